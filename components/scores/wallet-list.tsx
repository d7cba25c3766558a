import { useTexts, useTranslate } from "#texts";
import { Badge } from "../ui/badge.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { formatDay } from "../ui/dates.ts";
import { Avatar } from "../wallet/avatar.tsx";
import { ShortAddress } from "../wallet/short-address.tsx";
import { type ChainNames, chainName } from "./transaction-link.tsx";

export interface LinkedWallet {
  address: string;
  primary: boolean;
  /** Indexed transactions by chain. */
  chains: readonly { chainId: number; transactions: number; smartAccount?: true }[];
  /** Of an identity's wallet: its link, and what it is alone. */
  link?: {
    linkedAt: string;
    countsFrom?: string;
    total: number;
    signals: readonly { code: string; note: string }[];
  };
}

/** The wallets of a profile. */
export function WalletList({ wallets, chains }: { wallets: readonly LinkedWallet[]; chains: ChainNames }) {
  const t = useTexts("scores.wallets");
  return (
    <ul className="border-t border-line">
      {wallets.map((wallet) => (
        <li key={wallet.address} className="flex items-center gap-4 border-b border-line py-3">
          <Avatar address={wallet.address} />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <ShortAddress address={wallet.address} className="text-[0.95rem]" />
              {wallet.primary && <Badge>{t("primary")}</Badge>}
              {wallet.chains.some((one) => one.smartAccount) && <Badge>{t("smart")}</Badge>}
            </p>
            <p className="figures text-sm text-ink-faint">
              {wallet.chains
                .filter((one) => one.transactions > 0)
                .map((one) => t("transactions", { count: one.transactions, chain: chainName(chains, one.chainId) }))
                .join(", ") || t("none")}
            </p>
            {wallet.link && <OwnScore link={wallet.link} />}
          </div>
          <CopyButton text={wallet.address} label={t("copy", { address: wallet.address })} />
        </li>
      ))}
    </ul>
  );
}

function OwnScore({ link: { linkedAt, countsFrom, total, signals } }: { link: NonNullable<LinkedWallet["link"]> }) {
  const t = useTexts("scores.wallets");
  const translate = useTranslate("sentences.signals");
  const day = formatDay(linkedAt, t.language);
  return (
    <>
      <p className="figures text-sm text-ink-faint">
        {countsFrom === undefined
          ? t("linked", { day })
          : t("countsFrom", { day, from: formatDay(countsFrom, t.language) })}{" "}
        · {t("alone", { points: total })} · {signals.length === 0 ? t("noSignals") : t("signals")}
      </p>
      {signals.length > 0 && (
        <ul className="figures list-inside list-disc text-sm break-words text-ink-soft">
          {signals.map(({ code, note }) => (
            <li key={code}>{translate(note)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
