import { ScanSearch } from "lucide-react";
import { withBasePath } from "../../lib/core/base-path.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";

/** A text of the form, and why it leads to no address. */
export interface CheckField {
  text: string;
  problem: string | undefined;
}

/** Asks for the address to be paid and the wallet that pays; a plain GET form to /check. */
export function CheckForm({ paid, from }: { paid: CheckField | null; from: CheckField | null }) {
  return (
    <form action={withBasePath("/check")} className="grid max-w-3xl gap-5">
      <AddressInput name="address" label="Address or name to pay" field={paid} required />
      <AddressInput
        name="from"
        label="Your wallet"
        hint="The one that pays. Without it, nobody can say whether you paid this address before."
        field={from}
      />
      <Button type="submit" className="justify-self-start">
        <ScanSearch size={18} /> Check
      </Button>
    </form>
  );
}

function AddressInput(props: {
  name: string;
  label: string;
  hint?: string;
  field: CheckField | null;
  required?: boolean;
}) {
  const { name, label, hint, field, required } = props;
  return (
    <Field label={label} hint={hint} error={field?.problem}>
      {(control) => (
        <input
          {...control}
          name={name}
          required={required}
          defaultValue={field?.text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="0x… or alice.svc"
          className="field w-full px-3 font-mono text-sm placeholder:font-sans placeholder:text-ink-faint"
        />
      )}
    </Field>
  );
}
