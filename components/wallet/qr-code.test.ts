import decode from "qr/decode.js";
import { expect, test } from "vitest";
import { drawQrCode } from "./qr-code.ts";

const SCALE = 4;
const MARGIN = 4;

test("a scanner reads the text of a drawn code", () => {
  const uri = `wc:${"1f".repeat(32)}@2?expiryTimestamp=1764000000&relay-protocol=irn&symKey=${"a7".repeat(32)}`;
  const { path, size } = drawQrCode(uri);
  const width = (size + 2 * MARGIN) * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dy = 0; dy < SCALE; dy++) {
      const start = ((Number(y) + MARGIN) * SCALE + dy) * width + (Number(x) + MARGIN) * SCALE;
      for (let pixel = start; pixel < start + SCALE; pixel++) data.fill(0, pixel * 4, pixel * 4 + 3);
    }
  }
  expect(decode({ width, height: width, data })).toBe(uri);
});
