import Form from "next/form";
import { Button } from "../ui/button.tsx";
import { Select } from "../ui/select.tsx";
import { type Range, ranges } from "./series.ts";

interface Choice {
  value: string;
  label: string;
}

/** Over which time, and of which key. Both stand in the address. */
export function UsageFilters(props: { range: Range; keys: readonly Choice[]; keyId: string }) {
  return (
    <Form action="/portal" className="grid grid-cols-2 gap-3 sm:flex sm:items-end">
      <div className="sm:w-36">
        <Select
          label="Over"
          name="range"
          value={props.range}
          options={Object.entries(ranges).map(([value, { label }]) => ({ value, label }))}
        />
      </div>
      <div className="sm:w-56">
        <Select label="Key" name="key" value={props.keyId} options={props.keys} />
      </div>
      <noscript>
        <Button type="submit" kind="quiet">
          Show
        </Button>
      </noscript>
    </Form>
  );
}
