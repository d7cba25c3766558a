import { splitText } from "./labels.ts";

/** Characters shown at once. */
const SHOWN = 2_000;

/** A text of any length: its beginning, and the rest on demand. */
export function LongText({ text }: { text: string }) {
  const [shown, rest] = splitText(text, SHOWN);
  if (rest === "") return text;
  return (
    <>
      {shown}
      <details className="group">
        <summary className="cursor-pointer font-sans text-sm text-ink-soft underline underline-offset-4 hover:text-accent group-open:hidden print:hidden">
          Show the other {rest.length.toLocaleString("en")} characters
        </summary>
        {rest}
      </details>
    </>
  );
}
