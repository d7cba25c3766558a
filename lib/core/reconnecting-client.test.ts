import pg from "pg";
import { expect, inject, test } from "vitest";
import { inUtc } from "./reconnecting-client.ts";

const server = inject("databaseServer");

async function show(connectionString: string, setting: string): Promise<unknown> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(`show ${setting}`);
  await client.end();
  return Object.values(rows[0] ?? {})[0];
}

const options = (given: string) => `${server}?application_name=test&options=${encodeURIComponent(given)}`;

test.each([
  ["without options", server],
  ["with options of its own", options("-c work_mem=5MB")],
  ["with another zone among its options", options("-c TimeZone=Asia/Kolkata -c work_mem=5MB")],
])("a connection string %s opens sessions in UTC", async (_what, url) => {
  expect(await show(url, "timezone")).not.toBe("UTC");
  expect(await show(inUtc(url), "timezone")).toBe("UTC");
});

test("options of a connection string stay as they are", async () => {
  expect(await show(inUtc(options("-c work_mem=5MB")), "work_mem")).toBe("5MB");
});
