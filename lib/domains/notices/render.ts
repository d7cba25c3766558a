import { z } from "zod";
import type { Context } from "../../core/context.ts";
import { eachLanguage } from "../../core/each-language.ts";
import type { Language } from "../../core/language.ts";
import type { NoticeKind, NoticeMedium } from "../../core/notices.ts";
import { type SentenceArea, textsIn, translate } from "../../core/texts.ts";
import { achievementIds, achievements } from "../../engine/index.ts";

/** A message as mail has it; chats get both in one text. */
export interface Rendered {
  subject: string;
  text: string;
  /** How many notices it counts in place of showing them, and the line that says so of any number. */
  counted?: { more: number; line: (count: number) => string };
}

/** Longest text of other people in a message. */
const MOST_CHARACTERS = 160;

/** What programs make links of: schemes, domains in any script, also with a full-width dot, addresses of mail and of IPv4. */
const LINK =
  /:\/\/|^(?:mailto|tel|javascript|data):|www[.。]|[\p{L}\p{N}\p{M}-][.。][\p{L}\p{M}]{2,}|\p{Nd}(?:[.。]\p{Nd}{1,3}){3}|\S@\S/iu;

/**
 * A text that somebody else chose, for a message: one short line without control characters and without anything that a reader's program would
 * make a link of.
 */
export function plainText(given: string, most = MOST_CHARACTERS): string {
  const line = given
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\s]+/gu, " ")
    .trim();
  const words = line
    .split(" ")
    .map((word) => (LINK.test(word.normalize("NFKC")) ? "[link]" : word))
    .join(" ");
  const characters = [...words];
  return characters.length > most ? `${characters.slice(0, most - 1).join("")}…` : words;
}

const Text = z.string().catch("");
const Count = z.number().catch(0);
const Time = z.iso.datetime().nullable().catch(null);

const minute = eachLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" }),
);

/** The texts of messages in the language of a channel, and what else depends on it. */
function speak(language: Language) {
  const t = textsIn(language, "notices.message");
  return {
    t,
    /** To the minute, UTC. */
    time: (at: string | null) => (at === null ? t("unknownTime") : `${minute(language).format(new Date(at))} UTC`),
    /** What the engine says in English. */
    translate: (area: SentenceArea, sentence: string) => translate(language, area, sentence),
  };
}
type Speech = ReturnType<typeof speak>;

/** What a message says of a kind: one line a notice, and where more is. Lines are of the service; other texts in them are plain. */
interface Wording {
  line(data: Record<string, unknown>, speech: Speech): string;
  path: string;
}

const isEnd = (data: Record<string, unknown>) => data.ended === true;

const wordings: Readonly<Record<NoticeKind, Wording>> = {
  chain: {
    line(data, { t }) {
      const { name, chainId, state, lag, error } = z
        .object({ name: Text, chainId: Count, state: Text, lag: Count, error: Text })
        .parse(data);
      const which = `${plainText(name, 40)} (${chainId})`;
      if (isEnd(data)) return t("chain.again", { which });
      const values = { which, state: t("chain.state", { state }), lag };
      const line = lag > 0 ? t("chain.behind", values) : t("chain.is", values);
      return `${line}${error ? ` ${plainText(error)}` : ""}`;
    },
    path: "/admin/chains",
  },
  explorer: {
    line(data, { t }) {
      const { chainId, host, error } = z.object({ chainId: Count, host: Text, error: Text }).parse(data);
      const values = { chainId: String(chainId), host };
      const which = host ? t("explorer.at", values) : t("explorer.of", values);
      return isEnd(data) ? t("explorer.answers", { which }) : t("explorer.fails", { which, error: plainText(error) });
    },
    path: "/status",
  },
  backups: {
    line(data, { t }) {
      if (isEnd(data)) return t("backups.again");
      return data.failing === true ? t("backups.failing") : t("backups.late");
    },
    path: "/status",
  },
  disk: {
    line(data, { t }) {
      const { host, percent } = z.object({ host: Text, percent: Count }).parse(data);
      const values = { host: plainText(host, 60), percent };
      return isEnd(data) ? t("disk.room", values) : t("disk.full", values);
    },
    path: "/admin",
  },
  appeals: {
    line(data, { t, time }) {
      const { appealId: id, decideBy } = z.object({ appealId: Text, decideBy: Time }).parse(data);
      const values = { id, time: time(decideBy) };
      return data.isOverdue === true ? t("appeals.late", values) : t("appeals.due", values);
    },
    path: "/admin/appeals",
  },
  screening: {
    line(data, { t }) {
      const { name, error } = z.object({ name: Text, error: Text }).parse(data);
      if (isEnd(data)) return t("screening.again", { name });
      return `${t("screening.stale", { name })}${error ? ` ${plainText(error)}` : ""}`;
    },
    path: "/admin/screening",
  },
  quota: {
    line(data, { t }) {
      const { day, perDay } = z.object({ day: Text, perDay: Count }).parse(data);
      return t("quota", { day, perDay });
    },
    path: "/portal",
  },
  webhook: {
    line(data, { t, translate }) {
      const { webhookId: id, reason } = z.object({ webhookId: Text, reason: Text }).parse(data);
      if (isEnd(data)) return t("webhookOn", { id });
      return t("webhookOff", { id, reason: plainText(translate("sentences.pauses", reason)) });
    },
    path: "/portal/webhooks",
  },
  key: {
    line(data, { t, time }) {
      const { name, last4, expiresAt } = z.object({ name: Text, last4: Text, expiresAt: Time }).parse(data);
      return t("key", { name: plainText(name, 60), last4, time: time(expiresAt) });
    },
    path: "/portal/keys",
  },
  model: {
    line(data, { t, time }) {
      const { version, from, cause } = z.object({ version: Text, from: Time, cause: Text }).parse(data);
      if (cause === "model.cancelled") return t("model.cancelled", { version });
      if (cause === "model.activated") return t("model.activated", { version });
      return t("model.scheduled", { version, time: time(from) });
    },
    path: "/docs/scoring",
  },
  list: {
    line(data, { t }) {
      const {
        name,
        listId: id,
        ...counts
      } = z
        .object({ name: Text, listId: Text, rows: Count, pass: Count, fail: Count, indeterminate: Count })
        .parse(data);
      return t("list", { name: plainText(name, 60), id, ...counts });
    },
    path: "/portal/lists",
  },
  score: {
    line(data, { t, translate }) {
      const { address, oldScore, newScore, explanation } = z
        .object({ address: Text, oldScore: Count, newScore: Count, explanation: Text })
        .parse(data);
      const line = t("score", { address, from: oldScore, to: newScore });
      return `${line}${explanation ? ` ${plainText(translate("sentences.changes", explanation), 400)}` : ""}`;
    },
    path: "/notifications",
  },
  decision: {
    line(data, { t }) {
      const { appealId: id, outcome } = z.object({ appealId: Text, outcome: Text }).parse(data);
      return t("decision", { id, outcome });
    },
    path: "/notifications",
  },
  reservation: {
    line(data, { t, time }) {
      const { name, expiresAt } = z.object({ name: Text, expiresAt: Time }).parse(data);
      return t("reservation", { name: plainText(name, 60), time: time(expiresAt) });
    },
    path: "/names",
  },
  achievement: {
    line(data, { t, translate }) {
      const { achievementId, address } = z.object({ achievementId: Text, address: Text }).parse(data);
      const id = achievementIds.find((one) => one === achievementId);
      const title = id ? translate("sentences.achievements", achievements[id].title) : plainText(achievementId);
      return t("achievement", { title, address });
    },
    path: "/achievements",
  },
};

