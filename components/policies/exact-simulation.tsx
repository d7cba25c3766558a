import { CircleAlert, RotateCw, Sigma } from "lucide-react";
import type { ReactNode } from "react";
import type { SimulationResult } from "../../lib/domains/policies/schemas.ts";
import { Bar } from "../ui/bar.tsx";
import { Button } from "../ui/button.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { Refresh } from "../ui/refresh.tsx";
import { describeProgress } from "./labels.ts";
import { CallProblem } from "./run-button.tsx";
import type { ExactSimulation } from "./use-exact-simulation.ts";

const REFRESH_SECONDS = 3;

interface Props {
  exact: ExactSimulation;
}

/** Beside a result that is of a sample: how to count everybody. */
export function ExactOffer({ exact, sample }: Props & { sample: SimulationResult }) {
  const { policy, running, call } = exact;
  if (sample.evaluated >= sample.population || (running && running.policyId !== policy?.id)) return null;
  if (!policy) {
    return (
      <p className="text-sm text-ink-soft">
        <a href="#saved" className="underline underline-offset-4">
          Save this policy
        </a>{" "}
        to count all of them exactly.
      </p>
    );
  }
  const busy = call.busy || running !== null;
  return (
    <Button kind="quiet" busy={busy} onClick={exact.start}>
      {!busy && <Sigma size={18} />}
      Count all {formatNumber(sample.population)} exactly
    </Button>
  );
}

/** How far the exact count is, and why there is none. */
export function ExactProgress({ exact }: Props) {
  const { policy, newest, running, call } = exact;
  if (!policy) return null;
  if (running) return <Running running={running} isOther={running.policyId !== policy.id} />;
  const isMissing = newest?.state === "finished" && !exact.result;
  return (
    <>
      {newest?.state === "failed" && (
        <Failure busy={call.busy} onRetry={exact.start}>
          The exact count failed. {newest.error}
        </Failure>
      )}
      <CallProblem call={call} />
      {call.problem && isMissing && <Retry busy={call.busy} onRetry={exact.retry} />}
    </>
  );
}

function Running({ running, isOther }: { running: NonNullable<ExactSimulation["running"]>; isOther: boolean }) {
  const { evaluated, subjects, name } = running;
  const text = describeProgress(running);
  return (
    <div className="rounded-2xl border border-line bg-surface p-5">
      <Refresh seconds={REFRESH_SECONDS} />
      <p className="font-semibold wrap-anywhere">{isOther ? `Counting “${name}” exactly` : "Counting exactly"}</p>
      <div
        role="progressbar"
        aria-label="Exact count"
        aria-valuemin={0}
        aria-valuemax={Math.max(1, subjects)}
        aria-valuenow={Math.min(evaluated, Math.max(1, subjects))}
        aria-valuetext={text}
        className="my-3"
      >
        <Bar value={evaluated} max={subjects} />
      </div>
      <p className="figures text-sm text-ink-faint">
        {text} {isOther ? "This policy can be counted after it." : "You can leave this page; the count goes on."}
      </p>
    </div>
  );
}

function Failure(props: { busy: boolean; onRetry: () => void; children: ReactNode }) {
  return (
    <div role="alert" className="rounded-lg bg-down-soft p-4 text-down">
      <p className="flex gap-3">
        <CircleAlert size={20} className="mt-0.5 shrink-0" />
        <span>{props.children}</span>
      </p>
      <div className="mt-3">
        <Retry {...props} />
      </div>
    </div>
  );
}

function Retry({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <Button kind="quiet" busy={busy} onClick={onRetry} className="justify-self-start">
      {!busy && <RotateCw size={18} />}
      Try again
    </Button>
  );
}
