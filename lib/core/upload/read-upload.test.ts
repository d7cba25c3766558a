import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readUpload } from "./read-upload.ts";
import { lineReasons, type UploadEvent, type UploadOptions } from "./schemas.ts";

const folder = join(import.meta.dirname, "../../../tests/fixtures/uploads");

interface Expected {
  column?: string;
  records: number;
  valid: number;
  unique: number;
  not_a_list?: string;
  names_lines?: number[];
  prefixed_lines?: number[];
  repairable_lines?: number[];
  cleaned_lines?: number[];
  invalid_lines?: number[];
  special_lines?: number[];
  dup_lines?: number[];
  dup_records?: number[];
  starknet_lines?: number[];
  text_with_name_or_address_lines?: number[];
  first_data_line?: number;
  clusters?: number[];
  unique_by_column?: Record<string, number>;
}
const samples: Record<string, Expected> = JSON.parse(readFileSync(join(folder, "expected.json"), "utf8"));

const [A = "", B = "", C = "", D = ""] = readFileSync(join(folder, "01-one-per-line-lower.txt"), "utf8").split("\n");
const MIXED = "0x9EFD8b0e15aa447e21BFd7f41283Bb54E22c9A82";
const WRONG = "0x9EFD8b0e15aa447e21BFd7f41283Bb54E22c9a82";
const HASH = `0x${"ab".repeat(32)}`;

async function* inPieces(bytes: Uint8Array, size = bytes.length || 1): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(upload: string | Uint8Array, options: UploadOptions = {}, size?: number) {
  const events: UploadEvent[] = [];
  const bytes = typeof upload === "string" ? Buffer.from(upload) : upload;
  for await (const event of readUpload(inPieces(bytes, size), options)) events.push(event);
  return events;
}

const rowsOf = (events: readonly UploadEvent[]) => events.filter((event) => event.kind === "row");
const badOf = (events: readonly UploadEvent[]) => events.filter((event) => event.kind === "line");
const formatOf = ([first]: readonly UploadEvent[]) => {
  if (first?.kind !== "format") throw new Error("the format is not the first event");
  return first;
};

/** What is taken and what is not, in short: `2 0x…`, `3 empty`. */
function digest(events: readonly UploadEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.kind === "format") return [];
    return [`${event.line} ${event.kind === "row" ? event.identity : event.reason}`];
  });
}

describe("samples of public dialects", () => {
  it.each(Object.entries(samples))("%s", async (name, expected) => {
    const events = await read(readFileSync(join(folder, name)), { column: expected.column });
    const rows = rowsOf(events);
    const bad = badOf(events);
    const addresses = rows.filter(({ isName }) => !isName);
    if (expected.not_a_list) {
      expect(digest(events)).toEqual(["1 lfsPointer"]);
      return;
    }
    expect(rows.length + bad.length).toBe(expected.records);
    expect(addresses).toHaveLength(expected.valid);
    expect(new Set(addresses.map(({ identity }) => identity)).size).toBe(expected.unique);
    expect(linesOf(rows.filter(({ isName }) => isName))).toEqual(expected.names_lines ?? []);
    expect(linesOf(rows.filter(({ special }) => special))).toEqual(expected.special_lines ?? []);
    const unlisted = [
      ...(expected.repairable_lines ?? []),
      ...(expected.starknet_lines ?? []),
      ...(expected.text_with_name_or_address_lines ?? []),
    ];
    expect(linesOf(bad)).toEqual([...(expected.invalid_lines ?? []), ...unlisted].sort((one, other) => one - other));
    if (expected.prefixed_lines) expect(repairedLines(rows, "chainPrefix")).toEqual(expected.prefixed_lines);
    if (expected.cleaned_lines) expect(repairedLines(rows, "cleaned")).toEqual(expected.cleaned_lines);
    if (expected.dup_lines) expect(linesOf(doubled(addresses))).toEqual(expected.dup_lines);
    if (expected.dup_records)
      expect(doubled(addresses).map((row) => rows.indexOf(row) + 1)).toEqual(expected.dup_records);
    if (expected.first_data_line) expect(rows[0]?.line).toBe(expected.first_data_line);
    const sizes = new Map<number, number>();
    for (const { group = 0 } of rows) sizes.set(group, (sizes.get(group) ?? 0) + 1);
    if (expected.clusters) expect([...sizes.values()]).toEqual(expected.clusters);
  });

  it("asks which of several columns has the wallets, with the number of addresses in each and the first rows", async () => {
    const name = "09-etherscan-token-transfers.csv";
    const events = await read(readFileSync(join(folder, name)));
    expect(events).toHaveLength(1);
    const { format, columns, sample } = formatOf(events);
    expect(format).toEqual({ dialect: "csv", column: null, header: true });
    expect(columns?.map(({ name: column, addresses }) => [column, addresses])).toEqual([
      ["From", 5],
      ["To", 5],
      ["ContractAddress", 5],
    ]);
    expect(sample).toHaveLength(5);
    for (const [column, unique] of Object.entries(samples[name]?.unique_by_column ?? {})) {
      const rows = rowsOf(await read(readFileSync(join(folder, name)), { column }));
      expect(new Set(rows.map(({ identity }) => identity)).size).toBe(unique);
    }
  });

  it("takes hex digits without 0x where that is allowed", async () => {
    const events = await read(readFileSync(join(folder, "28-spreadsheet-semicolon-bom.csv")), { repair: true });
    expect(repairedLines(rowsOf(events), "noPrefix")).toEqual([11]);
    expect(rowsOf(events)).toHaveLength(9);
  });
});

