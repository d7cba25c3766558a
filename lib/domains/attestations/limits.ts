/** Longest ABI-encoded data of an attestation that is stored, bytes. */
export const LONGEST_DATA = 64 * 1024;
/** Longest data of an attestation as JSON, bytes. */
export const LONGEST_JSON = 64 * 1024;
/** Longest `data`, in bytes of JSON, and longest hex of `encodedData` that a list shows whole. */
export const LONGEST_IN_LIST = 2_048;
/** Longest text of a revocation that a list shows whole, bytes of JSON. */
export const LONGEST_TEXT_IN_LIST = 1_024;
/** Signed attestations of one issuer to one subject that hold at once; on each chain as many made there. */
export const MOST_LIVE = 100;
/** Signed attestations of one issuer that are stored within 24 hours. */
export const MOST_A_DAY = 5_000;
