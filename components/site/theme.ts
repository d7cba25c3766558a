export const THEME_COOKIE = "theme";
export type Theme = "system" | "light" | "dark";

/** The theme a visitor chose; anything else is the system's. */
export function readTheme(cookie: string | undefined): Theme {
  return cookie === "light" || cookie === "dark" ? cookie : "system";
}

/** The theme a visitor chose, from all of a page's cookies as a browser writes them. */
export function themeFromCookies(cookies: string): Theme {
  const own = cookies.split("; ").find((one) => one.startsWith(`${THEME_COOKIE}=`));
  return readTheme(own?.slice(THEME_COOKIE.length + 1));
}
