import { Check } from "lucide-react";

const steps = [
  { id: "choose", title: "Choose", text: "A name that is free" },
  { id: "mint", title: "Mint", text: "It becomes your token" },
  { id: "activate", title: "Activate", text: "It gets your score" },
  { id: "link", title: "Link", text: "Other wallets of yours count too" },
] as const;
export type NameStep = (typeof steps)[number]["id"];

/** The way to a name with all wallets, and the step that is next. */
export function NamePath({ next }: { next: NameStep }) {
  const at = steps.findIndex(({ id }) => id === next);
  return (
    <ol aria-label="Steps to your name" className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
      {steps.map(({ id, title, text }, i) => (
        <li
          key={id}
          aria-current={i === at ? "step" : undefined}
          className={`border-t-2 pt-2.5 ${i <= at ? "border-accent" : "border-line"}`}
        >
          <p className={`flex items-center gap-1.5 font-medium ${i > at ? "text-ink-faint" : ""}`}>
            {i < at ? <Check size={16} className="text-up" /> : <span className="figures">{i + 1}.</span>} {title}
            {i < at && <span className="sr-only">, done</span>}
          </p>
          <p className="mt-0.5 text-sm text-ink-faint">{text}</p>
        </li>
      ))}
    </ol>
  );
}
