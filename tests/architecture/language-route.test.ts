import { expect, it, vi } from "vitest";

const own = "https://credence.example";
vi.mock("../../lib/core/env.ts", () => ({
  env: () => ({ PUBLIC_ORIGIN: "https://credence.example", TRUST_PROXY: false }),
}));
vi.mock("next/headers", () => ({ cookies: async () => ({ set: () => {} }) }));
const { POST } = await import("../../app/language/route.ts");

const send = async (headers: Record<string, string>) => {
  const { status, headers: given } = await POST(
    new Request("http://box:4000/language", { method: "POST", body: "language=en", headers }),
  );
  return [status, given.get("location")];
};

it("sends the browser back to its page, by whichever of its hosts the service was asked, and to no other site", async () => {
  expect(await send({ origin: own, referer: `${own}/status?token=x` })).toEqual([303, "/status?token=x"]);
  const other = { host: "box:4000", origin: "http://box:4000" };
  expect(await send({ ...other, referer: "http://box:4000/status?a=1" })).toEqual([303, "/status?a=1"]);
  expect(await send({ ...other, referer: "http://elsewhere/status" })).toEqual([303, "/"]);
  expect(await send({ ...other, referer: "http://box:4000//elsewhere" })).toEqual([303, "/"]);
  expect(await send({ ...other, origin: "null" })).toEqual([403, null]);
  expect(await send({ ...other, origin: "null", "sec-fetch-site": "cross-site" })).toEqual([403, null]);
});

it("takes the choice of a page that sends no referrer, and so no origin", async () => {
  const headers = { host: "box:4000", origin: "null", "sec-fetch-site": "same-origin" };
  expect(await send(headers)).toEqual([303, "/"]);
});