const linesOf = (events: readonly { line: number }[]) => events.map(({ line }) => line);
type Row = Extract<UploadEvent, { kind: "row" }>;
const repairedLines = (rows: readonly Row[], repair: string) =>
  linesOf(rows.filter(({ repaired }) => repaired === repair));

function doubled(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ identity }) => seen.size === seen.add(identity).size);
}

/** An upload, its dialect and column, and what is taken or not on which line. */
const uploads: [name: string, upload: string, format: string, digest: string[], options?: UploadOptions][] = [
  ["a title above one address a line", `address\n${A}\n${B}\n`, "text address", [`2 ${A}`, `3 ${B}`]],
  ["a title in another language", `кошелёк\r\n${A}\r\n`, "text кошелёк", [`2 ${A}`]],
  ["CR alone", `${A}\r${B}\r\r${C}`, "text line", [`1 ${A}`, `2 ${B}`, `4 ${C}`]],
  ["CR alone in CSV", `owner,amount\r${A},1\r${B},2`, "csv owner", [`2 ${A}`, `3 ${B}`]],
  ["BOM and CRLF", `\ufeffowner,amount\r\n${A},1\r\n`, "csv owner", [`2 ${A}`]],
  ["sep= and a decimal comma", `sep=;\n${A};1,5\n${B};2,5`, "csv-semicolon column 1", [`2 ${A}`, `3 ${B}`]],
  [
    "semicolons and decimal commas without sep=",
    `wallet;sum\n${A};1,5\n${B};2,5\n`,
    "csv-semicolon wallet",
    [`2 ${A}`, `3 ${B}`],
  ],
  ["sep= in quotes", `"sep=;"\r\nWallet;Sum\r\n${A};1,50\r\n`, "csv-semicolon Wallet", [`3 ${A}`]],
  [
    "titles in quotes and another language",
    `"№";"Адрес кошелька";"Сумма"\r\n"1";"${A}";"1 234,50"\r\n"2";"${B}";"7,00"\r\n`,
    "csv-semicolon Адрес кошелька",
    [`2 ${A}`, `3 ${B}`],
  ],
  [
    "tokens of Safe: other addresses than the receiver's",
    `token_type,token_address,receiver,amount,id\r\nerc20,${D},${A},12.5,\r\nnative,,${B},0.01,\r\nerc721,${D},${C},,42\r\n`,
    "csv receiver",
    [`2 ${A}`, `3 ${B}`, `4 ${C}`],
  ],
  [
    "cells that a spreadsheet keeps as text, single quotes, and pages of explorers",
    `wallet,n\n"=""${A}""",1\n'${B}',2\nhttps://etherscan.io/address/${C}#tokentxns,3\nhttps://x.example/${D},4\n`,
    "csv wallet",
    [`2 ${A}`, `3 ${B}`, `4 ${C}`, "5 textAround"],
  ],
  [
    "a form's answers with tabs",
    `Timestamp\tEmail Address\tWallet address\tNotes\n1/2/2026 10:00\ta@b.co\t${A}\thello, there\n1/2/2026 10:05\tc@d.co\t ${B} \t\n`,
    "tsv Wallet address",
    [`2 ${A}`, `3 ${B}`],
  ],
  ["a list of YAML", `wallets:\n  - ${A}\n  - "${B}" # bob\n`, "text wallets:", [`2 ${A}`, `3 ${B}`]],
  ["tables of TOML", `[[wallet]]\naddress = "${A}"\n`, "text [[wallet]]", [`2 ${A}`]],
  [
    "a table of Markdown with links of the addresses",
    `| # | address |\n|---|:---:|\n| 1 | [${A}](https://etherscan.io/address/${A}) |\n| 2 | \`${B}\` |\n`,
    "text | # | address |",
    [`3 ${A}`, `4 ${B}`],
  ],
  [
    "a chosen column of a table of Markdown",
    `| From | To |\n|---|---|\n| ${A} | \`${B}\` |\n| ${C} | ${D} |\n`,
    "pipes To",
    [`3 ${B}`, `4 ${D}`],
    { column: "To" },
  ],
  [
    "several addresses in a cell, between |",
    `name,wallets\nalice,${A}|${B}\nbob,${C}|${D}\n`,
    "csv wallets",
    [`2 ${A}`, `2 ${B}`, `3 ${C}`, `3 ${D}`],
  ],
  [
    "a note with | between addresses in one row of many",
    `wallet,note\n${A},\n${B},${C} | ${D}\n${D},\n`,
    "csv wallet",
    [`2 ${A}`, `3 ${B}`, `4 ${D}`],
    { column: "wallet" },
  ],
  [
    "a row without its first cell in a table with | between columns",
    `wallet|referrer\n${A}|${B}\n|${C}\n`,
    "pipes wallet",
    [`2 ${A}`, "3 empty"],
    { column: "wallet" },
  ],
  [
    "a map from addresses to proofs alone",
    `{"root":"${HASH}",\n"proofs":{"${A}":["${HASH}"],\n"${B}":[["${HASH}"],"${HASH}"]}}`,
    "json proofs (keys)",
    [`2 ${A}`, `3 ${B}`],
  ],
  [
    "JSON lines with the wallet inside",
    `{"user":{"wallet":{"address":"${A}"}},"n":1}\n{"user":{"wallet":{"address":"${B}"}},"n":2}\n`,
    "ndjson user.wallet.address",
    [`1 ${A}`, `2 ${B}`],
  ],
  ["one address twice in a list", `${A}, ${A}`, "text line", [`1 ${A}`, `1 ${A}`]],
  ["tabs", `name\twallet\nalice\t${A}\nbob\t${B}\n`, "tsv wallet", [`2 ${A}`, `3 ${B}`]],
  [
    "two columns without titles",
    `${A},"2,081,232"\r\n${B},5.00%\r\n${C.slice(0, 41)},1\r\n`,
    "csv column 1",
    [`1 ${A}`, `2 ${B}`, "3 wrongLength"],
  ],
  [
    "a nameless first column and a dictionary of Python in a cell",
    `,address,votes\n0,${A},"{'${B}': 1, '${C}': 2}"\n1,${D},{}\n`,
    "csv address",
    [`2 ${A}`, `3 ${D}`],
  ],
  [
    "a list of JSON in a cell",
    `id,wallets\n1,"[""${A}"",""${B}""]"\n2,"[""${C}""]"\n3,[]\n`,
    "csv wallets",
    [`2 ${A}`, `2 ${B}`, `3 ${C}`, "4 empty"],
  ],
  ["a title over two lines", `"wallet\n(main)",n\n${A},1\n`, "csv wallet (main)", [`3 ${A}`]],
  ["cells over several lines", `why,wallet\n"a\n\n""b"", c",${A}\nd,${B}\n`, "csv wallet", [`2 ${A}`, `5 ${B}`]],
  [
    "a quote that is never closed",
    `wallet,note\n${A},"5 inch\n${B},ok\n${C},ok\n`,
    "csv wallet",
    [`2 ${A}`, `3 ${B}`, `4 ${C}`],
  ],
  [
    "broken quotes before the wallet",
    `note,wallet\n"a "b", c",${A}\n"d",${B}\n`,
    "csv wallet",
    ["2 brokenQuotes", `3 ${B}`],
  ],
  [
    "no-break spaces and invisible characters",
    `name,wallet\nx,\u00a0${A}\u200b\ny,\u2060${B}\n`,
    "csv wallet",
    [`2 ${A}`, `3 ${B}`],
  ],
  ["a chosen column by its number", `${A},${B}\n${C},${D}\n`, "csv column 2", [`1 ${B}`, `2 ${D}`], { column: 2 }],
  [
    "a chosen column in another case",
    `From,To\n${A},${B}\n${C},${D}\n`,
    "csv To",
    [`2 ${B}`, `3 ${D}`],
    { column: "to" },
  ],
  [
    "other kinds of accounts",
    `wallet,n\n${A},1\nmail@example.org,2\n15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5,3\n${HASH},4\nbc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4,5\nSo11111111111111111111111111111111111111112,6\n`,
    "csv wallet",
    [`2 ${A}`, "3 email", "4 ss58", "5 starknet", "6 bech32", "7 base58"],
  ],
  [
    "faults of spreadsheets",
    `wallet,n\n${A},1\n1.23457E+47,2\n#REF!,3\n"=HYPERLINK(""https://x/${B}"")",4\n${WRONG},5\n0xZZ${A.slice(4)},6\n`,
    "csv wallet",
    [`2 ${A}`, "3 number", "4 formula", "5 formula", "6 badChecksum", "7 notHex"],
  ],
  [
    "forms in which addresses are pasted",
    `wallet,n\n0X${A.slice(2)},1\narb1:${A},2\neip155:10:${A},3\nethereum:${A}@10,4\n\\x${A.slice(2)},5\n`,
    "csv wallet",
    [2, 3, 4, 5, 6].map((line) => `${line} ${A}`),
  ],
  [
    "addresses somewhere in a line",
    `1. ${A} (alice, bob)\n- ${MIXED} | 5\nsent by ${B} to ${C}\n\nnobody\n`,
    "text line",
    [`1 ${A}`, `2 ${MIXED.toLowerCase()}`, "3 severalAddresses", "5 noAddress"],
  ],
  ["all addresses on one line", `${A}, ${B},${C}`, "text line", [`1 ${A}`, `1 ${B}`, `1 ${C}`]],
  [
    "a map of TypeScript",
    `export default {\n  '${A}': true, // exchange\n  '${B}': true,\n}\n`,
    "text line",
    ["1 noAddress", `2 ${A}`, `3 ${B}`, "4 noAddress"],
  ],
  [
    "names without an address",
    "alice.svc\nbob-2.svc\nvitalik.eth\n",
    "text line",
    ["1 alice", "2 bob-2", "3 vitalik.eth"],
  ],
  [
    "words among addresses",
    `wallet,n\n${A},1\nnone,2\nalice.svc,3\n`,
    "csv wallet",
    [`2 ${A}`, "3 noAddress", "4 alice"],
  ],
  [
    "two fences, and addresses outside",
    `# ${A}\n<!-- ${A} -->\n\`\`\`\n${B}\n\`\`\`\ntext ${A}\n~~~text\n${C}\n\n~~~\n`,
    "issue line",
    [`4 ${B}`, `8 ${C}`],
  ],
  [
    "tables in fences, below their front matter",
    `---\nname: report\n---\n# ${A}\n\`\`\`bash\n| Address | Why |\n|---|---|\n| ${B} | x |\n${C}  \n\nno more\n\`\`\`\n`,
    "issue line",
    [`8 ${B}`, `9 ${C}`, "11 noAddress"],
  ],
  [
    "an invisible character in a title",
    `id,pay\u200bout\n1,${A}\n2,0x0\n3,\n`,
    "csv payout",
    [`2 ${A}`, "3 wrongLength", "4 empty"],
  ],
  ["a map to lists of numbers", `{"${A}":[1,2],\n"${B}":[1.5e-7]}`, "json (keys)", [`1 ${A}`, `2 ${B}`]],
  [
    "a quote above thousands of blank lines",
    `wallet,n\n${A},1\n"${"\n".repeat(70_000)}\n${B},1`,
    "csv wallet",
    [`2 ${A}`, "3 brokenQuotes", `70004 ${B}`],
  ],
  ["one section with addresses", `# Wallets\n${A}\n${B}\n# Why\nThey are one.\n`, "text Wallets", [`2 ${A}`, `3 ${B}`]],
  ["a chosen section", `# Wallets\n${A}\n# Pay to\n${B}\n`, "text Wallets", [`2 ${A}`], { column: "Wallets" }],
  [
    "all sections",
    `# Wallets\n${A}\n# Pay to\n${B}\n`,
    "text line",
    ["1 noAddress", `2 ${A}`, "3 noAddress", `4 ${B}`],
    { column: "line" },
  ],
  ["entries with a power on one line", `${A}:1,${B}:2,${C}:x`, "text line", [`1 ${A}`, `1 ${B}`, `1 ${C}`]],
  ["a list of Python", `['${A}', '${B}']`, "text line", [`1 ${A}`, `1 ${B}`]],
  ["a title above lists of JSON in cells", `wallets\n"[""${A}""]"\n`, "text wallets", [`2 ${A}`]],
  ["a comment without a fence", `<!-- such as ${A}\n${A}\n-->\n${B}\n`, "issue line", [`4 ${B}`]],
  [
    "an array of JSON",
    `["${A}", "${MIXED}",\n null, 5, "x", {}]`,
    "json []",
    [`1 ${A}`, `1 ${MIXED.toLowerCase()}`, "2 empty", "2 number", "2 noAddress", "2 noAddress"],
  ],
  [
    "a key that occurs twice",
    `{"${A}": "1",\n"${B}": "2",\n"${A}": "3"}`,
    "json (keys)",
    [`1 ${A}`, `2 ${B}`, `3 ${A}`],
  ],
  [
    "objects, one without the field",
    `[{"owner":"${A}","id":1},\n{"id":2},\n{"owner":null}]`,
    "json [].owner",
    [`1 ${A}`, "2 empty", "3 empty"],
  ],
  [
    "proofs beside the addresses of a map",
    `{"proof":["${HASH}"],"entries":{"${A}":{"balance":"1","proof":["${HASH}"]},"${B}":{"balance":2}}}`,
    "json entries (keys)",
    [`1 ${A}`, `1 ${B}`],
  ],
  [
    "a field of the whole file",
    `{"token":"${A}","rewards":{"${B}":{"r":"1"},"${C}":{"r":"2"}}}`,
    "json rewards (keys)",
    [`1 ${B}`, `1 ${C}`],
  ],
  [
    "a map from names to addresses",
    `{"alice":"${A}","bob":"${B}","carol":"${C}"}`,
    "json (values)",
    [`1 ${A}`, `1 ${B}`, `1 ${C}`],
  ],
  ["tuples", `[["${A}","100"],["${B}","5"]]`, "json [][0]", [`1 ${A}`, `1 ${B}`]],
  [
    "NDJSON with a broken line",
    `{"a":"${A}","n":1}\n{"a":"${B}",\n\n{"a":"${C}"}\n`,
    "ndjson a",
    [`1 ${A}`, "2 brokenJson", `4 ${C}`],
  ],
  ["JSON that is cut", `[{"a":"${A}"},\n{"a":"${B}`, "json [].a", [`1 ${A}`, "2 brokenJson"]],
  [
    "bytes of PostgreSQL",
    `[{"tx_from":"\\\\x${A.slice(2)}"},{"tx_from":"\\x${B.slice(2)}"}]`,
    "json [].tx_from",
    [`1 ${A}`, `1 ${B}`],
  ],
  ["a header alone", "wallet_address,address_type\n", "csv wallet_address", []],
];

