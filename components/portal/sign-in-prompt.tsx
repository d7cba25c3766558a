import { ChartNoAxesColumn, Gauge, KeyRound } from "lucide-react";
import { useTexts } from "#texts";
import { ConnectButton } from "../wallet/connect-button.tsx";

const offers = [
  { icon: KeyRound, key: "keys" },
  { icon: Gauge, key: "limits" },
  { icon: ChartNoAxesColumn, key: "usage" },
] as const;

/** Replaces the portal while nobody is signed in. */
export function SignInPrompt() {
  const t = useTexts("portal.signIn");
  return (
    <div className="mx-auto max-w-2xl pt-16 text-center sm:pt-24">
      <h1 className="text-3xl font-semibold tracking-tight text-balance sm:text-4xl">{t("title")}</h1>
      <p className="mx-auto mt-4 max-w-lg text-lg text-ink-soft">{t("lead")}</p>
      <div className="mt-8">
        <ConnectButton label={t("connect")} className="px-7" />
      </div>
      <ul className="mt-16 grid gap-8 border-t border-line pt-10 text-left sm:grid-cols-3">
        {offers.map(({ icon: Icon, key }) => (
          <li key={key}>
            <Icon size={22} className="text-ink-faint" />
            <h2 className="mt-3 font-semibold">{t(`offers.${key}`)}</h2>
            <p className="mt-1 text-sm text-ink-soft">{t(`about.${key}`)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
