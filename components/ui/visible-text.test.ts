import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AttestationList, type ListedAttestation } from "../attest/attestation-list.tsx";
import { AttestationData } from "../attest/attestation-view.tsx";
import { visible } from "./visible-text.tsx";

test.each([
  ["\u202egnp.exe", "[U+202E]gnp.exe"],
  ["a\u2066b\u2069", "a[U+2066]b[U+2069]"],
  ["pay\u200bpal", "pay[U+200B]pal"],
  ["\ufeffx\u00ad", "[U+FEFF]x[U+00AD]"],
  ["a\u200db", "a[U+200D]b"],
  ["bell\u0007 \u001b[31m \u0085", "bell[U+0007] [U+001B][31m [U+0085]"],
  ["line\nbreak\u2028", "line[U+000A]break[U+2028]"],
  ["tag\u{e0041}", "tag[U+E0041]"],
  ["filler\u3164\u115f\u2800", "filler[U+3164][U+115F][U+2800]"],
  ["half \ud800", "half [U+D800]"],
])("hidden characters of %j are shown as their code", (text, shown) => {
  expect(visible(text)).toBe(shown);
});

test.each(["Established wallets", "محافظ قديمة", "ארנקים", "zażółć", "👩‍👩‍👧", "🏳️‍🌈", "👩🏽‍🚀", "日本語"])(
  "%s stays as it is",
  (text) => {
    expect(visible(text)).toBe(text);
  },
);

test("line breaks and tabs stay where a text has lines, and few marks on one character", () => {
  expect(visible("a\n\tb\u0007", { lines: true })).toBe("a\n\tb[U+0007]");
  expect(visible(`e${"\u0301".repeat(50)}!`)).toBe(`e${"\u0301".repeat(4)}!`);
});

test("what strangers attested is isolated and without hidden characters, in lists and on its page", () => {
  const hostile = "\u202eevil\u200b\u0007";
  const attestation = {
    ...{ id: "att_1", schema: "0x1", schemaName: "s\u2066", status: "active", chainId: 1, signatureKind: "onchain" },
    ...{ issuer: "0x1", expirationTime: 0, createdAt: "2026-01-01T00:00:00Z", publicReason: hostile, revocable: false },
    data: { "field\u202d": hostile, list: [hostile] },
  } as unknown as ListedAttestation["attestation"]; // The views read no more.
  const party = { address: `0x${"1".repeat(40)}`, svcId: null };
  const one = { attestation, issuer: party, subject: party, chainName: "One", isOwn: false };
  const pages = [
    renderToStaticMarkup(createElement(AttestationList, { label: "Received", side: "received", attestations: [one] })),
    renderToStaticMarkup(createElement(AttestationData, { attestation })),
  ];
  for (const html of pages) {
    expect(html).toContain("<bdi>[U+202E]evil[U+200B][U+0007]</bdi>");
    expect(html).toContain("<bdi>field[U+202D]</bdi>");
    for (const hidden of ["\u202e", "\u200b", "\u0007", "\u2066", "\u202d"]) expect(html).not.toContain(hidden);
  }
});
