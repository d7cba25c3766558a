import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { requireBuiltFor } from "./page-files.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "credence-pages-"));
  writeFileSync(join(root, "package.json"), '{"devDependencies":{"@walletconnect/sign-client":"2.21.8"}}');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes what Next writes of a build. */
function build(config: object): void {
  mkdirSync(join(root, ".next"), { recursive: true });
  writeFileSync(join(root, ".next/required-server-files.json"), JSON.stringify({ version: 1, config }));
}

test("a server that offers WalletConnect does not start with pages that were built without it, and says what to do", () => {
  const wanted = { basePath: "", walletConnect: true };
  build({ basePath: "", env: { BASE_PATH: "", WALLETCONNECT_BUILT: "false" } });
  expect(() => requireBuiltFor(root, wanted)).toThrow(
    "WALLETCONNECT_PROJECT_ID is set, and the pages were built without WalletConnect: run npm install --no-save --save-prod --omit=dev @walletconnect/sign-client@2.21.8, then npm run build.",
  );
  expect(() => requireBuiltFor(root, { ...wanted, walletConnect: false })).not.toThrow();
  build({ basePath: "", env: { BASE_PATH: "", WALLETCONNECT_BUILT: "true" } });
  expect(() => requireBuiltFor(root, wanted)).not.toThrow();
});

test("pages that were built for another path are refused", () => {
  build({ basePath: "/trust", env: { WALLETCONNECT_BUILT: "true" } });
  expect(() => requireBuiltFor(root, { basePath: "", walletConnect: false })).toThrow(
    "PUBLIC_ORIGIN has no path, and the pages were built for the path /trust",
  );
  expect(() => requireBuiltFor(root, { basePath: "/trust", walletConnect: true })).not.toThrow();
});
