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
    expect(entries).toMatchObject([{ actor: "command line" }]);
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

  it("sets a tier", async () => {
    const { code, out } = await run("admin.ts", "tier", wallet, "starter");
    expect([code, out]).toEqual([0, `The developer of ${wallet} has the tier starter.\n`]);
    const developer = await context.ctx().db.developer.findUniqueOrThrow({ where: { wallet } });
    expect(developer.tier).toBe("starter");
  });

  it("lists quarantined transactions, and has them read again", async () => {
    const { pg } = context.ctx();
    await pg.query(
      `insert into quarantined_transaction (chain_id, block_number, block_hash, tx_index, tx_hash, reason, at, retry_at)
       values (10, 7, '0x01', 2, null, 'transaction.value is not as the protocol says: nothing', now(), '2999-01-01')`,
    );
    const listed = await run("admin.ts", "quarantine", "10");
    expect(listed.code).toBe(0);
    expect(listed.out).toContain("chain 10  block 7  transaction 2  read again at 2999-01-01");
    expect(listed.out).toContain("transaction.value is not as the protocol says: nothing");
    expect((await run("admin.ts", "quarantine", "11")).out).toBe("No transaction is quarantined.\n");
    expect((await run("admin.ts", "quarantine", "retry", "10", "7")).out).toBe("1 transactions will be read again.\n");
    const { rows } = await pg.query("select retry_at < now() + interval '1 hour' as due from quarantined_transaction");
    expect(rows).toEqual([{ due: true }]);
  });

  it.each([
    [["tier", "0x12", "free"], "The wallet is not an address."],
    [["quarantine", "ten"], "The chain id must be a whole number."],
    [["quarantine", "retry", "10", "7x"], "The block must be a whole number."],
    [["quarantine", "10", "7"], "Unexpected argument: 7."],
    [["tier", wallet, "gold"], "The tier must be one of free, starter, professional, enterprise."],
    [["tier", wallet], "The tier must be one of"],
    [["tier", wallet, "free", "more"], "Unexpected argument: more."],
    [["drop"], "Unknown command: drop."],
  ])("rejects %j with a message and the usage", async (args, sentence) => {
    const { code, err } = await run("admin.ts", ...args);
    expect([code, err]).toEqual([2, expect.stringContaining(sentence)]);
    expect(err).toContain("usage: npm run admin");
  });
});
