import { ImageResponse } from "next/og";
import { createElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { maxPoints } from "../../lib/domains/models/index.ts";
import { CARD_SIZE, ShareCard, type ShareCardProps } from "./share-card.tsx";

afterEach(() => vi.unstubAllGlobals());

const card: ShareCardProps = {
  svcId: "alice",
  suffix: ".svc",
  address: "0x2FbD99f0F58B834473296493EC1B07C74fD55443",
  total: 596,
  tier: "gold",
  rank: 12,
  parts: Object.entries(maxPoints).map(([category, max]) => ({ category, score: max / 2, max })),
};

async function draw(changes: Partial<ShareCardProps> = {}): Promise<Buffer> {
  const answer = new ImageResponse(createElement(ShareCard, { ...card, ...changes }), CARD_SIZE);
  return Buffer.from(await answer.arrayBuffer());
}

test("a card is a PNG of its size, drawn without asking any host for a letter", async () => {
  const asked: string[] = [];
  const real = fetch;
  vi.stubGlobal("fetch", (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
    const url = String(input instanceof Request ? input.url : input);
    if (/^https?:/.test(url)) asked.push(url);
    return real(input, init);
  });
  const longest = `${"a".repeat(32)}.${"b".repeat(32)}.${"c".repeat(32)}`;
  for (const changes of [
    {},
    { svcId: null, rank: null, total: 0 },
    { svcId: longest, total: 1_300, rank: 1_000_000 },
  ]) {
    const png = await draw(changes);
    expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([CARD_SIZE.width, CARD_SIZE.height]);
  }
  expect(asked).toEqual([]);
});

test("what the card tells is in the picture: another score, rank or name is another one", async () => {
  const first = await draw();
  expect((await draw()).equals(first)).toBe(true);
  for (const changes of [{ total: 597 }, { rank: 13 }, { svcId: "alicf" }, { tier: "silver" as const }]) {
    expect((await draw(changes)).equals(first)).toBe(false);
  }
});
