/** Longest stored ABI-encoded data, bytes. */
export const LONGEST_DATA = 64 * 1024;
/** Longest data as JSON, bytes. */
export const LONGEST_JSON = 64 * 1024;
/** Longest `data` (bytes of JSON) and `encodedData` (characters) in a list. */
export const LONGEST_IN_LIST = 2_048;
/** Active signed attestations of one issuer about one subject; on each chain, those of one schema and one sender through an issuer. */
export const MOST_LIVE = 100;
/** Signed attestations of one issuer in 24 hours. */
export const MOST_A_DAY = 5_000;
