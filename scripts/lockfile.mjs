// npm run lockfile [-- --check] [-- --file <path>]
//
// A registry mirror may lack packages for other systems (optional dependencies such as @next/swc-win32-x64-msvc). npm then
// omits them from package-lock.json, and `npm ci` rejects the file. This adds an entry for every optional dependency that
// is missing, and reads every missing hash from the registry; it fails when the registry does not have one.
// --check changes nothing; it prints missing entries and missing hashes, and fails.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

const { values: given } = parseArgs({ options: { check: { type: "boolean" }, file: { type: "string" } } });
const path = given.file ?? join(import.meta.dirname, "../package-lock.json");
const systems = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const aliases = { windows: "win32" };
const processors = ["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"];
const processorAliases = { amd64: "x64", x86_64: "x64", aarch64: "arm64" };

/** Whether `name`, required by the package at `from`, is locked in some folder up to the root. */
function isLocked(packages, from, name) {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf("node_modules/") - 1))) {
    if (packages[place ? `${place}/node_modules/${name}` : `node_modules/${name}`]) return true;
    if (!place) return false;
  }
}

/** The system, processor and C library in a platform package's name, in npm's form. */
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

/** The entries without a hash, by name and version. */
function withoutHash(packages) {
  const found = new Map();
  for (const [place, entry] of Object.entries(packages)) {
    if (place === "" || entry.link || entry.integrity) continue;
    const name = entry.name ?? place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
    found.set(`${name}@${entry.version}`, entry);
  }
  return found;
}

/** The hash the registry has of a package, or null. */
function askRegistry(spec) {
  try {
    const output = execFileSync("npm", ["view", spec, "dist.integrity"], { stdio: ["ignore", "pipe", "ignore"] });
    const hash = output.toString().trim();
    return /^sha512-\S+$/.test(hash) ? hash : null;
  } catch {
    return null;
  }
}

function check(lock) {
  const missing = Object.keys(missingEntries(lock.packages)).sort();
  const faults = [
    ...missing.map((name) => `${name} is an optional dependency without an entry`),
    ...[...withoutHash(lock.packages).keys()].map((spec) => `${spec} has no integrity`),
  ];
  if (faults.length === 0) return console.log("package-lock.json: every dependency has an entry with its hash.");
  console.error(`package-lock.json is incomplete; run npm run lockfile:\n  ${faults.join("\n  ")}`);
  process.exitCode = 1;
}

function complete(lock) {
  const missing = missingEntries(lock.packages);
  const [root, ...rest] = Object.entries({ ...lock.packages, ...missing });
  lock.packages = Object.fromEntries([root, ...rest.sort(([a], [b]) => (a < b ? -1 : 1))]);
  const unknown = [];
  for (const [spec, entry] of withoutHash(lock.packages)) {
    const hash = askRegistry(spec);
    if (hash) entry.integrity = hash;
    else unknown.push(spec);
  }
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: added ${Object.keys(missing).length} optional dependencies.`);
  if (unknown.length === 0) return;
  console.error(`The registry has no hash of:\n  ${unknown.sort().join("\n  ")}`);
  process.exitCode = 1;
}

const lock = JSON.parse(readFileSync(path, "utf8"));
if (given.check) check(lock);
else complete(lock);
