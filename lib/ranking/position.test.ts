import { expect, test } from "vitest";
import { useContext } from "../../tests/setup/context.ts";
import { parsePosition, snapshotOf } from "./position.ts";

const world = useContext();

test("a snapshot of PostgreSQL is parsed, and is one again", async () => {
  const { pg } = world.ctx();
  for (const text of ["10:10:", "10:20:10,14,19"]) {
    const position = parsePosition(text);
    expect(position && snapshotOf(position)).toBe(text);
    await expect(pg.query("select $1::pg_snapshot", [position && snapshotOf(position)])).resolves.toBeDefined();
  }
});

test.each(["", "1", "10:5:7", "10:20:14,12", "10:20:20", "10:20:x", "a:b:", "10:20:,", "10:0:", "11:10:", "11:20:10"])(
  "%j is no position",
  (text) => {
    expect(parsePosition(text)).toBeNull();
  },
);
