import { describe, expect, it } from "vitest";
import { developerEndpoints } from "../../lib/api/endpoints/developers.ts";
import { expireSignIns, readSignInMessage } from "../../lib/domains/developers/sign-in.ts";
import { askNonce, type MessageFields, newWallet, postToken, signInMessage } from "../factories/sign-in.ts";
import negative from "../fixtures/siwe/parsing_negative.json" with { type: "json" };
import positive from "../fixtures/siwe/parsing_positive.json" with { type: "json" };
import { apiOnSocket } from "./api-server.ts";

const { createToken, getNonce } = developerEndpoints;
const DEAD = 5;
const api = apiOnSocket(
  { getNonce, createToken },
  {
    CHAINS: JSON.stringify([
      { id: 1, name: "Explored", explorers: [{ url: "http://127.0.0.1:1" }] },
      { id: DEAD, name: "Dead", rpcUrls: ["http://127.0.0.1:1"] },
      { id: 7, name: "Whole", rpcUrls: ["http://127.0.0.1:1"], wallets: "all" },
    ]),
  },
);
const origin = "http://localhost:3000";
const refused = [400, "INVALID_SIGNATURE"];

const until = (ms: number) => new Date(api.context.now.getTime() + ms).toISOString();

/** Sign a message with these fields, changed as text, and ask for a token with it. */
async function attempt(
  fields: (at: Date) => Partial<MessageFields> = () => ({}),
  change: (text: string) => string = (text) => text,
) {
  const now = api.nextMinute();
  const wallet = newWallet();
  const message = change(signInMessage(wallet, now, { nonce: await askNonce(api), ...fields(now) }));
  const answer = await postToken(api, { message, signature: await wallet.signMessage({ message }) });
  return { answer, wallet, message, verdict: [answer.status, answer.json?.error ?? "ok"] };
}

async function sessions(): Promise<number> {
  return api.context.ctx().db.session.count();
}

describe("a nonce", () => {
  it("is valid for ten minutes and unique", async () => {
    const now = api.nextMinute();
    const { status, json } = await api.send({ path: "/v1/auth/nonce" });
    expect([status, json?.expiresAt]).toEqual([200, new Date(now.getTime() + 600_000).toISOString()]);
    expect(json?.nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(await askNonce(api)).not.toBe(json?.nonce);
  });

  it("creates one session, also with parallel requests", async () => {
    const now = api.nextMinute();
    const wallet = newWallet();
    const message = signInMessage(wallet, now, { nonce: await askNonce(api) });
    const signature = await wallet.signMessage({ message });
    const before = await sessions();
    const answers = await Promise.all(Array.from({ length: 50 }, () => postToken(api, { message, signature })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ json }) => json?.error === "INVALID_SIGNATURE")).toHaveLength(49);
    expect(await sessions()).toBe(before + 1);
  });

  it("is used when a signature is accepted: a wrong one leaves it, and a second right one finds it used", async () => {
    const now = api.nextMinute();
    const [wallet, other] = [newWallet(), newWallet()];
    const message = signInMessage(wallet, now, { nonce: await askNonce(api) });
    const post = async (by: typeof wallet) => {
      const { status, json } = await postToken(api, { message, signature: await by.signMessage({ message }) });
      return [status, json?.message];
    };
    expect(await post(other)).toEqual([400, expect.stringContaining(`the key of ${other.address}`)]);
    expect(await post(wallet)).toEqual([201, undefined]);
    expect(await post(wallet)).toEqual([400, expect.stringContaining("The nonce is unknown, too old or used already")]);
  });

  it("of a client that asks for very many serves only keys: the newest hundred live for a day", async () => {
    const asked = api.nextMinute();
    const { db } = api.context.ctx();
    const data = Array.from({ length: 130 }, (_, i) => ({
      nonce: `${i}`.padStart(32, "0"),
      client: "192.0.2.0",
      expiresAt: new Date(asked.getTime() + 86_400_000 - i),
    }));
    await db.authNonce.createMany({ data });
    const left = async (now: Date) => {
      await expireSignIns(api.context.ctx({ now }));
      return db.authNonce.count({ where: { client: "192.0.2.0" } });
    };
    expect(await left(new Date(asked.getTime() + 599_000))).toBe(130);
    expect(await left(new Date(asked.getTime() + 601_000))).toBe(100);
    expect(await left(new Date(asked.getTime() + 86_400_000))).toBe(0);
  });

  it("expires after exactly ten minutes", async () => {
    const begin = api.nextMinute().getTime();
    for (const [age, expected] of [
      [599_999, 201],
      [600_000, 400],
    ] as const) {
      api.context.now = new Date(begin);
      const wallet = newWallet();
      const nonce = await askNonce(api);
      api.context.now = new Date(begin + age);
      const message = signInMessage(wallet, api.context.now, { nonce });
      const { status } = await postToken(api, { message, signature: await wallet.signMessage({ message }) });
      expect([age, status]).toEqual([age, expected]);
    }
  });

  it.each([
    ["was never given out", "f".repeat(32)],
    ["is empty", ""],
    ["is an attempt at SQL", "x' or '1'='1' --"],
  ])("that %s does not sign in", async (_, nonce) => {
    const { verdict } = await attempt(() => ({ nonce }));
    expect(verdict).toEqual(refused);
  });
});

