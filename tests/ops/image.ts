import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DockerfileParser, type Instruction, type JSONInstruction, type ModifiableInstruction } from "dockerfile-ast";
import { installCommand, OPENTELEMETRY_PACKAGES, WALLETCONNECT_PACKAGE } from "../../lib/core/optional-package.ts";
import { isThorough } from "../setup/rounds.ts";

const root = join(import.meta.dirname, "../..");

/** What the last stage of the Dockerfile declares, and its file system. */
export interface Image {
  folder: string;
  workdir: string;
  user: string;
  env: Record<string, string>;
  command: string[];
  healthcheck: string[];
}

/**
 * Commands whose results `npm test` already made: they are taken from this checkout instead of being run again. A thorough run
 * runs them, which takes minutes and a registry.
 */
const finished: Record<string, (folder: string) => void> = isThorough
  ? {}
  : {
      "npm ci --omit=dev": linkProductionPackages,
      // Linked folders are those of this checkout.
      [installCommand(root, WALLETCONNECT_PACKAGE)]: () => {},
      [installCommand(root, ...OPENTELEMETRY_PACKAGES)]: () => {},
      "npm run build": copyBuild,
    };
/** Of the image's commands, milliseconds. */
export const IMAGE_TIMEOUT = isThorough ? 900_000 : 300_000;

/** Runs the instructions of the Dockerfile, stage by stage, in folders below `scratch`. */
export function buildImage(scratch: string): Image {
  const stages = new Map<string, Image>();
  let stage: Image | undefined;
  for (const instruction of DockerfileParser.parse(readFileSync(join(root, "Dockerfile"), "utf8")).getInstructions()) {
    const keyword = instruction.getKeyword();
    const words = instruction.getArguments().map((one) => one.getValue());
    if (keyword === "FROM") {
      const [base = "", , name = String(stages.size)] = words;
      stage = startStage(join(scratch, name), base, stages.get(base));
      stages.set(name, stage);
      continue;
    }
    if (!stage) throw new Error(`${keyword} before FROM`);
    const json = "getJSONStrings" in instruction ? readJson(instruction as JSONInstruction) : []; // Only that class has it.
    if (keyword === "WORKDIR") stage.workdir = words[0] ?? "";
    else if (keyword === "ENV") Object.assign(stage.env, Object.fromEntries(words.map((pair) => pair.split("="))));
    else if (keyword === "USER") stage.user = words[0] ?? "";
    else if (keyword === "CMD") stage.command = json;
    else if (keyword === "HEALTHCHECK")
      stage.healthcheck = readJsonAfter(instruction.getRawArgumentsContent() ?? "", "CMD");
    else if (keyword === "RUN") run(stage, words.join(" "));
    else if (keyword === "COPY") copy(stage, words, stages.get(flagOf(instruction, "from") ?? ""));
    else if (keyword !== "EXPOSE" && keyword !== "ARG") throw new Error(`This test does not know ${keyword}.`);
  }
  if (!stage) throw new Error("The Dockerfile has no stage.");
  return stage;
}

function startStage(folder: string, base: string, from: Image | undefined): Image {
  mkdirSync(folder, { recursive: true });
  if (!from && !/^node:24-\w+-slim$/.test(base)) throw new Error(`The base ${base} is no slim image of Node 24.`);
  if (from) link(from.folder, folder);
  const { workdir = "/", env = {} } = from ?? {};
  return { folder, workdir, user: "root", env: { ...env }, command: [], healthcheck: [] };
}

const readJson = (instruction: JSONInstruction) => instruction.getJSONStrings().map((one) => one.getJSONValue());

function readJsonAfter(text: string, word: string): string[] {
  return JSON.parse(text.slice(text.indexOf(`${word} `) + word.length));
}

function run({ folder, workdir }: Image, command: string): void {
  const place = join(folder, workdir);
  const result = finished[command];
  if (result) result(place);
  else execFileSync("sh", ["-c", command], { cwd: place });
}

