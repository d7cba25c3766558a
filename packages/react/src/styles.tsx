import type { CSSProperties, ReactNode } from "react";
import { useSetup } from "./provider.tsx";

export type Theme = "auto" | "light" | "dark";

const schemes: Record<Theme, string> = { auto: "light dark", light: "light", dark: "dark" };

const css = `
.credence { font: 400 0.9375rem/1.5 system-ui, sans-serif; color: light-dark(#16181c, #f2f2ee); }
.credence-badge { display: inline-flex; border-radius: 0.4em; border: 1px solid light-dark(#d6d6cf, #4a4e55); overflow: hidden; font-size: 0.8125rem; vertical-align: middle; }
.credence-badge > span { padding: 0.2em 0.6em; }
.credence-badge > :first-child { background: light-dark(#16181c, #f2f2ee); color: light-dark(#fafaf8, #16181c); }
.credence-badge > :last-child { background: light-dark(#fafaf8, #1c1e22); font-weight: 600; }
.credence-box { box-sizing: border-box; max-width: 26rem; padding: 1rem 1.25rem; border: 1px solid light-dark(#d6d6cf, #4a4e55); border-radius: 0.75rem; background: light-dark(#ffffff, #1c1e22); }
.credence-box p { margin: 0.25rem 0; }
.credence-total { font-size: 2rem; font-weight: 650; line-height: 1.2; }
.credence-soft { color: light-dark(#565a61, #b4b7bd); }
.credence-box dl { display: grid; grid-template-columns: 1fr auto; gap: 0.25rem 1rem; margin: 0.75rem 0 0; }
.credence-box dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; }
.credence-box ul { margin: 0.5rem 0 0; padding-inline-start: 1.25rem; }
.credence-box .credence-pair { display: block; }
.credence-box .credence-pair dd { text-align: start; }
.credence-digits { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
.credence-digits mark { background: light-dark(#fbeae8, #351b19); color: light-dark(#a32018, #ff9c93); font-weight: 650; text-decoration: underline; }
.credence-box li { overflow-wrap: anywhere; }
.credence-box button { margin-top: 0.75rem; min-height: 2.75rem; padding: 0 1rem; font: inherit; color: inherit; background: none; border: 1px solid currentcolor; border-radius: 0.5rem; cursor: pointer; }
`;

/** The style sheet, once for a page however many components there are, and the colour scheme of what it is given to. */
export function useStyles(): { sheet: ReactNode; style: CSSProperties } {
  const { theme, nonce } = useSetup();
  const sheet = (
    <style href="credence" precedence="default" nonce={nonce}>
      {css}
    </style>
  );
  return { sheet, style: { colorScheme: schemes[theme] } };
}
