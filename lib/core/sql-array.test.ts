import { expect, test } from "vitest";
import { useContext } from "../../tests/setup/context.ts";
import { plainArray } from "./sql-array.ts";

const holder = useContext();

test("the database reads a plain array as the values it was made of", async () => {
  const { rows } = await holder
    .ctx()
    .pg.query(`select $1::text[] as words, $2::numeric[]::text[] as numbers, $3::bool[] as flags, $4::text[] as none`, [
      plainArray(["0xab", null, "sent"]),
      plainArray([-1, 2n ** 255n]),
      plainArray([true, false]),
      plainArray([]),
    ]);
  expect(rows).toEqual([
    { words: ["0xab", null, "sent"], numbers: ["-1", String(2n ** 255n)], flags: [true, false], none: [] },
  ]);
});
