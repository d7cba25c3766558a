/** The errors between a wallet and the service, with their remedies. */
export const walletErrors = {
  declined: {
    title: "You declined the request",
    text: "Nothing was signed, and nothing has changed. Try again when you are ready.",
  },
  waiting: {
    title: "Your wallet is locked or busy",
    text: "Open the wallet, unlock it, answer the pending request, then try again.",
  },
  noAccount: {
    title: "Your wallet shared no account",
    text: "It may be locked, or this site may not see any account. Unlock it, choose an account, then try again.",
  },
  wrongChain: {
    title: "Your wallet is on another network",
    text: "Credence does not index the network your wallet is on. Switch to one of these to continue.",
  },
  chainUnknown: {
    title: "Your wallet does not know this network",
    text: "Your wallet did not switch. Add the network here or in the wallet, or choose another one, then try again.",
  },
  switchDeclined: {
    title: "You declined to switch the network",
    text: "Nothing has changed. Try again, or switch to the network in the wallet.",
  },
  switchUnanswered: {
    title: "Your wallet did not answer",
    text: "It was asked to switch the network. Open it, answer or dismiss its request, then try again.",
  },
  switchByHand: {
    title: "Switch the network in your wallet",
    text: "This wallet does not switch when a page asks. Switch it to the network yourself, then try again.",
  },
  notSwitched: {
    title: "Your wallet did not switch",
    text: "It is still on another network. Switch to this one in the wallet, or add it, then try again.",
  },
  notAdded: {
    title: "Your wallet did not add the network",
    text: "Add it in the wallet's settings by its name and chain id, then try again, or choose another wallet.",
  },
  changedAccount: {
    title: "Your wallet changed its account",
    text: "The account changed while the message was pending, so we did not use the signature. Sign in again with the account you want.",
  },
  noWallet: {
    title: "The wallet of this account is not connected",
    text: "Open it in this browser and allow its account on this site, or connect it again. Then try again.",
  },
  otherAccount: {
    title: "Your wallet uses another account",
    text: "Another account must sign. Switch to it in the wallet and try again, or sign in with the one selected there.",
  },
  sameAccount: {
    title: "This is the same account",
    text: "Switch to another account in the wallet, or choose another wallet, then try again.",
  },
  gone: {
    title: "Your wallet is not responding",
    text: "The extension may have been updated or disabled. Reload this page, or choose another wallet.",
  },
  expired: {
    title: "The wallet did not answer in time",
    text: "A request is valid for five minutes. Try again to make a new one.",
  },
  ended: {
    title: "The wallet ended the connection",
    text: "Nothing was signed. Connect it again, or choose another wallet.",
  },
  unsupported: {
    title: "Your wallet does not support this",
    text: "It allowed none of our networks, or not this step. Choose another wallet, then try again.",
  },
  relay: {
    title: "WalletConnect is not reachable",
    text: "Its relay did not answer. Check your connection, then try again, or choose another wallet.",
  },
  refused: {
    title: "The service did not accept the signature",
    text: "A message works once: for ten minutes, or a day if a smart account signs it. Try again with a new one.",
  },
  chainSilent: {
    title: "The signature could not be checked",
    text: "We need the chain to verify it, and the chain is not responding. Try again in a moment.",
  },
  limited: {
    title: "Too many attempts",
    text: "You reached the limit for your network address. Wait a minute, then try again.",
  },
  unreachable: {
    title: "We could not reach the service",
    text: "Check your connection, then try again. Nothing was lost.",
  },
  unknown: {
    title: "Something went wrong",
    text: "The wallet returned an unknown error. Try again, or choose another wallet.",
  },
} as const;
export type WalletErrorReason = keyof typeof walletErrors;

export class WalletError extends Error {
  readonly reason: WalletErrorReason;
  /** Has the wallet add the network that it did not switch to; null where that does not help. */
  readonly addNetwork: (() => Promise<void>) | null;
  constructor(reason: WalletErrorReason, addNetwork: (() => Promise<void>) | null = null) {
    super(walletErrors[reason].title);
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
