import { type Fault, fault, isProduct, type Source } from "./source.ts";

const prismaPackage = /^(@prisma\/|prisma$|prisma\/|\.prisma\/)/;
const generated = /^prisma\/(?:generated\/|client\.)/;

/** Domains whose requests read or write single rows: they use Prisma's client. */
const recordDomains = /^lib\/domains\/(administration|developers|notices|people|policies|takedowns|webhooks)\//;
/** Prisma's client outside these domains: core passes it on, and the domain of reservations keeps referrals as records. */
const prismaAllowed = /^lib\/(core\/(context|db|transaction)\.ts$|domains\/reservations\/)/;

/** Files of these domains that use SQL, and why. Everything else in the product works on sets of rows, in SQL. */
const sqlInRecordDomains: Readonly<Record<string, string>> = {
  "lib/domains/administration/audit.ts": "deletes all but the newest entries of each actor, by a window",
  "lib/domains/administration/get-overview.ts": "counts over several tables",
  "lib/domains/administration/jobs.ts": "queues that are tables of SQL, and counts over several tables",
  "lib/domains/developers/get-usage.ts": "sums over the hours of a developer",
  "lib/domains/developers/look-up-credential.ts": "prepared statements on the path of every request",
  "lib/domains/developers/sign-in.ts": "finds developers that own nothing in any table",
  "lib/domains/people/check-people.ts": "a queue with SKIP LOCKED",
  "lib/domains/people/person-sessions.ts": "a prepared statement on the path of every request",
  "lib/domains/policies/chain-reads.ts":
    "counts calls in one statement, so that concurrent ones do not exceed the limit",
  "lib/domains/policies/load-contracts.ts": "reads a chain's cursor, which the indexer writes",
  "lib/domains/policies/load-held.ts": "sums of transfers of sets of wallets",
  "lib/domains/notices/attempt-message.ts": "the outcome of an attempt, the channel first, in one transaction",
  "lib/domains/notices/claim-messages.ts": "a queue with SKIP LOCKED",
  "lib/domains/notices/compose-messages.ts": "sets of notices become messages in one transaction",
  "lib/domains/notices/scan-conditions.ts": "compares sets of rows of several tables",
  "lib/domains/policies/run-simulation.ts": "stores the progress of a queue's turn by the database's clock",
  "lib/domains/policies/snapshot-judge.ts": "links, answers and addresses of thousands at once",
  "lib/domains/policies/snapshot-scores.ts": "stores sets of answers with their block in one statement",
  "lib/domains/policies/snapshot.ts": "locks the policy while its tokens change",
  "lib/domains/policies/watch.ts": "sets of wallets, taken from lists and groups",
  "lib/domains/policies/watch-judge.ts": "reads which blocks of sets of wallets are not final",
  "lib/domains/policies/watch-turn.ts": "a queue with SKIP LOCKED, and outcomes with their events in one transaction",
  "lib/domains/takedowns/takedowns.ts": "read beside other rows in SQL",
  "lib/domains/webhooks/attempt-delivery.ts": "one prepared statement for each attempt",
  "lib/domains/webhooks/claim-deliveries.ts": "a queue with SKIP LOCKED",
  "lib/domains/webhooks/dispatch-events.ts": "joins events with the webhooks that want them, in one transaction",
  "lib/domains/webhooks/judge-receivers.ts": "changes webhooks and notifies their owners in one transaction",
  "lib/domains/webhooks/limit-stored.ts": "counts and deletes over the deliveries of a developer",
  "lib/domains/webhooks/secrets.ts": "part of the transaction that restores a backup",
};

/** Checks where Prisma's client and SQL are used: each kind of data has one way to the database. */
export function checkDatabase(source: Source): Fault[] {
  if (!isProduct(source)) return [];
  return [...checkPrismaImports(source), ...checkTransactions(source), ...checkClient(source), ...checkSql(source)];
}

function checkPrismaImports(source: Source): Fault[] {
  if (source.path === "lib/core/db.ts") return [];
  return source.imports
    .filter((one) => prismaPackage.test(one.specifier) || generated.test(one.file ?? ""))
    .map((one) => fault(source, one.line, "prisma", "only lib/core/db.ts imports Prisma"));
}

function checkTransactions(source: Source): Fault[] {
  if (source.path === "lib/core/transaction.ts") return [];
  return source.prismaTransactions.map((line) =>
    fault(source, line, "transactions", "transactions begin with transaction() of lib/core/transaction.ts"),
  );
}

function checkClient(source: Source): Fault[] {
  if (recordDomains.test(source.path) || prismaAllowed.test(source.path)) return [];
  return source.prismaCalls.map((line) => fault(source, line, "prisma", "Prisma's client is for domains of records"));
}

function checkSql(source: Source): Fault[] {
  if (!recordDomains.test(source.path) || source.path in sqlInRecordDomains) return [];
  return source.queries.map((line) =>
    fault(source, line, "sql", "records are read and written by Prisma's client (scripts/check/database-rules.ts)"),
  );
}
