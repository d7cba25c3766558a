import { domainToASCII } from "node:url";

/** How notices travel. */
export const noticeMedia = ["email", "slack", "discord"] as const;
export type NoticeMedium = (typeof noticeMedia)[number];

export interface NoticeReceiver {
  medium: NoticeMedium;
  /** An e-mail address or a URL. */
  target: string;
}

/** A dot-atom of RFC 5322 without the characters that old systems routed by (`!`, `%`) or that nobody uses. Never quoted. */
const LOCAL = /^[a-z0-9_+'&=~-]+(?:\.[a-z0-9_+'&=~-]+)*$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Names that no public mail server has (RFC 6761, 6762, 8375, 9476 and ICANN). */
const RESERVED = /(?:^|\.)(?:localhost|local|localdomain|internal|invalid|onion|alt|arpa|home|lan|corp)$/;

/**
 * An e-mail address as it is written to, or null for any other text. Before the `@`: a plain dot-atom of ASCII, at most 64 characters; behind it
 * a domain of at least two labels, which may be internationalised and becomes ASCII. At most 254 characters in all.
 */
export function parseMailAddress(text: string): string | null {
  const at = text.lastIndexOf("@");
  const local = text.slice(0, at);
  const written = text.slice(at + 1);
  if (at < 1 || local.length > 64 || !LOCAL.test(local) || !/^[\p{L}\p{N}\p{M}.-]+$/u.test(written)) return null;
  const domain = domainToASCII(written.normalize("NFC")).toLowerCase();
  const labels = domain.split(".");
  const last = labels.at(-1) ?? "";
  const isName =
    labels.length > 1 && labels.every((label) => LABEL.test(label)) && /^(?:xn--[a-z0-9-]+|[a-z]+)$/.test(last);
  const address = `${local}@${domain}`;
  return isName && !RESERVED.test(domain) && address.length <= 254 ? address : null;
}

/** A receiver as settings name it: an e-mail address, or `slack+` or `discord+` and a URL. Null for any other text. */
export function parseReceiver(text: string): NoticeReceiver | null {
  const [, medium, url] = /^(slack|discord)\+(https?:\/\/.+)$/.exec(text) ?? [];
  if (medium && url)
    return URL.canParse(url) ? { medium: medium === "slack" ? "slack" : "discord", target: url } : null;
  const address = parseMailAddress(text);
  return address === null ? null : { medium: "email", target: address };
}
