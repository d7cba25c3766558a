export const THEME_COOKIE = "theme";
export type Theme = "system" | "light" | "dark";

/** The theme a visitor chose; anything else is the system's. */
export function readTheme(cookie: string | undefined): Theme {
  return cookie === "light" || cookie === "dark" ? cookie : "system";
}
