export const THEME_COOKIE = "theme";
export type Theme = "system" | "light" | "dark";

/** The theme of a cookie's value; "system" for anything else. */
export function readTheme(cookie: string | undefined): Theme {
  return cookie === "light" || cookie === "dark" ? cookie : "system";
}

/** The theme in `document.cookie`. */
export function themeFromCookies(cookies: string): Theme {
  const cookie = cookies.split("; ").find((one) => one.startsWith(`${THEME_COOKIE}=`));
  return readTheme(cookie?.slice(THEME_COOKIE.length + 1));
}
