import type { MetadataRoute } from "next";
import { endpoints } from "../lib/api/registry.ts";

/** Pages with private content. */
const ownPages = ["/portal", "/settings", "/notifications"];
/** Paths for programs, besides the API. */
const systemPaths = ["/api/", "/health/", "/metrics"];

/** Public pages may be indexed; private ones and the API may not. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/", disallow: [...ownPages, ...systemPaths, ...apiPaths()].sort() } };
}

/** The first path segments of the API: its version, and those of reservations. */
function apiPaths(): string[] {
  const segments = Object.values<{ path: string }>(endpoints).map(({ path }) => path.split("/")[1] ?? "");
  return [...new Set(segments)].filter((segment) => segment !== "").map((segment) => `/${segment}/`);
}
