/** A message where suggestions would be; nothing while it is empty. For screen readers it is in the status of the field. */
export function SuggestionNote({ children }: { children: string }) {
  if (children === "") return null;
  return (
    <p
      aria-hidden="true"
      className="rise absolute top-full right-0 left-0 z-20 mt-2 rounded-xl border border-line bg-surface px-4 py-3 text-sm text-ink-soft shadow-lg"
    >
      {children}
    </p>
  );
}
