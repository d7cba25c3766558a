import { CircleHelp, Hourglass, LoaderCircle } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { useTexts, useTranslate } from "#texts";
import { Feedback } from "@/components/agents/feedback.tsx";
import { RegistrationFile } from "@/components/agents/registration-file.tsx";
import { type Party, PartyLink } from "@/components/attest/party.tsx";
import { chainName } from "@/components/scores/transaction-link.tsx";
import { RecordNotFound } from "@/components/site/record-not-found.tsx";
import { getTexts, getTranslate } from "@/components/texts/server.tsx";
import { CopyButton } from "@/components/ui/copy-button.tsx";
import { DefinitionLine } from "@/components/ui/definition.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { formatNumber } from "@/components/ui/numbers.ts";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { Refresh } from "@/components/ui/refresh.tsx";
import { Section } from "@/components/ui/section.tsx";
import { TimeAt } from "@/components/ui/time-ago.tsx";
import { systemContext } from "@/lib/core/context.ts";
import { isServiceError } from "@/lib/core/errors.ts";
import { ChainId } from "@/lib/core/schemas.ts";
import { getAgent } from "@/lib/domains/agents/index.ts";
import { type Agent, AgentId } from "@/lib/domains/agents/schemas.ts";
import { answerNotFound } from "../../../_lib/answer-not-found.tsx";
import { chainNames } from "../../../_lib/chains.ts";
import { visitorContext } from "../../../_lib/visitor-context.ts";
import { partyOf } from "../../../attest/_lib/attestations.ts";

interface Props {
  params: Promise<{ chainId: string; agentId: string }>;
}

/** The agent that the URL names; null for anything that cannot be one. */
async function readKey(params: Props["params"]): Promise<{ chainId: number; agentId: string } | null> {
  const given = await params;
  const [chainId, agentId] = [ChainId.safeParse(given.chainId).data, AgentId.safeParse(given.agentId).data];
  return chainId === undefined || agentId === undefined ? null : { chainId, agentId };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTexts("agents.page");
  const key = await readKey(params);
  if (!key) return { title: t("notFound") };
  const chain = chainName(chainNames(systemContext()), key.chainId);
  return {
    title: t("metaTitle", { id: shortId(key.agentId), chain }),
    description: t("description"),
    alternates: { canonical: `/agents/${key.chainId}/${key.agentId}` },
  };
}

/** A uint256 has up to 78 digits. */
const shortId = (id: string) => (id.length > 12 ? `${id.slice(0, 6)}…${id.slice(-4)}` : id);

/** Refresh while the registries are being read. */
const REFRESH_SECONDS = 15;

export default async function AgentPage({ params }: Props) {
  const key = await readKey(params);
  if (!key) return answerNotFound(<Missing reason="notFound" />);
  const ctx = await visitorContext("agents");
  const chains = chainNames(ctx);
  const found = await read(getAgent(ctx, key));
  if (found === "NOT_FOUND") return answerNotFound(<Missing reason="notFound" />);
  if (found === "UNSUPPORTED_CHAIN") return answerNotFound(<Missing reason="noRegistry" />);
  if (found === "SERVICE_UNAVAILABLE") return <Busy />;
  const chain = chainName(chains, key.chainId);
  if ("waits" in found) return <Waiting id={key.agentId} chain={chain} why={found.waits} />;
  const { owner, wallet } = found.agent;
  const [ownerParty, walletParty] = await Promise.all(
    [owner, wallet].map((address) => (address === null ? null : partyOf(ctx, address))),
  );
  const t = await getTexts("agents.page");
  return (
    <>
      <PageHeader title={t("title", { id: shortId(key.agentId) })} lead={t("lead", { chain })} />
      <Unchecked unchecked={found.agent.coverage.unchecked} />
      <About agent={found.agent} owner={ownerParty ?? null} wallet={walletParty ?? null} chain={chain} />
      <RegistrationFile agent={found.agent} />
      <Feedback feedback={found.agent.feedback} />
    </>
  );
}

