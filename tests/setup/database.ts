import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A fresh, migrated database of one's own. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject("databaseServer"));
  const name = `credence_test_${randomBytes(6).toString("hex")}`;
  const admin = new URL(template);
  admin.pathname = "/postgres";
  await run(admin.href, `create database ${name} template ${template.pathname.slice(1)}`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(admin.href, `drop database if exists ${name} with (force)`) };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
