import type { ComparedSubject, ModelComparison } from "../../lib/domains/models/schemas.ts";
import { scoreTiers } from "../../lib/domains/scores/index.ts";

/** A comparison as text. */
export function formatComparison(found: ModelComparison): string {
  const { active, candidate, subjects, rise, fall, medianChange } = found;
  return [
    `Model ${active} → model ${candidate}, ${subjects} subjects: ${rise} rise, ${fall} fall, ${subjects - rise - fall} stay; median change ${signed(medianChange)}.`,
    "",
    ...tierTable(found),
    "",
    "By cause (what moved most):",
    ...Object.entries(found.causes).map(
      ([cause, counts]) => `  ${cause.padEnd(12)}${column(counts.fall)} fall${column(counts.rise)} rise`,
    ),
    "",
    "Largest falls:",
    ...found.falls.map(changeLine),
    "Largest rises:",
    ...found.rises.map(changeLine),
  ].join("\n");
}

function tierTable({ tiers }: ModelComparison): string[] {
  const names = scoreTiers.map(({ name }) => name);
  const head = `before \\ after${names.map((name) => name.padStart(12)).join("")}`;
  const rows = names.map(
    (before) => before.padEnd(14) + names.map((after) => String(tiers[before]?.[after] ?? 0).padStart(12)).join(""),
  );
  return [head, ...rows];
}

function changeLine({ subject, before, after, cause }: ComparedSubject): string {
  return `  ${subject}  ${column(before)} →${column(after)}  ${signed(after - before).padStart(6)}  ${cause}`;
}

const column = (value: number) => String(value).padStart(6);
const signed = (value: number) => (value > 0 ? `+${value}` : String(value));
