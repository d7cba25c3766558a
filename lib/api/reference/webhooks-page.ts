import { events } from "../../core/events.ts";
import { receivers } from "./receivers.ts";

/** Replaces the table of events and the receivers in `docs/webhooks.md`. */
export function refreshWebhooksPage(page: string): string {
  const rows = Object.entries(events).map(
    ([name, { when, data }]) => `| \`${name}\` | ${when} | ${Object.keys(data).join(", ")} |`,
  );
  const table = ["| event | when | data |", "|---|---|---|", ...rows, ""].join("\n");
  const withEvents = replaceOnce(page, /\| event \|[\s\S]*?\n(?!\|)/, table);
  return receivers.reduce(
    (text, { language, code }) =>
      replaceOnce(text, new RegExp(`\`\`\`${language}\\n[\\s\\S]*?\`\`\``), `\`\`\`${language}\n${code}\`\`\``),
    withEvents,
  );
}

function replaceOnce(text: string, place: RegExp, by: string): string {
  if (!place.test(text)) throw new Error(`docs/webhooks.md has no place for ${by.slice(0, 40)}`);
  return text.replace(place, () => by);
}