describe("dialects", () => {
  it.each(uploads)("%s", async (_name, upload, format, expected, options) => {
    const events = await read(upload, options);
    const { dialect, column } = formatOf(events).format;
    expect(`${dialect} ${column}`).toBe(format);
    expect(digest(events)).toEqual(expected);
  });

  it.each([
    ["two columns of addresses", `address,referrer\n${A},${B}\n${C},${D}\n`, ["address", "referrer"]],
    ["two columns without titles", `${A},${B}\n${C},${D}\n`, ["column 1", "column 2"]],
    ["two columns of a table of Markdown", `| From | To |\n|---|---|\n| ${A} | ${B} |\n`, ["From", "To"]],
    ["two columns with | between them", `wallet|referrer\n${A}|${B}\n${C}|${D}\n`, ["wallet", "referrer"]],
    ["two titles that are the same", `wallet,wallet\n${A},${B}\n`, ["wallet", "wallet (column 2)"]],
    ["two fields", `[{"from":"${A}","to":"${B}"},{"from":"${C}","to":"${D}"}]`, ["[].from", "[].to"]],
    ["keys and a field", `{"${A}":{"by":"${B}"},"${C}":{"by":"${D}"}}`, ["(keys)", "*.by"]],
    ["sections of a text", `# Wallets\n${A}\n${B}\n# Why\npaid by ${C}\n`, ["Wallets", "Why", "line"]],
    [
      "accounts of Polkadot beside their tokens",
      `account,token\n15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5,${A}\n`,
      ["account", "token"],
    ],
    [
      "accounts of Polkadot as keys",
      `{"claims":{"15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5":{"token":"${A}"}}}`,
      ["claims (keys)", "claims.*.token"],
    ],
    ["no addresses", `[{"identity":"a b","amount":"1"}]`, ["[].identity", "[].amount"]],
  ])("asks for the column: %s", async (_name, upload, columns) => {
    const events = await read(upload);
    expect(events).toHaveLength(1);
    expect(formatOf(events).format.column).toBeNull();
    expect(formatOf(events).columns?.map(({ name }) => name)).toEqual(columns);
    const [first, second] = columns;
    expect(formatOf(await read(upload, { column: second })).format.column).toBe(second);
    expect(formatOf(await read(upload, { column: 1 })).format.column).toBe(first);
    expect(formatOf(await read(upload, { column: "another" })).format.column).toBeNull();
  });

  it.each([
    ["", "emptyFile"],
    [" \r\n", "emptyFile"],
    ["PK\x03\x04 xl/workbook.xml", "xlsx"],
    ["PK\x03\x04 word/document.xml", "docx"],
    ["PK\x03\x04 list.csv", "zip"],
    ["\x1f\x8b\x08", "gzip"],
    ["%PDF-1.7", "pdf"],
    ["<!DOCTYPE html><html>", "html"],
    [`<!-- cached --><html><td>${A}</td>`, "html"],
    [`\n<?xml version="1.0"?><html>${A}`, "html"],
    [`<head>\n<title>Addresses</title>\n${A}`, "html"],
    [`<script>location = "/login"</script>\n${A}`, "html"],
    [`<div class="row">\n${A}`, "html"],
    ["\x00\x01\x02\x00\x00", "binary"],
  ])("names what is no list: %j is %s", async (start, reason) => {
    const events = await read(Buffer.from(start, "latin1"));
    expect(formatOf(events).format).toEqual({ dialect: "none", column: null, header: false });
    expect(digest(events)).toEqual([`1 ${reason}`]);
    expect(Object.keys(lineReasons)).toContain(reason);
  });

  it.each(["utf-16le", "utf-16be"])("reads %s with and without its mark", async (encoding) => {
    const little = Buffer.from(`owner,name\n${A},Зоя\n`, "utf16le");
    const bytes = encoding === "utf-16le" ? little : little.swap16();
    const mark = Buffer.from(encoding === "utf-16le" ? [0xff, 0xfe] : [0xfe, 0xff]);
    for (const upload of [bytes, Buffer.concat([mark, bytes])]) expect(digest(await read(upload))).toEqual([`2 ${A}`]);
  });

  it("marks zero, burn and precompile addresses and takes them", async () => {
    const zero = `0x${"0".repeat(40)}`;
    const upload = [zero, `${zero.slice(0, -4)}dEaD`, `${zero.slice(0, -1)}9`, `0xdead${zero.slice(6)}`, A].join("\n");
    expect(rowsOf(await read(upload)).map(({ special }) => special)).toEqual([
      "zero",
      "burn",
      "precompile",
      "burn",
      null,
    ]);
  });
});

