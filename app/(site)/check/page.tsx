import { CircleAlert, Hourglass, LoaderCircle } from "lucide-react";
import type { Metadata } from "next";
import { CheckForm } from "@/components/checks/check-form.tsx";
import { CheckResult } from "@/components/checks/check-result.tsx";
import { AskWallet } from "@/components/search/ask-wallet.tsx";
import { StillIndexing } from "@/components/site/still-indexing.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { Refresh } from "@/components/ui/refresh.tsx";
import { checksum } from "@/lib/core/schemas.ts";
import { chainNames } from "../_lib/chains.ts";
import type { PageProps } from "../_lib/query.ts";
import { visitorContext } from "../_lib/visitor-context.ts";
import { type CheckPage, readCheck } from "./read-check.ts";

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const isAsked = (await searchParams).address !== undefined;
  return {
    title: "Check an address",
    description: "See whether you paid an address before, or whether it only looks like one that you paid.",
    // What one reader asked is not for search engines.
    ...(isAsked ? { robots: { index: false } } : { alternates: { canonical: "/check" } }),
  };
}

export default async function Page({ searchParams }: PageProps) {
  const ctx = await visitorContext("checks");
  const page = await readCheck(ctx, await searchParams);
  const chains = chainNames(ctx);
  return (
    <>
      <PageHeader
        title="Check before you send"
        lead="Paste the address that you are about to pay. See what is known of it, and whether it only looks like one that you paid."
      />
      <div className="mt-8">
        <CheckForm paid={fieldOf(page.paid)} from={fieldOf(page.from)} />
      </div>
      {page.found === "indexing" && <Waiting />}
      {page.found === "busy" && <Busy />}
      {page.found !== null && typeof page.found === "object" && (
        <Found page={page} found={page.found} chains={chains} />
      )}
    </>
  );
}

const fieldOf = (named: CheckPage["paid"]) =>
  named && { text: named.text, problem: "problem" in named ? named.problem : undefined };

function Found(props: {
  page: CheckPage;
  found: Exclude<CheckPage["found"], string | null>;
  chains: ReturnType<typeof chainNames>;
}) {
  const { page, found, chains } = props;
  const from = page.from && "address" in page.from ? checksum(page.from.address) : null;
  const isUnread = from !== null && found.check.unchecked.some(({ code }) => code === "from");
  return (
    <>
      {page.paid && "movedName" in page.paid && page.paid.movedName && (
        <div className="mt-8">
          <Notice icon={CircleAlert} title="This name changed owner lately">
            <p>It leads to another wallet than before. Ask its owner for the address in another way.</p>
          </Notice>
        </div>
      )}
      {isUnread && (
        <AskWallet
          key={page.asked}
          address={from}
          check={found.check.address}
          chains={Object.fromEntries(Object.entries(chains).map(([id, { name }]) => [id, name]))}
          refused={page.asked}
        />
      )}
      {found.isUnfinished && <StillReading />}
      <CheckResult check={found.check} from={from} chains={chains} />
    </>
  );
}

function Waiting() {
  return (
    <div className="mt-10">
      <StillIndexing />
    </div>
  );
}

function Busy() {
  return (
    <div className="mt-10" role="alert">
      <Notice icon={Hourglass} title="The address could not be checked">
        <p>Too many checks wait just now. Press Check again in a moment. Until then, do not take it for checked.</p>
      </Notice>
    </div>
  );
}

/** Without scripts the page is loaded again by the browser. */
function StillReading() {
  return (
    <div className="mt-8">
      <Refresh seconds={3} />
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
      <Notice icon={LoaderCircle} title="We are still reading your wallet" busy>
        <p>What it paid is known in part only. This page refreshes itself.</p>
      </Notice>
    </div>
  );
}
