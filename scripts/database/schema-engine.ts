import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import type { SchemaEngine } from "@prisma/schema-engine-wasm";
import pg from "pg";
import { migrate, migrationsDir } from "./migrate.ts";

// Prisma's command line fetches a native schema engine at its first run. The same engine ships as WebAssembly in the npm registry.

const root = join(import.meta.dirname, "../..");
const schemaDir = join(root, "prisma/schema");
const filters = { externalTables: [], externalEnums: [] };

/** Write a migration from the current migrations to the schema. Returns its name, or null without a change. */
export async function createMigration(databaseUrl: string, name: string, now: Date): Promise<string | null> {
  const script = await schemaDrift(databaseUrl);
  if (!script) return null;
  const migrationName = `${now.toISOString().replace(/\D/g, "").slice(0, 14)}_${name}`;
  const dir = join(migrationsDir, migrationName);
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, "migration.sql"), `${script}\n`);
  return migrationName;
}

/**
 * The SQL that migrates a database to the schema; empty if they match. `databaseUrl` names a scratch
 * database: the migrations are applied to it first.
 */
export async function schemaDrift(databaseUrl: string): Promise<string> {
  await migrate(databaseUrl);
  return withEngine(databaseUrl, async (engine) => {
    const files = readSchema().map(([path, content]) => ({ path, content }));
    const { stdout } = await engine.diff({
      from: { tag: "schemaDatasource", files, configDir: root },
      to: { tag: "schemaDatamodel", files },
      script: true,
      exitCode: null,
      shadowDatabaseUrl: null,
      filters,
    } as Parameters<SchemaEngine["diff"]>[0]);
    return (stdout ?? "").includes("This is an empty migration") ? "" : (stdout ?? "").trim();
  });
}

type Bindings = typeof import("@prisma/schema-engine-wasm/schema_engine_bg");
let loaded: Promise<Bindings> | undefined;

// Once per process: the bindings hold views of the first instance's memory.
async function loadEngine(): Promise<Bindings> {
  const bindings = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const entry = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm");
  const { instance } = await WebAssembly.instantiate(readFileSync(join(dirname(entry), "schema_engine_bg.wasm")), {
    "./schema_engine_bg.js": bindings as unknown as WebAssembly.ModuleImports,
  });
  bindings.__wbg_set_wasm(instance.exports);
  const { __wbindgen_start: start } = instance.exports;
  if (typeof start === "function") start();
  return bindings;
}

async function withEngine<T>(databaseUrl: string, work: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  loaded ??= loadEngine();
  const bindings = await loaded;
  const pool = new CatalogPool({ connectionString: databaseUrl, max: 2 });
  try {
    const adapter = bindMigrationAwareSqlAdapterFactory(catalogAdapter(pool));
    const engine = await bindings.SchemaEngine.new({ datamodels: readSchema() }, () => {}, adapter);
    try {
      return await work(engine);
    } finally {
      engine.free();
    }
  } finally {
    await pool.end();
  }
}

const CHAR_TYPE = 18;

/** Records which columns of the last result have the catalogue's one-byte type "char". */
class CatalogPool extends pg.Pool {
  charColumns: number[] = [];

  // The adapter only uses the promise form with one configuration object.
  override query = (async (config: pg.QueryConfig) => {
    const client = await this.connect();
    try {
      const result = await client.query(config);
      this.charColumns = [];
      for (const [index, field] of (result.fields ?? []).entries()) {
        if (field.dataTypeID !== CHAR_TYPE) continue;
        field.dataTypeID = pg.types.builtins.TEXT;
        this.charColumns.push(index);
      }
      return result;
    } finally {
      client.release();
    }
  }) as pg.Pool["query"];
}

/** Prisma's adapter with support for the type "char", which the engine needs to read the catalogue. */
function catalogAdapter(pool: CatalogPool): PrismaPg {
  const factory = new PrismaPg(pool);
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => {
      const result = await queryRaw(query);
      for (const index of pool.charColumns) result.columnTypes[index] = ColumnTypeEnum.Character;
      return result;
    };
    return adapter;
  };
  return factory;
}

function readSchema(): [string, string][] {
  return readdirSync(schemaDir)
    .filter((name) => name.endsWith(".prisma"))
    .sort()
    .map((name) => [join(schemaDir, name), readFileSync(join(schemaDir, name), "utf8")]);
}
