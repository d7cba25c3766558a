/** How esbuild bundles a program for Node: all of it but the packages. */
export const nodeBundle = {
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  packages: "external",
  logLevel: "silent",
} as const;
