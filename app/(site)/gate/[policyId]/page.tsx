import { CircleHelp, KeyRound, ListChecks, Wallet } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { useTexts } from "#texts";
import { readDraft } from "@/components/policies/draft.ts";
import { GetPass } from "@/components/policies/get-pass.tsx";
import { PolicyResultView } from "@/components/policies/policy-result.tsx";
import { PolicyWords } from "@/components/policies/policy-words.tsx";
import { StillIndexing } from "@/components/site/still-indexing.tsx";
import { ClientTexts, getTexts } from "@/components/texts/server.tsx";
import { Button } from "@/components/ui/button.tsx";
import { CopyButton } from "@/components/ui/copy-button.tsx";
import { FieldError } from "@/components/ui/field.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { Section } from "@/components/ui/section.tsx";
import { StrangersText, visible } from "@/components/ui/visible-text.tsx";
import { ConnectButton } from "@/components/wallet/connect-button.tsx";
import { withBasePath } from "@/lib/core/base-path.ts";
import { type Context, systemContext } from "@/lib/core/context.ts";
import { checksum } from "@/lib/core/schemas.ts";
import { listModules } from "@/lib/domains/policies/index.ts";
import { answerNotFound } from "../../_lib/answer-not-found.tsx";
import { chainNames } from "../../_lib/chains.ts";
import { whenLoaded } from "../../_lib/null-on-error.ts";
import { visitorContext } from "../../_lib/visitor-context.ts";
import NotFound from "./not-found.tsx";
import { type GatePage, type GateProps, readGate, readGatePolicy, type Verdict } from "./read-gate.ts";

export async function generateMetadata({ params }: GateProps): Promise<Metadata> {
  const t = await getTexts("gate.page");
  const gate = await readGatePolicy(systemContext(), params);
  if (!gate) return { title: (await getTexts("gate.missing"))("title") };
  return {
    title: visible(gate.policy.name),
    description: t("description"),
  };
}

export default async function Page(props: GateProps) {
  const t = await getTexts("gate.page");
  const ctx = await visitorContext((await props.params).policyId);
  const loaded = await whenLoaded(readGate(ctx, props).then((gate) => ({ gate })));
  if (loaded === null) {
    return (
      <div className="mt-14">
        <h1 className="sr-only">{t("hiddenTitle")}</h1>
        <StillIndexing />
      </div>
    );
  }
  if (loaded.gate === null) return answerNotFound(<NotFound />);
  return <GateView ctx={ctx} gate={loaded.gate} />;
}

async function GateView({ ctx, gate }: { ctx: Context; gate: GatePage }) {
  const t = await getTexts("gate.page");
  const { policy, verdict, signedIn } = gate;
  const { modules } = await listModules(ctx);
  const draft = readDraft(policy.policy);
  const result = verdict && "result" in verdict ? verdict.result : null;
  const isOwn = signedIn !== null && isSame(verdict?.identity, signedIn.session.wallet);
  return (
    <>
      <PageHeader title={<StrangersText>{policy.name}</StrangersText>} lead={t("lead")} />
      <p className="mt-4 flex items-center gap-1 text-sm text-ink-soft">
        {t("share")}
        <CopyButton text={`${ctx.env.PUBLIC_ORIGIN}/gate/${policy.id}`} label={t("copy")} />
      </p>
      <Section id="rules" title={t("rules")}>
        {draft && <PolicyWords group={draft} modules={modules} chains={chainNames(ctx)} />}
      </Section>
      <Section id="check" title={result && isOwn ? t("yours") : t("check.title")}>
        {!signedIn && (
          <div className="mb-6">
            <Notice icon={Wallet} title={t("connect.title")}>
              <p>{t("connect.text")}</p>
              <ConnectButton label={t("connect.button")} />
            </Notice>
          </div>
        )}
        <CheckForm policyId={policy.id} verdict={verdict} />
        <DayLink policy={policy} identity={verdict?.identity} yesterday={new Date(ctx.now.getTime() - DAY_MS)} />
        {result && <PolicyResultView result={result} policy={draft} modules={modules} />}
      </Section>
      {result?.outcome === "pass" && (
        <Section id="pass" title={t("pass.title")} note={t("pass.note")}>
          <Pass ctx={ctx} gate={gate} isOwn={isOwn} />
        </Section>
      )}
    </>
  );
}

