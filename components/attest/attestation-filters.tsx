import { Filter, FilterForm } from "../ui/filter-form.tsx";
import { statusLabels } from "./labels.ts";

interface Choice {
  value: string;
  label: string;
}

export interface FilterChoice {
  status: string;
  schema: string;
  chainId: string;
  sort: string;
}

/** How attestations are put in order. */
export const orders = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "trusted", label: "Highest scored issuer first" },
] as const;

/** Which attestations are shown, and in which order. All of it stands in the address. */
export function AttestationFilters(props: {
  action: string;
  choice: FilterChoice;
  schemas: readonly Choice[];
  chains: readonly Choice[];
  /** What else stands in the address. */
  kept: Readonly<Record<string, string>>;
}) {
  const { choice } = props;
  return (
    <FilterForm
      action={props.action}
      kept={props.kept}
      className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap print:hidden"
    >
      <Filter
        className="sm:w-36"
        label="State"
        name="status"
        value={choice.status}
        options={[
          { value: "", label: "All" },
          ...Object.entries(statusLabels).map(([value, { word }]) => ({ value, label: word })),
        ]}
      />
      <Filter
        className="sm:w-52"
        label="Schema"
        name="schema"
        value={choice.schema}
        options={[{ value: "", label: "All" }, ...props.schemas]}
      />
      <Filter
        className="sm:w-48"
        label="Network"
        name="chainId"
        value={choice.chainId}
        options={[{ value: "", label: "All" }, ...props.chains]}
      />
      <Filter className="sm:w-60" label="Order" name="sort" value={choice.sort} options={orders} />
    </FilterForm>
  );
}
