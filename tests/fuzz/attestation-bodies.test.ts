import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { attestationEndpoints } from "../../lib/api/endpoints/attestations.ts";
import { apiOnSocket, EXPLORED, json } from "../contract/api-server.ts";
import { signAttest, signer, skill } from "../factories/attestations.ts";
import { rounds } from "../setup/rounds.ts";

// Bodies of signed attestations with parts that are wrong: no answer is a fault of ours, none is long, and none is stored.

// Read through explorers alone: no node is asked about signatures.
const api = apiOnSocket({ ...attestationEndpoints }, { CHAINS: EXPLORED });
const [issuer, subject] = [signer(1), signer(2)];
const MOST_BYTES = 1_000_000;

const changes: Record<string, unknown>[] = JSON.parse(
  readFileSync(new URL("corpus/attestation-bodies.json", import.meta.url), "utf8"),
);

async function post(apiKey: string, path: string, body: string) {
  // Fifteen requests a minute by the clock in hand: limits are proven elsewhere.
  api.context.now = new Date(api.context.now.getTime() + 4_000);
  const answer = await api.send({ method: "POST", path: `/v1/trust/attestations${path}`, headers: json(apiKey), body });
  expect(Buffer.byteLength(JSON.stringify(answer.json))).toBeLessThan(MOST_BYTES);
  return answer;
}

/** A body that would be stored, as an object. */
async function goodBody(apiKey: string): Promise<Record<string, unknown>> {
  const given = { subject: subject.address, schema: "skill", data: skill, issuer: issuer.address };
  const prepared = await post(apiKey, "/prepare", JSON.stringify(given));
  const { typedData, attestation } = prepared.json as unknown as {
    typedData: Parameters<typeof signAttest>[1];
    attestation: object;
  }; // The contract tests check its form.
  return { ...attestation, signature: await signAttest(issuer, typedData) };
}

async function stored(): Promise<number> {
  return (await api.context.ctx().pg.query("select count(*)::int as count from attestation")).rows[0].count;
}

test("a body that differs from the signed data is rejected with a documented code, and nothing is stored", async () => {
  const { apiKey } = await api.key({ permissions: ["write"] });
  const good = await goodBody(apiKey);
  const field = fc.constantFrom(...Object.keys(good));
  const change = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...changes) },
    {
      weight: 1,
      arbitrary: fc.tuple(field, fc.jsonValue({ maxDepth: 2 })).map(([name, value]) => ({ [name]: value })),
    },
  );
  await fc.assert(
    fc.asyncProperty(change, async (changed) => {
      const body = JSON.stringify({ ...good, ...changed });
      fc.pre(body !== JSON.stringify(good));
      const { status } = await post(apiKey, "", body);
      // A signature that is no key's may be a smart account's: then its chain would have to be asked.
      expect([400, 404, 503]).toContain(status);
    }),
    { numRuns: rounds(50, 150), examples: changes.map((one) => [one]) },
  );
  expect(await stored()).toBe(0);
  expect((await post(apiKey, "", JSON.stringify(good))).status).toBe(201);
});

test("the response to a body of the greatest length is below a megabyte, for any data", async () => {
  const { apiKey } = await api.key({ permissions: ["write"] });
  const good = await goodBody(apiKey);
  const long = 200_000;
  const data: unknown[] = [
    `0x${"00".repeat(long / 2)}`,
    { ...skill, skill: "x".repeat(long) },
    { ...skill, skill: "\u0001".repeat(long / 6) },
    { ...skill, ["x".repeat(long)]: 1 },
    { ...skill, skill: Array.from({ length: long / 2 }, () => 1) },
    Object.fromEntries(Array.from({ length: 15_000 }, (_, i) => [`f${i}`, i])),
  ];
  for (const one of data) {
    expect((await post(apiKey, "", JSON.stringify({ ...good, data: one }))).status).toBe(400);
    expect((await post(apiKey, "/prepare", JSON.stringify({ ...good, data: one }))).status).toBe(400);
  }
  const deep = `${'{"a":'.repeat(30_000)}1${"}".repeat(30_000)}`;
  const body = JSON.stringify(good).replace(/"data":\{[^}]*\}/, `"data":${deep}`);
  expect(body).toContain(deep);
  expect((await post(apiKey, "", body)).status).toBe(400);
});
