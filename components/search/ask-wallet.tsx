"use client";

import { CircleAlert } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useTexts } from "#texts";
import { withBasePath } from "../../lib/core/base-path.ts";
import type { WalletReading } from "../../lib/domains/once/index.ts";
import type { Texts as AreaTexts } from "../texts/create-texts.ts";
import { Button } from "../ui/button.tsx";
import { Spinner } from "../ui/spinner.tsx";

/** A line of the answer: how far the reading is, and the text by which the wallet's page shows it; or that the wallet is known. */
type Line = (WalletReading & { asked: string }) | { state: "known" };

/** Why it is not read now. */
interface Stop {
  title: string;
  text: string;
  /** Shows what is known all the same. */
  asked?: string;
}

type Texts = AreaTexts<"search.ask">;

/** Why the page's form was refused, by its parameter `asked`, or the service by its status. */
const refusals = ["limited", "busy"] as const;

function refusalNamed(t: Texts, key: string | undefined): Stop | null {
  const name = refusals.find((one) => one === key);
  return name === undefined ? null : { title: t(name), text: t(`${name}Text`) };
}

const unreachable = (t: Texts): Stop => ({ title: t("unreachable"), text: t("unreachableText") });

interface Props {
  address: string;
  /** The address whose check waits for the wallet; without it its profile does. */
  check?: string;
  /** Names of the configured chains by id. */
  chains: Readonly<Record<string, string>>;
  /** A key of the refusals: the form was refused. */
  refused?: string | undefined;
}

/** Has a wallet read that is not known, shows how far that is, and goes on to its profile or the check that waits for it. A plain form without scripts. */
export function AskWallet({ address, check, chains, refused }: Props) {
  const t = useTexts("search.ask");
  const page = { address, check };
  const { reading, stop, retry } = useReading(page, chains, refused);
  return (
    <section
      aria-label={t("label")}
      className="mt-8 max-w-2xl rounded-2xl border border-line bg-surface p-5 sm:p-6 print:hidden"
    >
      {stop ? (
        <Stopped {...stop} page={page} retry={retry} />
      ) : (
        <div className="[@media(scripting:none)]:hidden">
          <Progress reading={reading} chains={chains} isCheck={check !== undefined} />
        </div>
      )}
      <noscript>
        <form method="post" action={actionOf(page)}>
          <p className="mb-4 text-ink-soft">{t("noScript")}</p>
          <Button type="submit">{t("read")}</Button>
        </form>
      </noscript>
    </section>
  );
}

/** Asks for the wallet unless it was refused, and again with `retry`. */
function useReading(page: Waiting, chains: Props["chains"], refused: string | undefined) {
  const t = useTexts("search.ask");
  const [reading, setReading] = useState<WalletReading | null>(null);
  const [stop, setStop] = useState(() => refusalNamed(t, refused));
  const [tries, setTries] = useState(0);
  const router = useRouter();
  const isOn = stop === null;
  // Loading the page again would drop what its reader began meanwhile: a menu, a sign-out. A change of pages drops a refresh, as
  // after a sign-in, so that one follows.
  const goOn = (asked: string) => {
    router.replace(pageOf(page, asked));
    router.refresh();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    if (!isOn) return;
    const abort = new AbortController();
    const { signal } = abort;
    const run = async () => {
      await whenSeen(signal);
      const last = await ask(actionOf(page), { signal, onReading: setReading, goOn, chains, t });
      if (!signal.aborted && last) setStop(last);
    };
    run().catch(() => !signal.aborted && setStop(unreachable(t)));
    return () => abort.abort();
  }, [page.address, page.check, isOn, tries]);
  const retry = () => {
    setReading(null);
    setStop(null);
    setTries(tries + 1);
  };
  return { reading, stop, retry };
}

function Stopped({ title, text, asked, page, retry }: Stop & { page: Waiting; retry: () => void }) {
  const ui = useTexts("ui");
  const t = useTexts("search.ask");
  return (
    <div role="alert" className="flex gap-4">
      <CircleAlert size={22} className="mt-0.5 shrink-0 text-caution" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="mt-1 text-ink-soft">{text}</p>
        <div className="mt-4 flex flex-wrap gap-3 [@media(scripting:none)]:hidden">
          <Button onClick={retry}>{ui("tryAgain")}</Button>
          {asked !== undefined && (
            <a
              href={withBasePath(pageOf(page, asked))}
              className="inline-flex min-h-11 items-center px-2 underline underline-offset-4 hover:text-accent"
            >
              {t("showKnown")}
            </a>
          )}
        </div>
      </div>
    </div>
  );
}

