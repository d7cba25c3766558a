import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newSecret, signatureHeaders } from "../../lib/domains/webhooks/sign.ts";
import { find, runTo } from "../docs/run-example.ts";

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

it.skipIf(find("python3") === null)("the documented receiver in Python believes and refuses the same", async () => {
  const snippet = /```python\n([\s\S]*?)```/.exec(docs)?.[1] ?? "";
  const path = join(dir, "verify.py");
  writeFileSync(
    path,
    `${snippet}\nimport sys\nprint(json.dumps([verify(s, h, b.encode()) for s, h, b in json.loads(sys.argv[1])]))\n`,
  );
  const [secret, other] = [newSecret(), newSecret()];
  const calls = [
    [secret, delivery([secret]), body],
    [secret, delivery([other, secret]), body],
    ["my own", delivery(["my own"]), body],
    [other, delivery([secret]), body],
    [secret, delivery([secret]), body.replace("7", "8")],
    [secret, delivery([secret], new Date(Date.now() - 301_000)), body],
  ];
  const said = await runTo("python3", [path, JSON.stringify(calls)], { cwd: dir, env: process.env });
  const event = JSON.parse(body);
  expect(JSON.parse(said)).toEqual([event, event, event, null, null, null]);
});
