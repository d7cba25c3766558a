import { readdirSync } from "node:fs";
import { join } from "node:path";
import { guides, referenceHome } from "../../components/docs/navigation.ts";
import { tags } from "../../lib/api/declaration/define-endpoint.ts";

const UNKNOWN = "0x000000000000000000000000000000000000dEaD";

export interface PageState {
  name: string;
  path: (wallet: string) => string;
  status?: number;
  /** On a service that has read nothing. */
  empty?: boolean;
  /** Made of the same parts as another page: every-page.spec.ts looks at it in thorough runs only. */
  alike?: boolean;
  /** What opens on it are hundreds of the parts that open on another page, for which axe takes minutes: it looks at this one folded. */
  foldsAlike?: boolean;
}

/** In the order in which runs of a part of them take them; a new one is the last. */
const listed: readonly PageState[] = [
  { name: "home", path: () => "/" },
  { name: "leaderboard", path: () => "/leaderboard" },
  { name: "second page of a category board", path: () => "/leaderboard?category=age&chainId=1&timeframe=7d&offset=25" },
  { name: "board of a chain nobody is on", path: () => "/leaderboard?chainId=10", alike: true },
  { name: "board of a past day", path: () => "/leaderboard?at=2024-06-30", alike: true },
  { name: "board before the first day", path: () => "/leaderboard?at=1990-01-01", alike: true },
  { name: "profile", path: (wallet) => `/profile/${wallet}` },
  { name: "profile on a chain without a score", path: (wallet) => `/profile/${wallet}?chainId=10`, alike: true },
  { name: "profile on a past day", path: (wallet) => `/profile/${wallet}?at=2024-06-30` },
  { name: "profile before the first scores", path: () => `/profile/${UNKNOWN}`, status: 404, empty: true, alike: true },
  { name: "unknown name", path: () => "/profile/nobody-at-all", status: 404, alike: true },
  { name: "unknown wallet", path: () => `/profile/${UNKNOWN}`, status: 404 },
  { name: "receipt", path: (wallet) => `/profile/${wallet}/receipt` },
  { name: "receipt of nobody", path: () => "/profile/nobody-at-all/receipt", status: 404, alike: true },
  { name: "compare", path: () => "/compare" },
  { name: "compare with a fault", path: () => "/compare?a=%3Cb%3E&b=0x1", alike: true },
  { name: "two wallets compared", path: (wallet) => `/compare/${wallet}/amber` },
  { name: "a wallet compared with nobody", path: (wallet) => `/compare/${wallet}/nobody-at-all`, alike: true },
  { name: "check", path: () => "/check" },
  { name: "check of an unknown address", path: (wallet) => `/check?address=${UNKNOWN}&from=${wallet}` },
  { name: "check with faults", path: () => "/check?address=%3Cb%3E&from=0x1", alike: true },
  { name: "agent", path: () => "/agents/31337/0" },
  { name: "unknown agent", path: () => "/agents/31337/99999", status: 404, alike: true },
  { name: "agent of a chain without registries", path: () => "/agents/1/0", status: 404, alike: true },
  { name: "search", path: () => "/search" },
  { name: "search results", path: () => "/search?q=0x1" },
  { name: "search without results", path: () => "/search?q=zzz", alike: true },
  { name: "search with a fault", path: () => "/search?q=0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96046", alike: true },
  { name: "names", path: () => "/names" },
  { name: "a name nobody has", path: () => "/names?q=nobody-has-this", alike: true },
  { name: "a name that is taken", path: () => "/names?q=amber" },
  { name: "a hostile name", path: () => `/names?q=${encodeURIComponent("Аlice‮<b>")}`, alike: true },
  { name: "page of a free name", path: () => "/names/nobody-has-this" },
  {
    name: "page of a hostile name",
    path: () => `/names/${encodeURIComponent("<script>alert(1)</script>")}`,
    alike: true,
  },
  { name: "attest", path: () => "/attest" },
  { name: "attest with another schema", path: (wallet) => `/attest?schema=score&subject=${wallet}`, alike: true },
  {
    name: "attest with a hostile schema",
    path: () => `/attest?schema=${encodeURIComponent("<b>\u202e")}`,
    alike: true,
  },
  { name: "given attestations of nobody", path: () => "/attest/given", alike: true },
  { name: "received attestations of a wallet", path: (wallet) => `/attest/received?of=${wallet}` },
  { name: "given attestations of a name nobody has", path: () => "/attest/given?of=nobody-has-this", alike: true },
  { name: "unknown attestation", path: () => "/attest/att_nothing", status: 404, alike: true },
  { name: "notifications of nobody", path: () => "/notifications" },
  { name: "settings of nobody", path: () => "/settings", alike: true },
  { name: "a link of no notice", path: () => "/notices/confirm?token=nothing" },
  { name: "notices that ended", path: () => "/notices/unsubscribe?state=done", alike: true },
  { name: "notices of nobody", path: () => "/portal/notices", alike: true },
  { name: "webhooks of nobody", path: () => "/portal/webhooks", alike: true },
  { name: "lists of nobody", path: () => "/portal/lists", alike: true },
  { name: "a link that shows nothing", path: () => "/shared/nothing", status: 404, alike: true },
  { name: "delivery of nobody", path: () => "/portal/webhooks/whk_nothing/deliveries/dlv_nothing", alike: true },
  { name: "administration of nobody", path: () => "/admin/chains", alike: true },
  { name: "takedowns", path: () => "/takedowns" },
  { name: "policies", path: () => "/policies" },
  { name: "policies with broken JSON", path: () => "/policies?policy=%7B" },
  { name: "gate of an unknown policy", path: () => "/gate/policy_nothing", status: 404, alike: true },
  { name: "appeals", path: () => "/appeals" },
  { name: "rejected appeals of a wallet", path: (wallet) => `/appeals?status=rejected&wallet=${wallet}`, alike: true },
  { name: "unknown appeal", path: () => "/appeals/apl_nothing", status: 404, alike: true },
  {
    name: "contest a flag that a wallet does not have",
    path: (wallet) => `/appeals/new?wallet=${wallet}&flag=none`,
    alike: true,
  },
  { name: "contest a flag of no wallet", path: () => "/appeals/new?flag=%3Cb%3E", alike: true },
  { name: "status", path: () => "/status" },
  { name: "network", path: () => "/network" },
  { name: "achievements", path: () => "/achievements" },
  {
    name: "achievements of which there are none",
    path: () => "/achievements?category=trading&rarity=legendary",
    alike: true,
  },
  ...guides.map(({ href, key }, at) => ({ name: `docs: ${key}`, path: () => href, alike: at % 6 > 0 })),
  { name: "docs: all endpoints", path: () => referenceHome },
  { name: "docs: endpoints nobody has", path: () => `${referenceHome}?q=zzz`, alike: true },
  ...tags.map((tag) => ({
    name: `docs: reference of ${tag}`,
    path: () => `${referenceHome}/${tag}`,
    alike: tag !== "wallets",
    foldsAlike: tag !== "wallets",
  })),
  { name: "docs: an unknown group", path: () => `${referenceHome}/nothing`, status: 404, alike: true },
  { name: "docs: quick start before the first scores", path: () => "/docs", empty: true, alike: true },
  { name: "not found", path: () => "/nothing/here", status: 404 },
  { name: "home before the first scores", path: () => "/", empty: true },
  { name: "leaderboard before the first scores", path: () => "/leaderboard", empty: true },
  { name: "status before the first scores", path: () => "/status", empty: true, alike: true },
  { name: "network before the first scores", path: () => "/network", empty: true, alike: true },
  { name: "achievements before the first scores", path: () => "/achievements", empty: true, alike: true },
];

const site = join(import.meta.dirname, "../../app/(site)");

/** Pages that have no parameters and are not in the list: they need no row to be looked at. */
function othersOf(rows: readonly PageState[]): PageState[] {
  const known = new Set(rows.map(({ path }) => path("").split("?")[0]));
  return readdirSync(site, { recursive: true, encoding: "utf8" })
    .filter((file) => /\/page\.tsx$/.test(file) && !/\[|\(/.test(file))
    .map((file) => `/${file.slice(0, -"/page.tsx".length)}`)
    .filter((path) => !known.has(path))
    .sort()
    .map((path) => ({ name: path.slice(1), path: () => path }));
}

/** Every page and state that a visitor without a wallet can open. */
export const pages: readonly PageState[] = [...listed, ...othersOf(listed)];

/** The pages of an operator. */
export const adminPages = [
  "",
  "/chains",
  "/developers",
  "/webhooks",
  "/jobs",
  "/models",
  "/appeals",
  "/screening",
  "/takedowns",
  "/notices",
  "/audit",
  "/sessions",
] as const;
