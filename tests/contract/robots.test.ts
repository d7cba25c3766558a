import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import robots from "../../app/robots.ts";
import { endpoints } from "../../lib/api/endpoints/registry.ts";

const { rules } = robots();
const disallowed = Array.isArray(rules) ? [] : [rules.disallow ?? []].flat();
/** The longest rule that fits decides; there is one that allows, the shortest. */
const mayVisit = (path: string) => !disallowed.some((beginning) => path.startsWith(beginning));

/** Paths of pages without groups, parameters as they would be written. */
const pages = readdirSync(join(import.meta.dirname, "../../app"), { recursive: true, encoding: "utf8" })
  .filter((file) => /(?:^|\/)page\.tsx$/.test(file))
  .map((file) => `/${file.split("/").slice(0, -1).join("/")}`)
  .map((path) => path.replaceAll(/\/\([^)]*\)/g, "").replaceAll(/\[[^\]]*\]/g, "something") || "/");

test("robots may visit every page except personal ones and those of operators", () => {
  expect(pages).toEqual(expect.arrayContaining(["/", "/leaderboard", "/names/something", "/portal/keys"]));
  expect(pages.filter((path) => path.startsWith("/admin")).some(mayVisit)).toBe(false);
  const closed = pages.filter((path) => !mayVisit(path) && !path.startsWith("/admin"));
  expect(closed.sort()).toEqual([
    "/notices/something",
    "/notifications",
    "/portal",
    "/portal/keys",
    "/portal/lists",
    "/portal/lists/something",
    "/portal/notices",
    "/portal/sessions",
    "/portal/webhooks",
    "/portal/webhooks/something",
    "/portal/webhooks/something/deliveries/something",
    "/settings",
  ]);
});

test("robots may call no endpoint, under either of its paths", () => {
  const paths = Object.values<{ path: string }>(endpoints).map(({ path }) => path);
  const open = [...paths, ...paths.map((path) => `/api${path}`)].filter(mayVisit);
  // The root of the host is the home page to whoever asks for one.
  expect(open).toEqual(["/"]);
  for (const path of ["/health/ready", "/metrics", "/api/auth/session"]) expect(mayVisit(path)).toBe(false);
});
