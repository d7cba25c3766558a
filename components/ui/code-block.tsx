import { CopyButton } from "./copy-button.tsx";

/** Code to copy. A single line wraps; several lines scroll sideways beside the copy button. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  if (!code.includes("\n")) {
    return (
      <div className="flex items-start gap-2 rounded-xl border border-line bg-surface py-2 pr-2 pl-4">
        <pre className={`min-w-0 flex-1 py-2.5 wrap-anywhere whitespace-pre-wrap ${text}`}>
          <code>{code}</code>
        </pre>
        <CopyButton text={code} label={label} />
      </div>
    );
  }
  // contain-inline-size: long lines must not widen the page.
  return (
    <div className="flex items-start rounded-xl border border-line bg-surface contain-inline-size">
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className={`scroll-edges min-w-0 flex-1 overflow-x-auto rounded-xl py-5 pl-4 print:wrap-anywhere print:whitespace-pre-wrap ${text}`}
      >
        <code className="inline-block min-w-full pr-4">{code}</code>
      </pre>
      <div className="px-2 pt-1 print:hidden">
        <CopyButton text={code} label={label} />
      </div>
    </div>
  );
}

const text = "font-mono text-sm leading-6 text-ink-soft";