function Progress(props: { reading: WalletReading | null; chains: Props["chains"]; isCheck: boolean }) {
  const t = useTexts("search.ask");
  const { reading, chains, isCheck } = props;
  const isWaiting = reading?.state === "waiting";
  const seconds = reading?.secondsLeft;
  return (
    <>
      <div className="flex gap-4">
        <Spinner className="mt-0.5 text-accent" />
        <div>
          <p role="status" className="font-semibold">
            {isWaiting ? t("inLine") : t("reading")}
          </p>
          <p className="mt-1 text-ink-soft">{isCheck ? t("check") : t("profile")}</p>
        </div>
      </div>
      {/* As high as it becomes: nothing below it moves. */}
      <div style={{ minHeight: `${2.5 * Object.keys(chains).length + 1.75}rem` }}>
        {reading && (
          <dl className="mt-4 border-t border-line">
            {reading.chains.map((one) => (
              <div key={one.chainId} className="flex min-h-10 items-center justify-between gap-4 border-b border-line">
                <dt className="min-w-0 truncate">{chains[one.chainId] ?? t("chain", { id: one.chainId })}</dt>
                <dd className="figures text-right text-sm text-ink-faint">{wordsOf(t, one)}</dd>
              </div>
            ))}
          </dl>
        )}
        {seconds !== undefined && (
          <p className="figures mt-2 text-sm text-ink-faint">
            {isWaiting ? t("triedAgain", { seconds }) : t("left", { seconds })}
          </p>
        )}
      </div>
    </>
  );
}

const lists = ["transactions", "internal", "tokens", "nfts"] as const;

function wordsOf(t: Texts, { state, rows, list }: WalletReading["chains"][number]): string {
  if (state !== "reading" || rows === undefined) return t(`states.${state}`);
  return t(`rows.${lists.find((one) => one === list) ?? "other"}`, { count: rows });
}

/** Resolves when somebody looks at the page: a browser may render it ahead. */
async function whenSeen(signal: AbortSignal): Promise<void> {
  if (!("prerendering" in document && document.prerendering)) return;
  await new Promise<void>((resolve) => {
    document.addEventListener("prerenderingchange", () => resolve(), { once: true, signal });
  });
}

/** The page that waits for a wallet: see the properties. */
type Waiting = { address: string; check: string | undefined };

function actionOf({ address, check }: Waiting): string {
  return withBasePath(`/profile/${address}/read${check === undefined ? "" : `?check=${check}`}`);
}

function pageOf({ address, check }: Waiting, asked: string): string {
  if (check === undefined) return `/profile/${address}?asked=${encodeURIComponent(asked)}`;
  return `/check?${new URLSearchParams({ address: check, from: address, asked })}`;
}

/** Asks for the wallet and goes on to its page when it is read. Returns why not. Rejects if the service cannot be reached. */
async function ask(
  action: string,
  options: {
    signal: AbortSignal;
    onReading: (reading: WalletReading) => void;
    goOn: (asked: string) => void;
    chains: Props["chains"];
    t: Texts;
  },
): Promise<Stop | null> {
  const { signal, onReading, goOn, chains, t } = options;
  const answer = await fetch(action, { method: "POST", headers: { Accept: "application/x-ndjson" }, signal });
  if (!answer.ok || !answer.body) return refusalOf(t, answer);
  let last: Line | undefined;
  for await (const line of linesOf(answer.body)) {
    last = JSON.parse(line) as Line; // The service's own answer.
    if (last.state !== "known") onReading(last);
  }
  if (!last) return unreachable(t);
  if (last.state === "known") window.location.reload();
  else if (last.state === "read") goOn(last.asked);
  else return stopOf(t, last, chains);
  return null;
}

async function refusalOf(t: Texts, answer: Response): Promise<Stop> {
  const known = refusalNamed(t, answer.status === 429 ? "limited" : answer.status === 503 ? "busy" : undefined);
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string }; // The envelope of errors.
  return known ?? { title: t("refused"), text: message ?? t("later") };
}

function stopOf(t: Texts, last: Exclude<Line, { state: "known" }>, names: Props["chains"]): Stop {
  const { state, asked } = last;
  const missing = last.chains
    .filter((one) => one.state !== "read")
    .map(({ chainId }) => names[chainId] ?? t("chain", { id: chainId }));
  const chains = new Intl.ListFormat(t.language).format(missing);
  if (state !== "failed") return { title: t("slow"), text: t("slowText", { chains }), asked };
  return { title: t("failed"), text: t("failedText", { chains }), asked };
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}
