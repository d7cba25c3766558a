import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { Badge } from "../ui/badge.tsx";

export interface OwnName {
  svcId: string;
  name: string;
  state: "minted" | "activated";
  chainId: number;
  final: boolean;
}

/** The names somebody owns. */
export function MyNames(props: { names: readonly OwnName[]; chainName: (chainId: number) => string }) {
  return (
    <ul aria-label="My names" className="divide-y divide-line rounded-xl border border-line bg-surface">
      {props.names.map((one) => (
        <li key={one.svcId}>
          <Link
            href={`/names/${one.svcId}`}
            className="flex min-h-16 items-center justify-between gap-4 p-4 transition-colors hover:bg-sunken sm:p-5"
          >
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{one.name}</span>
              <span className="block text-sm text-ink-faint">{props.chainName(one.chainId)}</span>
            </span>
            <span className="flex shrink-0 flex-wrap items-center justify-end gap-2">
              {!one.final && <Badge tone="caution">not final yet</Badge>}
              <Badge tone={one.state === "activated" ? "good" : "plain"}>{one.state}</Badge>
              <ArrowRight aria-hidden="true" size={18} className="text-ink-faint" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
