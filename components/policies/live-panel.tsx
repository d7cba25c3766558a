import { ChevronRight } from "lucide-react";
import { useTexts } from "#texts";
import type { Module } from "../../lib/domains/policies/index.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { IdentityField } from "../search/identity-field.tsx";
import { TextField } from "../ui/field.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { useWallet } from "../wallet/wallet-context.tsx";
import { PolicyResultView } from "./policy-result.tsx";
import type { ExampleWallet } from "./types.ts";
import type { Playground } from "./use-playground.ts";

interface Props {
  state: Playground;
  examples: readonly ExampleWallet[];
  modules: readonly Module[];
}

/** Tries the policy on one wallet, while both change. */
export function LivePanel({ state, examples, modules }: Props) {
  const t = useTexts("policies.live");
  const { live } = state;
  const { shown, problem } = live;
  const isBroken = state.isInvalidJson || state.errors.length > 0;
  return (
    <>
      <div className="flex min-h-7 items-center gap-3">
        <h2 id="try" className="text-xl font-semibold tracking-tight">
          {t("title")}
        </h2>
        {live.busy && <Spinner size={18} className="text-ink-faint" />}
      </div>
      <WalletFields state={state} examples={examples} />
      <div className="mt-4">
        <ProblemNotice problem={problem} />
        {isBroken && <p className="text-ink-soft">{t("broken")}</p>}
      </div>
      {shown ? (
        <PolicyResultView
          result={shown.answer}
          policy={shown.policy}
          steps={shown.steps}
          modules={modules}
          outdated={live.outdated}
          busy={live.busy}
        />
      ) : (
        !problem && !isBroken && !live.busy && <p className="text-ink-soft">{t("choose")}</p>
      )}
    </>
  );
}

function WalletFields({ state, examples }: Omit<Props, "modules">) {
  const t = useTexts("policies.live");
  const { account } = useWallet();
  const { problem } = state.live;
  const badDay = problem?.details.find(({ path }) => path === "body.at");
  const choices = [...(account ? [{ identity: account, label: t("mine") }] : []), ...examples];
  return (
    <div className="mt-3 grid gap-3">
      <IdentityField
        label={t("identity")}
        value={state.identity}
        onChange={state.setIdentity}
        error={problem?.fields.includes("identity") ? t("badIdentity") : undefined}
      />
      {choices.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {choices.map(({ identity, label }) => (
            <button
              key={label}
              type="button"
              aria-pressed={identity === state.identity}
              onClick={() => state.setIdentity(identity)}
              className="figures min-h-9 cursor-pointer rounded-full border border-line-strong px-3.5 text-sm text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-pressed:border-ink aria-pressed:text-ink"
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <DayField state={state} error={badDay && t("badDay", { message: badDay.message })} />
    </div>
  );
}

function DayField({ state, error }: { state: Props["state"]; error: string | undefined }) {
  const t = useTexts("policies.live");
  return (
    <details className="group text-sm" open={state.day !== "" || undefined}>
      <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1.5 text-ink-soft hover:text-ink">
        <ChevronRight size={16} className="text-ink-faint transition-transform group-open:rotate-90" /> {t("pastDay")}
      </summary>
      <TextField
        label={t("day")}
        type="date"
        className="sm:w-52"
        value={state.day}
        onChange={state.setDay}
        error={error}
      />
    </details>
  );
}
