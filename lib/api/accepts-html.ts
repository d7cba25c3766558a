import type { ApiRequest } from "./message.ts";

export function acceptsHtml({ header }: ApiRequest): boolean {
  return /(?:^|,)\s*text\/html\s*(?:;|,|$)/i.test(header("accept") ?? "");
}

/** Whether a client takes gzip (RFC 9110, 12.5.3). One that does not say so gets the plain bytes, which every client reads. */
export function acceptsGzip({ header }: Pick<ApiRequest, "header">): boolean {
  const weights = new Map<string, number>();
  for (const one of (header("accept-encoding") ?? "").toLowerCase().split(",")) {
    const [, coding = "", weight = "1"] = /^\s*([^\s;]+)\s*(?:;\s*q=([\d.]+)\s*)?$/.exec(one) ?? [];
    weights.set(coding.replace(/^x-/, ""), Number(weight));
  }
  return (weights.get("gzip") ?? weights.get("*") ?? 0) > 0;
}

/** Programs that show a preview of a link, and crawlers, as they write their names; a bot that calls the API has another. */
const PREVIEWS =
  /\b(?:facebookexternalhit|facebot|Twitterbot|Slackbot(?:-LinkExpanding)?|Slack-ImgProxy|Discordbot|TelegramBot|WhatsApp|LinkedInBot|SkypeUriPreview|Mastodon|Pleroma|Misskey|Bluesky Cardyb|Embedly|Iframely|Pinterestbot|redditbot|vkShare|Viber|Applebot|Googlebot|bingbot|DuckDuckBot|YandexBot|Baiduspider|AhrefsBot|SemrushBot)\b/;

/** Whether nobody asked for this request yet: a browser fetches ahead, or a program shows a preview of a link. */
export function isAhead({ header }: Pick<ApiRequest, "header">): boolean {
  const purposes = ["sec-purpose", "purpose", "x-purpose", "x-moz"].map((name) => header(name) ?? "");
  return purposes.some((one) => /prefetch|prerender|preview/i.test(one)) || PREVIEWS.test(header("user-agent") ?? "");
}
