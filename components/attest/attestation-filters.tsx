import { Filter } from "../ui/filter.tsx";
import { FilterForm } from "../ui/filter-form.tsx";
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
  { value: "trusted", label: "Highest issuer score" },
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
      className="grid max-w-3xl grid-cols-2 items-end gap-3 md:grid-cols-4 print:hidden"
    >
      <Filter
        label="Status"
        name="status"
        value={choice.status}
        options={[
          { value: "", label: "All" },
          ...Object.entries(statusLabels).map(([value, { label }]) => ({ value, label })),
        ]}
      />
      <Filter
        label="Schema"
        name="schema"
        value={choice.schema}
        options={[{ value: "", label: "All" }, ...props.schemas]}
      />
      <Filter
        label="Network"
        name="chainId"
        value={choice.chainId}
        options={[{ value: "", label: "All" }, ...props.chains]}
      />
      <Filter label="Order" name="sort" value={choice.sort} options={orders} />
    </FilterForm>
  );
}
