import { z } from "zod";
import { permissions } from "../../core/permissions.ts";
import { ChecksumAddress, Timestamp } from "../../core/schemas.ts";

/** Shapes of the questions and answers about sign-in, keys and usage. Safe in a browser. */

export const NonceResponse = z.object({
  nonce: z.string().meta({ description: "Serves one sign-in." }),
  expiresAt: Timestamp,
});

/** A message of Sign-In with Ethereum (ERC-4361), and its signature. */
export const SignIn = z.strictObject({
  message: z.string().min(1).max(10_000),
  signature: z.string().min(1).max(100_000).meta({ description: "Hex of the wallet's signature (EIP-191)." }),
});

export const TokenResponse = z.object({
  token: z.string().meta({ description: "For the header Authorization: Bearer <token>." }),
  expiresAt: Timestamp,
  address: ChecksumAddress,
});

/** Nothing is left to tell. */
export const Ended = z.object({});

/** What a developer says of a key to be made. */
export const NewKey = z.strictObject({
  name: z.string().trim().min(1).max(100),
  permissions: z.array(z.enum(permissions)).min(1).max(permissions.length),
  /** Requests a minute; narrows the tier's limit. */
  rateLimit: z.int().min(1).max(1_000_000).optional(),
});
export type NewKey = z.infer<typeof NewKey>;
