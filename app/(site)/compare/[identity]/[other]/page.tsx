import type { Metadata } from "next";
import { useTexts } from "#texts";
import { CompareForm } from "@/components/scores/compare-form.tsx";
import { type Compared, Comparison } from "@/components/scores/comparison.tsx";
import { decodeSegment } from "@/components/site/decode-segment.ts";
import { PageNotFound } from "@/components/site/page-not-found.tsx";
import { StillIndexing } from "@/components/site/still-indexing.tsx";
import { getTexts } from "@/components/texts/server.tsx";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { Section } from "@/components/ui/section.tsx";
import { type Context, systemContext } from "@/lib/core/context.ts";
import { parseAddress } from "@/lib/core/parse-address.ts";
import { Identity } from "@/lib/core/schemas.ts";
import { getBreakdown, getRank, getScore } from "@/lib/domains/scores/index.ts";
import { answerNotFound } from "../../../_lib/answer-not-found.tsx";
import { whenKnown, whenLoaded } from "../../../_lib/null-on-error.ts";

interface Props {
  params: Promise<{ identity: string; other: string }>;
}

/** The two identities of the URL, lower case; null if one cannot be one. */
async function readPair(params: Props["params"]): Promise<[string, string] | null> {
  const { identity, other } = await params;
  const [one, two] = [identity, other].map((part) => Identity.safeParse(decodeSegment(part)).data);
  return one && two ? [one, two] : null;
}

const short = (identity: string) =>
  /^0x.{40}$/.test(identity) ? `${identity.slice(0, 6)}…${identity.slice(-4)}` : identity;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTexts("compare");
  const pair = await readPair(params);
  if (!pair) return { title: t("notFound") };
  const [one, other] = pair;
  return {
    title: t("pair", { one: short(one), other: short(other) }),
    description: t("description"),
    alternates: { canonical: `/compare/${one}/${other}` },
  };
}

export default async function Page({ params }: Props) {
  const t = await getTexts("compare");
  const ctx = systemContext();
  const pair = await readPair(params);
  if (!pair) return answerNotFound(<PageNotFound />);
  const [one, other] = pair;
  const loaded = await whenLoaded(Promise.all([readSubject(ctx, one), readSubject(ctx, other)]));
  return (
    <>
      <PageHeader title={t("title")} lead={t("pairLead")} />
      {loaded === null ? (
        <div className="mt-8">
          <StillIndexing />
        </div>
      ) : (
        <ComparisonOrFault identities={[one, other]} found={loaded} />
      )}
    </>
  );
}

/** A subject as it is compared; null for an unknown one. */
async function readSubject(ctx: Context, identity: string): Promise<Compared | null> {
  const found = await whenKnown(
    Promise.all([getScore(ctx, { identity }), getBreakdown(ctx, { identity, evidence: false })]),
  );
  if (!found) return null;
  const [{ svcId, address, score }, { breakdown }] = found;
  const wallet = parseAddress(address);
  const place = wallet && (await getRank(ctx, { wallet, category: "total" }));
  return {
    svcId,
    address,
    total: score.total,
    tier: score.tier,
    rank: place ? score.rank : null,
    percentile: place ? score.percentile : null,
    categories: breakdown.map(({ category, score: points, max }) => ({ category, score: points, max })),
  };
}

function ComparisonOrFault(props: { identities: [string, string]; found: [Compared | null, Compared | null] }) {
  const t = useTexts("compare");
  const [one, other] = props.identities;
  const [left, right] = props.found;
  const unknown = t("unknown");
  return (
    <>
      {left && right && (
        <div className="mt-8">
          <Comparison pair={[left, right]} />
        </div>
      )}
      <Section id="others" title={left && right ? t("others") : t("oneUnknown")}>
        <CompareForm
          one={one}
          other={other}
          {...(!left && { oneError: unknown })}
          {...(!right && { otherError: unknown })}
        />
      </Section>
    </>
  );
}
