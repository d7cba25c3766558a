// What reading an upload names: its dialects, and why a line is not taken or is repaired. Safe in a browser.

/** How an upload is written. */
export const dialects = {
  csv: "CSV with commas",
  "csv-semicolon": "CSV with semicolons",
  tsv: "Values separated by tabs",
  pipes: "A table with | between its columns",
  text: "Text with an address in each line",
  issue: "The fenced lines of an issue",
  json: "JSON",
  ndjson: "JSON, one value a line",
  "standard-v1": "A Merkle tree of @openzeppelin/merkle-tree",
  claims: "Claims of a Merkle distributor",
  none: "Not a list",
} as const;
export type Dialect = keyof typeof dialects;

/** Why a file is not read at all. */
const fileReasons = {
  emptyFile: "The file is empty.",
  lfsPointer: "A pointer of Git LFS stands in place of the file: download the file itself.",
  zip: "A ZIP archive: unpack it and upload the file inside.",
  xlsx: "A workbook of a spreadsheet (XLSX): save the sheet as CSV.",
  docx: "A text document (DOCX): save it as plain text.",
  gzip: "A compressed file (gzip): unpack it first.",
  pdf: "A PDF: copy its addresses into a text file.",
  html: "A web page: download the raw file.",
  binary: "Not a text file.",
} as const;
export type FileReason = keyof typeof fileReasons;

/** Why a line is not taken, in words. */
export const lineReasons = {
  empty: "The cell is empty.",
  noPrefix: "40 hex digits without 0x: an address if the list is repaired.",
  badChecksum: "The letter case does not fit the EIP-55 checksum: a character is probably wrong.",
  contractCall: "A payment request that calls a contract: the address is not the wallet.",
  wrongLength: "Hex digits, but not 40 of them.",
  notHex: "0x and 40 characters that are not all hex digits.",
  number: "A number: a spreadsheet may have replaced an address by it.",
  formula: "A formula or an error of a spreadsheet.",
  textAround: "An address or a name with other text around it.",
  severalAddresses: "Several addresses, and no way to know which one is meant.",
  starknet: "66 characters: a Starknet account, or a hash.",
  ss58: "An SS58 account of Polkadot or a chain like it.",
  base58: "An account of Solana, Bitcoin or Tron.",
  bech32: "An account of Bitcoin or Cosmos (bech32).",
  email: "An e-mail address.",
  badName: "A name that its name service does not allow.",
  noAddress: "No address.",
  brokenQuotes: "The quotes are broken, so that the cells cannot be counted.",
  tooLong: "Longer than 64 KiB.",
  brokenJson: "Not valid JSON from here on.",
  ...fileReasons,
} as const;
export type LineReason = keyof typeof lineReasons;

/** What was changed in a cell to take it. */
const repairs = {
  noPrefix: "0x was put before 40 hex digits.",
  hexPrefix: "\\x was replaced by 0x.",
  chainPrefix: "A chain or a scheme was removed.",
  cleaned: "What was around an address was removed: white space, quotes, a link to it; or 0X was written as 0x.",
} as const;
export type Repair = keyof typeof repairs;

/** Valid addresses that nobody holds: they are marked and taken. */
export type Special = "zero" | "burn" | "precompile";

/** An address or a name that a row has, lower case. */
export interface Taken {
  identity: string;
  isName: boolean;
  special: Special | null;
  repaired?: Repair;
}

/** What reading an upload gives: its format first, then what it has in its own order. */
export type UploadEvent =
  | {
      kind: "format";
      /** `column` is null where somebody has to choose one of `columns`, and without `columns` where nothing can be read. */
      format: { dialect: Dialect; column: string | null; header: boolean };
      /** What there is to choose from, each with the number of its addresses in the whole upload. */
      columns?: { name: string; addresses: number; example: string | null }[];
      /** The first five records, cells cut to 80 characters. */
      sample?: string[][];
    }
  | ({
      kind: "row";
      line: number;
      input: string;
      /** Rows of one array within others have one number. */
      group?: number;
      /** Of a table, where asked for: the record's cells, with an empty one in place of the chosen one. */
      others?: string[];
    } & Taken)
  | { kind: "line"; line: number; reason: LineReason; text: string };

export interface UploadOptions {
  /** A column by its name, or by its number from 1; where the upload has no such column, the reader asks. */
  column?: string | number | undefined;
  /** Takes 40 hex digits without 0x. */
  repair?: boolean | undefined;
  /** Gives the other cells of each record of a table. */
  withOthers?: boolean | undefined;
}
