/** Codes of EIP-1193 and EIP-3326. */
export const UNAUTHORIZED = 4100;
export const UNSUPPORTED_METHOD = 4200;
export const UNKNOWN_CHAIN = 4902;

/** An error in the form of EIP-1193. */
export class ProviderError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.name = "ProviderError";
    this.code = code;
  }
}
