import Link from "next/link";
import { useTexts, useTranslate } from "#texts";
import type { ScoreBreakdown } from "../../lib/domains/scores/schemas.ts";
import { contestHref, flagName } from "../appeals/labels.ts";
import { Badge } from "../ui/badge.tsx";
import { ShortAddress } from "../wallet/short-address.tsx";
import { NoteText } from "./note-text.tsx";

export interface WalletFlags {
  /** Checksummed. */
  wallet: string;
  flags: readonly {
    flag: string;
    note: string;
    /** Id of the open appeal against it; null without one. */
    appeal: string | null;
  }[];
}

interface Props {
  wallets: readonly WalletFlags[];
  overrides: ScoreBreakdown["overrides"];
  /** Codes of the signals that take points of the shown score. */
  costly: readonly string[];
}

/** The risk flags of each wallet, with a link to contest each, and those that appeals have set aside. */
export function RiskFlags({ wallets, overrides, costly }: Props) {
  const t = useTexts("scores.flags");
  const translate = useTranslate("sentences.signals");
  const isOne = wallets.length === 1;
  return (
    <ul className="border-t border-line">
      {wallets.flatMap(({ wallet, flags }) =>
        flags.map(({ flag, note, appeal }) => (
          <Row
            key={`${wallet} ${flag}`}
            wallet={isOne ? null : wallet}
            flag={flag}
            cost={<Cost flag={flag} costly={costly} />}
          >
            <p className="text-sm wrap-anywhere text-ink-soft">
              <NoteText>{translate(note)}</NoteText>
            </p>
            {appeal ? (
              <>
                <Badge tone="accent">{t("review")}</Badge> <RowLink href={`/appeals/${appeal}`}>{t("see")}</RowLink>
              </>
            ) : (
              <RowLink href={contestHref(wallet, flag)}>{t("contest")}</RowLink>
            )}
          </Row>
        )),
      )}
      {overrides.map(({ wallet, flag, appealId }) => (
        <Row key={appealId} wallet={isOne ? null : wallet} flag={flag}>
          <p className="text-sm text-ink-soft">{t("aside")}</p>
          <RowLink href={`/appeals/${appealId}`}>{t("see")}</RowLink>
        </Row>
      ))}
    </ul>
  );
}

/** A listed contact is a flag of its own: "listed_contact:0x…". */
function Cost({ flag, costly }: { flag: string; costly: readonly string[] }) {
  const t = useTexts("scores.flags");
  const isCostly = costly.some((code) => code === flag.split(":")[0]);
  return isCostly ? <Badge tone="bad">{t("costs")}</Badge> : <Badge>{t("costsNone")}</Badge>;
}

function Row(props: { wallet: string | null; flag: string; cost?: React.ReactNode; children: React.ReactNode }) {
  const translate = useTranslate("sentences.inputs");
  return (
    <li className="border-b border-line py-3">
      <p className="flex flex-wrap items-center gap-x-3 font-medium wrap-anywhere">
        {flagName(props.flag, translate)}
        {props.cost}
        {props.wallet && <ShortAddress address={props.wallet} className="text-sm font-normal text-ink-faint" />}
      </p>
      {props.children}
    </li>
  );
}

function RowLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="inline-flex min-h-8 items-center text-sm underline decoration-line-strong underline-offset-4 hover:text-accent print:hidden"
    >
      {children}
    </Link>
  );
}
