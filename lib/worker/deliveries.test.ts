import { expect, test } from "vitest";
import { testEnv, useContext } from "../../tests/setup/context.ts";
import { createStoredLimit } from "./deliveries.ts";

const holder = useContext();

test("records are counted after each tenth of the limit that a developer's writes add, not with each write", async () => {
  const { pg, now } = holder.ctx();
  const counted: unknown[] = [];
  const counting = new Proxy(pg, {
    get: (target, name) =>
      name === "query"
        ? (text: string, values: unknown[]) => {
            if (text.includes("as records from webhook w")) counted.push(values[0]);
            return target.query(text, values);
          }
        : Reflect.get(target, name),
  });
  const env = testEnv(holder.url(), { WEBHOOK_RECORDS_PER_DEVELOPER: "1000" });
  const limit = createStoredLimit({ env, pg: counting });
  for (let i = 0; i < 250; i++) {
    limit.add("dev_1", 1);
    if (i < 99) limit.add("dev_2", 1);
    await limit.apply(now);
  }
  expect(counted).toEqual(["dev_1", "dev_1"]);
});
