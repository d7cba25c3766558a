import { describe, expect, it } from "vitest";
import { parseMailAddress, parseReceiver } from "./env.ts";

describe("an e-mail address", () => {
  it.each([
    ["owner@example.com", "owner@example.com"],
    ["First.Last+tag_1@Sub.Example.ORG", "First.Last+tag_1@sub.example.org"],
    ["o'neil=x@example.co", "o'neil=x@example.co"],
    // Internationalised domains become ASCII; composed and decomposed letters are one.
    ["a@bücher.example", "a@xn--bcher-kva.example"],
    ["a@bu\u0308cher.example", "a@xn--bcher-kva.example"],
    ["a@例え.jp", "a@xn--r8jz45g.jp"],
  ])("%s is written to", (given, address) => {
    expect(parseMailAddress(given)).toBe(address);
  });

  it.each(
    [
      ["", "@example.com", "a@", "a@b", "a@example", "a@.com", "a@example..com", "a@-x.com", "a@x-.com"],
      // Quoted, with comments, groups, lists, names, routes, and what ends a header or a command.
      [
        '"a b"@example.com',
        '"a@b"@example.com',
        "a(c)@example.com",
        "a@b@example.com",
        "x: a@example.com;",
        "a@example.com,b@example.com",
      ],
      [
        "Owner <a@example.com>",
        "<a@example.com>",
        "a%b@example.com",
        "host!a@example.com",
        "a b@example.com",
        " a@example.com",
      ],
      [
        "a@example.com\r\nBcc: b@example.com",
        "a@example.com\n",
        "a\0@example.com",
        "a@exa\u00admple\u200b.com",
        "a@ex\r\nample.com",
      ],
      ["ä@example.com", "a..b@example.com", ".a@example.com", "a.@example.com", `${"a".repeat(65)}@example.com`],
      [
        "a@127.0.0.1",
        "a@[127.0.0.1]",
        "a@[IPv6:::1]",
        "a@example.123",
        "a@localhost",
        "root@mail.local",
        "a@x.internal",
        "a@host.lan",
      ],
      [
        `a@${"b".repeat(64)}.com`,
        `a@${"b.".repeat(130)}com`,
        "a@exa%6dple.com",
        "a@example.com#x",
        "a@example.com/x",
        "a@example.com:25",
      ],
    ].flat(),
  )("%j is not", (given) => {
    expect(parseMailAddress(given)).toBeNull();
  });
});

it("settings name a receiver by an address, or a URL behind its shape", () => {
  expect(parseReceiver("ops@example.com")).toEqual({ medium: "email", target: "ops@example.com" });
  expect(parseReceiver("slack+https://hooks.slack.com/services/T/B/x")).toEqual({
    medium: "slack",
    target: "https://hooks.slack.com/services/T/B/x",
  });
  expect(parseReceiver("discord+https://discord.com/api/webhooks/1/x")?.medium).toBe("discord");
  for (const wrong of ["https://hooks.slack.com/x", "slack+ftp://x", "teams+https://x.example", "slack+https://", ""]) {
    expect(parseReceiver(wrong)).toBeNull();
  }
});
