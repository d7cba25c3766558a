import { describe, expect, it } from "vitest";
import { hashKey, lookUpKey } from "../../lib/domains/developers/index.ts";
import { localDeveloper } from "../../scripts/start/data-folder.ts";
import { useContext } from "../setup/context.ts";
import { useFolder } from "../setup/folder.ts";
import { type Ended, runProgram } from "../setup/run-program.ts";

const context = useContext();
const dataDir = useFolder();

function run(script: string, ...args: string[]): Promise<Ended> {
  return runProgram(`scripts/${script}`, args, {
    PATH: process.env.PATH ?? "",
    DATA_DIR: dataDir,
    NODE_ENV: "production",
    DATABASE_URL: context.url(),
    RECEIPT_SIGNER_KEY: context.ctx().env.RECEIPT_SIGNER_KEY,
    SESSION_SECRET: context.ctx().env.SESSION_SECRET,
  });
}

describe("npm run key", () => {
  it("prints a key of the local developer that works, and nothing else on its output", async () => {
    const { code, out, err } = await run("key.ts");
    expect([code, out]).toEqual([0, expect.stringMatching(/^svc_live_[0-9A-Za-z]{36}\n$/)]);
    expect(err).toContain("It is not shown again.");
    expect(await lookUpKey(context.ctx(), hashKey(out.trim()))).toMatchObject({
      wallet: localDeveloper({ path: dataDir }).address.toLowerCase(),
      tier: "professional",
      permissions: ["read", "write", "admin"],
    });
    const entries = await context.ctx().db.auditEntry.findMany({ where: { act: "key.created" } });
    expect(entries).toMatchObject([{ actor: "operator:cli" }]);
  });

  it("creates one for another wallet, with fewer permissions and a limit", async () => {
    const wallet = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
    const { out } = await run("key.ts", "--wallet", wallet, "--permission", "read", "--rate-limit", "5");
    expect(await lookUpKey(context.ctx(), hashKey(out.trim()))).toMatchObject({
      wallet: wallet.toLowerCase(),
      tier: "free",
      permissions: ["read"],
      rateLimit: 5,
    });
  });

  it.each([
    [["--wallet", "0x12"], "The wallet is not an address."],
    [["--permission", "root"], "The permission must be read, write or admin."],
    [["--rate-limit", "0"], "The rate limit must be"],
    [["--unknown"], "Unknown option"],
  ])("rejects %j with a message and the usage", async (args, sentence) => {
    const { code, err } = await run("key.ts", ...args);
    expect([code, err]).toEqual([2, expect.stringContaining(sentence)]);
    expect(err).toContain("usage: npm run key");
  });
});

describe("npm run admin", () => {
  const wallet = "0x00000000000000000000000000000000000000aa";

  it("sets a tier and prints what the API returns, as lines or as JSON", async () => {
    const { code, out, err } = await run("admin.ts", "tier", wallet, "starter");
    expect([code, err, out]).toEqual([
      0,
      "",
      expect.stringContaining("Set a developer's plan tier: done.\ndeveloper:\n  id: dev_"),
    ]);
    const again = await run("admin.ts", "tier", wallet, "professional", "--json");
    expect(JSON.parse(again.out)).toMatchObject({ developer: { tier: "professional" } });
    const { tier } = await context.ctx().db.developer.findUniqueOrThrow({ where: { wallet } });
    expect(tier).toBe("professional");
  });

  it.each([
    [
      "a wrong command line with 2",
      ["pauze", "10"],
      2,
      "Unknown command: pauze. The nearest is pause.\n\nusage: npm run admin",
    ],
    ["an unknown option with 2", ["jobs", "--wallet=7", "--color"], 2, "Unknown option '--color'"],
    ["an error with 1 and its remedy", ["resume", "10"], 1, "lists the chains of this service"],
    ["an error as JSON", ["developer", "dev_0", "--json"], 1, '"error":"NOT_FOUND"'],
  ])("ends %s", async (_, args, exit, text) => {
    const { code, out, err } = await run("admin.ts", ...args);
    expect([code, out, err]).toEqual([exit, "", expect.stringContaining(text)]);
  });
});
