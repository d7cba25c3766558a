/** A chain on which names live, as `GET /mint/chains` returns it. */
export interface NamesChain {
  chainId: number;
  name: string;
  /** IdentityNames. */
  contract: string;
  /** NameReservations. */
  reservations: string | null;
  currency: string;
}

/** What a wallet can send about a name. Addresses are checksummed or all in one case. */
export type NameAction = { chain: NamesChain } & (
  | { kind: "reserve" | "refund"; name: string }
  | { kind: "mint"; name: string; referralCode?: string | undefined }
  | { kind: "subname"; parent: string; parentId: string; label: string; to: string }
  | { kind: "transfer"; name: string; tokenId: string; to: string }
);

/** What each is called: over its window, on its button, and when it is done. */
export const actionLabels = {
  reserve: { title: "Reserve", button: "Reserve it", done: "is reserved. Its deposit comes back when you mint it." },
  refund: {
    title: "Give back",
    button: "Withdraw the deposit",
    done: "is given back, and the deposit is yours again.",
  },
  mint: { title: "Mint", button: "Mint it", done: "is yours." },
  subname: { title: "Mint", button: "Mint it", done: "is minted." },
  transfer: { title: "Transfer", button: "Transfer it", done: "has a new owner." },
} as const satisfies Record<NameAction["kind"], { title: string; button: string; done: string }>;

/** The whole name an act is about. */
export function nameOf(act: NameAction): string {
  return act.kind === "subname" ? `${act.label}.${act.parent}` : act.name;
}
