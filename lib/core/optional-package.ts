import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The client of WalletConnect's protocol, which the build puts into pages where it is installed. `npm start` does not install it. */
export const WALLETCONNECT_PACKAGE = "@walletconnect/sign-client";

/** Whether the package is in the folder of packages. */
export function isInstalled(root: string, name: string): boolean {
  return existsSync(join(root, "node_modules", name, "package.json"));
}

/** The command that installs an optional package as it was tested, and no other package of development. */
export function installCommand(root: string, name: string): string {
  const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return `npm install --no-save --save-prod --omit=dev ${name}@${devDependencies?.[name] ?? "latest"}`;
}
