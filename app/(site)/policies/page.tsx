import type { Metadata } from "next";
import { Playground } from "@/components/policies/playground.tsx";
import { templates } from "@/components/policies/templates.ts";
import type { ExampleWallet } from "@/components/policies/types.ts";
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

export const metadata: Metadata = {
  title: "Policies",
  description: "Build a trust policy, test it on any wallet, and see how many would pass.",
};

const templatePolicies = templates.map(({ policy }) => policy);
const ALL = { limit: 100, offset: 0 };

export default async function PoliciesPage() {
  const ctx = systemContext();
  const signedIn = await readSignedIn();
  const rejections = countRejections(ctx, templatePolicies).catch(() => null);
  const [{ schemas }, { modules }, examples, saved, simulations] = await Promise.all([
    listSchemas(ctx, ALL),
    listModules(ctx),
    readExamples(ctx),
    signedIn && listPolicies(signedIn.ctx, ALL).then(({ policies }) => policies),
    signedIn ? listSimulations(signedIn.ctx) : [],
  ]);
  return (
    <>
      <PageHeader
        title="Policies"
        lead="Rules that a wallet has to meet. Each evaluation says pass, fail or could not check, and what would close the gap."
      />
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
      />
    </>
  );
}

/** Scored wallets to try a policy on: the one in the middle of the leaderboard, the first and the last. */
async function readExamples(ctx: Context): Promise<ExampleWallet[]> {
  const first = await readPlace(ctx, 0);
  const ranked = first?.pagination.total ?? 0;
  const offsets = new Set([Math.floor(ranked / 2), 0, ranked - 1].filter((offset) => offset >= 0 && offset < ranked));
  const pages = await Promise.all([...offsets].map((offset) => (offset === 0 ? first : readPlace(ctx, offset))));
  return pages.flatMap((page) => {
    const [entry] = page?.leaderboard ?? [];
    return entry ? [{ identity: entry.svcId ?? entry.address, label: `Rank ${entry.rank.toLocaleString("en")}` }] : [];
  });
}

function readPlace(ctx: Context, offset: number) {
  return whenLoaded(getLeaderboard(ctx, { category: "total", timeframe: "all", order: "desc", limit: 1, offset }));
}
