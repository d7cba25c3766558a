import { ScanSearch } from "lucide-react";
import { useTexts } from "#texts";
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
  const t = useTexts("check.form");
  return (
    <form action={withBasePath("/check")} className="grid max-w-3xl gap-5">
      <AddressInput name="address" label={t("paid")} field={paid} required />
      <AddressInput name="from" label={t("from")} hint={t("fromHint")} field={from} />
      <Button type="submit" className="justify-self-start">
        <ScanSearch size={18} /> {t("submit")}
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
  const t = useTexts("check.form");
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
          placeholder={t("placeholder")}
          className="field w-full px-3 font-mono text-sm placeholder:font-sans placeholder:text-ink-faint"
        />
      )}
    </Field>
  );
}
