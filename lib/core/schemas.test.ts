import { describe, expect, it } from "vitest";
import {
  AddressParam,
  ChainId,
  checksumWithin,
  Identity,
  Instant,
  Limit,
  lowerAscii,
  Offset,
  paginate,
} from "./schemas.ts";

const checksummed = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const lower = checksummed.toLowerCase();

describe("an address", () => {
  it.each([checksummed, lower, `0x${lower.slice(2).toUpperCase()}`, lower.toUpperCase()])("is taken as %s", (given) => {
    expect(AddressParam.parse(given)).toBe(lower);
    expect(Identity.parse(given)).toBe(lower);
  });

  it("is rejected in mixed case without the correct checksum", () => {
    const wrong = `${checksummed.slice(0, -6)}A96045`.replace("dA6B", "Da6B");
    expect(AddressParam.safeParse(wrong).success).toBe(false);
    expect(Identity.safeParse(wrong).success).toBe(false);
  });

  it.each([lower.slice(0, -1), `${lower}0`, lower.slice(2), `${lower}\n`, ` ${lower}`, `0x${"g".repeat(40)}`])(
    "is refused as %j",
    (given) => expect(AddressParam.safeParse(given).success).toBe(false),
  );
});

it("a text gets the checksums of the addresses in it, and of nothing else", () => {
  expect(checksumWithin(`${lower} paid ${lower}; 0x12 and 0x${"a".repeat(64)} did not`)).toBe(
    `${checksummed} paid ${checksummed}; 0x12 and 0x${"a".repeat(64)} did not`,
  );
});

it("lower case is for ASCII letters: no other becomes one of them", () => {
  expect(lowerAscii("ALICE-1 \u212aATE É")).toBe("alice-1 \u212aate É");
});

describe("a name", () => {
  it.each([
    ["alice", "alice"],
    ["Alice.SVC", "alice"],
    ["a-1-b", "a-1-b"],
    ["team.alice.svc", "team.alice"],
    ["0xabc", "0xabc"],
    ["a".repeat(32), "a".repeat(32)],
  ])("%s names %s", (given, name) => expect(Identity.parse(given)).toBe(name));

  it.each([
    "",
    "ab",
    "a".repeat(33),
    "-abc",
    "abc-",
    "a--b",
    ".svc",
    "a_b_c",
    "аlice",
    "\u212Aelvin",
    "alice\u200b",
    "alice ",
    "a/b/c",
    "..",
    `${"abc.".repeat(100)}abc`,
  ])("%j is none", (given) => expect(Identity.safeParse(given).success).toBe(false));
});

describe("numbers in a query", () => {
  it.each(["0", "-1", "1.5", "NaN", "", " 1", "1e3", "0x1", "10; drop", "01", "１"])("%j is no chain id", (given) =>
    expect(ChainId.safeParse(given).success).toBe(false),
  );

  it("a chain id is a number, however long it is", () => {
    expect(ChainId.parse("31337")).toBe(31337);
    expect(ChainId.parse("9".repeat(70))).toBe(Number.MAX_SAFE_INTEGER);
  });

  it("a limit is 50 by default, and at most 100", () => {
    expect(Limit.parse(undefined)).toBe(50);
    expect(Limit.parse("100")).toBe(100);
    expect(Limit.safeParse("101").error?.issues[0]?.code).toBe("too_big");
    expect(Limit.safeParse("9".repeat(300)).error?.issues[0]?.code).toBe("too_big");
    for (const bad of ["0", "-1", "1.5", "abc", "", "1e9"]) expect(Limit.safeParse(bad).success).toBe(false);
    expect(Limit.safeParse("0").error?.issues[0]?.code).toBe("too_small");
  });

  it("an offset is 0 by default, and exact", () => {
    expect(Offset.parse(undefined)).toBe(0);
    expect(Offset.parse("900000")).toBe(900_000);
    for (const bad of ["-1", "1.5", "9007199254740992", "9".repeat(400)]) {
      expect(Offset.safeParse(bad).success).toBe(false);
    }
  });
});

it("a time is a date or a date and time with zone", () => {
  expect(Instant.parse("2026-01-15").toISOString()).toBe("2026-01-15T00:00:00.000Z");
  expect(Instant.parse("2026-01-15T12:00:00+02:00").toISOString()).toBe("2026-01-15T10:00:00.000Z");
  for (const bad of ["", "yesterday", "2026-13-01", "2026-02-30", "2026-01-15T12:00:00", "1e400", "+275760-09-13"]) {
    expect(Instant.safeParse(bad).success).toBe(false);
  }
});

it("a page has more while rows follow it", () => {
  expect(paginate(101, 50, 50)).toEqual({ total: 101, limit: 50, offset: 50, hasMore: true });
  expect(paginate(100, 50, 50).hasMore).toBe(false);
  expect(paginate(0, 50, 0).hasMore).toBe(false);
});
