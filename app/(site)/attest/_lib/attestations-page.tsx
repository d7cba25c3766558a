import { Inbox, Send, UserX } from "lucide-react";
import type { ReactNode } from "react";
import { AttestTabs } from "@/components/attest/attest-tabs.tsx";
import { AttestationFilters, orders } from "@/components/attest/attestation-filters.tsx";
import { AttestationList } from "@/components/attest/attestation-list.tsx";
import { schemaTitle } from "@/components/attest/labels.ts";
import { ButtonLink } from "@/components/ui/button.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { ConnectButton } from "@/components/wallet/connect-button.tsx";
import { type Context, systemContext } from "@/lib/core/context.ts";
import { ChainId, checksum, Identity, Offset } from "@/lib/core/schemas.ts";
import { listAttestations } from "@/lib/domains/attestations/index.ts";
import { attestationStatuses } from "@/lib/domains/attestations/schemas.ts";
import { readSignedIn } from "../../../portal/_lib/signed-in.ts";
import { whenKnown } from "../../_lib/null-on-error.ts";
import { listed, one, type Query, readSchemas } from "./attestations.ts";

const PAGE = 20;
export type Side = "given" | "received";

const words = {
  given: {
    title: "Given",
    mine: "What you said of others. You can revoke what you made so.",
    icon: Send,
    empty: "Nothing said yet",
    next: "What you attest stands here, with the way to revoke it.",
  },
  received: {
    title: "Received",
    mine: "What others said of you. It stays theirs: only its issuer can revoke it.",
    icon: Inbox,
    empty: "Nothing said of you yet",
    next: "Ask somebody who knows your work to attest something. It stands here as soon as they signed it.",
  },
} as const;

/** The attestations one gave or received, or those of the identity in the address. */
export async function AttestationsPage({ side, query }: { side: Side; query: Query }) {
  const who = await readSignedIn();
  const given = one(query, "of");
  const of = given === undefined ? who?.session.wallet : Identity.safeParse(given).data;
  const { title, mine } = words[side];
  const head = (note: ReactNode) => (
    <>
      <AttestTabs here={`/attest/${side}`} />
      <h1 className="mt-8 text-3xl font-semibold tracking-tight">{title}</h1>
      <p className="mt-1 max-w-2xl wrap-anywhere text-ink-soft">{note}</p>
    </>
  );
  if (of === undefined) {
    return (
      <>
        {head(given === undefined ? mine : "")}
        <div className="mt-8">{given === undefined ? <SignedOut side={side} /> : <Unknown />}</div>
      </>
    );
  }
  const account = who ? checksum(who.session.wallet) : null;
  return (
    <>
      {head(
        given === undefined
          ? mine
          : side === "given"
            ? `What ${given} said of others.`
            : `What others said of ${given}.`,
      )}
      <Attestations side={side} query={query} of={of} account={account} isOwn={given === undefined} />
    </>
  );
}

interface ListProps {
  side: Side;
  query: Query;
  /** Identity, lower case. */
  of: string;
  account: string | null;
  isOwn: boolean;
}

async function Attestations({ side, query, of, account, isOwn }: ListProps) {
  const ctx = systemContext();
  const choice = readChoice(ctx, query);
  const { status, schema, chainId, sort, offset } = choice;
  const [found, schemas] = await Promise.all([
    whenKnown(
      listAttestations(ctx, {
        ...(side === "given" ? { issuer: of } : { subject: of }),
        ...(schema !== undefined && { schema }),
        ...(chainId !== undefined && { chainId }),
        status: status ?? "all",
        sort: sort === "trusted" ? "issuerScore" : "createdAt",
        order: sort === "oldest" ? "asc" : "desc",
        limit: PAGE,
        offset,
      }),
    ),
    readSchemas(ctx),
  ]);
  if (!found) return <Unknown />;
  const kept: Record<string, string> = isOwn ? {} : { of };
  const path = `/attest/${side}`;
  const isFiltered = status !== undefined || schema !== undefined || chainId !== undefined;
  return (
    <div className="mt-6 grid gap-6">
      {(isFiltered || found.pagination.total > 0) && (
        <AttestationFilters
          action={path}
          kept={kept}
          choice={{ status: status ?? "", schema: schema ?? "", chainId: String(chainId ?? ""), sort }}
          schemas={schemas.map((one) => ({ value: one.uid, label: schemaTitle(one) }))}
          chains={ctx.env.CHAINS.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      {found.attestations.length > 0 ? (
        <div>
          <AttestationList
            label={words[side].title}
            side={side}
            attestations={await Promise.all(found.attestations.map((attestation) => listed(ctx, attestation, account)))}
          />
          <PageLinks
            page={found.pagination}
            href={(to) => `${path}?${new URLSearchParams({ ...kept, ...toQuery(choice), offset: String(to) })}`}
          />
        </div>
      ) : (
        <Nothing
          side={side}
          isFiltered={isFiltered || offset > 0}
          isOwn={isOwn}
          all={`${path}?${new URLSearchParams(kept)}`}
        />
      )}
    </div>
  );
}

type Choice = ReturnType<typeof readChoice>;

/** What the address asks for; anything it gets wrong falls back to the default. */
function readChoice(ctx: Context, query: Query) {
  const chain = ChainId.safeParse(query.chainId).data;
  return {
    status: attestationStatuses.find((status) => status !== "all" && status === query.status),
    schema: one(query, "schema"),
    chainId: ctx.env.CHAINS.find(({ id }) => id === chain)?.id,
    sort: orders.find(({ value }) => value === query.sort)?.value ?? "newest",
    offset: Offset.safeParse(query.offset).data ?? 0,
  };
}

function toQuery({ status, schema, chainId, sort }: Choice): Record<string, string> {
  return {
    ...(status !== undefined && { status }),
    ...(schema !== undefined && { schema }),
    ...(chainId !== undefined && { chainId: String(chainId) }),
    sort,
  };
}

function SignedOut({ side }: { side: Side }) {
  return (
    <EmptyState icon={words[side].icon} title="Sign in to see your attestations">
      <p>Connect a wallet to see what it {side === "given" ? "said of others" : "was told by others"}.</p>
      <ConnectButton label="Connect and sign in" />
    </EmptyState>
  );
}

function Unknown() {
  return (
    <div className="mt-6">
      <EmptyState icon={UserX} title="Nobody is known by this name">
        <p>It may have been mistyped. Look it up to see names like it.</p>
        <ButtonLink kind="quiet" href="/search">
          Search
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

function Nothing(props: { side: Side; isFiltered: boolean; isOwn: boolean; all: string }) {
  const { icon, empty, next } = words[props.side];
  if (props.isFiltered) {
    return (
      <EmptyState icon={icon} title="None is like this">
        <ButtonLink kind="quiet" href={props.all}>
          Show all
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={icon} title={props.isOwn ? empty : "None yet"}>
      {props.isOwn && <p>{next}</p>}
      <ButtonLink kind={props.isOwn && props.side === "given" ? "primary" : "quiet"} href="/attest">
        Attest something
      </ButtonLink>
    </EmptyState>
  );
}
