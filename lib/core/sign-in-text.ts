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
