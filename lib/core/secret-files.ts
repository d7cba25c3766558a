import { readFileSync } from "node:fs";

/** Settings that can also come from a file: `<NAME>_FILE` is the path of a file with the value in one line. */
export const secretSettings = [
  "DATABASE_URL",
  "DATABASE_READ_URL",
  "REDIS_URL",
  "ENS_RPC_URL",
  "SMTP_URL",
  "OPERATOR_NOTICES",
  "METRICS_TOKEN",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "RECEIPT_SIGNER_KEY",
  "VOUCHER_SIGNER_KEY",
  "MINTER_KEY",
  "ROOTS_PUBLISHER_KEY",
  "OIDC_CLIENT_SECRET",
  "SESSION_SECRET",
  "ENCRYPTION_KEY",
  "ENCRYPTION_KEY_PREVIOUS",
] as const;

type Source = Readonly<Record<string, string | undefined>>;

/**
 * The settings with the contents of secret files in place of their paths, and a sentence for each file that cannot be used.
 * Empty settings count as unset.
 */
export function readSecretFiles(source: Source): { settings: Record<string, string>; faults: string[] } {
  const settings = Object.fromEntries(
    Object.entries(source).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ""),
  );
  const faults: string[] = [];
  for (const name of secretSettings) {
    const path = settings[`${name}_FILE`];
    if (path === undefined) continue;
    delete settings[`${name}_FILE`];
    const read = readSecret(path);
    if (name in settings) faults.push(`${name}: is also given by ${name}_FILE; unset one of them`);
    else if ("fault" in read) faults.push(`${name}_FILE: ${path} ${read.fault}`);
    else settings[name] = read.value;
  }
  return { settings, faults };
}

/** Reads the single line of a file. The message of a fault never contains any of it. */
function readSecret(path: string): { value: string } | { fault: string } {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    return { fault: `cannot be read (${error instanceof Error && "code" in error ? error.code : error})` };
  }
  const value = text.replace(/^\uFEFF/, "").trim();
  if (value === "") return { fault: "is empty" };
  if (/[\r\n]/.test(value)) return { fault: "must hold the value in one line" };
  return { value };
}
