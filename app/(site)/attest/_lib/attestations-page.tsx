import { Inbox, Send, UserX } from "lucide-react";
import { useTexts } from "#texts";
import { AttestTabs } from "@/components/attest/attest-tabs.tsx";
import { AttestationFilters, orders } from "@/components/attest/attestation-filters.tsx";
import { AttestationList } from "@/components/attest/attestation-list.tsx";
import { schemaTitle } from "@/components/attest/labels.ts";
import { getTexts } from "@/components/texts/server.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { isolated } from "@/components/ui/visible-text.tsx";
import { SignInState } from "@/components/wallet/sign-in-state.tsx";
import { type Context, systemContext } from "@/lib/core/context.ts";
import { ChainId, checksum, Identity } from "@/lib/core/schemas.ts";
import { listAttestations } from "@/lib/domains/attestations/index.ts";
import { attestationStatuses } from "@/lib/domains/attestations/schemas.ts";
import { readSignedIn } from "../../../portal/_lib/signed-in.ts";
import { whenKnown } from "../../_lib/null-on-error.ts";
import { offsetParam, type Query, textParam } from "../../_lib/query.ts";
import { readSchemas, toListItem } from "./attestations.ts";

const PAGE_SIZE = 20;
type Side = "given" | "received";

const icons = { given: Send, received: Inbox } as const;

/** Attestations given or received by the signed-in wallet, or by the identity in the URL. */
export async function AttestationsPage({ side, query }: { side: Side; query: Query }) {
  const t = await getTexts("attest.lists");
  const signedIn = await readSignedIn();
  const requested = textParam(query, "of");
  const identity = requested === undefined ? signedIn?.session.wallet : Identity.safeParse(requested).data;
  const account = signedIn ? checksum(signedIn.session.wallet) : null;
  return (
    <>
      <AttestTabs current={`/attest/${side}`} />
      <h1 className="mt-8 text-3xl font-semibold tracking-tight sm:text-4xl">{t(`${side}.title`)}</h1>
      <p className="mt-2 max-w-2xl text-lg wrap-anywhere text-ink-soft">
        {requested === undefined
          ? t(`${side}.note`)
          : identity !== undefined && t(`${side}.noteOf`, { name: isolated(requested) })}
      </p>
      {identity !== undefined && (
        <Attestations side={side} query={query} identity={identity} account={account} isOwn={requested === undefined} />
      )}
      {identity === undefined && (
        <div className="mt-8">
          {requested === undefined ? (
            <SignInState icon={icons[side]} what="attestations">
              {t(`${side}.signIn`)}
            </SignInState>
          ) : (
            <UnknownName />
          )}
        </div>
      )}
    </>
  );
}

interface ListProps {
  side: Side;
  query: Query;
  /** Lower case. */
  identity: string;
  account: string | null;
  isOwn: boolean;
}

async function Attestations({ side, query, identity, account, isOwn }: ListProps) {
  const ctx = systemContext();
  const [t, labels] = await Promise.all([getTexts("attest.lists"), getTexts("attest.schemas")]);
  const choice = readChoice(ctx, query);
  const [found, schemas] = await Promise.all([whenKnown(readList(ctx, side, identity, choice)), readSchemas(ctx)]);
  if (!found) return <UnknownName />;
  const { status, schema, chainId, sort, offset } = choice;
  const params: Record<string, string> = isOwn ? {} : { of: identity };
  const path = `/attest/${side}`;
  const isFiltered = status !== undefined || schema !== undefined || chainId !== undefined;
  return (
    <div className="mt-6 grid gap-6">
      {(isFiltered || found.pagination.total > 0) && (
        <AttestationFilters
          action={path}
          params={params}
          choice={{ status: status ?? "", schema: schema ?? "", chainId: String(chainId ?? ""), sort }}
          schemas={schemas.map((one) => ({ value: one.uid, label: schemaTitle(labels, one) }))}
          chains={ctx.env.CHAINS.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      {found.attestations.length > 0 ? (
        <div>
          <AttestationList
            label={t(`${side}.title`)}
            side={side}
            attestations={await Promise.all(found.attestations.map((one) => toListItem(ctx, one, account)))}
          />
          <PageLinks
            page={found.pagination}
            href={(to) => `${path}?${new URLSearchParams({ ...params, ...toQuery(choice), offset: String(to) })}`}
          />
        </div>
      ) : (
        <NoAttestations
          side={side}
          isFiltered={isFiltered || offset > 0}
          isOwn={isOwn}
          all={`${path}?${new URLSearchParams(params)}`}
        />
      )}
    </div>
  );
}

type Choice = ReturnType<typeof readChoice>;

/** The filters of the URL; invalid ones fall back to the default. */
function readChoice(ctx: Context, query: Query) {
  const chain = ChainId.safeParse(query.chainId).data;
  return {
    status: attestationStatuses.find((status) => status !== "all" && status === query.status),
    schema: textParam(query, "schema"),
    chainId: ctx.env.CHAINS.find(({ id }) => id === chain)?.id,
    sort: orders.find((order) => order === query.sort) ?? "newest",
    offset: offsetParam(query),
  };
}

function readList(ctx: Context, side: Side, identity: string, { status, sort, offset, ...filters }: Choice) {
  return listAttestations(ctx, {
    ...(side === "given" ? { issuer: identity } : { subject: identity }),
    ...(filters.schema !== undefined && { schema: filters.schema }),
    ...(filters.chainId !== undefined && { chainId: filters.chainId }),
    status: status ?? "all",
    sort: sort === "trusted" ? "issuerScore" : "createdAt",
    order: sort === "oldest" ? "asc" : "desc",
    limit: PAGE_SIZE,
    offset,
  });
}

function toQuery({ status, schema, chainId, sort }: Choice): Record<string, string> {
  return {
    ...(status !== undefined && { status }),
    ...(schema !== undefined && { schema }),
    ...(chainId !== undefined && { chainId: String(chainId) }),
    sort,
  };
}

function UnknownName() {
  const t = useTexts("attest.lists");
  return (
    <div className="mt-6">
      <EmptyState icon={UserX} title={t("noName")}>
        <p>{t("noNameText")}</p>
        <ButtonLink kind="quiet" href="/search">
          {t("search")}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

function NoAttestations(props: { side: Side; isFiltered: boolean; isOwn: boolean; all: string }) {
  const t = useTexts("attest.lists");
  const icon = icons[props.side];
  if (props.isFiltered) {
    return (
      <EmptyState icon={icon} title={t("noMatch")}>
        <ButtonLink kind="quiet" href={props.all}>
          {t("showAll")}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={icon} title={t(`${props.side}.empty`)}>
      <p>{t(`${props.side}.${props.isOwn ? "next" : "nextOfOthers"}`)}</p>
      <ButtonLink kind={props.isOwn && props.side === "given" ? "primary" : "quiet"} href="/attest">
        {t("write")}
      </ButtonLink>
    </EmptyState>
  );
}