type Missed = "NOT_FOUND" | "UNSUPPORTED_CHAIN" | "SERVICE_UNAVAILABLE";

/** The agent, the code of why there is none, or why it is not known yet. */
async function read(answer: Promise<Agent>): Promise<{ agent: Agent } | { waits: string } | Missed> {
  try {
    return { agent: await answer };
  } catch (error) {
    if (!isServiceError(error)) throw error;
    const { code, message } = error;
    if (code === "INDETERMINATE") return { waits: message };
    if (code === "NOT_FOUND" || code === "UNSUPPORTED_CHAIN" || code === "SERVICE_UNAVAILABLE") return code;
    throw error;
  }
}

function Missing({ reason }: { reason: "notFound" | "noRegistry" }) {
  const t = useTexts("agents.page");
  return (
    <RecordNotFound title={t(reason)} href="/docs/reference/agents" link={t("reference")}>
      {t(`${reason}Text`)}
    </RecordNotFound>
  );
}

function Busy() {
  const t = useTexts("agents.page");
  return (
    <>
      <PageHeader title={t("busy")} />
      <div className="mt-8" role="alert">
        <Notice icon={Hourglass} title={t("busyTitle")}>
          <p>{t("busyText")}</p>
        </Notice>
      </div>
    </>
  );
}

async function Waiting({ id, chain, why }: { id: string; chain: string; why: string }) {
  const [t, translate] = [await getTexts("agents.page"), await getTranslate("sentences.agents")];
  return (
    <>
      <PageHeader title={t("title", { id: shortId(id) })} lead={t("lead", { chain })} />
      <div className="mt-8">
        <Refresh seconds={REFRESH_SECONDS} />
        <Notice icon={LoaderCircle} title={t("waits")} busy>
          <p className="wrap-anywhere">{translate(why)}</p>
        </Notice>
      </div>
    </>
  );
}

/** What the figures below may lack. */
function Unchecked({ unchecked }: { unchecked: Agent["coverage"]["unchecked"] }) {
  const [t, translate] = [useTexts("agents.page"), useTranslate("sentences.agents")];
  if (unchecked.length === 0) return null;
  return (
    <div className="mt-8">
      <Notice icon={CircleHelp} title={t("partial")}>
        <ul className="list-disc space-y-1 pl-5">
          {unchecked.map(({ message }) => (
            <li key={message}>{translate(message)}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

function About(props: { agent: Agent; owner: Party | null; wallet: Party | null; chain: string }) {
  const t = useTexts("agents.page");
  const { agent, owner, wallet, chain } = props;
  const { id, registeredAt, coverage } = agent;
  const { fromBlock, toBlock } = coverage;
  return (
    <Section id="about" title={t("about")} note={t("aboutNote")}>
      <dl className="border-t border-line">
        <DefinitionLine name={t("owner")}>{owner ? <PartyLink party={owner} /> : t("burned")}</DefinitionLine>
        <DefinitionLine name={t("wallet")}>{wallet ? <PartyLink party={wallet} /> : t("noWallet")}</DefinitionLine>
        <DefinitionLine name={t("registered")}>
          {registeredAt === null ? t("unknown") : <TimeAt at={registeredAt} />}
        </DefinitionLine>
        <DefinitionLine name={t("id")}>
          <span className="flex items-center gap-1">
            <span className="min-w-0 font-mono text-sm wrap-anywhere">{id}</span>
            <CopyButton text={id} label={t("copyId")} />
          </span>
        </DefinitionLine>
        <DefinitionLine name={t("blocks")}>
          {toBlock === null
            ? t("unknown")
            : t("blocksOf", {
                chain,
                from: formatNumber(fromBlock, t.language),
                to: formatNumber(toBlock, t.language),
              })}
        </DefinitionLine>
      </dl>
      <p className="mt-4 text-sm text-ink-faint">{t.rich("more", { a: referenceLink })}</p>
    </Section>
  );
}

const referenceLink = (inside: ReactNode) => (
  <Link href="/docs/reference/agents" prefetch={false} className="text-ink underline underline-offset-4">
    {inside}
  </Link>
);
