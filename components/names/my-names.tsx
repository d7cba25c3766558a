import { ArrowRight } from "lucide-react";
import Link from "next/link";
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
  return (
    <ul aria-label="My names" className="divide-y divide-line rounded-xl border border-line bg-surface">
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
              {!one.final && <Badge tone="caution">not final yet</Badge>}
              {one.received && <Badge tone="caution">sent by another wallet</Badge>}
              {one.blocked ? (
                <Badge tone="bad">blocked</Badge>
              ) : (
                <Badge tone={one.state === "activated" ? "good" : "plain"}>{one.state}</Badge>
              )}
            </span>
            <ArrowRight size={18} className="shrink-0 text-ink-faint" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
