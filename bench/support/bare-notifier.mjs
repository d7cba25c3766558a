import { argv } from "node:process";
import pg from "pg";
import { request } from "undici";

/** The minimal delivery: listens on a channel and posts each notification. Arguments: database, channel, receiver. */
const [database = "", channel = "", receiver = ""] = argv.slice(2);
const client = new pg.Client({ connectionString: database });
await client.connect();
client.on("notification", async ({ payload }) => {
  const { body } = await request(receiver, { method: "POST", body: payload ?? "" });
  await body.dump();
});
await client.query(`listen ${pg.escapeIdentifier(channel)}`);
process.send?.("listening");
process.once("disconnect", () => void client.end());
