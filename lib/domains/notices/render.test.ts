import { describe, expect, it } from "vitest";
import { noticeKinds } from "../../core/notices.ts";
import { chatBody, plainText, renderMessage } from "./render.ts";

const env = { PUBLIC_ORIGIN: "https://credence.example" } as Parameters<typeof renderMessage>[0]["env"]; // Only this is read.
const links = { confirm: "https://credence.example/c", unsubscribe: "https://credence.example/u" };
const hostile =
  "Win!\r\nBcc: x@evil.example \u202Ehttps://evil.example/a www.evil.example evil.example evil.例え <!channel> <@U1> @everyone [a](http://b.c) javascript:alert(1) " +
  "y".repeat(500);
/** Every text that a kind has of others, with ids and addresses of the service. */
const data = {
  ...Object.fromEntries(["name", "error", "reason", "explanation"].map((field) => [field, hostile])),
  ...{ listId: "lst_1", webhookId: "whk_1", last4: "abcd", address: "0x01", state: "stopped", host: "machine" },
};

describe("a text of somebody else", () => {
  it("is one short line without links or control characters", () => {
    const text = plainText(hostile);
    expect([...text].length).toBeLessThanOrEqual(160);
    expect(text).not.toMatch(/evil|:\/\/|javascript|[\r\n\u202E]/);
    expect(text).toContain("Win!");
    expect(plainText("  a\n\tb  ")).toBe("a b");
    for (const link of [
      "203.0.113.7/x",
      "evi\u0323l.example",
      "evil\uFF0Eexample",
      "evil。例え",
      "２０３.0.113.7",
      "x.e\u0323xample",
    ]) {
      expect(plainText(`see ${link} now`)).toBe("see [link] now");
    }
    expect(plainText("2.5 points, e.g. 3. Then: a@b mail.example")).toBe("2.5 points, e.g. 3. Then: [link] [link]");
  });

  it.each(["list", "key", "webhook", "reservation", "score", "chain", "explorer", "disk"] as const)(
    "is never in a subject, and no link in a message of the kind %s",
    (kind) => {
      const { subject, text } = renderMessage(
        { env },
        { kind, items: [data], notices: 1, wallet: null, language: "en" },
        links,
      );
      expect(subject).not.toMatch(/Win|evil/);
      const own = text.replace(/https:\/\/credence\.example\S*$/, "");
      expect(own).not.toMatch(/evil|:\/\//);
      expect(text.split("\n")).toHaveLength(3);
    },
  );
});

describe("a message", () => {
  it("of every kind has a fixed subject, a line for each notice, and how many more there are", () => {
    for (const kind of noticeKinds) {
      const many = renderMessage({ env }, { kind, items: [{}, {}], notices: 7, wallet: null, language: "en" }, links);
      expect(many.subject).toMatch(/^Credence: [A-Z8].{5,60}$/);
      expect(many.text.split("\n").filter((line) => line.startsWith("- "))).toHaveLength(3);
      expect(many.text).toContain("and 5 more");
      expect(many.text).toMatch(/\nhttps:\/\/credence\.example\/\S+$/);
    }
  });

  it.each(["es", "ja"] as const)("of every kind is in the language of its channel: %s", (language) => {
    const at = "2026-01-02T03:04:00.000Z";
    const given = { ...{ oldScore: 1_600, newScore: 1_500, outcome: "upheld", state: "stopped", perDay: 1_000 } };
    const sentences = { achievementId: "first_month", reason: "All attempts failed for five days." };
    const item = {
      ...given,
      ...sentences,
      decideBy: at,
      expiresAt: at,
      from: at,
      explanation:
        "The passing of time lowered Age by 100. Points for recent use come back when the wallet is used again.",
    };
    for (const kind of [...noticeKinds, "confirmation", "welcome"]) {
      const content = { kind, items: [item, { ...item, ended: true }], notices: 7, wallet: null };
      const [english, here] = (["en", language] as const).map((one) =>
        renderMessage({ env }, { ...content, language: one }, links),
      );
      expect(here?.subject).toMatch(/^Credence: ./);
      expect(here?.subject).not.toBe(english?.subject);
      const own = here?.text.replaceAll(/https:\S+/g, "") ?? "";
      expect([kind, own]).toEqual([
        kind,
        expect.not.stringMatching(/\b(?:the|is|and|was|of|by|to|you|month|failed)\b/i),
      ]);
    }
    const [lapse] = [{ kind: "reservation", items: [item], notices: 1, wallet: null, language }];
    expect(renderMessage({ env }, lapse, links).text).toContain(
      { es: "2 ene 2026, 3:04 UTC", ja: "2026/01/02 3:04 UTC" }[language],
    );
  });

  it("that asks to confirm says which wallet or operator asks, nothing that they wrote, and has both links", () => {
    const wallet = `0x12345678${"0".repeat(28)}abcd`;
    const content = { kind: "confirmation", items: [data], notices: 0 };
    const { subject, text } = renderMessage({ env }, { ...content, wallet, language: "en" }, links);
    expect(text).toMatch(/^The wallet 0x123456…abcd asked this service/);
    expect(renderMessage({ env }, { ...content, wallet: null, language: "en" }, links).text).toMatch(
      /^The operator of credence\.example asked/,
    );
    expect(subject).toBe("Credence: Confirm this address");
    expect(text).toContain(links.confirm);
    expect(text).toContain(links.unsubscribe);
    expect(text).not.toMatch(/Win|evil/);
  });
});

describe("a chat", () => {
  const rendered = {
    subject: "Credence: <!channel> & more",
    text: "- <@U1> @everyone **x** `y`\n\nhttps://credence.example/portal",
  };

  it("of Slack gets escaped text that mentions nobody", () => {
    const body = JSON.parse(chatBody("slack", rendered));
    expect(body.text).toBe(
      "Credence: &lt;!channel&gt; &amp; more\n- &lt;@U1&gt; @everyone **x** `y`\n\nhttps://credence.example/portal",
    );
    expect(body).toMatchObject({ mrkdwn: false, unfurl_links: false });
    expect(body.text).not.toMatch(/<[!@#]/);
  });

  it("of Discord mentions nobody, has no markup and at most 2,000 characters", () => {
    const body = JSON.parse(chatBody("discord", rendered));
    expect(body.allowed_mentions).toEqual({ parse: [] });
    expect(body.content).toContain("\\*\\*x\\*\\* \\`y\\`");
    expect(body.content).toContain("<https://credence.example/portal>");
    const items = Array.from({ length: 20 }, (_, i) => ({ listId: `lst_${i}`, name: "*".repeat(60) }));
    const digest = renderMessage({ env }, { kind: "list", items, notices: 25, wallet: null, language: "en" }, links);
    const { content } = JSON.parse(chatBody("discord", digest));
    const shown = content.match(/lst\\_\d/g).length;
    expect([...content].length).toBeLessThanOrEqual(2_000);
    expect(content).toMatch(new RegExp(`\n- and ${25 - shown} more\n\n<https://credence\\.example/portal/lists>$`));
    const japanese = renderMessage({ env }, { kind: "list", items, notices: 25, wallet: null, language: "ja" }, links);
    expect(JSON.parse(chatBody("discord", japanese)).content).toMatch(/\n- 他\d+件\n/);
    const long = JSON.parse(chatBody("discord", { subject: "s", text: "é".repeat(5_000) }));
    expect([...long.content]).toHaveLength(2_000);
  });
});
