import localFont from "next/font/local";

// Bundled from npm: no request to another host, and a fallback with the same metrics.
export const inter = localFont({
  src: "../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  variable: "--font-inter",
  weight: "100 900",
  // A font that loads late is used on the next page, instead of shifting this one.
  display: "optional",
});
