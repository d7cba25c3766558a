import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { useTexts } from "#texts";
import { Badge } from "../ui/badge.tsx";

export interface OwnName {
  svcId: string;
  name: string;
  state: "minted" | "activated";
  blocked?: true | undefined;
  /** Somebody else sent it. */
  received?: true | undefined;
  chainId: number;
  final: boolean;
}

/** The names a wallet owns. */
export function MyNames(props: { names: readonly OwnName[]; chainName: (chainId: number) => string }) {
  const [t, states] = [useTexts("names.mine"), useTexts("names.card")];
  return (
    <ul aria-label={t("title")} className="divide-y divide-line rounded-xl border border-line bg-surface">
      {props.names.map((one) => (
        <li key={one.svcId}>
          <Link
            href={`/names/${one.svcId}`}
            className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:flex-nowrap transition-colors hover:bg-sunken sm:p-5"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-semibold wrap-anywhere">{one.name}</span>
              <span className="block text-sm text-ink-faint">{props.chainName(one.chainId)}</span>
            </span>
            <span className="flex flex-wrap items-center gap-2 max-sm:order-last max-sm:basis-full">
              {!one.final && <Badge tone="caution">{t("notFinal")}</Badge>}
              {one.received && <Badge tone="caution">{t("received")}</Badge>}
              {one.blocked ? (
                <Badge tone="bad">{t("blocked")}</Badge>
              ) : (
                <Badge tone={one.state === "activated" ? "good" : "plain"}>{states(`states.${one.state}`)}</Badge>
              )}
            </span>
            <ArrowRight size={18} className="shrink-0 text-ink-faint" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
