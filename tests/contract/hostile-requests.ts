import fc from "fast-check";
import type { Endpoint } from "../../lib/api/declaration/define-endpoint.ts";
import { endpoints } from "../../lib/api/endpoints/registry.ts";
import { describeApi } from "../../lib/api/reference/describe.ts";
import { signedForMainnet, signer, skill } from "../factories/attestations.ts";
import { newReceipt } from "../factories/receipts.ts";
import { addressNumber } from "../factories/scores.ts";

// Requests an attacker may send, generated from the declarations: half-right ones, which pass the first checks, and wrong ones.

const list: [string, Endpoint][] = Object.entries(endpoints);

const texts = [
  "",
  " ",
  "0",
  "-1",
  "1",
  "1.5",
  "1e9",
  "1e400",
  "NaN",
  "Infinity",
  "01",
  "+1",
  "0x10",
  "10; drop table score",
  "' or 1=1 --",
  "9007199254740993",
  "2147483648",
  "4294967296",
  "9".repeat(400),
  "null",
  "undefined",
  "true",
  "[object Object]",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "..",
  "../../etc/passwd",
  "a/b",
  "a\\b",
  "%",
  "%00",
  "%zz",
  "\0",
  "a\0b",
  "\u200b",
  "\u202e",
  "\ufeff",
  "\ud800",
  "\udfff",
  "\u212aelvin",
  "аlice",
  "alice\r\nX-Injected: yes",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "#{7*7}",
  "a".repeat(33),
  "a".repeat(10_000),
  "-abc",
  "a--b",
  "ab",
  `0x${"g".repeat(40)}`,
  `0x${"a".repeat(39)}`,
  `0x${"a".repeat(41)}`,
  "0xd8da6bf26964aF9D7eEd9e03E53415D37aA96045",
  "1969-12-31",
  "2026-02-30",
  "0000-01-01",
  "9999-12-31T23:59:59Z",
  "+275760-09-13T00:00:00Z",
];
const good = [
  addressNumber(1),
  addressNumber(2),
  addressNumber(2).toUpperCase(),
  addressNumber(999),
  "alice",
  "Alice.svc",
  "team.alice",
  "1",
  "2",
  "10",
  "50",
  "100",
  "31337",
  "999999",
  "2147483648",
  "9007199254740991",
  "total",
  "activity",
  "risk",
  "24h",
  "7d",
  "30d",
  "all",
  "asc",
  "desc",
  "volume",
  "trades",
  "profit",
  "totalScore",
  "swap",
  "transfer",
  "event",
  "day",
  "2026-01-01",
  "2026-01-15T12:00:00Z",
  "0000-01-01",
  "9999-12-31",
];
/** One that is stored: chain 1's EAS is a published one. */
const attestation = await signedForMainnet(signer(1), addressNumber(1));

const receipt = await newReceipt();

