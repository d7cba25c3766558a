import type { Metadata } from "next";
import { Playground } from "@/components/policies/playground.tsx";
import { templates } from "@/components/policies/templates.ts";
import type { ExampleWallet } from "@/components/policies/types.ts";
import type { Texts } from "@/components/texts/create-texts.ts";
import { ClientTexts, getTexts } from "@/components/texts/server.tsx";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { type Context, systemContext } from "@/lib/core/context.ts";
import { listSchemas } from "@/lib/domains/attestations/index.ts";
import {
  contractPresets,
  countRejections,
  listModules,
  listPolicies,
  listSimulations,
} from "@/lib/domains/policies/index.ts";
import { getLeaderboard } from "@/lib/domains/scores/index.ts";
import { readSignedIn } from "../../portal/_lib/signed-in.ts";
import { whenLoaded } from "../_lib/null-on-error.ts";
import { translateSteps } from "./translate-steps.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("policies.page");
  return {
    title: t("title"),
    description: t("description"),
  };
}

const templatePolicies = templates.map(({ policy }) => policy);
const ALL = { limit: 100, offset: 0 };

export default async function PoliciesPage() {
  const t = await getTexts("policies.page");
  const ctx = systemContext();
  const signedIn = await readSignedIn();
  const rejections = countRejections(ctx, templatePolicies).catch(() => null);
  const [{ schemas }, { modules }, examples, saved, simulations] = await Promise.all([
    listSchemas(ctx, ALL),
    listModules(ctx),
    readExamples(ctx, await getTexts("policies.live")),
    signedIn && listPolicies(signedIn.ctx, ALL).then(({ policies }) => policies),
    signedIn ? listSimulations(signedIn.ctx) : [],
  ]);
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <ClientTexts of={["api.problem", "policies", "wallet.signInFor"]}>
        <Playground
          identity={examples[0]?.identity ?? ""}
          examples={examples}
          rejections={rejections}
          settings={{
            modules,
            chains: ctx.env.CHAINS.map(({ id, name }) => ({ id, name })),
            schemas: schemas.map(({ name, uid }) => name ?? uid),
            presets: Object.entries(contractPresets).map(([id, { title }]) => ({ id, title })),
          }}
          saved={saved}
          simulations={simulations}
          origin={ctx.env.PUBLIC_ORIGIN}
          translateSteps={t.language === "en" ? null : translateSteps}
        />
      </ClientTexts>
    </>
  );
}

/** Scored wallets to try a policy on: the one in the middle of the leaderboard, the first and the last. */
async function readExamples(ctx: Context, t: Texts<"policies.live">): Promise<ExampleWallet[]> {
  const first = await readPlace(ctx, 0);
  const ranked = first?.pagination.total ?? 0;
  const offsets = new Set([Math.floor(ranked / 2), 0, ranked - 1].filter((offset) => offset >= 0 && offset < ranked));
  const pages = await Promise.all([...offsets].map((offset) => (offset === 0 ? first : readPlace(ctx, offset))));
  return pages.flatMap((page) => {
    const [entry] = page?.leaderboard ?? [];
    return entry ? [{ identity: entry.svcId ?? entry.address, label: t("rank", { rank: entry.rank }) }] : [];
  });
}

function readPlace(ctx: Context, offset: number) {
  return whenLoaded(getLeaderboard(ctx, { category: "total", timeframe: "all", order: "desc", limit: 1, offset }));
}
