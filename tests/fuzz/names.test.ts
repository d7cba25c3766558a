import { readFileSync } from "node:fs";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { Identity, isAddressIdentity, isName, setNameSuffix } from "../../lib/core/schemas.ts";
import { boardsOf } from "../../lib/domains/scores/index.ts";
import { insertIdentities } from "../factories/identities.ts";
import { addressNumber, writeScoreRows } from "../factories/scores.ts";
import { useContext } from "../setup/context.ts";
import { useApi } from "../setup/in-process-api.ts";
import { rounds } from "../setup/rounds.ts";

// Texts that somebody gives as a name: known bad ones, and texts made from the parts of names.

const corpus: string[] = JSON.parse(readFileSync(new URL("corpus/names.json", import.meta.url), "utf8"));

const label = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,3}$/);
const hexLabel = fc.stringMatching(/^0x[0-9a-f]{1,30}$/);
const piece = fc.oneof(
  label,
  hexLabel,
  fc.constantFrom("", ".", "-", "0x", "%", "%2e", ".svc", ".SVC", "\u0000", "\u200d", "\u0130"),
  fc.string({ unit: "binary", maxLength: 8 }),
);
const name = fc.oneof(
  { arbitrary: fc.constantFrom(...corpus), weight: 3 },
  {
    arbitrary: fc.array(fc.oneof(label, hexLabel), { minLength: 1, maxLength: 9 }).map((all) => all.join(".")),
    weight: 3,
  },
  { arbitrary: fc.array(piece, { maxLength: 6 }).map((all) => all.join("")), weight: 2 },
  {
    arbitrary: fc.tuple(hexLabel, label).map(([one, other]) => `${one}.${other}`.padEnd(42, "0").slice(0, 42)),
    weight: 2,
  },
);

describe("an identity that is parsed", () => {
  test("is a name or an address, never both and never neither, and parsing it again changes nothing", () => {
    setNameSuffix(".svc");
    fc.assert(
      fc.property(name, (given) => {
        const { success, data } = Identity.safeParse(given);
        if (!success) return;
        expect(isAddressIdentity(data)).toBe(!isName(data));
        // Without one suffix; what is left may end with another.
        if (!data.endsWith(".svc")) expect(Identity.parse(data)).toBe(data);
        expect(data.length).toBeLessThanOrEqual(255);
        expect(data).toMatch(/^[a-z0-9.-]+$/);
      }),
      { numRuns: rounds(500, 2_000) },
    );
  });
});

const MOST_BYTES = 64 * 1024;
const context = useContext();
const api = useApi(context);
const owner = addressNumber(1);
let key: string;

beforeAll(async () => {
  const { pg } = context.ctx();
  key = await api.keyOf(owner, "admin");
  const minted = corpus.flatMap((given) => Identity.safeParse(given).data ?? []).filter(isName);
  await insertIdentities(
    pg,
    [...new Set(minted)].map((one) => ({ name: one, owner })),
  );
  await writeScoreRows(pg, [{ subject: owner, points: { age: 10 } }]);
  await boardsOf(context.ctx()).loaded;
});

const reads = [
  "/v1/score/{name}",
  "/v1/score/{name}/breakdown",
  "/v1/score/{name}/history",
  "/v1/identity/{name}",
  "/v1/identity/check/{name}",
  "/v1/achievements/{name}",
  "/v1/achievements/{name}/progress",
  "/v1/trading/{name}/stats",
  "/v1/trading/{name}/history",
  "/v1/trust/attestations?subject={name}",
  "/v1/search?q={name}",
  "/name/{name}",
  "/reserve/{name}/mint-eligibility",
  "/referrer/{name}",
];

/** Percent-encoded; a lone surrogate, which has no encoding, as the bytes that some clients send for it. */
function encoded(text: string): string {
  return text.replace(/[\ud800-\udbff][\udc00-\udfff]|[\s\S]/g, (one) =>
    /^[\ud800-\udfff]$/.test(one) ? "%ED%A0%80" : encodeURIComponent(one),
  );
}

/** Ask in a minute of its own, so that no limit answers for the endpoint. */
async function ask(method: string, path: string, body?: unknown) {
  context.now = new Date(context.now.getTime() + 60_000);
  const answer = await api.call(key, method, path, body);
  expect([path, answer.status, answer.json.error]).toEqual([
    path,
    expect.toBeOneOf([200, 201, 400, 403, 404]),
    answer.json.error,
  ]);
  expect(JSON.stringify(answer.json).length).toBeLessThan(MOST_BYTES);
  return answer;
}

describe("the API answers any text in the place of a name, without a fault of its own and in bounded length", () => {
  test.each(reads)("GET %s", async (path) => {
    const plain = corpus.map((given) => encoded(given));
    for (const given of plain) await ask("GET", path.replace("{name}", given));
    await fc.assert(
      fc.asyncProperty(name, async (given) => {
        await ask("GET", path.replace("{name}", encoded(given)));
      }),
      { numRuns: rounds(20, 60) },
    );
  });

  test("GET, also where nothing is encoded", async () => {
    const raw = corpus.filter((given) => !/[?#]/.test(given) && given !== "");
    for (const given of raw) {
      context.now = new Date(context.now.getTime() + 60_000);
      const { status } = await api.call(key, "GET", `/v1/score/${given}`);
      expect([given, status]).toEqual([given, expect.toBeOneOf([200, 400, 404])]);
    }
  });

  test("POST, in a body", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(name, { minLength: 1, maxLength: 20 }), async (names) => {
        const { json } = await ask("POST", "/name/batch", { names });
        expect(json.results ?? names).toHaveLength(names.length);
        await ask("POST", "/v1/scores/batch", { identities: names });
        await ask("POST", "/v1/identity/mint", { name: names[0], owner, chainId: 1 });
        await ask("POST", `/reserve/${encoded(names[0] ?? "")}/claim-mint`, { address: owner, chainId: 1 });
      }),
      { numRuns: rounds(20, 60) },
    );
  });
});
