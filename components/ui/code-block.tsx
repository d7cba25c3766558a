import { CopyButton } from "./copy-button.tsx";

/** Text to run or copy. Lines wrap, so that nothing scrolls sideways. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  return (
    <div className="flex items-start gap-2 rounded-xl border border-line bg-surface py-2 pr-2 pl-4">
      <pre className="min-w-0 flex-1 py-2.5 font-mono text-sm leading-6 wrap-anywhere whitespace-pre-wrap text-ink-soft">
        <code>{code}</code>
      </pre>
      <CopyButton text={code} label={label} />
    </div>
  );
}
