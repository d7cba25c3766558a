import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { useFolder } from "../../tests/setup/folder.ts";
import { parseEnv, settingNames } from "./env.ts";
import { secretSettings } from "./secret-files.ts";

const folder = useFolder();

const values = {
  DATABASE_URL: "postgres://db/credence",
  RECEIPT_SIGNER_KEY: `0x${"11".repeat(32)}`,
  SESSION_SECRET: "s".repeat(40),
};

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

test("each secret can be read from a file, with or without a line end after it", () => {
  const given = {
    DATABASE_URL_FILE: fileOf("database", `${values.DATABASE_URL}\n`),
    RECEIPT_SIGNER_KEY_FILE: fileOf("signer", `${values.RECEIPT_SIGNER_KEY}\r\n`),
    SESSION_SECRET_FILE: fileOf("session", values.SESSION_SECRET),
    METRICS_TOKEN_FILE: "",
  };
  expect(parseEnv(given)).toMatchObject(values);
  expect(parseEnv(given).METRICS_TOKEN).toBeUndefined();
});

test("a secret that is given twice, and a file that is missing, empty, a folder or of several lines, is named without its contents", () => {
  const secret = "t".repeat(40);
  const read = () =>
    parseEnv({
      ...values,
      SESSION_SECRET_FILE: fileOf("session", secret),
      METRICS_TOKEN_FILE: join(folder, "none"),
      REDIS_URL_FILE: fileOf("empty", " \n"),
      MINTER_KEY_FILE: folder,
      ENCRYPTION_KEY_FILE: fileOf("lines", `${secret}\n${secret}\n`),
      PORT: "99999",
    });
  for (const fault of [
    "SESSION_SECRET: is also given by SESSION_SECRET_FILE; unset one of them",
    `METRICS_TOKEN_FILE: ${join(folder, "none")} cannot be read (ENOENT)`,
    `REDIS_URL_FILE: ${join(folder, "empty")} is empty`,
    `MINTER_KEY_FILE: ${folder} cannot be read (EISDIR)`,
    `ENCRYPTION_KEY_FILE: ${join(folder, "lines")} must hold the value in one line`,
    "PORT:",
  ]) {
    expect(read).toThrow(fault);
  }
  expect(read).not.toThrow(secret);
});

test("every setting that is a secret by its name can be a file, and each of them is a setting", () => {
  const byName = settingNames.filter((name) =>
    /(?:KEY|SECRET|TOKEN|PREVIOUS)$|^(?:DATABASE|DATABASE_READ|REDIS|ENS_RPC|SMTP)_URL$|^OPERATOR_NOTICES$|^OTEL_EXPORTER_OTLP_HEADERS$/.test(
      name,
    ),
  );
  expect([...secretSettings].sort()).toEqual(byName.sort());
});
