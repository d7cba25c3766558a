import { keccak256, stringToBytes } from "viem";
import { describe, expect, it } from "vitest";
import { endpoints } from "../../lib/api/endpoints/registry.ts";
import { signingDomain } from "../../lib/core/typed-data.ts";
import { receiptDomain } from "../../lib/domains/scores/receipt/receipt.ts";
import { askNonce, newWallet, postToken, signInByToken, signInMessage } from "../factories/sign-in.ts";
import { apiOnSocket, EXPLORED } from "./api-server.ts";

// The API of a service below a path of its host; tests/ops/base-path.test.ts has the pages.

const ORIGIN = "https://x.org";
const PATH = "/trust/credence";
const api = apiOnSocket(endpoints, { PUBLIC_ORIGIN: `${ORIGIN}${PATH}/`, CHAINS: EXPLORED });

describe("with a path in PUBLIC_ORIGIN", () => {
  it("requests are answered with the path, as a proxy passes them on, and without, as one does that removes it", async () => {
    const status = async (path: string) => (await api.send({ path })).status;
    for (const path of ["/v1/auth/nonce", "/api/v1/auth/nonce", "/v1/auth/nonce/"]) {
      expect([path, await status(path), await status(PATH + path)]).toEqual([path, 200, 200]);
    }
    // Other spellings of the path are the same path; other paths are not.
    expect(await status("/trust/%63redence/v1/auth/nonce")).toBe(200);
    expect(await status("/x/../trust/credence/v1/auth/nonce")).toBe(200);
    for (const path of [`${PATH}x/v1/auth/nonce`, "/trust/v1/auth/nonce", `${PATH}${PATH}/v1/auth/nonce`]) {
      expect([path, await status(path)]).toEqual([path, 404]);
    }
  });

  it.each([
    [`${ORIGIN}${PATH}`, 201],
    [`${ORIGIN}${PATH}/`, 201],
    [`${ORIGIN}${PATH}/portal?tab=1`, 201],
    [ORIGIN, 400],
    [`${ORIGIN}/other`, 400],
    [`${ORIGIN}${PATH}x`, 400],
    [`${ORIGIN}${PATH}/../other`, 400],
    ["https://y.org/trust/credence", 400],
  ])("a sign-in message with the URI %s is answered with %i", async (uri, expected) => {
    api.nextMinute();
    const wallet = newWallet();
    const message = signInMessage(wallet, api.context.now, { domain: "x.org", uri, nonce: await askNonce(api) });
    const { status, json } = await postToken(api, { message, signature: await wallet.signMessage({ message }) });
    expect(status === 201 ? 201 : 400, JSON.stringify(json)).toBe(expected);
    if (expected === 400) expect(json?.message).toContain(`must name a URI of ${ORIGIN}${PATH}, not ${uri}`);
  });

  it("a request by cookie needs the origin of its pages, which has no path", async () => {
    api.nextMinute();
    const token = await signInByToken(api, newWallet(), { domain: "x.org", uri: `${ORIGIN}${PATH}` });
    const create = async (Origin: string) => {
      const headers = {
        Origin,
        Cookie: `__Secure-next-auth.session-token=${token}`,
        "Content-Type": "application/json",
      };
      const body = JSON.stringify({ name: "test", permissions: ["read"] });
      return (await api.send({ method: "POST", path: `${PATH}/v1/developer/keys`, headers, body })).status;
    };
    expect(await create(ORIGIN)).toBe(201);
    expect(await create(`${ORIGIN}${PATH}`)).toBe(403);
    expect(await create("https://y.org")).toBe(403);
  });

  it("agents are sent to the metadata below the path, and pages of the origin may send messages", async () => {
    const ask = (more: Record<string, string>) =>
      api.send({
        method: "POST",
        path: `${PATH}/mcp`,
        headers: { "Content-Type": "application/json", ...more },
        body: "{}",
      });
    const { status, headers } = await ask({ Origin: ORIGIN });
    expect([status, headers["www-authenticate"]]).toEqual([
      401,
      `Bearer resource_metadata="${ORIGIN}${PATH}/.well-known/oauth-protected-resource"`,
    ]);
    expect((await ask({ Origin: "https://y.org" })).status).toBe(403);
  });

  it("signatures are bound to the origin with its path; without one they are as before", () => {
    const salt = keccak256(stringToBytes(`${ORIGIN}${PATH}`));
    const { env } = api.context.ctx();
    expect([signingDomain(env, 1).salt, receiptDomain(env).salt]).toEqual([salt, salt]);
    const plain = { PUBLIC_ORIGIN: ORIGIN, CHAINS: env.CHAINS };
    expect(receiptDomain(plain).salt).toBe(keccak256(stringToBytes(ORIGIN)));
  });
});