/** Bodies that reach further than the example of the reference, by operation. */
const furtherBodies: Record<string, unknown[]> = {
  getScoreBatch: [
    { identities: [addressNumber(1), "alice", addressNumber(999)] },
    { identities: [addressNumber(2), addressNumber(2)], chainId: 1 },
    { identities: ["abc"], chainId: 2_147_483_648 },
  ],
  verifyReceipt: [
    { receipt: {} },
    { receipt, at: "2026-01-15T12:00:00Z" },
    // Whole but impossible: nothing adds up.
    { receipt: { ...receipt, facts: { ...receipt.facts, sent: 0, volume: "9".repeat(100), failed: 2 ** 40 } } },
  ],
  askLocalChain: [
    { method: "eth_gasPrice", params: [] },
    { method: "eth_getBalance", params: [addressNumber(1), "latest"] },
  ],
  createApiKey: [
    { name: "a", permissions: ["read"] },
    { name: "b", permissions: ["admin", "read"], rateLimit: 7 },
  ],
  claimAchievement: [
    { achievementId: "first_month" },
    { achievementId: "first_vote", wallet: addressNumber(1), deadline: 1_768_480_000, signature: "0x00" },
  ],
  createList: [
    { identities: [addressNumber(1), "alice", "nobody at all"], name: "Members" },
    { source: { kind: "board", category: "activity", limit: 3 } },
    {
      identities: [addressNumber(2)],
      policy: { op: "all", rules: [{ module: "total", cmp: "gte", value: 100 }] },
      at: "2026-01-15",
    },
  ],
  createListTree: [{ who: "pass" }, { who: "wallets", amount: "total:1000", cap: "10", floor: "1", decimals: 18 }],
  savePolicy: [{ name: "gate", policy: { op: "all", rules: [{ module: "total", cmp: "gte", value: 100 }] } }],
  postSnapshotScores: [
    { network: "1", snapshot: "latest", addresses: [] },
    { options: { url: "x" }, network: 1, snapshot: 9, addresses: [addressNumber(1)] },
  ],
  watchPolicy: [{ identities: [addressNumber(1), "alice"] }, { listId: "lst_0000000000000000" }],
  tryPolicy: [
    { policy: { op: "all", rules: [{ module: "total", cmp: "gte", value: 100 }] } },
    {
      identity: addressNumber(1),
      policy: {
        op: "any",
        rules: [{ module: "flag", params: { code: "fan_in", minPermille: 300 }, cmp: "eq", value: false }],
      },
    },
  ],
  issuePass: [
    { identity: addressNumber(1), chainId: 31337 },
    { identity: "alice", chainId: 1, subject: addressNumber(2) },
  ],
  evaluatePolicy: [
    {
      identity: addressNumber(1),
      policy: {
        op: "atLeast",
        n: 1,
        onIndeterminate: "allow",
        rules: [
          { module: "tier", cmp: "in", value: ["gold", "silver"], negate: true },
          { op: "any", rules: [{ module: "percentile", cmp: "gt", value: 50, chainIds: [1] }] },
          { module: "flag", params: { code: "fan_in" }, cmp: "eq", value: false, maxAgeSeconds: 60 },
        ],
      },
    },
    {
      identity: addressNumber(1),
      at: "2025-01-15",
      policy: { op: "all", rules: [{ module: "walletAgeDays", cmp: "gte", value: 30 }] },
    },
    {
      identities: [addressNumber(1), "alice", addressNumber(999)],
      policy: {
        op: "any",
        rules: [
          { module: "identity", cmp: "gte", value: "minted" },
          { module: "attestation", params: { schema: "endorsement", minIssuerScore: 5 }, cmp: "gte", value: 1 },
          { module: "walletAgeDays", cmp: "gte", value: 30, chainIds: [1, 31337] },
        ],
      },
    },
    { identity: addressNumber(2), policyId: "pol_none" },
  ],
  simulatePolicy: [
    { policy: { op: "all", rules: [{ module: "activity", cmp: "gte", value: 50 }] } },
    { identities: [addressNumber(1)], policy: { op: "any", rules: [{ module: "tier", cmp: "gt", value: "bronze" }] } },
  ],
  registerAttestationSchema: [
    { name: "passed", schema: "bool passed" },
    { name: "badge", schema: "string name, (uint8 level, bytes32[] proofs)[2] parts", revocable: false },
  ],
  prepareAttestation: [
    { subject: addressNumber(1), schema: "skill", data: skill, issuer: addressNumber(2) },
    {
      subject: "alice",
      schema: `0x${"Ab".repeat(32)}`,
      data: "0x",
      issuer: addressNumber(2),
      chainId: 1,
      expirationTime: "4000000000",
      revocable: false,
      refUID: `0x${"01".repeat(32)}`,
    },
  ],
  createAttestation: [
    attestation,
    { ...attestation, data: skill, expirationTime: 4_000_000_000 },
    { ...attestation, chainId: 31337 },
  ],
  revokeAttestation: [
    { reason: "skill_outdated", signature: "0x00" },
    { reason: "other", details: "why", publicReason: "so", notifySubject: false, signature: `0x${"11".repeat(65)}` },
  ],
  openAppeal: [
    { wallet: addressNumber(1), flag: "fan_in", reason: "These are donations." },
    {
      wallet: addressNumber(2),
      flag: `listed_contact:${addressNumber(3)}`,
      reason: "why",
      evidence: ["https://example.com/a", `0x${"ab".repeat(32)}`],
      deadline: 1_768_480_000,
      signature: `0x${"11".repeat(65)}`,
    },
  ],
  withdrawAppeal: [{}, { deadline: 4_000_000_000, signature: "0x00" }],
  registerWebhook: [
    { url: "http://127.0.0.1:1/hook", events: ["score.updated"] },
    {
      url: "https://example.com/hook",
      events: ["identity.created", "achievement.claimed"],
      secret: "a shared secret of 32 characters",
    },
  ],
  updateWebhook: [{ active: false }, { url: "http://127.0.0.1:2/", events: ["attestation.revoked"] }],
  testWebhook: [{}, { event: "attestation.created" }],
  addNoticeChannel: [
    { medium: "email", target: "owner@example.com", kinds: ["score"] },
    { medium: "discord", target: "http://127.0.0.1:1/hook", kinds: ["key", "list"] },
  ],
  redeliverFailed: [{ since: "2026-01-15T12:00:00Z" }, { since: "1999-01-01T00:00:00+02:00" }],
  lookUpNames: [{ names: ["alice", "Alice.svc", "", "a--b"] }, { names: ["mint"] }],
  syncReservations: [{}, { chainId: 31337 }, { chainId: 5 }],
  trackReferral: [
    { code: "nobodyhasit", referee: addressNumber(3) },
    { code: "nobodyhasit", referee: addressNumber(3), deadline: 1_768_000_000, signature: `0x${"11".repeat(65)}` },
  ],
  claimMint: [
    { address: addressNumber(1), chainId: 31337 },
    { address: addressNumber(1), chainId: 1, referralCode: "NOBODYHASIT" },
  ],
  confirmMint: [{ txHash: `0x${"Ab".repeat(32)}`, chainId: 31337 }],
  mintIdentity: [
    { name: "alice", owner: addressNumber(2) },
    { name: "Alice.svc", owner: addressNumber(2), chainId: 31337, deadline: 4_000_000_000, signature: "0x00" },
  ],
  activateIdentity: [{}, { deadline: 4_000_000_000, signature: "0x00" }],
  unlinkWallet: [{}, { deadline: 4_000_000_000, signature: "0x00" }],
  trackWallet: [
    { address: addressNumber(7) },
    { address: addressNumber(8), chainIds: [1] },
    { address: addressNumber(8), chainIds: [5] },
  ],
};

