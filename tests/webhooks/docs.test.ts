import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newSecret, signatureHeaders } from "../../lib/domains/webhooks/sign.ts";

type Verify = (secret: string, headers: Record<string, string>, body: string) => unknown;

const docs = readFileSync(join(import.meta.dirname, "../../docs/webhooks.md"), "utf8");
let dir = "";
let verify: Verify;

beforeAll(async () => {
  const snippet = /```js\n([\s\S]*?)```/.exec(docs)?.[1];
  if (!snippet) throw new Error("docs/webhooks.md has no snippet for Node");
  dir = await mkdtemp(join(tmpdir(), "credence-docs-"));
  const path = join(dir, "verify.mjs");
  writeFileSync(path, snippet);
  // The snippet exports one function of this shape.
  ({ verify } = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as { verify: Verify });
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const body = JSON.stringify({ event: "score.updated", data: { newScore: 7 } });
const delivery = (secrets: [string, ...string[]], at = new Date()) =>
  signatureHeaders({ messageId: "evt_1", at, body, secrets });

it("the documented receiver believes what is signed, also during a rotation and with a secret of one's own", () => {
  const [fresh, old] = [newSecret(), newSecret()];
  for (const secret of [fresh, old]) expect(verify(secret, delivery([fresh, old]), body)).toEqual(JSON.parse(body));
  expect(verify("my own", delivery(["my own"]), body)).toEqual(JSON.parse(body));
});

it("the documented receiver believes nothing else", () => {
  const secret = newSecret();
  expect(verify(newSecret(), delivery([secret]), body)).toBeNull();
  expect(verify(secret, delivery([secret]), body.replace("7", "8"))).toBeNull();
  expect(verify(secret, { ...delivery([secret]), "webhook-id": "evt_2" }, body)).toBeNull();
  for (const seconds of [-301, 301]) {
    expect(verify(secret, delivery([secret], new Date(Date.now() + seconds * 1000)), body)).toBeNull();
  }
});
