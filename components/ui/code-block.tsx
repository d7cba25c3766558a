import { CopyButton } from "./copy-button.tsx";

/** Text to run or copy. The lines of a program stay whole: what is too wide scrolls below the button. A single line wraps. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  if (!code.includes("\n")) {
    return (
      <div className="flex items-start gap-2 rounded-xl border border-line bg-surface py-2 pr-2 pl-4">
        <pre className={`min-w-0 flex-1 py-2.5 wrap-anywhere whitespace-pre-wrap ${look}`}>
          <code>{code}</code>
        </pre>
        <CopyButton text={code} label={label} />
      </div>
    );
  }
  // Its lines widen nothing that it stands in.
  return (
    <div className="relative rounded-xl border border-line contain-inline-size">
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className={`scroll-edges overflow-x-auto rounded-xl px-4 py-5 print:wrap-anywhere print:whitespace-pre-wrap ${look}`}
      >
        <code className="inline-block min-w-full pr-11">{code}</code>
      </pre>
      {/* As high as the first line and what is above it. */}
      <div className="absolute top-0 right-0 h-11 rounded-tr-xl bg-surface px-2 pt-1 print:hidden">
        <CopyButton text={code} label={label} />
      </div>
    </div>
  );
}

const look = "font-mono text-sm leading-6 text-ink-soft";
