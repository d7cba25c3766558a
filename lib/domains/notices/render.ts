import { z } from "zod";
import type { Context } from "../../core/context.ts";
import type { NoticeKind, NoticeMedium } from "../../core/notices.ts";

/** A message as mail has it; chats get both in one text. */
export interface Rendered {
  subject: string;
  text: string;
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
const Day = z.iso
  .datetime()
  .transform((time) => `${time.slice(0, 16).replace("T", " ")} UTC`)
  .catch("an unknown time");

/** What a message says of a kind: its subject, one line a notice, and where more is. Lines are of the service; other texts in them are plain. */
interface Wording {
  one: string;
  many: string;
  line(data: Record<string, unknown>): string;
  path: string;
}

const isEnd = (data: Record<string, unknown>) => data.ended === true;

const wordings: Readonly<Record<NoticeKind, Wording>> = {
  chain: {
    one: "A chain needs attention",
    many: "Chains need attention",
    line(data) {
      const { name, chainId, state, lag, error } = z
        .object({ name: Text, chainId: Count, state: Text, lag: Count, error: Text })
        .parse(data);
      const which = `${plainText(name, 40)} (${chainId})`;
      if (isEnd(data)) return `${which} is read again.`;
      const behind = lag > 0 ? `, ${lag} blocks behind its head` : "";
      return `${which} is ${state}${behind}.${error ? ` ${plainText(error)}` : ""}`;
    },
    path: "/admin/chains",
  },
  explorer: {
    one: "An explorer fails",
    many: "Explorers fail",
    line(data) {
      const { chainId, host, error } = z.object({ chainId: Count, host: Text, error: Text }).parse(data);
      const which = `An explorer of chain ${chainId}${host ? ` (${host})` : ""}`;
      return isEnd(data) ? `${which} answers again.` : `${which} fails: ${plainText(error)}`;
    },
    path: "/status",
  },
  backups: {
    one: "Backups are late",
    many: "Backups are late",
    line: (data) => {
      if (isEnd(data)) return "The database's log is archived again.";
      return data.failing === true
        ? "PostgreSQL cannot archive its log: a backup would lose what changed since."
        : "A finished part of the database's log has waited for the archive for more than ten minutes.";
    },
    path: "/status",
  },
  disk: {
    one: "A disk is nearly full",
    many: "Disks are nearly full",
    line(data) {
      const { host, percent } = z.object({ host: Text, percent: Count }).parse(data);
      const which = `The disk of worker ${plainText(host, 60)}`;
      return isEnd(data) ? `${which} has room again.` : `${which} is ${percent} % full.`;
    },
    path: "/admin",
  },
  appeals: {
    one: "An appeal waits for a decision",
    many: "Appeals wait for a decision",
    line(data) {
      const { appealId, decideBy } = z.object({ appealId: Text, decideBy: Day }).parse(data);
      return data.isOverdue === true
        ? `${appealId} should have been decided by ${decideBy}.`
        : `${appealId} is to be decided by ${decideBy}.`;
    },
    path: "/admin/appeals",
  },
  screening: {
    one: "A screening list is stale",
    many: "Screening lists are stale",
    line(data) {
      const { name, error } = z.object({ name: Text, error: Text }).parse(data);
      if (isEnd(data)) return `The list ${name} is refreshed again.`;
      return `The list ${name} was not refreshed in time.${error ? ` ${plainText(error)}` : ""}`;
    },
    path: "/admin/screening",
  },
  quota: {
    one: "80 % of your requests of today are used",
    many: "80 % of your requests of a day are used",
    line(data) {
      const { day, perDay } = z.object({ day: Text, perDay: Count }).parse(data);
      return `At least 80 % of ${perDay.toLocaleString("en")} requests of ${day} (UTC) are used. Further requests are refused once all are.`;
    },
    path: "/portal",
  },
  webhook: {
    one: "A webhook was switched off",
    many: "Webhooks were switched off",
    line(data) {
      const { webhookId, reason } = z.object({ webhookId: Text, reason: Text }).parse(data);
      return isEnd(data) ? `${webhookId} is on again, or was deleted.` : `${webhookId}: ${plainText(reason)}`;
    },
    path: "/portal/webhooks",
  },
  key: {
    one: "An API key ends soon",
    many: "API keys end soon",
    line(data) {
      const { name, last4, expiresAt } = z.object({ name: Text, last4: Text, expiresAt: Day }).parse(data);
      return `"${plainText(name, 60)}" (…${last4}) ends at ${expiresAt}.`;
    },
    path: "/portal/keys",
  },
  model: {
    one: "The scoring model switches",
    many: "The scoring model switches",
    line(data) {
      const { version, from, cause } = z.object({ version: Text, from: Day, cause: Text }).parse(data);
      if (cause === "model.cancelled") return `The switch to model ${version} was cancelled.`;
      return cause === "model.activated"
        ? `Scores are computed with model ${version}.`
        : `Model ${version} computes scores from ${from} on.`;
    },
    path: "/docs/scoring",
  },
  list: {
    one: "A list is done",
    many: "Lists are done",
    line(data) {
      const { name, listId, rows, pass, fail, indeterminate } = z
        .object({ name: Text, listId: Text, rows: Count, pass: Count, fail: Count, indeterminate: Count })
        .parse(data);
      return `"${plainText(name, 60)}" (${listId}): of ${rows} rows, ${pass} pass, ${fail} fail, and ${indeterminate} could not be decided.`;
    },
    path: "/portal/lists",
  },
  score: {
    one: "Your score fell",
    many: "Your score fell several times",
    line(data) {
      const { address, oldScore, newScore, explanation } = z
        .object({ address: Text, oldScore: Count, newScore: Count, explanation: Text })
        .parse(data);
      return `${address}: from ${oldScore} to ${newScore}.${explanation ? ` ${plainText(explanation, 400)}` : ""}`;
    },
    path: "/notifications",
  },
  decision: {
    one: "Your appeal was decided",
    many: "Your appeals were decided",
    line(data) {
      const { appealId, outcome } = z.object({ appealId: Text, outcome: Text }).parse(data);
      return `${appealId} was ${outcome}.`;
    },
    path: "/notifications",
  },
  reservation: {
    one: "A name that you reserved lapses soon",
    many: "Names that you reserved lapse soon",
    line(data) {
      const { name, expiresAt } = z.object({ name: Text, expiresAt: Day }).parse(data);
      return `${plainText(name, 60)} lapses at ${expiresAt}. Mint it before.`;
    },
    path: "/names",
  },
  achievement: {
    one: "You earned an achievement",
    many: "You earned achievements",
    line(data) {
      const { achievementId, address } = z.object({ achievementId: Text, address: Text }).parse(data);
      return `${achievementId.replaceAll(/[_-]/g, " ")} (${address})`;
    },
    path: "/achievements",
  },
};

/** The first message to a receiver. It has nothing that the person who entered the receiver wrote, and says who that was. */
const firstMessages = {
  confirmation: {
    subject: "Confirm this address",
    text: `{who} asked this service to send notices to this address. Nothing else is sent before you confirm it.

If that was you, open this page and press the button. The link is valid for a day.
{confirm}

If it was not, you need not do anything. On this page you can refuse all further messages:
{unsubscribe}`,
  },
  welcome: {
    subject: "Notices come here",
    text: "This service sends notices here from now on. Whoever entered this URL chose their kinds, and can delete it.",
  },
} as const;

interface MessageContent {
  kind: string;
  /** Of the account whose channel it is; null: the operators'. */
  wallet: string | null;
  items: readonly Record<string, unknown>[];
  /** How many notices it has; items are the first of them. */
  notices: number;
}

/** The text of a message, the same at every attempt. `links` are those of its channel. */
export function renderMessage(
  { env }: Pick<Context, "env">,
  { kind, wallet, items, notices }: MessageContent,
  links: { confirm: string; unsubscribe: string },
): Rendered {
  if (kind === "confirmation" || kind === "welcome") {
    const { subject, text } = firstMessages[kind];
    const operator = `The operator of ${new URL(env.PUBLIC_ORIGIN).host}`;
    const who = wallet === null ? operator : `The wallet ${wallet.slice(0, 8)}…${wallet.slice(-4)}`;
    const filled = text
      .replace("{who}", who)
      .replace("{confirm}", links.confirm)
      .replace("{unsubscribe}", links.unsubscribe);
    return { subject: `Credence: ${subject}`, text: `${filled}\n\n${env.PUBLIC_ORIGIN}` };
  }
  const wording = wordings[kind as NoticeKind]; // Messages are written with the table's names.
  const allEnded = items.length > 0 && items.every(isEnd);
  const lines = items.map((item) => `- ${wording.line(item)}`);
  const more = notices > items.length ? [`- and ${notices - items.length} more`] : [];
  const subject = allEnded ? "Over: " : "";
  const text = [...lines, ...more, "", `${env.PUBLIC_ORIGIN}${wording.path}`].join("\n");
  return { subject: `Credence: ${subject}${notices > 1 ? wording.many : wording.one}`, text };
}

/** The body of a POST to an incoming webhook. Nobody is mentioned, and no text is markup. */
export function chatBody(medium: Exclude<NoticeMedium, "email">, { subject, text }: Rendered): string {
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
  const fitting = dropItems([escapeText(subject), ...lines], MOST_OF_DISCORD);
  const content = [...fitting.join("\n")].slice(0, MOST_OF_DISCORD).join("");
  return JSON.stringify({ content, allowed_mentions: { parse: [] }, flags: SUPPRESS_EMBEDS });
}

const MOST_OF_DISCORD = 2_000;
const SUPPRESS_EMBEDS = 4;

/** Counts items from the last one on, in place of showing them, until the text fits. What follows the items stays. */
function dropItems(lines: readonly string[], most: number): string[] {
  const end = lines.findLastIndex((line) => line.startsWith("- ")) + 1;
  const items = lines.slice(0, end);
  const counted = /^- and (\d+) more$/.exec(items.at(-1) ?? "");
  if (counted) items.pop();
  let more = Number(counted?.[1] ?? 0);
  const joined = () => [...items, ...(more > 0 ? [`- and ${more} more`] : []), ...lines.slice(end)];
  // The subject and one item stay.
  while (items.length > 2 && [...joined().join("\n")].length > most) {
    items.pop();
    more++;
  }
  return joined();
}
