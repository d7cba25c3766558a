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
  id        String   @id
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

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
  /// As of the score.
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
config.runtimeDataModel = JSON.parse('{"models":{"EarnedAchievement":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"},{"name":"earnedAt","kind":"scalar","type":"DateTime","dbName":"earned_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"}],"dbName":"earned_achievement","schema":null},"Appeal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"flag","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"decideBy","kind":"scalar","type":"DateTime","dbName":"decide_by"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"decision","kind":"scalar","type":"String"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"totalBefore","kind":"scalar","type":"Int","dbName":"total_before"},{"name":"totalAfter","kind":"scalar","type":"Int","dbName":"total_after"},{"name":"consent","kind":"scalar","type":"String"}],"dbName":"appeal","schema":null},"AttestationSchema":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"schema","kind":"scalar","type":"String"},{"name":"resolver","kind":"scalar","type":"String"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"attestation_schema","schema":null},"Attestation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"data","kind":"scalar","type":"String"},{"name":"omittedBytes","kind":"scalar","type":"Int","dbName":"omitted_bytes"},{"name":"decoded","kind":"scalar","type":"Json"},{"name":"preview","kind":"scalar","type":"Json"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"refUid","kind":"scalar","type":"String","dbName":"ref_uid"},{"name":"salt","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"signatureKind","kind":"scalar","type":"String","dbName":"signature_kind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"revocationReason","kind":"scalar","type":"String","dbName":"revocation_reason"},{"name":"revocationDetails","kind":"scalar","type":"String","dbName":"revocation_details"},{"name":"publicReason","kind":"scalar","type":"String","dbName":"public_reason"},{"name":"revocationSignature","kind":"scalar","type":"String","dbName":"revocation_signature"},{"name":"revocationSeq","kind":"scalar","type":"BigInt","dbName":"revocation_seq"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revokedBlock","kind":"scalar","type":"BigInt","dbName":"revoked_block"},{"name":"revokedTxHash","kind":"scalar","type":"String","dbName":"revoked_tx_hash"},{"name":"final","kind":"scalar","type":"Boolean"}],"dbName":"attestation","schema":null},"LeftOutAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"sender","kind":"scalar","type":"String"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"attestation","kind":"scalar","type":"Json"}],"dbName":"left_out_attestation","schema":null},"EarlyRevocation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"}],"dbName":"early_revocation","schema":null},"IssuerWeight":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"issuer_weight","schema":null},"Notification":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"}],"dbName":"notification","schema":null},"PendingAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"uid","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"subject","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revocation","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"}],"dbName":"pending_attestation","schema":null},"Meta":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Json"}],"dbName":"meta","schema":null},"Developer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tier","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToDeveloper"}],"dbName":"developer","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"origins","kind":"scalar","type":"String"},{"name":"policyIds","kind":"scalar","type":"String","dbName":"policy_ids"},{"name":"permissions","kind":"scalar","type":"String"},{"name":"rateLimit","kind":"scalar","type":"Int","dbName":"rate_limit"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"last4","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"replacedBy","kind":"scalar","type":"String","dbName":"replaced_by"},{"name":"developer","kind":"object","type":"Developer","relationName":"ApiKeyToDeveloper"}],"dbName":"api_key","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actor","kind":"scalar","type":"String"},{"name":"act","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"}],"dbName":"audit_entry","schema":null},"IdempotentRequest":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"committed","kind":"scalar","type":"Boolean"},{"name":"results","kind":"scalar","type":"Bytes"},{"name":"fence","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"idempotent_request","schema":null},"IdempotentBytes":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"bytes","kind":"scalar","type":"BigInt"}],"dbName":"idempotent_bytes","schema":null},"DayCount":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"requests","kind":"scalar","type":"Int"}],"dbName":"day_count","schema":null},"AuthNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"auth_nonce","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"session","schema":null},"UsageHour":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"endpoint","kind":"scalar","type":"String"},{"name":"requests","kind":"scalar","type":"Int"},{"name":"errors","kind":"scalar","type":"Int"},{"name":"latencies","kind":"scalar","type":"Int"}],"dbName":"usage_hour","schema":null},"Epoch":{"fields":[{"name":"number","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"String"},{"name":"previousRoot","kind":"scalar","type":"String","dbName":"previous_root"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"rows","kind":"scalar","type":"Int"},{"name":"chains","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"nodes","kind":"scalar","type":"Bytes"},{"name":"lineBytes","kind":"scalar","type":"BigInt","dbName":"line_bytes"},{"name":"checksum","kind":"scalar","type":"BigInt"},{"name":"storedBytes","kind":"scalar","type":"BigInt","dbName":"stored_bytes"},{"name":"published","kind":"scalar","type":"Json"}],"dbName":"epoch","schema":null},"EpochPage":{"fields":[{"name":"epoch","kind":"scalar","type":"Int"},{"name":"firstIndex","kind":"scalar","type":"Int","dbName":"first_index"},{"name":"firstAddress","kind":"scalar","type":"String","dbName":"first_address"},{"name":"chunkHash","kind":"scalar","type":"Bytes","dbName":"chunk_hash"},{"name":"leaves","kind":"scalar","type":"Bytes"},{"name":"chunk","kind":"object","type":"EpochChunk","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_page","schema":null},"EpochChunk":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"data","kind":"scalar","type":"Bytes"},{"name":"pages","kind":"object","type":"EpochPage","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_chunk","schema":null},"NameEvent":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameHash","kind":"scalar","type":"String","dbName":"name_hash"},{"name":"account","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"name_event","schema":null},"Identity":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"state","kind":"scalar","type":"String"},{"name":"parent","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"mintedAt","kind":"scalar","type":"DateTime","dbName":"minted_at"},{"name":"final","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"blocked","kind":"scalar","type":"Boolean"},{"name":"received","kind":"scalar","type":"Boolean"},{"name":"wallets","kind":"object","type":"IdentityWallet","relationName":"IdentityToIdentityWallet"}],"dbName":"identity","schema":null},"IdentityWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"primary","kind":"scalar","type":"Boolean"},{"name":"linkedAt","kind":"scalar","type":"DateTime","dbName":"linked_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"counts","kind":"scalar","type":"Boolean"},{"name":"identity","kind":"object","type":"Identity","relationName":"IdentityToIdentityWallet"}],"dbName":"identity_wallet","schema":null},"IdentityDeparture":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leftAt","kind":"scalar","type":"DateTime","dbName":"left_at"}],"dbName":"identity_departure","schema":null},"IdentityPast":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"owner","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"wallets","kind":"scalar","type":"Json"}],"dbName":"identity_past","schema":null},"WalletGroup":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"joinedAt","kind":"scalar","type":"DateTime","dbName":"joined_at"}],"dbName":"wallet_group","schema":null},"ChainCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"headNumber","kind":"scalar","type":"BigInt","dbName":"head_number"},{"name":"finalizedBlock","kind":"scalar","type":"BigInt","dbName":"finalized_block"},{"name":"scoredBlock","kind":"scalar","type":"BigInt","dbName":"scored_block"},{"name":"scoredHash","kind":"scalar","type":"String","dbName":"scored_hash"},{"name":"dayBlockNumber","kind":"scalar","type":"BigInt","dbName":"day_block_number"},{"name":"dayBlockHash","kind":"scalar","type":"String","dbName":"day_block_hash"},{"name":"dayBlockTime","kind":"scalar","type":"BigInt","dbName":"day_block_time"},{"name":"state","kind":"scalar","type":"String"},{"name":"error","kind":"scalar","type":"String"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"missingBlock","kind":"scalar","type":"BigInt","dbName":"missing_block"},{"name":"missingSince","kind":"scalar","type":"DateTime","dbName":"missing_since"}],"dbName":"chain_cursor","schema":null},"ExplorerHead":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"guessed","kind":"scalar","type":"Boolean"}],"dbName":"explorer_head","schema":null},"ExplorerFault":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"host","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"}],"dbName":"explorer_fault","schema":null},"ChainControl":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"pausedAt","kind":"scalar","type":"DateTime","dbName":"paused_at"},{"name":"pauseReason","kind":"scalar","type":"String","dbName":"pause_reason"},{"name":"reindexFrom","kind":"scalar","type":"BigInt","dbName":"reindex_from"},{"name":"reindexRequestedAt","kind":"scalar","type":"DateTime","dbName":"reindex_requested_at"},{"name":"reindexStartedAt","kind":"scalar","type":"DateTime","dbName":"reindex_started_at"},{"name":"setAsideBlock","kind":"scalar","type":"BigInt","dbName":"set_aside_block"},{"name":"setAsideRequestedAt","kind":"scalar","type":"DateTime","dbName":"set_aside_requested_at"}],"dbName":"chain_control","schema":null},"Block":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"String"},{"name":"parentHash","kind":"scalar","type":"String","dbName":"parent_hash"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"statedTime","kind":"scalar","type":"BigInt","dbName":"stated_time"}],"dbName":"block","schema":null},"Activity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"activity","schema":null},"Facts":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"}],"dbName":"facts","schema":null},"FactsSnapshot":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"facts_snapshot","schema":null},"FundingCluster":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"funder","kind":"scalar","type":"String"},{"name":"clusterSize","kind":"scalar","type":"Int","dbName":"cluster_size"},{"name":"chainLength","kind":"scalar","type":"Int","dbName":"chain_length"}],"dbName":"funding_cluster","schema":null},"AlikeCluster":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"size","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"Json"},{"name":"foundBy","kind":"scalar","type":"String","dbName":"found_by"}],"dbName":"alike_cluster","schema":null},"PaymentTrust":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"payment_trust","schema":null},"QuarantinedTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"firstBlock","kind":"scalar","type":"BigInt","dbName":"first_block"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"}],"dbName":"quarantined_transaction","schema":null},"QuarantinedWallet":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"partlyRead","kind":"scalar","type":"Boolean","dbName":"partly_read"}],"dbName":"quarantined_wallet","schema":null},"List":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"read","kind":"scalar","type":"String"},{"name":"repair","kind":"scalar","type":"Boolean"},{"name":"column","kind":"scalar","type":"String"},{"name":"previousId","kind":"scalar","type":"String","dbName":"previous_id"},{"name":"format","kind":"scalar","type":"Json"},{"name":"columns","kind":"scalar","type":"Json"},{"name":"counts","kind":"scalar","type":"Json"},{"name":"summary","kind":"scalar","type":"Json"},{"name":"charged","kind":"scalar","type":"Boolean"},{"name":"reading","kind":"scalar","type":"String"},{"name":"lastRow","kind":"scalar","type":"Int","dbName":"last_row"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"uploads","kind":"object","type":"ListUpload","relationName":"ListToListUpload"},{"name":"rows","kind":"object","type":"ListRow","relationName":"ListToListRow"},{"name":"lines","kind":"object","type":"ListLine","relationName":"ListToListLine"},{"name":"clusters","kind":"object","type":"ListCluster","relationName":"ListToListCluster"},{"name":"shares","kind":"object","type":"ListShare","relationName":"ListToListShare"}],"dbName":"list","schema":null},"ListUpload":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"list","kind":"object","type":"List","relationName":"ListToListUpload"}],"dbName":"list_upload","schema":null},"ListRow":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"row","kind":"scalar","type":"Int"},{"name":"line","kind":"scalar","type":"Int"},{"name":"input","kind":"scalar","type":"String"},{"name":"identity","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"special","kind":"scalar","type":"String"},{"name":"duplicateOf","kind":"scalar","type":"Int","dbName":"duplicate_of"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reasons","kind":"scalar","type":"Json"},{"name":"svcId","kind":"scalar","type":"String","dbName":"svc_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"tier","kind":"scalar","type":"String"},{"name":"flags","kind":"scalar","type":"String"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"known","kind":"scalar","type":"Boolean"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"keep","kind":"scalar","type":"Boolean"},{"name":"sameAs","kind":"scalar","type":"Int","dbName":"same_as"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"list","kind":"object","type":"List","relationName":"ListToListRow"}],"dbName":"list_row","schema":null},"ListLine":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"line","kind":"scalar","type":"Int"},{"name":"row","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListLine"}],"dbName":"list_line","schema":null},"ListCluster":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"size","kind":"scalar","type":"Int"},{"name":"strength","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"keep","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListCluster"}],"dbName":"list_cluster","schema":null},"ListShare":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"list","kind":"object","type":"List","relationName":"ListToListShare"}],"dbName":"list_share","schema":null},"ListTree":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"who","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"String"},{"name":"cap","kind":"scalar","type":"Decimal"},{"name":"floor","kind":"scalar","type":"Decimal"},{"name":"decimals","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"Bytes"},{"name":"leaves","kind":"scalar","type":"Int"},{"name":"sum","kind":"scalar","type":"Decimal"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"day","kind":"scalar","type":"BigInt"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"issuedAt","kind":"scalar","type":"BigInt","dbName":"issued_at"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"leafRows","kind":"object","type":"ListTreeLeaf","relationName":"ListTreeToListTreeLeaf"},{"name":"nodes","kind":"object","type":"ListTreeNode","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree","schema":null},"ListTreeLeaf":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"index","kind":"scalar","type":"Int"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"position","kind":"scalar","type":"Int"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeLeaf"}],"dbName":"list_tree_leaf","schema":null},"ListTreeNode":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree_node","schema":null},"PersonSession":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"providerSession","kind":"scalar","type":"String","dbName":"provider_session"},{"name":"role","kind":"scalar","type":"String"},{"name":"grantedBy","kind":"scalar","type":"String","dbName":"granted_by"},{"name":"refreshToken","kind":"scalar","type":"String","dbName":"refresh_token"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"checkAt","kind":"scalar","type":"DateTime","dbName":"check_at"},{"name":"checkFault","kind":"scalar","type":"String","dbName":"check_fault"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"person_session","schema":null},"LogoutToken":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"logout_token","schema":null},"Policy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"simulations","kind":"object","type":"PolicySimulation","relationName":"PolicyToPolicySimulation"},{"name":"nullifiers","kind":"object","type":"PassNullifier","relationName":"PassNullifierToPolicy"},{"name":"snapshots","kind":"object","type":"SnapshotToken","relationName":"PolicyToSnapshotToken"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyToPolicyWatch"}],"dbName":"policy","schema":null},"PolicySimulation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"lastSubject","kind":"scalar","type":"String","dbName":"last_subject"},{"name":"tally","kind":"scalar","type":"Json"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicySimulation"}],"dbName":"policy_simulation","schema":null},"PassNullifier":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"nullifier","kind":"scalar","type":"String"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PassNullifierToPolicy"}],"dbName":"pass_nullifier","schema":null},"SnapshotToken":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"stored","kind":"scalar","type":"Int"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToSnapshotToken"},{"name":"blocks","kind":"object","type":"SnapshotBlock","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_token","schema":null},"SnapshotBlock":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"network","kind":"scalar","type":"BigInt"},{"name":"snapshot","kind":"scalar","type":"BigInt"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"token","kind":"object","type":"SnapshotToken","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_block","schema":null},"SnapshotAnswer":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"address","kind":"scalar","type":"String"},{"name":"score","kind":"scalar","type":"Int"}],"dbName":"snapshot_answer","schema":null},"PolicyWatch":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"wallets","kind":"scalar","type":"Int"},{"name":"readsChain","kind":"scalar","type":"Boolean","dbName":"reads_chain"},{"name":"turnAt","kind":"scalar","type":"DateTime","dbName":"turn_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicyWatch"},{"name":"watched","kind":"object","type":"WatchedWallet","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"policy_watch","schema":null},"WatchedWallet":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"chainOutcomes","kind":"scalar","type":"String","dbName":"chain_outcomes"},{"name":"chainReadAt","kind":"scalar","type":"DateTime","dbName":"chain_read_at"},{"name":"nextOutcome","kind":"scalar","type":"String","dbName":"next_outcome"},{"name":"nextBlocks","kind":"scalar","type":"Json","dbName":"next_blocks"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"watched_wallet","schema":null},"OnceWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"party","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"histories","kind":"object","type":"OnceHistory","relationName":"OnceHistoryToOnceWallet"},{"name":"questions","kind":"object","type":"OnceQuestion","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_wallet","schema":null},"OnceHistory":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"headAt","kind":"scalar","type":"BigInt","dbName":"head_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceHistoryToOnceWallet"}],"dbName":"once_history","schema":null},"OnceQuestion":{"fields":[{"name":"asker","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"reads","kind":"scalar","type":"Boolean"},{"name":"payer","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"compareFrom","kind":"scalar","type":"DateTime","dbName":"compare_from"},{"name":"alike","kind":"scalar","type":"Json"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_question","schema":null},"Reservation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"name","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"deposit","kind":"scalar","type":"Decimal"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"state","kind":"scalar","type":"String"}],"dbName":"reservation","schema":null},"ReservationCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"}],"dbName":"reservation_cursor","schema":null},"Voucher":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"claimer","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"referralCode","kind":"scalar","type":"String","dbName":"referral_code"},{"name":"consents","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"}],"dbName":"voucher","schema":null},"ReferralCode":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"referral_code","schema":null},"Referral":{"fields":[{"name":"referee","kind":"scalar","type":"String"},{"name":"referrer","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"referral","schema":null},"SponsoredMint":{"fields":[{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsored_mint","schema":null},"SentTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"sender","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"raw","kind":"scalar","type":"String"},{"name":"hashes","kind":"scalar","type":"String"},{"name":"raises","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"}],"dbName":"sent_transaction","schema":null},"Score":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"bonus","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"unavailable","kind":"scalar","type":"String"},{"name":"stale","kind":"scalar","type":"String"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"modelHash","kind":"scalar","type":"Bytes","dbName":"model_hash"},{"name":"reachedAt","kind":"scalar","type":"BigInt","dbName":"reached_at"},{"name":"nextChangeDay","kind":"scalar","type":"BigInt","dbName":"next_change_day"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"score","schema":null},"ScoreFacts":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"score_facts","schema":null},"ScoreSteps":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"days","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"}],"dbName":"score_steps","schema":null},"ScoreFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"before","kind":"scalar","type":"Int"},{"name":"after","kind":"scalar","type":"Int"},{"name":"rankedBefore","kind":"scalar","type":"Boolean","dbName":"ranked_before"},{"name":"rankedAfter","kind":"scalar","type":"Boolean","dbName":"ranked_after"},{"name":"reachedBefore","kind":"scalar","type":"BigInt","dbName":"reached_before"},{"name":"reachedAfter","kind":"scalar","type":"BigInt","dbName":"reached_after"},{"name":"cause","kind":"scalar","type":"String"},{"name":"sourceChain","kind":"scalar","type":"BigInt","dbName":"source_chain"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"}],"dbName":"score_feed","schema":null},"IdentityFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"identity","kind":"scalar","type":"String"}],"dbName":"identity_feed","schema":null},"SavedRanking":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"position","kind":"scalar","type":"String"},{"name":"scopes","kind":"scalar","type":"Json"},{"name":"savedAt","kind":"scalar","type":"DateTime","dbName":"saved_at"}],"dbName":"saved_ranking","schema":null},"ScoreClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"recordedAt","kind":"scalar","type":"DateTime","dbName":"recorded_at"}],"dbName":"score_close","schema":null},"StaleClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"stale_close","schema":null},"PendingScore":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"scoredTo","kind":"scalar","type":"String","dbName":"scored_to"},{"name":"scored","kind":"scalar","type":"BigInt"}],"dbName":"pending_score","schema":null},"ModelSwitch":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"version","kind":"scalar","type":"String"},{"name":"announcedAt","kind":"scalar","type":"DateTime","dbName":"announced_at"},{"name":"activeFrom","kind":"scalar","type":"DateTime","dbName":"active_from"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"rescoredAt","kind":"scalar","type":"DateTime","dbName":"rescored_at"},{"name":"summary","kind":"scalar","type":"Json"}],"dbName":"model_switch","schema":null},"ModelComparison":{"fields":[{"name":"version","kind":"scalar","type":"String"},{"name":"requestedAt","kind":"scalar","type":"DateTime","dbName":"requested_at"},{"name":"compared","kind":"scalar","type":"Int"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"result","kind":"scalar","type":"Json"}],"dbName":"model_comparison","schema":null},"Takedown":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"liftedAt","kind":"scalar","type":"DateTime","dbName":"lifted_at"}],"dbName":"takedown","schema":null},"TradingCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"since24h","kind":"scalar","type":"BigInt","dbName":"since_24h"},{"name":"since7d","kind":"scalar","type":"BigInt","dbName":"since_7d"},{"name":"since30d","kind":"scalar","type":"BigInt","dbName":"since_30d"},{"name":"settings","kind":"scalar","type":"String"}],"dbName":"trading_cursor","schema":null},"Trade":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trade","schema":null},"TradingHolding":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"cost","kind":"scalar","type":"Decimal"}],"dbName":"trading_holding","schema":null},"Trader":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"trades","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trader","schema":null},"TraderHistogram":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"sort","kind":"scalar","type":"String"},{"name":"bucket","kind":"scalar","type":"Decimal"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"traders","kind":"scalar","type":"BigInt"}],"dbName":"trader_histogram","schema":null},"StaleTrader":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"subject","kind":"scalar","type":"String"}],"dbName":"stale_trader","schema":null},"Wallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"wallet","schema":null},"TrackedWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"smartAccount","kind":"scalar","type":"Boolean","dbName":"smart_account"},{"name":"error","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"fromBlock","kind":"scalar","type":"BigInt","dbName":"from_block"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"},{"name":"attestedFrom","kind":"scalar","type":"BigInt","dbName":"attested_from"},{"name":"attestedTo","kind":"scalar","type":"BigInt","dbName":"attested_to"},{"name":"attestDue","kind":"scalar","type":"DateTime","dbName":"attest_due"}],"dbName":"tracked_wallet","schema":null},"Tracking":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"tracking","schema":null},"Backfill":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"party","kind":"scalar","type":"String"},{"name":"line","kind":"object","type":"BackfillParty","relationName":"BackfillToBackfillParty"},{"name":"turns","kind":"scalar","type":"Int"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Json"}],"dbName":"backfill","schema":null},"BackfillParty":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"servedAt","kind":"scalar","type":"DateTime","dbName":"served_at"},{"name":"backfills","kind":"object","type":"Backfill","relationName":"BackfillToBackfillParty"}],"dbName":"backfill_party","schema":null},"StagedActivity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"staged_activity","schema":null},"AutomaticTracking":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"automatic_tracking","schema":null},"Outbox":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"event","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subjectsDone","kind":"scalar","type":"Boolean","dbName":"subjects_done"},{"name":"expandedTo","kind":"scalar","type":"String","dbName":"expanded_to"}],"dbName":"outbox","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"events","kind":"scalar","type":"String"},{"name":"subjects","kind":"scalar","type":"String"},{"name":"allSubjects","kind":"scalar","type":"Boolean","dbName":"all_subjects"},{"name":"secret","kind":"scalar","type":"String"},{"name":"oldSecret","kind":"scalar","type":"String","dbName":"old_secret"},{"name":"oldSecretUntil","kind":"scalar","type":"DateTime","dbName":"old_secret_until"},{"name":"signatureKey","kind":"scalar","type":"String","dbName":"signature_key"},{"name":"oldSignatureKey","kind":"scalar","type":"String","dbName":"old_signature_key"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"operatorOff","kind":"scalar","type":"Boolean","dbName":"operator_off"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"isFull","kind":"scalar","type":"Boolean","dbName":"is_full"},{"name":"missedFrom","kind":"scalar","type":"DateTime","dbName":"missed_from"},{"name":"missedUntil","kind":"scalar","type":"DateTime","dbName":"missed_until"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"event","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"earlierAttempts","kind":"scalar","type":"Int","dbName":"earlier_attempts"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"},{"name":"attempts","kind":"object","type":"WebhookAttempt","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_delivery","schema":null},"WebhookAttempt":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"error","kind":"scalar","type":"String"},{"name":"requestHeaders","kind":"scalar","type":"Json","dbName":"request_headers"},{"name":"responseBody","kind":"scalar","type":"String","dbName":"response_body"},{"name":"delivery","kind":"object","type":"WebhookDelivery","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_attempt","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","EarnedAchievement.findUnique","EarnedAchievement.findUniqueOrThrow","orderBy","cursor","EarnedAchievement.findFirst","EarnedAchievement.findFirstOrThrow","EarnedAchievement.findMany","data","EarnedAchievement.createOne","EarnedAchievement.createMany","EarnedAchievement.createManyAndReturn","EarnedAchievement.updateOne","EarnedAchievement.updateMany","EarnedAchievement.updateManyAndReturn","create","update","EarnedAchievement.upsertOne","EarnedAchievement.deleteOne","EarnedAchievement.deleteMany","having","_count","_min","_max","EarnedAchievement.groupBy","EarnedAchievement.aggregate","Appeal.findUnique","Appeal.findUniqueOrThrow","Appeal.findFirst","Appeal.findFirstOrThrow","Appeal.findMany","Appeal.createOne","Appeal.createMany","Appeal.createManyAndReturn","Appeal.updateOne","Appeal.updateMany","Appeal.updateManyAndReturn","Appeal.upsertOne","Appeal.deleteOne","Appeal.deleteMany","_avg","_sum","Appeal.groupBy","Appeal.aggregate","AttestationSchema.findUnique","AttestationSchema.findUniqueOrThrow","AttestationSchema.findFirst","AttestationSchema.findFirstOrThrow","AttestationSchema.findMany","AttestationSchema.createOne","AttestationSchema.createMany","AttestationSchema.createManyAndReturn","AttestationSchema.updateOne","AttestationSchema.updateMany","AttestationSchema.updateManyAndReturn","AttestationSchema.upsertOne","AttestationSchema.deleteOne","AttestationSchema.deleteMany","AttestationSchema.groupBy","AttestationSchema.aggregate","Attestation.findUnique","Attestation.findUniqueOrThrow","Attestation.findFirst","Attestation.findFirstOrThrow","Attestation.findMany","Attestation.createOne","Attestation.createMany","Attestation.createManyAndReturn","Attestation.updateOne","Attestation.updateMany","Attestation.updateManyAndReturn","Attestation.upsertOne","Attestation.deleteOne","Attestation.deleteMany","Attestation.groupBy","Attestation.aggregate","LeftOutAttestation.findUnique","LeftOutAttestation.findUniqueOrThrow","LeftOutAttestation.findFirst","LeftOutAttestation.findFirstOrThrow","LeftOutAttestation.findMany","LeftOutAttestation.createOne","LeftOutAttestation.createMany","LeftOutAttestation.createManyAndReturn","LeftOutAttestation.updateOne","LeftOutAttestation.updateMany","LeftOutAttestation.updateManyAndReturn","LeftOutAttestation.upsertOne","LeftOutAttestation.deleteOne","LeftOutAttestation.deleteMany","LeftOutAttestation.groupBy","LeftOutAttestation.aggregate","EarlyRevocation.findUnique","EarlyRevocation.findUniqueOrThrow","EarlyRevocation.findFirst","EarlyRevocation.findFirstOrThrow","EarlyRevocation.findMany","EarlyRevocation.createOne","EarlyRevocation.createMany","EarlyRevocation.createManyAndReturn","EarlyRevocation.updateOne","EarlyRevocation.updateMany","EarlyRevocation.updateManyAndReturn","EarlyRevocation.upsertOne","EarlyRevocation.deleteOne","EarlyRevocation.deleteMany","EarlyRevocation.groupBy","EarlyRevocation.aggregate","IssuerWeight.findUnique","IssuerWeight.findUniqueOrThrow","IssuerWeight.findFirst","IssuerWeight.findFirstOrThrow","IssuerWeight.findMany","IssuerWeight.createOne","IssuerWeight.createMany","IssuerWeight.createManyAndReturn","IssuerWeight.updateOne","IssuerWeight.updateMany","IssuerWeight.updateManyAndReturn","IssuerWeight.upsertOne","IssuerWeight.deleteOne","IssuerWeight.deleteMany","IssuerWeight.groupBy","IssuerWeight.aggregate","Notification.findUnique","Notification.findUniqueOrThrow","Notification.findFirst","Notification.findFirstOrThrow","Notification.findMany","Notification.createOne","Notification.createMany","Notification.createManyAndReturn","Notification.updateOne","Notification.updateMany","Notification.updateManyAndReturn","Notification.upsertOne","Notification.deleteOne","Notification.deleteMany","Notification.groupBy","Notification.aggregate","PendingAttestation.findUnique","PendingAttestation.findUniqueOrThrow","PendingAttestation.findFirst","PendingAttestation.findFirstOrThrow","PendingAttestation.findMany","PendingAttestation.createOne","PendingAttestation.createMany","PendingAttestation.createManyAndReturn","PendingAttestation.updateOne","PendingAttestation.updateMany","PendingAttestation.updateManyAndReturn","PendingAttestation.upsertOne","PendingAttestation.deleteOne","PendingAttestation.deleteMany","PendingAttestation.groupBy","PendingAttestation.aggregate","Meta.findUnique","Meta.findUniqueOrThrow","Meta.findFirst","Meta.findFirstOrThrow","Meta.findMany","Meta.createOne","Meta.createMany","Meta.createManyAndReturn","Meta.updateOne","Meta.updateMany","Meta.updateManyAndReturn","Meta.upsertOne","Meta.deleteOne","Meta.deleteMany","Meta.groupBy","Meta.aggregate","developer","keys","Developer.findUnique","Developer.findUniqueOrThrow","Developer.findFirst","Developer.findFirstOrThrow","Developer.findMany","Developer.createOne","Developer.createMany","Developer.createManyAndReturn","Developer.updateOne","Developer.updateMany","Developer.updateManyAndReturn","Developer.upsertOne","Developer.deleteOne","Developer.deleteMany","Developer.groupBy","Developer.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","IdempotentRequest.findUnique","IdempotentRequest.findUniqueOrThrow","IdempotentRequest.findFirst","IdempotentRequest.findFirstOrThrow","IdempotentRequest.findMany","IdempotentRequest.createOne","IdempotentRequest.createMany","IdempotentRequest.createManyAndReturn","IdempotentRequest.updateOne","IdempotentRequest.updateMany","IdempotentRequest.updateManyAndReturn","IdempotentRequest.upsertOne","IdempotentRequest.deleteOne","IdempotentRequest.deleteMany","IdempotentRequest.groupBy","IdempotentRequest.aggregate","IdempotentBytes.findUnique","IdempotentBytes.findUniqueOrThrow","IdempotentBytes.findFirst","IdempotentBytes.findFirstOrThrow","IdempotentBytes.findMany","IdempotentBytes.createOne","IdempotentBytes.createMany","IdempotentBytes.createManyAndReturn","IdempotentBytes.updateOne","IdempotentBytes.updateMany","IdempotentBytes.updateManyAndReturn","IdempotentBytes.upsertOne","IdempotentBytes.deleteOne","IdempotentBytes.deleteMany","IdempotentBytes.groupBy","IdempotentBytes.aggregate","DayCount.findUnique","DayCount.findUniqueOrThrow","DayCount.findFirst","DayCount.findFirstOrThrow","DayCount.findMany","DayCount.createOne","DayCount.createMany","DayCount.createManyAndReturn","DayCount.updateOne","DayCount.updateMany","DayCount.updateManyAndReturn","DayCount.upsertOne","DayCount.deleteOne","DayCount.deleteMany","DayCount.groupBy","DayCount.aggregate","AuthNonce.findUnique","AuthNonce.findUniqueOrThrow","AuthNonce.findFirst","AuthNonce.findFirstOrThrow","AuthNonce.findMany","AuthNonce.createOne","AuthNonce.createMany","AuthNonce.createManyAndReturn","AuthNonce.updateOne","AuthNonce.updateMany","AuthNonce.updateManyAndReturn","AuthNonce.upsertOne","AuthNonce.deleteOne","AuthNonce.deleteMany","AuthNonce.groupBy","AuthNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","Epoch.findUnique","Epoch.findUniqueOrThrow","Epoch.findFirst","Epoch.findFirstOrThrow","Epoch.findMany","Epoch.createOne","Epoch.createMany","Epoch.createManyAndReturn","Epoch.updateOne","Epoch.updateMany","Epoch.updateManyAndReturn","Epoch.upsertOne","Epoch.deleteOne","Epoch.deleteMany","Epoch.groupBy","Epoch.aggregate","pages","chunk","EpochPage.findUnique","EpochPage.findUniqueOrThrow","EpochPage.findFirst","EpochPage.findFirstOrThrow","EpochPage.findMany","EpochPage.createOne","EpochPage.createMany","EpochPage.createManyAndReturn","EpochPage.updateOne","EpochPage.updateMany","EpochPage.updateManyAndReturn","EpochPage.upsertOne","EpochPage.deleteOne","EpochPage.deleteMany","EpochPage.groupBy","EpochPage.aggregate","EpochChunk.findUnique","EpochChunk.findUniqueOrThrow","EpochChunk.findFirst","EpochChunk.findFirstOrThrow","EpochChunk.findMany","EpochChunk.createOne","EpochChunk.createMany","EpochChunk.createManyAndReturn","EpochChunk.updateOne","EpochChunk.updateMany","EpochChunk.updateManyAndReturn","EpochChunk.upsertOne","EpochChunk.deleteOne","EpochChunk.deleteMany","EpochChunk.groupBy","EpochChunk.aggregate","NameEvent.findUnique","NameEvent.findUniqueOrThrow","NameEvent.findFirst","NameEvent.findFirstOrThrow","NameEvent.findMany","NameEvent.createOne","NameEvent.createMany","NameEvent.createManyAndReturn","NameEvent.updateOne","NameEvent.updateMany","NameEvent.updateManyAndReturn","NameEvent.upsertOne","NameEvent.deleteOne","NameEvent.deleteMany","NameEvent.groupBy","NameEvent.aggregate","identity","wallets","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","IdentityWallet.findUnique","IdentityWallet.findUniqueOrThrow","IdentityWallet.findFirst","IdentityWallet.findFirstOrThrow","IdentityWallet.findMany","IdentityWallet.createOne","IdentityWallet.createMany","IdentityWallet.createManyAndReturn","IdentityWallet.updateOne","IdentityWallet.updateMany","IdentityWallet.updateManyAndReturn","IdentityWallet.upsertOne","IdentityWallet.deleteOne","IdentityWallet.deleteMany","IdentityWallet.groupBy","IdentityWallet.aggregate","IdentityDeparture.findUnique","IdentityDeparture.findUniqueOrThrow","IdentityDeparture.findFirst","IdentityDeparture.findFirstOrThrow","IdentityDeparture.findMany","IdentityDeparture.createOne","IdentityDeparture.createMany","IdentityDeparture.createManyAndReturn","IdentityDeparture.updateOne","IdentityDeparture.updateMany","IdentityDeparture.updateManyAndReturn","IdentityDeparture.upsertOne","IdentityDeparture.deleteOne","IdentityDeparture.deleteMany","IdentityDeparture.groupBy","IdentityDeparture.aggregate","IdentityPast.findUnique","IdentityPast.findUniqueOrThrow","IdentityPast.findFirst","IdentityPast.findFirstOrThrow","IdentityPast.findMany","IdentityPast.createOne","IdentityPast.createMany","IdentityPast.createManyAndReturn","IdentityPast.updateOne","IdentityPast.updateMany","IdentityPast.updateManyAndReturn","IdentityPast.upsertOne","IdentityPast.deleteOne","IdentityPast.deleteMany","IdentityPast.groupBy","IdentityPast.aggregate","WalletGroup.findUnique","WalletGroup.findUniqueOrThrow","WalletGroup.findFirst","WalletGroup.findFirstOrThrow","WalletGroup.findMany","WalletGroup.createOne","WalletGroup.createMany","WalletGroup.createManyAndReturn","WalletGroup.updateOne","WalletGroup.updateMany","WalletGroup.updateManyAndReturn","WalletGroup.upsertOne","WalletGroup.deleteOne","WalletGroup.deleteMany","WalletGroup.groupBy","WalletGroup.aggregate","ChainCursor.findUnique","ChainCursor.findUniqueOrThrow","ChainCursor.findFirst","ChainCursor.findFirstOrThrow","ChainCursor.findMany","ChainCursor.createOne","ChainCursor.createMany","ChainCursor.createManyAndReturn","ChainCursor.updateOne","ChainCursor.updateMany","ChainCursor.updateManyAndReturn","ChainCursor.upsertOne","ChainCursor.deleteOne","ChainCursor.deleteMany","ChainCursor.groupBy","ChainCursor.aggregate","ExplorerHead.findUnique","ExplorerHead.findUniqueOrThrow","ExplorerHead.findFirst","ExplorerHead.findFirstOrThrow","ExplorerHead.findMany","ExplorerHead.createOne","ExplorerHead.createMany","ExplorerHead.createManyAndReturn","ExplorerHead.updateOne","ExplorerHead.updateMany","ExplorerHead.updateManyAndReturn","ExplorerHead.upsertOne","ExplorerHead.deleteOne","ExplorerHead.deleteMany","ExplorerHead.groupBy","ExplorerHead.aggregate","ExplorerFault.findUnique","ExplorerFault.findUniqueOrThrow","ExplorerFault.findFirst","ExplorerFault.findFirstOrThrow","ExplorerFault.findMany","ExplorerFault.createOne","ExplorerFault.createMany","ExplorerFault.createManyAndReturn","ExplorerFault.updateOne","ExplorerFault.updateMany","ExplorerFault.updateManyAndReturn","ExplorerFault.upsertOne","ExplorerFault.deleteOne","ExplorerFault.deleteMany","ExplorerFault.groupBy","ExplorerFault.aggregate","ChainControl.findUnique","ChainControl.findUniqueOrThrow","ChainControl.findFirst","ChainControl.findFirstOrThrow","ChainControl.findMany","ChainControl.createOne","ChainControl.createMany","ChainControl.createManyAndReturn","ChainControl.updateOne","ChainControl.updateMany","ChainControl.updateManyAndReturn","ChainControl.upsertOne","ChainControl.deleteOne","ChainControl.deleteMany","ChainControl.groupBy","ChainControl.aggregate","Block.findUnique","Block.findUniqueOrThrow","Block.findFirst","Block.findFirstOrThrow","Block.findMany","Block.createOne","Block.createMany","Block.createManyAndReturn","Block.updateOne","Block.updateMany","Block.updateManyAndReturn","Block.upsertOne","Block.deleteOne","Block.deleteMany","Block.groupBy","Block.aggregate","Activity.findUnique","Activity.findUniqueOrThrow","Activity.findFirst","Activity.findFirstOrThrow","Activity.findMany","Activity.createOne","Activity.createMany","Activity.createManyAndReturn","Activity.updateOne","Activity.updateMany","Activity.updateManyAndReturn","Activity.upsertOne","Activity.deleteOne","Activity.deleteMany","Activity.groupBy","Activity.aggregate","Facts.findUnique","Facts.findUniqueOrThrow","Facts.findFirst","Facts.findFirstOrThrow","Facts.findMany","Facts.createOne","Facts.createMany","Facts.createManyAndReturn","Facts.updateOne","Facts.updateMany","Facts.updateManyAndReturn","Facts.upsertOne","Facts.deleteOne","Facts.deleteMany","Facts.groupBy","Facts.aggregate","FactsSnapshot.findUnique","FactsSnapshot.findUniqueOrThrow","FactsSnapshot.findFirst","FactsSnapshot.findFirstOrThrow","FactsSnapshot.findMany","FactsSnapshot.createOne","FactsSnapshot.createMany","FactsSnapshot.createManyAndReturn","FactsSnapshot.updateOne","FactsSnapshot.updateMany","FactsSnapshot.updateManyAndReturn","FactsSnapshot.upsertOne","FactsSnapshot.deleteOne","FactsSnapshot.deleteMany","FactsSnapshot.groupBy","FactsSnapshot.aggregate","FundingCluster.findUnique","FundingCluster.findUniqueOrThrow","FundingCluster.findFirst","FundingCluster.findFirstOrThrow","FundingCluster.findMany","FundingCluster.createOne","FundingCluster.createMany","FundingCluster.createManyAndReturn","FundingCluster.updateOne","FundingCluster.updateMany","FundingCluster.updateManyAndReturn","FundingCluster.upsertOne","FundingCluster.deleteOne","FundingCluster.deleteMany","FundingCluster.groupBy","FundingCluster.aggregate","AlikeCluster.findUnique","AlikeCluster.findUniqueOrThrow","AlikeCluster.findFirst","AlikeCluster.findFirstOrThrow","AlikeCluster.findMany","AlikeCluster.createOne","AlikeCluster.createMany","AlikeCluster.createManyAndReturn","AlikeCluster.updateOne","AlikeCluster.updateMany","AlikeCluster.updateManyAndReturn","AlikeCluster.upsertOne","AlikeCluster.deleteOne","AlikeCluster.deleteMany","AlikeCluster.groupBy","AlikeCluster.aggregate","PaymentTrust.findUnique","PaymentTrust.findUniqueOrThrow","PaymentTrust.findFirst","PaymentTrust.findFirstOrThrow","PaymentTrust.findMany","PaymentTrust.createOne","PaymentTrust.createMany","PaymentTrust.createManyAndReturn","PaymentTrust.updateOne","PaymentTrust.updateMany","PaymentTrust.updateManyAndReturn","PaymentTrust.upsertOne","PaymentTrust.deleteOne","PaymentTrust.deleteMany","PaymentTrust.groupBy","PaymentTrust.aggregate","QuarantinedTransaction.findUnique","QuarantinedTransaction.findUniqueOrThrow","QuarantinedTransaction.findFirst","QuarantinedTransaction.findFirstOrThrow","QuarantinedTransaction.findMany","QuarantinedTransaction.createOne","QuarantinedTransaction.createMany","QuarantinedTransaction.createManyAndReturn","QuarantinedTransaction.updateOne","QuarantinedTransaction.updateMany","QuarantinedTransaction.updateManyAndReturn","QuarantinedTransaction.upsertOne","QuarantinedTransaction.deleteOne","QuarantinedTransaction.deleteMany","QuarantinedTransaction.groupBy","QuarantinedTransaction.aggregate","QuarantinedWallet.findUnique","QuarantinedWallet.findUniqueOrThrow","QuarantinedWallet.findFirst","QuarantinedWallet.findFirstOrThrow","QuarantinedWallet.findMany","QuarantinedWallet.createOne","QuarantinedWallet.createMany","QuarantinedWallet.createManyAndReturn","QuarantinedWallet.updateOne","QuarantinedWallet.updateMany","QuarantinedWallet.updateManyAndReturn","QuarantinedWallet.upsertOne","QuarantinedWallet.deleteOne","QuarantinedWallet.deleteMany","QuarantinedWallet.groupBy","QuarantinedWallet.aggregate","list","uploads","rows","lines","clusters","shares","List.findUnique","List.findUniqueOrThrow","List.findFirst","List.findFirstOrThrow","List.findMany","List.createOne","List.createMany","List.createManyAndReturn","List.updateOne","List.updateMany","List.updateManyAndReturn","List.upsertOne","List.deleteOne","List.deleteMany","List.groupBy","List.aggregate","ListUpload.findUnique","ListUpload.findUniqueOrThrow","ListUpload.findFirst","ListUpload.findFirstOrThrow","ListUpload.findMany","ListUpload.createOne","ListUpload.createMany","ListUpload.createManyAndReturn","ListUpload.updateOne","ListUpload.updateMany","ListUpload.updateManyAndReturn","ListUpload.upsertOne","ListUpload.deleteOne","ListUpload.deleteMany","ListUpload.groupBy","ListUpload.aggregate","ListRow.findUnique","ListRow.findUniqueOrThrow","ListRow.findFirst","ListRow.findFirstOrThrow","ListRow.findMany","ListRow.createOne","ListRow.createMany","ListRow.createManyAndReturn","ListRow.updateOne","ListRow.updateMany","ListRow.updateManyAndReturn","ListRow.upsertOne","ListRow.deleteOne","ListRow.deleteMany","ListRow.groupBy","ListRow.aggregate","ListLine.findUnique","ListLine.findUniqueOrThrow","ListLine.findFirst","ListLine.findFirstOrThrow","ListLine.findMany","ListLine.createOne","ListLine.createMany","ListLine.createManyAndReturn","ListLine.updateOne","ListLine.updateMany","ListLine.updateManyAndReturn","ListLine.upsertOne","ListLine.deleteOne","ListLine.deleteMany","ListLine.groupBy","ListLine.aggregate","ListCluster.findUnique","ListCluster.findUniqueOrThrow","ListCluster.findFirst","ListCluster.findFirstOrThrow","ListCluster.findMany","ListCluster.createOne","ListCluster.createMany","ListCluster.createManyAndReturn","ListCluster.updateOne","ListCluster.updateMany","ListCluster.updateManyAndReturn","ListCluster.upsertOne","ListCluster.deleteOne","ListCluster.deleteMany","ListCluster.groupBy","ListCluster.aggregate","ListShare.findUnique","ListShare.findUniqueOrThrow","ListShare.findFirst","ListShare.findFirstOrThrow","ListShare.findMany","ListShare.createOne","ListShare.createMany","ListShare.createManyAndReturn","ListShare.updateOne","ListShare.updateMany","ListShare.updateManyAndReturn","ListShare.upsertOne","ListShare.deleteOne","ListShare.deleteMany","ListShare.groupBy","ListShare.aggregate","tree","leafRows","nodes","ListTree.findUnique","ListTree.findUniqueOrThrow","ListTree.findFirst","ListTree.findFirstOrThrow","ListTree.findMany","ListTree.createOne","ListTree.createMany","ListTree.createManyAndReturn","ListTree.updateOne","ListTree.updateMany","ListTree.updateManyAndReturn","ListTree.upsertOne","ListTree.deleteOne","ListTree.deleteMany","ListTree.groupBy","ListTree.aggregate","ListTreeLeaf.findUnique","ListTreeLeaf.findUniqueOrThrow","ListTreeLeaf.findFirst","ListTreeLeaf.findFirstOrThrow","ListTreeLeaf.findMany","ListTreeLeaf.createOne","ListTreeLeaf.createMany","ListTreeLeaf.createManyAndReturn","ListTreeLeaf.updateOne","ListTreeLeaf.updateMany","ListTreeLeaf.updateManyAndReturn","ListTreeLeaf.upsertOne","ListTreeLeaf.deleteOne","ListTreeLeaf.deleteMany","ListTreeLeaf.groupBy","ListTreeLeaf.aggregate","ListTreeNode.findUnique","ListTreeNode.findUniqueOrThrow","ListTreeNode.findFirst","ListTreeNode.findFirstOrThrow","ListTreeNode.findMany","ListTreeNode.createOne","ListTreeNode.createMany","ListTreeNode.createManyAndReturn","ListTreeNode.updateOne","ListTreeNode.updateMany","ListTreeNode.updateManyAndReturn","ListTreeNode.upsertOne","ListTreeNode.deleteOne","ListTreeNode.deleteMany","ListTreeNode.groupBy","ListTreeNode.aggregate","PersonSession.findUnique","PersonSession.findUniqueOrThrow","PersonSession.findFirst","PersonSession.findFirstOrThrow","PersonSession.findMany","PersonSession.createOne","PersonSession.createMany","PersonSession.createManyAndReturn","PersonSession.updateOne","PersonSession.updateMany","PersonSession.updateManyAndReturn","PersonSession.upsertOne","PersonSession.deleteOne","PersonSession.deleteMany","PersonSession.groupBy","PersonSession.aggregate","LogoutToken.findUnique","LogoutToken.findUniqueOrThrow","LogoutToken.findFirst","LogoutToken.findFirstOrThrow","LogoutToken.findMany","LogoutToken.createOne","LogoutToken.createMany","LogoutToken.createManyAndReturn","LogoutToken.updateOne","LogoutToken.updateMany","LogoutToken.updateManyAndReturn","LogoutToken.upsertOne","LogoutToken.deleteOne","LogoutToken.deleteMany","LogoutToken.groupBy","LogoutToken.aggregate","policy","simulations","nullifiers","token","blocks","snapshots","watch","watched","Policy.findUnique","Policy.findUniqueOrThrow","Policy.findFirst","Policy.findFirstOrThrow","Policy.findMany","Policy.createOne","Policy.createMany","Policy.createManyAndReturn","Policy.updateOne","Policy.updateMany","Policy.updateManyAndReturn","Policy.upsertOne","Policy.deleteOne","Policy.deleteMany","Policy.groupBy","Policy.aggregate","PolicySimulation.findUnique","PolicySimulation.findUniqueOrThrow","PolicySimulation.findFirst","PolicySimulation.findFirstOrThrow","PolicySimulation.findMany","PolicySimulation.createOne","PolicySimulation.createMany","PolicySimulation.createManyAndReturn","PolicySimulation.updateOne","PolicySimulation.updateMany","PolicySimulation.updateManyAndReturn","PolicySimulation.upsertOne","PolicySimulation.deleteOne","PolicySimulation.deleteMany","PolicySimulation.groupBy","PolicySimulation.aggregate","PassNullifier.findUnique","PassNullifier.findUniqueOrThrow","PassNullifier.findFirst","PassNullifier.findFirstOrThrow","PassNullifier.findMany","PassNullifier.createOne","PassNullifier.createMany","PassNullifier.createManyAndReturn","PassNullifier.updateOne","PassNullifier.updateMany","PassNullifier.updateManyAndReturn","PassNullifier.upsertOne","PassNullifier.deleteOne","PassNullifier.deleteMany","PassNullifier.groupBy","PassNullifier.aggregate","SnapshotToken.findUnique","SnapshotToken.findUniqueOrThrow","SnapshotToken.findFirst","SnapshotToken.findFirstOrThrow","SnapshotToken.findMany","SnapshotToken.createOne","SnapshotToken.createMany","SnapshotToken.createManyAndReturn","SnapshotToken.updateOne","SnapshotToken.updateMany","SnapshotToken.updateManyAndReturn","SnapshotToken.upsertOne","SnapshotToken.deleteOne","SnapshotToken.deleteMany","SnapshotToken.groupBy","SnapshotToken.aggregate","SnapshotBlock.findUnique","SnapshotBlock.findUniqueOrThrow","SnapshotBlock.findFirst","SnapshotBlock.findFirstOrThrow","SnapshotBlock.findMany","SnapshotBlock.createOne","SnapshotBlock.createMany","SnapshotBlock.createManyAndReturn","SnapshotBlock.updateOne","SnapshotBlock.updateMany","SnapshotBlock.updateManyAndReturn","SnapshotBlock.upsertOne","SnapshotBlock.deleteOne","SnapshotBlock.deleteMany","SnapshotBlock.groupBy","SnapshotBlock.aggregate","SnapshotAnswer.findUnique","SnapshotAnswer.findUniqueOrThrow","SnapshotAnswer.findFirst","SnapshotAnswer.findFirstOrThrow","SnapshotAnswer.findMany","SnapshotAnswer.createOne","SnapshotAnswer.createMany","SnapshotAnswer.createManyAndReturn","SnapshotAnswer.updateOne","SnapshotAnswer.updateMany","SnapshotAnswer.updateManyAndReturn","SnapshotAnswer.upsertOne","SnapshotAnswer.deleteOne","SnapshotAnswer.deleteMany","SnapshotAnswer.groupBy","SnapshotAnswer.aggregate","PolicyWatch.findUnique","PolicyWatch.findUniqueOrThrow","PolicyWatch.findFirst","PolicyWatch.findFirstOrThrow","PolicyWatch.findMany","PolicyWatch.createOne","PolicyWatch.createMany","PolicyWatch.createManyAndReturn","PolicyWatch.updateOne","PolicyWatch.updateMany","PolicyWatch.updateManyAndReturn","PolicyWatch.upsertOne","PolicyWatch.deleteOne","PolicyWatch.deleteMany","PolicyWatch.groupBy","PolicyWatch.aggregate","WatchedWallet.findUnique","WatchedWallet.findUniqueOrThrow","WatchedWallet.findFirst","WatchedWallet.findFirstOrThrow","WatchedWallet.findMany","WatchedWallet.createOne","WatchedWallet.createMany","WatchedWallet.createManyAndReturn","WatchedWallet.updateOne","WatchedWallet.updateMany","WatchedWallet.updateManyAndReturn","WatchedWallet.upsertOne","WatchedWallet.deleteOne","WatchedWallet.deleteMany","WatchedWallet.groupBy","WatchedWallet.aggregate","wallet","histories","questions","OnceWallet.findUnique","OnceWallet.findUniqueOrThrow","OnceWallet.findFirst","OnceWallet.findFirstOrThrow","OnceWallet.findMany","OnceWallet.createOne","OnceWallet.createMany","OnceWallet.createManyAndReturn","OnceWallet.updateOne","OnceWallet.updateMany","OnceWallet.updateManyAndReturn","OnceWallet.upsertOne","OnceWallet.deleteOne","OnceWallet.deleteMany","OnceWallet.groupBy","OnceWallet.aggregate","OnceHistory.findUnique","OnceHistory.findUniqueOrThrow","OnceHistory.findFirst","OnceHistory.findFirstOrThrow","OnceHistory.findMany","OnceHistory.createOne","OnceHistory.createMany","OnceHistory.createManyAndReturn","OnceHistory.updateOne","OnceHistory.updateMany","OnceHistory.updateManyAndReturn","OnceHistory.upsertOne","OnceHistory.deleteOne","OnceHistory.deleteMany","OnceHistory.groupBy","OnceHistory.aggregate","OnceQuestion.findUnique","OnceQuestion.findUniqueOrThrow","OnceQuestion.findFirst","OnceQuestion.findFirstOrThrow","OnceQuestion.findMany","OnceQuestion.createOne","OnceQuestion.createMany","OnceQuestion.createManyAndReturn","OnceQuestion.updateOne","OnceQuestion.updateMany","OnceQuestion.updateManyAndReturn","OnceQuestion.upsertOne","OnceQuestion.deleteOne","OnceQuestion.deleteMany","OnceQuestion.groupBy","OnceQuestion.aggregate","Reservation.findUnique","Reservation.findUniqueOrThrow","Reservation.findFirst","Reservation.findFirstOrThrow","Reservation.findMany","Reservation.createOne","Reservation.createMany","Reservation.createManyAndReturn","Reservation.updateOne","Reservation.updateMany","Reservation.updateManyAndReturn","Reservation.upsertOne","Reservation.deleteOne","Reservation.deleteMany","Reservation.groupBy","Reservation.aggregate","ReservationCursor.findUnique","ReservationCursor.findUniqueOrThrow","ReservationCursor.findFirst","ReservationCursor.findFirstOrThrow","ReservationCursor.findMany","ReservationCursor.createOne","ReservationCursor.createMany","ReservationCursor.createManyAndReturn","ReservationCursor.updateOne","ReservationCursor.updateMany","ReservationCursor.updateManyAndReturn","ReservationCursor.upsertOne","ReservationCursor.deleteOne","ReservationCursor.deleteMany","ReservationCursor.groupBy","ReservationCursor.aggregate","Voucher.findUnique","Voucher.findUniqueOrThrow","Voucher.findFirst","Voucher.findFirstOrThrow","Voucher.findMany","Voucher.createOne","Voucher.createMany","Voucher.createManyAndReturn","Voucher.updateOne","Voucher.updateMany","Voucher.updateManyAndReturn","Voucher.upsertOne","Voucher.deleteOne","Voucher.deleteMany","Voucher.groupBy","Voucher.aggregate","ReferralCode.findUnique","ReferralCode.findUniqueOrThrow","ReferralCode.findFirst","ReferralCode.findFirstOrThrow","ReferralCode.findMany","ReferralCode.createOne","ReferralCode.createMany","ReferralCode.createManyAndReturn","ReferralCode.updateOne","ReferralCode.updateMany","ReferralCode.updateManyAndReturn","ReferralCode.upsertOne","ReferralCode.deleteOne","ReferralCode.deleteMany","ReferralCode.groupBy","ReferralCode.aggregate","Referral.findUnique","Referral.findUniqueOrThrow","Referral.findFirst","Referral.findFirstOrThrow","Referral.findMany","Referral.createOne","Referral.createMany","Referral.createManyAndReturn","Referral.updateOne","Referral.updateMany","Referral.updateManyAndReturn","Referral.upsertOne","Referral.deleteOne","Referral.deleteMany","Referral.groupBy","Referral.aggregate","SponsoredMint.findUnique","SponsoredMint.findUniqueOrThrow","SponsoredMint.findFirst","SponsoredMint.findFirstOrThrow","SponsoredMint.findMany","SponsoredMint.createOne","SponsoredMint.createMany","SponsoredMint.createManyAndReturn","SponsoredMint.updateOne","SponsoredMint.updateMany","SponsoredMint.updateManyAndReturn","SponsoredMint.upsertOne","SponsoredMint.deleteOne","SponsoredMint.deleteMany","SponsoredMint.groupBy","SponsoredMint.aggregate","SentTransaction.findUnique","SentTransaction.findUniqueOrThrow","SentTransaction.findFirst","SentTransaction.findFirstOrThrow","SentTransaction.findMany","SentTransaction.createOne","SentTransaction.createMany","SentTransaction.createManyAndReturn","SentTransaction.updateOne","SentTransaction.updateMany","SentTransaction.updateManyAndReturn","SentTransaction.upsertOne","SentTransaction.deleteOne","SentTransaction.deleteMany","SentTransaction.groupBy","SentTransaction.aggregate","Score.findUnique","Score.findUniqueOrThrow","Score.findFirst","Score.findFirstOrThrow","Score.findMany","Score.createOne","Score.createMany","Score.createManyAndReturn","Score.updateOne","Score.updateMany","Score.updateManyAndReturn","Score.upsertOne","Score.deleteOne","Score.deleteMany","Score.groupBy","Score.aggregate","ScoreFacts.findUnique","ScoreFacts.findUniqueOrThrow","ScoreFacts.findFirst","ScoreFacts.findFirstOrThrow","ScoreFacts.findMany","ScoreFacts.createOne","ScoreFacts.createMany","ScoreFacts.createManyAndReturn","ScoreFacts.updateOne","ScoreFacts.updateMany","ScoreFacts.updateManyAndReturn","ScoreFacts.upsertOne","ScoreFacts.deleteOne","ScoreFacts.deleteMany","ScoreFacts.groupBy","ScoreFacts.aggregate","ScoreSteps.findUnique","ScoreSteps.findUniqueOrThrow","ScoreSteps.findFirst","ScoreSteps.findFirstOrThrow","ScoreSteps.findMany","ScoreSteps.createOne","ScoreSteps.createMany","ScoreSteps.createManyAndReturn","ScoreSteps.updateOne","ScoreSteps.updateMany","ScoreSteps.updateManyAndReturn","ScoreSteps.upsertOne","ScoreSteps.deleteOne","ScoreSteps.deleteMany","ScoreSteps.groupBy","ScoreSteps.aggregate","ScoreFeed.findUnique","ScoreFeed.findUniqueOrThrow","ScoreFeed.findFirst","ScoreFeed.findFirstOrThrow","ScoreFeed.findMany","ScoreFeed.createOne","ScoreFeed.createMany","ScoreFeed.createManyAndReturn","ScoreFeed.updateOne","ScoreFeed.updateMany","ScoreFeed.updateManyAndReturn","ScoreFeed.upsertOne","ScoreFeed.deleteOne","ScoreFeed.deleteMany","ScoreFeed.groupBy","ScoreFeed.aggregate","IdentityFeed.findUnique","IdentityFeed.findUniqueOrThrow","IdentityFeed.findFirst","IdentityFeed.findFirstOrThrow","IdentityFeed.findMany","IdentityFeed.createOne","IdentityFeed.createMany","IdentityFeed.createManyAndReturn","IdentityFeed.updateOne","IdentityFeed.updateMany","IdentityFeed.updateManyAndReturn","IdentityFeed.upsertOne","IdentityFeed.deleteOne","IdentityFeed.deleteMany","IdentityFeed.groupBy","IdentityFeed.aggregate","SavedRanking.findUnique","SavedRanking.findUniqueOrThrow","SavedRanking.findFirst","SavedRanking.findFirstOrThrow","SavedRanking.findMany","SavedRanking.createOne","SavedRanking.createMany","SavedRanking.createManyAndReturn","SavedRanking.updateOne","SavedRanking.updateMany","SavedRanking.updateManyAndReturn","SavedRanking.upsertOne","SavedRanking.deleteOne","SavedRanking.deleteMany","SavedRanking.groupBy","SavedRanking.aggregate","ScoreClose.findUnique","ScoreClose.findUniqueOrThrow","ScoreClose.findFirst","ScoreClose.findFirstOrThrow","ScoreClose.findMany","ScoreClose.createOne","ScoreClose.createMany","ScoreClose.createManyAndReturn","ScoreClose.updateOne","ScoreClose.updateMany","ScoreClose.updateManyAndReturn","ScoreClose.upsertOne","ScoreClose.deleteOne","ScoreClose.deleteMany","ScoreClose.groupBy","ScoreClose.aggregate","StaleClose.findUnique","StaleClose.findUniqueOrThrow","StaleClose.findFirst","StaleClose.findFirstOrThrow","StaleClose.findMany","StaleClose.createOne","StaleClose.createMany","StaleClose.createManyAndReturn","StaleClose.updateOne","StaleClose.updateMany","StaleClose.updateManyAndReturn","StaleClose.upsertOne","StaleClose.deleteOne","StaleClose.deleteMany","StaleClose.groupBy","StaleClose.aggregate","PendingScore.findUnique","PendingScore.findUniqueOrThrow","PendingScore.findFirst","PendingScore.findFirstOrThrow","PendingScore.findMany","PendingScore.createOne","PendingScore.createMany","PendingScore.createManyAndReturn","PendingScore.updateOne","PendingScore.updateMany","PendingScore.updateManyAndReturn","PendingScore.upsertOne","PendingScore.deleteOne","PendingScore.deleteMany","PendingScore.groupBy","PendingScore.aggregate","ModelSwitch.findUnique","ModelSwitch.findUniqueOrThrow","ModelSwitch.findFirst","ModelSwitch.findFirstOrThrow","ModelSwitch.findMany","ModelSwitch.createOne","ModelSwitch.createMany","ModelSwitch.createManyAndReturn","ModelSwitch.updateOne","ModelSwitch.updateMany","ModelSwitch.updateManyAndReturn","ModelSwitch.upsertOne","ModelSwitch.deleteOne","ModelSwitch.deleteMany","ModelSwitch.groupBy","ModelSwitch.aggregate","ModelComparison.findUnique","ModelComparison.findUniqueOrThrow","ModelComparison.findFirst","ModelComparison.findFirstOrThrow","ModelComparison.findMany","ModelComparison.createOne","ModelComparison.createMany","ModelComparison.createManyAndReturn","ModelComparison.updateOne","ModelComparison.updateMany","ModelComparison.updateManyAndReturn","ModelComparison.upsertOne","ModelComparison.deleteOne","ModelComparison.deleteMany","ModelComparison.groupBy","ModelComparison.aggregate","Takedown.findUnique","Takedown.findUniqueOrThrow","Takedown.findFirst","Takedown.findFirstOrThrow","Takedown.findMany","Takedown.createOne","Takedown.createMany","Takedown.createManyAndReturn","Takedown.updateOne","Takedown.updateMany","Takedown.updateManyAndReturn","Takedown.upsertOne","Takedown.deleteOne","Takedown.deleteMany","Takedown.groupBy","Takedown.aggregate","TradingCursor.findUnique","TradingCursor.findUniqueOrThrow","TradingCursor.findFirst","TradingCursor.findFirstOrThrow","TradingCursor.findMany","TradingCursor.createOne","TradingCursor.createMany","TradingCursor.createManyAndReturn","TradingCursor.updateOne","TradingCursor.updateMany","TradingCursor.updateManyAndReturn","TradingCursor.upsertOne","TradingCursor.deleteOne","TradingCursor.deleteMany","TradingCursor.groupBy","TradingCursor.aggregate","Trade.findUnique","Trade.findUniqueOrThrow","Trade.findFirst","Trade.findFirstOrThrow","Trade.findMany","Trade.createOne","Trade.createMany","Trade.createManyAndReturn","Trade.updateOne","Trade.updateMany","Trade.updateManyAndReturn","Trade.upsertOne","Trade.deleteOne","Trade.deleteMany","Trade.groupBy","Trade.aggregate","TradingHolding.findUnique","TradingHolding.findUniqueOrThrow","TradingHolding.findFirst","TradingHolding.findFirstOrThrow","TradingHolding.findMany","TradingHolding.createOne","TradingHolding.createMany","TradingHolding.createManyAndReturn","TradingHolding.updateOne","TradingHolding.updateMany","TradingHolding.updateManyAndReturn","TradingHolding.upsertOne","TradingHolding.deleteOne","TradingHolding.deleteMany","TradingHolding.groupBy","TradingHolding.aggregate","Trader.findUnique","Trader.findUniqueOrThrow","Trader.findFirst","Trader.findFirstOrThrow","Trader.findMany","Trader.createOne","Trader.createMany","Trader.createManyAndReturn","Trader.updateOne","Trader.updateMany","Trader.updateManyAndReturn","Trader.upsertOne","Trader.deleteOne","Trader.deleteMany","Trader.groupBy","Trader.aggregate","TraderHistogram.findUnique","TraderHistogram.findUniqueOrThrow","TraderHistogram.findFirst","TraderHistogram.findFirstOrThrow","TraderHistogram.findMany","TraderHistogram.createOne","TraderHistogram.createMany","TraderHistogram.createManyAndReturn","TraderHistogram.updateOne","TraderHistogram.updateMany","TraderHistogram.updateManyAndReturn","TraderHistogram.upsertOne","TraderHistogram.deleteOne","TraderHistogram.deleteMany","TraderHistogram.groupBy","TraderHistogram.aggregate","StaleTrader.findUnique","StaleTrader.findUniqueOrThrow","StaleTrader.findFirst","StaleTrader.findFirstOrThrow","StaleTrader.findMany","StaleTrader.createOne","StaleTrader.createMany","StaleTrader.createManyAndReturn","StaleTrader.updateOne","StaleTrader.updateMany","StaleTrader.updateManyAndReturn","StaleTrader.upsertOne","StaleTrader.deleteOne","StaleTrader.deleteMany","StaleTrader.groupBy","StaleTrader.aggregate","Wallet.findUnique","Wallet.findUniqueOrThrow","Wallet.findFirst","Wallet.findFirstOrThrow","Wallet.findMany","Wallet.createOne","Wallet.createMany","Wallet.createManyAndReturn","Wallet.updateOne","Wallet.updateMany","Wallet.updateManyAndReturn","Wallet.upsertOne","Wallet.deleteOne","Wallet.deleteMany","Wallet.groupBy","Wallet.aggregate","TrackedWallet.findUnique","TrackedWallet.findUniqueOrThrow","TrackedWallet.findFirst","TrackedWallet.findFirstOrThrow","TrackedWallet.findMany","TrackedWallet.createOne","TrackedWallet.createMany","TrackedWallet.createManyAndReturn","TrackedWallet.updateOne","TrackedWallet.updateMany","TrackedWallet.updateManyAndReturn","TrackedWallet.upsertOne","TrackedWallet.deleteOne","TrackedWallet.deleteMany","TrackedWallet.groupBy","TrackedWallet.aggregate","Tracking.findUnique","Tracking.findUniqueOrThrow","Tracking.findFirst","Tracking.findFirstOrThrow","Tracking.findMany","Tracking.createOne","Tracking.createMany","Tracking.createManyAndReturn","Tracking.updateOne","Tracking.updateMany","Tracking.updateManyAndReturn","Tracking.upsertOne","Tracking.deleteOne","Tracking.deleteMany","Tracking.groupBy","Tracking.aggregate","backfills","line","Backfill.findUnique","Backfill.findUniqueOrThrow","Backfill.findFirst","Backfill.findFirstOrThrow","Backfill.findMany","Backfill.createOne","Backfill.createMany","Backfill.createManyAndReturn","Backfill.updateOne","Backfill.updateMany","Backfill.updateManyAndReturn","Backfill.upsertOne","Backfill.deleteOne","Backfill.deleteMany","Backfill.groupBy","Backfill.aggregate","BackfillParty.findUnique","BackfillParty.findUniqueOrThrow","BackfillParty.findFirst","BackfillParty.findFirstOrThrow","BackfillParty.findMany","BackfillParty.createOne","BackfillParty.createMany","BackfillParty.createManyAndReturn","BackfillParty.updateOne","BackfillParty.updateMany","BackfillParty.updateManyAndReturn","BackfillParty.upsertOne","BackfillParty.deleteOne","BackfillParty.deleteMany","BackfillParty.groupBy","BackfillParty.aggregate","StagedActivity.findUnique","StagedActivity.findUniqueOrThrow","StagedActivity.findFirst","StagedActivity.findFirstOrThrow","StagedActivity.findMany","StagedActivity.createOne","StagedActivity.createMany","StagedActivity.createManyAndReturn","StagedActivity.updateOne","StagedActivity.updateMany","StagedActivity.updateManyAndReturn","StagedActivity.upsertOne","StagedActivity.deleteOne","StagedActivity.deleteMany","StagedActivity.groupBy","StagedActivity.aggregate","AutomaticTracking.findUnique","AutomaticTracking.findUniqueOrThrow","AutomaticTracking.findFirst","AutomaticTracking.findFirstOrThrow","AutomaticTracking.findMany","AutomaticTracking.createOne","AutomaticTracking.createMany","AutomaticTracking.createManyAndReturn","AutomaticTracking.updateOne","AutomaticTracking.updateMany","AutomaticTracking.updateManyAndReturn","AutomaticTracking.upsertOne","AutomaticTracking.deleteOne","AutomaticTracking.deleteMany","AutomaticTracking.groupBy","AutomaticTracking.aggregate","Outbox.findUnique","Outbox.findUniqueOrThrow","Outbox.findFirst","Outbox.findFirstOrThrow","Outbox.findMany","Outbox.createOne","Outbox.createMany","Outbox.createManyAndReturn","Outbox.updateOne","Outbox.updateMany","Outbox.updateManyAndReturn","Outbox.upsertOne","Outbox.deleteOne","Outbox.deleteMany","Outbox.groupBy","Outbox.aggregate","webhook","delivery","attempts","deliveries","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","WebhookAttempt.findUnique","WebhookAttempt.findUniqueOrThrow","WebhookAttempt.findFirst","WebhookAttempt.findFirstOrThrow","WebhookAttempt.findMany","WebhookAttempt.createOne","WebhookAttempt.createMany","WebhookAttempt.createManyAndReturn","WebhookAttempt.updateOne","WebhookAttempt.updateMany","WebhookAttempt.updateManyAndReturn","WebhookAttempt.upsertOne","WebhookAttempt.deleteOne","WebhookAttempt.deleteMany","WebhookAttempt.groupBy","WebhookAttempt.aggregate","AND","OR","NOT","id","deliveryId","at","statusCode","durationMs","error","requestHeaders","responseBody","equals","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","lt","lte","gt","gte","not","in","notIn","contains","startsWith","endsWith","webhookId","messageId","event","body","replayOf","status","attempt","earlierAttempts","nextAttemptAt","claim","leasedUntil","createdAt","developerId","url","host","events","subjects","allSubjects","secret","oldSecret","oldSecretUntil","signatureKey","oldSignatureKey","active","disabledReason","operatorOff","failingSince","isFull","missedFrom","missedUntil","has","hasEvery","hasSome","every","some","none","subjectsDone","expandedTo","address","client","chainId","blockNumber","txIndex","logIndex","own","ran","kind","txHash","counterparty","asset","assetOut","method","amount","amountOut","fee","wallet_chainId_blockNumber_logIndex_kind_txHash","party","servedAt","turns","queuedAt","dueAt","progress","address_chainId","developerId_address","state","transactions","truncated","unreadRows","gaps","smartAccount","source","fromBlock","toBlock","sources","readyAt","checkedAt","attestedFrom","attestedTo","attestDue","subject","period","sort","bucket","prefix","traders","chainId_period_sort_bucket_prefix","trades","volume","profit","chainId_period_subject","units","cost","subject_chainId_token","chainId_at_blockNumber_txIndex_logIndex_wallet","since24h","since7d","since30d","settings","target","reason","liftedAt","kind_target","version","requestedAt","compared","finishedAt","result","announcedAt","activeFrom","activatedAt","rescoredAt","summary","cause","scoredTo","scored","fromDay","subject_chainId","day","until","total","activity","age","diversity","governance","social","risk","loyalty","ranked","confidence","recordedAt","subject_chainId_day","position","scopes","savedAt","before","after","rankedBefore","rankedAfter","reachedBefore","reachedAfter","sourceChain","days","factsHash","facts","subject_factsHash","bonus","unavailable","stale","modelHash","reachedAt","nextChangeDay","updatedAt","sender","nonce","raw","hashes","raises","sentAt","minedAt","chainId_sender_nonce","name","referee","referrer","code","confirmedAt","claimer","price","signature","expiresAt","referralCode","consents","blockHash","deposit","reservedAt","chainId_txHash_logIndex","asker","askedAt","reads","payer","readAt","listed","comparedAt","compareFrom","alike","headAt","asker_address","policyId","outcome","chainOutcomes","chainReadAt","nextOutcome","nextBlocks","since","readsChain","turnAt","tokenHash","score","tokenHash_day_address","network","snapshot","endsAt","stored","groupId","nullifier","firstAt","lastSubject","tally","policyId_address","tokenHash_network_snapshot","policyId_groupId","issuer","providerSession","role","grantedBy","refreshToken","checkAt","checkFault","revokedAt","lastUsedAt","treeId","piece","bytes","index","listId","who","cap","floor","decimals","root","leaves","sum","issuedAt","domain","signer","treeId_piece","treeId_index","cluster","size","strength","members","evidence","keep","row","text","input","special","duplicateOf","reasons","svcId","tier","flags","known","sameAs","read","repair","column","previousId","format","columns","counts","charged","reading","lastRow","completedAt","seenAt","listId_cluster","listId_line_reason","listId_row","listId_piece","partlyRead","wallet_chainId_blockNumber_txIndex","firstBlock","retryAt","resolvedAt","chainId_blockNumber_txIndex","weight","foundBy","funder","clusterSize","chainLength","chainId_wallet","block","wallet_chainId_block","wallet_chainId","number","hash","parentHash","time","statedTime","chainId_number","pausedAt","pauseReason","reindexFrom","reindexRequestedAt","reindexStartedAt","setAsideBlock","setAsideRequestedAt","chainId_host","blockTime","guessed","headNumber","finalizedBlock","scoredBlock","scoredHash","dayBlockNumber","dayBlockHash","dayBlockTime","missingBlock","missingSince","joinedAt","ownerTx","owner","movedAt","name_ownerTx","leftAt","address_name_owner","primary","linkedAt","tokenId","parent","mintedAt","final","blocked","received","nameHash","account","epoch","firstIndex","firstAddress","chunkHash","epoch_firstIndex","previousRoot","chains","lineBytes","checksum","storedBytes","published","hour","keyId","endpoint","requests","errors","latencies","developerId_hour_keyId_endpoint","developerId_day","caller","caller_hour","path","key","bodyHash","committed","results","fence","startedAt","caller_method_path_key","actor","act","details","requestId","origins","policyIds","permissions","rateLimit","last4","suspendedAt","suspensionReason","replacedBy","value","uid","revocation","chainId_uid","contract","chainId_contract_uid_issuer","schemaUid","expirationTime","attestation","chainId_contract_uid","omittedBytes","decoded","preview","revocable","refUid","salt","signatureKind","revocationReason","revocationDetails","publicReason","revocationSignature","revocationSeq","revokedBlock","revokedTxHash","uid_issuer_chainId_contract","nameKey","schema","resolver","flag","openedAt","decideBy","decidedAt","decision","totalBefore","totalAfter","consent","wallet_flag","earnedAt","claimedAt","lostAt","subject_id","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "ih61B7AMCdwMAACwFgAw3QwAAAQAEN4MAACwFgAw3wwBAPYTACHHDQEA9hMAIYwQQAD6EwAhjRBAAPkTACGOEEAA-RMAIY8QAACxFgAgAQAAAAEAIAEAAAABACAI3AwAALAWADDdDAAABAAQ3gwAALAWADDfDAEA9hMAIccNAQD2EwAhjBBAAPoTACGNEEAA-RMAIY4QQAD5EwAhAo0QAACyFgAgjhAAALIWACADAAAABAAgAwAABQAwBAAAAQAgAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACAF3wwBAAAAAccNAQAAAAGMEEAAAAABjRBAAAAAAY4QQAAAAAEBCAAACQAgBd8MAQAAAAHHDQEAAAABjBBAAAAAAY0QQAAAAAGOEEAAAAABAQgAAAsAMAEIAAALADAF3wwBAL0WACHHDQEAvRYAIYwQQAC5FgAhjRBAAMUWACGOEEAAxRYAIQIAAAABACAIAAAOACAF3wwBAL0WACHHDQEAvRYAIYwQQAC5FgAhjRBAAMUWACGOEEAAxRYAIQIAAAAEACAIAAAQACACAAAABAAgCAAAEAAgAwAAAAEAIA8AAAkAIBAAAA4AIAEAAAABACABAAAABAAgBRUAAIodACAWAACMHQAgFwAAix0AII0QAACyFgAgjhAAALIWACAI3AwAAK8WADDdDAAAFwAQ3gwAAK8WADDfDAEA1xMAIccNAQDXEwAhjBBAANgTACGNEEAA7RMAIY4QQADtEwAhAwAAAAQAIAMAABYAMBQAABcAIAMAAAAEACADAAAFADAEAAABACAT4wcBAPYTACHcDAAArRYAMN0MAAAdABDeDAAArRYAMN8MAQAAAAH9DAEA9hMAIYQNAQD2EwAh2w0BAPYTACHrDUAA-RMAIegOAADxEwAggxABAPYTACGEEEAA-hMAIYUQQAD6EwAhhhBAAPkTACGHEAEA-BMAIYgQAgD9EwAhiRACAP0TACGKEAEAAAABixAAAK4WACABAAAAGgAgAQAAABoAIBLjBwEA9hMAIdwMAACtFgAw3QwAAB0AEN4MAACtFgAw3wwBAPYTACH9DAEA9hMAIYQNAQD2EwAh2w0BAPYTACHrDUAA-RMAIegOAADxEwAggxABAPYTACGEEEAA-hMAIYUQQAD6EwAhhhBAAPkTACGHEAEA-BMAIYgQAgD9EwAhiRACAP0TACGKEAEA-BMAIQbrDQAAshYAIIYQAACyFgAghxAAALIWACCIEAAAshYAIIkQAACyFgAgihAAALIWACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAMAAAAdACADAAAeADAEAAAaACAP4wcBAAAAAd8MAQAAAAH9DAEAAAABhA0BAAAAAdsNAQAAAAHrDUAAAAAB6A4AAIkdACCDEAEAAAABhBBAAAAAAYUQQAAAAAGGEEAAAAABhxABAAAAAYgQAgAAAAGJEAIAAAABihABAAAAAQEIAAAiACAP4wcBAAAAAd8MAQAAAAH9DAEAAAABhA0BAAAAAdsNAQAAAAHrDUAAAAAB6A4AAIkdACCDEAEAAAABhBBAAAAAAYUQQAAAAAGGEEAAAAABhxABAAAAAYgQAgAAAAGJEAIAAAABihABAAAAAQEIAAAkADABCAAAJAAwD-MHAQC9FgAh3wwBAL0WACH9DAEAvRYAIYQNAQC9FgAh2w0BAL0WACHrDUAAxRYAIegOAACIHQAggxABAL0WACGEEEAAuRYAIYUQQAC5FgAhhhBAAMUWACGHEAEAvBYAIYgQAgC6FgAhiRACALoWACGKEAEAvBYAIQIAAAAaACAIAAAnACAP4wcBAL0WACHfDAEAvRYAIf0MAQC9FgAhhA0BAL0WACHbDQEAvRYAIesNQADFFgAh6A4AAIgdACCDEAEAvRYAIYQQQAC5FgAhhRBAALkWACGGEEAAxRYAIYcQAQC8FgAhiBACALoWACGJEAIAuhYAIYoQAQC8FgAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACALFQAAgx0AIBYAAIYdACAXAACFHQAgKAAAhB0AICkAAIcdACDrDQAAshYAIIYQAACyFgAghxAAALIWACCIEAAAshYAIIkQAACyFgAgihAAALIWACAS4wcBANcTACHcDAAArBYAMN0MAAAwABDeDAAArBYAMN8MAQDXEwAh_QwBANcTACGEDQEA1xMAIdsNAQDXEwAh6w1AAO0TACHoDgAA8RMAIIMQAQDXEwAhhBBAANgTACGFEEAA2BMAIYYQQADtEwAhhxABANsTACGIEAIA2RMAIYkQAgDZEwAhihABANsTACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAvcDAAAqxYAMN0MAAA2ABDeDAAAqxYAMIMNQAD6EwAhhA0BAPgTACGYDgEA-BMAIegPAQAAAAH0DyAA9xMAIYAQAQAAAAGBEAEA9hMAIYIQAQD2EwAhAQAAADMAIAEAAAAzACAL3AwAAKsWADDdDAAANgAQ3gwAAKsWADCDDUAA-hMAIYQNAQD4EwAhmA4BAPgTACHoDwEA9hMAIfQPIAD3EwAhgBABAPgTACGBEAEA9hMAIYIQAQD2EwAhA4QNAACyFgAgmA4AALIWACCAEAAAshYAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgAwAAADYAIAMAADcAMAQAADMAIAiDDUAAAAABhA0BAAAAAZgOAQAAAAHoDwEAAAAB9A8gAAAAAYAQAQAAAAGBEAEAAAABghABAAAAAQEIAAA7ACAIgw1AAAAAAYQNAQAAAAGYDgEAAAAB6A8BAAAAAfQPIAAAAAGAEAEAAAABgRABAAAAAYIQAQAAAAEBCAAAPQAwAQgAAD0AMAiDDUAAuRYAIYQNAQC8FgAhmA4BALwWACHoDwEAvRYAIfQPIADbFgAhgBABALwWACGBEAEAvRYAIYIQAQC9FgAhAgAAADMAIAgAAEAAIAiDDUAAuRYAIYQNAQC8FgAhmA4BALwWACHoDwEAvRYAIfQPIADbFgAhgBABALwWACGBEAEAvRYAIYIQAQC9FgAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAGFQAAgB0AIBYAAIIdACAXAACBHQAghA0AALIWACCYDgAAshYAIIAQAACyFgAgC9wMAACqFgAw3QwAAEkAEN4MAACqFgAwgw1AANgTACGEDQEA2xMAIZgOAQDbEwAh6A8BANcTACH0DyAA8hMAIYAQAQDbEwAhgRABANcTACGCEAEA1xMAIQMAAAA2ACADAABIADAUAABJACADAAAANgAgAwAANwAwBAAAMwAgJQgBAPYTACHcDAAAqBYAMN0MAABPABDeDAAAqBYAMN8MAQAAAAGDDUAA-hMAIaANBACBFAAhoQ0EAK4UACGjDQIA_RMAIacNAQD4EwAhxw0BAPYTACGQDgEA-BMAIZ8OAQD4EwAhow4BAPgTACHKDgEA9hMAIdEOQAD5EwAhlw8EAIEUACG5DyAA9xMAIegPAQD2EwAh6w8BAPYTACHtDwEA9hMAIe4PBACBFAAh8Q8CAP0TACHyDwAA_xMAIPMPAAD_EwAg9A8gAPcTACH1DwEA9hMAIfYPAQD4EwAh9w8BAPYTACH4DwEA-BMAIfkPAQD4EwAh-g8BAPgTACH7DwEA-BMAIfwPBAAAAAH9DwQArhQAIf4PAQD4EwAh_w8AAKkWACABAAAATAAgAQAAAEwAICQIAQD2EwAh3AwAAKgWADDdDAAATwAQ3gwAAKgWADDfDAEA9hMAIYMNQAD6EwAhoA0EAIEUACGhDQQArhQAIaMNAgD9EwAhpw0BAPgTACHHDQEA9hMAIZAOAQD4EwAhnw4BAPgTACGjDgEA-BMAIcoOAQD2EwAh0Q5AAPkTACGXDwQAgRQAIbkPIAD3EwAh6A8BAPYTACHrDwEA9hMAIe0PAQD2EwAh7g8EAIEUACHxDwIA_RMAIfIPAAD_EwAg8w8AAP8TACD0DyAA9xMAIfUPAQD2EwAh9g8BAPgTACH3DwEA9hMAIfgPAQD4EwAh-Q8BAPgTACH6DwEA-BMAIfsPAQD4EwAh_A8EAK4UACH9DwQArhQAIf4PAQD4EwAhEqENAACyFgAgow0AALIWACCnDQAAshYAIJAOAACyFgAgnw4AALIWACCjDgAAshYAINEOAACyFgAg8Q8AALIWACDyDwAAshYAIPMPAACyFgAg9g8AALIWACD4DwAAshYAIPkPAACyFgAg-g8AALIWACD7DwAAshYAIPwPAACyFgAg_Q8AALIWACD-DwAAshYAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgAwAAAE8AIAMAAFAAMAQAAEwAICEIAQAAAAHfDAEAAAABgw1AAAAAAaANBAAAAAGhDQQAAAABow0CAAAAAacNAQAAAAHHDQEAAAABkA4BAAAAAZ8OAQAAAAGjDgEAAAAByg4BAAAAAdEOQAAAAAGXDwQAAAABuQ8gAAAAAegPAQAAAAHrDwEAAAAB7Q8BAAAAAe4PBAAAAAHxDwIAAAAB8g-AAAAAAfMPgAAAAAH0DyAAAAAB9Q8BAAAAAfYPAQAAAAH3DwEAAAAB-A8BAAAAAfkPAQAAAAH6DwEAAAAB-w8BAAAAAfwPBAAAAAH9DwQAAAAB_g8BAAAAAQEIAABUACAhCAEAAAAB3wwBAAAAAYMNQAAAAAGgDQQAAAABoQ0EAAAAAaMNAgAAAAGnDQEAAAABxw0BAAAAAZAOAQAAAAGfDgEAAAABow4BAAAAAcoOAQAAAAHRDkAAAAABlw8EAAAAAbkPIAAAAAHoDwEAAAAB6w8BAAAAAe0PAQAAAAHuDwQAAAAB8Q8CAAAAAfIPgAAAAAHzD4AAAAAB9A8gAAAAAfUPAQAAAAH2DwEAAAAB9w8BAAAAAfgPAQAAAAH5DwEAAAAB-g8BAAAAAfsPAQAAAAH8DwQAAAAB_Q8EAAAAAf4PAQAAAAEBCAAAVgAwAQgAAFYAMCEIAQC9FgAh3wwBAL0WACGDDUAAuRYAIaANBAC4FgAhoQ0EAKQXACGjDQIAuhYAIacNAQC8FgAhxw0BAL0WACGQDgEAvBYAIZ8OAQC8FgAhow4BALwWACHKDgEAvRYAIdEOQADFFgAhlw8EALgWACG5DyAA2xYAIegPAQC9FgAh6w8BAL0WACHtDwEAvRYAIe4PBAC4FgAh8Q8CALoWACHyD4AAAAAB8w-AAAAAAfQPIADbFgAh9Q8BAL0WACH2DwEAvBYAIfcPAQC9FgAh-A8BALwWACH5DwEAvBYAIfoPAQC8FgAh-w8BALwWACH8DwQApBcAIf0PBACkFwAh_g8BALwWACECAAAATAAgCAAAWQAgIQgBAL0WACHfDAEAvRYAIYMNQAC5FgAhoA0EALgWACGhDQQApBcAIaMNAgC6FgAhpw0BALwWACHHDQEAvRYAIZAOAQC8FgAhnw4BALwWACGjDgEAvBYAIcoOAQC9FgAh0Q5AAMUWACGXDwQAuBYAIbkPIADbFgAh6A8BAL0WACHrDwEAvRYAIe0PAQC9FgAh7g8EALgWACHxDwIAuhYAIfIPgAAAAAHzD4AAAAAB9A8gANsWACH1DwEAvRYAIfYPAQC8FgAh9w8BAL0WACH4DwEAvBYAIfkPAQC8FgAh-g8BALwWACH7DwEAvBYAIfwPBACkFwAh_Q8EAKQXACH-DwEAvBYAIQIAAABPACAIAABbACACAAAATwAgCAAAWwAgAwAAAEwAIA8AAFQAIBAAAFkAIAEAAABMACABAAAATwAgFxUAAPscACAWAAD-HAAgFwAA_RwAICgAAPwcACApAAD_HAAgoQ0AALIWACCjDQAAshYAIKcNAACyFgAgkA4AALIWACCfDgAAshYAIKMOAACyFgAg0Q4AALIWACDxDwAAshYAIPIPAACyFgAg8w8AALIWACD2DwAAshYAIPgPAACyFgAg-Q8AALIWACD6DwAAshYAIPsPAACyFgAg_A8AALIWACD9DwAAshYAIP4PAACyFgAgJAgBANcTACHcDAAApxYAMN0MAABiABDeDAAApxYAMN8MAQDXEwAhgw1AANgTACGgDQQA1hMAIaENBACqFAAhow0CANkTACGnDQEA2xMAIccNAQDXEwAhkA4BANsTACGfDgEA2xMAIaMOAQDbEwAhyg4BANcTACHRDkAA7RMAIZcPBADWEwAhuQ8gAPITACHoDwEA1xMAIesPAQDXEwAh7Q8BANcTACHuDwQA1hMAIfEPAgDZEwAh8g8AANwTACDzDwAA3BMAIPQPIADyEwAh9Q8BANcTACH2DwEA2xMAIfcPAQDXEwAh-A8BANsTACH5DwEA2xMAIfoPAQDbEwAh-w8BANsTACH8DwQAqhQAIf0PBACqFAAh_g8BANsTACEDAAAATwAgAwAAYQAwFAAAYgAgAwAAAE8AIAMAAFAAMAQAAEwAIBDcDAAApRYAMN0MAABoABDeDAAApRYAMKANBACBFAAhoQ0EAIEUACGjDQIA_hMAIccNAQD2EwAhkA4BAPYTACHKDgEA9hMAIZcPBACBFAAh6A8BAPYTACHrDwEA9hMAIe0PAQD2EwAh7g8EAIEUACHvDwAAiRQAIPAPAACmFgAgAQAAAGUAIAEAAABlACAP3AwAAKUWADDdDAAAaAAQ3gwAAKUWADCgDQQAgRQAIaENBACBFAAhow0CAP4TACHHDQEA9hMAIZAOAQD2EwAhyg4BAPYTACGXDwQAgRQAIegPAQD2EwAh6w8BAPYTACHtDwEA9hMAIe4PBACBFAAh7w8AAIkUACAAAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDKANBAAAAAGhDQQAAAABow0CAAAAAccNAQAAAAGQDgEAAAAByg4BAAAAAZcPBAAAAAHoDwEAAAAB6w8BAAAAAe0PAQAAAAHuDwQAAAAB7w-AAAAAAQEIAABtACAMoA0EAAAAAaENBAAAAAGjDQIAAAABxw0BAAAAAZAOAQAAAAHKDgEAAAABlw8EAAAAAegPAQAAAAHrDwEAAAAB7Q8BAAAAAe4PBAAAAAHvD4AAAAABAQgAAG8AMAEIAABvADAMoA0EALgWACGhDQQAuBYAIaMNAgC7FgAhxw0BAL0WACGQDgEAvRYAIcoOAQC9FgAhlw8EALgWACHoDwEAvRYAIesPAQC9FgAh7Q8BAL0WACHuDwQAuBYAIe8PgAAAAAECAAAAZQAgCAAAcgAgDKANBAC4FgAhoQ0EALgWACGjDQIAuxYAIccNAQC9FgAhkA4BAL0WACHKDgEAvRYAIZcPBAC4FgAh6A8BAL0WACHrDwEAvRYAIe0PAQC9FgAh7g8EALgWACHvD4AAAAABAgAAAGgAIAgAAHQAIAIAAABoACAIAAB0ACADAAAAZQAgDwAAbQAgEAAAcgAgAQAAAGUAIAEAAABoACAFFQAA9hwAIBYAAPkcACAXAAD4HAAgKAAA9xwAICkAAPocACAP3AwAAKQWADDdDAAAewAQ3gwAAKQWADCgDQQA1hMAIaENBADWEwAhow0CANoTACHHDQEA1xMAIZAOAQDXEwAhyg4BANcTACGXDwQA1hMAIegPAQDXEwAh6w8BANcTACHtDwEA1xMAIe4PBADWEwAh7w8AAIYUACADAAAAaAAgAwAAegAwFAAAewAgAwAAAGgAIAMAAGkAMAQAAGUAIAvcDAAAohYAMN0MAACBAQAQ3gwAAKIWADCgDQQAgRQAIaENBACBFAAhpw0BAPYTACHKDgEA9hMAIaIPBACBFAAh6A8BAPYTACHrDwEA9hMAIewPAACjFgAgAQAAAH4AIAEAAAB-ACAK3AwAAKIWADDdDAAAgQEAEN4MAACiFgAwoA0EAIEUACGhDQQAgRQAIacNAQD2EwAhyg4BAPYTACGiDwQAgRQAIegPAQD2EwAh6w8BAPYTACEAAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgB6ANBAAAAAGhDQQAAAABpw0BAAAAAcoOAQAAAAGiDwQAAAAB6A8BAAAAAesPAQAAAAEBCAAAhgEAIAegDQQAAAABoQ0EAAAAAacNAQAAAAHKDgEAAAABog8EAAAAAegPAQAAAAHrDwEAAAABAQgAAIgBADABCAAAiAEAMAegDQQAuBYAIaENBAC4FgAhpw0BAL0WACHKDgEAvRYAIaIPBAC4FgAh6A8BAL0WACHrDwEAvRYAIQIAAAB-ACAIAACLAQAgB6ANBAC4FgAhoQ0EALgWACGnDQEAvRYAIcoOAQC9FgAhog8EALgWACHoDwEAvRYAIesPAQC9FgAhAgAAAIEBACAIAACNAQAgAgAAAIEBACAIAACNAQAgAwAAAH4AIA8AAIYBACAQAACLAQAgAQAAAH4AIAEAAACBAQAgBRUAAPEcACAWAAD0HAAgFwAA8xwAICgAAPIcACApAAD1HAAgCtwMAAChFgAw3QwAAJQBABDeDAAAoRYAMKANBADWEwAhoQ0EANYTACGnDQEA1xMAIcoOAQDXEwAhog8EANYTACHoDwEA1xMAIesPAQDXEwAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIAXcDAAAoBYAMN0MAACaAQAQ3gwAAKAWADDHDQEAAAABiw8CAP4TACEBAAAAlwEAIAEAAACXAQAgBdwMAACgFgAw3QwAAJoBABDeDAAAoBYAMMcNAQD2EwAhiw8CAP4TACEAAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgAscNAQAAAAGLDwIAAAABAQgAAJ8BACACxw0BAAAAAYsPAgAAAAEBCAAAoQEAMAEIAAChAQAwAscNAQC9FgAhiw8CALsWACECAAAAlwEAIAgAAKQBACACxw0BAL0WACGLDwIAuxYAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBRUAAOwcACAWAADvHAAgFwAA7hwAICgAAO0cACApAADwHAAgBdwMAACfFgAw3QwAAK0BABDeDAAAnxYAMMcNAQDXEwAhiw8CANoTACEDAAAAmgEAIAMAAKwBADAUAACtAQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAkIAACJFAAg3AwAAJ4WADDdDAAAswEAEN4MAACeFgAw3wwBAAAAAeEMQAD6EwAhng0BAPYTACGmDQEA9hMAIasOQAD5EwAhAQAAALABACABAAAAsAEAIAkIAACJFAAg3AwAAJ4WADDdDAAAswEAEN4MAACeFgAw3wwBAPYTACHhDEAA-hMAIZ4NAQD2EwAhpg0BAPYTACGrDkAA-RMAIQGrDgAAshYAIAMAAACzAQAgAwAAtAEAMAQAALABACADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAYIgAAAAAHfDAEAAAAB4QxAAAAAAZ4NAQAAAAGmDQEAAAABqw5AAAAAAQEIAAC4AQAgBgiAAAAAAd8MAQAAAAHhDEAAAAABng0BAAAAAaYNAQAAAAGrDkAAAAABAQgAALoBADABCAAAugEAMAYIgAAAAAHfDAEAvRYAIeEMQAC5FgAhng0BAL0WACGmDQEAvRYAIasOQADFFgAhAgAAALABACAIAAC9AQAgBgiAAAAAAd8MAQC9FgAh4QxAALkWACGeDQEAvRYAIaYNAQC9FgAhqw5AAMUWACECAAAAswEAIAgAAL8BACACAAAAswEAIAgAAL8BACADAAAAsAEAIA8AALgBACAQAAC9AQAgAQAAALABACABAAAAswEAIAQVAADpHAAgFgAA6xwAIBcAAOocACCrDgAAshYAIAkIAACGFAAg3AwAAJ0WADDdDAAAxgEAEN4MAACdFgAw3wwBANcTACHhDEAA2BMAIZ4NAQDXEwAhpg0BANcTACGrDkAA7RMAIQMAAACzAQAgAwAAxQEAMBQAAMYBACADAAAAswEAIAMAALQBADAEAACwAQAgEqoMAgD-EwAh3AwAAJsWADDdDAAAzAEAEN4MAACbFgAw4QxAAPoTACGgDQQAgRQAIaENBACBFAAhow0CAP4TACGnDQEA9hMAIccNAQD2EwAhkA4BAPgTACGjDgEA-BMAIcoOAQD2EwAhiA9AAPoTACGiDwQAgRQAIegPAQD2EwAh6Q8AAP8TACDqDwAAnBYAIAEAAADJAQAgAQAAAMkBACARqgwCAP4TACHcDAAAmxYAMN0MAADMAQAQ3gwAAJsWADDhDEAA-hMAIaANBACBFAAhoQ0EAIEUACGjDQIA_hMAIacNAQD2EwAhxw0BAPYTACGQDgEA-BMAIaMOAQD4EwAhyg4BAPYTACGID0AA-hMAIaIPBACBFAAh6A8BAPYTACHpDwAA_xMAIAOQDgAAshYAIKMOAACyFgAg6Q8AALIWACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACAOqgwCAAAAAeEMQAAAAAGgDQQAAAABoQ0EAAAAAaMNAgAAAAGnDQEAAAABxw0BAAAAAZAOAQAAAAGjDgEAAAAByg4BAAAAAYgPQAAAAAGiDwQAAAAB6A8BAAAAAekPgAAAAAEBCAAA0QEAIA6qDAIAAAAB4QxAAAAAAaANBAAAAAGhDQQAAAABow0CAAAAAacNAQAAAAHHDQEAAAABkA4BAAAAAaMOAQAAAAHKDgEAAAABiA9AAAAAAaIPBAAAAAHoDwEAAAAB6Q-AAAAAAQEIAADTAQAwAQgAANMBADAOqgwCALsWACHhDEAAuRYAIaANBAC4FgAhoQ0EALgWACGjDQIAuxYAIacNAQC9FgAhxw0BAL0WACGQDgEAvBYAIaMOAQC8FgAhyg4BAL0WACGID0AAuRYAIaIPBAC4FgAh6A8BAL0WACHpD4AAAAABAgAAAMkBACAIAADWAQAgDqoMAgC7FgAh4QxAALkWACGgDQQAuBYAIaENBAC4FgAhow0CALsWACGnDQEAvRYAIccNAQC9FgAhkA4BALwWACGjDgEAvBYAIcoOAQC9FgAhiA9AALkWACGiDwQAuBYAIegPAQC9FgAh6Q-AAAAAAQIAAADMAQAgCAAA2AEAIAIAAADMAQAgCAAA2AEAIAMAAADJAQAgDwAA0QEAIBAAANYBACABAAAAyQEAIAEAAADMAQAgCBUAAOQcACAWAADnHAAgFwAA5hwAICgAAOUcACApAADoHAAgkA4AALIWACCjDgAAshYAIOkPAACyFgAgEaoMAgDaEwAh3AwAAJoWADDdDAAA3wEAEN4MAACaFgAw4QxAANgTACGgDQQA1hMAIaENBADWEwAhow0CANoTACGnDQEA1xMAIccNAQDXEwAhkA4BANsTACGjDgEA2xMAIcoOAQDXEwAhiA9AANgTACGiDwQA1hMAIegPAQDXEwAh6Q8AANwTACADAAAAzAEAIAMAAN4BADAUAADfAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAXcDAAAmRYAMN0MAADlAQAQ3gwAAJkWADDUDwEAAAAB5w8AAIkUACABAAAA4gEAIAEAAADiAQAgBdwMAACZFgAw3QwAAOUBABDeDAAAmRYAMNQPAQD2EwAh5w8AAIkUACAAAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACADAAAA5QEAIAMAAOYBADAEAADiAQAgAtQPAQAAAAHnD4AAAAABAQgAAOoBACAC1A8BAAAAAecPgAAAAAEBCAAA7AEAMAEIAADsAQAwAtQPAQC9FgAh5w-AAAAAAQIAAADiAQAgCAAA7wEAIALUDwEAvRYAIecPgAAAAAECAAAA5QEAIAgAAPEBACACAAAA5QEAIAgAAPEBACADAAAA4gEAIA8AAOoBACAQAADvAQAgAQAAAOIBACABAAAA5QEAIAMVAADhHAAgFgAA4xwAIBcAAOIcACAF3AwAAJgWADDdDAAA-AEAEN4MAACYFgAw1A8BANcTACHnDwAAhhQAIAMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgDK0BAACUFgAg4wcBAAAAAdwMAACTFgAw3QwAAIMCABDeDAAAkxYAMN8MAQAAAAGDDUAA-hMAIaANBACuFAAh8Q4BAPYTACGTDwAAlxYAIOQPQAD5EwAh5Q8BAPgTACEBAAAA-wEAIBasAQAAlhYAINwMAACVFgAw3QwAAP0BABDeDAAAlRYAMN8MAQD2EwAhgw1AAPoTACGEDQEA9hMAIaYNAQD2EwAhyw0BAPYTACGYDgEA9hMAIaAOQAD5EwAh0Q5AAPkTACHSDkAA-RMAIZUPAQD2EwAh3w8AAPETACDgDwAA8RMAIOEPAADxEwAg4g8CAP0TACHjDwEA9hMAIeQPQAD5EwAh5Q8BAPgTACHmDwEA-BMAIQisAQAA4BwAIKAOAACyFgAg0Q4AALIWACDSDgAAshYAIOIPAACyFgAg5A8AALIWACDlDwAAshYAIOYPAACyFgAgFqwBAACWFgAg3AwAAJUWADDdDAAA_QEAEN4MAACVFgAw3wwBAAAAAYMNQAD6EwAhhA0BAPYTACGmDQEA9hMAIcsNAQD2EwAhmA4BAPYTACGgDkAA-RMAIdEOQAD5EwAh0g5AAPkTACGVDwEAAAAB3w8AAPETACDgDwAA8RMAIOEPAADxEwAg4g8CAP0TACHjDwEA9hMAIeQPQAD5EwAh5Q8BAPgTACHmDwEA-BMAIQMAAAD9AQAgAwAA_gEAMAQAAP8BACABAAAA_QEAIAEAAAD7AQAgC60BAACUFgAg4wcBAPYTACHcDAAAkxYAMN0MAACDAgAQ3gwAAJMWADDfDAEA9hMAIYMNQAD6EwAhoA0EAK4UACHxDgEA9hMAIeQPQAD5EwAh5Q8BAPgTACEErQEAAN8cACCgDQAAshYAIOQPAACyFgAg5Q8AALIWACADAAAAgwIAIAMAAIQCADAEAAD7AQAgAwAAAIMCACADAACEAgAwBAAA-wEAIAMAAACDAgAgAwAAhAIAMAQAAPsBACAIrQEAAN4cACDjBwEAAAAB3wwBAAAAAYMNQAAAAAGgDQQAAAAB8Q4BAAAAAeQPQAAAAAHlDwEAAAABAQgAAIgCACAH4wcBAAAAAd8MAQAAAAGDDUAAAAABoA0EAAAAAfEOAQAAAAHkD0AAAAAB5Q8BAAAAAQEIAACKAgAwAQgAAIoCADAIrQEAANEcACDjBwEAvRYAId8MAQC9FgAhgw1AALkWACGgDQQApBcAIfEOAQC9FgAh5A9AAMUWACHlDwEAvBYAIQIAAAD7AQAgCAAAjQIAIAfjBwEAvRYAId8MAQC9FgAhgw1AALkWACGgDQQApBcAIfEOAQC9FgAh5A9AAMUWACHlDwEAvBYAIQIAAACDAgAgCAAAjwIAIAIAAACDAgAgCAAAjwIAIAMAAAD7AQAgDwAAiAIAIBAAAI0CACABAAAA-wEAIAEAAACDAgAgCBUAAMwcACAWAADPHAAgFwAAzhwAICgAAM0cACApAADQHAAgoA0AALIWACDkDwAAshYAIOUPAACyFgAgCuMHAQDXEwAh3AwAAJIWADDdDAAAlgIAEN4MAACSFgAw3wwBANcTACGDDUAA2BMAIaANBACqFAAh8Q4BANcTACHkD0AA7RMAIeUPAQDbEwAhAwAAAIMCACADAACVAgAwFAAAlgIAIAMAAACDAgAgAwAAhAIAMAQAAPsBACABAAAA_wEAIAEAAAD_AQAgAwAAAP0BACADAAD-AQAwBAAA_wEAIAMAAAD9AQAgAwAA_gEAMAQAAP8BACADAAAA_QEAIAMAAP4BADAEAAD_AQAgE6wBAADLHAAg3wwBAAAAAYMNQAAAAAGEDQEAAAABpg0BAAAAAcsNAQAAAAGYDgEAAAABoA5AAAAAAdEOQAAAAAHSDkAAAAABlQ8BAAAAAd8PAADIHAAg4A8AAMkcACDhDwAAyhwAIOIPAgAAAAHjDwEAAAAB5A9AAAAAAeUPAQAAAAHmDwEAAAABAQgAAJ4CACAS3wwBAAAAAYMNQAAAAAGEDQEAAAABpg0BAAAAAcsNAQAAAAGYDgEAAAABoA5AAAAAAdEOQAAAAAHSDkAAAAABlQ8BAAAAAd8PAADIHAAg4A8AAMkcACDhDwAAyhwAIOIPAgAAAAHjDwEAAAAB5A9AAAAAAeUPAQAAAAHmDwEAAAABAQgAAKACADABCAAAoAIAMBOsAQAAxxwAIN8MAQC9FgAhgw1AALkWACGEDQEAvRYAIaYNAQC9FgAhyw0BAL0WACGYDgEAvRYAIaAOQADFFgAh0Q5AAMUWACHSDkAAxRYAIZUPAQC9FgAh3w8AAMQcACDgDwAAxRwAIOEPAADGHAAg4g8CALoWACHjDwEAvRYAIeQPQADFFgAh5Q8BALwWACHmDwEAvBYAIQIAAAD_AQAgCAAAowIAIBLfDAEAvRYAIYMNQAC5FgAhhA0BAL0WACGmDQEAvRYAIcsNAQC9FgAhmA4BAL0WACGgDkAAxRYAIdEOQADFFgAh0g5AAMUWACGVDwEAvRYAId8PAADEHAAg4A8AAMUcACDhDwAAxhwAIOIPAgC6FgAh4w8BAL0WACHkD0AAxRYAIeUPAQC8FgAh5g8BALwWACECAAAA_QEAIAgAAKUCACACAAAA_QEAIAgAAKUCACADAAAA_wEAIA8AAJ4CACAQAACjAgAgAQAAAP8BACABAAAA_QEAIAwVAAC_HAAgFgAAwhwAIBcAAMEcACAoAADAHAAgKQAAwxwAIKAOAACyFgAg0Q4AALIWACDSDgAAshYAIOIPAACyFgAg5A8AALIWACDlDwAAshYAIOYPAACyFgAgFdwMAACRFgAw3QwAAKwCABDeDAAAkRYAMN8MAQDXEwAhgw1AANgTACGEDQEA1xMAIaYNAQDXEwAhyw0BANcTACGYDgEA1xMAIaAOQADtEwAh0Q5AAO0TACHSDkAA7RMAIZUPAQDXEwAh3w8AAPETACDgDwAA8RMAIOEPAADxEwAg4g8CANkTACHjDwEA1xMAIeQPQADtEwAh5Q8BANsTACHmDwEA2xMAIQMAAAD9AQAgAwAAqwIAMBQAAKwCACADAAAA_QEAIAMAAP4BADAEAAD_AQAgCtwMAACQFgAw3QwAALICABDeDAAAkBYAMN8MAQAAAAHhDEAA-hMAIdoNAQD2EwAh2w8BAPYTACHcDwEA9hMAId0PAACJFAAg3g8BAPgTACEBAAAArwIAIAEAAACvAgAgCtwMAACQFgAw3QwAALICABDeDAAAkBYAMN8MAQD2EwAh4QxAAPoTACHaDQEA9hMAIdsPAQD2EwAh3A8BAPYTACHdDwAAiRQAIN4PAQD4EwAhAd4PAACyFgAgAwAAALICACADAACzAgAwBAAArwIAIAMAAACyAgAgAwAAswIAMAQAAK8CACADAAAAsgIAIAMAALMCADAEAACvAgAgB98MAQAAAAHhDEAAAAAB2g0BAAAAAdsPAQAAAAHcDwEAAAAB3Q-AAAAAAd4PAQAAAAEBCAAAtwIAIAffDAEAAAAB4QxAAAAAAdoNAQAAAAHbDwEAAAAB3A8BAAAAAd0PgAAAAAHeDwEAAAABAQgAALkCADABCAAAuQIAMAffDAEAvRYAIeEMQAC5FgAh2g0BAL0WACHbDwEAvRYAIdwPAQC9FgAh3Q-AAAAAAd4PAQC8FgAhAgAAAK8CACAIAAC8AgAgB98MAQC9FgAh4QxAALkWACHaDQEAvRYAIdsPAQC9FgAh3A8BAL0WACHdD4AAAAAB3g8BALwWACECAAAAsgIAIAgAAL4CACACAAAAsgIAIAgAAL4CACADAAAArwIAIA8AALcCACAQAAC8AgAgAQAAAK8CACABAAAAsgIAIAQVAAC8HAAgFgAAvhwAIBcAAL0cACDeDwAAshYAIArcDAAAjxYAMN0MAADFAgAQ3gwAAI8WADDfDAEA1xMAIeEMQADYEwAh2g0BANcTACHbDwEA1xMAIdwPAQDXEwAh3Q8AAIYUACDeDwEA2xMAIQMAAACyAgAgAwAAxAIAMBQAAMUCACADAAAAsgIAIAMAALMCADAEAACvAgAgENwMAACNFgAw3QwAAMsCABDeDAAAjRYAMPsMAQD4EwAh_QwCAP0TACGrDQEA9hMAIaAOQAD6EwAh0Q8BAPYTACHTDwEA9hMAIdQPAQD2EwAh1Q8BAPYTACHWDyAA9xMAIdcPAACMFgAg2A8BAPYTACHZD0AA-hMAIdoPAACOFgAgAQAAAMgCACABAAAAyAIAIA_cDAAAjRYAMN0MAADLAgAQ3gwAAI0WADD7DAEA-BMAIf0MAgD9EwAhqw0BAPYTACGgDkAA-hMAIdEPAQD2EwAh0w8BAPYTACHUDwEA9hMAIdUPAQD2EwAh1g8gAPcTACHXDwAAjBYAINgPAQD2EwAh2Q9AAPoTACEC-wwAALIWACD9DAAAshYAIAMAAADLAgAgAwAAzAIAMAQAAMgCACADAAAAywIAIAMAAMwCADAEAADIAgAgAwAAAMsCACADAADMAgAwBAAAyAIAIAz7DAEAAAAB_QwCAAAAAasNAQAAAAGgDkAAAAAB0Q8BAAAAAdMPAQAAAAHUDwEAAAAB1Q8BAAAAAdYPIAAAAAHXDwAAuxwAINgPAQAAAAHZD0AAAAABAQgAANACACAM-wwBAAAAAf0MAgAAAAGrDQEAAAABoA5AAAAAAdEPAQAAAAHTDwEAAAAB1A8BAAAAAdUPAQAAAAHWDyAAAAAB1w8AALscACDYDwEAAAAB2Q9AAAAAAQEIAADSAgAwAQgAANICADAM-wwBALwWACH9DAIAuhYAIasNAQC9FgAhoA5AALkWACHRDwEAvRYAIdMPAQC9FgAh1A8BAL0WACHVDwEAvRYAIdYPIADbFgAh1w8AALocACDYDwEAvRYAIdkPQAC5FgAhAgAAAMgCACAIAADVAgAgDPsMAQC8FgAh_QwCALoWACGrDQEAvRYAIaAOQAC5FgAh0Q8BAL0WACHTDwEAvRYAIdQPAQC9FgAh1Q8BAL0WACHWDyAA2xYAIdcPAAC6HAAg2A8BAL0WACHZD0AAuRYAIQIAAADLAgAgCAAA1wIAIAIAAADLAgAgCAAA1wIAIAMAAADIAgAgDwAA0AIAIBAAANUCACABAAAAyAIAIAEAAADLAgAgBxUAALUcACAWAAC4HAAgFwAAtxwAICgAALYcACApAAC5HAAg-wwAALIWACD9DAAAshYAIA_cDAAAixYAMN0MAADeAgAQ3gwAAIsWADD7DAEA2xMAIf0MAgDZEwAhqw0BANcTACGgDkAA2BMAIdEPAQDXEwAh0w8BANcTACHUDwEA1xMAIdUPAQDXEwAh1g8gAPITACHXDwAAjBYAINgPAQDXEwAh2Q9AANgTACEDAAAAywIAIAMAAN0CADAUAADeAgAgAwAAAMsCACADAADMAgAwBAAAyAIAIAfcDAAAiRYAMN0MAADkAgAQ3gwAAIkWADDVDgQAgRQAIckPQAD6EwAh0Q8BAPYTACHSDwAAihYAIAEAAADhAgAgAQAAAOECACAG3AwAAIkWADDdDAAA5AIAEN4MAACJFgAw1Q4EAIEUACHJD0AA-hMAIdEPAQD2EwAhAAMAAADkAgAgAwAA5QIAMAQAAOECACADAAAA5AIAIAMAAOUCADAEAADhAgAgAwAAAOQCACADAADlAgAwBAAA4QIAIAPVDgQAAAAByQ9AAAAAAdEPAQAAAAEBCAAA6QIAIAPVDgQAAAAByQ9AAAAAAdEPAQAAAAEBCAAA6wIAMAEIAADrAgAwA9UOBAC4FgAhyQ9AALkWACHRDwEAvRYAIQIAAADhAgAgCAAA7gIAIAPVDgQAuBYAIckPQAC5FgAh0Q8BAL0WACECAAAA5AIAIAgAAPACACACAAAA5AIAIAgAAPACACADAAAA4QIAIA8AAOkCACAQAADuAgAgAQAAAOECACABAAAA5AIAIAUVAACwHAAgFgAAsxwAIBcAALIcACAoAACxHAAgKQAAtBwAIAbcDAAAiBYAMN0MAAD3AgAQ3gwAAIgWADDVDgQA1hMAIckPQADYEwAh0Q8BANcTACEDAAAA5AIAIAMAAPYCADAUAAD3AgAgAwAAAOQCACADAADlAgAwBAAA4QIAIAfcDAAAhhYAMN0MAAD9AgAQ3gwAAIYWADCEDQEA9hMAIe0NQAD6EwAhzA8CAP4TACHQDwAAhxYAIAEAAAD6AgAgAQAAAPoCACAG3AwAAIYWADDdDAAA_QIAEN4MAACGFgAwhA0BAPYTACHtDUAA-hMAIcwPAgD-EwAhAAMAAAD9AgAgAwAA_gIAMAQAAPoCACADAAAA_QIAIAMAAP4CADAEAAD6AgAgAwAAAP0CACADAAD-AgAwBAAA-gIAIAOEDQEAAAAB7Q1AAAAAAcwPAgAAAAEBCAAAggMAIAOEDQEAAAAB7Q1AAAAAAcwPAgAAAAEBCAAAhAMAMAEIAACEAwAwA4QNAQC9FgAh7Q1AALkWACHMDwIAuxYAIQIAAAD6AgAgCAAAhwMAIAOEDQEAvRYAIe0NQAC5FgAhzA8CALsWACECAAAA_QIAIAgAAIkDACACAAAA_QIAIAgAAIkDACADAAAA-gIAIA8AAIIDACAQAACHAwAgAQAAAPoCACABAAAA_QIAIAUVAACrHAAgFgAArhwAIBcAAK0cACAoAACsHAAgKQAArxwAIAbcDAAAhRYAMN0MAACQAwAQ3gwAAIUWADCEDQEA1xMAIe0NQADYEwAhzA8CANoTACEDAAAA_QIAIAMAAI8DADAUAACQAwAgAwAAAP0CACADAAD-AgAwBAAA-gIAIAbcDAAAhBYAMN0MAACWAwAQ3gwAAIQWADCfDQEA-BMAIZEOAQAAAAGgDkAA-hMAIQEAAACTAwAgAQAAAJMDACAG3AwAAIQWADDdDAAAlgMAEN4MAACEFgAwnw0BAPgTACGRDgEA9hMAIaAOQAD6EwAhAZ8NAACyFgAgAwAAAJYDACADAACXAwAwBAAAkwMAIAMAAACWAwAgAwAAlwMAMAQAAJMDACADAAAAlgMAIAMAAJcDADAEAACTAwAgA58NAQAAAAGRDgEAAAABoA5AAAAAAQEIAACbAwAgA58NAQAAAAGRDgEAAAABoA5AAAAAAQEIAACdAwAwAQgAAJ0DADADnw0BALwWACGRDgEAvRYAIaAOQAC5FgAhAgAAAJMDACAIAACgAwAgA58NAQC8FgAhkQ4BAL0WACGgDkAAuRYAIQIAAACWAwAgCAAAogMAIAIAAACWAwAgCAAAogMAIAMAAACTAwAgDwAAmwMAIBAAAKADACABAAAAkwMAIAEAAACWAwAgBBUAAKgcACAWAACqHAAgFwAAqRwAIJ8NAACyFgAgBtwMAACDFgAw3QwAAKkDABDeDAAAgxYAMJ8NAQDbEwAhkQ4BANcTACGgDkAA2BMAIQMAAACWAwAgAwAAqAMAMBQAAKkDACADAAAAlgMAIAMAAJcDADAEAACTAwAgDOMHAQD2EwAh3AwAAIIWADDdDAAArwMAEN4MAACCFgAw3wwBAAAAAYMNQAD6EwAhhA0BAPYTACGgDQQArhQAIaYNAQD2EwAhoA5AAPoTACHRDkAA-RMAIdIOQAD5EwAhAQAAAKwDACABAAAArAMAIAzjBwEA9hMAIdwMAACCFgAw3QwAAK8DABDeDAAAghYAMN8MAQD2EwAhgw1AAPoTACGEDQEA9hMAIaANBACuFAAhpg0BAPYTACGgDkAA-hMAIdEOQAD5EwAh0g5AAPkTACEDoA0AALIWACDRDgAAshYAINIOAACyFgAgAwAAAK8DACADAACwAwAwBAAArAMAIAMAAACvAwAgAwAAsAMAMAQAAKwDACADAAAArwMAIAMAALADADAEAACsAwAgCeMHAQAAAAHfDAEAAAABgw1AAAAAAYQNAQAAAAGgDQQAAAABpg0BAAAAAaAOQAAAAAHRDkAAAAAB0g5AAAAAAQEIAAC0AwAgCeMHAQAAAAHfDAEAAAABgw1AAAAAAYQNAQAAAAGgDQQAAAABpg0BAAAAAaAOQAAAAAHRDkAAAAAB0g5AAAAAAQEIAAC2AwAwAQgAALYDADAJ4wcBAL0WACHfDAEAvRYAIYMNQAC5FgAhhA0BAL0WACGgDQQApBcAIaYNAQC9FgAhoA5AALkWACHRDkAAxRYAIdIOQADFFgAhAgAAAKwDACAIAAC5AwAgCeMHAQC9FgAh3wwBAL0WACGDDUAAuRYAIYQNAQC9FgAhoA0EAKQXACGmDQEAvRYAIaAOQAC5FgAh0Q5AAMUWACHSDkAAxRYAIQIAAACvAwAgCAAAuwMAIAIAAACvAwAgCAAAuwMAIAMAAACsAwAgDwAAtAMAIBAAALkDACABAAAArAMAIAEAAACvAwAgCBUAAKMcACAWAACmHAAgFwAApRwAICgAAKQcACApAACnHAAgoA0AALIWACDRDgAAshYAINIOAACyFgAgDOMHAQDXEwAh3AwAAIEWADDdDAAAwgMAEN4MAACBFgAw3wwBANcTACGDDUAA2BMAIYQNAQDXEwAhoA0EAKoUACGmDQEA1xMAIaAOQADYEwAh0Q5AAO0TACHSDkAA7RMAIQMAAACvAwAgAwAAwQMAMBQAAMIDACADAAAArwMAIAMAALADADAEAACsAwAgC9wMAAD_FQAw3QwAAMgDABDeDAAA_xUAMIQNAQD2EwAhyQ9AAPoTACHKDwEA9hMAIcsPAQD2EwAhzA8CAP4TACHNDwIA_hMAIc4PAADaFAAgzw8AAIAWACABAAAAxQMAIAEAAADFAwAgCtwMAAD_FQAw3QwAAMgDABDeDAAA_xUAMIQNAQD2EwAhyQ9AAPoTACHKDwEA9hMAIcsPAQD2EwAhzA8CAP4TACHNDwIA_hMAIc4PAADaFAAgAAMAAADIAwAgAwAAyQMAMAQAAMUDACADAAAAyAMAIAMAAMkDADAEAADFAwAgAwAAAMgDACADAADJAwAwBAAAxQMAIAeEDQEAAAAByQ9AAAAAAcoPAQAAAAHLDwEAAAABzA8CAAAAAc0PAgAAAAHODwAAohwAIAEIAADNAwAgB4QNAQAAAAHJD0AAAAAByg8BAAAAAcsPAQAAAAHMDwIAAAABzQ8CAAAAAc4PAACiHAAgAQgAAM8DADABCAAAzwMAMAeEDQEAvRYAIckPQAC5FgAhyg8BAL0WACHLDwEAvRYAIcwPAgC7FgAhzQ8CALsWACHODwAAoRwAIAIAAADFAwAgCAAA0gMAIAeEDQEAvRYAIckPQAC5FgAhyg8BAL0WACHLDwEAvRYAIcwPAgC7FgAhzQ8CALsWACHODwAAoRwAIAIAAADIAwAgCAAA1AMAIAIAAADIAwAgCAAA1AMAIAMAAADFAwAgDwAAzQMAIBAAANIDACABAAAAxQMAIAEAAADIAwAgBRUAAJwcACAWAACfHAAgFwAAnhwAICgAAJ0cACApAACgHAAgCtwMAAD-FQAw3QwAANsDABDeDAAA_hUAMIQNAQDXEwAhyQ9AANgTACHKDwEA1xMAIcsPAQDXEwAhzA8CANoTACHNDwIA2hMAIc4PAADaFAAgAwAAAMgDACADAADaAwAwFAAA2wMAIAMAAADIAwAgAwAAyQMAMAQAAMUDACASpAUCAP4TACGKBgABnBQAIdwMAAD9FQAw3QwAAOEDABDeDAAA_RUAMOEMQAD6EwAhjA4BAPYTACGfDgEA9hMAIdwOAQD2EwAh4A4AAIkUACDhDgEA9hMAIZQPAgAAAAHDDwEA9hMAIcQPAACJFAAgxQ8EAIEUACHGDwQAgRQAIccPBACBFAAhyA8AAIkUACABAAAA3gMAIAEAAADeAwAgEqQFAgD-EwAhigYAAZwUACHcDAAA_RUAMN0MAADhAwAQ3gwAAP0VADDhDEAA-hMAIYwOAQD2EwAhnw4BAPYTACHcDgEA9hMAIeAOAACJFAAg4Q4BAPYTACGUDwIA_hMAIcMPAQD2EwAhxA8AAIkUACDFDwQAgRQAIcYPBACBFAAhxw8EAIEUACHIDwAAiRQAIAGKBgAAshYAIAMAAADhAwAgAwAA4gMAMAQAAN4DACADAAAA4QMAIAMAAOIDADAEAADeAwAgAwAAAOEDACADAADiAwAwBAAA3gMAIA-kBQIAAAABigYAAQAAAeEMQAAAAAGMDgEAAAABnw4BAAAAAdwOAQAAAAHgDoAAAAAB4Q4BAAAAAZQPAgAAAAHDDwEAAAABxA-AAAAAAcUPBAAAAAHGDwQAAAABxw8EAAAAAcgPgAAAAAEBCAAA5gMAIA-kBQIAAAABigYAAQAAAeEMQAAAAAGMDgEAAAABnw4BAAAAAdwOAQAAAAHgDoAAAAAB4Q4BAAAAAZQPAgAAAAHDDwEAAAABxA-AAAAAAcUPBAAAAAHGDwQAAAABxw8EAAAAAcgPgAAAAAEBCAAA6AMAMAEIAADoAwAwD6QFAgC7FgAhigYAAf8WACHhDEAAuRYAIYwOAQC9FgAhnw4BAL0WACHcDgEAvRYAIeAOgAAAAAHhDgEAvRYAIZQPAgC7FgAhww8BAL0WACHED4AAAAABxQ8EALgWACHGDwQAuBYAIccPBAC4FgAhyA-AAAAAAQIAAADeAwAgCAAA6wMAIA-kBQIAuxYAIYoGAAH_FgAh4QxAALkWACGMDgEAvRYAIZ8OAQC9FgAh3A4BAL0WACHgDoAAAAAB4Q4BAL0WACGUDwIAuxYAIcMPAQC9FgAhxA-AAAAAAcUPBAC4FgAhxg8EALgWACHHDwQAuBYAIcgPgAAAAAECAAAA4QMAIAgAAO0DACACAAAA4QMAIAgAAO0DACADAAAA3gMAIA8AAOYDACAQAADrAwAgAQAAAN4DACABAAAA4QMAIAYVAACXHAAgFgAAmhwAIBcAAJkcACAoAACYHAAgKQAAmxwAIIoGAACyFgAgEqQFAgDaEwAhigYAAY8UACHcDAAA_BUAMN0MAAD0AwAQ3gwAAPwVADDhDEAA2BMAIYwOAQDXEwAhnw4BANcTACHcDgEA1xMAIeAOAACGFAAg4Q4BANcTACGUDwIA2hMAIcMPAQDXEwAhxA8AAIYUACDFDwQA1hMAIcYPBADWEwAhxw8EANYTACHIDwAAhhQAIAMAAADhAwAgAwAA8wMAMBQAAPQDACADAAAA4QMAIAMAAOIDADAEAADeAwAgCs8CAAD6FQAg3AwAAPkVADDdDAAA-QMAEN4MAAD5FQAw3Q4AAZwUACG-DwIA_hMAIb8PAgD-EwAhwA8BAPYTACHBDwABmxQAIcIPAAD7FQAgAQAAAPcDACAJzwIAAPoVACDcDAAA-RUAMN0MAAD5AwAQ3gwAAPkVADDdDgABnBQAIb4PAgD-EwAhvw8CAP4TACHADwEA9hMAIcEPAAGbFAAhAs8CAACWHAAg3Q4AALIWACADAAAA-QMAIAMAAPoDADAEAAD3AwAgAQAAAPkDACABAAAA9wMAIAMAAAD5AwAgAwAA-gMAMAQAAPcDACADAAAA-QMAIAMAAPoDADAEAAD3AwAgAwAAAPkDACADAAD6AwAwBAAA9wMAIAbPAgAAlRwAIN0OAAEAAAG-DwIAAAABvw8CAAAAAcAPAQAAAAHBDwABAAABAQgAAIEEACAF3Q4AAQAAAb4PAgAAAAG_DwIAAAABwA8BAAAAAcEPAAEAAAEBCAAAgwQAMAEIAACDBAAwBs8CAACUHAAg3Q4AAf8WACG-DwIAuxYAIb8PAgC7FgAhwA8BAL0WACHBDwAB_hYAIQIAAAD3AwAgCAAAhgQAIAXdDgAB_xYAIb4PAgC7FgAhvw8CALsWACHADwEAvRYAIcEPAAH-FgAhAgAAAPkDACAIAACIBAAgAgAAAPkDACAIAACIBAAgAwAAAPcDACAPAACBBAAgEAAAhgQAIAEAAAD3AwAgAQAAAPkDACAGFQAAjxwAIBYAAJIcACAXAACRHAAgKAAAkBwAICkAAJMcACDdDgAAshYAIAjcDAAA-BUAMN0MAACPBAAQ3gwAAPgVADDdDgABjxQAIb4PAgDaEwAhvw8CANoTACHADwEA1xMAIcEPAAGOFAAhAwAAAPkDACADAACOBAAwFAAAjwQAIAMAAAD5AwAgAwAA-gMAMAQAAPcDACAGCAABmxQAIc4CAAD3FQAg3AwAAPYVADDdDAAAlQQAEN4MAAD2FQAwlQ8AAQAAAQEAAACSBAAgAQAAAJIEACAGCAABmxQAIc4CAAD3FQAg3AwAAPYVADDdDAAAlQQAEN4MAAD2FQAwlQ8AAZsUACEBzgIAAI4cACADAAAAlQQAIAMAAJYEADAEAACSBAAgAwAAAJUEACADAACWBAAwBAAAkgQAIAMAAACVBAAgAwAAlgQAMAQAAJIEACADCAABAAABzgIAAI0cACCVDwABAAABAQgAAJoEACACCAABAAABlQ8AAQAAAQEIAACcBAAwAQgAAJwEADADCAAB_hYAIc4CAACAHAAglQ8AAf4WACECAAAAkgQAIAgAAJ8EACACCAAB_hYAIZUPAAH-FgAhAgAAAJUEACAIAAChBAAgAgAAAJUEACAIAAChBAAgAwAAAJIEACAPAACaBAAgEAAAnwQAIAEAAACSBAAgAQAAAJUEACADFQAA_RsAIBYAAP8bACAXAAD-GwAgBQgAAY4UACHcDAAA9RUAMN0MAACoBAAQ3gwAAPUVADCVDwABjhQAIQMAAACVBAAgAwAApwQAMBQAAKgEACADAAAAlQQAIAMAAJYEADAEAACSBAAgDwgAAIkUACDcDAAA8xUAMN0MAACuBAAQ3gwAAPMVADDhDAQAgRQAIaANBACBFAAhoQ0EAIEUACGjDQIA_hMAIaYNAQD2EwAhpw0BAPYTACGYDgEA9hMAIaMOAQD2EwAhpg4AAPQVACC8DwEA9hMAIb0PAQD2EwAhAQAAAKsEACABAAAAqwQAIA4IAACJFAAg3AwAAPMVADDdDAAArgQAEN4MAADzFQAw4QwEAIEUACGgDQQAgRQAIaENBACBFAAhow0CAP4TACGmDQEA9hMAIacNAQD2EwAhmA4BAPYTACGjDgEA9hMAIbwPAQD2EwAhvQ8BAPYTACEAAwAAAK4EACADAACvBAAwBAAAqwQAIAMAAACuBAAgAwAArwQAMAQAAKsEACADAAAArgQAIAMAAK8EADAEAACrBAAgCwiAAAAAAeEMBAAAAAGgDQQAAAABoQ0EAAAAAaMNAgAAAAGmDQEAAAABpw0BAAAAAZgOAQAAAAGjDgEAAAABvA8BAAAAAb0PAQAAAAEBCAAAswQAIAsIgAAAAAHhDAQAAAABoA0EAAAAAaENBAAAAAGjDQIAAAABpg0BAAAAAacNAQAAAAGYDgEAAAABow4BAAAAAbwPAQAAAAG9DwEAAAABAQgAALUEADABCAAAtQQAMAsIgAAAAAHhDAQAuBYAIaANBAC4FgAhoQ0EALgWACGjDQIAuxYAIaYNAQC9FgAhpw0BAL0WACGYDgEAvRYAIaMOAQC9FgAhvA8BAL0WACG9DwEAvRYAIQIAAACrBAAgCAAAuAQAIAsIgAAAAAHhDAQAuBYAIaANBAC4FgAhoQ0EALgWACGjDQIAuxYAIaYNAQC9FgAhpw0BAL0WACGYDgEAvRYAIaMOAQC9FgAhvA8BAL0WACG9DwEAvRYAIQIAAACuBAAgCAAAugQAIAIAAACuBAAgCAAAugQAIAMAAACrBAAgDwAAswQAIBAAALgEACABAAAAqwQAIAEAAACuBAAgBRUAAPgbACAWAAD7GwAgFwAA-hsAICgAAPkbACApAAD8GwAgDggAAIYUACDcDAAA8hUAMN0MAADBBAAQ3gwAAPIVADDhDAQA1hMAIaANBADWEwAhoQ0EANYTACGjDQIA2hMAIaYNAQDXEwAhpw0BANcTACGYDgEA1xMAIaMOAQDXEwAhvA8BANcTACG9DwEA1xMAIQMAAACuBAAgAwAAwAQAMBQAAMEEACADAAAArgQAIAMAAK8EADAEAACrBAAgFoEDAADvFQAg3AwAAO4VADDdDAAAzAQAEN4MAADuFQAwgw1AAPoTACGgDQQAgRQAIaENBACBFAAhpw0BAPYTACG4DQEA9hMAIeUNQAD5EwAhkQ4CAP4TACGYDgEAAAABow4BAPYTACGuDwEA9hMAIa8PAQD2EwAhsA9AAPkTACG2DxAAuRQAIbcPAQD4EwAhuA9AAPoTACG5DyAA9xMAIboPIAD3EwAhuw8gAPcTACEBAAAAxAQAIAqAAwAA8RUAINwMAADwFQAw3QwAAMYEABDeDAAA8BUAMJ4NAQD2EwAhmA4BAPYTACH7DiAA9xMAIbAPQAD5EwAhtA8gAPcTACG1D0AA-hMAIQKAAwAA9xsAILAPAACyFgAgCoADAADxFQAg3AwAAPAVADDdDAAAxgQAEN4MAADwFQAwng0BAAAAAZgOAQD2EwAh-w4gAPcTACGwD0AA-RMAIbQPIAD3EwAhtQ9AAPoTACEDAAAAxgQAIAMAAMcEADAEAADIBAAgAQAAAMYEACABAAAAxAQAIBaBAwAA7xUAINwMAADuFQAw3QwAAMwEABDeDAAA7hUAMIMNQAD6EwAhoA0EAIEUACGhDQQAgRQAIacNAQD2EwAhuA0BAPYTACHlDUAA-RMAIZEOAgD-EwAhmA4BAPYTACGjDgEA9hMAIa4PAQD2EwAhrw8BAPYTACGwD0AA-RMAIbYPEAC5FAAhtw8BAPgTACG4D0AA-hMAIbkPIAD3EwAhug8gAPcTACG7DyAA9xMAIQSBAwAA9hsAIOUNAACyFgAgsA8AALIWACC3DwAAshYAIAMAAADMBAAgAwAAzQQAMAQAAMQEACADAAAAzAQAIAMAAM0EADAEAADEBAAgAwAAAMwEACADAADNBAAwBAAAxAQAIBOBAwAA9RsAIIMNQAAAAAGgDQQAAAABoQ0EAAAAAacNAQAAAAG4DQEAAAAB5Q1AAAAAAZEOAgAAAAGYDgEAAAABow4BAAAAAa4PAQAAAAGvDwEAAAABsA9AAAAAAbYPEAAAAAG3DwEAAAABuA9AAAAAAbkPIAAAAAG6DyAAAAABuw8gAAAAAQEIAADRBAAgEoMNQAAAAAGgDQQAAAABoQ0EAAAAAacNAQAAAAG4DQEAAAAB5Q1AAAAAAZEOAgAAAAGYDgEAAAABow4BAAAAAa4PAQAAAAGvDwEAAAABsA9AAAAAAbYPEAAAAAG3DwEAAAABuA9AAAAAAbkPIAAAAAG6DyAAAAABuw8gAAAAAQEIAADTBAAwAQgAANMEADATgQMAAOgbACCDDUAAuRYAIaANBAC4FgAhoQ0EALgWACGnDQEAvRYAIbgNAQC9FgAh5Q1AAMUWACGRDgIAuxYAIZgOAQC9FgAhow4BAL0WACGuDwEAvRYAIa8PAQC9FgAhsA9AAMUWACG2DxAAsxcAIbcPAQC8FgAhuA9AALkWACG5DyAA2xYAIboPIADbFgAhuw8gANsWACECAAAAxAQAIAgAANYEACASgw1AALkWACGgDQQAuBYAIaENBAC4FgAhpw0BAL0WACG4DQEAvRYAIeUNQADFFgAhkQ4CALsWACGYDgEAvRYAIaMOAQC9FgAhrg8BAL0WACGvDwEAvRYAIbAPQADFFgAhtg8QALMXACG3DwEAvBYAIbgPQAC5FgAhuQ8gANsWACG6DyAA2xYAIbsPIADbFgAhAgAAAMwEACAIAADYBAAgAgAAAMwEACAIAADYBAAgAwAAAMQEACAPAADRBAAgEAAA1gQAIAEAAADEBAAgAQAAAMwEACAIFQAA4xsAIBYAAOYbACAXAADlGwAgKAAA5BsAICkAAOcbACDlDQAAshYAILAPAACyFgAgtw8AALIWACAV3AwAAO0VADDdDAAA3wQAEN4MAADtFQAwgw1AANgTACGgDQQA1hMAIaENBADWEwAhpw0BANcTACG4DQEA1xMAIeUNQADtEwAhkQ4CANoTACGYDgEA1xMAIaMOAQDXEwAhrg8BANcTACGvDwEA1xMAIbAPQADtEwAhtg8QALUUACG3DwEA2xMAIbgPQADYEwAhuQ8gAPITACG6DyAA8hMAIbsPIADyEwAhAwAAAMwEACADAADeBAAwFAAA3wQAIAMAAADMBAAgAwAAzQQAMAQAAMQEACABAAAAyAQAIAEAAADIBAAgAwAAAMYEACADAADHBAAwBAAAyAQAIAMAAADGBAAgAwAAxwQAMAQAAMgEACADAAAAxgQAIAMAAMcEADAEAADIBAAgB4ADAADiGwAgng0BAAAAAZgOAQAAAAH7DiAAAAABsA9AAAAAAbQPIAAAAAG1D0AAAAABAQgAAOcEACAGng0BAAAAAZgOAQAAAAH7DiAAAAABsA9AAAAAAbQPIAAAAAG1D0AAAAABAQgAAOkEADABCAAA6QQAMAeAAwAA4RsAIJ4NAQC9FgAhmA4BAL0WACH7DiAA2xYAIbAPQADFFgAhtA8gANsWACG1D0AAuRYAIQIAAADIBAAgCAAA7AQAIAaeDQEAvRYAIZgOAQC9FgAh-w4gANsWACGwD0AAxRYAIbQPIADbFgAhtQ9AALkWACECAAAAxgQAIAgAAO4EACACAAAAxgQAIAgAAO4EACADAAAAyAQAIA8AAOcEACAQAADsBAAgAQAAAMgEACABAAAAxgQAIAQVAADeGwAgFgAA4BsAIBcAAN8bACCwDwAAshYAIAncDAAA7BUAMN0MAAD1BAAQ3gwAAOwVADCeDQEA1xMAIZgOAQDXEwAh-w4gAPITACGwD0AA7RMAIbQPIADyEwAhtQ9AANgTACEDAAAAxgQAIAMAAPQEADAUAAD1BAAgAwAAAMYEACADAADHBAAwBAAAyAQAIAjcDAAA6hUAMN0MAAD7BAAQ3gwAAOoVADCeDQEA9hMAIZgOAQD2EwAhrw8BAPYTACGyD0AA-hMAIbMPAADrFQAgAQAAAPgEACABAAAA-AQAIAfcDAAA6hUAMN0MAAD7BAAQ3gwAAOoVADCeDQEA9hMAIZgOAQD2EwAhrw8BAPYTACGyD0AA-hMAIQADAAAA-wQAIAMAAPwEADAEAAD4BAAgAwAAAPsEACADAAD8BAAwBAAA-AQAIAMAAAD7BAAgAwAA_AQAMAQAAPgEACAEng0BAAAAAZgOAQAAAAGvDwEAAAABsg9AAAAAAQEIAACABQAgBJ4NAQAAAAGYDgEAAAABrw8BAAAAAbIPQAAAAAEBCAAAggUAMAEIAACCBQAwBJ4NAQC9FgAhmA4BAL0WACGvDwEAvRYAIbIPQAC5FgAhAgAAAPgEACAIAACFBQAgBJ4NAQC9FgAhmA4BAL0WACGvDwEAvRYAIbIPQAC5FgAhAgAAAPsEACAIAACHBQAgAgAAAPsEACAIAACHBQAgAwAAAPgEACAPAACABQAgEAAAhQUAIAEAAAD4BAAgAQAAAPsEACADFQAA2xsAIBYAAN0bACAXAADcGwAgB9wMAADpFQAw3QwAAI4FABDeDAAA6RUAMJ4NAQDXEwAhmA4BANcTACGvDwEA1xMAIbIPQADYEwAhAwAAAPsEACADAACNBQAwFAAAjgUAIAMAAAD7BAAgAwAA_AQAMAQAAPgEACALgQMAAIkUACDcDAAA5xUAMN0MAACUBQAQ3gwAAOcVADDlDUAA-RMAIZEOAgD-EwAhmA4BAPYTACGuDwEA9hMAIa8PAQD2EwAhsA9AAPkTACGxDwAA6BUAIAEAAACRBQAgAQAAAJEFACAKgQMAAIkUACDcDAAA5xUAMN0MAACUBQAQ3gwAAOcVADDlDUAA-RMAIZEOAgD-EwAhmA4BAPYTACGuDwEA9hMAIa8PAQD2EwAhsA9AAPkTACEC5Q0AALIWACCwDwAAshYAIAMAAACUBQAgAwAAlQUAMAQAAJEFACADAAAAlAUAIAMAAJUFADAEAACRBQAgAwAAAJQFACADAACVBQAwBAAAkQUAIAeBA4AAAAAB5Q1AAAAAAZEOAgAAAAGYDgEAAAABrg8BAAAAAa8PAQAAAAGwD0AAAAABAQgAAJkFACAHgQOAAAAAAeUNQAAAAAGRDgIAAAABmA4BAAAAAa4PAQAAAAGvDwEAAAABsA9AAAAAAQEIAACbBQAwAQgAAJsFADAHgQOAAAAAAeUNQADFFgAhkQ4CALsWACGYDgEAvRYAIa4PAQC9FgAhrw8BAL0WACGwD0AAxRYAIQIAAACRBQAgCAAAngUAIAeBA4AAAAAB5Q1AAMUWACGRDgIAuxYAIZgOAQC9FgAhrg8BAL0WACGvDwEAvRYAIbAPQADFFgAhAgAAAJQFACAIAACgBQAgAgAAAJQFACAIAACgBQAgAwAAAJEFACAPAACZBQAgEAAAngUAIAEAAACRBQAgAQAAAJQFACAHFQAA1hsAIBYAANkbACAXAADYGwAgKAAA1xsAICkAANobACDlDQAAshYAILAPAACyFgAgCoEDAACGFAAg3AwAAOYVADDdDAAApwUAEN4MAADmFQAw5Q1AAO0TACGRDgIA2hMAIZgOAQDXEwAhrg8BANcTACGvDwEA1xMAIbAPQADtEwAhAwAAAJQFACADAACmBQAwFAAApwUAIAMAAACUBQAgAwAAlQUAMAQAAJEFACAG3AwAAOUVADDdDAAArQUAEN4MAADlFQAwng0BAAAAAcIOAQD2EwAhrQ9AAPoTACEBAAAAqgUAIAEAAACqBQAgBtwMAADlFQAw3QwAAK0FABDeDAAA5RUAMJ4NAQD2EwAhwg4BAPYTACGtD0AA-hMAIQADAAAArQUAIAMAAK4FADAEAACqBQAgAwAAAK0FACADAACuBQAwBAAAqgUAIAMAAACtBQAgAwAArgUAMAQAAKoFACADng0BAAAAAcIOAQAAAAGtD0AAAAABAQgAALIFACADng0BAAAAAcIOAQAAAAGtD0AAAAABAQgAALQFADABCAAAtAUAMAOeDQEAvRYAIcIOAQC9FgAhrQ9AALkWACECAAAAqgUAIAgAALcFACADng0BAL0WACHCDgEAvRYAIa0PQAC5FgAhAgAAAK0FACAIAAC5BQAgAgAAAK0FACAIAAC5BQAgAwAAAKoFACAPAACyBQAgEAAAtwUAIAEAAACqBQAgAQAAAK0FACADFQAA0xsAIBYAANUbACAXAADUGwAgBtwMAADkFQAw3QwAAMAFABDeDAAA5BUAMJ4NAQDXEwAhwg4BANcTACGtD0AA2BMAIQMAAACtBQAgAwAAvwUAMBQAAMAFACADAAAArQUAIAMAAK4FADAEAACqBQAgFNwMAADjFQAw3QwAAMYFABDeDAAA4xUAMOQMAQD4EwAhkg1AAPkTACGgDQQAAAABoQ0EAK4UACG4DQEA9hMAIY8OQAD6EwAhow4BAPgTACGiDwQArhQAIaQPBACuFAAhpQ8EAK4UACGmDwQArhQAIacPAQD4EwAhqA8EAK4UACGpDwEA-BMAIaoPBACuFAAhqw8EAK4UACGsD0AA-RMAIQEAAADDBQAgAQAAAMMFACAU3AwAAOMVADDdDAAAxgUAEN4MAADjFQAw5AwBAPgTACGSDUAA-RMAIaANBACBFAAhoQ0EAK4UACG4DQEA9hMAIY8OQAD6EwAhow4BAPgTACGiDwQArhQAIaQPBACuFAAhpQ8EAK4UACGmDwQArhQAIacPAQD4EwAhqA8EAK4UACGpDwEA-BMAIaoPBACuFAAhqw8EAK4UACGsD0AA-RMAIQ7kDAAAshYAIJINAACyFgAgoQ0AALIWACCjDgAAshYAIKIPAACyFgAgpA8AALIWACClDwAAshYAIKYPAACyFgAgpw8AALIWACCoDwAAshYAIKkPAACyFgAgqg8AALIWACCrDwAAshYAIKwPAACyFgAgAwAAAMYFACADAADHBQAwBAAAwwUAIAMAAADGBQAgAwAAxwUAMAQAAMMFACADAAAAxgUAIAMAAMcFADAEAADDBQAgEeQMAQAAAAGSDUAAAAABoA0EAAAAAaENBAAAAAG4DQEAAAABjw5AAAAAAaMOAQAAAAGiDwQAAAABpA8EAAAAAaUPBAAAAAGmDwQAAAABpw8BAAAAAagPBAAAAAGpDwEAAAABqg8EAAAAAasPBAAAAAGsD0AAAAABAQgAAMsFACAR5AwBAAAAAZINQAAAAAGgDQQAAAABoQ0EAAAAAbgNAQAAAAGPDkAAAAABow4BAAAAAaIPBAAAAAGkDwQAAAABpQ8EAAAAAaYPBAAAAAGnDwEAAAABqA8EAAAAAakPAQAAAAGqDwQAAAABqw8EAAAAAawPQAAAAAEBCAAAzQUAMAEIAADNBQAwEeQMAQC8FgAhkg1AAMUWACGgDQQAuBYAIaENBACkFwAhuA0BAL0WACGPDkAAuRYAIaMOAQC8FgAhog8EAKQXACGkDwQApBcAIaUPBACkFwAhpg8EAKQXACGnDwEAvBYAIagPBACkFwAhqQ8BALwWACGqDwQApBcAIasPBACkFwAhrA9AAMUWACECAAAAwwUAIAgAANAFACAR5AwBALwWACGSDUAAxRYAIaANBAC4FgAhoQ0EAKQXACG4DQEAvRYAIY8OQAC5FgAhow4BALwWACGiDwQApBcAIaQPBACkFwAhpQ8EAKQXACGmDwQApBcAIacPAQC8FgAhqA8EAKQXACGpDwEAvBYAIaoPBACkFwAhqw8EAKQXACGsD0AAxRYAIQIAAADGBQAgCAAA0gUAIAIAAADGBQAgCAAA0gUAIAMAAADDBQAgDwAAywUAIBAAANAFACABAAAAwwUAIAEAAADGBQAgExUAAM4bACAWAADRGwAgFwAA0BsAICgAAM8bACApAADSGwAg5AwAALIWACCSDQAAshYAIKENAACyFgAgow4AALIWACCiDwAAshYAIKQPAACyFgAgpQ8AALIWACCmDwAAshYAIKcPAACyFgAgqA8AALIWACCpDwAAshYAIKoPAACyFgAgqw8AALIWACCsDwAAshYAIBTcDAAA4hUAMN0MAADZBQAQ3gwAAOIVADDkDAEA2xMAIZINQADtEwAhoA0EANYTACGhDQQAqhQAIbgNAQDXEwAhjw5AANgTACGjDgEA2xMAIaIPBACqFAAhpA8EAKoUACGlDwQAqhQAIaYPBACqFAAhpw8BANsTACGoDwQAqhQAIakPAQDbEwAhqg8EAKoUACGrDwQAqhQAIawPQADtEwAhAwAAAMYFACADAADYBQAwFAAA2QUAIAMAAADGBQAgAwAAxwUAMAQAAMMFACAH3AwAAOEVADDdDAAA3wUAEN4MAADhFQAwoA0EAAAAAaENBACBFAAhog8EAIEUACGjDyAA9xMAIQEAAADcBQAgAQAAANwFACAH3AwAAOEVADDdDAAA3wUAEN4MAADhFQAwoA0EAIEUACGhDQQAgRQAIaIPBACBFAAhow8gAPcTACEAAwAAAN8FACADAADgBQAwBAAA3AUAIAMAAADfBQAgAwAA4AUAMAQAANwFACADAAAA3wUAIAMAAOAFADAEAADcBQAgBKANBAAAAAGhDQQAAAABog8EAAAAAaMPIAAAAAEBCAAA5AUAIASgDQQAAAABoQ0EAAAAAaIPBAAAAAGjDyAAAAABAQgAAOYFADABCAAA5gUAMASgDQQAuBYAIaENBAC4FgAhog8EALgWACGjDyAA2xYAIQIAAADcBQAgCAAA6QUAIASgDQQAuBYAIaENBAC4FgAhog8EALgWACGjDyAA2xYAIQIAAADfBQAgCAAA6wUAIAIAAADfBQAgCAAA6wUAIAMAAADcBQAgDwAA5AUAIBAAAOkFACABAAAA3AUAIAEAAADfBQAgBRUAAMkbACAWAADMGwAgFwAAyxsAICgAAMobACApAADNGwAgB9wMAADgFQAw3QwAAPIFABDeDAAA4BUAMKANBADWEwAhoQ0EANYTACGiDwQA1hMAIaMPIADyEwAhAwAAAN8FACADAADxBQAwFAAA8gUAIAMAAADfBQAgAwAA4AUAMAQAANwFACAK3AwAAN4VADDdDAAA-AUAEN4MAADeFQAw5AwBAPYTACH9DAIA_RMAIYYNAQD2EwAhoA0EAIEUACHDDUAA-hMAIbgOQAD6EwAhoQ8AAN8VACABAAAA9QUAIAEAAAD1BQAgCdwMAADeFQAw3QwAAPgFABDeDAAA3hUAMOQMAQD2EwAh_QwCAP0TACGGDQEA9hMAIaANBACBFAAhww1AAPoTACG4DkAA-hMAIQH9DAAAshYAIAMAAAD4BQAgAwAA-QUAMAQAAPUFACADAAAA-AUAIAMAAPkFADAEAAD1BQAgAwAAAPgFACADAAD5BQAwBAAA9QUAIAbkDAEAAAAB_QwCAAAAAYYNAQAAAAGgDQQAAAABww1AAAAAAbgOQAAAAAEBCAAA_QUAIAbkDAEAAAAB_QwCAAAAAYYNAQAAAAGgDQQAAAABww1AAAAAAbgOQAAAAAEBCAAA_wUAMAEIAAD_BQAwBuQMAQC9FgAh_QwCALoWACGGDQEAvRYAIaANBAC4FgAhww1AALkWACG4DkAAuRYAIQIAAAD1BQAgCAAAggYAIAbkDAEAvRYAIf0MAgC6FgAhhg0BAL0WACGgDQQAuBYAIcMNQAC5FgAhuA5AALkWACECAAAA-AUAIAgAAIQGACACAAAA-AUAIAgAAIQGACADAAAA9QUAIA8AAP0FACAQAACCBgAgAQAAAPUFACABAAAA-AUAIAYVAADEGwAgFgAAxxsAIBcAAMYbACAoAADFGwAgKQAAyBsAIP0MAACyFgAgCdwMAADdFQAw3QwAAIsGABDeDAAA3RUAMOQMAQDXEwAh_QwCANkTACGGDQEA1xMAIaANBADWEwAhww1AANgTACG4DkAA2BMAIQMAAAD4BQAgAwAAigYAMBQAAIsGACADAAAA-AUAIAMAAPkFADAEAAD1BQAgC9wMAADcFQAw3QwAAJEGABDeDAAA3BUAMKANBAAAAAGaD0AA-RMAIZsPAQD4EwAhnA8EAK4UACGdD0AA-RMAIZ4PQAD5EwAhnw8EAK4UACGgD0AA-RMAIQEAAACOBgAgAQAAAI4GACAL3AwAANwVADDdDAAAkQYAEN4MAADcFQAwoA0EAIEUACGaD0AA-RMAIZsPAQD4EwAhnA8EAK4UACGdD0AA-RMAIZ4PQAD5EwAhnw8EAK4UACGgD0AA-RMAIQeaDwAAshYAIJsPAACyFgAgnA8AALIWACCdDwAAshYAIJ4PAACyFgAgnw8AALIWACCgDwAAshYAIAMAAACRBgAgAwAAkgYAMAQAAI4GACADAAAAkQYAIAMAAJIGADAEAACOBgAgAwAAAJEGACADAACSBgAwBAAAjgYAIAigDQQAAAABmg9AAAAAAZsPAQAAAAGcDwQAAAABnQ9AAAAAAZ4PQAAAAAGfDwQAAAABoA9AAAAAAQEIAACWBgAgCKANBAAAAAGaD0AAAAABmw8BAAAAAZwPBAAAAAGdD0AAAAABng9AAAAAAZ8PBAAAAAGgD0AAAAABAQgAAJgGADABCAAAmAYAMAigDQQAuBYAIZoPQADFFgAhmw8BALwWACGcDwQApBcAIZ0PQADFFgAhng9AAMUWACGfDwQApBcAIaAPQADFFgAhAgAAAI4GACAIAACbBgAgCKANBAC4FgAhmg9AAMUWACGbDwEAvBYAIZwPBACkFwAhnQ9AAMUWACGeD0AAxRYAIZ8PBACkFwAhoA9AAMUWACECAAAAkQYAIAgAAJ0GACACAAAAkQYAIAgAAJ0GACADAAAAjgYAIA8AAJYGACAQAACbBgAgAQAAAI4GACABAAAAkQYAIAwVAAC_GwAgFgAAwhsAIBcAAMEbACAoAADAGwAgKQAAwxsAIJoPAACyFgAgmw8AALIWACCcDwAAshYAIJ0PAACyFgAgng8AALIWACCfDwAAshYAIKAPAACyFgAgC9wMAADbFQAw3QwAAKQGABDeDAAA2xUAMKANBADWEwAhmg9AAO0TACGbDwEA2xMAIZwPBACqFAAhnQ9AAO0TACGeD0AA7RMAIZ8PBACqFAAhoA9AAO0TACEDAAAAkQYAIAMAAKMGADAUAACkBgAgAwAAAJEGACADAACSBgAwBAAAjgYAIArcDAAA2RUAMN0MAACqBgAQ3gwAANkVADCgDQQAgRQAIZQPBACBFAAhlQ8BAPYTACGWDwEA9hMAIZcPBACBFAAhmA8EAK4UACGZDwAA2hUAIAEAAACnBgAgAQAAAKcGACAJ3AwAANkVADDdDAAAqgYAEN4MAADZFQAwoA0EAIEUACGUDwQAgRQAIZUPAQD2EwAhlg8BAPYTACGXDwQAgRQAIZgPBACuFAAhAZgPAACyFgAgAwAAAKoGACADAACrBgAwBAAApwYAIAMAAACqBgAgAwAAqwYAMAQAAKcGACADAAAAqgYAIAMAAKsGADAEAACnBgAgBqANBAAAAAGUDwQAAAABlQ8BAAAAAZYPAQAAAAGXDwQAAAABmA8EAAAAAQEIAACvBgAgBqANBAAAAAGUDwQAAAABlQ8BAAAAAZYPAQAAAAGXDwQAAAABmA8EAAAAAQEIAACxBgAwAQgAALEGADAGoA0EALgWACGUDwQAuBYAIZUPAQC9FgAhlg8BAL0WACGXDwQAuBYAIZgPBACkFwAhAgAAAKcGACAIAAC0BgAgBqANBAC4FgAhlA8EALgWACGVDwEAvRYAIZYPAQC9FgAhlw8EALgWACGYDwQApBcAIQIAAACqBgAgCAAAtgYAIAIAAACqBgAgCAAAtgYAIAMAAACnBgAgDwAArwYAIBAAALQGACABAAAApwYAIAEAAACqBgAgBhUAALobACAWAAC9GwAgFwAAvBsAICgAALsbACApAAC-GwAgmA8AALIWACAJ3AwAANgVADDdDAAAvQYAEN4MAADYFQAwoA0EANYTACGUDwQA1hMAIZUPAQDXEwAhlg8BANcTACGXDwQA1hMAIZgPBACqFAAhAwAAAKoGACADAAC8BgAwFAAAvQYAIAMAAACqBgAgAwAAqwYAMAQAAKcGACAV4wcBAPYTACHcDAAA1hUAMN0MAADDBgAQ3gwAANYVADDhDAQAgRQAIaANBACBFAAhoQ0EAIEUACGiDQIA_hMAIaMNAgD-EwAhpA0gAJoUACGlDSAAmhQAIaYNAQD2EwAhpw0AAZsUACGoDQABnBQAIakNAAGcFAAhqg0AAZwUACGrDQABnBQAIawNEACdFAAhrQ0QAJ0UACGuDRAAnRQAIa8NAADXFQAgAQAAAMAGACABAAAAwAYAIBTjBwEA9hMAIdwMAADWFQAw3QwAAMMGABDeDAAA1hUAMOEMBACBFAAhoA0EAIEUACGhDQQAgRQAIaINAgD-EwAhow0CAP4TACGkDSAAmhQAIaUNIACaFAAhpg0BAPYTACGnDQABmxQAIagNAAGcFAAhqQ0AAZwUACGqDQABnBQAIasNAAGcFAAhrA0QAJ0UACGtDRAAnRQAIa4NEACdFAAhCaQNAACyFgAgpQ0AALIWACCoDQAAshYAIKkNAACyFgAgqg0AALIWACCrDQAAshYAIKwNAACyFgAgrQ0AALIWACCuDQAAshYAIAMAAADDBgAgAwAAxAYAMAQAAMAGACADAAAAwwYAIAMAAMQGADAEAADABgAgAwAAAMMGACADAADEBgAwBAAAwAYAIBHjBwEAAAAB4QwEAAAAAaANBAAAAAGhDQQAAAABog0CAAAAAaMNAgAAAAGkDSAAAAABpQ0gAAAAAaYNAQAAAAGnDQABAAABqA0AAQAAAakNAAEAAAGqDQABAAABqw0AAQAAAawNEAAAAAGtDRAAAAABrg0QAAAAAQEIAADIBgAgEeMHAQAAAAHhDAQAAAABoA0EAAAAAaENBAAAAAGiDQIAAAABow0CAAAAAaQNIAAAAAGlDSAAAAABpg0BAAAAAacNAAEAAAGoDQABAAABqQ0AAQAAAaoNAAEAAAGrDQABAAABrA0QAAAAAa0NEAAAAAGuDRAAAAABAQgAAMoGADABCAAAygYAMBHjBwEAvRYAIeEMBAC4FgAhoA0EALgWACGhDQQAuBYAIaINAgC7FgAhow0CALsWACGkDSAA_RYAIaUNIAD9FgAhpg0BAL0WACGnDQAB_hYAIagNAAH_FgAhqQ0AAf8WACGqDQAB_xYAIasNAAH_FgAhrA0QAIAXACGtDRAAgBcAIa4NEACAFwAhAgAAAMAGACAIAADNBgAgEeMHAQC9FgAh4QwEALgWACGgDQQAuBYAIaENBAC4FgAhog0CALsWACGjDQIAuxYAIaQNIAD9FgAhpQ0gAP0WACGmDQEAvRYAIacNAAH-FgAhqA0AAf8WACGpDQAB_xYAIaoNAAH_FgAhqw0AAf8WACGsDRAAgBcAIa0NEACAFwAhrg0QAIAXACECAAAAwwYAIAgAAM8GACACAAAAwwYAIAgAAM8GACADAAAAwAYAIA8AAMgGACAQAADNBgAgAQAAAMAGACABAAAAwwYAIA4VAAC1GwAgFgAAuBsAIBcAALcbACAoAAC2GwAgKQAAuRsAIKQNAACyFgAgpQ0AALIWACCoDQAAshYAIKkNAACyFgAgqg0AALIWACCrDQAAshYAIKwNAACyFgAgrQ0AALIWACCuDQAAshYAIBTjBwEA1xMAIdwMAADVFQAw3QwAANYGABDeDAAA1RUAMOEMBADWEwAhoA0EANYTACGhDQQA1hMAIaINAgDaEwAhow0CANoTACGkDSAAjRQAIaUNIACNFAAhpg0BANcTACGnDQABjhQAIagNAAGPFAAhqQ0AAY8UACGqDQABjxQAIasNAAGPFAAhrA0QAJAUACGtDRAAkBQAIa4NEACQFAAhAwAAAMMGACADAADVBgAwFAAA1gYAIAMAAADDBgAgAwAAxAYAMAQAAMAGACAJ4wcBAPYTACHcDAAA0xUAMN0MAADcBgAQ3gwAANMVADCgDQQAgRQAIbkNAgD-EwAhwA0EAIEUACGHDgABnBQAIZMPAADUFQAgAQAAANkGACABAAAA2QYAIAjjBwEA9hMAIdwMAADTFQAw3QwAANwGABDeDAAA0xUAMKANBACBFAAhuQ0CAP4TACHADQQAgRQAIYcOAAGcFAAhAYcOAACyFgAgAwAAANwGACADAADdBgAwBAAA2QYAIAMAAADcBgAgAwAA3QYAMAQAANkGACADAAAA3AYAIAMAAN0GADAEAADZBgAgBeMHAQAAAAGgDQQAAAABuQ0CAAAAAcANBAAAAAGHDgABAAABAQgAAOEGACAF4wcBAAAAAaANBAAAAAG5DQIAAAABwA0EAAAAAYcOAAEAAAEBCAAA4wYAMAEIAADjBgAwBeMHAQC9FgAhoA0EALgWACG5DQIAuxYAIcANBAC4FgAhhw4AAf8WACECAAAA2QYAIAgAAOYGACAF4wcBAL0WACGgDQQAuBYAIbkNAgC7FgAhwA0EALgWACGHDgAB_xYAIQIAAADcBgAgCAAA6AYAIAIAAADcBgAgCAAA6AYAIAMAAADZBgAgDwAA4QYAIBAAAOYGACABAAAA2QYAIAEAAADcBgAgBhUAALAbACAWAACzGwAgFwAAshsAICgAALEbACApAAC0GwAghw4AALIWACAI4wcBANcTACHcDAAA0hUAMN0MAADvBgAQ3gwAANIVADCgDQQA1hMAIbkNAgDaEwAhwA0EANYTACGHDgABjxQAIQMAAADcBgAgAwAA7gYAMBQAAO8GACADAAAA3AYAIAMAAN0GADAEAADZBgAgCOMHAQD2EwAh3AwAANAVADDdDAAA9QYAEN4MAADQFQAwoA0EAIEUACGHDgABmxQAIZEPBACBFAAhkg8AANEVACABAAAA8gYAIAEAAADyBgAgB-MHAQD2EwAh3AwAANAVADDdDAAA9QYAEN4MAADQFQAwoA0EAIEUACGHDgABmxQAIZEPBACBFAAhAAMAAAD1BgAgAwAA9gYAMAQAAPIGACADAAAA9QYAIAMAAPYGADAEAADyBgAgAwAAAPUGACADAAD2BgAwBAAA8gYAIATjBwEAAAABoA0EAAAAAYcOAAEAAAGRDwQAAAABAQgAAPoGACAE4wcBAAAAAaANBAAAAAGHDgABAAABkQ8EAAAAAQEIAAD8BgAwAQgAAPwGADAE4wcBAL0WACGgDQQAuBYAIYcOAAH-FgAhkQ8EALgWACECAAAA8gYAIAgAAP8GACAE4wcBAL0WACGgDQQAuBYAIYcOAAH-FgAhkQ8EALgWACECAAAA9QYAIAgAAIEHACACAAAA9QYAIAgAAIEHACADAAAA8gYAIA8AAPoGACAQAAD_BgAgAQAAAPIGACABAAAA9QYAIAUVAACrGwAgFgAArhsAIBcAAK0bACAoAACsGwAgKQAArxsAIAfjBwEA1xMAIdwMAADPFQAw3QwAAIgHABDeDAAAzxUAMKANBADWEwAhhw4AAY4UACGRDwQA1hMAIQMAAAD1BgAgAwAAhwcAMBQAAIgHACADAAAA9QYAIAMAAPYGADAEAADyBgAgCeMHAQD2EwAh3AwAAM0VADDdDAAAjgcAEN4MAADNFQAwoA0EAIEUACGNDwEA9hMAIY4PAgD-EwAhjw8CAP4TACGQDwAAzhUAIAEAAACLBwAgAQAAAIsHACAI4wcBAPYTACHcDAAAzRUAMN0MAACOBwAQ3gwAAM0VADCgDQQAgRQAIY0PAQD2EwAhjg8CAP4TACGPDwIA_hMAIQADAAAAjgcAIAMAAI8HADAEAACLBwAgAwAAAI4HACADAACPBwAwBAAAiwcAIAMAAACOBwAgAwAAjwcAMAQAAIsHACAF4wcBAAAAAaANBAAAAAGNDwEAAAABjg8CAAAAAY8PAgAAAAEBCAAAkwcAIAXjBwEAAAABoA0EAAAAAY0PAQAAAAGODwIAAAABjw8CAAAAAQEIAACVBwAwAQgAAJUHADAF4wcBAL0WACGgDQQAuBYAIY0PAQC9FgAhjg8CALsWACGPDwIAuxYAIQIAAACLBwAgCAAAmAcAIAXjBwEAvRYAIaANBAC4FgAhjQ8BAL0WACGODwIAuxYAIY8PAgC7FgAhAgAAAI4HACAIAACaBwAgAgAAAI4HACAIAACaBwAgAwAAAIsHACAPAACTBwAgEAAAmAcAIAEAAACLBwAgAQAAAI4HACAFFQAAphsAIBYAAKkbACAXAACoGwAgKAAApxsAICkAAKobACAI4wcBANcTACHcDAAAzBUAMN0MAAChBwAQ3gwAAMwVADCgDQQA1hMAIY0PAQDXEwAhjg8CANoTACGPDwIA2hMAIQMAAACOBwAgAwAAoAcAMBQAAKEHACADAAAAjgcAIAMAAI8HADAEAACLBwAgB-MHAQAAAAHcDAAAyxUAMN0MAACnBwAQ3gwAAMsVADDlDgIA_hMAIecOAACJFAAgjA8BAPYTACEBAAAApAcAIAEAAACkBwAgB-MHAQD2EwAh3AwAAMsVADDdDAAApwcAEN4MAADLFQAw5Q4CAP4TACHnDgAAiRQAIIwPAQD2EwAhAAMAAACnBwAgAwAAqAcAMAQAAKQHACADAAAApwcAIAMAAKgHADAEAACkBwAgAwAAAKcHACADAACoBwAwBAAApAcAIATjBwEAAAAB5Q4CAAAAAecOgAAAAAGMDwEAAAABAQgAAKwHACAE4wcBAAAAAeUOAgAAAAHnDoAAAAABjA8BAAAAAQEIAACuBwAwAQgAAK4HADAE4wcBAL0WACHlDgIAuxYAIecOgAAAAAGMDwEAvRYAIQIAAACkBwAgCAAAsQcAIATjBwEAvRYAIeUOAgC7FgAh5w6AAAAAAYwPAQC9FgAhAgAAAKcHACAIAACzBwAgAgAAAKcHACAIAACzBwAgAwAAAKQHACAPAACsBwAgEAAAsQcAIAEAAACkBwAgAQAAAKcHACAFFQAAoRsAIBYAAKQbACAXAACjGwAgKAAAohsAICkAAKUbACAH4wcBANcTACHcDAAAyhUAMN0MAAC6BwAQ3gwAAMoVADDlDgIA2hMAIecOAACGFAAgjA8BANcTACEDAAAApwcAIAMAALkHADAUAAC6BwAgAwAAAKcHACADAACoBwAwBAAApAcAIAXcDAAAyRUAMN0MAADABwAQ3gwAAMkVADCeDQEAAAABiw8CAP4TACEBAAAAvQcAIAEAAAC9BwAgBdwMAADJFQAw3QwAAMAHABDeDAAAyRUAMJ4NAQD2EwAhiw8CAP4TACEAAwAAAMAHACADAADBBwAwBAAAvQcAIAMAAADABwAgAwAAwQcAMAQAAL0HACADAAAAwAcAIAMAAMEHADAEAAC9BwAgAp4NAQAAAAGLDwIAAAABAQgAAMUHACACng0BAAAAAYsPAgAAAAEBCAAAxwcAMAEIAADHBwAwAp4NAQC9FgAhiw8CALsWACECAAAAvQcAIAgAAMoHACACng0BAL0WACGLDwIAuxYAIQIAAADABwAgCAAAzAcAIAIAAADABwAgCAAAzAcAIAMAAAC9BwAgDwAAxQcAIBAAAMoHACABAAAAvQcAIAEAAADABwAgBRUAAJwbACAWAACfGwAgFwAAnhsAICgAAJ0bACApAACgGwAgBdwMAADIFQAw3QwAANMHABDeDAAAyBUAMJ4NAQDXEwAhiw8CANoTACEDAAAAwAcAIAMAANIHADAUAADTBwAgAwAAAMAHACADAADBBwAwBAAAvQcAIA-qDAIA_hMAIdwMAADGFQAw3QwAANkHABDeDAAAxhUAMOEMQAD6EwAhoA0EAIEUACGhDQQAgRQAIaINAgD-EwAhpw0BAPgTACHbDQEA9hMAIaMOAQD2EwAhhw8EAK4UACGID0AA-hMAIYkPQAD5EwAhig8AAMcVACABAAAA1gcAIAEAAADWBwAgDqoMAgD-EwAh3AwAAMYVADDdDAAA2QcAEN4MAADGFQAw4QxAAPoTACGgDQQAgRQAIaENBACBFAAhog0CAP4TACGnDQEA-BMAIdsNAQD2EwAhow4BAPYTACGHDwQArhQAIYgPQAD6EwAhiQ9AAPkTACEDpw0AALIWACCHDwAAshYAIIkPAACyFgAgAwAAANkHACADAADaBwAwBAAA1gcAIAMAAADZBwAgAwAA2gcAMAQAANYHACADAAAA2QcAIAMAANoHADAEAADWBwAgC6oMAgAAAAHhDEAAAAABoA0EAAAAAaENBAAAAAGiDQIAAAABpw0BAAAAAdsNAQAAAAGjDgEAAAABhw8EAAAAAYgPQAAAAAGJD0AAAAABAQgAAN4HACALqgwCAAAAAeEMQAAAAAGgDQQAAAABoQ0EAAAAAaINAgAAAAGnDQEAAAAB2w0BAAAAAaMOAQAAAAGHDwQAAAABiA9AAAAAAYkPQAAAAAEBCAAA4AcAMAEIAADgBwAwC6oMAgC7FgAh4QxAALkWACGgDQQAuBYAIaENBAC4FgAhog0CALsWACGnDQEAvBYAIdsNAQC9FgAhow4BAL0WACGHDwQApBcAIYgPQAC5FgAhiQ9AAMUWACECAAAA1gcAIAgAAOMHACALqgwCALsWACHhDEAAuRYAIaANBAC4FgAhoQ0EALgWACGiDQIAuxYAIacNAQC8FgAh2w0BAL0WACGjDgEAvRYAIYcPBACkFwAhiA9AALkWACGJD0AAxRYAIQIAAADZBwAgCAAA5QcAIAIAAADZBwAgCAAA5QcAIAMAAADWBwAgDwAA3gcAIBAAAOMHACABAAAA1gcAIAEAAADZBwAgCBUAAJcbACAWAACaGwAgFwAAmRsAICgAAJgbACApAACbGwAgpw0AALIWACCHDwAAshYAIIkPAACyFgAgDqoMAgDaEwAh3AwAAMUVADDdDAAA7AcAEN4MAADFFQAw4QxAANgTACGgDQQA1hMAIaENBADWEwAhog0CANoTACGnDQEA2xMAIdsNAQDXEwAhow4BANcTACGHDwQAqhQAIYgPQADYEwAhiQ9AAO0TACEDAAAA2QcAIAMAAOsHADAUAADsBwAgAwAAANkHACADAADaBwAwBAAA1gcAIAnjBwEA9hMAIdwMAADDFQAw3QwAAPIHABDeDAAAwxUAMKANBACBFAAhoQ0EAIEUACGiDQIA_hMAIYUPIAD3EwAhhg8AAMQVACABAAAA7wcAIAEAAADvBwAgCOMHAQD2EwAh3AwAAMMVADDdDAAA8gcAEN4MAADDFQAwoA0EAIEUACGhDQQAgRQAIaINAgD-EwAhhQ8gAPcTACEAAwAAAPIHACADAADzBwAwBAAA7wcAIAMAAADyBwAgAwAA8wcAMAQAAO8HACADAAAA8gcAIAMAAPMHADAEAADvBwAgBeMHAQAAAAGgDQQAAAABoQ0EAAAAAaINAgAAAAGFDyAAAAABAQgAAPcHACAF4wcBAAAAAaANBAAAAAGhDQQAAAABog0CAAAAAYUPIAAAAAEBCAAA-QcAMAEIAAD5BwAwBeMHAQC9FgAhoA0EALgWACGhDQQAuBYAIaINAgC7FgAhhQ8gANsWACECAAAA7wcAIAgAAPwHACAF4wcBAL0WACGgDQQAuBYAIaENBAC4FgAhog0CALsWACGFDyAA2xYAIQIAAADyBwAgCAAA_gcAIAIAAADyBwAgCAAA_gcAIAMAAADvBwAgDwAA9wcAIBAAAPwHACABAAAA7wcAIAEAAADyBwAgBRUAAJIbACAWAACVGwAgFwAAlBsAICgAAJMbACApAACWGwAgCOMHAQDXEwAh3AwAAMIVADDdDAAAhQgAEN4MAADCFQAwoA0EANYTACGhDQQA1hMAIaINAgDaEwAhhQ8gAPITACEDAAAA8gcAIAMAAIQIADAUAACFCAAgAwAAAPIHACADAADzBwAwBAAA7wcAICCjBQAAsxUAIKQFAAC0FQAgpQUAALUVACCmBQAAthUAIKcFAAC3FQAg2wYAAP8TACDcDAAAshUAMN0MAACkCAAQ3gwAALIVADDfDAEAAAAB4QwEAK4UACGDDUAA-hMAIYQNAQD2EwAhoA0EAK4UACG4DQEA9hMAIdsNAQD4EwAh5w0AAP8TACCYDgEA9hMAIaAOQAD6EwAhsg4BAPgTACH1DgEA9hMAIfYOIAD3EwAh9w4BAPgTACH4DgEA-BMAIfkOAAD_EwAg-g4AAP8TACD7DgAAiRQAIPwOIAD3EwAh_Q4AAPETACD-DgIA_hMAIf8OQAD5EwAhgA9AAPkTACEBAAAAiAgAIAeiBQAAuRUAINwMAADBFQAw3QwAAIoIABDeDAAAwRUAMNQOAgD-EwAh1Q4AAZsUACHXDgEA9hMAIQGiBQAAkRsAIAiiBQAAuRUAINwMAADBFQAw3QwAAIoIABDeDAAAwRUAMNQOAgD-EwAh1Q4AAZsUACHXDgEA9hMAIYQPAADAFQAgAwAAAIoIACADAACLCAAwBAAAjAgAIBiAAwEA9hMAIaIFAAC5FQAg1wsCAP4TACHcDAAAvxUAMN0MAACOCAAQ3gwAAL8VADCeDQEA-BMAIe8NAgD9EwAh-A0BAPgTACGzDgEA-BMAIcIOAQD4EwAh1w4BAPYTACHkDgIA_RMAIekOIACaFAAh6g4CAP4TACHsDgEA9hMAIe0OAQD4EwAh7g4CAP0TACHvDgAA_xMAIPAOAQD4EwAh8Q4BAPgTACHyDgAA8RMAIPMOIACaFAAh9A4CAP0TACEPogUAAJEbACCeDQAAshYAIO8NAACyFgAg-A0AALIWACCzDgAAshYAIMIOAACyFgAg5A4AALIWACDpDgAAshYAIO0OAACyFgAg7g4AALIWACDvDgAAshYAIPAOAACyFgAg8Q4AALIWACDzDgAAshYAIPQOAACyFgAgGYADAQD2EwAhogUAALkVACDXCwIA_hMAIdwMAAC_FQAw3QwAAI4IABDeDAAAvxUAMJ4NAQD4EwAh7w0CAP0TACH4DQEA-BMAIbMOAQD4EwAhwg4BAPgTACHXDgEA9hMAIeQOAgD9EwAh6Q4gAJoUACHqDgIA_hMAIewOAQD2EwAh7Q4BAPgTACHuDgIA_RMAIe8OAAD_EwAg8A4BAPgTACHxDgEA-BMAIfIOAADxEwAg8w4gAJoUACH0DgIA_RMAIYMPAAC-FQAgAwAAAI4IACADAACPCAAwBAAAkAgAIAmiBQAAuRUAINcLAgD-EwAh3AwAAL0VADDdDAAAkggAEN4MAAC9FQAw2w0BAPYTACHXDgEA9hMAIeoOAgD9EwAh6w4BAPYTACECogUAAJEbACDqDgAAshYAIAqiBQAAuRUAINcLAgD-EwAh3AwAAL0VADDdDAAAkggAEN4MAAC9FQAw2w0BAPYTACHXDgEA9hMAIeoOAgD9EwAh6w4BAPYTACGCDwAAvBUAIAMAAACSCAAgAwAAkwgAMAQAAJQIACALogUAALkVACDcDAAAuxUAMN0MAACWCAAQ3gwAALsVADDXDgEA9hMAIeQOAgD-EwAh5Q4CAP4TACHmDgIA_hMAIecOAADxEwAg6A4AAIkUACDpDgEA9hMAIQGiBQAAkRsAIAyiBQAAuRUAINwMAAC7FQAw3QwAAJYIABDeDAAAuxUAMNcOAQD2EwAh5A4CAP4TACHlDgIA_hMAIeYOAgD-EwAh5w4AAPETACDoDgAAiRQAIOkOAQD2EwAhgQ8AALoVACADAAAAlggAIAMAAJcIADAEAACYCAAgCaIFAAC5FQAg3AwAALgVADDdDAAAmggAEN4MAAC4FQAw3wwBAPYTACGDDUAA-hMAIaAOQAD6EwAhuw4AAZsUACHXDgEA9hMAIQGiBQAAkRsAIAmiBQAAuRUAINwMAAC4FQAw3QwAAJoIABDeDAAAuBUAMN8MAQAAAAGDDUAA-hMAIaAOQAD6EwAhuw4AAQAAAdcOAQD2EwAhAwAAAJoIACADAACbCAAwBAAAnAgAIAEAAACKCAAgAQAAAI4IACABAAAAkggAIAEAAACWCAAgAQAAAJoIACABAAAAiAgAICCjBQAAsxUAIKQFAAC0FQAgpQUAALUVACCmBQAAthUAIKcFAAC3FQAg2wYAAP8TACDcDAAAshUAMN0MAACkCAAQ3gwAALIVADDfDAEA9hMAIeEMBACuFAAhgw1AAPoTACGEDQEA9hMAIaANBACuFAAhuA0BAPYTACHbDQEA-BMAIecNAAD_EwAgmA4BAPYTACGgDkAA-hMAIbIOAQD4EwAh9Q4BAPYTACH2DiAA9xMAIfcOAQD4EwAh-A4BAPgTACH5DgAA_xMAIPoOAAD_EwAg-w4AAIkUACD8DiAA9xMAIf0OAADxEwAg_g4CAP4TACH_DkAA-RMAIYAPQAD5EwAhEaMFAACMGwAgpAUAAI0bACClBQAAjhsAIKYFAACPGwAgpwUAAJAbACDbBgAAshYAIOEMAACyFgAgoA0AALIWACDbDQAAshYAIOcNAACyFgAgsg4AALIWACD3DgAAshYAIPgOAACyFgAg-Q4AALIWACD6DgAAshYAIP8OAACyFgAggA8AALIWACADAAAApAgAIAMAAKUIADAEAACICAAgAwAAAKQIACADAAClCAAwBAAAiAgAIAMAAACkCAAgAwAApQgAMAQAAIgIACAdowUAAIcbACCkBQAAiBsAIKUFAACJGwAgpgUAAIobACCnBQAAixsAINsGgAAAAAHfDAEAAAAB4QwEAAAAAYMNQAAAAAGEDQEAAAABoA0EAAAAAbgNAQAAAAHbDQEAAAAB5w2AAAAAAZgOAQAAAAGgDkAAAAABsg4BAAAAAfUOAQAAAAH2DiAAAAAB9w4BAAAAAfgOAQAAAAH5DoAAAAAB-g6AAAAAAfsOgAAAAAH8DiAAAAAB_Q4AAIYbACD-DgIAAAAB_w5AAAAAAYAPQAAAAAEBCAAAqQgAIBjbBoAAAAAB3wwBAAAAAeEMBAAAAAGDDUAAAAABhA0BAAAAAaANBAAAAAG4DQEAAAAB2w0BAAAAAecNgAAAAAGYDgEAAAABoA5AAAAAAbIOAQAAAAH1DgEAAAAB9g4gAAAAAfcOAQAAAAH4DgEAAAAB-Q6AAAAAAfoOgAAAAAH7DoAAAAAB_A4gAAAAAf0OAACGGwAg_g4CAAAAAf8OQAAAAAGAD0AAAAABAQgAAKsIADABCAAAqwgAMB2jBQAAxRoAIKQFAADGGgAgpQUAAMcaACCmBQAAyBoAIKcFAADJGgAg2waAAAAAAd8MAQC9FgAh4QwEAKQXACGDDUAAuRYAIYQNAQC9FgAhoA0EAKQXACG4DQEAvRYAIdsNAQC8FgAh5w2AAAAAAZgOAQC9FgAhoA5AALkWACGyDgEAvBYAIfUOAQC9FgAh9g4gANsWACH3DgEAvBYAIfgOAQC8FgAh-Q6AAAAAAfoOgAAAAAH7DoAAAAAB_A4gANsWACH9DgAAxBoAIP4OAgC7FgAh_w5AAMUWACGAD0AAxRYAIQIAAACICAAgCAAArggAIBjbBoAAAAAB3wwBAL0WACHhDAQApBcAIYMNQAC5FgAhhA0BAL0WACGgDQQApBcAIbgNAQC9FgAh2w0BALwWACHnDYAAAAABmA4BAL0WACGgDkAAuRYAIbIOAQC8FgAh9Q4BAL0WACH2DiAA2xYAIfcOAQC8FgAh-A4BALwWACH5DoAAAAAB-g6AAAAAAfsOgAAAAAH8DiAA2xYAIf0OAADEGgAg_g4CALsWACH_DkAAxRYAIYAPQADFFgAhAgAAAKQIACAIAACwCAAgAgAAAKQIACAIAACwCAAgAwAAAIgIACAPAACpCAAgEAAArggAIAEAAACICAAgAQAAAKQIACARFQAAvxoAIBYAAMIaACAXAADBGgAgKAAAwBoAICkAAMMaACDbBgAAshYAIOEMAACyFgAgoA0AALIWACDbDQAAshYAIOcNAACyFgAgsg4AALIWACD3DgAAshYAIPgOAACyFgAg-Q4AALIWACD6DgAAshYAIP8OAACyFgAggA8AALIWACAb2wYAANwTACDcDAAAsRUAMN0MAAC3CAAQ3gwAALEVADDfDAEA1xMAIeEMBACqFAAhgw1AANgTACGEDQEA1xMAIaANBACqFAAhuA0BANcTACHbDQEA2xMAIecNAADcEwAgmA4BANcTACGgDkAA2BMAIbIOAQDbEwAh9Q4BANcTACH2DiAA8hMAIfcOAQDbEwAh-A4BANsTACH5DgAA3BMAIPoOAADcEwAg-w4AAIYUACD8DiAA8hMAIf0OAADxEwAg_g4CANoTACH_DkAA7RMAIYAPQADtEwAhAwAAAKQIACADAAC2CAAwFAAAtwgAIAMAAACkCAAgAwAApQgAMAQAAIgIACABAAAAjAgAIAEAAACMCAAgAwAAAIoIACADAACLCAAwBAAAjAgAIAMAAACKCAAgAwAAiwgAMAQAAIwIACADAAAAiggAIAMAAIsIADAEAACMCAAgBKIFAAC-GgAg1A4CAAAAAdUOAAEAAAHXDgEAAAABAQgAAL8IACAD1A4CAAAAAdUOAAEAAAHXDgEAAAABAQgAAMEIADABCAAAwQgAMASiBQAAvRoAINQOAgC7FgAh1Q4AAf4WACHXDgEAvRYAIQIAAACMCAAgCAAAxAgAIAPUDgIAuxYAIdUOAAH-FgAh1w4BAL0WACECAAAAiggAIAgAAMYIACACAAAAiggAIAgAAMYIACADAAAAjAgAIA8AAL8IACAQAADECAAgAQAAAIwIACABAAAAiggAIAUVAAC4GgAgFgAAuxoAIBcAALoaACAoAAC5GgAgKQAAvBoAIAbcDAAAsBUAMN0MAADNCAAQ3gwAALAVADDUDgIA2hMAIdUOAAGOFAAh1w4BANcTACEDAAAAiggAIAMAAMwIADAUAADNCAAgAwAAAIoIACADAACLCAAwBAAAjAgAIAEAAACQCAAgAQAAAJAIACADAAAAjggAIAMAAI8IADAEAACQCAAgAwAAAI4IACADAACPCAAwBAAAkAgAIAMAAACOCAAgAwAAjwgAMAQAAJAIACAVgAMBAAAAAaIFAAC3GgAg1wsCAAAAAZ4NAQAAAAHvDQIAAAAB-A0BAAAAAbMOAQAAAAHCDgEAAAAB1w4BAAAAAeQOAgAAAAHpDiAAAAAB6g4CAAAAAewOAQAAAAHtDgEAAAAB7g4CAAAAAe8OgAAAAAHwDgEAAAAB8Q4BAAAAAfIOAAC2GgAg8w4gAAAAAfQOAgAAAAEBCAAA1QgAIBSAAwEAAAAB1wsCAAAAAZ4NAQAAAAHvDQIAAAAB-A0BAAAAAbMOAQAAAAHCDgEAAAAB1w4BAAAAAeQOAgAAAAHpDiAAAAAB6g4CAAAAAewOAQAAAAHtDgEAAAAB7g4CAAAAAe8OgAAAAAHwDgEAAAAB8Q4BAAAAAfIOAAC2GgAg8w4gAAAAAfQOAgAAAAEBCAAA1wgAMAEIAADXCAAwFYADAQC9FgAhogUAALUaACDXCwIAuxYAIZ4NAQC8FgAh7w0CALoWACH4DQEAvBYAIbMOAQC8FgAhwg4BALwWACHXDgEAvRYAIeQOAgC6FgAh6Q4gAP0WACHqDgIAuxYAIewOAQC9FgAh7Q4BALwWACHuDgIAuhYAIe8OgAAAAAHwDgEAvBYAIfEOAQC8FgAh8g4AALQaACDzDiAA_RYAIfQOAgC6FgAhAgAAAJAIACAIAADaCAAgFIADAQC9FgAh1wsCALsWACGeDQEAvBYAIe8NAgC6FgAh-A0BALwWACGzDgEAvBYAIcIOAQC8FgAh1w4BAL0WACHkDgIAuhYAIekOIAD9FgAh6g4CALsWACHsDgEAvRYAIe0OAQC8FgAh7g4CALoWACHvDoAAAAAB8A4BALwWACHxDgEAvBYAIfIOAAC0GgAg8w4gAP0WACH0DgIAuhYAIQIAAACOCAAgCAAA3AgAIAIAAACOCAAgCAAA3AgAIAMAAACQCAAgDwAA1QgAIBAAANoIACABAAAAkAgAIAEAAACOCAAgExUAAK8aACAWAACyGgAgFwAAsRoAICgAALAaACApAACzGgAgng0AALIWACDvDQAAshYAIPgNAACyFgAgsw4AALIWACDCDgAAshYAIOQOAACyFgAg6Q4AALIWACDtDgAAshYAIO4OAACyFgAg7w4AALIWACDwDgAAshYAIPEOAACyFgAg8w4AALIWACD0DgAAshYAIBeAAwEA1xMAIdcLAgDaEwAh3AwAAK8VADDdDAAA4wgAEN4MAACvFQAwng0BANsTACHvDQIA2RMAIfgNAQDbEwAhsw4BANsTACHCDgEA2xMAIdcOAQDXEwAh5A4CANkTACHpDiAAjRQAIeoOAgDaEwAh7A4BANcTACHtDgEA2xMAIe4OAgDZEwAh7w4AANwTACDwDgEA2xMAIfEOAQDbEwAh8g4AAPETACDzDiAAjRQAIfQOAgDZEwAhAwAAAI4IACADAADiCAAwFAAA4wgAIAMAAACOCAAgAwAAjwgAMAQAAJAIACABAAAAlAgAIAEAAACUCAAgAwAAAJIIACADAACTCAAwBAAAlAgAIAMAAACSCAAgAwAAkwgAMAQAAJQIACADAAAAkggAIAMAAJMIADAEAACUCAAgBqIFAACuGgAg1wsCAAAAAdsNAQAAAAHXDgEAAAAB6g4CAAAAAesOAQAAAAEBCAAA6wgAIAXXCwIAAAAB2w0BAAAAAdcOAQAAAAHqDgIAAAAB6w4BAAAAAQEIAADtCAAwAQgAAO0IADAGogUAAK0aACDXCwIAuxYAIdsNAQC9FgAh1w4BAL0WACHqDgIAuhYAIesOAQC9FgAhAgAAAJQIACAIAADwCAAgBdcLAgC7FgAh2w0BAL0WACHXDgEAvRYAIeoOAgC6FgAh6w4BAL0WACECAAAAkggAIAgAAPIIACACAAAAkggAIAgAAPIIACADAAAAlAgAIA8AAOsIACAQAADwCAAgAQAAAJQIACABAAAAkggAIAYVAACoGgAgFgAAqxoAIBcAAKoaACAoAACpGgAgKQAArBoAIOoOAACyFgAgCNcLAgDaEwAh3AwAAK4VADDdDAAA-QgAEN4MAACuFQAw2w0BANcTACHXDgEA1xMAIeoOAgDZEwAh6w4BANcTACEDAAAAkggAIAMAAPgIADAUAAD5CAAgAwAAAJIIACADAACTCAAwBAAAlAgAIAEAAACYCAAgAQAAAJgIACADAAAAlggAIAMAAJcIADAEAACYCAAgAwAAAJYIACADAACXCAAwBAAAmAgAIAMAAACWCAAgAwAAlwgAMAQAAJgIACAIogUAAKcaACDXDgEAAAAB5A4CAAAAAeUOAgAAAAHmDgIAAAAB5w4AAKYaACDoDoAAAAAB6Q4BAAAAAQEIAACBCQAgB9cOAQAAAAHkDgIAAAAB5Q4CAAAAAeYOAgAAAAHnDgAAphoAIOgOgAAAAAHpDgEAAAABAQgAAIMJADABCAAAgwkAMAiiBQAApRoAINcOAQC9FgAh5A4CALsWACHlDgIAuxYAIeYOAgC7FgAh5w4AAKQaACDoDoAAAAAB6Q4BAL0WACECAAAAmAgAIAgAAIYJACAH1w4BAL0WACHkDgIAuxYAIeUOAgC7FgAh5g4CALsWACHnDgAApBoAIOgOgAAAAAHpDgEAvRYAIQIAAACWCAAgCAAAiAkAIAIAAACWCAAgCAAAiAkAIAMAAACYCAAgDwAAgQkAIBAAAIYJACABAAAAmAgAIAEAAACWCAAgBRUAAJ8aACAWAACiGgAgFwAAoRoAICgAAKAaACApAACjGgAgCtwMAACtFQAw3QwAAI8JABDeDAAArRUAMNcOAQDXEwAh5A4CANoTACHlDgIA2hMAIeYOAgDaEwAh5w4AAPETACDoDgAAhhQAIOkOAQDXEwAhAwAAAJYIACADAACOCQAwFAAAjwkAIAMAAACWCAAgAwAAlwgAMAQAAJgIACABAAAAnAgAIAEAAACcCAAgAwAAAJoIACADAACbCAAwBAAAnAgAIAMAAACaCAAgAwAAmwgAMAQAAJwIACADAAAAmggAIAMAAJsIADAEAACcCAAgBqIFAACeGgAg3wwBAAAAAYMNQAAAAAGgDkAAAAABuw4AAQAAAdcOAQAAAAEBCAAAlwkAIAXfDAEAAAABgw1AAAAAAaAOQAAAAAG7DgABAAAB1w4BAAAAAQEIAACZCQAwAQgAAJkJADAGogUAAJ0aACDfDAEAvRYAIYMNQAC5FgAhoA5AALkWACG7DgAB_hYAIdcOAQC9FgAhAgAAAJwIACAIAACcCQAgBd8MAQC9FgAhgw1AALkWACGgDkAAuRYAIbsOAAH-FgAh1w4BAL0WACECAAAAmggAIAgAAJ4JACACAAAAmggAIAgAAJ4JACADAAAAnAgAIA8AAJcJACAQAACcCQAgAQAAAJwIACABAAAAmggAIAMVAACaGgAgFgAAnBoAIBcAAJsaACAI3AwAAKwVADDdDAAApQkAEN4MAACsFQAw3wwBANcTACGDDUAA2BMAIaAOQADYEwAhuw4AAY4UACHXDgEA1xMAIQMAAACaCAAgAwAApAkAMBQAAKUJACADAAAAmggAIAMAAJsIADAEAACcCAAgHIkGAAClFQAgigYAAKYVACDcDAAApBUAMN0MAAC1CQAQ3gwAAKQVADDfDAEAAAABgw1AAPoTACGEDQEA9hMAIawNAQD4EwAhtQ0CAP4TACG4DQEA9hMAIcINQAD5EwAh2w0BAPgTACHtDQQArhQAIYwOAQD4EwAhnw4BAPgTACGyDgEA-BMAIdcOAQD2EwAh2A4BAPYTACHZDhAAnRQAIdoOEACdFAAh2w4CAP0TACHcDgABnBQAId0OAgD9EwAh3g4QAJ0UACHfDgQArhQAIeAOAAD_EwAg4Q4BAPgTACEBAAAAqAkAIAmIBgAAqRUAINwMAACrFQAw3QwAAKoJABDeDAAAqxUAMJ4NAQD2EwAhrA0QAJ0UACH7DQIA_hMAIdMOAQD2EwAh1g4CAP4TACECiAYAAJkaACCsDQAAshYAIAqIBgAAqRUAINwMAACrFQAw3QwAAKoJABDeDAAAqxUAMJ4NAQD2EwAhrA0QAJ0UACH7DQIA_hMAIdMOAQD2EwAh1g4CAP4TACHjDgAAqhUAIAMAAACqCQAgAwAAqwkAMAQAAKwJACAHiAYAAKkVACDcDAAAqBUAMN0MAACuCQAQ3gwAAKgVADDTDgEA9hMAIdQOAgD-EwAh1Q4AAZsUACEBiAYAAJkaACAIiAYAAKkVACDcDAAAqBUAMN0MAACuCQAQ3gwAAKgVADDTDgEA9hMAIdQOAgD-EwAh1Q4AAZsUACHiDgAApxUAIAMAAACuCQAgAwAArwkAMAQAALAJACABAAAAqgkAIAEAAACuCQAgAQAAAKgJACAciQYAAKUVACCKBgAAphUAINwMAACkFQAw3QwAALUJABDeDAAApBUAMN8MAQD2EwAhgw1AAPoTACGEDQEA9hMAIawNAQD4EwAhtQ0CAP4TACG4DQEA9hMAIcINQAD5EwAh2w0BAPgTACHtDQQArhQAIYwOAQD4EwAhnw4BAPgTACGyDgEA-BMAIdcOAQD2EwAh2A4BAPYTACHZDhAAnRQAIdoOEACdFAAh2w4CAP0TACHcDgABnBQAId0OAgD9EwAh3g4QAJ0UACHfDgQArhQAIeAOAAD_EwAg4Q4BAPgTACESiQYAAJcaACCKBgAAmBoAIKwNAACyFgAgwg0AALIWACDbDQAAshYAIO0NAACyFgAgjA4AALIWACCfDgAAshYAILIOAACyFgAg2Q4AALIWACDaDgAAshYAINsOAACyFgAg3A4AALIWACDdDgAAshYAIN4OAACyFgAg3w4AALIWACDgDgAAshYAIOEOAACyFgAgAwAAALUJACADAAC2CQAwBAAAqAkAIAMAAAC1CQAgAwAAtgkAMAQAAKgJACADAAAAtQkAIAMAALYJADAEAACoCQAgGYkGAACVGgAgigYAAJYaACDfDAEAAAABgw1AAAAAAYQNAQAAAAGsDQEAAAABtQ0CAAAAAbgNAQAAAAHCDUAAAAAB2w0BAAAAAe0NBAAAAAGMDgEAAAABnw4BAAAAAbIOAQAAAAHXDgEAAAAB2A4BAAAAAdkOEAAAAAHaDhAAAAAB2w4CAAAAAdwOAAEAAAHdDgIAAAAB3g4QAAAAAd8OBAAAAAHgDoAAAAAB4Q4BAAAAAQEIAAC6CQAgF98MAQAAAAGDDUAAAAABhA0BAAAAAawNAQAAAAG1DQIAAAABuA0BAAAAAcINQAAAAAHbDQEAAAAB7Q0EAAAAAYwOAQAAAAGfDgEAAAABsg4BAAAAAdcOAQAAAAHYDgEAAAAB2Q4QAAAAAdoOEAAAAAHbDgIAAAAB3A4AAQAAAd0OAgAAAAHeDhAAAAAB3w4EAAAAAeAOgAAAAAHhDgEAAAABAQgAALwJADABCAAAvAkAMBmJBgAA-xkAIIoGAAD8GQAg3wwBAL0WACGDDUAAuRYAIYQNAQC9FgAhrA0BALwWACG1DQIAuxYAIbgNAQC9FgAhwg1AAMUWACHbDQEAvBYAIe0NBACkFwAhjA4BALwWACGfDgEAvBYAIbIOAQC8FgAh1w4BAL0WACHYDgEAvRYAIdkOEACAFwAh2g4QAIAXACHbDgIAuhYAIdwOAAH_FgAh3Q4CALoWACHeDhAAgBcAId8OBACkFwAh4A6AAAAAAeEOAQC8FgAhAgAAAKgJACAIAAC_CQAgF98MAQC9FgAhgw1AALkWACGEDQEAvRYAIawNAQC8FgAhtQ0CALsWACG4DQEAvRYAIcINQADFFgAh2w0BALwWACHtDQQApBcAIYwOAQC8FgAhnw4BALwWACGyDgEAvBYAIdcOAQC9FgAh2A4BAL0WACHZDhAAgBcAIdoOEACAFwAh2w4CALoWACHcDgAB_xYAId0OAgC6FgAh3g4QAIAXACHfDgQApBcAIeAOgAAAAAHhDgEAvBYAIQIAAAC1CQAgCAAAwQkAIAIAAAC1CQAgCAAAwQkAIAMAAACoCQAgDwAAugkAIBAAAL8JACABAAAAqAkAIAEAAAC1CQAgFRUAAPYZACAWAAD5GQAgFwAA-BkAICgAAPcZACApAAD6GQAgrA0AALIWACDCDQAAshYAINsNAACyFgAg7Q0AALIWACCMDgAAshYAIJ8OAACyFgAgsg4AALIWACDZDgAAshYAINoOAACyFgAg2w4AALIWACDcDgAAshYAIN0OAACyFgAg3g4AALIWACDfDgAAshYAIOAOAACyFgAg4Q4AALIWACAa3AwAAKMVADDdDAAAyAkAEN4MAACjFQAw3wwBANcTACGDDUAA2BMAIYQNAQDXEwAhrA0BANsTACG1DQIA2hMAIbgNAQDXEwAhwg1AAO0TACHbDQEA2xMAIe0NBACqFAAhjA4BANsTACGfDgEA2xMAIbIOAQDbEwAh1w4BANcTACHYDgEA1xMAIdkOEACQFAAh2g4QAJAUACHbDgIA2RMAIdwOAAGPFAAh3Q4CANkTACHeDhAAkBQAId8OBACqFAAh4A4AANwTACDhDgEA2xMAIQMAAAC1CQAgAwAAxwkAMBQAAMgJACADAAAAtQkAIAMAALYJADAEAACoCQAgAQAAAKwJACABAAAArAkAIAMAAACqCQAgAwAAqwkAMAQAAKwJACADAAAAqgkAIAMAAKsJADAEAACsCQAgAwAAAKoJACADAACrCQAwBAAArAkAIAaIBgAA9RkAIJ4NAQAAAAGsDRAAAAAB-w0CAAAAAdMOAQAAAAHWDgIAAAABAQgAANAJACAFng0BAAAAAawNEAAAAAH7DQIAAAAB0w4BAAAAAdYOAgAAAAEBCAAA0gkAMAEIAADSCQAwBogGAAD0GQAgng0BAL0WACGsDRAAgBcAIfsNAgC7FgAh0w4BAL0WACHWDgIAuxYAIQIAAACsCQAgCAAA1QkAIAWeDQEAvRYAIawNEACAFwAh-w0CALsWACHTDgEAvRYAIdYOAgC7FgAhAgAAAKoJACAIAADXCQAgAgAAAKoJACAIAADXCQAgAwAAAKwJACAPAADQCQAgEAAA1QkAIAEAAACsCQAgAQAAAKoJACAGFQAA7xkAIBYAAPIZACAXAADxGQAgKAAA8BkAICkAAPMZACCsDQAAshYAIAjcDAAAohUAMN0MAADeCQAQ3gwAAKIVADCeDQEA1xMAIawNEACQFAAh-w0CANoTACHTDgEA1xMAIdYOAgDaEwAhAwAAAKoJACADAADdCQAwFAAA3gkAIAMAAACqCQAgAwAAqwkAMAQAAKwJACABAAAAsAkAIAEAAACwCQAgAwAAAK4JACADAACvCQAwBAAAsAkAIAMAAACuCQAgAwAArwkAMAQAALAJACADAAAArgkAIAMAAK8JADAEAACwCQAgBIgGAADuGQAg0w4BAAAAAdQOAgAAAAHVDgABAAABAQgAAOYJACAD0w4BAAAAAdQOAgAAAAHVDgABAAABAQgAAOgJADABCAAA6AkAMASIBgAA7RkAINMOAQC9FgAh1A4CALsWACHVDgAB_hYAIQIAAACwCQAgCAAA6wkAIAPTDgEAvRYAIdQOAgC7FgAh1Q4AAf4WACECAAAArgkAIAgAAO0JACACAAAArgkAIAgAAO0JACADAAAAsAkAIA8AAOYJACAQAADrCQAgAQAAALAJACABAAAArgkAIAUVAADoGQAgFgAA6xkAIBcAAOoZACAoAADpGQAgKQAA7BkAIAbcDAAAoRUAMN0MAAD0CQAQ3gwAAKEVADDTDgEA1xMAIdQOAgDaEwAh1Q4AAY4UACEDAAAArgkAIAMAAPMJADAUAAD0CQAgAwAAAK4JACADAACvCQAwBAAAsAkAIBHcDAAAoBUAMN0MAAD6CQAQ3gwAAKAVADDfDAEAAAABgw1AAPoTACHHDQEA9hMAIZwOQAD6EwAhoA5AAPoTACHKDgEA9hMAIcsOAQD4EwAhzA4BAPYTACHNDgEA9hMAIc4OAQD4EwAhzw5AAPkTACHQDgEA-BMAIdEOQAD5EwAh0g5AAPkTACEBAAAA9wkAIAEAAAD3CQAgEdwMAACgFQAw3QwAAPoJABDeDAAAoBUAMN8MAQD2EwAhgw1AAPoTACHHDQEA9hMAIZwOQAD6EwAhoA5AAPoTACHKDgEA9hMAIcsOAQD4EwAhzA4BAPYTACHNDgEA9hMAIc4OAQD4EwAhzw5AAPkTACHQDgEA-BMAIdEOQAD5EwAh0g5AAPkTACEGyw4AALIWACDODgAAshYAIM8OAACyFgAg0A4AALIWACDRDgAAshYAINIOAACyFgAgAwAAAPoJACADAAD7CQAwBAAA9wkAIAMAAAD6CQAgAwAA-wkAMAQAAPcJACADAAAA-gkAIAMAAPsJADAEAAD3CQAgDt8MAQAAAAGDDUAAAAABxw0BAAAAAZwOQAAAAAGgDkAAAAAByg4BAAAAAcsOAQAAAAHMDgEAAAABzQ4BAAAAAc4OAQAAAAHPDkAAAAAB0A4BAAAAAdEOQAAAAAHSDkAAAAABAQgAAP8JACAO3wwBAAAAAYMNQAAAAAHHDQEAAAABnA5AAAAAAaAOQAAAAAHKDgEAAAAByw4BAAAAAcwOAQAAAAHNDgEAAAABzg4BAAAAAc8OQAAAAAHQDgEAAAAB0Q5AAAAAAdIOQAAAAAEBCAAAgQoAMAEIAACBCgAwDt8MAQC9FgAhgw1AALkWACHHDQEAvRYAIZwOQAC5FgAhoA5AALkWACHKDgEAvRYAIcsOAQC8FgAhzA4BAL0WACHNDgEAvRYAIc4OAQC8FgAhzw5AAMUWACHQDgEAvBYAIdEOQADFFgAh0g5AAMUWACECAAAA9wkAIAgAAIQKACAO3wwBAL0WACGDDUAAuRYAIccNAQC9FgAhnA5AALkWACGgDkAAuRYAIcoOAQC9FgAhyw4BALwWACHMDgEAvRYAIc0OAQC9FgAhzg4BALwWACHPDkAAxRYAIdAOAQC8FgAh0Q5AAMUWACHSDkAAxRYAIQIAAAD6CQAgCAAAhgoAIAIAAAD6CQAgCAAAhgoAIAMAAAD3CQAgDwAA_wkAIBAAAIQKACABAAAA9wkAIAEAAAD6CQAgCRUAAOUZACAWAADnGQAgFwAA5hkAIMsOAACyFgAgzg4AALIWACDPDgAAshYAINAOAACyFgAg0Q4AALIWACDSDgAAshYAIBHcDAAAnxUAMN0MAACNCgAQ3gwAAJ8VADDfDAEA1xMAIYMNQADYEwAhxw0BANcTACGcDkAA2BMAIaAOQADYEwAhyg4BANcTACHLDgEA2xMAIcwOAQDXEwAhzQ4BANcTACHODgEA2xMAIc8OQADtEwAh0A4BANsTACHRDkAA7RMAIdIOQADtEwAhAwAAAPoJACADAACMCgAwFAAAjQoAIAMAAAD6CQAgAwAA-wkAMAQAAPcJACAF3AwAAJ4VADDdDAAAkwoAEN4MAACeFQAw3wwBAAAAAaAOQAD6EwAhAQAAAJAKACABAAAAkAoAIAXcDAAAnhUAMN0MAACTCgAQ3gwAAJ4VADDfDAEA9hMAIaAOQAD6EwAhAAMAAACTCgAgAwAAlAoAMAQAAJAKACADAAAAkwoAIAMAAJQKADAEAACQCgAgAwAAAJMKACADAACUCgAwBAAAkAoAIALfDAEAAAABoA5AAAAAAQEIAACYCgAgAt8MAQAAAAGgDkAAAAABAQgAAJoKADABCAAAmgoAMALfDAEAvRYAIaAOQAC5FgAhAgAAAJAKACAIAACdCgAgAt8MAQC9FgAhoA5AALkWACECAAAAkwoAIAgAAJ8KACACAAAAkwoAIAgAAJ8KACADAAAAkAoAIA8AAJgKACAQAACdCgAgAQAAAJAKACABAAAAkwoAIAMVAADiGQAgFgAA5BkAIBcAAOMZACAF3AwAAJ0VADDdDAAApgoAEN4MAACdFQAw3wwBANcTACGgDkAA2BMAIQMAAACTCgAgAwAApQoAMBQAAKYKACADAAAAkwoAIAMAAJQKADAEAACQCgAgDNsGAACJFAAg3AYAAI4VACDdBgAAjxUAIOAGAACQFQAg4QYAAJEVACDcDAAAjRUAMN0MAADHCgAQ3gwAAI0VADDfDAEAAAABgw1AAPoTACGEDQEA9hMAIZgOAQD2EwAhAQAAAKkKACAO2wYAAIMVACDcDAAAnBUAMN0MAACrCgAQ3gwAAJwVADDfDAEA9hMAIeQMAQD4EwAhgw1AAPoTACGEDQEA9hMAIYgNAgD-EwAh4Q1AAPkTACGPDkAA-hMAIbIOAQD2EwAhxQ4BAPYTACHGDgAA_xMAIATbBgAA-RgAIOQMAACyFgAg4Q0AALIWACDGDgAAshYAIA7bBgAAgxUAINwMAACcFQAw3QwAAKsKABDeDAAAnBUAMN8MAQAAAAHkDAEA-BMAIYMNQAD6EwAhhA0BAPYTACGIDQIA_hMAIeENQAD5EwAhjw5AAPoTACGyDgEA9hMAIcUOAQD2EwAhxg4AAP8TACADAAAAqwoAIAMAAKwKADAEAACtCgAgCNsGAACDFQAg3AwAAJsVADDdDAAArwoAEN4MAACbFQAwsg4BAPYTACHCDgEA9hMAIcMOAQD2EwAhxA5AAPoTACEB2wYAAPkYACAJ2wYAAIMVACDcDAAAmxUAMN0MAACvCgAQ3gwAAJsVADCyDgEA9hMAIcIOAQD2EwAhww4BAPYTACHEDkAA-hMAIckOAACaFQAgAwAAAK8KACADAACwCgAwBAAAsQoAIAvbBgAAgxUAIN8GAACZFQAg3AwAAJgVADDdDAAAswoAEN4MAACYFQAwgw1AAPoTACGEDQEA9hMAIbIOAQD2EwAhuw4BAPYTACHADkAA-RMAIcEOAgD-EwAhA9sGAAD5GAAg3wYAAOEZACDADgAAshYAIAvbBgAAgxUAIN8GAACZFQAg3AwAAJgVADDdDAAAswoAEN4MAACYFQAwgw1AAPoTACGEDQEA9hMAIbIOAQD2EwAhuw4BAAAAAcAOQAD5EwAhwQ4CAP4TACEDAAAAswoAIAMAALQKADAEAAC1CgAgCN4GAACXFQAg3AwAAJYVADDdDAAAtwoAEN4MAACWFQAw7Q1AAPoTACG7DgEA9hMAIb4OBACBFAAhvw4EAIEUACEB3gYAAOAZACAJ3gYAAJcVACDcDAAAlhUAMN0MAAC3CgAQ3gwAAJYVADDtDUAA-hMAIbsOAQD2EwAhvg4EAIEUACG_DgQAgRQAIcgOAACVFQAgAwAAALcKACADAAC4CgAwBAAAuQoAIAEAAAC3CgAgC4EDAgD-EwAh2wYAAIMVACDiBgAAhBUAINwMAACCFQAw3QwAALwKABDeDAAAghUAMIQNAQD2EwAhsg4BAPYTACG4DkAA-hMAIbkOIAD3EwAhug5AAPkTACEBAAAAvAoAIA_hBgAAlBUAINwMAACTFQAw3QwAAL4KABDeDAAAkxUAMOEMQAD6EwAh-QwBAPgTACGBDQEA-BMAIZ4NAQD2EwAhtA1AAPoTACGyDgEA9hMAIbMOAQD2EwAhtA4AAPETACC1DkAA-RMAIbYOAQD4EwAhtw4AAP8TACAG4QYAAN8ZACD5DAAAshYAIIENAACyFgAgtQ4AALIWACC2DgAAshYAILcOAACyFgAgEOEGAACUFQAg3AwAAJMVADDdDAAAvgoAEN4MAACTFQAw4QxAAPoTACH5DAEA-BMAIYENAQD4EwAhng0BAPYTACG0DUAA-hMAIbIOAQD2EwAhsw4BAPYTACG0DgAA8RMAILUOQAD5EwAhtg4BAPgTACG3DgAA_xMAIMcOAACSFQAgAwAAAL4KACADAAC_CgAwBAAAwAoAIAEAAAC-CgAgAQAAAKsKACABAAAArwoAIAEAAACzCgAgAQAAAKkKACAM2wYAAIkUACDcBgAAjhUAIN0GAACPFQAg4AYAAJAVACDhBgAAkRUAINwMAACNFQAw3QwAAMcKABDeDAAAjRUAMN8MAQD2EwAhgw1AAPoTACGEDQEA9hMAIZgOAQD2EwAhBNwGAADcGQAg3QYAAN0ZACDgBgAA3hkAIOEGAADfGQAgAwAAAMcKACADAADICgAwBAAAqQoAIAMAAADHCgAgAwAAyAoAMAQAAKkKACADAAAAxwoAIAMAAMgKADAEAACpCgAgCdsGgAAAAAHcBgAA2BkAIN0GAADZGQAg4AYAANoZACDhBgAA2xkAIN8MAQAAAAGDDUAAAAABhA0BAAAAAZgOAQAAAAEBCAAAzAoAIAXbBoAAAAAB3wwBAAAAAYMNQAAAAAGEDQEAAAABmA4BAAAAAQEIAADOCgAwAQgAAM4KADAJ2waAAAAAAdwGAACrGQAg3QYAAKwZACDgBgAArRkAIOEGAACuGQAg3wwBAL0WACGDDUAAuRYAIYQNAQC9FgAhmA4BAL0WACECAAAAqQoAIAgAANEKACAF2waAAAAAAd8MAQC9FgAhgw1AALkWACGEDQEAvRYAIZgOAQC9FgAhAgAAAMcKACAIAADTCgAgAgAAAMcKACAIAADTCgAgAwAAAKkKACAPAADMCgAgEAAA0QoAIAEAAACpCgAgAQAAAMcKACADFQAAqBkAIBYAAKoZACAXAACpGQAgCNsGAACGFAAg3AwAAIwVADDdDAAA2goAEN4MAACMFQAw3wwBANcTACGDDUAA2BMAIYQNAQDXEwAhmA4BANcTACEDAAAAxwoAIAMAANkKADAUAADaCgAgAwAAAMcKACADAADICgAwBAAAqQoAIAEAAACtCgAgAQAAAK0KACADAAAAqwoAIAMAAKwKADAEAACtCgAgAwAAAKsKACADAACsCgAwBAAArQoAIAMAAACrCgAgAwAArAoAMAQAAK0KACAL2wYAAKcZACDfDAEAAAAB5AwBAAAAAYMNQAAAAAGEDQEAAAABiA0CAAAAAeENQAAAAAGPDkAAAAABsg4BAAAAAcUOAQAAAAHGDoAAAAABAQgAAOIKACAK3wwBAAAAAeQMAQAAAAGDDUAAAAABhA0BAAAAAYgNAgAAAAHhDUAAAAABjw5AAAAAAbIOAQAAAAHFDgEAAAABxg6AAAAAAQEIAADkCgAwAQgAAOQKADAL2wYAAKYZACDfDAEAvRYAIeQMAQC8FgAhgw1AALkWACGEDQEAvRYAIYgNAgC7FgAh4Q1AAMUWACGPDkAAuRYAIbIOAQC9FgAhxQ4BAL0WACHGDoAAAAABAgAAAK0KACAIAADnCgAgCt8MAQC9FgAh5AwBALwWACGDDUAAuRYAIYQNAQC9FgAhiA0CALsWACHhDUAAxRYAIY8OQAC5FgAhsg4BAL0WACHFDgEAvRYAIcYOgAAAAAECAAAAqwoAIAgAAOkKACACAAAAqwoAIAgAAOkKACADAAAArQoAIA8AAOIKACAQAADnCgAgAQAAAK0KACABAAAAqwoAIAgVAAChGQAgFgAApBkAIBcAAKMZACAoAACiGQAgKQAApRkAIOQMAACyFgAg4Q0AALIWACDGDgAAshYAIA3cDAAAixUAMN0MAADwCgAQ3gwAAIsVADDfDAEA1xMAIeQMAQDbEwAhgw1AANgTACGEDQEA1xMAIYgNAgDaEwAh4Q1AAO0TACGPDkAA2BMAIbIOAQDXEwAhxQ4BANcTACHGDgAA3BMAIAMAAACrCgAgAwAA7woAMBQAAPAKACADAAAAqwoAIAMAAKwKADAEAACtCgAgAQAAALEKACABAAAAsQoAIAMAAACvCgAgAwAAsAoAMAQAALEKACADAAAArwoAIAMAALAKADAEAACxCgAgAwAAAK8KACADAACwCgAwBAAAsQoAIAXbBgAAoBkAILIOAQAAAAHCDgEAAAABww4BAAAAAcQOQAAAAAEBCAAA-AoAIASyDgEAAAABwg4BAAAAAcMOAQAAAAHEDkAAAAABAQgAAPoKADABCAAA-goAMAXbBgAAnxkAILIOAQC9FgAhwg4BAL0WACHDDgEAvRYAIcQOQAC5FgAhAgAAALEKACAIAAD9CgAgBLIOAQC9FgAhwg4BAL0WACHDDgEAvRYAIcQOQAC5FgAhAgAAAK8KACAIAAD_CgAgAgAAAK8KACAIAAD_CgAgAwAAALEKACAPAAD4CgAgEAAA_QoAIAEAAACxCgAgAQAAAK8KACADFQAAnBkAIBYAAJ4ZACAXAACdGQAgB9wMAACKFQAw3QwAAIYLABDeDAAAihUAMLIOAQDXEwAhwg4BANcTACHDDgEA1xMAIcQOQADYEwAhAwAAAK8KACADAACFCwAwFAAAhgsAIAMAAACvCgAgAwAAsAoAMAQAALEKACABAAAAtQoAIAEAAAC1CgAgAwAAALMKACADAAC0CgAwBAAAtQoAIAMAAACzCgAgAwAAtAoAMAQAALUKACADAAAAswoAIAMAALQKADAEAAC1CgAgCNsGAACaGQAg3wYAAJsZACCDDUAAAAABhA0BAAAAAbIOAQAAAAG7DgEAAAABwA5AAAAAAcEOAgAAAAEBCAAAjgsAIAaDDUAAAAABhA0BAAAAAbIOAQAAAAG7DgEAAAABwA5AAAAAAcEOAgAAAAEBCAAAkAsAMAEIAACQCwAwCNsGAACMGQAg3wYAAI0ZACCDDUAAuRYAIYQNAQC9FgAhsg4BAL0WACG7DgEAvRYAIcAOQADFFgAhwQ4CALsWACECAAAAtQoAIAgAAJMLACAGgw1AALkWACGEDQEAvRYAIbIOAQC9FgAhuw4BAL0WACHADkAAxRYAIcEOAgC7FgAhAgAAALMKACAIAACVCwAgAgAAALMKACAIAACVCwAgAwAAALUKACAPAACOCwAgEAAAkwsAIAEAAAC1CgAgAQAAALMKACAGFQAAhxkAIBYAAIoZACAXAACJGQAgKAAAiBkAICkAAIsZACDADgAAshYAIAncDAAAiRUAMN0MAACcCwAQ3gwAAIkVADCDDUAA2BMAIYQNAQDXEwAhsg4BANcTACG7DgEA1xMAIcAOQADtEwAhwQ4CANoTACEDAAAAswoAIAMAAJsLADAUAACcCwAgAwAAALMKACADAAC0CgAwBAAAtQoAIAEAAAC5CgAgAQAAALkKACADAAAAtwoAIAMAALgKADAEAAC5CgAgAwAAALcKACADAAC4CgAwBAAAuQoAIAMAAAC3CgAgAwAAuAoAMAQAALkKACAF3gYAAIYZACDtDUAAAAABuw4BAAAAAb4OBAAAAAG_DgQAAAABAQgAAKQLACAE7Q1AAAAAAbsOAQAAAAG-DgQAAAABvw4EAAAAAQEIAACmCwAwAQgAAKYLADAF3gYAAIUZACDtDUAAuRYAIbsOAQC9FgAhvg4EALgWACG_DgQAuBYAIQIAAAC5CgAgCAAAqQsAIATtDUAAuRYAIbsOAQC9FgAhvg4EALgWACG_DgQAuBYAIQIAAAC3CgAgCAAAqwsAIAIAAAC3CgAgCAAAqwsAIAMAAAC5CgAgDwAApAsAIBAAAKkLACABAAAAuQoAIAEAAAC3CgAgBRUAAIAZACAWAACDGQAgFwAAghkAICgAAIEZACApAACEGQAgB9wMAACIFQAw3QwAALILABDeDAAAiBUAMO0NQADYEwAhuw4BANcTACG-DgQA1hMAIb8OBADWEwAhAwAAALcKACADAACxCwAwFAAAsgsAIAMAAAC3CgAgAwAAuAoAMAQAALkKACAI3AwAAIYVADDdDAAAuAsAEN4MAACGFQAwng0BAPYTACHtDUAA-hMAIbsOAQD2EwAhvA4CAP4TACG9DgAAhxUAIAEAAAC1CwAgAQAAALULACAH3AwAAIYVADDdDAAAuAsAEN4MAACGFQAwng0BAPYTACHtDUAA-hMAIbsOAQD2EwAhvA4CAP4TACEAAwAAALgLACADAAC5CwAwBAAAtQsAIAMAAAC4CwAgAwAAuQsAMAQAALULACADAAAAuAsAIAMAALkLADAEAAC1CwAgBJ4NAQAAAAHtDUAAAAABuw4BAAAAAbwOAgAAAAEBCAAAvQsAIASeDQEAAAAB7Q1AAAAAAbsOAQAAAAG8DgIAAAABAQgAAL8LADABCAAAvwsAMASeDQEAvRYAIe0NQAC5FgAhuw4BAL0WACG8DgIAuxYAIQIAAAC1CwAgCAAAwgsAIASeDQEAvRYAIe0NQAC5FgAhuw4BAL0WACG8DgIAuxYAIQIAAAC4CwAgCAAAxAsAIAIAAAC4CwAgCAAAxAsAIAMAAAC1CwAgDwAAvQsAIBAAAMILACABAAAAtQsAIAEAAAC4CwAgBRUAAPsYACAWAAD-GAAgFwAA_RgAICgAAPwYACApAAD_GAAgB9wMAACFFQAw3QwAAMsLABDeDAAAhRUAMJ4NAQDXEwAh7Q1AANgTACG7DgEA1xMAIbwOAgDaEwAhAwAAALgLACADAADKCwAwFAAAywsAIAMAAAC4CwAgAwAAuQsAMAQAALULACALgQMCAP4TACHbBgAAgxUAIOIGAACEFQAg3AwAAIIVADDdDAAAvAoAEN4MAACCFQAwhA0BAPYTACGyDgEAAAABuA5AAPoTACG5DiAA9xMAIboOQAD5EwAhAQAAAM4LACABAAAAzgsAIAPbBgAA-RgAIOIGAAD6GAAgug4AALIWACADAAAAvAoAIAMAANELADAEAADOCwAgAwAAALwKACADAADRCwAwBAAAzgsAIAMAAAC8CgAgAwAA0QsAMAQAAM4LACAIgQMCAAAAAdsGAAD3GAAg4gYAAPgYACCEDQEAAAABsg4BAAAAAbgOQAAAAAG5DiAAAAABug5AAAAAAQEIAADVCwAgBoEDAgAAAAGEDQEAAAABsg4BAAAAAbgOQAAAAAG5DiAAAAABug5AAAAAAQEIAADXCwAwAQgAANcLADAIgQMCALsWACHbBgAA6RgAIOIGAADqGAAghA0BAL0WACGyDgEAvRYAIbgOQAC5FgAhuQ4gANsWACG6DkAAxRYAIQIAAADOCwAgCAAA2gsAIAaBAwIAuxYAIYQNAQC9FgAhsg4BAL0WACG4DkAAuRYAIbkOIADbFgAhug5AAMUWACECAAAAvAoAIAgAANwLACACAAAAvAoAIAgAANwLACADAAAAzgsAIA8AANULACAQAADaCwAgAQAAAM4LACABAAAAvAoAIAYVAADkGAAgFgAA5xgAIBcAAOYYACAoAADlGAAgKQAA6BgAILoOAACyFgAgCYEDAgDaEwAh3AwAAIEVADDdDAAA4wsAEN4MAACBFQAwhA0BANcTACGyDgEA1xMAIbgOQADYEwAhuQ4gAPITACG6DkAA7RMAIQMAAAC8CgAgAwAA4gsAMBQAAOMLACADAAAAvAoAIAMAANELADAEAADOCwAgAQAAAMAKACABAAAAwAoAIAMAAAC-CgAgAwAAvwoAMAQAAMAKACADAAAAvgoAIAMAAL8KADAEAADACgAgAwAAAL4KACADAAC_CgAwBAAAwAoAIAzhBgAA4xgAIOEMQAAAAAH5DAEAAAABgQ0BAAAAAZ4NAQAAAAG0DUAAAAABsg4BAAAAAbMOAQAAAAG0DgAA4hgAILUOQAAAAAG2DgEAAAABtw6AAAAAAQEIAADrCwAgC-EMQAAAAAH5DAEAAAABgQ0BAAAAAZ4NAQAAAAG0DUAAAAABsg4BAAAAAbMOAQAAAAG0DgAA4hgAILUOQAAAAAG2DgEAAAABtw6AAAAAAQEIAADtCwAwAQgAAO0LADAM4QYAAOEYACDhDEAAuRYAIfkMAQC8FgAhgQ0BALwWACGeDQEAvRYAIbQNQAC5FgAhsg4BAL0WACGzDgEAvRYAIbQOAADgGAAgtQ5AAMUWACG2DgEAvBYAIbcOgAAAAAECAAAAwAoAIAgAAPALACAL4QxAALkWACH5DAEAvBYAIYENAQC8FgAhng0BAL0WACG0DUAAuRYAIbIOAQC9FgAhsw4BAL0WACG0DgAA4BgAILUOQADFFgAhtg4BALwWACG3DoAAAAABAgAAAL4KACAIAADyCwAgAgAAAL4KACAIAADyCwAgAwAAAMAKACAPAADrCwAgEAAA8AsAIAEAAADACgAgAQAAAL4KACAIFQAA3RgAIBYAAN8YACAXAADeGAAg-QwAALIWACCBDQAAshYAILUOAACyFgAgtg4AALIWACC3DgAAshYAIA7cDAAAgBUAMN0MAAD5CwAQ3gwAAIAVADDhDEAA2BMAIfkMAQDbEwAhgQ0BANsTACGeDQEA1xMAIbQNQADYEwAhsg4BANcTACGzDgEA1xMAIbQOAADxEwAgtQ5AAO0TACG2DgEA2xMAIbcOAADcEwAgAwAAAL4KACADAAD4CwAwFAAA-QsAIAMAAAC-CgAgAwAAvwoAMAQAAMAKACAO5AcAAPkUACDlBwAA-hQAIKoMAgD-EwAh3AwAAPgUADDdDAAAiQwAEN4MAAD4FAAwgQ0BAPgTACGeDQEAAAABsA0BAPYTACGzDUAA-hMAIbQNQAD5EwAhqA5AAPoTACGrDkAA-RMAIawOIAD3EwAhAQAAAPwLACAO4wcAAP0UACDcDAAA_xQAMN0MAAD-CwAQ3gwAAP8UADDkDAEA-BMAIZ4NAQD2EwAhoA0EAIEUACG6DSAA9xMAIbsNAgD-EwAhvA0AAPETACC-DQEA-BMAIcENAACJFAAghw4AAZwUACGwDgQArhQAIQXjBwAA3BgAIOQMAACyFgAgvg0AALIWACCHDgAAshYAILAOAACyFgAgD-MHAAD9FAAg3AwAAP8UADDdDAAA_gsAEN4MAAD_FAAw5AwBAPgTACGeDQEA9hMAIaANBACBFAAhtg0AAP4UACC6DSAA9xMAIbsNAgD-EwAhvA0AAPETACC-DQEA-BMAIcENAACJFAAghw4AAZwUACGwDgQArhQAIQMAAAD-CwAgAwAA_wsAMAQAAIAMACAP4wcAAP0UACDcDAAA_BQAMN0MAACCDAAQ3gwAAPwUADCeDQEA9hMAIbMNQAD5EwAhpw4BAPYTACGoDkAA-hMAIakOIAD3EwAhqg4BAPgTACGrDkAA-RMAIawOIAD3EwAhrQ5AAPkTACGuDkAA-RMAIa8OAAD_EwAgB-MHAADcGAAgsw0AALIWACCqDgAAshYAIKsOAACyFgAgrQ4AALIWACCuDgAAshYAIK8OAACyFgAgEOMHAAD9FAAg3AwAAPwUADDdDAAAggwAEN4MAAD8FAAwng0BAPYTACGzDUAA-RMAIacOAQD2EwAhqA5AAPoTACGpDiAA9xMAIaoOAQD4EwAhqw5AAPkTACGsDiAA9xMAIa0OQAD5EwAhrg5AAPkTACGvDgAA_xMAILEOAAD7FAAgAwAAAIIMACADAACDDAAwBAAAhAwAIAEAAAD-CwAgAQAAAIIMACABAAAA_AsAIA7kBwAA-RQAIOUHAAD6FAAgqgwCAP4TACHcDAAA-BQAMN0MAACJDAAQ3gwAAPgUADCBDQEA-BMAIZ4NAQD2EwAhsA0BAPYTACGzDUAA-hMAIbQNQAD5EwAhqA5AAPoTACGrDkAA-RMAIawOIAD3EwAhBeQHAADaGAAg5QcAANsYACCBDQAAshYAILQNAACyFgAgqw4AALIWACADAAAAiQwAIAMAAIoMADAEAAD8CwAgAwAAAIkMACADAACKDAAwBAAA_AsAIAMAAACJDAAgAwAAigwAMAQAAPwLACAL5AcAANgYACDlBwAA2RgAIKoMAgAAAAGBDQEAAAABng0BAAAAAbANAQAAAAGzDUAAAAABtA1AAAAAAagOQAAAAAGrDkAAAAABrA4gAAAAAQEIAACODAAgCaoMAgAAAAGBDQEAAAABng0BAAAAAbANAQAAAAGzDUAAAAABtA1AAAAAAagOQAAAAAGrDkAAAAABrA4gAAAAAQEIAACQDAAwAQgAAJAMADAL5AcAAL4YACDlBwAAvxgAIKoMAgC7FgAhgQ0BALwWACGeDQEAvRYAIbANAQC9FgAhsw1AALkWACG0DUAAxRYAIagOQAC5FgAhqw5AAMUWACGsDiAA2xYAIQIAAAD8CwAgCAAAkwwAIAmqDAIAuxYAIYENAQC8FgAhng0BAL0WACGwDQEAvRYAIbMNQAC5FgAhtA1AAMUWACGoDkAAuRYAIasOQADFFgAhrA4gANsWACECAAAAiQwAIAgAAJUMACACAAAAiQwAIAgAAJUMACADAAAA_AsAIA8AAI4MACAQAACTDAAgAQAAAPwLACABAAAAiQwAIAgVAAC5GAAgFgAAvBgAIBcAALsYACAoAAC6GAAgKQAAvRgAIIENAACyFgAgtA0AALIWACCrDgAAshYAIAyqDAIA2hMAIdwMAAD3FAAw3QwAAJwMABDeDAAA9xQAMIENAQDbEwAhng0BANcTACGwDQEA1xMAIbMNQADYEwAhtA1AAO0TACGoDkAA2BMAIasOQADtEwAhrA4gAPITACEDAAAAiQwAIAMAAJsMADAUAACcDAAgAwAAAIkMACADAACKDAAwBAAA_AsAIAEAAACADAAgAQAAAIAMACADAAAA_gsAIAMAAP8LADAEAACADAAgAwAAAP4LACADAAD_CwAwBAAAgAwAIAMAAAD-CwAgAwAA_wsAMAQAAIAMACAL4wcAALgYACDkDAEAAAABng0BAAAAAaANBAAAAAG6DSAAAAABuw0CAAAAAbwNAAC3GAAgvg0BAAAAAcENgAAAAAGHDgABAAABsA4EAAAAAQEIAACkDAAgCuQMAQAAAAGeDQEAAAABoA0EAAAAAboNIAAAAAG7DQIAAAABvA0AALcYACC-DQEAAAABwQ2AAAAAAYcOAAEAAAGwDgQAAAABAQgAAKYMADABCAAApgwAMAvjBwAAthgAIOQMAQC8FgAhng0BAL0WACGgDQQAuBYAIboNIADbFgAhuw0CALsWACG8DQAAtRgAIL4NAQC8FgAhwQ2AAAAAAYcOAAH_FgAhsA4EAKQXACECAAAAgAwAIAgAAKkMACAK5AwBALwWACGeDQEAvRYAIaANBAC4FgAhug0gANsWACG7DQIAuxYAIbwNAAC1GAAgvg0BALwWACHBDYAAAAABhw4AAf8WACGwDgQApBcAIQIAAAD-CwAgCAAAqwwAIAIAAAD-CwAgCAAAqwwAIAMAAACADAAgDwAApAwAIBAAAKkMACABAAAAgAwAIAEAAAD-CwAgCRUAALAYACAWAACzGAAgFwAAshgAICgAALEYACApAAC0GAAg5AwAALIWACC-DQAAshYAIIcOAACyFgAgsA4AALIWACAN3AwAAPYUADDdDAAAsgwAEN4MAAD2FAAw5AwBANsTACGeDQEA1xMAIaANBADWEwAhug0gAPITACG7DQIA2hMAIbwNAADxEwAgvg0BANsTACHBDQAAhhQAIIcOAAGPFAAhsA4EAKoUACEDAAAA_gsAIAMAALEMADAUAACyDAAgAwAAAP4LACADAAD_CwAwBAAAgAwAIAEAAACEDAAgAQAAAIQMACADAAAAggwAIAMAAIMMADAEAACEDAAgAwAAAIIMACADAACDDAAwBAAAhAwAIAMAAACCDAAgAwAAgwwAMAQAAIQMACAM4wcAAK8YACCeDQEAAAABsw1AAAAAAacOAQAAAAGoDkAAAAABqQ4gAAAAAaoOAQAAAAGrDkAAAAABrA4gAAAAAa0OQAAAAAGuDkAAAAABrw6AAAAAAQEIAAC6DAAgC54NAQAAAAGzDUAAAAABpw4BAAAAAagOQAAAAAGpDiAAAAABqg4BAAAAAasOQAAAAAGsDiAAAAABrQ5AAAAAAa4OQAAAAAGvDoAAAAABAQgAALwMADABCAAAvAwAMAzjBwAArhgAIJ4NAQC9FgAhsw1AAMUWACGnDgEAvRYAIagOQAC5FgAhqQ4gANsWACGqDgEAvBYAIasOQADFFgAhrA4gANsWACGtDkAAxRYAIa4OQADFFgAhrw6AAAAAAQIAAACEDAAgCAAAvwwAIAueDQEAvRYAIbMNQADFFgAhpw4BAL0WACGoDkAAuRYAIakOIADbFgAhqg4BALwWACGrDkAAxRYAIawOIADbFgAhrQ5AAMUWACGuDkAAxRYAIa8OgAAAAAECAAAAggwAIAgAAMEMACACAAAAggwAIAgAAMEMACADAAAAhAwAIA8AALoMACAQAAC_DAAgAQAAAIQMACABAAAAggwAIAkVAACrGAAgFgAArRgAIBcAAKwYACCzDQAAshYAIKoOAACyFgAgqw4AALIWACCtDgAAshYAIK4OAACyFgAgrw4AALIWACAO3AwAAPUUADDdDAAAyAwAEN4MAAD1FAAwng0BANcTACGzDUAA7RMAIacOAQDXEwAhqA5AANgTACGpDiAA8hMAIaoOAQDbEwAhqw5AAO0TACGsDiAA8hMAIa0OQADtEwAhrg5AAO0TACGvDgAA3BMAIAMAAACCDAAgAwAAxwwAMBQAAMgMACADAAAAggwAIAMAAIMMADAEAACEDAAgD9wMAADzFAAw3QwAAM4MABDeDAAA8xQAMJ4NAQD2EwAhoA0EAIEUACGhDQQAgRQAIaMNAgD-EwAhpw0BAPYTACG4DQEA9hMAIZgOAQD2EwAhoA5AAPoTACGjDgEA9hMAIaQOEAC5FAAhpQ5AAPoTACGmDgAA9BQAIAEAAADLDAAgAQAAAMsMACAO3AwAAPMUADDdDAAAzgwAEN4MAADzFAAwng0BAPYTACGgDQQAgRQAIaENBACBFAAhow0CAP4TACGnDQEA9hMAIbgNAQD2EwAhmA4BAPYTACGgDkAA-hMAIaMOAQD2EwAhpA4QALkUACGlDkAA-hMAIQADAAAAzgwAIAMAAM8MADAEAADLDAAgAwAAAM4MACADAADPDAAwBAAAywwAIAMAAADODAAgAwAAzwwAMAQAAMsMACALng0BAAAAAaANBAAAAAGhDQQAAAABow0CAAAAAacNAQAAAAG4DQEAAAABmA4BAAAAAaAOQAAAAAGjDgEAAAABpA4QAAAAAaUOQAAAAAEBCAAA0wwAIAueDQEAAAABoA0EAAAAAaENBAAAAAGjDQIAAAABpw0BAAAAAbgNAQAAAAGYDgEAAAABoA5AAAAAAaMOAQAAAAGkDhAAAAABpQ5AAAAAAQEIAADVDAAwAQgAANUMADALng0BAL0WACGgDQQAuBYAIaENBAC4FgAhow0CALsWACGnDQEAvRYAIbgNAQC9FgAhmA4BAL0WACGgDkAAuRYAIaMOAQC9FgAhpA4QALMXACGlDkAAuRYAIQIAAADLDAAgCAAA2AwAIAueDQEAvRYAIaANBAC4FgAhoQ0EALgWACGjDQIAuxYAIacNAQC9FgAhuA0BAL0WACGYDgEAvRYAIaAOQAC5FgAhow4BAL0WACGkDhAAsxcAIaUOQAC5FgAhAgAAAM4MACAIAADaDAAgAgAAAM4MACAIAADaDAAgAwAAAMsMACAPAADTDAAgEAAA2AwAIAEAAADLDAAgAQAAAM4MACAFFQAAphgAIBYAAKkYACAXAACoGAAgKAAApxgAICkAAKoYACAO3AwAAPIUADDdDAAA4QwAEN4MAADyFAAwng0BANcTACGgDQQA1hMAIaENBADWEwAhow0CANoTACGnDQEA1xMAIbgNAQDXEwAhmA4BANcTACGgDkAA2BMAIaMOAQDXEwAhpA4QALUUACGlDkAA2BMAIQMAAADODAAgAwAA4AwAMBQAAOEMACADAAAAzgwAIAMAAM8MADAEAADLDAAgBtwMAADxFAAw3QwAAOcMABDeDAAA8RQAMKANBAAAAAGhDQQAgRQAIaMOAQD2EwAhAQAAAOQMACABAAAA5AwAIAbcDAAA8RQAMN0MAADnDAAQ3gwAAPEUADCgDQQAgRQAIaENBACBFAAhow4BAPYTACEAAwAAAOcMACADAADoDAAwBAAA5AwAIAMAAADnDAAgAwAA6AwAMAQAAOQMACADAAAA5wwAIAMAAOgMADAEAADkDAAgA6ANBAAAAAGhDQQAAAABow4BAAAAAQEIAADsDAAgA6ANBAAAAAGhDQQAAAABow4BAAAAAQEIAADuDAAwAQgAAO4MADADoA0EALgWACGhDQQAuBYAIaMOAQC9FgAhAgAAAOQMACAIAADxDAAgA6ANBAC4FgAhoQ0EALgWACGjDgEAvRYAIQIAAADnDAAgCAAA8wwAIAIAAADnDAAgCAAA8wwAIAMAAADkDAAgDwAA7AwAIBAAAPEMACABAAAA5AwAIAEAAADnDAAgBRUAAKEYACAWAACkGAAgFwAAoxgAICgAAKIYACApAAClGAAgBtwMAADwFAAw3QwAAPoMABDeDAAA8BQAMKANBADWEwAhoQ0EANYTACGjDgEA1xMAIQMAAADnDAAgAwAA-QwAMBQAAPoMACADAAAA5wwAIAMAAOgMADAEAADkDAAgDtwMAADvFAAw3QwAAIANABDeDAAA7xQAMIMNQAD6EwAhhA0BAPgTACGgDQQAgRQAIZEOEAAAAAGYDgEAAAABnQ4BAPYTACGeDhAAuRQAIZ8OAQD2EwAhoA5AAPoTACGhDgEA-BMAIaIOAADxEwAgAQAAAP0MACABAAAA_QwAIA7cDAAA7xQAMN0MAACADQAQ3gwAAO8UADCDDUAA-hMAIYQNAQD4EwAhoA0EAIEUACGRDhAAuRQAIZgOAQD2EwAhnQ4BAPYTACGeDhAAuRQAIZ8OAQD2EwAhoA5AAPoTACGhDgEA-BMAIaIOAADxEwAgAoQNAACyFgAgoQ4AALIWACADAAAAgA0AIAMAAIENADAEAAD9DAAgAwAAAIANACADAACBDQAwBAAA_QwAIAMAAACADQAgAwAAgQ0AMAQAAP0MACALgw1AAAAAAYQNAQAAAAGgDQQAAAABkQ4QAAAAAZgOAQAAAAGdDgEAAAABng4QAAAAAZ8OAQAAAAGgDkAAAAABoQ4BAAAAAaIOAACgGAAgAQgAAIUNACALgw1AAAAAAYQNAQAAAAGgDQQAAAABkQ4QAAAAAZgOAQAAAAGdDgEAAAABng4QAAAAAZ8OAQAAAAGgDkAAAAABoQ4BAAAAAaIOAACgGAAgAQgAAIcNADABCAAAhw0AMAuDDUAAuRYAIYQNAQC8FgAhoA0EALgWACGRDhAAsxcAIZgOAQC9FgAhnQ4BAL0WACGeDhAAsxcAIZ8OAQC9FgAhoA5AALkWACGhDgEAvBYAIaIOAACfGAAgAgAAAP0MACAIAACKDQAgC4MNQAC5FgAhhA0BALwWACGgDQQAuBYAIZEOEACzFwAhmA4BAL0WACGdDgEAvRYAIZ4OEACzFwAhnw4BAL0WACGgDkAAuRYAIaEOAQC8FgAhog4AAJ8YACACAAAAgA0AIAgAAIwNACACAAAAgA0AIAgAAIwNACADAAAA_QwAIA8AAIUNACAQAACKDQAgAQAAAP0MACABAAAAgA0AIAcVAACaGAAgFgAAnRgAIBcAAJwYACAoAACbGAAgKQAAnhgAIIQNAACyFgAgoQ4AALIWACAO3AwAAO4UADDdDAAAkw0AEN4MAADuFAAwgw1AANgTACGEDQEA2xMAIaANBADWEwAhkQ4QALUUACGYDgEA1xMAIZ0OAQDXEwAhng4QALUUACGfDgEA1xMAIaAOQADYEwAhoQ4BANsTACGiDgAA8RMAIAMAAACADQAgAwAAkg0AMBQAAJMNACADAAAAgA0AIAMAAIENADAEAAD9DAAgBtwMAADtFAAw3QwAAJkNABDeDAAA7RQAMIMNQAD6EwAhng0BAAAAAZsOAQAAAAEBAAAAlg0AIAEAAACWDQAgBtwMAADtFAAw3QwAAJkNABDeDAAA7RQAMIMNQAD6EwAhng0BAPYTACGbDgEA9hMAIQADAAAAmQ0AIAMAAJoNADAEAACWDQAgAwAAAJkNACADAACaDQAwBAAAlg0AIAMAAACZDQAgAwAAmg0AMAQAAJYNACADgw1AAAAAAZ4NAQAAAAGbDgEAAAABAQgAAJ4NACADgw1AAAAAAZ4NAQAAAAGbDgEAAAABAQgAAKANADABCAAAoA0AMAODDUAAuRYAIZ4NAQC9FgAhmw4BAL0WACECAAAAlg0AIAgAAKMNACADgw1AALkWACGeDQEAvRYAIZsOAQC9FgAhAgAAAJkNACAIAAClDQAgAgAAAJkNACAIAAClDQAgAwAAAJYNACAPAACeDQAgEAAAow0AIAEAAACWDQAgAQAAAJkNACADFQAAlxgAIBYAAJkYACAXAACYGAAgBtwMAADsFAAw3QwAAKwNABDeDAAA7BQAMIMNQADYEwAhng0BANcTACGbDgEA1xMAIQMAAACZDQAgAwAAqw0AMBQAAKwNACADAAAAmQ0AIAMAAJoNADAEAACWDQAgCNwMAADrFAAw3QwAALINABDeDAAA6xQAMIMNQAD6EwAhmQ4BAAAAAZoOAQD2EwAhmw4BAPYTACGcDkAA-RMAIQEAAACvDQAgAQAAAK8NACAI3AwAAOsUADDdDAAAsg0AEN4MAADrFAAwgw1AAPoTACGZDgEA9hMAIZoOAQD2EwAhmw4BAPYTACGcDkAA-RMAIQGcDgAAshYAIAMAAACyDQAgAwAAsw0AMAQAAK8NACADAAAAsg0AIAMAALMNADAEAACvDQAgAwAAALINACADAACzDQAwBAAArw0AIAWDDUAAAAABmQ4BAAAAAZoOAQAAAAGbDgEAAAABnA5AAAAAAQEIAAC3DQAgBYMNQAAAAAGZDgEAAAABmg4BAAAAAZsOAQAAAAGcDkAAAAABAQgAALkNADABCAAAuQ0AMAWDDUAAuRYAIZkOAQC9FgAhmg4BAL0WACGbDgEAvRYAIZwOQADFFgAhAgAAAK8NACAIAAC8DQAgBYMNQAC5FgAhmQ4BAL0WACGaDgEAvRYAIZsOAQC9FgAhnA5AAMUWACECAAAAsg0AIAgAAL4NACACAAAAsg0AIAgAAL4NACADAAAArw0AIA8AALcNACAQAAC8DQAgAQAAAK8NACABAAAAsg0AIAQVAACUGAAgFgAAlhgAIBcAAJUYACCcDgAAshYAIAjcDAAA6hQAMN0MAADFDQAQ3gwAAOoUADCDDUAA2BMAIZkOAQDXEwAhmg4BANcTACGbDgEA1xMAIZwOQADtEwAhAwAAALINACADAADEDQAwFAAAxQ0AIAMAAACyDQAgAwAAsw0AMAQAAK8NACAH3AwAAOkUADDdDAAAyw0AEN4MAADpFAAwgw1AAPoTACGEDQEA9hMAIacNAQAAAAGYDgEA9hMAIQEAAADIDQAgAQAAAMgNACAH3AwAAOkUADDdDAAAyw0AEN4MAADpFAAwgw1AAPoTACGEDQEA9hMAIacNAQD2EwAhmA4BAPYTACEAAwAAAMsNACADAADMDQAwBAAAyA0AIAMAAADLDQAgAwAAzA0AMAQAAMgNACADAAAAyw0AIAMAAMwNADAEAADIDQAgBIMNQAAAAAGEDQEAAAABpw0BAAAAAZgOAQAAAAEBCAAA0A0AIASDDUAAAAABhA0BAAAAAacNAQAAAAGYDgEAAAABAQgAANINADABCAAA0g0AMASDDUAAuRYAIYQNAQC9FgAhpw0BAL0WACGYDgEAvRYAIQIAAADIDQAgCAAA1Q0AIASDDUAAuRYAIYQNAQC9FgAhpw0BAL0WACGYDgEAvRYAIQIAAADLDQAgCAAA1w0AIAIAAADLDQAgCAAA1w0AIAMAAADIDQAgDwAA0A0AIBAAANUNACABAAAAyA0AIAEAAADLDQAgAxUAAJEYACAWAACTGAAgFwAAkhgAIAfcDAAA6BQAMN0MAADeDQAQ3gwAAOgUADCDDUAA2BMAIYQNAQDXEwAhpw0BANcTACGYDgEA1xMAIQMAAADLDQAgAwAA3Q0AMBQAAN4NACADAAAAyw0AIAMAAMwNADAEAADIDQAgDNwMAADmFAAw3QwAAOQNABDeDAAA5hQAMKANBACBFAAhkA4BAPYTACGRDgQAgRQAIZIOAQD2EwAhkw4AAPETACCUDgIA_hMAIZUOQAD6EwAhlg5AAPkTACGXDgAA5xQAIAEAAADhDQAgAQAAAOENACAL3AwAAOYUADDdDAAA5A0AEN4MAADmFAAwoA0EAIEUACGQDgEA9hMAIZEOBACBFAAhkg4BAPYTACGTDgAA8RMAIJQOAgD-EwAhlQ5AAPoTACGWDkAA-RMAIQGWDgAAshYAIAMAAADkDQAgAwAA5Q0AMAQAAOENACADAAAA5A0AIAMAAOUNADAEAADhDQAgAwAAAOQNACADAADlDQAwBAAA4Q0AIAigDQQAAAABkA4BAAAAAZEOBAAAAAGSDgEAAAABkw4AAJAYACCUDgIAAAABlQ5AAAAAAZYOQAAAAAEBCAAA6Q0AIAigDQQAAAABkA4BAAAAAZEOBAAAAAGSDgEAAAABkw4AAJAYACCUDgIAAAABlQ5AAAAAAZYOQAAAAAEBCAAA6w0AMAEIAADrDQAwCKANBAC4FgAhkA4BAL0WACGRDgQAuBYAIZIOAQC9FgAhkw4AAI8YACCUDgIAuxYAIZUOQAC5FgAhlg5AAMUWACECAAAA4Q0AIAgAAO4NACAIoA0EALgWACGQDgEAvRYAIZEOBAC4FgAhkg4BAL0WACGTDgAAjxgAIJQOAgC7FgAhlQ5AALkWACGWDkAAxRYAIQIAAADkDQAgCAAA8A0AIAIAAADkDQAgCAAA8A0AIAMAAADhDQAgDwAA6Q0AIBAAAO4NACABAAAA4Q0AIAEAAADkDQAgBhUAAIoYACAWAACNGAAgFwAAjBgAICgAAIsYACApAACOGAAglg4AALIWACAL3AwAAOUUADDdDAAA9w0AEN4MAADlFAAwoA0EANYTACGQDgEA1xMAIZEOBADWEwAhkg4BANcTACGTDgAA8RMAIJQOAgDaEwAhlQ5AANgTACGWDkAA7RMAIQMAAADkDQAgAwAA9g0AMBQAAPcNACADAAAA5A0AIAMAAOUNADAEAADhDQAgGtwMAADjFAAw3QwAAP0NABDeDAAA4xQAMP0MAQD2EwAhoA0EAIEUACHHDQEA9hMAIc8NAgD-EwAh7A0AAOQUACDvDQIA_hMAIfANAgD-EwAh8Q0CAP4TACHyDQIA_hMAIfMNAgD-EwAh9A0CAP4TACH1DQIA_hMAIfYNAgD-EwAh9w0gAPcTACH4DQEA9hMAIYYOAAGbFAAhiQ4AAIkUACCKDgEA9hMAIYsOAQD2EwAhjA4AAZsUACGNDgQAgRQAIY4OBACuFAAhjw5AAPoTACEBAAAA-g0AIAEAAAD6DQAgGdwMAADjFAAw3QwAAP0NABDeDAAA4xQAMP0MAQD2EwAhoA0EAIEUACHHDQEA9hMAIc8NAgD-EwAh7w0CAP4TACHwDQIA_hMAIfENAgD-EwAh8g0CAP4TACHzDQIA_hMAIfQNAgD-EwAh9Q0CAP4TACH2DQIA_hMAIfcNIAD3EwAh-A0BAPYTACGGDgABmxQAIYkOAACJFAAgig4BAPYTACGLDgEA9hMAIYwOAAGbFAAhjQ4EAIEUACGODgQArhQAIY8OQAD6EwAhAY4OAACyFgAgAwAAAP0NACADAAD-DQAwBAAA-g0AIAMAAAD9DQAgAwAA_g0AMAQAAPoNACADAAAA_Q0AIAMAAP4NADAEAAD6DQAgFv0MAQAAAAGgDQQAAAABxw0BAAAAAc8NAgAAAAHvDQIAAAAB8A0CAAAAAfENAgAAAAHyDQIAAAAB8w0CAAAAAfQNAgAAAAH1DQIAAAAB9g0CAAAAAfcNIAAAAAH4DQEAAAABhg4AAQAAAYkOgAAAAAGKDgEAAAABiw4BAAAAAYwOAAEAAAGNDgQAAAABjg4EAAAAAY8OQAAAAAEBCAAAgg4AIBb9DAEAAAABoA0EAAAAAccNAQAAAAHPDQIAAAAB7w0CAAAAAfANAgAAAAHxDQIAAAAB8g0CAAAAAfMNAgAAAAH0DQIAAAAB9Q0CAAAAAfYNAgAAAAH3DSAAAAAB-A0BAAAAAYYOAAEAAAGJDoAAAAABig4BAAAAAYsOAQAAAAGMDgABAAABjQ4EAAAAAY4OBAAAAAGPDkAAAAABAQgAAIQOADABCAAAhA4AMBb9DAEAvRYAIaANBAC4FgAhxw0BAL0WACHPDQIAuxYAIe8NAgC7FgAh8A0CALsWACHxDQIAuxYAIfINAgC7FgAh8w0CALsWACH0DQIAuxYAIfUNAgC7FgAh9g0CALsWACH3DSAA2xYAIfgNAQC9FgAhhg4AAf4WACGJDoAAAAABig4BAL0WACGLDgEAvRYAIYwOAAH-FgAhjQ4EALgWACGODgQApBcAIY8OQAC5FgAhAgAAAPoNACAIAACHDgAgFv0MAQC9FgAhoA0EALgWACHHDQEAvRYAIc8NAgC7FgAh7w0CALsWACHwDQIAuxYAIfENAgC7FgAh8g0CALsWACHzDQIAuxYAIfQNAgC7FgAh9Q0CALsWACH2DQIAuxYAIfcNIADbFgAh-A0BAL0WACGGDgAB_hYAIYkOgAAAAAGKDgEAvRYAIYsOAQC9FgAhjA4AAf4WACGNDgQAuBYAIY4OBACkFwAhjw5AALkWACECAAAA_Q0AIAgAAIkOACACAAAA_Q0AIAgAAIkOACADAAAA-g0AIA8AAIIOACAQAACHDgAgAQAAAPoNACABAAAA_Q0AIAYVAACFGAAgFgAAiBgAIBcAAIcYACAoAACGGAAgKQAAiRgAII4OAACyFgAgGdwMAADiFAAw3QwAAJAOABDeDAAA4hQAMP0MAQDXEwAhoA0EANYTACHHDQEA1xMAIc8NAgDaEwAh7w0CANoTACHwDQIA2hMAIfENAgDaEwAh8g0CANoTACHzDQIA2hMAIfQNAgDaEwAh9Q0CANoTACH2DQIA2hMAIfcNIADyEwAh-A0BANcTACGGDgABjhQAIYkOAACGFAAgig4BANcTACGLDgEA1xMAIYwOAAGOFAAhjQ4EANYTACGODgQAqhQAIY8OQADYEwAhAwAAAP0NACADAACPDgAwFAAAkA4AIAMAAAD9DQAgAwAA_g0AMAQAAPoNACAH3AwAAOAUADDdDAAAlg4AEN4MAADgFAAwxw0BAPYTACGGDgABmxQAIYcOAAGbFAAhiA4AAOEUACABAAAAkw4AIAEAAACTDgAgBtwMAADgFAAw3QwAAJYOABDeDAAA4BQAMMcNAQD2EwAhhg4AAZsUACGHDgABmxQAIQADAAAAlg4AIAMAAJcOADAEAACTDgAgAwAAAJYOACADAACXDgAwBAAAkw4AIAMAAACWDgAgAwAAlw4AMAQAAJMOACADxw0BAAAAAYYOAAEAAAGHDgABAAABAQgAAJsOACADxw0BAAAAAYYOAAEAAAGHDgABAAABAQgAAJ0OADABCAAAnQ4AMAPHDQEAvRYAIYYOAAH-FgAhhw4AAf4WACECAAAAkw4AIAgAAKAOACADxw0BAL0WACGGDgAB_hYAIYcOAAH-FgAhAgAAAJYOACAIAACiDgAgAgAAAJYOACAIAACiDgAgAwAAAJMOACAPAACbDgAgEAAAoA4AIAEAAACTDgAgAQAAAJYOACADFQAAghgAIBYAAIQYACAXAACDGAAgBtwMAADfFAAw3QwAAKkOABDeDAAA3xQAMMcNAQDXEwAhhg4AAY4UACGHDgABjhQAIQMAAACWDgAgAwAAqA4AMBQAAKkOACADAAAAlg4AIAMAAJcOADAEAACTDgAgCtwMAADdFAAw3QwAAK8OABDeDAAA3RQAMKANBACBFAAhxw0BAPYTACHeDQQAgRQAIewNAADeFAAg8Q0AANoUACD2DQAA2hQAIIUOAADaFAAgAQAAAKwOACABAAAArA4AIAncDAAA3RQAMN0MAACvDgAQ3gwAAN0UADCgDQQAgRQAIccNAQD2EwAh3g0EAIEUACHxDQAA2hQAIPYNAADaFAAghQ4AANoUACAAAwAAAK8OACADAACwDgAwBAAArA4AIAMAAACvDgAgAwAAsA4AMAQAAKwOACADAAAArw4AIAMAALAOADAEAACsDgAgBqANBAAAAAHHDQEAAAAB3g0EAAAAAfENAACAGAAg9g0AAIEYACCFDgAA_xcAIAEIAAC0DgAgBqANBAAAAAHHDQEAAAAB3g0EAAAAAfENAACAGAAg9g0AAIEYACCFDgAA_xcAIAEIAAC2DgAwAQgAALYOADAGoA0EALgWACHHDQEAvRYAId4NBAC4FgAh8Q0AAP0XACD2DQAA_hcAIIUOAAD8FwAgAgAAAKwOACAIAAC5DgAgBqANBAC4FgAhxw0BAL0WACHeDQQAuBYAIfENAAD9FwAg9g0AAP4XACCFDgAA_BcAIAIAAACvDgAgCAAAuw4AIAIAAACvDgAgCAAAuw4AIAMAAACsDgAgDwAAtA4AIBAAALkOACABAAAArA4AIAEAAACvDgAgBRUAAPcXACAWAAD6FwAgFwAA-RcAICgAAPgXACApAAD7FwAgCdwMAADcFAAw3QwAAMIOABDeDAAA3BQAMKANBADWEwAhxw0BANcTACHeDQQA1hMAIfENAADaFAAg9g0AANoUACCFDgAA2hQAIAMAAACvDgAgAwAAwQ4AMBQAAMIOACADAAAArw4AIAMAALAOADAEAACsDgAgENwMAADbFAAw3QwAAMgOABDeDAAA2xQAMN8MBAAAAAHhDEAA-hMAIaANBACBFAAhoQ0EAK4UACHHDQEA9hMAIegNAQD2EwAh_g0AANoUACD_DQAA2hQAIIAOIAD3EwAhgQ4gAPcTACGCDgQAgRQAIYMOBACBFAAhhA4EAK4UACEBAAAAxQ4AIAEAAADFDgAgENwMAADbFAAw3QwAAMgOABDeDAAA2xQAMN8MBACBFAAh4QxAAPoTACGgDQQAgRQAIaENBACuFAAhxw0BAPYTACHoDQEA9hMAIf4NAADaFAAg_w0AANoUACCADiAA9xMAIYEOIAD3EwAhgg4EAIEUACGDDgQAgRQAIYQOBACuFAAhAqENAACyFgAghA4AALIWACADAAAAyA4AIAMAAMkOADAEAADFDgAgAwAAAMgOACADAADJDgAwBAAAxQ4AIAMAAADIDgAgAwAAyQ4AMAQAAMUOACAN3wwEAAAAAeEMQAAAAAGgDQQAAAABoQ0EAAAAAccNAQAAAAHoDQEAAAAB_g0AAPUXACD_DQAA9hcAIIAOIAAAAAGBDiAAAAABgg4EAAAAAYMOBAAAAAGEDgQAAAABAQgAAM0OACAN3wwEAAAAAeEMQAAAAAGgDQQAAAABoQ0EAAAAAccNAQAAAAHoDQEAAAAB_g0AAPUXACD_DQAA9hcAIIAOIAAAAAGBDiAAAAABgg4EAAAAAYMOBAAAAAGEDgQAAAABAQgAAM8OADABCAAAzw4AMA3fDAQAuBYAIeEMQAC5FgAhoA0EALgWACGhDQQApBcAIccNAQC9FgAh6A0BAL0WACH-DQAA8xcAIP8NAAD0FwAggA4gANsWACGBDiAA2xYAIYIOBAC4FgAhgw4EALgWACGEDgQApBcAIQIAAADFDgAgCAAA0g4AIA3fDAQAuBYAIeEMQAC5FgAhoA0EALgWACGhDQQApBcAIccNAQC9FgAh6A0BAL0WACH-DQAA8xcAIP8NAAD0FwAggA4gANsWACGBDiAA2xYAIYIOBAC4FgAhgw4EALgWACGEDgQApBcAIQIAAADIDgAgCAAA1A4AIAIAAADIDgAgCAAA1A4AIAMAAADFDgAgDwAAzQ4AIBAAANIOACABAAAAxQ4AIAEAAADIDgAgBxUAAO4XACAWAADxFwAgFwAA8BcAICgAAO8XACApAADyFwAgoQ0AALIWACCEDgAAshYAIBDcDAAA2RQAMN0MAADbDgAQ3gwAANkUADDfDAQA1hMAIeEMQADYEwAhoA0EANYTACGhDQQAqhQAIccNAQDXEwAh6A0BANcTACH-DQAA2hQAIP8NAADaFAAggA4gAPITACGBDiAA8hMAIYIOBADWEwAhgw4EANYTACGEDgQAqhQAIQMAAADIDgAgAwAA2g4AMBQAANsOACADAAAAyA4AIAMAAMkOADAEAADFDgAgBoADAQD2EwAh3AwAANgUADDdDAAA4Q4AEN4MAADYFAAw3wwEAAAAAeEMQAD6EwAhAQAAAN4OACABAAAA3g4AIAaAAwEA9hMAIdwMAADYFAAw3QwAAOEOABDeDAAA2BQAMN8MBACBFAAh4QxAAPoTACEAAwAAAOEOACADAADiDgAwBAAA3g4AIAMAAADhDgAgAwAA4g4AMAQAAN4OACADAAAA4Q4AIAMAAOIOADAEAADeDgAgA4ADAQAAAAHfDAQAAAAB4QxAAAAAAQEIAADmDgAgA4ADAQAAAAHfDAQAAAAB4QxAAAAAAQEIAADoDgAwAQgAAOgOADADgAMBAL0WACHfDAQAuBYAIeEMQAC5FgAhAgAAAN4OACAIAADrDgAgA4ADAQC9FgAh3wwEALgWACHhDEAAuRYAIQIAAADhDgAgCAAA7Q4AIAIAAADhDgAgCAAA7Q4AIAMAAADeDgAgDwAA5g4AIBAAAOsOACABAAAA3g4AIAEAAADhDgAgBRUAAOkXACAWAADsFwAgFwAA6xcAICgAAOoXACApAADtFwAgBoADAQDXEwAh3AwAANcUADDdDAAA9A4AEN4MAADXFAAw3wwEANYTACHhDEAA2BMAIQMAAADhDgAgAwAA8w4AMBQAAPQOACADAAAA4Q4AIAMAAOIOADAEAADeDgAgB9wMAADWFAAw3QwAAPoOABDeDAAA1hQAMN8MAgAAAAH7DQEA9hMAIfwNAACJFAAg_Q1AAPoTACEBAAAA9w4AIAEAAAD3DgAgB9wMAADWFAAw3QwAAPoOABDeDAAA1hQAMN8MAgD-EwAh-w0BAPYTACH8DQAAiRQAIP0NQAD6EwAhAAMAAAD6DgAgAwAA-w4AMAQAAPcOACADAAAA-g4AIAMAAPsOADAEAAD3DgAgAwAAAPoOACADAAD7DgAwBAAA9w4AIATfDAIAAAAB-w0BAAAAAfwNgAAAAAH9DUAAAAABAQgAAP8OACAE3wwCAAAAAfsNAQAAAAH8DYAAAAAB_Q1AAAAAAQEIAACBDwAwAQgAAIEPADAE3wwCALsWACH7DQEAvRYAIfwNgAAAAAH9DUAAuRYAIQIAAAD3DgAgCAAAhA8AIATfDAIAuxYAIfsNAQC9FgAh_A2AAAAAAf0NQAC5FgAhAgAAAPoOACAIAACGDwAgAgAAAPoOACAIAACGDwAgAwAAAPcOACAPAAD_DgAgEAAAhA8AIAEAAAD3DgAgAQAAAPoOACAFFQAA5BcAIBYAAOcXACAXAADmFwAgKAAA5RcAICkAAOgXACAH3AwAANUUADDdDAAAjQ8AEN4MAADVFAAw3wwCANoTACH7DQEA1xMAIfwNAACGFAAg_Q1AANgTACEDAAAA-g4AIAMAAIwPADAUAACNDwAgAwAAAPoOACADAAD7DgAwBAAA9w4AIBXcDAAA0xQAMN0MAACTDwAQ3gwAANMUADCgDQQAgRQAIccNAQD2EwAhzw0CAP4TACHoDQEA9hMAIe0NQAD6EwAh7g1AAPoTACHvDQIA_hMAIfANAgD-EwAh8Q0CAP4TACHyDQIA_hMAIfMNAgD-EwAh9A0CAP4TACH1DQIA_hMAIfYNAgD-EwAh9w0gAPcTACH4DQEA9hMAIfkNQAD6EwAh-g0AANQUACABAAAAkA8AIAEAAACQDwAgFNwMAADTFAAw3QwAAJMPABDeDAAA0xQAMKANBACBFAAhxw0BAPYTACHPDQIA_hMAIegNAQD2EwAh7Q1AAPoTACHuDUAA-hMAIe8NAgD-EwAh8A0CAP4TACHxDQIA_hMAIfINAgD-EwAh8w0CAP4TACH0DQIA_hMAIfUNAgD-EwAh9g0CAP4TACH3DSAA9xMAIfgNAQD2EwAh-Q1AAPoTACEAAwAAAJMPACADAACUDwAwBAAAkA8AIAMAAACTDwAgAwAAlA8AMAQAAJAPACADAAAAkw8AIAMAAJQPADAEAACQDwAgEaANBAAAAAHHDQEAAAABzw0CAAAAAegNAQAAAAHtDUAAAAAB7g1AAAAAAe8NAgAAAAHwDQIAAAAB8Q0CAAAAAfINAgAAAAHzDQIAAAAB9A0CAAAAAfUNAgAAAAH2DQIAAAAB9w0gAAAAAfgNAQAAAAH5DUAAAAABAQgAAJgPACARoA0EAAAAAccNAQAAAAHPDQIAAAAB6A0BAAAAAe0NQAAAAAHuDUAAAAAB7w0CAAAAAfANAgAAAAHxDQIAAAAB8g0CAAAAAfMNAgAAAAH0DQIAAAAB9Q0CAAAAAfYNAgAAAAH3DSAAAAAB-A0BAAAAAfkNQAAAAAEBCAAAmg8AMAEIAACaDwAwEaANBAC4FgAhxw0BAL0WACHPDQIAuxYAIegNAQC9FgAh7Q1AALkWACHuDUAAuRYAIe8NAgC7FgAh8A0CALsWACHxDQIAuxYAIfINAgC7FgAh8w0CALsWACH0DQIAuxYAIfUNAgC7FgAh9g0CALsWACH3DSAA2xYAIfgNAQC9FgAh-Q1AALkWACECAAAAkA8AIAgAAJ0PACARoA0EALgWACHHDQEAvRYAIc8NAgC7FgAh6A0BAL0WACHtDUAAuRYAIe4NQAC5FgAh7w0CALsWACHwDQIAuxYAIfENAgC7FgAh8g0CALsWACHzDQIAuxYAIfQNAgC7FgAh9Q0CALsWACH2DQIAuxYAIfcNIADbFgAh-A0BAL0WACH5DUAAuRYAIQIAAACTDwAgCAAAnw8AIAIAAACTDwAgCAAAnw8AIAMAAACQDwAgDwAAmA8AIBAAAJ0PACABAAAAkA8AIAEAAACTDwAgBRUAAN8XACAWAADiFwAgFwAA4RcAICgAAOAXACApAADjFwAgFNwMAADSFAAw3QwAAKYPABDeDAAA0hQAMKANBADWEwAhxw0BANcTACHPDQIA2hMAIegNAQDXEwAh7Q1AANgTACHuDUAA2BMAIe8NAgDaEwAh8A0CANoTACHxDQIA2hMAIfINAgDaEwAh8w0CANoTACH0DQIA2hMAIfUNAgDaEwAh9g0CANoTACH3DSAA8hMAIfgNAQDXEwAh-Q1AANgTACEDAAAAkw8AIAMAAKUPADAUAACmDwAgAwAAAJMPACADAACUDwAwBAAAkA8AIAjcDAAA0BQAMN0MAACsDwAQ3gwAANAUADCgDQQAgRQAIbQNQAD6EwAhxw0BAPYTACHrDUAA-hMAIewNAADRFAAgAQAAAKkPACABAAAAqQ8AIAfcDAAA0BQAMN0MAACsDwAQ3gwAANAUADCgDQQAgRQAIbQNQAD6EwAhxw0BAPYTACHrDUAA-hMAIQADAAAArA8AIAMAAK0PADAEAACpDwAgAwAAAKwPACADAACtDwAwBAAAqQ8AIAMAAACsDwAgAwAArQ8AMAQAAKkPACAEoA0EAAAAAbQNQAAAAAHHDQEAAAAB6w1AAAAAAQEIAACxDwAgBKANBAAAAAG0DUAAAAABxw0BAAAAAesNQAAAAAEBCAAAsw8AMAEIAACzDwAwBKANBAC4FgAhtA1AALkWACHHDQEAvRYAIesNQAC5FgAhAgAAAKkPACAIAAC2DwAgBKANBAC4FgAhtA1AALkWACHHDQEAvRYAIesNQAC5FgAhAgAAAKwPACAIAAC4DwAgAgAAAKwPACAIAAC4DwAgAwAAAKkPACAPAACxDwAgEAAAtg8AIAEAAACpDwAgAQAAAKwPACAFFQAA2hcAIBYAAN0XACAXAADcFwAgKAAA2xcAICkAAN4XACAH3AwAAM8UADDdDAAAvw8AEN4MAADPFAAwoA0EANYTACG0DUAA2BMAIccNAQDXEwAh6w1AANgTACEDAAAArA8AIAMAAL4PADAUAAC_DwAgAwAAAKwPACADAACtDwAwBAAAqQ8AIAfjBwEAAAAB3AwAAM4UADDdDAAAxQ8AEN4MAADOFAAw6A0BAPYTACHpDQEA-BMAIeoNBACuFAAhAQAAAMIPACABAAAAwg8AIAfjBwEA9hMAIdwMAADOFAAw3QwAAMUPABDeDAAAzhQAMOgNAQD2EwAh6Q0BAPgTACHqDQQArhQAIQLpDQAAshYAIOoNAACyFgAgAwAAAMUPACADAADGDwAwBAAAwg8AIAMAAADFDwAgAwAAxg8AMAQAAMIPACADAAAAxQ8AIAMAAMYPADAEAADCDwAgBOMHAQAAAAHoDQEAAAAB6Q0BAAAAAeoNBAAAAAEBCAAAyg8AIATjBwEAAAAB6A0BAAAAAekNAQAAAAHqDQQAAAABAQgAAMwPADABCAAAzA8AMATjBwEAvRYAIegNAQC9FgAh6Q0BALwWACHqDQQApBcAIQIAAADCDwAgCAAAzw8AIATjBwEAvRYAIegNAQC9FgAh6Q0BALwWACHqDQQApBcAIQIAAADFDwAgCAAA0Q8AIAIAAADFDwAgCAAA0Q8AIAMAAADCDwAgDwAAyg8AIBAAAM8PACABAAAAwg8AIAEAAADFDwAgBxUAANUXACAWAADYFwAgFwAA1xcAICgAANYXACApAADZFwAg6Q0AALIWACDqDQAAshYAIAfjBwEA1xMAIdwMAADNFAAw3QwAANgPABDeDAAAzRQAMOgNAQDXEwAh6Q0BANsTACHqDQQAqhQAIQMAAADFDwAgAwAA1w8AMBQAANgPACADAAAAxQ8AIAMAAMYPADAEAADCDwAgCtwMAADMFAAw3QwAAN4PABDeDAAAzBQAMN8MBAAAAAHeDQEA9hMAIeMNQAD6EwAh5A1AAPoTACHlDUAA-RMAIeYNQAD5EwAh5w0AAP8TACABAAAA2w8AIAEAAADbDwAgCtwMAADMFAAw3QwAAN4PABDeDAAAzBQAMN8MBACBFAAh3g0BAPYTACHjDUAA-hMAIeQNQAD6EwAh5Q1AAPkTACHmDUAA-RMAIecNAAD_EwAgA-UNAACyFgAg5g0AALIWACDnDQAAshYAIAMAAADeDwAgAwAA3w8AMAQAANsPACADAAAA3g8AIAMAAN8PADAEAADbDwAgAwAAAN4PACADAADfDwAwBAAA2w8AIAffDAQAAAAB3g0BAAAAAeMNQAAAAAHkDUAAAAAB5Q1AAAAAAeYNQAAAAAHnDYAAAAABAQgAAOMPACAH3wwEAAAAAd4NAQAAAAHjDUAAAAAB5A1AAAAAAeUNQAAAAAHmDUAAAAAB5w2AAAAAAQEIAADlDwAwAQgAAOUPADAH3wwEALgWACHeDQEAvRYAIeMNQAC5FgAh5A1AALkWACHlDUAAxRYAIeYNQADFFgAh5w2AAAAAAQIAAADbDwAgCAAA6A8AIAffDAQAuBYAId4NAQC9FgAh4w1AALkWACHkDUAAuRYAIeUNQADFFgAh5g1AAMUWACHnDYAAAAABAgAAAN4PACAIAADqDwAgAgAAAN4PACAIAADqDwAgAwAAANsPACAPAADjDwAgEAAA6A8AIAEAAADbDwAgAQAAAN4PACAIFQAA0BcAIBYAANMXACAXAADSFwAgKAAA0RcAICkAANQXACDlDQAAshYAIOYNAACyFgAg5w0AALIWACAK3AwAAMsUADDdDAAA8Q8AEN4MAADLFAAw3wwEANYTACHeDQEA1xMAIeMNQADYEwAh5A1AANgTACHlDUAA7RMAIeYNQADtEwAh5w0AANwTACADAAAA3g8AIAMAAPAPADAUAADxDwAgAwAAAN4PACADAADfDwAwBAAA2w8AIArcDAAAyhQAMN0MAAD3DwAQ3gwAAMoUADDkDAEA-BMAIYgNAgD-EwAh3g0BAAAAAd8NQAD6EwAh4A0CAP4TACHhDUAA-RMAIeINAAD_EwAgAQAAAPQPACABAAAA9A8AIArcDAAAyhQAMN0MAAD3DwAQ3gwAAMoUADDkDAEA-BMAIYgNAgD-EwAh3g0BAPYTACHfDUAA-hMAIeANAgD-EwAh4Q1AAPkTACHiDQAA_xMAIAPkDAAAshYAIOENAACyFgAg4g0AALIWACADAAAA9w8AIAMAAPgPADAEAAD0DwAgAwAAAPcPACADAAD4DwAwBAAA9A8AIAMAAAD3DwAgAwAA-A8AMAQAAPQPACAH5AwBAAAAAYgNAgAAAAHeDQEAAAAB3w1AAAAAAeANAgAAAAHhDUAAAAAB4g2AAAAAAQEIAAD8DwAgB-QMAQAAAAGIDQIAAAAB3g0BAAAAAd8NQAAAAAHgDQIAAAAB4Q1AAAAAAeINgAAAAAEBCAAA_g8AMAEIAAD-DwAwB-QMAQC8FgAhiA0CALsWACHeDQEAvRYAId8NQAC5FgAh4A0CALsWACHhDUAAxRYAIeINgAAAAAECAAAA9A8AIAgAAIEQACAH5AwBALwWACGIDQIAuxYAId4NAQC9FgAh3w1AALkWACHgDQIAuxYAIeENQADFFgAh4g2AAAAAAQIAAAD3DwAgCAAAgxAAIAIAAAD3DwAgCAAAgxAAIAMAAAD0DwAgDwAA_A8AIBAAAIEQACABAAAA9A8AIAEAAAD3DwAgCBUAAMsXACAWAADOFwAgFwAAzRcAICgAAMwXACApAADPFwAg5AwAALIWACDhDQAAshYAIOINAACyFgAgCtwMAADJFAAw3QwAAIoQABDeDAAAyRQAMOQMAQDbEwAhiA0CANoTACHeDQEA1xMAId8NQADYEwAh4A0CANoTACHhDUAA7RMAIeINAADcEwAgAwAAAPcPACADAACJEAAwFAAAihAAIAMAAAD3DwAgAwAA-A8AMAQAAPQPACAK3AwAAMcUADDdDAAAkBAAEN4MAADHFAAw3wwBAAAAAeEMQAD6EwAhpg0BAPYTACHaDQEA9hMAIdsNAQD2EwAh3A1AAPkTACHdDQAAyBQAIAEAAACNEAAgAQAAAI0QACAJ3AwAAMcUADDdDAAAkBAAEN4MAADHFAAw3wwBAPYTACHhDEAA-hMAIaYNAQD2EwAh2g0BAPYTACHbDQEA9hMAIdwNQAD5EwAhAdwNAACyFgAgAwAAAJAQACADAACREAAwBAAAjRAAIAMAAACQEAAgAwAAkRAAMAQAAI0QACADAAAAkBAAIAMAAJEQADAEAACNEAAgBt8MAQAAAAHhDEAAAAABpg0BAAAAAdoNAQAAAAHbDQEAAAAB3A1AAAAAAQEIAACVEAAgBt8MAQAAAAHhDEAAAAABpg0BAAAAAdoNAQAAAAHbDQEAAAAB3A1AAAAAAQEIAACXEAAwAQgAAJcQADAG3wwBAL0WACHhDEAAuRYAIaYNAQC9FgAh2g0BAL0WACHbDQEAvRYAIdwNQADFFgAhAgAAAI0QACAIAACaEAAgBt8MAQC9FgAh4QxAALkWACGmDQEAvRYAIdoNAQC9FgAh2w0BAL0WACHcDUAAxRYAIQIAAACQEAAgCAAAnBAAIAIAAACQEAAgCAAAnBAAIAMAAACNEAAgDwAAlRAAIBAAAJoQACABAAAAjRAAIAEAAACQEAAgBBUAAMgXACAWAADKFwAgFwAAyRcAINwNAACyFgAgCdwMAADGFAAw3QwAAKMQABDeDAAAxhQAMN8MAQDXEwAh4QxAANgTACGmDQEA1xMAIdoNAQDXEwAh2w0BANcTACHcDUAA7RMAIQMAAACQEAAgAwAAohAAMBQAAKMQACADAAAAkBAAIAMAAJEQADAEAACNEAAgCtwMAADFFAAw3QwAAKkQABDeDAAAxRQAMOEMBACBFAAhoA0EAAAAAaENBACBFAAh1g0EAIEUACHXDQQAgRQAIdgNBACBFAAh2Q0BAPYTACEBAAAAphAAIAEAAACmEAAgCtwMAADFFAAw3QwAAKkQABDeDAAAxRQAMOEMBACBFAAhoA0EAIEUACGhDQQAgRQAIdYNBACBFAAh1w0EAIEUACHYDQQAgRQAIdkNAQD2EwAhAAMAAACpEAAgAwAAqhAAMAQAAKYQACADAAAAqRAAIAMAAKoQADAEAACmEAAgAwAAAKkQACADAACqEAAwBAAAphAAIAfhDAQAAAABoA0EAAAAAaENBAAAAAHWDQQAAAAB1w0EAAAAAdgNBAAAAAHZDQEAAAABAQgAAK4QACAH4QwEAAAAAaANBAAAAAGhDQQAAAAB1g0EAAAAAdcNBAAAAAHYDQQAAAAB2Q0BAAAAAQEIAACwEAAwAQgAALAQADAH4QwEALgWACGgDQQAuBYAIaENBAC4FgAh1g0EALgWACHXDQQAuBYAIdgNBAC4FgAh2Q0BAL0WACECAAAAphAAIAgAALMQACAH4QwEALgWACGgDQQAuBYAIaENBAC4FgAh1g0EALgWACHXDQQAuBYAIdgNBAC4FgAh2Q0BAL0WACECAAAAqRAAIAgAALUQACACAAAAqRAAIAgAALUQACADAAAAphAAIA8AAK4QACAQAACzEAAgAQAAAKYQACABAAAAqRAAIAUVAADDFwAgFgAAxhcAIBcAAMUXACAoAADEFwAgKQAAxxcAIArcDAAAxBQAMN0MAAC8EAAQ3gwAAMQUADDhDAQA1hMAIaANBADWEwAhoQ0EANYTACHWDQQA1hMAIdcNBADWEwAh2A0EANYTACHZDQEA1xMAIQMAAACpEAAgAwAAuxAAMBQAALwQACADAAAAqRAAIAMAAKoQADAEAACmEAAgDeMHAQD2EwAh3AwAAMIUADDdDAAAwhAAEN4MAADCFAAw4QwEAIEUACGgDQQAgRQAIaENBACBFAAhog0CAP4TACGjDQIA_hMAIccNAQD2EwAhzw0QALkUACHQDRAAuRQAIdUNAADDFAAgAQAAAL8QACABAAAAvxAAIAzjBwEA9hMAIdwMAADCFAAw3QwAAMIQABDeDAAAwhQAMOEMBACBFAAhoA0EAIEUACGhDQQAgRQAIaINAgD-EwAhow0CAP4TACHHDQEA9hMAIc8NEAC5FAAh0A0QALkUACEAAwAAAMIQACADAADDEAAwBAAAvxAAIAMAAADCEAAgAwAAwxAAMAQAAL8QACADAAAAwhAAIAMAAMMQADAEAAC_EAAgCeMHAQAAAAHhDAQAAAABoA0EAAAAAaENBAAAAAGiDQIAAAABow0CAAAAAccNAQAAAAHPDRAAAAAB0A0QAAAAAQEIAADHEAAgCeMHAQAAAAHhDAQAAAABoA0EAAAAAaENBAAAAAGiDQIAAAABow0CAAAAAccNAQAAAAHPDRAAAAAB0A0QAAAAAQEIAADJEAAwAQgAAMkQADAJ4wcBAL0WACHhDAQAuBYAIaANBAC4FgAhoQ0EALgWACGiDQIAuxYAIaMNAgC7FgAhxw0BAL0WACHPDRAAsxcAIdANEACzFwAhAgAAAL8QACAIAADMEAAgCeMHAQC9FgAh4QwEALgWACGgDQQAuBYAIaENBAC4FgAhog0CALsWACGjDQIAuxYAIccNAQC9FgAhzw0QALMXACHQDRAAsxcAIQIAAADCEAAgCAAAzhAAIAIAAADCEAAgCAAAzhAAIAMAAAC_EAAgDwAAxxAAIBAAAMwQACABAAAAvxAAIAEAAADCEAAgBRUAAL4XACAWAADBFwAgFwAAwBcAICgAAL8XACApAADCFwAgDOMHAQDXEwAh3AwAAMEUADDdDAAA1RAAEN4MAADBFAAw4QwEANYTACGgDQQA1hMAIaENBADWEwAhog0CANoTACGjDQIA2hMAIccNAQDXEwAhzw0QALUUACHQDRAAtRQAIQMAAADCEAAgAwAA1BAAMBQAANUQACADAAAAwhAAIAMAAMMQADAEAAC_EAAgCd4GAQD2EwAh3AwAAL8UADDdDAAA2xAAEN4MAAC_FAAwoA0EAIEUACHHDQEA9hMAIdINEAC5FAAh0w0QALkUACHUDQAAwBQAIAEAAADYEAAgAQAAANgQACAI3gYBAPYTACHcDAAAvxQAMN0MAADbEAAQ3gwAAL8UADCgDQQAgRQAIccNAQD2EwAh0g0QALkUACHTDRAAuRQAIQADAAAA2xAAIAMAANwQADAEAADYEAAgAwAAANsQACADAADcEAAwBAAA2BAAIAMAAADbEAAgAwAA3BAAMAQAANgQACAF3gYBAAAAAaANBAAAAAHHDQEAAAAB0g0QAAAAAdMNEAAAAAEBCAAA4BAAIAXeBgEAAAABoA0EAAAAAccNAQAAAAHSDRAAAAAB0w0QAAAAAQEIAADiEAAwAQgAAOIQADAF3gYBAL0WACGgDQQAuBYAIccNAQC9FgAh0g0QALMXACHTDRAAsxcAIQIAAADYEAAgCAAA5RAAIAXeBgEAvRYAIaANBAC4FgAhxw0BAL0WACHSDRAAsxcAIdMNEACzFwAhAgAAANsQACAIAADnEAAgAgAAANsQACAIAADnEAAgAwAAANgQACAPAADgEAAgEAAA5RAAIAEAAADYEAAgAQAAANsQACAFFQAAuRcAIBYAALwXACAXAAC7FwAgKAAAuhcAICkAAL0XACAI3gYBANcTACHcDAAAvhQAMN0MAADuEAAQ3gwAAL4UADCgDQQA1hMAIccNAQDXEwAh0g0QALUUACHTDRAAtRQAIQMAAADbEAAgAwAA7RAAMBQAAO4QACADAAAA2xAAIAMAANwQADAEAADYEAAgCtwMAAC8FAAw3QwAAPQQABDeDAAAvBQAMKANBACBFAAhxw0BAPYTACHIDQEA9hMAIc4NAgD-EwAhzw0QALkUACHQDRAAuRQAIdENAAC9FAAgAQAAAPEQACABAAAA8RAAIAncDAAAvBQAMN0MAAD0EAAQ3gwAALwUADCgDQQAgRQAIccNAQD2EwAhyA0BAPYTACHODQIA_hMAIc8NEAC5FAAh0A0QALkUACEAAwAAAPQQACADAAD1EAAwBAAA8RAAIAMAAAD0EAAgAwAA9RAAMAQAAPEQACADAAAA9BAAIAMAAPUQADAEAADxEAAgBqANBAAAAAHHDQEAAAAByA0BAAAAAc4NAgAAAAHPDRAAAAAB0A0QAAAAAQEIAAD5EAAgBqANBAAAAAHHDQEAAAAByA0BAAAAAc4NAgAAAAHPDRAAAAAB0A0QAAAAAQEIAAD7EAAwAQgAAPsQADAGoA0EALgWACHHDQEAvRYAIcgNAQC9FgAhzg0CALsWACHPDRAAsxcAIdANEACzFwAhAgAAAPEQACAIAAD-EAAgBqANBAC4FgAhxw0BAL0WACHIDQEAvRYAIc4NAgC7FgAhzw0QALMXACHQDRAAsxcAIQIAAAD0EAAgCAAAgBEAIAIAAAD0EAAgCAAAgBEAIAMAAADxEAAgDwAA-RAAIBAAAP4QACABAAAA8RAAIAEAAAD0EAAgBRUAALQXACAWAAC3FwAgFwAAthcAICgAALUXACApAAC4FwAgCdwMAAC7FAAw3QwAAIcRABDeDAAAuxQAMKANBADWEwAhxw0BANcTACHIDQEA1xMAIc4NAgDaEwAhzw0QALUUACHQDRAAtRQAIQMAAAD0EAAgAwAAhhEAMBQAAIcRACADAAAA9BAAIAMAAPUQADAEAADxEAAgCtwMAAC4FAAw3QwAAI0RABDeDAAAuBQAMKANBACBFAAhyA0BAPYTACHJDQEA9hMAIcoNEAC5FAAhyw0BAPYTACHMDQQAgRQAIc0NAAC6FAAgAQAAAIoRACABAAAAihEAIAncDAAAuBQAMN0MAACNEQAQ3gwAALgUADCgDQQAgRQAIcgNAQD2EwAhyQ0BAPYTACHKDRAAuRQAIcsNAQD2EwAhzA0EAIEUACEAAwAAAI0RACADAACOEQAwBAAAihEAIAMAAACNEQAgAwAAjhEAMAQAAIoRACADAAAAjREAIAMAAI4RADAEAACKEQAgBqANBAAAAAHIDQEAAAAByQ0BAAAAAcoNEAAAAAHLDQEAAAABzA0EAAAAAQEIAACSEQAgBqANBAAAAAHIDQEAAAAByQ0BAAAAAcoNEAAAAAHLDQEAAAABzA0EAAAAAQEIAACUEQAwAQgAAJQRADAGoA0EALgWACHIDQEAvRYAIckNAQC9FgAhyg0QALMXACHLDQEAvRYAIcwNBAC4FgAhAgAAAIoRACAIAACXEQAgBqANBAC4FgAhyA0BAL0WACHJDQEAvRYAIcoNEACzFwAhyw0BAL0WACHMDQQAuBYAIQIAAACNEQAgCAAAmREAIAIAAACNEQAgCAAAmREAIAMAAACKEQAgDwAAkhEAIBAAAJcRACABAAAAihEAIAEAAACNEQAgBRUAAK4XACAWAACxFwAgFwAAsBcAICgAAK8XACApAACyFwAgCdwMAAC0FAAw3QwAAKARABDeDAAAtBQAMKANBADWEwAhyA0BANcTACHJDQEA1xMAIcoNEAC1FAAhyw0BANcTACHMDQQA1hMAIQMAAACNEQAgAwAAnxEAMBQAAKARACADAAAAjREAIAMAAI4RADAEAACKEQAgBdwMAACzFAAw3QwAAKYRABDeDAAAsxQAMN8MBAAAAAHHDQEA9hMAIQEAAACjEQAgAQAAAKMRACAF3AwAALMUADDdDAAAphEAEN4MAACzFAAw3wwEAIEUACHHDQEA9hMAIQADAAAAphEAIAMAAKcRADAEAACjEQAgAwAAAKYRACADAACnEQAwBAAAoxEAIAMAAACmEQAgAwAApxEAMAQAAKMRACAC3wwEAAAAAccNAQAAAAEBCAAAqxEAIALfDAQAAAABxw0BAAAAAQEIAACtEQAwAQgAAK0RADAC3wwEALgWACHHDQEAvRYAIQIAAACjEQAgCAAAsBEAIALfDAQAuBYAIccNAQC9FgAhAgAAAKYRACAIAACyEQAgAgAAAKYRACAIAACyEQAgAwAAAKMRACAPAACrEQAgEAAAsBEAIAEAAACjEQAgAQAAAKYRACAFFQAAqRcAIBYAAKwXACAXAACrFwAgKAAAqhcAICkAAK0XACAF3AwAALIUADDdDAAAuREAEN4MAACyFAAw3wwEANYTACHHDQEA1xMAIQMAAACmEQAgAwAAuBEAMBQAALkRACADAAAAphEAIAMAAKcRADAEAACjEQAgBtwMAACxFAAw3QwAAL8RABDeDAAAsRQAMIMNQAD6EwAhng0BAAAAAccNAQD2EwAhAQAAALwRACABAAAAvBEAIAbcDAAAsRQAMN0MAAC_EQAQ3gwAALEUADCDDUAA-hMAIZ4NAQD2EwAhxw0BAPYTACEAAwAAAL8RACADAADAEQAwBAAAvBEAIAMAAAC_EQAgAwAAwBEAMAQAALwRACADAAAAvxEAIAMAAMARADAEAAC8EQAgA4MNQAAAAAGeDQEAAAABxw0BAAAAAQEIAADEEQAgA4MNQAAAAAGeDQEAAAABxw0BAAAAAQEIAADGEQAwAQgAAMYRADADgw1AALkWACGeDQEAvRYAIccNAQC9FgAhAgAAALwRACAIAADJEQAgA4MNQAC5FgAhng0BAL0WACHHDQEAvRYAIQIAAAC_EQAgCAAAyxEAIAIAAAC_EQAgCAAAyxEAIAMAAAC8EQAgDwAAxBEAIBAAAMkRACABAAAAvBEAIAEAAAC_EQAgAxUAAKYXACAWAACoFwAgFwAApxcAIAbcDAAAsBQAMN0MAADSEQAQ3gwAALAUADCDDUAA2BMAIZ4NAQDXEwAhxw0BANcTACEDAAAAvxEAIAMAANERADAUAADSEQAgAwAAAL8RACADAADAEQAwBAAAvBEAIBfcDAAArRQAMN0MAADYEQAQ3gwAAK0UADDkDAEA-BMAIYMNQAD6EwAhng0BAPYTACGgDQQAgRQAIbYNAACvFAAguA0BAPYTACG5DQIA_hMAIboNIAD3EwAhuw0CAP4TACG8DQAA8RMAIL0NIAD3EwAhvg0BAPgTACG_DQQArhQAIcANBACuFAAhwQ0AAIkUACDCDUAA-RMAIcMNQAD5EwAhxA0EAK4UACHFDQQArhQAIcYNQAD6EwAhAQAAANURACABAAAA1REAIBbcDAAArRQAMN0MAADYEQAQ3gwAAK0UADDkDAEA-BMAIYMNQAD6EwAhng0BAPYTACGgDQQAgRQAIbgNAQD2EwAhuQ0CAP4TACG6DSAA9xMAIbsNAgD-EwAhvA0AAPETACC9DSAA9xMAIb4NAQD4EwAhvw0EAK4UACHADQQArhQAIcENAACJFAAgwg1AAPkTACHDDUAA-RMAIcQNBACuFAAhxQ0EAK4UACHGDUAA-hMAIQjkDAAAshYAIL4NAACyFgAgvw0AALIWACDADQAAshYAIMINAACyFgAgww0AALIWACDEDQAAshYAIMUNAACyFgAgAwAAANgRACADAADZEQAwBAAA1REAIAMAAADYEQAgAwAA2REAMAQAANURACADAAAA2BEAIAMAANkRADAEAADVEQAgE-QMAQAAAAGDDUAAAAABng0BAAAAAaANBAAAAAG4DQEAAAABuQ0CAAAAAboNIAAAAAG7DQIAAAABvA0AAKUXACC9DSAAAAABvg0BAAAAAb8NBAAAAAHADQQAAAABwQ2AAAAAAcINQAAAAAHDDUAAAAABxA0EAAAAAcUNBAAAAAHGDUAAAAABAQgAAN0RACAT5AwBAAAAAYMNQAAAAAGeDQEAAAABoA0EAAAAAbgNAQAAAAG5DQIAAAABug0gAAAAAbsNAgAAAAG8DQAApRcAIL0NIAAAAAG-DQEAAAABvw0EAAAAAcANBAAAAAHBDYAAAAABwg1AAAAAAcMNQAAAAAHEDQQAAAABxQ0EAAAAAcYNQAAAAAEBCAAA3xEAMAEIAADfEQAwE-QMAQC8FgAhgw1AALkWACGeDQEAvRYAIaANBAC4FgAhuA0BAL0WACG5DQIAuxYAIboNIADbFgAhuw0CALsWACG8DQAAoxcAIL0NIADbFgAhvg0BALwWACG_DQQApBcAIcANBACkFwAhwQ2AAAAAAcINQADFFgAhww1AAMUWACHEDQQApBcAIcUNBACkFwAhxg1AALkWACECAAAA1REAIAgAAOIRACAT5AwBALwWACGDDUAAuRYAIZ4NAQC9FgAhoA0EALgWACG4DQEAvRYAIbkNAgC7FgAhug0gANsWACG7DQIAuxYAIbwNAACjFwAgvQ0gANsWACG-DQEAvBYAIb8NBACkFwAhwA0EAKQXACHBDYAAAAABwg1AAMUWACHDDUAAxRYAIcQNBACkFwAhxQ0EAKQXACHGDUAAuRYAIQIAAADYEQAgCAAA5BEAIAIAAADYEQAgCAAA5BEAIAMAAADVEQAgDwAA3REAIBAAAOIRACABAAAA1REAIAEAAADYEQAgDRUAAJ4XACAWAAChFwAgFwAAoBcAICgAAJ8XACApAACiFwAg5AwAALIWACC-DQAAshYAIL8NAACyFgAgwA0AALIWACDCDQAAshYAIMMNAACyFgAgxA0AALIWACDFDQAAshYAIBbcDAAAqRQAMN0MAADrEQAQ3gwAAKkUADDkDAEA2xMAIYMNQADYEwAhng0BANcTACGgDQQA1hMAIbgNAQDXEwAhuQ0CANoTACG6DSAA8hMAIbsNAgDaEwAhvA0AAPETACC9DSAA8hMAIb4NAQDbEwAhvw0EAKoUACHADQQAqhQAIcENAACGFAAgwg1AAO0TACHDDUAA7RMAIcQNBACqFAAhxQ0EAKoUACHGDUAA2BMAIQMAAADYEQAgAwAA6hEAMBQAAOsRACADAAAA2BEAIAMAANkRADAEAADVEQAgB9wMAACnFAAw3QwAAPERABDeDAAApxQAMIMNQAD6EwAhhA0BAPYTACGeDQEA9hMAIbcNAACoFAAgAQAAAO4RACABAAAA7hEAIAbcDAAApxQAMN0MAADxEQAQ3gwAAKcUADCDDUAA-hMAIYQNAQD2EwAhng0BAPYTACEAAwAAAPERACADAADyEQAwBAAA7hEAIAMAAADxEQAgAwAA8hEAMAQAAO4RACADAAAA8REAIAMAAPIRADAEAADuEQAgA4MNQAAAAAGEDQEAAAABng0BAAAAAQEIAAD2EQAgA4MNQAAAAAGEDQEAAAABng0BAAAAAQEIAAD4EQAwAQgAAPgRADADgw1AALkWACGEDQEAvRYAIZ4NAQC9FgAhAgAAAO4RACAIAAD7EQAgA4MNQAC5FgAhhA0BAL0WACGeDQEAvRYAIQIAAADxEQAgCAAA_REAIAIAAADxEQAgCAAA_REAIAMAAADuEQAgDwAA9hEAIBAAAPsRACABAAAA7hEAIAEAAADxEQAgAxUAAJsXACAWAACdFwAgFwAAnBcAIAbcDAAAphQAMN0MAACEEgAQ3gwAAKYUADCDDUAA2BMAIYQNAQDXEwAhng0BANcTACEDAAAA8REAIAMAAIMSADAUAACEEgAgAwAAAPERACADAADyEQAwBAAA7hEAIA7XCwAApBQAIKoMAgD-EwAh3AwAAKMUADDdDAAAiRIAEN4MAACjFAAwgQ0BAPgTACGeDQEA9hMAIaANBACBFAAhsA0BAPYTACGyDQIA_hMAIbMNQAD6EwAhtA1AAPoTACG1DQAA_xMAILYNAAClFAAgAQAAAIcSACAN1wsAAKQUACCqDAIA_hMAIdwMAACjFAAw3QwAAIkSABDeDAAAoxQAMIENAQD4EwAhng0BAPYTACGgDQQAgRQAIbANAQD2EwAhsg0CAP4TACGzDUAA-hMAIbQNQAD6EwAhtQ0AAP8TACAD1wsAAJoXACCBDQAAshYAILUNAACyFgAgAwAAAIkSACADAACKEgAwBAAAhxIAIAEAAACJEgAgAQAAAIcSACADAAAAiRIAIAMAAIoSADAEAACHEgAgAwAAAIkSACADAACKEgAwBAAAhxIAIAMAAACJEgAgAwAAihIAMAQAAIcSACAK1wsAAJkXACCqDAIAAAABgQ0BAAAAAZ4NAQAAAAGgDQQAAAABsA0BAAAAAbINAgAAAAGzDUAAAAABtA1AAAAAAbUNgAAAAAEBCAAAkRIAIAmqDAIAAAABgQ0BAAAAAZ4NAQAAAAGgDQQAAAABsA0BAAAAAbINAgAAAAGzDUAAAAABtA1AAAAAAbUNgAAAAAEBCAAAkxIAMAEIAACTEgAwCtcLAACYFwAgqgwCALsWACGBDQEAvBYAIZ4NAQC9FgAhoA0EALgWACGwDQEAvRYAIbINAgC7FgAhsw1AALkWACG0DUAAuRYAIbUNgAAAAAECAAAAhxIAIAgAAJYSACAJqgwCALsWACGBDQEAvBYAIZ4NAQC9FgAhoA0EALgWACGwDQEAvRYAIbINAgC7FgAhsw1AALkWACG0DUAAuRYAIbUNgAAAAAECAAAAiRIAIAgAAJgSACACAAAAiRIAIAgAAJgSACADAAAAhxIAIA8AAJESACAQAACWEgAgAQAAAIcSACABAAAAiRIAIAcVAACTFwAgFgAAlhcAIBcAAJUXACAoAACUFwAgKQAAlxcAIIENAACyFgAgtQ0AALIWACAMqgwCANoTACHcDAAAohQAMN0MAACfEgAQ3gwAAKIUADCBDQEA2xMAIZ4NAQDXEwAhoA0EANYTACGwDQEA1xMAIbINAgDaEwAhsw1AANgTACG0DUAA2BMAIbUNAADcEwAgAwAAAIkSACADAACeEgAwFAAAnxIAIAMAAACJEgAgAwAAihIAMAQAAIcSACAG1gsAAKEUACDcDAAAoBQAMN0MAAClEgAQ3gwAAKAUADCwDQEAAAABsQ1AAPkTACEBAAAAohIAIAEAAACiEgAgBtYLAAChFAAg3AwAAKAUADDdDAAApRIAEN4MAACgFAAwsA0BAPYTACGxDUAA-RMAIQLWCwAAkhcAILENAACyFgAgAwAAAKUSACADAACmEgAwBAAAohIAIAMAAAClEgAgAwAAphIAMAQAAKISACADAAAApRIAIAMAAKYSADAEAACiEgAgA9YLAACRFwAgsA0BAAAAAbENQAAAAAEBCAAAqhIAIAKwDQEAAAABsQ1AAAAAAQEIAACsEgAwAQgAAKwSADAD1gsAAIQXACCwDQEAvRYAIbENQADFFgAhAgAAAKISACAIAACvEgAgArANAQC9FgAhsQ1AAMUWACECAAAApRIAIAgAALESACACAAAApRIAIAgAALESACADAAAAohIAIA8AAKoSACAQAACvEgAgAQAAAKISACABAAAApRIAIAQVAACBFwAgFgAAgxcAIBcAAIIXACCxDQAAshYAIAXcDAAAnxQAMN0MAAC4EgAQ3gwAAJ8UADCwDQEA1xMAIbENQADtEwAhAwAAAKUSACADAAC3EgAwFAAAuBIAIAMAAAClEgAgAwAAphIAMAQAAKISACAV4wcBAPYTACHcDAAAmRQAMN0MAAC-EgAQ3gwAAJkUADDhDAQAgRQAIaANBACBFAAhoQ0EAIEUACGiDQIA_hMAIaMNAgD-EwAhpA0gAJoUACGlDSAAmhQAIaYNAQD2EwAhpw0AAZsUACGoDQABnBQAIakNAAGcFAAhqg0AAZwUACGrDQABnBQAIawNEACdFAAhrQ0QAJ0UACGuDRAAnRQAIa8NAACeFAAgAQAAALsSACABAAAAuxIAIBTjBwEA9hMAIdwMAACZFAAw3QwAAL4SABDeDAAAmRQAMOEMBACBFAAhoA0EAIEUACGhDQQAgRQAIaINAgD-EwAhow0CAP4TACGkDSAAmhQAIaUNIACaFAAhpg0BAPYTACGnDQABmxQAIagNAAGcFAAhqQ0AAZwUACGqDQABnBQAIasNAAGcFAAhrA0QAJ0UACGtDRAAnRQAIa4NEACdFAAhCaQNAACyFgAgpQ0AALIWACCoDQAAshYAIKkNAACyFgAgqg0AALIWACCrDQAAshYAIKwNAACyFgAgrQ0AALIWACCuDQAAshYAIAMAAAC-EgAgAwAAvxIAMAQAALsSACADAAAAvhIAIAMAAL8SADAEAAC7EgAgAwAAAL4SACADAAC_EgAwBAAAuxIAIBHjBwEAAAAB4QwEAAAAAaANBAAAAAGhDQQAAAABog0CAAAAAaMNAgAAAAGkDSAAAAABpQ0gAAAAAaYNAQAAAAGnDQABAAABqA0AAQAAAakNAAEAAAGqDQABAAABqw0AAQAAAawNEAAAAAGtDRAAAAABrg0QAAAAAQEIAADDEgAgEeMHAQAAAAHhDAQAAAABoA0EAAAAAaENBAAAAAGiDQIAAAABow0CAAAAAaQNIAAAAAGlDSAAAAABpg0BAAAAAacNAAEAAAGoDQABAAABqQ0AAQAAAaoNAAEAAAGrDQABAAABrA0QAAAAAa0NEAAAAAGuDRAAAAABAQgAAMUSADABCAAAxRIAMBHjBwEAvRYAIeEMBAC4FgAhoA0EALgWACGhDQQAuBYAIaINAgC7FgAhow0CALsWACGkDSAA_RYAIaUNIAD9FgAhpg0BAL0WACGnDQAB_hYAIagNAAH_FgAhqQ0AAf8WACGqDQAB_xYAIasNAAH_FgAhrA0QAIAXACGtDRAAgBcAIa4NEACAFwAhAgAAALsSACAIAADIEgAgEeMHAQC9FgAh4QwEALgWACGgDQQAuBYAIaENBAC4FgAhog0CALsWACGjDQIAuxYAIaQNIAD9FgAhpQ0gAP0WACGmDQEAvRYAIacNAAH-FgAhqA0AAf8WACGpDQAB_xYAIaoNAAH_FgAhqw0AAf8WACGsDRAAgBcAIa0NEACAFwAhrg0QAIAXACECAAAAvhIAIAgAAMoSACACAAAAvhIAIAgAAMoSACADAAAAuxIAIA8AAMMSACAQAADIEgAgAQAAALsSACABAAAAvhIAIA4VAAD4FgAgFgAA-xYAIBcAAPoWACAoAAD5FgAgKQAA_BYAIKQNAACyFgAgpQ0AALIWACCoDQAAshYAIKkNAACyFgAgqg0AALIWACCrDQAAshYAIKwNAACyFgAgrQ0AALIWACCuDQAAshYAIBTjBwEA1xMAIdwMAACMFAAw3QwAANESABDeDAAAjBQAMOEMBADWEwAhoA0EANYTACGhDQQA1hMAIaINAgDaEwAhow0CANoTACGkDSAAjRQAIaUNIACNFAAhpg0BANcTACGnDQABjhQAIagNAAGPFAAhqQ0AAY8UACGqDQABjxQAIasNAAGPFAAhrA0QAJAUACGtDRAAkBQAIa4NEACQFAAhAwAAAL4SACADAADQEgAwFAAA0RIAIAMAAAC-EgAgAwAAvxIAMAQAALsSACAG3AwAAIsUADDdDAAA1xIAEN4MAACLFAAwgw1AAPoTACGeDQEAAAABnw0BAPgTACEBAAAA1BIAIAEAAADUEgAgBtwMAACLFAAw3QwAANcSABDeDAAAixQAMIMNQAD6EwAhng0BAPYTACGfDQEA-BMAIQGfDQAAshYAIAMAAADXEgAgAwAA2BIAMAQAANQSACADAAAA1xIAIAMAANgSADAEAADUEgAgAwAAANcSACADAADYEgAwBAAA1BIAIAODDUAAAAABng0BAAAAAZ8NAQAAAAEBCAAA3BIAIAODDUAAAAABng0BAAAAAZ8NAQAAAAEBCAAA3hIAMAEIAADeEgAwA4MNQAC5FgAhng0BAL0WACGfDQEAvBYAIQIAAADUEgAgCAAA4RIAIAODDUAAuRYAIZ4NAQC9FgAhnw0BALwWACECAAAA1xIAIAgAAOMSACACAAAA1xIAIAgAAOMSACADAAAA1BIAIA8AANwSACAQAADhEgAgAQAAANQSACABAAAA1xIAIAQVAAD1FgAgFgAA9xYAIBcAAPYWACCfDQAAshYAIAbcDAAAihQAMN0MAADqEgAQ3gwAAIoUADCDDUAA2BMAIZ4NAQDXEwAhnw0BANsTACEDAAAA1xIAIAMAAOkSADAUAADqEgAgAwAAANcSACADAADYEgAwBAAA1BIAIAoIAACJFAAg3AwAAIgUADDdDAAA8BIAEN4MAACIFAAw3wwEAAAAAfkMAQD4EwAh-gwBAPYTACGDDUAA-hMAIZwNIAD3EwAhnQ0BAPgTACEBAAAA7RIAIAEAAADtEgAgCggAAIkUACDcDAAAiBQAMN0MAADwEgAQ3gwAAIgUADDfDAQAgRQAIfkMAQD4EwAh-gwBAPYTACGDDUAA-hMAIZwNIAD3EwAhnQ0BAPgTACEC-QwAALIWACCdDQAAshYAIAMAAADwEgAgAwAA8RIAMAQAAO0SACADAAAA8BIAIAMAAPESADAEAADtEgAgAwAAAPASACADAADxEgAwBAAA7RIAIAcIgAAAAAHfDAQAAAAB-QwBAAAAAfoMAQAAAAGDDUAAAAABnA0gAAAAAZ0NAQAAAAEBCAAA9RIAIAcIgAAAAAHfDAQAAAAB-QwBAAAAAfoMAQAAAAGDDUAAAAABnA0gAAAAAZ0NAQAAAAEBCAAA9xIAMAEIAAD3EgAwBwiAAAAAAd8MBAC4FgAh-QwBALwWACH6DAEAvRYAIYMNQAC5FgAhnA0gANsWACGdDQEAvBYAIQIAAADtEgAgCAAA-hIAIAcIgAAAAAHfDAQAuBYAIfkMAQC8FgAh-gwBAL0WACGDDUAAuRYAIZwNIADbFgAhnQ0BALwWACECAAAA8BIAIAgAAPwSACACAAAA8BIAIAgAAPwSACADAAAA7RIAIA8AAPUSACAQAAD6EgAgAQAAAO0SACABAAAA8BIAIAcVAADwFgAgFgAA8xYAIBcAAPIWACAoAADxFgAgKQAA9BYAIPkMAACyFgAgnQ0AALIWACAKCAAAhhQAINwMAACFFAAw3QwAAIMTABDeDAAAhRQAMN8MBADWEwAh-QwBANsTACH6DAEA1xMAIYMNQADYEwAhnA0gAPITACGdDQEA2xMAIQMAAADwEgAgAwAAghMAMBQAAIMTACADAAAA8BIAIAMAAPESADAEAADtEgAgGKsMAAD7EwAg3AwAAPUTADDdDAAAkxMAEN4MAAD1EwAw3wwBAAAAAYMNQAD6EwAhhA0BAPYTACGFDQEA9hMAIYYNAQD2EwAhhw0AAPETACCIDQAA8RMAIIkNIAD3EwAhig0BAPYTACGLDQEA-BMAIYwNQAD5EwAhjQ0BAPgTACGODQEA-BMAIY8NIAD3EwAhkA0BAPgTACGRDSAA9xMAIZINQAD5EwAhkw0gAPcTACGUDUAA-RMAIZUNQAD5EwAhAQAAAIYTACASqAwAAIMUACCqDAAAhBQAINwMAACCFAAw3QwAAIgTABDeDAAAghQAMN8MAQD2EwAh-AwBAPYTACH5DAEA9hMAIfoMAQD2EwAh-wwBAPYTACH8DAEA-BMAIf0MAQD2EwAh_gwCAP4TACH_DAIA_hMAIYANQAD5EwAhgQ0CAP4TACGCDUAA-RMAIYMNQAD6EwAhBagMAADuFgAgqgwAAO8WACD8DAAAshYAIIANAACyFgAggg0AALIWACASqAwAAIMUACCqDAAAhBQAINwMAACCFAAw3QwAAIgTABDeDAAAghQAMN8MAQAAAAH4DAEA9hMAIfkMAQD2EwAh-gwBAPYTACH7DAEA9hMAIfwMAQD4EwAh_QwBAPYTACH-DAIA_hMAIf8MAgD-EwAhgA1AAPkTACGBDQIA_hMAIYINQAD5EwAhgw1AAPoTACEDAAAAiBMAIAMAAIkTADAEAACKEwAgDKkMAACAFAAg3AwAAPwTADDdDAAAjBMAEN4MAAD8EwAw3wwEAIEUACHgDAEA9hMAIeEMQAD6EwAh4gwCAP0TACHjDAIA_hMAIeQMAQD4EwAh5QwAAP8TACDmDAEA-BMAIQWpDAAA7RYAIOIMAACyFgAg5AwAALIWACDlDAAAshYAIOYMAACyFgAgDKkMAACAFAAg3AwAAPwTADDdDAAAjBMAEN4MAAD8EwAw3wwEAAAAAeAMAQD2EwAh4QxAAPoTACHiDAIA_RMAIeMMAgD-EwAh5AwBAPgTACHlDAAA_xMAIOYMAQD4EwAhAwAAAIwTACADAACNEwAwBAAAjhMAIAEAAACMEwAgAQAAAIgTACABAAAAhhMAIBirDAAA-xMAINwMAAD1EwAw3QwAAJMTABDeDAAA9RMAMN8MAQD2EwAhgw1AAPoTACGEDQEA9hMAIYUNAQD2EwAhhg0BAPYTACGHDQAA8RMAIIgNAADxEwAgiQ0gAPcTACGKDQEA9hMAIYsNAQD4EwAhjA1AAPkTACGNDQEA-BMAIY4NAQD4EwAhjw0gAPcTACGQDQEA-BMAIZENIAD3EwAhkg1AAPkTACGTDSAA9xMAIZQNQAD5EwAhlQ1AAPkTACEJqwwAAOwWACCLDQAAshYAIIwNAACyFgAgjQ0AALIWACCODQAAshYAIJANAACyFgAgkg0AALIWACCUDQAAshYAIJUNAACyFgAgAwAAAJMTACADAACUEwAwBAAAhhMAIAMAAACTEwAgAwAAlBMAMAQAAIYTACADAAAAkxMAIAMAAJQTADAEAACGEwAgFasMAADrFgAg3wwBAAAAAYMNQAAAAAGEDQEAAAABhQ0BAAAAAYYNAQAAAAGHDQAA6RYAIIgNAADqFgAgiQ0gAAAAAYoNAQAAAAGLDQEAAAABjA1AAAAAAY0NAQAAAAGODQEAAAABjw0gAAAAAZANAQAAAAGRDSAAAAABkg1AAAAAAZMNIAAAAAGUDUAAAAABlQ1AAAAAAQEIAACYEwAgFN8MAQAAAAGDDUAAAAABhA0BAAAAAYUNAQAAAAGGDQEAAAABhw0AAOkWACCIDQAA6hYAIIkNIAAAAAGKDQEAAAABiw0BAAAAAYwNQAAAAAGNDQEAAAABjg0BAAAAAY8NIAAAAAGQDQEAAAABkQ0gAAAAAZINQAAAAAGTDSAAAAABlA1AAAAAAZUNQAAAAAEBCAAAmhMAMAEIAACaEwAwFasMAADcFgAg3wwBAL0WACGDDUAAuRYAIYQNAQC9FgAhhQ0BAL0WACGGDQEAvRYAIYcNAADZFgAgiA0AANoWACCJDSAA2xYAIYoNAQC9FgAhiw0BALwWACGMDUAAxRYAIY0NAQC8FgAhjg0BALwWACGPDSAA2xYAIZANAQC8FgAhkQ0gANsWACGSDUAAxRYAIZMNIADbFgAhlA1AAMUWACGVDUAAxRYAIQIAAACGEwAgCAAAnRMAIBTfDAEAvRYAIYMNQAC5FgAhhA0BAL0WACGFDQEAvRYAIYYNAQC9FgAhhw0AANkWACCIDQAA2hYAIIkNIADbFgAhig0BAL0WACGLDQEAvBYAIYwNQADFFgAhjQ0BALwWACGODQEAvBYAIY8NIADbFgAhkA0BALwWACGRDSAA2xYAIZINQADFFgAhkw0gANsWACGUDUAAxRYAIZUNQADFFgAhAgAAAJMTACAIAACfEwAgAgAAAJMTACAIAACfEwAgAwAAAIYTACAPAACYEwAgEAAAnRMAIAEAAACGEwAgAQAAAJMTACALFQAA1hYAIBYAANgWACAXAADXFgAgiw0AALIWACCMDQAAshYAII0NAACyFgAgjg0AALIWACCQDQAAshYAIJINAACyFgAglA0AALIWACCVDQAAshYAIBfcDAAA8BMAMN0MAACmEwAQ3gwAAPATADDfDAEA1xMAIYMNQADYEwAhhA0BANcTACGFDQEA1xMAIYYNAQDXEwAhhw0AAPETACCIDQAA8RMAIIkNIADyEwAhig0BANcTACGLDQEA2xMAIYwNQADtEwAhjQ0BANsTACGODQEA2xMAIY8NIADyEwAhkA0BANsTACGRDSAA8hMAIZINQADtEwAhkw0gAPITACGUDUAA7RMAIZUNQADtEwAhAwAAAJMTACADAAClEwAwFAAAphMAIAMAAACTEwAgAwAAlBMAMAQAAIYTACABAAAAihMAIAEAAACKEwAgAwAAAIgTACADAACJEwAwBAAAihMAIAMAAACIEwAgAwAAiRMAMAQAAIoTACADAAAAiBMAIAMAAIkTADAEAACKEwAgD6gMAADUFgAgqgwAANUWACDfDAEAAAAB-AwBAAAAAfkMAQAAAAH6DAEAAAAB-wwBAAAAAfwMAQAAAAH9DAEAAAAB_gwCAAAAAf8MAgAAAAGADUAAAAABgQ0CAAAAAYINQAAAAAGDDUAAAAABAQgAAK4TACAN3wwBAAAAAfgMAQAAAAH5DAEAAAAB-gwBAAAAAfsMAQAAAAH8DAEAAAAB_QwBAAAAAf4MAgAAAAH_DAIAAAABgA1AAAAAAYENAgAAAAGCDUAAAAABgw1AAAAAAQEIAACwEwAwAQgAALATADAPqAwAAMYWACCqDAAAxxYAIN8MAQC9FgAh-AwBAL0WACH5DAEAvRYAIfoMAQC9FgAh-wwBAL0WACH8DAEAvBYAIf0MAQC9FgAh_gwCALsWACH_DAIAuxYAIYANQADFFgAhgQ0CALsWACGCDUAAxRYAIYMNQAC5FgAhAgAAAIoTACAIAACzEwAgDd8MAQC9FgAh-AwBAL0WACH5DAEAvRYAIfoMAQC9FgAh-wwBAL0WACH8DAEAvBYAIf0MAQC9FgAh_gwCALsWACH_DAIAuxYAIYANQADFFgAhgQ0CALsWACGCDUAAxRYAIYMNQAC5FgAhAgAAAIgTACAIAAC1EwAgAgAAAIgTACAIAAC1EwAgAwAAAIoTACAPAACuEwAgEAAAsxMAIAEAAACKEwAgAQAAAIgTACAIFQAAwBYAIBYAAMMWACAXAADCFgAgKAAAwRYAICkAAMQWACD8DAAAshYAIIANAACyFgAggg0AALIWACAQ3AwAAOwTADDdDAAAvBMAEN4MAADsEwAw3wwBANcTACH4DAEA1xMAIfkMAQDXEwAh-gwBANcTACH7DAEA1xMAIfwMAQDbEwAh_QwBANcTACH-DAIA2hMAIf8MAgDaEwAhgA1AAO0TACGBDQIA2hMAIYINQADtEwAhgw1AANgTACEDAAAAiBMAIAMAALsTADAUAAC8EwAgAwAAAIgTACADAACJEwAwBAAAihMAIAEAAACOEwAgAQAAAI4TACADAAAAjBMAIAMAAI0TADAEAACOEwAgAwAAAIwTACADAACNEwAwBAAAjhMAIAMAAACMEwAgAwAAjRMAMAQAAI4TACAJqQwAAL8WACDfDAQAAAAB4AwBAAAAAeEMQAAAAAHiDAIAAAAB4wwCAAAAAeQMAQAAAAHlDIAAAAAB5gwBAAAAAQEIAADEEwAgCN8MBAAAAAHgDAEAAAAB4QxAAAAAAeIMAgAAAAHjDAIAAAAB5AwBAAAAAeUMgAAAAAHmDAEAAAABAQgAAMYTADABCAAAxhMAMAmpDAAAvhYAIN8MBAC4FgAh4AwBAL0WACHhDEAAuRYAIeIMAgC6FgAh4wwCALsWACHkDAEAvBYAIeUMgAAAAAHmDAEAvBYAIQIAAACOEwAgCAAAyRMAIAjfDAQAuBYAIeAMAQC9FgAh4QxAALkWACHiDAIAuhYAIeMMAgC7FgAh5AwBALwWACHlDIAAAAAB5gwBALwWACECAAAAjBMAIAgAAMsTACACAAAAjBMAIAgAAMsTACADAAAAjhMAIA8AAMQTACAQAADJEwAgAQAAAI4TACABAAAAjBMAIAkVAACzFgAgFgAAthYAIBcAALUWACAoAAC0FgAgKQAAtxYAIOIMAACyFgAg5AwAALIWACDlDAAAshYAIOYMAACyFgAgC9wMAADVEwAw3QwAANITABDeDAAA1RMAMN8MBADWEwAh4AwBANcTACHhDEAA2BMAIeIMAgDZEwAh4wwCANoTACHkDAEA2xMAIeUMAADcEwAg5gwBANsTACEDAAAAjBMAIAMAANETADAUAADSEwAgAwAAAIwTACADAACNEwAwBAAAjhMAIAvcDAAA1RMAMN0MAADSEwAQ3gwAANUTADDfDAQA1hMAIeAMAQDXEwAh4QxAANgTACHiDAIA2RMAIeMMAgDaEwAh5AwBANsTACHlDAAA3BMAIOYMAQDbEwAhDRUAAOITACAWAADrEwAgFwAA6xMAICgAAOMTACApAADrEwAg5wwEAAAAAe4MBAAAAAHvDAQAAAAB8AwEAAAAAfEMBAAAAAHyDAQA6hMAIfMMBAAAAAT0DAQAAAAEDhUAAOITACAWAADpEwAgFwAA6RMAIOcMAQAAAAHuDAEAAAAB7wwBAAAAAfAMAQAAAAHxDAEAAAAB8gwBAOgTACHzDAEAAAAE9AwBAAAABPUMAQAAAAH2DAEAAAAB9wwBAAAAAQsVAADiEwAgFgAA5xMAIBcAAOcTACDnDEAAAAAB7gxAAAAAAe8MQAAAAAHwDEAAAAAB8QxAAAAAAfIMQADmEwAh8wxAAAAABPQMQAAAAAQNFQAA3RMAIBYAAN0TACAXAADdEwAgKAAA5RMAICkAAN0TACDnDAIAAAAB7gwCAAAAAe8MAgAAAAHwDAIAAAAB8QwCAAAAAfIMAgDkEwAh8wwCAAAABfQMAgAAAAUNFQAA4hMAIBYAAOITACAXAADiEwAgKAAA4xMAICkAAOITACDnDAIAAAAB7gwCAAAAAe8MAgAAAAHwDAIAAAAB8QwCAAAAAfIMAgDhEwAh8wwCAAAABPQMAgAAAAQOFQAA3RMAIBYAAOATACAXAADgEwAg5wwBAAAAAe4MAQAAAAHvDAEAAAAB8AwBAAAAAfEMAQAAAAHyDAEA3xMAIfMMAQAAAAX0DAEAAAAF9QwBAAAAAfYMAQAAAAH3DAEAAAABDxUAAN0TACAWAADeEwAgFwAA3hMAIOcMgAAAAAHoDAEAAAAB6QwBAAAAAeoMAQAAAAHrDIAAAAAB7AyAAAAAAe0MgAAAAAHuDIAAAAAB7wyAAAAAAfAMgAAAAAHxDIAAAAAB8gyAAAAAAQjnDAIAAAAB7gwCAAAAAe8MAgAAAAHwDAIAAAAB8QwCAAAAAfIMAgDdEwAh8wwCAAAABfQMAgAAAAUM5wyAAAAAAegMAQAAAAHpDAEAAAAB6gwBAAAAAesMgAAAAAHsDIAAAAAB7QyAAAAAAe4MgAAAAAHvDIAAAAAB8AyAAAAAAfEMgAAAAAHyDIAAAAABDhUAAN0TACAWAADgEwAgFwAA4BMAIOcMAQAAAAHuDAEAAAAB7wwBAAAAAfAMAQAAAAHxDAEAAAAB8gwBAN8TACHzDAEAAAAF9AwBAAAABfUMAQAAAAH2DAEAAAAB9wwBAAAAAQvnDAEAAAAB7gwBAAAAAe8MAQAAAAHwDAEAAAAB8QwBAAAAAfIMAQDgEwAh8wwBAAAABfQMAQAAAAX1DAEAAAAB9gwBAAAAAfcMAQAAAAENFQAA4hMAIBYAAOITACAXAADiEwAgKAAA4xMAICkAAOITACDnDAIAAAAB7gwCAAAAAe8MAgAAAAHwDAIAAAAB8QwCAAAAAfIMAgDhEwAh8wwCAAAABPQMAgAAAAQI5wwCAAAAAe4MAgAAAAHvDAIAAAAB8AwCAAAAAfEMAgAAAAHyDAIA4hMAIfMMAgAAAAT0DAIAAAAECOcMCAAAAAHuDAgAAAAB7wwIAAAAAfAMCAAAAAHxDAgAAAAB8gwIAOMTACHzDAgAAAAE9AwIAAAABA0VAADdEwAgFgAA3RMAIBcAAN0TACAoAADlEwAgKQAA3RMAIOcMAgAAAAHuDAIAAAAB7wwCAAAAAfAMAgAAAAHxDAIAAAAB8gwCAOQTACHzDAIAAAAF9AwCAAAABQjnDAgAAAAB7gwIAAAAAe8MCAAAAAHwDAgAAAAB8QwIAAAAAfIMCADlEwAh8wwIAAAABfQMCAAAAAULFQAA4hMAIBYAAOcTACAXAADnEwAg5wxAAAAAAe4MQAAAAAHvDEAAAAAB8AxAAAAAAfEMQAAAAAHyDEAA5hMAIfMMQAAAAAT0DEAAAAAECOcMQAAAAAHuDEAAAAAB7wxAAAAAAfAMQAAAAAHxDEAAAAAB8gxAAOcTACHzDEAAAAAE9AxAAAAABA4VAADiEwAgFgAA6RMAIBcAAOkTACDnDAEAAAAB7gwBAAAAAe8MAQAAAAHwDAEAAAAB8QwBAAAAAfIMAQDoEwAh8wwBAAAABPQMAQAAAAT1DAEAAAAB9gwBAAAAAfcMAQAAAAEL5wwBAAAAAe4MAQAAAAHvDAEAAAAB8AwBAAAAAfEMAQAAAAHyDAEA6RMAIfMMAQAAAAT0DAEAAAAE9QwBAAAAAfYMAQAAAAH3DAEAAAABDRUAAOITACAWAADrEwAgFwAA6xMAICgAAOMTACApAADrEwAg5wwEAAAAAe4MBAAAAAHvDAQAAAAB8AwEAAAAAfEMBAAAAAHyDAQA6hMAIfMMBAAAAAT0DAQAAAAECOcMBAAAAAHuDAQAAAAB7wwEAAAAAfAMBAAAAAHxDAQAAAAB8gwEAOsTACHzDAQAAAAE9AwEAAAABBDcDAAA7BMAMN0MAAC8EwAQ3gwAAOwTADDfDAEA1xMAIfgMAQDXEwAh-QwBANcTACH6DAEA1xMAIfsMAQDXEwAh_AwBANsTACH9DAEA1xMAIf4MAgDaEwAh_wwCANoTACGADUAA7RMAIYENAgDaEwAhgg1AAO0TACGDDUAA2BMAIQsVAADdEwAgFgAA7xMAIBcAAO8TACDnDEAAAAAB7gxAAAAAAe8MQAAAAAHwDEAAAAAB8QxAAAAAAfIMQADuEwAh8wxAAAAABfQMQAAAAAULFQAA3RMAIBYAAO8TACAXAADvEwAg5wxAAAAAAe4MQAAAAAHvDEAAAAAB8AxAAAAAAfEMQAAAAAHyDEAA7hMAIfMMQAAAAAX0DEAAAAAFCOcMQAAAAAHuDEAAAAAB7wxAAAAAAfAMQAAAAAHxDEAAAAAB8gxAAO8TACHzDEAAAAAF9AxAAAAABRfcDAAA8BMAMN0MAACmEwAQ3gwAAPATADDfDAEA1xMAIYMNQADYEwAhhA0BANcTACGFDQEA1xMAIYYNAQDXEwAhhw0AAPETACCIDQAA8RMAIIkNIADyEwAhig0BANcTACGLDQEA2xMAIYwNQADtEwAhjQ0BANsTACGODQEA2xMAIY8NIADyEwAhkA0BANsTACGRDSAA8hMAIZINQADtEwAhkw0gAPITACGUDUAA7RMAIZUNQADtEwAhBOcMAQAAAAWWDQEAAAABlw0BAAAABJgNAQAAAAQFFQAA4hMAIBYAAPQTACAXAAD0EwAg5wwgAAAAAfIMIADzEwAhBRUAAOITACAWAAD0EwAgFwAA9BMAIOcMIAAAAAHyDCAA8xMAIQLnDCAAAAAB8gwgAPQTACEYqwwAAPsTACDcDAAA9RMAMN0MAACTEwAQ3gwAAPUTADDfDAEA9hMAIYMNQAD6EwAhhA0BAPYTACGFDQEA9hMAIYYNAQD2EwAhhw0AAPETACCIDQAA8RMAIIkNIAD3EwAhig0BAPYTACGLDQEA-BMAIYwNQAD5EwAhjQ0BAPgTACGODQEA-BMAIY8NIAD3EwAhkA0BAPgTACGRDSAA9xMAIZINQAD5EwAhkw0gAPcTACGUDUAA-RMAIZUNQAD5EwAhC-cMAQAAAAHuDAEAAAAB7wwBAAAAAfAMAQAAAAHxDAEAAAAB8gwBAOkTACHzDAEAAAAE9AwBAAAABPUMAQAAAAH2DAEAAAAB9wwBAAAAAQLnDCAAAAAB8gwgAPQTACEL5wwBAAAAAe4MAQAAAAHvDAEAAAAB8AwBAAAAAfEMAQAAAAHyDAEA4BMAIfMMAQAAAAX0DAEAAAAF9QwBAAAAAfYMAQAAAAH3DAEAAAABCOcMQAAAAAHuDEAAAAAB7wxAAAAAAfAMQAAAAAHxDEAAAAAB8gxAAO8TACHzDEAAAAAF9AxAAAAABQjnDEAAAAAB7gxAAAAAAe8MQAAAAAHwDEAAAAAB8QxAAAAAAfIMQADnEwAh8wxAAAAABPQMQAAAAAQDmQ0AAIgTACCaDQAAiBMAIJsNAACIEwAgDKkMAACAFAAg3AwAAPwTADDdDAAAjBMAEN4MAAD8EwAw3wwEAIEUACHgDAEA9hMAIeEMQAD6EwAh4gwCAP0TACHjDAIA_hMAIeQMAQD4EwAh5QwAAP8TACDmDAEA-BMAIQjnDAIAAAAB7gwCAAAAAe8MAgAAAAHwDAIAAAAB8QwCAAAAAfIMAgDdEwAh8wwCAAAABfQMAgAAAAUI5wwCAAAAAe4MAgAAAAHvDAIAAAAB8AwCAAAAAfEMAgAAAAHyDAIA4hMAIfMMAgAAAAT0DAIAAAAEDOcMgAAAAAHoDAEAAAAB6QwBAAAAAeoMAQAAAAHrDIAAAAAB7AyAAAAAAe0MgAAAAAHuDIAAAAAB7wyAAAAAAfAMgAAAAAHxDIAAAAAB8gyAAAAAARSoDAAAgxQAIKoMAACEFAAg3AwAAIIUADDdDAAAiBMAEN4MAACCFAAw3wwBAPYTACH4DAEA9hMAIfkMAQD2EwAh-gwBAPYTACH7DAEA9hMAIfwMAQD4EwAh_QwBAPYTACH-DAIA_hMAIf8MAgD-EwAhgA1AAPkTACGBDQIA_hMAIYINQAD5EwAhgw1AAPoTACGQEAAAiBMAIJEQAACIEwAgCOcMBAAAAAHuDAQAAAAB7wwEAAAAAfAMBAAAAAHxDAQAAAAB8gwEAOsTACHzDAQAAAAE9AwEAAAABBKoDAAAgxQAIKoMAACEFAAg3AwAAIIUADDdDAAAiBMAEN4MAACCFAAw3wwBAPYTACH4DAEA9hMAIfkMAQD2EwAh-gwBAPYTACH7DAEA9hMAIfwMAQD4EwAh_QwBAPYTACH-DAIA_hMAIf8MAgD-EwAhgA1AAPkTACGBDQIA_hMAIYINQAD5EwAhgw1AAPoTACEaqwwAAPsTACDcDAAA9RMAMN0MAACTEwAQ3gwAAPUTADDfDAEA9hMAIYMNQAD6EwAhhA0BAPYTACGFDQEA9hMAIYYNAQD2EwAhhw0AAPETACCIDQAA8RMAIIkNIAD3EwAhig0BAPYTACGLDQEA-BMAIYwNQAD5EwAhjQ0BAPgTACGODQEA-BMAIY8NIAD3EwAhkA0BAPgTACGRDSAA9xMAIZINQAD5EwAhkw0gAPcTACGUDUAA-RMAIZUNQAD5EwAhkBAAAJMTACCREAAAkxMAIAOZDQAAjBMAIJoNAACMEwAgmw0AAIwTACAKCAAAhhQAINwMAACFFAAw3QwAAIMTABDeDAAAhRQAMN8MBADWEwAh-QwBANsTACH6DAEA1xMAIYMNQADYEwAhnA0gAPITACGdDQEA2xMAIQ8VAADiEwAgFgAAhxQAIBcAAIcUACDnDIAAAAAB6AwBAAAAAekMAQAAAAHqDAEAAAAB6wyAAAAAAewMgAAAAAHtDIAAAAAB7gyAAAAAAe8MgAAAAAHwDIAAAAAB8QyAAAAAAfIMgAAAAAEM5wyAAAAAAegMAQAAAAHpDAEAAAAB6gwBAAAAAesMgAAAAAHsDIAAAAAB7QyAAAAAAe4MgAAAAAHvDIAAAAAB8AyAAAAAAfEMgAAAAAHyDIAAAAABCggAAIkUACDcDAAAiBQAMN0MAADwEgAQ3gwAAIgUADDfDAQAgRQAIfkMAQD4EwAh-gwBAPYTACGDDUAA-hMAIZwNIAD3EwAhnQ0BAPgTACEM5wyAAAAAAegMAQAAAAHpDAEAAAAB6gwBAAAAAesMgAAAAAHsDIAAAAAB7QyAAAAAAe4MgAAAAAHvDIAAAAAB8AyAAAAAAfEMgAAAAAHyDIAAAAABBtwMAACKFAAw3QwAAOoSABDeDAAAihQAMIMNQADYEwAhng0BANcTACGfDQEA2xMAIQbcDAAAixQAMN0MAADXEgAQ3gwAAIsUADCDDUAA-hMAIZ4NAQD2EwAhnw0BAPgTACEU4wcBANcTACHcDAAAjBQAMN0MAADREgAQ3gwAAIwUADDhDAQA1hMAIaANBADWEwAhoQ0EANYTACGiDQIA2hMAIaMNAgDaEwAhpA0gAI0UACGlDSAAjRQAIaYNAQDXEwAhpw0AAY4UACGoDQABjxQAIakNAAGPFAAhqg0AAY8UACGrDQABjxQAIawNEACQFAAhrQ0QAJAUACGuDRAAkBQAIQUVAADdEwAgFgAAmBQAIBcAAJgUACDnDCAAAAAB8gwgAJcUACEHFQAA4hMAIBYAAJYUACAXAACWFAAg5wwAAQAAAfIMAAGVFAAh8wwAAQAABPQMAAEAAAQHFQAA3RMAIBYAAJQUACAXAACUFAAg5wwAAQAAAfIMAAGTFAAh8wwAAQAABfQMAAEAAAUNFQAA3RMAIBYAAJIUACAXAACSFAAgKAAAkhQAICkAAJIUACDnDBAAAAAB7gwQAAAAAe8MEAAAAAHwDBAAAAAB8QwQAAAAAfIMEACRFAAh8wwQAAAABfQMEAAAAAUNFQAA3RMAIBYAAJIUACAXAACSFAAgKAAAkhQAICkAAJIUACDnDBAAAAAB7gwQAAAAAe8MEAAAAAHwDBAAAAAB8QwQAAAAAfIMEACRFAAh8wwQAAAABfQMEAAAAAUI5wwQAAAAAe4MEAAAAAHvDBAAAAAB8AwQAAAAAfEMEAAAAAHyDBAAkhQAIfMMEAAAAAX0DBAAAAAFBxUAAN0TACAWAACUFAAgFwAAlBQAIOcMAAEAAAHyDAABkxQAIfMMAAEAAAX0DAABAAAFBOcMAAEAAAHyDAABlBQAIfMMAAEAAAX0DAABAAAFBxUAAOITACAWAACWFAAgFwAAlhQAIOcMAAEAAAHyDAABlRQAIfMMAAEAAAT0DAABAAAEBOcMAAEAAAHyDAABlhQAIfMMAAEAAAT0DAABAAAEBRUAAN0TACAWAACYFAAgFwAAmBQAIOcMIAAAAAHyDCAAlxQAIQLnDCAAAAAB8gwgAJgUACEU4wcBAPYTACHcDAAAmRQAMN0MAAC-EgAQ3gwAAJkUADDhDAQAgRQAIaANBACBFAAhoQ0EAIEUACGiDQIA_hMAIaMNAgD-EwAhpA0gAJoUACGlDSAAmhQAIaYNAQD2EwAhpw0AAZsUACGoDQABnBQAIakNAAGcFAAhqg0AAZwUACGrDQABnBQAIawNEACdFAAhrQ0QAJ0UACGuDRAAnRQAIQLnDCAAAAAB8gwgAJgUACEE5wwAAQAAAfIMAAGWFAAh8wwAAQAABPQMAAEAAAQE5wwAAQAAAfIMAAGUFAAh8wwAAQAABfQMAAEAAAUI5wwQAAAAAe4MEAAAAAHvDBAAAAAB8AwQAAAAAfEMEAAAAAHyDBAAkhQAIfMMEAAAAAX0DBAAAAAFBuMHAQAAAAGgDQQAAAABoQ0EAAAAAaMNAgAAAAGmDQEAAAABpw0AAQAAAQXcDAAAnxQAMN0MAAC4EgAQ3gwAAJ8UADCwDQEA1xMAIbENQADtEwAhBtYLAAChFAAg3AwAAKAUADDdDAAApRIAEN4MAACgFAAwsA0BAPYTACGxDUAA-RMAIQOZDQAAiRIAIJoNAACJEgAgmw0AAIkSACAMqgwCANoTACHcDAAAohQAMN0MAACfEgAQ3gwAAKIUADCBDQEA2xMAIZ4NAQDXEwAhoA0EANYTACGwDQEA1xMAIbINAgDaEwAhsw1AANgTACG0DUAA2BMAIbUNAADcEwAgDdcLAACkFAAgqgwCAP4TACHcDAAAoxQAMN0MAACJEgAQ3gwAAKMUADCBDQEA-BMAIZ4NAQD2EwAhoA0EAIEUACGwDQEA9hMAIbINAgD-EwAhsw1AAPoTACG0DUAA-hMAIbUNAAD_EwAgCNYLAAChFAAg3AwAAKAUADDdDAAApRIAEN4MAACgFAAwsA0BAPYTACGxDUAA-RMAIZAQAAClEgAgkRAAAKUSACACng0BAAAAAaANBAAAAAEG3AwAAKYUADDdDAAAhBIAEN4MAACmFAAwgw1AANgTACGEDQEA1xMAIZ4NAQDXEwAhBtwMAACnFAAw3QwAAPERABDeDAAApxQAMIMNQAD6EwAhhA0BAPYTACGeDQEA9hMAIQKEDQEAAAABng0BAAAAARbcDAAAqRQAMN0MAADrEQAQ3gwAAKkUADDkDAEA2xMAIYMNQADYEwAhng0BANcTACGgDQQA1hMAIbgNAQDXEwAhuQ0CANoTACG6DSAA8hMAIbsNAgDaEwAhvA0AAPETACC9DSAA8hMAIb4NAQDbEwAhvw0EAKoUACHADQQAqhQAIcENAACGFAAgwg1AAO0TACHDDUAA7RMAIcQNBACqFAAhxQ0EAKoUACHGDUAA2BMAIQ0VAADdEwAgFgAArBQAIBcAAKwUACAoAADlEwAgKQAArBQAIOcMBAAAAAHuDAQAAAAB7wwEAAAAAfAMBAAAAAHxDAQAAAAB8gwEAKsUACHzDAQAAAAF9AwEAAAABQ0VAADdEwAgFgAArBQAIBcAAKwUACAoAADlEwAgKQAArBQAIOcMBAAAAAHuDAQAAAAB7wwEAAAAAfAMBAAAAAHxDAQAAAAB8gwEAKsUACHzDAQAAAAF9AwEAAAABQjnDAQAAAAB7gwEAAAAAe8MBAAAAAHwDAQAAAAB8QwEAAAAAfIMBACsFAAh8wwEAAAABfQMBAAAAAUW3AwAAK0UADDdDAAA2BEAEN4MAACtFAAw5AwBAPgTACGDDUAA-hMAIZ4NAQD2EwAhoA0EAIEUACG4DQEA9hMAIbkNAgD-EwAhug0gAPcTACG7DQIA_hMAIbwNAADxEwAgvQ0gAPcTACG-DQEA-BMAIb8NBACuFAAhwA0EAK4UACHBDQAAiRQAIMINQAD5EwAhww1AAPkTACHEDQQArhQAIcUNBACuFAAhxg1AAPoTACEI5wwEAAAAAe4MBAAAAAHvDAQAAAAB8AwEAAAAAfEMBAAAAAHyDAQArBQAIfMMBAAAAAX0DAQAAAAFAp4NAQAAAAGgDQQAAAABBtwMAACwFAAw3QwAANIRABDeDAAAsBQAMIMNQADYEwAhng0BANcTACHHDQEA1xMAIQbcDAAAsRQAMN0MAAC_EQAQ3gwAALEUADCDDUAA-hMAIZ4NAQD2EwAhxw0BAPYTACEF3AwAALIUADDdDAAAuREAEN4MAACyFAAw3wwEANYTACHHDQEA1xMAIQXcDAAAsxQAMN0MAACmEQAQ3gwAALMUADDfDAQAgRQAIccNAQD2EwAhCdwMAAC0FAAw3QwAAKARABDeDAAAtBQAMKANBADWEwAhyA0BANcTACHJDQEA1xMAIcoNEAC1FAAhyw0BANcTACHMDQQA1hMAIQ0VAADiEwAgFgAAtxQAIBcAALcUACAoAAC3FAAgKQAAtxQAIOcMEAAAAAHuDBAAAAAB7wwQAAAAAfAMEAAAAAHxDBAAAAAB8gwQALYUACHzDBAAAAAE9AwQAAAABA0VAADiEwAgFgAAtxQAIBcAALcUACAoAAC3FAAgKQAAtxQAIOcMEAAAAAHuDBAAAAAB7wwQAAAAAfAMEAAAAAHxDBAAAAAB8gwQALYUACHzDBAAAAAE9AwQAAAABAjnDBAAAAAB7gwQAAAAAe8MEAAAAAHwDBAAAAAB8QwQAAAAAfIMEAC3FAAh8wwQAAAABPQMEAAAAAQJ3AwAALgUADDdDAAAjREAEN4MAAC4FAAwoA0EAIEUACHIDQEA9hMAIckNAQD2EwAhyg0QALkUACHLDQEA9hMAIcwNBACBFAAhCOcMEAAAAAHuDBAAAAAB7wwQAAAAAfAMEAAAAAHxDBAAAAAB8gwQALcUACHzDBAAAAAE9AwQAAAABAWgDQQAAAAByA0BAAAAAckNAQAAAAHKDRAAAAAByw0BAAAAAQncDAAAuxQAMN0MAACHEQAQ3gwAALsUADCgDQQA1hMAIccNAQDXEwAhyA0BANcTACHODQIA2hMAIc8NEAC1FAAh0A0QALUUACEJ3AwAALwUADDdDAAA9BAAEN4MAAC8FAAwoA0EAIEUACHHDQEA9hMAIcgNAQD2EwAhzg0CAP4TACHPDRAAuRQAIdANEAC5FAAhA6ANBAAAAAHHDQEAAAAByA0BAAAAAQjeBgEA1xMAIdwMAAC-FAAw3QwAAO4QABDeDAAAvhQAMKANBADWEwAhxw0BANcTACHSDRAAtRQAIdMNEAC1FAAhCN4GAQD2EwAh3AwAAL8UADDdDAAA2xAAEN4MAAC_FAAwoA0EAIEUACHHDQEA9hMAIdINEAC5FAAh0w0QALkUACED3gYBAAAAAaANBAAAAAHHDQEAAAABDOMHAQDXEwAh3AwAAMEUADDdDAAA1RAAEN4MAADBFAAw4QwEANYTACGgDQQA1hMAIaENBADWEwAhog0CANoTACGjDQIA2hMAIccNAQDXEwAhzw0QALUUACHQDRAAtRQAIQzjBwEA9hMAIdwMAADCFAAw3QwAAMIQABDeDAAAwhQAMOEMBACBFAAhoA0EAIEUACGhDQQAgRQAIaINAgD-EwAhow0CAP4TACHHDQEA9hMAIc8NEAC5FAAh0A0QALkUACEG4wcBAAAAAeEMBAAAAAGgDQQAAAABoQ0EAAAAAaINAgAAAAGjDQIAAAABCtwMAADEFAAw3QwAALwQABDeDAAAxBQAMOEMBADWEwAhoA0EANYTACGhDQQA1hMAIdYNBADWEwAh1w0EANYTACHYDQQA1hMAIdkNAQDXEwAhCtwMAADFFAAw3QwAAKkQABDeDAAAxRQAMOEMBACBFAAhoA0EAIEUACGhDQQAgRQAIdYNBACBFAAh1w0EAIEUACHYDQQAgRQAIdkNAQD2EwAhCdwMAADGFAAw3QwAAKMQABDeDAAAxhQAMN8MAQDXEwAh4QxAANgTACGmDQEA1xMAIdoNAQDXEwAh2w0BANcTACHcDUAA7RMAIQncDAAAxxQAMN0MAACQEAAQ3gwAAMcUADDfDAEA9hMAIeEMQAD6EwAhpg0BAPYTACHaDQEA9hMAIdsNAQD2EwAh3A1AAPkTACECpg0BAAAAAdoNAQAAAAEK3AwAAMkUADDdDAAAihAAEN4MAADJFAAw5AwBANsTACGIDQIA2hMAId4NAQDXEwAh3w1AANgTACHgDQIA2hMAIeENQADtEwAh4g0AANwTACAK3AwAAMoUADDdDAAA9w8AEN4MAADKFAAw5AwBAPgTACGIDQIA_hMAId4NAQD2EwAh3w1AAPoTACHgDQIA_hMAIeENQAD5EwAh4g0AAP8TACAK3AwAAMsUADDdDAAA8Q8AEN4MAADLFAAw3wwEANYTACHeDQEA1xMAIeMNQADYEwAh5A1AANgTACHlDUAA7RMAIeYNQADtEwAh5w0AANwTACAK3AwAAMwUADDdDAAA3g8AEN4MAADMFAAw3wwEAIEUACHeDQEA9hMAIeMNQAD6EwAh5A1AAPoTACHlDUAA-RMAIeYNQAD5EwAh5w0AAP8TACAH4wcBANcTACHcDAAAzRQAMN0MAADYDwAQ3gwAAM0UADDoDQEA1xMAIekNAQDbEwAh6g0EAKoUACEH4wcBAPYTACHcDAAAzhQAMN0MAADFDwAQ3gwAAM4UADDoDQEA9hMAIekNAQD4EwAh6g0EAK4UACEH3AwAAM8UADDdDAAAvw8AEN4MAADPFAAwoA0EANYTACG0DUAA2BMAIccNAQDXEwAh6w1AANgTACEH3AwAANAUADDdDAAArA8AEN4MAADQFAAwoA0EAIEUACG0DUAA-hMAIccNAQD2EwAh6w1AAPoTACECoA0EAAAAAccNAQAAAAEU3AwAANIUADDdDAAApg8AEN4MAADSFAAwoA0EANYTACHHDQEA1xMAIc8NAgDaEwAh6A0BANcTACHtDUAA2BMAIe4NQADYEwAh7w0CANoTACHwDQIA2hMAIfENAgDaEwAh8g0CANoTACHzDQIA2hMAIfQNAgDaEwAh9Q0CANoTACH2DQIA2hMAIfcNIADyEwAh-A0BANcTACH5DUAA2BMAIRTcDAAA0xQAMN0MAACTDwAQ3gwAANMUADCgDQQAgRQAIccNAQD2EwAhzw0CAP4TACHoDQEA9hMAIe0NQAD6EwAh7g1AAPoTACHvDQIA_hMAIfANAgD-EwAh8Q0CAP4TACHyDQIA_hMAIfMNAgD-EwAh9A0CAP4TACH1DQIA_hMAIfYNAgD-EwAh9w0gAPcTACH4DQEA9hMAIfkNQAD6EwAhA6ANBAAAAAHHDQEAAAAB7Q1AAAAAAQfcDAAA1RQAMN0MAACNDwAQ3gwAANUUADDfDAIA2hMAIfsNAQDXEwAh_A0AAIYUACD9DUAA2BMAIQfcDAAA1hQAMN0MAAD6DgAQ3gwAANYUADDfDAIA_hMAIfsNAQD2EwAh_A0AAIkUACD9DUAA-hMAIQaAAwEA1xMAIdwMAADXFAAw3QwAAPQOABDeDAAA1xQAMN8MBADWEwAh4QxAANgTACEGgAMBAPYTACHcDAAA2BQAMN0MAADhDgAQ3gwAANgUADDfDAQAgRQAIeEMQAD6EwAhENwMAADZFAAw3QwAANsOABDeDAAA2RQAMN8MBADWEwAh4QxAANgTACGgDQQA1hMAIaENBACqFAAhxw0BANcTACHoDQEA1xMAIf4NAADaFAAg_w0AANoUACCADiAA8hMAIYEOIADyEwAhgg4EANYTACGDDgQA1hMAIYQOBACqFAAhBOcMAgAAAAWWDQIAAAABlw0CAAAABJgNAgAAAAQQ3AwAANsUADDdDAAAyA4AEN4MAADbFAAw3wwEAIEUACHhDEAA-hMAIaANBACBFAAhoQ0EAK4UACHHDQEA9hMAIegNAQD2EwAh_g0AANoUACD_DQAA2hQAIIAOIAD3EwAhgQ4gAPcTACGCDgQAgRQAIYMOBACBFAAhhA4EAK4UACEJ3AwAANwUADDdDAAAwg4AEN4MAADcFAAwoA0EANYTACHHDQEA1xMAId4NBADWEwAh8Q0AANoUACD2DQAA2hQAIIUOAADaFAAgCdwMAADdFAAw3QwAAK8OABDeDAAA3RQAMKANBACBFAAhxw0BAPYTACHeDQQAgRQAIfENAADaFAAg9g0AANoUACCFDgAA2hQAIAKgDQQAAAABxw0BAAAAAQbcDAAA3xQAMN0MAACpDgAQ3gwAAN8UADDHDQEA1xMAIYYOAAGOFAAhhw4AAY4UACEG3AwAAOAUADDdDAAAlg4AEN4MAADgFAAwxw0BAPYTACGGDgABmxQAIYcOAAGbFAAhAscNAQAAAAGGDgABAAABGdwMAADiFAAw3QwAAJAOABDeDAAA4hQAMP0MAQDXEwAhoA0EANYTACHHDQEA1xMAIc8NAgDaEwAh7w0CANoTACHwDQIA2hMAIfENAgDaEwAh8g0CANoTACHzDQIA2hMAIfQNAgDaEwAh9Q0CANoTACH2DQIA2hMAIfcNIADyEwAh-A0BANcTACGGDgABjhQAIYkOAACGFAAgig4BANcTACGLDgEA1xMAIYwOAAGOFAAhjQ4EANYTACGODgQAqhQAIY8OQADYEwAhGdwMAADjFAAw3QwAAP0NABDeDAAA4xQAMP0MAQD2EwAhoA0EAIEUACHHDQEA9hMAIc8NAgD-EwAh7w0CAP4TACHwDQIA_hMAIfENAgD-EwAh8g0CAP4TACHzDQIA_hMAIfQNAgD-EwAh9Q0CAP4TACH2DQIA_hMAIfcNIAD3EwAh-A0BAPYTACGGDgABmxQAIYkOAACJFAAgig4BAPYTACGLDgEA9hMAIYwOAAGbFAAhjQ4EAIEUACGODgQArhQAIY8OQAD6EwAhAqANBAAAAAHHDQEAAAABC9wMAADlFAAw3QwAAPcNABDeDAAA5RQAMKANBADWEwAhkA4BANcTACGRDgQA1hMAIZIOAQDXEwAhkw4AAPETACCUDgIA2hMAIZUOQADYEwAhlg5AAO0TACEL3AwAAOYUADDdDAAA5A0AEN4MAADmFAAwoA0EAIEUACGQDgEA9hMAIZEOBACBFAAhkg4BAPYTACGTDgAA8RMAIJQOAgD-EwAhlQ5AAPoTACGWDkAA-RMAIQOgDQQAAAABkA4BAAAAAZEOBAAAAAEH3AwAAOgUADDdDAAA3g0AEN4MAADoFAAwgw1AANgTACGEDQEA1xMAIacNAQDXEwAhmA4BANcTACEH3AwAAOkUADDdDAAAyw0AEN4MAADpFAAwgw1AAPoTACGEDQEA9hMAIacNAQD2EwAhmA4BAPYTACEI3AwAAOoUADDdDAAAxQ0AEN4MAADqFAAwgw1AANgTACGZDgEA1xMAIZoOAQDXEwAhmw4BANcTACGcDkAA7RMAIQjcDAAA6xQAMN0MAACyDQAQ3gwAAOsUADCDDUAA-hMAIZkOAQD2EwAhmg4BAPYTACGbDgEA9hMAIZwOQAD5EwAhBtwMAADsFAAw3QwAAKwNABDeDAAA7BQAMIMNQADYEwAhng0BANcTACGbDgEA1xMAIQbcDAAA7RQAMN0MAACZDQAQ3gwAAO0UADCDDUAA-hMAIZ4NAQD2EwAhmw4BAPYTACEO3AwAAO4UADDdDAAAkw0AEN4MAADuFAAwgw1AANgTACGEDQEA2xMAIaANBADWEwAhkQ4QALUUACGYDgEA1xMAIZ0OAQDXEwAhng4QALUUACGfDgEA1xMAIaAOQADYEwAhoQ4BANsTACGiDgAA8RMAIA7cDAAA7xQAMN0MAACADQAQ3gwAAO8UADCDDUAA-hMAIYQNAQD4EwAhoA0EAIEUACGRDhAAuRQAIZgOAQD2EwAhnQ4BAPYTACGeDhAAuRQAIZ8OAQD2EwAhoA5AAPoTACGhDgEA-BMAIaIOAADxEwAgBtwMAADwFAAw3QwAAPoMABDeDAAA8BQAMKANBADWEwAhoQ0EANYTACGjDgEA1xMAIQbcDAAA8RQAMN0MAADnDAAQ3gwAAPEUADCgDQQAgRQAIaENBACBFAAhow4BAPYTACEO3AwAAPIUADDdDAAA4QwAEN4MAADyFAAwng0BANcTACGgDQQA1hMAIaENBADWEwAhow0CANoTACGnDQEA1xMAIbgNAQDXEwAhmA4BANcTACGgDkAA2BMAIaMOAQDXEwAhpA4QALUUACGlDkAA2BMAIQ7cDAAA8xQAMN0MAADODAAQ3gwAAPMUADCeDQEA9hMAIaANBACBFAAhoQ0EAIEUACGjDQIA_hMAIacNAQD2EwAhuA0BAPYTACGYDgEA9hMAIaAOQAD6EwAhow4BAPYTACGkDhAAuRQAIaUOQAD6EwAhA6ANBAAAAAGjDQIAAAABpw0BAAAAAQ7cDAAA9RQAMN0MAADIDAAQ3gwAAPUUADCeDQEA1xMAIbMNQADtEwAhpw4BANcTACGoDkAA2BMAIakOIADyEwAhqg4BANsTACGrDkAA7RMAIawOIADyEwAhrQ5AAO0TACGuDkAA7RMAIa8OAADcEwAgDdwMAAD2FAAw3QwAALIMABDeDAAA9hQAMOQMAQDbEwAhng0BANcTACGgDQQA1hMAIboNIADyEwAhuw0CANoTACG8DQAA8RMAIL4NAQDbEwAhwQ0AAIYUACCHDgABjxQAIbAOBACqFAAhDKoMAgDaEwAh3AwAAPcUADDdDAAAnAwAEN4MAAD3FAAwgQ0BANsTACGeDQEA1xMAIbANAQDXEwAhsw1AANgTACG0DUAA7RMAIagOQADYEwAhqw5AAO0TACGsDiAA8hMAIQ7kBwAA-RQAIOUHAAD6FAAgqgwCAP4TACHcDAAA-BQAMN0MAACJDAAQ3gwAAPgUADCBDQEA-BMAIZ4NAQD2EwAhsA0BAPYTACGzDUAA-hMAIbQNQAD5EwAhqA5AAPoTACGrDkAA-RMAIawOIAD3EwAhA5kNAAD-CwAgmg0AAP4LACCbDQAA_gsAIAOZDQAAggwAIJoNAACCDAAgmw0AAIIMACACng0BAAAAAacOAQAAAAEP4wcAAP0UACDcDAAA_BQAMN0MAACCDAAQ3gwAAPwUADCeDQEA9hMAIbMNQAD5EwAhpw4BAPYTACGoDkAA-hMAIakOIAD3EwAhqg4BAPgTACGrDkAA-RMAIawOIAD3EwAhrQ5AAPkTACGuDkAA-RMAIa8OAAD_EwAgEOQHAAD5FAAg5QcAAPoUACCqDAIA_hMAIdwMAAD4FAAw3QwAAIkMABDeDAAA-BQAMIENAQD4EwAhng0BAPYTACGwDQEA9hMAIbMNQAD6EwAhtA1AAPkTACGoDkAA-hMAIasOQAD5EwAhrA4gAPcTACGQEAAAiQwAIJEQAACJDAAgAp4NAQAAAAGgDQQAAAABDuMHAAD9FAAg3AwAAP8UADDdDAAA_gsAEN4MAAD_FAAw5AwBAPgTACGeDQEA9hMAIaANBACBFAAhug0gAPcTACG7DQIA_hMAIbwNAADxEwAgvg0BAPgTACHBDQAAiRQAIIcOAAGcFAAhsA4EAK4UACEO3AwAAIAVADDdDAAA-QsAEN4MAACAFQAw4QxAANgTACH5DAEA2xMAIYENAQDbEwAhng0BANcTACG0DUAA2BMAIbIOAQDXEwAhsw4BANcTACG0DgAA8RMAILUOQADtEwAhtg4BANsTACG3DgAA3BMAIAmBAwIA2hMAIdwMAACBFQAw3QwAAOMLABDeDAAAgRUAMIQNAQDXEwAhsg4BANcTACG4DkAA2BMAIbkOIADyEwAhug5AAO0TACELgQMCAP4TACHbBgAAgxUAIOIGAACEFQAg3AwAAIIVADDdDAAAvAoAEN4MAACCFQAwhA0BAPYTACGyDgEA9hMAIbgOQAD6EwAhuQ4gAPcTACG6DkAA-RMAIQ7bBgAAiRQAINwGAACOFQAg3QYAAI8VACDgBgAAkBUAIOEGAACRFQAg3AwAAI0VADDdDAAAxwoAEN4MAACNFQAw3wwBAPYTACGDDUAA-hMAIYQNAQD2EwAhmA4BAPYTACGQEAAAxwoAIJEQAADHCgAgA5kNAAC-CgAgmg0AAL4KACCbDQAAvgoAIAfcDAAAhRUAMN0MAADLCwAQ3gwAAIUVADCeDQEA1xMAIe0NQADYEwAhuw4BANcTACG8DgIA2hMAIQfcDAAAhhUAMN0MAAC4CwAQ3gwAAIYVADCeDQEA9hMAIe0NQAD6EwAhuw4BAPYTACG8DgIA_hMAIQOeDQEAAAAB7Q1AAAAAAbsOAQAAAAEH3AwAAIgVADDdDAAAsgsAEN4MAACIFQAw7Q1AANgTACG7DgEA1xMAIb4OBADWEwAhvw4EANYTACEJ3AwAAIkVADDdDAAAnAsAEN4MAACJFQAwgw1AANgTACGEDQEA1xMAIbIOAQDXEwAhuw4BANcTACHADkAA7RMAIcEOAgDaEwAhB9wMAACKFQAw3QwAAIYLABDeDAAAihUAMLIOAQDXEwAhwg4BANcTACHDDgEA1xMAIcQOQADYEwAhDdwMAACLFQAw3QwAAPAKABDeDAAAixUAMN8MAQDXEwAh5AwBANsTACGDDUAA2BMAIYQNAQDXEwAhiA0CANoTACHhDUAA7RMAIY8OQADYEwAhsg4BANcTACHFDgEA1xMAIcYOAADcEwAgCNsGAACGFAAg3AwAAIwVADDdDAAA2goAEN4MAACMFQAw3wwBANcTACGDDUAA2BMAIYQNAQDXEwAhmA4BANcTACEM2wYAAIkUACDcBgAAjhUAIN0GAACPFQAg4AYAAJAVACDhBgAAkRUAINwMAACNFQAw3QwAAMcKABDeDAAAjRUAMN8MAQD2EwAhgw1AAPoTACGEDQEA9hMAIZgOAQD2EwAhA5kNAACrCgAgmg0AAKsKACCbDQAAqwoAIAOZDQAArwoAIJoNAACvCgAgmw0AAK8KACADmQ0AALMKACCaDQAAswoAIJsNAACzCgAgDYEDAgD-EwAh2wYAAIMVACDiBgAAhBUAINwMAACCFQAw3QwAALwKABDeDAAAghUAMIQNAQD2EwAhsg4BAPYTACG4DkAA-hMAIbkOIAD3EwAhug5AAPkTACGQEAAAvAoAIJEQAAC8CgAgAp4NAQAAAAGyDgEAAAABD-EGAACUFQAg3AwAAJMVADDdDAAAvgoAEN4MAACTFQAw4QxAAPoTACH5DAEA-BMAIYENAQD4EwAhng0BAPYTACG0DUAA-hMAIbIOAQD2EwAhsw4BAPYTACG0DgAA8RMAILUOQAD5EwAhtg4BAPgTACG3DgAA_xMAIA2BAwIA_hMAIdsGAACDFQAg4gYAAIQVACDcDAAAghUAMN0MAAC8CgAQ3gwAAIIVADCEDQEA9hMAIbIOAQD2EwAhuA5AAPoTACG5DiAA9xMAIboOQAD5EwAhkBAAALwKACCREAAAvAoAIAO7DgEAAAABvg4EAAAAAb8OBAAAAAEI3gYAAJcVACDcDAAAlhUAMN0MAAC3CgAQ3gwAAJYVADDtDUAA-hMAIbsOAQD2EwAhvg4EAIEUACG_DgQAgRQAIQ3bBgAAgxUAIN8GAACZFQAg3AwAAJgVADDdDAAAswoAEN4MAACYFQAwgw1AAPoTACGEDQEA9hMAIbIOAQD2EwAhuw4BAPYTACHADkAA-RMAIcEOAgD-EwAhkBAAALMKACCREAAAswoAIAvbBgAAgxUAIN8GAACZFQAg3AwAAJgVADDdDAAAswoAEN4MAACYFQAwgw1AAPoTACGEDQEA9hMAIbIOAQD2EwAhuw4BAPYTACHADkAA-RMAIcEOAgD-EwAhA5kNAAC3CgAgmg0AALcKACCbDQAAtwoAIAKyDgEAAAABwg4BAAAAAQjbBgAAgxUAINwMAACbFQAw3QwAAK8KABDeDAAAmxUAMLIOAQD2EwAhwg4BAPYTACHDDgEA9hMAIcQOQAD6EwAhDtsGAACDFQAg3AwAAJwVADDdDAAAqwoAEN4MAACcFQAw3wwBAPYTACHkDAEA-BMAIYMNQAD6EwAhhA0BAPYTACGIDQIA_hMAIeENQAD5EwAhjw5AAPoTACGyDgEA9hMAIcUOAQD2EwAhxg4AAP8TACAF3AwAAJ0VADDdDAAApgoAEN4MAACdFQAw3wwBANcTACGgDkAA2BMAIQXcDAAAnhUAMN0MAACTCgAQ3gwAAJ4VADDfDAEA9hMAIaAOQAD6EwAhEdwMAACfFQAw3QwAAI0KABDeDAAAnxUAMN8MAQDXEwAhgw1AANgTACHHDQEA1xMAIZwOQADYEwAhoA5AANgTACHKDgEA1xMAIcsOAQDbEwAhzA4BANcTACHNDgEA1xMAIc4OAQDbEwAhzw5AAO0TACHQDgEA2xMAIdEOQADtEwAh0g5AAO0TACER3AwAAKAVADDdDAAA-gkAEN4MAACgFQAw3wwBAPYTACGDDUAA-hMAIccNAQD2EwAhnA5AAPoTACGgDkAA-hMAIcoOAQD2EwAhyw4BAPgTACHMDgEA9hMAIc0OAQD2EwAhzg4BAPgTACHPDkAA-RMAIdAOAQD4EwAh0Q5AAPkTACHSDkAA-RMAIQbcDAAAoRUAMN0MAAD0CQAQ3gwAAKEVADDTDgEA1xMAIdQOAgDaEwAh1Q4AAY4UACEI3AwAAKIVADDdDAAA3gkAEN4MAACiFQAwng0BANcTACGsDRAAkBQAIfsNAgDaEwAh0w4BANcTACHWDgIA2hMAIRrcDAAAoxUAMN0MAADICQAQ3gwAAKMVADDfDAEA1xMAIYMNQADYEwAhhA0BANcTACGsDQEA2xMAIbUNAgDaEwAhuA0BANcTACHCDUAA7RMAIdsNAQDbEwAh7Q0EAKoUACGMDgEA2xMAIZ8OAQDbEwAhsg4BANsTACHXDgEA1xMAIdgOAQDXEwAh2Q4QAJAUACHaDhAAkBQAIdsOAgDZEwAh3A4AAY8UACHdDgIA2RMAId4OEACQFAAh3w4EAKoUACHgDgAA3BMAIOEOAQDbEwAhHIkGAAClFQAgigYAAKYVACDcDAAApBUAMN0MAAC1CQAQ3gwAAKQVADDfDAEA9hMAIYMNQAD6EwAhhA0BAPYTACGsDQEA-BMAIbUNAgD-EwAhuA0BAPYTACHCDUAA-RMAIdsNAQD4EwAh7Q0EAK4UACGMDgEA-BMAIZ8OAQD4EwAhsg4BAPgTACHXDgEA9hMAIdgOAQD2EwAh2Q4QAJ0UACHaDhAAnRQAIdsOAgD9EwAh3A4AAZwUACHdDgIA_RMAId4OEACdFAAh3w4EAK4UACHgDgAA_xMAIOEOAQD4EwAhA5kNAACqCQAgmg0AAKoJACCbDQAAqgkAIAOZDQAArgkAIJoNAACuCQAgmw0AAK4JACAC0w4BAAAAAdQOAgAAAAEHiAYAAKkVACDcDAAAqBUAMN0MAACuCQAQ3gwAAKgVADDTDgEA9hMAIdQOAgD-EwAh1Q4AAZsUACEeiQYAAKUVACCKBgAAphUAINwMAACkFQAw3QwAALUJABDeDAAApBUAMN8MAQD2EwAhgw1AAPoTACGEDQEA9hMAIawNAQD4EwAhtQ0CAP4TACG4DQEA9hMAIcINQAD5EwAh2w0BAPgTACHtDQQArhQAIYwOAQD4EwAhnw4BAPgTACGyDgEA-BMAIdcOAQD2EwAh2A4BAPYTACHZDhAAnRQAIdoOEACdFAAh2w4CAP0TACHcDgABnBQAId0OAgD9EwAh3g4QAJ0UACHfDgQArhQAIeAOAAD_EwAg4Q4BAPgTACGQEAAAtQkAIJEQAAC1CQAgAtMOAQAAAAHWDgIAAAABCYgGAACpFQAg3AwAAKsVADDdDAAAqgkAEN4MAACrFQAwng0BAPYTACGsDRAAnRQAIfsNAgD-EwAh0w4BAPYTACHWDgIA_hMAIQjcDAAArBUAMN0MAAClCQAQ3gwAAKwVADDfDAEA1xMAIYMNQADYEwAhoA5AANgTACG7DgABjhQAIdcOAQDXEwAhCtwMAACtFQAw3QwAAI8JABDeDAAArRUAMNcOAQDXEwAh5A4CANoTACHlDgIA2hMAIeYOAgDaEwAh5w4AAPETACDoDgAAhhQAIOkOAQDXEwAhCNcLAgDaEwAh3AwAAK4VADDdDAAA-QgAEN4MAACuFQAw2w0BANcTACHXDgEA1xMAIeoOAgDZEwAh6w4BANcTACEXgAMBANcTACHXCwIA2hMAIdwMAACvFQAw3QwAAOMIABDeDAAArxUAMJ4NAQDbEwAh7w0CANkTACH4DQEA2xMAIbMOAQDbEwAhwg4BANsTACHXDgEA1xMAIeQOAgDZEwAh6Q4gAI0UACHqDgIA2hMAIewOAQDXEwAh7Q4BANsTACHuDgIA2RMAIe8OAADcEwAg8A4BANsTACHxDgEA2xMAIfIOAADxEwAg8w4gAI0UACH0DgIA2RMAIQbcDAAAsBUAMN0MAADNCAAQ3gwAALAVADDUDgIA2hMAIdUOAAGOFAAh1w4BANcTACEb2wYAANwTACDcDAAAsRUAMN0MAAC3CAAQ3gwAALEVADDfDAEA1xMAIeEMBACqFAAhgw1AANgTACGEDQEA1xMAIaANBACqFAAhuA0BANcTACHbDQEA2xMAIecNAADcEwAgmA4BANcTACGgDkAA2BMAIbIOAQDbEwAh9Q4BANcTACH2DiAA8hMAIfcOAQDbEwAh-A4BANsTACH5DgAA3BMAIPoOAADcEwAg-w4AAIYUACD8DiAA8hMAIf0OAADxEwAg_g4CANoTACH_DkAA7RMAIYAPQADtEwAhIKMFAACzFQAgpAUAALQVACClBQAAtRUAIKYFAAC2FQAgpwUAALcVACDbBgAA_xMAINwMAACyFQAw3QwAAKQIABDeDAAAshUAMN8MAQD2EwAh4QwEAK4UACGDDUAA-hMAIYQNAQD2EwAhoA0EAK4UACG4DQEA9hMAIdsNAQD4EwAh5w0AAP8TACCYDgEA9hMAIaAOQAD6EwAhsg4BAPgTACH1DgEA9hMAIfYOIAD3EwAh9w4BAPgTACH4DgEA-BMAIfkOAAD_EwAg-g4AAP8TACD7DgAAiRQAIPwOIAD3EwAh_Q4AAPETACD-DgIA_hMAIf8OQAD5EwAhgA9AAPkTACEDmQ0AAIoIACCaDQAAiggAIJsNAACKCAAgA5kNAACOCAAgmg0AAI4IACCbDQAAjggAIAOZDQAAkggAIJoNAACSCAAgmw0AAJIIACADmQ0AAJYIACCaDQAAlggAIJsNAACWCAAgA5kNAACaCAAgmg0AAJoIACCbDQAAmggAIAmiBQAAuRUAINwMAAC4FQAw3QwAAJoIABDeDAAAuBUAMN8MAQD2EwAhgw1AAPoTACGgDkAA-hMAIbsOAAGbFAAh1w4BAPYTACEiowUAALMVACCkBQAAtBUAIKUFAAC1FQAgpgUAALYVACCnBQAAtxUAINsGAAD_EwAg3AwAALIVADDdDAAApAgAEN4MAACyFQAw3wwBAPYTACHhDAQArhQAIYMNQAD6EwAhhA0BAPYTACGgDQQArhQAIbgNAQD2EwAh2w0BAPgTACHnDQAA_xMAIJgOAQD2EwAhoA5AAPoTACGyDgEA-BMAIfUOAQD2EwAh9g4gAPcTACH3DgEA-BMAIfgOAQD4EwAh-Q4AAP8TACD6DgAA_xMAIPsOAACJFAAg_A4gAPcTACH9DgAA8RMAIP4OAgD-EwAh_w5AAPkTACGAD0AA-RMAIZAQAACkCAAgkRAAAKQIACAC1w4BAAAAAeQOAgAAAAELogUAALkVACDcDAAAuxUAMN0MAACWCAAQ3gwAALsVADDXDgEA9hMAIeQOAgD-EwAh5Q4CAP4TACHmDgIA_hMAIecOAADxEwAg6A4AAIkUACDpDgEA9hMAIQPXCwIAAAAB2w0BAAAAAdcOAQAAAAEJogUAALkVACDXCwIA_hMAIdwMAAC9FQAw3QwAAJIIABDeDAAAvRUAMNsNAQD2EwAh1w4BAPYTACHqDgIA_RMAIesOAQD2EwAhAtcOAQAAAAHqDgIAAAABGIADAQD2EwAhogUAALkVACDXCwIA_hMAIdwMAAC_FQAw3QwAAI4IABDeDAAAvxUAMJ4NAQD4EwAh7w0CAP0TACH4DQEA-BMAIbMOAQD4EwAhwg4BAPgTACHXDgEA9hMAIeQOAgD9EwAh6Q4gAJoUACHqDgIA_hMAIewOAQD2EwAh7Q4BAPgTACHuDgIA_RMAIe8OAAD_EwAg8A4BAPgTACHxDgEA-BMAIfIOAADxEwAg8w4gAJoUACH0DgIA_RMAIQLUDgIAAAAB1w4BAAAAAQeiBQAAuRUAINwMAADBFQAw3QwAAIoIABDeDAAAwRUAMNQOAgD-EwAh1Q4AAZsUACHXDgEA9hMAIQjjBwEA1xMAIdwMAADCFQAw3QwAAIUIABDeDAAAwhUAMKANBADWEwAhoQ0EANYTACGiDQIA2hMAIYUPIADyEwAhCOMHAQD2EwAh3AwAAMMVADDdDAAA8gcAEN4MAADDFQAwoA0EAIEUACGhDQQAgRQAIaINAgD-EwAhhQ8gAPcTACEE4wcBAAAAAaANBAAAAAGhDQQAAAABog0CAAAAAQ6qDAIA2hMAIdwMAADFFQAw3QwAAOwHABDeDAAAxRUAMOEMQADYEwAhoA0EANYTACGhDQQA1hMAIaINAgDaEwAhpw0BANsTACHbDQEA1xMAIaMOAQDXEwAhhw8EAKoUACGID0AA2BMAIYkPQADtEwAhDqoMAgD-EwAh3AwAAMYVADDdDAAA2QcAEN4MAADGFQAw4QxAAPoTACGgDQQAgRQAIaENBACBFAAhog0CAP4TACGnDQEA-BMAIdsNAQD2EwAhow4BAPYTACGHDwQArhQAIYgPQAD6EwAhiQ9AAPkTACEDoA0EAAAAAaENBAAAAAGiDQIAAAABBdwMAADIFQAw3QwAANMHABDeDAAAyBUAMJ4NAQDXEwAhiw8CANoTACEF3AwAAMkVADDdDAAAwAcAEN4MAADJFQAwng0BAPYTACGLDwIA_hMAIQfjBwEA1xMAIdwMAADKFQAw3QwAALoHABDeDAAAyhUAMOUOAgDaEwAh5w4AAIYUACCMDwEA1xMAIQfjBwEA9hMAIdwMAADLFQAw3QwAAKcHABDeDAAAyxUAMOUOAgD-EwAh5w4AAIkUACCMDwEA9hMAIQjjBwEA1xMAIdwMAADMFQAw3QwAAKEHABDeDAAAzBUAMKANBADWEwAhjQ8BANcTACGODwIA2hMAIY8PAgDaEwAhCOMHAQD2EwAh3AwAAM0VADDdDAAAjgcAEN4MAADNFQAwoA0EAIEUACGNDwEA9hMAIY4PAgD-EwAhjw8CAP4TACEC4wcBAAAAAaANBAAAAAEH4wcBANcTACHcDAAAzxUAMN0MAACIBwAQ3gwAAM8VADCgDQQA1hMAIYcOAAGOFAAhkQ8EANYTACEH4wcBAPYTACHcDAAA0BUAMN0MAAD1BgAQ3gwAANAVADCgDQQAgRQAIYcOAAGbFAAhkQ8EAIEUACED4wcBAAAAAaANBAAAAAGRDwQAAAABCOMHAQDXEwAh3AwAANIVADDdDAAA7wYAEN4MAADSFQAwoA0EANYTACG5DQIA2hMAIcANBADWEwAhhw4AAY8UACEI4wcBAPYTACHcDAAA0xUAMN0MAADcBgAQ3gwAANMVADCgDQQAgRQAIbkNAgD-EwAhwA0EAIEUACGHDgABnBQAIQLjBwEAAAABoA0EAAAAARTjBwEA1xMAIdwMAADVFQAw3QwAANYGABDeDAAA1RUAMOEMBADWEwAhoA0EANYTACGhDQQA1hMAIaINAgDaEwAhow0CANoTACGkDSAAjRQAIaUNIACNFAAhpg0BANcTACGnDQABjhQAIagNAAGPFAAhqQ0AAY8UACGqDQABjxQAIasNAAGPFAAhrA0QAJAUACGtDRAAkBQAIa4NEACQFAAhFOMHAQD2EwAh3AwAANYVADDdDAAAwwYAEN4MAADWFQAw4QwEAIEUACGgDQQAgRQAIaENBACBFAAhog0CAP4TACGjDQIA_hMAIaQNIACaFAAhpQ0gAJoUACGmDQEA9hMAIacNAAGbFAAhqA0AAZwUACGpDQABnBQAIaoNAAGcFAAhqw0AAZwUACGsDRAAnRQAIa0NEACdFAAhrg0QAJ0UACEG4wcBAAAAAaANBAAAAAGhDQQAAAABow0CAAAAAaYNAQAAAAGnDQABAAABCdwMAADYFQAw3QwAAL0GABDeDAAA2BUAMKANBADWEwAhlA8EANYTACGVDwEA1xMAIZYPAQDXEwAhlw8EANYTACGYDwQAqhQAIQncDAAA2RUAMN0MAACqBgAQ3gwAANkVADCgDQQAgRQAIZQPBACBFAAhlQ8BAPYTACGWDwEA9hMAIZcPBACBFAAhmA8EAK4UACECoA0EAAAAAZQPBAAAAAEL3AwAANsVADDdDAAApAYAEN4MAADbFQAwoA0EANYTACGaD0AA7RMAIZsPAQDbEwAhnA8EAKoUACGdD0AA7RMAIZ4PQADtEwAhnw8EAKoUACGgD0AA7RMAIQvcDAAA3BUAMN0MAACRBgAQ3gwAANwVADCgDQQAgRQAIZoPQAD5EwAhmw8BAPgTACGcDwQArhQAIZ0PQAD5EwAhng9AAPkTACGfDwQArhQAIaAPQAD5EwAhCdwMAADdFQAw3QwAAIsGABDeDAAA3RUAMOQMAQDXEwAh_QwCANkTACGGDQEA1xMAIaANBADWEwAhww1AANgTACG4DkAA2BMAIQncDAAA3hUAMN0MAAD4BQAQ3gwAAN4VADDkDAEA9hMAIf0MAgD9EwAhhg0BAPYTACGgDQQAgRQAIcMNQAD6EwAhuA5AAPoTACEChg0BAAAAAaANBAAAAAEH3AwAAOAVADDdDAAA8gUAEN4MAADgFQAwoA0EANYTACGhDQQA1hMAIaIPBADWEwAhow8gAPITACEH3AwAAOEVADDdDAAA3wUAEN4MAADhFQAwoA0EAIEUACGhDQQAgRQAIaIPBACBFAAhow8gAPcTACEU3AwAAOIVADDdDAAA2QUAEN4MAADiFQAw5AwBANsTACGSDUAA7RMAIaANBADWEwAhoQ0EAKoUACG4DQEA1xMAIY8OQADYEwAhow4BANsTACGiDwQAqhQAIaQPBACqFAAhpQ8EAKoUACGmDwQAqhQAIacPAQDbEwAhqA8EAKoUACGpDwEA2xMAIaoPBACqFAAhqw8EAKoUACGsD0AA7RMAIRTcDAAA4xUAMN0MAADGBQAQ3gwAAOMVADDkDAEA-BMAIZINQAD5EwAhoA0EAIEUACGhDQQArhQAIbgNAQD2EwAhjw5AAPoTACGjDgEA-BMAIaIPBACuFAAhpA8EAK4UACGlDwQArhQAIaYPBACuFAAhpw8BAPgTACGoDwQArhQAIakPAQD4EwAhqg8EAK4UACGrDwQArhQAIawPQAD5EwAhBtwMAADkFQAw3QwAAMAFABDeDAAA5BUAMJ4NAQDXEwAhwg4BANcTACGtD0AA2BMAIQbcDAAA5RUAMN0MAACtBQAQ3gwAAOUVADCeDQEA9hMAIcIOAQD2EwAhrQ9AAPoTACEKgQMAAIYUACDcDAAA5hUAMN0MAACnBQAQ3gwAAOYVADDlDUAA7RMAIZEOAgDaEwAhmA4BANcTACGuDwEA1xMAIa8PAQDXEwAhsA9AAO0TACEKgQMAAIkUACDcDAAA5xUAMN0MAACUBQAQ3gwAAOcVADDlDUAA-RMAIZEOAgD-EwAhmA4BAPYTACGuDwEA9hMAIa8PAQD2EwAhsA9AAPkTACECmA4BAAAAAa4PAQAAAAEH3AwAAOkVADDdDAAAjgUAEN4MAADpFQAwng0BANcTACGYDgEA1xMAIa8PAQDXEwAhsg9AANgTACEH3AwAAOoVADDdDAAA-wQAEN4MAADqFQAwng0BAPYTACGYDgEA9hMAIa8PAQD2EwAhsg9AAPoTACEDng0BAAAAAZgOAQAAAAGvDwEAAAABCdwMAADsFQAw3QwAAPUEABDeDAAA7BUAMJ4NAQDXEwAhmA4BANcTACH7DiAA8hMAIbAPQADtEwAhtA8gAPITACG1D0AA2BMAIRXcDAAA7RUAMN0MAADfBAAQ3gwAAO0VADCDDUAA2BMAIaANBADWEwAhoQ0EANYTACGnDQEA1xMAIbgNAQDXEwAh5Q1AAO0TACGRDgIA2hMAIZgOAQDXEwAhow4BANcTACGuDwEA1xMAIa8PAQDXEwAhsA9AAO0TACG2DxAAtRQAIbcPAQDbEwAhuA9AANgTACG5DyAA8hMAIboPIADyEwAhuw8gAPITACEWgQMAAO8VACDcDAAA7hUAMN0MAADMBAAQ3gwAAO4VADCDDUAA-hMAIaANBACBFAAhoQ0EAIEUACGnDQEA9hMAIbgNAQD2EwAh5Q1AAPkTACGRDgIA_hMAIZgOAQD2EwAhow4BAPYTACGuDwEA9hMAIa8PAQD2EwAhsA9AAPkTACG2DxAAuRQAIbcPAQD4EwAhuA9AAPoTACG5DyAA9xMAIboPIAD3EwAhuw8gAPcTACEDmQ0AAMYEACCaDQAAxgQAIJsNAADGBAAgCoADAADxFQAg3AwAAPAVADDdDAAAxgQAEN4MAADwFQAwng0BAPYTACGYDgEA9hMAIfsOIAD3EwAhsA9AAPkTACG0DyAA9xMAIbUPQAD6EwAhGIEDAADvFQAg3AwAAO4VADDdDAAAzAQAEN4MAADuFQAwgw1AAPoTACGgDQQAgRQAIaENBACBFAAhpw0BAPYTACG4DQEA9hMAIeUNQAD5EwAhkQ4CAP4TACGYDgEA9hMAIaMOAQD2EwAhrg8BAPYTACGvDwEA9hMAIbAPQAD5EwAhtg8QALkUACG3DwEA-BMAIbgPQAD6EwAhuQ8gAPcTACG6DyAA9xMAIbsPIAD3EwAhkBAAAMwEACCREAAAzAQAIA4IAACGFAAg3AwAAPIVADDdDAAAwQQAEN4MAADyFQAw4QwEANYTACGgDQQA1hMAIaENBADWEwAhow0CANoTACGmDQEA1xMAIacNAQDXEwAhmA4BANcTACGjDgEA1xMAIbwPAQDXEwAhvQ8BANcTACEOCAAAiRQAINwMAADzFQAw3QwAAK4EABDeDAAA8xUAMOEMBACBFAAhoA0EAIEUACGhDQQAgRQAIaMNAgD-EwAhpg0BAPYTACGnDQEA9hMAIZgOAQD2EwAhow4BAPYTACG8DwEA9hMAIb0PAQD2EwAhA6ANBAAAAAGjDQIAAAABpw0BAAAAAQUIAAGOFAAh3AwAAPUVADDdDAAAqAQAEN4MAAD1FQAwlQ8AAY4UACEGCAABmxQAIc4CAAD3FQAg3AwAAPYVADDdDAAAlQQAEN4MAAD2FQAwlQ8AAZsUACEDmQ0AAPkDACCaDQAA-QMAIJsNAAD5AwAgCNwMAAD4FQAw3QwAAI8EABDeDAAA-BUAMN0OAAGPFAAhvg8CANoTACG_DwIA2hMAIcAPAQDXEwAhwQ8AAY4UACEJzwIAAPoVACDcDAAA-RUAMN0MAAD5AwAQ3gwAAPkVADDdDgABnBQAIb4PAgD-EwAhvw8CAP4TACHADwEA9hMAIcEPAAGbFAAhCAgAAZsUACHOAgAA9xUAINwMAAD2FQAw3QwAAJUEABDeDAAA9hUAMJUPAAGbFAAhkBAAAJUEACCREAAAlQQAIAK-DwIAAAABvw8CAAAAARKkBQIA2hMAIYoGAAGPFAAh3AwAAPwVADDdDAAA9AMAEN4MAAD8FQAw4QxAANgTACGMDgEA1xMAIZ8OAQDXEwAh3A4BANcTACHgDgAAhhQAIOEOAQDXEwAhlA8CANoTACHDDwEA1xMAIcQPAACGFAAgxQ8EANYTACHGDwQA1hMAIccPBADWEwAhyA8AAIYUACASpAUCAP4TACGKBgABnBQAIdwMAAD9FQAw3QwAAOEDABDeDAAA_RUAMOEMQAD6EwAhjA4BAPYTACGfDgEA9hMAIdwOAQD2EwAh4A4AAIkUACDhDgEA9hMAIZQPAgD-EwAhww8BAPYTACHEDwAAiRQAIMUPBACBFAAhxg8EAIEUACHHDwQAgRQAIcgPAACJFAAgCtwMAAD-FQAw3QwAANsDABDeDAAA_hUAMIQNAQDXEwAhyQ9AANgTACHKDwEA1xMAIcsPAQDXEwAhzA8CANoTACHNDwIA2hMAIc4PAADaFAAgCtwMAAD_FQAw3QwAAMgDABDeDAAA_xUAMIQNAQD2EwAhyQ9AAPoTACHKDwEA9hMAIcsPAQD2EwAhzA8CAP4TACHNDwIA_hMAIc4PAADaFAAgBIQNAQAAAAHJD0AAAAAByg8BAAAAAcsPAQAAAAEM4wcBANcTACHcDAAAgRYAMN0MAADCAwAQ3gwAAIEWADDfDAEA1xMAIYMNQADYEwAhhA0BANcTACGgDQQAqhQAIaYNAQDXEwAhoA5AANgTACHRDkAA7RMAIdIOQADtEwAhDOMHAQD2EwAh3AwAAIIWADDdDAAArwMAEN4MAACCFgAw3wwBAPYTACGDDUAA-hMAIYQNAQD2EwAhoA0EAK4UACGmDQEA9hMAIaAOQAD6EwAh0Q5AAPkTACHSDkAA-RMAIQbcDAAAgxYAMN0MAACpAwAQ3gwAAIMWADCfDQEA2xMAIZEOAQDXEwAhoA5AANgTACEG3AwAAIQWADDdDAAAlgMAEN4MAACEFgAwnw0BAPgTACGRDgEA9hMAIaAOQAD6EwAhBtwMAACFFgAw3QwAAJADABDeDAAAhRYAMIQNAQDXEwAh7Q1AANgTACHMDwIA2hMAIQbcDAAAhhYAMN0MAAD9AgAQ3gwAAIYWADCEDQEA9hMAIe0NQAD6EwAhzA8CAP4TACEChA0BAAAAAe0NQAAAAAEG3AwAAIgWADDdDAAA9wIAEN4MAACIFgAw1Q4EANYTACHJD0AA2BMAIdEPAQDXEwAhBtwMAACJFgAw3QwAAOQCABDeDAAAiRYAMNUOBACBFAAhyQ9AAPoTACHRDwEA9hMAIQLJD0AAAAAB0Q8BAAAAAQ_cDAAAixYAMN0MAADeAgAQ3gwAAIsWADD7DAEA2xMAIf0MAgDZEwAhqw0BANcTACGgDkAA2BMAIdEPAQDXEwAh0w8BANcTACHUDwEA1xMAIdUPAQDXEwAh1g8gAPITACHXDwAAjBYAINgPAQDXEwAh2Q9AANgTACEE5wwAAQAABZYNAAEAAAGXDQABAAAEmA0AAQAABA_cDAAAjRYAMN0MAADLAgAQ3gwAAI0WADD7DAEA-BMAIf0MAgD9EwAhqw0BAPYTACGgDkAA-hMAIdEPAQD2EwAh0w8BAPYTACHUDwEA9hMAIdUPAQD2EwAh1g8gAPcTACHXDwAAjBYAINgPAQD2EwAh2Q9AAPoTACEEqw0BAAAAAdEPAQAAAAHTDwEAAAAB1A8BAAAAAQrcDAAAjxYAMN0MAADFAgAQ3gwAAI8WADDfDAEA1xMAIeEMQADYEwAh2g0BANcTACHbDwEA1xMAIdwPAQDXEwAh3Q8AAIYUACDeDwEA2xMAIQrcDAAAkBYAMN0MAACyAgAQ3gwAAJAWADDfDAEA9hMAIeEMQAD6EwAh2g0BAPYTACHbDwEA9hMAIdwPAQD2EwAh3Q8AAIkUACDeDwEA-BMAIRXcDAAAkRYAMN0MAACsAgAQ3gwAAJEWADDfDAEA1xMAIYMNQADYEwAhhA0BANcTACGmDQEA1xMAIcsNAQDXEwAhmA4BANcTACGgDkAA7RMAIdEOQADtEwAh0g5AAO0TACGVDwEA1xMAId8PAADxEwAg4A8AAPETACDhDwAA8RMAIOIPAgDZEwAh4w8BANcTACHkD0AA7RMAIeUPAQDbEwAh5g8BANsTACEK4wcBANcTACHcDAAAkhYAMN0MAACWAgAQ3gwAAJIWADDfDAEA1xMAIYMNQADYEwAhoA0EAKoUACHxDgEA1xMAIeQPQADtEwAh5Q8BANsTACELrQEAAJQWACDjBwEA9hMAIdwMAACTFgAw3QwAAIMCABDeDAAAkxYAMN8MAQD2EwAhgw1AAPoTACGgDQQArhQAIfEOAQD2EwAh5A9AAPkTACHlDwEA-BMAIQOZDQAA_QEAIJoNAAD9AQAgmw0AAP0BACAWrAEAAJYWACDcDAAAlRYAMN0MAAD9AQAQ3gwAAJUWADDfDAEA9hMAIYMNQAD6EwAhhA0BAPYTACGmDQEA9hMAIcsNAQD2EwAhmA4BAPYTACGgDkAA-RMAIdEOQAD5EwAh0g5AAPkTACGVDwEA9hMAId8PAADxEwAg4A8AAPETACDhDwAA8RMAIOIPAgD9EwAh4w8BAPYTACHkD0AA-RMAIeUPAQD4EwAh5g8BAPgTACENrQEAAJQWACDjBwEA9hMAIdwMAACTFgAw3QwAAIMCABDeDAAAkxYAMN8MAQD2EwAhgw1AAPoTACGgDQQArhQAIfEOAQD2EwAh5A9AAPkTACHlDwEA-BMAIZAQAACDAgAgkRAAAIMCACAC4wcBAAAAAaANBAAAAAEF3AwAAJgWADDdDAAA-AEAEN4MAACYFgAw1A8BANcTACHnDwAAhhQAIAXcDAAAmRYAMN0MAADlAQAQ3gwAAJkWADDUDwEA9hMAIecPAACJFAAgEaoMAgDaEwAh3AwAAJoWADDdDAAA3wEAEN4MAACaFgAw4QxAANgTACGgDQQA1hMAIaENBADWEwAhow0CANoTACGnDQEA1xMAIccNAQDXEwAhkA4BANsTACGjDgEA2xMAIcoOAQDXEwAhiA9AANgTACGiDwQA1hMAIegPAQDXEwAh6Q8AANwTACARqgwCAP4TACHcDAAAmxYAMN0MAADMAQAQ3gwAAJsWADDhDEAA-hMAIaANBACBFAAhoQ0EAIEUACGjDQIA_hMAIacNAQD2EwAhxw0BAPYTACGQDgEA-BMAIaMOAQD4EwAhyg4BAPYTACGID0AA-hMAIaIPBACBFAAh6A8BAPYTACHpDwAA_xMAIAKgDQQAAAAB6A8BAAAAAQkIAACGFAAg3AwAAJ0WADDdDAAAxgEAEN4MAACdFgAw3wwBANcTACHhDEAA2BMAIZ4NAQDXEwAhpg0BANcTACGrDkAA7RMAIQkIAACJFAAg3AwAAJ4WADDdDAAAswEAEN4MAACeFgAw3wwBAPYTACHhDEAA-hMAIZ4NAQD2EwAhpg0BAPYTACGrDkAA-RMAIQXcDAAAnxYAMN0MAACtAQAQ3gwAAJ8WADDHDQEA1xMAIYsPAgDaEwAhBdwMAACgFgAw3QwAAJoBABDeDAAAoBYAMMcNAQD2EwAhiw8CAP4TACEK3AwAAKEWADDdDAAAlAEAEN4MAAChFgAwoA0EANYTACGhDQQA1hMAIacNAQDXEwAhyg4BANcTACGiDwQA1hMAIegPAQDXEwAh6w8BANcTACEK3AwAAKIWADDdDAAAgQEAEN4MAACiFgAwoA0EAIEUACGhDQQAgRQAIacNAQD2EwAhyg4BAPYTACGiDwQAgRQAIegPAQD2EwAh6w8BAPYTACEEoA0EAAAAAcoOAQAAAAHoDwEAAAAB6w8BAAAAAQ_cDAAApBYAMN0MAAB7ABDeDAAApBYAMKANBADWEwAhoQ0EANYTACGjDQIA2hMAIccNAQDXEwAhkA4BANcTACHKDgEA1xMAIZcPBADWEwAh6A8BANcTACHrDwEA1xMAIe0PAQDXEwAh7g8EANYTACHvDwAAhhQAIA_cDAAApRYAMN0MAABoABDeDAAApRYAMKANBACBFAAhoQ0EAIEUACGjDQIA_hMAIccNAQD2EwAhkA4BAPYTACHKDgEA9hMAIZcPBACBFAAh6A8BAPYTACHrDwEA9hMAIe0PAQD2EwAh7g8EAIEUACHvDwAAiRQAIAOgDQQAAAAB6A8BAAAAAesPAQAAAAEkCAEA1xMAIdwMAACnFgAw3QwAAGIAEN4MAACnFgAw3wwBANcTACGDDUAA2BMAIaANBADWEwAhoQ0EAKoUACGjDQIA2RMAIacNAQDbEwAhxw0BANcTACGQDgEA2xMAIZ8OAQDbEwAhow4BANsTACHKDgEA1xMAIdEOQADtEwAhlw8EANYTACG5DyAA8hMAIegPAQDXEwAh6w8BANcTACHtDwEA1xMAIe4PBADWEwAh8Q8CANkTACHyDwAA3BMAIPMPAADcEwAg9A8gAPITACH1DwEA1xMAIfYPAQDbEwAh9w8BANcTACH4DwEA2xMAIfkPAQDbEwAh-g8BANsTACH7DwEA2xMAIfwPBACqFAAh_Q8EAKoUACH-DwEA2xMAISQIAQD2EwAh3AwAAKgWADDdDAAATwAQ3gwAAKgWADDfDAEA9hMAIYMNQAD6EwAhoA0EAIEUACGhDQQArhQAIaMNAgD9EwAhpw0BAPgTACHHDQEA9hMAIZAOAQD4EwAhnw4BAPgTACGjDgEA-BMAIcoOAQD2EwAh0Q5AAPkTACGXDwQAgRQAIbkPIAD3EwAh6A8BAPYTACHrDwEA9hMAIe0PAQD2EwAh7g8EAIEUACHxDwIA_RMAIfIPAAD_EwAg8w8AAP8TACD0DyAA9xMAIfUPAQD2EwAh9g8BAPgTACH3DwEA9hMAIfgPAQD4EwAh-Q8BAPgTACH6DwEA-BMAIfsPAQD4EwAh_A8EAK4UACH9DwQArhQAIf4PAQD4EwAhBKANBAAAAAHKDgEAAAAB6A8BAAAAAesPAQAAAAEL3AwAAKoWADDdDAAASQAQ3gwAAKoWADCDDUAA2BMAIYQNAQDbEwAhmA4BANsTACHoDwEA1xMAIfQPIADyEwAhgBABANsTACGBEAEA1xMAIYIQAQDXEwAhC9wMAACrFgAw3QwAADYAEN4MAACrFgAwgw1AAPoTACGEDQEA-BMAIZgOAQD4EwAh6A8BAPYTACH0DyAA9xMAIYAQAQD4EwAhgRABAPYTACGCEAEA9hMAIRLjBwEA1xMAIdwMAACsFgAw3QwAADAAEN4MAACsFgAw3wwBANcTACH9DAEA1xMAIYQNAQDXEwAh2w0BANcTACHrDUAA7RMAIegOAADxEwAggxABANcTACGEEEAA2BMAIYUQQADYEwAhhhBAAO0TACGHEAEA2xMAIYgQAgDZEwAhiRACANkTACGKEAEA2xMAIRLjBwEA9hMAIdwMAACtFgAw3QwAAB0AEN4MAACtFgAw3wwBAPYTACH9DAEA9hMAIYQNAQD2EwAh2w0BAPYTACHrDUAA-RMAIegOAADxEwAggxABAPYTACGEEEAA-hMAIYUQQAD6EwAhhhBAAPkTACGHEAEA-BMAIYgQAgD9EwAhiRACAP0TACGKEAEA-BMAIQLjBwEAAAABgxABAAAAAQjcDAAArxYAMN0MAAAXABDeDAAArxYAMN8MAQDXEwAhxw0BANcTACGMEEAA2BMAIY0QQADtEwAhjhBAAO0TACEI3AwAALAWADDdDAAABAAQ3gwAALAWADDfDAEA9hMAIccNAQD2EwAhjBBAAPoTACGNEEAA-RMAIY4QQAD5EwAhAt8MAQAAAAHHDQEAAAABAAAAAAAABZUQBAAAAAGcEAQAAAABnRAEAAAAAZ4QBAAAAAGfEAQAAAABAZUQQAAAAAEFlRACAAAAAZwQAgAAAAGdEAIAAAABnhACAAAAAZ8QAgAAAAEFlRACAAAAAZwQAgAAAAGdEAIAAAABnhACAAAAAZ8QAgAAAAEBlRABAAAAAQGVEAEAAAABBQ8AAIUeACAQAACIHgAgkhAAAIYeACCTEAAAhx4AIJgQAACKEwAgAw8AAIUeACCSEAAAhh4AIJgQAACKEwAgAAAAAAABlRBAAAAAAQUPAAD_HQAgEAAAgx4AIJIQAACAHgAgkxAAAIIeACCYEAAAhhMAIAsPAADIFgAwEAAAzRYAMJIQAADJFgAwkxAAAMoWADCUEAAAyxYAIJUQAADMFgAwlhAAAMwWADCXEAAAzBYAMJgQAADMFgAwmRAAAM4WADCaEAAAzxYAMAffDAQAAAAB4QxAAAAAAeIMAgAAAAHjDAIAAAAB5AwBAAAAAeUMgAAAAAHmDAEAAAABAgAAAI4TACAPAADTFgAgAwAAAI4TACAPAADTFgAgEAAA0hYAIAEIAACBHgAwDKkMAACAFAAg3AwAAPwTADDdDAAAjBMAEN4MAAD8EwAw3wwEAAAAAeAMAQD2EwAh4QxAAPoTACHiDAIA_RMAIeMMAgD-EwAh5AwBAPgTACHlDAAA_xMAIOYMAQD4EwAhAgAAAI4TACAIAADSFgAgAgAAANAWACAIAADRFgAgC9wMAADPFgAw3QwAANAWABDeDAAAzxYAMN8MBACBFAAh4AwBAPYTACHhDEAA-hMAIeIMAgD9EwAh4wwCAP4TACHkDAEA-BMAIeUMAAD_EwAg5gwBAPgTACEL3AwAAM8WADDdDAAA0BYAEN4MAADPFgAw3wwEAIEUACHgDAEA9hMAIeEMQAD6EwAh4gwCAP0TACHjDAIA_hMAIeQMAQD4EwAh5QwAAP8TACDmDAEA-BMAIQffDAQAuBYAIeEMQAC5FgAh4gwCALoWACHjDAIAuxYAIeQMAQC8FgAh5QyAAAAAAeYMAQC8FgAhB98MBAC4FgAh4QxAALkWACHiDAIAuhYAIeMMAgC7FgAh5AwBALwWACHlDIAAAAAB5gwBALwWACEH3wwEAAAAAeEMQAAAAAHiDAIAAAAB4wwCAAAAAeQMAQAAAAHlDIAAAAAB5gwBAAAAAQMPAAD_HQAgkhAAAIAeACCYEAAAhhMAIAQPAADIFgAwkhAAAMkWADCUEAAAyxYAIJgQAADMFgAwAAAAApUQAQAAAASbEAEAAAAFApUQAQAAAASbEAEAAAAFAZUQIAAAAAELDwAA3RYAMBAAAOIWADCSEAAA3hYAMJMQAADfFgAwlBAAAOAWACCVEAAA4RYAMJYQAADhFgAwlxAAAOEWADCYEAAA4RYAMJkQAADjFgAwmhAAAOQWADANqgwAANUWACDfDAEAAAAB-QwBAAAAAfoMAQAAAAH7DAEAAAAB_AwBAAAAAf0MAQAAAAH-DAIAAAAB_wwCAAAAAYANQAAAAAGBDQIAAAABgg1AAAAAAYMNQAAAAAECAAAAihMAIA8AAOgWACADAAAAihMAIA8AAOgWACAQAADnFgAgAQgAAP4dADASqAwAAIMUACCqDAAAhBQAINwMAACCFAAw3QwAAIgTABDeDAAAghQAMN8MAQAAAAH4DAEA9hMAIfkMAQD2EwAh-gwBAPYTACH7DAEA9hMAIfwMAQD4EwAh_QwBAPYTACH-DAIA_hMAIf8MAgD-EwAhgA1AAPkTACGBDQIA_hMAIYINQAD5EwAhgw1AAPoTACECAAAAihMAIAgAAOcWACACAAAA5RYAIAgAAOYWACAQ3AwAAOQWADDdDAAA5RYAEN4MAADkFgAw3wwBAPYTACH4DAEA9hMAIfkMAQD2EwAh-gwBAPYTACH7DAEA9hMAIfwMAQD4EwAh_QwBAPYTACH-DAIA_hMAIf8MAgD-EwAhgA1AAPkTACGBDQIA_hMAIYINQAD5EwAhgw1AAPoTACEQ3AwAAOQWADDdDAAA5RYAEN4MAADkFgAw3wwBAPYTACH4DAEA9hMAIfkMAQD2EwAh-gwBAPYTACH7DAEA9hMAIfwMAQD4EwAh_QwBAPYTACH-DAIA_hMAIf8MAgD-EwAhgA1AAPkTACGBDQIA_hMAIYINQAD5EwAhgw1AAPoTACEM3wwBAL0WACH5DAEAvRYAIfoMAQC9FgAh-wwBAL0WACH8DAEAvBYAIf0MAQC9FgAh_gwCALsWACH_DAIAuxYAIYANQADFFgAhgQ0CALsWACGCDUAAxRYAIYMNQAC5FgAhDaoMAADHFgAg3wwBAL0WACH5DAEAvRYAIfoMAQC9FgAh-wwBAL0WACH8DAEAvBYAIf0MAQC9FgAh_gwCALsWACH_DAIAuxYAIYANQADFFgAhgQ0CALsWACGCDUAAxRYAIYMNQAC5FgAhDaoMAADVFgAg3wwBAAAAAfkMAQAAAAH6DAEAAAAB-wwBAAAAAfwMAQAAAAH9DAEAAAAB_gwCAAAAAf8MAgAAAAGADUAAAAABgQ0CAAAAAYINQAAAAAGDDUAAAAABAZUQAQAAAAQBlRABAAAABAQPAADdFgAwkhAAAN4WADCUEAAA4BYAIJgQAADhFgAwAAWoDAAA7hYAIKoMAADvFgAg_AwAALIWACCADQAAshYAIIINAACyFgAgCasMAADsFgAgiw0AALIWACCMDQAAshYAII0NAACyFgAgjg0AALIWACCQDQAAshYAIJINAACyFgAglA0AALIWACCVDQAAshYAIAAAAAAAAAAAAAAAAAAAAZUQIAAAAAEBlRAAAQAAAQGVEAABAAABBZUQEAAAAAGcEBAAAAABnRAQAAAAAZ4QEAAAAAGfEBAAAAABAAAACw8AAIUXADAQAACKFwAwkhAAAIYXADCTEAAAhxcAMJQQAACIFwAglRAAAIkXADCWEAAAiRcAMJcQAACJFwAwmBAAAIkXADCZEAAAixcAMJoQAACMFwAwCKoMAgAAAAGBDQEAAAABng0BAAAAAaANBAAAAAGyDQIAAAABsw1AAAAAAbQNQAAAAAG1DYAAAAABAgAAAIcSACAPAACQFwAgAwAAAIcSACAPAACQFwAgEAAAjxcAIAEIAAD9HQAwDtcLAACkFAAgqgwCAP4TACHcDAAAoxQAMN0MAACJEgAQ3gwAAKMUADCBDQEA-BMAIZ4NAQD2EwAhoA0EAIEUACGwDQEA9hMAIbINAgD-EwAhsw1AAPoTACG0DUAA-hMAIbUNAAD_EwAgtg0AAKUUACACAAAAhxIAIAgAAI8XACACAAAAjRcAIAgAAI4XACAMqgwCAP4TACHcDAAAjBcAMN0MAACNFwAQ3gwAAIwXADCBDQEA-BMAIZ4NAQD2EwAhoA0EAIEUACGwDQEA9hMAIbINAgD-EwAhsw1AAPoTACG0DUAA-hMAIbUNAAD_EwAgDKoMAgD-EwAh3AwAAIwXADDdDAAAjRcAEN4MAACMFwAwgQ0BAPgTACGeDQEA9hMAIaANBACBFAAhsA0BAPYTACGyDQIA_hMAIbMNQAD6EwAhtA1AAPoTACG1DQAA_xMAIAiqDAIAuxYAIYENAQC8FgAhng0BAL0WACGgDQQAuBYAIbINAgC7FgAhsw1AALkWACG0DUAAuRYAIbUNgAAAAAEIqgwCALsWACGBDQEAvBYAIZ4NAQC9FgAhoA0EALgWACGyDQIAuxYAIbMNQAC5FgAhtA1AALkWACG1DYAAAAABCKoMAgAAAAGBDQEAAAABng0BAAAAAaANBAAAAAGyDQIAAAABsw1AAAAAAbQNQAAAAAG1DYAAAAABBA8AAIUXADCSEAAAhhcAMJQQAACIFwAgmBAAAIkXADAAAAAAAAAFDwAA-B0AIBAAAPsdACCSEAAA-R0AIJMQAAD6HQAgmBAAAKISACADDwAA-B0AIJIQAAD5HQAgmBAAAKISACAC1gsAAJIXACCxDQAAshYAIAAAAAAAAAAAApUQAQAAAASbEAEAAAAFBZUQBAAAAAGcEAQAAAABnRAEAAAAAZ4QBAAAAAGfEAQAAAABAZUQAQAAAAQAAAAAAAAAAAAAAAAABZUQEAAAAAGcEBAAAAABnRAQAAAAAZ4QEAAAAAGfEBAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAApUQAgAAAASbEAIAAAAFApUQAgAAAASbEAIAAAAFAZUQAgAAAAQBlRACAAAABAAAAAAAApUQAgAAAASbEAIAAAAFApUQAgAAAASbEAIAAAAFApUQAgAAAASbEAIAAAAFAZUQAgAAAAQBlRACAAAABAGVEAIAAAAEAAAAAAAAAAAAAAAAAAKVEAEAAAAEmxABAAAABQGVEAEAAAAEAAAAAAAAAAAAAAAAAAAClRABAAAABJsQAQAAAAUBlRABAAAABAAAAAAAAAAAAAAAAAAFDwAA8x0AIBAAAPYdACCSEAAA9B0AIJMQAAD1HQAgmBAAAPwLACADDwAA8x0AIJIQAAD0HQAgmBAAAPwLACAAAAAAAAKVEAEAAAAEmxABAAAABQUPAADuHQAgEAAA8R0AIJIQAADvHQAgkxAAAPAdACCYEAAA_AsAIAGVEAEAAAAEAw8AAO4dACCSEAAA7x0AIJgQAAD8CwAgAAAAAAALDwAAzBgAMBAAANEYADCSEAAAzRgAMJMQAADOGAAwlBAAAM8YACCVEAAA0BgAMJYQAADQGAAwlxAAANAYADCYEAAA0BgAMJkQAADSGAAwmhAAANMYADALDwAAwBgAMBAAAMUYADCSEAAAwRgAMJMQAADCGAAwlBAAAMMYACCVEAAAxBgAMJYQAADEGAAwlxAAAMQYADCYEAAAxBgAMJkQAADGGAAwmhAAAMcYADAKsw1AAAAAAacOAQAAAAGoDkAAAAABqQ4gAAAAAaoOAQAAAAGrDkAAAAABrA4gAAAAAa0OQAAAAAGuDkAAAAABrw6AAAAAAQIAAACEDAAgDwAAyxgAIAMAAACEDAAgDwAAyxgAIBAAAMoYACABCAAA7R0AMBDjBwAA_RQAINwMAAD8FAAw3QwAAIIMABDeDAAA_BQAMJ4NAQD2EwAhsw1AAPkTACGnDgEA9hMAIagOQAD6EwAhqQ4gAPcTACGqDgEA-BMAIasOQAD5EwAhrA4gAPcTACGtDkAA-RMAIa4OQAD5EwAhrw4AAP8TACCxDgAA-xQAIAIAAACEDAAgCAAAyhgAIAIAAADIGAAgCAAAyRgAIA7cDAAAxxgAMN0MAADIGAAQ3gwAAMcYADCeDQEA9hMAIbMNQAD5EwAhpw4BAPYTACGoDkAA-hMAIakOIAD3EwAhqg4BAPgTACGrDkAA-RMAIawOIAD3EwAhrQ5AAPkTACGuDkAA-RMAIa8OAAD_EwAgDtwMAADHGAAw3QwAAMgYABDeDAAAxxgAMJ4NAQD2EwAhsw1AAPkTACGnDgEA9hMAIagOQAD6EwAhqQ4gAPcTACGqDgEA-BMAIasOQAD5EwAhrA4gAPcTACGtDkAA-RMAIa4OQAD5EwAhrw4AAP8TACAKsw1AAMUWACGnDgEAvRYAIagOQAC5FgAhqQ4gANsWACGqDgEAvBYAIasOQADFFgAhrA4gANsWACGtDkAAxRYAIa4OQADFFgAhrw6AAAAAAQqzDUAAxRYAIacOAQC9FgAhqA5AALkWACGpDiAA2xYAIaoOAQC8FgAhqw5AAMUWACGsDiAA2xYAIa0OQADFFgAhrg5AAMUWACGvDoAAAAABCrMNQAAAAAGnDgEAAAABqA5AAAAAAakOIAAAAAGqDgEAAAABqw5AAAAAAawOIAAAAAGtDkAAAAABrg5AAAAAAa8OgAAAAAEJ5AwBAAAAAaANBAAAAAG6DSAAAAABuw0CAAAAAbwNAAC3GAAgvg0BAAAAAcENgAAAAAGHDgABAAABsA4EAAAAAQIAAACADAAgDwAA1xgAIAMAAACADAAgDwAA1xgAIBAAANYYACABCAAA7B0AMA_jBwAA_RQAINwMAAD_FAAw3QwAAP4LABDeDAAA_xQAMOQMAQD4EwAhng0BAPYTACGgDQQAgRQAIbYNAAD-FAAgug0gAPcTACG7DQIA_hMAIbwNAADxEwAgvg0BAPgTACHBDQAAiRQAIIcOAAGcFAAhsA4EAK4UACECAAAAgAwAIAgAANYYACACAAAA1BgAIAgAANUYACAN3AwAANMYADDdDAAA1BgAEN4MAADTGAAw5AwBAPgTACGeDQEA9hMAIaANBACBFAAhug0gAPcTACG7DQIA_hMAIbwNAADxEwAgvg0BAPgTACHBDQAAiRQAIIcOAAGcFAAhsA4EAK4UACEN3AwAANMYADDdDAAA1BgAEN4MAADTGAAw5AwBAPgTACGeDQEA9hMAIaANBACBFAAhug0gAPcTACG7DQIA_hMAIbwNAADxEwAgvg0BAPgTACHBDQAAiRQAIIcOAAGcFAAhsA4EAK4UACEJ5AwBALwWACGgDQQAuBYAIboNIADbFgAhuw0CALsWACG8DQAAtRgAIL4NAQC8FgAhwQ2AAAAAAYcOAAH_FgAhsA4EAKQXACEJ5AwBALwWACGgDQQAuBYAIboNIADbFgAhuw0CALsWACG8DQAAtRgAIL4NAQC8FgAhwQ2AAAAAAYcOAAH_FgAhsA4EAKQXACEJ5AwBAAAAAaANBAAAAAG6DSAAAAABuw0CAAAAAbwNAAC3GAAgvg0BAAAAAcENgAAAAAGHDgABAAABsA4EAAAAAQQPAADMGAAwkhAAAM0YADCUEAAAzxgAIJgQAADQGAAwBA8AAMAYADCSEAAAwRgAMJQQAADDGAAgmBAAAMQYADAAAAXkBwAA2hgAIOUHAADbGAAggQ0AALIWACC0DQAAshYAIKsOAACyFgAgAAAAApUQAQAAAASbEAEAAAAFBQ8AAOcdACAQAADqHQAgkhAAAOgdACCTEAAA6R0AIJgQAADOCwAgAZUQAQAAAAQDDwAA5x0AIJIQAADoHQAgmBAAAM4LACAAAAAAAAUPAADhHQAgEAAA5R0AIJIQAADiHQAgkxAAAOQdACCYEAAAqQoAIAsPAADrGAAwEAAA8BgAMJIQAADsGAAwkxAAAO0YADCUEAAA7hgAIJUQAADvGAAwlhAAAO8YADCXEAAA7xgAMJgQAADvGAAwmRAAAPEYADCaEAAA8hgAMArhDEAAAAAB-QwBAAAAAYENAQAAAAGeDQEAAAABtA1AAAAAAbMOAQAAAAG0DgAA4hgAILUOQAAAAAG2DgEAAAABtw6AAAAAAQIAAADACgAgDwAA9hgAIAMAAADACgAgDwAA9hgAIBAAAPUYACABCAAA4x0AMBDhBgAAlBUAINwMAACTFQAw3QwAAL4KABDeDAAAkxUAMOEMQAD6EwAh-QwBAPgTACGBDQEA-BMAIZ4NAQD2EwAhtA1AAPoTACGyDgEA9hMAIbMOAQD2EwAhtA4AAPETACC1DkAA-RMAIbYOAQD4EwAhtw4AAP8TACDHDgAAkhUAIAIAAADACgAgCAAA9RgAIAIAAADzGAAgCAAA9BgAIA7cDAAA8hgAMN0MAADzGAAQ3gwAAPIYADDhDEAA-hMAIfkMAQD4EwAhgQ0BAPgTACGeDQEA9hMAIbQNQAD6EwAhsg4BAPYTACGzDgEA9hMAIbQOAADxEwAgtQ5AAPkTACG2DgEA-BMAIbcOAAD_EwAgDtwMAADyGAAw3QwAAPMYABDeDAAA8hgAMOEMQAD6EwAh-QwBAPgTACGBDQEA-BMAIZ4NAQD2EwAhtA1AAPoTACGyDgEA9hMAIbMOAQD2EwAhtA4AAPETACC1DkAA-RMAIbYOAQD4EwAhtw4AAP8TACAK4QxAALkWACH5DAEAvBYAIYENAQC8FgAhng0BAL0WACG0DUAAuRYAIbMOAQC9FgAhtA4AAOAYACC1DkAAxRYAIbYOAQC8FgAhtw6AAAAAAQrhDEAAuRYAIfkMAQC8FgAhgQ0BALwWACGeDQEAvRYAIbQNQAC5FgAhsw4BAL0WACG0DgAA4BgAILUOQADFFgAhtg4BALwWACG3DoAAAAABCuEMQAAAAAH5DAEAAAABgQ0BAAAAAZ4NAQAAAAG0DUAAAAABsw4BAAAAAbQOAADiGAAgtQ5AAAAAAbYOAQAAAAG3DoAAAAABAw8AAOEdACCSEAAA4h0AIJgQAACpCgAgBA8AAOsYADCSEAAA7BgAMJQQAADuGAAgmBAAAO8YADAE3AYAANwZACDdBgAA3RkAIOAGAADeGQAg4QYAAN8ZACAAAAAAAAAAAAAAAAUPAADcHQAgEAAA3x0AIJIQAADdHQAgkxAAAN4dACCYEAAAtQoAIAMPAADcHQAgkhAAAN0dACCYEAAAtQoAIAAAAAAABQ8AANYdACAQAADaHQAgkhAAANcdACCTEAAA2R0AIJgQAACpCgAgCw8AAI4ZADAQAACTGQAwkhAAAI8ZADCTEAAAkBkAMJQQAACRGQAglRAAAJIZADCWEAAAkhkAMJcQAACSGQAwmBAAAJIZADCZEAAAlBkAMJoQAACVGQAwA-0NQAAAAAG-DgQAAAABvw4EAAAAAQIAAAC5CgAgDwAAmRkAIAMAAAC5CgAgDwAAmRkAIBAAAJgZACABCAAA2B0AMAneBgAAlxUAINwMAACWFQAw3QwAALcKABDeDAAAlhUAMO0NQAD6EwAhuw4BAPYTACG-DgQAgRQAIb8OBACBFAAhyA4AAJUVACACAAAAuQoAIAgAAJgZACACAAAAlhkAIAgAAJcZACAH3AwAAJUZADDdDAAAlhkAEN4MAACVGQAw7Q1AAPoTACG7DgEA9hMAIb4OBACBFAAhvw4EAIEUACEH3AwAAJUZADDdDAAAlhkAEN4MAACVGQAw7Q1AAPoTACG7DgEA9hMAIb4OBACBFAAhvw4EAIEUACED7Q1AALkWACG-DgQAuBYAIb8OBAC4FgAhA-0NQAC5FgAhvg4EALgWACG_DgQAuBYAIQPtDUAAAAABvg4EAAAAAb8OBAAAAAEDDwAA1h0AIJIQAADXHQAgmBAAAKkKACAEDwAAjhkAMJIQAACPGQAwlBAAAJEZACCYEAAAkhkAMAAAAAUPAADRHQAgEAAA1B0AIJIQAADSHQAgkxAAANMdACCYEAAAqQoAIAMPAADRHQAgkhAAANIdACCYEAAAqQoAIAAAAAAABQ8AAMwdACAQAADPHQAgkhAAAM0dACCTEAAAzh0AIJgQAACpCgAgAw8AAMwdACCSEAAAzR0AIJgQAACpCgAgAAAACw8AAMwZADAQAADRGQAwkhAAAM0ZADCTEAAAzhkAMJQQAADPGQAglRAAANAZADCWEAAA0BkAMJcQAADQGQAwmBAAANAZADCZEAAA0hkAMJoQAADTGQAwCw8AAMAZADAQAADFGQAwkhAAAMEZADCTEAAAwhkAMJQQAADDGQAglRAAAMQZADCWEAAAxBkAMJcQAADEGQAwmBAAAMQZADCZEAAAxhkAMJoQAADHGQAwCw8AALQZADAQAAC5GQAwkhAAALUZADCTEAAAthkAMJQQAAC3GQAglRAAALgZADCWEAAAuBkAMJcQAAC4GQAwmBAAALgZADCZEAAAuhkAMJoQAAC7GQAwBw8AAK8ZACAQAACyGQAgkhAAALAZACCTEAAAsRkAIJYQAAC8CgAglxAAALwKACCYEAAAzgsAIAaBAwIAAAAB4gYAAPgYACCEDQEAAAABuA5AAAAAAbkOIAAAAAG6DkAAAAABAgAAAM4LACAPAACvGQAgAwAAALwKACAPAACvGQAgEAAAsxkAIAgAAAC8CgAgCAAAsxkAIIEDAgC7FgAh4gYAAOoYACCEDQEAvRYAIbgOQAC5FgAhuQ4gANsWACG6DkAAxRYAIQaBAwIAuxYAIeIGAADqGAAghA0BAL0WACG4DkAAuRYAIbkOIADbFgAhug5AAMUWACEG3wYAAJsZACCDDUAAAAABhA0BAAAAAbsOAQAAAAHADkAAAAABwQ4CAAAAAQIAAAC1CgAgDwAAvxkAIAMAAAC1CgAgDwAAvxkAIBAAAL4ZACABCAAAyx0AMAvbBgAAgxUAIN8GAACZFQAg3AwAAJgVADDdDAAAswoAEN4MAACYFQAwgw1AAPoTACGEDQEA9hMAIbIOAQD2EwAhuw4BAAAAAcAOQAD5EwAhwQ4CAP4TACECAAAAtQoAIAgAAL4ZACACAAAAvBkAIAgAAL0ZACAJ3AwAALsZADDdDAAAvBkAEN4MAAC7GQAwgw1AAPoTACGEDQEA9hMAIbIOAQD2EwAhuw4BAPYTACHADkAA-RMAIcEOAgD-EwAhCdwMAAC7GQAw3QwAALwZABDeDAAAuxkAMIMNQAD6EwAhhA0BAPYTACGyDgEA9hMAIbsOAQD2EwAhwA5AAPkTACHBDgIA_hMAIQWDDUAAuRYAIYQNAQC9FgAhuw4BAL0WACHADkAAxRYAIcEOAgC7FgAhBt8GAACNGQAggw1AALkWACGEDQEAvRYAIbsOAQC9FgAhwA5AAMUWACHBDgIAuxYAIQbfBgAAmxkAIIMNQAAAAAGEDQEAAAABuw4BAAAAAcAOQAAAAAHBDgIAAAABA8IOAQAAAAHDDgEAAAABxA5AAAAAAQIAAACxCgAgDwAAyxkAIAMAAACxCgAgDwAAyxkAIBAAAMoZACABCAAAyh0AMAnbBgAAgxUAINwMAACbFQAw3QwAAK8KABDeDAAAmxUAMLIOAQD2EwAhwg4BAPYTACHDDgEA9hMAIcQOQAD6EwAhyQ4AAJoVACACAAAAsQoAIAgAAMoZACACAAAAyBkAIAgAAMkZACAH3AwAAMcZADDdDAAAyBkAEN4MAADHGQAwsg4BAPYTACHCDgEA9hMAIcMOAQD2EwAhxA5AAPoTACEH3AwAAMcZADDdDAAAyBkAEN4MAADHGQAwsg4BAPYTACHCDgEA9hMAIcMOAQD2EwAhxA5AAPoTACEDwg4BAL0WACHDDgEAvRYAIcQOQAC5FgAhA8IOAQC9FgAhww4BAL0WACHEDkAAuRYAIQPCDgEAAAABww4BAAAAAcQOQAAAAAEJ3wwBAAAAAeQMAQAAAAGDDUAAAAABhA0BAAAAAYgNAgAAAAHhDUAAAAABjw5AAAAAAcUOAQAAAAHGDoAAAAABAgAAAK0KACAPAADXGQAgAwAAAK0KACAPAADXGQAgEAAA1hkAIAEIAADJHQAwDtsGAACDFQAg3AwAAJwVADDdDAAAqwoAEN4MAACcFQAw3wwBAAAAAeQMAQD4EwAhgw1AAPoTACGEDQEA9hMAIYgNAgD-EwAh4Q1AAPkTACGPDkAA-hMAIbIOAQD2EwAhxQ4BAPYTACHGDgAA_xMAIAIAAACtCgAgCAAA1hkAIAIAAADUGQAgCAAA1RkAIA3cDAAA0xkAMN0MAADUGQAQ3gwAANMZADDfDAEA9hMAIeQMAQD4EwAhgw1AAPoTACGEDQEA9hMAIYgNAgD-EwAh4Q1AAPkTACGPDkAA-hMAIbIOAQD2EwAhxQ4BAPYTACHGDgAA_xMAIA3cDAAA0xkAMN0MAADUGQAQ3gwAANMZADDfDAEA9hMAIeQMAQD4EwAhgw1AAPoTACGEDQEA9hMAIYgNAgD-EwAh4Q1AAPkTACGPDkAA-hMAIbIOAQD2EwAhxQ4BAPYTACHGDgAA_xMAIAnfDAEAvRYAIeQMAQC8FgAhgw1AALkWACGEDQEAvRYAIYgNAgC7FgAh4Q1AAMUWACGPDkAAuRYAIcUOAQC9FgAhxg6AAAAAAQnfDAEAvRYAIeQMAQC8FgAhgw1AALkWACGEDQEAvRYAIYgNAgC7FgAh4Q1AAMUWACGPDkAAuRYAIcUOAQC9FgAhxg6AAAAAAQnfDAEAAAAB5AwBAAAAAYMNQAAAAAGEDQEAAAABiA0CAAAAAeENQAAAAAGPDkAAAAABxQ4BAAAAAcYOgAAAAAEEDwAAzBkAMJIQAADNGQAwlBAAAM8ZACCYEAAA0BkAMAQPAADAGQAwkhAAAMEZADCUEAAAwxkAIJgQAADEGQAwBA8AALQZADCSEAAAtRkAMJQQAAC3GQAgmBAAALgZADADDwAArxkAIJIQAACwGQAgmBAAAM4LACAAAAAD2wYAAPkYACDiBgAA-hgAILoOAACyFgAgA9sGAAD5GAAg3wYAAOEZACDADgAAshYAIAAAAAAAAAAAAAAAAAUPAADEHQAgEAAAxx0AIJIQAADFHQAgkxAAAMYdACCYEAAAqAkAIAMPAADEHQAgkhAAAMUdACCYEAAAqAkAIAAAAAAABQ8AAL8dACAQAADCHQAgkhAAAMAdACCTEAAAwR0AIJgQAACoCQAgAw8AAL8dACCSEAAAwB0AIJgQAACoCQAgAAAAAAALDwAAiRoAMBAAAI4aADCSEAAAihoAMJMQAACLGgAwlBAAAIwaACCVEAAAjRoAMJYQAACNGgAwlxAAAI0aADCYEAAAjRoAMJkQAACPGgAwmhAAAJAaADALDwAA_RkAMBAAAIIaADCSEAAA_hkAMJMQAAD_GQAwlBAAAIAaACCVEAAAgRoAMJYQAACBGgAwlxAAAIEaADCYEAAAgRoAMJkQAACDGgAwmhAAAIQaADAC1A4CAAAAAdUOAAEAAAECAAAAsAkAIA8AAIgaACADAAAAsAkAIA8AAIgaACAQAACHGgAgAQgAAL4dADAIiAYAAKkVACDcDAAAqBUAMN0MAACuCQAQ3gwAAKgVADDTDgEA9hMAIdQOAgD-EwAh1Q4AAZsUACHiDgAApxUAIAIAAACwCQAgCAAAhxoAIAIAAACFGgAgCAAAhhoAIAbcDAAAhBoAMN0MAACFGgAQ3gwAAIQaADDTDgEA9hMAIdQOAgD-EwAh1Q4AAZsUACEG3AwAAIQaADDdDAAAhRoAEN4MAACEGgAw0w4BAPYTACHUDgIA_hMAIdUOAAGbFAAhAtQOAgC7FgAh1Q4AAf4WACEC1A4CALsWACHVDgAB_hYAIQLUDgIAAAAB1Q4AAQAAAQSeDQEAAAABrA0QAAAAAfsNAgAAAAHWDgIAAAABAgAAAKwJACAPAACUGgAgAwAAAKwJACAPAACUGgAgEAAAkxoAIAEIAAC9HQAwCogGAACpFQAg3AwAAKsVADDdDAAAqgkAEN4MAACrFQAwng0BAPYTACGsDRAAnRQAIfsNAgD-EwAh0w4BAPYTACHWDgIA_hMAIeMOAACqFQAgAgAAAKwJACAIAACTGgAgAgAAAJEaACAIAACSGgAgCNwMAACQGgAw3QwAAJEaABDeDAAAkBoAMJ4NAQD2EwAhrA0QAJ0UACH7DQIA_hMAIdMOAQD2EwAh1g4CAP4TACEI3AwAAJAaADDdDAAAkRoAEN4MAACQGgAwng0BAPYTACGsDRAAnRQAIfsNAgD-EwAh0w4BAPYTACHWDgIA_hMAIQSeDQEAvRYAIawNEACAFwAh-w0CALsWACHWDgIAuxYAIQSeDQEAvRYAIawNEACAFwAh-w0CALsWACHWDgIAuxYAIQSeDQEAAAABrA0QAAAAAfsNAgAAAAHWDgIAAAABBA8AAIkaADCSEAAAihoAMJQQAACMGgAgmBAAAI0aADAEDwAA_RkAMJIQAAD-GQAwlBAAAIAaACCYEAAAgRoAMAAAEokGAACXGgAgigYAAJgaACCsDQAAshYAIMINAACyFgAg2w0AALIWACDtDQAAshYAIIwOAACyFgAgnw4AALIWACCyDgAAshYAINkOAACyFgAg2g4AALIWACDbDgAAshYAINwOAACyFgAg3Q4AALIWACDeDgAAshYAIN8OAACyFgAg4A4AALIWACDhDgAAshYAIAAAAAUPAAC4HQAgEAAAux0AIJIQAAC5HQAgkxAAALodACCYEAAAiAgAIAMPAAC4HQAgkhAAALkdACCYEAAAiAgAIAAAAAAAApUQAQAAAASbEAEAAAAFBQ8AALMdACAQAAC2HQAgkhAAALQdACCTEAAAtR0AIJgQAACICAAgAZUQAQAAAAQDDwAAsx0AIJIQAAC0HQAgmBAAAIgIACAAAAAAAAUPAACuHQAgEAAAsR0AIJIQAACvHQAgkxAAALAdACCYEAAAiAgAIAMPAACuHQAgkhAAAK8dACCYEAAAiAgAIAAAAAAAApUQAQAAAASbEAEAAAAFBQ8AAKkdACAQAACsHQAgkhAAAKodACCTEAAAqx0AIJgQAACICAAgAZUQAQAAAAQDDwAAqR0AIJIQAACqHQAgmBAAAIgIACAAAAAAAAUPAACkHQAgEAAApx0AIJIQAAClHQAgkxAAAKYdACCYEAAAiAgAIAMPAACkHQAgkhAAAKUdACCYEAAAiAgAIAAAAAAAApUQAQAAAASbEAEAAAAFCw8AAPoaADAQAAD_GgAwkhAAAPsaADCTEAAA_BoAMJQQAAD9GgAglRAAAP4aADCWEAAA_hoAMJcQAAD-GgAwmBAAAP4aADCZEAAAgBsAMJoQAACBGwAwCw8AAO4aADAQAADzGgAwkhAAAO8aADCTEAAA8BoAMJQQAADxGgAglRAAAPIaADCWEAAA8hoAMJcQAADyGgAwmBAAAPIaADCZEAAA9BoAMJoQAAD1GgAwCw8AAOIaADAQAADnGgAwkhAAAOMaADCTEAAA5BoAMJQQAADlGgAglRAAAOYaADCWEAAA5hoAMJcQAADmGgAwmBAAAOYaADCZEAAA6BoAMJoQAADpGgAwCw8AANYaADAQAADbGgAwkhAAANcaADCTEAAA2BoAMJQQAADZGgAglRAAANoaADCWEAAA2hoAMJcQAADaGgAwmBAAANoaADCZEAAA3BoAMJoQAADdGgAwCw8AAMoaADAQAADPGgAwkhAAAMsaADCTEAAAzBoAMJQQAADNGgAglRAAAM4aADCWEAAAzhoAMJcQAADOGgAwmBAAAM4aADCZEAAA0BoAMJoQAADRGgAwBN8MAQAAAAGDDUAAAAABoA5AAAAAAbsOAAEAAAECAAAAnAgAIA8AANUaACADAAAAnAgAIA8AANUaACAQAADUGgAgAQgAAKMdADAJogUAALkVACDcDAAAuBUAMN0MAACaCAAQ3gwAALgVADDfDAEAAAABgw1AAPoTACGgDkAA-hMAIbsOAAEAAAHXDgEA9hMAIQIAAACcCAAgCAAA1BoAIAIAAADSGgAgCAAA0xoAIAjcDAAA0RoAMN0MAADSGgAQ3gwAANEaADDfDAEA9hMAIYMNQAD6EwAhoA5AAPoTACG7DgABmxQAIdcOAQD2EwAhCNwMAADRGgAw3QwAANIaABDeDAAA0RoAMN8MAQD2EwAhgw1AAPoTACGgDkAA-hMAIbsOAAGbFAAh1w4BAPYTACEE3wwBAL0WACGDDUAAuRYAIaAOQAC5FgAhuw4AAf4WACEE3wwBAL0WACGDDUAAuRYAIaAOQAC5FgAhuw4AAf4WACEE3wwBAAAAAYMNQAAAAAGgDkAAAAABuw4AAQAAAQbkDgIAAAAB5Q4CAAAAAeYOAgAAAAHnDgAAphoAIOgOgAAAAAHpDgEAAAABAgAAAJgIACAPAADhGgAgAwAAAJgIACAPAADhGgAgEAAA4BoAIAEIAACiHQAwDKIFAAC5FQAg3AwAALsVADDdDAAAlggAEN4MAAC7FQAw1w4BAPYTACHkDgIA_hMAIeUOAgD-EwAh5g4CAP4TACHnDgAA8RMAIOgOAACJFAAg6Q4BAPYTACGBDwAAuhUAIAIAAACYCAAgCAAA4BoAIAIAAADeGgAgCAAA3xoAIArcDAAA3RoAMN0MAADeGgAQ3gwAAN0aADDXDgEA9hMAIeQOAgD-EwAh5Q4CAP4TACHmDgIA_hMAIecOAADxEwAg6A4AAIkUACDpDgEA9hMAIQrcDAAA3RoAMN0MAADeGgAQ3gwAAN0aADDXDgEA9hMAIeQOAgD-EwAh5Q4CAP4TACHmDgIA_hMAIecOAADxEwAg6A4AAIkUACDpDgEA9hMAIQbkDgIAuxYAIeUOAgC7FgAh5g4CALsWACHnDgAApBoAIOgOgAAAAAHpDgEAvRYAIQbkDgIAuxYAIeUOAgC7FgAh5g4CALsWACHnDgAApBoAIOgOgAAAAAHpDgEAvRYAIQbkDgIAAAAB5Q4CAAAAAeYOAgAAAAHnDgAAphoAIOgOgAAAAAHpDgEAAAABBNcLAgAAAAHbDQEAAAAB6g4CAAAAAesOAQAAAAECAAAAlAgAIA8AAO0aACADAAAAlAgAIA8AAO0aACAQAADsGgAgAQgAAKEdADAKogUAALkVACDXCwIA_hMAIdwMAAC9FQAw3QwAAJIIABDeDAAAvRUAMNsNAQD2EwAh1w4BAPYTACHqDgIA_RMAIesOAQD2EwAhgg8AALwVACACAAAAlAgAIAgAAOwaACACAAAA6hoAIAgAAOsaACAI1wsCAP4TACHcDAAA6RoAMN0MAADqGgAQ3gwAAOkaADDbDQEA9hMAIdcOAQD2EwAh6g4CAP0TACHrDgEA9hMAIQjXCwIA_hMAIdwMAADpGgAw3QwAAOoaABDeDAAA6RoAMNsNAQD2EwAh1w4BAPYTACHqDgIA_RMAIesOAQD2EwAhBNcLAgC7FgAh2w0BAL0WACHqDgIAuhYAIesOAQC9FgAhBNcLAgC7FgAh2w0BAL0WACHqDgIAuhYAIesOAQC9FgAhBNcLAgAAAAHbDQEAAAAB6g4CAAAAAesOAQAAAAETgAMBAAAAAdcLAgAAAAGeDQEAAAAB7w0CAAAAAfgNAQAAAAGzDgEAAAABwg4BAAAAAeQOAgAAAAHpDiAAAAAB6g4CAAAAAewOAQAAAAHtDgEAAAAB7g4CAAAAAe8OgAAAAAHwDgEAAAAB8Q4BAAAAAfIOAAC2GgAg8w4gAAAAAfQOAgAAAAECAAAAkAgAIA8AAPkaACADAAAAkAgAIA8AAPkaACAQAAD4GgAgAQgAAKAdADAZgAMBAPYTACGiBQAAuRUAINcLAgD-EwAh3AwAAL8VADDdDAAAjggAEN4MAAC_FQAwng0BAPgTACHvDQIA_RMAIfgNAQD4EwAhsw4BAPgTACHCDgEA-BMAIdcOAQD2EwAh5A4CAP0TACHpDiAAmhQAIeoOAgD-EwAh7A4BAPYTACHtDgEA-BMAIe4OAgD9EwAh7w4AAP8TACDwDgEA-BMAIfEOAQD4EwAh8g4AAPETACDzDiAAmhQAIfQOAgD9EwAhgw8AAL4VACACAAAAkAgAIAgAAPgaACACAAAA9hoAIAgAAPcaACAXgAMBAPYTACHXCwIA_hMAIdwMAAD1GgAw3QwAAPYaABDeDAAA9RoAMJ4NAQD4EwAh7w0CAP0TACH4DQEA-BMAIbMOAQD4EwAhwg4BAPgTACHXDgEA9hMAIeQOAgD9EwAh6Q4gAJoUACHqDgIA_hMAIewOAQD2EwAh7Q4BAPgTACHuDgIA_RMAIe8OAAD_EwAg8A4BAPgTACHxDgEA-BMAIfIOAADxEwAg8w4gAJoUACH0DgIA_RMAIReAAwEA9hMAIdcLAgD-EwAh3AwAAPUaADDdDAAA9hoAEN4MAAD1GgAwng0BAPgTACHvDQIA_RMAIfgNAQD4EwAhsw4BAPgTACHCDgEA-BMAIdcOAQD2EwAh5A4CAP0TACHpDiAAmhQAIeoOAgD-EwAh7A4BAPYTACHtDgEA-BMAIe4OAgD9EwAh7w4AAP8TACDwDgEA-BMAIfEOAQD4EwAh8g4AAPETACDzDiAAmhQAIfQOAgD9EwAhE4ADAQC9FgAh1wsCALsWACGeDQEAvBYAIe8NAgC6FgAh-A0BALwWACGzDgEAvBYAIcIOAQC8FgAh5A4CALoWACHpDiAA_RYAIeoOAgC7FgAh7A4BAL0WACHtDgEAvBYAIe4OAgC6FgAh7w6AAAAAAfAOAQC8FgAh8Q4BALwWACHyDgAAtBoAIPMOIAD9FgAh9A4CALoWACETgAMBAL0WACHXCwIAuxYAIZ4NAQC8FgAh7w0CALoWACH4DQEAvBYAIbMOAQC8FgAhwg4BALwWACHkDgIAuhYAIekOIAD9FgAh6g4CALsWACHsDgEAvRYAIe0OAQC8FgAh7g4CALoWACHvDoAAAAAB8A4BALwWACHxDgEAvBYAIfIOAAC0GgAg8w4gAP0WACH0DgIAuhYAIROAAwEAAAAB1wsCAAAAAZ4NAQAAAAHvDQIAAAAB-A0BAAAAAbMOAQAAAAHCDgEAAAAB5A4CAAAAAekOIAAAAAHqDgIAAAAB7A4BAAAAAe0OAQAAAAHuDgIAAAAB7w6AAAAAAfAOAQAAAAHxDgEAAAAB8g4AALYaACDzDiAAAAAB9A4CAAAAAQLUDgIAAAAB1Q4AAQAAAQIAAACMCAAgDwAAhRsAIAMAAACMCAAgDwAAhRsAIBAAAIQbACABCAAAnx0AMAiiBQAAuRUAINwMAADBFQAw3QwAAIoIABDeDAAAwRUAMNQOAgD-EwAh1Q4AAZsUACHXDgEA9hMAIYQPAADAFQAgAgAAAIwIACAIAACEGwAgAgAAAIIbACAIAACDGwAgBtwMAACBGwAw3QwAAIIbABDeDAAAgRsAMNQOAgD-EwAh1Q4AAZsUACHXDgEA9hMAIQbcDAAAgRsAMN0MAACCGwAQ3gwAAIEbADDUDgIA_hMAIdUOAAGbFAAh1w4BAPYTACEC1A4CALsWACHVDgAB_hYAIQLUDgIAuxYAIdUOAAH-FgAhAtQOAgAAAAHVDgABAAABAZUQAQAAAAQEDwAA-hoAMJIQAAD7GgAwlBAAAP0aACCYEAAA_hoAMAQPAADuGgAwkhAAAO8aADCUEAAA8RoAIJgQAADyGgAwBA8AAOIaADCSEAAA4xoAMJQQAADlGgAgmBAAAOYaADAEDwAA1hoAMJIQAADXGgAwlBAAANkaACCYEAAA2hoAMAQPAADKGgAwkhAAAMsaADCUEAAAzRoAIJgQAADOGgAwAAAAAAARowUAAIwbACCkBQAAjRsAIKUFAACOGwAgpgUAAI8bACCnBQAAkBsAINsGAACyFgAg4QwAALIWACCgDQAAshYAINsNAACyFgAg5w0AALIWACCyDgAAshYAIPcOAACyFgAg-A4AALIWACD5DgAAshYAIPoOAACyFgAg_w4AALIWACCADwAAshYAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFDwAAmh0AIBAAAJ0dACCSEAAAmx0AIJMQAACcHQAgmBAAAMQEACADDwAAmh0AIJIQAACbHQAgmBAAAMQEACAAAAAAAAsPAADpGwAwEAAA7hsAMJIQAADqGwAwkxAAAOsbADCUEAAA7BsAIJUQAADtGwAwlhAAAO0bADCXEAAA7RsAMJgQAADtGwAwmRAAAO8bADCaEAAA8BsAMAWeDQEAAAAB-w4gAAAAAbAPQAAAAAG0DyAAAAABtQ9AAAAAAQIAAADIBAAgDwAA9BsAIAMAAADIBAAgDwAA9BsAIBAAAPMbACABCAAAmR0AMAqAAwAA8RUAINwMAADwFQAw3QwAAMYEABDeDAAA8BUAMJ4NAQAAAAGYDgEA9hMAIfsOIAD3EwAhsA9AAPkTACG0DyAA9xMAIbUPQAD6EwAhAgAAAMgEACAIAADzGwAgAgAAAPEbACAIAADyGwAgCdwMAADwGwAw3QwAAPEbABDeDAAA8BsAMJ4NAQD2EwAhmA4BAPYTACH7DiAA9xMAIbAPQAD5EwAhtA8gAPcTACG1D0AA-hMAIQncDAAA8BsAMN0MAADxGwAQ3gwAAPAbADCeDQEA9hMAIZgOAQD2EwAh-w4gAPcTACGwD0AA-RMAIbQPIAD3EwAhtQ9AAPoTACEFng0BAL0WACH7DiAA2xYAIbAPQADFFgAhtA8gANsWACG1D0AAuRYAIQWeDQEAvRYAIfsOIADbFgAhsA9AAMUWACG0DyAA2xYAIbUPQAC5FgAhBZ4NAQAAAAH7DiAAAAABsA9AAAAAAbQPIAAAAAG1D0AAAAABBA8AAOkbADCSEAAA6hsAMJQQAADsGwAgmBAAAO0bADAABIEDAAD2GwAg5Q0AALIWACCwDwAAshYAILcPAACyFgAgAAAAAAAAAAALDwAAgRwAMBAAAIYcADCSEAAAghwAMJMQAACDHAAwlBAAAIQcACCVEAAAhRwAMJYQAACFHAAwlxAAAIUcADCYEAAAhRwAMJkQAACHHAAwmhAAAIgcADAE3Q4AAQAAAb4PAgAAAAG_DwIAAAABwA8BAAAAAQIAAAD3AwAgDwAAjBwAIAMAAAD3AwAgDwAAjBwAIBAAAIscACABCAAAmB0AMArPAgAA-hUAINwMAAD5FQAw3QwAAPkDABDeDAAA-RUAMN0OAAGcFAAhvg8CAP4TACG_DwIA_hMAIcAPAQD2EwAhwQ8AAZsUACHCDwAA-xUAIAIAAAD3AwAgCAAAixwAIAIAAACJHAAgCAAAihwAIAjcDAAAiBwAMN0MAACJHAAQ3gwAAIgcADDdDgABnBQAIb4PAgD-EwAhvw8CAP4TACHADwEA9hMAIcEPAAGbFAAhCNwMAACIHAAw3QwAAIkcABDeDAAAiBwAMN0OAAGcFAAhvg8CAP4TACG_DwIA_hMAIcAPAQD2EwAhwQ8AAZsUACEE3Q4AAf8WACG-DwIAuxYAIb8PAgC7FgAhwA8BAL0WACEE3Q4AAf8WACG-DwIAuxYAIb8PAgC7FgAhwA8BAL0WACEE3Q4AAQAAAb4PAgAAAAG_DwIAAAABwA8BAAAAAQQPAACBHAAwkhAAAIIcADCUEAAAhBwAIJgQAACFHAAwAAAAAAAABQ8AAJMdACAQAACWHQAgkhAAAJQdACCTEAAAlR0AIJgQAACSBAAgAw8AAJMdACCSEAAAlB0AIJgQAACSBAAgAc4CAACOHAAgAAAAAAAAAAAAAAKVEAIAAAAEmxACAAAABQGVEAIAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAClRAAAQAABJsQAAEAAAUBlRAAAQAABAAAAAAAAAAAApUQAQAAAASbEAEAAAAFApUQAQAAAASbEAEAAAAFApUQAQAAAASbEAEAAAAFBQ8AAI4dACAQAACRHQAgkhAAAI8dACCTEAAAkB0AIJgQAAD7AQAgAZUQAQAAAAQBlRABAAAABAGVEAEAAAAEAw8AAI4dACCSEAAAjx0AIJgQAAD7AQAgAAAAAAALDwAA0hwAMBAAANccADCSEAAA0xwAMJMQAADUHAAwlBAAANUcACCVEAAA1hwAMJYQAADWHAAwlxAAANYcADCYEAAA1hwAMJkQAADYHAAwmhAAANkcADAR3wwBAAAAAYMNQAAAAAGmDQEAAAAByw0BAAAAAZgOAQAAAAGgDkAAAAAB0Q5AAAAAAdIOQAAAAAGVDwEAAAAB3w8AAMgcACDgDwAAyRwAIOEPAADKHAAg4g8CAAAAAeMPAQAAAAHkD0AAAAAB5Q8BAAAAAeYPAQAAAAECAAAA_wEAIA8AAN0cACADAAAA_wEAIA8AAN0cACAQAADcHAAgAQgAAI0dADAWrAEAAJYWACDcDAAAlRYAMN0MAAD9AQAQ3gwAAJUWADDfDAEAAAABgw1AAPoTACGEDQEA9hMAIaYNAQD2EwAhyw0BAPYTACGYDgEA9hMAIaAOQAD5EwAh0Q5AAPkTACHSDkAA-RMAIZUPAQAAAAHfDwAA8RMAIOAPAADxEwAg4Q8AAPETACDiDwIA_RMAIeMPAQD2EwAh5A9AAPkTACHlDwEA-BMAIeYPAQD4EwAhAgAAAP8BACAIAADcHAAgAgAAANocACAIAADbHAAgFdwMAADZHAAw3QwAANocABDeDAAA2RwAMN8MAQD2EwAhgw1AAPoTACGEDQEA9hMAIaYNAQD2EwAhyw0BAPYTACGYDgEA9hMAIaAOQAD5EwAh0Q5AAPkTACHSDkAA-RMAIZUPAQD2EwAh3w8AAPETACDgDwAA8RMAIOEPAADxEwAg4g8CAP0TACHjDwEA9hMAIeQPQAD5EwAh5Q8BAPgTACHmDwEA-BMAIRXcDAAA2RwAMN0MAADaHAAQ3gwAANkcADDfDAEA9hMAIYMNQAD6EwAhhA0BAPYTACGmDQEA9hMAIcsNAQD2EwAhmA4BAPYTACGgDkAA-RMAIdEOQAD5EwAh0g5AAPkTACGVDwEA9hMAId8PAADxEwAg4A8AAPETACDhDwAA8RMAIOIPAgD9EwAh4w8BAPYTACHkD0AA-RMAIeUPAQD4EwAh5g8BAPgTACER3wwBAL0WACGDDUAAuRYAIaYNAQC9FgAhyw0BAL0WACGYDgEAvRYAIaAOQADFFgAh0Q5AAMUWACHSDkAAxRYAIZUPAQC9FgAh3w8AAMQcACDgDwAAxRwAIOEPAADGHAAg4g8CALoWACHjDwEAvRYAIeQPQADFFgAh5Q8BALwWACHmDwEAvBYAIRHfDAEAvRYAIYMNQAC5FgAhpg0BAL0WACHLDQEAvRYAIZgOAQC9FgAhoA5AAMUWACHRDkAAxRYAIdIOQADFFgAhlQ8BAL0WACHfDwAAxBwAIOAPAADFHAAg4Q8AAMYcACDiDwIAuhYAIeMPAQC9FgAh5A9AAMUWACHlDwEAvBYAIeYPAQC8FgAhEd8MAQAAAAGDDUAAAAABpg0BAAAAAcsNAQAAAAGYDgEAAAABoA5AAAAAAdEOQAAAAAHSDkAAAAABlQ8BAAAAAd8PAADIHAAg4A8AAMkcACDhDwAAyhwAIOIPAgAAAAHjDwEAAAAB5A9AAAAAAeUPAQAAAAHmDwEAAAABBA8AANIcADCSEAAA0xwAMJQQAADVHAAgmBAAANYcADAABK0BAADfHAAgoA0AALIWACDkDwAAshYAIOUPAACyFgAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAApUQAQAAAASbEAEAAAAFAZUQAQAAAAQAAAAR3wwBAAAAAYMNQAAAAAGmDQEAAAAByw0BAAAAAZgOAQAAAAGgDkAAAAAB0Q5AAAAAAdIOQAAAAAGVDwEAAAAB3w8AAMgcACDgDwAAyRwAIOEPAADKHAAg4g8CAAAAAeMPAQAAAAHkD0AAAAAB5Q8BAAAAAeYPAQAAAAEH4wcBAAAAAd8MAQAAAAGDDUAAAAABoA0EAAAAAfEOAQAAAAHkD0AAAAAB5Q8BAAAAAQIAAAD7AQAgDwAAjh0AIAMAAACDAgAgDwAAjh0AIBAAAJIdACAJAAAAgwIAIAgAAJIdACDjBwEAvRYAId8MAQC9FgAhgw1AALkWACGgDQQApBcAIfEOAQC9FgAh5A9AAMUWACHlDwEAvBYAIQfjBwEAvRYAId8MAQC9FgAhgw1AALkWACGgDQQApBcAIfEOAQC9FgAh5A9AAMUWACHlDwEAvBYAIQIIAAEAAAGVDwABAAABAgAAAJIEACAPAACTHQAgAwAAAJUEACAPAACTHQAgEAAAlx0AIAMAAACVBAAgCAABih4AIZUPAAH-FgAhAggAAf4WACGVDwAB_hYAIQTdDgABAAABvg8CAAAAAb8PAgAAAAHADwEAAAABBZ4NAQAAAAH7DiAAAAABsA9AAAAAAbQPIAAAAAG1D0AAAAABEoMNQAAAAAGgDQQAAAABoQ0EAAAAAacNAQAAAAG4DQEAAAAB5Q1AAAAAAZEOAgAAAAGYDgEAAAABow4BAAAAAa4PAQAAAAGvDwEAAAABsA9AAAAAAbYPEAAAAAG3DwEAAAABuA9AAAAAAbkPIAAAAAG6DyAAAAABuw8gAAAAAQIAAADEBAAgDwAAmh0AIAMAAADMBAAgDwAAmh0AIBAAAJ4dACAUAAAAzAQAIAgAAJ4dACCDDUAAuRYAIaANBAC4FgAhoQ0EALgWACGnDQEAvRYAIbgNAQC9FgAh5Q1AAMUWACGRDgIAuxYAIZgOAQC9FgAhow4BAL0WACGuDwEAvRYAIa8PAQC9FgAhsA9AAMUWACG2DxAAsxcAIbcPAQC8FgAhuA9AALkWACG5DyAA2xYAIboPIADbFgAhuw8gANsWACESgw1AALkWACGgDQQAuBYAIaENBAC4FgAhpw0BAL0WACG4DQEAvRYAIeUNQADFFgAhkQ4CALsWACGYDgEAvRYAIaMOAQC9FgAhrg8BAL0WACGvDwEAvRYAIbAPQADFFgAhtg8QALMXACG3DwEAvBYAIbgPQAC5FgAhuQ8gANsWACG6DyAA2xYAIbsPIADbFgAhAtQOAgAAAAHVDgABAAABE4ADAQAAAAHXCwIAAAABng0BAAAAAe8NAgAAAAH4DQEAAAABsw4BAAAAAcIOAQAAAAHkDgIAAAAB6Q4gAAAAAeoOAgAAAAHsDgEAAAAB7Q4BAAAAAe4OAgAAAAHvDoAAAAAB8A4BAAAAAfEOAQAAAAHyDgAAthoAIPMOIAAAAAH0DgIAAAABBNcLAgAAAAHbDQEAAAAB6g4CAAAAAesOAQAAAAEG5A4CAAAAAeUOAgAAAAHmDgIAAAAB5w4AAKYaACDoDoAAAAAB6Q4BAAAAAQTfDAEAAAABgw1AAAAAAaAOQAAAAAG7DgABAAABHKQFAACIGwAgpQUAAIkbACCmBQAAihsAIKcFAACLGwAg2waAAAAAAd8MAQAAAAHhDAQAAAABgw1AAAAAAYQNAQAAAAGgDQQAAAABuA0BAAAAAdsNAQAAAAHnDYAAAAABmA4BAAAAAaAOQAAAAAGyDgEAAAAB9Q4BAAAAAfYOIAAAAAH3DgEAAAAB-A4BAAAAAfkOgAAAAAH6DoAAAAAB-w6AAAAAAfwOIAAAAAH9DgAAhhsAIP4OAgAAAAH_DkAAAAABgA9AAAAAAQIAAACICAAgDwAApB0AIAMAAACkCAAgDwAApB0AIBAAAKgdACAeAAAApAgAIAgAAKgdACCkBQAAxhoAIKUFAADHGgAgpgUAAMgaACCnBQAAyRoAINsGgAAAAAHfDAEAvRYAIeEMBACkFwAhgw1AALkWACGEDQEAvRYAIaANBACkFwAhuA0BAL0WACHbDQEAvBYAIecNgAAAAAGYDgEAvRYAIaAOQAC5FgAhsg4BALwWACH1DgEAvRYAIfYOIADbFgAh9w4BALwWACH4DgEAvBYAIfkOgAAAAAH6DoAAAAAB-w6AAAAAAfwOIADbFgAh_Q4AAMQaACD-DgIAuxYAIf8OQADFFgAhgA9AAMUWACEcpAUAAMYaACClBQAAxxoAIKYFAADIGgAgpwUAAMkaACDbBoAAAAAB3wwBAL0WACHhDAQApBcAIYMNQAC5FgAhhA0BAL0WACGgDQQApBcAIbgNAQC9FgAh2w0BALwWACHnDYAAAAABmA4BAL0WACGgDkAAuRYAIbIOAQC8FgAh9Q4BAL0WACH2DiAA2xYAIfcOAQC8FgAh-A4BALwWACH5DoAAAAAB-g6AAAAAAfsOgAAAAAH8DiAA2xYAIf0OAADEGgAg_g4CALsWACH_DkAAxRYAIYAPQADFFgAhHKMFAACHGwAgpQUAAIkbACCmBQAAihsAIKcFAACLGwAg2waAAAAAAd8MAQAAAAHhDAQAAAABgw1AAAAAAYQNAQAAAAGgDQQAAAABuA0BAAAAAdsNAQAAAAHnDYAAAAABmA4BAAAAAaAOQAAAAAGyDgEAAAAB9Q4BAAAAAfYOIAAAAAH3DgEAAAAB-A4BAAAAAfkOgAAAAAH6DoAAAAAB-w6AAAAAAfwOIAAAAAH9DgAAhhsAIP4OAgAAAAH_DkAAAAABgA9AAAAAAQIAAACICAAgDwAAqR0AIAMAAACkCAAgDwAAqR0AIBAAAK0dACAeAAAApAgAIAgAAK0dACCjBQAAxRoAIKUFAADHGgAgpgUAAMgaACCnBQAAyRoAINsGgAAAAAHfDAEAvRYAIeEMBACkFwAhgw1AALkWACGEDQEAvRYAIaANBACkFwAhuA0BAL0WACHbDQEAvBYAIecNgAAAAAGYDgEAvRYAIaAOQAC5FgAhsg4BALwWACH1DgEAvRYAIfYOIADbFgAh9w4BALwWACH4DgEAvBYAIfkOgAAAAAH6DoAAAAAB-w6AAAAAAfwOIADbFgAh_Q4AAMQaACD-DgIAuxYAIf8OQADFFgAhgA9AAMUWACEcowUAAMUaACClBQAAxxoAIKYFAADIGgAgpwUAAMkaACDbBoAAAAAB3wwBAL0WACHhDAQApBcAIYMNQAC5FgAhhA0BAL0WACGgDQQApBcAIbgNAQC9FgAh2w0BALwWACHnDYAAAAABmA4BAL0WACGgDkAAuRYAIbIOAQC8FgAh9Q4BAL0WACH2DiAA2xYAIfcOAQC8FgAh-A4BALwWACH5DoAAAAAB-g6AAAAAAfsOgAAAAAH8DiAA2xYAIf0OAADEGgAg_g4CALsWACH_DkAAxRYAIYAPQADFFgAhHKMFAACHGwAgpAUAAIgbACCmBQAAihsAIKcFAACLGwAg2waAAAAAAd8MAQAAAAHhDAQAAAABgw1AAAAAAYQNAQAAAAGgDQQAAAABuA0BAAAAAdsNAQAAAAHnDYAAAAABmA4BAAAAAaAOQAAAAAGyDgEAAAAB9Q4BAAAAAfYOIAAAAAH3DgEAAAAB-A4BAAAAAfkOgAAAAAH6DoAAAAAB-w6AAAAAAfwOIAAAAAH9DgAAhhsAIP4OAgAAAAH_DkAAAAABgA9AAAAAAQIAAACICAAgDwAArh0AIAMAAACkCAAgDwAArh0AIBAAALIdACAeAAAApAgAIAgAALIdACCjBQAAxRoAIKQFAADGGgAgpgUAAMgaACCnBQAAyRoAINsGgAAAAAHfDAEAvRYAIeEMBACkFwAhgw1AALkWACGEDQEAvRYAIaANBACkFwAhuA0BAL0WACHbDQEAvBYAIecNgAAAAAGYDgEAvRYAIaAOQAC5FgAhsg4BALwWACH1DgEAvRYAIfYOIADbFgAh9w4BALwWACH4DgEAvBYAIfkOgAAAAAH6DoAAAAAB-w6AAAAAAfwOIADbFgAh_Q4AAMQaACD-DgIAuxYAIf8OQADFFgAhgA9AAMUWACEcowUAAMUaACCkBQAAxhoAIKYFAADIGgAgpwUAAMkaACDbBoAAAAAB3wwBAL0WACHhDAQApBcAIYMNQAC5FgAhhA0BAL0WACGgDQQApBcAIbgNAQC9FgAh2w0BALwWACHnDYAAAAABmA4BAL0WACGgDkAAuRYAIbIOAQC8FgAh9Q4BAL0WACH2DiAA2xYAIfcOAQC8FgAh-A4BALwWACH5DoAAAAAB-g6AAAAAAfsOgAAAAAH8DiAA2xYAIf0OAADEGgAg_g4CALsWACH_DkAAxRYAIYAPQADFFgAhHKMFAACHGwAgpAUAAIgbACClBQAAiRsAIKcFAACLGwAg2waAAAAAAd8MAQAAAAHhDAQAAAABgw1AAAAAAYQNAQAAAAGgDQQAAAABuA0BAAAAAdsNAQAAAAHnDYAAAAABmA4BAAAAAaAOQAAAAAGyDgEAAAAB9Q4BAAAAAfYOIAAAAAH3DgEAAAAB-A4BAAAAAfkOgAAAAAH6DoAAAAAB-w6AAAAAAfwOIAAAAAH9DgAAhhsAIP4OAgAAAAH_DkAAAAABgA9AAAAAAQIAAACICAAgDwAAsx0AIAMAAACkCAAgDwAAsx0AIBAAALcdACAeAAAApAgAIAgAALcdACCjBQAAxRoAIKQFAADGGgAgpQUAAMcaACCnBQAAyRoAINsGgAAAAAHfDAEAvRYAIeEMBACkFwAhgw1AALkWACGEDQEAvRYAIaANBACkFwAhuA0BAL0WACHbDQEAvBYAIecNgAAAAAGYDgEAvRYAIaAOQAC5FgAhsg4BALwWACH1DgEAvRYAIfYOIADbFgAh9w4BALwWACH4DgEAvBYAIfkOgAAAAAH6DoAAAAAB-w6AAAAAAfwOIADbFgAh_Q4AAMQaACD-DgIAuxYAIf8OQADFFgAhgA9AAMUWACEcowUAAMUaACCkBQAAxhoAIKUFAADHGgAgpwUAAMkaACDbBoAAAAAB3wwBAL0WACHhDAQApBcAIYMNQAC5FgAhhA0BAL0WACGgDQQApBcAIbgNAQC9FgAh2w0BALwWACHnDYAAAAABmA4BAL0WACGgDkAAuRYAIbIOAQC8FgAh9Q4BAL0WACH2DiAA2xYAIfcOAQC8FgAh-A4BALwWACH5DoAAAAAB-g6AAAAAAfsOgAAAAAH8DiAA2xYAIf0OAADEGgAg_g4CALsWACH_DkAAxRYAIYAPQADFFgAhHKMFAACHGwAgpAUAAIgbACClBQAAiRsAIKYFAACKGwAg2waAAAAAAd8MAQAAAAHhDAQAAAABgw1AAAAAAYQNAQAAAAGgDQQAAAABuA0BAAAAAdsNAQAAAAHnDYAAAAABmA4BAAAAAaAOQAAAAAGyDgEAAAAB9Q4BAAAAAfYOIAAAAAH3DgEAAAAB-A4BAAAAAfkOgAAAAAH6DoAAAAAB-w6AAAAAAfwOIAAAAAH9DgAAhhsAIP4OAgAAAAH_DkAAAAABgA9AAAAAAQIAAACICAAgDwAAuB0AIAMAAACkCAAgDwAAuB0AIBAAALwdACAeAAAApAgAIAgAALwdACCjBQAAxRoAIKQFAADGGgAgpQUAAMcaACCmBQAAyBoAINsGgAAAAAHfDAEAvRYAIeEMBACkFwAhgw1AALkWACGEDQEAvRYAIaANBACkFwAhuA0BAL0WACHbDQEAvBYAIecNgAAAAAGYDgEAvRYAIaAOQAC5FgAhsg4BALwWACH1DgEAvRYAIfYOIADbFgAh9w4BALwWACH4DgEAvBYAIfkOgAAAAAH6DoAAAAAB-w6AAAAAAfwOIADbFgAh_Q4AAMQaACD-DgIAuxYAIf8OQADFFgAhgA9AAMUWACEcowUAAMUaACCkBQAAxhoAIKUFAADHGgAgpgUAAMgaACDbBoAAAAAB3wwBAL0WACHhDAQApBcAIYMNQAC5FgAhhA0BAL0WACGgDQQApBcAIbgNAQC9FgAh2w0BALwWACHnDYAAAAABmA4BAL0WACGgDkAAuRYAIbIOAQC8FgAh9Q4BAL0WACH2DiAA2xYAIfcOAQC8FgAh-A4BALwWACH5DoAAAAAB-g6AAAAAAfsOgAAAAAH8DiAA2xYAIf0OAADEGgAg_g4CALsWACH_DkAAxRYAIYAPQADFFgAhBJ4NAQAAAAGsDRAAAAAB-w0CAAAAAdYOAgAAAAEC1A4CAAAAAdUOAAEAAAEYigYAAJYaACDfDAEAAAABgw1AAAAAAYQNAQAAAAGsDQEAAAABtQ0CAAAAAbgNAQAAAAHCDUAAAAAB2w0BAAAAAe0NBAAAAAGMDgEAAAABnw4BAAAAAbIOAQAAAAHXDgEAAAAB2A4BAAAAAdkOEAAAAAHaDhAAAAAB2w4CAAAAAdwOAAEAAAHdDgIAAAAB3g4QAAAAAd8OBAAAAAHgDoAAAAAB4Q4BAAAAAQIAAACoCQAgDwAAvx0AIAMAAAC1CQAgDwAAvx0AIBAAAMMdACAaAAAAtQkAIAgAAMMdACCKBgAA_BkAIN8MAQC9FgAhgw1AALkWACGEDQEAvRYAIawNAQC8FgAhtQ0CALsWACG4DQEAvRYAIcINQADFFgAh2w0BALwWACHtDQQApBcAIYwOAQC8FgAhnw4BALwWACGyDgEAvBYAIdcOAQC9FgAh2A4BAL0WACHZDhAAgBcAIdoOEACAFwAh2w4CALoWACHcDgAB_xYAId0OAgC6FgAh3g4QAIAXACHfDgQApBcAIeAOgAAAAAHhDgEAvBYAIRiKBgAA_BkAIN8MAQC9FgAhgw1AALkWACGEDQEAvRYAIawNAQC8FgAhtQ0CALsWACG4DQEAvRYAIcINQADFFgAh2w0BALwWACHtDQQApBcAIYwOAQC8FgAhnw4BALwWACGyDgEAvBYAIdcOAQC9FgAh2A4BAL0WACHZDhAAgBcAIdoOEACAFwAh2w4CALoWACHcDgAB_xYAId0OAgC6FgAh3g4QAIAXACHfDgQApBcAIeAOgAAAAAHhDgEAvBYAIRiJBgAAlRoAIN8MAQAAAAGDDUAAAAABhA0BAAAAAawNAQAAAAG1DQIAAAABuA0BAAAAAcINQAAAAAHbDQEAAAAB7Q0EAAAAAYwOAQAAAAGfDgEAAAABsg4BAAAAAdcOAQAAAAHYDgEAAAAB2Q4QAAAAAdoOEAAAAAHbDgIAAAAB3A4AAQAAAd0OAgAAAAHeDhAAAAAB3w4EAAAAAeAOgAAAAAHhDgEAAAABAgAAAKgJACAPAADEHQAgAwAAALUJACAPAADEHQAgEAAAyB0AIBoAAAC1CQAgCAAAyB0AIIkGAAD7GQAg3wwBAL0WACGDDUAAuRYAIYQNAQC9FgAhrA0BALwWACG1DQIAuxYAIbgNAQC9FgAhwg1AAMUWACHbDQEAvBYAIe0NBACkFwAhjA4BALwWACGfDgEAvBYAIbIOAQC8FgAh1w4BAL0WACHYDgEAvRYAIdkOEACAFwAh2g4QAIAXACHbDgIAuhYAIdwOAAH_FgAh3Q4CALoWACHeDhAAgBcAId8OBACkFwAh4A6AAAAAAeEOAQC8FgAhGIkGAAD7GQAg3wwBAL0WACGDDUAAuRYAIYQNAQC9FgAhrA0BALwWACG1DQIAuxYAIbgNAQC9FgAhwg1AAMUWACHbDQEAvBYAIe0NBACkFwAhjA4BALwWACGfDgEAvBYAIbIOAQC8FgAh1w4BAL0WACHYDgEAvRYAIdkOEACAFwAh2g4QAIAXACHbDgIAuhYAIdwOAAH_FgAh3Q4CALoWACHeDhAAgBcAId8OBACkFwAh4A6AAAAAAeEOAQC8FgAhCd8MAQAAAAHkDAEAAAABgw1AAAAAAYQNAQAAAAGIDQIAAAAB4Q1AAAAAAY8OQAAAAAHFDgEAAAABxg6AAAAAAQPCDgEAAAABww4BAAAAAcQOQAAAAAEFgw1AAAAAAYQNAQAAAAG7DgEAAAABwA5AAAAAAcEOAgAAAAEI2waAAAAAAd0GAADZGQAg4AYAANoZACDhBgAA2xkAIN8MAQAAAAGDDUAAAAABhA0BAAAAAZgOAQAAAAECAAAAqQoAIA8AAMwdACADAAAAxwoAIA8AAMwdACAQAADQHQAgCgAAAMcKACAIAADQHQAg2waAAAAAAd0GAACsGQAg4AYAAK0ZACDhBgAArhkAIN8MAQC9FgAhgw1AALkWACGEDQEAvRYAIZgOAQC9FgAhCNsGgAAAAAHdBgAArBkAIOAGAACtGQAg4QYAAK4ZACDfDAEAvRYAIYMNQAC5FgAhhA0BAL0WACGYDgEAvRYAIQjbBoAAAAAB3AYAANgZACDgBgAA2hkAIOEGAADbGQAg3wwBAAAAAYMNQAAAAAGEDQEAAAABmA4BAAAAAQIAAACpCgAgDwAA0R0AIAMAAADHCgAgDwAA0R0AIBAAANUdACAKAAAAxwoAIAgAANUdACDbBoAAAAAB3AYAAKsZACDgBgAArRkAIOEGAACuGQAg3wwBAL0WACGDDUAAuRYAIYQNAQC9FgAhmA4BAL0WACEI2waAAAAAAdwGAACrGQAg4AYAAK0ZACDhBgAArhkAIN8MAQC9FgAhgw1AALkWACGEDQEAvRYAIZgOAQC9FgAhCNsGgAAAAAHcBgAA2BkAIN0GAADZGQAg4QYAANsZACDfDAEAAAABgw1AAAAAAYQNAQAAAAGYDgEAAAABAgAAAKkKACAPAADWHQAgA-0NQAAAAAG-DgQAAAABvw4EAAAAAQMAAADHCgAgDwAA1h0AIBAAANsdACAKAAAAxwoAIAgAANsdACDbBoAAAAAB3AYAAKsZACDdBgAArBkAIOEGAACuGQAg3wwBAL0WACGDDUAAuRYAIYQNAQC9FgAhmA4BAL0WACEI2waAAAAAAdwGAACrGQAg3QYAAKwZACDhBgAArhkAIN8MAQC9FgAhgw1AALkWACGEDQEAvRYAIZgOAQC9FgAhB9sGAACaGQAggw1AAAAAAYQNAQAAAAGyDgEAAAABuw4BAAAAAcAOQAAAAAHBDgIAAAABAgAAALUKACAPAADcHQAgAwAAALMKACAPAADcHQAgEAAA4B0AIAkAAACzCgAgCAAA4B0AINsGAACMGQAggw1AALkWACGEDQEAvRYAIbIOAQC9FgAhuw4BAL0WACHADkAAxRYAIcEOAgC7FgAhB9sGAACMGQAggw1AALkWACGEDQEAvRYAIbIOAQC9FgAhuw4BAL0WACHADkAAxRYAIcEOAgC7FgAhCNsGgAAAAAHcBgAA2BkAIN0GAADZGQAg4AYAANoZACDfDAEAAAABgw1AAAAAAYQNAQAAAAGYDgEAAAABAgAAAKkKACAPAADhHQAgCuEMQAAAAAH5DAEAAAABgQ0BAAAAAZ4NAQAAAAG0DUAAAAABsw4BAAAAAbQOAADiGAAgtQ5AAAAAAbYOAQAAAAG3DoAAAAABAwAAAMcKACAPAADhHQAgEAAA5h0AIAoAAADHCgAgCAAA5h0AINsGgAAAAAHcBgAAqxkAIN0GAACsGQAg4AYAAK0ZACDfDAEAvRYAIYMNQAC5FgAhhA0BAL0WACGYDgEAvRYAIQjbBoAAAAAB3AYAAKsZACDdBgAArBkAIOAGAACtGQAg3wwBAL0WACGDDUAAuRYAIYQNAQC9FgAhmA4BAL0WACEHgQMCAAAAAdsGAAD3GAAghA0BAAAAAbIOAQAAAAG4DkAAAAABuQ4gAAAAAboOQAAAAAECAAAAzgsAIA8AAOcdACADAAAAvAoAIA8AAOcdACAQAADrHQAgCQAAALwKACAIAADrHQAggQMCALsWACHbBgAA6RgAIIQNAQC9FgAhsg4BAL0WACG4DkAAuRYAIbkOIADbFgAhug5AAMUWACEHgQMCALsWACHbBgAA6RgAIIQNAQC9FgAhsg4BAL0WACG4DkAAuRYAIbkOIADbFgAhug5AAMUWACEJ5AwBAAAAAaANBAAAAAG6DSAAAAABuw0CAAAAAbwNAAC3GAAgvg0BAAAAAcENgAAAAAGHDgABAAABsA4EAAAAAQqzDUAAAAABpw4BAAAAAagOQAAAAAGpDiAAAAABqg4BAAAAAasOQAAAAAGsDiAAAAABrQ5AAAAAAa4OQAAAAAGvDoAAAAABCuUHAADZGAAgqgwCAAAAAYENAQAAAAGeDQEAAAABsA0BAAAAAbMNQAAAAAG0DUAAAAABqA5AAAAAAasOQAAAAAGsDiAAAAABAgAAAPwLACAPAADuHQAgAwAAAIkMACAPAADuHQAgEAAA8h0AIAwAAACJDAAgCAAA8h0AIOUHAAC_GAAgqgwCALsWACGBDQEAvBYAIZ4NAQC9FgAhsA0BAL0WACGzDUAAuRYAIbQNQADFFgAhqA5AALkWACGrDkAAxRYAIawOIADbFgAhCuUHAAC_GAAgqgwCALsWACGBDQEAvBYAIZ4NAQC9FgAhsA0BAL0WACGzDUAAuRYAIbQNQADFFgAhqA5AALkWACGrDkAAxRYAIawOIADbFgAhCuQHAADYGAAgqgwCAAAAAYENAQAAAAGeDQEAAAABsA0BAAAAAbMNQAAAAAG0DUAAAAABqA5AAAAAAasOQAAAAAGsDiAAAAABAgAAAPwLACAPAADzHQAgAwAAAIkMACAPAADzHQAgEAAA9x0AIAwAAACJDAAgCAAA9x0AIOQHAAC-GAAgqgwCALsWACGBDQEAvBYAIZ4NAQC9FgAhsA0BAL0WACGzDUAAuRYAIbQNQADFFgAhqA5AALkWACGrDkAAxRYAIawOIADbFgAhCuQHAAC-GAAgqgwCALsWACGBDQEAvBYAIZ4NAQC9FgAhsA0BAL0WACGzDUAAuRYAIbQNQADFFgAhqA5AALkWACGrDkAAxRYAIawOIADbFgAhArANAQAAAAGxDUAAAAABAgAAAKISACAPAAD4HQAgAwAAAKUSACAPAAD4HQAgEAAA_B0AIAQAAAClEgAgCAAA_B0AILANAQC9FgAhsQ1AAMUWACECsA0BAL0WACGxDUAAxRYAIQiqDAIAAAABgQ0BAAAAAZ4NAQAAAAGgDQQAAAABsg0CAAAAAbMNQAAAAAG0DUAAAAABtQ2AAAAAAQzfDAEAAAAB-QwBAAAAAfoMAQAAAAH7DAEAAAAB_AwBAAAAAf0MAQAAAAH-DAIAAAAB_wwCAAAAAYANQAAAAAGBDQIAAAABgg1AAAAAAYMNQAAAAAEU3wwBAAAAAYMNQAAAAAGEDQEAAAABhQ0BAAAAAYYNAQAAAAGHDQAA6RYAIIgNAADqFgAgiQ0gAAAAAYoNAQAAAAGLDQEAAAABjA1AAAAAAY0NAQAAAAGODQEAAAABjw0gAAAAAZANAQAAAAGRDSAAAAABkg1AAAAAAZMNIAAAAAGUDUAAAAABlQ1AAAAAAQIAAACGEwAgDwAA_x0AIAffDAQAAAAB4QxAAAAAAeIMAgAAAAHjDAIAAAAB5AwBAAAAAeUMgAAAAAHmDAEAAAABAwAAAJMTACAPAAD_HQAgEAAAhB4AIBYAAACTEwAgCAAAhB4AIN8MAQC9FgAhgw1AALkWACGEDQEAvRYAIYUNAQC9FgAhhg0BAL0WACGHDQAA2RYAIIgNAADaFgAgiQ0gANsWACGKDQEAvRYAIYsNAQC8FgAhjA1AAMUWACGNDQEAvBYAIY4NAQC8FgAhjw0gANsWACGQDQEAvBYAIZENIADbFgAhkg1AAMUWACGTDSAA2xYAIZQNQADFFgAhlQ1AAMUWACEU3wwBAL0WACGDDUAAuRYAIYQNAQC9FgAhhQ0BAL0WACGGDQEAvRYAIYcNAADZFgAgiA0AANoWACCJDSAA2xYAIYoNAQC9FgAhiw0BALwWACGMDUAAxRYAIY0NAQC8FgAhjg0BALwWACGPDSAA2xYAIZANAQC8FgAhkQ0gANsWACGSDUAAxRYAIZMNIADbFgAhlA1AAMUWACGVDUAAxRYAIQ6oDAAA1BYAIN8MAQAAAAH4DAEAAAAB-QwBAAAAAfoMAQAAAAH7DAEAAAAB_AwBAAAAAf0MAQAAAAH-DAIAAAAB_wwCAAAAAYANQAAAAAGBDQIAAAABgg1AAAAAAYMNQAAAAAECAAAAihMAIA8AAIUeACADAAAAiBMAIA8AAIUeACAQAACJHgAgEAAAAIgTACAIAACJHgAgqAwAAMYWACDfDAEAvRYAIfgMAQC9FgAh-QwBAL0WACH6DAEAvRYAIfsMAQC9FgAh_AwBALwWACH9DAEAvRYAIf4MAgC7FgAh_wwCALsWACGADUAAxRYAIYENAgC7FgAhgg1AAMUWACGDDUAAuRYAIQ6oDAAAxhYAIN8MAQC9FgAh-AwBAL0WACH5DAEAvRYAIfoMAQC9FgAh-wwBAL0WACH8DAEAvBYAIf0MAQC9FgAh_gwCALsWACH_DAIAuxYAIYANQADFFgAhgQ0CALsWACGCDUAAxRYAIYMNQAC5FgAhAwgAAf4WACGVDwAB_hYAIZUQAAEAAAEAAAAAAxUABhYABxcACAAAAAMVAAYWAAcXAAgAAAAFFQAOFgARFwASKAAPKQAQAAAAAAAFFQAOFgARFwASKAAPKQAQAAAAAxUAGBYAGRcAGgAAAAMVABgWABkXABoAAAAFFQAgFgAjFwAkKAAhKQAiAAAAAAAFFQAgFgAjFwAkKAAhKQAiAAAABRUAKhYALRcALigAKykALAAAAAAABRUAKhYALRcALigAKykALAAAAAUVADQWADcXADgoADUpADYAAAAAAAUVADQWADcXADgoADUpADYAAAAFFQA-FgBBFwBCKAA_KQBAAAAAAAAFFQA-FgBBFwBCKAA_KQBAAAAAAxUASBYASRcASgAAAAMVAEgWAEkXAEoAAAAFFQBQFgBTFwBUKABRKQBSAAAAAAAFFQBQFgBTFwBUKABRKQBSAAAAAxUAWhYAWxcAXAAAAAMVAFoWAFsXAFwCFQBgrQGAAl8BrAEAXgGtAYECAAAABRUAZBYAZxcAaCgAZSkAZgAAAAAABRUAZBYAZxcAaCgAZSkAZgGsAQBeAawBAF4FFQBtFgBwFwBxKABuKQBvAAAAAAAFFQBtFgBwFwBxKABuKQBvAAAAAxUAdxYAeBcAeQAAAAMVAHcWAHgXAHkAAAAFFQB_FgCCARcAgwEoAIABKQCBAQAAAAAABRUAfxYAggEXAIMBKACAASkAgQEAAAAFFQCJARYAjAEXAI0BKACKASkAiwEAAAAAAAUVAIkBFgCMARcAjQEoAIoBKQCLAQAAAAUVAJMBFgCWARcAlwEoAJQBKQCVAQAAAAAABRUAkwEWAJYBFwCXASgAlAEpAJUBAAAAAxUAnQEWAJ4BFwCfAQAAAAMVAJ0BFgCeARcAnwEAAAAFFQClARYAqAEXAKkBKACmASkApwEAAAAAAAUVAKUBFgCoARcAqQEoAKYBKQCnAQAAAAUVAK8BFgCyARcAswEoALABKQCxAQAAAAAABRUArwEWALIBFwCzASgAsAEpALEBAAAABRUAuQEWALwBFwC9ASgAugEpALsBAAAAAAAFFQC5ARYAvAEXAL0BKAC6ASkAuwEBzwIAwAECFQDBAc4C-wO_AQHOAvwDAAHPAgDAAQHPAgDAAQUVAMUBFgDIARcAyQEoAMYBKQDHAQAAAAAABRUAxQEWAMgBFwDJASgAxgEpAMcBAAADFQDOARYAzwEXANABAAAAAxUAzgEWAM8BFwDQAQAAAAUVANYBFgDZARcA2gEoANcBKQDYAQAAAAAABRUA1gEWANkBFwDaASgA1wEpANgBAhUA3gGBA8kE3QEBgAMA3AEBgQPKBAAAAAUVAOIBFgDlARcA5gEoAOMBKQDkAQAAAAAABRUA4gEWAOUBFwDmASgA4wEpAOQBAYADANwBAYADANwBAxUA6wEWAOwBFwDtAQAAAAMVAOsBFgDsARcA7QEAAAADFQDzARYA9AEXAPUBAAAAAxUA8wEWAPQBFwD1AQAAAAUVAPsBFgD-ARcA_wEoAPwBKQD9AQAAAAAABRUA-wEWAP4BFwD_ASgA_AEpAP0BAAAAAxUAhQIWAIYCFwCHAgAAAAMVAIUCFgCGAhcAhwIAAAAFFQCNAhYAkAIXAJECKACOAikAjwIAAAAAAAUVAI0CFgCQAhcAkQIoAI4CKQCPAgAAAAUVAJcCFgCaAhcAmwIoAJgCKQCZAgAAAAAABRUAlwIWAJoCFwCbAigAmAIpAJkCAAAABRUAoQIWAKQCFwClAigAogIpAKMCAAAAAAAFFQChAhYApAIXAKUCKACiAikAowIAAAAFFQCrAhYArgIXAK8CKACsAikArQIAAAAAAAUVAKsCFgCuAhcArwIoAKwCKQCtAgAAAAUVALUCFgC4AhcAuQIoALYCKQC3AgAAAAAABRUAtQIWALgCFwC5AigAtgIpALcCAAAABRUAvwIWAMICFwDDAigAwAIpAMECAAAAAAAFFQC_AhYAwgIXAMMCKADAAikAwQIAAAAFFQDJAhYAzAIXAM0CKADKAikAywIAAAAAAAUVAMkCFgDMAhcAzQIoAMoCKQDLAgAAAAUVANMCFgDWAhcA1wIoANQCKQDVAgAAAAAABRUA0wIWANYCFwDXAigA1AIpANUCAAAABRUA3QIWAOACFwDhAigA3gIpAN8CAAAAAAAFFQDdAhYA4AIXAOECKADeAikA3wIAAAAFFQDnAhYA6gIXAOsCKADoAikA6QIAAAAAAAUVAOcCFgDqAhcA6wIoAOgCKQDpAgAAAAUVAPECFgD0AhcA9QIoAPICKQDzAgAAAAAABRUA8QIWAPQCFwD1AigA8gIpAPMCAAAABRUA-wIWAP4CFwD_AigA_AIpAP0CAAAAAAAFFQD7AhYA_gIXAP8CKAD8AikA_QIAAAAFFQCFAxYAiAMXAIkDKACGAykAhwMAAAAAAAUVAIUDFgCIAxcAiQMoAIYDKQCHAwYVAJEDowWNCIwDpAWRCI0DpQWVCI4DpgWZCI8DpwWdCJADAaIFAIsDAaIFAIsDAaIFAIsDAaIFAIsDAaIFAIsDBaMFnggApAWfCAClBaAIAKYFoQgApwWiCAAAAAUVAJUDFgCYAxcAmQMoAJYDKQCXAwAAAAAABRUAlQMWAJgDFwCZAygAlgMpAJcDAaIFAIsDAaIFAIsDBRUAngMWAKEDFwCiAygAnwMpAKADAAAAAAAFFQCeAxYAoQMXAKIDKACfAykAoAMBogUAiwMBogUAiwMFFQCnAxYAqgMXAKsDKACoAykAqQMAAAAAAAUVAKcDFgCqAxcAqwMoAKgDKQCpAwGiBQCLAwGiBQCLAwUVALADFgCzAxcAtAMoALEDKQCyAwAAAAAABRUAsAMWALMDFwC0AygAsQMpALIDAaIFAIsDAaIFAIsDBRUAuQMWALwDFwC9AygAugMpALsDAAAAAAAFFQC5AxYAvAMXAL0DKAC6AykAuwMBogUAiwMBogUAiwMDFQDCAxYAwwMXAMQDAAAAAxUAwgMWAMMDFwDEAwMVAMkDiQatCccDigaxCcgDAYgGAMYDAYgGAMYDAokGsgkAigazCQAAAAUVAM0DFgDQAxcA0QMoAM4DKQDPAwAAAAAABRUAzQMWANADFwDRAygAzgMpAM8DAYgGAMYDAYgGAMYDBRUA1gMWANkDFwDaAygA1wMpANgDAAAAAAAFFQDWAxYA2QMXANoDKADXAykA2AMBiAYAxgMBiAYAxgMFFQDfAxYA4gMXAOMDKADgAykA4QMAAAAAAAUVAN8DFgDiAxcA4wMoAOADKQDhAwAAAAMVAOkDFgDqAxcA6wMAAAADFQDpAxYA6gMXAOsDAAAAAxUA8QMWAPIDFwDzAwAAAAMVAPEDFgDyAxcA8wMFFQD-A9wGrgr2A90Gsgr3A-AGtgr4A-EGvQr7AwHbBgD1AwHbBgD1AwMVAPoD2wYA9QPfBroK-QMB3gYA-AMB3wa7CgADFQD9A9sGAPUD4gbBCvwDAeEGAPsDAeIGwgoAA9wGwwoA3QbECgDgBsUKAAAAAxUAggQWAIMEFwCEBAAAAAMVAIIEFgCDBBcAhAQB2wYA9QMB2wYA9QMFFQCJBBYAjAQXAI0EKACKBCkAiwQAAAAAAAUVAIkEFgCMBBcAjQQoAIoEKQCLBAHbBgD1AwHbBgD1AwMVAJIEFgCTBBcAlAQAAAADFQCSBBYAkwQXAJQEAdsGAPUDAdsGAPUDBRUAmQQWAJwEFwCdBCgAmgQpAJsEAAAAAAAFFQCZBBYAnAQXAJ0EKACaBCkAmwQB3gYA-AMB3gYA-AMFFQCiBBYApQQXAKYEKACjBCkApAQAAAAAAAUVAKIEFgClBBcApgQoAKMEKQCkBAAAAAUVAKwEFgCvBBcAsAQoAK0EKQCuBAAAAAAABRUArAQWAK8EFwCwBCgArQQpAK4EAdsGAPUDAdsGAPUDBRUAtQQWALgEFwC5BCgAtgQpALcEAAAAAAAFFQC1BBYAuAQXALkEKAC2BCkAtwQB4QYA-wMB4QYA-wMDFQC-BBYAvwQXAMAEAAAAAxUAvgQWAL8EFwDABAMVAMUE5AeBDMME5QeFDMQEAeMHAMIEAeMHAMIEAuQHhgwA5QeHDAAAAAUVAMkEFgDMBBcAzQQoAMoEKQDLBAAAAAAABRUAyQQWAMwEFwDNBCgAygQpAMsEAeMHAMIEAeMHAMIEBRUA0gQWANUEFwDWBCgA0wQpANQEAAAAAAAFFQDSBBYA1QQXANYEKADTBCkA1AQB4wcAwgQB4wcAwgQDFQDbBBYA3AQXAN0EAAAAAxUA2wQWANwEFwDdBAAAAAUVAOMEFgDmBBcA5wQoAOQEKQDlBAAAAAAABRUA4wQWAOYEFwDnBCgA5AQpAOUEAAAABRUA7QQWAPAEFwDxBCgA7gQpAO8EAAAAAAAFFQDtBBYA8AQXAPEEKADuBCkA7wQAAAAFFQD3BBYA-gQXAPsEKAD4BCkA-QQAAAAAAAUVAPcEFgD6BBcA-wQoAPgEKQD5BAAAAAMVAIEFFgCCBRcAgwUAAAADFQCBBRYAggUXAIMFAAAAAxUAiQUWAIoFFwCLBQAAAAMVAIkFFgCKBRcAiwUAAAADFQCRBRYAkgUXAJMFAAAAAxUAkQUWAJIFFwCTBQAAAAUVAJkFFgCcBRcAnQUoAJoFKQCbBQAAAAAABRUAmQUWAJwFFwCdBSgAmgUpAJsFAAAABRUAowUWAKYFFwCnBSgApAUpAKUFAAAAAAAFFQCjBRYApgUXAKcFKACkBSkApQUAAAADFQCtBRYArgUXAK8FAAAAAxUArQUWAK4FFwCvBQAAAAUVALUFFgC4BRcAuQUoALYFKQC3BQAAAAAABRUAtQUWALgFFwC5BSgAtgUpALcFAAAABRUAvwUWAMIFFwDDBSgAwAUpAMEFAAAAAAAFFQC_BRYAwgUXAMMFKADABSkAwQUAAAAFFQDJBRYAzAUXAM0FKADKBSkAywUAAAAAAAUVAMkFFgDMBRcAzQUoAMoFKQDLBQAAAAUVANMFFgDWBRcA1wUoANQFKQDVBQAAAAAABRUA0wUWANYFFwDXBSgA1AUpANUFAAAABRUA3QUWAOAFFwDhBSgA3gUpAN8FAAAAAAAFFQDdBRYA4AUXAOEFKADeBSkA3wUAAAAFFQDnBRYA6gUXAOsFKADoBSkA6QUAAAAAAAUVAOcFFgDqBRcA6wUoAOgFKQDpBQAAAAUVAPEFFgD0BRcA9QUoAPIFKQDzBQAAAAAABRUA8QUWAPQFFwD1BSgA8gUpAPMFAAAABRUA-wUWAP4FFwD_BSgA_AUpAP0FAAAAAAAFFQD7BRYA_gUXAP8FKAD8BSkA_QUAAAAFFQCFBhYAiAYXAIkGKACGBikAhwYAAAAAAAUVAIUGFgCIBhcAiQYoAIYGKQCHBgAAAAMVAI8GFgCQBhcAkQYAAAADFQCPBhYAkAYXAJEGAAAABRUAlwYWAJoGFwCbBigAmAYpAJkGAAAAAAAFFQCXBhYAmgYXAJsGKACYBikAmQYAAAAFFQChBhYApAYXAKUGKACiBikAowYAAAAAAAUVAKEGFgCkBhcApQYoAKIGKQCjBgAAAAUVAKsGFgCuBhcArwYoAKwGKQCtBgAAAAAABRUAqwYWAK4GFwCvBigArAYpAK0GAAAABRUAtQYWALgGFwC5BigAtgYpALcGAAAAAAAFFQC1BhYAuAYXALkGKAC2BikAtwYAAAAFFQC_BhYAwgYXAMMGKADABikAwQYAAAAAAAUVAL8GFgDCBhcAwwYoAMAGKQDBBgAAAAUVAMkGFgDMBhcAzQYoAMoGKQDLBgAAAAAABRUAyQYWAMwGFwDNBigAygYpAMsGAAAAAxUA0wYWANQGFwDVBgAAAAMVANMGFgDUBhcA1QYAAAAFFQDbBhYA3gYXAN8GKADcBikA3QYAAAAAAAUVANsGFgDeBhcA3wYoANwGKQDdBgAAAAMVAOUGFgDmBhcA5wYAAAADFQDlBhYA5gYXAOcGAdcLAOoGAhUA6wbWC4sS6QYB1guMEgAB1wsA6gYB1wsA6gYFFQDvBhYA8gYXAPMGKADwBikA8QYAAAAAAAUVAO8GFgDyBhcA8wYoAPAGKQDxBgAAAxUA-AYWAPkGFwD6BgAAAAMVAPgGFgD5BhcA-gYAAAAFFQCABxYAgwcXAIQHKACBBykAggcAAAAAAAUVAIAHFgCDBxcAhAcoAIEHKQCCBwAAAAMVAIoHFgCLBxcAjAcAAAADFQCKBxYAiwcXAIwHAAAABRUAkgcWAJUHFwCWBygAkwcpAJQHAAAAAAAFFQCSBxYAlQcXAJYHKACTBykAlAcCFQCcB6sMixOZBwMVAJsHqAwAmAeqDI8TmgcBqQwAmQcBqgyQEwABqwyREwAAAAMVAKAHFgChBxcAogcAAAADFQCgBxYAoQcXAKIHAagMAJgHAagMAJgHBRUApwcWAKoHFwCrBygAqAcpAKkHAAAAAAAFFQCnBxYAqgcXAKsHKACoBykAqQcBqQwAmQcBqQwAmQcFFQCwBxYAswcXALQHKACxBykAsgcAAAAAAAUVALAHFgCzBxcAtAcoALEHKQCyBwECAQIDAQUGAQYHAQcIAQkKAQoMAgsNAwwPAQ0RAg4SBBETARIUARMVAhgYBRkZCRobChscChwfCh0gCh4hCh8jCiAlAiEmCyIoCiMqAiQrDCUsCiYtCicuAioxDSsyEyw0FC01FC44FC85FDA6FDE8FDI-AjM_FTRBFDVDAjZEFjdFFDhGFDlHAjpKFztLGzxNHD1OHD5RHD9SHEBTHEFVHEJXAkNYHURaHEVcAkZdHkdeHEhfHElgAkpjH0tkJUxmJk1nJk5qJk9rJlBsJlFuJlJwAlNxJ1RzJlV1AlZ2KFd3Jlh4Jll5Alp8KVt9L1x_MF2AATBegwEwX4QBMGCFATBhhwEwYokBAmOKATFkjAEwZY4BAmaPATJnkAEwaJEBMGmSAQJqlQEza5YBOWyYATptmQE6bpwBOm-dATpwngE6caABOnKiAQJzowE7dKUBOnWnAQJ2qAE8d6kBOniqATp5qwECeq4BPXuvAUN8sQFEfbIBRH61AUR_tgFEgAG3AUSBAbkBRIIBuwECgwG8AUWEAb4BRIUBwAEChgHBAUaHAcIBRIgBwwFEiQHEAQKKAccBR4sByAFLjAHKAUyNAcsBTI4BzgFMjwHPAUyQAdABTJEB0gFMkgHUAQKTAdUBTZQB1wFMlQHZAQKWAdoBTpcB2wFMmAHcAUyZAd0BApoB4AFPmwHhAVWcAeMBVp0B5AFWngHnAVafAegBVqAB6QFWoQHrAVaiAe0BAqMB7gFXpAHwAValAfIBAqYB8wFYpwH0AVaoAfUBVqkB9gECqgH5AVmrAfoBXa4B_AFerwGCAl6wAYUCXrEBhgJesgGHAl6zAYkCXrQBiwICtQGMAmG2AY4CXrcBkAICuAGRAmK5AZICXroBkwJeuwGUAgK8AZcCY70BmAJpvgGZAl-_AZoCX8ABmwJfwQGcAl_CAZ0CX8MBnwJfxAGhAgLFAaICasYBpAJfxwGmAgLIAacCa8kBqAJfygGpAl_LAaoCAswBrQJszQGuAnLOAbACc88BsQJz0AG0AnPRAbUCc9IBtgJz0wG4AnPUAboCAtUBuwJ01gG9AnPXAb8CAtgBwAJ12QHBAnPaAcICc9sBwwIC3AHGAnbdAccCet4ByQJ73wHKAnvgAc0Ce-EBzgJ74gHPAnvjAdECe-QB0wIC5QHUAnzmAdYCe-cB2AIC6AHZAn3pAdoCe-oB2wJ76wHcAgLsAd8Cfu0B4AKEAe4B4gKFAe8B4wKFAfAB5gKFAfEB5wKFAfIB6AKFAfMB6gKFAfQB7AIC9QHtAoYB9gHvAoUB9wHxAgL4AfIChwH5AfMChQH6AfQChQH7AfUCAvwB-AKIAf0B-QKOAf4B-wKPAf8B_AKPAYAC_wKPAYECgAOPAYICgQOPAYMCgwOPAYQChQMChQKGA5ABhgKIA48BhwKKAwKIAosDkQGJAowDjwGKAo0DjwGLAo4DAowCkQOSAY0CkgOYAY4ClAOZAY8ClQOZAZACmAOZAZECmQOZAZICmgOZAZMCnAOZAZQCngMClQKfA5oBlgKhA5kBlwKjAwKYAqQDmwGZAqUDmQGaAqYDmQGbAqcDApwCqgOcAZ0CqwOgAZ4CrQOhAZ8CrgOhAaACsQOhAaECsgOhAaICswOhAaMCtQOhAaQCtwMCpQK4A6IBpgK6A6EBpwK8AwKoAr0DowGpAr4DoQGqAr8DoQGrAsADAqwCwwOkAa0CxAOqAa4CxgOrAa8CxwOrAbACygOrAbECywOrAbICzAOrAbMCzgOrAbQC0AMCtQLRA6wBtgLTA6sBtwLVAwK4AtYDrQG5AtcDqwG6AtgDqwG7AtkDArwC3AOuAb0C3QO0Ab4C3wO1Ab8C4AO1AcAC4wO1AcEC5AO1AcIC5QO1AcMC5wO1AcQC6QMCxQLqA7YBxgLsA7UBxwLuAwLIAu8DtwHJAvADtQHKAvEDtQHLAvIDAswC9QO4Ac0C9gO-AdAC-AO_AdEC_QO_AdIC_gO_AdMC_wO_AdQCgAS_AdUCggS_AdYChAQC1wKFBMIB2AKHBL8B2QKJBALaAooEwwHbAosEvwHcAowEvwHdAo0EAt4CkATEAd8CkQTKAeACkwTAAeEClATAAeIClwTAAeMCmATAAeQCmQTAAeUCmwTAAeYCnQQC5wKeBMsB6AKgBMAB6QKiBALqAqMEzAHrAqQEwAHsAqUEwAHtAqYEAu4CqQTNAe8CqgTRAfACrATSAfECrQTSAfICsATSAfMCsQTSAfQCsgTSAfUCtATSAfYCtgQC9wK3BNMB-AK5BNIB-QK7BAL6ArwE1AH7Ar0E0gH8Ar4E0gH9Ar8EAv4CwgTVAf8CwwTbAYIDxQTcAYMDywTcAYQDzgTcAYUDzwTcAYYD0ATcAYcD0gTcAYgD1AQCiQPVBN8BigPXBNwBiwPZBAKMA9oE4AGNA9sE3AGOA9wE3AGPA90EApAD4AThAZED4QTnAZID4gTdAZMD4wTdAZQD5ATdAZUD5QTdAZYD5gTdAZcD6ATdAZgD6gQCmQPrBOgBmgPtBN0BmwPvBAKcA_AE6QGdA_EE3QGeA_IE3QGfA_MEAqAD9gTqAaED9wTuAaID-QTvAaMD-gTvAaQD_QTvAaUD_gTvAaYD_wTvAacDgQXvAagDgwUCqQOEBfABqgOGBe8BqwOIBQKsA4kF8QGtA4oF7wGuA4sF7wGvA4wFArADjwXyAbEDkAX2AbIDkgX3AbMDkwX3AbQDlgX3AbUDlwX3AbYDmAX3AbcDmgX3AbgDnAUCuQOdBfgBugOfBfcBuwOhBQK8A6IF-QG9A6MF9wG-A6QF9wG_A6UFAsADqAX6AcEDqQWAAsIDqwWBAsMDrAWBAsQDrwWBAsUDsAWBAsYDsQWBAscDswWBAsgDtQUCyQO2BYICygO4BYECywO6BQLMA7sFgwLNA7wFgQLOA70FgQLPA74FAtADwQWEAtEDwgWIAtIDxAWJAtMDxQWJAtQDyAWJAtUDyQWJAtYDygWJAtcDzAWJAtgDzgUC2QPPBYoC2gPRBYkC2wPTBQLcA9QFiwLdA9UFiQLeA9YFiQLfA9cFAuAD2gWMAuED2wWSAuID3QWTAuMD3gWTAuQD4QWTAuUD4gWTAuYD4wWTAucD5QWTAugD5wUC6QPoBZQC6gPqBZMC6wPsBQLsA-0FlQLtA-4FkwLuA-8FkwLvA_AFAvAD8wWWAvED9AWcAvID9gWdAvMD9wWdAvQD-gWdAvUD-wWdAvYD_AWdAvcD_gWdAvgDgAYC-QOBBp4C-gODBp0C-wOFBgL8A4YGnwL9A4cGnQL-A4gGnQL_A4kGAoAEjAagAoEEjQamAoIEjwanAoMEkAanAoQEkwanAoUElAanAoYElQanAocElwanAogEmQYCiQSaBqgCigScBqcCiwSeBgKMBJ8GqQKNBKAGpwKOBKEGpwKPBKIGApAEpQaqApEEpgawApIEqAaxApMEqQaxApQErAaxApUErQaxApYErgaxApcEsAaxApgEsgYCmQSzBrICmgS1BrECmwS3BgKcBLgGswKdBLkGsQKeBLoGsQKfBLsGAqAEvga0AqEEvwa6AqIEwQa7AqMEwga7AqQExQa7AqUExga7AqYExwa7AqcEyQa7AqgEywYCqQTMBrwCqgTOBrsCqwTQBgKsBNEGvQKtBNIGuwKuBNMGuwKvBNQGArAE1wa-ArEE2AbEArIE2gbFArME2wbFArQE3gbFArUE3wbFArYE4AbFArcE4gbFArgE5AYCuQTlBsYCugTnBsUCuwTpBgK8BOoGxwK9BOsGxQK-BOwGxQK_BO0GAsAE8AbIAsEE8QbOAsIE8wbPAsME9AbPAsQE9wbPAsUE-AbPAsYE-QbPAscE-wbPAsgE_QYCyQT-BtACygSAB88CywSCBwLMBIMH0QLNBIQHzwLOBIUHzwLPBIYHAtAEiQfSAtEEigfYAtIEjAfZAtMEjQfZAtQEkAfZAtUEkQfZAtYEkgfZAtcElAfZAtgElgcC2QSXB9oC2gSZB9kC2wSbBwLcBJwH2wLdBJ0H2QLeBJ4H2QLfBJ8HAuAEogfcAuEEowfiAuIEpQfjAuMEpgfjAuQEqQfjAuUEqgfjAuYEqwfjAucErQfjAugErwcC6QSwB-QC6gSyB-MC6wS0BwLsBLUH5QLtBLYH4wLuBLcH4wLvBLgHAvAEuwfmAvEEvAfsAvIEvgftAvMEvwftAvQEwgftAvUEwwftAvYExAftAvcExgftAvgEyAcC-QTJB-4C-gTLB-0C-wTNBwL8BM4H7wL9BM8H7QL-BNAH7QL_BNEHAoAF1AfwAoEF1Qf2AoIF1wf3AoMF2Af3AoQF2wf3AoUF3Af3AoYF3Qf3AocF3wf3AogF4QcCiQXiB_gCigXkB_cCiwXmBwKMBecH-QKNBegH9wKOBekH9wKPBeoHApAF7Qf6ApEF7geAA5IF8AeBA5MF8QeBA5QF9AeBA5UF9QeBA5YF9geBA5cF-AeBA5gF-gcCmQX7B4IDmgX9B4EDmwX_BwKcBYAIgwOdBYEIgQOeBYIIgQOfBYMIAqAFhgiEA6EFhwiKA6gFiQiLA6kFowiLA6oFpgiLA6sFpwiLA6wFqAiLA60FqgiLA64FrAgCrwWtCJIDsAWvCIsDsQWxCAKyBbIIkwOzBbMIiwO0BbQIiwO1BbUIArYFuAiUA7cFuQiaA7gFugiMA7kFuwiMA7oFvAiMA7sFvQiMA7wFvgiMA70FwAiMA74FwggCvwXDCJsDwAXFCIwDwQXHCALCBcgInAPDBckIjAPEBcoIjAPFBcsIAsYFzgidA8cFzwijA8gF0AiNA8kF0QiNA8oF0giNA8sF0wiNA8wF1AiNA80F1giNA84F2AgCzwXZCKQD0AXbCI0D0QXdCALSBd4IpQPTBd8IjQPUBeAIjQPVBeEIAtYF5AimA9cF5QisA9gF5giOA9kF5wiOA9oF6AiOA9sF6QiOA9wF6giOA90F7AiOA94F7ggC3wXvCK0D4AXxCI4D4QXzCALiBfQIrgPjBfUIjgPkBfYIjgPlBfcIAuYF-givA-cF-wi1A-gF_AiPA-kF_QiPA-oF_giPA-sF_wiPA-wFgAmPA-0FggmPA-4FhAkC7wWFCbYD8AWHCY8D8QWJCQLyBYoJtwPzBYsJjwP0BYwJjwP1BY0JAvYFkAm4A_cFkQm-A_gFkgmQA_kFkwmQA_oFlAmQA_sFlQmQA_wFlgmQA_0FmAmQA_4FmgkC_wWbCb8DgAadCZADgQafCQKCBqAJwAODBqEJkAOEBqIJkAOFBqMJAoYGpgnBA4cGpwnFA4sGqQnGA4wGtAnGA40GtwnGA44GuAnGA48GuQnGA5AGuwnGA5EGvQkCkga-CcoDkwbACcYDlAbCCQKVBsMJywOWBsQJxgOXBsUJxgOYBsYJApkGyQnMA5oGygnSA5sGywnHA5wGzAnHA50GzQnHA54GzgnHA58GzwnHA6AG0QnHA6EG0wkCogbUCdMDowbWCccDpAbYCQKlBtkJ1AOmBtoJxwOnBtsJxwOoBtwJAqkG3wnVA6oG4AnbA6sG4QnIA6wG4gnIA60G4wnIA64G5AnIA68G5QnIA7AG5wnIA7EG6QkCsgbqCdwDswbsCcgDtAbuCQK1Bu8J3QO2BvAJyAO3BvEJyAO4BvIJArkG9QneA7oG9gnkA7sG-AnlA7wG-QnlA70G_AnlA74G_QnlA78G_gnlA8AGgArlA8EGggoCwgaDCuYDwwaFCuUDxAaHCgLFBogK5wPGBokK5QPHBooK5QPIBosKAskGjgroA8oGjwrsA8sGkQrtA8wGkgrtA80GlQrtA84GlgrtA88GlwrtA9AGmQrtA9EGmwoC0gacCu4D0waeCu0D1AagCgLVBqEK7wPWBqIK7QPXBqMK7QPYBqQKAtkGpwrwA9oGqAr0A-MGqgr1A-QGxgr1A-UGyQr1A-YGygr1A-cGywr1A-gGzQr1A-kGzwoC6gbQCv8D6wbSCvUD7AbUCgLtBtUKgATuBtYK9QPvBtcK9QPwBtgKAvEG2wqBBPIG3AqFBPMG3Qr2A_QG3gr2A_UG3wr2A_YG4Ar2A_cG4Qr2A_gG4wr2A_kG5QoC-gbmCoYE-wboCvYD_AbqCgL9BusKhwT-BuwK9gP_Bu0K9gOAB-4KAoEH8QqIBIIH8gqOBIMH8wr3A4QH9Ar3A4UH9Qr3A4YH9gr3A4cH9wr3A4gH-Qr3A4kH-woCigf8Co8Eiwf-CvcDjAeACwKNB4ELkASOB4IL9wOPB4ML9wOQB4QLApEHhwuRBJIHiAuVBJMHiQv4A5QHigv4A5UHiwv4A5YHjAv4A5cHjQv4A5gHjwv4A5kHkQsCmgeSC5YEmweUC_gDnAeWCwKdB5cLlwSeB5gL-AOfB5kL-AOgB5oLAqEHnQuYBKIHngueBKMHnwv5A6QHoAv5A6UHoQv5A6YHogv5A6cHowv5A6gHpQv5A6kHpwsCqgeoC58EqweqC_kDrAesCwKtB60LoASuB64L-QOvB68L-QOwB7ALArEHswuhBLIHtAunBLMHtguoBLQHtwuoBLUHuguoBLYHuwuoBLcHvAuoBLgHvguoBLkHwAsCugfBC6kEuwfDC6gEvAfFCwK9B8YLqgS-B8cLqAS_B8gLqATAB8kLAsEHzAurBMIHzQuxBMMHzwv7A8QH0Av7A8UH0gv7A8YH0wv7A8cH1Av7A8gH1gv7A8kH2AsCygfZC7IEywfbC_sDzAfdCwLNB94LswTOB98L-wPPB-AL-wPQB-ELAtEH5Au0BNIH5Qu6BNMH5gv8A9QH5wv8A9UH6Av8A9YH6Qv8A9cH6gv8A9gH7Av8A9kH7gsC2gfvC7sE2wfxC_wD3AfzCwLdB_QLvATeB_UL_APfB_YL_APgB_cLAuEH-gu9BOIH-wvBBOYH_QvCBOcHiAzCBOgHiwzCBOkHjAzCBOoHjQzCBOsHjwzCBOwHkQwC7QeSDMYE7geUDMIE7weWDALwB5cMxwTxB5gMwgTyB5kMwgTzB5oMAvQHnQzIBPUHngzOBPYHnwzDBPcHoAzDBPgHoQzDBPkHogzDBPoHowzDBPsHpQzDBPwHpwwC_QeoDM8E_geqDMME_wesDAKACK0M0ASBCK4MwwSCCK8MwwSDCLAMAoQIswzRBIUItAzXBIYItQzEBIcItgzEBIgItwzEBIkIuAzEBIoIuQzEBIsIuwzEBIwIvQwCjQi-DNgEjgjADMQEjwjCDAKQCMMM2QSRCMQMxASSCMUMxASTCMYMApQIyQzaBJUIygzeBJYIzAzfBJcIzQzfBJgI0AzfBJkI0QzfBJoI0gzfBJsI1AzfBJwI1gwCnQjXDOAEngjZDN8EnwjbDAKgCNwM4QShCN0M3wSiCN4M3wSjCN8MAqQI4gziBKUI4wzoBKYI5QzpBKcI5gzpBKgI6QzpBKkI6gzpBKoI6wzpBKsI7QzpBKwI7wwCrQjwDOoErgjyDOkErwj0DAKwCPUM6wSxCPYM6QSyCPcM6QSzCPgMArQI-wzsBLUI_AzyBLYI_gzzBLcI_wzzBLgIgg3zBLkIgw3zBLoIhA3zBLsIhg3zBLwIiA0CvQiJDfQEvgiLDfMEvwiNDQLACI4N9QTBCI8N8wTCCJAN8wTDCJENAsQIlA32BMUIlQ38BMYIlw39BMcImA39BMgImw39BMkInA39BMoInQ39BMsInw39BMwIoQ0CzQiiDf4EzgikDf0EzwimDQLQCKcN_wTRCKgN_QTSCKkN_QTTCKoNAtQIrQ2ABdUIrg2EBdYIsA2FBdcIsQ2FBdgItA2FBdkItQ2FBdoItg2FBdsIuA2FBdwIug0C3Qi7DYYF3gi9DYUF3wi_DQLgCMANhwXhCMENhQXiCMINhQXjCMMNAuQIxg2IBeUIxw2MBeYIyQ2NBecIyg2NBegIzQ2NBekIzg2NBeoIzw2NBesI0Q2NBewI0w0C7QjUDY4F7gjWDY0F7wjYDQLwCNkNjwXxCNoNjQXyCNsNjQXzCNwNAvQI3w2QBfUI4A2UBfYI4g2VBfcI4w2VBfgI5g2VBfkI5w2VBfoI6A2VBfsI6g2VBfwI7A0C_QjtDZYF_gjvDZUF_wjxDQKACfINlwWBCfMNlQWCCfQNlQWDCfUNAoQJ-A2YBYUJ-Q2eBYYJ-w2fBYcJ_A2fBYgJ_w2fBYkJgA6fBYoJgQ6fBYsJgw6fBYwJhQ4CjQmGDqAFjgmIDp8FjwmKDgKQCYsOoQWRCYwOnwWSCY0OnwWTCY4OApQJkQ6iBZUJkg6oBZYJlA6pBZcJlQ6pBZgJmA6pBZkJmQ6pBZoJmg6pBZsJnA6pBZwJng4CnQmfDqoFngmhDqkFnwmjDgKgCaQOqwWhCaUOqQWiCaYOqQWjCacOAqQJqg6sBaUJqw6wBaYJrQ6xBacJrg6xBagJsQ6xBakJsg6xBaoJsw6xBasJtQ6xBawJtw4CrQm4DrIFrgm6DrEFrwm8DgKwCb0OswWxCb4OsQWyCb8OsQWzCcAOArQJww60BbUJxA66BbYJxg67BbcJxw67BbgJyg67BbkJyw67BboJzA67BbsJzg67BbwJ0A4CvQnRDrwFvgnTDrsFvwnVDgLACdYOvQXBCdcOuwXCCdgOuwXDCdkOAsQJ3A6-BcUJ3Q7EBcYJ3w7FBccJ4A7FBcgJ4w7FBckJ5A7FBcoJ5Q7FBcsJ5w7FBcwJ6Q4CzQnqDsYFzgnsDsUFzwnuDgLQCe8OxwXRCfAOxQXSCfEOxQXTCfIOAtQJ9Q7IBdUJ9g7OBdYJ-A7PBdcJ-Q7PBdgJ_A7PBdkJ_Q7PBdoJ_g7PBdsJgA_PBdwJgg8C3QmDD9AF3gmFD88F3wmHDwLgCYgP0QXhCYkPzwXiCYoPzwXjCYsPAuQJjg_SBeUJjw_YBeYJkQ_ZBecJkg_ZBegJlQ_ZBekJlg_ZBeoJlw_ZBesJmQ_ZBewJmw8C7QmcD9oF7gmeD9kF7wmgDwLwCaEP2wXxCaIP2QXyCaMP2QXzCaQPAvQJpw_cBfUJqA_iBfYJqg_jBfcJqw_jBfgJrg_jBfkJrw_jBfoJsA_jBfsJsg_jBfwJtA8C_Qm1D-QF_gm3D-MF_wm5DwKACroP5QWBCrsP4wWCCrwP4wWDCr0PAoQKwA_mBYUKwQ_sBYYKww_tBYcKxA_tBYgKxw_tBYkKyA_tBYoKyQ_tBYsKyw_tBYwKzQ8CjQrOD-4FjgrQD-0FjwrSDwKQCtMP7wWRCtQP7QWSCtUP7QWTCtYPApQK2Q_wBZUK2g_2BZYK3A_3BZcK3Q_3BZgK4A_3BZkK4Q_3BZoK4g_3BZsK5A_3BZwK5g8CnQrnD_gFngrpD_cFnwrrDwKgCuwP-QWhCu0P9wWiCu4P9wWjCu8PAqQK8g_6BaUK8w-ABqYK9Q-BBqcK9g-BBqgK-Q-BBqkK-g-BBqoK-w-BBqsK_Q-BBqwK_w8CrQqAEIIGrgqCEIEGrwqEEAKwCoUQgwaxCoYQgQayCocQgQazCogQArQKixCEBrUKjBCKBrYKjhCLBrcKjxCLBrgKkhCLBrkKkxCLBroKlBCLBrsKlhCLBrwKmBACvQqZEIwGvgqbEIsGvwqdEALACp4QjQbBCp8QiwbCCqAQiwbDCqEQAsQKpBCOBsUKpRCSBsYKpxCTBscKqBCTBsgKqxCTBskKrBCTBsoKrRCTBssKrxCTBswKsRACzQqyEJQGzgq0EJMGzwq2EALQCrcQlQbRCrgQkwbSCrkQkwbTCroQAtQKvRCWBtUKvhCcBtYKwBCdBtcKwRCdBtgKxBCdBtkKxRCdBtoKxhCdBtsKyBCdBtwKyhAC3QrLEJ4G3grNEJ0G3wrPEALgCtAQnwbhCtEQnQbiCtIQnQbjCtMQAuQK1hCgBuUK1xCmBuYK2RCnBucK2hCnBugK3RCnBukK3hCnBuoK3xCnBusK4RCnBuwK4xAC7QrkEKgG7grmEKcG7wroEALwCukQqQbxCuoQpwbyCusQpwbzCuwQAvQK7xCqBvUK8BCwBvYK8hCxBvcK8xCxBvgK9hCxBvkK9xCxBvoK-BCxBvsK-hCxBvwK_BAC_Qr9ELIG_gr_ELEG_wqBEQKAC4IRswaBC4MRsQaCC4QRsQaDC4URAoQLiBG0BoULiRG6BoYLixG7BocLjBG7BogLjxG7BokLkBG7BooLkRG7BosLkxG7BowLlRECjQuWEbwGjguYEbsGjwuaEQKQC5sRvQaRC5wRuwaSC50RuwaTC54RApQLoRG-BpULohHEBpYLpBHFBpcLpRHFBpgLqBHFBpkLqRHFBpoLqhHFBpsLrBHFBpwLrhECnQuvEcYGnguxEcUGnwuzEQKgC7QRxwahC7URxQaiC7YRxQajC7cRAqQLuhHIBqULuxHOBqYLvRHPBqcLvhHPBqgLwRHPBqkLwhHPBqoLwxHPBqsLxRHPBqwLxxECrQvIEdAGrgvKEc8GrwvMEQKwC80R0QaxC84RzwayC88RzwazC9ARArQL0xHSBrUL1BHWBrYL1hHXBrcL1xHXBrgL2hHXBrkL2xHXBroL3BHXBrsL3hHXBrwL4BECvQvhEdgGvgvjEdcGvwvlEQLAC-YR2QbBC-cR1wbCC-gR1wbDC-kRAsQL7BHaBsUL7RHgBsYL7xHhBscL8BHhBsgL8xHhBskL9BHhBsoL9RHhBssL9xHhBswL-RECzQv6EeIGzgv8EeEGzwv-EQLQC_8R4wbRC4AS4QbSC4ES4QbTC4ISAtQLhRLkBtULhhLoBtgLiBLpBtkLjRLpBtoLjhLpBtsLjxLpBtwLkBLpBt0LkhLpBt4LlBIC3wuVEuwG4AuXEukG4QuZEgLiC5oS7QbjC5sS6QbkC5wS6QblC50SAuYLoBLuBucLoRL0BugLoxLqBukLpBLqBuoLpxLqBusLqBLqBuwLqRLqBu0LqxLqBu4LrRIC7wuuEvUG8AuwEuoG8QuyEgLyC7MS9gbzC7QS6gb0C7US6gb1C7YSAvYLuRL3BvcLuhL7BvgLvBL8BvkLvRL8BvoLwBL8BvsLwRL8BvwLwhL8Bv0LxBL8Bv4LxhIC_wvHEv0GgAzJEvwGgQzLEgKCDMwS_gaDDM0S_AaEDM4S_AaFDM8SAoYM0hL_BocM0xKFB4gM1RKGB4kM1hKGB4oM2RKGB4sM2hKGB4wM2xKGB40M3RKGB44M3xICjwzgEocHkAziEoYHkQzkEgKSDOUSiAeTDOYShgeUDOcShgeVDOgSApYM6xKJB5cM7BKNB5gM7hKOB5kM7xKOB5oM8hKOB5sM8xKOB5wM9BKOB50M9hKOB54M-BICnwz5Eo8HoAz7Eo4HoQz9EgKiDP4SkAejDP8SjgekDIATjgelDIETAqYMhBORB6cMhROXB6wMhxOYB60MkhOYB64MlROYB68MlhOYB7AMlxOYB7EMmROYB7IMmxMCswycE50HtAyeE5gHtQygEwK2DKETnge3DKITmAe4DKMTmAe5DKQTAroMpxOfB7sMqBOjB7wMqROZB70MqhOZB74MqxOZB78MrBOZB8AMrROZB8EMrxOZB8IMsRMCwwyyE6QHxAy0E5kHxQy2EwLGDLcTpQfHDLgTmQfIDLkTmQfJDLoTAsoMvROmB8sMvhOsB8wMvxOaB80MwBOaB84MwROaB88MwhOaB9AMwxOaB9EMxROaB9IMxxMC0wzIE60H1AzKE5oH1QzMEwLWDM0TrgfXDM4TmgfYDM8TmgfZDNATAtoM0xOvB9sM1BO1Bw"
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