interface MessageContent {
  kind: string;
  language: Language;
  /** Of the account whose channel it is; null: the operators'. */
  wallet: string | null;
  items: readonly Record<string, unknown>[];
  /** How many notices it has; items are the first of them. */
  notices: number;
}

/** The text of a message, the same at every attempt. `links` are those of its channel. */
export function renderMessage(
  { env }: Pick<Context, "env">,
  { kind, language, wallet, items, notices }: MessageContent,
  links: { confirm: string; unsubscribe: string },
): Rendered {
  const speech = speak(language);
  const { t } = speech;
  const titled = (subject: string) => t("subject", { subject });
  if (kind === "confirmation" || kind === "welcome") {
    // It has nothing that the person who entered the receiver wrote, and says who that was.
    const host = new URL(env.PUBLIC_ORIGIN).host;
    const address = `${wallet?.slice(0, 8)}…${wallet?.slice(-4)}`;
    const who = wallet === null ? t("operator", { host }) : t("wallet", { address });
    const text = t(`${kind}.text`, { who, ...links });
    return { subject: titled(t(`${kind}.subject`)), text: `${text}\n\n${env.PUBLIC_ORIGIN}` };
  }
  const known = kind as NoticeKind; // Messages are written with the table's names.
  const { line, path } = wordings[known];
  const subject = notices > 1 ? t(`subjects.${known}.many`) : t(`subjects.${known}.one`);
  const isOver = items.length > 0 && items.every(isEnd);
  const lines = items.map((item) => `- ${line(item, speech)}`);
  const counted = { more: notices - items.length, line: (count: number) => t("more", { count }) };
  const more = counted.more > 0 ? [counted.line(counted.more)] : [];
  const text = [...lines, ...more, "", `${env.PUBLIC_ORIGIN}${path}`].join("\n");
  return { subject: titled(isOver ? t("over", { subject }) : subject), text, counted };
}

/** The body of a POST to an incoming webhook. Nobody is mentioned, and no text is markup. */
export function chatBody(medium: Exclude<NoticeMedium, "email">, { subject, text, counted }: Rendered): string {
  if (medium === "slack") {
    const escapeText = (given: string) =>
      given.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    return JSON.stringify({
      text: escapeText(`${subject}\n${text}`),
      mrkdwn: false,
      unfurl_links: false,
      unfurl_media: false,
    });
  }
  const escapeText = (given: string) => given.replaceAll(/[\\*_~`|>#[\]]/g, "\\$&");
  // URLs are of this service and must stay whole. The line is the only place where they are.
  const lines = text.split("\n").map((line) => (line.startsWith("http") ? `<${line}>` : escapeText(line)));
  const fitting = dropItems([escapeText(subject), ...lines], counted);
  const content = [...fitting.join("\n")].slice(0, MOST_OF_DISCORD).join("");
  return JSON.stringify({ content, allowed_mentions: { parse: [] }, flags: SUPPRESS_EMBEDS });
}

const MOST_OF_DISCORD = 2_000;
const SUPPRESS_EMBEDS = 4;

/** Counts items from the last one on, in place of showing them, until Discord takes the text. What follows the items stays. */
function dropItems(lines: readonly string[], counted: Rendered["counted"]): string[] {
  const end = lines.findLastIndex((line) => line.startsWith("- ")) + 1;
  const items = lines.slice(0, end);
  if (!counted) return [...lines];
  let { more } = counted;
  if (more > 0) items.pop();
  const joined = () => [...items, ...(more > 0 ? [counted.line(more)] : []), ...lines.slice(end)];
  // The subject and one item stay.
  while (items.length > 2 && [...joined().join("\n")].length > MOST_OF_DISCORD) {
    items.pop();
    more++;
  }
  return joined();
}
