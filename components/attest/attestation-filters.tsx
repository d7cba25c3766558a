import { useTexts } from "#texts";
import { Filter } from "../ui/filter.tsx";
import { FilterForm } from "../ui/filter-form.tsx";

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

const statuses = ["active", "expired", "revoked"] as const;
export const orders = ["newest", "oldest", "trusted"] as const;

/** Filters and order of a list of attestations, stored in the URL. */
export function AttestationFilters(props: {
  action: string;
  choice: FilterChoice;
  schemas: readonly Choice[];
  chains: readonly Choice[];
  /** Other parameters of the URL. */
  params: Readonly<Record<string, string>>;
}) {
  const t = useTexts("attest.filters");
  const names = useTexts("attest.statuses");
  const { choice } = props;
  return (
    <FilterForm
      action={props.action}
      params={props.params}
      className="grid max-w-3xl grid-cols-2 items-end gap-3 md:grid-cols-4 print:hidden"
    >
      <Filter
        label={t("status")}
        name="status"
        value={choice.status}
        options={[{ value: "", label: t("all") }, ...statuses.map((value) => ({ value, label: names(value) }))]}
      />
      <Filter
        label={t("schema")}
        name="schema"
        value={choice.schema}
        options={[{ value: "", label: t("all") }, ...props.schemas]}
      />
      <Filter
        label={t("network")}
        name="chainId"
        value={choice.chainId}
        options={[{ value: "", label: t("allNetworks") }, ...props.chains]}
      />
      <Filter
        label={t("order")}
        name="sort"
        value={choice.sort}
        options={orders.map((value) => ({ value, label: t(`orders.${value}`) }))}
      />
    </FilterForm>
  );
}
