import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseSync, Visitor } from "oxc-parser";

// Rejects unusual words in names, comments and documents where the field has an established term.

/** Rejected parts of names, alone and in a sequence, each with its replacement. A name's parts: `readPastRows` has read, past, rows. */
const refusedNames: Readonly<Record<string, string>> = {
  against: "error, or conflict",
  alongside: "task group",
  anew: "again",
  care: "run",
  chore: "scheduled task",
  chores: "scheduled tasks",
  circle: "counterparties",
  doubt: "unreliable reason",
  folio: "scope state",
  gather: "load inputs",
  gathered: "inputs",
  gift: "first funding",
  gifts: "first fundings",
  grounds: "cache key",
  kept: "stored, cached or retained",
  lane: "scope",
  led: "chain view",
  lived: "simulated",
  moment: "asOf, or time",
  moments: "times",
  past: "history, or snapshot",
  pasts: "histories",
  respread: "applyFundingChanges",
  roster: "chain wallets",
  spread: "funding cluster",
  standing: "current score",
  standings: "current scores",
  stands: "is",
  tell: "notify, return or render",
  told: "reported",
  "free lost": "recover stale jobs",
  "in line": "keyed mutex",
  "in turn": "keyed mutex",
  "lost jobs": "stale jobs",
  "next door": "next adapter",
  "node door": "node adapter",
  "one at a time": "serialize",
  "page door": "page adapter",
  "placed rule": "compiled rule",
  "score book": "scoring session",
  "show life": "heartbeat",
};

/** Rejected phrases of comments and documents. */
const refusedPhrases: readonly [RegExp, string][] = [
  [/\b(?:is|are|was|were|be|been)\s+told\b/gi, "is reported, returned or notified"],
  [/\btold\s+(?:apart|from)\b/gi, "distinguished"],
  [/\btells?\s+(?:no|of|that|whether|which|how)\b/gi, "says, returns or shows"],
  [/\bfor\s+want\s+of\b/gi, "without, or because of missing"],
  [/\bnobody\s+lives\b/gi, "idle"],
  [/\b(?:came|comes|come)\s+to\s+be\b/gi, "is"],
  [/\bwhat\s+is\s+asked\b/gi, "the request"],
  [/\banew\b/gi, "again"],
];

/** Places where a rejected word is the field's own, with the reason. */
const exceptions: readonly { path: RegExp; name: RegExp; reason: string }[] = [
  { path: /\.tsx$/, name: /^circle$/, reason: "SVG's element" },
  { path: /\.tsx$/, name: /^(?:Loader)?Circle(?:[A-Z][a-z]*)*$/, reason: "icons of lucide-react" },
  { path: /^lib\/engine\/achievements\.ts$/, name: /^wide_circle$/, reason: "an id of the API" },
  { path: /^scripts\/backup\/kinds\.ts$/, name: /^(?:identityPast|spread)$/, reason: "kinds of the export's format" },
  {
    path: /^(?:scripts\/database\/distribution|lib\/domains\/personal-data\/stored-tables)\.ts$/,
    name: /^identity_past$/,
    reason: "a table",
  },
];

/** One rejected word. */
interface Place {
  path: string;
  line: number;
  found: string;
  write: string;
}

/** The parts of a name, in lower case: of camelCase, PascalCase, kebab-case and snake_case. */
export function partsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((part) => part !== "");
}

/** The replacement of a name; null for an accepted name. */
function replacementFor(path: string, name: string): string | null {
  if (exceptions.some((one) => one.path.test(path) && one.name.test(name))) return null;
  const words = ` ${partsOf(name).join(" ")} `;
  return Object.entries(refusedNames).find(([one]) => words.includes(` ${one} `))?.[1] ?? null;
}

/** The rejected words of one file: of its path, names and comments; of a document, its prose. */
export function checkFile(path: string, text: string): Place[] {
  const file = path.split("/").map((segment) => ({ name: segment, at: 0 }));
  const { names, prose } = path.endsWith(".md") ? readDocument(text) : readCode(path, text);
  const lineOf = (at: number) => text.slice(0, at).split("\n").length;
  const places = new Map<string, Place>();
  for (const { name, at } of [...file, ...names]) {
    const write = replacementFor(path, name);
    if (write === null) continue;
    // Report each name of a file once, at its first place.
    if (!places.has(name)) places.set(name, { path, line: lineOf(at), found: name, write });
  }
  for (const { value, at } of prose) {
    for (const [phrase, write] of refusedPhrases) {
      for (const { index, 0: found } of value.matchAll(phrase)) {
        const start = at + index;
        places.set(`${start}`, { path, line: lineOf(start), found: found.replaceAll(/\s+/g, " "), write });
      }
    }
  }
  return [...places.values()];
}

interface Words {
  names: { name: string; at: number }[];
  prose: { value: string; at: number }[];
}

function readCode(path: string, text: string): Words {
  const { program, errors, comments } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`);
  const names: Words["names"] = [];
  const add = (node: { name: string; start: number }) => names.push({ name: node.name, at: node.start });
  new Visitor({ Identifier: add, JSXIdentifier: add, PrivateIdentifier: add }).visit(program);
  // Join the lines of a comment: a phrase may span two.
  const prose = comments.map((one) => ({
    value: one.value.replaceAll(/\n\s*\*/g, (gap) => gap.replaceAll(/\S/g, " ")),
    at: one.start + 2,
  }));
  return { names, prose };
}

/** A document's prose: without fenced blocks and code spans. */
function readDocument(text: string): Words {
  const blank = (code: string) => code.replaceAll(/[^\n]/g, " ");
  return { names: [], prose: [{ value: text.replaceAll(/^```[\s\S]*?^```$|`[^`\n]*`/gm, blank), at: 0 }] };
}

/** Tracked files written by hand. */
function filesOf(root: string): string[] {
  const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  return tracked
    .split("\n")
    .filter((path) => /\.(?:tsx?|mts|mjs|md)$/.test(path))
    .filter(
      (path) =>
        !/^(?:docs\/api|prisma\/migrations|contracts\/artifacts|public)\/|\/fixtures\/|^scripts\/check\/words\.ts$|^tests\/architecture\/words\.test\.ts$/.test(
          path,
        ),
    )
    .sort();
}

// As a program: print each rejected word with its place, and fail if there is one.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = join(import.meta.dirname, "../..");
  const places = filesOf(root).flatMap((path) => checkFile(path, readFileSync(join(root, path), "utf8")));
  for (const { path, line, found, write } of places) console.error(`${path}:${line} "${found}": write ${write}`);
  process.exitCode = places.length > 0 ? 1 : 0;
}
