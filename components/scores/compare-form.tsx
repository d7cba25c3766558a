import { ArrowLeftRight } from "lucide-react";
import { useTexts } from "#texts";
import { withBasePath } from "../../lib/core/base-path.ts";
import { Button } from "../ui/button.tsx";
import { FieldError } from "../ui/field.tsx";

interface Props {
  one: string | undefined;
  other: string | undefined;
  oneError?: string;
  otherError?: string;
}

/** Asks for two identities; a plain GET form to /compare. */
export function CompareForm({ one, other, oneError, otherError }: Props) {
  const t = useTexts("scores.compareForm");
  return (
    <form action={withBasePath("/compare")} className="grid gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-start">
      <IdentityInput name="a" label={t("one")} value={one} error={oneError} />
      <IdentityInput name="b" label={t("other")} value={other} error={otherError} />
      <Button type="submit" className="sm:mt-[2.0625rem]">
        <ArrowLeftRight size={18} /> {t("submit")}
      </Button>
    </form>
  );
}

function IdentityInput(props: { name: string; label: string; value: string | undefined; error: string | undefined }) {
  const t = useTexts("scores.compareForm");
  const { name, label, value, error } = props;
  return (
    <div>
      <label htmlFor={`compare-${name}`} className="block font-medium">
        {label}
      </label>
      <input
        id={`compare-${name}`}
        name={name}
        required
        defaultValue={value}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t("placeholder")}
        {...(error && { "aria-invalid": true, "aria-describedby": `compare-${name}-error` })}
        className="field mt-2 w-full px-3 placeholder:text-ink-faint"
      />
      <FieldError id={`compare-${name}-error`} message={error} />
    </div>
  );
}
