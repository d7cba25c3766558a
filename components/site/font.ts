import localFont from "next/font/local";

// Bundled from npm: no request to another host, and a fallback of the same metrics, so that nothing shifts.
export const inter = localFont({
  src: "../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  variable: "--font-inter",
  weight: "100 900",
  // A font that comes late is kept for the next page instead of moving this one.
  display: "optional",
});
