"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { withBasePath } from "../../lib/core/base-path.ts";
import { readTheme, THEME_COOKIE } from "./theme.ts";

const YEAR_S = 31_536_000;

/** Applies the theme chosen inside it, which a cookie stores so that the server renders it. */
export function ThemeForm({ className, children }: { className: string; children: ReactNode }) {
  const router = useRouter();
  const choose = (value: string) => {
    const theme = readTheme(value);
    const place = `path=${withBasePath("/")}; samesite=lax`;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    document.cookie =
      theme === "system"
        ? `${THEME_COOKIE}=; max-age=0; ${place}`
        : `${THEME_COOKIE}=${theme}; max-age=${YEAR_S}; ${place}`;
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    router.refresh();
  };
  return (
    <fieldset
      className={className}
      onChange={({ target }) => target instanceof HTMLInputElement && choose(target.value)}
    >
      {children}
    </fieldset>
  );
}
