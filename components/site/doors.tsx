import { ArrowRight, Code, ListChecks, type LucideIcon, Wallet } from "lucide-react";
import Link from "next/link";

interface Door {
  icon: LucideIcon;
  title: string;
  text: string;
  links: readonly { href: string; label: string }[];
}

function doorsOf(wallet: string | null): Door[] {
  return [
    {
      icon: Wallet,
      title: "Own a wallet",
      text: "See your score, what costs points, and what would raise it. Give all your wallets one name.",
      links: [
        wallet === null
          ? { href: "/search", label: "Find your score" }
          : { href: `/profile/${wallet}`, label: "Your profile" },
        { href: "/names", label: "Get a name" },
        { href: "/check", label: "Check before you send" },
      ],
    },
    {
      icon: ListChecks,
      title: "Gate something",
      text: "Decide who may vote, mint or join. Build the rules, try them on any wallet, and share a page.",
      links: [
        { href: "/policies", label: "Build a policy" },
        { href: "/docs/gates", label: "Gates on chain" },
      ],
    },
    {
      icon: Code,
      title: "Build",
      text: "One call gives a number and its reasons. Free keys, webhooks, a typed client and signed receipts.",
      links: [
        { href: "/portal", label: "Get a key" },
        { href: "/docs", label: "Read the docs" },
      ],
    },
  ];
}

/** What each kind of visitor came for. `wallet`: the signed-in one. */
export function Doors({ wallet }: { wallet: string | null }) {
  return (
    <ul
      aria-label="Where to start"
      className="mt-14 grid gap-px overflow-hidden rounded-2xl border border-line bg-line md:grid-cols-3"
    >
      {doorsOf(wallet).map(({ icon: Icon, title, text, links }) => (
        <li key={title} className="flex flex-col bg-surface p-5 sm:p-6">
          <h2 className="flex items-center gap-2.5 text-lg font-semibold tracking-tight">
            <Icon size={20} className="text-accent" /> {title}
          </h2>
          <p className="mt-2 flex-1 text-ink-soft text-pretty">{text}</p>
          <p className="mt-3 flex flex-wrap gap-x-6">
            {links.map(({ href, label }) => (
              <Link
                key={href}
                href={href}
                prefetch={false}
                className="inline-flex min-h-11 items-center gap-1.5 font-medium text-accent underline-offset-4 hover:underline"
              >
                {label} <ArrowRight size={16} />
              </Link>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
