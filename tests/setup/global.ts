import pg from "pg";
import type { TestProject } from "vitest/node";
import { prepareDatabase } from "../../scripts/database/prepare.ts";

const TEMPLATE = "credence_test_template";

declare module "vitest" {
  interface ProvidedContext {
    /** A server with a migrated template database; tests copy it. */
    databaseServer: string;
  }
}

/** Once for a run: a database server, and one migrated database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // `npm test` starts a server of its own and names it here.
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error("TEST_DATABASE_URL is not set. Run the tests with `npm test`, which starts a database.");
  const template = `${TEMPLATE}_${process.pid}`;
  await onServer(server, [`create database ${template}`]);
  const url = new URL(server);
  url.pathname = `/${template}`;
  await prepareDatabase(url.href);
  project.provide("databaseServer", url.href);
  return async () => onServer(server, [`drop database if exists ${template} with (force)`]);
}

async function onServer(server: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
