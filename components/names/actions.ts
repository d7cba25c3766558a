/** A chain with names, as `GET /mint/chains` returns it. */
export interface NamesChain {
  chainId: number;
  name: string;
  /** Address of IdentityNames. */
  contract: string;
  /** Address of NameReservations. */
  reservations: string | null;
  currency: string;
}

/** A transaction about a name. */
export type NameAction = { chain: NamesChain } & (
  | { kind: "reserve" | "refund"; name: string }
  | { kind: "mint"; name: string; referralCode?: string | undefined }
  | { kind: "subname"; parent: string; parentId: string; label: string; to: string }
  | { kind: "transfer"; name: string; tokenId: string; to: string }
);

/** Title of the dialog, label of the button, and the sentence when it is done. */
export const actionLabels = {
  reserve: { title: "Reserve", button: "Reserve", done: "is reserved. You get the deposit back when you mint it." },
  refund: {
    title: "Release",
    button: "Withdraw the deposit",
    done: "is released, and your deposit refunded.",
  },
  mint: { title: "Mint", button: "Mint", done: "is yours." },
  subname: { title: "Mint", button: "Mint", done: "is minted." },
  transfer: { title: "Transfer", button: "Transfer", done: "has a new owner." },
} as const satisfies Record<NameAction["kind"], { title: string; button: string; done: string }>;

/** The full name an action is about. */
export function fullName(action: NameAction): string {
  return action.kind === "subname" ? `${action.label}.${action.parent}` : action.name;
}
