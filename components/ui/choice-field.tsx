import { useId } from "react";

interface Props<V extends string> {
  label: string;
  choices: readonly { value: V; label: string; hint: string }[];
  value: V;
  onChoose: (value: V) => void;
}

/** One choice of a few, each with its hint, as radio buttons. */
export function ChoiceField<V extends string>({ label, choices, value, onChoose }: Props<V>) {
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{label}</legend>
      <div className="divide-y divide-line rounded-xl border border-line">
        {choices.map((choice) => (
          <label
            key={choice.value}
            htmlFor={`${id}-${choice.value}-input`}
            className="flex min-h-11 cursor-pointer gap-3 px-4 py-3"
          >
            <input
              id={`${id}-${choice.value}-input`}
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              aria-labelledby={`${id}-${choice.value}`}
              aria-describedby={`${id}-${choice.value}-hint`}
              className="mt-0.5 size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-surface transition-colors checked:border-[6px] checked:border-accent focus-visible:rounded-full"
            />
            <span className="min-w-0 wrap-anywhere">
              <span id={`${id}-${choice.value}`} className="block font-medium">
                {choice.label}
              </span>
              <span id={`${id}-${choice.value}-hint`} className="block text-sm text-ink-soft">
                {choice.hint}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
