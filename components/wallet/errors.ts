import type { TextKey } from "../../lib/core/texts.ts";

type ErrorKey = TextKey<"wallet.errors">;

/** Why an act of a wallet and the service failed: the catalogue has a title and a remedy for each. */
export type WalletErrorReason = ErrorKey extends infer Key
  ? Key extends `${infer Reason}.title`
    ? Reason
    : never
  : never;

export class WalletError extends Error {
  readonly reason: WalletErrorReason;
  /** Has the wallet add the network that it did not switch to; null where that does not help. */
  readonly addNetwork: (() => Promise<void>) | null;
  constructor(reason: WalletErrorReason, addNetwork: (() => Promise<void>) | null = null) {
    super(reason);
    this.name = "WalletError";
    this.reason = reason;
    this.addNetwork = addNetwork;
  }
}

/** Codes of EIP-1193, of EIP-1474, of WalletConnect (5000 to 6000) and of the API. */
const byCode = new Map<unknown, WalletErrorReason>([
  [4001, "declined"],
  [4100, "noAccount"],
  [4200, "unsupported"],
  [4900, "gone"],
  [4901, "chainUnknown"],
  [4902, "chainUnknown"],
  [-32002, "waiting"],
  [5000, "declined"],
  [5001, "unsupported"],
  [5002, "unsupported"],
  [5100, "unsupported"],
  [5101, "unsupported"],
  [6000, "ended"],
  ["INVALID_SIGNATURE", "refused"],
  ["RATE_LIMIT_EXCEEDED", "limited"],
  ["UNSUPPORTED_CHAIN", "wrongChain"],
  ["CHAIN_UNAVAILABLE", "chainSilent"],
  ["SERVICE_UNAVAILABLE", "unreachable"],
]);
const byName: ReadonlyMap<string, WalletErrorReason> = new Map([
  ["ProviderNotFoundError", "gone"],
  ["ConnectorNotFoundError", "gone"],
  ["ConnectorAccountNotFoundError", "changedAccount"],
]);

export function reasonOfCode(code: unknown): WalletErrorReason | undefined {
  return byCode.get(code);
}

/** The reason of an error. Wallets, viem and fetch wrap each other's errors: the first known cause counts. */
export function walletErrorReason(thrown: unknown): WalletErrorReason {
  for (let error = thrown, depth = 0; error instanceof Object && depth < 8; depth++) {
    if (error instanceof WalletError) return error.reason;
    const name = "name" in error && typeof error.name === "string" ? error.name : "";
    const found = reasonOfCode("code" in error ? error.code : undefined) ?? byName.get(name);
    if (found) return found;
    // fetch throws this for an unreachable host.
    if (error instanceof TypeError && /fetch|network/i.test(error.message)) return "unreachable";
    if ("status" in error && typeof error.status === "number" && error.status >= 500) return "unreachable";
    error = "cause" in error ? error.cause : undefined;
  }
  return "unknown";
}
