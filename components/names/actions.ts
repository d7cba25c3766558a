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

/** The full name an action is about. */
export function fullName(action: NameAction): string {
  return action.kind === "subname" ? `${action.label}.${action.parent}` : action.name;
}