describe("a message", () => {
  it("of the wallet for this service and this moment signs in for 24 hours", async () => {
    const { answer, wallet } = await attempt();
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      success: true,
      token: expect.stringMatching(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/),
      expiresAt: until(86_400_000),
      address: wallet.address,
      timestamp: api.context.now.toISOString(),
    });
  });

  it.each<[string, (at: Date) => Partial<MessageFields>]>([
    ["without a statement", () => ({ statement: null })],
    ["with the scheme before the domain", () => ({ domain: "http://localhost:3000" })],
    ["with a path in its URI", () => ({ uri: `${origin}/portal?from=home#top` })],
    ["with the time of another zone", (at) => ({ issuedAt: inZone(at) })],
    ["from a clock a little ahead", () => ({ issuedAt: until(60_000) })],
    ["that will expire", () => ({ more: [`Expiration Time: ${until(1)}`] })],
    ["that has become valid", () => ({ more: [`Not Before: ${until(0)}`] })],
    ["with an empty request id", () => ({ more: ["Request ID: "] })],
    ["with an empty list of resources", () => ({ more: ["Resources:"] })],
    [
      "with every optional line",
      (at) => ({
        more: [
          `Expiration Time: ${until(9)}`,
          `Not Before: ${at.toISOString()}`,
          "Request ID: a:b@c",
          "Resources:",
          "- ipfs://x",
          "- https://example.org/?q#f",
        ],
      }),
    ],
    ["with its host in capitals", () => ({ domain: "LocalHost:3000", uri: "http://LOCALHOST:3000/portal" })],
    ["with times in lower case", (at) => ({ issuedAt: at.toISOString().toLowerCase() })],
    [
      "with a leap second",
      (at) => ({ issuedAt: new Date(at.getTime() - 60_000).toISOString().replace(/:\d\d\.\d+Z/, ":60Z") }),
    ],
    ["with its beginning a minute ahead, as clocks differ", () => ({ more: [`Not Before: ${until(60_000)}`] })],
    ["with a zero before its chain", () => ({ chainId: "01" })],
    ["by a key for a chain that is not configured here", () => ({ chainId: 999 })],
    ["with a request id and resources", () => ({ more: ["Request ID: 7", "Resources:", "- https://example.org/tos"] })],
    ["for a chain that is followed", () => ({ chainId: 7 })],
    ["for a chain whose node is silent", () => ({ chainId: DEAD })],
  ])("%s is taken", async (_, fields) => {
    expect((await attempt(fields)).verdict).toEqual([201, "ok"]);
  });

  it.each<[string, (at: Date) => Partial<MessageFields>]>([
    ["our domain with another port", () => ({ domain: "localhost:3001" })],
    ["our domain without its port", () => ({ domain: "localhost" })],
    ["a user before our domain", () => ({ domain: "user@localhost:3000" })],
    ["our domain as the user of another", () => ({ domain: "localhost:3000@evil.example" })],
    ["our domain as the beginning of another", () => ({ domain: "localhost:3000.evil.example" })],
    ["the number of our domain", () => ({ domain: "127.0.0.1:3000" })],
    ["a URI of another port", () => ({ uri: "http://localhost:3001" })],
    ["a URI of another scheme", () => ({ uri: "https://localhost:3000" })],
    ["a URI with a user", () => ({ uri: "http://user@localhost:3000" })],
    ["a URI whose user looks like our host", () => ({ uri: "http://localhost:3000@evil.example" })],
    ["a URI whose host begins like ours", () => ({ uri: "http://localhost:3000.evil.example/" })],
    ["a URI that is a script", () => ({ uri: "javascript:alert(1)" })],
    ["no version", () => ({ version: "" })],
    ["a chain that is no number", () => ({ chainId: "one" })],
    ["a chain with a point", () => ({ chainId: "1.0" })],
    ["a time of 1999", () => ({ issuedAt: "1999-01-01T00:00:00Z" })],
    ["a time more than a minute ahead", () => ({ issuedAt: until(60_001) })],
    ["an end long ago", () => ({ more: ["Expiration Time: 1999-01-01T00:00:00Z"] })],
    ["an end that is no time", () => ({ more: ["Expiration Time: never"] })],
    ["a beginning to come", () => ({ more: [`Not Before: ${until(60_001)}`] })],
    ["a beginning that is no time", () => ({ more: ["Not Before: always"] })],
    ["a second URI", () => ({ more: ["URI: https://evil.example"] })],
    ["a second nonce", () => ({ more: ["Nonce: 1234567890"] })],
    ["text behind it", () => ({ more: ["", "and all my tokens"] })],
    ["an address with a wrong checksum", () => ({ address: "0xd8DA6BF26964aF9D7eEd9e03E53415D37aA96045" })],
    ["a statement of two lines", () => ({ statement: "Sign in\nURI: https://evil.example" })],
    ["a statement longer than is read", () => ({ statement: "a".repeat(4_096) })],
  ])("with %s is refused", async (_, fields) => {
    const before = await sessions();
    expect((await attempt(fields)).verdict).toEqual(refused);
    expect(await sessions()).toBe(before);
  });

  it.each<[string, (text: string) => string]>([
    ["a line end behind it", (text) => `${text}\n`],
    ["a space before it", (text) => ` ${text}`],
    ["a byte order mark", (text) => `\ufeff${text}`],
    ["a zero-width space in the domain", (text) => text.replace("localhost", "local\u200bhost")],
    ["a letter that looks like another", (text) => text.replace("localhost", "l\u043ecalhost")],
    ["a space behind a line", (text) => text.replace("Version: 1", "Version: 1 ")],
    ["no nonce", (text) => text.replace(/Nonce: .*\n/, "")],
  ])("with %s is refused", async (_, change) => {
    expect((await attempt(undefined, change)).verdict).toEqual(refused);
  });

  it("of an account for a chain that is not configured reads which are", async () => {
    const now = api.nextMinute();
    const wallet = newWallet();
    for (const signature of ["0x", `0x${"11".repeat(200)}`, await newWallet().signMessage({ message: "other" })]) {
      const message = signInMessage(wallet, now, { nonce: await askNonce(api), chainId: 999 });
      const { status, json } = await postToken(api, { message, signature });
      expect([status, json?.error, json?.message]).toEqual([
        ...[400, "UNSUPPORTED_CHAIN"],
        "Chain 999 is not configured here. Configured chains: 1, 5, 7.",
      ]);
    }
  });

  it.each<[string, (at: Date) => Partial<MessageFields>, (text: string) => string, string]>([
    ["version", () => ({ version: "2" }), same, "`Version:` must be followed by 1"],
    ["lower case", () => ({ address: `0x${"ab".repeat(20)}` }), same, "must have its checksum (EIP-55): 0xABaB"],
    ["no address", () => ({ address: "alice.svc" }), same, "line 2 must be the address"],
    ["no chain", () => ({ chainId: "0x1" }), same, "`Chain ID:` must be followed by a number in digits"],
    ["large chain", () => ({ chainId: "9007199254740993" }), same, "9007199254740993 is larger than any chain's"],
    ["short nonce", () => ({ nonce: "abc1234" }), same, "`Nonce:` must be followed by at least eight"],
    ["no time", () => ({ issuedAt: "today" }), same, "`Issued At:` must be followed by a time of RFC 3339"],
    ["no day", () => ({ issuedAt: "2026-02-31T00:00:00Z" }), same, "a day or time"],
    ["two lines", () => ({ statement: "a\nb" }), same, "a statement is one line"],
    ["letters", () => ({ statement: "Olá" }), same, "the statement may have only ASCII letters"],
    ["quotes", () => ({ statement: 'say "yes"' }), same, "the statement may have only ASCII letters"],
    ["id", () => ({ more: ["Request ID: a b"] }), same, "`Request ID:` must be followed by an id of characters"],
    ["no URI", () => ({ uri: "localhost" }), same, "`URI:` must be followed by a URI (RFC 3986)"],
    ["resource", () => ({ more: ["Resources:", "- ipfs://a", "- b c"] }), same, "line 13 must be `- ` and a URI"],
    ["unknown", () => ({ more: ["Role: admin"] }), same, "line 11 is none of the standard's"],
    ["order", () => ({}), (text) => text.replace(/(Version.*)\n(Chain.*)/, "$2\n$1"), "line 7 must be `Version: …`"],
    ["missing", () => ({}), (text) => text.replace(/URI: .*\n/, ""), "line 6 must be `URI: …`"],
    ["CR", () => ({}), (text) => text.replaceAll("\n", "\r\n"), "must end with LF alone"],
    ["words", () => ({}), () => "Let me in.", "line 1 must be the domain"],
    ["domain", () => ({ domain: "evil.example" }), same, "for the domain localhost:3000, not evil.example"],
    ["scheme", () => ({ domain: "https://localhost:3000" }), same, "not https://localhost:3000"],
    ["URI", () => ({ uri: "https://evil.example" }), same, "a URI of http://localhost:3000, not https://evil.example"],
    ["future", () => ({ issuedAt: until(86_400_000) }), same, "issued in the future"],
    ["past", () => ({ issuedAt: until(-86_400_000) }), same, "issued too long ago"],
    ["slow key", () => ({ issuedAt: until(-600_000) }), same, "a key has ten minutes, and there is no code at"],
    ["expired", () => ({ more: [`Expiration Time: ${until(0)}`] }), same, "has expired"],
    ["early", () => ({ more: [`Not Before: ${until(61_000)}`] }), same, "is not valid before"],
  ])("that is wrong says what is: %s", async (_, fields, change, words) => {
    const { answer, verdict } = await attempt(fields, change);
    expect([verdict, answer.json?.message]).toEqual([refused, expect.stringContaining(words)]);
  });

  it.each([
    ["https://example.org", "example.org:443", true],
    ["https://example.org", "EXAMPLE.org", true],
    ["http://example.org", "example.org:80", true],
    ["http://example.org", "example.org:443", false],
    ["https://example.org:8443", "example.org:08443", true],
    ["http://nas:3000", "nas:3000", true],
    ["http://my_host.lan", "my_host.lan", true],
    ["http://[::1]:3000", "[0:0:0:0:0:0:0:1]:3000", true],
    ["https://xn--e1afmkfd.xn--p1ai", "xn--e1afmkfd.xn--p1ai", true],
    ["https://example.org", "user@example.org", false],
    ["https://example.org", "example.org.", false],
  ])("at %s may name the domain %s: %s", (at, domain, isTaken) => {
    const now = new Date("2026-01-31T12:00:00Z");
    const text = signInMessage(newWallet(), now, { domain, uri: `${at}/portal`, nonce: "12345678" });
    const read = () => readSignInMessage(text, { origin: at, now }).nonce;
    if (isTaken) expect(read()).toBe("12345678");
    else expect(read).toThrow(/must be for the domain/);
  });
});

