import { formatNumber } from "../ui/numbers.ts";
import { StrangersText } from "../ui/visible-text.tsx";
import { splitText } from "./format.ts";

const START_LENGTH = 2_000;

/** A text of any length: its start, and the rest on demand. */
export function LongText({ text }: { text: string }) {
  const [start, rest] = splitText(text, START_LENGTH);
  if (rest === "") return <StrangersText lines>{text}</StrangersText>;
  return (
    <>
      <StrangersText lines>{start}</StrangersText>
      <details className="group">
        <summary className="cursor-pointer font-sans text-sm text-ink-soft underline underline-offset-4 hover:text-accent group-open:hidden print:hidden">
          Show {formatNumber(rest.length)} more characters
        </summary>
        <StrangersText lines>{rest}</StrangersText>
      </details>
    </>
  );
}
