import { Suspense, use } from "react";
import type { Rejections } from "../../lib/domains/policies/count-rejections.ts";
import { formatNumber } from "../ui/numbers.ts";
import { templates } from "./templates.ts";

interface Props {
  /** How many wallets each template rejects; null if it cannot be counted now. */
  rejections: Promise<Rejections | null>;
  onChoose: (policy: unknown) => void;
}

export function TemplateList({ rejections, onChoose }: Props) {
  return (
    <fieldset className="mt-8">
      <legend className="mb-2 text-sm text-ink-faint">Templates</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {templates.map(({ name, about, policy }, index) => (
          <button
            key={name}
            type="button"
            onClick={() => onChoose(policy)}
            className="flex cursor-pointer flex-col rounded-xl border border-line bg-surface p-4 text-left transition-colors hover:border-line-strong hover:bg-sunken"
          >
            <span className="font-medium">{name}</span>
            <span className="mt-0.5 text-sm text-ink-soft">{about}</span>
            <span className="figures mt-auto pt-2 text-sm text-ink-faint">
              <Suspense fallback="Counting whom it rejects …">
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
  const counted = use(rejections);
  const rejected = counted?.rejected[index];
  if (!counted || rejected === undefined || counted.evaluated === 0) return "Nobody to try it on yet.";
  return `Rejects ${formatNumber(rejected)} of ${formatNumber(counted.evaluated)} ${counted.isSample ? "sampled" : "scored"} wallets.`;
}
