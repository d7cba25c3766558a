import { ChartNoAxesColumn, KeyRound, ListChecks, Webhook } from "lucide-react";
import { useTexts } from "#texts";
import { ArrowLink } from "@/components/ui/arrow-link.tsx";
import { ConnectButton } from "@/components/wallet/connect-button.tsx";
import { planLimits } from "@/lib/core/plans.ts";

const offers = [
  { icon: KeyRound, key: "keys" },
  { icon: ListChecks, key: "lists" },
  { icon: Webhook, key: "webhooks" },
  { icon: ChartNoAxesColumn, key: "usage" },
] as const;

/** Replaces the portal while nobody is signed in. */
export function SignInPrompt() {
  const t = useTexts("portal.signIn");
  const { perMinute, perDay } = planLimits.free;
  return (
    <div className="mx-auto max-w-2xl pt-12 text-center sm:pt-20">
      <h1 className="text-3xl font-semibold tracking-tight text-balance sm:text-4xl">{t("title")}</h1>
      <p className="mx-auto mt-4 max-w-lg text-lg text-balance text-ink-soft">{t("lead")}</p>
      <div className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-2">
        <ConnectButton label={t("connect")} className="px-7" />
        <ArrowLink href="/docs">{t("docs")}</ArrowLink>
      </div>
      <ul className="mt-12 grid gap-8 border-t border-line pt-10 text-left sm:grid-cols-2">
        {offers.map(({ icon: Icon, key }) => (
          <li key={key}>
            <Icon size={22} className="text-ink-faint" />
            <h2 className="mt-3 font-semibold">{t(`offers.${key}`)}</h2>
            <p className="mt-1 text-sm text-ink-soft">
              {key === "usage" ? t("about.usage", { perMinute, perDay }) : t(`about.${key}`)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
