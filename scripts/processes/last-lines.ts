/** The last `count` lines of a text, indented by two blanks. */
export function lastLines(text: string, count: number): string {
  const lines = text.trimEnd().split("\n").slice(-count);
  return lines.map((line) => `  ${line}`).join("\n");
}
