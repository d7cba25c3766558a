import { z } from "zod";
import { TransactionHash } from "../../core/schemas.ts";

/** Shapes of the answers about identities and signing. Safe in a browser. */

const Field = z.object({ name: z.string(), type: z.string() });

export const SigningResponse = z.object({
  domain: z
    .object({ name: z.string(), version: z.string(), chainId: z.int().positive(), salt: TransactionHash })
    .meta({ description: "EIP-712 domain; salt is keccak256 of the public origin." }),
  types: z.record(z.string(), z.array(Field)).meta({ description: "The fields of each primary type." }),
});
