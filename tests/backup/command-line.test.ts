import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { createReadStream, createWriteStream, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { testEas } from "../factories/attestations.ts";
import { useContext } from "../setup/context.ts";
import { useFolder } from "../setup/folder.ts";
import { runProgram, startProgram } from "../setup/run-program.ts";
import { fillDatabase } from "./full-database.ts";

const settings = {
  chains: [
    { id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"], contracts: { governors: [], pools: [], ...testEas } },
  ],
};
const old = useContext(settings);
const fresh = useContext(settings);
const dir = useFolder();
const file = join(dir, "all.jsonl");

beforeAll(() => fillDatabase(old.ctx()));

function envOf(on: typeof old): NodeJS.ProcessEnv {
  return {
    NODE_ENV: "production",
    PATH: process.env.PATH ?? "",
    DATA_DIR: join(dir, "data"),
    DATABASE_URL: on.url(),
    CHAINS: JSON.stringify(on.ctx().env.CHAINS),
    RECEIPT_SIGNER_KEY: on.ctx().env.RECEIPT_SIGNER_KEY,
    SESSION_SECRET: on.ctx().env.SESSION_SECRET,
  };
}

const run = (script: "export" | "import", on: typeof old, path: string) =>
  runProgram(`scripts/${script}.ts`, [path], envOf(on));

async function isEmpty(): Promise<boolean> {
  const { rows } = await fresh.ctx().pg.query("select 1 from developer limit 1");
  return rows.length === 0;
}

describe("npm run export", () => {
  it("writes a file that its owner alone can read, and no other", async () => {
    expect(await run("export", old, file)).toMatchObject({ code: 0, out: `Exported to ${file}.\n` });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(dir)).toEqual(["all.jsonl"]);
    expect(JSON.parse(readFileSync(file, "utf8").trimEnd().split("\n").at(-1) ?? "").kind).toBe("end");
  });

  it("never writes over a file", async () => {
    expect(await run("export", old, file)).toMatchObject({
      code: 1,
      err: `${file} exists already. Name a new file.\n`,
    });
  });

  it("compresses where the name says so", async () => {
    await run("export", old, `${file}.gz`);
    const kindsOf = (text: string) =>
      text
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line).kind);
    expect(kindsOf(gunzipSync(readFileSync(`${file}.gz`)).toString())).toEqual(kindsOf(readFileSync(file, "utf8")));
  });

  it("leaves nothing of what it could not finish", async () => {
    const gone = join(dir, "gone.jsonl");
    const unreachable = { ...old, url: () => "postgres://nobody@127.0.0.1:1/none" };
    expect((await run("export", unreachable, gone)).code).toBe(1);
    expect(readdirSync(dir).filter((name) => name.startsWith("gone"))).toEqual([]);
  });
});

describe("npm run import", () => {
  it("says what is wrong with a file in one sentence, and changes nothing", async () => {
    const cut = join(dir, "cut.jsonl.gz");
    writeFileSync(cut, readFileSync(`${file}.gz`).subarray(0, -200));
    const { code, err } = await run("import", fresh, cut);
    expect([code, err]).toEqual([1, `${cut} cannot be read to its end (unexpected end of file).\n`]);
    expect(await isEmpty()).toBe(true);
    expect(await run("import", fresh, join(dir, "none"))).toMatchObject({
      code: 1,
      err: expect.stringContaining("cannot be read"),
    });
  });

  it("changes nothing when it is killed", async () => {
    // A pipe with a name: the import reads all but the last lines, and waits for them.
    const pipe = join(dir, "pipe");
    execFileSync("mkfifo", [pipe]);
    const child = await startProgram("scripts/import.ts", [pipe], envOf(fresh));
    const feed = createWriteStream(pipe).on("error", () => {});
    const lines = readFileSync(file, "utf8").split("\n");
    await new Promise((taken) => feed.write(`${lines.slice(0, -3).join("\n")}\n`, taken));
    const holds = async () =>
      (
        await fresh.ctx().pg.query(
          `select 1 from pg_locks where relation = 'activity'::regclass and mode = 'ExclusiveLock'
             and database = (select oid from pg_database where datname = current_database())`,
        )
      ).rows.length;
    // It holds its locks from its first statement to its end.
    await expect.poll(holds, { timeout: 60_000, interval: 50 }).toBe(1);
    child.kill("SIGKILL");
    await once(child, "close");
    feed.destroy();
    await expect.poll(holds, { timeout: 60_000, interval: 50 }).toBe(0);
    expect(await isEmpty()).toBe(true);
  });

  it("restores what was exported, from a pipe too, and refuses to do so twice", async () => {
    const pipe = join(dir, "packed");
    execFileSync("mkfifo", [pipe]);
    const feeding = pipeline(createReadStream(`${file}.gz`), createWriteStream(pipe));
    const { code, out, err } = await run("import", fresh, pipe);
    await feeding;
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain(" identity\n");
    expect(await isEmpty()).toBe(false);
    expect(await run("import", fresh, file)).toMatchObject({ code: 1, err: expect.stringContaining("not empty") });
  });
});
