import { z } from "zod";
import { permissions } from "../../core/permissions.ts";

/** What a developer says of a key to be made. */
export const NewKey = z.strictObject({
  name: z.string().trim().min(1).max(100),
  permissions: z.array(z.enum(permissions)).min(1).max(permissions.length),
  /** Requests a minute; narrows the tier's limit. */
  rateLimit: z.int().min(1).max(1_000_000).optional(),
});
export type NewKey = z.infer<typeof NewKey>;
