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

  it.each([
    lower.slice(0, -1),
    `${lower}0`,
    lower.slice(2),
    `0x${"g".repeat(40)}`,
    `${lower} ${lower}`,
    `${lower.slice(0, 20)} ${lower.slice(20)}`,
    `eip155:0x1:${lower}`,
    `eip155:10:10:${lower}`,
    `did:key:eip155:1:${lower}`,
    `:${lower}`,
    `${lower}@`,
    `${lower}@eip155:1#`,
    `pay-${lower}`,
    `ethereum:${lower}@1/`,
    " ".repeat(1_001) + lower,
  ])("is refused as %j", (given) => expect(AddressParam.safeParse(given).success).toBe(false));

  it.each([
    ["a short name of a chain", "arb1:0x…"],
    ["a short name in capitals", "ETH:0x…"],
    ["a short name of a chain that is not configured", "not-here:0x…"],
    ["CAIP-10", "eip155:10:0x…"],
    ["did:pkh", "did:pkh:eip155:1:0x…"],
    ["ERC-681", "ethereum:0x…"],
    ["ERC-681 with a chain", "ethereum:0x…@10"],
    ["ERC-681 with pay and an amount", "ethereum:pay-0x…@10?value=2.014e18"],
    ["ERC-7828", "0x…@eip155:10"],
    ["ERC-7828 with the name of a chain", "0x…@optimism"],
    ["ERC-7828 with its checksum", "0x…@eip155:1#4CA88C9C"],
    ["spaces and line ends around it", " \t0x…\r\n"],
    ["invisible characters of a copied text around it", "\ufeff\u200b0x…\u00a0\u200e"],
  ])("is taken with %s, %j", (_, form) => {
    for (const address of [checksummed, lower, `0X${lower.slice(2)}`]) {
      const pasted = form.replace("0x…", address);
      expect(AddressParam.parse(pasted)).toBe(lower);
      expect(Identity.parse(pasted)).toBe(lower);
    }
  });

  const token = `0x${"ab".repeat(20)}`;
  const wrongCase = checksummed.replace("dA6B", "Da6B");
  it.each([
    [wrongCase, /letter case of 0xd8Da6B\S+ does not fit its EIP-55 checksum/],
    [`eip155:10:${wrongCase}`, /letter case of 0xd8Da6B/],
    [` ${wrongCase}\n`, /letter case of 0xd8Da6B/],
    [`${lower}@eip155:1#4CA88C9D`, /checksum of ERC-7828/],
    [`ethereum:${token}@1/transfer?address=${checksummed}&uint256=1`, new RegExp(`${token} to ${checksummed}`)],
    [`ethereum:${token}/approve?address=${lower}`, new RegExp(`approve of the contract ${token}`)],
  ])("%j is refused with what is wrong", (given, message) => {
    for (const schema of [AddressParam, Identity])
      expect(schema.safeParse(given).error?.issues.map((issue) => issue.message)).toEqual([
        expect.stringMatching(message),
      ]);
  });
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
    [" alice.svc\r\n", "alice"],
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
