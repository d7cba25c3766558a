import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The client of WalletConnect's protocol, which the build puts into pages where it is installed. `npm start` does not install it. */
export const WALLETCONNECT_PACKAGE = "@walletconnect/sign-client";

/** What sends traces, which programs load where OTEL_EXPORTER_OTLP_ENDPOINT is set. `npm start` does not install them. */
export const OPENTELEMETRY_PACKAGES = [
  "@opentelemetry/api",
  "@opentelemetry/exporter-trace-otlp-proto",
  "@opentelemetry/resources",
  "@opentelemetry/sdk-trace-base",
] as const;

/** Whether the package is in the folder of packages. */
export function isInstalled(root: string, name: string): boolean {
  return existsSync(join(root, "node_modules", name, "package.json"));
}

/** The command that installs optional packages as they were tested, and no other package of development. */
export function installCommand(root: string, ...names: readonly string[]): string {
  const { devDependencies, optionalVersions } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const versions = { ...optionalVersions, ...devDependencies };
  const packages = names.map((name) => `${name}@${versions[name] ?? "latest"}`);
  return `npm install --no-save --save-prod --omit=dev ${packages.join(" ")}`;
}
