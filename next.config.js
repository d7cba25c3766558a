/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  // The API takes a trailing slash without a redirect, through this door as through server.ts.
  skipTrailingSlashRedirect: true,
  // Loaded by Node itself, so that Next's bundle and the server share them and native parts stay whole.
  serverExternalPackages: ["pg", "pino", "prom-client", "@prisma/client", "@prisma/adapter-pg", "viem", "lru-cache"],
  // `npm run check` checks the types of the whole project.
  typescript: { ignoreBuildErrors: true },
  rewrites: async () => [
    { source: "/api/v1", destination: "/v1" },
    { source: "/api/v1/:path*", destination: "/v1/:path*" },
  ],
  // Pages have theirs from proxy.ts, the API its own; these are for files of the build.
  headers: async () => [
    { source: "/_next/static/:path*", headers: [{ key: "X-Content-Type-Options", value: "nosniff" }] },
  ],
};

export default config;
