import { MessageSquareQuote } from "lucide-react";
import Link from "next/link";
import { AttestationList } from "@/components/attest/attestation-list.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { formatNumber } from "@/components/ui/numbers.ts";
import { FoldedSection } from "@/components/ui/section.tsx";
import { readSession } from "@/lib/auth/session.ts";
import type { Address } from "@/lib/core/chains.ts";
import type { Context } from "@/lib/core/context.ts";
import { checksum } from "@/lib/core/schemas.ts";
import { listAttestations } from "@/lib/domains/attestations/index.ts";
import { toListItem } from "../../attest/_lib/attestations.ts";

/** The rest is on pages of their own. */
const MAX_LISTED = 3;

const sides = [
  {
    side: "received",
    title: "Received",
    none: "No attestations received yet",
    next: "What others sign about this wallet",
  },
  { side: "given", title: "Given", none: "No attestations given yet", next: "What this wallet signs about others" },
] as const;

/** The newest attestations a subject received and gave. */
export async function readAttestations(ctx: Context, subject: Address) {
  const page = { status: "all", sort: "createdAt", order: "desc", limit: MAX_LISTED, offset: 0 } as const;
  const [session, received, given] = await Promise.all([
    readSession(),
    listAttestations(ctx, { subject, ...page }),
    listAttestations(ctx, { issuer: subject, ...page }),
  ]);
  const account = session ? checksum(session.wallet) : null;
  const view = async ({ attestations, pagination }: typeof given) => ({
    attestations: await Promise.all(attestations.map((one) => toListItem(ctx, one, account))),
    pagination,
  });
  return { received: await view(received), given: await view(given) };
}

interface Props {
  address: string;
  found: Awaited<ReturnType<typeof readAttestations>>;
}

export function ProfileAttestations({ address, found }: Props) {
  const of = address.toLowerCase();
  const { received, given } = found;
  return (
    <FoldedSection
      id="attestations"
      title="Attestations"
      summary={`${formatNumber(received.pagination.total)} received, ${formatNumber(given.pagination.total)} given`}
      note="Signed statements about this wallet. What counts is how trusted the issuer is, not how many there are."
    >
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {sides.map(({ side, title, none, next }) => {
          const { attestations, pagination } = found[side];
          return (
            <div key={side} className="min-w-0">
              <h3 className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 font-medium">
                {title}
                {pagination.hasMore && (
                  <Link
                    href={`/attest/${side}?of=${of}`}
                    className="figures text-sm font-normal text-ink-soft underline underline-offset-4 hover:text-accent"
                  >
                    All {formatNumber(pagination.total)} {side}
                  </Link>
                )}
              </h3>
              {attestations.length > 0 ? (
                <AttestationList label={`Attestations ${side}`} side={side} attestations={attestations} />
              ) : (
                <EmptyState icon={MessageSquareQuote} title={none}>
                  <p>{next} appears here.</p>
                </EmptyState>
              )}
            </div>
          );
        })}
      </div>
      <div className="mt-6">
        <ButtonLink kind="quiet" href={`/attest?subject=${of}`}>
          <MessageSquareQuote size={18} /> Attest to this wallet
        </ButtonLink>
      </div>
    </FoldedSection>
  );
}
