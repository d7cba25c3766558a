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

export const orders = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "trusted", label: "Highest issuer score first" },
] as const;

/** Filters and order of a list of attestations, stored in the URL. */
export function AttestationFilters(props: {
  action: string;
  choice: FilterChoice;
  schemas: readonly Choice[];
  chains: readonly Choice[];
  /** Other parameters of the URL. */
  params: Readonly<Record<string, string>>;
}) {
  const { choice } = props;
  return (
    <FilterForm
      action={props.action}
      params={props.params}
      className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap print:hidden"
    >
      <Filter
        className="sm:w-36"
        label="Status"
        name="status"
        value={choice.status}
        options={[
          { value: "", label: "All" },
          ...Object.entries(statusLabels).map(([value, { label }]) => ({ value, label })),
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
