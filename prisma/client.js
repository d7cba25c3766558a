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
config.runtimeDataModel = JSON.parse('{"models":{"EarnedAchievement":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"},{"name":"earnedAt","kind":"scalar","type":"DateTime","dbName":"earned_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"}],"dbName":"earned_achievement","schema":null},"Appeal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"flag","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"decideBy","kind":"scalar","type":"DateTime","dbName":"decide_by"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"decision","kind":"scalar","type":"String"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"totalBefore","kind":"scalar","type":"Int","dbName":"total_before"},{"name":"totalAfter","kind":"scalar","type":"Int","dbName":"total_after"},{"name":"consent","kind":"scalar","type":"String"}],"dbName":"appeal","schema":null},"AttestationSchema":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"schema","kind":"scalar","type":"String"},{"name":"resolver","kind":"scalar","type":"String"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"attestation_schema","schema":null},"Attestation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"data","kind":"scalar","type":"String"},{"name":"omittedBytes","kind":"scalar","type":"Int","dbName":"omitted_bytes"},{"name":"decoded","kind":"scalar","type":"Json"},{"name":"preview","kind":"scalar","type":"Json"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"refUid","kind":"scalar","type":"String","dbName":"ref_uid"},{"name":"salt","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"signatureKind","kind":"scalar","type":"String","dbName":"signature_kind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"revocationReason","kind":"scalar","type":"String","dbName":"revocation_reason"},{"name":"revocationDetails","kind":"scalar","type":"String","dbName":"revocation_details"},{"name":"publicReason","kind":"scalar","type":"String","dbName":"public_reason"},{"name":"revocationSignature","kind":"scalar","type":"String","dbName":"revocation_signature"},{"name":"revocationSeq","kind":"scalar","type":"BigInt","dbName":"revocation_seq"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revokedBlock","kind":"scalar","type":"BigInt","dbName":"revoked_block"},{"name":"revokedTxHash","kind":"scalar","type":"String","dbName":"revoked_tx_hash"},{"name":"final","kind":"scalar","type":"Boolean"}],"dbName":"attestation","schema":null},"LeftOutAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"sender","kind":"scalar","type":"String"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"attestation","kind":"scalar","type":"Json"}],"dbName":"left_out_attestation","schema":null},"EarlyRevocation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"}],"dbName":"early_revocation","schema":null},"IssuerWeight":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"issuer_weight","schema":null},"Notification":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"}],"dbName":"notification","schema":null},"PendingAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"uid","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"subject","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revocation","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"}],"dbName":"pending_attestation","schema":null},"Meta":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Json"}],"dbName":"meta","schema":null},"Developer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tier","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToDeveloper"}],"dbName":"developer","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"origins","kind":"scalar","type":"String"},{"name":"policyIds","kind":"scalar","type":"String","dbName":"policy_ids"},{"name":"permissions","kind":"scalar","type":"String"},{"name":"rateLimit","kind":"scalar","type":"Int","dbName":"rate_limit"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"last4","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"replacedBy","kind":"scalar","type":"String","dbName":"replaced_by"},{"name":"developer","kind":"object","type":"Developer","relationName":"ApiKeyToDeveloper"}],"dbName":"api_key","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actor","kind":"scalar","type":"String"},{"name":"act","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"}],"dbName":"audit_entry","schema":null},"IdempotentRequest":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"committed","kind":"scalar","type":"Boolean"},{"name":"results","kind":"scalar","type":"Bytes"},{"name":"fence","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"idempotent_request","schema":null},"IdempotentBytes":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"bytes","kind":"scalar","type":"BigInt"}],"dbName":"idempotent_bytes","schema":null},"DayCount":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"requests","kind":"scalar","type":"Int"}],"dbName":"day_count","schema":null},"AuthNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"auth_nonce","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"session","schema":null},"UsageHour":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"endpoint","kind":"scalar","type":"String"},{"name":"requests","kind":"scalar","type":"Int"},{"name":"errors","kind":"scalar","type":"Int"},{"name":"latencies","kind":"scalar","type":"Int"}],"dbName":"usage_hour","schema":null},"Epoch":{"fields":[{"name":"number","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"String"},{"name":"previousRoot","kind":"scalar","type":"String","dbName":"previous_root"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"rows","kind":"scalar","type":"Int"},{"name":"chains","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"nodes","kind":"scalar","type":"Bytes"},{"name":"lineBytes","kind":"scalar","type":"BigInt","dbName":"line_bytes"},{"name":"checksum","kind":"scalar","type":"BigInt"},{"name":"storedBytes","kind":"scalar","type":"BigInt","dbName":"stored_bytes"},{"name":"published","kind":"scalar","type":"Json"}],"dbName":"epoch","schema":null},"EpochPage":{"fields":[{"name":"epoch","kind":"scalar","type":"Int"},{"name":"firstIndex","kind":"scalar","type":"Int","dbName":"first_index"},{"name":"firstAddress","kind":"scalar","type":"String","dbName":"first_address"},{"name":"chunkHash","kind":"scalar","type":"Bytes","dbName":"chunk_hash"},{"name":"leaves","kind":"scalar","type":"Bytes"},{"name":"chunk","kind":"object","type":"EpochChunk","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_page","schema":null},"EpochChunk":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"data","kind":"scalar","type":"Bytes"},{"name":"pages","kind":"object","type":"EpochPage","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_chunk","schema":null},"NameEvent":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameHash","kind":"scalar","type":"String","dbName":"name_hash"},{"name":"account","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"name_event","schema":null},"Identity":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"state","kind":"scalar","type":"String"},{"name":"parent","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"mintedAt","kind":"scalar","type":"DateTime","dbName":"minted_at"},{"name":"final","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"blocked","kind":"scalar","type":"Boolean"},{"name":"received","kind":"scalar","type":"Boolean"},{"name":"wallets","kind":"object","type":"IdentityWallet","relationName":"IdentityToIdentityWallet"}],"dbName":"identity","schema":null},"IdentityWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"primary","kind":"scalar","type":"Boolean"},{"name":"linkedAt","kind":"scalar","type":"DateTime","dbName":"linked_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"counts","kind":"scalar","type":"Boolean"},{"name":"identity","kind":"object","type":"Identity","relationName":"IdentityToIdentityWallet"}],"dbName":"identity_wallet","schema":null},"IdentityDeparture":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leftAt","kind":"scalar","type":"DateTime","dbName":"left_at"}],"dbName":"identity_departure","schema":null},"IdentityPast":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"owner","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"wallets","kind":"scalar","type":"Json"}],"dbName":"identity_past","schema":null},"WalletGroup":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"joinedAt","kind":"scalar","type":"DateTime","dbName":"joined_at"}],"dbName":"wallet_group","schema":null},"ChainCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"headNumber","kind":"scalar","type":"BigInt","dbName":"head_number"},{"name":"finalizedBlock","kind":"scalar","type":"BigInt","dbName":"finalized_block"},{"name":"scoredBlock","kind":"scalar","type":"BigInt","dbName":"scored_block"},{"name":"scoredHash","kind":"scalar","type":"String","dbName":"scored_hash"},{"name":"dayBlockNumber","kind":"scalar","type":"BigInt","dbName":"day_block_number"},{"name":"dayBlockHash","kind":"scalar","type":"String","dbName":"day_block_hash"},{"name":"dayBlockTime","kind":"scalar","type":"BigInt","dbName":"day_block_time"},{"name":"state","kind":"scalar","type":"String"},{"name":"error","kind":"scalar","type":"String"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"missingBlock","kind":"scalar","type":"BigInt","dbName":"missing_block"},{"name":"missingSince","kind":"scalar","type":"DateTime","dbName":"missing_since"}],"dbName":"chain_cursor","schema":null},"ExplorerHead":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"guessed","kind":"scalar","type":"Boolean"}],"dbName":"explorer_head","schema":null},"ExplorerFault":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"host","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"}],"dbName":"explorer_fault","schema":null},"ChainControl":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"pausedAt","kind":"scalar","type":"DateTime","dbName":"paused_at"},{"name":"pauseReason","kind":"scalar","type":"String","dbName":"pause_reason"},{"name":"reindexFrom","kind":"scalar","type":"BigInt","dbName":"reindex_from"},{"name":"reindexRequestedAt","kind":"scalar","type":"DateTime","dbName":"reindex_requested_at"},{"name":"reindexStartedAt","kind":"scalar","type":"DateTime","dbName":"reindex_started_at"},{"name":"setAsideBlock","kind":"scalar","type":"BigInt","dbName":"set_aside_block"},{"name":"setAsideRequestedAt","kind":"scalar","type":"DateTime","dbName":"set_aside_requested_at"}],"dbName":"chain_control","schema":null},"Block":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"String"},{"name":"parentHash","kind":"scalar","type":"String","dbName":"parent_hash"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"statedTime","kind":"scalar","type":"BigInt","dbName":"stated_time"}],"dbName":"block","schema":null},"Activity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"activity","schema":null},"Facts":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"}],"dbName":"facts","schema":null},"FactsSnapshot":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"facts_snapshot","schema":null},"FundingCluster":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"funder","kind":"scalar","type":"String"},{"name":"clusterSize","kind":"scalar","type":"Int","dbName":"cluster_size"},{"name":"chainLength","kind":"scalar","type":"Int","dbName":"chain_length"}],"dbName":"funding_cluster","schema":null},"AlikeCluster":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"size","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"Json"},{"name":"foundBy","kind":"scalar","type":"String","dbName":"found_by"}],"dbName":"alike_cluster","schema":null},"PaymentTrust":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"payment_trust","schema":null},"QuarantinedTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"firstBlock","kind":"scalar","type":"BigInt","dbName":"first_block"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"}],"dbName":"quarantined_transaction","schema":null},"QuarantinedWallet":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"partlyRead","kind":"scalar","type":"Boolean","dbName":"partly_read"}],"dbName":"quarantined_wallet","schema":null},"List":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"read","kind":"scalar","type":"String"},{"name":"repair","kind":"scalar","type":"Boolean"},{"name":"column","kind":"scalar","type":"String"},{"name":"previousId","kind":"scalar","type":"String","dbName":"previous_id"},{"name":"format","kind":"scalar","type":"Json"},{"name":"columns","kind":"scalar","type":"Json"},{"name":"counts","kind":"scalar","type":"Json"},{"name":"summary","kind":"scalar","type":"Json"},{"name":"charged","kind":"scalar","type":"Boolean"},{"name":"reading","kind":"scalar","type":"String"},{"name":"lastRow","kind":"scalar","type":"Int","dbName":"last_row"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"uploads","kind":"object","type":"ListUpload","relationName":"ListToListUpload"},{"name":"rows","kind":"object","type":"ListRow","relationName":"ListToListRow"},{"name":"lines","kind":"object","type":"ListLine","relationName":"ListToListLine"},{"name":"clusters","kind":"object","type":"ListCluster","relationName":"ListToListCluster"},{"name":"shares","kind":"object","type":"ListShare","relationName":"ListToListShare"}],"dbName":"list","schema":null},"ListUpload":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"list","kind":"object","type":"List","relationName":"ListToListUpload"}],"dbName":"list_upload","schema":null},"ListRow":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"row","kind":"scalar","type":"Int"},{"name":"line","kind":"scalar","type":"Int"},{"name":"input","kind":"scalar","type":"String"},{"name":"identity","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"special","kind":"scalar","type":"String"},{"name":"duplicateOf","kind":"scalar","type":"Int","dbName":"duplicate_of"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reasons","kind":"scalar","type":"Json"},{"name":"svcId","kind":"scalar","type":"String","dbName":"svc_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"tier","kind":"scalar","type":"String"},{"name":"flags","kind":"scalar","type":"String"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"known","kind":"scalar","type":"Boolean"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"keep","kind":"scalar","type":"Boolean"},{"name":"sameAs","kind":"scalar","type":"Int","dbName":"same_as"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"list","kind":"object","type":"List","relationName":"ListToListRow"}],"dbName":"list_row","schema":null},"ListLine":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"line","kind":"scalar","type":"Int"},{"name":"row","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListLine"}],"dbName":"list_line","schema":null},"ListCluster":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"size","kind":"scalar","type":"Int"},{"name":"strength","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"keep","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListCluster"}],"dbName":"list_cluster","schema":null},"ListShare":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"list","kind":"object","type":"List","relationName":"ListToListShare"}],"dbName":"list_share","schema":null},"ListTree":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"who","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"String"},{"name":"cap","kind":"scalar","type":"Decimal"},{"name":"floor","kind":"scalar","type":"Decimal"},{"name":"decimals","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"Bytes"},{"name":"leaves","kind":"scalar","type":"Int"},{"name":"sum","kind":"scalar","type":"Decimal"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"day","kind":"scalar","type":"BigInt"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"issuedAt","kind":"scalar","type":"BigInt","dbName":"issued_at"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"leafRows","kind":"object","type":"ListTreeLeaf","relationName":"ListTreeToListTreeLeaf"},{"name":"nodes","kind":"object","type":"ListTreeNode","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree","schema":null},"ListTreeLeaf":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"index","kind":"scalar","type":"Int"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"position","kind":"scalar","type":"Int"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeLeaf"}],"dbName":"list_tree_leaf","schema":null},"ListTreeNode":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree_node","schema":null},"PersonSession":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"providerSession","kind":"scalar","type":"String","dbName":"provider_session"},{"name":"role","kind":"scalar","type":"String"},{"name":"grantedBy","kind":"scalar","type":"String","dbName":"granted_by"},{"name":"refreshToken","kind":"scalar","type":"String","dbName":"refresh_token"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"checkAt","kind":"scalar","type":"DateTime","dbName":"check_at"},{"name":"checkFault","kind":"scalar","type":"String","dbName":"check_fault"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"person_session","schema":null},"LogoutToken":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"logout_token","schema":null},"Policy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"simulations","kind":"object","type":"PolicySimulation","relationName":"PolicyToPolicySimulation"},{"name":"nullifiers","kind":"object","type":"PassNullifier","relationName":"PassNullifierToPolicy"},{"name":"snapshots","kind":"object","type":"SnapshotToken","relationName":"PolicyToSnapshotToken"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyToPolicyWatch"}],"dbName":"policy","schema":null},"PolicySimulation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"lastSubject","kind":"scalar","type":"String","dbName":"last_subject"},{"name":"tally","kind":"scalar","type":"Json"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicySimulation"}],"dbName":"policy_simulation","schema":null},"PassNullifier":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"nullifier","kind":"scalar","type":"String"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PassNullifierToPolicy"}],"dbName":"pass_nullifier","schema":null},"SnapshotToken":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"stored","kind":"scalar","type":"Int"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToSnapshotToken"},{"name":"blocks","kind":"object","type":"SnapshotBlock","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_token","schema":null},"SnapshotBlock":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"network","kind":"scalar","type":"BigInt"},{"name":"snapshot","kind":"scalar","type":"BigInt"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"token","kind":"object","type":"SnapshotToken","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_block","schema":null},"SnapshotAnswer":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"address","kind":"scalar","type":"String"},{"name":"score","kind":"scalar","type":"Int"}],"dbName":"snapshot_answer","schema":null},"PolicyWatch":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"wallets","kind":"scalar","type":"Int"},{"name":"readsChain","kind":"scalar","type":"Boolean","dbName":"reads_chain"},{"name":"turnAt","kind":"scalar","type":"DateTime","dbName":"turn_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicyWatch"},{"name":"watched","kind":"object","type":"WatchedWallet","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"policy_watch","schema":null},"WatchedWallet":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"chainOutcomes","kind":"scalar","type":"String","dbName":"chain_outcomes"},{"name":"chainReadAt","kind":"scalar","type":"DateTime","dbName":"chain_read_at"},{"name":"nextOutcome","kind":"scalar","type":"String","dbName":"next_outcome"},{"name":"nextBlocks","kind":"scalar","type":"Json","dbName":"next_blocks"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"watched_wallet","schema":null},"ChainRead":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"calls","kind":"scalar","type":"Int"}],"dbName":"chain_read","schema":null},"OnceWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"party","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"histories","kind":"object","type":"OnceHistory","relationName":"OnceHistoryToOnceWallet"},{"name":"questions","kind":"object","type":"OnceQuestion","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_wallet","schema":null},"OnceHistory":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"headAt","kind":"scalar","type":"BigInt","dbName":"head_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceHistoryToOnceWallet"}],"dbName":"once_history","schema":null},"OnceQuestion":{"fields":[{"name":"asker","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"reads","kind":"scalar","type":"Boolean"},{"name":"payer","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"compareFrom","kind":"scalar","type":"DateTime","dbName":"compare_from"},{"name":"alike","kind":"scalar","type":"Json"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_question","schema":null},"Reservation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"name","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"deposit","kind":"scalar","type":"Decimal"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"state","kind":"scalar","type":"String"}],"dbName":"reservation","schema":null},"ReservationCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"}],"dbName":"reservation_cursor","schema":null},"Voucher":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"claimer","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"referralCode","kind":"scalar","type":"String","dbName":"referral_code"},{"name":"consents","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"}],"dbName":"voucher","schema":null},"ReferralCode":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"referral_code","schema":null},"Referral":{"fields":[{"name":"referee","kind":"scalar","type":"String"},{"name":"referrer","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"referral","schema":null},"SponsoredMint":{"fields":[{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsored_mint","schema":null},"SentTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"sender","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"raw","kind":"scalar","type":"String"},{"name":"hashes","kind":"scalar","type":"String"},{"name":"raises","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"}],"dbName":"sent_transaction","schema":null},"Score":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"bonus","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"unavailable","kind":"scalar","type":"String"},{"name":"stale","kind":"scalar","type":"String"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"modelHash","kind":"scalar","type":"Bytes","dbName":"model_hash"},{"name":"reachedAt","kind":"scalar","type":"BigInt","dbName":"reached_at"},{"name":"nextChangeDay","kind":"scalar","type":"BigInt","dbName":"next_change_day"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"score","schema":null},"ScoreFacts":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"score_facts","schema":null},"ScoreSteps":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"days","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"}],"dbName":"score_steps","schema":null},"ScoreFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"before","kind":"scalar","type":"Int"},{"name":"after","kind":"scalar","type":"Int"},{"name":"rankedBefore","kind":"scalar","type":"Boolean","dbName":"ranked_before"},{"name":"rankedAfter","kind":"scalar","type":"Boolean","dbName":"ranked_after"},{"name":"reachedBefore","kind":"scalar","type":"BigInt","dbName":"reached_before"},{"name":"reachedAfter","kind":"scalar","type":"BigInt","dbName":"reached_after"},{"name":"cause","kind":"scalar","type":"String"},{"name":"sourceChain","kind":"scalar","type":"BigInt","dbName":"source_chain"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"}],"dbName":"score_feed","schema":null},"IdentityFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"identity","kind":"scalar","type":"String"}],"dbName":"identity_feed","schema":null},"SavedRanking":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"position","kind":"scalar","type":"String"},{"name":"scopes","kind":"scalar","type":"Json"},{"name":"savedAt","kind":"scalar","type":"DateTime","dbName":"saved_at"}],"dbName":"saved_ranking","schema":null},"ScoreClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"recordedAt","kind":"scalar","type":"DateTime","dbName":"recorded_at"}],"dbName":"score_close","schema":null},"StaleClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"stale_close","schema":null},"PendingScore":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"scoredTo","kind":"scalar","type":"String","dbName":"scored_to"},{"name":"scored","kind":"scalar","type":"BigInt"}],"dbName":"pending_score","schema":null},"ModelSwitch":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"version","kind":"scalar","type":"String"},{"name":"announcedAt","kind":"scalar","type":"DateTime","dbName":"announced_at"},{"name":"activeFrom","kind":"scalar","type":"DateTime","dbName":"active_from"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"rescoredAt","kind":"scalar","type":"DateTime","dbName":"rescored_at"},{"name":"summary","kind":"scalar","type":"Json"}],"dbName":"model_switch","schema":null},"ModelComparison":{"fields":[{"name":"version","kind":"scalar","type":"String"},{"name":"requestedAt","kind":"scalar","type":"DateTime","dbName":"requested_at"},{"name":"compared","kind":"scalar","type":"Int"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"result","kind":"scalar","type":"Json"}],"dbName":"model_comparison","schema":null},"Takedown":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"liftedAt","kind":"scalar","type":"DateTime","dbName":"lifted_at"}],"dbName":"takedown","schema":null},"TradingCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"since24h","kind":"scalar","type":"BigInt","dbName":"since_24h"},{"name":"since7d","kind":"scalar","type":"BigInt","dbName":"since_7d"},{"name":"since30d","kind":"scalar","type":"BigInt","dbName":"since_30d"},{"name":"settings","kind":"scalar","type":"String"}],"dbName":"trading_cursor","schema":null},"Trade":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trade","schema":null},"TradingHolding":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"cost","kind":"scalar","type":"Decimal"}],"dbName":"trading_holding","schema":null},"Trader":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"trades","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trader","schema":null},"TraderHistogram":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"sort","kind":"scalar","type":"String"},{"name":"bucket","kind":"scalar","type":"Decimal"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"traders","kind":"scalar","type":"BigInt"}],"dbName":"trader_histogram","schema":null},"StaleTrader":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"subject","kind":"scalar","type":"String"}],"dbName":"stale_trader","schema":null},"Wallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"wallet","schema":null},"TrackedWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"smartAccount","kind":"scalar","type":"Boolean","dbName":"smart_account"},{"name":"error","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"fromBlock","kind":"scalar","type":"BigInt","dbName":"from_block"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"},{"name":"attestedFrom","kind":"scalar","type":"BigInt","dbName":"attested_from"},{"name":"attestedTo","kind":"scalar","type":"BigInt","dbName":"attested_to"},{"name":"attestDue","kind":"scalar","type":"DateTime","dbName":"attest_due"}],"dbName":"tracked_wallet","schema":null},"Tracking":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"tracking","schema":null},"Backfill":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"party","kind":"scalar","type":"String"},{"name":"line","kind":"object","type":"BackfillParty","relationName":"BackfillToBackfillParty"},{"name":"turns","kind":"scalar","type":"Int"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Json"}],"dbName":"backfill","schema":null},"BackfillParty":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"servedAt","kind":"scalar","type":"DateTime","dbName":"served_at"},{"name":"backfills","kind":"object","type":"Backfill","relationName":"BackfillToBackfillParty"}],"dbName":"backfill_party","schema":null},"StagedActivity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"staged_activity","schema":null},"AutomaticTracking":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"automatic_tracking","schema":null},"Outbox":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"event","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subjectsDone","kind":"scalar","type":"Boolean","dbName":"subjects_done"},{"name":"expandedTo","kind":"scalar","type":"String","dbName":"expanded_to"}],"dbName":"outbox","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"events","kind":"scalar","type":"String"},{"name":"subjects","kind":"scalar","type":"String"},{"name":"allSubjects","kind":"scalar","type":"Boolean","dbName":"all_subjects"},{"name":"secret","kind":"scalar","type":"String"},{"name":"oldSecret","kind":"scalar","type":"String","dbName":"old_secret"},{"name":"oldSecretUntil","kind":"scalar","type":"DateTime","dbName":"old_secret_until"},{"name":"signatureKey","kind":"scalar","type":"String","dbName":"signature_key"},{"name":"oldSignatureKey","kind":"scalar","type":"String","dbName":"old_signature_key"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"operatorOff","kind":"scalar","type":"Boolean","dbName":"operator_off"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"isFull","kind":"scalar","type":"Boolean","dbName":"is_full"},{"name":"missedFrom","kind":"scalar","type":"DateTime","dbName":"missed_from"},{"name":"missedUntil","kind":"scalar","type":"DateTime","dbName":"missed_until"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"event","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"earlierAttempts","kind":"scalar","type":"Int","dbName":"earlier_attempts"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"},{"name":"attempts","kind":"object","type":"WebhookAttempt","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_delivery","schema":null},"WebhookAttempt":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"error","kind":"scalar","type":"String"},{"name":"requestHeaders","kind":"scalar","type":"Json","dbName":"request_headers"},{"name":"responseBody","kind":"scalar","type":"String","dbName":"response_body"},{"name":"delivery","kind":"object","type":"WebhookDelivery","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_attempt","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","EarnedAchievement.findUnique","EarnedAchievement.findUniqueOrThrow","orderBy","cursor","EarnedAchievement.findFirst","EarnedAchievement.findFirstOrThrow","EarnedAchievement.findMany","data","EarnedAchievement.createOne","EarnedAchievement.createMany","EarnedAchievement.createManyAndReturn","EarnedAchievement.updateOne","EarnedAchievement.updateMany","EarnedAchievement.updateManyAndReturn","create","update","EarnedAchievement.upsertOne","EarnedAchievement.deleteOne","EarnedAchievement.deleteMany","having","_count","_min","_max","EarnedAchievement.groupBy","EarnedAchievement.aggregate","Appeal.findUnique","Appeal.findUniqueOrThrow","Appeal.findFirst","Appeal.findFirstOrThrow","Appeal.findMany","Appeal.createOne","Appeal.createMany","Appeal.createManyAndReturn","Appeal.updateOne","Appeal.updateMany","Appeal.updateManyAndReturn","Appeal.upsertOne","Appeal.deleteOne","Appeal.deleteMany","_avg","_sum","Appeal.groupBy","Appeal.aggregate","AttestationSchema.findUnique","AttestationSchema.findUniqueOrThrow","AttestationSchema.findFirst","AttestationSchema.findFirstOrThrow","AttestationSchema.findMany","AttestationSchema.createOne","AttestationSchema.createMany","AttestationSchema.createManyAndReturn","AttestationSchema.updateOne","AttestationSchema.updateMany","AttestationSchema.updateManyAndReturn","AttestationSchema.upsertOne","AttestationSchema.deleteOne","AttestationSchema.deleteMany","AttestationSchema.groupBy","AttestationSchema.aggregate","Attestation.findUnique","Attestation.findUniqueOrThrow","Attestation.findFirst","Attestation.findFirstOrThrow","Attestation.findMany","Attestation.createOne","Attestation.createMany","Attestation.createManyAndReturn","Attestation.updateOne","Attestation.updateMany","Attestation.updateManyAndReturn","Attestation.upsertOne","Attestation.deleteOne","Attestation.deleteMany","Attestation.groupBy","Attestation.aggregate","LeftOutAttestation.findUnique","LeftOutAttestation.findUniqueOrThrow","LeftOutAttestation.findFirst","LeftOutAttestation.findFirstOrThrow","LeftOutAttestation.findMany","LeftOutAttestation.createOne","LeftOutAttestation.createMany","LeftOutAttestation.createManyAndReturn","LeftOutAttestation.updateOne","LeftOutAttestation.updateMany","LeftOutAttestation.updateManyAndReturn","LeftOutAttestation.upsertOne","LeftOutAttestation.deleteOne","LeftOutAttestation.deleteMany","LeftOutAttestation.groupBy","LeftOutAttestation.aggregate","EarlyRevocation.findUnique","EarlyRevocation.findUniqueOrThrow","EarlyRevocation.findFirst","EarlyRevocation.findFirstOrThrow","EarlyRevocation.findMany","EarlyRevocation.createOne","EarlyRevocation.createMany","EarlyRevocation.createManyAndReturn","EarlyRevocation.updateOne","EarlyRevocation.updateMany","EarlyRevocation.updateManyAndReturn","EarlyRevocation.upsertOne","EarlyRevocation.deleteOne","EarlyRevocation.deleteMany","EarlyRevocation.groupBy","EarlyRevocation.aggregate","IssuerWeight.findUnique","IssuerWeight.findUniqueOrThrow","IssuerWeight.findFirst","IssuerWeight.findFirstOrThrow","IssuerWeight.findMany","IssuerWeight.createOne","IssuerWeight.createMany","IssuerWeight.createManyAndReturn","IssuerWeight.updateOne","IssuerWeight.updateMany","IssuerWeight.updateManyAndReturn","IssuerWeight.upsertOne","IssuerWeight.deleteOne","IssuerWeight.deleteMany","IssuerWeight.groupBy","IssuerWeight.aggregate","Notification.findUnique","Notification.findUniqueOrThrow","Notification.findFirst","Notification.findFirstOrThrow","Notification.findMany","Notification.createOne","Notification.createMany","Notification.createManyAndReturn","Notification.updateOne","Notification.updateMany","Notification.updateManyAndReturn","Notification.upsertOne","Notification.deleteOne","Notification.deleteMany","Notification.groupBy","Notification.aggregate","PendingAttestation.findUnique","PendingAttestation.findUniqueOrThrow","PendingAttestation.findFirst","PendingAttestation.findFirstOrThrow","PendingAttestation.findMany","PendingAttestation.createOne","PendingAttestation.createMany","PendingAttestation.createManyAndReturn","PendingAttestation.updateOne","PendingAttestation.updateMany","PendingAttestation.updateManyAndReturn","PendingAttestation.upsertOne","PendingAttestation.deleteOne","PendingAttestation.deleteMany","PendingAttestation.groupBy","PendingAttestation.aggregate","Meta.findUnique","Meta.findUniqueOrThrow","Meta.findFirst","Meta.findFirstOrThrow","Meta.findMany","Meta.createOne","Meta.createMany","Meta.createManyAndReturn","Meta.updateOne","Meta.updateMany","Meta.updateManyAndReturn","Meta.upsertOne","Meta.deleteOne","Meta.deleteMany","Meta.groupBy","Meta.aggregate","developer","keys","Developer.findUnique","Developer.findUniqueOrThrow","Developer.findFirst","Developer.findFirstOrThrow","Developer.findMany","Developer.createOne","Developer.createMany","Developer.createManyAndReturn","Developer.updateOne","Developer.updateMany","Developer.updateManyAndReturn","Developer.upsertOne","Developer.deleteOne","Developer.deleteMany","Developer.groupBy","Developer.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","IdempotentRequest.findUnique","IdempotentRequest.findUniqueOrThrow","IdempotentRequest.findFirst","IdempotentRequest.findFirstOrThrow","IdempotentRequest.findMany","IdempotentRequest.createOne","IdempotentRequest.createMany","IdempotentRequest.createManyAndReturn","IdempotentRequest.updateOne","IdempotentRequest.updateMany","IdempotentRequest.updateManyAndReturn","IdempotentRequest.upsertOne","IdempotentRequest.deleteOne","IdempotentRequest.deleteMany","IdempotentRequest.groupBy","IdempotentRequest.aggregate","IdempotentBytes.findUnique","IdempotentBytes.findUniqueOrThrow","IdempotentBytes.findFirst","IdempotentBytes.findFirstOrThrow","IdempotentBytes.findMany","IdempotentBytes.createOne","IdempotentBytes.createMany","IdempotentBytes.createManyAndReturn","IdempotentBytes.updateOne","IdempotentBytes.updateMany","IdempotentBytes.updateManyAndReturn","IdempotentBytes.upsertOne","IdempotentBytes.deleteOne","IdempotentBytes.deleteMany","IdempotentBytes.groupBy","IdempotentBytes.aggregate","DayCount.findUnique","DayCount.findUniqueOrThrow","DayCount.findFirst","DayCount.findFirstOrThrow","DayCount.findMany","DayCount.createOne","DayCount.createMany","DayCount.createManyAndReturn","DayCount.updateOne","DayCount.updateMany","DayCount.updateManyAndReturn","DayCount.upsertOne","DayCount.deleteOne","DayCount.deleteMany","DayCount.groupBy","DayCount.aggregate","AuthNonce.findUnique","AuthNonce.findUniqueOrThrow","AuthNonce.findFirst","AuthNonce.findFirstOrThrow","AuthNonce.findMany","AuthNonce.createOne","AuthNonce.createMany","AuthNonce.createManyAndReturn","AuthNonce.updateOne","AuthNonce.updateMany","AuthNonce.updateManyAndReturn","AuthNonce.upsertOne","AuthNonce.deleteOne","AuthNonce.deleteMany","AuthNonce.groupBy","AuthNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","Epoch.findUnique","Epoch.findUniqueOrThrow","Epoch.findFirst","Epoch.findFirstOrThrow","Epoch.findMany","Epoch.createOne","Epoch.createMany","Epoch.createManyAndReturn","Epoch.updateOne","Epoch.updateMany","Epoch.updateManyAndReturn","Epoch.upsertOne","Epoch.deleteOne","Epoch.deleteMany","Epoch.groupBy","Epoch.aggregate","pages","chunk","EpochPage.findUnique","EpochPage.findUniqueOrThrow","EpochPage.findFirst","EpochPage.findFirstOrThrow","EpochPage.findMany","EpochPage.createOne","EpochPage.createMany","EpochPage.createManyAndReturn","EpochPage.updateOne","EpochPage.updateMany","EpochPage.updateManyAndReturn","EpochPage.upsertOne","EpochPage.deleteOne","EpochPage.deleteMany","EpochPage.groupBy","EpochPage.aggregate","EpochChunk.findUnique","EpochChunk.findUniqueOrThrow","EpochChunk.findFirst","EpochChunk.findFirstOrThrow","EpochChunk.findMany","EpochChunk.createOne","EpochChunk.createMany","EpochChunk.createManyAndReturn","EpochChunk.updateOne","EpochChunk.updateMany","EpochChunk.updateManyAndReturn","EpochChunk.upsertOne","EpochChunk.deleteOne","EpochChunk.deleteMany","EpochChunk.groupBy","EpochChunk.aggregate","NameEvent.findUnique","NameEvent.findUniqueOrThrow","NameEvent.findFirst","NameEvent.findFirstOrThrow","NameEvent.findMany","NameEvent.createOne","NameEvent.createMany","NameEvent.createManyAndReturn","NameEvent.updateOne","NameEvent.updateMany","NameEvent.updateManyAndReturn","NameEvent.upsertOne","NameEvent.deleteOne","NameEvent.deleteMany","NameEvent.groupBy","NameEvent.aggregate","identity","wallets","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","IdentityWallet.findUnique","IdentityWallet.findUniqueOrThrow","IdentityWallet.findFirst","IdentityWallet.findFirstOrThrow","IdentityWallet.findMany","IdentityWallet.createOne","IdentityWallet.createMany","IdentityWallet.createManyAndReturn","IdentityWallet.updateOne","IdentityWallet.updateMany","IdentityWallet.updateManyAndReturn","IdentityWallet.upsertOne","IdentityWallet.deleteOne","IdentityWallet.deleteMany","IdentityWallet.groupBy","IdentityWallet.aggregate","IdentityDeparture.findUnique","IdentityDeparture.findUniqueOrThrow","IdentityDeparture.findFirst","IdentityDeparture.findFirstOrThrow","IdentityDeparture.findMany","IdentityDeparture.createOne","IdentityDeparture.createMany","IdentityDeparture.createManyAndReturn","IdentityDeparture.updateOne","IdentityDeparture.updateMany","IdentityDeparture.updateManyAndReturn","IdentityDeparture.upsertOne","IdentityDeparture.deleteOne","IdentityDeparture.deleteMany","IdentityDeparture.groupBy","IdentityDeparture.aggregate","IdentityPast.findUnique","IdentityPast.findUniqueOrThrow","IdentityPast.findFirst","IdentityPast.findFirstOrThrow","IdentityPast.findMany","IdentityPast.createOne","IdentityPast.createMany","IdentityPast.createManyAndReturn","IdentityPast.updateOne","IdentityPast.updateMany","IdentityPast.updateManyAndReturn","IdentityPast.upsertOne","IdentityPast.deleteOne","IdentityPast.deleteMany","IdentityPast.groupBy","IdentityPast.aggregate","WalletGroup.findUnique","WalletGroup.findUniqueOrThrow","WalletGroup.findFirst","WalletGroup.findFirstOrThrow","WalletGroup.findMany","WalletGroup.createOne","WalletGroup.createMany","WalletGroup.createManyAndReturn","WalletGroup.updateOne","WalletGroup.updateMany","WalletGroup.updateManyAndReturn","WalletGroup.upsertOne","WalletGroup.deleteOne","WalletGroup.deleteMany","WalletGroup.groupBy","WalletGroup.aggregate","ChainCursor.findUnique","ChainCursor.findUniqueOrThrow","ChainCursor.findFirst","ChainCursor.findFirstOrThrow","ChainCursor.findMany","ChainCursor.createOne","ChainCursor.createMany","ChainCursor.createManyAndReturn","ChainCursor.updateOne","ChainCursor.updateMany","ChainCursor.updateManyAndReturn","ChainCursor.upsertOne","ChainCursor.deleteOne","ChainCursor.deleteMany","ChainCursor.groupBy","ChainCursor.aggregate","ExplorerHead.findUnique","ExplorerHead.findUniqueOrThrow","ExplorerHead.findFirst","ExplorerHead.findFirstOrThrow","ExplorerHead.findMany","ExplorerHead.createOne","ExplorerHead.createMany","ExplorerHead.createManyAndReturn","ExplorerHead.updateOne","ExplorerHead.updateMany","ExplorerHead.updateManyAndReturn","ExplorerHead.upsertOne","ExplorerHead.deleteOne","ExplorerHead.deleteMany","ExplorerHead.groupBy","ExplorerHead.aggregate","ExplorerFault.findUnique","ExplorerFault.findUniqueOrThrow","ExplorerFault.findFirst","ExplorerFault.findFirstOrThrow","ExplorerFault.findMany","ExplorerFault.createOne","ExplorerFault.createMany","ExplorerFault.createManyAndReturn","ExplorerFault.updateOne","ExplorerFault.updateMany","ExplorerFault.updateManyAndReturn","ExplorerFault.upsertOne","ExplorerFault.deleteOne","ExplorerFault.deleteMany","ExplorerFault.groupBy","ExplorerFault.aggregate","ChainControl.findUnique","ChainControl.findUniqueOrThrow","ChainControl.findFirst","ChainControl.findFirstOrThrow","ChainControl.findMany","ChainControl.createOne","ChainControl.createMany","ChainControl.createManyAndReturn","ChainControl.updateOne","ChainControl.updateMany","ChainControl.updateManyAndReturn","ChainControl.upsertOne","ChainControl.deleteOne","ChainControl.deleteMany","ChainControl.groupBy","ChainControl.aggregate","Block.findUnique","Block.findUniqueOrThrow","Block.findFirst","Block.findFirstOrThrow","Block.findMany","Block.createOne","Block.createMany","Block.createManyAndReturn","Block.updateOne","Block.updateMany","Block.updateManyAndReturn","Block.upsertOne","Block.deleteOne","Block.deleteMany","Block.groupBy","Block.aggregate","Activity.findUnique","Activity.findUniqueOrThrow","Activity.findFirst","Activity.findFirstOrThrow","Activity.findMany","Activity.createOne","Activity.createMany","Activity.createManyAndReturn","Activity.updateOne","Activity.updateMany","Activity.updateManyAndReturn","Activity.upsertOne","Activity.deleteOne","Activity.deleteMany","Activity.groupBy","Activity.aggregate","Facts.findUnique","Facts.findUniqueOrThrow","Facts.findFirst","Facts.findFirstOrThrow","Facts.findMany","Facts.createOne","Facts.createMany","Facts.createManyAndReturn","Facts.updateOne","Facts.updateMany","Facts.updateManyAndReturn","Facts.upsertOne","Facts.deleteOne","Facts.deleteMany","Facts.groupBy","Facts.aggregate","FactsSnapshot.findUnique","FactsSnapshot.findUniqueOrThrow","FactsSnapshot.findFirst","FactsSnapshot.findFirstOrThrow","FactsSnapshot.findMany","FactsSnapshot.createOne","FactsSnapshot.createMany","FactsSnapshot.createManyAndReturn","FactsSnapshot.updateOne","FactsSnapshot.updateMany","FactsSnapshot.updateManyAndReturn","FactsSnapshot.upsertOne","FactsSnapshot.deleteOne","FactsSnapshot.deleteMany","FactsSnapshot.groupBy","FactsSnapshot.aggregate","FundingCluster.findUnique","FundingCluster.findUniqueOrThrow","FundingCluster.findFirst","FundingCluster.findFirstOrThrow","FundingCluster.findMany","FundingCluster.createOne","FundingCluster.createMany","FundingCluster.createManyAndReturn","FundingCluster.updateOne","FundingCluster.updateMany","FundingCluster.updateManyAndReturn","FundingCluster.upsertOne","FundingCluster.deleteOne","FundingCluster.deleteMany","FundingCluster.groupBy","FundingCluster.aggregate","AlikeCluster.findUnique","AlikeCluster.findUniqueOrThrow","AlikeCluster.findFirst","AlikeCluster.findFirstOrThrow","AlikeCluster.findMany","AlikeCluster.createOne","AlikeCluster.createMany","AlikeCluster.createManyAndReturn","AlikeCluster.updateOne","AlikeCluster.updateMany","AlikeCluster.updateManyAndReturn","AlikeCluster.upsertOne","AlikeCluster.deleteOne","AlikeCluster.deleteMany","AlikeCluster.groupBy","AlikeCluster.aggregate","PaymentTrust.findUnique","PaymentTrust.findUniqueOrThrow","PaymentTrust.findFirst","PaymentTrust.findFirstOrThrow","PaymentTrust.findMany","PaymentTrust.createOne","PaymentTrust.createMany","PaymentTrust.createManyAndReturn","PaymentTrust.updateOne","PaymentTrust.updateMany","PaymentTrust.updateManyAndReturn","PaymentTrust.upsertOne","PaymentTrust.deleteOne","PaymentTrust.deleteMany","PaymentTrust.groupBy","PaymentTrust.aggregate","QuarantinedTransaction.findUnique","QuarantinedTransaction.findUniqueOrThrow","QuarantinedTransaction.findFirst","QuarantinedTransaction.findFirstOrThrow","QuarantinedTransaction.findMany","QuarantinedTransaction.createOne","QuarantinedTransaction.createMany","QuarantinedTransaction.createManyAndReturn","QuarantinedTransaction.updateOne","QuarantinedTransaction.updateMany","QuarantinedTransaction.updateManyAndReturn","QuarantinedTransaction.upsertOne","QuarantinedTransaction.deleteOne","QuarantinedTransaction.deleteMany","QuarantinedTransaction.groupBy","QuarantinedTransaction.aggregate","QuarantinedWallet.findUnique","QuarantinedWallet.findUniqueOrThrow","QuarantinedWallet.findFirst","QuarantinedWallet.findFirstOrThrow","QuarantinedWallet.findMany","QuarantinedWallet.createOne","QuarantinedWallet.createMany","QuarantinedWallet.createManyAndReturn","QuarantinedWallet.updateOne","QuarantinedWallet.updateMany","QuarantinedWallet.updateManyAndReturn","QuarantinedWallet.upsertOne","QuarantinedWallet.deleteOne","QuarantinedWallet.deleteMany","QuarantinedWallet.groupBy","QuarantinedWallet.aggregate","list","uploads","rows","lines","clusters","shares","List.findUnique","List.findUniqueOrThrow","List.findFirst","List.findFirstOrThrow","List.findMany","List.createOne","List.createMany","List.createManyAndReturn","List.updateOne","List.updateMany","List.updateManyAndReturn","List.upsertOne","List.deleteOne","List.deleteMany","List.groupBy","List.aggregate","ListUpload.findUnique","ListUpload.findUniqueOrThrow","ListUpload.findFirst","ListUpload.findFirstOrThrow","ListUpload.findMany","ListUpload.createOne","ListUpload.createMany","ListUpload.createManyAndReturn","ListUpload.updateOne","ListUpload.updateMany","ListUpload.updateManyAndReturn","ListUpload.upsertOne","ListUpload.deleteOne","ListUpload.deleteMany","ListUpload.groupBy","ListUpload.aggregate","ListRow.findUnique","ListRow.findUniqueOrThrow","ListRow.findFirst","ListRow.findFirstOrThrow","ListRow.findMany","ListRow.createOne","ListRow.createMany","ListRow.createManyAndReturn","ListRow.updateOne","ListRow.updateMany","ListRow.updateManyAndReturn","ListRow.upsertOne","ListRow.deleteOne","ListRow.deleteMany","ListRow.groupBy","ListRow.aggregate","ListLine.findUnique","ListLine.findUniqueOrThrow","ListLine.findFirst","ListLine.findFirstOrThrow","ListLine.findMany","ListLine.createOne","ListLine.createMany","ListLine.createManyAndReturn","ListLine.updateOne","ListLine.updateMany","ListLine.updateManyAndReturn","ListLine.upsertOne","ListLine.deleteOne","ListLine.deleteMany","ListLine.groupBy","ListLine.aggregate","ListCluster.findUnique","ListCluster.findUniqueOrThrow","ListCluster.findFirst","ListCluster.findFirstOrThrow","ListCluster.findMany","ListCluster.createOne","ListCluster.createMany","ListCluster.createManyAndReturn","ListCluster.updateOne","ListCluster.updateMany","ListCluster.updateManyAndReturn","ListCluster.upsertOne","ListCluster.deleteOne","ListCluster.deleteMany","ListCluster.groupBy","ListCluster.aggregate","ListShare.findUnique","ListShare.findUniqueOrThrow","ListShare.findFirst","ListShare.findFirstOrThrow","ListShare.findMany","ListShare.createOne","ListShare.createMany","ListShare.createManyAndReturn","ListShare.updateOne","ListShare.updateMany","ListShare.updateManyAndReturn","ListShare.upsertOne","ListShare.deleteOne","ListShare.deleteMany","ListShare.groupBy","ListShare.aggregate","tree","leafRows","nodes","ListTree.findUnique","ListTree.findUniqueOrThrow","ListTree.findFirst","ListTree.findFirstOrThrow","ListTree.findMany","ListTree.createOne","ListTree.createMany","ListTree.createManyAndReturn","ListTree.updateOne","ListTree.updateMany","ListTree.updateManyAndReturn","ListTree.upsertOne","ListTree.deleteOne","ListTree.deleteMany","ListTree.groupBy","ListTree.aggregate","ListTreeLeaf.findUnique","ListTreeLeaf.findUniqueOrThrow","ListTreeLeaf.findFirst","ListTreeLeaf.findFirstOrThrow","ListTreeLeaf.findMany","ListTreeLeaf.createOne","ListTreeLeaf.createMany","ListTreeLeaf.createManyAndReturn","ListTreeLeaf.updateOne","ListTreeLeaf.updateMany","ListTreeLeaf.updateManyAndReturn","ListTreeLeaf.upsertOne","ListTreeLeaf.deleteOne","ListTreeLeaf.deleteMany","ListTreeLeaf.groupBy","ListTreeLeaf.aggregate","ListTreeNode.findUnique","ListTreeNode.findUniqueOrThrow","ListTreeNode.findFirst","ListTreeNode.findFirstOrThrow","ListTreeNode.findMany","ListTreeNode.createOne","ListTreeNode.createMany","ListTreeNode.createManyAndReturn","ListTreeNode.updateOne","ListTreeNode.updateMany","ListTreeNode.updateManyAndReturn","ListTreeNode.upsertOne","ListTreeNode.deleteOne","ListTreeNode.deleteMany","ListTreeNode.groupBy","ListTreeNode.aggregate","PersonSession.findUnique","PersonSession.findUniqueOrThrow","PersonSession.findFirst","PersonSession.findFirstOrThrow","PersonSession.findMany","PersonSession.createOne","PersonSession.createMany","PersonSession.createManyAndReturn","PersonSession.updateOne","PersonSession.updateMany","PersonSession.updateManyAndReturn","PersonSession.upsertOne","PersonSession.deleteOne","PersonSession.deleteMany","PersonSession.groupBy","PersonSession.aggregate","LogoutToken.findUnique","LogoutToken.findUniqueOrThrow","LogoutToken.findFirst","LogoutToken.findFirstOrThrow","LogoutToken.findMany","LogoutToken.createOne","LogoutToken.createMany","LogoutToken.createManyAndReturn","LogoutToken.updateOne","LogoutToken.updateMany","LogoutToken.updateManyAndReturn","LogoutToken.upsertOne","LogoutToken.deleteOne","LogoutToken.deleteMany","LogoutToken.groupBy","LogoutToken.aggregate","policy","simulations","nullifiers","token","blocks","snapshots","watch","watched","Policy.findUnique","Policy.findUniqueOrThrow","Policy.findFirst","Policy.findFirstOrThrow","Policy.findMany","Policy.createOne","Policy.createMany","Policy.createManyAndReturn","Policy.updateOne","Policy.updateMany","Policy.updateManyAndReturn","Policy.upsertOne","Policy.deleteOne","Policy.deleteMany","Policy.groupBy","Policy.aggregate","PolicySimulation.findUnique","PolicySimulation.findUniqueOrThrow","PolicySimulation.findFirst","PolicySimulation.findFirstOrThrow","PolicySimulation.findMany","PolicySimulation.createOne","PolicySimulation.createMany","PolicySimulation.createManyAndReturn","PolicySimulation.updateOne","PolicySimulation.updateMany","PolicySimulation.updateManyAndReturn","PolicySimulation.upsertOne","PolicySimulation.deleteOne","PolicySimulation.deleteMany","PolicySimulation.groupBy","PolicySimulation.aggregate","PassNullifier.findUnique","PassNullifier.findUniqueOrThrow","PassNullifier.findFirst","PassNullifier.findFirstOrThrow","PassNullifier.findMany","PassNullifier.createOne","PassNullifier.createMany","PassNullifier.createManyAndReturn","PassNullifier.updateOne","PassNullifier.updateMany","PassNullifier.updateManyAndReturn","PassNullifier.upsertOne","PassNullifier.deleteOne","PassNullifier.deleteMany","PassNullifier.groupBy","PassNullifier.aggregate","SnapshotToken.findUnique","SnapshotToken.findUniqueOrThrow","SnapshotToken.findFirst","SnapshotToken.findFirstOrThrow","SnapshotToken.findMany","SnapshotToken.createOne","SnapshotToken.createMany","SnapshotToken.createManyAndReturn","SnapshotToken.updateOne","SnapshotToken.updateMany","SnapshotToken.updateManyAndReturn","SnapshotToken.upsertOne","SnapshotToken.deleteOne","SnapshotToken.deleteMany","SnapshotToken.groupBy","SnapshotToken.aggregate","SnapshotBlock.findUnique","SnapshotBlock.findUniqueOrThrow","SnapshotBlock.findFirst","SnapshotBlock.findFirstOrThrow","SnapshotBlock.findMany","SnapshotBlock.createOne","SnapshotBlock.createMany","SnapshotBlock.createManyAndReturn","SnapshotBlock.updateOne","SnapshotBlock.updateMany","SnapshotBlock.updateManyAndReturn","SnapshotBlock.upsertOne","SnapshotBlock.deleteOne","SnapshotBlock.deleteMany","SnapshotBlock.groupBy","SnapshotBlock.aggregate","SnapshotAnswer.findUnique","SnapshotAnswer.findUniqueOrThrow","SnapshotAnswer.findFirst","SnapshotAnswer.findFirstOrThrow","SnapshotAnswer.findMany","SnapshotAnswer.createOne","SnapshotAnswer.createMany","SnapshotAnswer.createManyAndReturn","SnapshotAnswer.updateOne","SnapshotAnswer.updateMany","SnapshotAnswer.updateManyAndReturn","SnapshotAnswer.upsertOne","SnapshotAnswer.deleteOne","SnapshotAnswer.deleteMany","SnapshotAnswer.groupBy","SnapshotAnswer.aggregate","PolicyWatch.findUnique","PolicyWatch.findUniqueOrThrow","PolicyWatch.findFirst","PolicyWatch.findFirstOrThrow","PolicyWatch.findMany","PolicyWatch.createOne","PolicyWatch.createMany","PolicyWatch.createManyAndReturn","PolicyWatch.updateOne","PolicyWatch.updateMany","PolicyWatch.updateManyAndReturn","PolicyWatch.upsertOne","PolicyWatch.deleteOne","PolicyWatch.deleteMany","PolicyWatch.groupBy","PolicyWatch.aggregate","WatchedWallet.findUnique","WatchedWallet.findUniqueOrThrow","WatchedWallet.findFirst","WatchedWallet.findFirstOrThrow","WatchedWallet.findMany","WatchedWallet.createOne","WatchedWallet.createMany","WatchedWallet.createManyAndReturn","WatchedWallet.updateOne","WatchedWallet.updateMany","WatchedWallet.updateManyAndReturn","WatchedWallet.upsertOne","WatchedWallet.deleteOne","WatchedWallet.deleteMany","WatchedWallet.groupBy","WatchedWallet.aggregate","ChainRead.findUnique","ChainRead.findUniqueOrThrow","ChainRead.findFirst","ChainRead.findFirstOrThrow","ChainRead.findMany","ChainRead.createOne","ChainRead.createMany","ChainRead.createManyAndReturn","ChainRead.updateOne","ChainRead.updateMany","ChainRead.updateManyAndReturn","ChainRead.upsertOne","ChainRead.deleteOne","ChainRead.deleteMany","ChainRead.groupBy","ChainRead.aggregate","wallet","histories","questions","OnceWallet.findUnique","OnceWallet.findUniqueOrThrow","OnceWallet.findFirst","OnceWallet.findFirstOrThrow","OnceWallet.findMany","OnceWallet.createOne","OnceWallet.createMany","OnceWallet.createManyAndReturn","OnceWallet.updateOne","OnceWallet.updateMany","OnceWallet.updateManyAndReturn","OnceWallet.upsertOne","OnceWallet.deleteOne","OnceWallet.deleteMany","OnceWallet.groupBy","OnceWallet.aggregate","OnceHistory.findUnique","OnceHistory.findUniqueOrThrow","OnceHistory.findFirst","OnceHistory.findFirstOrThrow","OnceHistory.findMany","OnceHistory.createOne","OnceHistory.createMany","OnceHistory.createManyAndReturn","OnceHistory.updateOne","OnceHistory.updateMany","OnceHistory.updateManyAndReturn","OnceHistory.upsertOne","OnceHistory.deleteOne","OnceHistory.deleteMany","OnceHistory.groupBy","OnceHistory.aggregate","OnceQuestion.findUnique","OnceQuestion.findUniqueOrThrow","OnceQuestion.findFirst","OnceQuestion.findFirstOrThrow","OnceQuestion.findMany","OnceQuestion.createOne","OnceQuestion.createMany","OnceQuestion.createManyAndReturn","OnceQuestion.updateOne","OnceQuestion.updateMany","OnceQuestion.updateManyAndReturn","OnceQuestion.upsertOne","OnceQuestion.deleteOne","OnceQuestion.deleteMany","OnceQuestion.groupBy","OnceQuestion.aggregate","Reservation.findUnique","Reservation.findUniqueOrThrow","Reservation.findFirst","Reservation.findFirstOrThrow","Reservation.findMany","Reservation.createOne","Reservation.createMany","Reservation.createManyAndReturn","Reservation.updateOne","Reservation.updateMany","Reservation.updateManyAndReturn","Reservation.upsertOne","Reservation.deleteOne","Reservation.deleteMany","Reservation.groupBy","Reservation.aggregate","ReservationCursor.findUnique","ReservationCursor.findUniqueOrThrow","ReservationCursor.findFirst","ReservationCursor.findFirstOrThrow","ReservationCursor.findMany","ReservationCursor.createOne","ReservationCursor.createMany","ReservationCursor.createManyAndReturn","ReservationCursor.updateOne","ReservationCursor.updateMany","ReservationCursor.updateManyAndReturn","ReservationCursor.upsertOne","ReservationCursor.deleteOne","ReservationCursor.deleteMany","ReservationCursor.groupBy","ReservationCursor.aggregate","Voucher.findUnique","Voucher.findUniqueOrThrow","Voucher.findFirst","Voucher.findFirstOrThrow","Voucher.findMany","Voucher.createOne","Voucher.createMany","Voucher.createManyAndReturn","Voucher.updateOne","Voucher.updateMany","Voucher.updateManyAndReturn","Voucher.upsertOne","Voucher.deleteOne","Voucher.deleteMany","Voucher.groupBy","Voucher.aggregate","ReferralCode.findUnique","ReferralCode.findUniqueOrThrow","ReferralCode.findFirst","ReferralCode.findFirstOrThrow","ReferralCode.findMany","ReferralCode.createOne","ReferralCode.createMany","ReferralCode.createManyAndReturn","ReferralCode.updateOne","ReferralCode.updateMany","ReferralCode.updateManyAndReturn","ReferralCode.upsertOne","ReferralCode.deleteOne","ReferralCode.deleteMany","ReferralCode.groupBy","ReferralCode.aggregate","Referral.findUnique","Referral.findUniqueOrThrow","Referral.findFirst","Referral.findFirstOrThrow","Referral.findMany","Referral.createOne","Referral.createMany","Referral.createManyAndReturn","Referral.updateOne","Referral.updateMany","Referral.updateManyAndReturn","Referral.upsertOne","Referral.deleteOne","Referral.deleteMany","Referral.groupBy","Referral.aggregate","SponsoredMint.findUnique","SponsoredMint.findUniqueOrThrow","SponsoredMint.findFirst","SponsoredMint.findFirstOrThrow","SponsoredMint.findMany","SponsoredMint.createOne","SponsoredMint.createMany","SponsoredMint.createManyAndReturn","SponsoredMint.updateOne","SponsoredMint.updateMany","SponsoredMint.updateManyAndReturn","SponsoredMint.upsertOne","SponsoredMint.deleteOne","SponsoredMint.deleteMany","SponsoredMint.groupBy","SponsoredMint.aggregate","SentTransaction.findUnique","SentTransaction.findUniqueOrThrow","SentTransaction.findFirst","SentTransaction.findFirstOrThrow","SentTransaction.findMany","SentTransaction.createOne","SentTransaction.createMany","SentTransaction.createManyAndReturn","SentTransaction.updateOne","SentTransaction.updateMany","SentTransaction.updateManyAndReturn","SentTransaction.upsertOne","SentTransaction.deleteOne","SentTransaction.deleteMany","SentTransaction.groupBy","SentTransaction.aggregate","Score.findUnique","Score.findUniqueOrThrow","Score.findFirst","Score.findFirstOrThrow","Score.findMany","Score.createOne","Score.createMany","Score.createManyAndReturn","Score.updateOne","Score.updateMany","Score.updateManyAndReturn","Score.upsertOne","Score.deleteOne","Score.deleteMany","Score.groupBy","Score.aggregate","ScoreFacts.findUnique","ScoreFacts.findUniqueOrThrow","ScoreFacts.findFirst","ScoreFacts.findFirstOrThrow","ScoreFacts.findMany","ScoreFacts.createOne","ScoreFacts.createMany","ScoreFacts.createManyAndReturn","ScoreFacts.updateOne","ScoreFacts.updateMany","ScoreFacts.updateManyAndReturn","ScoreFacts.upsertOne","ScoreFacts.deleteOne","ScoreFacts.deleteMany","ScoreFacts.groupBy","ScoreFacts.aggregate","ScoreSteps.findUnique","ScoreSteps.findUniqueOrThrow","ScoreSteps.findFirst","ScoreSteps.findFirstOrThrow","ScoreSteps.findMany","ScoreSteps.createOne","ScoreSteps.createMany","ScoreSteps.createManyAndReturn","ScoreSteps.updateOne","ScoreSteps.updateMany","ScoreSteps.updateManyAndReturn","ScoreSteps.upsertOne","ScoreSteps.deleteOne","ScoreSteps.deleteMany","ScoreSteps.groupBy","ScoreSteps.aggregate","ScoreFeed.findUnique","ScoreFeed.findUniqueOrThrow","ScoreFeed.findFirst","ScoreFeed.findFirstOrThrow","ScoreFeed.findMany","ScoreFeed.createOne","ScoreFeed.createMany","ScoreFeed.createManyAndReturn","ScoreFeed.updateOne","ScoreFeed.updateMany","ScoreFeed.updateManyAndReturn","ScoreFeed.upsertOne","ScoreFeed.deleteOne","ScoreFeed.deleteMany","ScoreFeed.groupBy","ScoreFeed.aggregate","IdentityFeed.findUnique","IdentityFeed.findUniqueOrThrow","IdentityFeed.findFirst","IdentityFeed.findFirstOrThrow","IdentityFeed.findMany","IdentityFeed.createOne","IdentityFeed.createMany","IdentityFeed.createManyAndReturn","IdentityFeed.updateOne","IdentityFeed.updateMany","IdentityFeed.updateManyAndReturn","IdentityFeed.upsertOne","IdentityFeed.deleteOne","IdentityFeed.deleteMany","IdentityFeed.groupBy","IdentityFeed.aggregate","SavedRanking.findUnique","SavedRanking.findUniqueOrThrow","SavedRanking.findFirst","SavedRanking.findFirstOrThrow","SavedRanking.findMany","SavedRanking.createOne","SavedRanking.createMany","SavedRanking.createManyAndReturn","SavedRanking.updateOne","SavedRanking.updateMany","SavedRanking.updateManyAndReturn","SavedRanking.upsertOne","SavedRanking.deleteOne","SavedRanking.deleteMany","SavedRanking.groupBy","SavedRanking.aggregate","ScoreClose.findUnique","ScoreClose.findUniqueOrThrow","ScoreClose.findFirst","ScoreClose.findFirstOrThrow","ScoreClose.findMany","ScoreClose.createOne","ScoreClose.createMany","ScoreClose.createManyAndReturn","ScoreClose.updateOne","ScoreClose.updateMany","ScoreClose.updateManyAndReturn","ScoreClose.upsertOne","ScoreClose.deleteOne","ScoreClose.deleteMany","ScoreClose.groupBy","ScoreClose.aggregate","StaleClose.findUnique","StaleClose.findUniqueOrThrow","StaleClose.findFirst","StaleClose.findFirstOrThrow","StaleClose.findMany","StaleClose.createOne","StaleClose.createMany","StaleClose.createManyAndReturn","StaleClose.updateOne","StaleClose.updateMany","StaleClose.updateManyAndReturn","StaleClose.upsertOne","StaleClose.deleteOne","StaleClose.deleteMany","StaleClose.groupBy","StaleClose.aggregate","PendingScore.findUnique","PendingScore.findUniqueOrThrow","PendingScore.findFirst","PendingScore.findFirstOrThrow","PendingScore.findMany","PendingScore.createOne","PendingScore.createMany","PendingScore.createManyAndReturn","PendingScore.updateOne","PendingScore.updateMany","PendingScore.updateManyAndReturn","PendingScore.upsertOne","PendingScore.deleteOne","PendingScore.deleteMany","PendingScore.groupBy","PendingScore.aggregate","ModelSwitch.findUnique","ModelSwitch.findUniqueOrThrow","ModelSwitch.findFirst","ModelSwitch.findFirstOrThrow","ModelSwitch.findMany","ModelSwitch.createOne","ModelSwitch.createMany","ModelSwitch.createManyAndReturn","ModelSwitch.updateOne","ModelSwitch.updateMany","ModelSwitch.updateManyAndReturn","ModelSwitch.upsertOne","ModelSwitch.deleteOne","ModelSwitch.deleteMany","ModelSwitch.groupBy","ModelSwitch.aggregate","ModelComparison.findUnique","ModelComparison.findUniqueOrThrow","ModelComparison.findFirst","ModelComparison.findFirstOrThrow","ModelComparison.findMany","ModelComparison.createOne","ModelComparison.createMany","ModelComparison.createManyAndReturn","ModelComparison.updateOne","ModelComparison.updateMany","ModelComparison.updateManyAndReturn","ModelComparison.upsertOne","ModelComparison.deleteOne","ModelComparison.deleteMany","ModelComparison.groupBy","ModelComparison.aggregate","Takedown.findUnique","Takedown.findUniqueOrThrow","Takedown.findFirst","Takedown.findFirstOrThrow","Takedown.findMany","Takedown.createOne","Takedown.createMany","Takedown.createManyAndReturn","Takedown.updateOne","Takedown.updateMany","Takedown.updateManyAndReturn","Takedown.upsertOne","Takedown.deleteOne","Takedown.deleteMany","Takedown.groupBy","Takedown.aggregate","TradingCursor.findUnique","TradingCursor.findUniqueOrThrow","TradingCursor.findFirst","TradingCursor.findFirstOrThrow","TradingCursor.findMany","TradingCursor.createOne","TradingCursor.createMany","TradingCursor.createManyAndReturn","TradingCursor.updateOne","TradingCursor.updateMany","TradingCursor.updateManyAndReturn","TradingCursor.upsertOne","TradingCursor.deleteOne","TradingCursor.deleteMany","TradingCursor.groupBy","TradingCursor.aggregate","Trade.findUnique","Trade.findUniqueOrThrow","Trade.findFirst","Trade.findFirstOrThrow","Trade.findMany","Trade.createOne","Trade.createMany","Trade.createManyAndReturn","Trade.updateOne","Trade.updateMany","Trade.updateManyAndReturn","Trade.upsertOne","Trade.deleteOne","Trade.deleteMany","Trade.groupBy","Trade.aggregate","TradingHolding.findUnique","TradingHolding.findUniqueOrThrow","TradingHolding.findFirst","TradingHolding.findFirstOrThrow","TradingHolding.findMany","TradingHolding.createOne","TradingHolding.createMany","TradingHolding.createManyAndReturn","TradingHolding.updateOne","TradingHolding.updateMany","TradingHolding.updateManyAndReturn","TradingHolding.upsertOne","TradingHolding.deleteOne","TradingHolding.deleteMany","TradingHolding.groupBy","TradingHolding.aggregate","Trader.findUnique","Trader.findUniqueOrThrow","Trader.findFirst","Trader.findFirstOrThrow","Trader.findMany","Trader.createOne","Trader.createMany","Trader.createManyAndReturn","Trader.updateOne","Trader.updateMany","Trader.updateManyAndReturn","Trader.upsertOne","Trader.deleteOne","Trader.deleteMany","Trader.groupBy","Trader.aggregate","TraderHistogram.findUnique","TraderHistogram.findUniqueOrThrow","TraderHistogram.findFirst","TraderHistogram.findFirstOrThrow","TraderHistogram.findMany","TraderHistogram.createOne","TraderHistogram.createMany","TraderHistogram.createManyAndReturn","TraderHistogram.updateOne","TraderHistogram.updateMany","TraderHistogram.updateManyAndReturn","TraderHistogram.upsertOne","TraderHistogram.deleteOne","TraderHistogram.deleteMany","TraderHistogram.groupBy","TraderHistogram.aggregate","StaleTrader.findUnique","StaleTrader.findUniqueOrThrow","StaleTrader.findFirst","StaleTrader.findFirstOrThrow","StaleTrader.findMany","StaleTrader.createOne","StaleTrader.createMany","StaleTrader.createManyAndReturn","StaleTrader.updateOne","StaleTrader.updateMany","StaleTrader.updateManyAndReturn","StaleTrader.upsertOne","StaleTrader.deleteOne","StaleTrader.deleteMany","StaleTrader.groupBy","StaleTrader.aggregate","Wallet.findUnique","Wallet.findUniqueOrThrow","Wallet.findFirst","Wallet.findFirstOrThrow","Wallet.findMany","Wallet.createOne","Wallet.createMany","Wallet.createManyAndReturn","Wallet.updateOne","Wallet.updateMany","Wallet.updateManyAndReturn","Wallet.upsertOne","Wallet.deleteOne","Wallet.deleteMany","Wallet.groupBy","Wallet.aggregate","TrackedWallet.findUnique","TrackedWallet.findUniqueOrThrow","TrackedWallet.findFirst","TrackedWallet.findFirstOrThrow","TrackedWallet.findMany","TrackedWallet.createOne","TrackedWallet.createMany","TrackedWallet.createManyAndReturn","TrackedWallet.updateOne","TrackedWallet.updateMany","TrackedWallet.updateManyAndReturn","TrackedWallet.upsertOne","TrackedWallet.deleteOne","TrackedWallet.deleteMany","TrackedWallet.groupBy","TrackedWallet.aggregate","Tracking.findUnique","Tracking.findUniqueOrThrow","Tracking.findFirst","Tracking.findFirstOrThrow","Tracking.findMany","Tracking.createOne","Tracking.createMany","Tracking.createManyAndReturn","Tracking.updateOne","Tracking.updateMany","Tracking.updateManyAndReturn","Tracking.upsertOne","Tracking.deleteOne","Tracking.deleteMany","Tracking.groupBy","Tracking.aggregate","backfills","line","Backfill.findUnique","Backfill.findUniqueOrThrow","Backfill.findFirst","Backfill.findFirstOrThrow","Backfill.findMany","Backfill.createOne","Backfill.createMany","Backfill.createManyAndReturn","Backfill.updateOne","Backfill.updateMany","Backfill.updateManyAndReturn","Backfill.upsertOne","Backfill.deleteOne","Backfill.deleteMany","Backfill.groupBy","Backfill.aggregate","BackfillParty.findUnique","BackfillParty.findUniqueOrThrow","BackfillParty.findFirst","BackfillParty.findFirstOrThrow","BackfillParty.findMany","BackfillParty.createOne","BackfillParty.createMany","BackfillParty.createManyAndReturn","BackfillParty.updateOne","BackfillParty.updateMany","BackfillParty.updateManyAndReturn","BackfillParty.upsertOne","BackfillParty.deleteOne","BackfillParty.deleteMany","BackfillParty.groupBy","BackfillParty.aggregate","StagedActivity.findUnique","StagedActivity.findUniqueOrThrow","StagedActivity.findFirst","StagedActivity.findFirstOrThrow","StagedActivity.findMany","StagedActivity.createOne","StagedActivity.createMany","StagedActivity.createManyAndReturn","StagedActivity.updateOne","StagedActivity.updateMany","StagedActivity.updateManyAndReturn","StagedActivity.upsertOne","StagedActivity.deleteOne","StagedActivity.deleteMany","StagedActivity.groupBy","StagedActivity.aggregate","AutomaticTracking.findUnique","AutomaticTracking.findUniqueOrThrow","AutomaticTracking.findFirst","AutomaticTracking.findFirstOrThrow","AutomaticTracking.findMany","AutomaticTracking.createOne","AutomaticTracking.createMany","AutomaticTracking.createManyAndReturn","AutomaticTracking.updateOne","AutomaticTracking.updateMany","AutomaticTracking.updateManyAndReturn","AutomaticTracking.upsertOne","AutomaticTracking.deleteOne","AutomaticTracking.deleteMany","AutomaticTracking.groupBy","AutomaticTracking.aggregate","Outbox.findUnique","Outbox.findUniqueOrThrow","Outbox.findFirst","Outbox.findFirstOrThrow","Outbox.findMany","Outbox.createOne","Outbox.createMany","Outbox.createManyAndReturn","Outbox.updateOne","Outbox.updateMany","Outbox.updateManyAndReturn","Outbox.upsertOne","Outbox.deleteOne","Outbox.deleteMany","Outbox.groupBy","Outbox.aggregate","webhook","delivery","attempts","deliveries","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","WebhookAttempt.findUnique","WebhookAttempt.findUniqueOrThrow","WebhookAttempt.findFirst","WebhookAttempt.findFirstOrThrow","WebhookAttempt.findMany","WebhookAttempt.createOne","WebhookAttempt.createMany","WebhookAttempt.createManyAndReturn","WebhookAttempt.updateOne","WebhookAttempt.updateMany","WebhookAttempt.updateManyAndReturn","WebhookAttempt.upsertOne","WebhookAttempt.deleteOne","WebhookAttempt.deleteMany","WebhookAttempt.groupBy","WebhookAttempt.aggregate","AND","OR","NOT","id","deliveryId","at","statusCode","durationMs","error","requestHeaders","responseBody","equals","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","lt","lte","gt","gte","not","in","notIn","contains","startsWith","endsWith","webhookId","messageId","event","body","replayOf","status","attempt","earlierAttempts","nextAttemptAt","claim","leasedUntil","createdAt","developerId","url","host","events","subjects","allSubjects","secret","oldSecret","oldSecretUntil","signatureKey","oldSignatureKey","active","disabledReason","operatorOff","failingSince","isFull","missedFrom","missedUntil","has","hasEvery","hasSome","every","some","none","subjectsDone","expandedTo","address","client","chainId","blockNumber","txIndex","logIndex","own","ran","kind","txHash","counterparty","asset","assetOut","method","amount","amountOut","fee","wallet_chainId_blockNumber_logIndex_kind_txHash","party","servedAt","turns","queuedAt","dueAt","progress","address_chainId","developerId_address","state","transactions","truncated","unreadRows","gaps","smartAccount","source","fromBlock","toBlock","sources","readyAt","checkedAt","attestedFrom","attestedTo","attestDue","subject","period","sort","bucket","prefix","traders","chainId_period_sort_bucket_prefix","trades","volume","profit","chainId_period_subject","units","cost","subject_chainId_token","chainId_at_blockNumber_txIndex_logIndex_wallet","since24h","since7d","since30d","settings","target","reason","liftedAt","kind_target","version","requestedAt","compared","finishedAt","result","announcedAt","activeFrom","activatedAt","rescoredAt","summary","cause","scoredTo","scored","fromDay","subject_chainId","day","until","total","activity","age","diversity","governance","social","risk","loyalty","ranked","confidence","recordedAt","subject_chainId_day","position","scopes","savedAt","before","after","rankedBefore","rankedAfter","reachedBefore","reachedAfter","sourceChain","days","factsHash","facts","subject_factsHash","bonus","unavailable","stale","modelHash","reachedAt","nextChangeDay","updatedAt","sender","nonce","raw","hashes","raises","sentAt","minedAt","chainId_sender_nonce","name","referee","referrer","code","confirmedAt","claimer","price","signature","expiresAt","referralCode","consents","blockHash","deposit","reservedAt","chainId_txHash_logIndex","asker","askedAt","reads","payer","readAt","listed","comparedAt","compareFrom","alike","headAt","asker_address","calls","party_day","policyId","outcome","chainOutcomes","chainReadAt","nextOutcome","nextBlocks","since","readsChain","turnAt","tokenHash","score","tokenHash_day_address","network","snapshot","endsAt","stored","groupId","nullifier","firstAt","lastSubject","tally","policyId_address","tokenHash_network_snapshot","policyId_groupId","issuer","providerSession","role","grantedBy","refreshToken","checkAt","checkFault","revokedAt","lastUsedAt","treeId","piece","bytes","index","listId","who","cap","floor","decimals","root","leaves","sum","issuedAt","domain","signer","treeId_piece","treeId_index","cluster","size","strength","members","evidence","keep","row","text","input","special","duplicateOf","reasons","svcId","tier","flags","known","sameAs","read","repair","column","previousId","format","columns","counts","charged","reading","lastRow","completedAt","seenAt","listId_cluster","listId_line_reason","listId_row","listId_piece","partlyRead","wallet_chainId_blockNumber_txIndex","firstBlock","retryAt","resolvedAt","chainId_blockNumber_txIndex","weight","foundBy","funder","clusterSize","chainLength","chainId_wallet","block","wallet_chainId_block","wallet_chainId","number","hash","parentHash","time","statedTime","chainId_number","pausedAt","pauseReason","reindexFrom","reindexRequestedAt","reindexStartedAt","setAsideBlock","setAsideRequestedAt","chainId_host","blockTime","guessed","headNumber","finalizedBlock","scoredBlock","scoredHash","dayBlockNumber","dayBlockHash","dayBlockTime","missingBlock","missingSince","joinedAt","ownerTx","owner","movedAt","name_ownerTx","leftAt","address_name_owner","primary","linkedAt","tokenId","parent","mintedAt","final","blocked","received","nameHash","account","epoch","firstIndex","firstAddress","chunkHash","epoch_firstIndex","previousRoot","chains","lineBytes","checksum","storedBytes","published","hour","keyId","endpoint","requests","errors","latencies","developerId_hour_keyId_endpoint","developerId_day","caller","caller_hour","path","key","bodyHash","committed","results","fence","startedAt","caller_method_path_key","actor","act","details","requestId","origins","policyIds","permissions","rateLimit","last4","suspendedAt","suspensionReason","replacedBy","value","uid","revocation","chainId_uid","contract","chainId_contract_uid_issuer","schemaUid","expirationTime","attestation","chainId_contract_uid","omittedBytes","decoded","preview","revocable","refUid","salt","signatureKind","revocationReason","revocationDetails","publicReason","revocationSignature","revocationSeq","revokedBlock","revokedTxHash","uid_issuer_chainId_contract","nameKey","schema","resolver","flag","openedAt","decideBy","decidedAt","decision","totalBefore","totalAfter","consent","wallet_flag","earnedAt","claimedAt","lostAt","subject_id","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "qx6_B8AMCewMAADMFgAw7QwAAAQAEO4MAADMFgAw7wwBAI8UACHXDQEAjxQAIZ4QQACTFAAhnxBAAJIUACGgEEAAkhQAIaEQAADNFgAgAQAAAAEAIAEAAAABACAI7AwAAMwWADDtDAAABAAQ7gwAAMwWADDvDAEAjxQAIdcNAQCPFAAhnhBAAJMUACGfEEAAkhQAIaAQQACSFAAhAp8QAADOFgAgoBAAAM4WACADAAAABAAgAwAABQAwBAAAAQAgAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACAF7wwBAAAAAdcNAQAAAAGeEEAAAAABnxBAAAAAAaAQQAAAAAEBCAAACQAgBe8MAQAAAAHXDQEAAAABnhBAAAAAAZ8QQAAAAAGgEEAAAAABAQgAAAsAMAEIAAALADAF7wwBANkWACHXDQEA2RYAIZ4QQADVFgAhnxBAAOEWACGgEEAA4RYAIQIAAAABACAIAAAOACAF7wwBANkWACHXDQEA2RYAIZ4QQADVFgAhnxBAAOEWACGgEEAA4RYAIQIAAAAEACAIAAAQACACAAAABAAgCAAAEAAgAwAAAAEAIA8AAAkAIBAAAA4AIAEAAAABACABAAAABAAgBRUAAKsdACAWAACtHQAgFwAArB0AIJ8QAADOFgAgoBAAAM4WACAI7AwAAMsWADDtDAAAFwAQ7gwAAMsWADDvDAEA8BMAIdcNAQDwEwAhnhBAAPETACGfEEAAhhQAIaAQQACGFAAhAwAAAAQAIAMAABYAMBQAABcAIAMAAAAEACADAAAFADAEAAABACAT8wcBAI8UACHsDAAAyRYAMO0MAAAdABDuDAAAyRYAMO8MAQAAAAGNDQEAjxQAIZQNAQCPFAAh6w0BAI8UACH7DUAAkhQAIfoOAACKFAAglRABAI8UACGWEEAAkxQAIZcQQACTFAAhmBBAAJIUACGZEAEAkRQAIZoQAgCWFAAhmxACAJYUACGcEAEAAAABnRAAAMoWACABAAAAGgAgAQAAABoAIBLzBwEAjxQAIewMAADJFgAw7QwAAB0AEO4MAADJFgAw7wwBAI8UACGNDQEAjxQAIZQNAQCPFAAh6w0BAI8UACH7DUAAkhQAIfoOAACKFAAglRABAI8UACGWEEAAkxQAIZcQQACTFAAhmBBAAJIUACGZEAEAkRQAIZoQAgCWFAAhmxACAJYUACGcEAEAkRQAIQb7DQAAzhYAIJgQAADOFgAgmRAAAM4WACCaEAAAzhYAIJsQAADOFgAgnBAAAM4WACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAMAAAAdACADAAAeADAEAAAaACAP8wcBAAAAAe8MAQAAAAGNDQEAAAABlA0BAAAAAesNAQAAAAH7DUAAAAAB-g4AAKodACCVEAEAAAABlhBAAAAAAZcQQAAAAAGYEEAAAAABmRABAAAAAZoQAgAAAAGbEAIAAAABnBABAAAAAQEIAAAiACAP8wcBAAAAAe8MAQAAAAGNDQEAAAABlA0BAAAAAesNAQAAAAH7DUAAAAAB-g4AAKodACCVEAEAAAABlhBAAAAAAZcQQAAAAAGYEEAAAAABmRABAAAAAZoQAgAAAAGbEAIAAAABnBABAAAAAQEIAAAkADABCAAAJAAwD_MHAQDZFgAh7wwBANkWACGNDQEA2RYAIZQNAQDZFgAh6w0BANkWACH7DUAA4RYAIfoOAACpHQAglRABANkWACGWEEAA1RYAIZcQQADVFgAhmBBAAOEWACGZEAEA2BYAIZoQAgDWFgAhmxACANYWACGcEAEA2BYAIQIAAAAaACAIAAAnACAP8wcBANkWACHvDAEA2RYAIY0NAQDZFgAhlA0BANkWACHrDQEA2RYAIfsNQADhFgAh-g4AAKkdACCVEAEA2RYAIZYQQADVFgAhlxBAANUWACGYEEAA4RYAIZkQAQDYFgAhmhACANYWACGbEAIA1hYAIZwQAQDYFgAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACALFQAApB0AIBYAAKcdACAXAACmHQAgKAAApR0AICkAAKgdACD7DQAAzhYAIJgQAADOFgAgmRAAAM4WACCaEAAAzhYAIJsQAADOFgAgnBAAAM4WACAS8wcBAPATACHsDAAAyBYAMO0MAAAwABDuDAAAyBYAMO8MAQDwEwAhjQ0BAPATACGUDQEA8BMAIesNAQDwEwAh-w1AAIYUACH6DgAAihQAIJUQAQDwEwAhlhBAAPETACGXEEAA8RMAIZgQQACGFAAhmRABAPQTACGaEAIA8hMAIZsQAgDyEwAhnBABAPQTACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAvsDAAAxxYAMO0MAAA2ABDuDAAAxxYAMJMNQACTFAAhlA0BAJEUACGoDgEAkRQAIfoPAQAAAAGGECAAkBQAIZIQAQAAAAGTEAEAjxQAIZQQAQCPFAAhAQAAADMAIAEAAAAzACAL7AwAAMcWADDtDAAANgAQ7gwAAMcWADCTDUAAkxQAIZQNAQCRFAAhqA4BAJEUACH6DwEAjxQAIYYQIACQFAAhkhABAJEUACGTEAEAjxQAIZQQAQCPFAAhA5QNAADOFgAgqA4AAM4WACCSEAAAzhYAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgAwAAADYAIAMAADcAMAQAADMAIAiTDUAAAAABlA0BAAAAAagOAQAAAAH6DwEAAAABhhAgAAAAAZIQAQAAAAGTEAEAAAABlBABAAAAAQEIAAA7ACAIkw1AAAAAAZQNAQAAAAGoDgEAAAAB-g8BAAAAAYYQIAAAAAGSEAEAAAABkxABAAAAAZQQAQAAAAEBCAAAPQAwAQgAAD0AMAiTDUAA1RYAIZQNAQDYFgAhqA4BANgWACH6DwEA2RYAIYYQIAD3FgAhkhABANgWACGTEAEA2RYAIZQQAQDZFgAhAgAAADMAIAgAAEAAIAiTDUAA1RYAIZQNAQDYFgAhqA4BANgWACH6DwEA2RYAIYYQIAD3FgAhkhABANgWACGTEAEA2RYAIZQQAQDZFgAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAGFQAAoR0AIBYAAKMdACAXAACiHQAglA0AAM4WACCoDgAAzhYAIJIQAADOFgAgC-wMAADGFgAw7QwAAEkAEO4MAADGFgAwkw1AAPETACGUDQEA9BMAIagOAQD0EwAh-g8BAPATACGGECAAixQAIZIQAQD0EwAhkxABAPATACGUEAEA8BMAIQMAAAA2ACADAABIADAUAABJACADAAAANgAgAwAANwAwBAAAMwAgJQgBAI8UACHsDAAAxBYAMO0MAABPABDuDAAAxBYAMO8MAQAAAAGTDUAAkxQAIbANBACaFAAhsQ0EAMcUACGzDQIAlhQAIbcNAQCRFAAh1w0BAI8UACGgDgEAkRQAIa8OAQCRFAAhsw4BAJEUACHcDgEAjxQAIeMOQACSFAAhqQ8EAJoUACHLDyAAkBQAIfoPAQCPFAAh_Q8BAI8UACH_DwEAjxQAIYAQBACaFAAhgxACAJYUACGEEAAAmBQAIIUQAACYFAAghhAgAJAUACGHEAEAjxQAIYgQAQCRFAAhiRABAI8UACGKEAEAkRQAIYsQAQCRFAAhjBABAJEUACGNEAEAkRQAIY4QBAAAAAGPEAQAxxQAIZAQAQCRFAAhkRAAAMUWACABAAAATAAgAQAAAEwAICQIAQCPFAAh7AwAAMQWADDtDAAATwAQ7gwAAMQWADDvDAEAjxQAIZMNQACTFAAhsA0EAJoUACGxDQQAxxQAIbMNAgCWFAAhtw0BAJEUACHXDQEAjxQAIaAOAQCRFAAhrw4BAJEUACGzDgEAkRQAIdwOAQCPFAAh4w5AAJIUACGpDwQAmhQAIcsPIACQFAAh-g8BAI8UACH9DwEAjxQAIf8PAQCPFAAhgBAEAJoUACGDEAIAlhQAIYQQAACYFAAghRAAAJgUACCGECAAkBQAIYcQAQCPFAAhiBABAJEUACGJEAEAjxQAIYoQAQCRFAAhixABAJEUACGMEAEAkRQAIY0QAQCRFAAhjhAEAMcUACGPEAQAxxQAIZAQAQCRFAAhErENAADOFgAgsw0AAM4WACC3DQAAzhYAIKAOAADOFgAgrw4AAM4WACCzDgAAzhYAIOMOAADOFgAggxAAAM4WACCEEAAAzhYAIIUQAADOFgAgiBAAAM4WACCKEAAAzhYAIIsQAADOFgAgjBAAAM4WACCNEAAAzhYAII4QAADOFgAgjxAAAM4WACCQEAAAzhYAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgAwAAAE8AIAMAAFAAMAQAAEwAICEIAQAAAAHvDAEAAAABkw1AAAAAAbANBAAAAAGxDQQAAAABsw0CAAAAAbcNAQAAAAHXDQEAAAABoA4BAAAAAa8OAQAAAAGzDgEAAAAB3A4BAAAAAeMOQAAAAAGpDwQAAAAByw8gAAAAAfoPAQAAAAH9DwEAAAAB_w8BAAAAAYAQBAAAAAGDEAIAAAABhBCAAAAAAYUQgAAAAAGGECAAAAABhxABAAAAAYgQAQAAAAGJEAEAAAABihABAAAAAYsQAQAAAAGMEAEAAAABjRABAAAAAY4QBAAAAAGPEAQAAAABkBABAAAAAQEIAABUACAhCAEAAAAB7wwBAAAAAZMNQAAAAAGwDQQAAAABsQ0EAAAAAbMNAgAAAAG3DQEAAAAB1w0BAAAAAaAOAQAAAAGvDgEAAAABsw4BAAAAAdwOAQAAAAHjDkAAAAABqQ8EAAAAAcsPIAAAAAH6DwEAAAAB_Q8BAAAAAf8PAQAAAAGAEAQAAAABgxACAAAAAYQQgAAAAAGFEIAAAAABhhAgAAAAAYcQAQAAAAGIEAEAAAABiRABAAAAAYoQAQAAAAGLEAEAAAABjBABAAAAAY0QAQAAAAGOEAQAAAABjxAEAAAAAZAQAQAAAAEBCAAAVgAwAQgAAFYAMCEIAQDZFgAh7wwBANkWACGTDUAA1RYAIbANBADUFgAhsQ0EAMAXACGzDQIA1hYAIbcNAQDYFgAh1w0BANkWACGgDgEA2BYAIa8OAQDYFgAhsw4BANgWACHcDgEA2RYAIeMOQADhFgAhqQ8EANQWACHLDyAA9xYAIfoPAQDZFgAh_Q8BANkWACH_DwEA2RYAIYAQBADUFgAhgxACANYWACGEEIAAAAABhRCAAAAAAYYQIAD3FgAhhxABANkWACGIEAEA2BYAIYkQAQDZFgAhihABANgWACGLEAEA2BYAIYwQAQDYFgAhjRABANgWACGOEAQAwBcAIY8QBADAFwAhkBABANgWACECAAAATAAgCAAAWQAgIQgBANkWACHvDAEA2RYAIZMNQADVFgAhsA0EANQWACGxDQQAwBcAIbMNAgDWFgAhtw0BANgWACHXDQEA2RYAIaAOAQDYFgAhrw4BANgWACGzDgEA2BYAIdwOAQDZFgAh4w5AAOEWACGpDwQA1BYAIcsPIAD3FgAh-g8BANkWACH9DwEA2RYAIf8PAQDZFgAhgBAEANQWACGDEAIA1hYAIYQQgAAAAAGFEIAAAAABhhAgAPcWACGHEAEA2RYAIYgQAQDYFgAhiRABANkWACGKEAEA2BYAIYsQAQDYFgAhjBABANgWACGNEAEA2BYAIY4QBADAFwAhjxAEAMAXACGQEAEA2BYAIQIAAABPACAIAABbACACAAAATwAgCAAAWwAgAwAAAEwAIA8AAFQAIBAAAFkAIAEAAABMACABAAAATwAgFxUAAJwdACAWAACfHQAgFwAAnh0AICgAAJ0dACApAACgHQAgsQ0AAM4WACCzDQAAzhYAILcNAADOFgAgoA4AAM4WACCvDgAAzhYAILMOAADOFgAg4w4AAM4WACCDEAAAzhYAIIQQAADOFgAghRAAAM4WACCIEAAAzhYAIIoQAADOFgAgixAAAM4WACCMEAAAzhYAII0QAADOFgAgjhAAAM4WACCPEAAAzhYAIJAQAADOFgAgJAgBAPATACHsDAAAwxYAMO0MAABiABDuDAAAwxYAMO8MAQDwEwAhkw1AAPETACGwDQQA7xMAIbENBADDFAAhsw0CAPITACG3DQEA9BMAIdcNAQDwEwAhoA4BAPQTACGvDgEA9BMAIbMOAQD0EwAh3A4BAPATACHjDkAAhhQAIakPBADvEwAhyw8gAIsUACH6DwEA8BMAIf0PAQDwEwAh_w8BAPATACGAEAQA7xMAIYMQAgDyEwAhhBAAAPUTACCFEAAA9RMAIIYQIACLFAAhhxABAPATACGIEAEA9BMAIYkQAQDwEwAhihABAPQTACGLEAEA9BMAIYwQAQD0EwAhjRABAPQTACGOEAQAwxQAIY8QBADDFAAhkBABAPQTACEDAAAATwAgAwAAYQAwFAAAYgAgAwAAAE8AIAMAAFAAMAQAAEwAIBDsDAAAwRYAMO0MAABoABDuDAAAwRYAMLANBACaFAAhsQ0EAJoUACGzDQIAlxQAIdcNAQCPFAAhoA4BAI8UACHcDgEAjxQAIakPBACaFAAh-g8BAI8UACH9DwEAjxQAIf8PAQCPFAAhgBAEAJoUACGBEAAAohQAIIIQAADCFgAgAQAAAGUAIAEAAABlACAP7AwAAMEWADDtDAAAaAAQ7gwAAMEWADCwDQQAmhQAIbENBACaFAAhsw0CAJcUACHXDQEAjxQAIaAOAQCPFAAh3A4BAI8UACGpDwQAmhQAIfoPAQCPFAAh_Q8BAI8UACH_DwEAjxQAIYAQBACaFAAhgRAAAKIUACAAAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDLANBAAAAAGxDQQAAAABsw0CAAAAAdcNAQAAAAGgDgEAAAAB3A4BAAAAAakPBAAAAAH6DwEAAAAB_Q8BAAAAAf8PAQAAAAGAEAQAAAABgRCAAAAAAQEIAABtACAMsA0EAAAAAbENBAAAAAGzDQIAAAAB1w0BAAAAAaAOAQAAAAHcDgEAAAABqQ8EAAAAAfoPAQAAAAH9DwEAAAAB_w8BAAAAAYAQBAAAAAGBEIAAAAABAQgAAG8AMAEIAABvADAMsA0EANQWACGxDQQA1BYAIbMNAgDXFgAh1w0BANkWACGgDgEA2RYAIdwOAQDZFgAhqQ8EANQWACH6DwEA2RYAIf0PAQDZFgAh_w8BANkWACGAEAQA1BYAIYEQgAAAAAECAAAAZQAgCAAAcgAgDLANBADUFgAhsQ0EANQWACGzDQIA1xYAIdcNAQDZFgAhoA4BANkWACHcDgEA2RYAIakPBADUFgAh-g8BANkWACH9DwEA2RYAIf8PAQDZFgAhgBAEANQWACGBEIAAAAABAgAAAGgAIAgAAHQAIAIAAABoACAIAAB0ACADAAAAZQAgDwAAbQAgEAAAcgAgAQAAAGUAIAEAAABoACAFFQAAlx0AIBYAAJodACAXAACZHQAgKAAAmB0AICkAAJsdACAP7AwAAMAWADDtDAAAewAQ7gwAAMAWADCwDQQA7xMAIbENBADvEwAhsw0CAPMTACHXDQEA8BMAIaAOAQDwEwAh3A4BAPATACGpDwQA7xMAIfoPAQDwEwAh_Q8BAPATACH_DwEA8BMAIYAQBADvEwAhgRAAAJ8UACADAAAAaAAgAwAAegAwFAAAewAgAwAAAGgAIAMAAGkAMAQAAGUAIAvsDAAAvhYAMO0MAACBAQAQ7gwAAL4WADCwDQQAmhQAIbENBACaFAAhtw0BAI8UACHcDgEAjxQAIbQPBACaFAAh-g8BAI8UACH9DwEAjxQAIf4PAAC_FgAgAQAAAH4AIAEAAAB-ACAK7AwAAL4WADDtDAAAgQEAEO4MAAC-FgAwsA0EAJoUACGxDQQAmhQAIbcNAQCPFAAh3A4BAI8UACG0DwQAmhQAIfoPAQCPFAAh_Q8BAI8UACEAAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgB7ANBAAAAAGxDQQAAAABtw0BAAAAAdwOAQAAAAG0DwQAAAAB-g8BAAAAAf0PAQAAAAEBCAAAhgEAIAewDQQAAAABsQ0EAAAAAbcNAQAAAAHcDgEAAAABtA8EAAAAAfoPAQAAAAH9DwEAAAABAQgAAIgBADABCAAAiAEAMAewDQQA1BYAIbENBADUFgAhtw0BANkWACHcDgEA2RYAIbQPBADUFgAh-g8BANkWACH9DwEA2RYAIQIAAAB-ACAIAACLAQAgB7ANBADUFgAhsQ0EANQWACG3DQEA2RYAIdwOAQDZFgAhtA8EANQWACH6DwEA2RYAIf0PAQDZFgAhAgAAAIEBACAIAACNAQAgAgAAAIEBACAIAACNAQAgAwAAAH4AIA8AAIYBACAQAACLAQAgAQAAAH4AIAEAAACBAQAgBRUAAJIdACAWAACVHQAgFwAAlB0AICgAAJMdACApAACWHQAgCuwMAAC9FgAw7QwAAJQBABDuDAAAvRYAMLANBADvEwAhsQ0EAO8TACG3DQEA8BMAIdwOAQDwEwAhtA8EAO8TACH6DwEA8BMAIf0PAQDwEwAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIAXsDAAAvBYAMO0MAACaAQAQ7gwAALwWADDXDQEAAAABnQ8CAJcUACEBAAAAlwEAIAEAAACXAQAgBewMAAC8FgAw7QwAAJoBABDuDAAAvBYAMNcNAQCPFAAhnQ8CAJcUACEAAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgAtcNAQAAAAGdDwIAAAABAQgAAJ8BACAC1w0BAAAAAZ0PAgAAAAEBCAAAoQEAMAEIAAChAQAwAtcNAQDZFgAhnQ8CANcWACECAAAAlwEAIAgAAKQBACAC1w0BANkWACGdDwIA1xYAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBRUAAI0dACAWAACQHQAgFwAAjx0AICgAAI4dACApAACRHQAgBewMAAC7FgAw7QwAAK0BABDuDAAAuxYAMNcNAQDwEwAhnQ8CAPMTACEDAAAAmgEAIAMAAKwBADAUAACtAQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAkIAACiFAAg7AwAALoWADDtDAAAswEAEO4MAAC6FgAw7wwBAAAAAfEMQACTFAAhrg0BAI8UACG2DQEAjxQAIbsOQACSFAAhAQAAALABACABAAAAsAEAIAkIAACiFAAg7AwAALoWADDtDAAAswEAEO4MAAC6FgAw7wwBAI8UACHxDEAAkxQAIa4NAQCPFAAhtg0BAI8UACG7DkAAkhQAIQG7DgAAzhYAIAMAAACzAQAgAwAAtAEAMAQAALABACADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAYIgAAAAAHvDAEAAAAB8QxAAAAAAa4NAQAAAAG2DQEAAAABuw5AAAAAAQEIAAC4AQAgBgiAAAAAAe8MAQAAAAHxDEAAAAABrg0BAAAAAbYNAQAAAAG7DkAAAAABAQgAALoBADABCAAAugEAMAYIgAAAAAHvDAEA2RYAIfEMQADVFgAhrg0BANkWACG2DQEA2RYAIbsOQADhFgAhAgAAALABACAIAAC9AQAgBgiAAAAAAe8MAQDZFgAh8QxAANUWACGuDQEA2RYAIbYNAQDZFgAhuw5AAOEWACECAAAAswEAIAgAAL8BACACAAAAswEAIAgAAL8BACADAAAAsAEAIA8AALgBACAQAAC9AQAgAQAAALABACABAAAAswEAIAQVAACKHQAgFgAAjB0AIBcAAIsdACC7DgAAzhYAIAkIAACfFAAg7AwAALkWADDtDAAAxgEAEO4MAAC5FgAw7wwBAPATACHxDEAA8RMAIa4NAQDwEwAhtg0BAPATACG7DkAAhhQAIQMAAACzAQAgAwAAxQEAMBQAAMYBACADAAAAswEAIAMAALQBADAEAACwAQAgEroMAgCXFAAh7AwAALcWADDtDAAAzAEAEO4MAAC3FgAw8QxAAJMUACGwDQQAmhQAIbENBACaFAAhsw0CAJcUACG3DQEAjxQAIdcNAQCPFAAhoA4BAJEUACGzDgEAkRQAIdwOAQCPFAAhmg9AAJMUACG0DwQAmhQAIfoPAQCPFAAh-w8AAJgUACD8DwAAuBYAIAEAAADJAQAgAQAAAMkBACARugwCAJcUACHsDAAAtxYAMO0MAADMAQAQ7gwAALcWADDxDEAAkxQAIbANBACaFAAhsQ0EAJoUACGzDQIAlxQAIbcNAQCPFAAh1w0BAI8UACGgDgEAkRQAIbMOAQCRFAAh3A4BAI8UACGaD0AAkxQAIbQPBACaFAAh-g8BAI8UACH7DwAAmBQAIAOgDgAAzhYAILMOAADOFgAg-w8AAM4WACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACAOugwCAAAAAfEMQAAAAAGwDQQAAAABsQ0EAAAAAbMNAgAAAAG3DQEAAAAB1w0BAAAAAaAOAQAAAAGzDgEAAAAB3A4BAAAAAZoPQAAAAAG0DwQAAAAB-g8BAAAAAfsPgAAAAAEBCAAA0QEAIA66DAIAAAAB8QxAAAAAAbANBAAAAAGxDQQAAAABsw0CAAAAAbcNAQAAAAHXDQEAAAABoA4BAAAAAbMOAQAAAAHcDgEAAAABmg9AAAAAAbQPBAAAAAH6DwEAAAAB-w-AAAAAAQEIAADTAQAwAQgAANMBADAOugwCANcWACHxDEAA1RYAIbANBADUFgAhsQ0EANQWACGzDQIA1xYAIbcNAQDZFgAh1w0BANkWACGgDgEA2BYAIbMOAQDYFgAh3A4BANkWACGaD0AA1RYAIbQPBADUFgAh-g8BANkWACH7D4AAAAABAgAAAMkBACAIAADWAQAgDroMAgDXFgAh8QxAANUWACGwDQQA1BYAIbENBADUFgAhsw0CANcWACG3DQEA2RYAIdcNAQDZFgAhoA4BANgWACGzDgEA2BYAIdwOAQDZFgAhmg9AANUWACG0DwQA1BYAIfoPAQDZFgAh-w-AAAAAAQIAAADMAQAgCAAA2AEAIAIAAADMAQAgCAAA2AEAIAMAAADJAQAgDwAA0QEAIBAAANYBACABAAAAyQEAIAEAAADMAQAgCBUAAIUdACAWAACIHQAgFwAAhx0AICgAAIYdACApAACJHQAgoA4AAM4WACCzDgAAzhYAIPsPAADOFgAgEboMAgDzEwAh7AwAALYWADDtDAAA3wEAEO4MAAC2FgAw8QxAAPETACGwDQQA7xMAIbENBADvEwAhsw0CAPMTACG3DQEA8BMAIdcNAQDwEwAhoA4BAPQTACGzDgEA9BMAIdwOAQDwEwAhmg9AAPETACG0DwQA7xMAIfoPAQDwEwAh-w8AAPUTACADAAAAzAEAIAMAAN4BADAUAADfAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAXsDAAAtRYAMO0MAADlAQAQ7gwAALUWADDmDwEAAAAB-Q8AAKIUACABAAAA4gEAIAEAAADiAQAgBewMAAC1FgAw7QwAAOUBABDuDAAAtRYAMOYPAQCPFAAh-Q8AAKIUACAAAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACADAAAA5QEAIAMAAOYBADAEAADiAQAgAuYPAQAAAAH5D4AAAAABAQgAAOoBACAC5g8BAAAAAfkPgAAAAAEBCAAA7AEAMAEIAADsAQAwAuYPAQDZFgAh-Q-AAAAAAQIAAADiAQAgCAAA7wEAIALmDwEA2RYAIfkPgAAAAAECAAAA5QEAIAgAAPEBACACAAAA5QEAIAgAAPEBACADAAAA4gEAIA8AAOoBACAQAADvAQAgAQAAAOIBACABAAAA5QEAIAMVAACCHQAgFgAAhB0AIBcAAIMdACAF7AwAALQWADDtDAAA-AEAEO4MAAC0FgAw5g8BAPATACH5DwAAnxQAIAMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgDK0BAACwFgAg8wcBAAAAAewMAACvFgAw7QwAAIMCABDuDAAArxYAMO8MAQAAAAGTDUAAkxQAIbANBADHFAAhgw8BAI8UACGlDwAAsxYAIPYPQACSFAAh9w8BAJEUACEBAAAA-wEAIBasAQAAshYAIOwMAACxFgAw7QwAAP0BABDuDAAAsRYAMO8MAQCPFAAhkw1AAJMUACGUDQEAjxQAIbYNAQCPFAAh2w0BAI8UACGoDgEAjxQAIbAOQACSFAAh4w5AAJIUACHkDkAAkhQAIacPAQCPFAAh8Q8AAIoUACDyDwAAihQAIPMPAACKFAAg9A8CAJYUACH1DwEAjxQAIfYPQACSFAAh9w8BAJEUACH4DwEAkRQAIQisAQAAgR0AILAOAADOFgAg4w4AAM4WACDkDgAAzhYAIPQPAADOFgAg9g8AAM4WACD3DwAAzhYAIPgPAADOFgAgFqwBAACyFgAg7AwAALEWADDtDAAA_QEAEO4MAACxFgAw7wwBAAAAAZMNQACTFAAhlA0BAI8UACG2DQEAjxQAIdsNAQCPFAAhqA4BAI8UACGwDkAAkhQAIeMOQACSFAAh5A5AAJIUACGnDwEAAAAB8Q8AAIoUACDyDwAAihQAIPMPAACKFAAg9A8CAJYUACH1DwEAjxQAIfYPQACSFAAh9w8BAJEUACH4DwEAkRQAIQMAAAD9AQAgAwAA_gEAMAQAAP8BACABAAAA_QEAIAEAAAD7AQAgC60BAACwFgAg8wcBAI8UACHsDAAArxYAMO0MAACDAgAQ7gwAAK8WADDvDAEAjxQAIZMNQACTFAAhsA0EAMcUACGDDwEAjxQAIfYPQACSFAAh9w8BAJEUACEErQEAAIAdACCwDQAAzhYAIPYPAADOFgAg9w8AAM4WACADAAAAgwIAIAMAAIQCADAEAAD7AQAgAwAAAIMCACADAACEAgAwBAAA-wEAIAMAAACDAgAgAwAAhAIAMAQAAPsBACAIrQEAAP8cACDzBwEAAAAB7wwBAAAAAZMNQAAAAAGwDQQAAAABgw8BAAAAAfYPQAAAAAH3DwEAAAABAQgAAIgCACAH8wcBAAAAAe8MAQAAAAGTDUAAAAABsA0EAAAAAYMPAQAAAAH2D0AAAAAB9w8BAAAAAQEIAACKAgAwAQgAAIoCADAIrQEAAPIcACDzBwEA2RYAIe8MAQDZFgAhkw1AANUWACGwDQQAwBcAIYMPAQDZFgAh9g9AAOEWACH3DwEA2BYAIQIAAAD7AQAgCAAAjQIAIAfzBwEA2RYAIe8MAQDZFgAhkw1AANUWACGwDQQAwBcAIYMPAQDZFgAh9g9AAOEWACH3DwEA2BYAIQIAAACDAgAgCAAAjwIAIAIAAACDAgAgCAAAjwIAIAMAAAD7AQAgDwAAiAIAIBAAAI0CACABAAAA-wEAIAEAAACDAgAgCBUAAO0cACAWAADwHAAgFwAA7xwAICgAAO4cACApAADxHAAgsA0AAM4WACD2DwAAzhYAIPcPAADOFgAgCvMHAQDwEwAh7AwAAK4WADDtDAAAlgIAEO4MAACuFgAw7wwBAPATACGTDUAA8RMAIbANBADDFAAhgw8BAPATACH2D0AAhhQAIfcPAQD0EwAhAwAAAIMCACADAACVAgAwFAAAlgIAIAMAAACDAgAgAwAAhAIAMAQAAPsBACABAAAA_wEAIAEAAAD_AQAgAwAAAP0BACADAAD-AQAwBAAA_wEAIAMAAAD9AQAgAwAA_gEAMAQAAP8BACADAAAA_QEAIAMAAP4BADAEAAD_AQAgE6wBAADsHAAg7wwBAAAAAZMNQAAAAAGUDQEAAAABtg0BAAAAAdsNAQAAAAGoDgEAAAABsA5AAAAAAeMOQAAAAAHkDkAAAAABpw8BAAAAAfEPAADpHAAg8g8AAOocACDzDwAA6xwAIPQPAgAAAAH1DwEAAAAB9g9AAAAAAfcPAQAAAAH4DwEAAAABAQgAAJ4CACAS7wwBAAAAAZMNQAAAAAGUDQEAAAABtg0BAAAAAdsNAQAAAAGoDgEAAAABsA5AAAAAAeMOQAAAAAHkDkAAAAABpw8BAAAAAfEPAADpHAAg8g8AAOocACDzDwAA6xwAIPQPAgAAAAH1DwEAAAAB9g9AAAAAAfcPAQAAAAH4DwEAAAABAQgAAKACADABCAAAoAIAMBOsAQAA6BwAIO8MAQDZFgAhkw1AANUWACGUDQEA2RYAIbYNAQDZFgAh2w0BANkWACGoDgEA2RYAIbAOQADhFgAh4w5AAOEWACHkDkAA4RYAIacPAQDZFgAh8Q8AAOUcACDyDwAA5hwAIPMPAADnHAAg9A8CANYWACH1DwEA2RYAIfYPQADhFgAh9w8BANgWACH4DwEA2BYAIQIAAAD_AQAgCAAAowIAIBLvDAEA2RYAIZMNQADVFgAhlA0BANkWACG2DQEA2RYAIdsNAQDZFgAhqA4BANkWACGwDkAA4RYAIeMOQADhFgAh5A5AAOEWACGnDwEA2RYAIfEPAADlHAAg8g8AAOYcACDzDwAA5xwAIPQPAgDWFgAh9Q8BANkWACH2D0AA4RYAIfcPAQDYFgAh-A8BANgWACECAAAA_QEAIAgAAKUCACACAAAA_QEAIAgAAKUCACADAAAA_wEAIA8AAJ4CACAQAACjAgAgAQAAAP8BACABAAAA_QEAIAwVAADgHAAgFgAA4xwAIBcAAOIcACAoAADhHAAgKQAA5BwAILAOAADOFgAg4w4AAM4WACDkDgAAzhYAIPQPAADOFgAg9g8AAM4WACD3DwAAzhYAIPgPAADOFgAgFewMAACtFgAw7QwAAKwCABDuDAAArRYAMO8MAQDwEwAhkw1AAPETACGUDQEA8BMAIbYNAQDwEwAh2w0BAPATACGoDgEA8BMAIbAOQACGFAAh4w5AAIYUACHkDkAAhhQAIacPAQDwEwAh8Q8AAIoUACDyDwAAihQAIPMPAACKFAAg9A8CAPITACH1DwEA8BMAIfYPQACGFAAh9w8BAPQTACH4DwEA9BMAIQMAAAD9AQAgAwAAqwIAMBQAAKwCACADAAAA_QEAIAMAAP4BADAEAAD_AQAgCuwMAACsFgAw7QwAALICABDuDAAArBYAMO8MAQAAAAHxDEAAkxQAIeoNAQCPFAAh7Q8BAI8UACHuDwEAjxQAIe8PAACiFAAg8A8BAJEUACEBAAAArwIAIAEAAACvAgAgCuwMAACsFgAw7QwAALICABDuDAAArBYAMO8MAQCPFAAh8QxAAJMUACHqDQEAjxQAIe0PAQCPFAAh7g8BAI8UACHvDwAAohQAIPAPAQCRFAAhAfAPAADOFgAgAwAAALICACADAACzAgAwBAAArwIAIAMAAACyAgAgAwAAswIAMAQAAK8CACADAAAAsgIAIAMAALMCADAEAACvAgAgB-8MAQAAAAHxDEAAAAAB6g0BAAAAAe0PAQAAAAHuDwEAAAAB7w-AAAAAAfAPAQAAAAEBCAAAtwIAIAfvDAEAAAAB8QxAAAAAAeoNAQAAAAHtDwEAAAAB7g8BAAAAAe8PgAAAAAHwDwEAAAABAQgAALkCADABCAAAuQIAMAfvDAEA2RYAIfEMQADVFgAh6g0BANkWACHtDwEA2RYAIe4PAQDZFgAh7w-AAAAAAfAPAQDYFgAhAgAAAK8CACAIAAC8AgAgB-8MAQDZFgAh8QxAANUWACHqDQEA2RYAIe0PAQDZFgAh7g8BANkWACHvD4AAAAAB8A8BANgWACECAAAAsgIAIAgAAL4CACACAAAAsgIAIAgAAL4CACADAAAArwIAIA8AALcCACAQAAC8AgAgAQAAAK8CACABAAAAsgIAIAQVAADdHAAgFgAA3xwAIBcAAN4cACDwDwAAzhYAIArsDAAAqxYAMO0MAADFAgAQ7gwAAKsWADDvDAEA8BMAIfEMQADxEwAh6g0BAPATACHtDwEA8BMAIe4PAQDwEwAh7w8AAJ8UACDwDwEA9BMAIQMAAACyAgAgAwAAxAIAMBQAAMUCACADAAAAsgIAIAMAALMCADAEAACvAgAgEOwMAACpFgAw7QwAAMsCABDuDAAAqRYAMIsNAQCRFAAhjQ0CAJYUACG7DQEAjxQAIbAOQACTFAAh4w8BAI8UACHlDwEAjxQAIeYPAQCPFAAh5w8BAI8UACHoDyAAkBQAIekPAACoFgAg6g8BAI8UACHrD0AAkxQAIewPAACqFgAgAQAAAMgCACABAAAAyAIAIA_sDAAAqRYAMO0MAADLAgAQ7gwAAKkWADCLDQEAkRQAIY0NAgCWFAAhuw0BAI8UACGwDkAAkxQAIeMPAQCPFAAh5Q8BAI8UACHmDwEAjxQAIecPAQCPFAAh6A8gAJAUACHpDwAAqBYAIOoPAQCPFAAh6w9AAJMUACECiw0AAM4WACCNDQAAzhYAIAMAAADLAgAgAwAAzAIAMAQAAMgCACADAAAAywIAIAMAAMwCADAEAADIAgAgAwAAAMsCACADAADMAgAwBAAAyAIAIAyLDQEAAAABjQ0CAAAAAbsNAQAAAAGwDkAAAAAB4w8BAAAAAeUPAQAAAAHmDwEAAAAB5w8BAAAAAegPIAAAAAHpDwAA3BwAIOoPAQAAAAHrD0AAAAABAQgAANACACAMiw0BAAAAAY0NAgAAAAG7DQEAAAABsA5AAAAAAeMPAQAAAAHlDwEAAAAB5g8BAAAAAecPAQAAAAHoDyAAAAAB6Q8AANwcACDqDwEAAAAB6w9AAAAAAQEIAADSAgAwAQgAANICADAMiw0BANgWACGNDQIA1hYAIbsNAQDZFgAhsA5AANUWACHjDwEA2RYAIeUPAQDZFgAh5g8BANkWACHnDwEA2RYAIegPIAD3FgAh6Q8AANscACDqDwEA2RYAIesPQADVFgAhAgAAAMgCACAIAADVAgAgDIsNAQDYFgAhjQ0CANYWACG7DQEA2RYAIbAOQADVFgAh4w8BANkWACHlDwEA2RYAIeYPAQDZFgAh5w8BANkWACHoDyAA9xYAIekPAADbHAAg6g8BANkWACHrD0AA1RYAIQIAAADLAgAgCAAA1wIAIAIAAADLAgAgCAAA1wIAIAMAAADIAgAgDwAA0AIAIBAAANUCACABAAAAyAIAIAEAAADLAgAgBxUAANYcACAWAADZHAAgFwAA2BwAICgAANccACApAADaHAAgiw0AAM4WACCNDQAAzhYAIA_sDAAApxYAMO0MAADeAgAQ7gwAAKcWADCLDQEA9BMAIY0NAgDyEwAhuw0BAPATACGwDkAA8RMAIeMPAQDwEwAh5Q8BAPATACHmDwEA8BMAIecPAQDwEwAh6A8gAIsUACHpDwAAqBYAIOoPAQDwEwAh6w9AAPETACEDAAAAywIAIAMAAN0CADAUAADeAgAgAwAAAMsCACADAADMAgAwBAAAyAIAIAfsDAAApRYAMO0MAADkAgAQ7gwAAKUWADDnDgQAmhQAIdsPQACTFAAh4w8BAI8UACHkDwAAphYAIAEAAADhAgAgAQAAAOECACAG7AwAAKUWADDtDAAA5AIAEO4MAAClFgAw5w4EAJoUACHbD0AAkxQAIeMPAQCPFAAhAAMAAADkAgAgAwAA5QIAMAQAAOECACADAAAA5AIAIAMAAOUCADAEAADhAgAgAwAAAOQCACADAADlAgAwBAAA4QIAIAPnDgQAAAAB2w9AAAAAAeMPAQAAAAEBCAAA6QIAIAPnDgQAAAAB2w9AAAAAAeMPAQAAAAEBCAAA6wIAMAEIAADrAgAwA-cOBADUFgAh2w9AANUWACHjDwEA2RYAIQIAAADhAgAgCAAA7gIAIAPnDgQA1BYAIdsPQADVFgAh4w8BANkWACECAAAA5AIAIAgAAPACACACAAAA5AIAIAgAAPACACADAAAA4QIAIA8AAOkCACAQAADuAgAgAQAAAOECACABAAAA5AIAIAUVAADRHAAgFgAA1BwAIBcAANMcACAoAADSHAAgKQAA1RwAIAbsDAAApBYAMO0MAAD3AgAQ7gwAAKQWADDnDgQA7xMAIdsPQADxEwAh4w8BAPATACEDAAAA5AIAIAMAAPYCADAUAAD3AgAgAwAAAOQCACADAADlAgAwBAAA4QIAIAfsDAAAohYAMO0MAAD9AgAQ7gwAAKIWADCUDQEAjxQAIf0NQACTFAAh3g8CAJcUACHiDwAAoxYAIAEAAAD6AgAgAQAAAPoCACAG7AwAAKIWADDtDAAA_QIAEO4MAACiFgAwlA0BAI8UACH9DUAAkxQAId4PAgCXFAAhAAMAAAD9AgAgAwAA_gIAMAQAAPoCACADAAAA_QIAIAMAAP4CADAEAAD6AgAgAwAAAP0CACADAAD-AgAwBAAA-gIAIAOUDQEAAAAB_Q1AAAAAAd4PAgAAAAEBCAAAggMAIAOUDQEAAAAB_Q1AAAAAAd4PAgAAAAEBCAAAhAMAMAEIAACEAwAwA5QNAQDZFgAh_Q1AANUWACHeDwIA1xYAIQIAAAD6AgAgCAAAhwMAIAOUDQEA2RYAIf0NQADVFgAh3g8CANcWACECAAAA_QIAIAgAAIkDACACAAAA_QIAIAgAAIkDACADAAAA-gIAIA8AAIIDACAQAACHAwAgAQAAAPoCACABAAAA_QIAIAUVAADMHAAgFgAAzxwAIBcAAM4cACAoAADNHAAgKQAA0BwAIAbsDAAAoRYAMO0MAACQAwAQ7gwAAKEWADCUDQEA8BMAIf0NQADxEwAh3g8CAPMTACEDAAAA_QIAIAMAAI8DADAUAACQAwAgAwAAAP0CACADAAD-AgAwBAAA-gIAIAbsDAAAoBYAMO0MAACWAwAQ7gwAAKAWADCvDQEAkRQAIaEOAQAAAAGwDkAAkxQAIQEAAACTAwAgAQAAAJMDACAG7AwAAKAWADDtDAAAlgMAEO4MAACgFgAwrw0BAJEUACGhDgEAjxQAIbAOQACTFAAhAa8NAADOFgAgAwAAAJYDACADAACXAwAwBAAAkwMAIAMAAACWAwAgAwAAlwMAMAQAAJMDACADAAAAlgMAIAMAAJcDADAEAACTAwAgA68NAQAAAAGhDgEAAAABsA5AAAAAAQEIAACbAwAgA68NAQAAAAGhDgEAAAABsA5AAAAAAQEIAACdAwAwAQgAAJ0DADADrw0BANgWACGhDgEA2RYAIbAOQADVFgAhAgAAAJMDACAIAACgAwAgA68NAQDYFgAhoQ4BANkWACGwDkAA1RYAIQIAAACWAwAgCAAAogMAIAIAAACWAwAgCAAAogMAIAMAAACTAwAgDwAAmwMAIBAAAKADACABAAAAkwMAIAEAAACWAwAgBBUAAMkcACAWAADLHAAgFwAAyhwAIK8NAADOFgAgBuwMAACfFgAw7QwAAKkDABDuDAAAnxYAMK8NAQD0EwAhoQ4BAPATACGwDkAA8RMAIQMAAACWAwAgAwAAqAMAMBQAAKkDACADAAAAlgMAIAMAAJcDADAEAACTAwAgDPMHAQCPFAAh7AwAAJ4WADDtDAAArwMAEO4MAACeFgAw7wwBAAAAAZMNQACTFAAhlA0BAI8UACGwDQQAxxQAIbYNAQCPFAAhsA5AAJMUACHjDkAAkhQAIeQOQACSFAAhAQAAAKwDACABAAAArAMAIAzzBwEAjxQAIewMAACeFgAw7QwAAK8DABDuDAAAnhYAMO8MAQCPFAAhkw1AAJMUACGUDQEAjxQAIbANBADHFAAhtg0BAI8UACGwDkAAkxQAIeMOQACSFAAh5A5AAJIUACEDsA0AAM4WACDjDgAAzhYAIOQOAADOFgAgAwAAAK8DACADAACwAwAwBAAArAMAIAMAAACvAwAgAwAAsAMAMAQAAKwDACADAAAArwMAIAMAALADADAEAACsAwAgCfMHAQAAAAHvDAEAAAABkw1AAAAAAZQNAQAAAAGwDQQAAAABtg0BAAAAAbAOQAAAAAHjDkAAAAAB5A5AAAAAAQEIAAC0AwAgCfMHAQAAAAHvDAEAAAABkw1AAAAAAZQNAQAAAAGwDQQAAAABtg0BAAAAAbAOQAAAAAHjDkAAAAAB5A5AAAAAAQEIAAC2AwAwAQgAALYDADAJ8wcBANkWACHvDAEA2RYAIZMNQADVFgAhlA0BANkWACGwDQQAwBcAIbYNAQDZFgAhsA5AANUWACHjDkAA4RYAIeQOQADhFgAhAgAAAKwDACAIAAC5AwAgCfMHAQDZFgAh7wwBANkWACGTDUAA1RYAIZQNAQDZFgAhsA0EAMAXACG2DQEA2RYAIbAOQADVFgAh4w5AAOEWACHkDkAA4RYAIQIAAACvAwAgCAAAuwMAIAIAAACvAwAgCAAAuwMAIAMAAACsAwAgDwAAtAMAIBAAALkDACABAAAArAMAIAEAAACvAwAgCBUAAMQcACAWAADHHAAgFwAAxhwAICgAAMUcACApAADIHAAgsA0AAM4WACDjDgAAzhYAIOQOAADOFgAgDPMHAQDwEwAh7AwAAJ0WADDtDAAAwgMAEO4MAACdFgAw7wwBAPATACGTDUAA8RMAIZQNAQDwEwAhsA0EAMMUACG2DQEA8BMAIbAOQADxEwAh4w5AAIYUACHkDkAAhhQAIQMAAACvAwAgAwAAwQMAMBQAAMIDACADAAAArwMAIAMAALADADAEAACsAwAgC-wMAACbFgAw7QwAAMgDABDuDAAAmxYAMJQNAQCPFAAh2w9AAJMUACHcDwEAjxQAId0PAQCPFAAh3g8CAJcUACHfDwIAlxQAIeAPAADzFAAg4Q8AAJwWACABAAAAxQMAIAEAAADFAwAgCuwMAACbFgAw7QwAAMgDABDuDAAAmxYAMJQNAQCPFAAh2w9AAJMUACHcDwEAjxQAId0PAQCPFAAh3g8CAJcUACHfDwIAlxQAIeAPAADzFAAgAAMAAADIAwAgAwAAyQMAMAQAAMUDACADAAAAyAMAIAMAAMkDADAEAADFAwAgAwAAAMgDACADAADJAwAwBAAAxQMAIAeUDQEAAAAB2w9AAAAAAdwPAQAAAAHdDwEAAAAB3g8CAAAAAd8PAgAAAAHgDwAAwxwAIAEIAADNAwAgB5QNAQAAAAHbD0AAAAAB3A8BAAAAAd0PAQAAAAHeDwIAAAAB3w8CAAAAAeAPAADDHAAgAQgAAM8DADABCAAAzwMAMAeUDQEA2RYAIdsPQADVFgAh3A8BANkWACHdDwEA2RYAId4PAgDXFgAh3w8CANcWACHgDwAAwhwAIAIAAADFAwAgCAAA0gMAIAeUDQEA2RYAIdsPQADVFgAh3A8BANkWACHdDwEA2RYAId4PAgDXFgAh3w8CANcWACHgDwAAwhwAIAIAAADIAwAgCAAA1AMAIAIAAADIAwAgCAAA1AMAIAMAAADFAwAgDwAAzQMAIBAAANIDACABAAAAxQMAIAEAAADIAwAgBRUAAL0cACAWAADAHAAgFwAAvxwAICgAAL4cACApAADBHAAgCuwMAACaFgAw7QwAANsDABDuDAAAmhYAMJQNAQDwEwAh2w9AAPETACHcDwEA8BMAId0PAQDwEwAh3g8CAPMTACHfDwIA8xMAIeAPAADzFAAgAwAAAMgDACADAADaAwAwFAAA2wMAIAMAAADIAwAgAwAAyQMAMAQAAMUDACASpAUCAJcUACGKBgABtRQAIewMAACZFgAw7QwAAOEDABDuDAAAmRYAMPEMQACTFAAhnA4BAI8UACGvDgEAjxQAIe4OAQCPFAAh8g4AAKIUACDzDgEAjxQAIaYPAgAAAAHVDwEAjxQAIdYPAACiFAAg1w8EAJoUACHYDwQAmhQAIdkPBACaFAAh2g8AAKIUACABAAAA3gMAIAEAAADeAwAgEqQFAgCXFAAhigYAAbUUACHsDAAAmRYAMO0MAADhAwAQ7gwAAJkWADDxDEAAkxQAIZwOAQCPFAAhrw4BAI8UACHuDgEAjxQAIfIOAACiFAAg8w4BAI8UACGmDwIAlxQAIdUPAQCPFAAh1g8AAKIUACDXDwQAmhQAIdgPBACaFAAh2Q8EAJoUACHaDwAAohQAIAGKBgAAzhYAIAMAAADhAwAgAwAA4gMAMAQAAN4DACADAAAA4QMAIAMAAOIDADAEAADeAwAgAwAAAOEDACADAADiAwAwBAAA3gMAIA-kBQIAAAABigYAAQAAAfEMQAAAAAGcDgEAAAABrw4BAAAAAe4OAQAAAAHyDoAAAAAB8w4BAAAAAaYPAgAAAAHVDwEAAAAB1g-AAAAAAdcPBAAAAAHYDwQAAAAB2Q8EAAAAAdoPgAAAAAEBCAAA5gMAIA-kBQIAAAABigYAAQAAAfEMQAAAAAGcDgEAAAABrw4BAAAAAe4OAQAAAAHyDoAAAAAB8w4BAAAAAaYPAgAAAAHVDwEAAAAB1g-AAAAAAdcPBAAAAAHYDwQAAAAB2Q8EAAAAAdoPgAAAAAEBCAAA6AMAMAEIAADoAwAwD6QFAgDXFgAhigYAAZsXACHxDEAA1RYAIZwOAQDZFgAhrw4BANkWACHuDgEA2RYAIfIOgAAAAAHzDgEA2RYAIaYPAgDXFgAh1Q8BANkWACHWD4AAAAAB1w8EANQWACHYDwQA1BYAIdkPBADUFgAh2g-AAAAAAQIAAADeAwAgCAAA6wMAIA-kBQIA1xYAIYoGAAGbFwAh8QxAANUWACGcDgEA2RYAIa8OAQDZFgAh7g4BANkWACHyDoAAAAAB8w4BANkWACGmDwIA1xYAIdUPAQDZFgAh1g-AAAAAAdcPBADUFgAh2A8EANQWACHZDwQA1BYAIdoPgAAAAAECAAAA4QMAIAgAAO0DACACAAAA4QMAIAgAAO0DACADAAAA3gMAIA8AAOYDACAQAADrAwAgAQAAAN4DACABAAAA4QMAIAYVAAC4HAAgFgAAuxwAIBcAALocACAoAAC5HAAgKQAAvBwAIIoGAADOFgAgEqQFAgDzEwAhigYAAagUACHsDAAAmBYAMO0MAAD0AwAQ7gwAAJgWADDxDEAA8RMAIZwOAQDwEwAhrw4BAPATACHuDgEA8BMAIfIOAACfFAAg8w4BAPATACGmDwIA8xMAIdUPAQDwEwAh1g8AAJ8UACDXDwQA7xMAIdgPBADvEwAh2Q8EAO8TACHaDwAAnxQAIAMAAADhAwAgAwAA8wMAMBQAAPQDACADAAAA4QMAIAMAAOIDADAEAADeAwAgCs8CAACWFgAg7AwAAJUWADDtDAAA-QMAEO4MAACVFgAw7w4AAbUUACHQDwIAlxQAIdEPAgCXFAAh0g8BAI8UACHTDwABtBQAIdQPAACXFgAgAQAAAPcDACAJzwIAAJYWACDsDAAAlRYAMO0MAAD5AwAQ7gwAAJUWADDvDgABtRQAIdAPAgCXFAAh0Q8CAJcUACHSDwEAjxQAIdMPAAG0FAAhAs8CAAC3HAAg7w4AAM4WACADAAAA-QMAIAMAAPoDADAEAAD3AwAgAQAAAPkDACABAAAA9wMAIAMAAAD5AwAgAwAA-gMAMAQAAPcDACADAAAA-QMAIAMAAPoDADAEAAD3AwAgAwAAAPkDACADAAD6AwAwBAAA9wMAIAbPAgAAthwAIO8OAAEAAAHQDwIAAAAB0Q8CAAAAAdIPAQAAAAHTDwABAAABAQgAAIEEACAF7w4AAQAAAdAPAgAAAAHRDwIAAAAB0g8BAAAAAdMPAAEAAAEBCAAAgwQAMAEIAACDBAAwBs8CAAC1HAAg7w4AAZsXACHQDwIA1xYAIdEPAgDXFgAh0g8BANkWACHTDwABmhcAIQIAAAD3AwAgCAAAhgQAIAXvDgABmxcAIdAPAgDXFgAh0Q8CANcWACHSDwEA2RYAIdMPAAGaFwAhAgAAAPkDACAIAACIBAAgAgAAAPkDACAIAACIBAAgAwAAAPcDACAPAACBBAAgEAAAhgQAIAEAAAD3AwAgAQAAAPkDACAGFQAAsBwAIBYAALMcACAXAACyHAAgKAAAsRwAICkAALQcACDvDgAAzhYAIAjsDAAAlBYAMO0MAACPBAAQ7gwAAJQWADDvDgABqBQAIdAPAgDzEwAh0Q8CAPMTACHSDwEA8BMAIdMPAAGnFAAhAwAAAPkDACADAACOBAAwFAAAjwQAIAMAAAD5AwAgAwAA-gMAMAQAAPcDACAGCAABtBQAIc4CAACTFgAg7AwAAJIWADDtDAAAlQQAEO4MAACSFgAwpw8AAQAAAQEAAACSBAAgAQAAAJIEACAGCAABtBQAIc4CAACTFgAg7AwAAJIWADDtDAAAlQQAEO4MAACSFgAwpw8AAbQUACEBzgIAAK8cACADAAAAlQQAIAMAAJYEADAEAACSBAAgAwAAAJUEACADAACWBAAwBAAAkgQAIAMAAACVBAAgAwAAlgQAMAQAAJIEACADCAABAAABzgIAAK4cACCnDwABAAABAQgAAJoEACACCAABAAABpw8AAQAAAQEIAACcBAAwAQgAAJwEADADCAABmhcAIc4CAAChHAAgpw8AAZoXACECAAAAkgQAIAgAAJ8EACACCAABmhcAIacPAAGaFwAhAgAAAJUEACAIAAChBAAgAgAAAJUEACAIAAChBAAgAwAAAJIEACAPAACaBAAgEAAAnwQAIAEAAACSBAAgAQAAAJUEACADFQAAnhwAIBYAAKAcACAXAACfHAAgBQgAAacUACHsDAAAkRYAMO0MAACoBAAQ7gwAAJEWADCnDwABpxQAIQMAAACVBAAgAwAApwQAMBQAAKgEACADAAAAlQQAIAMAAJYEADAEAACSBAAgDwgAAKIUACDsDAAAjxYAMO0MAACuBAAQ7gwAAI8WADDxDAQAmhQAIbANBACaFAAhsQ0EAJoUACGzDQIAlxQAIbYNAQCPFAAhtw0BAI8UACGoDgEAjxQAIbMOAQCPFAAhtg4AAJAWACDODwEAjxQAIc8PAQCPFAAhAQAAAKsEACABAAAAqwQAIA4IAACiFAAg7AwAAI8WADDtDAAArgQAEO4MAACPFgAw8QwEAJoUACGwDQQAmhQAIbENBACaFAAhsw0CAJcUACG2DQEAjxQAIbcNAQCPFAAhqA4BAI8UACGzDgEAjxQAIc4PAQCPFAAhzw8BAI8UACEAAwAAAK4EACADAACvBAAwBAAAqwQAIAMAAACuBAAgAwAArwQAMAQAAKsEACADAAAArgQAIAMAAK8EADAEAACrBAAgCwiAAAAAAfEMBAAAAAGwDQQAAAABsQ0EAAAAAbMNAgAAAAG2DQEAAAABtw0BAAAAAagOAQAAAAGzDgEAAAABzg8BAAAAAc8PAQAAAAEBCAAAswQAIAsIgAAAAAHxDAQAAAABsA0EAAAAAbENBAAAAAGzDQIAAAABtg0BAAAAAbcNAQAAAAGoDgEAAAABsw4BAAAAAc4PAQAAAAHPDwEAAAABAQgAALUEADABCAAAtQQAMAsIgAAAAAHxDAQA1BYAIbANBADUFgAhsQ0EANQWACGzDQIA1xYAIbYNAQDZFgAhtw0BANkWACGoDgEA2RYAIbMOAQDZFgAhzg8BANkWACHPDwEA2RYAIQIAAACrBAAgCAAAuAQAIAsIgAAAAAHxDAQA1BYAIbANBADUFgAhsQ0EANQWACGzDQIA1xYAIbYNAQDZFgAhtw0BANkWACGoDgEA2RYAIbMOAQDZFgAhzg8BANkWACHPDwEA2RYAIQIAAACuBAAgCAAAugQAIAIAAACuBAAgCAAAugQAIAMAAACrBAAgDwAAswQAIBAAALgEACABAAAAqwQAIAEAAACuBAAgBRUAAJkcACAWAACcHAAgFwAAmxwAICgAAJocACApAACdHAAgDggAAJ8UACDsDAAAjhYAMO0MAADBBAAQ7gwAAI4WADDxDAQA7xMAIbANBADvEwAhsQ0EAO8TACGzDQIA8xMAIbYNAQDwEwAhtw0BAPATACGoDgEA8BMAIbMOAQDwEwAhzg8BAPATACHPDwEA8BMAIQMAAACuBAAgAwAAwAQAMBQAAMEEACADAAAArgQAIAMAAK8EADAEAACrBAAgFoEDAACLFgAg7AwAAIoWADDtDAAAzAQAEO4MAACKFgAwkw1AAJMUACGwDQQAmhQAIbENBACaFAAhtw0BAI8UACHIDQEAjxQAIfUNQACSFAAhoQ4CAJcUACGoDgEAAAABsw4BAI8UACHADwEAjxQAIcEPAQCPFAAhwg9AAJIUACHIDxAA0hQAIckPAQCRFAAhyg9AAJMUACHLDyAAkBQAIcwPIACQFAAhzQ8gAJAUACEBAAAAxAQAIAqAAwAAjRYAIOwMAACMFgAw7QwAAMYEABDuDAAAjBYAMK4NAQCPFAAhqA4BAI8UACGNDyAAkBQAIcIPQACSFAAhxg8gAJAUACHHD0AAkxQAIQKAAwAAmBwAIMIPAADOFgAgCoADAACNFgAg7AwAAIwWADDtDAAAxgQAEO4MAACMFgAwrg0BAAAAAagOAQCPFAAhjQ8gAJAUACHCD0AAkhQAIcYPIACQFAAhxw9AAJMUACEDAAAAxgQAIAMAAMcEADAEAADIBAAgAQAAAMYEACABAAAAxAQAIBaBAwAAixYAIOwMAACKFgAw7QwAAMwEABDuDAAAihYAMJMNQACTFAAhsA0EAJoUACGxDQQAmhQAIbcNAQCPFAAhyA0BAI8UACH1DUAAkhQAIaEOAgCXFAAhqA4BAI8UACGzDgEAjxQAIcAPAQCPFAAhwQ8BAI8UACHCD0AAkhQAIcgPEADSFAAhyQ8BAJEUACHKD0AAkxQAIcsPIACQFAAhzA8gAJAUACHNDyAAkBQAIQSBAwAAlxwAIPUNAADOFgAgwg8AAM4WACDJDwAAzhYAIAMAAADMBAAgAwAAzQQAMAQAAMQEACADAAAAzAQAIAMAAM0EADAEAADEBAAgAwAAAMwEACADAADNBAAwBAAAxAQAIBOBAwAAlhwAIJMNQAAAAAGwDQQAAAABsQ0EAAAAAbcNAQAAAAHIDQEAAAAB9Q1AAAAAAaEOAgAAAAGoDgEAAAABsw4BAAAAAcAPAQAAAAHBDwEAAAABwg9AAAAAAcgPEAAAAAHJDwEAAAAByg9AAAAAAcsPIAAAAAHMDyAAAAABzQ8gAAAAAQEIAADRBAAgEpMNQAAAAAGwDQQAAAABsQ0EAAAAAbcNAQAAAAHIDQEAAAAB9Q1AAAAAAaEOAgAAAAGoDgEAAAABsw4BAAAAAcAPAQAAAAHBDwEAAAABwg9AAAAAAcgPEAAAAAHJDwEAAAAByg9AAAAAAcsPIAAAAAHMDyAAAAABzQ8gAAAAAQEIAADTBAAwAQgAANMEADATgQMAAIkcACCTDUAA1RYAIbANBADUFgAhsQ0EANQWACG3DQEA2RYAIcgNAQDZFgAh9Q1AAOEWACGhDgIA1xYAIagOAQDZFgAhsw4BANkWACHADwEA2RYAIcEPAQDZFgAhwg9AAOEWACHIDxAAzxcAIckPAQDYFgAhyg9AANUWACHLDyAA9xYAIcwPIAD3FgAhzQ8gAPcWACECAAAAxAQAIAgAANYEACASkw1AANUWACGwDQQA1BYAIbENBADUFgAhtw0BANkWACHIDQEA2RYAIfUNQADhFgAhoQ4CANcWACGoDgEA2RYAIbMOAQDZFgAhwA8BANkWACHBDwEA2RYAIcIPQADhFgAhyA8QAM8XACHJDwEA2BYAIcoPQADVFgAhyw8gAPcWACHMDyAA9xYAIc0PIAD3FgAhAgAAAMwEACAIAADYBAAgAgAAAMwEACAIAADYBAAgAwAAAMQEACAPAADRBAAgEAAA1gQAIAEAAADEBAAgAQAAAMwEACAIFQAAhBwAIBYAAIccACAXAACGHAAgKAAAhRwAICkAAIgcACD1DQAAzhYAIMIPAADOFgAgyQ8AAM4WACAV7AwAAIkWADDtDAAA3wQAEO4MAACJFgAwkw1AAPETACGwDQQA7xMAIbENBADvEwAhtw0BAPATACHIDQEA8BMAIfUNQACGFAAhoQ4CAPMTACGoDgEA8BMAIbMOAQDwEwAhwA8BAPATACHBDwEA8BMAIcIPQACGFAAhyA8QAM4UACHJDwEA9BMAIcoPQADxEwAhyw8gAIsUACHMDyAAixQAIc0PIACLFAAhAwAAAMwEACADAADeBAAwFAAA3wQAIAMAAADMBAAgAwAAzQQAMAQAAMQEACABAAAAyAQAIAEAAADIBAAgAwAAAMYEACADAADHBAAwBAAAyAQAIAMAAADGBAAgAwAAxwQAMAQAAMgEACADAAAAxgQAIAMAAMcEADAEAADIBAAgB4ADAACDHAAgrg0BAAAAAagOAQAAAAGNDyAAAAABwg9AAAAAAcYPIAAAAAHHD0AAAAABAQgAAOcEACAGrg0BAAAAAagOAQAAAAGNDyAAAAABwg9AAAAAAcYPIAAAAAHHD0AAAAABAQgAAOkEADABCAAA6QQAMAeAAwAAghwAIK4NAQDZFgAhqA4BANkWACGNDyAA9xYAIcIPQADhFgAhxg8gAPcWACHHD0AA1RYAIQIAAADIBAAgCAAA7AQAIAauDQEA2RYAIagOAQDZFgAhjQ8gAPcWACHCD0AA4RYAIcYPIAD3FgAhxw9AANUWACECAAAAxgQAIAgAAO4EACACAAAAxgQAIAgAAO4EACADAAAAyAQAIA8AAOcEACAQAADsBAAgAQAAAMgEACABAAAAxgQAIAQVAAD_GwAgFgAAgRwAIBcAAIAcACDCDwAAzhYAIAnsDAAAiBYAMO0MAAD1BAAQ7gwAAIgWADCuDQEA8BMAIagOAQDwEwAhjQ8gAIsUACHCD0AAhhQAIcYPIACLFAAhxw9AAPETACEDAAAAxgQAIAMAAPQEADAUAAD1BAAgAwAAAMYEACADAADHBAAwBAAAyAQAIAjsDAAAhhYAMO0MAAD7BAAQ7gwAAIYWADCuDQEAjxQAIagOAQCPFAAhwQ8BAI8UACHED0AAkxQAIcUPAACHFgAgAQAAAPgEACABAAAA-AQAIAfsDAAAhhYAMO0MAAD7BAAQ7gwAAIYWADCuDQEAjxQAIagOAQCPFAAhwQ8BAI8UACHED0AAkxQAIQADAAAA-wQAIAMAAPwEADAEAAD4BAAgAwAAAPsEACADAAD8BAAwBAAA-AQAIAMAAAD7BAAgAwAA_AQAMAQAAPgEACAErg0BAAAAAagOAQAAAAHBDwEAAAABxA9AAAAAAQEIAACABQAgBK4NAQAAAAGoDgEAAAABwQ8BAAAAAcQPQAAAAAEBCAAAggUAMAEIAACCBQAwBK4NAQDZFgAhqA4BANkWACHBDwEA2RYAIcQPQADVFgAhAgAAAPgEACAIAACFBQAgBK4NAQDZFgAhqA4BANkWACHBDwEA2RYAIcQPQADVFgAhAgAAAPsEACAIAACHBQAgAgAAAPsEACAIAACHBQAgAwAAAPgEACAPAACABQAgEAAAhQUAIAEAAAD4BAAgAQAAAPsEACADFQAA_BsAIBYAAP4bACAXAAD9GwAgB-wMAACFFgAw7QwAAI4FABDuDAAAhRYAMK4NAQDwEwAhqA4BAPATACHBDwEA8BMAIcQPQADxEwAhAwAAAPsEACADAACNBQAwFAAAjgUAIAMAAAD7BAAgAwAA_AQAMAQAAPgEACALgQMAAKIUACDsDAAAgxYAMO0MAACUBQAQ7gwAAIMWADD1DUAAkhQAIaEOAgCXFAAhqA4BAI8UACHADwEAjxQAIcEPAQCPFAAhwg9AAJIUACHDDwAAhBYAIAEAAACRBQAgAQAAAJEFACAKgQMAAKIUACDsDAAAgxYAMO0MAACUBQAQ7gwAAIMWADD1DUAAkhQAIaEOAgCXFAAhqA4BAI8UACHADwEAjxQAIcEPAQCPFAAhwg9AAJIUACEC9Q0AAM4WACDCDwAAzhYAIAMAAACUBQAgAwAAlQUAMAQAAJEFACADAAAAlAUAIAMAAJUFADAEAACRBQAgAwAAAJQFACADAACVBQAwBAAAkQUAIAeBA4AAAAAB9Q1AAAAAAaEOAgAAAAGoDgEAAAABwA8BAAAAAcEPAQAAAAHCD0AAAAABAQgAAJkFACAHgQOAAAAAAfUNQAAAAAGhDgIAAAABqA4BAAAAAcAPAQAAAAHBDwEAAAABwg9AAAAAAQEIAACbBQAwAQgAAJsFADAHgQOAAAAAAfUNQADhFgAhoQ4CANcWACGoDgEA2RYAIcAPAQDZFgAhwQ8BANkWACHCD0AA4RYAIQIAAACRBQAgCAAAngUAIAeBA4AAAAAB9Q1AAOEWACGhDgIA1xYAIagOAQDZFgAhwA8BANkWACHBDwEA2RYAIcIPQADhFgAhAgAAAJQFACAIAACgBQAgAgAAAJQFACAIAACgBQAgAwAAAJEFACAPAACZBQAgEAAAngUAIAEAAACRBQAgAQAAAJQFACAHFQAA9xsAIBYAAPobACAXAAD5GwAgKAAA-BsAICkAAPsbACD1DQAAzhYAIMIPAADOFgAgCoEDAACfFAAg7AwAAIIWADDtDAAApwUAEO4MAACCFgAw9Q1AAIYUACGhDgIA8xMAIagOAQDwEwAhwA8BAPATACHBDwEA8BMAIcIPQACGFAAhAwAAAJQFACADAACmBQAwFAAApwUAIAMAAACUBQAgAwAAlQUAMAQAAJEFACAG7AwAAIEWADDtDAAArQUAEO4MAACBFgAwrg0BAAAAAdQOAQCPFAAhvw9AAJMUACEBAAAAqgUAIAEAAACqBQAgBuwMAACBFgAw7QwAAK0FABDuDAAAgRYAMK4NAQCPFAAh1A4BAI8UACG_D0AAkxQAIQADAAAArQUAIAMAAK4FADAEAACqBQAgAwAAAK0FACADAACuBQAwBAAAqgUAIAMAAACtBQAgAwAArgUAMAQAAKoFACADrg0BAAAAAdQOAQAAAAG_D0AAAAABAQgAALIFACADrg0BAAAAAdQOAQAAAAG_D0AAAAABAQgAALQFADABCAAAtAUAMAOuDQEA2RYAIdQOAQDZFgAhvw9AANUWACECAAAAqgUAIAgAALcFACADrg0BANkWACHUDgEA2RYAIb8PQADVFgAhAgAAAK0FACAIAAC5BQAgAgAAAK0FACAIAAC5BQAgAwAAAKoFACAPAACyBQAgEAAAtwUAIAEAAACqBQAgAQAAAK0FACADFQAA9BsAIBYAAPYbACAXAAD1GwAgBuwMAACAFgAw7QwAAMAFABDuDAAAgBYAMK4NAQDwEwAh1A4BAPATACG_D0AA8RMAIQMAAACtBQAgAwAAvwUAMBQAAMAFACADAAAArQUAIAMAAK4FADAEAACqBQAgFOwMAAD_FQAw7QwAAMYFABDuDAAA_xUAMPQMAQCRFAAhog1AAJIUACGwDQQAAAABsQ0EAMcUACHIDQEAjxQAIZ8OQACTFAAhsw4BAJEUACG0DwQAxxQAIbYPBADHFAAhtw8EAMcUACG4DwQAxxQAIbkPAQCRFAAhug8EAMcUACG7DwEAkRQAIbwPBADHFAAhvQ8EAMcUACG-D0AAkhQAIQEAAADDBQAgAQAAAMMFACAU7AwAAP8VADDtDAAAxgUAEO4MAAD_FQAw9AwBAJEUACGiDUAAkhQAIbANBACaFAAhsQ0EAMcUACHIDQEAjxQAIZ8OQACTFAAhsw4BAJEUACG0DwQAxxQAIbYPBADHFAAhtw8EAMcUACG4DwQAxxQAIbkPAQCRFAAhug8EAMcUACG7DwEAkRQAIbwPBADHFAAhvQ8EAMcUACG-D0AAkhQAIQ70DAAAzhYAIKINAADOFgAgsQ0AAM4WACCzDgAAzhYAILQPAADOFgAgtg8AAM4WACC3DwAAzhYAILgPAADOFgAguQ8AAM4WACC6DwAAzhYAILsPAADOFgAgvA8AAM4WACC9DwAAzhYAIL4PAADOFgAgAwAAAMYFACADAADHBQAwBAAAwwUAIAMAAADGBQAgAwAAxwUAMAQAAMMFACADAAAAxgUAIAMAAMcFADAEAADDBQAgEfQMAQAAAAGiDUAAAAABsA0EAAAAAbENBAAAAAHIDQEAAAABnw5AAAAAAbMOAQAAAAG0DwQAAAABtg8EAAAAAbcPBAAAAAG4DwQAAAABuQ8BAAAAAboPBAAAAAG7DwEAAAABvA8EAAAAAb0PBAAAAAG-D0AAAAABAQgAAMsFACAR9AwBAAAAAaINQAAAAAGwDQQAAAABsQ0EAAAAAcgNAQAAAAGfDkAAAAABsw4BAAAAAbQPBAAAAAG2DwQAAAABtw8EAAAAAbgPBAAAAAG5DwEAAAABug8EAAAAAbsPAQAAAAG8DwQAAAABvQ8EAAAAAb4PQAAAAAEBCAAAzQUAMAEIAADNBQAwEfQMAQDYFgAhog1AAOEWACGwDQQA1BYAIbENBADAFwAhyA0BANkWACGfDkAA1RYAIbMOAQDYFgAhtA8EAMAXACG2DwQAwBcAIbcPBADAFwAhuA8EAMAXACG5DwEA2BYAIboPBADAFwAhuw8BANgWACG8DwQAwBcAIb0PBADAFwAhvg9AAOEWACECAAAAwwUAIAgAANAFACAR9AwBANgWACGiDUAA4RYAIbANBADUFgAhsQ0EAMAXACHIDQEA2RYAIZ8OQADVFgAhsw4BANgWACG0DwQAwBcAIbYPBADAFwAhtw8EAMAXACG4DwQAwBcAIbkPAQDYFgAhug8EAMAXACG7DwEA2BYAIbwPBADAFwAhvQ8EAMAXACG-D0AA4RYAIQIAAADGBQAgCAAA0gUAIAIAAADGBQAgCAAA0gUAIAMAAADDBQAgDwAAywUAIBAAANAFACABAAAAwwUAIAEAAADGBQAgExUAAO8bACAWAADyGwAgFwAA8RsAICgAAPAbACApAADzGwAg9AwAAM4WACCiDQAAzhYAILENAADOFgAgsw4AAM4WACC0DwAAzhYAILYPAADOFgAgtw8AAM4WACC4DwAAzhYAILkPAADOFgAgug8AAM4WACC7DwAAzhYAILwPAADOFgAgvQ8AAM4WACC-DwAAzhYAIBTsDAAA_hUAMO0MAADZBQAQ7gwAAP4VADD0DAEA9BMAIaINQACGFAAhsA0EAO8TACGxDQQAwxQAIcgNAQDwEwAhnw5AAPETACGzDgEA9BMAIbQPBADDFAAhtg8EAMMUACG3DwQAwxQAIbgPBADDFAAhuQ8BAPQTACG6DwQAwxQAIbsPAQD0EwAhvA8EAMMUACG9DwQAwxQAIb4PQACGFAAhAwAAAMYFACADAADYBQAwFAAA2QUAIAMAAADGBQAgAwAAxwUAMAQAAMMFACAH7AwAAP0VADDtDAAA3wUAEO4MAAD9FQAwsA0EAAAAAbENBACaFAAhtA8EAJoUACG1DyAAkBQAIQEAAADcBQAgAQAAANwFACAH7AwAAP0VADDtDAAA3wUAEO4MAAD9FQAwsA0EAJoUACGxDQQAmhQAIbQPBACaFAAhtQ8gAJAUACEAAwAAAN8FACADAADgBQAwBAAA3AUAIAMAAADfBQAgAwAA4AUAMAQAANwFACADAAAA3wUAIAMAAOAFADAEAADcBQAgBLANBAAAAAGxDQQAAAABtA8EAAAAAbUPIAAAAAEBCAAA5AUAIASwDQQAAAABsQ0EAAAAAbQPBAAAAAG1DyAAAAABAQgAAOYFADABCAAA5gUAMASwDQQA1BYAIbENBADUFgAhtA8EANQWACG1DyAA9xYAIQIAAADcBQAgCAAA6QUAIASwDQQA1BYAIbENBADUFgAhtA8EANQWACG1DyAA9xYAIQIAAADfBQAgCAAA6wUAIAIAAADfBQAgCAAA6wUAIAMAAADcBQAgDwAA5AUAIBAAAOkFACABAAAA3AUAIAEAAADfBQAgBRUAAOobACAWAADtGwAgFwAA7BsAICgAAOsbACApAADuGwAgB-wMAAD8FQAw7QwAAPIFABDuDAAA_BUAMLANBADvEwAhsQ0EAO8TACG0DwQA7xMAIbUPIACLFAAhAwAAAN8FACADAADxBQAwFAAA8gUAIAMAAADfBQAgAwAA4AUAMAQAANwFACAK7AwAAPoVADDtDAAA-AUAEO4MAAD6FQAw9AwBAI8UACGNDQIAlhQAIZYNAQCPFAAhsA0EAJoUACHTDUAAkxQAIcoOQACTFAAhsw8AAPsVACABAAAA9QUAIAEAAAD1BQAgCewMAAD6FQAw7QwAAPgFABDuDAAA-hUAMPQMAQCPFAAhjQ0CAJYUACGWDQEAjxQAIbANBACaFAAh0w1AAJMUACHKDkAAkxQAIQGNDQAAzhYAIAMAAAD4BQAgAwAA-QUAMAQAAPUFACADAAAA-AUAIAMAAPkFADAEAAD1BQAgAwAAAPgFACADAAD5BQAwBAAA9QUAIAb0DAEAAAABjQ0CAAAAAZYNAQAAAAGwDQQAAAAB0w1AAAAAAcoOQAAAAAEBCAAA_QUAIAb0DAEAAAABjQ0CAAAAAZYNAQAAAAGwDQQAAAAB0w1AAAAAAcoOQAAAAAEBCAAA_wUAMAEIAAD_BQAwBvQMAQDZFgAhjQ0CANYWACGWDQEA2RYAIbANBADUFgAh0w1AANUWACHKDkAA1RYAIQIAAAD1BQAgCAAAggYAIAb0DAEA2RYAIY0NAgDWFgAhlg0BANkWACGwDQQA1BYAIdMNQADVFgAhyg5AANUWACECAAAA-AUAIAgAAIQGACACAAAA-AUAIAgAAIQGACADAAAA9QUAIA8AAP0FACAQAACCBgAgAQAAAPUFACABAAAA-AUAIAYVAADlGwAgFgAA6BsAIBcAAOcbACAoAADmGwAgKQAA6RsAII0NAADOFgAgCewMAAD5FQAw7QwAAIsGABDuDAAA-RUAMPQMAQDwEwAhjQ0CAPITACGWDQEA8BMAIbANBADvEwAh0w1AAPETACHKDkAA8RMAIQMAAAD4BQAgAwAAigYAMBQAAIsGACADAAAA-AUAIAMAAPkFADAEAAD1BQAgC-wMAAD4FQAw7QwAAJEGABDuDAAA-BUAMLANBAAAAAGsD0AAkhQAIa0PAQCRFAAhrg8EAMcUACGvD0AAkhQAIbAPQACSFAAhsQ8EAMcUACGyD0AAkhQAIQEAAACOBgAgAQAAAI4GACAL7AwAAPgVADDtDAAAkQYAEO4MAAD4FQAwsA0EAJoUACGsD0AAkhQAIa0PAQCRFAAhrg8EAMcUACGvD0AAkhQAIbAPQACSFAAhsQ8EAMcUACGyD0AAkhQAIQesDwAAzhYAIK0PAADOFgAgrg8AAM4WACCvDwAAzhYAILAPAADOFgAgsQ8AAM4WACCyDwAAzhYAIAMAAACRBgAgAwAAkgYAMAQAAI4GACADAAAAkQYAIAMAAJIGADAEAACOBgAgAwAAAJEGACADAACSBgAwBAAAjgYAIAiwDQQAAAABrA9AAAAAAa0PAQAAAAGuDwQAAAABrw9AAAAAAbAPQAAAAAGxDwQAAAABsg9AAAAAAQEIAACWBgAgCLANBAAAAAGsD0AAAAABrQ8BAAAAAa4PBAAAAAGvD0AAAAABsA9AAAAAAbEPBAAAAAGyD0AAAAABAQgAAJgGADABCAAAmAYAMAiwDQQA1BYAIawPQADhFgAhrQ8BANgWACGuDwQAwBcAIa8PQADhFgAhsA9AAOEWACGxDwQAwBcAIbIPQADhFgAhAgAAAI4GACAIAACbBgAgCLANBADUFgAhrA9AAOEWACGtDwEA2BYAIa4PBADAFwAhrw9AAOEWACGwD0AA4RYAIbEPBADAFwAhsg9AAOEWACECAAAAkQYAIAgAAJ0GACACAAAAkQYAIAgAAJ0GACADAAAAjgYAIA8AAJYGACAQAACbBgAgAQAAAI4GACABAAAAkQYAIAwVAADgGwAgFgAA4xsAIBcAAOIbACAoAADhGwAgKQAA5BsAIKwPAADOFgAgrQ8AAM4WACCuDwAAzhYAIK8PAADOFgAgsA8AAM4WACCxDwAAzhYAILIPAADOFgAgC-wMAAD3FQAw7QwAAKQGABDuDAAA9xUAMLANBADvEwAhrA9AAIYUACGtDwEA9BMAIa4PBADDFAAhrw9AAIYUACGwD0AAhhQAIbEPBADDFAAhsg9AAIYUACEDAAAAkQYAIAMAAKMGADAUAACkBgAgAwAAAJEGACADAACSBgAwBAAAjgYAIArsDAAA9RUAMO0MAACqBgAQ7gwAAPUVADCwDQQAmhQAIaYPBACaFAAhpw8BAI8UACGoDwEAjxQAIakPBACaFAAhqg8EAMcUACGrDwAA9hUAIAEAAACnBgAgAQAAAKcGACAJ7AwAAPUVADDtDAAAqgYAEO4MAAD1FQAwsA0EAJoUACGmDwQAmhQAIacPAQCPFAAhqA8BAI8UACGpDwQAmhQAIaoPBADHFAAhAaoPAADOFgAgAwAAAKoGACADAACrBgAwBAAApwYAIAMAAACqBgAgAwAAqwYAMAQAAKcGACADAAAAqgYAIAMAAKsGADAEAACnBgAgBrANBAAAAAGmDwQAAAABpw8BAAAAAagPAQAAAAGpDwQAAAABqg8EAAAAAQEIAACvBgAgBrANBAAAAAGmDwQAAAABpw8BAAAAAagPAQAAAAGpDwQAAAABqg8EAAAAAQEIAACxBgAwAQgAALEGADAGsA0EANQWACGmDwQA1BYAIacPAQDZFgAhqA8BANkWACGpDwQA1BYAIaoPBADAFwAhAgAAAKcGACAIAAC0BgAgBrANBADUFgAhpg8EANQWACGnDwEA2RYAIagPAQDZFgAhqQ8EANQWACGqDwQAwBcAIQIAAACqBgAgCAAAtgYAIAIAAACqBgAgCAAAtgYAIAMAAACnBgAgDwAArwYAIBAAALQGACABAAAApwYAIAEAAACqBgAgBhUAANsbACAWAADeGwAgFwAA3RsAICgAANwbACApAADfGwAgqg8AAM4WACAJ7AwAAPQVADDtDAAAvQYAEO4MAAD0FQAwsA0EAO8TACGmDwQA7xMAIacPAQDwEwAhqA8BAPATACGpDwQA7xMAIaoPBADDFAAhAwAAAKoGACADAAC8BgAwFAAAvQYAIAMAAACqBgAgAwAAqwYAMAQAAKcGACAV8wcBAI8UACHsDAAA8hUAMO0MAADDBgAQ7gwAAPIVADDxDAQAmhQAIbANBACaFAAhsQ0EAJoUACGyDQIAlxQAIbMNAgCXFAAhtA0gALMUACG1DSAAsxQAIbYNAQCPFAAhtw0AAbQUACG4DQABtRQAIbkNAAG1FAAhug0AAbUUACG7DQABtRQAIbwNEAC2FAAhvQ0QALYUACG-DRAAthQAIb8NAADzFQAgAQAAAMAGACABAAAAwAYAIBTzBwEAjxQAIewMAADyFQAw7QwAAMMGABDuDAAA8hUAMPEMBACaFAAhsA0EAJoUACGxDQQAmhQAIbINAgCXFAAhsw0CAJcUACG0DSAAsxQAIbUNIACzFAAhtg0BAI8UACG3DQABtBQAIbgNAAG1FAAhuQ0AAbUUACG6DQABtRQAIbsNAAG1FAAhvA0QALYUACG9DRAAthQAIb4NEAC2FAAhCbQNAADOFgAgtQ0AAM4WACC4DQAAzhYAILkNAADOFgAgug0AAM4WACC7DQAAzhYAILwNAADOFgAgvQ0AAM4WACC-DQAAzhYAIAMAAADDBgAgAwAAxAYAMAQAAMAGACADAAAAwwYAIAMAAMQGADAEAADABgAgAwAAAMMGACADAADEBgAwBAAAwAYAIBHzBwEAAAAB8QwEAAAAAbANBAAAAAGxDQQAAAABsg0CAAAAAbMNAgAAAAG0DSAAAAABtQ0gAAAAAbYNAQAAAAG3DQABAAABuA0AAQAAAbkNAAEAAAG6DQABAAABuw0AAQAAAbwNEAAAAAG9DRAAAAABvg0QAAAAAQEIAADIBgAgEfMHAQAAAAHxDAQAAAABsA0EAAAAAbENBAAAAAGyDQIAAAABsw0CAAAAAbQNIAAAAAG1DSAAAAABtg0BAAAAAbcNAAEAAAG4DQABAAABuQ0AAQAAAboNAAEAAAG7DQABAAABvA0QAAAAAb0NEAAAAAG-DRAAAAABAQgAAMoGADABCAAAygYAMBHzBwEA2RYAIfEMBADUFgAhsA0EANQWACGxDQQA1BYAIbINAgDXFgAhsw0CANcWACG0DSAAmRcAIbUNIACZFwAhtg0BANkWACG3DQABmhcAIbgNAAGbFwAhuQ0AAZsXACG6DQABmxcAIbsNAAGbFwAhvA0QAJwXACG9DRAAnBcAIb4NEACcFwAhAgAAAMAGACAIAADNBgAgEfMHAQDZFgAh8QwEANQWACGwDQQA1BYAIbENBADUFgAhsg0CANcWACGzDQIA1xYAIbQNIACZFwAhtQ0gAJkXACG2DQEA2RYAIbcNAAGaFwAhuA0AAZsXACG5DQABmxcAIboNAAGbFwAhuw0AAZsXACG8DRAAnBcAIb0NEACcFwAhvg0QAJwXACECAAAAwwYAIAgAAM8GACACAAAAwwYAIAgAAM8GACADAAAAwAYAIA8AAMgGACAQAADNBgAgAQAAAMAGACABAAAAwwYAIA4VAADWGwAgFgAA2RsAIBcAANgbACAoAADXGwAgKQAA2hsAILQNAADOFgAgtQ0AAM4WACC4DQAAzhYAILkNAADOFgAgug0AAM4WACC7DQAAzhYAILwNAADOFgAgvQ0AAM4WACC-DQAAzhYAIBTzBwEA8BMAIewMAADxFQAw7QwAANYGABDuDAAA8RUAMPEMBADvEwAhsA0EAO8TACGxDQQA7xMAIbINAgDzEwAhsw0CAPMTACG0DSAAphQAIbUNIACmFAAhtg0BAPATACG3DQABpxQAIbgNAAGoFAAhuQ0AAagUACG6DQABqBQAIbsNAAGoFAAhvA0QAKkUACG9DRAAqRQAIb4NEACpFAAhAwAAAMMGACADAADVBgAwFAAA1gYAIAMAAADDBgAgAwAAxAYAMAQAAMAGACAJ8wcBAI8UACHsDAAA7xUAMO0MAADcBgAQ7gwAAO8VADCwDQQAmhQAIckNAgCXFAAh0A0EAJoUACGXDgABtRQAIaUPAADwFQAgAQAAANkGACABAAAA2QYAIAjzBwEAjxQAIewMAADvFQAw7QwAANwGABDuDAAA7xUAMLANBACaFAAhyQ0CAJcUACHQDQQAmhQAIZcOAAG1FAAhAZcOAADOFgAgAwAAANwGACADAADdBgAwBAAA2QYAIAMAAADcBgAgAwAA3QYAMAQAANkGACADAAAA3AYAIAMAAN0GADAEAADZBgAgBfMHAQAAAAGwDQQAAAAByQ0CAAAAAdANBAAAAAGXDgABAAABAQgAAOEGACAF8wcBAAAAAbANBAAAAAHJDQIAAAAB0A0EAAAAAZcOAAEAAAEBCAAA4wYAMAEIAADjBgAwBfMHAQDZFgAhsA0EANQWACHJDQIA1xYAIdANBADUFgAhlw4AAZsXACECAAAA2QYAIAgAAOYGACAF8wcBANkWACGwDQQA1BYAIckNAgDXFgAh0A0EANQWACGXDgABmxcAIQIAAADcBgAgCAAA6AYAIAIAAADcBgAgCAAA6AYAIAMAAADZBgAgDwAA4QYAIBAAAOYGACABAAAA2QYAIAEAAADcBgAgBhUAANEbACAWAADUGwAgFwAA0xsAICgAANIbACApAADVGwAglw4AAM4WACAI8wcBAPATACHsDAAA7hUAMO0MAADvBgAQ7gwAAO4VADCwDQQA7xMAIckNAgDzEwAh0A0EAO8TACGXDgABqBQAIQMAAADcBgAgAwAA7gYAMBQAAO8GACADAAAA3AYAIAMAAN0GADAEAADZBgAgCPMHAQCPFAAh7AwAAOwVADDtDAAA9QYAEO4MAADsFQAwsA0EAJoUACGXDgABtBQAIaMPBACaFAAhpA8AAO0VACABAAAA8gYAIAEAAADyBgAgB_MHAQCPFAAh7AwAAOwVADDtDAAA9QYAEO4MAADsFQAwsA0EAJoUACGXDgABtBQAIaMPBACaFAAhAAMAAAD1BgAgAwAA9gYAMAQAAPIGACADAAAA9QYAIAMAAPYGADAEAADyBgAgAwAAAPUGACADAAD2BgAwBAAA8gYAIATzBwEAAAABsA0EAAAAAZcOAAEAAAGjDwQAAAABAQgAAPoGACAE8wcBAAAAAbANBAAAAAGXDgABAAABow8EAAAAAQEIAAD8BgAwAQgAAPwGADAE8wcBANkWACGwDQQA1BYAIZcOAAGaFwAhow8EANQWACECAAAA8gYAIAgAAP8GACAE8wcBANkWACGwDQQA1BYAIZcOAAGaFwAhow8EANQWACECAAAA9QYAIAgAAIEHACACAAAA9QYAIAgAAIEHACADAAAA8gYAIA8AAPoGACAQAAD_BgAgAQAAAPIGACABAAAA9QYAIAUVAADMGwAgFgAAzxsAIBcAAM4bACAoAADNGwAgKQAA0BsAIAfzBwEA8BMAIewMAADrFQAw7QwAAIgHABDuDAAA6xUAMLANBADvEwAhlw4AAacUACGjDwQA7xMAIQMAAAD1BgAgAwAAhwcAMBQAAIgHACADAAAA9QYAIAMAAPYGADAEAADyBgAgCfMHAQCPFAAh7AwAAOkVADDtDAAAjgcAEO4MAADpFQAwsA0EAJoUACGfDwEAjxQAIaAPAgCXFAAhoQ8CAJcUACGiDwAA6hUAIAEAAACLBwAgAQAAAIsHACAI8wcBAI8UACHsDAAA6RUAMO0MAACOBwAQ7gwAAOkVADCwDQQAmhQAIZ8PAQCPFAAhoA8CAJcUACGhDwIAlxQAIQADAAAAjgcAIAMAAI8HADAEAACLBwAgAwAAAI4HACADAACPBwAwBAAAiwcAIAMAAACOBwAgAwAAjwcAMAQAAIsHACAF8wcBAAAAAbANBAAAAAGfDwEAAAABoA8CAAAAAaEPAgAAAAEBCAAAkwcAIAXzBwEAAAABsA0EAAAAAZ8PAQAAAAGgDwIAAAABoQ8CAAAAAQEIAACVBwAwAQgAAJUHADAF8wcBANkWACGwDQQA1BYAIZ8PAQDZFgAhoA8CANcWACGhDwIA1xYAIQIAAACLBwAgCAAAmAcAIAXzBwEA2RYAIbANBADUFgAhnw8BANkWACGgDwIA1xYAIaEPAgDXFgAhAgAAAI4HACAIAACaBwAgAgAAAI4HACAIAACaBwAgAwAAAIsHACAPAACTBwAgEAAAmAcAIAEAAACLBwAgAQAAAI4HACAFFQAAxxsAIBYAAMobACAXAADJGwAgKAAAyBsAICkAAMsbACAI8wcBAPATACHsDAAA6BUAMO0MAAChBwAQ7gwAAOgVADCwDQQA7xMAIZ8PAQDwEwAhoA8CAPMTACGhDwIA8xMAIQMAAACOBwAgAwAAoAcAMBQAAKEHACADAAAAjgcAIAMAAI8HADAEAACLBwAgB_MHAQAAAAHsDAAA5xUAMO0MAACnBwAQ7gwAAOcVADD3DgIAlxQAIfkOAACiFAAgng8BAI8UACEBAAAApAcAIAEAAACkBwAgB_MHAQCPFAAh7AwAAOcVADDtDAAApwcAEO4MAADnFQAw9w4CAJcUACH5DgAAohQAIJ4PAQCPFAAhAAMAAACnBwAgAwAAqAcAMAQAAKQHACADAAAApwcAIAMAAKgHADAEAACkBwAgAwAAAKcHACADAACoBwAwBAAApAcAIATzBwEAAAAB9w4CAAAAAfkOgAAAAAGeDwEAAAABAQgAAKwHACAE8wcBAAAAAfcOAgAAAAH5DoAAAAABng8BAAAAAQEIAACuBwAwAQgAAK4HADAE8wcBANkWACH3DgIA1xYAIfkOgAAAAAGeDwEA2RYAIQIAAACkBwAgCAAAsQcAIATzBwEA2RYAIfcOAgDXFgAh-Q6AAAAAAZ4PAQDZFgAhAgAAAKcHACAIAACzBwAgAgAAAKcHACAIAACzBwAgAwAAAKQHACAPAACsBwAgEAAAsQcAIAEAAACkBwAgAQAAAKcHACAFFQAAwhsAIBYAAMUbACAXAADEGwAgKAAAwxsAICkAAMYbACAH8wcBAPATACHsDAAA5hUAMO0MAAC6BwAQ7gwAAOYVADD3DgIA8xMAIfkOAACfFAAgng8BAPATACEDAAAApwcAIAMAALkHADAUAAC6BwAgAwAAAKcHACADAACoBwAwBAAApAcAIAXsDAAA5RUAMO0MAADABwAQ7gwAAOUVADCuDQEAAAABnQ8CAJcUACEBAAAAvQcAIAEAAAC9BwAgBewMAADlFQAw7QwAAMAHABDuDAAA5RUAMK4NAQCPFAAhnQ8CAJcUACEAAwAAAMAHACADAADBBwAwBAAAvQcAIAMAAADABwAgAwAAwQcAMAQAAL0HACADAAAAwAcAIAMAAMEHADAEAAC9BwAgAq4NAQAAAAGdDwIAAAABAQgAAMUHACACrg0BAAAAAZ0PAgAAAAEBCAAAxwcAMAEIAADHBwAwAq4NAQDZFgAhnQ8CANcWACECAAAAvQcAIAgAAMoHACACrg0BANkWACGdDwIA1xYAIQIAAADABwAgCAAAzAcAIAIAAADABwAgCAAAzAcAIAMAAAC9BwAgDwAAxQcAIBAAAMoHACABAAAAvQcAIAEAAADABwAgBRUAAL0bACAWAADAGwAgFwAAvxsAICgAAL4bACApAADBGwAgBewMAADkFQAw7QwAANMHABDuDAAA5BUAMK4NAQDwEwAhnQ8CAPMTACEDAAAAwAcAIAMAANIHADAUAADTBwAgAwAAAMAHACADAADBBwAwBAAAvQcAIA-6DAIAlxQAIewMAADiFQAw7QwAANkHABDuDAAA4hUAMPEMQACTFAAhsA0EAJoUACGxDQQAmhQAIbINAgCXFAAhtw0BAJEUACHrDQEAjxQAIbMOAQCPFAAhmQ8EAMcUACGaD0AAkxQAIZsPQACSFAAhnA8AAOMVACABAAAA1gcAIAEAAADWBwAgDroMAgCXFAAh7AwAAOIVADDtDAAA2QcAEO4MAADiFQAw8QxAAJMUACGwDQQAmhQAIbENBACaFAAhsg0CAJcUACG3DQEAkRQAIesNAQCPFAAhsw4BAI8UACGZDwQAxxQAIZoPQACTFAAhmw9AAJIUACEDtw0AAM4WACCZDwAAzhYAIJsPAADOFgAgAwAAANkHACADAADaBwAwBAAA1gcAIAMAAADZBwAgAwAA2gcAMAQAANYHACADAAAA2QcAIAMAANoHADAEAADWBwAgC7oMAgAAAAHxDEAAAAABsA0EAAAAAbENBAAAAAGyDQIAAAABtw0BAAAAAesNAQAAAAGzDgEAAAABmQ8EAAAAAZoPQAAAAAGbD0AAAAABAQgAAN4HACALugwCAAAAAfEMQAAAAAGwDQQAAAABsQ0EAAAAAbINAgAAAAG3DQEAAAAB6w0BAAAAAbMOAQAAAAGZDwQAAAABmg9AAAAAAZsPQAAAAAEBCAAA4AcAMAEIAADgBwAwC7oMAgDXFgAh8QxAANUWACGwDQQA1BYAIbENBADUFgAhsg0CANcWACG3DQEA2BYAIesNAQDZFgAhsw4BANkWACGZDwQAwBcAIZoPQADVFgAhmw9AAOEWACECAAAA1gcAIAgAAOMHACALugwCANcWACHxDEAA1RYAIbANBADUFgAhsQ0EANQWACGyDQIA1xYAIbcNAQDYFgAh6w0BANkWACGzDgEA2RYAIZkPBADAFwAhmg9AANUWACGbD0AA4RYAIQIAAADZBwAgCAAA5QcAIAIAAADZBwAgCAAA5QcAIAMAAADWBwAgDwAA3gcAIBAAAOMHACABAAAA1gcAIAEAAADZBwAgCBUAALgbACAWAAC7GwAgFwAAuhsAICgAALkbACApAAC8GwAgtw0AAM4WACCZDwAAzhYAIJsPAADOFgAgDroMAgDzEwAh7AwAAOEVADDtDAAA7AcAEO4MAADhFQAw8QxAAPETACGwDQQA7xMAIbENBADvEwAhsg0CAPMTACG3DQEA9BMAIesNAQDwEwAhsw4BAPATACGZDwQAwxQAIZoPQADxEwAhmw9AAIYUACEDAAAA2QcAIAMAAOsHADAUAADsBwAgAwAAANkHACADAADaBwAwBAAA1gcAIAnzBwEAjxQAIewMAADfFQAw7QwAAPIHABDuDAAA3xUAMLANBACaFAAhsQ0EAJoUACGyDQIAlxQAIZcPIACQFAAhmA8AAOAVACABAAAA7wcAIAEAAADvBwAgCPMHAQCPFAAh7AwAAN8VADDtDAAA8gcAEO4MAADfFQAwsA0EAJoUACGxDQQAmhQAIbINAgCXFAAhlw8gAJAUACEAAwAAAPIHACADAADzBwAwBAAA7wcAIAMAAADyBwAgAwAA8wcAMAQAAO8HACADAAAA8gcAIAMAAPMHADAEAADvBwAgBfMHAQAAAAGwDQQAAAABsQ0EAAAAAbINAgAAAAGXDyAAAAABAQgAAPcHACAF8wcBAAAAAbANBAAAAAGxDQQAAAABsg0CAAAAAZcPIAAAAAEBCAAA-QcAMAEIAAD5BwAwBfMHAQDZFgAhsA0EANQWACGxDQQA1BYAIbINAgDXFgAhlw8gAPcWACECAAAA7wcAIAgAAPwHACAF8wcBANkWACGwDQQA1BYAIbENBADUFgAhsg0CANcWACGXDyAA9xYAIQIAAADyBwAgCAAA_gcAIAIAAADyBwAgCAAA_gcAIAMAAADvBwAgDwAA9wcAIBAAAPwHACABAAAA7wcAIAEAAADyBwAgBRUAALMbACAWAAC2GwAgFwAAtRsAICgAALQbACApAAC3GwAgCPMHAQDwEwAh7AwAAN4VADDtDAAAhQgAEO4MAADeFQAwsA0EAO8TACGxDQQA7xMAIbINAgDzEwAhlw8gAIsUACEDAAAA8gcAIAMAAIQIADAUAACFCAAgAwAAAPIHACADAADzBwAwBAAA7wcAICCjBQAAzxUAIKQFAADQFQAgpQUAANEVACCmBQAA0hUAIKcFAADTFQAg2wYAAJgUACDsDAAAzhUAMO0MAACkCAAQ7gwAAM4VADDvDAEAAAAB8QwEAMcUACGTDUAAkxQAIZQNAQCPFAAhsA0EAMcUACHIDQEAjxQAIesNAQCRFAAh9w0AAJgUACCoDgEAjxQAIbAOQACTFAAhxA4BAJEUACGHDwEAjxQAIYgPIACQFAAhiQ8BAJEUACGKDwEAkRQAIYsPAACYFAAgjA8AAJgUACCNDwAAohQAII4PIACQFAAhjw8AAIoUACCQDwIAlxQAIZEPQACSFAAhkg9AAJIUACEBAAAAiAgAIAeiBQAA1RUAIOwMAADdFQAw7QwAAIoIABDuDAAA3RUAMOYOAgCXFAAh5w4AAbQUACHpDgEAjxQAIQGiBQAAshsAIAiiBQAA1RUAIOwMAADdFQAw7QwAAIoIABDuDAAA3RUAMOYOAgCXFAAh5w4AAbQUACHpDgEAjxQAIZYPAADcFQAgAwAAAIoIACADAACLCAAwBAAAjAgAIBiAAwEAjxQAIaIFAADVFQAg5wsCAJcUACHsDAAA2xUAMO0MAACOCAAQ7gwAANsVADCuDQEAkRQAIf8NAgCWFAAhiA4BAJEUACHFDgEAkRQAIdQOAQCRFAAh6Q4BAI8UACH2DgIAlhQAIfsOIACzFAAh_A4CAJcUACH-DgEAjxQAIf8OAQCRFAAhgA8CAJYUACGBDwAAmBQAIIIPAQCRFAAhgw8BAJEUACGEDwAAihQAIIUPIACzFAAhhg8CAJYUACEPogUAALIbACCuDQAAzhYAIP8NAADOFgAgiA4AAM4WACDFDgAAzhYAINQOAADOFgAg9g4AAM4WACD7DgAAzhYAIP8OAADOFgAggA8AAM4WACCBDwAAzhYAIIIPAADOFgAggw8AAM4WACCFDwAAzhYAIIYPAADOFgAgGYADAQCPFAAhogUAANUVACDnCwIAlxQAIewMAADbFQAw7QwAAI4IABDuDAAA2xUAMK4NAQCRFAAh_w0CAJYUACGIDgEAkRQAIcUOAQCRFAAh1A4BAJEUACHpDgEAjxQAIfYOAgCWFAAh-w4gALMUACH8DgIAlxQAIf4OAQCPFAAh_w4BAJEUACGADwIAlhQAIYEPAACYFAAggg8BAJEUACGDDwEAkRQAIYQPAACKFAAghQ8gALMUACGGDwIAlhQAIZUPAADaFQAgAwAAAI4IACADAACPCAAwBAAAkAgAIAmiBQAA1RUAIOcLAgCXFAAh7AwAANkVADDtDAAAkggAEO4MAADZFQAw6w0BAI8UACHpDgEAjxQAIfwOAgCWFAAh_Q4BAI8UACECogUAALIbACD8DgAAzhYAIAqiBQAA1RUAIOcLAgCXFAAh7AwAANkVADDtDAAAkggAEO4MAADZFQAw6w0BAI8UACHpDgEAjxQAIfwOAgCWFAAh_Q4BAI8UACGUDwAA2BUAIAMAAACSCAAgAwAAkwgAMAQAAJQIACALogUAANUVACDsDAAA1xUAMO0MAACWCAAQ7gwAANcVADDpDgEAjxQAIfYOAgCXFAAh9w4CAJcUACH4DgIAlxQAIfkOAACKFAAg-g4AAKIUACD7DgEAjxQAIQGiBQAAshsAIAyiBQAA1RUAIOwMAADXFQAw7QwAAJYIABDuDAAA1xUAMOkOAQCPFAAh9g4CAJcUACH3DgIAlxQAIfgOAgCXFAAh-Q4AAIoUACD6DgAAohQAIPsOAQCPFAAhkw8AANYVACADAAAAlggAIAMAAJcIADAEAACYCAAgCaIFAADVFQAg7AwAANQVADDtDAAAmggAEO4MAADUFQAw7wwBAI8UACGTDUAAkxQAIbAOQACTFAAhzQ4AAbQUACHpDgEAjxQAIQGiBQAAshsAIAmiBQAA1RUAIOwMAADUFQAw7QwAAJoIABDuDAAA1BUAMO8MAQAAAAGTDUAAkxQAIbAOQACTFAAhzQ4AAQAAAekOAQCPFAAhAwAAAJoIACADAACbCAAwBAAAnAgAIAEAAACKCAAgAQAAAI4IACABAAAAkggAIAEAAACWCAAgAQAAAJoIACABAAAAiAgAICCjBQAAzxUAIKQFAADQFQAgpQUAANEVACCmBQAA0hUAIKcFAADTFQAg2wYAAJgUACDsDAAAzhUAMO0MAACkCAAQ7gwAAM4VADDvDAEAjxQAIfEMBADHFAAhkw1AAJMUACGUDQEAjxQAIbANBADHFAAhyA0BAI8UACHrDQEAkRQAIfcNAACYFAAgqA4BAI8UACGwDkAAkxQAIcQOAQCRFAAhhw8BAI8UACGIDyAAkBQAIYkPAQCRFAAhig8BAJEUACGLDwAAmBQAIIwPAACYFAAgjQ8AAKIUACCODyAAkBQAIY8PAACKFAAgkA8CAJcUACGRD0AAkhQAIZIPQACSFAAhEaMFAACtGwAgpAUAAK4bACClBQAArxsAIKYFAACwGwAgpwUAALEbACDbBgAAzhYAIPEMAADOFgAgsA0AAM4WACDrDQAAzhYAIPcNAADOFgAgxA4AAM4WACCJDwAAzhYAIIoPAADOFgAgiw8AAM4WACCMDwAAzhYAIJEPAADOFgAgkg8AAM4WACADAAAApAgAIAMAAKUIADAEAACICAAgAwAAAKQIACADAAClCAAwBAAAiAgAIAMAAACkCAAgAwAApQgAMAQAAIgIACAdowUAAKgbACCkBQAAqRsAIKUFAACqGwAgpgUAAKsbACCnBQAArBsAINsGgAAAAAHvDAEAAAAB8QwEAAAAAZMNQAAAAAGUDQEAAAABsA0EAAAAAcgNAQAAAAHrDQEAAAAB9w2AAAAAAagOAQAAAAGwDkAAAAABxA4BAAAAAYcPAQAAAAGIDyAAAAABiQ8BAAAAAYoPAQAAAAGLD4AAAAABjA-AAAAAAY0PgAAAAAGODyAAAAABjw8AAKcbACCQDwIAAAABkQ9AAAAAAZIPQAAAAAEBCAAAqQgAIBjbBoAAAAAB7wwBAAAAAfEMBAAAAAGTDUAAAAABlA0BAAAAAbANBAAAAAHIDQEAAAAB6w0BAAAAAfcNgAAAAAGoDgEAAAABsA5AAAAAAcQOAQAAAAGHDwEAAAABiA8gAAAAAYkPAQAAAAGKDwEAAAABiw-AAAAAAYwPgAAAAAGND4AAAAABjg8gAAAAAY8PAACnGwAgkA8CAAAAAZEPQAAAAAGSD0AAAAABAQgAAKsIADABCAAAqwgAMB2jBQAA5hoAIKQFAADnGgAgpQUAAOgaACCmBQAA6RoAIKcFAADqGgAg2waAAAAAAe8MAQDZFgAh8QwEAMAXACGTDUAA1RYAIZQNAQDZFgAhsA0EAMAXACHIDQEA2RYAIesNAQDYFgAh9w2AAAAAAagOAQDZFgAhsA5AANUWACHEDgEA2BYAIYcPAQDZFgAhiA8gAPcWACGJDwEA2BYAIYoPAQDYFgAhiw-AAAAAAYwPgAAAAAGND4AAAAABjg8gAPcWACGPDwAA5RoAIJAPAgDXFgAhkQ9AAOEWACGSD0AA4RYAIQIAAACICAAgCAAArggAIBjbBoAAAAAB7wwBANkWACHxDAQAwBcAIZMNQADVFgAhlA0BANkWACGwDQQAwBcAIcgNAQDZFgAh6w0BANgWACH3DYAAAAABqA4BANkWACGwDkAA1RYAIcQOAQDYFgAhhw8BANkWACGIDyAA9xYAIYkPAQDYFgAhig8BANgWACGLD4AAAAABjA-AAAAAAY0PgAAAAAGODyAA9xYAIY8PAADlGgAgkA8CANcWACGRD0AA4RYAIZIPQADhFgAhAgAAAKQIACAIAACwCAAgAgAAAKQIACAIAACwCAAgAwAAAIgIACAPAACpCAAgEAAArggAIAEAAACICAAgAQAAAKQIACARFQAA4BoAIBYAAOMaACAXAADiGgAgKAAA4RoAICkAAOQaACDbBgAAzhYAIPEMAADOFgAgsA0AAM4WACDrDQAAzhYAIPcNAADOFgAgxA4AAM4WACCJDwAAzhYAIIoPAADOFgAgiw8AAM4WACCMDwAAzhYAIJEPAADOFgAgkg8AAM4WACAb2wYAAPUTACDsDAAAzRUAMO0MAAC3CAAQ7gwAAM0VADDvDAEA8BMAIfEMBADDFAAhkw1AAPETACGUDQEA8BMAIbANBADDFAAhyA0BAPATACHrDQEA9BMAIfcNAAD1EwAgqA4BAPATACGwDkAA8RMAIcQOAQD0EwAhhw8BAPATACGIDyAAixQAIYkPAQD0EwAhig8BAPQTACGLDwAA9RMAIIwPAAD1EwAgjQ8AAJ8UACCODyAAixQAIY8PAACKFAAgkA8CAPMTACGRD0AAhhQAIZIPQACGFAAhAwAAAKQIACADAAC2CAAwFAAAtwgAIAMAAACkCAAgAwAApQgAMAQAAIgIACABAAAAjAgAIAEAAACMCAAgAwAAAIoIACADAACLCAAwBAAAjAgAIAMAAACKCAAgAwAAiwgAMAQAAIwIACADAAAAiggAIAMAAIsIADAEAACMCAAgBKIFAADfGgAg5g4CAAAAAecOAAEAAAHpDgEAAAABAQgAAL8IACAD5g4CAAAAAecOAAEAAAHpDgEAAAABAQgAAMEIADABCAAAwQgAMASiBQAA3hoAIOYOAgDXFgAh5w4AAZoXACHpDgEA2RYAIQIAAACMCAAgCAAAxAgAIAPmDgIA1xYAIecOAAGaFwAh6Q4BANkWACECAAAAiggAIAgAAMYIACACAAAAiggAIAgAAMYIACADAAAAjAgAIA8AAL8IACAQAADECAAgAQAAAIwIACABAAAAiggAIAUVAADZGgAgFgAA3BoAIBcAANsaACAoAADaGgAgKQAA3RoAIAbsDAAAzBUAMO0MAADNCAAQ7gwAAMwVADDmDgIA8xMAIecOAAGnFAAh6Q4BAPATACEDAAAAiggAIAMAAMwIADAUAADNCAAgAwAAAIoIACADAACLCAAwBAAAjAgAIAEAAACQCAAgAQAAAJAIACADAAAAjggAIAMAAI8IADAEAACQCAAgAwAAAI4IACADAACPCAAwBAAAkAgAIAMAAACOCAAgAwAAjwgAMAQAAJAIACAVgAMBAAAAAaIFAADYGgAg5wsCAAAAAa4NAQAAAAH_DQIAAAABiA4BAAAAAcUOAQAAAAHUDgEAAAAB6Q4BAAAAAfYOAgAAAAH7DiAAAAAB_A4CAAAAAf4OAQAAAAH_DgEAAAABgA8CAAAAAYEPgAAAAAGCDwEAAAABgw8BAAAAAYQPAADXGgAghQ8gAAAAAYYPAgAAAAEBCAAA1QgAIBSAAwEAAAAB5wsCAAAAAa4NAQAAAAH_DQIAAAABiA4BAAAAAcUOAQAAAAHUDgEAAAAB6Q4BAAAAAfYOAgAAAAH7DiAAAAAB_A4CAAAAAf4OAQAAAAH_DgEAAAABgA8CAAAAAYEPgAAAAAGCDwEAAAABgw8BAAAAAYQPAADXGgAghQ8gAAAAAYYPAgAAAAEBCAAA1wgAMAEIAADXCAAwFYADAQDZFgAhogUAANYaACDnCwIA1xYAIa4NAQDYFgAh_w0CANYWACGIDgEA2BYAIcUOAQDYFgAh1A4BANgWACHpDgEA2RYAIfYOAgDWFgAh-w4gAJkXACH8DgIA1xYAIf4OAQDZFgAh_w4BANgWACGADwIA1hYAIYEPgAAAAAGCDwEA2BYAIYMPAQDYFgAhhA8AANUaACCFDyAAmRcAIYYPAgDWFgAhAgAAAJAIACAIAADaCAAgFIADAQDZFgAh5wsCANcWACGuDQEA2BYAIf8NAgDWFgAhiA4BANgWACHFDgEA2BYAIdQOAQDYFgAh6Q4BANkWACH2DgIA1hYAIfsOIACZFwAh_A4CANcWACH-DgEA2RYAIf8OAQDYFgAhgA8CANYWACGBD4AAAAABgg8BANgWACGDDwEA2BYAIYQPAADVGgAghQ8gAJkXACGGDwIA1hYAIQIAAACOCAAgCAAA3AgAIAIAAACOCAAgCAAA3AgAIAMAAACQCAAgDwAA1QgAIBAAANoIACABAAAAkAgAIAEAAACOCAAgExUAANAaACAWAADTGgAgFwAA0hoAICgAANEaACApAADUGgAgrg0AAM4WACD_DQAAzhYAIIgOAADOFgAgxQ4AAM4WACDUDgAAzhYAIPYOAADOFgAg-w4AAM4WACD_DgAAzhYAIIAPAADOFgAggQ8AAM4WACCCDwAAzhYAIIMPAADOFgAghQ8AAM4WACCGDwAAzhYAIBeAAwEA8BMAIecLAgDzEwAh7AwAAMsVADDtDAAA4wgAEO4MAADLFQAwrg0BAPQTACH_DQIA8hMAIYgOAQD0EwAhxQ4BAPQTACHUDgEA9BMAIekOAQDwEwAh9g4CAPITACH7DiAAphQAIfwOAgDzEwAh_g4BAPATACH_DgEA9BMAIYAPAgDyEwAhgQ8AAPUTACCCDwEA9BMAIYMPAQD0EwAhhA8AAIoUACCFDyAAphQAIYYPAgDyEwAhAwAAAI4IACADAADiCAAwFAAA4wgAIAMAAACOCAAgAwAAjwgAMAQAAJAIACABAAAAlAgAIAEAAACUCAAgAwAAAJIIACADAACTCAAwBAAAlAgAIAMAAACSCAAgAwAAkwgAMAQAAJQIACADAAAAkggAIAMAAJMIADAEAACUCAAgBqIFAADPGgAg5wsCAAAAAesNAQAAAAHpDgEAAAAB_A4CAAAAAf0OAQAAAAEBCAAA6wgAIAXnCwIAAAAB6w0BAAAAAekOAQAAAAH8DgIAAAAB_Q4BAAAAAQEIAADtCAAwAQgAAO0IADAGogUAAM4aACDnCwIA1xYAIesNAQDZFgAh6Q4BANkWACH8DgIA1hYAIf0OAQDZFgAhAgAAAJQIACAIAADwCAAgBecLAgDXFgAh6w0BANkWACHpDgEA2RYAIfwOAgDWFgAh_Q4BANkWACECAAAAkggAIAgAAPIIACACAAAAkggAIAgAAPIIACADAAAAlAgAIA8AAOsIACAQAADwCAAgAQAAAJQIACABAAAAkggAIAYVAADJGgAgFgAAzBoAIBcAAMsaACAoAADKGgAgKQAAzRoAIPwOAADOFgAgCOcLAgDzEwAh7AwAAMoVADDtDAAA-QgAEO4MAADKFQAw6w0BAPATACHpDgEA8BMAIfwOAgDyEwAh_Q4BAPATACEDAAAAkggAIAMAAPgIADAUAAD5CAAgAwAAAJIIACADAACTCAAwBAAAlAgAIAEAAACYCAAgAQAAAJgIACADAAAAlggAIAMAAJcIADAEAACYCAAgAwAAAJYIACADAACXCAAwBAAAmAgAIAMAAACWCAAgAwAAlwgAMAQAAJgIACAIogUAAMgaACDpDgEAAAAB9g4CAAAAAfcOAgAAAAH4DgIAAAAB-Q4AAMcaACD6DoAAAAAB-w4BAAAAAQEIAACBCQAgB-kOAQAAAAH2DgIAAAAB9w4CAAAAAfgOAgAAAAH5DgAAxxoAIPoOgAAAAAH7DgEAAAABAQgAAIMJADABCAAAgwkAMAiiBQAAxhoAIOkOAQDZFgAh9g4CANcWACH3DgIA1xYAIfgOAgDXFgAh-Q4AAMUaACD6DoAAAAAB-w4BANkWACECAAAAmAgAIAgAAIYJACAH6Q4BANkWACH2DgIA1xYAIfcOAgDXFgAh-A4CANcWACH5DgAAxRoAIPoOgAAAAAH7DgEA2RYAIQIAAACWCAAgCAAAiAkAIAIAAACWCAAgCAAAiAkAIAMAAACYCAAgDwAAgQkAIBAAAIYJACABAAAAmAgAIAEAAACWCAAgBRUAAMAaACAWAADDGgAgFwAAwhoAICgAAMEaACApAADEGgAgCuwMAADJFQAw7QwAAI8JABDuDAAAyRUAMOkOAQDwEwAh9g4CAPMTACH3DgIA8xMAIfgOAgDzEwAh-Q4AAIoUACD6DgAAnxQAIPsOAQDwEwAhAwAAAJYIACADAACOCQAwFAAAjwkAIAMAAACWCAAgAwAAlwgAMAQAAJgIACABAAAAnAgAIAEAAACcCAAgAwAAAJoIACADAACbCAAwBAAAnAgAIAMAAACaCAAgAwAAmwgAMAQAAJwIACADAAAAmggAIAMAAJsIADAEAACcCAAgBqIFAAC_GgAg7wwBAAAAAZMNQAAAAAGwDkAAAAABzQ4AAQAAAekOAQAAAAEBCAAAlwkAIAXvDAEAAAABkw1AAAAAAbAOQAAAAAHNDgABAAAB6Q4BAAAAAQEIAACZCQAwAQgAAJkJADAGogUAAL4aACDvDAEA2RYAIZMNQADVFgAhsA5AANUWACHNDgABmhcAIekOAQDZFgAhAgAAAJwIACAIAACcCQAgBe8MAQDZFgAhkw1AANUWACGwDkAA1RYAIc0OAAGaFwAh6Q4BANkWACECAAAAmggAIAgAAJ4JACACAAAAmggAIAgAAJ4JACADAAAAnAgAIA8AAJcJACAQAACcCQAgAQAAAJwIACABAAAAmggAIAMVAAC7GgAgFgAAvRoAIBcAALwaACAI7AwAAMgVADDtDAAApQkAEO4MAADIFQAw7wwBAPATACGTDUAA8RMAIbAOQADxEwAhzQ4AAacUACHpDgEA8BMAIQMAAACaCAAgAwAApAkAMBQAAKUJACADAAAAmggAIAMAAJsIADAEAACcCAAgHIkGAADBFQAgigYAAMIVACDsDAAAwBUAMO0MAAC1CQAQ7gwAAMAVADDvDAEAAAABkw1AAJMUACGUDQEAjxQAIbwNAQCRFAAhxQ0CAJcUACHIDQEAjxQAIdINQACSFAAh6w0BAJEUACH9DQQAxxQAIZwOAQCRFAAhrw4BAJEUACHEDgEAkRQAIekOAQCPFAAh6g4BAI8UACHrDhAAthQAIewOEAC2FAAh7Q4CAJYUACHuDgABtRQAIe8OAgCWFAAh8A4QALYUACHxDgQAxxQAIfIOAACYFAAg8w4BAJEUACEBAAAAqAkAIAmIBgAAxRUAIOwMAADHFQAw7QwAAKoJABDuDAAAxxUAMK4NAQCPFAAhvA0QALYUACGLDgIAlxQAIeUOAQCPFAAh6A4CAJcUACECiAYAALoaACC8DQAAzhYAIAqIBgAAxRUAIOwMAADHFQAw7QwAAKoJABDuDAAAxxUAMK4NAQCPFAAhvA0QALYUACGLDgIAlxQAIeUOAQCPFAAh6A4CAJcUACH1DgAAxhUAIAMAAACqCQAgAwAAqwkAMAQAAKwJACAHiAYAAMUVACDsDAAAxBUAMO0MAACuCQAQ7gwAAMQVADDlDgEAjxQAIeYOAgCXFAAh5w4AAbQUACEBiAYAALoaACAIiAYAAMUVACDsDAAAxBUAMO0MAACuCQAQ7gwAAMQVADDlDgEAjxQAIeYOAgCXFAAh5w4AAbQUACH0DgAAwxUAIAMAAACuCQAgAwAArwkAMAQAALAJACABAAAAqgkAIAEAAACuCQAgAQAAAKgJACAciQYAAMEVACCKBgAAwhUAIOwMAADAFQAw7QwAALUJABDuDAAAwBUAMO8MAQCPFAAhkw1AAJMUACGUDQEAjxQAIbwNAQCRFAAhxQ0CAJcUACHIDQEAjxQAIdINQACSFAAh6w0BAJEUACH9DQQAxxQAIZwOAQCRFAAhrw4BAJEUACHEDgEAkRQAIekOAQCPFAAh6g4BAI8UACHrDhAAthQAIewOEAC2FAAh7Q4CAJYUACHuDgABtRQAIe8OAgCWFAAh8A4QALYUACHxDgQAxxQAIfIOAACYFAAg8w4BAJEUACESiQYAALgaACCKBgAAuRoAILwNAADOFgAg0g0AAM4WACDrDQAAzhYAIP0NAADOFgAgnA4AAM4WACCvDgAAzhYAIMQOAADOFgAg6w4AAM4WACDsDgAAzhYAIO0OAADOFgAg7g4AAM4WACDvDgAAzhYAIPAOAADOFgAg8Q4AAM4WACDyDgAAzhYAIPMOAADOFgAgAwAAALUJACADAAC2CQAwBAAAqAkAIAMAAAC1CQAgAwAAtgkAMAQAAKgJACADAAAAtQkAIAMAALYJADAEAACoCQAgGYkGAAC2GgAgigYAALcaACDvDAEAAAABkw1AAAAAAZQNAQAAAAG8DQEAAAABxQ0CAAAAAcgNAQAAAAHSDUAAAAAB6w0BAAAAAf0NBAAAAAGcDgEAAAABrw4BAAAAAcQOAQAAAAHpDgEAAAAB6g4BAAAAAesOEAAAAAHsDhAAAAAB7Q4CAAAAAe4OAAEAAAHvDgIAAAAB8A4QAAAAAfEOBAAAAAHyDoAAAAAB8w4BAAAAAQEIAAC6CQAgF-8MAQAAAAGTDUAAAAABlA0BAAAAAbwNAQAAAAHFDQIAAAAByA0BAAAAAdINQAAAAAHrDQEAAAAB_Q0EAAAAAZwOAQAAAAGvDgEAAAABxA4BAAAAAekOAQAAAAHqDgEAAAAB6w4QAAAAAewOEAAAAAHtDgIAAAAB7g4AAQAAAe8OAgAAAAHwDhAAAAAB8Q4EAAAAAfIOgAAAAAHzDgEAAAABAQgAALwJADABCAAAvAkAMBmJBgAAnBoAIIoGAACdGgAg7wwBANkWACGTDUAA1RYAIZQNAQDZFgAhvA0BANgWACHFDQIA1xYAIcgNAQDZFgAh0g1AAOEWACHrDQEA2BYAIf0NBADAFwAhnA4BANgWACGvDgEA2BYAIcQOAQDYFgAh6Q4BANkWACHqDgEA2RYAIesOEACcFwAh7A4QAJwXACHtDgIA1hYAIe4OAAGbFwAh7w4CANYWACHwDhAAnBcAIfEOBADAFwAh8g6AAAAAAfMOAQDYFgAhAgAAAKgJACAIAAC_CQAgF-8MAQDZFgAhkw1AANUWACGUDQEA2RYAIbwNAQDYFgAhxQ0CANcWACHIDQEA2RYAIdINQADhFgAh6w0BANgWACH9DQQAwBcAIZwOAQDYFgAhrw4BANgWACHEDgEA2BYAIekOAQDZFgAh6g4BANkWACHrDhAAnBcAIewOEACcFwAh7Q4CANYWACHuDgABmxcAIe8OAgDWFgAh8A4QAJwXACHxDgQAwBcAIfIOgAAAAAHzDgEA2BYAIQIAAAC1CQAgCAAAwQkAIAIAAAC1CQAgCAAAwQkAIAMAAACoCQAgDwAAugkAIBAAAL8JACABAAAAqAkAIAEAAAC1CQAgFRUAAJcaACAWAACaGgAgFwAAmRoAICgAAJgaACApAACbGgAgvA0AAM4WACDSDQAAzhYAIOsNAADOFgAg_Q0AAM4WACCcDgAAzhYAIK8OAADOFgAgxA4AAM4WACDrDgAAzhYAIOwOAADOFgAg7Q4AAM4WACDuDgAAzhYAIO8OAADOFgAg8A4AAM4WACDxDgAAzhYAIPIOAADOFgAg8w4AAM4WACAa7AwAAL8VADDtDAAAyAkAEO4MAAC_FQAw7wwBAPATACGTDUAA8RMAIZQNAQDwEwAhvA0BAPQTACHFDQIA8xMAIcgNAQDwEwAh0g1AAIYUACHrDQEA9BMAIf0NBADDFAAhnA4BAPQTACGvDgEA9BMAIcQOAQD0EwAh6Q4BAPATACHqDgEA8BMAIesOEACpFAAh7A4QAKkUACHtDgIA8hMAIe4OAAGoFAAh7w4CAPITACHwDhAAqRQAIfEOBADDFAAh8g4AAPUTACDzDgEA9BMAIQMAAAC1CQAgAwAAxwkAMBQAAMgJACADAAAAtQkAIAMAALYJADAEAACoCQAgAQAAAKwJACABAAAArAkAIAMAAACqCQAgAwAAqwkAMAQAAKwJACADAAAAqgkAIAMAAKsJADAEAACsCQAgAwAAAKoJACADAACrCQAwBAAArAkAIAaIBgAAlhoAIK4NAQAAAAG8DRAAAAABiw4CAAAAAeUOAQAAAAHoDgIAAAABAQgAANAJACAFrg0BAAAAAbwNEAAAAAGLDgIAAAAB5Q4BAAAAAegOAgAAAAEBCAAA0gkAMAEIAADSCQAwBogGAACVGgAgrg0BANkWACG8DRAAnBcAIYsOAgDXFgAh5Q4BANkWACHoDgIA1xYAIQIAAACsCQAgCAAA1QkAIAWuDQEA2RYAIbwNEACcFwAhiw4CANcWACHlDgEA2RYAIegOAgDXFgAhAgAAAKoJACAIAADXCQAgAgAAAKoJACAIAADXCQAgAwAAAKwJACAPAADQCQAgEAAA1QkAIAEAAACsCQAgAQAAAKoJACAGFQAAkBoAIBYAAJMaACAXAACSGgAgKAAAkRoAICkAAJQaACC8DQAAzhYAIAjsDAAAvhUAMO0MAADeCQAQ7gwAAL4VADCuDQEA8BMAIbwNEACpFAAhiw4CAPMTACHlDgEA8BMAIegOAgDzEwAhAwAAAKoJACADAADdCQAwFAAA3gkAIAMAAACqCQAgAwAAqwkAMAQAAKwJACABAAAAsAkAIAEAAACwCQAgAwAAAK4JACADAACvCQAwBAAAsAkAIAMAAACuCQAgAwAArwkAMAQAALAJACADAAAArgkAIAMAAK8JADAEAACwCQAgBIgGAACPGgAg5Q4BAAAAAeYOAgAAAAHnDgABAAABAQgAAOYJACAD5Q4BAAAAAeYOAgAAAAHnDgABAAABAQgAAOgJADABCAAA6AkAMASIBgAAjhoAIOUOAQDZFgAh5g4CANcWACHnDgABmhcAIQIAAACwCQAgCAAA6wkAIAPlDgEA2RYAIeYOAgDXFgAh5w4AAZoXACECAAAArgkAIAgAAO0JACACAAAArgkAIAgAAO0JACADAAAAsAkAIA8AAOYJACAQAADrCQAgAQAAALAJACABAAAArgkAIAUVAACJGgAgFgAAjBoAIBcAAIsaACAoAACKGgAgKQAAjRoAIAbsDAAAvRUAMO0MAAD0CQAQ7gwAAL0VADDlDgEA8BMAIeYOAgDzEwAh5w4AAacUACEDAAAArgkAIAMAAPMJADAUAAD0CQAgAwAAAK4JACADAACvCQAwBAAAsAkAIBHsDAAAvBUAMO0MAAD6CQAQ7gwAALwVADDvDAEAAAABkw1AAJMUACHXDQEAjxQAIawOQACTFAAhsA5AAJMUACHcDgEAjxQAId0OAQCRFAAh3g4BAI8UACHfDgEAjxQAIeAOAQCRFAAh4Q5AAJIUACHiDgEAkRQAIeMOQACSFAAh5A5AAJIUACEBAAAA9wkAIAEAAAD3CQAgEewMAAC8FQAw7QwAAPoJABDuDAAAvBUAMO8MAQCPFAAhkw1AAJMUACHXDQEAjxQAIawOQACTFAAhsA5AAJMUACHcDgEAjxQAId0OAQCRFAAh3g4BAI8UACHfDgEAjxQAIeAOAQCRFAAh4Q5AAJIUACHiDgEAkRQAIeMOQACSFAAh5A5AAJIUACEG3Q4AAM4WACDgDgAAzhYAIOEOAADOFgAg4g4AAM4WACDjDgAAzhYAIOQOAADOFgAgAwAAAPoJACADAAD7CQAwBAAA9wkAIAMAAAD6CQAgAwAA-wkAMAQAAPcJACADAAAA-gkAIAMAAPsJADAEAAD3CQAgDu8MAQAAAAGTDUAAAAAB1w0BAAAAAawOQAAAAAGwDkAAAAAB3A4BAAAAAd0OAQAAAAHeDgEAAAAB3w4BAAAAAeAOAQAAAAHhDkAAAAAB4g4BAAAAAeMOQAAAAAHkDkAAAAABAQgAAP8JACAO7wwBAAAAAZMNQAAAAAHXDQEAAAABrA5AAAAAAbAOQAAAAAHcDgEAAAAB3Q4BAAAAAd4OAQAAAAHfDgEAAAAB4A4BAAAAAeEOQAAAAAHiDgEAAAAB4w5AAAAAAeQOQAAAAAEBCAAAgQoAMAEIAACBCgAwDu8MAQDZFgAhkw1AANUWACHXDQEA2RYAIawOQADVFgAhsA5AANUWACHcDgEA2RYAId0OAQDYFgAh3g4BANkWACHfDgEA2RYAIeAOAQDYFgAh4Q5AAOEWACHiDgEA2BYAIeMOQADhFgAh5A5AAOEWACECAAAA9wkAIAgAAIQKACAO7wwBANkWACGTDUAA1RYAIdcNAQDZFgAhrA5AANUWACGwDkAA1RYAIdwOAQDZFgAh3Q4BANgWACHeDgEA2RYAId8OAQDZFgAh4A4BANgWACHhDkAA4RYAIeIOAQDYFgAh4w5AAOEWACHkDkAA4RYAIQIAAAD6CQAgCAAAhgoAIAIAAAD6CQAgCAAAhgoAIAMAAAD3CQAgDwAA_wkAIBAAAIQKACABAAAA9wkAIAEAAAD6CQAgCRUAAIYaACAWAACIGgAgFwAAhxoAIN0OAADOFgAg4A4AAM4WACDhDgAAzhYAIOIOAADOFgAg4w4AAM4WACDkDgAAzhYAIBHsDAAAuxUAMO0MAACNCgAQ7gwAALsVADDvDAEA8BMAIZMNQADxEwAh1w0BAPATACGsDkAA8RMAIbAOQADxEwAh3A4BAPATACHdDgEA9BMAId4OAQDwEwAh3w4BAPATACHgDgEA9BMAIeEOQACGFAAh4g4BAPQTACHjDkAAhhQAIeQOQACGFAAhAwAAAPoJACADAACMCgAwFAAAjQoAIAMAAAD6CQAgAwAA-wkAMAQAAPcJACAF7AwAALoVADDtDAAAkwoAEO4MAAC6FQAw7wwBAAAAAbAOQACTFAAhAQAAAJAKACABAAAAkAoAIAXsDAAAuhUAMO0MAACTCgAQ7gwAALoVADDvDAEAjxQAIbAOQACTFAAhAAMAAACTCgAgAwAAlAoAMAQAAJAKACADAAAAkwoAIAMAAJQKADAEAACQCgAgAwAAAJMKACADAACUCgAwBAAAkAoAIALvDAEAAAABsA5AAAAAAQEIAACYCgAgAu8MAQAAAAGwDkAAAAABAQgAAJoKADABCAAAmgoAMALvDAEA2RYAIbAOQADVFgAhAgAAAJAKACAIAACdCgAgAu8MAQDZFgAhsA5AANUWACECAAAAkwoAIAgAAJ8KACACAAAAkwoAIAgAAJ8KACADAAAAkAoAIA8AAJgKACAQAACdCgAgAQAAAJAKACABAAAAkwoAIAMVAACDGgAgFgAAhRoAIBcAAIQaACAF7AwAALkVADDtDAAApgoAEO4MAAC5FQAw7wwBAPATACGwDkAA8RMAIQMAAACTCgAgAwAApQoAMBQAAKYKACADAAAAkwoAIAMAAJQKADAEAACQCgAgDNsGAACiFAAg3AYAAKoVACDdBgAAqxUAIOAGAACsFQAg4QYAAK0VACDsDAAAqRUAMO0MAADHCgAQ7gwAAKkVADDvDAEAAAABkw1AAJMUACGUDQEAjxQAIagOAQCPFAAhAQAAAKkKACAO2wYAAJ8VACDsDAAAuBUAMO0MAACrCgAQ7gwAALgVADDvDAEAjxQAIfQMAQCRFAAhkw1AAJMUACGUDQEAjxQAIZgNAgCXFAAh8Q1AAJIUACGfDkAAkxQAIcQOAQCPFAAh1w4BAI8UACHYDgAAmBQAIATbBgAAmhkAIPQMAADOFgAg8Q0AAM4WACDYDgAAzhYAIA7bBgAAnxUAIOwMAAC4FQAw7QwAAKsKABDuDAAAuBUAMO8MAQAAAAH0DAEAkRQAIZMNQACTFAAhlA0BAI8UACGYDQIAlxQAIfENQACSFAAhnw5AAJMUACHEDgEAjxQAIdcOAQCPFAAh2A4AAJgUACADAAAAqwoAIAMAAKwKADAEAACtCgAgCNsGAACfFQAg7AwAALcVADDtDAAArwoAEO4MAAC3FQAwxA4BAI8UACHUDgEAjxQAIdUOAQCPFAAh1g5AAJMUACEB2wYAAJoZACAJ2wYAAJ8VACDsDAAAtxUAMO0MAACvCgAQ7gwAALcVADDEDgEAjxQAIdQOAQCPFAAh1Q4BAI8UACHWDkAAkxQAIdsOAAC2FQAgAwAAAK8KACADAACwCgAwBAAAsQoAIAvbBgAAnxUAIN8GAAC1FQAg7AwAALQVADDtDAAAswoAEO4MAAC0FQAwkw1AAJMUACGUDQEAjxQAIcQOAQCPFAAhzQ4BAI8UACHSDkAAkhQAIdMOAgCXFAAhA9sGAACaGQAg3wYAAIIaACDSDgAAzhYAIAvbBgAAnxUAIN8GAAC1FQAg7AwAALQVADDtDAAAswoAEO4MAAC0FQAwkw1AAJMUACGUDQEAjxQAIcQOAQCPFAAhzQ4BAAAAAdIOQACSFAAh0w4CAJcUACEDAAAAswoAIAMAALQKADAEAAC1CgAgCN4GAACzFQAg7AwAALIVADDtDAAAtwoAEO4MAACyFQAw_Q1AAJMUACHNDgEAjxQAIdAOBACaFAAh0Q4EAJoUACEB3gYAAIEaACAJ3gYAALMVACDsDAAAshUAMO0MAAC3CgAQ7gwAALIVADD9DUAAkxQAIc0OAQCPFAAh0A4EAJoUACHRDgQAmhQAIdoOAACxFQAgAwAAALcKACADAAC4CgAwBAAAuQoAIAEAAAC3CgAgC4EDAgCXFAAh2wYAAJ8VACDiBgAAoBUAIOwMAACeFQAw7QwAALwKABDuDAAAnhUAMJQNAQCPFAAhxA4BAI8UACHKDkAAkxQAIcsOIACQFAAhzA5AAJIUACEBAAAAvAoAIA_hBgAAsBUAIOwMAACvFQAw7QwAAL4KABDuDAAArxUAMPEMQACTFAAhiQ0BAJEUACGRDQEAkRQAIa4NAQCPFAAhxA1AAJMUACHEDgEAjxQAIcUOAQCPFAAhxg4AAIoUACDHDkAAkhQAIcgOAQCRFAAhyQ4AAJgUACAG4QYAAIAaACCJDQAAzhYAIJENAADOFgAgxw4AAM4WACDIDgAAzhYAIMkOAADOFgAgEOEGAACwFQAg7AwAAK8VADDtDAAAvgoAEO4MAACvFQAw8QxAAJMUACGJDQEAkRQAIZENAQCRFAAhrg0BAI8UACHEDUAAkxQAIcQOAQCPFAAhxQ4BAI8UACHGDgAAihQAIMcOQACSFAAhyA4BAJEUACHJDgAAmBQAINkOAACuFQAgAwAAAL4KACADAAC_CgAwBAAAwAoAIAEAAAC-CgAgAQAAAKsKACABAAAArwoAIAEAAACzCgAgAQAAAKkKACAM2wYAAKIUACDcBgAAqhUAIN0GAACrFQAg4AYAAKwVACDhBgAArRUAIOwMAACpFQAw7QwAAMcKABDuDAAAqRUAMO8MAQCPFAAhkw1AAJMUACGUDQEAjxQAIagOAQCPFAAhBNwGAAD9GQAg3QYAAP4ZACDgBgAA_xkAIOEGAACAGgAgAwAAAMcKACADAADICgAwBAAAqQoAIAMAAADHCgAgAwAAyAoAMAQAAKkKACADAAAAxwoAIAMAAMgKADAEAACpCgAgCdsGgAAAAAHcBgAA-RkAIN0GAAD6GQAg4AYAAPsZACDhBgAA_BkAIO8MAQAAAAGTDUAAAAABlA0BAAAAAagOAQAAAAEBCAAAzAoAIAXbBoAAAAAB7wwBAAAAAZMNQAAAAAGUDQEAAAABqA4BAAAAAQEIAADOCgAwAQgAAM4KADAJ2waAAAAAAdwGAADMGQAg3QYAAM0ZACDgBgAAzhkAIOEGAADPGQAg7wwBANkWACGTDUAA1RYAIZQNAQDZFgAhqA4BANkWACECAAAAqQoAIAgAANEKACAF2waAAAAAAe8MAQDZFgAhkw1AANUWACGUDQEA2RYAIagOAQDZFgAhAgAAAMcKACAIAADTCgAgAgAAAMcKACAIAADTCgAgAwAAAKkKACAPAADMCgAgEAAA0QoAIAEAAACpCgAgAQAAAMcKACADFQAAyRkAIBYAAMsZACAXAADKGQAgCNsGAACfFAAg7AwAAKgVADDtDAAA2goAEO4MAACoFQAw7wwBAPATACGTDUAA8RMAIZQNAQDwEwAhqA4BAPATACEDAAAAxwoAIAMAANkKADAUAADaCgAgAwAAAMcKACADAADICgAwBAAAqQoAIAEAAACtCgAgAQAAAK0KACADAAAAqwoAIAMAAKwKADAEAACtCgAgAwAAAKsKACADAACsCgAwBAAArQoAIAMAAACrCgAgAwAArAoAMAQAAK0KACAL2wYAAMgZACDvDAEAAAAB9AwBAAAAAZMNQAAAAAGUDQEAAAABmA0CAAAAAfENQAAAAAGfDkAAAAABxA4BAAAAAdcOAQAAAAHYDoAAAAABAQgAAOIKACAK7wwBAAAAAfQMAQAAAAGTDUAAAAABlA0BAAAAAZgNAgAAAAHxDUAAAAABnw5AAAAAAcQOAQAAAAHXDgEAAAAB2A6AAAAAAQEIAADkCgAwAQgAAOQKADAL2wYAAMcZACDvDAEA2RYAIfQMAQDYFgAhkw1AANUWACGUDQEA2RYAIZgNAgDXFgAh8Q1AAOEWACGfDkAA1RYAIcQOAQDZFgAh1w4BANkWACHYDoAAAAABAgAAAK0KACAIAADnCgAgCu8MAQDZFgAh9AwBANgWACGTDUAA1RYAIZQNAQDZFgAhmA0CANcWACHxDUAA4RYAIZ8OQADVFgAhxA4BANkWACHXDgEA2RYAIdgOgAAAAAECAAAAqwoAIAgAAOkKACACAAAAqwoAIAgAAOkKACADAAAArQoAIA8AAOIKACAQAADnCgAgAQAAAK0KACABAAAAqwoAIAgVAADCGQAgFgAAxRkAIBcAAMQZACAoAADDGQAgKQAAxhkAIPQMAADOFgAg8Q0AAM4WACDYDgAAzhYAIA3sDAAApxUAMO0MAADwCgAQ7gwAAKcVADDvDAEA8BMAIfQMAQD0EwAhkw1AAPETACGUDQEA8BMAIZgNAgDzEwAh8Q1AAIYUACGfDkAA8RMAIcQOAQDwEwAh1w4BAPATACHYDgAA9RMAIAMAAACrCgAgAwAA7woAMBQAAPAKACADAAAAqwoAIAMAAKwKADAEAACtCgAgAQAAALEKACABAAAAsQoAIAMAAACvCgAgAwAAsAoAMAQAALEKACADAAAArwoAIAMAALAKADAEAACxCgAgAwAAAK8KACADAACwCgAwBAAAsQoAIAXbBgAAwRkAIMQOAQAAAAHUDgEAAAAB1Q4BAAAAAdYOQAAAAAEBCAAA-AoAIATEDgEAAAAB1A4BAAAAAdUOAQAAAAHWDkAAAAABAQgAAPoKADABCAAA-goAMAXbBgAAwBkAIMQOAQDZFgAh1A4BANkWACHVDgEA2RYAIdYOQADVFgAhAgAAALEKACAIAAD9CgAgBMQOAQDZFgAh1A4BANkWACHVDgEA2RYAIdYOQADVFgAhAgAAAK8KACAIAAD_CgAgAgAAAK8KACAIAAD_CgAgAwAAALEKACAPAAD4CgAgEAAA_QoAIAEAAACxCgAgAQAAAK8KACADFQAAvRkAIBYAAL8ZACAXAAC-GQAgB-wMAACmFQAw7QwAAIYLABDuDAAAphUAMMQOAQDwEwAh1A4BAPATACHVDgEA8BMAIdYOQADxEwAhAwAAAK8KACADAACFCwAwFAAAhgsAIAMAAACvCgAgAwAAsAoAMAQAALEKACABAAAAtQoAIAEAAAC1CgAgAwAAALMKACADAAC0CgAwBAAAtQoAIAMAAACzCgAgAwAAtAoAMAQAALUKACADAAAAswoAIAMAALQKADAEAAC1CgAgCNsGAAC7GQAg3wYAALwZACCTDUAAAAABlA0BAAAAAcQOAQAAAAHNDgEAAAAB0g5AAAAAAdMOAgAAAAEBCAAAjgsAIAaTDUAAAAABlA0BAAAAAcQOAQAAAAHNDgEAAAAB0g5AAAAAAdMOAgAAAAEBCAAAkAsAMAEIAACQCwAwCNsGAACtGQAg3wYAAK4ZACCTDUAA1RYAIZQNAQDZFgAhxA4BANkWACHNDgEA2RYAIdIOQADhFgAh0w4CANcWACECAAAAtQoAIAgAAJMLACAGkw1AANUWACGUDQEA2RYAIcQOAQDZFgAhzQ4BANkWACHSDkAA4RYAIdMOAgDXFgAhAgAAALMKACAIAACVCwAgAgAAALMKACAIAACVCwAgAwAAALUKACAPAACOCwAgEAAAkwsAIAEAAAC1CgAgAQAAALMKACAGFQAAqBkAIBYAAKsZACAXAACqGQAgKAAAqRkAICkAAKwZACDSDgAAzhYAIAnsDAAApRUAMO0MAACcCwAQ7gwAAKUVADCTDUAA8RMAIZQNAQDwEwAhxA4BAPATACHNDgEA8BMAIdIOQACGFAAh0w4CAPMTACEDAAAAswoAIAMAAJsLADAUAACcCwAgAwAAALMKACADAAC0CgAwBAAAtQoAIAEAAAC5CgAgAQAAALkKACADAAAAtwoAIAMAALgKADAEAAC5CgAgAwAAALcKACADAAC4CgAwBAAAuQoAIAMAAAC3CgAgAwAAuAoAMAQAALkKACAF3gYAAKcZACD9DUAAAAABzQ4BAAAAAdAOBAAAAAHRDgQAAAABAQgAAKQLACAE_Q1AAAAAAc0OAQAAAAHQDgQAAAAB0Q4EAAAAAQEIAACmCwAwAQgAAKYLADAF3gYAAKYZACD9DUAA1RYAIc0OAQDZFgAh0A4EANQWACHRDgQA1BYAIQIAAAC5CgAgCAAAqQsAIAT9DUAA1RYAIc0OAQDZFgAh0A4EANQWACHRDgQA1BYAIQIAAAC3CgAgCAAAqwsAIAIAAAC3CgAgCAAAqwsAIAMAAAC5CgAgDwAApAsAIBAAAKkLACABAAAAuQoAIAEAAAC3CgAgBRUAAKEZACAWAACkGQAgFwAAoxkAICgAAKIZACApAAClGQAgB-wMAACkFQAw7QwAALILABDuDAAApBUAMP0NQADxEwAhzQ4BAPATACHQDgQA7xMAIdEOBADvEwAhAwAAALcKACADAACxCwAwFAAAsgsAIAMAAAC3CgAgAwAAuAoAMAQAALkKACAI7AwAAKIVADDtDAAAuAsAEO4MAACiFQAwrg0BAI8UACH9DUAAkxQAIc0OAQCPFAAhzg4CAJcUACHPDgAAoxUAIAEAAAC1CwAgAQAAALULACAH7AwAAKIVADDtDAAAuAsAEO4MAACiFQAwrg0BAI8UACH9DUAAkxQAIc0OAQCPFAAhzg4CAJcUACEAAwAAALgLACADAAC5CwAwBAAAtQsAIAMAAAC4CwAgAwAAuQsAMAQAALULACADAAAAuAsAIAMAALkLADAEAAC1CwAgBK4NAQAAAAH9DUAAAAABzQ4BAAAAAc4OAgAAAAEBCAAAvQsAIASuDQEAAAAB_Q1AAAAAAc0OAQAAAAHODgIAAAABAQgAAL8LADABCAAAvwsAMASuDQEA2RYAIf0NQADVFgAhzQ4BANkWACHODgIA1xYAIQIAAAC1CwAgCAAAwgsAIASuDQEA2RYAIf0NQADVFgAhzQ4BANkWACHODgIA1xYAIQIAAAC4CwAgCAAAxAsAIAIAAAC4CwAgCAAAxAsAIAMAAAC1CwAgDwAAvQsAIBAAAMILACABAAAAtQsAIAEAAAC4CwAgBRUAAJwZACAWAACfGQAgFwAAnhkAICgAAJ0ZACApAACgGQAgB-wMAAChFQAw7QwAAMsLABDuDAAAoRUAMK4NAQDwEwAh_Q1AAPETACHNDgEA8BMAIc4OAgDzEwAhAwAAALgLACADAADKCwAwFAAAywsAIAMAAAC4CwAgAwAAuQsAMAQAALULACALgQMCAJcUACHbBgAAnxUAIOIGAACgFQAg7AwAAJ4VADDtDAAAvAoAEO4MAACeFQAwlA0BAI8UACHEDgEAAAAByg5AAJMUACHLDiAAkBQAIcwOQACSFAAhAQAAAM4LACABAAAAzgsAIAPbBgAAmhkAIOIGAACbGQAgzA4AAM4WACADAAAAvAoAIAMAANELADAEAADOCwAgAwAAALwKACADAADRCwAwBAAAzgsAIAMAAAC8CgAgAwAA0QsAMAQAAM4LACAIgQMCAAAAAdsGAACYGQAg4gYAAJkZACCUDQEAAAABxA4BAAAAAcoOQAAAAAHLDiAAAAABzA5AAAAAAQEIAADVCwAgBoEDAgAAAAGUDQEAAAABxA4BAAAAAcoOQAAAAAHLDiAAAAABzA5AAAAAAQEIAADXCwAwAQgAANcLADAIgQMCANcWACHbBgAAihkAIOIGAACLGQAglA0BANkWACHEDgEA2RYAIcoOQADVFgAhyw4gAPcWACHMDkAA4RYAIQIAAADOCwAgCAAA2gsAIAaBAwIA1xYAIZQNAQDZFgAhxA4BANkWACHKDkAA1RYAIcsOIAD3FgAhzA5AAOEWACECAAAAvAoAIAgAANwLACACAAAAvAoAIAgAANwLACADAAAAzgsAIA8AANULACAQAADaCwAgAQAAAM4LACABAAAAvAoAIAYVAACFGQAgFgAAiBkAIBcAAIcZACAoAACGGQAgKQAAiRkAIMwOAADOFgAgCYEDAgDzEwAh7AwAAJ0VADDtDAAA4wsAEO4MAACdFQAwlA0BAPATACHEDgEA8BMAIcoOQADxEwAhyw4gAIsUACHMDkAAhhQAIQMAAAC8CgAgAwAA4gsAMBQAAOMLACADAAAAvAoAIAMAANELADAEAADOCwAgAQAAAMAKACABAAAAwAoAIAMAAAC-CgAgAwAAvwoAMAQAAMAKACADAAAAvgoAIAMAAL8KADAEAADACgAgAwAAAL4KACADAAC_CgAwBAAAwAoAIAzhBgAAhBkAIPEMQAAAAAGJDQEAAAABkQ0BAAAAAa4NAQAAAAHEDUAAAAABxA4BAAAAAcUOAQAAAAHGDgAAgxkAIMcOQAAAAAHIDgEAAAAByQ6AAAAAAQEIAADrCwAgC_EMQAAAAAGJDQEAAAABkQ0BAAAAAa4NAQAAAAHEDUAAAAABxA4BAAAAAcUOAQAAAAHGDgAAgxkAIMcOQAAAAAHIDgEAAAAByQ6AAAAAAQEIAADtCwAwAQgAAO0LADAM4QYAAIIZACDxDEAA1RYAIYkNAQDYFgAhkQ0BANgWACGuDQEA2RYAIcQNQADVFgAhxA4BANkWACHFDgEA2RYAIcYOAACBGQAgxw5AAOEWACHIDgEA2BYAIckOgAAAAAECAAAAwAoAIAgAAPALACAL8QxAANUWACGJDQEA2BYAIZENAQDYFgAhrg0BANkWACHEDUAA1RYAIcQOAQDZFgAhxQ4BANkWACHGDgAAgRkAIMcOQADhFgAhyA4BANgWACHJDoAAAAABAgAAAL4KACAIAADyCwAgAgAAAL4KACAIAADyCwAgAwAAAMAKACAPAADrCwAgEAAA8AsAIAEAAADACgAgAQAAAL4KACAIFQAA_hgAIBYAAIAZACAXAAD_GAAgiQ0AAM4WACCRDQAAzhYAIMcOAADOFgAgyA4AAM4WACDJDgAAzhYAIA7sDAAAnBUAMO0MAAD5CwAQ7gwAAJwVADDxDEAA8RMAIYkNAQD0EwAhkQ0BAPQTACGuDQEA8BMAIcQNQADxEwAhxA4BAPATACHFDgEA8BMAIcYOAACKFAAgxw5AAIYUACHIDgEA9BMAIckOAAD1EwAgAwAAAL4KACADAAD4CwAwFAAA-QsAIAMAAAC-CgAgAwAAvwoAMAQAAMAKACAH7AwAAJoVADDtDAAA_wsAEO4MAACaFQAwwA0BAI8UACH9DUAAkxQAIcIOAgCXFAAhww4AAJsVACABAAAA_AsAIAEAAAD8CwAgBuwMAACaFQAw7QwAAP8LABDuDAAAmhUAMMANAQCPFAAh_Q1AAJMUACHCDgIAlxQAIQADAAAA_wsAIAMAAIAMADAEAAD8CwAgAwAAAP8LACADAACADAAwBAAA_AsAIAMAAAD_CwAgAwAAgAwAMAQAAPwLACADwA0BAAAAAf0NQAAAAAHCDgIAAAABAQgAAIQMACADwA0BAAAAAf0NQAAAAAHCDgIAAAABAQgAAIYMADABCAAAhgwAMAPADQEA2RYAIf0NQADVFgAhwg4CANcWACECAAAA_AsAIAgAAIkMACADwA0BANkWACH9DUAA1RYAIcIOAgDXFgAhAgAAAP8LACAIAACLDAAgAgAAAP8LACAIAACLDAAgAwAAAPwLACAPAACEDAAgEAAAiQwAIAEAAAD8CwAgAQAAAP8LACAFFQAA-RgAIBYAAPwYACAXAAD7GAAgKAAA-hgAICkAAP0YACAG7AwAAJkVADDtDAAAkgwAEO4MAACZFQAwwA0BAPATACH9DUAA8RMAIcIOAgDzEwAhAwAAAP8LACADAACRDAAwFAAAkgwAIAMAAAD_CwAgAwAAgAwAMAQAAPwLACAO9AcAAJIVACD1BwAAkxUAILoMAgCXFAAh7AwAAJEVADDtDAAAogwAEO4MAACRFQAwkQ0BAJEUACGuDQEAAAABwA0BAI8UACHDDUAAkxQAIcQNQACSFAAhuA5AAJMUACG7DkAAkhQAIbwOIACQFAAhAQAAAJUMACAO8wcAAJYVACDsDAAAmBUAMO0MAACXDAAQ7gwAAJgVADD0DAEAkRQAIa4NAQCPFAAhsA0EAJoUACHKDSAAkBQAIcsNAgCXFAAhzA0AAIoUACDODQEAkRQAIdENAACiFAAglw4AAbUUACHADgQAxxQAIQXzBwAA-BgAIPQMAADOFgAgzg0AAM4WACCXDgAAzhYAIMAOAADOFgAgD_MHAACWFQAg7AwAAJgVADDtDAAAlwwAEO4MAACYFQAw9AwBAJEUACGuDQEAjxQAIbANBACaFAAhxg0AAJcVACDKDSAAkBQAIcsNAgCXFAAhzA0AAIoUACDODQEAkRQAIdENAACiFAAglw4AAbUUACHADgQAxxQAIQMAAACXDAAgAwAAmAwAMAQAAJkMACAP8wcAAJYVACDsDAAAlRUAMO0MAACbDAAQ7gwAAJUVADCuDQEAjxQAIcMNQACSFAAhtw4BAI8UACG4DkAAkxQAIbkOIACQFAAhug4BAJEUACG7DkAAkhQAIbwOIACQFAAhvQ5AAJIUACG-DkAAkhQAIb8OAACYFAAgB_MHAAD4GAAgww0AAM4WACC6DgAAzhYAILsOAADOFgAgvQ4AAM4WACC-DgAAzhYAIL8OAADOFgAgEPMHAACWFQAg7AwAAJUVADDtDAAAmwwAEO4MAACVFQAwrg0BAI8UACHDDUAAkhQAIbcOAQCPFAAhuA5AAJMUACG5DiAAkBQAIboOAQCRFAAhuw5AAJIUACG8DiAAkBQAIb0OQACSFAAhvg5AAJIUACG_DgAAmBQAIMEOAACUFQAgAwAAAJsMACADAACcDAAwBAAAnQwAIAEAAACXDAAgAQAAAJsMACABAAAAlQwAIA70BwAAkhUAIPUHAACTFQAgugwCAJcUACHsDAAAkRUAMO0MAACiDAAQ7gwAAJEVADCRDQEAkRQAIa4NAQCPFAAhwA0BAI8UACHDDUAAkxQAIcQNQACSFAAhuA5AAJMUACG7DkAAkhQAIbwOIACQFAAhBfQHAAD2GAAg9QcAAPcYACCRDQAAzhYAIMQNAADOFgAguw4AAM4WACADAAAAogwAIAMAAKMMADAEAACVDAAgAwAAAKIMACADAACjDAAwBAAAlQwAIAMAAACiDAAgAwAAowwAMAQAAJUMACAL9AcAAPQYACD1BwAA9RgAILoMAgAAAAGRDQEAAAABrg0BAAAAAcANAQAAAAHDDUAAAAABxA1AAAAAAbgOQAAAAAG7DkAAAAABvA4gAAAAAQEIAACnDAAgCboMAgAAAAGRDQEAAAABrg0BAAAAAcANAQAAAAHDDUAAAAABxA1AAAAAAbgOQAAAAAG7DkAAAAABvA4gAAAAAQEIAACpDAAwAQgAAKkMADAL9AcAANoYACD1BwAA2xgAILoMAgDXFgAhkQ0BANgWACGuDQEA2RYAIcANAQDZFgAhww1AANUWACHEDUAA4RYAIbgOQADVFgAhuw5AAOEWACG8DiAA9xYAIQIAAACVDAAgCAAArAwAIAm6DAIA1xYAIZENAQDYFgAhrg0BANkWACHADQEA2RYAIcMNQADVFgAhxA1AAOEWACG4DkAA1RYAIbsOQADhFgAhvA4gAPcWACECAAAAogwAIAgAAK4MACACAAAAogwAIAgAAK4MACADAAAAlQwAIA8AAKcMACAQAACsDAAgAQAAAJUMACABAAAAogwAIAgVAADVGAAgFgAA2BgAIBcAANcYACAoAADWGAAgKQAA2RgAIJENAADOFgAgxA0AAM4WACC7DgAAzhYAIAy6DAIA8xMAIewMAACQFQAw7QwAALUMABDuDAAAkBUAMJENAQD0EwAhrg0BAPATACHADQEA8BMAIcMNQADxEwAhxA1AAIYUACG4DkAA8RMAIbsOQACGFAAhvA4gAIsUACEDAAAAogwAIAMAALQMADAUAAC1DAAgAwAAAKIMACADAACjDAAwBAAAlQwAIAEAAACZDAAgAQAAAJkMACADAAAAlwwAIAMAAJgMADAEAACZDAAgAwAAAJcMACADAACYDAAwBAAAmQwAIAMAAACXDAAgAwAAmAwAMAQAAJkMACAL8wcAANQYACD0DAEAAAABrg0BAAAAAbANBAAAAAHKDSAAAAAByw0CAAAAAcwNAADTGAAgzg0BAAAAAdENgAAAAAGXDgABAAABwA4EAAAAAQEIAAC9DAAgCvQMAQAAAAGuDQEAAAABsA0EAAAAAcoNIAAAAAHLDQIAAAABzA0AANMYACDODQEAAAAB0Q2AAAAAAZcOAAEAAAHADgQAAAABAQgAAL8MADABCAAAvwwAMAvzBwAA0hgAIPQMAQDYFgAhrg0BANkWACGwDQQA1BYAIcoNIAD3FgAhyw0CANcWACHMDQAA0RgAIM4NAQDYFgAh0Q2AAAAAAZcOAAGbFwAhwA4EAMAXACECAAAAmQwAIAgAAMIMACAK9AwBANgWACGuDQEA2RYAIbANBADUFgAhyg0gAPcWACHLDQIA1xYAIcwNAADRGAAgzg0BANgWACHRDYAAAAABlw4AAZsXACHADgQAwBcAIQIAAACXDAAgCAAAxAwAIAIAAACXDAAgCAAAxAwAIAMAAACZDAAgDwAAvQwAIBAAAMIMACABAAAAmQwAIAEAAACXDAAgCRUAAMwYACAWAADPGAAgFwAAzhgAICgAAM0YACApAADQGAAg9AwAAM4WACDODQAAzhYAIJcOAADOFgAgwA4AAM4WACAN7AwAAI8VADDtDAAAywwAEO4MAACPFQAw9AwBAPQTACGuDQEA8BMAIbANBADvEwAhyg0gAIsUACHLDQIA8xMAIcwNAACKFAAgzg0BAPQTACHRDQAAnxQAIJcOAAGoFAAhwA4EAMMUACEDAAAAlwwAIAMAAMoMADAUAADLDAAgAwAAAJcMACADAACYDAAwBAAAmQwAIAEAAACdDAAgAQAAAJ0MACADAAAAmwwAIAMAAJwMADAEAACdDAAgAwAAAJsMACADAACcDAAwBAAAnQwAIAMAAACbDAAgAwAAnAwAMAQAAJ0MACAM8wcAAMsYACCuDQEAAAABww1AAAAAAbcOAQAAAAG4DkAAAAABuQ4gAAAAAboOAQAAAAG7DkAAAAABvA4gAAAAAb0OQAAAAAG-DkAAAAABvw6AAAAAAQEIAADTDAAgC64NAQAAAAHDDUAAAAABtw4BAAAAAbgOQAAAAAG5DiAAAAABug4BAAAAAbsOQAAAAAG8DiAAAAABvQ5AAAAAAb4OQAAAAAG_DoAAAAABAQgAANUMADABCAAA1QwAMAzzBwAAyhgAIK4NAQDZFgAhww1AAOEWACG3DgEA2RYAIbgOQADVFgAhuQ4gAPcWACG6DgEA2BYAIbsOQADhFgAhvA4gAPcWACG9DkAA4RYAIb4OQADhFgAhvw6AAAAAAQIAAACdDAAgCAAA2AwAIAuuDQEA2RYAIcMNQADhFgAhtw4BANkWACG4DkAA1RYAIbkOIAD3FgAhug4BANgWACG7DkAA4RYAIbwOIAD3FgAhvQ5AAOEWACG-DkAA4RYAIb8OgAAAAAECAAAAmwwAIAgAANoMACACAAAAmwwAIAgAANoMACADAAAAnQwAIA8AANMMACAQAADYDAAgAQAAAJ0MACABAAAAmwwAIAkVAADHGAAgFgAAyRgAIBcAAMgYACDDDQAAzhYAILoOAADOFgAguw4AAM4WACC9DgAAzhYAIL4OAADOFgAgvw4AAM4WACAO7AwAAI4VADDtDAAA4QwAEO4MAACOFQAwrg0BAPATACHDDUAAhhQAIbcOAQDwEwAhuA5AAPETACG5DiAAixQAIboOAQD0EwAhuw5AAIYUACG8DiAAixQAIb0OQACGFAAhvg5AAIYUACG_DgAA9RMAIAMAAACbDAAgAwAA4AwAMBQAAOEMACADAAAAmwwAIAMAAJwMADAEAACdDAAgD-wMAACMFQAw7QwAAOcMABDuDAAAjBUAMK4NAQCPFAAhsA0EAJoUACGxDQQAmhQAIbMNAgCXFAAhtw0BAI8UACHIDQEAjxQAIagOAQCPFAAhsA5AAJMUACGzDgEAjxQAIbQOEADSFAAhtQ5AAJMUACG2DgAAjRUAIAEAAADkDAAgAQAAAOQMACAO7AwAAIwVADDtDAAA5wwAEO4MAACMFQAwrg0BAI8UACGwDQQAmhQAIbENBACaFAAhsw0CAJcUACG3DQEAjxQAIcgNAQCPFAAhqA4BAI8UACGwDkAAkxQAIbMOAQCPFAAhtA4QANIUACG1DkAAkxQAIQADAAAA5wwAIAMAAOgMADAEAADkDAAgAwAAAOcMACADAADoDAAwBAAA5AwAIAMAAADnDAAgAwAA6AwAMAQAAOQMACALrg0BAAAAAbANBAAAAAGxDQQAAAABsw0CAAAAAbcNAQAAAAHIDQEAAAABqA4BAAAAAbAOQAAAAAGzDgEAAAABtA4QAAAAAbUOQAAAAAEBCAAA7AwAIAuuDQEAAAABsA0EAAAAAbENBAAAAAGzDQIAAAABtw0BAAAAAcgNAQAAAAGoDgEAAAABsA5AAAAAAbMOAQAAAAG0DhAAAAABtQ5AAAAAAQEIAADuDAAwAQgAAO4MADALrg0BANkWACGwDQQA1BYAIbENBADUFgAhsw0CANcWACG3DQEA2RYAIcgNAQDZFgAhqA4BANkWACGwDkAA1RYAIbMOAQDZFgAhtA4QAM8XACG1DkAA1RYAIQIAAADkDAAgCAAA8QwAIAuuDQEA2RYAIbANBADUFgAhsQ0EANQWACGzDQIA1xYAIbcNAQDZFgAhyA0BANkWACGoDgEA2RYAIbAOQADVFgAhsw4BANkWACG0DhAAzxcAIbUOQADVFgAhAgAAAOcMACAIAADzDAAgAgAAAOcMACAIAADzDAAgAwAAAOQMACAPAADsDAAgEAAA8QwAIAEAAADkDAAgAQAAAOcMACAFFQAAwhgAIBYAAMUYACAXAADEGAAgKAAAwxgAICkAAMYYACAO7AwAAIsVADDtDAAA-gwAEO4MAACLFQAwrg0BAPATACGwDQQA7xMAIbENBADvEwAhsw0CAPMTACG3DQEA8BMAIcgNAQDwEwAhqA4BAPATACGwDkAA8RMAIbMOAQDwEwAhtA4QAM4UACG1DkAA8RMAIQMAAADnDAAgAwAA-QwAMBQAAPoMACADAAAA5wwAIAMAAOgMADAEAADkDAAgBuwMAACKFQAw7QwAAIANABDuDAAAihUAMLANBAAAAAGxDQQAmhQAIbMOAQCPFAAhAQAAAP0MACABAAAA_QwAIAbsDAAAihUAMO0MAACADQAQ7gwAAIoVADCwDQQAmhQAIbENBACaFAAhsw4BAI8UACEAAwAAAIANACADAACBDQAwBAAA_QwAIAMAAACADQAgAwAAgQ0AMAQAAP0MACADAAAAgA0AIAMAAIENADAEAAD9DAAgA7ANBAAAAAGxDQQAAAABsw4BAAAAAQEIAACFDQAgA7ANBAAAAAGxDQQAAAABsw4BAAAAAQEIAACHDQAwAQgAAIcNADADsA0EANQWACGxDQQA1BYAIbMOAQDZFgAhAgAAAP0MACAIAACKDQAgA7ANBADUFgAhsQ0EANQWACGzDgEA2RYAIQIAAACADQAgCAAAjA0AIAIAAACADQAgCAAAjA0AIAMAAAD9DAAgDwAAhQ0AIBAAAIoNACABAAAA_QwAIAEAAACADQAgBRUAAL0YACAWAADAGAAgFwAAvxgAICgAAL4YACApAADBGAAgBuwMAACJFQAw7QwAAJMNABDuDAAAiRUAMLANBADvEwAhsQ0EAO8TACGzDgEA8BMAIQMAAACADQAgAwAAkg0AMBQAAJMNACADAAAAgA0AIAMAAIENADAEAAD9DAAgDuwMAACIFQAw7QwAAJkNABDuDAAAiBUAMJMNQACTFAAhlA0BAJEUACGwDQQAmhQAIaEOEAAAAAGoDgEAAAABrQ4BAI8UACGuDhAA0hQAIa8OAQCPFAAhsA5AAJMUACGxDgEAkRQAIbIOAACKFAAgAQAAAJYNACABAAAAlg0AIA7sDAAAiBUAMO0MAACZDQAQ7gwAAIgVADCTDUAAkxQAIZQNAQCRFAAhsA0EAJoUACGhDhAA0hQAIagOAQCPFAAhrQ4BAI8UACGuDhAA0hQAIa8OAQCPFAAhsA5AAJMUACGxDgEAkRQAIbIOAACKFAAgApQNAADOFgAgsQ4AAM4WACADAAAAmQ0AIAMAAJoNADAEAACWDQAgAwAAAJkNACADAACaDQAwBAAAlg0AIAMAAACZDQAgAwAAmg0AMAQAAJYNACALkw1AAAAAAZQNAQAAAAGwDQQAAAABoQ4QAAAAAagOAQAAAAGtDgEAAAABrg4QAAAAAa8OAQAAAAGwDkAAAAABsQ4BAAAAAbIOAAC8GAAgAQgAAJ4NACALkw1AAAAAAZQNAQAAAAGwDQQAAAABoQ4QAAAAAagOAQAAAAGtDgEAAAABrg4QAAAAAa8OAQAAAAGwDkAAAAABsQ4BAAAAAbIOAAC8GAAgAQgAAKANADABCAAAoA0AMAuTDUAA1RYAIZQNAQDYFgAhsA0EANQWACGhDhAAzxcAIagOAQDZFgAhrQ4BANkWACGuDhAAzxcAIa8OAQDZFgAhsA5AANUWACGxDgEA2BYAIbIOAAC7GAAgAgAAAJYNACAIAACjDQAgC5MNQADVFgAhlA0BANgWACGwDQQA1BYAIaEOEADPFwAhqA4BANkWACGtDgEA2RYAIa4OEADPFwAhrw4BANkWACGwDkAA1RYAIbEOAQDYFgAhsg4AALsYACACAAAAmQ0AIAgAAKUNACACAAAAmQ0AIAgAAKUNACADAAAAlg0AIA8AAJ4NACAQAACjDQAgAQAAAJYNACABAAAAmQ0AIAcVAAC2GAAgFgAAuRgAIBcAALgYACAoAAC3GAAgKQAAuhgAIJQNAADOFgAgsQ4AAM4WACAO7AwAAIcVADDtDAAArA0AEO4MAACHFQAwkw1AAPETACGUDQEA9BMAIbANBADvEwAhoQ4QAM4UACGoDgEA8BMAIa0OAQDwEwAhrg4QAM4UACGvDgEA8BMAIbAOQADxEwAhsQ4BAPQTACGyDgAAihQAIAMAAACZDQAgAwAAqw0AMBQAAKwNACADAAAAmQ0AIAMAAJoNADAEAACWDQAgBuwMAACGFQAw7QwAALINABDuDAAAhhUAMJMNQACTFAAhrg0BAAAAAasOAQAAAAEBAAAArw0AIAEAAACvDQAgBuwMAACGFQAw7QwAALINABDuDAAAhhUAMJMNQACTFAAhrg0BAI8UACGrDgEAjxQAIQADAAAAsg0AIAMAALMNADAEAACvDQAgAwAAALINACADAACzDQAwBAAArw0AIAMAAACyDQAgAwAAsw0AMAQAAK8NACADkw1AAAAAAa4NAQAAAAGrDgEAAAABAQgAALcNACADkw1AAAAAAa4NAQAAAAGrDgEAAAABAQgAALkNADABCAAAuQ0AMAOTDUAA1RYAIa4NAQDZFgAhqw4BANkWACECAAAArw0AIAgAALwNACADkw1AANUWACGuDQEA2RYAIasOAQDZFgAhAgAAALINACAIAAC-DQAgAgAAALINACAIAAC-DQAgAwAAAK8NACAPAAC3DQAgEAAAvA0AIAEAAACvDQAgAQAAALINACADFQAAsxgAIBYAALUYACAXAAC0GAAgBuwMAACFFQAw7QwAAMUNABDuDAAAhRUAMJMNQADxEwAhrg0BAPATACGrDgEA8BMAIQMAAACyDQAgAwAAxA0AMBQAAMUNACADAAAAsg0AIAMAALMNADAEAACvDQAgCOwMAACEFQAw7QwAAMsNABDuDAAAhBUAMJMNQACTFAAhqQ4BAAAAAaoOAQCPFAAhqw4BAI8UACGsDkAAkhQAIQEAAADIDQAgAQAAAMgNACAI7AwAAIQVADDtDAAAyw0AEO4MAACEFQAwkw1AAJMUACGpDgEAjxQAIaoOAQCPFAAhqw4BAI8UACGsDkAAkhQAIQGsDgAAzhYAIAMAAADLDQAgAwAAzA0AMAQAAMgNACADAAAAyw0AIAMAAMwNADAEAADIDQAgAwAAAMsNACADAADMDQAwBAAAyA0AIAWTDUAAAAABqQ4BAAAAAaoOAQAAAAGrDgEAAAABrA5AAAAAAQEIAADQDQAgBZMNQAAAAAGpDgEAAAABqg4BAAAAAasOAQAAAAGsDkAAAAABAQgAANINADABCAAA0g0AMAWTDUAA1RYAIakOAQDZFgAhqg4BANkWACGrDgEA2RYAIawOQADhFgAhAgAAAMgNACAIAADVDQAgBZMNQADVFgAhqQ4BANkWACGqDgEA2RYAIasOAQDZFgAhrA5AAOEWACECAAAAyw0AIAgAANcNACACAAAAyw0AIAgAANcNACADAAAAyA0AIA8AANANACAQAADVDQAgAQAAAMgNACABAAAAyw0AIAQVAACwGAAgFgAAshgAIBcAALEYACCsDgAAzhYAIAjsDAAAgxUAMO0MAADeDQAQ7gwAAIMVADCTDUAA8RMAIakOAQDwEwAhqg4BAPATACGrDgEA8BMAIawOQACGFAAhAwAAAMsNACADAADdDQAwFAAA3g0AIAMAAADLDQAgAwAAzA0AMAQAAMgNACAH7AwAAIIVADDtDAAA5A0AEO4MAACCFQAwkw1AAJMUACGUDQEAjxQAIbcNAQAAAAGoDgEAjxQAIQEAAADhDQAgAQAAAOENACAH7AwAAIIVADDtDAAA5A0AEO4MAACCFQAwkw1AAJMUACGUDQEAjxQAIbcNAQCPFAAhqA4BAI8UACEAAwAAAOQNACADAADlDQAwBAAA4Q0AIAMAAADkDQAgAwAA5Q0AMAQAAOENACADAAAA5A0AIAMAAOUNADAEAADhDQAgBJMNQAAAAAGUDQEAAAABtw0BAAAAAagOAQAAAAEBCAAA6Q0AIASTDUAAAAABlA0BAAAAAbcNAQAAAAGoDgEAAAABAQgAAOsNADABCAAA6w0AMASTDUAA1RYAIZQNAQDZFgAhtw0BANkWACGoDgEA2RYAIQIAAADhDQAgCAAA7g0AIASTDUAA1RYAIZQNAQDZFgAhtw0BANkWACGoDgEA2RYAIQIAAADkDQAgCAAA8A0AIAIAAADkDQAgCAAA8A0AIAMAAADhDQAgDwAA6Q0AIBAAAO4NACABAAAA4Q0AIAEAAADkDQAgAxUAAK0YACAWAACvGAAgFwAArhgAIAfsDAAAgRUAMO0MAAD3DQAQ7gwAAIEVADCTDUAA8RMAIZQNAQDwEwAhtw0BAPATACGoDgEA8BMAIQMAAADkDQAgAwAA9g0AMBQAAPcNACADAAAA5A0AIAMAAOUNADAEAADhDQAgDOwMAAD_FAAw7QwAAP0NABDuDAAA_xQAMLANBACaFAAhoA4BAI8UACGhDgQAmhQAIaIOAQCPFAAhow4AAIoUACCkDgIAlxQAIaUOQACTFAAhpg5AAJIUACGnDgAAgBUAIAEAAAD6DQAgAQAAAPoNACAL7AwAAP8UADDtDAAA_Q0AEO4MAAD_FAAwsA0EAJoUACGgDgEAjxQAIaEOBACaFAAhog4BAI8UACGjDgAAihQAIKQOAgCXFAAhpQ5AAJMUACGmDkAAkhQAIQGmDgAAzhYAIAMAAAD9DQAgAwAA_g0AMAQAAPoNACADAAAA_Q0AIAMAAP4NADAEAAD6DQAgAwAAAP0NACADAAD-DQAwBAAA-g0AIAiwDQQAAAABoA4BAAAAAaEOBAAAAAGiDgEAAAABow4AAKwYACCkDgIAAAABpQ5AAAAAAaYOQAAAAAEBCAAAgg4AIAiwDQQAAAABoA4BAAAAAaEOBAAAAAGiDgEAAAABow4AAKwYACCkDgIAAAABpQ5AAAAAAaYOQAAAAAEBCAAAhA4AMAEIAACEDgAwCLANBADUFgAhoA4BANkWACGhDgQA1BYAIaIOAQDZFgAhow4AAKsYACCkDgIA1xYAIaUOQADVFgAhpg5AAOEWACECAAAA-g0AIAgAAIcOACAIsA0EANQWACGgDgEA2RYAIaEOBADUFgAhog4BANkWACGjDgAAqxgAIKQOAgDXFgAhpQ5AANUWACGmDkAA4RYAIQIAAAD9DQAgCAAAiQ4AIAIAAAD9DQAgCAAAiQ4AIAMAAAD6DQAgDwAAgg4AIBAAAIcOACABAAAA-g0AIAEAAAD9DQAgBhUAAKYYACAWAACpGAAgFwAAqBgAICgAAKcYACApAACqGAAgpg4AAM4WACAL7AwAAP4UADDtDAAAkA4AEO4MAAD-FAAwsA0EAO8TACGgDgEA8BMAIaEOBADvEwAhog4BAPATACGjDgAAihQAIKQOAgDzEwAhpQ5AAPETACGmDkAAhhQAIQMAAAD9DQAgAwAAjw4AMBQAAJAOACADAAAA_Q0AIAMAAP4NADAEAAD6DQAgGuwMAAD8FAAw7QwAAJYOABDuDAAA_BQAMI0NAQCPFAAhsA0EAJoUACHXDQEAjxQAId8NAgCXFAAh_A0AAP0UACD_DQIAlxQAIYAOAgCXFAAhgQ4CAJcUACGCDgIAlxQAIYMOAgCXFAAhhA4CAJcUACGFDgIAlxQAIYYOAgCXFAAhhw4gAJAUACGIDgEAjxQAIZYOAAG0FAAhmQ4AAKIUACCaDgEAjxQAIZsOAQCPFAAhnA4AAbQUACGdDgQAmhQAIZ4OBADHFAAhnw5AAJMUACEBAAAAkw4AIAEAAACTDgAgGewMAAD8FAAw7QwAAJYOABDuDAAA_BQAMI0NAQCPFAAhsA0EAJoUACHXDQEAjxQAId8NAgCXFAAh_w0CAJcUACGADgIAlxQAIYEOAgCXFAAhgg4CAJcUACGDDgIAlxQAIYQOAgCXFAAhhQ4CAJcUACGGDgIAlxQAIYcOIACQFAAhiA4BAI8UACGWDgABtBQAIZkOAACiFAAgmg4BAI8UACGbDgEAjxQAIZwOAAG0FAAhnQ4EAJoUACGeDgQAxxQAIZ8OQACTFAAhAZ4OAADOFgAgAwAAAJYOACADAACXDgAwBAAAkw4AIAMAAACWDgAgAwAAlw4AMAQAAJMOACADAAAAlg4AIAMAAJcOADAEAACTDgAgFo0NAQAAAAGwDQQAAAAB1w0BAAAAAd8NAgAAAAH_DQIAAAABgA4CAAAAAYEOAgAAAAGCDgIAAAABgw4CAAAAAYQOAgAAAAGFDgIAAAABhg4CAAAAAYcOIAAAAAGIDgEAAAABlg4AAQAAAZkOgAAAAAGaDgEAAAABmw4BAAAAAZwOAAEAAAGdDgQAAAABng4EAAAAAZ8OQAAAAAEBCAAAmw4AIBaNDQEAAAABsA0EAAAAAdcNAQAAAAHfDQIAAAAB_w0CAAAAAYAOAgAAAAGBDgIAAAABgg4CAAAAAYMOAgAAAAGEDgIAAAABhQ4CAAAAAYYOAgAAAAGHDiAAAAABiA4BAAAAAZYOAAEAAAGZDoAAAAABmg4BAAAAAZsOAQAAAAGcDgABAAABnQ4EAAAAAZ4OBAAAAAGfDkAAAAABAQgAAJ0OADABCAAAnQ4AMBaNDQEA2RYAIbANBADUFgAh1w0BANkWACHfDQIA1xYAIf8NAgDXFgAhgA4CANcWACGBDgIA1xYAIYIOAgDXFgAhgw4CANcWACGEDgIA1xYAIYUOAgDXFgAhhg4CANcWACGHDiAA9xYAIYgOAQDZFgAhlg4AAZoXACGZDoAAAAABmg4BANkWACGbDgEA2RYAIZwOAAGaFwAhnQ4EANQWACGeDgQAwBcAIZ8OQADVFgAhAgAAAJMOACAIAACgDgAgFo0NAQDZFgAhsA0EANQWACHXDQEA2RYAId8NAgDXFgAh_w0CANcWACGADgIA1xYAIYEOAgDXFgAhgg4CANcWACGDDgIA1xYAIYQOAgDXFgAhhQ4CANcWACGGDgIA1xYAIYcOIAD3FgAhiA4BANkWACGWDgABmhcAIZkOgAAAAAGaDgEA2RYAIZsOAQDZFgAhnA4AAZoXACGdDgQA1BYAIZ4OBADAFwAhnw5AANUWACECAAAAlg4AIAgAAKIOACACAAAAlg4AIAgAAKIOACADAAAAkw4AIA8AAJsOACAQAACgDgAgAQAAAJMOACABAAAAlg4AIAYVAAChGAAgFgAApBgAIBcAAKMYACAoAACiGAAgKQAApRgAIJ4OAADOFgAgGewMAAD7FAAw7QwAAKkOABDuDAAA-xQAMI0NAQDwEwAhsA0EAO8TACHXDQEA8BMAId8NAgDzEwAh_w0CAPMTACGADgIA8xMAIYEOAgDzEwAhgg4CAPMTACGDDgIA8xMAIYQOAgDzEwAhhQ4CAPMTACGGDgIA8xMAIYcOIACLFAAhiA4BAPATACGWDgABpxQAIZkOAACfFAAgmg4BAPATACGbDgEA8BMAIZwOAAGnFAAhnQ4EAO8TACGeDgQAwxQAIZ8OQADxEwAhAwAAAJYOACADAACoDgAwFAAAqQ4AIAMAAACWDgAgAwAAlw4AMAQAAJMOACAH7AwAAPkUADDtDAAArw4AEO4MAAD5FAAw1w0BAI8UACGWDgABtBQAIZcOAAG0FAAhmA4AAPoUACABAAAArA4AIAEAAACsDgAgBuwMAAD5FAAw7QwAAK8OABDuDAAA-RQAMNcNAQCPFAAhlg4AAbQUACGXDgABtBQAIQADAAAArw4AIAMAALAOADAEAACsDgAgAwAAAK8OACADAACwDgAwBAAArA4AIAMAAACvDgAgAwAAsA4AMAQAAKwOACAD1w0BAAAAAZYOAAEAAAGXDgABAAABAQgAALQOACAD1w0BAAAAAZYOAAEAAAGXDgABAAABAQgAALYOADABCAAAtg4AMAPXDQEA2RYAIZYOAAGaFwAhlw4AAZoXACECAAAArA4AIAgAALkOACAD1w0BANkWACGWDgABmhcAIZcOAAGaFwAhAgAAAK8OACAIAAC7DgAgAgAAAK8OACAIAAC7DgAgAwAAAKwOACAPAAC0DgAgEAAAuQ4AIAEAAACsDgAgAQAAAK8OACADFQAAnhgAIBYAAKAYACAXAACfGAAgBuwMAAD4FAAw7QwAAMIOABDuDAAA-BQAMNcNAQDwEwAhlg4AAacUACGXDgABpxQAIQMAAACvDgAgAwAAwQ4AMBQAAMIOACADAAAArw4AIAMAALAOADAEAACsDgAgCuwMAAD2FAAw7QwAAMgOABDuDAAA9hQAMLANBACaFAAh1w0BAI8UACHuDQQAmhQAIfwNAAD3FAAggQ4AAPMUACCGDgAA8xQAIJUOAADzFAAgAQAAAMUOACABAAAAxQ4AIAnsDAAA9hQAMO0MAADIDgAQ7gwAAPYUADCwDQQAmhQAIdcNAQCPFAAh7g0EAJoUACGBDgAA8xQAIIYOAADzFAAglQ4AAPMUACAAAwAAAMgOACADAADJDgAwBAAAxQ4AIAMAAADIDgAgAwAAyQ4AMAQAAMUOACADAAAAyA4AIAMAAMkOADAEAADFDgAgBrANBAAAAAHXDQEAAAAB7g0EAAAAAYEOAACcGAAghg4AAJ0YACCVDgAAmxgAIAEIAADNDgAgBrANBAAAAAHXDQEAAAAB7g0EAAAAAYEOAACcGAAghg4AAJ0YACCVDgAAmxgAIAEIAADPDgAwAQgAAM8OADAGsA0EANQWACHXDQEA2RYAIe4NBADUFgAhgQ4AAJkYACCGDgAAmhgAIJUOAACYGAAgAgAAAMUOACAIAADSDgAgBrANBADUFgAh1w0BANkWACHuDQQA1BYAIYEOAACZGAAghg4AAJoYACCVDgAAmBgAIAIAAADIDgAgCAAA1A4AIAIAAADIDgAgCAAA1A4AIAMAAADFDgAgDwAAzQ4AIBAAANIOACABAAAAxQ4AIAEAAADIDgAgBRUAAJMYACAWAACWGAAgFwAAlRgAICgAAJQYACApAACXGAAgCewMAAD1FAAw7QwAANsOABDuDAAA9RQAMLANBADvEwAh1w0BAPATACHuDQQA7xMAIYEOAADzFAAghg4AAPMUACCVDgAA8xQAIAMAAADIDgAgAwAA2g4AMBQAANsOACADAAAAyA4AIAMAAMkOADAEAADFDgAgEOwMAAD0FAAw7QwAAOEOABDuDAAA9BQAMO8MBAAAAAHxDEAAkxQAIbANBACaFAAhsQ0EAMcUACHXDQEAjxQAIfgNAQCPFAAhjg4AAPMUACCPDgAA8xQAIJAOIACQFAAhkQ4gAJAUACGSDgQAmhQAIZMOBACaFAAhlA4EAMcUACEBAAAA3g4AIAEAAADeDgAgEOwMAAD0FAAw7QwAAOEOABDuDAAA9BQAMO8MBACaFAAh8QxAAJMUACGwDQQAmhQAIbENBADHFAAh1w0BAI8UACH4DQEAjxQAIY4OAADzFAAgjw4AAPMUACCQDiAAkBQAIZEOIACQFAAhkg4EAJoUACGTDgQAmhQAIZQOBADHFAAhArENAADOFgAglA4AAM4WACADAAAA4Q4AIAMAAOIOADAEAADeDgAgAwAAAOEOACADAADiDgAwBAAA3g4AIAMAAADhDgAgAwAA4g4AMAQAAN4OACAN7wwEAAAAAfEMQAAAAAGwDQQAAAABsQ0EAAAAAdcNAQAAAAH4DQEAAAABjg4AAJEYACCPDgAAkhgAIJAOIAAAAAGRDiAAAAABkg4EAAAAAZMOBAAAAAGUDgQAAAABAQgAAOYOACAN7wwEAAAAAfEMQAAAAAGwDQQAAAABsQ0EAAAAAdcNAQAAAAH4DQEAAAABjg4AAJEYACCPDgAAkhgAIJAOIAAAAAGRDiAAAAABkg4EAAAAAZMOBAAAAAGUDgQAAAABAQgAAOgOADABCAAA6A4AMA3vDAQA1BYAIfEMQADVFgAhsA0EANQWACGxDQQAwBcAIdcNAQDZFgAh-A0BANkWACGODgAAjxgAII8OAACQGAAgkA4gAPcWACGRDiAA9xYAIZIOBADUFgAhkw4EANQWACGUDgQAwBcAIQIAAADeDgAgCAAA6w4AIA3vDAQA1BYAIfEMQADVFgAhsA0EANQWACGxDQQAwBcAIdcNAQDZFgAh-A0BANkWACGODgAAjxgAII8OAACQGAAgkA4gAPcWACGRDiAA9xYAIZIOBADUFgAhkw4EANQWACGUDgQAwBcAIQIAAADhDgAgCAAA7Q4AIAIAAADhDgAgCAAA7Q4AIAMAAADeDgAgDwAA5g4AIBAAAOsOACABAAAA3g4AIAEAAADhDgAgBxUAAIoYACAWAACNGAAgFwAAjBgAICgAAIsYACApAACOGAAgsQ0AAM4WACCUDgAAzhYAIBDsDAAA8hQAMO0MAAD0DgAQ7gwAAPIUADDvDAQA7xMAIfEMQADxEwAhsA0EAO8TACGxDQQAwxQAIdcNAQDwEwAh-A0BAPATACGODgAA8xQAII8OAADzFAAgkA4gAIsUACGRDiAAixQAIZIOBADvEwAhkw4EAO8TACGUDgQAwxQAIQMAAADhDgAgAwAA8w4AMBQAAPQOACADAAAA4Q4AIAMAAOIOADAEAADeDgAgBoADAQCPFAAh7AwAAPEUADDtDAAA-g4AEO4MAADxFAAw7wwEAAAAAfEMQACTFAAhAQAAAPcOACABAAAA9w4AIAaAAwEAjxQAIewMAADxFAAw7QwAAPoOABDuDAAA8RQAMO8MBACaFAAh8QxAAJMUACEAAwAAAPoOACADAAD7DgAwBAAA9w4AIAMAAAD6DgAgAwAA-w4AMAQAAPcOACADAAAA-g4AIAMAAPsOADAEAAD3DgAgA4ADAQAAAAHvDAQAAAAB8QxAAAAAAQEIAAD_DgAgA4ADAQAAAAHvDAQAAAAB8QxAAAAAAQEIAACBDwAwAQgAAIEPADADgAMBANkWACHvDAQA1BYAIfEMQADVFgAhAgAAAPcOACAIAACEDwAgA4ADAQDZFgAh7wwEANQWACHxDEAA1RYAIQIAAAD6DgAgCAAAhg8AIAIAAAD6DgAgCAAAhg8AIAMAAAD3DgAgDwAA_w4AIBAAAIQPACABAAAA9w4AIAEAAAD6DgAgBRUAAIUYACAWAACIGAAgFwAAhxgAICgAAIYYACApAACJGAAgBoADAQDwEwAh7AwAAPAUADDtDAAAjQ8AEO4MAADwFAAw7wwEAO8TACHxDEAA8RMAIQMAAAD6DgAgAwAAjA8AMBQAAI0PACADAAAA-g4AIAMAAPsOADAEAAD3DgAgB-wMAADvFAAw7QwAAJMPABDuDAAA7xQAMO8MAgAAAAGLDgEAjxQAIYwOAACiFAAgjQ5AAJMUACEBAAAAkA8AIAEAAACQDwAgB-wMAADvFAAw7QwAAJMPABDuDAAA7xQAMO8MAgCXFAAhiw4BAI8UACGMDgAAohQAII0OQACTFAAhAAMAAACTDwAgAwAAlA8AMAQAAJAPACADAAAAkw8AIAMAAJQPADAEAACQDwAgAwAAAJMPACADAACUDwAwBAAAkA8AIATvDAIAAAABiw4BAAAAAYwOgAAAAAGNDkAAAAABAQgAAJgPACAE7wwCAAAAAYsOAQAAAAGMDoAAAAABjQ5AAAAAAQEIAACaDwAwAQgAAJoPADAE7wwCANcWACGLDgEA2RYAIYwOgAAAAAGNDkAA1RYAIQIAAACQDwAgCAAAnQ8AIATvDAIA1xYAIYsOAQDZFgAhjA6AAAAAAY0OQADVFgAhAgAAAJMPACAIAACfDwAgAgAAAJMPACAIAACfDwAgAwAAAJAPACAPAACYDwAgEAAAnQ8AIAEAAACQDwAgAQAAAJMPACAFFQAAgBgAIBYAAIMYACAXAACCGAAgKAAAgRgAICkAAIQYACAH7AwAAO4UADDtDAAApg8AEO4MAADuFAAw7wwCAPMTACGLDgEA8BMAIYwOAACfFAAgjQ5AAPETACEDAAAAkw8AIAMAAKUPADAUAACmDwAgAwAAAJMPACADAACUDwAwBAAAkA8AIBXsDAAA7BQAMO0MAACsDwAQ7gwAAOwUADCwDQQAmhQAIdcNAQCPFAAh3w0CAJcUACH4DQEAjxQAIf0NQACTFAAh_g1AAJMUACH_DQIAlxQAIYAOAgCXFAAhgQ4CAJcUACGCDgIAlxQAIYMOAgCXFAAhhA4CAJcUACGFDgIAlxQAIYYOAgCXFAAhhw4gAJAUACGIDgEAjxQAIYkOQACTFAAhig4AAO0UACABAAAAqQ8AIAEAAACpDwAgFOwMAADsFAAw7QwAAKwPABDuDAAA7BQAMLANBACaFAAh1w0BAI8UACHfDQIAlxQAIfgNAQCPFAAh_Q1AAJMUACH-DUAAkxQAIf8NAgCXFAAhgA4CAJcUACGBDgIAlxQAIYIOAgCXFAAhgw4CAJcUACGEDgIAlxQAIYUOAgCXFAAhhg4CAJcUACGHDiAAkBQAIYgOAQCPFAAhiQ5AAJMUACEAAwAAAKwPACADAACtDwAwBAAAqQ8AIAMAAACsDwAgAwAArQ8AMAQAAKkPACADAAAArA8AIAMAAK0PADAEAACpDwAgEbANBAAAAAHXDQEAAAAB3w0CAAAAAfgNAQAAAAH9DUAAAAAB_g1AAAAAAf8NAgAAAAGADgIAAAABgQ4CAAAAAYIOAgAAAAGDDgIAAAABhA4CAAAAAYUOAgAAAAGGDgIAAAABhw4gAAAAAYgOAQAAAAGJDkAAAAABAQgAALEPACARsA0EAAAAAdcNAQAAAAHfDQIAAAAB-A0BAAAAAf0NQAAAAAH-DUAAAAAB_w0CAAAAAYAOAgAAAAGBDgIAAAABgg4CAAAAAYMOAgAAAAGEDgIAAAABhQ4CAAAAAYYOAgAAAAGHDiAAAAABiA4BAAAAAYkOQAAAAAEBCAAAsw8AMAEIAACzDwAwEbANBADUFgAh1w0BANkWACHfDQIA1xYAIfgNAQDZFgAh_Q1AANUWACH-DUAA1RYAIf8NAgDXFgAhgA4CANcWACGBDgIA1xYAIYIOAgDXFgAhgw4CANcWACGEDgIA1xYAIYUOAgDXFgAhhg4CANcWACGHDiAA9xYAIYgOAQDZFgAhiQ5AANUWACECAAAAqQ8AIAgAALYPACARsA0EANQWACHXDQEA2RYAId8NAgDXFgAh-A0BANkWACH9DUAA1RYAIf4NQADVFgAh_w0CANcWACGADgIA1xYAIYEOAgDXFgAhgg4CANcWACGDDgIA1xYAIYQOAgDXFgAhhQ4CANcWACGGDgIA1xYAIYcOIAD3FgAhiA4BANkWACGJDkAA1RYAIQIAAACsDwAgCAAAuA8AIAIAAACsDwAgCAAAuA8AIAMAAACpDwAgDwAAsQ8AIBAAALYPACABAAAAqQ8AIAEAAACsDwAgBRUAAPsXACAWAAD-FwAgFwAA_RcAICgAAPwXACApAAD_FwAgFOwMAADrFAAw7QwAAL8PABDuDAAA6xQAMLANBADvEwAh1w0BAPATACHfDQIA8xMAIfgNAQDwEwAh_Q1AAPETACH-DUAA8RMAIf8NAgDzEwAhgA4CAPMTACGBDgIA8xMAIYIOAgDzEwAhgw4CAPMTACGEDgIA8xMAIYUOAgDzEwAhhg4CAPMTACGHDiAAixQAIYgOAQDwEwAhiQ5AAPETACEDAAAArA8AIAMAAL4PADAUAAC_DwAgAwAAAKwPACADAACtDwAwBAAAqQ8AIAjsDAAA6RQAMO0MAADFDwAQ7gwAAOkUADCwDQQAmhQAIcQNQACTFAAh1w0BAI8UACH7DUAAkxQAIfwNAADqFAAgAQAAAMIPACABAAAAwg8AIAfsDAAA6RQAMO0MAADFDwAQ7gwAAOkUADCwDQQAmhQAIcQNQACTFAAh1w0BAI8UACH7DUAAkxQAIQADAAAAxQ8AIAMAAMYPADAEAADCDwAgAwAAAMUPACADAADGDwAwBAAAwg8AIAMAAADFDwAgAwAAxg8AMAQAAMIPACAEsA0EAAAAAcQNQAAAAAHXDQEAAAAB-w1AAAAAAQEIAADKDwAgBLANBAAAAAHEDUAAAAAB1w0BAAAAAfsNQAAAAAEBCAAAzA8AMAEIAADMDwAwBLANBADUFgAhxA1AANUWACHXDQEA2RYAIfsNQADVFgAhAgAAAMIPACAIAADPDwAgBLANBADUFgAhxA1AANUWACHXDQEA2RYAIfsNQADVFgAhAgAAAMUPACAIAADRDwAgAgAAAMUPACAIAADRDwAgAwAAAMIPACAPAADKDwAgEAAAzw8AIAEAAADCDwAgAQAAAMUPACAFFQAA9hcAIBYAAPkXACAXAAD4FwAgKAAA9xcAICkAAPoXACAH7AwAAOgUADDtDAAA2A8AEO4MAADoFAAwsA0EAO8TACHEDUAA8RMAIdcNAQDwEwAh-w1AAPETACEDAAAAxQ8AIAMAANcPADAUAADYDwAgAwAAAMUPACADAADGDwAwBAAAwg8AIAfzBwEAAAAB7AwAAOcUADDtDAAA3g8AEO4MAADnFAAw-A0BAI8UACH5DQEAkRQAIfoNBADHFAAhAQAAANsPACABAAAA2w8AIAfzBwEAjxQAIewMAADnFAAw7QwAAN4PABDuDAAA5xQAMPgNAQCPFAAh-Q0BAJEUACH6DQQAxxQAIQL5DQAAzhYAIPoNAADOFgAgAwAAAN4PACADAADfDwAwBAAA2w8AIAMAAADeDwAgAwAA3w8AMAQAANsPACADAAAA3g8AIAMAAN8PADAEAADbDwAgBPMHAQAAAAH4DQEAAAAB-Q0BAAAAAfoNBAAAAAEBCAAA4w8AIATzBwEAAAAB-A0BAAAAAfkNAQAAAAH6DQQAAAABAQgAAOUPADABCAAA5Q8AMATzBwEA2RYAIfgNAQDZFgAh-Q0BANgWACH6DQQAwBcAIQIAAADbDwAgCAAA6A8AIATzBwEA2RYAIfgNAQDZFgAh-Q0BANgWACH6DQQAwBcAIQIAAADeDwAgCAAA6g8AIAIAAADeDwAgCAAA6g8AIAMAAADbDwAgDwAA4w8AIBAAAOgPACABAAAA2w8AIAEAAADeDwAgBxUAAPEXACAWAAD0FwAgFwAA8xcAICgAAPIXACApAAD1FwAg-Q0AAM4WACD6DQAAzhYAIAfzBwEA8BMAIewMAADmFAAw7QwAAPEPABDuDAAA5hQAMPgNAQDwEwAh-Q0BAPQTACH6DQQAwxQAIQMAAADeDwAgAwAA8A8AMBQAAPEPACADAAAA3g8AIAMAAN8PADAEAADbDwAgCuwMAADlFAAw7QwAAPcPABDuDAAA5RQAMO8MBAAAAAHuDQEAjxQAIfMNQACTFAAh9A1AAJMUACH1DUAAkhQAIfYNQACSFAAh9w0AAJgUACABAAAA9A8AIAEAAAD0DwAgCuwMAADlFAAw7QwAAPcPABDuDAAA5RQAMO8MBACaFAAh7g0BAI8UACHzDUAAkxQAIfQNQACTFAAh9Q1AAJIUACH2DUAAkhQAIfcNAACYFAAgA_UNAADOFgAg9g0AAM4WACD3DQAAzhYAIAMAAAD3DwAgAwAA-A8AMAQAAPQPACADAAAA9w8AIAMAAPgPADAEAAD0DwAgAwAAAPcPACADAAD4DwAwBAAA9A8AIAfvDAQAAAAB7g0BAAAAAfMNQAAAAAH0DUAAAAAB9Q1AAAAAAfYNQAAAAAH3DYAAAAABAQgAAPwPACAH7wwEAAAAAe4NAQAAAAHzDUAAAAAB9A1AAAAAAfUNQAAAAAH2DUAAAAAB9w2AAAAAAQEIAAD-DwAwAQgAAP4PADAH7wwEANQWACHuDQEA2RYAIfMNQADVFgAh9A1AANUWACH1DUAA4RYAIfYNQADhFgAh9w2AAAAAAQIAAAD0DwAgCAAAgRAAIAfvDAQA1BYAIe4NAQDZFgAh8w1AANUWACH0DUAA1RYAIfUNQADhFgAh9g1AAOEWACH3DYAAAAABAgAAAPcPACAIAACDEAAgAgAAAPcPACAIAACDEAAgAwAAAPQPACAPAAD8DwAgEAAAgRAAIAEAAAD0DwAgAQAAAPcPACAIFQAA7BcAIBYAAO8XACAXAADuFwAgKAAA7RcAICkAAPAXACD1DQAAzhYAIPYNAADOFgAg9w0AAM4WACAK7AwAAOQUADDtDAAAihAAEO4MAADkFAAw7wwEAO8TACHuDQEA8BMAIfMNQADxEwAh9A1AAPETACH1DUAAhhQAIfYNQACGFAAh9w0AAPUTACADAAAA9w8AIAMAAIkQADAUAACKEAAgAwAAAPcPACADAAD4DwAwBAAA9A8AIArsDAAA4xQAMO0MAACQEAAQ7gwAAOMUADD0DAEAkRQAIZgNAgCXFAAh7g0BAAAAAe8NQACTFAAh8A0CAJcUACHxDUAAkhQAIfINAACYFAAgAQAAAI0QACABAAAAjRAAIArsDAAA4xQAMO0MAACQEAAQ7gwAAOMUADD0DAEAkRQAIZgNAgCXFAAh7g0BAI8UACHvDUAAkxQAIfANAgCXFAAh8Q1AAJIUACHyDQAAmBQAIAP0DAAAzhYAIPENAADOFgAg8g0AAM4WACADAAAAkBAAIAMAAJEQADAEAACNEAAgAwAAAJAQACADAACREAAwBAAAjRAAIAMAAACQEAAgAwAAkRAAMAQAAI0QACAH9AwBAAAAAZgNAgAAAAHuDQEAAAAB7w1AAAAAAfANAgAAAAHxDUAAAAAB8g2AAAAAAQEIAACVEAAgB_QMAQAAAAGYDQIAAAAB7g0BAAAAAe8NQAAAAAHwDQIAAAAB8Q1AAAAAAfINgAAAAAEBCAAAlxAAMAEIAACXEAAwB_QMAQDYFgAhmA0CANcWACHuDQEA2RYAIe8NQADVFgAh8A0CANcWACHxDUAA4RYAIfINgAAAAAECAAAAjRAAIAgAAJoQACAH9AwBANgWACGYDQIA1xYAIe4NAQDZFgAh7w1AANUWACHwDQIA1xYAIfENQADhFgAh8g2AAAAAAQIAAACQEAAgCAAAnBAAIAIAAACQEAAgCAAAnBAAIAMAAACNEAAgDwAAlRAAIBAAAJoQACABAAAAjRAAIAEAAACQEAAgCBUAAOcXACAWAADqFwAgFwAA6RcAICgAAOgXACApAADrFwAg9AwAAM4WACDxDQAAzhYAIPINAADOFgAgCuwMAADiFAAw7QwAAKMQABDuDAAA4hQAMPQMAQD0EwAhmA0CAPMTACHuDQEA8BMAIe8NQADxEwAh8A0CAPMTACHxDUAAhhQAIfINAAD1EwAgAwAAAJAQACADAACiEAAwFAAAoxAAIAMAAACQEAAgAwAAkRAAMAQAAI0QACAK7AwAAOAUADDtDAAAqRAAEO4MAADgFAAw7wwBAAAAAfEMQACTFAAhtg0BAI8UACHqDQEAjxQAIesNAQCPFAAh7A1AAJIUACHtDQAA4RQAIAEAAACmEAAgAQAAAKYQACAJ7AwAAOAUADDtDAAAqRAAEO4MAADgFAAw7wwBAI8UACHxDEAAkxQAIbYNAQCPFAAh6g0BAI8UACHrDQEAjxQAIewNQACSFAAhAewNAADOFgAgAwAAAKkQACADAACqEAAwBAAAphAAIAMAAACpEAAgAwAAqhAAMAQAAKYQACADAAAAqRAAIAMAAKoQADAEAACmEAAgBu8MAQAAAAHxDEAAAAABtg0BAAAAAeoNAQAAAAHrDQEAAAAB7A1AAAAAAQEIAACuEAAgBu8MAQAAAAHxDEAAAAABtg0BAAAAAeoNAQAAAAHrDQEAAAAB7A1AAAAAAQEIAACwEAAwAQgAALAQADAG7wwBANkWACHxDEAA1RYAIbYNAQDZFgAh6g0BANkWACHrDQEA2RYAIewNQADhFgAhAgAAAKYQACAIAACzEAAgBu8MAQDZFgAh8QxAANUWACG2DQEA2RYAIeoNAQDZFgAh6w0BANkWACHsDUAA4RYAIQIAAACpEAAgCAAAtRAAIAIAAACpEAAgCAAAtRAAIAMAAACmEAAgDwAArhAAIBAAALMQACABAAAAphAAIAEAAACpEAAgBBUAAOQXACAWAADmFwAgFwAA5RcAIOwNAADOFgAgCewMAADfFAAw7QwAALwQABDuDAAA3xQAMO8MAQDwEwAh8QxAAPETACG2DQEA8BMAIeoNAQDwEwAh6w0BAPATACHsDUAAhhQAIQMAAACpEAAgAwAAuxAAMBQAALwQACADAAAAqRAAIAMAAKoQADAEAACmEAAgCuwMAADeFAAw7QwAAMIQABDuDAAA3hQAMPEMBACaFAAhsA0EAAAAAbENBACaFAAh5g0EAJoUACHnDQQAmhQAIegNBACaFAAh6Q0BAI8UACEBAAAAvxAAIAEAAAC_EAAgCuwMAADeFAAw7QwAAMIQABDuDAAA3hQAMPEMBACaFAAhsA0EAJoUACGxDQQAmhQAIeYNBACaFAAh5w0EAJoUACHoDQQAmhQAIekNAQCPFAAhAAMAAADCEAAgAwAAwxAAMAQAAL8QACADAAAAwhAAIAMAAMMQADAEAAC_EAAgAwAAAMIQACADAADDEAAwBAAAvxAAIAfxDAQAAAABsA0EAAAAAbENBAAAAAHmDQQAAAAB5w0EAAAAAegNBAAAAAHpDQEAAAABAQgAAMcQACAH8QwEAAAAAbANBAAAAAGxDQQAAAAB5g0EAAAAAecNBAAAAAHoDQQAAAAB6Q0BAAAAAQEIAADJEAAwAQgAAMkQADAH8QwEANQWACGwDQQA1BYAIbENBADUFgAh5g0EANQWACHnDQQA1BYAIegNBADUFgAh6Q0BANkWACECAAAAvxAAIAgAAMwQACAH8QwEANQWACGwDQQA1BYAIbENBADUFgAh5g0EANQWACHnDQQA1BYAIegNBADUFgAh6Q0BANkWACECAAAAwhAAIAgAAM4QACACAAAAwhAAIAgAAM4QACADAAAAvxAAIA8AAMcQACAQAADMEAAgAQAAAL8QACABAAAAwhAAIAUVAADfFwAgFgAA4hcAIBcAAOEXACAoAADgFwAgKQAA4xcAIArsDAAA3RQAMO0MAADVEAAQ7gwAAN0UADDxDAQA7xMAIbANBADvEwAhsQ0EAO8TACHmDQQA7xMAIecNBADvEwAh6A0EAO8TACHpDQEA8BMAIQMAAADCEAAgAwAA1BAAMBQAANUQACADAAAAwhAAIAMAAMMQADAEAAC_EAAgDfMHAQCPFAAh7AwAANsUADDtDAAA2xAAEO4MAADbFAAw8QwEAJoUACGwDQQAmhQAIbENBACaFAAhsg0CAJcUACGzDQIAlxQAIdcNAQCPFAAh3w0QANIUACHgDRAA0hQAIeUNAADcFAAgAQAAANgQACABAAAA2BAAIAzzBwEAjxQAIewMAADbFAAw7QwAANsQABDuDAAA2xQAMPEMBACaFAAhsA0EAJoUACGxDQQAmhQAIbINAgCXFAAhsw0CAJcUACHXDQEAjxQAId8NEADSFAAh4A0QANIUACEAAwAAANsQACADAADcEAAwBAAA2BAAIAMAAADbEAAgAwAA3BAAMAQAANgQACADAAAA2xAAIAMAANwQADAEAADYEAAgCfMHAQAAAAHxDAQAAAABsA0EAAAAAbENBAAAAAGyDQIAAAABsw0CAAAAAdcNAQAAAAHfDRAAAAAB4A0QAAAAAQEIAADgEAAgCfMHAQAAAAHxDAQAAAABsA0EAAAAAbENBAAAAAGyDQIAAAABsw0CAAAAAdcNAQAAAAHfDRAAAAAB4A0QAAAAAQEIAADiEAAwAQgAAOIQADAJ8wcBANkWACHxDAQA1BYAIbANBADUFgAhsQ0EANQWACGyDQIA1xYAIbMNAgDXFgAh1w0BANkWACHfDRAAzxcAIeANEADPFwAhAgAAANgQACAIAADlEAAgCfMHAQDZFgAh8QwEANQWACGwDQQA1BYAIbENBADUFgAhsg0CANcWACGzDQIA1xYAIdcNAQDZFgAh3w0QAM8XACHgDRAAzxcAIQIAAADbEAAgCAAA5xAAIAIAAADbEAAgCAAA5xAAIAMAAADYEAAgDwAA4BAAIBAAAOUQACABAAAA2BAAIAEAAADbEAAgBRUAANoXACAWAADdFwAgFwAA3BcAICgAANsXACApAADeFwAgDPMHAQDwEwAh7AwAANoUADDtDAAA7hAAEO4MAADaFAAw8QwEAO8TACGwDQQA7xMAIbENBADvEwAhsg0CAPMTACGzDQIA8xMAIdcNAQDwEwAh3w0QAM4UACHgDRAAzhQAIQMAAADbEAAgAwAA7RAAMBQAAO4QACADAAAA2xAAIAMAANwQADAEAADYEAAgCd4GAQCPFAAh7AwAANgUADDtDAAA9BAAEO4MAADYFAAwsA0EAJoUACHXDQEAjxQAIeINEADSFAAh4w0QANIUACHkDQAA2RQAIAEAAADxEAAgAQAAAPEQACAI3gYBAI8UACHsDAAA2BQAMO0MAAD0EAAQ7gwAANgUADCwDQQAmhQAIdcNAQCPFAAh4g0QANIUACHjDRAA0hQAIQADAAAA9BAAIAMAAPUQADAEAADxEAAgAwAAAPQQACADAAD1EAAwBAAA8RAAIAMAAAD0EAAgAwAA9RAAMAQAAPEQACAF3gYBAAAAAbANBAAAAAHXDQEAAAAB4g0QAAAAAeMNEAAAAAEBCAAA-RAAIAXeBgEAAAABsA0EAAAAAdcNAQAAAAHiDRAAAAAB4w0QAAAAAQEIAAD7EAAwAQgAAPsQADAF3gYBANkWACGwDQQA1BYAIdcNAQDZFgAh4g0QAM8XACHjDRAAzxcAIQIAAADxEAAgCAAA_hAAIAXeBgEA2RYAIbANBADUFgAh1w0BANkWACHiDRAAzxcAIeMNEADPFwAhAgAAAPQQACAIAACAEQAgAgAAAPQQACAIAACAEQAgAwAAAPEQACAPAAD5EAAgEAAA_hAAIAEAAADxEAAgAQAAAPQQACAFFQAA1RcAIBYAANgXACAXAADXFwAgKAAA1hcAICkAANkXACAI3gYBAPATACHsDAAA1xQAMO0MAACHEQAQ7gwAANcUADCwDQQA7xMAIdcNAQDwEwAh4g0QAM4UACHjDRAAzhQAIQMAAAD0EAAgAwAAhhEAMBQAAIcRACADAAAA9BAAIAMAAPUQADAEAADxEAAgCuwMAADVFAAw7QwAAI0RABDuDAAA1RQAMLANBACaFAAh1w0BAI8UACHYDQEAjxQAId4NAgCXFAAh3w0QANIUACHgDRAA0hQAIeENAADWFAAgAQAAAIoRACABAAAAihEAIAnsDAAA1RQAMO0MAACNEQAQ7gwAANUUADCwDQQAmhQAIdcNAQCPFAAh2A0BAI8UACHeDQIAlxQAId8NEADSFAAh4A0QANIUACEAAwAAAI0RACADAACOEQAwBAAAihEAIAMAAACNEQAgAwAAjhEAMAQAAIoRACADAAAAjREAIAMAAI4RADAEAACKEQAgBrANBAAAAAHXDQEAAAAB2A0BAAAAAd4NAgAAAAHfDRAAAAAB4A0QAAAAAQEIAACSEQAgBrANBAAAAAHXDQEAAAAB2A0BAAAAAd4NAgAAAAHfDRAAAAAB4A0QAAAAAQEIAACUEQAwAQgAAJQRADAGsA0EANQWACHXDQEA2RYAIdgNAQDZFgAh3g0CANcWACHfDRAAzxcAIeANEADPFwAhAgAAAIoRACAIAACXEQAgBrANBADUFgAh1w0BANkWACHYDQEA2RYAId4NAgDXFgAh3w0QAM8XACHgDRAAzxcAIQIAAACNEQAgCAAAmREAIAIAAACNEQAgCAAAmREAIAMAAACKEQAgDwAAkhEAIBAAAJcRACABAAAAihEAIAEAAACNEQAgBRUAANAXACAWAADTFwAgFwAA0hcAICgAANEXACApAADUFwAgCewMAADUFAAw7QwAAKARABDuDAAA1BQAMLANBADvEwAh1w0BAPATACHYDQEA8BMAId4NAgDzEwAh3w0QAM4UACHgDRAAzhQAIQMAAACNEQAgAwAAnxEAMBQAAKARACADAAAAjREAIAMAAI4RADAEAACKEQAgCuwMAADRFAAw7QwAAKYRABDuDAAA0RQAMLANBACaFAAh2A0BAI8UACHZDQEAjxQAIdoNEADSFAAh2w0BAI8UACHcDQQAmhQAId0NAADTFAAgAQAAAKMRACABAAAAoxEAIAnsDAAA0RQAMO0MAACmEQAQ7gwAANEUADCwDQQAmhQAIdgNAQCPFAAh2Q0BAI8UACHaDRAA0hQAIdsNAQCPFAAh3A0EAJoUACEAAwAAAKYRACADAACnEQAwBAAAoxEAIAMAAACmEQAgAwAApxEAMAQAAKMRACADAAAAphEAIAMAAKcRADAEAACjEQAgBrANBAAAAAHYDQEAAAAB2Q0BAAAAAdoNEAAAAAHbDQEAAAAB3A0EAAAAAQEIAACrEQAgBrANBAAAAAHYDQEAAAAB2Q0BAAAAAdoNEAAAAAHbDQEAAAAB3A0EAAAAAQEIAACtEQAwAQgAAK0RADAGsA0EANQWACHYDQEA2RYAIdkNAQDZFgAh2g0QAM8XACHbDQEA2RYAIdwNBADUFgAhAgAAAKMRACAIAACwEQAgBrANBADUFgAh2A0BANkWACHZDQEA2RYAIdoNEADPFwAh2w0BANkWACHcDQQA1BYAIQIAAACmEQAgCAAAshEAIAIAAACmEQAgCAAAshEAIAMAAACjEQAgDwAAqxEAIBAAALARACABAAAAoxEAIAEAAACmEQAgBRUAAMoXACAWAADNFwAgFwAAzBcAICgAAMsXACApAADOFwAgCewMAADNFAAw7QwAALkRABDuDAAAzRQAMLANBADvEwAh2A0BAPATACHZDQEA8BMAIdoNEADOFAAh2w0BAPATACHcDQQA7xMAIQMAAACmEQAgAwAAuBEAMBQAALkRACADAAAAphEAIAMAAKcRADAEAACjEQAgBewMAADMFAAw7QwAAL8RABDuDAAAzBQAMO8MBAAAAAHXDQEAjxQAIQEAAAC8EQAgAQAAALwRACAF7AwAAMwUADDtDAAAvxEAEO4MAADMFAAw7wwEAJoUACHXDQEAjxQAIQADAAAAvxEAIAMAAMARADAEAAC8EQAgAwAAAL8RACADAADAEQAwBAAAvBEAIAMAAAC_EQAgAwAAwBEAMAQAALwRACAC7wwEAAAAAdcNAQAAAAEBCAAAxBEAIALvDAQAAAAB1w0BAAAAAQEIAADGEQAwAQgAAMYRADAC7wwEANQWACHXDQEA2RYAIQIAAAC8EQAgCAAAyREAIALvDAQA1BYAIdcNAQDZFgAhAgAAAL8RACAIAADLEQAgAgAAAL8RACAIAADLEQAgAwAAALwRACAPAADEEQAgEAAAyREAIAEAAAC8EQAgAQAAAL8RACAFFQAAxRcAIBYAAMgXACAXAADHFwAgKAAAxhcAICkAAMkXACAF7AwAAMsUADDtDAAA0hEAEO4MAADLFAAw7wwEAO8TACHXDQEA8BMAIQMAAAC_EQAgAwAA0REAMBQAANIRACADAAAAvxEAIAMAAMARADAEAAC8EQAgBuwMAADKFAAw7QwAANgRABDuDAAAyhQAMJMNQACTFAAhrg0BAAAAAdcNAQCPFAAhAQAAANURACABAAAA1REAIAbsDAAAyhQAMO0MAADYEQAQ7gwAAMoUADCTDUAAkxQAIa4NAQCPFAAh1w0BAI8UACEAAwAAANgRACADAADZEQAwBAAA1REAIAMAAADYEQAgAwAA2REAMAQAANURACADAAAA2BEAIAMAANkRADAEAADVEQAgA5MNQAAAAAGuDQEAAAAB1w0BAAAAAQEIAADdEQAgA5MNQAAAAAGuDQEAAAAB1w0BAAAAAQEIAADfEQAwAQgAAN8RADADkw1AANUWACGuDQEA2RYAIdcNAQDZFgAhAgAAANURACAIAADiEQAgA5MNQADVFgAhrg0BANkWACHXDQEA2RYAIQIAAADYEQAgCAAA5BEAIAIAAADYEQAgCAAA5BEAIAMAAADVEQAgDwAA3REAIBAAAOIRACABAAAA1REAIAEAAADYEQAgAxUAAMIXACAWAADEFwAgFwAAwxcAIAbsDAAAyRQAMO0MAADrEQAQ7gwAAMkUADCTDUAA8RMAIa4NAQDwEwAh1w0BAPATACEDAAAA2BEAIAMAAOoRADAUAADrEQAgAwAAANgRACADAADZEQAwBAAA1REAIBfsDAAAxhQAMO0MAADxEQAQ7gwAAMYUADD0DAEAkRQAIZMNQACTFAAhrg0BAI8UACGwDQQAmhQAIcYNAADIFAAgyA0BAI8UACHJDQIAlxQAIcoNIACQFAAhyw0CAJcUACHMDQAAihQAIM0NIACQFAAhzg0BAJEUACHPDQQAxxQAIdANBADHFAAh0Q0AAKIUACDSDUAAkhQAIdMNQACSFAAh1A0EAMcUACHVDQQAxxQAIdYNQACTFAAhAQAAAO4RACABAAAA7hEAIBbsDAAAxhQAMO0MAADxEQAQ7gwAAMYUADD0DAEAkRQAIZMNQACTFAAhrg0BAI8UACGwDQQAmhQAIcgNAQCPFAAhyQ0CAJcUACHKDSAAkBQAIcsNAgCXFAAhzA0AAIoUACDNDSAAkBQAIc4NAQCRFAAhzw0EAMcUACHQDQQAxxQAIdENAACiFAAg0g1AAJIUACHTDUAAkhQAIdQNBADHFAAh1Q0EAMcUACHWDUAAkxQAIQj0DAAAzhYAIM4NAADOFgAgzw0AAM4WACDQDQAAzhYAININAADOFgAg0w0AAM4WACDUDQAAzhYAINUNAADOFgAgAwAAAPERACADAADyEQAwBAAA7hEAIAMAAADxEQAgAwAA8hEAMAQAAO4RACADAAAA8REAIAMAAPIRADAEAADuEQAgE_QMAQAAAAGTDUAAAAABrg0BAAAAAbANBAAAAAHIDQEAAAAByQ0CAAAAAcoNIAAAAAHLDQIAAAABzA0AAMEXACDNDSAAAAABzg0BAAAAAc8NBAAAAAHQDQQAAAAB0Q2AAAAAAdINQAAAAAHTDUAAAAAB1A0EAAAAAdUNBAAAAAHWDUAAAAABAQgAAPYRACAT9AwBAAAAAZMNQAAAAAGuDQEAAAABsA0EAAAAAcgNAQAAAAHJDQIAAAAByg0gAAAAAcsNAgAAAAHMDQAAwRcAIM0NIAAAAAHODQEAAAABzw0EAAAAAdANBAAAAAHRDYAAAAAB0g1AAAAAAdMNQAAAAAHUDQQAAAAB1Q0EAAAAAdYNQAAAAAEBCAAA-BEAMAEIAAD4EQAwE_QMAQDYFgAhkw1AANUWACGuDQEA2RYAIbANBADUFgAhyA0BANkWACHJDQIA1xYAIcoNIAD3FgAhyw0CANcWACHMDQAAvxcAIM0NIAD3FgAhzg0BANgWACHPDQQAwBcAIdANBADAFwAh0Q2AAAAAAdINQADhFgAh0w1AAOEWACHUDQQAwBcAIdUNBADAFwAh1g1AANUWACECAAAA7hEAIAgAAPsRACAT9AwBANgWACGTDUAA1RYAIa4NAQDZFgAhsA0EANQWACHIDQEA2RYAIckNAgDXFgAhyg0gAPcWACHLDQIA1xYAIcwNAAC_FwAgzQ0gAPcWACHODQEA2BYAIc8NBADAFwAh0A0EAMAXACHRDYAAAAAB0g1AAOEWACHTDUAA4RYAIdQNBADAFwAh1Q0EAMAXACHWDUAA1RYAIQIAAADxEQAgCAAA_REAIAIAAADxEQAgCAAA_REAIAMAAADuEQAgDwAA9hEAIBAAAPsRACABAAAA7hEAIAEAAADxEQAgDRUAALoXACAWAAC9FwAgFwAAvBcAICgAALsXACApAAC-FwAg9AwAAM4WACDODQAAzhYAIM8NAADOFgAg0A0AAM4WACDSDQAAzhYAINMNAADOFgAg1A0AAM4WACDVDQAAzhYAIBbsDAAAwhQAMO0MAACEEgAQ7gwAAMIUADD0DAEA9BMAIZMNQADxEwAhrg0BAPATACGwDQQA7xMAIcgNAQDwEwAhyQ0CAPMTACHKDSAAixQAIcsNAgDzEwAhzA0AAIoUACDNDSAAixQAIc4NAQD0EwAhzw0EAMMUACHQDQQAwxQAIdENAACfFAAg0g1AAIYUACHTDUAAhhQAIdQNBADDFAAh1Q0EAMMUACHWDUAA8RMAIQMAAADxEQAgAwAAgxIAMBQAAIQSACADAAAA8REAIAMAAPIRADAEAADuEQAgB-wMAADAFAAw7QwAAIoSABDuDAAAwBQAMJMNQACTFAAhlA0BAI8UACGuDQEAjxQAIccNAADBFAAgAQAAAIcSACABAAAAhxIAIAbsDAAAwBQAMO0MAACKEgAQ7gwAAMAUADCTDUAAkxQAIZQNAQCPFAAhrg0BAI8UACEAAwAAAIoSACADAACLEgAwBAAAhxIAIAMAAACKEgAgAwAAixIAMAQAAIcSACADAAAAihIAIAMAAIsSADAEAACHEgAgA5MNQAAAAAGUDQEAAAABrg0BAAAAAQEIAACPEgAgA5MNQAAAAAGUDQEAAAABrg0BAAAAAQEIAACREgAwAQgAAJESADADkw1AANUWACGUDQEA2RYAIa4NAQDZFgAhAgAAAIcSACAIAACUEgAgA5MNQADVFgAhlA0BANkWACGuDQEA2RYAIQIAAACKEgAgCAAAlhIAIAIAAACKEgAgCAAAlhIAIAMAAACHEgAgDwAAjxIAIBAAAJQSACABAAAAhxIAIAEAAACKEgAgAxUAALcXACAWAAC5FwAgFwAAuBcAIAbsDAAAvxQAMO0MAACdEgAQ7gwAAL8UADCTDUAA8RMAIZQNAQDwEwAhrg0BAPATACEDAAAAihIAIAMAAJwSADAUAACdEgAgAwAAAIoSACADAACLEgAwBAAAhxIAIA7nCwAAvRQAILoMAgCXFAAh7AwAALwUADDtDAAAohIAEO4MAAC8FAAwkQ0BAJEUACGuDQEAjxQAIbANBACaFAAhwA0BAI8UACHCDQIAlxQAIcMNQACTFAAhxA1AAJMUACHFDQAAmBQAIMYNAAC-FAAgAQAAAKASACAN5wsAAL0UACC6DAIAlxQAIewMAAC8FAAw7QwAAKISABDuDAAAvBQAMJENAQCRFAAhrg0BAI8UACGwDQQAmhQAIcANAQCPFAAhwg0CAJcUACHDDUAAkxQAIcQNQACTFAAhxQ0AAJgUACAD5wsAALYXACCRDQAAzhYAIMUNAADOFgAgAwAAAKISACADAACjEgAwBAAAoBIAIAEAAACiEgAgAQAAAKASACADAAAAohIAIAMAAKMSADAEAACgEgAgAwAAAKISACADAACjEgAwBAAAoBIAIAMAAACiEgAgAwAAoxIAMAQAAKASACAK5wsAALUXACC6DAIAAAABkQ0BAAAAAa4NAQAAAAGwDQQAAAABwA0BAAAAAcINAgAAAAHDDUAAAAABxA1AAAAAAcUNgAAAAAEBCAAAqhIAIAm6DAIAAAABkQ0BAAAAAa4NAQAAAAGwDQQAAAABwA0BAAAAAcINAgAAAAHDDUAAAAABxA1AAAAAAcUNgAAAAAEBCAAArBIAMAEIAACsEgAwCucLAAC0FwAgugwCANcWACGRDQEA2BYAIa4NAQDZFgAhsA0EANQWACHADQEA2RYAIcINAgDXFgAhww1AANUWACHEDUAA1RYAIcUNgAAAAAECAAAAoBIAIAgAAK8SACAJugwCANcWACGRDQEA2BYAIa4NAQDZFgAhsA0EANQWACHADQEA2RYAIcINAgDXFgAhww1AANUWACHEDUAA1RYAIcUNgAAAAAECAAAAohIAIAgAALESACACAAAAohIAIAgAALESACADAAAAoBIAIA8AAKoSACAQAACvEgAgAQAAAKASACABAAAAohIAIAcVAACvFwAgFgAAshcAIBcAALEXACAoAACwFwAgKQAAsxcAIJENAADOFgAgxQ0AAM4WACAMugwCAPMTACHsDAAAuxQAMO0MAAC4EgAQ7gwAALsUADCRDQEA9BMAIa4NAQDwEwAhsA0EAO8TACHADQEA8BMAIcINAgDzEwAhww1AAPETACHEDUAA8RMAIcUNAAD1EwAgAwAAAKISACADAAC3EgAwFAAAuBIAIAMAAACiEgAgAwAAoxIAMAQAAKASACAG5gsAALoUACDsDAAAuRQAMO0MAAC-EgAQ7gwAALkUADDADQEAAAABwQ1AAJIUACEBAAAAuxIAIAEAAAC7EgAgBuYLAAC6FAAg7AwAALkUADDtDAAAvhIAEO4MAAC5FAAwwA0BAI8UACHBDUAAkhQAIQLmCwAArhcAIMENAADOFgAgAwAAAL4SACADAAC_EgAwBAAAuxIAIAMAAAC-EgAgAwAAvxIAMAQAALsSACADAAAAvhIAIAMAAL8SADAEAAC7EgAgA-YLAACtFwAgwA0BAAAAAcENQAAAAAEBCAAAwxIAIALADQEAAAABwQ1AAAAAAQEIAADFEgAwAQgAAMUSADAD5gsAAKAXACDADQEA2RYAIcENQADhFgAhAgAAALsSACAIAADIEgAgAsANAQDZFgAhwQ1AAOEWACECAAAAvhIAIAgAAMoSACACAAAAvhIAIAgAAMoSACADAAAAuxIAIA8AAMMSACAQAADIEgAgAQAAALsSACABAAAAvhIAIAQVAACdFwAgFgAAnxcAIBcAAJ4XACDBDQAAzhYAIAXsDAAAuBQAMO0MAADREgAQ7gwAALgUADDADQEA8BMAIcENQACGFAAhAwAAAL4SACADAADQEgAwFAAA0RIAIAMAAAC-EgAgAwAAvxIAMAQAALsSACAV8wcBAI8UACHsDAAAshQAMO0MAADXEgAQ7gwAALIUADDxDAQAmhQAIbANBACaFAAhsQ0EAJoUACGyDQIAlxQAIbMNAgCXFAAhtA0gALMUACG1DSAAsxQAIbYNAQCPFAAhtw0AAbQUACG4DQABtRQAIbkNAAG1FAAhug0AAbUUACG7DQABtRQAIbwNEAC2FAAhvQ0QALYUACG-DRAAthQAIb8NAAC3FAAgAQAAANQSACABAAAA1BIAIBTzBwEAjxQAIewMAACyFAAw7QwAANcSABDuDAAAshQAMPEMBACaFAAhsA0EAJoUACGxDQQAmhQAIbINAgCXFAAhsw0CAJcUACG0DSAAsxQAIbUNIACzFAAhtg0BAI8UACG3DQABtBQAIbgNAAG1FAAhuQ0AAbUUACG6DQABtRQAIbsNAAG1FAAhvA0QALYUACG9DRAAthQAIb4NEAC2FAAhCbQNAADOFgAgtQ0AAM4WACC4DQAAzhYAILkNAADOFgAgug0AAM4WACC7DQAAzhYAILwNAADOFgAgvQ0AAM4WACC-DQAAzhYAIAMAAADXEgAgAwAA2BIAMAQAANQSACADAAAA1xIAIAMAANgSADAEAADUEgAgAwAAANcSACADAADYEgAwBAAA1BIAIBHzBwEAAAAB8QwEAAAAAbANBAAAAAGxDQQAAAABsg0CAAAAAbMNAgAAAAG0DSAAAAABtQ0gAAAAAbYNAQAAAAG3DQABAAABuA0AAQAAAbkNAAEAAAG6DQABAAABuw0AAQAAAbwNEAAAAAG9DRAAAAABvg0QAAAAAQEIAADcEgAgEfMHAQAAAAHxDAQAAAABsA0EAAAAAbENBAAAAAGyDQIAAAABsw0CAAAAAbQNIAAAAAG1DSAAAAABtg0BAAAAAbcNAAEAAAG4DQABAAABuQ0AAQAAAboNAAEAAAG7DQABAAABvA0QAAAAAb0NEAAAAAG-DRAAAAABAQgAAN4SADABCAAA3hIAMBHzBwEA2RYAIfEMBADUFgAhsA0EANQWACGxDQQA1BYAIbINAgDXFgAhsw0CANcWACG0DSAAmRcAIbUNIACZFwAhtg0BANkWACG3DQABmhcAIbgNAAGbFwAhuQ0AAZsXACG6DQABmxcAIbsNAAGbFwAhvA0QAJwXACG9DRAAnBcAIb4NEACcFwAhAgAAANQSACAIAADhEgAgEfMHAQDZFgAh8QwEANQWACGwDQQA1BYAIbENBADUFgAhsg0CANcWACGzDQIA1xYAIbQNIACZFwAhtQ0gAJkXACG2DQEA2RYAIbcNAAGaFwAhuA0AAZsXACG5DQABmxcAIboNAAGbFwAhuw0AAZsXACG8DRAAnBcAIb0NEACcFwAhvg0QAJwXACECAAAA1xIAIAgAAOMSACACAAAA1xIAIAgAAOMSACADAAAA1BIAIA8AANwSACAQAADhEgAgAQAAANQSACABAAAA1xIAIA4VAACUFwAgFgAAlxcAIBcAAJYXACAoAACVFwAgKQAAmBcAILQNAADOFgAgtQ0AAM4WACC4DQAAzhYAILkNAADOFgAgug0AAM4WACC7DQAAzhYAILwNAADOFgAgvQ0AAM4WACC-DQAAzhYAIBTzBwEA8BMAIewMAAClFAAw7QwAAOoSABDuDAAApRQAMPEMBADvEwAhsA0EAO8TACGxDQQA7xMAIbINAgDzEwAhsw0CAPMTACG0DSAAphQAIbUNIACmFAAhtg0BAPATACG3DQABpxQAIbgNAAGoFAAhuQ0AAagUACG6DQABqBQAIbsNAAGoFAAhvA0QAKkUACG9DRAAqRQAIb4NEACpFAAhAwAAANcSACADAADpEgAwFAAA6hIAIAMAAADXEgAgAwAA2BIAMAQAANQSACAG7AwAAKQUADDtDAAA8BIAEO4MAACkFAAwkw1AAJMUACGuDQEAAAABrw0BAJEUACEBAAAA7RIAIAEAAADtEgAgBuwMAACkFAAw7QwAAPASABDuDAAApBQAMJMNQACTFAAhrg0BAI8UACGvDQEAkRQAIQGvDQAAzhYAIAMAAADwEgAgAwAA8RIAMAQAAO0SACADAAAA8BIAIAMAAPESADAEAADtEgAgAwAAAPASACADAADxEgAwBAAA7RIAIAOTDUAAAAABrg0BAAAAAa8NAQAAAAEBCAAA9RIAIAOTDUAAAAABrg0BAAAAAa8NAQAAAAEBCAAA9xIAMAEIAAD3EgAwA5MNQADVFgAhrg0BANkWACGvDQEA2BYAIQIAAADtEgAgCAAA-hIAIAOTDUAA1RYAIa4NAQDZFgAhrw0BANgWACECAAAA8BIAIAgAAPwSACACAAAA8BIAIAgAAPwSACADAAAA7RIAIA8AAPUSACAQAAD6EgAgAQAAAO0SACABAAAA8BIAIAQVAACRFwAgFgAAkxcAIBcAAJIXACCvDQAAzhYAIAbsDAAAoxQAMO0MAACDEwAQ7gwAAKMUADCTDUAA8RMAIa4NAQDwEwAhrw0BAPQTACEDAAAA8BIAIAMAAIITADAUAACDEwAgAwAAAPASACADAADxEgAwBAAA7RIAIAoIAACiFAAg7AwAAKEUADDtDAAAiRMAEO4MAAChFAAw7wwEAAAAAYkNAQCRFAAhig0BAI8UACGTDUAAkxQAIawNIACQFAAhrQ0BAJEUACEBAAAAhhMAIAEAAACGEwAgCggAAKIUACDsDAAAoRQAMO0MAACJEwAQ7gwAAKEUADDvDAQAmhQAIYkNAQCRFAAhig0BAI8UACGTDUAAkxQAIawNIACQFAAhrQ0BAJEUACECiQ0AAM4WACCtDQAAzhYAIAMAAACJEwAgAwAAihMAMAQAAIYTACADAAAAiRMAIAMAAIoTADAEAACGEwAgAwAAAIkTACADAACKEwAwBAAAhhMAIAcIgAAAAAHvDAQAAAABiQ0BAAAAAYoNAQAAAAGTDUAAAAABrA0gAAAAAa0NAQAAAAEBCAAAjhMAIAcIgAAAAAHvDAQAAAABiQ0BAAAAAYoNAQAAAAGTDUAAAAABrA0gAAAAAa0NAQAAAAEBCAAAkBMAMAEIAACQEwAwBwiAAAAAAe8MBADUFgAhiQ0BANgWACGKDQEA2RYAIZMNQADVFgAhrA0gAPcWACGtDQEA2BYAIQIAAACGEwAgCAAAkxMAIAcIgAAAAAHvDAQA1BYAIYkNAQDYFgAhig0BANkWACGTDUAA1RYAIawNIAD3FgAhrQ0BANgWACECAAAAiRMAIAgAAJUTACACAAAAiRMAIAgAAJUTACADAAAAhhMAIA8AAI4TACAQAACTEwAgAQAAAIYTACABAAAAiRMAIAcVAACMFwAgFgAAjxcAIBcAAI4XACAoAACNFwAgKQAAkBcAIIkNAADOFgAgrQ0AAM4WACAKCAAAnxQAIOwMAACeFAAw7QwAAJwTABDuDAAAnhQAMO8MBADvEwAhiQ0BAPQTACGKDQEA8BMAIZMNQADxEwAhrA0gAIsUACGtDQEA9BMAIQMAAACJEwAgAwAAmxMAMBQAAJwTACADAAAAiRMAIAMAAIoTADAEAACGEwAgGLsMAACUFAAg7AwAAI4UADDtDAAArBMAEO4MAACOFAAw7wwBAAAAAZMNQACTFAAhlA0BAI8UACGVDQEAjxQAIZYNAQCPFAAhlw0AAIoUACCYDQAAihQAIJkNIACQFAAhmg0BAI8UACGbDQEAkRQAIZwNQACSFAAhnQ0BAJEUACGeDQEAkRQAIZ8NIACQFAAhoA0BAJEUACGhDSAAkBQAIaINQACSFAAhow0gAJAUACGkDUAAkhQAIaUNQACSFAAhAQAAAJ8TACASuAwAAJwUACC6DAAAnRQAIOwMAACbFAAw7QwAAKETABDuDAAAmxQAMO8MAQCPFAAhiA0BAI8UACGJDQEAjxQAIYoNAQCPFAAhiw0BAI8UACGMDQEAkRQAIY0NAQCPFAAhjg0CAJcUACGPDQIAlxQAIZANQACSFAAhkQ0CAJcUACGSDUAAkhQAIZMNQACTFAAhBbgMAACKFwAgugwAAIsXACCMDQAAzhYAIJANAADOFgAgkg0AAM4WACASuAwAAJwUACC6DAAAnRQAIOwMAACbFAAw7QwAAKETABDuDAAAmxQAMO8MAQAAAAGIDQEAjxQAIYkNAQCPFAAhig0BAI8UACGLDQEAjxQAIYwNAQCRFAAhjQ0BAI8UACGODQIAlxQAIY8NAgCXFAAhkA1AAJIUACGRDQIAlxQAIZINQACSFAAhkw1AAJMUACEDAAAAoRMAIAMAAKITADAEAACjEwAgDLkMAACZFAAg7AwAAJUUADDtDAAApRMAEO4MAACVFAAw7wwEAJoUACHwDAEAjxQAIfEMQACTFAAh8gwCAJYUACHzDAIAlxQAIfQMAQCRFAAh9QwAAJgUACD2DAEAkRQAIQW5DAAAiRcAIPIMAADOFgAg9AwAAM4WACD1DAAAzhYAIPYMAADOFgAgDLkMAACZFAAg7AwAAJUUADDtDAAApRMAEO4MAACVFAAw7wwEAAAAAfAMAQCPFAAh8QxAAJMUACHyDAIAlhQAIfMMAgCXFAAh9AwBAJEUACH1DAAAmBQAIPYMAQCRFAAhAwAAAKUTACADAACmEwAwBAAApxMAIAEAAAClEwAgAQAAAKETACABAAAAnxMAIBi7DAAAlBQAIOwMAACOFAAw7QwAAKwTABDuDAAAjhQAMO8MAQCPFAAhkw1AAJMUACGUDQEAjxQAIZUNAQCPFAAhlg0BAI8UACGXDQAAihQAIJgNAACKFAAgmQ0gAJAUACGaDQEAjxQAIZsNAQCRFAAhnA1AAJIUACGdDQEAkRQAIZ4NAQCRFAAhnw0gAJAUACGgDQEAkRQAIaENIACQFAAhog1AAJIUACGjDSAAkBQAIaQNQACSFAAhpQ1AAJIUACEJuwwAAIgXACCbDQAAzhYAIJwNAADOFgAgnQ0AAM4WACCeDQAAzhYAIKANAADOFgAgog0AAM4WACCkDQAAzhYAIKUNAADOFgAgAwAAAKwTACADAACtEwAwBAAAnxMAIAMAAACsEwAgAwAArRMAMAQAAJ8TACADAAAArBMAIAMAAK0TADAEAACfEwAgFbsMAACHFwAg7wwBAAAAAZMNQAAAAAGUDQEAAAABlQ0BAAAAAZYNAQAAAAGXDQAAhRcAIJgNAACGFwAgmQ0gAAAAAZoNAQAAAAGbDQEAAAABnA1AAAAAAZ0NAQAAAAGeDQEAAAABnw0gAAAAAaANAQAAAAGhDSAAAAABog1AAAAAAaMNIAAAAAGkDUAAAAABpQ1AAAAAAQEIAACxEwAgFO8MAQAAAAGTDUAAAAABlA0BAAAAAZUNAQAAAAGWDQEAAAABlw0AAIUXACCYDQAAhhcAIJkNIAAAAAGaDQEAAAABmw0BAAAAAZwNQAAAAAGdDQEAAAABng0BAAAAAZ8NIAAAAAGgDQEAAAABoQ0gAAAAAaINQAAAAAGjDSAAAAABpA1AAAAAAaUNQAAAAAEBCAAAsxMAMAEIAACzEwAwFbsMAAD4FgAg7wwBANkWACGTDUAA1RYAIZQNAQDZFgAhlQ0BANkWACGWDQEA2RYAIZcNAAD1FgAgmA0AAPYWACCZDSAA9xYAIZoNAQDZFgAhmw0BANgWACGcDUAA4RYAIZ0NAQDYFgAhng0BANgWACGfDSAA9xYAIaANAQDYFgAhoQ0gAPcWACGiDUAA4RYAIaMNIAD3FgAhpA1AAOEWACGlDUAA4RYAIQIAAACfEwAgCAAAthMAIBTvDAEA2RYAIZMNQADVFgAhlA0BANkWACGVDQEA2RYAIZYNAQDZFgAhlw0AAPUWACCYDQAA9hYAIJkNIAD3FgAhmg0BANkWACGbDQEA2BYAIZwNQADhFgAhnQ0BANgWACGeDQEA2BYAIZ8NIAD3FgAhoA0BANgWACGhDSAA9xYAIaINQADhFgAhow0gAPcWACGkDUAA4RYAIaUNQADhFgAhAgAAAKwTACAIAAC4EwAgAgAAAKwTACAIAAC4EwAgAwAAAJ8TACAPAACxEwAgEAAAthMAIAEAAACfEwAgAQAAAKwTACALFQAA8hYAIBYAAPQWACAXAADzFgAgmw0AAM4WACCcDQAAzhYAIJ0NAADOFgAgng0AAM4WACCgDQAAzhYAIKINAADOFgAgpA0AAM4WACClDQAAzhYAIBfsDAAAiRQAMO0MAAC_EwAQ7gwAAIkUADDvDAEA8BMAIZMNQADxEwAhlA0BAPATACGVDQEA8BMAIZYNAQDwEwAhlw0AAIoUACCYDQAAihQAIJkNIACLFAAhmg0BAPATACGbDQEA9BMAIZwNQACGFAAhnQ0BAPQTACGeDQEA9BMAIZ8NIACLFAAhoA0BAPQTACGhDSAAixQAIaINQACGFAAhow0gAIsUACGkDUAAhhQAIaUNQACGFAAhAwAAAKwTACADAAC-EwAwFAAAvxMAIAMAAACsEwAgAwAArRMAMAQAAJ8TACABAAAAoxMAIAEAAACjEwAgAwAAAKETACADAACiEwAwBAAAoxMAIAMAAAChEwAgAwAAohMAMAQAAKMTACADAAAAoRMAIAMAAKITADAEAACjEwAgD7gMAADwFgAgugwAAPEWACDvDAEAAAABiA0BAAAAAYkNAQAAAAGKDQEAAAABiw0BAAAAAYwNAQAAAAGNDQEAAAABjg0CAAAAAY8NAgAAAAGQDUAAAAABkQ0CAAAAAZINQAAAAAGTDUAAAAABAQgAAMcTACAN7wwBAAAAAYgNAQAAAAGJDQEAAAABig0BAAAAAYsNAQAAAAGMDQEAAAABjQ0BAAAAAY4NAgAAAAGPDQIAAAABkA1AAAAAAZENAgAAAAGSDUAAAAABkw1AAAAAAQEIAADJEwAwAQgAAMkTADAPuAwAAOIWACC6DAAA4xYAIO8MAQDZFgAhiA0BANkWACGJDQEA2RYAIYoNAQDZFgAhiw0BANkWACGMDQEA2BYAIY0NAQDZFgAhjg0CANcWACGPDQIA1xYAIZANQADhFgAhkQ0CANcWACGSDUAA4RYAIZMNQADVFgAhAgAAAKMTACAIAADMEwAgDe8MAQDZFgAhiA0BANkWACGJDQEA2RYAIYoNAQDZFgAhiw0BANkWACGMDQEA2BYAIY0NAQDZFgAhjg0CANcWACGPDQIA1xYAIZANQADhFgAhkQ0CANcWACGSDUAA4RYAIZMNQADVFgAhAgAAAKETACAIAADOEwAgAgAAAKETACAIAADOEwAgAwAAAKMTACAPAADHEwAgEAAAzBMAIAEAAACjEwAgAQAAAKETACAIFQAA3BYAIBYAAN8WACAXAADeFgAgKAAA3RYAICkAAOAWACCMDQAAzhYAIJANAADOFgAgkg0AAM4WACAQ7AwAAIUUADDtDAAA1RMAEO4MAACFFAAw7wwBAPATACGIDQEA8BMAIYkNAQDwEwAhig0BAPATACGLDQEA8BMAIYwNAQD0EwAhjQ0BAPATACGODQIA8xMAIY8NAgDzEwAhkA1AAIYUACGRDQIA8xMAIZINQACGFAAhkw1AAPETACEDAAAAoRMAIAMAANQTADAUAADVEwAgAwAAAKETACADAACiEwAwBAAAoxMAIAEAAACnEwAgAQAAAKcTACADAAAApRMAIAMAAKYTADAEAACnEwAgAwAAAKUTACADAACmEwAwBAAApxMAIAMAAAClEwAgAwAAphMAMAQAAKcTACAJuQwAANsWACDvDAQAAAAB8AwBAAAAAfEMQAAAAAHyDAIAAAAB8wwCAAAAAfQMAQAAAAH1DIAAAAAB9gwBAAAAAQEIAADdEwAgCO8MBAAAAAHwDAEAAAAB8QxAAAAAAfIMAgAAAAHzDAIAAAAB9AwBAAAAAfUMgAAAAAH2DAEAAAABAQgAAN8TADABCAAA3xMAMAm5DAAA2hYAIO8MBADUFgAh8AwBANkWACHxDEAA1RYAIfIMAgDWFgAh8wwCANcWACH0DAEA2BYAIfUMgAAAAAH2DAEA2BYAIQIAAACnEwAgCAAA4hMAIAjvDAQA1BYAIfAMAQDZFgAh8QxAANUWACHyDAIA1hYAIfMMAgDXFgAh9AwBANgWACH1DIAAAAAB9gwBANgWACECAAAApRMAIAgAAOQTACACAAAApRMAIAgAAOQTACADAAAApxMAIA8AAN0TACAQAADiEwAgAQAAAKcTACABAAAApRMAIAkVAADPFgAgFgAA0hYAIBcAANEWACAoAADQFgAgKQAA0xYAIPIMAADOFgAg9AwAAM4WACD1DAAAzhYAIPYMAADOFgAgC-wMAADuEwAw7QwAAOsTABDuDAAA7hMAMO8MBADvEwAh8AwBAPATACHxDEAA8RMAIfIMAgDyEwAh8wwCAPMTACH0DAEA9BMAIfUMAAD1EwAg9gwBAPQTACEDAAAApRMAIAMAAOoTADAUAADrEwAgAwAAAKUTACADAACmEwAwBAAApxMAIAvsDAAA7hMAMO0MAADrEwAQ7gwAAO4TADDvDAQA7xMAIfAMAQDwEwAh8QxAAPETACHyDAIA8hMAIfMMAgDzEwAh9AwBAPQTACH1DAAA9RMAIPYMAQD0EwAhDRUAAPsTACAWAACEFAAgFwAAhBQAICgAAPwTACApAACEFAAg9wwEAAAAAf4MBAAAAAH_DAQAAAABgA0EAAAAAYENBAAAAAGCDQQAgxQAIYMNBAAAAASEDQQAAAAEDhUAAPsTACAWAACCFAAgFwAAghQAIPcMAQAAAAH-DAEAAAAB_wwBAAAAAYANAQAAAAGBDQEAAAABgg0BAIEUACGDDQEAAAAEhA0BAAAABIUNAQAAAAGGDQEAAAABhw0BAAAAAQsVAAD7EwAgFgAAgBQAIBcAAIAUACD3DEAAAAAB_gxAAAAAAf8MQAAAAAGADUAAAAABgQ1AAAAAAYINQAD_EwAhgw1AAAAABIQNQAAAAAQNFQAA9hMAIBYAAPYTACAXAAD2EwAgKAAA_hMAICkAAPYTACD3DAIAAAAB_gwCAAAAAf8MAgAAAAGADQIAAAABgQ0CAAAAAYINAgD9EwAhgw0CAAAABYQNAgAAAAUNFQAA-xMAIBYAAPsTACAXAAD7EwAgKAAA_BMAICkAAPsTACD3DAIAAAAB_gwCAAAAAf8MAgAAAAGADQIAAAABgQ0CAAAAAYINAgD6EwAhgw0CAAAABIQNAgAAAAQOFQAA9hMAIBYAAPkTACAXAAD5EwAg9wwBAAAAAf4MAQAAAAH_DAEAAAABgA0BAAAAAYENAQAAAAGCDQEA-BMAIYMNAQAAAAWEDQEAAAAFhQ0BAAAAAYYNAQAAAAGHDQEAAAABDxUAAPYTACAWAAD3EwAgFwAA9xMAIPcMgAAAAAH4DAEAAAAB-QwBAAAAAfoMAQAAAAH7DIAAAAAB_AyAAAAAAf0MgAAAAAH-DIAAAAAB_wyAAAAAAYANgAAAAAGBDYAAAAABgg2AAAAAAQj3DAIAAAAB_gwCAAAAAf8MAgAAAAGADQIAAAABgQ0CAAAAAYINAgD2EwAhgw0CAAAABYQNAgAAAAUM9wyAAAAAAfgMAQAAAAH5DAEAAAAB-gwBAAAAAfsMgAAAAAH8DIAAAAAB_QyAAAAAAf4MgAAAAAH_DIAAAAABgA2AAAAAAYENgAAAAAGCDYAAAAABDhUAAPYTACAWAAD5EwAgFwAA-RMAIPcMAQAAAAH-DAEAAAAB_wwBAAAAAYANAQAAAAGBDQEAAAABgg0BAPgTACGDDQEAAAAFhA0BAAAABYUNAQAAAAGGDQEAAAABhw0BAAAAAQv3DAEAAAAB_gwBAAAAAf8MAQAAAAGADQEAAAABgQ0BAAAAAYINAQD5EwAhgw0BAAAABYQNAQAAAAWFDQEAAAABhg0BAAAAAYcNAQAAAAENFQAA-xMAIBYAAPsTACAXAAD7EwAgKAAA_BMAICkAAPsTACD3DAIAAAAB_gwCAAAAAf8MAgAAAAGADQIAAAABgQ0CAAAAAYINAgD6EwAhgw0CAAAABIQNAgAAAAQI9wwCAAAAAf4MAgAAAAH_DAIAAAABgA0CAAAAAYENAgAAAAGCDQIA-xMAIYMNAgAAAASEDQIAAAAECPcMCAAAAAH-DAgAAAAB_wwIAAAAAYANCAAAAAGBDQgAAAABgg0IAPwTACGDDQgAAAAEhA0IAAAABA0VAAD2EwAgFgAA9hMAIBcAAPYTACAoAAD-EwAgKQAA9hMAIPcMAgAAAAH-DAIAAAAB_wwCAAAAAYANAgAAAAGBDQIAAAABgg0CAP0TACGDDQIAAAAFhA0CAAAABQj3DAgAAAAB_gwIAAAAAf8MCAAAAAGADQgAAAABgQ0IAAAAAYINCAD-EwAhgw0IAAAABYQNCAAAAAULFQAA-xMAIBYAAIAUACAXAACAFAAg9wxAAAAAAf4MQAAAAAH_DEAAAAABgA1AAAAAAYENQAAAAAGCDUAA_xMAIYMNQAAAAASEDUAAAAAECPcMQAAAAAH-DEAAAAAB_wxAAAAAAYANQAAAAAGBDUAAAAABgg1AAIAUACGDDUAAAAAEhA1AAAAABA4VAAD7EwAgFgAAghQAIBcAAIIUACD3DAEAAAAB_gwBAAAAAf8MAQAAAAGADQEAAAABgQ0BAAAAAYINAQCBFAAhgw0BAAAABIQNAQAAAASFDQEAAAABhg0BAAAAAYcNAQAAAAEL9wwBAAAAAf4MAQAAAAH_DAEAAAABgA0BAAAAAYENAQAAAAGCDQEAghQAIYMNAQAAAASEDQEAAAAEhQ0BAAAAAYYNAQAAAAGHDQEAAAABDRUAAPsTACAWAACEFAAgFwAAhBQAICgAAPwTACApAACEFAAg9wwEAAAAAf4MBAAAAAH_DAQAAAABgA0EAAAAAYENBAAAAAGCDQQAgxQAIYMNBAAAAASEDQQAAAAECPcMBAAAAAH-DAQAAAAB_wwEAAAAAYANBAAAAAGBDQQAAAABgg0EAIQUACGDDQQAAAAEhA0EAAAABBDsDAAAhRQAMO0MAADVEwAQ7gwAAIUUADDvDAEA8BMAIYgNAQDwEwAhiQ0BAPATACGKDQEA8BMAIYsNAQDwEwAhjA0BAPQTACGNDQEA8BMAIY4NAgDzEwAhjw0CAPMTACGQDUAAhhQAIZENAgDzEwAhkg1AAIYUACGTDUAA8RMAIQsVAAD2EwAgFgAAiBQAIBcAAIgUACD3DEAAAAAB_gxAAAAAAf8MQAAAAAGADUAAAAABgQ1AAAAAAYINQACHFAAhgw1AAAAABYQNQAAAAAULFQAA9hMAIBYAAIgUACAXAACIFAAg9wxAAAAAAf4MQAAAAAH_DEAAAAABgA1AAAAAAYENQAAAAAGCDUAAhxQAIYMNQAAAAAWEDUAAAAAFCPcMQAAAAAH-DEAAAAAB_wxAAAAAAYANQAAAAAGBDUAAAAABgg1AAIgUACGDDUAAAAAFhA1AAAAABRfsDAAAiRQAMO0MAAC_EwAQ7gwAAIkUADDvDAEA8BMAIZMNQADxEwAhlA0BAPATACGVDQEA8BMAIZYNAQDwEwAhlw0AAIoUACCYDQAAihQAIJkNIACLFAAhmg0BAPATACGbDQEA9BMAIZwNQACGFAAhnQ0BAPQTACGeDQEA9BMAIZ8NIACLFAAhoA0BAPQTACGhDSAAixQAIaINQACGFAAhow0gAIsUACGkDUAAhhQAIaUNQACGFAAhBPcMAQAAAAWmDQEAAAABpw0BAAAABKgNAQAAAAQFFQAA-xMAIBYAAI0UACAXAACNFAAg9wwgAAAAAYINIACMFAAhBRUAAPsTACAWAACNFAAgFwAAjRQAIPcMIAAAAAGCDSAAjBQAIQL3DCAAAAABgg0gAI0UACEYuwwAAJQUACDsDAAAjhQAMO0MAACsEwAQ7gwAAI4UADDvDAEAjxQAIZMNQACTFAAhlA0BAI8UACGVDQEAjxQAIZYNAQCPFAAhlw0AAIoUACCYDQAAihQAIJkNIACQFAAhmg0BAI8UACGbDQEAkRQAIZwNQACSFAAhnQ0BAJEUACGeDQEAkRQAIZ8NIACQFAAhoA0BAJEUACGhDSAAkBQAIaINQACSFAAhow0gAJAUACGkDUAAkhQAIaUNQACSFAAhC_cMAQAAAAH-DAEAAAAB_wwBAAAAAYANAQAAAAGBDQEAAAABgg0BAIIUACGDDQEAAAAEhA0BAAAABIUNAQAAAAGGDQEAAAABhw0BAAAAAQL3DCAAAAABgg0gAI0UACEL9wwBAAAAAf4MAQAAAAH_DAEAAAABgA0BAAAAAYENAQAAAAGCDQEA-RMAIYMNAQAAAAWEDQEAAAAFhQ0BAAAAAYYNAQAAAAGHDQEAAAABCPcMQAAAAAH-DEAAAAAB_wxAAAAAAYANQAAAAAGBDUAAAAABgg1AAIgUACGDDUAAAAAFhA1AAAAABQj3DEAAAAAB_gxAAAAAAf8MQAAAAAGADUAAAAABgQ1AAAAAAYINQACAFAAhgw1AAAAABIQNQAAAAAQDqQ0AAKETACCqDQAAoRMAIKsNAAChEwAgDLkMAACZFAAg7AwAAJUUADDtDAAApRMAEO4MAACVFAAw7wwEAJoUACHwDAEAjxQAIfEMQACTFAAh8gwCAJYUACHzDAIAlxQAIfQMAQCRFAAh9QwAAJgUACD2DAEAkRQAIQj3DAIAAAAB_gwCAAAAAf8MAgAAAAGADQIAAAABgQ0CAAAAAYINAgD2EwAhgw0CAAAABYQNAgAAAAUI9wwCAAAAAf4MAgAAAAH_DAIAAAABgA0CAAAAAYENAgAAAAGCDQIA-xMAIYMNAgAAAASEDQIAAAAEDPcMgAAAAAH4DAEAAAAB-QwBAAAAAfoMAQAAAAH7DIAAAAAB_AyAAAAAAf0MgAAAAAH-DIAAAAAB_wyAAAAAAYANgAAAAAGBDYAAAAABgg2AAAAAARS4DAAAnBQAILoMAACdFAAg7AwAAJsUADDtDAAAoRMAEO4MAACbFAAw7wwBAI8UACGIDQEAjxQAIYkNAQCPFAAhig0BAI8UACGLDQEAjxQAIYwNAQCRFAAhjQ0BAI8UACGODQIAlxQAIY8NAgCXFAAhkA1AAJIUACGRDQIAlxQAIZINQACSFAAhkw1AAJMUACGiEAAAoRMAIKMQAAChEwAgCPcMBAAAAAH-DAQAAAAB_wwEAAAAAYANBAAAAAGBDQQAAAABgg0EAIQUACGDDQQAAAAEhA0EAAAABBK4DAAAnBQAILoMAACdFAAg7AwAAJsUADDtDAAAoRMAEO4MAACbFAAw7wwBAI8UACGIDQEAjxQAIYkNAQCPFAAhig0BAI8UACGLDQEAjxQAIYwNAQCRFAAhjQ0BAI8UACGODQIAlxQAIY8NAgCXFAAhkA1AAJIUACGRDQIAlxQAIZINQACSFAAhkw1AAJMUACEauwwAAJQUACDsDAAAjhQAMO0MAACsEwAQ7gwAAI4UADDvDAEAjxQAIZMNQACTFAAhlA0BAI8UACGVDQEAjxQAIZYNAQCPFAAhlw0AAIoUACCYDQAAihQAIJkNIACQFAAhmg0BAI8UACGbDQEAkRQAIZwNQACSFAAhnQ0BAJEUACGeDQEAkRQAIZ8NIACQFAAhoA0BAJEUACGhDSAAkBQAIaINQACSFAAhow0gAJAUACGkDUAAkhQAIaUNQACSFAAhohAAAKwTACCjEAAArBMAIAOpDQAApRMAIKoNAAClEwAgqw0AAKUTACAKCAAAnxQAIOwMAACeFAAw7QwAAJwTABDuDAAAnhQAMO8MBADvEwAhiQ0BAPQTACGKDQEA8BMAIZMNQADxEwAhrA0gAIsUACGtDQEA9BMAIQ8VAAD7EwAgFgAAoBQAIBcAAKAUACD3DIAAAAAB-AwBAAAAAfkMAQAAAAH6DAEAAAAB-wyAAAAAAfwMgAAAAAH9DIAAAAAB_gyAAAAAAf8MgAAAAAGADYAAAAABgQ2AAAAAAYINgAAAAAEM9wyAAAAAAfgMAQAAAAH5DAEAAAAB-gwBAAAAAfsMgAAAAAH8DIAAAAAB_QyAAAAAAf4MgAAAAAH_DIAAAAABgA2AAAAAAYENgAAAAAGCDYAAAAABCggAAKIUACDsDAAAoRQAMO0MAACJEwAQ7gwAAKEUADDvDAQAmhQAIYkNAQCRFAAhig0BAI8UACGTDUAAkxQAIawNIACQFAAhrQ0BAJEUACEM9wyAAAAAAfgMAQAAAAH5DAEAAAAB-gwBAAAAAfsMgAAAAAH8DIAAAAAB_QyAAAAAAf4MgAAAAAH_DIAAAAABgA2AAAAAAYENgAAAAAGCDYAAAAABBuwMAACjFAAw7QwAAIMTABDuDAAAoxQAMJMNQADxEwAhrg0BAPATACGvDQEA9BMAIQbsDAAApBQAMO0MAADwEgAQ7gwAAKQUADCTDUAAkxQAIa4NAQCPFAAhrw0BAJEUACEU8wcBAPATACHsDAAApRQAMO0MAADqEgAQ7gwAAKUUADDxDAQA7xMAIbANBADvEwAhsQ0EAO8TACGyDQIA8xMAIbMNAgDzEwAhtA0gAKYUACG1DSAAphQAIbYNAQDwEwAhtw0AAacUACG4DQABqBQAIbkNAAGoFAAhug0AAagUACG7DQABqBQAIbwNEACpFAAhvQ0QAKkUACG-DRAAqRQAIQUVAAD2EwAgFgAAsRQAIBcAALEUACD3DCAAAAABgg0gALAUACEHFQAA-xMAIBYAAK8UACAXAACvFAAg9wwAAQAAAYINAAGuFAAhgw0AAQAABIQNAAEAAAQHFQAA9hMAIBYAAK0UACAXAACtFAAg9wwAAQAAAYINAAGsFAAhgw0AAQAABYQNAAEAAAUNFQAA9hMAIBYAAKsUACAXAACrFAAgKAAAqxQAICkAAKsUACD3DBAAAAAB_gwQAAAAAf8MEAAAAAGADRAAAAABgQ0QAAAAAYINEACqFAAhgw0QAAAABYQNEAAAAAUNFQAA9hMAIBYAAKsUACAXAACrFAAgKAAAqxQAICkAAKsUACD3DBAAAAAB_gwQAAAAAf8MEAAAAAGADRAAAAABgQ0QAAAAAYINEACqFAAhgw0QAAAABYQNEAAAAAUI9wwQAAAAAf4MEAAAAAH_DBAAAAABgA0QAAAAAYENEAAAAAGCDRAAqxQAIYMNEAAAAAWEDRAAAAAFBxUAAPYTACAWAACtFAAgFwAArRQAIPcMAAEAAAGCDQABrBQAIYMNAAEAAAWEDQABAAAFBPcMAAEAAAGCDQABrRQAIYMNAAEAAAWEDQABAAAFBxUAAPsTACAWAACvFAAgFwAArxQAIPcMAAEAAAGCDQABrhQAIYMNAAEAAASEDQABAAAEBPcMAAEAAAGCDQABrxQAIYMNAAEAAASEDQABAAAEBRUAAPYTACAWAACxFAAgFwAAsRQAIPcMIAAAAAGCDSAAsBQAIQL3DCAAAAABgg0gALEUACEU8wcBAI8UACHsDAAAshQAMO0MAADXEgAQ7gwAALIUADDxDAQAmhQAIbANBACaFAAhsQ0EAJoUACGyDQIAlxQAIbMNAgCXFAAhtA0gALMUACG1DSAAsxQAIbYNAQCPFAAhtw0AAbQUACG4DQABtRQAIbkNAAG1FAAhug0AAbUUACG7DQABtRQAIbwNEAC2FAAhvQ0QALYUACG-DRAAthQAIQL3DCAAAAABgg0gALEUACEE9wwAAQAAAYINAAGvFAAhgw0AAQAABIQNAAEAAAQE9wwAAQAAAYINAAGtFAAhgw0AAQAABYQNAAEAAAUI9wwQAAAAAf4MEAAAAAH_DBAAAAABgA0QAAAAAYENEAAAAAGCDRAAqxQAIYMNEAAAAAWEDRAAAAAFBvMHAQAAAAGwDQQAAAABsQ0EAAAAAbMNAgAAAAG2DQEAAAABtw0AAQAAAQXsDAAAuBQAMO0MAADREgAQ7gwAALgUADDADQEA8BMAIcENQACGFAAhBuYLAAC6FAAg7AwAALkUADDtDAAAvhIAEO4MAAC5FAAwwA0BAI8UACHBDUAAkhQAIQOpDQAAohIAIKoNAACiEgAgqw0AAKISACAMugwCAPMTACHsDAAAuxQAMO0MAAC4EgAQ7gwAALsUADCRDQEA9BMAIa4NAQDwEwAhsA0EAO8TACHADQEA8BMAIcINAgDzEwAhww1AAPETACHEDUAA8RMAIcUNAAD1EwAgDecLAAC9FAAgugwCAJcUACHsDAAAvBQAMO0MAACiEgAQ7gwAALwUADCRDQEAkRQAIa4NAQCPFAAhsA0EAJoUACHADQEAjxQAIcINAgCXFAAhww1AAJMUACHEDUAAkxQAIcUNAACYFAAgCOYLAAC6FAAg7AwAALkUADDtDAAAvhIAEO4MAAC5FAAwwA0BAI8UACHBDUAAkhQAIaIQAAC-EgAgoxAAAL4SACACrg0BAAAAAbANBAAAAAEG7AwAAL8UADDtDAAAnRIAEO4MAAC_FAAwkw1AAPETACGUDQEA8BMAIa4NAQDwEwAhBuwMAADAFAAw7QwAAIoSABDuDAAAwBQAMJMNQACTFAAhlA0BAI8UACGuDQEAjxQAIQKUDQEAAAABrg0BAAAAARbsDAAAwhQAMO0MAACEEgAQ7gwAAMIUADD0DAEA9BMAIZMNQADxEwAhrg0BAPATACGwDQQA7xMAIcgNAQDwEwAhyQ0CAPMTACHKDSAAixQAIcsNAgDzEwAhzA0AAIoUACDNDSAAixQAIc4NAQD0EwAhzw0EAMMUACHQDQQAwxQAIdENAACfFAAg0g1AAIYUACHTDUAAhhQAIdQNBADDFAAh1Q0EAMMUACHWDUAA8RMAIQ0VAAD2EwAgFgAAxRQAIBcAAMUUACAoAAD-EwAgKQAAxRQAIPcMBAAAAAH-DAQAAAAB_wwEAAAAAYANBAAAAAGBDQQAAAABgg0EAMQUACGDDQQAAAAFhA0EAAAABQ0VAAD2EwAgFgAAxRQAIBcAAMUUACAoAAD-EwAgKQAAxRQAIPcMBAAAAAH-DAQAAAAB_wwEAAAAAYANBAAAAAGBDQQAAAABgg0EAMQUACGDDQQAAAAFhA0EAAAABQj3DAQAAAAB_gwEAAAAAf8MBAAAAAGADQQAAAABgQ0EAAAAAYINBADFFAAhgw0EAAAABYQNBAAAAAUW7AwAAMYUADDtDAAA8REAEO4MAADGFAAw9AwBAJEUACGTDUAAkxQAIa4NAQCPFAAhsA0EAJoUACHIDQEAjxQAIckNAgCXFAAhyg0gAJAUACHLDQIAlxQAIcwNAACKFAAgzQ0gAJAUACHODQEAkRQAIc8NBADHFAAh0A0EAMcUACHRDQAAohQAININQACSFAAh0w1AAJIUACHUDQQAxxQAIdUNBADHFAAh1g1AAJMUACEI9wwEAAAAAf4MBAAAAAH_DAQAAAABgA0EAAAAAYENBAAAAAGCDQQAxRQAIYMNBAAAAAWEDQQAAAAFAq4NAQAAAAGwDQQAAAABBuwMAADJFAAw7QwAAOsRABDuDAAAyRQAMJMNQADxEwAhrg0BAPATACHXDQEA8BMAIQbsDAAAyhQAMO0MAADYEQAQ7gwAAMoUADCTDUAAkxQAIa4NAQCPFAAh1w0BAI8UACEF7AwAAMsUADDtDAAA0hEAEO4MAADLFAAw7wwEAO8TACHXDQEA8BMAIQXsDAAAzBQAMO0MAAC_EQAQ7gwAAMwUADDvDAQAmhQAIdcNAQCPFAAhCewMAADNFAAw7QwAALkRABDuDAAAzRQAMLANBADvEwAh2A0BAPATACHZDQEA8BMAIdoNEADOFAAh2w0BAPATACHcDQQA7xMAIQ0VAAD7EwAgFgAA0BQAIBcAANAUACAoAADQFAAgKQAA0BQAIPcMEAAAAAH-DBAAAAAB_wwQAAAAAYANEAAAAAGBDRAAAAABgg0QAM8UACGDDRAAAAAEhA0QAAAABA0VAAD7EwAgFgAA0BQAIBcAANAUACAoAADQFAAgKQAA0BQAIPcMEAAAAAH-DBAAAAAB_wwQAAAAAYANEAAAAAGBDRAAAAABgg0QAM8UACGDDRAAAAAEhA0QAAAABAj3DBAAAAAB_gwQAAAAAf8MEAAAAAGADRAAAAABgQ0QAAAAAYINEADQFAAhgw0QAAAABIQNEAAAAAQJ7AwAANEUADDtDAAAphEAEO4MAADRFAAwsA0EAJoUACHYDQEAjxQAIdkNAQCPFAAh2g0QANIUACHbDQEAjxQAIdwNBACaFAAhCPcMEAAAAAH-DBAAAAAB_wwQAAAAAYANEAAAAAGBDRAAAAABgg0QANAUACGDDRAAAAAEhA0QAAAABAWwDQQAAAAB2A0BAAAAAdkNAQAAAAHaDRAAAAAB2w0BAAAAAQnsDAAA1BQAMO0MAACgEQAQ7gwAANQUADCwDQQA7xMAIdcNAQDwEwAh2A0BAPATACHeDQIA8xMAId8NEADOFAAh4A0QAM4UACEJ7AwAANUUADDtDAAAjREAEO4MAADVFAAwsA0EAJoUACHXDQEAjxQAIdgNAQCPFAAh3g0CAJcUACHfDRAA0hQAIeANEADSFAAhA7ANBAAAAAHXDQEAAAAB2A0BAAAAAQjeBgEA8BMAIewMAADXFAAw7QwAAIcRABDuDAAA1xQAMLANBADvEwAh1w0BAPATACHiDRAAzhQAIeMNEADOFAAhCN4GAQCPFAAh7AwAANgUADDtDAAA9BAAEO4MAADYFAAwsA0EAJoUACHXDQEAjxQAIeINEADSFAAh4w0QANIUACED3gYBAAAAAbANBAAAAAHXDQEAAAABDPMHAQDwEwAh7AwAANoUADDtDAAA7hAAEO4MAADaFAAw8QwEAO8TACGwDQQA7xMAIbENBADvEwAhsg0CAPMTACGzDQIA8xMAIdcNAQDwEwAh3w0QAM4UACHgDRAAzhQAIQzzBwEAjxQAIewMAADbFAAw7QwAANsQABDuDAAA2xQAMPEMBACaFAAhsA0EAJoUACGxDQQAmhQAIbINAgCXFAAhsw0CAJcUACHXDQEAjxQAId8NEADSFAAh4A0QANIUACEG8wcBAAAAAfEMBAAAAAGwDQQAAAABsQ0EAAAAAbINAgAAAAGzDQIAAAABCuwMAADdFAAw7QwAANUQABDuDAAA3RQAMPEMBADvEwAhsA0EAO8TACGxDQQA7xMAIeYNBADvEwAh5w0EAO8TACHoDQQA7xMAIekNAQDwEwAhCuwMAADeFAAw7QwAAMIQABDuDAAA3hQAMPEMBACaFAAhsA0EAJoUACGxDQQAmhQAIeYNBACaFAAh5w0EAJoUACHoDQQAmhQAIekNAQCPFAAhCewMAADfFAAw7QwAALwQABDuDAAA3xQAMO8MAQDwEwAh8QxAAPETACG2DQEA8BMAIeoNAQDwEwAh6w0BAPATACHsDUAAhhQAIQnsDAAA4BQAMO0MAACpEAAQ7gwAAOAUADDvDAEAjxQAIfEMQACTFAAhtg0BAI8UACHqDQEAjxQAIesNAQCPFAAh7A1AAJIUACECtg0BAAAAAeoNAQAAAAEK7AwAAOIUADDtDAAAoxAAEO4MAADiFAAw9AwBAPQTACGYDQIA8xMAIe4NAQDwEwAh7w1AAPETACHwDQIA8xMAIfENQACGFAAh8g0AAPUTACAK7AwAAOMUADDtDAAAkBAAEO4MAADjFAAw9AwBAJEUACGYDQIAlxQAIe4NAQCPFAAh7w1AAJMUACHwDQIAlxQAIfENQACSFAAh8g0AAJgUACAK7AwAAOQUADDtDAAAihAAEO4MAADkFAAw7wwEAO8TACHuDQEA8BMAIfMNQADxEwAh9A1AAPETACH1DUAAhhQAIfYNQACGFAAh9w0AAPUTACAK7AwAAOUUADDtDAAA9w8AEO4MAADlFAAw7wwEAJoUACHuDQEAjxQAIfMNQACTFAAh9A1AAJMUACH1DUAAkhQAIfYNQACSFAAh9w0AAJgUACAH8wcBAPATACHsDAAA5hQAMO0MAADxDwAQ7gwAAOYUADD4DQEA8BMAIfkNAQD0EwAh-g0EAMMUACEH8wcBAI8UACHsDAAA5xQAMO0MAADeDwAQ7gwAAOcUADD4DQEAjxQAIfkNAQCRFAAh-g0EAMcUACEH7AwAAOgUADDtDAAA2A8AEO4MAADoFAAwsA0EAO8TACHEDUAA8RMAIdcNAQDwEwAh-w1AAPETACEH7AwAAOkUADDtDAAAxQ8AEO4MAADpFAAwsA0EAJoUACHEDUAAkxQAIdcNAQCPFAAh-w1AAJMUACECsA0EAAAAAdcNAQAAAAEU7AwAAOsUADDtDAAAvw8AEO4MAADrFAAwsA0EAO8TACHXDQEA8BMAId8NAgDzEwAh-A0BAPATACH9DUAA8RMAIf4NQADxEwAh_w0CAPMTACGADgIA8xMAIYEOAgDzEwAhgg4CAPMTACGDDgIA8xMAIYQOAgDzEwAhhQ4CAPMTACGGDgIA8xMAIYcOIACLFAAhiA4BAPATACGJDkAA8RMAIRTsDAAA7BQAMO0MAACsDwAQ7gwAAOwUADCwDQQAmhQAIdcNAQCPFAAh3w0CAJcUACH4DQEAjxQAIf0NQACTFAAh_g1AAJMUACH_DQIAlxQAIYAOAgCXFAAhgQ4CAJcUACGCDgIAlxQAIYMOAgCXFAAhhA4CAJcUACGFDgIAlxQAIYYOAgCXFAAhhw4gAJAUACGIDgEAjxQAIYkOQACTFAAhA7ANBAAAAAHXDQEAAAAB_Q1AAAAAAQfsDAAA7hQAMO0MAACmDwAQ7gwAAO4UADDvDAIA8xMAIYsOAQDwEwAhjA4AAJ8UACCNDkAA8RMAIQfsDAAA7xQAMO0MAACTDwAQ7gwAAO8UADDvDAIAlxQAIYsOAQCPFAAhjA4AAKIUACCNDkAAkxQAIQaAAwEA8BMAIewMAADwFAAw7QwAAI0PABDuDAAA8BQAMO8MBADvEwAh8QxAAPETACEGgAMBAI8UACHsDAAA8RQAMO0MAAD6DgAQ7gwAAPEUADDvDAQAmhQAIfEMQACTFAAhEOwMAADyFAAw7QwAAPQOABDuDAAA8hQAMO8MBADvEwAh8QxAAPETACGwDQQA7xMAIbENBADDFAAh1w0BAPATACH4DQEA8BMAIY4OAADzFAAgjw4AAPMUACCQDiAAixQAIZEOIACLFAAhkg4EAO8TACGTDgQA7xMAIZQOBADDFAAhBPcMAgAAAAWmDQIAAAABpw0CAAAABKgNAgAAAAQQ7AwAAPQUADDtDAAA4Q4AEO4MAAD0FAAw7wwEAJoUACHxDEAAkxQAIbANBACaFAAhsQ0EAMcUACHXDQEAjxQAIfgNAQCPFAAhjg4AAPMUACCPDgAA8xQAIJAOIACQFAAhkQ4gAJAUACGSDgQAmhQAIZMOBACaFAAhlA4EAMcUACEJ7AwAAPUUADDtDAAA2w4AEO4MAAD1FAAwsA0EAO8TACHXDQEA8BMAIe4NBADvEwAhgQ4AAPMUACCGDgAA8xQAIJUOAADzFAAgCewMAAD2FAAw7QwAAMgOABDuDAAA9hQAMLANBACaFAAh1w0BAI8UACHuDQQAmhQAIYEOAADzFAAghg4AAPMUACCVDgAA8xQAIAKwDQQAAAAB1w0BAAAAAQbsDAAA-BQAMO0MAADCDgAQ7gwAAPgUADDXDQEA8BMAIZYOAAGnFAAhlw4AAacUACEG7AwAAPkUADDtDAAArw4AEO4MAAD5FAAw1w0BAI8UACGWDgABtBQAIZcOAAG0FAAhAtcNAQAAAAGWDgABAAABGewMAAD7FAAw7QwAAKkOABDuDAAA-xQAMI0NAQDwEwAhsA0EAO8TACHXDQEA8BMAId8NAgDzEwAh_w0CAPMTACGADgIA8xMAIYEOAgDzEwAhgg4CAPMTACGDDgIA8xMAIYQOAgDzEwAhhQ4CAPMTACGGDgIA8xMAIYcOIACLFAAhiA4BAPATACGWDgABpxQAIZkOAACfFAAgmg4BAPATACGbDgEA8BMAIZwOAAGnFAAhnQ4EAO8TACGeDgQAwxQAIZ8OQADxEwAhGewMAAD8FAAw7QwAAJYOABDuDAAA_BQAMI0NAQCPFAAhsA0EAJoUACHXDQEAjxQAId8NAgCXFAAh_w0CAJcUACGADgIAlxQAIYEOAgCXFAAhgg4CAJcUACGDDgIAlxQAIYQOAgCXFAAhhQ4CAJcUACGGDgIAlxQAIYcOIACQFAAhiA4BAI8UACGWDgABtBQAIZkOAACiFAAgmg4BAI8UACGbDgEAjxQAIZwOAAG0FAAhnQ4EAJoUACGeDgQAxxQAIZ8OQACTFAAhArANBAAAAAHXDQEAAAABC-wMAAD-FAAw7QwAAJAOABDuDAAA_hQAMLANBADvEwAhoA4BAPATACGhDgQA7xMAIaIOAQDwEwAhow4AAIoUACCkDgIA8xMAIaUOQADxEwAhpg5AAIYUACEL7AwAAP8UADDtDAAA_Q0AEO4MAAD_FAAwsA0EAJoUACGgDgEAjxQAIaEOBACaFAAhog4BAI8UACGjDgAAihQAIKQOAgCXFAAhpQ5AAJMUACGmDkAAkhQAIQOwDQQAAAABoA4BAAAAAaEOBAAAAAEH7AwAAIEVADDtDAAA9w0AEO4MAACBFQAwkw1AAPETACGUDQEA8BMAIbcNAQDwEwAhqA4BAPATACEH7AwAAIIVADDtDAAA5A0AEO4MAACCFQAwkw1AAJMUACGUDQEAjxQAIbcNAQCPFAAhqA4BAI8UACEI7AwAAIMVADDtDAAA3g0AEO4MAACDFQAwkw1AAPETACGpDgEA8BMAIaoOAQDwEwAhqw4BAPATACGsDkAAhhQAIQjsDAAAhBUAMO0MAADLDQAQ7gwAAIQVADCTDUAAkxQAIakOAQCPFAAhqg4BAI8UACGrDgEAjxQAIawOQACSFAAhBuwMAACFFQAw7QwAAMUNABDuDAAAhRUAMJMNQADxEwAhrg0BAPATACGrDgEA8BMAIQbsDAAAhhUAMO0MAACyDQAQ7gwAAIYVADCTDUAAkxQAIa4NAQCPFAAhqw4BAI8UACEO7AwAAIcVADDtDAAArA0AEO4MAACHFQAwkw1AAPETACGUDQEA9BMAIbANBADvEwAhoQ4QAM4UACGoDgEA8BMAIa0OAQDwEwAhrg4QAM4UACGvDgEA8BMAIbAOQADxEwAhsQ4BAPQTACGyDgAAihQAIA7sDAAAiBUAMO0MAACZDQAQ7gwAAIgVADCTDUAAkxQAIZQNAQCRFAAhsA0EAJoUACGhDhAA0hQAIagOAQCPFAAhrQ4BAI8UACGuDhAA0hQAIa8OAQCPFAAhsA5AAJMUACGxDgEAkRQAIbIOAACKFAAgBuwMAACJFQAw7QwAAJMNABDuDAAAiRUAMLANBADvEwAhsQ0EAO8TACGzDgEA8BMAIQbsDAAAihUAMO0MAACADQAQ7gwAAIoVADCwDQQAmhQAIbENBACaFAAhsw4BAI8UACEO7AwAAIsVADDtDAAA-gwAEO4MAACLFQAwrg0BAPATACGwDQQA7xMAIbENBADvEwAhsw0CAPMTACG3DQEA8BMAIcgNAQDwEwAhqA4BAPATACGwDkAA8RMAIbMOAQDwEwAhtA4QAM4UACG1DkAA8RMAIQ7sDAAAjBUAMO0MAADnDAAQ7gwAAIwVADCuDQEAjxQAIbANBACaFAAhsQ0EAJoUACGzDQIAlxQAIbcNAQCPFAAhyA0BAI8UACGoDgEAjxQAIbAOQACTFAAhsw4BAI8UACG0DhAA0hQAIbUOQACTFAAhA7ANBAAAAAGzDQIAAAABtw0BAAAAAQ7sDAAAjhUAMO0MAADhDAAQ7gwAAI4VADCuDQEA8BMAIcMNQACGFAAhtw4BAPATACG4DkAA8RMAIbkOIACLFAAhug4BAPQTACG7DkAAhhQAIbwOIACLFAAhvQ5AAIYUACG-DkAAhhQAIb8OAAD1EwAgDewMAACPFQAw7QwAAMsMABDuDAAAjxUAMPQMAQD0EwAhrg0BAPATACGwDQQA7xMAIcoNIACLFAAhyw0CAPMTACHMDQAAihQAIM4NAQD0EwAh0Q0AAJ8UACCXDgABqBQAIcAOBADDFAAhDLoMAgDzEwAh7AwAAJAVADDtDAAAtQwAEO4MAACQFQAwkQ0BAPQTACGuDQEA8BMAIcANAQDwEwAhww1AAPETACHEDUAAhhQAIbgOQADxEwAhuw5AAIYUACG8DiAAixQAIQ70BwAAkhUAIPUHAACTFQAgugwCAJcUACHsDAAAkRUAMO0MAACiDAAQ7gwAAJEVADCRDQEAkRQAIa4NAQCPFAAhwA0BAI8UACHDDUAAkxQAIcQNQACSFAAhuA5AAJMUACG7DkAAkhQAIbwOIACQFAAhA6kNAACXDAAgqg0AAJcMACCrDQAAlwwAIAOpDQAAmwwAIKoNAACbDAAgqw0AAJsMACACrg0BAAAAAbcOAQAAAAEP8wcAAJYVACDsDAAAlRUAMO0MAACbDAAQ7gwAAJUVADCuDQEAjxQAIcMNQACSFAAhtw4BAI8UACG4DkAAkxQAIbkOIACQFAAhug4BAJEUACG7DkAAkhQAIbwOIACQFAAhvQ5AAJIUACG-DkAAkhQAIb8OAACYFAAgEPQHAACSFQAg9QcAAJMVACC6DAIAlxQAIewMAACRFQAw7QwAAKIMABDuDAAAkRUAMJENAQCRFAAhrg0BAI8UACHADQEAjxQAIcMNQACTFAAhxA1AAJIUACG4DkAAkxQAIbsOQACSFAAhvA4gAJAUACGiEAAAogwAIKMQAACiDAAgAq4NAQAAAAGwDQQAAAABDvMHAACWFQAg7AwAAJgVADDtDAAAlwwAEO4MAACYFQAw9AwBAJEUACGuDQEAjxQAIbANBACaFAAhyg0gAJAUACHLDQIAlxQAIcwNAACKFAAgzg0BAJEUACHRDQAAohQAIJcOAAG1FAAhwA4EAMcUACEG7AwAAJkVADDtDAAAkgwAEO4MAACZFQAwwA0BAPATACH9DUAA8RMAIcIOAgDzEwAhBuwMAACaFQAw7QwAAP8LABDuDAAAmhUAMMANAQCPFAAh_Q1AAJMUACHCDgIAlxQAIQLADQEAAAAB_Q1AAAAAAQ7sDAAAnBUAMO0MAAD5CwAQ7gwAAJwVADDxDEAA8RMAIYkNAQD0EwAhkQ0BAPQTACGuDQEA8BMAIcQNQADxEwAhxA4BAPATACHFDgEA8BMAIcYOAACKFAAgxw5AAIYUACHIDgEA9BMAIckOAAD1EwAgCYEDAgDzEwAh7AwAAJ0VADDtDAAA4wsAEO4MAACdFQAwlA0BAPATACHEDgEA8BMAIcoOQADxEwAhyw4gAIsUACHMDkAAhhQAIQuBAwIAlxQAIdsGAACfFQAg4gYAAKAVACDsDAAAnhUAMO0MAAC8CgAQ7gwAAJ4VADCUDQEAjxQAIcQOAQCPFAAhyg5AAJMUACHLDiAAkBQAIcwOQACSFAAhDtsGAACiFAAg3AYAAKoVACDdBgAAqxUAIOAGAACsFQAg4QYAAK0VACDsDAAAqRUAMO0MAADHCgAQ7gwAAKkVADDvDAEAjxQAIZMNQACTFAAhlA0BAI8UACGoDgEAjxQAIaIQAADHCgAgoxAAAMcKACADqQ0AAL4KACCqDQAAvgoAIKsNAAC-CgAgB-wMAAChFQAw7QwAAMsLABDuDAAAoRUAMK4NAQDwEwAh_Q1AAPETACHNDgEA8BMAIc4OAgDzEwAhB-wMAACiFQAw7QwAALgLABDuDAAAohUAMK4NAQCPFAAh_Q1AAJMUACHNDgEAjxQAIc4OAgCXFAAhA64NAQAAAAH9DUAAAAABzQ4BAAAAAQfsDAAApBUAMO0MAACyCwAQ7gwAAKQVADD9DUAA8RMAIc0OAQDwEwAh0A4EAO8TACHRDgQA7xMAIQnsDAAApRUAMO0MAACcCwAQ7gwAAKUVADCTDUAA8RMAIZQNAQDwEwAhxA4BAPATACHNDgEA8BMAIdIOQACGFAAh0w4CAPMTACEH7AwAAKYVADDtDAAAhgsAEO4MAACmFQAwxA4BAPATACHUDgEA8BMAIdUOAQDwEwAh1g5AAPETACEN7AwAAKcVADDtDAAA8AoAEO4MAACnFQAw7wwBAPATACH0DAEA9BMAIZMNQADxEwAhlA0BAPATACGYDQIA8xMAIfENQACGFAAhnw5AAPETACHEDgEA8BMAIdcOAQDwEwAh2A4AAPUTACAI2wYAAJ8UACDsDAAAqBUAMO0MAADaCgAQ7gwAAKgVADDvDAEA8BMAIZMNQADxEwAhlA0BAPATACGoDgEA8BMAIQzbBgAAohQAINwGAACqFQAg3QYAAKsVACDgBgAArBUAIOEGAACtFQAg7AwAAKkVADDtDAAAxwoAEO4MAACpFQAw7wwBAI8UACGTDUAAkxQAIZQNAQCPFAAhqA4BAI8UACEDqQ0AAKsKACCqDQAAqwoAIKsNAACrCgAgA6kNAACvCgAgqg0AAK8KACCrDQAArwoAIAOpDQAAswoAIKoNAACzCgAgqw0AALMKACANgQMCAJcUACHbBgAAnxUAIOIGAACgFQAg7AwAAJ4VADDtDAAAvAoAEO4MAACeFQAwlA0BAI8UACHEDgEAjxQAIcoOQACTFAAhyw4gAJAUACHMDkAAkhQAIaIQAAC8CgAgoxAAALwKACACrg0BAAAAAcQOAQAAAAEP4QYAALAVACDsDAAArxUAMO0MAAC-CgAQ7gwAAK8VADDxDEAAkxQAIYkNAQCRFAAhkQ0BAJEUACGuDQEAjxQAIcQNQACTFAAhxA4BAI8UACHFDgEAjxQAIcYOAACKFAAgxw5AAJIUACHIDgEAkRQAIckOAACYFAAgDYEDAgCXFAAh2wYAAJ8VACDiBgAAoBUAIOwMAACeFQAw7QwAALwKABDuDAAAnhUAMJQNAQCPFAAhxA4BAI8UACHKDkAAkxQAIcsOIACQFAAhzA5AAJIUACGiEAAAvAoAIKMQAAC8CgAgA80OAQAAAAHQDgQAAAAB0Q4EAAAAAQjeBgAAsxUAIOwMAACyFQAw7QwAALcKABDuDAAAshUAMP0NQACTFAAhzQ4BAI8UACHQDgQAmhQAIdEOBACaFAAhDdsGAACfFQAg3wYAALUVACDsDAAAtBUAMO0MAACzCgAQ7gwAALQVADCTDUAAkxQAIZQNAQCPFAAhxA4BAI8UACHNDgEAjxQAIdIOQACSFAAh0w4CAJcUACGiEAAAswoAIKMQAACzCgAgC9sGAACfFQAg3wYAALUVACDsDAAAtBUAMO0MAACzCgAQ7gwAALQVADCTDUAAkxQAIZQNAQCPFAAhxA4BAI8UACHNDgEAjxQAIdIOQACSFAAh0w4CAJcUACEDqQ0AALcKACCqDQAAtwoAIKsNAAC3CgAgAsQOAQAAAAHUDgEAAAABCNsGAACfFQAg7AwAALcVADDtDAAArwoAEO4MAAC3FQAwxA4BAI8UACHUDgEAjxQAIdUOAQCPFAAh1g5AAJMUACEO2wYAAJ8VACDsDAAAuBUAMO0MAACrCgAQ7gwAALgVADDvDAEAjxQAIfQMAQCRFAAhkw1AAJMUACGUDQEAjxQAIZgNAgCXFAAh8Q1AAJIUACGfDkAAkxQAIcQOAQCPFAAh1w4BAI8UACHYDgAAmBQAIAXsDAAAuRUAMO0MAACmCgAQ7gwAALkVADDvDAEA8BMAIbAOQADxEwAhBewMAAC6FQAw7QwAAJMKABDuDAAAuhUAMO8MAQCPFAAhsA5AAJMUACER7AwAALsVADDtDAAAjQoAEO4MAAC7FQAw7wwBAPATACGTDUAA8RMAIdcNAQDwEwAhrA5AAPETACGwDkAA8RMAIdwOAQDwEwAh3Q4BAPQTACHeDgEA8BMAId8OAQDwEwAh4A4BAPQTACHhDkAAhhQAIeIOAQD0EwAh4w5AAIYUACHkDkAAhhQAIRHsDAAAvBUAMO0MAAD6CQAQ7gwAALwVADDvDAEAjxQAIZMNQACTFAAh1w0BAI8UACGsDkAAkxQAIbAOQACTFAAh3A4BAI8UACHdDgEAkRQAId4OAQCPFAAh3w4BAI8UACHgDgEAkRQAIeEOQACSFAAh4g4BAJEUACHjDkAAkhQAIeQOQACSFAAhBuwMAAC9FQAw7QwAAPQJABDuDAAAvRUAMOUOAQDwEwAh5g4CAPMTACHnDgABpxQAIQjsDAAAvhUAMO0MAADeCQAQ7gwAAL4VADCuDQEA8BMAIbwNEACpFAAhiw4CAPMTACHlDgEA8BMAIegOAgDzEwAhGuwMAAC_FQAw7QwAAMgJABDuDAAAvxUAMO8MAQDwEwAhkw1AAPETACGUDQEA8BMAIbwNAQD0EwAhxQ0CAPMTACHIDQEA8BMAIdINQACGFAAh6w0BAPQTACH9DQQAwxQAIZwOAQD0EwAhrw4BAPQTACHEDgEA9BMAIekOAQDwEwAh6g4BAPATACHrDhAAqRQAIewOEACpFAAh7Q4CAPITACHuDgABqBQAIe8OAgDyEwAh8A4QAKkUACHxDgQAwxQAIfIOAAD1EwAg8w4BAPQTACEciQYAAMEVACCKBgAAwhUAIOwMAADAFQAw7QwAALUJABDuDAAAwBUAMO8MAQCPFAAhkw1AAJMUACGUDQEAjxQAIbwNAQCRFAAhxQ0CAJcUACHIDQEAjxQAIdINQACSFAAh6w0BAJEUACH9DQQAxxQAIZwOAQCRFAAhrw4BAJEUACHEDgEAkRQAIekOAQCPFAAh6g4BAI8UACHrDhAAthQAIewOEAC2FAAh7Q4CAJYUACHuDgABtRQAIe8OAgCWFAAh8A4QALYUACHxDgQAxxQAIfIOAACYFAAg8w4BAJEUACEDqQ0AAKoJACCqDQAAqgkAIKsNAACqCQAgA6kNAACuCQAgqg0AAK4JACCrDQAArgkAIALlDgEAAAAB5g4CAAAAAQeIBgAAxRUAIOwMAADEFQAw7QwAAK4JABDuDAAAxBUAMOUOAQCPFAAh5g4CAJcUACHnDgABtBQAIR6JBgAAwRUAIIoGAADCFQAg7AwAAMAVADDtDAAAtQkAEO4MAADAFQAw7wwBAI8UACGTDUAAkxQAIZQNAQCPFAAhvA0BAJEUACHFDQIAlxQAIcgNAQCPFAAh0g1AAJIUACHrDQEAkRQAIf0NBADHFAAhnA4BAJEUACGvDgEAkRQAIcQOAQCRFAAh6Q4BAI8UACHqDgEAjxQAIesOEAC2FAAh7A4QALYUACHtDgIAlhQAIe4OAAG1FAAh7w4CAJYUACHwDhAAthQAIfEOBADHFAAh8g4AAJgUACDzDgEAkRQAIaIQAAC1CQAgoxAAALUJACAC5Q4BAAAAAegOAgAAAAEJiAYAAMUVACDsDAAAxxUAMO0MAACqCQAQ7gwAAMcVADCuDQEAjxQAIbwNEAC2FAAhiw4CAJcUACHlDgEAjxQAIegOAgCXFAAhCOwMAADIFQAw7QwAAKUJABDuDAAAyBUAMO8MAQDwEwAhkw1AAPETACGwDkAA8RMAIc0OAAGnFAAh6Q4BAPATACEK7AwAAMkVADDtDAAAjwkAEO4MAADJFQAw6Q4BAPATACH2DgIA8xMAIfcOAgDzEwAh-A4CAPMTACH5DgAAihQAIPoOAACfFAAg-w4BAPATACEI5wsCAPMTACHsDAAAyhUAMO0MAAD5CAAQ7gwAAMoVADDrDQEA8BMAIekOAQDwEwAh_A4CAPITACH9DgEA8BMAIReAAwEA8BMAIecLAgDzEwAh7AwAAMsVADDtDAAA4wgAEO4MAADLFQAwrg0BAPQTACH_DQIA8hMAIYgOAQD0EwAhxQ4BAPQTACHUDgEA9BMAIekOAQDwEwAh9g4CAPITACH7DiAAphQAIfwOAgDzEwAh_g4BAPATACH_DgEA9BMAIYAPAgDyEwAhgQ8AAPUTACCCDwEA9BMAIYMPAQD0EwAhhA8AAIoUACCFDyAAphQAIYYPAgDyEwAhBuwMAADMFQAw7QwAAM0IABDuDAAAzBUAMOYOAgDzEwAh5w4AAacUACHpDgEA8BMAIRvbBgAA9RMAIOwMAADNFQAw7QwAALcIABDuDAAAzRUAMO8MAQDwEwAh8QwEAMMUACGTDUAA8RMAIZQNAQDwEwAhsA0EAMMUACHIDQEA8BMAIesNAQD0EwAh9w0AAPUTACCoDgEA8BMAIbAOQADxEwAhxA4BAPQTACGHDwEA8BMAIYgPIACLFAAhiQ8BAPQTACGKDwEA9BMAIYsPAAD1EwAgjA8AAPUTACCNDwAAnxQAII4PIACLFAAhjw8AAIoUACCQDwIA8xMAIZEPQACGFAAhkg9AAIYUACEgowUAAM8VACCkBQAA0BUAIKUFAADRFQAgpgUAANIVACCnBQAA0xUAINsGAACYFAAg7AwAAM4VADDtDAAApAgAEO4MAADOFQAw7wwBAI8UACHxDAQAxxQAIZMNQACTFAAhlA0BAI8UACGwDQQAxxQAIcgNAQCPFAAh6w0BAJEUACH3DQAAmBQAIKgOAQCPFAAhsA5AAJMUACHEDgEAkRQAIYcPAQCPFAAhiA8gAJAUACGJDwEAkRQAIYoPAQCRFAAhiw8AAJgUACCMDwAAmBQAII0PAACiFAAgjg8gAJAUACGPDwAAihQAIJAPAgCXFAAhkQ9AAJIUACGSD0AAkhQAIQOpDQAAiggAIKoNAACKCAAgqw0AAIoIACADqQ0AAI4IACCqDQAAjggAIKsNAACOCAAgA6kNAACSCAAgqg0AAJIIACCrDQAAkggAIAOpDQAAlggAIKoNAACWCAAgqw0AAJYIACADqQ0AAJoIACCqDQAAmggAIKsNAACaCAAgCaIFAADVFQAg7AwAANQVADDtDAAAmggAEO4MAADUFQAw7wwBAI8UACGTDUAAkxQAIbAOQACTFAAhzQ4AAbQUACHpDgEAjxQAISKjBQAAzxUAIKQFAADQFQAgpQUAANEVACCmBQAA0hUAIKcFAADTFQAg2wYAAJgUACDsDAAAzhUAMO0MAACkCAAQ7gwAAM4VADDvDAEAjxQAIfEMBADHFAAhkw1AAJMUACGUDQEAjxQAIbANBADHFAAhyA0BAI8UACHrDQEAkRQAIfcNAACYFAAgqA4BAI8UACGwDkAAkxQAIcQOAQCRFAAhhw8BAI8UACGIDyAAkBQAIYkPAQCRFAAhig8BAJEUACGLDwAAmBQAIIwPAACYFAAgjQ8AAKIUACCODyAAkBQAIY8PAACKFAAgkA8CAJcUACGRD0AAkhQAIZIPQACSFAAhohAAAKQIACCjEAAApAgAIALpDgEAAAAB9g4CAAAAAQuiBQAA1RUAIOwMAADXFQAw7QwAAJYIABDuDAAA1xUAMOkOAQCPFAAh9g4CAJcUACH3DgIAlxQAIfgOAgCXFAAh-Q4AAIoUACD6DgAAohQAIPsOAQCPFAAhA-cLAgAAAAHrDQEAAAAB6Q4BAAAAAQmiBQAA1RUAIOcLAgCXFAAh7AwAANkVADDtDAAAkggAEO4MAADZFQAw6w0BAI8UACHpDgEAjxQAIfwOAgCWFAAh_Q4BAI8UACEC6Q4BAAAAAfwOAgAAAAEYgAMBAI8UACGiBQAA1RUAIOcLAgCXFAAh7AwAANsVADDtDAAAjggAEO4MAADbFQAwrg0BAJEUACH_DQIAlhQAIYgOAQCRFAAhxQ4BAJEUACHUDgEAkRQAIekOAQCPFAAh9g4CAJYUACH7DiAAsxQAIfwOAgCXFAAh_g4BAI8UACH_DgEAkRQAIYAPAgCWFAAhgQ8AAJgUACCCDwEAkRQAIYMPAQCRFAAhhA8AAIoUACCFDyAAsxQAIYYPAgCWFAAhAuYOAgAAAAHpDgEAAAABB6IFAADVFQAg7AwAAN0VADDtDAAAiggAEO4MAADdFQAw5g4CAJcUACHnDgABtBQAIekOAQCPFAAhCPMHAQDwEwAh7AwAAN4VADDtDAAAhQgAEO4MAADeFQAwsA0EAO8TACGxDQQA7xMAIbINAgDzEwAhlw8gAIsUACEI8wcBAI8UACHsDAAA3xUAMO0MAADyBwAQ7gwAAN8VADCwDQQAmhQAIbENBACaFAAhsg0CAJcUACGXDyAAkBQAIQTzBwEAAAABsA0EAAAAAbENBAAAAAGyDQIAAAABDroMAgDzEwAh7AwAAOEVADDtDAAA7AcAEO4MAADhFQAw8QxAAPETACGwDQQA7xMAIbENBADvEwAhsg0CAPMTACG3DQEA9BMAIesNAQDwEwAhsw4BAPATACGZDwQAwxQAIZoPQADxEwAhmw9AAIYUACEOugwCAJcUACHsDAAA4hUAMO0MAADZBwAQ7gwAAOIVADDxDEAAkxQAIbANBACaFAAhsQ0EAJoUACGyDQIAlxQAIbcNAQCRFAAh6w0BAI8UACGzDgEAjxQAIZkPBADHFAAhmg9AAJMUACGbD0AAkhQAIQOwDQQAAAABsQ0EAAAAAbINAgAAAAEF7AwAAOQVADDtDAAA0wcAEO4MAADkFQAwrg0BAPATACGdDwIA8xMAIQXsDAAA5RUAMO0MAADABwAQ7gwAAOUVADCuDQEAjxQAIZ0PAgCXFAAhB_MHAQDwEwAh7AwAAOYVADDtDAAAugcAEO4MAADmFQAw9w4CAPMTACH5DgAAnxQAIJ4PAQDwEwAhB_MHAQCPFAAh7AwAAOcVADDtDAAApwcAEO4MAADnFQAw9w4CAJcUACH5DgAAohQAIJ4PAQCPFAAhCPMHAQDwEwAh7AwAAOgVADDtDAAAoQcAEO4MAADoFQAwsA0EAO8TACGfDwEA8BMAIaAPAgDzEwAhoQ8CAPMTACEI8wcBAI8UACHsDAAA6RUAMO0MAACOBwAQ7gwAAOkVADCwDQQAmhQAIZ8PAQCPFAAhoA8CAJcUACGhDwIAlxQAIQLzBwEAAAABsA0EAAAAAQfzBwEA8BMAIewMAADrFQAw7QwAAIgHABDuDAAA6xUAMLANBADvEwAhlw4AAacUACGjDwQA7xMAIQfzBwEAjxQAIewMAADsFQAw7QwAAPUGABDuDAAA7BUAMLANBACaFAAhlw4AAbQUACGjDwQAmhQAIQPzBwEAAAABsA0EAAAAAaMPBAAAAAEI8wcBAPATACHsDAAA7hUAMO0MAADvBgAQ7gwAAO4VADCwDQQA7xMAIckNAgDzEwAh0A0EAO8TACGXDgABqBQAIQjzBwEAjxQAIewMAADvFQAw7QwAANwGABDuDAAA7xUAMLANBACaFAAhyQ0CAJcUACHQDQQAmhQAIZcOAAG1FAAhAvMHAQAAAAGwDQQAAAABFPMHAQDwEwAh7AwAAPEVADDtDAAA1gYAEO4MAADxFQAw8QwEAO8TACGwDQQA7xMAIbENBADvEwAhsg0CAPMTACGzDQIA8xMAIbQNIACmFAAhtQ0gAKYUACG2DQEA8BMAIbcNAAGnFAAhuA0AAagUACG5DQABqBQAIboNAAGoFAAhuw0AAagUACG8DRAAqRQAIb0NEACpFAAhvg0QAKkUACEU8wcBAI8UACHsDAAA8hUAMO0MAADDBgAQ7gwAAPIVADDxDAQAmhQAIbANBACaFAAhsQ0EAJoUACGyDQIAlxQAIbMNAgCXFAAhtA0gALMUACG1DSAAsxQAIbYNAQCPFAAhtw0AAbQUACG4DQABtRQAIbkNAAG1FAAhug0AAbUUACG7DQABtRQAIbwNEAC2FAAhvQ0QALYUACG-DRAAthQAIQbzBwEAAAABsA0EAAAAAbENBAAAAAGzDQIAAAABtg0BAAAAAbcNAAEAAAEJ7AwAAPQVADDtDAAAvQYAEO4MAAD0FQAwsA0EAO8TACGmDwQA7xMAIacPAQDwEwAhqA8BAPATACGpDwQA7xMAIaoPBADDFAAhCewMAAD1FQAw7QwAAKoGABDuDAAA9RUAMLANBACaFAAhpg8EAJoUACGnDwEAjxQAIagPAQCPFAAhqQ8EAJoUACGqDwQAxxQAIQKwDQQAAAABpg8EAAAAAQvsDAAA9xUAMO0MAACkBgAQ7gwAAPcVADCwDQQA7xMAIawPQACGFAAhrQ8BAPQTACGuDwQAwxQAIa8PQACGFAAhsA9AAIYUACGxDwQAwxQAIbIPQACGFAAhC-wMAAD4FQAw7QwAAJEGABDuDAAA-BUAMLANBACaFAAhrA9AAJIUACGtDwEAkRQAIa4PBADHFAAhrw9AAJIUACGwD0AAkhQAIbEPBADHFAAhsg9AAJIUACEJ7AwAAPkVADDtDAAAiwYAEO4MAAD5FQAw9AwBAPATACGNDQIA8hMAIZYNAQDwEwAhsA0EAO8TACHTDUAA8RMAIcoOQADxEwAhCewMAAD6FQAw7QwAAPgFABDuDAAA-hUAMPQMAQCPFAAhjQ0CAJYUACGWDQEAjxQAIbANBACaFAAh0w1AAJMUACHKDkAAkxQAIQKWDQEAAAABsA0EAAAAAQfsDAAA_BUAMO0MAADyBQAQ7gwAAPwVADCwDQQA7xMAIbENBADvEwAhtA8EAO8TACG1DyAAixQAIQfsDAAA_RUAMO0MAADfBQAQ7gwAAP0VADCwDQQAmhQAIbENBACaFAAhtA8EAJoUACG1DyAAkBQAIRTsDAAA_hUAMO0MAADZBQAQ7gwAAP4VADD0DAEA9BMAIaINQACGFAAhsA0EAO8TACGxDQQAwxQAIcgNAQDwEwAhnw5AAPETACGzDgEA9BMAIbQPBADDFAAhtg8EAMMUACG3DwQAwxQAIbgPBADDFAAhuQ8BAPQTACG6DwQAwxQAIbsPAQD0EwAhvA8EAMMUACG9DwQAwxQAIb4PQACGFAAhFOwMAAD_FQAw7QwAAMYFABDuDAAA_xUAMPQMAQCRFAAhog1AAJIUACGwDQQAmhQAIbENBADHFAAhyA0BAI8UACGfDkAAkxQAIbMOAQCRFAAhtA8EAMcUACG2DwQAxxQAIbcPBADHFAAhuA8EAMcUACG5DwEAkRQAIboPBADHFAAhuw8BAJEUACG8DwQAxxQAIb0PBADHFAAhvg9AAJIUACEG7AwAAIAWADDtDAAAwAUAEO4MAACAFgAwrg0BAPATACHUDgEA8BMAIb8PQADxEwAhBuwMAACBFgAw7QwAAK0FABDuDAAAgRYAMK4NAQCPFAAh1A4BAI8UACG_D0AAkxQAIQqBAwAAnxQAIOwMAACCFgAw7QwAAKcFABDuDAAAghYAMPUNQACGFAAhoQ4CAPMTACGoDgEA8BMAIcAPAQDwEwAhwQ8BAPATACHCD0AAhhQAIQqBAwAAohQAIOwMAACDFgAw7QwAAJQFABDuDAAAgxYAMPUNQACSFAAhoQ4CAJcUACGoDgEAjxQAIcAPAQCPFAAhwQ8BAI8UACHCD0AAkhQAIQKoDgEAAAABwA8BAAAAAQfsDAAAhRYAMO0MAACOBQAQ7gwAAIUWADCuDQEA8BMAIagOAQDwEwAhwQ8BAPATACHED0AA8RMAIQfsDAAAhhYAMO0MAAD7BAAQ7gwAAIYWADCuDQEAjxQAIagOAQCPFAAhwQ8BAI8UACHED0AAkxQAIQOuDQEAAAABqA4BAAAAAcEPAQAAAAEJ7AwAAIgWADDtDAAA9QQAEO4MAACIFgAwrg0BAPATACGoDgEA8BMAIY0PIACLFAAhwg9AAIYUACHGDyAAixQAIccPQADxEwAhFewMAACJFgAw7QwAAN8EABDuDAAAiRYAMJMNQADxEwAhsA0EAO8TACGxDQQA7xMAIbcNAQDwEwAhyA0BAPATACH1DUAAhhQAIaEOAgDzEwAhqA4BAPATACGzDgEA8BMAIcAPAQDwEwAhwQ8BAPATACHCD0AAhhQAIcgPEADOFAAhyQ8BAPQTACHKD0AA8RMAIcsPIACLFAAhzA8gAIsUACHNDyAAixQAIRaBAwAAixYAIOwMAACKFgAw7QwAAMwEABDuDAAAihYAMJMNQACTFAAhsA0EAJoUACGxDQQAmhQAIbcNAQCPFAAhyA0BAI8UACH1DUAAkhQAIaEOAgCXFAAhqA4BAI8UACGzDgEAjxQAIcAPAQCPFAAhwQ8BAI8UACHCD0AAkhQAIcgPEADSFAAhyQ8BAJEUACHKD0AAkxQAIcsPIACQFAAhzA8gAJAUACHNDyAAkBQAIQOpDQAAxgQAIKoNAADGBAAgqw0AAMYEACAKgAMAAI0WACDsDAAAjBYAMO0MAADGBAAQ7gwAAIwWADCuDQEAjxQAIagOAQCPFAAhjQ8gAJAUACHCD0AAkhQAIcYPIACQFAAhxw9AAJMUACEYgQMAAIsWACDsDAAAihYAMO0MAADMBAAQ7gwAAIoWADCTDUAAkxQAIbANBACaFAAhsQ0EAJoUACG3DQEAjxQAIcgNAQCPFAAh9Q1AAJIUACGhDgIAlxQAIagOAQCPFAAhsw4BAI8UACHADwEAjxQAIcEPAQCPFAAhwg9AAJIUACHIDxAA0hQAIckPAQCRFAAhyg9AAJMUACHLDyAAkBQAIcwPIACQFAAhzQ8gAJAUACGiEAAAzAQAIKMQAADMBAAgDggAAJ8UACDsDAAAjhYAMO0MAADBBAAQ7gwAAI4WADDxDAQA7xMAIbANBADvEwAhsQ0EAO8TACGzDQIA8xMAIbYNAQDwEwAhtw0BAPATACGoDgEA8BMAIbMOAQDwEwAhzg8BAPATACHPDwEA8BMAIQ4IAACiFAAg7AwAAI8WADDtDAAArgQAEO4MAACPFgAw8QwEAJoUACGwDQQAmhQAIbENBACaFAAhsw0CAJcUACG2DQEAjxQAIbcNAQCPFAAhqA4BAI8UACGzDgEAjxQAIc4PAQCPFAAhzw8BAI8UACEDsA0EAAAAAbMNAgAAAAG3DQEAAAABBQgAAacUACHsDAAAkRYAMO0MAACoBAAQ7gwAAJEWADCnDwABpxQAIQYIAAG0FAAhzgIAAJMWACDsDAAAkhYAMO0MAACVBAAQ7gwAAJIWADCnDwABtBQAIQOpDQAA-QMAIKoNAAD5AwAgqw0AAPkDACAI7AwAAJQWADDtDAAAjwQAEO4MAACUFgAw7w4AAagUACHQDwIA8xMAIdEPAgDzEwAh0g8BAPATACHTDwABpxQAIQnPAgAAlhYAIOwMAACVFgAw7QwAAPkDABDuDAAAlRYAMO8OAAG1FAAh0A8CAJcUACHRDwIAlxQAIdIPAQCPFAAh0w8AAbQUACEICAABtBQAIc4CAACTFgAg7AwAAJIWADDtDAAAlQQAEO4MAACSFgAwpw8AAbQUACGiEAAAlQQAIKMQAACVBAAgAtAPAgAAAAHRDwIAAAABEqQFAgDzEwAhigYAAagUACHsDAAAmBYAMO0MAAD0AwAQ7gwAAJgWADDxDEAA8RMAIZwOAQDwEwAhrw4BAPATACHuDgEA8BMAIfIOAACfFAAg8w4BAPATACGmDwIA8xMAIdUPAQDwEwAh1g8AAJ8UACDXDwQA7xMAIdgPBADvEwAh2Q8EAO8TACHaDwAAnxQAIBKkBQIAlxQAIYoGAAG1FAAh7AwAAJkWADDtDAAA4QMAEO4MAACZFgAw8QxAAJMUACGcDgEAjxQAIa8OAQCPFAAh7g4BAI8UACHyDgAAohQAIPMOAQCPFAAhpg8CAJcUACHVDwEAjxQAIdYPAACiFAAg1w8EAJoUACHYDwQAmhQAIdkPBACaFAAh2g8AAKIUACAK7AwAAJoWADDtDAAA2wMAEO4MAACaFgAwlA0BAPATACHbD0AA8RMAIdwPAQDwEwAh3Q8BAPATACHeDwIA8xMAId8PAgDzEwAh4A8AAPMUACAK7AwAAJsWADDtDAAAyAMAEO4MAACbFgAwlA0BAI8UACHbD0AAkxQAIdwPAQCPFAAh3Q8BAI8UACHeDwIAlxQAId8PAgCXFAAh4A8AAPMUACAElA0BAAAAAdsPQAAAAAHcDwEAAAAB3Q8BAAAAAQzzBwEA8BMAIewMAACdFgAw7QwAAMIDABDuDAAAnRYAMO8MAQDwEwAhkw1AAPETACGUDQEA8BMAIbANBADDFAAhtg0BAPATACGwDkAA8RMAIeMOQACGFAAh5A5AAIYUACEM8wcBAI8UACHsDAAAnhYAMO0MAACvAwAQ7gwAAJ4WADDvDAEAjxQAIZMNQACTFAAhlA0BAI8UACGwDQQAxxQAIbYNAQCPFAAhsA5AAJMUACHjDkAAkhQAIeQOQACSFAAhBuwMAACfFgAw7QwAAKkDABDuDAAAnxYAMK8NAQD0EwAhoQ4BAPATACGwDkAA8RMAIQbsDAAAoBYAMO0MAACWAwAQ7gwAAKAWADCvDQEAkRQAIaEOAQCPFAAhsA5AAJMUACEG7AwAAKEWADDtDAAAkAMAEO4MAAChFgAwlA0BAPATACH9DUAA8RMAId4PAgDzEwAhBuwMAACiFgAw7QwAAP0CABDuDAAAohYAMJQNAQCPFAAh_Q1AAJMUACHeDwIAlxQAIQKUDQEAAAAB_Q1AAAAAAQbsDAAApBYAMO0MAAD3AgAQ7gwAAKQWADDnDgQA7xMAIdsPQADxEwAh4w8BAPATACEG7AwAAKUWADDtDAAA5AIAEO4MAAClFgAw5w4EAJoUACHbD0AAkxQAIeMPAQCPFAAhAtsPQAAAAAHjDwEAAAABD-wMAACnFgAw7QwAAN4CABDuDAAApxYAMIsNAQD0EwAhjQ0CAPITACG7DQEA8BMAIbAOQADxEwAh4w8BAPATACHlDwEA8BMAIeYPAQDwEwAh5w8BAPATACHoDyAAixQAIekPAACoFgAg6g8BAPATACHrD0AA8RMAIQT3DAABAAAFpg0AAQAAAacNAAEAAASoDQABAAAED-wMAACpFgAw7QwAAMsCABDuDAAAqRYAMIsNAQCRFAAhjQ0CAJYUACG7DQEAjxQAIbAOQACTFAAh4w8BAI8UACHlDwEAjxQAIeYPAQCPFAAh5w8BAI8UACHoDyAAkBQAIekPAACoFgAg6g8BAI8UACHrD0AAkxQAIQS7DQEAAAAB4w8BAAAAAeUPAQAAAAHmDwEAAAABCuwMAACrFgAw7QwAAMUCABDuDAAAqxYAMO8MAQDwEwAh8QxAAPETACHqDQEA8BMAIe0PAQDwEwAh7g8BAPATACHvDwAAnxQAIPAPAQD0EwAhCuwMAACsFgAw7QwAALICABDuDAAArBYAMO8MAQCPFAAh8QxAAJMUACHqDQEAjxQAIe0PAQCPFAAh7g8BAI8UACHvDwAAohQAIPAPAQCRFAAhFewMAACtFgAw7QwAAKwCABDuDAAArRYAMO8MAQDwEwAhkw1AAPETACGUDQEA8BMAIbYNAQDwEwAh2w0BAPATACGoDgEA8BMAIbAOQACGFAAh4w5AAIYUACHkDkAAhhQAIacPAQDwEwAh8Q8AAIoUACDyDwAAihQAIPMPAACKFAAg9A8CAPITACH1DwEA8BMAIfYPQACGFAAh9w8BAPQTACH4DwEA9BMAIQrzBwEA8BMAIewMAACuFgAw7QwAAJYCABDuDAAArhYAMO8MAQDwEwAhkw1AAPETACGwDQQAwxQAIYMPAQDwEwAh9g9AAIYUACH3DwEA9BMAIQutAQAAsBYAIPMHAQCPFAAh7AwAAK8WADDtDAAAgwIAEO4MAACvFgAw7wwBAI8UACGTDUAAkxQAIbANBADHFAAhgw8BAI8UACH2D0AAkhQAIfcPAQCRFAAhA6kNAAD9AQAgqg0AAP0BACCrDQAA_QEAIBasAQAAshYAIOwMAACxFgAw7QwAAP0BABDuDAAAsRYAMO8MAQCPFAAhkw1AAJMUACGUDQEAjxQAIbYNAQCPFAAh2w0BAI8UACGoDgEAjxQAIbAOQACSFAAh4w5AAJIUACHkDkAAkhQAIacPAQCPFAAh8Q8AAIoUACDyDwAAihQAIPMPAACKFAAg9A8CAJYUACH1DwEAjxQAIfYPQACSFAAh9w8BAJEUACH4DwEAkRQAIQ2tAQAAsBYAIPMHAQCPFAAh7AwAAK8WADDtDAAAgwIAEO4MAACvFgAw7wwBAI8UACGTDUAAkxQAIbANBADHFAAhgw8BAI8UACH2D0AAkhQAIfcPAQCRFAAhohAAAIMCACCjEAAAgwIAIALzBwEAAAABsA0EAAAAAQXsDAAAtBYAMO0MAAD4AQAQ7gwAALQWADDmDwEA8BMAIfkPAACfFAAgBewMAAC1FgAw7QwAAOUBABDuDAAAtRYAMOYPAQCPFAAh-Q8AAKIUACARugwCAPMTACHsDAAAthYAMO0MAADfAQAQ7gwAALYWADDxDEAA8RMAIbANBADvEwAhsQ0EAO8TACGzDQIA8xMAIbcNAQDwEwAh1w0BAPATACGgDgEA9BMAIbMOAQD0EwAh3A4BAPATACGaD0AA8RMAIbQPBADvEwAh-g8BAPATACH7DwAA9RMAIBG6DAIAlxQAIewMAAC3FgAw7QwAAMwBABDuDAAAtxYAMPEMQACTFAAhsA0EAJoUACGxDQQAmhQAIbMNAgCXFAAhtw0BAI8UACHXDQEAjxQAIaAOAQCRFAAhsw4BAJEUACHcDgEAjxQAIZoPQACTFAAhtA8EAJoUACH6DwEAjxQAIfsPAACYFAAgArANBAAAAAH6DwEAAAABCQgAAJ8UACDsDAAAuRYAMO0MAADGAQAQ7gwAALkWADDvDAEA8BMAIfEMQADxEwAhrg0BAPATACG2DQEA8BMAIbsOQACGFAAhCQgAAKIUACDsDAAAuhYAMO0MAACzAQAQ7gwAALoWADDvDAEAjxQAIfEMQACTFAAhrg0BAI8UACG2DQEAjxQAIbsOQACSFAAhBewMAAC7FgAw7QwAAK0BABDuDAAAuxYAMNcNAQDwEwAhnQ8CAPMTACEF7AwAALwWADDtDAAAmgEAEO4MAAC8FgAw1w0BAI8UACGdDwIAlxQAIQrsDAAAvRYAMO0MAACUAQAQ7gwAAL0WADCwDQQA7xMAIbENBADvEwAhtw0BAPATACHcDgEA8BMAIbQPBADvEwAh-g8BAPATACH9DwEA8BMAIQrsDAAAvhYAMO0MAACBAQAQ7gwAAL4WADCwDQQAmhQAIbENBACaFAAhtw0BAI8UACHcDgEAjxQAIbQPBACaFAAh-g8BAI8UACH9DwEAjxQAIQSwDQQAAAAB3A4BAAAAAfoPAQAAAAH9DwEAAAABD-wMAADAFgAw7QwAAHsAEO4MAADAFgAwsA0EAO8TACGxDQQA7xMAIbMNAgDzEwAh1w0BAPATACGgDgEA8BMAIdwOAQDwEwAhqQ8EAO8TACH6DwEA8BMAIf0PAQDwEwAh_w8BAPATACGAEAQA7xMAIYEQAACfFAAgD-wMAADBFgAw7QwAAGgAEO4MAADBFgAwsA0EAJoUACGxDQQAmhQAIbMNAgCXFAAh1w0BAI8UACGgDgEAjxQAIdwOAQCPFAAhqQ8EAJoUACH6DwEAjxQAIf0PAQCPFAAh_w8BAI8UACGAEAQAmhQAIYEQAACiFAAgA7ANBAAAAAH6DwEAAAAB_Q8BAAAAASQIAQDwEwAh7AwAAMMWADDtDAAAYgAQ7gwAAMMWADDvDAEA8BMAIZMNQADxEwAhsA0EAO8TACGxDQQAwxQAIbMNAgDyEwAhtw0BAPQTACHXDQEA8BMAIaAOAQD0EwAhrw4BAPQTACGzDgEA9BMAIdwOAQDwEwAh4w5AAIYUACGpDwQA7xMAIcsPIACLFAAh-g8BAPATACH9DwEA8BMAIf8PAQDwEwAhgBAEAO8TACGDEAIA8hMAIYQQAAD1EwAghRAAAPUTACCGECAAixQAIYcQAQDwEwAhiBABAPQTACGJEAEA8BMAIYoQAQD0EwAhixABAPQTACGMEAEA9BMAIY0QAQD0EwAhjhAEAMMUACGPEAQAwxQAIZAQAQD0EwAhJAgBAI8UACHsDAAAxBYAMO0MAABPABDuDAAAxBYAMO8MAQCPFAAhkw1AAJMUACGwDQQAmhQAIbENBADHFAAhsw0CAJYUACG3DQEAkRQAIdcNAQCPFAAhoA4BAJEUACGvDgEAkRQAIbMOAQCRFAAh3A4BAI8UACHjDkAAkhQAIakPBACaFAAhyw8gAJAUACH6DwEAjxQAIf0PAQCPFAAh_w8BAI8UACGAEAQAmhQAIYMQAgCWFAAhhBAAAJgUACCFEAAAmBQAIIYQIACQFAAhhxABAI8UACGIEAEAkRQAIYkQAQCPFAAhihABAJEUACGLEAEAkRQAIYwQAQCRFAAhjRABAJEUACGOEAQAxxQAIY8QBADHFAAhkBABAJEUACEEsA0EAAAAAdwOAQAAAAH6DwEAAAAB_Q8BAAAAAQvsDAAAxhYAMO0MAABJABDuDAAAxhYAMJMNQADxEwAhlA0BAPQTACGoDgEA9BMAIfoPAQDwEwAhhhAgAIsUACGSEAEA9BMAIZMQAQDwEwAhlBABAPATACEL7AwAAMcWADDtDAAANgAQ7gwAAMcWADCTDUAAkxQAIZQNAQCRFAAhqA4BAJEUACH6DwEAjxQAIYYQIACQFAAhkhABAJEUACGTEAEAjxQAIZQQAQCPFAAhEvMHAQDwEwAh7AwAAMgWADDtDAAAMAAQ7gwAAMgWADDvDAEA8BMAIY0NAQDwEwAhlA0BAPATACHrDQEA8BMAIfsNQACGFAAh-g4AAIoUACCVEAEA8BMAIZYQQADxEwAhlxBAAPETACGYEEAAhhQAIZkQAQD0EwAhmhACAPITACGbEAIA8hMAIZwQAQD0EwAhEvMHAQCPFAAh7AwAAMkWADDtDAAAHQAQ7gwAAMkWADDvDAEAjxQAIY0NAQCPFAAhlA0BAI8UACHrDQEAjxQAIfsNQACSFAAh-g4AAIoUACCVEAEAjxQAIZYQQACTFAAhlxBAAJMUACGYEEAAkhQAIZkQAQCRFAAhmhACAJYUACGbEAIAlhQAIZwQAQCRFAAhAvMHAQAAAAGVEAEAAAABCOwMAADLFgAw7QwAABcAEO4MAADLFgAw7wwBAPATACHXDQEA8BMAIZ4QQADxEwAhnxBAAIYUACGgEEAAhhQAIQjsDAAAzBYAMO0MAAAEABDuDAAAzBYAMO8MAQCPFAAh1w0BAI8UACGeEEAAkxQAIZ8QQACSFAAhoBBAAJIUACEC7wwBAAAAAdcNAQAAAAEAAAAAAAAFpxAEAAAAAa4QBAAAAAGvEAQAAAABsBAEAAAAAbEQBAAAAAEBpxBAAAAAAQWnEAIAAAABrhACAAAAAa8QAgAAAAGwEAIAAAABsRACAAAAAQWnEAIAAAABrhACAAAAAa8QAgAAAAGwEAIAAAABsRACAAAAAQGnEAEAAAABAacQAQAAAAEFDwAAph4AIBAAAKkeACCkEAAApx4AIKUQAACoHgAgqhAAAKMTACADDwAAph4AIKQQAACnHgAgqhAAAKMTACAAAAAAAAGnEEAAAAABBQ8AAKAeACAQAACkHgAgpBAAAKEeACClEAAAox4AIKoQAACfEwAgCw8AAOQWADAQAADpFgAwpBAAAOUWADClEAAA5hYAMKYQAADnFgAgpxAAAOgWADCoEAAA6BYAMKkQAADoFgAwqhAAAOgWADCrEAAA6hYAMKwQAADrFgAwB-8MBAAAAAHxDEAAAAAB8gwCAAAAAfMMAgAAAAH0DAEAAAAB9QyAAAAAAfYMAQAAAAECAAAApxMAIA8AAO8WACADAAAApxMAIA8AAO8WACAQAADuFgAgAQgAAKIeADAMuQwAAJkUACDsDAAAlRQAMO0MAAClEwAQ7gwAAJUUADDvDAQAAAAB8AwBAI8UACHxDEAAkxQAIfIMAgCWFAAh8wwCAJcUACH0DAEAkRQAIfUMAACYFAAg9gwBAJEUACECAAAApxMAIAgAAO4WACACAAAA7BYAIAgAAO0WACAL7AwAAOsWADDtDAAA7BYAEO4MAADrFgAw7wwEAJoUACHwDAEAjxQAIfEMQACTFAAh8gwCAJYUACHzDAIAlxQAIfQMAQCRFAAh9QwAAJgUACD2DAEAkRQAIQvsDAAA6xYAMO0MAADsFgAQ7gwAAOsWADDvDAQAmhQAIfAMAQCPFAAh8QxAAJMUACHyDAIAlhQAIfMMAgCXFAAh9AwBAJEUACH1DAAAmBQAIPYMAQCRFAAhB-8MBADUFgAh8QxAANUWACHyDAIA1hYAIfMMAgDXFgAh9AwBANgWACH1DIAAAAAB9gwBANgWACEH7wwEANQWACHxDEAA1RYAIfIMAgDWFgAh8wwCANcWACH0DAEA2BYAIfUMgAAAAAH2DAEA2BYAIQfvDAQAAAAB8QxAAAAAAfIMAgAAAAHzDAIAAAAB9AwBAAAAAfUMgAAAAAH2DAEAAAABAw8AAKAeACCkEAAAoR4AIKoQAACfEwAgBA8AAOQWADCkEAAA5RYAMKYQAADnFgAgqhAAAOgWADAAAAACpxABAAAABK0QAQAAAAUCpxABAAAABK0QAQAAAAUBpxAgAAAAAQsPAAD5FgAwEAAA_hYAMKQQAAD6FgAwpRAAAPsWADCmEAAA_BYAIKcQAAD9FgAwqBAAAP0WADCpEAAA_RYAMKoQAAD9FgAwqxAAAP8WADCsEAAAgBcAMA26DAAA8RYAIO8MAQAAAAGJDQEAAAABig0BAAAAAYsNAQAAAAGMDQEAAAABjQ0BAAAAAY4NAgAAAAGPDQIAAAABkA1AAAAAAZENAgAAAAGSDUAAAAABkw1AAAAAAQIAAACjEwAgDwAAhBcAIAMAAACjEwAgDwAAhBcAIBAAAIMXACABCAAAnx4AMBK4DAAAnBQAILoMAACdFAAg7AwAAJsUADDtDAAAoRMAEO4MAACbFAAw7wwBAAAAAYgNAQCPFAAhiQ0BAI8UACGKDQEAjxQAIYsNAQCPFAAhjA0BAJEUACGNDQEAjxQAIY4NAgCXFAAhjw0CAJcUACGQDUAAkhQAIZENAgCXFAAhkg1AAJIUACGTDUAAkxQAIQIAAACjEwAgCAAAgxcAIAIAAACBFwAgCAAAghcAIBDsDAAAgBcAMO0MAACBFwAQ7gwAAIAXADDvDAEAjxQAIYgNAQCPFAAhiQ0BAI8UACGKDQEAjxQAIYsNAQCPFAAhjA0BAJEUACGNDQEAjxQAIY4NAgCXFAAhjw0CAJcUACGQDUAAkhQAIZENAgCXFAAhkg1AAJIUACGTDUAAkxQAIRDsDAAAgBcAMO0MAACBFwAQ7gwAAIAXADDvDAEAjxQAIYgNAQCPFAAhiQ0BAI8UACGKDQEAjxQAIYsNAQCPFAAhjA0BAJEUACGNDQEAjxQAIY4NAgCXFAAhjw0CAJcUACGQDUAAkhQAIZENAgCXFAAhkg1AAJIUACGTDUAAkxQAIQzvDAEA2RYAIYkNAQDZFgAhig0BANkWACGLDQEA2RYAIYwNAQDYFgAhjQ0BANkWACGODQIA1xYAIY8NAgDXFgAhkA1AAOEWACGRDQIA1xYAIZINQADhFgAhkw1AANUWACENugwAAOMWACDvDAEA2RYAIYkNAQDZFgAhig0BANkWACGLDQEA2RYAIYwNAQDYFgAhjQ0BANkWACGODQIA1xYAIY8NAgDXFgAhkA1AAOEWACGRDQIA1xYAIZINQADhFgAhkw1AANUWACENugwAAPEWACDvDAEAAAABiQ0BAAAAAYoNAQAAAAGLDQEAAAABjA0BAAAAAY0NAQAAAAGODQIAAAABjw0CAAAAAZANQAAAAAGRDQIAAAABkg1AAAAAAZMNQAAAAAEBpxABAAAABAGnEAEAAAAEBA8AAPkWADCkEAAA-hYAMKYQAAD8FgAgqhAAAP0WADAABbgMAACKFwAgugwAAIsXACCMDQAAzhYAIJANAADOFgAgkg0AAM4WACAJuwwAAIgXACCbDQAAzhYAIJwNAADOFgAgnQ0AAM4WACCeDQAAzhYAIKANAADOFgAgog0AAM4WACCkDQAAzhYAIKUNAADOFgAgAAAAAAAAAAAAAAAAAAABpxAgAAAAAQGnEAABAAABAacQAAEAAAEFpxAQAAAAAa4QEAAAAAGvEBAAAAABsBAQAAAAAbEQEAAAAAEAAAALDwAAoRcAMBAAAKYXADCkEAAAohcAMKUQAACjFwAwphAAAKQXACCnEAAApRcAMKgQAAClFwAwqRAAAKUXADCqEAAApRcAMKsQAACnFwAwrBAAAKgXADAIugwCAAAAAZENAQAAAAGuDQEAAAABsA0EAAAAAcINAgAAAAHDDUAAAAABxA1AAAAAAcUNgAAAAAECAAAAoBIAIA8AAKwXACADAAAAoBIAIA8AAKwXACAQAACrFwAgAQgAAJ4eADAO5wsAAL0UACC6DAIAlxQAIewMAAC8FAAw7QwAAKISABDuDAAAvBQAMJENAQCRFAAhrg0BAI8UACGwDQQAmhQAIcANAQCPFAAhwg0CAJcUACHDDUAAkxQAIcQNQACTFAAhxQ0AAJgUACDGDQAAvhQAIAIAAACgEgAgCAAAqxcAIAIAAACpFwAgCAAAqhcAIAy6DAIAlxQAIewMAACoFwAw7QwAAKkXABDuDAAAqBcAMJENAQCRFAAhrg0BAI8UACGwDQQAmhQAIcANAQCPFAAhwg0CAJcUACHDDUAAkxQAIcQNQACTFAAhxQ0AAJgUACAMugwCAJcUACHsDAAAqBcAMO0MAACpFwAQ7gwAAKgXADCRDQEAkRQAIa4NAQCPFAAhsA0EAJoUACHADQEAjxQAIcINAgCXFAAhww1AAJMUACHEDUAAkxQAIcUNAACYFAAgCLoMAgDXFgAhkQ0BANgWACGuDQEA2RYAIbANBADUFgAhwg0CANcWACHDDUAA1RYAIcQNQADVFgAhxQ2AAAAAAQi6DAIA1xYAIZENAQDYFgAhrg0BANkWACGwDQQA1BYAIcINAgDXFgAhww1AANUWACHEDUAA1RYAIcUNgAAAAAEIugwCAAAAAZENAQAAAAGuDQEAAAABsA0EAAAAAcINAgAAAAHDDUAAAAABxA1AAAAAAcUNgAAAAAEEDwAAoRcAMKQQAACiFwAwphAAAKQXACCqEAAApRcAMAAAAAAAAAUPAACZHgAgEAAAnB4AIKQQAACaHgAgpRAAAJseACCqEAAAuxIAIAMPAACZHgAgpBAAAJoeACCqEAAAuxIAIALmCwAArhcAIMENAADOFgAgAAAAAAAAAAACpxABAAAABK0QAQAAAAUFpxAEAAAAAa4QBAAAAAGvEAQAAAABsBAEAAAAAbEQBAAAAAEBpxABAAAABAAAAAAAAAAAAAAAAAAFpxAQAAAAAa4QEAAAAAGvEBAAAAABsBAQAAAAAbEQEAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACpxACAAAABK0QAgAAAAUCpxACAAAABK0QAgAAAAUBpxACAAAABAGnEAIAAAAEAAAAAAACpxACAAAABK0QAgAAAAUCpxACAAAABK0QAgAAAAUCpxACAAAABK0QAgAAAAUBpxACAAAABAGnEAIAAAAEAacQAgAAAAQAAAAAAAAAAAAAAAAAAqcQAQAAAAStEAEAAAAFAacQAQAAAAQAAAAAAAAAAAAAAAAAAAKnEAEAAAAErRABAAAABQGnEAEAAAAEAAAAAAAAAAAAAAAAAAUPAACUHgAgEAAAlx4AIKQQAACVHgAgpRAAAJYeACCqEAAAlQwAIAMPAACUHgAgpBAAAJUeACCqEAAAlQwAIAAAAAAAAqcQAQAAAAStEAEAAAAFBQ8AAI8eACAQAACSHgAgpBAAAJAeACClEAAAkR4AIKoQAACVDAAgAacQAQAAAAQDDwAAjx4AIKQQAACQHgAgqhAAAJUMACAAAAAAAAsPAADoGAAwEAAA7RgAMKQQAADpGAAwpRAAAOoYADCmEAAA6xgAIKcQAADsGAAwqBAAAOwYADCpEAAA7BgAMKoQAADsGAAwqxAAAO4YADCsEAAA7xgAMAsPAADcGAAwEAAA4RgAMKQQAADdGAAwpRAAAN4YADCmEAAA3xgAIKcQAADgGAAwqBAAAOAYADCpEAAA4BgAMKoQAADgGAAwqxAAAOIYADCsEAAA4xgAMArDDUAAAAABtw4BAAAAAbgOQAAAAAG5DiAAAAABug4BAAAAAbsOQAAAAAG8DiAAAAABvQ5AAAAAAb4OQAAAAAG_DoAAAAABAgAAAJ0MACAPAADnGAAgAwAAAJ0MACAPAADnGAAgEAAA5hgAIAEIAACOHgAwEPMHAACWFQAg7AwAAJUVADDtDAAAmwwAEO4MAACVFQAwrg0BAI8UACHDDUAAkhQAIbcOAQCPFAAhuA5AAJMUACG5DiAAkBQAIboOAQCRFAAhuw5AAJIUACG8DiAAkBQAIb0OQACSFAAhvg5AAJIUACG_DgAAmBQAIMEOAACUFQAgAgAAAJ0MACAIAADmGAAgAgAAAOQYACAIAADlGAAgDuwMAADjGAAw7QwAAOQYABDuDAAA4xgAMK4NAQCPFAAhww1AAJIUACG3DgEAjxQAIbgOQACTFAAhuQ4gAJAUACG6DgEAkRQAIbsOQACSFAAhvA4gAJAUACG9DkAAkhQAIb4OQACSFAAhvw4AAJgUACAO7AwAAOMYADDtDAAA5BgAEO4MAADjGAAwrg0BAI8UACHDDUAAkhQAIbcOAQCPFAAhuA5AAJMUACG5DiAAkBQAIboOAQCRFAAhuw5AAJIUACG8DiAAkBQAIb0OQACSFAAhvg5AAJIUACG_DgAAmBQAIArDDUAA4RYAIbcOAQDZFgAhuA5AANUWACG5DiAA9xYAIboOAQDYFgAhuw5AAOEWACG8DiAA9xYAIb0OQADhFgAhvg5AAOEWACG_DoAAAAABCsMNQADhFgAhtw4BANkWACG4DkAA1RYAIbkOIAD3FgAhug4BANgWACG7DkAA4RYAIbwOIAD3FgAhvQ5AAOEWACG-DkAA4RYAIb8OgAAAAAEKww1AAAAAAbcOAQAAAAG4DkAAAAABuQ4gAAAAAboOAQAAAAG7DkAAAAABvA4gAAAAAb0OQAAAAAG-DkAAAAABvw6AAAAAAQn0DAEAAAABsA0EAAAAAcoNIAAAAAHLDQIAAAABzA0AANMYACDODQEAAAAB0Q2AAAAAAZcOAAEAAAHADgQAAAABAgAAAJkMACAPAADzGAAgAwAAAJkMACAPAADzGAAgEAAA8hgAIAEIAACNHgAwD_MHAACWFQAg7AwAAJgVADDtDAAAlwwAEO4MAACYFQAw9AwBAJEUACGuDQEAjxQAIbANBACaFAAhxg0AAJcVACDKDSAAkBQAIcsNAgCXFAAhzA0AAIoUACDODQEAkRQAIdENAACiFAAglw4AAbUUACHADgQAxxQAIQIAAACZDAAgCAAA8hgAIAIAAADwGAAgCAAA8RgAIA3sDAAA7xgAMO0MAADwGAAQ7gwAAO8YADD0DAEAkRQAIa4NAQCPFAAhsA0EAJoUACHKDSAAkBQAIcsNAgCXFAAhzA0AAIoUACDODQEAkRQAIdENAACiFAAglw4AAbUUACHADgQAxxQAIQ3sDAAA7xgAMO0MAADwGAAQ7gwAAO8YADD0DAEAkRQAIa4NAQCPFAAhsA0EAJoUACHKDSAAkBQAIcsNAgCXFAAhzA0AAIoUACDODQEAkRQAIdENAACiFAAglw4AAbUUACHADgQAxxQAIQn0DAEA2BYAIbANBADUFgAhyg0gAPcWACHLDQIA1xYAIcwNAADRGAAgzg0BANgWACHRDYAAAAABlw4AAZsXACHADgQAwBcAIQn0DAEA2BYAIbANBADUFgAhyg0gAPcWACHLDQIA1xYAIcwNAADRGAAgzg0BANgWACHRDYAAAAABlw4AAZsXACHADgQAwBcAIQn0DAEAAAABsA0EAAAAAcoNIAAAAAHLDQIAAAABzA0AANMYACDODQEAAAAB0Q2AAAAAAZcOAAEAAAHADgQAAAABBA8AAOgYADCkEAAA6RgAMKYQAADrGAAgqhAAAOwYADAEDwAA3BgAMKQQAADdGAAwphAAAN8YACCqEAAA4BgAMAAABfQHAAD2GAAg9QcAAPcYACCRDQAAzhYAIMQNAADOFgAguw4AAM4WACAAAAAAAAAAAAKnEAEAAAAErRABAAAABQUPAACIHgAgEAAAix4AIKQQAACJHgAgpRAAAIoeACCqEAAAzgsAIAGnEAEAAAAEAw8AAIgeACCkEAAAiR4AIKoQAADOCwAgAAAAAAAFDwAAgh4AIBAAAIYeACCkEAAAgx4AIKUQAACFHgAgqhAAAKkKACALDwAAjBkAMBAAAJEZADCkEAAAjRkAMKUQAACOGQAwphAAAI8ZACCnEAAAkBkAMKgQAACQGQAwqRAAAJAZADCqEAAAkBkAMKsQAACSGQAwrBAAAJMZADAK8QxAAAAAAYkNAQAAAAGRDQEAAAABrg0BAAAAAcQNQAAAAAHFDgEAAAABxg4AAIMZACDHDkAAAAAByA4BAAAAAckOgAAAAAECAAAAwAoAIA8AAJcZACADAAAAwAoAIA8AAJcZACAQAACWGQAgAQgAAIQeADAQ4QYAALAVACDsDAAArxUAMO0MAAC-CgAQ7gwAAK8VADDxDEAAkxQAIYkNAQCRFAAhkQ0BAJEUACGuDQEAjxQAIcQNQACTFAAhxA4BAI8UACHFDgEAjxQAIcYOAACKFAAgxw5AAJIUACHIDgEAkRQAIckOAACYFAAg2Q4AAK4VACACAAAAwAoAIAgAAJYZACACAAAAlBkAIAgAAJUZACAO7AwAAJMZADDtDAAAlBkAEO4MAACTGQAw8QxAAJMUACGJDQEAkRQAIZENAQCRFAAhrg0BAI8UACHEDUAAkxQAIcQOAQCPFAAhxQ4BAI8UACHGDgAAihQAIMcOQACSFAAhyA4BAJEUACHJDgAAmBQAIA7sDAAAkxkAMO0MAACUGQAQ7gwAAJMZADDxDEAAkxQAIYkNAQCRFAAhkQ0BAJEUACGuDQEAjxQAIcQNQACTFAAhxA4BAI8UACHFDgEAjxQAIcYOAACKFAAgxw5AAJIUACHIDgEAkRQAIckOAACYFAAgCvEMQADVFgAhiQ0BANgWACGRDQEA2BYAIa4NAQDZFgAhxA1AANUWACHFDgEA2RYAIcYOAACBGQAgxw5AAOEWACHIDgEA2BYAIckOgAAAAAEK8QxAANUWACGJDQEA2BYAIZENAQDYFgAhrg0BANkWACHEDUAA1RYAIcUOAQDZFgAhxg4AAIEZACDHDkAA4RYAIcgOAQDYFgAhyQ6AAAAAAQrxDEAAAAABiQ0BAAAAAZENAQAAAAGuDQEAAAABxA1AAAAAAcUOAQAAAAHGDgAAgxkAIMcOQAAAAAHIDgEAAAAByQ6AAAAAAQMPAACCHgAgpBAAAIMeACCqEAAAqQoAIAQPAACMGQAwpBAAAI0ZADCmEAAAjxkAIKoQAACQGQAwBNwGAAD9GQAg3QYAAP4ZACDgBgAA_xkAIOEGAACAGgAgAAAAAAAAAAAAAAAFDwAA_R0AIBAAAIAeACCkEAAA_h0AIKUQAAD_HQAgqhAAALUKACADDwAA_R0AIKQQAAD-HQAgqhAAALUKACAAAAAAAAUPAAD3HQAgEAAA-x0AIKQQAAD4HQAgpRAAAPodACCqEAAAqQoAIAsPAACvGQAwEAAAtBkAMKQQAACwGQAwpRAAALEZADCmEAAAshkAIKcQAACzGQAwqBAAALMZADCpEAAAsxkAMKoQAACzGQAwqxAAALUZADCsEAAAthkAMAP9DUAAAAAB0A4EAAAAAdEOBAAAAAECAAAAuQoAIA8AALoZACADAAAAuQoAIA8AALoZACAQAAC5GQAgAQgAAPkdADAJ3gYAALMVACDsDAAAshUAMO0MAAC3CgAQ7gwAALIVADD9DUAAkxQAIc0OAQCPFAAh0A4EAJoUACHRDgQAmhQAIdoOAACxFQAgAgAAALkKACAIAAC5GQAgAgAAALcZACAIAAC4GQAgB-wMAAC2GQAw7QwAALcZABDuDAAAthkAMP0NQACTFAAhzQ4BAI8UACHQDgQAmhQAIdEOBACaFAAhB-wMAAC2GQAw7QwAALcZABDuDAAAthkAMP0NQACTFAAhzQ4BAI8UACHQDgQAmhQAIdEOBACaFAAhA_0NQADVFgAh0A4EANQWACHRDgQA1BYAIQP9DUAA1RYAIdAOBADUFgAh0Q4EANQWACED_Q1AAAAAAdAOBAAAAAHRDgQAAAABAw8AAPcdACCkEAAA-B0AIKoQAACpCgAgBA8AAK8ZADCkEAAAsBkAMKYQAACyGQAgqhAAALMZADAAAAAFDwAA8h0AIBAAAPUdACCkEAAA8x0AIKUQAAD0HQAgqhAAAKkKACADDwAA8h0AIKQQAADzHQAgqhAAAKkKACAAAAAAAAUPAADtHQAgEAAA8B0AIKQQAADuHQAgpRAAAO8dACCqEAAAqQoAIAMPAADtHQAgpBAAAO4dACCqEAAAqQoAIAAAAAsPAADtGQAwEAAA8hkAMKQQAADuGQAwpRAAAO8ZADCmEAAA8BkAIKcQAADxGQAwqBAAAPEZADCpEAAA8RkAMKoQAADxGQAwqxAAAPMZADCsEAAA9BkAMAsPAADhGQAwEAAA5hkAMKQQAADiGQAwpRAAAOMZADCmEAAA5BkAIKcQAADlGQAwqBAAAOUZADCpEAAA5RkAMKoQAADlGQAwqxAAAOcZADCsEAAA6BkAMAsPAADVGQAwEAAA2hkAMKQQAADWGQAwpRAAANcZADCmEAAA2BkAIKcQAADZGQAwqBAAANkZADCpEAAA2RkAMKoQAADZGQAwqxAAANsZADCsEAAA3BkAMAcPAADQGQAgEAAA0xkAIKQQAADRGQAgpRAAANIZACCoEAAAvAoAIKkQAAC8CgAgqhAAAM4LACAGgQMCAAAAAeIGAACZGQAglA0BAAAAAcoOQAAAAAHLDiAAAAABzA5AAAAAAQIAAADOCwAgDwAA0BkAIAMAAAC8CgAgDwAA0BkAIBAAANQZACAIAAAAvAoAIAgAANQZACCBAwIA1xYAIeIGAACLGQAglA0BANkWACHKDkAA1RYAIcsOIAD3FgAhzA5AAOEWACEGgQMCANcWACHiBgAAixkAIJQNAQDZFgAhyg5AANUWACHLDiAA9xYAIcwOQADhFgAhBt8GAAC8GQAgkw1AAAAAAZQNAQAAAAHNDgEAAAAB0g5AAAAAAdMOAgAAAAECAAAAtQoAIA8AAOAZACADAAAAtQoAIA8AAOAZACAQAADfGQAgAQgAAOwdADAL2wYAAJ8VACDfBgAAtRUAIOwMAAC0FQAw7QwAALMKABDuDAAAtBUAMJMNQACTFAAhlA0BAI8UACHEDgEAjxQAIc0OAQAAAAHSDkAAkhQAIdMOAgCXFAAhAgAAALUKACAIAADfGQAgAgAAAN0ZACAIAADeGQAgCewMAADcGQAw7QwAAN0ZABDuDAAA3BkAMJMNQACTFAAhlA0BAI8UACHEDgEAjxQAIc0OAQCPFAAh0g5AAJIUACHTDgIAlxQAIQnsDAAA3BkAMO0MAADdGQAQ7gwAANwZADCTDUAAkxQAIZQNAQCPFAAhxA4BAI8UACHNDgEAjxQAIdIOQACSFAAh0w4CAJcUACEFkw1AANUWACGUDQEA2RYAIc0OAQDZFgAh0g5AAOEWACHTDgIA1xYAIQbfBgAArhkAIJMNQADVFgAhlA0BANkWACHNDgEA2RYAIdIOQADhFgAh0w4CANcWACEG3wYAALwZACCTDUAAAAABlA0BAAAAAc0OAQAAAAHSDkAAAAAB0w4CAAAAAQPUDgEAAAAB1Q4BAAAAAdYOQAAAAAECAAAAsQoAIA8AAOwZACADAAAAsQoAIA8AAOwZACAQAADrGQAgAQgAAOsdADAJ2wYAAJ8VACDsDAAAtxUAMO0MAACvCgAQ7gwAALcVADDEDgEAjxQAIdQOAQCPFAAh1Q4BAI8UACHWDkAAkxQAIdsOAAC2FQAgAgAAALEKACAIAADrGQAgAgAAAOkZACAIAADqGQAgB-wMAADoGQAw7QwAAOkZABDuDAAA6BkAMMQOAQCPFAAh1A4BAI8UACHVDgEAjxQAIdYOQACTFAAhB-wMAADoGQAw7QwAAOkZABDuDAAA6BkAMMQOAQCPFAAh1A4BAI8UACHVDgEAjxQAIdYOQACTFAAhA9QOAQDZFgAh1Q4BANkWACHWDkAA1RYAIQPUDgEA2RYAIdUOAQDZFgAh1g5AANUWACED1A4BAAAAAdUOAQAAAAHWDkAAAAABCe8MAQAAAAH0DAEAAAABkw1AAAAAAZQNAQAAAAGYDQIAAAAB8Q1AAAAAAZ8OQAAAAAHXDgEAAAAB2A6AAAAAAQIAAACtCgAgDwAA-BkAIAMAAACtCgAgDwAA-BkAIBAAAPcZACABCAAA6h0AMA7bBgAAnxUAIOwMAAC4FQAw7QwAAKsKABDuDAAAuBUAMO8MAQAAAAH0DAEAkRQAIZMNQACTFAAhlA0BAI8UACGYDQIAlxQAIfENQACSFAAhnw5AAJMUACHEDgEAjxQAIdcOAQCPFAAh2A4AAJgUACACAAAArQoAIAgAAPcZACACAAAA9RkAIAgAAPYZACAN7AwAAPQZADDtDAAA9RkAEO4MAAD0GQAw7wwBAI8UACH0DAEAkRQAIZMNQACTFAAhlA0BAI8UACGYDQIAlxQAIfENQACSFAAhnw5AAJMUACHEDgEAjxQAIdcOAQCPFAAh2A4AAJgUACAN7AwAAPQZADDtDAAA9RkAEO4MAAD0GQAw7wwBAI8UACH0DAEAkRQAIZMNQACTFAAhlA0BAI8UACGYDQIAlxQAIfENQACSFAAhnw5AAJMUACHEDgEAjxQAIdcOAQCPFAAh2A4AAJgUACAJ7wwBANkWACH0DAEA2BYAIZMNQADVFgAhlA0BANkWACGYDQIA1xYAIfENQADhFgAhnw5AANUWACHXDgEA2RYAIdgOgAAAAAEJ7wwBANkWACH0DAEA2BYAIZMNQADVFgAhlA0BANkWACGYDQIA1xYAIfENQADhFgAhnw5AANUWACHXDgEA2RYAIdgOgAAAAAEJ7wwBAAAAAfQMAQAAAAGTDUAAAAABlA0BAAAAAZgNAgAAAAHxDUAAAAABnw5AAAAAAdcOAQAAAAHYDoAAAAABBA8AAO0ZADCkEAAA7hkAMKYQAADwGQAgqhAAAPEZADAEDwAA4RkAMKQQAADiGQAwphAAAOQZACCqEAAA5RkAMAQPAADVGQAwpBAAANYZADCmEAAA2BkAIKoQAADZGQAwAw8AANAZACCkEAAA0RkAIKoQAADOCwAgAAAAA9sGAACaGQAg4gYAAJsZACDMDgAAzhYAIAPbBgAAmhkAIN8GAACCGgAg0g4AAM4WACAAAAAAAAAAAAAAAAAFDwAA5R0AIBAAAOgdACCkEAAA5h0AIKUQAADnHQAgqhAAAKgJACADDwAA5R0AIKQQAADmHQAgqhAAAKgJACAAAAAAAAUPAADgHQAgEAAA4x0AIKQQAADhHQAgpRAAAOIdACCqEAAAqAkAIAMPAADgHQAgpBAAAOEdACCqEAAAqAkAIAAAAAAACw8AAKoaADAQAACvGgAwpBAAAKsaADClEAAArBoAMKYQAACtGgAgpxAAAK4aADCoEAAArhoAMKkQAACuGgAwqhAAAK4aADCrEAAAsBoAMKwQAACxGgAwCw8AAJ4aADAQAACjGgAwpBAAAJ8aADClEAAAoBoAMKYQAAChGgAgpxAAAKIaADCoEAAAohoAMKkQAACiGgAwqhAAAKIaADCrEAAApBoAMKwQAAClGgAwAuYOAgAAAAHnDgABAAABAgAAALAJACAPAACpGgAgAwAAALAJACAPAACpGgAgEAAAqBoAIAEIAADfHQAwCIgGAADFFQAg7AwAAMQVADDtDAAArgkAEO4MAADEFQAw5Q4BAI8UACHmDgIAlxQAIecOAAG0FAAh9A4AAMMVACACAAAAsAkAIAgAAKgaACACAAAAphoAIAgAAKcaACAG7AwAAKUaADDtDAAAphoAEO4MAAClGgAw5Q4BAI8UACHmDgIAlxQAIecOAAG0FAAhBuwMAAClGgAw7QwAAKYaABDuDAAApRoAMOUOAQCPFAAh5g4CAJcUACHnDgABtBQAIQLmDgIA1xYAIecOAAGaFwAhAuYOAgDXFgAh5w4AAZoXACEC5g4CAAAAAecOAAEAAAEErg0BAAAAAbwNEAAAAAGLDgIAAAAB6A4CAAAAAQIAAACsCQAgDwAAtRoAIAMAAACsCQAgDwAAtRoAIBAAALQaACABCAAA3h0AMAqIBgAAxRUAIOwMAADHFQAw7QwAAKoJABDuDAAAxxUAMK4NAQCPFAAhvA0QALYUACGLDgIAlxQAIeUOAQCPFAAh6A4CAJcUACH1DgAAxhUAIAIAAACsCQAgCAAAtBoAIAIAAACyGgAgCAAAsxoAIAjsDAAAsRoAMO0MAACyGgAQ7gwAALEaADCuDQEAjxQAIbwNEAC2FAAhiw4CAJcUACHlDgEAjxQAIegOAgCXFAAhCOwMAACxGgAw7QwAALIaABDuDAAAsRoAMK4NAQCPFAAhvA0QALYUACGLDgIAlxQAIeUOAQCPFAAh6A4CAJcUACEErg0BANkWACG8DRAAnBcAIYsOAgDXFgAh6A4CANcWACEErg0BANkWACG8DRAAnBcAIYsOAgDXFgAh6A4CANcWACEErg0BAAAAAbwNEAAAAAGLDgIAAAAB6A4CAAAAAQQPAACqGgAwpBAAAKsaADCmEAAArRoAIKoQAACuGgAwBA8AAJ4aADCkEAAAnxoAMKYQAAChGgAgqhAAAKIaADAAABKJBgAAuBoAIIoGAAC5GgAgvA0AAM4WACDSDQAAzhYAIOsNAADOFgAg_Q0AAM4WACCcDgAAzhYAIK8OAADOFgAgxA4AAM4WACDrDgAAzhYAIOwOAADOFgAg7Q4AAM4WACDuDgAAzhYAIO8OAADOFgAg8A4AAM4WACDxDgAAzhYAIPIOAADOFgAg8w4AAM4WACAAAAAFDwAA2R0AIBAAANwdACCkEAAA2h0AIKUQAADbHQAgqhAAAIgIACADDwAA2R0AIKQQAADaHQAgqhAAAIgIACAAAAAAAAKnEAEAAAAErRABAAAABQUPAADUHQAgEAAA1x0AIKQQAADVHQAgpRAAANYdACCqEAAAiAgAIAGnEAEAAAAEAw8AANQdACCkEAAA1R0AIKoQAACICAAgAAAAAAAFDwAAzx0AIBAAANIdACCkEAAA0B0AIKUQAADRHQAgqhAAAIgIACADDwAAzx0AIKQQAADQHQAgqhAAAIgIACAAAAAAAAKnEAEAAAAErRABAAAABQUPAADKHQAgEAAAzR0AIKQQAADLHQAgpRAAAMwdACCqEAAAiAgAIAGnEAEAAAAEAw8AAModACCkEAAAyx0AIKoQAACICAAgAAAAAAAFDwAAxR0AIBAAAMgdACCkEAAAxh0AIKUQAADHHQAgqhAAAIgIACADDwAAxR0AIKQQAADGHQAgqhAAAIgIACAAAAAAAAKnEAEAAAAErRABAAAABQsPAACbGwAwEAAAoBsAMKQQAACcGwAwpRAAAJ0bADCmEAAAnhsAIKcQAACfGwAwqBAAAJ8bADCpEAAAnxsAMKoQAACfGwAwqxAAAKEbADCsEAAAohsAMAsPAACPGwAwEAAAlBsAMKQQAACQGwAwpRAAAJEbADCmEAAAkhsAIKcQAACTGwAwqBAAAJMbADCpEAAAkxsAMKoQAACTGwAwqxAAAJUbADCsEAAAlhsAMAsPAACDGwAwEAAAiBsAMKQQAACEGwAwpRAAAIUbADCmEAAAhhsAIKcQAACHGwAwqBAAAIcbADCpEAAAhxsAMKoQAACHGwAwqxAAAIkbADCsEAAAihsAMAsPAAD3GgAwEAAA_BoAMKQQAAD4GgAwpRAAAPkaADCmEAAA-hoAIKcQAAD7GgAwqBAAAPsaADCpEAAA-xoAMKoQAAD7GgAwqxAAAP0aADCsEAAA_hoAMAsPAADrGgAwEAAA8BoAMKQQAADsGgAwpRAAAO0aADCmEAAA7hoAIKcQAADvGgAwqBAAAO8aADCpEAAA7xoAMKoQAADvGgAwqxAAAPEaADCsEAAA8hoAMATvDAEAAAABkw1AAAAAAbAOQAAAAAHNDgABAAABAgAAAJwIACAPAAD2GgAgAwAAAJwIACAPAAD2GgAgEAAA9RoAIAEIAADEHQAwCaIFAADVFQAg7AwAANQVADDtDAAAmggAEO4MAADUFQAw7wwBAAAAAZMNQACTFAAhsA5AAJMUACHNDgABAAAB6Q4BAI8UACECAAAAnAgAIAgAAPUaACACAAAA8xoAIAgAAPQaACAI7AwAAPIaADDtDAAA8xoAEO4MAADyGgAw7wwBAI8UACGTDUAAkxQAIbAOQACTFAAhzQ4AAbQUACHpDgEAjxQAIQjsDAAA8hoAMO0MAADzGgAQ7gwAAPIaADDvDAEAjxQAIZMNQACTFAAhsA5AAJMUACHNDgABtBQAIekOAQCPFAAhBO8MAQDZFgAhkw1AANUWACGwDkAA1RYAIc0OAAGaFwAhBO8MAQDZFgAhkw1AANUWACGwDkAA1RYAIc0OAAGaFwAhBO8MAQAAAAGTDUAAAAABsA5AAAAAAc0OAAEAAAEG9g4CAAAAAfcOAgAAAAH4DgIAAAAB-Q4AAMcaACD6DoAAAAAB-w4BAAAAAQIAAACYCAAgDwAAghsAIAMAAACYCAAgDwAAghsAIBAAAIEbACABCAAAwx0AMAyiBQAA1RUAIOwMAADXFQAw7QwAAJYIABDuDAAA1xUAMOkOAQCPFAAh9g4CAJcUACH3DgIAlxQAIfgOAgCXFAAh-Q4AAIoUACD6DgAAohQAIPsOAQCPFAAhkw8AANYVACACAAAAmAgAIAgAAIEbACACAAAA_xoAIAgAAIAbACAK7AwAAP4aADDtDAAA_xoAEO4MAAD-GgAw6Q4BAI8UACH2DgIAlxQAIfcOAgCXFAAh-A4CAJcUACH5DgAAihQAIPoOAACiFAAg-w4BAI8UACEK7AwAAP4aADDtDAAA_xoAEO4MAAD-GgAw6Q4BAI8UACH2DgIAlxQAIfcOAgCXFAAh-A4CAJcUACH5DgAAihQAIPoOAACiFAAg-w4BAI8UACEG9g4CANcWACH3DgIA1xYAIfgOAgDXFgAh-Q4AAMUaACD6DoAAAAAB-w4BANkWACEG9g4CANcWACH3DgIA1xYAIfgOAgDXFgAh-Q4AAMUaACD6DoAAAAAB-w4BANkWACEG9g4CAAAAAfcOAgAAAAH4DgIAAAAB-Q4AAMcaACD6DoAAAAAB-w4BAAAAAQTnCwIAAAAB6w0BAAAAAfwOAgAAAAH9DgEAAAABAgAAAJQIACAPAACOGwAgAwAAAJQIACAPAACOGwAgEAAAjRsAIAEIAADCHQAwCqIFAADVFQAg5wsCAJcUACHsDAAA2RUAMO0MAACSCAAQ7gwAANkVADDrDQEAjxQAIekOAQCPFAAh_A4CAJYUACH9DgEAjxQAIZQPAADYFQAgAgAAAJQIACAIAACNGwAgAgAAAIsbACAIAACMGwAgCOcLAgCXFAAh7AwAAIobADDtDAAAixsAEO4MAACKGwAw6w0BAI8UACHpDgEAjxQAIfwOAgCWFAAh_Q4BAI8UACEI5wsCAJcUACHsDAAAihsAMO0MAACLGwAQ7gwAAIobADDrDQEAjxQAIekOAQCPFAAh_A4CAJYUACH9DgEAjxQAIQTnCwIA1xYAIesNAQDZFgAh_A4CANYWACH9DgEA2RYAIQTnCwIA1xYAIesNAQDZFgAh_A4CANYWACH9DgEA2RYAIQTnCwIAAAAB6w0BAAAAAfwOAgAAAAH9DgEAAAABE4ADAQAAAAHnCwIAAAABrg0BAAAAAf8NAgAAAAGIDgEAAAABxQ4BAAAAAdQOAQAAAAH2DgIAAAAB-w4gAAAAAfwOAgAAAAH-DgEAAAAB_w4BAAAAAYAPAgAAAAGBD4AAAAABgg8BAAAAAYMPAQAAAAGEDwAA1xoAIIUPIAAAAAGGDwIAAAABAgAAAJAIACAPAACaGwAgAwAAAJAIACAPAACaGwAgEAAAmRsAIAEIAADBHQAwGYADAQCPFAAhogUAANUVACDnCwIAlxQAIewMAADbFQAw7QwAAI4IABDuDAAA2xUAMK4NAQCRFAAh_w0CAJYUACGIDgEAkRQAIcUOAQCRFAAh1A4BAJEUACHpDgEAjxQAIfYOAgCWFAAh-w4gALMUACH8DgIAlxQAIf4OAQCPFAAh_w4BAJEUACGADwIAlhQAIYEPAACYFAAggg8BAJEUACGDDwEAkRQAIYQPAACKFAAghQ8gALMUACGGDwIAlhQAIZUPAADaFQAgAgAAAJAIACAIAACZGwAgAgAAAJcbACAIAACYGwAgF4ADAQCPFAAh5wsCAJcUACHsDAAAlhsAMO0MAACXGwAQ7gwAAJYbADCuDQEAkRQAIf8NAgCWFAAhiA4BAJEUACHFDgEAkRQAIdQOAQCRFAAh6Q4BAI8UACH2DgIAlhQAIfsOIACzFAAh_A4CAJcUACH-DgEAjxQAIf8OAQCRFAAhgA8CAJYUACGBDwAAmBQAIIIPAQCRFAAhgw8BAJEUACGEDwAAihQAIIUPIACzFAAhhg8CAJYUACEXgAMBAI8UACHnCwIAlxQAIewMAACWGwAw7QwAAJcbABDuDAAAlhsAMK4NAQCRFAAh_w0CAJYUACGIDgEAkRQAIcUOAQCRFAAh1A4BAJEUACHpDgEAjxQAIfYOAgCWFAAh-w4gALMUACH8DgIAlxQAIf4OAQCPFAAh_w4BAJEUACGADwIAlhQAIYEPAACYFAAggg8BAJEUACGDDwEAkRQAIYQPAACKFAAghQ8gALMUACGGDwIAlhQAIROAAwEA2RYAIecLAgDXFgAhrg0BANgWACH_DQIA1hYAIYgOAQDYFgAhxQ4BANgWACHUDgEA2BYAIfYOAgDWFgAh-w4gAJkXACH8DgIA1xYAIf4OAQDZFgAh_w4BANgWACGADwIA1hYAIYEPgAAAAAGCDwEA2BYAIYMPAQDYFgAhhA8AANUaACCFDyAAmRcAIYYPAgDWFgAhE4ADAQDZFgAh5wsCANcWACGuDQEA2BYAIf8NAgDWFgAhiA4BANgWACHFDgEA2BYAIdQOAQDYFgAh9g4CANYWACH7DiAAmRcAIfwOAgDXFgAh_g4BANkWACH_DgEA2BYAIYAPAgDWFgAhgQ-AAAAAAYIPAQDYFgAhgw8BANgWACGEDwAA1RoAIIUPIACZFwAhhg8CANYWACETgAMBAAAAAecLAgAAAAGuDQEAAAAB_w0CAAAAAYgOAQAAAAHFDgEAAAAB1A4BAAAAAfYOAgAAAAH7DiAAAAAB_A4CAAAAAf4OAQAAAAH_DgEAAAABgA8CAAAAAYEPgAAAAAGCDwEAAAABgw8BAAAAAYQPAADXGgAghQ8gAAAAAYYPAgAAAAEC5g4CAAAAAecOAAEAAAECAAAAjAgAIA8AAKYbACADAAAAjAgAIA8AAKYbACAQAAClGwAgAQgAAMAdADAIogUAANUVACDsDAAA3RUAMO0MAACKCAAQ7gwAAN0VADDmDgIAlxQAIecOAAG0FAAh6Q4BAI8UACGWDwAA3BUAIAIAAACMCAAgCAAApRsAIAIAAACjGwAgCAAApBsAIAbsDAAAohsAMO0MAACjGwAQ7gwAAKIbADDmDgIAlxQAIecOAAG0FAAh6Q4BAI8UACEG7AwAAKIbADDtDAAAoxsAEO4MAACiGwAw5g4CAJcUACHnDgABtBQAIekOAQCPFAAhAuYOAgDXFgAh5w4AAZoXACEC5g4CANcWACHnDgABmhcAIQLmDgIAAAAB5w4AAQAAAQGnEAEAAAAEBA8AAJsbADCkEAAAnBsAMKYQAACeGwAgqhAAAJ8bADAEDwAAjxsAMKQQAACQGwAwphAAAJIbACCqEAAAkxsAMAQPAACDGwAwpBAAAIQbADCmEAAAhhsAIKoQAACHGwAwBA8AAPcaADCkEAAA-BoAMKYQAAD6GgAgqhAAAPsaADAEDwAA6xoAMKQQAADsGgAwphAAAO4aACCqEAAA7xoAMAAAAAAAEaMFAACtGwAgpAUAAK4bACClBQAArxsAIKYFAACwGwAgpwUAALEbACDbBgAAzhYAIPEMAADOFgAgsA0AAM4WACDrDQAAzhYAIPcNAADOFgAgxA4AAM4WACCJDwAAzhYAIIoPAADOFgAgiw8AAM4WACCMDwAAzhYAIJEPAADOFgAgkg8AAM4WACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABQ8AALsdACAQAAC-HQAgpBAAALwdACClEAAAvR0AIKoQAADEBAAgAw8AALsdACCkEAAAvB0AIKoQAADEBAAgAAAAAAALDwAAihwAMBAAAI8cADCkEAAAixwAMKUQAACMHAAwphAAAI0cACCnEAAAjhwAMKgQAACOHAAwqRAAAI4cADCqEAAAjhwAMKsQAACQHAAwrBAAAJEcADAFrg0BAAAAAY0PIAAAAAHCD0AAAAABxg8gAAAAAccPQAAAAAECAAAAyAQAIA8AAJUcACADAAAAyAQAIA8AAJUcACAQAACUHAAgAQgAALodADAKgAMAAI0WACDsDAAAjBYAMO0MAADGBAAQ7gwAAIwWADCuDQEAAAABqA4BAI8UACGNDyAAkBQAIcIPQACSFAAhxg8gAJAUACHHD0AAkxQAIQIAAADIBAAgCAAAlBwAIAIAAACSHAAgCAAAkxwAIAnsDAAAkRwAMO0MAACSHAAQ7gwAAJEcADCuDQEAjxQAIagOAQCPFAAhjQ8gAJAUACHCD0AAkhQAIcYPIACQFAAhxw9AAJMUACEJ7AwAAJEcADDtDAAAkhwAEO4MAACRHAAwrg0BAI8UACGoDgEAjxQAIY0PIACQFAAhwg9AAJIUACHGDyAAkBQAIccPQACTFAAhBa4NAQDZFgAhjQ8gAPcWACHCD0AA4RYAIcYPIAD3FgAhxw9AANUWACEFrg0BANkWACGNDyAA9xYAIcIPQADhFgAhxg8gAPcWACHHD0AA1RYAIQWuDQEAAAABjQ8gAAAAAcIPQAAAAAHGDyAAAAABxw9AAAAAAQQPAACKHAAwpBAAAIscADCmEAAAjRwAIKoQAACOHAAwAASBAwAAlxwAIPUNAADOFgAgwg8AAM4WACDJDwAAzhYAIAAAAAAAAAAACw8AAKIcADAQAACnHAAwpBAAAKMcADClEAAApBwAMKYQAAClHAAgpxAAAKYcADCoEAAAphwAMKkQAACmHAAwqhAAAKYcADCrEAAAqBwAMKwQAACpHAAwBO8OAAEAAAHQDwIAAAAB0Q8CAAAAAdIPAQAAAAECAAAA9wMAIA8AAK0cACADAAAA9wMAIA8AAK0cACAQAACsHAAgAQgAALkdADAKzwIAAJYWACDsDAAAlRYAMO0MAAD5AwAQ7gwAAJUWADDvDgABtRQAIdAPAgCXFAAh0Q8CAJcUACHSDwEAjxQAIdMPAAG0FAAh1A8AAJcWACACAAAA9wMAIAgAAKwcACACAAAAqhwAIAgAAKscACAI7AwAAKkcADDtDAAAqhwAEO4MAACpHAAw7w4AAbUUACHQDwIAlxQAIdEPAgCXFAAh0g8BAI8UACHTDwABtBQAIQjsDAAAqRwAMO0MAACqHAAQ7gwAAKkcADDvDgABtRQAIdAPAgCXFAAh0Q8CAJcUACHSDwEAjxQAIdMPAAG0FAAhBO8OAAGbFwAh0A8CANcWACHRDwIA1xYAIdIPAQDZFgAhBO8OAAGbFwAh0A8CANcWACHRDwIA1xYAIdIPAQDZFgAhBO8OAAEAAAHQDwIAAAAB0Q8CAAAAAdIPAQAAAAEEDwAAohwAMKQQAACjHAAwphAAAKUcACCqEAAAphwAMAAAAAAAAAUPAAC0HQAgEAAAtx0AIKQQAAC1HQAgpRAAALYdACCqEAAAkgQAIAMPAAC0HQAgpBAAALUdACCqEAAAkgQAIAHOAgAArxwAIAAAAAAAAAAAAAACpxACAAAABK0QAgAAAAUBpxACAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAqcQAAEAAAStEAABAAAFAacQAAEAAAQAAAAAAAAAAAKnEAEAAAAErRABAAAABQKnEAEAAAAErRABAAAABQKnEAEAAAAErRABAAAABQUPAACvHQAgEAAAsh0AIKQQAACwHQAgpRAAALEdACCqEAAA-wEAIAGnEAEAAAAEAacQAQAAAAQBpxABAAAABAMPAACvHQAgpBAAALAdACCqEAAA-wEAIAAAAAAACw8AAPMcADAQAAD4HAAwpBAAAPQcADClEAAA9RwAMKYQAAD2HAAgpxAAAPccADCoEAAA9xwAMKkQAAD3HAAwqhAAAPccADCrEAAA-RwAMKwQAAD6HAAwEe8MAQAAAAGTDUAAAAABtg0BAAAAAdsNAQAAAAGoDgEAAAABsA5AAAAAAeMOQAAAAAHkDkAAAAABpw8BAAAAAfEPAADpHAAg8g8AAOocACDzDwAA6xwAIPQPAgAAAAH1DwEAAAAB9g9AAAAAAfcPAQAAAAH4DwEAAAABAgAAAP8BACAPAAD-HAAgAwAAAP8BACAPAAD-HAAgEAAA_RwAIAEIAACuHQAwFqwBAACyFgAg7AwAALEWADDtDAAA_QEAEO4MAACxFgAw7wwBAAAAAZMNQACTFAAhlA0BAI8UACG2DQEAjxQAIdsNAQCPFAAhqA4BAI8UACGwDkAAkhQAIeMOQACSFAAh5A5AAJIUACGnDwEAAAAB8Q8AAIoUACDyDwAAihQAIPMPAACKFAAg9A8CAJYUACH1DwEAjxQAIfYPQACSFAAh9w8BAJEUACH4DwEAkRQAIQIAAAD_AQAgCAAA_RwAIAIAAAD7HAAgCAAA_BwAIBXsDAAA-hwAMO0MAAD7HAAQ7gwAAPocADDvDAEAjxQAIZMNQACTFAAhlA0BAI8UACG2DQEAjxQAIdsNAQCPFAAhqA4BAI8UACGwDkAAkhQAIeMOQACSFAAh5A5AAJIUACGnDwEAjxQAIfEPAACKFAAg8g8AAIoUACDzDwAAihQAIPQPAgCWFAAh9Q8BAI8UACH2D0AAkhQAIfcPAQCRFAAh-A8BAJEUACEV7AwAAPocADDtDAAA-xwAEO4MAAD6HAAw7wwBAI8UACGTDUAAkxQAIZQNAQCPFAAhtg0BAI8UACHbDQEAjxQAIagOAQCPFAAhsA5AAJIUACHjDkAAkhQAIeQOQACSFAAhpw8BAI8UACHxDwAAihQAIPIPAACKFAAg8w8AAIoUACD0DwIAlhQAIfUPAQCPFAAh9g9AAJIUACH3DwEAkRQAIfgPAQCRFAAhEe8MAQDZFgAhkw1AANUWACG2DQEA2RYAIdsNAQDZFgAhqA4BANkWACGwDkAA4RYAIeMOQADhFgAh5A5AAOEWACGnDwEA2RYAIfEPAADlHAAg8g8AAOYcACDzDwAA5xwAIPQPAgDWFgAh9Q8BANkWACH2D0AA4RYAIfcPAQDYFgAh-A8BANgWACER7wwBANkWACGTDUAA1RYAIbYNAQDZFgAh2w0BANkWACGoDgEA2RYAIbAOQADhFgAh4w5AAOEWACHkDkAA4RYAIacPAQDZFgAh8Q8AAOUcACDyDwAA5hwAIPMPAADnHAAg9A8CANYWACH1DwEA2RYAIfYPQADhFgAh9w8BANgWACH4DwEA2BYAIRHvDAEAAAABkw1AAAAAAbYNAQAAAAHbDQEAAAABqA4BAAAAAbAOQAAAAAHjDkAAAAAB5A5AAAAAAacPAQAAAAHxDwAA6RwAIPIPAADqHAAg8w8AAOscACD0DwIAAAAB9Q8BAAAAAfYPQAAAAAH3DwEAAAAB-A8BAAAAAQQPAADzHAAwpBAAAPQcADCmEAAA9hwAIKoQAAD3HAAwAAStAQAAgB0AILANAADOFgAg9g8AAM4WACD3DwAAzhYAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKnEAEAAAAErRABAAAABQGnEAEAAAAEAAAAEe8MAQAAAAGTDUAAAAABtg0BAAAAAdsNAQAAAAGoDgEAAAABsA5AAAAAAeMOQAAAAAHkDkAAAAABpw8BAAAAAfEPAADpHAAg8g8AAOocACDzDwAA6xwAIPQPAgAAAAH1DwEAAAAB9g9AAAAAAfcPAQAAAAH4DwEAAAABB_MHAQAAAAHvDAEAAAABkw1AAAAAAbANBAAAAAGDDwEAAAAB9g9AAAAAAfcPAQAAAAECAAAA-wEAIA8AAK8dACADAAAAgwIAIA8AAK8dACAQAACzHQAgCQAAAIMCACAIAACzHQAg8wcBANkWACHvDAEA2RYAIZMNQADVFgAhsA0EAMAXACGDDwEA2RYAIfYPQADhFgAh9w8BANgWACEH8wcBANkWACHvDAEA2RYAIZMNQADVFgAhsA0EAMAXACGDDwEA2RYAIfYPQADhFgAh9w8BANgWACECCAABAAABpw8AAQAAAQIAAACSBAAgDwAAtB0AIAMAAACVBAAgDwAAtB0AIBAAALgdACADAAAAlQQAIAgAAaseACGnDwABmhcAIQIIAAGaFwAhpw8AAZoXACEE7w4AAQAAAdAPAgAAAAHRDwIAAAAB0g8BAAAAAQWuDQEAAAABjQ8gAAAAAcIPQAAAAAHGDyAAAAABxw9AAAAAARKTDUAAAAABsA0EAAAAAbENBAAAAAG3DQEAAAAByA0BAAAAAfUNQAAAAAGhDgIAAAABqA4BAAAAAbMOAQAAAAHADwEAAAABwQ8BAAAAAcIPQAAAAAHIDxAAAAAByQ8BAAAAAcoPQAAAAAHLDyAAAAABzA8gAAAAAc0PIAAAAAECAAAAxAQAIA8AALsdACADAAAAzAQAIA8AALsdACAQAAC_HQAgFAAAAMwEACAIAAC_HQAgkw1AANUWACGwDQQA1BYAIbENBADUFgAhtw0BANkWACHIDQEA2RYAIfUNQADhFgAhoQ4CANcWACGoDgEA2RYAIbMOAQDZFgAhwA8BANkWACHBDwEA2RYAIcIPQADhFgAhyA8QAM8XACHJDwEA2BYAIcoPQADVFgAhyw8gAPcWACHMDyAA9xYAIc0PIAD3FgAhEpMNQADVFgAhsA0EANQWACGxDQQA1BYAIbcNAQDZFgAhyA0BANkWACH1DUAA4RYAIaEOAgDXFgAhqA4BANkWACGzDgEA2RYAIcAPAQDZFgAhwQ8BANkWACHCD0AA4RYAIcgPEADPFwAhyQ8BANgWACHKD0AA1RYAIcsPIAD3FgAhzA8gAPcWACHNDyAA9xYAIQLmDgIAAAAB5w4AAQAAAROAAwEAAAAB5wsCAAAAAa4NAQAAAAH_DQIAAAABiA4BAAAAAcUOAQAAAAHUDgEAAAAB9g4CAAAAAfsOIAAAAAH8DgIAAAAB_g4BAAAAAf8OAQAAAAGADwIAAAABgQ-AAAAAAYIPAQAAAAGDDwEAAAABhA8AANcaACCFDyAAAAABhg8CAAAAAQTnCwIAAAAB6w0BAAAAAfwOAgAAAAH9DgEAAAABBvYOAgAAAAH3DgIAAAAB-A4CAAAAAfkOAADHGgAg-g6AAAAAAfsOAQAAAAEE7wwBAAAAAZMNQAAAAAGwDkAAAAABzQ4AAQAAARykBQAAqRsAIKUFAACqGwAgpgUAAKsbACCnBQAArBsAINsGgAAAAAHvDAEAAAAB8QwEAAAAAZMNQAAAAAGUDQEAAAABsA0EAAAAAcgNAQAAAAHrDQEAAAAB9w2AAAAAAagOAQAAAAGwDkAAAAABxA4BAAAAAYcPAQAAAAGIDyAAAAABiQ8BAAAAAYoPAQAAAAGLD4AAAAABjA-AAAAAAY0PgAAAAAGODyAAAAABjw8AAKcbACCQDwIAAAABkQ9AAAAAAZIPQAAAAAECAAAAiAgAIA8AAMUdACADAAAApAgAIA8AAMUdACAQAADJHQAgHgAAAKQIACAIAADJHQAgpAUAAOcaACClBQAA6BoAIKYFAADpGgAgpwUAAOoaACDbBoAAAAAB7wwBANkWACHxDAQAwBcAIZMNQADVFgAhlA0BANkWACGwDQQAwBcAIcgNAQDZFgAh6w0BANgWACH3DYAAAAABqA4BANkWACGwDkAA1RYAIcQOAQDYFgAhhw8BANkWACGIDyAA9xYAIYkPAQDYFgAhig8BANgWACGLD4AAAAABjA-AAAAAAY0PgAAAAAGODyAA9xYAIY8PAADlGgAgkA8CANcWACGRD0AA4RYAIZIPQADhFgAhHKQFAADnGgAgpQUAAOgaACCmBQAA6RoAIKcFAADqGgAg2waAAAAAAe8MAQDZFgAh8QwEAMAXACGTDUAA1RYAIZQNAQDZFgAhsA0EAMAXACHIDQEA2RYAIesNAQDYFgAh9w2AAAAAAagOAQDZFgAhsA5AANUWACHEDgEA2BYAIYcPAQDZFgAhiA8gAPcWACGJDwEA2BYAIYoPAQDYFgAhiw-AAAAAAYwPgAAAAAGND4AAAAABjg8gAPcWACGPDwAA5RoAIJAPAgDXFgAhkQ9AAOEWACGSD0AA4RYAIRyjBQAAqBsAIKUFAACqGwAgpgUAAKsbACCnBQAArBsAINsGgAAAAAHvDAEAAAAB8QwEAAAAAZMNQAAAAAGUDQEAAAABsA0EAAAAAcgNAQAAAAHrDQEAAAAB9w2AAAAAAagOAQAAAAGwDkAAAAABxA4BAAAAAYcPAQAAAAGIDyAAAAABiQ8BAAAAAYoPAQAAAAGLD4AAAAABjA-AAAAAAY0PgAAAAAGODyAAAAABjw8AAKcbACCQDwIAAAABkQ9AAAAAAZIPQAAAAAECAAAAiAgAIA8AAModACADAAAApAgAIA8AAModACAQAADOHQAgHgAAAKQIACAIAADOHQAgowUAAOYaACClBQAA6BoAIKYFAADpGgAgpwUAAOoaACDbBoAAAAAB7wwBANkWACHxDAQAwBcAIZMNQADVFgAhlA0BANkWACGwDQQAwBcAIcgNAQDZFgAh6w0BANgWACH3DYAAAAABqA4BANkWACGwDkAA1RYAIcQOAQDYFgAhhw8BANkWACGIDyAA9xYAIYkPAQDYFgAhig8BANgWACGLD4AAAAABjA-AAAAAAY0PgAAAAAGODyAA9xYAIY8PAADlGgAgkA8CANcWACGRD0AA4RYAIZIPQADhFgAhHKMFAADmGgAgpQUAAOgaACCmBQAA6RoAIKcFAADqGgAg2waAAAAAAe8MAQDZFgAh8QwEAMAXACGTDUAA1RYAIZQNAQDZFgAhsA0EAMAXACHIDQEA2RYAIesNAQDYFgAh9w2AAAAAAagOAQDZFgAhsA5AANUWACHEDgEA2BYAIYcPAQDZFgAhiA8gAPcWACGJDwEA2BYAIYoPAQDYFgAhiw-AAAAAAYwPgAAAAAGND4AAAAABjg8gAPcWACGPDwAA5RoAIJAPAgDXFgAhkQ9AAOEWACGSD0AA4RYAIRyjBQAAqBsAIKQFAACpGwAgpgUAAKsbACCnBQAArBsAINsGgAAAAAHvDAEAAAAB8QwEAAAAAZMNQAAAAAGUDQEAAAABsA0EAAAAAcgNAQAAAAHrDQEAAAAB9w2AAAAAAagOAQAAAAGwDkAAAAABxA4BAAAAAYcPAQAAAAGIDyAAAAABiQ8BAAAAAYoPAQAAAAGLD4AAAAABjA-AAAAAAY0PgAAAAAGODyAAAAABjw8AAKcbACCQDwIAAAABkQ9AAAAAAZIPQAAAAAECAAAAiAgAIA8AAM8dACADAAAApAgAIA8AAM8dACAQAADTHQAgHgAAAKQIACAIAADTHQAgowUAAOYaACCkBQAA5xoAIKYFAADpGgAgpwUAAOoaACDbBoAAAAAB7wwBANkWACHxDAQAwBcAIZMNQADVFgAhlA0BANkWACGwDQQAwBcAIcgNAQDZFgAh6w0BANgWACH3DYAAAAABqA4BANkWACGwDkAA1RYAIcQOAQDYFgAhhw8BANkWACGIDyAA9xYAIYkPAQDYFgAhig8BANgWACGLD4AAAAABjA-AAAAAAY0PgAAAAAGODyAA9xYAIY8PAADlGgAgkA8CANcWACGRD0AA4RYAIZIPQADhFgAhHKMFAADmGgAgpAUAAOcaACCmBQAA6RoAIKcFAADqGgAg2waAAAAAAe8MAQDZFgAh8QwEAMAXACGTDUAA1RYAIZQNAQDZFgAhsA0EAMAXACHIDQEA2RYAIesNAQDYFgAh9w2AAAAAAagOAQDZFgAhsA5AANUWACHEDgEA2BYAIYcPAQDZFgAhiA8gAPcWACGJDwEA2BYAIYoPAQDYFgAhiw-AAAAAAYwPgAAAAAGND4AAAAABjg8gAPcWACGPDwAA5RoAIJAPAgDXFgAhkQ9AAOEWACGSD0AA4RYAIRyjBQAAqBsAIKQFAACpGwAgpQUAAKobACCnBQAArBsAINsGgAAAAAHvDAEAAAAB8QwEAAAAAZMNQAAAAAGUDQEAAAABsA0EAAAAAcgNAQAAAAHrDQEAAAAB9w2AAAAAAagOAQAAAAGwDkAAAAABxA4BAAAAAYcPAQAAAAGIDyAAAAABiQ8BAAAAAYoPAQAAAAGLD4AAAAABjA-AAAAAAY0PgAAAAAGODyAAAAABjw8AAKcbACCQDwIAAAABkQ9AAAAAAZIPQAAAAAECAAAAiAgAIA8AANQdACADAAAApAgAIA8AANQdACAQAADYHQAgHgAAAKQIACAIAADYHQAgowUAAOYaACCkBQAA5xoAIKUFAADoGgAgpwUAAOoaACDbBoAAAAAB7wwBANkWACHxDAQAwBcAIZMNQADVFgAhlA0BANkWACGwDQQAwBcAIcgNAQDZFgAh6w0BANgWACH3DYAAAAABqA4BANkWACGwDkAA1RYAIcQOAQDYFgAhhw8BANkWACGIDyAA9xYAIYkPAQDYFgAhig8BANgWACGLD4AAAAABjA-AAAAAAY0PgAAAAAGODyAA9xYAIY8PAADlGgAgkA8CANcWACGRD0AA4RYAIZIPQADhFgAhHKMFAADmGgAgpAUAAOcaACClBQAA6BoAIKcFAADqGgAg2waAAAAAAe8MAQDZFgAh8QwEAMAXACGTDUAA1RYAIZQNAQDZFgAhsA0EAMAXACHIDQEA2RYAIesNAQDYFgAh9w2AAAAAAagOAQDZFgAhsA5AANUWACHEDgEA2BYAIYcPAQDZFgAhiA8gAPcWACGJDwEA2BYAIYoPAQDYFgAhiw-AAAAAAYwPgAAAAAGND4AAAAABjg8gAPcWACGPDwAA5RoAIJAPAgDXFgAhkQ9AAOEWACGSD0AA4RYAIRyjBQAAqBsAIKQFAACpGwAgpQUAAKobACCmBQAAqxsAINsGgAAAAAHvDAEAAAAB8QwEAAAAAZMNQAAAAAGUDQEAAAABsA0EAAAAAcgNAQAAAAHrDQEAAAAB9w2AAAAAAagOAQAAAAGwDkAAAAABxA4BAAAAAYcPAQAAAAGIDyAAAAABiQ8BAAAAAYoPAQAAAAGLD4AAAAABjA-AAAAAAY0PgAAAAAGODyAAAAABjw8AAKcbACCQDwIAAAABkQ9AAAAAAZIPQAAAAAECAAAAiAgAIA8AANkdACADAAAApAgAIA8AANkdACAQAADdHQAgHgAAAKQIACAIAADdHQAgowUAAOYaACCkBQAA5xoAIKUFAADoGgAgpgUAAOkaACDbBoAAAAAB7wwBANkWACHxDAQAwBcAIZMNQADVFgAhlA0BANkWACGwDQQAwBcAIcgNAQDZFgAh6w0BANgWACH3DYAAAAABqA4BANkWACGwDkAA1RYAIcQOAQDYFgAhhw8BANkWACGIDyAA9xYAIYkPAQDYFgAhig8BANgWACGLD4AAAAABjA-AAAAAAY0PgAAAAAGODyAA9xYAIY8PAADlGgAgkA8CANcWACGRD0AA4RYAIZIPQADhFgAhHKMFAADmGgAgpAUAAOcaACClBQAA6BoAIKYFAADpGgAg2waAAAAAAe8MAQDZFgAh8QwEAMAXACGTDUAA1RYAIZQNAQDZFgAhsA0EAMAXACHIDQEA2RYAIesNAQDYFgAh9w2AAAAAAagOAQDZFgAhsA5AANUWACHEDgEA2BYAIYcPAQDZFgAhiA8gAPcWACGJDwEA2BYAIYoPAQDYFgAhiw-AAAAAAYwPgAAAAAGND4AAAAABjg8gAPcWACGPDwAA5RoAIJAPAgDXFgAhkQ9AAOEWACGSD0AA4RYAIQSuDQEAAAABvA0QAAAAAYsOAgAAAAHoDgIAAAABAuYOAgAAAAHnDgABAAABGIoGAAC3GgAg7wwBAAAAAZMNQAAAAAGUDQEAAAABvA0BAAAAAcUNAgAAAAHIDQEAAAAB0g1AAAAAAesNAQAAAAH9DQQAAAABnA4BAAAAAa8OAQAAAAHEDgEAAAAB6Q4BAAAAAeoOAQAAAAHrDhAAAAAB7A4QAAAAAe0OAgAAAAHuDgABAAAB7w4CAAAAAfAOEAAAAAHxDgQAAAAB8g6AAAAAAfMOAQAAAAECAAAAqAkAIA8AAOAdACADAAAAtQkAIA8AAOAdACAQAADkHQAgGgAAALUJACAIAADkHQAgigYAAJ0aACDvDAEA2RYAIZMNQADVFgAhlA0BANkWACG8DQEA2BYAIcUNAgDXFgAhyA0BANkWACHSDUAA4RYAIesNAQDYFgAh_Q0EAMAXACGcDgEA2BYAIa8OAQDYFgAhxA4BANgWACHpDgEA2RYAIeoOAQDZFgAh6w4QAJwXACHsDhAAnBcAIe0OAgDWFgAh7g4AAZsXACHvDgIA1hYAIfAOEACcFwAh8Q4EAMAXACHyDoAAAAAB8w4BANgWACEYigYAAJ0aACDvDAEA2RYAIZMNQADVFgAhlA0BANkWACG8DQEA2BYAIcUNAgDXFgAhyA0BANkWACHSDUAA4RYAIesNAQDYFgAh_Q0EAMAXACGcDgEA2BYAIa8OAQDYFgAhxA4BANgWACHpDgEA2RYAIeoOAQDZFgAh6w4QAJwXACHsDhAAnBcAIe0OAgDWFgAh7g4AAZsXACHvDgIA1hYAIfAOEACcFwAh8Q4EAMAXACHyDoAAAAAB8w4BANgWACEYiQYAALYaACDvDAEAAAABkw1AAAAAAZQNAQAAAAG8DQEAAAABxQ0CAAAAAcgNAQAAAAHSDUAAAAAB6w0BAAAAAf0NBAAAAAGcDgEAAAABrw4BAAAAAcQOAQAAAAHpDgEAAAAB6g4BAAAAAesOEAAAAAHsDhAAAAAB7Q4CAAAAAe4OAAEAAAHvDgIAAAAB8A4QAAAAAfEOBAAAAAHyDoAAAAAB8w4BAAAAAQIAAACoCQAgDwAA5R0AIAMAAAC1CQAgDwAA5R0AIBAAAOkdACAaAAAAtQkAIAgAAOkdACCJBgAAnBoAIO8MAQDZFgAhkw1AANUWACGUDQEA2RYAIbwNAQDYFgAhxQ0CANcWACHIDQEA2RYAIdINQADhFgAh6w0BANgWACH9DQQAwBcAIZwOAQDYFgAhrw4BANgWACHEDgEA2BYAIekOAQDZFgAh6g4BANkWACHrDhAAnBcAIewOEACcFwAh7Q4CANYWACHuDgABmxcAIe8OAgDWFgAh8A4QAJwXACHxDgQAwBcAIfIOgAAAAAHzDgEA2BYAIRiJBgAAnBoAIO8MAQDZFgAhkw1AANUWACGUDQEA2RYAIbwNAQDYFgAhxQ0CANcWACHIDQEA2RYAIdINQADhFgAh6w0BANgWACH9DQQAwBcAIZwOAQDYFgAhrw4BANgWACHEDgEA2BYAIekOAQDZFgAh6g4BANkWACHrDhAAnBcAIewOEACcFwAh7Q4CANYWACHuDgABmxcAIe8OAgDWFgAh8A4QAJwXACHxDgQAwBcAIfIOgAAAAAHzDgEA2BYAIQnvDAEAAAAB9AwBAAAAAZMNQAAAAAGUDQEAAAABmA0CAAAAAfENQAAAAAGfDkAAAAAB1w4BAAAAAdgOgAAAAAED1A4BAAAAAdUOAQAAAAHWDkAAAAABBZMNQAAAAAGUDQEAAAABzQ4BAAAAAdIOQAAAAAHTDgIAAAABCNsGgAAAAAHdBgAA-hkAIOAGAAD7GQAg4QYAAPwZACDvDAEAAAABkw1AAAAAAZQNAQAAAAGoDgEAAAABAgAAAKkKACAPAADtHQAgAwAAAMcKACAPAADtHQAgEAAA8R0AIAoAAADHCgAgCAAA8R0AINsGgAAAAAHdBgAAzRkAIOAGAADOGQAg4QYAAM8ZACDvDAEA2RYAIZMNQADVFgAhlA0BANkWACGoDgEA2RYAIQjbBoAAAAAB3QYAAM0ZACDgBgAAzhkAIOEGAADPGQAg7wwBANkWACGTDUAA1RYAIZQNAQDZFgAhqA4BANkWACEI2waAAAAAAdwGAAD5GQAg4AYAAPsZACDhBgAA_BkAIO8MAQAAAAGTDUAAAAABlA0BAAAAAagOAQAAAAECAAAAqQoAIA8AAPIdACADAAAAxwoAIA8AAPIdACAQAAD2HQAgCgAAAMcKACAIAAD2HQAg2waAAAAAAdwGAADMGQAg4AYAAM4ZACDhBgAAzxkAIO8MAQDZFgAhkw1AANUWACGUDQEA2RYAIagOAQDZFgAhCNsGgAAAAAHcBgAAzBkAIOAGAADOGQAg4QYAAM8ZACDvDAEA2RYAIZMNQADVFgAhlA0BANkWACGoDgEA2RYAIQjbBoAAAAAB3AYAAPkZACDdBgAA-hkAIOEGAAD8GQAg7wwBAAAAAZMNQAAAAAGUDQEAAAABqA4BAAAAAQIAAACpCgAgDwAA9x0AIAP9DUAAAAAB0A4EAAAAAdEOBAAAAAEDAAAAxwoAIA8AAPcdACAQAAD8HQAgCgAAAMcKACAIAAD8HQAg2waAAAAAAdwGAADMGQAg3QYAAM0ZACDhBgAAzxkAIO8MAQDZFgAhkw1AANUWACGUDQEA2RYAIagOAQDZFgAhCNsGgAAAAAHcBgAAzBkAIN0GAADNGQAg4QYAAM8ZACDvDAEA2RYAIZMNQADVFgAhlA0BANkWACGoDgEA2RYAIQfbBgAAuxkAIJMNQAAAAAGUDQEAAAABxA4BAAAAAc0OAQAAAAHSDkAAAAAB0w4CAAAAAQIAAAC1CgAgDwAA_R0AIAMAAACzCgAgDwAA_R0AIBAAAIEeACAJAAAAswoAIAgAAIEeACDbBgAArRkAIJMNQADVFgAhlA0BANkWACHEDgEA2RYAIc0OAQDZFgAh0g5AAOEWACHTDgIA1xYAIQfbBgAArRkAIJMNQADVFgAhlA0BANkWACHEDgEA2RYAIc0OAQDZFgAh0g5AAOEWACHTDgIA1xYAIQjbBoAAAAAB3AYAAPkZACDdBgAA-hkAIOAGAAD7GQAg7wwBAAAAAZMNQAAAAAGUDQEAAAABqA4BAAAAAQIAAACpCgAgDwAAgh4AIArxDEAAAAABiQ0BAAAAAZENAQAAAAGuDQEAAAABxA1AAAAAAcUOAQAAAAHGDgAAgxkAIMcOQAAAAAHIDgEAAAAByQ6AAAAAAQMAAADHCgAgDwAAgh4AIBAAAIceACAKAAAAxwoAIAgAAIceACDbBoAAAAAB3AYAAMwZACDdBgAAzRkAIOAGAADOGQAg7wwBANkWACGTDUAA1RYAIZQNAQDZFgAhqA4BANkWACEI2waAAAAAAdwGAADMGQAg3QYAAM0ZACDgBgAAzhkAIO8MAQDZFgAhkw1AANUWACGUDQEA2RYAIagOAQDZFgAhB4EDAgAAAAHbBgAAmBkAIJQNAQAAAAHEDgEAAAAByg5AAAAAAcsOIAAAAAHMDkAAAAABAgAAAM4LACAPAACIHgAgAwAAALwKACAPAACIHgAgEAAAjB4AIAkAAAC8CgAgCAAAjB4AIIEDAgDXFgAh2wYAAIoZACCUDQEA2RYAIcQOAQDZFgAhyg5AANUWACHLDiAA9xYAIcwOQADhFgAhB4EDAgDXFgAh2wYAAIoZACCUDQEA2RYAIcQOAQDZFgAhyg5AANUWACHLDiAA9xYAIcwOQADhFgAhCfQMAQAAAAGwDQQAAAAByg0gAAAAAcsNAgAAAAHMDQAA0xgAIM4NAQAAAAHRDYAAAAABlw4AAQAAAcAOBAAAAAEKww1AAAAAAbcOAQAAAAG4DkAAAAABuQ4gAAAAAboOAQAAAAG7DkAAAAABvA4gAAAAAb0OQAAAAAG-DkAAAAABvw6AAAAAAQr1BwAA9RgAILoMAgAAAAGRDQEAAAABrg0BAAAAAcANAQAAAAHDDUAAAAABxA1AAAAAAbgOQAAAAAG7DkAAAAABvA4gAAAAAQIAAACVDAAgDwAAjx4AIAMAAACiDAAgDwAAjx4AIBAAAJMeACAMAAAAogwAIAgAAJMeACD1BwAA2xgAILoMAgDXFgAhkQ0BANgWACGuDQEA2RYAIcANAQDZFgAhww1AANUWACHEDUAA4RYAIbgOQADVFgAhuw5AAOEWACG8DiAA9xYAIQr1BwAA2xgAILoMAgDXFgAhkQ0BANgWACGuDQEA2RYAIcANAQDZFgAhww1AANUWACHEDUAA4RYAIbgOQADVFgAhuw5AAOEWACG8DiAA9xYAIQr0BwAA9BgAILoMAgAAAAGRDQEAAAABrg0BAAAAAcANAQAAAAHDDUAAAAABxA1AAAAAAbgOQAAAAAG7DkAAAAABvA4gAAAAAQIAAACVDAAgDwAAlB4AIAMAAACiDAAgDwAAlB4AIBAAAJgeACAMAAAAogwAIAgAAJgeACD0BwAA2hgAILoMAgDXFgAhkQ0BANgWACGuDQEA2RYAIcANAQDZFgAhww1AANUWACHEDUAA4RYAIbgOQADVFgAhuw5AAOEWACG8DiAA9xYAIQr0BwAA2hgAILoMAgDXFgAhkQ0BANgWACGuDQEA2RYAIcANAQDZFgAhww1AANUWACHEDUAA4RYAIbgOQADVFgAhuw5AAOEWACG8DiAA9xYAIQLADQEAAAABwQ1AAAAAAQIAAAC7EgAgDwAAmR4AIAMAAAC-EgAgDwAAmR4AIBAAAJ0eACAEAAAAvhIAIAgAAJ0eACDADQEA2RYAIcENQADhFgAhAsANAQDZFgAhwQ1AAOEWACEIugwCAAAAAZENAQAAAAGuDQEAAAABsA0EAAAAAcINAgAAAAHDDUAAAAABxA1AAAAAAcUNgAAAAAEM7wwBAAAAAYkNAQAAAAGKDQEAAAABiw0BAAAAAYwNAQAAAAGNDQEAAAABjg0CAAAAAY8NAgAAAAGQDUAAAAABkQ0CAAAAAZINQAAAAAGTDUAAAAABFO8MAQAAAAGTDUAAAAABlA0BAAAAAZUNAQAAAAGWDQEAAAABlw0AAIUXACCYDQAAhhcAIJkNIAAAAAGaDQEAAAABmw0BAAAAAZwNQAAAAAGdDQEAAAABng0BAAAAAZ8NIAAAAAGgDQEAAAABoQ0gAAAAAaINQAAAAAGjDSAAAAABpA1AAAAAAaUNQAAAAAECAAAAnxMAIA8AAKAeACAH7wwEAAAAAfEMQAAAAAHyDAIAAAAB8wwCAAAAAfQMAQAAAAH1DIAAAAAB9gwBAAAAAQMAAACsEwAgDwAAoB4AIBAAAKUeACAWAAAArBMAIAgAAKUeACDvDAEA2RYAIZMNQADVFgAhlA0BANkWACGVDQEA2RYAIZYNAQDZFgAhlw0AAPUWACCYDQAA9hYAIJkNIAD3FgAhmg0BANkWACGbDQEA2BYAIZwNQADhFgAhnQ0BANgWACGeDQEA2BYAIZ8NIAD3FgAhoA0BANgWACGhDSAA9xYAIaINQADhFgAhow0gAPcWACGkDUAA4RYAIaUNQADhFgAhFO8MAQDZFgAhkw1AANUWACGUDQEA2RYAIZUNAQDZFgAhlg0BANkWACGXDQAA9RYAIJgNAAD2FgAgmQ0gAPcWACGaDQEA2RYAIZsNAQDYFgAhnA1AAOEWACGdDQEA2BYAIZ4NAQDYFgAhnw0gAPcWACGgDQEA2BYAIaENIAD3FgAhog1AAOEWACGjDSAA9xYAIaQNQADhFgAhpQ1AAOEWACEOuAwAAPAWACDvDAEAAAABiA0BAAAAAYkNAQAAAAGKDQEAAAABiw0BAAAAAYwNAQAAAAGNDQEAAAABjg0CAAAAAY8NAgAAAAGQDUAAAAABkQ0CAAAAAZINQAAAAAGTDUAAAAABAgAAAKMTACAPAACmHgAgAwAAAKETACAPAACmHgAgEAAAqh4AIBAAAAChEwAgCAAAqh4AILgMAADiFgAg7wwBANkWACGIDQEA2RYAIYkNAQDZFgAhig0BANkWACGLDQEA2RYAIYwNAQDYFgAhjQ0BANkWACGODQIA1xYAIY8NAgDXFgAhkA1AAOEWACGRDQIA1xYAIZINQADhFgAhkw1AANUWACEOuAwAAOIWACDvDAEA2RYAIYgNAQDZFgAhiQ0BANkWACGKDQEA2RYAIYsNAQDZFgAhjA0BANgWACGNDQEA2RYAIY4NAgDXFgAhjw0CANcWACGQDUAA4RYAIZENAgDXFgAhkg1AAOEWACGTDUAA1RYAIQMIAAGaFwAhpw8AAZoXACGnEAABAAABAAAAAAMVAAYWAAcXAAgAAAADFQAGFgAHFwAIAAAABRUADhYAERcAEigADykAEAAAAAAABRUADhYAERcAEigADykAEAAAAAMVABgWABkXABoAAAADFQAYFgAZFwAaAAAABRUAIBYAIxcAJCgAISkAIgAAAAAABRUAIBYAIxcAJCgAISkAIgAAAAUVACoWAC0XAC4oACspACwAAAAAAAUVACoWAC0XAC4oACspACwAAAAFFQA0FgA3FwA4KAA1KQA2AAAAAAAFFQA0FgA3FwA4KAA1KQA2AAAABRUAPhYAQRcAQigAPykAQAAAAAAABRUAPhYAQRcAQigAPykAQAAAAAMVAEgWAEkXAEoAAAADFQBIFgBJFwBKAAAABRUAUBYAUxcAVCgAUSkAUgAAAAAABRUAUBYAUxcAVCgAUSkAUgAAAAMVAFoWAFsXAFwAAAADFQBaFgBbFwBcAhUAYK0BgAJfAawBAF4BrQGBAgAAAAUVAGQWAGcXAGgoAGUpAGYAAAAAAAUVAGQWAGcXAGgoAGUpAGYBrAEAXgGsAQBeBRUAbRYAcBcAcSgAbikAbwAAAAAABRUAbRYAcBcAcSgAbikAbwAAAAMVAHcWAHgXAHkAAAADFQB3FgB4FwB5AAAABRUAfxYAggEXAIMBKACAASkAgQEAAAAAAAUVAH8WAIIBFwCDASgAgAEpAIEBAAAABRUAiQEWAIwBFwCNASgAigEpAIsBAAAAAAAFFQCJARYAjAEXAI0BKACKASkAiwEAAAAFFQCTARYAlgEXAJcBKACUASkAlQEAAAAAAAUVAJMBFgCWARcAlwEoAJQBKQCVAQAAAAMVAJ0BFgCeARcAnwEAAAADFQCdARYAngEXAJ8BAAAABRUApQEWAKgBFwCpASgApgEpAKcBAAAAAAAFFQClARYAqAEXAKkBKACmASkApwEAAAAFFQCvARYAsgEXALMBKACwASkAsQEAAAAAAAUVAK8BFgCyARcAswEoALABKQCxAQAAAAUVALkBFgC8ARcAvQEoALoBKQC7AQAAAAAABRUAuQEWALwBFwC9ASgAugEpALsBAc8CAMABAhUAwQHOAvsDvwEBzgL8AwABzwIAwAEBzwIAwAEFFQDFARYAyAEXAMkBKADGASkAxwEAAAAAAAUVAMUBFgDIARcAyQEoAMYBKQDHAQAAAxUAzgEWAM8BFwDQAQAAAAMVAM4BFgDPARcA0AEAAAAFFQDWARYA2QEXANoBKADXASkA2AEAAAAAAAUVANYBFgDZARcA2gEoANcBKQDYAQIVAN4BgQPJBN0BAYADANwBAYEDygQAAAAFFQDiARYA5QEXAOYBKADjASkA5AEAAAAAAAUVAOIBFgDlARcA5gEoAOMBKQDkAQGAAwDcAQGAAwDcAQMVAOsBFgDsARcA7QEAAAADFQDrARYA7AEXAO0BAAAAAxUA8wEWAPQBFwD1AQAAAAMVAPMBFgD0ARcA9QEAAAAFFQD7ARYA_gEXAP8BKAD8ASkA_QEAAAAAAAUVAPsBFgD-ARcA_wEoAPwBKQD9AQAAAAMVAIUCFgCGAhcAhwIAAAADFQCFAhYAhgIXAIcCAAAABRUAjQIWAJACFwCRAigAjgIpAI8CAAAAAAAFFQCNAhYAkAIXAJECKACOAikAjwIAAAAFFQCXAhYAmgIXAJsCKACYAikAmQIAAAAAAAUVAJcCFgCaAhcAmwIoAJgCKQCZAgAAAAUVAKECFgCkAhcApQIoAKICKQCjAgAAAAAABRUAoQIWAKQCFwClAigAogIpAKMCAAAABRUAqwIWAK4CFwCvAigArAIpAK0CAAAAAAAFFQCrAhYArgIXAK8CKACsAikArQIAAAAFFQC1AhYAuAIXALkCKAC2AikAtwIAAAAAAAUVALUCFgC4AhcAuQIoALYCKQC3AgAAAAUVAL8CFgDCAhcAwwIoAMACKQDBAgAAAAAABRUAvwIWAMICFwDDAigAwAIpAMECAAAABRUAyQIWAMwCFwDNAigAygIpAMsCAAAAAAAFFQDJAhYAzAIXAM0CKADKAikAywIAAAAFFQDTAhYA1gIXANcCKADUAikA1QIAAAAAAAUVANMCFgDWAhcA1wIoANQCKQDVAgAAAAUVAN0CFgDgAhcA4QIoAN4CKQDfAgAAAAAABRUA3QIWAOACFwDhAigA3gIpAN8CAAAABRUA5wIWAOoCFwDrAigA6AIpAOkCAAAAAAAFFQDnAhYA6gIXAOsCKADoAikA6QIAAAAFFQDxAhYA9AIXAPUCKADyAikA8wIAAAAAAAUVAPECFgD0AhcA9QIoAPICKQDzAgAAAAUVAPsCFgD-AhcA_wIoAPwCKQD9AgAAAAAABRUA-wIWAP4CFwD_AigA_AIpAP0CAAAABRUAhQMWAIgDFwCJAygAhgMpAIcDAAAAAAAFFQCFAxYAiAMXAIkDKACGAykAhwMGFQCRA6MFjQiMA6QFkQiNA6UFlQiOA6YFmQiPA6cFnQiQAwGiBQCLAwGiBQCLAwGiBQCLAwGiBQCLAwGiBQCLAwWjBZ4IAKQFnwgApQWgCACmBaEIAKcFoggAAAAFFQCVAxYAmAMXAJkDKACWAykAlwMAAAAAAAUVAJUDFgCYAxcAmQMoAJYDKQCXAwGiBQCLAwGiBQCLAwUVAJ4DFgChAxcAogMoAJ8DKQCgAwAAAAAABRUAngMWAKEDFwCiAygAnwMpAKADAaIFAIsDAaIFAIsDBRUApwMWAKoDFwCrAygAqAMpAKkDAAAAAAAFFQCnAxYAqgMXAKsDKACoAykAqQMBogUAiwMBogUAiwMFFQCwAxYAswMXALQDKACxAykAsgMAAAAAAAUVALADFgCzAxcAtAMoALEDKQCyAwGiBQCLAwGiBQCLAwUVALkDFgC8AxcAvQMoALoDKQC7AwAAAAAABRUAuQMWALwDFwC9AygAugMpALsDAaIFAIsDAaIFAIsDAxUAwgMWAMMDFwDEAwAAAAMVAMIDFgDDAxcAxAMDFQDJA4kGrQnHA4oGsQnIAwGIBgDGAwGIBgDGAwKJBrIJAIoGswkAAAAFFQDNAxYA0AMXANEDKADOAykAzwMAAAAAAAUVAM0DFgDQAxcA0QMoAM4DKQDPAwGIBgDGAwGIBgDGAwUVANYDFgDZAxcA2gMoANcDKQDYAwAAAAAABRUA1gMWANkDFwDaAygA1wMpANgDAYgGAMYDAYgGAMYDBRUA3wMWAOIDFwDjAygA4AMpAOEDAAAAAAAFFQDfAxYA4gMXAOMDKADgAykA4QMAAAADFQDpAxYA6gMXAOsDAAAAAxUA6QMWAOoDFwDrAwAAAAMVAPEDFgDyAxcA8wMAAAADFQDxAxYA8gMXAPMDBRUA_gPcBq4K9gPdBrIK9wPgBrYK-APhBr0K-wMB2wYA9QMB2wYA9QMDFQD6A9sGAPUD3wa6CvkDAd4GAPgDAd8GuwoAAxUA_QPbBgD1A-IGwQr8AwHhBgD7AwHiBsIKAAPcBsMKAN0GxAoA4AbFCgAAAAMVAIIEFgCDBBcAhAQAAAADFQCCBBYAgwQXAIQEAdsGAPUDAdsGAPUDBRUAiQQWAIwEFwCNBCgAigQpAIsEAAAAAAAFFQCJBBYAjAQXAI0EKACKBCkAiwQB2wYA9QMB2wYA9QMDFQCSBBYAkwQXAJQEAAAAAxUAkgQWAJMEFwCUBAHbBgD1AwHbBgD1AwUVAJkEFgCcBBcAnQQoAJoEKQCbBAAAAAAABRUAmQQWAJwEFwCdBCgAmgQpAJsEAd4GAPgDAd4GAPgDBRUAogQWAKUEFwCmBCgAowQpAKQEAAAAAAAFFQCiBBYApQQXAKYEKACjBCkApAQAAAAFFQCsBBYArwQXALAEKACtBCkArgQAAAAAAAUVAKwEFgCvBBcAsAQoAK0EKQCuBAHbBgD1AwHbBgD1AwUVALUEFgC4BBcAuQQoALYEKQC3BAAAAAAABRUAtQQWALgEFwC5BCgAtgQpALcEAeEGAPsDAeEGAPsDAxUAvgQWAL8EFwDABAAAAAMVAL4EFgC_BBcAwAQAAAAFFQDGBBYAyQQXAMoEKADHBCkAyAQAAAAAAAUVAMYEFgDJBBcAygQoAMcEKQDIBAMVAM8E9AeaDM0E9QeeDM4EAfMHAMwEAfMHAMwEAvQHnwwA9QegDAAAAAUVANMEFgDWBBcA1wQoANQEKQDVBAAAAAAABRUA0wQWANYEFwDXBCgA1AQpANUEAfMHAMwEAfMHAMwEBRUA3AQWAN8EFwDgBCgA3QQpAN4EAAAAAAAFFQDcBBYA3wQXAOAEKADdBCkA3gQB8wcAzAQB8wcAzAQDFQDlBBYA5gQXAOcEAAAAAxUA5QQWAOYEFwDnBAAAAAUVAO0EFgDwBBcA8QQoAO4EKQDvBAAAAAAABRUA7QQWAPAEFwDxBCgA7gQpAO8EAAAABRUA9wQWAPoEFwD7BCgA-AQpAPkEAAAAAAAFFQD3BBYA-gQXAPsEKAD4BCkA-QQAAAAFFQCBBRYAhAUXAIUFKACCBSkAgwUAAAAAAAUVAIEFFgCEBRcAhQUoAIIFKQCDBQAAAAMVAIsFFgCMBRcAjQUAAAADFQCLBRYAjAUXAI0FAAAAAxUAkwUWAJQFFwCVBQAAAAMVAJMFFgCUBRcAlQUAAAADFQCbBRYAnAUXAJ0FAAAAAxUAmwUWAJwFFwCdBQAAAAUVAKMFFgCmBRcApwUoAKQFKQClBQAAAAAABRUAowUWAKYFFwCnBSgApAUpAKUFAAAABRUArQUWALAFFwCxBSgArgUpAK8FAAAAAAAFFQCtBRYAsAUXALEFKACuBSkArwUAAAADFQC3BRYAuAUXALkFAAAAAxUAtwUWALgFFwC5BQAAAAUVAL8FFgDCBRcAwwUoAMAFKQDBBQAAAAAABRUAvwUWAMIFFwDDBSgAwAUpAMEFAAAABRUAyQUWAMwFFwDNBSgAygUpAMsFAAAAAAAFFQDJBRYAzAUXAM0FKADKBSkAywUAAAAFFQDTBRYA1gUXANcFKADUBSkA1QUAAAAAAAUVANMFFgDWBRcA1wUoANQFKQDVBQAAAAUVAN0FFgDgBRcA4QUoAN4FKQDfBQAAAAAABRUA3QUWAOAFFwDhBSgA3gUpAN8FAAAABRUA5wUWAOoFFwDrBSgA6AUpAOkFAAAAAAAFFQDnBRYA6gUXAOsFKADoBSkA6QUAAAAFFQDxBRYA9AUXAPUFKADyBSkA8wUAAAAAAAUVAPEFFgD0BRcA9QUoAPIFKQDzBQAAAAUVAPsFFgD-BRcA_wUoAPwFKQD9BQAAAAAABRUA-wUWAP4FFwD_BSgA_AUpAP0FAAAABRUAhQYWAIgGFwCJBigAhgYpAIcGAAAAAAAFFQCFBhYAiAYXAIkGKACGBikAhwYAAAAFFQCPBhYAkgYXAJMGKACQBikAkQYAAAAAAAUVAI8GFgCSBhcAkwYoAJAGKQCRBgAAAAMVAJkGFgCaBhcAmwYAAAADFQCZBhYAmgYXAJsGAAAABRUAoQYWAKQGFwClBigAogYpAKMGAAAAAAAFFQChBhYApAYXAKUGKACiBikAowYAAAAFFQCrBhYArgYXAK8GKACsBikArQYAAAAAAAUVAKsGFgCuBhcArwYoAKwGKQCtBgAAAAUVALUGFgC4BhcAuQYoALYGKQC3BgAAAAAABRUAtQYWALgGFwC5BigAtgYpALcGAAAABRUAvwYWAMIGFwDDBigAwAYpAMEGAAAAAAAFFQC_BhYAwgYXAMMGKADABikAwQYAAAAFFQDJBhYAzAYXAM0GKADKBikAywYAAAAAAAUVAMkGFgDMBhcAzQYoAMoGKQDLBgAAAAUVANMGFgDWBhcA1wYoANQGKQDVBgAAAAAABRUA0wYWANYGFwDXBigA1AYpANUGAAAAAxUA3QYWAN4GFwDfBgAAAAMVAN0GFgDeBhcA3wYAAAAFFQDlBhYA6AYXAOkGKADmBikA5wYAAAAAAAUVAOUGFgDoBhcA6QYoAOYGKQDnBgAAAAMVAO8GFgDwBhcA8QYAAAADFQDvBhYA8AYXAPEGAecLAPQGAhUA9QbmC6QS8wYB5gulEgAB5wsA9AYB5wsA9AYFFQD5BhYA_AYXAP0GKAD6BikA-wYAAAAAAAUVAPkGFgD8BhcA_QYoAPoGKQD7BgAAAxUAggcWAIMHFwCEBwAAAAMVAIIHFgCDBxcAhAcAAAAFFQCKBxYAjQcXAI4HKACLBykAjAcAAAAAAAUVAIoHFgCNBxcAjgcoAIsHKQCMBwAAAAMVAJQHFgCVBxcAlgcAAAADFQCUBxYAlQcXAJYHAAAABRUAnAcWAJ8HFwCgBygAnQcpAJ4HAAAAAAAFFQCcBxYAnwcXAKAHKACdBykAngcCFQCmB7sMpBOjBwMVAKUHuAwAoge6DKgTpAcBuQwAowcBugypEwABuwyqEwAAAAMVAKoHFgCrBxcArAcAAAADFQCqBxYAqwcXAKwHAbgMAKIHAbgMAKIHBRUAsQcWALQHFwC1BygAsgcpALMHAAAAAAAFFQCxBxYAtAcXALUHKACyBykAswcBuQwAowcBuQwAowcFFQC6BxYAvQcXAL4HKAC7BykAvAcAAAAAAAUVALoHFgC9BxcAvgcoALsHKQC8BwECAQIDAQUGAQYHAQcIAQkKAQoMAgsNAwwPAQ0RAg4SBBETARIUARMVAhgYBRkZCRobChscChwfCh0gCh4hCh8jCiAlAiEmCyIoCiMqAiQrDCUsCiYtCicuAioxDSsyEyw0FC01FC44FC85FDA6FDE8FDI-AjM_FTRBFDVDAjZEFjdFFDhGFDlHAjpKFztLGzxNHD1OHD5RHD9SHEBTHEFVHEJXAkNYHURaHEVcAkZdHkdeHEhfHElgAkpjH0tkJUxmJk1nJk5qJk9rJlBsJlFuJlJwAlNxJ1RzJlV1AlZ2KFd3Jlh4Jll5Alp8KVt9L1x_MF2AATBegwEwX4QBMGCFATBhhwEwYokBAmOKATFkjAEwZY4BAmaPATJnkAEwaJEBMGmSAQJqlQEza5YBOWyYATptmQE6bpwBOm-dATpwngE6caABOnKiAQJzowE7dKUBOnWnAQJ2qAE8d6kBOniqATp5qwECeq4BPXuvAUN8sQFEfbIBRH61AUR_tgFEgAG3AUSBAbkBRIIBuwECgwG8AUWEAb4BRIUBwAEChgHBAUaHAcIBRIgBwwFEiQHEAQKKAccBR4sByAFLjAHKAUyNAcsBTI4BzgFMjwHPAUyQAdABTJEB0gFMkgHUAQKTAdUBTZQB1wFMlQHZAQKWAdoBTpcB2wFMmAHcAUyZAd0BApoB4AFPmwHhAVWcAeMBVp0B5AFWngHnAVafAegBVqAB6QFWoQHrAVaiAe0BAqMB7gFXpAHwAValAfIBAqYB8wFYpwH0AVaoAfUBVqkB9gECqgH5AVmrAfoBXa4B_AFerwGCAl6wAYUCXrEBhgJesgGHAl6zAYkCXrQBiwICtQGMAmG2AY4CXrcBkAICuAGRAmK5AZICXroBkwJeuwGUAgK8AZcCY70BmAJpvgGZAl-_AZoCX8ABmwJfwQGcAl_CAZ0CX8MBnwJfxAGhAgLFAaICasYBpAJfxwGmAgLIAacCa8kBqAJfygGpAl_LAaoCAswBrQJszQGuAnLOAbACc88BsQJz0AG0AnPRAbUCc9IBtgJz0wG4AnPUAboCAtUBuwJ01gG9AnPXAb8CAtgBwAJ12QHBAnPaAcICc9sBwwIC3AHGAnbdAccCet4ByQJ73wHKAnvgAc0Ce-EBzgJ74gHPAnvjAdECe-QB0wIC5QHUAnzmAdYCe-cB2AIC6AHZAn3pAdoCe-oB2wJ76wHcAgLsAd8Cfu0B4AKEAe4B4gKFAe8B4wKFAfAB5gKFAfEB5wKFAfIB6AKFAfMB6gKFAfQB7AIC9QHtAoYB9gHvAoUB9wHxAgL4AfIChwH5AfMChQH6AfQChQH7AfUCAvwB-AKIAf0B-QKOAf4B-wKPAf8B_AKPAYAC_wKPAYECgAOPAYICgQOPAYMCgwOPAYQChQMChQKGA5ABhgKIA48BhwKKAwKIAosDkQGJAowDjwGKAo0DjwGLAo4DAowCkQOSAY0CkgOYAY4ClAOZAY8ClQOZAZACmAOZAZECmQOZAZICmgOZAZMCnAOZAZQCngMClQKfA5oBlgKhA5kBlwKjAwKYAqQDmwGZAqUDmQGaAqYDmQGbAqcDApwCqgOcAZ0CqwOgAZ4CrQOhAZ8CrgOhAaACsQOhAaECsgOhAaICswOhAaMCtQOhAaQCtwMCpQK4A6IBpgK6A6EBpwK8AwKoAr0DowGpAr4DoQGqAr8DoQGrAsADAqwCwwOkAa0CxAOqAa4CxgOrAa8CxwOrAbACygOrAbECywOrAbICzAOrAbMCzgOrAbQC0AMCtQLRA6wBtgLTA6sBtwLVAwK4AtYDrQG5AtcDqwG6AtgDqwG7AtkDArwC3AOuAb0C3QO0Ab4C3wO1Ab8C4AO1AcAC4wO1AcEC5AO1AcIC5QO1AcMC5wO1AcQC6QMCxQLqA7YBxgLsA7UBxwLuAwLIAu8DtwHJAvADtQHKAvEDtQHLAvIDAswC9QO4Ac0C9gO-AdAC-AO_AdEC_QO_AdIC_gO_AdMC_wO_AdQCgAS_AdUCggS_AdYChAQC1wKFBMIB2AKHBL8B2QKJBALaAooEwwHbAosEvwHcAowEvwHdAo0EAt4CkATEAd8CkQTKAeACkwTAAeEClATAAeIClwTAAeMCmATAAeQCmQTAAeUCmwTAAeYCnQQC5wKeBMsB6AKgBMAB6QKiBALqAqMEzAHrAqQEwAHsAqUEwAHtAqYEAu4CqQTNAe8CqgTRAfACrATSAfECrQTSAfICsATSAfMCsQTSAfQCsgTSAfUCtATSAfYCtgQC9wK3BNMB-AK5BNIB-QK7BAL6ArwE1AH7Ar0E0gH8Ar4E0gH9Ar8EAv4CwgTVAf8CwwTbAYIDxQTcAYMDywTcAYQDzgTcAYUDzwTcAYYD0ATcAYcD0gTcAYgD1AQCiQPVBN8BigPXBNwBiwPZBAKMA9oE4AGNA9sE3AGOA9wE3AGPA90EApAD4AThAZED4QTnAZID4gTdAZMD4wTdAZQD5ATdAZUD5QTdAZYD5gTdAZcD6ATdAZgD6gQCmQPrBOgBmgPtBN0BmwPvBAKcA_AE6QGdA_EE3QGeA_IE3QGfA_MEAqAD9gTqAaED9wTuAaID-QTvAaMD-gTvAaQD_QTvAaUD_gTvAaYD_wTvAacDgQXvAagDgwUCqQOEBfABqgOGBe8BqwOIBQKsA4kF8QGtA4oF7wGuA4sF7wGvA4wFArADjwXyAbEDkAX2AbIDkgX3AbMDkwX3AbQDlgX3AbUDlwX3AbYDmAX3AbcDmgX3AbgDnAUCuQOdBfgBugOfBfcBuwOhBQK8A6IF-QG9A6MF9wG-A6QF9wG_A6UFAsADqAX6AcEDqQWAAsIDqwWBAsMDrAWBAsQDrwWBAsUDsAWBAsYDsQWBAscDswWBAsgDtQUCyQO2BYICygO4BYECywO6BQLMA7sFgwLNA7wFgQLOA70FgQLPA74FAtADwQWEAtEDwgWIAtIDxAWJAtMDxQWJAtQDyAWJAtUDyQWJAtYDygWJAtcDzAWJAtgDzgUC2QPPBYoC2gPRBYkC2wPTBQLcA9QFiwLdA9UFiQLeA9YFiQLfA9cFAuAD2gWMAuED2wWSAuID3QWTAuMD3gWTAuQD4QWTAuUD4gWTAuYD4wWTAucD5QWTAugD5wUC6QPoBZQC6gPqBZMC6wPsBQLsA-0FlQLtA-4FkwLuA-8FkwLvA_AFAvAD8wWWAvED9AWcAvID9gWdAvMD9wWdAvQD-gWdAvUD-wWdAvYD_AWdAvcD_gWdAvgDgAYC-QOBBp4C-gODBp0C-wOFBgL8A4YGnwL9A4cGnQL-A4gGnQL_A4kGAoAEjAagAoEEjQamAoIEjwanAoMEkAanAoQEkwanAoUElAanAoYElQanAocElwanAogEmQYCiQSaBqgCigScBqcCiwSeBgKMBJ8GqQKNBKAGpwKOBKEGpwKPBKIGApAEpQaqApEEpgawApIEqAaxApMEqQaxApQErAaxApUErQaxApYErgaxApcEsAaxApgEsgYCmQSzBrICmgS1BrECmwS3BgKcBLgGswKdBLkGsQKeBLoGsQKfBLsGAqAEvga0AqEEvwa6AqIEwQa7AqMEwga7AqQExQa7AqUExga7AqYExwa7AqcEyQa7AqgEywYCqQTMBrwCqgTOBrsCqwTQBgKsBNEGvQKtBNIGuwKuBNMGuwKvBNQGArAE1wa-ArEE2AbEArIE2gbFArME2wbFArQE3gbFArUE3wbFArYE4AbFArcE4gbFArgE5AYCuQTlBsYCugTnBsUCuwTpBgK8BOoGxwK9BOsGxQK-BOwGxQK_BO0GAsAE8AbIAsEE8QbOAsIE8wbPAsME9AbPAsQE9wbPAsUE-AbPAsYE-QbPAscE-wbPAsgE_QYCyQT-BtACygSAB88CywSCBwLMBIMH0QLNBIQHzwLOBIUHzwLPBIYHAtAEiQfSAtEEigfYAtIEjAfZAtMEjQfZAtQEkAfZAtUEkQfZAtYEkgfZAtcElAfZAtgElgcC2QSXB9oC2gSZB9kC2wSbBwLcBJwH2wLdBJ0H2QLeBJ4H2QLfBJ8HAuAEogfcAuEEowfiAuIEpQfjAuMEpgfjAuQEqQfjAuUEqgfjAuYEqwfjAucErQfjAugErwcC6QSwB-QC6gSyB-MC6wS0BwLsBLUH5QLtBLYH4wLuBLcH4wLvBLgHAvAEuwfmAvEEvAfsAvIEvgftAvMEvwftAvQEwgftAvUEwwftAvYExAftAvcExgftAvgEyAcC-QTJB-4C-gTLB-0C-wTNBwL8BM4H7wL9BM8H7QL-BNAH7QL_BNEHAoAF1AfwAoEF1Qf2AoIF1wf3AoMF2Af3AoQF2wf3AoUF3Af3AoYF3Qf3AocF3wf3AogF4QcCiQXiB_gCigXkB_cCiwXmBwKMBecH-QKNBegH9wKOBekH9wKPBeoHApAF7Qf6ApEF7geAA5IF8AeBA5MF8QeBA5QF9AeBA5UF9QeBA5YF9geBA5cF-AeBA5gF-gcCmQX7B4IDmgX9B4EDmwX_BwKcBYAIgwOdBYEIgQOeBYIIgQOfBYMIAqAFhgiEA6EFhwiKA6gFiQiLA6kFowiLA6oFpgiLA6sFpwiLA6wFqAiLA60FqgiLA64FrAgCrwWtCJIDsAWvCIsDsQWxCAKyBbIIkwOzBbMIiwO0BbQIiwO1BbUIArYFuAiUA7cFuQiaA7gFugiMA7kFuwiMA7oFvAiMA7sFvQiMA7wFvgiMA70FwAiMA74FwggCvwXDCJsDwAXFCIwDwQXHCALCBcgInAPDBckIjAPEBcoIjAPFBcsIAsYFzgidA8cFzwijA8gF0AiNA8kF0QiNA8oF0giNA8sF0wiNA8wF1AiNA80F1giNA84F2AgCzwXZCKQD0AXbCI0D0QXdCALSBd4IpQPTBd8IjQPUBeAIjQPVBeEIAtYF5AimA9cF5QisA9gF5giOA9kF5wiOA9oF6AiOA9sF6QiOA9wF6giOA90F7AiOA94F7ggC3wXvCK0D4AXxCI4D4QXzCALiBfQIrgPjBfUIjgPkBfYIjgPlBfcIAuYF-givA-cF-wi1A-gF_AiPA-kF_QiPA-oF_giPA-sF_wiPA-wFgAmPA-0FggmPA-4FhAkC7wWFCbYD8AWHCY8D8QWJCQLyBYoJtwPzBYsJjwP0BYwJjwP1BY0JAvYFkAm4A_cFkQm-A_gFkgmQA_kFkwmQA_oFlAmQA_sFlQmQA_wFlgmQA_0FmAmQA_4FmgkC_wWbCb8DgAadCZADgQafCQKCBqAJwAODBqEJkAOEBqIJkAOFBqMJAoYGpgnBA4cGpwnFA4sGqQnGA4wGtAnGA40GtwnGA44GuAnGA48GuQnGA5AGuwnGA5EGvQkCkga-CcoDkwbACcYDlAbCCQKVBsMJywOWBsQJxgOXBsUJxgOYBsYJApkGyQnMA5oGygnSA5sGywnHA5wGzAnHA50GzQnHA54GzgnHA58GzwnHA6AG0QnHA6EG0wkCogbUCdMDowbWCccDpAbYCQKlBtkJ1AOmBtoJxwOnBtsJxwOoBtwJAqkG3wnVA6oG4AnbA6sG4QnIA6wG4gnIA60G4wnIA64G5AnIA68G5QnIA7AG5wnIA7EG6QkCsgbqCdwDswbsCcgDtAbuCQK1Bu8J3QO2BvAJyAO3BvEJyAO4BvIJArkG9QneA7oG9gnkA7sG-AnlA7wG-QnlA70G_AnlA74G_QnlA78G_gnlA8AGgArlA8EGggoCwgaDCuYDwwaFCuUDxAaHCgLFBogK5wPGBokK5QPHBooK5QPIBosKAskGjgroA8oGjwrsA8sGkQrtA8wGkgrtA80GlQrtA84GlgrtA88GlwrtA9AGmQrtA9EGmwoC0gacCu4D0waeCu0D1AagCgLVBqEK7wPWBqIK7QPXBqMK7QPYBqQKAtkGpwrwA9oGqAr0A-MGqgr1A-QGxgr1A-UGyQr1A-YGygr1A-cGywr1A-gGzQr1A-kGzwoC6gbQCv8D6wbSCvUD7AbUCgLtBtUKgATuBtYK9QPvBtcK9QPwBtgKAvEG2wqBBPIG3AqFBPMG3Qr2A_QG3gr2A_UG3wr2A_YG4Ar2A_cG4Qr2A_gG4wr2A_kG5QoC-gbmCoYE-wboCvYD_AbqCgL9BusKhwT-BuwK9gP_Bu0K9gOAB-4KAoEH8QqIBIIH8gqOBIMH8wr3A4QH9Ar3A4UH9Qr3A4YH9gr3A4cH9wr3A4gH-Qr3A4kH-woCigf8Co8Eiwf-CvcDjAeACwKNB4ELkASOB4IL9wOPB4ML9wOQB4QLApEHhwuRBJIHiAuVBJMHiQv4A5QHigv4A5UHiwv4A5YHjAv4A5cHjQv4A5gHjwv4A5kHkQsCmgeSC5YEmweUC_gDnAeWCwKdB5cLlwSeB5gL-AOfB5kL-AOgB5oLAqEHnQuYBKIHngueBKMHnwv5A6QHoAv5A6UHoQv5A6YHogv5A6cHowv5A6gHpQv5A6kHpwsCqgeoC58EqweqC_kDrAesCwKtB60LoASuB64L-QOvB68L-QOwB7ALArEHswuhBLIHtAunBLMHtguoBLQHtwuoBLUHuguoBLYHuwuoBLcHvAuoBLgHvguoBLkHwAsCugfBC6kEuwfDC6gEvAfFCwK9B8YLqgS-B8cLqAS_B8gLqATAB8kLAsEHzAurBMIHzQuxBMMHzwv7A8QH0Av7A8UH0gv7A8YH0wv7A8cH1Av7A8gH1gv7A8kH2AsCygfZC7IEywfbC_sDzAfdCwLNB94LswTOB98L-wPPB-AL-wPQB-ELAtEH5Au0BNIH5Qu6BNMH5gv8A9QH5wv8A9UH6Av8A9YH6Qv8A9cH6gv8A9gH7Av8A9kH7gsC2gfvC7sE2wfxC_wD3AfzCwLdB_QLvATeB_UL_APfB_YL_APgB_cLAuEH-gu9BOIH-wvBBOMH_QvCBOQH_gvCBOUHgQzCBOYHggzCBOcHgwzCBOgHhQzCBOkHhwwC6geIDMME6weKDMIE7AeMDALtB40MxATuB44MwgTvB48MwgTwB5AMAvEHkwzFBPIHlAzLBPYHlgzMBPcHoQzMBPgHpAzMBPkHpQzMBPoHpgzMBPsHqAzMBPwHqgwC_QerDNAE_getDMwE_wevDAKACLAM0QSBCLEMzASCCLIMzASDCLMMAoQItgzSBIUItwzYBIYIuAzNBIcIuQzNBIgIugzNBIkIuwzNBIoIvAzNBIsIvgzNBIwIwAwCjQjBDNkEjgjDDM0EjwjFDAKQCMYM2gSRCMcMzQSSCMgMzQSTCMkMApQIzAzbBJUIzQzhBJYIzgzOBJcIzwzOBJgI0AzOBJkI0QzOBJoI0gzOBJsI1AzOBJwI1gwCnQjXDOIEngjZDM4EnwjbDAKgCNwM4wShCN0MzgSiCN4MzgSjCN8MAqQI4gzkBKUI4wzoBKYI5QzpBKcI5gzpBKgI6QzpBKkI6gzpBKoI6wzpBKsI7QzpBKwI7wwCrQjwDOoErgjyDOkErwj0DAKwCPUM6wSxCPYM6QSyCPcM6QSzCPgMArQI-wzsBLUI_AzyBLYI_gzzBLcI_wzzBLgIgg3zBLkIgw3zBLoIhA3zBLsIhg3zBLwIiA0CvQiJDfQEvgiLDfMEvwiNDQLACI4N9QTBCI8N8wTCCJAN8wTDCJENAsQIlA32BMUIlQ38BMYIlw39BMcImA39BMgImw39BMkInA39BMoInQ39BMsInw39BMwIoQ0CzQiiDf4EzgikDf0EzwimDQLQCKcN_wTRCKgN_QTSCKkN_QTTCKoNAtQIrQ2ABdUIrg2GBdYIsA2HBdcIsQ2HBdgItA2HBdkItQ2HBdoItg2HBdsIuA2HBdwIug0C3Qi7DYgF3gi9DYcF3wi_DQLgCMANiQXhCMENhwXiCMINhwXjCMMNAuQIxg2KBeUIxw2OBeYIyQ2PBecIyg2PBegIzQ2PBekIzg2PBeoIzw2PBesI0Q2PBewI0w0C7QjUDZAF7gjWDY8F7wjYDQLwCNkNkQXxCNoNjwXyCNsNjwXzCNwNAvQI3w2SBfUI4A2WBfYI4g2XBfcI4w2XBfgI5g2XBfkI5w2XBfoI6A2XBfsI6g2XBfwI7A0C_QjtDZgF_gjvDZcF_wjxDQKACfINmQWBCfMNlwWCCfQNlwWDCfUNAoQJ-A2aBYUJ-Q2eBYYJ-w2fBYcJ_A2fBYgJ_w2fBYkJgA6fBYoJgQ6fBYsJgw6fBYwJhQ4CjQmGDqAFjgmIDp8FjwmKDgKQCYsOoQWRCYwOnwWSCY0OnwWTCY4OApQJkQ6iBZUJkg6oBZYJlA6pBZcJlQ6pBZgJmA6pBZkJmQ6pBZoJmg6pBZsJnA6pBZwJng4CnQmfDqoFngmhDqkFnwmjDgKgCaQOqwWhCaUOqQWiCaYOqQWjCacOAqQJqg6sBaUJqw6yBaYJrQ6zBacJrg6zBagJsQ6zBakJsg6zBaoJsw6zBasJtQ6zBawJtw4CrQm4DrQFrgm6DrMFrwm8DgKwCb0OtQWxCb4OswWyCb8OswWzCcAOArQJww62BbUJxA66BbYJxg67BbcJxw67BbgJyg67BbkJyw67BboJzA67BbsJzg67BbwJ0A4CvQnRDrwFvgnTDrsFvwnVDgLACdYOvQXBCdcOuwXCCdgOuwXDCdkOAsQJ3A6-BcUJ3Q7EBcYJ3w7FBccJ4A7FBcgJ4w7FBckJ5A7FBcoJ5Q7FBcsJ5w7FBcwJ6Q4CzQnqDsYFzgnsDsUFzwnuDgLQCe8OxwXRCfAOxQXSCfEOxQXTCfIOAtQJ9Q7IBdUJ9g7OBdYJ-A7PBdcJ-Q7PBdgJ_A7PBdkJ_Q7PBdoJ_g7PBdsJgA_PBdwJgg8C3QmDD9AF3gmFD88F3wmHDwLgCYgP0QXhCYkPzwXiCYoPzwXjCYsPAuQJjg_SBeUJjw_YBeYJkQ_ZBecJkg_ZBegJlQ_ZBekJlg_ZBeoJlw_ZBesJmQ_ZBewJmw8C7QmcD9oF7gmeD9kF7wmgDwLwCaEP2wXxCaIP2QXyCaMP2QXzCaQPAvQJpw_cBfUJqA_iBfYJqg_jBfcJqw_jBfgJrg_jBfkJrw_jBfoJsA_jBfsJsg_jBfwJtA8C_Qm1D-QF_gm3D-MF_wm5DwKACroP5QWBCrsP4wWCCrwP4wWDCr0PAoQKwA_mBYUKwQ_sBYYKww_tBYcKxA_tBYgKxw_tBYkKyA_tBYoKyQ_tBYsKyw_tBYwKzQ8CjQrOD-4FjgrQD-0FjwrSDwKQCtMP7wWRCtQP7QWSCtUP7QWTCtYPApQK2Q_wBZUK2g_2BZYK3A_3BZcK3Q_3BZgK4A_3BZkK4Q_3BZoK4g_3BZsK5A_3BZwK5g8CnQrnD_gFngrpD_cFnwrrDwKgCuwP-QWhCu0P9wWiCu4P9wWjCu8PAqQK8g_6BaUK8w-ABqYK9Q-BBqcK9g-BBqgK-Q-BBqkK-g-BBqoK-w-BBqsK_Q-BBqwK_w8CrQqAEIIGrgqCEIEGrwqEEAKwCoUQgwaxCoYQgQayCocQgQazCogQArQKixCEBrUKjBCKBrYKjhCLBrcKjxCLBrgKkhCLBrkKkxCLBroKlBCLBrsKlhCLBrwKmBACvQqZEIwGvgqbEIsGvwqdEALACp4QjQbBCp8QiwbCCqAQiwbDCqEQAsQKpBCOBsUKpRCUBsYKpxCVBscKqBCVBsgKqxCVBskKrBCVBsoKrRCVBssKrxCVBswKsRACzQqyEJYGzgq0EJUGzwq2EALQCrcQlwbRCrgQlQbSCrkQlQbTCroQAtQKvRCYBtUKvhCcBtYKwBCdBtcKwRCdBtgKxBCdBtkKxRCdBtoKxhCdBtsKyBCdBtwKyhAC3QrLEJ4G3grNEJ0G3wrPEALgCtAQnwbhCtEQnQbiCtIQnQbjCtMQAuQK1hCgBuUK1xCmBuYK2RCnBucK2hCnBugK3RCnBukK3hCnBuoK3xCnBusK4RCnBuwK4xAC7QrkEKgG7grmEKcG7wroEALwCukQqQbxCuoQpwbyCusQpwbzCuwQAvQK7xCqBvUK8BCwBvYK8hCxBvcK8xCxBvgK9hCxBvkK9xCxBvoK-BCxBvsK-hCxBvwK_BAC_Qr9ELIG_gr_ELEG_wqBEQKAC4IRswaBC4MRsQaCC4QRsQaDC4URAoQLiBG0BoULiRG6BoYLixG7BocLjBG7BogLjxG7BokLkBG7BooLkRG7BosLkxG7BowLlRECjQuWEbwGjguYEbsGjwuaEQKQC5sRvQaRC5wRuwaSC50RuwaTC54RApQLoRG-BpULohHEBpYLpBHFBpcLpRHFBpgLqBHFBpkLqRHFBpoLqhHFBpsLrBHFBpwLrhECnQuvEcYGnguxEcUGnwuzEQKgC7QRxwahC7URxQaiC7YRxQajC7cRAqQLuhHIBqULuxHOBqYLvRHPBqcLvhHPBqgLwRHPBqkLwhHPBqoLwxHPBqsLxRHPBqwLxxECrQvIEdAGrgvKEc8GrwvMEQKwC80R0QaxC84RzwayC88RzwazC9ARArQL0xHSBrUL1BHYBrYL1hHZBrcL1xHZBrgL2hHZBrkL2xHZBroL3BHZBrsL3hHZBrwL4BECvQvhEdoGvgvjEdkGvwvlEQLAC-YR2wbBC-cR2QbCC-gR2QbDC-kRAsQL7BHcBsUL7RHgBsYL7xHhBscL8BHhBsgL8xHhBskL9BHhBsoL9RHhBssL9xHhBswL-RECzQv6EeIGzgv8EeEGzwv-EQLQC_8R4wbRC4AS4QbSC4ES4QbTC4ISAtQLhRLkBtULhhLqBtYLiBLrBtcLiRLrBtgLjBLrBtkLjRLrBtoLjhLrBtsLkBLrBtwLkhIC3QuTEuwG3guVEusG3wuXEgLgC5gS7QbhC5kS6wbiC5oS6wbjC5sSAuQLnhLuBuULnxLyBugLoRLzBukLphLzBuoLpxLzBusLqBLzBuwLqRLzBu0LqxLzBu4LrRIC7wuuEvYG8AuwEvMG8QuyEgLyC7MS9wbzC7QS8wb0C7US8wb1C7YSAvYLuRL4BvcLuhL-BvgLvBL0BvkLvRL0BvoLwBL0BvsLwRL0BvwLwhL0Bv0LxBL0Bv4LxhIC_wvHEv8GgAzJEvQGgQzLEgKCDMwSgAeDDM0S9AaEDM4S9AaFDM8SAoYM0hKBB4cM0xKFB4gM1RKGB4kM1hKGB4oM2RKGB4sM2hKGB4wM2xKGB40M3RKGB44M3xICjwzgEocHkAziEoYHkQzkEgKSDOUSiAeTDOYShgeUDOcShgeVDOgSApYM6xKJB5cM7BKPB5gM7hKQB5kM7xKQB5oM8hKQB5sM8xKQB5wM9BKQB50M9hKQB54M-BICnwz5EpEHoAz7EpAHoQz9EgKiDP4SkgejDP8SkAekDIATkAelDIETAqYMhBOTB6cMhROXB6gMhxOYB6kMiBOYB6oMixOYB6sMjBOYB6wMjROYB60MjxOYB64MkRMCrwySE5kHsAyUE5gHsQyWEwKyDJcTmgezDJgTmAe0DJkTmAe1DJoTArYMnRObB7cMnhOhB7wMoBOiB70MqxOiB74MrhOiB78MrxOiB8AMsBOiB8EMshOiB8IMtBMCwwy1E6cHxAy3E6IHxQy5EwLGDLoTqAfHDLsTogfIDLwTogfJDL0TAsoMwBOpB8sMwROtB8wMwhOjB80MwxOjB84MxBOjB88MxROjB9AMxhOjB9EMyBOjB9IMyhMC0wzLE64H1AzNE6MH1QzPEwLWDNATrwfXDNETowfYDNITowfZDNMTAtoM1hOwB9sM1xO2B9wM2BOkB90M2ROkB94M2hOkB98M2xOkB-AM3BOkB-EM3hOkB-IM4BMC4wzhE7cH5AzjE6QH5QzlEwLmDOYTuAfnDOcTpAfoDOgTpAfpDOkTAuoM7BO5B-sM7RO_Bw"
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
