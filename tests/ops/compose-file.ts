import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

const root = join(import.meta.dirname, "../..");

/** What the tests read of a service. */
export interface ComposeService {
  image: string;
  command?: string[];
  /** Null where an optional variable is empty. */
  environment?: Record<string, string | null>;
  secrets?: string[];
  volumes?: string[];
  profiles?: string[];
  read_only?: boolean;
  restart?: string;
  healthcheck?: object;
  tmpfs?: string | string[];
  cap_drop?: string[];
  deploy?: { replicas?: number; resources?: { limits?: { cpus?: string; memory?: string; pids?: number } } };
}

interface ComposeFile {
  services: Record<string, ComposeService>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, unknown>;
}

/** compose.yaml with these variables in place, as `docker compose` reads it. Throws where a required one is missing. */
export function readCompose(variables: Readonly<Record<string, string>>): ComposeFile {
  const text = readFileSync(join(root, "compose.yaml"), "utf8");
  // Variables are replaced in values, so that an address stays a text.
  return interpolate(parse(text, { merge: true }), variables);
}

function interpolate<T>(value: T, variables: Readonly<Record<string, string>>): T;
function interpolate(value: unknown, variables: Readonly<Record<string, string>>): unknown {
  if (typeof value === "string") return interpolateText(value, variables);
  if (Array.isArray(value)) return value.map((one) => interpolate(one, variables));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, interpolate(one, variables)]));
}

function interpolateText(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(/\$\$|\$\{([A-Z_]+)(?:(:[-?])([^}]*))?\}/g, (found, name, operator, rest) => {
    if (found === "$$") return "$";
    const value = variables[name];
    if (value) return value;
    if (operator === ":?") throw new Error(`${name} ${rest}`);
    return operator === ":-" ? rest : "";
  });
}

/** The names of the variables in compose.yaml. */
export function composeVariables(): string[] {
  const text = readFileSync(join(root, "compose.yaml"), "utf8");
  return [...new Set([...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = ""]) => name))].sort();
}

/** Writes the secrets of compose.yaml into a folder, as an operator does. */
export function createSecrets(folder: string): string {
  return execFileSync("sh", [join(root, "ops/create-secrets.sh"), folder], { encoding: "utf8" });
}

/** The environment of a service, with the files of its containers at their places on this machine. */
export function environmentOf(
  service: ComposeService | undefined,
  places: { secrets: string; chains: string },
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(service?.environment ?? {}).map(([name, value]) => [
      name,
      String(value ?? "")
        .replace("/run/secrets", places.secrets)
        .replace("/run/credence/chains.json", places.chains),
    ]),
  );
}
