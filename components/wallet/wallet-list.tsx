import { FlaskConical, Smartphone, Wallet } from "lucide-react";
import { useEffect, useId, useState } from "react";
import type { Connector } from "wagmi";
import { useTexts } from "#texts";
import { anonymousApi } from "../api/client.ts";
import type { Texts } from "../texts/create-texts.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { Avatar } from "./avatar.tsx";
import { ShortAddress } from "./short-address.tsx";
import type { DemoWallet } from "./wallet-config.ts";
import { isWalletConnect } from "./wallet-connect.ts";

interface Props {
  wallets: readonly Connector[];
  demo: DemoWallet | null;
  onChoose: (connector: Connector) => void;
  onChooseDemo: (account: number) => void;
  /** The number of the demo wallet that administers the service; absent where that does not matter. */
  operator?: number | null;
  /** Replaces the text about signing in. */
  note?: string;
}

const row =
  "flex min-h-14 w-full cursor-pointer items-center gap-4 rounded-xl border border-line px-4 py-2 text-left font-medium transition-colors hover:border-line-strong hover:bg-sunken";

/** Injected wallets, WalletConnect, and the demo wallets of local chains. */
export function WalletList({ wallets, demo, onChoose, onChooseDemo, operator = null, note }: Props) {
  const t = useTexts("wallet.list");
  const injected = wallets.filter((wallet) => !isWalletConnect(wallet));
  const walletConnect = wallets.find(isWalletConnect);
  return (
    <div className="grid gap-6">
      <p className="-mt-4 text-ink-soft">{note ?? t("note")}</p>
      {injected.length === 0 && <NoWallet demo={demo !== null} walletConnect={walletConnect !== undefined} />}
      {injected.length > 0 && (
        <ul aria-label={t("title")} className="grid gap-2">
          {injected.map((wallet, index) => (
            <li key={wallet.uid}>
              <button
                type="button"
                data-first-focus={index === 0 || undefined}
                onClick={() => onChoose(wallet)}
                className={row}
              >
                <WalletIcon icon={wallet.icon} />
                {wallet.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {walletConnect && <WalletConnectRow isFirst={injected.length === 0} onChoose={() => onChoose(walletConnect)} />}
      {demo && <DemoAccounts demo={demo} onChoose={onChooseDemo} operator={operator} isFirst={wallets.length === 0} />}
    </div>
  );
}

function WalletConnectRow({ isFirst, onChoose }: { isFirst: boolean; onChoose: () => void }) {
  const t = useTexts("wallet.list");
  return (
    <button type="button" data-first-focus={isFirst || undefined} onClick={onChoose} className={row}>
      <Smartphone size={24} className="mx-1 shrink-0 text-ink-faint" />
      <span>
        WalletConnect <span className="block text-sm font-normal text-ink-soft">{t("phone")}</span>
      </span>
    </button>
  );
}

function WalletIcon({ icon }: { icon: string | undefined }) {
  return icon ? (
    // biome-ignore lint/performance/noImgElement: the wallet's own icon, a data URL.
    <img src={icon.trim()} alt="" width={32} height={32} className="size-8 rounded-lg" />
  ) : (
    <Wallet size={24} className="mx-1 text-ink-faint" />
  );
}

function NoWallet({ demo, walletConnect }: { demo: boolean; walletConnect: boolean }) {
  const t = useTexts("wallet.list");
  const others = walletConnect ? (demo ? "both" : "phone") : demo ? "demo" : "none";
  return (
    <p className="text-ink-soft">
      {t.rich("none", {
        others,
        a: (inside) => (
          <a href="https://ethereum.org/wallets/find-wallet/" className="text-accent underline underline-offset-4">
            {inside}
          </a>
        ),
      })}
    </p>
  );
}

/** The developer, an empty one with native currency, and of the simulation a trader, a voter, a collector and a saver. */
const LISTED_ACCOUNTS = [0, 9, 10, 40, 65, 90];
const LAST_ACCOUNT = 999;

interface DemoProps {
  demo: DemoWallet;
  operator: number | null;
  /** No other wallet comes before. */
  isFirst: boolean;
  onChoose: (account: number) => void;
}

function DemoAccounts({ demo, onChoose, operator, isFirst }: DemoProps) {
  const t = useTexts("wallet.list");
  const title = useId();
  const [accounts] = useState(() => LISTED_ACCOUNTS.map((number) => ({ number, address: demo.addressOf(number) })));
  const holdings = useHoldings(accounts.map(({ address }) => address));
  return (
    <section aria-labelledby={title} className="rounded-xl bg-sunken p-4">
      <div className="flex items-center gap-2">
        <FlaskConical size={18} className="text-caution" />
        <h3 id={title} className="font-semibold">
          {t("demo")}
        </h3>
        <Badge tone="caution">{t("localOnly")}</Badge>
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        {t("demoText")}
        {operator !== null && ` ${t("operator", { number: operator })}`}
      </p>
      <ul className="mt-3 grid grid-cols-2 gap-2">
        {accounts.map(({ number, address }, index) => (
          <li key={address}>
            <DemoAccount
              number={number}
              address={address}
              holding={holdings.get(address) ?? ""}
              isFirst={isFirst && index === 0}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
      <OtherAccount onChoose={onChoose} />
    </section>
  );
}

function DemoAccount(props: {
  number: number;
  address: string;
  /** What it holds, in words. */
  holding: string;
  isFirst: boolean;
  onChoose: (account: number) => void;
}) {
  const t = useTexts("wallet.list");
  return (
    <button
      type="button"
      data-first-focus={props.isFirst || undefined}
      onClick={() => props.onChoose(props.number)}
      className="flex min-h-14 w-full cursor-pointer items-center gap-2.5 rounded-lg border border-line bg-surface px-2.5 py-2 text-left transition-colors hover:border-line-strong"
    >
      <Avatar address={props.address} size={26} />
      <span className="min-w-0 text-sm">
        <span className="block font-medium">{t("account", { number: props.number })}</span>
        <span className="block text-xs text-ink-faint">
          <ShortAddress address={props.address} always />
        </span>
        <span className="figures block min-h-4 text-xs wrap-anywhere text-ink-soft">{props.holding}</span>
      </span>
    </button>
  );
}

function OtherAccount({ onChoose }: Pick<DemoProps, "onChoose">) {
  const t = useTexts("wallet.list");
  const [text, setText] = useState("");
  const id = useId();
  const number = /^\d{1,3}$/.test(text) ? Number(text) : null;
  return (
    <Form
      className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5"
      onSubmit={() => {
        if (number !== null) onChoose(number);
      }}
    >
      <label htmlFor={id} className="w-full text-sm sm:w-auto">
        {t("other")}
      </label>
      <input
        id={id}
        inputMode="numeric"
        placeholder={`0–${LAST_ACCOUNT}`}
        autoComplete="off"
        maxLength={3}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        className="field figures w-24 px-3"
      />
      <Button kind="quiet" type="submit" disabled={number === null}>
        {t("use")}
      </Button>
    </Form>
  );
}

/** What each address holds, in words, by address: its name and points. Empty until it is read, and where it cannot be read. */
function useHoldings(addresses: readonly string[]): ReadonlyMap<string, string> {
  const t = useTexts("wallet.list");
  const [holdings, setHoldings] = useState<ReadonlyMap<string, string>>(new Map());
  const joined = addresses.join();
  useEffect(() => {
    const abort = new AbortController();
    for (const address of joined.split(",")) {
      readHolding(t, address, abort.signal).then(
        (holding) => setHoldings((before) => new Map(before).set(address, holding)),
        // The wallet can be chosen all the same.
        () => {},
      );
    }
    return () => abort.abort();
  }, [joined, t]);
  return holdings;
}

async function readHolding(t: Texts<"wallet.list">, address: string, signal: AbortSignal): Promise<string> {
  const { results } = await anonymousApi.call("GET /v1/search", { query: { q: address }, signal });
  const found = results.find((one) => one.address === address) ?? results[0];
  if (!found) return t("noScore");
  const points = found.total;
  return found.svcId === null ? t("points", { points }) : t("namePoints", { name: found.svcId, points });
}
