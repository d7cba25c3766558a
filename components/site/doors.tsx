import { Code, ListChecks, type LucideIcon, Wallet } from "lucide-react";
import { useTexts } from "#texts";
import type { Texts } from "../texts/create-texts.ts";
import { ArrowLink } from "../ui/arrow-link.tsx";

interface Door {
  icon: LucideIcon;
  title: string;
  text: string;
  links: readonly { href: string; label: string }[];
}

function doorsOf(t: Texts<"home.doors">, wallet: string | null): Door[] {
  return [
    {
      icon: Wallet,
      title: t("own.title"),
      text: t("own.text"),
      links: [
        wallet === null
          ? { href: "/search", label: t("own.find") }
          : { href: `/profile/${wallet}`, label: t("own.profile") },
        { href: "/names", label: t("own.name") },
        { href: "/check", label: t("own.check") },
      ],
    },
    {
      icon: ListChecks,
      title: t("gate.title"),
      text: t("gate.text"),
      links: [
        { href: "/policies", label: t("gate.policy") },
        { href: "/docs/gates", label: t("gate.chain") },
      ],
    },
    {
      icon: Code,
      title: t("build.title"),
      text: t("build.text"),
      links: [
        { href: "/portal", label: t("build.key") },
        { href: "/docs", label: t("build.docs") },
      ],
    },
  ];
}

/** What each kind of visitor came for. `wallet`: the signed-in one. */
export function Doors({ wallet }: { wallet: string | null }) {
  const t = useTexts("home.doors");
  return (
    <ul
      aria-label={t("title")}
      className="mt-14 grid gap-px overflow-hidden rounded-2xl border border-line bg-line md:grid-cols-3"
    >
      {doorsOf(t, wallet).map(({ icon: Icon, title, text, links }) => (
        <li key={title} className="flex flex-col bg-surface p-5 sm:p-6">
          <h2 className="flex items-center gap-2.5 text-lg font-semibold tracking-tight">
            <Icon size={20} className="text-accent" /> {title}
          </h2>
          <p className="mt-2 flex-1 text-ink-soft text-pretty">{text}</p>
          <p className="mt-3 flex flex-wrap gap-x-6">
            {links.map(({ href, label }) => (
              <ArrowLink key={href} href={href}>
                {label}
              </ArrowLink>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
