import { Check } from "lucide-react";
import { useTexts } from "#texts";

const steps = ["choose", "mint", "activate", "link"] as const;
export type NameStep = (typeof steps)[number];

/** The way to a name with all wallets, and the step that is next. */
export function NamePath({ next }: { next: NameStep }) {
  const t = useTexts("names.path");
  const at = steps.indexOf(next);
  return (
    <ol aria-label={t("title")} className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
      {steps.map((id, i) => (
        <li
          key={id}
          aria-current={i === at ? "step" : undefined}
          className={`border-t-2 pt-2.5 ${i <= at ? "border-accent" : "border-line"}`}
        >
          <p className={`flex items-center gap-1.5 font-medium ${i > at ? "text-ink-faint" : ""}`}>
            {i < at ? <Check size={16} className="text-up" /> : <span className="figures">{i + 1}.</span>}{" "}
            {t(`steps.${id}`)}
            {i < at && <span className="sr-only">{t("done")}</span>}
          </p>
          <p className="mt-0.5 text-sm text-ink-faint">{t(`steps.${id}Text`)}</p>
        </li>
      ))}
    </ol>
  );
}
