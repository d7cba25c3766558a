import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";

const acceptsHtml = {
  type: "header",
  key: "accept",
  value: "(?:.*,)?\\s*[tT][eE][xX][tT]/[hH][tT][mM][lL]\\s*(?:[;,].*)?",
};
const fromNext = { type: "header", key: "rsc" };
// Programs that read pages although they accept anything: see lib/api/serve.ts. Expressions of Next respect letter case.
const anyCase = (word) => word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
const previews =
  "bot|facebookexternalhit|whatsapp|slack|discord|telegram|embedly|iframely|mastodon|pleroma|misskey|cardyb|pinterest|preview";
const readsPages = {
  type: "header",
  key: "user-agent",
  value: `(?:${anyCase("mozilla")}/.*|.*(?:${anyCase(previews)}).*)`,
};
const fromScript = { type: "header", key: "sec-fetch-dest", value: "empty" };
const acceptsSome = { type: "header", key: "accept", value: "(?!\\s*\\*/\\*\\s*$).*\\S.*" };
const toApi = { source: "/", destination: "/v1" };
// The path of PUBLIC_ORIGIN: pages are built for it (lib/core/public-origin.ts checks it).
const { pathname } = new URL(process.env.PUBLIC_ORIGIN || "http://localhost");
const basePath = pathname.replace(/\/$/, "");
// An optional package (lib/core/optional-package.ts). The server reads in the build whether the pages have it.
const hasWalletConnect = existsSync(join(import.meta.dirname, "node_modules/@walletconnect/sign-client/package.json"));
// What an error page says, where nothing but its code has come (lib/core/error-texts.ts).
const errorTexts = Object.fromEntries(
  ["en", "es", "ja"].map((language) => {
    const catalogue = readFileSync(join(import.meta.dirname, `lib/messages/${language}.json`), "utf8");
    return [language, JSON.parse(catalogue).site.error];
  }),
);
const discovery = ":kind(oauth-authorization-server|openid-configuration)/:path*";
const toOauth = (/** @type {string} */ source) => ({ source, destination: "/.well-known/oauth-protected-resource" });
const noSniffing = { key: "X-Content-Type-Options", value: "nosniff" };

/**
 * Pages that end with `.dev.tsx` are for people who work on this: only the development server knows them.
 * @returns {import("next").NextConfig}
 * @param {string} phase
 */
const config = (phase) => ({
  pageExtensions: [...(phase === PHASE_DEVELOPMENT_SERVER ? ["dev.tsx"] : []), "tsx", "ts"],
  basePath,
  // For addresses that Next does not write itself (lib/core/base-path.ts), and texts of error pages.
  env: { BASE_PATH: basePath, WALLETCONNECT_BUILT: String(hasWalletConnect), ERROR_TEXTS: JSON.stringify(errorTexts) },
  poweredByHeader: false,
  // No page uses Next's image optimizer, which resizes for anybody and stores every variant on this disk.
  images: { unoptimized: true },
  // The API takes a trailing slash without a redirect, through this door as through server.ts.
  skipTrailingSlashRedirect: true,
  // Loaded by Node itself, so that Next's bundle and the server share them and native parts stay whole.
  serverExternalPackages: [
    "pg",
    "pino",
    "prom-client",
    "@prisma/client",
    "@prisma/adapter-pg",
    "viem",
    "tiny-secp256k1",
    "lru-cache",
    "@modelcontextprotocol/server",
  ],
  // `npm run check` checks the types of the whole project.
  typescript: { ignoreBuildErrors: true },
  // Without both, a build takes half the processor time: most of the wait of a first start. The compiler's cache is 290 MB, and code that
  // is not minified gives readable stack traces.
  experimental: { turbopackFileSystemCacheForBuild: false, serverMinification: false, globalNotFound: true },
  rewrites: async () => ({
    // Whoever asks for `/` and is neither a browser nor Next itself is answered by the API. It sees the path as it was asked for.
    beforeFiles: [
      { ...toApi, missing: [acceptsHtml, fromNext, readsPages] },
      { ...toApi, missing: [acceptsHtml, fromNext], has: [fromScript] },
      { ...toApi, missing: [acceptsHtml, fromNext], has: [acceptsSome] },
    ],
    afterFiles: [
      { source: "/api/v1", destination: "/v1" },
      { source: "/api/v1/:path*", destination: "/v1/:path*" },
      // Where clients of agents look for OAuth: the handler knows the path that was asked for (lib/api/mcp-tools.ts).
      ...["/:name(register|authorize|token)", `/.well-known/${discovery}`, `/mcp/.well-known/${discovery}`].map(
        toOauth,
      ),
    ],
    // Below /api and other versions, the API answers what no route does: NOT_FOUND in its envelope.
    fallback: ["/api/:path*", "/v:version([0-9]+)/:path*"].map((source) => ({ source, destination: "/v1" })),
  }),
  // Pages have theirs from proxy.ts, the API its own; these are for files of the build.
  headers: async () => [
    { source: "/_next/static/:path*", headers: [noSniffing] },
    // By its name alone it would be a video.
    {
      source: "/credence.ts",
      headers: [
        { key: "Content-Type", value: "text/plain; charset=utf-8" },
        { key: "Access-Control-Allow-Origin", value: "*" },
        noSniffing,
      ],
    },
    {
      source: "/fonts/:path*",
      headers: [noSniffing, { key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
    },
  ],
});

export default config;
