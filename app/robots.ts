import type { MetadataRoute } from "next";
import { endpoints } from "../lib/api/registry.ts";

/** Pages that show nothing but the reader's own. */
const ownPages = ["/portal", "/settings", "/notifications"];
/** What answers programs, beside the endpoints. */
const machinery = ["/api/", "/health/", "/metrics"];

/** Pages that everybody sees are for everybody to find; what is one reader's own, and the API, is not. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/", disallow: [...ownPages, ...machinery, ...apiPaths()].sort() } };
}

/** What the API answers below: its version, and at the root of the host the first segments of names on reservation. */
function apiPaths(): string[] {
  const segments = Object.values<{ path: string }>(endpoints).map(({ path }) => path.split("/")[1] ?? "");
  return [...new Set(segments)].filter((segment) => segment !== "").map((segment) => `/${segment}/`);
}
