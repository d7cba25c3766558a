import { expect, test } from "vitest";
import { asHex } from "../../lib/core/bulk-write.ts";
import { versionOf } from "../../lib/domains/scores/facts-hash.ts";
import { decodeScoreFacts } from "../../lib/engine/index.ts";
import { createTestDatabase } from "../../tests/setup/database.ts";
import { withClient } from "../database/with-client.ts";
import { factsOfNothing, insertSubjects } from "./insert-subjects.ts";

test("generated subjects have facts of their own, under the versions that the service gives these", async () => {
  const database = await createTestDatabase();
  await insertSubjects(database.url, 50);
  const { rows } = await withClient(database.url, (client) =>
    client.query<{ subject: string; version: string; facts: Buffer }>(
      `select subject, ${asHex("facts_hash")} as version, facts from score join score_facts using (subject, facts_hash)`,
    ),
  );
  await database.drop();
  const expected = rows.map(({ subject }) => factsOfNothing(subject));
  expect(rows).toHaveLength(50);
  expect(rows.map(({ facts }) => decodeScoreFacts(facts))).toEqual(expected);
  expect(rows.map(({ version }) => version)).toEqual(expected.map(versionOf));
});
