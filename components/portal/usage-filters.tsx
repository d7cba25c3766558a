import { Filter } from "../ui/filter.tsx";
import { FilterForm } from "../ui/filter-form.tsx";
import { type Range, ranges } from "./usage-series.ts";

interface Choice {
  value: string;
  label: string;
}

/** Range and key of the usage, stored in the URL. */
export function UsageFilters(props: { range: Range; keys: readonly Choice[]; keyId: string }) {
  return (
    <FilterForm action="/portal" className="grid grid-cols-2 gap-3 sm:flex sm:items-end">
      <Filter
        className="sm:w-36"
        label="Range"
        name="range"
        value={props.range}
        options={Object.entries(ranges).map(([value, { label }]) => ({ value, label }))}
      />
      <Filter className="sm:w-56" label="Key" name="key" value={props.keyId} options={props.keys} />
    </FilterForm>
  );
}