const examples = new Map(
  describeApi(endpoints).flatMap((group) =>
    group.endpoints.map((one) => [one.operationId, one.body?.example] as const),
  ),
);

/** Bodies that an endpoint takes. */
export const goodBodies = (operation: string): unknown[] => [
  examples.get(operation),
  ...(furtherBodies[operation] ?? []),
];

const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
);
const hostileJson = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, 0, -1, 1.5, 1e308, 2 ** 53, 2 ** 31, [], {}, [[[]]], [null], true),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A request as it is sent; its operation is null if there is no such endpoint. */
export interface HostileRequest {
  operation: string | null;
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

function encode(text: string): string {
  // Half a surrogate pair has no UTF-8: what a client sends then is the replacement character.
  return encodeURIComponent(Buffer.from(text).toString());
}

function fieldValue(schema: { safeParse: (value: unknown) => { success: boolean } }): fc.Arbitrary<string> {
  const taken = good.filter((value) => schema.safeParse(value).success);
  return taken.length === 0
    ? hostileText
    : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...taken) }, { weight: 1, arbitrary: hostileText });
}

function pathOf(endpoint: Endpoint): fc.Arbitrary<string> {
  const fields = Object.entries(endpoint.params?.shape ?? {});
  return fc
    .tuple(...fields.map(([, schema]) => fieldValue(schema as never)))
    .map((values) =>
      fields.reduce((path, [name], i) => path.replace(`{${name}}`, () => encode(values[i] ?? "")), endpoint.path),
    );
}

function queryOf(endpoint: Endpoint): fc.Arbitrary<string> {
  const fields = Object.entries(endpoint.query?.shape ?? {});
  const pairs = fields.map(([name, schema]) =>
    fc
      .option(fieldValue(schema as never), { freq: 1 })
      .map((value) => (value === null ? [] : [`${encode(name)}=${encode(value)}`])),
  );
  const extra = fc.oneof(
    { weight: 8, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.tuple(hostileText, hostileText).map(([a, b]) => [`${encode(a)}=${encode(b)}`]) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ["%ZZ=1"],
        ["a=%"],
        ["&&&=="],
        ["limit=1&limit=2"],
        ["__proto__=1"],
        ["chainId[]=1"],
        ["%ff"],
      ),
    },
  );
  return fc.tuple(fc.tuple(...pairs), extra).map(([lists, more]) => [...lists.flat(), ...more].join("&"));
}

