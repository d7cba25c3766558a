import type { Metadata } from "next";
import { formatPolicy } from "@/components/policies/format-policy.ts";
import { Playground } from "@/components/policies/playground.tsx";
import { examples } from "@/components/policies/templates.ts";
import { systemContext } from "@/lib/core/context.ts";
import { listSchemas } from "@/lib/domains/attestations/index.ts";
import { listModules, listPolicies } from "@/lib/domains/policies/index.ts";
import { readSignedIn } from "../../portal/_lib/signed-in.ts";

export const metadata: Metadata = {
  title: "Policies",
  description: "Build a trust policy, test it on any wallet, and see how many would pass.",
};

const ALL = { limit: 100, offset: 0 };

type Query = Record<string, string | string[] | undefined>;

export default async function PoliciesPage({ searchParams }: { searchParams: Promise<Query> }) {
  const ctx = systemContext();
  const { policy, identity } = await searchParams;
  const who = await readSignedIn();
  const [{ schemas }, saved] = await Promise.all([
    listSchemas(ctx, ALL),
    who && listPolicies(who.ctx, ALL).then(({ policies }) => policies),
  ]);
  return (
    <>
      <h1 className="mt-10 text-3xl font-semibold tracking-tight sm:mt-12 sm:text-4xl">Policies</h1>
      <p className="mt-2 max-w-2xl text-lg text-ink-soft">
        A gate of conditions. It answers pass, fail or could not check, and says why and what would close the gap.
      </p>
      <Playground
        text={textOf(policy)}
        identity={typeof identity === "string" ? identity.slice(0, 255) : ""}
        settings={{
          modules: listModules().modules,
          chains: ctx.env.CHAINS.map(({ id, name }) => ({ id, name })),
          schemas: schemas.map(({ name, uid }) => name ?? uid),
        }}
        saved={saved}
        origin={ctx.env.PUBLIC_ORIGIN}
      />
    </>
  );
}

/** The policy of the address, written for people; what is no JSON stays as it is, to be mended. */
function textOf(given: Query[string]): string {
  if (typeof given !== "string") return formatPolicy(examples[0].policy);
  try {
    return formatPolicy(JSON.parse(given));
  } catch {
    return given;
  }
}
