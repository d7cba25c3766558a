import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkImports } from "../../scripts/check/imports.ts";
import { testFolder } from "../setup/folder.ts";

const root = join(import.meta.dirname, "../..");
/** A small source tree in which every layer has a file and no rule is broken. */
const sound: Record<string, string> = {
  "lib/core/ids.ts": `import { randomBytes } from "node:crypto";\nexport const id = () => randomBytes(8);`,
  "lib/core/env.ts": "export const env = () => process.env;",
  "lib/core/db.ts": `import { PrismaClient } from "../../prisma/generated/client.ts";\nexport const db = PrismaClient;`,
  "lib/engine/score.ts": `import { half } from "./half.ts";\nexport const score = half(4);`,
  "lib/engine/half.ts": "export const half = (x: number) => x / 2;",
  "lib/engine/quarter.ts": `import { half } from "./half.ts";\nexport const quarter = half(half(4));`,
  "lib/chain/client.ts": `import { http } from "viem";\nimport { id } from "../core/ids.ts";\nexport const transport = [http(), id];`,
  "lib/domains/scores/index.ts": `export { getScore } from "./get-score.ts";`,
  "lib/domains/scores/schemas.ts": `import { z } from "zod";\nexport const Score = z.number();`,
  "lib/domains/scores/get-score.ts": `import { getWallet } from "../wallets/index.ts";\nimport { score } from "../../engine/score.ts";\nexport const getScore = () => [getWallet, score];`,
  "lib/domains/wallets/index.ts": `export { getWallet } from "./get-wallet.ts";`,
  "lib/domains/wallets/get-wallet.ts": `import { db } from "../../core/db.ts";\nexport const getWallet = () => db;`,
  "lib/indexer/follow.ts": `import { getScore } from "../domains/scores/index.ts";\nimport { transport } from "../chain/client.ts";\nexport const follow = () => [getScore, transport];`,
  "lib/worker/main.ts": `import { follow } from "../indexer/follow.ts";\nexport const run = follow;`,
  "lib/auth/options.ts": `import { id } from "../core/ids.ts";\nexport const options = id;`,
  "lib/api/serve.ts": `import { endpoint } from "./endpoints/scores.ts";\nimport { options } from "../auth/options.ts";\nexport const serve = () => [endpoint, options];`,
  "lib/api/client-runtime.ts": `export const call = () => fetch("/v1/score/0x");`,
  "lib/api/endpoints/scores.ts": `import { getScore } from "../../domains/scores/index.ts";\nexport const endpoint = getScore;`,
  "components/ui/button.tsx": "export const Button = () => <button />;",
  "components/scores/dial.tsx": `import type { getScore } from "../../lib/domains/scores/get-score.ts";\nimport { Score } from "../../lib/domains/scores/schemas.ts";\nimport { Button } from "../ui/button.tsx";\nexport const Dial = (props: { of: typeof getScore }) => <Button key={String([props, Score])} />;`,
  "app/(site)/page.tsx": `import { Dial } from "@/components/scores/dial.tsx";\nimport { getScore } from "@/lib/domains/scores/index.ts";\nexport default () => <Dial of={getScore} />;`,
  "app/(site)/docs/page.tsx": `import { serve } from "@/lib/api/serve.ts";\nexport default () => String(serve);`,
  "app/v1/score/route.ts": `import { serve } from "../../../lib/api/serve.ts";\nexport const GET = serve;`,
  "app/health/route.ts": `import { id } from "../../lib/core/ids.ts";\nexport const GET = id;`,
  "prisma/generated/client.ts": "export const PrismaClient = 1;",
  "server.ts": `import { run } from "./lib/worker/main.ts";\nexport const port = [run, process.env.PORT];`,
  "scripts/seed.ts": `import { db } from "../lib/core/db.ts";\nexport const seed = [db, process.env.SEED];`,
};

/** How folders and files are cut: planted files are small, and many break a layer by importing each other's folders. */
const cuts = ["files", "folders"];

/** Write the sound tree with some files replaced or added, and check it. Answers `path rule` for each fault but of the cut. */
function faultsOf(planted: Record<string, string>): string[] {
  return checkImports(plant(planted)).flatMap(({ path, rule }) => (cuts.includes(rule) ? [] : [`${path} ${rule}`]));
}

function cutFaultsOf(planted: Record<string, string>): string[] {
  return checkImports(plant(planted)).flatMap(({ path, rule }) => (cuts.includes(rule) ? [`${path} ${rule}`] : []));
}

