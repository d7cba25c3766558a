import { TriangleAlert } from "lucide-react";
import type { describeFailure } from "./failure.ts";

/** What failed, in words. */
export function FailureAlert({ title, text, isEnglish }: ReturnType<typeof describeFailure>) {
  return (
    <div role="alert" className="flex gap-4">
      <TriangleAlert size={24} className="mt-0.5 shrink-0 text-caution" />
      <div className="min-w-0 space-y-1">
        <p className="font-semibold">{title}</p>
        <p lang={isEnglish ? "en" : undefined} className="wrap-anywhere text-ink-soft">
          {text}
        </p>
      </div>
    </div>
  );
}
