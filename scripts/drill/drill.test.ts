import { chmodSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { useFolder } from "../../tests/setup/folder.ts";
import { runProgram } from "../../tests/setup/run-program.ts";
import { compareContents } from "./contents.ts";

const folder = useFolder();
// As root the database runs as another user, who needs to pass.
chmodSync(folder, 0o711);

test("a backup is restored to the point before an accident, every table is as it was, and nothing stays behind", async () => {
  const env = { ...process.env, TMPDIR: folder };
  const { code, out, err } = await runProgram("scripts/drill.ts", ["--subjects", "50", "--json"], env);
  expect([code, err]).toEqual([0, expect.stringContaining("Restore the backup to the restore point")]);
  const report = JSON.parse(out);
  expect(report).toMatchObject({ identical: true, bytes: expect.any(Number) });
  expect(report.tables).toContainEqual({ table: "public.score_close", rows: 60, restoredRows: 60, identical: true });
  expect(report.steps).toHaveLength(8);
  expect(readdirSync(folder).filter((name) => name.startsWith("credence-drill-"))).toEqual([]);
});

test("a missing, emptied, added or altered table is a difference", () => {
  const table = (name: string, rows = 1, digest = "7") => ({ table: name, rows, digest });
  const before = [table("same"), table("missing"), table("emptied"), table("altered")];
  const after = [table("same"), table("emptied", 0, "0"), table("altered", 1, "8"), table("added")];
  const same = compareContents(before, after).filter(({ identical }) => identical);
  expect(same.map((one) => one.table)).toEqual(["same"]);
});

test("options that do not belong together are refused, and so is a folder without a backup", async () => {
  for (const args of [
    ["--base", folder],
    ["--yes", "--base", folder, "--wal", folder],
    ["--subjects", "0"],
  ]) {
    expect((await runProgram("scripts/drill.ts", args)).code).toBe(2);
  }
  const { code, err } = await runProgram("scripts/drill.ts", ["--base", folder, "--wal", folder]);
  expect([code, err]).toEqual([1, expect.stringContaining("holds no base backup of PostgreSQL")]);
});