function plant(planted: Record<string, string>): string {
  const dir = testFolder();
  for (const [path, text] of Object.entries({ ...sound, ...planted })) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), `${text}\n`);
  }
  return dir;
}

test("a sound tree has no faults", () => {
  expect([...faultsOf({}), ...cutFaultsOf({})]).toEqual([]);
});

test("a tree without sources is refused, not called sound", () => {
  expect(() => checkImports(testFolder())).toThrow("nothing was checked");
});

test("a file that does not parse is refused, not skipped", () => {
  expect(() => faultsOf({ "lib/core/ids.ts": "export const = ;" })).toThrow("lib/core/ids.ts does not parse");
});

describe("each layer refuses what the table does not list", () => {
  test.each([
    ["core", "lib/core/bad.ts", `import { score } from "../engine/score.ts";`],
    ["engine", "lib/engine/bad.ts", `import { id } from "../core/ids.ts";`],
    ["engine, of packages", "lib/engine/bad.ts", `import { keccak256 } from "viem";`],
    ["engine, of built-in modules", "lib/engine/bad.ts", `import { randomBytes } from "node:crypto";`],
    ["engine, of types", "lib/engine/bad.ts", `import type { id } from "../core/ids.ts";`],
    ["chain", "lib/chain/bad.ts", `import { score } from "../engine/score.ts";`],
    ["domains, of the api", "lib/domains/scores/bad.ts", `import { serve } from "../../api/serve.ts";`],
    ["domains, of the indexer", "lib/domains/scores/bad.ts", `import { follow } from "../../indexer/follow.ts";`],
    [
      "domains, of another's inside",
      "lib/domains/scores/bad.ts",
      `import { getWallet } from "../wallets/get-wallet.ts";`,
    ],
    ["indexer, of the worker", "lib/indexer/bad.ts", `import { run } from "../worker/main.ts";`],
    [
      "indexer, of a domain's inside",
      "lib/indexer/bad.ts",
      `import { getWallet } from "../domains/wallets/get-wallet.ts";`,
    ],
    ["worker", "lib/worker/bad.ts", `import { serve } from "../api/serve.ts";`],
    ["auth", "lib/auth/bad.ts", `import { serve } from "../api/serve.ts";`],
    ["api, of the engine", "lib/api/bad.ts", `import { score } from "../engine/score.ts";`],
    ["api, of the indexer", "lib/api/bad.ts", `import { follow } from "../indexer/follow.ts";`],
    ["components, of the core", "components/ui/bad.tsx", `import { id } from "../../lib/core/ids.ts";`],
    ["components, of verbs", "components/ui/bad.tsx", `import { getScore } from "../../lib/domains/scores/index.ts";`],
    ["pages, of the api", "app/(site)/bad/page.tsx", `import { serve } from "@/lib/api/serve.ts";`],
    ["pages, of the engine", "app/(site)/bad/page.tsx", `import { score } from "@/lib/engine/score.ts";`],
    ["pages of the docs, of the engine", "app/(site)/docs/bad.tsx", `import { score } from "@/lib/engine/score.ts";`],
    ["endpoint routes, of domains", "app/v1/bad/route.ts", `import { getScore } from "@/lib/domains/scores/index.ts";`],
    ["endpoint routes, of the core", "app/v1/bad/route.ts", `import { id } from "@/lib/core/ids.ts";`],
    ["other routes, of domains", "app/health/bad.ts", `import { getScore } from "@/lib/domains/scores/index.ts";`],
    ["product code, of scripts", "lib/worker/bad.ts", `import { seed } from "../../scripts/seed.ts";`],
  ])("%s", (_layer, path, text) => {
    expect(faultsOf({ [path]: text })).toEqual([`${path} layers`]);
  });

  test("tests stay out of the product, and may themselves import anything", () => {
    const planted = {
      "lib/engine/half.test.ts": `import { run } from "../worker/main.ts";\nexport const t = [run, process.env.X];`,
      "lib/engine/bad.ts": `import { t } from "./half.test.ts";\nexport const bad = t;`,
    };
    expect(faultsOf(planted)).toEqual(["lib/engine/bad.ts layers"]);
  });

  test("a folder without a place in the table", () => {
    expect(faultsOf({ "lib/helpers/misc.ts": "export const one = 1;" })).toEqual(["lib/helpers/misc.ts layers"]);
  });
});

