import { Suspense, use } from "react";
import { useTexts } from "#texts";
import type { Rejections } from "../../lib/domains/policies/count-rejections.ts";
import { templates } from "./templates.ts";

interface Props {
  /** How many wallets each template rejects; null if it cannot be counted now. */
  rejections: Promise<Rejections | null>;
  onChoose: (policy: unknown) => void;
}

export function TemplateList({ rejections, onChoose }: Props) {
  const t = useTexts("policies.templates");
  return (
    <fieldset className="mt-8">
      <legend className="mb-2 text-sm text-ink-faint">{t("title")}</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {templates.map(({ id, policy }, index) => (
          <button
            key={id}
            type="button"
            onClick={() => onChoose(policy)}
            className="flex cursor-pointer flex-col rounded-xl border border-line bg-surface p-4 text-left transition-colors hover:border-line-strong hover:bg-sunken"
          >
            <span className="font-medium">{t(`names.${id}`)}</span>
            <span className="mt-0.5 text-sm text-ink-soft">{t(`about.${id}`)}</span>
            <span className="figures mt-auto pt-2 text-sm text-ink-faint">
              <Suspense fallback={t("counting")}>
                <Rejected rejections={rejections} index={index} />
              </Suspense>
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function Rejected({ rejections, index }: Pick<Props, "rejections"> & { index: number }) {
  const t = useTexts("policies.templates");
  const counted = use(rejections);
  const rejected = counted?.rejected[index];
  if (!counted || rejected === undefined || counted.evaluated === 0) return t("nobody");
  return t("rejects", { rejected, evaluated: counted.evaluated, sample: counted.isSample ? "yes" : "no" });
}
