"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useRouter } from "next/navigation";
import { THEME_COOKIE, type Theme } from "./theme.ts";

const choices = [
  { value: "system", label: "System", icon: Monitor },
  { value: "light", label: "Light", icon: Sun },
  { value: "dark", label: "Dark", icon: Moon },
] as const;

const YEAR_S = 31_536_000;

/** Chooses the theme, which a cookie stores so that the server renders it. */
export function ThemeSwitch({ theme }: { theme: Theme }) {
  const router = useRouter();
  const choose = (wanted: Theme) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    document.cookie =
      wanted === "system"
        ? `${THEME_COOKIE}=; path=/; max-age=0; samesite=lax`
        : `${THEME_COOKIE}=${wanted}; path=/; max-age=${YEAR_S}; samesite=lax`;
    if (wanted === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = wanted;
    router.refresh();
  };
  return (
    <fieldset className="flex rounded-lg border border-line p-0.5">
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
            onChange={() => choose(value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <Icon size={18} />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
