import { z } from "zod";
import type { Address } from "./chains.ts";
import { parseAddress } from "./parse-address.ts";

// The setting SCREENING_LISTS: lists of addresses that the operator keeps or reads, such as lists of sanctions.

/** Oracles of lists on chain. Each is a preset of rules on contracts too, where its source and its test are named. */
export const oraclePresets = {
  "chainalysis-sanctions": {
    function: "isSanctioned(address addr) view returns (bool)",
    address: {
      1: "0x40c57923924b5c5c5455c48d93317139addac8fb",
      10: "0x40c57923924b5c5c5455c48d93317139addac8fb",
      56: "0x40c57923924b5c5c5455c48d93317139addac8fb",
      137: "0x40c57923924b5c5c5455c48d93317139addac8fb",
      250: "0x40c57923924b5c5c5455c48d93317139addac8fb",
      8453: "0x3a91a31cb3dc49b4db9ce721f50a9d076c8d739b",
      42161: "0x40c57923924b5c5c5455c48d93317139addac8fb",
      42220: "0x40c57923924b5c5c5455c48d93317139addac8fb",
      43114: "0x40c57923924b5c5c5455c48d93317139addac8fb",
      81457: "0x40c57923924b5c5c5455c48d93317139addac8fb",
    },
  },
} as const satisfies Record<string, { function: string; address: Readonly<Record<number, Address>> }>;

const MOST_LISTS = 20;
const WEEK = 10_080;
const DAY = 1_440;

const common = {
  /** What rules and answers call it. */
  name: z.string().regex(/^[a-z](?:-?[a-z0-9]){0,39}$/, "must be lower-case letters, digits and single hyphens"),
  /** What people read. */
  title: z.string().trim().min(1).max(100),
};
/** Of lists whose entries are stored here. */
const stored = {
  /** The column of addresses: its name, or its number from 1; where a file has one such column, it need not be named. */
  column: z.union([z.string().min(1).max(200), z.int().positive()]).optional(),
  refreshMinutes: z.int().min(5).max(WEEK).default(60),
  /** After so long without a refresh the list is stale. */
  staleMinutes: z
    .int()
    .min(10)
    .max(8 * WEEK)
    .default(DAY),
};

const OracleSource = z
  .strictObject({
    chainId: z.int().positive(),
    preset: z.enum(["chainalysis-sanctions"]).optional(),
    address: z
      .string()
      .transform((text) => parseAddress(text))
      .refine((address) => address !== null, "must be an address")
      .optional(),
    function: z
      .string()
      .regex(/^[A-Za-z_$][\w$]{0,100}\(address(?: \w+)?\) view returns \(bool\)$/, {
        error: "must be like isListed(address) view returns (bool)",
      })
      .optional(),
  })
  .refine(({ preset, address }) => (preset === undefined) !== (address === undefined), "must have preset or address")
  .refine(({ preset, function: text }) => preset === undefined || text === undefined, "has no function with a preset")
  .transform(({ chainId, preset, address, function: text }, issues) => {
    const known: Readonly<Record<number, Address>> = preset ? oraclePresets[preset].address : {};
    const at = address ?? known[chainId];
    if (at) return { chainId, address: at, function: text ?? oraclePresets["chainalysis-sanctions"].function };
    issues.addIssue({ code: "custom", message: `has a preset that is on the chains ${Object.keys(known).join(", ")}` });
    return z.NEVER;
  });

const isStaleLater = ({ refreshMinutes, staleMinutes }: { refreshMinutes: number; staleMinutes: number }) =>
  staleMinutes > refreshMinutes;
const staleIssue = { path: ["staleMinutes"], message: "must be more than refreshMinutes" };

/** By where a list is read from. */
const bySource = {
  file: z.strictObject({ ...common, ...stored, file: z.string().min(1) }).refine(isStaleLater, staleIssue),
  url: z
    .strictObject({
      ...common,
      ...stored,
      url: z
        .url({ protocol: /^https?$/ })
        .refine((url) => new URL(url).username === "" && !url.includes("#"), "must have no user and no fragment"),
      /** Its own host may have a private address, and no TLS; hosts that it redirects to may not. */
      private: z.boolean().default(false),
    })
    .refine(isStaleLater, staleIssue)
    .refine((list) => list.private || list.url.startsWith("https:"), {
      path: ["url"],
      message: 'must begin with https://, but with "private": true',
    }),
  oracle: z.strictObject({ ...common, oracle: OracleSource }),
};

const ScreeningList = z.record(z.string(), z.unknown()).transform((given, issues) => {
  const [source, ...others] = (["file", "url", "oracle"] as const).filter((one) => one in given);
  if (source === undefined || others.length > 0) {
    issues.addIssue({ code: "custom", message: "must have one of file, url and oracle" });
    return z.NEVER;
  }
  const { data, error } = bySource[source].safeParse(given);
  if (data) return data;
  for (const { path, message } of error.issues) issues.addIssue({ code: "custom", path: [...path], message });
  return z.NEVER;
});
export type ScreeningList = z.output<typeof ScreeningList>;
/** One whose entries are stored here. */
export type StoredList = Exclude<ScreeningList, { oracle: unknown }>;

export const ScreeningLists = z
  .array(ScreeningList)
  .max(MOST_LISTS)
  .refine((lists) => new Set(lists.map(({ name }) => name)).size === lists.length, "must have different names");