const isSame = (identity: string | undefined, wallet: string) => identity?.toLowerCase() === wallet;

/** Works without scripts: the result is of the page's URL. */
function CheckForm({ policyId, verdict }: { policyId: string; verdict: Verdict | null }) {
  const t = useTexts("gate.page");
  const fault = verdict && "problem" in verdict ? verdict : null;
  return (
    <form
      action={withBasePath(`/gate/${encodeURIComponent(policyId)}`)}
      className="grid gap-3 sm:max-w-3xl sm:grid-cols-[1fr_auto]"
    >
      <div>
        <label htmlFor="identity" className="block font-medium">
          {t("identity")}
        </label>
        <input
          id="identity"
          name="identity"
          required
          defaultValue={verdict?.identity}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t("example")}
          {...(fault && { "aria-invalid": true, "aria-describedby": "identity-error" })}
          className="field mt-2 w-full px-3 placeholder:text-ink-faint"
        />
        <FieldError id="identity-error" message={fault ? t(`faults.${fault.problem}`) : undefined} />
        {fault?.next && <NextStep {...fault.next} />}
      </div>
      <Button type="submit" className="sm:mt-8 sm:self-start">
        <ListChecks size={18} /> {t("check.button")}
      </Button>
    </form>
  );
}

/** Where somebody goes who has no result. */
function NextStep({ href, to }: { href: string; to: "score" | "similar" }) {
  const t = useTexts("gate.page.next");
  return (
    <Link
      href={href}
      prefetch={false}
      className="ml-6 inline-flex min-h-8 items-center text-sm underline underline-offset-4"
    >
      {t(to)}
    </Link>
  );
}

const DAY_MS = 86_400_000;
/** A longer policy does not fit into an address. */
const MAX_URL_LENGTH = 6_000;

/** Leads to the policies page, which evaluates for any day. */
function DayLink(props: { policy: GatePage["policy"]; identity: string | undefined; yesterday: Date }) {
  const t = useTexts("gate.page");
  const { policy, identity, yesterday } = props;
  const text = JSON.stringify(policy.policy);
  if (text.length > MAX_URL_LENGTH) return null;
  const at = yesterday.toISOString().slice(0, 10);
  const query = new URLSearchParams({ policy: text, ...(identity !== undefined && { identity }), at });
  return (
    <Link
      href={`/policies?${query}`}
      prefetch={false}
      className="mt-3 inline-flex min-h-11 items-center text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
    >
      {t("check.pastDay")}
    </Link>
  );
}

function Pass({ ctx, gate: { policy, signedIn }, isOwn }: { ctx: Context; gate: GatePage; isOwn: boolean }) {
  const t = useTexts("gate.page");
  const chains = ctx.env.CHAINS.filter(({ contracts }) => contracts.verifier).map(({ id, name }) => ({ id, name }));
  if (chains.length === 0) {
    return (
      <Notice icon={CircleHelp} title={t("noVerifier.title")}>
        <p>{t("noVerifier.text")}</p>
      </Notice>
    );
  }
  if (signedIn && isOwn) {
    return (
      <ClientTexts of={["api.problem", "gate.getPass"]}>
        <GetPass policyId={policy.id} wallet={checksum(signedIn.session.wallet)} chains={chains} />
      </ClientTexts>
    );
  }
  return (
    <Notice icon={KeyRound} title={t("onlyOwn.title")}>
      <p>{signedIn ? t("onlyOwn.other") : t("onlyOwn.connect")}</p>
      {!signedIn && <ConnectButton label={t("connect.button")} />}
    </Notice>
  );
}
