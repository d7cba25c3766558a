import { z } from "zod";
import { parseAddress } from "../../core/parse-address.ts";
import {
  AddressParam,
  ChainNumber,
  Instant,
  Limit,
  lowerAscii,
  Offset,
  Pagination,
  Timestamp,
} from "../../core/schemas.ts";

// Schemas of requests and responses. Safe in a browser.

const Text = z.string().min(1).max(800);
/** A wallet or another actor in any case; the subject of a person's issuer is written as the issuer does. */
const readActor = (value: string) => parseAddress(value) ?? (value.includes("://") ? value : lowerAscii(value));

export const AuditQuery = z.object({
  actor: Text.transform(readActor)
    .optional()
    .meta({ description: "As in an entry; a wallet in any case.", override: { type: "string" } }),
  act: Text.optional().meta({ description: "Such as `key.revoked`.", example: "key.revoked" }),
  target: Text.optional().meta({ description: "The id of what changed: a wallet, a key, a chain." }),
  from: Instant.optional().meta({ description: "Beginning." }),
  to: Instant.optional().meta({ description: "End, exclusive." }),
  limit: Limit,
  offset: Offset,
});
export type AuditQuery = z.output<typeof AuditQuery>;

const AuditEntry = z
  .object({
    id: z.string(),
    at: Timestamp,
    actor: z.string().meta({
      description:
        "A wallet in lower case; issuer and subject of a person, with a space; `operator:cli`, `system` or `anonymous`.",
    }),
    act: z.string().meta({ example: "key.revoked" }),
    target: z.string().meta({ description: "The id of what changed." }),
    details: z.record(z.string(), z.unknown()).meta({ description: "What belongs to the act, without secrets." }),
    requestId: z.string().nullable().meta({ description: "The request's id; null in entries of earlier versions." }),
  })
  .meta({ id: "AuditEntry", description: "An act of an owner, a developer or an operator." });
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditResponse = z.object({ entries: z.array(AuditEntry), pagination: Pagination });

const Attention = z
  .object({
    area: z
      .enum(["chains", "jobs", "webhooks", "appeals", "screening"])
      .meta({ description: "The page that shows it." }),
    text: z.string().meta({ description: "A sentence." }),
  })
  .meta({ id: "Attention", description: "Something that needs an operator." });
export type Attention = z.infer<typeof Attention>;

export const OverviewResponse = z.object({ attention: z.array(Attention) });

const state = z.enum(["running", "waiting", "failed"]);

const Job = z
  .object({
    id: z.string(),
    task: z.string(),
    state,
    attempts: z.int().nonnegative(),
    maxAttempts: z.int().positive(),
    runAt: Timestamp.meta({ description: "When it is due." }),
    error: z.string().nullable().meta({ description: "Why the last attempt failed." }),
  })
  .meta({ id: "Job", description: "Work in the queue." });
export type Job = z.infer<typeof Job>;

const Backfill = z
  .object({
    wallet: z.string(),
    chainId: z.int().positive(),
    state,
    attempts: z.int().nonnegative().meta({ description: "Failed turns in a row." }),
    dueAt: Timestamp.meta({ description: "When its next turn is due; during a turn, when its worker counts as lost." }),
    error: z.string().nullable(),
  })
  .meta({ id: "Backfill", description: "A wallet's history on a chain that is not read yet." });
export type Backfill = z.infer<typeof Backfill>;

const ReadOnceFor = z
  .object({
    developerId: z.string().nullable().meta({ description: "Null: visitors of pages, together." }),
    wallets: z.int().nonnegative().meta({ description: "That its questions, or those for its policies, made known." }),
    waiting: z.int().nonnegative().meta({ description: "Of these, wallets that are not read yet." }),
    readsToday: z.int().nonnegative().meta({ description: "Readings of the last 24 hours, of LIST_READS_PER_DAY." }),
  })
  .meta({ id: "ReadOnceFor", description: "What is kept of wallets that are read once, and for whom." });
const ReadOnce = z
  .object({
    wallets: z.int().nonnegative(),
    waiting: z.int().nonnegative(),
    bytes: z.int().nonnegative().meta({ description: "In the database, with indexes." }),
    developers: z.array(ReadOnceFor).meta({ description: "At most 100, most wallets first." }),
  })
  .meta({
    id: "ReadOnce",
    description: "Wallets that are read once: no subjects, and forgotten 30 days after the last question.",
  });
export type ReadOnce = z.infer<typeof ReadOnce>;

export const WorkResponse = z.object({ jobs: z.array(Job), backfills: z.array(Backfill), readOnce: ReadOnce });
export const RetryBackfill = z.strictObject({ wallet: AddressParam, chainId: ChainNumber });

/** What an operator can have done now; a worker also does it by itself, once a day. The values are acts of the audit log. */
export const requestedTasks = {
  "clusters.search": "Find alike wallets",
  "trust.compute": "Compute payment trust",
  "epoch.create": "Create an epoch",
  "epoch.publish": "Create and publish an epoch",
} as const;
export type RequestedTask = keyof typeof requestedTasks;

export const StartJob = z.strictObject({
  task: z.enum(Object.keys(requestedTasks) as [RequestedTask, ...RequestedTask[]]), // The table's own keys.
});
export const Retried = z.object({});
