import { ExternalLink } from "lucide-react";

/** Name and explorer of each chain. */
export type ChainNames = Readonly<Record<number, { name: string; explorerUrl?: string | undefined }>>;

/** One that the settings do not have is named as wallets name it (CAIP-2), in every language. */
export function chainName(chains: ChainNames, chainId: number): string {
  return chains[chainId]?.name ?? `eip155:${chainId}`;
}

/** A shortened transaction hash, linked to the explorer of its chain. */
export function TransactionLink(props: { chainId: number; txHash: string; chains: ChainNames }) {
  const explorer = props.chains[props.chainId]?.explorerUrl;
  const hash = (
    <span title={props.txHash} className="figures font-mono text-sm">
      <span aria-hidden="true">
        {props.txHash.slice(0, 10)}…{props.txHash.slice(-6)}
      </span>
      <span className="sr-only">{props.txHash}</span>
    </span>
  );
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4">
      {explorer ? (
        <a
          href={`${explorer}/tx/${props.txHash}`}
          rel="noreferrer"
          className="inline-flex min-h-8 items-center gap-1.5 underline decoration-line-strong underline-offset-4 hover:text-accent"
        >
          {hash} <ExternalLink size={14} />
        </a>
      ) : (
        hash
      )}
      <span className="text-sm text-ink-faint">{chainName(props.chains, props.chainId)}</span>
    </span>
  );
}
