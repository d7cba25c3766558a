import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { parseCommandLine } from "../command-line.ts";

// npm run contracts: compile contracts/**/*.sol to contracts/artifacts/<Name>.json. --check writes nothing and fails
// if an artifact differs from its source. The artifacts are committed, so that a start compiles nothing.

interface Artifact {
  contractName: string;
  compiler: string;
  /** SHA-256 over the paths and texts of all sources the contract was compiled with. */
  sourceHash: string;
  abi: unknown[];
  bytecode: string;
}

interface SolcOutput {
  errors?: { severity: string; formattedMessage: string }[];
  contracts?: Record<
    string,
    Record<string, { abi: unknown[]; metadata: string; evm: { bytecode: { object: string } } }>
  >;
}

interface Solc {
  version(): string;
  compile(input: string, callbacks: { import: (path: string) => { contents: string } | { error: string } }): string;
}

const root = join(import.meta.dirname, "../..");
const contractsDir = join(root, "contracts");
const artifactsDir = join(contractsDir, "artifacts");

function findSources(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".sol"))
    .map((name) => relative(root, join(dir, name)))
    .sort();
}

/** Each gated call pays for a call to the verifier, so its code is optimised for cheap calls and not for size. */
const verifierSettings = { optimizer: { enabled: true, runs: 1_000_000 }, viaIR: true };
/** Addresses of deployed contracts follow from their bytecode: other settings would give the others new ones. */
const commonSettings = { optimizer: { enabled: true, runs: 200 } };
const isVerifier = (path: string) => path.startsWith("contracts/verifier/");

function compileAll(): Artifact[] {
  const paths = findSources(contractsDir);
  return [
    ...compile(
      paths.filter((path) => !isVerifier(path)),
      commonSettings,
    ),
    ...compile(paths.filter(isVerifier), verifierSettings),
  ];
}

function compile(own: readonly string[], settings: object): Artifact[] {
  const solc = createRequire(import.meta.url)("solc") as Solc;
  const texts = new Map(own.map((path) => [path, readFileSync(join(root, path), "utf8")]));
  const input = {
    language: "Solidity",
    sources: Object.fromEntries([...texts].map(([path, content]) => [path, { content }])),
    settings: {
      ...settings,
      evmVersion: "cancun",
      // Without the metadata's hash the bytecode depends on the code alone.
      metadata: { bytecodeHash: "none" },
      outputSelection: { "*": { "*": ["abi", "metadata", "evm.bytecode.object"] } },
    },
  };
  const output = JSON.parse(
    solc.compile(JSON.stringify(input), {
      import: (path) => {
        try {
          const contents = readFileSync(join(root, path.startsWith("contracts/") ? "" : "node_modules", path), "utf8");
          texts.set(path, contents);
          return { contents };
        } catch {
          return { error: `${path} does not exist in node_modules.` };
        }
      },
    }),
  ) as SolcOutput;
  const failures = (output.errors ?? []).filter((error) => error.severity === "error");
  if (failures.length > 0) throw new Error(failures.map((error) => error.formattedMessage).join("\n"));
  return own.flatMap((path) =>
    Object.entries(output.contracts?.[path] ?? {})
      .filter(([, contract]) => contract.evm.bytecode.object !== "")
      .map(([contractName, contract]) => ({
        contractName,
        compiler: solc.version(),
        sourceHash: hashSources(contract.metadata, texts),
        abi: contract.abi,
        bytecode: `0x${contract.evm.bytecode.object}`,
      })),
  );
}

/** Hash only the sources of the contract: its metadata lists them. */
function hashSources(metadata: string, texts: Map<string, string>): string {
  const { sources } = JSON.parse(metadata) as { sources: Record<string, unknown> };
  const hash = createHash("sha256");
  for (const path of Object.keys(sources).sort()) hash.update(`${path}\0${texts.get(path) ?? ""}\0`);
  return hash.digest("hex");
}

/** Contracts of others on the local chains, as their packages compiled them. */
const shipped = ["EAS", "SchemaRegistry"].map((name) => ({
  name,
  from: "@ethereum-attestation-service/eas-contracts",
  file: `artifacts/contracts/${name}.sol/${name}.json`,
}));

function readShipped({ name, from, file }: (typeof shipped)[number]): Artifact {
  const folder = join(root, "node_modules", from);
  const text = readFileSync(join(folder, file), "utf8");
  const { abi, bytecode } = JSON.parse(text) as Pick<Artifact, "abi" | "bytecode">;
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
  const sourceHash = createHash("sha256").update(text).digest("hex");
  return { contractName: name, compiler: `as shipped with ${from} ${version}`, sourceHash, abi, bytecode };
}

const usage = "usage: npm run contracts [-- --check]    --check: write nothing, fail where an artifact differs";
const { check } = parseCommandLine(usage, { check: { type: "boolean" } }).values;
const artifacts = [...compileAll(), ...shipped.map(readShipped)];
const stale: string[] = [];
mkdirSync(artifactsDir, { recursive: true });
for (const artifact of artifacts) {
  const path = join(artifactsDir, `${artifact.contractName}.json`);
  const text = `${JSON.stringify(artifact, null, 1)}\n`;
  if (check) {
    if (!existsSync(path) || readFileSync(path, "utf8") !== text) stale.push(artifact.contractName);
  } else writeFileSync(path, text);
}
const known = new Set(artifacts.map((artifact) => `${artifact.contractName}.json`));
for (const name of readdirSync(artifactsDir)) if (!known.has(name)) stale.push(`${name} (no source)`);
if (stale.length > 0) {
  console.error(`Artifacts differ from their sources: ${stale.join(", ")}. Run: npm run contracts`);
  process.exit(1);
}
console.log(`${artifacts.length} contracts ${check ? "agree with their artifacts" : "compiled"}.`);
