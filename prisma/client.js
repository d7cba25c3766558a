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

/// How much an issuer's attestations count from a day on, until the next row of the issuer. Before the first row: 0.
model IssuerWeight {
  /// The issuer's subject.
  subject String
  /// 00:00 UTC, unix seconds; 0: ever since, of a version that kept one weight.
  fromDay BigInt @default(0) @map("from_day")
  /// Permille, 0 to 1000.
  weight  Int

  @@id([subject, fromDay])
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
  id               String          @id
  wallet           String
  /// Who the wallet is: 0, its own key; a chain, the smart account of that chain. Null: nobody signed in yet.
  chainId          BigInt?         @map("chain_id")
  tier             String          @default("free")
  createdAt        DateTime        @default(now()) @map("created_at") @db.Timestamptz(3)
  /// When an operator suspended it: its keys and sessions are refused. Null: not suspended.
  suspendedAt      DateTime?       @map("suspended_at") @db.Timestamptz(3)
  suspensionReason String?         @map("suspension_reason")
  /// When its owner had its data erased, and when all of it was: then its wallet is an erased form. In between nobody signs in. Null: never.
  erasingAt        DateTime?       @map("erasing_at") @db.Timestamptz(3)
  erasedAt         DateTime?       @map("erased_at") @db.Timestamptz(3)
  /// Tracked wallets that were erased. They still count.
  erasedTrackings  Int             @default(0) @map("erased_trackings")
  keys             ApiKey[]
  noticeChannels   NoticeChannel[]

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
  /// A wallet in lower case; issuer and subject of a person; \`operator:cli\`, \`system\` or \`anonymous\`.
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

/// Money that a wallet had and that passed from hand to hand, found once a day (PassedMoney in lib/engine/score-facts.ts).
model PassedMoney {
  wallet   String  @id
  /// Number of subjects that had it.
  hands    Int
  /// Millionths of the chains' reference units.
  amount   Decimal @db.Decimal(78, 0)
  /// Days since 1970: on which the wallet first got it, and from which it counts.
  fromDay  Int     @map("from_day")
  sinceDay Int     @map("since_day")

  @@map("passed_money")
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
  /// What it is read from in place of an upload; null: an upload.
  source      Json?
  /// How far that is read, and what was found.
  sourceState Json?     @map("source_state")

  uploads  ListUpload[]
  balances ListBalance[]
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

/// What the logs that were read until now give somebody, while a list is read from a chain.
model ListBalance {
  listId  String  @map("list_id")
  /// Lower case.
  holder  String
  /// An id of ERC-1155 or the uid of an attestation; otherwise 0.
  tokenId Decimal @map("token_id") @db.Decimal(78, 0)
  /// Units of a token, weight of votes, or 1 for an attestation.
  units   Decimal @db.Decimal(100, 0)
  list    List    @relation(fields: [listId], references: [id], onDelete: Cascade)

  @@id([listId, holder, tokenId])
  @@map("list_balance")
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

/// Where notices go: an e-mail address or an incoming webhook, of a developer or of the setting OPERATOR_NOTICES.
model NoticeChannel {
  id             String            @id
  /// Null: the operators'.
  developerId    String?           @map("developer_id")
  /// email, slack or discord.
  medium         String
  /// The address or URL, encrypted with the setting ENCRYPTION_KEY.
  target         String
  /// Its keyed hash, by which it is found.
  targetHash     String            @map("target_hash")
  /// Host and port of a webhook's URL, for the limit on concurrent attempts; \`mail\` for e-mail.
  host           String
  /// Kinds of notices that it gets.
  kinds          String[]
  createdAt      DateTime          @map("created_at") @db.Timestamptz(3)
  /// Null: nothing but its confirmation is sent.
  confirmedAt    DateTime?         @map("confirmed_at") @db.Timestamptz(3)
  /// When the newest confirmation was written; its link is valid for a day.
  askedAt        DateTime?         @map("asked_at") @db.Timestamptz(3)
  /// When a worker last found an operators' channel in its settings; null for developers'.
  namedAt        DateTime?         @map("named_at") @db.Timestamptz(3)
  /// Messages in a row that its receiver refused for good.
  failures       Int               @default(0)
  /// Why nothing is sent, as a sentence; null if it is.
  disabledReason String?           @map("disabled_reason")
  developer      Developer?        @relation(fields: [developerId], references: [id], onDelete: Cascade)
  events         NoticeEvent[]
  messages       NoticeMessage[]
  conditions     NoticeCondition[]

  @@unique([developerId, targetHash])
  @@unique([targetHash], map: "notice_channel_operators", where: raw("developer_id IS NULL"))
  @@map("notice_channel")
}

/// How often an address was asked to confirm, whoever asked. Nobody can read the address out of it.
model NoticeAddress {
  targetHash  String   @id @map("target_hash")
  asked       Int
  askedAt     DateTime @map("asked_at") @db.Timestamptz(3)
  /// Who asked last, for a day.
  developerId String?  @map("developer_id")
  client      String?
  /// Its owner wants no more confirmations.
  refused     Boolean  @default(false)

  @@index([askedAt])
  @@map("notice_address")
}

/// A notice for a channel that is in no message yet, written in the transaction of its cause.
model NoticeEvent {
  id        BigInt        @id @default(autoincrement())
  channelId String        @map("channel_id")
  kind      String
  data      Json
  at        DateTime      @db.Timestamptz(3)
  channel   NoticeChannel @relation(fields: [channelId], references: [id], onDelete: Cascade)

  @@index([channelId])
  @@map("notice_event")
}

/// Notices of one kind for a channel, in one message.
model NoticeMessage {
  /// Names it in its Message-ID, the same on every attempt.
  id            String        @id
  channelId     String        @map("channel_id")
  /// A kind of notices, or confirmation or welcome.
  kind          String
  /// collecting, pending, sent or failed.
  state         String
  /// The data of its first notices; empty once it was sent or failed.
  items         Json
  /// How many notices it has.
  notices       Int
  createdAt     DateTime      @map("created_at") @db.Timestamptz(3)
  /// Since when it waits to be sent; null while it is collecting.
  readyAt       DateTime?     @map("ready_at") @db.Timestamptz(3)
  /// Attempts made.
  attempt       Int           @default(0)
  /// When it is due; during an attempt, when another worker may claim it.
  nextAttemptAt DateTime?     @map("next_attempt_at") @db.Timestamptz(3)
  /// Rises with each claim; only the last claim's worker writes the outcome.
  claim         Int           @default(0)
  /// End of the worker's lease; null without one.
  leasedUntil   DateTime?     @map("leased_until") @db.Timestamptz(3)
  endedAt       DateTime?     @map("ended_at") @db.Timestamptz(3)
  channel       NoticeChannel @relation(fields: [channelId], references: [id], onDelete: Cascade)

  @@unique([channelId, kind], map: "notice_message_collecting", where: raw("state = 'collecting'"))
  @@index([channelId, readyAt])
  @@index([state, nextAttemptAt])
  @@index([leasedUntil])
  @@map("notice_message")
}

/// Something that lasts, of which a channel is notified when it begins and when it ends.
model NoticeCondition {
  channelId  String        @map("channel_id")
  key        String
  kind       String
  data       Json
  since      DateTime      @db.Timestamptz(3)
  seenAt     DateTime      @map("seen_at") @db.Timestamptz(3)
  /// Null: it has not lasted long enough.
  notifiedAt DateTime?     @map("notified_at") @db.Timestamptz(3)
  channel    NoticeChannel @relation(fields: [channelId], references: [id], onDelete: Cascade)

  @@id([channelId, key])
  @@map("notice_condition")
}

/// Somebody whom the sign-in provider vouched for, signed in by cookie, until it expires or is revoked.
model PersonSession {
  id              String    @id
  issuer          String
  subject         String
  /// The provider's own session; null if its ID tokens name none.
  providerSession String?   @map("provider_session")
  /// operator, reviewer or reader.
  role            String
  /// The item of the settings that gives the role: group:\u2026 or email:\u2026.
  grantedBy       String    @map("granted_by")
  /// Encrypted with ENCRYPTION_KEY; null: there is none, and the session ends with its ID token.
  refreshToken    String?   @map("refresh_token")
  createdAt       DateTime  @map("created_at") @db.Timestamptz(3)
  /// When the provider last gave an ID token.
  confirmedAt     DateTime  @map("confirmed_at") @db.Timestamptz(3)
  /// When the provider is asked again; null without a refresh token.
  checkAt         DateTime? @map("check_at") @db.Timestamptz(3)
  /// Why the newest check could not be made; null: it was made.
  checkFault      String?   @map("check_fault")
  expiresAt       DateTime  @map("expires_at") @db.Timestamptz(3)
  revokedAt       DateTime? @map("revoked_at") @db.Timestamptz(3)
  /// Exact to a minute.
  lastUsedAt      DateTime? @map("last_used_at") @db.Timestamptz(3)

  @@index([issuer, subject])
  @@index([expiresAt])
  @@index([checkAt])
  @@map("person_session")
}

/// A logout token of the provider that was obeyed, until it could not be accepted again.
model LogoutToken {
  /// A hash of its issuer and id.
  id        String    @id
  /// Hashes of what it ended: sessions of the provider, or people (endedKeys in lib/domains/people/end-by-provider.ts).
  ended     String[]  @default([])
  /// When the provider made it.
  issuedAt  DateTime? @map("issued_at") @db.Timestamptz(3)
  expiresAt DateTime  @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("logout_token")
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

/// Calls of nodes that policies made for a developer, or for a hashed client network, on a UTC day: of its CHAIN_READS_PER_DAY.
model ChainRead {
  party String
  day   DateTime @db.Date
  calls Int

  @@id([party, day])
  @@index([day])
  @@map("chain_read")
}

/// A wallet that a question made known. It is read once, scored when it is asked for, and forgotten; nothing else reads these tables.
model OnceWallet {
  address     String    @id
  /// In whose turn it is read: who asked first since it was last queued.
  party       String
  queuedAt    DateTime  @map("queued_at") @db.Timestamptz(3)
  /// Only lists wait for it: it is read after those that \`wait\` asks for.
  listed      Boolean   @default(false)
  /// When it may be read; of a claimed one, when the claim expires. Null: it is read, or given up until somebody asks again.
  dueAt       DateTime? @map("due_at") @db.Timestamptz(3)
  /// Identifies the worker's turn, which may write only while the row has it.
  claim       String?
  attempts    Int       @default(0)
  /// The trace of the question that had it queued; null unless it is recorded.
  traceparent String?
  /// When all chains that an explorer lists were read.
  readAt      DateTime? @map("read_at") @db.Timestamptz(3)
  /// The last question for it, by anybody.
  askedAt     DateTime  @map("asked_at") @db.Timestamptz(3)

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

/// The current score of a subject: over all chains or on one. Where both are the same, as of most subjects, they are one row.
model Score {
  subject       String
  /// 0 means all chains; minus a chain: that chain and all chains (scopesOf in lib/domains/scores/ranks/scopes.ts).
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
  /// What time alone makes of the score on its next days (lib/domains/scores/steps.ts). Used only if the next change day is one of them,
  /// so that whoever marks a score as due makes its steps void; a score with other facts or of another model has none.
  steps         Int[]    @db.SmallInt
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

/// Every change of a score that readers see: what was published, and when. Rows older than FEED_DAYS are deleted.
model ScoreFeed {
  id            BigInt              @id @default(autoincrement())
  /// The transaction: a reader takes the rows of transactions that its previous snapshot did not show.
  xid           Unsupported("xid8") @default(dbgenerated("pg_current_xact_id()"))
  /// Commit time.
  at            DateTime            @db.Timestamptz(3)
  subject       String
  /// As of the score: one row of both scopes where both change alike.
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
  @@index([id], map: "score_feed_changes", where: raw("(chain_id <= 0) AND ((before IS DISTINCT FROM after) OR (ranked_before <> ranked_after))"))
  @@index([subject, id], map: "score_feed_changes_by_subject", where: raw("(chain_id <= 0) AND ((before IS DISTINCT FROM after) OR (ranked_before <> ranked_after))"))
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
/// where they differ from the close before. A subject without a row for a day has no points on it. A close over all chains that is the
/// same as the one on a chain is one row with it.
model ScoreClose {
  subject    String
  /// As of a score.
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

  // Each index with the query that needs it. Of a subject, history and the closes that a change replaces (readStored):
  @@id([subject, day, chainId])
  // The first day (firstCloseDay), days that a reorg takes (rollBackCloses), and closes that begin between days (readDays).
  @@index([chainId, day])
  // Closes that end between days (readDays), and who moved since a day (readMovers).
  @@index([chainId, until])
  // Pages of a past day's board (readDayRows).
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

/// How the refresh of a list of SCREENING_LISTS goes, if its entries are stored here.
model ScreeningList {
  name         String    @id
  /// Where it was read from; what was learnt of another source does not count.
  source       String
  /// Since when that is so; null if it never was another.
  sourceAt     DateTime? @map("source_at") @db.Timestamptz(3)
  /// When its next refresh is due. Who takes the refresh moves it on, so that a refresh that ended with its worker is repeated.
  dueAt        DateTime  @map("due_at") @db.Timestamptz(3)
  /// Since when it is known to be as it is stored; null before the first refresh, and where that of another source failed.
  refreshedAt  DateTime? @map("refreshed_at") @db.Timestamptz(3)
  /// The time of the newest entry.
  changedAt    DateTime? @map("changed_at") @db.Timestamptz(3)
  /// The date that the source states of itself.
  publishedAt  DateTime? @map("published_at") @db.Timestamptz(3)
  /// Addresses on it.
  entries      Int       @default(0)
  /// Lines of the source that name no address.
  unread       Int       @default(0)
  /// Of the source's last answer, for conditional requests.
  etag         String?
  lastModified String?   @map("last_modified")
  failingSince DateTime? @map("failing_since") @db.Timestamptz(3)
  error        String?
  /// SHA-256 of the addresses that were refused because they are too few, and how many there are.
  refused      String?
  refusedCount Int?      @map("refused_count")
  /// The refused ones that an operator accepted.
  accepted     String?

  @@map("screening_list")
}

/// The log of lists: when an address came on a list, or went. Rows are only added; the newest one of an address holds.
model ScreeningEntry {
  list    String
  address String
  at      DateTime @db.Timestamptz(3)
  listed  Boolean

  @@id([list, address, at])
  @@map("screening_entry")
}

/// The last refresh of each day, by which past days are judged.
model ScreeningDay {
  list        String
  day         DateTime @db.Date
  refreshedAt DateTime @map("refreshed_at") @db.Timestamptz(3)

  @@id([list, day])
  @@map("screening_day")
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
  /// The trace that caused it, for its deliveries; null unless it is recorded.
  traceparent  String?

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
  /// The trace of its event; null unless it is recorded.
  traceparent     String?
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
config.runtimeDataModel = JSON.parse('{"models":{"EarnedAchievement":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"},{"name":"earnedAt","kind":"scalar","type":"DateTime","dbName":"earned_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"}],"dbName":"earned_achievement","schema":null},"Appeal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"flag","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"decideBy","kind":"scalar","type":"DateTime","dbName":"decide_by"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"decision","kind":"scalar","type":"String"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"totalBefore","kind":"scalar","type":"Int","dbName":"total_before"},{"name":"totalAfter","kind":"scalar","type":"Int","dbName":"total_after"},{"name":"consent","kind":"scalar","type":"String"}],"dbName":"appeal","schema":null},"AttestationSchema":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"schema","kind":"scalar","type":"String"},{"name":"resolver","kind":"scalar","type":"String"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"attestation_schema","schema":null},"Attestation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"data","kind":"scalar","type":"String"},{"name":"omittedBytes","kind":"scalar","type":"Int","dbName":"omitted_bytes"},{"name":"decoded","kind":"scalar","type":"Json"},{"name":"preview","kind":"scalar","type":"Json"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"refUid","kind":"scalar","type":"String","dbName":"ref_uid"},{"name":"salt","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"signatureKind","kind":"scalar","type":"String","dbName":"signature_kind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"revocationReason","kind":"scalar","type":"String","dbName":"revocation_reason"},{"name":"revocationDetails","kind":"scalar","type":"String","dbName":"revocation_details"},{"name":"publicReason","kind":"scalar","type":"String","dbName":"public_reason"},{"name":"revocationSignature","kind":"scalar","type":"String","dbName":"revocation_signature"},{"name":"revocationSeq","kind":"scalar","type":"BigInt","dbName":"revocation_seq"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revokedBlock","kind":"scalar","type":"BigInt","dbName":"revoked_block"},{"name":"revokedTxHash","kind":"scalar","type":"String","dbName":"revoked_tx_hash"},{"name":"final","kind":"scalar","type":"Boolean"}],"dbName":"attestation","schema":null},"LeftOutAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"sender","kind":"scalar","type":"String"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"attestation","kind":"scalar","type":"Json"}],"dbName":"left_out_attestation","schema":null},"EarlyRevocation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"}],"dbName":"early_revocation","schema":null},"IssuerWeight":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"fromDay","kind":"scalar","type":"BigInt","dbName":"from_day"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"issuer_weight","schema":null},"Notification":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"}],"dbName":"notification","schema":null},"PendingAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"uid","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"subject","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revocation","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"}],"dbName":"pending_attestation","schema":null},"Meta":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Json"}],"dbName":"meta","schema":null},"Developer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tier","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"erasingAt","kind":"scalar","type":"DateTime","dbName":"erasing_at"},{"name":"erasedAt","kind":"scalar","type":"DateTime","dbName":"erased_at"},{"name":"erasedTrackings","kind":"scalar","type":"Int","dbName":"erased_trackings"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToDeveloper"},{"name":"noticeChannels","kind":"object","type":"NoticeChannel","relationName":"DeveloperToNoticeChannel"}],"dbName":"developer","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"origins","kind":"scalar","type":"String"},{"name":"policyIds","kind":"scalar","type":"String","dbName":"policy_ids"},{"name":"permissions","kind":"scalar","type":"String"},{"name":"rateLimit","kind":"scalar","type":"Int","dbName":"rate_limit"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"last4","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"replacedBy","kind":"scalar","type":"String","dbName":"replaced_by"},{"name":"developer","kind":"object","type":"Developer","relationName":"ApiKeyToDeveloper"}],"dbName":"api_key","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actor","kind":"scalar","type":"String"},{"name":"act","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"}],"dbName":"audit_entry","schema":null},"IdempotentRequest":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"committed","kind":"scalar","type":"Boolean"},{"name":"results","kind":"scalar","type":"Bytes"},{"name":"fence","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"idempotent_request","schema":null},"IdempotentBytes":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"bytes","kind":"scalar","type":"BigInt"}],"dbName":"idempotent_bytes","schema":null},"DayCount":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"requests","kind":"scalar","type":"Int"}],"dbName":"day_count","schema":null},"AuthNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"auth_nonce","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"session","schema":null},"UsageHour":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"endpoint","kind":"scalar","type":"String"},{"name":"requests","kind":"scalar","type":"Int"},{"name":"errors","kind":"scalar","type":"Int"},{"name":"latencies","kind":"scalar","type":"Int"}],"dbName":"usage_hour","schema":null},"Epoch":{"fields":[{"name":"number","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"String"},{"name":"previousRoot","kind":"scalar","type":"String","dbName":"previous_root"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"rows","kind":"scalar","type":"Int"},{"name":"chains","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"nodes","kind":"scalar","type":"Bytes"},{"name":"lineBytes","kind":"scalar","type":"BigInt","dbName":"line_bytes"},{"name":"checksum","kind":"scalar","type":"BigInt"},{"name":"storedBytes","kind":"scalar","type":"BigInt","dbName":"stored_bytes"},{"name":"published","kind":"scalar","type":"Json"}],"dbName":"epoch","schema":null},"EpochPage":{"fields":[{"name":"epoch","kind":"scalar","type":"Int"},{"name":"firstIndex","kind":"scalar","type":"Int","dbName":"first_index"},{"name":"firstAddress","kind":"scalar","type":"String","dbName":"first_address"},{"name":"chunkHash","kind":"scalar","type":"Bytes","dbName":"chunk_hash"},{"name":"leaves","kind":"scalar","type":"Bytes"},{"name":"chunk","kind":"object","type":"EpochChunk","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_page","schema":null},"EpochChunk":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"data","kind":"scalar","type":"Bytes"},{"name":"pages","kind":"object","type":"EpochPage","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_chunk","schema":null},"NameEvent":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameHash","kind":"scalar","type":"String","dbName":"name_hash"},{"name":"account","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"name_event","schema":null},"Identity":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"state","kind":"scalar","type":"String"},{"name":"parent","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"mintedAt","kind":"scalar","type":"DateTime","dbName":"minted_at"},{"name":"final","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"blocked","kind":"scalar","type":"Boolean"},{"name":"received","kind":"scalar","type":"Boolean"},{"name":"wallets","kind":"object","type":"IdentityWallet","relationName":"IdentityToIdentityWallet"}],"dbName":"identity","schema":null},"IdentityWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"primary","kind":"scalar","type":"Boolean"},{"name":"linkedAt","kind":"scalar","type":"DateTime","dbName":"linked_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"counts","kind":"scalar","type":"Boolean"},{"name":"identity","kind":"object","type":"Identity","relationName":"IdentityToIdentityWallet"}],"dbName":"identity_wallet","schema":null},"IdentityDeparture":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leftAt","kind":"scalar","type":"DateTime","dbName":"left_at"}],"dbName":"identity_departure","schema":null},"IdentityPast":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"owner","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"wallets","kind":"scalar","type":"Json"}],"dbName":"identity_past","schema":null},"WalletGroup":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"joinedAt","kind":"scalar","type":"DateTime","dbName":"joined_at"}],"dbName":"wallet_group","schema":null},"ChainCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"headNumber","kind":"scalar","type":"BigInt","dbName":"head_number"},{"name":"finalizedBlock","kind":"scalar","type":"BigInt","dbName":"finalized_block"},{"name":"scoredBlock","kind":"scalar","type":"BigInt","dbName":"scored_block"},{"name":"scoredHash","kind":"scalar","type":"String","dbName":"scored_hash"},{"name":"dayBlockNumber","kind":"scalar","type":"BigInt","dbName":"day_block_number"},{"name":"dayBlockHash","kind":"scalar","type":"String","dbName":"day_block_hash"},{"name":"dayBlockTime","kind":"scalar","type":"BigInt","dbName":"day_block_time"},{"name":"state","kind":"scalar","type":"String"},{"name":"error","kind":"scalar","type":"String"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"missingBlock","kind":"scalar","type":"BigInt","dbName":"missing_block"},{"name":"missingSince","kind":"scalar","type":"DateTime","dbName":"missing_since"}],"dbName":"chain_cursor","schema":null},"ExplorerHead":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"guessed","kind":"scalar","type":"Boolean"}],"dbName":"explorer_head","schema":null},"ExplorerFault":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"host","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"}],"dbName":"explorer_fault","schema":null},"ChainControl":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"pausedAt","kind":"scalar","type":"DateTime","dbName":"paused_at"},{"name":"pauseReason","kind":"scalar","type":"String","dbName":"pause_reason"},{"name":"reindexFrom","kind":"scalar","type":"BigInt","dbName":"reindex_from"},{"name":"reindexRequestedAt","kind":"scalar","type":"DateTime","dbName":"reindex_requested_at"},{"name":"reindexStartedAt","kind":"scalar","type":"DateTime","dbName":"reindex_started_at"},{"name":"setAsideBlock","kind":"scalar","type":"BigInt","dbName":"set_aside_block"},{"name":"setAsideRequestedAt","kind":"scalar","type":"DateTime","dbName":"set_aside_requested_at"}],"dbName":"chain_control","schema":null},"Block":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"String"},{"name":"parentHash","kind":"scalar","type":"String","dbName":"parent_hash"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"statedTime","kind":"scalar","type":"BigInt","dbName":"stated_time"}],"dbName":"block","schema":null},"Activity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"activity","schema":null},"Facts":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"}],"dbName":"facts","schema":null},"FactsSnapshot":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"facts_snapshot","schema":null},"FundingCluster":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"funder","kind":"scalar","type":"String"},{"name":"clusterSize","kind":"scalar","type":"Int","dbName":"cluster_size"},{"name":"chainLength","kind":"scalar","type":"Int","dbName":"chain_length"}],"dbName":"funding_cluster","schema":null},"AlikeCluster":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"size","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"Json"},{"name":"foundBy","kind":"scalar","type":"String","dbName":"found_by"}],"dbName":"alike_cluster","schema":null},"PassedMoney":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"hands","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"fromDay","kind":"scalar","type":"Int","dbName":"from_day"},{"name":"sinceDay","kind":"scalar","type":"Int","dbName":"since_day"}],"dbName":"passed_money","schema":null},"PaymentTrust":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"payment_trust","schema":null},"QuarantinedTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"firstBlock","kind":"scalar","type":"BigInt","dbName":"first_block"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"}],"dbName":"quarantined_transaction","schema":null},"QuarantinedWallet":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"partlyRead","kind":"scalar","type":"Boolean","dbName":"partly_read"}],"dbName":"quarantined_wallet","schema":null},"List":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"read","kind":"scalar","type":"String"},{"name":"repair","kind":"scalar","type":"Boolean"},{"name":"column","kind":"scalar","type":"String"},{"name":"previousId","kind":"scalar","type":"String","dbName":"previous_id"},{"name":"format","kind":"scalar","type":"Json"},{"name":"columns","kind":"scalar","type":"Json"},{"name":"counts","kind":"scalar","type":"Json"},{"name":"summary","kind":"scalar","type":"Json"},{"name":"charged","kind":"scalar","type":"Boolean"},{"name":"reading","kind":"scalar","type":"String"},{"name":"lastRow","kind":"scalar","type":"Int","dbName":"last_row"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"source","kind":"scalar","type":"Json"},{"name":"sourceState","kind":"scalar","type":"Json","dbName":"source_state"},{"name":"uploads","kind":"object","type":"ListUpload","relationName":"ListToListUpload"},{"name":"balances","kind":"object","type":"ListBalance","relationName":"ListToListBalance"},{"name":"rows","kind":"object","type":"ListRow","relationName":"ListToListRow"},{"name":"lines","kind":"object","type":"ListLine","relationName":"ListToListLine"},{"name":"clusters","kind":"object","type":"ListCluster","relationName":"ListToListCluster"},{"name":"shares","kind":"object","type":"ListShare","relationName":"ListToListShare"}],"dbName":"list","schema":null},"ListUpload":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"list","kind":"object","type":"List","relationName":"ListToListUpload"}],"dbName":"list_upload","schema":null},"ListBalance":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"holder","kind":"scalar","type":"String"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"list","kind":"object","type":"List","relationName":"ListToListBalance"}],"dbName":"list_balance","schema":null},"ListRow":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"row","kind":"scalar","type":"Int"},{"name":"line","kind":"scalar","type":"Int"},{"name":"input","kind":"scalar","type":"String"},{"name":"identity","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"special","kind":"scalar","type":"String"},{"name":"duplicateOf","kind":"scalar","type":"Int","dbName":"duplicate_of"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reasons","kind":"scalar","type":"Json"},{"name":"svcId","kind":"scalar","type":"String","dbName":"svc_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"tier","kind":"scalar","type":"String"},{"name":"flags","kind":"scalar","type":"String"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"known","kind":"scalar","type":"Boolean"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"keep","kind":"scalar","type":"Boolean"},{"name":"sameAs","kind":"scalar","type":"Int","dbName":"same_as"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"list","kind":"object","type":"List","relationName":"ListToListRow"}],"dbName":"list_row","schema":null},"ListLine":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"line","kind":"scalar","type":"Int"},{"name":"row","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListLine"}],"dbName":"list_line","schema":null},"ListCluster":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"size","kind":"scalar","type":"Int"},{"name":"strength","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"keep","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListCluster"}],"dbName":"list_cluster","schema":null},"ListShare":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"list","kind":"object","type":"List","relationName":"ListToListShare"}],"dbName":"list_share","schema":null},"ListTree":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"who","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"String"},{"name":"cap","kind":"scalar","type":"Decimal"},{"name":"floor","kind":"scalar","type":"Decimal"},{"name":"decimals","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"Bytes"},{"name":"leaves","kind":"scalar","type":"Int"},{"name":"sum","kind":"scalar","type":"Decimal"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"day","kind":"scalar","type":"BigInt"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"issuedAt","kind":"scalar","type":"BigInt","dbName":"issued_at"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"leafRows","kind":"object","type":"ListTreeLeaf","relationName":"ListTreeToListTreeLeaf"},{"name":"nodes","kind":"object","type":"ListTreeNode","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree","schema":null},"ListTreeLeaf":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"index","kind":"scalar","type":"Int"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"position","kind":"scalar","type":"Int"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeLeaf"}],"dbName":"list_tree_leaf","schema":null},"ListTreeNode":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree_node","schema":null},"NoticeChannel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"medium","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"host","kind":"scalar","type":"String"},{"name":"kinds","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"namedAt","kind":"scalar","type":"DateTime","dbName":"named_at"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"developer","kind":"object","type":"Developer","relationName":"DeveloperToNoticeChannel"},{"name":"events","kind":"object","type":"NoticeEvent","relationName":"NoticeChannelToNoticeEvent"},{"name":"messages","kind":"object","type":"NoticeMessage","relationName":"NoticeChannelToNoticeMessage"},{"name":"conditions","kind":"object","type":"NoticeCondition","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_channel","schema":null},"NoticeAddress":{"fields":[{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"asked","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"client","kind":"scalar","type":"String"},{"name":"refused","kind":"scalar","type":"Boolean"}],"dbName":"notice_address","schema":null},"NoticeEvent":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeEvent"}],"dbName":"notice_event","schema":null},"NoticeMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"items","kind":"scalar","type":"Json"},{"name":"notices","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeMessage"}],"dbName":"notice_message","schema":null},"NoticeCondition":{"fields":[{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"notifiedAt","kind":"scalar","type":"DateTime","dbName":"notified_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_condition","schema":null},"PersonSession":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"providerSession","kind":"scalar","type":"String","dbName":"provider_session"},{"name":"role","kind":"scalar","type":"String"},{"name":"grantedBy","kind":"scalar","type":"String","dbName":"granted_by"},{"name":"refreshToken","kind":"scalar","type":"String","dbName":"refresh_token"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"checkAt","kind":"scalar","type":"DateTime","dbName":"check_at"},{"name":"checkFault","kind":"scalar","type":"String","dbName":"check_fault"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"person_session","schema":null},"LogoutToken":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"ended","kind":"scalar","type":"String"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"logout_token","schema":null},"Policy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"simulations","kind":"object","type":"PolicySimulation","relationName":"PolicyToPolicySimulation"},{"name":"nullifiers","kind":"object","type":"PassNullifier","relationName":"PassNullifierToPolicy"},{"name":"snapshots","kind":"object","type":"SnapshotToken","relationName":"PolicyToSnapshotToken"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyToPolicyWatch"}],"dbName":"policy","schema":null},"PolicySimulation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"lastSubject","kind":"scalar","type":"String","dbName":"last_subject"},{"name":"tally","kind":"scalar","type":"Json"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicySimulation"}],"dbName":"policy_simulation","schema":null},"PassNullifier":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"nullifier","kind":"scalar","type":"String"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PassNullifierToPolicy"}],"dbName":"pass_nullifier","schema":null},"SnapshotToken":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"stored","kind":"scalar","type":"Int"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToSnapshotToken"},{"name":"blocks","kind":"object","type":"SnapshotBlock","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_token","schema":null},"SnapshotBlock":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"network","kind":"scalar","type":"BigInt"},{"name":"snapshot","kind":"scalar","type":"BigInt"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"token","kind":"object","type":"SnapshotToken","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_block","schema":null},"SnapshotAnswer":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"address","kind":"scalar","type":"String"},{"name":"score","kind":"scalar","type":"Int"}],"dbName":"snapshot_answer","schema":null},"PolicyWatch":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"wallets","kind":"scalar","type":"Int"},{"name":"readsChain","kind":"scalar","type":"Boolean","dbName":"reads_chain"},{"name":"turnAt","kind":"scalar","type":"DateTime","dbName":"turn_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicyWatch"},{"name":"watched","kind":"object","type":"WatchedWallet","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"policy_watch","schema":null},"WatchedWallet":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"chainOutcomes","kind":"scalar","type":"String","dbName":"chain_outcomes"},{"name":"chainReadAt","kind":"scalar","type":"DateTime","dbName":"chain_read_at"},{"name":"nextOutcome","kind":"scalar","type":"String","dbName":"next_outcome"},{"name":"nextBlocks","kind":"scalar","type":"Json","dbName":"next_blocks"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"watched_wallet","schema":null},"ChainRead":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"calls","kind":"scalar","type":"Int"}],"dbName":"chain_read","schema":null},"OnceWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"party","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"traceparent","kind":"scalar","type":"String"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"histories","kind":"object","type":"OnceHistory","relationName":"OnceHistoryToOnceWallet"},{"name":"questions","kind":"object","type":"OnceQuestion","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_wallet","schema":null},"OnceHistory":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"headAt","kind":"scalar","type":"BigInt","dbName":"head_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceHistoryToOnceWallet"}],"dbName":"once_history","schema":null},"OnceQuestion":{"fields":[{"name":"asker","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"reads","kind":"scalar","type":"Boolean"},{"name":"payer","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"compareFrom","kind":"scalar","type":"DateTime","dbName":"compare_from"},{"name":"alike","kind":"scalar","type":"Json"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_question","schema":null},"Reservation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"name","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"deposit","kind":"scalar","type":"Decimal"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"state","kind":"scalar","type":"String"}],"dbName":"reservation","schema":null},"ReservationCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"}],"dbName":"reservation_cursor","schema":null},"Voucher":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"claimer","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"referralCode","kind":"scalar","type":"String","dbName":"referral_code"},{"name":"consents","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"}],"dbName":"voucher","schema":null},"ReferralCode":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"referral_code","schema":null},"Referral":{"fields":[{"name":"referee","kind":"scalar","type":"String"},{"name":"referrer","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"referral","schema":null},"SponsoredMint":{"fields":[{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsored_mint","schema":null},"SentTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"sender","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"raw","kind":"scalar","type":"String"},{"name":"hashes","kind":"scalar","type":"String"},{"name":"raises","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"}],"dbName":"sent_transaction","schema":null},"Score":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"bonus","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"unavailable","kind":"scalar","type":"String"},{"name":"stale","kind":"scalar","type":"String"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"modelHash","kind":"scalar","type":"Bytes","dbName":"model_hash"},{"name":"reachedAt","kind":"scalar","type":"BigInt","dbName":"reached_at"},{"name":"nextChangeDay","kind":"scalar","type":"BigInt","dbName":"next_change_day"},{"name":"steps","kind":"scalar","type":"Int"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"score","schema":null},"ScoreFacts":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"score_facts","schema":null},"ScoreFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"before","kind":"scalar","type":"Int"},{"name":"after","kind":"scalar","type":"Int"},{"name":"rankedBefore","kind":"scalar","type":"Boolean","dbName":"ranked_before"},{"name":"rankedAfter","kind":"scalar","type":"Boolean","dbName":"ranked_after"},{"name":"reachedBefore","kind":"scalar","type":"BigInt","dbName":"reached_before"},{"name":"reachedAfter","kind":"scalar","type":"BigInt","dbName":"reached_after"},{"name":"cause","kind":"scalar","type":"String"},{"name":"sourceChain","kind":"scalar","type":"BigInt","dbName":"source_chain"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"}],"dbName":"score_feed","schema":null},"IdentityFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"identity","kind":"scalar","type":"String"}],"dbName":"identity_feed","schema":null},"SavedRanking":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"position","kind":"scalar","type":"String"},{"name":"scopes","kind":"scalar","type":"Json"},{"name":"savedAt","kind":"scalar","type":"DateTime","dbName":"saved_at"}],"dbName":"saved_ranking","schema":null},"ScoreClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"recordedAt","kind":"scalar","type":"DateTime","dbName":"recorded_at"}],"dbName":"score_close","schema":null},"StaleClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"stale_close","schema":null},"PendingScore":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"scoredTo","kind":"scalar","type":"String","dbName":"scored_to"},{"name":"scored","kind":"scalar","type":"BigInt"}],"dbName":"pending_score","schema":null},"ModelSwitch":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"version","kind":"scalar","type":"String"},{"name":"announcedAt","kind":"scalar","type":"DateTime","dbName":"announced_at"},{"name":"activeFrom","kind":"scalar","type":"DateTime","dbName":"active_from"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"rescoredAt","kind":"scalar","type":"DateTime","dbName":"rescored_at"},{"name":"summary","kind":"scalar","type":"Json"}],"dbName":"model_switch","schema":null},"ModelComparison":{"fields":[{"name":"version","kind":"scalar","type":"String"},{"name":"requestedAt","kind":"scalar","type":"DateTime","dbName":"requested_at"},{"name":"compared","kind":"scalar","type":"Int"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"result","kind":"scalar","type":"Json"}],"dbName":"model_comparison","schema":null},"ScreeningList":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"sourceAt","kind":"scalar","type":"DateTime","dbName":"source_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"changedAt","kind":"scalar","type":"DateTime","dbName":"changed_at"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"entries","kind":"scalar","type":"Int"},{"name":"unread","kind":"scalar","type":"Int"},{"name":"etag","kind":"scalar","type":"String"},{"name":"lastModified","kind":"scalar","type":"String","dbName":"last_modified"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"error","kind":"scalar","type":"String"},{"name":"refused","kind":"scalar","type":"String"},{"name":"refusedCount","kind":"scalar","type":"Int","dbName":"refused_count"},{"name":"accepted","kind":"scalar","type":"String"}],"dbName":"screening_list","schema":null},"ScreeningEntry":{"fields":[{"name":"list","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"listed","kind":"scalar","type":"Boolean"}],"dbName":"screening_entry","schema":null},"ScreeningDay":{"fields":[{"name":"list","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"}],"dbName":"screening_day","schema":null},"Takedown":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"liftedAt","kind":"scalar","type":"DateTime","dbName":"lifted_at"}],"dbName":"takedown","schema":null},"TradingCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"since24h","kind":"scalar","type":"BigInt","dbName":"since_24h"},{"name":"since7d","kind":"scalar","type":"BigInt","dbName":"since_7d"},{"name":"since30d","kind":"scalar","type":"BigInt","dbName":"since_30d"},{"name":"settings","kind":"scalar","type":"String"}],"dbName":"trading_cursor","schema":null},"Trade":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trade","schema":null},"TradingHolding":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"cost","kind":"scalar","type":"Decimal"}],"dbName":"trading_holding","schema":null},"Trader":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"trades","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trader","schema":null},"TraderHistogram":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"sort","kind":"scalar","type":"String"},{"name":"bucket","kind":"scalar","type":"Decimal"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"traders","kind":"scalar","type":"BigInt"}],"dbName":"trader_histogram","schema":null},"StaleTrader":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"subject","kind":"scalar","type":"String"}],"dbName":"stale_trader","schema":null},"Wallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"wallet","schema":null},"TrackedWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"smartAccount","kind":"scalar","type":"Boolean","dbName":"smart_account"},{"name":"error","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"fromBlock","kind":"scalar","type":"BigInt","dbName":"from_block"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"},{"name":"attestedFrom","kind":"scalar","type":"BigInt","dbName":"attested_from"},{"name":"attestedTo","kind":"scalar","type":"BigInt","dbName":"attested_to"},{"name":"attestDue","kind":"scalar","type":"DateTime","dbName":"attest_due"}],"dbName":"tracked_wallet","schema":null},"Tracking":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"tracking","schema":null},"Backfill":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"party","kind":"scalar","type":"String"},{"name":"line","kind":"object","type":"BackfillParty","relationName":"BackfillToBackfillParty"},{"name":"turns","kind":"scalar","type":"Int"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Json"}],"dbName":"backfill","schema":null},"BackfillParty":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"servedAt","kind":"scalar","type":"DateTime","dbName":"served_at"},{"name":"backfills","kind":"object","type":"Backfill","relationName":"BackfillToBackfillParty"}],"dbName":"backfill_party","schema":null},"StagedActivity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"staged_activity","schema":null},"AutomaticTracking":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"automatic_tracking","schema":null},"Outbox":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"event","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subjectsDone","kind":"scalar","type":"Boolean","dbName":"subjects_done"},{"name":"expandedTo","kind":"scalar","type":"String","dbName":"expanded_to"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"events","kind":"scalar","type":"String"},{"name":"subjects","kind":"scalar","type":"String"},{"name":"allSubjects","kind":"scalar","type":"Boolean","dbName":"all_subjects"},{"name":"secret","kind":"scalar","type":"String"},{"name":"oldSecret","kind":"scalar","type":"String","dbName":"old_secret"},{"name":"oldSecretUntil","kind":"scalar","type":"DateTime","dbName":"old_secret_until"},{"name":"signatureKey","kind":"scalar","type":"String","dbName":"signature_key"},{"name":"oldSignatureKey","kind":"scalar","type":"String","dbName":"old_signature_key"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"operatorOff","kind":"scalar","type":"Boolean","dbName":"operator_off"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"isFull","kind":"scalar","type":"Boolean","dbName":"is_full"},{"name":"missedFrom","kind":"scalar","type":"DateTime","dbName":"missed_from"},{"name":"missedUntil","kind":"scalar","type":"DateTime","dbName":"missed_until"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"event","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"earlierAttempts","kind":"scalar","type":"Int","dbName":"earlier_attempts"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"traceparent","kind":"scalar","type":"String"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"},{"name":"attempts","kind":"object","type":"WebhookAttempt","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_delivery","schema":null},"WebhookAttempt":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"error","kind":"scalar","type":"String"},{"name":"requestHeaders","kind":"scalar","type":"Json","dbName":"request_headers"},{"name":"responseBody","kind":"scalar","type":"String","dbName":"response_body"},{"name":"delivery","kind":"object","type":"WebhookDelivery","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_attempt","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","EarnedAchievement.findUnique","EarnedAchievement.findUniqueOrThrow","orderBy","cursor","EarnedAchievement.findFirst","EarnedAchievement.findFirstOrThrow","EarnedAchievement.findMany","data","EarnedAchievement.createOne","EarnedAchievement.createMany","EarnedAchievement.createManyAndReturn","EarnedAchievement.updateOne","EarnedAchievement.updateMany","EarnedAchievement.updateManyAndReturn","create","update","EarnedAchievement.upsertOne","EarnedAchievement.deleteOne","EarnedAchievement.deleteMany","having","_count","_min","_max","EarnedAchievement.groupBy","EarnedAchievement.aggregate","Appeal.findUnique","Appeal.findUniqueOrThrow","Appeal.findFirst","Appeal.findFirstOrThrow","Appeal.findMany","Appeal.createOne","Appeal.createMany","Appeal.createManyAndReturn","Appeal.updateOne","Appeal.updateMany","Appeal.updateManyAndReturn","Appeal.upsertOne","Appeal.deleteOne","Appeal.deleteMany","_avg","_sum","Appeal.groupBy","Appeal.aggregate","AttestationSchema.findUnique","AttestationSchema.findUniqueOrThrow","AttestationSchema.findFirst","AttestationSchema.findFirstOrThrow","AttestationSchema.findMany","AttestationSchema.createOne","AttestationSchema.createMany","AttestationSchema.createManyAndReturn","AttestationSchema.updateOne","AttestationSchema.updateMany","AttestationSchema.updateManyAndReturn","AttestationSchema.upsertOne","AttestationSchema.deleteOne","AttestationSchema.deleteMany","AttestationSchema.groupBy","AttestationSchema.aggregate","Attestation.findUnique","Attestation.findUniqueOrThrow","Attestation.findFirst","Attestation.findFirstOrThrow","Attestation.findMany","Attestation.createOne","Attestation.createMany","Attestation.createManyAndReturn","Attestation.updateOne","Attestation.updateMany","Attestation.updateManyAndReturn","Attestation.upsertOne","Attestation.deleteOne","Attestation.deleteMany","Attestation.groupBy","Attestation.aggregate","LeftOutAttestation.findUnique","LeftOutAttestation.findUniqueOrThrow","LeftOutAttestation.findFirst","LeftOutAttestation.findFirstOrThrow","LeftOutAttestation.findMany","LeftOutAttestation.createOne","LeftOutAttestation.createMany","LeftOutAttestation.createManyAndReturn","LeftOutAttestation.updateOne","LeftOutAttestation.updateMany","LeftOutAttestation.updateManyAndReturn","LeftOutAttestation.upsertOne","LeftOutAttestation.deleteOne","LeftOutAttestation.deleteMany","LeftOutAttestation.groupBy","LeftOutAttestation.aggregate","EarlyRevocation.findUnique","EarlyRevocation.findUniqueOrThrow","EarlyRevocation.findFirst","EarlyRevocation.findFirstOrThrow","EarlyRevocation.findMany","EarlyRevocation.createOne","EarlyRevocation.createMany","EarlyRevocation.createManyAndReturn","EarlyRevocation.updateOne","EarlyRevocation.updateMany","EarlyRevocation.updateManyAndReturn","EarlyRevocation.upsertOne","EarlyRevocation.deleteOne","EarlyRevocation.deleteMany","EarlyRevocation.groupBy","EarlyRevocation.aggregate","IssuerWeight.findUnique","IssuerWeight.findUniqueOrThrow","IssuerWeight.findFirst","IssuerWeight.findFirstOrThrow","IssuerWeight.findMany","IssuerWeight.createOne","IssuerWeight.createMany","IssuerWeight.createManyAndReturn","IssuerWeight.updateOne","IssuerWeight.updateMany","IssuerWeight.updateManyAndReturn","IssuerWeight.upsertOne","IssuerWeight.deleteOne","IssuerWeight.deleteMany","IssuerWeight.groupBy","IssuerWeight.aggregate","Notification.findUnique","Notification.findUniqueOrThrow","Notification.findFirst","Notification.findFirstOrThrow","Notification.findMany","Notification.createOne","Notification.createMany","Notification.createManyAndReturn","Notification.updateOne","Notification.updateMany","Notification.updateManyAndReturn","Notification.upsertOne","Notification.deleteOne","Notification.deleteMany","Notification.groupBy","Notification.aggregate","PendingAttestation.findUnique","PendingAttestation.findUniqueOrThrow","PendingAttestation.findFirst","PendingAttestation.findFirstOrThrow","PendingAttestation.findMany","PendingAttestation.createOne","PendingAttestation.createMany","PendingAttestation.createManyAndReturn","PendingAttestation.updateOne","PendingAttestation.updateMany","PendingAttestation.updateManyAndReturn","PendingAttestation.upsertOne","PendingAttestation.deleteOne","PendingAttestation.deleteMany","PendingAttestation.groupBy","PendingAttestation.aggregate","Meta.findUnique","Meta.findUniqueOrThrow","Meta.findFirst","Meta.findFirstOrThrow","Meta.findMany","Meta.createOne","Meta.createMany","Meta.createManyAndReturn","Meta.updateOne","Meta.updateMany","Meta.updateManyAndReturn","Meta.upsertOne","Meta.deleteOne","Meta.deleteMany","Meta.groupBy","Meta.aggregate","developer","keys","channel","events","messages","conditions","noticeChannels","Developer.findUnique","Developer.findUniqueOrThrow","Developer.findFirst","Developer.findFirstOrThrow","Developer.findMany","Developer.createOne","Developer.createMany","Developer.createManyAndReturn","Developer.updateOne","Developer.updateMany","Developer.updateManyAndReturn","Developer.upsertOne","Developer.deleteOne","Developer.deleteMany","Developer.groupBy","Developer.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","IdempotentRequest.findUnique","IdempotentRequest.findUniqueOrThrow","IdempotentRequest.findFirst","IdempotentRequest.findFirstOrThrow","IdempotentRequest.findMany","IdempotentRequest.createOne","IdempotentRequest.createMany","IdempotentRequest.createManyAndReturn","IdempotentRequest.updateOne","IdempotentRequest.updateMany","IdempotentRequest.updateManyAndReturn","IdempotentRequest.upsertOne","IdempotentRequest.deleteOne","IdempotentRequest.deleteMany","IdempotentRequest.groupBy","IdempotentRequest.aggregate","IdempotentBytes.findUnique","IdempotentBytes.findUniqueOrThrow","IdempotentBytes.findFirst","IdempotentBytes.findFirstOrThrow","IdempotentBytes.findMany","IdempotentBytes.createOne","IdempotentBytes.createMany","IdempotentBytes.createManyAndReturn","IdempotentBytes.updateOne","IdempotentBytes.updateMany","IdempotentBytes.updateManyAndReturn","IdempotentBytes.upsertOne","IdempotentBytes.deleteOne","IdempotentBytes.deleteMany","IdempotentBytes.groupBy","IdempotentBytes.aggregate","DayCount.findUnique","DayCount.findUniqueOrThrow","DayCount.findFirst","DayCount.findFirstOrThrow","DayCount.findMany","DayCount.createOne","DayCount.createMany","DayCount.createManyAndReturn","DayCount.updateOne","DayCount.updateMany","DayCount.updateManyAndReturn","DayCount.upsertOne","DayCount.deleteOne","DayCount.deleteMany","DayCount.groupBy","DayCount.aggregate","AuthNonce.findUnique","AuthNonce.findUniqueOrThrow","AuthNonce.findFirst","AuthNonce.findFirstOrThrow","AuthNonce.findMany","AuthNonce.createOne","AuthNonce.createMany","AuthNonce.createManyAndReturn","AuthNonce.updateOne","AuthNonce.updateMany","AuthNonce.updateManyAndReturn","AuthNonce.upsertOne","AuthNonce.deleteOne","AuthNonce.deleteMany","AuthNonce.groupBy","AuthNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","Epoch.findUnique","Epoch.findUniqueOrThrow","Epoch.findFirst","Epoch.findFirstOrThrow","Epoch.findMany","Epoch.createOne","Epoch.createMany","Epoch.createManyAndReturn","Epoch.updateOne","Epoch.updateMany","Epoch.updateManyAndReturn","Epoch.upsertOne","Epoch.deleteOne","Epoch.deleteMany","Epoch.groupBy","Epoch.aggregate","pages","chunk","EpochPage.findUnique","EpochPage.findUniqueOrThrow","EpochPage.findFirst","EpochPage.findFirstOrThrow","EpochPage.findMany","EpochPage.createOne","EpochPage.createMany","EpochPage.createManyAndReturn","EpochPage.updateOne","EpochPage.updateMany","EpochPage.updateManyAndReturn","EpochPage.upsertOne","EpochPage.deleteOne","EpochPage.deleteMany","EpochPage.groupBy","EpochPage.aggregate","EpochChunk.findUnique","EpochChunk.findUniqueOrThrow","EpochChunk.findFirst","EpochChunk.findFirstOrThrow","EpochChunk.findMany","EpochChunk.createOne","EpochChunk.createMany","EpochChunk.createManyAndReturn","EpochChunk.updateOne","EpochChunk.updateMany","EpochChunk.updateManyAndReturn","EpochChunk.upsertOne","EpochChunk.deleteOne","EpochChunk.deleteMany","EpochChunk.groupBy","EpochChunk.aggregate","NameEvent.findUnique","NameEvent.findUniqueOrThrow","NameEvent.findFirst","NameEvent.findFirstOrThrow","NameEvent.findMany","NameEvent.createOne","NameEvent.createMany","NameEvent.createManyAndReturn","NameEvent.updateOne","NameEvent.updateMany","NameEvent.updateManyAndReturn","NameEvent.upsertOne","NameEvent.deleteOne","NameEvent.deleteMany","NameEvent.groupBy","NameEvent.aggregate","identity","wallets","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","IdentityWallet.findUnique","IdentityWallet.findUniqueOrThrow","IdentityWallet.findFirst","IdentityWallet.findFirstOrThrow","IdentityWallet.findMany","IdentityWallet.createOne","IdentityWallet.createMany","IdentityWallet.createManyAndReturn","IdentityWallet.updateOne","IdentityWallet.updateMany","IdentityWallet.updateManyAndReturn","IdentityWallet.upsertOne","IdentityWallet.deleteOne","IdentityWallet.deleteMany","IdentityWallet.groupBy","IdentityWallet.aggregate","IdentityDeparture.findUnique","IdentityDeparture.findUniqueOrThrow","IdentityDeparture.findFirst","IdentityDeparture.findFirstOrThrow","IdentityDeparture.findMany","IdentityDeparture.createOne","IdentityDeparture.createMany","IdentityDeparture.createManyAndReturn","IdentityDeparture.updateOne","IdentityDeparture.updateMany","IdentityDeparture.updateManyAndReturn","IdentityDeparture.upsertOne","IdentityDeparture.deleteOne","IdentityDeparture.deleteMany","IdentityDeparture.groupBy","IdentityDeparture.aggregate","IdentityPast.findUnique","IdentityPast.findUniqueOrThrow","IdentityPast.findFirst","IdentityPast.findFirstOrThrow","IdentityPast.findMany","IdentityPast.createOne","IdentityPast.createMany","IdentityPast.createManyAndReturn","IdentityPast.updateOne","IdentityPast.updateMany","IdentityPast.updateManyAndReturn","IdentityPast.upsertOne","IdentityPast.deleteOne","IdentityPast.deleteMany","IdentityPast.groupBy","IdentityPast.aggregate","WalletGroup.findUnique","WalletGroup.findUniqueOrThrow","WalletGroup.findFirst","WalletGroup.findFirstOrThrow","WalletGroup.findMany","WalletGroup.createOne","WalletGroup.createMany","WalletGroup.createManyAndReturn","WalletGroup.updateOne","WalletGroup.updateMany","WalletGroup.updateManyAndReturn","WalletGroup.upsertOne","WalletGroup.deleteOne","WalletGroup.deleteMany","WalletGroup.groupBy","WalletGroup.aggregate","ChainCursor.findUnique","ChainCursor.findUniqueOrThrow","ChainCursor.findFirst","ChainCursor.findFirstOrThrow","ChainCursor.findMany","ChainCursor.createOne","ChainCursor.createMany","ChainCursor.createManyAndReturn","ChainCursor.updateOne","ChainCursor.updateMany","ChainCursor.updateManyAndReturn","ChainCursor.upsertOne","ChainCursor.deleteOne","ChainCursor.deleteMany","ChainCursor.groupBy","ChainCursor.aggregate","ExplorerHead.findUnique","ExplorerHead.findUniqueOrThrow","ExplorerHead.findFirst","ExplorerHead.findFirstOrThrow","ExplorerHead.findMany","ExplorerHead.createOne","ExplorerHead.createMany","ExplorerHead.createManyAndReturn","ExplorerHead.updateOne","ExplorerHead.updateMany","ExplorerHead.updateManyAndReturn","ExplorerHead.upsertOne","ExplorerHead.deleteOne","ExplorerHead.deleteMany","ExplorerHead.groupBy","ExplorerHead.aggregate","ExplorerFault.findUnique","ExplorerFault.findUniqueOrThrow","ExplorerFault.findFirst","ExplorerFault.findFirstOrThrow","ExplorerFault.findMany","ExplorerFault.createOne","ExplorerFault.createMany","ExplorerFault.createManyAndReturn","ExplorerFault.updateOne","ExplorerFault.updateMany","ExplorerFault.updateManyAndReturn","ExplorerFault.upsertOne","ExplorerFault.deleteOne","ExplorerFault.deleteMany","ExplorerFault.groupBy","ExplorerFault.aggregate","ChainControl.findUnique","ChainControl.findUniqueOrThrow","ChainControl.findFirst","ChainControl.findFirstOrThrow","ChainControl.findMany","ChainControl.createOne","ChainControl.createMany","ChainControl.createManyAndReturn","ChainControl.updateOne","ChainControl.updateMany","ChainControl.updateManyAndReturn","ChainControl.upsertOne","ChainControl.deleteOne","ChainControl.deleteMany","ChainControl.groupBy","ChainControl.aggregate","Block.findUnique","Block.findUniqueOrThrow","Block.findFirst","Block.findFirstOrThrow","Block.findMany","Block.createOne","Block.createMany","Block.createManyAndReturn","Block.updateOne","Block.updateMany","Block.updateManyAndReturn","Block.upsertOne","Block.deleteOne","Block.deleteMany","Block.groupBy","Block.aggregate","Activity.findUnique","Activity.findUniqueOrThrow","Activity.findFirst","Activity.findFirstOrThrow","Activity.findMany","Activity.createOne","Activity.createMany","Activity.createManyAndReturn","Activity.updateOne","Activity.updateMany","Activity.updateManyAndReturn","Activity.upsertOne","Activity.deleteOne","Activity.deleteMany","Activity.groupBy","Activity.aggregate","Facts.findUnique","Facts.findUniqueOrThrow","Facts.findFirst","Facts.findFirstOrThrow","Facts.findMany","Facts.createOne","Facts.createMany","Facts.createManyAndReturn","Facts.updateOne","Facts.updateMany","Facts.updateManyAndReturn","Facts.upsertOne","Facts.deleteOne","Facts.deleteMany","Facts.groupBy","Facts.aggregate","FactsSnapshot.findUnique","FactsSnapshot.findUniqueOrThrow","FactsSnapshot.findFirst","FactsSnapshot.findFirstOrThrow","FactsSnapshot.findMany","FactsSnapshot.createOne","FactsSnapshot.createMany","FactsSnapshot.createManyAndReturn","FactsSnapshot.updateOne","FactsSnapshot.updateMany","FactsSnapshot.updateManyAndReturn","FactsSnapshot.upsertOne","FactsSnapshot.deleteOne","FactsSnapshot.deleteMany","FactsSnapshot.groupBy","FactsSnapshot.aggregate","FundingCluster.findUnique","FundingCluster.findUniqueOrThrow","FundingCluster.findFirst","FundingCluster.findFirstOrThrow","FundingCluster.findMany","FundingCluster.createOne","FundingCluster.createMany","FundingCluster.createManyAndReturn","FundingCluster.updateOne","FundingCluster.updateMany","FundingCluster.updateManyAndReturn","FundingCluster.upsertOne","FundingCluster.deleteOne","FundingCluster.deleteMany","FundingCluster.groupBy","FundingCluster.aggregate","AlikeCluster.findUnique","AlikeCluster.findUniqueOrThrow","AlikeCluster.findFirst","AlikeCluster.findFirstOrThrow","AlikeCluster.findMany","AlikeCluster.createOne","AlikeCluster.createMany","AlikeCluster.createManyAndReturn","AlikeCluster.updateOne","AlikeCluster.updateMany","AlikeCluster.updateManyAndReturn","AlikeCluster.upsertOne","AlikeCluster.deleteOne","AlikeCluster.deleteMany","AlikeCluster.groupBy","AlikeCluster.aggregate","PassedMoney.findUnique","PassedMoney.findUniqueOrThrow","PassedMoney.findFirst","PassedMoney.findFirstOrThrow","PassedMoney.findMany","PassedMoney.createOne","PassedMoney.createMany","PassedMoney.createManyAndReturn","PassedMoney.updateOne","PassedMoney.updateMany","PassedMoney.updateManyAndReturn","PassedMoney.upsertOne","PassedMoney.deleteOne","PassedMoney.deleteMany","PassedMoney.groupBy","PassedMoney.aggregate","PaymentTrust.findUnique","PaymentTrust.findUniqueOrThrow","PaymentTrust.findFirst","PaymentTrust.findFirstOrThrow","PaymentTrust.findMany","PaymentTrust.createOne","PaymentTrust.createMany","PaymentTrust.createManyAndReturn","PaymentTrust.updateOne","PaymentTrust.updateMany","PaymentTrust.updateManyAndReturn","PaymentTrust.upsertOne","PaymentTrust.deleteOne","PaymentTrust.deleteMany","PaymentTrust.groupBy","PaymentTrust.aggregate","QuarantinedTransaction.findUnique","QuarantinedTransaction.findUniqueOrThrow","QuarantinedTransaction.findFirst","QuarantinedTransaction.findFirstOrThrow","QuarantinedTransaction.findMany","QuarantinedTransaction.createOne","QuarantinedTransaction.createMany","QuarantinedTransaction.createManyAndReturn","QuarantinedTransaction.updateOne","QuarantinedTransaction.updateMany","QuarantinedTransaction.updateManyAndReturn","QuarantinedTransaction.upsertOne","QuarantinedTransaction.deleteOne","QuarantinedTransaction.deleteMany","QuarantinedTransaction.groupBy","QuarantinedTransaction.aggregate","QuarantinedWallet.findUnique","QuarantinedWallet.findUniqueOrThrow","QuarantinedWallet.findFirst","QuarantinedWallet.findFirstOrThrow","QuarantinedWallet.findMany","QuarantinedWallet.createOne","QuarantinedWallet.createMany","QuarantinedWallet.createManyAndReturn","QuarantinedWallet.updateOne","QuarantinedWallet.updateMany","QuarantinedWallet.updateManyAndReturn","QuarantinedWallet.upsertOne","QuarantinedWallet.deleteOne","QuarantinedWallet.deleteMany","QuarantinedWallet.groupBy","QuarantinedWallet.aggregate","list","uploads","balances","rows","lines","clusters","shares","List.findUnique","List.findUniqueOrThrow","List.findFirst","List.findFirstOrThrow","List.findMany","List.createOne","List.createMany","List.createManyAndReturn","List.updateOne","List.updateMany","List.updateManyAndReturn","List.upsertOne","List.deleteOne","List.deleteMany","List.groupBy","List.aggregate","ListUpload.findUnique","ListUpload.findUniqueOrThrow","ListUpload.findFirst","ListUpload.findFirstOrThrow","ListUpload.findMany","ListUpload.createOne","ListUpload.createMany","ListUpload.createManyAndReturn","ListUpload.updateOne","ListUpload.updateMany","ListUpload.updateManyAndReturn","ListUpload.upsertOne","ListUpload.deleteOne","ListUpload.deleteMany","ListUpload.groupBy","ListUpload.aggregate","ListBalance.findUnique","ListBalance.findUniqueOrThrow","ListBalance.findFirst","ListBalance.findFirstOrThrow","ListBalance.findMany","ListBalance.createOne","ListBalance.createMany","ListBalance.createManyAndReturn","ListBalance.updateOne","ListBalance.updateMany","ListBalance.updateManyAndReturn","ListBalance.upsertOne","ListBalance.deleteOne","ListBalance.deleteMany","ListBalance.groupBy","ListBalance.aggregate","ListRow.findUnique","ListRow.findUniqueOrThrow","ListRow.findFirst","ListRow.findFirstOrThrow","ListRow.findMany","ListRow.createOne","ListRow.createMany","ListRow.createManyAndReturn","ListRow.updateOne","ListRow.updateMany","ListRow.updateManyAndReturn","ListRow.upsertOne","ListRow.deleteOne","ListRow.deleteMany","ListRow.groupBy","ListRow.aggregate","ListLine.findUnique","ListLine.findUniqueOrThrow","ListLine.findFirst","ListLine.findFirstOrThrow","ListLine.findMany","ListLine.createOne","ListLine.createMany","ListLine.createManyAndReturn","ListLine.updateOne","ListLine.updateMany","ListLine.updateManyAndReturn","ListLine.upsertOne","ListLine.deleteOne","ListLine.deleteMany","ListLine.groupBy","ListLine.aggregate","ListCluster.findUnique","ListCluster.findUniqueOrThrow","ListCluster.findFirst","ListCluster.findFirstOrThrow","ListCluster.findMany","ListCluster.createOne","ListCluster.createMany","ListCluster.createManyAndReturn","ListCluster.updateOne","ListCluster.updateMany","ListCluster.updateManyAndReturn","ListCluster.upsertOne","ListCluster.deleteOne","ListCluster.deleteMany","ListCluster.groupBy","ListCluster.aggregate","ListShare.findUnique","ListShare.findUniqueOrThrow","ListShare.findFirst","ListShare.findFirstOrThrow","ListShare.findMany","ListShare.createOne","ListShare.createMany","ListShare.createManyAndReturn","ListShare.updateOne","ListShare.updateMany","ListShare.updateManyAndReturn","ListShare.upsertOne","ListShare.deleteOne","ListShare.deleteMany","ListShare.groupBy","ListShare.aggregate","tree","leafRows","nodes","ListTree.findUnique","ListTree.findUniqueOrThrow","ListTree.findFirst","ListTree.findFirstOrThrow","ListTree.findMany","ListTree.createOne","ListTree.createMany","ListTree.createManyAndReturn","ListTree.updateOne","ListTree.updateMany","ListTree.updateManyAndReturn","ListTree.upsertOne","ListTree.deleteOne","ListTree.deleteMany","ListTree.groupBy","ListTree.aggregate","ListTreeLeaf.findUnique","ListTreeLeaf.findUniqueOrThrow","ListTreeLeaf.findFirst","ListTreeLeaf.findFirstOrThrow","ListTreeLeaf.findMany","ListTreeLeaf.createOne","ListTreeLeaf.createMany","ListTreeLeaf.createManyAndReturn","ListTreeLeaf.updateOne","ListTreeLeaf.updateMany","ListTreeLeaf.updateManyAndReturn","ListTreeLeaf.upsertOne","ListTreeLeaf.deleteOne","ListTreeLeaf.deleteMany","ListTreeLeaf.groupBy","ListTreeLeaf.aggregate","ListTreeNode.findUnique","ListTreeNode.findUniqueOrThrow","ListTreeNode.findFirst","ListTreeNode.findFirstOrThrow","ListTreeNode.findMany","ListTreeNode.createOne","ListTreeNode.createMany","ListTreeNode.createManyAndReturn","ListTreeNode.updateOne","ListTreeNode.updateMany","ListTreeNode.updateManyAndReturn","ListTreeNode.upsertOne","ListTreeNode.deleteOne","ListTreeNode.deleteMany","ListTreeNode.groupBy","ListTreeNode.aggregate","NoticeChannel.findUnique","NoticeChannel.findUniqueOrThrow","NoticeChannel.findFirst","NoticeChannel.findFirstOrThrow","NoticeChannel.findMany","NoticeChannel.createOne","NoticeChannel.createMany","NoticeChannel.createManyAndReturn","NoticeChannel.updateOne","NoticeChannel.updateMany","NoticeChannel.updateManyAndReturn","NoticeChannel.upsertOne","NoticeChannel.deleteOne","NoticeChannel.deleteMany","NoticeChannel.groupBy","NoticeChannel.aggregate","NoticeAddress.findUnique","NoticeAddress.findUniqueOrThrow","NoticeAddress.findFirst","NoticeAddress.findFirstOrThrow","NoticeAddress.findMany","NoticeAddress.createOne","NoticeAddress.createMany","NoticeAddress.createManyAndReturn","NoticeAddress.updateOne","NoticeAddress.updateMany","NoticeAddress.updateManyAndReturn","NoticeAddress.upsertOne","NoticeAddress.deleteOne","NoticeAddress.deleteMany","NoticeAddress.groupBy","NoticeAddress.aggregate","NoticeEvent.findUnique","NoticeEvent.findUniqueOrThrow","NoticeEvent.findFirst","NoticeEvent.findFirstOrThrow","NoticeEvent.findMany","NoticeEvent.createOne","NoticeEvent.createMany","NoticeEvent.createManyAndReturn","NoticeEvent.updateOne","NoticeEvent.updateMany","NoticeEvent.updateManyAndReturn","NoticeEvent.upsertOne","NoticeEvent.deleteOne","NoticeEvent.deleteMany","NoticeEvent.groupBy","NoticeEvent.aggregate","NoticeMessage.findUnique","NoticeMessage.findUniqueOrThrow","NoticeMessage.findFirst","NoticeMessage.findFirstOrThrow","NoticeMessage.findMany","NoticeMessage.createOne","NoticeMessage.createMany","NoticeMessage.createManyAndReturn","NoticeMessage.updateOne","NoticeMessage.updateMany","NoticeMessage.updateManyAndReturn","NoticeMessage.upsertOne","NoticeMessage.deleteOne","NoticeMessage.deleteMany","NoticeMessage.groupBy","NoticeMessage.aggregate","NoticeCondition.findUnique","NoticeCondition.findUniqueOrThrow","NoticeCondition.findFirst","NoticeCondition.findFirstOrThrow","NoticeCondition.findMany","NoticeCondition.createOne","NoticeCondition.createMany","NoticeCondition.createManyAndReturn","NoticeCondition.updateOne","NoticeCondition.updateMany","NoticeCondition.updateManyAndReturn","NoticeCondition.upsertOne","NoticeCondition.deleteOne","NoticeCondition.deleteMany","NoticeCondition.groupBy","NoticeCondition.aggregate","PersonSession.findUnique","PersonSession.findUniqueOrThrow","PersonSession.findFirst","PersonSession.findFirstOrThrow","PersonSession.findMany","PersonSession.createOne","PersonSession.createMany","PersonSession.createManyAndReturn","PersonSession.updateOne","PersonSession.updateMany","PersonSession.updateManyAndReturn","PersonSession.upsertOne","PersonSession.deleteOne","PersonSession.deleteMany","PersonSession.groupBy","PersonSession.aggregate","LogoutToken.findUnique","LogoutToken.findUniqueOrThrow","LogoutToken.findFirst","LogoutToken.findFirstOrThrow","LogoutToken.findMany","LogoutToken.createOne","LogoutToken.createMany","LogoutToken.createManyAndReturn","LogoutToken.updateOne","LogoutToken.updateMany","LogoutToken.updateManyAndReturn","LogoutToken.upsertOne","LogoutToken.deleteOne","LogoutToken.deleteMany","LogoutToken.groupBy","LogoutToken.aggregate","policy","simulations","nullifiers","token","blocks","snapshots","watch","watched","Policy.findUnique","Policy.findUniqueOrThrow","Policy.findFirst","Policy.findFirstOrThrow","Policy.findMany","Policy.createOne","Policy.createMany","Policy.createManyAndReturn","Policy.updateOne","Policy.updateMany","Policy.updateManyAndReturn","Policy.upsertOne","Policy.deleteOne","Policy.deleteMany","Policy.groupBy","Policy.aggregate","PolicySimulation.findUnique","PolicySimulation.findUniqueOrThrow","PolicySimulation.findFirst","PolicySimulation.findFirstOrThrow","PolicySimulation.findMany","PolicySimulation.createOne","PolicySimulation.createMany","PolicySimulation.createManyAndReturn","PolicySimulation.updateOne","PolicySimulation.updateMany","PolicySimulation.updateManyAndReturn","PolicySimulation.upsertOne","PolicySimulation.deleteOne","PolicySimulation.deleteMany","PolicySimulation.groupBy","PolicySimulation.aggregate","PassNullifier.findUnique","PassNullifier.findUniqueOrThrow","PassNullifier.findFirst","PassNullifier.findFirstOrThrow","PassNullifier.findMany","PassNullifier.createOne","PassNullifier.createMany","PassNullifier.createManyAndReturn","PassNullifier.updateOne","PassNullifier.updateMany","PassNullifier.updateManyAndReturn","PassNullifier.upsertOne","PassNullifier.deleteOne","PassNullifier.deleteMany","PassNullifier.groupBy","PassNullifier.aggregate","SnapshotToken.findUnique","SnapshotToken.findUniqueOrThrow","SnapshotToken.findFirst","SnapshotToken.findFirstOrThrow","SnapshotToken.findMany","SnapshotToken.createOne","SnapshotToken.createMany","SnapshotToken.createManyAndReturn","SnapshotToken.updateOne","SnapshotToken.updateMany","SnapshotToken.updateManyAndReturn","SnapshotToken.upsertOne","SnapshotToken.deleteOne","SnapshotToken.deleteMany","SnapshotToken.groupBy","SnapshotToken.aggregate","SnapshotBlock.findUnique","SnapshotBlock.findUniqueOrThrow","SnapshotBlock.findFirst","SnapshotBlock.findFirstOrThrow","SnapshotBlock.findMany","SnapshotBlock.createOne","SnapshotBlock.createMany","SnapshotBlock.createManyAndReturn","SnapshotBlock.updateOne","SnapshotBlock.updateMany","SnapshotBlock.updateManyAndReturn","SnapshotBlock.upsertOne","SnapshotBlock.deleteOne","SnapshotBlock.deleteMany","SnapshotBlock.groupBy","SnapshotBlock.aggregate","SnapshotAnswer.findUnique","SnapshotAnswer.findUniqueOrThrow","SnapshotAnswer.findFirst","SnapshotAnswer.findFirstOrThrow","SnapshotAnswer.findMany","SnapshotAnswer.createOne","SnapshotAnswer.createMany","SnapshotAnswer.createManyAndReturn","SnapshotAnswer.updateOne","SnapshotAnswer.updateMany","SnapshotAnswer.updateManyAndReturn","SnapshotAnswer.upsertOne","SnapshotAnswer.deleteOne","SnapshotAnswer.deleteMany","SnapshotAnswer.groupBy","SnapshotAnswer.aggregate","PolicyWatch.findUnique","PolicyWatch.findUniqueOrThrow","PolicyWatch.findFirst","PolicyWatch.findFirstOrThrow","PolicyWatch.findMany","PolicyWatch.createOne","PolicyWatch.createMany","PolicyWatch.createManyAndReturn","PolicyWatch.updateOne","PolicyWatch.updateMany","PolicyWatch.updateManyAndReturn","PolicyWatch.upsertOne","PolicyWatch.deleteOne","PolicyWatch.deleteMany","PolicyWatch.groupBy","PolicyWatch.aggregate","WatchedWallet.findUnique","WatchedWallet.findUniqueOrThrow","WatchedWallet.findFirst","WatchedWallet.findFirstOrThrow","WatchedWallet.findMany","WatchedWallet.createOne","WatchedWallet.createMany","WatchedWallet.createManyAndReturn","WatchedWallet.updateOne","WatchedWallet.updateMany","WatchedWallet.updateManyAndReturn","WatchedWallet.upsertOne","WatchedWallet.deleteOne","WatchedWallet.deleteMany","WatchedWallet.groupBy","WatchedWallet.aggregate","ChainRead.findUnique","ChainRead.findUniqueOrThrow","ChainRead.findFirst","ChainRead.findFirstOrThrow","ChainRead.findMany","ChainRead.createOne","ChainRead.createMany","ChainRead.createManyAndReturn","ChainRead.updateOne","ChainRead.updateMany","ChainRead.updateManyAndReturn","ChainRead.upsertOne","ChainRead.deleteOne","ChainRead.deleteMany","ChainRead.groupBy","ChainRead.aggregate","wallet","histories","questions","OnceWallet.findUnique","OnceWallet.findUniqueOrThrow","OnceWallet.findFirst","OnceWallet.findFirstOrThrow","OnceWallet.findMany","OnceWallet.createOne","OnceWallet.createMany","OnceWallet.createManyAndReturn","OnceWallet.updateOne","OnceWallet.updateMany","OnceWallet.updateManyAndReturn","OnceWallet.upsertOne","OnceWallet.deleteOne","OnceWallet.deleteMany","OnceWallet.groupBy","OnceWallet.aggregate","OnceHistory.findUnique","OnceHistory.findUniqueOrThrow","OnceHistory.findFirst","OnceHistory.findFirstOrThrow","OnceHistory.findMany","OnceHistory.createOne","OnceHistory.createMany","OnceHistory.createManyAndReturn","OnceHistory.updateOne","OnceHistory.updateMany","OnceHistory.updateManyAndReturn","OnceHistory.upsertOne","OnceHistory.deleteOne","OnceHistory.deleteMany","OnceHistory.groupBy","OnceHistory.aggregate","OnceQuestion.findUnique","OnceQuestion.findUniqueOrThrow","OnceQuestion.findFirst","OnceQuestion.findFirstOrThrow","OnceQuestion.findMany","OnceQuestion.createOne","OnceQuestion.createMany","OnceQuestion.createManyAndReturn","OnceQuestion.updateOne","OnceQuestion.updateMany","OnceQuestion.updateManyAndReturn","OnceQuestion.upsertOne","OnceQuestion.deleteOne","OnceQuestion.deleteMany","OnceQuestion.groupBy","OnceQuestion.aggregate","Reservation.findUnique","Reservation.findUniqueOrThrow","Reservation.findFirst","Reservation.findFirstOrThrow","Reservation.findMany","Reservation.createOne","Reservation.createMany","Reservation.createManyAndReturn","Reservation.updateOne","Reservation.updateMany","Reservation.updateManyAndReturn","Reservation.upsertOne","Reservation.deleteOne","Reservation.deleteMany","Reservation.groupBy","Reservation.aggregate","ReservationCursor.findUnique","ReservationCursor.findUniqueOrThrow","ReservationCursor.findFirst","ReservationCursor.findFirstOrThrow","ReservationCursor.findMany","ReservationCursor.createOne","ReservationCursor.createMany","ReservationCursor.createManyAndReturn","ReservationCursor.updateOne","ReservationCursor.updateMany","ReservationCursor.updateManyAndReturn","ReservationCursor.upsertOne","ReservationCursor.deleteOne","ReservationCursor.deleteMany","ReservationCursor.groupBy","ReservationCursor.aggregate","Voucher.findUnique","Voucher.findUniqueOrThrow","Voucher.findFirst","Voucher.findFirstOrThrow","Voucher.findMany","Voucher.createOne","Voucher.createMany","Voucher.createManyAndReturn","Voucher.updateOne","Voucher.updateMany","Voucher.updateManyAndReturn","Voucher.upsertOne","Voucher.deleteOne","Voucher.deleteMany","Voucher.groupBy","Voucher.aggregate","ReferralCode.findUnique","ReferralCode.findUniqueOrThrow","ReferralCode.findFirst","ReferralCode.findFirstOrThrow","ReferralCode.findMany","ReferralCode.createOne","ReferralCode.createMany","ReferralCode.createManyAndReturn","ReferralCode.updateOne","ReferralCode.updateMany","ReferralCode.updateManyAndReturn","ReferralCode.upsertOne","ReferralCode.deleteOne","ReferralCode.deleteMany","ReferralCode.groupBy","ReferralCode.aggregate","Referral.findUnique","Referral.findUniqueOrThrow","Referral.findFirst","Referral.findFirstOrThrow","Referral.findMany","Referral.createOne","Referral.createMany","Referral.createManyAndReturn","Referral.updateOne","Referral.updateMany","Referral.updateManyAndReturn","Referral.upsertOne","Referral.deleteOne","Referral.deleteMany","Referral.groupBy","Referral.aggregate","SponsoredMint.findUnique","SponsoredMint.findUniqueOrThrow","SponsoredMint.findFirst","SponsoredMint.findFirstOrThrow","SponsoredMint.findMany","SponsoredMint.createOne","SponsoredMint.createMany","SponsoredMint.createManyAndReturn","SponsoredMint.updateOne","SponsoredMint.updateMany","SponsoredMint.updateManyAndReturn","SponsoredMint.upsertOne","SponsoredMint.deleteOne","SponsoredMint.deleteMany","SponsoredMint.groupBy","SponsoredMint.aggregate","SentTransaction.findUnique","SentTransaction.findUniqueOrThrow","SentTransaction.findFirst","SentTransaction.findFirstOrThrow","SentTransaction.findMany","SentTransaction.createOne","SentTransaction.createMany","SentTransaction.createManyAndReturn","SentTransaction.updateOne","SentTransaction.updateMany","SentTransaction.updateManyAndReturn","SentTransaction.upsertOne","SentTransaction.deleteOne","SentTransaction.deleteMany","SentTransaction.groupBy","SentTransaction.aggregate","Score.findUnique","Score.findUniqueOrThrow","Score.findFirst","Score.findFirstOrThrow","Score.findMany","Score.createOne","Score.createMany","Score.createManyAndReturn","Score.updateOne","Score.updateMany","Score.updateManyAndReturn","Score.upsertOne","Score.deleteOne","Score.deleteMany","Score.groupBy","Score.aggregate","ScoreFacts.findUnique","ScoreFacts.findUniqueOrThrow","ScoreFacts.findFirst","ScoreFacts.findFirstOrThrow","ScoreFacts.findMany","ScoreFacts.createOne","ScoreFacts.createMany","ScoreFacts.createManyAndReturn","ScoreFacts.updateOne","ScoreFacts.updateMany","ScoreFacts.updateManyAndReturn","ScoreFacts.upsertOne","ScoreFacts.deleteOne","ScoreFacts.deleteMany","ScoreFacts.groupBy","ScoreFacts.aggregate","ScoreFeed.findUnique","ScoreFeed.findUniqueOrThrow","ScoreFeed.findFirst","ScoreFeed.findFirstOrThrow","ScoreFeed.findMany","ScoreFeed.createOne","ScoreFeed.createMany","ScoreFeed.createManyAndReturn","ScoreFeed.updateOne","ScoreFeed.updateMany","ScoreFeed.updateManyAndReturn","ScoreFeed.upsertOne","ScoreFeed.deleteOne","ScoreFeed.deleteMany","ScoreFeed.groupBy","ScoreFeed.aggregate","IdentityFeed.findUnique","IdentityFeed.findUniqueOrThrow","IdentityFeed.findFirst","IdentityFeed.findFirstOrThrow","IdentityFeed.findMany","IdentityFeed.createOne","IdentityFeed.createMany","IdentityFeed.createManyAndReturn","IdentityFeed.updateOne","IdentityFeed.updateMany","IdentityFeed.updateManyAndReturn","IdentityFeed.upsertOne","IdentityFeed.deleteOne","IdentityFeed.deleteMany","IdentityFeed.groupBy","IdentityFeed.aggregate","SavedRanking.findUnique","SavedRanking.findUniqueOrThrow","SavedRanking.findFirst","SavedRanking.findFirstOrThrow","SavedRanking.findMany","SavedRanking.createOne","SavedRanking.createMany","SavedRanking.createManyAndReturn","SavedRanking.updateOne","SavedRanking.updateMany","SavedRanking.updateManyAndReturn","SavedRanking.upsertOne","SavedRanking.deleteOne","SavedRanking.deleteMany","SavedRanking.groupBy","SavedRanking.aggregate","ScoreClose.findUnique","ScoreClose.findUniqueOrThrow","ScoreClose.findFirst","ScoreClose.findFirstOrThrow","ScoreClose.findMany","ScoreClose.createOne","ScoreClose.createMany","ScoreClose.createManyAndReturn","ScoreClose.updateOne","ScoreClose.updateMany","ScoreClose.updateManyAndReturn","ScoreClose.upsertOne","ScoreClose.deleteOne","ScoreClose.deleteMany","ScoreClose.groupBy","ScoreClose.aggregate","StaleClose.findUnique","StaleClose.findUniqueOrThrow","StaleClose.findFirst","StaleClose.findFirstOrThrow","StaleClose.findMany","StaleClose.createOne","StaleClose.createMany","StaleClose.createManyAndReturn","StaleClose.updateOne","StaleClose.updateMany","StaleClose.updateManyAndReturn","StaleClose.upsertOne","StaleClose.deleteOne","StaleClose.deleteMany","StaleClose.groupBy","StaleClose.aggregate","PendingScore.findUnique","PendingScore.findUniqueOrThrow","PendingScore.findFirst","PendingScore.findFirstOrThrow","PendingScore.findMany","PendingScore.createOne","PendingScore.createMany","PendingScore.createManyAndReturn","PendingScore.updateOne","PendingScore.updateMany","PendingScore.updateManyAndReturn","PendingScore.upsertOne","PendingScore.deleteOne","PendingScore.deleteMany","PendingScore.groupBy","PendingScore.aggregate","ModelSwitch.findUnique","ModelSwitch.findUniqueOrThrow","ModelSwitch.findFirst","ModelSwitch.findFirstOrThrow","ModelSwitch.findMany","ModelSwitch.createOne","ModelSwitch.createMany","ModelSwitch.createManyAndReturn","ModelSwitch.updateOne","ModelSwitch.updateMany","ModelSwitch.updateManyAndReturn","ModelSwitch.upsertOne","ModelSwitch.deleteOne","ModelSwitch.deleteMany","ModelSwitch.groupBy","ModelSwitch.aggregate","ModelComparison.findUnique","ModelComparison.findUniqueOrThrow","ModelComparison.findFirst","ModelComparison.findFirstOrThrow","ModelComparison.findMany","ModelComparison.createOne","ModelComparison.createMany","ModelComparison.createManyAndReturn","ModelComparison.updateOne","ModelComparison.updateMany","ModelComparison.updateManyAndReturn","ModelComparison.upsertOne","ModelComparison.deleteOne","ModelComparison.deleteMany","ModelComparison.groupBy","ModelComparison.aggregate","ScreeningList.findUnique","ScreeningList.findUniqueOrThrow","ScreeningList.findFirst","ScreeningList.findFirstOrThrow","ScreeningList.findMany","ScreeningList.createOne","ScreeningList.createMany","ScreeningList.createManyAndReturn","ScreeningList.updateOne","ScreeningList.updateMany","ScreeningList.updateManyAndReturn","ScreeningList.upsertOne","ScreeningList.deleteOne","ScreeningList.deleteMany","ScreeningList.groupBy","ScreeningList.aggregate","ScreeningEntry.findUnique","ScreeningEntry.findUniqueOrThrow","ScreeningEntry.findFirst","ScreeningEntry.findFirstOrThrow","ScreeningEntry.findMany","ScreeningEntry.createOne","ScreeningEntry.createMany","ScreeningEntry.createManyAndReturn","ScreeningEntry.updateOne","ScreeningEntry.updateMany","ScreeningEntry.updateManyAndReturn","ScreeningEntry.upsertOne","ScreeningEntry.deleteOne","ScreeningEntry.deleteMany","ScreeningEntry.groupBy","ScreeningEntry.aggregate","ScreeningDay.findUnique","ScreeningDay.findUniqueOrThrow","ScreeningDay.findFirst","ScreeningDay.findFirstOrThrow","ScreeningDay.findMany","ScreeningDay.createOne","ScreeningDay.createMany","ScreeningDay.createManyAndReturn","ScreeningDay.updateOne","ScreeningDay.updateMany","ScreeningDay.updateManyAndReturn","ScreeningDay.upsertOne","ScreeningDay.deleteOne","ScreeningDay.deleteMany","ScreeningDay.groupBy","ScreeningDay.aggregate","Takedown.findUnique","Takedown.findUniqueOrThrow","Takedown.findFirst","Takedown.findFirstOrThrow","Takedown.findMany","Takedown.createOne","Takedown.createMany","Takedown.createManyAndReturn","Takedown.updateOne","Takedown.updateMany","Takedown.updateManyAndReturn","Takedown.upsertOne","Takedown.deleteOne","Takedown.deleteMany","Takedown.groupBy","Takedown.aggregate","TradingCursor.findUnique","TradingCursor.findUniqueOrThrow","TradingCursor.findFirst","TradingCursor.findFirstOrThrow","TradingCursor.findMany","TradingCursor.createOne","TradingCursor.createMany","TradingCursor.createManyAndReturn","TradingCursor.updateOne","TradingCursor.updateMany","TradingCursor.updateManyAndReturn","TradingCursor.upsertOne","TradingCursor.deleteOne","TradingCursor.deleteMany","TradingCursor.groupBy","TradingCursor.aggregate","Trade.findUnique","Trade.findUniqueOrThrow","Trade.findFirst","Trade.findFirstOrThrow","Trade.findMany","Trade.createOne","Trade.createMany","Trade.createManyAndReturn","Trade.updateOne","Trade.updateMany","Trade.updateManyAndReturn","Trade.upsertOne","Trade.deleteOne","Trade.deleteMany","Trade.groupBy","Trade.aggregate","TradingHolding.findUnique","TradingHolding.findUniqueOrThrow","TradingHolding.findFirst","TradingHolding.findFirstOrThrow","TradingHolding.findMany","TradingHolding.createOne","TradingHolding.createMany","TradingHolding.createManyAndReturn","TradingHolding.updateOne","TradingHolding.updateMany","TradingHolding.updateManyAndReturn","TradingHolding.upsertOne","TradingHolding.deleteOne","TradingHolding.deleteMany","TradingHolding.groupBy","TradingHolding.aggregate","Trader.findUnique","Trader.findUniqueOrThrow","Trader.findFirst","Trader.findFirstOrThrow","Trader.findMany","Trader.createOne","Trader.createMany","Trader.createManyAndReturn","Trader.updateOne","Trader.updateMany","Trader.updateManyAndReturn","Trader.upsertOne","Trader.deleteOne","Trader.deleteMany","Trader.groupBy","Trader.aggregate","TraderHistogram.findUnique","TraderHistogram.findUniqueOrThrow","TraderHistogram.findFirst","TraderHistogram.findFirstOrThrow","TraderHistogram.findMany","TraderHistogram.createOne","TraderHistogram.createMany","TraderHistogram.createManyAndReturn","TraderHistogram.updateOne","TraderHistogram.updateMany","TraderHistogram.updateManyAndReturn","TraderHistogram.upsertOne","TraderHistogram.deleteOne","TraderHistogram.deleteMany","TraderHistogram.groupBy","TraderHistogram.aggregate","StaleTrader.findUnique","StaleTrader.findUniqueOrThrow","StaleTrader.findFirst","StaleTrader.findFirstOrThrow","StaleTrader.findMany","StaleTrader.createOne","StaleTrader.createMany","StaleTrader.createManyAndReturn","StaleTrader.updateOne","StaleTrader.updateMany","StaleTrader.updateManyAndReturn","StaleTrader.upsertOne","StaleTrader.deleteOne","StaleTrader.deleteMany","StaleTrader.groupBy","StaleTrader.aggregate","Wallet.findUnique","Wallet.findUniqueOrThrow","Wallet.findFirst","Wallet.findFirstOrThrow","Wallet.findMany","Wallet.createOne","Wallet.createMany","Wallet.createManyAndReturn","Wallet.updateOne","Wallet.updateMany","Wallet.updateManyAndReturn","Wallet.upsertOne","Wallet.deleteOne","Wallet.deleteMany","Wallet.groupBy","Wallet.aggregate","TrackedWallet.findUnique","TrackedWallet.findUniqueOrThrow","TrackedWallet.findFirst","TrackedWallet.findFirstOrThrow","TrackedWallet.findMany","TrackedWallet.createOne","TrackedWallet.createMany","TrackedWallet.createManyAndReturn","TrackedWallet.updateOne","TrackedWallet.updateMany","TrackedWallet.updateManyAndReturn","TrackedWallet.upsertOne","TrackedWallet.deleteOne","TrackedWallet.deleteMany","TrackedWallet.groupBy","TrackedWallet.aggregate","Tracking.findUnique","Tracking.findUniqueOrThrow","Tracking.findFirst","Tracking.findFirstOrThrow","Tracking.findMany","Tracking.createOne","Tracking.createMany","Tracking.createManyAndReturn","Tracking.updateOne","Tracking.updateMany","Tracking.updateManyAndReturn","Tracking.upsertOne","Tracking.deleteOne","Tracking.deleteMany","Tracking.groupBy","Tracking.aggregate","backfills","line","Backfill.findUnique","Backfill.findUniqueOrThrow","Backfill.findFirst","Backfill.findFirstOrThrow","Backfill.findMany","Backfill.createOne","Backfill.createMany","Backfill.createManyAndReturn","Backfill.updateOne","Backfill.updateMany","Backfill.updateManyAndReturn","Backfill.upsertOne","Backfill.deleteOne","Backfill.deleteMany","Backfill.groupBy","Backfill.aggregate","BackfillParty.findUnique","BackfillParty.findUniqueOrThrow","BackfillParty.findFirst","BackfillParty.findFirstOrThrow","BackfillParty.findMany","BackfillParty.createOne","BackfillParty.createMany","BackfillParty.createManyAndReturn","BackfillParty.updateOne","BackfillParty.updateMany","BackfillParty.updateManyAndReturn","BackfillParty.upsertOne","BackfillParty.deleteOne","BackfillParty.deleteMany","BackfillParty.groupBy","BackfillParty.aggregate","StagedActivity.findUnique","StagedActivity.findUniqueOrThrow","StagedActivity.findFirst","StagedActivity.findFirstOrThrow","StagedActivity.findMany","StagedActivity.createOne","StagedActivity.createMany","StagedActivity.createManyAndReturn","StagedActivity.updateOne","StagedActivity.updateMany","StagedActivity.updateManyAndReturn","StagedActivity.upsertOne","StagedActivity.deleteOne","StagedActivity.deleteMany","StagedActivity.groupBy","StagedActivity.aggregate","AutomaticTracking.findUnique","AutomaticTracking.findUniqueOrThrow","AutomaticTracking.findFirst","AutomaticTracking.findFirstOrThrow","AutomaticTracking.findMany","AutomaticTracking.createOne","AutomaticTracking.createMany","AutomaticTracking.createManyAndReturn","AutomaticTracking.updateOne","AutomaticTracking.updateMany","AutomaticTracking.updateManyAndReturn","AutomaticTracking.upsertOne","AutomaticTracking.deleteOne","AutomaticTracking.deleteMany","AutomaticTracking.groupBy","AutomaticTracking.aggregate","Outbox.findUnique","Outbox.findUniqueOrThrow","Outbox.findFirst","Outbox.findFirstOrThrow","Outbox.findMany","Outbox.createOne","Outbox.createMany","Outbox.createManyAndReturn","Outbox.updateOne","Outbox.updateMany","Outbox.updateManyAndReturn","Outbox.upsertOne","Outbox.deleteOne","Outbox.deleteMany","Outbox.groupBy","Outbox.aggregate","webhook","delivery","attempts","deliveries","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","WebhookAttempt.findUnique","WebhookAttempt.findUniqueOrThrow","WebhookAttempt.findFirst","WebhookAttempt.findFirstOrThrow","WebhookAttempt.findMany","WebhookAttempt.createOne","WebhookAttempt.createMany","WebhookAttempt.createManyAndReturn","WebhookAttempt.updateOne","WebhookAttempt.updateMany","WebhookAttempt.updateManyAndReturn","WebhookAttempt.upsertOne","WebhookAttempt.deleteOne","WebhookAttempt.deleteMany","WebhookAttempt.groupBy","WebhookAttempt.aggregate","AND","OR","NOT","id","deliveryId","at","statusCode","durationMs","error","requestHeaders","responseBody","equals","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","lt","lte","gt","gte","not","in","notIn","contains","startsWith","endsWith","webhookId","messageId","event","body","replayOf","status","attempt","earlierAttempts","nextAttemptAt","claim","leasedUntil","createdAt","traceparent","developerId","url","host","subjects","allSubjects","secret","oldSecret","oldSecretUntil","signatureKey","oldSignatureKey","active","disabledReason","operatorOff","failingSince","isFull","missedFrom","missedUntil","has","hasEvery","hasSome","every","some","none","subjectsDone","expandedTo","address","client","chainId","blockNumber","txIndex","logIndex","own","ran","kind","txHash","counterparty","asset","assetOut","method","amount","amountOut","fee","wallet_chainId_blockNumber_logIndex_kind_txHash","party","servedAt","turns","queuedAt","dueAt","progress","address_chainId","developerId_address","state","transactions","truncated","unreadRows","gaps","smartAccount","source","fromBlock","toBlock","sources","readyAt","checkedAt","attestedFrom","attestedTo","attestDue","subject","period","sort","bucket","prefix","traders","chainId_period_sort_bucket_prefix","trades","volume","profit","chainId_period_subject","units","cost","subject_chainId_token","chainId_at_blockNumber_txIndex_logIndex_wallet","since24h","since7d","since30d","settings","target","reason","liftedAt","kind_target","day","refreshedAt","list_day","listed","list_address_at","name","sourceAt","changedAt","publishedAt","entries","unread","etag","lastModified","refused","refusedCount","accepted","version","requestedAt","compared","finishedAt","result","announcedAt","activeFrom","activatedAt","rescoredAt","summary","cause","scoredTo","scored","fromDay","subject_chainId","until","total","activity","age","diversity","governance","social","risk","loyalty","ranked","confidence","recordedAt","subject_day_chainId","position","scopes","savedAt","before","after","rankedBefore","rankedAfter","reachedBefore","reachedAfter","sourceChain","factsHash","facts","subject_factsHash","bonus","unavailable","stale","modelHash","reachedAt","nextChangeDay","steps","updatedAt","sender","nonce","raw","hashes","raises","sentAt","minedAt","chainId_sender_nonce","referee","referrer","code","confirmedAt","claimer","price","signature","expiresAt","referralCode","consents","blockHash","deposit","reservedAt","chainId_txHash_logIndex","asker","askedAt","reads","payer","readAt","comparedAt","compareFrom","alike","headAt","asker_address","calls","party_day","policyId","outcome","chainOutcomes","chainReadAt","nextOutcome","nextBlocks","since","readsChain","turnAt","tokenHash","score","tokenHash_day_address","network","snapshot","endsAt","stored","groupId","nullifier","firstAt","lastSubject","tally","policyId_address","tokenHash_network_snapshot","policyId_groupId","ended","issuedAt","issuer","providerSession","role","grantedBy","refreshToken","checkAt","checkFault","revokedAt","lastUsedAt","channelId","key","seenAt","notifiedAt","items","notices","endedAt","targetHash","asked","medium","kinds","namedAt","failures","treeId","piece","bytes","index","listId","who","cap","floor","decimals","root","leaves","sum","domain","signer","treeId_piece","treeId_index","cluster","size","strength","members","evidence","keep","row","text","input","special","duplicateOf","reasons","svcId","tier","flags","known","sameAs","holder","tokenId","read","repair","column","previousId","format","columns","counts","charged","reading","lastRow","completedAt","sourceState","listId_cluster","listId_line_reason","listId_row","listId_holder_tokenId","listId_piece","partlyRead","wallet_chainId_blockNumber_txIndex","firstBlock","retryAt","resolvedAt","chainId_blockNumber_txIndex","weight","hands","sinceDay","foundBy","funder","clusterSize","chainLength","chainId_wallet","block","wallet_chainId_block","wallet_chainId","number","hash","parentHash","time","statedTime","chainId_number","pausedAt","pauseReason","reindexFrom","reindexRequestedAt","reindexStartedAt","setAsideBlock","setAsideRequestedAt","chainId_host","blockTime","guessed","headNumber","finalizedBlock","scoredBlock","scoredHash","dayBlockNumber","dayBlockHash","dayBlockTime","missingBlock","missingSince","joinedAt","ownerTx","owner","movedAt","name_ownerTx","leftAt","address_name_owner","primary","linkedAt","parent","mintedAt","final","blocked","received","nameHash","account","epoch","firstIndex","firstAddress","chunkHash","epoch_firstIndex","previousRoot","chains","lineBytes","checksum","storedBytes","published","hour","keyId","endpoint","requests","errors","latencies","developerId_hour_keyId_endpoint","developerId_day","caller","caller_hour","path","bodyHash","committed","results","fence","startedAt","caller_method_path_key","actor","act","details","requestId","origins","policyIds","permissions","rateLimit","last4","suspendedAt","suspensionReason","replacedBy","erasingAt","erasedAt","erasedTrackings","channelId_key","channelId_kind","developerId_targetHash","value","uid","revocation","chainId_uid","subject_fromDay","contract","chainId_contract_uid_issuer","schemaUid","expirationTime","attestation","chainId_contract_uid","omittedBytes","decoded","preview","revocable","refUid","salt","signatureKind","revocationReason","revocationDetails","publicReason","revocationSignature","revocationSeq","revokedBlock","revokedTxHash","uid_issuer_chainId_contract","nameKey","schema","resolver","flag","openedAt","decideBy","decidedAt","decision","totalBefore","totalAfter","consent","wallet_flag","earnedAt","claimedAt","lostAt","subject_id","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "0yGUCNANCYIOAADZGAAwgw4AAAQAEIQOAADZGAAwhQ4BAP0VACHtDgEA_RUAIdkRQACBFgAh2hFAAIAWACHbEUAAgBYAIdwRAADaGAAgAQAAAAEAIAEAAAABACAIgg4AANkYADCDDgAABAAQhA4AANkYADCFDgEA_RUAIe0OAQD9FQAh2RFAAIEWACHaEUAAgBYAIdsRQACAFgAhAtoRAADbGAAg2xEAANsYACADAAAABAAgAwAABQAwBAAAAQAgAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACAFhQ4BAAAAAe0OAQAAAAHZEUAAAAAB2hFAAAAAAdsRQAAAAAEBCAAACQAgBYUOAQAAAAHtDgEAAAAB2RFAAAAAAdoRQAAAAAHbEUAAAAABAQgAAAsAMAEIAAALADAFhQ4BAOYYACHtDgEA5hgAIdkRQADiGAAh2hFAAO4YACHbEUAA7hgAIQIAAAABACAIAAAOACAFhQ4BAOYYACHtDgEA5hgAIdkRQADiGAAh2hFAAO4YACHbEUAA7hgAIQIAAAAEACAIAAAQACACAAAABAAgCAAAEAAgAwAAAAEAIA8AAAkAIBAAAA4AIAEAAAABACABAAAABAAgBRUAALUgACAWAAC3IAAgFwAAtiAAINoRAADbGAAg2xEAANsYACAIgg4AANgYADCDDgAAFwAQhA4AANgYADCFDgEA3hUAIe0OAQDeFQAh2RFAAN8VACHaEUAA9BUAIdsRQAD0FQAhAwAAAAQAIAMAABYAMBQAABcAIAMAAAAEACADAAAFADAEAAABACAT6QgBAP0VACGCDgAA1hgAMIMOAAAdABCEDgAA1hgAMIUOAQAAAAGjDgEA_RUAIasOAQD9FQAhgQ8BAP0VACGhD0AAgBYAIasQAAD4FQAg0BEBAP0VACHREUAAgRYAIdIRQACBFgAh0xFAAIAWACHUEQEA_xUAIdURAgCEFgAh1hECAIQWACHXEQEAAAAB2BEAANcYACABAAAAGgAgAQAAABoAIBLpCAEA_RUAIYIOAADWGAAwgw4AAB0AEIQOAADWGAAwhQ4BAP0VACGjDgEA_RUAIasOAQD9FQAhgQ8BAP0VACGhD0AAgBYAIasQAAD4FQAg0BEBAP0VACHREUAAgRYAIdIRQACBFgAh0xFAAIAWACHUEQEA_xUAIdURAgCEFgAh1hECAIQWACHXEQEA_xUAIQahDwAA2xgAINMRAADbGAAg1BEAANsYACDVEQAA2xgAINYRAADbGAAg1xEAANsYACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAMAAAAdACADAAAeADAEAAAaACAP6QgBAAAAAYUOAQAAAAGjDgEAAAABqw4BAAAAAYEPAQAAAAGhD0AAAAABqxAAALQgACDQEQEAAAAB0RFAAAAAAdIRQAAAAAHTEUAAAAAB1BEBAAAAAdURAgAAAAHWEQIAAAAB1xEBAAAAAQEIAAAiACAP6QgBAAAAAYUOAQAAAAGjDgEAAAABqw4BAAAAAYEPAQAAAAGhD0AAAAABqxAAALQgACDQEQEAAAAB0RFAAAAAAdIRQAAAAAHTEUAAAAAB1BEBAAAAAdURAgAAAAHWEQIAAAAB1xEBAAAAAQEIAAAkADABCAAAJAAwD-kIAQDmGAAhhQ4BAOYYACGjDgEA5hgAIasOAQDmGAAhgQ8BAOYYACGhD0AA7hgAIasQAACzIAAg0BEBAOYYACHREUAA4hgAIdIRQADiGAAh0xFAAO4YACHUEQEA5RgAIdURAgDjGAAh1hECAOMYACHXEQEA5RgAIQIAAAAaACAIAAAnACAP6QgBAOYYACGFDgEA5hgAIaMOAQDmGAAhqw4BAOYYACGBDwEA5hgAIaEPQADuGAAhqxAAALMgACDQEQEA5hgAIdERQADiGAAh0hFAAOIYACHTEUAA7hgAIdQRAQDlGAAh1RECAOMYACHWEQIA4xgAIdcRAQDlGAAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACALFQAAriAAIBYAALEgACAXAACwIAAgKAAAryAAICkAALIgACChDwAA2xgAINMRAADbGAAg1BEAANsYACDVEQAA2xgAINYRAADbGAAg1xEAANsYACAS6QgBAN4VACGCDgAA1RgAMIMOAAAwABCEDgAA1RgAMIUOAQDeFQAhow4BAN4VACGrDgEA3hUAIYEPAQDeFQAhoQ9AAPQVACGrEAAA-BUAINARAQDeFQAh0RFAAN8VACHSEUAA3xUAIdMRQAD0FQAh1BEBAOIVACHVEQIA4BUAIdYRAgDgFQAh1xEBAOIVACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAuCDgAA1BgAMIMOAAA2ABCEDgAA1BgAMKkOQACBFgAhqw4BAP8VACGJDwEA_xUAIbQRAQAAAAHBESAA_hUAIc0RAQAAAAHOEQEA_RUAIc8RAQD9FQAhAQAAADMAIAEAAAAzACALgg4AANQYADCDDgAANgAQhA4AANQYADCpDkAAgRYAIasOAQD_FQAhiQ8BAP8VACG0EQEA_RUAIcERIAD-FQAhzREBAP8VACHOEQEA_RUAIc8RAQD9FQAhA6sOAADbGAAgiQ8AANsYACDNEQAA2xgAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgAwAAADYAIAMAADcAMAQAADMAIAipDkAAAAABqw4BAAAAAYkPAQAAAAG0EQEAAAABwREgAAAAAc0RAQAAAAHOEQEAAAABzxEBAAAAAQEIAAA7ACAIqQ5AAAAAAasOAQAAAAGJDwEAAAABtBEBAAAAAcERIAAAAAHNEQEAAAABzhEBAAAAAc8RAQAAAAEBCAAAPQAwAQgAAD0AMAipDkAA4hgAIasOAQDlGAAhiQ8BAOUYACG0EQEA5hgAIcERIACEGQAhzREBAOUYACHOEQEA5hgAIc8RAQDmGAAhAgAAADMAIAgAAEAAIAipDkAA4hgAIasOAQDlGAAhiQ8BAOUYACG0EQEA5hgAIcERIACEGQAhzREBAOUYACHOEQEA5hgAIc8RAQDmGAAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAGFQAAqyAAIBYAAK0gACAXAACsIAAgqw4AANsYACCJDwAA2xgAIM0RAADbGAAgC4IOAADTGAAwgw4AAEkAEIQOAADTGAAwqQ5AAN8VACGrDgEA4hUAIYkPAQDiFQAhtBEBAN4VACHBESAA-RUAIc0RAQDiFQAhzhEBAN4VACHPEQEA3hUAIQMAAAA2ACADAABIADAUAABJACADAAAANgAgAwAANwAwBAAAMwAgJQgBAP0VACGCDgAA0RgAMIMOAABPABCEDgAA0RgAMIUOAQAAAAGpDkAAgRYAIcYOBACIFgAhxw4EALUWACHJDgIAhBYAIc0OAQD_FQAh7Q4BAP0VACHFDwEA_xUAIdMPAQD_FQAh1w8BAP8VACGBEAEA_RUAIYgQQACAFgAh3xAEAIgWACGAESAA_hUAIbQRAQD9FQAhuBEBAP0VACG6EQEA_RUAIbsRBACIFgAhvhECAIQWACG_EQAAhhYAIMARAACGFgAgwREgAP4VACHCEQEA_RUAIcMRAQD_FQAhxBEBAP0VACHFEQEA_xUAIcYRAQD_FQAhxxEBAP8VACHIEQEA_xUAIckRBAAAAAHKEQQAtRYAIcsRAQD_FQAhzBEAANIYACABAAAATAAgAQAAAEwAICQIAQD9FQAhgg4AANEYADCDDgAATwAQhA4AANEYADCFDgEA_RUAIakOQACBFgAhxg4EAIgWACHHDgQAtRYAIckOAgCEFgAhzQ4BAP8VACHtDgEA_RUAIcUPAQD_FQAh0w8BAP8VACHXDwEA_xUAIYEQAQD9FQAhiBBAAIAWACHfEAQAiBYAIYARIAD-FQAhtBEBAP0VACG4EQEA_RUAIboRAQD9FQAhuxEEAIgWACG-EQIAhBYAIb8RAACGFgAgwBEAAIYWACDBESAA_hUAIcIRAQD9FQAhwxEBAP8VACHEEQEA_RUAIcURAQD_FQAhxhEBAP8VACHHEQEA_xUAIcgRAQD_FQAhyREEALUWACHKEQQAtRYAIcsRAQD_FQAhEscOAADbGAAgyQ4AANsYACDNDgAA2xgAIMUPAADbGAAg0w8AANsYACDXDwAA2xgAIIgQAADbGAAgvhEAANsYACC_EQAA2xgAIMARAADbGAAgwxEAANsYACDFEQAA2xgAIMYRAADbGAAgxxEAANsYACDIEQAA2xgAIMkRAADbGAAgyhEAANsYACDLEQAA2xgAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgAwAAAE8AIAMAAFAAMAQAAEwAICEIAQAAAAGFDgEAAAABqQ5AAAAAAcYOBAAAAAHHDgQAAAAByQ4CAAAAAc0OAQAAAAHtDgEAAAABxQ8BAAAAAdMPAQAAAAHXDwEAAAABgRABAAAAAYgQQAAAAAHfEAQAAAABgBEgAAAAAbQRAQAAAAG4EQEAAAABuhEBAAAAAbsRBAAAAAG-EQIAAAABvxGAAAAAAcARgAAAAAHBESAAAAABwhEBAAAAAcMRAQAAAAHEEQEAAAABxREBAAAAAcYRAQAAAAHHEQEAAAAByBEBAAAAAckRBAAAAAHKEQQAAAAByxEBAAAAAQEIAABUACAhCAEAAAABhQ4BAAAAAakOQAAAAAHGDgQAAAABxw4EAAAAAckOAgAAAAHNDgEAAAAB7Q4BAAAAAcUPAQAAAAHTDwEAAAAB1w8BAAAAAYEQAQAAAAGIEEAAAAAB3xAEAAAAAYARIAAAAAG0EQEAAAABuBEBAAAAAboRAQAAAAG7EQQAAAABvhECAAAAAb8RgAAAAAHAEYAAAAABwREgAAAAAcIRAQAAAAHDEQEAAAABxBEBAAAAAcURAQAAAAHGEQEAAAABxxEBAAAAAcgRAQAAAAHJEQQAAAAByhEEAAAAAcsRAQAAAAEBCAAAVgAwAQgAAFYAMCEIAQDmGAAhhQ4BAOYYACGpDkAA4hgAIcYOBADhGAAhxw4EAM0ZACHJDgIA4xgAIc0OAQDlGAAh7Q4BAOYYACHFDwEA5RgAIdMPAQDlGAAh1w8BAOUYACGBEAEA5hgAIYgQQADuGAAh3xAEAOEYACGAESAAhBkAIbQRAQDmGAAhuBEBAOYYACG6EQEA5hgAIbsRBADhGAAhvhECAOMYACG_EYAAAAABwBGAAAAAAcERIACEGQAhwhEBAOYYACHDEQEA5RgAIcQRAQDmGAAhxREBAOUYACHGEQEA5RgAIccRAQDlGAAhyBEBAOUYACHJEQQAzRkAIcoRBADNGQAhyxEBAOUYACECAAAATAAgCAAAWQAgIQgBAOYYACGFDgEA5hgAIakOQADiGAAhxg4EAOEYACHHDgQAzRkAIckOAgDjGAAhzQ4BAOUYACHtDgEA5hgAIcUPAQDlGAAh0w8BAOUYACHXDwEA5RgAIYEQAQDmGAAhiBBAAO4YACHfEAQA4RgAIYARIACEGQAhtBEBAOYYACG4EQEA5hgAIboRAQDmGAAhuxEEAOEYACG-EQIA4xgAIb8RgAAAAAHAEYAAAAABwREgAIQZACHCEQEA5hgAIcMRAQDlGAAhxBEBAOYYACHFEQEA5RgAIcYRAQDlGAAhxxEBAOUYACHIEQEA5RgAIckRBADNGQAhyhEEAM0ZACHLEQEA5RgAIQIAAABPACAIAABbACACAAAATwAgCAAAWwAgAwAAAEwAIA8AAFQAIBAAAFkAIAEAAABMACABAAAATwAgFxUAAKYgACAWAACpIAAgFwAAqCAAICgAAKcgACApAACqIAAgxw4AANsYACDJDgAA2xgAIM0OAADbGAAgxQ8AANsYACDTDwAA2xgAINcPAADbGAAgiBAAANsYACC-EQAA2xgAIL8RAADbGAAgwBEAANsYACDDEQAA2xgAIMURAADbGAAgxhEAANsYACDHEQAA2xgAIMgRAADbGAAgyREAANsYACDKEQAA2xgAIMsRAADbGAAgJAgBAN4VACGCDgAA0BgAMIMOAABiABCEDgAA0BgAMIUOAQDeFQAhqQ5AAN8VACHGDgQA3RUAIccOBACxFgAhyQ4CAOAVACHNDgEA4hUAIe0OAQDeFQAhxQ8BAOIVACHTDwEA4hUAIdcPAQDiFQAhgRABAN4VACGIEEAA9BUAId8QBADdFQAhgBEgAPkVACG0EQEA3hUAIbgRAQDeFQAhuhEBAN4VACG7EQQA3RUAIb4RAgDgFQAhvxEAAOMVACDAEQAA4xUAIMERIAD5FQAhwhEBAN4VACHDEQEA4hUAIcQRAQDeFQAhxREBAOIVACHGEQEA4hUAIccRAQDiFQAhyBEBAOIVACHJEQQAsRYAIcoRBACxFgAhyxEBAOIVACEDAAAATwAgAwAAYQAwFAAAYgAgAwAAAE8AIAMAAFAAMAQAAEwAIBCCDgAAzhgAMIMOAABoABCEDgAAzhgAMMYOBACIFgAhxw4EAIgWACHJDgIAhRYAIe0OAQD9FQAhxQ8BAP0VACGBEAEA_RUAId8QBACIFgAhtBEBAP0VACG4EQEA_RUAIboRAQD9FQAhuxEEAIgWACG8EQAAkBYAIL0RAADPGAAgAQAAAGUAIAEAAABlACAPgg4AAM4YADCDDgAAaAAQhA4AAM4YADDGDgQAiBYAIccOBACIFgAhyQ4CAIUWACHtDgEA_RUAIcUPAQD9FQAhgRABAP0VACHfEAQAiBYAIbQRAQD9FQAhuBEBAP0VACG6EQEA_RUAIbsRBACIFgAhvBEAAJAWACAAAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDMYOBAAAAAHHDgQAAAAByQ4CAAAAAe0OAQAAAAHFDwEAAAABgRABAAAAAd8QBAAAAAG0EQEAAAABuBEBAAAAAboRAQAAAAG7EQQAAAABvBGAAAAAAQEIAABtACAMxg4EAAAAAccOBAAAAAHJDgIAAAAB7Q4BAAAAAcUPAQAAAAGBEAEAAAAB3xAEAAAAAbQRAQAAAAG4EQEAAAABuhEBAAAAAbsRBAAAAAG8EYAAAAABAQgAAG8AMAEIAABvADAMxg4EAOEYACHHDgQA4RgAIckOAgDkGAAh7Q4BAOYYACHFDwEA5hgAIYEQAQDmGAAh3xAEAOEYACG0EQEA5hgAIbgRAQDmGAAhuhEBAOYYACG7EQQA4RgAIbwRgAAAAAECAAAAZQAgCAAAcgAgDMYOBADhGAAhxw4EAOEYACHJDgIA5BgAIe0OAQDmGAAhxQ8BAOYYACGBEAEA5hgAId8QBADhGAAhtBEBAOYYACG4EQEA5hgAIboRAQDmGAAhuxEEAOEYACG8EYAAAAABAgAAAGgAIAgAAHQAIAIAAABoACAIAAB0ACADAAAAZQAgDwAAbQAgEAAAcgAgAQAAAGUAIAEAAABoACAFFQAAoSAAIBYAAKQgACAXAACjIAAgKAAAoiAAICkAAKUgACAPgg4AAM0YADCDDgAAewAQhA4AAM0YADDGDgQA3RUAIccOBADdFQAhyQ4CAOEVACHtDgEA3hUAIcUPAQDeFQAhgRABAN4VACHfEAQA3RUAIbQRAQDeFQAhuBEBAN4VACG6EQEA3hUAIbsRBADdFQAhvBEAAI0WACADAAAAaAAgAwAAegAwFAAAewAgAwAAAGgAIAMAAGkAMAQAAGUAIAuCDgAAyxgAMIMOAACBAQAQhA4AAMsYADDGDgQAiBYAIccOBACIFgAhzQ4BAP0VACGBEAEA_RUAIeoQBACIFgAhtBEBAP0VACG4EQEA_RUAIbkRAADMGAAgAQAAAH4AIAEAAAB-ACAKgg4AAMsYADCDDgAAgQEAEIQOAADLGAAwxg4EAIgWACHHDgQAiBYAIc0OAQD9FQAhgRABAP0VACHqEAQAiBYAIbQRAQD9FQAhuBEBAP0VACEAAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgB8YOBAAAAAHHDgQAAAABzQ4BAAAAAYEQAQAAAAHqEAQAAAABtBEBAAAAAbgRAQAAAAEBCAAAhgEAIAfGDgQAAAABxw4EAAAAAc0OAQAAAAGBEAEAAAAB6hAEAAAAAbQRAQAAAAG4EQEAAAABAQgAAIgBADABCAAAiAEAMAfGDgQA4RgAIccOBADhGAAhzQ4BAOYYACGBEAEA5hgAIeoQBADhGAAhtBEBAOYYACG4EQEA5hgAIQIAAAB-ACAIAACLAQAgB8YOBADhGAAhxw4EAOEYACHNDgEA5hgAIYEQAQDmGAAh6hAEAOEYACG0EQEA5hgAIbgRAQDmGAAhAgAAAIEBACAIAACNAQAgAgAAAIEBACAIAACNAQAgAwAAAH4AIA8AAIYBACAQAACLAQAgAQAAAH4AIAEAAACBAQAgBRUAAJwgACAWAACfIAAgFwAAniAAICgAAJ0gACApAACgIAAgCoIOAADKGAAwgw4AAJQBABCEDgAAyhgAMMYOBADdFQAhxw4EAN0VACHNDgEA3hUAIYEQAQDeFQAh6hAEAN0VACG0EQEA3hUAIbgRAQDeFQAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIAeCDgAAyBgAMIMOAACaAQAQhA4AAMgYADDtDgEA_RUAIaEPBACIFgAh0RACAIUWACG3EQAAyRgAIAEAAACXAQAgAQAAAJcBACAGgg4AAMgYADCDDgAAmgEAEIQOAADIGAAw7Q4BAP0VACGhDwQAiBYAIdEQAgCFFgAhAAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAPtDgEAAAABoQ8EAAAAAdEQAgAAAAEBCAAAnwEAIAPtDgEAAAABoQ8EAAAAAdEQAgAAAAEBCAAAoQEAMAEIAAChAQAwA-0OAQDmGAAhoQ8EAOEYACHREAIA5BgAIQIAAACXAQAgCAAApAEAIAPtDgEA5hgAIaEPBADhGAAh0RACAOQYACECAAAAmgEAIAgAAKYBACACAAAAmgEAIAgAAKYBACADAAAAlwEAIA8AAJ8BACAQAACkAQAgAQAAAJcBACABAAAAmgEAIAUVAACXIAAgFgAAmiAAIBcAAJkgACAoAACYIAAgKQAAmyAAIAaCDgAAxxgAMIMOAACtAQAQhA4AAMcYADDtDgEA3hUAIaEPBADdFQAh0RACAOEVACEDAAAAmgEAIAMAAKwBADAUAACtAQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAkIAACQFgAggg4AAMYYADCDDgAAswEAEIQOAADGGAAwhQ4BAAAAAYcOQACBFgAhxA4BAP0VACHMDgEA_RUAId8PQACAFgAhAQAAALABACABAAAAsAEAIAkIAACQFgAggg4AAMYYADCDDgAAswEAEIQOAADGGAAwhQ4BAP0VACGHDkAAgRYAIcQOAQD9FQAhzA4BAP0VACHfD0AAgBYAIQHfDwAA2xgAIAMAAACzAQAgAwAAtAEAMAQAALABACADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAYIgAAAAAGFDgEAAAABhw5AAAAAAcQOAQAAAAHMDgEAAAAB3w9AAAAAAQEIAAC4AQAgBgiAAAAAAYUOAQAAAAGHDkAAAAABxA4BAAAAAcwOAQAAAAHfD0AAAAABAQgAALoBADABCAAAugEAMAYIgAAAAAGFDgEA5hgAIYcOQADiGAAhxA4BAOYYACHMDgEA5hgAId8PQADuGAAhAgAAALABACAIAAC9AQAgBgiAAAAAAYUOAQDmGAAhhw5AAOIYACHEDgEA5hgAIcwOAQDmGAAh3w9AAO4YACECAAAAswEAIAgAAL8BACACAAAAswEAIAgAAL8BACADAAAAsAEAIA8AALgBACAQAAC9AQAgAQAAALABACABAAAAswEAIAQVAACUIAAgFgAAliAAIBcAAJUgACDfDwAA2xgAIAkIAACNFgAggg4AAMUYADCDDgAAxgEAEIQOAADFGAAwhQ4BAN4VACGHDkAA3xUAIcQOAQDeFQAhzA4BAN4VACHfD0AA9BUAIQMAAACzAQAgAwAAxQEAMBQAAMYBACADAAAAswEAIAMAALQBADAEAACwAQAgEtANAgCFFgAhgg4AAMMYADCDDgAAzAEAEIQOAADDGAAwhw5AAIEWACHGDgQAiBYAIccOBACIFgAhyQ4CAIUWACHNDgEA_RUAIe0OAQD9FQAhxQ8BAP8VACHXDwEA_xUAIYEQAQD9FQAhzhBAAIEWACHqEAQAiBYAIbQRAQD9FQAhtREAAIYWACC2EQAAxBgAIAEAAADJAQAgAQAAAMkBACAR0A0CAIUWACGCDgAAwxgAMIMOAADMAQAQhA4AAMMYADCHDkAAgRYAIcYOBACIFgAhxw4EAIgWACHJDgIAhRYAIc0OAQD9FQAh7Q4BAP0VACHFDwEA_xUAIdcPAQD_FQAhgRABAP0VACHOEEAAgRYAIeoQBACIFgAhtBEBAP0VACG1EQAAhhYAIAPFDwAA2xgAINcPAADbGAAgtREAANsYACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACAO0A0CAAAAAYcOQAAAAAHGDgQAAAABxw4EAAAAAckOAgAAAAHNDgEAAAAB7Q4BAAAAAcUPAQAAAAHXDwEAAAABgRABAAAAAc4QQAAAAAHqEAQAAAABtBEBAAAAAbURgAAAAAEBCAAA0QEAIA7QDQIAAAABhw5AAAAAAcYOBAAAAAHHDgQAAAAByQ4CAAAAAc0OAQAAAAHtDgEAAAABxQ8BAAAAAdcPAQAAAAGBEAEAAAABzhBAAAAAAeoQBAAAAAG0EQEAAAABtRGAAAAAAQEIAADTAQAwAQgAANMBADAO0A0CAOQYACGHDkAA4hgAIcYOBADhGAAhxw4EAOEYACHJDgIA5BgAIc0OAQDmGAAh7Q4BAOYYACHFDwEA5RgAIdcPAQDlGAAhgRABAOYYACHOEEAA4hgAIeoQBADhGAAhtBEBAOYYACG1EYAAAAABAgAAAMkBACAIAADWAQAgDtANAgDkGAAhhw5AAOIYACHGDgQA4RgAIccOBADhGAAhyQ4CAOQYACHNDgEA5hgAIe0OAQDmGAAhxQ8BAOUYACHXDwEA5RgAIYEQAQDmGAAhzhBAAOIYACHqEAQA4RgAIbQRAQDmGAAhtRGAAAAAAQIAAADMAQAgCAAA2AEAIAIAAADMAQAgCAAA2AEAIAMAAADJAQAgDwAA0QEAIBAAANYBACABAAAAyQEAIAEAAADMAQAgCBUAAI8gACAWAACSIAAgFwAAkSAAICgAAJAgACApAACTIAAgxQ8AANsYACDXDwAA2xgAILURAADbGAAgEdANAgDhFQAhgg4AAMIYADCDDgAA3wEAEIQOAADCGAAwhw5AAN8VACHGDgQA3RUAIccOBADdFQAhyQ4CAOEVACHNDgEA3hUAIe0OAQDeFQAhxQ8BAOIVACHXDwEA4hUAIYEQAQDeFQAhzhBAAN8VACHqEAQA3RUAIbQRAQDeFQAhtREAAOMVACADAAAAzAEAIAMAAN4BADAUAADfAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAWCDgAAwRgAMIMOAADlAQAQhA4AAMEYADCLEAEAAAABsxEAAJAWACABAAAA4gEAIAEAAADiAQAgBYIOAADBGAAwgw4AAOUBABCEDgAAwRgAMIsQAQD9FQAhsxEAAJAWACAAAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACADAAAA5QEAIAMAAOYBADAEAADiAQAgAosQAQAAAAGzEYAAAAABAQgAAOoBACACixABAAAAAbMRgAAAAAEBCAAA7AEAMAEIAADsAQAwAosQAQDmGAAhsxGAAAAAAQIAAADiAQAgCAAA7wEAIAKLEAEA5hgAIbMRgAAAAAECAAAA5QEAIAgAAPEBACACAAAA5QEAIAgAAPEBACADAAAA4gEAIA8AAOoBACAQAADvAQAgAQAAAOIBACABAAAA5QEAIAMVAACMIAAgFgAAjiAAIBcAAI0gACAFgg4AAMAYADCDDgAA-AEAEIQOAADAGAAwixABAN4VACGzEQAAjRYAIAMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgEK0BAAC1GAAgsgEAALYYACDpCAEAAAABgg4AALQYADCDDgAAhQIAEIQOAAC0GAAwhQ4BAAAAAakOQACBFgAhxg4EALUWACG0EAEA_RUAIdsQAAC_GAAgqhFAAIAWACGrEQEA_xUAIa0RQACAFgAhrhFAAIAWACGvEQIAhRYAIQEAAAD7AQAgFqwBAAC-GAAggg4AAL0YADCDDgAA_QEAEIQOAAC9GAAwhQ4BAP0VACGpDkAAgRYAIasOAQD9FQAhzA4BAP0VACHxDgEA_RUAIYkPAQD9FQAh1A9AAIAWACGIEEAAgBYAIYkQQACAFgAh3RABAP0VACGlEQAA-BUAIKYRAAD4FQAgpxEAAPgVACCoEQIAhBYAIakRAQD9FQAhqhFAAIAWACGrEQEA_xUAIawRAQD_FQAhCKwBAACIIAAg1A8AANsYACCIEAAA2xgAIIkQAADbGAAgqBEAANsYACCqEQAA2xgAIKsRAADbGAAgrBEAANsYACAWrAEAAL4YACCCDgAAvRgAMIMOAAD9AQAQhA4AAL0YADCFDgEAAAABqQ5AAIEWACGrDgEA_RUAIcwOAQD9FQAh8Q4BAP0VACGJDwEA_RUAIdQPQACAFgAhiBBAAIAWACGJEEAAgBYAId0QAQAAAAGlEQAA-BUAIKYRAAD4FQAgpxEAAPgVACCoEQIAhBYAIakRAQD9FQAhqhFAAIAWACGrEQEA_xUAIawRAQD_FQAhAwAAAP0BACADAAD-AQAwBAAA_wEAIBSsAQAAuRgAIK8BAAC6GAAgsAEAALsYACCxAQAAvBgAIIIOAAC4GAAwgw4AAIECABCEDgAAuBgAMIUOAQD9FQAhqQ5AAIEWACGrDgEA_xUAIa0OAQD9FQAhtg4BAP8VACGADwEA_RUAIdAPQACAFgAh3A9AAIAWACGREAEA_RUAIZMQAQD9FQAhlBAAAPgVACCVEEAAgBYAIZYQAgCFFgAhCawBAACIIAAgrwEAAIkgACCwAQAAiiAAILEBAACLIAAgqw4AANsYACC2DgAA2xgAINAPAADbGAAg3A8AANsYACCVEAAA2xgAIBWsAQAAuRgAIK8BAAC6GAAgsAEAALsYACCxAQAAvBgAIIIOAAC4GAAwgw4AAIECABCEDgAAuBgAMIUOAQAAAAGpDkAAgRYAIasOAQD_FQAhrQ4BAP0VACG2DgEA_xUAIYAPAQD9FQAh0A9AAIAWACHcD0AAgBYAIZEQAQAAAAGTEAEA_RUAIZQQAAD4FQAglRBAAIAWACGWEAIAhRYAIbIRAAC3GAAgAwAAAIECACADAACCAgAwBAAAgwIAIA-tAQAAtRgAILIBAAC2GAAg6QgBAP0VACGCDgAAtBgAMIMOAACFAgAQhA4AALQYADCFDgEA_RUAIakOQACBFgAhxg4EALUWACG0EAEA_RUAIaoRQACAFgAhqxEBAP8VACGtEUAAgBYAIa4RQACAFgAhrxECAIUWACEBAAAAhQIAIAkIAACQFgAgrgEAALAYACCCDgAAsxgAMIMOAACHAgAQhA4AALMYADCFDgQAiBYAIYcOQACBFgAhzA4BAP0VACGKEAEA_RUAIQGuAQAAhyAAIAkIAACQFgAgrgEAALAYACCCDgAAsxgAMIMOAACHAgAQhA4AALMYADCFDgQAAAABhw5AAIEWACHMDgEA_RUAIYoQAQD9FQAhAwAAAIcCACADAACIAgAwBAAAiQIAIBGuAQAAsBgAIIIOAACyGAAwgw4AAIsCABCEDgAAshgAMIUOAQD9FQAhpA4CAIUWACGmDkAAgBYAIacOAgCFFgAhqA5AAIAWACGpDkAAgRYAIcwOAQD9FQAh3g4BAP0VACHoDkAAgBYAIYoQAQD9FQAhjhAAAJAWACCPEAIAhRYAIZAQQACAFgAhBa4BAACHIAAgpg4AANsYACCoDgAA2xgAIOgOAADbGAAgkBAAANsYACASrgEAALAYACCCDgAAshgAMIMOAACLAgAQhA4AALIYADCFDgEAAAABpA4CAIUWACGmDkAAgBYAIacOAgCFFgAhqA5AAIAWACGpDkAAgRYAIcwOAQD9FQAh3g4BAP0VACHoDkAAgBYAIYoQAQD9FQAhjhAAAJAWACCPEAIAhRYAIZAQQACAFgAhsREAALEYACADAAAAiwIAIAMAAIwCADAEAACNAgAgCwgAAJAWACCuAQAAsBgAIIIOAACvGAAwgw4AAI8CABCEDgAArxgAMMwOAQD9FQAh7Q9AAIEWACGKEAEA_RUAIYsQAQD9FQAhjBBAAIEWACGNEEAAgBYAIQKuAQAAhyAAII0QAADbGAAgDAgAAJAWACCuAQAAsBgAIIIOAACvGAAwgw4AAI8CABCEDgAArxgAMMwOAQD9FQAh7Q9AAIEWACGKEAEA_RUAIYsQAQD9FQAhjBBAAIEWACGNEEAAgBYAIbARAACuGAAgAwAAAI8CACADAACQAgAwBAAAkQIAIAEAAACHAgAgAQAAAIsCACABAAAAjwIAIAEAAAD9AQAgAQAAAIECACABAAAA-wEAIAetAQAAhSAAILIBAACGIAAgxg4AANsYACCqEQAA2xgAIKsRAADbGAAgrREAANsYACCuEQAA2xgAIAMAAACFAgAgAwAAmQIAMAQAAPsBACADAAAAhQIAIAMAAJkCADAEAAD7AQAgAwAAAIUCACADAACZAgAwBAAA-wEAIAytAQAAgyAAILIBAACEIAAg6QgBAAAAAYUOAQAAAAGpDkAAAAABxg4EAAAAAbQQAQAAAAGqEUAAAAABqxEBAAAAAa0RQAAAAAGuEUAAAAABrxECAAAAAQEIAACdAgAgCukIAQAAAAGFDgEAAAABqQ5AAAAAAcYOBAAAAAG0EAEAAAABqhFAAAAAAasRAQAAAAGtEUAAAAABrhFAAAAAAa8RAgAAAAEBCAAAnwIAMAEIAACfAgAwDK0BAADpHwAgsgEAAOofACDpCAEA5hgAIYUOAQDmGAAhqQ5AAOIYACHGDgQAzRkAIbQQAQDmGAAhqhFAAO4YACGrEQEA5RgAIa0RQADuGAAhrhFAAO4YACGvEQIA5BgAIQIAAAD7AQAgCAAAogIAIArpCAEA5hgAIYUOAQDmGAAhqQ5AAOIYACHGDgQAzRkAIbQQAQDmGAAhqhFAAO4YACGrEQEA5RgAIa0RQADuGAAhrhFAAO4YACGvEQIA5BgAIQIAAACFAgAgCAAApAIAIAIAAACFAgAgCAAApAIAIAMAAAD7AQAgDwAAnQIAIBAAAKICACABAAAA-wEAIAEAAACFAgAgChUAAOQfACAWAADnHwAgFwAA5h8AICgAAOUfACApAADoHwAgxg4AANsYACCqEQAA2xgAIKsRAADbGAAgrREAANsYACCuEQAA2xgAIA3pCAEA3hUAIYIOAACtGAAwgw4AAKsCABCEDgAArRgAMIUOAQDeFQAhqQ5AAN8VACHGDgQAsRYAIbQQAQDeFQAhqhFAAPQVACGrEQEA4hUAIa0RQAD0FQAhrhFAAPQVACGvEQIA4RUAIQMAAACFAgAgAwAAqgIAMBQAAKsCACADAAAAhQIAIAMAAJkCADAEAAD7AQAgAQAAAP8BACABAAAA_wEAIAMAAAD9AQAgAwAA_gEAMAQAAP8BACADAAAA_QEAIAMAAP4BADAEAAD_AQAgAwAAAP0BACADAAD-AQAwBAAA_wEAIBOsAQAA4x8AIIUOAQAAAAGpDkAAAAABqw4BAAAAAcwOAQAAAAHxDgEAAAABiQ8BAAAAAdQPQAAAAAGIEEAAAAABiRBAAAAAAd0QAQAAAAGlEQAA4B8AIKYRAADhHwAgpxEAAOIfACCoEQIAAAABqREBAAAAAaoRQAAAAAGrEQEAAAABrBEBAAAAAQEIAACzAgAgEoUOAQAAAAGpDkAAAAABqw4BAAAAAcwOAQAAAAHxDgEAAAABiQ8BAAAAAdQPQAAAAAGIEEAAAAABiRBAAAAAAd0QAQAAAAGlEQAA4B8AIKYRAADhHwAgpxEAAOIfACCoEQIAAAABqREBAAAAAaoRQAAAAAGrEQEAAAABrBEBAAAAAQEIAAC1AgAwAQgAALUCADATrAEAAN8fACCFDgEA5hgAIakOQADiGAAhqw4BAOYYACHMDgEA5hgAIfEOAQDmGAAhiQ8BAOYYACHUD0AA7hgAIYgQQADuGAAhiRBAAO4YACHdEAEA5hgAIaURAADcHwAgphEAAN0fACCnEQAA3h8AIKgRAgDjGAAhqREBAOYYACGqEUAA7hgAIasRAQDlGAAhrBEBAOUYACECAAAA_wEAIAgAALgCACAShQ4BAOYYACGpDkAA4hgAIasOAQDmGAAhzA4BAOYYACHxDgEA5hgAIYkPAQDmGAAh1A9AAO4YACGIEEAA7hgAIYkQQADuGAAh3RABAOYYACGlEQAA3B8AIKYRAADdHwAgpxEAAN4fACCoEQIA4xgAIakRAQDmGAAhqhFAAO4YACGrEQEA5RgAIawRAQDlGAAhAgAAAP0BACAIAAC6AgAgAgAAAP0BACAIAAC6AgAgAwAAAP8BACAPAACzAgAgEAAAuAIAIAEAAAD_AQAgAQAAAP0BACAMFQAA1x8AIBYAANofACAXAADZHwAgKAAA2B8AICkAANsfACDUDwAA2xgAIIgQAADbGAAgiRAAANsYACCoEQAA2xgAIKoRAADbGAAgqxEAANsYACCsEQAA2xgAIBWCDgAArBgAMIMOAADBAgAQhA4AAKwYADCFDgEA3hUAIakOQADfFQAhqw4BAN4VACHMDgEA3hUAIfEOAQDeFQAhiQ8BAN4VACHUD0AA9BUAIYgQQAD0FQAhiRBAAPQVACHdEAEA3hUAIaURAAD4FQAgphEAAPgVACCnEQAA-BUAIKgRAgDgFQAhqREBAN4VACGqEUAA9BUAIasRAQDiFQAhrBEBAOIVACEDAAAA_QEAIAMAAMACADAUAADBAgAgAwAAAP0BACADAAD-AQAwBAAA_wEAIAqCDgAAqxgAMIMOAADHAgAQhA4AAKsYADCFDgEAAAABhw5AAIEWACGADwEA_RUAIaERAQD9FQAhohEBAP0VACGjEQAAkBYAIKQRAQD_FQAhAQAAAMQCACABAAAAxAIAIAqCDgAAqxgAMIMOAADHAgAQhA4AAKsYADCFDgEA_RUAIYcOQACBFgAhgA8BAP0VACGhEQEA_RUAIaIRAQD9FQAhoxEAAJAWACCkEQEA_xUAIQGkEQAA2xgAIAMAAADHAgAgAwAAyAIAMAQAAMQCACADAAAAxwIAIAMAAMgCADAEAADEAgAgAwAAAMcCACADAADIAgAwBAAAxAIAIAeFDgEAAAABhw5AAAAAAYAPAQAAAAGhEQEAAAABohEBAAAAAaMRgAAAAAGkEQEAAAABAQgAAMwCACAHhQ4BAAAAAYcOQAAAAAGADwEAAAABoREBAAAAAaIRAQAAAAGjEYAAAAABpBEBAAAAAQEIAADOAgAwAQgAAM4CADAHhQ4BAOYYACGHDkAA4hgAIYAPAQDmGAAhoREBAOYYACGiEQEA5hgAIaMRgAAAAAGkEQEA5RgAIQIAAADEAgAgCAAA0QIAIAeFDgEA5hgAIYcOQADiGAAhgA8BAOYYACGhEQEA5hgAIaIRAQDmGAAhoxGAAAAAAaQRAQDlGAAhAgAAAMcCACAIAADTAgAgAgAAAMcCACAIAADTAgAgAwAAAMQCACAPAADMAgAgEAAA0QIAIAEAAADEAgAgAQAAAMcCACAEFQAA1B8AIBYAANYfACAXAADVHwAgpBEAANsYACAKgg4AAKoYADCDDgAA2gIAEIQOAACqGAAwhQ4BAN4VACGHDkAA3xUAIYAPAQDeFQAhoREBAN4VACGiEQEA3hUAIaMRAACNFgAgpBEBAOIVACEDAAAAxwIAIAMAANkCADAUAADaAgAgAwAAAMcCACADAADIAgAwBAAAxAIAIBCCDgAAqBgAMIMOAADgAgAQhA4AAKgYADChDgEA_xUAIaMOAgCEFgAh0Q4BAP0VACHUD0AAgRYAIYsQAQD9FQAhmBEBAP0VACGaEQEA_RUAIZsRAQD9FQAhnBEgAP4VACGdEQAApxgAIJ4RAQD9FQAhnxFAAIEWACGgEQAAqRgAIAEAAADdAgAgAQAAAN0CACAPgg4AAKgYADCDDgAA4AIAEIQOAACoGAAwoQ4BAP8VACGjDgIAhBYAIdEOAQD9FQAh1A9AAIEWACGLEAEA_RUAIZgRAQD9FQAhmhEBAP0VACGbEQEA_RUAIZwRIAD-FQAhnREAAKcYACCeEQEA_RUAIZ8RQACBFgAhAqEOAADbGAAgow4AANsYACADAAAA4AIAIAMAAOECADAEAADdAgAgAwAAAOACACADAADhAgAwBAAA3QIAIAMAAADgAgAgAwAA4QIAMAQAAN0CACAMoQ4BAAAAAaMOAgAAAAHRDgEAAAAB1A9AAAAAAYsQAQAAAAGYEQEAAAABmhEBAAAAAZsRAQAAAAGcESAAAAABnREAANMfACCeEQEAAAABnxFAAAAAAQEIAADlAgAgDKEOAQAAAAGjDgIAAAAB0Q4BAAAAAdQPQAAAAAGLEAEAAAABmBEBAAAAAZoRAQAAAAGbEQEAAAABnBEgAAAAAZ0RAADTHwAgnhEBAAAAAZ8RQAAAAAEBCAAA5wIAMAEIAADnAgAwDKEOAQDlGAAhow4CAOMYACHRDgEA5hgAIdQPQADiGAAhixABAOYYACGYEQEA5hgAIZoRAQDmGAAhmxEBAOYYACGcESAAhBkAIZ0RAADSHwAgnhEBAOYYACGfEUAA4hgAIQIAAADdAgAgCAAA6gIAIAyhDgEA5RgAIaMOAgDjGAAh0Q4BAOYYACHUD0AA4hgAIYsQAQDmGAAhmBEBAOYYACGaEQEA5hgAIZsRAQDmGAAhnBEgAIQZACGdEQAA0h8AIJ4RAQDmGAAhnxFAAOIYACECAAAA4AIAIAgAAOwCACACAAAA4AIAIAgAAOwCACADAAAA3QIAIA8AAOUCACAQAADqAgAgAQAAAN0CACABAAAA4AIAIAcVAADNHwAgFgAA0B8AIBcAAM8fACAoAADOHwAgKQAA0R8AIKEOAADbGAAgow4AANsYACAPgg4AAKYYADCDDgAA8wIAEIQOAACmGAAwoQ4BAOIVACGjDgIA4BUAIdEOAQDeFQAh1A9AAN8VACGLEAEA3hUAIZgRAQDeFQAhmhEBAN4VACGbEQEA3hUAIZwRIAD5FQAhnREAAKcYACCeEQEA3hUAIZ8RQADfFQAhAwAAAOACACADAADyAgAwFAAA8wIAIAMAAADgAgAgAwAA4QIAMAQAAN0CACAHgg4AAKQYADCDDgAA-QIAEIQOAACkGAAwmRAEAIgWACGQEUAAgRYAIZgRAQD9FQAhmREAAKUYACABAAAA9gIAIAEAAAD2AgAgBoIOAACkGAAwgw4AAPkCABCEDgAApBgAMJkQBACIFgAhkBFAAIEWACGYEQEA_RUAIQADAAAA-QIAIAMAAPoCADAEAAD2AgAgAwAAAPkCACADAAD6AgAwBAAA9gIAIAMAAAD5AgAgAwAA-gIAMAQAAPYCACADmRAEAAAAAZARQAAAAAGYEQEAAAABAQgAAP4CACADmRAEAAAAAZARQAAAAAGYEQEAAAABAQgAAIADADABCAAAgAMAMAOZEAQA4RgAIZARQADiGAAhmBEBAOYYACECAAAA9gIAIAgAAIMDACADmRAEAOEYACGQEUAA4hgAIZgRAQDmGAAhAgAAAPkCACAIAACFAwAgAgAAAPkCACAIAACFAwAgAwAAAPYCACAPAAD-AgAgEAAAgwMAIAEAAAD2AgAgAQAAAPkCACAFFQAAyB8AIBYAAMsfACAXAADKHwAgKAAAyR8AICkAAMwfACAGgg4AAKMYADCDDgAAjAMAEIQOAACjGAAwmRAEAN0VACGQEUAA3xUAIZgRAQDeFQAhAwAAAPkCACADAACLAwAwFAAAjAMAIAMAAAD5AgAgAwAA-gIAMAQAAPYCACAHgg4AAKEYADCDDgAAkgMAEIQOAAChGAAwqw4BAP0VACGED0AAgRYAIZMRAgCFFgAhlxEAAKIYACABAAAAjwMAIAEAAACPAwAgBoIOAAChGAAwgw4AAJIDABCEDgAAoRgAMKsOAQD9FQAhhA9AAIEWACGTEQIAhRYAIQADAAAAkgMAIAMAAJMDADAEAACPAwAgAwAAAJIDACADAACTAwAwBAAAjwMAIAMAAACSAwAgAwAAkwMAMAQAAI8DACADqw4BAAAAAYQPQAAAAAGTEQIAAAABAQgAAJcDACADqw4BAAAAAYQPQAAAAAGTEQIAAAABAQgAAJkDADABCAAAmQMAMAOrDgEA5hgAIYQPQADiGAAhkxECAOQYACECAAAAjwMAIAgAAJwDACADqw4BAOYYACGED0AA4hgAIZMRAgDkGAAhAgAAAJIDACAIAACeAwAgAgAAAJIDACAIAACeAwAgAwAAAI8DACAPAACXAwAgEAAAnAMAIAEAAACPAwAgAQAAAJIDACAFFQAAwx8AIBYAAMYfACAXAADFHwAgKAAAxB8AICkAAMcfACAGgg4AAKAYADCDDgAApQMAEIQOAACgGAAwqw4BAN4VACGED0AA3xUAIZMRAgDhFQAhAwAAAJIDACADAACkAwAwFAAApQMAIAMAAACSAwAgAwAAkwMAMAQAAI8DACAGgg4AAJ8YADCDDgAAqwMAEIQOAACfGAAwxQ4BAP8VACHGDwEAAAAB1A9AAIEWACEBAAAAqAMAIAEAAACoAwAgBoIOAACfGAAwgw4AAKsDABCEDgAAnxgAMMUOAQD_FQAhxg8BAP0VACHUD0AAgRYAIQHFDgAA2xgAIAMAAACrAwAgAwAArAMAMAQAAKgDACADAAAAqwMAIAMAAKwDADAEAACoAwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAPFDgEAAAABxg8BAAAAAdQPQAAAAAEBCAAAsAMAIAPFDgEAAAABxg8BAAAAAdQPQAAAAAEBCAAAsgMAMAEIAACyAwAwA8UOAQDlGAAhxg8BAOYYACHUD0AA4hgAIQIAAACoAwAgCAAAtQMAIAPFDgEA5RgAIcYPAQDmGAAh1A9AAOIYACECAAAAqwMAIAgAALcDACACAAAAqwMAIAgAALcDACADAAAAqAMAIA8AALADACAQAAC1AwAgAQAAAKgDACABAAAAqwMAIAQVAADAHwAgFgAAwh8AIBcAAMEfACDFDgAA2xgAIAaCDgAAnhgAMIMOAAC-AwAQhA4AAJ4YADDFDgEA4hUAIcYPAQDeFQAh1A9AAN8VACEDAAAAqwMAIAMAAL0DADAUAAC-AwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAzpCAEA_RUAIYIOAACdGAAwgw4AAMQDABCEDgAAnRgAMIUOAQAAAAGpDkAAgRYAIasOAQD9FQAhxg4EALUWACHMDgEA_RUAIdQPQACBFgAhiBBAAIAWACGJEEAAgBYAIQEAAADBAwAgAQAAAMEDACAM6QgBAP0VACGCDgAAnRgAMIMOAADEAwAQhA4AAJ0YADCFDgEA_RUAIakOQACBFgAhqw4BAP0VACHGDgQAtRYAIcwOAQD9FQAh1A9AAIEWACGIEEAAgBYAIYkQQACAFgAhA8YOAADbGAAgiBAAANsYACCJEAAA2xgAIAMAAADEAwAgAwAAxQMAMAQAAMEDACADAAAAxAMAIAMAAMUDADAEAADBAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAnpCAEAAAABhQ4BAAAAAakOQAAAAAGrDgEAAAABxg4EAAAAAcwOAQAAAAHUD0AAAAABiBBAAAAAAYkQQAAAAAEBCAAAyQMAIAnpCAEAAAABhQ4BAAAAAakOQAAAAAGrDgEAAAABxg4EAAAAAcwOAQAAAAHUD0AAAAABiBBAAAAAAYkQQAAAAAEBCAAAywMAMAEIAADLAwAwCekIAQDmGAAhhQ4BAOYYACGpDkAA4hgAIasOAQDmGAAhxg4EAM0ZACHMDgEA5hgAIdQPQADiGAAhiBBAAO4YACGJEEAA7hgAIQIAAADBAwAgCAAAzgMAIAnpCAEA5hgAIYUOAQDmGAAhqQ5AAOIYACGrDgEA5hgAIcYOBADNGQAhzA4BAOYYACHUD0AA4hgAIYgQQADuGAAhiRBAAO4YACECAAAAxAMAIAgAANADACACAAAAxAMAIAgAANADACADAAAAwQMAIA8AAMkDACAQAADOAwAgAQAAAMEDACABAAAAxAMAIAgVAAC7HwAgFgAAvh8AIBcAAL0fACAoAAC8HwAgKQAAvx8AIMYOAADbGAAgiBAAANsYACCJEAAA2xgAIAzpCAEA3hUAIYIOAACcGAAwgw4AANcDABCEDgAAnBgAMIUOAQDeFQAhqQ5AAN8VACGrDgEA3hUAIcYOBACxFgAhzA4BAN4VACHUD0AA3xUAIYgQQAD0FQAhiRBAAPQVACEDAAAAxAMAIAMAANYDADAUAADXAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAuCDgAAmhgAMIMOAADdAwAQhA4AAJoYADCrDgEA_RUAIZARQACBFgAhkREBAP0VACGSEQEA_RUAIZMRAgCFFgAhlBECAIUWACGVEQAA6RYAIJYRAACbGAAgAQAAANoDACABAAAA2gMAIAqCDgAAmhgAMIMOAADdAwAQhA4AAJoYADCrDgEA_RUAIZARQACBFgAhkREBAP0VACGSEQEA_RUAIZMRAgCFFgAhlBECAIUWACGVEQAA6RYAIAADAAAA3QMAIAMAAN4DADAEAADaAwAgAwAAAN0DACADAADeAwAwBAAA2gMAIAMAAADdAwAgAwAA3gMAMAQAANoDACAHqw4BAAAAAZARQAAAAAGREQEAAAABkhEBAAAAAZMRAgAAAAGUEQIAAAABlREAALofACABCAAA4gMAIAerDgEAAAABkBFAAAAAAZERAQAAAAGSEQEAAAABkxECAAAAAZQRAgAAAAGVEQAAuh8AIAEIAADkAwAwAQgAAOQDADAHqw4BAOYYACGQEUAA4hgAIZERAQDmGAAhkhEBAOYYACGTEQIA5BgAIZQRAgDkGAAhlREAALkfACACAAAA2gMAIAgAAOcDACAHqw4BAOYYACGQEUAA4hgAIZERAQDmGAAhkhEBAOYYACGTEQIA5BgAIZQRAgDkGAAhlREAALkfACACAAAA3QMAIAgAAOkDACACAAAA3QMAIAgAAOkDACADAAAA2gMAIA8AAOIDACAQAADnAwAgAQAAANoDACABAAAA3QMAIAUVAAC0HwAgFgAAtx8AIBcAALYfACAoAAC1HwAgKQAAuB8AIAqCDgAAmRgAMIMOAADwAwAQhA4AAJkYADCrDgEA3hUAIZARQADfFQAhkREBAN4VACGSEQEA3hUAIZMRAgDhFQAhlBECAOEVACGVEQAA6RYAIAMAAADdAwAgAwAA7wMAMBQAAPADACADAAAA3QMAIAMAAN4DADAEAADaAwAgEroFAgCFFgAhsAYAAaMWACGCDgAAmBgAMIMOAAD2AwAQhA4AAJgYADCHDkAAgRYAIcAPAQD9FQAh0w8BAP0VACGgEAEA_RUAIaMQAACQFgAgpBABAP0VACHcEAIAAAABihEBAP0VACGLEQAAkBYAIIwRBACIFgAhjREEAIgWACGOEQQAiBYAIY8RAACQFgAgAQAAAPMDACABAAAA8wMAIBK6BQIAhRYAIbAGAAGjFgAhgg4AAJgYADCDDgAA9gMAEIQOAACYGAAwhw5AAIEWACHADwEA_RUAIdMPAQD9FQAhoBABAP0VACGjEAAAkBYAIKQQAQD9FQAh3BACAIUWACGKEQEA_RUAIYsRAACQFgAgjBEEAIgWACGNEQQAiBYAIY4RBACIFgAhjxEAAJAWACABsAYAANsYACADAAAA9gMAIAMAAPcDADAEAADzAwAgAwAAAPYDACADAAD3AwAwBAAA8wMAIAMAAAD2AwAgAwAA9wMAMAQAAPMDACAPugUCAAAAAbAGAAEAAAGHDkAAAAABwA8BAAAAAdMPAQAAAAGgEAEAAAABoxCAAAAAAaQQAQAAAAHcEAIAAAABihEBAAAAAYsRgAAAAAGMEQQAAAABjREEAAAAAY4RBAAAAAGPEYAAAAABAQgAAPsDACAPugUCAAAAAbAGAAEAAAGHDkAAAAABwA8BAAAAAdMPAQAAAAGgEAEAAAABoxCAAAAAAaQQAQAAAAHcEAIAAAABihEBAAAAAYsRgAAAAAGMEQQAAAABjREEAAAAAY4RBAAAAAGPEYAAAAABAQgAAP0DADABCAAA_QMAMA-6BQIA5BgAIbAGAAGoGQAhhw5AAOIYACHADwEA5hgAIdMPAQDmGAAhoBABAOYYACGjEIAAAAABpBABAOYYACHcEAIA5BgAIYoRAQDmGAAhixGAAAAAAYwRBADhGAAhjREEAOEYACGOEQQA4RgAIY8RgAAAAAECAAAA8wMAIAgAAIAEACAPugUCAOQYACGwBgABqBkAIYcOQADiGAAhwA8BAOYYACHTDwEA5hgAIaAQAQDmGAAhoxCAAAAAAaQQAQDmGAAh3BACAOQYACGKEQEA5hgAIYsRgAAAAAGMEQQA4RgAIY0RBADhGAAhjhEEAOEYACGPEYAAAAABAgAAAPYDACAIAACCBAAgAgAAAPYDACAIAACCBAAgAwAAAPMDACAPAAD7AwAgEAAAgAQAIAEAAADzAwAgAQAAAPYDACAGFQAArx8AIBYAALIfACAXAACxHwAgKAAAsB8AICkAALMfACCwBgAA2xgAIBK6BQIA4RUAIbAGAAGWFgAhgg4AAJcYADCDDgAAiQQAEIQOAACXGAAwhw5AAN8VACHADwEA3hUAIdMPAQDeFQAhoBABAN4VACGjEAAAjRYAIKQQAQDeFQAh3BACAOEVACGKEQEA3hUAIYsRAACNFgAgjBEEAN0VACGNEQQA3RUAIY4RBADdFQAhjxEAAI0WACADAAAA9gMAIAMAAIgEADAUAACJBAAgAwAAAPYDACADAAD3AwAwBAAA8wMAIArUAgAAlRgAIIIOAACUGAAwgw4AAI4EABCEDgAAlBgAMKEQAAGjFgAhhRECAIUWACGGEQIAhRYAIYcRAQD9FQAhiBEAAaIWACGJEQAAlhgAIAEAAACMBAAgCdQCAACVGAAggg4AAJQYADCDDgAAjgQAEIQOAACUGAAwoRAAAaMWACGFEQIAhRYAIYYRAgCFFgAhhxEBAP0VACGIEQABohYAIQLUAgAArh8AIKEQAADbGAAgAwAAAI4EACADAACPBAAwBAAAjAQAIAEAAACOBAAgAQAAAIwEACADAAAAjgQAIAMAAI8EADAEAACMBAAgAwAAAI4EACADAACPBAAwBAAAjAQAIAMAAACOBAAgAwAAjwQAMAQAAIwEACAG1AIAAK0fACChEAABAAABhRECAAAAAYYRAgAAAAGHEQEAAAABiBEAAQAAAQEIAACWBAAgBaEQAAEAAAGFEQIAAAABhhECAAAAAYcRAQAAAAGIEQABAAABAQgAAJgEADABCAAAmAQAMAbUAgAArB8AIKEQAAGoGQAhhRECAOQYACGGEQIA5BgAIYcRAQDmGAAhiBEAAacZACECAAAAjAQAIAgAAJsEACAFoRAAAagZACGFEQIA5BgAIYYRAgDkGAAhhxEBAOYYACGIEQABpxkAIQIAAACOBAAgCAAAnQQAIAIAAACOBAAgCAAAnQQAIAMAAACMBAAgDwAAlgQAIBAAAJsEACABAAAAjAQAIAEAAACOBAAgBhUAAKcfACAWAACqHwAgFwAAqR8AICgAAKgfACApAACrHwAgoRAAANsYACAIgg4AAJMYADCDDgAApAQAEIQOAACTGAAwoRAAAZYWACGFEQIA4RUAIYYRAgDhFQAhhxEBAN4VACGIEQABlRYAIQMAAACOBAAgAwAAowQAMBQAAKQEACADAAAAjgQAIAMAAI8EADAEAACMBAAgBggAAaIWACHTAgAAkhgAIIIOAACRGAAwgw4AAKoEABCEDgAAkRgAMN0QAAEAAAEBAAAApwQAIAEAAACnBAAgBggAAaIWACHTAgAAkhgAIIIOAACRGAAwgw4AAKoEABCEDgAAkRgAMN0QAAGiFgAhAdMCAACmHwAgAwAAAKoEACADAACrBAAwBAAApwQAIAMAAACqBAAgAwAAqwQAMAQAAKcEACADAAAAqgQAIAMAAKsEADAEAACnBAAgAwgAAQAAAdMCAAClHwAg3RAAAQAAAQEIAACvBAAgAggAAQAAAd0QAAEAAAEBCAAAsQQAMAEIAACxBAAwAwgAAacZACHTAgAAmB8AIN0QAAGnGQAhAgAAAKcEACAIAAC0BAAgAggAAacZACHdEAABpxkAIQIAAACqBAAgCAAAtgQAIAIAAACqBAAgCAAAtgQAIAMAAACnBAAgDwAArwQAIBAAALQEACABAAAApwQAIAEAAACqBAAgAxUAAJUfACAWAACXHwAgFwAAlh8AIAUIAAGVFgAhgg4AAJAYADCDDgAAvQQAEIQOAACQGAAw3RAAAZUWACEDAAAAqgQAIAMAALwEADAUAAC9BAAgAwAAAKoEACADAACrBAAwBAAApwQAIA8IAACQFgAggg4AAI4YADCDDgAAwwQAEIQOAACOGAAwhw4EAIgWACHGDgQAiBYAIccOBACIFgAhyQ4CAIUWACHMDgEA_RUAIc0OAQD9FQAhiQ8BAP0VACHXDwEA_RUAIdoPAACPGAAggxEBAP0VACGEEQEA_RUAIQEAAADABAAgAQAAAMAEACAOCAAAkBYAIIIOAACOGAAwgw4AAMMEABCEDgAAjhgAMIcOBACIFgAhxg4EAIgWACHHDgQAiBYAIckOAgCFFgAhzA4BAP0VACHNDgEA_RUAIYkPAQD9FQAh1w8BAP0VACGDEQEA_RUAIYQRAQD9FQAhAAMAAADDBAAgAwAAxAQAMAQAAMAEACADAAAAwwQAIAMAAMQEADAEAADABAAgAwAAAMMEACADAADEBAAwBAAAwAQAIAsIgAAAAAGHDgQAAAABxg4EAAAAAccOBAAAAAHJDgIAAAABzA4BAAAAAc0OAQAAAAGJDwEAAAAB1w8BAAAAAYMRAQAAAAGEEQEAAAABAQgAAMgEACALCIAAAAABhw4EAAAAAcYOBAAAAAHHDgQAAAAByQ4CAAAAAcwOAQAAAAHNDgEAAAABiQ8BAAAAAdcPAQAAAAGDEQEAAAABhBEBAAAAAQEIAADKBAAwAQgAAMoEADALCIAAAAABhw4EAOEYACHGDgQA4RgAIccOBADhGAAhyQ4CAOQYACHMDgEA5hgAIc0OAQDmGAAhiQ8BAOYYACHXDwEA5hgAIYMRAQDmGAAhhBEBAOYYACECAAAAwAQAIAgAAM0EACALCIAAAAABhw4EAOEYACHGDgQA4RgAIccOBADhGAAhyQ4CAOQYACHMDgEA5hgAIc0OAQDmGAAhiQ8BAOYYACHXDwEA5hgAIYMRAQDmGAAhhBEBAOYYACECAAAAwwQAIAgAAM8EACACAAAAwwQAIAgAAM8EACADAAAAwAQAIA8AAMgEACAQAADNBAAgAQAAAMAEACABAAAAwwQAIAUVAACQHwAgFgAAkx8AIBcAAJIfACAoAACRHwAgKQAAlB8AIA4IAACNFgAggg4AAI0YADCDDgAA1gQAEIQOAACNGAAwhw4EAN0VACHGDgQA3RUAIccOBADdFQAhyQ4CAOEVACHMDgEA3hUAIc0OAQDeFQAhiQ8BAN4VACHXDwEA3hUAIYMRAQDeFQAhhBEBAN4VACEDAAAAwwQAIAMAANUEADAUAADWBAAgAwAAAMMEACADAADEBAAwBAAAwAQAIBaGAwAAihgAIIIOAACJGAAwgw4AAOEEABCEDgAAiRgAMKkOQACBFgAhxg4EAIgWACHHDgQAiBYAIc0OAQD9FQAh3g4BAP0VACGJDwEAAAABmw9AAIAWACHGDwIAhRYAIdcPAQD9FQAhuRAQAMAWACH2EAEA_RUAIfcQAQD9FQAh-BBAAIAWACH-EAEA_xUAIf8QQACBFgAhgBEgAP4VACGBESAA_hUAIYIRIAD-FQAhAQAAANkEACAKhQMAAIwYACCCDgAAixgAMIMOAADbBAAQhA4AAIsYADDEDgEA_RUAIYkPAQD9FQAhwBAgAP4VACH4EEAAgBYAIfwQIAD-FQAh_RBAAIEWACEChQMAAI8fACD4EAAA2xgAIAqFAwAAjBgAIIIOAACLGAAwgw4AANsEABCEDgAAixgAMMQOAQAAAAGJDwEA_RUAIcAQIAD-FQAh-BBAAIAWACH8ECAA_hUAIf0QQACBFgAhAwAAANsEACADAADcBAAwBAAA3QQAIAEAAADbBAAgAQAAANkEACAWhgMAAIoYACCCDgAAiRgAMIMOAADhBAAQhA4AAIkYADCpDkAAgRYAIcYOBACIFgAhxw4EAIgWACHNDgEA_RUAId4OAQD9FQAhiQ8BAP0VACGbD0AAgBYAIcYPAgCFFgAh1w8BAP0VACG5EBAAwBYAIfYQAQD9FQAh9xABAP0VACH4EEAAgBYAIf4QAQD_FQAh_xBAAIEWACGAESAA_hUAIYERIAD-FQAhghEgAP4VACEEhgMAAI4fACCbDwAA2xgAIPgQAADbGAAg_hAAANsYACADAAAA4QQAIAMAAOIEADAEAADZBAAgAwAAAOEEACADAADiBAAwBAAA2QQAIAMAAADhBAAgAwAA4gQAMAQAANkEACAThgMAAI0fACCpDkAAAAABxg4EAAAAAccOBAAAAAHNDgEAAAAB3g4BAAAAAYkPAQAAAAGbD0AAAAABxg8CAAAAAdcPAQAAAAG5EBAAAAAB9hABAAAAAfcQAQAAAAH4EEAAAAAB_hABAAAAAf8QQAAAAAGAESAAAAABgREgAAAAAYIRIAAAAAEBCAAA5gQAIBKpDkAAAAABxg4EAAAAAccOBAAAAAHNDgEAAAAB3g4BAAAAAYkPAQAAAAGbD0AAAAABxg8CAAAAAdcPAQAAAAG5EBAAAAAB9hABAAAAAfcQAQAAAAH4EEAAAAAB_hABAAAAAf8QQAAAAAGAESAAAAABgREgAAAAAYIRIAAAAAEBCAAA6AQAMAEIAADoBAAwE4YDAACAHwAgqQ5AAOIYACHGDgQA4RgAIccOBADhGAAhzQ4BAOYYACHeDgEA5hgAIYkPAQDmGAAhmw9AAO4YACHGDwIA5BgAIdcPAQDmGAAhuRAQANwZACH2EAEA5hgAIfcQAQDmGAAh-BBAAO4YACH-EAEA5RgAIf8QQADiGAAhgBEgAIQZACGBESAAhBkAIYIRIACEGQAhAgAAANkEACAIAADrBAAgEqkOQADiGAAhxg4EAOEYACHHDgQA4RgAIc0OAQDmGAAh3g4BAOYYACGJDwEA5hgAIZsPQADuGAAhxg8CAOQYACHXDwEA5hgAIbkQEADcGQAh9hABAOYYACH3EAEA5hgAIfgQQADuGAAh_hABAOUYACH_EEAA4hgAIYARIACEGQAhgREgAIQZACGCESAAhBkAIQIAAADhBAAgCAAA7QQAIAIAAADhBAAgCAAA7QQAIAMAAADZBAAgDwAA5gQAIBAAAOsEACABAAAA2QQAIAEAAADhBAAgCBUAAPseACAWAAD-HgAgFwAA_R4AICgAAPweACApAAD_HgAgmw8AANsYACD4EAAA2xgAIP4QAADbGAAgFYIOAACIGAAwgw4AAPQEABCEDgAAiBgAMKkOQADfFQAhxg4EAN0VACHHDgQA3RUAIc0OAQDeFQAh3g4BAN4VACGJDwEA3hUAIZsPQAD0FQAhxg8CAOEVACHXDwEA3hUAIbkQEAC8FgAh9hABAN4VACH3EAEA3hUAIfgQQAD0FQAh_hABAOIVACH_EEAA3xUAIYARIAD5FQAhgREgAPkVACGCESAA-RUAIQMAAADhBAAgAwAA8wQAMBQAAPQEACADAAAA4QQAIAMAAOIEADAEAADZBAAgAQAAAN0EACABAAAA3QQAIAMAAADbBAAgAwAA3AQAMAQAAN0EACADAAAA2wQAIAMAANwEADAEAADdBAAgAwAAANsEACADAADcBAAwBAAA3QQAIAeFAwAA-h4AIMQOAQAAAAGJDwEAAAABwBAgAAAAAfgQQAAAAAH8ECAAAAAB_RBAAAAAAQEIAAD8BAAgBsQOAQAAAAGJDwEAAAABwBAgAAAAAfgQQAAAAAH8ECAAAAAB_RBAAAAAAQEIAAD-BAAwAQgAAP4EADAHhQMAAPkeACDEDgEA5hgAIYkPAQDmGAAhwBAgAIQZACH4EEAA7hgAIfwQIACEGQAh_RBAAOIYACECAAAA3QQAIAgAAIEFACAGxA4BAOYYACGJDwEA5hgAIcAQIACEGQAh-BBAAO4YACH8ECAAhBkAIf0QQADiGAAhAgAAANsEACAIAACDBQAgAgAAANsEACAIAACDBQAgAwAAAN0EACAPAAD8BAAgEAAAgQUAIAEAAADdBAAgAQAAANsEACAEFQAA9h4AIBYAAPgeACAXAAD3HgAg-BAAANsYACAJgg4AAIcYADCDDgAAigUAEIQOAACHGAAwxA4BAN4VACGJDwEA3hUAIcAQIAD5FQAh-BBAAPQVACH8ECAA-RUAIf0QQADfFQAhAwAAANsEACADAACJBQAwFAAAigUAIAMAAADbBAAgAwAA3AQAMAQAAN0EACAIgg4AAIUYADCDDgAAkAUAEIQOAACFGAAwxA4BAP0VACGJDwEA_RUAIfcQAQD9FQAh-hBAAIEWACH7EAAAhhgAIAEAAACNBQAgAQAAAI0FACAHgg4AAIUYADCDDgAAkAUAEIQOAACFGAAwxA4BAP0VACGJDwEA_RUAIfcQAQD9FQAh-hBAAIEWACEAAwAAAJAFACADAACRBQAwBAAAjQUAIAMAAACQBQAgAwAAkQUAMAQAAI0FACADAAAAkAUAIAMAAJEFADAEAACNBQAgBMQOAQAAAAGJDwEAAAAB9xABAAAAAfoQQAAAAAEBCAAAlQUAIATEDgEAAAABiQ8BAAAAAfcQAQAAAAH6EEAAAAABAQgAAJcFADABCAAAlwUAMATEDgEA5hgAIYkPAQDmGAAh9xABAOYYACH6EEAA4hgAIQIAAACNBQAgCAAAmgUAIATEDgEA5hgAIYkPAQDmGAAh9xABAOYYACH6EEAA4hgAIQIAAACQBQAgCAAAnAUAIAIAAACQBQAgCAAAnAUAIAMAAACNBQAgDwAAlQUAIBAAAJoFACABAAAAjQUAIAEAAACQBQAgAxUAAPMeACAWAAD1HgAgFwAA9B4AIAeCDgAAhBgAMIMOAACjBQAQhA4AAIQYADDEDgEA3hUAIYkPAQDeFQAh9xABAN4VACH6EEAA3xUAIQMAAACQBQAgAwAAogUAMBQAAKMFACADAAAAkAUAIAMAAJEFADAEAACNBQAgC4YDAACQFgAggg4AAIIYADCDDgAAqQUAEIQOAACCGAAwiQ8BAP0VACGbD0AAgBYAIcYPAgCFFgAh9hABAP0VACH3EAEA_RUAIfgQQACAFgAh-RAAAIMYACABAAAApgUAIAEAAACmBQAgCoYDAACQFgAggg4AAIIYADCDDgAAqQUAEIQOAACCGAAwiQ8BAP0VACGbD0AAgBYAIcYPAgCFFgAh9hABAP0VACH3EAEA_RUAIfgQQACAFgAhApsPAADbGAAg-BAAANsYACADAAAAqQUAIAMAAKoFADAEAACmBQAgAwAAAKkFACADAACqBQAwBAAApgUAIAMAAACpBQAgAwAAqgUAMAQAAKYFACAHhgOAAAAAAYkPAQAAAAGbD0AAAAABxg8CAAAAAfYQAQAAAAH3EAEAAAAB-BBAAAAAAQEIAACuBQAgB4YDgAAAAAGJDwEAAAABmw9AAAAAAcYPAgAAAAH2EAEAAAAB9xABAAAAAfgQQAAAAAEBCAAAsAUAMAEIAACwBQAwB4YDgAAAAAGJDwEA5hgAIZsPQADuGAAhxg8CAOQYACH2EAEA5hgAIfcQAQDmGAAh-BBAAO4YACECAAAApgUAIAgAALMFACAHhgOAAAAAAYkPAQDmGAAhmw9AAO4YACHGDwIA5BgAIfYQAQDmGAAh9xABAOYYACH4EEAA7hgAIQIAAACpBQAgCAAAtQUAIAIAAACpBQAgCAAAtQUAIAMAAACmBQAgDwAArgUAIBAAALMFACABAAAApgUAIAEAAACpBQAgBxUAAO4eACAWAADxHgAgFwAA8B4AICgAAO8eACApAADyHgAgmw8AANsYACD4EAAA2xgAIAqGAwAAjRYAIIIOAACBGAAwgw4AALwFABCEDgAAgRgAMIkPAQDeFQAhmw9AAPQVACHGDwIA4RUAIfYQAQDeFQAh9xABAN4VACH4EEAA9BUAIQMAAACpBQAgAwAAuwUAMBQAALwFACADAAAAqQUAIAMAAKoFADAEAACmBQAgBoIOAACAGAAwgw4AAMIFABCEDgAAgBgAMMQOAQAAAAH3DwEA_RUAIfUQQACBFgAhAQAAAL8FACABAAAAvwUAIAaCDgAAgBgAMIMOAADCBQAQhA4AAIAYADDEDgEA_RUAIfcPAQD9FQAh9RBAAIEWACEAAwAAAMIFACADAADDBQAwBAAAvwUAIAMAAADCBQAgAwAAwwUAMAQAAL8FACADAAAAwgUAIAMAAMMFADAEAAC_BQAgA8QOAQAAAAH3DwEAAAAB9RBAAAAAAQEIAADHBQAgA8QOAQAAAAH3DwEAAAAB9RBAAAAAAQEIAADJBQAwAQgAAMkFADADxA4BAOYYACH3DwEA5hgAIfUQQADiGAAhAgAAAL8FACAIAADMBQAgA8QOAQDmGAAh9w8BAOYYACH1EEAA4hgAIQIAAADCBQAgCAAAzgUAIAIAAADCBQAgCAAAzgUAIAMAAAC_BQAgDwAAxwUAIBAAAMwFACABAAAAvwUAIAEAAADCBQAgAxUAAOseACAWAADtHgAgFwAA7B4AIAaCDgAA_xcAMIMOAADVBQAQhA4AAP8XADDEDgEA3hUAIfcPAQDeFQAh9RBAAN8VACEDAAAAwgUAIAMAANQFADAUAADVBQAgAwAAAMIFACADAADDBQAwBAAAvwUAIBSCDgAA_hcAMIMOAADbBQAQhA4AAP4XADCKDgEA_xUAIbgOQACAFgAhxg4EAAAAAccOBAC1FgAh3g4BAP0VACHED0AAgRYAIdcPAQD_FQAh6hAEALUWACHsEAQAtRYAIe0QBAC1FgAh7hAEALUWACHvEAEA_xUAIfAQBAC1FgAh8RABAP8VACHyEAQAtRYAIfMQBAC1FgAh9BBAAIAWACEBAAAA2AUAIAEAAADYBQAgFIIOAAD-FwAwgw4AANsFABCEDgAA_hcAMIoOAQD_FQAhuA5AAIAWACHGDgQAiBYAIccOBAC1FgAh3g4BAP0VACHED0AAgRYAIdcPAQD_FQAh6hAEALUWACHsEAQAtRYAIe0QBAC1FgAh7hAEALUWACHvEAEA_xUAIfAQBAC1FgAh8RABAP8VACHyEAQAtRYAIfMQBAC1FgAh9BBAAIAWACEOig4AANsYACC4DgAA2xgAIMcOAADbGAAg1w8AANsYACDqEAAA2xgAIOwQAADbGAAg7RAAANsYACDuEAAA2xgAIO8QAADbGAAg8BAAANsYACDxEAAA2xgAIPIQAADbGAAg8xAAANsYACD0EAAA2xgAIAMAAADbBQAgAwAA3AUAMAQAANgFACADAAAA2wUAIAMAANwFADAEAADYBQAgAwAAANsFACADAADcBQAwBAAA2AUAIBGKDgEAAAABuA5AAAAAAcYOBAAAAAHHDgQAAAAB3g4BAAAAAcQPQAAAAAHXDwEAAAAB6hAEAAAAAewQBAAAAAHtEAQAAAAB7hAEAAAAAe8QAQAAAAHwEAQAAAAB8RABAAAAAfIQBAAAAAHzEAQAAAAB9BBAAAAAAQEIAADgBQAgEYoOAQAAAAG4DkAAAAABxg4EAAAAAccOBAAAAAHeDgEAAAABxA9AAAAAAdcPAQAAAAHqEAQAAAAB7BAEAAAAAe0QBAAAAAHuEAQAAAAB7xABAAAAAfAQBAAAAAHxEAEAAAAB8hAEAAAAAfMQBAAAAAH0EEAAAAABAQgAAOIFADABCAAA4gUAMBGKDgEA5RgAIbgOQADuGAAhxg4EAOEYACHHDgQAzRkAId4OAQDmGAAhxA9AAOIYACHXDwEA5RgAIeoQBADNGQAh7BAEAM0ZACHtEAQAzRkAIe4QBADNGQAh7xABAOUYACHwEAQAzRkAIfEQAQDlGAAh8hAEAM0ZACHzEAQAzRkAIfQQQADuGAAhAgAAANgFACAIAADlBQAgEYoOAQDlGAAhuA5AAO4YACHGDgQA4RgAIccOBADNGQAh3g4BAOYYACHED0AA4hgAIdcPAQDlGAAh6hAEAM0ZACHsEAQAzRkAIe0QBADNGQAh7hAEAM0ZACHvEAEA5RgAIfAQBADNGQAh8RABAOUYACHyEAQAzRkAIfMQBADNGQAh9BBAAO4YACECAAAA2wUAIAgAAOcFACACAAAA2wUAIAgAAOcFACADAAAA2AUAIA8AAOAFACAQAADlBQAgAQAAANgFACABAAAA2wUAIBMVAADmHgAgFgAA6R4AIBcAAOgeACAoAADnHgAgKQAA6h4AIIoOAADbGAAguA4AANsYACDHDgAA2xgAINcPAADbGAAg6hAAANsYACDsEAAA2xgAIO0QAADbGAAg7hAAANsYACDvEAAA2xgAIPAQAADbGAAg8RAAANsYACDyEAAA2xgAIPMQAADbGAAg9BAAANsYACAUgg4AAP0XADCDDgAA7gUAEIQOAAD9FwAwig4BAOIVACG4DkAA9BUAIcYOBADdFQAhxw4EALEWACHeDgEA3hUAIcQPQADfFQAh1w8BAOIVACHqEAQAsRYAIewQBACxFgAh7RAEALEWACHuEAQAsRYAIe8QAQDiFQAh8BAEALEWACHxEAEA4hUAIfIQBACxFgAh8xAEALEWACH0EEAA9BUAIQMAAADbBQAgAwAA7QUAMBQAAO4FACADAAAA2wUAIAMAANwFADAEAADYBQAgB4IOAAD8FwAwgw4AAPQFABCEDgAA_BcAMMYOBAAAAAHHDgQAiBYAIeoQBACIFgAh6xAgAP4VACEBAAAA8QUAIAEAAADxBQAgB4IOAAD8FwAwgw4AAPQFABCEDgAA_BcAMMYOBACIFgAhxw4EAIgWACHqEAQAiBYAIesQIAD-FQAhAAMAAAD0BQAgAwAA9QUAMAQAAPEFACADAAAA9AUAIAMAAPUFADAEAADxBQAgAwAAAPQFACADAAD1BQAwBAAA8QUAIATGDgQAAAABxw4EAAAAAeoQBAAAAAHrECAAAAABAQgAAPkFACAExg4EAAAAAccOBAAAAAHqEAQAAAAB6xAgAAAAAQEIAAD7BQAwAQgAAPsFADAExg4EAOEYACHHDgQA4RgAIeoQBADhGAAh6xAgAIQZACECAAAA8QUAIAgAAP4FACAExg4EAOEYACHHDgQA4RgAIeoQBADhGAAh6xAgAIQZACECAAAA9AUAIAgAAIAGACACAAAA9AUAIAgAAIAGACADAAAA8QUAIA8AAPkFACAQAAD-BQAgAQAAAPEFACABAAAA9AUAIAUVAADhHgAgFgAA5B4AIBcAAOMeACAoAADiHgAgKQAA5R4AIAeCDgAA-xcAMIMOAACHBgAQhA4AAPsXADDGDgQA3RUAIccOBADdFQAh6hAEAN0VACHrECAA-RUAIQMAAAD0BQAgAwAAhgYAMBQAAIcGACADAAAA9AUAIAMAAPUFADAEAADxBQAgCoIOAAD5FwAwgw4AAI0GABCEDgAA-RcAMIoOAQD9FQAhow4CAIQWACGtDgEA_RUAIcYOBACIFgAh6Q5AAIEWACHtD0AAgRYAIekQAAD6FwAgAQAAAIoGACABAAAAigYAIAmCDgAA-RcAMIMOAACNBgAQhA4AAPkXADCKDgEA_RUAIaMOAgCEFgAhrQ4BAP0VACHGDgQAiBYAIekOQACBFgAh7Q9AAIEWACEBow4AANsYACADAAAAjQYAIAMAAI4GADAEAACKBgAgAwAAAI0GACADAACOBgAwBAAAigYAIAMAAACNBgAgAwAAjgYAMAQAAIoGACAGig4BAAAAAaMOAgAAAAGtDgEAAAABxg4EAAAAAekOQAAAAAHtD0AAAAABAQgAAJIGACAGig4BAAAAAaMOAgAAAAGtDgEAAAABxg4EAAAAAekOQAAAAAHtD0AAAAABAQgAAJQGADABCAAAlAYAMAaKDgEA5hgAIaMOAgDjGAAhrQ4BAOYYACHGDgQA4RgAIekOQADiGAAh7Q9AAOIYACECAAAAigYAIAgAAJcGACAGig4BAOYYACGjDgIA4xgAIa0OAQDmGAAhxg4EAOEYACHpDkAA4hgAIe0PQADiGAAhAgAAAI0GACAIAACZBgAgAgAAAI0GACAIAACZBgAgAwAAAIoGACAPAACSBgAgEAAAlwYAIAEAAACKBgAgAQAAAI0GACAGFQAA3B4AIBYAAN8eACAXAADeHgAgKAAA3R4AICkAAOAeACCjDgAA2xgAIAmCDgAA-BcAMIMOAACgBgAQhA4AAPgXADCKDgEA3hUAIaMOAgDgFQAhrQ4BAN4VACHGDgQA3RUAIekOQADfFQAh7Q9AAN8VACEDAAAAjQYAIAMAAJ8GADAUAACgBgAgAwAAAI0GACADAACOBgAwBAAAigYAIAuCDgAA9xcAMIMOAACmBgAQhA4AAPcXADDGDgQAAAAB4hBAAIAWACHjEAEA_xUAIeQQBAC1FgAh5RBAAIAWACHmEEAAgBYAIecQBAC1FgAh6BBAAIAWACEBAAAAowYAIAEAAACjBgAgC4IOAAD3FwAwgw4AAKYGABCEDgAA9xcAMMYOBACIFgAh4hBAAIAWACHjEAEA_xUAIeQQBAC1FgAh5RBAAIAWACHmEEAAgBYAIecQBAC1FgAh6BBAAIAWACEH4hAAANsYACDjEAAA2xgAIOQQAADbGAAg5RAAANsYACDmEAAA2xgAIOcQAADbGAAg6BAAANsYACADAAAApgYAIAMAAKcGADAEAACjBgAgAwAAAKYGACADAACnBgAwBAAAowYAIAMAAACmBgAgAwAApwYAMAQAAKMGACAIxg4EAAAAAeIQQAAAAAHjEAEAAAAB5BAEAAAAAeUQQAAAAAHmEEAAAAAB5xAEAAAAAegQQAAAAAEBCAAAqwYAIAjGDgQAAAAB4hBAAAAAAeMQAQAAAAHkEAQAAAAB5RBAAAAAAeYQQAAAAAHnEAQAAAAB6BBAAAAAAQEIAACtBgAwAQgAAK0GADAIxg4EAOEYACHiEEAA7hgAIeMQAQDlGAAh5BAEAM0ZACHlEEAA7hgAIeYQQADuGAAh5xAEAM0ZACHoEEAA7hgAIQIAAACjBgAgCAAAsAYAIAjGDgQA4RgAIeIQQADuGAAh4xABAOUYACHkEAQAzRkAIeUQQADuGAAh5hBAAO4YACHnEAQAzRkAIegQQADuGAAhAgAAAKYGACAIAACyBgAgAgAAAKYGACAIAACyBgAgAwAAAKMGACAPAACrBgAgEAAAsAYAIAEAAACjBgAgAQAAAKYGACAMFQAA1x4AIBYAANoeACAXAADZHgAgKAAA2B4AICkAANseACDiEAAA2xgAIOMQAADbGAAg5BAAANsYACDlEAAA2xgAIOYQAADbGAAg5xAAANsYACDoEAAA2xgAIAuCDgAA9hcAMIMOAAC5BgAQhA4AAPYXADDGDgQA3RUAIeIQQAD0FQAh4xABAOIVACHkEAQAsRYAIeUQQAD0FQAh5hBAAPQVACHnEAQAsRYAIegQQAD0FQAhAwAAAKYGACADAAC4BgAwFAAAuQYAIAMAAACmBgAgAwAApwYAMAQAAKMGACAKgg4AAPQXADCDDgAAvwYAEIQOAAD0FwAwxg4EAIgWACHcEAQAiBYAId0QAQD9FQAh3hABAP0VACHfEAQAiBYAIeAQBAC1FgAh4RAAAPUXACABAAAAvAYAIAEAAAC8BgAgCYIOAAD0FwAwgw4AAL8GABCEDgAA9BcAMMYOBACIFgAh3BAEAIgWACHdEAEA_RUAId4QAQD9FQAh3xAEAIgWACHgEAQAtRYAIQHgEAAA2xgAIAMAAAC_BgAgAwAAwAYAMAQAALwGACADAAAAvwYAIAMAAMAGADAEAAC8BgAgAwAAAL8GACADAADABgAwBAAAvAYAIAbGDgQAAAAB3BAEAAAAAd0QAQAAAAHeEAEAAAAB3xAEAAAAAeAQBAAAAAEBCAAAxAYAIAbGDgQAAAAB3BAEAAAAAd0QAQAAAAHeEAEAAAAB3xAEAAAAAeAQBAAAAAEBCAAAxgYAMAEIAADGBgAwBsYOBADhGAAh3BAEAOEYACHdEAEA5hgAId4QAQDmGAAh3xAEAOEYACHgEAQAzRkAIQIAAAC8BgAgCAAAyQYAIAbGDgQA4RgAIdwQBADhGAAh3RABAOYYACHeEAEA5hgAId8QBADhGAAh4BAEAM0ZACECAAAAvwYAIAgAAMsGACACAAAAvwYAIAgAAMsGACADAAAAvAYAIA8AAMQGACAQAADJBgAgAQAAALwGACABAAAAvwYAIAYVAADSHgAgFgAA1R4AIBcAANQeACAoAADTHgAgKQAA1h4AIOAQAADbGAAgCYIOAADzFwAwgw4AANIGABCEDgAA8xcAMMYOBADdFQAh3BAEAN0VACHdEAEA3hUAId4QAQDeFQAh3xAEAN0VACHgEAQAsRYAIQMAAAC_BgAgAwAA0QYAMBQAANIGACADAAAAvwYAIAMAAMAGADAEAAC8BgAgFekIAQD9FQAhgg4AAPEXADCDDgAA2AYAEIQOAADxFwAwhw4EAIgWACHGDgQAiBYAIccOBACIFgAhyA4CAIUWACHJDgIAhRYAIcoOIAChFgAhyw4gAKEWACHMDgEA_RUAIc0OAAGiFgAhzg4AAaMWACHPDgABoxYAIdAOAAGjFgAh0Q4AAaMWACHSDhAApBYAIdMOEACkFgAh1A4QAKQWACHVDgAA8hcAIAEAAADVBgAgAQAAANUGACAU6QgBAP0VACGCDgAA8RcAMIMOAADYBgAQhA4AAPEXADCHDgQAiBYAIcYOBACIFgAhxw4EAIgWACHIDgIAhRYAIckOAgCFFgAhyg4gAKEWACHLDiAAoRYAIcwOAQD9FQAhzQ4AAaIWACHODgABoxYAIc8OAAGjFgAh0A4AAaMWACHRDgABoxYAIdIOEACkFgAh0w4QAKQWACHUDhAApBYAIQnKDgAA2xgAIMsOAADbGAAgzg4AANsYACDPDgAA2xgAINAOAADbGAAg0Q4AANsYACDSDgAA2xgAINMOAADbGAAg1A4AANsYACADAAAA2AYAIAMAANkGADAEAADVBgAgAwAAANgGACADAADZBgAwBAAA1QYAIAMAAADYBgAgAwAA2QYAMAQAANUGACAR6QgBAAAAAYcOBAAAAAHGDgQAAAABxw4EAAAAAcgOAgAAAAHJDgIAAAAByg4gAAAAAcsOIAAAAAHMDgEAAAABzQ4AAQAAAc4OAAEAAAHPDgABAAAB0A4AAQAAAdEOAAEAAAHSDhAAAAAB0w4QAAAAAdQOEAAAAAEBCAAA3QYAIBHpCAEAAAABhw4EAAAAAcYOBAAAAAHHDgQAAAAByA4CAAAAAckOAgAAAAHKDiAAAAAByw4gAAAAAcwOAQAAAAHNDgABAAABzg4AAQAAAc8OAAEAAAHQDgABAAAB0Q4AAQAAAdIOEAAAAAHTDhAAAAAB1A4QAAAAAQEIAADfBgAwAQgAAN8GADAR6QgBAOYYACGHDgQA4RgAIcYOBADhGAAhxw4EAOEYACHIDgIA5BgAIckOAgDkGAAhyg4gAKYZACHLDiAAphkAIcwOAQDmGAAhzQ4AAacZACHODgABqBkAIc8OAAGoGQAh0A4AAagZACHRDgABqBkAIdIOEACpGQAh0w4QAKkZACHUDhAAqRkAIQIAAADVBgAgCAAA4gYAIBHpCAEA5hgAIYcOBADhGAAhxg4EAOEYACHHDgQA4RgAIcgOAgDkGAAhyQ4CAOQYACHKDiAAphkAIcsOIACmGQAhzA4BAOYYACHNDgABpxkAIc4OAAGoGQAhzw4AAagZACHQDgABqBkAIdEOAAGoGQAh0g4QAKkZACHTDhAAqRkAIdQOEACpGQAhAgAAANgGACAIAADkBgAgAgAAANgGACAIAADkBgAgAwAAANUGACAPAADdBgAgEAAA4gYAIAEAAADVBgAgAQAAANgGACAOFQAAzR4AIBYAANAeACAXAADPHgAgKAAAzh4AICkAANEeACDKDgAA2xgAIMsOAADbGAAgzg4AANsYACDPDgAA2xgAINAOAADbGAAg0Q4AANsYACDSDgAA2xgAINMOAADbGAAg1A4AANsYACAU6QgBAN4VACGCDgAA8BcAMIMOAADrBgAQhA4AAPAXADCHDgQA3RUAIcYOBADdFQAhxw4EAN0VACHIDgIA4RUAIckOAgDhFQAhyg4gAJQWACHLDiAAlBYAIcwOAQDeFQAhzQ4AAZUWACHODgABlhYAIc8OAAGWFgAh0A4AAZYWACHRDgABlhYAIdIOEACXFgAh0w4QAJcWACHUDhAAlxYAIQMAAADYBgAgAwAA6gYAMBQAAOsGACADAAAA2AYAIAMAANkGADAEAADVBgAgCekIAQD9FQAhgg4AAO4XADCDDgAA8QYAEIQOAADuFwAwxg4EAIgWACHfDgIAhRYAIeYOBACIFgAhuw8AAaMWACHbEAAA7xcAIAEAAADuBgAgAQAAAO4GACAI6QgBAP0VACGCDgAA7hcAMIMOAADxBgAQhA4AAO4XADDGDgQAiBYAId8OAgCFFgAh5g4EAIgWACG7DwABoxYAIQG7DwAA2xgAIAMAAADxBgAgAwAA8gYAMAQAAO4GACADAAAA8QYAIAMAAPIGADAEAADuBgAgAwAAAPEGACADAADyBgAwBAAA7gYAIAXpCAEAAAABxg4EAAAAAd8OAgAAAAHmDgQAAAABuw8AAQAAAQEIAAD2BgAgBekIAQAAAAHGDgQAAAAB3w4CAAAAAeYOBAAAAAG7DwABAAABAQgAAPgGADABCAAA-AYAMAXpCAEA5hgAIcYOBADhGAAh3w4CAOQYACHmDgQA4RgAIbsPAAGoGQAhAgAAAO4GACAIAAD7BgAgBekIAQDmGAAhxg4EAOEYACHfDgIA5BgAIeYOBADhGAAhuw8AAagZACECAAAA8QYAIAgAAP0GACACAAAA8QYAIAgAAP0GACADAAAA7gYAIA8AAPYGACAQAAD7BgAgAQAAAO4GACABAAAA8QYAIAYVAADIHgAgFgAAyx4AIBcAAMoeACAoAADJHgAgKQAAzB4AILsPAADbGAAgCOkIAQDeFQAhgg4AAO0XADCDDgAAhAcAEIQOAADtFwAwxg4EAN0VACHfDgIA4RUAIeYOBADdFQAhuw8AAZYWACEDAAAA8QYAIAMAAIMHADAUAACEBwAgAwAAAPEGACADAADyBgAwBAAA7gYAIAjpCAEA_RUAIYIOAADrFwAwgw4AAIoHABCEDgAA6xcAMMYOBACIFgAhuw8AAaIWACHZEAQAiBYAIdoQAADsFwAgAQAAAIcHACABAAAAhwcAIAfpCAEA_RUAIYIOAADrFwAwgw4AAIoHABCEDgAA6xcAMMYOBACIFgAhuw8AAaIWACHZEAQAiBYAIQADAAAAigcAIAMAAIsHADAEAACHBwAgAwAAAIoHACADAACLBwAwBAAAhwcAIAMAAACKBwAgAwAAiwcAMAQAAIcHACAE6QgBAAAAAcYOBAAAAAG7DwABAAAB2RAEAAAAAQEIAACPBwAgBOkIAQAAAAHGDgQAAAABuw8AAQAAAdkQBAAAAAEBCAAAkQcAMAEIAACRBwAwBOkIAQDmGAAhxg4EAOEYACG7DwABpxkAIdkQBADhGAAhAgAAAIcHACAIAACUBwAgBOkIAQDmGAAhxg4EAOEYACG7DwABpxkAIdkQBADhGAAhAgAAAIoHACAIAACWBwAgAgAAAIoHACAIAACWBwAgAwAAAIcHACAPAACPBwAgEAAAlAcAIAEAAACHBwAgAQAAAIoHACAFFQAAwx4AIBYAAMYeACAXAADFHgAgKAAAxB4AICkAAMceACAH6QgBAN4VACGCDgAA6hcAMIMOAACdBwAQhA4AAOoXADDGDgQA3RUAIbsPAAGVFgAh2RAEAN0VACEDAAAAigcAIAMAAJwHADAUAACdBwAgAwAAAIoHACADAACLBwAwBAAAhwcAIAnpCAEA_RUAIYIOAADoFwAwgw4AAKMHABCEDgAA6BcAMMYOBACIFgAh1RABAP0VACHWEAIAhRYAIdcQAgCFFgAh2BAAAOkXACABAAAAoAcAIAEAAACgBwAgCOkIAQD9FQAhgg4AAOgXADCDDgAAowcAEIQOAADoFwAwxg4EAIgWACHVEAEA_RUAIdYQAgCFFgAh1xACAIUWACEAAwAAAKMHACADAACkBwAwBAAAoAcAIAMAAACjBwAgAwAApAcAMAQAAKAHACADAAAAowcAIAMAAKQHADAEAACgBwAgBekIAQAAAAHGDgQAAAAB1RABAAAAAdYQAgAAAAHXEAIAAAABAQgAAKgHACAF6QgBAAAAAcYOBAAAAAHVEAEAAAAB1hACAAAAAdcQAgAAAAEBCAAAqgcAMAEIAACqBwAwBekIAQDmGAAhxg4EAOEYACHVEAEA5hgAIdYQAgDkGAAh1xACAOQYACECAAAAoAcAIAgAAK0HACAF6QgBAOYYACHGDgQA4RgAIdUQAQDmGAAh1hACAOQYACHXEAIA5BgAIQIAAACjBwAgCAAArwcAIAIAAACjBwAgCAAArwcAIAMAAACgBwAgDwAAqAcAIBAAAK0HACABAAAAoAcAIAEAAACjBwAgBRUAAL4eACAWAADBHgAgFwAAwB4AICgAAL8eACApAADCHgAgCOkIAQDeFQAhgg4AAOcXADCDDgAAtgcAEIQOAADnFwAwxg4EAN0VACHVEAEA3hUAIdYQAgDhFQAh1xACAOEVACEDAAAAowcAIAMAALUHADAUAAC2BwAgAwAAAKMHACADAACkBwAwBAAAoAcAIAfpCAEAAAABgg4AAOYXADCDDgAAvAcAEIQOAADmFwAwqBACAIUWACGqEAAAkBYAINQQAQD9FQAhAQAAALkHACABAAAAuQcAIAfpCAEA_RUAIYIOAADmFwAwgw4AALwHABCEDgAA5hcAMKgQAgCFFgAhqhAAAJAWACDUEAEA_RUAIQADAAAAvAcAIAMAAL0HADAEAAC5BwAgAwAAALwHACADAAC9BwAwBAAAuQcAIAMAAAC8BwAgAwAAvQcAMAQAALkHACAE6QgBAAAAAagQAgAAAAGqEIAAAAAB1BABAAAAAQEIAADBBwAgBOkIAQAAAAGoEAIAAAABqhCAAAAAAdQQAQAAAAEBCAAAwwcAMAEIAADDBwAwBOkIAQDmGAAhqBACAOQYACGqEIAAAAAB1BABAOYYACECAAAAuQcAIAgAAMYHACAE6QgBAOYYACGoEAIA5BgAIaoQgAAAAAHUEAEA5hgAIQIAAAC8BwAgCAAAyAcAIAIAAAC8BwAgCAAAyAcAIAMAAAC5BwAgDwAAwQcAIBAAAMYHACABAAAAuQcAIAEAAAC8BwAgBRUAALkeACAWAAC8HgAgFwAAux4AICgAALoeACApAAC9HgAgB-kIAQDeFQAhgg4AAOUXADCDDgAAzwcAEIQOAADlFwAwqBACAOEVACGqEAAAjRYAINQQAQDeFQAhAwAAALwHACADAADOBwAwFAAAzwcAIAMAAAC8BwAgAwAAvQcAMAQAALkHACAI6QgBAAAAAYIOAADkFwAwgw4AANUHABCEDgAA5BcAMNIOEADAFgAhoQ8CAIUWACHSEAIAhRYAIdMQAgCFFgAhAQAAANIHACABAAAA0gcAIAjpCAEA_RUAIYIOAADkFwAwgw4AANUHABCEDgAA5BcAMNIOEADAFgAhoQ8CAIUWACHSEAIAhRYAIdMQAgCFFgAhAAMAAADVBwAgAwAA1gcAMAQAANIHACADAAAA1QcAIAMAANYHADAEAADSBwAgAwAAANUHACADAADWBwAwBAAA0gcAIAXpCAEAAAAB0g4QAAAAAaEPAgAAAAHSEAIAAAAB0xACAAAAAQEIAADaBwAgBekIAQAAAAHSDhAAAAABoQ8CAAAAAdIQAgAAAAHTEAIAAAABAQgAANwHADABCAAA3AcAMAXpCAEA5hgAIdIOEADcGQAhoQ8CAOQYACHSEAIA5BgAIdMQAgDkGAAhAgAAANIHACAIAADfBwAgBekIAQDmGAAh0g4QANwZACGhDwIA5BgAIdIQAgDkGAAh0xACAOQYACECAAAA1QcAIAgAAOEHACACAAAA1QcAIAgAAOEHACADAAAA0gcAIA8AANoHACAQAADfBwAgAQAAANIHACABAAAA1QcAIAUVAAC0HgAgFgAAtx4AIBcAALYeACAoAAC1HgAgKQAAuB4AIAjpCAEA3hUAIYIOAADjFwAwgw4AAOgHABCEDgAA4xcAMNIOEAC8FgAhoQ8CAOEVACHSEAIA4RUAIdMQAgDhFQAhAwAAANUHACADAADnBwAwFAAA6AcAIAMAAADVBwAgAwAA1gcAMAQAANIHACAFgg4AAOIXADCDDgAA7gcAEIQOAADiFwAwxA4BAAAAAdEQAgCFFgAhAQAAAOsHACABAAAA6wcAIAWCDgAA4hcAMIMOAADuBwAQhA4AAOIXADDEDgEA_RUAIdEQAgCFFgAhAAMAAADuBwAgAwAA7wcAMAQAAOsHACADAAAA7gcAIAMAAO8HADAEAADrBwAgAwAAAO4HACADAADvBwAwBAAA6wcAIALEDgEAAAAB0RACAAAAAQEIAADzBwAgAsQOAQAAAAHREAIAAAABAQgAAPUHADABCAAA9QcAMALEDgEA5hgAIdEQAgDkGAAhAgAAAOsHACAIAAD4BwAgAsQOAQDmGAAh0RACAOQYACECAAAA7gcAIAgAAPoHACACAAAA7gcAIAgAAPoHACADAAAA6wcAIA8AAPMHACAQAAD4BwAgAQAAAOsHACABAAAA7gcAIAUVAACvHgAgFgAAsh4AIBcAALEeACAoAACwHgAgKQAAsx4AIAWCDgAA4RcAMIMOAACBCAAQhA4AAOEXADDEDgEA3hUAIdEQAgDhFQAhAwAAAO4HACADAACACAAwFAAAgQgAIAMAAADuBwAgAwAA7wcAMAQAAOsHACAP0A0CAIUWACGCDgAA3xcAMIMOAACHCAAQhA4AAN8XADCHDkAAgRYAIcYOBACIFgAhxw4EAIgWACHIDgIAhRYAIc0OAQD_FQAhgQ8BAP0VACHXDwEA_RUAIc0QBAC1FgAhzhBAAIEWACHPEEAAgBYAIdAQAADgFwAgAQAAAIQIACABAAAAhAgAIA7QDQIAhRYAIYIOAADfFwAwgw4AAIcIABCEDgAA3xcAMIcOQACBFgAhxg4EAIgWACHHDgQAiBYAIcgOAgCFFgAhzQ4BAP8VACGBDwEA_RUAIdcPAQD9FQAhzRAEALUWACHOEEAAgRYAIc8QQACAFgAhA80OAADbGAAgzRAAANsYACDPEAAA2xgAIAMAAACHCAAgAwAAiAgAMAQAAIQIACADAAAAhwgAIAMAAIgIADAEAACECAAgAwAAAIcIACADAACICAAwBAAAhAgAIAvQDQIAAAABhw5AAAAAAcYOBAAAAAHHDgQAAAAByA4CAAAAAc0OAQAAAAGBDwEAAAAB1w8BAAAAAc0QBAAAAAHOEEAAAAABzxBAAAAAAQEIAACMCAAgC9ANAgAAAAGHDkAAAAABxg4EAAAAAccOBAAAAAHIDgIAAAABzQ4BAAAAAYEPAQAAAAHXDwEAAAABzRAEAAAAAc4QQAAAAAHPEEAAAAABAQgAAI4IADABCAAAjggAMAvQDQIA5BgAIYcOQADiGAAhxg4EAOEYACHHDgQA4RgAIcgOAgDkGAAhzQ4BAOUYACGBDwEA5hgAIdcPAQDmGAAhzRAEAM0ZACHOEEAA4hgAIc8QQADuGAAhAgAAAIQIACAIAACRCAAgC9ANAgDkGAAhhw5AAOIYACHGDgQA4RgAIccOBADhGAAhyA4CAOQYACHNDgEA5RgAIYEPAQDmGAAh1w8BAOYYACHNEAQAzRkAIc4QQADiGAAhzxBAAO4YACECAAAAhwgAIAgAAJMIACACAAAAhwgAIAgAAJMIACADAAAAhAgAIA8AAIwIACAQAACRCAAgAQAAAIQIACABAAAAhwgAIAgVAACqHgAgFgAArR4AIBcAAKweACAoAACrHgAgKQAArh4AIM0OAADbGAAgzRAAANsYACDPEAAA2xgAIA7QDQIA4RUAIYIOAADeFwAwgw4AAJoIABCEDgAA3hcAMIcOQADfFQAhxg4EAN0VACHHDgQA3RUAIcgOAgDhFQAhzQ4BAOIVACGBDwEA3hUAIdcPAQDeFQAhzRAEALEWACHOEEAA3xUAIc8QQAD0FQAhAwAAAIcIACADAACZCAAwFAAAmggAIAMAAACHCAAgAwAAiAgAMAQAAIQIACAJ6QgBAP0VACGCDgAA3BcAMIMOAACgCAAQhA4AANwXADDGDgQAiBYAIccOBACIFgAhyA4CAIUWACHLECAA_hUAIcwQAADdFwAgAQAAAJ0IACABAAAAnQgAIAjpCAEA_RUAIYIOAADcFwAwgw4AAKAIABCEDgAA3BcAMMYOBACIFgAhxw4EAIgWACHIDgIAhRYAIcsQIAD-FQAhAAMAAACgCAAgAwAAoQgAMAQAAJ0IACADAAAAoAgAIAMAAKEIADAEAACdCAAgAwAAAKAIACADAAChCAAwBAAAnQgAIAXpCAEAAAABxg4EAAAAAccOBAAAAAHIDgIAAAAByxAgAAAAAQEIAAClCAAgBekIAQAAAAHGDgQAAAABxw4EAAAAAcgOAgAAAAHLECAAAAABAQgAAKcIADABCAAApwgAMAXpCAEA5hgAIcYOBADhGAAhxw4EAOEYACHIDgIA5BgAIcsQIACEGQAhAgAAAJ0IACAIAACqCAAgBekIAQDmGAAhxg4EAOEYACHHDgQA4RgAIcgOAgDkGAAhyxAgAIQZACECAAAAoAgAIAgAAKwIACACAAAAoAgAIAgAAKwIACADAAAAnQgAIA8AAKUIACAQAACqCAAgAQAAAJ0IACABAAAAoAgAIAUVAAClHgAgFgAAqB4AIBcAAKceACAoAACmHgAgKQAAqR4AIAjpCAEA3hUAIYIOAADbFwAwgw4AALMIABCEDgAA2xcAMMYOBADdFQAhxw4EAN0VACHIDgIA4RUAIcsQIAD5FQAhAwAAAKAIACADAACyCAAwFAAAswgAIAMAAACgCAAgAwAAoQgAMAQAAJ0IACAjuAUAAMkXACC5BQAAyhcAILoFAADLFwAguwUAAMwXACC8BQAAzRcAIL0FAADOFwAg0QcAAIYWACCCDgAAyBcAMIMOAADXCAAQhA4AAMgXADCFDgEAAAABhw4EALUWACGpDkAAgRYAIasOAQD9FQAhxg4EALUWACHeDgEA_RUAIeQOAACGFgAggQ8BAP8VACGJDwEA_RUAIZ0PAACGFgAg1A9AAIEWACHnDwEA_xUAIYwQQACAFgAhuhABAP0VACG7ECAA_hUAIbwQAQD_FQAhvRABAP8VACG-EAAAhhYAIL8QAACGFgAgwBAAAJAWACDBECAA_hUAIcIQAAD4FQAgwxACAIUWACHEEEAAgBYAIcUQAACGFgAgAQAAALYIACAHtwUAANAXACCCDgAA2hcAMIMOAAC4CAAQhA4AANoXADCYEAIAhRYAIZkQAAGiFgAhmxABAP0VACEBtwUAAKQeACAItwUAANAXACCCDgAA2hcAMIMOAAC4CAAQhA4AANoXADCYEAIAhRYAIZkQAAGiFgAhmxABAP0VACHKEAAA2RcAIAMAAAC4CAAgAwAAuQgAMAQAALoIACAItwUAANAXACCCDgAA2BcAMIMOAAC8CAAQhA4AANgXADD4DhAAwBYAIZsQAQD9FQAhuBABAP0VACG5EBAAwBYAIQG3BQAApB4AIAm3BQAA0BcAIIIOAADYFwAwgw4AALwIABCEDgAA2BcAMPgOEADAFgAhmxABAP0VACG4EAEA_RUAIbkQEADAFgAhyRAAANcXACADAAAAvAgAIAMAAL0IADAEAAC-CAAgGIUDAQD9FQAhtwUAANAXACD9DAIAhRYAIYIOAADWFwAwgw4AAMAIABCEDgAA1hcAMMQOAQD_FQAhpA8CAIQWACGtDwEA_xUAIegPAQD_FQAh9w8BAP8VACGbEAEA_RUAIacQAgCEFgAhrBAgAKEWACGtEAIAhRYAIa8QAQD9FQAhsBABAP8VACGxEAIAhBYAIbIQAACGFgAgsxABAP8VACG0EAEA_xUAIbUQAAD4FQAgthAgAKEWACG3EAIAhBYAIQ-3BQAApB4AIMQOAADbGAAgpA8AANsYACCtDwAA2xgAIOgPAADbGAAg9w8AANsYACCnEAAA2xgAIKwQAADbGAAgsBAAANsYACCxEAAA2xgAILIQAADbGAAgsxAAANsYACC0EAAA2xgAILYQAADbGAAgtxAAANsYACAZhQMBAP0VACG3BQAA0BcAIP0MAgCFFgAhgg4AANYXADCDDgAAwAgAEIQOAADWFwAwxA4BAP8VACGkDwIAhBYAIa0PAQD_FQAh6A8BAP8VACH3DwEA_xUAIZsQAQD9FQAhpxACAIQWACGsECAAoRYAIa0QAgCFFgAhrxABAP0VACGwEAEA_xUAIbEQAgCEFgAhshAAAIYWACCzEAEA_xUAIbQQAQD_FQAhtRAAAPgVACC2ECAAoRYAIbcQAgCEFgAhyBAAANUXACADAAAAwAgAIAMAAMEIADAEAADCCAAgCbcFAADQFwAg_QwCAIUWACGCDgAA1BcAMIMOAADECAAQhA4AANQXADCBDwEA_RUAIZsQAQD9FQAhrRACAIQWACGuEAEA_RUAIQK3BQAApB4AIK0QAADbGAAgCrcFAADQFwAg_QwCAIUWACGCDgAA1BcAMIMOAADECAAQhA4AANQXADCBDwEA_RUAIZsQAQD9FQAhrRACAIQWACGuEAEA_RUAIccQAADTFwAgAwAAAMQIACADAADFCAAwBAAAxggAIAu3BQAA0BcAIIIOAADSFwAwgw4AAMgIABCEDgAA0hcAMJsQAQD9FQAhpxACAIUWACGoEAIAhRYAIakQAgCFFgAhqhAAAPgVACCrEAAAkBYAIKwQAQD9FQAhAbcFAACkHgAgDLcFAADQFwAggg4AANIXADCDDgAAyAgAEIQOAADSFwAwmxABAP0VACGnEAIAhRYAIagQAgCFFgAhqRACAIUWACGqEAAA-BUAIKsQAACQFgAgrBABAP0VACHGEAAA0RcAIAMAAADICAAgAwAAyQgAMAQAAMoIACAJtwUAANAXACCCDgAAzxcAMIMOAADMCAAQhA4AAM8XADCFDgEA_RUAIakOQACBFgAh1A9AAIEWACHwDwABohYAIZsQAQD9FQAhAbcFAACkHgAgCbcFAADQFwAggg4AAM8XADCDDgAAzAgAEIQOAADPFwAwhQ4BAAAAAakOQACBFgAh1A9AAIEWACHwDwABAAABmxABAP0VACEDAAAAzAgAIAMAAM0IADAEAADOCAAgAQAAALgIACABAAAAvAgAIAEAAADACAAgAQAAAMQIACABAAAAyAgAIAEAAADMCAAgAQAAALYIACAjuAUAAMkXACC5BQAAyhcAILoFAADLFwAguwUAAMwXACC8BQAAzRcAIL0FAADOFwAg0QcAAIYWACCCDgAAyBcAMIMOAADXCAAQhA4AAMgXADCFDgEA_RUAIYcOBAC1FgAhqQ5AAIEWACGrDgEA_RUAIcYOBAC1FgAh3g4BAP0VACHkDgAAhhYAIIEPAQD_FQAhiQ8BAP0VACGdDwAAhhYAINQPQACBFgAh5w8BAP8VACGMEEAAgBYAIboQAQD9FQAhuxAgAP4VACG8EAEA_xUAIb0QAQD_FQAhvhAAAIYWACC_EAAAhhYAIMAQAACQFgAgwRAgAP4VACHCEAAA-BUAIMMQAgCFFgAhxBBAAIAWACHFEAAAhhYAIBS4BQAAnh4AILkFAACfHgAgugUAAKAeACC7BQAAoR4AILwFAACiHgAgvQUAAKMeACDRBwAA2xgAIIcOAADbGAAgxg4AANsYACDkDgAA2xgAIIEPAADbGAAgnQ8AANsYACDnDwAA2xgAIIwQAADbGAAgvBAAANsYACC9EAAA2xgAIL4QAADbGAAgvxAAANsYACDEEAAA2xgAIMUQAADbGAAgAwAAANcIACADAADYCAAwBAAAtggAIAMAAADXCAAgAwAA2AgAMAQAALYIACADAAAA1wgAIAMAANgIADAEAAC2CAAgILgFAACYHgAguQUAAJkeACC6BQAAmh4AILsFAACbHgAgvAUAAJweACC9BQAAnR4AINEHgAAAAAGFDgEAAAABhw4EAAAAAakOQAAAAAGrDgEAAAABxg4EAAAAAd4OAQAAAAHkDoAAAAABgQ8BAAAAAYkPAQAAAAGdD4AAAAAB1A9AAAAAAecPAQAAAAGMEEAAAAABuhABAAAAAbsQIAAAAAG8EAEAAAABvRABAAAAAb4QgAAAAAG_EIAAAAABwBCAAAAAAcEQIAAAAAHCEAAAlx4AIMMQAgAAAAHEEEAAAAABxRCAAAAAAQEIAADcCAAgGtEHgAAAAAGFDgEAAAABhw4EAAAAAakOQAAAAAGrDgEAAAABxg4EAAAAAd4OAQAAAAHkDoAAAAABgQ8BAAAAAYkPAQAAAAGdD4AAAAAB1A9AAAAAAecPAQAAAAGMEEAAAAABuhABAAAAAbsQIAAAAAG8EAEAAAABvRABAAAAAb4QgAAAAAG_EIAAAAABwBCAAAAAAcEQIAAAAAHCEAAAlx4AIMMQAgAAAAHEEEAAAAABxRCAAAAAAQEIAADeCAAwAQgAAN4IADAguAUAAMkdACC5BQAAyh0AILoFAADLHQAguwUAAMwdACC8BQAAzR0AIL0FAADOHQAg0QeAAAAAAYUOAQDmGAAhhw4EAM0ZACGpDkAA4hgAIasOAQDmGAAhxg4EAM0ZACHeDgEA5hgAIeQOgAAAAAGBDwEA5RgAIYkPAQDmGAAhnQ-AAAAAAdQPQADiGAAh5w8BAOUYACGMEEAA7hgAIboQAQDmGAAhuxAgAIQZACG8EAEA5RgAIb0QAQDlGAAhvhCAAAAAAb8QgAAAAAHAEIAAAAABwRAgAIQZACHCEAAAyB0AIMMQAgDkGAAhxBBAAO4YACHFEIAAAAABAgAAALYIACAIAADhCAAgGtEHgAAAAAGFDgEA5hgAIYcOBADNGQAhqQ5AAOIYACGrDgEA5hgAIcYOBADNGQAh3g4BAOYYACHkDoAAAAABgQ8BAOUYACGJDwEA5hgAIZ0PgAAAAAHUD0AA4hgAIecPAQDlGAAhjBBAAO4YACG6EAEA5hgAIbsQIACEGQAhvBABAOUYACG9EAEA5RgAIb4QgAAAAAG_EIAAAAABwBCAAAAAAcEQIACEGQAhwhAAAMgdACDDEAIA5BgAIcQQQADuGAAhxRCAAAAAAQIAAADXCAAgCAAA4wgAIAIAAADXCAAgCAAA4wgAIAMAAAC2CAAgDwAA3AgAIBAAAOEIACABAAAAtggAIAEAAADXCAAgExUAAMMdACAWAADGHQAgFwAAxR0AICgAAMQdACApAADHHQAg0QcAANsYACCHDgAA2xgAIMYOAADbGAAg5A4AANsYACCBDwAA2xgAIJ0PAADbGAAg5w8AANsYACCMEAAA2xgAILwQAADbGAAgvRAAANsYACC-EAAA2xgAIL8QAADbGAAgxBAAANsYACDFEAAA2xgAIB3RBwAA4xUAIIIOAADHFwAwgw4AAOoIABCEDgAAxxcAMIUOAQDeFQAhhw4EALEWACGpDkAA3xUAIasOAQDeFQAhxg4EALEWACHeDgEA3hUAIeQOAADjFQAggQ8BAOIVACGJDwEA3hUAIZ0PAADjFQAg1A9AAN8VACHnDwEA4hUAIYwQQAD0FQAhuhABAN4VACG7ECAA-RUAIbwQAQDiFQAhvRABAOIVACG-EAAA4xUAIL8QAADjFQAgwBAAAI0WACDBECAA-RUAIcIQAAD4FQAgwxACAOEVACHEEEAA9BUAIcUQAADjFQAgAwAAANcIACADAADpCAAwFAAA6ggAIAMAAADXCAAgAwAA2AgAMAQAALYIACABAAAAuggAIAEAAAC6CAAgAwAAALgIACADAAC5CAAwBAAAuggAIAMAAAC4CAAgAwAAuQgAMAQAALoIACADAAAAuAgAIAMAALkIADAEAAC6CAAgBLcFAADCHQAgmBACAAAAAZkQAAEAAAGbEAEAAAABAQgAAPIIACADmBACAAAAAZkQAAEAAAGbEAEAAAABAQgAAPQIADABCAAA9AgAMAS3BQAAwR0AIJgQAgDkGAAhmRAAAacZACGbEAEA5hgAIQIAAAC6CAAgCAAA9wgAIAOYEAIA5BgAIZkQAAGnGQAhmxABAOYYACECAAAAuAgAIAgAAPkIACACAAAAuAgAIAgAAPkIACADAAAAuggAIA8AAPIIACAQAAD3CAAgAQAAALoIACABAAAAuAgAIAUVAAC8HQAgFgAAvx0AIBcAAL4dACAoAAC9HQAgKQAAwB0AIAaCDgAAxhcAMIMOAACACQAQhA4AAMYXADCYEAIA4RUAIZkQAAGVFgAhmxABAN4VACEDAAAAuAgAIAMAAP8IADAUAACACQAgAwAAALgIACADAAC5CAAwBAAAuggAIAEAAAC-CAAgAQAAAL4IACADAAAAvAgAIAMAAL0IADAEAAC-CAAgAwAAALwIACADAAC9CAAwBAAAvggAIAMAAAC8CAAgAwAAvQgAMAQAAL4IACAFtwUAALsdACD4DhAAAAABmxABAAAAAbgQAQAAAAG5EBAAAAABAQgAAIgJACAE-A4QAAAAAZsQAQAAAAG4EAEAAAABuRAQAAAAAQEIAACKCQAwAQgAAIoJADAFtwUAALodACD4DhAA3BkAIZsQAQDmGAAhuBABAOYYACG5EBAA3BkAIQIAAAC-CAAgCAAAjQkAIAT4DhAA3BkAIZsQAQDmGAAhuBABAOYYACG5EBAA3BkAIQIAAAC8CAAgCAAAjwkAIAIAAAC8CAAgCAAAjwkAIAMAAAC-CAAgDwAAiAkAIBAAAI0JACABAAAAvggAIAEAAAC8CAAgBRUAALUdACAWAAC4HQAgFwAAtx0AICgAALYdACApAAC5HQAgB4IOAADFFwAwgw4AAJYJABCEDgAAxRcAMPgOEAC8FgAhmxABAN4VACG4EAEA3hUAIbkQEAC8FgAhAwAAALwIACADAACVCQAwFAAAlgkAIAMAAAC8CAAgAwAAvQgAMAQAAL4IACABAAAAwggAIAEAAADCCAAgAwAAAMAIACADAADBCAAwBAAAwggAIAMAAADACAAgAwAAwQgAMAQAAMIIACADAAAAwAgAIAMAAMEIADAEAADCCAAgFYUDAQAAAAG3BQAAtB0AIP0MAgAAAAHEDgEAAAABpA8CAAAAAa0PAQAAAAHoDwEAAAAB9w8BAAAAAZsQAQAAAAGnEAIAAAABrBAgAAAAAa0QAgAAAAGvEAEAAAABsBABAAAAAbEQAgAAAAGyEIAAAAABsxABAAAAAbQQAQAAAAG1EAAAsx0AILYQIAAAAAG3EAIAAAABAQgAAJ4JACAUhQMBAAAAAf0MAgAAAAHEDgEAAAABpA8CAAAAAa0PAQAAAAHoDwEAAAAB9w8BAAAAAZsQAQAAAAGnEAIAAAABrBAgAAAAAa0QAgAAAAGvEAEAAAABsBABAAAAAbEQAgAAAAGyEIAAAAABsxABAAAAAbQQAQAAAAG1EAAAsx0AILYQIAAAAAG3EAIAAAABAQgAAKAJADABCAAAoAkAMBWFAwEA5hgAIbcFAACyHQAg_QwCAOQYACHEDgEA5RgAIaQPAgDjGAAhrQ8BAOUYACHoDwEA5RgAIfcPAQDlGAAhmxABAOYYACGnEAIA4xgAIawQIACmGQAhrRACAOQYACGvEAEA5hgAIbAQAQDlGAAhsRACAOMYACGyEIAAAAABsxABAOUYACG0EAEA5RgAIbUQAACxHQAgthAgAKYZACG3EAIA4xgAIQIAAADCCAAgCAAAowkAIBSFAwEA5hgAIf0MAgDkGAAhxA4BAOUYACGkDwIA4xgAIa0PAQDlGAAh6A8BAOUYACH3DwEA5RgAIZsQAQDmGAAhpxACAOMYACGsECAAphkAIa0QAgDkGAAhrxABAOYYACGwEAEA5RgAIbEQAgDjGAAhshCAAAAAAbMQAQDlGAAhtBABAOUYACG1EAAAsR0AILYQIACmGQAhtxACAOMYACECAAAAwAgAIAgAAKUJACACAAAAwAgAIAgAAKUJACADAAAAwggAIA8AAJ4JACAQAACjCQAgAQAAAMIIACABAAAAwAgAIBMVAACsHQAgFgAArx0AIBcAAK4dACAoAACtHQAgKQAAsB0AIMQOAADbGAAgpA8AANsYACCtDwAA2xgAIOgPAADbGAAg9w8AANsYACCnEAAA2xgAIKwQAADbGAAgsBAAANsYACCxEAAA2xgAILIQAADbGAAgsxAAANsYACC0EAAA2xgAILYQAADbGAAgtxAAANsYACAXhQMBAN4VACH9DAIA4RUAIYIOAADEFwAwgw4AAKwJABCEDgAAxBcAMMQOAQDiFQAhpA8CAOAVACGtDwEA4hUAIegPAQDiFQAh9w8BAOIVACGbEAEA3hUAIacQAgDgFQAhrBAgAJQWACGtEAIA4RUAIa8QAQDeFQAhsBABAOIVACGxEAIA4BUAIbIQAADjFQAgsxABAOIVACG0EAEA4hUAIbUQAAD4FQAgthAgAJQWACG3EAIA4BUAIQMAAADACAAgAwAAqwkAMBQAAKwJACADAAAAwAgAIAMAAMEIADAEAADCCAAgAQAAAMYIACABAAAAxggAIAMAAADECAAgAwAAxQgAMAQAAMYIACADAAAAxAgAIAMAAMUIADAEAADGCAAgAwAAAMQIACADAADFCAAwBAAAxggAIAa3BQAAqx0AIP0MAgAAAAGBDwEAAAABmxABAAAAAa0QAgAAAAGuEAEAAAABAQgAALQJACAF_QwCAAAAAYEPAQAAAAGbEAEAAAABrRACAAAAAa4QAQAAAAEBCAAAtgkAMAEIAAC2CQAwBrcFAACqHQAg_QwCAOQYACGBDwEA5hgAIZsQAQDmGAAhrRACAOMYACGuEAEA5hgAIQIAAADGCAAgCAAAuQkAIAX9DAIA5BgAIYEPAQDmGAAhmxABAOYYACGtEAIA4xgAIa4QAQDmGAAhAgAAAMQIACAIAAC7CQAgAgAAAMQIACAIAAC7CQAgAwAAAMYIACAPAAC0CQAgEAAAuQkAIAEAAADGCAAgAQAAAMQIACAGFQAApR0AIBYAAKgdACAXAACnHQAgKAAAph0AICkAAKkdACCtEAAA2xgAIAj9DAIA4RUAIYIOAADDFwAwgw4AAMIJABCEDgAAwxcAMIEPAQDeFQAhmxABAN4VACGtEAIA4BUAIa4QAQDeFQAhAwAAAMQIACADAADBCQAwFAAAwgkAIAMAAADECAAgAwAAxQgAMAQAAMYIACABAAAAyggAIAEAAADKCAAgAwAAAMgIACADAADJCAAwBAAAyggAIAMAAADICAAgAwAAyQgAMAQAAMoIACADAAAAyAgAIAMAAMkIADAEAADKCAAgCLcFAACkHQAgmxABAAAAAacQAgAAAAGoEAIAAAABqRACAAAAAaoQAACjHQAgqxCAAAAAAawQAQAAAAEBCAAAygkAIAebEAEAAAABpxACAAAAAagQAgAAAAGpEAIAAAABqhAAAKMdACCrEIAAAAABrBABAAAAAQEIAADMCQAwAQgAAMwJADAItwUAAKIdACCbEAEA5hgAIacQAgDkGAAhqBACAOQYACGpEAIA5BgAIaoQAAChHQAgqxCAAAAAAawQAQDmGAAhAgAAAMoIACAIAADPCQAgB5sQAQDmGAAhpxACAOQYACGoEAIA5BgAIakQAgDkGAAhqhAAAKEdACCrEIAAAAABrBABAOYYACECAAAAyAgAIAgAANEJACACAAAAyAgAIAgAANEJACADAAAAyggAIA8AAMoJACAQAADPCQAgAQAAAMoIACABAAAAyAgAIAUVAACcHQAgFgAAnx0AIBcAAJ4dACAoAACdHQAgKQAAoB0AIAqCDgAAwhcAMIMOAADYCQAQhA4AAMIXADCbEAEA3hUAIacQAgDhFQAhqBACAOEVACGpEAIA4RUAIaoQAAD4FQAgqxAAAI0WACCsEAEA3hUAIQMAAADICAAgAwAA1wkAMBQAANgJACADAAAAyAgAIAMAAMkIADAEAADKCAAgAQAAAM4IACABAAAAzggAIAMAAADMCAAgAwAAzQgAMAQAAM4IACADAAAAzAgAIAMAAM0IADAEAADOCAAgAwAAAMwIACADAADNCAAwBAAAzggAIAa3BQAAmx0AIIUOAQAAAAGpDkAAAAAB1A9AAAAAAfAPAAEAAAGbEAEAAAABAQgAAOAJACAFhQ4BAAAAAakOQAAAAAHUD0AAAAAB8A8AAQAAAZsQAQAAAAEBCAAA4gkAMAEIAADiCQAwBrcFAACaHQAghQ4BAOYYACGpDkAA4hgAIdQPQADiGAAh8A8AAacZACGbEAEA5hgAIQIAAADOCAAgCAAA5QkAIAWFDgEA5hgAIakOQADiGAAh1A9AAOIYACHwDwABpxkAIZsQAQDmGAAhAgAAAMwIACAIAADnCQAgAgAAAMwIACAIAADnCQAgAwAAAM4IACAPAADgCQAgEAAA5QkAIAEAAADOCAAgAQAAAMwIACADFQAAlx0AIBYAAJkdACAXAACYHQAgCIIOAADBFwAwgw4AAO4JABCEDgAAwRcAMIUOAQDeFQAhqQ5AAN8VACHUD0AA3xUAIfAPAAGVFgAhmxABAN4VACEDAAAAzAgAIAMAAO0JADAUAADuCQAgAwAAAMwIACADAADNCAAwBAAAzggAIByvBgAAuhcAILAGAAC7FwAggg4AALkXADCDDgAA_gkAEIQOAAC5FwAwhQ4BAAAAAakOQACBFgAhqw4BAP0VACHSDgEA_xUAIdsOAgCFFgAh3g4BAP0VACHoDkAAgBYAIYEPAQD_FQAhhA8EALUWACHADwEA_xUAIdMPAQD_FQAh5w8BAP8VACGAEAQAtRYAIZsQAQD9FQAhnBABAP0VACGdEBAApBYAIZ4QEACkFgAhnxACAIQWACGgEAABoxYAIaEQAgCEFgAhohAQAKQWACGjEAAAhhYAIKQQAQD_FQAhAQAAAPEJACAJrgYAAL4XACCCDgAAwBcAMIMOAADzCQAQhA4AAMAXADDEDgEA_RUAIdIOEACkFgAhsA8CAIUWACGXEAEA_RUAIZoQAgCFFgAhAq4GAACWHQAg0g4AANsYACAKrgYAAL4XACCCDgAAwBcAMIMOAADzCQAQhA4AAMAXADDEDgEA_RUAIdIOEACkFgAhsA8CAIUWACGXEAEA_RUAIZoQAgCFFgAhphAAAL8XACADAAAA8wkAIAMAAPQJADAEAAD1CQAgB64GAAC-FwAggg4AAL0XADCDDgAA9wkAEIQOAAC9FwAwlxABAP0VACGYEAIAhRYAIZkQAAGiFgAhAa4GAACWHQAgCK4GAAC-FwAggg4AAL0XADCDDgAA9wkAEIQOAAC9FwAwlxABAP0VACGYEAIAhRYAIZkQAAGiFgAhpRAAALwXACADAAAA9wkAIAMAAPgJADAEAAD5CQAgAQAAAPMJACABAAAA9wkAIAEAAADxCQAgHK8GAAC6FwAgsAYAALsXACCCDgAAuRcAMIMOAAD-CQAQhA4AALkXADCFDgEA_RUAIakOQACBFgAhqw4BAP0VACHSDgEA_xUAIdsOAgCFFgAh3g4BAP0VACHoDkAAgBYAIYEPAQD_FQAhhA8EALUWACHADwEA_xUAIdMPAQD_FQAh5w8BAP8VACGAEAQAtRYAIZsQAQD9FQAhnBABAP0VACGdEBAApBYAIZ4QEACkFgAhnxACAIQWACGgEAABoxYAIaEQAgCEFgAhohAQAKQWACGjEAAAhhYAIKQQAQD_FQAhEq8GAACUHQAgsAYAAJUdACDSDgAA2xgAIOgOAADbGAAggQ8AANsYACCEDwAA2xgAIMAPAADbGAAg0w8AANsYACDnDwAA2xgAIIAQAADbGAAgnRAAANsYACCeEAAA2xgAIJ8QAADbGAAgoBAAANsYACChEAAA2xgAIKIQAADbGAAgoxAAANsYACCkEAAA2xgAIAMAAAD-CQAgAwAA_wkAMAQAAPEJACADAAAA_gkAIAMAAP8JADAEAADxCQAgAwAAAP4JACADAAD_CQAwBAAA8QkAIBmvBgAAkh0AILAGAACTHQAghQ4BAAAAAakOQAAAAAGrDgEAAAAB0g4BAAAAAdsOAgAAAAHeDgEAAAAB6A5AAAAAAYEPAQAAAAGEDwQAAAABwA8BAAAAAdMPAQAAAAHnDwEAAAABgBAEAAAAAZsQAQAAAAGcEAEAAAABnRAQAAAAAZ4QEAAAAAGfEAIAAAABoBAAAQAAAaEQAgAAAAGiEBAAAAABoxCAAAAAAaQQAQAAAAEBCAAAgwoAIBeFDgEAAAABqQ5AAAAAAasOAQAAAAHSDgEAAAAB2w4CAAAAAd4OAQAAAAHoDkAAAAABgQ8BAAAAAYQPBAAAAAHADwEAAAAB0w8BAAAAAecPAQAAAAGAEAQAAAABmxABAAAAAZwQAQAAAAGdEBAAAAABnhAQAAAAAZ8QAgAAAAGgEAABAAABoRACAAAAAaIQEAAAAAGjEIAAAAABpBABAAAAAQEIAACFCgAwAQgAAIUKADAZrwYAAPgcACCwBgAA-RwAIIUOAQDmGAAhqQ5AAOIYACGrDgEA5hgAIdIOAQDlGAAh2w4CAOQYACHeDgEA5hgAIegOQADuGAAhgQ8BAOUYACGEDwQAzRkAIcAPAQDlGAAh0w8BAOUYACHnDwEA5RgAIYAQBADNGQAhmxABAOYYACGcEAEA5hgAIZ0QEACpGQAhnhAQAKkZACGfEAIA4xgAIaAQAAGoGQAhoRACAOMYACGiEBAAqRkAIaMQgAAAAAGkEAEA5RgAIQIAAADxCQAgCAAAiAoAIBeFDgEA5hgAIakOQADiGAAhqw4BAOYYACHSDgEA5RgAIdsOAgDkGAAh3g4BAOYYACHoDkAA7hgAIYEPAQDlGAAhhA8EAM0ZACHADwEA5RgAIdMPAQDlGAAh5w8BAOUYACGAEAQAzRkAIZsQAQDmGAAhnBABAOYYACGdEBAAqRkAIZ4QEACpGQAhnxACAOMYACGgEAABqBkAIaEQAgDjGAAhohAQAKkZACGjEIAAAAABpBABAOUYACECAAAA_gkAIAgAAIoKACACAAAA_gkAIAgAAIoKACADAAAA8QkAIA8AAIMKACAQAACICgAgAQAAAPEJACABAAAA_gkAIBUVAADzHAAgFgAA9hwAIBcAAPUcACAoAAD0HAAgKQAA9xwAINIOAADbGAAg6A4AANsYACCBDwAA2xgAIIQPAADbGAAgwA8AANsYACDTDwAA2xgAIOcPAADbGAAggBAAANsYACCdEAAA2xgAIJ4QAADbGAAgnxAAANsYACCgEAAA2xgAIKEQAADbGAAgohAAANsYACCjEAAA2xgAIKQQAADbGAAgGoIOAAC4FwAwgw4AAJEKABCEDgAAuBcAMIUOAQDeFQAhqQ5AAN8VACGrDgEA3hUAIdIOAQDiFQAh2w4CAOEVACHeDgEA3hUAIegOQAD0FQAhgQ8BAOIVACGEDwQAsRYAIcAPAQDiFQAh0w8BAOIVACHnDwEA4hUAIYAQBACxFgAhmxABAN4VACGcEAEA3hUAIZ0QEACXFgAhnhAQAJcWACGfEAIA4BUAIaAQAAGWFgAhoRACAOAVACGiEBAAlxYAIaMQAADjFQAgpBABAOIVACEDAAAA_gkAIAMAAJAKADAUAACRCgAgAwAAAP4JACADAAD_CQAwBAAA8QkAIAEAAAD1CQAgAQAAAPUJACADAAAA8wkAIAMAAPQJADAEAAD1CQAgAwAAAPMJACADAAD0CQAwBAAA9QkAIAMAAADzCQAgAwAA9AkAMAQAAPUJACAGrgYAAPIcACDEDgEAAAAB0g4QAAAAAbAPAgAAAAGXEAEAAAABmhACAAAAAQEIAACZCgAgBcQOAQAAAAHSDhAAAAABsA8CAAAAAZcQAQAAAAGaEAIAAAABAQgAAJsKADABCAAAmwoAMAauBgAA8RwAIMQOAQDmGAAh0g4QAKkZACGwDwIA5BgAIZcQAQDmGAAhmhACAOQYACECAAAA9QkAIAgAAJ4KACAFxA4BAOYYACHSDhAAqRkAIbAPAgDkGAAhlxABAOYYACGaEAIA5BgAIQIAAADzCQAgCAAAoAoAIAIAAADzCQAgCAAAoAoAIAMAAAD1CQAgDwAAmQoAIBAAAJ4KACABAAAA9QkAIAEAAADzCQAgBhUAAOwcACAWAADvHAAgFwAA7hwAICgAAO0cACApAADwHAAg0g4AANsYACAIgg4AALcXADCDDgAApwoAEIQOAAC3FwAwxA4BAN4VACHSDhAAlxYAIbAPAgDhFQAhlxABAN4VACGaEAIA4RUAIQMAAADzCQAgAwAApgoAMBQAAKcKACADAAAA8wkAIAMAAPQJADAEAAD1CQAgAQAAAPkJACABAAAA-QkAIAMAAAD3CQAgAwAA-AkAMAQAAPkJACADAAAA9wkAIAMAAPgJADAEAAD5CQAgAwAAAPcJACADAAD4CQAwBAAA-QkAIASuBgAA6xwAIJcQAQAAAAGYEAIAAAABmRAAAQAAAQEIAACvCgAgA5cQAQAAAAGYEAIAAAABmRAAAQAAAQEIAACxCgAwAQgAALEKADAErgYAAOocACCXEAEA5hgAIZgQAgDkGAAhmRAAAacZACECAAAA-QkAIAgAALQKACADlxABAOYYACGYEAIA5BgAIZkQAAGnGQAhAgAAAPcJACAIAAC2CgAgAgAAAPcJACAIAAC2CgAgAwAAAPkJACAPAACvCgAgEAAAtAoAIAEAAAD5CQAgAQAAAPcJACAFFQAA5RwAIBYAAOgcACAXAADnHAAgKAAA5hwAICkAAOkcACAGgg4AALYXADCDDgAAvQoAEIQOAAC2FwAwlxABAN4VACGYEAIA4RUAIZkQAAGVFgAhAwAAAPcJACADAAC8CgAwFAAAvQoAIAMAAAD3CQAgAwAA-AkAMAQAAPkJACABAAAAgwIAIAEAAACDAgAgAwAAAIECACADAACCAgAwBAAAgwIAIAMAAACBAgAgAwAAggIAMAQAAIMCACADAAAAgQIAIAMAAIICADAEAACDAgAgEawBAADhHAAgrwEAAOIcACCwAQAA4xwAILEBAADkHAAghQ4BAAAAAakOQAAAAAGrDgEAAAABrQ4BAAAAAbYOAQAAAAGADwEAAAAB0A9AAAAAAdwPQAAAAAGREAEAAAABkxABAAAAAZQQAADgHAAglRBAAAAAAZYQAgAAAAEBCAAAxQoAIA2FDgEAAAABqQ5AAAAAAasOAQAAAAGtDgEAAAABtg4BAAAAAYAPAQAAAAHQD0AAAAAB3A9AAAAAAZEQAQAAAAGTEAEAAAABlBAAAOAcACCVEEAAAAABlhACAAAAAQEIAADHCgAwAQgAAMcKADABAAAAhQIAIBGsAQAAuBwAIK8BAAC5HAAgsAEAALocACCxAQAAuxwAIIUOAQDmGAAhqQ5AAOIYACGrDgEA5RgAIa0OAQDmGAAhtg4BAOUYACGADwEA5hgAIdAPQADuGAAh3A9AAO4YACGREAEA5hgAIZMQAQDmGAAhlBAAALccACCVEEAA7hgAIZYQAgDkGAAhAgAAAIMCACAIAADLCgAgDYUOAQDmGAAhqQ5AAOIYACGrDgEA5RgAIa0OAQDmGAAhtg4BAOUYACGADwEA5hgAIdAPQADuGAAh3A9AAO4YACGREAEA5hgAIZMQAQDmGAAhlBAAALccACCVEEAA7hgAIZYQAgDkGAAhAgAAAIECACAIAADNCgAgAgAAAIECACAIAADNCgAgAQAAAIUCACADAAAAgwIAIA8AAMUKACAQAADLCgAgAQAAAIMCACABAAAAgQIAIAoVAACyHAAgFgAAtRwAIBcAALQcACAoAACzHAAgKQAAthwAIKsOAADbGAAgtg4AANsYACDQDwAA2xgAINwPAADbGAAglRAAANsYACAQgg4AALUXADCDDgAA1QoAEIQOAAC1FwAwhQ4BAN4VACGpDkAA3xUAIasOAQDiFQAhrQ4BAN4VACG2DgEA4hUAIYAPAQDeFQAh0A9AAPQVACHcD0AA9BUAIZEQAQDeFQAhkxABAN4VACGUEAAA-BUAIJUQQAD0FQAhlhACAOEVACEDAAAAgQIAIAMAANQKADAUAADVCgAgAwAAAIECACADAACCAgAwBAAAgwIAIAmCDgAAtBcAMIMOAADbCgAQhA4AALQXADCrDgEA_xUAIcUOAQD_FQAhkQ8gAP4VACHcD0AAgRYAIZEQAQAAAAGSEAIAhRYAIQEAAADYCgAgAQAAANgKACAJgg4AALQXADCDDgAA2woAEIQOAAC0FwAwqw4BAP8VACHFDgEA_xUAIZEPIAD-FQAh3A9AAIEWACGREAEA_RUAIZIQAgCFFgAhAqsOAADbGAAgxQ4AANsYACADAAAA2woAIAMAANwKADAEAADYCgAgAwAAANsKACADAADcCgAwBAAA2AoAIAMAAADbCgAgAwAA3AoAMAQAANgKACAGqw4BAAAAAcUOAQAAAAGRDyAAAAAB3A9AAAAAAZEQAQAAAAGSEAIAAAABAQgAAOAKACAGqw4BAAAAAcUOAQAAAAGRDyAAAAAB3A9AAAAAAZEQAQAAAAGSEAIAAAABAQgAAOIKADABCAAA4goAMAarDgEA5RgAIcUOAQDlGAAhkQ8gAIQZACHcD0AA4hgAIZEQAQDmGAAhkhACAOQYACECAAAA2AoAIAgAAOUKACAGqw4BAOUYACHFDgEA5RgAIZEPIACEGQAh3A9AAOIYACGREAEA5hgAIZIQAgDkGAAhAgAAANsKACAIAADnCgAgAgAAANsKACAIAADnCgAgAwAAANgKACAPAADgCgAgEAAA5QoAIAEAAADYCgAgAQAAANsKACAHFQAArRwAIBYAALAcACAXAACvHAAgKAAArhwAICkAALEcACCrDgAA2xgAIMUOAADbGAAgCYIOAACzFwAwgw4AAO4KABCEDgAAsxcAMKsOAQDiFQAhxQ4BAOIVACGRDyAA-RUAIdwPQADfFQAhkRABAN4VACGSEAIA4RUAIQMAAADbCgAgAwAA7QoAMBQAAO4KACADAAAA2woAIAMAANwKADAEAADYCgAgAQAAAIkCACABAAAAiQIAIAMAAACHAgAgAwAAiAIAMAQAAIkCACADAAAAhwIAIAMAAIgCADAEAACJAgAgAwAAAIcCACADAACIAgAwBAAAiQIAIAYIgAAAAAGuAQAArBwAIIUOBAAAAAGHDkAAAAABzA4BAAAAAYoQAQAAAAEBCAAA9goAIAUIgAAAAAGFDgQAAAABhw5AAAAAAcwOAQAAAAGKEAEAAAABAQgAAPgKADABCAAA-AoAMAYIgAAAAAGuAQAAqxwAIIUOBADhGAAhhw5AAOIYACHMDgEA5hgAIYoQAQDmGAAhAgAAAIkCACAIAAD7CgAgBQiAAAAAAYUOBADhGAAhhw5AAOIYACHMDgEA5hgAIYoQAQDmGAAhAgAAAIcCACAIAAD9CgAgAgAAAIcCACAIAAD9CgAgAwAAAIkCACAPAAD2CgAgEAAA-woAIAEAAACJAgAgAQAAAIcCACAFFQAAphwAIBYAAKkcACAXAACoHAAgKAAApxwAICkAAKocACAICAAAjRYAIIIOAACyFwAwgw4AAIQLABCEDgAAshcAMIUOBADdFQAhhw5AAN8VACHMDgEA3hUAIYoQAQDeFQAhAwAAAIcCACADAACDCwAwFAAAhAsAIAMAAACHAgAgAwAAiAIAMAQAAIkCACABAAAAjQIAIAEAAACNAgAgAwAAAIsCACADAACMAgAwBAAAjQIAIAMAAACLAgAgAwAAjAIAMAQAAI0CACADAAAAiwIAIAMAAIwCADAEAACNAgAgDq4BAAClHAAghQ4BAAAAAaQOAgAAAAGmDkAAAAABpw4CAAAAAagOQAAAAAGpDkAAAAABzA4BAAAAAd4OAQAAAAHoDkAAAAABihABAAAAAY4QgAAAAAGPEAIAAAABkBBAAAAAAQEIAACMCwAgDYUOAQAAAAGkDgIAAAABpg5AAAAAAacOAgAAAAGoDkAAAAABqQ5AAAAAAcwOAQAAAAHeDgEAAAAB6A5AAAAAAYoQAQAAAAGOEIAAAAABjxACAAAAAZAQQAAAAAEBCAAAjgsAMAEIAACOCwAwDq4BAACkHAAghQ4BAOYYACGkDgIA5BgAIaYOQADuGAAhpw4CAOQYACGoDkAA7hgAIakOQADiGAAhzA4BAOYYACHeDgEA5hgAIegOQADuGAAhihABAOYYACGOEIAAAAABjxACAOQYACGQEEAA7hgAIQIAAACNAgAgCAAAkQsAIA2FDgEA5hgAIaQOAgDkGAAhpg5AAO4YACGnDgIA5BgAIagOQADuGAAhqQ5AAOIYACHMDgEA5hgAId4OAQDmGAAh6A5AAO4YACGKEAEA5hgAIY4QgAAAAAGPEAIA5BgAIZAQQADuGAAhAgAAAIsCACAIAACTCwAgAgAAAIsCACAIAACTCwAgAwAAAI0CACAPAACMCwAgEAAAkQsAIAEAAACNAgAgAQAAAIsCACAJFQAAnxwAIBYAAKIcACAXAAChHAAgKAAAoBwAICkAAKMcACCmDgAA2xgAIKgOAADbGAAg6A4AANsYACCQEAAA2xgAIBCCDgAAsRcAMIMOAACaCwAQhA4AALEXADCFDgEA3hUAIaQOAgDhFQAhpg5AAPQVACGnDgIA4RUAIagOQAD0FQAhqQ5AAN8VACHMDgEA3hUAId4OAQDeFQAh6A5AAPQVACGKEAEA3hUAIY4QAACNFgAgjxACAOEVACGQEEAA9BUAIQMAAACLAgAgAwAAmQsAMBQAAJoLACADAAAAiwIAIAMAAIwCADAEAACNAgAgAQAAAJECACABAAAAkQIAIAMAAACPAgAgAwAAkAIAMAQAAJECACADAAAAjwIAIAMAAJACADAEAACRAgAgAwAAAI8CACADAACQAgAwBAAAkQIAIAgIgAAAAAGuAQAAnhwAIMwOAQAAAAHtD0AAAAABihABAAAAAYsQAQAAAAGMEEAAAAABjRBAAAAAAQEIAACiCwAgBwiAAAAAAcwOAQAAAAHtD0AAAAABihABAAAAAYsQAQAAAAGMEEAAAAABjRBAAAAAAQEIAACkCwAwAQgAAKQLADAICIAAAAABrgEAAJ0cACDMDgEA5hgAIe0PQADiGAAhihABAOYYACGLEAEA5hgAIYwQQADiGAAhjRBAAO4YACECAAAAkQIAIAgAAKcLACAHCIAAAAABzA4BAOYYACHtD0AA4hgAIYoQAQDmGAAhixABAOYYACGMEEAA4hgAIY0QQADuGAAhAgAAAI8CACAIAACpCwAgAgAAAI8CACAIAACpCwAgAwAAAJECACAPAACiCwAgEAAApwsAIAEAAACRAgAgAQAAAI8CACAEFQAAmhwAIBYAAJwcACAXAACbHAAgjRAAANsYACAKCAAAjRYAIIIOAACwFwAwgw4AALALABCEDgAAsBcAMMwOAQDeFQAh7Q9AAN8VACGKEAEA3hUAIYsQAQDeFQAhjBBAAN8VACGNEEAA9BUAIQMAAACPAgAgAwAArwsAMBQAALALACADAAAAjwIAIAMAAJACADAEAACRAgAgEYIOAACvFwAwgw4AALYLABCEDgAArxcAMIUOAQAAAAGpDkAAgRYAIe0OAQD9FQAh0A9AAIEWACHUD0AAgRYAIYEQAQD9FQAhghABAP8VACGDEAEA_RUAIYQQAQD9FQAhhRABAP8VACGGEEAAgBYAIYcQAQD_FQAhiBBAAIAWACGJEEAAgBYAIQEAAACzCwAgAQAAALMLACARgg4AAK8XADCDDgAAtgsAEIQOAACvFwAwhQ4BAP0VACGpDkAAgRYAIe0OAQD9FQAh0A9AAIEWACHUD0AAgRYAIYEQAQD9FQAhghABAP8VACGDEAEA_RUAIYQQAQD9FQAhhRABAP8VACGGEEAAgBYAIYcQAQD_FQAhiBBAAIAWACGJEEAAgBYAIQaCEAAA2xgAIIUQAADbGAAghhAAANsYACCHEAAA2xgAIIgQAADbGAAgiRAAANsYACADAAAAtgsAIAMAALcLADAEAACzCwAgAwAAALYLACADAAC3CwAwBAAAswsAIAMAAAC2CwAgAwAAtwsAMAQAALMLACAOhQ4BAAAAAakOQAAAAAHtDgEAAAAB0A9AAAAAAdQPQAAAAAGBEAEAAAABghABAAAAAYMQAQAAAAGEEAEAAAABhRABAAAAAYYQQAAAAAGHEAEAAAABiBBAAAAAAYkQQAAAAAEBCAAAuwsAIA6FDgEAAAABqQ5AAAAAAe0OAQAAAAHQD0AAAAAB1A9AAAAAAYEQAQAAAAGCEAEAAAABgxABAAAAAYQQAQAAAAGFEAEAAAABhhBAAAAAAYcQAQAAAAGIEEAAAAABiRBAAAAAAQEIAAC9CwAwAQgAAL0LADAOhQ4BAOYYACGpDkAA4hgAIe0OAQDmGAAh0A9AAOIYACHUD0AA4hgAIYEQAQDmGAAhghABAOUYACGDEAEA5hgAIYQQAQDmGAAhhRABAOUYACGGEEAA7hgAIYcQAQDlGAAhiBBAAO4YACGJEEAA7hgAIQIAAACzCwAgCAAAwAsAIA6FDgEA5hgAIakOQADiGAAh7Q4BAOYYACHQD0AA4hgAIdQPQADiGAAhgRABAOYYACGCEAEA5RgAIYMQAQDmGAAhhBABAOYYACGFEAEA5RgAIYYQQADuGAAhhxABAOUYACGIEEAA7hgAIYkQQADuGAAhAgAAALYLACAIAADCCwAgAgAAALYLACAIAADCCwAgAwAAALMLACAPAAC7CwAgEAAAwAsAIAEAAACzCwAgAQAAALYLACAJFQAAlxwAIBYAAJkcACAXAACYHAAgghAAANsYACCFEAAA2xgAIIYQAADbGAAghxAAANsYACCIEAAA2xgAIIkQAADbGAAgEYIOAACuFwAwgw4AAMkLABCEDgAArhcAMIUOAQDeFQAhqQ5AAN8VACHtDgEA3hUAIdAPQADfFQAh1A9AAN8VACGBEAEA3hUAIYIQAQDiFQAhgxABAN4VACGEEAEA3hUAIYUQAQDiFQAhhhBAAPQVACGHEAEA4hUAIYgQQAD0FQAhiRBAAPQVACEDAAAAtgsAIAMAAMgLADAUAADJCwAgAwAAALYLACADAAC3CwAwBAAAswsAIAeCDgAArRcAMIMOAADPCwAQhA4AAK0XADCFDgEAAAAB1A9AAIEWACH_DwAA-BUAIIAQQACAFgAhAQAAAMwLACABAAAAzAsAIAeCDgAArRcAMIMOAADPCwAQhA4AAK0XADCFDgEA_RUAIdQPQACBFgAh_w8AAPgVACCAEEAAgBYAIQGAEAAA2xgAIAMAAADPCwAgAwAA0AsAMAQAAMwLACADAAAAzwsAIAMAANALADAEAADMCwAgAwAAAM8LACADAADQCwAwBAAAzAsAIASFDgEAAAAB1A9AAAAAAf8PAACWHAAggBBAAAAAAQEIAADUCwAgBIUOAQAAAAHUD0AAAAAB_w8AAJYcACCAEEAAAAABAQgAANYLADABCAAA1gsAMASFDgEA5hgAIdQPQADiGAAh_w8AAJUcACCAEEAA7hgAIQIAAADMCwAgCAAA2QsAIASFDgEA5hgAIdQPQADiGAAh_w8AAJUcACCAEEAA7hgAIQIAAADPCwAgCAAA2wsAIAIAAADPCwAgCAAA2wsAIAMAAADMCwAgDwAA1AsAIBAAANkLACABAAAAzAsAIAEAAADPCwAgBBUAAJIcACAWAACUHAAgFwAAkxwAIIAQAADbGAAgB4IOAACsFwAwgw4AAOILABCEDgAArBcAMIUOAQDeFQAh1A9AAN8VACH_DwAA-BUAIIAQQAD0FQAhAwAAAM8LACADAADhCwAwFAAA4gsAIAMAAADPCwAgAwAA0AsAMAQAAMwLACAM0QcAAJAWACDSBwAAnRcAINMHAACeFwAg1gcAAJ8XACDXBwAAoBcAIIIOAACcFwAwgw4AAIMMABCEDgAAnBcAMIUOAQAAAAGpDkAAgRYAIasOAQD9FQAhiQ8BAP0VACEBAAAA5QsAIA7RBwAAkhcAIIIOAACrFwAwgw4AAOcLABCEDgAAqxcAMIUOAQD9FQAhig4BAP8VACGpDkAAgRYAIasOAQD9FQAhrg4CAIUWACGXD0AAgBYAIcQPQACBFgAh5w8BAP0VACH6DwEA_RUAIfsPAACGFgAgBNEHAACpGwAgig4AANsYACCXDwAA2xgAIPsPAADbGAAgDtEHAACSFwAggg4AAKsXADCDDgAA5wsAEIQOAACrFwAwhQ4BAAAAAYoOAQD_FQAhqQ5AAIEWACGrDgEA_RUAIa4OAgCFFgAhlw9AAIAWACHED0AAgRYAIecPAQD9FQAh-g8BAP0VACH7DwAAhhYAIAMAAADnCwAgAwAA6AsAMAQAAOkLACAI0QcAAJIXACCCDgAAqhcAMIMOAADrCwAQhA4AAKoXADDnDwEA_RUAIfcPAQD9FQAh-A8BAP0VACH5D0AAgRYAIQHRBwAAqRsAIAnRBwAAkhcAIIIOAACqFwAwgw4AAOsLABCEDgAAqhcAMOcPAQD9FQAh9w8BAP0VACH4DwEA_RUAIfkPQACBFgAh_g8AAKkXACADAAAA6wsAIAMAAOwLADAEAADtCwAgC9EHAACSFwAg1QcAAKgXACCCDgAApxcAMIMOAADvCwAQhA4AAKcXADCpDkAAgRYAIasOAQD9FQAh5w8BAP0VACHwDwEA_RUAIfUPQACAFgAh9g8CAIUWACED0QcAAKkbACDVBwAAkRwAIPUPAADbGAAgC9EHAACSFwAg1QcAAKgXACCCDgAApxcAMIMOAADvCwAQhA4AAKcXADCpDkAAgRYAIasOAQD9FQAh5w8BAP0VACHwDwEAAAAB9Q9AAIAWACH2DwIAhRYAIQMAAADvCwAgAwAA8AsAMAQAAPELACAI1AcAAKYXACCCDgAApRcAMIMOAADzCwAQhA4AAKUXADCED0AAgRYAIfAPAQD9FQAh8w8EAIgWACH0DwQAiBYAIQHUBwAAkBwAIAnUBwAAphcAIIIOAAClFwAwgw4AAPMLABCEDgAApRcAMIQPQACBFgAh8A8BAP0VACHzDwQAiBYAIfQPBACIFgAh_Q8AAKQXACADAAAA8wsAIAMAAPQLADAEAAD1CwAgAQAAAPMLACALhgMCAIUWACHRBwAAkhcAINgHAACTFwAggg4AAJEXADCDDgAA-AsAEIQOAACRFwAwqw4BAP0VACHnDwEA_RUAIe0PQACBFgAh7g8gAP4VACHvD0AAgBYAIQEAAAD4CwAgD9cHAACjFwAggg4AAKIXADCDDgAA-gsAEIQOAACiFwAwhw5AAIEWACGfDgEA_xUAIacOAQD_FQAhxA4BAP0VACHaDkAAgRYAIecPAQD9FQAh6A8BAP0VACHpDwAA-BUAIOoPQACAFgAh6w8BAP8VACHsDwAAhhYAIAbXBwAAjxwAIJ8OAADbGAAgpw4AANsYACDqDwAA2xgAIOsPAADbGAAg7A8AANsYACAQ1wcAAKMXACCCDgAAohcAMIMOAAD6CwAQhA4AAKIXADCHDkAAgRYAIZ8OAQD_FQAhpw4BAP8VACHEDgEA_RUAIdoOQACBFgAh5w8BAP0VACHoDwEA_RUAIekPAAD4FQAg6g9AAIAWACHrDwEA_xUAIewPAACGFgAg_A8AAKEXACADAAAA-gsAIAMAAPsLADAEAAD8CwAgAQAAAPoLACABAAAA5wsAIAEAAADrCwAgAQAAAO8LACABAAAA5QsAIAzRBwAAkBYAINIHAACdFwAg0wcAAJ4XACDWBwAAnxcAINcHAACgFwAggg4AAJwXADCDDgAAgwwAEIQOAACcFwAwhQ4BAP0VACGpDkAAgRYAIasOAQD9FQAhiQ8BAP0VACEE0gcAAIwcACDTBwAAjRwAINYHAACOHAAg1wcAAI8cACADAAAAgwwAIAMAAIQMADAEAADlCwAgAwAAAIMMACADAACEDAAwBAAA5QsAIAMAAACDDAAgAwAAhAwAMAQAAOULACAJ0QeAAAAAAdIHAACIHAAg0wcAAIkcACDWBwAAihwAINcHAACLHAAghQ4BAAAAAakOQAAAAAGrDgEAAAABiQ8BAAAAAQEIAACIDAAgBdEHgAAAAAGFDgEAAAABqQ5AAAAAAasOAQAAAAGJDwEAAAABAQgAAIoMADABCAAAigwAMAnRB4AAAAAB0gcAANsbACDTBwAA3BsAINYHAADdGwAg1wcAAN4bACCFDgEA5hgAIakOQADiGAAhqw4BAOYYACGJDwEA5hgAIQIAAADlCwAgCAAAjQwAIAXRB4AAAAABhQ4BAOYYACGpDkAA4hgAIasOAQDmGAAhiQ8BAOYYACECAAAAgwwAIAgAAI8MACACAAAAgwwAIAgAAI8MACADAAAA5QsAIA8AAIgMACAQAACNDAAgAQAAAOULACABAAAAgwwAIAMVAADYGwAgFgAA2hsAIBcAANkbACAI0QcAAI0WACCCDgAAmxcAMIMOAACWDAAQhA4AAJsXADCFDgEA3hUAIakOQADfFQAhqw4BAN4VACGJDwEA3hUAIQMAAACDDAAgAwAAlQwAMBQAAJYMACADAAAAgwwAIAMAAIQMADAEAADlCwAgAQAAAOkLACABAAAA6QsAIAMAAADnCwAgAwAA6AsAMAQAAOkLACADAAAA5wsAIAMAAOgLADAEAADpCwAgAwAAAOcLACADAADoCwAwBAAA6QsAIAvRBwAA1xsAIIUOAQAAAAGKDgEAAAABqQ5AAAAAAasOAQAAAAGuDgIAAAABlw9AAAAAAcQPQAAAAAHnDwEAAAAB-g8BAAAAAfsPgAAAAAEBCAAAngwAIAqFDgEAAAABig4BAAAAAakOQAAAAAGrDgEAAAABrg4CAAAAAZcPQAAAAAHED0AAAAAB5w8BAAAAAfoPAQAAAAH7D4AAAAABAQgAAKAMADABCAAAoAwAMAvRBwAA1hsAIIUOAQDmGAAhig4BAOUYACGpDkAA4hgAIasOAQDmGAAhrg4CAOQYACGXD0AA7hgAIcQPQADiGAAh5w8BAOYYACH6DwEA5hgAIfsPgAAAAAECAAAA6QsAIAgAAKMMACAKhQ4BAOYYACGKDgEA5RgAIakOQADiGAAhqw4BAOYYACGuDgIA5BgAIZcPQADuGAAhxA9AAOIYACHnDwEA5hgAIfoPAQDmGAAh-w-AAAAAAQIAAADnCwAgCAAApQwAIAIAAADnCwAgCAAApQwAIAMAAADpCwAgDwAAngwAIBAAAKMMACABAAAA6QsAIAEAAADnCwAgCBUAANEbACAWAADUGwAgFwAA0xsAICgAANIbACApAADVGwAgig4AANsYACCXDwAA2xgAIPsPAADbGAAgDYIOAACaFwAwgw4AAKwMABCEDgAAmhcAMIUOAQDeFQAhig4BAOIVACGpDkAA3xUAIasOAQDeFQAhrg4CAOEVACGXD0AA9BUAIcQPQADfFQAh5w8BAN4VACH6DwEA3hUAIfsPAADjFQAgAwAAAOcLACADAACrDAAwFAAArAwAIAMAAADnCwAgAwAA6AsAMAQAAOkLACABAAAA7QsAIAEAAADtCwAgAwAAAOsLACADAADsCwAwBAAA7QsAIAMAAADrCwAgAwAA7AsAMAQAAO0LACADAAAA6wsAIAMAAOwLADAEAADtCwAgBdEHAADQGwAg5w8BAAAAAfcPAQAAAAH4DwEAAAAB-Q9AAAAAAQEIAAC0DAAgBOcPAQAAAAH3DwEAAAAB-A8BAAAAAfkPQAAAAAEBCAAAtgwAMAEIAAC2DAAwBdEHAADPGwAg5w8BAOYYACH3DwEA5hgAIfgPAQDmGAAh-Q9AAOIYACECAAAA7QsAIAgAALkMACAE5w8BAOYYACH3DwEA5hgAIfgPAQDmGAAh-Q9AAOIYACECAAAA6wsAIAgAALsMACACAAAA6wsAIAgAALsMACADAAAA7QsAIA8AALQMACAQAAC5DAAgAQAAAO0LACABAAAA6wsAIAMVAADMGwAgFgAAzhsAIBcAAM0bACAHgg4AAJkXADCDDgAAwgwAEIQOAACZFwAw5w8BAN4VACH3DwEA3hUAIfgPAQDeFQAh-Q9AAN8VACEDAAAA6wsAIAMAAMEMADAUAADCDAAgAwAAAOsLACADAADsCwAwBAAA7QsAIAEAAADxCwAgAQAAAPELACADAAAA7wsAIAMAAPALADAEAADxCwAgAwAAAO8LACADAADwCwAwBAAA8QsAIAMAAADvCwAgAwAA8AsAMAQAAPELACAI0QcAAMobACDVBwAAyxsAIKkOQAAAAAGrDgEAAAAB5w8BAAAAAfAPAQAAAAH1D0AAAAAB9g8CAAAAAQEIAADKDAAgBqkOQAAAAAGrDgEAAAAB5w8BAAAAAfAPAQAAAAH1D0AAAAAB9g8CAAAAAQEIAADMDAAwAQgAAMwMADAI0QcAALwbACDVBwAAvRsAIKkOQADiGAAhqw4BAOYYACHnDwEA5hgAIfAPAQDmGAAh9Q9AAO4YACH2DwIA5BgAIQIAAADxCwAgCAAAzwwAIAapDkAA4hgAIasOAQDmGAAh5w8BAOYYACHwDwEA5hgAIfUPQADuGAAh9g8CAOQYACECAAAA7wsAIAgAANEMACACAAAA7wsAIAgAANEMACADAAAA8QsAIA8AAMoMACAQAADPDAAgAQAAAPELACABAAAA7wsAIAYVAAC3GwAgFgAAuhsAIBcAALkbACAoAAC4GwAgKQAAuxsAIPUPAADbGAAgCYIOAACYFwAwgw4AANgMABCEDgAAmBcAMKkOQADfFQAhqw4BAN4VACHnDwEA3hUAIfAPAQDeFQAh9Q9AAPQVACH2DwIA4RUAIQMAAADvCwAgAwAA1wwAMBQAANgMACADAAAA7wsAIAMAAPALADAEAADxCwAgAQAAAPULACABAAAA9QsAIAMAAADzCwAgAwAA9AsAMAQAAPULACADAAAA8wsAIAMAAPQLADAEAAD1CwAgAwAAAPMLACADAAD0CwAwBAAA9QsAIAXUBwAAthsAIIQPQAAAAAHwDwEAAAAB8w8EAAAAAfQPBAAAAAEBCAAA4AwAIASED0AAAAAB8A8BAAAAAfMPBAAAAAH0DwQAAAABAQgAAOIMADABCAAA4gwAMAXUBwAAtRsAIIQPQADiGAAh8A8BAOYYACHzDwQA4RgAIfQPBADhGAAhAgAAAPULACAIAADlDAAgBIQPQADiGAAh8A8BAOYYACHzDwQA4RgAIfQPBADhGAAhAgAAAPMLACAIAADnDAAgAgAAAPMLACAIAADnDAAgAwAAAPULACAPAADgDAAgEAAA5QwAIAEAAAD1CwAgAQAAAPMLACAFFQAAsBsAIBYAALMbACAXAACyGwAgKAAAsRsAICkAALQbACAHgg4AAJcXADCDDgAA7gwAEIQOAACXFwAwhA9AAN8VACHwDwEA3hUAIfMPBADdFQAh9A8EAN0VACEDAAAA8wsAIAMAAO0MADAUAADuDAAgAwAAAPMLACADAAD0CwAwBAAA9QsAIAiCDgAAlRcAMIMOAAD0DAAQhA4AAJUXADDEDgEA_RUAIYQPQACBFgAh8A8BAP0VACHxDwIAhRYAIfIPAACWFwAgAQAAAPEMACABAAAA8QwAIAeCDgAAlRcAMIMOAAD0DAAQhA4AAJUXADDEDgEA_RUAIYQPQACBFgAh8A8BAP0VACHxDwIAhRYAIQADAAAA9AwAIAMAAPUMADAEAADxDAAgAwAAAPQMACADAAD1DAAwBAAA8QwAIAMAAAD0DAAgAwAA9QwAMAQAAPEMACAExA4BAAAAAYQPQAAAAAHwDwEAAAAB8Q8CAAAAAQEIAAD5DAAgBMQOAQAAAAGED0AAAAAB8A8BAAAAAfEPAgAAAAEBCAAA-wwAMAEIAAD7DAAwBMQOAQDmGAAhhA9AAOIYACHwDwEA5hgAIfEPAgDkGAAhAgAAAPEMACAIAAD-DAAgBMQOAQDmGAAhhA9AAOIYACHwDwEA5hgAIfEPAgDkGAAhAgAAAPQMACAIAACADQAgAgAAAPQMACAIAACADQAgAwAAAPEMACAPAAD5DAAgEAAA_gwAIAEAAADxDAAgAQAAAPQMACAFFQAAqxsAIBYAAK4bACAXAACtGwAgKAAArBsAICkAAK8bACAHgg4AAJQXADCDDgAAhw0AEIQOAACUFwAwxA4BAN4VACGED0AA3xUAIfAPAQDeFQAh8Q8CAOEVACEDAAAA9AwAIAMAAIYNADAUAACHDQAgAwAAAPQMACADAAD1DAAwBAAA8QwAIAuGAwIAhRYAIdEHAACSFwAg2AcAAJMXACCCDgAAkRcAMIMOAAD4CwAQhA4AAJEXADCrDgEA_RUAIecPAQAAAAHtD0AAgRYAIe4PIAD-FQAh7w9AAIAWACEBAAAAig0AIAEAAACKDQAgA9EHAACpGwAg2AcAAKobACDvDwAA2xgAIAMAAAD4CwAgAwAAjQ0AMAQAAIoNACADAAAA-AsAIAMAAI0NADAEAACKDQAgAwAAAPgLACADAACNDQAwBAAAig0AIAiGAwIAAAAB0QcAAKcbACDYBwAAqBsAIKsOAQAAAAHnDwEAAAAB7Q9AAAAAAe4PIAAAAAHvD0AAAAABAQgAAJENACAGhgMCAAAAAasOAQAAAAHnDwEAAAAB7Q9AAAAAAe4PIAAAAAHvD0AAAAABAQgAAJMNADABCAAAkw0AMAiGAwIA5BgAIdEHAACZGwAg2AcAAJobACCrDgEA5hgAIecPAQDmGAAh7Q9AAOIYACHuDyAAhBkAIe8PQADuGAAhAgAAAIoNACAIAACWDQAgBoYDAgDkGAAhqw4BAOYYACHnDwEA5hgAIe0PQADiGAAh7g8gAIQZACHvD0AA7hgAIQIAAAD4CwAgCAAAmA0AIAIAAAD4CwAgCAAAmA0AIAMAAACKDQAgDwAAkQ0AIBAAAJYNACABAAAAig0AIAEAAAD4CwAgBhUAAJQbACAWAACXGwAgFwAAlhsAICgAAJUbACApAACYGwAg7w8AANsYACAJhgMCAOEVACGCDgAAkBcAMIMOAACfDQAQhA4AAJAXADCrDgEA3hUAIecPAQDeFQAh7Q9AAN8VACHuDyAA-RUAIe8PQAD0FQAhAwAAAPgLACADAACeDQAwFAAAnw0AIAMAAAD4CwAgAwAAjQ0AMAQAAIoNACABAAAA_AsAIAEAAAD8CwAgAwAAAPoLACADAAD7CwAwBAAA_AsAIAMAAAD6CwAgAwAA-wsAMAQAAPwLACADAAAA-gsAIAMAAPsLADAEAAD8CwAgDNcHAACTGwAghw5AAAAAAZ8OAQAAAAGnDgEAAAABxA4BAAAAAdoOQAAAAAHnDwEAAAAB6A8BAAAAAekPAACSGwAg6g9AAAAAAesPAQAAAAHsD4AAAAABAQgAAKcNACALhw5AAAAAAZ8OAQAAAAGnDgEAAAABxA4BAAAAAdoOQAAAAAHnDwEAAAAB6A8BAAAAAekPAACSGwAg6g9AAAAAAesPAQAAAAHsD4AAAAABAQgAAKkNADABCAAAqQ0AMAzXBwAAkRsAIIcOQADiGAAhnw4BAOUYACGnDgEA5RgAIcQOAQDmGAAh2g5AAOIYACHnDwEA5hgAIegPAQDmGAAh6Q8AAJAbACDqD0AA7hgAIesPAQDlGAAh7A-AAAAAAQIAAAD8CwAgCAAArA0AIAuHDkAA4hgAIZ8OAQDlGAAhpw4BAOUYACHEDgEA5hgAIdoOQADiGAAh5w8BAOYYACHoDwEA5hgAIekPAACQGwAg6g9AAO4YACHrDwEA5RgAIewPgAAAAAECAAAA-gsAIAgAAK4NACACAAAA-gsAIAgAAK4NACADAAAA_AsAIA8AAKcNACAQAACsDQAgAQAAAPwLACABAAAA-gsAIAgVAACNGwAgFgAAjxsAIBcAAI4bACCfDgAA2xgAIKcOAADbGAAg6g8AANsYACDrDwAA2xgAIOwPAADbGAAgDoIOAACPFwAwgw4AALUNABCEDgAAjxcAMIcOQADfFQAhnw4BAOIVACGnDgEA4hUAIcQOAQDeFQAh2g5AAN8VACHnDwEA3hUAIegPAQDeFQAh6Q8AAPgVACDqD0AA9BUAIesPAQDiFQAh7A8AAOMVACADAAAA-gsAIAMAALQNADAUAAC1DQAgAwAAAPoLACADAAD7CwAwBAAA_AsAIAeCDgAAjRcAMIMOAAC7DQAQhA4AAI0XADDWDgEA_RUAIYQPQACBFgAh5Q8CAIUWACHmDwAAjhcAIAEAAAC4DQAgAQAAALgNACAGgg4AAI0XADCDDgAAuw0AEIQOAACNFwAw1g4BAP0VACGED0AAgRYAIeUPAgCFFgAhAAMAAAC7DQAgAwAAvA0AMAQAALgNACADAAAAuw0AIAMAALwNADAEAAC4DQAgAwAAALsNACADAAC8DQAwBAAAuA0AIAPWDgEAAAABhA9AAAAAAeUPAgAAAAEBCAAAwA0AIAPWDgEAAAABhA9AAAAAAeUPAgAAAAEBCAAAwg0AMAEIAADCDQAwA9YOAQDmGAAhhA9AAOIYACHlDwIA5BgAIQIAAAC4DQAgCAAAxQ0AIAPWDgEA5hgAIYQPQADiGAAh5Q8CAOQYACECAAAAuw0AIAgAAMcNACACAAAAuw0AIAgAAMcNACADAAAAuA0AIA8AAMANACAQAADFDQAgAQAAALgNACABAAAAuw0AIAUVAACIGwAgFgAAixsAIBcAAIobACAoAACJGwAgKQAAjBsAIAaCDgAAjBcAMIMOAADODQAQhA4AAIwXADDWDgEA3hUAIYQPQADfFQAh5Q8CAOEVACEDAAAAuw0AIAMAAM0NADAUAADODQAgAwAAALsNACADAAC8DQAwBAAAuA0AIA_qCAAAhRcAIOsIAACGFwAg0A0CAIUWACGCDgAAhBcAMIMOAADeDQAQhA4AAIQXADCnDgEA_xUAIaoOAQD_FQAhxA4BAAAAAdYOAQD9FQAh2Q5AAIEWACHaDkAAgBYAIYcPIAD-FQAh3A9AAIEWACHfD0AAgBYAIQEAAADRDQAgDukIAACJFwAggg4AAIsXADCDDgAA0w0AEIQOAACLFwAwig4BAP8VACHEDgEA_RUAIcYOBACIFgAh4A4gAP4VACHhDgIAhRYAIeIOAAD4FQAg5A4BAP8VACHnDgAAkBYAILsPAAGjFgAh4w8EALUWACEF6QgAAIcbACCKDgAA2xgAIOQOAADbGAAguw8AANsYACDjDwAA2xgAIA_pCAAAiRcAIIIOAACLFwAwgw4AANMNABCEDgAAixcAMIoOAQD_FQAhxA4BAP0VACHGDgQAiBYAIdwOAACKFwAg4A4gAP4VACHhDgIAhRYAIeIOAAD4FQAg5A4BAP8VACHnDgAAkBYAILsPAAGjFgAh4w8EALUWACEDAAAA0w0AIAMAANQNADAEAADVDQAgD-kIAACJFwAggg4AAIgXADCDDgAA1w0AEIQOAACIFwAwxA4BAP0VACHZDkAAgBYAIYcPIAD-FQAh2w8BAP0VACHcD0AAgRYAId0PIAD-FQAh3g8BAP8VACHfD0AAgBYAIeAPQACAFgAh4Q9AAIAWACHiDwAAhhYAIAfpCAAAhxsAINkOAADbGAAg3g8AANsYACDfDwAA2xgAIOAPAADbGAAg4Q8AANsYACDiDwAA2xgAIBDpCAAAiRcAIIIOAACIFwAwgw4AANcNABCEDgAAiBcAMMQOAQD9FQAh2Q5AAIAWACGHDyAA_hUAIdsPAQD9FQAh3A9AAIEWACHdDyAA_hUAId4PAQD_FQAh3w9AAIAWACHgD0AAgBYAIeEPQACAFgAh4g8AAIYWACDkDwAAhxcAIAMAAADXDQAgAwAA2A0AMAQAANkNACABAAAA0w0AIAEAAADXDQAgAQAAANENACAP6ggAAIUXACDrCAAAhhcAINANAgCFFgAhgg4AAIQXADCDDgAA3g0AEIQOAACEFwAwpw4BAP8VACGqDgEA_xUAIcQOAQD9FQAh1g4BAP0VACHZDkAAgRYAIdoOQACAFgAhhw8gAP4VACHcD0AAgRYAId8PQACAFgAhBuoIAACFGwAg6wgAAIYbACCnDgAA2xgAIKoOAADbGAAg2g4AANsYACDfDwAA2xgAIAMAAADeDQAgAwAA3w0AMAQAANENACADAAAA3g0AIAMAAN8NADAEAADRDQAgAwAAAN4NACADAADfDQAwBAAA0Q0AIAzqCAAAgxsAIOsIAACEGwAg0A0CAAAAAacOAQAAAAGqDgEAAAABxA4BAAAAAdYOAQAAAAHZDkAAAAAB2g5AAAAAAYcPIAAAAAHcD0AAAAAB3w9AAAAAAQEIAADjDQAgCtANAgAAAAGnDgEAAAABqg4BAAAAAcQOAQAAAAHWDgEAAAAB2Q5AAAAAAdoOQAAAAAGHDyAAAAAB3A9AAAAAAd8PQAAAAAEBCAAA5Q0AMAEIAADlDQAwDOoIAADpGgAg6wgAAOoaACDQDQIA5BgAIacOAQDlGAAhqg4BAOUYACHEDgEA5hgAIdYOAQDmGAAh2Q5AAOIYACHaDkAA7hgAIYcPIACEGQAh3A9AAOIYACHfD0AA7hgAIQIAAADRDQAgCAAA6A0AIArQDQIA5BgAIacOAQDlGAAhqg4BAOUYACHEDgEA5hgAIdYOAQDmGAAh2Q5AAOIYACHaDkAA7hgAIYcPIACEGQAh3A9AAOIYACHfD0AA7hgAIQIAAADeDQAgCAAA6g0AIAIAAADeDQAgCAAA6g0AIAMAAADRDQAgDwAA4w0AIBAAAOgNACABAAAA0Q0AIAEAAADeDQAgCRUAAOQaACAWAADnGgAgFwAA5hoAICgAAOUaACApAADoGgAgpw4AANsYACCqDgAA2xgAINoOAADbGAAg3w8AANsYACAN0A0CAOEVACGCDgAAgxcAMIMOAADxDQAQhA4AAIMXADCnDgEA4hUAIaoOAQDiFQAhxA4BAN4VACHWDgEA3hUAIdkOQADfFQAh2g5AAPQVACGHDyAA-RUAIdwPQADfFQAh3w9AAPQVACEDAAAA3g0AIAMAAPANADAUAADxDQAgAwAAAN4NACADAADfDQAwBAAA0Q0AIAEAAADVDQAgAQAAANUNACADAAAA0w0AIAMAANQNADAEAADVDQAgAwAAANMNACADAADUDQAwBAAA1Q0AIAMAAADTDQAgAwAA1A0AMAQAANUNACAL6QgAAOMaACCKDgEAAAABxA4BAAAAAcYOBAAAAAHgDiAAAAAB4Q4CAAAAAeIOAADiGgAg5A4BAAAAAecOgAAAAAG7DwABAAAB4w8EAAAAAQEIAAD5DQAgCooOAQAAAAHEDgEAAAABxg4EAAAAAeAOIAAAAAHhDgIAAAAB4g4AAOIaACDkDgEAAAAB5w6AAAAAAbsPAAEAAAHjDwQAAAABAQgAAPsNADABCAAA-w0AMAvpCAAA4RoAIIoOAQDlGAAhxA4BAOYYACHGDgQA4RgAIeAOIACEGQAh4Q4CAOQYACHiDgAA4BoAIOQOAQDlGAAh5w6AAAAAAbsPAAGoGQAh4w8EAM0ZACECAAAA1Q0AIAgAAP4NACAKig4BAOUYACHEDgEA5hgAIcYOBADhGAAh4A4gAIQZACHhDgIA5BgAIeIOAADgGgAg5A4BAOUYACHnDoAAAAABuw8AAagZACHjDwQAzRkAIQIAAADTDQAgCAAAgA4AIAIAAADTDQAgCAAAgA4AIAMAAADVDQAgDwAA-Q0AIBAAAP4NACABAAAA1Q0AIAEAAADTDQAgCRUAANsaACAWAADeGgAgFwAA3RoAICgAANwaACApAADfGgAgig4AANsYACDkDgAA2xgAILsPAADbGAAg4w8AANsYACANgg4AAIIXADCDDgAAhw4AEIQOAACCFwAwig4BAOIVACHEDgEA3hUAIcYOBADdFQAh4A4gAPkVACHhDgIA4RUAIeIOAAD4FQAg5A4BAOIVACHnDgAAjRYAILsPAAGWFgAh4w8EALEWACEDAAAA0w0AIAMAAIYOADAUAACHDgAgAwAAANMNACADAADUDQAwBAAA1Q0AIAEAAADZDQAgAQAAANkNACADAAAA1w0AIAMAANgNADAEAADZDQAgAwAAANcNACADAADYDQAwBAAA2Q0AIAMAAADXDQAgAwAA2A0AMAQAANkNACAM6QgAANoaACDEDgEAAAAB2Q5AAAAAAYcPIAAAAAHbDwEAAAAB3A9AAAAAAd0PIAAAAAHeDwEAAAAB3w9AAAAAAeAPQAAAAAHhD0AAAAAB4g-AAAAAAQEIAACPDgAgC8QOAQAAAAHZDkAAAAABhw8gAAAAAdsPAQAAAAHcD0AAAAAB3Q8gAAAAAd4PAQAAAAHfD0AAAAAB4A9AAAAAAeEPQAAAAAHiD4AAAAABAQgAAJEOADABCAAAkQ4AMAzpCAAA2RoAIMQOAQDmGAAh2Q5AAO4YACGHDyAAhBkAIdsPAQDmGAAh3A9AAOIYACHdDyAAhBkAId4PAQDlGAAh3w9AAO4YACHgD0AA7hgAIeEPQADuGAAh4g-AAAAAAQIAAADZDQAgCAAAlA4AIAvEDgEA5hgAIdkOQADuGAAhhw8gAIQZACHbDwEA5hgAIdwPQADiGAAh3Q8gAIQZACHeDwEA5RgAId8PQADuGAAh4A9AAO4YACHhD0AA7hgAIeIPgAAAAAECAAAA1w0AIAgAAJYOACACAAAA1w0AIAgAAJYOACADAAAA2Q0AIA8AAI8OACAQAACUDgAgAQAAANkNACABAAAA1w0AIAkVAADWGgAgFgAA2BoAIBcAANcaACDZDgAA2xgAIN4PAADbGAAg3w8AANsYACDgDwAA2xgAIOEPAADbGAAg4g8AANsYACAOgg4AAIEXADCDDgAAnQ4AEIQOAACBFwAwxA4BAN4VACHZDkAA9BUAIYcPIAD5FQAh2w8BAN4VACHcD0AA3xUAId0PIAD5FQAh3g8BAOIVACHfD0AA9BUAIeAPQAD0FQAh4Q9AAPQVACHiDwAA4xUAIAMAAADXDQAgAwAAnA4AMBQAAJ0OACADAAAA1w0AIAMAANgNADAEAADZDQAgD4IOAAD_FgAwgw4AAKMOABCEDgAA_xYAMMQOAQD9FQAhxg4EAIgWACHHDgQAiBYAIckOAgCFFgAhzQ4BAP0VACHeDgEA_RUAIYkPAQD9FQAh1A9AAIEWACHXDwEA_RUAIdgPEADAFgAh2Q9AAIEWACHaDwAAgBcAIAEAAACgDgAgAQAAAKAOACAOgg4AAP8WADCDDgAAow4AEIQOAAD_FgAwxA4BAP0VACHGDgQAiBYAIccOBACIFgAhyQ4CAIUWACHNDgEA_RUAId4OAQD9FQAhiQ8BAP0VACHUD0AAgRYAIdcPAQD9FQAh2A8QAMAWACHZD0AAgRYAIQADAAAAow4AIAMAAKQOADAEAACgDgAgAwAAAKMOACADAACkDgAwBAAAoA4AIAMAAACjDgAgAwAApA4AMAQAAKAOACALxA4BAAAAAcYOBAAAAAHHDgQAAAAByQ4CAAAAAc0OAQAAAAHeDgEAAAABiQ8BAAAAAdQPQAAAAAHXDwEAAAAB2A8QAAAAAdkPQAAAAAEBCAAAqA4AIAvEDgEAAAABxg4EAAAAAccOBAAAAAHJDgIAAAABzQ4BAAAAAd4OAQAAAAGJDwEAAAAB1A9AAAAAAdcPAQAAAAHYDxAAAAAB2Q9AAAAAAQEIAACqDgAwAQgAAKoOADALxA4BAOYYACHGDgQA4RgAIccOBADhGAAhyQ4CAOQYACHNDgEA5hgAId4OAQDmGAAhiQ8BAOYYACHUD0AA4hgAIdcPAQDmGAAh2A8QANwZACHZD0AA4hgAIQIAAACgDgAgCAAArQ4AIAvEDgEA5hgAIcYOBADhGAAhxw4EAOEYACHJDgIA5BgAIc0OAQDmGAAh3g4BAOYYACGJDwEA5hgAIdQPQADiGAAh1w8BAOYYACHYDxAA3BkAIdkPQADiGAAhAgAAAKMOACAIAACvDgAgAgAAAKMOACAIAACvDgAgAwAAAKAOACAPAACoDgAgEAAArQ4AIAEAAACgDgAgAQAAAKMOACAFFQAA0RoAIBYAANQaACAXAADTGgAgKAAA0hoAICkAANUaACAOgg4AAP4WADCDDgAAtg4AEIQOAAD-FgAwxA4BAN4VACHGDgQA3RUAIccOBADdFQAhyQ4CAOEVACHNDgEA3hUAId4OAQDeFQAhiQ8BAN4VACHUD0AA3xUAIdcPAQDeFQAh2A8QALwWACHZD0AA3xUAIQMAAACjDgAgAwAAtQ4AMBQAALYOACADAAAAow4AIAMAAKQOADAEAACgDgAgBoIOAAD9FgAwgw4AALwOABCEDgAA_RYAMMYOBAAAAAHHDgQAiBYAIdcPAQD9FQAhAQAAALkOACABAAAAuQ4AIAaCDgAA_RYAMIMOAAC8DgAQhA4AAP0WADDGDgQAiBYAIccOBACIFgAh1w8BAP0VACEAAwAAALwOACADAAC9DgAwBAAAuQ4AIAMAAAC8DgAgAwAAvQ4AMAQAALkOACADAAAAvA4AIAMAAL0OADAEAAC5DgAgA8YOBAAAAAHHDgQAAAAB1w8BAAAAAQEIAADBDgAgA8YOBAAAAAHHDgQAAAAB1w8BAAAAAQEIAADDDgAwAQgAAMMOADADxg4EAOEYACHHDgQA4RgAIdcPAQDmGAAhAgAAALkOACAIAADGDgAgA8YOBADhGAAhxw4EAOEYACHXDwEA5hgAIQIAAAC8DgAgCAAAyA4AIAIAAAC8DgAgCAAAyA4AIAMAAAC5DgAgDwAAwQ4AIBAAAMYOACABAAAAuQ4AIAEAAAC8DgAgBRUAAMwaACAWAADPGgAgFwAAzhoAICgAAM0aACApAADQGgAgBoIOAAD8FgAwgw4AAM8OABCEDgAA_BYAMMYOBADdFQAhxw4EAN0VACHXDwEA3hUAIQMAAAC8DgAgAwAAzg4AMBQAAM8OACADAAAAvA4AIAMAAL0OADAEAAC5DgAgDoIOAAD7FgAwgw4AANUOABCEDgAA-xYAMKkOQACBFgAhqw4BAP8VACHGDgQAiBYAIYkPAQAAAAHGDxAAAAAB0Q8BAP0VACHSDxAAwBYAIdMPAQD9FQAh1A9AAIEWACHVDwEA_xUAIdYPAAD4FQAgAQAAANIOACABAAAA0g4AIA6CDgAA-xYAMIMOAADVDgAQhA4AAPsWADCpDkAAgRYAIasOAQD_FQAhxg4EAIgWACGJDwEA_RUAIcYPEADAFgAh0Q8BAP0VACHSDxAAwBYAIdMPAQD9FQAh1A9AAIEWACHVDwEA_xUAIdYPAAD4FQAgAqsOAADbGAAg1Q8AANsYACADAAAA1Q4AIAMAANYOADAEAADSDgAgAwAAANUOACADAADWDgAwBAAA0g4AIAMAAADVDgAgAwAA1g4AMAQAANIOACALqQ5AAAAAAasOAQAAAAHGDgQAAAABiQ8BAAAAAcYPEAAAAAHRDwEAAAAB0g8QAAAAAdMPAQAAAAHUD0AAAAAB1Q8BAAAAAdYPAADLGgAgAQgAANoOACALqQ5AAAAAAasOAQAAAAHGDgQAAAABiQ8BAAAAAcYPEAAAAAHRDwEAAAAB0g8QAAAAAdMPAQAAAAHUD0AAAAAB1Q8BAAAAAdYPAADLGgAgAQgAANwOADABCAAA3A4AMAupDkAA4hgAIasOAQDlGAAhxg4EAOEYACGJDwEA5hgAIcYPEADcGQAh0Q8BAOYYACHSDxAA3BkAIdMPAQDmGAAh1A9AAOIYACHVDwEA5RgAIdYPAADKGgAgAgAAANIOACAIAADfDgAgC6kOQADiGAAhqw4BAOUYACHGDgQA4RgAIYkPAQDmGAAhxg8QANwZACHRDwEA5hgAIdIPEADcGQAh0w8BAOYYACHUD0AA4hgAIdUPAQDlGAAh1g8AAMoaACACAAAA1Q4AIAgAAOEOACACAAAA1Q4AIAgAAOEOACADAAAA0g4AIA8AANoOACAQAADfDgAgAQAAANIOACABAAAA1Q4AIAcVAADFGgAgFgAAyBoAIBcAAMcaACAoAADGGgAgKQAAyRoAIKsOAADbGAAg1Q8AANsYACAOgg4AAPoWADCDDgAA6A4AEIQOAAD6FgAwqQ5AAN8VACGrDgEA4hUAIcYOBADdFQAhiQ8BAN4VACHGDxAAvBYAIdEPAQDeFQAh0g8QALwWACHTDwEA3hUAIdQPQADfFQAh1Q8BAOIVACHWDwAA-BUAIAMAAADVDgAgAwAA5w4AMBQAAOgOACADAAAA1Q4AIAMAANYOADAEAADSDgAgBoIOAAD5FgAwgw4AAO4OABCEDgAA-RYAMKkOQACBFgAhxA4BAAAAAc8PAQAAAAEBAAAA6w4AIAEAAADrDgAgBoIOAAD5FgAwgw4AAO4OABCEDgAA-RYAMKkOQACBFgAhxA4BAP0VACHPDwEA_RUAIQADAAAA7g4AIAMAAO8OADAEAADrDgAgAwAAAO4OACADAADvDgAwBAAA6w4AIAMAAADuDgAgAwAA7w4AMAQAAOsOACADqQ5AAAAAAcQOAQAAAAHPDwEAAAABAQgAAPMOACADqQ5AAAAAAcQOAQAAAAHPDwEAAAABAQgAAPUOADABCAAA9Q4AMAOpDkAA4hgAIcQOAQDmGAAhzw8BAOYYACECAAAA6w4AIAgAAPgOACADqQ5AAOIYACHEDgEA5hgAIc8PAQDmGAAhAgAAAO4OACAIAAD6DgAgAgAAAO4OACAIAAD6DgAgAwAAAOsOACAPAADzDgAgEAAA-A4AIAEAAADrDgAgAQAAAO4OACADFQAAwhoAIBYAAMQaACAXAADDGgAgBoIOAAD4FgAwgw4AAIEPABCEDgAA-BYAMKkOQADfFQAhxA4BAN4VACHPDwEA3hUAIQMAAADuDgAgAwAAgA8AMBQAAIEPACADAAAA7g4AIAMAAO8OADAEAADrDgAgCIIOAAD3FgAwgw4AAIcPABCEDgAA9xYAMKkOQACBFgAhzQ8BAAAAAc4PAQD9FQAhzw8BAP0VACHQD0AAgBYAIQEAAACEDwAgAQAAAIQPACAIgg4AAPcWADCDDgAAhw8AEIQOAAD3FgAwqQ5AAIEWACHNDwEA_RUAIc4PAQD9FQAhzw8BAP0VACHQD0AAgBYAIQHQDwAA2xgAIAMAAACHDwAgAwAAiA8AMAQAAIQPACADAAAAhw8AIAMAAIgPADAEAACEDwAgAwAAAIcPACADAACIDwAwBAAAhA8AIAWpDkAAAAABzQ8BAAAAAc4PAQAAAAHPDwEAAAAB0A9AAAAAAQEIAACMDwAgBakOQAAAAAHNDwEAAAABzg8BAAAAAc8PAQAAAAHQD0AAAAABAQgAAI4PADABCAAAjg8AMAWpDkAA4hgAIc0PAQDmGAAhzg8BAOYYACHPDwEA5hgAIdAPQADuGAAhAgAAAIQPACAIAACRDwAgBakOQADiGAAhzQ8BAOYYACHODwEA5hgAIc8PAQDmGAAh0A9AAO4YACECAAAAhw8AIAgAAJMPACACAAAAhw8AIAgAAJMPACADAAAAhA8AIA8AAIwPACAQAACRDwAgAQAAAIQPACABAAAAhw8AIAQVAAC_GgAgFgAAwRoAIBcAAMAaACDQDwAA2xgAIAiCDgAA9hYAMIMOAACaDwAQhA4AAPYWADCpDkAA3xUAIc0PAQDeFQAhzg8BAN4VACHPDwEA3hUAIdAPQAD0FQAhAwAAAIcPACADAACZDwAwFAAAmg8AIAMAAACHDwAgAwAAiA8AMAQAAIQPACAHgg4AAPUWADCDDgAAoA8AEIQOAAD1FgAwqQ5AAIEWACGrDgEA_RUAIc0OAQAAAAGJDwEA_RUAIQEAAACdDwAgAQAAAJ0PACAHgg4AAPUWADCDDgAAoA8AEIQOAAD1FgAwqQ5AAIEWACGrDgEA_RUAIc0OAQD9FQAhiQ8BAP0VACEAAwAAAKAPACADAAChDwAwBAAAnQ8AIAMAAACgDwAgAwAAoQ8AMAQAAJ0PACADAAAAoA8AIAMAAKEPADAEAACdDwAgBKkOQAAAAAGrDgEAAAABzQ4BAAAAAYkPAQAAAAEBCAAApQ8AIASpDkAAAAABqw4BAAAAAc0OAQAAAAGJDwEAAAABAQgAAKcPADABCAAApw8AMASpDkAA4hgAIasOAQDmGAAhzQ4BAOYYACGJDwEA5hgAIQIAAACdDwAgCAAAqg8AIASpDkAA4hgAIasOAQDmGAAhzQ4BAOYYACGJDwEA5hgAIQIAAACgDwAgCAAArA8AIAIAAACgDwAgCAAArA8AIAMAAACdDwAgDwAApQ8AIBAAAKoPACABAAAAnQ8AIAEAAACgDwAgAxUAALwaACAWAAC-GgAgFwAAvRoAIAeCDgAA9BYAMIMOAACzDwAQhA4AAPQWADCpDkAA3xUAIasOAQDeFQAhzQ4BAN4VACGJDwEA3hUAIQMAAACgDwAgAwAAsg8AMBQAALMPACADAAAAoA8AIAMAAKEPADAEAACdDwAgDIIOAADyFgAwgw4AALkPABCEDgAA8hYAMMYOBACIFgAhxQ8BAP0VACHGDwQAiBYAIccPAQD9FQAhyA8AAPgVACDJDwIAhRYAIcoPQACBFgAhyw9AAIAWACHMDwAA8xYAIAEAAAC2DwAgAQAAALYPACALgg4AAPIWADCDDgAAuQ8AEIQOAADyFgAwxg4EAIgWACHFDwEA_RUAIcYPBACIFgAhxw8BAP0VACHIDwAA-BUAIMkPAgCFFgAhyg9AAIEWACHLD0AAgBYAIQHLDwAA2xgAIAMAAAC5DwAgAwAAug8AMAQAALYPACADAAAAuQ8AIAMAALoPADAEAAC2DwAgAwAAALkPACADAAC6DwAwBAAAtg8AIAjGDgQAAAABxQ8BAAAAAcYPBAAAAAHHDwEAAAAByA8AALsaACDJDwIAAAAByg9AAAAAAcsPQAAAAAEBCAAAvg8AIAjGDgQAAAABxQ8BAAAAAcYPBAAAAAHHDwEAAAAByA8AALsaACDJDwIAAAAByg9AAAAAAcsPQAAAAAEBCAAAwA8AMAEIAADADwAwCMYOBADhGAAhxQ8BAOYYACHGDwQA4RgAIccPAQDmGAAhyA8AALoaACDJDwIA5BgAIcoPQADiGAAhyw9AAO4YACECAAAAtg8AIAgAAMMPACAIxg4EAOEYACHFDwEA5hgAIcYPBADhGAAhxw8BAOYYACHIDwAAuhoAIMkPAgDkGAAhyg9AAOIYACHLD0AA7hgAIQIAAAC5DwAgCAAAxQ8AIAIAAAC5DwAgCAAAxQ8AIAMAAAC2DwAgDwAAvg8AIBAAAMMPACABAAAAtg8AIAEAAAC5DwAgBhUAALUaACAWAAC4GgAgFwAAtxoAICgAALYaACApAAC5GgAgyw8AANsYACALgg4AAPEWADCDDgAAzA8AEIQOAADxFgAwxg4EAN0VACHFDwEA3hUAIcYPBADdFQAhxw8BAN4VACHIDwAA-BUAIMkPAgDhFQAhyg9AAN8VACHLD0AA9BUAIQMAAAC5DwAgAwAAyw8AMBQAAMwPACADAAAAuQ8AIAMAALoPADAEAAC2DwAgG4IOAADvFgAwgw4AANIPABCEDgAA7xYAMKMOAQD9FQAhxg4EAIgWACHtDgEA_RUAIfUOAgCFFgAhog8AAPAWACCkDwIAhRYAIaUPAgCFFgAhpg8CAIUWACGnDwIAhRYAIagPAgCFFgAhqQ8CAIUWACGqDwIAhRYAIasPAgCFFgAhrA8gAP4VACGtDwEA_RUAIboPAAGiFgAhvQ8AAJAWACC-DwEA_RUAIb8PAQD9FQAhwA8AAaIWACHBDwQAiBYAIcIPBAC1FgAhww8AAOkWACDED0AAgRYAIQEAAADPDwAgAQAAAM8PACAagg4AAO8WADCDDgAA0g8AEIQOAADvFgAwow4BAP0VACHGDgQAiBYAIe0OAQD9FQAh9Q4CAIUWACGkDwIAhRYAIaUPAgCFFgAhpg8CAIUWACGnDwIAhRYAIagPAgCFFgAhqQ8CAIUWACGqDwIAhRYAIasPAgCFFgAhrA8gAP4VACGtDwEA_RUAIboPAAGiFgAhvQ8AAJAWACC-DwEA_RUAIb8PAQD9FQAhwA8AAaIWACHBDwQAiBYAIcIPBAC1FgAhww8AAOkWACDED0AAgRYAIQHCDwAA2xgAIAMAAADSDwAgAwAA0w8AMAQAAM8PACADAAAA0g8AIAMAANMPADAEAADPDwAgAwAAANIPACADAADTDwAwBAAAzw8AIBejDgEAAAABxg4EAAAAAe0OAQAAAAH1DgIAAAABpA8CAAAAAaUPAgAAAAGmDwIAAAABpw8CAAAAAagPAgAAAAGpDwIAAAABqg8CAAAAAasPAgAAAAGsDyAAAAABrQ8BAAAAAboPAAEAAAG9D4AAAAABvg8BAAAAAb8PAQAAAAHADwABAAABwQ8EAAAAAcIPBAAAAAHDDwAAtBoAIMQPQAAAAAEBCAAA1w8AIBejDgEAAAABxg4EAAAAAe0OAQAAAAH1DgIAAAABpA8CAAAAAaUPAgAAAAGmDwIAAAABpw8CAAAAAagPAgAAAAGpDwIAAAABqg8CAAAAAasPAgAAAAGsDyAAAAABrQ8BAAAAAboPAAEAAAG9D4AAAAABvg8BAAAAAb8PAQAAAAHADwABAAABwQ8EAAAAAcIPBAAAAAHDDwAAtBoAIMQPQAAAAAEBCAAA2Q8AMAEIAADZDwAwF6MOAQDmGAAhxg4EAOEYACHtDgEA5hgAIfUOAgDkGAAhpA8CAOQYACGlDwIA5BgAIaYPAgDkGAAhpw8CAOQYACGoDwIA5BgAIakPAgDkGAAhqg8CAOQYACGrDwIA5BgAIawPIACEGQAhrQ8BAOYYACG6DwABpxkAIb0PgAAAAAG-DwEA5hgAIb8PAQDmGAAhwA8AAacZACHBDwQA4RgAIcIPBADNGQAhww8AALMaACDED0AA4hgAIQIAAADPDwAgCAAA3A8AIBejDgEA5hgAIcYOBADhGAAh7Q4BAOYYACH1DgIA5BgAIaQPAgDkGAAhpQ8CAOQYACGmDwIA5BgAIacPAgDkGAAhqA8CAOQYACGpDwIA5BgAIaoPAgDkGAAhqw8CAOQYACGsDyAAhBkAIa0PAQDmGAAhug8AAacZACG9D4AAAAABvg8BAOYYACG_DwEA5hgAIcAPAAGnGQAhwQ8EAOEYACHCDwQAzRkAIcMPAACzGgAgxA9AAOIYACECAAAA0g8AIAgAAN4PACACAAAA0g8AIAgAAN4PACADAAAAzw8AIA8AANcPACAQAADcDwAgAQAAAM8PACABAAAA0g8AIAYVAACuGgAgFgAAsRoAIBcAALAaACAoAACvGgAgKQAAshoAIMIPAADbGAAgGoIOAADuFgAwgw4AAOUPABCEDgAA7hYAMKMOAQDeFQAhxg4EAN0VACHtDgEA3hUAIfUOAgDhFQAhpA8CAOEVACGlDwIA4RUAIaYPAgDhFQAhpw8CAOEVACGoDwIA4RUAIakPAgDhFQAhqg8CAOEVACGrDwIA4RUAIawPIAD5FQAhrQ8BAN4VACG6DwABlRYAIb0PAACNFgAgvg8BAN4VACG_DwEA3hUAIcAPAAGVFgAhwQ8EAN0VACHCDwQAsRYAIcMPAADpFgAgxA9AAN8VACEDAAAA0g8AIAMAAOQPADAUAADlDwAgAwAAANIPACADAADTDwAwBAAAzw8AIAeCDgAA7BYAMIMOAADrDwAQhA4AAOwWADDtDgEA_RUAIboPAAGiFgAhuw8AAaIWACG8DwAA7RYAIAEAAADoDwAgAQAAAOgPACAGgg4AAOwWADCDDgAA6w8AEIQOAADsFgAw7Q4BAP0VACG6DwABohYAIbsPAAGiFgAhAAMAAADrDwAgAwAA7A8AMAQAAOgPACADAAAA6w8AIAMAAOwPADAEAADoDwAgAwAAAOsPACADAADsDwAwBAAA6A8AIAPtDgEAAAABug8AAQAAAbsPAAEAAAEBCAAA8A8AIAPtDgEAAAABug8AAQAAAbsPAAEAAAEBCAAA8g8AMAEIAADyDwAwA-0OAQDmGAAhug8AAacZACG7DwABpxkAIQIAAADoDwAgCAAA9Q8AIAPtDgEA5hgAIboPAAGnGQAhuw8AAacZACECAAAA6w8AIAgAAPcPACACAAAA6w8AIAgAAPcPACADAAAA6A8AIA8AAPAPACAQAAD1DwAgAQAAAOgPACABAAAA6w8AIAMVAACrGgAgFgAArRoAIBcAAKwaACAGgg4AAOsWADCDDgAA_g8AEIQOAADrFgAw7Q4BAN4VACG6DwABlRYAIbsPAAGVFgAhAwAAAOsPACADAAD9DwAwFAAA_g8AIAMAAADrDwAgAwAA7A8AMAQAAOgPACAQgg4AAOoWADCDDgAAhBAAEIQOAADqFgAwhQ4EAAAAAYcOQACBFgAhxg4EAIgWACHHDgQAtRYAIe0OAQD9FQAhng8BAP0VACGzDwAA6RYAILQPAADpFgAgtQ8gAP4VACG2DyAA_hUAIbcPBACIFgAhuA8EAIgWACG5DwQAtRYAIQEAAACBEAAgAQAAAIEQACAQgg4AAOoWADCDDgAAhBAAEIQOAADqFgAwhQ4EAIgWACGHDkAAgRYAIcYOBACIFgAhxw4EALUWACHtDgEA_RUAIZ4PAQD9FQAhsw8AAOkWACC0DwAA6RYAILUPIAD-FQAhtg8gAP4VACG3DwQAiBYAIbgPBACIFgAhuQ8EALUWACECxw4AANsYACC5DwAA2xgAIAMAAACEEAAgAwAAhRAAMAQAAIEQACADAAAAhBAAIAMAAIUQADAEAACBEAAgAwAAAIQQACADAACFEAAwBAAAgRAAIA2FDgQAAAABhw5AAAAAAcYOBAAAAAHHDgQAAAAB7Q4BAAAAAZ4PAQAAAAGzDwAAqRoAILQPAACqGgAgtQ8gAAAAAbYPIAAAAAG3DwQAAAABuA8EAAAAAbkPBAAAAAEBCAAAiRAAIA2FDgQAAAABhw5AAAAAAcYOBAAAAAHHDgQAAAAB7Q4BAAAAAZ4PAQAAAAGzDwAAqRoAILQPAACqGgAgtQ8gAAAAAbYPIAAAAAG3DwQAAAABuA8EAAAAAbkPBAAAAAEBCAAAixAAMAEIAACLEAAwDYUOBADhGAAhhw5AAOIYACHGDgQA4RgAIccOBADNGQAh7Q4BAOYYACGeDwEA5hgAIbMPAACnGgAgtA8AAKgaACC1DyAAhBkAIbYPIACEGQAhtw8EAOEYACG4DwQA4RgAIbkPBADNGQAhAgAAAIEQACAIAACOEAAgDYUOBADhGAAhhw5AAOIYACHGDgQA4RgAIccOBADNGQAh7Q4BAOYYACGeDwEA5hgAIbMPAACnGgAgtA8AAKgaACC1DyAAhBkAIbYPIACEGQAhtw8EAOEYACG4DwQA4RgAIbkPBADNGQAhAgAAAIQQACAIAACQEAAgAgAAAIQQACAIAACQEAAgAwAAAIEQACAPAACJEAAgEAAAjhAAIAEAAACBEAAgAQAAAIQQACAHFQAAohoAIBYAAKUaACAXAACkGgAgKAAAoxoAICkAAKYaACDHDgAA2xgAILkPAADbGAAgEIIOAADoFgAwgw4AAJcQABCEDgAA6BYAMIUOBADdFQAhhw5AAN8VACHGDgQA3RUAIccOBACxFgAh7Q4BAN4VACGeDwEA3hUAIbMPAADpFgAgtA8AAOkWACC1DyAA-RUAIbYPIAD5FQAhtw8EAN0VACG4DwQA3RUAIbkPBACxFgAhAwAAAIQQACADAACWEAAwFAAAlxAAIAMAAACEEAAgAwAAhRAAMAQAAIEQACAGhQMBAP0VACGCDgAA5xYAMIMOAACdEAAQhA4AAOcWADCFDgQAAAABhw5AAIEWACEBAAAAmhAAIAEAAACaEAAgBoUDAQD9FQAhgg4AAOcWADCDDgAAnRAAEIQOAADnFgAwhQ4EAIgWACGHDkAAgRYAIQADAAAAnRAAIAMAAJ4QADAEAACaEAAgAwAAAJ0QACADAACeEAAwBAAAmhAAIAMAAACdEAAgAwAAnhAAMAQAAJoQACADhQMBAAAAAYUOBAAAAAGHDkAAAAABAQgAAKIQACADhQMBAAAAAYUOBAAAAAGHDkAAAAABAQgAAKQQADABCAAApBAAMAOFAwEA5hgAIYUOBADhGAAhhw5AAOIYACECAAAAmhAAIAgAAKcQACADhQMBAOYYACGFDgQA4RgAIYcOQADiGAAhAgAAAJ0QACAIAACpEAAgAgAAAJ0QACAIAACpEAAgAwAAAJoQACAPAACiEAAgEAAApxAAIAEAAACaEAAgAQAAAJ0QACAFFQAAnRoAIBYAAKAaACAXAACfGgAgKAAAnhoAICkAAKEaACAGhQMBAN4VACGCDgAA5hYAMIMOAACwEAAQhA4AAOYWADCFDgQA3RUAIYcOQADfFQAhAwAAAJ0QACADAACvEAAwFAAAsBAAIAMAAACdEAAgAwAAnhAAMAQAAJoQACAHgg4AAOUWADCDDgAAthAAEIQOAADlFgAwhQ4CAAAAAbAPAQD9FQAhsQ8AAJAWACCyD0AAgRYAIQEAAACzEAAgAQAAALMQACAHgg4AAOUWADCDDgAAthAAEIQOAADlFgAwhQ4CAIUWACGwDwEA_RUAIbEPAACQFgAgsg9AAIEWACEAAwAAALYQACADAAC3EAAwBAAAsxAAIAMAAAC2EAAgAwAAtxAAMAQAALMQACADAAAAthAAIAMAALcQADAEAACzEAAgBIUOAgAAAAGwDwEAAAABsQ-AAAAAAbIPQAAAAAEBCAAAuxAAIASFDgIAAAABsA8BAAAAAbEPgAAAAAGyD0AAAAABAQgAAL0QADABCAAAvRAAMASFDgIA5BgAIbAPAQDmGAAhsQ-AAAAAAbIPQADiGAAhAgAAALMQACAIAADAEAAgBIUOAgDkGAAhsA8BAOYYACGxD4AAAAABsg9AAOIYACECAAAAthAAIAgAAMIQACACAAAAthAAIAgAAMIQACADAAAAsxAAIA8AALsQACAQAADAEAAgAQAAALMQACABAAAAthAAIAUVAACYGgAgFgAAmxoAIBcAAJoaACAoAACZGgAgKQAAnBoAIAeCDgAA5BYAMIMOAADJEAAQhA4AAOQWADCFDgIA4RUAIbAPAQDeFQAhsQ8AAI0WACCyD0AA3xUAIQMAAAC2EAAgAwAAyBAAMBQAAMkQACADAAAAthAAIAMAALcQADAEAACzEAAgFYIOAADiFgAwgw4AAM8QABCEDgAA4hYAMMYOBACIFgAh7Q4BAP0VACH1DgIAhRYAIYQPQACBFgAhng8BAP0VACGjD0AAgRYAIaQPAgCFFgAhpQ8CAIUWACGmDwIAhRYAIacPAgCFFgAhqA8CAIUWACGpDwIAhRYAIaoPAgCFFgAhqw8CAIUWACGsDyAA_hUAIa0PAQD9FQAhrg9AAIEWACGvDwAA4xYAIAEAAADMEAAgAQAAAMwQACAUgg4AAOIWADCDDgAAzxAAEIQOAADiFgAwxg4EAIgWACHtDgEA_RUAIfUOAgCFFgAhhA9AAIEWACGeDwEA_RUAIaMPQACBFgAhpA8CAIUWACGlDwIAhRYAIaYPAgCFFgAhpw8CAIUWACGoDwIAhRYAIakPAgCFFgAhqg8CAIUWACGrDwIAhRYAIawPIAD-FQAhrQ8BAP0VACGuD0AAgRYAIQADAAAAzxAAIAMAANAQADAEAADMEAAgAwAAAM8QACADAADQEAAwBAAAzBAAIAMAAADPEAAgAwAA0BAAMAQAAMwQACARxg4EAAAAAe0OAQAAAAH1DgIAAAABhA9AAAAAAZ4PAQAAAAGjD0AAAAABpA8CAAAAAaUPAgAAAAGmDwIAAAABpw8CAAAAAagPAgAAAAGpDwIAAAABqg8CAAAAAasPAgAAAAGsDyAAAAABrQ8BAAAAAa4PQAAAAAEBCAAA1BAAIBHGDgQAAAAB7Q4BAAAAAfUOAgAAAAGED0AAAAABng8BAAAAAaMPQAAAAAGkDwIAAAABpQ8CAAAAAaYPAgAAAAGnDwIAAAABqA8CAAAAAakPAgAAAAGqDwIAAAABqw8CAAAAAawPIAAAAAGtDwEAAAABrg9AAAAAAQEIAADWEAAwAQgAANYQADARxg4EAOEYACHtDgEA5hgAIfUOAgDkGAAhhA9AAOIYACGeDwEA5hgAIaMPQADiGAAhpA8CAOQYACGlDwIA5BgAIaYPAgDkGAAhpw8CAOQYACGoDwIA5BgAIakPAgDkGAAhqg8CAOQYACGrDwIA5BgAIawPIACEGQAhrQ8BAOYYACGuD0AA4hgAIQIAAADMEAAgCAAA2RAAIBHGDgQA4RgAIe0OAQDmGAAh9Q4CAOQYACGED0AA4hgAIZ4PAQDmGAAhow9AAOIYACGkDwIA5BgAIaUPAgDkGAAhpg8CAOQYACGnDwIA5BgAIagPAgDkGAAhqQ8CAOQYACGqDwIA5BgAIasPAgDkGAAhrA8gAIQZACGtDwEA5hgAIa4PQADiGAAhAgAAAM8QACAIAADbEAAgAgAAAM8QACAIAADbEAAgAwAAAMwQACAPAADUEAAgEAAA2RAAIAEAAADMEAAgAQAAAM8QACAFFQAAkxoAIBYAAJYaACAXAACVGgAgKAAAlBoAICkAAJcaACAUgg4AAOEWADCDDgAA4hAAEIQOAADhFgAwxg4EAN0VACHtDgEA3hUAIfUOAgDhFQAhhA9AAN8VACGeDwEA3hUAIaMPQADfFQAhpA8CAOEVACGlDwIA4RUAIaYPAgDhFQAhpw8CAOEVACGoDwIA4RUAIakPAgDhFQAhqg8CAOEVACGrDwIA4RUAIawPIAD5FQAhrQ8BAN4VACGuD0AA3xUAIQMAAADPEAAgAwAA4RAAMBQAAOIQACADAAAAzxAAIAMAANAQADAEAADMEAAgCIIOAADfFgAwgw4AAOgQABCEDgAA3xYAMMYOBACIFgAh2g5AAIEWACHtDgEA_RUAIaEPQACBFgAhog8AAOAWACABAAAA5RAAIAEAAADlEAAgB4IOAADfFgAwgw4AAOgQABCEDgAA3xYAMMYOBACIFgAh2g5AAIEWACHtDgEA_RUAIaEPQACBFgAhAAMAAADoEAAgAwAA6RAAMAQAAOUQACADAAAA6BAAIAMAAOkQADAEAADlEAAgAwAAAOgQACADAADpEAAwBAAA5RAAIATGDgQAAAAB2g5AAAAAAe0OAQAAAAGhD0AAAAABAQgAAO0QACAExg4EAAAAAdoOQAAAAAHtDgEAAAABoQ9AAAAAAQEIAADvEAAwAQgAAO8QADAExg4EAOEYACHaDkAA4hgAIe0OAQDmGAAhoQ9AAOIYACECAAAA5RAAIAgAAPIQACAExg4EAOEYACHaDkAA4hgAIe0OAQDmGAAhoQ9AAOIYACECAAAA6BAAIAgAAPQQACACAAAA6BAAIAgAAPQQACADAAAA5RAAIA8AAO0QACAQAADyEAAgAQAAAOUQACABAAAA6BAAIAUVAACOGgAgFgAAkRoAIBcAAJAaACAoAACPGgAgKQAAkhoAIAeCDgAA3hYAMIMOAAD7EAAQhA4AAN4WADDGDgQA3RUAIdoOQADfFQAh7Q4BAN4VACGhD0AA3xUAIQMAAADoEAAgAwAA-hAAMBQAAPsQACADAAAA6BAAIAMAAOkQADAEAADlEAAgB-kIAQAAAAGCDgAA3RYAMIMOAACBEQAQhA4AAN0WADCeDwEA_RUAIZ8PAQD_FQAhoA8EALUWACEBAAAA_hAAIAEAAAD-EAAgB-kIAQD9FQAhgg4AAN0WADCDDgAAgREAEIQOAADdFgAwng8BAP0VACGfDwEA_xUAIaAPBAC1FgAhAp8PAADbGAAgoA8AANsYACADAAAAgREAIAMAAIIRADAEAAD-EAAgAwAAAIERACADAACCEQAwBAAA_hAAIAMAAACBEQAgAwAAghEAMAQAAP4QACAE6QgBAAAAAZ4PAQAAAAGfDwEAAAABoA8EAAAAAQEIAACGEQAgBOkIAQAAAAGeDwEAAAABnw8BAAAAAaAPBAAAAAEBCAAAiBEAMAEIAACIEQAwBOkIAQDmGAAhng8BAOYYACGfDwEA5RgAIaAPBADNGQAhAgAAAP4QACAIAACLEQAgBOkIAQDmGAAhng8BAOYYACGfDwEA5RgAIaAPBADNGQAhAgAAAIERACAIAACNEQAgAgAAAIERACAIAACNEQAgAwAAAP4QACAPAACGEQAgEAAAixEAIAEAAAD-EAAgAQAAAIERACAHFQAAiRoAIBYAAIwaACAXAACLGgAgKAAAihoAICkAAI0aACCfDwAA2xgAIKAPAADbGAAgB-kIAQDeFQAhgg4AANwWADCDDgAAlBEAEIQOAADcFgAwng8BAN4VACGfDwEA4hUAIaAPBACxFgAhAwAAAIERACADAACTEQAwFAAAlBEAIAMAAACBEQAgAwAAghEAMAQAAP4QACAKgg4AANsWADCDDgAAmhEAEIQOAADbFgAwhQ4EAAAAAZQPAQD9FQAhmQ9AAIEWACGaD0AAgRYAIZsPQACAFgAhnA9AAIAWACGdDwAAhhYAIAEAAACXEQAgAQAAAJcRACAKgg4AANsWADCDDgAAmhEAEIQOAADbFgAwhQ4EAIgWACGUDwEA_RUAIZkPQACBFgAhmg9AAIEWACGbD0AAgBYAIZwPQACAFgAhnQ8AAIYWACADmw8AANsYACCcDwAA2xgAIJ0PAADbGAAgAwAAAJoRACADAACbEQAwBAAAlxEAIAMAAACaEQAgAwAAmxEAMAQAAJcRACADAAAAmhEAIAMAAJsRADAEAACXEQAgB4UOBAAAAAGUDwEAAAABmQ9AAAAAAZoPQAAAAAGbD0AAAAABnA9AAAAAAZ0PgAAAAAEBCAAAnxEAIAeFDgQAAAABlA8BAAAAAZkPQAAAAAGaD0AAAAABmw9AAAAAAZwPQAAAAAGdD4AAAAABAQgAAKERADABCAAAoREAMAeFDgQA4RgAIZQPAQDmGAAhmQ9AAOIYACGaD0AA4hgAIZsPQADuGAAhnA9AAO4YACGdD4AAAAABAgAAAJcRACAIAACkEQAgB4UOBADhGAAhlA8BAOYYACGZD0AA4hgAIZoPQADiGAAhmw9AAO4YACGcD0AA7hgAIZ0PgAAAAAECAAAAmhEAIAgAAKYRACACAAAAmhEAIAgAAKYRACADAAAAlxEAIA8AAJ8RACAQAACkEQAgAQAAAJcRACABAAAAmhEAIAgVAACEGgAgFgAAhxoAIBcAAIYaACAoAACFGgAgKQAAiBoAIJsPAADbGAAgnA8AANsYACCdDwAA2xgAIAqCDgAA2hYAMIMOAACtEQAQhA4AANoWADCFDgQA3RUAIZQPAQDeFQAhmQ9AAN8VACGaD0AA3xUAIZsPQAD0FQAhnA9AAPQVACGdDwAA4xUAIAMAAACaEQAgAwAArBEAMBQAAK0RACADAAAAmhEAIAMAAJsRADAEAACXEQAgCoIOAADZFgAwgw4AALMRABCEDgAA2RYAMIoOAQD_FQAhrg4CAIUWACGUDwEAAAABlQ9AAIEWACGWDwIAhRYAIZcPQACAFgAhmA8AAIYWACABAAAAsBEAIAEAAACwEQAgCoIOAADZFgAwgw4AALMRABCEDgAA2RYAMIoOAQD_FQAhrg4CAIUWACGUDwEA_RUAIZUPQACBFgAhlg8CAIUWACGXD0AAgBYAIZgPAACGFgAgA4oOAADbGAAglw8AANsYACCYDwAA2xgAIAMAAACzEQAgAwAAtBEAMAQAALARACADAAAAsxEAIAMAALQRADAEAACwEQAgAwAAALMRACADAAC0EQAwBAAAsBEAIAeKDgEAAAABrg4CAAAAAZQPAQAAAAGVD0AAAAABlg8CAAAAAZcPQAAAAAGYD4AAAAABAQgAALgRACAHig4BAAAAAa4OAgAAAAGUDwEAAAABlQ9AAAAAAZYPAgAAAAGXD0AAAAABmA-AAAAAAQEIAAC6EQAwAQgAALoRADAHig4BAOUYACGuDgIA5BgAIZQPAQDmGAAhlQ9AAOIYACGWDwIA5BgAIZcPQADuGAAhmA-AAAAAAQIAAACwEQAgCAAAvREAIAeKDgEA5RgAIa4OAgDkGAAhlA8BAOYYACGVD0AA4hgAIZYPAgDkGAAhlw9AAO4YACGYD4AAAAABAgAAALMRACAIAAC_EQAgAgAAALMRACAIAAC_EQAgAwAAALARACAPAAC4EQAgEAAAvREAIAEAAACwEQAgAQAAALMRACAIFQAA_xkAIBYAAIIaACAXAACBGgAgKAAAgBoAICkAAIMaACCKDgAA2xgAIJcPAADbGAAgmA8AANsYACAKgg4AANgWADCDDgAAxhEAEIQOAADYFgAwig4BAOIVACGuDgIA4RUAIZQPAQDeFQAhlQ9AAN8VACGWDwIA4RUAIZcPQAD0FQAhmA8AAOMVACADAAAAsxEAIAMAAMURADAUAADGEQAgAwAAALMRACADAAC0EQAwBAAAsBEAIBOCDgAA1xYAMIMOAADMEQAQhA4AANcWADCKDgEA_xUAIbgOQACAFgAh2g5AAIEWACHkDgEA_RUAIYUPQACAFgAhiQ8BAAAAAYoPQACAFgAhiw9AAIAWACGMD0AAgBYAIY0PAgCFFgAhjg8CAIUWACGPDwEA_xUAIZAPAQD_FQAhkQ8BAP8VACGSDwIAhBYAIZMPAQD_FQAhAQAAAMkRACABAAAAyREAIBOCDgAA1xYAMIMOAADMEQAQhA4AANcWADCKDgEA_xUAIbgOQACAFgAh2g5AAIEWACHkDgEA_RUAIYUPQACAFgAhiQ8BAP0VACGKD0AAgBYAIYsPQACAFgAhjA9AAIAWACGNDwIAhRYAIY4PAgCFFgAhjw8BAP8VACGQDwEA_xUAIZEPAQD_FQAhkg8CAIQWACGTDwEA_xUAIQuKDgAA2xgAILgOAADbGAAghQ8AANsYACCKDwAA2xgAIIsPAADbGAAgjA8AANsYACCPDwAA2xgAIJAPAADbGAAgkQ8AANsYACCSDwAA2xgAIJMPAADbGAAgAwAAAMwRACADAADNEQAwBAAAyREAIAMAAADMEQAgAwAAzREAMAQAAMkRACADAAAAzBEAIAMAAM0RADAEAADJEQAgEIoOAQAAAAG4DkAAAAAB2g5AAAAAAeQOAQAAAAGFD0AAAAABiQ8BAAAAAYoPQAAAAAGLD0AAAAABjA9AAAAAAY0PAgAAAAGODwIAAAABjw8BAAAAAZAPAQAAAAGRDwEAAAABkg8CAAAAAZMPAQAAAAEBCAAA0REAIBCKDgEAAAABuA5AAAAAAdoOQAAAAAHkDgEAAAABhQ9AAAAAAYkPAQAAAAGKD0AAAAABiw9AAAAAAYwPQAAAAAGNDwIAAAABjg8CAAAAAY8PAQAAAAGQDwEAAAABkQ8BAAAAAZIPAgAAAAGTDwEAAAABAQgAANMRADABCAAA0xEAMBCKDgEA5RgAIbgOQADuGAAh2g5AAOIYACHkDgEA5hgAIYUPQADuGAAhiQ8BAOYYACGKD0AA7hgAIYsPQADuGAAhjA9AAO4YACGNDwIA5BgAIY4PAgDkGAAhjw8BAOUYACGQDwEA5RgAIZEPAQDlGAAhkg8CAOMYACGTDwEA5RgAIQIAAADJEQAgCAAA1hEAIBCKDgEA5RgAIbgOQADuGAAh2g5AAOIYACHkDgEA5hgAIYUPQADuGAAhiQ8BAOYYACGKD0AA7hgAIYsPQADuGAAhjA9AAO4YACGNDwIA5BgAIY4PAgDkGAAhjw8BAOUYACGQDwEA5RgAIZEPAQDlGAAhkg8CAOMYACGTDwEA5RgAIQIAAADMEQAgCAAA2BEAIAIAAADMEQAgCAAA2BEAIAMAAADJEQAgDwAA0REAIBAAANYRACABAAAAyREAIAEAAADMEQAgEBUAAPoZACAWAAD9GQAgFwAA_BkAICgAAPsZACApAAD-GQAgig4AANsYACC4DgAA2xgAIIUPAADbGAAgig8AANsYACCLDwAA2xgAIIwPAADbGAAgjw8AANsYACCQDwAA2xgAIJEPAADbGAAgkg8AANsYACCTDwAA2xgAIBOCDgAA1hYAMIMOAADfEQAQhA4AANYWADCKDgEA4hUAIbgOQAD0FQAh2g5AAN8VACHkDgEA3hUAIYUPQAD0FQAhiQ8BAN4VACGKD0AA9BUAIYsPQAD0FQAhjA9AAPQVACGNDwIA4RUAIY4PAgDhFQAhjw8BAOIVACGQDwEA4hUAIZEPAQDiFQAhkg8CAOAVACGTDwEA4hUAIQMAAADMEQAgAwAA3hEAMBQAAN8RACADAAAAzBEAIAMAAM0RADAEAADJEQAgCLcFAQD9FQAhgg4AANQWADCDDgAA5REAEIQOAADUFgAwhw5AAIEWACHEDgEA_RUAIYcPIAD-FQAhiA8AANUWACABAAAA4hEAIAEAAADiEQAgB7cFAQD9FQAhgg4AANQWADCDDgAA5REAEIQOAADUFgAwhw5AAIEWACHEDgEA_RUAIYcPIAD-FQAhAAMAAADlEQAgAwAA5hEAMAQAAOIRACADAAAA5REAIAMAAOYRADAEAADiEQAgAwAAAOURACADAADmEQAwBAAA4hEAIAS3BQEAAAABhw5AAAAAAcQOAQAAAAGHDyAAAAABAQgAAOoRACAEtwUBAAAAAYcOQAAAAAHEDgEAAAABhw8gAAAAAQEIAADsEQAwAQgAAOwRADAEtwUBAOYYACGHDkAA4hgAIcQOAQDmGAAhhw8gAIQZACECAAAA4hEAIAgAAO8RACAEtwUBAOYYACGHDkAA4hgAIcQOAQDmGAAhhw8gAIQZACECAAAA5REAIAgAAPERACACAAAA5REAIAgAAPERACADAAAA4hEAIA8AAOoRACAQAADvEQAgAQAAAOIRACABAAAA5REAIAMVAAD3GQAgFgAA-RkAIBcAAPgZACAHtwUBAN4VACGCDgAA0xYAMIMOAAD4EQAQhA4AANMWADCHDkAA3xUAIcQOAQDeFQAhhw8gAPkVACEDAAAA5REAIAMAAPcRADAUAAD4EQAgAwAAAOURACADAADmEQAwBAAA4hEAIAe3BQEA_RUAIYIOAADRFgAwgw4AAP4RABCEDgAA0RYAMIQPQACBFgAhhQ9AAIEWACGGDwAA0hYAIAEAAAD7EQAgAQAAAPsRACAGtwUBAP0VACGCDgAA0RYAMIMOAAD-EQAQhA4AANEWADCED0AAgRYAIYUPQACBFgAhAAMAAAD-EQAgAwAA_xEAMAQAAPsRACADAAAA_hEAIAMAAP8RADAEAAD7EQAgAwAAAP4RACADAAD_EQAwBAAA-xEAIAO3BQEAAAABhA9AAAAAAYUPQAAAAAEBCAAAgxIAIAO3BQEAAAABhA9AAAAAAYUPQAAAAAEBCAAAhRIAMAEIAACFEgAwA7cFAQDmGAAhhA9AAOIYACGFD0AA4hgAIQIAAAD7EQAgCAAAiBIAIAO3BQEA5hgAIYQPQADiGAAhhQ9AAOIYACECAAAA_hEAIAgAAIoSACACAAAA_hEAIAgAAIoSACADAAAA-xEAIA8AAIMSACAQAACIEgAgAQAAAPsRACABAAAA_hEAIAMVAAD0GQAgFgAA9hkAIBcAAPUZACAGtwUBAN4VACGCDgAA0BYAMIMOAACREgAQhA4AANAWADCED0AA3xUAIYUPQADfFQAhAwAAAP4RACADAACQEgAwFAAAkRIAIAMAAAD-EQAgAwAA_xEAMAQAAPsRACAKgg4AAM4WADCDDgAAlxIAEIQOAADOFgAwhQ4BAAAAAYcOQACBFgAhzA4BAP0VACGADwEA_RUAIYEPAQD9FQAhgg9AAIAWACGDDwAAzxYAIAEAAACUEgAgAQAAAJQSACAJgg4AAM4WADCDDgAAlxIAEIQOAADOFgAwhQ4BAP0VACGHDkAAgRYAIcwOAQD9FQAhgA8BAP0VACGBDwEA_RUAIYIPQACAFgAhAYIPAADbGAAgAwAAAJcSACADAACYEgAwBAAAlBIAIAMAAACXEgAgAwAAmBIAMAQAAJQSACADAAAAlxIAIAMAAJgSADAEAACUEgAgBoUOAQAAAAGHDkAAAAABzA4BAAAAAYAPAQAAAAGBDwEAAAABgg9AAAAAAQEIAACcEgAgBoUOAQAAAAGHDkAAAAABzA4BAAAAAYAPAQAAAAGBDwEAAAABgg9AAAAAAQEIAACeEgAwAQgAAJ4SADAGhQ4BAOYYACGHDkAA4hgAIcwOAQDmGAAhgA8BAOYYACGBDwEA5hgAIYIPQADuGAAhAgAAAJQSACAIAAChEgAgBoUOAQDmGAAhhw5AAOIYACHMDgEA5hgAIYAPAQDmGAAhgQ8BAOYYACGCD0AA7hgAIQIAAACXEgAgCAAAoxIAIAIAAACXEgAgCAAAoxIAIAMAAACUEgAgDwAAnBIAIBAAAKESACABAAAAlBIAIAEAAACXEgAgBBUAAPEZACAWAADzGQAgFwAA8hkAIIIPAADbGAAgCYIOAADNFgAwgw4AAKoSABCEDgAAzRYAMIUOAQDeFQAhhw5AAN8VACHMDgEA3hUAIYAPAQDeFQAhgQ8BAN4VACGCD0AA9BUAIQMAAACXEgAgAwAAqRIAMBQAAKoSACADAAAAlxIAIAMAAJgSADAEAACUEgAgCoIOAADMFgAwgw4AALASABCEDgAAzBYAMIcOBACIFgAhxg4EAAAAAccOBACIFgAh_A4EAIgWACH9DgQAiBYAIf4OBACIFgAh_w4BAP0VACEBAAAArRIAIAEAAACtEgAgCoIOAADMFgAwgw4AALASABCEDgAAzBYAMIcOBACIFgAhxg4EAIgWACHHDgQAiBYAIfwOBACIFgAh_Q4EAIgWACH-DgQAiBYAIf8OAQD9FQAhAAMAAACwEgAgAwAAsRIAMAQAAK0SACADAAAAsBIAIAMAALESADAEAACtEgAgAwAAALASACADAACxEgAwBAAArRIAIAeHDgQAAAABxg4EAAAAAccOBAAAAAH8DgQAAAAB_Q4EAAAAAf4OBAAAAAH_DgEAAAABAQgAALUSACAHhw4EAAAAAcYOBAAAAAHHDgQAAAAB_A4EAAAAAf0OBAAAAAH-DgQAAAAB_w4BAAAAAQEIAAC3EgAwAQgAALcSADAHhw4EAOEYACHGDgQA4RgAIccOBADhGAAh_A4EAOEYACH9DgQA4RgAIf4OBADhGAAh_w4BAOYYACECAAAArRIAIAgAALoSACAHhw4EAOEYACHGDgQA4RgAIccOBADhGAAh_A4EAOEYACH9DgQA4RgAIf4OBADhGAAh_w4BAOYYACECAAAAsBIAIAgAALwSACACAAAAsBIAIAgAALwSACADAAAArRIAIA8AALUSACAQAAC6EgAgAQAAAK0SACABAAAAsBIAIAUVAADsGQAgFgAA7xkAIBcAAO4ZACAoAADtGQAgKQAA8BkAIAqCDgAAyxYAMIMOAADDEgAQhA4AAMsWADCHDgQA3RUAIcYOBADdFQAhxw4EAN0VACH8DgQA3RUAIf0OBADdFQAh_g4EAN0VACH_DgEA3hUAIQMAAACwEgAgAwAAwhIAMBQAAMMSACADAAAAsBIAIAMAALESADAEAACtEgAgDekIAQD9FQAhgg4AAMkWADCDDgAAyRIAEIQOAADJFgAwhw4EAIgWACHGDgQAiBYAIccOBACIFgAhyA4CAIUWACHJDgIAhRYAIe0OAQD9FQAh9Q4QAMAWACH2DhAAwBYAIfsOAADKFgAgAQAAAMYSACABAAAAxhIAIAzpCAEA_RUAIYIOAADJFgAwgw4AAMkSABCEDgAAyRYAMIcOBACIFgAhxg4EAIgWACHHDgQAiBYAIcgOAgCFFgAhyQ4CAIUWACHtDgEA_RUAIfUOEADAFgAh9g4QAMAWACEAAwAAAMkSACADAADKEgAwBAAAxhIAIAMAAADJEgAgAwAAyhIAMAQAAMYSACADAAAAyRIAIAMAAMoSADAEAADGEgAgCekIAQAAAAGHDgQAAAABxg4EAAAAAccOBAAAAAHIDgIAAAAByQ4CAAAAAe0OAQAAAAH1DhAAAAAB9g4QAAAAAQEIAADOEgAgCekIAQAAAAGHDgQAAAABxg4EAAAAAccOBAAAAAHIDgIAAAAByQ4CAAAAAe0OAQAAAAH1DhAAAAAB9g4QAAAAAQEIAADQEgAwAQgAANASADAJ6QgBAOYYACGHDgQA4RgAIcYOBADhGAAhxw4EAOEYACHIDgIA5BgAIckOAgDkGAAh7Q4BAOYYACH1DhAA3BkAIfYOEADcGQAhAgAAAMYSACAIAADTEgAgCekIAQDmGAAhhw4EAOEYACHGDgQA4RgAIccOBADhGAAhyA4CAOQYACHJDgIA5BgAIe0OAQDmGAAh9Q4QANwZACH2DhAA3BkAIQIAAADJEgAgCAAA1RIAIAIAAADJEgAgCAAA1RIAIAMAAADGEgAgDwAAzhIAIBAAANMSACABAAAAxhIAIAEAAADJEgAgBRUAAOcZACAWAADqGQAgFwAA6RkAICgAAOgZACApAADrGQAgDOkIAQDeFQAhgg4AAMgWADCDDgAA3BIAEIQOAADIFgAwhw4EAN0VACHGDgQA3RUAIccOBADdFQAhyA4CAOEVACHJDgIA4RUAIe0OAQDeFQAh9Q4QALwWACH2DhAAvBYAIQMAAADJEgAgAwAA2xIAMBQAANwSACADAAAAyRIAIAMAAMoSADAEAADGEgAgCdQHAQD9FQAhgg4AAMYWADCDDgAA4hIAEIQOAADGFgAwxg4EAIgWACHtDgEA_RUAIfgOEADAFgAh-Q4QAMAWACH6DgAAxxYAIAEAAADfEgAgAQAAAN8SACAI1AcBAP0VACGCDgAAxhYAMIMOAADiEgAQhA4AAMYWADDGDgQAiBYAIe0OAQD9FQAh-A4QAMAWACH5DhAAwBYAIQADAAAA4hIAIAMAAOMSADAEAADfEgAgAwAAAOISACADAADjEgAwBAAA3xIAIAMAAADiEgAgAwAA4xIAMAQAAN8SACAF1AcBAAAAAcYOBAAAAAHtDgEAAAAB-A4QAAAAAfkOEAAAAAEBCAAA5xIAIAXUBwEAAAABxg4EAAAAAe0OAQAAAAH4DhAAAAAB-Q4QAAAAAQEIAADpEgAwAQgAAOkSADAF1AcBAOYYACHGDgQA4RgAIe0OAQDmGAAh-A4QANwZACH5DhAA3BkAIQIAAADfEgAgCAAA7BIAIAXUBwEA5hgAIcYOBADhGAAh7Q4BAOYYACH4DhAA3BkAIfkOEADcGQAhAgAAAOISACAIAADuEgAgAgAAAOISACAIAADuEgAgAwAAAN8SACAPAADnEgAgEAAA7BIAIAEAAADfEgAgAQAAAOISACAFFQAA4hkAIBYAAOUZACAXAADkGQAgKAAA4xkAICkAAOYZACAI1AcBAN4VACGCDgAAxRYAMIMOAAD1EgAQhA4AAMUWADDGDgQA3RUAIe0OAQDeFQAh-A4QALwWACH5DhAAvBYAIQMAAADiEgAgAwAA9BIAMBQAAPUSACADAAAA4hIAIAMAAOMSADAEAADfEgAgCoIOAADDFgAwgw4AAPsSABCEDgAAwxYAMMYOBACIFgAh7Q4BAP0VACHuDgEA_RUAIfQOAgCFFgAh9Q4QAMAWACH2DhAAwBYAIfcOAADEFgAgAQAAAPgSACABAAAA-BIAIAmCDgAAwxYAMIMOAAD7EgAQhA4AAMMWADDGDgQAiBYAIe0OAQD9FQAh7g4BAP0VACH0DgIAhRYAIfUOEADAFgAh9g4QAMAWACEAAwAAAPsSACADAAD8EgAwBAAA-BIAIAMAAAD7EgAgAwAA_BIAMAQAAPgSACADAAAA-xIAIAMAAPwSADAEAAD4EgAgBsYOBAAAAAHtDgEAAAAB7g4BAAAAAfQOAgAAAAH1DhAAAAAB9g4QAAAAAQEIAACAEwAgBsYOBAAAAAHtDgEAAAAB7g4BAAAAAfQOAgAAAAH1DhAAAAAB9g4QAAAAAQEIAACCEwAwAQgAAIITADAGxg4EAOEYACHtDgEA5hgAIe4OAQDmGAAh9A4CAOQYACH1DhAA3BkAIfYOEADcGQAhAgAAAPgSACAIAACFEwAgBsYOBADhGAAh7Q4BAOYYACHuDgEA5hgAIfQOAgDkGAAh9Q4QANwZACH2DhAA3BkAIQIAAAD7EgAgCAAAhxMAIAIAAAD7EgAgCAAAhxMAIAMAAAD4EgAgDwAAgBMAIBAAAIUTACABAAAA-BIAIAEAAAD7EgAgBRUAAN0ZACAWAADgGQAgFwAA3xkAICgAAN4ZACApAADhGQAgCYIOAADCFgAwgw4AAI4TABCEDgAAwhYAMMYOBADdFQAh7Q4BAN4VACHuDgEA3hUAIfQOAgDhFQAh9Q4QALwWACH2DhAAvBYAIQMAAAD7EgAgAwAAjRMAMBQAAI4TACADAAAA-xIAIAMAAPwSADAEAAD4EgAgCoIOAAC_FgAwgw4AAJQTABCEDgAAvxYAMMYOBACIFgAh7g4BAP0VACHvDgEA_RUAIfAOEADAFgAh8Q4BAP0VACHyDgQAiBYAIfMOAADBFgAgAQAAAJETACABAAAAkRMAIAmCDgAAvxYAMIMOAACUEwAQhA4AAL8WADDGDgQAiBYAIe4OAQD9FQAh7w4BAP0VACHwDhAAwBYAIfEOAQD9FQAh8g4EAIgWACEAAwAAAJQTACADAACVEwAwBAAAkRMAIAMAAACUEwAgAwAAlRMAMAQAAJETACADAAAAlBMAIAMAAJUTADAEAACREwAgBsYOBAAAAAHuDgEAAAAB7w4BAAAAAfAOEAAAAAHxDgEAAAAB8g4EAAAAAQEIAACZEwAgBsYOBAAAAAHuDgEAAAAB7w4BAAAAAfAOEAAAAAHxDgEAAAAB8g4EAAAAAQEIAACbEwAwAQgAAJsTADAGxg4EAOEYACHuDgEA5hgAIe8OAQDmGAAh8A4QANwZACHxDgEA5hgAIfIOBADhGAAhAgAAAJETACAIAACeEwAgBsYOBADhGAAh7g4BAOYYACHvDgEA5hgAIfAOEADcGQAh8Q4BAOYYACHyDgQA4RgAIQIAAACUEwAgCAAAoBMAIAIAAACUEwAgCAAAoBMAIAMAAACREwAgDwAAmRMAIBAAAJ4TACABAAAAkRMAIAEAAACUEwAgBRUAANcZACAWAADaGQAgFwAA2RkAICgAANgZACApAADbGQAgCYIOAAC7FgAwgw4AAKcTABCEDgAAuxYAMMYOBADdFQAh7g4BAN4VACHvDgEA3hUAIfAOEAC8FgAh8Q4BAN4VACHyDgQA3RUAIQMAAACUEwAgAwAAphMAMBQAAKcTACADAAAAlBMAIAMAAJUTADAEAACREwAgBYIOAAC6FgAwgw4AAK0TABCEDgAAuhYAMIUOBAAAAAHtDgEA_RUAIQEAAACqEwAgAQAAAKoTACAFgg4AALoWADCDDgAArRMAEIQOAAC6FgAwhQ4EAIgWACHtDgEA_RUAIQADAAAArRMAIAMAAK4TADAEAACqEwAgAwAAAK0TACADAACuEwAwBAAAqhMAIAMAAACtEwAgAwAArhMAMAQAAKoTACAChQ4EAAAAAe0OAQAAAAEBCAAAshMAIAKFDgQAAAAB7Q4BAAAAAQEIAAC0EwAwAQgAALQTADAChQ4EAOEYACHtDgEA5hgAIQIAAACqEwAgCAAAtxMAIAKFDgQA4RgAIe0OAQDmGAAhAgAAAK0TACAIAAC5EwAgAgAAAK0TACAIAAC5EwAgAwAAAKoTACAPAACyEwAgEAAAtxMAIAEAAACqEwAgAQAAAK0TACAFFQAA0hkAIBYAANUZACAXAADUGQAgKAAA0xkAICkAANYZACAFgg4AALkWADCDDgAAwBMAEIQOAAC5FgAwhQ4EAN0VACHtDgEA3hUAIQMAAACtEwAgAwAAvxMAMBQAAMATACADAAAArRMAIAMAAK4TADAEAACqEwAgBoIOAAC4FgAwgw4AAMYTABCEDgAAuBYAMKkOQACBFgAhxA4BAAAAAe0OAQD9FQAhAQAAAMMTACABAAAAwxMAIAaCDgAAuBYAMIMOAADGEwAQhA4AALgWADCpDkAAgRYAIcQOAQD9FQAh7Q4BAP0VACEAAwAAAMYTACADAADHEwAwBAAAwxMAIAMAAADGEwAgAwAAxxMAMAQAAMMTACADAAAAxhMAIAMAAMcTADAEAADDEwAgA6kOQAAAAAHEDgEAAAAB7Q4BAAAAAQEIAADLEwAgA6kOQAAAAAHEDgEAAAAB7Q4BAAAAAQEIAADNEwAwAQgAAM0TADADqQ5AAOIYACHEDgEA5hgAIe0OAQDmGAAhAgAAAMMTACAIAADQEwAgA6kOQADiGAAhxA4BAOYYACHtDgEA5hgAIQIAAADGEwAgCAAA0hMAIAIAAADGEwAgCAAA0hMAIAMAAADDEwAgDwAAyxMAIBAAANATACABAAAAwxMAIAEAAADGEwAgAxUAAM8ZACAWAADRGQAgFwAA0BkAIAaCDgAAtxYAMIMOAADZEwAQhA4AALcWADCpDkAA3xUAIcQOAQDeFQAh7Q4BAN4VACEDAAAAxhMAIAMAANgTADAUAADZEwAgAwAAAMYTACADAADHEwAwBAAAwxMAIBeCDgAAtBYAMIMOAADfEwAQhA4AALQWADCKDgEA_xUAIakOQACBFgAhxA4BAP0VACHGDgQAiBYAIdwOAAC2FgAg3g4BAP0VACHfDgIAhRYAIeAOIAD-FQAh4Q4CAIUWACHiDgAA-BUAIOMOIAD-FQAh5A4BAP8VACHlDgQAtRYAIeYOBAC1FgAh5w4AAJAWACDoDkAAgBYAIekOQACAFgAh6g4EALUWACHrDgQAtRYAIewOQACBFgAhAQAAANwTACABAAAA3BMAIBaCDgAAtBYAMIMOAADfEwAQhA4AALQWADCKDgEA_xUAIakOQACBFgAhxA4BAP0VACHGDgQAiBYAId4OAQD9FQAh3w4CAIUWACHgDiAA_hUAIeEOAgCFFgAh4g4AAPgVACDjDiAA_hUAIeQOAQD_FQAh5Q4EALUWACHmDgQAtRYAIecOAACQFgAg6A5AAIAWACHpDkAAgBYAIeoOBAC1FgAh6w4EALUWACHsDkAAgRYAIQiKDgAA2xgAIOQOAADbGAAg5Q4AANsYACDmDgAA2xgAIOgOAADbGAAg6Q4AANsYACDqDgAA2xgAIOsOAADbGAAgAwAAAN8TACADAADgEwAwBAAA3BMAIAMAAADfEwAgAwAA4BMAMAQAANwTACADAAAA3xMAIAMAAOATADAEAADcEwAgE4oOAQAAAAGpDkAAAAABxA4BAAAAAcYOBAAAAAHeDgEAAAAB3w4CAAAAAeAOIAAAAAHhDgIAAAAB4g4AAM4ZACDjDiAAAAAB5A4BAAAAAeUOBAAAAAHmDgQAAAAB5w6AAAAAAegOQAAAAAHpDkAAAAAB6g4EAAAAAesOBAAAAAHsDkAAAAABAQgAAOQTACATig4BAAAAAakOQAAAAAHEDgEAAAABxg4EAAAAAd4OAQAAAAHfDgIAAAAB4A4gAAAAAeEOAgAAAAHiDgAAzhkAIOMOIAAAAAHkDgEAAAAB5Q4EAAAAAeYOBAAAAAHnDoAAAAAB6A5AAAAAAekOQAAAAAHqDgQAAAAB6w4EAAAAAewOQAAAAAEBCAAA5hMAMAEIAADmEwAwE4oOAQDlGAAhqQ5AAOIYACHEDgEA5hgAIcYOBADhGAAh3g4BAOYYACHfDgIA5BgAIeAOIACEGQAh4Q4CAOQYACHiDgAAzBkAIOMOIACEGQAh5A4BAOUYACHlDgQAzRkAIeYOBADNGQAh5w6AAAAAAegOQADuGAAh6Q5AAO4YACHqDgQAzRkAIesOBADNGQAh7A5AAOIYACECAAAA3BMAIAgAAOkTACATig4BAOUYACGpDkAA4hgAIcQOAQDmGAAhxg4EAOEYACHeDgEA5hgAId8OAgDkGAAh4A4gAIQZACHhDgIA5BgAIeIOAADMGQAg4w4gAIQZACHkDgEA5RgAIeUOBADNGQAh5g4EAM0ZACHnDoAAAAAB6A5AAO4YACHpDkAA7hgAIeoOBADNGQAh6w4EAM0ZACHsDkAA4hgAIQIAAADfEwAgCAAA6xMAIAIAAADfEwAgCAAA6xMAIAMAAADcEwAgDwAA5BMAIBAAAOkTACABAAAA3BMAIAEAAADfEwAgDRUAAMcZACAWAADKGQAgFwAAyRkAICgAAMgZACApAADLGQAgig4AANsYACDkDgAA2xgAIOUOAADbGAAg5g4AANsYACDoDgAA2xgAIOkOAADbGAAg6g4AANsYACDrDgAA2xgAIBaCDgAAsBYAMIMOAADyEwAQhA4AALAWADCKDgEA4hUAIakOQADfFQAhxA4BAN4VACHGDgQA3RUAId4OAQDeFQAh3w4CAOEVACHgDiAA-RUAIeEOAgDhFQAh4g4AAPgVACDjDiAA-RUAIeQOAQDiFQAh5Q4EALEWACHmDgQAsRYAIecOAACNFgAg6A5AAPQVACHpDkAA9BUAIeoOBACxFgAh6w4EALEWACHsDkAA3xUAIQMAAADfEwAgAwAA8RMAMBQAAPITACADAAAA3xMAIAMAAOATADAEAADcEwAgB4IOAACuFgAwgw4AAPgTABCEDgAArhYAMKkOQACBFgAhqw4BAP0VACHEDgEA_RUAId0OAACvFgAgAQAAAPUTACABAAAA9RMAIAaCDgAArhYAMIMOAAD4EwAQhA4AAK4WADCpDkAAgRYAIasOAQD9FQAhxA4BAP0VACEAAwAAAPgTACADAAD5EwAwBAAA9RMAIAMAAAD4EwAgAwAA-RMAMAQAAPUTACADAAAA-BMAIAMAAPkTADAEAAD1EwAgA6kOQAAAAAGrDgEAAAABxA4BAAAAAQEIAAD9EwAgA6kOQAAAAAGrDgEAAAABxA4BAAAAAQEIAAD_EwAwAQgAAP8TADADqQ5AAOIYACGrDgEA5hgAIcQOAQDmGAAhAgAAAPUTACAIAACCFAAgA6kOQADiGAAhqw4BAOYYACHEDgEA5hgAIQIAAAD4EwAgCAAAhBQAIAIAAAD4EwAgCAAAhBQAIAMAAAD1EwAgDwAA_RMAIBAAAIIUACABAAAA9RMAIAEAAAD4EwAgAxUAAMQZACAWAADGGQAgFwAAxRkAIAaCDgAArRYAMIMOAACLFAAQhA4AAK0WADCpDkAA3xUAIasOAQDeFQAhxA4BAN4VACEDAAAA-BMAIAMAAIoUADAUAACLFAAgAwAAAPgTACADAAD5EwAwBAAA9RMAIA79DAAAqxYAINANAgCFFgAhgg4AAKoWADCDDgAAkBQAEIQOAACqFgAwpw4BAP8VACHEDgEA_RUAIcYOBACIFgAh1g4BAP0VACHYDgIAhRYAIdkOQACBFgAh2g5AAIEWACHbDgAAhhYAINwOAACsFgAgAQAAAI4UACAN_QwAAKsWACDQDQIAhRYAIYIOAACqFgAwgw4AAJAUABCEDgAAqhYAMKcOAQD_FQAhxA4BAP0VACHGDgQAiBYAIdYOAQD9FQAh2A4CAIUWACHZDkAAgRYAIdoOQACBFgAh2w4AAIYWACAD_QwAAMMZACCnDgAA2xgAINsOAADbGAAgAwAAAJAUACADAACRFAAwBAAAjhQAIAEAAACQFAAgAQAAAI4UACADAAAAkBQAIAMAAJEUADAEAACOFAAgAwAAAJAUACADAACRFAAwBAAAjhQAIAMAAACQFAAgAwAAkRQAMAQAAI4UACAK_QwAAMIZACDQDQIAAAABpw4BAAAAAcQOAQAAAAHGDgQAAAAB1g4BAAAAAdgOAgAAAAHZDkAAAAAB2g5AAAAAAdsOgAAAAAEBCAAAmBQAIAnQDQIAAAABpw4BAAAAAcQOAQAAAAHGDgQAAAAB1g4BAAAAAdgOAgAAAAHZDkAAAAAB2g5AAAAAAdsOgAAAAAEBCAAAmhQAMAEIAACaFAAwCv0MAADBGQAg0A0CAOQYACGnDgEA5RgAIcQOAQDmGAAhxg4EAOEYACHWDgEA5hgAIdgOAgDkGAAh2Q5AAOIYACHaDkAA4hgAIdsOgAAAAAECAAAAjhQAIAgAAJ0UACAJ0A0CAOQYACGnDgEA5RgAIcQOAQDmGAAhxg4EAOEYACHWDgEA5hgAIdgOAgDkGAAh2Q5AAOIYACHaDkAA4hgAIdsOgAAAAAECAAAAkBQAIAgAAJ8UACACAAAAkBQAIAgAAJ8UACADAAAAjhQAIA8AAJgUACAQAACdFAAgAQAAAI4UACABAAAAkBQAIAcVAAC8GQAgFgAAvxkAIBcAAL4ZACAoAAC9GQAgKQAAwBkAIKcOAADbGAAg2w4AANsYACAM0A0CAOEVACGCDgAAqRYAMIMOAACmFAAQhA4AAKkWADCnDgEA4hUAIcQOAQDeFQAhxg4EAN0VACHWDgEA3hUAIdgOAgDhFQAh2Q5AAN8VACHaDkAA3xUAIdsOAADjFQAgAwAAAJAUACADAAClFAAwFAAAphQAIAMAAACQFAAgAwAAkRQAMAQAAI4UACAG_AwAAKgWACCCDgAApxYAMIMOAACsFAAQhA4AAKcWADDWDgEAAAAB1w5AAIAWACEBAAAAqRQAIAEAAACpFAAgBvwMAACoFgAggg4AAKcWADCDDgAArBQAEIQOAACnFgAw1g4BAP0VACHXDkAAgBYAIQL8DAAAuxkAINcOAADbGAAgAwAAAKwUACADAACtFAAwBAAAqRQAIAMAAACsFAAgAwAArRQAMAQAAKkUACADAAAArBQAIAMAAK0UADAEAACpFAAgA_wMAAC6GQAg1g4BAAAAAdcOQAAAAAEBCAAAsRQAIALWDgEAAAAB1w5AAAAAAQEIAACzFAAwAQgAALMUADAD_AwAAK0ZACDWDgEA5hgAIdcOQADuGAAhAgAAAKkUACAIAAC2FAAgAtYOAQDmGAAh1w5AAO4YACECAAAArBQAIAgAALgUACACAAAArBQAIAgAALgUACADAAAAqRQAIA8AALEUACAQAAC2FAAgAQAAAKkUACABAAAArBQAIAQVAACqGQAgFgAArBkAIBcAAKsZACDXDgAA2xgAIAWCDgAAphYAMIMOAAC_FAAQhA4AAKYWADDWDgEA3hUAIdcOQAD0FQAhAwAAAKwUACADAAC-FAAwFAAAvxQAIAMAAACsFAAgAwAArRQAMAQAAKkUACAV6QgBAP0VACGCDgAAoBYAMIMOAADFFAAQhA4AAKAWADCHDgQAiBYAIcYOBACIFgAhxw4EAIgWACHIDgIAhRYAIckOAgCFFgAhyg4gAKEWACHLDiAAoRYAIcwOAQD9FQAhzQ4AAaIWACHODgABoxYAIc8OAAGjFgAh0A4AAaMWACHRDgABoxYAIdIOEACkFgAh0w4QAKQWACHUDhAApBYAIdUOAAClFgAgAQAAAMIUACABAAAAwhQAIBTpCAEA_RUAIYIOAACgFgAwgw4AAMUUABCEDgAAoBYAMIcOBACIFgAhxg4EAIgWACHHDgQAiBYAIcgOAgCFFgAhyQ4CAIUWACHKDiAAoRYAIcsOIAChFgAhzA4BAP0VACHNDgABohYAIc4OAAGjFgAhzw4AAaMWACHQDgABoxYAIdEOAAGjFgAh0g4QAKQWACHTDhAApBYAIdQOEACkFgAhCcoOAADbGAAgyw4AANsYACDODgAA2xgAIM8OAADbGAAg0A4AANsYACDRDgAA2xgAINIOAADbGAAg0w4AANsYACDUDgAA2xgAIAMAAADFFAAgAwAAxhQAMAQAAMIUACADAAAAxRQAIAMAAMYUADAEAADCFAAgAwAAAMUUACADAADGFAAwBAAAwhQAIBHpCAEAAAABhw4EAAAAAcYOBAAAAAHHDgQAAAAByA4CAAAAAckOAgAAAAHKDiAAAAAByw4gAAAAAcwOAQAAAAHNDgABAAABzg4AAQAAAc8OAAEAAAHQDgABAAAB0Q4AAQAAAdIOEAAAAAHTDhAAAAAB1A4QAAAAAQEIAADKFAAgEekIAQAAAAGHDgQAAAABxg4EAAAAAccOBAAAAAHIDgIAAAAByQ4CAAAAAcoOIAAAAAHLDiAAAAABzA4BAAAAAc0OAAEAAAHODgABAAABzw4AAQAAAdAOAAEAAAHRDgABAAAB0g4QAAAAAdMOEAAAAAHUDhAAAAABAQgAAMwUADABCAAAzBQAMBHpCAEA5hgAIYcOBADhGAAhxg4EAOEYACHHDgQA4RgAIcgOAgDkGAAhyQ4CAOQYACHKDiAAphkAIcsOIACmGQAhzA4BAOYYACHNDgABpxkAIc4OAAGoGQAhzw4AAagZACHQDgABqBkAIdEOAAGoGQAh0g4QAKkZACHTDhAAqRkAIdQOEACpGQAhAgAAAMIUACAIAADPFAAgEekIAQDmGAAhhw4EAOEYACHGDgQA4RgAIccOBADhGAAhyA4CAOQYACHJDgIA5BgAIcoOIACmGQAhyw4gAKYZACHMDgEA5hgAIc0OAAGnGQAhzg4AAagZACHPDgABqBkAIdAOAAGoGQAh0Q4AAagZACHSDhAAqRkAIdMOEACpGQAh1A4QAKkZACECAAAAxRQAIAgAANEUACACAAAAxRQAIAgAANEUACADAAAAwhQAIA8AAMoUACAQAADPFAAgAQAAAMIUACABAAAAxRQAIA4VAAChGQAgFgAApBkAIBcAAKMZACAoAACiGQAgKQAApRkAIMoOAADbGAAgyw4AANsYACDODgAA2xgAIM8OAADbGAAg0A4AANsYACDRDgAA2xgAINIOAADbGAAg0w4AANsYACDUDgAA2xgAIBTpCAEA3hUAIYIOAACTFgAwgw4AANgUABCEDgAAkxYAMIcOBADdFQAhxg4EAN0VACHHDgQA3RUAIcgOAgDhFQAhyQ4CAOEVACHKDiAAlBYAIcsOIACUFgAhzA4BAN4VACHNDgABlRYAIc4OAAGWFgAhzw4AAZYWACHQDgABlhYAIdEOAAGWFgAh0g4QAJcWACHTDhAAlxYAIdQOEACXFgAhAwAAAMUUACADAADXFAAwFAAA2BQAIAMAAADFFAAgAwAAxhQAMAQAAMIUACAGgg4AAJIWADCDDgAA3hQAEIQOAACSFgAwqQ5AAIEWACHEDgEAAAABxQ4BAP8VACEBAAAA2xQAIAEAAADbFAAgBoIOAACSFgAwgw4AAN4UABCEDgAAkhYAMKkOQACBFgAhxA4BAP0VACHFDgEA_xUAIQHFDgAA2xgAIAMAAADeFAAgAwAA3xQAMAQAANsUACADAAAA3hQAIAMAAN8UADAEAADbFAAgAwAAAN4UACADAADfFAAwBAAA2xQAIAOpDkAAAAABxA4BAAAAAcUOAQAAAAEBCAAA4xQAIAOpDkAAAAABxA4BAAAAAcUOAQAAAAEBCAAA5RQAMAEIAADlFAAwA6kOQADiGAAhxA4BAOYYACHFDgEA5RgAIQIAAADbFAAgCAAA6BQAIAOpDkAA4hgAIcQOAQDmGAAhxQ4BAOUYACECAAAA3hQAIAgAAOoUACACAAAA3hQAIAgAAOoUACADAAAA2xQAIA8AAOMUACAQAADoFAAgAQAAANsUACABAAAA3hQAIAQVAACeGQAgFgAAoBkAIBcAAJ8ZACDFDgAA2xgAIAaCDgAAkRYAMIMOAADxFAAQhA4AAJEWADCpDkAA3xUAIcQOAQDeFQAhxQ4BAOIVACEDAAAA3hQAIAMAAPAUADAUAADxFAAgAwAAAN4UACADAADfFAAwBAAA2xQAIAsIAACQFgAggg4AAI8WADCDDgAA9xQAEIQOAACPFgAwhQ4EAAAAAZ8OAQD_FQAhoA4BAP0VACGpDkAAgRYAIaoOAQD_FQAhwg4gAP4VACHDDgEA_xUAIQEAAAD0FAAgAQAAAPQUACALCAAAkBYAIIIOAACPFgAwgw4AAPcUABCEDgAAjxYAMIUOBACIFgAhnw4BAP8VACGgDgEA_RUAIakOQACBFgAhqg4BAP8VACHCDiAA_hUAIcMOAQD_FQAhA58OAADbGAAgqg4AANsYACDDDgAA2xgAIAMAAAD3FAAgAwAA-BQAMAQAAPQUACADAAAA9xQAIAMAAPgUADAEAAD0FAAgAwAAAPcUACADAAD4FAAwBAAA9BQAIAgIgAAAAAGFDgQAAAABnw4BAAAAAaAOAQAAAAGpDkAAAAABqg4BAAAAAcIOIAAAAAHDDgEAAAABAQgAAPwUACAICIAAAAABhQ4EAAAAAZ8OAQAAAAGgDgEAAAABqQ5AAAAAAaoOAQAAAAHCDiAAAAABww4BAAAAAQEIAAD-FAAwAQgAAP4UADAICIAAAAABhQ4EAOEYACGfDgEA5RgAIaAOAQDmGAAhqQ5AAOIYACGqDgEA5RgAIcIOIACEGQAhww4BAOUYACECAAAA9BQAIAgAAIEVACAICIAAAAABhQ4EAOEYACGfDgEA5RgAIaAOAQDmGAAhqQ5AAOIYACGqDgEA5RgAIcIOIACEGQAhww4BAOUYACECAAAA9xQAIAgAAIMVACACAAAA9xQAIAgAAIMVACADAAAA9BQAIA8AAPwUACAQAACBFQAgAQAAAPQUACABAAAA9xQAIAgVAACZGQAgFgAAnBkAIBcAAJsZACAoAACaGQAgKQAAnRkAIJ8OAADbGAAgqg4AANsYACDDDgAA2xgAIAsIAACNFgAggg4AAIwWADCDDgAAihUAEIQOAACMFgAwhQ4EAN0VACGfDgEA4hUAIaAOAQDeFQAhqQ5AAN8VACGqDgEA4hUAIcIOIAD5FQAhww4BAOIVACEDAAAA9xQAIAMAAIkVADAUAACKFQAgAwAAAPcUACADAAD4FAAwBAAA9BQAIBivAQAA-BUAINENAACCFgAggg4AAPwVADCDDgAAmhUAEIQOAAD8FQAwhQ4BAAAAAakOQACBFgAhqw4BAP0VACGsDgEA_RUAIa0OAQD9FQAhrg4AAPgVACCvDiAA_hUAIbAOAQD9FQAhsQ4BAP8VACGyDkAAgBYAIbMOAQD_FQAhtA4BAP8VACG1DiAA_hUAIbYOAQD_FQAhtw4gAP4VACG4DkAAgBYAIbkOIAD-FQAhug5AAIAWACG7DkAAgBYAIQEAAACNFQAgE84NAACKFgAg0A0AAIsWACCCDgAAiRYAMIMOAACPFQAQhA4AAIkWADCFDgEA_RUAIZ4OAQD9FQAhnw4BAP0VACGgDgEA_RUAIaEOAQD9FQAhog4BAP8VACGjDgEA_RUAIaQOAgCFFgAhpQ4CAIUWACGmDkAAgBYAIacOAgCFFgAhqA5AAIAWACGpDkAAgRYAIaoOAQD_FQAhBs4NAACXGQAg0A0AAJgZACCiDgAA2xgAIKYOAADbGAAgqA4AANsYACCqDgAA2xgAIBPODQAAihYAINANAACLFgAggg4AAIkWADCDDgAAjxUAEIQOAACJFgAwhQ4BAAAAAZ4OAQD9FQAhnw4BAP0VACGgDgEA_RUAIaEOAQD9FQAhog4BAP8VACGjDgEA_RUAIaQOAgCFFgAhpQ4CAIUWACGmDkAAgBYAIacOAgCFFgAhqA5AAIAWACGpDkAAgRYAIaoOAQD_FQAhAwAAAI8VACADAACQFQAwBAAAkRUAIAzPDQAAhxYAIIIOAACDFgAwgw4AAJMVABCEDgAAgxYAMIUOBACIFgAhhg4BAP0VACGHDkAAgRYAIYgOAgCEFgAhiQ4CAIUWACGKDgEA_xUAIYsOAACGFgAgjA4BAP8VACEFzw0AAJYZACCIDgAA2xgAIIoOAADbGAAgiw4AANsYACCMDgAA2xgAIAzPDQAAhxYAIIIOAACDFgAwgw4AAJMVABCEDgAAgxYAMIUOBAAAAAGGDgEA_RUAIYcOQACBFgAhiA4CAIQWACGJDgIAhRYAIYoOAQD_FQAhiw4AAIYWACCMDgEA_xUAIQMAAACTFQAgAwAAlBUAMAQAAJUVACABAAAAkxUAIAEAAACPFQAgAQAAAI0VACAYrwEAAPgVACDRDQAAghYAIIIOAAD8FQAwgw4AAJoVABCEDgAA_BUAMIUOAQD9FQAhqQ5AAIEWACGrDgEA_RUAIawOAQD9FQAhrQ4BAP0VACGuDgAA-BUAIK8OIAD-FQAhsA4BAP0VACGxDgEA_xUAIbIOQACAFgAhsw4BAP8VACG0DgEA_xUAIbUOIAD-FQAhtg4BAP8VACG3DiAA_hUAIbgOQACAFgAhuQ4gAP4VACG6DkAAgBYAIbsOQACAFgAhCdENAACVGQAgsQ4AANsYACCyDgAA2xgAILMOAADbGAAgtA4AANsYACC2DgAA2xgAILgOAADbGAAgug4AANsYACC7DgAA2xgAIAMAAACaFQAgAwAAmxUAMAQAAI0VACADAAAAmhUAIAMAAJsVADAEAACNFQAgAwAAAJoVACADAACbFQAwBAAAjRUAIBWvAQAAkhkAINENAACUGQAghQ4BAAAAAakOQAAAAAGrDgEAAAABrA4BAAAAAa0OAQAAAAGuDgAAkxkAIK8OIAAAAAGwDgEAAAABsQ4BAAAAAbIOQAAAAAGzDgEAAAABtA4BAAAAAbUOIAAAAAG2DgEAAAABtw4gAAAAAbgOQAAAAAG5DiAAAAABug5AAAAAAbsOQAAAAAEBCAAAnxUAIBSvAQAAkhkAIIUOAQAAAAGpDkAAAAABqw4BAAAAAawOAQAAAAGtDgEAAAABrg4AAJMZACCvDiAAAAABsA4BAAAAAbEOAQAAAAGyDkAAAAABsw4BAAAAAbQOAQAAAAG1DiAAAAABtg4BAAAAAbcOIAAAAAG4DkAAAAABuQ4gAAAAAboOQAAAAAG7DkAAAAABAQgAAKEVADABCAAAoRUAMBWvAQAAghkAINENAACFGQAghQ4BAOYYACGpDkAA4hgAIasOAQDmGAAhrA4BAOYYACGtDgEA5hgAIa4OAACDGQAgrw4gAIQZACGwDgEA5hgAIbEOAQDlGAAhsg5AAO4YACGzDgEA5RgAIbQOAQDlGAAhtQ4gAIQZACG2DgEA5RgAIbcOIACEGQAhuA5AAO4YACG5DiAAhBkAIboOQADuGAAhuw5AAO4YACECAAAAjRUAIAgAAKQVACAUrwEAAIIZACCFDgEA5hgAIakOQADiGAAhqw4BAOYYACGsDgEA5hgAIa0OAQDmGAAhrg4AAIMZACCvDiAAhBkAIbAOAQDmGAAhsQ4BAOUYACGyDkAA7hgAIbMOAQDlGAAhtA4BAOUYACG1DiAAhBkAIbYOAQDlGAAhtw4gAIQZACG4DkAA7hgAIbkOIACEGQAhug5AAO4YACG7DkAA7hgAIQIAAACaFQAgCAAAphUAIAIAAACaFQAgCAAAphUAIAMAAACNFQAgDwAAnxUAIBAAAKQVACABAAAAjRUAIAEAAACaFQAgCxUAAP8YACAWAACBGQAgFwAAgBkAILEOAADbGAAgsg4AANsYACCzDgAA2xgAILQOAADbGAAgtg4AANsYACC4DgAA2xgAILoOAADbGAAguw4AANsYACAXrwEAAPgVACCCDgAA9xUAMIMOAACtFQAQhA4AAPcVADCFDgEA3hUAIakOQADfFQAhqw4BAN4VACGsDgEA3hUAIa0OAQDeFQAhrg4AAPgVACCvDiAA-RUAIbAOAQDeFQAhsQ4BAOIVACGyDkAA9BUAIbMOAQDiFQAhtA4BAOIVACG1DiAA-RUAIbYOAQDiFQAhtw4gAPkVACG4DkAA9BUAIbkOIAD5FQAhug5AAPQVACG7DkAA9BUAIQMAAACaFQAgAwAArBUAMBQAAK0VACADAAAAmhUAIAMAAJsVADAEAACNFQAgAQAAAJEVACABAAAAkRUAIAMAAACPFQAgAwAAkBUAMAQAAJEVACADAAAAjxUAIAMAAJAVADAEAACRFQAgAwAAAI8VACADAACQFQAwBAAAkRUAIBDODQAA_RgAINANAAD-GAAghQ4BAAAAAZ4OAQAAAAGfDgEAAAABoA4BAAAAAaEOAQAAAAGiDgEAAAABow4BAAAAAaQOAgAAAAGlDgIAAAABpg5AAAAAAacOAgAAAAGoDkAAAAABqQ5AAAAAAaoOAQAAAAEBCAAAtRUAIA6FDgEAAAABng4BAAAAAZ8OAQAAAAGgDgEAAAABoQ4BAAAAAaIOAQAAAAGjDgEAAAABpA4CAAAAAaUOAgAAAAGmDkAAAAABpw4CAAAAAagOQAAAAAGpDkAAAAABqg4BAAAAAQEIAAC3FQAwAQgAALcVADAQzg0AAO8YACDQDQAA8BgAIIUOAQDmGAAhng4BAOYYACGfDgEA5hgAIaAOAQDmGAAhoQ4BAOYYACGiDgEA5RgAIaMOAQDmGAAhpA4CAOQYACGlDgIA5BgAIaYOQADuGAAhpw4CAOQYACGoDkAA7hgAIakOQADiGAAhqg4BAOUYACECAAAAkRUAIAgAALoVACAOhQ4BAOYYACGeDgEA5hgAIZ8OAQDmGAAhoA4BAOYYACGhDgEA5hgAIaIOAQDlGAAhow4BAOYYACGkDgIA5BgAIaUOAgDkGAAhpg5AAO4YACGnDgIA5BgAIagOQADuGAAhqQ5AAOIYACGqDgEA5RgAIQIAAACPFQAgCAAAvBUAIAIAAACPFQAgCAAAvBUAIAMAAACRFQAgDwAAtRUAIBAAALoVACABAAAAkRUAIAEAAACPFQAgCRUAAOkYACAWAADsGAAgFwAA6xgAICgAAOoYACApAADtGAAgog4AANsYACCmDgAA2xgAIKgOAADbGAAgqg4AANsYACARgg4AAPMVADCDDgAAwxUAEIQOAADzFQAwhQ4BAN4VACGeDgEA3hUAIZ8OAQDeFQAhoA4BAN4VACGhDgEA3hUAIaIOAQDiFQAhow4BAN4VACGkDgIA4RUAIaUOAgDhFQAhpg5AAPQVACGnDgIA4RUAIagOQAD0FQAhqQ5AAN8VACGqDgEA4hUAIQMAAACPFQAgAwAAwhUAMBQAAMMVACADAAAAjxUAIAMAAJAVADAEAACRFQAgAQAAAJUVACABAAAAlRUAIAMAAACTFQAgAwAAlBUAMAQAAJUVACADAAAAkxUAIAMAAJQVADAEAACVFQAgAwAAAJMVACADAACUFQAwBAAAlRUAIAnPDQAA6BgAIIUOBAAAAAGGDgEAAAABhw5AAAAAAYgOAgAAAAGJDgIAAAABig4BAAAAAYsOgAAAAAGMDgEAAAABAQgAAMsVACAIhQ4EAAAAAYYOAQAAAAGHDkAAAAABiA4CAAAAAYkOAgAAAAGKDgEAAAABiw6AAAAAAYwOAQAAAAEBCAAAzRUAMAEIAADNFQAwCc8NAADnGAAghQ4EAOEYACGGDgEA5hgAIYcOQADiGAAhiA4CAOMYACGJDgIA5BgAIYoOAQDlGAAhiw6AAAAAAYwOAQDlGAAhAgAAAJUVACAIAADQFQAgCIUOBADhGAAhhg4BAOYYACGHDkAA4hgAIYgOAgDjGAAhiQ4CAOQYACGKDgEA5RgAIYsOgAAAAAGMDgEA5RgAIQIAAACTFQAgCAAA0hUAIAIAAACTFQAgCAAA0hUAIAMAAACVFQAgDwAAyxUAIBAAANAVACABAAAAlRUAIAEAAACTFQAgCRUAANwYACAWAADfGAAgFwAA3hgAICgAAN0YACApAADgGAAgiA4AANsYACCKDgAA2xgAIIsOAADbGAAgjA4AANsYACALgg4AANwVADCDDgAA2RUAEIQOAADcFQAwhQ4EAN0VACGGDgEA3hUAIYcOQADfFQAhiA4CAOAVACGJDgIA4RUAIYoOAQDiFQAhiw4AAOMVACCMDgEA4hUAIQMAAACTFQAgAwAA2BUAMBQAANkVACADAAAAkxUAIAMAAJQVADAEAACVFQAgC4IOAADcFQAwgw4AANkVABCEDgAA3BUAMIUOBADdFQAhhg4BAN4VACGHDkAA3xUAIYgOAgDgFQAhiQ4CAOEVACGKDgEA4hUAIYsOAADjFQAgjA4BAOIVACENFQAA6RUAIBYAAPIVACAXAADyFQAgKAAA6hUAICkAAPIVACCNDgQAAAABlA4EAAAAAZUOBAAAAAGWDgQAAAABlw4EAAAAAZgOBADxFQAhmQ4EAAAABJoOBAAAAAQOFQAA6RUAIBYAAPAVACAXAADwFQAgjQ4BAAAAAZQOAQAAAAGVDgEAAAABlg4BAAAAAZcOAQAAAAGYDgEA7xUAIZkOAQAAAASaDgEAAAAEmw4BAAAAAZwOAQAAAAGdDgEAAAABCxUAAOkVACAWAADuFQAgFwAA7hUAII0OQAAAAAGUDkAAAAABlQ5AAAAAAZYOQAAAAAGXDkAAAAABmA5AAO0VACGZDkAAAAAEmg5AAAAABA0VAADkFQAgFgAA5BUAIBcAAOQVACAoAADsFQAgKQAA5BUAII0OAgAAAAGUDgIAAAABlQ4CAAAAAZYOAgAAAAGXDgIAAAABmA4CAOsVACGZDgIAAAAFmg4CAAAABQ0VAADpFQAgFgAA6RUAIBcAAOkVACAoAADqFQAgKQAA6RUAII0OAgAAAAGUDgIAAAABlQ4CAAAAAZYOAgAAAAGXDgIAAAABmA4CAOgVACGZDgIAAAAEmg4CAAAABA4VAADkFQAgFgAA5xUAIBcAAOcVACCNDgEAAAABlA4BAAAAAZUOAQAAAAGWDgEAAAABlw4BAAAAAZgOAQDmFQAhmQ4BAAAABZoOAQAAAAWbDgEAAAABnA4BAAAAAZ0OAQAAAAEPFQAA5BUAIBYAAOUVACAXAADlFQAgjQ6AAAAAAY4OAQAAAAGPDgEAAAABkA4BAAAAAZEOgAAAAAGSDoAAAAABkw6AAAAAAZQOgAAAAAGVDoAAAAABlg6AAAAAAZcOgAAAAAGYDoAAAAABCI0OAgAAAAGUDgIAAAABlQ4CAAAAAZYOAgAAAAGXDgIAAAABmA4CAOQVACGZDgIAAAAFmg4CAAAABQyNDoAAAAABjg4BAAAAAY8OAQAAAAGQDgEAAAABkQ6AAAAAAZIOgAAAAAGTDoAAAAABlA6AAAAAAZUOgAAAAAGWDoAAAAABlw6AAAAAAZgOgAAAAAEOFQAA5BUAIBYAAOcVACAXAADnFQAgjQ4BAAAAAZQOAQAAAAGVDgEAAAABlg4BAAAAAZcOAQAAAAGYDgEA5hUAIZkOAQAAAAWaDgEAAAAFmw4BAAAAAZwOAQAAAAGdDgEAAAABC40OAQAAAAGUDgEAAAABlQ4BAAAAAZYOAQAAAAGXDgEAAAABmA4BAOcVACGZDgEAAAAFmg4BAAAABZsOAQAAAAGcDgEAAAABnQ4BAAAAAQ0VAADpFQAgFgAA6RUAIBcAAOkVACAoAADqFQAgKQAA6RUAII0OAgAAAAGUDgIAAAABlQ4CAAAAAZYOAgAAAAGXDgIAAAABmA4CAOgVACGZDgIAAAAEmg4CAAAABAiNDgIAAAABlA4CAAAAAZUOAgAAAAGWDgIAAAABlw4CAAAAAZgOAgDpFQAhmQ4CAAAABJoOAgAAAAQIjQ4IAAAAAZQOCAAAAAGVDggAAAABlg4IAAAAAZcOCAAAAAGYDggA6hUAIZkOCAAAAASaDggAAAAEDRUAAOQVACAWAADkFQAgFwAA5BUAICgAAOwVACApAADkFQAgjQ4CAAAAAZQOAgAAAAGVDgIAAAABlg4CAAAAAZcOAgAAAAGYDgIA6xUAIZkOAgAAAAWaDgIAAAAFCI0OCAAAAAGUDggAAAABlQ4IAAAAAZYOCAAAAAGXDggAAAABmA4IAOwVACGZDggAAAAFmg4IAAAABQsVAADpFQAgFgAA7hUAIBcAAO4VACCNDkAAAAABlA5AAAAAAZUOQAAAAAGWDkAAAAABlw5AAAAAAZgOQADtFQAhmQ5AAAAABJoOQAAAAAQIjQ5AAAAAAZQOQAAAAAGVDkAAAAABlg5AAAAAAZcOQAAAAAGYDkAA7hUAIZkOQAAAAASaDkAAAAAEDhUAAOkVACAWAADwFQAgFwAA8BUAII0OAQAAAAGUDgEAAAABlQ4BAAAAAZYOAQAAAAGXDgEAAAABmA4BAO8VACGZDgEAAAAEmg4BAAAABJsOAQAAAAGcDgEAAAABnQ4BAAAAAQuNDgEAAAABlA4BAAAAAZUOAQAAAAGWDgEAAAABlw4BAAAAAZgOAQDwFQAhmQ4BAAAABJoOAQAAAASbDgEAAAABnA4BAAAAAZ0OAQAAAAENFQAA6RUAIBYAAPIVACAXAADyFQAgKAAA6hUAICkAAPIVACCNDgQAAAABlA4EAAAAAZUOBAAAAAGWDgQAAAABlw4EAAAAAZgOBADxFQAhmQ4EAAAABJoOBAAAAAQIjQ4EAAAAAZQOBAAAAAGVDgQAAAABlg4EAAAAAZcOBAAAAAGYDgQA8hUAIZkOBAAAAASaDgQAAAAEEYIOAADzFQAwgw4AAMMVABCEDgAA8xUAMIUOAQDeFQAhng4BAN4VACGfDgEA3hUAIaAOAQDeFQAhoQ4BAN4VACGiDgEA4hUAIaMOAQDeFQAhpA4CAOEVACGlDgIA4RUAIaYOQAD0FQAhpw4CAOEVACGoDkAA9BUAIakOQADfFQAhqg4BAOIVACELFQAA5BUAIBYAAPYVACAXAAD2FQAgjQ5AAAAAAZQOQAAAAAGVDkAAAAABlg5AAAAAAZcOQAAAAAGYDkAA9RUAIZkOQAAAAAWaDkAAAAAFCxUAAOQVACAWAAD2FQAgFwAA9hUAII0OQAAAAAGUDkAAAAABlQ5AAAAAAZYOQAAAAAGXDkAAAAABmA5AAPUVACGZDkAAAAAFmg5AAAAABQiNDkAAAAABlA5AAAAAAZUOQAAAAAGWDkAAAAABlw5AAAAAAZgOQAD2FQAhmQ5AAAAABZoOQAAAAAUXrwEAAPgVACCCDgAA9xUAMIMOAACtFQAQhA4AAPcVADCFDgEA3hUAIakOQADfFQAhqw4BAN4VACGsDgEA3hUAIa0OAQDeFQAhrg4AAPgVACCvDiAA-RUAIbAOAQDeFQAhsQ4BAOIVACGyDkAA9BUAIbMOAQDiFQAhtA4BAOIVACG1DiAA-RUAIbYOAQDiFQAhtw4gAPkVACG4DkAA9BUAIbkOIAD5FQAhug5AAPQVACG7DkAA9BUAIQSNDgEAAAAFvA4BAAAAAb0OAQAAAAS-DgEAAAAEBRUAAOkVACAWAAD7FQAgFwAA-xUAII0OIAAAAAGYDiAA-hUAIQUVAADpFQAgFgAA-xUAIBcAAPsVACCNDiAAAAABmA4gAPoVACECjQ4gAAAAAZgOIAD7FQAhGK8BAAD4FQAg0Q0AAIIWACCCDgAA_BUAMIMOAACaFQAQhA4AAPwVADCFDgEA_RUAIakOQACBFgAhqw4BAP0VACGsDgEA_RUAIa0OAQD9FQAhrg4AAPgVACCvDiAA_hUAIbAOAQD9FQAhsQ4BAP8VACGyDkAAgBYAIbMOAQD_FQAhtA4BAP8VACG1DiAA_hUAIbYOAQD_FQAhtw4gAP4VACG4DkAAgBYAIbkOIAD-FQAhug5AAIAWACG7DkAAgBYAIQuNDgEAAAABlA4BAAAAAZUOAQAAAAGWDgEAAAABlw4BAAAAAZgOAQDwFQAhmQ4BAAAABJoOAQAAAASbDgEAAAABnA4BAAAAAZ0OAQAAAAECjQ4gAAAAAZgOIAD7FQAhC40OAQAAAAGUDgEAAAABlQ4BAAAAAZYOAQAAAAGXDgEAAAABmA4BAOcVACGZDgEAAAAFmg4BAAAABZsOAQAAAAGcDgEAAAABnQ4BAAAAAQiNDkAAAAABlA5AAAAAAZUOQAAAAAGWDkAAAAABlw5AAAAAAZgOQAD2FQAhmQ5AAAAABZoOQAAAAAUIjQ5AAAAAAZQOQAAAAAGVDkAAAAABlg5AAAAAAZcOQAAAAAGYDkAA7hUAIZkOQAAAAASaDkAAAAAEA78OAACPFQAgwA4AAI8VACDBDgAAjxUAIAzPDQAAhxYAIIIOAACDFgAwgw4AAJMVABCEDgAAgxYAMIUOBACIFgAhhg4BAP0VACGHDkAAgRYAIYgOAgCEFgAhiQ4CAIUWACGKDgEA_xUAIYsOAACGFgAgjA4BAP8VACEIjQ4CAAAAAZQOAgAAAAGVDgIAAAABlg4CAAAAAZcOAgAAAAGYDgIA5BUAIZkOAgAAAAWaDgIAAAAFCI0OAgAAAAGUDgIAAAABlQ4CAAAAAZYOAgAAAAGXDgIAAAABmA4CAOkVACGZDgIAAAAEmg4CAAAABAyNDoAAAAABjg4BAAAAAY8OAQAAAAGQDgEAAAABkQ6AAAAAAZIOgAAAAAGTDoAAAAABlA6AAAAAAZUOgAAAAAGWDoAAAAABlw6AAAAAAZgOgAAAAAEVzg0AAIoWACDQDQAAixYAIIIOAACJFgAwgw4AAI8VABCEDgAAiRYAMIUOAQD9FQAhng4BAP0VACGfDgEA_RUAIaAOAQD9FQAhoQ4BAP0VACGiDgEA_xUAIaMOAQD9FQAhpA4CAIUWACGlDgIAhRYAIaYOQACAFgAhpw4CAIUWACGoDkAAgBYAIakOQACBFgAhqg4BAP8VACHdEQAAjxUAIN4RAACPFQAgCI0OBAAAAAGUDgQAAAABlQ4EAAAAAZYOBAAAAAGXDgQAAAABmA4EAPIVACGZDgQAAAAEmg4EAAAABBPODQAAihYAINANAACLFgAggg4AAIkWADCDDgAAjxUAEIQOAACJFgAwhQ4BAP0VACGeDgEA_RUAIZ8OAQD9FQAhoA4BAP0VACGhDgEA_RUAIaIOAQD_FQAhow4BAP0VACGkDgIAhRYAIaUOAgCFFgAhpg5AAIAWACGnDgIAhRYAIagOQACAFgAhqQ5AAIEWACGqDgEA_xUAIRqvAQAA-BUAINENAACCFgAggg4AAPwVADCDDgAAmhUAEIQOAAD8FQAwhQ4BAP0VACGpDkAAgRYAIasOAQD9FQAhrA4BAP0VACGtDgEA_RUAIa4OAAD4FQAgrw4gAP4VACGwDgEA_RUAIbEOAQD_FQAhsg5AAIAWACGzDgEA_xUAIbQOAQD_FQAhtQ4gAP4VACG2DgEA_xUAIbcOIAD-FQAhuA5AAIAWACG5DiAA_hUAIboOQACAFgAhuw5AAIAWACHdEQAAmhUAIN4RAACaFQAgA78OAACTFQAgwA4AAJMVACDBDgAAkxUAIAsIAACNFgAggg4AAIwWADCDDgAAihUAEIQOAACMFgAwhQ4EAN0VACGfDgEA4hUAIaAOAQDeFQAhqQ5AAN8VACGqDgEA4hUAIcIOIAD5FQAhww4BAOIVACEPFQAA6RUAIBYAAI4WACAXAACOFgAgjQ6AAAAAAY4OAQAAAAGPDgEAAAABkA4BAAAAAZEOgAAAAAGSDoAAAAABkw6AAAAAAZQOgAAAAAGVDoAAAAABlg6AAAAAAZcOgAAAAAGYDoAAAAABDI0OgAAAAAGODgEAAAABjw4BAAAAAZAOAQAAAAGRDoAAAAABkg6AAAAAAZMOgAAAAAGUDoAAAAABlQ6AAAAAAZYOgAAAAAGXDoAAAAABmA6AAAAAAQsIAACQFgAggg4AAI8WADCDDgAA9xQAEIQOAACPFgAwhQ4EAIgWACGfDgEA_xUAIaAOAQD9FQAhqQ5AAIEWACGqDgEA_xUAIcIOIAD-FQAhww4BAP8VACEMjQ6AAAAAAY4OAQAAAAGPDgEAAAABkA4BAAAAAZEOgAAAAAGSDoAAAAABkw6AAAAAAZQOgAAAAAGVDoAAAAABlg6AAAAAAZcOgAAAAAGYDoAAAAABBoIOAACRFgAwgw4AAPEUABCEDgAAkRYAMKkOQADfFQAhxA4BAN4VACHFDgEA4hUAIQaCDgAAkhYAMIMOAADeFAAQhA4AAJIWADCpDkAAgRYAIcQOAQD9FQAhxQ4BAP8VACEU6QgBAN4VACGCDgAAkxYAMIMOAADYFAAQhA4AAJMWADCHDgQA3RUAIcYOBADdFQAhxw4EAN0VACHIDgIA4RUAIckOAgDhFQAhyg4gAJQWACHLDiAAlBYAIcwOAQDeFQAhzQ4AAZUWACHODgABlhYAIc8OAAGWFgAh0A4AAZYWACHRDgABlhYAIdIOEACXFgAh0w4QAJcWACHUDhAAlxYAIQUVAADkFQAgFgAAnxYAIBcAAJ8WACCNDiAAAAABmA4gAJ4WACEHFQAA6RUAIBYAAJ0WACAXAACdFgAgjQ4AAQAAAZgOAAGcFgAhmQ4AAQAABJoOAAEAAAQHFQAA5BUAIBYAAJsWACAXAACbFgAgjQ4AAQAAAZgOAAGaFgAhmQ4AAQAABZoOAAEAAAUNFQAA5BUAIBYAAJkWACAXAACZFgAgKAAAmRYAICkAAJkWACCNDhAAAAABlA4QAAAAAZUOEAAAAAGWDhAAAAABlw4QAAAAAZgOEACYFgAhmQ4QAAAABZoOEAAAAAUNFQAA5BUAIBYAAJkWACAXAACZFgAgKAAAmRYAICkAAJkWACCNDhAAAAABlA4QAAAAAZUOEAAAAAGWDhAAAAABlw4QAAAAAZgOEACYFgAhmQ4QAAAABZoOEAAAAAUIjQ4QAAAAAZQOEAAAAAGVDhAAAAABlg4QAAAAAZcOEAAAAAGYDhAAmRYAIZkOEAAAAAWaDhAAAAAFBxUAAOQVACAWAACbFgAgFwAAmxYAII0OAAEAAAGYDgABmhYAIZkOAAEAAAWaDgABAAAFBI0OAAEAAAGYDgABmxYAIZkOAAEAAAWaDgABAAAFBxUAAOkVACAWAACdFgAgFwAAnRYAII0OAAEAAAGYDgABnBYAIZkOAAEAAASaDgABAAAEBI0OAAEAAAGYDgABnRYAIZkOAAEAAASaDgABAAAEBRUAAOQVACAWAACfFgAgFwAAnxYAII0OIAAAAAGYDiAAnhYAIQKNDiAAAAABmA4gAJ8WACEU6QgBAP0VACGCDgAAoBYAMIMOAADFFAAQhA4AAKAWADCHDgQAiBYAIcYOBACIFgAhxw4EAIgWACHIDgIAhRYAIckOAgCFFgAhyg4gAKEWACHLDiAAoRYAIcwOAQD9FQAhzQ4AAaIWACHODgABoxYAIc8OAAGjFgAh0A4AAaMWACHRDgABoxYAIdIOEACkFgAh0w4QAKQWACHUDhAApBYAIQKNDiAAAAABmA4gAJ8WACEEjQ4AAQAAAZgOAAGdFgAhmQ4AAQAABJoOAAEAAAQEjQ4AAQAAAZgOAAGbFgAhmQ4AAQAABZoOAAEAAAUIjQ4QAAAAAZQOEAAAAAGVDhAAAAABlg4QAAAAAZcOEAAAAAGYDhAAmRYAIZkOEAAAAAWaDhAAAAAFBukIAQAAAAHGDgQAAAABxw4EAAAAAckOAgAAAAHMDgEAAAABzQ4AAQAAAQWCDgAAphYAMIMOAAC_FAAQhA4AAKYWADDWDgEA3hUAIdcOQAD0FQAhBvwMAACoFgAggg4AAKcWADCDDgAArBQAEIQOAACnFgAw1g4BAP0VACHXDkAAgBYAIQO_DgAAkBQAIMAOAACQFAAgwQ4AAJAUACAM0A0CAOEVACGCDgAAqRYAMIMOAACmFAAQhA4AAKkWADCnDgEA4hUAIcQOAQDeFQAhxg4EAN0VACHWDgEA3hUAIdgOAgDhFQAh2Q5AAN8VACHaDkAA3xUAIdsOAADjFQAgDf0MAACrFgAg0A0CAIUWACGCDgAAqhYAMIMOAACQFAAQhA4AAKoWADCnDgEA_xUAIcQOAQD9FQAhxg4EAIgWACHWDgEA_RUAIdgOAgCFFgAh2Q5AAIEWACHaDkAAgRYAIdsOAACGFgAgCPwMAACoFgAggg4AAKcWADCDDgAArBQAEIQOAACnFgAw1g4BAP0VACHXDkAAgBYAId0RAACsFAAg3hEAAKwUACACxA4BAAAAAcYOBAAAAAEGgg4AAK0WADCDDgAAixQAEIQOAACtFgAwqQ5AAN8VACGrDgEA3hUAIcQOAQDeFQAhBoIOAACuFgAwgw4AAPgTABCEDgAArhYAMKkOQACBFgAhqw4BAP0VACHEDgEA_RUAIQKrDgEAAAABxA4BAAAAARaCDgAAsBYAMIMOAADyEwAQhA4AALAWADCKDgEA4hUAIakOQADfFQAhxA4BAN4VACHGDgQA3RUAId4OAQDeFQAh3w4CAOEVACHgDiAA-RUAIeEOAgDhFQAh4g4AAPgVACDjDiAA-RUAIeQOAQDiFQAh5Q4EALEWACHmDgQAsRYAIecOAACNFgAg6A5AAPQVACHpDkAA9BUAIeoOBACxFgAh6w4EALEWACHsDkAA3xUAIQ0VAADkFQAgFgAAsxYAIBcAALMWACAoAADsFQAgKQAAsxYAII0OBAAAAAGUDgQAAAABlQ4EAAAAAZYOBAAAAAGXDgQAAAABmA4EALIWACGZDgQAAAAFmg4EAAAABQ0VAADkFQAgFgAAsxYAIBcAALMWACAoAADsFQAgKQAAsxYAII0OBAAAAAGUDgQAAAABlQ4EAAAAAZYOBAAAAAGXDgQAAAABmA4EALIWACGZDgQAAAAFmg4EAAAABQiNDgQAAAABlA4EAAAAAZUOBAAAAAGWDgQAAAABlw4EAAAAAZgOBACzFgAhmQ4EAAAABZoOBAAAAAUWgg4AALQWADCDDgAA3xMAEIQOAAC0FgAwig4BAP8VACGpDkAAgRYAIcQOAQD9FQAhxg4EAIgWACHeDgEA_RUAId8OAgCFFgAh4A4gAP4VACHhDgIAhRYAIeIOAAD4FQAg4w4gAP4VACHkDgEA_xUAIeUOBAC1FgAh5g4EALUWACHnDgAAkBYAIOgOQACAFgAh6Q5AAIAWACHqDgQAtRYAIesOBAC1FgAh7A5AAIEWACEIjQ4EAAAAAZQOBAAAAAGVDgQAAAABlg4EAAAAAZcOBAAAAAGYDgQAsxYAIZkOBAAAAAWaDgQAAAAFAsQOAQAAAAHGDgQAAAABBoIOAAC3FgAwgw4AANkTABCEDgAAtxYAMKkOQADfFQAhxA4BAN4VACHtDgEA3hUAIQaCDgAAuBYAMIMOAADGEwAQhA4AALgWADCpDkAAgRYAIcQOAQD9FQAh7Q4BAP0VACEFgg4AALkWADCDDgAAwBMAEIQOAAC5FgAwhQ4EAN0VACHtDgEA3hUAIQWCDgAAuhYAMIMOAACtEwAQhA4AALoWADCFDgQAiBYAIe0OAQD9FQAhCYIOAAC7FgAwgw4AAKcTABCEDgAAuxYAMMYOBADdFQAh7g4BAN4VACHvDgEA3hUAIfAOEAC8FgAh8Q4BAN4VACHyDgQA3RUAIQ0VAADpFQAgFgAAvhYAIBcAAL4WACAoAAC-FgAgKQAAvhYAII0OEAAAAAGUDhAAAAABlQ4QAAAAAZYOEAAAAAGXDhAAAAABmA4QAL0WACGZDhAAAAAEmg4QAAAABA0VAADpFQAgFgAAvhYAIBcAAL4WACAoAAC-FgAgKQAAvhYAII0OEAAAAAGUDhAAAAABlQ4QAAAAAZYOEAAAAAGXDhAAAAABmA4QAL0WACGZDhAAAAAEmg4QAAAABAiNDhAAAAABlA4QAAAAAZUOEAAAAAGWDhAAAAABlw4QAAAAAZgOEAC-FgAhmQ4QAAAABJoOEAAAAAQJgg4AAL8WADCDDgAAlBMAEIQOAAC_FgAwxg4EAIgWACHuDgEA_RUAIe8OAQD9FQAh8A4QAMAWACHxDgEA_RUAIfIOBACIFgAhCI0OEAAAAAGUDhAAAAABlQ4QAAAAAZYOEAAAAAGXDhAAAAABmA4QAL4WACGZDhAAAAAEmg4QAAAABAXGDgQAAAAB7g4BAAAAAe8OAQAAAAHwDhAAAAAB8Q4BAAAAAQmCDgAAwhYAMIMOAACOEwAQhA4AAMIWADDGDgQA3RUAIe0OAQDeFQAh7g4BAN4VACH0DgIA4RUAIfUOEAC8FgAh9g4QALwWACEJgg4AAMMWADCDDgAA-xIAEIQOAADDFgAwxg4EAIgWACHtDgEA_RUAIe4OAQD9FQAh9A4CAIUWACH1DhAAwBYAIfYOEADAFgAhA8YOBAAAAAHtDgEAAAAB7g4BAAAAAQjUBwEA3hUAIYIOAADFFgAwgw4AAPUSABCEDgAAxRYAMMYOBADdFQAh7Q4BAN4VACH4DhAAvBYAIfkOEAC8FgAhCNQHAQD9FQAhgg4AAMYWADCDDgAA4hIAEIQOAADGFgAwxg4EAIgWACHtDgEA_RUAIfgOEADAFgAh-Q4QAMAWACED1AcBAAAAAcYOBAAAAAHtDgEAAAABDOkIAQDeFQAhgg4AAMgWADCDDgAA3BIAEIQOAADIFgAwhw4EAN0VACHGDgQA3RUAIccOBADdFQAhyA4CAOEVACHJDgIA4RUAIe0OAQDeFQAh9Q4QALwWACH2DhAAvBYAIQzpCAEA_RUAIYIOAADJFgAwgw4AAMkSABCEDgAAyRYAMIcOBACIFgAhxg4EAIgWACHHDgQAiBYAIcgOAgCFFgAhyQ4CAIUWACHtDgEA_RUAIfUOEADAFgAh9g4QAMAWACEG6QgBAAAAAYcOBAAAAAHGDgQAAAABxw4EAAAAAcgOAgAAAAHJDgIAAAABCoIOAADLFgAwgw4AAMMSABCEDgAAyxYAMIcOBADdFQAhxg4EAN0VACHHDgQA3RUAIfwOBADdFQAh_Q4EAN0VACH-DgQA3RUAIf8OAQDeFQAhCoIOAADMFgAwgw4AALASABCEDgAAzBYAMIcOBACIFgAhxg4EAIgWACHHDgQAiBYAIfwOBACIFgAh_Q4EAIgWACH-DgQAiBYAIf8OAQD9FQAhCYIOAADNFgAwgw4AAKoSABCEDgAAzRYAMIUOAQDeFQAhhw5AAN8VACHMDgEA3hUAIYAPAQDeFQAhgQ8BAN4VACGCD0AA9BUAIQmCDgAAzhYAMIMOAACXEgAQhA4AAM4WADCFDgEA_RUAIYcOQACBFgAhzA4BAP0VACGADwEA_RUAIYEPAQD9FQAhgg9AAIAWACECzA4BAAAAAYAPAQAAAAEGtwUBAN4VACGCDgAA0BYAMIMOAACREgAQhA4AANAWADCED0AA3xUAIYUPQADfFQAhBrcFAQD9FQAhgg4AANEWADCDDgAA_hEAEIQOAADRFgAwhA9AAIEWACGFD0AAgRYAIQK3BQEAAAABhA9AAAAAAQe3BQEA3hUAIYIOAADTFgAwgw4AAPgRABCEDgAA0xYAMIcOQADfFQAhxA4BAN4VACGHDyAA-RUAIQe3BQEA_RUAIYIOAADUFgAwgw4AAOURABCEDgAA1BYAMIcOQACBFgAhxA4BAP0VACGHDyAA_hUAIQO3BQEAAAABhw5AAAAAAcQOAQAAAAETgg4AANYWADCDDgAA3xEAEIQOAADWFgAwig4BAOIVACG4DkAA9BUAIdoOQADfFQAh5A4BAN4VACGFD0AA9BUAIYkPAQDeFQAhig9AAPQVACGLD0AA9BUAIYwPQAD0FQAhjQ8CAOEVACGODwIA4RUAIY8PAQDiFQAhkA8BAOIVACGRDwEA4hUAIZIPAgDgFQAhkw8BAOIVACETgg4AANcWADCDDgAAzBEAEIQOAADXFgAwig4BAP8VACG4DkAAgBYAIdoOQACBFgAh5A4BAP0VACGFD0AAgBYAIYkPAQD9FQAhig9AAIAWACGLD0AAgBYAIYwPQACAFgAhjQ8CAIUWACGODwIAhRYAIY8PAQD_FQAhkA8BAP8VACGRDwEA_xUAIZIPAgCEFgAhkw8BAP8VACEKgg4AANgWADCDDgAAxhEAEIQOAADYFgAwig4BAOIVACGuDgIA4RUAIZQPAQDeFQAhlQ9AAN8VACGWDwIA4RUAIZcPQAD0FQAhmA8AAOMVACAKgg4AANkWADCDDgAAsxEAEIQOAADZFgAwig4BAP8VACGuDgIAhRYAIZQPAQD9FQAhlQ9AAIEWACGWDwIAhRYAIZcPQACAFgAhmA8AAIYWACAKgg4AANoWADCDDgAArREAEIQOAADaFgAwhQ4EAN0VACGUDwEA3hUAIZkPQADfFQAhmg9AAN8VACGbD0AA9BUAIZwPQAD0FQAhnQ8AAOMVACAKgg4AANsWADCDDgAAmhEAEIQOAADbFgAwhQ4EAIgWACGUDwEA_RUAIZkPQACBFgAhmg9AAIEWACGbD0AAgBYAIZwPQACAFgAhnQ8AAIYWACAH6QgBAN4VACGCDgAA3BYAMIMOAACUEQAQhA4AANwWADCeDwEA3hUAIZ8PAQDiFQAhoA8EALEWACEH6QgBAP0VACGCDgAA3RYAMIMOAACBEQAQhA4AAN0WADCeDwEA_RUAIZ8PAQD_FQAhoA8EALUWACEHgg4AAN4WADCDDgAA-xAAEIQOAADeFgAwxg4EAN0VACHaDkAA3xUAIe0OAQDeFQAhoQ9AAN8VACEHgg4AAN8WADCDDgAA6BAAEIQOAADfFgAwxg4EAIgWACHaDkAAgRYAIe0OAQD9FQAhoQ9AAIEWACECxg4EAAAAAe0OAQAAAAEUgg4AAOEWADCDDgAA4hAAEIQOAADhFgAwxg4EAN0VACHtDgEA3hUAIfUOAgDhFQAhhA9AAN8VACGeDwEA3hUAIaMPQADfFQAhpA8CAOEVACGlDwIA4RUAIaYPAgDhFQAhpw8CAOEVACGoDwIA4RUAIakPAgDhFQAhqg8CAOEVACGrDwIA4RUAIawPIAD5FQAhrQ8BAN4VACGuD0AA3xUAIRSCDgAA4hYAMIMOAADPEAAQhA4AAOIWADDGDgQAiBYAIe0OAQD9FQAh9Q4CAIUWACGED0AAgRYAIZ4PAQD9FQAhow9AAIEWACGkDwIAhRYAIaUPAgCFFgAhpg8CAIUWACGnDwIAhRYAIagPAgCFFgAhqQ8CAIUWACGqDwIAhRYAIasPAgCFFgAhrA8gAP4VACGtDwEA_RUAIa4PQACBFgAhA8YOBAAAAAHtDgEAAAABhA9AAAAAAQeCDgAA5BYAMIMOAADJEAAQhA4AAOQWADCFDgIA4RUAIbAPAQDeFQAhsQ8AAI0WACCyD0AA3xUAIQeCDgAA5RYAMIMOAAC2EAAQhA4AAOUWADCFDgIAhRYAIbAPAQD9FQAhsQ8AAJAWACCyD0AAgRYAIQaFAwEA3hUAIYIOAADmFgAwgw4AALAQABCEDgAA5hYAMIUOBADdFQAhhw5AAN8VACEGhQMBAP0VACGCDgAA5xYAMIMOAACdEAAQhA4AAOcWADCFDgQAiBYAIYcOQACBFgAhEIIOAADoFgAwgw4AAJcQABCEDgAA6BYAMIUOBADdFQAhhw5AAN8VACHGDgQA3RUAIccOBACxFgAh7Q4BAN4VACGeDwEA3hUAIbMPAADpFgAgtA8AAOkWACC1DyAA-RUAIbYPIAD5FQAhtw8EAN0VACG4DwQA3RUAIbkPBACxFgAhBI0OAgAAAAW8DgIAAAABvQ4CAAAABL4OAgAAAAQQgg4AAOoWADCDDgAAhBAAEIQOAADqFgAwhQ4EAIgWACGHDkAAgRYAIcYOBACIFgAhxw4EALUWACHtDgEA_RUAIZ4PAQD9FQAhsw8AAOkWACC0DwAA6RYAILUPIAD-FQAhtg8gAP4VACG3DwQAiBYAIbgPBACIFgAhuQ8EALUWACEGgg4AAOsWADCDDgAA_g8AEIQOAADrFgAw7Q4BAN4VACG6DwABlRYAIbsPAAGVFgAhBoIOAADsFgAwgw4AAOsPABCEDgAA7BYAMO0OAQD9FQAhug8AAaIWACG7DwABohYAIQLtDgEAAAABug8AAQAAARqCDgAA7hYAMIMOAADlDwAQhA4AAO4WADCjDgEA3hUAIcYOBADdFQAh7Q4BAN4VACH1DgIA4RUAIaQPAgDhFQAhpQ8CAOEVACGmDwIA4RUAIacPAgDhFQAhqA8CAOEVACGpDwIA4RUAIaoPAgDhFQAhqw8CAOEVACGsDyAA-RUAIa0PAQDeFQAhug8AAZUWACG9DwAAjRYAIL4PAQDeFQAhvw8BAN4VACHADwABlRYAIcEPBADdFQAhwg8EALEWACHDDwAA6RYAIMQPQADfFQAhGoIOAADvFgAwgw4AANIPABCEDgAA7xYAMKMOAQD9FQAhxg4EAIgWACHtDgEA_RUAIfUOAgCFFgAhpA8CAIUWACGlDwIAhRYAIaYPAgCFFgAhpw8CAIUWACGoDwIAhRYAIakPAgCFFgAhqg8CAIUWACGrDwIAhRYAIawPIAD-FQAhrQ8BAP0VACG6DwABohYAIb0PAACQFgAgvg8BAP0VACG_DwEA_RUAIcAPAAGiFgAhwQ8EAIgWACHCDwQAtRYAIcMPAADpFgAgxA9AAIEWACECxg4EAAAAAe0OAQAAAAELgg4AAPEWADCDDgAAzA8AEIQOAADxFgAwxg4EAN0VACHFDwEA3hUAIcYPBADdFQAhxw8BAN4VACHIDwAA-BUAIMkPAgDhFQAhyg9AAN8VACHLD0AA9BUAIQuCDgAA8hYAMIMOAAC5DwAQhA4AAPIWADDGDgQAiBYAIcUPAQD9FQAhxg8EAIgWACHHDwEA_RUAIcgPAAD4FQAgyQ8CAIUWACHKD0AAgRYAIcsPQACAFgAhA8YOBAAAAAHFDwEAAAABxg8EAAAAAQeCDgAA9BYAMIMOAACzDwAQhA4AAPQWADCpDkAA3xUAIasOAQDeFQAhzQ4BAN4VACGJDwEA3hUAIQeCDgAA9RYAMIMOAACgDwAQhA4AAPUWADCpDkAAgRYAIasOAQD9FQAhzQ4BAP0VACGJDwEA_RUAIQiCDgAA9hYAMIMOAACaDwAQhA4AAPYWADCpDkAA3xUAIc0PAQDeFQAhzg8BAN4VACHPDwEA3hUAIdAPQAD0FQAhCIIOAAD3FgAwgw4AAIcPABCEDgAA9xYAMKkOQACBFgAhzQ8BAP0VACHODwEA_RUAIc8PAQD9FQAh0A9AAIAWACEGgg4AAPgWADCDDgAAgQ8AEIQOAAD4FgAwqQ5AAN8VACHEDgEA3hUAIc8PAQDeFQAhBoIOAAD5FgAwgw4AAO4OABCEDgAA-RYAMKkOQACBFgAhxA4BAP0VACHPDwEA_RUAIQ6CDgAA-hYAMIMOAADoDgAQhA4AAPoWADCpDkAA3xUAIasOAQDiFQAhxg4EAN0VACGJDwEA3hUAIcYPEAC8FgAh0Q8BAN4VACHSDxAAvBYAIdMPAQDeFQAh1A9AAN8VACHVDwEA4hUAIdYPAAD4FQAgDoIOAAD7FgAwgw4AANUOABCEDgAA-xYAMKkOQACBFgAhqw4BAP8VACHGDgQAiBYAIYkPAQD9FQAhxg8QAMAWACHRDwEA_RUAIdIPEADAFgAh0w8BAP0VACHUD0AAgRYAIdUPAQD_FQAh1g8AAPgVACAGgg4AAPwWADCDDgAAzw4AEIQOAAD8FgAwxg4EAN0VACHHDgQA3RUAIdcPAQDeFQAhBoIOAAD9FgAwgw4AALwOABCEDgAA_RYAMMYOBACIFgAhxw4EAIgWACHXDwEA_RUAIQ6CDgAA_hYAMIMOAAC2DgAQhA4AAP4WADDEDgEA3hUAIcYOBADdFQAhxw4EAN0VACHJDgIA4RUAIc0OAQDeFQAh3g4BAN4VACGJDwEA3hUAIdQPQADfFQAh1w8BAN4VACHYDxAAvBYAIdkPQADfFQAhDoIOAAD_FgAwgw4AAKMOABCEDgAA_xYAMMQOAQD9FQAhxg4EAIgWACHHDgQAiBYAIckOAgCFFgAhzQ4BAP0VACHeDgEA_RUAIYkPAQD9FQAh1A9AAIEWACHXDwEA_RUAIdgPEADAFgAh2Q9AAIEWACEDxg4EAAAAAckOAgAAAAHNDgEAAAABDoIOAACBFwAwgw4AAJ0OABCEDgAAgRcAMMQOAQDeFQAh2Q5AAPQVACGHDyAA-RUAIdsPAQDeFQAh3A9AAN8VACHdDyAA-RUAId4PAQDiFQAh3w9AAPQVACHgD0AA9BUAIeEPQAD0FQAh4g8AAOMVACANgg4AAIIXADCDDgAAhw4AEIQOAACCFwAwig4BAOIVACHEDgEA3hUAIcYOBADdFQAh4A4gAPkVACHhDgIA4RUAIeIOAAD4FQAg5A4BAOIVACHnDgAAjRYAILsPAAGWFgAh4w8EALEWACEN0A0CAOEVACGCDgAAgxcAMIMOAADxDQAQhA4AAIMXADCnDgEA4hUAIaoOAQDiFQAhxA4BAN4VACHWDgEA3hUAIdkOQADfFQAh2g5AAPQVACGHDyAA-RUAIdwPQADfFQAh3w9AAPQVACEP6ggAAIUXACDrCAAAhhcAINANAgCFFgAhgg4AAIQXADCDDgAA3g0AEIQOAACEFwAwpw4BAP8VACGqDgEA_xUAIcQOAQD9FQAh1g4BAP0VACHZDkAAgRYAIdoOQACAFgAhhw8gAP4VACHcD0AAgRYAId8PQACAFgAhA78OAADTDQAgwA4AANMNACDBDgAA0w0AIAO_DgAA1w0AIMAOAADXDQAgwQ4AANcNACACxA4BAAAAAdsPAQAAAAEP6QgAAIkXACCCDgAAiBcAMIMOAADXDQAQhA4AAIgXADDEDgEA_RUAIdkOQACAFgAhhw8gAP4VACHbDwEA_RUAIdwPQACBFgAh3Q8gAP4VACHeDwEA_xUAId8PQACAFgAh4A9AAIAWACHhD0AAgBYAIeIPAACGFgAgEeoIAACFFwAg6wgAAIYXACDQDQIAhRYAIYIOAACEFwAwgw4AAN4NABCEDgAAhBcAMKcOAQD_FQAhqg4BAP8VACHEDgEA_RUAIdYOAQD9FQAh2Q5AAIEWACHaDkAAgBYAIYcPIAD-FQAh3A9AAIEWACHfD0AAgBYAId0RAADeDQAg3hEAAN4NACACxA4BAAAAAcYOBAAAAAEO6QgAAIkXACCCDgAAixcAMIMOAADTDQAQhA4AAIsXADCKDgEA_xUAIcQOAQD9FQAhxg4EAIgWACHgDiAA_hUAIeEOAgCFFgAh4g4AAPgVACDkDgEA_xUAIecOAACQFgAguw8AAaMWACHjDwQAtRYAIQaCDgAAjBcAMIMOAADODQAQhA4AAIwXADDWDgEA3hUAIYQPQADfFQAh5Q8CAOEVACEGgg4AAI0XADCDDgAAuw0AEIQOAACNFwAw1g4BAP0VACGED0AAgRYAIeUPAgCFFgAhAtYOAQAAAAGED0AAAAABDoIOAACPFwAwgw4AALUNABCEDgAAjxcAMIcOQADfFQAhnw4BAOIVACGnDgEA4hUAIcQOAQDeFQAh2g5AAN8VACHnDwEA3hUAIegPAQDeFQAh6Q8AAPgVACDqD0AA9BUAIesPAQDiFQAh7A8AAOMVACAJhgMCAOEVACGCDgAAkBcAMIMOAACfDQAQhA4AAJAXADCrDgEA3hUAIecPAQDeFQAh7Q9AAN8VACHuDyAA-RUAIe8PQAD0FQAhC4YDAgCFFgAh0QcAAJIXACDYBwAAkxcAIIIOAACRFwAwgw4AAPgLABCEDgAAkRcAMKsOAQD9FQAh5w8BAP0VACHtD0AAgRYAIe4PIAD-FQAh7w9AAIAWACEO0QcAAJAWACDSBwAAnRcAINMHAACeFwAg1gcAAJ8XACDXBwAAoBcAIIIOAACcFwAwgw4AAIMMABCEDgAAnBcAMIUOAQD9FQAhqQ5AAIEWACGrDgEA_RUAIYkPAQD9FQAh3REAAIMMACDeEQAAgwwAIAO_DgAA-gsAIMAOAAD6CwAgwQ4AAPoLACAHgg4AAJQXADCDDgAAhw0AEIQOAACUFwAwxA4BAN4VACGED0AA3xUAIfAPAQDeFQAh8Q8CAOEVACEHgg4AAJUXADCDDgAA9AwAEIQOAACVFwAwxA4BAP0VACGED0AAgRYAIfAPAQD9FQAh8Q8CAIUWACEDxA4BAAAAAYQPQAAAAAHwDwEAAAABB4IOAACXFwAwgw4AAO4MABCEDgAAlxcAMIQPQADfFQAh8A8BAN4VACHzDwQA3RUAIfQPBADdFQAhCYIOAACYFwAwgw4AANgMABCEDgAAmBcAMKkOQADfFQAhqw4BAN4VACHnDwEA3hUAIfAPAQDeFQAh9Q9AAPQVACH2DwIA4RUAIQeCDgAAmRcAMIMOAADCDAAQhA4AAJkXADDnDwEA3hUAIfcPAQDeFQAh-A8BAN4VACH5D0AA3xUAIQ2CDgAAmhcAMIMOAACsDAAQhA4AAJoXADCFDgEA3hUAIYoOAQDiFQAhqQ5AAN8VACGrDgEA3hUAIa4OAgDhFQAhlw9AAPQVACHED0AA3xUAIecPAQDeFQAh-g8BAN4VACH7DwAA4xUAIAjRBwAAjRYAIIIOAACbFwAwgw4AAJYMABCEDgAAmxcAMIUOAQDeFQAhqQ5AAN8VACGrDgEA3hUAIYkPAQDeFQAhDNEHAACQFgAg0gcAAJ0XACDTBwAAnhcAINYHAACfFwAg1wcAAKAXACCCDgAAnBcAMIMOAACDDAAQhA4AAJwXADCFDgEA_RUAIakOQACBFgAhqw4BAP0VACGJDwEA_RUAIQO_DgAA5wsAIMAOAADnCwAgwQ4AAOcLACADvw4AAOsLACDADgAA6wsAIMEOAADrCwAgA78OAADvCwAgwA4AAO8LACDBDgAA7wsAIA2GAwIAhRYAIdEHAACSFwAg2AcAAJMXACCCDgAAkRcAMIMOAAD4CwAQhA4AAJEXADCrDgEA_RUAIecPAQD9FQAh7Q9AAIEWACHuDyAA_hUAIe8PQACAFgAh3REAAPgLACDeEQAA-AsAIALEDgEAAAAB5w8BAAAAAQ_XBwAAoxcAIIIOAACiFwAwgw4AAPoLABCEDgAAohcAMIcOQACBFgAhnw4BAP8VACGnDgEA_xUAIcQOAQD9FQAh2g5AAIEWACHnDwEA_RUAIegPAQD9FQAh6Q8AAPgVACDqD0AAgBYAIesPAQD_FQAh7A8AAIYWACANhgMCAIUWACHRBwAAkhcAINgHAACTFwAggg4AAJEXADCDDgAA-AsAEIQOAACRFwAwqw4BAP0VACHnDwEA_RUAIe0PQACBFgAh7g8gAP4VACHvD0AAgBYAId0RAAD4CwAg3hEAAPgLACAD8A8BAAAAAfMPBAAAAAH0DwQAAAABCNQHAACmFwAggg4AAKUXADCDDgAA8wsAEIQOAAClFwAwhA9AAIEWACHwDwEA_RUAIfMPBACIFgAh9A8EAIgWACEN0QcAAJIXACDVBwAAqBcAIIIOAACnFwAwgw4AAO8LABCEDgAApxcAMKkOQACBFgAhqw4BAP0VACHnDwEA_RUAIfAPAQD9FQAh9Q9AAIAWACH2DwIAhRYAId0RAADvCwAg3hEAAO8LACAL0QcAAJIXACDVBwAAqBcAIIIOAACnFwAwgw4AAO8LABCEDgAApxcAMKkOQACBFgAhqw4BAP0VACHnDwEA_RUAIfAPAQD9FQAh9Q9AAIAWACH2DwIAhRYAIQO_DgAA8wsAIMAOAADzCwAgwQ4AAPMLACAC5w8BAAAAAfcPAQAAAAEI0QcAAJIXACCCDgAAqhcAMIMOAADrCwAQhA4AAKoXADDnDwEA_RUAIfcPAQD9FQAh-A8BAP0VACH5D0AAgRYAIQ7RBwAAkhcAIIIOAACrFwAwgw4AAOcLABCEDgAAqxcAMIUOAQD9FQAhig4BAP8VACGpDkAAgRYAIasOAQD9FQAhrg4CAIUWACGXD0AAgBYAIcQPQACBFgAh5w8BAP0VACH6DwEA_RUAIfsPAACGFgAgB4IOAACsFwAwgw4AAOILABCEDgAArBcAMIUOAQDeFQAh1A9AAN8VACH_DwAA-BUAIIAQQAD0FQAhB4IOAACtFwAwgw4AAM8LABCEDgAArRcAMIUOAQD9FQAh1A9AAIEWACH_DwAA-BUAIIAQQACAFgAhEYIOAACuFwAwgw4AAMkLABCEDgAArhcAMIUOAQDeFQAhqQ5AAN8VACHtDgEA3hUAIdAPQADfFQAh1A9AAN8VACGBEAEA3hUAIYIQAQDiFQAhgxABAN4VACGEEAEA3hUAIYUQAQDiFQAhhhBAAPQVACGHEAEA4hUAIYgQQAD0FQAhiRBAAPQVACERgg4AAK8XADCDDgAAtgsAEIQOAACvFwAwhQ4BAP0VACGpDkAAgRYAIe0OAQD9FQAh0A9AAIEWACHUD0AAgRYAIYEQAQD9FQAhghABAP8VACGDEAEA_RUAIYQQAQD9FQAhhRABAP8VACGGEEAAgBYAIYcQAQD_FQAhiBBAAIAWACGJEEAAgBYAIQoIAACNFgAggg4AALAXADCDDgAAsAsAEIQOAACwFwAwzA4BAN4VACHtD0AA3xUAIYoQAQDeFQAhixABAN4VACGMEEAA3xUAIY0QQAD0FQAhEIIOAACxFwAwgw4AAJoLABCEDgAAsRcAMIUOAQDeFQAhpA4CAOEVACGmDkAA9BUAIacOAgDhFQAhqA5AAPQVACGpDkAA3xUAIcwOAQDeFQAh3g4BAN4VACHoDkAA9BUAIYoQAQDeFQAhjhAAAI0WACCPEAIA4RUAIZAQQAD0FQAhCAgAAI0WACCCDgAAshcAMIMOAACECwAQhA4AALIXADCFDgQA3RUAIYcOQADfFQAhzA4BAN4VACGKEAEA3hUAIQmCDgAAsxcAMIMOAADuCgAQhA4AALMXADCrDgEA4hUAIcUOAQDiFQAhkQ8gAPkVACHcD0AA3xUAIZEQAQDeFQAhkhACAOEVACEJgg4AALQXADCDDgAA2woAEIQOAAC0FwAwqw4BAP8VACHFDgEA_xUAIZEPIAD-FQAh3A9AAIEWACGREAEA_RUAIZIQAgCFFgAhEIIOAAC1FwAwgw4AANUKABCEDgAAtRcAMIUOAQDeFQAhqQ5AAN8VACGrDgEA4hUAIa0OAQDeFQAhtg4BAOIVACGADwEA3hUAIdAPQAD0FQAh3A9AAPQVACGREAEA3hUAIZMQAQDeFQAhlBAAAPgVACCVEEAA9BUAIZYQAgDhFQAhBoIOAAC2FwAwgw4AAL0KABCEDgAAthcAMJcQAQDeFQAhmBACAOEVACGZEAABlRYAIQiCDgAAtxcAMIMOAACnCgAQhA4AALcXADDEDgEA3hUAIdIOEACXFgAhsA8CAOEVACGXEAEA3hUAIZoQAgDhFQAhGoIOAAC4FwAwgw4AAJEKABCEDgAAuBcAMIUOAQDeFQAhqQ5AAN8VACGrDgEA3hUAIdIOAQDiFQAh2w4CAOEVACHeDgEA3hUAIegOQAD0FQAhgQ8BAOIVACGEDwQAsRYAIcAPAQDiFQAh0w8BAOIVACHnDwEA4hUAIYAQBACxFgAhmxABAN4VACGcEAEA3hUAIZ0QEACXFgAhnhAQAJcWACGfEAIA4BUAIaAQAAGWFgAhoRACAOAVACGiEBAAlxYAIaMQAADjFQAgpBABAOIVACEcrwYAALoXACCwBgAAuxcAIIIOAAC5FwAwgw4AAP4JABCEDgAAuRcAMIUOAQD9FQAhqQ5AAIEWACGrDgEA_RUAIdIOAQD_FQAh2w4CAIUWACHeDgEA_RUAIegOQACAFgAhgQ8BAP8VACGEDwQAtRYAIcAPAQD_FQAh0w8BAP8VACHnDwEA_xUAIYAQBAC1FgAhmxABAP0VACGcEAEA_RUAIZ0QEACkFgAhnhAQAKQWACGfEAIAhBYAIaAQAAGjFgAhoRACAIQWACGiEBAApBYAIaMQAACGFgAgpBABAP8VACEDvw4AAPMJACDADgAA8wkAIMEOAADzCQAgA78OAAD3CQAgwA4AAPcJACDBDgAA9wkAIAKXEAEAAAABmBACAAAAAQeuBgAAvhcAIIIOAAC9FwAwgw4AAPcJABCEDgAAvRcAMJcQAQD9FQAhmBACAIUWACGZEAABohYAIR6vBgAAuhcAILAGAAC7FwAggg4AALkXADCDDgAA_gkAEIQOAAC5FwAwhQ4BAP0VACGpDkAAgRYAIasOAQD9FQAh0g4BAP8VACHbDgIAhRYAId4OAQD9FQAh6A5AAIAWACGBDwEA_xUAIYQPBAC1FgAhwA8BAP8VACHTDwEA_xUAIecPAQD_FQAhgBAEALUWACGbEAEA_RUAIZwQAQD9FQAhnRAQAKQWACGeEBAApBYAIZ8QAgCEFgAhoBAAAaMWACGhEAIAhBYAIaIQEACkFgAhoxAAAIYWACCkEAEA_xUAId0RAAD-CQAg3hEAAP4JACAClxABAAAAAZoQAgAAAAEJrgYAAL4XACCCDgAAwBcAMIMOAADzCQAQhA4AAMAXADDEDgEA_RUAIdIOEACkFgAhsA8CAIUWACGXEAEA_RUAIZoQAgCFFgAhCIIOAADBFwAwgw4AAO4JABCEDgAAwRcAMIUOAQDeFQAhqQ5AAN8VACHUD0AA3xUAIfAPAAGVFgAhmxABAN4VACEKgg4AAMIXADCDDgAA2AkAEIQOAADCFwAwmxABAN4VACGnEAIA4RUAIagQAgDhFQAhqRACAOEVACGqEAAA-BUAIKsQAACNFgAgrBABAN4VACEI_QwCAOEVACGCDgAAwxcAMIMOAADCCQAQhA4AAMMXADCBDwEA3hUAIZsQAQDeFQAhrRACAOAVACGuEAEA3hUAIReFAwEA3hUAIf0MAgDhFQAhgg4AAMQXADCDDgAArAkAEIQOAADEFwAwxA4BAOIVACGkDwIA4BUAIa0PAQDiFQAh6A8BAOIVACH3DwEA4hUAIZsQAQDeFQAhpxACAOAVACGsECAAlBYAIa0QAgDhFQAhrxABAN4VACGwEAEA4hUAIbEQAgDgFQAhshAAAOMVACCzEAEA4hUAIbQQAQDiFQAhtRAAAPgVACC2ECAAlBYAIbcQAgDgFQAhB4IOAADFFwAwgw4AAJYJABCEDgAAxRcAMPgOEAC8FgAhmxABAN4VACG4EAEA3hUAIbkQEAC8FgAhBoIOAADGFwAwgw4AAIAJABCEDgAAxhcAMJgQAgDhFQAhmRAAAZUWACGbEAEA3hUAIR3RBwAA4xUAIIIOAADHFwAwgw4AAOoIABCEDgAAxxcAMIUOAQDeFQAhhw4EALEWACGpDkAA3xUAIasOAQDeFQAhxg4EALEWACHeDgEA3hUAIeQOAADjFQAggQ8BAOIVACGJDwEA3hUAIZ0PAADjFQAg1A9AAN8VACHnDwEA4hUAIYwQQAD0FQAhuhABAN4VACG7ECAA-RUAIbwQAQDiFQAhvRABAOIVACG-EAAA4xUAIL8QAADjFQAgwBAAAI0WACDBECAA-RUAIcIQAAD4FQAgwxACAOEVACHEEEAA9BUAIcUQAADjFQAgI7gFAADJFwAguQUAAMoXACC6BQAAyxcAILsFAADMFwAgvAUAAM0XACC9BQAAzhcAINEHAACGFgAggg4AAMgXADCDDgAA1wgAEIQOAADIFwAwhQ4BAP0VACGHDgQAtRYAIakOQACBFgAhqw4BAP0VACHGDgQAtRYAId4OAQD9FQAh5A4AAIYWACCBDwEA_xUAIYkPAQD9FQAhnQ8AAIYWACDUD0AAgRYAIecPAQD_FQAhjBBAAIAWACG6EAEA_RUAIbsQIAD-FQAhvBABAP8VACG9EAEA_xUAIb4QAACGFgAgvxAAAIYWACDAEAAAkBYAIMEQIAD-FQAhwhAAAPgVACDDEAIAhRYAIcQQQACAFgAhxRAAAIYWACADvw4AALgIACDADgAAuAgAIMEOAAC4CAAgA78OAAC8CAAgwA4AALwIACDBDgAAvAgAIAO_DgAAwAgAIMAOAADACAAgwQ4AAMAIACADvw4AAMQIACDADgAAxAgAIMEOAADECAAgA78OAADICAAgwA4AAMgIACDBDgAAyAgAIAO_DgAAzAgAIMAOAADMCAAgwQ4AAMwIACAJtwUAANAXACCCDgAAzxcAMIMOAADMCAAQhA4AAM8XADCFDgEA_RUAIakOQACBFgAh1A9AAIEWACHwDwABohYAIZsQAQD9FQAhJbgFAADJFwAguQUAAMoXACC6BQAAyxcAILsFAADMFwAgvAUAAM0XACC9BQAAzhcAINEHAACGFgAggg4AAMgXADCDDgAA1wgAEIQOAADIFwAwhQ4BAP0VACGHDgQAtRYAIakOQACBFgAhqw4BAP0VACHGDgQAtRYAId4OAQD9FQAh5A4AAIYWACCBDwEA_xUAIYkPAQD9FQAhnQ8AAIYWACDUD0AAgRYAIecPAQD_FQAhjBBAAIAWACG6EAEA_RUAIbsQIAD-FQAhvBABAP8VACG9EAEA_xUAIb4QAACGFgAgvxAAAIYWACDAEAAAkBYAIMEQIAD-FQAhwhAAAPgVACDDEAIAhRYAIcQQQACAFgAhxRAAAIYWACDdEQAA1wgAIN4RAADXCAAgApsQAQAAAAGnEAIAAAABC7cFAADQFwAggg4AANIXADCDDgAAyAgAEIQOAADSFwAwmxABAP0VACGnEAIAhRYAIagQAgCFFgAhqRACAIUWACGqEAAA-BUAIKsQAACQFgAgrBABAP0VACED_QwCAAAAAYEPAQAAAAGbEAEAAAABCbcFAADQFwAg_QwCAIUWACGCDgAA1BcAMIMOAADECAAQhA4AANQXADCBDwEA_RUAIZsQAQD9FQAhrRACAIQWACGuEAEA_RUAIQKbEAEAAAABrRACAAAAARiFAwEA_RUAIbcFAADQFwAg_QwCAIUWACGCDgAA1hcAMIMOAADACAAQhA4AANYXADDEDgEA_xUAIaQPAgCEFgAhrQ8BAP8VACHoDwEA_xUAIfcPAQD_FQAhmxABAP0VACGnEAIAhBYAIawQIAChFgAhrRACAIUWACGvEAEA_RUAIbAQAQD_FQAhsRACAIQWACGyEAAAhhYAILMQAQD_FQAhtBABAP8VACG1EAAA-BUAILYQIAChFgAhtxACAIQWACEDmxABAAAAAbgQAQAAAAG5EBAAAAABCLcFAADQFwAggg4AANgXADCDDgAAvAgAEIQOAADYFwAw-A4QAMAWACGbEAEA_RUAIbgQAQD9FQAhuRAQAMAWACECmBACAAAAAZsQAQAAAAEHtwUAANAXACCCDgAA2hcAMIMOAAC4CAAQhA4AANoXADCYEAIAhRYAIZkQAAGiFgAhmxABAP0VACEI6QgBAN4VACGCDgAA2xcAMIMOAACzCAAQhA4AANsXADDGDgQA3RUAIccOBADdFQAhyA4CAOEVACHLECAA-RUAIQjpCAEA_RUAIYIOAADcFwAwgw4AAKAIABCEDgAA3BcAMMYOBACIFgAhxw4EAIgWACHIDgIAhRYAIcsQIAD-FQAhBOkIAQAAAAHGDgQAAAABxw4EAAAAAcgOAgAAAAEO0A0CAOEVACGCDgAA3hcAMIMOAACaCAAQhA4AAN4XADCHDkAA3xUAIcYOBADdFQAhxw4EAN0VACHIDgIA4RUAIc0OAQDiFQAhgQ8BAN4VACHXDwEA3hUAIc0QBACxFgAhzhBAAN8VACHPEEAA9BUAIQ7QDQIAhRYAIYIOAADfFwAwgw4AAIcIABCEDgAA3xcAMIcOQACBFgAhxg4EAIgWACHHDgQAiBYAIcgOAgCFFgAhzQ4BAP8VACGBDwEA_RUAIdcPAQD9FQAhzRAEALUWACHOEEAAgRYAIc8QQACAFgAhA8YOBAAAAAHHDgQAAAAByA4CAAAAAQWCDgAA4RcAMIMOAACBCAAQhA4AAOEXADDEDgEA3hUAIdEQAgDhFQAhBYIOAADiFwAwgw4AAO4HABCEDgAA4hcAMMQOAQD9FQAh0RACAIUWACEI6QgBAN4VACGCDgAA4xcAMIMOAADoBwAQhA4AAOMXADDSDhAAvBYAIaEPAgDhFQAh0hACAOEVACHTEAIA4RUAIQjpCAEA_RUAIYIOAADkFwAwgw4AANUHABCEDgAA5BcAMNIOEADAFgAhoQ8CAIUWACHSEAIAhRYAIdMQAgCFFgAhB-kIAQDeFQAhgg4AAOUXADCDDgAAzwcAEIQOAADlFwAwqBACAOEVACGqEAAAjRYAINQQAQDeFQAhB-kIAQD9FQAhgg4AAOYXADCDDgAAvAcAEIQOAADmFwAwqBACAIUWACGqEAAAkBYAINQQAQD9FQAhCOkIAQDeFQAhgg4AAOcXADCDDgAAtgcAEIQOAADnFwAwxg4EAN0VACHVEAEA3hUAIdYQAgDhFQAh1xACAOEVACEI6QgBAP0VACGCDgAA6BcAMIMOAACjBwAQhA4AAOgXADDGDgQAiBYAIdUQAQD9FQAh1hACAIUWACHXEAIAhRYAIQLpCAEAAAABxg4EAAAAAQfpCAEA3hUAIYIOAADqFwAwgw4AAJ0HABCEDgAA6hcAMMYOBADdFQAhuw8AAZUWACHZEAQA3RUAIQfpCAEA_RUAIYIOAADrFwAwgw4AAIoHABCEDgAA6xcAMMYOBACIFgAhuw8AAaIWACHZEAQAiBYAIQPpCAEAAAABxg4EAAAAAdkQBAAAAAEI6QgBAN4VACGCDgAA7RcAMIMOAACEBwAQhA4AAO0XADDGDgQA3RUAId8OAgDhFQAh5g4EAN0VACG7DwABlhYAIQjpCAEA_RUAIYIOAADuFwAwgw4AAPEGABCEDgAA7hcAMMYOBACIFgAh3w4CAIUWACHmDgQAiBYAIbsPAAGjFgAhAukIAQAAAAHGDgQAAAABFOkIAQDeFQAhgg4AAPAXADCDDgAA6wYAEIQOAADwFwAwhw4EAN0VACHGDgQA3RUAIccOBADdFQAhyA4CAOEVACHJDgIA4RUAIcoOIACUFgAhyw4gAJQWACHMDgEA3hUAIc0OAAGVFgAhzg4AAZYWACHPDgABlhYAIdAOAAGWFgAh0Q4AAZYWACHSDhAAlxYAIdMOEACXFgAh1A4QAJcWACEU6QgBAP0VACGCDgAA8RcAMIMOAADYBgAQhA4AAPEXADCHDgQAiBYAIcYOBACIFgAhxw4EAIgWACHIDgIAhRYAIckOAgCFFgAhyg4gAKEWACHLDiAAoRYAIcwOAQD9FQAhzQ4AAaIWACHODgABoxYAIc8OAAGjFgAh0A4AAaMWACHRDgABoxYAIdIOEACkFgAh0w4QAKQWACHUDhAApBYAIQbpCAEAAAABxg4EAAAAAccOBAAAAAHJDgIAAAABzA4BAAAAAc0OAAEAAAEJgg4AAPMXADCDDgAA0gYAEIQOAADzFwAwxg4EAN0VACHcEAQA3RUAId0QAQDeFQAh3hABAN4VACHfEAQA3RUAIeAQBACxFgAhCYIOAAD0FwAwgw4AAL8GABCEDgAA9BcAMMYOBACIFgAh3BAEAIgWACHdEAEA_RUAId4QAQD9FQAh3xAEAIgWACHgEAQAtRYAIQLGDgQAAAAB3BAEAAAAAQuCDgAA9hcAMIMOAAC5BgAQhA4AAPYXADDGDgQA3RUAIeIQQAD0FQAh4xABAOIVACHkEAQAsRYAIeUQQAD0FQAh5hBAAPQVACHnEAQAsRYAIegQQAD0FQAhC4IOAAD3FwAwgw4AAKYGABCEDgAA9xcAMMYOBACIFgAh4hBAAIAWACHjEAEA_xUAIeQQBAC1FgAh5RBAAIAWACHmEEAAgBYAIecQBAC1FgAh6BBAAIAWACEJgg4AAPgXADCDDgAAoAYAEIQOAAD4FwAwig4BAN4VACGjDgIA4BUAIa0OAQDeFQAhxg4EAN0VACHpDkAA3xUAIe0PQADfFQAhCYIOAAD5FwAwgw4AAI0GABCEDgAA-RcAMIoOAQD9FQAhow4CAIQWACGtDgEA_RUAIcYOBACIFgAh6Q5AAIEWACHtD0AAgRYAIQKtDgEAAAABxg4EAAAAAQeCDgAA-xcAMIMOAACHBgAQhA4AAPsXADDGDgQA3RUAIccOBADdFQAh6hAEAN0VACHrECAA-RUAIQeCDgAA_BcAMIMOAAD0BQAQhA4AAPwXADDGDgQAiBYAIccOBACIFgAh6hAEAIgWACHrECAA_hUAIRSCDgAA_RcAMIMOAADuBQAQhA4AAP0XADCKDgEA4hUAIbgOQAD0FQAhxg4EAN0VACHHDgQAsRYAId4OAQDeFQAhxA9AAN8VACHXDwEA4hUAIeoQBACxFgAh7BAEALEWACHtEAQAsRYAIe4QBACxFgAh7xABAOIVACHwEAQAsRYAIfEQAQDiFQAh8hAEALEWACHzEAQAsRYAIfQQQAD0FQAhFIIOAAD-FwAwgw4AANsFABCEDgAA_hcAMIoOAQD_FQAhuA5AAIAWACHGDgQAiBYAIccOBAC1FgAh3g4BAP0VACHED0AAgRYAIdcPAQD_FQAh6hAEALUWACHsEAQAtRYAIe0QBAC1FgAh7hAEALUWACHvEAEA_xUAIfAQBAC1FgAh8RABAP8VACHyEAQAtRYAIfMQBAC1FgAh9BBAAIAWACEGgg4AAP8XADCDDgAA1QUAEIQOAAD_FwAwxA4BAN4VACH3DwEA3hUAIfUQQADfFQAhBoIOAACAGAAwgw4AAMIFABCEDgAAgBgAMMQOAQD9FQAh9w8BAP0VACH1EEAAgRYAIQqGAwAAjRYAIIIOAACBGAAwgw4AALwFABCEDgAAgRgAMIkPAQDeFQAhmw9AAPQVACHGDwIA4RUAIfYQAQDeFQAh9xABAN4VACH4EEAA9BUAIQqGAwAAkBYAIIIOAACCGAAwgw4AAKkFABCEDgAAghgAMIkPAQD9FQAhmw9AAIAWACHGDwIAhRYAIfYQAQD9FQAh9xABAP0VACH4EEAAgBYAIQKJDwEAAAAB9hABAAAAAQeCDgAAhBgAMIMOAACjBQAQhA4AAIQYADDEDgEA3hUAIYkPAQDeFQAh9xABAN4VACH6EEAA3xUAIQeCDgAAhRgAMIMOAACQBQAQhA4AAIUYADDEDgEA_RUAIYkPAQD9FQAh9xABAP0VACH6EEAAgRYAIQPEDgEAAAABiQ8BAAAAAfcQAQAAAAEJgg4AAIcYADCDDgAAigUAEIQOAACHGAAwxA4BAN4VACGJDwEA3hUAIcAQIAD5FQAh-BBAAPQVACH8ECAA-RUAIf0QQADfFQAhFYIOAACIGAAwgw4AAPQEABCEDgAAiBgAMKkOQADfFQAhxg4EAN0VACHHDgQA3RUAIc0OAQDeFQAh3g4BAN4VACGJDwEA3hUAIZsPQAD0FQAhxg8CAOEVACHXDwEA3hUAIbkQEAC8FgAh9hABAN4VACH3EAEA3hUAIfgQQAD0FQAh_hABAOIVACH_EEAA3xUAIYARIAD5FQAhgREgAPkVACGCESAA-RUAIRaGAwAAihgAIIIOAACJGAAwgw4AAOEEABCEDgAAiRgAMKkOQACBFgAhxg4EAIgWACHHDgQAiBYAIc0OAQD9FQAh3g4BAP0VACGJDwEA_RUAIZsPQACAFgAhxg8CAIUWACHXDwEA_RUAIbkQEADAFgAh9hABAP0VACH3EAEA_RUAIfgQQACAFgAh_hABAP8VACH_EEAAgRYAIYARIAD-FQAhgREgAP4VACGCESAA_hUAIQO_DgAA2wQAIMAOAADbBAAgwQ4AANsEACAKhQMAAIwYACCCDgAAixgAMIMOAADbBAAQhA4AAIsYADDEDgEA_RUAIYkPAQD9FQAhwBAgAP4VACH4EEAAgBYAIfwQIAD-FQAh_RBAAIEWACEYhgMAAIoYACCCDgAAiRgAMIMOAADhBAAQhA4AAIkYADCpDkAAgRYAIcYOBACIFgAhxw4EAIgWACHNDgEA_RUAId4OAQD9FQAhiQ8BAP0VACGbD0AAgBYAIcYPAgCFFgAh1w8BAP0VACG5EBAAwBYAIfYQAQD9FQAh9xABAP0VACH4EEAAgBYAIf4QAQD_FQAh_xBAAIEWACGAESAA_hUAIYERIAD-FQAhghEgAP4VACHdEQAA4QQAIN4RAADhBAAgDggAAI0WACCCDgAAjRgAMIMOAADWBAAQhA4AAI0YADCHDgQA3RUAIcYOBADdFQAhxw4EAN0VACHJDgIA4RUAIcwOAQDeFQAhzQ4BAN4VACGJDwEA3hUAIdcPAQDeFQAhgxEBAN4VACGEEQEA3hUAIQ4IAACQFgAggg4AAI4YADCDDgAAwwQAEIQOAACOGAAwhw4EAIgWACHGDgQAiBYAIccOBACIFgAhyQ4CAIUWACHMDgEA_RUAIc0OAQD9FQAhiQ8BAP0VACHXDwEA_RUAIYMRAQD9FQAhhBEBAP0VACEDxg4EAAAAAckOAgAAAAHNDgEAAAABBQgAAZUWACGCDgAAkBgAMIMOAAC9BAAQhA4AAJAYADDdEAABlRYAIQYIAAGiFgAh0wIAAJIYACCCDgAAkRgAMIMOAACqBAAQhA4AAJEYADDdEAABohYAIQO_DgAAjgQAIMAOAACOBAAgwQ4AAI4EACAIgg4AAJMYADCDDgAApAQAEIQOAACTGAAwoRAAAZYWACGFEQIA4RUAIYYRAgDhFQAhhxEBAN4VACGIEQABlRYAIQnUAgAAlRgAIIIOAACUGAAwgw4AAI4EABCEDgAAlBgAMKEQAAGjFgAhhRECAIUWACGGEQIAhRYAIYcRAQD9FQAhiBEAAaIWACEICAABohYAIdMCAACSGAAggg4AAJEYADCDDgAAqgQAEIQOAACRGAAw3RAAAaIWACHdEQAAqgQAIN4RAACqBAAgAoURAgAAAAGGEQIAAAABEroFAgDhFQAhsAYAAZYWACGCDgAAlxgAMIMOAACJBAAQhA4AAJcYADCHDkAA3xUAIcAPAQDeFQAh0w8BAN4VACGgEAEA3hUAIaMQAACNFgAgpBABAN4VACHcEAIA4RUAIYoRAQDeFQAhixEAAI0WACCMEQQA3RUAIY0RBADdFQAhjhEEAN0VACGPEQAAjRYAIBK6BQIAhRYAIbAGAAGjFgAhgg4AAJgYADCDDgAA9gMAEIQOAACYGAAwhw5AAIEWACHADwEA_RUAIdMPAQD9FQAhoBABAP0VACGjEAAAkBYAIKQQAQD9FQAh3BACAIUWACGKEQEA_RUAIYsRAACQFgAgjBEEAIgWACGNEQQAiBYAIY4RBACIFgAhjxEAAJAWACAKgg4AAJkYADCDDgAA8AMAEIQOAACZGAAwqw4BAN4VACGQEUAA3xUAIZERAQDeFQAhkhEBAN4VACGTEQIA4RUAIZQRAgDhFQAhlREAAOkWACAKgg4AAJoYADCDDgAA3QMAEIQOAACaGAAwqw4BAP0VACGQEUAAgRYAIZERAQD9FQAhkhEBAP0VACGTEQIAhRYAIZQRAgCFFgAhlREAAOkWACAEqw4BAAAAAZARQAAAAAGREQEAAAABkhEBAAAAAQzpCAEA3hUAIYIOAACcGAAwgw4AANcDABCEDgAAnBgAMIUOAQDeFQAhqQ5AAN8VACGrDgEA3hUAIcYOBACxFgAhzA4BAN4VACHUD0AA3xUAIYgQQAD0FQAhiRBAAPQVACEM6QgBAP0VACGCDgAAnRgAMIMOAADEAwAQhA4AAJ0YADCFDgEA_RUAIakOQACBFgAhqw4BAP0VACHGDgQAtRYAIcwOAQD9FQAh1A9AAIEWACGIEEAAgBYAIYkQQACAFgAhBoIOAACeGAAwgw4AAL4DABCEDgAAnhgAMMUOAQDiFQAhxg8BAN4VACHUD0AA3xUAIQaCDgAAnxgAMIMOAACrAwAQhA4AAJ8YADDFDgEA_xUAIcYPAQD9FQAh1A9AAIEWACEGgg4AAKAYADCDDgAApQMAEIQOAACgGAAwqw4BAN4VACGED0AA3xUAIZMRAgDhFQAhBoIOAAChGAAwgw4AAJIDABCEDgAAoRgAMKsOAQD9FQAhhA9AAIEWACGTEQIAhRYAIQKrDgEAAAABhA9AAAAAAQaCDgAAoxgAMIMOAACMAwAQhA4AAKMYADCZEAQA3RUAIZARQADfFQAhmBEBAN4VACEGgg4AAKQYADCDDgAA-QIAEIQOAACkGAAwmRAEAIgWACGQEUAAgRYAIZgRAQD9FQAhApARQAAAAAGYEQEAAAABD4IOAACmGAAwgw4AAPMCABCEDgAAphgAMKEOAQDiFQAhow4CAOAVACHRDgEA3hUAIdQPQADfFQAhixABAN4VACGYEQEA3hUAIZoRAQDeFQAhmxEBAN4VACGcESAA-RUAIZ0RAACnGAAgnhEBAN4VACGfEUAA3xUAIQSNDgABAAAFvA4AAQAAAb0OAAEAAAS-DgABAAAED4IOAACoGAAwgw4AAOACABCEDgAAqBgAMKEOAQD_FQAhow4CAIQWACHRDgEA_RUAIdQPQACBFgAhixABAP0VACGYEQEA_RUAIZoRAQD9FQAhmxEBAP0VACGcESAA_hUAIZ0RAACnGAAgnhEBAP0VACGfEUAAgRYAIQTRDgEAAAABixABAAAAAZgRAQAAAAGaEQEAAAABCoIOAACqGAAwgw4AANoCABCEDgAAqhgAMIUOAQDeFQAhhw5AAN8VACGADwEA3hUAIaERAQDeFQAhohEBAN4VACGjEQAAjRYAIKQRAQDiFQAhCoIOAACrGAAwgw4AAMcCABCEDgAAqxgAMIUOAQD9FQAhhw5AAIEWACGADwEA_RUAIaERAQD9FQAhohEBAP0VACGjEQAAkBYAIKQRAQD_FQAhFYIOAACsGAAwgw4AAMECABCEDgAArBgAMIUOAQDeFQAhqQ5AAN8VACGrDgEA3hUAIcwOAQDeFQAh8Q4BAN4VACGJDwEA3hUAIdQPQAD0FQAhiBBAAPQVACGJEEAA9BUAId0QAQDeFQAhpREAAPgVACCmEQAA-BUAIKcRAAD4FQAgqBECAOAVACGpEQEA3hUAIaoRQAD0FQAhqxEBAOIVACGsEQEA4hUAIQ3pCAEA3hUAIYIOAACtGAAwgw4AAKsCABCEDgAArRgAMIUOAQDeFQAhqQ5AAN8VACHGDgQAsRYAIbQQAQDeFQAhqhFAAPQVACGrEQEA4hUAIa0RQAD0FQAhrhFAAPQVACGvEQIA4RUAIQKKEAEAAAABixABAAAAAQsIAACQFgAgrgEAALAYACCCDgAArxgAMIMOAACPAgAQhA4AAK8YADDMDgEA_RUAIe0PQACBFgAhihABAP0VACGLEAEA_RUAIYwQQACBFgAhjRBAAIAWACEWrAEAALkYACCvAQAAuhgAILABAAC7GAAgsQEAALwYACCCDgAAuBgAMIMOAACBAgAQhA4AALgYADCFDgEA_RUAIakOQACBFgAhqw4BAP8VACGtDgEA_RUAIbYOAQD_FQAhgA8BAP0VACHQD0AAgBYAIdwPQACAFgAhkRABAP0VACGTEAEA_RUAIZQQAAD4FQAglRBAAIAWACGWEAIAhRYAId0RAACBAgAg3hEAAIECACACzA4BAAAAAYoQAQAAAAERrgEAALAYACCCDgAAshgAMIMOAACLAgAQhA4AALIYADCFDgEA_RUAIaQOAgCFFgAhpg5AAIAWACGnDgIAhRYAIagOQACAFgAhqQ5AAIEWACHMDgEA_RUAId4OAQD9FQAh6A5AAIAWACGKEAEA_RUAIY4QAACQFgAgjxACAIUWACGQEEAAgBYAIQkIAACQFgAgrgEAALAYACCCDgAAsxgAMIMOAACHAgAQhA4AALMYADCFDgQAiBYAIYcOQACBFgAhzA4BAP0VACGKEAEA_RUAIQ-tAQAAtRgAILIBAAC2GAAg6QgBAP0VACGCDgAAtBgAMIMOAACFAgAQhA4AALQYADCFDgEA_RUAIakOQACBFgAhxg4EALUWACG0EAEA_RUAIaoRQACAFgAhqxEBAP8VACGtEUAAgBYAIa4RQACAFgAhrxECAIUWACEDvw4AAP0BACDADgAA_QEAIMEOAAD9AQAgA78OAACBAgAgwA4AAIECACDBDgAAgQIAIAKrDgEAAAABkRABAAAAARSsAQAAuRgAIK8BAAC6GAAgsAEAALsYACCxAQAAvBgAIIIOAAC4GAAwgw4AAIECABCEDgAAuBgAMIUOAQD9FQAhqQ5AAIEWACGrDgEA_xUAIa0OAQD9FQAhtg4BAP8VACGADwEA_RUAIdAPQACAFgAh3A9AAIAWACGREAEA_RUAIZMQAQD9FQAhlBAAAPgVACCVEEAAgBYAIZYQAgCFFgAhEa0BAAC1GAAgsgEAALYYACDpCAEA_RUAIYIOAAC0GAAwgw4AAIUCABCEDgAAtBgAMIUOAQD9FQAhqQ5AAIEWACHGDgQAtRYAIbQQAQD9FQAhqhFAAIAWACGrEQEA_xUAIa0RQACAFgAhrhFAAIAWACGvEQIAhRYAId0RAACFAgAg3hEAAIUCACADvw4AAIcCACDADgAAhwIAIMEOAACHAgAgA78OAACLAgAgwA4AAIsCACDBDgAAiwIAIAO_DgAAjwIAIMAOAACPAgAgwQ4AAI8CACAWrAEAAL4YACCCDgAAvRgAMIMOAAD9AQAQhA4AAL0YADCFDgEA_RUAIakOQACBFgAhqw4BAP0VACHMDgEA_RUAIfEOAQD9FQAhiQ8BAP0VACHUD0AAgBYAIYgQQACAFgAhiRBAAIAWACHdEAEA_RUAIaURAAD4FQAgphEAAPgVACCnEQAA-BUAIKgRAgCEFgAhqREBAP0VACGqEUAAgBYAIasRAQD_FQAhrBEBAP8VACERrQEAALUYACCyAQAAthgAIOkIAQD9FQAhgg4AALQYADCDDgAAhQIAEIQOAAC0GAAwhQ4BAP0VACGpDkAAgRYAIcYOBAC1FgAhtBABAP0VACGqEUAAgBYAIasRAQD_FQAhrRFAAIAWACGuEUAAgBYAIa8RAgCFFgAh3REAAIUCACDeEQAAhQIAIALpCAEAAAABxg4EAAAAAQWCDgAAwBgAMIMOAAD4AQAQhA4AAMAYADCLEAEA3hUAIbMRAACNFgAgBYIOAADBGAAwgw4AAOUBABCEDgAAwRgAMIsQAQD9FQAhsxEAAJAWACAR0A0CAOEVACGCDgAAwhgAMIMOAADfAQAQhA4AAMIYADCHDkAA3xUAIcYOBADdFQAhxw4EAN0VACHJDgIA4RUAIc0OAQDeFQAh7Q4BAN4VACHFDwEA4hUAIdcPAQDiFQAhgRABAN4VACHOEEAA3xUAIeoQBADdFQAhtBEBAN4VACG1EQAA4xUAIBHQDQIAhRYAIYIOAADDGAAwgw4AAMwBABCEDgAAwxgAMIcOQACBFgAhxg4EAIgWACHHDgQAiBYAIckOAgCFFgAhzQ4BAP0VACHtDgEA_RUAIcUPAQD_FQAh1w8BAP8VACGBEAEA_RUAIc4QQACBFgAh6hAEAIgWACG0EQEA_RUAIbURAACGFgAgAsYOBAAAAAG0EQEAAAABCQgAAI0WACCCDgAAxRgAMIMOAADGAQAQhA4AAMUYADCFDgEA3hUAIYcOQADfFQAhxA4BAN4VACHMDgEA3hUAId8PQAD0FQAhCQgAAJAWACCCDgAAxhgAMIMOAACzAQAQhA4AAMYYADCFDgEA_RUAIYcOQACBFgAhxA4BAP0VACHMDgEA_RUAId8PQACAFgAhBoIOAADHGAAwgw4AAK0BABCEDgAAxxgAMO0OAQDeFQAhoQ8EAN0VACHREAIA4RUAIQaCDgAAyBgAMIMOAACaAQAQhA4AAMgYADDtDgEA_RUAIaEPBACIFgAh0RACAIUWACEC7Q4BAAAAAaEPBAAAAAEKgg4AAMoYADCDDgAAlAEAEIQOAADKGAAwxg4EAN0VACHHDgQA3RUAIc0OAQDeFQAhgRABAN4VACHqEAQA3RUAIbQRAQDeFQAhuBEBAN4VACEKgg4AAMsYADCDDgAAgQEAEIQOAADLGAAwxg4EAIgWACHHDgQAiBYAIc0OAQD9FQAhgRABAP0VACHqEAQAiBYAIbQRAQD9FQAhuBEBAP0VACEExg4EAAAAAYEQAQAAAAG0EQEAAAABuBEBAAAAAQ-CDgAAzRgAMIMOAAB7ABCEDgAAzRgAMMYOBADdFQAhxw4EAN0VACHJDgIA4RUAIe0OAQDeFQAhxQ8BAN4VACGBEAEA3hUAId8QBADdFQAhtBEBAN4VACG4EQEA3hUAIboRAQDeFQAhuxEEAN0VACG8EQAAjRYAIA-CDgAAzhgAMIMOAABoABCEDgAAzhgAMMYOBACIFgAhxw4EAIgWACHJDgIAhRYAIe0OAQD9FQAhxQ8BAP0VACGBEAEA_RUAId8QBACIFgAhtBEBAP0VACG4EQEA_RUAIboRAQD9FQAhuxEEAIgWACG8EQAAkBYAIAPGDgQAAAABtBEBAAAAAbgRAQAAAAEkCAEA3hUAIYIOAADQGAAwgw4AAGIAEIQOAADQGAAwhQ4BAN4VACGpDkAA3xUAIcYOBADdFQAhxw4EALEWACHJDgIA4BUAIc0OAQDiFQAh7Q4BAN4VACHFDwEA4hUAIdMPAQDiFQAh1w8BAOIVACGBEAEA3hUAIYgQQAD0FQAh3xAEAN0VACGAESAA-RUAIbQRAQDeFQAhuBEBAN4VACG6EQEA3hUAIbsRBADdFQAhvhECAOAVACG_EQAA4xUAIMARAADjFQAgwREgAPkVACHCEQEA3hUAIcMRAQDiFQAhxBEBAN4VACHFEQEA4hUAIcYRAQDiFQAhxxEBAOIVACHIEQEA4hUAIckRBACxFgAhyhEEALEWACHLEQEA4hUAISQIAQD9FQAhgg4AANEYADCDDgAATwAQhA4AANEYADCFDgEA_RUAIakOQACBFgAhxg4EAIgWACHHDgQAtRYAIckOAgCEFgAhzQ4BAP8VACHtDgEA_RUAIcUPAQD_FQAh0w8BAP8VACHXDwEA_xUAIYEQAQD9FQAhiBBAAIAWACHfEAQAiBYAIYARIAD-FQAhtBEBAP0VACG4EQEA_RUAIboRAQD9FQAhuxEEAIgWACG-EQIAhBYAIb8RAACGFgAgwBEAAIYWACDBESAA_hUAIcIRAQD9FQAhwxEBAP8VACHEEQEA_RUAIcURAQD_FQAhxhEBAP8VACHHEQEA_xUAIcgRAQD_FQAhyREEALUWACHKEQQAtRYAIcsRAQD_FQAhBMYOBAAAAAGBEAEAAAABtBEBAAAAAbgRAQAAAAELgg4AANMYADCDDgAASQAQhA4AANMYADCpDkAA3xUAIasOAQDiFQAhiQ8BAOIVACG0EQEA3hUAIcERIAD5FQAhzREBAOIVACHOEQEA3hUAIc8RAQDeFQAhC4IOAADUGAAwgw4AADYAEIQOAADUGAAwqQ5AAIEWACGrDgEA_xUAIYkPAQD_FQAhtBEBAP0VACHBESAA_hUAIc0RAQD_FQAhzhEBAP0VACHPEQEA_RUAIRLpCAEA3hUAIYIOAADVGAAwgw4AADAAEIQOAADVGAAwhQ4BAN4VACGjDgEA3hUAIasOAQDeFQAhgQ8BAN4VACGhD0AA9BUAIasQAAD4FQAg0BEBAN4VACHREUAA3xUAIdIRQADfFQAh0xFAAPQVACHUEQEA4hUAIdURAgDgFQAh1hECAOAVACHXEQEA4hUAIRLpCAEA_RUAIYIOAADWGAAwgw4AAB0AEIQOAADWGAAwhQ4BAP0VACGjDgEA_RUAIasOAQD9FQAhgQ8BAP0VACGhD0AAgBYAIasQAAD4FQAg0BEBAP0VACHREUAAgRYAIdIRQACBFgAh0xFAAIAWACHUEQEA_xUAIdURAgCEFgAh1hECAIQWACHXEQEA_xUAIQLpCAEAAAAB0BEBAAAAAQiCDgAA2BgAMIMOAAAXABCEDgAA2BgAMIUOAQDeFQAh7Q4BAN4VACHZEUAA3xUAIdoRQAD0FQAh2xFAAPQVACEIgg4AANkYADCDDgAABAAQhA4AANkYADCFDgEA_RUAIe0OAQD9FQAh2RFAAIEWACHaEUAAgBYAIdsRQACAFgAhAoUOAQAAAAHtDgEAAAABAAAAAAAABeIRBAAAAAHpEQQAAAAB6hEEAAAAAesRBAAAAAHsEQQAAAABAeIRQAAAAAEF4hECAAAAAekRAgAAAAHqEQIAAAAB6xECAAAAAewRAgAAAAEF4hECAAAAAekRAgAAAAHqEQIAAAAB6xECAAAAAewRAgAAAAEB4hEBAAAAAQHiEQEAAAABBQ8AAM4hACAQAADRIQAg3xEAAM8hACDgEQAA0CEAIOURAACRFQAgAw8AAM4hACDfEQAAzyEAIOURAACRFQAgAAAAAAAB4hFAAAAAAQUPAADIIQAgEAAAzCEAIN8RAADJIQAg4BEAAMshACDlEQAAjRUAIAsPAADxGAAwEAAA9hgAMN8RAADyGAAw4BEAAPMYADDhEQAA9BgAIOIRAAD1GAAw4xEAAPUYADDkEQAA9RgAMOURAAD1GAAw5hEAAPcYADDnEQAA-BgAMAeFDgQAAAABhw5AAAAAAYgOAgAAAAGJDgIAAAABig4BAAAAAYsOgAAAAAGMDgEAAAABAgAAAJUVACAPAAD8GAAgAwAAAJUVACAPAAD8GAAgEAAA-xgAIAEIAADKIQAwDM8NAACHFgAggg4AAIMWADCDDgAAkxUAEIQOAACDFgAwhQ4EAAAAAYYOAQD9FQAhhw5AAIEWACGIDgIAhBYAIYkOAgCFFgAhig4BAP8VACGLDgAAhhYAIIwOAQD_FQAhAgAAAJUVACAIAAD7GAAgAgAAAPkYACAIAAD6GAAgC4IOAAD4GAAwgw4AAPkYABCEDgAA-BgAMIUOBACIFgAhhg4BAP0VACGHDkAAgRYAIYgOAgCEFgAhiQ4CAIUWACGKDgEA_xUAIYsOAACGFgAgjA4BAP8VACELgg4AAPgYADCDDgAA-RgAEIQOAAD4GAAwhQ4EAIgWACGGDgEA_RUAIYcOQACBFgAhiA4CAIQWACGJDgIAhRYAIYoOAQD_FQAhiw4AAIYWACCMDgEA_xUAIQeFDgQA4RgAIYcOQADiGAAhiA4CAOMYACGJDgIA5BgAIYoOAQDlGAAhiw6AAAAAAYwOAQDlGAAhB4UOBADhGAAhhw5AAOIYACGIDgIA4xgAIYkOAgDkGAAhig4BAOUYACGLDoAAAAABjA4BAOUYACEHhQ4EAAAAAYcOQAAAAAGIDgIAAAABiQ4CAAAAAYoOAQAAAAGLDoAAAAABjA4BAAAAAQMPAADIIQAg3xEAAMkhACDlEQAAjRUAIAQPAADxGAAw3xEAAPIYADDhEQAA9BgAIOURAAD1GAAwAAAAAuIRAQAAAAToEQEAAAAFAuIRAQAAAAToEQEAAAAFAeIRIAAAAAELDwAAhhkAMBAAAIsZADDfEQAAhxkAMOARAACIGQAw4REAAIkZACDiEQAAihkAMOMRAACKGQAw5BEAAIoZADDlEQAAihkAMOYRAACMGQAw5xEAAI0ZADAO0A0AAP4YACCFDgEAAAABnw4BAAAAAaAOAQAAAAGhDgEAAAABog4BAAAAAaMOAQAAAAGkDgIAAAABpQ4CAAAAAaYOQAAAAAGnDgIAAAABqA5AAAAAAakOQAAAAAGqDgEAAAABAgAAAJEVACAPAACRGQAgAwAAAJEVACAPAACRGQAgEAAAkBkAIAEIAADHIQAwE84NAACKFgAg0A0AAIsWACCCDgAAiRYAMIMOAACPFQAQhA4AAIkWADCFDgEAAAABng4BAP0VACGfDgEA_RUAIaAOAQD9FQAhoQ4BAP0VACGiDgEA_xUAIaMOAQD9FQAhpA4CAIUWACGlDgIAhRYAIaYOQACAFgAhpw4CAIUWACGoDkAAgBYAIakOQACBFgAhqg4BAP8VACECAAAAkRUAIAgAAJAZACACAAAAjhkAIAgAAI8ZACARgg4AAI0ZADCDDgAAjhkAEIQOAACNGQAwhQ4BAP0VACGeDgEA_RUAIZ8OAQD9FQAhoA4BAP0VACGhDgEA_RUAIaIOAQD_FQAhow4BAP0VACGkDgIAhRYAIaUOAgCFFgAhpg5AAIAWACGnDgIAhRYAIagOQACAFgAhqQ5AAIEWACGqDgEA_xUAIRGCDgAAjRkAMIMOAACOGQAQhA4AAI0ZADCFDgEA_RUAIZ4OAQD9FQAhnw4BAP0VACGgDgEA_RUAIaEOAQD9FQAhog4BAP8VACGjDgEA_RUAIaQOAgCFFgAhpQ4CAIUWACGmDkAAgBYAIacOAgCFFgAhqA5AAIAWACGpDkAAgRYAIaoOAQD_FQAhDYUOAQDmGAAhnw4BAOYYACGgDgEA5hgAIaEOAQDmGAAhog4BAOUYACGjDgEA5hgAIaQOAgDkGAAhpQ4CAOQYACGmDkAA7hgAIacOAgDkGAAhqA5AAO4YACGpDkAA4hgAIaoOAQDlGAAhDtANAADwGAAghQ4BAOYYACGfDgEA5hgAIaAOAQDmGAAhoQ4BAOYYACGiDgEA5RgAIaMOAQDmGAAhpA4CAOQYACGlDgIA5BgAIaYOQADuGAAhpw4CAOQYACGoDkAA7hgAIakOQADiGAAhqg4BAOUYACEO0A0AAP4YACCFDgEAAAABnw4BAAAAAaAOAQAAAAGhDgEAAAABog4BAAAAAaMOAQAAAAGkDgIAAAABpQ4CAAAAAaYOQAAAAAGnDgIAAAABqA5AAAAAAakOQAAAAAGqDgEAAAABAeIRAQAAAAQB4hEBAAAABAQPAACGGQAw3xEAAIcZADDhEQAAiRkAIOURAACKGQAwAAbODQAAlxkAINANAACYGQAgog4AANsYACCmDgAA2xgAIKgOAADbGAAgqg4AANsYACAJ0Q0AAJUZACCxDgAA2xgAILIOAADbGAAgsw4AANsYACC0DgAA2xgAILYOAADbGAAguA4AANsYACC6DgAA2xgAILsOAADbGAAgAAAAAAAAAAAAAAAAAAAB4hEgAAAAAQHiEQABAAABAeIRAAEAAAEF4hEQAAAAAekREAAAAAHqERAAAAAB6xEQAAAAAewREAAAAAEAAAALDwAArhkAMBAAALMZADDfEQAArxkAMOARAACwGQAw4REAALEZACDiEQAAshkAMOMRAACyGQAw5BEAALIZADDlEQAAshkAMOYRAAC0GQAw5xEAALUZADAI0A0CAAAAAacOAQAAAAHEDgEAAAABxg4EAAAAAdgOAgAAAAHZDkAAAAAB2g5AAAAAAdsOgAAAAAECAAAAjhQAIA8AALkZACADAAAAjhQAIA8AALkZACAQAAC4GQAgAQgAAMYhADAO_QwAAKsWACDQDQIAhRYAIYIOAACqFgAwgw4AAJAUABCEDgAAqhYAMKcOAQD_FQAhxA4BAP0VACHGDgQAiBYAIdYOAQD9FQAh2A4CAIUWACHZDkAAgRYAIdoOQACBFgAh2w4AAIYWACDcDgAArBYAIAIAAACOFAAgCAAAuBkAIAIAAAC2GQAgCAAAtxkAIAzQDQIAhRYAIYIOAAC1GQAwgw4AALYZABCEDgAAtRkAMKcOAQD_FQAhxA4BAP0VACHGDgQAiBYAIdYOAQD9FQAh2A4CAIUWACHZDkAAgRYAIdoOQACBFgAh2w4AAIYWACAM0A0CAIUWACGCDgAAtRkAMIMOAAC2GQAQhA4AALUZADCnDgEA_xUAIcQOAQD9FQAhxg4EAIgWACHWDgEA_RUAIdgOAgCFFgAh2Q5AAIEWACHaDkAAgRYAIdsOAACGFgAgCNANAgDkGAAhpw4BAOUYACHEDgEA5hgAIcYOBADhGAAh2A4CAOQYACHZDkAA4hgAIdoOQADiGAAh2w6AAAAAAQjQDQIA5BgAIacOAQDlGAAhxA4BAOYYACHGDgQA4RgAIdgOAgDkGAAh2Q5AAOIYACHaDkAA4hgAIdsOgAAAAAEI0A0CAAAAAacOAQAAAAHEDgEAAAABxg4EAAAAAdgOAgAAAAHZDkAAAAAB2g5AAAAAAdsOgAAAAAEEDwAArhkAMN8RAACvGQAw4REAALEZACDlEQAAshkAMAAAAAAAAAUPAADBIQAgEAAAxCEAIN8RAADCIQAg4BEAAMMhACDlEQAAqRQAIAMPAADBIQAg3xEAAMIhACDlEQAAqRQAIAL8DAAAuxkAINcOAADbGAAgAAAAAAAAAAAC4hEBAAAABOgRAQAAAAUF4hEEAAAAAekRBAAAAAHqEQQAAAAB6xEEAAAAAewRBAAAAAEB4hEBAAAABAAAAAAAAAAAAAAAAAAF4hEQAAAAAekREAAAAAHqERAAAAAB6xEQAAAAAewREAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAALiEQIAAAAE6BECAAAABQLiEQIAAAAE6BECAAAABQHiEQIAAAAEAeIRAgAAAAQAAAAAAAAAAALiEQIAAAAE6BECAAAABQHiEQIAAAAEAAAAAAAC4hEBAAAABOgRAQAAAAUB4hEBAAAABAAAAAAAAAAAAAAAAAAAAuIRAQAAAAToEQEAAAAFAeIRAQAAAAQAAAAAAAAAAAAAAAAABQ8AALwhACAQAAC_IQAg3xEAAL0hACDgEQAAviEAIOURAADRDQAgAw8AALwhACDfEQAAvSEAIOURAADRDQAgAAAAAAAC4hEBAAAABOgRAQAAAAUFDwAAtyEAIBAAALohACDfEQAAuCEAIOARAAC5IQAg5REAANENACAB4hEBAAAABAMPAAC3IQAg3xEAALghACDlEQAA0Q0AIAAAAAAACw8AAPcaADAQAAD8GgAw3xEAAPgaADDgEQAA-RoAMOERAAD6GgAg4hEAAPsaADDjEQAA-xoAMOQRAAD7GgAw5REAAPsaADDmEQAA_RoAMOcRAAD-GgAwCw8AAOsaADAQAADwGgAw3xEAAOwaADDgEQAA7RoAMOERAADuGgAg4hEAAO8aADDjEQAA7xoAMOQRAADvGgAw5REAAO8aADDmEQAA8RoAMOcRAADyGgAwCtkOQAAAAAGHDyAAAAAB2w8BAAAAAdwPQAAAAAHdDyAAAAAB3g8BAAAAAd8PQAAAAAHgD0AAAAAB4Q9AAAAAAeIPgAAAAAECAAAA2Q0AIA8AAPYaACADAAAA2Q0AIA8AAPYaACAQAAD1GgAgAQgAALYhADAQ6QgAAIkXACCCDgAAiBcAMIMOAADXDQAQhA4AAIgXADDEDgEA_RUAIdkOQACAFgAhhw8gAP4VACHbDwEA_RUAIdwPQACBFgAh3Q8gAP4VACHeDwEA_xUAId8PQACAFgAh4A9AAIAWACHhD0AAgBYAIeIPAACGFgAg5A8AAIcXACACAAAA2Q0AIAgAAPUaACACAAAA8xoAIAgAAPQaACAOgg4AAPIaADCDDgAA8xoAEIQOAADyGgAwxA4BAP0VACHZDkAAgBYAIYcPIAD-FQAh2w8BAP0VACHcD0AAgRYAId0PIAD-FQAh3g8BAP8VACHfD0AAgBYAIeAPQACAFgAh4Q9AAIAWACHiDwAAhhYAIA6CDgAA8hoAMIMOAADzGgAQhA4AAPIaADDEDgEA_RUAIdkOQACAFgAhhw8gAP4VACHbDwEA_RUAIdwPQACBFgAh3Q8gAP4VACHeDwEA_xUAId8PQACAFgAh4A9AAIAWACHhD0AAgBYAIeIPAACGFgAgCtkOQADuGAAhhw8gAIQZACHbDwEA5hgAIdwPQADiGAAh3Q8gAIQZACHeDwEA5RgAId8PQADuGAAh4A9AAO4YACHhD0AA7hgAIeIPgAAAAAEK2Q5AAO4YACGHDyAAhBkAIdsPAQDmGAAh3A9AAOIYACHdDyAAhBkAId4PAQDlGAAh3w9AAO4YACHgD0AA7hgAIeEPQADuGAAh4g-AAAAAAQrZDkAAAAABhw8gAAAAAdsPAQAAAAHcD0AAAAAB3Q8gAAAAAd4PAQAAAAHfD0AAAAAB4A9AAAAAAeEPQAAAAAHiD4AAAAABCYoOAQAAAAHGDgQAAAAB4A4gAAAAAeEOAgAAAAHiDgAA4hoAIOQOAQAAAAHnDoAAAAABuw8AAQAAAeMPBAAAAAECAAAA1Q0AIA8AAIIbACADAAAA1Q0AIA8AAIIbACAQAACBGwAgAQgAALUhADAP6QgAAIkXACCCDgAAixcAMIMOAADTDQAQhA4AAIsXADCKDgEA_xUAIcQOAQD9FQAhxg4EAIgWACHcDgAAihcAIOAOIAD-FQAh4Q4CAIUWACHiDgAA-BUAIOQOAQD_FQAh5w4AAJAWACC7DwABoxYAIeMPBAC1FgAhAgAAANUNACAIAACBGwAgAgAAAP8aACAIAACAGwAgDYIOAAD-GgAwgw4AAP8aABCEDgAA_hoAMIoOAQD_FQAhxA4BAP0VACHGDgQAiBYAIeAOIAD-FQAh4Q4CAIUWACHiDgAA-BUAIOQOAQD_FQAh5w4AAJAWACC7DwABoxYAIeMPBAC1FgAhDYIOAAD-GgAwgw4AAP8aABCEDgAA_hoAMIoOAQD_FQAhxA4BAP0VACHGDgQAiBYAIeAOIAD-FQAh4Q4CAIUWACHiDgAA-BUAIOQOAQD_FQAh5w4AAJAWACC7DwABoxYAIeMPBAC1FgAhCYoOAQDlGAAhxg4EAOEYACHgDiAAhBkAIeEOAgDkGAAh4g4AAOAaACDkDgEA5RgAIecOgAAAAAG7DwABqBkAIeMPBADNGQAhCYoOAQDlGAAhxg4EAOEYACHgDiAAhBkAIeEOAgDkGAAh4g4AAOAaACDkDgEA5RgAIecOgAAAAAG7DwABqBkAIeMPBADNGQAhCYoOAQAAAAHGDgQAAAAB4A4gAAAAAeEOAgAAAAHiDgAA4hoAIOQOAQAAAAHnDoAAAAABuw8AAQAAAeMPBAAAAAEEDwAA9xoAMN8RAAD4GgAw4REAAPoaACDlEQAA-xoAMAQPAADrGgAw3xEAAOwaADDhEQAA7hoAIOURAADvGgAwAAAG6ggAAIUbACDrCAAAhhsAIKcOAADbGAAgqg4AANsYACDaDgAA2xgAIN8PAADbGAAgAAAAAAAAAAAC4hEBAAAABOgRAQAAAAUFDwAAsCEAIBAAALMhACDfEQAAsSEAIOARAACyIQAg5REAAIoNACAB4hEBAAAABAMPAACwIQAg3xEAALEhACDlEQAAig0AIAAAAAAABQ8AAKohACAQAACuIQAg3xEAAKshACDgEQAArSEAIOURAADlCwAgCw8AAJsbADAQAACgGwAw3xEAAJwbADDgEQAAnRsAMOERAACeGwAg4hEAAJ8bADDjEQAAnxsAMOQRAACfGwAw5REAAJ8bADDmEQAAoRsAMOcRAACiGwAwCocOQAAAAAGfDgEAAAABpw4BAAAAAcQOAQAAAAHaDkAAAAAB6A8BAAAAAekPAACSGwAg6g9AAAAAAesPAQAAAAHsD4AAAAABAgAAAPwLACAPAACmGwAgAwAAAPwLACAPAACmGwAgEAAApRsAIAEIAACsIQAwENcHAACjFwAggg4AAKIXADCDDgAA-gsAEIQOAACiFwAwhw5AAIEWACGfDgEA_xUAIacOAQD_FQAhxA4BAP0VACHaDkAAgRYAIecPAQD9FQAh6A8BAP0VACHpDwAA-BUAIOoPQACAFgAh6w8BAP8VACHsDwAAhhYAIPwPAAChFwAgAgAAAPwLACAIAAClGwAgAgAAAKMbACAIAACkGwAgDoIOAACiGwAwgw4AAKMbABCEDgAAohsAMIcOQACBFgAhnw4BAP8VACGnDgEA_xUAIcQOAQD9FQAh2g5AAIEWACHnDwEA_RUAIegPAQD9FQAh6Q8AAPgVACDqD0AAgBYAIesPAQD_FQAh7A8AAIYWACAOgg4AAKIbADCDDgAAoxsAEIQOAACiGwAwhw5AAIEWACGfDgEA_xUAIacOAQD_FQAhxA4BAP0VACHaDkAAgRYAIecPAQD9FQAh6A8BAP0VACHpDwAA-BUAIOoPQACAFgAh6w8BAP8VACHsDwAAhhYAIAqHDkAA4hgAIZ8OAQDlGAAhpw4BAOUYACHEDgEA5hgAIdoOQADiGAAh6A8BAOYYACHpDwAAkBsAIOoPQADuGAAh6w8BAOUYACHsD4AAAAABCocOQADiGAAhnw4BAOUYACGnDgEA5RgAIcQOAQDmGAAh2g5AAOIYACHoDwEA5hgAIekPAACQGwAg6g9AAO4YACHrDwEA5RgAIewPgAAAAAEKhw5AAAAAAZ8OAQAAAAGnDgEAAAABxA4BAAAAAdoOQAAAAAHoDwEAAAAB6Q8AAJIbACDqD0AAAAAB6w8BAAAAAewPgAAAAAEDDwAAqiEAIN8RAACrIQAg5REAAOULACAEDwAAmxsAMN8RAACcGwAw4REAAJ4bACDlEQAAnxsAMATSBwAAjBwAINMHAACNHAAg1gcAAI4cACDXBwAAjxwAIAAAAAAAAAAAAAAABQ8AAKUhACAQAACoIQAg3xEAAKYhACDgEQAApyEAIOURAADxCwAgAw8AAKUhACDfEQAApiEAIOURAADxCwAgAAAAAAAFDwAAnyEAIBAAAKMhACDfEQAAoCEAIOARAACiIQAg5REAAOULACALDwAAvhsAMBAAAMMbADDfEQAAvxsAMOARAADAGwAw4REAAMEbACDiEQAAwhsAMOMRAADCGwAw5BEAAMIbADDlEQAAwhsAMOYRAADEGwAw5xEAAMUbADADhA9AAAAAAfMPBAAAAAH0DwQAAAABAgAAAPULACAPAADJGwAgAwAAAPULACAPAADJGwAgEAAAyBsAIAEIAAChIQAwCdQHAACmFwAggg4AAKUXADCDDgAA8wsAEIQOAAClFwAwhA9AAIEWACHwDwEA_RUAIfMPBACIFgAh9A8EAIgWACH9DwAApBcAIAIAAAD1CwAgCAAAyBsAIAIAAADGGwAgCAAAxxsAIAeCDgAAxRsAMIMOAADGGwAQhA4AAMUbADCED0AAgRYAIfAPAQD9FQAh8w8EAIgWACH0DwQAiBYAIQeCDgAAxRsAMIMOAADGGwAQhA4AAMUbADCED0AAgRYAIfAPAQD9FQAh8w8EAIgWACH0DwQAiBYAIQOED0AA4hgAIfMPBADhGAAh9A8EAOEYACEDhA9AAOIYACHzDwQA4RgAIfQPBADhGAAhA4QPQAAAAAHzDwQAAAAB9A8EAAAAAQMPAACfIQAg3xEAAKAhACDlEQAA5QsAIAQPAAC-GwAw3xEAAL8bADDhEQAAwRsAIOURAADCGwAwAAAABQ8AAJohACAQAACdIQAg3xEAAJshACDgEQAAnCEAIOURAADlCwAgAw8AAJohACDfEQAAmyEAIOURAADlCwAgAAAAAAAFDwAAlSEAIBAAAJghACDfEQAAliEAIOARAACXIQAg5REAAOULACADDwAAlSEAIN8RAACWIQAg5REAAOULACAAAAALDwAA_BsAMBAAAIEcADDfEQAA_RsAMOARAAD-GwAw4REAAP8bACDiEQAAgBwAMOMRAACAHAAw5BEAAIAcADDlEQAAgBwAMOYRAACCHAAw5xEAAIMcADALDwAA8BsAMBAAAPUbADDfEQAA8RsAMOARAADyGwAw4REAAPMbACDiEQAA9BsAMOMRAAD0GwAw5BEAAPQbADDlEQAA9BsAMOYRAAD2GwAw5xEAAPcbADALDwAA5BsAMBAAAOkbADDfEQAA5RsAMOARAADmGwAw4REAAOcbACDiEQAA6BsAMOMRAADoGwAw5BEAAOgbADDlEQAA6BsAMOYRAADqGwAw5xEAAOsbADAHDwAA3xsAIBAAAOIbACDfEQAA4BsAIOARAADhGwAg4xEAAPgLACDkEQAA-AsAIOURAACKDQAgBoYDAgAAAAHYBwAAqBsAIKsOAQAAAAHtD0AAAAAB7g8gAAAAAe8PQAAAAAECAAAAig0AIA8AAN8bACADAAAA-AsAIA8AAN8bACAQAADjGwAgCAAAAPgLACAIAADjGwAghgMCAOQYACHYBwAAmhsAIKsOAQDmGAAh7Q9AAOIYACHuDyAAhBkAIe8PQADuGAAhBoYDAgDkGAAh2AcAAJobACCrDgEA5hgAIe0PQADiGAAh7g8gAIQZACHvD0AA7hgAIQbVBwAAyxsAIKkOQAAAAAGrDgEAAAAB8A8BAAAAAfUPQAAAAAH2DwIAAAABAgAAAPELACAPAADvGwAgAwAAAPELACAPAADvGwAgEAAA7hsAIAEIAACUIQAwC9EHAACSFwAg1QcAAKgXACCCDgAApxcAMIMOAADvCwAQhA4AAKcXADCpDkAAgRYAIasOAQD9FQAh5w8BAP0VACHwDwEAAAAB9Q9AAIAWACH2DwIAhRYAIQIAAADxCwAgCAAA7hsAIAIAAADsGwAgCAAA7RsAIAmCDgAA6xsAMIMOAADsGwAQhA4AAOsbADCpDkAAgRYAIasOAQD9FQAh5w8BAP0VACHwDwEA_RUAIfUPQACAFgAh9g8CAIUWACEJgg4AAOsbADCDDgAA7BsAEIQOAADrGwAwqQ5AAIEWACGrDgEA_RUAIecPAQD9FQAh8A8BAP0VACH1D0AAgBYAIfYPAgCFFgAhBakOQADiGAAhqw4BAOYYACHwDwEA5hgAIfUPQADuGAAh9g8CAOQYACEG1QcAAL0bACCpDkAA4hgAIasOAQDmGAAh8A8BAOYYACH1D0AA7hgAIfYPAgDkGAAhBtUHAADLGwAgqQ5AAAAAAasOAQAAAAHwDwEAAAAB9Q9AAAAAAfYPAgAAAAED9w8BAAAAAfgPAQAAAAH5D0AAAAABAgAAAO0LACAPAAD7GwAgAwAAAO0LACAPAAD7GwAgEAAA-hsAIAEIAACTIQAwCdEHAACSFwAggg4AAKoXADCDDgAA6wsAEIQOAACqFwAw5w8BAP0VACH3DwEA_RUAIfgPAQD9FQAh-Q9AAIEWACH-DwAAqRcAIAIAAADtCwAgCAAA-hsAIAIAAAD4GwAgCAAA-RsAIAeCDgAA9xsAMIMOAAD4GwAQhA4AAPcbADDnDwEA_RUAIfcPAQD9FQAh-A8BAP0VACH5D0AAgRYAIQeCDgAA9xsAMIMOAAD4GwAQhA4AAPcbADDnDwEA_RUAIfcPAQD9FQAh-A8BAP0VACH5D0AAgRYAIQP3DwEA5hgAIfgPAQDmGAAh-Q9AAOIYACED9w8BAOYYACH4DwEA5hgAIfkPQADiGAAhA_cPAQAAAAH4DwEAAAAB-Q9AAAAAAQmFDgEAAAABig4BAAAAAakOQAAAAAGrDgEAAAABrg4CAAAAAZcPQAAAAAHED0AAAAAB-g8BAAAAAfsPgAAAAAECAAAA6QsAIA8AAIccACADAAAA6QsAIA8AAIccACAQAACGHAAgAQgAAJIhADAO0QcAAJIXACCCDgAAqxcAMIMOAADnCwAQhA4AAKsXADCFDgEAAAABig4BAP8VACGpDkAAgRYAIasOAQD9FQAhrg4CAIUWACGXD0AAgBYAIcQPQACBFgAh5w8BAP0VACH6DwEA_RUAIfsPAACGFgAgAgAAAOkLACAIAACGHAAgAgAAAIQcACAIAACFHAAgDYIOAACDHAAwgw4AAIQcABCEDgAAgxwAMIUOAQD9FQAhig4BAP8VACGpDkAAgRYAIasOAQD9FQAhrg4CAIUWACGXD0AAgBYAIcQPQACBFgAh5w8BAP0VACH6DwEA_RUAIfsPAACGFgAgDYIOAACDHAAwgw4AAIQcABCEDgAAgxwAMIUOAQD9FQAhig4BAP8VACGpDkAAgRYAIasOAQD9FQAhrg4CAIUWACGXD0AAgBYAIcQPQACBFgAh5w8BAP0VACH6DwEA_RUAIfsPAACGFgAgCYUOAQDmGAAhig4BAOUYACGpDkAA4hgAIasOAQDmGAAhrg4CAOQYACGXD0AA7hgAIcQPQADiGAAh-g8BAOYYACH7D4AAAAABCYUOAQDmGAAhig4BAOUYACGpDkAA4hgAIasOAQDmGAAhrg4CAOQYACGXD0AA7hgAIcQPQADiGAAh-g8BAOYYACH7D4AAAAABCYUOAQAAAAGKDgEAAAABqQ5AAAAAAasOAQAAAAGuDgIAAAABlw9AAAAAAcQPQAAAAAH6DwEAAAAB-w-AAAAAAQQPAAD8GwAw3xEAAP0bADDhEQAA_xsAIOURAACAHAAwBA8AAPAbADDfEQAA8RsAMOERAADzGwAg5REAAPQbADAEDwAA5BsAMN8RAADlGwAw4REAAOcbACDlEQAA6BsAMAMPAADfGwAg3xEAAOAbACDlEQAAig0AIAAAAAPRBwAAqRsAINgHAACqGwAg7w8AANsYACAD0QcAAKkbACDVBwAAkRwAIPUPAADbGAAgAAAAAALiEQEAAAAE6BEBAAAABQHiEQEAAAAEAAAAAAAABQ8AAI0hACAQAACQIQAg3xEAAI4hACDgEQAAjyEAIOURAACDAgAgAw8AAI0hACDfEQAAjiEAIOURAACDAgAgAAAAAAAFDwAAiCEAIBAAAIshACDfEQAAiSEAIOARAACKIQAg5REAAIMCACADDwAAiCEAIN8RAACJIQAg5REAAIMCACAAAAAAAAUPAACDIQAgEAAAhiEAIN8RAACEIQAg4BEAAIUhACDlEQAAgwIAIAMPAACDIQAg3xEAAIQhACDlEQAAgwIAIAAAAAAAAAAAAAAC4hEBAAAABOgRAQAAAAUHDwAA-yAAIBAAAIEhACDfEQAA_CAAIOARAACAIQAg4xEAAIUCACDkEQAAhQIAIOURAAD7AQAgCw8AANQcADAQAADZHAAw3xEAANUcADDgEQAA1hwAMOERAADXHAAg4hEAANgcADDjEQAA2BwAMOQRAADYHAAw5REAANgcADDmEQAA2hwAMOcRAADbHAAwCw8AAMgcADAQAADNHAAw3xEAAMkcADDgEQAAyhwAMOERAADLHAAg4hEAAMwcADDjEQAAzBwAMOQRAADMHAAw5REAAMwcADDmEQAAzhwAMOcRAADPHAAwCw8AALwcADAQAADBHAAw3xEAAL0cADDgEQAAvhwAMOERAAC_HAAg4hEAAMAcADDjEQAAwBwAMOQRAADAHAAw5REAAMAcADDmEQAAwhwAMOcRAADDHAAwBgiAAAAAAcwOAQAAAAHtD0AAAAABixABAAAAAYwQQAAAAAGNEEAAAAABAgAAAJECACAPAADHHAAgAwAAAJECACAPAADHHAAgEAAAxhwAIAEIAAD_IAAwDAgAAJAWACCuAQAAsBgAIIIOAACvGAAwgw4AAI8CABCEDgAArxgAMMwOAQD9FQAh7Q9AAIEWACGKEAEA_RUAIYsQAQD9FQAhjBBAAIEWACGNEEAAgBYAIbARAACuGAAgAgAAAJECACAIAADGHAAgAgAAAMQcACAIAADFHAAgCggAAJAWACCCDgAAwxwAMIMOAADEHAAQhA4AAMMcADDMDgEA_RUAIe0PQACBFgAhihABAP0VACGLEAEA_RUAIYwQQACBFgAhjRBAAIAWACEKCAAAkBYAIIIOAADDHAAwgw4AAMQcABCEDgAAwxwAMMwOAQD9FQAh7Q9AAIEWACGKEAEA_RUAIYsQAQD9FQAhjBBAAIEWACGNEEAAgBYAIQYIgAAAAAHMDgEA5hgAIe0PQADiGAAhixABAOYYACGMEEAA4hgAIY0QQADuGAAhBgiAAAAAAcwOAQDmGAAh7Q9AAOIYACGLEAEA5hgAIYwQQADiGAAhjRBAAO4YACEGCIAAAAABzA4BAAAAAe0PQAAAAAGLEAEAAAABjBBAAAAAAY0QQAAAAAEMhQ4BAAAAAaQOAgAAAAGmDkAAAAABpw4CAAAAAagOQAAAAAGpDkAAAAABzA4BAAAAAd4OAQAAAAHoDkAAAAABjhCAAAAAAY8QAgAAAAGQEEAAAAABAgAAAI0CACAPAADTHAAgAwAAAI0CACAPAADTHAAgEAAA0hwAIAEIAAD-IAAwEq4BAACwGAAggg4AALIYADCDDgAAiwIAEIQOAACyGAAwhQ4BAAAAAaQOAgCFFgAhpg5AAIAWACGnDgIAhRYAIagOQACAFgAhqQ5AAIEWACHMDgEA_RUAId4OAQD9FQAh6A5AAIAWACGKEAEA_RUAIY4QAACQFgAgjxACAIUWACGQEEAAgBYAIbERAACxGAAgAgAAAI0CACAIAADSHAAgAgAAANAcACAIAADRHAAgEIIOAADPHAAwgw4AANAcABCEDgAAzxwAMIUOAQD9FQAhpA4CAIUWACGmDkAAgBYAIacOAgCFFgAhqA5AAIAWACGpDkAAgRYAIcwOAQD9FQAh3g4BAP0VACHoDkAAgBYAIYoQAQD9FQAhjhAAAJAWACCPEAIAhRYAIZAQQACAFgAhEIIOAADPHAAwgw4AANAcABCEDgAAzxwAMIUOAQD9FQAhpA4CAIUWACGmDkAAgBYAIacOAgCFFgAhqA5AAIAWACGpDkAAgRYAIcwOAQD9FQAh3g4BAP0VACHoDkAAgBYAIYoQAQD9FQAhjhAAAJAWACCPEAIAhRYAIZAQQACAFgAhDIUOAQDmGAAhpA4CAOQYACGmDkAA7hgAIacOAgDkGAAhqA5AAO4YACGpDkAA4hgAIcwOAQDmGAAh3g4BAOYYACHoDkAA7hgAIY4QgAAAAAGPEAIA5BgAIZAQQADuGAAhDIUOAQDmGAAhpA4CAOQYACGmDkAA7hgAIacOAgDkGAAhqA5AAO4YACGpDkAA4hgAIcwOAQDmGAAh3g4BAOYYACHoDkAA7hgAIY4QgAAAAAGPEAIA5BgAIZAQQADuGAAhDIUOAQAAAAGkDgIAAAABpg5AAAAAAacOAgAAAAGoDkAAAAABqQ5AAAAAAcwOAQAAAAHeDgEAAAAB6A5AAAAAAY4QgAAAAAGPEAIAAAABkBBAAAAAAQQIgAAAAAGFDgQAAAABhw5AAAAAAcwOAQAAAAECAAAAiQIAIA8AAN8cACADAAAAiQIAIA8AAN8cACAQAADeHAAgAQgAAP0gADAJCAAAkBYAIK4BAACwGAAggg4AALMYADCDDgAAhwIAEIQOAACzGAAwhQ4EAAAAAYcOQACBFgAhzA4BAP0VACGKEAEA_RUAIQIAAACJAgAgCAAA3hwAIAIAAADcHAAgCAAA3RwAIAgIAACQFgAggg4AANscADCDDgAA3BwAEIQOAADbHAAwhQ4EAIgWACGHDkAAgRYAIcwOAQD9FQAhihABAP0VACEICAAAkBYAIIIOAADbHAAwgw4AANwcABCEDgAA2xwAMIUOBACIFgAhhw5AAIEWACHMDgEA_RUAIYoQAQD9FQAhBAiAAAAAAYUOBADhGAAhhw5AAOIYACHMDgEA5hgAIQQIgAAAAAGFDgQA4RgAIYcOQADiGAAhzA4BAOYYACEECIAAAAABhQ4EAAAAAYcOQAAAAAHMDgEAAAABAeIRAQAAAAQDDwAA-yAAIN8RAAD8IAAg5REAAPsBACAEDwAA1BwAMN8RAADVHAAw4REAANccACDlEQAA2BwAMAQPAADIHAAw3xEAAMkcADDhEQAAyxwAIOURAADMHAAwBA8AALwcADDfEQAAvRwAMOERAAC_HAAg5REAAMAcADAAAAAAAAUPAAD2IAAgEAAA-SAAIN8RAAD3IAAg4BEAAPggACDlEQAA8QkAIAMPAAD2IAAg3xEAAPcgACDlEQAA8QkAIAAAAAAABQ8AAPEgACAQAAD0IAAg3xEAAPIgACDgEQAA8yAAIOURAADxCQAgAw8AAPEgACDfEQAA8iAAIOURAADxCQAgAAAAAAALDwAAhh0AMBAAAIsdADDfEQAAhx0AMOARAACIHQAw4REAAIkdACDiEQAAih0AMOMRAACKHQAw5BEAAIodADDlEQAAih0AMOYRAACMHQAw5xEAAI0dADALDwAA-hwAMBAAAP8cADDfEQAA-xwAMOARAAD8HAAw4REAAP0cACDiEQAA_hwAMOMRAAD-HAAw5BEAAP4cADDlEQAA_hwAMOYRAACAHQAw5xEAAIEdADACmBACAAAAAZkQAAEAAAECAAAA-QkAIA8AAIUdACADAAAA-QkAIA8AAIUdACAQAACEHQAgAQgAAPAgADAIrgYAAL4XACCCDgAAvRcAMIMOAAD3CQAQhA4AAL0XADCXEAEA_RUAIZgQAgCFFgAhmRAAAaIWACGlEAAAvBcAIAIAAAD5CQAgCAAAhB0AIAIAAACCHQAgCAAAgx0AIAaCDgAAgR0AMIMOAACCHQAQhA4AAIEdADCXEAEA_RUAIZgQAgCFFgAhmRAAAaIWACEGgg4AAIEdADCDDgAAgh0AEIQOAACBHQAwlxABAP0VACGYEAIAhRYAIZkQAAGiFgAhApgQAgDkGAAhmRAAAacZACECmBACAOQYACGZEAABpxkAIQKYEAIAAAABmRAAAQAAAQTEDgEAAAAB0g4QAAAAAbAPAgAAAAGaEAIAAAABAgAAAPUJACAPAACRHQAgAwAAAPUJACAPAACRHQAgEAAAkB0AIAEIAADvIAAwCq4GAAC-FwAggg4AAMAXADCDDgAA8wkAEIQOAADAFwAwxA4BAP0VACHSDhAApBYAIbAPAgCFFgAhlxABAP0VACGaEAIAhRYAIaYQAAC_FwAgAgAAAPUJACAIAACQHQAgAgAAAI4dACAIAACPHQAgCIIOAACNHQAwgw4AAI4dABCEDgAAjR0AMMQOAQD9FQAh0g4QAKQWACGwDwIAhRYAIZcQAQD9FQAhmhACAIUWACEIgg4AAI0dADCDDgAAjh0AEIQOAACNHQAwxA4BAP0VACHSDhAApBYAIbAPAgCFFgAhlxABAP0VACGaEAIAhRYAIQTEDgEA5hgAIdIOEACpGQAhsA8CAOQYACGaEAIA5BgAIQTEDgEA5hgAIdIOEACpGQAhsA8CAOQYACGaEAIA5BgAIQTEDgEAAAAB0g4QAAAAAbAPAgAAAAGaEAIAAAABBA8AAIYdADDfEQAAhx0AMOERAACJHQAg5REAAIodADAEDwAA-hwAMN8RAAD7HAAw4REAAP0cACDlEQAA_hwAMAAAEq8GAACUHQAgsAYAAJUdACDSDgAA2xgAIOgOAADbGAAggQ8AANsYACCEDwAA2xgAIMAPAADbGAAg0w8AANsYACDnDwAA2xgAIIAQAADbGAAgnRAAANsYACCeEAAA2xgAIJ8QAADbGAAgoBAAANsYACChEAAA2xgAIKIQAADbGAAgoxAAANsYACCkEAAA2xgAIAAAAAUPAADqIAAgEAAA7SAAIN8RAADrIAAg4BEAAOwgACDlEQAAtggAIAMPAADqIAAg3xEAAOsgACDlEQAAtggAIAAAAAAAAuIRAQAAAAToEQEAAAAFBQ8AAOUgACAQAADoIAAg3xEAAOYgACDgEQAA5yAAIOURAAC2CAAgAeIRAQAAAAQDDwAA5SAAIN8RAADmIAAg5REAALYIACAAAAAAAAUPAADgIAAgEAAA4yAAIN8RAADhIAAg4BEAAOIgACDlEQAAtggAIAMPAADgIAAg3xEAAOEgACDlEQAAtggAIAAAAAAAAuIRAQAAAAToEQEAAAAFBQ8AANsgACAQAADeIAAg3xEAANwgACDgEQAA3SAAIOURAAC2CAAgAeIRAQAAAAQDDwAA2yAAIN8RAADcIAAg5REAALYIACAAAAAAAAUPAADWIAAgEAAA2SAAIN8RAADXIAAg4BEAANggACDlEQAAtggAIAMPAADWIAAg3xEAANcgACDlEQAAtggAIAAAAAAABQ8AANEgACAQAADUIAAg3xEAANIgACDgEQAA0yAAIOURAAC2CAAgAw8AANEgACDfEQAA0iAAIOURAAC2CAAgAAAAAAAC4hEBAAAABOgRAQAAAAULDwAAix4AMBAAAJAeADDfEQAAjB4AMOARAACNHgAw4REAAI4eACDiEQAAjx4AMOMRAACPHgAw5BEAAI8eADDlEQAAjx4AMOYRAACRHgAw5xEAAJIeADALDwAA_x0AMBAAAIQeADDfEQAAgB4AMOARAACBHgAw4REAAIIeACDiEQAAgx4AMOMRAACDHgAw5BEAAIMeADDlEQAAgx4AMOYRAACFHgAw5xEAAIYeADALDwAA8x0AMBAAAPgdADDfEQAA9B0AMOARAAD1HQAw4REAAPYdACDiEQAA9x0AMOMRAAD3HQAw5BEAAPcdADDlEQAA9x0AMOYRAAD5HQAw5xEAAPodADALDwAA5x0AMBAAAOwdADDfEQAA6B0AMOARAADpHQAw4REAAOodACDiEQAA6x0AMOMRAADrHQAw5BEAAOsdADDlEQAA6x0AMOYRAADtHQAw5xEAAO4dADALDwAA2x0AMBAAAOAdADDfEQAA3B0AMOARAADdHQAw4REAAN4dACDiEQAA3x0AMOMRAADfHQAw5BEAAN8dADDlEQAA3x0AMOYRAADhHQAw5xEAAOIdADALDwAAzx0AMBAAANQdADDfEQAA0B0AMOARAADRHQAw4REAANIdACDiEQAA0x0AMOMRAADTHQAw5BEAANMdADDlEQAA0x0AMOYRAADVHQAw5xEAANYdADAEhQ4BAAAAAakOQAAAAAHUD0AAAAAB8A8AAQAAAQIAAADOCAAgDwAA2h0AIAMAAADOCAAgDwAA2h0AIBAAANkdACABCAAA0CAAMAm3BQAA0BcAIIIOAADPFwAwgw4AAMwIABCEDgAAzxcAMIUOAQAAAAGpDkAAgRYAIdQPQACBFgAh8A8AAQAAAZsQAQD9FQAhAgAAAM4IACAIAADZHQAgAgAAANcdACAIAADYHQAgCIIOAADWHQAwgw4AANcdABCEDgAA1h0AMIUOAQD9FQAhqQ5AAIEWACHUD0AAgRYAIfAPAAGiFgAhmxABAP0VACEIgg4AANYdADCDDgAA1x0AEIQOAADWHQAwhQ4BAP0VACGpDkAAgRYAIdQPQACBFgAh8A8AAaIWACGbEAEA_RUAIQSFDgEA5hgAIakOQADiGAAh1A9AAOIYACHwDwABpxkAIQSFDgEA5hgAIakOQADiGAAh1A9AAOIYACHwDwABpxkAIQSFDgEAAAABqQ5AAAAAAdQPQAAAAAHwDwABAAABBqcQAgAAAAGoEAIAAAABqRACAAAAAaoQAACjHQAgqxCAAAAAAawQAQAAAAECAAAAyggAIA8AAOYdACADAAAAyggAIA8AAOYdACAQAADlHQAgAQgAAM8gADAMtwUAANAXACCCDgAA0hcAMIMOAADICAAQhA4AANIXADCbEAEA_RUAIacQAgCFFgAhqBACAIUWACGpEAIAhRYAIaoQAAD4FQAgqxAAAJAWACCsEAEA_RUAIcYQAADRFwAgAgAAAMoIACAIAADlHQAgAgAAAOMdACAIAADkHQAgCoIOAADiHQAwgw4AAOMdABCEDgAA4h0AMJsQAQD9FQAhpxACAIUWACGoEAIAhRYAIakQAgCFFgAhqhAAAPgVACCrEAAAkBYAIKwQAQD9FQAhCoIOAADiHQAwgw4AAOMdABCEDgAA4h0AMJsQAQD9FQAhpxACAIUWACGoEAIAhRYAIakQAgCFFgAhqhAAAPgVACCrEAAAkBYAIKwQAQD9FQAhBqcQAgDkGAAhqBACAOQYACGpEAIA5BgAIaoQAAChHQAgqxCAAAAAAawQAQDmGAAhBqcQAgDkGAAhqBACAOQYACGpEAIA5BgAIaoQAAChHQAgqxCAAAAAAawQAQDmGAAhBqcQAgAAAAGoEAIAAAABqRACAAAAAaoQAACjHQAgqxCAAAAAAawQAQAAAAEE_QwCAAAAAYEPAQAAAAGtEAIAAAABrhABAAAAAQIAAADGCAAgDwAA8h0AIAMAAADGCAAgDwAA8h0AIBAAAPEdACABCAAAziAAMAq3BQAA0BcAIP0MAgCFFgAhgg4AANQXADCDDgAAxAgAEIQOAADUFwAwgQ8BAP0VACGbEAEA_RUAIa0QAgCEFgAhrhABAP0VACHHEAAA0xcAIAIAAADGCAAgCAAA8R0AIAIAAADvHQAgCAAA8B0AIAj9DAIAhRYAIYIOAADuHQAwgw4AAO8dABCEDgAA7h0AMIEPAQD9FQAhmxABAP0VACGtEAIAhBYAIa4QAQD9FQAhCP0MAgCFFgAhgg4AAO4dADCDDgAA7x0AEIQOAADuHQAwgQ8BAP0VACGbEAEA_RUAIa0QAgCEFgAhrhABAP0VACEE_QwCAOQYACGBDwEA5hgAIa0QAgDjGAAhrhABAOYYACEE_QwCAOQYACGBDwEA5hgAIa0QAgDjGAAhrhABAOYYACEE_QwCAAAAAYEPAQAAAAGtEAIAAAABrhABAAAAAROFAwEAAAAB_QwCAAAAAcQOAQAAAAGkDwIAAAABrQ8BAAAAAegPAQAAAAH3DwEAAAABpxACAAAAAawQIAAAAAGtEAIAAAABrxABAAAAAbAQAQAAAAGxEAIAAAABshCAAAAAAbMQAQAAAAG0EAEAAAABtRAAALMdACC2ECAAAAABtxACAAAAAQIAAADCCAAgDwAA_h0AIAMAAADCCAAgDwAA_h0AIBAAAP0dACABCAAAzSAAMBmFAwEA_RUAIbcFAADQFwAg_QwCAIUWACGCDgAA1hcAMIMOAADACAAQhA4AANYXADDEDgEA_xUAIaQPAgCEFgAhrQ8BAP8VACHoDwEA_xUAIfcPAQD_FQAhmxABAP0VACGnEAIAhBYAIawQIAChFgAhrRACAIUWACGvEAEA_RUAIbAQAQD_FQAhsRACAIQWACGyEAAAhhYAILMQAQD_FQAhtBABAP8VACG1EAAA-BUAILYQIAChFgAhtxACAIQWACHIEAAA1RcAIAIAAADCCAAgCAAA_R0AIAIAAAD7HQAgCAAA_B0AIBeFAwEA_RUAIf0MAgCFFgAhgg4AAPodADCDDgAA-x0AEIQOAAD6HQAwxA4BAP8VACGkDwIAhBYAIa0PAQD_FQAh6A8BAP8VACH3DwEA_xUAIZsQAQD9FQAhpxACAIQWACGsECAAoRYAIa0QAgCFFgAhrxABAP0VACGwEAEA_xUAIbEQAgCEFgAhshAAAIYWACCzEAEA_xUAIbQQAQD_FQAhtRAAAPgVACC2ECAAoRYAIbcQAgCEFgAhF4UDAQD9FQAh_QwCAIUWACGCDgAA-h0AMIMOAAD7HQAQhA4AAPodADDEDgEA_xUAIaQPAgCEFgAhrQ8BAP8VACHoDwEA_xUAIfcPAQD_FQAhmxABAP0VACGnEAIAhBYAIawQIAChFgAhrRACAIUWACGvEAEA_RUAIbAQAQD_FQAhsRACAIQWACGyEAAAhhYAILMQAQD_FQAhtBABAP8VACG1EAAA-BUAILYQIAChFgAhtxACAIQWACEThQMBAOYYACH9DAIA5BgAIcQOAQDlGAAhpA8CAOMYACGtDwEA5RgAIegPAQDlGAAh9w8BAOUYACGnEAIA4xgAIawQIACmGQAhrRACAOQYACGvEAEA5hgAIbAQAQDlGAAhsRACAOMYACGyEIAAAAABsxABAOUYACG0EAEA5RgAIbUQAACxHQAgthAgAKYZACG3EAIA4xgAIROFAwEA5hgAIf0MAgDkGAAhxA4BAOUYACGkDwIA4xgAIa0PAQDlGAAh6A8BAOUYACH3DwEA5RgAIacQAgDjGAAhrBAgAKYZACGtEAIA5BgAIa8QAQDmGAAhsBABAOUYACGxEAIA4xgAIbIQgAAAAAGzEAEA5RgAIbQQAQDlGAAhtRAAALEdACC2ECAAphkAIbcQAgDjGAAhE4UDAQAAAAH9DAIAAAABxA4BAAAAAaQPAgAAAAGtDwEAAAAB6A8BAAAAAfcPAQAAAAGnEAIAAAABrBAgAAAAAa0QAgAAAAGvEAEAAAABsBABAAAAAbEQAgAAAAGyEIAAAAABsxABAAAAAbQQAQAAAAG1EAAAsx0AILYQIAAAAAG3EAIAAAABA_gOEAAAAAG4EAEAAAABuRAQAAAAAQIAAAC-CAAgDwAAih4AIAMAAAC-CAAgDwAAih4AIBAAAIkeACABCAAAzCAAMAm3BQAA0BcAIIIOAADYFwAwgw4AALwIABCEDgAA2BcAMPgOEADAFgAhmxABAP0VACG4EAEA_RUAIbkQEADAFgAhyRAAANcXACACAAAAvggAIAgAAIkeACACAAAAhx4AIAgAAIgeACAHgg4AAIYeADCDDgAAhx4AEIQOAACGHgAw-A4QAMAWACGbEAEA_RUAIbgQAQD9FQAhuRAQAMAWACEHgg4AAIYeADCDDgAAhx4AEIQOAACGHgAw-A4QAMAWACGbEAEA_RUAIbgQAQD9FQAhuRAQAMAWACED-A4QANwZACG4EAEA5hgAIbkQEADcGQAhA_gOEADcGQAhuBABAOYYACG5EBAA3BkAIQP4DhAAAAABuBABAAAAAbkQEAAAAAECmBACAAAAAZkQAAEAAAECAAAAuggAIA8AAJYeACADAAAAuggAIA8AAJYeACAQAACVHgAgAQgAAMsgADAItwUAANAXACCCDgAA2hcAMIMOAAC4CAAQhA4AANoXADCYEAIAhRYAIZkQAAGiFgAhmxABAP0VACHKEAAA2RcAIAIAAAC6CAAgCAAAlR4AIAIAAACTHgAgCAAAlB4AIAaCDgAAkh4AMIMOAACTHgAQhA4AAJIeADCYEAIAhRYAIZkQAAGiFgAhmxABAP0VACEGgg4AAJIeADCDDgAAkx4AEIQOAACSHgAwmBACAIUWACGZEAABohYAIZsQAQD9FQAhApgQAgDkGAAhmRAAAacZACECmBACAOQYACGZEAABpxkAIQKYEAIAAAABmRAAAQAAAQHiEQEAAAAEBA8AAIseADDfEQAAjB4AMOERAACOHgAg5REAAI8eADAEDwAA_x0AMN8RAACAHgAw4REAAIIeACDlEQAAgx4AMAQPAADzHQAw3xEAAPQdADDhEQAA9h0AIOURAAD3HQAwBA8AAOcdADDfEQAA6B0AMOERAADqHQAg5REAAOsdADAEDwAA2x0AMN8RAADcHQAw4REAAN4dACDlEQAA3x0AMAQPAADPHQAw3xEAANAdADDhEQAA0h0AIOURAADTHQAwAAAAAAAAFLgFAACeHgAguQUAAJ8eACC6BQAAoB4AILsFAAChHgAgvAUAAKIeACC9BQAAox4AINEHAADbGAAghw4AANsYACDGDgAA2xgAIOQOAADbGAAggQ8AANsYACCdDwAA2xgAIOcPAADbGAAgjBAAANsYACC8EAAA2xgAIL0QAADbGAAgvhAAANsYACC_EAAA2xgAIMQQAADbGAAgxRAAANsYACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFDwAAxiAAIBAAAMkgACDfEQAAxyAAIOARAADIIAAg5REAANkEACADDwAAxiAAIN8RAADHIAAg5REAANkEACAAAAAAAAsPAACBHwAwEAAAhh8AMN8RAACCHwAw4BEAAIMfADDhEQAAhB8AIOIRAACFHwAw4xEAAIUfADDkEQAAhR8AMOURAACFHwAw5hEAAIcfADDnEQAAiB8AMAXEDgEAAAABwBAgAAAAAfgQQAAAAAH8ECAAAAAB_RBAAAAAAQIAAADdBAAgDwAAjB8AIAMAAADdBAAgDwAAjB8AIBAAAIsfACABCAAAxSAAMAqFAwAAjBgAIIIOAACLGAAwgw4AANsEABCEDgAAixgAMMQOAQAAAAGJDwEA_RUAIcAQIAD-FQAh-BBAAIAWACH8ECAA_hUAIf0QQACBFgAhAgAAAN0EACAIAACLHwAgAgAAAIkfACAIAACKHwAgCYIOAACIHwAwgw4AAIkfABCEDgAAiB8AMMQOAQD9FQAhiQ8BAP0VACHAECAA_hUAIfgQQACAFgAh_BAgAP4VACH9EEAAgRYAIQmCDgAAiB8AMIMOAACJHwAQhA4AAIgfADDEDgEA_RUAIYkPAQD9FQAhwBAgAP4VACH4EEAAgBYAIfwQIAD-FQAh_RBAAIEWACEFxA4BAOYYACHAECAAhBkAIfgQQADuGAAh_BAgAIQZACH9EEAA4hgAIQXEDgEA5hgAIcAQIACEGQAh-BBAAO4YACH8ECAAhBkAIf0QQADiGAAhBcQOAQAAAAHAECAAAAAB-BBAAAAAAfwQIAAAAAH9EEAAAAABBA8AAIEfADDfEQAAgh8AMOERAACEHwAg5REAAIUfADAABIYDAACOHwAgmw8AANsYACD4EAAA2xgAIP4QAADbGAAgAAAAAAAAAAALDwAAmR8AMBAAAJ4fADDfEQAAmh8AMOARAACbHwAw4REAAJwfACDiEQAAnR8AMOMRAACdHwAw5BEAAJ0fADDlEQAAnR8AMOYRAACfHwAw5xEAAKAfADAEoRAAAQAAAYURAgAAAAGGEQIAAAABhxEBAAAAAQIAAACMBAAgDwAApB8AIAMAAACMBAAgDwAApB8AIBAAAKMfACABCAAAxCAAMArUAgAAlRgAIIIOAACUGAAwgw4AAI4EABCEDgAAlBgAMKEQAAGjFgAhhRECAIUWACGGEQIAhRYAIYcRAQD9FQAhiBEAAaIWACGJEQAAlhgAIAIAAACMBAAgCAAAox8AIAIAAAChHwAgCAAAoh8AIAiCDgAAoB8AMIMOAAChHwAQhA4AAKAfADChEAABoxYAIYURAgCFFgAhhhECAIUWACGHEQEA_RUAIYgRAAGiFgAhCIIOAACgHwAwgw4AAKEfABCEDgAAoB8AMKEQAAGjFgAhhRECAIUWACGGEQIAhRYAIYcRAQD9FQAhiBEAAaIWACEEoRAAAagZACGFEQIA5BgAIYYRAgDkGAAhhxEBAOYYACEEoRAAAagZACGFEQIA5BgAIYYRAgDkGAAhhxEBAOYYACEEoRAAAQAAAYURAgAAAAGGEQIAAAABhxEBAAAAAQQPAACZHwAw3xEAAJofADDhEQAAnB8AIOURAACdHwAwAAAAAAAABQ8AAL8gACAQAADCIAAg3xEAAMAgACDgEQAAwSAAIOURAACnBAAgAw8AAL8gACDfEQAAwCAAIOURAACnBAAgAdMCAACmHwAgAAAAAAAAAAAAAALiEQIAAAAE6BECAAAABQHiEQIAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAC4hEAAQAABOgRAAEAAAUB4hEAAQAABAAAAAAAAAAAAuIRAQAAAAToEQEAAAAFAuIRAQAAAAToEQEAAAAFAuIRAQAAAAToEQEAAAAFBQ8AALogACAQAAC9IAAg3xEAALsgACDgEQAAvCAAIOURAAD7AQAgAeIRAQAAAAQB4hEBAAAABAHiEQEAAAAEAw8AALogACDfEQAAuyAAIOURAAD7AQAgAAAAAAALDwAA9x8AMBAAAPwfADDfEQAA-B8AMOARAAD5HwAw4REAAPofACDiEQAA-x8AMOMRAAD7HwAw5BEAAPsfADDlEQAA-x8AMOYRAAD9HwAw5xEAAP4fADALDwAA6x8AMBAAAPAfADDfEQAA7B8AMOARAADtHwAw4REAAO4fACDiEQAA7x8AMOMRAADvHwAw5BEAAO8fADDlEQAA7x8AMOYRAADxHwAw5xEAAPIfADAPrwEAAOIcACCwAQAA4xwAILEBAADkHAAghQ4BAAAAAakOQAAAAAGtDgEAAAABtg4BAAAAAYAPAQAAAAHQD0AAAAAB3A9AAAAAAZEQAQAAAAGTEAEAAAABlBAAAOAcACCVEEAAAAABlhACAAAAAQIAAACDAgAgDwAA9h8AIAMAAACDAgAgDwAA9h8AIBAAAPUfACABCAAAuSAAMBWsAQAAuRgAIK8BAAC6GAAgsAEAALsYACCxAQAAvBgAIIIOAAC4GAAwgw4AAIECABCEDgAAuBgAMIUOAQAAAAGpDkAAgRYAIasOAQD_FQAhrQ4BAP0VACG2DgEA_xUAIYAPAQD9FQAh0A9AAIAWACHcD0AAgBYAIZEQAQAAAAGTEAEA_RUAIZQQAAD4FQAglRBAAIAWACGWEAIAhRYAIbIRAAC3GAAgAgAAAIMCACAIAAD1HwAgAgAAAPMfACAIAAD0HwAgEIIOAADyHwAwgw4AAPMfABCEDgAA8h8AMIUOAQD9FQAhqQ5AAIEWACGrDgEA_xUAIa0OAQD9FQAhtg4BAP8VACGADwEA_RUAIdAPQACAFgAh3A9AAIAWACGREAEA_RUAIZMQAQD9FQAhlBAAAPgVACCVEEAAgBYAIZYQAgCFFgAhEIIOAADyHwAwgw4AAPMfABCEDgAA8h8AMIUOAQD9FQAhqQ5AAIEWACGrDgEA_xUAIa0OAQD9FQAhtg4BAP8VACGADwEA_RUAIdAPQACAFgAh3A9AAIAWACGREAEA_RUAIZMQAQD9FQAhlBAAAPgVACCVEEAAgBYAIZYQAgCFFgAhDIUOAQDmGAAhqQ5AAOIYACGtDgEA5hgAIbYOAQDlGAAhgA8BAOYYACHQD0AA7hgAIdwPQADuGAAhkRABAOYYACGTEAEA5hgAIZQQAAC3HAAglRBAAO4YACGWEAIA5BgAIQ-vAQAAuRwAILABAAC6HAAgsQEAALscACCFDgEA5hgAIakOQADiGAAhrQ4BAOYYACG2DgEA5RgAIYAPAQDmGAAh0A9AAO4YACHcD0AA7hgAIZEQAQDmGAAhkxABAOYYACGUEAAAtxwAIJUQQADuGAAhlhACAOQYACEPrwEAAOIcACCwAQAA4xwAILEBAADkHAAghQ4BAAAAAakOQAAAAAGtDgEAAAABtg4BAAAAAYAPAQAAAAHQD0AAAAAB3A9AAAAAAZEQAQAAAAGTEAEAAAABlBAAAOAcACCVEEAAAAABlhACAAAAARGFDgEAAAABqQ5AAAAAAcwOAQAAAAHxDgEAAAABiQ8BAAAAAdQPQAAAAAGIEEAAAAABiRBAAAAAAd0QAQAAAAGlEQAA4B8AIKYRAADhHwAgpxEAAOIfACCoEQIAAAABqREBAAAAAaoRQAAAAAGrEQEAAAABrBEBAAAAAQIAAAD_AQAgDwAAgiAAIAMAAAD_AQAgDwAAgiAAIBAAAIEgACABCAAAuCAAMBasAQAAvhgAIIIOAAC9GAAwgw4AAP0BABCEDgAAvRgAMIUOAQAAAAGpDkAAgRYAIasOAQD9FQAhzA4BAP0VACHxDgEA_RUAIYkPAQD9FQAh1A9AAIAWACGIEEAAgBYAIYkQQACAFgAh3RABAAAAAaURAAD4FQAgphEAAPgVACCnEQAA-BUAIKgRAgCEFgAhqREBAP0VACGqEUAAgBYAIasRAQD_FQAhrBEBAP8VACECAAAA_wEAIAgAAIEgACACAAAA_x8AIAgAAIAgACAVgg4AAP4fADCDDgAA_x8AEIQOAAD-HwAwhQ4BAP0VACGpDkAAgRYAIasOAQD9FQAhzA4BAP0VACHxDgEA_RUAIYkPAQD9FQAh1A9AAIAWACGIEEAAgBYAIYkQQACAFgAh3RABAP0VACGlEQAA-BUAIKYRAAD4FQAgpxEAAPgVACCoEQIAhBYAIakRAQD9FQAhqhFAAIAWACGrEQEA_xUAIawRAQD_FQAhFYIOAAD-HwAwgw4AAP8fABCEDgAA_h8AMIUOAQD9FQAhqQ5AAIEWACGrDgEA_RUAIcwOAQD9FQAh8Q4BAP0VACGJDwEA_RUAIdQPQACAFgAhiBBAAIAWACGJEEAAgBYAId0QAQD9FQAhpREAAPgVACCmEQAA-BUAIKcRAAD4FQAgqBECAIQWACGpEQEA_RUAIaoRQACAFgAhqxEBAP8VACGsEQEA_xUAIRGFDgEA5hgAIakOQADiGAAhzA4BAOYYACHxDgEA5hgAIYkPAQDmGAAh1A9AAO4YACGIEEAA7hgAIYkQQADuGAAh3RABAOYYACGlEQAA3B8AIKYRAADdHwAgpxEAAN4fACCoEQIA4xgAIakRAQDmGAAhqhFAAO4YACGrEQEA5RgAIawRAQDlGAAhEYUOAQDmGAAhqQ5AAOIYACHMDgEA5hgAIfEOAQDmGAAhiQ8BAOYYACHUD0AA7hgAIYgQQADuGAAhiRBAAO4YACHdEAEA5hgAIaURAADcHwAgphEAAN0fACCnEQAA3h8AIKgRAgDjGAAhqREBAOYYACGqEUAA7hgAIasRAQDlGAAhrBEBAOUYACERhQ4BAAAAAakOQAAAAAHMDgEAAAAB8Q4BAAAAAYkPAQAAAAHUD0AAAAABiBBAAAAAAYkQQAAAAAHdEAEAAAABpREAAOAfACCmEQAA4R8AIKcRAADiHwAgqBECAAAAAakRAQAAAAGqEUAAAAABqxEBAAAAAawRAQAAAAEEDwAA9x8AMN8RAAD4HwAw4REAAPofACDlEQAA-x8AMAQPAADrHwAw3xEAAOwfADDhEQAA7h8AIOURAADvHwAwAAAJrAEAAIggACCvAQAAiSAAILABAACKIAAgsQEAAIsgACCrDgAA2xgAILYOAADbGAAg0A8AANsYACDcDwAA2xgAIJUQAADbGAAgB60BAACFIAAgsgEAAIYgACDGDgAA2xgAIKoRAADbGAAgqxEAANsYACCtEQAA2xgAIK4RAADbGAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAuIRAQAAAAToEQEAAAAFAeIRAQAAAAQAAAARhQ4BAAAAAakOQAAAAAHMDgEAAAAB8Q4BAAAAAYkPAQAAAAHUD0AAAAABiBBAAAAAAYkQQAAAAAHdEAEAAAABpREAAOAfACCmEQAA4R8AIKcRAADiHwAgqBECAAAAAakRAQAAAAGqEUAAAAABqxEBAAAAAawRAQAAAAEMhQ4BAAAAAakOQAAAAAGtDgEAAAABtg4BAAAAAYAPAQAAAAHQD0AAAAAB3A9AAAAAAZEQAQAAAAGTEAEAAAABlBAAAOAcACCVEEAAAAABlhACAAAAAQuyAQAAhCAAIOkIAQAAAAGFDgEAAAABqQ5AAAAAAcYOBAAAAAG0EAEAAAABqhFAAAAAAasRAQAAAAGtEUAAAAABrhFAAAAAAa8RAgAAAAECAAAA-wEAIA8AALogACADAAAAhQIAIA8AALogACAQAAC-IAAgDQAAAIUCACAIAAC-IAAgsgEAAOofACDpCAEA5hgAIYUOAQDmGAAhqQ5AAOIYACHGDgQAzRkAIbQQAQDmGAAhqhFAAO4YACGrEQEA5RgAIa0RQADuGAAhrhFAAO4YACGvEQIA5BgAIQuyAQAA6h8AIOkIAQDmGAAhhQ4BAOYYACGpDkAA4hgAIcYOBADNGQAhtBABAOYYACGqEUAA7hgAIasRAQDlGAAhrRFAAO4YACGuEUAA7hgAIa8RAgDkGAAhAggAAQAAAd0QAAEAAAECAAAApwQAIA8AAL8gACADAAAAqgQAIA8AAL8gACAQAADDIAAgAwAAAKoEACAIAAHTIQAh3RAAAacZACECCAABpxkAId0QAAGnGQAhBKEQAAEAAAGFEQIAAAABhhECAAAAAYcRAQAAAAEFxA4BAAAAAcAQIAAAAAH4EEAAAAAB_BAgAAAAAf0QQAAAAAESqQ5AAAAAAcYOBAAAAAHHDgQAAAABzQ4BAAAAAd4OAQAAAAGJDwEAAAABmw9AAAAAAcYPAgAAAAHXDwEAAAABuRAQAAAAAfYQAQAAAAH3EAEAAAAB-BBAAAAAAf4QAQAAAAH_EEAAAAABgBEgAAAAAYERIAAAAAGCESAAAAABAgAAANkEACAPAADGIAAgAwAAAOEEACAPAADGIAAgEAAAyiAAIBQAAADhBAAgCAAAyiAAIKkOQADiGAAhxg4EAOEYACHHDgQA4RgAIc0OAQDmGAAh3g4BAOYYACGJDwEA5hgAIZsPQADuGAAhxg8CAOQYACHXDwEA5hgAIbkQEADcGQAh9hABAOYYACH3EAEA5hgAIfgQQADuGAAh_hABAOUYACH_EEAA4hgAIYARIACEGQAhgREgAIQZACGCESAAhBkAIRKpDkAA4hgAIcYOBADhGAAhxw4EAOEYACHNDgEA5hgAId4OAQDmGAAhiQ8BAOYYACGbD0AA7hgAIcYPAgDkGAAh1w8BAOYYACG5EBAA3BkAIfYQAQDmGAAh9xABAOYYACH4EEAA7hgAIf4QAQDlGAAh_xBAAOIYACGAESAAhBkAIYERIACEGQAhghEgAIQZACECmBACAAAAAZkQAAEAAAED-A4QAAAAAbgQAQAAAAG5EBAAAAABE4UDAQAAAAH9DAIAAAABxA4BAAAAAaQPAgAAAAGtDwEAAAAB6A8BAAAAAfcPAQAAAAGnEAIAAAABrBAgAAAAAa0QAgAAAAGvEAEAAAABsBABAAAAAbEQAgAAAAGyEIAAAAABsxABAAAAAbQQAQAAAAG1EAAAsx0AILYQIAAAAAG3EAIAAAABBP0MAgAAAAGBDwEAAAABrRACAAAAAa4QAQAAAAEGpxACAAAAAagQAgAAAAGpEAIAAAABqhAAAKMdACCrEIAAAAABrBABAAAAAQSFDgEAAAABqQ5AAAAAAdQPQAAAAAHwDwABAAABH7kFAACZHgAgugUAAJoeACC7BQAAmx4AILwFAACcHgAgvQUAAJ0eACDRB4AAAAABhQ4BAAAAAYcOBAAAAAGpDkAAAAABqw4BAAAAAcYOBAAAAAHeDgEAAAAB5A6AAAAAAYEPAQAAAAGJDwEAAAABnQ-AAAAAAdQPQAAAAAHnDwEAAAABjBBAAAAAAboQAQAAAAG7ECAAAAABvBABAAAAAb0QAQAAAAG-EIAAAAABvxCAAAAAAcAQgAAAAAHBECAAAAABwhAAAJceACDDEAIAAAABxBBAAAAAAcUQgAAAAAECAAAAtggAIA8AANEgACADAAAA1wgAIA8AANEgACAQAADVIAAgIQAAANcIACAIAADVIAAguQUAAModACC6BQAAyx0AILsFAADMHQAgvAUAAM0dACC9BQAAzh0AINEHgAAAAAGFDgEA5hgAIYcOBADNGQAhqQ5AAOIYACGrDgEA5hgAIcYOBADNGQAh3g4BAOYYACHkDoAAAAABgQ8BAOUYACGJDwEA5hgAIZ0PgAAAAAHUD0AA4hgAIecPAQDlGAAhjBBAAO4YACG6EAEA5hgAIbsQIACEGQAhvBABAOUYACG9EAEA5RgAIb4QgAAAAAG_EIAAAAABwBCAAAAAAcEQIACEGQAhwhAAAMgdACDDEAIA5BgAIcQQQADuGAAhxRCAAAAAAR-5BQAAyh0AILoFAADLHQAguwUAAMwdACC8BQAAzR0AIL0FAADOHQAg0QeAAAAAAYUOAQDmGAAhhw4EAM0ZACGpDkAA4hgAIasOAQDmGAAhxg4EAM0ZACHeDgEA5hgAIeQOgAAAAAGBDwEA5RgAIYkPAQDmGAAhnQ-AAAAAAdQPQADiGAAh5w8BAOUYACGMEEAA7hgAIboQAQDmGAAhuxAgAIQZACG8EAEA5RgAIb0QAQDlGAAhvhCAAAAAAb8QgAAAAAHAEIAAAAABwRAgAIQZACHCEAAAyB0AIMMQAgDkGAAhxBBAAO4YACHFEIAAAAABH7gFAACYHgAgugUAAJoeACC7BQAAmx4AILwFAACcHgAgvQUAAJ0eACDRB4AAAAABhQ4BAAAAAYcOBAAAAAGpDkAAAAABqw4BAAAAAcYOBAAAAAHeDgEAAAAB5A6AAAAAAYEPAQAAAAGJDwEAAAABnQ-AAAAAAdQPQAAAAAHnDwEAAAABjBBAAAAAAboQAQAAAAG7ECAAAAABvBABAAAAAb0QAQAAAAG-EIAAAAABvxCAAAAAAcAQgAAAAAHBECAAAAABwhAAAJceACDDEAIAAAABxBBAAAAAAcUQgAAAAAECAAAAtggAIA8AANYgACADAAAA1wgAIA8AANYgACAQAADaIAAgIQAAANcIACAIAADaIAAguAUAAMkdACC6BQAAyx0AILsFAADMHQAgvAUAAM0dACC9BQAAzh0AINEHgAAAAAGFDgEA5hgAIYcOBADNGQAhqQ5AAOIYACGrDgEA5hgAIcYOBADNGQAh3g4BAOYYACHkDoAAAAABgQ8BAOUYACGJDwEA5hgAIZ0PgAAAAAHUD0AA4hgAIecPAQDlGAAhjBBAAO4YACG6EAEA5hgAIbsQIACEGQAhvBABAOUYACG9EAEA5RgAIb4QgAAAAAG_EIAAAAABwBCAAAAAAcEQIACEGQAhwhAAAMgdACDDEAIA5BgAIcQQQADuGAAhxRCAAAAAAR-4BQAAyR0AILoFAADLHQAguwUAAMwdACC8BQAAzR0AIL0FAADOHQAg0QeAAAAAAYUOAQDmGAAhhw4EAM0ZACGpDkAA4hgAIasOAQDmGAAhxg4EAM0ZACHeDgEA5hgAIeQOgAAAAAGBDwEA5RgAIYkPAQDmGAAhnQ-AAAAAAdQPQADiGAAh5w8BAOUYACGMEEAA7hgAIboQAQDmGAAhuxAgAIQZACG8EAEA5RgAIb0QAQDlGAAhvhCAAAAAAb8QgAAAAAHAEIAAAAABwRAgAIQZACHCEAAAyB0AIMMQAgDkGAAhxBBAAO4YACHFEIAAAAABH7gFAACYHgAguQUAAJkeACC7BQAAmx4AILwFAACcHgAgvQUAAJ0eACDRB4AAAAABhQ4BAAAAAYcOBAAAAAGpDkAAAAABqw4BAAAAAcYOBAAAAAHeDgEAAAAB5A6AAAAAAYEPAQAAAAGJDwEAAAABnQ-AAAAAAdQPQAAAAAHnDwEAAAABjBBAAAAAAboQAQAAAAG7ECAAAAABvBABAAAAAb0QAQAAAAG-EIAAAAABvxCAAAAAAcAQgAAAAAHBECAAAAABwhAAAJceACDDEAIAAAABxBBAAAAAAcUQgAAAAAECAAAAtggAIA8AANsgACADAAAA1wgAIA8AANsgACAQAADfIAAgIQAAANcIACAIAADfIAAguAUAAMkdACC5BQAAyh0AILsFAADMHQAgvAUAAM0dACC9BQAAzh0AINEHgAAAAAGFDgEA5hgAIYcOBADNGQAhqQ5AAOIYACGrDgEA5hgAIcYOBADNGQAh3g4BAOYYACHkDoAAAAABgQ8BAOUYACGJDwEA5hgAIZ0PgAAAAAHUD0AA4hgAIecPAQDlGAAhjBBAAO4YACG6EAEA5hgAIbsQIACEGQAhvBABAOUYACG9EAEA5RgAIb4QgAAAAAG_EIAAAAABwBCAAAAAAcEQIACEGQAhwhAAAMgdACDDEAIA5BgAIcQQQADuGAAhxRCAAAAAAR-4BQAAyR0AILkFAADKHQAguwUAAMwdACC8BQAAzR0AIL0FAADOHQAg0QeAAAAAAYUOAQDmGAAhhw4EAM0ZACGpDkAA4hgAIasOAQDmGAAhxg4EAM0ZACHeDgEA5hgAIeQOgAAAAAGBDwEA5RgAIYkPAQDmGAAhnQ-AAAAAAdQPQADiGAAh5w8BAOUYACGMEEAA7hgAIboQAQDmGAAhuxAgAIQZACG8EAEA5RgAIb0QAQDlGAAhvhCAAAAAAb8QgAAAAAHAEIAAAAABwRAgAIQZACHCEAAAyB0AIMMQAgDkGAAhxBBAAO4YACHFEIAAAAABH7gFAACYHgAguQUAAJkeACC6BQAAmh4AILwFAACcHgAgvQUAAJ0eACDRB4AAAAABhQ4BAAAAAYcOBAAAAAGpDkAAAAABqw4BAAAAAcYOBAAAAAHeDgEAAAAB5A6AAAAAAYEPAQAAAAGJDwEAAAABnQ-AAAAAAdQPQAAAAAHnDwEAAAABjBBAAAAAAboQAQAAAAG7ECAAAAABvBABAAAAAb0QAQAAAAG-EIAAAAABvxCAAAAAAcAQgAAAAAHBECAAAAABwhAAAJceACDDEAIAAAABxBBAAAAAAcUQgAAAAAECAAAAtggAIA8AAOAgACADAAAA1wgAIA8AAOAgACAQAADkIAAgIQAAANcIACAIAADkIAAguAUAAMkdACC5BQAAyh0AILoFAADLHQAgvAUAAM0dACC9BQAAzh0AINEHgAAAAAGFDgEA5hgAIYcOBADNGQAhqQ5AAOIYACGrDgEA5hgAIcYOBADNGQAh3g4BAOYYACHkDoAAAAABgQ8BAOUYACGJDwEA5hgAIZ0PgAAAAAHUD0AA4hgAIecPAQDlGAAhjBBAAO4YACG6EAEA5hgAIbsQIACEGQAhvBABAOUYACG9EAEA5RgAIb4QgAAAAAG_EIAAAAABwBCAAAAAAcEQIACEGQAhwhAAAMgdACDDEAIA5BgAIcQQQADuGAAhxRCAAAAAAR-4BQAAyR0AILkFAADKHQAgugUAAMsdACC8BQAAzR0AIL0FAADOHQAg0QeAAAAAAYUOAQDmGAAhhw4EAM0ZACGpDkAA4hgAIasOAQDmGAAhxg4EAM0ZACHeDgEA5hgAIeQOgAAAAAGBDwEA5RgAIYkPAQDmGAAhnQ-AAAAAAdQPQADiGAAh5w8BAOUYACGMEEAA7hgAIboQAQDmGAAhuxAgAIQZACG8EAEA5RgAIb0QAQDlGAAhvhCAAAAAAb8QgAAAAAHAEIAAAAABwRAgAIQZACHCEAAAyB0AIMMQAgDkGAAhxBBAAO4YACHFEIAAAAABH7gFAACYHgAguQUAAJkeACC6BQAAmh4AILsFAACbHgAgvQUAAJ0eACDRB4AAAAABhQ4BAAAAAYcOBAAAAAGpDkAAAAABqw4BAAAAAcYOBAAAAAHeDgEAAAAB5A6AAAAAAYEPAQAAAAGJDwEAAAABnQ-AAAAAAdQPQAAAAAHnDwEAAAABjBBAAAAAAboQAQAAAAG7ECAAAAABvBABAAAAAb0QAQAAAAG-EIAAAAABvxCAAAAAAcAQgAAAAAHBECAAAAABwhAAAJceACDDEAIAAAABxBBAAAAAAcUQgAAAAAECAAAAtggAIA8AAOUgACADAAAA1wgAIA8AAOUgACAQAADpIAAgIQAAANcIACAIAADpIAAguAUAAMkdACC5BQAAyh0AILoFAADLHQAguwUAAMwdACC9BQAAzh0AINEHgAAAAAGFDgEA5hgAIYcOBADNGQAhqQ5AAOIYACGrDgEA5hgAIcYOBADNGQAh3g4BAOYYACHkDoAAAAABgQ8BAOUYACGJDwEA5hgAIZ0PgAAAAAHUD0AA4hgAIecPAQDlGAAhjBBAAO4YACG6EAEA5hgAIbsQIACEGQAhvBABAOUYACG9EAEA5RgAIb4QgAAAAAG_EIAAAAABwBCAAAAAAcEQIACEGQAhwhAAAMgdACDDEAIA5BgAIcQQQADuGAAhxRCAAAAAAR-4BQAAyR0AILkFAADKHQAgugUAAMsdACC7BQAAzB0AIL0FAADOHQAg0QeAAAAAAYUOAQDmGAAhhw4EAM0ZACGpDkAA4hgAIasOAQDmGAAhxg4EAM0ZACHeDgEA5hgAIeQOgAAAAAGBDwEA5RgAIYkPAQDmGAAhnQ-AAAAAAdQPQADiGAAh5w8BAOUYACGMEEAA7hgAIboQAQDmGAAhuxAgAIQZACG8EAEA5RgAIb0QAQDlGAAhvhCAAAAAAb8QgAAAAAHAEIAAAAABwRAgAIQZACHCEAAAyB0AIMMQAgDkGAAhxBBAAO4YACHFEIAAAAABH7gFAACYHgAguQUAAJkeACC6BQAAmh4AILsFAACbHgAgvAUAAJweACDRB4AAAAABhQ4BAAAAAYcOBAAAAAGpDkAAAAABqw4BAAAAAcYOBAAAAAHeDgEAAAAB5A6AAAAAAYEPAQAAAAGJDwEAAAABnQ-AAAAAAdQPQAAAAAHnDwEAAAABjBBAAAAAAboQAQAAAAG7ECAAAAABvBABAAAAAb0QAQAAAAG-EIAAAAABvxCAAAAAAcAQgAAAAAHBECAAAAABwhAAAJceACDDEAIAAAABxBBAAAAAAcUQgAAAAAECAAAAtggAIA8AAOogACADAAAA1wgAIA8AAOogACAQAADuIAAgIQAAANcIACAIAADuIAAguAUAAMkdACC5BQAAyh0AILoFAADLHQAguwUAAMwdACC8BQAAzR0AINEHgAAAAAGFDgEA5hgAIYcOBADNGQAhqQ5AAOIYACGrDgEA5hgAIcYOBADNGQAh3g4BAOYYACHkDoAAAAABgQ8BAOUYACGJDwEA5hgAIZ0PgAAAAAHUD0AA4hgAIecPAQDlGAAhjBBAAO4YACG6EAEA5hgAIbsQIACEGQAhvBABAOUYACG9EAEA5RgAIb4QgAAAAAG_EIAAAAABwBCAAAAAAcEQIACEGQAhwhAAAMgdACDDEAIA5BgAIcQQQADuGAAhxRCAAAAAAR-4BQAAyR0AILkFAADKHQAgugUAAMsdACC7BQAAzB0AILwFAADNHQAg0QeAAAAAAYUOAQDmGAAhhw4EAM0ZACGpDkAA4hgAIasOAQDmGAAhxg4EAM0ZACHeDgEA5hgAIeQOgAAAAAGBDwEA5RgAIYkPAQDmGAAhnQ-AAAAAAdQPQADiGAAh5w8BAOUYACGMEEAA7hgAIboQAQDmGAAhuxAgAIQZACG8EAEA5RgAIb0QAQDlGAAhvhCAAAAAAb8QgAAAAAHAEIAAAAABwRAgAIQZACHCEAAAyB0AIMMQAgDkGAAhxBBAAO4YACHFEIAAAAABBMQOAQAAAAHSDhAAAAABsA8CAAAAAZoQAgAAAAECmBACAAAAAZkQAAEAAAEYsAYAAJMdACCFDgEAAAABqQ5AAAAAAasOAQAAAAHSDgEAAAAB2w4CAAAAAd4OAQAAAAHoDkAAAAABgQ8BAAAAAYQPBAAAAAHADwEAAAAB0w8BAAAAAecPAQAAAAGAEAQAAAABmxABAAAAAZwQAQAAAAGdEBAAAAABnhAQAAAAAZ8QAgAAAAGgEAABAAABoRACAAAAAaIQEAAAAAGjEIAAAAABpBABAAAAAQIAAADxCQAgDwAA8SAAIAMAAAD-CQAgDwAA8SAAIBAAAPUgACAaAAAA_gkAIAgAAPUgACCwBgAA-RwAIIUOAQDmGAAhqQ5AAOIYACGrDgEA5hgAIdIOAQDlGAAh2w4CAOQYACHeDgEA5hgAIegOQADuGAAhgQ8BAOUYACGEDwQAzRkAIcAPAQDlGAAh0w8BAOUYACHnDwEA5RgAIYAQBADNGQAhmxABAOYYACGcEAEA5hgAIZ0QEACpGQAhnhAQAKkZACGfEAIA4xgAIaAQAAGoGQAhoRACAOMYACGiEBAAqRkAIaMQgAAAAAGkEAEA5RgAIRiwBgAA-RwAIIUOAQDmGAAhqQ5AAOIYACGrDgEA5hgAIdIOAQDlGAAh2w4CAOQYACHeDgEA5hgAIegOQADuGAAhgQ8BAOUYACGEDwQAzRkAIcAPAQDlGAAh0w8BAOUYACHnDwEA5RgAIYAQBADNGQAhmxABAOYYACGcEAEA5hgAIZ0QEACpGQAhnhAQAKkZACGfEAIA4xgAIaAQAAGoGQAhoRACAOMYACGiEBAAqRkAIaMQgAAAAAGkEAEA5RgAIRivBgAAkh0AIIUOAQAAAAGpDkAAAAABqw4BAAAAAdIOAQAAAAHbDgIAAAAB3g4BAAAAAegOQAAAAAGBDwEAAAABhA8EAAAAAcAPAQAAAAHTDwEAAAAB5w8BAAAAAYAQBAAAAAGbEAEAAAABnBABAAAAAZ0QEAAAAAGeEBAAAAABnxACAAAAAaAQAAEAAAGhEAIAAAABohAQAAAAAaMQgAAAAAGkEAEAAAABAgAAAPEJACAPAAD2IAAgAwAAAP4JACAPAAD2IAAgEAAA-iAAIBoAAAD-CQAgCAAA-iAAIK8GAAD4HAAghQ4BAOYYACGpDkAA4hgAIasOAQDmGAAh0g4BAOUYACHbDgIA5BgAId4OAQDmGAAh6A5AAO4YACGBDwEA5RgAIYQPBADNGQAhwA8BAOUYACHTDwEA5RgAIecPAQDlGAAhgBAEAM0ZACGbEAEA5hgAIZwQAQDmGAAhnRAQAKkZACGeEBAAqRkAIZ8QAgDjGAAhoBAAAagZACGhEAIA4xgAIaIQEACpGQAhoxCAAAAAAaQQAQDlGAAhGK8GAAD4HAAghQ4BAOYYACGpDkAA4hgAIasOAQDmGAAh0g4BAOUYACHbDgIA5BgAId4OAQDmGAAh6A5AAO4YACGBDwEA5RgAIYQPBADNGQAhwA8BAOUYACHTDwEA5RgAIecPAQDlGAAhgBAEAM0ZACGbEAEA5hgAIZwQAQDmGAAhnRAQAKkZACGeEBAAqRkAIZ8QAgDjGAAhoBAAAagZACGhEAIA4xgAIaIQEACpGQAhoxCAAAAAAaQQAQDlGAAhC60BAACDIAAg6QgBAAAAAYUOAQAAAAGpDkAAAAABxg4EAAAAAbQQAQAAAAGqEUAAAAABqxEBAAAAAa0RQAAAAAGuEUAAAAABrxECAAAAAQIAAAD7AQAgDwAA-yAAIAQIgAAAAAGFDgQAAAABhw5AAAAAAcwOAQAAAAEMhQ4BAAAAAaQOAgAAAAGmDkAAAAABpw4CAAAAAagOQAAAAAGpDkAAAAABzA4BAAAAAd4OAQAAAAHoDkAAAAABjhCAAAAAAY8QAgAAAAGQEEAAAAABBgiAAAAAAcwOAQAAAAHtD0AAAAABixABAAAAAYwQQAAAAAGNEEAAAAABAwAAAIUCACAPAAD7IAAgEAAAgiEAIA0AAACFAgAgCAAAgiEAIK0BAADpHwAg6QgBAOYYACGFDgEA5hgAIakOQADiGAAhxg4EAM0ZACG0EAEA5hgAIaoRQADuGAAhqxEBAOUYACGtEUAA7hgAIa4RQADuGAAhrxECAOQYACELrQEAAOkfACDpCAEA5hgAIYUOAQDmGAAhqQ5AAOIYACHGDgQAzRkAIbQQAQDmGAAhqhFAAO4YACGrEQEA5RgAIa0RQADuGAAhrhFAAO4YACGvEQIA5BgAIRCsAQAA4RwAILABAADjHAAgsQEAAOQcACCFDgEAAAABqQ5AAAAAAasOAQAAAAGtDgEAAAABtg4BAAAAAYAPAQAAAAHQD0AAAAAB3A9AAAAAAZEQAQAAAAGTEAEAAAABlBAAAOAcACCVEEAAAAABlhACAAAAAQIAAACDAgAgDwAAgyEAIAMAAACBAgAgDwAAgyEAIBAAAIchACASAAAAgQIAIAgAAIchACCsAQAAuBwAILABAAC6HAAgsQEAALscACCFDgEA5hgAIakOQADiGAAhqw4BAOUYACGtDgEA5hgAIbYOAQDlGAAhgA8BAOYYACHQD0AA7hgAIdwPQADuGAAhkRABAOYYACGTEAEA5hgAIZQQAAC3HAAglRBAAO4YACGWEAIA5BgAIRCsAQAAuBwAILABAAC6HAAgsQEAALscACCFDgEA5hgAIakOQADiGAAhqw4BAOUYACGtDgEA5hgAIbYOAQDlGAAhgA8BAOYYACHQD0AA7hgAIdwPQADuGAAhkRABAOYYACGTEAEA5hgAIZQQAAC3HAAglRBAAO4YACGWEAIA5BgAIRCsAQAA4RwAIK8BAADiHAAgsQEAAOQcACCFDgEAAAABqQ5AAAAAAasOAQAAAAGtDgEAAAABtg4BAAAAAYAPAQAAAAHQD0AAAAAB3A9AAAAAAZEQAQAAAAGTEAEAAAABlBAAAOAcACCVEEAAAAABlhACAAAAAQIAAACDAgAgDwAAiCEAIAMAAACBAgAgDwAAiCEAIBAAAIwhACASAAAAgQIAIAgAAIwhACCsAQAAuBwAIK8BAAC5HAAgsQEAALscACCFDgEA5hgAIakOQADiGAAhqw4BAOUYACGtDgEA5hgAIbYOAQDlGAAhgA8BAOYYACHQD0AA7hgAIdwPQADuGAAhkRABAOYYACGTEAEA5hgAIZQQAAC3HAAglRBAAO4YACGWEAIA5BgAIRCsAQAAuBwAIK8BAAC5HAAgsQEAALscACCFDgEA5hgAIakOQADiGAAhqw4BAOUYACGtDgEA5hgAIbYOAQDlGAAhgA8BAOYYACHQD0AA7hgAIdwPQADuGAAhkRABAOYYACGTEAEA5hgAIZQQAAC3HAAglRBAAO4YACGWEAIA5BgAIRCsAQAA4RwAIK8BAADiHAAgsAEAAOMcACCFDgEAAAABqQ5AAAAAAasOAQAAAAGtDgEAAAABtg4BAAAAAYAPAQAAAAHQD0AAAAAB3A9AAAAAAZEQAQAAAAGTEAEAAAABlBAAAOAcACCVEEAAAAABlhACAAAAAQIAAACDAgAgDwAAjSEAIAMAAACBAgAgDwAAjSEAIBAAAJEhACASAAAAgQIAIAgAAJEhACCsAQAAuBwAIK8BAAC5HAAgsAEAALocACCFDgEA5hgAIakOQADiGAAhqw4BAOUYACGtDgEA5hgAIbYOAQDlGAAhgA8BAOYYACHQD0AA7hgAIdwPQADuGAAhkRABAOYYACGTEAEA5hgAIZQQAAC3HAAglRBAAO4YACGWEAIA5BgAIRCsAQAAuBwAIK8BAAC5HAAgsAEAALocACCFDgEA5hgAIakOQADiGAAhqw4BAOUYACGtDgEA5hgAIbYOAQDlGAAhgA8BAOYYACHQD0AA7hgAIdwPQADuGAAhkRABAOYYACGTEAEA5hgAIZQQAAC3HAAglRBAAO4YACGWEAIA5BgAIQmFDgEAAAABig4BAAAAAakOQAAAAAGrDgEAAAABrg4CAAAAAZcPQAAAAAHED0AAAAAB-g8BAAAAAfsPgAAAAAED9w8BAAAAAfgPAQAAAAH5D0AAAAABBakOQAAAAAGrDgEAAAAB8A8BAAAAAfUPQAAAAAH2DwIAAAABCNEHgAAAAAHTBwAAiRwAINYHAACKHAAg1wcAAIscACCFDgEAAAABqQ5AAAAAAasOAQAAAAGJDwEAAAABAgAAAOULACAPAACVIQAgAwAAAIMMACAPAACVIQAgEAAAmSEAIAoAAACDDAAgCAAAmSEAINEHgAAAAAHTBwAA3BsAINYHAADdGwAg1wcAAN4bACCFDgEA5hgAIakOQADiGAAhqw4BAOYYACGJDwEA5hgAIQjRB4AAAAAB0wcAANwbACDWBwAA3RsAINcHAADeGwAghQ4BAOYYACGpDkAA4hgAIasOAQDmGAAhiQ8BAOYYACEI0QeAAAAAAdIHAACIHAAg1gcAAIocACDXBwAAixwAIIUOAQAAAAGpDkAAAAABqw4BAAAAAYkPAQAAAAECAAAA5QsAIA8AAJohACADAAAAgwwAIA8AAJohACAQAACeIQAgCgAAAIMMACAIAACeIQAg0QeAAAAAAdIHAADbGwAg1gcAAN0bACDXBwAA3hsAIIUOAQDmGAAhqQ5AAOIYACGrDgEA5hgAIYkPAQDmGAAhCNEHgAAAAAHSBwAA2xsAINYHAADdGwAg1wcAAN4bACCFDgEA5hgAIakOQADiGAAhqw4BAOYYACGJDwEA5hgAIQjRB4AAAAAB0gcAAIgcACDTBwAAiRwAINcHAACLHAAghQ4BAAAAAakOQAAAAAGrDgEAAAABiQ8BAAAAAQIAAADlCwAgDwAAnyEAIAOED0AAAAAB8w8EAAAAAfQPBAAAAAEDAAAAgwwAIA8AAJ8hACAQAACkIQAgCgAAAIMMACAIAACkIQAg0QeAAAAAAdIHAADbGwAg0wcAANwbACDXBwAA3hsAIIUOAQDmGAAhqQ5AAOIYACGrDgEA5hgAIYkPAQDmGAAhCNEHgAAAAAHSBwAA2xsAINMHAADcGwAg1wcAAN4bACCFDgEA5hgAIakOQADiGAAhqw4BAOYYACGJDwEA5hgAIQfRBwAAyhsAIKkOQAAAAAGrDgEAAAAB5w8BAAAAAfAPAQAAAAH1D0AAAAAB9g8CAAAAAQIAAADxCwAgDwAApSEAIAMAAADvCwAgDwAApSEAIBAAAKkhACAJAAAA7wsAIAgAAKkhACDRBwAAvBsAIKkOQADiGAAhqw4BAOYYACHnDwEA5hgAIfAPAQDmGAAh9Q9AAO4YACH2DwIA5BgAIQfRBwAAvBsAIKkOQADiGAAhqw4BAOYYACHnDwEA5hgAIfAPAQDmGAAh9Q9AAO4YACH2DwIA5BgAIQjRB4AAAAAB0gcAAIgcACDTBwAAiRwAINYHAACKHAAghQ4BAAAAAakOQAAAAAGrDgEAAAABiQ8BAAAAAQIAAADlCwAgDwAAqiEAIAqHDkAAAAABnw4BAAAAAacOAQAAAAHEDgEAAAAB2g5AAAAAAegPAQAAAAHpDwAAkhsAIOoPQAAAAAHrDwEAAAAB7A-AAAAAAQMAAACDDAAgDwAAqiEAIBAAAK8hACAKAAAAgwwAIAgAAK8hACDRB4AAAAAB0gcAANsbACDTBwAA3BsAINYHAADdGwAghQ4BAOYYACGpDkAA4hgAIasOAQDmGAAhiQ8BAOYYACEI0QeAAAAAAdIHAADbGwAg0wcAANwbACDWBwAA3RsAIIUOAQDmGAAhqQ5AAOIYACGrDgEA5hgAIYkPAQDmGAAhB4YDAgAAAAHRBwAApxsAIKsOAQAAAAHnDwEAAAAB7Q9AAAAAAe4PIAAAAAHvD0AAAAABAgAAAIoNACAPAACwIQAgAwAAAPgLACAPAACwIQAgEAAAtCEAIAkAAAD4CwAgCAAAtCEAIIYDAgDkGAAh0QcAAJkbACCrDgEA5hgAIecPAQDmGAAh7Q9AAOIYACHuDyAAhBkAIe8PQADuGAAhB4YDAgDkGAAh0QcAAJkbACCrDgEA5hgAIecPAQDmGAAh7Q9AAOIYACHuDyAAhBkAIe8PQADuGAAhCYoOAQAAAAHGDgQAAAAB4A4gAAAAAeEOAgAAAAHiDgAA4hoAIOQOAQAAAAHnDoAAAAABuw8AAQAAAeMPBAAAAAEK2Q5AAAAAAYcPIAAAAAHbDwEAAAAB3A9AAAAAAd0PIAAAAAHeDwEAAAAB3w9AAAAAAeAPQAAAAAHhD0AAAAAB4g-AAAAAAQvrCAAAhBsAINANAgAAAAGnDgEAAAABqg4BAAAAAcQOAQAAAAHWDgEAAAAB2Q5AAAAAAdoOQAAAAAGHDyAAAAAB3A9AAAAAAd8PQAAAAAECAAAA0Q0AIA8AALchACADAAAA3g0AIA8AALchACAQAAC7IQAgDQAAAN4NACAIAAC7IQAg6wgAAOoaACDQDQIA5BgAIacOAQDlGAAhqg4BAOUYACHEDgEA5hgAIdYOAQDmGAAh2Q5AAOIYACHaDkAA7hgAIYcPIACEGQAh3A9AAOIYACHfD0AA7hgAIQvrCAAA6hoAINANAgDkGAAhpw4BAOUYACGqDgEA5RgAIcQOAQDmGAAh1g4BAOYYACHZDkAA4hgAIdoOQADuGAAhhw8gAIQZACHcD0AA4hgAId8PQADuGAAhC-oIAACDGwAg0A0CAAAAAacOAQAAAAGqDgEAAAABxA4BAAAAAdYOAQAAAAHZDkAAAAAB2g5AAAAAAYcPIAAAAAHcD0AAAAAB3w9AAAAAAQIAAADRDQAgDwAAvCEAIAMAAADeDQAgDwAAvCEAIBAAAMAhACANAAAA3g0AIAgAAMAhACDqCAAA6RoAINANAgDkGAAhpw4BAOUYACGqDgEA5RgAIcQOAQDmGAAh1g4BAOYYACHZDkAA4hgAIdoOQADuGAAhhw8gAIQZACHcD0AA4hgAId8PQADuGAAhC-oIAADpGgAg0A0CAOQYACGnDgEA5RgAIaoOAQDlGAAhxA4BAOYYACHWDgEA5hgAIdkOQADiGAAh2g5AAO4YACGHDyAAhBkAIdwPQADiGAAh3w9AAO4YACEC1g4BAAAAAdcOQAAAAAECAAAAqRQAIA8AAMEhACADAAAArBQAIA8AAMEhACAQAADFIQAgBAAAAKwUACAIAADFIQAg1g4BAOYYACHXDkAA7hgAIQLWDgEA5hgAIdcOQADuGAAhCNANAgAAAAGnDgEAAAABxA4BAAAAAcYOBAAAAAHYDgIAAAAB2Q5AAAAAAdoOQAAAAAHbDoAAAAABDYUOAQAAAAGfDgEAAAABoA4BAAAAAaEOAQAAAAGiDgEAAAABow4BAAAAAaQOAgAAAAGlDgIAAAABpg5AAAAAAacOAgAAAAGoDkAAAAABqQ5AAAAAAaoOAQAAAAEUrwEAAJIZACCFDgEAAAABqQ5AAAAAAasOAQAAAAGsDgEAAAABrQ4BAAAAAa4OAACTGQAgrw4gAAAAAbAOAQAAAAGxDgEAAAABsg5AAAAAAbMOAQAAAAG0DgEAAAABtQ4gAAAAAbYOAQAAAAG3DiAAAAABuA5AAAAAAbkOIAAAAAG6DkAAAAABuw5AAAAAAQIAAACNFQAgDwAAyCEAIAeFDgQAAAABhw5AAAAAAYgOAgAAAAGJDgIAAAABig4BAAAAAYsOgAAAAAGMDgEAAAABAwAAAJoVACAPAADIIQAgEAAAzSEAIBYAAACaFQAgCAAAzSEAIK8BAACCGQAghQ4BAOYYACGpDkAA4hgAIasOAQDmGAAhrA4BAOYYACGtDgEA5hgAIa4OAACDGQAgrw4gAIQZACGwDgEA5hgAIbEOAQDlGAAhsg5AAO4YACGzDgEA5RgAIbQOAQDlGAAhtQ4gAIQZACG2DgEA5RgAIbcOIACEGQAhuA5AAO4YACG5DiAAhBkAIboOQADuGAAhuw5AAO4YACEUrwEAAIIZACCFDgEA5hgAIakOQADiGAAhqw4BAOYYACGsDgEA5hgAIa0OAQDmGAAhrg4AAIMZACCvDiAAhBkAIbAOAQDmGAAhsQ4BAOUYACGyDkAA7hgAIbMOAQDlGAAhtA4BAOUYACG1DiAAhBkAIbYOAQDlGAAhtw4gAIQZACG4DkAA7hgAIbkOIACEGQAhug5AAO4YACG7DkAA7hgAIQ_ODQAA_RgAIIUOAQAAAAGeDgEAAAABnw4BAAAAAaAOAQAAAAGhDgEAAAABog4BAAAAAaMOAQAAAAGkDgIAAAABpQ4CAAAAAaYOQAAAAAGnDgIAAAABqA5AAAAAAakOQAAAAAGqDgEAAAABAgAAAJEVACAPAADOIQAgAwAAAI8VACAPAADOIQAgEAAA0iEAIBEAAACPFQAgCAAA0iEAIM4NAADvGAAghQ4BAOYYACGeDgEA5hgAIZ8OAQDmGAAhoA4BAOYYACGhDgEA5hgAIaIOAQDlGAAhow4BAOYYACGkDgIA5BgAIaUOAgDkGAAhpg5AAO4YACGnDgIA5BgAIagOQADuGAAhqQ5AAOIYACGqDgEA5RgAIQ_ODQAA7xgAIIUOAQDmGAAhng4BAOYYACGfDgEA5hgAIaAOAQDmGAAhoQ4BAOYYACGiDgEA5RgAIaMOAQDmGAAhpA4CAOQYACGlDgIA5BgAIaYOQADuGAAhpw4CAOQYACGoDkAA7hgAIakOQADiGAAhqg4BAOUYACEDCAABpxkAId0QAAGnGQAh4hEAAQAAAQAAAAADFQAGFgAHFwAIAAAAAxUABhYABxcACAAAAAUVAA4WABEXABIoAA8pABAAAAAAAAUVAA4WABEXABIoAA8pABAAAAADFQAYFgAZFwAaAAAAAxUAGBYAGRcAGgAAAAUVACAWACMXACQoACEpACIAAAAAAAUVACAWACMXACQoACEpACIAAAAFFQAqFgAtFwAuKAArKQAsAAAAAAAFFQAqFgAtFwAuKAArKQAsAAAABRUANBYANxcAOCgANSkANgAAAAAABRUANBYANxcAOCgANSkANgAAAAUVAD4WAEEXAEIoAD8pAEAAAAAAAAUVAD4WAEEXAEIoAD8pAEAAAAADFQBIFgBJFwBKAAAAAxUASBYASRcASgAAAAUVAFAWAFMXAFQoAFEpAFIAAAAAAAUVAFAWAFMXAFQoAFEpAFIAAAADFQBaFgBbFwBcAAAAAxUAWhYAWxcAXAMVAGWtAYACX7IBhAJgAawBAF4FFQBkrAGGAl6vAYoCYbABjgJisQGSAmMBrgEAYAGuAQBgAa4BAGADrwGTAgCwAZQCALEBlQIAAq0BlgIAsgGXAgAAAAUVAGkWAGwXAG0oAGopAGsAAAAAAAUVAGkWAGwXAG0oAGopAGsBrAEAXgGsAQBeBRUAchYAdRcAdigAcykAdAAAAAAABRUAchYAdRcAdigAcykAdAAAAAMVAHwWAH0XAH4AAAADFQB8FgB9FwB-AAAABRUAhAEWAIcBFwCIASgAhQEpAIYBAAAAAAAFFQCEARYAhwEXAIgBKACFASkAhgEAAAAFFQCOARYAkQEXAJIBKACPASkAkAEAAAAAAAUVAI4BFgCRARcAkgEoAI8BKQCQAQAAAAUVAJgBFgCbARcAnAEoAJkBKQCaAQAAAAAABRUAmAEWAJsBFwCcASgAmQEpAJoBAAAAAxUAogEWAKMBFwCkAQAAAAMVAKIBFgCjARcApAEAAAAFFQCqARYArQEXAK4BKACrASkArAEAAAAAAAUVAKoBFgCtARcArgEoAKsBKQCsAQAAAAUVALQBFgC3ARcAuAEoALUBKQC2AQAAAAAABRUAtAEWALcBFwC4ASgAtQEpALYBAAAABRUAvgEWAMEBFwDCASgAvwEpAMABAAAAAAAFFQC-ARYAwQEXAMIBKAC_ASkAwAEB1AIAxQECFQDGAdMCkATEAQHTApEEAAHUAgDFAQHUAgDFAQUVAMoBFgDNARcAzgEoAMsBKQDMAQAAAAAABRUAygEWAM0BFwDOASgAywEpAMwBAAADFQDTARYA1AEXANUBAAAAAxUA0wEWANQBFwDVAQAAAAUVANsBFgDeARcA3wEoANwBKQDdAQAAAAAABRUA2wEWAN4BFwDfASgA3AEpAN0BAhUA4wGGA94E4gEBhQMA4QEBhgPfBAAAAAUVAOcBFgDqARcA6wEoAOgBKQDpAQAAAAAABRUA5wEWAOoBFwDrASgA6AEpAOkBAYUDAOEBAYUDAOEBAxUA8AEWAPEBFwDyAQAAAAMVAPABFgDxARcA8gEAAAADFQD4ARYA-QEXAPoBAAAAAxUA-AEWAPkBFwD6AQAAAAUVAIACFgCDAhcAhAIoAIECKQCCAgAAAAAABRUAgAIWAIMCFwCEAigAgQIpAIICAAAAAxUAigIWAIsCFwCMAgAAAAMVAIoCFgCLAhcAjAIAAAAFFQCSAhYAlQIXAJYCKACTAikAlAIAAAAAAAUVAJICFgCVAhcAlgIoAJMCKQCUAgAAAAUVAJwCFgCfAhcAoAIoAJ0CKQCeAgAAAAAABRUAnAIWAJ8CFwCgAigAnQIpAJ4CAAAABRUApgIWAKkCFwCqAigApwIpAKgCAAAAAAAFFQCmAhYAqQIXAKoCKACnAikAqAIAAAAFFQCwAhYAswIXALQCKACxAikAsgIAAAAAAAUVALACFgCzAhcAtAIoALECKQCyAgAAAAUVALoCFgC9AhcAvgIoALsCKQC8AgAAAAAABRUAugIWAL0CFwC-AigAuwIpALwCAAAABRUAxAIWAMcCFwDIAigAxQIpAMYCAAAAAAAFFQDEAhYAxwIXAMgCKADFAikAxgIAAAAFFQDOAhYA0QIXANICKADPAikA0AIAAAAAAAUVAM4CFgDRAhcA0gIoAM8CKQDQAgAAAAUVANgCFgDbAhcA3AIoANkCKQDaAgAAAAAABRUA2AIWANsCFwDcAigA2QIpANoCAAAABRUA4gIWAOUCFwDmAigA4wIpAOQCAAAAAAAFFQDiAhYA5QIXAOYCKADjAikA5AIAAAAFFQDsAhYA7wIXAPACKADtAikA7gIAAAAAAAUVAOwCFgDvAhcA8AIoAO0CKQDuAgAAAAUVAPYCFgD5AhcA-gIoAPcCKQD4AgAAAAAABRUA9gIWAPkCFwD6AigA9wIpAPgCAAAABRUAgAMWAIMDFwCEAygAgQMpAIIDAAAAAAAFFQCAAxYAgwMXAIQDKACBAykAggMAAAAFFQCKAxYAjQMXAI4DKACLAykAjAMAAAAAAAUVAIoDFgCNAxcAjgMoAIsDKQCMAwAAAAUVAJQDFgCXAxcAmAMoAJUDKQCWAwAAAAAABRUAlAMWAJcDFwCYAygAlQMpAJYDBxUAoQO4BbsImwO5Bb8InAO6BcMInQO7BccIngO8BcsInwO9Bc8IoAMBtwUAmgMBtwUAmgMBtwUAmgMBtwUAmgMBtwUAmgMBtwUAmgMGuAXQCAC5BdEIALoF0ggAuwXTCAC8BdQIAL0F1QgAAAAFFQClAxYAqAMXAKkDKACmAykApwMAAAAAAAUVAKUDFgCoAxcAqQMoAKYDKQCnAwG3BQCaAwG3BQCaAwUVAK4DFgCxAxcAsgMoAK8DKQCwAwAAAAAABRUArgMWALEDFwCyAygArwMpALADAbcFAJoDAbcFAJoDBRUAtwMWALoDFwC7AygAuAMpALkDAAAAAAAFFQC3AxYAugMXALsDKAC4AykAuQMBtwUAmgMBtwUAmgMFFQDAAxYAwwMXAMQDKADBAykAwgMAAAAAAAUVAMADFgDDAxcAxAMoAMEDKQDCAwG3BQCaAwG3BQCaAwUVAMkDFgDMAxcAzQMoAMoDKQDLAwAAAAAABRUAyQMWAMwDFwDNAygAygMpAMsDAbcFAJoDAbcFAJoDBRUA0gMWANUDFwDWAygA0wMpANQDAAAAAAAFFQDSAxYA1QMXANYDKADTAykA1AMBtwUAmgMBtwUAmgMDFQDbAxYA3AMXAN0DAAAAAxUA2wMWANwDFwDdAwMVAOIDrwb2CeADsAb6CeEDAa4GAN8DAa4GAN8DAq8G-wkAsAb8CQAAAAUVAOYDFgDpAxcA6gMoAOcDKQDoAwAAAAAABRUA5gMWAOkDFwDqAygA5wMpAOgDAa4GAN8DAa4GAN8DBRUA7wMWAPIDFwDzAygA8AMpAPEDAAAAAAAFFQDvAxYA8gMXAPMDKADwAykA8QMBrgYA3wMBrgYA3wMFFQD4AxYA-wMXAPwDKAD5AykA-gMAAAAAAAUVAPgDFgD7AxcA_AMoAPkDKQD6AwGsAcoKXgGsAdAKXgUVAIEEFgCEBBcAhQQoAIIEKQCDBAAAAAAABRUAgQQWAIQEFwCFBCgAggQpAIMEAAAABRUAiwQWAI4EFwCPBCgAjAQpAI0EAAAAAAAFFQCLBBYAjgQXAI8EKACMBCkAjQQBrgEAYAGuAQBgBRUAlAQWAJcEFwCYBCgAlQQpAJYEAAAAAAAFFQCUBBYAlwQXAJgEKACVBCkAlgQBrgEAYAGuAQBgBRUAnQQWAKAEFwChBCgAngQpAJ8EAAAAAAAFFQCdBBYAoAQXAKEEKACeBCkAnwQBrgEAYAGuAQBgAxUApgQWAKcEFwCoBAAAAAMVAKYEFgCnBBcAqAQAAAADFQCuBBYArwQXALAEAAAAAxUArgQWAK8EFwCwBAAAAAMVALYEFgC3BBcAuAQAAAADFQC2BBYAtwQXALgEBRUAwwTSB-oLuwTTB-4LvATWB_ILvQTXB_kLwAQB0QcAugQB0QcAugQDFQC_BNEHALoE1Qf2C74EAdQHAL0EAdUH9wsAAxUAwgTRBwC6BNgH_QvBBAHXBwDABAHYB_4LAAPSB_8LANMHgAwA1geBDAAAAAMVAMcEFgDIBBcAyQQAAAADFQDHBBYAyAQXAMkEAdEHALoEAdEHALoEBRUAzgQWANEEFwDSBCgAzwQpANAEAAAAAAAFFQDOBBYA0QQXANIEKADPBCkA0AQB0QcAugQB0QcAugQDFQDXBBYA2AQXANkEAAAAAxUA1wQWANgEFwDZBAHRBwC6BAHRBwC6BAUVAN4EFgDhBBcA4gQoAN8EKQDgBAAAAAAABRUA3gQWAOEEFwDiBCgA3wQpAOAEAdQHAL0EAdQHAL0EBRUA5wQWAOoEFwDrBCgA6AQpAOkEAAAAAAAFFQDnBBYA6gQXAOsEKADoBCkA6QQAAAAFFQDxBBYA9AQXAPUEKADyBCkA8wQAAAAAAAUVAPEEFgD0BBcA9QQoAPIEKQDzBAHRBwC6BAHRBwC6BAUVAPoEFgD9BBcA_gQoAPsEKQD8BAAAAAAABRUA-gQWAP0EFwD-BCgA-wQpAPwEAdcHAMAEAdcHAMAEAxUAgwUWAIQFFwCFBQAAAAMVAIMFFgCEBRcAhQUAAAAFFQCLBRYAjgUXAI8FKACMBSkAjQUAAAAAAAUVAIsFFgCOBRcAjwUoAIwFKQCNBQMVAJQF6gjWDZIF6wjaDZMFAekIAJEFAekIAJEFAuoI2w0A6wjcDQAAAAUVAJgFFgCbBRcAnAUoAJkFKQCaBQAAAAAABRUAmAUWAJsFFwCcBSgAmQUpAJoFAekIAJEFAekIAJEFBRUAoQUWAKQFFwClBSgAogUpAKMFAAAAAAAFFQChBRYApAUXAKUFKACiBSkAowUB6QgAkQUB6QgAkQUDFQCqBRYAqwUXAKwFAAAAAxUAqgUWAKsFFwCsBQAAAAUVALIFFgC1BRcAtgUoALMFKQC0BQAAAAAABRUAsgUWALUFFwC2BSgAswUpALQFAAAABRUAvAUWAL8FFwDABSgAvQUpAL4FAAAAAAAFFQC8BRYAvwUXAMAFKAC9BSkAvgUAAAAFFQDGBRYAyQUXAMoFKADHBSkAyAUAAAAAAAUVAMYFFgDJBRcAygUoAMcFKQDIBQAAAAMVANAFFgDRBRcA0gUAAAADFQDQBRYA0QUXANIFAAAAAxUA2AUWANkFFwDaBQAAAAMVANgFFgDZBRcA2gUAAAADFQDgBRYA4QUXAOIFAAAAAxUA4AUWAOEFFwDiBQAAAAUVAOgFFgDrBRcA7AUoAOkFKQDqBQAAAAAABRUA6AUWAOsFFwDsBSgA6QUpAOoFAAAABRUA8gUWAPUFFwD2BSgA8wUpAPQFAAAAAAAFFQDyBRYA9QUXAPYFKADzBSkA9AUAAAADFQD8BRYA_QUXAP4FAAAAAxUA_AUWAP0FFwD-BQAAAAUVAIQGFgCHBhcAiAYoAIUGKQCGBgAAAAAABRUAhAYWAIcGFwCIBigAhQYpAIYGAAAABRUAjgYWAJEGFwCSBigAjwYpAJAGAAAAAAAFFQCOBhYAkQYXAJIGKACPBikAkAYAAAAFFQCYBhYAmwYXAJwGKACZBikAmgYAAAAAAAUVAJgGFgCbBhcAnAYoAJkGKQCaBgAAAAUVAKIGFgClBhcApgYoAKMGKQCkBgAAAAAABRUAogYWAKUGFwCmBigAowYpAKQGAAAABRUArAYWAK8GFwCwBigArQYpAK4GAAAAAAAFFQCsBhYArwYXALAGKACtBikArgYAAAAFFQC2BhYAuQYXALoGKAC3BikAuAYAAAAAAAUVALYGFgC5BhcAugYoALcGKQC4BgAAAAUVAMAGFgDDBhcAxAYoAMEGKQDCBgAAAAAABRUAwAYWAMMGFwDEBigAwQYpAMIGAAAABRUAygYWAM0GFwDOBigAywYpAMwGAAAAAAAFFQDKBhYAzQYXAM4GKADLBikAzAYAAAAFFQDUBhYA1wYXANgGKADVBikA1gYAAAAAAAUVANQGFgDXBhcA2AYoANUGKQDWBgAAAAMVAN4GFgDfBhcA4AYAAAADFQDeBhYA3wYXAOAGAAAAAxUA5gYWAOcGFwDoBgAAAAMVAOYGFgDnBhcA6AYAAAADFQDuBhYA7wYXAPAGAAAAAxUA7gYWAO8GFwDwBgAAAAUVAPYGFgD5BhcA-gYoAPcGKQD4BgAAAAAABRUA9gYWAPkGFwD6BigA9wYpAPgGAAAABRUAgAcWAIMHFwCEBygAgQcpAIIHAAAAAAAFFQCABxYAgwcXAIQHKACBBykAggcAAAAFFQCKBxYAjQcXAI4HKACLBykAjAcAAAAAAAUVAIoHFgCNBxcAjgcoAIsHKQCMBwAAAAUVAJQHFgCXBxcAmAcoAJUHKQCWBwAAAAAABRUAlAcWAJcHFwCYBygAlQcpAJYHAAAABRUAngcWAKEHFwCiBygAnwcpAKAHAAAAAAAFFQCeBxYAoQcXAKIHKACfBykAoAcAAAAFFQCoBxYAqwcXAKwHKACpBykAqgcAAAAAAAUVAKgHFgCrBxcArAcoAKkHKQCqBwAAAAMVALIHFgCzBxcAtAcAAAADFQCyBxYAswcXALQHAAAABRUAugcWAL0HFwC-BygAuwcpALwHAAAAAAAFFQC6BxYAvQcXAL4HKAC7BykAvAcAAAADFQDEBxYAxQcXAMYHAAAAAxUAxAcWAMUHFwDGBwH9DADJBwIVAMoH_AySFMgHAfwMkxQAAf0MAMkHAf0MAMkHBRUAzgcWANEHFwDSBygAzwcpANAHAAAAAAAFFQDOBxYA0QcXANIHKADPBykA0AcAAAMVANcHFgDYBxcA2QcAAAADFQDXBxYA2AcXANkHAAAABRUA3wcWAOIHFwDjBygA4AcpAOEHAAAAAAAFFQDfBxYA4gcXAOMHKADgBykA4QcAAAADFQDpBxYA6gcXAOsHAAAAAxUA6QcWAOoHFwDrBwAAAAUVAPEHFgD0BxcA9QcoAPIHKQDzBwAAAAAABRUA8QcWAPQHFwD1BygA8gcpAPMHAhUA-wfRDZIV-AcDFQD6B84NAPcH0A2WFfkHAc8NAPgHAdANlxUAAdENmBUAAAADFQD_BxYAgAgXAIEIAAAAAxUA_wcWAIAIFwCBCAHODQD3BwHODQD3BwUVAIYIFgCJCBcAiggoAIcIKQCICAAAAAAABRUAhggWAIkIFwCKCCgAhwgpAIgIAc8NAPgHAc8NAPgHBRUAjwgWAJIIFwCTCCgAkAgpAJEIAAAAAAAFFQCPCBYAkggXAJMIKACQCCkAkQgBAgECAwEFBgEGBwEHCAEJCgEKDAILDQMMDwENEQIOEgQREwESFAETFQIYGAUZGQkaGwobHAocHwodIAoeIQofIwogJQIhJgsiKAojKgIkKwwlLAomLQonLgIqMQ0rMhMsNBQtNRQuOBQvORQwOhQxPBQyPgIzPxU0QRQ1QwI2RBY3RRQ4RhQ5RwI6Shc7Sxs8TRw9Thw-URw_UhxAUxxBVRxCVwJDWB1EWhxFXAJGXR5HXhxIXxxJYAJKYx9LZCVMZiZNZyZOaiZPayZQbCZRbiZScAJTcSdUcyZVdQJWdihXdyZYeCZZeQJafClbfS9cfzBdgAEwXoMBMF-EATBghQEwYYcBMGKJAQJjigExZIwBMGWOAQJmjwEyZ5ABMGiRATBpkgECapUBM2uWATlsmAE6bZkBOm6cATpvnQE6cJ4BOnGgATpyogECc6MBO3SlATp1pwECdqgBPHepATp4qgE6easBAnquAT17rwFDfLEBRH2yAUR-tQFEf7YBRIABtwFEgQG5AUSCAbsBAoMBvAFFhAG-AUSFAcABAoYBwQFGhwHCAUSIAcMBRIkBxAECigHHAUeLAcgBS4wBygFMjQHLAUyOAc4BTI8BzwFMkAHQAUyRAdIBTJIB1AECkwHVAU2UAdcBTJUB2QEClgHaAU6XAdsBTJgB3AFMmQHdAQKaAeABT5sB4QFVnAHjAVadAeQBVp4B5wFWnwHoAVagAekBVqEB6wFWogHtAQKjAe4BV6QB8AFWpQHyAQKmAfMBWKcB9AFWqAH1AVapAfYBAqoB-QFZqwH6AV2zAfwBXrQBmAJetQGaAl62AZsCXrcBnAJeuAGeAl65AaACAroBoQJmuwGjAl68AaUCAr0BpgJnvgGnAl6_AagCXsABqQICwQGsAmjCAa0CbsMBrgJfxAGvAl_FAbACX8YBsQJfxwGyAl_IAbQCX8kBtgICygG3Am_LAbkCX8wBuwICzQG8AnDOAb0CX88BvgJf0AG_AgLRAcICcdIBwwJ30wHFAnjUAcYCeNUByQJ41gHKAnjXAcsCeNgBzQJ42QHPAgLaAdACedsB0gJ43AHUAgLdAdUCet4B1gJ43wHXAnjgAdgCAuEB2wJ74gHcAn_jAd4CgAHkAd8CgAHlAeICgAHmAeMCgAHnAeQCgAHoAeYCgAHpAegCAuoB6QKBAesB6wKAAewB7QIC7QHuAoIB7gHvAoAB7wHwAoAB8AHxAgLxAfQCgwHyAfUCiQHzAfcCigH0AfgCigH1AfsCigH2AfwCigH3Af0CigH4Af8CigH5AYEDAvoBggOLAfsBhAOKAfwBhgMC_QGHA4wB_gGIA4oB_wGJA4oBgAKKAwKBAo0DjQGCAo4DkwGDApADlAGEApEDlAGFApQDlAGGApUDlAGHApYDlAGIApgDlAGJApoDAooCmwOVAYsCnQOUAYwCnwMCjQKgA5YBjgKhA5QBjwKiA5QBkAKjAwKRAqYDlwGSAqcDnQGTAqkDngGUAqoDngGVAq0DngGWAq4DngGXAq8DngGYArEDngGZArMDApoCtAOfAZsCtgOeAZwCuAMCnQK5A6ABngK6A54BnwK7A54BoAK8AwKhAr8DoQGiAsADpQGjAsIDpgGkAsMDpgGlAsYDpgGmAscDpgGnAsgDpgGoAsoDpgGpAswDAqoCzQOnAasCzwOmAawC0QMCrQLSA6gBrgLTA6YBrwLUA6YBsALVAwKxAtgDqQGyAtkDrwGzAtsDsAG0AtwDsAG1At8DsAG2AuADsAG3AuEDsAG4AuMDsAG5AuUDAroC5gOxAbsC6AOwAbwC6gMCvQLrA7IBvgLsA7ABvwLtA7ABwALuAwLBAvEDswHCAvIDuQHDAvQDugHEAvUDugHFAvgDugHGAvkDugHHAvoDugHIAvwDugHJAv4DAsoC_wO7AcsCgQS6AcwCgwQCzQKEBLwBzgKFBLoBzwKGBLoB0AKHBALRAooEvQHSAosEwwHVAo0ExAHWApIExAHXApMExAHYApQExAHZApUExAHaApcExAHbApkEAtwCmgTHAd0CnATEAd4CngQC3wKfBMgB4AKgBMQB4QKhBMQB4gKiBALjAqUEyQHkAqYEzwHlAqgExQHmAqkExQHnAqwExQHoAq0ExQHpAq4ExQHqArAExQHrArIEAuwCswTQAe0CtQTFAe4CtwQC7wK4BNEB8AK5BMUB8QK6BMUB8gK7BALzAr4E0gH0Ar8E1gH1AsEE1wH2AsIE1wH3AsUE1wH4AsYE1wH5AscE1wH6AskE1wH7AssEAvwCzATYAf0CzgTXAf4C0AQC_wLRBNkBgAPSBNcBgQPTBNcBggPUBAKDA9cE2gGEA9gE4AGHA9oE4QGIA-AE4QGJA-ME4QGKA-QE4QGLA-UE4QGMA-cE4QGNA-kEAo4D6gTkAY8D7AThAZAD7gQCkQPvBOUBkgPwBOEBkwPxBOEBlAPyBAKVA_UE5gGWA_YE7AGXA_cE4gGYA_gE4gGZA_kE4gGaA_oE4gGbA_sE4gGcA_0E4gGdA_8EAp4DgAXtAZ8DggXiAaADhAUCoQOFBe4BogOGBeIBowOHBeIBpAOIBQKlA4sF7wGmA4wF8wGnA44F9AGoA48F9AGpA5IF9AGqA5MF9AGrA5QF9AGsA5YF9AGtA5gFAq4DmQX1Aa8DmwX0AbADnQUCsQOeBfYBsgOfBfQBswOgBfQBtAOhBQK1A6QF9wG2A6UF-wG3A6cF_AG4A6gF_AG5A6sF_AG6A6wF_AG7A60F_AG8A68F_AG9A7EFAr4DsgX9Ab8DtAX8AcADtgUCwQO3Bf4BwgO4BfwBwwO5BfwBxAO6BQLFA70F_wHGA74FhQLHA8AFhgLIA8EFhgLJA8QFhgLKA8UFhgLLA8YFhgLMA8gFhgLNA8oFAs4DywWHAs8DzQWGAtADzwUC0QPQBYgC0gPRBYYC0wPSBYYC1APTBQLVA9YFiQLWA9cFjQLXA9kFjgLYA9oFjgLZA90FjgLaA94FjgLbA98FjgLcA-EFjgLdA-MFAt4D5AWPAt8D5gWOAuAD6AUC4QPpBZAC4gPqBY4C4wPrBY4C5APsBQLlA-8FkQLmA_AFlwLnA_IFmALoA_MFmALpA_YFmALqA_cFmALrA_gFmALsA_oFmALtA_wFAu4D_QWZAu8D_wWYAvADgQYC8QOCBpoC8gODBpgC8wOEBpgC9AOFBgL1A4gGmwL2A4kGoQL3A4sGogL4A4wGogL5A48GogL6A5AGogL7A5EGogL8A5MGogL9A5UGAv4DlgajAv8DmAaiAoAEmgYCgQSbBqQCggScBqICgwSdBqIChASeBgKFBKEGpQKGBKIGqwKHBKQGrAKIBKUGrAKJBKgGrAKKBKkGrAKLBKoGrAKMBKwGrAKNBK4GAo4ErwatAo8EsQasApAEswYCkQS0Bq4CkgS1BqwCkwS2BqwClAS3BgKVBLoGrwKWBLsGtQKXBL0GtgKYBL4GtgKZBMEGtgKaBMIGtgKbBMMGtgKcBMUGtgKdBMcGAp4EyAa3Ap8Eyga2AqAEzAYCoQTNBrgCogTOBrYCowTPBrYCpATQBgKlBNMGuQKmBNQGvwKnBNYGwAKoBNcGwAKpBNoGwAKqBNsGwAKrBNwGwAKsBN4GwAKtBOAGAq4E4QbBAq8E4wbAArAE5QYCsQTmBsICsgTnBsACswToBsACtATpBgK1BOwGwwK2BO0GyQK3BO8GygK4BPAGygK5BPMGygK6BPQGygK7BPUGygK8BPcGygK9BPkGAr4E-gbLAr8E_AbKAsAE_gYCwQT_BswCwgSAB8oCwwSBB8oCxASCBwLFBIUHzQLGBIYH0wLHBIgH1ALIBIkH1ALJBIwH1ALKBI0H1ALLBI4H1ALMBJAH1ALNBJIHAs4EkwfVAs8ElQfUAtAElwcC0QSYB9YC0gSZB9QC0wSaB9QC1ASbBwLVBJ4H1wLWBJ8H3QLXBKEH3gLYBKIH3gLZBKUH3gLaBKYH3gLbBKcH3gLcBKkH3gLdBKsHAt4ErAffAt8ErgfeAuAEsAcC4QSxB-AC4gSyB94C4wSzB94C5AS0BwLlBLcH4QLmBLgH5wLnBLoH6ALoBLsH6ALpBL4H6ALqBL8H6ALrBMAH6ALsBMIH6ALtBMQHAu4ExQfpAu8ExwfoAvAEyQcC8QTKB-oC8gTLB-gC8wTMB-gC9ATNBwL1BNAH6wL2BNEH8QL3BNMH8gL4BNQH8gL5BNcH8gL6BNgH8gL7BNkH8gL8BNsH8gL9BN0HAv4E3gfzAv8E4AfyAoAF4gcCgQXjB_QCggXkB_ICgwXlB_IChAXmBwKFBekH9QKGBeoH-wKHBewH_AKIBe0H_AKJBfAH_AKKBfEH_AKLBfIH_AKMBfQH_AKNBfYHAo4F9wf9Ao8F-Qf8ApAF-wcCkQX8B_4CkgX9B_wCkwX-B_wClAX_BwKVBYII_wKWBYMIhQOXBYUIhgOYBYYIhgOZBYkIhgOaBYoIhgObBYsIhgOcBY0IhgOdBY8IAp4FkAiHA58FkgiGA6AFlAgCoQWVCIgDogWWCIYDowWXCIYDpAWYCAKlBZsIiQOmBZwIjwOnBZ4IkAOoBZ8IkAOpBaIIkAOqBaMIkAOrBaQIkAOsBaYIkAOtBagIAq4FqQiRA68FqwiQA7AFrQgCsQWuCJIDsgWvCJADswWwCJADtAWxCAK1BbQIkwO2BbUImQO-BbcImgO_BdYImgPABdkImgPBBdoImgPCBdsImgPDBd0ImgPEBd8IAsUF4AiiA8YF4giaA8cF5AgCyAXlCKMDyQXmCJoDygXnCJoDywXoCALMBesIpAPNBewIqgPOBe0ImwPPBe4ImwPQBe8ImwPRBfAImwPSBfEImwPTBfMImwPUBfUIAtUF9girA9YF-AibA9cF-ggC2AX7CKwD2QX8CJsD2gX9CJsD2wX-CALcBYEJrQPdBYIJswPeBYMJnAPfBYQJnAPgBYUJnAPhBYYJnAPiBYcJnAPjBYkJnAPkBYsJAuUFjAm0A-YFjgmcA-cFkAkC6AWRCbUD6QWSCZwD6gWTCZwD6wWUCQLsBZcJtgPtBZgJvAPuBZkJnQPvBZoJnQPwBZsJnQPxBZwJnQPyBZ0JnQPzBZ8JnQP0BaEJAvUFogm9A_YFpAmdA_cFpgkC-AWnCb4D-QWoCZ0D-gWpCZ0D-wWqCQL8Ba0JvwP9Ba4JxQP-Ba8JngP_BbAJngOABrEJngOBBrIJngOCBrMJngODBrUJngOEBrcJAoUGuAnGA4YGugmeA4cGvAkCiAa9CccDiQa-CZ4Diga_CZ4DiwbACQKMBsMJyAONBsQJzgOOBsUJnwOPBsYJnwOQBscJnwORBsgJnwOSBskJnwOTBssJnwOUBs0JApUGzgnPA5YG0AmfA5cG0gkCmAbTCdADmQbUCZ8DmgbVCZ8DmwbWCQKcBtkJ0QOdBtoJ1wOeBtsJoAOfBtwJoAOgBt0JoAOhBt4JoAOiBt8JoAOjBuEJoAOkBuMJAqUG5AnYA6YG5gmgA6cG6AkCqAbpCdkDqQbqCaADqgbrCaADqwbsCQKsBu8J2gOtBvAJ3gOxBvIJ3wOyBv0J3wOzBoAK3wO0BoEK3wO1BoIK3wO2BoQK3wO3BoYKArgGhwrjA7kGiQrfA7oGiwoCuwaMCuQDvAaNCt8DvQaOCt8DvgaPCgK_BpIK5QPABpMK6wPBBpQK4APCBpUK4APDBpYK4APEBpcK4APFBpgK4APGBpoK4APHBpwKAsgGnQrsA8kGnwrgA8oGoQoCywaiCu0DzAajCuADzQakCuADzgalCgLPBqgK7gPQBqkK9APRBqoK4QPSBqsK4QPTBqwK4QPUBq0K4QPVBq4K4QPWBrAK4QPXBrIKAtgGswr1A9kGtQrhA9oGtwoC2wa4CvYD3Aa5CuED3Qa6CuED3ga7CgLfBr4K9wPgBr8K_QPhBsAKYOIGwQpg4wbCCmDkBsMKYOUGxApg5gbGCmDnBsgKAugGyQr-A-kGzApg6gbOCgLrBs8K_wPsBtEKYO0G0gpg7gbTCgLvBtYKgATwBtcKhgTxBtkKhwTyBtoKhwTzBt0KhwT0Bt4KhwT1Bt8KhwT2BuEKhwT3BuMKAvgG5AqIBPkG5gqHBPoG6AoC-wbpCokE_AbqCocE_QbrCocE_gbsCgL_Bu8KigSAB_AKkASBB_EKYYIH8gphgwfzCmGEB_QKYYUH9Qphhgf3CmGHB_kKAogH-gqRBIkH_Aphigf-CgKLB_8KkgSMB4ALYY0HgQthjgeCCwKPB4ULkwSQB4YLmQSRB4cLYpIHiAtikweJC2KUB4oLYpUHiwtilgeNC2KXB48LApgHkAuaBJkHkgtimgeUCwKbB5ULmwScB5YLYp0HlwtingeYCwKfB5sLnASgB5wLogShB50LY6IHngtjowefC2OkB6ALY6UHoQtjpgejC2OnB6ULAqgHpgujBKkHqAtjqgeqCwKrB6sLpASsB6wLY60HrQtjrgeuCwKvB7ELpQSwB7ILqQSxB7QLqgSyB7ULqgSzB7gLqgS0B7kLqgS1B7oLqgS2B7wLqgS3B74LArgHvwurBLkHwQuqBLoHwwsCuwfEC6wEvAfFC6oEvQfGC6oEvgfHCwK_B8oLrQTAB8sLsQTBB80LsgTCB84LsgTDB9ELsgTEB9ILsgTFB9MLsgTGB9ULsgTHB9cLAsgH2AuzBMkH2guyBMoH3AsCywfdC7QEzAfeC7IEzQffC7IEzgfgCwLPB-MLtQTQB-QLuQTZB-YLugTaB4IMugTbB4UMugTcB4YMugTdB4cMugTeB4kMugTfB4sMAuAHjAzEBOEHjgy6BOIHkAwC4weRDMUE5AeSDLoE5QeTDLoE5geUDALnB5cMxgToB5gMygTpB5kMuwTqB5oMuwTrB5sMuwTsB5wMuwTtB50MuwTuB58MuwTvB6EMAvAHogzLBPEHpAy7BPIHpgwC8wenDMwE9AeoDLsE9QepDLsE9geqDAL3B60MzQT4B64M0wT5B68MvAT6B7AMvAT7B7EMvAT8B7IMvAT9B7MMvAT-B7UMvAT_B7cMAoAIuAzUBIEIugy8BIIIvAwCgwi9DNUEhAi-DLwEhQi_DLwEhgjADAKHCMMM1gSICMQM2gSJCMUMvQSKCMYMvQSLCMcMvQSMCMgMvQSNCMkMvQSOCMsMvQSPCM0MApAIzgzbBJEI0Ay9BJII0gwCkwjTDNwElAjUDL0ElQjVDL0ElgjWDAKXCNkM3QSYCNoM4wSZCNsMvgSaCNwMvgSbCN0MvgScCN4MvgSdCN8MvgSeCOEMvgSfCOMMAqAI5AzkBKEI5gy-BKII6AwCowjpDOUEpAjqDL4EpQjrDL4EpgjsDAKnCO8M5gSoCPAM7ASpCPIM7QSqCPMM7QSrCPYM7QSsCPcM7QStCPgM7QSuCPoM7QSvCPwMArAI_QzuBLEI_wztBLIIgQ0CswiCDe8EtAiDDe0EtQiEDe0EtgiFDQK3CIgN8AS4CIkN9gS5CIsNwAS6CIwNwAS7CI4NwAS8CI8NwAS9CJANwAS-CJINwAS_CJQNAsAIlQ33BMEIlw3ABMIImQ0CwwiaDfgExAibDcAExQicDcAExgidDQLHCKAN-QTICKEN_wTJCKINwQTKCKMNwQTLCKQNwQTMCKUNwQTNCKYNwQTOCKgNwQTPCKoNAtAIqw2ABdEIrQ3BBNIIrw0C0wiwDYEF1AixDcEE1QiyDcEE1gizDQLXCLYNggXYCLcNhgXZCLkNhwXaCLoNhwXbCL0NhwXcCL4NhwXdCL8NhwXeCMENhwXfCMMNAuAIxA2IBeEIxg2HBeIIyA0C4wjJDYkF5AjKDYcF5QjLDYcF5gjMDQLnCM8NigXoCNANkAXsCNINkQXtCN0NkQXuCOANkQXvCOENkQXwCOINkQXxCOQNkQXyCOYNAvMI5w2VBfQI6Q2RBfUI6w0C9gjsDZYF9wjtDZEF-AjuDZEF-QjvDQL6CPINlwX7CPMNnQX8CPQNkgX9CPUNkgX-CPYNkgX_CPcNkgWACfgNkgWBCfoNkgWCCfwNAoMJ_Q2eBYQJ_w2SBYUJgQ4ChgmCDp8FhwmDDpIFiAmEDpIFiQmFDgKKCYgOoAWLCYkOpgWMCYoOkwWNCYsOkwWOCYwOkwWPCY0OkwWQCY4OkwWRCZAOkwWSCZIOApMJkw6nBZQJlQ6TBZUJlw4ClgmYDqgFlwmZDpMFmAmaDpMFmQmbDgKaCZ4OqQWbCZ8OrQWcCaEOrgWdCaIOrgWeCaUOrgWfCaYOrgWgCacOrgWhCakOrgWiCasOAqMJrA6vBaQJrg6uBaUJsA4CpgmxDrAFpwmyDq4FqAmzDq4FqQm0DgKqCbcOsQWrCbgOtwWsCboOuAWtCbsOuAWuCb4OuAWvCb8OuAWwCcAOuAWxCcIOuAWyCcQOArMJxQ65BbQJxw64BbUJyQ4CtgnKDroFtwnLDrgFuAnMDrgFuQnNDgK6CdAOuwW7CdEOwQW8CdMOwgW9CdQOwgW-CdcOwgW_CdgOwgXACdkOwgXBCdsOwgXCCd0OAsMJ3g7DBcQJ4A7CBcUJ4g4CxgnjDsQFxwnkDsIFyAnlDsIFyQnmDgLKCekOxQXLCeoOywXMCewOzAXNCe0OzAXOCfAOzAXPCfEOzAXQCfIOzAXRCfQOzAXSCfYOAtMJ9w7NBdQJ-Q7MBdUJ-w4C1gn8Ds4F1wn9DswF2An-DswF2Qn_DgLaCYIPzwXbCYMP0wXcCYUP1AXdCYYP1AXeCYkP1AXfCYoP1AXgCYsP1AXhCY0P1AXiCY8PAuMJkA_VBeQJkg_UBeUJlA8C5gmVD9YF5wmWD9QF6AmXD9QF6QmYDwLqCZsP1wXrCZwP2wXsCZ4P3AXtCZ8P3AXuCaIP3AXvCaMP3AXwCaQP3AXxCaYP3AXyCagPAvMJqQ_dBfQJqw_cBfUJrQ8C9gmuD94F9wmvD9wF-AmwD9wF-QmxDwL6CbQP3wX7CbUP4wX8CbcP5AX9CbgP5AX-CbsP5AX_CbwP5AWACr0P5AWBCr8P5AWCCsEPAoMKwg_lBYQKxA_kBYUKxg8ChgrHD-YFhwrID-QFiArJD-QFiQrKDwKKCs0P5wWLCs4P7QWMCtAP7gWNCtEP7gWOCtQP7gWPCtUP7gWQCtYP7gWRCtgP7gWSCtoPApMK2w_vBZQK3Q_uBZUK3w8ClgrgD_AFlwrhD-4FmAriD-4FmQrjDwKaCuYP8QWbCucP9wWcCukP-AWdCuoP-AWeCu0P-AWfCu4P-AWgCu8P-AWhCvEP-AWiCvMPAqMK9A_5BaQK9g_4BaUK-A8Cpgr5D_oFpwr6D_gFqAr7D_gFqQr8DwKqCv8P-wWrCoAQ_wWsCoIQgAatCoMQgAauCoYQgAavCocQgAawCogQgAaxCooQgAayCowQArMKjRCBBrQKjxCABrUKkRACtgqSEIIGtwqTEIAGuAqUEIAGuQqVEAK6CpgQgwa7CpkQiQa8CpsQiga9CpwQiga-Cp8Qiga_CqAQigbACqEQigbBCqMQigbCCqUQAsMKphCLBsQKqBCKBsUKqhACxgqrEIwGxwqsEIoGyAqtEIoGyQquEALKCrEQjQbLCrIQkwbMCrQQlAbNCrUQlAbOCrgQlAbPCrkQlAbQCroQlAbRCrwQlAbSCr4QAtMKvxCVBtQKwRCUBtUKwxAC1grEEJYG1wrFEJQG2ArGEJQG2QrHEALaCsoQlwbbCssQnQbcCs0QngbdCs4QngbeCtEQngbfCtIQngbgCtMQngbhCtUQngbiCtcQAuMK2BCfBuQK2hCeBuUK3BAC5grdEKAG5wreEJ4G6ArfEJ4G6QrgEALqCuMQoQbrCuQQpwbsCuYQqAbtCucQqAbuCuoQqAbvCusQqAbwCuwQqAbxCu4QqAbyCvAQAvMK8RCpBvQK8xCoBvUK9RAC9gr2EKoG9wr3EKgG-Ar4EKgG-Qr5EAL6CvwQqwb7Cv0QsQb8Cv8Qsgb9CoARsgb-CoMRsgb_CoQRsgaAC4URsgaBC4cRsgaCC4kRAoMLihGzBoQLjBGyBoULjhEChguPEbQGhwuQEbIGiAuREbIGiQuSEQKKC5URtQaLC5YRuwaMC5gRvAaNC5kRvAaOC5wRvAaPC50RvAaQC54RvAaRC6ARvAaSC6IRApMLoxG9BpQLpRG8BpULpxEClguoEb4GlwupEbwGmAuqEbwGmQurEQKaC64RvwabC68RxQacC7ERxgadC7IRxgaeC7URxgafC7YRxgagC7cRxgahC7kRxgaiC7sRAqMLvBHHBqQLvhHGBqULwBECpgvBEcgGpwvCEcYGqAvDEcYGqQvEEQKqC8cRyQarC8gRzwasC8oR0AatC8sR0AauC84R0AavC88R0AawC9AR0AaxC9IR0AayC9QRArML1RHRBrQL1xHQBrUL2RECtgvaEdIGtwvbEdAGuAvcEdAGuQvdEQK6C-AR0wa7C-ER2Qa8C-MR2ga9C-QR2ga-C-cR2ga_C-gR2gbAC-kR2gbBC-sR2gbCC-0RAsML7hHbBsQL8BHaBsUL8hECxgvzEdwGxwv0EdoGyAv1EdoGyQv2EQLKC_kR3QbLC_oR4QbMC_wR4gbNC_0R4gbOC4AS4gbPC4ES4gbQC4IS4gbRC4QS4gbSC4YSAtMLhxLjBtQLiRLiBtULixIC1guMEuQG1wuNEuIG2AuOEuIG2QuPEgLaC5IS5QbbC5MS6QbcC5US6gbdC5YS6gbeC5kS6gbfC5oS6gbgC5sS6gbhC50S6gbiC58SAuMLoBLrBuQLohLqBuULpBIC5gulEuwG5wumEuoG6AunEuoG6QuoEgLqC6sS7QbrC6wS8QbsC64S8gbtC68S8gbuC7IS8gbvC7MS8gbwC7QS8gbxC7YS8gbyC7gSAvMLuRLzBvQLuxLyBvULvRIC9gu-EvQG9wu_EvIG-AvAEvIG-QvBEgL6C8QS9Qb7C8US-wb8C8cS_Ab9C8gS_Ab-C8sS_Ab_C8wS_AaADM0S_AaBDM8S_AaCDNESAoMM0hL9BoQM1BL8BoUM1hIChgzXEv4GhwzYEvwGiAzZEvwGiQzaEgKKDN0S_waLDN4ShQeMDOAShgeNDOEShgeODOQShgePDOUShgeQDOYShgeRDOgShgeSDOoSApMM6xKHB5QM7RKGB5UM7xIClgzwEogHlwzxEoYHmAzyEoYHmQzzEgKaDPYSiQebDPcSjwecDPkSkAedDPoSkAeeDP0SkAefDP4SkAegDP8SkAehDIETkAeiDIMTAqMMhBORB6QMhhOQB6UMiBMCpgyJE5IHpwyKE5AHqAyLE5AHqQyMEwKqDI8TkwerDJATmQesDJITmgetDJMTmgeuDJYTmgevDJcTmgewDJgTmgexDJoTmgeyDJwTArMMnRObB7QMnxOaB7UMoRMCtgyiE5wHtwyjE5oHuAykE5oHuQylEwK6DKgTnQe7DKkTowe8DKsTpAe9DKwTpAe-DK8TpAe_DLATpAfADLETpAfBDLMTpAfCDLUTAsMMthOlB8QMuBOkB8UMuhMCxgy7E6YHxwy8E6QHyAy9E6QHyQy-EwLKDMETpwfLDMITrQfMDMQTrgfNDMUTrgfODMgTrgfPDMkTrgfQDMoTrgfRDMwTrgfSDM4TAtMMzxOvB9QM0ROuB9UM0xMC1gzUE7AH1wzVE64H2AzWE64H2QzXEwLaDNoTsQfbDNsTtQfcDN0TtgfdDN4TtgfeDOETtgffDOITtgfgDOMTtgfhDOUTtgfiDOcTAuMM6BO3B-QM6hO2B-UM7BMC5gztE7gH5wzuE7YH6AzvE7YH6QzwEwLqDPMTuQfrDPQTvwfsDPYTwAftDPcTwAfuDPoTwAfvDPsTwAfwDPwTwAfxDP4TwAfyDIAUAvMMgRTBB_QMgxTAB_UMhRQC9gyGFMIH9wyHFMAH-AyIFMAH-QyJFAL6DIwUwwf7DI0Uxwf-DI8UyAf_DJQUyAeADZUUyAeBDZYUyAeCDZcUyAeDDZkUyAeEDZsUAoUNnBTLB4YNnhTIB4cNoBQCiA2hFMwHiQ2iFMgHig2jFMgHiw2kFAKMDacUzQeNDagU0weODaoUyQePDasUyQeQDa4UyQeRDa8UyQeSDbAUyQeTDbIUyQeUDbQUApUNtRTUB5YNtxTJB5cNuRQCmA26FNUHmQ27FMkHmg28FMkHmw29FAKcDcAU1gedDcEU2geeDcMU2wefDcQU2wegDccU2wehDcgU2weiDckU2wejDcsU2wekDc0UAqUNzhTcB6YN0BTbB6cN0hQCqA3TFN0HqQ3UFNsHqg3VFNsHqw3WFAKsDdkU3getDdoU5AeuDdwU5QevDd0U5QewDeAU5QexDeEU5QeyDeIU5QezDeQU5Qe0DeYUArUN5xTmB7YN6RTlB7cN6xQCuA3sFOcHuQ3tFOUHug3uFOUHuw3vFAK8DfIU6Ae9DfMU7Ae-DfUU7Qe_DfYU7QfADfkU7QfBDfoU7QfCDfsU7QfDDf0U7QfEDf8UAsUNgBXuB8YNghXtB8cNhBUCyA2FFe8HyQ2GFe0Hyg2HFe0Hyw2IFQLMDYsV8AfNDYwV9gfSDY4V9wfTDZkV9wfUDZwV9wfVDZ0V9wfWDZ4V9wfXDaAV9wfYDaIVAtkNoxX8B9oNpRX3B9sNpxUC3A2oFf0H3Q2pFfcH3g2qFfcH3w2rFQLgDa4V_gfhDa8VggjiDbAV-AfjDbEV-AfkDbIV-AflDbMV-AfmDbQV-AfnDbYV-AfoDbgVAukNuRWDCOoNuxX4B-sNvRUC7A2-FYQI7Q2_FfgH7g3AFfgH7w3BFQLwDcQVhQjxDcUViwjyDcYV-QfzDccV-Qf0DcgV-Qf1DckV-Qf2DcoV-Qf3DcwV-Qf4Dc4VAvkNzxWMCPoN0RX5B_sN0xUC_A3UFY0I_Q3VFfkH_g3WFfkH_w3XFQKADtoVjgiBDtsVlAg"
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
