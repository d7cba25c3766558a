// npm run lockfile [-- --check]
//
// A registry mirror may lack packages for other systems (optional dependencies such as @next/swc-win32-x64-msvc). npm then
// leaves them out of package-lock.json, and `npm ci` refuses the file. This adds an entry for every optional dependency that
// is missing; with --check it only says which are, and fails.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const path = join(import.meta.dirname, "../package-lock.json");
const systems = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const aliases = { windows: "win32" };
const processors = ["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"];
const processorAliases = { amd64: "x64", x86_64: "x64", aarch64: "arm64" };

/** Whether `name`, asked for by the package at `from`, stands somewhere on the way up to the root. */
function isLocked(packages, from, name) {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf("node_modules/") - 1))) {
    if (packages[place ? `${place}/node_modules/${name}` : `node_modules/${name}`]) return true;
    if (!place) return false;
  }
}

/** The system, processor and C library a platform package names, as npm writes them. */
function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = words.map((word) => aliases[word] ?? word).filter((word) => systems.includes(word));
  const cpu = words.map((word) => processorAliases[word] ?? word).filter((word) => processors.includes(word));
  const libc = words.some((word) => word.startsWith("musl")) ? ["musl"] : words.includes("gnu") ? ["glibc"] : [];
  return Object.fromEntries(Object.entries({ cpu, os, libc }).filter(([, value]) => value.length === 1));
}

function missingEntries(packages) {
  const missing = {};
  for (const [place, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isLocked(packages, place, name)) continue;
      missing[`node_modules/${name}`] = { version: range.replace(/^[~^]/, ""), optional: true, ...platformOf(name) };
    }
  }
  return missing;
}

const lock = JSON.parse(readFileSync(path, "utf8"));
const missing = missingEntries(lock.packages);
const names = Object.keys(missing).sort();
if (names.length === 0) {
  console.log("package-lock.json: every optional dependency is there.");
} else if (process.argv.includes("--check")) {
  console.error(
    `package-lock.json lacks ${names.length} optional dependencies; run npm run lockfile:\n  ${names.join("\n  ")}`,
  );
  process.exitCode = 1;
} else {
  const [root, ...rest] = Object.entries({ ...lock.packages, ...missing });
  lock.packages = Object.fromEntries([root, ...rest.sort(([a], [b]) => (a < b ? -1 : 1))]);
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: added ${names.length} optional dependencies.`);
}
