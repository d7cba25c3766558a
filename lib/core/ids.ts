import { randomBytes } from "node:crypto";

/** The prefix of each kind of id. */
const idPrefixes = {
  developer: "dev",
  key: "key",
  session: "ses",
  personSession: "psn",
  request: "req",
  event: "evt",
  delivery: "dlv",
  webhook: "whk",
  attestation: "att",
  appeal: "apl",
  policy: "pol",
  simulation: "sim",
  list: "lst",
  tree: "tre",
  share: "shr",
  audit: "aud",
  takedown: "tkd",
  identity: "idn",
  notification: "ntf",
  noticeChannel: "nch",
  noticeMessage: "nmg",
} as const;
type IdKind = keyof typeof idPrefixes;

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** Prefix, 10 characters of time (milliseconds) and 16 of randomness (80 bits), so that ids sort by age. */
export function createId(kind: IdKind, now: Date): string {
  let time = "";
  for (let rest = now.getTime(), i = 0; i < 10; i++, rest = Math.floor(rest / 32))
    time = alphabet.charAt(rest % 32) + time;
  const random = Array.from(randomBytes(16), (byte) => alphabet.charAt(byte & 31)).join("");
  return `${idPrefixes[kind]}_${time}${random}`;
}
