/** What a message of Sign-In with Ethereum says. */
interface SignInTerms {
  /** The public origin of the service. */
  origin: string;
  /** Checksummed. */
  address: string;
  statement: string;
  chainId: number;
  nonce: string;
  issuedAt: Date;
}

/**
 * The text of ERC-4361 that a wallet signs. Written here because packages refuse hosts that the standard and PUBLIC_ORIGIN allow, such as
 * `nas:3000`. It names no time at which it expires: the service gives keys less time than accounts with several owners.
 */
export function writeSignInText({ origin, address, statement, chainId, nonce, issuedAt }: SignInTerms): string {
  return [
    `${new URL(origin).host} wants you to sign in with your Ethereum account:`,
    address,
    "",
    statement,
    "",
    `URI: ${origin}`,
    "Version: 1",
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt.toISOString()}`,
  ].join("\n");
}

/** What a wallet signs to have its owner's data erased: what goes, and what stays. */
export const erasureTexts = {
  erased:
    "This cannot be undone: your account's sessions, API keys, webhooks, channels and waiting messages of notices, notifications, lists, policies with their watches, tracked wallets, links of wallets, texts of your appeals, and usage.",
  retained:
    "What chains hold and follows from it, attestations, schemas, appeals without your texts, trees of lists, and signed boards. As keyed hashes without names or texts: groups of wallets, nullifiers, referrals, waits, limits, a suspension, and the log.",
} as const;