describe("an import is found in whatever form it is written", () => {
  test.each([
    ["named", `import { serve } from "../../api/serve.ts";`],
    ["bare", `import "../../api/serve.ts";`],
    ["without ending", `import { serve } from "../../api/serve";`],
    ["by alias", `import { serve } from "@/lib/api/serve.ts";`],
    ["of types", `import type { serve } from "../../api/serve.ts";`],
    ["re-export", `export { serve } from "../../api/serve.ts";`],
    ["re-export of all", `export * from "../../api/serve.ts";`],
    ["dynamic", `export const later = () => import("../../api/serve.ts");`],
    ["computed", "export const later = (name: string) => import(name);"],
    ["in a type", `export type Serve = typeof import("../../api/serve.ts");`],
    ["required", `export const now = require("../../api/serve.ts");`],
  ])("%s", (_form, text) => {
    expect(faultsOf({ "lib/domains/scores/bad.ts": text })).toEqual(["lib/domains/scores/bad.ts layers"]);
  });
});

test("Prisma's transactions begin in lib/core/transaction.ts alone, which runs what must commit with them", () => {
  const text = "export const work = (db: { $transaction: (n: number) => void }) => db.$transaction(1);";
  expect(faultsOf({ "lib/domains/wallets/bad.ts": text })).toEqual(["lib/domains/wallets/bad.ts transactions"]);
  expect(faultsOf({ "lib/core/transaction.ts": text })).toEqual([]);
});

describe("only lib/core/db.ts imports Prisma", () => {
  test.each([
    ["lib/core/bad.ts", `import { PrismaClient } from "../../prisma/generated/client.ts";`],
    ["lib/core/bad.ts", `import { PrismaPg } from "@prisma/adapter-pg";`],
    ["lib/chain/bad.ts", `import { PrismaPg } from "@prisma/adapter-pg";`],
    ["lib/domains/developers/bad.ts", `import type { PrismaClient } from "../../../prisma/generated/client.ts";`],
    ["app/(site)/bad.tsx", `import type { Prisma } from "@prisma/client";`],
  ])("%s: %s", (path, text) => {
    expect(faultsOf({ [path]: text })).toContain(`${path} prisma`);
  });
});

describe("each kind of data has one way to the database", () => {
  const prisma = "export const read = (ctx: { db: { policy: { count(): number } } }) => ctx.db.policy.count();";
  const sql = `export const read = (ctx: { pg: { query(text: string): number } }) => ctx.pg.query("select 1");`;

  test.each(["lib/domains/scores", "lib/domains/identities", "lib/indexer", "lib/api"])(
    "%s works on sets of rows, and has no part in Prisma's client",
    (folder) => {
      expect(faultsOf({ [`${folder}/bad.ts`]: prisma })).toEqual([`${folder}/bad.ts prisma`]);
      expect(faultsOf({ [`${folder}/fine.ts`]: sql })).toEqual([]);
    },
  );

  test.each(["lib/domains/developers", "lib/domains/policies", "lib/domains/webhooks"])(
    "%s works on records, without SQL",
    (folder) => {
      expect(faultsOf({ [`${folder}/fine.ts`]: prisma })).toEqual([]);
      expect(faultsOf({ [`${folder}/bad.ts`]: sql })).toEqual([`${folder}/bad.ts sql`]);
    },
  );

  test("files with a reason may use SQL", () => {
    expect(faultsOf({ "lib/domains/webhooks/claim-deliveries.ts": sql })).toEqual([]);
  });
});

describe("the browser loads no zod and no module of Node", () => {
  const schemas = "lib/domains/scores/schemas.ts";

  test("not by a file that runs there, nor by what that needs", () => {
    const client = `"use client";\nimport { Score } from "../../lib/domains/scores/schemas.ts";\nexport const bad = Score;`;
    expect(faultsOf({ "components/ui/bad.tsx": client })).toEqual([`${schemas} browser`]);
    const further = {
      "components/ui/bad.tsx": `"use client";\nimport { words } from "./words.ts";\nexport const bad = words;`,
      "components/ui/words.ts": `import { Score } from "../../lib/domains/scores/schemas.ts";\nexport const words = Score;`,
    };
    expect(faultsOf(further)).toEqual([`${schemas} browser`]);
  });

  test("nor by a file that has what it needs beside a module of Node", () => {
    const language = `import { AsyncLocalStorage } from "node:async_hooks";\nexport const store = new AsyncLocalStorage();`;
    const client = `"use client";\nimport { store } from "../../lib/core/language.ts";\nexport const bad = store;`;
    expect(faultsOf({ "lib/core/language.ts": language, "components/ui/bad.tsx": client })).toEqual([
      "lib/core/language.ts browser",
    ]);
  });

  test("its types are free", () => {
    const client = `"use client";\nimport type { Score } from "../../lib/domains/scores/schemas.ts";\nexport type Fine = typeof Score;`;
    expect(faultsOf({ "components/ui/fine.tsx": client })).toEqual([]);
  });
});

