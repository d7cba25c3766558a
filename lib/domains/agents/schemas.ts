import { z } from "zod";
import { ChainNumber, ChecksumAddress, Timestamp } from "../../core/schemas.ts";
import { Points, SvcId } from "../scores/schemas.ts";

// Parameters and responses of agents. Safe in a browser.

const MOST_ID = 2n ** 256n - 1n;

/** uint256, from 0. */
export const AgentId = z
  .string()
  .regex(/^(0|[1-9][0-9]{0,77})$/, { error: "must be a whole number from 0, in decimal digits", abort: true })
  .refine((value) => BigInt(value) <= MOST_ID, "is more than a uint256 holds")
  .meta({ description: "The agent's number in its registry: a uint256, from 0.", example: "0" });

/** How a registration file is stored. */
const fileForms = ["data", "gzip", "ipfs", "https", "other"] as const;
/** `none`: there is no URI. `unsupported`: it is of a kind that is not read here. `unread`: it could not be read now. `invalid`: it is no such file. */
const fileStates = ["read", "none", "unsupported", "unread", "invalid"] as const;
/** Whether the file says that it belongs to this agent. `other`: it names only agents of other registries, or other agents. */
const fileClaims = ["this", "other", "none"] as const;

const Text = z.string();

export const Registration = z.object({
  state: z.enum(fileStates),
  form: z.enum(fileForms).nullable().meta({ description: "Where the file is. gzip: a data URI that is compressed." }),
  problem: Text.nullable().meta({ description: "Why it was not read." }),
  claims: z.enum(fileClaims).nullable().meta({
    description:
      "Which agent the file says that it is of: this one, or only others, as those of another chain's registry. Null: not read.",
  }),
  otherAgents: z.array(Text).meta({ description: "At most 10 others that it names: `eip155:chain:registry#agentId`." }),
  file: z
    .object({
      type: Text.nullable(),
      name: Text.nullable(),
      description: Text.nullable(),
      image: Text.nullable(),
      services: z.array(z.object({ name: Text, endpoint: Text, version: Text.nullable() })),
      active: z.boolean().nullable(),
      x402Support: z.boolean().nullable(),
      supportedTrust: z.array(Text),
    })
    .nullable()
    .meta({ description: "What the file says; long texts and lists are cut. Nobody has checked it." }),
});
export type Registration = z.infer<typeof Registration>;

/** `funding`: first funded by the same wallet. `alike`: they act alike. `mutual`: the agent's owners praise agents of theirs. */
const ringKinds = ["funding", "alike", "mutual"] as const;

const Ring = z.object({
  kind: z.enum(ringKinds),
  by: ChecksumAddress.nullable().meta({ description: "funding: who funded them first." }),
  size: z.int(),
  givers: z.array(ChecksumAddress).meta({ description: "At most 10 of them." }),
});
export type Ring = z.infer<typeof Ring>;

const GiverView = z.object({
  address: ChecksumAddress,
  svcId: SvcId.nullable(),
  total: Points.nullable().meta({ description: "Its points now; null: no score is known here." }),
  praised: z.int().meta({ description: "Agents that it praised, this one too." }),
  weight: z.int(),
  entries: z.int(),
  isNew: z.boolean().nullable().meta({
    description:
      "It first acted less than 30 days before its first entry. Null: not known, as of a wallet whose history is not stored whole.",
  }),
});

const feedback = {
  count: z.int().meta({ description: "Entries that count." }),
  own: z.int().meta({
    description: "Not counted: of wallets that own or owned the agent, are or were its wallet, or belong to one.",
  }),
  revoked: z.int().meta({ description: "Not counted: revoked by their givers." }),
  drafts: z.int().meta({
    description:
      "Not counted: logged in a form of a draft of the standard, or with a value beyond what the registry takes.",
  }),
  responses: z.int(),
  raw: z.array(z.object({ tag: Text, value: Text, count: z.int() })).meta({
    description: "By tag, the mean of all entries as a decimal string. Values of different tags have different units.",
  }),
  weighted: z.array(z.object({ tag: Text, value: Text.nullable(), givers: z.int(), weight: z.int() })).meta({
    description: "The same tags, each giver's newest entry by what the giver counts. Null: nobody counts.",
  }),
  otherTags: z.int().meta({ description: "Tags beyond the 20 shown." }),
  givers: z.object({
    count: z.int(),
    unknown: z.int().meta({ description: "Without a score here: they count for nothing." }),
    new: z.int().meta({ description: "First acted less than 30 days before, as far as it is known." }),
    top: z.array(GiverView).meta({ description: "The 20 that count most." }),
  }),
  rings: z.array(Ring).meta({ description: "Givers that hang together; each ring counts as its strongest member." }),
  otherRings: z.int().meta({ description: "Rings beyond the 20 largest, which are shown." }),
};
const Feedback = z.object(feedback);
export type FeedbackTags = z.infer<typeof Feedback>;

const uncheckedCodes = ["earlier", "transactions", "feedback", "owners", "givers", "chain"] as const;

export const AgentResponse = z.object({
  agent: z
    .object({
      id: Text.meta({
        description: "`eip155:chain:registry#agentId`.",
        example: "eip155:1:0x8004A169FB4a3325136EB29fA0ceB6D2e539a432#0",
      }),
      chainId: ChainNumber,
      agentId: Text,
      owner: ChecksumAddress.nullable().meta({ description: "Null: it was burned." }),
      wallet: ChecksumAddress.nullable().meta({
        description: "Null after each transfer, until the new owner sets one.",
      }),
      registeredAt: Timestamp.nullable(),
      uri: Text.nullable().meta({
        description: "Where its registration file is; null: nowhere, or longer than 65,536 characters.",
      }),
      registration: Registration,
      feedback: Feedback,
      coverage: z.object({
        state: z.enum(["ok", "partial"]),
        fromBlock: z.int().nonnegative(),
        toBlock: z.int().nonnegative().nullable(),
        unchecked: z.array(z.object({ code: z.enum(uncheckedCodes), message: Text })).meta({
          description: "What could not be read or checked, so that figures may lack it.",
        }),
      }),
    })
    .meta({
      id: "Agent",
      description: "An agent of ERC-8004, its file, and its feedback by what those who gave it count.",
    }),
});
export type Agent = z.infer<typeof AgentResponse>["agent"];
