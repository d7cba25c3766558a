import Form from "next/form";
import { Button } from "../ui/button.tsx";
import { Select } from "../ui/select.tsx";
import { statusWords } from "./words.ts";

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
    <Form action={props.action} className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap print:hidden">
      {Object.entries(props.kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="sm:w-36">
        <Select
          label="State"
          name="status"
          value={choice.status}
          options={[
            { value: "", label: "All" },
            ...Object.entries(statusWords).map(([value, { word }]) => ({ value, label: word })),
          ]}
        />
      </div>
      <div className="sm:w-52">
        <Select
          label="Schema"
          name="schema"
          value={choice.schema}
          options={[{ value: "", label: "All" }, ...props.schemas]}
        />
      </div>
      <div className="sm:w-48">
        <Select
          label="Network"
          name="chainId"
          value={choice.chainId}
          options={[{ value: "", label: "All" }, ...props.chains]}
        />
      </div>
      <div className="sm:w-60">
        <Select label="Order" name="sort" value={choice.sort} options={orders} />
      </div>
      <noscript>
        <Button type="submit" kind="quiet">
          Show
        </Button>
      </noscript>
    </Form>
  );
}