describe("a signature", () => {
  it("of another wallet is rejected", async () => {
    const now = api.nextMinute();
    const [wallet, other] = [newWallet(), newWallet()];
    const forge = async (make: (message: string) => Promise<string>) => {
      const message = signInMessage(wallet, now, { nonce: await askNonce(api) });
      const { status, json } = await postToken(api, { message, signature: await make(message) });
      return [status, json?.error];
    };
    const forgeries: [string, (message: string) => Promise<string>][] = [
      ["by another wallet", (message) => other.signMessage({ message })],
      ["of another text", () => wallet.signMessage({ message: "something else" })],
      ["of the bytes of a transaction", () => wallet.signMessage({ message: { raw: "0x01" } })],
      ["no hex", async () => "signature"],
      ["zeros", async () => `0x${"00".repeat(65)}`],
    ];
    for (const [what, make] of forgeries) expect([what, ...(await forge(make))]).toEqual([what, ...refused]);
  });

  it("that needs an unreachable chain is not called wrong", async () => {
    const now = api.nextMinute();
    const before = await sessions();
    for (const chainId of [1, DEAD]) {
      const wallet = newWallet();
      const message = signInMessage(wallet, now, { nonce: await askNonce(api), chainId });
      for (const signature of ["0x", `0x${"11".repeat(200)}${"6492".repeat(16)}`]) {
        const { status, json } = await postToken(api, { message, signature });
        expect([chainId, status, json?.error]).toEqual([chainId, 503, "CHAIN_UNAVAILABLE"]);
      }
    }
    expect(await sessions()).toBe(before);
  });

  it.each([
    ["is missing", { message: "a" }],
    ["is no text", { message: "a", signature: 5 }],
    ["is a list", { message: ["a"], signature: "0x" }],
    ["is longer than is read", { message: "a", signature: `0x${"1".repeat(100_000)}` }],
    ["is sent with an unknown field", { message: "a", signature: "0x", address: "0x" }],
  ])("that %s is a malformed request", async (_, body) => {
    api.nextMinute();
    const { status, json } = await postToken(api, body);
    expect([status, json?.error]).toEqual([400, "INVALID_REQUEST"]);
  });
});