function bodyOf(operation: string, endpoint: Endpoint): fc.Arbitrary<Buffer | null> {
  if (!endpoint.body) return fc.constantFrom(null, Buffer.from("{"), Buffer.alloc(300_000));
  const whole = fc.constantFrom(...goodBodies(operation));
  const changed = fc.tuple(whole, fc.nat(), hostileJson).map(([body, at, value]) => {
    const fields = Object.entries(body as object);
    const [name] = fields[at % fields.length] ?? ["x"];
    return { ...(body as object), [name]: value };
  });
  const extended = fc
    .tuple(whole, fc.constantFrom("tier", "admin", "userId", "hash", "constructor"), hostileJson)
    .map(([body, name, value]) => ({ ...(body as object), [name]: value }));
  const raw = fc.constantFrom(
    "",
    "{",
    "[]",
    "null",
    '"text"',
    "NaN",
    `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
    `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`,
    '{"__proto__":{"admin":true},"identities":["abc"]}',
    '{"identities":["abc"],"identities":["abcd"]}',
    '{"identities":["a\\u0000b"]}',
    '{"identities":["\\ud800"]}',
    '{"address":"\\ud800"}',
    "\ufeff{}",
    " ".repeat(300_000),
  );
  return fc.oneof(
    { weight: 5, arbitrary: whole.map((value) => Buffer.from(JSON.stringify(value))) },
    { weight: 2, arbitrary: changed.map((value) => Buffer.from(JSON.stringify(value))) },
    { weight: 1, arbitrary: extended.map((value) => Buffer.from(JSON.stringify(value))) },
    { weight: 1, arbitrary: hostileJson.map((value) => Buffer.from(JSON.stringify(value) ?? "")) },
    { weight: 1, arbitrary: raw.map((value) => Buffer.from(value)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)) },
  );
}

function headersOf(apiKey: string): fc.Arbitrary<Record<string, string>> {
  const authorization = fc.oneof(
    { weight: 24, arbitrary: fc.constant(`Bearer ${apiKey}`) },
    { weight: 1, arbitrary: fc.constantFrom("", "Bearer", "Basic abc", `Bearer  ${apiKey}`, `Bearer ${apiKey}x`) },
  );
  const type = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom("application/json", "application/json; charset=utf-8") },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "",
        "text/plain",
        "application/json; charset=latin1",
        "application/x-www-form-urlencoded",
      ),
    },
  );
  const more = fc.oneof(
    { weight: 8, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: hostileText.map((text) => ({ "idempotency-key": text })) },
    { weight: 1, arbitrary: fc.constantFrom("again", "once").map((text) => ({ "idempotency-key": text })) },
    { weight: 1, arbitrary: hostileText.map((text) => ({ "x-request-id": text })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        { "x-http-method-override": "DELETE" },
        { "x-middleware-subrequest": "1" },
        { "x-forwarded-host": "evil" },
        { "content-encoding": "gzip" },
        { "x-forwarded-for": "1.2.3.4" },
      ),
    },
  );
  return fc
    .tuple(authorization, type, more)
    .map(([one, two, rest]) => ({ authorization: one, "content-type": two, ...rest }) as Record<string, string>);
}

function requestTo(operation: string, endpoint: Endpoint, apiKey: string): fc.Arbitrary<HostileRequest> {
  return fc
    .record({
      prefix: fc.constantFrom("", "", "/api"),
      path: pathOf(endpoint),
      slash: fc.constantFrom("", "", "", "/"),
      query: queryOf(endpoint),
      headers: headersOf(apiKey),
      body: bodyOf(operation, endpoint),
    })
    .map(({ prefix, path, slash, query, headers, body }) => ({
      operation,
      method: endpoint.method,
      path: prefix + path + slash,
      query,
      headers,
      body,
    }));
}

function requestToNothing(apiKey: string): fc.Arbitrary<HostileRequest> {
  return fc.record({
    operation: fc.constant(null),
    method: fc.constantFrom("GET", "POST", "PUT", "OPTIONS", "TRACE", "DELETE"),
    path: fc.oneof(
      hostileText.map((text) => `/v1/${encode(text)}`),
      fc.constantFrom(
        "/v1",
        "/api/v1/",
        "/v1//",
        "/v1/score",
        "/v1/%",
        "/v1/score/%ZZ",
        "/v1/score/a/b/c",
        "/v1/scores/../x",
        "/v1/%2e%2e/x",
      ),
    ),
    query: fc.constant(""),
    headers: headersOf(apiKey),
    body: fc.constant(null),
  });
}

/** Requests to every endpoint and to paths that do not exist, nearly all of them with the given key. */
export function hostileRequest(apiKey: string): fc.Arbitrary<HostileRequest> {
  return fc.oneof(
    ...list.map(([operation, endpoint]) => ({ weight: 4, arbitrary: requestTo(operation, endpoint, apiKey) })),
    { weight: 2, arbitrary: requestToNothing(apiKey) },
  );
}
