// The preconditions of every program: a Node that is new enough, and the packages of the lock file.
// Plain JavaScript without dependencies, in a form that older Nodes still read.
import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, unlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { watchParent } from "../processes/parent-watch.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const NEEDED = [20, 19];
const SIGN_OF_LIFE_MS = 10_000;

/** Exit with a message if this Node is too old. */
export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  fail(
    `Credence needs Node.js ${NEEDED.join(".")} or newer; this is ${process.versions.node}. See https://nodejs.org.`,
  );
}

/** Install the missing or outdated packages of package-lock.json. `dev`: those for development and tests, too. */
export async function ensureInstalled({ dev }) {
  const lack = whyInstall(false);
  const reason = lack || (dev && whyInstall(true) ? "those for development are missing" : null);
  if (!reason) return;
  console.log(`Installing packages from package-lock.json (${reason}). This takes a minute or two …`);
  const since = Date.now();
  // `ci` removes all packages first: a running service would lose its own.
  const command = lack ? "ci" : "install";
  const code = await runNpm(command, dev, since);
  if (code !== 0) {
    fail(
      `Installing the packages failed (npm ${command} ended with ${code}; its messages are above). Check the network and the right to write to ${root}, then start again.`,
    );
  }
  if (!dev) removeMaps();
  console.log(`Packages installed (${Math.round((Date.now() - since) / 1000)} s).`);
}

/** A running service has no use for the source maps of its packages, which take a sixth of the space. */
function removeMaps() {
  const folder = join(root, "node_modules");
  for (const file of readdirSync(folder, { recursive: true }))
    if (/\.[cm]?[jt]s\.map$/.test(file)) unlinkSync(join(folder, file));
}

/** npm writes node_modules/.package-lock.json as its last step: it lists the installed packages. */
function whyInstall(dev) {
  const hidden = join(root, "node_modules/.package-lock.json");
  if (!existsSync(hidden)) return "they are not installed yet";
  const wanted = readPackages(join(root, "package-lock.json"));
  const present = readPackages(hidden);
  for (const [place, entry] of Object.entries(wanted)) {
    // Optional packages for other systems may be absent.
    if (place === "" || entry.optional || entry.devOptional || entry.link || (entry.dev && !dev)) continue;
    if (!present[place] || present[place].version !== entry.version) return "the lock file has changed";
  }
  return null;
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages || {};
  } catch (error) {
    return fail(`${path} cannot be read: ${error.message}`);
  }
}

function runNpm(command, dev, since) {
  const args = [command, dev ? "--include=dev" : "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  const child = npm?.endsWith(".js")
    ? spawn(process.execPath, [npm, ...args], { cwd: root, stdio: "inherit" })
    : spawn("npm", args, { cwd: root, stdio: "inherit" });
  const stop = () => child.kill("SIGTERM");
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, stop);
  watchParent(stop);
  const timer = setInterval(
    () => console.log(`  … still installing (${Math.round((Date.now() - since) / 1000)} s)`),
    SIGN_OF_LIFE_MS,
  );
  return new Promise((resolve) => {
    child.on("error", (error) => {
      console.error(`npm cannot be run: ${error.message}`);
      resolve("no npm");
    });
    child.on("exit", (code, signal) => resolve(code === null ? signal : code));
  }).finally(() => {
    clearInterval(timer);
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.removeListener(signal, stop);
  });
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