describe("signing in", () => {
  it("creates the developer once, with tier Free, and a session each time", async () => {
    const now = api.nextMinute();
    const wallet = newWallet();
    for (let i = 0; i < 2; i++) {
      const message = signInMessage(wallet, now, { nonce: await askNonce(api) });
      const { status } = await postToken(api, { message, signature: await wallet.signMessage({ message }) });
      expect(status).toBe(201);
    }
    const { db } = api.context.ctx();
    const address = wallet.address.toLowerCase();
    const developer = await db.developer.findUniqueOrThrow({ where: { wallet: address } });
    expect(developer.tier).toBe("free");
    const made = await db.session.findMany({ where: { developerId: developer.id } });
    expect(made.map(({ wallet: of, kind }) => [of, kind])).toEqual([
      [address, "token"],
      [address, "token"],
    ]);
    expect(made[0]?.id).not.toBe(made[1]?.id);
  });

  it("tracks the wallet on chains that index tracked wallets only, outside the developer's quota", async () => {
    // A client has twenty wallets a day.
    for (let day = 0; day < 2; day++) api.nextNoon();
    const { wallet } = await attempt();
    const { pg } = api.context.ctx();
    const address = wallet.address.toLowerCase();
    const { rows } = await pg.query("select chain_id from tracked_wallet where address = $1 order by chain_id", [
      address,
    ]);
    expect(rows.map((row) => row.chain_id)).toEqual([1, DEAD]);
    expect((await pg.query("select 1 from tracking where address = $1", [address])).rowCount).toBe(0);
  });

  it("does not fail if the wallet cannot be tracked", async () => {
    const { pg } = api.context.ctx();
    await pg.query("alter table tracked_wallet rename to gone");
    try {
      expect((await attempt()).verdict).toEqual([201, "ok"]);
    } finally {
      await pg.query("alter table gone rename to tracked_wallet");
    }
  });
});

describe("the standard's parsing vectors", () => {
  it.each(Object.entries(negative))("refuse: %s", (_, message) => {
    const read = () =>
      readSignInMessage(message, { origin: "https://service.org", now: new Date("2022-03-17T12:46:00Z") });
    expect(read).toThrow(/is not one of Sign-In with Ethereum|has parts/);
  });

  it.each(Object.entries(positive))("are parsed: %s", (_, { message, fields }) => {
    const read = () => readSignInMessage(message, { origin: "https://service.org", now: new Date(fields.issuedAt) });
    const isOurs = fields.domain === "service.org" && fields.uri.startsWith("https://service.org/");
    if (!isOurs) return expect(read).toThrow(/must be for the domain|must name a URI/);
    const { address, chainId, nonce } = fields;
    expect(read()).toEqual({ address: address.toLowerCase(), chainId, nonce });
  });
});

function same(text: string): string {
  return text;
}

/** The same moment, written for a zone two hours behind. */
function inZone(at: Date): string {
  return new Date(at.getTime() - 2 * 3_600_000).toISOString().replace("Z", "-02:00");
}
