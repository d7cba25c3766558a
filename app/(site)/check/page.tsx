import { CircleAlert, Hourglass, LoaderCircle } from "lucide-react";
import type { Metadata } from "next";
import { useTexts } from "#texts";
import { CheckForm } from "@/components/checks/check-form.tsx";
import { CheckResult } from "@/components/checks/check-result.tsx";
import { AskWallet } from "@/components/search/ask-wallet.tsx";
import { StillIndexing } from "@/components/site/still-indexing.tsx";
import { ClientTexts, getTexts } from "@/components/texts/server.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { Refresh } from "@/components/ui/refresh.tsx";
import { checksum } from "@/lib/core/schemas.ts";
import { chainNames } from "../_lib/chains.ts";
import type { PageProps } from "../_lib/query.ts";
import { visitorContext } from "../_lib/visitor-context.ts";
import { type CheckPage, readCheck } from "./read-check.ts";

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const t = await getTexts("check.page");
  const isAsked = (await searchParams).address !== undefined;
  return {
    title: t("metaTitle"),
    description: t("description"),
    // What one reader asked is not for search engines.
    ...(isAsked ? { robots: { index: false } } : { alternates: { canonical: "/check" } }),
  };
}

export default async function Page({ searchParams }: PageProps) {
  const t = await getTexts("check.page");
  const ctx = await visitorContext("checks");
  const page = await readCheck(ctx, await searchParams);
  const chains = chainNames(ctx);
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
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
  const t = useTexts("check.page");
  const { page, found, chains } = props;
  const from = page.from && "address" in page.from ? checksum(page.from.address) : null;
  const isUnread = from !== null && found.check.unchecked.some(({ code }) => code === "from");
  return (
    <>
      {page.paid && "movedName" in page.paid && page.paid.movedName && (
        <div className="mt-8">
          <Notice icon={CircleAlert} title={t("moved")}>
            <p>{t("movedText")}</p>
          </Notice>
        </div>
      )}
      {isUnread && (
        <ClientTexts of={["search.ask"]}>
          {" "}
          <AskWallet
            key={page.asked}
            address={from}
            check={found.check.address}
            chains={Object.fromEntries(Object.entries(chains).map(([id, { name }]) => [id, name]))}
            refused={page.asked}
          />
        </ClientTexts>
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
  const t = useTexts("check.page");
  return (
    <div className="mt-10" role="alert">
      <Notice icon={Hourglass} title={t("busy")}>
        <p>{t("busyText")}</p>
      </Notice>
    </div>
  );
}

/** Without scripts the page is loaded again by the browser. */
function StillReading() {
  const t = useTexts("check.page");
  return (
    <div className="mt-8">
      <Refresh seconds={3} />
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
      <Notice icon={LoaderCircle} title={t("reading")} busy>
        <p>{t("readingText")}</p>
      </Notice>
    </div>
  );
}