function flagOf(instruction: Instruction, name: string): string | undefined {
  // Only that class has flags.
  const flags = "getFlags" in instruction ? (instruction as ModifiableInstruction).getFlags() : [];
  return flags.find((flag) => flag.getName() === name)?.getValue() ?? undefined;
}

/** Copies from another stage or, without one, from the build's context. */
function copy(stage: Image, paths: readonly string[], from: Image | undefined): void {
  const place = join(stage.folder, stage.workdir);
  const target = paths.at(-1) ?? "";
  for (const path of paths.slice(0, -1)) {
    if (from) {
      const to = target.endsWith("/") ? join(place, target, basename(path)) : join(place, target);
      link(join(from.folder, path), to);
      continue;
    }
    for (const file of contextFiles().filter((one) => path === "." || one === path)) {
      mkdirSync(dirname(join(place, file)), { recursive: true });
      cpSync(join(root, file), join(place, file));
    }
  }
}

let context: string[] | undefined;

/** The files of this checkout that .dockerignore leaves in the build: the last line that matches decides. */
export function contextFiles(): string[] {
  if (context) return context;
  const lines = readFileSync(join(root, ".dockerignore"), "utf8").split("\n");
  const rules = lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ isIncluded: line.startsWith("!"), pattern: toPattern(line.replace(/^!/, "")) }));
  const isIncluded = (path: string) => rules.findLast(({ pattern }) => pattern.test(path))?.isIncluded ?? true;
  // Folders that nothing readmits are not entered.
  const skipped = new Set(["node_modules", ".git", ".next", "dist", ".data"]);
  const walk = (path: string): string[] =>
    readdirSync(join(root, path)).flatMap((name) => {
      const below = path === "" ? name : `${path}/${name}`;
      if (path === "" && skipped.has(name)) return [];
      return statSync(join(root, below)).isDirectory() ? walk(below) : isIncluded(below) ? [below] : [];
    });
  context = walk("");
  return context;
}

/** A pattern of .dockerignore matches a path and everything below it. */
function toPattern(line: string): RegExp {
  const parts = line
    .replaceAll(/[.+^$()[\]{}|]/g, "\\$&")
    .replace(/^\*\*\//, "(?:.*/)?")
    .replaceAll(/(?<![.)])\*/g, "[^/]*");
  return new RegExp(`^${parts.replaceAll("(?:.[^/]*/)?", "(?:.*/)?")}(?:/|$)`);
}

/** The packages that `npm ci --omit=dev` installs by the lock file, as links to those of this checkout. */
function linkProductionPackages(place: string): void {
  const { packages } = JSON.parse(readFileSync(join(place, "package-lock.json"), "utf8"));
  for (const [path, entry] of Object.entries<{ dev?: boolean; devOptional?: boolean }>(packages)) {
    const isTop = path.lastIndexOf("node_modules/") === 0;
    if (!isTop || entry.dev || entry.devOptional) continue;
    mkdirSync(dirname(join(place, path)), { recursive: true });
    symlinkSync(join(root, path), join(place, path));
  }
}

/** What the build of this checkout wrote. */
export function copyBuild(place: string): void {
  link(join(root, "dist"), join(place, "dist"));
  mkdirSync(join(place, ".next"));
  for (const name of readdirSync(join(root, ".next"))) {
    if (name !== "cache" && name !== "dev") link(join(root, ".next", name), join(place, ".next", name));
  }
}

/** Copies a file or folder by hard links, or its contents to another disk. Nothing writes to these files. */
function link(from: string, to: string): void {
  const isFolder = statSync(from).isDirectory();
  mkdirSync(isFolder ? to : dirname(to), { recursive: true });
  const paths = isFolder ? [`${from}/.`, to] : [from, to];
  try {
    execFileSync("cp", ["-al", ...paths], { stdio: "ignore" });
  } catch {
    execFileSync("cp", ["-a", ...paths]);
  }
}
