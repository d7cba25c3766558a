import { CircleAlert, RotateCw, Sigma } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useTexts } from "#texts";
import type { Module } from "../../lib/domains/policies/index.ts";
import type { SimulationResult } from "../../lib/domains/policies/schemas.ts";
import { Bar } from "../ui/bar.tsx";
import { Button } from "../ui/button.tsx";
import { Lazy } from "../ui/lazy.tsx";
import { Refresh } from "../ui/refresh.tsx";
import { describeProgress } from "./labels.ts";
import { CallProblem, RunButton } from "./run-button.tsx";
import type { SimulationOutcome } from "./simulation-outcome.tsx";
import type { ExactSimulation } from "./use-exact-simulation.ts";
import type { Playground } from "./use-playground.ts";

/** Loaded with the first result. */
const simulationOutcome = () => import("./simulation-outcome.tsx");

/** The outcomes over all subjects, by a sample or exactly, and the share that passes at other thresholds. */
export function Simulation(props: {
  state: Playground;
  exact: ExactSimulation;
  signedIn: boolean;
  modules: readonly Module[];
}) {
  const t = useTexts("policies.simulation");
  const { state, exact, signedIn } = props;
  const call = state.calls.simulate;
  // The exact result that was there before the estimate.
  const [replaced, setReplaced] = useState<string | null>(null);
  const simulate = () => {
    setReplaced(exact.result?.id ?? null);
    state.simulate();
  };
  const estimate = state.simulation;
  const outdated = estimate !== null && estimate.text !== state.text;
  const isReplaced = estimate !== null && !outdated && exact.result?.id === replaced;
  const counted = isReplaced ? null : exact.result;
  const result = counted ? { answer: counted.answer, policy: state.draft } : estimate;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-4">
        <RunButton call={call} signedIn={signedIn} isInvalidJson={state.isInvalidJson} onRun={simulate} />
        {outdated && !counted ? (
          <p className="text-sm text-caution">{t("outdated")}</p>
        ) : (
          result && <ExactOffer exact={exact} sample={result.answer} />
        )}
      </div>
      <CallProblem call={call} />
      {signedIn && <ExactProgress exact={exact} />}
      {result && <Outcome {...result} countedAt={counted?.finishedAt} modules={props.modules} />}
    </div>
  );
}

function Outcome(props: ComponentProps<typeof SimulationOutcome>) {
  return <Lazy load={simulationOutcome}>{(loaded) => <loaded.SimulationOutcome {...props} />}</Lazy>;
}

const REFRESH_SECONDS = 3;

interface Props {
  exact: ExactSimulation;
}

/** Beside a result that is of a sample: how to count everybody. */
function ExactOffer({ exact, sample }: Props & { sample: SimulationResult }) {
  const t = useTexts("policies.simulation");
  const { policy, running, call } = exact;
  if (sample.evaluated >= sample.population || (running && running.policyId !== policy?.id)) return null;
  if (!policy) {
    return (
      <p className="text-sm text-ink-soft">
        {t.rich("saveFirst", {
          a: (inside) => (
            <a href="#saved" className="underline underline-offset-4">
              {inside}
            </a>
          ),
        })}
      </p>
    );
  }
  const busy = call.busy || running !== null;
  return (
    <Button kind="quiet" busy={busy} onClick={exact.start}>
      {!busy && <Sigma size={18} />}
      {t("countAll", { population: sample.population })}
    </Button>
  );
}

/** How far the exact count is, and why there is none. */
function ExactProgress({ exact }: Props) {
  const t = useTexts("policies.simulation");
  const { policy, newest, running, call } = exact;
  if (!policy) return null;
  if (running) return <Running running={running} isOther={running.policyId !== policy.id} />;
  const isMissing = newest?.state === "finished" && !exact.result;
  return (
    <>
      {newest?.state === "failed" && (
        <Failure busy={call.busy} onRetry={exact.start}>
          {t("failed", { error: newest.error ?? "" })}
        </Failure>
      )}
      <CallProblem call={call} />
      {call.problem && isMissing && <Retry busy={call.busy} onRetry={exact.retry} />}
    </>
  );
}

function Running({ running, isOther }: { running: NonNullable<ExactSimulation["running"]>; isOther: boolean }) {
  const t = useTexts("policies.simulation");
  const { evaluated, subjects, name } = running;
  const text = describeProgress(running, t);
  return (
    <div className="rounded-2xl border border-line bg-surface p-5">
      <Refresh seconds={REFRESH_SECONDS} />
      <p className="font-semibold wrap-anywhere">{isOther ? t("countingOther", { name }) : t("counting")}</p>
      <div
        role="progressbar"
        aria-label={t("exactCount")}
        aria-valuemin={0}
        aria-valuemax={Math.max(1, subjects)}
        aria-valuenow={Math.min(evaluated, Math.max(1, subjects))}
        aria-valuetext={text}
        className="my-3"
      >
        <Bar value={evaluated} max={subjects} />
      </div>
      <p className="figures text-sm text-ink-faint">
        {text} {t(isOther ? "afterOther" : "leave")}
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
  const t = useTexts("ui");
  return (
    <Button kind="quiet" busy={busy} onClick={onRetry} className="justify-self-start">
      {!busy && <RotateCw size={18} />}
      {t("tryAgain")}
    </Button>
  );
}
