import { useTexts } from "#texts";
import { Filter } from "../ui/filter.tsx";
import { FilterForm } from "../ui/filter-form.tsx";
import { type Range, rangeNames } from "./usage-series.ts";

interface Choice {
  value: string;
  label: string;
}

/** Range and key of the usage, stored in the URL. */
export function UsageFilters(props: { range: Range; keys: readonly Choice[]; keyId: string }) {
  const t = useTexts("portal.usage");
  return (
    <FilterForm action="/portal" className="grid grid-cols-2 gap-3 sm:flex sm:items-end">
      <Filter
        className="sm:w-36"
        label={t("range")}
        name="range"
        value={props.range}
        options={rangeNames.map((value) => ({ value, label: t(`ranges.${value}`) }))}
      />
      <Filter className="sm:w-56" label={t("key")} name="key" value={props.keyId} options={props.keys} />
    </FilterForm>
  );
}
