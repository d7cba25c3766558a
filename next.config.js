import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";

/** First segments of the API's endpoints at the root of the host. A test compares them with the declarations. */
export const apiSegments = [
  "name",
  "reservations",
  "referrals",
  "reserve",
  "cany",
  "referrer",
  "referral-code",
  "mint",
];
const acceptsHtml = {
  type: "header",
  key: "accept",
  value: "(?:.*,)?\\s*[tT][eE][xX][tT]/[hH][tT][mM][lL]\\s*(?:[;,].*)?",
};
const fromNext = { type: "header", key: "rsc" };

/**
 * Pages that end with `.dev.tsx` are for people who work on this: only the development server knows them.
 * @returns {import("next").NextConfig}
 * @param {string} phase
 */
const config = (phase) => ({
  pageExtensions: [...(phase === PHASE_DEVELOPMENT_SERVER ? ["dev.tsx"] : []), "tsx", "ts"],
  poweredByHeader: false,
  // The API takes a trailing slash without a redirect, through this door as through server.ts.
  skipTrailingSlashRedirect: true,
  // Loaded by Node itself, so that Next's bundle and the server share them and native parts stay whole.
  serverExternalPackages: ["pg", "pino", "prom-client", "@prisma/client", "@prisma/adapter-pg", "viem", "lru-cache"],
  // `npm run check` checks the types of the whole project.
  typescript: { ignoreBuildErrors: true },
  rewrites: async () => ({
    // Whoever asks for `/` and is neither a browser nor Next itself is answered by the API. It sees the path as it was asked for.
    beforeFiles: [{ source: "/", missing: [acceptsHtml, fromNext], destination: "/v1" }],
    afterFiles: [
      { source: "/api/v1", destination: "/v1" },
      { source: "/api/v1/:path*", destination: "/v1/:path*" },
    ],
    // What the API owns at the root of the host or below /api, and no route answers, is NOT_FOUND in its envelope.
    fallback: [{ source: `/:first(api|${apiSegments.join("|")})/:path*`, destination: "/v1" }],
  }),
  // Pages have theirs from proxy.ts, the API its own; these are for files of the build.
  headers: async () => [
    { source: "/_next/static/:path*", headers: [{ key: "X-Content-Type-Options", value: "nosniff" }] },
  ],
});

export default config;
