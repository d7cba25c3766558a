import type { GroupFigures } from "./figures.ts";
import type { NestedReport } from "./measure-nested.ts";

/** The report as Markdown tables. */
export function nestedText({ figures, chosen, calibration, tradeOff, years, hurt }: NestedReport): string {
  const groups = Object.keys(calibration);
  const lines = [
    `| AUC of the total | ${groups.join(" | ")} |`,
    `|---|${groups.map(() => "---|").join("")}`,
    ...Object.entries(figures).map(
      ([name, table]) => `| ${name} | ${groups.map((group) => area(table[group])).join(" | ")} |`,
    ),
    "",
    `| frauds above the honest median, in the top tenth | ${groups.join(" | ")} |`,
    `|---|${groups.map(() => "---|").join("")}`,
    ...Object.entries(figures).map(
      ([name, table]) => `| ${name} | ${groups.map((group) => shares(table[group])).join(" | ")} |`,
    ),
    "",
    `| weight of losses | income: more than 5 points, worst | own transaction: more than 5 points, worst | ${groups.join(" | ")} |`,
    `|---|---|---|${groups.map(() => "---|").join("")}`,
    ...tradeOff.map(
      (one) =>
        `| ${one.lossPenalty} | ${one.acts.map(({ lowered, worst }) => `${percent(lowered)}, ${worst}`).join(" | ")} | ${groups.map((group) => one.figures[group]?.auc.toFixed(3)).join(" | ")} |`,
    ),
    "",
    `| frauds of | by | ${groups.join(" | ")} |`,
    `|---|---|${groups.map(() => "---|").join("")}`,
    ...years.flatMap(({ year, frauds, figures: byName }) =>
      Object.entries(byName).map(
        ([name, table]) =>
          `| ${year} (${frauds}) | ${name} | ${groups.map((group) => area(table[group])).join(" | ")} |`,
      ),
    ),
    "",
    "| takes trust (30 points or more) | honest | fraud |",
    "|---|---|---|",
    ...hurt.map(
      ({ attribute, group, honest, fraud }) =>
        `| ${attribute}, ${group} | ${percent(honest.some)} (${percent(honest.much)}) | ${percent(fraud.some)} (${percent(fraud.much)}) |`,
    ),
    "",
    "| points | group | honest | fraud | share of frauds |",
    "|---|---|---|---|---|",
    ...groups.flatMap((group) =>
      (calibration[group] ?? []).map(
        ({ from, honest, fraud, share, low, high }) =>
          `| ${from}–${from + 99} | ${group} | ${honest} | ${fraud} | ${percent(share)} (${percent(low)}–${percent(high)}) |`,
      ),
    ),
    "",
    ...chosen.map((attributes, fold) => `fold ${fold + 1} chose ${attributes.join(", ")}`),
  ];
  return `${lines.join("\n")}\n`;
}

export function area(figure: GroupFigures | undefined): string {
  return figure ? `${figure.auc.toFixed(3)} (${figure.low.toFixed(3)}–${figure.high.toFixed(3)})` : "n/a";
}

export function shares(figure: GroupFigures | undefined): string {
  return figure ? `${percent(figure.aboveMedian)}, ${percent(figure.topTenth)}` : "n/a";
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
