import { expect, test } from "vitest";
import { addressNumber } from "../../../tests/factories/scores.ts";
import type { Sql } from "../../core/db.ts";
import { openSocial } from "./issuer-weights.ts";
import { loadSubjects } from "./load-subjects.ts";

test("strangers are what wallets without rows are, and every table is asked for rows that subjects are loaded from", async () => {
  const load = async (areStrangers: boolean) => {
    const asked: string[] = [];
    const query = async (text: string) => {
      asked.push(text.replaceAll(/extract\([^)]*\)/g, ""));
      return { rows: [] };
    };
    const sql = { query } as unknown as Sql; // Nothing else of it is called.
    const loaded = await loadSubjects(sql, [addressNumber(1), addressNumber(2)], {
      social: openSocial(sql, []),
      areStrangers,
    });
    const tables = asked.flatMap((text) => [...text.matchAll(/\b(?:from|join) ([a-z_]+)/g)].map(([, name]) => name));
    return { loaded, asked, tables: new Set(tables) };
  };
  const [all, strangers] = [await load(false), await load(true)];
  expect(strangers.loaded).toEqual(all.loaded);
  expect(strangers.asked).toHaveLength(1);
  // Of issuers, who have attested to something.
  for (const name of ["issuer_weight", "unnest"]) all.tables.delete(name);
  expect(all.tables.size).toBeGreaterThan(9);
  expect(strangers.tables).toEqual(all.tables);
});
