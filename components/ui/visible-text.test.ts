import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { withTexts } from "../../tests/setup/with-texts.ts";
import { AuditTable } from "../admin/audit-table.tsx";
import { KeyTable } from "../admin/developer-parts.tsx";
import { AttestationList, type ListedAttestation } from "../attest/attestation-list.tsx";
import { AttestationData } from "../attest/attestation-view.tsx";
import { NameResult } from "../names/name-result.tsx";
import { PolicyResultView } from "../policies/policy-result.tsx";
import { PolicyWords } from "../policies/policy-words.tsx";
import { isolated, visible } from "./visible-text.tsx";

const render = (element: ReactElement) => renderToStaticMarkup(withTexts(element));

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
    render(createElement(AttestationList, { label: "Received", side: "received", attestations: [one] })),
    render(createElement(AttestationData, { attestation })),
  ];
  for (const html of pages) {
    expect(html).toContain("<bdi>[U+202E]evil[U+200B][U+0007]</bdi>");
    expect(html).toContain("<bdi>field[U+202D]</bdi>");
    for (const hidden of ["\u202e", "\u200b", "\u0007", "\u2066", "\u202d"]) expect(html).not.toContain(hidden);
  }
});

test("a name that somebody put into a link to the search is isolated and without hidden characters", () => {
  const found = {
    name: "\u202eecila\u200b\u0007",
    status: "invalid",
    reason: "no",
    valid: false,
    available: false,
  } as const;
  const hrefOf = (name: string) => name;
  const html = render(createElement(NameResult, { found, suffix: ".svc", hrefOf, searchOf: hrefOf }));
  expect(html).toContain("<bdi>[U+202E]ecila[U+200B][U+0007]</bdi>");
});

test("inside a sentence a text has marks at its ends unless it is ASCII", () => {
  expect(isolated("endorsement")).toBe("endorsement");
  expect(isolated("a\u202eb")).toBe("\u2068a[U+202E]b\u2069");
  expect(isolated("\u05d0\u05d1")).toBe("\u2068\u05d0\u05d1\u2069");
  expect(isolated("a\nb")).toBe("\u2068a[U+000A]b\u2069");
});

const name = "pay\u202epal";
const rule = { module: "attestation", params: { schema: name }, cmp: "gte", value: 1 };
const draft = { op: "any", rules: [rule] } as const;
const now = new Date("2026-01-15T12:00:00Z");
const at = now.toISOString();
const failed = {
  id: "0",
  module: "attestation",
  outcome: "fail",
  actual: 0,
  required: 1,
  gap: 1,
  dataAsOf: at,
} as const;
const result = {
  outcome: "fail",
  allowed: false,
  evaluatedAt: at,
  rules: [{ ...failed, reason: name, howTo: null }],
} as const;
const key = { id: "key_1", name, permissions: [], rateLimit: null, prefix: "svc_live_a", last4: "abcd", createdAt: at };
const unused = { lastUsedAt: null, expiresAt: null, revokedAt: null, suspensionReason: null };
const entry = { id: "1", at, actor: "cli", act: "key.created", target: "key_1", details: { name } };

test.each<[string, ReactElement]>([
  ["a policy in words", createElement(PolicyWords, { group: draft, modules: [], chains: new Map() } as never)],
  ["the result of a policy", createElement(PolicyResultView, { result, policy: draft, modules: [] } as never)],
  ["the keys of a developer", createElement(KeyTable, { keys: [{ ...key, ...unused }], now } as never)],
  ["the audit log", createElement(AuditTable, { entries: [entry], now } as never)],
])("%s shows the hidden characters of a stranger as their code", (_, element) => {
  const html = render(element);
  expect(html).toContain("pay[U+202E]pal");
  expect(html).not.toContain("\u202e");
});
