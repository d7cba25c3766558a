import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contractPresets } from "../../lib/domains/policies/contract-presets.ts";

test("the documentation has each preset with its chains, and where its figures and the code of its test come from", () => {
  const page = readFileSync("docs/policies.md", "utf8");
  const table = page.slice(page.indexOf("### Presets"), page.indexOf("### Held without a gap"));
  for (const [id, { address, source, commit, testedWith }] of Object.entries(contractPresets)) {
    const row = table.split("\n").find((line) => line.startsWith(`| \`${id}\` |`)) ?? "";
    const isLikeOther = row.includes("the same") || row.includes("as `coinbase-account`");
    const stated = isLikeOther ? table : row;
    for (const one of source.split(";").map((name) => name.replace(/\(.*\)/, "").trim()))
      expect(stated, id).toContain(one);
    for (const one of commit.split(";")) expect(stated, id).toContain(one.trim());
    const chains = typeof address === "object" && address !== null ? Object.keys(address) : [];
    for (const chain of chains) expect(stated, id).toContain(chain);
    const [first] = testedWith.split(";");
    if (!isLikeOther && !testedWith.startsWith("PublicLock")) expect(row, id).toContain(first);
  }
  expect(table).toContain("**None of them was run against the real chain.**");
});