describe("any bytes", () => {
  const texts = [
    ...Object.keys(samples).map((name) => readFileSync(join(folder, name))),
    ...uploads.map(([, upload]) => Buffer.from(upload)),
  ];

  it("gives the same events however the bytes arrive", async () => {
    for (const bytes of texts) {
      const whole = await read(bytes);
      const sizes = bytes.length > 4_096 ? [61] : [1, 2, 7, 64];
      for (const size of sizes) expect(await read(bytes, {}, size)).toEqual(whole);
    }
  });

  it("gives the same events of a large upload however its bytes arrive", async () => {
    const lines = Array.from(
      { length: 12_000 },
      (_, at) => `${A.slice(0, -5)}${String(at).padStart(5, "0")},"née ${at}\n"`,
    );
    const bytes = Buffer.from(`wallet,name\r\n${lines.join("\r\n")}`);
    const whole = await read(bytes);
    expect(rowsOf(whole)).toHaveLength(12_000);
    for (const size of [1_021, 65_537, 300_001]) expect(digest(await read(bytes, {}, size))).toEqual(digest(whole));
  });

  it("ends without an error, and gives the format first, for any text", async () => {
    const piece = fc.constantFrom(
      A,
      MIXED,
      WRONG,
      '"',
      '""',
      ",",
      ";",
      "\t",
      "\n",
      "\r",
      "\r\n",
      "[",
      "]",
      "{",
      "}",
      ":",
      "```",
      "<!--",
      "-->",
      "\\x",
      "0x",
      "a.eth",
      "\u0000",
      "é",
      "1e3",
      "sep=;",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
        const upload = pieces.join("");
        const events = await read(upload);
        formatOf(events);
        const last = upload.split(/\r\n|[\r\n]/).length;
        let before = 1;
        for (const event of events.slice(1)) {
          if (event.kind === "format") throw new Error("a second format");
          expect(event.line).toBeGreaterThanOrEqual(1);
          expect(event.line).toBeLessThanOrEqual(last);
          before = event.line;
        }
        expect(before).toBeLessThanOrEqual(last);
        expect(await read(upload, {}, 3)).toEqual(events);
      }),
      { numRuns: 300 },
    );
  });
});

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

