// Generated from prisma/schema by `npm run generate`.

// prisma/generated/client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";
import "@prisma/client/runtime/client";

// prisma/generated/internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [
    "partialIndexes"
  ],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "postgresql",
  "inlineSchema": `/// An achievement that a subject has earned. A reorg deletes the row if its cause is gone and it is not claimed.
model EarnedAchievement {
  subject   String
  /// Id in lib/engine/achievements.ts.
  id        String
  earnedAt  DateTime  @map("earned_at") @db.Timestamptz(3)
  /// Null until claimed, and again when the name it was claimed under gets another owner.
  claimedAt DateTime? @map("claimed_at") @db.Timestamptz(3)

  /// When the facts stopped meeting the requirement of a claimed achievement; null while they meet it.
  lostAt DateTime? @map("lost_at") @db.Timestamptz(3)

  @@id([subject, id])
  @@index([id])
  @@map("earned_achievement")
}

/// A wallet's owner contests a risk flag. What was upheld is an override among the facts of the wallet's scores.
model Appeal {
  id          String    @id
  /// The flagged wallet, lower case.
  wallet      String
  /// A signal's code, or \`listed_contact:\` and the address of one listed contact.
  flag        String
  /// Public, as are evidence and decision.
  reason      String
  /// URLs and transaction hashes.
  evidence    String[]
  /// open, upheld, rejected or withdrawn.
  status      String
  /// Who opened it.
  developerId String    @map("developer_id")
  openedAt    DateTime  @map("opened_at") @db.Timestamptz(3)
  /// The operator's deadline.
  decideBy    DateTime  @map("decide_by") @db.Timestamptz(3)
  /// When it was decided or withdrawn.
  decidedAt   DateTime? @map("decided_at") @db.Timestamptz(3)
  /// Why it was upheld or rejected.
  decision    String?
  /// If upheld: the first day whose close has the override.
  fromDay     DateTime? @map("from_day") @db.Date
  /// The total of the wallet's subject before and after the decision.
  totalBefore Int?      @map("total_before")
  totalAfter  Int?      @map("total_after")
  /// The hash of the signed message that opened it, which opens no other; null if a session did.
  consent     String?   @unique

  @@unique([wallet, flag], map: "appeal_open", where: raw("status = 'open'"))
  @@index([wallet], map: "appeal_upheld", where: raw("status = 'upheld'"))
  @@index([wallet, openedAt])
  @@index([developerId, openedAt])
  @@index([openedAt, id])
  @@index([status, openedAt])
  @@map("appeal")
}

/// A schema registered here, or used by an on-chain attestation. Built-in schemas are in the code.
model AttestationSchema {
  /// EAS's uid: keccak256 of schema, resolver and revocable.
  uid         String   @id
  /// Null for a schema read from a chain.
  name        String?
  /// The name in lower case; unique.
  nameKey     String?  @unique @map("name_key")
  schema      String
  resolver    String
  revocable   Boolean
  developerId String?  @map("developer_id")
  createdAt   DateTime @map("created_at") @db.Timestamptz(3)

  @@index([createdAt, uid])
  @@index([developerId])
  @@map("attestation_schema")
}

/// An attestation of EAS, signed off chain or made on chain.
model Attestation {
  id                  String    @id
  /// EAS's uid. It covers neither issuer nor chain, so it is not unique.
  uid                 String
  chainId             BigInt    @map("chain_id")
  /// The chain's EAS contract.
  contract            String
  issuer              String
  /// The attested address. A later transfer of a name does not change it.
  subject             String
  schemaUid           String    @map("schema_uid")
  /// ABI-encoded, hex. \`0x\` where \`omittedBytes\` is set.
  data                String
  /// Length of on-chain data that is too long to store.
  omittedBytes        Int?      @map("omitted_bytes")
  /// The fields as posted, otherwise as decoded; null if the data cannot be decoded.
  decoded             Json?
  /// Long fields as lists shorten them; null if lists return all fields in full.
  preview             Json?
  /// Unix seconds: the issuer's; on chain, the block's.
  time                BigInt
  /// Unix seconds, at most 2^53 - 1; 0 means never.
  expirationTime      BigInt    @map("expiration_time")
  revocable           Boolean
  refUid              String    @map("ref_uid")
  /// Salt and signature are null on chain.
  salt                String?
  signature           String?
  /// eoa, erc1271, erc6492 or onchain.
  signatureKind       String    @map("signature_kind")
  createdAt           DateTime  @map("created_at") @db.Timestamptz(3)
  revokedAt           DateTime? @map("revoked_at") @db.Timestamptz(3)
  revocationReason    String?   @map("revocation_reason")
  revocationDetails   String?   @map("revocation_details")
  publicReason        String?   @map("public_reason")
  revocationSignature String?   @map("revocation_signature")
  /// Position in the feed of revocations; rises in commit order. Null until the revocation is final.
  revocationSeq       BigInt?   @unique @map("revocation_seq")
  /// Set for on-chain attestations.
  txHash              String?   @map("tx_hash")
  blockNumber         BigInt?   @map("block_number")
  blockHash           String?   @map("block_hash")
  /// Position of its event in the block; null before it was stored.
  logIndex            Int?      @map("log_index")
  /// Who sent the transaction, if that is not the issuer.
  sender              String?
  /// Set for revocations on chain.
  revokedBlock        BigInt?   @map("revoked_block")
  revokedTxHash       String?   @map("revoked_tx_hash")
  /// A reorg can no longer remove it.
  final               Boolean   @default(true)

  @@unique([uid, issuer, chainId, contract])
  @@index([subject])
  @@index([issuer, subject])
  @@index([issuer, createdAt])
  @@index([refUid])
  @@index([createdAt, id])
  @@index([chainId, final, blockNumber])
  @@index([chainId, revokedBlock])
  @@map("attestation")
}

/// An on-chain attestation that is not listed and counts for nothing, because its sender made too many like it through one issuer.
model LeftOutAttestation {
  chainId        BigInt @map("chain_id")
  contract       String
  uid            String
  issuer         String
  subject        String
  schemaUid      String @map("schema_uid")
  /// Who sent the transaction.
  sender         String
  /// Block time, unix seconds.
  time           BigInt
  blockNumber    BigInt @map("block_number")
  logIndex       Int    @map("log_index")
  /// Unix seconds; 0 means never.
  expirationTime BigInt @map("expiration_time")
  /// Its row of the table \`attestation\`, to which a reorg or revocations of others may return it.
  attestation    Json

  @@id([chainId, contract, uid])
  @@index([subject, schemaUid, issuer, sender, expirationTime, time], map: "left_out_attestation_expiry")
  @@index([subject, schemaUid, issuer, sender, blockNumber, logIndex], map: "left_out_attestation_order")
  @@index([issuer])
  @@index([chainId, blockNumber])
  @@map("left_out_attestation")
}

/// A revocation on chain of an attestation that is not known: it was made before the blocks that were read, or signed and not posted yet.
model EarlyRevocation {
  chainId     BigInt @map("chain_id")
  contract    String
  uid         String
  /// Who revoked a signed attestation; empty for an on-chain attestation.
  issuer      String @default("")
  blockNumber BigInt @map("block_number")
  /// Unix seconds.
  blockTime   BigInt @map("block_time")
  txHash      String @map("tx_hash")

  @@id([chainId, contract, uid, issuer])
  @@index([chainId, blockNumber])
  @@map("early_revocation")
}

/// How much an issuer's attestations count, recomputed at the start of each chain day. Without a row: 0.
model IssuerWeight {
  /// The issuer's subject.
  subject String @id
  /// Permille, 1 to 1000.
  weight  Int

  @@map("issuer_weight")
}

/// A message to a wallet's owner.
model Notification {
  id      String    @id
  address String
  /// Name of the event it reports.
  kind    String
  data    Json
  at      DateTime  @db.Timestamptz(3)
  /// When it was marked as read.
  readAt  DateTime? @map("read_at") @db.Timestamptz(3)

  @@index([address, at, id])
  @@map("notification")
}

/// An attestation that an indexed block made and whose contents no node has returned yet.
model PendingAttestation {
  chainId     BigInt   @map("chain_id")
  uid         String
  blockNumber BigInt   @map("block_number")
  /// Null if an explorer's log showed it.
  blockHash   String?  @map("block_hash")
  /// Unix seconds.
  blockTime   BigInt   @map("block_time")
  txHash      String   @map("tx_hash")
  logIndex    Int      @map("log_index")
  subject     String
  issuer      String
  /// Who sent the transaction, if that is not the issuer.
  sender      String?
  /// Its revocation in a later block: number, hash, time, txHash, logIndex.
  revocation  Json?
  at          DateTime @db.Timestamptz(3)
  attempts    Int      @default(0)
  /// When the worker reads it again.
  retryAt     DateTime @map("retry_at") @db.Timestamptz(3)

  @@id([chainId, uid])
  @@index([chainId, retryAt])
  @@index([subject])
  @@index([issuer])
  @@map("pending_attestation")
}

generator client {
  provider        = "prisma-client"
  output          = "../generated"
  engineType      = "client"
  previewFeatures = ["partialIndexes"]
}

datasource db {
  provider = "postgresql"
}

/// Facts about this installation, such as the settings its scores were made with.
model Meta {
  key   String @id
  value Json

  @@map("meta")
}

/// The account of a wallet that calls the API.
model Developer {
  id               String    @id
  wallet           String
  /// Who the wallet is: 0, its own key; a chain, the smart account of that chain. Null: nobody signed in yet.
  chainId          BigInt?   @map("chain_id")
  tier             String    @default("free")
  createdAt        DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  /// When an operator suspended it: its keys and sessions are refused. Null: not suspended.
  suspendedAt      DateTime? @map("suspended_at") @db.Timestamptz(3)
  suspensionReason String?   @map("suspension_reason")
  keys             ApiKey[]

  @@unique([wallet, chainId])
  @@unique([wallet], map: "developer_unclaimed", where: raw("chain_id IS NULL"))
  @@map("developer")
}

/// An API key: its hash and the parts that may be shown.
model ApiKey {
  id               String    @id
  developerId      String    @map("developer_id")
  name             String
  /// secret, for servers; publishable, for pages of its origins.
  kind             String    @default("secret")
  /// Origins of the pages that may use a publishable key.
  origins          String[]  @default([])
  /// Saved policies that a publishable key may evaluate.
  policyIds        String[]  @default([]) @map("policy_ids")
  permissions      String[]
  /// The key's own limit of requests per minute, in addition to the plan tier's; null: none.
  rateLimit        Int?      @map("rate_limit")
  prefix           String
  last4            String
  /// SHA-256 of the key, hex.
  hash             String    @unique
  createdAt        DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  lastUsedAt       DateTime? @map("last_used_at") @db.Timestamptz(3)
  expiresAt        DateTime? @map("expires_at") @db.Timestamptz(3)
  revokedAt        DateTime? @map("revoked_at") @db.Timestamptz(3)
  /// When an operator suspended it; null: not suspended.
  suspendedAt      DateTime? @map("suspended_at") @db.Timestamptz(3)
  suspensionReason String?   @map("suspension_reason")
  /// The key that replaced it by rotation.
  replacedBy       String?   @map("replaced_by")
  developer        Developer @relation(fields: [developerId], references: [id])

  @@index([developerId])
  @@map("api_key")
}

/// An act of an owner, a developer or an operator, without secrets.
model AuditEntry {
  id        String   @id
  at        DateTime @db.Timestamptz(3)
  /// A wallet in lower case, \`operator:cli\`, \`system\` or \`anonymous\`.
  actor     String
  /// Such as \`key.revoked\`.
  act       String
  /// The id of what changed.
  target    String
  details   Json     @default("{}")
  /// Null in entries of earlier versions.
  requestId String?  @map("request_id")

  @@index([at, id])
  @@index([target, at])
  @@index([actor, at])
  @@index([act, at])
  @@map("audit_entry")
}

/// The response to the first request with an idempotency key, for 24 hours.
model IdempotentRequest {
  caller    String
  method    String
  path      String
  key       String
  bodyHash  String   @map("body_hash")
  /// Null while the first request is in flight.
  status    Int?
  body      String?
  /// Set by the transactions that do the work, so that committed work is not done again if the response was lost.
  committed Boolean  @default(false)
  /// What those transactions returned, in order, while no response is stored; null where they may not or could not be stored.
  results   Bytes[]
  /// Identifies the process that runs the request; a process that lost the request writes nothing more.
  fence     String   @default("")
  startedAt DateTime @map("started_at") @db.Timestamptz(3)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@id([caller, method, path, key])
  @@index([expiresAt])
  @@map("idempotent_request")
}

/// Bytes of the responses that were stored for a caller's requests with an idempotency key in one UTC hour.
model IdempotentBytes {
  caller String
  hour   DateTime @db.Timestamptz(0)
  bytes  BigInt

  @@id([caller, hour])
  @@index([hour])
  @@map("idempotent_bytes")
}

/// Requests of one developer on one UTC day, for the day limit across restarts.
model DayCount {
  developerId String   @map("developer_id")
  day         DateTime @db.Date
  requests    Int

  @@id([developerId, day])
  @@map("day_count")
}

/// A nonce for one sign-in. It is deleted when it is used.
model AuthNonce {
  nonce     String   @id
  /// The client network that requested it, as the limits count it.
  client    String?
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("auth_nonce")
}

/// A signed-in wallet, by cookie or by Bearer token, until it expires or is revoked.
model Session {
  id          String    @id
  developerId String    @map("developer_id")
  wallet      String
  /// The chain whose contract accepted the signature; null: the wallet's own key signed.
  chainId     BigInt?   @map("chain_id")
  /// cookie or token.
  kind        String
  createdAt   DateTime  @map("created_at") @db.Timestamptz(3)
  expiresAt   DateTime  @map("expires_at") @db.Timestamptz(3)
  revokedAt   DateTime? @map("revoked_at") @db.Timestamptz(3)
  /// Exact to a minute.
  lastUsedAt  DateTime? @map("last_used_at") @db.Timestamptz(3)

  @@index([developerId])
  @@index([expiresAt])
  @@map("session")
}

/// Requests of one key on one endpoint in one UTC hour. Days are sums of hours.
model UsageHour {
  developerId String   @map("developer_id")
  hour        DateTime @db.Timestamptz(0)
  /// Empty for requests of sessions.
  keyId       String   @map("key_id")
  /// Method and path of the declaration: "GET /v1/score/{identity}".
  endpoint    String
  requests    Int
  /// Responses with a status of 400 or more.
  errors      Int
  /// Number of responses in each latency bucket.
  latencies   Int[]

  @@id([developerId, hour, keyId, endpoint])
  @@map("usage_hour")
}

/// A signed Merkle root over the scores of all ranked subjects (EpochHeader in lib/domains/epochs/epoch-header.ts).
model Epoch {
  number       Int      @id
  root         String
  previousRoot String   @map("previous_root")
  modelHash    String   @map("model_hash")
  rows         Int
  /// EpochChain of lib/domains/epochs/epoch-header.ts.
  chains       Json
  at           DateTime @db.Timestamptz(3)
  /// The EIP-712 domain of the signature.
  domain       Json
  signer       String
  signature    String
  /// The first nodes of the tree, 32 bytes each, root first; null once the rows are deleted.
  nodes        Bytes?
  /// Of the rows as text.
  lineBytes    BigInt   @map("line_bytes")
  checksum     BigInt
  /// Of the rows as they are stored.
  storedBytes  BigInt   @map("stored_bytes")
  /// Where the root was published on chain: PublishedRoot of lib/domains/epochs/schemas.ts.
  published    Json     @default("[]")

  @@map("epoch")
}

/// A chunk of an epoch, from its first row on.
model EpochPage {
  epoch        Int
  firstIndex   Int    @map("first_index")
  /// Lower-case hex.
  firstAddress String @map("first_address")
  chunkHash    Bytes  @map("chunk_hash")
  /// The hashes of its rows, 32 bytes each, of the newest epoch: the next one takes them over. Null where leaves were hashed otherwise.
  leaves       Bytes?

  chunk EpochChunk @relation(fields: [chunkHash], references: [hash])

  @@id([epoch, firstIndex])
  @@index([epoch, firstAddress])
  @@index([chunkHash])
  @@map("epoch_page")
}

/// Consecutive rows, compressed. Epochs with the same rows share it.
model EpochChunk {
  /// SHA-256 of the lines.
  hash Bytes @id
  data Bytes

  pages EpochPage[]

  @@map("epoch_chunk")
}

/// The events of a chain's name contracts. Identities and reservations are folds over these rows.
model NameEvent {
  chainId     BigInt @map("chain_id")
  txHash      String @map("tx_hash")
  logIndex    Int    @map("log_index")
  blockNumber BigInt @map("block_number")
  blockHash   String @map("block_hash")
  /// Block time, unix seconds.
  at          BigInt
  /// minted, subname, transferred, reserved, refunded or settled.
  kind        String
  /// Name without suffix, lower case.
  name        String
  /// keccak256 of the name: the token id as hex.
  nameHash    String @map("name_hash")
  /// New owner or reserver; lower-case hex.
  account     String
  /// Other fields of the event: price, nonce, deposit, expiresAt, from; amounts as decimal strings.
  data        Json   @default("{}")

  @@id([chainId, txHash, logIndex])
  @@index([chainId, blockNumber])
  @@index([name])
  @@index([chainId, nameHash])
  @@map("name_event")
}

/// A minted name and its identity. A name exists once over all chains.
model Identity {
  /// Without suffix, lower case; a subname ends in a dot and its parent's name.
  name        String           @id
  chainId     BigInt           @map("chain_id")
  tokenId     Decimal          @map("token_id") @db.Decimal(78, 0)
  /// Owner of the token, lower-case hex.
  owner       String
  /// The transaction by which the owner got the name: the mint or the newest transfer.
  ownerTx     String           @map("owner_tx")
  /// minted or activated.
  state       String
  /// The parent's name; null if it is no subname.
  parent      String?
  /// Rises with each activation, link, unlink and transfer; signatures contain it.
  nonce       Int              @default(0)
  /// The mint.
  txHash      String           @map("tx_hash")
  blockNumber BigInt           @map("block_number")
  blockHash   String           @map("block_hash")
  /// Block time of the mint.
  mintedAt    DateTime         @map("minted_at") @db.Timestamptz(3)
  /// The mint's block is final.
  final       Boolean          @default(false)
  createdAt   DateTime         @map("created_at") @db.Timestamptz(3)
  activatedAt DateTime?        @map("activated_at") @db.Timestamptz(3)
  /// Block time of the newest transfer or, if later, when the primary wallet left another identity. The name shows no points for
  /// 30 days after it. Null if neither happened.
  movedAt     DateTime?        @map("moved_at") @db.Timestamptz(3)
  /// The name belongs to another system of names, as \`eth\`, or to the operator's list: a token that is no name here.
  blocked     Boolean          @default(false)
  /// Somebody else sent it to its owner, by a transfer or as a subname: until it is activated it does not speak for the wallet.
  received    Boolean          @default(false)
  wallets     IdentityWallet[]

  @@index([owner])
  @@index([parent])
  @@index([chainId, final, blockNumber])
  @@map("identity")
}

/// A wallet of an activated identity. A wallet belongs to at most one.
model IdentityWallet {
  address  String    @id
  name     String
  primary  Boolean
  linkedAt DateTime  @map("linked_at") @db.Timestamptz(3)
  /// When the wallet had left another identity, or the name had changed owner, if it had to wait when it was linked.
  movedAt  DateTime? @map("moved_at") @db.Timestamptz(3)
  /// Its facts are part of the identity's score. False for 30 days after \`movedAt\`.
  counts   Boolean   @default(true)
  identity Identity  @relation(fields: [name], references: [name], onDelete: Cascade)

  @@index([name])
  @@index([counts, movedAt])
  @@map("identity_wallet")
}

/// The newest time at which a wallet left an identity: a name under one owner. Deleted after 30 days.
model IdentityDeparture {
  address String
  name    String
  owner   String
  leftAt  DateTime @map("left_at") @db.Timestamptz(3)

  @@id([address, name, owner])
  @@index([leftAt])
  @@map("identity_departure")
}

/// An identity's state under a former owner. A reorg that reverts the transfer restores it, so that no nonce is used twice.
model IdentityPast {
  name        String
  ownerTx     String    @map("owner_tx")
  owner       String
  nonce       Int
  /// Null if that owner had not activated it.
  activatedAt DateTime? @map("activated_at") @db.Timestamptz(3)
  movedAt     DateTime? @map("moved_at") @db.Timestamptz(3)
  /// [{address, linkedAt, movedAt}], without the primary wallet.
  wallets     Json

  @@id([name, ownerTx])
  @@map("identity_past")
}

/// A wallet that was ever linked, and the group of all wallets that links ever joined with it: one person. Groups grow and never split;
/// a name that changes owner does not change them.
model WalletGroup {
  address  String   @id
  /// The address of one of its wallets.
  groupId  String   @map("group_id")
  joinedAt DateTime @map("joined_at") @db.Timestamptz(3)

  @@index([groupId])
  @@map("wallet_group")
}

/// How far a configured chain is indexed. The chain's leader writes it in one transaction with the rows.
model ChainCursor {
  chainId        BigInt    @id @map("chain_id")
  /// Newest indexed block; null before the first.
  blockNumber    BigInt?   @map("block_number")
  blockHash      String?   @map("block_hash")
  /// Time of that block, unix seconds.
  blockTime      BigInt?   @map("block_time")
  headNumber     BigInt?   @map("head_number")
  finalizedBlock BigInt?   @map("finalized_block")
  /// Newest scored block, -1 for none, while later blocks are stored alone; null: all are scored.
  scoredBlock    BigInt?   @map("scored_block")
  scoredHash     String?   @map("scored_hash")
  /// The block that opened the newest chain day, while some subjects are still due; null: none is.
  dayBlockNumber BigInt?   @map("day_block_number")
  dayBlockHash   String?   @map("day_block_hash")
  dayBlockTime   BigInt?   @map("day_block_time")
  /// syncing, following, retrying or stopped.
  state          String
  /// The error as a sentence; null without one.
  error          String?
  /// When the source stopped responding; null while it responds.
  failingSince   DateTime? @map("failing_since") @db.Timestamptz(3)
  updatedAt      DateTime  @updatedAt @map("updated_at") @db.Timestamptz(3)
  /// The block above the newest that no endpoint gives, and since when it is asked for; null: none is known.
  missingBlock   BigInt?   @map("missing_block")
  missingSince   DateTime? @map("missing_since") @db.Timestamptz(3)

  @@map("chain_cursor")
}

/// The block with which the newest day began on a chain that only explorers serve, as far as they showed it.
model ExplorerHead {
  chainId     BigInt  @id @map("chain_id")
  blockNumber BigInt  @map("block_number")
  /// Unix seconds.
  blockTime   BigInt  @map("block_time")
  /// The explorer did not give the time: it is when the block was first there.
  guessed     Boolean @default(false)

  @@map("explorer_head")
}

/// An explorer that failed the last time a history was read from it.
model ExplorerFault {
  chainId   BigInt   @map("chain_id")
  host      String
  /// HTTP status; null without one.
  status    Int?
  error     String
  since     DateTime @db.Timestamptz(3)
  /// When it failed last.
  checkedAt DateTime @map("checked_at") @db.Timestamptz(3)

  @@id([chainId, host])
  @@map("explorer_fault")
}

/// What operators ask of a chain's leader.
model ChainControl {
  chainId             BigInt    @id @map("chain_id")
  /// Null unless the chain is paused.
  pausedAt            DateTime? @map("paused_at") @db.Timestamptz(3)
  pauseReason         String?   @map("pause_reason")
  /// The first block to read again; null if that was never asked.
  reindexFrom         BigInt?   @map("reindex_from")
  reindexRequestedAt  DateTime? @map("reindex_requested_at") @db.Timestamptz(3)
  /// When the leader rolled the chain back; null while it has not.
  reindexStartedAt    DateTime? @map("reindex_started_at") @db.Timestamptz(3)
  /// The missing block that an operator wants set aside without further wait.
  setAsideBlock       BigInt?   @map("set_aside_block")
  setAsideRequestedAt DateTime? @map("set_aside_requested_at") @db.Timestamptz(3)

  @@map("chain_control")
}

/// Blocks that are not final, with a margin, to detect reorgs.
model Block {
  chainId    BigInt  @map("chain_id")
  number     BigInt
  hash       String
  parentHash String  @map("parent_hash")
  /// At which the block counts, unix seconds. Never below its parent's.
  time       BigInt
  /// The time that the node gave, unix seconds; null if it is the one that counts.
  statedTime BigInt? @map("stated_time")

  @@id([chainId, number])
  @@map("block")
}

/// One row for each thing a wallet did or received (Activity in lib/engine/types.ts): the source of truth. Columns of fixed size come
/// first, and the hash last in the key, so that none is padded.
model Activity {
  chainId      BigInt   @map("chain_id")
  blockNumber  BigInt   @map("block_number")
  /// Block time, unix seconds.
  at           BigInt
  txIndex      Int      @map("tx_index")
  logIndex     Int      @map("log_index")
  /// Of a token transfer: whether the wallet caused it; null where its \`sent\` row of the transaction says so.
  own          Boolean?
  /// Of \`sent\` with a method: whether code ran; null where unknown.
  ran          Boolean?
  kind         String
  wallet       String
  /// The bytes of what is \`0x\u2026\` elsewhere, as are the next four.
  txHash       Bytes    @map("tx_hash")
  counterparty Bytes?
  asset        Bytes?
  assetOut     Bytes?   @map("asset_out")
  method       Bytes?
  amount       Decimal? @db.Decimal(78, 0)
  amountOut    Decimal? @map("amount_out") @db.Decimal(78, 0)
  /// Of \`sent\` and \`failed\`: what the wallet paid for gas, wei; null where unknown.
  fee          Decimal? @db.Decimal(78, 0)

  @@id([wallet, chainId, blockNumber, logIndex, kind, txHash])
  @@index([chainId, blockNumber])
  @@index([chainId, at], map: "activity_senders", where: raw("kind = ANY (ARRAY['sent'::text, 'failed'::text])"))
  @@index([counterparty], map: "activity_created", where: raw("kind = 'created'::text"))
  @@index([chainId, at], map: "activity_swaps", where: raw("kind = 'swap'"))
  @@map("activity")
}

/// The fold of one wallet's activity on one chain. Only known wallets have facts.
model Facts {
  wallet       String
  chainId      BigInt @map("chain_id")
  /// WalletFacts of lib/engine/wallet-facts.ts as encodeFacts stores them; null until they are folded again after an upgrade.
  facts        Bytes?
  /// Own transactions, failed ones too.
  transactions Int    @default(0)
  /// -1: no activity.
  toBlock      BigInt @map("to_block")

  @@id([wallet, chainId])
  @@index([chainId])
  @@map("facts")
}

/// Facts as of an earlier block of the wallet: the newest that is final, and one that will be. A reorg folds again from there.
model FactsSnapshot {
  wallet  String
  chainId BigInt @map("chain_id")
  block   BigInt
  facts   Bytes

  @@id([wallet, chainId, block])
  @@map("facts_snapshot")
}

/// Each wallet's first funding, recomputed at the start of each chain day from the blocks before it.
model FundingCluster {
  chainId     BigInt @map("chain_id")
  wallet      String
  /// The wallet's first funder on this chain.
  funder      String
  /// Number of wallets with the same first funder that sent a transaction.
  clusterSize Int    @map("cluster_size")
  /// Length of the chain of single-use funders that ends here.
  chainLength Int    @map("chain_length")

  @@id([chainId, wallet])
  @@index([chainId, funder])
  @@map("funding_cluster")
}

/// A wallet's cluster of alike wallets, found once a day (AlikeCluster in lib/engine/score-facts.ts).
model AlikeCluster {
  wallet  String @id
  /// Number of subjects in the cluster.
  size    Int
  /// The first few other wallets.
  members Json
  /// contracts or funding.
  foundBy String @map("found_by")

  @@map("alike_cluster")
}

/// Payment trust of an address, computed once a day where seeds are configured (lib/engine/payment-trust.ts).
model PaymentTrust {
  address String @id
  /// Permille.
  weight  Int

  @@map("payment_trust")
}

/// A transaction of an indexed block that could not be understood, or a block that no endpoint gave: it has no activity until a retry can
/// read it.
model QuarantinedTransaction {
  chainId     BigInt    @map("chain_id")
  blockNumber BigInt    @map("block_number")
  /// Of a range of missing blocks: its first; block_number is its last. Null of all else.
  firstBlock  BigInt?   @map("first_block")
  /// Zeros of a block that nobody has named yet.
  blockHash   String    @map("block_hash")
  /// -1 of a whole block.
  txIndex     Int       @map("tx_index")
  /// Null where the node gave none.
  txHash      String?   @map("tx_hash")
  /// What was not understood, at most 200 characters.
  reason      String
  at          DateTime  @db.Timestamptz(3)
  attempts    Int       @default(0)
  /// When the worker tries to read it again.
  retryAt     DateTime  @map("retry_at") @db.Timestamptz(3)
  /// Null while it waits.
  resolvedAt  DateTime? @map("resolved_at") @db.Timestamptz(3)

  @@id([chainId, blockNumber, txIndex])
  @@index([chainId, resolvedAt, retryAt])
  @@map("quarantined_transaction")
}

/// A wallet that a waiting transaction concerns, or a smart account that was partly read: what is read of the chain for it is stale.
model QuarantinedWallet {
  chainId     BigInt  @map("chain_id")
  wallet      String
  /// -1 where the quarantine was full, so that nothing but a new index ends the mark.
  blockNumber BigInt  @map("block_number")
  txIndex     Int     @map("tx_index")
  /// The transaction was read, but only a part of what the account did in it. Nothing but a new index ends such a mark.
  partlyRead  Boolean @default(false) @map("partly_read")

  @@id([wallet, chainId, blockNumber, txIndex])
  @@index([chainId, blockNumber])
  @@map("quarantined_wallet")
}

/// A developer's list of wallets, which a job reads and evaluates.
model List {
  id          String    @id
  developerId String    @map("developer_id")
  name        String
  /// asking, waiting, reading, evaluating, complete, failed or cancelled.
  state       String
  /// Why it waits or failed.
  reason      String?
  /// The saved policy, if one was named.
  policyId    String?   @map("policy_id")
  /// What is evaluated, as it was when the list was made; null: only scores.
  policy      Json?
  chainId     BigInt?   @map("chain_id")
  /// 00:00 of a UTC day, unix seconds; null: now.
  at          BigInt?
  /// missing: wallets without a score are read; none: they are not.
  read        String    @default("missing")
  /// Lines that can be repaired are taken.
  repair      Boolean   @default(false)
  /// The column of addresses that was chosen.
  column      String?
  /// The list it was made from again.
  previousId  String?   @map("previous_id")
  /// {dialect, column, header}; null while it is not read.
  format      Json?
  /// What there is to choose from: [{name, addresses, example}].
  columns     Json?
  counts      Json      @default("{}")
  summary     Json?
  /// Its price was paid.
  charged     Boolean   @default(false)
  /// Addresses that wait to be read for it: a bounded number.
  reading     String[]  @default([])
  /// The last row of the present state: searched for unknown addresses, asked for, or evaluated.
  lastRow     Int       @default(0) @map("last_row")
  createdAt   DateTime  @map("created_at") @db.Timestamptz(3)
  completedAt DateTime? @map("completed_at") @db.Timestamptz(3)
  expiresAt   DateTime  @map("expires_at") @db.Timestamptz(3)
  /// While it is uploaded: when the process that takes it said last that it lives, by the clock of the database.
  seenAt      DateTime? @map("seen_at") @db.Timestamptz(3)

  uploads  ListUpload[]
  rows     ListRow[]
  lines    ListLine[]
  clusters ListCluster[]
  shares   ListShare[]

  @@index([developerId, createdAt])
  @@index([expiresAt])
  @@map("list")
}

/// An upload in pieces of at most 1 MiB, in order.
model ListUpload {
  listId String @map("list_id")
  piece  Int
  bytes  Bytes
  list   List   @relation(fields: [listId], references: [id], onDelete: Cascade)

  @@id([listId, piece])
  @@map("list_upload")
}

/// A record that was taken, and what was found of it.
model ListRow {
  listId      String   @map("list_id")
  /// From 1, in the order of the upload.
  row         Int
  /// From 1.
  line        Int
  /// As it was written.
  input       String
  /// Lower case: an address or a name.
  identity    String
  /// Lower case; null for a name that nobody holds.
  address     String?
  /// zero, burn, precompile, contract or service.
  special     String?
  /// The first row with the same identity.
  duplicateOf Int?     @map("duplicate_of")
  /// pass, fail or indeterminate; null: not evaluated.
  outcome     String?
  reasons     Json?
  svcId       String?  @map("svc_id")
  total       Int?     @db.SmallInt
  tier        String?
  flags       String[] @default([])
  confidence  String?
  known       Boolean?
  cluster     Int?
  /// The one of its cluster that is kept.
  keep        Boolean?
  /// The row that stands for the same person.
  sameAs      Int?     @map("same_as")
  /// The group of wallets of one person.
  groupId     String?  @map("group_id")
  list        List     @relation(fields: [listId], references: [id], onDelete: Cascade)

  @@id([listId, row])
  @@index([listId, identity])
  @@map("list_row")
}

/// A line that was not taken, was repaired, or repeats another.
model ListLine {
  listId String @map("list_id")
  line   Int
  row    Int?
  reason String
  /// Its first 80 characters.
  text   String
  list   List   @relation(fields: [listId], references: [id], onDelete: Cascade)

  @@id([listId, line, reason])
  @@map("list_line")
}

/// Wallets of a list that seem to be one person's.
model ListCluster {
  listId   String   @map("list_id")
  cluster  Int
  size     Int
  /// Permille.
  strength Int      @db.SmallInt
  members  String[]
  /// [{kind, strength, detail}]
  evidence Json
  /// The member that is kept.
  keep     String
  list     List     @relation(fields: [listId], references: [id], onDelete: Cascade)

  @@id([listId, cluster])
  @@map("list_cluster")
}

/// A link that shows a list to whoever has it.
model ListShare {
  id        String   @id
  listId    String   @map("list_id")
  /// SHA-256 of the link's token.
  tokenHash Bytes    @unique @map("token_hash")
  createdAt DateTime @map("created_at") @db.Timestamptz(3)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)
  list      List     @relation(fields: [listId], references: [id], onDelete: Cascade)

  @@index([listId])
  @@map("list_share")
}

/// A Merkle tree over the wallets of a list. It stays when the list is gone.
model ListTree {
  id          String    @id
  listId      String    @map("list_id")
  developerId String    @map("developer_id")
  /// pass, kept or wallets.
  who         String
  /// How amounts are divided; null: leaves are addresses alone.
  amount      String?
  cap         Decimal?  @db.Decimal(78, 0)
  floor       Decimal?  @db.Decimal(78, 0)
  decimals    Int?
  /// building, ready or failed.
  state       String
  /// Why it failed.
  reason      String?
  /// Permille.
  progress    Int       @default(0)
  root        Bytes?
  leaves      Int?
  sum         Decimal?  @db.Decimal(78, 0)
  policyId    String?   @map("policy_id")
  /// 00:00 UTC, unix seconds.
  day         BigInt?
  modelHash   String?   @map("model_hash")
  issuedAt    BigInt?   @map("issued_at")
  /// The EIP-712 domain of the signature.
  domain      Json?
  signer      String?
  signature   String?
  createdAt   DateTime  @map("created_at") @db.Timestamptz(3)
  readyAt     DateTime? @map("ready_at") @db.Timestamptz(3)

  leafRows ListTreeLeaf[]
  nodes    ListTreeNode[]

  @@index([developerId, createdAt])
  @@index([listId])
  @@map("list_tree")
}

/// A leaf of a tree, in the order of the list.
model ListTreeLeaf {
  treeId   String   @map("tree_id")
  index    Int
  /// Lower case.
  address  String
  amount   Decimal? @db.Decimal(78, 0)
  /// Among the nodes.
  position Int
  tree     ListTree @relation(fields: [treeId], references: [id], onDelete: Cascade)

  @@id([treeId, index])
  @@index([treeId, address])
  @@map("list_tree_leaf")
}

/// A piece of a tree's nodes, root first.
model ListTreeNode {
  treeId String   @map("tree_id")
  piece  Int
  bytes  Bytes
  tree   ListTree @relation(fields: [treeId], references: [id], onDelete: Cascade)

  @@id([treeId, piece])
  @@map("list_tree_node")
}

/// A policy that a developer saved.
model Policy {
  id          String   @id
  developerId String   @map("developer_id")
  name        String
  policy      Json
  createdAt   DateTime @map("created_at") @db.Timestamptz(3)

  simulations PolicySimulation[]
  nullifiers  PassNullifier[]
  snapshots   SnapshotToken[]
  watch       PolicyWatch?

  @@index([developerId, createdAt])
  @@map("policy")
}

/// An exact simulation of a saved policy: its progress and, once finished, its result.
model PolicySimulation {
  id          String    @id
  developerId String    @map("developer_id")
  policyId    String    @map("policy_id")
  createdAt   DateTime  @map("created_at") @db.Timestamptz(3)
  /// Subjects with a score when its first turn began.
  subjects    Int       @default(0)
  /// The last counted subject; the next page begins after it.
  lastSubject String    @default("") @map("last_subject")
  /// \`Tally\` of lib/domains/policies/tally.ts; null before its first turn.
  tally       Json?
  /// When its progress was stored.
  updatedAt   DateTime  @map("updated_at") @db.Timestamptz(3)
  /// Null while it waits or runs.
  finishedAt  DateTime? @map("finished_at") @db.Timestamptz(3)
  /// Why it ended without a result.
  error       String?

  policy Policy @relation(fields: [policyId], references: [id], onDelete: Cascade)

  @@index([developerId, finishedAt])
  @@index([policyId])
  @@map("policy_simulation")
}

/// What all passes of a policy for one person carry as their nonce: contracts use it to count a person once.
model PassNullifier {
  policyId  String   @map("policy_id")
  /// A group of \`wallet_group\`, or the address of a wallet that was never linked.
  groupId   String   @map("group_id")
  /// 0x and 64 hex digits.
  nullifier String
  /// When the first pass with it was issued.
  firstAt   DateTime @map("first_at") @db.Timestamptz(3)
  policy    Policy   @relation(fields: [policyId], references: [id], onDelete: Cascade)

  @@id([policyId, groupId])
  @@index([groupId])
  @@map("pass_nullifier")
}

/// An address under which Snapshot asks for the scores of a policy. Only the hash of its token is stored.
model SnapshotToken {
  /// SHA-256, as hex.
  tokenHash   String    @id @map("token_hash")
  policyId    String    @map("policy_id")
  developerId String    @map("developer_id")
  createdAt   DateTime  @map("created_at") @db.Timestamptz(3)
  /// Until when it answers; null: it is the policy's newest.
  endsAt      DateTime? @map("ends_at") @db.Timestamptz(3)
  /// Rows of its blocks and answers.
  stored      Int       @default(0)

  policy Policy          @relation(fields: [policyId], references: [id], onDelete: Cascade)
  blocks SnapshotBlock[]

  @@index([policyId])
  @@index([developerId])
  @@index([endsAt])
  @@map("snapshot_token")
}

/// A block for which a token gave scores, and the day by which they were judged.
model SnapshotBlock {
  tokenHash String        @map("token_hash")
  /// A chain id.
  network   BigInt
  /// A block number.
  snapshot  BigInt
  /// The last whole UTC day before the block's time.
  day       DateTime      @db.Date
  token     SnapshotToken @relation(fields: [tokenHash], references: [tokenHash], onDelete: Cascade)

  @@id([tokenHash, network, snapshot])
  @@map("snapshot_block")
}

/// The first score that a token gave an address by a day. Snapshot stores it for good, so that every later answer repeats it. A trigger
/// deletes them with their token: a foreign key would cost as much as storing them.
model SnapshotAnswer {
  tokenHash String   @map("token_hash")
  day       DateTime @db.Date
  /// Lower case.
  address   String
  score     Int

  @@id([tokenHash, day, address])
  @@map("snapshot_answer")
}

/// A policy whose outcomes for some wallets its developer gets as events.
model PolicyWatch {
  policyId    String    @id @map("policy_id")
  developerId String    @map("developer_id")
  since       DateTime  @db.Timestamptz(3)
  wallets     Int       @default(0)
  /// A rule reads a chain: these policies are judged apart, so that a slow node delays no other.
  readsChain  Boolean   @map("reads_chain")
  /// When a page of its wallets was judged last.
  turnAt      DateTime? @map("turn_at") @db.Timestamptz(3)

  policy  Policy          @relation(fields: [policyId], references: [id], onDelete: Cascade)
  watched WatchedWallet[]

  @@index([developerId])
  @@map("policy_watch")
}

/// A watched wallet with the outcome that its developer knows.
model WatchedWallet {
  policyId      String    @map("policy_id")
  /// Lower case.
  address       String
  /// pass, fail or indeterminate.
  outcome       String
  /// Since when it has this outcome.
  at            DateTime  @db.Timestamptz(3)
  /// When it is judged next; of a claimed one, when the claim ends.
  dueAt         DateTime  @map("due_at") @db.Timestamptz(3)
  /// Identifies the page that judges it.
  claim         String?
  /// Of the rules that read a chain, in their order, as of \`chainReadAt\`.
  chainOutcomes String[]  @default([]) @map("chain_outcomes")
  chainReadAt   DateTime? @map("chain_read_at") @db.Timestamptz(3)
  /// Another outcome that depends on blocks which are not final: by chain, the newest of them when it was found.
  nextOutcome   String?   @map("next_outcome")
  nextBlocks    Json?     @map("next_blocks")
  /// The header webhook-id of its last event.
  messageId     String?   @map("message_id")

  watch PolicyWatch @relation(fields: [policyId], references: [policyId], onDelete: Cascade)

  @@id([policyId, address])
  @@index([address])
  @@index([policyId, dueAt])
  @@map("watched_wallet")
}

/// A wallet that a question made known. It is read once, scored when it is asked for, and forgotten; nothing else reads these tables.
model OnceWallet {
  address  String    @id
  /// In whose turn it is read: who asked first since it was last queued.
  party    String
  queuedAt DateTime  @map("queued_at") @db.Timestamptz(3)
  /// Only lists wait for it: it is read after those that \`wait\` asks for.
  listed   Boolean   @default(false)
  /// When it may be read; of a claimed one, when the claim expires. Null: it is read, or given up until somebody asks again.
  dueAt    DateTime? @map("due_at") @db.Timestamptz(3)
  /// Identifies the worker's turn, which may write only while the row has it.
  claim    String?
  attempts Int       @default(0)
  /// When all chains that an explorer lists were read.
  readAt   DateTime? @map("read_at") @db.Timestamptz(3)
  /// The last question for it, by anybody.
  askedAt  DateTime  @map("asked_at") @db.Timestamptz(3)

  histories OnceHistory[]
  questions OnceQuestion[]

  @@index([dueAt])
  @@index([readAt])
  @@index([askedAt])
  @@map("once_wallet")
}

/// What was read of such a wallet on one chain: its folded activity, without the rows.
model OnceHistory {
  address    String
  chainId    BigInt   @map("chain_id")
  /// Encoded as in \`facts\`; null if nothing could be read.
  facts      Bytes?
  /// The state of each list, as in \`tracked_wallet\`.
  sources    Json     @default("{}")
  truncated  Boolean  @default(false)
  unreadRows Int      @default(0) @map("unread_rows")
  gaps       String[] @default([])
  /// Host of the explorer.
  source     String?
  /// Time of the explorer's newest block, unix seconds.
  headAt     BigInt?  @map("head_at")
  error      String?

  wallet OnceWallet @relation(fields: [address], references: [address], onDelete: Cascade)

  @@id([address, chainId])
  @@map("once_history")
}

/// Who asked for such a wallet: only they see it.
model OnceQuestion {
  /// A developer.
  asker       String
  address     String
  askedAt     DateTime  @map("asked_at") @db.Timestamptz(3)
  /// The question had the wallet read: it counts in the asker's LIST_READS_PER_DAY, and the payer's.
  reads       Boolean
  /// The developer for whose policy a visitor asked.
  payer       String?
  /// When the asker had the wallet queued, or asked while it waited for its first reading; null: it waited for none. A time of its own, since
  /// that of the wallet tells when others asked.
  queuedAt    DateTime? @map("queued_at") @db.Timestamptz(3)
  /// When the last reading that the asker waited for ended.
  readAt      DateTime? @map("read_at") @db.Timestamptz(3)
  /// A list asked: it does not count in the wallets that may be waited for in a minute.
  listed      Boolean   @default(false)
  /// Since when what was read is compared with subjects and with what else the asker made known; null: it is not.
  comparedAt  DateTime? @map("compared_at") @db.Timestamptz(3)
  /// Since when what is read of it is to be compared; null: its last reading is. What was compared before counts until then.
  compareFrom DateTime? @default(now()) @map("compare_from") @db.Timestamptz(3)
  /// The wallet's cluster of alike wallets in that comparison, without the wallet itself; null: none.
  alike       Json?

  wallet OnceWallet @relation(fields: [address], references: [address], onDelete: Cascade)

  @@id([asker, address])
  @@index([asker, askedAt])
  @@index([payer, askedAt])
  @@index([address])
  @@index([compareFrom])
  @@map("once_question")
}

/// A reservation on chain, folded from the events of NameReservations.
model Reservation {
  chainId     BigInt   @map("chain_id")
  txHash      String   @map("tx_hash")
  logIndex    Int      @map("log_index")
  name        String
  /// The reserver, lower-case hex.
  address     String
  /// Wei.
  deposit     Decimal  @db.Decimal(78, 0)
  blockNumber BigInt   @map("block_number")
  blockHash   String   @map("block_hash")
  /// Block time.
  reservedAt  DateTime @map("reserved_at") @db.Timestamptz(3)
  expiresAt   DateTime @map("expires_at") @db.Timestamptz(3)
  /// open, refunded or settled (its name was minted). An open one can be expired.
  state       String

  @@id([chainId, txHash, logIndex])
  @@index([name, reservedAt])
  @@index([address])
  @@map("reservation")
}

/// How far requests read a chain's reservations ahead of its indexer.
model ReservationCursor {
  chainId     BigInt @id @map("chain_id")
  /// Newest block whose events are stored.
  blockNumber BigInt @map("block_number")
  blockHash   String @map("block_hash")

  @@map("reservation_cursor")
}

/// The newest voucher for a name; at most one is valid.
model Voucher {
  name         String   @id
  chainId      BigInt   @map("chain_id")
  claimer      String
  /// Wei.
  price        Decimal  @db.Decimal(78, 0)
  /// The contract accepts it once.
  nonce        Decimal  @unique @db.Decimal(78, 0)
  signature    String
  createdAt    DateTime @map("created_at") @db.Timestamptz(3)
  expiresAt    DateTime @map("expires_at") @db.Timestamptz(3)
  /// The newest referral code that the claimer consented to.
  referralCode String?  @map("referral_code")
  /// Used signed consents of the claimer, as deadline and code.
  consents     String[] @default([])
  /// The developer that requested it; null for the service itself.
  developerId  String?  @map("developer_id")

  @@index([claimer, expiresAt])
  @@index([developerId, expiresAt])
  @@map("voucher")
}

/// The referral code of an address; it never changes.
model ReferralCode {
  address   String   @id
  code      String   @unique
  createdAt DateTime @map("created_at") @db.Timestamptz(3)

  @@map("referral_code")
}

/// A referee has one referrer, which never changes.
model Referral {
  referee     String    @id
  referrer    String
  code        String
  createdAt   DateTime  @map("created_at") @db.Timestamptz(3)
  /// When the referee's mint became final.
  confirmedAt DateTime? @map("confirmed_at") @db.Timestamptz(3)

  @@index([referrer])
  @@map("referral")
}

/// Names minted at the service's cost, for the daily limit.
model SponsoredMint {
  txHash      String   @id @map("tx_hash")
  developerId String   @map("developer_id")
  name        String
  createdAt   DateTime @map("created_at") @db.Timestamptz(3)

  @@index([developerId, createdAt])
  @@map("sponsored_mint")
}

/// Transactions that the service signed and pays for, by nonce: each is stored before it is sent.
model SentTransaction {
  chainId BigInt    @map("chain_id")
  /// Lower-case hex.
  sender  String
  nonce   BigInt
  /// As it was signed last.
  raw     String
  /// Of every price that it was signed for, the newest last.
  hashes  String[]
  /// How often its price was raised.
  raises  Int
  /// When it was signed last.
  sentAt  DateTime  @map("sent_at") @db.Timestamptz(3)
  /// When it was first seen that its nonce is used.
  minedAt DateTime? @map("mined_at") @db.Timestamptz(3)

  @@id([chainId, sender, nonce])
  @@index([hashes], type: Gin)
  @@map("sent_transaction")
}

/// The current score of a subject: over all chains (chainId 0) or on one.
model Score {
  subject       String
  /// 0 means all chains.
  chainId       BigInt   @map("chain_id")
  total         Int
  activity      Int
  volume        Int
  age           Int
  diversity     Int
  governance    Int
  social        Int
  risk          Int
  loyalty       Int
  /// Points of claimed achievements by category, included in the points above.
  bonus         Json     @default("{}")
  /// final, provisional or partial.
  status        String
  /// Categories, joined by commas.
  unavailable   String   @default("")
  stale         String   @default("")
  /// Ranked subjects have an own successful transaction and no unavailable category.
  ranked        Boolean
  /// How much was seen of the subject: low, medium or high.
  confidence    String   @default("low")
  /// The version of the facts in ScoreFacts.
  factsHash     Bytes    @map("facts_hash")
  modelHash     Bytes    @map("model_hash")
  /// The first day of those up to the present whose closes have this total, 00:00 UTC in unix seconds; 0 without points.
  reachedAt     BigInt   @map("reached_at")
  /// The first chain day (00:00 UTC, unix seconds) on which time alone changes points or earns an achievement; null: none within
  /// ten years. 0: due at the next chain day, since something else that the score depends on has changed.
  nextChangeDay BigInt?  @default(0) @map("next_change_day")
  updatedAt     DateTime @map("updated_at") @db.Timestamptz(3)

  // Each index with the query that needs it. Look-ups and writes, by subjects:
  @@id([subject, chainId])
  // finalizeScores, at each block: the scores that a newer final block may make final.
  @@index([chainId], map: "score_provisional", where: raw("status = 'provisional'"))
  // Of each board: its pages from any rank (board-page), the rows above a subject among equals (rank), and its counts by points
  // when a process starts (countScores in ranks/read-feed.ts).
  @@index([chainId, total(sort: Desc), reachedAt, subject], map: "score_total_board", where: raw("ranked"))
  @@index([chainId, activity(sort: Desc), reachedAt], map: "score_activity_board", where: raw("ranked"))
  @@index([chainId, volume(sort: Desc), reachedAt], map: "score_volume_board", where: raw("ranked"))
  @@index([chainId, age(sort: Desc), reachedAt], map: "score_age_board", where: raw("ranked"))
  @@index([chainId, diversity(sort: Desc), reachedAt], map: "score_diversity_board", where: raw("ranked"))
  @@index([chainId, governance(sort: Desc), reachedAt], map: "score_governance_board", where: raw("ranked"))
  @@index([chainId, social(sort: Desc), reachedAt], map: "score_social_board", where: raw("ranked"))
  @@index([chainId, risk(sort: Desc), reachedAt], map: "score_risk_board", where: raw("ranked"))
  @@index([chainId, loyalty(sort: Desc), reachedAt], map: "score_loyalty_board", where: raw("ranked"))
  // readDueIn: the subjects that a chain day makes due, a page after the other.
  @@index([chainId, nextChangeDay, subject])
  @@map("score")
}

/// ScoreFacts of lib/engine: the model's input for the scores of a subject that name them. Scores in several scopes may have the same.
/// They stand apart from scores, whose points change with time while facts remain.
model ScoreFacts {
  subject   String
  /// Their version: versionOf in lib/domains/scores/facts-hash.ts.
  factsHash Bytes  @map("facts_hash")
  /// encodeScoreFacts in lib/engine; those that 1.0.0 stored, until the subject's facts change: JSON.
  facts     Bytes

  @@id([subject, factsHash])
  @@map("score_facts")
}

/// What time alone makes of a score on its next days. Used only for the version that its score has, and only if the score's next change
/// day is one of them, so that whoever writes or marks a score makes its steps void.
model ScoreSteps {
  subject String
  /// 0 means all chains.
  chainId BigInt @map("chain_id")
  /// STEPS_VERSION in lib/domains/scores/steps.ts: of the facts and the model that they follow from.
  version BigInt
  /// Days since 1970-01-01, in ascending order.
  days    Int[]
  /// Points from the same day on; null where the engine has to score: on the last day only.
  age     Int[]  @db.SmallInt
  loyalty Int[]  @db.SmallInt

  @@id([subject, chainId])
  @@map("score_steps")
}

/// Every change of a score that readers see: what was published, and when. Rows older than FEED_DAYS are deleted.
model ScoreFeed {
  id            BigInt              @id @default(autoincrement())
  /// The transaction: a reader takes the rows of transactions that its previous snapshot did not show.
  xid           Unsupported("xid8") @default(dbgenerated("pg_current_xact_id()"))
  /// Commit time.
  at            DateTime            @db.Timestamptz(3)
  subject       String
  /// 0 means all chains.
  chainId       BigInt              @map("chain_id")
  /// Total and categories in the order of boardCategories; null without a score.
  before        Int[]               @db.SmallInt
  after         Int[]               @db.SmallInt
  rankedBefore  Boolean             @map("ranked_before")
  rankedAfter   Boolean             @map("ranked_after")
  /// Score.reachedAt; 0 without a score.
  reachedBefore BigInt              @map("reached_before")
  reachedAfter  BigInt              @map("reached_after")
  /// transactions, time, reorg, attestation, achievement, wallets, clusters, trust, model or appeal.
  cause         String              @default("transactions")
  /// The block the change was computed at; null if no block caused it. The number is null, too, once a reorg has removed the block.
  sourceChain   BigInt?             @map("source_chain")
  blockNumber   BigInt?             @map("block_number")

  @@index([xid, id])
  @@index([id], map: "score_feed_changes", where: raw("(chain_id = 0) AND ((before IS DISTINCT FROM after) OR (ranked_before <> ranked_after))"))
  @@index([subject, id], map: "score_feed_changes_by_subject", where: raw("(chain_id = 0) AND ((before IS DISTINCT FROM after) OR (ranked_before <> ranked_after))"))
  @@index([sourceChain, blockNumber])
  @@index([at], type: Brin)
  @@map("score_feed")
}

/// Names and wallets that resolve to another identity or subject than before, for processes that hold some in memory.
model IdentityFeed {
  id       BigInt              @id @default(autoincrement())
  /// As in ScoreFeed.
  xid      Unsupported("xid8") @default(dbgenerated("pg_current_xact_id()"))
  /// Commit time.
  at       DateTime            @default(now()) @db.Timestamptz(3)
  /// A name without suffix, or an address.
  identity String

  @@index([xid])
  @@index([at], type: Brin)
  @@map("identity_feed")
}

/// The histograms of all boards at one position of the feed, so that a process need not count every score when it starts.
model SavedRanking {
  /// The number of boards: a program with another one counts for itself.
  id       Int      @id
  /// The snapshot (pg_snapshot) of the transaction that counted them.
  position String
  /// {chainId: {scored, counts}}
  scopes   Json
  savedAt  DateTime @map("saved_at") @db.Timestamptz(3)

  @@map("saved_ranking")
}

/// The points of a subject by everything up to the end of a chain day, from \`day\` until the day before \`until\`. A row is written
/// where they differ from the close before. A subject without a row for a day has no points on it.
model ScoreClose {
  subject    String
  /// 0 means all chains.
  chainId    BigInt   @map("chain_id")
  /// UTC day of block time.
  day        DateTime @db.Date
  /// The first day the row does not hold for; infinity while it is the newest.
  until      DateTime @default(dbgenerated("'infinity'::date")) @db.Date
  total      Int      @db.SmallInt
  activity   Int      @db.SmallInt
  volume     Int      @db.SmallInt
  age        Int      @db.SmallInt
  diversity  Int      @db.SmallInt
  governance Int      @db.SmallInt
  social     Int      @db.SmallInt
  risk       Int      @db.SmallInt
  loyalty    Int      @db.SmallInt
  ranked     Boolean
  confidence String
  /// The strongest cause of the day's changes.
  cause      String
  /// Commit time.
  recordedAt DateTime @map("recorded_at") @db.Timestamptz(3)

  @@id([subject, chainId, day])
  @@index([chainId, day])
  @@index([chainId, until])
  @@index([chainId, total(sort: Desc), subject, day, until], map: "score_close_total_board", where: raw("ranked"))
  @@map("score_close")
}

/// Closes to compute again from stored activity, from a day on.
model StaleClose {
  subject String
  /// 0 means all chains.
  chainId BigInt   @map("chain_id")
  fromDay DateTime @map("from_day") @db.Date
  /// Put off by each further change, so that a chain that catches up is waited for.
  dueAt   DateTime @map("due_at") @db.Timestamptz(3)

  @@id([subject, chainId])
  @@index([dueAt])
  @@map("stale_close")
}

/// A wallet whose subject is to be scored again, because something that all scores depend on has changed (lib/domains/scores/outdated.ts).
/// The row with an empty wallet stands for every subject with a score after \`scored_to\`.
model PendingScore {
  wallet   String  @id
  /// A cause of scores.
  cause    String
  /// Of that row: the last subject in the order of addresses that was scored, empty at the begin.
  scoredTo String? @map("scored_to")
  /// Of that row: how many subjects were scored.
  scored   BigInt?

  @@map("pending_score")
}

/// A switch to the model that scores are computed with. The newest activated row is the active model; a row that is not
/// activated is scheduled. At most one is.
model ModelSwitch {
  id          BigInt    @id @default(autoincrement())
  /// Version in lib/engine/model.ts.
  version     String
  announcedAt DateTime  @map("announced_at") @db.Timestamptz(3)
  /// The earliest time of the switch.
  activeFrom  DateTime  @map("active_from") @db.Timestamptz(3)
  /// Null while it is scheduled.
  activatedAt DateTime? @map("activated_at") @db.Timestamptz(3)
  /// When the last score of an earlier model was computed again; null before.
  rescoredAt  DateTime? @map("rescored_at") @db.Timestamptz(3)
  /// What the switch changes, as compared when it was scheduled; null if it was not compared.
  summary     Json?

  @@map("model_switch")
}

/// The newest comparison of a candidate with the active model.
model ModelComparison {
  /// Version of the candidate.
  version     String    @id
  /// Distinguishes it from the comparison that replaces it.
  requestedAt DateTime  @map("requested_at") @db.Timestamptz(3)
  /// Subjects compared so far, and those with a score when it began.
  compared    Int       @default(0)
  subjects    Int       @default(0)
  /// Null while it runs.
  finishedAt  DateTime? @map("finished_at") @db.Timestamptz(3)
  /// Why the last attempt failed.
  error       String?
  /// \`ModelComparison\` of lib/domains/models/schemas.ts; null before it is finished.
  result      Json?

  @@map("model_comparison")
}

/// What an operator hides from pages and lists, with the reason. Rows stay, as a public log.
model Takedown {
  id       String    @id
  /// attestation, name, avatar or appeal.
  kind     String
  /// The id of an attestation or appeal, or a name without suffix.
  target   String
  reason   String
  at       DateTime  @db.Timestamptz(3)
  /// Null while it is hidden.
  liftedAt DateTime? @map("lifted_at") @db.Timestamptz(3)

  @@unique([kind, target], where: raw("lifted_at is null"))
  @@index([at, id])
  @@map("takedown")
}

/// How far a chain's swaps are counted for the leaderboard of traders.
model TradingCursor {
  chainId     BigInt @id @map("chain_id")
  /// Block and unix time of the newest counted swap; -1 before the first.
  blockNumber BigInt @map("block_number")
  at          BigInt
  /// First second of each period.
  since24h    BigInt @map("since_24h")
  since7d     BigInt @map("since_7d")
  since30d    BigInt @map("since_30d")
  /// Version of the code, chains and prices used for counting. If they differ, all swaps are counted again.
  settings    String

  @@map("trading_cursor")
}

/// A swap of the last 30 days with its value.
model Trade {
  chainId     BigInt  @map("chain_id")
  /// Block time, unix seconds.
  at          BigInt
  blockNumber BigInt  @map("block_number")
  txIndex     Int     @map("tx_index")
  logIndex    Int     @map("log_index")
  wallet      String
  subject     String
  /// Wei.
  volume      Decimal @db.Decimal(200, 0)
  profit      Decimal @db.Decimal(200, 0)

  @@id([chainId, at, blockNumber, txIndex, logIndex, wallet])
  @@index([subject])
  @@map("trade")
}

/// How much a subject holds of a token without a price, and its cost, to compute realised profit.
model TradingHolding {
  subject String
  chainId BigInt  @map("chain_id")
  token   String
  units   Decimal @db.Decimal(200, 0)
  /// Wei.
  cost    Decimal @db.Decimal(200, 0)

  @@id([subject, chainId, token])
  @@map("trading_holding")
}

/// A row of the leaderboard of traders: a subject's swaps in a period that ends now. Chain 0: all chains, if there are several.
model Trader {
  chainId BigInt  @map("chain_id")
  /// A timeframe of the API.
  period  String
  subject String
  trades  Int
  /// Wei.
  volume  Decimal @db.Decimal(200, 0)
  profit  Decimal @db.Decimal(200, 0)

  @@id([chainId, period, subject])
  @@index([chainId, period, volume(sort: Desc), subject])
  @@index([chainId, period, trades(sort: Desc), subject])
  @@index([chainId, period, profit(sort: Desc), subject])
  @@map("trader")
}

/// Number of rows of a leaderboard of traders with values of a range, so that a page neither counts nor passes the rows before it.
model TraderHistogram {
  chainId BigInt  @map("chain_id")
  /// A timeframe of the API.
  period  String
  /// A column of Trader.
  sort    String
  /// The highest value of the range: with two significant digits. All values of a range have the same number of digits, or are its highest.
  bucket  Decimal @db.Decimal(200, 0)
  /// How the subjects begin: of a value below 100 with \`0x\` and their first digit, otherwise with \`0x\`.
  prefix  String
  traders BigInt

  @@id([chainId, period, sort, bucket, prefix])
  @@map("trader_histogram")
}

/// A subject whose swaps must be counted again, because its wallets changed or a reorg removed swaps.
model StaleTrader {
  id      BigInt @id @default(autoincrement())
  subject String

  @@map("stale_trader")
}

/// A wallet known to the service.
model Wallet {
  address   String   @id
  /// The subject under which the wallet is scored: its own address, or its identity's primary wallet.
  subject   String
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@index([subject])
  @@map("wallet")
}

/// A wallet whose history was requested, on one chain.
model TrackedWallet {
  address      String
  chainId      BigInt    @map("chain_id")
  /// queued, syncing, ready or failed.
  state        String
  /// Transactions read so far.
  transactions Int       @default(0)
  /// The source returned, or the limit allowed, only part of the history.
  truncated    Boolean   @default(false)
  /// Rows of explorers that could not be read.
  unreadRows   Int       @default(0) @map("unread_rows")
  /// What explorers lack of the history: keys of \`historyGaps\` in lib/chain/wallet-history.ts.
  gaps         String[]  @default([])
  /// Rows of an explorer showed that the wallet is a smart account: its acts are known in part. Stays true.
  smartAccount Boolean   @default(false) @map("smart_account")
  error        String?
  /// Host name of the source that responded; null before the first response.
  source       String?
  /// Blocks that the history covers.
  fromBlock    BigInt?   @map("from_block")
  toBlock      BigInt?   @map("to_block")
  /// State of each source of the categories: {"transactions": "ok", "tokens": "stale", \u2026}.
  sources      Json      @default("{}")
  createdAt    DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  readyAt      DateTime? @map("ready_at") @db.Timestamptz(3)
  /// When the source was last requested, with or without success.
  checkedAt    DateTime? @map("checked_at") @db.Timestamptz(3)
  /// First block down to which the wallet's earlier attestations were read; null: none were.
  attestedFrom BigInt?   @map("attested_from")
  /// Newest block up to which explorers' logs showed its attestations, from EAS's first block on; null: none did.
  attestedTo   BigInt?   @map("attested_to")
  /// When the worker reads more of its earlier attestations; infinity once it has read all.
  attestDue    DateTime  @default(now()) @map("attest_due") @db.Timestamptz(3)

  @@id([address, chainId])
  @@index([chainId, state])
  @@index([chainId, attestDue])
  @@map("tracked_wallet")
}

/// Which developer tracks which wallet, for the limit of 1,000.
model Tracking {
  developerId String   @map("developer_id")
  address     String
  createdAt   DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@id([developerId, address])
  @@map("tracking")
}

/// A backfill, from the request to the end of the history: it waits for its next turn or is in one.
model Backfill {
  address  String
  chainId  BigInt        @map("chain_id")
  /// The party in whose queue it waits.
  party    String
  line     BackfillParty @relation(fields: [party], references: [party])
  /// Completed turns.
  turns    Int           @default(0)
  /// Failed turns in a row; each lengthens the next pause.
  attempts Int           @default(0)
  /// Since when it waits in its queue; a turn puts it at the end.
  queuedAt DateTime      @default(now()) @map("queued_at") @db.Timestamptz(3)
  /// Earliest time of the next turn; during a turn, the time after which its worker counts as lost.
  dueAt    DateTime      @default(now()) @map("due_at") @db.Timestamptz(3)
  /// The current turn; null between turns.
  claim    String?
  /// BackfillProgress of lib/indexer/backfill/staged-history.ts; null before the first row is staged.
  progress Json?

  @@id([address, chainId])
  @@index([party, queuedAt])
  @@index([claim])
  @@index([party, turns, queuedAt])
  @@map("backfill")
}

/// A party that shares turns: a developer's id, \`refresh\` or \`automatic\`. The party served longest ago is next.
model BackfillParty {
  party     String     @id
  /// Null: never served.
  servedAt  DateTime?  @map("served_at") @db.Timestamptz(6)
  backfills Backfill[]

  @@map("backfill_party")
}

/// Rows of histories that take more than one turn, moved to Activity when the history is complete.
model StagedActivity {
  chainId      BigInt   @map("chain_id")
  blockNumber  BigInt   @map("block_number")
  at           BigInt
  txIndex      Int      @map("tx_index")
  logIndex     Int      @map("log_index")
  own          Boolean?
  ran          Boolean?
  kind         String
  wallet       String
  txHash       Bytes    @map("tx_hash")
  counterparty Bytes?
  asset        Bytes?
  assetOut     Bytes?   @map("asset_out")
  method       Bytes?
  amount       Decimal? @db.Decimal(78, 0)
  amountOut    Decimal? @map("amount_out") @db.Decimal(78, 0)
  fee          Decimal? @db.Decimal(78, 0)

  @@id([wallet, chainId, blockNumber, logIndex, kind, txHash])
  @@map("staged_activity")
}

/// Wallets tracked without a request, one row each for a day, for the limits.
model AutomaticTracking {
  address   String   @id
  /// Hash of the sign-in's network address; null for wallets of names.
  client    String?
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@index([createdAt])
  @@map("automatic_tracking")
}

/// Events that have no deliveries yet, written in the transactions that caused them.
model Outbox {
  id           BigInt   @id @default(autoincrement())
  event        String
  data         Json
  createdAt    DateTime @default(now()) @map("created_at") @db.Timestamptz(3)
  /// The header webhook-id of its deliveries; null until the first one is written.
  messageId    String?  @map("message_id")
  /// Webhooks with subjects have their deliveries; those without come next.
  subjectsDone Boolean  @default(false) @map("subjects_done")
  /// Webhooks of the current step up to this id have their deliveries.
  expandedTo   String?  @map("expanded_to")

  @@index([subjectsDone, id])
  @@map("outbox")
}

/// A developer's receiver of events.
model Webhook {
  id              String            @id
  developerId     String            @map("developer_id")
  url             String
  /// Host and port of the URL, for the limit on concurrent attempts. Empty in records of earlier versions.
  host            String            @default("")
  events          String[]
  /// Names and lower-case addresses; only events about these are delivered.
  subjects        String[]          @default([])
  /// \`subjects\` is empty.
  allSubjects     Boolean           @default(true) @map("all_subjects")
  /// Both secrets are encrypted with the setting ENCRYPTION_KEY.
  secret          String
  /// The secret before the last rotation; it also signs until \`oldSecretUntil\`.
  oldSecret       String?           @map("old_secret")
  oldSecretUntil  DateTime?         @map("old_secret_until") @db.Timestamptz(3)
  /// What keys their \`webhook-signature\`: base64 or utf8; null in records of earlier versions until the worker has read the secret.
  signatureKey    String?           @map("signature_key")
  oldSignatureKey String?           @map("old_signature_key")
  active          Boolean           @default(true)
  /// Why the service disabled it, as a sentence; null if it did not.
  disabledReason  String?           @map("disabled_reason")
  /// An operator switched it off: its owner cannot switch it on.
  operatorOff     Boolean           @default(false) @map("operator_off")
  createdAt       DateTime          @map("created_at") @db.Timestamptz(3)
  /// Since when every attempt fails; null after a success.
  failingSince    DateTime?         @map("failing_since") @db.Timestamptz(3)
  /// So many deliveries wait that it gets no new ones.
  isFull          Boolean           @default(false) @map("is_full")
  /// When it was last full, for up to 30 days; \`missedUntil\` is null while it is.
  missedFrom      DateTime?         @map("missed_from") @db.Timestamptz(3)
  missedUntil     DateTime?         @map("missed_until") @db.Timestamptz(3)
  deliveries      WebhookDelivery[]

  @@index([developerId, createdAt])
  @@index([allSubjects, id])
  @@index([subjects], type: Gin)
  @@map("webhook")
}

/// One event for one webhook.
model WebhookDelivery {
  id              String           @id
  webhookId       String           @map("webhook_id")
  /// The header webhook-id, the same on every attempt and redelivery.
  messageId       String           @map("message_id")
  event           String
  /// The bytes sent on every attempt.
  body            String
  /// The delivery it sends again; that one may have expired.
  replayOf        String?          @map("replay_of")
  /// pending, delivered or failed.
  status          String
  /// Attempts made.
  attempt         Int              @default(0)
  /// Stored attempts of before it was sent again from the first attempt.
  earlierAttempts Int              @default(0) @map("earlier_attempts")
  /// When it is due; during an attempt, when another worker may claim it.
  nextAttemptAt   DateTime?        @map("next_attempt_at") @db.Timestamptz(3)
  /// Rises with each claim; only the last claim's worker writes the outcome.
  claim           Int              @default(0)
  /// End of the worker's lease; null without one.
  leasedUntil     DateTime?        @map("leased_until") @db.Timestamptz(3)
  createdAt       DateTime         @map("created_at") @db.Timestamptz(3)
  webhook         Webhook          @relation(fields: [webhookId], references: [id], onDelete: Cascade)
  attempts        WebhookAttempt[]

  @@index([webhookId, status, nextAttemptAt])
  @@index([webhookId, createdAt])
  @@index([createdAt])
  @@index([leasedUntil])
  @@map("webhook_delivery")
}

/// One attempt to deliver, and its result.
model WebhookAttempt {
  id             BigInt          @id @default(autoincrement())
  deliveryId     String          @map("delivery_id")
  at             DateTime        @db.Timestamptz(3)
  /// Null without a response.
  statusCode     Int?            @map("status_code")
  durationMs     Int             @map("duration_ms")
  /// Why it failed, as a sentence; null after a success.
  error          String?
  /// As they were sent; null if nothing was sent, and in records of earlier versions.
  requestHeaders Json?           @map("request_headers")
  /// The first 4 kB of the response's body as text; null without a response.
  responseBody   String?         @map("response_body")
  delivery       WebhookDelivery @relation(fields: [deliveryId], references: [id], onDelete: Cascade)

  @@index([deliveryId, at])
  @@map("webhook_attempt")
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"EarnedAchievement":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"},{"name":"earnedAt","kind":"scalar","type":"DateTime","dbName":"earned_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"}],"dbName":"earned_achievement","schema":null},"Appeal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"flag","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"decideBy","kind":"scalar","type":"DateTime","dbName":"decide_by"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"decision","kind":"scalar","type":"String"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"totalBefore","kind":"scalar","type":"Int","dbName":"total_before"},{"name":"totalAfter","kind":"scalar","type":"Int","dbName":"total_after"},{"name":"consent","kind":"scalar","type":"String"}],"dbName":"appeal","schema":null},"AttestationSchema":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"schema","kind":"scalar","type":"String"},{"name":"resolver","kind":"scalar","type":"String"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"attestation_schema","schema":null},"Attestation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"data","kind":"scalar","type":"String"},{"name":"omittedBytes","kind":"scalar","type":"Int","dbName":"omitted_bytes"},{"name":"decoded","kind":"scalar","type":"Json"},{"name":"preview","kind":"scalar","type":"Json"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"refUid","kind":"scalar","type":"String","dbName":"ref_uid"},{"name":"salt","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"signatureKind","kind":"scalar","type":"String","dbName":"signature_kind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"revocationReason","kind":"scalar","type":"String","dbName":"revocation_reason"},{"name":"revocationDetails","kind":"scalar","type":"String","dbName":"revocation_details"},{"name":"publicReason","kind":"scalar","type":"String","dbName":"public_reason"},{"name":"revocationSignature","kind":"scalar","type":"String","dbName":"revocation_signature"},{"name":"revocationSeq","kind":"scalar","type":"BigInt","dbName":"revocation_seq"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revokedBlock","kind":"scalar","type":"BigInt","dbName":"revoked_block"},{"name":"revokedTxHash","kind":"scalar","type":"String","dbName":"revoked_tx_hash"},{"name":"final","kind":"scalar","type":"Boolean"}],"dbName":"attestation","schema":null},"LeftOutAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"sender","kind":"scalar","type":"String"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"attestation","kind":"scalar","type":"Json"}],"dbName":"left_out_attestation","schema":null},"EarlyRevocation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"}],"dbName":"early_revocation","schema":null},"IssuerWeight":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"issuer_weight","schema":null},"Notification":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"}],"dbName":"notification","schema":null},"PendingAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"uid","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"subject","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revocation","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"}],"dbName":"pending_attestation","schema":null},"Meta":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Json"}],"dbName":"meta","schema":null},"Developer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tier","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToDeveloper"}],"dbName":"developer","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"origins","kind":"scalar","type":"String"},{"name":"policyIds","kind":"scalar","type":"String","dbName":"policy_ids"},{"name":"permissions","kind":"scalar","type":"String"},{"name":"rateLimit","kind":"scalar","type":"Int","dbName":"rate_limit"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"last4","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"replacedBy","kind":"scalar","type":"String","dbName":"replaced_by"},{"name":"developer","kind":"object","type":"Developer","relationName":"ApiKeyToDeveloper"}],"dbName":"api_key","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actor","kind":"scalar","type":"String"},{"name":"act","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"}],"dbName":"audit_entry","schema":null},"IdempotentRequest":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"committed","kind":"scalar","type":"Boolean"},{"name":"results","kind":"scalar","type":"Bytes"},{"name":"fence","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"idempotent_request","schema":null},"IdempotentBytes":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"bytes","kind":"scalar","type":"BigInt"}],"dbName":"idempotent_bytes","schema":null},"DayCount":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"requests","kind":"scalar","type":"Int"}],"dbName":"day_count","schema":null},"AuthNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"auth_nonce","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"session","schema":null},"UsageHour":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"endpoint","kind":"scalar","type":"String"},{"name":"requests","kind":"scalar","type":"Int"},{"name":"errors","kind":"scalar","type":"Int"},{"name":"latencies","kind":"scalar","type":"Int"}],"dbName":"usage_hour","schema":null},"Epoch":{"fields":[{"name":"number","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"String"},{"name":"previousRoot","kind":"scalar","type":"String","dbName":"previous_root"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"rows","kind":"scalar","type":"Int"},{"name":"chains","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"nodes","kind":"scalar","type":"Bytes"},{"name":"lineBytes","kind":"scalar","type":"BigInt","dbName":"line_bytes"},{"name":"checksum","kind":"scalar","type":"BigInt"},{"name":"storedBytes","kind":"scalar","type":"BigInt","dbName":"stored_bytes"},{"name":"published","kind":"scalar","type":"Json"}],"dbName":"epoch","schema":null},"EpochPage":{"fields":[{"name":"epoch","kind":"scalar","type":"Int"},{"name":"firstIndex","kind":"scalar","type":"Int","dbName":"first_index"},{"name":"firstAddress","kind":"scalar","type":"String","dbName":"first_address"},{"name":"chunkHash","kind":"scalar","type":"Bytes","dbName":"chunk_hash"},{"name":"leaves","kind":"scalar","type":"Bytes"},{"name":"chunk","kind":"object","type":"EpochChunk","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_page","schema":null},"EpochChunk":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"data","kind":"scalar","type":"Bytes"},{"name":"pages","kind":"object","type":"EpochPage","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_chunk","schema":null},"NameEvent":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameHash","kind":"scalar","type":"String","dbName":"name_hash"},{"name":"account","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"name_event","schema":null},"Identity":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"state","kind":"scalar","type":"String"},{"name":"parent","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"mintedAt","kind":"scalar","type":"DateTime","dbName":"minted_at"},{"name":"final","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"blocked","kind":"scalar","type":"Boolean"},{"name":"received","kind":"scalar","type":"Boolean"},{"name":"wallets","kind":"object","type":"IdentityWallet","relationName":"IdentityToIdentityWallet"}],"dbName":"identity","schema":null},"IdentityWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"primary","kind":"scalar","type":"Boolean"},{"name":"linkedAt","kind":"scalar","type":"DateTime","dbName":"linked_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"counts","kind":"scalar","type":"Boolean"},{"name":"identity","kind":"object","type":"Identity","relationName":"IdentityToIdentityWallet"}],"dbName":"identity_wallet","schema":null},"IdentityDeparture":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leftAt","kind":"scalar","type":"DateTime","dbName":"left_at"}],"dbName":"identity_departure","schema":null},"IdentityPast":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"owner","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"wallets","kind":"scalar","type":"Json"}],"dbName":"identity_past","schema":null},"WalletGroup":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"joinedAt","kind":"scalar","type":"DateTime","dbName":"joined_at"}],"dbName":"wallet_group","schema":null},"ChainCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"headNumber","kind":"scalar","type":"BigInt","dbName":"head_number"},{"name":"finalizedBlock","kind":"scalar","type":"BigInt","dbName":"finalized_block"},{"name":"scoredBlock","kind":"scalar","type":"BigInt","dbName":"scored_block"},{"name":"scoredHash","kind":"scalar","type":"String","dbName":"scored_hash"},{"name":"dayBlockNumber","kind":"scalar","type":"BigInt","dbName":"day_block_number"},{"name":"dayBlockHash","kind":"scalar","type":"String","dbName":"day_block_hash"},{"name":"dayBlockTime","kind":"scalar","type":"BigInt","dbName":"day_block_time"},{"name":"state","kind":"scalar","type":"String"},{"name":"error","kind":"scalar","type":"String"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"missingBlock","kind":"scalar","type":"BigInt","dbName":"missing_block"},{"name":"missingSince","kind":"scalar","type":"DateTime","dbName":"missing_since"}],"dbName":"chain_cursor","schema":null},"ExplorerHead":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"guessed","kind":"scalar","type":"Boolean"}],"dbName":"explorer_head","schema":null},"ExplorerFault":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"host","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"}],"dbName":"explorer_fault","schema":null},"ChainControl":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"pausedAt","kind":"scalar","type":"DateTime","dbName":"paused_at"},{"name":"pauseReason","kind":"scalar","type":"String","dbName":"pause_reason"},{"name":"reindexFrom","kind":"scalar","type":"BigInt","dbName":"reindex_from"},{"name":"reindexRequestedAt","kind":"scalar","type":"DateTime","dbName":"reindex_requested_at"},{"name":"reindexStartedAt","kind":"scalar","type":"DateTime","dbName":"reindex_started_at"},{"name":"setAsideBlock","kind":"scalar","type":"BigInt","dbName":"set_aside_block"},{"name":"setAsideRequestedAt","kind":"scalar","type":"DateTime","dbName":"set_aside_requested_at"}],"dbName":"chain_control","schema":null},"Block":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"String"},{"name":"parentHash","kind":"scalar","type":"String","dbName":"parent_hash"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"statedTime","kind":"scalar","type":"BigInt","dbName":"stated_time"}],"dbName":"block","schema":null},"Activity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"activity","schema":null},"Facts":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"}],"dbName":"facts","schema":null},"FactsSnapshot":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"facts_snapshot","schema":null},"FundingCluster":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"funder","kind":"scalar","type":"String"},{"name":"clusterSize","kind":"scalar","type":"Int","dbName":"cluster_size"},{"name":"chainLength","kind":"scalar","type":"Int","dbName":"chain_length"}],"dbName":"funding_cluster","schema":null},"AlikeCluster":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"size","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"Json"},{"name":"foundBy","kind":"scalar","type":"String","dbName":"found_by"}],"dbName":"alike_cluster","schema":null},"PaymentTrust":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"payment_trust","schema":null},"QuarantinedTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"firstBlock","kind":"scalar","type":"BigInt","dbName":"first_block"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"}],"dbName":"quarantined_transaction","schema":null},"QuarantinedWallet":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"partlyRead","kind":"scalar","type":"Boolean","dbName":"partly_read"}],"dbName":"quarantined_wallet","schema":null},"List":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"read","kind":"scalar","type":"String"},{"name":"repair","kind":"scalar","type":"Boolean"},{"name":"column","kind":"scalar","type":"String"},{"name":"previousId","kind":"scalar","type":"String","dbName":"previous_id"},{"name":"format","kind":"scalar","type":"Json"},{"name":"columns","kind":"scalar","type":"Json"},{"name":"counts","kind":"scalar","type":"Json"},{"name":"summary","kind":"scalar","type":"Json"},{"name":"charged","kind":"scalar","type":"Boolean"},{"name":"reading","kind":"scalar","type":"String"},{"name":"lastRow","kind":"scalar","type":"Int","dbName":"last_row"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"uploads","kind":"object","type":"ListUpload","relationName":"ListToListUpload"},{"name":"rows","kind":"object","type":"ListRow","relationName":"ListToListRow"},{"name":"lines","kind":"object","type":"ListLine","relationName":"ListToListLine"},{"name":"clusters","kind":"object","type":"ListCluster","relationName":"ListToListCluster"},{"name":"shares","kind":"object","type":"ListShare","relationName":"ListToListShare"}],"dbName":"list","schema":null},"ListUpload":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"list","kind":"object","type":"List","relationName":"ListToListUpload"}],"dbName":"list_upload","schema":null},"ListRow":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"row","kind":"scalar","type":"Int"},{"name":"line","kind":"scalar","type":"Int"},{"name":"input","kind":"scalar","type":"String"},{"name":"identity","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"special","kind":"scalar","type":"String"},{"name":"duplicateOf","kind":"scalar","type":"Int","dbName":"duplicate_of"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reasons","kind":"scalar","type":"Json"},{"name":"svcId","kind":"scalar","type":"String","dbName":"svc_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"tier","kind":"scalar","type":"String"},{"name":"flags","kind":"scalar","type":"String"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"known","kind":"scalar","type":"Boolean"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"keep","kind":"scalar","type":"Boolean"},{"name":"sameAs","kind":"scalar","type":"Int","dbName":"same_as"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"list","kind":"object","type":"List","relationName":"ListToListRow"}],"dbName":"list_row","schema":null},"ListLine":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"line","kind":"scalar","type":"Int"},{"name":"row","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListLine"}],"dbName":"list_line","schema":null},"ListCluster":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"size","kind":"scalar","type":"Int"},{"name":"strength","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"keep","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListCluster"}],"dbName":"list_cluster","schema":null},"ListShare":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"list","kind":"object","type":"List","relationName":"ListToListShare"}],"dbName":"list_share","schema":null},"ListTree":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"who","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"String"},{"name":"cap","kind":"scalar","type":"Decimal"},{"name":"floor","kind":"scalar","type":"Decimal"},{"name":"decimals","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"Bytes"},{"name":"leaves","kind":"scalar","type":"Int"},{"name":"sum","kind":"scalar","type":"Decimal"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"day","kind":"scalar","type":"BigInt"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"issuedAt","kind":"scalar","type":"BigInt","dbName":"issued_at"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"leafRows","kind":"object","type":"ListTreeLeaf","relationName":"ListTreeToListTreeLeaf"},{"name":"nodes","kind":"object","type":"ListTreeNode","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree","schema":null},"ListTreeLeaf":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"index","kind":"scalar","type":"Int"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"position","kind":"scalar","type":"Int"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeLeaf"}],"dbName":"list_tree_leaf","schema":null},"ListTreeNode":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree_node","schema":null},"Policy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"simulations","kind":"object","type":"PolicySimulation","relationName":"PolicyToPolicySimulation"},{"name":"nullifiers","kind":"object","type":"PassNullifier","relationName":"PassNullifierToPolicy"},{"name":"snapshots","kind":"object","type":"SnapshotToken","relationName":"PolicyToSnapshotToken"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyToPolicyWatch"}],"dbName":"policy","schema":null},"PolicySimulation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"lastSubject","kind":"scalar","type":"String","dbName":"last_subject"},{"name":"tally","kind":"scalar","type":"Json"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicySimulation"}],"dbName":"policy_simulation","schema":null},"PassNullifier":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"nullifier","kind":"scalar","type":"String"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PassNullifierToPolicy"}],"dbName":"pass_nullifier","schema":null},"SnapshotToken":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"stored","kind":"scalar","type":"Int"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToSnapshotToken"},{"name":"blocks","kind":"object","type":"SnapshotBlock","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_token","schema":null},"SnapshotBlock":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"network","kind":"scalar","type":"BigInt"},{"name":"snapshot","kind":"scalar","type":"BigInt"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"token","kind":"object","type":"SnapshotToken","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_block","schema":null},"SnapshotAnswer":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"address","kind":"scalar","type":"String"},{"name":"score","kind":"scalar","type":"Int"}],"dbName":"snapshot_answer","schema":null},"PolicyWatch":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"wallets","kind":"scalar","type":"Int"},{"name":"readsChain","kind":"scalar","type":"Boolean","dbName":"reads_chain"},{"name":"turnAt","kind":"scalar","type":"DateTime","dbName":"turn_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicyWatch"},{"name":"watched","kind":"object","type":"WatchedWallet","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"policy_watch","schema":null},"WatchedWallet":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"chainOutcomes","kind":"scalar","type":"String","dbName":"chain_outcomes"},{"name":"chainReadAt","kind":"scalar","type":"DateTime","dbName":"chain_read_at"},{"name":"nextOutcome","kind":"scalar","type":"String","dbName":"next_outcome"},{"name":"nextBlocks","kind":"scalar","type":"Json","dbName":"next_blocks"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"watched_wallet","schema":null},"OnceWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"party","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"histories","kind":"object","type":"OnceHistory","relationName":"OnceHistoryToOnceWallet"},{"name":"questions","kind":"object","type":"OnceQuestion","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_wallet","schema":null},"OnceHistory":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"headAt","kind":"scalar","type":"BigInt","dbName":"head_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceHistoryToOnceWallet"}],"dbName":"once_history","schema":null},"OnceQuestion":{"fields":[{"name":"asker","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"reads","kind":"scalar","type":"Boolean"},{"name":"payer","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"compareFrom","kind":"scalar","type":"DateTime","dbName":"compare_from"},{"name":"alike","kind":"scalar","type":"Json"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_question","schema":null},"Reservation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"name","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"deposit","kind":"scalar","type":"Decimal"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"state","kind":"scalar","type":"String"}],"dbName":"reservation","schema":null},"ReservationCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"}],"dbName":"reservation_cursor","schema":null},"Voucher":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"claimer","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"referralCode","kind":"scalar","type":"String","dbName":"referral_code"},{"name":"consents","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"}],"dbName":"voucher","schema":null},"ReferralCode":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"referral_code","schema":null},"Referral":{"fields":[{"name":"referee","kind":"scalar","type":"String"},{"name":"referrer","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"referral","schema":null},"SponsoredMint":{"fields":[{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsored_mint","schema":null},"SentTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"sender","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"raw","kind":"scalar","type":"String"},{"name":"hashes","kind":"scalar","type":"String"},{"name":"raises","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"}],"dbName":"sent_transaction","schema":null},"Score":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"bonus","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"unavailable","kind":"scalar","type":"String"},{"name":"stale","kind":"scalar","type":"String"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"modelHash","kind":"scalar","type":"Bytes","dbName":"model_hash"},{"name":"reachedAt","kind":"scalar","type":"BigInt","dbName":"reached_at"},{"name":"nextChangeDay","kind":"scalar","type":"BigInt","dbName":"next_change_day"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"score","schema":null},"ScoreFacts":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"score_facts","schema":null},"ScoreSteps":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"days","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"}],"dbName":"score_steps","schema":null},"ScoreFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"before","kind":"scalar","type":"Int"},{"name":"after","kind":"scalar","type":"Int"},{"name":"rankedBefore","kind":"scalar","type":"Boolean","dbName":"ranked_before"},{"name":"rankedAfter","kind":"scalar","type":"Boolean","dbName":"ranked_after"},{"name":"reachedBefore","kind":"scalar","type":"BigInt","dbName":"reached_before"},{"name":"reachedAfter","kind":"scalar","type":"BigInt","dbName":"reached_after"},{"name":"cause","kind":"scalar","type":"String"},{"name":"sourceChain","kind":"scalar","type":"BigInt","dbName":"source_chain"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"}],"dbName":"score_feed","schema":null},"IdentityFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"identity","kind":"scalar","type":"String"}],"dbName":"identity_feed","schema":null},"SavedRanking":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"position","kind":"scalar","type":"String"},{"name":"scopes","kind":"scalar","type":"Json"},{"name":"savedAt","kind":"scalar","type":"DateTime","dbName":"saved_at"}],"dbName":"saved_ranking","schema":null},"ScoreClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"recordedAt","kind":"scalar","type":"DateTime","dbName":"recorded_at"}],"dbName":"score_close","schema":null},"StaleClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"stale_close","schema":null},"PendingScore":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"scoredTo","kind":"scalar","type":"String","dbName":"scored_to"},{"name":"scored","kind":"scalar","type":"BigInt"}],"dbName":"pending_score","schema":null},"ModelSwitch":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"version","kind":"scalar","type":"String"},{"name":"announcedAt","kind":"scalar","type":"DateTime","dbName":"announced_at"},{"name":"activeFrom","kind":"scalar","type":"DateTime","dbName":"active_from"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"rescoredAt","kind":"scalar","type":"DateTime","dbName":"rescored_at"},{"name":"summary","kind":"scalar","type":"Json"}],"dbName":"model_switch","schema":null},"ModelComparison":{"fields":[{"name":"version","kind":"scalar","type":"String"},{"name":"requestedAt","kind":"scalar","type":"DateTime","dbName":"requested_at"},{"name":"compared","kind":"scalar","type":"Int"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"result","kind":"scalar","type":"Json"}],"dbName":"model_comparison","schema":null},"Takedown":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"liftedAt","kind":"scalar","type":"DateTime","dbName":"lifted_at"}],"dbName":"takedown","schema":null},"TradingCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"since24h","kind":"scalar","type":"BigInt","dbName":"since_24h"},{"name":"since7d","kind":"scalar","type":"BigInt","dbName":"since_7d"},{"name":"since30d","kind":"scalar","type":"BigInt","dbName":"since_30d"},{"name":"settings","kind":"scalar","type":"String"}],"dbName":"trading_cursor","schema":null},"Trade":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trade","schema":null},"TradingHolding":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"cost","kind":"scalar","type":"Decimal"}],"dbName":"trading_holding","schema":null},"Trader":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"trades","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trader","schema":null},"TraderHistogram":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"sort","kind":"scalar","type":"String"},{"name":"bucket","kind":"scalar","type":"Decimal"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"traders","kind":"scalar","type":"BigInt"}],"dbName":"trader_histogram","schema":null},"StaleTrader":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"subject","kind":"scalar","type":"String"}],"dbName":"stale_trader","schema":null},"Wallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"wallet","schema":null},"TrackedWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"smartAccount","kind":"scalar","type":"Boolean","dbName":"smart_account"},{"name":"error","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"fromBlock","kind":"scalar","type":"BigInt","dbName":"from_block"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"},{"name":"attestedFrom","kind":"scalar","type":"BigInt","dbName":"attested_from"},{"name":"attestedTo","kind":"scalar","type":"BigInt","dbName":"attested_to"},{"name":"attestDue","kind":"scalar","type":"DateTime","dbName":"attest_due"}],"dbName":"tracked_wallet","schema":null},"Tracking":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"tracking","schema":null},"Backfill":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"party","kind":"scalar","type":"String"},{"name":"line","kind":"object","type":"BackfillParty","relationName":"BackfillToBackfillParty"},{"name":"turns","kind":"scalar","type":"Int"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Json"}],"dbName":"backfill","schema":null},"BackfillParty":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"servedAt","kind":"scalar","type":"DateTime","dbName":"served_at"},{"name":"backfills","kind":"object","type":"Backfill","relationName":"BackfillToBackfillParty"}],"dbName":"backfill_party","schema":null},"StagedActivity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"staged_activity","schema":null},"AutomaticTracking":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"automatic_tracking","schema":null},"Outbox":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"event","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subjectsDone","kind":"scalar","type":"Boolean","dbName":"subjects_done"},{"name":"expandedTo","kind":"scalar","type":"String","dbName":"expanded_to"}],"dbName":"outbox","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"events","kind":"scalar","type":"String"},{"name":"subjects","kind":"scalar","type":"String"},{"name":"allSubjects","kind":"scalar","type":"Boolean","dbName":"all_subjects"},{"name":"secret","kind":"scalar","type":"String"},{"name":"oldSecret","kind":"scalar","type":"String","dbName":"old_secret"},{"name":"oldSecretUntil","kind":"scalar","type":"DateTime","dbName":"old_secret_until"},{"name":"signatureKey","kind":"scalar","type":"String","dbName":"signature_key"},{"name":"oldSignatureKey","kind":"scalar","type":"String","dbName":"old_signature_key"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"operatorOff","kind":"scalar","type":"Boolean","dbName":"operator_off"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"isFull","kind":"scalar","type":"Boolean","dbName":"is_full"},{"name":"missedFrom","kind":"scalar","type":"DateTime","dbName":"missed_from"},{"name":"missedUntil","kind":"scalar","type":"DateTime","dbName":"missed_until"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"event","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"earlierAttempts","kind":"scalar","type":"Int","dbName":"earlier_attempts"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"},{"name":"attempts","kind":"object","type":"WebhookAttempt","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_delivery","schema":null},"WebhookAttempt":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"error","kind":"scalar","type":"String"},{"name":"requestHeaders","kind":"scalar","type":"Json","dbName":"request_headers"},{"name":"responseBody","kind":"scalar","type":"String","dbName":"response_body"},{"name":"delivery","kind":"object","type":"WebhookDelivery","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_attempt","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","EarnedAchievement.findUnique","EarnedAchievement.findUniqueOrThrow","orderBy","cursor","EarnedAchievement.findFirst","EarnedAchievement.findFirstOrThrow","EarnedAchievement.findMany","data","EarnedAchievement.createOne","EarnedAchievement.createMany","EarnedAchievement.createManyAndReturn","EarnedAchievement.updateOne","EarnedAchievement.updateMany","EarnedAchievement.updateManyAndReturn","create","update","EarnedAchievement.upsertOne","EarnedAchievement.deleteOne","EarnedAchievement.deleteMany","having","_count","_min","_max","EarnedAchievement.groupBy","EarnedAchievement.aggregate","Appeal.findUnique","Appeal.findUniqueOrThrow","Appeal.findFirst","Appeal.findFirstOrThrow","Appeal.findMany","Appeal.createOne","Appeal.createMany","Appeal.createManyAndReturn","Appeal.updateOne","Appeal.updateMany","Appeal.updateManyAndReturn","Appeal.upsertOne","Appeal.deleteOne","Appeal.deleteMany","_avg","_sum","Appeal.groupBy","Appeal.aggregate","AttestationSchema.findUnique","AttestationSchema.findUniqueOrThrow","AttestationSchema.findFirst","AttestationSchema.findFirstOrThrow","AttestationSchema.findMany","AttestationSchema.createOne","AttestationSchema.createMany","AttestationSchema.createManyAndReturn","AttestationSchema.updateOne","AttestationSchema.updateMany","AttestationSchema.updateManyAndReturn","AttestationSchema.upsertOne","AttestationSchema.deleteOne","AttestationSchema.deleteMany","AttestationSchema.groupBy","AttestationSchema.aggregate","Attestation.findUnique","Attestation.findUniqueOrThrow","Attestation.findFirst","Attestation.findFirstOrThrow","Attestation.findMany","Attestation.createOne","Attestation.createMany","Attestation.createManyAndReturn","Attestation.updateOne","Attestation.updateMany","Attestation.updateManyAndReturn","Attestation.upsertOne","Attestation.deleteOne","Attestation.deleteMany","Attestation.groupBy","Attestation.aggregate","LeftOutAttestation.findUnique","LeftOutAttestation.findUniqueOrThrow","LeftOutAttestation.findFirst","LeftOutAttestation.findFirstOrThrow","LeftOutAttestation.findMany","LeftOutAttestation.createOne","LeftOutAttestation.createMany","LeftOutAttestation.createManyAndReturn","LeftOutAttestation.updateOne","LeftOutAttestation.updateMany","LeftOutAttestation.updateManyAndReturn","LeftOutAttestation.upsertOne","LeftOutAttestation.deleteOne","LeftOutAttestation.deleteMany","LeftOutAttestation.groupBy","LeftOutAttestation.aggregate","EarlyRevocation.findUnique","EarlyRevocation.findUniqueOrThrow","EarlyRevocation.findFirst","EarlyRevocation.findFirstOrThrow","EarlyRevocation.findMany","EarlyRevocation.createOne","EarlyRevocation.createMany","EarlyRevocation.createManyAndReturn","EarlyRevocation.updateOne","EarlyRevocation.updateMany","EarlyRevocation.updateManyAndReturn","EarlyRevocation.upsertOne","EarlyRevocation.deleteOne","EarlyRevocation.deleteMany","EarlyRevocation.groupBy","EarlyRevocation.aggregate","IssuerWeight.findUnique","IssuerWeight.findUniqueOrThrow","IssuerWeight.findFirst","IssuerWeight.findFirstOrThrow","IssuerWeight.findMany","IssuerWeight.createOne","IssuerWeight.createMany","IssuerWeight.createManyAndReturn","IssuerWeight.updateOne","IssuerWeight.updateMany","IssuerWeight.updateManyAndReturn","IssuerWeight.upsertOne","IssuerWeight.deleteOne","IssuerWeight.deleteMany","IssuerWeight.groupBy","IssuerWeight.aggregate","Notification.findUnique","Notification.findUniqueOrThrow","Notification.findFirst","Notification.findFirstOrThrow","Notification.findMany","Notification.createOne","Notification.createMany","Notification.createManyAndReturn","Notification.updateOne","Notification.updateMany","Notification.updateManyAndReturn","Notification.upsertOne","Notification.deleteOne","Notification.deleteMany","Notification.groupBy","Notification.aggregate","PendingAttestation.findUnique","PendingAttestation.findUniqueOrThrow","PendingAttestation.findFirst","PendingAttestation.findFirstOrThrow","PendingAttestation.findMany","PendingAttestation.createOne","PendingAttestation.createMany","PendingAttestation.createManyAndReturn","PendingAttestation.updateOne","PendingAttestation.updateMany","PendingAttestation.updateManyAndReturn","PendingAttestation.upsertOne","PendingAttestation.deleteOne","PendingAttestation.deleteMany","PendingAttestation.groupBy","PendingAttestation.aggregate","Meta.findUnique","Meta.findUniqueOrThrow","Meta.findFirst","Meta.findFirstOrThrow","Meta.findMany","Meta.createOne","Meta.createMany","Meta.createManyAndReturn","Meta.updateOne","Meta.updateMany","Meta.updateManyAndReturn","Meta.upsertOne","Meta.deleteOne","Meta.deleteMany","Meta.groupBy","Meta.aggregate","developer","keys","Developer.findUnique","Developer.findUniqueOrThrow","Developer.findFirst","Developer.findFirstOrThrow","Developer.findMany","Developer.createOne","Developer.createMany","Developer.createManyAndReturn","Developer.updateOne","Developer.updateMany","Developer.updateManyAndReturn","Developer.upsertOne","Developer.deleteOne","Developer.deleteMany","Developer.groupBy","Developer.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","IdempotentRequest.findUnique","IdempotentRequest.findUniqueOrThrow","IdempotentRequest.findFirst","IdempotentRequest.findFirstOrThrow","IdempotentRequest.findMany","IdempotentRequest.createOne","IdempotentRequest.createMany","IdempotentRequest.createManyAndReturn","IdempotentRequest.updateOne","IdempotentRequest.updateMany","IdempotentRequest.updateManyAndReturn","IdempotentRequest.upsertOne","IdempotentRequest.deleteOne","IdempotentRequest.deleteMany","IdempotentRequest.groupBy","IdempotentRequest.aggregate","IdempotentBytes.findUnique","IdempotentBytes.findUniqueOrThrow","IdempotentBytes.findFirst","IdempotentBytes.findFirstOrThrow","IdempotentBytes.findMany","IdempotentBytes.createOne","IdempotentBytes.createMany","IdempotentBytes.createManyAndReturn","IdempotentBytes.updateOne","IdempotentBytes.updateMany","IdempotentBytes.updateManyAndReturn","IdempotentBytes.upsertOne","IdempotentBytes.deleteOne","IdempotentBytes.deleteMany","IdempotentBytes.groupBy","IdempotentBytes.aggregate","DayCount.findUnique","DayCount.findUniqueOrThrow","DayCount.findFirst","DayCount.findFirstOrThrow","DayCount.findMany","DayCount.createOne","DayCount.createMany","DayCount.createManyAndReturn","DayCount.updateOne","DayCount.updateMany","DayCount.updateManyAndReturn","DayCount.upsertOne","DayCount.deleteOne","DayCount.deleteMany","DayCount.groupBy","DayCount.aggregate","AuthNonce.findUnique","AuthNonce.findUniqueOrThrow","AuthNonce.findFirst","AuthNonce.findFirstOrThrow","AuthNonce.findMany","AuthNonce.createOne","AuthNonce.createMany","AuthNonce.createManyAndReturn","AuthNonce.updateOne","AuthNonce.updateMany","AuthNonce.updateManyAndReturn","AuthNonce.upsertOne","AuthNonce.deleteOne","AuthNonce.deleteMany","AuthNonce.groupBy","AuthNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","Epoch.findUnique","Epoch.findUniqueOrThrow","Epoch.findFirst","Epoch.findFirstOrThrow","Epoch.findMany","Epoch.createOne","Epoch.createMany","Epoch.createManyAndReturn","Epoch.updateOne","Epoch.updateMany","Epoch.updateManyAndReturn","Epoch.upsertOne","Epoch.deleteOne","Epoch.deleteMany","Epoch.groupBy","Epoch.aggregate","pages","chunk","EpochPage.findUnique","EpochPage.findUniqueOrThrow","EpochPage.findFirst","EpochPage.findFirstOrThrow","EpochPage.findMany","EpochPage.createOne","EpochPage.createMany","EpochPage.createManyAndReturn","EpochPage.updateOne","EpochPage.updateMany","EpochPage.updateManyAndReturn","EpochPage.upsertOne","EpochPage.deleteOne","EpochPage.deleteMany","EpochPage.groupBy","EpochPage.aggregate","EpochChunk.findUnique","EpochChunk.findUniqueOrThrow","EpochChunk.findFirst","EpochChunk.findFirstOrThrow","EpochChunk.findMany","EpochChunk.createOne","EpochChunk.createMany","EpochChunk.createManyAndReturn","EpochChunk.updateOne","EpochChunk.updateMany","EpochChunk.updateManyAndReturn","EpochChunk.upsertOne","EpochChunk.deleteOne","EpochChunk.deleteMany","EpochChunk.groupBy","EpochChunk.aggregate","NameEvent.findUnique","NameEvent.findUniqueOrThrow","NameEvent.findFirst","NameEvent.findFirstOrThrow","NameEvent.findMany","NameEvent.createOne","NameEvent.createMany","NameEvent.createManyAndReturn","NameEvent.updateOne","NameEvent.updateMany","NameEvent.updateManyAndReturn","NameEvent.upsertOne","NameEvent.deleteOne","NameEvent.deleteMany","NameEvent.groupBy","NameEvent.aggregate","identity","wallets","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","IdentityWallet.findUnique","IdentityWallet.findUniqueOrThrow","IdentityWallet.findFirst","IdentityWallet.findFirstOrThrow","IdentityWallet.findMany","IdentityWallet.createOne","IdentityWallet.createMany","IdentityWallet.createManyAndReturn","IdentityWallet.updateOne","IdentityWallet.updateMany","IdentityWallet.updateManyAndReturn","IdentityWallet.upsertOne","IdentityWallet.deleteOne","IdentityWallet.deleteMany","IdentityWallet.groupBy","IdentityWallet.aggregate","IdentityDeparture.findUnique","IdentityDeparture.findUniqueOrThrow","IdentityDeparture.findFirst","IdentityDeparture.findFirstOrThrow","IdentityDeparture.findMany","IdentityDeparture.createOne","IdentityDeparture.createMany","IdentityDeparture.createManyAndReturn","IdentityDeparture.updateOne","IdentityDeparture.updateMany","IdentityDeparture.updateManyAndReturn","IdentityDeparture.upsertOne","IdentityDeparture.deleteOne","IdentityDeparture.deleteMany","IdentityDeparture.groupBy","IdentityDeparture.aggregate","IdentityPast.findUnique","IdentityPast.findUniqueOrThrow","IdentityPast.findFirst","IdentityPast.findFirstOrThrow","IdentityPast.findMany","IdentityPast.createOne","IdentityPast.createMany","IdentityPast.createManyAndReturn","IdentityPast.updateOne","IdentityPast.updateMany","IdentityPast.updateManyAndReturn","IdentityPast.upsertOne","IdentityPast.deleteOne","IdentityPast.deleteMany","IdentityPast.groupBy","IdentityPast.aggregate","WalletGroup.findUnique","WalletGroup.findUniqueOrThrow","WalletGroup.findFirst","WalletGroup.findFirstOrThrow","WalletGroup.findMany","WalletGroup.createOne","WalletGroup.createMany","WalletGroup.createManyAndReturn","WalletGroup.updateOne","WalletGroup.updateMany","WalletGroup.updateManyAndReturn","WalletGroup.upsertOne","WalletGroup.deleteOne","WalletGroup.deleteMany","WalletGroup.groupBy","WalletGroup.aggregate","ChainCursor.findUnique","ChainCursor.findUniqueOrThrow","ChainCursor.findFirst","ChainCursor.findFirstOrThrow","ChainCursor.findMany","ChainCursor.createOne","ChainCursor.createMany","ChainCursor.createManyAndReturn","ChainCursor.updateOne","ChainCursor.updateMany","ChainCursor.updateManyAndReturn","ChainCursor.upsertOne","ChainCursor.deleteOne","ChainCursor.deleteMany","ChainCursor.groupBy","ChainCursor.aggregate","ExplorerHead.findUnique","ExplorerHead.findUniqueOrThrow","ExplorerHead.findFirst","ExplorerHead.findFirstOrThrow","ExplorerHead.findMany","ExplorerHead.createOne","ExplorerHead.createMany","ExplorerHead.createManyAndReturn","ExplorerHead.updateOne","ExplorerHead.updateMany","ExplorerHead.updateManyAndReturn","ExplorerHead.upsertOne","ExplorerHead.deleteOne","ExplorerHead.deleteMany","ExplorerHead.groupBy","ExplorerHead.aggregate","ExplorerFault.findUnique","ExplorerFault.findUniqueOrThrow","ExplorerFault.findFirst","ExplorerFault.findFirstOrThrow","ExplorerFault.findMany","ExplorerFault.createOne","ExplorerFault.createMany","ExplorerFault.createManyAndReturn","ExplorerFault.updateOne","ExplorerFault.updateMany","ExplorerFault.updateManyAndReturn","ExplorerFault.upsertOne","ExplorerFault.deleteOne","ExplorerFault.deleteMany","ExplorerFault.groupBy","ExplorerFault.aggregate","ChainControl.findUnique","ChainControl.findUniqueOrThrow","ChainControl.findFirst","ChainControl.findFirstOrThrow","ChainControl.findMany","ChainControl.createOne","ChainControl.createMany","ChainControl.createManyAndReturn","ChainControl.updateOne","ChainControl.updateMany","ChainControl.updateManyAndReturn","ChainControl.upsertOne","ChainControl.deleteOne","ChainControl.deleteMany","ChainControl.groupBy","ChainControl.aggregate","Block.findUnique","Block.findUniqueOrThrow","Block.findFirst","Block.findFirstOrThrow","Block.findMany","Block.createOne","Block.createMany","Block.createManyAndReturn","Block.updateOne","Block.updateMany","Block.updateManyAndReturn","Block.upsertOne","Block.deleteOne","Block.deleteMany","Block.groupBy","Block.aggregate","Activity.findUnique","Activity.findUniqueOrThrow","Activity.findFirst","Activity.findFirstOrThrow","Activity.findMany","Activity.createOne","Activity.createMany","Activity.createManyAndReturn","Activity.updateOne","Activity.updateMany","Activity.updateManyAndReturn","Activity.upsertOne","Activity.deleteOne","Activity.deleteMany","Activity.groupBy","Activity.aggregate","Facts.findUnique","Facts.findUniqueOrThrow","Facts.findFirst","Facts.findFirstOrThrow","Facts.findMany","Facts.createOne","Facts.createMany","Facts.createManyAndReturn","Facts.updateOne","Facts.updateMany","Facts.updateManyAndReturn","Facts.upsertOne","Facts.deleteOne","Facts.deleteMany","Facts.groupBy","Facts.aggregate","FactsSnapshot.findUnique","FactsSnapshot.findUniqueOrThrow","FactsSnapshot.findFirst","FactsSnapshot.findFirstOrThrow","FactsSnapshot.findMany","FactsSnapshot.createOne","FactsSnapshot.createMany","FactsSnapshot.createManyAndReturn","FactsSnapshot.updateOne","FactsSnapshot.updateMany","FactsSnapshot.updateManyAndReturn","FactsSnapshot.upsertOne","FactsSnapshot.deleteOne","FactsSnapshot.deleteMany","FactsSnapshot.groupBy","FactsSnapshot.aggregate","FundingCluster.findUnique","FundingCluster.findUniqueOrThrow","FundingCluster.findFirst","FundingCluster.findFirstOrThrow","FundingCluster.findMany","FundingCluster.createOne","FundingCluster.createMany","FundingCluster.createManyAndReturn","FundingCluster.updateOne","FundingCluster.updateMany","FundingCluster.updateManyAndReturn","FundingCluster.upsertOne","FundingCluster.deleteOne","FundingCluster.deleteMany","FundingCluster.groupBy","FundingCluster.aggregate","AlikeCluster.findUnique","AlikeCluster.findUniqueOrThrow","AlikeCluster.findFirst","AlikeCluster.findFirstOrThrow","AlikeCluster.findMany","AlikeCluster.createOne","AlikeCluster.createMany","AlikeCluster.createManyAndReturn","AlikeCluster.updateOne","AlikeCluster.updateMany","AlikeCluster.updateManyAndReturn","AlikeCluster.upsertOne","AlikeCluster.deleteOne","AlikeCluster.deleteMany","AlikeCluster.groupBy","AlikeCluster.aggregate","PaymentTrust.findUnique","PaymentTrust.findUniqueOrThrow","PaymentTrust.findFirst","PaymentTrust.findFirstOrThrow","PaymentTrust.findMany","PaymentTrust.createOne","PaymentTrust.createMany","PaymentTrust.createManyAndReturn","PaymentTrust.updateOne","PaymentTrust.updateMany","PaymentTrust.updateManyAndReturn","PaymentTrust.upsertOne","PaymentTrust.deleteOne","PaymentTrust.deleteMany","PaymentTrust.groupBy","PaymentTrust.aggregate","QuarantinedTransaction.findUnique","QuarantinedTransaction.findUniqueOrThrow","QuarantinedTransaction.findFirst","QuarantinedTransaction.findFirstOrThrow","QuarantinedTransaction.findMany","QuarantinedTransaction.createOne","QuarantinedTransaction.createMany","QuarantinedTransaction.createManyAndReturn","QuarantinedTransaction.updateOne","QuarantinedTransaction.updateMany","QuarantinedTransaction.updateManyAndReturn","QuarantinedTransaction.upsertOne","QuarantinedTransaction.deleteOne","QuarantinedTransaction.deleteMany","QuarantinedTransaction.groupBy","QuarantinedTransaction.aggregate","QuarantinedWallet.findUnique","QuarantinedWallet.findUniqueOrThrow","QuarantinedWallet.findFirst","QuarantinedWallet.findFirstOrThrow","QuarantinedWallet.findMany","QuarantinedWallet.createOne","QuarantinedWallet.createMany","QuarantinedWallet.createManyAndReturn","QuarantinedWallet.updateOne","QuarantinedWallet.updateMany","QuarantinedWallet.updateManyAndReturn","QuarantinedWallet.upsertOne","QuarantinedWallet.deleteOne","QuarantinedWallet.deleteMany","QuarantinedWallet.groupBy","QuarantinedWallet.aggregate","list","uploads","rows","lines","clusters","shares","List.findUnique","List.findUniqueOrThrow","List.findFirst","List.findFirstOrThrow","List.findMany","List.createOne","List.createMany","List.createManyAndReturn","List.updateOne","List.updateMany","List.updateManyAndReturn","List.upsertOne","List.deleteOne","List.deleteMany","List.groupBy","List.aggregate","ListUpload.findUnique","ListUpload.findUniqueOrThrow","ListUpload.findFirst","ListUpload.findFirstOrThrow","ListUpload.findMany","ListUpload.createOne","ListUpload.createMany","ListUpload.createManyAndReturn","ListUpload.updateOne","ListUpload.updateMany","ListUpload.updateManyAndReturn","ListUpload.upsertOne","ListUpload.deleteOne","ListUpload.deleteMany","ListUpload.groupBy","ListUpload.aggregate","ListRow.findUnique","ListRow.findUniqueOrThrow","ListRow.findFirst","ListRow.findFirstOrThrow","ListRow.findMany","ListRow.createOne","ListRow.createMany","ListRow.createManyAndReturn","ListRow.updateOne","ListRow.updateMany","ListRow.updateManyAndReturn","ListRow.upsertOne","ListRow.deleteOne","ListRow.deleteMany","ListRow.groupBy","ListRow.aggregate","ListLine.findUnique","ListLine.findUniqueOrThrow","ListLine.findFirst","ListLine.findFirstOrThrow","ListLine.findMany","ListLine.createOne","ListLine.createMany","ListLine.createManyAndReturn","ListLine.updateOne","ListLine.updateMany","ListLine.updateManyAndReturn","ListLine.upsertOne","ListLine.deleteOne","ListLine.deleteMany","ListLine.groupBy","ListLine.aggregate","ListCluster.findUnique","ListCluster.findUniqueOrThrow","ListCluster.findFirst","ListCluster.findFirstOrThrow","ListCluster.findMany","ListCluster.createOne","ListCluster.createMany","ListCluster.createManyAndReturn","ListCluster.updateOne","ListCluster.updateMany","ListCluster.updateManyAndReturn","ListCluster.upsertOne","ListCluster.deleteOne","ListCluster.deleteMany","ListCluster.groupBy","ListCluster.aggregate","ListShare.findUnique","ListShare.findUniqueOrThrow","ListShare.findFirst","ListShare.findFirstOrThrow","ListShare.findMany","ListShare.createOne","ListShare.createMany","ListShare.createManyAndReturn","ListShare.updateOne","ListShare.updateMany","ListShare.updateManyAndReturn","ListShare.upsertOne","ListShare.deleteOne","ListShare.deleteMany","ListShare.groupBy","ListShare.aggregate","tree","leafRows","nodes","ListTree.findUnique","ListTree.findUniqueOrThrow","ListTree.findFirst","ListTree.findFirstOrThrow","ListTree.findMany","ListTree.createOne","ListTree.createMany","ListTree.createManyAndReturn","ListTree.updateOne","ListTree.updateMany","ListTree.updateManyAndReturn","ListTree.upsertOne","ListTree.deleteOne","ListTree.deleteMany","ListTree.groupBy","ListTree.aggregate","ListTreeLeaf.findUnique","ListTreeLeaf.findUniqueOrThrow","ListTreeLeaf.findFirst","ListTreeLeaf.findFirstOrThrow","ListTreeLeaf.findMany","ListTreeLeaf.createOne","ListTreeLeaf.createMany","ListTreeLeaf.createManyAndReturn","ListTreeLeaf.updateOne","ListTreeLeaf.updateMany","ListTreeLeaf.updateManyAndReturn","ListTreeLeaf.upsertOne","ListTreeLeaf.deleteOne","ListTreeLeaf.deleteMany","ListTreeLeaf.groupBy","ListTreeLeaf.aggregate","ListTreeNode.findUnique","ListTreeNode.findUniqueOrThrow","ListTreeNode.findFirst","ListTreeNode.findFirstOrThrow","ListTreeNode.findMany","ListTreeNode.createOne","ListTreeNode.createMany","ListTreeNode.createManyAndReturn","ListTreeNode.updateOne","ListTreeNode.updateMany","ListTreeNode.updateManyAndReturn","ListTreeNode.upsertOne","ListTreeNode.deleteOne","ListTreeNode.deleteMany","ListTreeNode.groupBy","ListTreeNode.aggregate","policy","simulations","nullifiers","token","blocks","snapshots","watch","watched","Policy.findUnique","Policy.findUniqueOrThrow","Policy.findFirst","Policy.findFirstOrThrow","Policy.findMany","Policy.createOne","Policy.createMany","Policy.createManyAndReturn","Policy.updateOne","Policy.updateMany","Policy.updateManyAndReturn","Policy.upsertOne","Policy.deleteOne","Policy.deleteMany","Policy.groupBy","Policy.aggregate","PolicySimulation.findUnique","PolicySimulation.findUniqueOrThrow","PolicySimulation.findFirst","PolicySimulation.findFirstOrThrow","PolicySimulation.findMany","PolicySimulation.createOne","PolicySimulation.createMany","PolicySimulation.createManyAndReturn","PolicySimulation.updateOne","PolicySimulation.updateMany","PolicySimulation.updateManyAndReturn","PolicySimulation.upsertOne","PolicySimulation.deleteOne","PolicySimulation.deleteMany","PolicySimulation.groupBy","PolicySimulation.aggregate","PassNullifier.findUnique","PassNullifier.findUniqueOrThrow","PassNullifier.findFirst","PassNullifier.findFirstOrThrow","PassNullifier.findMany","PassNullifier.createOne","PassNullifier.createMany","PassNullifier.createManyAndReturn","PassNullifier.updateOne","PassNullifier.updateMany","PassNullifier.updateManyAndReturn","PassNullifier.upsertOne","PassNullifier.deleteOne","PassNullifier.deleteMany","PassNullifier.groupBy","PassNullifier.aggregate","SnapshotToken.findUnique","SnapshotToken.findUniqueOrThrow","SnapshotToken.findFirst","SnapshotToken.findFirstOrThrow","SnapshotToken.findMany","SnapshotToken.createOne","SnapshotToken.createMany","SnapshotToken.createManyAndReturn","SnapshotToken.updateOne","SnapshotToken.updateMany","SnapshotToken.updateManyAndReturn","SnapshotToken.upsertOne","SnapshotToken.deleteOne","SnapshotToken.deleteMany","SnapshotToken.groupBy","SnapshotToken.aggregate","SnapshotBlock.findUnique","SnapshotBlock.findUniqueOrThrow","SnapshotBlock.findFirst","SnapshotBlock.findFirstOrThrow","SnapshotBlock.findMany","SnapshotBlock.createOne","SnapshotBlock.createMany","SnapshotBlock.createManyAndReturn","SnapshotBlock.updateOne","SnapshotBlock.updateMany","SnapshotBlock.updateManyAndReturn","SnapshotBlock.upsertOne","SnapshotBlock.deleteOne","SnapshotBlock.deleteMany","SnapshotBlock.groupBy","SnapshotBlock.aggregate","SnapshotAnswer.findUnique","SnapshotAnswer.findUniqueOrThrow","SnapshotAnswer.findFirst","SnapshotAnswer.findFirstOrThrow","SnapshotAnswer.findMany","SnapshotAnswer.createOne","SnapshotAnswer.createMany","SnapshotAnswer.createManyAndReturn","SnapshotAnswer.updateOne","SnapshotAnswer.updateMany","SnapshotAnswer.updateManyAndReturn","SnapshotAnswer.upsertOne","SnapshotAnswer.deleteOne","SnapshotAnswer.deleteMany","SnapshotAnswer.groupBy","SnapshotAnswer.aggregate","PolicyWatch.findUnique","PolicyWatch.findUniqueOrThrow","PolicyWatch.findFirst","PolicyWatch.findFirstOrThrow","PolicyWatch.findMany","PolicyWatch.createOne","PolicyWatch.createMany","PolicyWatch.createManyAndReturn","PolicyWatch.updateOne","PolicyWatch.updateMany","PolicyWatch.updateManyAndReturn","PolicyWatch.upsertOne","PolicyWatch.deleteOne","PolicyWatch.deleteMany","PolicyWatch.groupBy","PolicyWatch.aggregate","WatchedWallet.findUnique","WatchedWallet.findUniqueOrThrow","WatchedWallet.findFirst","WatchedWallet.findFirstOrThrow","WatchedWallet.findMany","WatchedWallet.createOne","WatchedWallet.createMany","WatchedWallet.createManyAndReturn","WatchedWallet.updateOne","WatchedWallet.updateMany","WatchedWallet.updateManyAndReturn","WatchedWallet.upsertOne","WatchedWallet.deleteOne","WatchedWallet.deleteMany","WatchedWallet.groupBy","WatchedWallet.aggregate","wallet","histories","questions","OnceWallet.findUnique","OnceWallet.findUniqueOrThrow","OnceWallet.findFirst","OnceWallet.findFirstOrThrow","OnceWallet.findMany","OnceWallet.createOne","OnceWallet.createMany","OnceWallet.createManyAndReturn","OnceWallet.updateOne","OnceWallet.updateMany","OnceWallet.updateManyAndReturn","OnceWallet.upsertOne","OnceWallet.deleteOne","OnceWallet.deleteMany","OnceWallet.groupBy","OnceWallet.aggregate","OnceHistory.findUnique","OnceHistory.findUniqueOrThrow","OnceHistory.findFirst","OnceHistory.findFirstOrThrow","OnceHistory.findMany","OnceHistory.createOne","OnceHistory.createMany","OnceHistory.createManyAndReturn","OnceHistory.updateOne","OnceHistory.updateMany","OnceHistory.updateManyAndReturn","OnceHistory.upsertOne","OnceHistory.deleteOne","OnceHistory.deleteMany","OnceHistory.groupBy","OnceHistory.aggregate","OnceQuestion.findUnique","OnceQuestion.findUniqueOrThrow","OnceQuestion.findFirst","OnceQuestion.findFirstOrThrow","OnceQuestion.findMany","OnceQuestion.createOne","OnceQuestion.createMany","OnceQuestion.createManyAndReturn","OnceQuestion.updateOne","OnceQuestion.updateMany","OnceQuestion.updateManyAndReturn","OnceQuestion.upsertOne","OnceQuestion.deleteOne","OnceQuestion.deleteMany","OnceQuestion.groupBy","OnceQuestion.aggregate","Reservation.findUnique","Reservation.findUniqueOrThrow","Reservation.findFirst","Reservation.findFirstOrThrow","Reservation.findMany","Reservation.createOne","Reservation.createMany","Reservation.createManyAndReturn","Reservation.updateOne","Reservation.updateMany","Reservation.updateManyAndReturn","Reservation.upsertOne","Reservation.deleteOne","Reservation.deleteMany","Reservation.groupBy","Reservation.aggregate","ReservationCursor.findUnique","ReservationCursor.findUniqueOrThrow","ReservationCursor.findFirst","ReservationCursor.findFirstOrThrow","ReservationCursor.findMany","ReservationCursor.createOne","ReservationCursor.createMany","ReservationCursor.createManyAndReturn","ReservationCursor.updateOne","ReservationCursor.updateMany","ReservationCursor.updateManyAndReturn","ReservationCursor.upsertOne","ReservationCursor.deleteOne","ReservationCursor.deleteMany","ReservationCursor.groupBy","ReservationCursor.aggregate","Voucher.findUnique","Voucher.findUniqueOrThrow","Voucher.findFirst","Voucher.findFirstOrThrow","Voucher.findMany","Voucher.createOne","Voucher.createMany","Voucher.createManyAndReturn","Voucher.updateOne","Voucher.updateMany","Voucher.updateManyAndReturn","Voucher.upsertOne","Voucher.deleteOne","Voucher.deleteMany","Voucher.groupBy","Voucher.aggregate","ReferralCode.findUnique","ReferralCode.findUniqueOrThrow","ReferralCode.findFirst","ReferralCode.findFirstOrThrow","ReferralCode.findMany","ReferralCode.createOne","ReferralCode.createMany","ReferralCode.createManyAndReturn","ReferralCode.updateOne","ReferralCode.updateMany","ReferralCode.updateManyAndReturn","ReferralCode.upsertOne","ReferralCode.deleteOne","ReferralCode.deleteMany","ReferralCode.groupBy","ReferralCode.aggregate","Referral.findUnique","Referral.findUniqueOrThrow","Referral.findFirst","Referral.findFirstOrThrow","Referral.findMany","Referral.createOne","Referral.createMany","Referral.createManyAndReturn","Referral.updateOne","Referral.updateMany","Referral.updateManyAndReturn","Referral.upsertOne","Referral.deleteOne","Referral.deleteMany","Referral.groupBy","Referral.aggregate","SponsoredMint.findUnique","SponsoredMint.findUniqueOrThrow","SponsoredMint.findFirst","SponsoredMint.findFirstOrThrow","SponsoredMint.findMany","SponsoredMint.createOne","SponsoredMint.createMany","SponsoredMint.createManyAndReturn","SponsoredMint.updateOne","SponsoredMint.updateMany","SponsoredMint.updateManyAndReturn","SponsoredMint.upsertOne","SponsoredMint.deleteOne","SponsoredMint.deleteMany","SponsoredMint.groupBy","SponsoredMint.aggregate","SentTransaction.findUnique","SentTransaction.findUniqueOrThrow","SentTransaction.findFirst","SentTransaction.findFirstOrThrow","SentTransaction.findMany","SentTransaction.createOne","SentTransaction.createMany","SentTransaction.createManyAndReturn","SentTransaction.updateOne","SentTransaction.updateMany","SentTransaction.updateManyAndReturn","SentTransaction.upsertOne","SentTransaction.deleteOne","SentTransaction.deleteMany","SentTransaction.groupBy","SentTransaction.aggregate","Score.findUnique","Score.findUniqueOrThrow","Score.findFirst","Score.findFirstOrThrow","Score.findMany","Score.createOne","Score.createMany","Score.createManyAndReturn","Score.updateOne","Score.updateMany","Score.updateManyAndReturn","Score.upsertOne","Score.deleteOne","Score.deleteMany","Score.groupBy","Score.aggregate","ScoreFacts.findUnique","ScoreFacts.findUniqueOrThrow","ScoreFacts.findFirst","ScoreFacts.findFirstOrThrow","ScoreFacts.findMany","ScoreFacts.createOne","ScoreFacts.createMany","ScoreFacts.createManyAndReturn","ScoreFacts.updateOne","ScoreFacts.updateMany","ScoreFacts.updateManyAndReturn","ScoreFacts.upsertOne","ScoreFacts.deleteOne","ScoreFacts.deleteMany","ScoreFacts.groupBy","ScoreFacts.aggregate","ScoreSteps.findUnique","ScoreSteps.findUniqueOrThrow","ScoreSteps.findFirst","ScoreSteps.findFirstOrThrow","ScoreSteps.findMany","ScoreSteps.createOne","ScoreSteps.createMany","ScoreSteps.createManyAndReturn","ScoreSteps.updateOne","ScoreSteps.updateMany","ScoreSteps.updateManyAndReturn","ScoreSteps.upsertOne","ScoreSteps.deleteOne","ScoreSteps.deleteMany","ScoreSteps.groupBy","ScoreSteps.aggregate","ScoreFeed.findUnique","ScoreFeed.findUniqueOrThrow","ScoreFeed.findFirst","ScoreFeed.findFirstOrThrow","ScoreFeed.findMany","ScoreFeed.createOne","ScoreFeed.createMany","ScoreFeed.createManyAndReturn","ScoreFeed.updateOne","ScoreFeed.updateMany","ScoreFeed.updateManyAndReturn","ScoreFeed.upsertOne","ScoreFeed.deleteOne","ScoreFeed.deleteMany","ScoreFeed.groupBy","ScoreFeed.aggregate","IdentityFeed.findUnique","IdentityFeed.findUniqueOrThrow","IdentityFeed.findFirst","IdentityFeed.findFirstOrThrow","IdentityFeed.findMany","IdentityFeed.createOne","IdentityFeed.createMany","IdentityFeed.createManyAndReturn","IdentityFeed.updateOne","IdentityFeed.updateMany","IdentityFeed.updateManyAndReturn","IdentityFeed.upsertOne","IdentityFeed.deleteOne","IdentityFeed.deleteMany","IdentityFeed.groupBy","IdentityFeed.aggregate","SavedRanking.findUnique","SavedRanking.findUniqueOrThrow","SavedRanking.findFirst","SavedRanking.findFirstOrThrow","SavedRanking.findMany","SavedRanking.createOne","SavedRanking.createMany","SavedRanking.createManyAndReturn","SavedRanking.updateOne","SavedRanking.updateMany","SavedRanking.updateManyAndReturn","SavedRanking.upsertOne","SavedRanking.deleteOne","SavedRanking.deleteMany","SavedRanking.groupBy","SavedRanking.aggregate","ScoreClose.findUnique","ScoreClose.findUniqueOrThrow","ScoreClose.findFirst","ScoreClose.findFirstOrThrow","ScoreClose.findMany","ScoreClose.createOne","ScoreClose.createMany","ScoreClose.createManyAndReturn","ScoreClose.updateOne","ScoreClose.updateMany","ScoreClose.updateManyAndReturn","ScoreClose.upsertOne","ScoreClose.deleteOne","ScoreClose.deleteMany","ScoreClose.groupBy","ScoreClose.aggregate","StaleClose.findUnique","StaleClose.findUniqueOrThrow","StaleClose.findFirst","StaleClose.findFirstOrThrow","StaleClose.findMany","StaleClose.createOne","StaleClose.createMany","StaleClose.createManyAndReturn","StaleClose.updateOne","StaleClose.updateMany","StaleClose.updateManyAndReturn","StaleClose.upsertOne","StaleClose.deleteOne","StaleClose.deleteMany","StaleClose.groupBy","StaleClose.aggregate","PendingScore.findUnique","PendingScore.findUniqueOrThrow","PendingScore.findFirst","PendingScore.findFirstOrThrow","PendingScore.findMany","PendingScore.createOne","PendingScore.createMany","PendingScore.createManyAndReturn","PendingScore.updateOne","PendingScore.updateMany","PendingScore.updateManyAndReturn","PendingScore.upsertOne","PendingScore.deleteOne","PendingScore.deleteMany","PendingScore.groupBy","PendingScore.aggregate","ModelSwitch.findUnique","ModelSwitch.findUniqueOrThrow","ModelSwitch.findFirst","ModelSwitch.findFirstOrThrow","ModelSwitch.findMany","ModelSwitch.createOne","ModelSwitch.createMany","ModelSwitch.createManyAndReturn","ModelSwitch.updateOne","ModelSwitch.updateMany","ModelSwitch.updateManyAndReturn","ModelSwitch.upsertOne","ModelSwitch.deleteOne","ModelSwitch.deleteMany","ModelSwitch.groupBy","ModelSwitch.aggregate","ModelComparison.findUnique","ModelComparison.findUniqueOrThrow","ModelComparison.findFirst","ModelComparison.findFirstOrThrow","ModelComparison.findMany","ModelComparison.createOne","ModelComparison.createMany","ModelComparison.createManyAndReturn","ModelComparison.updateOne","ModelComparison.updateMany","ModelComparison.updateManyAndReturn","ModelComparison.upsertOne","ModelComparison.deleteOne","ModelComparison.deleteMany","ModelComparison.groupBy","ModelComparison.aggregate","Takedown.findUnique","Takedown.findUniqueOrThrow","Takedown.findFirst","Takedown.findFirstOrThrow","Takedown.findMany","Takedown.createOne","Takedown.createMany","Takedown.createManyAndReturn","Takedown.updateOne","Takedown.updateMany","Takedown.updateManyAndReturn","Takedown.upsertOne","Takedown.deleteOne","Takedown.deleteMany","Takedown.groupBy","Takedown.aggregate","TradingCursor.findUnique","TradingCursor.findUniqueOrThrow","TradingCursor.findFirst","TradingCursor.findFirstOrThrow","TradingCursor.findMany","TradingCursor.createOne","TradingCursor.createMany","TradingCursor.createManyAndReturn","TradingCursor.updateOne","TradingCursor.updateMany","TradingCursor.updateManyAndReturn","TradingCursor.upsertOne","TradingCursor.deleteOne","TradingCursor.deleteMany","TradingCursor.groupBy","TradingCursor.aggregate","Trade.findUnique","Trade.findUniqueOrThrow","Trade.findFirst","Trade.findFirstOrThrow","Trade.findMany","Trade.createOne","Trade.createMany","Trade.createManyAndReturn","Trade.updateOne","Trade.updateMany","Trade.updateManyAndReturn","Trade.upsertOne","Trade.deleteOne","Trade.deleteMany","Trade.groupBy","Trade.aggregate","TradingHolding.findUnique","TradingHolding.findUniqueOrThrow","TradingHolding.findFirst","TradingHolding.findFirstOrThrow","TradingHolding.findMany","TradingHolding.createOne","TradingHolding.createMany","TradingHolding.createManyAndReturn","TradingHolding.updateOne","TradingHolding.updateMany","TradingHolding.updateManyAndReturn","TradingHolding.upsertOne","TradingHolding.deleteOne","TradingHolding.deleteMany","TradingHolding.groupBy","TradingHolding.aggregate","Trader.findUnique","Trader.findUniqueOrThrow","Trader.findFirst","Trader.findFirstOrThrow","Trader.findMany","Trader.createOne","Trader.createMany","Trader.createManyAndReturn","Trader.updateOne","Trader.updateMany","Trader.updateManyAndReturn","Trader.upsertOne","Trader.deleteOne","Trader.deleteMany","Trader.groupBy","Trader.aggregate","TraderHistogram.findUnique","TraderHistogram.findUniqueOrThrow","TraderHistogram.findFirst","TraderHistogram.findFirstOrThrow","TraderHistogram.findMany","TraderHistogram.createOne","TraderHistogram.createMany","TraderHistogram.createManyAndReturn","TraderHistogram.updateOne","TraderHistogram.updateMany","TraderHistogram.updateManyAndReturn","TraderHistogram.upsertOne","TraderHistogram.deleteOne","TraderHistogram.deleteMany","TraderHistogram.groupBy","TraderHistogram.aggregate","StaleTrader.findUnique","StaleTrader.findUniqueOrThrow","StaleTrader.findFirst","StaleTrader.findFirstOrThrow","StaleTrader.findMany","StaleTrader.createOne","StaleTrader.createMany","StaleTrader.createManyAndReturn","StaleTrader.updateOne","StaleTrader.updateMany","StaleTrader.updateManyAndReturn","StaleTrader.upsertOne","StaleTrader.deleteOne","StaleTrader.deleteMany","StaleTrader.groupBy","StaleTrader.aggregate","Wallet.findUnique","Wallet.findUniqueOrThrow","Wallet.findFirst","Wallet.findFirstOrThrow","Wallet.findMany","Wallet.createOne","Wallet.createMany","Wallet.createManyAndReturn","Wallet.updateOne","Wallet.updateMany","Wallet.updateManyAndReturn","Wallet.upsertOne","Wallet.deleteOne","Wallet.deleteMany","Wallet.groupBy","Wallet.aggregate","TrackedWallet.findUnique","TrackedWallet.findUniqueOrThrow","TrackedWallet.findFirst","TrackedWallet.findFirstOrThrow","TrackedWallet.findMany","TrackedWallet.createOne","TrackedWallet.createMany","TrackedWallet.createManyAndReturn","TrackedWallet.updateOne","TrackedWallet.updateMany","TrackedWallet.updateManyAndReturn","TrackedWallet.upsertOne","TrackedWallet.deleteOne","TrackedWallet.deleteMany","TrackedWallet.groupBy","TrackedWallet.aggregate","Tracking.findUnique","Tracking.findUniqueOrThrow","Tracking.findFirst","Tracking.findFirstOrThrow","Tracking.findMany","Tracking.createOne","Tracking.createMany","Tracking.createManyAndReturn","Tracking.updateOne","Tracking.updateMany","Tracking.updateManyAndReturn","Tracking.upsertOne","Tracking.deleteOne","Tracking.deleteMany","Tracking.groupBy","Tracking.aggregate","backfills","line","Backfill.findUnique","Backfill.findUniqueOrThrow","Backfill.findFirst","Backfill.findFirstOrThrow","Backfill.findMany","Backfill.createOne","Backfill.createMany","Backfill.createManyAndReturn","Backfill.updateOne","Backfill.updateMany","Backfill.updateManyAndReturn","Backfill.upsertOne","Backfill.deleteOne","Backfill.deleteMany","Backfill.groupBy","Backfill.aggregate","BackfillParty.findUnique","BackfillParty.findUniqueOrThrow","BackfillParty.findFirst","BackfillParty.findFirstOrThrow","BackfillParty.findMany","BackfillParty.createOne","BackfillParty.createMany","BackfillParty.createManyAndReturn","BackfillParty.updateOne","BackfillParty.updateMany","BackfillParty.updateManyAndReturn","BackfillParty.upsertOne","BackfillParty.deleteOne","BackfillParty.deleteMany","BackfillParty.groupBy","BackfillParty.aggregate","StagedActivity.findUnique","StagedActivity.findUniqueOrThrow","StagedActivity.findFirst","StagedActivity.findFirstOrThrow","StagedActivity.findMany","StagedActivity.createOne","StagedActivity.createMany","StagedActivity.createManyAndReturn","StagedActivity.updateOne","StagedActivity.updateMany","StagedActivity.updateManyAndReturn","StagedActivity.upsertOne","StagedActivity.deleteOne","StagedActivity.deleteMany","StagedActivity.groupBy","StagedActivity.aggregate","AutomaticTracking.findUnique","AutomaticTracking.findUniqueOrThrow","AutomaticTracking.findFirst","AutomaticTracking.findFirstOrThrow","AutomaticTracking.findMany","AutomaticTracking.createOne","AutomaticTracking.createMany","AutomaticTracking.createManyAndReturn","AutomaticTracking.updateOne","AutomaticTracking.updateMany","AutomaticTracking.updateManyAndReturn","AutomaticTracking.upsertOne","AutomaticTracking.deleteOne","AutomaticTracking.deleteMany","AutomaticTracking.groupBy","AutomaticTracking.aggregate","Outbox.findUnique","Outbox.findUniqueOrThrow","Outbox.findFirst","Outbox.findFirstOrThrow","Outbox.findMany","Outbox.createOne","Outbox.createMany","Outbox.createManyAndReturn","Outbox.updateOne","Outbox.updateMany","Outbox.updateManyAndReturn","Outbox.upsertOne","Outbox.deleteOne","Outbox.deleteMany","Outbox.groupBy","Outbox.aggregate","webhook","delivery","attempts","deliveries","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","WebhookAttempt.findUnique","WebhookAttempt.findUniqueOrThrow","WebhookAttempt.findFirst","WebhookAttempt.findFirstOrThrow","WebhookAttempt.findMany","WebhookAttempt.createOne","WebhookAttempt.createMany","WebhookAttempt.createManyAndReturn","WebhookAttempt.updateOne","WebhookAttempt.updateMany","WebhookAttempt.updateManyAndReturn","WebhookAttempt.upsertOne","WebhookAttempt.deleteOne","WebhookAttempt.deleteMany","WebhookAttempt.groupBy","WebhookAttempt.aggregate","AND","OR","NOT","id","deliveryId","at","statusCode","durationMs","error","requestHeaders","responseBody","equals","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","lt","lte","gt","gte","not","in","notIn","contains","startsWith","endsWith","webhookId","messageId","event","body","replayOf","status","attempt","earlierAttempts","nextAttemptAt","claim","leasedUntil","createdAt","developerId","url","host","events","subjects","allSubjects","secret","oldSecret","oldSecretUntil","signatureKey","oldSignatureKey","active","disabledReason","operatorOff","failingSince","isFull","missedFrom","missedUntil","has","hasEvery","hasSome","every","some","none","subjectsDone","expandedTo","address","client","chainId","blockNumber","txIndex","logIndex","own","ran","kind","txHash","counterparty","asset","assetOut","method","amount","amountOut","fee","wallet_chainId_blockNumber_logIndex_kind_txHash","party","servedAt","turns","queuedAt","dueAt","progress","address_chainId","developerId_address","state","transactions","truncated","unreadRows","gaps","smartAccount","source","fromBlock","toBlock","sources","readyAt","checkedAt","attestedFrom","attestedTo","attestDue","subject","period","sort","bucket","prefix","traders","chainId_period_sort_bucket_prefix","trades","volume","profit","chainId_period_subject","units","cost","subject_chainId_token","chainId_at_blockNumber_txIndex_logIndex_wallet","since24h","since7d","since30d","settings","target","reason","liftedAt","kind_target","version","requestedAt","compared","finishedAt","result","announcedAt","activeFrom","activatedAt","rescoredAt","summary","cause","scoredTo","scored","fromDay","subject_chainId","day","until","total","activity","age","diversity","governance","social","risk","loyalty","ranked","confidence","recordedAt","subject_chainId_day","position","scopes","savedAt","before","after","rankedBefore","rankedAfter","reachedBefore","reachedAfter","sourceChain","days","factsHash","facts","subject_factsHash","bonus","unavailable","stale","modelHash","reachedAt","nextChangeDay","updatedAt","sender","nonce","raw","hashes","raises","sentAt","minedAt","chainId_sender_nonce","name","referee","referrer","code","confirmedAt","claimer","price","signature","expiresAt","referralCode","consents","blockHash","deposit","reservedAt","chainId_txHash_logIndex","asker","askedAt","reads","payer","readAt","listed","comparedAt","compareFrom","alike","headAt","asker_address","policyId","outcome","chainOutcomes","chainReadAt","nextOutcome","nextBlocks","since","readsChain","turnAt","tokenHash","score","tokenHash_day_address","network","snapshot","endsAt","stored","groupId","nullifier","firstAt","lastSubject","tally","policyId_address","tokenHash_network_snapshot","policyId_groupId","treeId","piece","bytes","index","listId","who","cap","floor","decimals","root","leaves","sum","issuedAt","domain","signer","treeId_piece","treeId_index","cluster","size","strength","members","evidence","keep","row","text","input","special","duplicateOf","reasons","svcId","tier","flags","known","sameAs","read","repair","column","previousId","format","columns","counts","charged","reading","lastRow","completedAt","seenAt","listId_cluster","listId_line_reason","listId_row","listId_piece","partlyRead","wallet_chainId_blockNumber_txIndex","firstBlock","retryAt","resolvedAt","chainId_blockNumber_txIndex","weight","foundBy","funder","clusterSize","chainLength","chainId_wallet","block","wallet_chainId_block","wallet_chainId","number","hash","parentHash","time","statedTime","chainId_number","pausedAt","pauseReason","reindexFrom","reindexRequestedAt","reindexStartedAt","setAsideBlock","setAsideRequestedAt","chainId_host","blockTime","guessed","headNumber","finalizedBlock","scoredBlock","scoredHash","dayBlockNumber","dayBlockHash","dayBlockTime","missingBlock","missingSince","joinedAt","ownerTx","owner","movedAt","name_ownerTx","leftAt","address_name_owner","primary","linkedAt","tokenId","parent","mintedAt","final","blocked","received","nameHash","account","epoch","firstIndex","firstAddress","chunkHash","epoch_firstIndex","previousRoot","chains","lineBytes","checksum","storedBytes","published","hour","keyId","endpoint","requests","errors","latencies","developerId_hour_keyId_endpoint","revokedAt","lastUsedAt","developerId_day","caller","caller_hour","path","key","bodyHash","committed","results","fence","startedAt","caller_method_path_key","actor","act","details","requestId","origins","policyIds","permissions","rateLimit","last4","suspendedAt","suspensionReason","replacedBy","value","uid","issuer","revocation","chainId_uid","contract","chainId_contract_uid_issuer","schemaUid","expirationTime","attestation","chainId_contract_uid","omittedBytes","decoded","preview","revocable","refUid","salt","signatureKind","revocationReason","revocationDetails","publicReason","revocationSignature","revocationSeq","revokedBlock","revokedTxHash","uid_issuer_chainId_contract","nameKey","schema","resolver","flag","openedAt","decideBy","decidedAt","decision","totalBefore","totalAfter","consent","wallet_flag","earnedAt","claimedAt","lostAt","subject_id","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "zh2lB5AMCbwMAAD6FQAwvQwAAAQAEL4MAAD6FQAwvwwBAMQTACGnDQEAxBMAIeYPQADIEwAh5w9AAMcTACHoD0AAxxMAIekPAAD7FQAgAQAAAAEAIAEAAAABACAIvAwAAPoVADC9DAAABAAQvgwAAPoVADC_DAEAxBMAIacNAQDEEwAh5g9AAMgTACHnD0AAxxMAIegPQADHEwAhAucPAAD8FQAg6A8AAPwVACADAAAABAAgAwAABQAwBAAAAQAgAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACAFvwwBAAAAAacNAQAAAAHmD0AAAAAB5w9AAAAAAegPQAAAAAEBCAAACQAgBb8MAQAAAAGnDQEAAAAB5g9AAAAAAecPQAAAAAHoD0AAAAABAQgAAAsAMAEIAAALADAFvwwBAIcWACGnDQEAhxYAIeYPQACDFgAh5w9AAI8WACHoD0AAjxYAIQIAAAABACAIAAAOACAFvwwBAIcWACGnDQEAhxYAIeYPQACDFgAh5w9AAI8WACHoD0AAjxYAIQIAAAAEACAIAAAQACACAAAABAAgCAAAEAAgAwAAAAEAIA8AAAkAIBAAAA4AIAEAAAABACABAAAABAAgBRUAAM4cACAWAADQHAAgFwAAzxwAIOcPAAD8FQAg6A8AAPwVACAIvAwAAPkVADC9DAAAFwAQvgwAAPkVADC_DAEApRMAIacNAQClEwAh5g9AAKYTACHnD0AAuxMAIegPQAC7EwAhAwAAAAQAIAMAABYAMBQAABcAIAMAAAAEACADAAAFADAEAAABACATwwcBAMQTACG8DAAA9xUAML0MAAAdABC-DAAA9xUAML8MAQAAAAHdDAEAxBMAIeQMAQDEEwAhuw0BAMQTACHLDUAAxxMAIb8OAAC_EwAg3Q8BAMQTACHeD0AAyBMAId8PQADIEwAh4A9AAMcTACHhDwEAxhMAIeIPAgDLEwAh4w8CAMsTACHkDwEAAAAB5Q8AAPgVACABAAAAGgAgAQAAABoAIBLDBwEAxBMAIbwMAAD3FQAwvQwAAB0AEL4MAAD3FQAwvwwBAMQTACHdDAEAxBMAIeQMAQDEEwAhuw0BAMQTACHLDUAAxxMAIb8OAAC_EwAg3Q8BAMQTACHeD0AAyBMAId8PQADIEwAh4A9AAMcTACHhDwEAxhMAIeIPAgDLEwAh4w8CAMsTACHkDwEAxhMAIQbLDQAA_BUAIOAPAAD8FQAg4Q8AAPwVACDiDwAA_BUAIOMPAAD8FQAg5A8AAPwVACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAMAAAAdACADAAAeADAEAAAaACAPwwcBAAAAAb8MAQAAAAHdDAEAAAAB5AwBAAAAAbsNAQAAAAHLDUAAAAABvw4AAM0cACDdDwEAAAAB3g9AAAAAAd8PQAAAAAHgD0AAAAAB4Q8BAAAAAeIPAgAAAAHjDwIAAAAB5A8BAAAAAQEIAAAiACAPwwcBAAAAAb8MAQAAAAHdDAEAAAAB5AwBAAAAAbsNAQAAAAHLDUAAAAABvw4AAM0cACDdDwEAAAAB3g9AAAAAAd8PQAAAAAHgD0AAAAAB4Q8BAAAAAeIPAgAAAAHjDwIAAAAB5A8BAAAAAQEIAAAkADABCAAAJAAwD8MHAQCHFgAhvwwBAIcWACHdDAEAhxYAIeQMAQCHFgAhuw0BAIcWACHLDUAAjxYAIb8OAADMHAAg3Q8BAIcWACHeD0AAgxYAId8PQACDFgAh4A9AAI8WACHhDwEAhhYAIeIPAgCEFgAh4w8CAIQWACHkDwEAhhYAIQIAAAAaACAIAAAnACAPwwcBAIcWACG_DAEAhxYAId0MAQCHFgAh5AwBAIcWACG7DQEAhxYAIcsNQACPFgAhvw4AAMwcACDdDwEAhxYAId4PQACDFgAh3w9AAIMWACHgD0AAjxYAIeEPAQCGFgAh4g8CAIQWACHjDwIAhBYAIeQPAQCGFgAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACALFQAAxxwAIBYAAMocACAXAADJHAAgKAAAyBwAICkAAMscACDLDQAA_BUAIOAPAAD8FQAg4Q8AAPwVACDiDwAA_BUAIOMPAAD8FQAg5A8AAPwVACASwwcBAKUTACG8DAAA9hUAML0MAAAwABC-DAAA9hUAML8MAQClEwAh3QwBAKUTACHkDAEApRMAIbsNAQClEwAhyw1AALsTACG_DgAAvxMAIN0PAQClEwAh3g9AAKYTACHfD0AAphMAIeAPQAC7EwAh4Q8BAKkTACHiDwIApxMAIeMPAgCnEwAh5A8BAKkTACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAu8DAAA9RUAML0MAAA2ABC-DAAA9RUAMOMMQADIEwAh5AwBAMYTACH4DQEAxhMAIcEPAQAAAAHODyAAxRMAIdoPAQAAAAHbDwEAxBMAIdwPAQDEEwAhAQAAADMAIAEAAAAzACALvAwAAPUVADC9DAAANgAQvgwAAPUVADDjDEAAyBMAIeQMAQDGEwAh-A0BAMYTACHBDwEAxBMAIc4PIADFEwAh2g8BAMYTACHbDwEAxBMAIdwPAQDEEwAhA-QMAAD8FQAg-A0AAPwVACDaDwAA_BUAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgAwAAADYAIAMAADcAMAQAADMAIAjjDEAAAAAB5AwBAAAAAfgNAQAAAAHBDwEAAAABzg8gAAAAAdoPAQAAAAHbDwEAAAAB3A8BAAAAAQEIAAA7ACAI4wxAAAAAAeQMAQAAAAH4DQEAAAABwQ8BAAAAAc4PIAAAAAHaDwEAAAAB2w8BAAAAAdwPAQAAAAEBCAAAPQAwAQgAAD0AMAjjDEAAgxYAIeQMAQCGFgAh-A0BAIYWACHBDwEAhxYAIc4PIAClFgAh2g8BAIYWACHbDwEAhxYAIdwPAQCHFgAhAgAAADMAIAgAAEAAIAjjDEAAgxYAIeQMAQCGFgAh-A0BAIYWACHBDwEAhxYAIc4PIAClFgAh2g8BAIYWACHbDwEAhxYAIdwPAQCHFgAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAGFQAAxBwAIBYAAMYcACAXAADFHAAg5AwAAPwVACD4DQAA_BUAINoPAAD8FQAgC7wMAAD0FQAwvQwAAEkAEL4MAAD0FQAw4wxAAKYTACHkDAEAqRMAIfgNAQCpEwAhwQ8BAKUTACHODyAAwBMAIdoPAQCpEwAh2w8BAKUTACHcDwEApRMAIQMAAAA2ACADAABIADAUAABJACADAAAANgAgAwAANwAwBAAAMwAgJQgBAMQTACG8DAAA8hUAML0MAABPABC-DAAA8hUAML8MAQAAAAHjDEAAyBMAIYANBADPEwAhgQ0EAPwTACGDDQIAyxMAIYcNAQDGEwAhpw0BAMQTACHwDQEAxhMAIf8NAQDGEwAhgw4BAMYTACHuDgQAzxMAIZAPIADFEwAhpw9AAMcTACHBDwEAxBMAIcIPAQDEEwAhxQ8BAMQTACHHDwEAxBMAIcgPBADPEwAhyw8CAMsTACHMDwAAzRMAIM0PAADNEwAgzg8gAMUTACHPDwEAxBMAIdAPAQDGEwAh0Q8BAMQTACHSDwEAxhMAIdMPAQDGEwAh1A8BAMYTACHVDwEAxhMAIdYPBAAAAAHXDwQA_BMAIdgPAQDGEwAh2Q8AAPMVACABAAAATAAgAQAAAEwAICQIAQDEEwAhvAwAAPIVADC9DAAATwAQvgwAAPIVADC_DAEAxBMAIeMMQADIEwAhgA0EAM8TACGBDQQA_BMAIYMNAgDLEwAhhw0BAMYTACGnDQEAxBMAIfANAQDGEwAh_w0BAMYTACGDDgEAxhMAIe4OBADPEwAhkA8gAMUTACGnD0AAxxMAIcEPAQDEEwAhwg8BAMQTACHFDwEAxBMAIccPAQDEEwAhyA8EAM8TACHLDwIAyxMAIcwPAADNEwAgzQ8AAM0TACDODyAAxRMAIc8PAQDEEwAh0A8BAMYTACHRDwEAxBMAIdIPAQDGEwAh0w8BAMYTACHUDwEAxhMAIdUPAQDGEwAh1g8EAPwTACHXDwQA_BMAIdgPAQDGEwAhEoENAAD8FQAggw0AAPwVACCHDQAA_BUAIPANAAD8FQAg_w0AAPwVACCDDgAA_BUAIKcPAAD8FQAgyw8AAPwVACDMDwAA_BUAIM0PAAD8FQAg0A8AAPwVACDSDwAA_BUAINMPAAD8FQAg1A8AAPwVACDVDwAA_BUAINYPAAD8FQAg1w8AAPwVACDYDwAA_BUAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgAwAAAE8AIAMAAFAAMAQAAEwAICEIAQAAAAG_DAEAAAAB4wxAAAAAAYANBAAAAAGBDQQAAAABgw0CAAAAAYcNAQAAAAGnDQEAAAAB8A0BAAAAAf8NAQAAAAGDDgEAAAAB7g4EAAAAAZAPIAAAAAGnD0AAAAABwQ8BAAAAAcIPAQAAAAHFDwEAAAABxw8BAAAAAcgPBAAAAAHLDwIAAAABzA-AAAAAAc0PgAAAAAHODyAAAAABzw8BAAAAAdAPAQAAAAHRDwEAAAAB0g8BAAAAAdMPAQAAAAHUDwEAAAAB1Q8BAAAAAdYPBAAAAAHXDwQAAAAB2A8BAAAAAQEIAABUACAhCAEAAAABvwwBAAAAAeMMQAAAAAGADQQAAAABgQ0EAAAAAYMNAgAAAAGHDQEAAAABpw0BAAAAAfANAQAAAAH_DQEAAAABgw4BAAAAAe4OBAAAAAGQDyAAAAABpw9AAAAAAcEPAQAAAAHCDwEAAAABxQ8BAAAAAccPAQAAAAHIDwQAAAAByw8CAAAAAcwPgAAAAAHND4AAAAABzg8gAAAAAc8PAQAAAAHQDwEAAAAB0Q8BAAAAAdIPAQAAAAHTDwEAAAAB1A8BAAAAAdUPAQAAAAHWDwQAAAAB1w8EAAAAAdgPAQAAAAEBCAAAVgAwAQgAAFYAMCEIAQCHFgAhvwwBAIcWACHjDEAAgxYAIYANBACCFgAhgQ0EAO4WACGDDQIAhBYAIYcNAQCGFgAhpw0BAIcWACHwDQEAhhYAIf8NAQCGFgAhgw4BAIYWACHuDgQAghYAIZAPIAClFgAhpw9AAI8WACHBDwEAhxYAIcIPAQCHFgAhxQ8BAIcWACHHDwEAhxYAIcgPBACCFgAhyw8CAIQWACHMD4AAAAABzQ-AAAAAAc4PIAClFgAhzw8BAIcWACHQDwEAhhYAIdEPAQCHFgAh0g8BAIYWACHTDwEAhhYAIdQPAQCGFgAh1Q8BAIYWACHWDwQA7hYAIdcPBADuFgAh2A8BAIYWACECAAAATAAgCAAAWQAgIQgBAIcWACG_DAEAhxYAIeMMQACDFgAhgA0EAIIWACGBDQQA7hYAIYMNAgCEFgAhhw0BAIYWACGnDQEAhxYAIfANAQCGFgAh_w0BAIYWACGDDgEAhhYAIe4OBACCFgAhkA8gAKUWACGnD0AAjxYAIcEPAQCHFgAhwg8BAIcWACHFDwEAhxYAIccPAQCHFgAhyA8EAIIWACHLDwIAhBYAIcwPgAAAAAHND4AAAAABzg8gAKUWACHPDwEAhxYAIdAPAQCGFgAh0Q8BAIcWACHSDwEAhhYAIdMPAQCGFgAh1A8BAIYWACHVDwEAhhYAIdYPBADuFgAh1w8EAO4WACHYDwEAhhYAIQIAAABPACAIAABbACACAAAATwAgCAAAWwAgAwAAAEwAIA8AAFQAIBAAAFkAIAEAAABMACABAAAATwAgFxUAAL8cACAWAADCHAAgFwAAwRwAICgAAMAcACApAADDHAAggQ0AAPwVACCDDQAA_BUAIIcNAAD8FQAg8A0AAPwVACD_DQAA_BUAIIMOAAD8FQAgpw8AAPwVACDLDwAA_BUAIMwPAAD8FQAgzQ8AAPwVACDQDwAA_BUAINIPAAD8FQAg0w8AAPwVACDUDwAA_BUAINUPAAD8FQAg1g8AAPwVACDXDwAA_BUAINgPAAD8FQAgJAgBAKUTACG8DAAA8RUAML0MAABiABC-DAAA8RUAML8MAQClEwAh4wxAAKYTACGADQQApBMAIYENBAD4EwAhgw0CAKcTACGHDQEAqRMAIacNAQClEwAh8A0BAKkTACH_DQEAqRMAIYMOAQCpEwAh7g4EAKQTACGQDyAAwBMAIacPQAC7EwAhwQ8BAKUTACHCDwEApRMAIcUPAQClEwAhxw8BAKUTACHIDwQApBMAIcsPAgCnEwAhzA8AAKoTACDNDwAAqhMAIM4PIADAEwAhzw8BAKUTACHQDwEAqRMAIdEPAQClEwAh0g8BAKkTACHTDwEAqRMAIdQPAQCpEwAh1Q8BAKkTACHWDwQA-BMAIdcPBAD4EwAh2A8BAKkTACEDAAAATwAgAwAAYQAwFAAAYgAgAwAAAE8AIAMAAFAAMAQAAEwAIBC8DAAA7xUAML0MAABoABC-DAAA7xUAMIANBADPEwAhgQ0EAM8TACGDDQIAzBMAIacNAQDEEwAh8A0BAMQTACHuDgQAzxMAIcEPAQDEEwAhwg8BAMQTACHFDwEAxBMAIccPAQDEEwAhyA8EAM8TACHJDwAA1xMAIMoPAADwFQAgAQAAAGUAIAEAAABlACAPvAwAAO8VADC9DAAAaAAQvgwAAO8VADCADQQAzxMAIYENBADPEwAhgw0CAMwTACGnDQEAxBMAIfANAQDEEwAh7g4EAM8TACHBDwEAxBMAIcIPAQDEEwAhxQ8BAMQTACHHDwEAxBMAIcgPBADPEwAhyQ8AANcTACAAAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDIANBAAAAAGBDQQAAAABgw0CAAAAAacNAQAAAAHwDQEAAAAB7g4EAAAAAcEPAQAAAAHCDwEAAAABxQ8BAAAAAccPAQAAAAHIDwQAAAAByQ-AAAAAAQEIAABtACAMgA0EAAAAAYENBAAAAAGDDQIAAAABpw0BAAAAAfANAQAAAAHuDgQAAAABwQ8BAAAAAcIPAQAAAAHFDwEAAAABxw8BAAAAAcgPBAAAAAHJD4AAAAABAQgAAG8AMAEIAABvADAMgA0EAIIWACGBDQQAghYAIYMNAgCFFgAhpw0BAIcWACHwDQEAhxYAIe4OBACCFgAhwQ8BAIcWACHCDwEAhxYAIcUPAQCHFgAhxw8BAIcWACHIDwQAghYAIckPgAAAAAECAAAAZQAgCAAAcgAgDIANBACCFgAhgQ0EAIIWACGDDQIAhRYAIacNAQCHFgAh8A0BAIcWACHuDgQAghYAIcEPAQCHFgAhwg8BAIcWACHFDwEAhxYAIccPAQCHFgAhyA8EAIIWACHJD4AAAAABAgAAAGgAIAgAAHQAIAIAAABoACAIAAB0ACADAAAAZQAgDwAAbQAgEAAAcgAgAQAAAGUAIAEAAABoACAFFQAAuhwAIBYAAL0cACAXAAC8HAAgKAAAuxwAICkAAL4cACAPvAwAAO4VADC9DAAAewAQvgwAAO4VADCADQQApBMAIYENBACkEwAhgw0CAKgTACGnDQEApRMAIfANAQClEwAh7g4EAKQTACHBDwEApRMAIcIPAQClEwAhxQ8BAKUTACHHDwEApRMAIcgPBACkEwAhyQ8AANQTACADAAAAaAAgAwAAegAwFAAAewAgAwAAAGgAIAMAAGkAMAQAAGUAIAu8DAAA7BUAML0MAACBAQAQvgwAAOwVADCADQQAzxMAIYENBADPEwAhhw0BAMQTACH5DgQAzxMAIcEPAQDEEwAhwg8BAMQTACHFDwEAxBMAIcYPAADtFQAgAQAAAH4AIAEAAAB-ACAKvAwAAOwVADC9DAAAgQEAEL4MAADsFQAwgA0EAM8TACGBDQQAzxMAIYcNAQDEEwAh-Q4EAM8TACHBDwEAxBMAIcIPAQDEEwAhxQ8BAMQTACEAAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgB4ANBAAAAAGBDQQAAAABhw0BAAAAAfkOBAAAAAHBDwEAAAABwg8BAAAAAcUPAQAAAAEBCAAAhgEAIAeADQQAAAABgQ0EAAAAAYcNAQAAAAH5DgQAAAABwQ8BAAAAAcIPAQAAAAHFDwEAAAABAQgAAIgBADABCAAAiAEAMAeADQQAghYAIYENBACCFgAhhw0BAIcWACH5DgQAghYAIcEPAQCHFgAhwg8BAIcWACHFDwEAhxYAIQIAAAB-ACAIAACLAQAgB4ANBACCFgAhgQ0EAIIWACGHDQEAhxYAIfkOBACCFgAhwQ8BAIcWACHCDwEAhxYAIcUPAQCHFgAhAgAAAIEBACAIAACNAQAgAgAAAIEBACAIAACNAQAgAwAAAH4AIA8AAIYBACAQAACLAQAgAQAAAH4AIAEAAACBAQAgBRUAALUcACAWAAC4HAAgFwAAtxwAICgAALYcACApAAC5HAAgCrwMAADrFQAwvQwAAJQBABC-DAAA6xUAMIANBACkEwAhgQ0EAKQTACGHDQEApRMAIfkOBACkEwAhwQ8BAKUTACHCDwEApRMAIcUPAQClEwAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIAW8DAAA6hUAML0MAACaAQAQvgwAAOoVADCnDQEAAAAB4g4CAMwTACEBAAAAlwEAIAEAAACXAQAgBbwMAADqFQAwvQwAAJoBABC-DAAA6hUAMKcNAQDEEwAh4g4CAMwTACEAAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgAqcNAQAAAAHiDgIAAAABAQgAAJ8BACACpw0BAAAAAeIOAgAAAAEBCAAAoQEAMAEIAAChAQAwAqcNAQCHFgAh4g4CAIUWACECAAAAlwEAIAgAAKQBACACpw0BAIcWACHiDgIAhRYAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBRUAALAcACAWAACzHAAgFwAAshwAICgAALEcACApAAC0HAAgBbwMAADpFQAwvQwAAK0BABC-DAAA6RUAMKcNAQClEwAh4g4CAKgTACEDAAAAmgEAIAMAAKwBADAUAACtAQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAkIAADXEwAgvAwAAOgVADC9DAAAswEAEL4MAADoFQAwvwwBAAAAAcEMQADIEwAh_gwBAMQTACGGDQEAxBMAIYsOQADHEwAhAQAAALABACABAAAAsAEAIAkIAADXEwAgvAwAAOgVADC9DAAAswEAEL4MAADoFQAwvwwBAMQTACHBDEAAyBMAIf4MAQDEEwAhhg0BAMQTACGLDkAAxxMAIQGLDgAA_BUAIAMAAACzAQAgAwAAtAEAMAQAALABACADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAYIgAAAAAG_DAEAAAABwQxAAAAAAf4MAQAAAAGGDQEAAAABiw5AAAAAAQEIAAC4AQAgBgiAAAAAAb8MAQAAAAHBDEAAAAAB_gwBAAAAAYYNAQAAAAGLDkAAAAABAQgAALoBADABCAAAugEAMAYIgAAAAAG_DAEAhxYAIcEMQACDFgAh_gwBAIcWACGGDQEAhxYAIYsOQACPFgAhAgAAALABACAIAAC9AQAgBgiAAAAAAb8MAQCHFgAhwQxAAIMWACH-DAEAhxYAIYYNAQCHFgAhiw5AAI8WACECAAAAswEAIAgAAL8BACACAAAAswEAIAgAAL8BACADAAAAsAEAIA8AALgBACAQAAC9AQAgAQAAALABACABAAAAswEAIAQVAACtHAAgFgAArxwAIBcAAK4cACCLDgAA_BUAIAkIAADUEwAgvAwAAOcVADC9DAAAxgEAEL4MAADnFQAwvwwBAKUTACHBDEAAphMAIf4MAQClEwAhhg0BAKUTACGLDkAAuxMAIQMAAACzAQAgAwAAxQEAMBQAAMYBACADAAAAswEAIAMAALQBADAEAACwAQAgEooMAgDMEwAhvAwAAOUVADC9DAAAzAEAEL4MAADlFQAwwQxAAMgTACGADQQAzxMAIYENBADPEwAhgw0CAMwTACGHDQEAxBMAIacNAQDEEwAh8A0BAMYTACGDDgEAxhMAId8OQADIEwAh-Q4EAM8TACHBDwEAxBMAIcIPAQDEEwAhww8AAM0TACDEDwAA5hUAIAEAAADJAQAgAQAAAMkBACARigwCAMwTACG8DAAA5RUAML0MAADMAQAQvgwAAOUVADDBDEAAyBMAIYANBADPEwAhgQ0EAM8TACGDDQIAzBMAIYcNAQDEEwAhpw0BAMQTACHwDQEAxhMAIYMOAQDGEwAh3w5AAMgTACH5DgQAzxMAIcEPAQDEEwAhwg8BAMQTACHDDwAAzRMAIAPwDQAA_BUAIIMOAAD8FQAgww8AAPwVACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACAOigwCAAAAAcEMQAAAAAGADQQAAAABgQ0EAAAAAYMNAgAAAAGHDQEAAAABpw0BAAAAAfANAQAAAAGDDgEAAAAB3w5AAAAAAfkOBAAAAAHBDwEAAAABwg8BAAAAAcMPgAAAAAEBCAAA0QEAIA6KDAIAAAABwQxAAAAAAYANBAAAAAGBDQQAAAABgw0CAAAAAYcNAQAAAAGnDQEAAAAB8A0BAAAAAYMOAQAAAAHfDkAAAAAB-Q4EAAAAAcEPAQAAAAHCDwEAAAABww-AAAAAAQEIAADTAQAwAQgAANMBADAOigwCAIUWACHBDEAAgxYAIYANBACCFgAhgQ0EAIIWACGDDQIAhRYAIYcNAQCHFgAhpw0BAIcWACHwDQEAhhYAIYMOAQCGFgAh3w5AAIMWACH5DgQAghYAIcEPAQCHFgAhwg8BAIcWACHDD4AAAAABAgAAAMkBACAIAADWAQAgDooMAgCFFgAhwQxAAIMWACGADQQAghYAIYENBACCFgAhgw0CAIUWACGHDQEAhxYAIacNAQCHFgAh8A0BAIYWACGDDgEAhhYAId8OQACDFgAh-Q4EAIIWACHBDwEAhxYAIcIPAQCHFgAhww-AAAAAAQIAAADMAQAgCAAA2AEAIAIAAADMAQAgCAAA2AEAIAMAAADJAQAgDwAA0QEAIBAAANYBACABAAAAyQEAIAEAAADMAQAgCBUAAKgcACAWAACrHAAgFwAAqhwAICgAAKkcACApAACsHAAg8A0AAPwVACCDDgAA_BUAIMMPAAD8FQAgEYoMAgCoEwAhvAwAAOQVADC9DAAA3wEAEL4MAADkFQAwwQxAAKYTACGADQQApBMAIYENBACkEwAhgw0CAKgTACGHDQEApRMAIacNAQClEwAh8A0BAKkTACGDDgEAqRMAId8OQACmEwAh-Q4EAKQTACHBDwEApRMAIcIPAQClEwAhww8AAKoTACADAAAAzAEAIAMAAN4BADAUAADfAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAW8DAAA4xUAML0MAADlAQAQvgwAAOMVADCtDwEAAAABwA8AANcTACABAAAA4gEAIAEAAADiAQAgBbwMAADjFQAwvQwAAOUBABC-DAAA4xUAMK0PAQDEEwAhwA8AANcTACAAAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACADAAAA5QEAIAMAAOYBADAEAADiAQAgAq0PAQAAAAHAD4AAAAABAQgAAOoBACACrQ8BAAAAAcAPgAAAAAEBCAAA7AEAMAEIAADsAQAwAq0PAQCHFgAhwA-AAAAAAQIAAADiAQAgCAAA7wEAIAKtDwEAhxYAIcAPgAAAAAECAAAA5QEAIAgAAPEBACACAAAA5QEAIAgAAPEBACADAAAA4gEAIA8AAOoBACAQAADvAQAgAQAAAOIBACABAAAA5QEAIAMVAAClHAAgFgAApxwAIBcAAKYcACAFvAwAAOIVADC9DAAA-AEAEL4MAADiFQAwrQ8BAKUTACHADwAA1BMAIAMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgDK0BAADeFQAgwwcBAAAAAbwMAADdFQAwvQwAAIMCABC-DAAA3RUAML8MAQAAAAHjDEAAyBMAIYANBAD8EwAhyA4BAMQTACHqDgAA4RUAIL0PQADHEwAhvg8BAMYTACEBAAAA-wEAIBasAQAA4BUAILwMAADfFQAwvQwAAP0BABC-DAAA3xUAML8MAQDEEwAh4wxAAMgTACHkDAEAxBMAIYYNAQDEEwAhqw0BAMQTACH4DQEAxBMAIYAOQADHEwAh7A4BAMQTACGnD0AAxxMAIagPQADHEwAhuA8AAL8TACC5DwAAvxMAILoPAAC_EwAguw8CAMsTACG8DwEAxBMAIb0PQADHEwAhvg8BAMYTACG_DwEAxhMAIQisAQAApBwAIIAOAAD8FQAgpw8AAPwVACCoDwAA_BUAILsPAAD8FQAgvQ8AAPwVACC-DwAA_BUAIL8PAAD8FQAgFqwBAADgFQAgvAwAAN8VADC9DAAA_QEAEL4MAADfFQAwvwwBAAAAAeMMQADIEwAh5AwBAMQTACGGDQEAxBMAIasNAQDEEwAh-A0BAMQTACGADkAAxxMAIewOAQAAAAGnD0AAxxMAIagPQADHEwAhuA8AAL8TACC5DwAAvxMAILoPAAC_EwAguw8CAMsTACG8DwEAxBMAIb0PQADHEwAhvg8BAMYTACG_DwEAxhMAIQMAAAD9AQAgAwAA_gEAMAQAAP8BACABAAAA_QEAIAEAAAD7AQAgC60BAADeFQAgwwcBAMQTACG8DAAA3RUAML0MAACDAgAQvgwAAN0VADC_DAEAxBMAIeMMQADIEwAhgA0EAPwTACHIDgEAxBMAIb0PQADHEwAhvg8BAMYTACEErQEAAKMcACCADQAA_BUAIL0PAAD8FQAgvg8AAPwVACADAAAAgwIAIAMAAIQCADAEAAD7AQAgAwAAAIMCACADAACEAgAwBAAA-wEAIAMAAACDAgAgAwAAhAIAMAQAAPsBACAIrQEAAKIcACDDBwEAAAABvwwBAAAAAeMMQAAAAAGADQQAAAAByA4BAAAAAb0PQAAAAAG-DwEAAAABAQgAAIgCACAHwwcBAAAAAb8MAQAAAAHjDEAAAAABgA0EAAAAAcgOAQAAAAG9D0AAAAABvg8BAAAAAQEIAACKAgAwAQgAAIoCADAIrQEAAJUcACDDBwEAhxYAIb8MAQCHFgAh4wxAAIMWACGADQQA7hYAIcgOAQCHFgAhvQ9AAI8WACG-DwEAhhYAIQIAAAD7AQAgCAAAjQIAIAfDBwEAhxYAIb8MAQCHFgAh4wxAAIMWACGADQQA7hYAIcgOAQCHFgAhvQ9AAI8WACG-DwEAhhYAIQIAAACDAgAgCAAAjwIAIAIAAACDAgAgCAAAjwIAIAMAAAD7AQAgDwAAiAIAIBAAAI0CACABAAAA-wEAIAEAAACDAgAgCBUAAJAcACAWAACTHAAgFwAAkhwAICgAAJEcACApAACUHAAggA0AAPwVACC9DwAA_BUAIL4PAAD8FQAgCsMHAQClEwAhvAwAANwVADC9DAAAlgIAEL4MAADcFQAwvwwBAKUTACHjDEAAphMAIYANBAD4EwAhyA4BAKUTACG9D0AAuxMAIb4PAQCpEwAhAwAAAIMCACADAACVAgAwFAAAlgIAIAMAAACDAgAgAwAAhAIAMAQAAPsBACABAAAA_wEAIAEAAAD_AQAgAwAAAP0BACADAAD-AQAwBAAA_wEAIAMAAAD9AQAgAwAA_gEAMAQAAP8BACADAAAA_QEAIAMAAP4BADAEAAD_AQAgE6wBAACPHAAgvwwBAAAAAeMMQAAAAAHkDAEAAAABhg0BAAAAAasNAQAAAAH4DQEAAAABgA5AAAAAAewOAQAAAAGnD0AAAAABqA9AAAAAAbgPAACMHAAguQ8AAI0cACC6DwAAjhwAILsPAgAAAAG8DwEAAAABvQ9AAAAAAb4PAQAAAAG_DwEAAAABAQgAAJ4CACASvwwBAAAAAeMMQAAAAAHkDAEAAAABhg0BAAAAAasNAQAAAAH4DQEAAAABgA5AAAAAAewOAQAAAAGnD0AAAAABqA9AAAAAAbgPAACMHAAguQ8AAI0cACC6DwAAjhwAILsPAgAAAAG8DwEAAAABvQ9AAAAAAb4PAQAAAAG_DwEAAAABAQgAAKACADABCAAAoAIAMBOsAQAAixwAIL8MAQCHFgAh4wxAAIMWACHkDAEAhxYAIYYNAQCHFgAhqw0BAIcWACH4DQEAhxYAIYAOQACPFgAh7A4BAIcWACGnD0AAjxYAIagPQACPFgAhuA8AAIgcACC5DwAAiRwAILoPAACKHAAguw8CAIQWACG8DwEAhxYAIb0PQACPFgAhvg8BAIYWACG_DwEAhhYAIQIAAAD_AQAgCAAAowIAIBK_DAEAhxYAIeMMQACDFgAh5AwBAIcWACGGDQEAhxYAIasNAQCHFgAh-A0BAIcWACGADkAAjxYAIewOAQCHFgAhpw9AAI8WACGoD0AAjxYAIbgPAACIHAAguQ8AAIkcACC6DwAAihwAILsPAgCEFgAhvA8BAIcWACG9D0AAjxYAIb4PAQCGFgAhvw8BAIYWACECAAAA_QEAIAgAAKUCACACAAAA_QEAIAgAAKUCACADAAAA_wEAIA8AAJ4CACAQAACjAgAgAQAAAP8BACABAAAA_QEAIAwVAACDHAAgFgAAhhwAIBcAAIUcACAoAACEHAAgKQAAhxwAIIAOAAD8FQAgpw8AAPwVACCoDwAA_BUAILsPAAD8FQAgvQ8AAPwVACC-DwAA_BUAIL8PAAD8FQAgFbwMAADbFQAwvQwAAKwCABC-DAAA2xUAML8MAQClEwAh4wxAAKYTACHkDAEApRMAIYYNAQClEwAhqw0BAKUTACH4DQEApRMAIYAOQAC7EwAh7A4BAKUTACGnD0AAuxMAIagPQAC7EwAhuA8AAL8TACC5DwAAvxMAILoPAAC_EwAguw8CAKcTACG8DwEApRMAIb0PQAC7EwAhvg8BAKkTACG_DwEAqRMAIQMAAAD9AQAgAwAAqwIAMBQAAKwCACADAAAA_QEAIAMAAP4BADAEAAD_AQAgCrwMAADaFQAwvQwAALICABC-DAAA2hUAML8MAQAAAAHBDEAAyBMAIboNAQDEEwAhtA8BAMQTACG1DwEAxBMAIbYPAADXEwAgtw8BAMYTACEBAAAArwIAIAEAAACvAgAgCrwMAADaFQAwvQwAALICABC-DAAA2hUAML8MAQDEEwAhwQxAAMgTACG6DQEAxBMAIbQPAQDEEwAhtQ8BAMQTACG2DwAA1xMAILcPAQDGEwAhAbcPAAD8FQAgAwAAALICACADAACzAgAwBAAArwIAIAMAAACyAgAgAwAAswIAMAQAAK8CACADAAAAsgIAIAMAALMCADAEAACvAgAgB78MAQAAAAHBDEAAAAABug0BAAAAAbQPAQAAAAG1DwEAAAABtg-AAAAAAbcPAQAAAAEBCAAAtwIAIAe_DAEAAAABwQxAAAAAAboNAQAAAAG0DwEAAAABtQ8BAAAAAbYPgAAAAAG3DwEAAAABAQgAALkCADABCAAAuQIAMAe_DAEAhxYAIcEMQACDFgAhug0BAIcWACG0DwEAhxYAIbUPAQCHFgAhtg-AAAAAAbcPAQCGFgAhAgAAAK8CACAIAAC8AgAgB78MAQCHFgAhwQxAAIMWACG6DQEAhxYAIbQPAQCHFgAhtQ8BAIcWACG2D4AAAAABtw8BAIYWACECAAAAsgIAIAgAAL4CACACAAAAsgIAIAgAAL4CACADAAAArwIAIA8AALcCACAQAAC8AgAgAQAAAK8CACABAAAAsgIAIAQVAACAHAAgFgAAghwAIBcAAIEcACC3DwAA_BUAIAq8DAAA2RUAML0MAADFAgAQvgwAANkVADC_DAEApRMAIcEMQACmEwAhug0BAKUTACG0DwEApRMAIbUPAQClEwAhtg8AANQTACC3DwEAqRMAIQMAAACyAgAgAwAAxAIAMBQAAMUCACADAAAAsgIAIAMAALMCADAEAACvAgAgELwMAADXFQAwvQwAAMsCABC-DAAA1xUAMNsMAQDGEwAh3QwCAMsTACGLDQEAxBMAIYAOQADIEwAhqg8BAMQTACGsDwEAxBMAIa0PAQDEEwAhrg8BAMQTACGvDyAAxRMAIbAPAADWFQAgsQ8BAMQTACGyD0AAyBMAIbMPAADYFQAgAQAAAMgCACABAAAAyAIAIA-8DAAA1xUAML0MAADLAgAQvgwAANcVADDbDAEAxhMAId0MAgDLEwAhiw0BAMQTACGADkAAyBMAIaoPAQDEEwAhrA8BAMQTACGtDwEAxBMAIa4PAQDEEwAhrw8gAMUTACGwDwAA1hUAILEPAQDEEwAhsg9AAMgTACEC2wwAAPwVACDdDAAA_BUAIAMAAADLAgAgAwAAzAIAMAQAAMgCACADAAAAywIAIAMAAMwCADAEAADIAgAgAwAAAMsCACADAADMAgAwBAAAyAIAIAzbDAEAAAAB3QwCAAAAAYsNAQAAAAGADkAAAAABqg8BAAAAAawPAQAAAAGtDwEAAAABrg8BAAAAAa8PIAAAAAGwDwAA_xsAILEPAQAAAAGyD0AAAAABAQgAANACACAM2wwBAAAAAd0MAgAAAAGLDQEAAAABgA5AAAAAAaoPAQAAAAGsDwEAAAABrQ8BAAAAAa4PAQAAAAGvDyAAAAABsA8AAP8bACCxDwEAAAABsg9AAAAAAQEIAADSAgAwAQgAANICADAM2wwBAIYWACHdDAIAhBYAIYsNAQCHFgAhgA5AAIMWACGqDwEAhxYAIawPAQCHFgAhrQ8BAIcWACGuDwEAhxYAIa8PIAClFgAhsA8AAP4bACCxDwEAhxYAIbIPQACDFgAhAgAAAMgCACAIAADVAgAgDNsMAQCGFgAh3QwCAIQWACGLDQEAhxYAIYAOQACDFgAhqg8BAIcWACGsDwEAhxYAIa0PAQCHFgAhrg8BAIcWACGvDyAApRYAIbAPAAD-GwAgsQ8BAIcWACGyD0AAgxYAIQIAAADLAgAgCAAA1wIAIAIAAADLAgAgCAAA1wIAIAMAAADIAgAgDwAA0AIAIBAAANUCACABAAAAyAIAIAEAAADLAgAgBxUAAPkbACAWAAD8GwAgFwAA-xsAICgAAPobACApAAD9GwAg2wwAAPwVACDdDAAA_BUAIA-8DAAA1RUAML0MAADeAgAQvgwAANUVADDbDAEAqRMAId0MAgCnEwAhiw0BAKUTACGADkAAphMAIaoPAQClEwAhrA8BAKUTACGtDwEApRMAIa4PAQClEwAhrw8gAMATACGwDwAA1hUAILEPAQClEwAhsg9AAKYTACEDAAAAywIAIAMAAN0CADAUAADeAgAgAwAAAMsCACADAADMAgAwBAAAyAIAIAe8DAAA0xUAML0MAADkAgAQvgwAANMVADCsDgQAzxMAIaAPQADIEwAhqg8BAMQTACGrDwAA1BUAIAEAAADhAgAgAQAAAOECACAGvAwAANMVADC9DAAA5AIAEL4MAADTFQAwrA4EAM8TACGgD0AAyBMAIaoPAQDEEwAhAAMAAADkAgAgAwAA5QIAMAQAAOECACADAAAA5AIAIAMAAOUCADAEAADhAgAgAwAAAOQCACADAADlAgAwBAAA4QIAIAOsDgQAAAABoA9AAAAAAaoPAQAAAAEBCAAA6QIAIAOsDgQAAAABoA9AAAAAAaoPAQAAAAEBCAAA6wIAMAEIAADrAgAwA6wOBACCFgAhoA9AAIMWACGqDwEAhxYAIQIAAADhAgAgCAAA7gIAIAOsDgQAghYAIaAPQACDFgAhqg8BAIcWACECAAAA5AIAIAgAAPACACACAAAA5AIAIAgAAPACACADAAAA4QIAIA8AAOkCACAQAADuAgAgAQAAAOECACABAAAA5AIAIAUVAAD0GwAgFgAA9xsAIBcAAPYbACAoAAD1GwAgKQAA-BsAIAa8DAAA0hUAML0MAAD3AgAQvgwAANIVADCsDgQApBMAIaAPQACmEwAhqg8BAKUTACEDAAAA5AIAIAMAAPYCADAUAAD3AgAgAwAAAOQCACADAADlAgAwBAAA4QIAIAe8DAAA0BUAML0MAAD9AgAQvgwAANAVADDkDAEAxBMAIc0NQADIEwAhow8CAMwTACGpDwAA0RUAIAEAAAD6AgAgAQAAAPoCACAGvAwAANAVADC9DAAA_QIAEL4MAADQFQAw5AwBAMQTACHNDUAAyBMAIaMPAgDMEwAhAAMAAAD9AgAgAwAA_gIAMAQAAPoCACADAAAA_QIAIAMAAP4CADAEAAD6AgAgAwAAAP0CACADAAD-AgAwBAAA-gIAIAPkDAEAAAABzQ1AAAAAAaMPAgAAAAEBCAAAggMAIAPkDAEAAAABzQ1AAAAAAaMPAgAAAAEBCAAAhAMAMAEIAACEAwAwA-QMAQCHFgAhzQ1AAIMWACGjDwIAhRYAIQIAAAD6AgAgCAAAhwMAIAPkDAEAhxYAIc0NQACDFgAhow8CAIUWACECAAAA_QIAIAgAAIkDACACAAAA_QIAIAgAAIkDACADAAAA-gIAIA8AAIIDACAQAACHAwAgAQAAAPoCACABAAAA_QIAIAUVAADvGwAgFgAA8hsAIBcAAPEbACAoAADwGwAgKQAA8xsAIAa8DAAAzxUAML0MAACQAwAQvgwAAM8VADDkDAEApRMAIc0NQACmEwAhow8CAKgTACEDAAAA_QIAIAMAAI8DADAUAACQAwAgAwAAAP0CACADAAD-AgAwBAAA-gIAIAa8DAAAzhUAML0MAACWAwAQvgwAAM4VADD_DAEAxhMAIfENAQAAAAGADkAAyBMAIQEAAACTAwAgAQAAAJMDACAGvAwAAM4VADC9DAAAlgMAEL4MAADOFQAw_wwBAMYTACHxDQEAxBMAIYAOQADIEwAhAf8MAAD8FQAgAwAAAJYDACADAACXAwAwBAAAkwMAIAMAAACWAwAgAwAAlwMAMAQAAJMDACADAAAAlgMAIAMAAJcDADAEAACTAwAgA_8MAQAAAAHxDQEAAAABgA5AAAAAAQEIAACbAwAgA_8MAQAAAAHxDQEAAAABgA5AAAAAAQEIAACdAwAwAQgAAJ0DADAD_wwBAIYWACHxDQEAhxYAIYAOQACDFgAhAgAAAJMDACAIAACgAwAgA_8MAQCGFgAh8Q0BAIcWACGADkAAgxYAIQIAAACWAwAgCAAAogMAIAIAAACWAwAgCAAAogMAIAMAAACTAwAgDwAAmwMAIBAAAKADACABAAAAkwMAIAEAAACWAwAgBBUAAOwbACAWAADuGwAgFwAA7RsAIP8MAAD8FQAgBrwMAADNFQAwvQwAAKkDABC-DAAAzRUAMP8MAQCpEwAh8Q0BAKUTACGADkAAphMAIQMAAACWAwAgAwAAqAMAMBQAAKkDACADAAAAlgMAIAMAAJcDADAEAACTAwAgDMMHAQDEEwAhvAwAAMwVADC9DAAArwMAEL4MAADMFQAwvwwBAAAAAeMMQADIEwAh5AwBAMQTACGADQQA_BMAIYYNAQDEEwAhgA5AAMgTACGnD0AAxxMAIagPQADHEwAhAQAAAKwDACABAAAArAMAIAzDBwEAxBMAIbwMAADMFQAwvQwAAK8DABC-DAAAzBUAML8MAQDEEwAh4wxAAMgTACHkDAEAxBMAIYANBAD8EwAhhg0BAMQTACGADkAAyBMAIacPQADHEwAhqA9AAMcTACEDgA0AAPwVACCnDwAA_BUAIKgPAAD8FQAgAwAAAK8DACADAACwAwAwBAAArAMAIAMAAACvAwAgAwAAsAMAMAQAAKwDACADAAAArwMAIAMAALADADAEAACsAwAgCcMHAQAAAAG_DAEAAAAB4wxAAAAAAeQMAQAAAAGADQQAAAABhg0BAAAAAYAOQAAAAAGnD0AAAAABqA9AAAAAAQEIAAC0AwAgCcMHAQAAAAG_DAEAAAAB4wxAAAAAAeQMAQAAAAGADQQAAAABhg0BAAAAAYAOQAAAAAGnD0AAAAABqA9AAAAAAQEIAAC2AwAwAQgAALYDADAJwwcBAIcWACG_DAEAhxYAIeMMQACDFgAh5AwBAIcWACGADQQA7hYAIYYNAQCHFgAhgA5AAIMWACGnD0AAjxYAIagPQACPFgAhAgAAAKwDACAIAAC5AwAgCcMHAQCHFgAhvwwBAIcWACHjDEAAgxYAIeQMAQCHFgAhgA0EAO4WACGGDQEAhxYAIYAOQACDFgAhpw9AAI8WACGoD0AAjxYAIQIAAACvAwAgCAAAuwMAIAIAAACvAwAgCAAAuwMAIAMAAACsAwAgDwAAtAMAIBAAALkDACABAAAArAMAIAEAAACvAwAgCBUAAOcbACAWAADqGwAgFwAA6RsAICgAAOgbACApAADrGwAggA0AAPwVACCnDwAA_BUAIKgPAAD8FQAgDMMHAQClEwAhvAwAAMsVADC9DAAAwgMAEL4MAADLFQAwvwwBAKUTACHjDEAAphMAIeQMAQClEwAhgA0EAPgTACGGDQEApRMAIYAOQACmEwAhpw9AALsTACGoD0AAuxMAIQMAAACvAwAgAwAAwQMAMBQAAMIDACADAAAArwMAIAMAALADADAEAACsAwAgC7wMAADJFQAwvQwAAMgDABC-DAAAyRUAMOQMAQDEEwAhoA9AAMgTACGhDwEAxBMAIaIPAQDEEwAhow8CAMwTACGkDwIAzBMAIaUPAACoFAAgpg8AAMoVACABAAAAxQMAIAEAAADFAwAgCrwMAADJFQAwvQwAAMgDABC-DAAAyRUAMOQMAQDEEwAhoA9AAMgTACGhDwEAxBMAIaIPAQDEEwAhow8CAMwTACGkDwIAzBMAIaUPAACoFAAgAAMAAADIAwAgAwAAyQMAMAQAAMUDACADAAAAyAMAIAMAAMkDADAEAADFAwAgAwAAAMgDACADAADJAwAwBAAAxQMAIAfkDAEAAAABoA9AAAAAAaEPAQAAAAGiDwEAAAABow8CAAAAAaQPAgAAAAGlDwAA5hsAIAEIAADNAwAgB-QMAQAAAAGgD0AAAAABoQ8BAAAAAaIPAQAAAAGjDwIAAAABpA8CAAAAAaUPAADmGwAgAQgAAM8DADABCAAAzwMAMAfkDAEAhxYAIaAPQACDFgAhoQ8BAIcWACGiDwEAhxYAIaMPAgCFFgAhpA8CAIUWACGlDwAA5RsAIAIAAADFAwAgCAAA0gMAIAfkDAEAhxYAIaAPQACDFgAhoQ8BAIcWACGiDwEAhxYAIaMPAgCFFgAhpA8CAIUWACGlDwAA5RsAIAIAAADIAwAgCAAA1AMAIAIAAADIAwAgCAAA1AMAIAMAAADFAwAgDwAAzQMAIBAAANIDACABAAAAxQMAIAEAAADIAwAgBRUAAOAbACAWAADjGwAgFwAA4hsAICgAAOEbACApAADkGwAgCrwMAADIFQAwvQwAANsDABC-DAAAyBUAMOQMAQClEwAhoA9AAKYTACGhDwEApRMAIaIPAQClEwAhow8CAKgTACGkDwIAqBMAIaUPAACoFAAgAwAAAMgDACADAADaAwAwFAAA2wMAIAMAAADIAwAgAwAAyQMAMAQAAMUDACASpAUCAMwTACGKBgAB6hMAIbwMAADHFQAwvQwAAOEDABC-DAAAxxUAMMEMQADIEwAh7A0BAMQTACH_DQEAxBMAIbMOAQDEEwAhtw4AANcTACC4DgEAxBMAIesOAgAAAAGaDwEAxBMAIZsPAADXEwAgnA8EAM8TACGdDwQAzxMAIZ4PBADPEwAhnw8AANcTACABAAAA3gMAIAEAAADeAwAgEqQFAgDMEwAhigYAAeoTACG8DAAAxxUAML0MAADhAwAQvgwAAMcVADDBDEAAyBMAIewNAQDEEwAh_w0BAMQTACGzDgEAxBMAIbcOAADXEwAguA4BAMQTACHrDgIAzBMAIZoPAQDEEwAhmw8AANcTACCcDwQAzxMAIZ0PBADPEwAhng8EAM8TACGfDwAA1xMAIAGKBgAA_BUAIAMAAADhAwAgAwAA4gMAMAQAAN4DACADAAAA4QMAIAMAAOIDADAEAADeAwAgAwAAAOEDACADAADiAwAwBAAA3gMAIA-kBQIAAAABigYAAQAAAcEMQAAAAAHsDQEAAAAB_w0BAAAAAbMOAQAAAAG3DoAAAAABuA4BAAAAAesOAgAAAAGaDwEAAAABmw-AAAAAAZwPBAAAAAGdDwQAAAABng8EAAAAAZ8PgAAAAAEBCAAA5gMAIA-kBQIAAAABigYAAQAAAcEMQAAAAAHsDQEAAAAB_w0BAAAAAbMOAQAAAAG3DoAAAAABuA4BAAAAAesOAgAAAAGaDwEAAAABmw-AAAAAAZwPBAAAAAGdDwQAAAABng8EAAAAAZ8PgAAAAAEBCAAA6AMAMAEIAADoAwAwD6QFAgCFFgAhigYAAckWACHBDEAAgxYAIewNAQCHFgAh_w0BAIcWACGzDgEAhxYAIbcOgAAAAAG4DgEAhxYAIesOAgCFFgAhmg8BAIcWACGbD4AAAAABnA8EAIIWACGdDwQAghYAIZ4PBACCFgAhnw-AAAAAAQIAAADeAwAgCAAA6wMAIA-kBQIAhRYAIYoGAAHJFgAhwQxAAIMWACHsDQEAhxYAIf8NAQCHFgAhsw4BAIcWACG3DoAAAAABuA4BAIcWACHrDgIAhRYAIZoPAQCHFgAhmw-AAAAAAZwPBACCFgAhnQ8EAIIWACGeDwQAghYAIZ8PgAAAAAECAAAA4QMAIAgAAO0DACACAAAA4QMAIAgAAO0DACADAAAA3gMAIA8AAOYDACAQAADrAwAgAQAAAN4DACABAAAA4QMAIAYVAADbGwAgFgAA3hsAIBcAAN0bACAoAADcGwAgKQAA3xsAIIoGAAD8FQAgEqQFAgCoEwAhigYAAd0TACG8DAAAxhUAML0MAAD0AwAQvgwAAMYVADDBDEAAphMAIewNAQClEwAh_w0BAKUTACGzDgEApRMAIbcOAADUEwAguA4BAKUTACHrDgIAqBMAIZoPAQClEwAhmw8AANQTACCcDwQApBMAIZ0PBACkEwAhng8EAKQTACGfDwAA1BMAIAMAAADhAwAgAwAA8wMAMBQAAPQDACADAAAA4QMAIAMAAOIDADAEAADeAwAgCs8CAADEFQAgvAwAAMMVADC9DAAA-QMAEL4MAADDFQAwtA4AAeoTACGVDwIAzBMAIZYPAgDMEwAhlw8BAMQTACGYDwAB6RMAIZkPAADFFQAgAQAAAPcDACAJzwIAAMQVACC8DAAAwxUAML0MAAD5AwAQvgwAAMMVADC0DgAB6hMAIZUPAgDMEwAhlg8CAMwTACGXDwEAxBMAIZgPAAHpEwAhAs8CAADaGwAgtA4AAPwVACADAAAA-QMAIAMAAPoDADAEAAD3AwAgAQAAAPkDACABAAAA9wMAIAMAAAD5AwAgAwAA-gMAMAQAAPcDACADAAAA-QMAIAMAAPoDADAEAAD3AwAgAwAAAPkDACADAAD6AwAwBAAA9wMAIAbPAgAA2RsAILQOAAEAAAGVDwIAAAABlg8CAAAAAZcPAQAAAAGYDwABAAABAQgAAIEEACAFtA4AAQAAAZUPAgAAAAGWDwIAAAABlw8BAAAAAZgPAAEAAAEBCAAAgwQAMAEIAACDBAAwBs8CAADYGwAgtA4AAckWACGVDwIAhRYAIZYPAgCFFgAhlw8BAIcWACGYDwAByBYAIQIAAAD3AwAgCAAAhgQAIAW0DgAByRYAIZUPAgCFFgAhlg8CAIUWACGXDwEAhxYAIZgPAAHIFgAhAgAAAPkDACAIAACIBAAgAgAAAPkDACAIAACIBAAgAwAAAPcDACAPAACBBAAgEAAAhgQAIAEAAAD3AwAgAQAAAPkDACAGFQAA0xsAIBYAANYbACAXAADVGwAgKAAA1BsAICkAANcbACC0DgAA_BUAIAi8DAAAwhUAML0MAACPBAAQvgwAAMIVADC0DgAB3RMAIZUPAgCoEwAhlg8CAKgTACGXDwEApRMAIZgPAAHcEwAhAwAAAPkDACADAACOBAAwFAAAjwQAIAMAAAD5AwAgAwAA-gMAMAQAAPcDACAGCAAB6RMAIc4CAADBFQAgvAwAAMAVADC9DAAAlQQAEL4MAADAFQAw7A4AAQAAAQEAAACSBAAgAQAAAJIEACAGCAAB6RMAIc4CAADBFQAgvAwAAMAVADC9DAAAlQQAEL4MAADAFQAw7A4AAekTACEBzgIAANIbACADAAAAlQQAIAMAAJYEADAEAACSBAAgAwAAAJUEACADAACWBAAwBAAAkgQAIAMAAACVBAAgAwAAlgQAMAQAAJIEACADCAABAAABzgIAANEbACDsDgABAAABAQgAAJoEACACCAABAAAB7A4AAQAAAQEIAACcBAAwAQgAAJwEADADCAAByBYAIc4CAADEGwAg7A4AAcgWACECAAAAkgQAIAgAAJ8EACACCAAByBYAIewOAAHIFgAhAgAAAJUEACAIAAChBAAgAgAAAJUEACAIAAChBAAgAwAAAJIEACAPAACaBAAgEAAAnwQAIAEAAACSBAAgAQAAAJUEACADFQAAwRsAIBYAAMMbACAXAADCGwAgBQgAAdwTACG8DAAAvxUAML0MAACoBAAQvgwAAL8VADDsDgAB3BMAIQMAAACVBAAgAwAApwQAMBQAAKgEACADAAAAlQQAIAMAAJYEADAEAACSBAAgDwgAANcTACC8DAAAvRUAML0MAACuBAAQvgwAAL0VADDBDAQAzxMAIYANBADPEwAhgQ0EAM8TACGDDQIAzBMAIYYNAQDEEwAhhw0BAMQTACH4DQEAxBMAIYMOAQDEEwAhhg4AAL4VACCTDwEAxBMAIZQPAQDEEwAhAQAAAKsEACABAAAAqwQAIA4IAADXEwAgvAwAAL0VADC9DAAArgQAEL4MAAC9FQAwwQwEAM8TACGADQQAzxMAIYENBADPEwAhgw0CAMwTACGGDQEAxBMAIYcNAQDEEwAh-A0BAMQTACGDDgEAxBMAIZMPAQDEEwAhlA8BAMQTACEAAwAAAK4EACADAACvBAAwBAAAqwQAIAMAAACuBAAgAwAArwQAMAQAAKsEACADAAAArgQAIAMAAK8EADAEAACrBAAgCwiAAAAAAcEMBAAAAAGADQQAAAABgQ0EAAAAAYMNAgAAAAGGDQEAAAABhw0BAAAAAfgNAQAAAAGDDgEAAAABkw8BAAAAAZQPAQAAAAEBCAAAswQAIAsIgAAAAAHBDAQAAAABgA0EAAAAAYENBAAAAAGDDQIAAAABhg0BAAAAAYcNAQAAAAH4DQEAAAABgw4BAAAAAZMPAQAAAAGUDwEAAAABAQgAALUEADABCAAAtQQAMAsIgAAAAAHBDAQAghYAIYANBACCFgAhgQ0EAIIWACGDDQIAhRYAIYYNAQCHFgAhhw0BAIcWACH4DQEAhxYAIYMOAQCHFgAhkw8BAIcWACGUDwEAhxYAIQIAAACrBAAgCAAAuAQAIAsIgAAAAAHBDAQAghYAIYANBACCFgAhgQ0EAIIWACGDDQIAhRYAIYYNAQCHFgAhhw0BAIcWACH4DQEAhxYAIYMOAQCHFgAhkw8BAIcWACGUDwEAhxYAIQIAAACuBAAgCAAAugQAIAIAAACuBAAgCAAAugQAIAMAAACrBAAgDwAAswQAIBAAALgEACABAAAAqwQAIAEAAACuBAAgBRUAALwbACAWAAC_GwAgFwAAvhsAICgAAL0bACApAADAGwAgDggAANQTACC8DAAAvBUAML0MAADBBAAQvgwAALwVADDBDAQApBMAIYANBACkEwAhgQ0EAKQTACGDDQIAqBMAIYYNAQClEwAhhw0BAKUTACH4DQEApRMAIYMOAQClEwAhkw8BAKUTACGUDwEApRMAIQMAAACuBAAgAwAAwAQAMBQAAMEEACADAAAArgQAIAMAAK8EADAEAACrBAAgFoEDAAC5FQAgvAwAALgVADC9DAAAzAQAEL4MAAC4FQAw4wxAAMgTACGADQQAzxMAIYENBADPEwAhhw0BAMQTACGYDQEAxBMAIcUNQADHEwAh8Q0CAMwTACH4DQEAAAABgw4BAMQTACGFDwEAxBMAIYYPAQDEEwAhhw9AAMcTACGNDxAAhxQAIY4PAQDGEwAhjw9AAMgTACGQDyAAxRMAIZEPIADFEwAhkg8gAMUTACEBAAAAxAQAIAqAAwAAuxUAILwMAAC6FQAwvQwAAMYEABC-DAAAuhUAMP4MAQDEEwAh-A0BAMQTACHSDiAAxRMAIYcPQADHEwAhiw8gAMUTACGMD0AAyBMAIQKAAwAAuxsAIIcPAAD8FQAgCoADAAC7FQAgvAwAALoVADC9DAAAxgQAEL4MAAC6FQAw_gwBAAAAAfgNAQDEEwAh0g4gAMUTACGHD0AAxxMAIYsPIADFEwAhjA9AAMgTACEDAAAAxgQAIAMAAMcEADAEAADIBAAgAQAAAMYEACABAAAAxAQAIBaBAwAAuRUAILwMAAC4FQAwvQwAAMwEABC-DAAAuBUAMOMMQADIEwAhgA0EAM8TACGBDQQAzxMAIYcNAQDEEwAhmA0BAMQTACHFDUAAxxMAIfENAgDMEwAh-A0BAMQTACGDDgEAxBMAIYUPAQDEEwAhhg8BAMQTACGHD0AAxxMAIY0PEACHFAAhjg8BAMYTACGPD0AAyBMAIZAPIADFEwAhkQ8gAMUTACGSDyAAxRMAIQSBAwAAuhsAIMUNAAD8FQAghw8AAPwVACCODwAA_BUAIAMAAADMBAAgAwAAzQQAMAQAAMQEACADAAAAzAQAIAMAAM0EADAEAADEBAAgAwAAAMwEACADAADNBAAwBAAAxAQAIBOBAwAAuRsAIOMMQAAAAAGADQQAAAABgQ0EAAAAAYcNAQAAAAGYDQEAAAABxQ1AAAAAAfENAgAAAAH4DQEAAAABgw4BAAAAAYUPAQAAAAGGDwEAAAABhw9AAAAAAY0PEAAAAAGODwEAAAABjw9AAAAAAZAPIAAAAAGRDyAAAAABkg8gAAAAAQEIAADRBAAgEuMMQAAAAAGADQQAAAABgQ0EAAAAAYcNAQAAAAGYDQEAAAABxQ1AAAAAAfENAgAAAAH4DQEAAAABgw4BAAAAAYUPAQAAAAGGDwEAAAABhw9AAAAAAY0PEAAAAAGODwEAAAABjw9AAAAAAZAPIAAAAAGRDyAAAAABkg8gAAAAAQEIAADTBAAwAQgAANMEADATgQMAAKwbACDjDEAAgxYAIYANBACCFgAhgQ0EAIIWACGHDQEAhxYAIZgNAQCHFgAhxQ1AAI8WACHxDQIAhRYAIfgNAQCHFgAhgw4BAIcWACGFDwEAhxYAIYYPAQCHFgAhhw9AAI8WACGNDxAA_RYAIY4PAQCGFgAhjw9AAIMWACGQDyAApRYAIZEPIAClFgAhkg8gAKUWACECAAAAxAQAIAgAANYEACAS4wxAAIMWACGADQQAghYAIYENBACCFgAhhw0BAIcWACGYDQEAhxYAIcUNQACPFgAh8Q0CAIUWACH4DQEAhxYAIYMOAQCHFgAhhQ8BAIcWACGGDwEAhxYAIYcPQACPFgAhjQ8QAP0WACGODwEAhhYAIY8PQACDFgAhkA8gAKUWACGRDyAApRYAIZIPIAClFgAhAgAAAMwEACAIAADYBAAgAgAAAMwEACAIAADYBAAgAwAAAMQEACAPAADRBAAgEAAA1gQAIAEAAADEBAAgAQAAAMwEACAIFQAApxsAIBYAAKobACAXAACpGwAgKAAAqBsAICkAAKsbACDFDQAA_BUAIIcPAAD8FQAgjg8AAPwVACAVvAwAALcVADC9DAAA3wQAEL4MAAC3FQAw4wxAAKYTACGADQQApBMAIYENBACkEwAhhw0BAKUTACGYDQEApRMAIcUNQAC7EwAh8Q0CAKgTACH4DQEApRMAIYMOAQClEwAhhQ8BAKUTACGGDwEApRMAIYcPQAC7EwAhjQ8QAIMUACGODwEAqRMAIY8PQACmEwAhkA8gAMATACGRDyAAwBMAIZIPIADAEwAhAwAAAMwEACADAADeBAAwFAAA3wQAIAMAAADMBAAgAwAAzQQAMAQAAMQEACABAAAAyAQAIAEAAADIBAAgAwAAAMYEACADAADHBAAwBAAAyAQAIAMAAADGBAAgAwAAxwQAMAQAAMgEACADAAAAxgQAIAMAAMcEADAEAADIBAAgB4ADAACmGwAg_gwBAAAAAfgNAQAAAAHSDiAAAAABhw9AAAAAAYsPIAAAAAGMD0AAAAABAQgAAOcEACAG_gwBAAAAAfgNAQAAAAHSDiAAAAABhw9AAAAAAYsPIAAAAAGMD0AAAAABAQgAAOkEADABCAAA6QQAMAeAAwAApRsAIP4MAQCHFgAh-A0BAIcWACHSDiAApRYAIYcPQACPFgAhiw8gAKUWACGMD0AAgxYAIQIAAADIBAAgCAAA7AQAIAb-DAEAhxYAIfgNAQCHFgAh0g4gAKUWACGHD0AAjxYAIYsPIAClFgAhjA9AAIMWACECAAAAxgQAIAgAAO4EACACAAAAxgQAIAgAAO4EACADAAAAyAQAIA8AAOcEACAQAADsBAAgAQAAAMgEACABAAAAxgQAIAQVAACiGwAgFgAApBsAIBcAAKMbACCHDwAA_BUAIAm8DAAAthUAML0MAAD1BAAQvgwAALYVADD-DAEApRMAIfgNAQClEwAh0g4gAMATACGHD0AAuxMAIYsPIADAEwAhjA9AAKYTACEDAAAAxgQAIAMAAPQEADAUAAD1BAAgAwAAAMYEACADAADHBAAwBAAAyAQAIAi8DAAAtBUAML0MAAD7BAAQvgwAALQVADD-DAEAxBMAIfgNAQDEEwAhhg8BAMQTACGJD0AAyBMAIYoPAAC1FQAgAQAAAPgEACABAAAA-AQAIAe8DAAAtBUAML0MAAD7BAAQvgwAALQVADD-DAEAxBMAIfgNAQDEEwAhhg8BAMQTACGJD0AAyBMAIQADAAAA-wQAIAMAAPwEADAEAAD4BAAgAwAAAPsEACADAAD8BAAwBAAA-AQAIAMAAAD7BAAgAwAA_AQAMAQAAPgEACAE_gwBAAAAAfgNAQAAAAGGDwEAAAABiQ9AAAAAAQEIAACABQAgBP4MAQAAAAH4DQEAAAABhg8BAAAAAYkPQAAAAAEBCAAAggUAMAEIAACCBQAwBP4MAQCHFgAh-A0BAIcWACGGDwEAhxYAIYkPQACDFgAhAgAAAPgEACAIAACFBQAgBP4MAQCHFgAh-A0BAIcWACGGDwEAhxYAIYkPQACDFgAhAgAAAPsEACAIAACHBQAgAgAAAPsEACAIAACHBQAgAwAAAPgEACAPAACABQAgEAAAhQUAIAEAAAD4BAAgAQAAAPsEACADFQAAnxsAIBYAAKEbACAXAACgGwAgB7wMAACzFQAwvQwAAI4FABC-DAAAsxUAMP4MAQClEwAh-A0BAKUTACGGDwEApRMAIYkPQACmEwAhAwAAAPsEACADAACNBQAwFAAAjgUAIAMAAAD7BAAgAwAA_AQAMAQAAPgEACALgQMAANcTACC8DAAAsRUAML0MAACUBQAQvgwAALEVADDFDUAAxxMAIfENAgDMEwAh-A0BAMQTACGFDwEAxBMAIYYPAQDEEwAhhw9AAMcTACGIDwAAshUAIAEAAACRBQAgAQAAAJEFACAKgQMAANcTACC8DAAAsRUAML0MAACUBQAQvgwAALEVADDFDUAAxxMAIfENAgDMEwAh-A0BAMQTACGFDwEAxBMAIYYPAQDEEwAhhw9AAMcTACECxQ0AAPwVACCHDwAA_BUAIAMAAACUBQAgAwAAlQUAMAQAAJEFACADAAAAlAUAIAMAAJUFADAEAACRBQAgAwAAAJQFACADAACVBQAwBAAAkQUAIAeBA4AAAAABxQ1AAAAAAfENAgAAAAH4DQEAAAABhQ8BAAAAAYYPAQAAAAGHD0AAAAABAQgAAJkFACAHgQOAAAAAAcUNQAAAAAHxDQIAAAAB-A0BAAAAAYUPAQAAAAGGDwEAAAABhw9AAAAAAQEIAACbBQAwAQgAAJsFADAHgQOAAAAAAcUNQACPFgAh8Q0CAIUWACH4DQEAhxYAIYUPAQCHFgAhhg8BAIcWACGHD0AAjxYAIQIAAACRBQAgCAAAngUAIAeBA4AAAAABxQ1AAI8WACHxDQIAhRYAIfgNAQCHFgAhhQ8BAIcWACGGDwEAhxYAIYcPQACPFgAhAgAAAJQFACAIAACgBQAgAgAAAJQFACAIAACgBQAgAwAAAJEFACAPAACZBQAgEAAAngUAIAEAAACRBQAgAQAAAJQFACAHFQAAmhsAIBYAAJ0bACAXAACcGwAgKAAAmxsAICkAAJ4bACDFDQAA_BUAIIcPAAD8FQAgCoEDAADUEwAgvAwAALAVADC9DAAApwUAEL4MAACwFQAwxQ1AALsTACHxDQIAqBMAIfgNAQClEwAhhQ8BAKUTACGGDwEApRMAIYcPQAC7EwAhAwAAAJQFACADAACmBQAwFAAApwUAIAMAAACUBQAgAwAAlQUAMAQAAJEFACAGvAwAAK8VADC9DAAArQUAEL4MAACvFQAw_gwBAAAAAaIOAQDEEwAhhA9AAMgTACEBAAAAqgUAIAEAAACqBQAgBrwMAACvFQAwvQwAAK0FABC-DAAArxUAMP4MAQDEEwAhog4BAMQTACGED0AAyBMAIQADAAAArQUAIAMAAK4FADAEAACqBQAgAwAAAK0FACADAACuBQAwBAAAqgUAIAMAAACtBQAgAwAArgUAMAQAAKoFACAD_gwBAAAAAaIOAQAAAAGED0AAAAABAQgAALIFACAD_gwBAAAAAaIOAQAAAAGED0AAAAABAQgAALQFADABCAAAtAUAMAP-DAEAhxYAIaIOAQCHFgAhhA9AAIMWACECAAAAqgUAIAgAALcFACAD_gwBAIcWACGiDgEAhxYAIYQPQACDFgAhAgAAAK0FACAIAAC5BQAgAgAAAK0FACAIAAC5BQAgAwAAAKoFACAPAACyBQAgEAAAtwUAIAEAAACqBQAgAQAAAK0FACADFQAAlxsAIBYAAJkbACAXAACYGwAgBrwMAACuFQAwvQwAAMAFABC-DAAArhUAMP4MAQClEwAhog4BAKUTACGED0AAphMAIQMAAACtBQAgAwAAvwUAMBQAAMAFACADAAAArQUAIAMAAK4FADAEAACqBQAgFLwMAACtFQAwvQwAAMYFABC-DAAArRUAMMQMAQDGEwAh8gxAAMcTACGADQQAAAABgQ0EAPwTACGYDQEAxBMAIe8NQADIEwAhgw4BAMYTACH5DgQA_BMAIfsOBAD8EwAh_A4EAPwTACH9DgQA_BMAIf4OAQDGEwAh_w4EAPwTACGADwEAxhMAIYEPBAD8EwAhgg8EAPwTACGDD0AAxxMAIQEAAADDBQAgAQAAAMMFACAUvAwAAK0VADC9DAAAxgUAEL4MAACtFQAwxAwBAMYTACHyDEAAxxMAIYANBADPEwAhgQ0EAPwTACGYDQEAxBMAIe8NQADIEwAhgw4BAMYTACH5DgQA_BMAIfsOBAD8EwAh_A4EAPwTACH9DgQA_BMAIf4OAQDGEwAh_w4EAPwTACGADwEAxhMAIYEPBAD8EwAhgg8EAPwTACGDD0AAxxMAIQ7EDAAA_BUAIPIMAAD8FQAggQ0AAPwVACCDDgAA_BUAIPkOAAD8FQAg-w4AAPwVACD8DgAA_BUAIP0OAAD8FQAg_g4AAPwVACD_DgAA_BUAIIAPAAD8FQAggQ8AAPwVACCCDwAA_BUAIIMPAAD8FQAgAwAAAMYFACADAADHBQAwBAAAwwUAIAMAAADGBQAgAwAAxwUAMAQAAMMFACADAAAAxgUAIAMAAMcFADAEAADDBQAgEcQMAQAAAAHyDEAAAAABgA0EAAAAAYENBAAAAAGYDQEAAAAB7w1AAAAAAYMOAQAAAAH5DgQAAAAB-w4EAAAAAfwOBAAAAAH9DgQAAAAB_g4BAAAAAf8OBAAAAAGADwEAAAABgQ8EAAAAAYIPBAAAAAGDD0AAAAABAQgAAMsFACARxAwBAAAAAfIMQAAAAAGADQQAAAABgQ0EAAAAAZgNAQAAAAHvDUAAAAABgw4BAAAAAfkOBAAAAAH7DgQAAAAB_A4EAAAAAf0OBAAAAAH-DgEAAAAB_w4EAAAAAYAPAQAAAAGBDwQAAAABgg8EAAAAAYMPQAAAAAEBCAAAzQUAMAEIAADNBQAwEcQMAQCGFgAh8gxAAI8WACGADQQAghYAIYENBADuFgAhmA0BAIcWACHvDUAAgxYAIYMOAQCGFgAh-Q4EAO4WACH7DgQA7hYAIfwOBADuFgAh_Q4EAO4WACH-DgEAhhYAIf8OBADuFgAhgA8BAIYWACGBDwQA7hYAIYIPBADuFgAhgw9AAI8WACECAAAAwwUAIAgAANAFACARxAwBAIYWACHyDEAAjxYAIYANBACCFgAhgQ0EAO4WACGYDQEAhxYAIe8NQACDFgAhgw4BAIYWACH5DgQA7hYAIfsOBADuFgAh_A4EAO4WACH9DgQA7hYAIf4OAQCGFgAh_w4EAO4WACGADwEAhhYAIYEPBADuFgAhgg8EAO4WACGDD0AAjxYAIQIAAADGBQAgCAAA0gUAIAIAAADGBQAgCAAA0gUAIAMAAADDBQAgDwAAywUAIBAAANAFACABAAAAwwUAIAEAAADGBQAgExUAAJIbACAWAACVGwAgFwAAlBsAICgAAJMbACApAACWGwAgxAwAAPwVACDyDAAA_BUAIIENAAD8FQAggw4AAPwVACD5DgAA_BUAIPsOAAD8FQAg_A4AAPwVACD9DgAA_BUAIP4OAAD8FQAg_w4AAPwVACCADwAA_BUAIIEPAAD8FQAggg8AAPwVACCDDwAA_BUAIBS8DAAArBUAML0MAADZBQAQvgwAAKwVADDEDAEAqRMAIfIMQAC7EwAhgA0EAKQTACGBDQQA-BMAIZgNAQClEwAh7w1AAKYTACGDDgEAqRMAIfkOBAD4EwAh-w4EAPgTACH8DgQA-BMAIf0OBAD4EwAh_g4BAKkTACH_DgQA-BMAIYAPAQCpEwAhgQ8EAPgTACGCDwQA-BMAIYMPQAC7EwAhAwAAAMYFACADAADYBQAwFAAA2QUAIAMAAADGBQAgAwAAxwUAMAQAAMMFACAHvAwAAKsVADC9DAAA3wUAEL4MAACrFQAwgA0EAAAAAYENBADPEwAh-Q4EAM8TACH6DiAAxRMAIQEAAADcBQAgAQAAANwFACAHvAwAAKsVADC9DAAA3wUAEL4MAACrFQAwgA0EAM8TACGBDQQAzxMAIfkOBADPEwAh-g4gAMUTACEAAwAAAN8FACADAADgBQAwBAAA3AUAIAMAAADfBQAgAwAA4AUAMAQAANwFACADAAAA3wUAIAMAAOAFADAEAADcBQAgBIANBAAAAAGBDQQAAAAB-Q4EAAAAAfoOIAAAAAEBCAAA5AUAIASADQQAAAABgQ0EAAAAAfkOBAAAAAH6DiAAAAABAQgAAOYFADABCAAA5gUAMASADQQAghYAIYENBACCFgAh-Q4EAIIWACH6DiAApRYAIQIAAADcBQAgCAAA6QUAIASADQQAghYAIYENBACCFgAh-Q4EAIIWACH6DiAApRYAIQIAAADfBQAgCAAA6wUAIAIAAADfBQAgCAAA6wUAIAMAAADcBQAgDwAA5AUAIBAAAOkFACABAAAA3AUAIAEAAADfBQAgBRUAAI0bACAWAACQGwAgFwAAjxsAICgAAI4bACApAACRGwAgB7wMAACqFQAwvQwAAPIFABC-DAAAqhUAMIANBACkEwAhgQ0EAKQTACH5DgQApBMAIfoOIADAEwAhAwAAAN8FACADAADxBQAwFAAA8gUAIAMAAADfBQAgAwAA4AUAMAQAANwFACAKvAwAAKgVADC9DAAA-AUAEL4MAACoFQAwxAwBAMQTACHdDAIAyxMAIeYMAQDEEwAhgA0EAM8TACGjDUAAyBMAIZgOQADIEwAh-A4AAKkVACABAAAA9QUAIAEAAAD1BQAgCbwMAACoFQAwvQwAAPgFABC-DAAAqBUAMMQMAQDEEwAh3QwCAMsTACHmDAEAxBMAIYANBADPEwAhow1AAMgTACGYDkAAyBMAIQHdDAAA_BUAIAMAAAD4BQAgAwAA-QUAMAQAAPUFACADAAAA-AUAIAMAAPkFADAEAAD1BQAgAwAAAPgFACADAAD5BQAwBAAA9QUAIAbEDAEAAAAB3QwCAAAAAeYMAQAAAAGADQQAAAABow1AAAAAAZgOQAAAAAEBCAAA_QUAIAbEDAEAAAAB3QwCAAAAAeYMAQAAAAGADQQAAAABow1AAAAAAZgOQAAAAAEBCAAA_wUAMAEIAAD_BQAwBsQMAQCHFgAh3QwCAIQWACHmDAEAhxYAIYANBACCFgAhow1AAIMWACGYDkAAgxYAIQIAAAD1BQAgCAAAggYAIAbEDAEAhxYAId0MAgCEFgAh5gwBAIcWACGADQQAghYAIaMNQACDFgAhmA5AAIMWACECAAAA-AUAIAgAAIQGACACAAAA-AUAIAgAAIQGACADAAAA9QUAIA8AAP0FACAQAACCBgAgAQAAAPUFACABAAAA-AUAIAYVAACIGwAgFgAAixsAIBcAAIobACAoAACJGwAgKQAAjBsAIN0MAAD8FQAgCbwMAACnFQAwvQwAAIsGABC-DAAApxUAMMQMAQClEwAh3QwCAKcTACHmDAEApRMAIYANBACkEwAhow1AAKYTACGYDkAAphMAIQMAAAD4BQAgAwAAigYAMBQAAIsGACADAAAA-AUAIAMAAPkFADAEAAD1BQAgC7wMAACmFQAwvQwAAJEGABC-DAAAphUAMIANBAAAAAHxDkAAxxMAIfIOAQDGEwAh8w4EAPwTACH0DkAAxxMAIfUOQADHEwAh9g4EAPwTACH3DkAAxxMAIQEAAACOBgAgAQAAAI4GACALvAwAAKYVADC9DAAAkQYAEL4MAACmFQAwgA0EAM8TACHxDkAAxxMAIfIOAQDGEwAh8w4EAPwTACH0DkAAxxMAIfUOQADHEwAh9g4EAPwTACH3DkAAxxMAIQfxDgAA_BUAIPIOAAD8FQAg8w4AAPwVACD0DgAA_BUAIPUOAAD8FQAg9g4AAPwVACD3DgAA_BUAIAMAAACRBgAgAwAAkgYAMAQAAI4GACADAAAAkQYAIAMAAJIGADAEAACOBgAgAwAAAJEGACADAACSBgAwBAAAjgYAIAiADQQAAAAB8Q5AAAAAAfIOAQAAAAHzDgQAAAAB9A5AAAAAAfUOQAAAAAH2DgQAAAAB9w5AAAAAAQEIAACWBgAgCIANBAAAAAHxDkAAAAAB8g4BAAAAAfMOBAAAAAH0DkAAAAAB9Q5AAAAAAfYOBAAAAAH3DkAAAAABAQgAAJgGADABCAAAmAYAMAiADQQAghYAIfEOQACPFgAh8g4BAIYWACHzDgQA7hYAIfQOQACPFgAh9Q5AAI8WACH2DgQA7hYAIfcOQACPFgAhAgAAAI4GACAIAACbBgAgCIANBACCFgAh8Q5AAI8WACHyDgEAhhYAIfMOBADuFgAh9A5AAI8WACH1DkAAjxYAIfYOBADuFgAh9w5AAI8WACECAAAAkQYAIAgAAJ0GACACAAAAkQYAIAgAAJ0GACADAAAAjgYAIA8AAJYGACAQAACbBgAgAQAAAI4GACABAAAAkQYAIAwVAACDGwAgFgAAhhsAIBcAAIUbACAoAACEGwAgKQAAhxsAIPEOAAD8FQAg8g4AAPwVACDzDgAA_BUAIPQOAAD8FQAg9Q4AAPwVACD2DgAA_BUAIPcOAAD8FQAgC7wMAAClFQAwvQwAAKQGABC-DAAApRUAMIANBACkEwAh8Q5AALsTACHyDgEAqRMAIfMOBAD4EwAh9A5AALsTACH1DkAAuxMAIfYOBAD4EwAh9w5AALsTACEDAAAAkQYAIAMAAKMGADAUAACkBgAgAwAAAJEGACADAACSBgAwBAAAjgYAIAq8DAAAoxUAML0MAACqBgAQvgwAAKMVADCADQQAzxMAIesOBADPEwAh7A4BAMQTACHtDgEAxBMAIe4OBADPEwAh7w4EAPwTACHwDgAApBUAIAEAAACnBgAgAQAAAKcGACAJvAwAAKMVADC9DAAAqgYAEL4MAACjFQAwgA0EAM8TACHrDgQAzxMAIewOAQDEEwAh7Q4BAMQTACHuDgQAzxMAIe8OBAD8EwAhAe8OAAD8FQAgAwAAAKoGACADAACrBgAwBAAApwYAIAMAAACqBgAgAwAAqwYAMAQAAKcGACADAAAAqgYAIAMAAKsGADAEAACnBgAgBoANBAAAAAHrDgQAAAAB7A4BAAAAAe0OAQAAAAHuDgQAAAAB7w4EAAAAAQEIAACvBgAgBoANBAAAAAHrDgQAAAAB7A4BAAAAAe0OAQAAAAHuDgQAAAAB7w4EAAAAAQEIAACxBgAwAQgAALEGADAGgA0EAIIWACHrDgQAghYAIewOAQCHFgAh7Q4BAIcWACHuDgQAghYAIe8OBADuFgAhAgAAAKcGACAIAAC0BgAgBoANBACCFgAh6w4EAIIWACHsDgEAhxYAIe0OAQCHFgAh7g4EAIIWACHvDgQA7hYAIQIAAACqBgAgCAAAtgYAIAIAAACqBgAgCAAAtgYAIAMAAACnBgAgDwAArwYAIBAAALQGACABAAAApwYAIAEAAACqBgAgBhUAAP4aACAWAACBGwAgFwAAgBsAICgAAP8aACApAACCGwAg7w4AAPwVACAJvAwAAKIVADC9DAAAvQYAEL4MAACiFQAwgA0EAKQTACHrDgQApBMAIewOAQClEwAh7Q4BAKUTACHuDgQApBMAIe8OBAD4EwAhAwAAAKoGACADAAC8BgAwFAAAvQYAIAMAAACqBgAgAwAAqwYAMAQAAKcGACAVwwcBAMQTACG8DAAAoBUAML0MAADDBgAQvgwAAKAVADDBDAQAzxMAIYANBADPEwAhgQ0EAM8TACGCDQIAzBMAIYMNAgDMEwAhhA0gAOgTACGFDSAA6BMAIYYNAQDEEwAhhw0AAekTACGIDQAB6hMAIYkNAAHqEwAhig0AAeoTACGLDQAB6hMAIYwNEADrEwAhjQ0QAOsTACGODRAA6xMAIY8NAAChFQAgAQAAAMAGACABAAAAwAYAIBTDBwEAxBMAIbwMAACgFQAwvQwAAMMGABC-DAAAoBUAMMEMBADPEwAhgA0EAM8TACGBDQQAzxMAIYINAgDMEwAhgw0CAMwTACGEDSAA6BMAIYUNIADoEwAhhg0BAMQTACGHDQAB6RMAIYgNAAHqEwAhiQ0AAeoTACGKDQAB6hMAIYsNAAHqEwAhjA0QAOsTACGNDRAA6xMAIY4NEADrEwAhCYQNAAD8FQAghQ0AAPwVACCIDQAA_BUAIIkNAAD8FQAgig0AAPwVACCLDQAA_BUAIIwNAAD8FQAgjQ0AAPwVACCODQAA_BUAIAMAAADDBgAgAwAAxAYAMAQAAMAGACADAAAAwwYAIAMAAMQGADAEAADABgAgAwAAAMMGACADAADEBgAwBAAAwAYAIBHDBwEAAAABwQwEAAAAAYANBAAAAAGBDQQAAAABgg0CAAAAAYMNAgAAAAGEDSAAAAABhQ0gAAAAAYYNAQAAAAGHDQABAAABiA0AAQAAAYkNAAEAAAGKDQABAAABiw0AAQAAAYwNEAAAAAGNDRAAAAABjg0QAAAAAQEIAADIBgAgEcMHAQAAAAHBDAQAAAABgA0EAAAAAYENBAAAAAGCDQIAAAABgw0CAAAAAYQNIAAAAAGFDSAAAAABhg0BAAAAAYcNAAEAAAGIDQABAAABiQ0AAQAAAYoNAAEAAAGLDQABAAABjA0QAAAAAY0NEAAAAAGODRAAAAABAQgAAMoGADABCAAAygYAMBHDBwEAhxYAIcEMBACCFgAhgA0EAIIWACGBDQQAghYAIYINAgCFFgAhgw0CAIUWACGEDSAAxxYAIYUNIADHFgAhhg0BAIcWACGHDQAByBYAIYgNAAHJFgAhiQ0AAckWACGKDQAByRYAIYsNAAHJFgAhjA0QAMoWACGNDRAAyhYAIY4NEADKFgAhAgAAAMAGACAIAADNBgAgEcMHAQCHFgAhwQwEAIIWACGADQQAghYAIYENBACCFgAhgg0CAIUWACGDDQIAhRYAIYQNIADHFgAhhQ0gAMcWACGGDQEAhxYAIYcNAAHIFgAhiA0AAckWACGJDQAByRYAIYoNAAHJFgAhiw0AAckWACGMDRAAyhYAIY0NEADKFgAhjg0QAMoWACECAAAAwwYAIAgAAM8GACACAAAAwwYAIAgAAM8GACADAAAAwAYAIA8AAMgGACAQAADNBgAgAQAAAMAGACABAAAAwwYAIA4VAAD5GgAgFgAA_BoAIBcAAPsaACAoAAD6GgAgKQAA_RoAIIQNAAD8FQAghQ0AAPwVACCIDQAA_BUAIIkNAAD8FQAgig0AAPwVACCLDQAA_BUAIIwNAAD8FQAgjQ0AAPwVACCODQAA_BUAIBTDBwEApRMAIbwMAACfFQAwvQwAANYGABC-DAAAnxUAMMEMBACkEwAhgA0EAKQTACGBDQQApBMAIYINAgCoEwAhgw0CAKgTACGEDSAA2xMAIYUNIADbEwAhhg0BAKUTACGHDQAB3BMAIYgNAAHdEwAhiQ0AAd0TACGKDQAB3RMAIYsNAAHdEwAhjA0QAN4TACGNDRAA3hMAIY4NEADeEwAhAwAAAMMGACADAADVBgAwFAAA1gYAIAMAAADDBgAgAwAAxAYAMAQAAMAGACAJwwcBAMQTACG8DAAAnRUAML0MAADcBgAQvgwAAJ0VADCADQQAzxMAIZkNAgDMEwAhoA0EAM8TACHnDQAB6hMAIeoOAACeFQAgAQAAANkGACABAAAA2QYAIAjDBwEAxBMAIbwMAACdFQAwvQwAANwGABC-DAAAnRUAMIANBADPEwAhmQ0CAMwTACGgDQQAzxMAIecNAAHqEwAhAecNAAD8FQAgAwAAANwGACADAADdBgAwBAAA2QYAIAMAAADcBgAgAwAA3QYAMAQAANkGACADAAAA3AYAIAMAAN0GADAEAADZBgAgBcMHAQAAAAGADQQAAAABmQ0CAAAAAaANBAAAAAHnDQABAAABAQgAAOEGACAFwwcBAAAAAYANBAAAAAGZDQIAAAABoA0EAAAAAecNAAEAAAEBCAAA4wYAMAEIAADjBgAwBcMHAQCHFgAhgA0EAIIWACGZDQIAhRYAIaANBACCFgAh5w0AAckWACECAAAA2QYAIAgAAOYGACAFwwcBAIcWACGADQQAghYAIZkNAgCFFgAhoA0EAIIWACHnDQAByRYAIQIAAADcBgAgCAAA6AYAIAIAAADcBgAgCAAA6AYAIAMAAADZBgAgDwAA4QYAIBAAAOYGACABAAAA2QYAIAEAAADcBgAgBhUAAPQaACAWAAD3GgAgFwAA9hoAICgAAPUaACApAAD4GgAg5w0AAPwVACAIwwcBAKUTACG8DAAAnBUAML0MAADvBgAQvgwAAJwVADCADQQApBMAIZkNAgCoEwAhoA0EAKQTACHnDQAB3RMAIQMAAADcBgAgAwAA7gYAMBQAAO8GACADAAAA3AYAIAMAAN0GADAEAADZBgAgCMMHAQDEEwAhvAwAAJoVADC9DAAA9QYAEL4MAACaFQAwgA0EAM8TACHnDQAB6RMAIegOBADPEwAh6Q4AAJsVACABAAAA8gYAIAEAAADyBgAgB8MHAQDEEwAhvAwAAJoVADC9DAAA9QYAEL4MAACaFQAwgA0EAM8TACHnDQAB6RMAIegOBADPEwAhAAMAAAD1BgAgAwAA9gYAMAQAAPIGACADAAAA9QYAIAMAAPYGADAEAADyBgAgAwAAAPUGACADAAD2BgAwBAAA8gYAIATDBwEAAAABgA0EAAAAAecNAAEAAAHoDgQAAAABAQgAAPoGACAEwwcBAAAAAYANBAAAAAHnDQABAAAB6A4EAAAAAQEIAAD8BgAwAQgAAPwGADAEwwcBAIcWACGADQQAghYAIecNAAHIFgAh6A4EAIIWACECAAAA8gYAIAgAAP8GACAEwwcBAIcWACGADQQAghYAIecNAAHIFgAh6A4EAIIWACECAAAA9QYAIAgAAIEHACACAAAA9QYAIAgAAIEHACADAAAA8gYAIA8AAPoGACAQAAD_BgAgAQAAAPIGACABAAAA9QYAIAUVAADvGgAgFgAA8hoAIBcAAPEaACAoAADwGgAgKQAA8xoAIAfDBwEApRMAIbwMAACZFQAwvQwAAIgHABC-DAAAmRUAMIANBACkEwAh5w0AAdwTACHoDgQApBMAIQMAAAD1BgAgAwAAhwcAMBQAAIgHACADAAAA9QYAIAMAAPYGADAEAADyBgAgCcMHAQDEEwAhvAwAAJcVADC9DAAAjgcAEL4MAACXFQAwgA0EAM8TACHkDgEAxBMAIeUOAgDMEwAh5g4CAMwTACHnDgAAmBUAIAEAAACLBwAgAQAAAIsHACAIwwcBAMQTACG8DAAAlxUAML0MAACOBwAQvgwAAJcVADCADQQAzxMAIeQOAQDEEwAh5Q4CAMwTACHmDgIAzBMAIQADAAAAjgcAIAMAAI8HADAEAACLBwAgAwAAAI4HACADAACPBwAwBAAAiwcAIAMAAACOBwAgAwAAjwcAMAQAAIsHACAFwwcBAAAAAYANBAAAAAHkDgEAAAAB5Q4CAAAAAeYOAgAAAAEBCAAAkwcAIAXDBwEAAAABgA0EAAAAAeQOAQAAAAHlDgIAAAAB5g4CAAAAAQEIAACVBwAwAQgAAJUHADAFwwcBAIcWACGADQQAghYAIeQOAQCHFgAh5Q4CAIUWACHmDgIAhRYAIQIAAACLBwAgCAAAmAcAIAXDBwEAhxYAIYANBACCFgAh5A4BAIcWACHlDgIAhRYAIeYOAgCFFgAhAgAAAI4HACAIAACaBwAgAgAAAI4HACAIAACaBwAgAwAAAIsHACAPAACTBwAgEAAAmAcAIAEAAACLBwAgAQAAAI4HACAFFQAA6hoAIBYAAO0aACAXAADsGgAgKAAA6xoAICkAAO4aACAIwwcBAKUTACG8DAAAlhUAML0MAAChBwAQvgwAAJYVADCADQQApBMAIeQOAQClEwAh5Q4CAKgTACHmDgIAqBMAIQMAAACOBwAgAwAAoAcAMBQAAKEHACADAAAAjgcAIAMAAI8HADAEAACLBwAgB8MHAQAAAAG8DAAAlRUAML0MAACnBwAQvgwAAJUVADC8DgIAzBMAIb4OAADXEwAg4w4BAMQTACEBAAAApAcAIAEAAACkBwAgB8MHAQDEEwAhvAwAAJUVADC9DAAApwcAEL4MAACVFQAwvA4CAMwTACG-DgAA1xMAIOMOAQDEEwAhAAMAAACnBwAgAwAAqAcAMAQAAKQHACADAAAApwcAIAMAAKgHADAEAACkBwAgAwAAAKcHACADAACoBwAwBAAApAcAIATDBwEAAAABvA4CAAAAAb4OgAAAAAHjDgEAAAABAQgAAKwHACAEwwcBAAAAAbwOAgAAAAG-DoAAAAAB4w4BAAAAAQEIAACuBwAwAQgAAK4HADAEwwcBAIcWACG8DgIAhRYAIb4OgAAAAAHjDgEAhxYAIQIAAACkBwAgCAAAsQcAIATDBwEAhxYAIbwOAgCFFgAhvg6AAAAAAeMOAQCHFgAhAgAAAKcHACAIAACzBwAgAgAAAKcHACAIAACzBwAgAwAAAKQHACAPAACsBwAgEAAAsQcAIAEAAACkBwAgAQAAAKcHACAFFQAA5RoAIBYAAOgaACAXAADnGgAgKAAA5hoAICkAAOkaACAHwwcBAKUTACG8DAAAlBUAML0MAAC6BwAQvgwAAJQVADC8DgIAqBMAIb4OAADUEwAg4w4BAKUTACEDAAAApwcAIAMAALkHADAUAAC6BwAgAwAAAKcHACADAACoBwAwBAAApAcAIAW8DAAAkxUAML0MAADABwAQvgwAAJMVADD-DAEAAAAB4g4CAMwTACEBAAAAvQcAIAEAAAC9BwAgBbwMAACTFQAwvQwAAMAHABC-DAAAkxUAMP4MAQDEEwAh4g4CAMwTACEAAwAAAMAHACADAADBBwAwBAAAvQcAIAMAAADABwAgAwAAwQcAMAQAAL0HACADAAAAwAcAIAMAAMEHADAEAAC9BwAgAv4MAQAAAAHiDgIAAAABAQgAAMUHACAC_gwBAAAAAeIOAgAAAAEBCAAAxwcAMAEIAADHBwAwAv4MAQCHFgAh4g4CAIUWACECAAAAvQcAIAgAAMoHACAC_gwBAIcWACHiDgIAhRYAIQIAAADABwAgCAAAzAcAIAIAAADABwAgCAAAzAcAIAMAAAC9BwAgDwAAxQcAIBAAAMoHACABAAAAvQcAIAEAAADABwAgBRUAAOAaACAWAADjGgAgFwAA4hoAICgAAOEaACApAADkGgAgBbwMAACSFQAwvQwAANMHABC-DAAAkhUAMP4MAQClEwAh4g4CAKgTACEDAAAAwAcAIAMAANIHADAUAADTBwAgAwAAAMAHACADAADBBwAwBAAAvQcAIA-KDAIAzBMAIbwMAACQFQAwvQwAANkHABC-DAAAkBUAMMEMQADIEwAhgA0EAM8TACGBDQQAzxMAIYINAgDMEwAhhw0BAMYTACG7DQEAxBMAIYMOAQDEEwAh3g4EAPwTACHfDkAAyBMAIeAOQADHEwAh4Q4AAJEVACABAAAA1gcAIAEAAADWBwAgDooMAgDMEwAhvAwAAJAVADC9DAAA2QcAEL4MAACQFQAwwQxAAMgTACGADQQAzxMAIYENBADPEwAhgg0CAMwTACGHDQEAxhMAIbsNAQDEEwAhgw4BAMQTACHeDgQA_BMAId8OQADIEwAh4A5AAMcTACEDhw0AAPwVACDeDgAA_BUAIOAOAAD8FQAgAwAAANkHACADAADaBwAwBAAA1gcAIAMAAADZBwAgAwAA2gcAMAQAANYHACADAAAA2QcAIAMAANoHADAEAADWBwAgC4oMAgAAAAHBDEAAAAABgA0EAAAAAYENBAAAAAGCDQIAAAABhw0BAAAAAbsNAQAAAAGDDgEAAAAB3g4EAAAAAd8OQAAAAAHgDkAAAAABAQgAAN4HACALigwCAAAAAcEMQAAAAAGADQQAAAABgQ0EAAAAAYINAgAAAAGHDQEAAAABuw0BAAAAAYMOAQAAAAHeDgQAAAAB3w5AAAAAAeAOQAAAAAEBCAAA4AcAMAEIAADgBwAwC4oMAgCFFgAhwQxAAIMWACGADQQAghYAIYENBACCFgAhgg0CAIUWACGHDQEAhhYAIbsNAQCHFgAhgw4BAIcWACHeDgQA7hYAId8OQACDFgAh4A5AAI8WACECAAAA1gcAIAgAAOMHACALigwCAIUWACHBDEAAgxYAIYANBACCFgAhgQ0EAIIWACGCDQIAhRYAIYcNAQCGFgAhuw0BAIcWACGDDgEAhxYAId4OBADuFgAh3w5AAIMWACHgDkAAjxYAIQIAAADZBwAgCAAA5QcAIAIAAADZBwAgCAAA5QcAIAMAAADWBwAgDwAA3gcAIBAAAOMHACABAAAA1gcAIAEAAADZBwAgCBUAANsaACAWAADeGgAgFwAA3RoAICgAANwaACApAADfGgAghw0AAPwVACDeDgAA_BUAIOAOAAD8FQAgDooMAgCoEwAhvAwAAI8VADC9DAAA7AcAEL4MAACPFQAwwQxAAKYTACGADQQApBMAIYENBACkEwAhgg0CAKgTACGHDQEAqRMAIbsNAQClEwAhgw4BAKUTACHeDgQA-BMAId8OQACmEwAh4A5AALsTACEDAAAA2QcAIAMAAOsHADAUAADsBwAgAwAAANkHACADAADaBwAwBAAA1gcAIAnDBwEAxBMAIbwMAACNFQAwvQwAAPIHABC-DAAAjRUAMIANBADPEwAhgQ0EAM8TACGCDQIAzBMAIdwOIADFEwAh3Q4AAI4VACABAAAA7wcAIAEAAADvBwAgCMMHAQDEEwAhvAwAAI0VADC9DAAA8gcAEL4MAACNFQAwgA0EAM8TACGBDQQAzxMAIYINAgDMEwAh3A4gAMUTACEAAwAAAPIHACADAADzBwAwBAAA7wcAIAMAAADyBwAgAwAA8wcAMAQAAO8HACADAAAA8gcAIAMAAPMHADAEAADvBwAgBcMHAQAAAAGADQQAAAABgQ0EAAAAAYINAgAAAAHcDiAAAAABAQgAAPcHACAFwwcBAAAAAYANBAAAAAGBDQQAAAABgg0CAAAAAdwOIAAAAAEBCAAA-QcAMAEIAAD5BwAwBcMHAQCHFgAhgA0EAIIWACGBDQQAghYAIYINAgCFFgAh3A4gAKUWACECAAAA7wcAIAgAAPwHACAFwwcBAIcWACGADQQAghYAIYENBACCFgAhgg0CAIUWACHcDiAApRYAIQIAAADyBwAgCAAA_gcAIAIAAADyBwAgCAAA_gcAIAMAAADvBwAgDwAA9wcAIBAAAPwHACABAAAA7wcAIAEAAADyBwAgBRUAANYaACAWAADZGgAgFwAA2BoAICgAANcaACApAADaGgAgCMMHAQClEwAhvAwAAIwVADC9DAAAhQgAEL4MAACMFQAwgA0EAKQTACGBDQQApBMAIYINAgCoEwAh3A4gAMATACEDAAAA8gcAIAMAAIQIADAUAACFCAAgAwAAAPIHACADAADzBwAwBAAA7wcAICCjBQAA_RQAIKQFAAD-FAAgpQUAAP8UACCmBQAAgBUAIKcFAACBFQAguwYAAM0TACC8DAAA_BQAML0MAACkCAAQvgwAAPwUADC_DAEAAAABwQwEAPwTACHjDEAAyBMAIeQMAQDEEwAhgA0EAPwTACGYDQEAxBMAIbsNAQDGEwAhxw0AAM0TACD4DQEAxBMAIYAOQADIEwAhkg4BAMYTACHMDgEAxBMAIc0OIADFEwAhzg4BAMYTACHPDgEAxhMAIdAOAADNEwAg0Q4AAM0TACDSDgAA1xMAINMOIADFEwAh1A4AAL8TACDVDgIAzBMAIdYOQADHEwAh1w5AAMcTACEBAAAAiAgAIAeiBQAAgxUAILwMAACLFQAwvQwAAIoIABC-DAAAixUAMKsOAgDMEwAhrA4AAekTACGuDgEAxBMAIQGiBQAA1RoAIAiiBQAAgxUAILwMAACLFQAwvQwAAIoIABC-DAAAixUAMKsOAgDMEwAhrA4AAekTACGuDgEAxBMAIdsOAACKFQAgAwAAAIoIACADAACLCAAwBAAAjAgAIBiAAwEAxBMAIaIFAACDFQAgtwsCAMwTACG8DAAAiRUAML0MAACOCAAQvgwAAIkVADD-DAEAxhMAIc8NAgDLEwAh2A0BAMYTACGTDgEAxhMAIaIOAQDGEwAhrg4BAMQTACG7DgIAyxMAIcAOIADoEwAhwQ4CAMwTACHDDgEAxBMAIcQOAQDGEwAhxQ4CAMsTACHGDgAAzRMAIMcOAQDGEwAhyA4BAMYTACHJDgAAvxMAIMoOIADoEwAhyw4CAMsTACEPogUAANUaACD-DAAA_BUAIM8NAAD8FQAg2A0AAPwVACCTDgAA_BUAIKIOAAD8FQAguw4AAPwVACDADgAA_BUAIMQOAAD8FQAgxQ4AAPwVACDGDgAA_BUAIMcOAAD8FQAgyA4AAPwVACDKDgAA_BUAIMsOAAD8FQAgGYADAQDEEwAhogUAAIMVACC3CwIAzBMAIbwMAACJFQAwvQwAAI4IABC-DAAAiRUAMP4MAQDGEwAhzw0CAMsTACHYDQEAxhMAIZMOAQDGEwAhog4BAMYTACGuDgEAxBMAIbsOAgDLEwAhwA4gAOgTACHBDgIAzBMAIcMOAQDEEwAhxA4BAMYTACHFDgIAyxMAIcYOAADNEwAgxw4BAMYTACHIDgEAxhMAIckOAAC_EwAgyg4gAOgTACHLDgIAyxMAIdoOAACIFQAgAwAAAI4IACADAACPCAAwBAAAkAgAIAmiBQAAgxUAILcLAgDMEwAhvAwAAIcVADC9DAAAkggAEL4MAACHFQAwuw0BAMQTACGuDgEAxBMAIcEOAgDLEwAhwg4BAMQTACECogUAANUaACDBDgAA_BUAIAqiBQAAgxUAILcLAgDMEwAhvAwAAIcVADC9DAAAkggAEL4MAACHFQAwuw0BAMQTACGuDgEAxBMAIcEOAgDLEwAhwg4BAMQTACHZDgAAhhUAIAMAAACSCAAgAwAAkwgAMAQAAJQIACALogUAAIMVACC8DAAAhRUAML0MAACWCAAQvgwAAIUVADCuDgEAxBMAIbsOAgDMEwAhvA4CAMwTACG9DgIAzBMAIb4OAAC_EwAgvw4AANcTACDADgEAxBMAIQGiBQAA1RoAIAyiBQAAgxUAILwMAACFFQAwvQwAAJYIABC-DAAAhRUAMK4OAQDEEwAhuw4CAMwTACG8DgIAzBMAIb0OAgDMEwAhvg4AAL8TACC_DgAA1xMAIMAOAQDEEwAh2A4AAIQVACADAAAAlggAIAMAAJcIADAEAACYCAAgCaIFAACDFQAgvAwAAIIVADC9DAAAmggAEL4MAACCFQAwvwwBAMQTACHjDEAAyBMAIYAOQADIEwAhmw4AAekTACGuDgEAxBMAIQGiBQAA1RoAIAmiBQAAgxUAILwMAACCFQAwvQwAAJoIABC-DAAAghUAML8MAQAAAAHjDEAAyBMAIYAOQADIEwAhmw4AAQAAAa4OAQDEEwAhAwAAAJoIACADAACbCAAwBAAAnAgAIAEAAACKCAAgAQAAAI4IACABAAAAkggAIAEAAACWCAAgAQAAAJoIACABAAAAiAgAICCjBQAA_RQAIKQFAAD-FAAgpQUAAP8UACCmBQAAgBUAIKcFAACBFQAguwYAAM0TACC8DAAA_BQAML0MAACkCAAQvgwAAPwUADC_DAEAxBMAIcEMBAD8EwAh4wxAAMgTACHkDAEAxBMAIYANBAD8EwAhmA0BAMQTACG7DQEAxhMAIccNAADNEwAg-A0BAMQTACGADkAAyBMAIZIOAQDGEwAhzA4BAMQTACHNDiAAxRMAIc4OAQDGEwAhzw4BAMYTACHQDgAAzRMAINEOAADNEwAg0g4AANcTACDTDiAAxRMAIdQOAAC_EwAg1Q4CAMwTACHWDkAAxxMAIdcOQADHEwAhEaMFAADQGgAgpAUAANEaACClBQAA0hoAIKYFAADTGgAgpwUAANQaACC7BgAA_BUAIMEMAAD8FQAggA0AAPwVACC7DQAA_BUAIMcNAAD8FQAgkg4AAPwVACDODgAA_BUAIM8OAAD8FQAg0A4AAPwVACDRDgAA_BUAINYOAAD8FQAg1w4AAPwVACADAAAApAgAIAMAAKUIADAEAACICAAgAwAAAKQIACADAAClCAAwBAAAiAgAIAMAAACkCAAgAwAApQgAMAQAAIgIACAdowUAAMsaACCkBQAAzBoAIKUFAADNGgAgpgUAAM4aACCnBQAAzxoAILsGgAAAAAG_DAEAAAABwQwEAAAAAeMMQAAAAAHkDAEAAAABgA0EAAAAAZgNAQAAAAG7DQEAAAABxw2AAAAAAfgNAQAAAAGADkAAAAABkg4BAAAAAcwOAQAAAAHNDiAAAAABzg4BAAAAAc8OAQAAAAHQDoAAAAAB0Q6AAAAAAdIOgAAAAAHTDiAAAAAB1A4AAMoaACDVDgIAAAAB1g5AAAAAAdcOQAAAAAEBCAAAqQgAIBi7BoAAAAABvwwBAAAAAcEMBAAAAAHjDEAAAAAB5AwBAAAAAYANBAAAAAGYDQEAAAABuw0BAAAAAccNgAAAAAH4DQEAAAABgA5AAAAAAZIOAQAAAAHMDgEAAAABzQ4gAAAAAc4OAQAAAAHPDgEAAAAB0A6AAAAAAdEOgAAAAAHSDoAAAAAB0w4gAAAAAdQOAADKGgAg1Q4CAAAAAdYOQAAAAAHXDkAAAAABAQgAAKsIADABCAAAqwgAMB2jBQAAiRoAIKQFAACKGgAgpQUAAIsaACCmBQAAjBoAIKcFAACNGgAguwaAAAAAAb8MAQCHFgAhwQwEAO4WACHjDEAAgxYAIeQMAQCHFgAhgA0EAO4WACGYDQEAhxYAIbsNAQCGFgAhxw2AAAAAAfgNAQCHFgAhgA5AAIMWACGSDgEAhhYAIcwOAQCHFgAhzQ4gAKUWACHODgEAhhYAIc8OAQCGFgAh0A6AAAAAAdEOgAAAAAHSDoAAAAAB0w4gAKUWACHUDgAAiBoAINUOAgCFFgAh1g5AAI8WACHXDkAAjxYAIQIAAACICAAgCAAArggAIBi7BoAAAAABvwwBAIcWACHBDAQA7hYAIeMMQACDFgAh5AwBAIcWACGADQQA7hYAIZgNAQCHFgAhuw0BAIYWACHHDYAAAAAB-A0BAIcWACGADkAAgxYAIZIOAQCGFgAhzA4BAIcWACHNDiAApRYAIc4OAQCGFgAhzw4BAIYWACHQDoAAAAAB0Q6AAAAAAdIOgAAAAAHTDiAApRYAIdQOAACIGgAg1Q4CAIUWACHWDkAAjxYAIdcOQACPFgAhAgAAAKQIACAIAACwCAAgAgAAAKQIACAIAACwCAAgAwAAAIgIACAPAACpCAAgEAAArggAIAEAAACICAAgAQAAAKQIACARFQAAgxoAIBYAAIYaACAXAACFGgAgKAAAhBoAICkAAIcaACC7BgAA_BUAIMEMAAD8FQAggA0AAPwVACC7DQAA_BUAIMcNAAD8FQAgkg4AAPwVACDODgAA_BUAIM8OAAD8FQAg0A4AAPwVACDRDgAA_BUAINYOAAD8FQAg1w4AAPwVACAbuwYAAKoTACC8DAAA-xQAML0MAAC3CAAQvgwAAPsUADC_DAEApRMAIcEMBAD4EwAh4wxAAKYTACHkDAEApRMAIYANBAD4EwAhmA0BAKUTACG7DQEAqRMAIccNAACqEwAg-A0BAKUTACGADkAAphMAIZIOAQCpEwAhzA4BAKUTACHNDiAAwBMAIc4OAQCpEwAhzw4BAKkTACHQDgAAqhMAINEOAACqEwAg0g4AANQTACDTDiAAwBMAIdQOAAC_EwAg1Q4CAKgTACHWDkAAuxMAIdcOQAC7EwAhAwAAAKQIACADAAC2CAAwFAAAtwgAIAMAAACkCAAgAwAApQgAMAQAAIgIACABAAAAjAgAIAEAAACMCAAgAwAAAIoIACADAACLCAAwBAAAjAgAIAMAAACKCAAgAwAAiwgAMAQAAIwIACADAAAAiggAIAMAAIsIADAEAACMCAAgBKIFAACCGgAgqw4CAAAAAawOAAEAAAGuDgEAAAABAQgAAL8IACADqw4CAAAAAawOAAEAAAGuDgEAAAABAQgAAMEIADABCAAAwQgAMASiBQAAgRoAIKsOAgCFFgAhrA4AAcgWACGuDgEAhxYAIQIAAACMCAAgCAAAxAgAIAOrDgIAhRYAIawOAAHIFgAhrg4BAIcWACECAAAAiggAIAgAAMYIACACAAAAiggAIAgAAMYIACADAAAAjAgAIA8AAL8IACAQAADECAAgAQAAAIwIACABAAAAiggAIAUVAAD8GQAgFgAA_xkAIBcAAP4ZACAoAAD9GQAgKQAAgBoAIAa8DAAA-hQAML0MAADNCAAQvgwAAPoUADCrDgIAqBMAIawOAAHcEwAhrg4BAKUTACEDAAAAiggAIAMAAMwIADAUAADNCAAgAwAAAIoIACADAACLCAAwBAAAjAgAIAEAAACQCAAgAQAAAJAIACADAAAAjggAIAMAAI8IADAEAACQCAAgAwAAAI4IACADAACPCAAwBAAAkAgAIAMAAACOCAAgAwAAjwgAMAQAAJAIACAVgAMBAAAAAaIFAAD7GQAgtwsCAAAAAf4MAQAAAAHPDQIAAAAB2A0BAAAAAZMOAQAAAAGiDgEAAAABrg4BAAAAAbsOAgAAAAHADiAAAAABwQ4CAAAAAcMOAQAAAAHEDgEAAAABxQ4CAAAAAcYOgAAAAAHHDgEAAAAByA4BAAAAAckOAAD6GQAgyg4gAAAAAcsOAgAAAAEBCAAA1QgAIBSAAwEAAAABtwsCAAAAAf4MAQAAAAHPDQIAAAAB2A0BAAAAAZMOAQAAAAGiDgEAAAABrg4BAAAAAbsOAgAAAAHADiAAAAABwQ4CAAAAAcMOAQAAAAHEDgEAAAABxQ4CAAAAAcYOgAAAAAHHDgEAAAAByA4BAAAAAckOAAD6GQAgyg4gAAAAAcsOAgAAAAEBCAAA1wgAMAEIAADXCAAwFYADAQCHFgAhogUAAPkZACC3CwIAhRYAIf4MAQCGFgAhzw0CAIQWACHYDQEAhhYAIZMOAQCGFgAhog4BAIYWACGuDgEAhxYAIbsOAgCEFgAhwA4gAMcWACHBDgIAhRYAIcMOAQCHFgAhxA4BAIYWACHFDgIAhBYAIcYOgAAAAAHHDgEAhhYAIcgOAQCGFgAhyQ4AAPgZACDKDiAAxxYAIcsOAgCEFgAhAgAAAJAIACAIAADaCAAgFIADAQCHFgAhtwsCAIUWACH-DAEAhhYAIc8NAgCEFgAh2A0BAIYWACGTDgEAhhYAIaIOAQCGFgAhrg4BAIcWACG7DgIAhBYAIcAOIADHFgAhwQ4CAIUWACHDDgEAhxYAIcQOAQCGFgAhxQ4CAIQWACHGDoAAAAABxw4BAIYWACHIDgEAhhYAIckOAAD4GQAgyg4gAMcWACHLDgIAhBYAIQIAAACOCAAgCAAA3AgAIAIAAACOCAAgCAAA3AgAIAMAAACQCAAgDwAA1QgAIBAAANoIACABAAAAkAgAIAEAAACOCAAgExUAAPMZACAWAAD2GQAgFwAA9RkAICgAAPQZACApAAD3GQAg_gwAAPwVACDPDQAA_BUAINgNAAD8FQAgkw4AAPwVACCiDgAA_BUAILsOAAD8FQAgwA4AAPwVACDEDgAA_BUAIMUOAAD8FQAgxg4AAPwVACDHDgAA_BUAIMgOAAD8FQAgyg4AAPwVACDLDgAA_BUAIBeAAwEApRMAIbcLAgCoEwAhvAwAAPkUADC9DAAA4wgAEL4MAAD5FAAw_gwBAKkTACHPDQIApxMAIdgNAQCpEwAhkw4BAKkTACGiDgEAqRMAIa4OAQClEwAhuw4CAKcTACHADiAA2xMAIcEOAgCoEwAhww4BAKUTACHEDgEAqRMAIcUOAgCnEwAhxg4AAKoTACDHDgEAqRMAIcgOAQCpEwAhyQ4AAL8TACDKDiAA2xMAIcsOAgCnEwAhAwAAAI4IACADAADiCAAwFAAA4wgAIAMAAACOCAAgAwAAjwgAMAQAAJAIACABAAAAlAgAIAEAAACUCAAgAwAAAJIIACADAACTCAAwBAAAlAgAIAMAAACSCAAgAwAAkwgAMAQAAJQIACADAAAAkggAIAMAAJMIADAEAACUCAAgBqIFAADyGQAgtwsCAAAAAbsNAQAAAAGuDgEAAAABwQ4CAAAAAcIOAQAAAAEBCAAA6wgAIAW3CwIAAAABuw0BAAAAAa4OAQAAAAHBDgIAAAABwg4BAAAAAQEIAADtCAAwAQgAAO0IADAGogUAAPEZACC3CwIAhRYAIbsNAQCHFgAhrg4BAIcWACHBDgIAhBYAIcIOAQCHFgAhAgAAAJQIACAIAADwCAAgBbcLAgCFFgAhuw0BAIcWACGuDgEAhxYAIcEOAgCEFgAhwg4BAIcWACECAAAAkggAIAgAAPIIACACAAAAkggAIAgAAPIIACADAAAAlAgAIA8AAOsIACAQAADwCAAgAQAAAJQIACABAAAAkggAIAYVAADsGQAgFgAA7xkAIBcAAO4ZACAoAADtGQAgKQAA8BkAIMEOAAD8FQAgCLcLAgCoEwAhvAwAAPgUADC9DAAA-QgAEL4MAAD4FAAwuw0BAKUTACGuDgEApRMAIcEOAgCnEwAhwg4BAKUTACEDAAAAkggAIAMAAPgIADAUAAD5CAAgAwAAAJIIACADAACTCAAwBAAAlAgAIAEAAACYCAAgAQAAAJgIACADAAAAlggAIAMAAJcIADAEAACYCAAgAwAAAJYIACADAACXCAAwBAAAmAgAIAMAAACWCAAgAwAAlwgAMAQAAJgIACAIogUAAOsZACCuDgEAAAABuw4CAAAAAbwOAgAAAAG9DgIAAAABvg4AAOoZACC_DoAAAAABwA4BAAAAAQEIAACBCQAgB64OAQAAAAG7DgIAAAABvA4CAAAAAb0OAgAAAAG-DgAA6hkAIL8OgAAAAAHADgEAAAABAQgAAIMJADABCAAAgwkAMAiiBQAA6RkAIK4OAQCHFgAhuw4CAIUWACG8DgIAhRYAIb0OAgCFFgAhvg4AAOgZACC_DoAAAAABwA4BAIcWACECAAAAmAgAIAgAAIYJACAHrg4BAIcWACG7DgIAhRYAIbwOAgCFFgAhvQ4CAIUWACG-DgAA6BkAIL8OgAAAAAHADgEAhxYAIQIAAACWCAAgCAAAiAkAIAIAAACWCAAgCAAAiAkAIAMAAACYCAAgDwAAgQkAIBAAAIYJACABAAAAmAgAIAEAAACWCAAgBRUAAOMZACAWAADmGQAgFwAA5RkAICgAAOQZACApAADnGQAgCrwMAAD3FAAwvQwAAI8JABC-DAAA9xQAMK4OAQClEwAhuw4CAKgTACG8DgIAqBMAIb0OAgCoEwAhvg4AAL8TACC_DgAA1BMAIMAOAQClEwAhAwAAAJYIACADAACOCQAwFAAAjwkAIAMAAACWCAAgAwAAlwgAMAQAAJgIACABAAAAnAgAIAEAAACcCAAgAwAAAJoIACADAACbCAAwBAAAnAgAIAMAAACaCAAgAwAAmwgAMAQAAJwIACADAAAAmggAIAMAAJsIADAEAACcCAAgBqIFAADiGQAgvwwBAAAAAeMMQAAAAAGADkAAAAABmw4AAQAAAa4OAQAAAAEBCAAAlwkAIAW_DAEAAAAB4wxAAAAAAYAOQAAAAAGbDgABAAABrg4BAAAAAQEIAACZCQAwAQgAAJkJADAGogUAAOEZACC_DAEAhxYAIeMMQACDFgAhgA5AAIMWACGbDgAByBYAIa4OAQCHFgAhAgAAAJwIACAIAACcCQAgBb8MAQCHFgAh4wxAAIMWACGADkAAgxYAIZsOAAHIFgAhrg4BAIcWACECAAAAmggAIAgAAJ4JACACAAAAmggAIAgAAJ4JACADAAAAnAgAIA8AAJcJACAQAACcCQAgAQAAAJwIACABAAAAmggAIAMVAADeGQAgFgAA4BkAIBcAAN8ZACAIvAwAAPYUADC9DAAApQkAEL4MAAD2FAAwvwwBAKUTACHjDEAAphMAIYAOQACmEwAhmw4AAdwTACGuDgEApRMAIQMAAACaCAAgAwAApAkAMBQAAKUJACADAAAAmggAIAMAAJsIADAEAACcCAAgHIkGAADvFAAgigYAAPAUACC8DAAA7hQAML0MAAC1CQAQvgwAAO4UADC_DAEAAAAB4wxAAMgTACHkDAEAxBMAIYwNAQDGEwAhlQ0CAMwTACGYDQEAxBMAIaINQADHEwAhuw0BAMYTACHNDQQA_BMAIewNAQDGEwAh_w0BAMYTACGSDgEAxhMAIa4OAQDEEwAhrw4BAMQTACGwDhAA6xMAIbEOEADrEwAhsg4CAMsTACGzDgAB6hMAIbQOAgDLEwAhtQ4QAOsTACG2DgQA_BMAIbcOAADNEwAguA4BAMYTACEBAAAAqAkAIAmIBgAA8xQAILwMAAD1FAAwvQwAAKoJABC-DAAA9RQAMP4MAQDEEwAhjA0QAOsTACHbDQIAzBMAIaoOAQDEEwAhrQ4CAMwTACECiAYAAN0ZACCMDQAA_BUAIAqIBgAA8xQAILwMAAD1FAAwvQwAAKoJABC-DAAA9RQAMP4MAQDEEwAhjA0QAOsTACHbDQIAzBMAIaoOAQDEEwAhrQ4CAMwTACG6DgAA9BQAIAMAAACqCQAgAwAAqwkAMAQAAKwJACAHiAYAAPMUACC8DAAA8hQAML0MAACuCQAQvgwAAPIUADCqDgEAxBMAIasOAgDMEwAhrA4AAekTACEBiAYAAN0ZACAIiAYAAPMUACC8DAAA8hQAML0MAACuCQAQvgwAAPIUADCqDgEAxBMAIasOAgDMEwAhrA4AAekTACG5DgAA8RQAIAMAAACuCQAgAwAArwkAMAQAALAJACABAAAAqgkAIAEAAACuCQAgAQAAAKgJACAciQYAAO8UACCKBgAA8BQAILwMAADuFAAwvQwAALUJABC-DAAA7hQAML8MAQDEEwAh4wxAAMgTACHkDAEAxBMAIYwNAQDGEwAhlQ0CAMwTACGYDQEAxBMAIaINQADHEwAhuw0BAMYTACHNDQQA_BMAIewNAQDGEwAh_w0BAMYTACGSDgEAxhMAIa4OAQDEEwAhrw4BAMQTACGwDhAA6xMAIbEOEADrEwAhsg4CAMsTACGzDgAB6hMAIbQOAgDLEwAhtQ4QAOsTACG2DgQA_BMAIbcOAADNEwAguA4BAMYTACESiQYAANsZACCKBgAA3BkAIIwNAAD8FQAgog0AAPwVACC7DQAA_BUAIM0NAAD8FQAg7A0AAPwVACD_DQAA_BUAIJIOAAD8FQAgsA4AAPwVACCxDgAA_BUAILIOAAD8FQAgsw4AAPwVACC0DgAA_BUAILUOAAD8FQAgtg4AAPwVACC3DgAA_BUAILgOAAD8FQAgAwAAALUJACADAAC2CQAwBAAAqAkAIAMAAAC1CQAgAwAAtgkAMAQAAKgJACADAAAAtQkAIAMAALYJADAEAACoCQAgGYkGAADZGQAgigYAANoZACC_DAEAAAAB4wxAAAAAAeQMAQAAAAGMDQEAAAABlQ0CAAAAAZgNAQAAAAGiDUAAAAABuw0BAAAAAc0NBAAAAAHsDQEAAAAB_w0BAAAAAZIOAQAAAAGuDgEAAAABrw4BAAAAAbAOEAAAAAGxDhAAAAABsg4CAAAAAbMOAAEAAAG0DgIAAAABtQ4QAAAAAbYOBAAAAAG3DoAAAAABuA4BAAAAAQEIAAC6CQAgF78MAQAAAAHjDEAAAAAB5AwBAAAAAYwNAQAAAAGVDQIAAAABmA0BAAAAAaINQAAAAAG7DQEAAAABzQ0EAAAAAewNAQAAAAH_DQEAAAABkg4BAAAAAa4OAQAAAAGvDgEAAAABsA4QAAAAAbEOEAAAAAGyDgIAAAABsw4AAQAAAbQOAgAAAAG1DhAAAAABtg4EAAAAAbcOgAAAAAG4DgEAAAABAQgAALwJADABCAAAvAkAMBmJBgAAvxkAIIoGAADAGQAgvwwBAIcWACHjDEAAgxYAIeQMAQCHFgAhjA0BAIYWACGVDQIAhRYAIZgNAQCHFgAhog1AAI8WACG7DQEAhhYAIc0NBADuFgAh7A0BAIYWACH_DQEAhhYAIZIOAQCGFgAhrg4BAIcWACGvDgEAhxYAIbAOEADKFgAhsQ4QAMoWACGyDgIAhBYAIbMOAAHJFgAhtA4CAIQWACG1DhAAyhYAIbYOBADuFgAhtw6AAAAAAbgOAQCGFgAhAgAAAKgJACAIAAC_CQAgF78MAQCHFgAh4wxAAIMWACHkDAEAhxYAIYwNAQCGFgAhlQ0CAIUWACGYDQEAhxYAIaINQACPFgAhuw0BAIYWACHNDQQA7hYAIewNAQCGFgAh_w0BAIYWACGSDgEAhhYAIa4OAQCHFgAhrw4BAIcWACGwDhAAyhYAIbEOEADKFgAhsg4CAIQWACGzDgAByRYAIbQOAgCEFgAhtQ4QAMoWACG2DgQA7hYAIbcOgAAAAAG4DgEAhhYAIQIAAAC1CQAgCAAAwQkAIAIAAAC1CQAgCAAAwQkAIAMAAACoCQAgDwAAugkAIBAAAL8JACABAAAAqAkAIAEAAAC1CQAgFRUAALoZACAWAAC9GQAgFwAAvBkAICgAALsZACApAAC-GQAgjA0AAPwVACCiDQAA_BUAILsNAAD8FQAgzQ0AAPwVACDsDQAA_BUAIP8NAAD8FQAgkg4AAPwVACCwDgAA_BUAILEOAAD8FQAgsg4AAPwVACCzDgAA_BUAILQOAAD8FQAgtQ4AAPwVACC2DgAA_BUAILcOAAD8FQAguA4AAPwVACAavAwAAO0UADC9DAAAyAkAEL4MAADtFAAwvwwBAKUTACHjDEAAphMAIeQMAQClEwAhjA0BAKkTACGVDQIAqBMAIZgNAQClEwAhog1AALsTACG7DQEAqRMAIc0NBAD4EwAh7A0BAKkTACH_DQEAqRMAIZIOAQCpEwAhrg4BAKUTACGvDgEApRMAIbAOEADeEwAhsQ4QAN4TACGyDgIApxMAIbMOAAHdEwAhtA4CAKcTACG1DhAA3hMAIbYOBAD4EwAhtw4AAKoTACC4DgEAqRMAIQMAAAC1CQAgAwAAxwkAMBQAAMgJACADAAAAtQkAIAMAALYJADAEAACoCQAgAQAAAKwJACABAAAArAkAIAMAAACqCQAgAwAAqwkAMAQAAKwJACADAAAAqgkAIAMAAKsJADAEAACsCQAgAwAAAKoJACADAACrCQAwBAAArAkAIAaIBgAAuRkAIP4MAQAAAAGMDRAAAAAB2w0CAAAAAaoOAQAAAAGtDgIAAAABAQgAANAJACAF_gwBAAAAAYwNEAAAAAHbDQIAAAABqg4BAAAAAa0OAgAAAAEBCAAA0gkAMAEIAADSCQAwBogGAAC4GQAg_gwBAIcWACGMDRAAyhYAIdsNAgCFFgAhqg4BAIcWACGtDgIAhRYAIQIAAACsCQAgCAAA1QkAIAX-DAEAhxYAIYwNEADKFgAh2w0CAIUWACGqDgEAhxYAIa0OAgCFFgAhAgAAAKoJACAIAADXCQAgAgAAAKoJACAIAADXCQAgAwAAAKwJACAPAADQCQAgEAAA1QkAIAEAAACsCQAgAQAAAKoJACAGFQAAsxkAIBYAALYZACAXAAC1GQAgKAAAtBkAICkAALcZACCMDQAA_BUAIAi8DAAA7BQAML0MAADeCQAQvgwAAOwUADD-DAEApRMAIYwNEADeEwAh2w0CAKgTACGqDgEApRMAIa0OAgCoEwAhAwAAAKoJACADAADdCQAwFAAA3gkAIAMAAACqCQAgAwAAqwkAMAQAAKwJACABAAAAsAkAIAEAAACwCQAgAwAAAK4JACADAACvCQAwBAAAsAkAIAMAAACuCQAgAwAArwkAMAQAALAJACADAAAArgkAIAMAAK8JADAEAACwCQAgBIgGAACyGQAgqg4BAAAAAasOAgAAAAGsDgABAAABAQgAAOYJACADqg4BAAAAAasOAgAAAAGsDgABAAABAQgAAOgJADABCAAA6AkAMASIBgAAsRkAIKoOAQCHFgAhqw4CAIUWACGsDgAByBYAIQIAAACwCQAgCAAA6wkAIAOqDgEAhxYAIasOAgCFFgAhrA4AAcgWACECAAAArgkAIAgAAO0JACACAAAArgkAIAgAAO0JACADAAAAsAkAIA8AAOYJACAQAADrCQAgAQAAALAJACABAAAArgkAIAUVAACsGQAgFgAArxkAIBcAAK4ZACAoAACtGQAgKQAAsBkAIAa8DAAA6xQAML0MAAD0CQAQvgwAAOsUADCqDgEApRMAIasOAgCoEwAhrA4AAdwTACEDAAAArgkAIAMAAPMJADAUAAD0CQAgAwAAAK4JACADAACvCQAwBAAAsAkAIAy7BgAA1xMAILwGAADcFAAgvQYAAN0UACDABgAA3hQAIMEGAADfFAAgvAwAANsUADC9DAAAlQoAEL4MAADbFAAwvwwBAAAAAeMMQADIEwAh5AwBAMQTACH4DQEAxBMAIQEAAAD3CQAgDrsGAADRFAAgvAwAAOoUADC9DAAA-QkAEL4MAADqFAAwvwwBAMQTACHEDAEAxhMAIeMMQADIEwAh5AwBAMQTACHoDAIAzBMAIcENQADHEwAh7w1AAMgTACGSDgEAxBMAIaUOAQDEEwAhpg4AAM0TACAEuwYAAMMYACDEDAAA_BUAIMENAAD8FQAgpg4AAPwVACAOuwYAANEUACC8DAAA6hQAML0MAAD5CQAQvgwAAOoUADC_DAEAAAABxAwBAMYTACHjDEAAyBMAIeQMAQDEEwAh6AwCAMwTACHBDUAAxxMAIe8NQADIEwAhkg4BAMQTACGlDgEAxBMAIaYOAADNEwAgAwAAAPkJACADAAD6CQAwBAAA-wkAIAi7BgAA0RQAILwMAADpFAAwvQwAAP0JABC-DAAA6RQAMJIOAQDEEwAhog4BAMQTACGjDgEAxBMAIaQOQADIEwAhAbsGAADDGAAgCbsGAADRFAAgvAwAAOkUADC9DAAA_QkAEL4MAADpFAAwkg4BAMQTACGiDgEAxBMAIaMOAQDEEwAhpA5AAMgTACGpDgAA6BQAIAMAAAD9CQAgAwAA_gkAMAQAAP8JACALuwYAANEUACC_BgAA5xQAILwMAADmFAAwvQwAAIEKABC-DAAA5hQAMOMMQADIEwAh5AwBAMQTACGSDgEAxBMAIZsOAQDEEwAhoA5AAMcTACGhDgIAzBMAIQO7BgAAwxgAIL8GAACrGQAgoA4AAPwVACALuwYAANEUACC_BgAA5xQAILwMAADmFAAwvQwAAIEKABC-DAAA5hQAMOMMQADIEwAh5AwBAMQTACGSDgEAxBMAIZsOAQAAAAGgDkAAxxMAIaEOAgDMEwAhAwAAAIEKACADAACCCgAwBAAAgwoAIAi-BgAA5RQAILwMAADkFAAwvQwAAIUKABC-DAAA5BQAMM0NQADIEwAhmw4BAMQTACGeDgQAzxMAIZ8OBADPEwAhAb4GAACqGQAgCb4GAADlFAAgvAwAAOQUADC9DAAAhQoAEL4MAADkFAAwzQ1AAMgTACGbDgEAxBMAIZ4OBADPEwAhnw4EAM8TACGoDgAA4xQAIAMAAACFCgAgAwAAhgoAMAQAAIcKACABAAAAhQoAIAuBAwIAzBMAIbsGAADRFAAgwgYAANIUACC8DAAA0BQAML0MAACKCgAQvgwAANAUADDkDAEAxBMAIZIOAQDEEwAhmA5AAMgTACGZDiAAxRMAIZoOQADHEwAhAQAAAIoKACAPwQYAAOIUACC8DAAA4RQAML0MAACMCgAQvgwAAOEUADDBDEAAyBMAIdkMAQDGEwAh4QwBAMYTACH-DAEAxBMAIZQNQADIEwAhkg4BAMQTACGTDgEAxBMAIZQOAAC_EwAglQ5AAMcTACGWDgEAxhMAIZcOAADNEwAgBsEGAACpGQAg2QwAAPwVACDhDAAA_BUAIJUOAAD8FQAglg4AAPwVACCXDgAA_BUAIBDBBgAA4hQAILwMAADhFAAwvQwAAIwKABC-DAAA4RQAMMEMQADIEwAh2QwBAMYTACHhDAEAxhMAIf4MAQDEEwAhlA1AAMgTACGSDgEAxBMAIZMOAQDEEwAhlA4AAL8TACCVDkAAxxMAIZYOAQDGEwAhlw4AAM0TACCnDgAA4BQAIAMAAACMCgAgAwAAjQoAMAQAAI4KACABAAAAjAoAIAEAAAD5CQAgAQAAAP0JACABAAAAgQoAIAEAAAD3CQAgDLsGAADXEwAgvAYAANwUACC9BgAA3RQAIMAGAADeFAAgwQYAAN8UACC8DAAA2xQAML0MAACVCgAQvgwAANsUADC_DAEAxBMAIeMMQADIEwAh5AwBAMQTACH4DQEAxBMAIQS8BgAAphkAIL0GAACnGQAgwAYAAKgZACDBBgAAqRkAIAMAAACVCgAgAwAAlgoAMAQAAPcJACADAAAAlQoAIAMAAJYKADAEAAD3CQAgAwAAAJUKACADAACWCgAwBAAA9wkAIAm7BoAAAAABvAYAAKIZACC9BgAAoxkAIMAGAACkGQAgwQYAAKUZACC_DAEAAAAB4wxAAAAAAeQMAQAAAAH4DQEAAAABAQgAAJoKACAFuwaAAAAAAb8MAQAAAAHjDEAAAAAB5AwBAAAAAfgNAQAAAAEBCAAAnAoAMAEIAACcCgAwCbsGgAAAAAG8BgAA9RgAIL0GAAD2GAAgwAYAAPcYACDBBgAA-BgAIL8MAQCHFgAh4wxAAIMWACHkDAEAhxYAIfgNAQCHFgAhAgAAAPcJACAIAACfCgAgBbsGgAAAAAG_DAEAhxYAIeMMQACDFgAh5AwBAIcWACH4DQEAhxYAIQIAAACVCgAgCAAAoQoAIAIAAACVCgAgCAAAoQoAIAMAAAD3CQAgDwAAmgoAIBAAAJ8KACABAAAA9wkAIAEAAACVCgAgAxUAAPIYACAWAAD0GAAgFwAA8xgAIAi7BgAA1BMAILwMAADaFAAwvQwAAKgKABC-DAAA2hQAML8MAQClEwAh4wxAAKYTACHkDAEApRMAIfgNAQClEwAhAwAAAJUKACADAACnCgAwFAAAqAoAIAMAAACVCgAgAwAAlgoAMAQAAPcJACABAAAA-wkAIAEAAAD7CQAgAwAAAPkJACADAAD6CQAwBAAA-wkAIAMAAAD5CQAgAwAA-gkAMAQAAPsJACADAAAA-QkAIAMAAPoJADAEAAD7CQAgC7sGAADxGAAgvwwBAAAAAcQMAQAAAAHjDEAAAAAB5AwBAAAAAegMAgAAAAHBDUAAAAAB7w1AAAAAAZIOAQAAAAGlDgEAAAABpg6AAAAAAQEIAACwCgAgCr8MAQAAAAHEDAEAAAAB4wxAAAAAAeQMAQAAAAHoDAIAAAABwQ1AAAAAAe8NQAAAAAGSDgEAAAABpQ4BAAAAAaYOgAAAAAEBCAAAsgoAMAEIAACyCgAwC7sGAADwGAAgvwwBAIcWACHEDAEAhhYAIeMMQACDFgAh5AwBAIcWACHoDAIAhRYAIcENQACPFgAh7w1AAIMWACGSDgEAhxYAIaUOAQCHFgAhpg6AAAAAAQIAAAD7CQAgCAAAtQoAIAq_DAEAhxYAIcQMAQCGFgAh4wxAAIMWACHkDAEAhxYAIegMAgCFFgAhwQ1AAI8WACHvDUAAgxYAIZIOAQCHFgAhpQ4BAIcWACGmDoAAAAABAgAAAPkJACAIAAC3CgAgAgAAAPkJACAIAAC3CgAgAwAAAPsJACAPAACwCgAgEAAAtQoAIAEAAAD7CQAgAQAAAPkJACAIFQAA6xgAIBYAAO4YACAXAADtGAAgKAAA7BgAICkAAO8YACDEDAAA_BUAIMENAAD8FQAgpg4AAPwVACANvAwAANkUADC9DAAAvgoAEL4MAADZFAAwvwwBAKUTACHEDAEAqRMAIeMMQACmEwAh5AwBAKUTACHoDAIAqBMAIcENQAC7EwAh7w1AAKYTACGSDgEApRMAIaUOAQClEwAhpg4AAKoTACADAAAA-QkAIAMAAL0KADAUAAC-CgAgAwAAAPkJACADAAD6CQAwBAAA-wkAIAEAAAD_CQAgAQAAAP8JACADAAAA_QkAIAMAAP4JADAEAAD_CQAgAwAAAP0JACADAAD-CQAwBAAA_wkAIAMAAAD9CQAgAwAA_gkAMAQAAP8JACAFuwYAAOoYACCSDgEAAAABog4BAAAAAaMOAQAAAAGkDkAAAAABAQgAAMYKACAEkg4BAAAAAaIOAQAAAAGjDgEAAAABpA5AAAAAAQEIAADICgAwAQgAAMgKADAFuwYAAOkYACCSDgEAhxYAIaIOAQCHFgAhow4BAIcWACGkDkAAgxYAIQIAAAD_CQAgCAAAywoAIASSDgEAhxYAIaIOAQCHFgAhow4BAIcWACGkDkAAgxYAIQIAAAD9CQAgCAAAzQoAIAIAAAD9CQAgCAAAzQoAIAMAAAD_CQAgDwAAxgoAIBAAAMsKACABAAAA_wkAIAEAAAD9CQAgAxUAAOYYACAWAADoGAAgFwAA5xgAIAe8DAAA2BQAML0MAADUCgAQvgwAANgUADCSDgEApRMAIaIOAQClEwAhow4BAKUTACGkDkAAphMAIQMAAAD9CQAgAwAA0woAMBQAANQKACADAAAA_QkAIAMAAP4JADAEAAD_CQAgAQAAAIMKACABAAAAgwoAIAMAAACBCgAgAwAAggoAMAQAAIMKACADAAAAgQoAIAMAAIIKADAEAACDCgAgAwAAAIEKACADAACCCgAwBAAAgwoAIAi7BgAA5BgAIL8GAADlGAAg4wxAAAAAAeQMAQAAAAGSDgEAAAABmw4BAAAAAaAOQAAAAAGhDgIAAAABAQgAANwKACAG4wxAAAAAAeQMAQAAAAGSDgEAAAABmw4BAAAAAaAOQAAAAAGhDgIAAAABAQgAAN4KADABCAAA3goAMAi7BgAA1hgAIL8GAADXGAAg4wxAAIMWACHkDAEAhxYAIZIOAQCHFgAhmw4BAIcWACGgDkAAjxYAIaEOAgCFFgAhAgAAAIMKACAIAADhCgAgBuMMQACDFgAh5AwBAIcWACGSDgEAhxYAIZsOAQCHFgAhoA5AAI8WACGhDgIAhRYAIQIAAACBCgAgCAAA4woAIAIAAACBCgAgCAAA4woAIAMAAACDCgAgDwAA3AoAIBAAAOEKACABAAAAgwoAIAEAAACBCgAgBhUAANEYACAWAADUGAAgFwAA0xgAICgAANIYACApAADVGAAgoA4AAPwVACAJvAwAANcUADC9DAAA6goAEL4MAADXFAAw4wxAAKYTACHkDAEApRMAIZIOAQClEwAhmw4BAKUTACGgDkAAuxMAIaEOAgCoEwAhAwAAAIEKACADAADpCgAwFAAA6goAIAMAAACBCgAgAwAAggoAMAQAAIMKACABAAAAhwoAIAEAAACHCgAgAwAAAIUKACADAACGCgAwBAAAhwoAIAMAAACFCgAgAwAAhgoAMAQAAIcKACADAAAAhQoAIAMAAIYKADAEAACHCgAgBb4GAADQGAAgzQ1AAAAAAZsOAQAAAAGeDgQAAAABnw4EAAAAAQEIAADyCgAgBM0NQAAAAAGbDgEAAAABng4EAAAAAZ8OBAAAAAEBCAAA9AoAMAEIAAD0CgAwBb4GAADPGAAgzQ1AAIMWACGbDgEAhxYAIZ4OBACCFgAhnw4EAIIWACECAAAAhwoAIAgAAPcKACAEzQ1AAIMWACGbDgEAhxYAIZ4OBACCFgAhnw4EAIIWACECAAAAhQoAIAgAAPkKACACAAAAhQoAIAgAAPkKACADAAAAhwoAIA8AAPIKACAQAAD3CgAgAQAAAIcKACABAAAAhQoAIAUVAADKGAAgFgAAzRgAIBcAAMwYACAoAADLGAAgKQAAzhgAIAe8DAAA1hQAML0MAACACwAQvgwAANYUADDNDUAAphMAIZsOAQClEwAhng4EAKQTACGfDgQApBMAIQMAAACFCgAgAwAA_woAMBQAAIALACADAAAAhQoAIAMAAIYKADAEAACHCgAgCLwMAADUFAAwvQwAAIYLABC-DAAA1BQAMP4MAQDEEwAhzQ1AAMgTACGbDgEAxBMAIZwOAgDMEwAhnQ4AANUUACABAAAAgwsAIAEAAACDCwAgB7wMAADUFAAwvQwAAIYLABC-DAAA1BQAMP4MAQDEEwAhzQ1AAMgTACGbDgEAxBMAIZwOAgDMEwAhAAMAAACGCwAgAwAAhwsAMAQAAIMLACADAAAAhgsAIAMAAIcLADAEAACDCwAgAwAAAIYLACADAACHCwAwBAAAgwsAIAT-DAEAAAABzQ1AAAAAAZsOAQAAAAGcDgIAAAABAQgAAIsLACAE_gwBAAAAAc0NQAAAAAGbDgEAAAABnA4CAAAAAQEIAACNCwAwAQgAAI0LADAE_gwBAIcWACHNDUAAgxYAIZsOAQCHFgAhnA4CAIUWACECAAAAgwsAIAgAAJALACAE_gwBAIcWACHNDUAAgxYAIZsOAQCHFgAhnA4CAIUWACECAAAAhgsAIAgAAJILACACAAAAhgsAIAgAAJILACADAAAAgwsAIA8AAIsLACAQAACQCwAgAQAAAIMLACABAAAAhgsAIAUVAADFGAAgFgAAyBgAIBcAAMcYACAoAADGGAAgKQAAyRgAIAe8DAAA0xQAML0MAACZCwAQvgwAANMUADD-DAEApRMAIc0NQACmEwAhmw4BAKUTACGcDgIAqBMAIQMAAACGCwAgAwAAmAsAMBQAAJkLACADAAAAhgsAIAMAAIcLADAEAACDCwAgC4EDAgDMEwAhuwYAANEUACDCBgAA0hQAILwMAADQFAAwvQwAAIoKABC-DAAA0BQAMOQMAQDEEwAhkg4BAAAAAZgOQADIEwAhmQ4gAMUTACGaDkAAxxMAIQEAAACcCwAgAQAAAJwLACADuwYAAMMYACDCBgAAxBgAIJoOAAD8FQAgAwAAAIoKACADAACfCwAwBAAAnAsAIAMAAACKCgAgAwAAnwsAMAQAAJwLACADAAAAigoAIAMAAJ8LADAEAACcCwAgCIEDAgAAAAG7BgAAwRgAIMIGAADCGAAg5AwBAAAAAZIOAQAAAAGYDkAAAAABmQ4gAAAAAZoOQAAAAAEBCAAAowsAIAaBAwIAAAAB5AwBAAAAAZIOAQAAAAGYDkAAAAABmQ4gAAAAAZoOQAAAAAEBCAAApQsAMAEIAAClCwAwCIEDAgCFFgAhuwYAALMYACDCBgAAtBgAIOQMAQCHFgAhkg4BAIcWACGYDkAAgxYAIZkOIAClFgAhmg5AAI8WACECAAAAnAsAIAgAAKgLACAGgQMCAIUWACHkDAEAhxYAIZIOAQCHFgAhmA5AAIMWACGZDiAApRYAIZoOQACPFgAhAgAAAIoKACAIAACqCwAgAgAAAIoKACAIAACqCwAgAwAAAJwLACAPAACjCwAgEAAAqAsAIAEAAACcCwAgAQAAAIoKACAGFQAArhgAIBYAALEYACAXAACwGAAgKAAArxgAICkAALIYACCaDgAA_BUAIAmBAwIAqBMAIbwMAADPFAAwvQwAALELABC-DAAAzxQAMOQMAQClEwAhkg4BAKUTACGYDkAAphMAIZkOIADAEwAhmg5AALsTACEDAAAAigoAIAMAALALADAUAACxCwAgAwAAAIoKACADAACfCwAwBAAAnAsAIAEAAACOCgAgAQAAAI4KACADAAAAjAoAIAMAAI0KADAEAACOCgAgAwAAAIwKACADAACNCgAwBAAAjgoAIAMAAACMCgAgAwAAjQoAMAQAAI4KACAMwQYAAK0YACDBDEAAAAAB2QwBAAAAAeEMAQAAAAH-DAEAAAABlA1AAAAAAZIOAQAAAAGTDgEAAAABlA4AAKwYACCVDkAAAAABlg4BAAAAAZcOgAAAAAEBCAAAuQsAIAvBDEAAAAAB2QwBAAAAAeEMAQAAAAH-DAEAAAABlA1AAAAAAZIOAQAAAAGTDgEAAAABlA4AAKwYACCVDkAAAAABlg4BAAAAAZcOgAAAAAEBCAAAuwsAMAEIAAC7CwAwDMEGAACrGAAgwQxAAIMWACHZDAEAhhYAIeEMAQCGFgAh_gwBAIcWACGUDUAAgxYAIZIOAQCHFgAhkw4BAIcWACGUDgAAqhgAIJUOQACPFgAhlg4BAIYWACGXDoAAAAABAgAAAI4KACAIAAC-CwAgC8EMQACDFgAh2QwBAIYWACHhDAEAhhYAIf4MAQCHFgAhlA1AAIMWACGSDgEAhxYAIZMOAQCHFgAhlA4AAKoYACCVDkAAjxYAIZYOAQCGFgAhlw6AAAAAAQIAAACMCgAgCAAAwAsAIAIAAACMCgAgCAAAwAsAIAMAAACOCgAgDwAAuQsAIBAAAL4LACABAAAAjgoAIAEAAACMCgAgCBUAAKcYACAWAACpGAAgFwAAqBgAINkMAAD8FQAg4QwAAPwVACCVDgAA_BUAIJYOAAD8FQAglw4AAPwVACAOvAwAAM4UADC9DAAAxwsAEL4MAADOFAAwwQxAAKYTACHZDAEAqRMAIeEMAQCpEwAh_gwBAKUTACGUDUAAphMAIZIOAQClEwAhkw4BAKUTACGUDgAAvxMAIJUOQAC7EwAhlg4BAKkTACGXDgAAqhMAIAMAAACMCgAgAwAAxgsAMBQAAMcLACADAAAAjAoAIAMAAI0KADAEAACOCgAgDsQHAADHFAAgxQcAAMgUACCKDAIAzBMAIbwMAADGFAAwvQwAANcLABC-DAAAxhQAMOEMAQDGEwAh_gwBAAAAAZANAQDEEwAhkw1AAMgTACGUDUAAxxMAIYgOQADIEwAhiw5AAMcTACGMDiAAxRMAIQEAAADKCwAgDsMHAADLFAAgvAwAAM0UADC9DAAAzAsAEL4MAADNFAAwxAwBAMYTACH-DAEAxBMAIYANBADPEwAhmg0gAMUTACGbDQIAzBMAIZwNAAC_EwAgng0BAMYTACGhDQAA1xMAIOcNAAHqEwAhkA4EAPwTACEFwwcAAKYYACDEDAAA_BUAIJ4NAAD8FQAg5w0AAPwVACCQDgAA_BUAIA_DBwAAyxQAILwMAADNFAAwvQwAAMwLABC-DAAAzRQAMMQMAQDGEwAh_gwBAMQTACGADQQAzxMAIZYNAADMFAAgmg0gAMUTACGbDQIAzBMAIZwNAAC_EwAgng0BAMYTACGhDQAA1xMAIOcNAAHqEwAhkA4EAPwTACEDAAAAzAsAIAMAAM0LADAEAADOCwAgD8MHAADLFAAgvAwAAMoUADC9DAAA0AsAEL4MAADKFAAw_gwBAMQTACGTDUAAxxMAIYcOAQDEEwAhiA5AAMgTACGJDiAAxRMAIYoOAQDGEwAhiw5AAMcTACGMDiAAxRMAIY0OQADHEwAhjg5AAMcTACGPDgAAzRMAIAfDBwAAphgAIJMNAAD8FQAgig4AAPwVACCLDgAA_BUAII0OAAD8FQAgjg4AAPwVACCPDgAA_BUAIBDDBwAAyxQAILwMAADKFAAwvQwAANALABC-DAAAyhQAMP4MAQDEEwAhkw1AAMcTACGHDgEAxBMAIYgOQADIEwAhiQ4gAMUTACGKDgEAxhMAIYsOQADHEwAhjA4gAMUTACGNDkAAxxMAIY4OQADHEwAhjw4AAM0TACCRDgAAyRQAIAMAAADQCwAgAwAA0QsAMAQAANILACABAAAAzAsAIAEAAADQCwAgAQAAAMoLACAOxAcAAMcUACDFBwAAyBQAIIoMAgDMEwAhvAwAAMYUADC9DAAA1wsAEL4MAADGFAAw4QwBAMYTACH-DAEAxBMAIZANAQDEEwAhkw1AAMgTACGUDUAAxxMAIYgOQADIEwAhiw5AAMcTACGMDiAAxRMAIQXEBwAApBgAIMUHAAClGAAg4QwAAPwVACCUDQAA_BUAIIsOAAD8FQAgAwAAANcLACADAADYCwAwBAAAygsAIAMAAADXCwAgAwAA2AsAMAQAAMoLACADAAAA1wsAIAMAANgLADAEAADKCwAgC8QHAACiGAAgxQcAAKMYACCKDAIAAAAB4QwBAAAAAf4MAQAAAAGQDQEAAAABkw1AAAAAAZQNQAAAAAGIDkAAAAABiw5AAAAAAYwOIAAAAAEBCAAA3AsAIAmKDAIAAAAB4QwBAAAAAf4MAQAAAAGQDQEAAAABkw1AAAAAAZQNQAAAAAGIDkAAAAABiw5AAAAAAYwOIAAAAAEBCAAA3gsAMAEIAADeCwAwC8QHAACIGAAgxQcAAIkYACCKDAIAhRYAIeEMAQCGFgAh_gwBAIcWACGQDQEAhxYAIZMNQACDFgAhlA1AAI8WACGIDkAAgxYAIYsOQACPFgAhjA4gAKUWACECAAAAygsAIAgAAOELACAJigwCAIUWACHhDAEAhhYAIf4MAQCHFgAhkA0BAIcWACGTDUAAgxYAIZQNQACPFgAhiA5AAIMWACGLDkAAjxYAIYwOIAClFgAhAgAAANcLACAIAADjCwAgAgAAANcLACAIAADjCwAgAwAAAMoLACAPAADcCwAgEAAA4QsAIAEAAADKCwAgAQAAANcLACAIFQAAgxgAIBYAAIYYACAXAACFGAAgKAAAhBgAICkAAIcYACDhDAAA_BUAIJQNAAD8FQAgiw4AAPwVACAMigwCAKgTACG8DAAAxRQAML0MAADqCwAQvgwAAMUUADDhDAEAqRMAIf4MAQClEwAhkA0BAKUTACGTDUAAphMAIZQNQAC7EwAhiA5AAKYTACGLDkAAuxMAIYwOIADAEwAhAwAAANcLACADAADpCwAwFAAA6gsAIAMAAADXCwAgAwAA2AsAMAQAAMoLACABAAAAzgsAIAEAAADOCwAgAwAAAMwLACADAADNCwAwBAAAzgsAIAMAAADMCwAgAwAAzQsAMAQAAM4LACADAAAAzAsAIAMAAM0LADAEAADOCwAgC8MHAACCGAAgxAwBAAAAAf4MAQAAAAGADQQAAAABmg0gAAAAAZsNAgAAAAGcDQAAgRgAIJ4NAQAAAAGhDYAAAAAB5w0AAQAAAZAOBAAAAAEBCAAA8gsAIArEDAEAAAAB_gwBAAAAAYANBAAAAAGaDSAAAAABmw0CAAAAAZwNAACBGAAgng0BAAAAAaENgAAAAAHnDQABAAABkA4EAAAAAQEIAAD0CwAwAQgAAPQLADALwwcAAIAYACDEDAEAhhYAIf4MAQCHFgAhgA0EAIIWACGaDSAApRYAIZsNAgCFFgAhnA0AAP8XACCeDQEAhhYAIaENgAAAAAHnDQAByRYAIZAOBADuFgAhAgAAAM4LACAIAAD3CwAgCsQMAQCGFgAh_gwBAIcWACGADQQAghYAIZoNIAClFgAhmw0CAIUWACGcDQAA_xcAIJ4NAQCGFgAhoQ2AAAAAAecNAAHJFgAhkA4EAO4WACECAAAAzAsAIAgAAPkLACACAAAAzAsAIAgAAPkLACADAAAAzgsAIA8AAPILACAQAAD3CwAgAQAAAM4LACABAAAAzAsAIAkVAAD6FwAgFgAA_RcAIBcAAPwXACAoAAD7FwAgKQAA_hcAIMQMAAD8FQAgng0AAPwVACDnDQAA_BUAIJAOAAD8FQAgDbwMAADEFAAwvQwAAIAMABC-DAAAxBQAMMQMAQCpEwAh_gwBAKUTACGADQQApBMAIZoNIADAEwAhmw0CAKgTACGcDQAAvxMAIJ4NAQCpEwAhoQ0AANQTACDnDQAB3RMAIZAOBAD4EwAhAwAAAMwLACADAAD_CwAwFAAAgAwAIAMAAADMCwAgAwAAzQsAMAQAAM4LACABAAAA0gsAIAEAAADSCwAgAwAAANALACADAADRCwAwBAAA0gsAIAMAAADQCwAgAwAA0QsAMAQAANILACADAAAA0AsAIAMAANELADAEAADSCwAgDMMHAAD5FwAg_gwBAAAAAZMNQAAAAAGHDgEAAAABiA5AAAAAAYkOIAAAAAGKDgEAAAABiw5AAAAAAYwOIAAAAAGNDkAAAAABjg5AAAAAAY8OgAAAAAEBCAAAiAwAIAv-DAEAAAABkw1AAAAAAYcOAQAAAAGIDkAAAAABiQ4gAAAAAYoOAQAAAAGLDkAAAAABjA4gAAAAAY0OQAAAAAGODkAAAAABjw6AAAAAAQEIAACKDAAwAQgAAIoMADAMwwcAAPgXACD-DAEAhxYAIZMNQACPFgAhhw4BAIcWACGIDkAAgxYAIYkOIAClFgAhig4BAIYWACGLDkAAjxYAIYwOIAClFgAhjQ5AAI8WACGODkAAjxYAIY8OgAAAAAECAAAA0gsAIAgAAI0MACAL_gwBAIcWACGTDUAAjxYAIYcOAQCHFgAhiA5AAIMWACGJDiAApRYAIYoOAQCGFgAhiw5AAI8WACGMDiAApRYAIY0OQACPFgAhjg5AAI8WACGPDoAAAAABAgAAANALACAIAACPDAAgAgAAANALACAIAACPDAAgAwAAANILACAPAACIDAAgEAAAjQwAIAEAAADSCwAgAQAAANALACAJFQAA9RcAIBYAAPcXACAXAAD2FwAgkw0AAPwVACCKDgAA_BUAIIsOAAD8FQAgjQ4AAPwVACCODgAA_BUAII8OAAD8FQAgDrwMAADDFAAwvQwAAJYMABC-DAAAwxQAMP4MAQClEwAhkw1AALsTACGHDgEApRMAIYgOQACmEwAhiQ4gAMATACGKDgEAqRMAIYsOQAC7EwAhjA4gAMATACGNDkAAuxMAIY4OQAC7EwAhjw4AAKoTACADAAAA0AsAIAMAAJUMADAUAACWDAAgAwAAANALACADAADRCwAwBAAA0gsAIA-8DAAAwRQAML0MAACcDAAQvgwAAMEUADD-DAEAxBMAIYANBADPEwAhgQ0EAM8TACGDDQIAzBMAIYcNAQDEEwAhmA0BAMQTACH4DQEAxBMAIYAOQADIEwAhgw4BAMQTACGEDhAAhxQAIYUOQADIEwAhhg4AAMIUACABAAAAmQwAIAEAAACZDAAgDrwMAADBFAAwvQwAAJwMABC-DAAAwRQAMP4MAQDEEwAhgA0EAM8TACGBDQQAzxMAIYMNAgDMEwAhhw0BAMQTACGYDQEAxBMAIfgNAQDEEwAhgA5AAMgTACGDDgEAxBMAIYQOEACHFAAhhQ5AAMgTACEAAwAAAJwMACADAACdDAAwBAAAmQwAIAMAAACcDAAgAwAAnQwAMAQAAJkMACADAAAAnAwAIAMAAJ0MADAEAACZDAAgC_4MAQAAAAGADQQAAAABgQ0EAAAAAYMNAgAAAAGHDQEAAAABmA0BAAAAAfgNAQAAAAGADkAAAAABgw4BAAAAAYQOEAAAAAGFDkAAAAABAQgAAKEMACAL_gwBAAAAAYANBAAAAAGBDQQAAAABgw0CAAAAAYcNAQAAAAGYDQEAAAAB-A0BAAAAAYAOQAAAAAGDDgEAAAABhA4QAAAAAYUOQAAAAAEBCAAAowwAMAEIAACjDAAwC_4MAQCHFgAhgA0EAIIWACGBDQQAghYAIYMNAgCFFgAhhw0BAIcWACGYDQEAhxYAIfgNAQCHFgAhgA5AAIMWACGDDgEAhxYAIYQOEAD9FgAhhQ5AAIMWACECAAAAmQwAIAgAAKYMACAL_gwBAIcWACGADQQAghYAIYENBACCFgAhgw0CAIUWACGHDQEAhxYAIZgNAQCHFgAh-A0BAIcWACGADkAAgxYAIYMOAQCHFgAhhA4QAP0WACGFDkAAgxYAIQIAAACcDAAgCAAAqAwAIAIAAACcDAAgCAAAqAwAIAMAAACZDAAgDwAAoQwAIBAAAKYMACABAAAAmQwAIAEAAACcDAAgBRUAAPAXACAWAADzFwAgFwAA8hcAICgAAPEXACApAAD0FwAgDrwMAADAFAAwvQwAAK8MABC-DAAAwBQAMP4MAQClEwAhgA0EAKQTACGBDQQApBMAIYMNAgCoEwAhhw0BAKUTACGYDQEApRMAIfgNAQClEwAhgA5AAKYTACGDDgEApRMAIYQOEACDFAAhhQ5AAKYTACEDAAAAnAwAIAMAAK4MADAUAACvDAAgAwAAAJwMACADAACdDAAwBAAAmQwAIAa8DAAAvxQAML0MAAC1DAAQvgwAAL8UADCADQQAAAABgQ0EAM8TACGDDgEAxBMAIQEAAACyDAAgAQAAALIMACAGvAwAAL8UADC9DAAAtQwAEL4MAAC_FAAwgA0EAM8TACGBDQQAzxMAIYMOAQDEEwAhAAMAAAC1DAAgAwAAtgwAMAQAALIMACADAAAAtQwAIAMAALYMADAEAACyDAAgAwAAALUMACADAAC2DAAwBAAAsgwAIAOADQQAAAABgQ0EAAAAAYMOAQAAAAEBCAAAugwAIAOADQQAAAABgQ0EAAAAAYMOAQAAAAEBCAAAvAwAMAEIAAC8DAAwA4ANBACCFgAhgQ0EAIIWACGDDgEAhxYAIQIAAACyDAAgCAAAvwwAIAOADQQAghYAIYENBACCFgAhgw4BAIcWACECAAAAtQwAIAgAAMEMACACAAAAtQwAIAgAAMEMACADAAAAsgwAIA8AALoMACAQAAC_DAAgAQAAALIMACABAAAAtQwAIAUVAADrFwAgFgAA7hcAIBcAAO0XACAoAADsFwAgKQAA7xcAIAa8DAAAvhQAML0MAADIDAAQvgwAAL4UADCADQQApBMAIYENBACkEwAhgw4BAKUTACEDAAAAtQwAIAMAAMcMADAUAADIDAAgAwAAALUMACADAAC2DAAwBAAAsgwAIA68DAAAvRQAML0MAADODAAQvgwAAL0UADDjDEAAyBMAIeQMAQDGEwAhgA0EAM8TACHxDRAAAAAB-A0BAAAAAf0NAQDEEwAh_g0QAIcUACH_DQEAxBMAIYAOQADIEwAhgQ4BAMYTACGCDgAAvxMAIAEAAADLDAAgAQAAAMsMACAOvAwAAL0UADC9DAAAzgwAEL4MAAC9FAAw4wxAAMgTACHkDAEAxhMAIYANBADPEwAh8Q0QAIcUACH4DQEAxBMAIf0NAQDEEwAh_g0QAIcUACH_DQEAxBMAIYAOQADIEwAhgQ4BAMYTACGCDgAAvxMAIALkDAAA_BUAIIEOAAD8FQAgAwAAAM4MACADAADPDAAwBAAAywwAIAMAAADODAAgAwAAzwwAMAQAAMsMACADAAAAzgwAIAMAAM8MADAEAADLDAAgC-MMQAAAAAHkDAEAAAABgA0EAAAAAfENEAAAAAH4DQEAAAAB_Q0BAAAAAf4NEAAAAAH_DQEAAAABgA5AAAAAAYEOAQAAAAGCDgAA6hcAIAEIAADTDAAgC-MMQAAAAAHkDAEAAAABgA0EAAAAAfENEAAAAAH4DQEAAAAB_Q0BAAAAAf4NEAAAAAH_DQEAAAABgA5AAAAAAYEOAQAAAAGCDgAA6hcAIAEIAADVDAAwAQgAANUMADAL4wxAAIMWACHkDAEAhhYAIYANBACCFgAh8Q0QAP0WACH4DQEAhxYAIf0NAQCHFgAh_g0QAP0WACH_DQEAhxYAIYAOQACDFgAhgQ4BAIYWACGCDgAA6RcAIAIAAADLDAAgCAAA2AwAIAvjDEAAgxYAIeQMAQCGFgAhgA0EAIIWACHxDRAA_RYAIfgNAQCHFgAh_Q0BAIcWACH-DRAA_RYAIf8NAQCHFgAhgA5AAIMWACGBDgEAhhYAIYIOAADpFwAgAgAAAM4MACAIAADaDAAgAgAAAM4MACAIAADaDAAgAwAAAMsMACAPAADTDAAgEAAA2AwAIAEAAADLDAAgAQAAAM4MACAHFQAA5BcAIBYAAOcXACAXAADmFwAgKAAA5RcAICkAAOgXACDkDAAA_BUAIIEOAAD8FQAgDrwMAAC8FAAwvQwAAOEMABC-DAAAvBQAMOMMQACmEwAh5AwBAKkTACGADQQApBMAIfENEACDFAAh-A0BAKUTACH9DQEApRMAIf4NEACDFAAh_w0BAKUTACGADkAAphMAIYEOAQCpEwAhgg4AAL8TACADAAAAzgwAIAMAAOAMADAUAADhDAAgAwAAAM4MACADAADPDAAwBAAAywwAIAa8DAAAuxQAML0MAADnDAAQvgwAALsUADDjDEAAyBMAIf4MAQAAAAH7DQEAAAABAQAAAOQMACABAAAA5AwAIAa8DAAAuxQAML0MAADnDAAQvgwAALsUADDjDEAAyBMAIf4MAQDEEwAh-w0BAMQTACEAAwAAAOcMACADAADoDAAwBAAA5AwAIAMAAADnDAAgAwAA6AwAMAQAAOQMACADAAAA5wwAIAMAAOgMADAEAADkDAAgA-MMQAAAAAH-DAEAAAAB-w0BAAAAAQEIAADsDAAgA-MMQAAAAAH-DAEAAAAB-w0BAAAAAQEIAADuDAAwAQgAAO4MADAD4wxAAIMWACH-DAEAhxYAIfsNAQCHFgAhAgAAAOQMACAIAADxDAAgA-MMQACDFgAh_gwBAIcWACH7DQEAhxYAIQIAAADnDAAgCAAA8wwAIAIAAADnDAAgCAAA8wwAIAMAAADkDAAgDwAA7AwAIBAAAPEMACABAAAA5AwAIAEAAADnDAAgAxUAAOEXACAWAADjFwAgFwAA4hcAIAa8DAAAuhQAML0MAAD6DAAQvgwAALoUADDjDEAAphMAIf4MAQClEwAh-w0BAKUTACEDAAAA5wwAIAMAAPkMADAUAAD6DAAgAwAAAOcMACADAADoDAAwBAAA5AwAIAi8DAAAuRQAML0MAACADQAQvgwAALkUADDjDEAAyBMAIfkNAQAAAAH6DQEAxBMAIfsNAQDEEwAh_A1AAMcTACEBAAAA_QwAIAEAAAD9DAAgCLwMAAC5FAAwvQwAAIANABC-DAAAuRQAMOMMQADIEwAh-Q0BAMQTACH6DQEAxBMAIfsNAQDEEwAh_A1AAMcTACEB_A0AAPwVACADAAAAgA0AIAMAAIENADAEAAD9DAAgAwAAAIANACADAACBDQAwBAAA_QwAIAMAAACADQAgAwAAgQ0AMAQAAP0MACAF4wxAAAAAAfkNAQAAAAH6DQEAAAAB-w0BAAAAAfwNQAAAAAEBCAAAhQ0AIAXjDEAAAAAB-Q0BAAAAAfoNAQAAAAH7DQEAAAAB_A1AAAAAAQEIAACHDQAwAQgAAIcNADAF4wxAAIMWACH5DQEAhxYAIfoNAQCHFgAh-w0BAIcWACH8DUAAjxYAIQIAAAD9DAAgCAAAig0AIAXjDEAAgxYAIfkNAQCHFgAh-g0BAIcWACH7DQEAhxYAIfwNQACPFgAhAgAAAIANACAIAACMDQAgAgAAAIANACAIAACMDQAgAwAAAP0MACAPAACFDQAgEAAAig0AIAEAAAD9DAAgAQAAAIANACAEFQAA3hcAIBYAAOAXACAXAADfFwAg_A0AAPwVACAIvAwAALgUADC9DAAAkw0AEL4MAAC4FAAw4wxAAKYTACH5DQEApRMAIfoNAQClEwAh-w0BAKUTACH8DUAAuxMAIQMAAACADQAgAwAAkg0AMBQAAJMNACADAAAAgA0AIAMAAIENADAEAAD9DAAgB7wMAAC3FAAwvQwAAJkNABC-DAAAtxQAMOMMQADIEwAh5AwBAMQTACGHDQEAAAAB-A0BAMQTACEBAAAAlg0AIAEAAACWDQAgB7wMAAC3FAAwvQwAAJkNABC-DAAAtxQAMOMMQADIEwAh5AwBAMQTACGHDQEAxBMAIfgNAQDEEwAhAAMAAACZDQAgAwAAmg0AMAQAAJYNACADAAAAmQ0AIAMAAJoNADAEAACWDQAgAwAAAJkNACADAACaDQAwBAAAlg0AIATjDEAAAAAB5AwBAAAAAYcNAQAAAAH4DQEAAAABAQgAAJ4NACAE4wxAAAAAAeQMAQAAAAGHDQEAAAAB-A0BAAAAAQEIAACgDQAwAQgAAKANADAE4wxAAIMWACHkDAEAhxYAIYcNAQCHFgAh-A0BAIcWACECAAAAlg0AIAgAAKMNACAE4wxAAIMWACHkDAEAhxYAIYcNAQCHFgAh-A0BAIcWACECAAAAmQ0AIAgAAKUNACACAAAAmQ0AIAgAAKUNACADAAAAlg0AIA8AAJ4NACAQAACjDQAgAQAAAJYNACABAAAAmQ0AIAMVAADbFwAgFgAA3RcAIBcAANwXACAHvAwAALYUADC9DAAArA0AEL4MAAC2FAAw4wxAAKYTACHkDAEApRMAIYcNAQClEwAh-A0BAKUTACEDAAAAmQ0AIAMAAKsNADAUAACsDQAgAwAAAJkNACADAACaDQAwBAAAlg0AIAy8DAAAtBQAML0MAACyDQAQvgwAALQUADCADQQAzxMAIfANAQDEEwAh8Q0EAM8TACHyDQEAxBMAIfMNAAC_EwAg9A0CAMwTACH1DUAAyBMAIfYNQADHEwAh9w0AALUUACABAAAArw0AIAEAAACvDQAgC7wMAAC0FAAwvQwAALINABC-DAAAtBQAMIANBADPEwAh8A0BAMQTACHxDQQAzxMAIfINAQDEEwAh8w0AAL8TACD0DQIAzBMAIfUNQADIEwAh9g1AAMcTACEB9g0AAPwVACADAAAAsg0AIAMAALMNADAEAACvDQAgAwAAALINACADAACzDQAwBAAArw0AIAMAAACyDQAgAwAAsw0AMAQAAK8NACAIgA0EAAAAAfANAQAAAAHxDQQAAAAB8g0BAAAAAfMNAADaFwAg9A0CAAAAAfUNQAAAAAH2DUAAAAABAQgAALcNACAIgA0EAAAAAfANAQAAAAHxDQQAAAAB8g0BAAAAAfMNAADaFwAg9A0CAAAAAfUNQAAAAAH2DUAAAAABAQgAALkNADABCAAAuQ0AMAiADQQAghYAIfANAQCHFgAh8Q0EAIIWACHyDQEAhxYAIfMNAADZFwAg9A0CAIUWACH1DUAAgxYAIfYNQACPFgAhAgAAAK8NACAIAAC8DQAgCIANBACCFgAh8A0BAIcWACHxDQQAghYAIfINAQCHFgAh8w0AANkXACD0DQIAhRYAIfUNQACDFgAh9g1AAI8WACECAAAAsg0AIAgAAL4NACACAAAAsg0AIAgAAL4NACADAAAArw0AIA8AALcNACAQAAC8DQAgAQAAAK8NACABAAAAsg0AIAYVAADUFwAgFgAA1xcAIBcAANYXACAoAADVFwAgKQAA2BcAIPYNAAD8FQAgC7wMAACzFAAwvQwAAMUNABC-DAAAsxQAMIANBACkEwAh8A0BAKUTACHxDQQApBMAIfINAQClEwAh8w0AAL8TACD0DQIAqBMAIfUNQACmEwAh9g1AALsTACEDAAAAsg0AIAMAAMQNADAUAADFDQAgAwAAALINACADAACzDQAwBAAArw0AIBq8DAAAsRQAML0MAADLDQAQvgwAALEUADDdDAEAxBMAIYANBADPEwAhpw0BAMQTACGvDQIAzBMAIcwNAACyFAAgzw0CAMwTACHQDQIAzBMAIdENAgDMEwAh0g0CAMwTACHTDQIAzBMAIdQNAgDMEwAh1Q0CAMwTACHWDQIAzBMAIdcNIADFEwAh2A0BAMQTACHmDQAB6RMAIekNAADXEwAg6g0BAMQTACHrDQEAxBMAIewNAAHpEwAh7Q0EAM8TACHuDQQA_BMAIe8NQADIEwAhAQAAAMgNACABAAAAyA0AIBm8DAAAsRQAML0MAADLDQAQvgwAALEUADDdDAEAxBMAIYANBADPEwAhpw0BAMQTACGvDQIAzBMAIc8NAgDMEwAh0A0CAMwTACHRDQIAzBMAIdINAgDMEwAh0w0CAMwTACHUDQIAzBMAIdUNAgDMEwAh1g0CAMwTACHXDSAAxRMAIdgNAQDEEwAh5g0AAekTACHpDQAA1xMAIOoNAQDEEwAh6w0BAMQTACHsDQAB6RMAIe0NBADPEwAh7g0EAPwTACHvDUAAyBMAIQHuDQAA_BUAIAMAAADLDQAgAwAAzA0AMAQAAMgNACADAAAAyw0AIAMAAMwNADAEAADIDQAgAwAAAMsNACADAADMDQAwBAAAyA0AIBbdDAEAAAABgA0EAAAAAacNAQAAAAGvDQIAAAABzw0CAAAAAdANAgAAAAHRDQIAAAAB0g0CAAAAAdMNAgAAAAHUDQIAAAAB1Q0CAAAAAdYNAgAAAAHXDSAAAAAB2A0BAAAAAeYNAAEAAAHpDYAAAAAB6g0BAAAAAesNAQAAAAHsDQABAAAB7Q0EAAAAAe4NBAAAAAHvDUAAAAABAQgAANANACAW3QwBAAAAAYANBAAAAAGnDQEAAAABrw0CAAAAAc8NAgAAAAHQDQIAAAAB0Q0CAAAAAdINAgAAAAHTDQIAAAAB1A0CAAAAAdUNAgAAAAHWDQIAAAAB1w0gAAAAAdgNAQAAAAHmDQABAAAB6Q2AAAAAAeoNAQAAAAHrDQEAAAAB7A0AAQAAAe0NBAAAAAHuDQQAAAAB7w1AAAAAAQEIAADSDQAwAQgAANINADAW3QwBAIcWACGADQQAghYAIacNAQCHFgAhrw0CAIUWACHPDQIAhRYAIdANAgCFFgAh0Q0CAIUWACHSDQIAhRYAIdMNAgCFFgAh1A0CAIUWACHVDQIAhRYAIdYNAgCFFgAh1w0gAKUWACHYDQEAhxYAIeYNAAHIFgAh6Q2AAAAAAeoNAQCHFgAh6w0BAIcWACHsDQAByBYAIe0NBACCFgAh7g0EAO4WACHvDUAAgxYAIQIAAADIDQAgCAAA1Q0AIBbdDAEAhxYAIYANBACCFgAhpw0BAIcWACGvDQIAhRYAIc8NAgCFFgAh0A0CAIUWACHRDQIAhRYAIdINAgCFFgAh0w0CAIUWACHUDQIAhRYAIdUNAgCFFgAh1g0CAIUWACHXDSAApRYAIdgNAQCHFgAh5g0AAcgWACHpDYAAAAAB6g0BAIcWACHrDQEAhxYAIewNAAHIFgAh7Q0EAIIWACHuDQQA7hYAIe8NQACDFgAhAgAAAMsNACAIAADXDQAgAgAAAMsNACAIAADXDQAgAwAAAMgNACAPAADQDQAgEAAA1Q0AIAEAAADIDQAgAQAAAMsNACAGFQAAzxcAIBYAANIXACAXAADRFwAgKAAA0BcAICkAANMXACDuDQAA_BUAIBm8DAAAsBQAML0MAADeDQAQvgwAALAUADDdDAEApRMAIYANBACkEwAhpw0BAKUTACGvDQIAqBMAIc8NAgCoEwAh0A0CAKgTACHRDQIAqBMAIdINAgCoEwAh0w0CAKgTACHUDQIAqBMAIdUNAgCoEwAh1g0CAKgTACHXDSAAwBMAIdgNAQClEwAh5g0AAdwTACHpDQAA1BMAIOoNAQClEwAh6w0BAKUTACHsDQAB3BMAIe0NBACkEwAh7g0EAPgTACHvDUAAphMAIQMAAADLDQAgAwAA3Q0AMBQAAN4NACADAAAAyw0AIAMAAMwNADAEAADIDQAgB7wMAACuFAAwvQwAAOQNABC-DAAArhQAMKcNAQDEEwAh5g0AAekTACHnDQAB6RMAIegNAACvFAAgAQAAAOENACABAAAA4Q0AIAa8DAAArhQAML0MAADkDQAQvgwAAK4UADCnDQEAxBMAIeYNAAHpEwAh5w0AAekTACEAAwAAAOQNACADAADlDQAwBAAA4Q0AIAMAAADkDQAgAwAA5Q0AMAQAAOENACADAAAA5A0AIAMAAOUNADAEAADhDQAgA6cNAQAAAAHmDQABAAAB5w0AAQAAAQEIAADpDQAgA6cNAQAAAAHmDQABAAAB5w0AAQAAAQEIAADrDQAwAQgAAOsNADADpw0BAIcWACHmDQAByBYAIecNAAHIFgAhAgAAAOENACAIAADuDQAgA6cNAQCHFgAh5g0AAcgWACHnDQAByBYAIQIAAADkDQAgCAAA8A0AIAIAAADkDQAgCAAA8A0AIAMAAADhDQAgDwAA6Q0AIBAAAO4NACABAAAA4Q0AIAEAAADkDQAgAxUAAMwXACAWAADOFwAgFwAAzRcAIAa8DAAArRQAML0MAAD3DQAQvgwAAK0UADCnDQEApRMAIeYNAAHcEwAh5w0AAdwTACEDAAAA5A0AIAMAAPYNADAUAAD3DQAgAwAAAOQNACADAADlDQAwBAAA4Q0AIAq8DAAAqxQAML0MAAD9DQAQvgwAAKsUADCADQQAzxMAIacNAQDEEwAhvg0EAM8TACHMDQAArBQAINENAACoFAAg1g0AAKgUACDlDQAAqBQAIAEAAAD6DQAgAQAAAPoNACAJvAwAAKsUADC9DAAA_Q0AEL4MAACrFAAwgA0EAM8TACGnDQEAxBMAIb4NBADPEwAh0Q0AAKgUACDWDQAAqBQAIOUNAACoFAAgAAMAAAD9DQAgAwAA_g0AMAQAAPoNACADAAAA_Q0AIAMAAP4NADAEAAD6DQAgAwAAAP0NACADAAD-DQAwBAAA-g0AIAaADQQAAAABpw0BAAAAAb4NBAAAAAHRDQAAyhcAINYNAADLFwAg5Q0AAMkXACABCAAAgg4AIAaADQQAAAABpw0BAAAAAb4NBAAAAAHRDQAAyhcAINYNAADLFwAg5Q0AAMkXACABCAAAhA4AMAEIAACEDgAwBoANBACCFgAhpw0BAIcWACG-DQQAghYAIdENAADHFwAg1g0AAMgXACDlDQAAxhcAIAIAAAD6DQAgCAAAhw4AIAaADQQAghYAIacNAQCHFgAhvg0EAIIWACHRDQAAxxcAINYNAADIFwAg5Q0AAMYXACACAAAA_Q0AIAgAAIkOACACAAAA_Q0AIAgAAIkOACADAAAA-g0AIA8AAIIOACAQAACHDgAgAQAAAPoNACABAAAA_Q0AIAUVAADBFwAgFgAAxBcAIBcAAMMXACAoAADCFwAgKQAAxRcAIAm8DAAAqhQAML0MAACQDgAQvgwAAKoUADCADQQApBMAIacNAQClEwAhvg0EAKQTACHRDQAAqBQAINYNAACoFAAg5Q0AAKgUACADAAAA_Q0AIAMAAI8OADAUAACQDgAgAwAAAP0NACADAAD-DQAwBAAA-g0AIBC8DAAAqRQAML0MAACWDgAQvgwAAKkUADC_DAQAAAABwQxAAMgTACGADQQAzxMAIYENBAD8EwAhpw0BAMQTACHIDQEAxBMAId4NAACoFAAg3w0AAKgUACDgDSAAxRMAIeENIADFEwAh4g0EAM8TACHjDQQAzxMAIeQNBAD8EwAhAQAAAJMOACABAAAAkw4AIBC8DAAAqRQAML0MAACWDgAQvgwAAKkUADC_DAQAzxMAIcEMQADIEwAhgA0EAM8TACGBDQQA_BMAIacNAQDEEwAhyA0BAMQTACHeDQAAqBQAIN8NAACoFAAg4A0gAMUTACHhDSAAxRMAIeINBADPEwAh4w0EAM8TACHkDQQA_BMAIQKBDQAA_BUAIOQNAAD8FQAgAwAAAJYOACADAACXDgAwBAAAkw4AIAMAAACWDgAgAwAAlw4AMAQAAJMOACADAAAAlg4AIAMAAJcOADAEAACTDgAgDb8MBAAAAAHBDEAAAAABgA0EAAAAAYENBAAAAAGnDQEAAAAByA0BAAAAAd4NAAC_FwAg3w0AAMAXACDgDSAAAAAB4Q0gAAAAAeINBAAAAAHjDQQAAAAB5A0EAAAAAQEIAACbDgAgDb8MBAAAAAHBDEAAAAABgA0EAAAAAYENBAAAAAGnDQEAAAAByA0BAAAAAd4NAAC_FwAg3w0AAMAXACDgDSAAAAAB4Q0gAAAAAeINBAAAAAHjDQQAAAAB5A0EAAAAAQEIAACdDgAwAQgAAJ0OADANvwwEAIIWACHBDEAAgxYAIYANBACCFgAhgQ0EAO4WACGnDQEAhxYAIcgNAQCHFgAh3g0AAL0XACDfDQAAvhcAIOANIAClFgAh4Q0gAKUWACHiDQQAghYAIeMNBACCFgAh5A0EAO4WACECAAAAkw4AIAgAAKAOACANvwwEAIIWACHBDEAAgxYAIYANBACCFgAhgQ0EAO4WACGnDQEAhxYAIcgNAQCHFgAh3g0AAL0XACDfDQAAvhcAIOANIAClFgAh4Q0gAKUWACHiDQQAghYAIeMNBACCFgAh5A0EAO4WACECAAAAlg4AIAgAAKIOACACAAAAlg4AIAgAAKIOACADAAAAkw4AIA8AAJsOACAQAACgDgAgAQAAAJMOACABAAAAlg4AIAcVAAC4FwAgFgAAuxcAIBcAALoXACAoAAC5FwAgKQAAvBcAIIENAAD8FQAg5A0AAPwVACAQvAwAAKcUADC9DAAAqQ4AEL4MAACnFAAwvwwEAKQTACHBDEAAphMAIYANBACkEwAhgQ0EAPgTACGnDQEApRMAIcgNAQClEwAh3g0AAKgUACDfDQAAqBQAIOANIADAEwAh4Q0gAMATACHiDQQApBMAIeMNBACkEwAh5A0EAPgTACEDAAAAlg4AIAMAAKgOADAUAACpDgAgAwAAAJYOACADAACXDgAwBAAAkw4AIAaAAwEAxBMAIbwMAACmFAAwvQwAAK8OABC-DAAAphQAML8MBAAAAAHBDEAAyBMAIQEAAACsDgAgAQAAAKwOACAGgAMBAMQTACG8DAAAphQAML0MAACvDgAQvgwAAKYUADC_DAQAzxMAIcEMQADIEwAhAAMAAACvDgAgAwAAsA4AMAQAAKwOACADAAAArw4AIAMAALAOADAEAACsDgAgAwAAAK8OACADAACwDgAwBAAArA4AIAOAAwEAAAABvwwEAAAAAcEMQAAAAAEBCAAAtA4AIAOAAwEAAAABvwwEAAAAAcEMQAAAAAEBCAAAtg4AMAEIAAC2DgAwA4ADAQCHFgAhvwwEAIIWACHBDEAAgxYAIQIAAACsDgAgCAAAuQ4AIAOAAwEAhxYAIb8MBACCFgAhwQxAAIMWACECAAAArw4AIAgAALsOACACAAAArw4AIAgAALsOACADAAAArA4AIA8AALQOACAQAAC5DgAgAQAAAKwOACABAAAArw4AIAUVAACzFwAgFgAAthcAIBcAALUXACAoAAC0FwAgKQAAtxcAIAaAAwEApRMAIbwMAAClFAAwvQwAAMIOABC-DAAApRQAML8MBACkEwAhwQxAAKYTACEDAAAArw4AIAMAAMEOADAUAADCDgAgAwAAAK8OACADAACwDgAwBAAArA4AIAe8DAAApBQAML0MAADIDgAQvgwAAKQUADC_DAIAAAAB2w0BAMQTACHcDQAA1xMAIN0NQADIEwAhAQAAAMUOACABAAAAxQ4AIAe8DAAApBQAML0MAADIDgAQvgwAAKQUADC_DAIAzBMAIdsNAQDEEwAh3A0AANcTACDdDUAAyBMAIQADAAAAyA4AIAMAAMkOADAEAADFDgAgAwAAAMgOACADAADJDgAwBAAAxQ4AIAMAAADIDgAgAwAAyQ4AMAQAAMUOACAEvwwCAAAAAdsNAQAAAAHcDYAAAAAB3Q1AAAAAAQEIAADNDgAgBL8MAgAAAAHbDQEAAAAB3A2AAAAAAd0NQAAAAAEBCAAAzw4AMAEIAADPDgAwBL8MAgCFFgAh2w0BAIcWACHcDYAAAAAB3Q1AAIMWACECAAAAxQ4AIAgAANIOACAEvwwCAIUWACHbDQEAhxYAIdwNgAAAAAHdDUAAgxYAIQIAAADIDgAgCAAA1A4AIAIAAADIDgAgCAAA1A4AIAMAAADFDgAgDwAAzQ4AIBAAANIOACABAAAAxQ4AIAEAAADIDgAgBRUAAK4XACAWAACxFwAgFwAAsBcAICgAAK8XACApAACyFwAgB7wMAACjFAAwvQwAANsOABC-DAAAoxQAML8MAgCoEwAh2w0BAKUTACHcDQAA1BMAIN0NQACmEwAhAwAAAMgOACADAADaDgAwFAAA2w4AIAMAAADIDgAgAwAAyQ4AMAQAAMUOACAVvAwAAKEUADC9DAAA4Q4AEL4MAAChFAAwgA0EAM8TACGnDQEAxBMAIa8NAgDMEwAhyA0BAMQTACHNDUAAyBMAIc4NQADIEwAhzw0CAMwTACHQDQIAzBMAIdENAgDMEwAh0g0CAMwTACHTDQIAzBMAIdQNAgDMEwAh1Q0CAMwTACHWDQIAzBMAIdcNIADFEwAh2A0BAMQTACHZDUAAyBMAIdoNAACiFAAgAQAAAN4OACABAAAA3g4AIBS8DAAAoRQAML0MAADhDgAQvgwAAKEUADCADQQAzxMAIacNAQDEEwAhrw0CAMwTACHIDQEAxBMAIc0NQADIEwAhzg1AAMgTACHPDQIAzBMAIdANAgDMEwAh0Q0CAMwTACHSDQIAzBMAIdMNAgDMEwAh1A0CAMwTACHVDQIAzBMAIdYNAgDMEwAh1w0gAMUTACHYDQEAxBMAIdkNQADIEwAhAAMAAADhDgAgAwAA4g4AMAQAAN4OACADAAAA4Q4AIAMAAOIOADAEAADeDgAgAwAAAOEOACADAADiDgAwBAAA3g4AIBGADQQAAAABpw0BAAAAAa8NAgAAAAHIDQEAAAABzQ1AAAAAAc4NQAAAAAHPDQIAAAAB0A0CAAAAAdENAgAAAAHSDQIAAAAB0w0CAAAAAdQNAgAAAAHVDQIAAAAB1g0CAAAAAdcNIAAAAAHYDQEAAAAB2Q1AAAAAAQEIAADmDgAgEYANBAAAAAGnDQEAAAABrw0CAAAAAcgNAQAAAAHNDUAAAAABzg1AAAAAAc8NAgAAAAHQDQIAAAAB0Q0CAAAAAdINAgAAAAHTDQIAAAAB1A0CAAAAAdUNAgAAAAHWDQIAAAAB1w0gAAAAAdgNAQAAAAHZDUAAAAABAQgAAOgOADABCAAA6A4AMBGADQQAghYAIacNAQCHFgAhrw0CAIUWACHIDQEAhxYAIc0NQACDFgAhzg1AAIMWACHPDQIAhRYAIdANAgCFFgAh0Q0CAIUWACHSDQIAhRYAIdMNAgCFFgAh1A0CAIUWACHVDQIAhRYAIdYNAgCFFgAh1w0gAKUWACHYDQEAhxYAIdkNQACDFgAhAgAAAN4OACAIAADrDgAgEYANBACCFgAhpw0BAIcWACGvDQIAhRYAIcgNAQCHFgAhzQ1AAIMWACHODUAAgxYAIc8NAgCFFgAh0A0CAIUWACHRDQIAhRYAIdINAgCFFgAh0w0CAIUWACHUDQIAhRYAIdUNAgCFFgAh1g0CAIUWACHXDSAApRYAIdgNAQCHFgAh2Q1AAIMWACECAAAA4Q4AIAgAAO0OACACAAAA4Q4AIAgAAO0OACADAAAA3g4AIA8AAOYOACAQAADrDgAgAQAAAN4OACABAAAA4Q4AIAUVAACpFwAgFgAArBcAIBcAAKsXACAoAACqFwAgKQAArRcAIBS8DAAAoBQAML0MAAD0DgAQvgwAAKAUADCADQQApBMAIacNAQClEwAhrw0CAKgTACHIDQEApRMAIc0NQACmEwAhzg1AAKYTACHPDQIAqBMAIdANAgCoEwAh0Q0CAKgTACHSDQIAqBMAIdMNAgCoEwAh1A0CAKgTACHVDQIAqBMAIdYNAgCoEwAh1w0gAMATACHYDQEApRMAIdkNQACmEwAhAwAAAOEOACADAADzDgAwFAAA9A4AIAMAAADhDgAgAwAA4g4AMAQAAN4OACAIvAwAAJ4UADC9DAAA-g4AEL4MAACeFAAwgA0EAM8TACGUDUAAyBMAIacNAQDEEwAhyw1AAMgTACHMDQAAnxQAIAEAAAD3DgAgAQAAAPcOACAHvAwAAJ4UADC9DAAA-g4AEL4MAACeFAAwgA0EAM8TACGUDUAAyBMAIacNAQDEEwAhyw1AAMgTACEAAwAAAPoOACADAAD7DgAwBAAA9w4AIAMAAAD6DgAgAwAA-w4AMAQAAPcOACADAAAA-g4AIAMAAPsOADAEAAD3DgAgBIANBAAAAAGUDUAAAAABpw0BAAAAAcsNQAAAAAEBCAAA_w4AIASADQQAAAABlA1AAAAAAacNAQAAAAHLDUAAAAABAQgAAIEPADABCAAAgQ8AMASADQQAghYAIZQNQACDFgAhpw0BAIcWACHLDUAAgxYAIQIAAAD3DgAgCAAAhA8AIASADQQAghYAIZQNQACDFgAhpw0BAIcWACHLDUAAgxYAIQIAAAD6DgAgCAAAhg8AIAIAAAD6DgAgCAAAhg8AIAMAAAD3DgAgDwAA_w4AIBAAAIQPACABAAAA9w4AIAEAAAD6DgAgBRUAAKQXACAWAACnFwAgFwAAphcAICgAAKUXACApAACoFwAgB7wMAACdFAAwvQwAAI0PABC-DAAAnRQAMIANBACkEwAhlA1AAKYTACGnDQEApRMAIcsNQACmEwAhAwAAAPoOACADAACMDwAwFAAAjQ8AIAMAAAD6DgAgAwAA-w4AMAQAAPcOACAHwwcBAAAAAbwMAACcFAAwvQwAAJMPABC-DAAAnBQAMMgNAQDEEwAhyQ0BAMYTACHKDQQA_BMAIQEAAACQDwAgAQAAAJAPACAHwwcBAMQTACG8DAAAnBQAML0MAACTDwAQvgwAAJwUADDIDQEAxBMAIckNAQDGEwAhyg0EAPwTACECyQ0AAPwVACDKDQAA_BUAIAMAAACTDwAgAwAAlA8AMAQAAJAPACADAAAAkw8AIAMAAJQPADAEAACQDwAgAwAAAJMPACADAACUDwAwBAAAkA8AIATDBwEAAAAByA0BAAAAAckNAQAAAAHKDQQAAAABAQgAAJgPACAEwwcBAAAAAcgNAQAAAAHJDQEAAAAByg0EAAAAAQEIAACaDwAwAQgAAJoPADAEwwcBAIcWACHIDQEAhxYAIckNAQCGFgAhyg0EAO4WACECAAAAkA8AIAgAAJ0PACAEwwcBAIcWACHIDQEAhxYAIckNAQCGFgAhyg0EAO4WACECAAAAkw8AIAgAAJ8PACACAAAAkw8AIAgAAJ8PACADAAAAkA8AIA8AAJgPACAQAACdDwAgAQAAAJAPACABAAAAkw8AIAcVAACfFwAgFgAAohcAIBcAAKEXACAoAACgFwAgKQAAoxcAIMkNAAD8FQAgyg0AAPwVACAHwwcBAKUTACG8DAAAmxQAML0MAACmDwAQvgwAAJsUADDIDQEApRMAIckNAQCpEwAhyg0EAPgTACEDAAAAkw8AIAMAAKUPADAUAACmDwAgAwAAAJMPACADAACUDwAwBAAAkA8AIAq8DAAAmhQAML0MAACsDwAQvgwAAJoUADC_DAQAAAABvg0BAMQTACHDDUAAyBMAIcQNQADIEwAhxQ1AAMcTACHGDUAAxxMAIccNAADNEwAgAQAAAKkPACABAAAAqQ8AIAq8DAAAmhQAML0MAACsDwAQvgwAAJoUADC_DAQAzxMAIb4NAQDEEwAhww1AAMgTACHEDUAAyBMAIcUNQADHEwAhxg1AAMcTACHHDQAAzRMAIAPFDQAA_BUAIMYNAAD8FQAgxw0AAPwVACADAAAArA8AIAMAAK0PADAEAACpDwAgAwAAAKwPACADAACtDwAwBAAAqQ8AIAMAAACsDwAgAwAArQ8AMAQAAKkPACAHvwwEAAAAAb4NAQAAAAHDDUAAAAABxA1AAAAAAcUNQAAAAAHGDUAAAAABxw2AAAAAAQEIAACxDwAgB78MBAAAAAG-DQEAAAABww1AAAAAAcQNQAAAAAHFDUAAAAABxg1AAAAAAccNgAAAAAEBCAAAsw8AMAEIAACzDwAwB78MBACCFgAhvg0BAIcWACHDDUAAgxYAIcQNQACDFgAhxQ1AAI8WACHGDUAAjxYAIccNgAAAAAECAAAAqQ8AIAgAALYPACAHvwwEAIIWACG-DQEAhxYAIcMNQACDFgAhxA1AAIMWACHFDUAAjxYAIcYNQACPFgAhxw2AAAAAAQIAAACsDwAgCAAAuA8AIAIAAACsDwAgCAAAuA8AIAMAAACpDwAgDwAAsQ8AIBAAALYPACABAAAAqQ8AIAEAAACsDwAgCBUAAJoXACAWAACdFwAgFwAAnBcAICgAAJsXACApAACeFwAgxQ0AAPwVACDGDQAA_BUAIMcNAAD8FQAgCrwMAACZFAAwvQwAAL8PABC-DAAAmRQAML8MBACkEwAhvg0BAKUTACHDDUAAphMAIcQNQACmEwAhxQ1AALsTACHGDUAAuxMAIccNAACqEwAgAwAAAKwPACADAAC-DwAwFAAAvw8AIAMAAACsDwAgAwAArQ8AMAQAAKkPACAKvAwAAJgUADC9DAAAxQ8AEL4MAACYFAAwxAwBAMYTACHoDAIAzBMAIb4NAQAAAAG_DUAAyBMAIcANAgDMEwAhwQ1AAMcTACHCDQAAzRMAIAEAAADCDwAgAQAAAMIPACAKvAwAAJgUADC9DAAAxQ8AEL4MAACYFAAwxAwBAMYTACHoDAIAzBMAIb4NAQDEEwAhvw1AAMgTACHADQIAzBMAIcENQADHEwAhwg0AAM0TACADxAwAAPwVACDBDQAA_BUAIMINAAD8FQAgAwAAAMUPACADAADGDwAwBAAAwg8AIAMAAADFDwAgAwAAxg8AMAQAAMIPACADAAAAxQ8AIAMAAMYPADAEAADCDwAgB8QMAQAAAAHoDAIAAAABvg0BAAAAAb8NQAAAAAHADQIAAAABwQ1AAAAAAcINgAAAAAEBCAAAyg8AIAfEDAEAAAAB6AwCAAAAAb4NAQAAAAG_DUAAAAABwA0CAAAAAcENQAAAAAHCDYAAAAABAQgAAMwPADABCAAAzA8AMAfEDAEAhhYAIegMAgCFFgAhvg0BAIcWACG_DUAAgxYAIcANAgCFFgAhwQ1AAI8WACHCDYAAAAABAgAAAMIPACAIAADPDwAgB8QMAQCGFgAh6AwCAIUWACG-DQEAhxYAIb8NQACDFgAhwA0CAIUWACHBDUAAjxYAIcINgAAAAAECAAAAxQ8AIAgAANEPACACAAAAxQ8AIAgAANEPACADAAAAwg8AIA8AAMoPACAQAADPDwAgAQAAAMIPACABAAAAxQ8AIAgVAACVFwAgFgAAmBcAIBcAAJcXACAoAACWFwAgKQAAmRcAIMQMAAD8FQAgwQ0AAPwVACDCDQAA_BUAIAq8DAAAlxQAML0MAADYDwAQvgwAAJcUADDEDAEAqRMAIegMAgCoEwAhvg0BAKUTACG_DUAAphMAIcANAgCoEwAhwQ1AALsTACHCDQAAqhMAIAMAAADFDwAgAwAA1w8AMBQAANgPACADAAAAxQ8AIAMAAMYPADAEAADCDwAgCrwMAACVFAAwvQwAAN4PABC-DAAAlRQAML8MAQAAAAHBDEAAyBMAIYYNAQDEEwAhug0BAMQTACG7DQEAxBMAIbwNQADHEwAhvQ0AAJYUACABAAAA2w8AIAEAAADbDwAgCbwMAACVFAAwvQwAAN4PABC-DAAAlRQAML8MAQDEEwAhwQxAAMgTACGGDQEAxBMAIboNAQDEEwAhuw0BAMQTACG8DUAAxxMAIQG8DQAA_BUAIAMAAADeDwAgAwAA3w8AMAQAANsPACADAAAA3g8AIAMAAN8PADAEAADbDwAgAwAAAN4PACADAADfDwAwBAAA2w8AIAa_DAEAAAABwQxAAAAAAYYNAQAAAAG6DQEAAAABuw0BAAAAAbwNQAAAAAEBCAAA4w8AIAa_DAEAAAABwQxAAAAAAYYNAQAAAAG6DQEAAAABuw0BAAAAAbwNQAAAAAEBCAAA5Q8AMAEIAADlDwAwBr8MAQCHFgAhwQxAAIMWACGGDQEAhxYAIboNAQCHFgAhuw0BAIcWACG8DUAAjxYAIQIAAADbDwAgCAAA6A8AIAa_DAEAhxYAIcEMQACDFgAhhg0BAIcWACG6DQEAhxYAIbsNAQCHFgAhvA1AAI8WACECAAAA3g8AIAgAAOoPACACAAAA3g8AIAgAAOoPACADAAAA2w8AIA8AAOMPACAQAADoDwAgAQAAANsPACABAAAA3g8AIAQVAACSFwAgFgAAlBcAIBcAAJMXACC8DQAA_BUAIAm8DAAAlBQAML0MAADxDwAQvgwAAJQUADC_DAEApRMAIcEMQACmEwAhhg0BAKUTACG6DQEApRMAIbsNAQClEwAhvA1AALsTACEDAAAA3g8AIAMAAPAPADAUAADxDwAgAwAAAN4PACADAADfDwAwBAAA2w8AIAq8DAAAkxQAML0MAAD3DwAQvgwAAJMUADDBDAQAzxMAIYANBAAAAAGBDQQAzxMAIbYNBADPEwAhtw0EAM8TACG4DQQAzxMAIbkNAQDEEwAhAQAAAPQPACABAAAA9A8AIAq8DAAAkxQAML0MAAD3DwAQvgwAAJMUADDBDAQAzxMAIYANBADPEwAhgQ0EAM8TACG2DQQAzxMAIbcNBADPEwAhuA0EAM8TACG5DQEAxBMAIQADAAAA9w8AIAMAAPgPADAEAAD0DwAgAwAAAPcPACADAAD4DwAwBAAA9A8AIAMAAAD3DwAgAwAA-A8AMAQAAPQPACAHwQwEAAAAAYANBAAAAAGBDQQAAAABtg0EAAAAAbcNBAAAAAG4DQQAAAABuQ0BAAAAAQEIAAD8DwAgB8EMBAAAAAGADQQAAAABgQ0EAAAAAbYNBAAAAAG3DQQAAAABuA0EAAAAAbkNAQAAAAEBCAAA_g8AMAEIAAD-DwAwB8EMBACCFgAhgA0EAIIWACGBDQQAghYAIbYNBACCFgAhtw0EAIIWACG4DQQAghYAIbkNAQCHFgAhAgAAAPQPACAIAACBEAAgB8EMBACCFgAhgA0EAIIWACGBDQQAghYAIbYNBACCFgAhtw0EAIIWACG4DQQAghYAIbkNAQCHFgAhAgAAAPcPACAIAACDEAAgAgAAAPcPACAIAACDEAAgAwAAAPQPACAPAAD8DwAgEAAAgRAAIAEAAAD0DwAgAQAAAPcPACAFFQAAjRcAIBYAAJAXACAXAACPFwAgKAAAjhcAICkAAJEXACAKvAwAAJIUADC9DAAAihAAEL4MAACSFAAwwQwEAKQTACGADQQApBMAIYENBACkEwAhtg0EAKQTACG3DQQApBMAIbgNBACkEwAhuQ0BAKUTACEDAAAA9w8AIAMAAIkQADAUAACKEAAgAwAAAPcPACADAAD4DwAwBAAA9A8AIA3DBwEAxBMAIbwMAACQFAAwvQwAAJAQABC-DAAAkBQAMMEMBADPEwAhgA0EAM8TACGBDQQAzxMAIYINAgDMEwAhgw0CAMwTACGnDQEAxBMAIa8NEACHFAAhsA0QAIcUACG1DQAAkRQAIAEAAACNEAAgAQAAAI0QACAMwwcBAMQTACG8DAAAkBQAML0MAACQEAAQvgwAAJAUADDBDAQAzxMAIYANBADPEwAhgQ0EAM8TACGCDQIAzBMAIYMNAgDMEwAhpw0BAMQTACGvDRAAhxQAIbANEACHFAAhAAMAAACQEAAgAwAAkRAAMAQAAI0QACADAAAAkBAAIAMAAJEQADAEAACNEAAgAwAAAJAQACADAACREAAwBAAAjRAAIAnDBwEAAAABwQwEAAAAAYANBAAAAAGBDQQAAAABgg0CAAAAAYMNAgAAAAGnDQEAAAABrw0QAAAAAbANEAAAAAEBCAAAlRAAIAnDBwEAAAABwQwEAAAAAYANBAAAAAGBDQQAAAABgg0CAAAAAYMNAgAAAAGnDQEAAAABrw0QAAAAAbANEAAAAAEBCAAAlxAAMAEIAACXEAAwCcMHAQCHFgAhwQwEAIIWACGADQQAghYAIYENBACCFgAhgg0CAIUWACGDDQIAhRYAIacNAQCHFgAhrw0QAP0WACGwDRAA_RYAIQIAAACNEAAgCAAAmhAAIAnDBwEAhxYAIcEMBACCFgAhgA0EAIIWACGBDQQAghYAIYINAgCFFgAhgw0CAIUWACGnDQEAhxYAIa8NEAD9FgAhsA0QAP0WACECAAAAkBAAIAgAAJwQACACAAAAkBAAIAgAAJwQACADAAAAjRAAIA8AAJUQACAQAACaEAAgAQAAAI0QACABAAAAkBAAIAUVAACIFwAgFgAAixcAIBcAAIoXACAoAACJFwAgKQAAjBcAIAzDBwEApRMAIbwMAACPFAAwvQwAAKMQABC-DAAAjxQAMMEMBACkEwAhgA0EAKQTACGBDQQApBMAIYINAgCoEwAhgw0CAKgTACGnDQEApRMAIa8NEACDFAAhsA0QAIMUACEDAAAAkBAAIAMAAKIQADAUAACjEAAgAwAAAJAQACADAACREAAwBAAAjRAAIAm-BgEAxBMAIbwMAACNFAAwvQwAAKkQABC-DAAAjRQAMIANBADPEwAhpw0BAMQTACGyDRAAhxQAIbMNEACHFAAhtA0AAI4UACABAAAAphAAIAEAAACmEAAgCL4GAQDEEwAhvAwAAI0UADC9DAAAqRAAEL4MAACNFAAwgA0EAM8TACGnDQEAxBMAIbINEACHFAAhsw0QAIcUACEAAwAAAKkQACADAACqEAAwBAAAphAAIAMAAACpEAAgAwAAqhAAMAQAAKYQACADAAAAqRAAIAMAAKoQADAEAACmEAAgBb4GAQAAAAGADQQAAAABpw0BAAAAAbINEAAAAAGzDRAAAAABAQgAAK4QACAFvgYBAAAAAYANBAAAAAGnDQEAAAABsg0QAAAAAbMNEAAAAAEBCAAAsBAAMAEIAACwEAAwBb4GAQCHFgAhgA0EAIIWACGnDQEAhxYAIbINEAD9FgAhsw0QAP0WACECAAAAphAAIAgAALMQACAFvgYBAIcWACGADQQAghYAIacNAQCHFgAhsg0QAP0WACGzDRAA_RYAIQIAAACpEAAgCAAAtRAAIAIAAACpEAAgCAAAtRAAIAMAAACmEAAgDwAArhAAIBAAALMQACABAAAAphAAIAEAAACpEAAgBRUAAIMXACAWAACGFwAgFwAAhRcAICgAAIQXACApAACHFwAgCL4GAQClEwAhvAwAAIwUADC9DAAAvBAAEL4MAACMFAAwgA0EAKQTACGnDQEApRMAIbINEACDFAAhsw0QAIMUACEDAAAAqRAAIAMAALsQADAUAAC8EAAgAwAAAKkQACADAACqEAAwBAAAphAAIAq8DAAAihQAML0MAADCEAAQvgwAAIoUADCADQQAzxMAIacNAQDEEwAhqA0BAMQTACGuDQIAzBMAIa8NEACHFAAhsA0QAIcUACGxDQAAixQAIAEAAAC_EAAgAQAAAL8QACAJvAwAAIoUADC9DAAAwhAAEL4MAACKFAAwgA0EAM8TACGnDQEAxBMAIagNAQDEEwAhrg0CAMwTACGvDRAAhxQAIbANEACHFAAhAAMAAADCEAAgAwAAwxAAMAQAAL8QACADAAAAwhAAIAMAAMMQADAEAAC_EAAgAwAAAMIQACADAADDEAAwBAAAvxAAIAaADQQAAAABpw0BAAAAAagNAQAAAAGuDQIAAAABrw0QAAAAAbANEAAAAAEBCAAAxxAAIAaADQQAAAABpw0BAAAAAagNAQAAAAGuDQIAAAABrw0QAAAAAbANEAAAAAEBCAAAyRAAMAEIAADJEAAwBoANBACCFgAhpw0BAIcWACGoDQEAhxYAIa4NAgCFFgAhrw0QAP0WACGwDRAA_RYAIQIAAAC_EAAgCAAAzBAAIAaADQQAghYAIacNAQCHFgAhqA0BAIcWACGuDQIAhRYAIa8NEAD9FgAhsA0QAP0WACECAAAAwhAAIAgAAM4QACACAAAAwhAAIAgAAM4QACADAAAAvxAAIA8AAMcQACAQAADMEAAgAQAAAL8QACABAAAAwhAAIAUVAAD-FgAgFgAAgRcAIBcAAIAXACAoAAD_FgAgKQAAghcAIAm8DAAAiRQAML0MAADVEAAQvgwAAIkUADCADQQApBMAIacNAQClEwAhqA0BAKUTACGuDQIAqBMAIa8NEACDFAAhsA0QAIMUACEDAAAAwhAAIAMAANQQADAUAADVEAAgAwAAAMIQACADAADDEAAwBAAAvxAAIAq8DAAAhhQAML0MAADbEAAQvgwAAIYUADCADQQAzxMAIagNAQDEEwAhqQ0BAMQTACGqDRAAhxQAIasNAQDEEwAhrA0EAM8TACGtDQAAiBQAIAEAAADYEAAgAQAAANgQACAJvAwAAIYUADC9DAAA2xAAEL4MAACGFAAwgA0EAM8TACGoDQEAxBMAIakNAQDEEwAhqg0QAIcUACGrDQEAxBMAIawNBADPEwAhAAMAAADbEAAgAwAA3BAAMAQAANgQACADAAAA2xAAIAMAANwQADAEAADYEAAgAwAAANsQACADAADcEAAwBAAA2BAAIAaADQQAAAABqA0BAAAAAakNAQAAAAGqDRAAAAABqw0BAAAAAawNBAAAAAEBCAAA4BAAIAaADQQAAAABqA0BAAAAAakNAQAAAAGqDRAAAAABqw0BAAAAAawNBAAAAAEBCAAA4hAAMAEIAADiEAAwBoANBACCFgAhqA0BAIcWACGpDQEAhxYAIaoNEAD9FgAhqw0BAIcWACGsDQQAghYAIQIAAADYEAAgCAAA5RAAIAaADQQAghYAIagNAQCHFgAhqQ0BAIcWACGqDRAA_RYAIasNAQCHFgAhrA0EAIIWACECAAAA2xAAIAgAAOcQACACAAAA2xAAIAgAAOcQACADAAAA2BAAIA8AAOAQACAQAADlEAAgAQAAANgQACABAAAA2xAAIAUVAAD4FgAgFgAA-xYAIBcAAPoWACAoAAD5FgAgKQAA_BYAIAm8DAAAghQAML0MAADuEAAQvgwAAIIUADCADQQApBMAIagNAQClEwAhqQ0BAKUTACGqDRAAgxQAIasNAQClEwAhrA0EAKQTACEDAAAA2xAAIAMAAO0QADAUAADuEAAgAwAAANsQACADAADcEAAwBAAA2BAAIAW8DAAAgRQAML0MAAD0EAAQvgwAAIEUADC_DAQAAAABpw0BAMQTACEBAAAA8RAAIAEAAADxEAAgBbwMAACBFAAwvQwAAPQQABC-DAAAgRQAML8MBADPEwAhpw0BAMQTACEAAwAAAPQQACADAAD1EAAwBAAA8RAAIAMAAAD0EAAgAwAA9RAAMAQAAPEQACADAAAA9BAAIAMAAPUQADAEAADxEAAgAr8MBAAAAAGnDQEAAAABAQgAAPkQACACvwwEAAAAAacNAQAAAAEBCAAA-xAAMAEIAAD7EAAwAr8MBACCFgAhpw0BAIcWACECAAAA8RAAIAgAAP4QACACvwwEAIIWACGnDQEAhxYAIQIAAAD0EAAgCAAAgBEAIAIAAAD0EAAgCAAAgBEAIAMAAADxEAAgDwAA-RAAIBAAAP4QACABAAAA8RAAIAEAAAD0EAAgBRUAAPMWACAWAAD2FgAgFwAA9RYAICgAAPQWACApAAD3FgAgBbwMAACAFAAwvQwAAIcRABC-DAAAgBQAML8MBACkEwAhpw0BAKUTACEDAAAA9BAAIAMAAIYRADAUAACHEQAgAwAAAPQQACADAAD1EAAwBAAA8RAAIAa8DAAA_xMAML0MAACNEQAQvgwAAP8TADDjDEAAyBMAIf4MAQAAAAGnDQEAxBMAIQEAAACKEQAgAQAAAIoRACAGvAwAAP8TADC9DAAAjREAEL4MAAD_EwAw4wxAAMgTACH-DAEAxBMAIacNAQDEEwAhAAMAAACNEQAgAwAAjhEAMAQAAIoRACADAAAAjREAIAMAAI4RADAEAACKEQAgAwAAAI0RACADAACOEQAwBAAAihEAIAPjDEAAAAAB_gwBAAAAAacNAQAAAAEBCAAAkhEAIAPjDEAAAAAB_gwBAAAAAacNAQAAAAEBCAAAlBEAMAEIAACUEQAwA-MMQACDFgAh_gwBAIcWACGnDQEAhxYAIQIAAACKEQAgCAAAlxEAIAPjDEAAgxYAIf4MAQCHFgAhpw0BAIcWACECAAAAjREAIAgAAJkRACACAAAAjREAIAgAAJkRACADAAAAihEAIA8AAJIRACAQAACXEQAgAQAAAIoRACABAAAAjREAIAMVAADwFgAgFgAA8hYAIBcAAPEWACAGvAwAAP4TADC9DAAAoBEAEL4MAAD-EwAw4wxAAKYTACH-DAEApRMAIacNAQClEwAhAwAAAI0RACADAACfEQAwFAAAoBEAIAMAAACNEQAgAwAAjhEAMAQAAIoRACAXvAwAAPsTADC9DAAAphEAEL4MAAD7EwAwxAwBAMYTACHjDEAAyBMAIf4MAQDEEwAhgA0EAM8TACGWDQAA_RMAIJgNAQDEEwAhmQ0CAMwTACGaDSAAxRMAIZsNAgDMEwAhnA0AAL8TACCdDSAAxRMAIZ4NAQDGEwAhnw0EAPwTACGgDQQA_BMAIaENAADXEwAgog1AAMcTACGjDUAAxxMAIaQNBAD8EwAhpQ0EAPwTACGmDUAAyBMAIQEAAACjEQAgAQAAAKMRACAWvAwAAPsTADC9DAAAphEAEL4MAAD7EwAwxAwBAMYTACHjDEAAyBMAIf4MAQDEEwAhgA0EAM8TACGYDQEAxBMAIZkNAgDMEwAhmg0gAMUTACGbDQIAzBMAIZwNAAC_EwAgnQ0gAMUTACGeDQEAxhMAIZ8NBAD8EwAhoA0EAPwTACGhDQAA1xMAIKINQADHEwAhow1AAMcTACGkDQQA_BMAIaUNBAD8EwAhpg1AAMgTACEIxAwAAPwVACCeDQAA_BUAIJ8NAAD8FQAgoA0AAPwVACCiDQAA_BUAIKMNAAD8FQAgpA0AAPwVACClDQAA_BUAIAMAAACmEQAgAwAApxEAMAQAAKMRACADAAAAphEAIAMAAKcRADAEAACjEQAgAwAAAKYRACADAACnEQAwBAAAoxEAIBPEDAEAAAAB4wxAAAAAAf4MAQAAAAGADQQAAAABmA0BAAAAAZkNAgAAAAGaDSAAAAABmw0CAAAAAZwNAADvFgAgnQ0gAAAAAZ4NAQAAAAGfDQQAAAABoA0EAAAAAaENgAAAAAGiDUAAAAABow1AAAAAAaQNBAAAAAGlDQQAAAABpg1AAAAAAQEIAACrEQAgE8QMAQAAAAHjDEAAAAAB_gwBAAAAAYANBAAAAAGYDQEAAAABmQ0CAAAAAZoNIAAAAAGbDQIAAAABnA0AAO8WACCdDSAAAAABng0BAAAAAZ8NBAAAAAGgDQQAAAABoQ2AAAAAAaINQAAAAAGjDUAAAAABpA0EAAAAAaUNBAAAAAGmDUAAAAABAQgAAK0RADABCAAArREAMBPEDAEAhhYAIeMMQACDFgAh_gwBAIcWACGADQQAghYAIZgNAQCHFgAhmQ0CAIUWACGaDSAApRYAIZsNAgCFFgAhnA0AAO0WACCdDSAApRYAIZ4NAQCGFgAhnw0EAO4WACGgDQQA7hYAIaENgAAAAAGiDUAAjxYAIaMNQACPFgAhpA0EAO4WACGlDQQA7hYAIaYNQACDFgAhAgAAAKMRACAIAACwEQAgE8QMAQCGFgAh4wxAAIMWACH-DAEAhxYAIYANBACCFgAhmA0BAIcWACGZDQIAhRYAIZoNIAClFgAhmw0CAIUWACGcDQAA7RYAIJ0NIAClFgAhng0BAIYWACGfDQQA7hYAIaANBADuFgAhoQ2AAAAAAaINQACPFgAhow1AAI8WACGkDQQA7hYAIaUNBADuFgAhpg1AAIMWACECAAAAphEAIAgAALIRACACAAAAphEAIAgAALIRACADAAAAoxEAIA8AAKsRACAQAACwEQAgAQAAAKMRACABAAAAphEAIA0VAADoFgAgFgAA6xYAIBcAAOoWACAoAADpFgAgKQAA7BYAIMQMAAD8FQAgng0AAPwVACCfDQAA_BUAIKANAAD8FQAgog0AAPwVACCjDQAA_BUAIKQNAAD8FQAgpQ0AAPwVACAWvAwAAPcTADC9DAAAuREAEL4MAAD3EwAwxAwBAKkTACHjDEAAphMAIf4MAQClEwAhgA0EAKQTACGYDQEApRMAIZkNAgCoEwAhmg0gAMATACGbDQIAqBMAIZwNAAC_EwAgnQ0gAMATACGeDQEAqRMAIZ8NBAD4EwAhoA0EAPgTACGhDQAA1BMAIKINQAC7EwAhow1AALsTACGkDQQA-BMAIaUNBAD4EwAhpg1AAKYTACEDAAAAphEAIAMAALgRADAUAAC5EQAgAwAAAKYRACADAACnEQAwBAAAoxEAIAe8DAAA9RMAML0MAAC_EQAQvgwAAPUTADDjDEAAyBMAIeQMAQDEEwAh_gwBAMQTACGXDQAA9hMAIAEAAAC8EQAgAQAAALwRACAGvAwAAPUTADC9DAAAvxEAEL4MAAD1EwAw4wxAAMgTACHkDAEAxBMAIf4MAQDEEwAhAAMAAAC_EQAgAwAAwBEAMAQAALwRACADAAAAvxEAIAMAAMARADAEAAC8EQAgAwAAAL8RACADAADAEQAwBAAAvBEAIAPjDEAAAAAB5AwBAAAAAf4MAQAAAAEBCAAAxBEAIAPjDEAAAAAB5AwBAAAAAf4MAQAAAAEBCAAAxhEAMAEIAADGEQAwA-MMQACDFgAh5AwBAIcWACH-DAEAhxYAIQIAAAC8EQAgCAAAyREAIAPjDEAAgxYAIeQMAQCHFgAh_gwBAIcWACECAAAAvxEAIAgAAMsRACACAAAAvxEAIAgAAMsRACADAAAAvBEAIA8AAMQRACAQAADJEQAgAQAAALwRACABAAAAvxEAIAMVAADlFgAgFgAA5xYAIBcAAOYWACAGvAwAAPQTADC9DAAA0hEAEL4MAAD0EwAw4wxAAKYTACHkDAEApRMAIf4MAQClEwAhAwAAAL8RACADAADREQAwFAAA0hEAIAMAAAC_EQAgAwAAwBEAMAQAALwRACAOtwsAAPITACCKDAIAzBMAIbwMAADxEwAwvQwAANcRABC-DAAA8RMAMOEMAQDGEwAh_gwBAMQTACGADQQAzxMAIZANAQDEEwAhkg0CAMwTACGTDUAAyBMAIZQNQADIEwAhlQ0AAM0TACCWDQAA8xMAIAEAAADVEQAgDbcLAADyEwAgigwCAMwTACG8DAAA8RMAML0MAADXEQAQvgwAAPETADDhDAEAxhMAIf4MAQDEEwAhgA0EAM8TACGQDQEAxBMAIZINAgDMEwAhkw1AAMgTACGUDUAAyBMAIZUNAADNEwAgA7cLAADkFgAg4QwAAPwVACCVDQAA_BUAIAMAAADXEQAgAwAA2BEAMAQAANURACABAAAA1xEAIAEAAADVEQAgAwAAANcRACADAADYEQAwBAAA1REAIAMAAADXEQAgAwAA2BEAMAQAANURACADAAAA1xEAIAMAANgRADAEAADVEQAgCrcLAADjFgAgigwCAAAAAeEMAQAAAAH-DAEAAAABgA0EAAAAAZANAQAAAAGSDQIAAAABkw1AAAAAAZQNQAAAAAGVDYAAAAABAQgAAN8RACAJigwCAAAAAeEMAQAAAAH-DAEAAAABgA0EAAAAAZANAQAAAAGSDQIAAAABkw1AAAAAAZQNQAAAAAGVDYAAAAABAQgAAOERADABCAAA4REAMAq3CwAA4hYAIIoMAgCFFgAh4QwBAIYWACH-DAEAhxYAIYANBACCFgAhkA0BAIcWACGSDQIAhRYAIZMNQACDFgAhlA1AAIMWACGVDYAAAAABAgAAANURACAIAADkEQAgCYoMAgCFFgAh4QwBAIYWACH-DAEAhxYAIYANBACCFgAhkA0BAIcWACGSDQIAhRYAIZMNQACDFgAhlA1AAIMWACGVDYAAAAABAgAAANcRACAIAADmEQAgAgAAANcRACAIAADmEQAgAwAAANURACAPAADfEQAgEAAA5BEAIAEAAADVEQAgAQAAANcRACAHFQAA3RYAIBYAAOAWACAXAADfFgAgKAAA3hYAICkAAOEWACDhDAAA_BUAIJUNAAD8FQAgDIoMAgCoEwAhvAwAAPATADC9DAAA7REAEL4MAADwEwAw4QwBAKkTACH-DAEApRMAIYANBACkEwAhkA0BAKUTACGSDQIAqBMAIZMNQACmEwAhlA1AAKYTACGVDQAAqhMAIAMAAADXEQAgAwAA7BEAMBQAAO0RACADAAAA1xEAIAMAANgRADAEAADVEQAgBrYLAADvEwAgvAwAAO4TADC9DAAA8xEAEL4MAADuEwAwkA0BAAAAAZENQADHEwAhAQAAAPARACABAAAA8BEAIAa2CwAA7xMAILwMAADuEwAwvQwAAPMRABC-DAAA7hMAMJANAQDEEwAhkQ1AAMcTACECtgsAANwWACCRDQAA_BUAIAMAAADzEQAgAwAA9BEAMAQAAPARACADAAAA8xEAIAMAAPQRADAEAADwEQAgAwAAAPMRACADAAD0EQAwBAAA8BEAIAO2CwAA2xYAIJANAQAAAAGRDUAAAAABAQgAAPgRACACkA0BAAAAAZENQAAAAAEBCAAA-hEAMAEIAAD6EQAwA7YLAADOFgAgkA0BAIcWACGRDUAAjxYAIQIAAADwEQAgCAAA_REAIAKQDQEAhxYAIZENQACPFgAhAgAAAPMRACAIAAD_EQAgAgAAAPMRACAIAAD_EQAgAwAAAPARACAPAAD4EQAgEAAA_REAIAEAAADwEQAgAQAAAPMRACAEFQAAyxYAIBYAAM0WACAXAADMFgAgkQ0AAPwVACAFvAwAAO0TADC9DAAAhhIAEL4MAADtEwAwkA0BAKUTACGRDUAAuxMAIQMAAADzEQAgAwAAhRIAMBQAAIYSACADAAAA8xEAIAMAAPQRADAEAADwEQAgFcMHAQDEEwAhvAwAAOcTADC9DAAAjBIAEL4MAADnEwAwwQwEAM8TACGADQQAzxMAIYENBADPEwAhgg0CAMwTACGDDQIAzBMAIYQNIADoEwAhhQ0gAOgTACGGDQEAxBMAIYcNAAHpEwAhiA0AAeoTACGJDQAB6hMAIYoNAAHqEwAhiw0AAeoTACGMDRAA6xMAIY0NEADrEwAhjg0QAOsTACGPDQAA7BMAIAEAAACJEgAgAQAAAIkSACAUwwcBAMQTACG8DAAA5xMAML0MAACMEgAQvgwAAOcTADDBDAQAzxMAIYANBADPEwAhgQ0EAM8TACGCDQIAzBMAIYMNAgDMEwAhhA0gAOgTACGFDSAA6BMAIYYNAQDEEwAhhw0AAekTACGIDQAB6hMAIYkNAAHqEwAhig0AAeoTACGLDQAB6hMAIYwNEADrEwAhjQ0QAOsTACGODRAA6xMAIQmEDQAA_BUAIIUNAAD8FQAgiA0AAPwVACCJDQAA_BUAIIoNAAD8FQAgiw0AAPwVACCMDQAA_BUAII0NAAD8FQAgjg0AAPwVACADAAAAjBIAIAMAAI0SADAEAACJEgAgAwAAAIwSACADAACNEgAwBAAAiRIAIAMAAACMEgAgAwAAjRIAMAQAAIkSACARwwcBAAAAAcEMBAAAAAGADQQAAAABgQ0EAAAAAYINAgAAAAGDDQIAAAABhA0gAAAAAYUNIAAAAAGGDQEAAAABhw0AAQAAAYgNAAEAAAGJDQABAAABig0AAQAAAYsNAAEAAAGMDRAAAAABjQ0QAAAAAY4NEAAAAAEBCAAAkRIAIBHDBwEAAAABwQwEAAAAAYANBAAAAAGBDQQAAAABgg0CAAAAAYMNAgAAAAGEDSAAAAABhQ0gAAAAAYYNAQAAAAGHDQABAAABiA0AAQAAAYkNAAEAAAGKDQABAAABiw0AAQAAAYwNEAAAAAGNDRAAAAABjg0QAAAAAQEIAACTEgAwAQgAAJMSADARwwcBAIcWACHBDAQAghYAIYANBACCFgAhgQ0EAIIWACGCDQIAhRYAIYMNAgCFFgAhhA0gAMcWACGFDSAAxxYAIYYNAQCHFgAhhw0AAcgWACGIDQAByRYAIYkNAAHJFgAhig0AAckWACGLDQAByRYAIYwNEADKFgAhjQ0QAMoWACGODRAAyhYAIQIAAACJEgAgCAAAlhIAIBHDBwEAhxYAIcEMBACCFgAhgA0EAIIWACGBDQQAghYAIYINAgCFFgAhgw0CAIUWACGEDSAAxxYAIYUNIADHFgAhhg0BAIcWACGHDQAByBYAIYgNAAHJFgAhiQ0AAckWACGKDQAByRYAIYsNAAHJFgAhjA0QAMoWACGNDRAAyhYAIY4NEADKFgAhAgAAAIwSACAIAACYEgAgAgAAAIwSACAIAACYEgAgAwAAAIkSACAPAACREgAgEAAAlhIAIAEAAACJEgAgAQAAAIwSACAOFQAAwhYAIBYAAMUWACAXAADEFgAgKAAAwxYAICkAAMYWACCEDQAA_BUAIIUNAAD8FQAgiA0AAPwVACCJDQAA_BUAIIoNAAD8FQAgiw0AAPwVACCMDQAA_BUAII0NAAD8FQAgjg0AAPwVACAUwwcBAKUTACG8DAAA2hMAML0MAACfEgAQvgwAANoTADDBDAQApBMAIYANBACkEwAhgQ0EAKQTACGCDQIAqBMAIYMNAgCoEwAhhA0gANsTACGFDSAA2xMAIYYNAQClEwAhhw0AAdwTACGIDQAB3RMAIYkNAAHdEwAhig0AAd0TACGLDQAB3RMAIYwNEADeEwAhjQ0QAN4TACGODRAA3hMAIQMAAACMEgAgAwAAnhIAMBQAAJ8SACADAAAAjBIAIAMAAI0SADAEAACJEgAgBrwMAADZEwAwvQwAAKUSABC-DAAA2RMAMOMMQADIEwAh_gwBAAAAAf8MAQDGEwAhAQAAAKISACABAAAAohIAIAa8DAAA2RMAML0MAAClEgAQvgwAANkTADDjDEAAyBMAIf4MAQDEEwAh_wwBAMYTACEB_wwAAPwVACADAAAApRIAIAMAAKYSADAEAACiEgAgAwAAAKUSACADAACmEgAwBAAAohIAIAMAAAClEgAgAwAAphIAMAQAAKISACAD4wxAAAAAAf4MAQAAAAH_DAEAAAABAQgAAKoSACAD4wxAAAAAAf4MAQAAAAH_DAEAAAABAQgAAKwSADABCAAArBIAMAPjDEAAgxYAIf4MAQCHFgAh_wwBAIYWACECAAAAohIAIAgAAK8SACAD4wxAAIMWACH-DAEAhxYAIf8MAQCGFgAhAgAAAKUSACAIAACxEgAgAgAAAKUSACAIAACxEgAgAwAAAKISACAPAACqEgAgEAAArxIAIAEAAACiEgAgAQAAAKUSACAEFQAAvxYAIBYAAMEWACAXAADAFgAg_wwAAPwVACAGvAwAANgTADC9DAAAuBIAEL4MAADYEwAw4wxAAKYTACH-DAEApRMAIf8MAQCpEwAhAwAAAKUSACADAAC3EgAwFAAAuBIAIAMAAAClEgAgAwAAphIAMAQAAKISACAKCAAA1xMAILwMAADWEwAwvQwAAL4SABC-DAAA1hMAML8MBAAAAAHZDAEAxhMAIdoMAQDEEwAh4wxAAMgTACH8DCAAxRMAIf0MAQDGEwAhAQAAALsSACABAAAAuxIAIAoIAADXEwAgvAwAANYTADC9DAAAvhIAEL4MAADWEwAwvwwEAM8TACHZDAEAxhMAIdoMAQDEEwAh4wxAAMgTACH8DCAAxRMAIf0MAQDGEwAhAtkMAAD8FQAg_QwAAPwVACADAAAAvhIAIAMAAL8SADAEAAC7EgAgAwAAAL4SACADAAC_EgAwBAAAuxIAIAMAAAC-EgAgAwAAvxIAMAQAALsSACAHCIAAAAABvwwEAAAAAdkMAQAAAAHaDAEAAAAB4wxAAAAAAfwMIAAAAAH9DAEAAAABAQgAAMMSACAHCIAAAAABvwwEAAAAAdkMAQAAAAHaDAEAAAAB4wxAAAAAAfwMIAAAAAH9DAEAAAABAQgAAMUSADABCAAAxRIAMAcIgAAAAAG_DAQAghYAIdkMAQCGFgAh2gwBAIcWACHjDEAAgxYAIfwMIAClFgAh_QwBAIYWACECAAAAuxIAIAgAAMgSACAHCIAAAAABvwwEAIIWACHZDAEAhhYAIdoMAQCHFgAh4wxAAIMWACH8DCAApRYAIf0MAQCGFgAhAgAAAL4SACAIAADKEgAgAgAAAL4SACAIAADKEgAgAwAAALsSACAPAADDEgAgEAAAyBIAIAEAAAC7EgAgAQAAAL4SACAHFQAAuhYAIBYAAL0WACAXAAC8FgAgKAAAuxYAICkAAL4WACDZDAAA_BUAIP0MAAD8FQAgCggAANQTACC8DAAA0xMAML0MAADREgAQvgwAANMTADC_DAQApBMAIdkMAQCpEwAh2gwBAKUTACHjDEAAphMAIfwMIADAEwAh_QwBAKkTACEDAAAAvhIAIAMAANASADAUAADREgAgAwAAAL4SACADAAC_EgAwBAAAuxIAIBiLDAAAyRMAILwMAADDEwAwvQwAAOESABC-DAAAwxMAML8MAQAAAAHjDEAAyBMAIeQMAQDEEwAh5QwBAMQTACHmDAEAxBMAIecMAAC_EwAg6AwAAL8TACDpDCAAxRMAIeoMAQDEEwAh6wwBAMYTACHsDEAAxxMAIe0MAQDGEwAh7gwBAMYTACHvDCAAxRMAIfAMAQDGEwAh8QwgAMUTACHyDEAAxxMAIfMMIADFEwAh9AxAAMcTACH1DEAAxxMAIQEAAADUEgAgEogMAADREwAgigwAANITACC8DAAA0BMAML0MAADWEgAQvgwAANATADC_DAEAxBMAIdgMAQDEEwAh2QwBAMQTACHaDAEAxBMAIdsMAQDEEwAh3AwBAMYTACHdDAEAxBMAId4MAgDMEwAh3wwCAMwTACHgDEAAxxMAIeEMAgDMEwAh4gxAAMcTACHjDEAAyBMAIQWIDAAAuBYAIIoMAAC5FgAg3AwAAPwVACDgDAAA_BUAIOIMAAD8FQAgEogMAADREwAgigwAANITACC8DAAA0BMAML0MAADWEgAQvgwAANATADC_DAEAAAAB2AwBAMQTACHZDAEAxBMAIdoMAQDEEwAh2wwBAMQTACHcDAEAxhMAId0MAQDEEwAh3gwCAMwTACHfDAIAzBMAIeAMQADHEwAh4QwCAMwTACHiDEAAxxMAIeMMQADIEwAhAwAAANYSACADAADXEgAwBAAA2BIAIAyJDAAAzhMAILwMAADKEwAwvQwAANoSABC-DAAAyhMAML8MBADPEwAhwAwBAMQTACHBDEAAyBMAIcIMAgDLEwAhwwwCAMwTACHEDAEAxhMAIcUMAADNEwAgxgwBAMYTACEFiQwAALcWACDCDAAA_BUAIMQMAAD8FQAgxQwAAPwVACDGDAAA_BUAIAyJDAAAzhMAILwMAADKEwAwvQwAANoSABC-DAAAyhMAML8MBAAAAAHADAEAxBMAIcEMQADIEwAhwgwCAMsTACHDDAIAzBMAIcQMAQDGEwAhxQwAAM0TACDGDAEAxhMAIQMAAADaEgAgAwAA2xIAMAQAANwSACABAAAA2hIAIAEAAADWEgAgAQAAANQSACAYiwwAAMkTACC8DAAAwxMAML0MAADhEgAQvgwAAMMTADC_DAEAxBMAIeMMQADIEwAh5AwBAMQTACHlDAEAxBMAIeYMAQDEEwAh5wwAAL8TACDoDAAAvxMAIOkMIADFEwAh6gwBAMQTACHrDAEAxhMAIewMQADHEwAh7QwBAMYTACHuDAEAxhMAIe8MIADFEwAh8AwBAMYTACHxDCAAxRMAIfIMQADHEwAh8wwgAMUTACH0DEAAxxMAIfUMQADHEwAhCYsMAAC2FgAg6wwAAPwVACDsDAAA_BUAIO0MAAD8FQAg7gwAAPwVACDwDAAA_BUAIPIMAAD8FQAg9AwAAPwVACD1DAAA_BUAIAMAAADhEgAgAwAA4hIAMAQAANQSACADAAAA4RIAIAMAAOISADAEAADUEgAgAwAAAOESACADAADiEgAwBAAA1BIAIBWLDAAAtRYAIL8MAQAAAAHjDEAAAAAB5AwBAAAAAeUMAQAAAAHmDAEAAAAB5wwAALMWACDoDAAAtBYAIOkMIAAAAAHqDAEAAAAB6wwBAAAAAewMQAAAAAHtDAEAAAAB7gwBAAAAAe8MIAAAAAHwDAEAAAAB8QwgAAAAAfIMQAAAAAHzDCAAAAAB9AxAAAAAAfUMQAAAAAEBCAAA5hIAIBS_DAEAAAAB4wxAAAAAAeQMAQAAAAHlDAEAAAAB5gwBAAAAAecMAACzFgAg6AwAALQWACDpDCAAAAAB6gwBAAAAAesMAQAAAAHsDEAAAAAB7QwBAAAAAe4MAQAAAAHvDCAAAAAB8AwBAAAAAfEMIAAAAAHyDEAAAAAB8wwgAAAAAfQMQAAAAAH1DEAAAAABAQgAAOgSADABCAAA6BIAMBWLDAAAphYAIL8MAQCHFgAh4wxAAIMWACHkDAEAhxYAIeUMAQCHFgAh5gwBAIcWACHnDAAAoxYAIOgMAACkFgAg6QwgAKUWACHqDAEAhxYAIesMAQCGFgAh7AxAAI8WACHtDAEAhhYAIe4MAQCGFgAh7wwgAKUWACHwDAEAhhYAIfEMIAClFgAh8gxAAI8WACHzDCAApRYAIfQMQACPFgAh9QxAAI8WACECAAAA1BIAIAgAAOsSACAUvwwBAIcWACHjDEAAgxYAIeQMAQCHFgAh5QwBAIcWACHmDAEAhxYAIecMAACjFgAg6AwAAKQWACDpDCAApRYAIeoMAQCHFgAh6wwBAIYWACHsDEAAjxYAIe0MAQCGFgAh7gwBAIYWACHvDCAApRYAIfAMAQCGFgAh8QwgAKUWACHyDEAAjxYAIfMMIAClFgAh9AxAAI8WACH1DEAAjxYAIQIAAADhEgAgCAAA7RIAIAIAAADhEgAgCAAA7RIAIAMAAADUEgAgDwAA5hIAIBAAAOsSACABAAAA1BIAIAEAAADhEgAgCxUAAKAWACAWAACiFgAgFwAAoRYAIOsMAAD8FQAg7AwAAPwVACDtDAAA_BUAIO4MAAD8FQAg8AwAAPwVACDyDAAA_BUAIPQMAAD8FQAg9QwAAPwVACAXvAwAAL4TADC9DAAA9BIAEL4MAAC-EwAwvwwBAKUTACHjDEAAphMAIeQMAQClEwAh5QwBAKUTACHmDAEApRMAIecMAAC_EwAg6AwAAL8TACDpDCAAwBMAIeoMAQClEwAh6wwBAKkTACHsDEAAuxMAIe0MAQCpEwAh7gwBAKkTACHvDCAAwBMAIfAMAQCpEwAh8QwgAMATACHyDEAAuxMAIfMMIADAEwAh9AxAALsTACH1DEAAuxMAIQMAAADhEgAgAwAA8xIAMBQAAPQSACADAAAA4RIAIAMAAOISADAEAADUEgAgAQAAANgSACABAAAA2BIAIAMAAADWEgAgAwAA1xIAMAQAANgSACADAAAA1hIAIAMAANcSADAEAADYEgAgAwAAANYSACADAADXEgAwBAAA2BIAIA-IDAAAnhYAIIoMAACfFgAgvwwBAAAAAdgMAQAAAAHZDAEAAAAB2gwBAAAAAdsMAQAAAAHcDAEAAAAB3QwBAAAAAd4MAgAAAAHfDAIAAAAB4AxAAAAAAeEMAgAAAAHiDEAAAAAB4wxAAAAAAQEIAAD8EgAgDb8MAQAAAAHYDAEAAAAB2QwBAAAAAdoMAQAAAAHbDAEAAAAB3AwBAAAAAd0MAQAAAAHeDAIAAAAB3wwCAAAAAeAMQAAAAAHhDAIAAAAB4gxAAAAAAeMMQAAAAAEBCAAA_hIAMAEIAAD-EgAwD4gMAACQFgAgigwAAJEWACC_DAEAhxYAIdgMAQCHFgAh2QwBAIcWACHaDAEAhxYAIdsMAQCHFgAh3AwBAIYWACHdDAEAhxYAId4MAgCFFgAh3wwCAIUWACHgDEAAjxYAIeEMAgCFFgAh4gxAAI8WACHjDEAAgxYAIQIAAADYEgAgCAAAgRMAIA2_DAEAhxYAIdgMAQCHFgAh2QwBAIcWACHaDAEAhxYAIdsMAQCHFgAh3AwBAIYWACHdDAEAhxYAId4MAgCFFgAh3wwCAIUWACHgDEAAjxYAIeEMAgCFFgAh4gxAAI8WACHjDEAAgxYAIQIAAADWEgAgCAAAgxMAIAIAAADWEgAgCAAAgxMAIAMAAADYEgAgDwAA_BIAIBAAAIETACABAAAA2BIAIAEAAADWEgAgCBUAAIoWACAWAACNFgAgFwAAjBYAICgAAIsWACApAACOFgAg3AwAAPwVACDgDAAA_BUAIOIMAAD8FQAgELwMAAC6EwAwvQwAAIoTABC-DAAAuhMAML8MAQClEwAh2AwBAKUTACHZDAEApRMAIdoMAQClEwAh2wwBAKUTACHcDAEAqRMAId0MAQClEwAh3gwCAKgTACHfDAIAqBMAIeAMQAC7EwAh4QwCAKgTACHiDEAAuxMAIeMMQACmEwAhAwAAANYSACADAACJEwAwFAAAihMAIAMAAADWEgAgAwAA1xIAMAQAANgSACABAAAA3BIAIAEAAADcEgAgAwAAANoSACADAADbEgAwBAAA3BIAIAMAAADaEgAgAwAA2xIAMAQAANwSACADAAAA2hIAIAMAANsSADAEAADcEgAgCYkMAACJFgAgvwwEAAAAAcAMAQAAAAHBDEAAAAABwgwCAAAAAcMMAgAAAAHEDAEAAAABxQyAAAAAAcYMAQAAAAEBCAAAkhMAIAi_DAQAAAABwAwBAAAAAcEMQAAAAAHCDAIAAAABwwwCAAAAAcQMAQAAAAHFDIAAAAABxgwBAAAAAQEIAACUEwAwAQgAAJQTADAJiQwAAIgWACC_DAQAghYAIcAMAQCHFgAhwQxAAIMWACHCDAIAhBYAIcMMAgCFFgAhxAwBAIYWACHFDIAAAAABxgwBAIYWACECAAAA3BIAIAgAAJcTACAIvwwEAIIWACHADAEAhxYAIcEMQACDFgAhwgwCAIQWACHDDAIAhRYAIcQMAQCGFgAhxQyAAAAAAcYMAQCGFgAhAgAAANoSACAIAACZEwAgAgAAANoSACAIAACZEwAgAwAAANwSACAPAACSEwAgEAAAlxMAIAEAAADcEgAgAQAAANoSACAJFQAA_RUAIBYAAIAWACAXAAD_FQAgKAAA_hUAICkAAIEWACDCDAAA_BUAIMQMAAD8FQAgxQwAAPwVACDGDAAA_BUAIAu8DAAAoxMAML0MAACgEwAQvgwAAKMTADC_DAQApBMAIcAMAQClEwAhwQxAAKYTACHCDAIApxMAIcMMAgCoEwAhxAwBAKkTACHFDAAAqhMAIMYMAQCpEwAhAwAAANoSACADAACfEwAwFAAAoBMAIAMAAADaEgAgAwAA2xIAMAQAANwSACALvAwAAKMTADC9DAAAoBMAEL4MAACjEwAwvwwEAKQTACHADAEApRMAIcEMQACmEwAhwgwCAKcTACHDDAIAqBMAIcQMAQCpEwAhxQwAAKoTACDGDAEAqRMAIQ0VAACwEwAgFgAAuRMAIBcAALkTACAoAACxEwAgKQAAuRMAIMcMBAAAAAHODAQAAAABzwwEAAAAAdAMBAAAAAHRDAQAAAAB0gwEALgTACHTDAQAAAAE1AwEAAAABA4VAACwEwAgFgAAtxMAIBcAALcTACDHDAEAAAABzgwBAAAAAc8MAQAAAAHQDAEAAAAB0QwBAAAAAdIMAQC2EwAh0wwBAAAABNQMAQAAAATVDAEAAAAB1gwBAAAAAdcMAQAAAAELFQAAsBMAIBYAALUTACAXAAC1EwAgxwxAAAAAAc4MQAAAAAHPDEAAAAAB0AxAAAAAAdEMQAAAAAHSDEAAtBMAIdMMQAAAAATUDEAAAAAEDRUAAKsTACAWAACrEwAgFwAAqxMAICgAALMTACApAACrEwAgxwwCAAAAAc4MAgAAAAHPDAIAAAAB0AwCAAAAAdEMAgAAAAHSDAIAshMAIdMMAgAAAAXUDAIAAAAFDRUAALATACAWAACwEwAgFwAAsBMAICgAALETACApAACwEwAgxwwCAAAAAc4MAgAAAAHPDAIAAAAB0AwCAAAAAdEMAgAAAAHSDAIArxMAIdMMAgAAAATUDAIAAAAEDhUAAKsTACAWAACuEwAgFwAArhMAIMcMAQAAAAHODAEAAAABzwwBAAAAAdAMAQAAAAHRDAEAAAAB0gwBAK0TACHTDAEAAAAF1AwBAAAABdUMAQAAAAHWDAEAAAAB1wwBAAAAAQ8VAACrEwAgFgAArBMAIBcAAKwTACDHDIAAAAAByAwBAAAAAckMAQAAAAHKDAEAAAABywyAAAAAAcwMgAAAAAHNDIAAAAABzgyAAAAAAc8MgAAAAAHQDIAAAAAB0QyAAAAAAdIMgAAAAAEIxwwCAAAAAc4MAgAAAAHPDAIAAAAB0AwCAAAAAdEMAgAAAAHSDAIAqxMAIdMMAgAAAAXUDAIAAAAFDMcMgAAAAAHIDAEAAAAByQwBAAAAAcoMAQAAAAHLDIAAAAABzAyAAAAAAc0MgAAAAAHODIAAAAABzwyAAAAAAdAMgAAAAAHRDIAAAAAB0gyAAAAAAQ4VAACrEwAgFgAArhMAIBcAAK4TACDHDAEAAAABzgwBAAAAAc8MAQAAAAHQDAEAAAAB0QwBAAAAAdIMAQCtEwAh0wwBAAAABdQMAQAAAAXVDAEAAAAB1gwBAAAAAdcMAQAAAAELxwwBAAAAAc4MAQAAAAHPDAEAAAAB0AwBAAAAAdEMAQAAAAHSDAEArhMAIdMMAQAAAAXUDAEAAAAF1QwBAAAAAdYMAQAAAAHXDAEAAAABDRUAALATACAWAACwEwAgFwAAsBMAICgAALETACApAACwEwAgxwwCAAAAAc4MAgAAAAHPDAIAAAAB0AwCAAAAAdEMAgAAAAHSDAIArxMAIdMMAgAAAATUDAIAAAAECMcMAgAAAAHODAIAAAABzwwCAAAAAdAMAgAAAAHRDAIAAAAB0gwCALATACHTDAIAAAAE1AwCAAAABAjHDAgAAAABzgwIAAAAAc8MCAAAAAHQDAgAAAAB0QwIAAAAAdIMCACxEwAh0wwIAAAABNQMCAAAAAQNFQAAqxMAIBYAAKsTACAXAACrEwAgKAAAsxMAICkAAKsTACDHDAIAAAABzgwCAAAAAc8MAgAAAAHQDAIAAAAB0QwCAAAAAdIMAgCyEwAh0wwCAAAABdQMAgAAAAUIxwwIAAAAAc4MCAAAAAHPDAgAAAAB0AwIAAAAAdEMCAAAAAHSDAgAsxMAIdMMCAAAAAXUDAgAAAAFCxUAALATACAWAAC1EwAgFwAAtRMAIMcMQAAAAAHODEAAAAABzwxAAAAAAdAMQAAAAAHRDEAAAAAB0gxAALQTACHTDEAAAAAE1AxAAAAABAjHDEAAAAABzgxAAAAAAc8MQAAAAAHQDEAAAAAB0QxAAAAAAdIMQAC1EwAh0wxAAAAABNQMQAAAAAQOFQAAsBMAIBYAALcTACAXAAC3EwAgxwwBAAAAAc4MAQAAAAHPDAEAAAAB0AwBAAAAAdEMAQAAAAHSDAEAthMAIdMMAQAAAATUDAEAAAAE1QwBAAAAAdYMAQAAAAHXDAEAAAABC8cMAQAAAAHODAEAAAABzwwBAAAAAdAMAQAAAAHRDAEAAAAB0gwBALcTACHTDAEAAAAE1AwBAAAABNUMAQAAAAHWDAEAAAAB1wwBAAAAAQ0VAACwEwAgFgAAuRMAIBcAALkTACAoAACxEwAgKQAAuRMAIMcMBAAAAAHODAQAAAABzwwEAAAAAdAMBAAAAAHRDAQAAAAB0gwEALgTACHTDAQAAAAE1AwEAAAABAjHDAQAAAABzgwEAAAAAc8MBAAAAAHQDAQAAAAB0QwEAAAAAdIMBAC5EwAh0wwEAAAABNQMBAAAAAQQvAwAALoTADC9DAAAihMAEL4MAAC6EwAwvwwBAKUTACHYDAEApRMAIdkMAQClEwAh2gwBAKUTACHbDAEApRMAIdwMAQCpEwAh3QwBAKUTACHeDAIAqBMAId8MAgCoEwAh4AxAALsTACHhDAIAqBMAIeIMQAC7EwAh4wxAAKYTACELFQAAqxMAIBYAAL0TACAXAAC9EwAgxwxAAAAAAc4MQAAAAAHPDEAAAAAB0AxAAAAAAdEMQAAAAAHSDEAAvBMAIdMMQAAAAAXUDEAAAAAFCxUAAKsTACAWAAC9EwAgFwAAvRMAIMcMQAAAAAHODEAAAAABzwxAAAAAAdAMQAAAAAHRDEAAAAAB0gxAALwTACHTDEAAAAAF1AxAAAAABQjHDEAAAAABzgxAAAAAAc8MQAAAAAHQDEAAAAAB0QxAAAAAAdIMQAC9EwAh0wxAAAAABdQMQAAAAAUXvAwAAL4TADC9DAAA9BIAEL4MAAC-EwAwvwwBAKUTACHjDEAAphMAIeQMAQClEwAh5QwBAKUTACHmDAEApRMAIecMAAC_EwAg6AwAAL8TACDpDCAAwBMAIeoMAQClEwAh6wwBAKkTACHsDEAAuxMAIe0MAQCpEwAh7gwBAKkTACHvDCAAwBMAIfAMAQCpEwAh8QwgAMATACHyDEAAuxMAIfMMIADAEwAh9AxAALsTACH1DEAAuxMAIQTHDAEAAAAF9gwBAAAAAfcMAQAAAAT4DAEAAAAEBRUAALATACAWAADCEwAgFwAAwhMAIMcMIAAAAAHSDCAAwRMAIQUVAACwEwAgFgAAwhMAIBcAAMITACDHDCAAAAAB0gwgAMETACECxwwgAAAAAdIMIADCEwAhGIsMAADJEwAgvAwAAMMTADC9DAAA4RIAEL4MAADDEwAwvwwBAMQTACHjDEAAyBMAIeQMAQDEEwAh5QwBAMQTACHmDAEAxBMAIecMAAC_EwAg6AwAAL8TACDpDCAAxRMAIeoMAQDEEwAh6wwBAMYTACHsDEAAxxMAIe0MAQDGEwAh7gwBAMYTACHvDCAAxRMAIfAMAQDGEwAh8QwgAMUTACHyDEAAxxMAIfMMIADFEwAh9AxAAMcTACH1DEAAxxMAIQvHDAEAAAABzgwBAAAAAc8MAQAAAAHQDAEAAAAB0QwBAAAAAdIMAQC3EwAh0wwBAAAABNQMAQAAAATVDAEAAAAB1gwBAAAAAdcMAQAAAAECxwwgAAAAAdIMIADCEwAhC8cMAQAAAAHODAEAAAABzwwBAAAAAdAMAQAAAAHRDAEAAAAB0gwBAK4TACHTDAEAAAAF1AwBAAAABdUMAQAAAAHWDAEAAAAB1wwBAAAAAQjHDEAAAAABzgxAAAAAAc8MQAAAAAHQDEAAAAAB0QxAAAAAAdIMQAC9EwAh0wxAAAAABdQMQAAAAAUIxwxAAAAAAc4MQAAAAAHPDEAAAAAB0AxAAAAAAdEMQAAAAAHSDEAAtRMAIdMMQAAAAATUDEAAAAAEA_kMAADWEgAg-gwAANYSACD7DAAA1hIAIAyJDAAAzhMAILwMAADKEwAwvQwAANoSABC-DAAAyhMAML8MBADPEwAhwAwBAMQTACHBDEAAyBMAIcIMAgDLEwAhwwwCAMwTACHEDAEAxhMAIcUMAADNEwAgxgwBAMYTACEIxwwCAAAAAc4MAgAAAAHPDAIAAAAB0AwCAAAAAdEMAgAAAAHSDAIAqxMAIdMMAgAAAAXUDAIAAAAFCMcMAgAAAAHODAIAAAABzwwCAAAAAdAMAgAAAAHRDAIAAAAB0gwCALATACHTDAIAAAAE1AwCAAAABAzHDIAAAAAByAwBAAAAAckMAQAAAAHKDAEAAAABywyAAAAAAcwMgAAAAAHNDIAAAAABzgyAAAAAAc8MgAAAAAHQDIAAAAAB0QyAAAAAAdIMgAAAAAEUiAwAANETACCKDAAA0hMAILwMAADQEwAwvQwAANYSABC-DAAA0BMAML8MAQDEEwAh2AwBAMQTACHZDAEAxBMAIdoMAQDEEwAh2wwBAMQTACHcDAEAxhMAId0MAQDEEwAh3gwCAMwTACHfDAIAzBMAIeAMQADHEwAh4QwCAMwTACHiDEAAxxMAIeMMQADIEwAh6g8AANYSACDrDwAA1hIAIAjHDAQAAAABzgwEAAAAAc8MBAAAAAHQDAQAAAAB0QwEAAAAAdIMBAC5EwAh0wwEAAAABNQMBAAAAAQSiAwAANETACCKDAAA0hMAILwMAADQEwAwvQwAANYSABC-DAAA0BMAML8MAQDEEwAh2AwBAMQTACHZDAEAxBMAIdoMAQDEEwAh2wwBAMQTACHcDAEAxhMAId0MAQDEEwAh3gwCAMwTACHfDAIAzBMAIeAMQADHEwAh4QwCAMwTACHiDEAAxxMAIeMMQADIEwAhGosMAADJEwAgvAwAAMMTADC9DAAA4RIAEL4MAADDEwAwvwwBAMQTACHjDEAAyBMAIeQMAQDEEwAh5QwBAMQTACHmDAEAxBMAIecMAAC_EwAg6AwAAL8TACDpDCAAxRMAIeoMAQDEEwAh6wwBAMYTACHsDEAAxxMAIe0MAQDGEwAh7gwBAMYTACHvDCAAxRMAIfAMAQDGEwAh8QwgAMUTACHyDEAAxxMAIfMMIADFEwAh9AxAAMcTACH1DEAAxxMAIeoPAADhEgAg6w8AAOESACAD-QwAANoSACD6DAAA2hIAIPsMAADaEgAgCggAANQTACC8DAAA0xMAML0MAADREgAQvgwAANMTADC_DAQApBMAIdkMAQCpEwAh2gwBAKUTACHjDEAAphMAIfwMIADAEwAh_QwBAKkTACEPFQAAsBMAIBYAANUTACAXAADVEwAgxwyAAAAAAcgMAQAAAAHJDAEAAAABygwBAAAAAcsMgAAAAAHMDIAAAAABzQyAAAAAAc4MgAAAAAHPDIAAAAAB0AyAAAAAAdEMgAAAAAHSDIAAAAABDMcMgAAAAAHIDAEAAAAByQwBAAAAAcoMAQAAAAHLDIAAAAABzAyAAAAAAc0MgAAAAAHODIAAAAABzwyAAAAAAdAMgAAAAAHRDIAAAAAB0gyAAAAAAQoIAADXEwAgvAwAANYTADC9DAAAvhIAEL4MAADWEwAwvwwEAM8TACHZDAEAxhMAIdoMAQDEEwAh4wxAAMgTACH8DCAAxRMAIf0MAQDGEwAhDMcMgAAAAAHIDAEAAAAByQwBAAAAAcoMAQAAAAHLDIAAAAABzAyAAAAAAc0MgAAAAAHODIAAAAABzwyAAAAAAdAMgAAAAAHRDIAAAAAB0gyAAAAAAQa8DAAA2BMAML0MAAC4EgAQvgwAANgTADDjDEAAphMAIf4MAQClEwAh_wwBAKkTACEGvAwAANkTADC9DAAApRIAEL4MAADZEwAw4wxAAMgTACH-DAEAxBMAIf8MAQDGEwAhFMMHAQClEwAhvAwAANoTADC9DAAAnxIAEL4MAADaEwAwwQwEAKQTACGADQQApBMAIYENBACkEwAhgg0CAKgTACGDDQIAqBMAIYQNIADbEwAhhQ0gANsTACGGDQEApRMAIYcNAAHcEwAhiA0AAd0TACGJDQAB3RMAIYoNAAHdEwAhiw0AAd0TACGMDRAA3hMAIY0NEADeEwAhjg0QAN4TACEFFQAAqxMAIBYAAOYTACAXAADmEwAgxwwgAAAAAdIMIADlEwAhBxUAALATACAWAADkEwAgFwAA5BMAIMcMAAEAAAHSDAAB4xMAIdMMAAEAAATUDAABAAAEBxUAAKsTACAWAADiEwAgFwAA4hMAIMcMAAEAAAHSDAAB4RMAIdMMAAEAAAXUDAABAAAFDRUAAKsTACAWAADgEwAgFwAA4BMAICgAAOATACApAADgEwAgxwwQAAAAAc4MEAAAAAHPDBAAAAAB0AwQAAAAAdEMEAAAAAHSDBAA3xMAIdMMEAAAAAXUDBAAAAAFDRUAAKsTACAWAADgEwAgFwAA4BMAICgAAOATACApAADgEwAgxwwQAAAAAc4MEAAAAAHPDBAAAAAB0AwQAAAAAdEMEAAAAAHSDBAA3xMAIdMMEAAAAAXUDBAAAAAFCMcMEAAAAAHODBAAAAABzwwQAAAAAdAMEAAAAAHRDBAAAAAB0gwQAOATACHTDBAAAAAF1AwQAAAABQcVAACrEwAgFgAA4hMAIBcAAOITACDHDAABAAAB0gwAAeETACHTDAABAAAF1AwAAQAABQTHDAABAAAB0gwAAeITACHTDAABAAAF1AwAAQAABQcVAACwEwAgFgAA5BMAIBcAAOQTACDHDAABAAAB0gwAAeMTACHTDAABAAAE1AwAAQAABATHDAABAAAB0gwAAeQTACHTDAABAAAE1AwAAQAABAUVAACrEwAgFgAA5hMAIBcAAOYTACDHDCAAAAAB0gwgAOUTACECxwwgAAAAAdIMIADmEwAhFMMHAQDEEwAhvAwAAOcTADC9DAAAjBIAEL4MAADnEwAwwQwEAM8TACGADQQAzxMAIYENBADPEwAhgg0CAMwTACGDDQIAzBMAIYQNIADoEwAhhQ0gAOgTACGGDQEAxBMAIYcNAAHpEwAhiA0AAeoTACGJDQAB6hMAIYoNAAHqEwAhiw0AAeoTACGMDRAA6xMAIY0NEADrEwAhjg0QAOsTACECxwwgAAAAAdIMIADmEwAhBMcMAAEAAAHSDAAB5BMAIdMMAAEAAATUDAABAAAEBMcMAAEAAAHSDAAB4hMAIdMMAAEAAAXUDAABAAAFCMcMEAAAAAHODBAAAAABzwwQAAAAAdAMEAAAAAHRDBAAAAAB0gwQAOATACHTDBAAAAAF1AwQAAAABQbDBwEAAAABgA0EAAAAAYENBAAAAAGDDQIAAAABhg0BAAAAAYcNAAEAAAEFvAwAAO0TADC9DAAAhhIAEL4MAADtEwAwkA0BAKUTACGRDUAAuxMAIQa2CwAA7xMAILwMAADuEwAwvQwAAPMRABC-DAAA7hMAMJANAQDEEwAhkQ1AAMcTACED-QwAANcRACD6DAAA1xEAIPsMAADXEQAgDIoMAgCoEwAhvAwAAPATADC9DAAA7REAEL4MAADwEwAw4QwBAKkTACH-DAEApRMAIYANBACkEwAhkA0BAKUTACGSDQIAqBMAIZMNQACmEwAhlA1AAKYTACGVDQAAqhMAIA23CwAA8hMAIIoMAgDMEwAhvAwAAPETADC9DAAA1xEAEL4MAADxEwAw4QwBAMYTACH-DAEAxBMAIYANBADPEwAhkA0BAMQTACGSDQIAzBMAIZMNQADIEwAhlA1AAMgTACGVDQAAzRMAIAi2CwAA7xMAILwMAADuEwAwvQwAAPMRABC-DAAA7hMAMJANAQDEEwAhkQ1AAMcTACHqDwAA8xEAIOsPAADzEQAgAv4MAQAAAAGADQQAAAABBrwMAAD0EwAwvQwAANIRABC-DAAA9BMAMOMMQACmEwAh5AwBAKUTACH-DAEApRMAIQa8DAAA9RMAML0MAAC_EQAQvgwAAPUTADDjDEAAyBMAIeQMAQDEEwAh_gwBAMQTACEC5AwBAAAAAf4MAQAAAAEWvAwAAPcTADC9DAAAuREAEL4MAAD3EwAwxAwBAKkTACHjDEAAphMAIf4MAQClEwAhgA0EAKQTACGYDQEApRMAIZkNAgCoEwAhmg0gAMATACGbDQIAqBMAIZwNAAC_EwAgnQ0gAMATACGeDQEAqRMAIZ8NBAD4EwAhoA0EAPgTACGhDQAA1BMAIKINQAC7EwAhow1AALsTACGkDQQA-BMAIaUNBAD4EwAhpg1AAKYTACENFQAAqxMAIBYAAPoTACAXAAD6EwAgKAAAsxMAICkAAPoTACDHDAQAAAABzgwEAAAAAc8MBAAAAAHQDAQAAAAB0QwEAAAAAdIMBAD5EwAh0wwEAAAABdQMBAAAAAUNFQAAqxMAIBYAAPoTACAXAAD6EwAgKAAAsxMAICkAAPoTACDHDAQAAAABzgwEAAAAAc8MBAAAAAHQDAQAAAAB0QwEAAAAAdIMBAD5EwAh0wwEAAAABdQMBAAAAAUIxwwEAAAAAc4MBAAAAAHPDAQAAAAB0AwEAAAAAdEMBAAAAAHSDAQA-hMAIdMMBAAAAAXUDAQAAAAFFrwMAAD7EwAwvQwAAKYRABC-DAAA-xMAMMQMAQDGEwAh4wxAAMgTACH-DAEAxBMAIYANBADPEwAhmA0BAMQTACGZDQIAzBMAIZoNIADFEwAhmw0CAMwTACGcDQAAvxMAIJ0NIADFEwAhng0BAMYTACGfDQQA_BMAIaANBAD8EwAhoQ0AANcTACCiDUAAxxMAIaMNQADHEwAhpA0EAPwTACGlDQQA_BMAIaYNQADIEwAhCMcMBAAAAAHODAQAAAABzwwEAAAAAdAMBAAAAAHRDAQAAAAB0gwEAPoTACHTDAQAAAAF1AwEAAAABQL-DAEAAAABgA0EAAAAAQa8DAAA_hMAML0MAACgEQAQvgwAAP4TADDjDEAAphMAIf4MAQClEwAhpw0BAKUTACEGvAwAAP8TADC9DAAAjREAEL4MAAD_EwAw4wxAAMgTACH-DAEAxBMAIacNAQDEEwAhBbwMAACAFAAwvQwAAIcRABC-DAAAgBQAML8MBACkEwAhpw0BAKUTACEFvAwAAIEUADC9DAAA9BAAEL4MAACBFAAwvwwEAM8TACGnDQEAxBMAIQm8DAAAghQAML0MAADuEAAQvgwAAIIUADCADQQApBMAIagNAQClEwAhqQ0BAKUTACGqDRAAgxQAIasNAQClEwAhrA0EAKQTACENFQAAsBMAIBYAAIUUACAXAACFFAAgKAAAhRQAICkAAIUUACDHDBAAAAABzgwQAAAAAc8MEAAAAAHQDBAAAAAB0QwQAAAAAdIMEACEFAAh0wwQAAAABNQMEAAAAAQNFQAAsBMAIBYAAIUUACAXAACFFAAgKAAAhRQAICkAAIUUACDHDBAAAAABzgwQAAAAAc8MEAAAAAHQDBAAAAAB0QwQAAAAAdIMEACEFAAh0wwQAAAABNQMEAAAAAQIxwwQAAAAAc4MEAAAAAHPDBAAAAAB0AwQAAAAAdEMEAAAAAHSDBAAhRQAIdMMEAAAAATUDBAAAAAECbwMAACGFAAwvQwAANsQABC-DAAAhhQAMIANBADPEwAhqA0BAMQTACGpDQEAxBMAIaoNEACHFAAhqw0BAMQTACGsDQQAzxMAIQjHDBAAAAABzgwQAAAAAc8MEAAAAAHQDBAAAAAB0QwQAAAAAdIMEACFFAAh0wwQAAAABNQMEAAAAAQFgA0EAAAAAagNAQAAAAGpDQEAAAABqg0QAAAAAasNAQAAAAEJvAwAAIkUADC9DAAA1RAAEL4MAACJFAAwgA0EAKQTACGnDQEApRMAIagNAQClEwAhrg0CAKgTACGvDRAAgxQAIbANEACDFAAhCbwMAACKFAAwvQwAAMIQABC-DAAAihQAMIANBADPEwAhpw0BAMQTACGoDQEAxBMAIa4NAgDMEwAhrw0QAIcUACGwDRAAhxQAIQOADQQAAAABpw0BAAAAAagNAQAAAAEIvgYBAKUTACG8DAAAjBQAML0MAAC8EAAQvgwAAIwUADCADQQApBMAIacNAQClEwAhsg0QAIMUACGzDRAAgxQAIQi-BgEAxBMAIbwMAACNFAAwvQwAAKkQABC-DAAAjRQAMIANBADPEwAhpw0BAMQTACGyDRAAhxQAIbMNEACHFAAhA74GAQAAAAGADQQAAAABpw0BAAAAAQzDBwEApRMAIbwMAACPFAAwvQwAAKMQABC-DAAAjxQAMMEMBACkEwAhgA0EAKQTACGBDQQApBMAIYINAgCoEwAhgw0CAKgTACGnDQEApRMAIa8NEACDFAAhsA0QAIMUACEMwwcBAMQTACG8DAAAkBQAML0MAACQEAAQvgwAAJAUADDBDAQAzxMAIYANBADPEwAhgQ0EAM8TACGCDQIAzBMAIYMNAgDMEwAhpw0BAMQTACGvDRAAhxQAIbANEACHFAAhBsMHAQAAAAHBDAQAAAABgA0EAAAAAYENBAAAAAGCDQIAAAABgw0CAAAAAQq8DAAAkhQAML0MAACKEAAQvgwAAJIUADDBDAQApBMAIYANBACkEwAhgQ0EAKQTACG2DQQApBMAIbcNBACkEwAhuA0EAKQTACG5DQEApRMAIQq8DAAAkxQAML0MAAD3DwAQvgwAAJMUADDBDAQAzxMAIYANBADPEwAhgQ0EAM8TACG2DQQAzxMAIbcNBADPEwAhuA0EAM8TACG5DQEAxBMAIQm8DAAAlBQAML0MAADxDwAQvgwAAJQUADC_DAEApRMAIcEMQACmEwAhhg0BAKUTACG6DQEApRMAIbsNAQClEwAhvA1AALsTACEJvAwAAJUUADC9DAAA3g8AEL4MAACVFAAwvwwBAMQTACHBDEAAyBMAIYYNAQDEEwAhug0BAMQTACG7DQEAxBMAIbwNQADHEwAhAoYNAQAAAAG6DQEAAAABCrwMAACXFAAwvQwAANgPABC-DAAAlxQAMMQMAQCpEwAh6AwCAKgTACG-DQEApRMAIb8NQACmEwAhwA0CAKgTACHBDUAAuxMAIcINAACqEwAgCrwMAACYFAAwvQwAAMUPABC-DAAAmBQAMMQMAQDGEwAh6AwCAMwTACG-DQEAxBMAIb8NQADIEwAhwA0CAMwTACHBDUAAxxMAIcINAADNEwAgCrwMAACZFAAwvQwAAL8PABC-DAAAmRQAML8MBACkEwAhvg0BAKUTACHDDUAAphMAIcQNQACmEwAhxQ1AALsTACHGDUAAuxMAIccNAACqEwAgCrwMAACaFAAwvQwAAKwPABC-DAAAmhQAML8MBADPEwAhvg0BAMQTACHDDUAAyBMAIcQNQADIEwAhxQ1AAMcTACHGDUAAxxMAIccNAADNEwAgB8MHAQClEwAhvAwAAJsUADC9DAAApg8AEL4MAACbFAAwyA0BAKUTACHJDQEAqRMAIcoNBAD4EwAhB8MHAQDEEwAhvAwAAJwUADC9DAAAkw8AEL4MAACcFAAwyA0BAMQTACHJDQEAxhMAIcoNBAD8EwAhB7wMAACdFAAwvQwAAI0PABC-DAAAnRQAMIANBACkEwAhlA1AAKYTACGnDQEApRMAIcsNQACmEwAhB7wMAACeFAAwvQwAAPoOABC-DAAAnhQAMIANBADPEwAhlA1AAMgTACGnDQEAxBMAIcsNQADIEwAhAoANBAAAAAGnDQEAAAABFLwMAACgFAAwvQwAAPQOABC-DAAAoBQAMIANBACkEwAhpw0BAKUTACGvDQIAqBMAIcgNAQClEwAhzQ1AAKYTACHODUAAphMAIc8NAgCoEwAh0A0CAKgTACHRDQIAqBMAIdINAgCoEwAh0w0CAKgTACHUDQIAqBMAIdUNAgCoEwAh1g0CAKgTACHXDSAAwBMAIdgNAQClEwAh2Q1AAKYTACEUvAwAAKEUADC9DAAA4Q4AEL4MAAChFAAwgA0EAM8TACGnDQEAxBMAIa8NAgDMEwAhyA0BAMQTACHNDUAAyBMAIc4NQADIEwAhzw0CAMwTACHQDQIAzBMAIdENAgDMEwAh0g0CAMwTACHTDQIAzBMAIdQNAgDMEwAh1Q0CAMwTACHWDQIAzBMAIdcNIADFEwAh2A0BAMQTACHZDUAAyBMAIQOADQQAAAABpw0BAAAAAc0NQAAAAAEHvAwAAKMUADC9DAAA2w4AEL4MAACjFAAwvwwCAKgTACHbDQEApRMAIdwNAADUEwAg3Q1AAKYTACEHvAwAAKQUADC9DAAAyA4AEL4MAACkFAAwvwwCAMwTACHbDQEAxBMAIdwNAADXEwAg3Q1AAMgTACEGgAMBAKUTACG8DAAApRQAML0MAADCDgAQvgwAAKUUADC_DAQApBMAIcEMQACmEwAhBoADAQDEEwAhvAwAAKYUADC9DAAArw4AEL4MAACmFAAwvwwEAM8TACHBDEAAyBMAIRC8DAAApxQAML0MAACpDgAQvgwAAKcUADC_DAQApBMAIcEMQACmEwAhgA0EAKQTACGBDQQA-BMAIacNAQClEwAhyA0BAKUTACHeDQAAqBQAIN8NAACoFAAg4A0gAMATACHhDSAAwBMAIeINBACkEwAh4w0EAKQTACHkDQQA-BMAIQTHDAIAAAAF9gwCAAAAAfcMAgAAAAT4DAIAAAAEELwMAACpFAAwvQwAAJYOABC-DAAAqRQAML8MBADPEwAhwQxAAMgTACGADQQAzxMAIYENBAD8EwAhpw0BAMQTACHIDQEAxBMAId4NAACoFAAg3w0AAKgUACDgDSAAxRMAIeENIADFEwAh4g0EAM8TACHjDQQAzxMAIeQNBAD8EwAhCbwMAACqFAAwvQwAAJAOABC-DAAAqhQAMIANBACkEwAhpw0BAKUTACG-DQQApBMAIdENAACoFAAg1g0AAKgUACDlDQAAqBQAIAm8DAAAqxQAML0MAAD9DQAQvgwAAKsUADCADQQAzxMAIacNAQDEEwAhvg0EAM8TACHRDQAAqBQAINYNAACoFAAg5Q0AAKgUACACgA0EAAAAAacNAQAAAAEGvAwAAK0UADC9DAAA9w0AEL4MAACtFAAwpw0BAKUTACHmDQAB3BMAIecNAAHcEwAhBrwMAACuFAAwvQwAAOQNABC-DAAArhQAMKcNAQDEEwAh5g0AAekTACHnDQAB6RMAIQKnDQEAAAAB5g0AAQAAARm8DAAAsBQAML0MAADeDQAQvgwAALAUADDdDAEApRMAIYANBACkEwAhpw0BAKUTACGvDQIAqBMAIc8NAgCoEwAh0A0CAKgTACHRDQIAqBMAIdINAgCoEwAh0w0CAKgTACHUDQIAqBMAIdUNAgCoEwAh1g0CAKgTACHXDSAAwBMAIdgNAQClEwAh5g0AAdwTACHpDQAA1BMAIOoNAQClEwAh6w0BAKUTACHsDQAB3BMAIe0NBACkEwAh7g0EAPgTACHvDUAAphMAIRm8DAAAsRQAML0MAADLDQAQvgwAALEUADDdDAEAxBMAIYANBADPEwAhpw0BAMQTACGvDQIAzBMAIc8NAgDMEwAh0A0CAMwTACHRDQIAzBMAIdINAgDMEwAh0w0CAMwTACHUDQIAzBMAIdUNAgDMEwAh1g0CAMwTACHXDSAAxRMAIdgNAQDEEwAh5g0AAekTACHpDQAA1xMAIOoNAQDEEwAh6w0BAMQTACHsDQAB6RMAIe0NBADPEwAh7g0EAPwTACHvDUAAyBMAIQKADQQAAAABpw0BAAAAAQu8DAAAsxQAML0MAADFDQAQvgwAALMUADCADQQApBMAIfANAQClEwAh8Q0EAKQTACHyDQEApRMAIfMNAAC_EwAg9A0CAKgTACH1DUAAphMAIfYNQAC7EwAhC7wMAAC0FAAwvQwAALINABC-DAAAtBQAMIANBADPEwAh8A0BAMQTACHxDQQAzxMAIfINAQDEEwAh8w0AAL8TACD0DQIAzBMAIfUNQADIEwAh9g1AAMcTACEDgA0EAAAAAfANAQAAAAHxDQQAAAABB7wMAAC2FAAwvQwAAKwNABC-DAAAthQAMOMMQACmEwAh5AwBAKUTACGHDQEApRMAIfgNAQClEwAhB7wMAAC3FAAwvQwAAJkNABC-DAAAtxQAMOMMQADIEwAh5AwBAMQTACGHDQEAxBMAIfgNAQDEEwAhCLwMAAC4FAAwvQwAAJMNABC-DAAAuBQAMOMMQACmEwAh-Q0BAKUTACH6DQEApRMAIfsNAQClEwAh_A1AALsTACEIvAwAALkUADC9DAAAgA0AEL4MAAC5FAAw4wxAAMgTACH5DQEAxBMAIfoNAQDEEwAh-w0BAMQTACH8DUAAxxMAIQa8DAAAuhQAML0MAAD6DAAQvgwAALoUADDjDEAAphMAIf4MAQClEwAh-w0BAKUTACEGvAwAALsUADC9DAAA5wwAEL4MAAC7FAAw4wxAAMgTACH-DAEAxBMAIfsNAQDEEwAhDrwMAAC8FAAwvQwAAOEMABC-DAAAvBQAMOMMQACmEwAh5AwBAKkTACGADQQApBMAIfENEACDFAAh-A0BAKUTACH9DQEApRMAIf4NEACDFAAh_w0BAKUTACGADkAAphMAIYEOAQCpEwAhgg4AAL8TACAOvAwAAL0UADC9DAAAzgwAEL4MAAC9FAAw4wxAAMgTACHkDAEAxhMAIYANBADPEwAh8Q0QAIcUACH4DQEAxBMAIf0NAQDEEwAh_g0QAIcUACH_DQEAxBMAIYAOQADIEwAhgQ4BAMYTACGCDgAAvxMAIAa8DAAAvhQAML0MAADIDAAQvgwAAL4UADCADQQApBMAIYENBACkEwAhgw4BAKUTACEGvAwAAL8UADC9DAAAtQwAEL4MAAC_FAAwgA0EAM8TACGBDQQAzxMAIYMOAQDEEwAhDrwMAADAFAAwvQwAAK8MABC-DAAAwBQAMP4MAQClEwAhgA0EAKQTACGBDQQApBMAIYMNAgCoEwAhhw0BAKUTACGYDQEApRMAIfgNAQClEwAhgA5AAKYTACGDDgEApRMAIYQOEACDFAAhhQ5AAKYTACEOvAwAAMEUADC9DAAAnAwAEL4MAADBFAAw_gwBAMQTACGADQQAzxMAIYENBADPEwAhgw0CAMwTACGHDQEAxBMAIZgNAQDEEwAh-A0BAMQTACGADkAAyBMAIYMOAQDEEwAhhA4QAIcUACGFDkAAyBMAIQOADQQAAAABgw0CAAAAAYcNAQAAAAEOvAwAAMMUADC9DAAAlgwAEL4MAADDFAAw_gwBAKUTACGTDUAAuxMAIYcOAQClEwAhiA5AAKYTACGJDiAAwBMAIYoOAQCpEwAhiw5AALsTACGMDiAAwBMAIY0OQAC7EwAhjg5AALsTACGPDgAAqhMAIA28DAAAxBQAML0MAACADAAQvgwAAMQUADDEDAEAqRMAIf4MAQClEwAhgA0EAKQTACGaDSAAwBMAIZsNAgCoEwAhnA0AAL8TACCeDQEAqRMAIaENAADUEwAg5w0AAd0TACGQDgQA-BMAIQyKDAIAqBMAIbwMAADFFAAwvQwAAOoLABC-DAAAxRQAMOEMAQCpEwAh_gwBAKUTACGQDQEApRMAIZMNQACmEwAhlA1AALsTACGIDkAAphMAIYsOQAC7EwAhjA4gAMATACEOxAcAAMcUACDFBwAAyBQAIIoMAgDMEwAhvAwAAMYUADC9DAAA1wsAEL4MAADGFAAw4QwBAMYTACH-DAEAxBMAIZANAQDEEwAhkw1AAMgTACGUDUAAxxMAIYgOQADIEwAhiw5AAMcTACGMDiAAxRMAIQP5DAAAzAsAIPoMAADMCwAg-wwAAMwLACAD-QwAANALACD6DAAA0AsAIPsMAADQCwAgAv4MAQAAAAGHDgEAAAABD8MHAADLFAAgvAwAAMoUADC9DAAA0AsAEL4MAADKFAAw_gwBAMQTACGTDUAAxxMAIYcOAQDEEwAhiA5AAMgTACGJDiAAxRMAIYoOAQDGEwAhiw5AAMcTACGMDiAAxRMAIY0OQADHEwAhjg5AAMcTACGPDgAAzRMAIBDEBwAAxxQAIMUHAADIFAAgigwCAMwTACG8DAAAxhQAML0MAADXCwAQvgwAAMYUADDhDAEAxhMAIf4MAQDEEwAhkA0BAMQTACGTDUAAyBMAIZQNQADHEwAhiA5AAMgTACGLDkAAxxMAIYwOIADFEwAh6g8AANcLACDrDwAA1wsAIAL-DAEAAAABgA0EAAAAAQ7DBwAAyxQAILwMAADNFAAwvQwAAMwLABC-DAAAzRQAMMQMAQDGEwAh_gwBAMQTACGADQQAzxMAIZoNIADFEwAhmw0CAMwTACGcDQAAvxMAIJ4NAQDGEwAhoQ0AANcTACDnDQAB6hMAIZAOBAD8EwAhDrwMAADOFAAwvQwAAMcLABC-DAAAzhQAMMEMQACmEwAh2QwBAKkTACHhDAEAqRMAIf4MAQClEwAhlA1AAKYTACGSDgEApRMAIZMOAQClEwAhlA4AAL8TACCVDkAAuxMAIZYOAQCpEwAhlw4AAKoTACAJgQMCAKgTACG8DAAAzxQAML0MAACxCwAQvgwAAM8UADDkDAEApRMAIZIOAQClEwAhmA5AAKYTACGZDiAAwBMAIZoOQAC7EwAhC4EDAgDMEwAhuwYAANEUACDCBgAA0hQAILwMAADQFAAwvQwAAIoKABC-DAAA0BQAMOQMAQDEEwAhkg4BAMQTACGYDkAAyBMAIZkOIADFEwAhmg5AAMcTACEOuwYAANcTACC8BgAA3BQAIL0GAADdFAAgwAYAAN4UACDBBgAA3xQAILwMAADbFAAwvQwAAJUKABC-DAAA2xQAML8MAQDEEwAh4wxAAMgTACHkDAEAxBMAIfgNAQDEEwAh6g8AAJUKACDrDwAAlQoAIAP5DAAAjAoAIPoMAACMCgAg-wwAAIwKACAHvAwAANMUADC9DAAAmQsAEL4MAADTFAAw_gwBAKUTACHNDUAAphMAIZsOAQClEwAhnA4CAKgTACEHvAwAANQUADC9DAAAhgsAEL4MAADUFAAw_gwBAMQTACHNDUAAyBMAIZsOAQDEEwAhnA4CAMwTACED_gwBAAAAAc0NQAAAAAGbDgEAAAABB7wMAADWFAAwvQwAAIALABC-DAAA1hQAMM0NQACmEwAhmw4BAKUTACGeDgQApBMAIZ8OBACkEwAhCbwMAADXFAAwvQwAAOoKABC-DAAA1xQAMOMMQACmEwAh5AwBAKUTACGSDgEApRMAIZsOAQClEwAhoA5AALsTACGhDgIAqBMAIQe8DAAA2BQAML0MAADUCgAQvgwAANgUADCSDgEApRMAIaIOAQClEwAhow4BAKUTACGkDkAAphMAIQ28DAAA2RQAML0MAAC-CgAQvgwAANkUADC_DAEApRMAIcQMAQCpEwAh4wxAAKYTACHkDAEApRMAIegMAgCoEwAhwQ1AALsTACHvDUAAphMAIZIOAQClEwAhpQ4BAKUTACGmDgAAqhMAIAi7BgAA1BMAILwMAADaFAAwvQwAAKgKABC-DAAA2hQAML8MAQClEwAh4wxAAKYTACHkDAEApRMAIfgNAQClEwAhDLsGAADXEwAgvAYAANwUACC9BgAA3RQAIMAGAADeFAAgwQYAAN8UACC8DAAA2xQAML0MAACVCgAQvgwAANsUADC_DAEAxBMAIeMMQADIEwAh5AwBAMQTACH4DQEAxBMAIQP5DAAA-QkAIPoMAAD5CQAg-wwAAPkJACAD-QwAAP0JACD6DAAA_QkAIPsMAAD9CQAgA_kMAACBCgAg-gwAAIEKACD7DAAAgQoAIA2BAwIAzBMAIbsGAADRFAAgwgYAANIUACC8DAAA0BQAML0MAACKCgAQvgwAANAUADDkDAEAxBMAIZIOAQDEEwAhmA5AAMgTACGZDiAAxRMAIZoOQADHEwAh6g8AAIoKACDrDwAAigoAIAL-DAEAAAABkg4BAAAAAQ_BBgAA4hQAILwMAADhFAAwvQwAAIwKABC-DAAA4RQAMMEMQADIEwAh2QwBAMYTACHhDAEAxhMAIf4MAQDEEwAhlA1AAMgTACGSDgEAxBMAIZMOAQDEEwAhlA4AAL8TACCVDkAAxxMAIZYOAQDGEwAhlw4AAM0TACANgQMCAMwTACG7BgAA0RQAIMIGAADSFAAgvAwAANAUADC9DAAAigoAEL4MAADQFAAw5AwBAMQTACGSDgEAxBMAIZgOQADIEwAhmQ4gAMUTACGaDkAAxxMAIeoPAACKCgAg6w8AAIoKACADmw4BAAAAAZ4OBAAAAAGfDgQAAAABCL4GAADlFAAgvAwAAOQUADC9DAAAhQoAEL4MAADkFAAwzQ1AAMgTACGbDgEAxBMAIZ4OBADPEwAhnw4EAM8TACENuwYAANEUACC_BgAA5xQAILwMAADmFAAwvQwAAIEKABC-DAAA5hQAMOMMQADIEwAh5AwBAMQTACGSDgEAxBMAIZsOAQDEEwAhoA5AAMcTACGhDgIAzBMAIeoPAACBCgAg6w8AAIEKACALuwYAANEUACC_BgAA5xQAILwMAADmFAAwvQwAAIEKABC-DAAA5hQAMOMMQADIEwAh5AwBAMQTACGSDgEAxBMAIZsOAQDEEwAhoA5AAMcTACGhDgIAzBMAIQP5DAAAhQoAIPoMAACFCgAg-wwAAIUKACACkg4BAAAAAaIOAQAAAAEIuwYAANEUACC8DAAA6RQAML0MAAD9CQAQvgwAAOkUADCSDgEAxBMAIaIOAQDEEwAhow4BAMQTACGkDkAAyBMAIQ67BgAA0RQAILwMAADqFAAwvQwAAPkJABC-DAAA6hQAML8MAQDEEwAhxAwBAMYTACHjDEAAyBMAIeQMAQDEEwAh6AwCAMwTACHBDUAAxxMAIe8NQADIEwAhkg4BAMQTACGlDgEAxBMAIaYOAADNEwAgBrwMAADrFAAwvQwAAPQJABC-DAAA6xQAMKoOAQClEwAhqw4CAKgTACGsDgAB3BMAIQi8DAAA7BQAML0MAADeCQAQvgwAAOwUADD-DAEApRMAIYwNEADeEwAh2w0CAKgTACGqDgEApRMAIa0OAgCoEwAhGrwMAADtFAAwvQwAAMgJABC-DAAA7RQAML8MAQClEwAh4wxAAKYTACHkDAEApRMAIYwNAQCpEwAhlQ0CAKgTACGYDQEApRMAIaINQAC7EwAhuw0BAKkTACHNDQQA-BMAIewNAQCpEwAh_w0BAKkTACGSDgEAqRMAIa4OAQClEwAhrw4BAKUTACGwDhAA3hMAIbEOEADeEwAhsg4CAKcTACGzDgAB3RMAIbQOAgCnEwAhtQ4QAN4TACG2DgQA-BMAIbcOAACqEwAguA4BAKkTACEciQYAAO8UACCKBgAA8BQAILwMAADuFAAwvQwAALUJABC-DAAA7hQAML8MAQDEEwAh4wxAAMgTACHkDAEAxBMAIYwNAQDGEwAhlQ0CAMwTACGYDQEAxBMAIaINQADHEwAhuw0BAMYTACHNDQQA_BMAIewNAQDGEwAh_w0BAMYTACGSDgEAxhMAIa4OAQDEEwAhrw4BAMQTACGwDhAA6xMAIbEOEADrEwAhsg4CAMsTACGzDgAB6hMAIbQOAgDLEwAhtQ4QAOsTACG2DgQA_BMAIbcOAADNEwAguA4BAMYTACED-QwAAKoJACD6DAAAqgkAIPsMAACqCQAgA_kMAACuCQAg-gwAAK4JACD7DAAArgkAIAKqDgEAAAABqw4CAAAAAQeIBgAA8xQAILwMAADyFAAwvQwAAK4JABC-DAAA8hQAMKoOAQDEEwAhqw4CAMwTACGsDgAB6RMAIR6JBgAA7xQAIIoGAADwFAAgvAwAAO4UADC9DAAAtQkAEL4MAADuFAAwvwwBAMQTACHjDEAAyBMAIeQMAQDEEwAhjA0BAMYTACGVDQIAzBMAIZgNAQDEEwAhog1AAMcTACG7DQEAxhMAIc0NBAD8EwAh7A0BAMYTACH_DQEAxhMAIZIOAQDGEwAhrg4BAMQTACGvDgEAxBMAIbAOEADrEwAhsQ4QAOsTACGyDgIAyxMAIbMOAAHqEwAhtA4CAMsTACG1DhAA6xMAIbYOBAD8EwAhtw4AAM0TACC4DgEAxhMAIeoPAAC1CQAg6w8AALUJACACqg4BAAAAAa0OAgAAAAEJiAYAAPMUACC8DAAA9RQAML0MAACqCQAQvgwAAPUUADD-DAEAxBMAIYwNEADrEwAh2w0CAMwTACGqDgEAxBMAIa0OAgDMEwAhCLwMAAD2FAAwvQwAAKUJABC-DAAA9hQAML8MAQClEwAh4wxAAKYTACGADkAAphMAIZsOAAHcEwAhrg4BAKUTACEKvAwAAPcUADC9DAAAjwkAEL4MAAD3FAAwrg4BAKUTACG7DgIAqBMAIbwOAgCoEwAhvQ4CAKgTACG-DgAAvxMAIL8OAADUEwAgwA4BAKUTACEItwsCAKgTACG8DAAA-BQAML0MAAD5CAAQvgwAAPgUADC7DQEApRMAIa4OAQClEwAhwQ4CAKcTACHCDgEApRMAIReAAwEApRMAIbcLAgCoEwAhvAwAAPkUADC9DAAA4wgAEL4MAAD5FAAw_gwBAKkTACHPDQIApxMAIdgNAQCpEwAhkw4BAKkTACGiDgEAqRMAIa4OAQClEwAhuw4CAKcTACHADiAA2xMAIcEOAgCoEwAhww4BAKUTACHEDgEAqRMAIcUOAgCnEwAhxg4AAKoTACDHDgEAqRMAIcgOAQCpEwAhyQ4AAL8TACDKDiAA2xMAIcsOAgCnEwAhBrwMAAD6FAAwvQwAAM0IABC-DAAA-hQAMKsOAgCoEwAhrA4AAdwTACGuDgEApRMAIRu7BgAAqhMAILwMAAD7FAAwvQwAALcIABC-DAAA-xQAML8MAQClEwAhwQwEAPgTACHjDEAAphMAIeQMAQClEwAhgA0EAPgTACGYDQEApRMAIbsNAQCpEwAhxw0AAKoTACD4DQEApRMAIYAOQACmEwAhkg4BAKkTACHMDgEApRMAIc0OIADAEwAhzg4BAKkTACHPDgEAqRMAIdAOAACqEwAg0Q4AAKoTACDSDgAA1BMAINMOIADAEwAh1A4AAL8TACDVDgIAqBMAIdYOQAC7EwAh1w5AALsTACEgowUAAP0UACCkBQAA_hQAIKUFAAD_FAAgpgUAAIAVACCnBQAAgRUAILsGAADNEwAgvAwAAPwUADC9DAAApAgAEL4MAAD8FAAwvwwBAMQTACHBDAQA_BMAIeMMQADIEwAh5AwBAMQTACGADQQA_BMAIZgNAQDEEwAhuw0BAMYTACHHDQAAzRMAIPgNAQDEEwAhgA5AAMgTACGSDgEAxhMAIcwOAQDEEwAhzQ4gAMUTACHODgEAxhMAIc8OAQDGEwAh0A4AAM0TACDRDgAAzRMAINIOAADXEwAg0w4gAMUTACHUDgAAvxMAINUOAgDMEwAh1g5AAMcTACHXDkAAxxMAIQP5DAAAiggAIPoMAACKCAAg-wwAAIoIACAD-QwAAI4IACD6DAAAjggAIPsMAACOCAAgA_kMAACSCAAg-gwAAJIIACD7DAAAkggAIAP5DAAAlggAIPoMAACWCAAg-wwAAJYIACAD-QwAAJoIACD6DAAAmggAIPsMAACaCAAgCaIFAACDFQAgvAwAAIIVADC9DAAAmggAEL4MAACCFQAwvwwBAMQTACHjDEAAyBMAIYAOQADIEwAhmw4AAekTACGuDgEAxBMAISKjBQAA_RQAIKQFAAD-FAAgpQUAAP8UACCmBQAAgBUAIKcFAACBFQAguwYAAM0TACC8DAAA_BQAML0MAACkCAAQvgwAAPwUADC_DAEAxBMAIcEMBAD8EwAh4wxAAMgTACHkDAEAxBMAIYANBAD8EwAhmA0BAMQTACG7DQEAxhMAIccNAADNEwAg-A0BAMQTACGADkAAyBMAIZIOAQDGEwAhzA4BAMQTACHNDiAAxRMAIc4OAQDGEwAhzw4BAMYTACHQDgAAzRMAINEOAADNEwAg0g4AANcTACDTDiAAxRMAIdQOAAC_EwAg1Q4CAMwTACHWDkAAxxMAIdcOQADHEwAh6g8AAKQIACDrDwAApAgAIAKuDgEAAAABuw4CAAAAAQuiBQAAgxUAILwMAACFFQAwvQwAAJYIABC-DAAAhRUAMK4OAQDEEwAhuw4CAMwTACG8DgIAzBMAIb0OAgDMEwAhvg4AAL8TACC_DgAA1xMAIMAOAQDEEwAhA7cLAgAAAAG7DQEAAAABrg4BAAAAAQmiBQAAgxUAILcLAgDMEwAhvAwAAIcVADC9DAAAkggAEL4MAACHFQAwuw0BAMQTACGuDgEAxBMAIcEOAgDLEwAhwg4BAMQTACECrg4BAAAAAcEOAgAAAAEYgAMBAMQTACGiBQAAgxUAILcLAgDMEwAhvAwAAIkVADC9DAAAjggAEL4MAACJFQAw_gwBAMYTACHPDQIAyxMAIdgNAQDGEwAhkw4BAMYTACGiDgEAxhMAIa4OAQDEEwAhuw4CAMsTACHADiAA6BMAIcEOAgDMEwAhww4BAMQTACHEDgEAxhMAIcUOAgDLEwAhxg4AAM0TACDHDgEAxhMAIcgOAQDGEwAhyQ4AAL8TACDKDiAA6BMAIcsOAgDLEwAhAqsOAgAAAAGuDgEAAAABB6IFAACDFQAgvAwAAIsVADC9DAAAiggAEL4MAACLFQAwqw4CAMwTACGsDgAB6RMAIa4OAQDEEwAhCMMHAQClEwAhvAwAAIwVADC9DAAAhQgAEL4MAACMFQAwgA0EAKQTACGBDQQApBMAIYINAgCoEwAh3A4gAMATACEIwwcBAMQTACG8DAAAjRUAML0MAADyBwAQvgwAAI0VADCADQQAzxMAIYENBADPEwAhgg0CAMwTACHcDiAAxRMAIQTDBwEAAAABgA0EAAAAAYENBAAAAAGCDQIAAAABDooMAgCoEwAhvAwAAI8VADC9DAAA7AcAEL4MAACPFQAwwQxAAKYTACGADQQApBMAIYENBACkEwAhgg0CAKgTACGHDQEAqRMAIbsNAQClEwAhgw4BAKUTACHeDgQA-BMAId8OQACmEwAh4A5AALsTACEOigwCAMwTACG8DAAAkBUAML0MAADZBwAQvgwAAJAVADDBDEAAyBMAIYANBADPEwAhgQ0EAM8TACGCDQIAzBMAIYcNAQDGEwAhuw0BAMQTACGDDgEAxBMAId4OBAD8EwAh3w5AAMgTACHgDkAAxxMAIQOADQQAAAABgQ0EAAAAAYINAgAAAAEFvAwAAJIVADC9DAAA0wcAEL4MAACSFQAw_gwBAKUTACHiDgIAqBMAIQW8DAAAkxUAML0MAADABwAQvgwAAJMVADD-DAEAxBMAIeIOAgDMEwAhB8MHAQClEwAhvAwAAJQVADC9DAAAugcAEL4MAACUFQAwvA4CAKgTACG-DgAA1BMAIOMOAQClEwAhB8MHAQDEEwAhvAwAAJUVADC9DAAApwcAEL4MAACVFQAwvA4CAMwTACG-DgAA1xMAIOMOAQDEEwAhCMMHAQClEwAhvAwAAJYVADC9DAAAoQcAEL4MAACWFQAwgA0EAKQTACHkDgEApRMAIeUOAgCoEwAh5g4CAKgTACEIwwcBAMQTACG8DAAAlxUAML0MAACOBwAQvgwAAJcVADCADQQAzxMAIeQOAQDEEwAh5Q4CAMwTACHmDgIAzBMAIQLDBwEAAAABgA0EAAAAAQfDBwEApRMAIbwMAACZFQAwvQwAAIgHABC-DAAAmRUAMIANBACkEwAh5w0AAdwTACHoDgQApBMAIQfDBwEAxBMAIbwMAACaFQAwvQwAAPUGABC-DAAAmhUAMIANBADPEwAh5w0AAekTACHoDgQAzxMAIQPDBwEAAAABgA0EAAAAAegOBAAAAAEIwwcBAKUTACG8DAAAnBUAML0MAADvBgAQvgwAAJwVADCADQQApBMAIZkNAgCoEwAhoA0EAKQTACHnDQAB3RMAIQjDBwEAxBMAIbwMAACdFQAwvQwAANwGABC-DAAAnRUAMIANBADPEwAhmQ0CAMwTACGgDQQAzxMAIecNAAHqEwAhAsMHAQAAAAGADQQAAAABFMMHAQClEwAhvAwAAJ8VADC9DAAA1gYAEL4MAACfFQAwwQwEAKQTACGADQQApBMAIYENBACkEwAhgg0CAKgTACGDDQIAqBMAIYQNIADbEwAhhQ0gANsTACGGDQEApRMAIYcNAAHcEwAhiA0AAd0TACGJDQAB3RMAIYoNAAHdEwAhiw0AAd0TACGMDRAA3hMAIY0NEADeEwAhjg0QAN4TACEUwwcBAMQTACG8DAAAoBUAML0MAADDBgAQvgwAAKAVADDBDAQAzxMAIYANBADPEwAhgQ0EAM8TACGCDQIAzBMAIYMNAgDMEwAhhA0gAOgTACGFDSAA6BMAIYYNAQDEEwAhhw0AAekTACGIDQAB6hMAIYkNAAHqEwAhig0AAeoTACGLDQAB6hMAIYwNEADrEwAhjQ0QAOsTACGODRAA6xMAIQbDBwEAAAABgA0EAAAAAYENBAAAAAGDDQIAAAABhg0BAAAAAYcNAAEAAAEJvAwAAKIVADC9DAAAvQYAEL4MAACiFQAwgA0EAKQTACHrDgQApBMAIewOAQClEwAh7Q4BAKUTACHuDgQApBMAIe8OBAD4EwAhCbwMAACjFQAwvQwAAKoGABC-DAAAoxUAMIANBADPEwAh6w4EAM8TACHsDgEAxBMAIe0OAQDEEwAh7g4EAM8TACHvDgQA_BMAIQKADQQAAAAB6w4EAAAAAQu8DAAApRUAML0MAACkBgAQvgwAAKUVADCADQQApBMAIfEOQAC7EwAh8g4BAKkTACHzDgQA-BMAIfQOQAC7EwAh9Q5AALsTACH2DgQA-BMAIfcOQAC7EwAhC7wMAACmFQAwvQwAAJEGABC-DAAAphUAMIANBADPEwAh8Q5AAMcTACHyDgEAxhMAIfMOBAD8EwAh9A5AAMcTACH1DkAAxxMAIfYOBAD8EwAh9w5AAMcTACEJvAwAAKcVADC9DAAAiwYAEL4MAACnFQAwxAwBAKUTACHdDAIApxMAIeYMAQClEwAhgA0EAKQTACGjDUAAphMAIZgOQACmEwAhCbwMAACoFQAwvQwAAPgFABC-DAAAqBUAMMQMAQDEEwAh3QwCAMsTACHmDAEAxBMAIYANBADPEwAhow1AAMgTACGYDkAAyBMAIQLmDAEAAAABgA0EAAAAAQe8DAAAqhUAML0MAADyBQAQvgwAAKoVADCADQQApBMAIYENBACkEwAh-Q4EAKQTACH6DiAAwBMAIQe8DAAAqxUAML0MAADfBQAQvgwAAKsVADCADQQAzxMAIYENBADPEwAh-Q4EAM8TACH6DiAAxRMAIRS8DAAArBUAML0MAADZBQAQvgwAAKwVADDEDAEAqRMAIfIMQAC7EwAhgA0EAKQTACGBDQQA-BMAIZgNAQClEwAh7w1AAKYTACGDDgEAqRMAIfkOBAD4EwAh-w4EAPgTACH8DgQA-BMAIf0OBAD4EwAh_g4BAKkTACH_DgQA-BMAIYAPAQCpEwAhgQ8EAPgTACGCDwQA-BMAIYMPQAC7EwAhFLwMAACtFQAwvQwAAMYFABC-DAAArRUAMMQMAQDGEwAh8gxAAMcTACGADQQAzxMAIYENBAD8EwAhmA0BAMQTACHvDUAAyBMAIYMOAQDGEwAh-Q4EAPwTACH7DgQA_BMAIfwOBAD8EwAh_Q4EAPwTACH-DgEAxhMAIf8OBAD8EwAhgA8BAMYTACGBDwQA_BMAIYIPBAD8EwAhgw9AAMcTACEGvAwAAK4VADC9DAAAwAUAEL4MAACuFQAw_gwBAKUTACGiDgEApRMAIYQPQACmEwAhBrwMAACvFQAwvQwAAK0FABC-DAAArxUAMP4MAQDEEwAhog4BAMQTACGED0AAyBMAIQqBAwAA1BMAILwMAACwFQAwvQwAAKcFABC-DAAAsBUAMMUNQAC7EwAh8Q0CAKgTACH4DQEApRMAIYUPAQClEwAhhg8BAKUTACGHD0AAuxMAIQqBAwAA1xMAILwMAACxFQAwvQwAAJQFABC-DAAAsRUAMMUNQADHEwAh8Q0CAMwTACH4DQEAxBMAIYUPAQDEEwAhhg8BAMQTACGHD0AAxxMAIQL4DQEAAAABhQ8BAAAAAQe8DAAAsxUAML0MAACOBQAQvgwAALMVADD-DAEApRMAIfgNAQClEwAhhg8BAKUTACGJD0AAphMAIQe8DAAAtBUAML0MAAD7BAAQvgwAALQVADD-DAEAxBMAIfgNAQDEEwAhhg8BAMQTACGJD0AAyBMAIQP-DAEAAAAB-A0BAAAAAYYPAQAAAAEJvAwAALYVADC9DAAA9QQAEL4MAAC2FQAw_gwBAKUTACH4DQEApRMAIdIOIADAEwAhhw9AALsTACGLDyAAwBMAIYwPQACmEwAhFbwMAAC3FQAwvQwAAN8EABC-DAAAtxUAMOMMQACmEwAhgA0EAKQTACGBDQQApBMAIYcNAQClEwAhmA0BAKUTACHFDUAAuxMAIfENAgCoEwAh-A0BAKUTACGDDgEApRMAIYUPAQClEwAhhg8BAKUTACGHD0AAuxMAIY0PEACDFAAhjg8BAKkTACGPD0AAphMAIZAPIADAEwAhkQ8gAMATACGSDyAAwBMAIRaBAwAAuRUAILwMAAC4FQAwvQwAAMwEABC-DAAAuBUAMOMMQADIEwAhgA0EAM8TACGBDQQAzxMAIYcNAQDEEwAhmA0BAMQTACHFDUAAxxMAIfENAgDMEwAh-A0BAMQTACGDDgEAxBMAIYUPAQDEEwAhhg8BAMQTACGHD0AAxxMAIY0PEACHFAAhjg8BAMYTACGPD0AAyBMAIZAPIADFEwAhkQ8gAMUTACGSDyAAxRMAIQP5DAAAxgQAIPoMAADGBAAg-wwAAMYEACAKgAMAALsVACC8DAAAuhUAML0MAADGBAAQvgwAALoVADD-DAEAxBMAIfgNAQDEEwAh0g4gAMUTACGHD0AAxxMAIYsPIADFEwAhjA9AAMgTACEYgQMAALkVACC8DAAAuBUAML0MAADMBAAQvgwAALgVADDjDEAAyBMAIYANBADPEwAhgQ0EAM8TACGHDQEAxBMAIZgNAQDEEwAhxQ1AAMcTACHxDQIAzBMAIfgNAQDEEwAhgw4BAMQTACGFDwEAxBMAIYYPAQDEEwAhhw9AAMcTACGNDxAAhxQAIY4PAQDGEwAhjw9AAMgTACGQDyAAxRMAIZEPIADFEwAhkg8gAMUTACHqDwAAzAQAIOsPAADMBAAgDggAANQTACC8DAAAvBUAML0MAADBBAAQvgwAALwVADDBDAQApBMAIYANBACkEwAhgQ0EAKQTACGDDQIAqBMAIYYNAQClEwAhhw0BAKUTACH4DQEApRMAIYMOAQClEwAhkw8BAKUTACGUDwEApRMAIQ4IAADXEwAgvAwAAL0VADC9DAAArgQAEL4MAAC9FQAwwQwEAM8TACGADQQAzxMAIYENBADPEwAhgw0CAMwTACGGDQEAxBMAIYcNAQDEEwAh-A0BAMQTACGDDgEAxBMAIZMPAQDEEwAhlA8BAMQTACEDgA0EAAAAAYMNAgAAAAGHDQEAAAABBQgAAdwTACG8DAAAvxUAML0MAACoBAAQvgwAAL8VADDsDgAB3BMAIQYIAAHpEwAhzgIAAMEVACC8DAAAwBUAML0MAACVBAAQvgwAAMAVADDsDgAB6RMAIQP5DAAA-QMAIPoMAAD5AwAg-wwAAPkDACAIvAwAAMIVADC9DAAAjwQAEL4MAADCFQAwtA4AAd0TACGVDwIAqBMAIZYPAgCoEwAhlw8BAKUTACGYDwAB3BMAIQnPAgAAxBUAILwMAADDFQAwvQwAAPkDABC-DAAAwxUAMLQOAAHqEwAhlQ8CAMwTACGWDwIAzBMAIZcPAQDEEwAhmA8AAekTACEICAAB6RMAIc4CAADBFQAgvAwAAMAVADC9DAAAlQQAEL4MAADAFQAw7A4AAekTACHqDwAAlQQAIOsPAACVBAAgApUPAgAAAAGWDwIAAAABEqQFAgCoEwAhigYAAd0TACG8DAAAxhUAML0MAAD0AwAQvgwAAMYVADDBDEAAphMAIewNAQClEwAh_w0BAKUTACGzDgEApRMAIbcOAADUEwAguA4BAKUTACHrDgIAqBMAIZoPAQClEwAhmw8AANQTACCcDwQApBMAIZ0PBACkEwAhng8EAKQTACGfDwAA1BMAIBKkBQIAzBMAIYoGAAHqEwAhvAwAAMcVADC9DAAA4QMAEL4MAADHFQAwwQxAAMgTACHsDQEAxBMAIf8NAQDEEwAhsw4BAMQTACG3DgAA1xMAILgOAQDEEwAh6w4CAMwTACGaDwEAxBMAIZsPAADXEwAgnA8EAM8TACGdDwQAzxMAIZ4PBADPEwAhnw8AANcTACAKvAwAAMgVADC9DAAA2wMAEL4MAADIFQAw5AwBAKUTACGgD0AAphMAIaEPAQClEwAhog8BAKUTACGjDwIAqBMAIaQPAgCoEwAhpQ8AAKgUACAKvAwAAMkVADC9DAAAyAMAEL4MAADJFQAw5AwBAMQTACGgD0AAyBMAIaEPAQDEEwAhog8BAMQTACGjDwIAzBMAIaQPAgDMEwAhpQ8AAKgUACAE5AwBAAAAAaAPQAAAAAGhDwEAAAABog8BAAAAAQzDBwEApRMAIbwMAADLFQAwvQwAAMIDABC-DAAAyxUAML8MAQClEwAh4wxAAKYTACHkDAEApRMAIYANBAD4EwAhhg0BAKUTACGADkAAphMAIacPQAC7EwAhqA9AALsTACEMwwcBAMQTACG8DAAAzBUAML0MAACvAwAQvgwAAMwVADC_DAEAxBMAIeMMQADIEwAh5AwBAMQTACGADQQA_BMAIYYNAQDEEwAhgA5AAMgTACGnD0AAxxMAIagPQADHEwAhBrwMAADNFQAwvQwAAKkDABC-DAAAzRUAMP8MAQCpEwAh8Q0BAKUTACGADkAAphMAIQa8DAAAzhUAML0MAACWAwAQvgwAAM4VADD_DAEAxhMAIfENAQDEEwAhgA5AAMgTACEGvAwAAM8VADC9DAAAkAMAEL4MAADPFQAw5AwBAKUTACHNDUAAphMAIaMPAgCoEwAhBrwMAADQFQAwvQwAAP0CABC-DAAA0BUAMOQMAQDEEwAhzQ1AAMgTACGjDwIAzBMAIQLkDAEAAAABzQ1AAAAAAQa8DAAA0hUAML0MAAD3AgAQvgwAANIVADCsDgQApBMAIaAPQACmEwAhqg8BAKUTACEGvAwAANMVADC9DAAA5AIAEL4MAADTFQAwrA4EAM8TACGgD0AAyBMAIaoPAQDEEwAhAqAPQAAAAAGqDwEAAAABD7wMAADVFQAwvQwAAN4CABC-DAAA1RUAMNsMAQCpEwAh3QwCAKcTACGLDQEApRMAIYAOQACmEwAhqg8BAKUTACGsDwEApRMAIa0PAQClEwAhrg8BAKUTACGvDyAAwBMAIbAPAADWFQAgsQ8BAKUTACGyD0AAphMAIQTHDAABAAAF9gwAAQAAAfcMAAEAAAT4DAABAAAED7wMAADXFQAwvQwAAMsCABC-DAAA1xUAMNsMAQDGEwAh3QwCAMsTACGLDQEAxBMAIYAOQADIEwAhqg8BAMQTACGsDwEAxBMAIa0PAQDEEwAhrg8BAMQTACGvDyAAxRMAIbAPAADWFQAgsQ8BAMQTACGyD0AAyBMAIQSLDQEAAAABqg8BAAAAAawPAQAAAAGtDwEAAAABCrwMAADZFQAwvQwAAMUCABC-DAAA2RUAML8MAQClEwAhwQxAAKYTACG6DQEApRMAIbQPAQClEwAhtQ8BAKUTACG2DwAA1BMAILcPAQCpEwAhCrwMAADaFQAwvQwAALICABC-DAAA2hUAML8MAQDEEwAhwQxAAMgTACG6DQEAxBMAIbQPAQDEEwAhtQ8BAMQTACG2DwAA1xMAILcPAQDGEwAhFbwMAADbFQAwvQwAAKwCABC-DAAA2xUAML8MAQClEwAh4wxAAKYTACHkDAEApRMAIYYNAQClEwAhqw0BAKUTACH4DQEApRMAIYAOQAC7EwAh7A4BAKUTACGnD0AAuxMAIagPQAC7EwAhuA8AAL8TACC5DwAAvxMAILoPAAC_EwAguw8CAKcTACG8DwEApRMAIb0PQAC7EwAhvg8BAKkTACG_DwEAqRMAIQrDBwEApRMAIbwMAADcFQAwvQwAAJYCABC-DAAA3BUAML8MAQClEwAh4wxAAKYTACGADQQA-BMAIcgOAQClEwAhvQ9AALsTACG-DwEAqRMAIQutAQAA3hUAIMMHAQDEEwAhvAwAAN0VADC9DAAAgwIAEL4MAADdFQAwvwwBAMQTACHjDEAAyBMAIYANBAD8EwAhyA4BAMQTACG9D0AAxxMAIb4PAQDGEwAhA_kMAAD9AQAg-gwAAP0BACD7DAAA_QEAIBasAQAA4BUAILwMAADfFQAwvQwAAP0BABC-DAAA3xUAML8MAQDEEwAh4wxAAMgTACHkDAEAxBMAIYYNAQDEEwAhqw0BAMQTACH4DQEAxBMAIYAOQADHEwAh7A4BAMQTACGnD0AAxxMAIagPQADHEwAhuA8AAL8TACC5DwAAvxMAILoPAAC_EwAguw8CAMsTACG8DwEAxBMAIb0PQADHEwAhvg8BAMYTACG_DwEAxhMAIQ2tAQAA3hUAIMMHAQDEEwAhvAwAAN0VADC9DAAAgwIAEL4MAADdFQAwvwwBAMQTACHjDEAAyBMAIYANBAD8EwAhyA4BAMQTACG9D0AAxxMAIb4PAQDGEwAh6g8AAIMCACDrDwAAgwIAIALDBwEAAAABgA0EAAAAAQW8DAAA4hUAML0MAAD4AQAQvgwAAOIVADCtDwEApRMAIcAPAADUEwAgBbwMAADjFQAwvQwAAOUBABC-DAAA4xUAMK0PAQDEEwAhwA8AANcTACARigwCAKgTACG8DAAA5BUAML0MAADfAQAQvgwAAOQVADDBDEAAphMAIYANBACkEwAhgQ0EAKQTACGDDQIAqBMAIYcNAQClEwAhpw0BAKUTACHwDQEAqRMAIYMOAQCpEwAh3w5AAKYTACH5DgQApBMAIcEPAQClEwAhwg8BAKUTACHDDwAAqhMAIBGKDAIAzBMAIbwMAADlFQAwvQwAAMwBABC-DAAA5RUAMMEMQADIEwAhgA0EAM8TACGBDQQAzxMAIYMNAgDMEwAhhw0BAMQTACGnDQEAxBMAIfANAQDGEwAhgw4BAMYTACHfDkAAyBMAIfkOBADPEwAhwQ8BAMQTACHCDwEAxBMAIcMPAADNEwAgAoANBAAAAAHBDwEAAAABCQgAANQTACC8DAAA5xUAML0MAADGAQAQvgwAAOcVADC_DAEApRMAIcEMQACmEwAh_gwBAKUTACGGDQEApRMAIYsOQAC7EwAhCQgAANcTACC8DAAA6BUAML0MAACzAQAQvgwAAOgVADC_DAEAxBMAIcEMQADIEwAh_gwBAMQTACGGDQEAxBMAIYsOQADHEwAhBbwMAADpFQAwvQwAAK0BABC-DAAA6RUAMKcNAQClEwAh4g4CAKgTACEFvAwAAOoVADC9DAAAmgEAEL4MAADqFQAwpw0BAMQTACHiDgIAzBMAIQq8DAAA6xUAML0MAACUAQAQvgwAAOsVADCADQQApBMAIYENBACkEwAhhw0BAKUTACH5DgQApBMAIcEPAQClEwAhwg8BAKUTACHFDwEApRMAIQq8DAAA7BUAML0MAACBAQAQvgwAAOwVADCADQQAzxMAIYENBADPEwAhhw0BAMQTACH5DgQAzxMAIcEPAQDEEwAhwg8BAMQTACHFDwEAxBMAIQSADQQAAAABwQ8BAAAAAcIPAQAAAAHFDwEAAAABD7wMAADuFQAwvQwAAHsAEL4MAADuFQAwgA0EAKQTACGBDQQApBMAIYMNAgCoEwAhpw0BAKUTACHwDQEApRMAIe4OBACkEwAhwQ8BAKUTACHCDwEApRMAIcUPAQClEwAhxw8BAKUTACHIDwQApBMAIckPAADUEwAgD7wMAADvFQAwvQwAAGgAEL4MAADvFQAwgA0EAM8TACGBDQQAzxMAIYMNAgDMEwAhpw0BAMQTACHwDQEAxBMAIe4OBADPEwAhwQ8BAMQTACHCDwEAxBMAIcUPAQDEEwAhxw8BAMQTACHIDwQAzxMAIckPAADXEwAgA4ANBAAAAAHBDwEAAAABxQ8BAAAAASQIAQClEwAhvAwAAPEVADC9DAAAYgAQvgwAAPEVADC_DAEApRMAIeMMQACmEwAhgA0EAKQTACGBDQQA-BMAIYMNAgCnEwAhhw0BAKkTACGnDQEApRMAIfANAQCpEwAh_w0BAKkTACGDDgEAqRMAIe4OBACkEwAhkA8gAMATACGnD0AAuxMAIcEPAQClEwAhwg8BAKUTACHFDwEApRMAIccPAQClEwAhyA8EAKQTACHLDwIApxMAIcwPAACqEwAgzQ8AAKoTACDODyAAwBMAIc8PAQClEwAh0A8BAKkTACHRDwEApRMAIdIPAQCpEwAh0w8BAKkTACHUDwEAqRMAIdUPAQCpEwAh1g8EAPgTACHXDwQA-BMAIdgPAQCpEwAhJAgBAMQTACG8DAAA8hUAML0MAABPABC-DAAA8hUAML8MAQDEEwAh4wxAAMgTACGADQQAzxMAIYENBAD8EwAhgw0CAMsTACGHDQEAxhMAIacNAQDEEwAh8A0BAMYTACH_DQEAxhMAIYMOAQDGEwAh7g4EAM8TACGQDyAAxRMAIacPQADHEwAhwQ8BAMQTACHCDwEAxBMAIcUPAQDEEwAhxw8BAMQTACHIDwQAzxMAIcsPAgDLEwAhzA8AAM0TACDNDwAAzRMAIM4PIADFEwAhzw8BAMQTACHQDwEAxhMAIdEPAQDEEwAh0g8BAMYTACHTDwEAxhMAIdQPAQDGEwAh1Q8BAMYTACHWDwQA_BMAIdcPBAD8EwAh2A8BAMYTACEEgA0EAAAAAcEPAQAAAAHCDwEAAAABxQ8BAAAAAQu8DAAA9BUAML0MAABJABC-DAAA9BUAMOMMQACmEwAh5AwBAKkTACH4DQEAqRMAIcEPAQClEwAhzg8gAMATACHaDwEAqRMAIdsPAQClEwAh3A8BAKUTACELvAwAAPUVADC9DAAANgAQvgwAAPUVADDjDEAAyBMAIeQMAQDGEwAh-A0BAMYTACHBDwEAxBMAIc4PIADFEwAh2g8BAMYTACHbDwEAxBMAIdwPAQDEEwAhEsMHAQClEwAhvAwAAPYVADC9DAAAMAAQvgwAAPYVADC_DAEApRMAId0MAQClEwAh5AwBAKUTACG7DQEApRMAIcsNQAC7EwAhvw4AAL8TACDdDwEApRMAId4PQACmEwAh3w9AAKYTACHgD0AAuxMAIeEPAQCpEwAh4g8CAKcTACHjDwIApxMAIeQPAQCpEwAhEsMHAQDEEwAhvAwAAPcVADC9DAAAHQAQvgwAAPcVADC_DAEAxBMAId0MAQDEEwAh5AwBAMQTACG7DQEAxBMAIcsNQADHEwAhvw4AAL8TACDdDwEAxBMAId4PQADIEwAh3w9AAMgTACHgD0AAxxMAIeEPAQDGEwAh4g8CAMsTACHjDwIAyxMAIeQPAQDGEwAhAsMHAQAAAAHdDwEAAAABCLwMAAD5FQAwvQwAABcAEL4MAAD5FQAwvwwBAKUTACGnDQEApRMAIeYPQACmEwAh5w9AALsTACHoD0AAuxMAIQi8DAAA-hUAML0MAAAEABC-DAAA-hUAML8MAQDEEwAhpw0BAMQTACHmD0AAyBMAIecPQADHEwAh6A9AAMcTACECvwwBAAAAAacNAQAAAAEAAAAAAAAF7w8EAAAAAfYPBAAAAAH3DwQAAAAB-A8EAAAAAfkPBAAAAAEB7w9AAAAAAQXvDwIAAAAB9g8CAAAAAfcPAgAAAAH4DwIAAAAB-Q8CAAAAAQXvDwIAAAAB9g8CAAAAAfcPAgAAAAH4DwIAAAAB-Q8CAAAAAQHvDwEAAAABAe8PAQAAAAEFDwAAyR0AIBAAAMwdACDsDwAAyh0AIO0PAADLHQAg8g8AANgSACADDwAAyR0AIOwPAADKHQAg8g8AANgSACAAAAAAAAHvD0AAAAABBQ8AAMMdACAQAADHHQAg7A8AAMQdACDtDwAAxh0AIPIPAADUEgAgCw8AAJIWADAQAACXFgAw7A8AAJMWADDtDwAAlBYAMO4PAACVFgAg7w8AAJYWADDwDwAAlhYAMPEPAACWFgAw8g8AAJYWADDzDwAAmBYAMPQPAACZFgAwB78MBAAAAAHBDEAAAAABwgwCAAAAAcMMAgAAAAHEDAEAAAABxQyAAAAAAcYMAQAAAAECAAAA3BIAIA8AAJ0WACADAAAA3BIAIA8AAJ0WACAQAACcFgAgAQgAAMUdADAMiQwAAM4TACC8DAAAyhMAML0MAADaEgAQvgwAAMoTADC_DAQAAAABwAwBAMQTACHBDEAAyBMAIcIMAgDLEwAhwwwCAMwTACHEDAEAxhMAIcUMAADNEwAgxgwBAMYTACECAAAA3BIAIAgAAJwWACACAAAAmhYAIAgAAJsWACALvAwAAJkWADC9DAAAmhYAEL4MAACZFgAwvwwEAM8TACHADAEAxBMAIcEMQADIEwAhwgwCAMsTACHDDAIAzBMAIcQMAQDGEwAhxQwAAM0TACDGDAEAxhMAIQu8DAAAmRYAML0MAACaFgAQvgwAAJkWADC_DAQAzxMAIcAMAQDEEwAhwQxAAMgTACHCDAIAyxMAIcMMAgDMEwAhxAwBAMYTACHFDAAAzRMAIMYMAQDGEwAhB78MBACCFgAhwQxAAIMWACHCDAIAhBYAIcMMAgCFFgAhxAwBAIYWACHFDIAAAAABxgwBAIYWACEHvwwEAIIWACHBDEAAgxYAIcIMAgCEFgAhwwwCAIUWACHEDAEAhhYAIcUMgAAAAAHGDAEAhhYAIQe_DAQAAAABwQxAAAAAAcIMAgAAAAHDDAIAAAABxAwBAAAAAcUMgAAAAAHGDAEAAAABAw8AAMMdACDsDwAAxB0AIPIPAADUEgAgBA8AAJIWADDsDwAAkxYAMO4PAACVFgAg8g8AAJYWADAAAAAC7w8BAAAABPUPAQAAAAUC7w8BAAAABPUPAQAAAAUB7w8gAAAAAQsPAACnFgAwEAAArBYAMOwPAACoFgAw7Q8AAKkWADDuDwAAqhYAIO8PAACrFgAw8A8AAKsWADDxDwAAqxYAMPIPAACrFgAw8w8AAK0WADD0DwAArhYAMA2KDAAAnxYAIL8MAQAAAAHZDAEAAAAB2gwBAAAAAdsMAQAAAAHcDAEAAAAB3QwBAAAAAd4MAgAAAAHfDAIAAAAB4AxAAAAAAeEMAgAAAAHiDEAAAAAB4wxAAAAAAQIAAADYEgAgDwAAshYAIAMAAADYEgAgDwAAshYAIBAAALEWACABCAAAwh0AMBKIDAAA0RMAIIoMAADSEwAgvAwAANATADC9DAAA1hIAEL4MAADQEwAwvwwBAAAAAdgMAQDEEwAh2QwBAMQTACHaDAEAxBMAIdsMAQDEEwAh3AwBAMYTACHdDAEAxBMAId4MAgDMEwAh3wwCAMwTACHgDEAAxxMAIeEMAgDMEwAh4gxAAMcTACHjDEAAyBMAIQIAAADYEgAgCAAAsRYAIAIAAACvFgAgCAAAsBYAIBC8DAAArhYAML0MAACvFgAQvgwAAK4WADC_DAEAxBMAIdgMAQDEEwAh2QwBAMQTACHaDAEAxBMAIdsMAQDEEwAh3AwBAMYTACHdDAEAxBMAId4MAgDMEwAh3wwCAMwTACHgDEAAxxMAIeEMAgDMEwAh4gxAAMcTACHjDEAAyBMAIRC8DAAArhYAML0MAACvFgAQvgwAAK4WADC_DAEAxBMAIdgMAQDEEwAh2QwBAMQTACHaDAEAxBMAIdsMAQDEEwAh3AwBAMYTACHdDAEAxBMAId4MAgDMEwAh3wwCAMwTACHgDEAAxxMAIeEMAgDMEwAh4gxAAMcTACHjDEAAyBMAIQy_DAEAhxYAIdkMAQCHFgAh2gwBAIcWACHbDAEAhxYAIdwMAQCGFgAh3QwBAIcWACHeDAIAhRYAId8MAgCFFgAh4AxAAI8WACHhDAIAhRYAIeIMQACPFgAh4wxAAIMWACENigwAAJEWACC_DAEAhxYAIdkMAQCHFgAh2gwBAIcWACHbDAEAhxYAIdwMAQCGFgAh3QwBAIcWACHeDAIAhRYAId8MAgCFFgAh4AxAAI8WACHhDAIAhRYAIeIMQACPFgAh4wxAAIMWACENigwAAJ8WACC_DAEAAAAB2QwBAAAAAdoMAQAAAAHbDAEAAAAB3AwBAAAAAd0MAQAAAAHeDAIAAAAB3wwCAAAAAeAMQAAAAAHhDAIAAAAB4gxAAAAAAeMMQAAAAAEB7w8BAAAABAHvDwEAAAAEBA8AAKcWADDsDwAAqBYAMO4PAACqFgAg8g8AAKsWADAABYgMAAC4FgAgigwAALkWACDcDAAA_BUAIOAMAAD8FQAg4gwAAPwVACAJiwwAALYWACDrDAAA_BUAIOwMAAD8FQAg7QwAAPwVACDuDAAA_BUAIPAMAAD8FQAg8gwAAPwVACD0DAAA_BUAIPUMAAD8FQAgAAAAAAAAAAAAAAAAAAAB7w8gAAAAAQHvDwABAAABAe8PAAEAAAEF7w8QAAAAAfYPEAAAAAH3DxAAAAAB-A8QAAAAAfkPEAAAAAEAAAALDwAAzxYAMBAAANQWADDsDwAA0BYAMO0PAADRFgAw7g8AANIWACDvDwAA0xYAMPAPAADTFgAw8Q8AANMWADDyDwAA0xYAMPMPAADVFgAw9A8AANYWADAIigwCAAAAAeEMAQAAAAH-DAEAAAABgA0EAAAAAZINAgAAAAGTDUAAAAABlA1AAAAAAZUNgAAAAAECAAAA1REAIA8AANoWACADAAAA1REAIA8AANoWACAQAADZFgAgAQgAAMEdADAOtwsAAPITACCKDAIAzBMAIbwMAADxEwAwvQwAANcRABC-DAAA8RMAMOEMAQDGEwAh_gwBAMQTACGADQQAzxMAIZANAQDEEwAhkg0CAMwTACGTDUAAyBMAIZQNQADIEwAhlQ0AAM0TACCWDQAA8xMAIAIAAADVEQAgCAAA2RYAIAIAAADXFgAgCAAA2BYAIAyKDAIAzBMAIbwMAADWFgAwvQwAANcWABC-DAAA1hYAMOEMAQDGEwAh_gwBAMQTACGADQQAzxMAIZANAQDEEwAhkg0CAMwTACGTDUAAyBMAIZQNQADIEwAhlQ0AAM0TACAMigwCAMwTACG8DAAA1hYAML0MAADXFgAQvgwAANYWADDhDAEAxhMAIf4MAQDEEwAhgA0EAM8TACGQDQEAxBMAIZINAgDMEwAhkw1AAMgTACGUDUAAyBMAIZUNAADNEwAgCIoMAgCFFgAh4QwBAIYWACH-DAEAhxYAIYANBACCFgAhkg0CAIUWACGTDUAAgxYAIZQNQACDFgAhlQ2AAAAAAQiKDAIAhRYAIeEMAQCGFgAh_gwBAIcWACGADQQAghYAIZINAgCFFgAhkw1AAIMWACGUDUAAgxYAIZUNgAAAAAEIigwCAAAAAeEMAQAAAAH-DAEAAAABgA0EAAAAAZINAgAAAAGTDUAAAAABlA1AAAAAAZUNgAAAAAEEDwAAzxYAMOwPAADQFgAw7g8AANIWACDyDwAA0xYAMAAAAAAAAAUPAAC8HQAgEAAAvx0AIOwPAAC9HQAg7Q8AAL4dACDyDwAA8BEAIAMPAAC8HQAg7A8AAL0dACDyDwAA8BEAIAK2CwAA3BYAIJENAAD8FQAgAAAAAAAAAAAC7w8BAAAABPUPAQAAAAUF7w8EAAAAAfYPBAAAAAH3DwQAAAAB-A8EAAAAAfkPBAAAAAEB7w8BAAAABAAAAAAAAAAAAAAAAAAF7w8QAAAAAfYPEAAAAAH3DxAAAAAB-A8QAAAAAfkPEAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAC7w8CAAAABPUPAgAAAAUC7w8CAAAABPUPAgAAAAUB7w8CAAAABAHvDwIAAAAEAAAAAAAC7w8CAAAABPUPAgAAAAUC7w8CAAAABPUPAgAAAAUC7w8CAAAABPUPAgAAAAUB7w8CAAAABAHvDwIAAAAEAe8PAgAAAAQAAAAAAAAAAAAAAAAAAu8PAQAAAAT1DwEAAAAFAe8PAQAAAAQAAAAAAAAAAAAAAAAAAALvDwEAAAAE9Q8BAAAABQHvDwEAAAAEAAAAAAAAAAAAAAAAAAUPAAC3HQAgEAAAuh0AIOwPAAC4HQAg7Q8AALkdACDyDwAAygsAIAMPAAC3HQAg7A8AALgdACDyDwAAygsAIAAAAAAAAu8PAQAAAAT1DwEAAAAFBQ8AALIdACAQAAC1HQAg7A8AALMdACDtDwAAtB0AIPIPAADKCwAgAe8PAQAAAAQDDwAAsh0AIOwPAACzHQAg8g8AAMoLACAAAAAAAAsPAACWGAAwEAAAmxgAMOwPAACXGAAw7Q8AAJgYADDuDwAAmRgAIO8PAACaGAAw8A8AAJoYADDxDwAAmhgAMPIPAACaGAAw8w8AAJwYADD0DwAAnRgAMAsPAACKGAAwEAAAjxgAMOwPAACLGAAw7Q8AAIwYADDuDwAAjRgAIO8PAACOGAAw8A8AAI4YADDxDwAAjhgAMPIPAACOGAAw8w8AAJAYADD0DwAAkRgAMAqTDUAAAAABhw4BAAAAAYgOQAAAAAGJDiAAAAABig4BAAAAAYsOQAAAAAGMDiAAAAABjQ5AAAAAAY4OQAAAAAGPDoAAAAABAgAAANILACAPAACVGAAgAwAAANILACAPAACVGAAgEAAAlBgAIAEIAACxHQAwEMMHAADLFAAgvAwAAMoUADC9DAAA0AsAEL4MAADKFAAw_gwBAMQTACGTDUAAxxMAIYcOAQDEEwAhiA5AAMgTACGJDiAAxRMAIYoOAQDGEwAhiw5AAMcTACGMDiAAxRMAIY0OQADHEwAhjg5AAMcTACGPDgAAzRMAIJEOAADJFAAgAgAAANILACAIAACUGAAgAgAAAJIYACAIAACTGAAgDrwMAACRGAAwvQwAAJIYABC-DAAAkRgAMP4MAQDEEwAhkw1AAMcTACGHDgEAxBMAIYgOQADIEwAhiQ4gAMUTACGKDgEAxhMAIYsOQADHEwAhjA4gAMUTACGNDkAAxxMAIY4OQADHEwAhjw4AAM0TACAOvAwAAJEYADC9DAAAkhgAEL4MAACRGAAw_gwBAMQTACGTDUAAxxMAIYcOAQDEEwAhiA5AAMgTACGJDiAAxRMAIYoOAQDGEwAhiw5AAMcTACGMDiAAxRMAIY0OQADHEwAhjg5AAMcTACGPDgAAzRMAIAqTDUAAjxYAIYcOAQCHFgAhiA5AAIMWACGJDiAApRYAIYoOAQCGFgAhiw5AAI8WACGMDiAApRYAIY0OQACPFgAhjg5AAI8WACGPDoAAAAABCpMNQACPFgAhhw4BAIcWACGIDkAAgxYAIYkOIAClFgAhig4BAIYWACGLDkAAjxYAIYwOIAClFgAhjQ5AAI8WACGODkAAjxYAIY8OgAAAAAEKkw1AAAAAAYcOAQAAAAGIDkAAAAABiQ4gAAAAAYoOAQAAAAGLDkAAAAABjA4gAAAAAY0OQAAAAAGODkAAAAABjw6AAAAAAQnEDAEAAAABgA0EAAAAAZoNIAAAAAGbDQIAAAABnA0AAIEYACCeDQEAAAABoQ2AAAAAAecNAAEAAAGQDgQAAAABAgAAAM4LACAPAAChGAAgAwAAAM4LACAPAAChGAAgEAAAoBgAIAEIAACwHQAwD8MHAADLFAAgvAwAAM0UADC9DAAAzAsAEL4MAADNFAAwxAwBAMYTACH-DAEAxBMAIYANBADPEwAhlg0AAMwUACCaDSAAxRMAIZsNAgDMEwAhnA0AAL8TACCeDQEAxhMAIaENAADXEwAg5w0AAeoTACGQDgQA_BMAIQIAAADOCwAgCAAAoBgAIAIAAACeGAAgCAAAnxgAIA28DAAAnRgAML0MAACeGAAQvgwAAJ0YADDEDAEAxhMAIf4MAQDEEwAhgA0EAM8TACGaDSAAxRMAIZsNAgDMEwAhnA0AAL8TACCeDQEAxhMAIaENAADXEwAg5w0AAeoTACGQDgQA_BMAIQ28DAAAnRgAML0MAACeGAAQvgwAAJ0YADDEDAEAxhMAIf4MAQDEEwAhgA0EAM8TACGaDSAAxRMAIZsNAgDMEwAhnA0AAL8TACCeDQEAxhMAIaENAADXEwAg5w0AAeoTACGQDgQA_BMAIQnEDAEAhhYAIYANBACCFgAhmg0gAKUWACGbDQIAhRYAIZwNAAD_FwAgng0BAIYWACGhDYAAAAAB5w0AAckWACGQDgQA7hYAIQnEDAEAhhYAIYANBACCFgAhmg0gAKUWACGbDQIAhRYAIZwNAAD_FwAgng0BAIYWACGhDYAAAAAB5w0AAckWACGQDgQA7hYAIQnEDAEAAAABgA0EAAAAAZoNIAAAAAGbDQIAAAABnA0AAIEYACCeDQEAAAABoQ2AAAAAAecNAAEAAAGQDgQAAAABBA8AAJYYADDsDwAAlxgAMO4PAACZGAAg8g8AAJoYADAEDwAAihgAMOwPAACLGAAw7g8AAI0YACDyDwAAjhgAMAAABcQHAACkGAAgxQcAAKUYACDhDAAA_BUAIJQNAAD8FQAgiw4AAPwVACAAAAAC7w8BAAAABPUPAQAAAAUFDwAAqx0AIBAAAK4dACDsDwAArB0AIO0PAACtHQAg8g8AAJwLACAB7w8BAAAABAMPAACrHQAg7A8AAKwdACDyDwAAnAsAIAAAAAAABQ8AAKUdACAQAACpHQAg7A8AAKYdACDtDwAAqB0AIPIPAAD3CQAgCw8AALUYADAQAAC6GAAw7A8AALYYADDtDwAAtxgAMO4PAAC4GAAg7w8AALkYADDwDwAAuRgAMPEPAAC5GAAw8g8AALkYADDzDwAAuxgAMPQPAAC8GAAwCsEMQAAAAAHZDAEAAAAB4QwBAAAAAf4MAQAAAAGUDUAAAAABkw4BAAAAAZQOAACsGAAglQ5AAAAAAZYOAQAAAAGXDoAAAAABAgAAAI4KACAPAADAGAAgAwAAAI4KACAPAADAGAAgEAAAvxgAIAEIAACnHQAwEMEGAADiFAAgvAwAAOEUADC9DAAAjAoAEL4MAADhFAAwwQxAAMgTACHZDAEAxhMAIeEMAQDGEwAh_gwBAMQTACGUDUAAyBMAIZIOAQDEEwAhkw4BAMQTACGUDgAAvxMAIJUOQADHEwAhlg4BAMYTACGXDgAAzRMAIKcOAADgFAAgAgAAAI4KACAIAAC_GAAgAgAAAL0YACAIAAC-GAAgDrwMAAC8GAAwvQwAAL0YABC-DAAAvBgAMMEMQADIEwAh2QwBAMYTACHhDAEAxhMAIf4MAQDEEwAhlA1AAMgTACGSDgEAxBMAIZMOAQDEEwAhlA4AAL8TACCVDkAAxxMAIZYOAQDGEwAhlw4AAM0TACAOvAwAALwYADC9DAAAvRgAEL4MAAC8GAAwwQxAAMgTACHZDAEAxhMAIeEMAQDGEwAh_gwBAMQTACGUDUAAyBMAIZIOAQDEEwAhkw4BAMQTACGUDgAAvxMAIJUOQADHEwAhlg4BAMYTACGXDgAAzRMAIArBDEAAgxYAIdkMAQCGFgAh4QwBAIYWACH-DAEAhxYAIZQNQACDFgAhkw4BAIcWACGUDgAAqhgAIJUOQACPFgAhlg4BAIYWACGXDoAAAAABCsEMQACDFgAh2QwBAIYWACHhDAEAhhYAIf4MAQCHFgAhlA1AAIMWACGTDgEAhxYAIZQOAACqGAAglQ5AAI8WACGWDgEAhhYAIZcOgAAAAAEKwQxAAAAAAdkMAQAAAAHhDAEAAAAB_gwBAAAAAZQNQAAAAAGTDgEAAAABlA4AAKwYACCVDkAAAAABlg4BAAAAAZcOgAAAAAEDDwAApR0AIOwPAACmHQAg8g8AAPcJACAEDwAAtRgAMOwPAAC2GAAw7g8AALgYACDyDwAAuRgAMAS8BgAAphkAIL0GAACnGQAgwAYAAKgZACDBBgAAqRkAIAAAAAAAAAAAAAAABQ8AAKAdACAQAACjHQAg7A8AAKEdACDtDwAAoh0AIPIPAACDCgAgAw8AAKAdACDsDwAAoR0AIPIPAACDCgAgAAAAAAAFDwAAmh0AIBAAAJ4dACDsDwAAmx0AIO0PAACdHQAg8g8AAPcJACALDwAA2BgAMBAAAN0YADDsDwAA2RgAMO0PAADaGAAw7g8AANsYACDvDwAA3BgAMPAPAADcGAAw8Q8AANwYADDyDwAA3BgAMPMPAADeGAAw9A8AAN8YADADzQ1AAAAAAZ4OBAAAAAGfDgQAAAABAgAAAIcKACAPAADjGAAgAwAAAIcKACAPAADjGAAgEAAA4hgAIAEIAACcHQAwCb4GAADlFAAgvAwAAOQUADC9DAAAhQoAEL4MAADkFAAwzQ1AAMgTACGbDgEAxBMAIZ4OBADPEwAhnw4EAM8TACGoDgAA4xQAIAIAAACHCgAgCAAA4hgAIAIAAADgGAAgCAAA4RgAIAe8DAAA3xgAML0MAADgGAAQvgwAAN8YADDNDUAAyBMAIZsOAQDEEwAhng4EAM8TACGfDgQAzxMAIQe8DAAA3xgAML0MAADgGAAQvgwAAN8YADDNDUAAyBMAIZsOAQDEEwAhng4EAM8TACGfDgQAzxMAIQPNDUAAgxYAIZ4OBACCFgAhnw4EAIIWACEDzQ1AAIMWACGeDgQAghYAIZ8OBACCFgAhA80NQAAAAAGeDgQAAAABnw4EAAAAAQMPAACaHQAg7A8AAJsdACDyDwAA9wkAIAQPAADYGAAw7A8AANkYADDuDwAA2xgAIPIPAADcGAAwAAAABQ8AAJUdACAQAACYHQAg7A8AAJYdACDtDwAAlx0AIPIPAAD3CQAgAw8AAJUdACDsDwAAlh0AIPIPAAD3CQAgAAAAAAAFDwAAkB0AIBAAAJMdACDsDwAAkR0AIO0PAACSHQAg8g8AAPcJACADDwAAkB0AIOwPAACRHQAg8g8AAPcJACAAAAALDwAAlhkAMBAAAJsZADDsDwAAlxkAMO0PAACYGQAw7g8AAJkZACDvDwAAmhkAMPAPAACaGQAw8Q8AAJoZADDyDwAAmhkAMPMPAACcGQAw9A8AAJ0ZADALDwAAihkAMBAAAI8ZADDsDwAAixkAMO0PAACMGQAw7g8AAI0ZACDvDwAAjhkAMPAPAACOGQAw8Q8AAI4ZADDyDwAAjhkAMPMPAACQGQAw9A8AAJEZADALDwAA_hgAMBAAAIMZADDsDwAA_xgAMO0PAACAGQAw7g8AAIEZACDvDwAAghkAMPAPAACCGQAw8Q8AAIIZADDyDwAAghkAMPMPAACEGQAw9A8AAIUZADAHDwAA-RgAIBAAAPwYACDsDwAA-hgAIO0PAAD7GAAg8A8AAIoKACDxDwAAigoAIPIPAACcCwAgBoEDAgAAAAHCBgAAwhgAIOQMAQAAAAGYDkAAAAABmQ4gAAAAAZoOQAAAAAECAAAAnAsAIA8AAPkYACADAAAAigoAIA8AAPkYACAQAAD9GAAgCAAAAIoKACAIAAD9GAAggQMCAIUWACHCBgAAtBgAIOQMAQCHFgAhmA5AAIMWACGZDiAApRYAIZoOQACPFgAhBoEDAgCFFgAhwgYAALQYACDkDAEAhxYAIZgOQACDFgAhmQ4gAKUWACGaDkAAjxYAIQa_BgAA5RgAIOMMQAAAAAHkDAEAAAABmw4BAAAAAaAOQAAAAAGhDgIAAAABAgAAAIMKACAPAACJGQAgAwAAAIMKACAPAACJGQAgEAAAiBkAIAEIAACPHQAwC7sGAADRFAAgvwYAAOcUACC8DAAA5hQAML0MAACBCgAQvgwAAOYUADDjDEAAyBMAIeQMAQDEEwAhkg4BAMQTACGbDgEAAAABoA5AAMcTACGhDgIAzBMAIQIAAACDCgAgCAAAiBkAIAIAAACGGQAgCAAAhxkAIAm8DAAAhRkAML0MAACGGQAQvgwAAIUZADDjDEAAyBMAIeQMAQDEEwAhkg4BAMQTACGbDgEAxBMAIaAOQADHEwAhoQ4CAMwTACEJvAwAAIUZADC9DAAAhhkAEL4MAACFGQAw4wxAAMgTACHkDAEAxBMAIZIOAQDEEwAhmw4BAMQTACGgDkAAxxMAIaEOAgDMEwAhBeMMQACDFgAh5AwBAIcWACGbDgEAhxYAIaAOQACPFgAhoQ4CAIUWACEGvwYAANcYACDjDEAAgxYAIeQMAQCHFgAhmw4BAIcWACGgDkAAjxYAIaEOAgCFFgAhBr8GAADlGAAg4wxAAAAAAeQMAQAAAAGbDgEAAAABoA5AAAAAAaEOAgAAAAEDog4BAAAAAaMOAQAAAAGkDkAAAAABAgAAAP8JACAPAACVGQAgAwAAAP8JACAPAACVGQAgEAAAlBkAIAEIAACOHQAwCbsGAADRFAAgvAwAAOkUADC9DAAA_QkAEL4MAADpFAAwkg4BAMQTACGiDgEAxBMAIaMOAQDEEwAhpA5AAMgTACGpDgAA6BQAIAIAAAD_CQAgCAAAlBkAIAIAAACSGQAgCAAAkxkAIAe8DAAAkRkAML0MAACSGQAQvgwAAJEZADCSDgEAxBMAIaIOAQDEEwAhow4BAMQTACGkDkAAyBMAIQe8DAAAkRkAML0MAACSGQAQvgwAAJEZADCSDgEAxBMAIaIOAQDEEwAhow4BAMQTACGkDkAAyBMAIQOiDgEAhxYAIaMOAQCHFgAhpA5AAIMWACEDog4BAIcWACGjDgEAhxYAIaQOQACDFgAhA6IOAQAAAAGjDgEAAAABpA5AAAAAAQm_DAEAAAABxAwBAAAAAeMMQAAAAAHkDAEAAAAB6AwCAAAAAcENQAAAAAHvDUAAAAABpQ4BAAAAAaYOgAAAAAECAAAA-wkAIA8AAKEZACADAAAA-wkAIA8AAKEZACAQAACgGQAgAQgAAI0dADAOuwYAANEUACC8DAAA6hQAML0MAAD5CQAQvgwAAOoUADC_DAEAAAABxAwBAMYTACHjDEAAyBMAIeQMAQDEEwAh6AwCAMwTACHBDUAAxxMAIe8NQADIEwAhkg4BAMQTACGlDgEAxBMAIaYOAADNEwAgAgAAAPsJACAIAACgGQAgAgAAAJ4ZACAIAACfGQAgDbwMAACdGQAwvQwAAJ4ZABC-DAAAnRkAML8MAQDEEwAhxAwBAMYTACHjDEAAyBMAIeQMAQDEEwAh6AwCAMwTACHBDUAAxxMAIe8NQADIEwAhkg4BAMQTACGlDgEAxBMAIaYOAADNEwAgDbwMAACdGQAwvQwAAJ4ZABC-DAAAnRkAML8MAQDEEwAhxAwBAMYTACHjDEAAyBMAIeQMAQDEEwAh6AwCAMwTACHBDUAAxxMAIe8NQADIEwAhkg4BAMQTACGlDgEAxBMAIaYOAADNEwAgCb8MAQCHFgAhxAwBAIYWACHjDEAAgxYAIeQMAQCHFgAh6AwCAIUWACHBDUAAjxYAIe8NQACDFgAhpQ4BAIcWACGmDoAAAAABCb8MAQCHFgAhxAwBAIYWACHjDEAAgxYAIeQMAQCHFgAh6AwCAIUWACHBDUAAjxYAIe8NQACDFgAhpQ4BAIcWACGmDoAAAAABCb8MAQAAAAHEDAEAAAAB4wxAAAAAAeQMAQAAAAHoDAIAAAABwQ1AAAAAAe8NQAAAAAGlDgEAAAABpg6AAAAAAQQPAACWGQAw7A8AAJcZADDuDwAAmRkAIPIPAACaGQAwBA8AAIoZADDsDwAAixkAMO4PAACNGQAg8g8AAI4ZADAEDwAA_hgAMOwPAAD_GAAw7g8AAIEZACDyDwAAghkAMAMPAAD5GAAg7A8AAPoYACDyDwAAnAsAIAAAAAO7BgAAwxgAIMIGAADEGAAgmg4AAPwVACADuwYAAMMYACC_BgAAqxkAIKAOAAD8FQAgAAAAAAAABQ8AAIgdACAQAACLHQAg7A8AAIkdACDtDwAAih0AIPIPAACoCQAgAw8AAIgdACDsDwAAiR0AIPIPAACoCQAgAAAAAAAFDwAAgx0AIBAAAIYdACDsDwAAhB0AIO0PAACFHQAg8g8AAKgJACADDwAAgx0AIOwPAACEHQAg8g8AAKgJACAAAAAAAAsPAADNGQAwEAAA0hkAMOwPAADOGQAw7Q8AAM8ZADDuDwAA0BkAIO8PAADRGQAw8A8AANEZADDxDwAA0RkAMPIPAADRGQAw8w8AANMZADD0DwAA1BkAMAsPAADBGQAwEAAAxhkAMOwPAADCGQAw7Q8AAMMZADDuDwAAxBkAIO8PAADFGQAw8A8AAMUZADDxDwAAxRkAMPIPAADFGQAw8w8AAMcZADD0DwAAyBkAMAKrDgIAAAABrA4AAQAAAQIAAACwCQAgDwAAzBkAIAMAAACwCQAgDwAAzBkAIBAAAMsZACABCAAAgh0AMAiIBgAA8xQAILwMAADyFAAwvQwAAK4JABC-DAAA8hQAMKoOAQDEEwAhqw4CAMwTACGsDgAB6RMAIbkOAADxFAAgAgAAALAJACAIAADLGQAgAgAAAMkZACAIAADKGQAgBrwMAADIGQAwvQwAAMkZABC-DAAAyBkAMKoOAQDEEwAhqw4CAMwTACGsDgAB6RMAIQa8DAAAyBkAML0MAADJGQAQvgwAAMgZADCqDgEAxBMAIasOAgDMEwAhrA4AAekTACECqw4CAIUWACGsDgAByBYAIQKrDgIAhRYAIawOAAHIFgAhAqsOAgAAAAGsDgABAAABBP4MAQAAAAGMDRAAAAAB2w0CAAAAAa0OAgAAAAECAAAArAkAIA8AANgZACADAAAArAkAIA8AANgZACAQAADXGQAgAQgAAIEdADAKiAYAAPMUACC8DAAA9RQAML0MAACqCQAQvgwAAPUUADD-DAEAxBMAIYwNEADrEwAh2w0CAMwTACGqDgEAxBMAIa0OAgDMEwAhug4AAPQUACACAAAArAkAIAgAANcZACACAAAA1RkAIAgAANYZACAIvAwAANQZADC9DAAA1RkAEL4MAADUGQAw_gwBAMQTACGMDRAA6xMAIdsNAgDMEwAhqg4BAMQTACGtDgIAzBMAIQi8DAAA1BkAML0MAADVGQAQvgwAANQZADD-DAEAxBMAIYwNEADrEwAh2w0CAMwTACGqDgEAxBMAIa0OAgDMEwAhBP4MAQCHFgAhjA0QAMoWACHbDQIAhRYAIa0OAgCFFgAhBP4MAQCHFgAhjA0QAMoWACHbDQIAhRYAIa0OAgCFFgAhBP4MAQAAAAGMDRAAAAAB2w0CAAAAAa0OAgAAAAEEDwAAzRkAMOwPAADOGQAw7g8AANAZACDyDwAA0RkAMAQPAADBGQAw7A8AAMIZADDuDwAAxBkAIPIPAADFGQAwAAASiQYAANsZACCKBgAA3BkAIIwNAAD8FQAgog0AAPwVACC7DQAA_BUAIM0NAAD8FQAg7A0AAPwVACD_DQAA_BUAIJIOAAD8FQAgsA4AAPwVACCxDgAA_BUAILIOAAD8FQAgsw4AAPwVACC0DgAA_BUAILUOAAD8FQAgtg4AAPwVACC3DgAA_BUAILgOAAD8FQAgAAAABQ8AAPwcACAQAAD_HAAg7A8AAP0cACDtDwAA_hwAIPIPAACICAAgAw8AAPwcACDsDwAA_RwAIPIPAACICAAgAAAAAAAC7w8BAAAABPUPAQAAAAUFDwAA9xwAIBAAAPocACDsDwAA-BwAIO0PAAD5HAAg8g8AAIgIACAB7w8BAAAABAMPAAD3HAAg7A8AAPgcACDyDwAAiAgAIAAAAAAABQ8AAPIcACAQAAD1HAAg7A8AAPMcACDtDwAA9BwAIPIPAACICAAgAw8AAPIcACDsDwAA8xwAIPIPAACICAAgAAAAAAAC7w8BAAAABPUPAQAAAAUFDwAA7RwAIBAAAPAcACDsDwAA7hwAIO0PAADvHAAg8g8AAIgIACAB7w8BAAAABAMPAADtHAAg7A8AAO4cACDyDwAAiAgAIAAAAAAABQ8AAOgcACAQAADrHAAg7A8AAOkcACDtDwAA6hwAIPIPAACICAAgAw8AAOgcACDsDwAA6RwAIPIPAACICAAgAAAAAAAC7w8BAAAABPUPAQAAAAULDwAAvhoAMBAAAMMaADDsDwAAvxoAMO0PAADAGgAw7g8AAMEaACDvDwAAwhoAMPAPAADCGgAw8Q8AAMIaADDyDwAAwhoAMPMPAADEGgAw9A8AAMUaADALDwAAshoAMBAAALcaADDsDwAAsxoAMO0PAAC0GgAw7g8AALUaACDvDwAAthoAMPAPAAC2GgAw8Q8AALYaADDyDwAAthoAMPMPAAC4GgAw9A8AALkaADALDwAAphoAMBAAAKsaADDsDwAApxoAMO0PAACoGgAw7g8AAKkaACDvDwAAqhoAMPAPAACqGgAw8Q8AAKoaADDyDwAAqhoAMPMPAACsGgAw9A8AAK0aADALDwAAmhoAMBAAAJ8aADDsDwAAmxoAMO0PAACcGgAw7g8AAJ0aACDvDwAAnhoAMPAPAACeGgAw8Q8AAJ4aADDyDwAAnhoAMPMPAACgGgAw9A8AAKEaADALDwAAjhoAMBAAAJMaADDsDwAAjxoAMO0PAACQGgAw7g8AAJEaACDvDwAAkhoAMPAPAACSGgAw8Q8AAJIaADDyDwAAkhoAMPMPAACUGgAw9A8AAJUaADAEvwwBAAAAAeMMQAAAAAGADkAAAAABmw4AAQAAAQIAAACcCAAgDwAAmRoAIAMAAACcCAAgDwAAmRoAIBAAAJgaACABCAAA5xwAMAmiBQAAgxUAILwMAACCFQAwvQwAAJoIABC-DAAAghUAML8MAQAAAAHjDEAAyBMAIYAOQADIEwAhmw4AAQAAAa4OAQDEEwAhAgAAAJwIACAIAACYGgAgAgAAAJYaACAIAACXGgAgCLwMAACVGgAwvQwAAJYaABC-DAAAlRoAML8MAQDEEwAh4wxAAMgTACGADkAAyBMAIZsOAAHpEwAhrg4BAMQTACEIvAwAAJUaADC9DAAAlhoAEL4MAACVGgAwvwwBAMQTACHjDEAAyBMAIYAOQADIEwAhmw4AAekTACGuDgEAxBMAIQS_DAEAhxYAIeMMQACDFgAhgA5AAIMWACGbDgAByBYAIQS_DAEAhxYAIeMMQACDFgAhgA5AAIMWACGbDgAByBYAIQS_DAEAAAAB4wxAAAAAAYAOQAAAAAGbDgABAAABBrsOAgAAAAG8DgIAAAABvQ4CAAAAAb4OAADqGQAgvw6AAAAAAcAOAQAAAAECAAAAmAgAIA8AAKUaACADAAAAmAgAIA8AAKUaACAQAACkGgAgAQgAAOYcADAMogUAAIMVACC8DAAAhRUAML0MAACWCAAQvgwAAIUVADCuDgEAxBMAIbsOAgDMEwAhvA4CAMwTACG9DgIAzBMAIb4OAAC_EwAgvw4AANcTACDADgEAxBMAIdgOAACEFQAgAgAAAJgIACAIAACkGgAgAgAAAKIaACAIAACjGgAgCrwMAAChGgAwvQwAAKIaABC-DAAAoRoAMK4OAQDEEwAhuw4CAMwTACG8DgIAzBMAIb0OAgDMEwAhvg4AAL8TACC_DgAA1xMAIMAOAQDEEwAhCrwMAAChGgAwvQwAAKIaABC-DAAAoRoAMK4OAQDEEwAhuw4CAMwTACG8DgIAzBMAIb0OAgDMEwAhvg4AAL8TACC_DgAA1xMAIMAOAQDEEwAhBrsOAgCFFgAhvA4CAIUWACG9DgIAhRYAIb4OAADoGQAgvw6AAAAAAcAOAQCHFgAhBrsOAgCFFgAhvA4CAIUWACG9DgIAhRYAIb4OAADoGQAgvw6AAAAAAcAOAQCHFgAhBrsOAgAAAAG8DgIAAAABvQ4CAAAAAb4OAADqGQAgvw6AAAAAAcAOAQAAAAEEtwsCAAAAAbsNAQAAAAHBDgIAAAABwg4BAAAAAQIAAACUCAAgDwAAsRoAIAMAAACUCAAgDwAAsRoAIBAAALAaACABCAAA5RwAMAqiBQAAgxUAILcLAgDMEwAhvAwAAIcVADC9DAAAkggAEL4MAACHFQAwuw0BAMQTACGuDgEAxBMAIcEOAgDLEwAhwg4BAMQTACHZDgAAhhUAIAIAAACUCAAgCAAAsBoAIAIAAACuGgAgCAAArxoAIAi3CwIAzBMAIbwMAACtGgAwvQwAAK4aABC-DAAArRoAMLsNAQDEEwAhrg4BAMQTACHBDgIAyxMAIcIOAQDEEwAhCLcLAgDMEwAhvAwAAK0aADC9DAAArhoAEL4MAACtGgAwuw0BAMQTACGuDgEAxBMAIcEOAgDLEwAhwg4BAMQTACEEtwsCAIUWACG7DQEAhxYAIcEOAgCEFgAhwg4BAIcWACEEtwsCAIUWACG7DQEAhxYAIcEOAgCEFgAhwg4BAIcWACEEtwsCAAAAAbsNAQAAAAHBDgIAAAABwg4BAAAAAROAAwEAAAABtwsCAAAAAf4MAQAAAAHPDQIAAAAB2A0BAAAAAZMOAQAAAAGiDgEAAAABuw4CAAAAAcAOIAAAAAHBDgIAAAABww4BAAAAAcQOAQAAAAHFDgIAAAABxg6AAAAAAccOAQAAAAHIDgEAAAAByQ4AAPoZACDKDiAAAAAByw4CAAAAAQIAAACQCAAgDwAAvRoAIAMAAACQCAAgDwAAvRoAIBAAALwaACABCAAA5BwAMBmAAwEAxBMAIaIFAACDFQAgtwsCAMwTACG8DAAAiRUAML0MAACOCAAQvgwAAIkVADD-DAEAxhMAIc8NAgDLEwAh2A0BAMYTACGTDgEAxhMAIaIOAQDGEwAhrg4BAMQTACG7DgIAyxMAIcAOIADoEwAhwQ4CAMwTACHDDgEAxBMAIcQOAQDGEwAhxQ4CAMsTACHGDgAAzRMAIMcOAQDGEwAhyA4BAMYTACHJDgAAvxMAIMoOIADoEwAhyw4CAMsTACHaDgAAiBUAIAIAAACQCAAgCAAAvBoAIAIAAAC6GgAgCAAAuxoAIBeAAwEAxBMAIbcLAgDMEwAhvAwAALkaADC9DAAAuhoAEL4MAAC5GgAw_gwBAMYTACHPDQIAyxMAIdgNAQDGEwAhkw4BAMYTACGiDgEAxhMAIa4OAQDEEwAhuw4CAMsTACHADiAA6BMAIcEOAgDMEwAhww4BAMQTACHEDgEAxhMAIcUOAgDLEwAhxg4AAM0TACDHDgEAxhMAIcgOAQDGEwAhyQ4AAL8TACDKDiAA6BMAIcsOAgDLEwAhF4ADAQDEEwAhtwsCAMwTACG8DAAAuRoAML0MAAC6GgAQvgwAALkaADD-DAEAxhMAIc8NAgDLEwAh2A0BAMYTACGTDgEAxhMAIaIOAQDGEwAhrg4BAMQTACG7DgIAyxMAIcAOIADoEwAhwQ4CAMwTACHDDgEAxBMAIcQOAQDGEwAhxQ4CAMsTACHGDgAAzRMAIMcOAQDGEwAhyA4BAMYTACHJDgAAvxMAIMoOIADoEwAhyw4CAMsTACETgAMBAIcWACG3CwIAhRYAIf4MAQCGFgAhzw0CAIQWACHYDQEAhhYAIZMOAQCGFgAhog4BAIYWACG7DgIAhBYAIcAOIADHFgAhwQ4CAIUWACHDDgEAhxYAIcQOAQCGFgAhxQ4CAIQWACHGDoAAAAABxw4BAIYWACHIDgEAhhYAIckOAAD4GQAgyg4gAMcWACHLDgIAhBYAIROAAwEAhxYAIbcLAgCFFgAh_gwBAIYWACHPDQIAhBYAIdgNAQCGFgAhkw4BAIYWACGiDgEAhhYAIbsOAgCEFgAhwA4gAMcWACHBDgIAhRYAIcMOAQCHFgAhxA4BAIYWACHFDgIAhBYAIcYOgAAAAAHHDgEAhhYAIcgOAQCGFgAhyQ4AAPgZACDKDiAAxxYAIcsOAgCEFgAhE4ADAQAAAAG3CwIAAAAB_gwBAAAAAc8NAgAAAAHYDQEAAAABkw4BAAAAAaIOAQAAAAG7DgIAAAABwA4gAAAAAcEOAgAAAAHDDgEAAAABxA4BAAAAAcUOAgAAAAHGDoAAAAABxw4BAAAAAcgOAQAAAAHJDgAA-hkAIMoOIAAAAAHLDgIAAAABAqsOAgAAAAGsDgABAAABAgAAAIwIACAPAADJGgAgAwAAAIwIACAPAADJGgAgEAAAyBoAIAEIAADjHAAwCKIFAACDFQAgvAwAAIsVADC9DAAAiggAEL4MAACLFQAwqw4CAMwTACGsDgAB6RMAIa4OAQDEEwAh2w4AAIoVACACAAAAjAgAIAgAAMgaACACAAAAxhoAIAgAAMcaACAGvAwAAMUaADC9DAAAxhoAEL4MAADFGgAwqw4CAMwTACGsDgAB6RMAIa4OAQDEEwAhBrwMAADFGgAwvQwAAMYaABC-DAAAxRoAMKsOAgDMEwAhrA4AAekTACGuDgEAxBMAIQKrDgIAhRYAIawOAAHIFgAhAqsOAgCFFgAhrA4AAcgWACECqw4CAAAAAawOAAEAAAEB7w8BAAAABAQPAAC-GgAw7A8AAL8aADDuDwAAwRoAIPIPAADCGgAwBA8AALIaADDsDwAAsxoAMO4PAAC1GgAg8g8AALYaADAEDwAAphoAMOwPAACnGgAw7g8AAKkaACDyDwAAqhoAMAQPAACaGgAw7A8AAJsaADDuDwAAnRoAIPIPAACeGgAwBA8AAI4aADDsDwAAjxoAMO4PAACRGgAg8g8AAJIaADAAAAAAABGjBQAA0BoAIKQFAADRGgAgpQUAANIaACCmBQAA0xoAIKcFAADUGgAguwYAAPwVACDBDAAA_BUAIIANAAD8FQAguw0AAPwVACDHDQAA_BUAIJIOAAD8FQAgzg4AAPwVACDPDgAA_BUAINAOAAD8FQAg0Q4AAPwVACDWDgAA_BUAINcOAAD8FQAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAUPAADeHAAgEAAA4RwAIOwPAADfHAAg7Q8AAOAcACDyDwAAxAQAIAMPAADeHAAg7A8AAN8cACDyDwAAxAQAIAAAAAAACw8AAK0bADAQAACyGwAw7A8AAK4bADDtDwAArxsAMO4PAACwGwAg7w8AALEbADDwDwAAsRsAMPEPAACxGwAw8g8AALEbADDzDwAAsxsAMPQPAAC0GwAwBf4MAQAAAAHSDiAAAAABhw9AAAAAAYsPIAAAAAGMD0AAAAABAgAAAMgEACAPAAC4GwAgAwAAAMgEACAPAAC4GwAgEAAAtxsAIAEIAADdHAAwCoADAAC7FQAgvAwAALoVADC9DAAAxgQAEL4MAAC6FQAw_gwBAAAAAfgNAQDEEwAh0g4gAMUTACGHD0AAxxMAIYsPIADFEwAhjA9AAMgTACECAAAAyAQAIAgAALcbACACAAAAtRsAIAgAALYbACAJvAwAALQbADC9DAAAtRsAEL4MAAC0GwAw_gwBAMQTACH4DQEAxBMAIdIOIADFEwAhhw9AAMcTACGLDyAAxRMAIYwPQADIEwAhCbwMAAC0GwAwvQwAALUbABC-DAAAtBsAMP4MAQDEEwAh-A0BAMQTACHSDiAAxRMAIYcPQADHEwAhiw8gAMUTACGMD0AAyBMAIQX-DAEAhxYAIdIOIAClFgAhhw9AAI8WACGLDyAApRYAIYwPQACDFgAhBf4MAQCHFgAh0g4gAKUWACGHD0AAjxYAIYsPIAClFgAhjA9AAIMWACEF_gwBAAAAAdIOIAAAAAGHD0AAAAABiw8gAAAAAYwPQAAAAAEEDwAArRsAMOwPAACuGwAw7g8AALAbACDyDwAAsRsAMAAEgQMAALobACDFDQAA_BUAIIcPAAD8FQAgjg8AAPwVACAAAAAAAAAAAAsPAADFGwAwEAAAyhsAMOwPAADGGwAw7Q8AAMcbADDuDwAAyBsAIO8PAADJGwAw8A8AAMkbADDxDwAAyRsAMPIPAADJGwAw8w8AAMsbADD0DwAAzBsAMAS0DgABAAABlQ8CAAAAAZYPAgAAAAGXDwEAAAABAgAAAPcDACAPAADQGwAgAwAAAPcDACAPAADQGwAgEAAAzxsAIAEIAADcHAAwCs8CAADEFQAgvAwAAMMVADC9DAAA-QMAEL4MAADDFQAwtA4AAeoTACGVDwIAzBMAIZYPAgDMEwAhlw8BAMQTACGYDwAB6RMAIZkPAADFFQAgAgAAAPcDACAIAADPGwAgAgAAAM0bACAIAADOGwAgCLwMAADMGwAwvQwAAM0bABC-DAAAzBsAMLQOAAHqEwAhlQ8CAMwTACGWDwIAzBMAIZcPAQDEEwAhmA8AAekTACEIvAwAAMwbADC9DAAAzRsAEL4MAADMGwAwtA4AAeoTACGVDwIAzBMAIZYPAgDMEwAhlw8BAMQTACGYDwAB6RMAIQS0DgAByRYAIZUPAgCFFgAhlg8CAIUWACGXDwEAhxYAIQS0DgAByRYAIZUPAgCFFgAhlg8CAIUWACGXDwEAhxYAIQS0DgABAAABlQ8CAAAAAZYPAgAAAAGXDwEAAAABBA8AAMUbADDsDwAAxhsAMO4PAADIGwAg8g8AAMkbADAAAAAAAAAFDwAA1xwAIBAAANocACDsDwAA2BwAIO0PAADZHAAg8g8AAJIEACADDwAA1xwAIOwPAADYHAAg8g8AAJIEACABzgIAANIbACAAAAAAAAAAAAAAAu8PAgAAAAT1DwIAAAAFAe8PAgAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAALvDwABAAAE9Q8AAQAABQHvDwABAAAEAAAAAAAAAAAC7w8BAAAABPUPAQAAAAUC7w8BAAAABPUPAQAAAAUC7w8BAAAABPUPAQAAAAUFDwAA0hwAIBAAANUcACDsDwAA0xwAIO0PAADUHAAg8g8AAPsBACAB7w8BAAAABAHvDwEAAAAEAe8PAQAAAAQDDwAA0hwAIOwPAADTHAAg8g8AAPsBACAAAAAAAAsPAACWHAAwEAAAmxwAMOwPAACXHAAw7Q8AAJgcADDuDwAAmRwAIO8PAACaHAAw8A8AAJocADDxDwAAmhwAMPIPAACaHAAw8w8AAJwcADD0DwAAnRwAMBG_DAEAAAAB4wxAAAAAAYYNAQAAAAGrDQEAAAAB-A0BAAAAAYAOQAAAAAHsDgEAAAABpw9AAAAAAagPQAAAAAG4DwAAjBwAILkPAACNHAAgug8AAI4cACC7DwIAAAABvA8BAAAAAb0PQAAAAAG-DwEAAAABvw8BAAAAAQIAAAD_AQAgDwAAoRwAIAMAAAD_AQAgDwAAoRwAIBAAAKAcACABCAAA0RwAMBasAQAA4BUAILwMAADfFQAwvQwAAP0BABC-DAAA3xUAML8MAQAAAAHjDEAAyBMAIeQMAQDEEwAhhg0BAMQTACGrDQEAxBMAIfgNAQDEEwAhgA5AAMcTACHsDgEAAAABpw9AAMcTACGoD0AAxxMAIbgPAAC_EwAguQ8AAL8TACC6DwAAvxMAILsPAgDLEwAhvA8BAMQTACG9D0AAxxMAIb4PAQDGEwAhvw8BAMYTACECAAAA_wEAIAgAAKAcACACAAAAnhwAIAgAAJ8cACAVvAwAAJ0cADC9DAAAnhwAEL4MAACdHAAwvwwBAMQTACHjDEAAyBMAIeQMAQDEEwAhhg0BAMQTACGrDQEAxBMAIfgNAQDEEwAhgA5AAMcTACHsDgEAxBMAIacPQADHEwAhqA9AAMcTACG4DwAAvxMAILkPAAC_EwAgug8AAL8TACC7DwIAyxMAIbwPAQDEEwAhvQ9AAMcTACG-DwEAxhMAIb8PAQDGEwAhFbwMAACdHAAwvQwAAJ4cABC-DAAAnRwAML8MAQDEEwAh4wxAAMgTACHkDAEAxBMAIYYNAQDEEwAhqw0BAMQTACH4DQEAxBMAIYAOQADHEwAh7A4BAMQTACGnD0AAxxMAIagPQADHEwAhuA8AAL8TACC5DwAAvxMAILoPAAC_EwAguw8CAMsTACG8DwEAxBMAIb0PQADHEwAhvg8BAMYTACG_DwEAxhMAIRG_DAEAhxYAIeMMQACDFgAhhg0BAIcWACGrDQEAhxYAIfgNAQCHFgAhgA5AAI8WACHsDgEAhxYAIacPQACPFgAhqA9AAI8WACG4DwAAiBwAILkPAACJHAAgug8AAIocACC7DwIAhBYAIbwPAQCHFgAhvQ9AAI8WACG-DwEAhhYAIb8PAQCGFgAhEb8MAQCHFgAh4wxAAIMWACGGDQEAhxYAIasNAQCHFgAh-A0BAIcWACGADkAAjxYAIewOAQCHFgAhpw9AAI8WACGoD0AAjxYAIbgPAACIHAAguQ8AAIkcACC6DwAAihwAILsPAgCEFgAhvA8BAIcWACG9D0AAjxYAIb4PAQCGFgAhvw8BAIYWACERvwwBAAAAAeMMQAAAAAGGDQEAAAABqw0BAAAAAfgNAQAAAAGADkAAAAAB7A4BAAAAAacPQAAAAAGoD0AAAAABuA8AAIwcACC5DwAAjRwAILoPAACOHAAguw8CAAAAAbwPAQAAAAG9D0AAAAABvg8BAAAAAb8PAQAAAAEEDwAAlhwAMOwPAACXHAAw7g8AAJkcACDyDwAAmhwAMAAErQEAAKMcACCADQAA_BUAIL0PAAD8FQAgvg8AAPwVACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAC7w8BAAAABPUPAQAAAAUB7w8BAAAABAAAABG_DAEAAAAB4wxAAAAAAYYNAQAAAAGrDQEAAAAB-A0BAAAAAYAOQAAAAAHsDgEAAAABpw9AAAAAAagPQAAAAAG4DwAAjBwAILkPAACNHAAgug8AAI4cACC7DwIAAAABvA8BAAAAAb0PQAAAAAG-DwEAAAABvw8BAAAAAQfDBwEAAAABvwwBAAAAAeMMQAAAAAGADQQAAAAByA4BAAAAAb0PQAAAAAG-DwEAAAABAgAAAPsBACAPAADSHAAgAwAAAIMCACAPAADSHAAgEAAA1hwAIAkAAACDAgAgCAAA1hwAIMMHAQCHFgAhvwwBAIcWACHjDEAAgxYAIYANBADuFgAhyA4BAIcWACG9D0AAjxYAIb4PAQCGFgAhB8MHAQCHFgAhvwwBAIcWACHjDEAAgxYAIYANBADuFgAhyA4BAIcWACG9D0AAjxYAIb4PAQCGFgAhAggAAQAAAewOAAEAAAECAAAAkgQAIA8AANccACADAAAAlQQAIA8AANccACAQAADbHAAgAwAAAJUEACAIAAHOHQAh7A4AAcgWACECCAAByBYAIewOAAHIFgAhBLQOAAEAAAGVDwIAAAABlg8CAAAAAZcPAQAAAAEF_gwBAAAAAdIOIAAAAAGHD0AAAAABiw8gAAAAAYwPQAAAAAES4wxAAAAAAYANBAAAAAGBDQQAAAABhw0BAAAAAZgNAQAAAAHFDUAAAAAB8Q0CAAAAAfgNAQAAAAGDDgEAAAABhQ8BAAAAAYYPAQAAAAGHD0AAAAABjQ8QAAAAAY4PAQAAAAGPD0AAAAABkA8gAAAAAZEPIAAAAAGSDyAAAAABAgAAAMQEACAPAADeHAAgAwAAAMwEACAPAADeHAAgEAAA4hwAIBQAAADMBAAgCAAA4hwAIOMMQACDFgAhgA0EAIIWACGBDQQAghYAIYcNAQCHFgAhmA0BAIcWACHFDUAAjxYAIfENAgCFFgAh-A0BAIcWACGDDgEAhxYAIYUPAQCHFgAhhg8BAIcWACGHD0AAjxYAIY0PEAD9FgAhjg8BAIYWACGPD0AAgxYAIZAPIAClFgAhkQ8gAKUWACGSDyAApRYAIRLjDEAAgxYAIYANBACCFgAhgQ0EAIIWACGHDQEAhxYAIZgNAQCHFgAhxQ1AAI8WACHxDQIAhRYAIfgNAQCHFgAhgw4BAIcWACGFDwEAhxYAIYYPAQCHFgAhhw9AAI8WACGNDxAA_RYAIY4PAQCGFgAhjw9AAIMWACGQDyAApRYAIZEPIAClFgAhkg8gAKUWACECqw4CAAAAAawOAAEAAAETgAMBAAAAAbcLAgAAAAH-DAEAAAABzw0CAAAAAdgNAQAAAAGTDgEAAAABog4BAAAAAbsOAgAAAAHADiAAAAABwQ4CAAAAAcMOAQAAAAHEDgEAAAABxQ4CAAAAAcYOgAAAAAHHDgEAAAAByA4BAAAAAckOAAD6GQAgyg4gAAAAAcsOAgAAAAEEtwsCAAAAAbsNAQAAAAHBDgIAAAABwg4BAAAAAQa7DgIAAAABvA4CAAAAAb0OAgAAAAG-DgAA6hkAIL8OgAAAAAHADgEAAAABBL8MAQAAAAHjDEAAAAABgA5AAAAAAZsOAAEAAAEcpAUAAMwaACClBQAAzRoAIKYFAADOGgAgpwUAAM8aACC7BoAAAAABvwwBAAAAAcEMBAAAAAHjDEAAAAAB5AwBAAAAAYANBAAAAAGYDQEAAAABuw0BAAAAAccNgAAAAAH4DQEAAAABgA5AAAAAAZIOAQAAAAHMDgEAAAABzQ4gAAAAAc4OAQAAAAHPDgEAAAAB0A6AAAAAAdEOgAAAAAHSDoAAAAAB0w4gAAAAAdQOAADKGgAg1Q4CAAAAAdYOQAAAAAHXDkAAAAABAgAAAIgIACAPAADoHAAgAwAAAKQIACAPAADoHAAgEAAA7BwAIB4AAACkCAAgCAAA7BwAIKQFAACKGgAgpQUAAIsaACCmBQAAjBoAIKcFAACNGgAguwaAAAAAAb8MAQCHFgAhwQwEAO4WACHjDEAAgxYAIeQMAQCHFgAhgA0EAO4WACGYDQEAhxYAIbsNAQCGFgAhxw2AAAAAAfgNAQCHFgAhgA5AAIMWACGSDgEAhhYAIcwOAQCHFgAhzQ4gAKUWACHODgEAhhYAIc8OAQCGFgAh0A6AAAAAAdEOgAAAAAHSDoAAAAAB0w4gAKUWACHUDgAAiBoAINUOAgCFFgAh1g5AAI8WACHXDkAAjxYAIRykBQAAihoAIKUFAACLGgAgpgUAAIwaACCnBQAAjRoAILsGgAAAAAG_DAEAhxYAIcEMBADuFgAh4wxAAIMWACHkDAEAhxYAIYANBADuFgAhmA0BAIcWACG7DQEAhhYAIccNgAAAAAH4DQEAhxYAIYAOQACDFgAhkg4BAIYWACHMDgEAhxYAIc0OIAClFgAhzg4BAIYWACHPDgEAhhYAIdAOgAAAAAHRDoAAAAAB0g6AAAAAAdMOIAClFgAh1A4AAIgaACDVDgIAhRYAIdYOQACPFgAh1w5AAI8WACEcowUAAMsaACClBQAAzRoAIKYFAADOGgAgpwUAAM8aACC7BoAAAAABvwwBAAAAAcEMBAAAAAHjDEAAAAAB5AwBAAAAAYANBAAAAAGYDQEAAAABuw0BAAAAAccNgAAAAAH4DQEAAAABgA5AAAAAAZIOAQAAAAHMDgEAAAABzQ4gAAAAAc4OAQAAAAHPDgEAAAAB0A6AAAAAAdEOgAAAAAHSDoAAAAAB0w4gAAAAAdQOAADKGgAg1Q4CAAAAAdYOQAAAAAHXDkAAAAABAgAAAIgIACAPAADtHAAgAwAAAKQIACAPAADtHAAgEAAA8RwAIB4AAACkCAAgCAAA8RwAIKMFAACJGgAgpQUAAIsaACCmBQAAjBoAIKcFAACNGgAguwaAAAAAAb8MAQCHFgAhwQwEAO4WACHjDEAAgxYAIeQMAQCHFgAhgA0EAO4WACGYDQEAhxYAIbsNAQCGFgAhxw2AAAAAAfgNAQCHFgAhgA5AAIMWACGSDgEAhhYAIcwOAQCHFgAhzQ4gAKUWACHODgEAhhYAIc8OAQCGFgAh0A6AAAAAAdEOgAAAAAHSDoAAAAAB0w4gAKUWACHUDgAAiBoAINUOAgCFFgAh1g5AAI8WACHXDkAAjxYAIRyjBQAAiRoAIKUFAACLGgAgpgUAAIwaACCnBQAAjRoAILsGgAAAAAG_DAEAhxYAIcEMBADuFgAh4wxAAIMWACHkDAEAhxYAIYANBADuFgAhmA0BAIcWACG7DQEAhhYAIccNgAAAAAH4DQEAhxYAIYAOQACDFgAhkg4BAIYWACHMDgEAhxYAIc0OIAClFgAhzg4BAIYWACHPDgEAhhYAIdAOgAAAAAHRDoAAAAAB0g6AAAAAAdMOIAClFgAh1A4AAIgaACDVDgIAhRYAIdYOQACPFgAh1w5AAI8WACEcowUAAMsaACCkBQAAzBoAIKYFAADOGgAgpwUAAM8aACC7BoAAAAABvwwBAAAAAcEMBAAAAAHjDEAAAAAB5AwBAAAAAYANBAAAAAGYDQEAAAABuw0BAAAAAccNgAAAAAH4DQEAAAABgA5AAAAAAZIOAQAAAAHMDgEAAAABzQ4gAAAAAc4OAQAAAAHPDgEAAAAB0A6AAAAAAdEOgAAAAAHSDoAAAAAB0w4gAAAAAdQOAADKGgAg1Q4CAAAAAdYOQAAAAAHXDkAAAAABAgAAAIgIACAPAADyHAAgAwAAAKQIACAPAADyHAAgEAAA9hwAIB4AAACkCAAgCAAA9hwAIKMFAACJGgAgpAUAAIoaACCmBQAAjBoAIKcFAACNGgAguwaAAAAAAb8MAQCHFgAhwQwEAO4WACHjDEAAgxYAIeQMAQCHFgAhgA0EAO4WACGYDQEAhxYAIbsNAQCGFgAhxw2AAAAAAfgNAQCHFgAhgA5AAIMWACGSDgEAhhYAIcwOAQCHFgAhzQ4gAKUWACHODgEAhhYAIc8OAQCGFgAh0A6AAAAAAdEOgAAAAAHSDoAAAAAB0w4gAKUWACHUDgAAiBoAINUOAgCFFgAh1g5AAI8WACHXDkAAjxYAIRyjBQAAiRoAIKQFAACKGgAgpgUAAIwaACCnBQAAjRoAILsGgAAAAAG_DAEAhxYAIcEMBADuFgAh4wxAAIMWACHkDAEAhxYAIYANBADuFgAhmA0BAIcWACG7DQEAhhYAIccNgAAAAAH4DQEAhxYAIYAOQACDFgAhkg4BAIYWACHMDgEAhxYAIc0OIAClFgAhzg4BAIYWACHPDgEAhhYAIdAOgAAAAAHRDoAAAAAB0g6AAAAAAdMOIAClFgAh1A4AAIgaACDVDgIAhRYAIdYOQACPFgAh1w5AAI8WACEcowUAAMsaACCkBQAAzBoAIKUFAADNGgAgpwUAAM8aACC7BoAAAAABvwwBAAAAAcEMBAAAAAHjDEAAAAAB5AwBAAAAAYANBAAAAAGYDQEAAAABuw0BAAAAAccNgAAAAAH4DQEAAAABgA5AAAAAAZIOAQAAAAHMDgEAAAABzQ4gAAAAAc4OAQAAAAHPDgEAAAAB0A6AAAAAAdEOgAAAAAHSDoAAAAAB0w4gAAAAAdQOAADKGgAg1Q4CAAAAAdYOQAAAAAHXDkAAAAABAgAAAIgIACAPAAD3HAAgAwAAAKQIACAPAAD3HAAgEAAA-xwAIB4AAACkCAAgCAAA-xwAIKMFAACJGgAgpAUAAIoaACClBQAAixoAIKcFAACNGgAguwaAAAAAAb8MAQCHFgAhwQwEAO4WACHjDEAAgxYAIeQMAQCHFgAhgA0EAO4WACGYDQEAhxYAIbsNAQCGFgAhxw2AAAAAAfgNAQCHFgAhgA5AAIMWACGSDgEAhhYAIcwOAQCHFgAhzQ4gAKUWACHODgEAhhYAIc8OAQCGFgAh0A6AAAAAAdEOgAAAAAHSDoAAAAAB0w4gAKUWACHUDgAAiBoAINUOAgCFFgAh1g5AAI8WACHXDkAAjxYAIRyjBQAAiRoAIKQFAACKGgAgpQUAAIsaACCnBQAAjRoAILsGgAAAAAG_DAEAhxYAIcEMBADuFgAh4wxAAIMWACHkDAEAhxYAIYANBADuFgAhmA0BAIcWACG7DQEAhhYAIccNgAAAAAH4DQEAhxYAIYAOQACDFgAhkg4BAIYWACHMDgEAhxYAIc0OIAClFgAhzg4BAIYWACHPDgEAhhYAIdAOgAAAAAHRDoAAAAAB0g6AAAAAAdMOIAClFgAh1A4AAIgaACDVDgIAhRYAIdYOQACPFgAh1w5AAI8WACEcowUAAMsaACCkBQAAzBoAIKUFAADNGgAgpgUAAM4aACC7BoAAAAABvwwBAAAAAcEMBAAAAAHjDEAAAAAB5AwBAAAAAYANBAAAAAGYDQEAAAABuw0BAAAAAccNgAAAAAH4DQEAAAABgA5AAAAAAZIOAQAAAAHMDgEAAAABzQ4gAAAAAc4OAQAAAAHPDgEAAAAB0A6AAAAAAdEOgAAAAAHSDoAAAAAB0w4gAAAAAdQOAADKGgAg1Q4CAAAAAdYOQAAAAAHXDkAAAAABAgAAAIgIACAPAAD8HAAgAwAAAKQIACAPAAD8HAAgEAAAgB0AIB4AAACkCAAgCAAAgB0AIKMFAACJGgAgpAUAAIoaACClBQAAixoAIKYFAACMGgAguwaAAAAAAb8MAQCHFgAhwQwEAO4WACHjDEAAgxYAIeQMAQCHFgAhgA0EAO4WACGYDQEAhxYAIbsNAQCGFgAhxw2AAAAAAfgNAQCHFgAhgA5AAIMWACGSDgEAhhYAIcwOAQCHFgAhzQ4gAKUWACHODgEAhhYAIc8OAQCGFgAh0A6AAAAAAdEOgAAAAAHSDoAAAAAB0w4gAKUWACHUDgAAiBoAINUOAgCFFgAh1g5AAI8WACHXDkAAjxYAIRyjBQAAiRoAIKQFAACKGgAgpQUAAIsaACCmBQAAjBoAILsGgAAAAAG_DAEAhxYAIcEMBADuFgAh4wxAAIMWACHkDAEAhxYAIYANBADuFgAhmA0BAIcWACG7DQEAhhYAIccNgAAAAAH4DQEAhxYAIYAOQACDFgAhkg4BAIYWACHMDgEAhxYAIc0OIAClFgAhzg4BAIYWACHPDgEAhhYAIdAOgAAAAAHRDoAAAAAB0g6AAAAAAdMOIAClFgAh1A4AAIgaACDVDgIAhRYAIdYOQACPFgAh1w5AAI8WACEE_gwBAAAAAYwNEAAAAAHbDQIAAAABrQ4CAAAAAQKrDgIAAAABrA4AAQAAARiKBgAA2hkAIL8MAQAAAAHjDEAAAAAB5AwBAAAAAYwNAQAAAAGVDQIAAAABmA0BAAAAAaINQAAAAAG7DQEAAAABzQ0EAAAAAewNAQAAAAH_DQEAAAABkg4BAAAAAa4OAQAAAAGvDgEAAAABsA4QAAAAAbEOEAAAAAGyDgIAAAABsw4AAQAAAbQOAgAAAAG1DhAAAAABtg4EAAAAAbcOgAAAAAG4DgEAAAABAgAAAKgJACAPAACDHQAgAwAAALUJACAPAACDHQAgEAAAhx0AIBoAAAC1CQAgCAAAhx0AIIoGAADAGQAgvwwBAIcWACHjDEAAgxYAIeQMAQCHFgAhjA0BAIYWACGVDQIAhRYAIZgNAQCHFgAhog1AAI8WACG7DQEAhhYAIc0NBADuFgAh7A0BAIYWACH_DQEAhhYAIZIOAQCGFgAhrg4BAIcWACGvDgEAhxYAIbAOEADKFgAhsQ4QAMoWACGyDgIAhBYAIbMOAAHJFgAhtA4CAIQWACG1DhAAyhYAIbYOBADuFgAhtw6AAAAAAbgOAQCGFgAhGIoGAADAGQAgvwwBAIcWACHjDEAAgxYAIeQMAQCHFgAhjA0BAIYWACGVDQIAhRYAIZgNAQCHFgAhog1AAI8WACG7DQEAhhYAIc0NBADuFgAh7A0BAIYWACH_DQEAhhYAIZIOAQCGFgAhrg4BAIcWACGvDgEAhxYAIbAOEADKFgAhsQ4QAMoWACGyDgIAhBYAIbMOAAHJFgAhtA4CAIQWACG1DhAAyhYAIbYOBADuFgAhtw6AAAAAAbgOAQCGFgAhGIkGAADZGQAgvwwBAAAAAeMMQAAAAAHkDAEAAAABjA0BAAAAAZUNAgAAAAGYDQEAAAABog1AAAAAAbsNAQAAAAHNDQQAAAAB7A0BAAAAAf8NAQAAAAGSDgEAAAABrg4BAAAAAa8OAQAAAAGwDhAAAAABsQ4QAAAAAbIOAgAAAAGzDgABAAABtA4CAAAAAbUOEAAAAAG2DgQAAAABtw6AAAAAAbgOAQAAAAECAAAAqAkAIA8AAIgdACADAAAAtQkAIA8AAIgdACAQAACMHQAgGgAAALUJACAIAACMHQAgiQYAAL8ZACC_DAEAhxYAIeMMQACDFgAh5AwBAIcWACGMDQEAhhYAIZUNAgCFFgAhmA0BAIcWACGiDUAAjxYAIbsNAQCGFgAhzQ0EAO4WACHsDQEAhhYAIf8NAQCGFgAhkg4BAIYWACGuDgEAhxYAIa8OAQCHFgAhsA4QAMoWACGxDhAAyhYAIbIOAgCEFgAhsw4AAckWACG0DgIAhBYAIbUOEADKFgAhtg4EAO4WACG3DoAAAAABuA4BAIYWACEYiQYAAL8ZACC_DAEAhxYAIeMMQACDFgAh5AwBAIcWACGMDQEAhhYAIZUNAgCFFgAhmA0BAIcWACGiDUAAjxYAIbsNAQCGFgAhzQ0EAO4WACHsDQEAhhYAIf8NAQCGFgAhkg4BAIYWACGuDgEAhxYAIa8OAQCHFgAhsA4QAMoWACGxDhAAyhYAIbIOAgCEFgAhsw4AAckWACG0DgIAhBYAIbUOEADKFgAhtg4EAO4WACG3DoAAAAABuA4BAIYWACEJvwwBAAAAAcQMAQAAAAHjDEAAAAAB5AwBAAAAAegMAgAAAAHBDUAAAAAB7w1AAAAAAaUOAQAAAAGmDoAAAAABA6IOAQAAAAGjDgEAAAABpA5AAAAAAQXjDEAAAAAB5AwBAAAAAZsOAQAAAAGgDkAAAAABoQ4CAAAAAQi7BoAAAAABvQYAAKMZACDABgAApBkAIMEGAAClGQAgvwwBAAAAAeMMQAAAAAHkDAEAAAAB-A0BAAAAAQIAAAD3CQAgDwAAkB0AIAMAAACVCgAgDwAAkB0AIBAAAJQdACAKAAAAlQoAIAgAAJQdACC7BoAAAAABvQYAAPYYACDABgAA9xgAIMEGAAD4GAAgvwwBAIcWACHjDEAAgxYAIeQMAQCHFgAh-A0BAIcWACEIuwaAAAAAAb0GAAD2GAAgwAYAAPcYACDBBgAA-BgAIL8MAQCHFgAh4wxAAIMWACHkDAEAhxYAIfgNAQCHFgAhCLsGgAAAAAG8BgAAohkAIMAGAACkGQAgwQYAAKUZACC_DAEAAAAB4wxAAAAAAeQMAQAAAAH4DQEAAAABAgAAAPcJACAPAACVHQAgAwAAAJUKACAPAACVHQAgEAAAmR0AIAoAAACVCgAgCAAAmR0AILsGgAAAAAG8BgAA9RgAIMAGAAD3GAAgwQYAAPgYACC_DAEAhxYAIeMMQACDFgAh5AwBAIcWACH4DQEAhxYAIQi7BoAAAAABvAYAAPUYACDABgAA9xgAIMEGAAD4GAAgvwwBAIcWACHjDEAAgxYAIeQMAQCHFgAh-A0BAIcWACEIuwaAAAAAAbwGAACiGQAgvQYAAKMZACDBBgAApRkAIL8MAQAAAAHjDEAAAAAB5AwBAAAAAfgNAQAAAAECAAAA9wkAIA8AAJodACADzQ1AAAAAAZ4OBAAAAAGfDgQAAAABAwAAAJUKACAPAACaHQAgEAAAnx0AIAoAAACVCgAgCAAAnx0AILsGgAAAAAG8BgAA9RgAIL0GAAD2GAAgwQYAAPgYACC_DAEAhxYAIeMMQACDFgAh5AwBAIcWACH4DQEAhxYAIQi7BoAAAAABvAYAAPUYACC9BgAA9hgAIMEGAAD4GAAgvwwBAIcWACHjDEAAgxYAIeQMAQCHFgAh-A0BAIcWACEHuwYAAOQYACDjDEAAAAAB5AwBAAAAAZIOAQAAAAGbDgEAAAABoA5AAAAAAaEOAgAAAAECAAAAgwoAIA8AAKAdACADAAAAgQoAIA8AAKAdACAQAACkHQAgCQAAAIEKACAIAACkHQAguwYAANYYACDjDEAAgxYAIeQMAQCHFgAhkg4BAIcWACGbDgEAhxYAIaAOQACPFgAhoQ4CAIUWACEHuwYAANYYACDjDEAAgxYAIeQMAQCHFgAhkg4BAIcWACGbDgEAhxYAIaAOQACPFgAhoQ4CAIUWACEIuwaAAAAAAbwGAACiGQAgvQYAAKMZACDABgAApBkAIL8MAQAAAAHjDEAAAAAB5AwBAAAAAfgNAQAAAAECAAAA9wkAIA8AAKUdACAKwQxAAAAAAdkMAQAAAAHhDAEAAAAB_gwBAAAAAZQNQAAAAAGTDgEAAAABlA4AAKwYACCVDkAAAAABlg4BAAAAAZcOgAAAAAEDAAAAlQoAIA8AAKUdACAQAACqHQAgCgAAAJUKACAIAACqHQAguwaAAAAAAbwGAAD1GAAgvQYAAPYYACDABgAA9xgAIL8MAQCHFgAh4wxAAIMWACHkDAEAhxYAIfgNAQCHFgAhCLsGgAAAAAG8BgAA9RgAIL0GAAD2GAAgwAYAAPcYACC_DAEAhxYAIeMMQACDFgAh5AwBAIcWACH4DQEAhxYAIQeBAwIAAAABuwYAAMEYACDkDAEAAAABkg4BAAAAAZgOQAAAAAGZDiAAAAABmg5AAAAAAQIAAACcCwAgDwAAqx0AIAMAAACKCgAgDwAAqx0AIBAAAK8dACAJAAAAigoAIAgAAK8dACCBAwIAhRYAIbsGAACzGAAg5AwBAIcWACGSDgEAhxYAIZgOQACDFgAhmQ4gAKUWACGaDkAAjxYAIQeBAwIAhRYAIbsGAACzGAAg5AwBAIcWACGSDgEAhxYAIZgOQACDFgAhmQ4gAKUWACGaDkAAjxYAIQnEDAEAAAABgA0EAAAAAZoNIAAAAAGbDQIAAAABnA0AAIEYACCeDQEAAAABoQ2AAAAAAecNAAEAAAGQDgQAAAABCpMNQAAAAAGHDgEAAAABiA5AAAAAAYkOIAAAAAGKDgEAAAABiw5AAAAAAYwOIAAAAAGNDkAAAAABjg5AAAAAAY8OgAAAAAEKxQcAAKMYACCKDAIAAAAB4QwBAAAAAf4MAQAAAAGQDQEAAAABkw1AAAAAAZQNQAAAAAGIDkAAAAABiw5AAAAAAYwOIAAAAAECAAAAygsAIA8AALIdACADAAAA1wsAIA8AALIdACAQAAC2HQAgDAAAANcLACAIAAC2HQAgxQcAAIkYACCKDAIAhRYAIeEMAQCGFgAh_gwBAIcWACGQDQEAhxYAIZMNQACDFgAhlA1AAI8WACGIDkAAgxYAIYsOQACPFgAhjA4gAKUWACEKxQcAAIkYACCKDAIAhRYAIeEMAQCGFgAh_gwBAIcWACGQDQEAhxYAIZMNQACDFgAhlA1AAI8WACGIDkAAgxYAIYsOQACPFgAhjA4gAKUWACEKxAcAAKIYACCKDAIAAAAB4QwBAAAAAf4MAQAAAAGQDQEAAAABkw1AAAAAAZQNQAAAAAGIDkAAAAABiw5AAAAAAYwOIAAAAAECAAAAygsAIA8AALcdACADAAAA1wsAIA8AALcdACAQAAC7HQAgDAAAANcLACAIAAC7HQAgxAcAAIgYACCKDAIAhRYAIeEMAQCGFgAh_gwBAIcWACGQDQEAhxYAIZMNQACDFgAhlA1AAI8WACGIDkAAgxYAIYsOQACPFgAhjA4gAKUWACEKxAcAAIgYACCKDAIAhRYAIeEMAQCGFgAh_gwBAIcWACGQDQEAhxYAIZMNQACDFgAhlA1AAI8WACGIDkAAgxYAIYsOQACPFgAhjA4gAKUWACECkA0BAAAAAZENQAAAAAECAAAA8BEAIA8AALwdACADAAAA8xEAIA8AALwdACAQAADAHQAgBAAAAPMRACAIAADAHQAgkA0BAIcWACGRDUAAjxYAIQKQDQEAhxYAIZENQACPFgAhCIoMAgAAAAHhDAEAAAAB_gwBAAAAAYANBAAAAAGSDQIAAAABkw1AAAAAAZQNQAAAAAGVDYAAAAABDL8MAQAAAAHZDAEAAAAB2gwBAAAAAdsMAQAAAAHcDAEAAAAB3QwBAAAAAd4MAgAAAAHfDAIAAAAB4AxAAAAAAeEMAgAAAAHiDEAAAAAB4wxAAAAAARS_DAEAAAAB4wxAAAAAAeQMAQAAAAHlDAEAAAAB5gwBAAAAAecMAACzFgAg6AwAALQWACDpDCAAAAAB6gwBAAAAAesMAQAAAAHsDEAAAAAB7QwBAAAAAe4MAQAAAAHvDCAAAAAB8AwBAAAAAfEMIAAAAAHyDEAAAAAB8wwgAAAAAfQMQAAAAAH1DEAAAAABAgAAANQSACAPAADDHQAgB78MBAAAAAHBDEAAAAABwgwCAAAAAcMMAgAAAAHEDAEAAAABxQyAAAAAAcYMAQAAAAEDAAAA4RIAIA8AAMMdACAQAADIHQAgFgAAAOESACAIAADIHQAgvwwBAIcWACHjDEAAgxYAIeQMAQCHFgAh5QwBAIcWACHmDAEAhxYAIecMAACjFgAg6AwAAKQWACDpDCAApRYAIeoMAQCHFgAh6wwBAIYWACHsDEAAjxYAIe0MAQCGFgAh7gwBAIYWACHvDCAApRYAIfAMAQCGFgAh8QwgAKUWACHyDEAAjxYAIfMMIAClFgAh9AxAAI8WACH1DEAAjxYAIRS_DAEAhxYAIeMMQACDFgAh5AwBAIcWACHlDAEAhxYAIeYMAQCHFgAh5wwAAKMWACDoDAAApBYAIOkMIAClFgAh6gwBAIcWACHrDAEAhhYAIewMQACPFgAh7QwBAIYWACHuDAEAhhYAIe8MIAClFgAh8AwBAIYWACHxDCAApRYAIfIMQACPFgAh8wwgAKUWACH0DEAAjxYAIfUMQACPFgAhDogMAACeFgAgvwwBAAAAAdgMAQAAAAHZDAEAAAAB2gwBAAAAAdsMAQAAAAHcDAEAAAAB3QwBAAAAAd4MAgAAAAHfDAIAAAAB4AxAAAAAAeEMAgAAAAHiDEAAAAAB4wxAAAAAAQIAAADYEgAgDwAAyR0AIAMAAADWEgAgDwAAyR0AIBAAAM0dACAQAAAA1hIAIAgAAM0dACCIDAAAkBYAIL8MAQCHFgAh2AwBAIcWACHZDAEAhxYAIdoMAQCHFgAh2wwBAIcWACHcDAEAhhYAId0MAQCHFgAh3gwCAIUWACHfDAIAhRYAIeAMQACPFgAh4QwCAIUWACHiDEAAjxYAIeMMQACDFgAhDogMAACQFgAgvwwBAIcWACHYDAEAhxYAIdkMAQCHFgAh2gwBAIcWACHbDAEAhxYAIdwMAQCGFgAh3QwBAIcWACHeDAIAhRYAId8MAgCFFgAh4AxAAI8WACHhDAIAhRYAIeIMQACPFgAh4wxAAIMWACEDCAAByBYAIewOAAHIFgAh7w8AAQAAAQAAAAADFQAGFgAHFwAIAAAAAxUABhYABxcACAAAAAUVAA4WABEXABIoAA8pABAAAAAAAAUVAA4WABEXABIoAA8pABAAAAADFQAYFgAZFwAaAAAAAxUAGBYAGRcAGgAAAAUVACAWACMXACQoACEpACIAAAAAAAUVACAWACMXACQoACEpACIAAAAFFQAqFgAtFwAuKAArKQAsAAAAAAAFFQAqFgAtFwAuKAArKQAsAAAABRUANBYANxcAOCgANSkANgAAAAAABRUANBYANxcAOCgANSkANgAAAAUVAD4WAEEXAEIoAD8pAEAAAAAAAAUVAD4WAEEXAEIoAD8pAEAAAAADFQBIFgBJFwBKAAAAAxUASBYASRcASgAAAAUVAFAWAFMXAFQoAFEpAFIAAAAAAAUVAFAWAFMXAFQoAFEpAFIAAAADFQBaFgBbFwBcAAAAAxUAWhYAWxcAXAIVAGCtAYACXwGsAQBeAa0BgQIAAAAFFQBkFgBnFwBoKABlKQBmAAAAAAAFFQBkFgBnFwBoKABlKQBmAawBAF4BrAEAXgUVAG0WAHAXAHEoAG4pAG8AAAAAAAUVAG0WAHAXAHEoAG4pAG8AAAADFQB3FgB4FwB5AAAAAxUAdxYAeBcAeQAAAAUVAH8WAIIBFwCDASgAgAEpAIEBAAAAAAAFFQB_FgCCARcAgwEoAIABKQCBAQAAAAUVAIkBFgCMARcAjQEoAIoBKQCLAQAAAAAABRUAiQEWAIwBFwCNASgAigEpAIsBAAAABRUAkwEWAJYBFwCXASgAlAEpAJUBAAAAAAAFFQCTARYAlgEXAJcBKACUASkAlQEAAAADFQCdARYAngEXAJ8BAAAAAxUAnQEWAJ4BFwCfAQAAAAUVAKUBFgCoARcAqQEoAKYBKQCnAQAAAAAABRUApQEWAKgBFwCpASgApgEpAKcBAAAABRUArwEWALIBFwCzASgAsAEpALEBAAAAAAAFFQCvARYAsgEXALMBKACwASkAsQEAAAAFFQC5ARYAvAEXAL0BKAC6ASkAuwEAAAAAAAUVALkBFgC8ARcAvQEoALoBKQC7AQHPAgDAAQIVAMEBzgL7A78BAc4C_AMAAc8CAMABAc8CAMABBRUAxQEWAMgBFwDJASgAxgEpAMcBAAAAAAAFFQDFARYAyAEXAMkBKADGASkAxwEAAAMVAM4BFgDPARcA0AEAAAADFQDOARYAzwEXANABAAAABRUA1gEWANkBFwDaASgA1wEpANgBAAAAAAAFFQDWARYA2QEXANoBKADXASkA2AECFQDeAYEDyQTdAQGAAwDcAQGBA8oEAAAABRUA4gEWAOUBFwDmASgA4wEpAOQBAAAAAAAFFQDiARYA5QEXAOYBKADjASkA5AEBgAMA3AEBgAMA3AEDFQDrARYA7AEXAO0BAAAAAxUA6wEWAOwBFwDtAQAAAAMVAPMBFgD0ARcA9QEAAAADFQDzARYA9AEXAPUBAAAABRUA-wEWAP4BFwD_ASgA_AEpAP0BAAAAAAAFFQD7ARYA_gEXAP8BKAD8ASkA_QEAAAADFQCFAhYAhgIXAIcCAAAAAxUAhQIWAIYCFwCHAgAAAAUVAI0CFgCQAhcAkQIoAI4CKQCPAgAAAAAABRUAjQIWAJACFwCRAigAjgIpAI8CAAAABRUAlwIWAJoCFwCbAigAmAIpAJkCAAAAAAAFFQCXAhYAmgIXAJsCKACYAikAmQIAAAAFFQChAhYApAIXAKUCKACiAikAowIAAAAAAAUVAKECFgCkAhcApQIoAKICKQCjAgAAAAUVAKsCFgCuAhcArwIoAKwCKQCtAgAAAAAABRUAqwIWAK4CFwCvAigArAIpAK0CAAAABRUAtQIWALgCFwC5AigAtgIpALcCAAAAAAAFFQC1AhYAuAIXALkCKAC2AikAtwIAAAAFFQC_AhYAwgIXAMMCKADAAikAwQIAAAAAAAUVAL8CFgDCAhcAwwIoAMACKQDBAgAAAAUVAMkCFgDMAhcAzQIoAMoCKQDLAgAAAAAABRUAyQIWAMwCFwDNAigAygIpAMsCAAAABRUA0wIWANYCFwDXAigA1AIpANUCAAAAAAAFFQDTAhYA1gIXANcCKADUAikA1QIAAAAFFQDdAhYA4AIXAOECKADeAikA3wIAAAAAAAUVAN0CFgDgAhcA4QIoAN4CKQDfAgAAAAUVAOcCFgDqAhcA6wIoAOgCKQDpAgAAAAAABRUA5wIWAOoCFwDrAigA6AIpAOkCAAAABRUA8QIWAPQCFwD1AigA8gIpAPMCAAAAAAAFFQDxAhYA9AIXAPUCKADyAikA8wIAAAAFFQD7AhYA_gIXAP8CKAD8AikA_QIAAAAAAAUVAPsCFgD-AhcA_wIoAPwCKQD9AgAAAAUVAIUDFgCIAxcAiQMoAIYDKQCHAwAAAAAABRUAhQMWAIgDFwCJAygAhgMpAIcDBhUAkQOjBY0IjAOkBZEIjQOlBZUIjgOmBZkIjwOnBZ0IkAMBogUAiwMBogUAiwMBogUAiwMBogUAiwMBogUAiwMFowWeCACkBZ8IAKUFoAgApgWhCACnBaIIAAAABRUAlQMWAJgDFwCZAygAlgMpAJcDAAAAAAAFFQCVAxYAmAMXAJkDKACWAykAlwMBogUAiwMBogUAiwMFFQCeAxYAoQMXAKIDKACfAykAoAMAAAAAAAUVAJ4DFgChAxcAogMoAJ8DKQCgAwGiBQCLAwGiBQCLAwUVAKcDFgCqAxcAqwMoAKgDKQCpAwAAAAAABRUApwMWAKoDFwCrAygAqAMpAKkDAaIFAIsDAaIFAIsDBRUAsAMWALMDFwC0AygAsQMpALIDAAAAAAAFFQCwAxYAswMXALQDKACxAykAsgMBogUAiwMBogUAiwMFFQC5AxYAvAMXAL0DKAC6AykAuwMAAAAAAAUVALkDFgC8AxcAvQMoALoDKQC7AwGiBQCLAwGiBQCLAwMVAMIDFgDDAxcAxAMAAAADFQDCAxYAwwMXAMQDAxUAyQOJBq0JxwOKBrEJyAMBiAYAxgMBiAYAxgMCiQayCQCKBrMJAAAABRUAzQMWANADFwDRAygAzgMpAM8DAAAAAAAFFQDNAxYA0AMXANEDKADOAykAzwMBiAYAxgMBiAYAxgMFFQDWAxYA2QMXANoDKADXAykA2AMAAAAAAAUVANYDFgDZAxcA2gMoANcDKQDYAwGIBgDGAwGIBgDGAwUVAN8DFgDiAxcA4wMoAOADKQDhAwAAAAAABRUA3wMWAOIDFwDjAygA4AMpAOEDBRUA7gO8BvwJ5gO9BoAK5wPABoQK6APBBosK6wMBuwYA5QMBuwYA5QMDFQDqA7sGAOUDvwaICukDAb4GAOgDAb8GiQoAAxUA7QO7BgDlA8IGjwrsAwHBBgDrAwHCBpAKAAO8BpEKAL0GkgoAwAaTCgAAAAMVAPIDFgDzAxcA9AMAAAADFQDyAxYA8wMXAPQDAbsGAOUDAbsGAOUDBRUA-QMWAPwDFwD9AygA-gMpAPsDAAAAAAAFFQD5AxYA_AMXAP0DKAD6AykA-wMBuwYA5QMBuwYA5QMDFQCCBBYAgwQXAIQEAAAAAxUAggQWAIMEFwCEBAG7BgDlAwG7BgDlAwUVAIkEFgCMBBcAjQQoAIoEKQCLBAAAAAAABRUAiQQWAIwEFwCNBCgAigQpAIsEAb4GAOgDAb4GAOgDBRUAkgQWAJUEFwCWBCgAkwQpAJQEAAAAAAAFFQCSBBYAlQQXAJYEKACTBCkAlAQAAAAFFQCcBBYAnwQXAKAEKACdBCkAngQAAAAAAAUVAJwEFgCfBBcAoAQoAJ0EKQCeBAG7BgDlAwG7BgDlAwUVAKUEFgCoBBcAqQQoAKYEKQCnBAAAAAAABRUApQQWAKgEFwCpBCgApgQpAKcEAcEGAOsDAcEGAOsDAxUArgQWAK8EFwCwBAAAAAMVAK4EFgCvBBcAsAQDFQC1BMQHzwuzBMUH0wu0BAHDBwCyBAHDBwCyBALEB9QLAMUH1QsAAAAFFQC5BBYAvAQXAL0EKAC6BCkAuwQAAAAAAAUVALkEFgC8BBcAvQQoALoEKQC7BAHDBwCyBAHDBwCyBAUVAMIEFgDFBBcAxgQoAMMEKQDEBAAAAAAABRUAwgQWAMUEFwDGBCgAwwQpAMQEAcMHALIEAcMHALIEAxUAywQWAMwEFwDNBAAAAAMVAMsEFgDMBBcAzQQAAAAFFQDTBBYA1gQXANcEKADUBCkA1QQAAAAAAAUVANMEFgDWBBcA1wQoANQEKQDVBAAAAAUVAN0EFgDgBBcA4QQoAN4EKQDfBAAAAAAABRUA3QQWAOAEFwDhBCgA3gQpAN8EAAAABRUA5wQWAOoEFwDrBCgA6AQpAOkEAAAAAAAFFQDnBBYA6gQXAOsEKADoBCkA6QQAAAADFQDxBBYA8gQXAPMEAAAAAxUA8QQWAPIEFwDzBAAAAAMVAPkEFgD6BBcA-wQAAAADFQD5BBYA-gQXAPsEAAAAAxUAgQUWAIIFFwCDBQAAAAMVAIEFFgCCBRcAgwUAAAAFFQCJBRYAjAUXAI0FKACKBSkAiwUAAAAAAAUVAIkFFgCMBRcAjQUoAIoFKQCLBQAAAAUVAJMFFgCWBRcAlwUoAJQFKQCVBQAAAAAABRUAkwUWAJYFFwCXBSgAlAUpAJUFAAAAAxUAnQUWAJ4FFwCfBQAAAAMVAJ0FFgCeBRcAnwUAAAAFFQClBRYAqAUXAKkFKACmBSkApwUAAAAAAAUVAKUFFgCoBRcAqQUoAKYFKQCnBQAAAAUVAK8FFgCyBRcAswUoALAFKQCxBQAAAAAABRUArwUWALIFFwCzBSgAsAUpALEFAAAABRUAuQUWALwFFwC9BSgAugUpALsFAAAAAAAFFQC5BRYAvAUXAL0FKAC6BSkAuwUAAAAFFQDDBRYAxgUXAMcFKADEBSkAxQUAAAAAAAUVAMMFFgDGBRcAxwUoAMQFKQDFBQAAAAUVAM0FFgDQBRcA0QUoAM4FKQDPBQAAAAAABRUAzQUWANAFFwDRBSgAzgUpAM8FAAAABRUA1wUWANoFFwDbBSgA2AUpANkFAAAAAAAFFQDXBRYA2gUXANsFKADYBSkA2QUAAAAFFQDhBRYA5AUXAOUFKADiBSkA4wUAAAAAAAUVAOEFFgDkBRcA5QUoAOIFKQDjBQAAAAUVAOsFFgDuBRcA7wUoAOwFKQDtBQAAAAAABRUA6wUWAO4FFwDvBSgA7AUpAO0FAAAABRUA9QUWAPgFFwD5BSgA9gUpAPcFAAAAAAAFFQD1BRYA-AUXAPkFKAD2BSkA9wUAAAADFQD_BRYAgAYXAIEGAAAAAxUA_wUWAIAGFwCBBgAAAAUVAIcGFgCKBhcAiwYoAIgGKQCJBgAAAAAABRUAhwYWAIoGFwCLBigAiAYpAIkGAAAABRUAkQYWAJQGFwCVBigAkgYpAJMGAAAAAAAFFQCRBhYAlAYXAJUGKACSBikAkwYAAAAFFQCbBhYAngYXAJ8GKACcBikAnQYAAAAAAAUVAJsGFgCeBhcAnwYoAJwGKQCdBgAAAAUVAKUGFgCoBhcAqQYoAKYGKQCnBgAAAAAABRUApQYWAKgGFwCpBigApgYpAKcGAAAABRUArwYWALIGFwCzBigAsAYpALEGAAAAAAAFFQCvBhYAsgYXALMGKACwBikAsQYAAAAFFQC5BhYAvAYXAL0GKAC6BikAuwYAAAAAAAUVALkGFgC8BhcAvQYoALoGKQC7BgAAAAMVAMMGFgDEBhcAxQYAAAADFQDDBhYAxAYXAMUGAAAABRUAywYWAM4GFwDPBigAzAYpAM0GAAAAAAAFFQDLBhYAzgYXAM8GKADMBikAzQYAAAADFQDVBhYA1gYXANcGAAAAAxUA1QYWANYGFwDXBgG3CwDaBgIVANsGtgvZEdkGAbYL2hEAAbcLANoGAbcLANoGBRUA3wYWAOIGFwDjBigA4AYpAOEGAAAAAAAFFQDfBhYA4gYXAOMGKADgBikA4QYAAAMVAOgGFgDpBhcA6gYAAAADFQDoBhYA6QYXAOoGAAAABRUA8AYWAPMGFwD0BigA8QYpAPIGAAAAAAAFFQDwBhYA8wYXAPQGKADxBikA8gYAAAADFQD6BhYA-wYXAPwGAAAAAxUA-gYWAPsGFwD8BgAAAAUVAIIHFgCFBxcAhgcoAIMHKQCEBwAAAAAABRUAggcWAIUHFwCGBygAgwcpAIQHAhUAjAeLDNkSiQcDFQCLB4gMAIgHigzdEooHAYkMAIkHAYoM3hIAAYsM3xIAAAADFQCQBxYAkQcXAJIHAAAAAxUAkAcWAJEHFwCSBwGIDACIBwGIDACIBwUVAJcHFgCaBxcAmwcoAJgHKQCZBwAAAAAABRUAlwcWAJoHFwCbBygAmAcpAJkHAYkMAIkHAYkMAIkHBRUAoAcWAKMHFwCkBygAoQcpAKIHAAAAAAAFFQCgBxYAowcXAKQHKAChBykAogcBAgECAwEFBgEGBwEHCAEJCgEKDAILDQMMDwENEQIOEgQREwESFAETFQIYGAUZGQkaGwobHAocHwodIAoeIQofIwogJQIhJgsiKAojKgIkKwwlLAomLQonLgIqMQ0rMhMsNBQtNRQuOBQvORQwOhQxPBQyPgIzPxU0QRQ1QwI2RBY3RRQ4RhQ5RwI6Shc7Sxs8TRw9Thw-URw_UhxAUxxBVRxCVwJDWB1EWhxFXAJGXR5HXhxIXxxJYAJKYx9LZCVMZiZNZyZOaiZPayZQbCZRbiZScAJTcSdUcyZVdQJWdihXdyZYeCZZeQJafClbfS9cfzBdgAEwXoMBMF-EATBghQEwYYcBMGKJAQJjigExZIwBMGWOAQJmjwEyZ5ABMGiRATBpkgECapUBM2uWATlsmAE6bZkBOm6cATpvnQE6cJ4BOnGgATpyogECc6MBO3SlATp1pwECdqgBPHepATp4qgE6easBAnquAT17rwFDfLEBRH2yAUR-tQFEf7YBRIABtwFEgQG5AUSCAbsBAoMBvAFFhAG-AUSFAcABAoYBwQFGhwHCAUSIAcMBRIkBxAECigHHAUeLAcgBS4wBygFMjQHLAUyOAc4BTI8BzwFMkAHQAUyRAdIBTJIB1AECkwHVAU2UAdcBTJUB2QEClgHaAU6XAdsBTJgB3AFMmQHdAQKaAeABT5sB4QFVnAHjAVadAeQBVp4B5wFWnwHoAVagAekBVqEB6wFWogHtAQKjAe4BV6QB8AFWpQHyAQKmAfMBWKcB9AFWqAH1AVapAfYBAqoB-QFZqwH6AV2uAfwBXq8BggJesAGFAl6xAYYCXrIBhwJeswGJAl60AYsCArUBjAJhtgGOAl63AZACArgBkQJiuQGSAl66AZMCXrsBlAICvAGXAmO9AZgCab4BmQJfvwGaAl_AAZsCX8EBnAJfwgGdAl_DAZ8CX8QBoQICxQGiAmrGAaQCX8cBpgICyAGnAmvJAagCX8oBqQJfywGqAgLMAa0CbM0BrgJyzgGwAnPPAbECc9ABtAJz0QG1AnPSAbYCc9MBuAJz1AG6AgLVAbsCdNYBvQJz1wG_AgLYAcACddkBwQJz2gHCAnPbAcMCAtwBxgJ23QHHAnreAckCe98BygJ74AHNAnvhAc4Ce-IBzwJ74wHRAnvkAdMCAuUB1AJ85gHWAnvnAdgCAugB2QJ96QHaAnvqAdsCe-sB3AIC7AHfAn7tAeAChAHuAeIChQHvAeMChQHwAeYChQHxAecChQHyAegChQHzAeoChQH0AewCAvUB7QKGAfYB7wKFAfcB8QIC-AHyAocB-QHzAoUB-gH0AoUB-wH1AgL8AfgCiAH9AfkCjgH-AfsCjwH_AfwCjwGAAv8CjwGBAoADjwGCAoEDjwGDAoMDjwGEAoUDAoUChgOQAYYCiAOPAYcCigMCiAKLA5EBiQKMA48BigKNA48BiwKOAwKMApEDkgGNApIDmAGOApQDmQGPApUDmQGQApgDmQGRApkDmQGSApoDmQGTApwDmQGUAp4DApUCnwOaAZYCoQOZAZcCowMCmAKkA5sBmQKlA5kBmgKmA5kBmwKnAwKcAqoDnAGdAqsDoAGeAq0DoQGfAq4DoQGgArEDoQGhArIDoQGiArMDoQGjArUDoQGkArcDAqUCuAOiAaYCugOhAacCvAMCqAK9A6MBqQK-A6EBqgK_A6EBqwLAAwKsAsMDpAGtAsQDqgGuAsYDqwGvAscDqwGwAsoDqwGxAssDqwGyAswDqwGzAs4DqwG0AtADArUC0QOsAbYC0wOrAbcC1QMCuALWA60BuQLXA6sBugLYA6sBuwLZAwK8AtwDrgG9At0DtAG-At8DtQG_AuADtQHAAuMDtQHBAuQDtQHCAuUDtQHDAucDtQHEAukDAsUC6gO2AcYC7AO1AccC7gMCyALvA7cByQLwA7UBygLxA7UBywLyAwLMAvUDuAHNAvYDvgHQAvgDvwHRAv0DvwHSAv4DvwHTAv8DvwHUAoAEvwHVAoIEvwHWAoQEAtcChQTCAdgChwS_AdkCiQQC2gKKBMMB2wKLBL8B3AKMBL8B3QKNBALeApAExAHfApEEygHgApMEwAHhApQEwAHiApcEwAHjApgEwAHkApkEwAHlApsEwAHmAp0EAucCngTLAegCoATAAekCogQC6gKjBMwB6wKkBMAB7AKlBMAB7QKmBALuAqkEzQHvAqoE0QHwAqwE0gHxAq0E0gHyArAE0gHzArEE0gH0ArIE0gH1ArQE0gH2ArYEAvcCtwTTAfgCuQTSAfkCuwQC-gK8BNQB-wK9BNIB_AK-BNIB_QK_BAL-AsIE1QH_AsME2wGCA8UE3AGDA8sE3AGEA84E3AGFA88E3AGGA9AE3AGHA9IE3AGIA9QEAokD1QTfAYoD1wTcAYsD2QQCjAPaBOABjQPbBNwBjgPcBNwBjwPdBAKQA-AE4QGRA-EE5wGSA-IE3QGTA-ME3QGUA-QE3QGVA-UE3QGWA-YE3QGXA-gE3QGYA-oEApkD6wToAZoD7QTdAZsD7wQCnAPwBOkBnQPxBN0BngPyBN0BnwPzBAKgA_YE6gGhA_cE7gGiA_kE7wGjA_oE7wGkA_0E7wGlA_4E7wGmA_8E7wGnA4EF7wGoA4MFAqkDhAXwAaoDhgXvAasDiAUCrAOJBfEBrQOKBe8BrgOLBe8BrwOMBQKwA48F8gGxA5AF9gGyA5IF9wGzA5MF9wG0A5YF9wG1A5cF9wG2A5gF9wG3A5oF9wG4A5wFArkDnQX4AboDnwX3AbsDoQUCvAOiBfkBvQOjBfcBvgOkBfcBvwOlBQLAA6gF-gHBA6kFgALCA6sFgQLDA6wFgQLEA68FgQLFA7AFgQLGA7EFgQLHA7MFgQLIA7UFAskDtgWCAsoDuAWBAssDugUCzAO7BYMCzQO8BYECzgO9BYECzwO-BQLQA8EFhALRA8IFiALSA8QFiQLTA8UFiQLUA8gFiQLVA8kFiQLWA8oFiQLXA8wFiQLYA84FAtkDzwWKAtoD0QWJAtsD0wUC3APUBYsC3QPVBYkC3gPWBYkC3wPXBQLgA9oFjALhA9sFkgLiA90FkwLjA94FkwLkA-EFkwLlA-IFkwLmA-MFkwLnA-UFkwLoA-cFAukD6AWUAuoD6gWTAusD7AUC7APtBZUC7QPuBZMC7gPvBZMC7wPwBQLwA_MFlgLxA_QFnALyA_YFnQLzA_cFnQL0A_oFnQL1A_sFnQL2A_wFnQL3A_4FnQL4A4AGAvkDgQaeAvoDgwadAvsDhQYC_AOGBp8C_QOHBp0C_gOIBp0C_wOJBgKABIwGoAKBBI0GpgKCBI8GpwKDBJAGpwKEBJMGpwKFBJQGpwKGBJUGpwKHBJcGpwKIBJkGAokEmgaoAooEnAanAosEngYCjASfBqkCjQSgBqcCjgShBqcCjwSiBgKQBKUGqgKRBKYGsAKSBKgGsQKTBKkGsQKUBKwGsQKVBK0GsQKWBK4GsQKXBLAGsQKYBLIGApkEswayApoEtQaxApsEtwYCnAS4BrMCnQS5BrECngS6BrECnwS7BgKgBL4GtAKhBL8GugKiBMEGuwKjBMIGuwKkBMUGuwKlBMYGuwKmBMcGuwKnBMkGuwKoBMsGAqkEzAa8AqoEzga7AqsE0AYCrATRBr0CrQTSBrsCrgTTBrsCrwTUBgKwBNcGvgKxBNgGxAKyBNoGxQKzBNsGxQK0BN4GxQK1BN8GxQK2BOAGxQK3BOIGxQK4BOQGArkE5QbGAroE5wbFArsE6QYCvATqBscCvQTrBsUCvgTsBsUCvwTtBgLABPAGyALBBPEGzgLCBPMGzwLDBPQGzwLEBPcGzwLFBPgGzwLGBPkGzwLHBPsGzwLIBP0GAskE_gbQAsoEgAfPAssEggcCzASDB9ECzQSEB88CzgSFB88CzwSGBwLQBIkH0gLRBIoH2ALSBIwH2QLTBI0H2QLUBJAH2QLVBJEH2QLWBJIH2QLXBJQH2QLYBJYHAtkElwfaAtoEmQfZAtsEmwcC3AScB9sC3QSdB9kC3gSeB9kC3wSfBwLgBKIH3ALhBKMH4gLiBKUH4wLjBKYH4wLkBKkH4wLlBKoH4wLmBKsH4wLnBK0H4wLoBK8HAukEsAfkAuoEsgfjAusEtAcC7AS1B-UC7QS2B-MC7gS3B-MC7wS4BwLwBLsH5gLxBLwH7ALyBL4H7QLzBL8H7QL0BMIH7QL1BMMH7QL2BMQH7QL3BMYH7QL4BMgHAvkEyQfuAvoEywftAvsEzQcC_ATOB-8C_QTPB-0C_gTQB-0C_wTRBwKABdQH8AKBBdUH9gKCBdcH9wKDBdgH9wKEBdsH9wKFBdwH9wKGBd0H9wKHBd8H9wKIBeEHAokF4gf4AooF5Af3AosF5gcCjAXnB_kCjQXoB_cCjgXpB_cCjwXqBwKQBe0H-gKRBe4HgAOSBfAHgQOTBfEHgQOUBfQHgQOVBfUHgQOWBfYHgQOXBfgHgQOYBfoHApkF-weCA5oF_QeBA5sF_wcCnAWACIMDnQWBCIEDngWCCIEDnwWDCAKgBYYIhAOhBYcIigOoBYkIiwOpBaMIiwOqBaYIiwOrBacIiwOsBagIiwOtBaoIiwOuBawIAq8FrQiSA7AFrwiLA7EFsQgCsgWyCJMDswWzCIsDtAW0CIsDtQW1CAK2BbgIlAO3BbkImgO4BboIjAO5BbsIjAO6BbwIjAO7Bb0IjAO8Bb4IjAO9BcAIjAO-BcIIAr8FwwibA8AFxQiMA8EFxwgCwgXICJwDwwXJCIwDxAXKCIwDxQXLCALGBc4InQPHBc8IowPIBdAIjQPJBdEIjQPKBdIIjQPLBdMIjQPMBdQIjQPNBdYIjQPOBdgIAs8F2QikA9AF2wiNA9EF3QgC0gXeCKUD0wXfCI0D1AXgCI0D1QXhCALWBeQIpgPXBeUIrAPYBeYIjgPZBecIjgPaBegIjgPbBekIjgPcBeoIjgPdBewIjgPeBe4IAt8F7witA-AF8QiOA-EF8wgC4gX0CK4D4wX1CI4D5AX2CI4D5QX3CALmBfoIrwPnBfsItQPoBfwIjwPpBf0IjwPqBf4IjwPrBf8IjwPsBYAJjwPtBYIJjwPuBYQJAu8FhQm2A_AFhwmPA_EFiQkC8gWKCbcD8wWLCY8D9AWMCY8D9QWNCQL2BZAJuAP3BZEJvgP4BZIJkAP5BZMJkAP6BZQJkAP7BZUJkAP8BZYJkAP9BZgJkAP-BZoJAv8Fmwm_A4AGnQmQA4EGnwkCggagCcADgwahCZADhAaiCZADhQajCQKGBqYJwQOHBqcJxQOLBqkJxgOMBrQJxgONBrcJxgOOBrgJxgOPBrkJxgOQBrsJxgORBr0JApIGvgnKA5MGwAnGA5QGwgkClQbDCcsDlgbECcYDlwbFCcYDmAbGCQKZBskJzAOaBsoJ0gObBssJxwOcBswJxwOdBs0JxwOeBs4JxwOfBs8JxwOgBtEJxwOhBtMJAqIG1AnTA6MG1gnHA6QG2AkCpQbZCdQDpgbaCccDpwbbCccDqAbcCQKpBt8J1QOqBuAJ2wOrBuEJyAOsBuIJyAOtBuMJyAOuBuQJyAOvBuUJyAOwBucJyAOxBukJArIG6gncA7MG7AnIA7QG7gkCtQbvCd0DtgbwCcgDtwbxCcgDuAbyCQK5BvUJ3gO6BvYJ5APDBvgJ5QPEBpQK5QPFBpcK5QPGBpgK5QPHBpkK5QPIBpsK5QPJBp0KAsoGngrvA8sGoArlA8wGogoCzQajCvADzgakCuUDzwalCuUD0AamCgLRBqkK8QPSBqoK9QPTBqsK5gPUBqwK5gPVBq0K5gPWBq4K5gPXBq8K5gPYBrEK5gPZBrMKAtoGtAr2A9sGtgrmA9wGuAoC3Qa5CvcD3ga6CuYD3wa7CuYD4Aa8CgLhBr8K-APiBsAK_gPjBsEK5wPkBsIK5wPlBsMK5wPmBsQK5wPnBsUK5wPoBscK5wPpBskKAuoGygr_A-sGzArnA-wGzgoC7QbPCoAE7gbQCucD7wbRCucD8AbSCgLxBtUKgQTyBtYKhQTzBtcK6AP0BtgK6AP1BtkK6AP2BtoK6AP3BtsK6AP4Bt0K6AP5Bt8KAvoG4AqGBPsG4groA_wG5AoC_QblCocE_gbmCugD_wbnCugDgAfoCgKBB-sKiASCB-wKjgSDB-0K6QOEB-4K6QOFB-8K6QOGB_AK6QOHB_EK6QOIB_MK6QOJB_UKAooH9gqPBIsH-ArpA4wH-goCjQf7CpAEjgf8CukDjwf9CukDkAf-CgKRB4ELkQSSB4ILlwSTB4QLmASUB4ULmASVB4gLmASWB4kLmASXB4oLmASYB4wLmASZB44LApoHjwuZBJsHkQuYBJwHkwsCnQeUC5oEngeVC5gEnweWC5gEoAeXCwKhB5oLmwSiB5sLoQSjB50L6wOkB54L6wOlB6AL6wOmB6EL6wOnB6IL6wOoB6QL6wOpB6YLAqoHpwuiBKsHqQvrA6wHqwsCrQesC6MErgetC-sDrweuC-sDsAevCwKxB7ILpASyB7MLqgSzB7QL7AO0B7UL7AO1B7YL7AO2B7cL7AO3B7gL7AO4B7oL7AO5B7wLAroHvQurBLsHvwvsA7wHwQsCvQfCC6wEvgfDC-wDvwfEC-wDwAfFCwLBB8gLrQTCB8kLsQTGB8sLsgTHB9YLsgTIB9kLsgTJB9oLsgTKB9sLsgTLB90LsgTMB98LAs0H4Au2BM4H4guyBM8H5AsC0AflC7cE0QfmC7IE0gfnC7IE0wfoCwLUB-sLuATVB-wLvgTWB-0LswTXB-4LswTYB-8LswTZB_ALswTaB_ELswTbB_MLswTcB_ULAt0H9gu_BN4H-AuzBN8H-gsC4Af7C8AE4Qf8C7ME4gf9C7ME4wf-CwLkB4EMwQTlB4IMxwTmB4MMtATnB4QMtAToB4UMtATpB4YMtATqB4cMtATrB4kMtATsB4sMAu0HjAzIBO4Hjgy0BO8HkAwC8AeRDMkE8QeSDLQE8geTDLQE8weUDAL0B5cMygT1B5gMzgT2B5oMzwT3B5sMzwT4B54MzwT5B58MzwT6B6AMzwT7B6IMzwT8B6QMAv0HpQzQBP4HpwzPBP8HqQwCgAiqDNEEgQirDM8EggisDM8EgwitDAKECLAM0gSFCLEM2ASGCLMM2QSHCLQM2QSICLcM2QSJCLgM2QSKCLkM2QSLCLsM2QSMCL0MAo0IvgzaBI4IwAzZBI8IwgwCkAjDDNsEkQjEDNkEkgjFDNkEkwjGDAKUCMkM3ASVCMoM4gSWCMwM4wSXCM0M4wSYCNAM4wSZCNEM4wSaCNIM4wSbCNQM4wScCNYMAp0I1wzkBJ4I2QzjBJ8I2wwCoAjcDOUEoQjdDOMEogjeDOMEowjfDAKkCOIM5gSlCOMM7ASmCOUM7QSnCOYM7QSoCOkM7QSpCOoM7QSqCOsM7QSrCO0M7QSsCO8MAq0I8AzuBK4I8gztBK8I9AwCsAj1DO8EsQj2DO0Esgj3DO0Eswj4DAK0CPsM8AS1CPwM9AS2CP4M9QS3CP8M9QS4CIIN9QS5CIMN9QS6CIQN9QS7CIYN9QS8CIgNAr0IiQ32BL4Iiw31BL8IjQ0CwAiODfcEwQiPDfUEwgiQDfUEwwiRDQLECJQN-ATFCJUN_ATGCJcN_QTHCJgN_QTICJsN_QTJCJwN_QTKCJ0N_QTLCJ8N_QTMCKENAs0Iog3-BM4IpA39BM8Ipg0C0AinDf8E0QioDf0E0gipDf0E0wiqDQLUCK0NgAXVCK4NhAXWCLANhQXXCLENhQXYCLQNhQXZCLUNhQXaCLYNhQXbCLgNhQXcCLoNAt0Iuw2GBd4IvQ2FBd8Ivw0C4AjADYcF4QjBDYUF4gjCDYUF4wjDDQLkCMYNiAXlCMcNjgXmCMkNjwXnCMoNjwXoCM0NjwXpCM4NjwXqCM8NjwXrCNENjwXsCNMNAu0I1A2QBe4I1g2PBe8I2A0C8AjZDZEF8QjaDY8F8gjbDY8F8wjcDQL0CN8NkgX1COANmAX2COINmQX3COMNmQX4COYNmQX5COcNmQX6COgNmQX7COoNmQX8COwNAv0I7Q2aBf4I7w2ZBf8I8Q0CgAnyDZsFgQnzDZkFggn0DZkFgwn1DQKECfgNnAWFCfkNoAWGCfsNoQWHCfwNoQWICf8NoQWJCYAOoQWKCYEOoQWLCYMOoQWMCYUOAo0Jhg6iBY4JiA6hBY8Jig4CkAmLDqMFkQmMDqEFkgmNDqEFkwmODgKUCZEOpAWVCZIOqgWWCZQOqwWXCZUOqwWYCZgOqwWZCZkOqwWaCZoOqwWbCZwOqwWcCZ4OAp0Jnw6sBZ4JoQ6rBZ8Jow4CoAmkDq0FoQmlDqsFogmmDqsFowmnDgKkCaoOrgWlCasOtAWmCa0OtQWnCa4OtQWoCbEOtQWpCbIOtQWqCbMOtQWrCbUOtQWsCbcOAq0JuA62Ba4Jug61Ba8JvA4CsAm9DrcFsQm-DrUFsgm_DrUFswnADgK0CcMOuAW1CcQOvgW2CcYOvwW3CccOvwW4CcoOvwW5CcsOvwW6CcwOvwW7Cc4OvwW8CdAOAr0J0Q7ABb4J0w6_Bb8J1Q4CwAnWDsEFwQnXDr8FwgnYDr8FwwnZDgLECdwOwgXFCd0OyAXGCd8OyQXHCeAOyQXICeMOyQXJCeQOyQXKCeUOyQXLCecOyQXMCekOAs0J6g7KBc4J7A7JBc8J7g4C0AnvDssF0QnwDskF0gnxDskF0wnyDgLUCfUOzAXVCfYO0gXWCfgO0wXXCfkO0wXYCfwO0wXZCf0O0wXaCf4O0wXbCYAP0wXcCYIPAt0Jgw_UBd4JhQ_TBd8Jhw8C4AmID9UF4QmJD9MF4gmKD9MF4wmLDwLkCY4P1gXlCY8P3AXmCZEP3QXnCZIP3QXoCZUP3QXpCZYP3QXqCZcP3QXrCZkP3QXsCZsPAu0JnA_eBe4Jng_dBe8JoA8C8AmhD98F8QmiD90F8gmjD90F8wmkDwL0CacP4AX1CagP5gX2CaoP5wX3CasP5wX4Ca4P5wX5Ca8P5wX6CbAP5wX7CbIP5wX8CbQPAv0JtQ_oBf4Jtw_nBf8JuQ8CgAq6D-kFgQq7D-cFggq8D-cFgwq9DwKECsAP6gWFCsEP8AWGCsMP8QWHCsQP8QWICscP8QWJCsgP8QWKCskP8QWLCssP8QWMCs0PAo0Kzg_yBY4K0A_xBY8K0g8CkArTD_MFkQrUD_EFkgrVD_EFkwrWDwKUCtkP9AWVCtoP-gWWCtwP-wWXCt0P-wWYCuAP-wWZCuEP-wWaCuIP-wWbCuQP-wWcCuYPAp0K5w_8BZ4K6Q_7BZ8K6w8CoArsD_0FoQrtD_sFogruD_sFowrvDwKkCvIP_gWlCvMPggamCvUPgwanCvYPgwaoCvkPgwapCvoPgwaqCvsPgwarCv0PgwasCv8PAq0KgBCEBq4KghCDBq8KhBACsAqFEIUGsQqGEIMGsgqHEIMGswqIEAK0CosQhga1CowQjAa2Co4QjQa3Co8QjQa4CpIQjQa5CpMQjQa6CpQQjQa7CpYQjQa8CpgQAr0KmRCOBr4KmxCNBr8KnRACwAqeEI8GwQqfEI0GwgqgEI0GwwqhEALECqQQkAbFCqUQlgbGCqcQlwbHCqgQlwbICqsQlwbJCqwQlwbKCq0QlwbLCq8QlwbMCrEQAs0KshCYBs4KtBCXBs8KthAC0Aq3EJkG0Qq4EJcG0gq5EJcG0wq6EALUCr0QmgbVCr4QoAbWCsAQoQbXCsEQoQbYCsQQoQbZCsUQoQbaCsYQoQbbCsgQoQbcCsoQAt0KyxCiBt4KzRChBt8KzxAC4ArQEKMG4QrREKEG4grSEKEG4wrTEALkCtYQpAblCtcQqgbmCtkQqwbnCtoQqwboCt0QqwbpCt4QqwbqCt8QqwbrCuEQqwbsCuMQAu0K5BCsBu4K5hCrBu8K6BAC8ArpEK0G8QrqEKsG8grrEKsG8wrsEAL0Cu8Qrgb1CvAQtAb2CvIQtQb3CvMQtQb4CvYQtQb5CvcQtQb6CvgQtQb7CvoQtQb8CvwQAv0K_RC2Bv4K_xC1Bv8KgRECgAuCEbcGgQuDEbUGgguEEbUGgwuFEQKEC4gRuAaFC4kRvgaGC4sRvwaHC4wRvwaIC48RvwaJC5ARvwaKC5ERvwaLC5MRvwaMC5URAo0LlhHABo4LmBG_Bo8LmhECkAubEcEGkQucEb8GkgudEb8GkwueEQKUC6ERwgaVC6IRxgaWC6QRxwaXC6URxwaYC6gRxwaZC6kRxwaaC6oRxwabC6wRxwacC64RAp0LrxHIBp4LsRHHBp8LsxECoAu0EckGoQu1EccGogu2EccGowu3EQKkC7oRygalC7sR0AamC70R0QanC74R0QaoC8ER0QapC8IR0QaqC8MR0QarC8UR0QasC8cRAq0LyBHSBq4LyhHRBq8LzBECsAvNEdMGsQvOEdEGsgvPEdEGswvQEQK0C9MR1Aa1C9QR2Aa4C9YR2Qa5C9sR2Qa6C9wR2Qa7C90R2Qa8C94R2Qa9C-AR2Qa-C-IRAr8L4xHcBsAL5RHZBsEL5xECwgvoEd0GwwvpEdkGxAvqEdkGxQvrEQLGC-4R3gbHC-8R5AbIC_ER2gbJC_IR2gbKC_UR2gbLC_YR2gbMC_cR2gbNC_kR2gbOC_sRAs8L_BHlBtAL_hHaBtELgBIC0guBEuYG0wuCEtoG1AuDEtoG1QuEEgLWC4cS5wbXC4gS6wbYC4oS7AbZC4sS7AbaC44S7AbbC48S7AbcC5AS7AbdC5IS7AbeC5QSAt8LlRLtBuALlxLsBuELmRIC4guaEu4G4wubEuwG5AucEuwG5QudEgLmC6AS7wbnC6ES9QboC6MS9gbpC6QS9gbqC6cS9gbrC6gS9gbsC6kS9gbtC6sS9gbuC60SAu8LrhL3BvALsBL2BvELshIC8guzEvgG8wu0EvYG9Au1EvYG9Qu2EgL2C7kS-Qb3C7oS_Qb4C7wS_gb5C70S_gb6C8AS_gb7C8ES_gb8C8IS_gb9C8QS_gb-C8YSAv8LxxL_BoAMyRL-BoEMyxICggzMEoAHgwzNEv4GhAzOEv4GhQzPEgKGDNISgQeHDNMShweMDNUSiAeNDOASiAeODOMSiAePDOQSiAeQDOUSiAeRDOcSiAeSDOkSApMM6hKNB5QM7BKIB5UM7hIClgzvEo4HlwzwEogHmAzxEogHmQzyEgKaDPUSjwebDPYSkwecDPcSiQedDPgSiQeeDPkSiQefDPoSiQegDPsSiQehDP0SiQeiDP8SAqMMgBOUB6QMghOJB6UMhBMCpgyFE5UHpwyGE4kHqAyHE4kHqQyIEwKqDIsTlgerDIwTnAesDI0TigetDI4TigeuDI8TigevDJATigewDJETigexDJMTigeyDJUTArMMlhOdB7QMmBOKB7UMmhMCtgybE54HtwycE4oHuAydE4oHuQyeEwK6DKETnwe7DKITpQc"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer } = await import("node:buffer");
  const wasmArray = Buffer.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_fast_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// prisma/generated/internal/prismaNamespace.ts
import * as runtime2 from "@prisma/client/runtime/client";
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var defineExtension = runtime2.Extensions.defineExtension;

// prisma/generated/client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  PrismaClient
};
