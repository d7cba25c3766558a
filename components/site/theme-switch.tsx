import { Monitor, Moon, Sun } from "lucide-react";
import type { Theme } from "./theme.ts";
import { ThemeForm } from "./theme-form.tsx";

const choices = [
  { value: "system", label: "System", icon: Monitor },
  { value: "light", label: "Light", icon: Sun },
  { value: "dark", label: "Dark", icon: Moon },
] as const;

/** Chooses the theme. */
export function ThemeSwitch({ theme }: { theme: Theme }) {
  return (
    <ThemeForm className="flex rounded-lg border border-line p-0.5">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ value, label, icon: Icon }) => (
        <label
          key={value}
          title={label}
          className="relative flex size-11 cursor-pointer items-center justify-center rounded-md text-ink-faint transition-colors hover:text-ink has-checked:bg-sunken has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="theme"
            value={value}
            defaultChecked={value === theme}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <Icon size={18} />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </ThemeForm>
  );
}