describe("bounds", () => {
  it.each([
    ["a line", `${A}\n${"x".repeat(70_000)}\n${B}\n`, [`1 ${A}`, "2 tooLong", `3 ${B}`]],
    ["a record", `wallet,n\n${A},1\n${B},${"é".repeat(40_000)}\n${C},2\n`, [`2 ${A}`, "3 tooLong", `4 ${C}`]],
    ["a record over several lines", `wallet,n\n${A},"${"y\n".repeat(40_000)}"\n${B},1\n`, ["2 tooLong", `40003 ${B}`]],
    ["a value of JSON", `["${A}",\n"${"0".repeat(70_000)}",\n"${B}"]`, [`1 ${A}`, "2 tooLong", `3 ${B}`]],
    [
      "a line of NDJSON",
      `{"a":"${A}"}\n{"a":"${"0".repeat(70_000)}"}\n{"a":"${B}"}\n`,
      [`1 ${A}`, "2 tooLong", `3 ${B}`],
    ],
  ])("takes %s of more than 64 KiB for one bad line", async (_name, upload, expected) => {
    expect(digest(await read(upload))).toEqual(expected);
    expect(badOf(await read(upload)).every(({ text }) => text.length <= 80)).toBe(true);
  });

  const MIB = 1_048_576;
  it.each([
    ["an address a line", `${A}\n`],
    ["one line without an end", "x".repeat(1_000)],
    ["a quote that is never closed", `"${A},x\n`],
    ["quotes that open and close on each other's lines", `${A},x","y\n`],
    ["a string of JSON without an end", "a".repeat(1_000), '["'],
    ["arrays within arrays", "["],
    ["a map of JSON", `"${A}":{"proof":["${HASH}"],"n":1},`, '{"a":{'],
    ["objects with keys that are all different", `"k${A}":"text that is long enough to be seen",`, '{"a":{'],
  ])("holds no more of a long upload than of a short one: %s", async (_name, unit, start = "") => {
    const text = unit.repeat(Math.ceil(MIB / unit.length));
    const held: number[] = [];
    function memory(): number {
      collectGarbage();
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    }
    async function* stream() {
      yield Buffer.from(start);
      for (let at = 0; at < 11; at++) {
        // A buffer of its own each time, so that what is held of it counts.
        yield Buffer.from(text);
        if (at % 5 === 0) held.push(memory());
      }
    }
    let events = 0;
    for await (const event of readUpload(stream())) events += event.kind.length;
    expect(events).toBeGreaterThan(0);
    const [, ofShort = 0, ...ofLong] = held;
    expect(Math.max(...ofLong) - ofShort).toBeLessThan(5 * MIB);
  });
});
