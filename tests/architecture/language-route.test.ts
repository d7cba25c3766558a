import { afterAll, expect, it, vi } from "vitest";

const own = "https://credence.example";
vi.mock("../../lib/core/env.ts", () => ({
  env: () => ({ PUBLIC_ORIGIN: "https://credence.example", TRUST_PROXY: false }),
}));
vi.mock("next/headers", () => ({ cookies: async () => ({ set: () => {} }) }));
vi.resetModules();
const { POST } = await import("../../app/language/route.ts");
afterAll(() => void vi.resetModules());

const send = async (headers: Record<string, string>, page?: string) => {
  const body = new URLSearchParams({ language: "en", ...(page !== undefined && { page }) }).toString();
  const { status, headers: given } = await POST(
    new Request("http://box:4000/language", { method: "POST", body, headers }),
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

const fromSecretPage = { host: "box:4000", origin: "null", "sec-fetch-site": "same-origin" };

it("sends the browser back to a page that sends no referrer, and so no origin, by the path in the form", async () => {
  const secret = "/shared/secret?after=2&x=%2F%2F";
  expect(await send(fromSecretPage, secret)).toEqual([303, secret]);
  expect(await send(fromSecretPage)).toEqual([303, "/"]);
  expect(await send({ ...fromSecretPage, referer: "http://box:4000/status" }, secret)).toEqual([303, "/status"]);
  expect(await send({ ...fromSecretPage, "sec-fetch-site": "cross-site" }, secret)).toEqual([403, null]);
});

it.each([
  ...[
    "https://elsewhere.example/",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "\\\\elsewhere.example",
    "shared/secret",
  ],
  ...["/\t/elsewhere.example", "/\n\\elsewhere.example", "/.//elsewhere.example", "/a/..//elsewhere.example", ""],
  ...["javascript:alert(1)", " /status", "\t//elsewhere.example"],
])("sends no browser to %j, which is no path of this service", async (page) => {
  expect(await send(fromSecretPage, page)).toEqual([303, "/"]);
});

it("writes a path into the header as a browser does: without a line's end", async () => {
  expect(await send(fromSecretPage, "/status\r\nSet-Cookie: a=b")).toEqual([303, "/statusSet-Cookie:%20a=b"]);
});