describe("computing scores uses no database", () => {
  const path = "lib/domains/scores/score-on.ts";
  const reading = `export const read = (sql: { query(text: string): number }) => sql.query("select 1");`;

  test.each(["subject", "score-on", "record-change"])("not %s itself", (name) => {
    const planted = `lib/domains/scores/${name}.ts`;
    expect(faultsOf({ [planted]: reading })).toEqual([`${planted} computing`]);
  });

  test("nor what it imports, by however many files", () => {
    const planted = {
      [path]: `import { head } from "./heads.ts";\nexport const compute = head;`,
      "lib/domains/scores/heads.ts": `import { read } from "./read.ts";\nexport const head = read;`,
      "lib/domains/scores/read.ts": reading,
    };
    expect(faultsOf(planted)).toEqual(["lib/domains/scores/read.ts computing"]);
  });

  test("types of a file that does are free, and so are files that load", () => {
    const planted = {
      [path]: `import type { read } from "./read.ts";\nexport type Compute = typeof read;`,
      "lib/domains/scores/read.ts": reading,
      "lib/domains/scores/rescore.ts": `import { read } from "./read.ts";\nexport const load = read;`,
    };
    expect(faultsOf(planted)).toEqual([]);
  });
});

describe("neither domains nor folders of lib import each other", () => {
  test("two domains that know each other, even by types alone", () => {
    const planted = {
      "lib/domains/wallets/back.ts": `import type { getScore } from "../scores/index.ts";\nexport type Back = typeof getScore;`,
    };
    expect(faultsOf(planted)).toEqual(["lib/domains/scores cycles"]);
  });

  test("two folders of lib, by other files and even by types alone; a folder and its own tests are free", () => {
    const planted = {
      "lib/chain/json-rpc/blocks.ts": `import type { transport } from "../client.ts";\nexport type Blocks = typeof transport;`,
      "lib/chain/source.ts": `import type { Blocks } from "./json-rpc/blocks.ts";\nexport type Source = Blocks;`,
    };
    expect(cutFaultsOf(planted)).toEqual(["lib/chain/source.ts folders"]);
    const { "lib/chain/source.ts": text, ...alone } = planted;
    expect(cutFaultsOf({ ...alone, "lib/chain/source.test.ts": text })).toEqual([]);
  });
});

describe("a small file of lib that one file beside it imports moves into that file", () => {
  const small = { "lib/engine/third.ts": "export const third = 3;" };
  const user = `import { third } from "./third.ts";\nexport const ninth = third * 3;`;

  test("whoever else is a test", () => {
    const planted = {
      ...small,
      "lib/engine/ninth.ts": user,
      "tests/third.test.ts": `import "../lib/engine/third.ts";`,
    };
    expect(cutFaultsOf(planted)).toEqual(["lib/engine/third.ts files"]);
  });

  test.each([
    ["two files import it", { "lib/engine/ninth.ts": user, "lib/engine/sixth.ts": user }],
    ["a file of another folder imports it", { "lib/engine/numbers/ninth.ts": user.replace("./third", "../third") }],
    ["it has a test of its own", { "lib/engine/ninth.ts": user, "lib/engine/third.test.ts": "" }],
    ["its folder's door exports it", { "lib/engine/index.ts": `export { third } from "./third.ts";` }],
    [
      "it is larger than a screen",
      { "lib/engine/ninth.ts": user, "lib/engine/third.ts": `${"\n".repeat(40)}export const third = 3;` },
    ],
  ])("unless %s", (_what, planted) => {
    expect(cutFaultsOf({ ...small, ...planted })).toEqual([]);
  });
});

test("as a program it names the fault and exits non-zero", () => {
  const program = [join(root, "node_modules/tsx/dist/cli.mjs"), join(root, "scripts/check/imports.ts")];
  const run = (dir: string) => spawnSync(process.execPath, [...program, dir], { encoding: "utf8" });
  expect(run(plant({}))).toMatchObject({ status: 0, stderr: "" });
  const faulty = run(plant({ "lib/engine/bad.ts": `import { id } from "../core/ids.ts";` }));
  expect(faulty.status).toBe(1);
  expect(faulty.stderr).toContain("lib/engine/bad.ts:1 [layers] engine may not import lib/core/ids.ts");
});
