import { templates } from "./templates.ts";

export function TemplateList({ onChoose }: { onChoose: (policy: unknown) => void }) {
  return (
    <div className="mt-8 flex flex-wrap items-center gap-2">
      <span className="mr-1 text-sm text-ink-faint">Templates</span>
      {templates.map(({ name, policy }) => (
        <button
          key={name}
          type="button"
          onClick={() => onChoose(policy)}
          className="min-h-11 cursor-pointer rounded-full border border-line-strong px-4 text-sm text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
        >
          {name}
        </button>
      ))}
    </div>
  );
}
