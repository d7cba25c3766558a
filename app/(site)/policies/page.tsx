import type { Metadata } from "next";
import { Playground } from "@/components/policies/playground.tsx";
import { templates } from "@/components/policies/templates.ts";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { systemContext } from "@/lib/core/context.ts";
import { listSchemas } from "@/lib/domains/attestations/index.ts";
import { countRejections, listModules, listPolicies, listSimulations } from "@/lib/domains/policies/index.ts";
import { readSignedIn } from "../../portal/_lib/signed-in.ts";
import { readExamples } from "./read-examples.ts";

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
        }}
        saved={saved}
        simulations={simulations}
        origin={ctx.env.PUBLIC_ORIGIN}
      />
    </>
  );
}
