import type { MetadataRoute } from "next";
import { endpoints } from "../lib/api/endpoints/registry.ts";
import { withBasePath } from "../lib/core/base-path.ts";

/** Pages with private content. */
const ownPages = ["/admin", "/portal", "/settings", "/notices", "/notifications"];
/** Paths for programs, besides the API. */
const systemPaths = ["/api/", "/health/", "/metrics"];

/** Public pages may be indexed; private ones and the API may not. */
export default function robots(): MetadataRoute.Robots {
  const disallow = [...ownPages, ...systemPaths, ...apiPaths()].sort().map(withBasePath);
  return { rules: { userAgent: "*", allow: withBasePath("/"), disallow } };
}

/** The beginnings of the API's paths: their first segment, with a slash if more follow. */
function apiPaths(): string[] {
  const beginnings = Object.values<{ path: string }>(endpoints).map(({ path }) => {
    const [, first = "", ...rest] = path.split("/");
    return rest.length > 0 ? `/${first}/` : `/${first}`;
  });
  return [...new Set(beginnings)].filter((beginning) => beginning !== "/");
}
