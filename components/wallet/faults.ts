/** Everything that can go wrong between a wallet and a session: what it is called, and the way on. */
export const walletFaults = {
  declined: {
    title: "You declined the request",
    text: "Nothing was signed, and nothing has changed. Try again when you are ready.",
  },
  waiting: {
    title: "Your wallet is locked or busy",
    text: "A request is waiting in it. Open the wallet, unlock it, answer what it asks, then try again.",
  },
  noAccount: {
    title: "Your wallet gave no account",
    text: "It may be locked, or no account was allowed to this site. Unlock it and choose one, then try again.",
  },
  wrongChain: {
    title: "Your wallet is on another network",
    text: "This service does not read the network your wallet is on. Switch to one of these to go on.",
  },
  chainUnknown: {
    title: "Your wallet did not switch",
    text: "It may not know that network. Add the network in the wallet, or choose another one here.",
  },
  changedAccount: {
    title: "Your wallet changed its account",
    text: "The account was changed while the message waited, so it was not used. Sign in again with the one you want.",
  },
  noWallet: {
    title: "The wallet of this account is not here",
    text: "Open it in this browser and allow its account to this site, or connect it again. Then try again.",
  },
  otherAccount: {
    title: "Your wallet shows another account",
    text: "The account that signs is another one. Change to it in the wallet and try again, or sign in with the one it shows.",
  },
  sameAccount: {
    title: "This is the same account",
    text: "Change to another account in the wallet, or choose another wallet, then try again.",
  },
  gone: {
    title: "Your wallet no longer answers",
    text: "The extension may have been updated or switched off. Reload this page, or choose another wallet.",
  },
  refused: {
    title: "The service did not accept the signature",
    text: "Each message serves once and for ten minutes. Try again: a new one is made.",
  },
  chainSilent: {
    title: "The signature could not be checked",
    text: "Only the chain can tell whether it is your account’s, and it does not answer now. Try again in a moment.",
  },
  limited: {
    title: "Too many attempts",
    text: "The limit for this address is used up. Wait a minute, then try again.",
  },
  unreachable: {
    title: "The service cannot be reached",
    text: "Check the connection, then try again. Nothing was lost.",
  },
  unknown: {
    title: "That did not work",
    text: "The wallet answered with an error this page does not know. Try again, or choose another wallet.",
  },
} as const;
export type WalletFaultName = keyof typeof walletFaults;

export class WalletFault extends Error {
  readonly fault: WalletFaultName;
  constructor(fault: WalletFaultName) {
    super(walletFaults[fault].title);
    this.name = "WalletFault";
    this.fault = fault;
  }
}

/** Codes of EIP-1193, of EIP-1474 and of the service, and what they mean here. */
const byCode = new Map<unknown, WalletFaultName>([
  [4001, "declined"],
  [4100, "noAccount"],
  [4900, "gone"],
  [4901, "chainUnknown"],
  [4902, "chainUnknown"],
  [-32002, "waiting"],
  ["RATE_LIMIT_EXCEEDED", "limited"],
  ["UNSUPPORTED_CHAIN", "wrongChain"],
  ["CHAIN_UNAVAILABLE", "chainSilent"],
  ["SERVICE_UNAVAILABLE", "unreachable"],
]);
const byName: ReadonlyMap<string, WalletFaultName> = new Map([
  ["ProviderNotFoundError", "gone"],
  ["ConnectorNotFoundError", "gone"],
  ["ConnectorAccountNotFoundError", "changedAccount"],
]);

export function faultOfCode(code: unknown): WalletFaultName | undefined {
  return byCode.get(code);
}

/** Which fault an error is. Wallets, viem and fetch wrap each other's errors: the first cause that is known counts. */
export function faultOf(thrown: unknown): WalletFaultName {
  for (let error = thrown, depth = 0; error instanceof Object && depth < 8; depth++) {
    if (error instanceof WalletFault) return error.fault;
    const name = "name" in error && typeof error.name === "string" ? error.name : "";
    const found = faultOfCode("code" in error ? error.code : undefined) ?? byName.get(name);
    if (found) return found;
    // What fetch throws where nobody answers.
    if (error instanceof TypeError && /fetch|network/i.test(error.message)) return "unreachable";
    if ("status" in error && typeof error.status === "number" && error.status >= 500) return "unreachable";
    error = "cause" in error ? error.cause : undefined;
  }
  return "unknown";
}
