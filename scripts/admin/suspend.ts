import { parseAddress } from "../../lib/core/parse-address.ts";
import { findDeveloper, suspendDeveloper, suspendKey } from "../../lib/domains/developers/index.ts";
import { type AdminCommand, requireReason } from "./command.ts";

/** `suspend <wallet | developer id | key id> --reason "…" | --lift` */
export const suspendCommand: AdminCommand = ([target], fail, options) => {
  if (target === undefined) return fail("The wallet or key id is missing.");
  const reason = options.lift ? null : requireReason(options, fail);
  const done = options.lift ? "is no longer suspended" : "is suspended";
  if (target.startsWith("key_")) {
    return async (ctx) => {
      const key = await suspendKey(ctx, { keyId: target, reason });
      return { json: key, text: `The key ${key.id} (${key.name}) ${done}.` };
    };
  }
  const id = target.startsWith("dev_")
    ? target
    : (parseAddress(target) ?? fail("This is no wallet and no id of a key."));
  return async (ctx) => {
    const found = await findDeveloper(ctx, id);
    const developer = await suspendDeveloper(ctx, { developerId: found.id, reason });
    return { json: developer, text: `The developer of ${developer.wallet} ${done}.` };
  };
};
