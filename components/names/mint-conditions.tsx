import { Check, X } from "lucide-react";
import { useTexts, useTranslate } from "#texts";
import type { MintReason } from "../../lib/domains/reservations/schemas.ts";
import { Disclosure } from "../ui/disclosure.tsx";

/** The conditions of a mint, unmet ones first; folded if all are met. */
export function MintConditions({ reasons }: { reasons: readonly MintReason[] }) {
  const t = useTexts("names.conditions");
  if (reasons.some(({ ok }) => !ok)) return <Conditions reasons={reasons} />;
  return (
    <div className="border-t border-line lg:max-w-4xl">
      <Disclosure title={t("allMet")} note={String(reasons.length)}>
        <Conditions reasons={reasons} />
      </Disclosure>
    </div>
  );
}

function Conditions({ reasons }: { reasons: readonly MintReason[] }) {
  const [t, translate] = [useTexts("names.conditions"), useTranslate("sentences.names")];
  return (
    <ul aria-label={t("title")} className="grid gap-x-8 gap-y-1.5 max-sm:text-sm sm:grid-cols-2 lg:max-w-4xl">
      {reasons
        .toSorted((a, b) => Number(a.ok) - Number(b.ok))
        .map(({ code, ok, message }) => (
          <li key={code} className="flex gap-3">
            {ok ? (
              <Check size={20} className="mt-0.5 shrink-0 text-up" />
            ) : (
              <X size={20} className="mt-0.5 shrink-0 text-down" />
            )}
            <span className={ok ? "text-ink-soft" : "font-medium"}>
              <span className="sr-only">{t(ok ? "met" : "notMet")} </span>
              {translate(message)}
            </span>
          </li>
        ))}
    </ul>
  );
}
