import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { settingNames } from "../../lib/core/env.ts";
import { installCommand, OPENTELEMETRY_PACKAGES, WALLETCONNECT_PACKAGE } from "../../lib/core/optional-package.ts";
import { testFolder } from "../../tests/setup/folder.ts";
import { readSettings, startSettingNames } from "./settings.ts";

const root = join(import.meta.dirname, "../..");

test(".env.example explains every setting, and no other", () => {
  const explained = readFileSync(join(root, ".env.example"), "utf8").matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm);
  // NODE_ENV is Node's own and set by the commands; CHROMIUM_PATH belongs to the tests.
  const expected = [...settingNames, ...startSettingNames, "CHROMIUM_PATH"].filter((name) => name !== "NODE_ENV");
  expect(Array.from(explained, ([, name]) => name).sort()).toEqual(expected.sort());
});

describe("readSettings", () => {
  test("brings the database and the chains along where nothing names others", () => {
    expect(readSettings(root, {})).toMatchObject({
      dataDir: join(root, ".data"),
      chainPorts: { 31337: 8545, 31338: 8546 },
      embedded: { database: true, chains: true },
    });
    const own = { DATABASE_URL: "postgres://db/credence", CHAINS: "[]", RECEIPT_SIGNER_KEY: `0x${"11".repeat(32)}` };
    expect(readSettings(root, own).embedded).toEqual({ database: false, chains: false });
  });

  test("requires SESSION_SECRET if several processes share it, and rejects a short one", () => {
    expect(() => readSettings(root, { ROLE: "web" })).toThrow(/SESSION_SECRET: is needed with ROLE=web/);
    expect(() => readSettings(root, { SESSION_SECRET: "a".repeat(31) })).toThrow(/SESSION_SECRET: must have/);
    expect(readSettings(root, { SESSION_SECRET: "a".repeat(32) }).service.SESSION_SECRET).toBe("a".repeat(32));
  });

  test("opens the local chains to the network only where that is asked for by name", () => {
    expect(() => readSettings(root, { HOST: "0.0.0.0" })).toThrow(/HOST: 0.0.0.0 opens.*ALLOW_PUBLIC_LOCAL_CHAIN/);
    expect(readSettings(root, { HOST: "0.0.0.0", ALLOW_PUBLIC_LOCAL_CHAIN: "true" }).service.HOST).toBe("0.0.0.0");
    expect(readSettings(root, { HOST: "127.0.0.1" }).service.HOST).toBe("127.0.0.1");
  });

  test("requires the optional package of WalletConnect where a server of a checkout offers it", () => {
    const checkout = testFolder();
    const given = { WALLETCONNECT_PROJECT_ID: "tests" };
    const write = (path: string, text: string) => {
      mkdirSync(join(checkout, path, ".."), { recursive: true });
      writeFileSync(join(checkout, path), text);
    };
    write("package.json", JSON.stringify({ devDependencies: { [WALLETCONNECT_PACKAGE]: "2.21.8" } }));
    // A release has no sources of pages, and WalletConnect in its build.
    expect(readSettings(checkout, given).service.WALLETCONNECT_PROJECT_ID).toBe("tests");
    write("app/page.tsx", "");
    expect(() => readSettings(checkout, given)).toThrow(
      "WALLETCONNECT_PROJECT_ID: needs the package @walletconnect/sign-client, which is not installed: npm install --no-save --save-prod --omit=dev @walletconnect/sign-client@2.21.8\n",
    );
    expect(readSettings(checkout, {}).given).toEqual({});
    write(`node_modules/${WALLETCONNECT_PACKAGE}/package.json`, "{}");
    expect(readSettings(checkout, given).service.WALLETCONNECT_PROJECT_ID).toBe("tests");
  });

  test.each(["Dockerfile", "docs/operations.md"])("%s installs WalletConnect in the version that is tested", (path) => {
    const [, command] =
      /(npm install [^\n]*@walletconnect[\w/.@-]+)/.exec(readFileSync(join(root, path), "utf8")) ?? [];
    expect(command).toBe(installCommand(root, WALLETCONNECT_PACKAGE));
  });

  test.each(["Dockerfile", "docs/operations.md"])(
    "%s installs the packages of traces in the tested versions",
    (path) => {
      const [command] =
        /npm install [^\n`]*@opentelemetry\/[\w/.@ -]+/.exec(readFileSync(join(root, path), "utf8")) ?? [];
      expect(command).toBe(installCommand(root, ...OPENTELEMETRY_PACKAGES));
    },
  );

  test("requires the optional packages of traces where a collector is set, in each process", () => {
    const checkout = testFolder();
    const given = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" };
    // A release has no packages of development, and their versions beside.
    writeFileSync(
      join(checkout, "package.json"),
      JSON.stringify({ optionalVersions: { "@opentelemetry/api": "1.9.1" } }),
    );
    expect(() => readSettings(checkout, given)).toThrow(
      /OTEL_EXPORTER_OTLP_ENDPOINT: needs packages that are not installed: npm install .* @opentelemetry\/api@1\.9\.1 /,
    );
    expect(readSettings(checkout, { ...given, OTEL_SDK_DISABLED: "true" }).service.OTEL_SDK_DISABLED).toBe(true);
    expect(readSettings(root, given).service.OTEL_EXPORTER_OTLP_ENDPOINT).toBe("http://127.0.0.1:4318");
    const grpc = { ...given, OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" };
    expect(() => readSettings(root, grpc)).toThrow(/OTEL_EXPORTER_OTLP_PROTOCOL: must be http\/protobuf/);
  });

  test("takes a day or unix seconds for the genesis, floored to the UTC day", () => {
    const day = Date.UTC(2024, 0, 31) / 1000;
    expect(readSettings(root, { SIM_GENESIS: "2024-01-31" }).simGenesis).toBe(day);
    expect(readSettings(root, { SIM_GENESIS: String(day + 4_000) }).simGenesis).toBe(day);
    for (const wrong of ["2024-02-31", "31.1.2024", "yesterday", "-5"]) {
      expect(() => readSettings(root, { SIM_GENESIS: wrong })).toThrow(/SIM_GENESIS: must be a day/);
    }
  });
});
