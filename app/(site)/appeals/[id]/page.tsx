import type { Metadata } from "next";
import { AppealCase, AppealDecision, AppealFacts } from "@/components/appeals/appeal-details.tsx";
import { AppealStatus } from "@/components/appeals/appeal-status.tsx";
import { flagName } from "@/components/appeals/labels.ts";
import { WithdrawButton } from "@/components/appeals/withdraw-button.tsx";
import { ClientTexts, getTexts, getTranslate } from "@/components/texts/server.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { readSession } from "@/lib/auth/session.ts";
import { type Context, systemContext } from "@/lib/core/context.ts";
import { checksum, IdParam } from "@/lib/core/schemas.ts";
import { getAppeal } from "@/lib/domains/appeals/index.ts";
import type { AppealView } from "@/lib/domains/appeals/schemas.ts";
import { answerNotFound } from "../../_lib/answer-not-found.tsx";
import { nullOn } from "../../_lib/null-on-error.ts";
import { isOwn, partyOf } from "../../attest/_lib/attestations.ts";
import NotFound from "./not-found.tsx";

export async function generateMetadata({ params }: AppealParams): Promise<Metadata> {
  const t = await getTexts("appeals.one");
  const appeal = await readAppeal(systemContext(), params);
  const translate = await getTranslate("sentences.inputs");
  return { title: appeal ? t("metaTitle", { flag: flagName(appeal.flag, translate) }) : t("notFound") };
}

export default async function AppealPage({ params }: AppealParams) {
  const t = await getTexts("appeals.one");
  const ctx = systemContext();
  const [appeal, session] = await Promise.all([readAppeal(ctx, params), readSession()]);
  if (!appeal) return answerNotFound(<NotFound />);
  const account = session ? checksum(session.wallet) : null;
  const [wallet, isOwner] = await Promise.all([partyOf(ctx, appeal.wallet), isOwn(ctx, appeal.wallet, account)]);
  return (
    <>
      <p className="mt-10 text-sm text-ink-faint sm:mt-12">{t("id", { id: appeal.id })}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-3xl font-semibold tracking-tight wrap-anywhere sm:text-4xl">
          {flagName(appeal.flag, await getTranslate("sentences.inputs"))}
        </h1>
        <AppealStatus {...appeal} />
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 content-start gap-6">
          {appeal.decision && <AppealDecision decision={appeal.decision} />}
          <AppealCase appeal={appeal} />
        </div>
        <AppealFacts appeal={appeal} wallet={wallet} />
      </div>
      {appeal.status === "open" && <p className="mt-8 max-w-3xl text-ink-soft">{t("text")}</p>}
      <Further appeal={appeal} isOwner={isOwner} />
    </>
  );
}

/** What can be done next. */
async function Further({ appeal, isOwner }: { appeal: AppealView; isOwner: boolean }) {
  const t = await getTexts("appeals.one");
  return (
    <div className="mt-8 flex flex-wrap gap-3 print:hidden">
      {appeal.status === "upheld" && (
        <ButtonLink kind="quiet" prefetch={false} href={`/profile/${appeal.wallet}/receipt`}>
          {t("receipt")}
        </ButtonLink>
      )}
      <ButtonLink kind="quiet" prefetch={false} href={`/appeals?wallet=${appeal.wallet}`}>
        {t("others")}
      </ButtonLink>
      {isOwner && appeal.status === "open" && (
        <ClientTexts of={["api.problem", "appeals.withdraw"]}>
          <WithdrawButton id={appeal.id} />
        </ClientTexts>
      )}
    </div>
  );
}

interface AppealParams {
  params: Promise<{ id: string }>;
}

/** The appeal of the URL; null if there is none. */
async function readAppeal(ctx: Context, params: AppealParams["params"]) {
  const { data: id } = IdParam.safeParse((await params).id);
  const found = id === undefined ? null : await nullOn(getAppeal(ctx, { id }), "NOT_FOUND");
  return found?.appeal ?? null;
}
