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
  id               String          @id
  wallet           String
  /// Who the wallet is: 0, its own key; a chain, the smart account of that chain. Null: nobody signed in yet.
  chainId          BigInt?         @map("chain_id")
  tier             String          @default("free")
  createdAt        DateTime        @default(now()) @map("created_at") @db.Timestamptz(3)
  /// When an operator suspended it: its keys and sessions are refused. Null: not suspended.
  suspendedAt      DateTime?       @map("suspended_at") @db.Timestamptz(3)
  suspensionReason String?         @map("suspension_reason")
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
config.runtimeDataModel = JSON.parse('{"models":{"EarnedAchievement":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"},{"name":"earnedAt","kind":"scalar","type":"DateTime","dbName":"earned_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"}],"dbName":"earned_achievement","schema":null},"Appeal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"flag","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"decideBy","kind":"scalar","type":"DateTime","dbName":"decide_by"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"decision","kind":"scalar","type":"String"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"totalBefore","kind":"scalar","type":"Int","dbName":"total_before"},{"name":"totalAfter","kind":"scalar","type":"Int","dbName":"total_after"},{"name":"consent","kind":"scalar","type":"String"}],"dbName":"appeal","schema":null},"AttestationSchema":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"schema","kind":"scalar","type":"String"},{"name":"resolver","kind":"scalar","type":"String"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"attestation_schema","schema":null},"Attestation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"data","kind":"scalar","type":"String"},{"name":"omittedBytes","kind":"scalar","type":"Int","dbName":"omitted_bytes"},{"name":"decoded","kind":"scalar","type":"Json"},{"name":"preview","kind":"scalar","type":"Json"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"refUid","kind":"scalar","type":"String","dbName":"ref_uid"},{"name":"salt","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"signatureKind","kind":"scalar","type":"String","dbName":"signature_kind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"revocationReason","kind":"scalar","type":"String","dbName":"revocation_reason"},{"name":"revocationDetails","kind":"scalar","type":"String","dbName":"revocation_details"},{"name":"publicReason","kind":"scalar","type":"String","dbName":"public_reason"},{"name":"revocationSignature","kind":"scalar","type":"String","dbName":"revocation_signature"},{"name":"revocationSeq","kind":"scalar","type":"BigInt","dbName":"revocation_seq"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revokedBlock","kind":"scalar","type":"BigInt","dbName":"revoked_block"},{"name":"revokedTxHash","kind":"scalar","type":"String","dbName":"revoked_tx_hash"},{"name":"final","kind":"scalar","type":"Boolean"}],"dbName":"attestation","schema":null},"LeftOutAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"sender","kind":"scalar","type":"String"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"attestation","kind":"scalar","type":"Json"}],"dbName":"left_out_attestation","schema":null},"EarlyRevocation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"}],"dbName":"early_revocation","schema":null},"IssuerWeight":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"issuer_weight","schema":null},"Notification":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"}],"dbName":"notification","schema":null},"PendingAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"uid","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"subject","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revocation","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"}],"dbName":"pending_attestation","schema":null},"Meta":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Json"}],"dbName":"meta","schema":null},"Developer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tier","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToDeveloper"},{"name":"noticeChannels","kind":"object","type":"NoticeChannel","relationName":"DeveloperToNoticeChannel"}],"dbName":"developer","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"origins","kind":"scalar","type":"String"},{"name":"policyIds","kind":"scalar","type":"String","dbName":"policy_ids"},{"name":"permissions","kind":"scalar","type":"String"},{"name":"rateLimit","kind":"scalar","type":"Int","dbName":"rate_limit"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"last4","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"replacedBy","kind":"scalar","type":"String","dbName":"replaced_by"},{"name":"developer","kind":"object","type":"Developer","relationName":"ApiKeyToDeveloper"}],"dbName":"api_key","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actor","kind":"scalar","type":"String"},{"name":"act","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"}],"dbName":"audit_entry","schema":null},"IdempotentRequest":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"committed","kind":"scalar","type":"Boolean"},{"name":"results","kind":"scalar","type":"Bytes"},{"name":"fence","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"idempotent_request","schema":null},"IdempotentBytes":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"bytes","kind":"scalar","type":"BigInt"}],"dbName":"idempotent_bytes","schema":null},"DayCount":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"requests","kind":"scalar","type":"Int"}],"dbName":"day_count","schema":null},"AuthNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"auth_nonce","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"session","schema":null},"UsageHour":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"endpoint","kind":"scalar","type":"String"},{"name":"requests","kind":"scalar","type":"Int"},{"name":"errors","kind":"scalar","type":"Int"},{"name":"latencies","kind":"scalar","type":"Int"}],"dbName":"usage_hour","schema":null},"Epoch":{"fields":[{"name":"number","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"String"},{"name":"previousRoot","kind":"scalar","type":"String","dbName":"previous_root"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"rows","kind":"scalar","type":"Int"},{"name":"chains","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"nodes","kind":"scalar","type":"Bytes"},{"name":"lineBytes","kind":"scalar","type":"BigInt","dbName":"line_bytes"},{"name":"checksum","kind":"scalar","type":"BigInt"},{"name":"storedBytes","kind":"scalar","type":"BigInt","dbName":"stored_bytes"},{"name":"published","kind":"scalar","type":"Json"}],"dbName":"epoch","schema":null},"EpochPage":{"fields":[{"name":"epoch","kind":"scalar","type":"Int"},{"name":"firstIndex","kind":"scalar","type":"Int","dbName":"first_index"},{"name":"firstAddress","kind":"scalar","type":"String","dbName":"first_address"},{"name":"chunkHash","kind":"scalar","type":"Bytes","dbName":"chunk_hash"},{"name":"leaves","kind":"scalar","type":"Bytes"},{"name":"chunk","kind":"object","type":"EpochChunk","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_page","schema":null},"EpochChunk":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"data","kind":"scalar","type":"Bytes"},{"name":"pages","kind":"object","type":"EpochPage","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_chunk","schema":null},"NameEvent":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameHash","kind":"scalar","type":"String","dbName":"name_hash"},{"name":"account","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"name_event","schema":null},"Identity":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"state","kind":"scalar","type":"String"},{"name":"parent","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"mintedAt","kind":"scalar","type":"DateTime","dbName":"minted_at"},{"name":"final","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"blocked","kind":"scalar","type":"Boolean"},{"name":"received","kind":"scalar","type":"Boolean"},{"name":"wallets","kind":"object","type":"IdentityWallet","relationName":"IdentityToIdentityWallet"}],"dbName":"identity","schema":null},"IdentityWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"primary","kind":"scalar","type":"Boolean"},{"name":"linkedAt","kind":"scalar","type":"DateTime","dbName":"linked_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"counts","kind":"scalar","type":"Boolean"},{"name":"identity","kind":"object","type":"Identity","relationName":"IdentityToIdentityWallet"}],"dbName":"identity_wallet","schema":null},"IdentityDeparture":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leftAt","kind":"scalar","type":"DateTime","dbName":"left_at"}],"dbName":"identity_departure","schema":null},"IdentityPast":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"owner","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"wallets","kind":"scalar","type":"Json"}],"dbName":"identity_past","schema":null},"WalletGroup":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"joinedAt","kind":"scalar","type":"DateTime","dbName":"joined_at"}],"dbName":"wallet_group","schema":null},"ChainCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"headNumber","kind":"scalar","type":"BigInt","dbName":"head_number"},{"name":"finalizedBlock","kind":"scalar","type":"BigInt","dbName":"finalized_block"},{"name":"scoredBlock","kind":"scalar","type":"BigInt","dbName":"scored_block"},{"name":"scoredHash","kind":"scalar","type":"String","dbName":"scored_hash"},{"name":"dayBlockNumber","kind":"scalar","type":"BigInt","dbName":"day_block_number"},{"name":"dayBlockHash","kind":"scalar","type":"String","dbName":"day_block_hash"},{"name":"dayBlockTime","kind":"scalar","type":"BigInt","dbName":"day_block_time"},{"name":"state","kind":"scalar","type":"String"},{"name":"error","kind":"scalar","type":"String"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"missingBlock","kind":"scalar","type":"BigInt","dbName":"missing_block"},{"name":"missingSince","kind":"scalar","type":"DateTime","dbName":"missing_since"}],"dbName":"chain_cursor","schema":null},"ExplorerHead":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"guessed","kind":"scalar","type":"Boolean"}],"dbName":"explorer_head","schema":null},"ExplorerFault":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"host","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"}],"dbName":"explorer_fault","schema":null},"ChainControl":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"pausedAt","kind":"scalar","type":"DateTime","dbName":"paused_at"},{"name":"pauseReason","kind":"scalar","type":"String","dbName":"pause_reason"},{"name":"reindexFrom","kind":"scalar","type":"BigInt","dbName":"reindex_from"},{"name":"reindexRequestedAt","kind":"scalar","type":"DateTime","dbName":"reindex_requested_at"},{"name":"reindexStartedAt","kind":"scalar","type":"DateTime","dbName":"reindex_started_at"},{"name":"setAsideBlock","kind":"scalar","type":"BigInt","dbName":"set_aside_block"},{"name":"setAsideRequestedAt","kind":"scalar","type":"DateTime","dbName":"set_aside_requested_at"}],"dbName":"chain_control","schema":null},"Block":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"String"},{"name":"parentHash","kind":"scalar","type":"String","dbName":"parent_hash"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"statedTime","kind":"scalar","type":"BigInt","dbName":"stated_time"}],"dbName":"block","schema":null},"Activity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"activity","schema":null},"Facts":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"}],"dbName":"facts","schema":null},"FactsSnapshot":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"facts_snapshot","schema":null},"FundingCluster":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"funder","kind":"scalar","type":"String"},{"name":"clusterSize","kind":"scalar","type":"Int","dbName":"cluster_size"},{"name":"chainLength","kind":"scalar","type":"Int","dbName":"chain_length"}],"dbName":"funding_cluster","schema":null},"AlikeCluster":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"size","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"Json"},{"name":"foundBy","kind":"scalar","type":"String","dbName":"found_by"}],"dbName":"alike_cluster","schema":null},"PaymentTrust":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"payment_trust","schema":null},"QuarantinedTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"firstBlock","kind":"scalar","type":"BigInt","dbName":"first_block"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"}],"dbName":"quarantined_transaction","schema":null},"QuarantinedWallet":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"partlyRead","kind":"scalar","type":"Boolean","dbName":"partly_read"}],"dbName":"quarantined_wallet","schema":null},"List":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"read","kind":"scalar","type":"String"},{"name":"repair","kind":"scalar","type":"Boolean"},{"name":"column","kind":"scalar","type":"String"},{"name":"previousId","kind":"scalar","type":"String","dbName":"previous_id"},{"name":"format","kind":"scalar","type":"Json"},{"name":"columns","kind":"scalar","type":"Json"},{"name":"counts","kind":"scalar","type":"Json"},{"name":"summary","kind":"scalar","type":"Json"},{"name":"charged","kind":"scalar","type":"Boolean"},{"name":"reading","kind":"scalar","type":"String"},{"name":"lastRow","kind":"scalar","type":"Int","dbName":"last_row"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"uploads","kind":"object","type":"ListUpload","relationName":"ListToListUpload"},{"name":"rows","kind":"object","type":"ListRow","relationName":"ListToListRow"},{"name":"lines","kind":"object","type":"ListLine","relationName":"ListToListLine"},{"name":"clusters","kind":"object","type":"ListCluster","relationName":"ListToListCluster"},{"name":"shares","kind":"object","type":"ListShare","relationName":"ListToListShare"}],"dbName":"list","schema":null},"ListUpload":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"list","kind":"object","type":"List","relationName":"ListToListUpload"}],"dbName":"list_upload","schema":null},"ListRow":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"row","kind":"scalar","type":"Int"},{"name":"line","kind":"scalar","type":"Int"},{"name":"input","kind":"scalar","type":"String"},{"name":"identity","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"special","kind":"scalar","type":"String"},{"name":"duplicateOf","kind":"scalar","type":"Int","dbName":"duplicate_of"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reasons","kind":"scalar","type":"Json"},{"name":"svcId","kind":"scalar","type":"String","dbName":"svc_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"tier","kind":"scalar","type":"String"},{"name":"flags","kind":"scalar","type":"String"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"known","kind":"scalar","type":"Boolean"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"keep","kind":"scalar","type":"Boolean"},{"name":"sameAs","kind":"scalar","type":"Int","dbName":"same_as"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"list","kind":"object","type":"List","relationName":"ListToListRow"}],"dbName":"list_row","schema":null},"ListLine":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"line","kind":"scalar","type":"Int"},{"name":"row","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListLine"}],"dbName":"list_line","schema":null},"ListCluster":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"size","kind":"scalar","type":"Int"},{"name":"strength","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"keep","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListCluster"}],"dbName":"list_cluster","schema":null},"ListShare":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"list","kind":"object","type":"List","relationName":"ListToListShare"}],"dbName":"list_share","schema":null},"ListTree":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"who","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"String"},{"name":"cap","kind":"scalar","type":"Decimal"},{"name":"floor","kind":"scalar","type":"Decimal"},{"name":"decimals","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"Bytes"},{"name":"leaves","kind":"scalar","type":"Int"},{"name":"sum","kind":"scalar","type":"Decimal"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"day","kind":"scalar","type":"BigInt"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"issuedAt","kind":"scalar","type":"BigInt","dbName":"issued_at"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"leafRows","kind":"object","type":"ListTreeLeaf","relationName":"ListTreeToListTreeLeaf"},{"name":"nodes","kind":"object","type":"ListTreeNode","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree","schema":null},"ListTreeLeaf":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"index","kind":"scalar","type":"Int"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"position","kind":"scalar","type":"Int"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeLeaf"}],"dbName":"list_tree_leaf","schema":null},"ListTreeNode":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree_node","schema":null},"NoticeChannel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"medium","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"host","kind":"scalar","type":"String"},{"name":"kinds","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"namedAt","kind":"scalar","type":"DateTime","dbName":"named_at"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"developer","kind":"object","type":"Developer","relationName":"DeveloperToNoticeChannel"},{"name":"events","kind":"object","type":"NoticeEvent","relationName":"NoticeChannelToNoticeEvent"},{"name":"messages","kind":"object","type":"NoticeMessage","relationName":"NoticeChannelToNoticeMessage"},{"name":"conditions","kind":"object","type":"NoticeCondition","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_channel","schema":null},"NoticeAddress":{"fields":[{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"asked","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"client","kind":"scalar","type":"String"},{"name":"refused","kind":"scalar","type":"Boolean"}],"dbName":"notice_address","schema":null},"NoticeEvent":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeEvent"}],"dbName":"notice_event","schema":null},"NoticeMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"items","kind":"scalar","type":"Json"},{"name":"notices","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeMessage"}],"dbName":"notice_message","schema":null},"NoticeCondition":{"fields":[{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"notifiedAt","kind":"scalar","type":"DateTime","dbName":"notified_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_condition","schema":null},"PersonSession":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"providerSession","kind":"scalar","type":"String","dbName":"provider_session"},{"name":"role","kind":"scalar","type":"String"},{"name":"grantedBy","kind":"scalar","type":"String","dbName":"granted_by"},{"name":"refreshToken","kind":"scalar","type":"String","dbName":"refresh_token"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"checkAt","kind":"scalar","type":"DateTime","dbName":"check_at"},{"name":"checkFault","kind":"scalar","type":"String","dbName":"check_fault"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"person_session","schema":null},"LogoutToken":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"logout_token","schema":null},"Policy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"simulations","kind":"object","type":"PolicySimulation","relationName":"PolicyToPolicySimulation"},{"name":"nullifiers","kind":"object","type":"PassNullifier","relationName":"PassNullifierToPolicy"},{"name":"snapshots","kind":"object","type":"SnapshotToken","relationName":"PolicyToSnapshotToken"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyToPolicyWatch"}],"dbName":"policy","schema":null},"PolicySimulation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"lastSubject","kind":"scalar","type":"String","dbName":"last_subject"},{"name":"tally","kind":"scalar","type":"Json"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicySimulation"}],"dbName":"policy_simulation","schema":null},"PassNullifier":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"nullifier","kind":"scalar","type":"String"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PassNullifierToPolicy"}],"dbName":"pass_nullifier","schema":null},"SnapshotToken":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"stored","kind":"scalar","type":"Int"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToSnapshotToken"},{"name":"blocks","kind":"object","type":"SnapshotBlock","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_token","schema":null},"SnapshotBlock":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"network","kind":"scalar","type":"BigInt"},{"name":"snapshot","kind":"scalar","type":"BigInt"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"token","kind":"object","type":"SnapshotToken","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_block","schema":null},"SnapshotAnswer":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"address","kind":"scalar","type":"String"},{"name":"score","kind":"scalar","type":"Int"}],"dbName":"snapshot_answer","schema":null},"PolicyWatch":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"wallets","kind":"scalar","type":"Int"},{"name":"readsChain","kind":"scalar","type":"Boolean","dbName":"reads_chain"},{"name":"turnAt","kind":"scalar","type":"DateTime","dbName":"turn_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicyWatch"},{"name":"watched","kind":"object","type":"WatchedWallet","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"policy_watch","schema":null},"WatchedWallet":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"chainOutcomes","kind":"scalar","type":"String","dbName":"chain_outcomes"},{"name":"chainReadAt","kind":"scalar","type":"DateTime","dbName":"chain_read_at"},{"name":"nextOutcome","kind":"scalar","type":"String","dbName":"next_outcome"},{"name":"nextBlocks","kind":"scalar","type":"Json","dbName":"next_blocks"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"watched_wallet","schema":null},"ChainRead":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"calls","kind":"scalar","type":"Int"}],"dbName":"chain_read","schema":null},"OnceWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"party","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"traceparent","kind":"scalar","type":"String"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"histories","kind":"object","type":"OnceHistory","relationName":"OnceHistoryToOnceWallet"},{"name":"questions","kind":"object","type":"OnceQuestion","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_wallet","schema":null},"OnceHistory":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"headAt","kind":"scalar","type":"BigInt","dbName":"head_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceHistoryToOnceWallet"}],"dbName":"once_history","schema":null},"OnceQuestion":{"fields":[{"name":"asker","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"reads","kind":"scalar","type":"Boolean"},{"name":"payer","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"compareFrom","kind":"scalar","type":"DateTime","dbName":"compare_from"},{"name":"alike","kind":"scalar","type":"Json"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_question","schema":null},"Reservation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"name","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"deposit","kind":"scalar","type":"Decimal"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"state","kind":"scalar","type":"String"}],"dbName":"reservation","schema":null},"ReservationCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"}],"dbName":"reservation_cursor","schema":null},"Voucher":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"claimer","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"referralCode","kind":"scalar","type":"String","dbName":"referral_code"},{"name":"consents","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"}],"dbName":"voucher","schema":null},"ReferralCode":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"referral_code","schema":null},"Referral":{"fields":[{"name":"referee","kind":"scalar","type":"String"},{"name":"referrer","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"referral","schema":null},"SponsoredMint":{"fields":[{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsored_mint","schema":null},"SentTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"sender","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"raw","kind":"scalar","type":"String"},{"name":"hashes","kind":"scalar","type":"String"},{"name":"raises","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"}],"dbName":"sent_transaction","schema":null},"Score":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"bonus","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"unavailable","kind":"scalar","type":"String"},{"name":"stale","kind":"scalar","type":"String"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"modelHash","kind":"scalar","type":"Bytes","dbName":"model_hash"},{"name":"reachedAt","kind":"scalar","type":"BigInt","dbName":"reached_at"},{"name":"nextChangeDay","kind":"scalar","type":"BigInt","dbName":"next_change_day"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"score","schema":null},"ScoreFacts":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"score_facts","schema":null},"ScoreSteps":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"days","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"}],"dbName":"score_steps","schema":null},"ScoreFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"before","kind":"scalar","type":"Int"},{"name":"after","kind":"scalar","type":"Int"},{"name":"rankedBefore","kind":"scalar","type":"Boolean","dbName":"ranked_before"},{"name":"rankedAfter","kind":"scalar","type":"Boolean","dbName":"ranked_after"},{"name":"reachedBefore","kind":"scalar","type":"BigInt","dbName":"reached_before"},{"name":"reachedAfter","kind":"scalar","type":"BigInt","dbName":"reached_after"},{"name":"cause","kind":"scalar","type":"String"},{"name":"sourceChain","kind":"scalar","type":"BigInt","dbName":"source_chain"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"}],"dbName":"score_feed","schema":null},"IdentityFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"identity","kind":"scalar","type":"String"}],"dbName":"identity_feed","schema":null},"SavedRanking":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"position","kind":"scalar","type":"String"},{"name":"scopes","kind":"scalar","type":"Json"},{"name":"savedAt","kind":"scalar","type":"DateTime","dbName":"saved_at"}],"dbName":"saved_ranking","schema":null},"ScoreClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"recordedAt","kind":"scalar","type":"DateTime","dbName":"recorded_at"}],"dbName":"score_close","schema":null},"StaleClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"stale_close","schema":null},"PendingScore":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"scoredTo","kind":"scalar","type":"String","dbName":"scored_to"},{"name":"scored","kind":"scalar","type":"BigInt"}],"dbName":"pending_score","schema":null},"ModelSwitch":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"version","kind":"scalar","type":"String"},{"name":"announcedAt","kind":"scalar","type":"DateTime","dbName":"announced_at"},{"name":"activeFrom","kind":"scalar","type":"DateTime","dbName":"active_from"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"rescoredAt","kind":"scalar","type":"DateTime","dbName":"rescored_at"},{"name":"summary","kind":"scalar","type":"Json"}],"dbName":"model_switch","schema":null},"ModelComparison":{"fields":[{"name":"version","kind":"scalar","type":"String"},{"name":"requestedAt","kind":"scalar","type":"DateTime","dbName":"requested_at"},{"name":"compared","kind":"scalar","type":"Int"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"result","kind":"scalar","type":"Json"}],"dbName":"model_comparison","schema":null},"Takedown":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"liftedAt","kind":"scalar","type":"DateTime","dbName":"lifted_at"}],"dbName":"takedown","schema":null},"TradingCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"since24h","kind":"scalar","type":"BigInt","dbName":"since_24h"},{"name":"since7d","kind":"scalar","type":"BigInt","dbName":"since_7d"},{"name":"since30d","kind":"scalar","type":"BigInt","dbName":"since_30d"},{"name":"settings","kind":"scalar","type":"String"}],"dbName":"trading_cursor","schema":null},"Trade":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trade","schema":null},"TradingHolding":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"cost","kind":"scalar","type":"Decimal"}],"dbName":"trading_holding","schema":null},"Trader":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"trades","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trader","schema":null},"TraderHistogram":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"sort","kind":"scalar","type":"String"},{"name":"bucket","kind":"scalar","type":"Decimal"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"traders","kind":"scalar","type":"BigInt"}],"dbName":"trader_histogram","schema":null},"StaleTrader":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"subject","kind":"scalar","type":"String"}],"dbName":"stale_trader","schema":null},"Wallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"wallet","schema":null},"TrackedWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"smartAccount","kind":"scalar","type":"Boolean","dbName":"smart_account"},{"name":"error","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"fromBlock","kind":"scalar","type":"BigInt","dbName":"from_block"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"},{"name":"attestedFrom","kind":"scalar","type":"BigInt","dbName":"attested_from"},{"name":"attestedTo","kind":"scalar","type":"BigInt","dbName":"attested_to"},{"name":"attestDue","kind":"scalar","type":"DateTime","dbName":"attest_due"}],"dbName":"tracked_wallet","schema":null},"Tracking":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"tracking","schema":null},"Backfill":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"party","kind":"scalar","type":"String"},{"name":"line","kind":"object","type":"BackfillParty","relationName":"BackfillToBackfillParty"},{"name":"turns","kind":"scalar","type":"Int"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Json"}],"dbName":"backfill","schema":null},"BackfillParty":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"servedAt","kind":"scalar","type":"DateTime","dbName":"served_at"},{"name":"backfills","kind":"object","type":"Backfill","relationName":"BackfillToBackfillParty"}],"dbName":"backfill_party","schema":null},"StagedActivity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"staged_activity","schema":null},"AutomaticTracking":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"automatic_tracking","schema":null},"Outbox":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"event","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subjectsDone","kind":"scalar","type":"Boolean","dbName":"subjects_done"},{"name":"expandedTo","kind":"scalar","type":"String","dbName":"expanded_to"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"events","kind":"scalar","type":"String"},{"name":"subjects","kind":"scalar","type":"String"},{"name":"allSubjects","kind":"scalar","type":"Boolean","dbName":"all_subjects"},{"name":"secret","kind":"scalar","type":"String"},{"name":"oldSecret","kind":"scalar","type":"String","dbName":"old_secret"},{"name":"oldSecretUntil","kind":"scalar","type":"DateTime","dbName":"old_secret_until"},{"name":"signatureKey","kind":"scalar","type":"String","dbName":"signature_key"},{"name":"oldSignatureKey","kind":"scalar","type":"String","dbName":"old_signature_key"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"operatorOff","kind":"scalar","type":"Boolean","dbName":"operator_off"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"isFull","kind":"scalar","type":"Boolean","dbName":"is_full"},{"name":"missedFrom","kind":"scalar","type":"DateTime","dbName":"missed_from"},{"name":"missedUntil","kind":"scalar","type":"DateTime","dbName":"missed_until"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"event","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"earlierAttempts","kind":"scalar","type":"Int","dbName":"earlier_attempts"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"traceparent","kind":"scalar","type":"String"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"},{"name":"attempts","kind":"object","type":"WebhookAttempt","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_delivery","schema":null},"WebhookAttempt":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"error","kind":"scalar","type":"String"},{"name":"requestHeaders","kind":"scalar","type":"Json","dbName":"request_headers"},{"name":"responseBody","kind":"scalar","type":"String","dbName":"response_body"},{"name":"delivery","kind":"object","type":"WebhookDelivery","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_attempt","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","EarnedAchievement.findUnique","EarnedAchievement.findUniqueOrThrow","orderBy","cursor","EarnedAchievement.findFirst","EarnedAchievement.findFirstOrThrow","EarnedAchievement.findMany","data","EarnedAchievement.createOne","EarnedAchievement.createMany","EarnedAchievement.createManyAndReturn","EarnedAchievement.updateOne","EarnedAchievement.updateMany","EarnedAchievement.updateManyAndReturn","create","update","EarnedAchievement.upsertOne","EarnedAchievement.deleteOne","EarnedAchievement.deleteMany","having","_count","_min","_max","EarnedAchievement.groupBy","EarnedAchievement.aggregate","Appeal.findUnique","Appeal.findUniqueOrThrow","Appeal.findFirst","Appeal.findFirstOrThrow","Appeal.findMany","Appeal.createOne","Appeal.createMany","Appeal.createManyAndReturn","Appeal.updateOne","Appeal.updateMany","Appeal.updateManyAndReturn","Appeal.upsertOne","Appeal.deleteOne","Appeal.deleteMany","_avg","_sum","Appeal.groupBy","Appeal.aggregate","AttestationSchema.findUnique","AttestationSchema.findUniqueOrThrow","AttestationSchema.findFirst","AttestationSchema.findFirstOrThrow","AttestationSchema.findMany","AttestationSchema.createOne","AttestationSchema.createMany","AttestationSchema.createManyAndReturn","AttestationSchema.updateOne","AttestationSchema.updateMany","AttestationSchema.updateManyAndReturn","AttestationSchema.upsertOne","AttestationSchema.deleteOne","AttestationSchema.deleteMany","AttestationSchema.groupBy","AttestationSchema.aggregate","Attestation.findUnique","Attestation.findUniqueOrThrow","Attestation.findFirst","Attestation.findFirstOrThrow","Attestation.findMany","Attestation.createOne","Attestation.createMany","Attestation.createManyAndReturn","Attestation.updateOne","Attestation.updateMany","Attestation.updateManyAndReturn","Attestation.upsertOne","Attestation.deleteOne","Attestation.deleteMany","Attestation.groupBy","Attestation.aggregate","LeftOutAttestation.findUnique","LeftOutAttestation.findUniqueOrThrow","LeftOutAttestation.findFirst","LeftOutAttestation.findFirstOrThrow","LeftOutAttestation.findMany","LeftOutAttestation.createOne","LeftOutAttestation.createMany","LeftOutAttestation.createManyAndReturn","LeftOutAttestation.updateOne","LeftOutAttestation.updateMany","LeftOutAttestation.updateManyAndReturn","LeftOutAttestation.upsertOne","LeftOutAttestation.deleteOne","LeftOutAttestation.deleteMany","LeftOutAttestation.groupBy","LeftOutAttestation.aggregate","EarlyRevocation.findUnique","EarlyRevocation.findUniqueOrThrow","EarlyRevocation.findFirst","EarlyRevocation.findFirstOrThrow","EarlyRevocation.findMany","EarlyRevocation.createOne","EarlyRevocation.createMany","EarlyRevocation.createManyAndReturn","EarlyRevocation.updateOne","EarlyRevocation.updateMany","EarlyRevocation.updateManyAndReturn","EarlyRevocation.upsertOne","EarlyRevocation.deleteOne","EarlyRevocation.deleteMany","EarlyRevocation.groupBy","EarlyRevocation.aggregate","IssuerWeight.findUnique","IssuerWeight.findUniqueOrThrow","IssuerWeight.findFirst","IssuerWeight.findFirstOrThrow","IssuerWeight.findMany","IssuerWeight.createOne","IssuerWeight.createMany","IssuerWeight.createManyAndReturn","IssuerWeight.updateOne","IssuerWeight.updateMany","IssuerWeight.updateManyAndReturn","IssuerWeight.upsertOne","IssuerWeight.deleteOne","IssuerWeight.deleteMany","IssuerWeight.groupBy","IssuerWeight.aggregate","Notification.findUnique","Notification.findUniqueOrThrow","Notification.findFirst","Notification.findFirstOrThrow","Notification.findMany","Notification.createOne","Notification.createMany","Notification.createManyAndReturn","Notification.updateOne","Notification.updateMany","Notification.updateManyAndReturn","Notification.upsertOne","Notification.deleteOne","Notification.deleteMany","Notification.groupBy","Notification.aggregate","PendingAttestation.findUnique","PendingAttestation.findUniqueOrThrow","PendingAttestation.findFirst","PendingAttestation.findFirstOrThrow","PendingAttestation.findMany","PendingAttestation.createOne","PendingAttestation.createMany","PendingAttestation.createManyAndReturn","PendingAttestation.updateOne","PendingAttestation.updateMany","PendingAttestation.updateManyAndReturn","PendingAttestation.upsertOne","PendingAttestation.deleteOne","PendingAttestation.deleteMany","PendingAttestation.groupBy","PendingAttestation.aggregate","Meta.findUnique","Meta.findUniqueOrThrow","Meta.findFirst","Meta.findFirstOrThrow","Meta.findMany","Meta.createOne","Meta.createMany","Meta.createManyAndReturn","Meta.updateOne","Meta.updateMany","Meta.updateManyAndReturn","Meta.upsertOne","Meta.deleteOne","Meta.deleteMany","Meta.groupBy","Meta.aggregate","developer","keys","channel","events","messages","conditions","noticeChannels","Developer.findUnique","Developer.findUniqueOrThrow","Developer.findFirst","Developer.findFirstOrThrow","Developer.findMany","Developer.createOne","Developer.createMany","Developer.createManyAndReturn","Developer.updateOne","Developer.updateMany","Developer.updateManyAndReturn","Developer.upsertOne","Developer.deleteOne","Developer.deleteMany","Developer.groupBy","Developer.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","IdempotentRequest.findUnique","IdempotentRequest.findUniqueOrThrow","IdempotentRequest.findFirst","IdempotentRequest.findFirstOrThrow","IdempotentRequest.findMany","IdempotentRequest.createOne","IdempotentRequest.createMany","IdempotentRequest.createManyAndReturn","IdempotentRequest.updateOne","IdempotentRequest.updateMany","IdempotentRequest.updateManyAndReturn","IdempotentRequest.upsertOne","IdempotentRequest.deleteOne","IdempotentRequest.deleteMany","IdempotentRequest.groupBy","IdempotentRequest.aggregate","IdempotentBytes.findUnique","IdempotentBytes.findUniqueOrThrow","IdempotentBytes.findFirst","IdempotentBytes.findFirstOrThrow","IdempotentBytes.findMany","IdempotentBytes.createOne","IdempotentBytes.createMany","IdempotentBytes.createManyAndReturn","IdempotentBytes.updateOne","IdempotentBytes.updateMany","IdempotentBytes.updateManyAndReturn","IdempotentBytes.upsertOne","IdempotentBytes.deleteOne","IdempotentBytes.deleteMany","IdempotentBytes.groupBy","IdempotentBytes.aggregate","DayCount.findUnique","DayCount.findUniqueOrThrow","DayCount.findFirst","DayCount.findFirstOrThrow","DayCount.findMany","DayCount.createOne","DayCount.createMany","DayCount.createManyAndReturn","DayCount.updateOne","DayCount.updateMany","DayCount.updateManyAndReturn","DayCount.upsertOne","DayCount.deleteOne","DayCount.deleteMany","DayCount.groupBy","DayCount.aggregate","AuthNonce.findUnique","AuthNonce.findUniqueOrThrow","AuthNonce.findFirst","AuthNonce.findFirstOrThrow","AuthNonce.findMany","AuthNonce.createOne","AuthNonce.createMany","AuthNonce.createManyAndReturn","AuthNonce.updateOne","AuthNonce.updateMany","AuthNonce.updateManyAndReturn","AuthNonce.upsertOne","AuthNonce.deleteOne","AuthNonce.deleteMany","AuthNonce.groupBy","AuthNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","Epoch.findUnique","Epoch.findUniqueOrThrow","Epoch.findFirst","Epoch.findFirstOrThrow","Epoch.findMany","Epoch.createOne","Epoch.createMany","Epoch.createManyAndReturn","Epoch.updateOne","Epoch.updateMany","Epoch.updateManyAndReturn","Epoch.upsertOne","Epoch.deleteOne","Epoch.deleteMany","Epoch.groupBy","Epoch.aggregate","pages","chunk","EpochPage.findUnique","EpochPage.findUniqueOrThrow","EpochPage.findFirst","EpochPage.findFirstOrThrow","EpochPage.findMany","EpochPage.createOne","EpochPage.createMany","EpochPage.createManyAndReturn","EpochPage.updateOne","EpochPage.updateMany","EpochPage.updateManyAndReturn","EpochPage.upsertOne","EpochPage.deleteOne","EpochPage.deleteMany","EpochPage.groupBy","EpochPage.aggregate","EpochChunk.findUnique","EpochChunk.findUniqueOrThrow","EpochChunk.findFirst","EpochChunk.findFirstOrThrow","EpochChunk.findMany","EpochChunk.createOne","EpochChunk.createMany","EpochChunk.createManyAndReturn","EpochChunk.updateOne","EpochChunk.updateMany","EpochChunk.updateManyAndReturn","EpochChunk.upsertOne","EpochChunk.deleteOne","EpochChunk.deleteMany","EpochChunk.groupBy","EpochChunk.aggregate","NameEvent.findUnique","NameEvent.findUniqueOrThrow","NameEvent.findFirst","NameEvent.findFirstOrThrow","NameEvent.findMany","NameEvent.createOne","NameEvent.createMany","NameEvent.createManyAndReturn","NameEvent.updateOne","NameEvent.updateMany","NameEvent.updateManyAndReturn","NameEvent.upsertOne","NameEvent.deleteOne","NameEvent.deleteMany","NameEvent.groupBy","NameEvent.aggregate","identity","wallets","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","IdentityWallet.findUnique","IdentityWallet.findUniqueOrThrow","IdentityWallet.findFirst","IdentityWallet.findFirstOrThrow","IdentityWallet.findMany","IdentityWallet.createOne","IdentityWallet.createMany","IdentityWallet.createManyAndReturn","IdentityWallet.updateOne","IdentityWallet.updateMany","IdentityWallet.updateManyAndReturn","IdentityWallet.upsertOne","IdentityWallet.deleteOne","IdentityWallet.deleteMany","IdentityWallet.groupBy","IdentityWallet.aggregate","IdentityDeparture.findUnique","IdentityDeparture.findUniqueOrThrow","IdentityDeparture.findFirst","IdentityDeparture.findFirstOrThrow","IdentityDeparture.findMany","IdentityDeparture.createOne","IdentityDeparture.createMany","IdentityDeparture.createManyAndReturn","IdentityDeparture.updateOne","IdentityDeparture.updateMany","IdentityDeparture.updateManyAndReturn","IdentityDeparture.upsertOne","IdentityDeparture.deleteOne","IdentityDeparture.deleteMany","IdentityDeparture.groupBy","IdentityDeparture.aggregate","IdentityPast.findUnique","IdentityPast.findUniqueOrThrow","IdentityPast.findFirst","IdentityPast.findFirstOrThrow","IdentityPast.findMany","IdentityPast.createOne","IdentityPast.createMany","IdentityPast.createManyAndReturn","IdentityPast.updateOne","IdentityPast.updateMany","IdentityPast.updateManyAndReturn","IdentityPast.upsertOne","IdentityPast.deleteOne","IdentityPast.deleteMany","IdentityPast.groupBy","IdentityPast.aggregate","WalletGroup.findUnique","WalletGroup.findUniqueOrThrow","WalletGroup.findFirst","WalletGroup.findFirstOrThrow","WalletGroup.findMany","WalletGroup.createOne","WalletGroup.createMany","WalletGroup.createManyAndReturn","WalletGroup.updateOne","WalletGroup.updateMany","WalletGroup.updateManyAndReturn","WalletGroup.upsertOne","WalletGroup.deleteOne","WalletGroup.deleteMany","WalletGroup.groupBy","WalletGroup.aggregate","ChainCursor.findUnique","ChainCursor.findUniqueOrThrow","ChainCursor.findFirst","ChainCursor.findFirstOrThrow","ChainCursor.findMany","ChainCursor.createOne","ChainCursor.createMany","ChainCursor.createManyAndReturn","ChainCursor.updateOne","ChainCursor.updateMany","ChainCursor.updateManyAndReturn","ChainCursor.upsertOne","ChainCursor.deleteOne","ChainCursor.deleteMany","ChainCursor.groupBy","ChainCursor.aggregate","ExplorerHead.findUnique","ExplorerHead.findUniqueOrThrow","ExplorerHead.findFirst","ExplorerHead.findFirstOrThrow","ExplorerHead.findMany","ExplorerHead.createOne","ExplorerHead.createMany","ExplorerHead.createManyAndReturn","ExplorerHead.updateOne","ExplorerHead.updateMany","ExplorerHead.updateManyAndReturn","ExplorerHead.upsertOne","ExplorerHead.deleteOne","ExplorerHead.deleteMany","ExplorerHead.groupBy","ExplorerHead.aggregate","ExplorerFault.findUnique","ExplorerFault.findUniqueOrThrow","ExplorerFault.findFirst","ExplorerFault.findFirstOrThrow","ExplorerFault.findMany","ExplorerFault.createOne","ExplorerFault.createMany","ExplorerFault.createManyAndReturn","ExplorerFault.updateOne","ExplorerFault.updateMany","ExplorerFault.updateManyAndReturn","ExplorerFault.upsertOne","ExplorerFault.deleteOne","ExplorerFault.deleteMany","ExplorerFault.groupBy","ExplorerFault.aggregate","ChainControl.findUnique","ChainControl.findUniqueOrThrow","ChainControl.findFirst","ChainControl.findFirstOrThrow","ChainControl.findMany","ChainControl.createOne","ChainControl.createMany","ChainControl.createManyAndReturn","ChainControl.updateOne","ChainControl.updateMany","ChainControl.updateManyAndReturn","ChainControl.upsertOne","ChainControl.deleteOne","ChainControl.deleteMany","ChainControl.groupBy","ChainControl.aggregate","Block.findUnique","Block.findUniqueOrThrow","Block.findFirst","Block.findFirstOrThrow","Block.findMany","Block.createOne","Block.createMany","Block.createManyAndReturn","Block.updateOne","Block.updateMany","Block.updateManyAndReturn","Block.upsertOne","Block.deleteOne","Block.deleteMany","Block.groupBy","Block.aggregate","Activity.findUnique","Activity.findUniqueOrThrow","Activity.findFirst","Activity.findFirstOrThrow","Activity.findMany","Activity.createOne","Activity.createMany","Activity.createManyAndReturn","Activity.updateOne","Activity.updateMany","Activity.updateManyAndReturn","Activity.upsertOne","Activity.deleteOne","Activity.deleteMany","Activity.groupBy","Activity.aggregate","Facts.findUnique","Facts.findUniqueOrThrow","Facts.findFirst","Facts.findFirstOrThrow","Facts.findMany","Facts.createOne","Facts.createMany","Facts.createManyAndReturn","Facts.updateOne","Facts.updateMany","Facts.updateManyAndReturn","Facts.upsertOne","Facts.deleteOne","Facts.deleteMany","Facts.groupBy","Facts.aggregate","FactsSnapshot.findUnique","FactsSnapshot.findUniqueOrThrow","FactsSnapshot.findFirst","FactsSnapshot.findFirstOrThrow","FactsSnapshot.findMany","FactsSnapshot.createOne","FactsSnapshot.createMany","FactsSnapshot.createManyAndReturn","FactsSnapshot.updateOne","FactsSnapshot.updateMany","FactsSnapshot.updateManyAndReturn","FactsSnapshot.upsertOne","FactsSnapshot.deleteOne","FactsSnapshot.deleteMany","FactsSnapshot.groupBy","FactsSnapshot.aggregate","FundingCluster.findUnique","FundingCluster.findUniqueOrThrow","FundingCluster.findFirst","FundingCluster.findFirstOrThrow","FundingCluster.findMany","FundingCluster.createOne","FundingCluster.createMany","FundingCluster.createManyAndReturn","FundingCluster.updateOne","FundingCluster.updateMany","FundingCluster.updateManyAndReturn","FundingCluster.upsertOne","FundingCluster.deleteOne","FundingCluster.deleteMany","FundingCluster.groupBy","FundingCluster.aggregate","AlikeCluster.findUnique","AlikeCluster.findUniqueOrThrow","AlikeCluster.findFirst","AlikeCluster.findFirstOrThrow","AlikeCluster.findMany","AlikeCluster.createOne","AlikeCluster.createMany","AlikeCluster.createManyAndReturn","AlikeCluster.updateOne","AlikeCluster.updateMany","AlikeCluster.updateManyAndReturn","AlikeCluster.upsertOne","AlikeCluster.deleteOne","AlikeCluster.deleteMany","AlikeCluster.groupBy","AlikeCluster.aggregate","PaymentTrust.findUnique","PaymentTrust.findUniqueOrThrow","PaymentTrust.findFirst","PaymentTrust.findFirstOrThrow","PaymentTrust.findMany","PaymentTrust.createOne","PaymentTrust.createMany","PaymentTrust.createManyAndReturn","PaymentTrust.updateOne","PaymentTrust.updateMany","PaymentTrust.updateManyAndReturn","PaymentTrust.upsertOne","PaymentTrust.deleteOne","PaymentTrust.deleteMany","PaymentTrust.groupBy","PaymentTrust.aggregate","QuarantinedTransaction.findUnique","QuarantinedTransaction.findUniqueOrThrow","QuarantinedTransaction.findFirst","QuarantinedTransaction.findFirstOrThrow","QuarantinedTransaction.findMany","QuarantinedTransaction.createOne","QuarantinedTransaction.createMany","QuarantinedTransaction.createManyAndReturn","QuarantinedTransaction.updateOne","QuarantinedTransaction.updateMany","QuarantinedTransaction.updateManyAndReturn","QuarantinedTransaction.upsertOne","QuarantinedTransaction.deleteOne","QuarantinedTransaction.deleteMany","QuarantinedTransaction.groupBy","QuarantinedTransaction.aggregate","QuarantinedWallet.findUnique","QuarantinedWallet.findUniqueOrThrow","QuarantinedWallet.findFirst","QuarantinedWallet.findFirstOrThrow","QuarantinedWallet.findMany","QuarantinedWallet.createOne","QuarantinedWallet.createMany","QuarantinedWallet.createManyAndReturn","QuarantinedWallet.updateOne","QuarantinedWallet.updateMany","QuarantinedWallet.updateManyAndReturn","QuarantinedWallet.upsertOne","QuarantinedWallet.deleteOne","QuarantinedWallet.deleteMany","QuarantinedWallet.groupBy","QuarantinedWallet.aggregate","list","uploads","rows","lines","clusters","shares","List.findUnique","List.findUniqueOrThrow","List.findFirst","List.findFirstOrThrow","List.findMany","List.createOne","List.createMany","List.createManyAndReturn","List.updateOne","List.updateMany","List.updateManyAndReturn","List.upsertOne","List.deleteOne","List.deleteMany","List.groupBy","List.aggregate","ListUpload.findUnique","ListUpload.findUniqueOrThrow","ListUpload.findFirst","ListUpload.findFirstOrThrow","ListUpload.findMany","ListUpload.createOne","ListUpload.createMany","ListUpload.createManyAndReturn","ListUpload.updateOne","ListUpload.updateMany","ListUpload.updateManyAndReturn","ListUpload.upsertOne","ListUpload.deleteOne","ListUpload.deleteMany","ListUpload.groupBy","ListUpload.aggregate","ListRow.findUnique","ListRow.findUniqueOrThrow","ListRow.findFirst","ListRow.findFirstOrThrow","ListRow.findMany","ListRow.createOne","ListRow.createMany","ListRow.createManyAndReturn","ListRow.updateOne","ListRow.updateMany","ListRow.updateManyAndReturn","ListRow.upsertOne","ListRow.deleteOne","ListRow.deleteMany","ListRow.groupBy","ListRow.aggregate","ListLine.findUnique","ListLine.findUniqueOrThrow","ListLine.findFirst","ListLine.findFirstOrThrow","ListLine.findMany","ListLine.createOne","ListLine.createMany","ListLine.createManyAndReturn","ListLine.updateOne","ListLine.updateMany","ListLine.updateManyAndReturn","ListLine.upsertOne","ListLine.deleteOne","ListLine.deleteMany","ListLine.groupBy","ListLine.aggregate","ListCluster.findUnique","ListCluster.findUniqueOrThrow","ListCluster.findFirst","ListCluster.findFirstOrThrow","ListCluster.findMany","ListCluster.createOne","ListCluster.createMany","ListCluster.createManyAndReturn","ListCluster.updateOne","ListCluster.updateMany","ListCluster.updateManyAndReturn","ListCluster.upsertOne","ListCluster.deleteOne","ListCluster.deleteMany","ListCluster.groupBy","ListCluster.aggregate","ListShare.findUnique","ListShare.findUniqueOrThrow","ListShare.findFirst","ListShare.findFirstOrThrow","ListShare.findMany","ListShare.createOne","ListShare.createMany","ListShare.createManyAndReturn","ListShare.updateOne","ListShare.updateMany","ListShare.updateManyAndReturn","ListShare.upsertOne","ListShare.deleteOne","ListShare.deleteMany","ListShare.groupBy","ListShare.aggregate","tree","leafRows","nodes","ListTree.findUnique","ListTree.findUniqueOrThrow","ListTree.findFirst","ListTree.findFirstOrThrow","ListTree.findMany","ListTree.createOne","ListTree.createMany","ListTree.createManyAndReturn","ListTree.updateOne","ListTree.updateMany","ListTree.updateManyAndReturn","ListTree.upsertOne","ListTree.deleteOne","ListTree.deleteMany","ListTree.groupBy","ListTree.aggregate","ListTreeLeaf.findUnique","ListTreeLeaf.findUniqueOrThrow","ListTreeLeaf.findFirst","ListTreeLeaf.findFirstOrThrow","ListTreeLeaf.findMany","ListTreeLeaf.createOne","ListTreeLeaf.createMany","ListTreeLeaf.createManyAndReturn","ListTreeLeaf.updateOne","ListTreeLeaf.updateMany","ListTreeLeaf.updateManyAndReturn","ListTreeLeaf.upsertOne","ListTreeLeaf.deleteOne","ListTreeLeaf.deleteMany","ListTreeLeaf.groupBy","ListTreeLeaf.aggregate","ListTreeNode.findUnique","ListTreeNode.findUniqueOrThrow","ListTreeNode.findFirst","ListTreeNode.findFirstOrThrow","ListTreeNode.findMany","ListTreeNode.createOne","ListTreeNode.createMany","ListTreeNode.createManyAndReturn","ListTreeNode.updateOne","ListTreeNode.updateMany","ListTreeNode.updateManyAndReturn","ListTreeNode.upsertOne","ListTreeNode.deleteOne","ListTreeNode.deleteMany","ListTreeNode.groupBy","ListTreeNode.aggregate","NoticeChannel.findUnique","NoticeChannel.findUniqueOrThrow","NoticeChannel.findFirst","NoticeChannel.findFirstOrThrow","NoticeChannel.findMany","NoticeChannel.createOne","NoticeChannel.createMany","NoticeChannel.createManyAndReturn","NoticeChannel.updateOne","NoticeChannel.updateMany","NoticeChannel.updateManyAndReturn","NoticeChannel.upsertOne","NoticeChannel.deleteOne","NoticeChannel.deleteMany","NoticeChannel.groupBy","NoticeChannel.aggregate","NoticeAddress.findUnique","NoticeAddress.findUniqueOrThrow","NoticeAddress.findFirst","NoticeAddress.findFirstOrThrow","NoticeAddress.findMany","NoticeAddress.createOne","NoticeAddress.createMany","NoticeAddress.createManyAndReturn","NoticeAddress.updateOne","NoticeAddress.updateMany","NoticeAddress.updateManyAndReturn","NoticeAddress.upsertOne","NoticeAddress.deleteOne","NoticeAddress.deleteMany","NoticeAddress.groupBy","NoticeAddress.aggregate","NoticeEvent.findUnique","NoticeEvent.findUniqueOrThrow","NoticeEvent.findFirst","NoticeEvent.findFirstOrThrow","NoticeEvent.findMany","NoticeEvent.createOne","NoticeEvent.createMany","NoticeEvent.createManyAndReturn","NoticeEvent.updateOne","NoticeEvent.updateMany","NoticeEvent.updateManyAndReturn","NoticeEvent.upsertOne","NoticeEvent.deleteOne","NoticeEvent.deleteMany","NoticeEvent.groupBy","NoticeEvent.aggregate","NoticeMessage.findUnique","NoticeMessage.findUniqueOrThrow","NoticeMessage.findFirst","NoticeMessage.findFirstOrThrow","NoticeMessage.findMany","NoticeMessage.createOne","NoticeMessage.createMany","NoticeMessage.createManyAndReturn","NoticeMessage.updateOne","NoticeMessage.updateMany","NoticeMessage.updateManyAndReturn","NoticeMessage.upsertOne","NoticeMessage.deleteOne","NoticeMessage.deleteMany","NoticeMessage.groupBy","NoticeMessage.aggregate","NoticeCondition.findUnique","NoticeCondition.findUniqueOrThrow","NoticeCondition.findFirst","NoticeCondition.findFirstOrThrow","NoticeCondition.findMany","NoticeCondition.createOne","NoticeCondition.createMany","NoticeCondition.createManyAndReturn","NoticeCondition.updateOne","NoticeCondition.updateMany","NoticeCondition.updateManyAndReturn","NoticeCondition.upsertOne","NoticeCondition.deleteOne","NoticeCondition.deleteMany","NoticeCondition.groupBy","NoticeCondition.aggregate","PersonSession.findUnique","PersonSession.findUniqueOrThrow","PersonSession.findFirst","PersonSession.findFirstOrThrow","PersonSession.findMany","PersonSession.createOne","PersonSession.createMany","PersonSession.createManyAndReturn","PersonSession.updateOne","PersonSession.updateMany","PersonSession.updateManyAndReturn","PersonSession.upsertOne","PersonSession.deleteOne","PersonSession.deleteMany","PersonSession.groupBy","PersonSession.aggregate","LogoutToken.findUnique","LogoutToken.findUniqueOrThrow","LogoutToken.findFirst","LogoutToken.findFirstOrThrow","LogoutToken.findMany","LogoutToken.createOne","LogoutToken.createMany","LogoutToken.createManyAndReturn","LogoutToken.updateOne","LogoutToken.updateMany","LogoutToken.updateManyAndReturn","LogoutToken.upsertOne","LogoutToken.deleteOne","LogoutToken.deleteMany","LogoutToken.groupBy","LogoutToken.aggregate","policy","simulations","nullifiers","token","blocks","snapshots","watch","watched","Policy.findUnique","Policy.findUniqueOrThrow","Policy.findFirst","Policy.findFirstOrThrow","Policy.findMany","Policy.createOne","Policy.createMany","Policy.createManyAndReturn","Policy.updateOne","Policy.updateMany","Policy.updateManyAndReturn","Policy.upsertOne","Policy.deleteOne","Policy.deleteMany","Policy.groupBy","Policy.aggregate","PolicySimulation.findUnique","PolicySimulation.findUniqueOrThrow","PolicySimulation.findFirst","PolicySimulation.findFirstOrThrow","PolicySimulation.findMany","PolicySimulation.createOne","PolicySimulation.createMany","PolicySimulation.createManyAndReturn","PolicySimulation.updateOne","PolicySimulation.updateMany","PolicySimulation.updateManyAndReturn","PolicySimulation.upsertOne","PolicySimulation.deleteOne","PolicySimulation.deleteMany","PolicySimulation.groupBy","PolicySimulation.aggregate","PassNullifier.findUnique","PassNullifier.findUniqueOrThrow","PassNullifier.findFirst","PassNullifier.findFirstOrThrow","PassNullifier.findMany","PassNullifier.createOne","PassNullifier.createMany","PassNullifier.createManyAndReturn","PassNullifier.updateOne","PassNullifier.updateMany","PassNullifier.updateManyAndReturn","PassNullifier.upsertOne","PassNullifier.deleteOne","PassNullifier.deleteMany","PassNullifier.groupBy","PassNullifier.aggregate","SnapshotToken.findUnique","SnapshotToken.findUniqueOrThrow","SnapshotToken.findFirst","SnapshotToken.findFirstOrThrow","SnapshotToken.findMany","SnapshotToken.createOne","SnapshotToken.createMany","SnapshotToken.createManyAndReturn","SnapshotToken.updateOne","SnapshotToken.updateMany","SnapshotToken.updateManyAndReturn","SnapshotToken.upsertOne","SnapshotToken.deleteOne","SnapshotToken.deleteMany","SnapshotToken.groupBy","SnapshotToken.aggregate","SnapshotBlock.findUnique","SnapshotBlock.findUniqueOrThrow","SnapshotBlock.findFirst","SnapshotBlock.findFirstOrThrow","SnapshotBlock.findMany","SnapshotBlock.createOne","SnapshotBlock.createMany","SnapshotBlock.createManyAndReturn","SnapshotBlock.updateOne","SnapshotBlock.updateMany","SnapshotBlock.updateManyAndReturn","SnapshotBlock.upsertOne","SnapshotBlock.deleteOne","SnapshotBlock.deleteMany","SnapshotBlock.groupBy","SnapshotBlock.aggregate","SnapshotAnswer.findUnique","SnapshotAnswer.findUniqueOrThrow","SnapshotAnswer.findFirst","SnapshotAnswer.findFirstOrThrow","SnapshotAnswer.findMany","SnapshotAnswer.createOne","SnapshotAnswer.createMany","SnapshotAnswer.createManyAndReturn","SnapshotAnswer.updateOne","SnapshotAnswer.updateMany","SnapshotAnswer.updateManyAndReturn","SnapshotAnswer.upsertOne","SnapshotAnswer.deleteOne","SnapshotAnswer.deleteMany","SnapshotAnswer.groupBy","SnapshotAnswer.aggregate","PolicyWatch.findUnique","PolicyWatch.findUniqueOrThrow","PolicyWatch.findFirst","PolicyWatch.findFirstOrThrow","PolicyWatch.findMany","PolicyWatch.createOne","PolicyWatch.createMany","PolicyWatch.createManyAndReturn","PolicyWatch.updateOne","PolicyWatch.updateMany","PolicyWatch.updateManyAndReturn","PolicyWatch.upsertOne","PolicyWatch.deleteOne","PolicyWatch.deleteMany","PolicyWatch.groupBy","PolicyWatch.aggregate","WatchedWallet.findUnique","WatchedWallet.findUniqueOrThrow","WatchedWallet.findFirst","WatchedWallet.findFirstOrThrow","WatchedWallet.findMany","WatchedWallet.createOne","WatchedWallet.createMany","WatchedWallet.createManyAndReturn","WatchedWallet.updateOne","WatchedWallet.updateMany","WatchedWallet.updateManyAndReturn","WatchedWallet.upsertOne","WatchedWallet.deleteOne","WatchedWallet.deleteMany","WatchedWallet.groupBy","WatchedWallet.aggregate","ChainRead.findUnique","ChainRead.findUniqueOrThrow","ChainRead.findFirst","ChainRead.findFirstOrThrow","ChainRead.findMany","ChainRead.createOne","ChainRead.createMany","ChainRead.createManyAndReturn","ChainRead.updateOne","ChainRead.updateMany","ChainRead.updateManyAndReturn","ChainRead.upsertOne","ChainRead.deleteOne","ChainRead.deleteMany","ChainRead.groupBy","ChainRead.aggregate","wallet","histories","questions","OnceWallet.findUnique","OnceWallet.findUniqueOrThrow","OnceWallet.findFirst","OnceWallet.findFirstOrThrow","OnceWallet.findMany","OnceWallet.createOne","OnceWallet.createMany","OnceWallet.createManyAndReturn","OnceWallet.updateOne","OnceWallet.updateMany","OnceWallet.updateManyAndReturn","OnceWallet.upsertOne","OnceWallet.deleteOne","OnceWallet.deleteMany","OnceWallet.groupBy","OnceWallet.aggregate","OnceHistory.findUnique","OnceHistory.findUniqueOrThrow","OnceHistory.findFirst","OnceHistory.findFirstOrThrow","OnceHistory.findMany","OnceHistory.createOne","OnceHistory.createMany","OnceHistory.createManyAndReturn","OnceHistory.updateOne","OnceHistory.updateMany","OnceHistory.updateManyAndReturn","OnceHistory.upsertOne","OnceHistory.deleteOne","OnceHistory.deleteMany","OnceHistory.groupBy","OnceHistory.aggregate","OnceQuestion.findUnique","OnceQuestion.findUniqueOrThrow","OnceQuestion.findFirst","OnceQuestion.findFirstOrThrow","OnceQuestion.findMany","OnceQuestion.createOne","OnceQuestion.createMany","OnceQuestion.createManyAndReturn","OnceQuestion.updateOne","OnceQuestion.updateMany","OnceQuestion.updateManyAndReturn","OnceQuestion.upsertOne","OnceQuestion.deleteOne","OnceQuestion.deleteMany","OnceQuestion.groupBy","OnceQuestion.aggregate","Reservation.findUnique","Reservation.findUniqueOrThrow","Reservation.findFirst","Reservation.findFirstOrThrow","Reservation.findMany","Reservation.createOne","Reservation.createMany","Reservation.createManyAndReturn","Reservation.updateOne","Reservation.updateMany","Reservation.updateManyAndReturn","Reservation.upsertOne","Reservation.deleteOne","Reservation.deleteMany","Reservation.groupBy","Reservation.aggregate","ReservationCursor.findUnique","ReservationCursor.findUniqueOrThrow","ReservationCursor.findFirst","ReservationCursor.findFirstOrThrow","ReservationCursor.findMany","ReservationCursor.createOne","ReservationCursor.createMany","ReservationCursor.createManyAndReturn","ReservationCursor.updateOne","ReservationCursor.updateMany","ReservationCursor.updateManyAndReturn","ReservationCursor.upsertOne","ReservationCursor.deleteOne","ReservationCursor.deleteMany","ReservationCursor.groupBy","ReservationCursor.aggregate","Voucher.findUnique","Voucher.findUniqueOrThrow","Voucher.findFirst","Voucher.findFirstOrThrow","Voucher.findMany","Voucher.createOne","Voucher.createMany","Voucher.createManyAndReturn","Voucher.updateOne","Voucher.updateMany","Voucher.updateManyAndReturn","Voucher.upsertOne","Voucher.deleteOne","Voucher.deleteMany","Voucher.groupBy","Voucher.aggregate","ReferralCode.findUnique","ReferralCode.findUniqueOrThrow","ReferralCode.findFirst","ReferralCode.findFirstOrThrow","ReferralCode.findMany","ReferralCode.createOne","ReferralCode.createMany","ReferralCode.createManyAndReturn","ReferralCode.updateOne","ReferralCode.updateMany","ReferralCode.updateManyAndReturn","ReferralCode.upsertOne","ReferralCode.deleteOne","ReferralCode.deleteMany","ReferralCode.groupBy","ReferralCode.aggregate","Referral.findUnique","Referral.findUniqueOrThrow","Referral.findFirst","Referral.findFirstOrThrow","Referral.findMany","Referral.createOne","Referral.createMany","Referral.createManyAndReturn","Referral.updateOne","Referral.updateMany","Referral.updateManyAndReturn","Referral.upsertOne","Referral.deleteOne","Referral.deleteMany","Referral.groupBy","Referral.aggregate","SponsoredMint.findUnique","SponsoredMint.findUniqueOrThrow","SponsoredMint.findFirst","SponsoredMint.findFirstOrThrow","SponsoredMint.findMany","SponsoredMint.createOne","SponsoredMint.createMany","SponsoredMint.createManyAndReturn","SponsoredMint.updateOne","SponsoredMint.updateMany","SponsoredMint.updateManyAndReturn","SponsoredMint.upsertOne","SponsoredMint.deleteOne","SponsoredMint.deleteMany","SponsoredMint.groupBy","SponsoredMint.aggregate","SentTransaction.findUnique","SentTransaction.findUniqueOrThrow","SentTransaction.findFirst","SentTransaction.findFirstOrThrow","SentTransaction.findMany","SentTransaction.createOne","SentTransaction.createMany","SentTransaction.createManyAndReturn","SentTransaction.updateOne","SentTransaction.updateMany","SentTransaction.updateManyAndReturn","SentTransaction.upsertOne","SentTransaction.deleteOne","SentTransaction.deleteMany","SentTransaction.groupBy","SentTransaction.aggregate","Score.findUnique","Score.findUniqueOrThrow","Score.findFirst","Score.findFirstOrThrow","Score.findMany","Score.createOne","Score.createMany","Score.createManyAndReturn","Score.updateOne","Score.updateMany","Score.updateManyAndReturn","Score.upsertOne","Score.deleteOne","Score.deleteMany","Score.groupBy","Score.aggregate","ScoreFacts.findUnique","ScoreFacts.findUniqueOrThrow","ScoreFacts.findFirst","ScoreFacts.findFirstOrThrow","ScoreFacts.findMany","ScoreFacts.createOne","ScoreFacts.createMany","ScoreFacts.createManyAndReturn","ScoreFacts.updateOne","ScoreFacts.updateMany","ScoreFacts.updateManyAndReturn","ScoreFacts.upsertOne","ScoreFacts.deleteOne","ScoreFacts.deleteMany","ScoreFacts.groupBy","ScoreFacts.aggregate","ScoreSteps.findUnique","ScoreSteps.findUniqueOrThrow","ScoreSteps.findFirst","ScoreSteps.findFirstOrThrow","ScoreSteps.findMany","ScoreSteps.createOne","ScoreSteps.createMany","ScoreSteps.createManyAndReturn","ScoreSteps.updateOne","ScoreSteps.updateMany","ScoreSteps.updateManyAndReturn","ScoreSteps.upsertOne","ScoreSteps.deleteOne","ScoreSteps.deleteMany","ScoreSteps.groupBy","ScoreSteps.aggregate","ScoreFeed.findUnique","ScoreFeed.findUniqueOrThrow","ScoreFeed.findFirst","ScoreFeed.findFirstOrThrow","ScoreFeed.findMany","ScoreFeed.createOne","ScoreFeed.createMany","ScoreFeed.createManyAndReturn","ScoreFeed.updateOne","ScoreFeed.updateMany","ScoreFeed.updateManyAndReturn","ScoreFeed.upsertOne","ScoreFeed.deleteOne","ScoreFeed.deleteMany","ScoreFeed.groupBy","ScoreFeed.aggregate","IdentityFeed.findUnique","IdentityFeed.findUniqueOrThrow","IdentityFeed.findFirst","IdentityFeed.findFirstOrThrow","IdentityFeed.findMany","IdentityFeed.createOne","IdentityFeed.createMany","IdentityFeed.createManyAndReturn","IdentityFeed.updateOne","IdentityFeed.updateMany","IdentityFeed.updateManyAndReturn","IdentityFeed.upsertOne","IdentityFeed.deleteOne","IdentityFeed.deleteMany","IdentityFeed.groupBy","IdentityFeed.aggregate","SavedRanking.findUnique","SavedRanking.findUniqueOrThrow","SavedRanking.findFirst","SavedRanking.findFirstOrThrow","SavedRanking.findMany","SavedRanking.createOne","SavedRanking.createMany","SavedRanking.createManyAndReturn","SavedRanking.updateOne","SavedRanking.updateMany","SavedRanking.updateManyAndReturn","SavedRanking.upsertOne","SavedRanking.deleteOne","SavedRanking.deleteMany","SavedRanking.groupBy","SavedRanking.aggregate","ScoreClose.findUnique","ScoreClose.findUniqueOrThrow","ScoreClose.findFirst","ScoreClose.findFirstOrThrow","ScoreClose.findMany","ScoreClose.createOne","ScoreClose.createMany","ScoreClose.createManyAndReturn","ScoreClose.updateOne","ScoreClose.updateMany","ScoreClose.updateManyAndReturn","ScoreClose.upsertOne","ScoreClose.deleteOne","ScoreClose.deleteMany","ScoreClose.groupBy","ScoreClose.aggregate","StaleClose.findUnique","StaleClose.findUniqueOrThrow","StaleClose.findFirst","StaleClose.findFirstOrThrow","StaleClose.findMany","StaleClose.createOne","StaleClose.createMany","StaleClose.createManyAndReturn","StaleClose.updateOne","StaleClose.updateMany","StaleClose.updateManyAndReturn","StaleClose.upsertOne","StaleClose.deleteOne","StaleClose.deleteMany","StaleClose.groupBy","StaleClose.aggregate","PendingScore.findUnique","PendingScore.findUniqueOrThrow","PendingScore.findFirst","PendingScore.findFirstOrThrow","PendingScore.findMany","PendingScore.createOne","PendingScore.createMany","PendingScore.createManyAndReturn","PendingScore.updateOne","PendingScore.updateMany","PendingScore.updateManyAndReturn","PendingScore.upsertOne","PendingScore.deleteOne","PendingScore.deleteMany","PendingScore.groupBy","PendingScore.aggregate","ModelSwitch.findUnique","ModelSwitch.findUniqueOrThrow","ModelSwitch.findFirst","ModelSwitch.findFirstOrThrow","ModelSwitch.findMany","ModelSwitch.createOne","ModelSwitch.createMany","ModelSwitch.createManyAndReturn","ModelSwitch.updateOne","ModelSwitch.updateMany","ModelSwitch.updateManyAndReturn","ModelSwitch.upsertOne","ModelSwitch.deleteOne","ModelSwitch.deleteMany","ModelSwitch.groupBy","ModelSwitch.aggregate","ModelComparison.findUnique","ModelComparison.findUniqueOrThrow","ModelComparison.findFirst","ModelComparison.findFirstOrThrow","ModelComparison.findMany","ModelComparison.createOne","ModelComparison.createMany","ModelComparison.createManyAndReturn","ModelComparison.updateOne","ModelComparison.updateMany","ModelComparison.updateManyAndReturn","ModelComparison.upsertOne","ModelComparison.deleteOne","ModelComparison.deleteMany","ModelComparison.groupBy","ModelComparison.aggregate","Takedown.findUnique","Takedown.findUniqueOrThrow","Takedown.findFirst","Takedown.findFirstOrThrow","Takedown.findMany","Takedown.createOne","Takedown.createMany","Takedown.createManyAndReturn","Takedown.updateOne","Takedown.updateMany","Takedown.updateManyAndReturn","Takedown.upsertOne","Takedown.deleteOne","Takedown.deleteMany","Takedown.groupBy","Takedown.aggregate","TradingCursor.findUnique","TradingCursor.findUniqueOrThrow","TradingCursor.findFirst","TradingCursor.findFirstOrThrow","TradingCursor.findMany","TradingCursor.createOne","TradingCursor.createMany","TradingCursor.createManyAndReturn","TradingCursor.updateOne","TradingCursor.updateMany","TradingCursor.updateManyAndReturn","TradingCursor.upsertOne","TradingCursor.deleteOne","TradingCursor.deleteMany","TradingCursor.groupBy","TradingCursor.aggregate","Trade.findUnique","Trade.findUniqueOrThrow","Trade.findFirst","Trade.findFirstOrThrow","Trade.findMany","Trade.createOne","Trade.createMany","Trade.createManyAndReturn","Trade.updateOne","Trade.updateMany","Trade.updateManyAndReturn","Trade.upsertOne","Trade.deleteOne","Trade.deleteMany","Trade.groupBy","Trade.aggregate","TradingHolding.findUnique","TradingHolding.findUniqueOrThrow","TradingHolding.findFirst","TradingHolding.findFirstOrThrow","TradingHolding.findMany","TradingHolding.createOne","TradingHolding.createMany","TradingHolding.createManyAndReturn","TradingHolding.updateOne","TradingHolding.updateMany","TradingHolding.updateManyAndReturn","TradingHolding.upsertOne","TradingHolding.deleteOne","TradingHolding.deleteMany","TradingHolding.groupBy","TradingHolding.aggregate","Trader.findUnique","Trader.findUniqueOrThrow","Trader.findFirst","Trader.findFirstOrThrow","Trader.findMany","Trader.createOne","Trader.createMany","Trader.createManyAndReturn","Trader.updateOne","Trader.updateMany","Trader.updateManyAndReturn","Trader.upsertOne","Trader.deleteOne","Trader.deleteMany","Trader.groupBy","Trader.aggregate","TraderHistogram.findUnique","TraderHistogram.findUniqueOrThrow","TraderHistogram.findFirst","TraderHistogram.findFirstOrThrow","TraderHistogram.findMany","TraderHistogram.createOne","TraderHistogram.createMany","TraderHistogram.createManyAndReturn","TraderHistogram.updateOne","TraderHistogram.updateMany","TraderHistogram.updateManyAndReturn","TraderHistogram.upsertOne","TraderHistogram.deleteOne","TraderHistogram.deleteMany","TraderHistogram.groupBy","TraderHistogram.aggregate","StaleTrader.findUnique","StaleTrader.findUniqueOrThrow","StaleTrader.findFirst","StaleTrader.findFirstOrThrow","StaleTrader.findMany","StaleTrader.createOne","StaleTrader.createMany","StaleTrader.createManyAndReturn","StaleTrader.updateOne","StaleTrader.updateMany","StaleTrader.updateManyAndReturn","StaleTrader.upsertOne","StaleTrader.deleteOne","StaleTrader.deleteMany","StaleTrader.groupBy","StaleTrader.aggregate","Wallet.findUnique","Wallet.findUniqueOrThrow","Wallet.findFirst","Wallet.findFirstOrThrow","Wallet.findMany","Wallet.createOne","Wallet.createMany","Wallet.createManyAndReturn","Wallet.updateOne","Wallet.updateMany","Wallet.updateManyAndReturn","Wallet.upsertOne","Wallet.deleteOne","Wallet.deleteMany","Wallet.groupBy","Wallet.aggregate","TrackedWallet.findUnique","TrackedWallet.findUniqueOrThrow","TrackedWallet.findFirst","TrackedWallet.findFirstOrThrow","TrackedWallet.findMany","TrackedWallet.createOne","TrackedWallet.createMany","TrackedWallet.createManyAndReturn","TrackedWallet.updateOne","TrackedWallet.updateMany","TrackedWallet.updateManyAndReturn","TrackedWallet.upsertOne","TrackedWallet.deleteOne","TrackedWallet.deleteMany","TrackedWallet.groupBy","TrackedWallet.aggregate","Tracking.findUnique","Tracking.findUniqueOrThrow","Tracking.findFirst","Tracking.findFirstOrThrow","Tracking.findMany","Tracking.createOne","Tracking.createMany","Tracking.createManyAndReturn","Tracking.updateOne","Tracking.updateMany","Tracking.updateManyAndReturn","Tracking.upsertOne","Tracking.deleteOne","Tracking.deleteMany","Tracking.groupBy","Tracking.aggregate","backfills","line","Backfill.findUnique","Backfill.findUniqueOrThrow","Backfill.findFirst","Backfill.findFirstOrThrow","Backfill.findMany","Backfill.createOne","Backfill.createMany","Backfill.createManyAndReturn","Backfill.updateOne","Backfill.updateMany","Backfill.updateManyAndReturn","Backfill.upsertOne","Backfill.deleteOne","Backfill.deleteMany","Backfill.groupBy","Backfill.aggregate","BackfillParty.findUnique","BackfillParty.findUniqueOrThrow","BackfillParty.findFirst","BackfillParty.findFirstOrThrow","BackfillParty.findMany","BackfillParty.createOne","BackfillParty.createMany","BackfillParty.createManyAndReturn","BackfillParty.updateOne","BackfillParty.updateMany","BackfillParty.updateManyAndReturn","BackfillParty.upsertOne","BackfillParty.deleteOne","BackfillParty.deleteMany","BackfillParty.groupBy","BackfillParty.aggregate","StagedActivity.findUnique","StagedActivity.findUniqueOrThrow","StagedActivity.findFirst","StagedActivity.findFirstOrThrow","StagedActivity.findMany","StagedActivity.createOne","StagedActivity.createMany","StagedActivity.createManyAndReturn","StagedActivity.updateOne","StagedActivity.updateMany","StagedActivity.updateManyAndReturn","StagedActivity.upsertOne","StagedActivity.deleteOne","StagedActivity.deleteMany","StagedActivity.groupBy","StagedActivity.aggregate","AutomaticTracking.findUnique","AutomaticTracking.findUniqueOrThrow","AutomaticTracking.findFirst","AutomaticTracking.findFirstOrThrow","AutomaticTracking.findMany","AutomaticTracking.createOne","AutomaticTracking.createMany","AutomaticTracking.createManyAndReturn","AutomaticTracking.updateOne","AutomaticTracking.updateMany","AutomaticTracking.updateManyAndReturn","AutomaticTracking.upsertOne","AutomaticTracking.deleteOne","AutomaticTracking.deleteMany","AutomaticTracking.groupBy","AutomaticTracking.aggregate","Outbox.findUnique","Outbox.findUniqueOrThrow","Outbox.findFirst","Outbox.findFirstOrThrow","Outbox.findMany","Outbox.createOne","Outbox.createMany","Outbox.createManyAndReturn","Outbox.updateOne","Outbox.updateMany","Outbox.updateManyAndReturn","Outbox.upsertOne","Outbox.deleteOne","Outbox.deleteMany","Outbox.groupBy","Outbox.aggregate","webhook","delivery","attempts","deliveries","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","WebhookAttempt.findUnique","WebhookAttempt.findUniqueOrThrow","WebhookAttempt.findFirst","WebhookAttempt.findFirstOrThrow","WebhookAttempt.findMany","WebhookAttempt.createOne","WebhookAttempt.createMany","WebhookAttempt.createManyAndReturn","WebhookAttempt.updateOne","WebhookAttempt.updateMany","WebhookAttempt.updateManyAndReturn","WebhookAttempt.upsertOne","WebhookAttempt.deleteOne","WebhookAttempt.deleteMany","WebhookAttempt.groupBy","WebhookAttempt.aggregate","AND","OR","NOT","id","deliveryId","at","statusCode","durationMs","error","requestHeaders","responseBody","equals","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","lt","lte","gt","gte","not","in","notIn","contains","startsWith","endsWith","webhookId","messageId","event","body","replayOf","status","attempt","earlierAttempts","nextAttemptAt","claim","leasedUntil","createdAt","traceparent","developerId","url","host","subjects","allSubjects","secret","oldSecret","oldSecretUntil","signatureKey","oldSignatureKey","active","disabledReason","operatorOff","failingSince","isFull","missedFrom","missedUntil","has","hasEvery","hasSome","every","some","none","subjectsDone","expandedTo","address","client","chainId","blockNumber","txIndex","logIndex","own","ran","kind","txHash","counterparty","asset","assetOut","method","amount","amountOut","fee","wallet_chainId_blockNumber_logIndex_kind_txHash","party","servedAt","turns","queuedAt","dueAt","progress","address_chainId","developerId_address","state","transactions","truncated","unreadRows","gaps","smartAccount","source","fromBlock","toBlock","sources","readyAt","checkedAt","attestedFrom","attestedTo","attestDue","subject","period","sort","bucket","prefix","traders","chainId_period_sort_bucket_prefix","trades","volume","profit","chainId_period_subject","units","cost","subject_chainId_token","chainId_at_blockNumber_txIndex_logIndex_wallet","since24h","since7d","since30d","settings","target","reason","liftedAt","kind_target","version","requestedAt","compared","finishedAt","result","announcedAt","activeFrom","activatedAt","rescoredAt","summary","cause","scoredTo","scored","fromDay","subject_chainId","day","until","total","activity","age","diversity","governance","social","risk","loyalty","ranked","confidence","recordedAt","subject_chainId_day","position","scopes","savedAt","before","after","rankedBefore","rankedAfter","reachedBefore","reachedAfter","sourceChain","days","factsHash","facts","subject_factsHash","bonus","unavailable","stale","modelHash","reachedAt","nextChangeDay","updatedAt","sender","nonce","raw","hashes","raises","sentAt","minedAt","chainId_sender_nonce","name","referee","referrer","code","confirmedAt","claimer","price","signature","expiresAt","referralCode","consents","blockHash","deposit","reservedAt","chainId_txHash_logIndex","asker","askedAt","reads","payer","readAt","listed","comparedAt","compareFrom","alike","headAt","asker_address","calls","party_day","policyId","outcome","chainOutcomes","chainReadAt","nextOutcome","nextBlocks","since","readsChain","turnAt","tokenHash","score","tokenHash_day_address","network","snapshot","endsAt","stored","groupId","nullifier","firstAt","lastSubject","tally","policyId_address","tokenHash_network_snapshot","policyId_groupId","issuer","providerSession","role","grantedBy","refreshToken","checkAt","checkFault","revokedAt","lastUsedAt","channelId","key","seenAt","notifiedAt","items","notices","endedAt","targetHash","asked","refused","medium","kinds","namedAt","failures","treeId","piece","bytes","index","listId","who","cap","floor","decimals","root","leaves","sum","issuedAt","domain","signer","treeId_piece","treeId_index","cluster","size","strength","members","evidence","keep","row","text","input","special","duplicateOf","reasons","svcId","tier","flags","known","sameAs","read","repair","column","previousId","format","columns","counts","charged","reading","lastRow","completedAt","listId_cluster","listId_line_reason","listId_row","listId_piece","partlyRead","wallet_chainId_blockNumber_txIndex","firstBlock","retryAt","resolvedAt","chainId_blockNumber_txIndex","weight","foundBy","funder","clusterSize","chainLength","chainId_wallet","block","wallet_chainId_block","wallet_chainId","number","hash","parentHash","time","statedTime","chainId_number","pausedAt","pauseReason","reindexFrom","reindexRequestedAt","reindexStartedAt","setAsideBlock","setAsideRequestedAt","chainId_host","blockTime","guessed","headNumber","finalizedBlock","scoredBlock","scoredHash","dayBlockNumber","dayBlockHash","dayBlockTime","missingBlock","missingSince","joinedAt","ownerTx","owner","movedAt","name_ownerTx","leftAt","address_name_owner","primary","linkedAt","tokenId","parent","mintedAt","final","blocked","received","nameHash","account","epoch","firstIndex","firstAddress","chunkHash","epoch_firstIndex","previousRoot","chains","lineBytes","checksum","storedBytes","published","hour","keyId","endpoint","requests","errors","latencies","developerId_hour_keyId_endpoint","developerId_day","caller","caller_hour","path","bodyHash","committed","results","fence","startedAt","caller_method_path_key","actor","act","details","requestId","origins","policyIds","permissions","rateLimit","last4","suspendedAt","suspensionReason","replacedBy","channelId_key","channelId_kind","developerId_targetHash","value","uid","revocation","chainId_uid","contract","chainId_contract_uid_issuer","schemaUid","expirationTime","attestation","chainId_contract_uid","omittedBytes","decoded","preview","revocable","refUid","salt","signatureKind","revocationReason","revocationDetails","publicReason","revocationSignature","revocationSeq","revokedBlock","revokedTxHash","uid_issuer_chainId_contract","nameKey","schema","resolver","flag","openedAt","decideBy","decidedAt","decision","totalBefore","totalAfter","consent","wallet_flag","earnedAt","claimedAt","lostAt","subject_id","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "vCDwB5ANCcENAADnFwAwwg0AAAQAEMMNAADnFwAwxA0BAJcVACGsDgEAlxUAIYIRQACbFQAhgxFAAJoVACGEEUAAmhUAIYURAADoFwAgAQAAAAEAIAEAAAABACAIwQ0AAOcXADDCDQAABAAQww0AAOcXADDEDQEAlxUAIawOAQCXFQAhghFAAJsVACGDEUAAmhUAIYQRQACaFQAhAoMRAADpFwAghBEAAOkXACADAAAABAAgAwAABQAwBAAAAQAgAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACAFxA0BAAAAAawOAQAAAAGCEUAAAAABgxFAAAAAAYQRQAAAAAEBCAAACQAgBcQNAQAAAAGsDgEAAAABghFAAAAAAYMRQAAAAAGEEUAAAAABAQgAAAsAMAEIAAALADAFxA0BAPQXACGsDgEA9BcAIYIRQADwFwAhgxFAAPwXACGEEUAA_BcAIQIAAAABACAIAAAOACAFxA0BAPQXACGsDgEA9BcAIYIRQADwFwAhgxFAAPwXACGEEUAA_BcAIQIAAAAEACAIAAAQACACAAAABAAgCAAAEAAgAwAAAAEAIA8AAAkAIBAAAA4AIAEAAAABACABAAAABAAgBRUAAKQfACAWAACmHwAgFwAApR8AIIMRAADpFwAghBEAAOkXACAIwQ0AAOYXADDCDQAAFwAQww0AAOYXADDEDQEA-BQAIawOAQD4FAAhghFAAPkUACGDEUAAjhUAIYQRQACOFQAhAwAAAAQAIAMAABYAMBQAABcAIAMAAAAEACADAAAFADAEAAABACATyAgBAJcVACHBDQAA5BcAMMINAAAdABDDDQAA5BcAMMQNAQAAAAHiDQEAlxUAIeoNAQCXFQAhwA4BAJcVACHQDkAAmhUAId0PAACSFQAg-RABAJcVACH6EEAAmxUAIfsQQACbFQAh_BBAAJoVACH9EAEAmRUAIf4QAgCeFQAh_xACAJ4VACGAEQEAAAABgREAAOUXACABAAAAGgAgAQAAABoAIBLICAEAlxUAIcENAADkFwAwwg0AAB0AEMMNAADkFwAwxA0BAJcVACHiDQEAlxUAIeoNAQCXFQAhwA4BAJcVACHQDkAAmhUAId0PAACSFQAg-RABAJcVACH6EEAAmxUAIfsQQACbFQAh_BBAAJoVACH9EAEAmRUAIf4QAgCeFQAh_xACAJ4VACGAEQEAmRUAIQbQDgAA6RcAIPwQAADpFwAg_RAAAOkXACD-EAAA6RcAIP8QAADpFwAggBEAAOkXACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAMAAAAdACADAAAeADAEAAAaACAPyAgBAAAAAcQNAQAAAAHiDQEAAAAB6g0BAAAAAcAOAQAAAAHQDkAAAAAB3Q8AAKMfACD5EAEAAAAB-hBAAAAAAfsQQAAAAAH8EEAAAAAB_RABAAAAAf4QAgAAAAH_EAIAAAABgBEBAAAAAQEIAAAiACAPyAgBAAAAAcQNAQAAAAHiDQEAAAAB6g0BAAAAAcAOAQAAAAHQDkAAAAAB3Q8AAKMfACD5EAEAAAAB-hBAAAAAAfsQQAAAAAH8EEAAAAAB_RABAAAAAf4QAgAAAAH_EAIAAAABgBEBAAAAAQEIAAAkADABCAAAJAAwD8gIAQD0FwAhxA0BAPQXACHiDQEA9BcAIeoNAQD0FwAhwA4BAPQXACHQDkAA_BcAId0PAACiHwAg-RABAPQXACH6EEAA8BcAIfsQQADwFwAh_BBAAPwXACH9EAEA8xcAIf4QAgDxFwAh_xACAPEXACGAEQEA8xcAIQIAAAAaACAIAAAnACAPyAgBAPQXACHEDQEA9BcAIeINAQD0FwAh6g0BAPQXACHADgEA9BcAIdAOQAD8FwAh3Q8AAKIfACD5EAEA9BcAIfoQQADwFwAh-xBAAPAXACH8EEAA_BcAIf0QAQDzFwAh_hACAPEXACH_EAIA8RcAIYARAQDzFwAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACALFQAAnR8AIBYAAKAfACAXAACfHwAgKAAAnh8AICkAAKEfACDQDgAA6RcAIPwQAADpFwAg_RAAAOkXACD-EAAA6RcAIP8QAADpFwAggBEAAOkXACASyAgBAPgUACHBDQAA4xcAMMINAAAwABDDDQAA4xcAMMQNAQD4FAAh4g0BAPgUACHqDQEA-BQAIcAOAQD4FAAh0A5AAI4VACHdDwAAkhUAIPkQAQD4FAAh-hBAAPkUACH7EEAA-RQAIfwQQACOFQAh_RABAPwUACH-EAIA-hQAIf8QAgD6FAAhgBEBAPwUACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAvBDQAA4hcAMMINAAA2ABDDDQAA4hcAMOgNQACbFQAh6g0BAJkVACH9DgEAmRUAId4QAQAAAAHqECAAmBUAIfYQAQAAAAH3EAEAlxUAIfgQAQCXFQAhAQAAADMAIAEAAAAzACALwQ0AAOIXADDCDQAANgAQww0AAOIXADDoDUAAmxUAIeoNAQCZFQAh_Q4BAJkVACHeEAEAlxUAIeoQIACYFQAh9hABAJkVACH3EAEAlxUAIfgQAQCXFQAhA-oNAADpFwAg_Q4AAOkXACD2EAAA6RcAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgAwAAADYAIAMAADcAMAQAADMAIAjoDUAAAAAB6g0BAAAAAf0OAQAAAAHeEAEAAAAB6hAgAAAAAfYQAQAAAAH3EAEAAAAB-BABAAAAAQEIAAA7ACAI6A1AAAAAAeoNAQAAAAH9DgEAAAAB3hABAAAAAeoQIAAAAAH2EAEAAAAB9xABAAAAAfgQAQAAAAEBCAAAPQAwAQgAAD0AMAjoDUAA8BcAIeoNAQDzFwAh_Q4BAPMXACHeEAEA9BcAIeoQIACSGAAh9hABAPMXACH3EAEA9BcAIfgQAQD0FwAhAgAAADMAIAgAAEAAIAjoDUAA8BcAIeoNAQDzFwAh_Q4BAPMXACHeEAEA9BcAIeoQIACSGAAh9hABAPMXACH3EAEA9BcAIfgQAQD0FwAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAGFQAAmh8AIBYAAJwfACAXAACbHwAg6g0AAOkXACD9DgAA6RcAIPYQAADpFwAgC8ENAADhFwAwwg0AAEkAEMMNAADhFwAw6A1AAPkUACHqDQEA_BQAIf0OAQD8FAAh3hABAPgUACHqECAAkxUAIfYQAQD8FAAh9xABAPgUACH4EAEA-BQAIQMAAAA2ACADAABIADAUAABJACADAAAANgAgAwAANwAwBAAAMwAgJQgBAJcVACHBDQAA3xcAMMINAABPABDDDQAA3xcAMMQNAQAAAAHoDUAAmxUAIYUOBACiFQAhhg4EAM8VACGIDgIAnhUAIYwOAQCZFQAhrA4BAJcVACH1DgEAmRUAIYQPAQCZFQAhiA8BAJkVACGxDwEAlxUAIbgPQACaFQAhixAEAKIVACGtECAAmBUAId4QAQCXFQAh4RABAJcVACHjEAEAlxUAIeQQBACiFQAh5xACAJ4VACHoEAAAoBUAIOkQAACgFQAg6hAgAJgVACHrEAEAlxUAIewQAQCZFQAh7RABAJcVACHuEAEAmRUAIe8QAQCZFQAh8BABAJkVACHxEAEAmRUAIfIQBAAAAAHzEAQAzxUAIfQQAQCZFQAh9RAAAOAXACABAAAATAAgAQAAAEwAICQIAQCXFQAhwQ0AAN8XADDCDQAATwAQww0AAN8XADDEDQEAlxUAIegNQACbFQAhhQ4EAKIVACGGDgQAzxUAIYgOAgCeFQAhjA4BAJkVACGsDgEAlxUAIfUOAQCZFQAhhA8BAJkVACGIDwEAmRUAIbEPAQCXFQAhuA9AAJoVACGLEAQAohUAIa0QIACYFQAh3hABAJcVACHhEAEAlxUAIeMQAQCXFQAh5BAEAKIVACHnEAIAnhUAIegQAACgFQAg6RAAAKAVACDqECAAmBUAIesQAQCXFQAh7BABAJkVACHtEAEAlxUAIe4QAQCZFQAh7xABAJkVACHwEAEAmRUAIfEQAQCZFQAh8hAEAM8VACHzEAQAzxUAIfQQAQCZFQAhEoYOAADpFwAgiA4AAOkXACCMDgAA6RcAIPUOAADpFwAghA8AAOkXACCIDwAA6RcAILgPAADpFwAg5xAAAOkXACDoEAAA6RcAIOkQAADpFwAg7BAAAOkXACDuEAAA6RcAIO8QAADpFwAg8BAAAOkXACDxEAAA6RcAIPIQAADpFwAg8xAAAOkXACD0EAAA6RcAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgAwAAAE8AIAMAAFAAMAQAAEwAICEIAQAAAAHEDQEAAAAB6A1AAAAAAYUOBAAAAAGGDgQAAAABiA4CAAAAAYwOAQAAAAGsDgEAAAAB9Q4BAAAAAYQPAQAAAAGIDwEAAAABsQ8BAAAAAbgPQAAAAAGLEAQAAAABrRAgAAAAAd4QAQAAAAHhEAEAAAAB4xABAAAAAeQQBAAAAAHnEAIAAAAB6BCAAAAAAekQgAAAAAHqECAAAAAB6xABAAAAAewQAQAAAAHtEAEAAAAB7hABAAAAAe8QAQAAAAHwEAEAAAAB8RABAAAAAfIQBAAAAAHzEAQAAAAB9BABAAAAAQEIAABUACAhCAEAAAABxA0BAAAAAegNQAAAAAGFDgQAAAABhg4EAAAAAYgOAgAAAAGMDgEAAAABrA4BAAAAAfUOAQAAAAGEDwEAAAABiA8BAAAAAbEPAQAAAAG4D0AAAAABixAEAAAAAa0QIAAAAAHeEAEAAAAB4RABAAAAAeMQAQAAAAHkEAQAAAAB5xACAAAAAegQgAAAAAHpEIAAAAAB6hAgAAAAAesQAQAAAAHsEAEAAAAB7RABAAAAAe4QAQAAAAHvEAEAAAAB8BABAAAAAfEQAQAAAAHyEAQAAAAB8xAEAAAAAfQQAQAAAAEBCAAAVgAwAQgAAFYAMCEIAQD0FwAhxA0BAPQXACHoDUAA8BcAIYUOBADvFwAhhg4EANsYACGIDgIA8RcAIYwOAQDzFwAhrA4BAPQXACH1DgEA8xcAIYQPAQDzFwAhiA8BAPMXACGxDwEA9BcAIbgPQAD8FwAhixAEAO8XACGtECAAkhgAId4QAQD0FwAh4RABAPQXACHjEAEA9BcAIeQQBADvFwAh5xACAPEXACHoEIAAAAAB6RCAAAAAAeoQIACSGAAh6xABAPQXACHsEAEA8xcAIe0QAQD0FwAh7hABAPMXACHvEAEA8xcAIfAQAQDzFwAh8RABAPMXACHyEAQA2xgAIfMQBADbGAAh9BABAPMXACECAAAATAAgCAAAWQAgIQgBAPQXACHEDQEA9BcAIegNQADwFwAhhQ4EAO8XACGGDgQA2xgAIYgOAgDxFwAhjA4BAPMXACGsDgEA9BcAIfUOAQDzFwAhhA8BAPMXACGIDwEA8xcAIbEPAQD0FwAhuA9AAPwXACGLEAQA7xcAIa0QIACSGAAh3hABAPQXACHhEAEA9BcAIeMQAQD0FwAh5BAEAO8XACHnEAIA8RcAIegQgAAAAAHpEIAAAAAB6hAgAJIYACHrEAEA9BcAIewQAQDzFwAh7RABAPQXACHuEAEA8xcAIe8QAQDzFwAh8BABAPMXACHxEAEA8xcAIfIQBADbGAAh8xAEANsYACH0EAEA8xcAIQIAAABPACAIAABbACACAAAATwAgCAAAWwAgAwAAAEwAIA8AAFQAIBAAAFkAIAEAAABMACABAAAATwAgFxUAAJUfACAWAACYHwAgFwAAlx8AICgAAJYfACApAACZHwAghg4AAOkXACCIDgAA6RcAIIwOAADpFwAg9Q4AAOkXACCEDwAA6RcAIIgPAADpFwAguA8AAOkXACDnEAAA6RcAIOgQAADpFwAg6RAAAOkXACDsEAAA6RcAIO4QAADpFwAg7xAAAOkXACDwEAAA6RcAIPEQAADpFwAg8hAAAOkXACDzEAAA6RcAIPQQAADpFwAgJAgBAPgUACHBDQAA3hcAMMINAABiABDDDQAA3hcAMMQNAQD4FAAh6A1AAPkUACGFDgQA9xQAIYYOBADLFQAhiA4CAPoUACGMDgEA_BQAIawOAQD4FAAh9Q4BAPwUACGEDwEA_BQAIYgPAQD8FAAhsQ8BAPgUACG4D0AAjhUAIYsQBAD3FAAhrRAgAJMVACHeEAEA-BQAIeEQAQD4FAAh4xABAPgUACHkEAQA9xQAIecQAgD6FAAh6BAAAP0UACDpEAAA_RQAIOoQIACTFQAh6xABAPgUACHsEAEA_BQAIe0QAQD4FAAh7hABAPwUACHvEAEA_BQAIfAQAQD8FAAh8RABAPwUACHyEAQAyxUAIfMQBADLFQAh9BABAPwUACEDAAAATwAgAwAAYQAwFAAAYgAgAwAAAE8AIAMAAFAAMAQAAEwAIBDBDQAA3BcAMMINAABoABDDDQAA3BcAMIUOBACiFQAhhg4EAKIVACGIDgIAnxUAIawOAQCXFQAh9Q4BAJcVACGxDwEAlxUAIYsQBACiFQAh3hABAJcVACHhEAEAlxUAIeMQAQCXFQAh5BAEAKIVACHlEAAAqhUAIOYQAADdFwAgAQAAAGUAIAEAAABlACAPwQ0AANwXADDCDQAAaAAQww0AANwXADCFDgQAohUAIYYOBACiFQAhiA4CAJ8VACGsDgEAlxUAIfUOAQCXFQAhsQ8BAJcVACGLEAQAohUAId4QAQCXFQAh4RABAJcVACHjEAEAlxUAIeQQBACiFQAh5RAAAKoVACAAAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDIUOBAAAAAGGDgQAAAABiA4CAAAAAawOAQAAAAH1DgEAAAABsQ8BAAAAAYsQBAAAAAHeEAEAAAAB4RABAAAAAeMQAQAAAAHkEAQAAAAB5RCAAAAAAQEIAABtACAMhQ4EAAAAAYYOBAAAAAGIDgIAAAABrA4BAAAAAfUOAQAAAAGxDwEAAAABixAEAAAAAd4QAQAAAAHhEAEAAAAB4xABAAAAAeQQBAAAAAHlEIAAAAABAQgAAG8AMAEIAABvADAMhQ4EAO8XACGGDgQA7xcAIYgOAgDyFwAhrA4BAPQXACH1DgEA9BcAIbEPAQD0FwAhixAEAO8XACHeEAEA9BcAIeEQAQD0FwAh4xABAPQXACHkEAQA7xcAIeUQgAAAAAECAAAAZQAgCAAAcgAgDIUOBADvFwAhhg4EAO8XACGIDgIA8hcAIawOAQD0FwAh9Q4BAPQXACGxDwEA9BcAIYsQBADvFwAh3hABAPQXACHhEAEA9BcAIeMQAQD0FwAh5BAEAO8XACHlEIAAAAABAgAAAGgAIAgAAHQAIAIAAABoACAIAAB0ACADAAAAZQAgDwAAbQAgEAAAcgAgAQAAAGUAIAEAAABoACAFFQAAkB8AIBYAAJMfACAXAACSHwAgKAAAkR8AICkAAJQfACAPwQ0AANsXADDCDQAAewAQww0AANsXADCFDgQA9xQAIYYOBAD3FAAhiA4CAPsUACGsDgEA-BQAIfUOAQD4FAAhsQ8BAPgUACGLEAQA9xQAId4QAQD4FAAh4RABAPgUACHjEAEA-BQAIeQQBAD3FAAh5RAAAKcVACADAAAAaAAgAwAAegAwFAAAewAgAwAAAGgAIAMAAGkAMAQAAGUAIAvBDQAA2RcAMMINAACBAQAQww0AANkXADCFDgQAohUAIYYOBACiFQAhjA4BAJcVACGxDwEAlxUAIZYQBACiFQAh3hABAJcVACHhEAEAlxUAIeIQAADaFwAgAQAAAH4AIAEAAAB-ACAKwQ0AANkXADDCDQAAgQEAEMMNAADZFwAwhQ4EAKIVACGGDgQAohUAIYwOAQCXFQAhsQ8BAJcVACGWEAQAohUAId4QAQCXFQAh4RABAJcVACEAAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgB4UOBAAAAAGGDgQAAAABjA4BAAAAAbEPAQAAAAGWEAQAAAAB3hABAAAAAeEQAQAAAAEBCAAAhgEAIAeFDgQAAAABhg4EAAAAAYwOAQAAAAGxDwEAAAABlhAEAAAAAd4QAQAAAAHhEAEAAAABAQgAAIgBADABCAAAiAEAMAeFDgQA7xcAIYYOBADvFwAhjA4BAPQXACGxDwEA9BcAIZYQBADvFwAh3hABAPQXACHhEAEA9BcAIQIAAAB-ACAIAACLAQAgB4UOBADvFwAhhg4EAO8XACGMDgEA9BcAIbEPAQD0FwAhlhAEAO8XACHeEAEA9BcAIeEQAQD0FwAhAgAAAIEBACAIAACNAQAgAgAAAIEBACAIAACNAQAgAwAAAH4AIA8AAIYBACAQAACLAQAgAQAAAH4AIAEAAACBAQAgBRUAAIsfACAWAACOHwAgFwAAjR8AICgAAIwfACApAACPHwAgCsENAADYFwAwwg0AAJQBABDDDQAA2BcAMIUOBAD3FAAhhg4EAPcUACGMDgEA-BQAIbEPAQD4FAAhlhAEAPcUACHeEAEA-BQAIeEQAQD4FAAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIAXBDQAA1xcAMMINAACaAQAQww0AANcXADCsDgEAAAAB_w8CAJ8VACEBAAAAlwEAIAEAAACXAQAgBcENAADXFwAwwg0AAJoBABDDDQAA1xcAMKwOAQCXFQAh_w8CAJ8VACEAAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgAqwOAQAAAAH_DwIAAAABAQgAAJ8BACACrA4BAAAAAf8PAgAAAAEBCAAAoQEAMAEIAAChAQAwAqwOAQD0FwAh_w8CAPIXACECAAAAlwEAIAgAAKQBACACrA4BAPQXACH_DwIA8hcAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBRUAAIYfACAWAACJHwAgFwAAiB8AICgAAIcfACApAACKHwAgBcENAADWFwAwwg0AAK0BABDDDQAA1hcAMKwOAQD4FAAh_w8CAPsUACEDAAAAmgEAIAMAAKwBADAUAACtAQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAkIAACqFQAgwQ0AANUXADDCDQAAswEAEMMNAADVFwAwxA0BAAAAAcYNQACbFQAhgw4BAJcVACGLDgEAlxUAIZAPQACaFQAhAQAAALABACABAAAAsAEAIAkIAACqFQAgwQ0AANUXADDCDQAAswEAEMMNAADVFwAwxA0BAJcVACHGDUAAmxUAIYMOAQCXFQAhiw4BAJcVACGQD0AAmhUAIQGQDwAA6RcAIAMAAACzAQAgAwAAtAEAMAQAALABACADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAYIgAAAAAHEDQEAAAABxg1AAAAAAYMOAQAAAAGLDgEAAAABkA9AAAAAAQEIAAC4AQAgBgiAAAAAAcQNAQAAAAHGDUAAAAABgw4BAAAAAYsOAQAAAAGQD0AAAAABAQgAALoBADABCAAAugEAMAYIgAAAAAHEDQEA9BcAIcYNQADwFwAhgw4BAPQXACGLDgEA9BcAIZAPQAD8FwAhAgAAALABACAIAAC9AQAgBgiAAAAAAcQNAQD0FwAhxg1AAPAXACGDDgEA9BcAIYsOAQD0FwAhkA9AAPwXACECAAAAswEAIAgAAL8BACACAAAAswEAIAgAAL8BACADAAAAsAEAIA8AALgBACAQAAC9AQAgAQAAALABACABAAAAswEAIAQVAACDHwAgFgAAhR8AIBcAAIQfACCQDwAA6RcAIAkIAACnFQAgwQ0AANQXADDCDQAAxgEAEMMNAADUFwAwxA0BAPgUACHGDUAA-RQAIYMOAQD4FAAhiw4BAPgUACGQD0AAjhUAIQMAAACzAQAgAwAAxQEAMBQAAMYBACADAAAAswEAIAMAALQBADAEAACwAQAgEo8NAgCfFQAhwQ0AANIXADDCDQAAzAEAEMMNAADSFwAwxg1AAJsVACGFDgQAohUAIYYOBACiFQAhiA4CAJ8VACGMDgEAlxUAIawOAQCXFQAh9Q4BAJkVACGIDwEAmRUAIbEPAQCXFQAh_A9AAJsVACGWEAQAohUAId4QAQCXFQAh3xAAAKAVACDgEAAA0xcAIAEAAADJAQAgAQAAAMkBACARjw0CAJ8VACHBDQAA0hcAMMINAADMAQAQww0AANIXADDGDUAAmxUAIYUOBACiFQAhhg4EAKIVACGIDgIAnxUAIYwOAQCXFQAhrA4BAJcVACH1DgEAmRUAIYgPAQCZFQAhsQ8BAJcVACH8D0AAmxUAIZYQBACiFQAh3hABAJcVACHfEAAAoBUAIAP1DgAA6RcAIIgPAADpFwAg3xAAAOkXACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACAOjw0CAAAAAcYNQAAAAAGFDgQAAAABhg4EAAAAAYgOAgAAAAGMDgEAAAABrA4BAAAAAfUOAQAAAAGIDwEAAAABsQ8BAAAAAfwPQAAAAAGWEAQAAAAB3hABAAAAAd8QgAAAAAEBCAAA0QEAIA6PDQIAAAABxg1AAAAAAYUOBAAAAAGGDgQAAAABiA4CAAAAAYwOAQAAAAGsDgEAAAAB9Q4BAAAAAYgPAQAAAAGxDwEAAAAB_A9AAAAAAZYQBAAAAAHeEAEAAAAB3xCAAAAAAQEIAADTAQAwAQgAANMBADAOjw0CAPIXACHGDUAA8BcAIYUOBADvFwAhhg4EAO8XACGIDgIA8hcAIYwOAQD0FwAhrA4BAPQXACH1DgEA8xcAIYgPAQDzFwAhsQ8BAPQXACH8D0AA8BcAIZYQBADvFwAh3hABAPQXACHfEIAAAAABAgAAAMkBACAIAADWAQAgDo8NAgDyFwAhxg1AAPAXACGFDgQA7xcAIYYOBADvFwAhiA4CAPIXACGMDgEA9BcAIawOAQD0FwAh9Q4BAPMXACGIDwEA8xcAIbEPAQD0FwAh_A9AAPAXACGWEAQA7xcAId4QAQD0FwAh3xCAAAAAAQIAAADMAQAgCAAA2AEAIAIAAADMAQAgCAAA2AEAIAMAAADJAQAgDwAA0QEAIBAAANYBACABAAAAyQEAIAEAAADMAQAgCBUAAP4eACAWAACBHwAgFwAAgB8AICgAAP8eACApAACCHwAg9Q4AAOkXACCIDwAA6RcAIN8QAADpFwAgEY8NAgD7FAAhwQ0AANEXADDCDQAA3wEAEMMNAADRFwAwxg1AAPkUACGFDgQA9xQAIYYOBAD3FAAhiA4CAPsUACGMDgEA-BQAIawOAQD4FAAh9Q4BAPwUACGIDwEA_BQAIbEPAQD4FAAh_A9AAPkUACGWEAQA9xQAId4QAQD4FAAh3xAAAP0UACADAAAAzAEAIAMAAN4BADAUAADfAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAXBDQAA0BcAMMINAADlAQAQww0AANAXADC7DwEAAAAB3RAAAKoVACABAAAA4gEAIAEAAADiAQAgBcENAADQFwAwwg0AAOUBABDDDQAA0BcAMLsPAQCXFQAh3RAAAKoVACAAAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACADAAAA5QEAIAMAAOYBADAEAADiAQAgArsPAQAAAAHdEIAAAAABAQgAAOoBACACuw8BAAAAAd0QgAAAAAEBCAAA7AEAMAEIAADsAQAwArsPAQD0FwAh3RCAAAAAAQIAAADiAQAgCAAA7wEAIAK7DwEA9BcAId0QgAAAAAECAAAA5QEAIAgAAPEBACACAAAA5QEAIAgAAPEBACADAAAA4gEAIA8AAOoBACAQAADvAQAgAQAAAOIBACABAAAA5QEAIAMVAAD7HgAgFgAA_R4AIBcAAPweACAFwQ0AAM8XADDCDQAA-AEAEMMNAADPFwAwuw8BAPgUACHdEAAApxUAIAMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgDa0BAADEFwAgsgEAAMUXACDICAEAAAABwQ0AAMMXADDCDQAAhQIAEMMNAADDFwAwxA0BAAAAAegNQACbFQAhhQ4EAM8VACHmDwEAlxUAIYcQAADOFwAg1xBAAJoVACHYEAEAmRUAIQEAAAD7AQAgFqwBAADNFwAgwQ0AAMwXADDCDQAA_QEAEMMNAADMFwAwxA0BAJcVACHoDUAAmxUAIeoNAQCXFQAhiw4BAJcVACGwDgEAlxUAIf0OAQCXFQAhhQ9AAJoVACG4D0AAmhUAIbkPQACaFQAhiRABAJcVACHSEAAAkhUAINMQAACSFQAg1BAAAJIVACDVEAIAnhUAIdYQAQCXFQAh1xBAAJoVACHYEAEAmRUAIdkQAQCZFQAhCKwBAAD3HgAghQ8AAOkXACC4DwAA6RcAILkPAADpFwAg1RAAAOkXACDXEAAA6RcAINgQAADpFwAg2RAAAOkXACAWrAEAAM0XACDBDQAAzBcAMMINAAD9AQAQww0AAMwXADDEDQEAAAAB6A1AAJsVACHqDQEAlxUAIYsOAQCXFQAhsA4BAJcVACH9DgEAlxUAIYUPQACaFQAhuA9AAJoVACG5D0AAmhUAIYkQAQAAAAHSEAAAkhUAINMQAACSFQAg1BAAAJIVACDVEAIAnhUAIdYQAQCXFQAh1xBAAJoVACHYEAEAmRUAIdkQAQCZFQAhAwAAAP0BACADAAD-AQAwBAAA_wEAIBSsAQAAyBcAIK8BAADJFwAgsAEAAMoXACCxAQAAyxcAIMENAADHFwAwwg0AAIECABDDDQAAxxcAMMQNAQCXFQAh6A1AAJsVACHqDQEAmRUAIewNAQCXFQAh9Q0BAJkVACG_DgEAlxUAIYEPQACaFQAhjQ9AAJoVACHBDwEAlxUAIcQPAQCXFQAhxQ8AAJIVACDGD0AAmhUAIccPAgCfFQAhCawBAAD3HgAgrwEAAPgeACCwAQAA-R4AILEBAAD6HgAg6g0AAOkXACD1DQAA6RcAIIEPAADpFwAgjQ8AAOkXACDGDwAA6RcAIBWsAQAAyBcAIK8BAADJFwAgsAEAAMoXACCxAQAAyxcAIMENAADHFwAwwg0AAIECABDDDQAAxxcAMMQNAQAAAAHoDUAAmxUAIeoNAQCZFQAh7A0BAJcVACH1DQEAmRUAIb8OAQCXFQAhgQ9AAJoVACGND0AAmhUAIcEPAQAAAAHEDwEAlxUAIcUPAACSFQAgxg9AAJoVACHHDwIAnxUAIdwQAADGFwAgAwAAAIECACADAACCAgAwBAAAgwIAIAytAQAAxBcAILIBAADFFwAgyAgBAJcVACHBDQAAwxcAMMINAACFAgAQww0AAMMXADDEDQEAlxUAIegNQACbFQAhhQ4EAM8VACHmDwEAlxUAIdcQQACaFQAh2BABAJkVACEBAAAAhQIAIAkIAACqFQAgrgEAAL8XACDBDQAAwhcAMMINAACHAgAQww0AAMIXADDEDQQAohUAIcYNQACbFQAhiw4BAJcVACG6DwEAlxUAIQGuAQAA9h4AIAkIAACqFQAgrgEAAL8XACDBDQAAwhcAMMINAACHAgAQww0AAMIXADDEDQQAAAABxg1AAJsVACGLDgEAlxUAIboPAQCXFQAhAwAAAIcCACADAACIAgAwBAAAiQIAIBGuAQAAvxcAIMENAADBFwAwwg0AAIsCABDDDQAAwRcAMMQNAQCXFQAh4w0CAJ8VACHlDUAAmhUAIeYNAgCfFQAh5w1AAJoVACHoDUAAmxUAIYsOAQCXFQAhnQ4BAJcVACGnDkAAmhUAIboPAQCXFQAhvg8AAKoVACC_DwIAnxUAIcAPQACaFQAhBa4BAAD2HgAg5Q0AAOkXACDnDQAA6RcAIKcOAADpFwAgwA8AAOkXACASrgEAAL8XACDBDQAAwRcAMMINAACLAgAQww0AAMEXADDEDQEAAAAB4w0CAJ8VACHlDUAAmhUAIeYNAgCfFQAh5w1AAJoVACHoDUAAmxUAIYsOAQCXFQAhnQ4BAJcVACGnDkAAmhUAIboPAQCXFQAhvg8AAKoVACC_DwIAnxUAIcAPQACaFQAh2xAAAMAXACADAAAAiwIAIAMAAIwCADAEAACNAgAgCwgAAKoVACCuAQAAvxcAIMENAAC-FwAwwg0AAI8CABDDDQAAvhcAMIsOAQCXFQAhnw9AAJsVACG6DwEAlxUAIbsPAQCXFQAhvA9AAJsVACG9D0AAmhUAIQKuAQAA9h4AIL0PAADpFwAgDAgAAKoVACCuAQAAvxcAIMENAAC-FwAwwg0AAI8CABDDDQAAvhcAMIsOAQCXFQAhnw9AAJsVACG6DwEAlxUAIbsPAQCXFQAhvA9AAJsVACG9D0AAmhUAIdoQAAC9FwAgAwAAAI8CACADAACQAgAwBAAAkQIAIAEAAACHAgAgAQAAAIsCACABAAAAjwIAIAEAAAD9AQAgAQAAAIECACABAAAA-wEAIAWtAQAA9B4AILIBAAD1HgAghQ4AAOkXACDXEAAA6RcAINgQAADpFwAgAwAAAIUCACADAACZAgAwBAAA-wEAIAMAAACFAgAgAwAAmQIAMAQAAPsBACADAAAAhQIAIAMAAJkCADAEAAD7AQAgCa0BAADyHgAgsgEAAPMeACDICAEAAAABxA0BAAAAAegNQAAAAAGFDgQAAAAB5g8BAAAAAdcQQAAAAAHYEAEAAAABAQgAAJ0CACAHyAgBAAAAAcQNAQAAAAHoDUAAAAABhQ4EAAAAAeYPAQAAAAHXEEAAAAAB2BABAAAAAQEIAACfAgAwAQgAAJ8CADAJrQEAANgeACCyAQAA2R4AIMgIAQD0FwAhxA0BAPQXACHoDUAA8BcAIYUOBADbGAAh5g8BAPQXACHXEEAA_BcAIdgQAQDzFwAhAgAAAPsBACAIAACiAgAgB8gIAQD0FwAhxA0BAPQXACHoDUAA8BcAIYUOBADbGAAh5g8BAPQXACHXEEAA_BcAIdgQAQDzFwAhAgAAAIUCACAIAACkAgAgAgAAAIUCACAIAACkAgAgAwAAAPsBACAPAACdAgAgEAAAogIAIAEAAAD7AQAgAQAAAIUCACAIFQAA0x4AIBYAANYeACAXAADVHgAgKAAA1B4AICkAANceACCFDgAA6RcAINcQAADpFwAg2BAAAOkXACAKyAgBAPgUACHBDQAAvBcAMMINAACrAgAQww0AALwXADDEDQEA-BQAIegNQAD5FAAhhQ4EAMsVACHmDwEA-BQAIdcQQACOFQAh2BABAPwUACEDAAAAhQIAIAMAAKoCADAUAACrAgAgAwAAAIUCACADAACZAgAwBAAA-wEAIAEAAAD_AQAgAQAAAP8BACADAAAA_QEAIAMAAP4BADAEAAD_AQAgAwAAAP0BACADAAD-AQAwBAAA_wEAIAMAAAD9AQAgAwAA_gEAMAQAAP8BACATrAEAANIeACDEDQEAAAAB6A1AAAAAAeoNAQAAAAGLDgEAAAABsA4BAAAAAf0OAQAAAAGFD0AAAAABuA9AAAAAAbkPQAAAAAGJEAEAAAAB0hAAAM8eACDTEAAA0B4AINQQAADRHgAg1RACAAAAAdYQAQAAAAHXEEAAAAAB2BABAAAAAdkQAQAAAAEBCAAAswIAIBLEDQEAAAAB6A1AAAAAAeoNAQAAAAGLDgEAAAABsA4BAAAAAf0OAQAAAAGFD0AAAAABuA9AAAAAAbkPQAAAAAGJEAEAAAAB0hAAAM8eACDTEAAA0B4AINQQAADRHgAg1RACAAAAAdYQAQAAAAHXEEAAAAAB2BABAAAAAdkQAQAAAAEBCAAAtQIAMAEIAAC1AgAwE6wBAADOHgAgxA0BAPQXACHoDUAA8BcAIeoNAQD0FwAhiw4BAPQXACGwDgEA9BcAIf0OAQD0FwAhhQ9AAPwXACG4D0AA_BcAIbkPQAD8FwAhiRABAPQXACHSEAAAyx4AINMQAADMHgAg1BAAAM0eACDVEAIA8RcAIdYQAQD0FwAh1xBAAPwXACHYEAEA8xcAIdkQAQDzFwAhAgAAAP8BACAIAAC4AgAgEsQNAQD0FwAh6A1AAPAXACHqDQEA9BcAIYsOAQD0FwAhsA4BAPQXACH9DgEA9BcAIYUPQAD8FwAhuA9AAPwXACG5D0AA_BcAIYkQAQD0FwAh0hAAAMseACDTEAAAzB4AINQQAADNHgAg1RACAPEXACHWEAEA9BcAIdcQQAD8FwAh2BABAPMXACHZEAEA8xcAIQIAAAD9AQAgCAAAugIAIAIAAAD9AQAgCAAAugIAIAMAAAD_AQAgDwAAswIAIBAAALgCACABAAAA_wEAIAEAAAD9AQAgDBUAAMYeACAWAADJHgAgFwAAyB4AICgAAMceACApAADKHgAghQ8AAOkXACC4DwAA6RcAILkPAADpFwAg1RAAAOkXACDXEAAA6RcAINgQAADpFwAg2RAAAOkXACAVwQ0AALsXADDCDQAAwQIAEMMNAAC7FwAwxA0BAPgUACHoDUAA-RQAIeoNAQD4FAAhiw4BAPgUACGwDgEA-BQAIf0OAQD4FAAhhQ9AAI4VACG4D0AAjhUAIbkPQACOFQAhiRABAPgUACHSEAAAkhUAINMQAACSFQAg1BAAAJIVACDVEAIA-hQAIdYQAQD4FAAh1xBAAI4VACHYEAEA_BQAIdkQAQD8FAAhAwAAAP0BACADAADAAgAwFAAAwQIAIAMAAAD9AQAgAwAA_gEAMAQAAP8BACAKwQ0AALoXADDCDQAAxwIAEMMNAAC6FwAwxA0BAAAAAcYNQACbFQAhvw4BAJcVACHOEAEAlxUAIc8QAQCXFQAh0BAAAKoVACDREAEAmRUAIQEAAADEAgAgAQAAAMQCACAKwQ0AALoXADDCDQAAxwIAEMMNAAC6FwAwxA0BAJcVACHGDUAAmxUAIb8OAQCXFQAhzhABAJcVACHPEAEAlxUAIdAQAACqFQAg0RABAJkVACEB0RAAAOkXACADAAAAxwIAIAMAAMgCADAEAADEAgAgAwAAAMcCACADAADIAgAwBAAAxAIAIAMAAADHAgAgAwAAyAIAMAQAAMQCACAHxA0BAAAAAcYNQAAAAAG_DgEAAAABzhABAAAAAc8QAQAAAAHQEIAAAAAB0RABAAAAAQEIAADMAgAgB8QNAQAAAAHGDUAAAAABvw4BAAAAAc4QAQAAAAHPEAEAAAAB0BCAAAAAAdEQAQAAAAEBCAAAzgIAMAEIAADOAgAwB8QNAQD0FwAhxg1AAPAXACG_DgEA9BcAIc4QAQD0FwAhzxABAPQXACHQEIAAAAAB0RABAPMXACECAAAAxAIAIAgAANECACAHxA0BAPQXACHGDUAA8BcAIb8OAQD0FwAhzhABAPQXACHPEAEA9BcAIdAQgAAAAAHREAEA8xcAIQIAAADHAgAgCAAA0wIAIAIAAADHAgAgCAAA0wIAIAMAAADEAgAgDwAAzAIAIBAAANECACABAAAAxAIAIAEAAADHAgAgBBUAAMMeACAWAADFHgAgFwAAxB4AINEQAADpFwAgCsENAAC5FwAwwg0AANoCABDDDQAAuRcAMMQNAQD4FAAhxg1AAPkUACG_DgEA-BQAIc4QAQD4FAAhzxABAPgUACHQEAAApxUAINEQAQD8FAAhAwAAAMcCACADAADZAgAwFAAA2gIAIAMAAADHAgAgAwAAyAIAMAQAAMQCACAQwQ0AALcXADDCDQAA4AIAEMMNAAC3FwAw4A0BAJkVACHiDQIAnhUAIZAOAQCXFQAhhQ9AAJsVACG7DwEAlxUAIcUQAQCXFQAhxxABAJcVACHIEAEAlxUAIckQIACYFQAhyhAAALYXACDLEAEAlxUAIcwQQACbFQAhzRAAALgXACABAAAA3QIAIAEAAADdAgAgD8ENAAC3FwAwwg0AAOACABDDDQAAtxcAMOANAQCZFQAh4g0CAJ4VACGQDgEAlxUAIYUPQACbFQAhuw8BAJcVACHFEAEAlxUAIccQAQCXFQAhyBABAJcVACHJECAAmBUAIcoQAAC2FwAgyxABAJcVACHMEEAAmxUAIQLgDQAA6RcAIOINAADpFwAgAwAAAOACACADAADhAgAwBAAA3QIAIAMAAADgAgAgAwAA4QIAMAQAAN0CACADAAAA4AIAIAMAAOECADAEAADdAgAgDOANAQAAAAHiDQIAAAABkA4BAAAAAYUPQAAAAAG7DwEAAAABxRABAAAAAccQAQAAAAHIEAEAAAAByRAgAAAAAcoQAADCHgAgyxABAAAAAcwQQAAAAAEBCAAA5QIAIAzgDQEAAAAB4g0CAAAAAZAOAQAAAAGFD0AAAAABuw8BAAAAAcUQAQAAAAHHEAEAAAAByBABAAAAAckQIAAAAAHKEAAAwh4AIMsQAQAAAAHMEEAAAAABAQgAAOcCADABCAAA5wIAMAzgDQEA8xcAIeINAgDxFwAhkA4BAPQXACGFD0AA8BcAIbsPAQD0FwAhxRABAPQXACHHEAEA9BcAIcgQAQD0FwAhyRAgAJIYACHKEAAAwR4AIMsQAQD0FwAhzBBAAPAXACECAAAA3QIAIAgAAOoCACAM4A0BAPMXACHiDQIA8RcAIZAOAQD0FwAhhQ9AAPAXACG7DwEA9BcAIcUQAQD0FwAhxxABAPQXACHIEAEA9BcAIckQIACSGAAhyhAAAMEeACDLEAEA9BcAIcwQQADwFwAhAgAAAOACACAIAADsAgAgAgAAAOACACAIAADsAgAgAwAAAN0CACAPAADlAgAgEAAA6gIAIAEAAADdAgAgAQAAAOACACAHFQAAvB4AIBYAAL8eACAXAAC-HgAgKAAAvR4AICkAAMAeACDgDQAA6RcAIOINAADpFwAgD8ENAAC1FwAwwg0AAPMCABDDDQAAtRcAMOANAQD8FAAh4g0CAPoUACGQDgEA-BQAIYUPQAD5FAAhuw8BAPgUACHFEAEA-BQAIccQAQD4FAAhyBABAPgUACHJECAAkxUAIcoQAAC2FwAgyxABAPgUACHMEEAA-RQAIQMAAADgAgAgAwAA8gIAMBQAAPMCACADAAAA4AIAIAMAAOECADAEAADdAgAgB8ENAACzFwAwwg0AAPkCABDDDQAAsxcAMMoPBACiFQAhvRBAAJsVACHFEAEAlxUAIcYQAAC0FwAgAQAAAPYCACABAAAA9gIAIAbBDQAAsxcAMMINAAD5AgAQww0AALMXADDKDwQAohUAIb0QQACbFQAhxRABAJcVACEAAwAAAPkCACADAAD6AgAwBAAA9gIAIAMAAAD5AgAgAwAA-gIAMAQAAPYCACADAAAA-QIAIAMAAPoCADAEAAD2AgAgA8oPBAAAAAG9EEAAAAABxRABAAAAAQEIAAD-AgAgA8oPBAAAAAG9EEAAAAABxRABAAAAAQEIAACAAwAwAQgAAIADADADyg8EAO8XACG9EEAA8BcAIcUQAQD0FwAhAgAAAPYCACAIAACDAwAgA8oPBADvFwAhvRBAAPAXACHFEAEA9BcAIQIAAAD5AgAgCAAAhQMAIAIAAAD5AgAgCAAAhQMAIAMAAAD2AgAgDwAA_gIAIBAAAIMDACABAAAA9gIAIAEAAAD5AgAgBRUAALceACAWAAC6HgAgFwAAuR4AICgAALgeACApAAC7HgAgBsENAACyFwAwwg0AAIwDABDDDQAAshcAMMoPBAD3FAAhvRBAAPkUACHFEAEA-BQAIQMAAAD5AgAgAwAAiwMAMBQAAIwDACADAAAA-QIAIAMAAPoCADAEAAD2AgAgB8ENAACwFwAwwg0AAJIDABDDDQAAsBcAMOoNAQCXFQAh0g5AAJsVACHAEAIAnxUAIcQQAACxFwAgAQAAAI8DACABAAAAjwMAIAbBDQAAsBcAMMINAACSAwAQww0AALAXADDqDQEAlxUAIdIOQACbFQAhwBACAJ8VACEAAwAAAJIDACADAACTAwAwBAAAjwMAIAMAAACSAwAgAwAAkwMAMAQAAI8DACADAAAAkgMAIAMAAJMDADAEAACPAwAgA-oNAQAAAAHSDkAAAAABwBACAAAAAQEIAACXAwAgA-oNAQAAAAHSDkAAAAABwBACAAAAAQEIAACZAwAwAQgAAJkDADAD6g0BAPQXACHSDkAA8BcAIcAQAgDyFwAhAgAAAI8DACAIAACcAwAgA-oNAQD0FwAh0g5AAPAXACHAEAIA8hcAIQIAAACSAwAgCAAAngMAIAIAAACSAwAgCAAAngMAIAMAAACPAwAgDwAAlwMAIBAAAJwDACABAAAAjwMAIAEAAACSAwAgBRUAALIeACAWAAC1HgAgFwAAtB4AICgAALMeACApAAC2HgAgBsENAACvFwAwwg0AAKUDABDDDQAArxcAMOoNAQD4FAAh0g5AAPkUACHAEAIA-xQAIQMAAACSAwAgAwAApAMAMBQAAKUDACADAAAAkgMAIAMAAJMDADAEAACPAwAgBsENAACuFwAwwg0AAKsDABDDDQAArhcAMIQOAQCZFQAh9g4BAAAAAYUPQACbFQAhAQAAAKgDACABAAAAqAMAIAbBDQAArhcAMMINAACrAwAQww0AAK4XADCEDgEAmRUAIfYOAQCXFQAhhQ9AAJsVACEBhA4AAOkXACADAAAAqwMAIAMAAKwDADAEAACoAwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAMAAACrAwAgAwAArAMAMAQAAKgDACADhA4BAAAAAfYOAQAAAAGFD0AAAAABAQgAALADACADhA4BAAAAAfYOAQAAAAGFD0AAAAABAQgAALIDADABCAAAsgMAMAOEDgEA8xcAIfYOAQD0FwAhhQ9AAPAXACECAAAAqAMAIAgAALUDACADhA4BAPMXACH2DgEA9BcAIYUPQADwFwAhAgAAAKsDACAIAAC3AwAgAgAAAKsDACAIAAC3AwAgAwAAAKgDACAPAACwAwAgEAAAtQMAIAEAAACoAwAgAQAAAKsDACAEFQAArx4AIBYAALEeACAXAACwHgAghA4AAOkXACAGwQ0AAK0XADDCDQAAvgMAEMMNAACtFwAwhA4BAPwUACH2DgEA-BQAIYUPQAD5FAAhAwAAAKsDACADAAC9AwAwFAAAvgMAIAMAAACrAwAgAwAArAMAMAQAAKgDACAMyAgBAJcVACHBDQAArBcAMMINAADEAwAQww0AAKwXADDEDQEAAAAB6A1AAJsVACHqDQEAlxUAIYUOBADPFQAhiw4BAJcVACGFD0AAmxUAIbgPQACaFQAhuQ9AAJoVACEBAAAAwQMAIAEAAADBAwAgDMgIAQCXFQAhwQ0AAKwXADDCDQAAxAMAEMMNAACsFwAwxA0BAJcVACHoDUAAmxUAIeoNAQCXFQAhhQ4EAM8VACGLDgEAlxUAIYUPQACbFQAhuA9AAJoVACG5D0AAmhUAIQOFDgAA6RcAILgPAADpFwAguQ8AAOkXACADAAAAxAMAIAMAAMUDADAEAADBAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAMAAADEAwAgAwAAxQMAMAQAAMEDACAJyAgBAAAAAcQNAQAAAAHoDUAAAAAB6g0BAAAAAYUOBAAAAAGLDgEAAAABhQ9AAAAAAbgPQAAAAAG5D0AAAAABAQgAAMkDACAJyAgBAAAAAcQNAQAAAAHoDUAAAAAB6g0BAAAAAYUOBAAAAAGLDgEAAAABhQ9AAAAAAbgPQAAAAAG5D0AAAAABAQgAAMsDADABCAAAywMAMAnICAEA9BcAIcQNAQD0FwAh6A1AAPAXACHqDQEA9BcAIYUOBADbGAAhiw4BAPQXACGFD0AA8BcAIbgPQAD8FwAhuQ9AAPwXACECAAAAwQMAIAgAAM4DACAJyAgBAPQXACHEDQEA9BcAIegNQADwFwAh6g0BAPQXACGFDgQA2xgAIYsOAQD0FwAhhQ9AAPAXACG4D0AA_BcAIbkPQAD8FwAhAgAAAMQDACAIAADQAwAgAgAAAMQDACAIAADQAwAgAwAAAMEDACAPAADJAwAgEAAAzgMAIAEAAADBAwAgAQAAAMQDACAIFQAAqh4AIBYAAK0eACAXAACsHgAgKAAAqx4AICkAAK4eACCFDgAA6RcAILgPAADpFwAguQ8AAOkXACAMyAgBAPgUACHBDQAAqxcAMMINAADXAwAQww0AAKsXADDEDQEA-BQAIegNQAD5FAAh6g0BAPgUACGFDgQAyxUAIYsOAQD4FAAhhQ9AAPkUACG4D0AAjhUAIbkPQACOFQAhAwAAAMQDACADAADWAwAwFAAA1wMAIAMAAADEAwAgAwAAxQMAMAQAAMEDACALwQ0AAKkXADDCDQAA3QMAEMMNAACpFwAw6g0BAJcVACG9EEAAmxUAIb4QAQCXFQAhvxABAJcVACHAEAIAnxUAIcEQAgCfFQAhwhAAAPsVACDDEAAAqhcAIAEAAADaAwAgAQAAANoDACAKwQ0AAKkXADDCDQAA3QMAEMMNAACpFwAw6g0BAJcVACG9EEAAmxUAIb4QAQCXFQAhvxABAJcVACHAEAIAnxUAIcEQAgCfFQAhwhAAAPsVACAAAwAAAN0DACADAADeAwAwBAAA2gMAIAMAAADdAwAgAwAA3gMAMAQAANoDACADAAAA3QMAIAMAAN4DADAEAADaAwAgB-oNAQAAAAG9EEAAAAABvhABAAAAAb8QAQAAAAHAEAIAAAABwRACAAAAAcIQAACpHgAgAQgAAOIDACAH6g0BAAAAAb0QQAAAAAG-EAEAAAABvxABAAAAAcAQAgAAAAHBEAIAAAABwhAAAKkeACABCAAA5AMAMAEIAADkAwAwB-oNAQD0FwAhvRBAAPAXACG-EAEA9BcAIb8QAQD0FwAhwBACAPIXACHBEAIA8hcAIcIQAACoHgAgAgAAANoDACAIAADnAwAgB-oNAQD0FwAhvRBAAPAXACG-EAEA9BcAIb8QAQD0FwAhwBACAPIXACHBEAIA8hcAIcIQAACoHgAgAgAAAN0DACAIAADpAwAgAgAAAN0DACAIAADpAwAgAwAAANoDACAPAADiAwAgEAAA5wMAIAEAAADaAwAgAQAAAN0DACAFFQAAox4AIBYAAKYeACAXAAClHgAgKAAApB4AICkAAKceACAKwQ0AAKgXADDCDQAA8AMAEMMNAACoFwAw6g0BAPgUACG9EEAA-RQAIb4QAQD4FAAhvxABAPgUACHAEAIA-xQAIcEQAgD7FAAhwhAAAPsVACADAAAA3QMAIAMAAO8DADAUAADwAwAgAwAAAN0DACADAADeAwAwBAAA2gMAIBKpBQIAnxUAIY8GAAG9FQAhwQ0AAKcXADDCDQAA9gMAEMMNAACnFwAwxg1AAJsVACHxDgEAlxUAIYQPAQCXFQAh0Q8BAJcVACHVDwAAqhUAINYPAQCXFQAhiBACAAAAAbcQAQCXFQAhuBAAAKoVACC5EAQAohUAIboQBACiFQAhuxAEAKIVACG8EAAAqhUAIAEAAADzAwAgAQAAAPMDACASqQUCAJ8VACGPBgABvRUAIcENAACnFwAwwg0AAPYDABDDDQAApxcAMMYNQACbFQAh8Q4BAJcVACGEDwEAlxUAIdEPAQCXFQAh1Q8AAKoVACDWDwEAlxUAIYgQAgCfFQAhtxABAJcVACG4EAAAqhUAILkQBACiFQAhuhAEAKIVACG7EAQAohUAIbwQAACqFQAgAY8GAADpFwAgAwAAAPYDACADAAD3AwAwBAAA8wMAIAMAAAD2AwAgAwAA9wMAMAQAAPMDACADAAAA9gMAIAMAAPcDADAEAADzAwAgD6kFAgAAAAGPBgABAAABxg1AAAAAAfEOAQAAAAGEDwEAAAAB0Q8BAAAAAdUPgAAAAAHWDwEAAAABiBACAAAAAbcQAQAAAAG4EIAAAAABuRAEAAAAAboQBAAAAAG7EAQAAAABvBCAAAAAAQEIAAD7AwAgD6kFAgAAAAGPBgABAAABxg1AAAAAAfEOAQAAAAGEDwEAAAAB0Q8BAAAAAdUPgAAAAAHWDwEAAAABiBACAAAAAbcQAQAAAAG4EIAAAAABuRAEAAAAAboQBAAAAAG7EAQAAAABvBCAAAAAAQEIAAD9AwAwAQgAAP0DADAPqQUCAPIXACGPBgABthgAIcYNQADwFwAh8Q4BAPQXACGEDwEA9BcAIdEPAQD0FwAh1Q-AAAAAAdYPAQD0FwAhiBACAPIXACG3EAEA9BcAIbgQgAAAAAG5EAQA7xcAIboQBADvFwAhuxAEAO8XACG8EIAAAAABAgAAAPMDACAIAACABAAgD6kFAgDyFwAhjwYAAbYYACHGDUAA8BcAIfEOAQD0FwAhhA8BAPQXACHRDwEA9BcAIdUPgAAAAAHWDwEA9BcAIYgQAgDyFwAhtxABAPQXACG4EIAAAAABuRAEAO8XACG6EAQA7xcAIbsQBADvFwAhvBCAAAAAAQIAAAD2AwAgCAAAggQAIAIAAAD2AwAgCAAAggQAIAMAAADzAwAgDwAA-wMAIBAAAIAEACABAAAA8wMAIAEAAAD2AwAgBhUAAJ4eACAWAAChHgAgFwAAoB4AICgAAJ8eACApAACiHgAgjwYAAOkXACASqQUCAPsUACGPBgABsBUAIcENAACmFwAwwg0AAIkEABDDDQAAphcAMMYNQAD5FAAh8Q4BAPgUACGEDwEA-BQAIdEPAQD4FAAh1Q8AAKcVACDWDwEA-BQAIYgQAgD7FAAhtxABAPgUACG4EAAApxUAILkQBAD3FAAhuhAEAPcUACG7EAQA9xQAIbwQAACnFQAgAwAAAPYDACADAACIBAAwFAAAiQQAIAMAAAD2AwAgAwAA9wMAMAQAAPMDACAK1AIAAKQXACDBDQAAoxcAMMINAACOBAAQww0AAKMXADDSDwABvRUAIbIQAgCfFQAhsxACAJ8VACG0EAEAlxUAIbUQAAG8FQAhthAAAKUXACABAAAAjAQAIAnUAgAApBcAIMENAACjFwAwwg0AAI4EABDDDQAAoxcAMNIPAAG9FQAhshACAJ8VACGzEAIAnxUAIbQQAQCXFQAhtRAAAbwVACEC1AIAAJ0eACDSDwAA6RcAIAMAAACOBAAgAwAAjwQAMAQAAIwEACABAAAAjgQAIAEAAACMBAAgAwAAAI4EACADAACPBAAwBAAAjAQAIAMAAACOBAAgAwAAjwQAMAQAAIwEACADAAAAjgQAIAMAAI8EADAEAACMBAAgBtQCAACcHgAg0g8AAQAAAbIQAgAAAAGzEAIAAAABtBABAAAAAbUQAAEAAAEBCAAAlgQAIAXSDwABAAABshACAAAAAbMQAgAAAAG0EAEAAAABtRAAAQAAAQEIAACYBAAwAQgAAJgEADAG1AIAAJseACDSDwABthgAIbIQAgDyFwAhsxACAPIXACG0EAEA9BcAIbUQAAG1GAAhAgAAAIwEACAIAACbBAAgBdIPAAG2GAAhshACAPIXACGzEAIA8hcAIbQQAQD0FwAhtRAAAbUYACECAAAAjgQAIAgAAJ0EACACAAAAjgQAIAgAAJ0EACADAAAAjAQAIA8AAJYEACAQAACbBAAgAQAAAIwEACABAAAAjgQAIAYVAACWHgAgFgAAmR4AIBcAAJgeACAoAACXHgAgKQAAmh4AINIPAADpFwAgCMENAACiFwAwwg0AAKQEABDDDQAAohcAMNIPAAGwFQAhshACAPsUACGzEAIA-xQAIbQQAQD4FAAhtRAAAa8VACEDAAAAjgQAIAMAAKMEADAUAACkBAAgAwAAAI4EACADAACPBAAwBAAAjAQAIAYIAAG8FQAh0wIAAKEXACDBDQAAoBcAMMINAACqBAAQww0AAKAXADCJEAABAAABAQAAAKcEACABAAAApwQAIAYIAAG8FQAh0wIAAKEXACDBDQAAoBcAMMINAACqBAAQww0AAKAXADCJEAABvBUAIQHTAgAAlR4AIAMAAACqBAAgAwAAqwQAMAQAAKcEACADAAAAqgQAIAMAAKsEADAEAACnBAAgAwAAAKoEACADAACrBAAwBAAApwQAIAMIAAEAAAHTAgAAlB4AIIkQAAEAAAEBCAAArwQAIAIIAAEAAAGJEAABAAABAQgAALEEADABCAAAsQQAMAMIAAG1GAAh0wIAAIceACCJEAABtRgAIQIAAACnBAAgCAAAtAQAIAIIAAG1GAAhiRAAAbUYACECAAAAqgQAIAgAALYEACACAAAAqgQAIAgAALYEACADAAAApwQAIA8AAK8EACAQAAC0BAAgAQAAAKcEACABAAAAqgQAIAMVAACEHgAgFgAAhh4AIBcAAIUeACAFCAABrxUAIcENAACfFwAwwg0AAL0EABDDDQAAnxcAMIkQAAGvFQAhAwAAAKoEACADAAC8BAAwFAAAvQQAIAMAAACqBAAgAwAAqwQAMAQAAKcEACAPCAAAqhUAIMENAACdFwAwwg0AAMMEABDDDQAAnRcAMMYNBACiFQAhhQ4EAKIVACGGDgQAohUAIYgOAgCfFQAhiw4BAJcVACGMDgEAlxUAIf0OAQCXFQAhiA8BAJcVACGLDwAAnhcAILAQAQCXFQAhsRABAJcVACEBAAAAwAQAIAEAAADABAAgDggAAKoVACDBDQAAnRcAMMINAADDBAAQww0AAJ0XADDGDQQAohUAIYUOBACiFQAhhg4EAKIVACGIDgIAnxUAIYsOAQCXFQAhjA4BAJcVACH9DgEAlxUAIYgPAQCXFQAhsBABAJcVACGxEAEAlxUAIQADAAAAwwQAIAMAAMQEADAEAADABAAgAwAAAMMEACADAADEBAAwBAAAwAQAIAMAAADDBAAgAwAAxAQAMAQAAMAEACALCIAAAAABxg0EAAAAAYUOBAAAAAGGDgQAAAABiA4CAAAAAYsOAQAAAAGMDgEAAAAB_Q4BAAAAAYgPAQAAAAGwEAEAAAABsRABAAAAAQEIAADIBAAgCwiAAAAAAcYNBAAAAAGFDgQAAAABhg4EAAAAAYgOAgAAAAGLDgEAAAABjA4BAAAAAf0OAQAAAAGIDwEAAAABsBABAAAAAbEQAQAAAAEBCAAAygQAMAEIAADKBAAwCwiAAAAAAcYNBADvFwAhhQ4EAO8XACGGDgQA7xcAIYgOAgDyFwAhiw4BAPQXACGMDgEA9BcAIf0OAQD0FwAhiA8BAPQXACGwEAEA9BcAIbEQAQD0FwAhAgAAAMAEACAIAADNBAAgCwiAAAAAAcYNBADvFwAhhQ4EAO8XACGGDgQA7xcAIYgOAgDyFwAhiw4BAPQXACGMDgEA9BcAIf0OAQD0FwAhiA8BAPQXACGwEAEA9BcAIbEQAQD0FwAhAgAAAMMEACAIAADPBAAgAgAAAMMEACAIAADPBAAgAwAAAMAEACAPAADIBAAgEAAAzQQAIAEAAADABAAgAQAAAMMEACAFFQAA_x0AIBYAAIIeACAXAACBHgAgKAAAgB4AICkAAIMeACAOCAAApxUAIMENAACcFwAwwg0AANYEABDDDQAAnBcAMMYNBAD3FAAhhQ4EAPcUACGGDgQA9xQAIYgOAgD7FAAhiw4BAPgUACGMDgEA-BQAIf0OAQD4FAAhiA8BAPgUACGwEAEA-BQAIbEQAQD4FAAhAwAAAMMEACADAADVBAAwFAAA1gQAIAMAAADDBAAgAwAAxAQAMAQAAMAEACAWhgMAAJkXACDBDQAAmBcAMMINAADhBAAQww0AAJgXADDoDUAAmxUAIYUOBACiFQAhhg4EAKIVACGMDgEAlxUAIZ0OAQCXFQAhyg5AAJoVACH2DgIAnxUAIf0OAQAAAAGIDwEAlxUAIaIQAQCXFQAhoxABAJcVACGkEEAAmhUAIaoQEADaFQAhqxABAJkVACGsEEAAmxUAIa0QIACYFQAhrhAgAJgVACGvECAAmBUAIQEAAADZBAAgCoUDAACbFwAgwQ0AAJoXADDCDQAA2wQAEMMNAACaFwAwgw4BAJcVACH9DgEAlxUAIfAPIACYFQAhpBBAAJoVACGoECAAmBUAIakQQACbFQAhAoUDAAD-HQAgpBAAAOkXACAKhQMAAJsXACDBDQAAmhcAMMINAADbBAAQww0AAJoXADCDDgEAAAAB_Q4BAJcVACHwDyAAmBUAIaQQQACaFQAhqBAgAJgVACGpEEAAmxUAIQMAAADbBAAgAwAA3AQAMAQAAN0EACABAAAA2wQAIAEAAADZBAAgFoYDAACZFwAgwQ0AAJgXADDCDQAA4QQAEMMNAACYFwAw6A1AAJsVACGFDgQAohUAIYYOBACiFQAhjA4BAJcVACGdDgEAlxUAIcoOQACaFQAh9g4CAJ8VACH9DgEAlxUAIYgPAQCXFQAhohABAJcVACGjEAEAlxUAIaQQQACaFQAhqhAQANoVACGrEAEAmRUAIawQQACbFQAhrRAgAJgVACGuECAAmBUAIa8QIACYFQAhBIYDAAD9HQAgyg4AAOkXACCkEAAA6RcAIKsQAADpFwAgAwAAAOEEACADAADiBAAwBAAA2QQAIAMAAADhBAAgAwAA4gQAMAQAANkEACADAAAA4QQAIAMAAOIEADAEAADZBAAgE4YDAAD8HQAg6A1AAAAAAYUOBAAAAAGGDgQAAAABjA4BAAAAAZ0OAQAAAAHKDkAAAAAB9g4CAAAAAf0OAQAAAAGIDwEAAAABohABAAAAAaMQAQAAAAGkEEAAAAABqhAQAAAAAasQAQAAAAGsEEAAAAABrRAgAAAAAa4QIAAAAAGvECAAAAABAQgAAOYEACAS6A1AAAAAAYUOBAAAAAGGDgQAAAABjA4BAAAAAZ0OAQAAAAHKDkAAAAAB9g4CAAAAAf0OAQAAAAGIDwEAAAABohABAAAAAaMQAQAAAAGkEEAAAAABqhAQAAAAAasQAQAAAAGsEEAAAAABrRAgAAAAAa4QIAAAAAGvECAAAAABAQgAAOgEADABCAAA6AQAMBOGAwAA7x0AIOgNQADwFwAhhQ4EAO8XACGGDgQA7xcAIYwOAQD0FwAhnQ4BAPQXACHKDkAA_BcAIfYOAgDyFwAh_Q4BAPQXACGIDwEA9BcAIaIQAQD0FwAhoxABAPQXACGkEEAA_BcAIaoQEADqGAAhqxABAPMXACGsEEAA8BcAIa0QIACSGAAhrhAgAJIYACGvECAAkhgAIQIAAADZBAAgCAAA6wQAIBLoDUAA8BcAIYUOBADvFwAhhg4EAO8XACGMDgEA9BcAIZ0OAQD0FwAhyg5AAPwXACH2DgIA8hcAIf0OAQD0FwAhiA8BAPQXACGiEAEA9BcAIaMQAQD0FwAhpBBAAPwXACGqEBAA6hgAIasQAQDzFwAhrBBAAPAXACGtECAAkhgAIa4QIACSGAAhrxAgAJIYACECAAAA4QQAIAgAAO0EACACAAAA4QQAIAgAAO0EACADAAAA2QQAIA8AAOYEACAQAADrBAAgAQAAANkEACABAAAA4QQAIAgVAADqHQAgFgAA7R0AIBcAAOwdACAoAADrHQAgKQAA7h0AIMoOAADpFwAgpBAAAOkXACCrEAAA6RcAIBXBDQAAlxcAMMINAAD0BAAQww0AAJcXADDoDUAA-RQAIYUOBAD3FAAhhg4EAPcUACGMDgEA-BQAIZ0OAQD4FAAhyg5AAI4VACH2DgIA-xQAIf0OAQD4FAAhiA8BAPgUACGiEAEA-BQAIaMQAQD4FAAhpBBAAI4VACGqEBAA1hUAIasQAQD8FAAhrBBAAPkUACGtECAAkxUAIa4QIACTFQAhrxAgAJMVACEDAAAA4QQAIAMAAPMEADAUAAD0BAAgAwAAAOEEACADAADiBAAwBAAA2QQAIAEAAADdBAAgAQAAAN0EACADAAAA2wQAIAMAANwEADAEAADdBAAgAwAAANsEACADAADcBAAwBAAA3QQAIAMAAADbBAAgAwAA3AQAMAQAAN0EACAHhQMAAOkdACCDDgEAAAAB_Q4BAAAAAfAPIAAAAAGkEEAAAAABqBAgAAAAAakQQAAAAAEBCAAA_AQAIAaDDgEAAAAB_Q4BAAAAAfAPIAAAAAGkEEAAAAABqBAgAAAAAakQQAAAAAEBCAAA_gQAMAEIAAD-BAAwB4UDAADoHQAggw4BAPQXACH9DgEA9BcAIfAPIACSGAAhpBBAAPwXACGoECAAkhgAIakQQADwFwAhAgAAAN0EACAIAACBBQAgBoMOAQD0FwAh_Q4BAPQXACHwDyAAkhgAIaQQQAD8FwAhqBAgAJIYACGpEEAA8BcAIQIAAADbBAAgCAAAgwUAIAIAAADbBAAgCAAAgwUAIAMAAADdBAAgDwAA_AQAIBAAAIEFACABAAAA3QQAIAEAAADbBAAgBBUAAOUdACAWAADnHQAgFwAA5h0AIKQQAADpFwAgCcENAACWFwAwwg0AAIoFABDDDQAAlhcAMIMOAQD4FAAh_Q4BAPgUACHwDyAAkxUAIaQQQACOFQAhqBAgAJMVACGpEEAA-RQAIQMAAADbBAAgAwAAiQUAMBQAAIoFACADAAAA2wQAIAMAANwEADAEAADdBAAgCMENAACUFwAwwg0AAJAFABDDDQAAlBcAMIMOAQCXFQAh_Q4BAJcVACGjEAEAlxUAIaYQQACbFQAhpxAAAJUXACABAAAAjQUAIAEAAACNBQAgB8ENAACUFwAwwg0AAJAFABDDDQAAlBcAMIMOAQCXFQAh_Q4BAJcVACGjEAEAlxUAIaYQQACbFQAhAAMAAACQBQAgAwAAkQUAMAQAAI0FACADAAAAkAUAIAMAAJEFADAEAACNBQAgAwAAAJAFACADAACRBQAwBAAAjQUAIASDDgEAAAAB_Q4BAAAAAaMQAQAAAAGmEEAAAAABAQgAAJUFACAEgw4BAAAAAf0OAQAAAAGjEAEAAAABphBAAAAAAQEIAACXBQAwAQgAAJcFADAEgw4BAPQXACH9DgEA9BcAIaMQAQD0FwAhphBAAPAXACECAAAAjQUAIAgAAJoFACAEgw4BAPQXACH9DgEA9BcAIaMQAQD0FwAhphBAAPAXACECAAAAkAUAIAgAAJwFACACAAAAkAUAIAgAAJwFACADAAAAjQUAIA8AAJUFACAQAACaBQAgAQAAAI0FACABAAAAkAUAIAMVAADiHQAgFgAA5B0AIBcAAOMdACAHwQ0AAJMXADDCDQAAowUAEMMNAACTFwAwgw4BAPgUACH9DgEA-BQAIaMQAQD4FAAhphBAAPkUACEDAAAAkAUAIAMAAKIFADAUAACjBQAgAwAAAJAFACADAACRBQAwBAAAjQUAIAuGAwAAqhUAIMENAACRFwAwwg0AAKkFABDDDQAAkRcAMMoOQACaFQAh9g4CAJ8VACH9DgEAlxUAIaIQAQCXFQAhoxABAJcVACGkEEAAmhUAIaUQAACSFwAgAQAAAKYFACABAAAApgUAIAqGAwAAqhUAIMENAACRFwAwwg0AAKkFABDDDQAAkRcAMMoOQACaFQAh9g4CAJ8VACH9DgEAlxUAIaIQAQCXFQAhoxABAJcVACGkEEAAmhUAIQLKDgAA6RcAIKQQAADpFwAgAwAAAKkFACADAACqBQAwBAAApgUAIAMAAACpBQAgAwAAqgUAMAQAAKYFACADAAAAqQUAIAMAAKoFADAEAACmBQAgB4YDgAAAAAHKDkAAAAAB9g4CAAAAAf0OAQAAAAGiEAEAAAABoxABAAAAAaQQQAAAAAEBCAAArgUAIAeGA4AAAAAByg5AAAAAAfYOAgAAAAH9DgEAAAABohABAAAAAaMQAQAAAAGkEEAAAAABAQgAALAFADABCAAAsAUAMAeGA4AAAAAByg5AAPwXACH2DgIA8hcAIf0OAQD0FwAhohABAPQXACGjEAEA9BcAIaQQQAD8FwAhAgAAAKYFACAIAACzBQAgB4YDgAAAAAHKDkAA_BcAIfYOAgDyFwAh_Q4BAPQXACGiEAEA9BcAIaMQAQD0FwAhpBBAAPwXACECAAAAqQUAIAgAALUFACACAAAAqQUAIAgAALUFACADAAAApgUAIA8AAK4FACAQAACzBQAgAQAAAKYFACABAAAAqQUAIAcVAADdHQAgFgAA4B0AIBcAAN8dACAoAADeHQAgKQAA4R0AIMoOAADpFwAgpBAAAOkXACAKhgMAAKcVACDBDQAAkBcAMMINAAC8BQAQww0AAJAXADDKDkAAjhUAIfYOAgD7FAAh_Q4BAPgUACGiEAEA-BQAIaMQAQD4FAAhpBBAAI4VACEDAAAAqQUAIAMAALsFADAUAAC8BQAgAwAAAKkFACADAACqBQAwBAAApgUAIAbBDQAAjxcAMMINAADCBQAQww0AAI8XADCDDgEAAAABqQ8BAJcVACGhEEAAmxUAIQEAAAC_BQAgAQAAAL8FACAGwQ0AAI8XADDCDQAAwgUAEMMNAACPFwAwgw4BAJcVACGpDwEAlxUAIaEQQACbFQAhAAMAAADCBQAgAwAAwwUAMAQAAL8FACADAAAAwgUAIAMAAMMFADAEAAC_BQAgAwAAAMIFACADAADDBQAwBAAAvwUAIAODDgEAAAABqQ8BAAAAAaEQQAAAAAEBCAAAxwUAIAODDgEAAAABqQ8BAAAAAaEQQAAAAAEBCAAAyQUAMAEIAADJBQAwA4MOAQD0FwAhqQ8BAPQXACGhEEAA8BcAIQIAAAC_BQAgCAAAzAUAIAODDgEA9BcAIakPAQD0FwAhoRBAAPAXACECAAAAwgUAIAgAAM4FACACAAAAwgUAIAgAAM4FACADAAAAvwUAIA8AAMcFACAQAADMBQAgAQAAAL8FACABAAAAwgUAIAMVAADaHQAgFgAA3B0AIBcAANsdACAGwQ0AAI4XADDCDQAA1QUAEMMNAACOFwAwgw4BAPgUACGpDwEA-BQAIaEQQAD5FAAhAwAAAMIFACADAADUBQAwFAAA1QUAIAMAAADCBQAgAwAAwwUAMAQAAL8FACAUwQ0AAI0XADDCDQAA2wUAEMMNAACNFwAwyQ0BAJkVACH3DUAAmhUAIYUOBAAAAAGGDgQAzxUAIZ0OAQCXFQAh9A5AAJsVACGIDwEAmRUAIZYQBADPFQAhmBAEAM8VACGZEAQAzxUAIZoQBADPFQAhmxABAJkVACGcEAQAzxUAIZ0QAQCZFQAhnhAEAM8VACGfEAQAzxUAIaAQQACaFQAhAQAAANgFACABAAAA2AUAIBTBDQAAjRcAMMINAADbBQAQww0AAI0XADDJDQEAmRUAIfcNQACaFQAhhQ4EAKIVACGGDgQAzxUAIZ0OAQCXFQAh9A5AAJsVACGIDwEAmRUAIZYQBADPFQAhmBAEAM8VACGZEAQAzxUAIZoQBADPFQAhmxABAJkVACGcEAQAzxUAIZ0QAQCZFQAhnhAEAM8VACGfEAQAzxUAIaAQQACaFQAhDskNAADpFwAg9w0AAOkXACCGDgAA6RcAIIgPAADpFwAglhAAAOkXACCYEAAA6RcAIJkQAADpFwAgmhAAAOkXACCbEAAA6RcAIJwQAADpFwAgnRAAAOkXACCeEAAA6RcAIJ8QAADpFwAgoBAAAOkXACADAAAA2wUAIAMAANwFADAEAADYBQAgAwAAANsFACADAADcBQAwBAAA2AUAIAMAAADbBQAgAwAA3AUAMAQAANgFACARyQ0BAAAAAfcNQAAAAAGFDgQAAAABhg4EAAAAAZ0OAQAAAAH0DkAAAAABiA8BAAAAAZYQBAAAAAGYEAQAAAABmRAEAAAAAZoQBAAAAAGbEAEAAAABnBAEAAAAAZ0QAQAAAAGeEAQAAAABnxAEAAAAAaAQQAAAAAEBCAAA4AUAIBHJDQEAAAAB9w1AAAAAAYUOBAAAAAGGDgQAAAABnQ4BAAAAAfQOQAAAAAGIDwEAAAABlhAEAAAAAZgQBAAAAAGZEAQAAAABmhAEAAAAAZsQAQAAAAGcEAQAAAABnRABAAAAAZ4QBAAAAAGfEAQAAAABoBBAAAAAAQEIAADiBQAwAQgAAOIFADARyQ0BAPMXACH3DUAA_BcAIYUOBADvFwAhhg4EANsYACGdDgEA9BcAIfQOQADwFwAhiA8BAPMXACGWEAQA2xgAIZgQBADbGAAhmRAEANsYACGaEAQA2xgAIZsQAQDzFwAhnBAEANsYACGdEAEA8xcAIZ4QBADbGAAhnxAEANsYACGgEEAA_BcAIQIAAADYBQAgCAAA5QUAIBHJDQEA8xcAIfcNQAD8FwAhhQ4EAO8XACGGDgQA2xgAIZ0OAQD0FwAh9A5AAPAXACGIDwEA8xcAIZYQBADbGAAhmBAEANsYACGZEAQA2xgAIZoQBADbGAAhmxABAPMXACGcEAQA2xgAIZ0QAQDzFwAhnhAEANsYACGfEAQA2xgAIaAQQAD8FwAhAgAAANsFACAIAADnBQAgAgAAANsFACAIAADnBQAgAwAAANgFACAPAADgBQAgEAAA5QUAIAEAAADYBQAgAQAAANsFACATFQAA1R0AIBYAANgdACAXAADXHQAgKAAA1h0AICkAANkdACDJDQAA6RcAIPcNAADpFwAghg4AAOkXACCIDwAA6RcAIJYQAADpFwAgmBAAAOkXACCZEAAA6RcAIJoQAADpFwAgmxAAAOkXACCcEAAA6RcAIJ0QAADpFwAgnhAAAOkXACCfEAAA6RcAIKAQAADpFwAgFMENAACMFwAwwg0AAO4FABDDDQAAjBcAMMkNAQD8FAAh9w1AAI4VACGFDgQA9xQAIYYOBADLFQAhnQ4BAPgUACH0DkAA-RQAIYgPAQD8FAAhlhAEAMsVACGYEAQAyxUAIZkQBADLFQAhmhAEAMsVACGbEAEA_BQAIZwQBADLFQAhnRABAPwUACGeEAQAyxUAIZ8QBADLFQAhoBBAAI4VACEDAAAA2wUAIAMAAO0FADAUAADuBQAgAwAAANsFACADAADcBQAwBAAA2AUAIAfBDQAAixcAMMINAAD0BQAQww0AAIsXADCFDgQAAAABhg4EAKIVACGWEAQAohUAIZcQIACYFQAhAQAAAPEFACABAAAA8QUAIAfBDQAAixcAMMINAAD0BQAQww0AAIsXADCFDgQAohUAIYYOBACiFQAhlhAEAKIVACGXECAAmBUAIQADAAAA9AUAIAMAAPUFADAEAADxBQAgAwAAAPQFACADAAD1BQAwBAAA8QUAIAMAAAD0BQAgAwAA9QUAMAQAAPEFACAEhQ4EAAAAAYYOBAAAAAGWEAQAAAABlxAgAAAAAQEIAAD5BQAgBIUOBAAAAAGGDgQAAAABlhAEAAAAAZcQIAAAAAEBCAAA-wUAMAEIAAD7BQAwBIUOBADvFwAhhg4EAO8XACGWEAQA7xcAIZcQIACSGAAhAgAAAPEFACAIAAD-BQAgBIUOBADvFwAhhg4EAO8XACGWEAQA7xcAIZcQIACSGAAhAgAAAPQFACAIAACABgAgAgAAAPQFACAIAACABgAgAwAAAPEFACAPAAD5BQAgEAAA_gUAIAEAAADxBQAgAQAAAPQFACAFFQAA0B0AIBYAANMdACAXAADSHQAgKAAA0R0AICkAANQdACAHwQ0AAIoXADDCDQAAhwYAEMMNAACKFwAwhQ4EAPcUACGGDgQA9xQAIZYQBAD3FAAhlxAgAJMVACEDAAAA9AUAIAMAAIYGADAUAACHBgAgAwAAAPQFACADAAD1BQAwBAAA8QUAIArBDQAAiBcAMMINAACNBgAQww0AAIgXADDJDQEAlxUAIeINAgCeFQAh7A0BAJcVACGFDgQAohUAIagOQACbFQAhnw9AAJsVACGVEAAAiRcAIAEAAACKBgAgAQAAAIoGACAJwQ0AAIgXADDCDQAAjQYAEMMNAACIFwAwyQ0BAJcVACHiDQIAnhUAIewNAQCXFQAhhQ4EAKIVACGoDkAAmxUAIZ8PQACbFQAhAeINAADpFwAgAwAAAI0GACADAACOBgAwBAAAigYAIAMAAACNBgAgAwAAjgYAMAQAAIoGACADAAAAjQYAIAMAAI4GADAEAACKBgAgBskNAQAAAAHiDQIAAAAB7A0BAAAAAYUOBAAAAAGoDkAAAAABnw9AAAAAAQEIAACSBgAgBskNAQAAAAHiDQIAAAAB7A0BAAAAAYUOBAAAAAGoDkAAAAABnw9AAAAAAQEIAACUBgAwAQgAAJQGADAGyQ0BAPQXACHiDQIA8RcAIewNAQD0FwAhhQ4EAO8XACGoDkAA8BcAIZ8PQADwFwAhAgAAAIoGACAIAACXBgAgBskNAQD0FwAh4g0CAPEXACHsDQEA9BcAIYUOBADvFwAhqA5AAPAXACGfD0AA8BcAIQIAAACNBgAgCAAAmQYAIAIAAACNBgAgCAAAmQYAIAMAAACKBgAgDwAAkgYAIBAAAJcGACABAAAAigYAIAEAAACNBgAgBhUAAMsdACAWAADOHQAgFwAAzR0AICgAAMwdACApAADPHQAg4g0AAOkXACAJwQ0AAIcXADDCDQAAoAYAEMMNAACHFwAwyQ0BAPgUACHiDQIA-hQAIewNAQD4FAAhhQ4EAPcUACGoDkAA-RQAIZ8PQAD5FAAhAwAAAI0GACADAACfBgAwFAAAoAYAIAMAAACNBgAgAwAAjgYAMAQAAIoGACALwQ0AAIYXADDCDQAApgYAEMMNAACGFwAwhQ4EAAAAAY4QQACaFQAhjxABAJkVACGQEAQAzxUAIZEQQACaFQAhkhBAAJoVACGTEAQAzxUAIZQQQACaFQAhAQAAAKMGACABAAAAowYAIAvBDQAAhhcAMMINAACmBgAQww0AAIYXADCFDgQAohUAIY4QQACaFQAhjxABAJkVACGQEAQAzxUAIZEQQACaFQAhkhBAAJoVACGTEAQAzxUAIZQQQACaFQAhB44QAADpFwAgjxAAAOkXACCQEAAA6RcAIJEQAADpFwAgkhAAAOkXACCTEAAA6RcAIJQQAADpFwAgAwAAAKYGACADAACnBgAwBAAAowYAIAMAAACmBgAgAwAApwYAMAQAAKMGACADAAAApgYAIAMAAKcGADAEAACjBgAgCIUOBAAAAAGOEEAAAAABjxABAAAAAZAQBAAAAAGREEAAAAABkhBAAAAAAZMQBAAAAAGUEEAAAAABAQgAAKsGACAIhQ4EAAAAAY4QQAAAAAGPEAEAAAABkBAEAAAAAZEQQAAAAAGSEEAAAAABkxAEAAAAAZQQQAAAAAEBCAAArQYAMAEIAACtBgAwCIUOBADvFwAhjhBAAPwXACGPEAEA8xcAIZAQBADbGAAhkRBAAPwXACGSEEAA_BcAIZMQBADbGAAhlBBAAPwXACECAAAAowYAIAgAALAGACAIhQ4EAO8XACGOEEAA_BcAIY8QAQDzFwAhkBAEANsYACGREEAA_BcAIZIQQAD8FwAhkxAEANsYACGUEEAA_BcAIQIAAACmBgAgCAAAsgYAIAIAAACmBgAgCAAAsgYAIAMAAACjBgAgDwAAqwYAIBAAALAGACABAAAAowYAIAEAAACmBgAgDBUAAMYdACAWAADJHQAgFwAAyB0AICgAAMcdACApAADKHQAgjhAAAOkXACCPEAAA6RcAIJAQAADpFwAgkRAAAOkXACCSEAAA6RcAIJMQAADpFwAglBAAAOkXACALwQ0AAIUXADDCDQAAuQYAEMMNAACFFwAwhQ4EAPcUACGOEEAAjhUAIY8QAQD8FAAhkBAEAMsVACGREEAAjhUAIZIQQACOFQAhkxAEAMsVACGUEEAAjhUAIQMAAACmBgAgAwAAuAYAMBQAALkGACADAAAApgYAIAMAAKcGADAEAACjBgAgCsENAACDFwAwwg0AAL8GABDDDQAAgxcAMIUOBACiFQAhiBAEAKIVACGJEAEAlxUAIYoQAQCXFQAhixAEAKIVACGMEAQAzxUAIY0QAACEFwAgAQAAALwGACABAAAAvAYAIAnBDQAAgxcAMMINAAC_BgAQww0AAIMXADCFDgQAohUAIYgQBACiFQAhiRABAJcVACGKEAEAlxUAIYsQBACiFQAhjBAEAM8VACEBjBAAAOkXACADAAAAvwYAIAMAAMAGADAEAAC8BgAgAwAAAL8GACADAADABgAwBAAAvAYAIAMAAAC_BgAgAwAAwAYAMAQAALwGACAGhQ4EAAAAAYgQBAAAAAGJEAEAAAABihABAAAAAYsQBAAAAAGMEAQAAAABAQgAAMQGACAGhQ4EAAAAAYgQBAAAAAGJEAEAAAABihABAAAAAYsQBAAAAAGMEAQAAAABAQgAAMYGADABCAAAxgYAMAaFDgQA7xcAIYgQBADvFwAhiRABAPQXACGKEAEA9BcAIYsQBADvFwAhjBAEANsYACECAAAAvAYAIAgAAMkGACAGhQ4EAO8XACGIEAQA7xcAIYkQAQD0FwAhihABAPQXACGLEAQA7xcAIYwQBADbGAAhAgAAAL8GACAIAADLBgAgAgAAAL8GACAIAADLBgAgAwAAALwGACAPAADEBgAgEAAAyQYAIAEAAAC8BgAgAQAAAL8GACAGFQAAwR0AIBYAAMQdACAXAADDHQAgKAAAwh0AICkAAMUdACCMEAAA6RcAIAnBDQAAghcAMMINAADSBgAQww0AAIIXADCFDgQA9xQAIYgQBAD3FAAhiRABAPgUACGKEAEA-BQAIYsQBAD3FAAhjBAEAMsVACEDAAAAvwYAIAMAANEGADAUAADSBgAgAwAAAL8GACADAADABgAwBAAAvAYAIBXICAEAlxUAIcENAACAFwAwwg0AANgGABDDDQAAgBcAMMYNBACiFQAhhQ4EAKIVACGGDgQAohUAIYcOAgCfFQAhiA4CAJ8VACGJDiAAuxUAIYoOIAC7FQAhiw4BAJcVACGMDgABvBUAIY0OAAG9FQAhjg4AAb0VACGPDgABvRUAIZAOAAG9FQAhkQ4QAL4VACGSDhAAvhUAIZMOEAC-FQAhlA4AAIEXACABAAAA1QYAIAEAAADVBgAgFMgIAQCXFQAhwQ0AAIAXADDCDQAA2AYAEMMNAACAFwAwxg0EAKIVACGFDgQAohUAIYYOBACiFQAhhw4CAJ8VACGIDgIAnxUAIYkOIAC7FQAhig4gALsVACGLDgEAlxUAIYwOAAG8FQAhjQ4AAb0VACGODgABvRUAIY8OAAG9FQAhkA4AAb0VACGRDhAAvhUAIZIOEAC-FQAhkw4QAL4VACEJiQ4AAOkXACCKDgAA6RcAII0OAADpFwAgjg4AAOkXACCPDgAA6RcAIJAOAADpFwAgkQ4AAOkXACCSDgAA6RcAIJMOAADpFwAgAwAAANgGACADAADZBgAwBAAA1QYAIAMAAADYBgAgAwAA2QYAMAQAANUGACADAAAA2AYAIAMAANkGADAEAADVBgAgEcgIAQAAAAHGDQQAAAABhQ4EAAAAAYYOBAAAAAGHDgIAAAABiA4CAAAAAYkOIAAAAAGKDiAAAAABiw4BAAAAAYwOAAEAAAGNDgABAAABjg4AAQAAAY8OAAEAAAGQDgABAAABkQ4QAAAAAZIOEAAAAAGTDhAAAAABAQgAAN0GACARyAgBAAAAAcYNBAAAAAGFDgQAAAABhg4EAAAAAYcOAgAAAAGIDgIAAAABiQ4gAAAAAYoOIAAAAAGLDgEAAAABjA4AAQAAAY0OAAEAAAGODgABAAABjw4AAQAAAZAOAAEAAAGRDhAAAAABkg4QAAAAAZMOEAAAAAEBCAAA3wYAMAEIAADfBgAwEcgIAQD0FwAhxg0EAO8XACGFDgQA7xcAIYYOBADvFwAhhw4CAPIXACGIDgIA8hcAIYkOIAC0GAAhig4gALQYACGLDgEA9BcAIYwOAAG1GAAhjQ4AAbYYACGODgABthgAIY8OAAG2GAAhkA4AAbYYACGRDhAAtxgAIZIOEAC3GAAhkw4QALcYACECAAAA1QYAIAgAAOIGACARyAgBAPQXACHGDQQA7xcAIYUOBADvFwAhhg4EAO8XACGHDgIA8hcAIYgOAgDyFwAhiQ4gALQYACGKDiAAtBgAIYsOAQD0FwAhjA4AAbUYACGNDgABthgAIY4OAAG2GAAhjw4AAbYYACGQDgABthgAIZEOEAC3GAAhkg4QALcYACGTDhAAtxgAIQIAAADYBgAgCAAA5AYAIAIAAADYBgAgCAAA5AYAIAMAAADVBgAgDwAA3QYAIBAAAOIGACABAAAA1QYAIAEAAADYBgAgDhUAALwdACAWAAC_HQAgFwAAvh0AICgAAL0dACApAADAHQAgiQ4AAOkXACCKDgAA6RcAII0OAADpFwAgjg4AAOkXACCPDgAA6RcAIJAOAADpFwAgkQ4AAOkXACCSDgAA6RcAIJMOAADpFwAgFMgIAQD4FAAhwQ0AAP8WADDCDQAA6wYAEMMNAAD_FgAwxg0EAPcUACGFDgQA9xQAIYYOBAD3FAAhhw4CAPsUACGIDgIA-xQAIYkOIACuFQAhig4gAK4VACGLDgEA-BQAIYwOAAGvFQAhjQ4AAbAVACGODgABsBUAIY8OAAGwFQAhkA4AAbAVACGRDhAAsRUAIZIOEACxFQAhkw4QALEVACEDAAAA2AYAIAMAAOoGADAUAADrBgAgAwAAANgGACADAADZBgAwBAAA1QYAIAnICAEAlxUAIcENAAD9FgAwwg0AAPEGABDDDQAA_RYAMIUOBACiFQAhng4CAJ8VACGlDgQAohUAIewOAAG9FQAhhxAAAP4WACABAAAA7gYAIAEAAADuBgAgCMgIAQCXFQAhwQ0AAP0WADDCDQAA8QYAEMMNAAD9FgAwhQ4EAKIVACGeDgIAnxUAIaUOBACiFQAh7A4AAb0VACEB7A4AAOkXACADAAAA8QYAIAMAAPIGADAEAADuBgAgAwAAAPEGACADAADyBgAwBAAA7gYAIAMAAADxBgAgAwAA8gYAMAQAAO4GACAFyAgBAAAAAYUOBAAAAAGeDgIAAAABpQ4EAAAAAewOAAEAAAEBCAAA9gYAIAXICAEAAAABhQ4EAAAAAZ4OAgAAAAGlDgQAAAAB7A4AAQAAAQEIAAD4BgAwAQgAAPgGADAFyAgBAPQXACGFDgQA7xcAIZ4OAgDyFwAhpQ4EAO8XACHsDgABthgAIQIAAADuBgAgCAAA-wYAIAXICAEA9BcAIYUOBADvFwAhng4CAPIXACGlDgQA7xcAIewOAAG2GAAhAgAAAPEGACAIAAD9BgAgAgAAAPEGACAIAAD9BgAgAwAAAO4GACAPAAD2BgAgEAAA-wYAIAEAAADuBgAgAQAAAPEGACAGFQAAtx0AIBYAALodACAXAAC5HQAgKAAAuB0AICkAALsdACDsDgAA6RcAIAjICAEA-BQAIcENAAD8FgAwwg0AAIQHABDDDQAA_BYAMIUOBAD3FAAhng4CAPsUACGlDgQA9xQAIewOAAGwFQAhAwAAAPEGACADAACDBwAwFAAAhAcAIAMAAADxBgAgAwAA8gYAMAQAAO4GACAIyAgBAJcVACHBDQAA-hYAMMINAACKBwAQww0AAPoWADCFDgQAohUAIewOAAG8FQAhhRAEAKIVACGGEAAA-xYAIAEAAACHBwAgAQAAAIcHACAHyAgBAJcVACHBDQAA-hYAMMINAACKBwAQww0AAPoWADCFDgQAohUAIewOAAG8FQAhhRAEAKIVACEAAwAAAIoHACADAACLBwAwBAAAhwcAIAMAAACKBwAgAwAAiwcAMAQAAIcHACADAAAAigcAIAMAAIsHADAEAACHBwAgBMgIAQAAAAGFDgQAAAAB7A4AAQAAAYUQBAAAAAEBCAAAjwcAIATICAEAAAABhQ4EAAAAAewOAAEAAAGFEAQAAAABAQgAAJEHADABCAAAkQcAMATICAEA9BcAIYUOBADvFwAh7A4AAbUYACGFEAQA7xcAIQIAAACHBwAgCAAAlAcAIATICAEA9BcAIYUOBADvFwAh7A4AAbUYACGFEAQA7xcAIQIAAACKBwAgCAAAlgcAIAIAAACKBwAgCAAAlgcAIAMAAACHBwAgDwAAjwcAIBAAAJQHACABAAAAhwcAIAEAAACKBwAgBRUAALIdACAWAAC1HQAgFwAAtB0AICgAALMdACApAAC2HQAgB8gIAQD4FAAhwQ0AAPkWADDCDQAAnQcAEMMNAAD5FgAwhQ4EAPcUACHsDgABrxUAIYUQBAD3FAAhAwAAAIoHACADAACcBwAwFAAAnQcAIAMAAACKBwAgAwAAiwcAMAQAAIcHACAJyAgBAJcVACHBDQAA9xYAMMINAACjBwAQww0AAPcWADCFDgQAohUAIYEQAQCXFQAhghACAJ8VACGDEAIAnxUAIYQQAAD4FgAgAQAAAKAHACABAAAAoAcAIAjICAEAlxUAIcENAAD3FgAwwg0AAKMHABDDDQAA9xYAMIUOBACiFQAhgRABAJcVACGCEAIAnxUAIYMQAgCfFQAhAAMAAACjBwAgAwAApAcAMAQAAKAHACADAAAAowcAIAMAAKQHADAEAACgBwAgAwAAAKMHACADAACkBwAwBAAAoAcAIAXICAEAAAABhQ4EAAAAAYEQAQAAAAGCEAIAAAABgxACAAAAAQEIAACoBwAgBcgIAQAAAAGFDgQAAAABgRABAAAAAYIQAgAAAAGDEAIAAAABAQgAAKoHADABCAAAqgcAMAXICAEA9BcAIYUOBADvFwAhgRABAPQXACGCEAIA8hcAIYMQAgDyFwAhAgAAAKAHACAIAACtBwAgBcgIAQD0FwAhhQ4EAO8XACGBEAEA9BcAIYIQAgDyFwAhgxACAPIXACECAAAAowcAIAgAAK8HACACAAAAowcAIAgAAK8HACADAAAAoAcAIA8AAKgHACAQAACtBwAgAQAAAKAHACABAAAAowcAIAUVAACtHQAgFgAAsB0AIBcAAK8dACAoAACuHQAgKQAAsR0AIAjICAEA-BQAIcENAAD2FgAwwg0AALYHABDDDQAA9hYAMIUOBAD3FAAhgRABAPgUACGCEAIA-xQAIYMQAgD7FAAhAwAAAKMHACADAAC1BwAwFAAAtgcAIAMAAACjBwAgAwAApAcAMAQAAKAHACAHyAgBAAAAAcENAAD1FgAwwg0AALwHABDDDQAA9RYAMNoPAgCfFQAh3A8AAKoVACCAEAEAlxUAIQEAAAC5BwAgAQAAALkHACAHyAgBAJcVACHBDQAA9RYAMMINAAC8BwAQww0AAPUWADDaDwIAnxUAIdwPAACqFQAggBABAJcVACEAAwAAALwHACADAAC9BwAwBAAAuQcAIAMAAAC8BwAgAwAAvQcAMAQAALkHACADAAAAvAcAIAMAAL0HADAEAAC5BwAgBMgIAQAAAAHaDwIAAAAB3A-AAAAAAYAQAQAAAAEBCAAAwQcAIATICAEAAAAB2g8CAAAAAdwPgAAAAAGAEAEAAAABAQgAAMMHADABCAAAwwcAMATICAEA9BcAIdoPAgDyFwAh3A-AAAAAAYAQAQD0FwAhAgAAALkHACAIAADGBwAgBMgIAQD0FwAh2g8CAPIXACHcD4AAAAABgBABAPQXACECAAAAvAcAIAgAAMgHACACAAAAvAcAIAgAAMgHACADAAAAuQcAIA8AAMEHACAQAADGBwAgAQAAALkHACABAAAAvAcAIAUVAACoHQAgFgAAqx0AIBcAAKodACAoAACpHQAgKQAArB0AIAfICAEA-BQAIcENAAD0FgAwwg0AAM8HABDDDQAA9BYAMNoPAgD7FAAh3A8AAKcVACCAEAEA-BQAIQMAAAC8BwAgAwAAzgcAMBQAAM8HACADAAAAvAcAIAMAAL0HADAEAAC5BwAgBcENAADzFgAwwg0AANUHABDDDQAA8xYAMIMOAQAAAAH_DwIAnxUAIQEAAADSBwAgAQAAANIHACAFwQ0AAPMWADDCDQAA1QcAEMMNAADzFgAwgw4BAJcVACH_DwIAnxUAIQADAAAA1QcAIAMAANYHADAEAADSBwAgAwAAANUHACADAADWBwAwBAAA0gcAIAMAAADVBwAgAwAA1gcAMAQAANIHACACgw4BAAAAAf8PAgAAAAEBCAAA2gcAIAKDDgEAAAAB_w8CAAAAAQEIAADcBwAwAQgAANwHADACgw4BAPQXACH_DwIA8hcAIQIAAADSBwAgCAAA3wcAIAKDDgEA9BcAIf8PAgDyFwAhAgAAANUHACAIAADhBwAgAgAAANUHACAIAADhBwAgAwAAANIHACAPAADaBwAgEAAA3wcAIAEAAADSBwAgAQAAANUHACAFFQAAox0AIBYAAKYdACAXAAClHQAgKAAApB0AICkAAKcdACAFwQ0AAPIWADDCDQAA6AcAEMMNAADyFgAwgw4BAPgUACH_DwIA-xQAIQMAAADVBwAgAwAA5wcAMBQAAOgHACADAAAA1QcAIAMAANYHADAEAADSBwAgD48NAgCfFQAhwQ0AAPAWADDCDQAA7gcAEMMNAADwFgAwxg1AAJsVACGFDgQAohUAIYYOBACiFQAhhw4CAJ8VACGMDgEAmRUAIcAOAQCXFQAhiA8BAJcVACH7DwQAzxUAIfwPQACbFQAh_Q9AAJoVACH-DwAA8RYAIAEAAADrBwAgAQAAAOsHACAOjw0CAJ8VACHBDQAA8BYAMMINAADuBwAQww0AAPAWADDGDUAAmxUAIYUOBACiFQAhhg4EAKIVACGHDgIAnxUAIYwOAQCZFQAhwA4BAJcVACGIDwEAlxUAIfsPBADPFQAh_A9AAJsVACH9D0AAmhUAIQOMDgAA6RcAIPsPAADpFwAg_Q8AAOkXACADAAAA7gcAIAMAAO8HADAEAADrBwAgAwAAAO4HACADAADvBwAwBAAA6wcAIAMAAADuBwAgAwAA7wcAMAQAAOsHACALjw0CAAAAAcYNQAAAAAGFDgQAAAABhg4EAAAAAYcOAgAAAAGMDgEAAAABwA4BAAAAAYgPAQAAAAH7DwQAAAAB_A9AAAAAAf0PQAAAAAEBCAAA8wcAIAuPDQIAAAABxg1AAAAAAYUOBAAAAAGGDgQAAAABhw4CAAAAAYwOAQAAAAHADgEAAAABiA8BAAAAAfsPBAAAAAH8D0AAAAAB_Q9AAAAAAQEIAAD1BwAwAQgAAPUHADALjw0CAPIXACHGDUAA8BcAIYUOBADvFwAhhg4EAO8XACGHDgIA8hcAIYwOAQDzFwAhwA4BAPQXACGIDwEA9BcAIfsPBADbGAAh_A9AAPAXACH9D0AA_BcAIQIAAADrBwAgCAAA-AcAIAuPDQIA8hcAIcYNQADwFwAhhQ4EAO8XACGGDgQA7xcAIYcOAgDyFwAhjA4BAPMXACHADgEA9BcAIYgPAQD0FwAh-w8EANsYACH8D0AA8BcAIf0PQAD8FwAhAgAAAO4HACAIAAD6BwAgAgAAAO4HACAIAAD6BwAgAwAAAOsHACAPAADzBwAgEAAA-AcAIAEAAADrBwAgAQAAAO4HACAIFQAAnh0AIBYAAKEdACAXAACgHQAgKAAAnx0AICkAAKIdACCMDgAA6RcAIPsPAADpFwAg_Q8AAOkXACAOjw0CAPsUACHBDQAA7xYAMMINAACBCAAQww0AAO8WADDGDUAA-RQAIYUOBAD3FAAhhg4EAPcUACGHDgIA-xQAIYwOAQD8FAAhwA4BAPgUACGIDwEA-BQAIfsPBADLFQAh_A9AAPkUACH9D0AAjhUAIQMAAADuBwAgAwAAgAgAMBQAAIEIACADAAAA7gcAIAMAAO8HADAEAADrBwAgCcgIAQCXFQAhwQ0AAO0WADDCDQAAhwgAEMMNAADtFgAwhQ4EAKIVACGGDgQAohUAIYcOAgCfFQAh-Q8gAJgVACH6DwAA7hYAIAEAAACECAAgAQAAAIQIACAIyAgBAJcVACHBDQAA7RYAMMINAACHCAAQww0AAO0WADCFDgQAohUAIYYOBACiFQAhhw4CAJ8VACH5DyAAmBUAIQADAAAAhwgAIAMAAIgIADAEAACECAAgAwAAAIcIACADAACICAAwBAAAhAgAIAMAAACHCAAgAwAAiAgAMAQAAIQIACAFyAgBAAAAAYUOBAAAAAGGDgQAAAABhw4CAAAAAfkPIAAAAAEBCAAAjAgAIAXICAEAAAABhQ4EAAAAAYYOBAAAAAGHDgIAAAAB-Q8gAAAAAQEIAACOCAAwAQgAAI4IADAFyAgBAPQXACGFDgQA7xcAIYYOBADvFwAhhw4CAPIXACH5DyAAkhgAIQIAAACECAAgCAAAkQgAIAXICAEA9BcAIYUOBADvFwAhhg4EAO8XACGHDgIA8hcAIfkPIACSGAAhAgAAAIcIACAIAACTCAAgAgAAAIcIACAIAACTCAAgAwAAAIQIACAPAACMCAAgEAAAkQgAIAEAAACECAAgAQAAAIcIACAFFQAAmR0AIBYAAJwdACAXAACbHQAgKAAAmh0AICkAAJ0dACAIyAgBAPgUACHBDQAA7BYAMMINAACaCAAQww0AAOwWADCFDgQA9xQAIYYOBAD3FAAhhw4CAPsUACH5DyAAkxUAIQMAAACHCAAgAwAAmQgAMBQAAJoIACADAAAAhwgAIAMAAIgIADAEAACECAAgIKgFAADdFgAgqQUAAN4WACCqBQAA3xYAIKsFAADgFgAgrAUAAOEWACCwBwAAoBUAIMENAADcFgAwwg0AALkIABDDDQAA3BYAMMQNAQAAAAHGDQQAzxUAIegNQACbFQAh6g0BAJcVACGFDgQAzxUAIZ0OAQCXFQAhwA4BAJkVACHMDgAAoBUAIP0OAQCXFQAhhQ9AAJsVACGZDwEAmRUAIbwPQACaFQAh6g8BAJcVACHrDyAAmBUAIewPAQCZFQAh7Q8BAJkVACHuDwAAoBUAIO8PAACgFQAg8A8AAKoVACDxDyAAmBUAIfIPAACSFQAg8w8CAJ8VACH0D0AAmhUAIQEAAACdCAAgB6cFAADjFgAgwQ0AAOsWADDCDQAAnwgAEMMNAADrFgAwyQ8CAJ8VACHKDwABvBUAIcwPAQCXFQAhAacFAACYHQAgCKcFAADjFgAgwQ0AAOsWADDCDQAAnwgAEMMNAADrFgAwyQ8CAJ8VACHKDwABvBUAIcwPAQCXFQAh-A8AAOoWACADAAAAnwgAIAMAAKAIADAEAAChCAAgGIUDAQCXFQAhpwUAAOMWACC8DAIAnxUAIcENAADpFgAwwg0AAKMIABDDDQAA6RYAMIMOAQCZFQAh1A4CAJ4VACHdDgEAmRUAIZoPAQCZFQAhqQ8BAJkVACHMDwEAlxUAIdkPAgCeFQAh3g8gALsVACHfDwIAnxUAIeEPAQCXFQAh4g8BAJkVACHjDwIAnhUAIeQPAACgFQAg5Q8BAJkVACHmDwEAmRUAIecPAACSFQAg6A8gALsVACHpDwIAnhUAIQ-nBQAAmB0AIIMOAADpFwAg1A4AAOkXACDdDgAA6RcAIJoPAADpFwAgqQ8AAOkXACDZDwAA6RcAIN4PAADpFwAg4g8AAOkXACDjDwAA6RcAIOQPAADpFwAg5Q8AAOkXACDmDwAA6RcAIOgPAADpFwAg6Q8AAOkXACAZhQMBAJcVACGnBQAA4xYAILwMAgCfFQAhwQ0AAOkWADDCDQAAowgAEMMNAADpFgAwgw4BAJkVACHUDgIAnhUAId0OAQCZFQAhmg8BAJkVACGpDwEAmRUAIcwPAQCXFQAh2Q8CAJ4VACHeDyAAuxUAId8PAgCfFQAh4Q8BAJcVACHiDwEAmRUAIeMPAgCeFQAh5A8AAKAVACDlDwEAmRUAIeYPAQCZFQAh5w8AAJIVACDoDyAAuxUAIekPAgCeFQAh9w8AAOgWACADAAAAowgAIAMAAKQIADAEAAClCAAgCacFAADjFgAgvAwCAJ8VACHBDQAA5xYAMMINAACnCAAQww0AAOcWADDADgEAlxUAIcwPAQCXFQAh3w8CAJ4VACHgDwEAlxUAIQKnBQAAmB0AIN8PAADpFwAgCqcFAADjFgAgvAwCAJ8VACHBDQAA5xYAMMINAACnCAAQww0AAOcWADDADgEAlxUAIcwPAQCXFQAh3w8CAJ4VACHgDwEAlxUAIfYPAADmFgAgAwAAAKcIACADAACoCAAwBAAAqQgAIAunBQAA4xYAIMENAADlFgAwwg0AAKsIABDDDQAA5RYAMMwPAQCXFQAh2Q8CAJ8VACHaDwIAnxUAIdsPAgCfFQAh3A8AAJIVACDdDwAAqhUAIN4PAQCXFQAhAacFAACYHQAgDKcFAADjFgAgwQ0AAOUWADDCDQAAqwgAEMMNAADlFgAwzA8BAJcVACHZDwIAnxUAIdoPAgCfFQAh2w8CAJ8VACHcDwAAkhUAIN0PAACqFQAg3g8BAJcVACH1DwAA5BYAIAMAAACrCAAgAwAArAgAMAQAAK0IACAJpwUAAOMWACDBDQAA4hYAMMINAACvCAAQww0AAOIWADDEDQEAlxUAIegNQACbFQAhhQ9AAJsVACGiDwABvBUAIcwPAQCXFQAhAacFAACYHQAgCacFAADjFgAgwQ0AAOIWADDCDQAArwgAEMMNAADiFgAwxA0BAAAAAegNQACbFQAhhQ9AAJsVACGiDwABAAABzA8BAJcVACEDAAAArwgAIAMAALAIADAEAACxCAAgAQAAAJ8IACABAAAAowgAIAEAAACnCAAgAQAAAKsIACABAAAArwgAIAEAAACdCAAgIKgFAADdFgAgqQUAAN4WACCqBQAA3xYAIKsFAADgFgAgrAUAAOEWACCwBwAAoBUAIMENAADcFgAwwg0AALkIABDDDQAA3BYAMMQNAQCXFQAhxg0EAM8VACHoDUAAmxUAIeoNAQCXFQAhhQ4EAM8VACGdDgEAlxUAIcAOAQCZFQAhzA4AAKAVACD9DgEAlxUAIYUPQACbFQAhmQ8BAJkVACG8D0AAmhUAIeoPAQCXFQAh6w8gAJgVACHsDwEAmRUAIe0PAQCZFQAh7g8AAKAVACDvDwAAoBUAIPAPAACqFQAg8Q8gAJgVACHyDwAAkhUAIPMPAgCfFQAh9A9AAJoVACERqAUAAJMdACCpBQAAlB0AIKoFAACVHQAgqwUAAJYdACCsBQAAlx0AILAHAADpFwAgxg0AAOkXACCFDgAA6RcAIMAOAADpFwAgzA4AAOkXACCZDwAA6RcAILwPAADpFwAg7A8AAOkXACDtDwAA6RcAIO4PAADpFwAg7w8AAOkXACD0DwAA6RcAIAMAAAC5CAAgAwAAuggAMAQAAJ0IACADAAAAuQgAIAMAALoIADAEAACdCAAgAwAAALkIACADAAC6CAAwBAAAnQgAIB2oBQAAjh0AIKkFAACPHQAgqgUAAJAdACCrBQAAkR0AIKwFAACSHQAgsAeAAAAAAcQNAQAAAAHGDQQAAAAB6A1AAAAAAeoNAQAAAAGFDgQAAAABnQ4BAAAAAcAOAQAAAAHMDoAAAAAB_Q4BAAAAAYUPQAAAAAGZDwEAAAABvA9AAAAAAeoPAQAAAAHrDyAAAAAB7A8BAAAAAe0PAQAAAAHuD4AAAAAB7w-AAAAAAfAPgAAAAAHxDyAAAAAB8g8AAI0dACDzDwIAAAAB9A9AAAAAAQEIAAC-CAAgGLAHgAAAAAHEDQEAAAABxg0EAAAAAegNQAAAAAHqDQEAAAABhQ4EAAAAAZ0OAQAAAAHADgEAAAABzA6AAAAAAf0OAQAAAAGFD0AAAAABmQ8BAAAAAbwPQAAAAAHqDwEAAAAB6w8gAAAAAewPAQAAAAHtDwEAAAAB7g-AAAAAAe8PgAAAAAHwD4AAAAAB8Q8gAAAAAfIPAACNHQAg8w8CAAAAAfQPQAAAAAEBCAAAwAgAMAEIAADACAAwHagFAADMHAAgqQUAAM0cACCqBQAAzhwAIKsFAADPHAAgrAUAANAcACCwB4AAAAABxA0BAPQXACHGDQQA2xgAIegNQADwFwAh6g0BAPQXACGFDgQA2xgAIZ0OAQD0FwAhwA4BAPMXACHMDoAAAAAB_Q4BAPQXACGFD0AA8BcAIZkPAQDzFwAhvA9AAPwXACHqDwEA9BcAIesPIACSGAAh7A8BAPMXACHtDwEA8xcAIe4PgAAAAAHvD4AAAAAB8A-AAAAAAfEPIACSGAAh8g8AAMscACDzDwIA8hcAIfQPQAD8FwAhAgAAAJ0IACAIAADDCAAgGLAHgAAAAAHEDQEA9BcAIcYNBADbGAAh6A1AAPAXACHqDQEA9BcAIYUOBADbGAAhnQ4BAPQXACHADgEA8xcAIcwOgAAAAAH9DgEA9BcAIYUPQADwFwAhmQ8BAPMXACG8D0AA_BcAIeoPAQD0FwAh6w8gAJIYACHsDwEA8xcAIe0PAQDzFwAh7g-AAAAAAe8PgAAAAAHwD4AAAAAB8Q8gAJIYACHyDwAAyxwAIPMPAgDyFwAh9A9AAPwXACECAAAAuQgAIAgAAMUIACACAAAAuQgAIAgAAMUIACADAAAAnQgAIA8AAL4IACAQAADDCAAgAQAAAJ0IACABAAAAuQgAIBEVAADGHAAgFgAAyRwAIBcAAMgcACAoAADHHAAgKQAAyhwAILAHAADpFwAgxg0AAOkXACCFDgAA6RcAIMAOAADpFwAgzA4AAOkXACCZDwAA6RcAILwPAADpFwAg7A8AAOkXACDtDwAA6RcAIO4PAADpFwAg7w8AAOkXACD0DwAA6RcAIBuwBwAA_RQAIMENAADbFgAwwg0AAMwIABDDDQAA2xYAMMQNAQD4FAAhxg0EAMsVACHoDUAA-RQAIeoNAQD4FAAhhQ4EAMsVACGdDgEA-BQAIcAOAQD8FAAhzA4AAP0UACD9DgEA-BQAIYUPQAD5FAAhmQ8BAPwUACG8D0AAjhUAIeoPAQD4FAAh6w8gAJMVACHsDwEA_BQAIe0PAQD8FAAh7g8AAP0UACDvDwAA_RQAIPAPAACnFQAg8Q8gAJMVACHyDwAAkhUAIPMPAgD7FAAh9A9AAI4VACEDAAAAuQgAIAMAAMsIADAUAADMCAAgAwAAALkIACADAAC6CAAwBAAAnQgAIAEAAAChCAAgAQAAAKEIACADAAAAnwgAIAMAAKAIADAEAAChCAAgAwAAAJ8IACADAACgCAAwBAAAoQgAIAMAAACfCAAgAwAAoAgAMAQAAKEIACAEpwUAAMUcACDJDwIAAAAByg8AAQAAAcwPAQAAAAEBCAAA1AgAIAPJDwIAAAAByg8AAQAAAcwPAQAAAAEBCAAA1ggAMAEIAADWCAAwBKcFAADEHAAgyQ8CAPIXACHKDwABtRgAIcwPAQD0FwAhAgAAAKEIACAIAADZCAAgA8kPAgDyFwAhyg8AAbUYACHMDwEA9BcAIQIAAACfCAAgCAAA2wgAIAIAAACfCAAgCAAA2wgAIAMAAAChCAAgDwAA1AgAIBAAANkIACABAAAAoQgAIAEAAACfCAAgBRUAAL8cACAWAADCHAAgFwAAwRwAICgAAMAcACApAADDHAAgBsENAADaFgAwwg0AAOIIABDDDQAA2hYAMMkPAgD7FAAhyg8AAa8VACHMDwEA-BQAIQMAAACfCAAgAwAA4QgAMBQAAOIIACADAAAAnwgAIAMAAKAIADAEAAChCAAgAQAAAKUIACABAAAApQgAIAMAAACjCAAgAwAApAgAMAQAAKUIACADAAAAowgAIAMAAKQIADAEAAClCAAgAwAAAKMIACADAACkCAAwBAAApQgAIBWFAwEAAAABpwUAAL4cACC8DAIAAAABgw4BAAAAAdQOAgAAAAHdDgEAAAABmg8BAAAAAakPAQAAAAHMDwEAAAAB2Q8CAAAAAd4PIAAAAAHfDwIAAAAB4Q8BAAAAAeIPAQAAAAHjDwIAAAAB5A-AAAAAAeUPAQAAAAHmDwEAAAAB5w8AAL0cACDoDyAAAAAB6Q8CAAAAAQEIAADqCAAgFIUDAQAAAAG8DAIAAAABgw4BAAAAAdQOAgAAAAHdDgEAAAABmg8BAAAAAakPAQAAAAHMDwEAAAAB2Q8CAAAAAd4PIAAAAAHfDwIAAAAB4Q8BAAAAAeIPAQAAAAHjDwIAAAAB5A-AAAAAAeUPAQAAAAHmDwEAAAAB5w8AAL0cACDoDyAAAAAB6Q8CAAAAAQEIAADsCAAwAQgAAOwIADAVhQMBAPQXACGnBQAAvBwAILwMAgDyFwAhgw4BAPMXACHUDgIA8RcAId0OAQDzFwAhmg8BAPMXACGpDwEA8xcAIcwPAQD0FwAh2Q8CAPEXACHeDyAAtBgAId8PAgDyFwAh4Q8BAPQXACHiDwEA8xcAIeMPAgDxFwAh5A-AAAAAAeUPAQDzFwAh5g8BAPMXACHnDwAAuxwAIOgPIAC0GAAh6Q8CAPEXACECAAAApQgAIAgAAO8IACAUhQMBAPQXACG8DAIA8hcAIYMOAQDzFwAh1A4CAPEXACHdDgEA8xcAIZoPAQDzFwAhqQ8BAPMXACHMDwEA9BcAIdkPAgDxFwAh3g8gALQYACHfDwIA8hcAIeEPAQD0FwAh4g8BAPMXACHjDwIA8RcAIeQPgAAAAAHlDwEA8xcAIeYPAQDzFwAh5w8AALscACDoDyAAtBgAIekPAgDxFwAhAgAAAKMIACAIAADxCAAgAgAAAKMIACAIAADxCAAgAwAAAKUIACAPAADqCAAgEAAA7wgAIAEAAAClCAAgAQAAAKMIACATFQAAthwAIBYAALkcACAXAAC4HAAgKAAAtxwAICkAALocACCDDgAA6RcAINQOAADpFwAg3Q4AAOkXACCaDwAA6RcAIKkPAADpFwAg2Q8AAOkXACDeDwAA6RcAIOIPAADpFwAg4w8AAOkXACDkDwAA6RcAIOUPAADpFwAg5g8AAOkXACDoDwAA6RcAIOkPAADpFwAgF4UDAQD4FAAhvAwCAPsUACHBDQAA2RYAMMINAAD4CAAQww0AANkWADCDDgEA_BQAIdQOAgD6FAAh3Q4BAPwUACGaDwEA_BQAIakPAQD8FAAhzA8BAPgUACHZDwIA-hQAId4PIACuFQAh3w8CAPsUACHhDwEA-BQAIeIPAQD8FAAh4w8CAPoUACHkDwAA_RQAIOUPAQD8FAAh5g8BAPwUACHnDwAAkhUAIOgPIACuFQAh6Q8CAPoUACEDAAAAowgAIAMAAPcIADAUAAD4CAAgAwAAAKMIACADAACkCAAwBAAApQgAIAEAAACpCAAgAQAAAKkIACADAAAApwgAIAMAAKgIADAEAACpCAAgAwAAAKcIACADAACoCAAwBAAAqQgAIAMAAACnCAAgAwAAqAgAMAQAAKkIACAGpwUAALUcACC8DAIAAAABwA4BAAAAAcwPAQAAAAHfDwIAAAAB4A8BAAAAAQEIAACACQAgBbwMAgAAAAHADgEAAAABzA8BAAAAAd8PAgAAAAHgDwEAAAABAQgAAIIJADABCAAAggkAMAanBQAAtBwAILwMAgDyFwAhwA4BAPQXACHMDwEA9BcAId8PAgDxFwAh4A8BAPQXACECAAAAqQgAIAgAAIUJACAFvAwCAPIXACHADgEA9BcAIcwPAQD0FwAh3w8CAPEXACHgDwEA9BcAIQIAAACnCAAgCAAAhwkAIAIAAACnCAAgCAAAhwkAIAMAAACpCAAgDwAAgAkAIBAAAIUJACABAAAAqQgAIAEAAACnCAAgBhUAAK8cACAWAACyHAAgFwAAsRwAICgAALAcACApAACzHAAg3w8AAOkXACAIvAwCAPsUACHBDQAA2BYAMMINAACOCQAQww0AANgWADDADgEA-BQAIcwPAQD4FAAh3w8CAPoUACHgDwEA-BQAIQMAAACnCAAgAwAAjQkAMBQAAI4JACADAAAApwgAIAMAAKgIADAEAACpCAAgAQAAAK0IACABAAAArQgAIAMAAACrCAAgAwAArAgAMAQAAK0IACADAAAAqwgAIAMAAKwIADAEAACtCAAgAwAAAKsIACADAACsCAAwBAAArQgAIAinBQAArhwAIMwPAQAAAAHZDwIAAAAB2g8CAAAAAdsPAgAAAAHcDwAArRwAIN0PgAAAAAHeDwEAAAABAQgAAJYJACAHzA8BAAAAAdkPAgAAAAHaDwIAAAAB2w8CAAAAAdwPAACtHAAg3Q-AAAAAAd4PAQAAAAEBCAAAmAkAMAEIAACYCQAwCKcFAACsHAAgzA8BAPQXACHZDwIA8hcAIdoPAgDyFwAh2w8CAPIXACHcDwAAqxwAIN0PgAAAAAHeDwEA9BcAIQIAAACtCAAgCAAAmwkAIAfMDwEA9BcAIdkPAgDyFwAh2g8CAPIXACHbDwIA8hcAIdwPAACrHAAg3Q-AAAAAAd4PAQD0FwAhAgAAAKsIACAIAACdCQAgAgAAAKsIACAIAACdCQAgAwAAAK0IACAPAACWCQAgEAAAmwkAIAEAAACtCAAgAQAAAKsIACAFFQAAphwAIBYAAKkcACAXAACoHAAgKAAApxwAICkAAKocACAKwQ0AANcWADDCDQAApAkAEMMNAADXFgAwzA8BAPgUACHZDwIA-xQAIdoPAgD7FAAh2w8CAPsUACHcDwAAkhUAIN0PAACnFQAg3g8BAPgUACEDAAAAqwgAIAMAAKMJADAUAACkCQAgAwAAAKsIACADAACsCAAwBAAArQgAIAEAAACxCAAgAQAAALEIACADAAAArwgAIAMAALAIADAEAACxCAAgAwAAAK8IACADAACwCAAwBAAAsQgAIAMAAACvCAAgAwAAsAgAMAQAALEIACAGpwUAAKUcACDEDQEAAAAB6A1AAAAAAYUPQAAAAAGiDwABAAABzA8BAAAAAQEIAACsCQAgBcQNAQAAAAHoDUAAAAABhQ9AAAAAAaIPAAEAAAHMDwEAAAABAQgAAK4JADABCAAArgkAMAanBQAApBwAIMQNAQD0FwAh6A1AAPAXACGFD0AA8BcAIaIPAAG1GAAhzA8BAPQXACECAAAAsQgAIAgAALEJACAFxA0BAPQXACHoDUAA8BcAIYUPQADwFwAhog8AAbUYACHMDwEA9BcAIQIAAACvCAAgCAAAswkAIAIAAACvCAAgCAAAswkAIAMAAACxCAAgDwAArAkAIBAAALEJACABAAAAsQgAIAEAAACvCAAgAxUAAKEcACAWAACjHAAgFwAAohwAIAjBDQAA1hYAMMINAAC6CQAQww0AANYWADDEDQEA-BQAIegNQAD5FAAhhQ9AAPkUACGiDwABrxUAIcwPAQD4FAAhAwAAAK8IACADAAC5CQAwFAAAugkAIAMAAACvCAAgAwAAsAgAMAQAALEIACAcjgYAAM8WACCPBgAA0BYAIMENAADOFgAwwg0AAMoJABDDDQAAzhYAMMQNAQAAAAHoDUAAmxUAIeoNAQCXFQAhkQ4BAJkVACGaDgIAnxUAIZ0OAQCXFQAhpw5AAJoVACHADgEAmRUAIdIOBADPFQAh8Q4BAJkVACGEDwEAmRUAIZkPAQCZFQAhzA8BAJcVACHNDwEAlxUAIc4PEAC-FQAhzw8QAL4VACHQDwIAnhUAIdEPAAG9FQAh0g8CAJ4VACHTDxAAvhUAIdQPBADPFQAh1Q8AAKAVACDWDwEAmRUAIQEAAAC9CQAgCY0GAADTFgAgwQ0AANUWADDCDQAAvwkAEMMNAADVFgAwgw4BAJcVACGRDhAAvhUAIeAOAgCfFQAhyA8BAJcVACHLDwIAnxUAIQKNBgAAoBwAIJEOAADpFwAgCo0GAADTFgAgwQ0AANUWADDCDQAAvwkAEMMNAADVFgAwgw4BAJcVACGRDhAAvhUAIeAOAgCfFQAhyA8BAJcVACHLDwIAnxUAIdgPAADUFgAgAwAAAL8JACADAADACQAwBAAAwQkAIAeNBgAA0xYAIMENAADSFgAwwg0AAMMJABDDDQAA0hYAMMgPAQCXFQAhyQ8CAJ8VACHKDwABvBUAIQGNBgAAoBwAIAiNBgAA0xYAIMENAADSFgAwwg0AAMMJABDDDQAA0hYAMMgPAQCXFQAhyQ8CAJ8VACHKDwABvBUAIdcPAADRFgAgAwAAAMMJACADAADECQAwBAAAxQkAIAEAAAC_CQAgAQAAAMMJACABAAAAvQkAIByOBgAAzxYAII8GAADQFgAgwQ0AAM4WADDCDQAAygkAEMMNAADOFgAwxA0BAJcVACHoDUAAmxUAIeoNAQCXFQAhkQ4BAJkVACGaDgIAnxUAIZ0OAQCXFQAhpw5AAJoVACHADgEAmRUAIdIOBADPFQAh8Q4BAJkVACGEDwEAmRUAIZkPAQCZFQAhzA8BAJcVACHNDwEAlxUAIc4PEAC-FQAhzw8QAL4VACHQDwIAnhUAIdEPAAG9FQAh0g8CAJ4VACHTDxAAvhUAIdQPBADPFQAh1Q8AAKAVACDWDwEAmRUAIRKOBgAAnhwAII8GAACfHAAgkQ4AAOkXACCnDgAA6RcAIMAOAADpFwAg0g4AAOkXACDxDgAA6RcAIIQPAADpFwAgmQ8AAOkXACDODwAA6RcAIM8PAADpFwAg0A8AAOkXACDRDwAA6RcAINIPAADpFwAg0w8AAOkXACDUDwAA6RcAINUPAADpFwAg1g8AAOkXACADAAAAygkAIAMAAMsJADAEAAC9CQAgAwAAAMoJACADAADLCQAwBAAAvQkAIAMAAADKCQAgAwAAywkAMAQAAL0JACAZjgYAAJwcACCPBgAAnRwAIMQNAQAAAAHoDUAAAAAB6g0BAAAAAZEOAQAAAAGaDgIAAAABnQ4BAAAAAacOQAAAAAHADgEAAAAB0g4EAAAAAfEOAQAAAAGEDwEAAAABmQ8BAAAAAcwPAQAAAAHNDwEAAAABzg8QAAAAAc8PEAAAAAHQDwIAAAAB0Q8AAQAAAdIPAgAAAAHTDxAAAAAB1A8EAAAAAdUPgAAAAAHWDwEAAAABAQgAAM8JACAXxA0BAAAAAegNQAAAAAHqDQEAAAABkQ4BAAAAAZoOAgAAAAGdDgEAAAABpw5AAAAAAcAOAQAAAAHSDgQAAAAB8Q4BAAAAAYQPAQAAAAGZDwEAAAABzA8BAAAAAc0PAQAAAAHODxAAAAABzw8QAAAAAdAPAgAAAAHRDwABAAAB0g8CAAAAAdMPEAAAAAHUDwQAAAAB1Q-AAAAAAdYPAQAAAAEBCAAA0QkAMAEIAADRCQAwGY4GAACCHAAgjwYAAIMcACDEDQEA9BcAIegNQADwFwAh6g0BAPQXACGRDgEA8xcAIZoOAgDyFwAhnQ4BAPQXACGnDkAA_BcAIcAOAQDzFwAh0g4EANsYACHxDgEA8xcAIYQPAQDzFwAhmQ8BAPMXACHMDwEA9BcAIc0PAQD0FwAhzg8QALcYACHPDxAAtxgAIdAPAgDxFwAh0Q8AAbYYACHSDwIA8RcAIdMPEAC3GAAh1A8EANsYACHVD4AAAAAB1g8BAPMXACECAAAAvQkAIAgAANQJACAXxA0BAPQXACHoDUAA8BcAIeoNAQD0FwAhkQ4BAPMXACGaDgIA8hcAIZ0OAQD0FwAhpw5AAPwXACHADgEA8xcAIdIOBADbGAAh8Q4BAPMXACGEDwEA8xcAIZkPAQDzFwAhzA8BAPQXACHNDwEA9BcAIc4PEAC3GAAhzw8QALcYACHQDwIA8RcAIdEPAAG2GAAh0g8CAPEXACHTDxAAtxgAIdQPBADbGAAh1Q-AAAAAAdYPAQDzFwAhAgAAAMoJACAIAADWCQAgAgAAAMoJACAIAADWCQAgAwAAAL0JACAPAADPCQAgEAAA1AkAIAEAAAC9CQAgAQAAAMoJACAVFQAA_RsAIBYAAIAcACAXAAD_GwAgKAAA_hsAICkAAIEcACCRDgAA6RcAIKcOAADpFwAgwA4AAOkXACDSDgAA6RcAIPEOAADpFwAghA8AAOkXACCZDwAA6RcAIM4PAADpFwAgzw8AAOkXACDQDwAA6RcAINEPAADpFwAg0g8AAOkXACDTDwAA6RcAINQPAADpFwAg1Q8AAOkXACDWDwAA6RcAIBrBDQAAzRYAMMINAADdCQAQww0AAM0WADDEDQEA-BQAIegNQAD5FAAh6g0BAPgUACGRDgEA_BQAIZoOAgD7FAAhnQ4BAPgUACGnDkAAjhUAIcAOAQD8FAAh0g4EAMsVACHxDgEA_BQAIYQPAQD8FAAhmQ8BAPwUACHMDwEA-BQAIc0PAQD4FAAhzg8QALEVACHPDxAAsRUAIdAPAgD6FAAh0Q8AAbAVACHSDwIA-hQAIdMPEACxFQAh1A8EAMsVACHVDwAA_RQAINYPAQD8FAAhAwAAAMoJACADAADcCQAwFAAA3QkAIAMAAADKCQAgAwAAywkAMAQAAL0JACABAAAAwQkAIAEAAADBCQAgAwAAAL8JACADAADACQAwBAAAwQkAIAMAAAC_CQAgAwAAwAkAMAQAAMEJACADAAAAvwkAIAMAAMAJADAEAADBCQAgBo0GAAD8GwAggw4BAAAAAZEOEAAAAAHgDgIAAAAByA8BAAAAAcsPAgAAAAEBCAAA5QkAIAWDDgEAAAABkQ4QAAAAAeAOAgAAAAHIDwEAAAAByw8CAAAAAQEIAADnCQAwAQgAAOcJADAGjQYAAPsbACCDDgEA9BcAIZEOEAC3GAAh4A4CAPIXACHIDwEA9BcAIcsPAgDyFwAhAgAAAMEJACAIAADqCQAgBYMOAQD0FwAhkQ4QALcYACHgDgIA8hcAIcgPAQD0FwAhyw8CAPIXACECAAAAvwkAIAgAAOwJACACAAAAvwkAIAgAAOwJACADAAAAwQkAIA8AAOUJACAQAADqCQAgAQAAAMEJACABAAAAvwkAIAYVAAD2GwAgFgAA-RsAIBcAAPgbACAoAAD3GwAgKQAA-hsAIJEOAADpFwAgCMENAADMFgAwwg0AAPMJABDDDQAAzBYAMIMOAQD4FAAhkQ4QALEVACHgDgIA-xQAIcgPAQD4FAAhyw8CAPsUACEDAAAAvwkAIAMAAPIJADAUAADzCQAgAwAAAL8JACADAADACQAwBAAAwQkAIAEAAADFCQAgAQAAAMUJACADAAAAwwkAIAMAAMQJADAEAADFCQAgAwAAAMMJACADAADECQAwBAAAxQkAIAMAAADDCQAgAwAAxAkAMAQAAMUJACAEjQYAAPUbACDIDwEAAAAByQ8CAAAAAcoPAAEAAAEBCAAA-wkAIAPIDwEAAAAByQ8CAAAAAcoPAAEAAAEBCAAA_QkAMAEIAAD9CQAwBI0GAAD0GwAgyA8BAPQXACHJDwIA8hcAIcoPAAG1GAAhAgAAAMUJACAIAACACgAgA8gPAQD0FwAhyQ8CAPIXACHKDwABtRgAIQIAAADDCQAgCAAAggoAIAIAAADDCQAgCAAAggoAIAMAAADFCQAgDwAA-wkAIBAAAIAKACABAAAAxQkAIAEAAADDCQAgBRUAAO8bACAWAADyGwAgFwAA8RsAICgAAPAbACApAADzGwAgBsENAADLFgAwwg0AAIkKABDDDQAAyxYAMMgPAQD4FAAhyQ8CAPsUACHKDwABrxUAIQMAAADDCQAgAwAAiAoAMBQAAIkKACADAAAAwwkAIAMAAMQJADAEAADFCQAgAQAAAIMCACABAAAAgwIAIAMAAACBAgAgAwAAggIAMAQAAIMCACADAAAAgQIAIAMAAIICADAEAACDAgAgAwAAAIECACADAACCAgAwBAAAgwIAIBGsAQAA6xsAIK8BAADsGwAgsAEAAO0bACCxAQAA7hsAIMQNAQAAAAHoDUAAAAAB6g0BAAAAAewNAQAAAAH1DQEAAAABvw4BAAAAAYEPQAAAAAGND0AAAAABwQ8BAAAAAcQPAQAAAAHFDwAA6hsAIMYPQAAAAAHHDwIAAAABAQgAAJEKACANxA0BAAAAAegNQAAAAAHqDQEAAAAB7A0BAAAAAfUNAQAAAAG_DgEAAAABgQ9AAAAAAY0PQAAAAAHBDwEAAAABxA8BAAAAAcUPAADqGwAgxg9AAAAAAccPAgAAAAEBCAAAkwoAMAEIAACTCgAwAQAAAIUCACARrAEAAMIbACCvAQAAwxsAILABAADEGwAgsQEAAMUbACDEDQEA9BcAIegNQADwFwAh6g0BAPMXACHsDQEA9BcAIfUNAQDzFwAhvw4BAPQXACGBD0AA_BcAIY0PQAD8FwAhwQ8BAPQXACHEDwEA9BcAIcUPAADBGwAgxg9AAPwXACHHDwIA8hcAIQIAAACDAgAgCAAAlwoAIA3EDQEA9BcAIegNQADwFwAh6g0BAPMXACHsDQEA9BcAIfUNAQDzFwAhvw4BAPQXACGBD0AA_BcAIY0PQAD8FwAhwQ8BAPQXACHEDwEA9BcAIcUPAADBGwAgxg9AAPwXACHHDwIA8hcAIQIAAACBAgAgCAAAmQoAIAIAAACBAgAgCAAAmQoAIAEAAACFAgAgAwAAAIMCACAPAACRCgAgEAAAlwoAIAEAAACDAgAgAQAAAIECACAKFQAAvBsAIBYAAL8bACAXAAC-GwAgKAAAvRsAICkAAMAbACDqDQAA6RcAIPUNAADpFwAggQ8AAOkXACCNDwAA6RcAIMYPAADpFwAgEMENAADKFgAwwg0AAKEKABDDDQAAyhYAMMQNAQD4FAAh6A1AAPkUACHqDQEA_BQAIewNAQD4FAAh9Q0BAPwUACG_DgEA-BQAIYEPQACOFQAhjQ9AAI4VACHBDwEA-BQAIcQPAQD4FAAhxQ8AAJIVACDGD0AAjhUAIccPAgD7FAAhAwAAAIECACADAACgCgAwFAAAoQoAIAMAAACBAgAgAwAAggIAMAQAAIMCACAJwQ0AAMkWADDCDQAApwoAEMMNAADJFgAw6g0BAJkVACGEDgEAmRUAIY0PQACbFQAhwQ8BAAAAAcIPAgCfFQAhww8gAJgVACEBAAAApAoAIAEAAACkCgAgCcENAADJFgAwwg0AAKcKABDDDQAAyRYAMOoNAQCZFQAhhA4BAJkVACGND0AAmxUAIcEPAQCXFQAhwg8CAJ8VACHDDyAAmBUAIQLqDQAA6RcAIIQOAADpFwAgAwAAAKcKACADAACoCgAwBAAApAoAIAMAAACnCgAgAwAAqAoAMAQAAKQKACADAAAApwoAIAMAAKgKADAEAACkCgAgBuoNAQAAAAGEDgEAAAABjQ9AAAAAAcEPAQAAAAHCDwIAAAABww8gAAAAAQEIAACsCgAgBuoNAQAAAAGEDgEAAAABjQ9AAAAAAcEPAQAAAAHCDwIAAAABww8gAAAAAQEIAACuCgAwAQgAAK4KADAG6g0BAPMXACGEDgEA8xcAIY0PQADwFwAhwQ8BAPQXACHCDwIA8hcAIcMPIACSGAAhAgAAAKQKACAIAACxCgAgBuoNAQDzFwAhhA4BAPMXACGND0AA8BcAIcEPAQD0FwAhwg8CAPIXACHDDyAAkhgAIQIAAACnCgAgCAAAswoAIAIAAACnCgAgCAAAswoAIAMAAACkCgAgDwAArAoAIBAAALEKACABAAAApAoAIAEAAACnCgAgBxUAALcbACAWAAC6GwAgFwAAuRsAICgAALgbACApAAC7GwAg6g0AAOkXACCEDgAA6RcAIAnBDQAAyBYAMMINAAC6CgAQww0AAMgWADDqDQEA_BQAIYQOAQD8FAAhjQ9AAPkUACHBDwEA-BQAIcIPAgD7FAAhww8gAJMVACEDAAAApwoAIAMAALkKADAUAAC6CgAgAwAAAKcKACADAACoCgAwBAAApAoAIAEAAACJAgAgAQAAAIkCACADAAAAhwIAIAMAAIgCADAEAACJAgAgAwAAAIcCACADAACIAgAwBAAAiQIAIAMAAACHAgAgAwAAiAIAMAQAAIkCACAGCIAAAAABrgEAALYbACDEDQQAAAABxg1AAAAAAYsOAQAAAAG6DwEAAAABAQgAAMIKACAFCIAAAAABxA0EAAAAAcYNQAAAAAGLDgEAAAABug8BAAAAAQEIAADECgAwAQgAAMQKADAGCIAAAAABrgEAALUbACDEDQQA7xcAIcYNQADwFwAhiw4BAPQXACG6DwEA9BcAIQIAAACJAgAgCAAAxwoAIAUIgAAAAAHEDQQA7xcAIcYNQADwFwAhiw4BAPQXACG6DwEA9BcAIQIAAACHAgAgCAAAyQoAIAIAAACHAgAgCAAAyQoAIAMAAACJAgAgDwAAwgoAIBAAAMcKACABAAAAiQIAIAEAAACHAgAgBRUAALAbACAWAACzGwAgFwAAshsAICgAALEbACApAAC0GwAgCAgAAKcVACDBDQAAxxYAMMINAADQCgAQww0AAMcWADDEDQQA9xQAIcYNQAD5FAAhiw4BAPgUACG6DwEA-BQAIQMAAACHAgAgAwAAzwoAMBQAANAKACADAAAAhwIAIAMAAIgCADAEAACJAgAgAQAAAI0CACABAAAAjQIAIAMAAACLAgAgAwAAjAIAMAQAAI0CACADAAAAiwIAIAMAAIwCADAEAACNAgAgAwAAAIsCACADAACMAgAwBAAAjQIAIA6uAQAArxsAIMQNAQAAAAHjDQIAAAAB5Q1AAAAAAeYNAgAAAAHnDUAAAAAB6A1AAAAAAYsOAQAAAAGdDgEAAAABpw5AAAAAAboPAQAAAAG-D4AAAAABvw8CAAAAAcAPQAAAAAEBCAAA2AoAIA3EDQEAAAAB4w0CAAAAAeUNQAAAAAHmDQIAAAAB5w1AAAAAAegNQAAAAAGLDgEAAAABnQ4BAAAAAacOQAAAAAG6DwEAAAABvg-AAAAAAb8PAgAAAAHAD0AAAAABAQgAANoKADABCAAA2goAMA6uAQAArhsAIMQNAQD0FwAh4w0CAPIXACHlDUAA_BcAIeYNAgDyFwAh5w1AAPwXACHoDUAA8BcAIYsOAQD0FwAhnQ4BAPQXACGnDkAA_BcAIboPAQD0FwAhvg-AAAAAAb8PAgDyFwAhwA9AAPwXACECAAAAjQIAIAgAAN0KACANxA0BAPQXACHjDQIA8hcAIeUNQAD8FwAh5g0CAPIXACHnDUAA_BcAIegNQADwFwAhiw4BAPQXACGdDgEA9BcAIacOQAD8FwAhug8BAPQXACG-D4AAAAABvw8CAPIXACHAD0AA_BcAIQIAAACLAgAgCAAA3woAIAIAAACLAgAgCAAA3woAIAMAAACNAgAgDwAA2AoAIBAAAN0KACABAAAAjQIAIAEAAACLAgAgCRUAAKkbACAWAACsGwAgFwAAqxsAICgAAKobACApAACtGwAg5Q0AAOkXACDnDQAA6RcAIKcOAADpFwAgwA8AAOkXACAQwQ0AAMYWADDCDQAA5goAEMMNAADGFgAwxA0BAPgUACHjDQIA-xQAIeUNQACOFQAh5g0CAPsUACHnDUAAjhUAIegNQAD5FAAhiw4BAPgUACGdDgEA-BQAIacOQACOFQAhug8BAPgUACG-DwAApxUAIL8PAgD7FAAhwA9AAI4VACEDAAAAiwIAIAMAAOUKADAUAADmCgAgAwAAAIsCACADAACMAgAwBAAAjQIAIAEAAACRAgAgAQAAAJECACADAAAAjwIAIAMAAJACADAEAACRAgAgAwAAAI8CACADAACQAgAwBAAAkQIAIAMAAACPAgAgAwAAkAIAMAQAAJECACAICIAAAAABrgEAAKgbACCLDgEAAAABnw9AAAAAAboPAQAAAAG7DwEAAAABvA9AAAAAAb0PQAAAAAEBCAAA7goAIAcIgAAAAAGLDgEAAAABnw9AAAAAAboPAQAAAAG7DwEAAAABvA9AAAAAAb0PQAAAAAEBCAAA8AoAMAEIAADwCgAwCAiAAAAAAa4BAACnGwAgiw4BAPQXACGfD0AA8BcAIboPAQD0FwAhuw8BAPQXACG8D0AA8BcAIb0PQAD8FwAhAgAAAJECACAIAADzCgAgBwiAAAAAAYsOAQD0FwAhnw9AAPAXACG6DwEA9BcAIbsPAQD0FwAhvA9AAPAXACG9D0AA_BcAIQIAAACPAgAgCAAA9QoAIAIAAACPAgAgCAAA9QoAIAMAAACRAgAgDwAA7goAIBAAAPMKACABAAAAkQIAIAEAAACPAgAgBBUAAKQbACAWAACmGwAgFwAApRsAIL0PAADpFwAgCggAAKcVACDBDQAAxRYAMMINAAD8CgAQww0AAMUWADCLDgEA-BQAIZ8PQAD5FAAhug8BAPgUACG7DwEA-BQAIbwPQAD5FAAhvQ9AAI4VACEDAAAAjwIAIAMAAPsKADAUAAD8CgAgAwAAAI8CACADAACQAgAwBAAAkQIAIBHBDQAAxBYAMMINAACCCwAQww0AAMQWADDEDQEAAAAB6A1AAJsVACGsDgEAlxUAIYEPQACbFQAhhQ9AAJsVACGxDwEAlxUAIbIPAQCZFQAhsw8BAJcVACG0DwEAlxUAIbUPAQCZFQAhtg9AAJoVACG3DwEAmRUAIbgPQACaFQAhuQ9AAJoVACEBAAAA_woAIAEAAAD_CgAgEcENAADEFgAwwg0AAIILABDDDQAAxBYAMMQNAQCXFQAh6A1AAJsVACGsDgEAlxUAIYEPQACbFQAhhQ9AAJsVACGxDwEAlxUAIbIPAQCZFQAhsw8BAJcVACG0DwEAlxUAIbUPAQCZFQAhtg9AAJoVACG3DwEAmRUAIbgPQACaFQAhuQ9AAJoVACEGsg8AAOkXACC1DwAA6RcAILYPAADpFwAgtw8AAOkXACC4DwAA6RcAILkPAADpFwAgAwAAAIILACADAACDCwAwBAAA_woAIAMAAACCCwAgAwAAgwsAMAQAAP8KACADAAAAggsAIAMAAIMLADAEAAD_CgAgDsQNAQAAAAHoDUAAAAABrA4BAAAAAYEPQAAAAAGFD0AAAAABsQ8BAAAAAbIPAQAAAAGzDwEAAAABtA8BAAAAAbUPAQAAAAG2D0AAAAABtw8BAAAAAbgPQAAAAAG5D0AAAAABAQgAAIcLACAOxA0BAAAAAegNQAAAAAGsDgEAAAABgQ9AAAAAAYUPQAAAAAGxDwEAAAABsg8BAAAAAbMPAQAAAAG0DwEAAAABtQ8BAAAAAbYPQAAAAAG3DwEAAAABuA9AAAAAAbkPQAAAAAEBCAAAiQsAMAEIAACJCwAwDsQNAQD0FwAh6A1AAPAXACGsDgEA9BcAIYEPQADwFwAhhQ9AAPAXACGxDwEA9BcAIbIPAQDzFwAhsw8BAPQXACG0DwEA9BcAIbUPAQDzFwAhtg9AAPwXACG3DwEA8xcAIbgPQAD8FwAhuQ9AAPwXACECAAAA_woAIAgAAIwLACAOxA0BAPQXACHoDUAA8BcAIawOAQD0FwAhgQ9AAPAXACGFD0AA8BcAIbEPAQD0FwAhsg8BAPMXACGzDwEA9BcAIbQPAQD0FwAhtQ8BAPMXACG2D0AA_BcAIbcPAQDzFwAhuA9AAPwXACG5D0AA_BcAIQIAAACCCwAgCAAAjgsAIAIAAACCCwAgCAAAjgsAIAMAAAD_CgAgDwAAhwsAIBAAAIwLACABAAAA_woAIAEAAACCCwAgCRUAAKEbACAWAACjGwAgFwAAohsAILIPAADpFwAgtQ8AAOkXACC2DwAA6RcAILcPAADpFwAguA8AAOkXACC5DwAA6RcAIBHBDQAAwxYAMMINAACVCwAQww0AAMMWADDEDQEA-BQAIegNQAD5FAAhrA4BAPgUACGBD0AA-RQAIYUPQAD5FAAhsQ8BAPgUACGyDwEA_BQAIbMPAQD4FAAhtA8BAPgUACG1DwEA_BQAIbYPQACOFQAhtw8BAPwUACG4D0AAjhUAIbkPQACOFQAhAwAAAIILACADAACUCwAwFAAAlQsAIAMAAACCCwAgAwAAgwsAMAQAAP8KACAFwQ0AAMIWADDCDQAAmwsAEMMNAADCFgAwxA0BAAAAAYUPQACbFQAhAQAAAJgLACABAAAAmAsAIAXBDQAAwhYAMMINAACbCwAQww0AAMIWADDEDQEAlxUAIYUPQACbFQAhAAMAAACbCwAgAwAAnAsAMAQAAJgLACADAAAAmwsAIAMAAJwLADAEAACYCwAgAwAAAJsLACADAACcCwAwBAAAmAsAIALEDQEAAAABhQ9AAAAAAQEIAACgCwAgAsQNAQAAAAGFD0AAAAABAQgAAKILADABCAAAogsAMALEDQEA9BcAIYUPQADwFwAhAgAAAJgLACAIAAClCwAgAsQNAQD0FwAhhQ9AAPAXACECAAAAmwsAIAgAAKcLACACAAAAmwsAIAgAAKcLACADAAAAmAsAIA8AAKALACAQAAClCwAgAQAAAJgLACABAAAAmwsAIAMVAACeGwAgFgAAoBsAIBcAAJ8bACAFwQ0AAMEWADDCDQAArgsAEMMNAADBFgAwxA0BAPgUACGFD0AA-RQAIQMAAACbCwAgAwAArQsAMBQAAK4LACADAAAAmwsAIAMAAJwLADAEAACYCwAgDLAHAACqFQAgsQcAALIWACCyBwAAsxYAILUHAAC0FgAgtgcAALUWACDBDQAAsRYAMMINAADPCwAQww0AALEWADDEDQEAAAAB6A1AAJsVACHqDQEAlxUAIf0OAQCXFQAhAQAAALELACAOsAcAAKcWACDBDQAAwBYAMMINAACzCwAQww0AAMAWADDEDQEAlxUAIckNAQCZFQAh6A1AAJsVACHqDQEAlxUAIe0NAgCfFQAhxg5AAJoVACH0DkAAmxUAIZkPAQCXFQAhrA8BAJcVACGtDwAAoBUAIASwBwAAtRoAIMkNAADpFwAgxg4AAOkXACCtDwAA6RcAIA6wBwAApxYAIMENAADAFgAwwg0AALMLABDDDQAAwBYAMMQNAQAAAAHJDQEAmRUAIegNQACbFQAh6g0BAJcVACHtDQIAnxUAIcYOQACaFQAh9A5AAJsVACGZDwEAlxUAIawPAQCXFQAhrQ8AAKAVACADAAAAswsAIAMAALQLADAEAAC1CwAgCLAHAACnFgAgwQ0AAL8WADDCDQAAtwsAEMMNAAC_FgAwmQ8BAJcVACGpDwEAlxUAIaoPAQCXFQAhqw9AAJsVACEBsAcAALUaACAJsAcAAKcWACDBDQAAvxYAMMINAAC3CwAQww0AAL8WADCZDwEAlxUAIakPAQCXFQAhqg8BAJcVACGrD0AAmxUAIbAPAAC-FgAgAwAAALcLACADAAC4CwAwBAAAuQsAIAuwBwAApxYAILQHAAC9FgAgwQ0AALwWADDCDQAAuwsAEMMNAAC8FgAw6A1AAJsVACHqDQEAlxUAIZkPAQCXFQAhog8BAJcVACGnD0AAmhUAIagPAgCfFQAhA7AHAAC1GgAgtAcAAJ0bACCnDwAA6RcAIAuwBwAApxYAILQHAAC9FgAgwQ0AALwWADDCDQAAuwsAEMMNAAC8FgAw6A1AAJsVACHqDQEAlxUAIZkPAQCXFQAhog8BAAAAAacPQACaFQAhqA8CAJ8VACEDAAAAuwsAIAMAALwLADAEAAC9CwAgCLMHAAC7FgAgwQ0AALoWADDCDQAAvwsAEMMNAAC6FgAw0g5AAJsVACGiDwEAlxUAIaUPBACiFQAhpg8EAKIVACEBswcAAJwbACAJswcAALsWACDBDQAAuhYAMMINAAC_CwAQww0AALoWADDSDkAAmxUAIaIPAQCXFQAhpQ8EAKIVACGmDwQAohUAIa8PAAC5FgAgAwAAAL8LACADAADACwAwBAAAwQsAIAEAAAC_CwAgC4YDAgCfFQAhsAcAAKcWACC3BwAAqBYAIMENAACmFgAwwg0AAMQLABDDDQAAphYAMOoNAQCXFQAhmQ8BAJcVACGfD0AAmxUAIaAPIACYFQAhoQ9AAJoVACEBAAAAxAsAIA-2BwAAuBYAIMENAAC3FgAwwg0AAMYLABDDDQAAtxYAMMYNQACbFQAh3g0BAJkVACHmDQEAmRUAIYMOAQCXFQAhmQ5AAJsVACGZDwEAlxUAIZoPAQCXFQAhmw8AAJIVACCcD0AAmhUAIZ0PAQCZFQAhng8AAKAVACAGtgcAAJsbACDeDQAA6RcAIOYNAADpFwAgnA8AAOkXACCdDwAA6RcAIJ4PAADpFwAgELYHAAC4FgAgwQ0AALcWADDCDQAAxgsAEMMNAAC3FgAwxg1AAJsVACHeDQEAmRUAIeYNAQCZFQAhgw4BAJcVACGZDkAAmxUAIZkPAQCXFQAhmg8BAJcVACGbDwAAkhUAIJwPQACaFQAhnQ8BAJkVACGeDwAAoBUAIK4PAAC2FgAgAwAAAMYLACADAADHCwAwBAAAyAsAIAEAAADGCwAgAQAAALMLACABAAAAtwsAIAEAAAC7CwAgAQAAALELACAMsAcAAKoVACCxBwAAshYAILIHAACzFgAgtQcAALQWACC2BwAAtRYAIMENAACxFgAwwg0AAM8LABDDDQAAsRYAMMQNAQCXFQAh6A1AAJsVACHqDQEAlxUAIf0OAQCXFQAhBLEHAACYGwAgsgcAAJkbACC1BwAAmhsAILYHAACbGwAgAwAAAM8LACADAADQCwAwBAAAsQsAIAMAAADPCwAgAwAA0AsAMAQAALELACADAAAAzwsAIAMAANALADAEAACxCwAgCbAHgAAAAAGxBwAAlBsAILIHAACVGwAgtQcAAJYbACC2BwAAlxsAIMQNAQAAAAHoDUAAAAAB6g0BAAAAAf0OAQAAAAEBCAAA1AsAIAWwB4AAAAABxA0BAAAAAegNQAAAAAHqDQEAAAAB_Q4BAAAAAQEIAADWCwAwAQgAANYLADAJsAeAAAAAAbEHAADnGgAgsgcAAOgaACC1BwAA6RoAILYHAADqGgAgxA0BAPQXACHoDUAA8BcAIeoNAQD0FwAh_Q4BAPQXACECAAAAsQsAIAgAANkLACAFsAeAAAAAAcQNAQD0FwAh6A1AAPAXACHqDQEA9BcAIf0OAQD0FwAhAgAAAM8LACAIAADbCwAgAgAAAM8LACAIAADbCwAgAwAAALELACAPAADUCwAgEAAA2QsAIAEAAACxCwAgAQAAAM8LACADFQAA5BoAIBYAAOYaACAXAADlGgAgCLAHAACnFQAgwQ0AALAWADDCDQAA4gsAEMMNAACwFgAwxA0BAPgUACHoDUAA-RQAIeoNAQD4FAAh_Q4BAPgUACEDAAAAzwsAIAMAAOELADAUAADiCwAgAwAAAM8LACADAADQCwAwBAAAsQsAIAEAAAC1CwAgAQAAALULACADAAAAswsAIAMAALQLADAEAAC1CwAgAwAAALMLACADAAC0CwAwBAAAtQsAIAMAAACzCwAgAwAAtAsAMAQAALULACALsAcAAOMaACDEDQEAAAAByQ0BAAAAAegNQAAAAAHqDQEAAAAB7Q0CAAAAAcYOQAAAAAH0DkAAAAABmQ8BAAAAAawPAQAAAAGtD4AAAAABAQgAAOoLACAKxA0BAAAAAckNAQAAAAHoDUAAAAAB6g0BAAAAAe0NAgAAAAHGDkAAAAAB9A5AAAAAAZkPAQAAAAGsDwEAAAABrQ-AAAAAAQEIAADsCwAwAQgAAOwLADALsAcAAOIaACDEDQEA9BcAIckNAQDzFwAh6A1AAPAXACHqDQEA9BcAIe0NAgDyFwAhxg5AAPwXACH0DkAA8BcAIZkPAQD0FwAhrA8BAPQXACGtD4AAAAABAgAAALULACAIAADvCwAgCsQNAQD0FwAhyQ0BAPMXACHoDUAA8BcAIeoNAQD0FwAh7Q0CAPIXACHGDkAA_BcAIfQOQADwFwAhmQ8BAPQXACGsDwEA9BcAIa0PgAAAAAECAAAAswsAIAgAAPELACACAAAAswsAIAgAAPELACADAAAAtQsAIA8AAOoLACAQAADvCwAgAQAAALULACABAAAAswsAIAgVAADdGgAgFgAA4BoAIBcAAN8aACAoAADeGgAgKQAA4RoAIMkNAADpFwAgxg4AAOkXACCtDwAA6RcAIA3BDQAArxYAMMINAAD4CwAQww0AAK8WADDEDQEA-BQAIckNAQD8FAAh6A1AAPkUACHqDQEA-BQAIe0NAgD7FAAhxg5AAI4VACH0DkAA-RQAIZkPAQD4FAAhrA8BAPgUACGtDwAA_RQAIAMAAACzCwAgAwAA9wsAMBQAAPgLACADAAAAswsAIAMAALQLADAEAAC1CwAgAQAAALkLACABAAAAuQsAIAMAAAC3CwAgAwAAuAsAMAQAALkLACADAAAAtwsAIAMAALgLADAEAAC5CwAgAwAAALcLACADAAC4CwAwBAAAuQsAIAWwBwAA3BoAIJkPAQAAAAGpDwEAAAABqg8BAAAAAasPQAAAAAEBCAAAgAwAIASZDwEAAAABqQ8BAAAAAaoPAQAAAAGrD0AAAAABAQgAAIIMADABCAAAggwAMAWwBwAA2xoAIJkPAQD0FwAhqQ8BAPQXACGqDwEA9BcAIasPQADwFwAhAgAAALkLACAIAACFDAAgBJkPAQD0FwAhqQ8BAPQXACGqDwEA9BcAIasPQADwFwAhAgAAALcLACAIAACHDAAgAgAAALcLACAIAACHDAAgAwAAALkLACAPAACADAAgEAAAhQwAIAEAAAC5CwAgAQAAALcLACADFQAA2BoAIBYAANoaACAXAADZGgAgB8ENAACuFgAwwg0AAI4MABDDDQAArhYAMJkPAQD4FAAhqQ8BAPgUACGqDwEA-BQAIasPQAD5FAAhAwAAALcLACADAACNDAAwFAAAjgwAIAMAAAC3CwAgAwAAuAsAMAQAALkLACABAAAAvQsAIAEAAAC9CwAgAwAAALsLACADAAC8CwAwBAAAvQsAIAMAAAC7CwAgAwAAvAsAMAQAAL0LACADAAAAuwsAIAMAALwLADAEAAC9CwAgCLAHAADWGgAgtAcAANcaACDoDUAAAAAB6g0BAAAAAZkPAQAAAAGiDwEAAAABpw9AAAAAAagPAgAAAAEBCAAAlgwAIAboDUAAAAAB6g0BAAAAAZkPAQAAAAGiDwEAAAABpw9AAAAAAagPAgAAAAEBCAAAmAwAMAEIAACYDAAwCLAHAADIGgAgtAcAAMkaACDoDUAA8BcAIeoNAQD0FwAhmQ8BAPQXACGiDwEA9BcAIacPQAD8FwAhqA8CAPIXACECAAAAvQsAIAgAAJsMACAG6A1AAPAXACHqDQEA9BcAIZkPAQD0FwAhog8BAPQXACGnD0AA_BcAIagPAgDyFwAhAgAAALsLACAIAACdDAAgAgAAALsLACAIAACdDAAgAwAAAL0LACAPAACWDAAgEAAAmwwAIAEAAAC9CwAgAQAAALsLACAGFQAAwxoAIBYAAMYaACAXAADFGgAgKAAAxBoAICkAAMcaACCnDwAA6RcAIAnBDQAArRYAMMINAACkDAAQww0AAK0WADDoDUAA-RQAIeoNAQD4FAAhmQ8BAPgUACGiDwEA-BQAIacPQACOFQAhqA8CAPsUACEDAAAAuwsAIAMAAKMMADAUAACkDAAgAwAAALsLACADAAC8CwAwBAAAvQsAIAEAAADBCwAgAQAAAMELACADAAAAvwsAIAMAAMALADAEAADBCwAgAwAAAL8LACADAADACwAwBAAAwQsAIAMAAAC_CwAgAwAAwAsAMAQAAMELACAFswcAAMIaACDSDkAAAAABog8BAAAAAaUPBAAAAAGmDwQAAAABAQgAAKwMACAE0g5AAAAAAaIPAQAAAAGlDwQAAAABpg8EAAAAAQEIAACuDAAwAQgAAK4MADAFswcAAMEaACDSDkAA8BcAIaIPAQD0FwAhpQ8EAO8XACGmDwQA7xcAIQIAAADBCwAgCAAAsQwAIATSDkAA8BcAIaIPAQD0FwAhpQ8EAO8XACGmDwQA7xcAIQIAAAC_CwAgCAAAswwAIAIAAAC_CwAgCAAAswwAIAMAAADBCwAgDwAArAwAIBAAALEMACABAAAAwQsAIAEAAAC_CwAgBRUAALwaACAWAAC_GgAgFwAAvhoAICgAAL0aACApAADAGgAgB8ENAACsFgAwwg0AALoMABDDDQAArBYAMNIOQAD5FAAhog8BAPgUACGlDwQA9xQAIaYPBAD3FAAhAwAAAL8LACADAAC5DAAwFAAAugwAIAMAAAC_CwAgAwAAwAsAMAQAAMELACAIwQ0AAKoWADDCDQAAwAwAEMMNAACqFgAwgw4BAJcVACHSDkAAmxUAIaIPAQCXFQAhow8CAJ8VACGkDwAAqxYAIAEAAAC9DAAgAQAAAL0MACAHwQ0AAKoWADDCDQAAwAwAEMMNAACqFgAwgw4BAJcVACHSDkAAmxUAIaIPAQCXFQAhow8CAJ8VACEAAwAAAMAMACADAADBDAAwBAAAvQwAIAMAAADADAAgAwAAwQwAMAQAAL0MACADAAAAwAwAIAMAAMEMADAEAAC9DAAgBIMOAQAAAAHSDkAAAAABog8BAAAAAaMPAgAAAAEBCAAAxQwAIASDDgEAAAAB0g5AAAAAAaIPAQAAAAGjDwIAAAABAQgAAMcMADABCAAAxwwAMASDDgEA9BcAIdIOQADwFwAhog8BAPQXACGjDwIA8hcAIQIAAAC9DAAgCAAAygwAIASDDgEA9BcAIdIOQADwFwAhog8BAPQXACGjDwIA8hcAIQIAAADADAAgCAAAzAwAIAIAAADADAAgCAAAzAwAIAMAAAC9DAAgDwAAxQwAIBAAAMoMACABAAAAvQwAIAEAAADADAAgBRUAALcaACAWAAC6GgAgFwAAuRoAICgAALgaACApAAC7GgAgB8ENAACpFgAwwg0AANMMABDDDQAAqRYAMIMOAQD4FAAh0g5AAPkUACGiDwEA-BQAIaMPAgD7FAAhAwAAAMAMACADAADSDAAwFAAA0wwAIAMAAADADAAgAwAAwQwAMAQAAL0MACALhgMCAJ8VACGwBwAApxYAILcHAACoFgAgwQ0AAKYWADDCDQAAxAsAEMMNAACmFgAw6g0BAJcVACGZDwEAAAABnw9AAJsVACGgDyAAmBUAIaEPQACaFQAhAQAAANYMACABAAAA1gwAIAOwBwAAtRoAILcHAAC2GgAgoQ8AAOkXACADAAAAxAsAIAMAANkMADAEAADWDAAgAwAAAMQLACADAADZDAAwBAAA1gwAIAMAAADECwAgAwAA2QwAMAQAANYMACAIhgMCAAAAAbAHAACzGgAgtwcAALQaACDqDQEAAAABmQ8BAAAAAZ8PQAAAAAGgDyAAAAABoQ9AAAAAAQEIAADdDAAgBoYDAgAAAAHqDQEAAAABmQ8BAAAAAZ8PQAAAAAGgDyAAAAABoQ9AAAAAAQEIAADfDAAwAQgAAN8MADAIhgMCAPIXACGwBwAApRoAILcHAACmGgAg6g0BAPQXACGZDwEA9BcAIZ8PQADwFwAhoA8gAJIYACGhD0AA_BcAIQIAAADWDAAgCAAA4gwAIAaGAwIA8hcAIeoNAQD0FwAhmQ8BAPQXACGfD0AA8BcAIaAPIACSGAAhoQ9AAPwXACECAAAAxAsAIAgAAOQMACACAAAAxAsAIAgAAOQMACADAAAA1gwAIA8AAN0MACAQAADiDAAgAQAAANYMACABAAAAxAsAIAYVAACgGgAgFgAAoxoAIBcAAKIaACAoAAChGgAgKQAApBoAIKEPAADpFwAgCYYDAgD7FAAhwQ0AAKUWADDCDQAA6wwAEMMNAAClFgAw6g0BAPgUACGZDwEA-BQAIZ8PQAD5FAAhoA8gAJMVACGhD0AAjhUAIQMAAADECwAgAwAA6gwAMBQAAOsMACADAAAAxAsAIAMAANkMADAEAADWDAAgAQAAAMgLACABAAAAyAsAIAMAAADGCwAgAwAAxwsAMAQAAMgLACADAAAAxgsAIAMAAMcLADAEAADICwAgAwAAAMYLACADAADHCwAwBAAAyAsAIAy2BwAAnxoAIMYNQAAAAAHeDQEAAAAB5g0BAAAAAYMOAQAAAAGZDkAAAAABmQ8BAAAAAZoPAQAAAAGbDwAAnhoAIJwPQAAAAAGdDwEAAAABng-AAAAAAQEIAADzDAAgC8YNQAAAAAHeDQEAAAAB5g0BAAAAAYMOAQAAAAGZDkAAAAABmQ8BAAAAAZoPAQAAAAGbDwAAnhoAIJwPQAAAAAGdDwEAAAABng-AAAAAAQEIAAD1DAAwAQgAAPUMADAMtgcAAJ0aACDGDUAA8BcAId4NAQDzFwAh5g0BAPMXACGDDgEA9BcAIZkOQADwFwAhmQ8BAPQXACGaDwEA9BcAIZsPAACcGgAgnA9AAPwXACGdDwEA8xcAIZ4PgAAAAAECAAAAyAsAIAgAAPgMACALxg1AAPAXACHeDQEA8xcAIeYNAQDzFwAhgw4BAPQXACGZDkAA8BcAIZkPAQD0FwAhmg8BAPQXACGbDwAAnBoAIJwPQAD8FwAhnQ8BAPMXACGeD4AAAAABAgAAAMYLACAIAAD6DAAgAgAAAMYLACAIAAD6DAAgAwAAAMgLACAPAADzDAAgEAAA-AwAIAEAAADICwAgAQAAAMYLACAIFQAAmRoAIBYAAJsaACAXAACaGgAg3g0AAOkXACDmDQAA6RcAIJwPAADpFwAgnQ8AAOkXACCeDwAA6RcAIA7BDQAApBYAMMINAACBDQAQww0AAKQWADDGDUAA-RQAId4NAQD8FAAh5g0BAPwUACGDDgEA-BQAIZkOQAD5FAAhmQ8BAPgUACGaDwEA-BQAIZsPAACSFQAgnA9AAI4VACGdDwEA_BQAIZ4PAAD9FAAgAwAAAMYLACADAACADQAwFAAAgQ0AIAMAAADGCwAgAwAAxwsAMAQAAMgLACAHwQ0AAKIWADDCDQAAhw0AEMMNAACiFgAwlQ4BAJcVACHSDkAAmxUAIZcPAgCfFQAhmA8AAKMWACABAAAAhA0AIAEAAACEDQAgBsENAACiFgAwwg0AAIcNABDDDQAAohYAMJUOAQCXFQAh0g5AAJsVACGXDwIAnxUAIQADAAAAhw0AIAMAAIgNADAEAACEDQAgAwAAAIcNACADAACIDQAwBAAAhA0AIAMAAACHDQAgAwAAiA0AMAQAAIQNACADlQ4BAAAAAdIOQAAAAAGXDwIAAAABAQgAAIwNACADlQ4BAAAAAdIOQAAAAAGXDwIAAAABAQgAAI4NADABCAAAjg0AMAOVDgEA9BcAIdIOQADwFwAhlw8CAPIXACECAAAAhA0AIAgAAJENACADlQ4BAPQXACHSDkAA8BcAIZcPAgDyFwAhAgAAAIcNACAIAACTDQAgAgAAAIcNACAIAACTDQAgAwAAAIQNACAPAACMDQAgEAAAkQ0AIAEAAACEDQAgAQAAAIcNACAFFQAAlBoAIBYAAJcaACAXAACWGgAgKAAAlRoAICkAAJgaACAGwQ0AAKEWADDCDQAAmg0AEMMNAAChFgAwlQ4BAPgUACHSDkAA-RQAIZcPAgD7FAAhAwAAAIcNACADAACZDQAwFAAAmg0AIAMAAACHDQAgAwAAiA0AMAQAAIQNACAPyQgAAJoWACDKCAAAmxYAII8NAgCfFQAhwQ0AAJkWADDCDQAAqg0AEMMNAACZFgAw5g0BAJkVACHpDQEAmRUAIYMOAQAAAAGVDgEAlxUAIZgOQACbFQAhmQ5AAJoVACGND0AAmxUAIZAPQACaFQAhkQ8gAJgVACEBAAAAnQ0AIA7ICAAAnhYAIMENAACgFgAwwg0AAJ8NABDDDQAAoBYAMMkNAQCZFQAhgw4BAJcVACGFDgQAohUAIZ8OIACYFQAhoA4CAJ8VACGhDgAAkhUAIKMOAQCZFQAhpg4AAKoVACDsDgABvRUAIZUPBADPFQAhBcgIAACTGgAgyQ0AAOkXACCjDgAA6RcAIOwOAADpFwAglQ8AAOkXACAPyAgAAJ4WACDBDQAAoBYAMMINAACfDQAQww0AAKAWADDJDQEAmRUAIYMOAQCXFQAhhQ4EAKIVACGbDgAAnxYAIJ8OIACYFQAhoA4CAJ8VACGhDgAAkhUAIKMOAQCZFQAhpg4AAKoVACDsDgABvRUAIZUPBADPFQAhAwAAAJ8NACADAACgDQAwBAAAoQ0AIA_ICAAAnhYAIMENAACdFgAwwg0AAKMNABDDDQAAnRYAMIMOAQCXFQAhmA5AAJoVACGMDwEAlxUAIY0PQACbFQAhjg8gAJgVACGPDwEAmRUAIZAPQACaFQAhkQ8gAJgVACGSD0AAmhUAIZMPQACaFQAhlA8AAKAVACAHyAgAAJMaACCYDgAA6RcAII8PAADpFwAgkA8AAOkXACCSDwAA6RcAIJMPAADpFwAglA8AAOkXACAQyAgAAJ4WACDBDQAAnRYAMMINAACjDQAQww0AAJ0WADCDDgEAlxUAIZgOQACaFQAhjA8BAJcVACGND0AAmxUAIY4PIACYFQAhjw8BAJkVACGQD0AAmhUAIZEPIACYFQAhkg9AAJoVACGTD0AAmhUAIZQPAACgFQAglg8AAJwWACADAAAAow0AIAMAAKQNADAEAAClDQAgAQAAAJ8NACABAAAAow0AIAEAAACdDQAgD8kIAACaFgAgyggAAJsWACCPDQIAnxUAIcENAACZFgAwwg0AAKoNABDDDQAAmRYAMOYNAQCZFQAh6Q0BAJkVACGDDgEAlxUAIZUOAQCXFQAhmA5AAJsVACGZDkAAmhUAIY0PQACbFQAhkA9AAJoVACGRDyAAmBUAIQbJCAAAkRoAIMoIAACSGgAg5g0AAOkXACDpDQAA6RcAIJkOAADpFwAgkA8AAOkXACADAAAAqg0AIAMAAKsNADAEAACdDQAgAwAAAKoNACADAACrDQAwBAAAnQ0AIAMAAACqDQAgAwAAqw0AMAQAAJ0NACAMyQgAAI8aACDKCAAAkBoAII8NAgAAAAHmDQEAAAAB6Q0BAAAAAYMOAQAAAAGVDgEAAAABmA5AAAAAAZkOQAAAAAGND0AAAAABkA9AAAAAAZEPIAAAAAEBCAAArw0AIAqPDQIAAAAB5g0BAAAAAekNAQAAAAGDDgEAAAABlQ4BAAAAAZgOQAAAAAGZDkAAAAABjQ9AAAAAAZAPQAAAAAGRDyAAAAABAQgAALENADABCAAAsQ0AMAzJCAAA9RkAIMoIAAD2GQAgjw0CAPIXACHmDQEA8xcAIekNAQDzFwAhgw4BAPQXACGVDgEA9BcAIZgOQADwFwAhmQ5AAPwXACGND0AA8BcAIZAPQAD8FwAhkQ8gAJIYACECAAAAnQ0AIAgAALQNACAKjw0CAPIXACHmDQEA8xcAIekNAQDzFwAhgw4BAPQXACGVDgEA9BcAIZgOQADwFwAhmQ5AAPwXACGND0AA8BcAIZAPQAD8FwAhkQ8gAJIYACECAAAAqg0AIAgAALYNACACAAAAqg0AIAgAALYNACADAAAAnQ0AIA8AAK8NACAQAAC0DQAgAQAAAJ0NACABAAAAqg0AIAkVAADwGQAgFgAA8xkAIBcAAPIZACAoAADxGQAgKQAA9BkAIOYNAADpFwAg6Q0AAOkXACCZDgAA6RcAIJAPAADpFwAgDY8NAgD7FAAhwQ0AAJgWADDCDQAAvQ0AEMMNAACYFgAw5g0BAPwUACHpDQEA_BQAIYMOAQD4FAAhlQ4BAPgUACGYDkAA-RQAIZkOQACOFQAhjQ9AAPkUACGQD0AAjhUAIZEPIACTFQAhAwAAAKoNACADAAC8DQAwFAAAvQ0AIAMAAACqDQAgAwAAqw0AMAQAAJ0NACABAAAAoQ0AIAEAAAChDQAgAwAAAJ8NACADAACgDQAwBAAAoQ0AIAMAAACfDQAgAwAAoA0AMAQAAKENACADAAAAnw0AIAMAAKANADAEAAChDQAgC8gIAADvGQAgyQ0BAAAAAYMOAQAAAAGFDgQAAAABnw4gAAAAAaAOAgAAAAGhDgAA7hkAIKMOAQAAAAGmDoAAAAAB7A4AAQAAAZUPBAAAAAEBCAAAxQ0AIArJDQEAAAABgw4BAAAAAYUOBAAAAAGfDiAAAAABoA4CAAAAAaEOAADuGQAgow4BAAAAAaYOgAAAAAHsDgABAAABlQ8EAAAAAQEIAADHDQAwAQgAAMcNADALyAgAAO0ZACDJDQEA8xcAIYMOAQD0FwAhhQ4EAO8XACGfDiAAkhgAIaAOAgDyFwAhoQ4AAOwZACCjDgEA8xcAIaYOgAAAAAHsDgABthgAIZUPBADbGAAhAgAAAKENACAIAADKDQAgCskNAQDzFwAhgw4BAPQXACGFDgQA7xcAIZ8OIACSGAAhoA4CAPIXACGhDgAA7BkAIKMOAQDzFwAhpg6AAAAAAewOAAG2GAAhlQ8EANsYACECAAAAnw0AIAgAAMwNACACAAAAnw0AIAgAAMwNACADAAAAoQ0AIA8AAMUNACAQAADKDQAgAQAAAKENACABAAAAnw0AIAkVAADnGQAgFgAA6hkAIBcAAOkZACAoAADoGQAgKQAA6xkAIMkNAADpFwAgow4AAOkXACDsDgAA6RcAIJUPAADpFwAgDcENAACXFgAwwg0AANMNABDDDQAAlxYAMMkNAQD8FAAhgw4BAPgUACGFDgQA9xQAIZ8OIACTFQAhoA4CAPsUACGhDgAAkhUAIKMOAQD8FAAhpg4AAKcVACDsDgABsBUAIZUPBADLFQAhAwAAAJ8NACADAADSDQAwFAAA0w0AIAMAAACfDQAgAwAAoA0AMAQAAKENACABAAAApQ0AIAEAAAClDQAgAwAAAKMNACADAACkDQAwBAAApQ0AIAMAAACjDQAgAwAApA0AMAQAAKUNACADAAAAow0AIAMAAKQNADAEAAClDQAgDMgIAADmGQAggw4BAAAAAZgOQAAAAAGMDwEAAAABjQ9AAAAAAY4PIAAAAAGPDwEAAAABkA9AAAAAAZEPIAAAAAGSD0AAAAABkw9AAAAAAZQPgAAAAAEBCAAA2w0AIAuDDgEAAAABmA5AAAAAAYwPAQAAAAGND0AAAAABjg8gAAAAAY8PAQAAAAGQD0AAAAABkQ8gAAAAAZIPQAAAAAGTD0AAAAABlA-AAAAAAQEIAADdDQAwAQgAAN0NADAMyAgAAOUZACCDDgEA9BcAIZgOQAD8FwAhjA8BAPQXACGND0AA8BcAIY4PIACSGAAhjw8BAPMXACGQD0AA_BcAIZEPIACSGAAhkg9AAPwXACGTD0AA_BcAIZQPgAAAAAECAAAApQ0AIAgAAOANACALgw4BAPQXACGYDkAA_BcAIYwPAQD0FwAhjQ9AAPAXACGODyAAkhgAIY8PAQDzFwAhkA9AAPwXACGRDyAAkhgAIZIPQAD8FwAhkw9AAPwXACGUD4AAAAABAgAAAKMNACAIAADiDQAgAgAAAKMNACAIAADiDQAgAwAAAKUNACAPAADbDQAgEAAA4A0AIAEAAAClDQAgAQAAAKMNACAJFQAA4hkAIBYAAOQZACAXAADjGQAgmA4AAOkXACCPDwAA6RcAIJAPAADpFwAgkg8AAOkXACCTDwAA6RcAIJQPAADpFwAgDsENAACWFgAwwg0AAOkNABDDDQAAlhYAMIMOAQD4FAAhmA5AAI4VACGMDwEA-BQAIY0PQAD5FAAhjg8gAJMVACGPDwEA_BQAIZAPQACOFQAhkQ8gAJMVACGSD0AAjhUAIZMPQACOFQAhlA8AAP0UACADAAAAow0AIAMAAOgNADAUAADpDQAgAwAAAKMNACADAACkDQAwBAAApQ0AIA_BDQAAlBYAMMINAADvDQAQww0AAJQWADCDDgEAlxUAIYUOBACiFQAhhg4EAKIVACGIDgIAnxUAIYwOAQCXFQAhnQ4BAJcVACH9DgEAlxUAIYUPQACbFQAhiA8BAJcVACGJDxAA2hUAIYoPQACbFQAhiw8AAJUWACABAAAA7A0AIAEAAADsDQAgDsENAACUFgAwwg0AAO8NABDDDQAAlBYAMIMOAQCXFQAhhQ4EAKIVACGGDgQAohUAIYgOAgCfFQAhjA4BAJcVACGdDgEAlxUAIf0OAQCXFQAhhQ9AAJsVACGIDwEAlxUAIYkPEADaFQAhig9AAJsVACEAAwAAAO8NACADAADwDQAwBAAA7A0AIAMAAADvDQAgAwAA8A0AMAQAAOwNACADAAAA7w0AIAMAAPANADAEAADsDQAgC4MOAQAAAAGFDgQAAAABhg4EAAAAAYgOAgAAAAGMDgEAAAABnQ4BAAAAAf0OAQAAAAGFD0AAAAABiA8BAAAAAYkPEAAAAAGKD0AAAAABAQgAAPQNACALgw4BAAAAAYUOBAAAAAGGDgQAAAABiA4CAAAAAYwOAQAAAAGdDgEAAAAB_Q4BAAAAAYUPQAAAAAGIDwEAAAABiQ8QAAAAAYoPQAAAAAEBCAAA9g0AMAEIAAD2DQAwC4MOAQD0FwAhhQ4EAO8XACGGDgQA7xcAIYgOAgDyFwAhjA4BAPQXACGdDgEA9BcAIf0OAQD0FwAhhQ9AAPAXACGIDwEA9BcAIYkPEADqGAAhig9AAPAXACECAAAA7A0AIAgAAPkNACALgw4BAPQXACGFDgQA7xcAIYYOBADvFwAhiA4CAPIXACGMDgEA9BcAIZ0OAQD0FwAh_Q4BAPQXACGFD0AA8BcAIYgPAQD0FwAhiQ8QAOoYACGKD0AA8BcAIQIAAADvDQAgCAAA-w0AIAIAAADvDQAgCAAA-w0AIAMAAADsDQAgDwAA9A0AIBAAAPkNACABAAAA7A0AIAEAAADvDQAgBRUAAN0ZACAWAADgGQAgFwAA3xkAICgAAN4ZACApAADhGQAgDsENAACTFgAwwg0AAIIOABDDDQAAkxYAMIMOAQD4FAAhhQ4EAPcUACGGDgQA9xQAIYgOAgD7FAAhjA4BAPgUACGdDgEA-BQAIf0OAQD4FAAhhQ9AAPkUACGIDwEA-BQAIYkPEADWFQAhig9AAPkUACEDAAAA7w0AIAMAAIEOADAUAACCDgAgAwAAAO8NACADAADwDQAwBAAA7A0AIAbBDQAAkhYAMMINAACIDgAQww0AAJIWADCFDgQAAAABhg4EAKIVACGIDwEAlxUAIQEAAACFDgAgAQAAAIUOACAGwQ0AAJIWADDCDQAAiA4AEMMNAACSFgAwhQ4EAKIVACGGDgQAohUAIYgPAQCXFQAhAAMAAACIDgAgAwAAiQ4AMAQAAIUOACADAAAAiA4AIAMAAIkOADAEAACFDgAgAwAAAIgOACADAACJDgAwBAAAhQ4AIAOFDgQAAAABhg4EAAAAAYgPAQAAAAEBCAAAjQ4AIAOFDgQAAAABhg4EAAAAAYgPAQAAAAEBCAAAjw4AMAEIAACPDgAwA4UOBADvFwAhhg4EAO8XACGIDwEA9BcAIQIAAACFDgAgCAAAkg4AIAOFDgQA7xcAIYYOBADvFwAhiA8BAPQXACECAAAAiA4AIAgAAJQOACACAAAAiA4AIAgAAJQOACADAAAAhQ4AIA8AAI0OACAQAACSDgAgAQAAAIUOACABAAAAiA4AIAUVAADYGQAgFgAA2xkAIBcAANoZACAoAADZGQAgKQAA3BkAIAbBDQAAkRYAMMINAACbDgAQww0AAJEWADCFDgQA9xQAIYYOBAD3FAAhiA8BAPgUACEDAAAAiA4AIAMAAJoOADAUAACbDgAgAwAAAIgOACADAACJDgAwBAAAhQ4AIA7BDQAAkBYAMMINAAChDgAQww0AAJAWADDoDUAAmxUAIeoNAQCZFQAhhQ4EAKIVACH2DhAAAAAB_Q4BAAAAAYIPAQCXFQAhgw8QANoVACGEDwEAlxUAIYUPQACbFQAhhg8BAJkVACGHDwAAkhUAIAEAAACeDgAgAQAAAJ4OACAOwQ0AAJAWADDCDQAAoQ4AEMMNAACQFgAw6A1AAJsVACHqDQEAmRUAIYUOBACiFQAh9g4QANoVACH9DgEAlxUAIYIPAQCXFQAhgw8QANoVACGEDwEAlxUAIYUPQACbFQAhhg8BAJkVACGHDwAAkhUAIALqDQAA6RcAIIYPAADpFwAgAwAAAKEOACADAACiDgAwBAAAng4AIAMAAAChDgAgAwAAog4AMAQAAJ4OACADAAAAoQ4AIAMAAKIOADAEAACeDgAgC-gNQAAAAAHqDQEAAAABhQ4EAAAAAfYOEAAAAAH9DgEAAAABgg8BAAAAAYMPEAAAAAGEDwEAAAABhQ9AAAAAAYYPAQAAAAGHDwAA1xkAIAEIAACmDgAgC-gNQAAAAAHqDQEAAAABhQ4EAAAAAfYOEAAAAAH9DgEAAAABgg8BAAAAAYMPEAAAAAGEDwEAAAABhQ9AAAAAAYYPAQAAAAGHDwAA1xkAIAEIAACoDgAwAQgAAKgOADAL6A1AAPAXACHqDQEA8xcAIYUOBADvFwAh9g4QAOoYACH9DgEA9BcAIYIPAQD0FwAhgw8QAOoYACGEDwEA9BcAIYUPQADwFwAhhg8BAPMXACGHDwAA1hkAIAIAAACeDgAgCAAAqw4AIAvoDUAA8BcAIeoNAQDzFwAhhQ4EAO8XACH2DhAA6hgAIf0OAQD0FwAhgg8BAPQXACGDDxAA6hgAIYQPAQD0FwAhhQ9AAPAXACGGDwEA8xcAIYcPAADWGQAgAgAAAKEOACAIAACtDgAgAgAAAKEOACAIAACtDgAgAwAAAJ4OACAPAACmDgAgEAAAqw4AIAEAAACeDgAgAQAAAKEOACAHFQAA0RkAIBYAANQZACAXAADTGQAgKAAA0hkAICkAANUZACDqDQAA6RcAIIYPAADpFwAgDsENAACPFgAwwg0AALQOABDDDQAAjxYAMOgNQAD5FAAh6g0BAPwUACGFDgQA9xQAIfYOEADWFQAh_Q4BAPgUACGCDwEA-BQAIYMPEADWFQAhhA8BAPgUACGFD0AA-RQAIYYPAQD8FAAhhw8AAJIVACADAAAAoQ4AIAMAALMOADAUAAC0DgAgAwAAAKEOACADAACiDgAwBAAAng4AIAbBDQAAjhYAMMINAAC6DgAQww0AAI4WADDoDUAAmxUAIYMOAQAAAAGADwEAAAABAQAAALcOACABAAAAtw4AIAbBDQAAjhYAMMINAAC6DgAQww0AAI4WADDoDUAAmxUAIYMOAQCXFQAhgA8BAJcVACEAAwAAALoOACADAAC7DgAwBAAAtw4AIAMAAAC6DgAgAwAAuw4AMAQAALcOACADAAAAug4AIAMAALsOADAEAAC3DgAgA-gNQAAAAAGDDgEAAAABgA8BAAAAAQEIAAC_DgAgA-gNQAAAAAGDDgEAAAABgA8BAAAAAQEIAADBDgAwAQgAAMEOADAD6A1AAPAXACGDDgEA9BcAIYAPAQD0FwAhAgAAALcOACAIAADEDgAgA-gNQADwFwAhgw4BAPQXACGADwEA9BcAIQIAAAC6DgAgCAAAxg4AIAIAAAC6DgAgCAAAxg4AIAMAAAC3DgAgDwAAvw4AIBAAAMQOACABAAAAtw4AIAEAAAC6DgAgAxUAAM4ZACAWAADQGQAgFwAAzxkAIAbBDQAAjRYAMMINAADNDgAQww0AAI0WADDoDUAA-RQAIYMOAQD4FAAhgA8BAPgUACEDAAAAug4AIAMAAMwOADAUAADNDgAgAwAAALoOACADAAC7DgAwBAAAtw4AIAjBDQAAjBYAMMINAADTDgAQww0AAIwWADDoDUAAmxUAIf4OAQAAAAH_DgEAlxUAIYAPAQCXFQAhgQ9AAJoVACEBAAAA0A4AIAEAAADQDgAgCMENAACMFgAwwg0AANMOABDDDQAAjBYAMOgNQACbFQAh_g4BAJcVACH_DgEAlxUAIYAPAQCXFQAhgQ9AAJoVACEBgQ8AAOkXACADAAAA0w4AIAMAANQOADAEAADQDgAgAwAAANMOACADAADUDgAwBAAA0A4AIAMAAADTDgAgAwAA1A4AMAQAANAOACAF6A1AAAAAAf4OAQAAAAH_DgEAAAABgA8BAAAAAYEPQAAAAAEBCAAA2A4AIAXoDUAAAAAB_g4BAAAAAf8OAQAAAAGADwEAAAABgQ9AAAAAAQEIAADaDgAwAQgAANoOADAF6A1AAPAXACH-DgEA9BcAIf8OAQD0FwAhgA8BAPQXACGBD0AA_BcAIQIAAADQDgAgCAAA3Q4AIAXoDUAA8BcAIf4OAQD0FwAh_w4BAPQXACGADwEA9BcAIYEPQAD8FwAhAgAAANMOACAIAADfDgAgAgAAANMOACAIAADfDgAgAwAAANAOACAPAADYDgAgEAAA3Q4AIAEAAADQDgAgAQAAANMOACAEFQAAyxkAIBYAAM0ZACAXAADMGQAggQ8AAOkXACAIwQ0AAIsWADDCDQAA5g4AEMMNAACLFgAw6A1AAPkUACH-DgEA-BQAIf8OAQD4FAAhgA8BAPgUACGBD0AAjhUAIQMAAADTDgAgAwAA5Q4AMBQAAOYOACADAAAA0w4AIAMAANQOADAEAADQDgAgB8ENAACKFgAwwg0AAOwOABDDDQAAihYAMOgNQACbFQAh6g0BAJcVACGMDgEAAAAB_Q4BAJcVACEBAAAA6Q4AIAEAAADpDgAgB8ENAACKFgAwwg0AAOwOABDDDQAAihYAMOgNQACbFQAh6g0BAJcVACGMDgEAlxUAIf0OAQCXFQAhAAMAAADsDgAgAwAA7Q4AMAQAAOkOACADAAAA7A4AIAMAAO0OADAEAADpDgAgAwAAAOwOACADAADtDgAwBAAA6Q4AIAToDUAAAAAB6g0BAAAAAYwOAQAAAAH9DgEAAAABAQgAAPEOACAE6A1AAAAAAeoNAQAAAAGMDgEAAAAB_Q4BAAAAAQEIAADzDgAwAQgAAPMOADAE6A1AAPAXACHqDQEA9BcAIYwOAQD0FwAh_Q4BAPQXACECAAAA6Q4AIAgAAPYOACAE6A1AAPAXACHqDQEA9BcAIYwOAQD0FwAh_Q4BAPQXACECAAAA7A4AIAgAAPgOACACAAAA7A4AIAgAAPgOACADAAAA6Q4AIA8AAPEOACAQAAD2DgAgAQAAAOkOACABAAAA7A4AIAMVAADIGQAgFgAAyhkAIBcAAMkZACAHwQ0AAIkWADDCDQAA_w4AEMMNAACJFgAw6A1AAPkUACHqDQEA-BQAIYwOAQD4FAAh_Q4BAPgUACEDAAAA7A4AIAMAAP4OADAUAAD_DgAgAwAAAOwOACADAADtDgAwBAAA6Q4AIAzBDQAAhxYAMMINAACFDwAQww0AAIcWADCFDgQAohUAIfUOAQCXFQAh9g4EAKIVACH3DgEAlxUAIfgOAACSFQAg-Q4CAJ8VACH6DkAAmxUAIfsOQACaFQAh_A4AAIgWACABAAAAgg8AIAEAAACCDwAgC8ENAACHFgAwwg0AAIUPABDDDQAAhxYAMIUOBACiFQAh9Q4BAJcVACH2DgQAohUAIfcOAQCXFQAh-A4AAJIVACD5DgIAnxUAIfoOQACbFQAh-w5AAJoVACEB-w4AAOkXACADAAAAhQ8AIAMAAIYPADAEAACCDwAgAwAAAIUPACADAACGDwAwBAAAgg8AIAMAAACFDwAgAwAAhg8AMAQAAIIPACAIhQ4EAAAAAfUOAQAAAAH2DgQAAAAB9w4BAAAAAfgOAADHGQAg-Q4CAAAAAfoOQAAAAAH7DkAAAAABAQgAAIoPACAIhQ4EAAAAAfUOAQAAAAH2DgQAAAAB9w4BAAAAAfgOAADHGQAg-Q4CAAAAAfoOQAAAAAH7DkAAAAABAQgAAIwPADABCAAAjA8AMAiFDgQA7xcAIfUOAQD0FwAh9g4EAO8XACH3DgEA9BcAIfgOAADGGQAg-Q4CAPIXACH6DkAA8BcAIfsOQAD8FwAhAgAAAIIPACAIAACPDwAgCIUOBADvFwAh9Q4BAPQXACH2DgQA7xcAIfcOAQD0FwAh-A4AAMYZACD5DgIA8hcAIfoOQADwFwAh-w5AAPwXACECAAAAhQ8AIAgAAJEPACACAAAAhQ8AIAgAAJEPACADAAAAgg8AIA8AAIoPACAQAACPDwAgAQAAAIIPACABAAAAhQ8AIAYVAADBGQAgFgAAxBkAIBcAAMMZACAoAADCGQAgKQAAxRkAIPsOAADpFwAgC8ENAACGFgAwwg0AAJgPABDDDQAAhhYAMIUOBAD3FAAh9Q4BAPgUACH2DgQA9xQAIfcOAQD4FAAh-A4AAJIVACD5DgIA-xQAIfoOQAD5FAAh-w5AAI4VACEDAAAAhQ8AIAMAAJcPADAUAACYDwAgAwAAAIUPACADAACGDwAwBAAAgg8AIBrBDQAAhBYAMMINAACeDwAQww0AAIQWADDiDQEAlxUAIYUOBACiFQAhrA4BAJcVACG0DgIAnxUAIdEOAACFFgAg1A4CAJ8VACHVDgIAnxUAIdYOAgCfFQAh1w4CAJ8VACHYDgIAnxUAIdkOAgCfFQAh2g4CAJ8VACHbDgIAnxUAIdwOIACYFQAh3Q4BAJcVACHrDgABvBUAIe4OAACqFQAg7w4BAJcVACHwDgEAlxUAIfEOAAG8FQAh8g4EAKIVACHzDgQAzxUAIfQOQACbFQAhAQAAAJsPACABAAAAmw8AIBnBDQAAhBYAMMINAACeDwAQww0AAIQWADDiDQEAlxUAIYUOBACiFQAhrA4BAJcVACG0DgIAnxUAIdQOAgCfFQAh1Q4CAJ8VACHWDgIAnxUAIdcOAgCfFQAh2A4CAJ8VACHZDgIAnxUAIdoOAgCfFQAh2w4CAJ8VACHcDiAAmBUAId0OAQCXFQAh6w4AAbwVACHuDgAAqhUAIO8OAQCXFQAh8A4BAJcVACHxDgABvBUAIfIOBACiFQAh8w4EAM8VACH0DkAAmxUAIQHzDgAA6RcAIAMAAACeDwAgAwAAnw8AMAQAAJsPACADAAAAng8AIAMAAJ8PADAEAACbDwAgAwAAAJ4PACADAACfDwAwBAAAmw8AIBbiDQEAAAABhQ4EAAAAAawOAQAAAAG0DgIAAAAB1A4CAAAAAdUOAgAAAAHWDgIAAAAB1w4CAAAAAdgOAgAAAAHZDgIAAAAB2g4CAAAAAdsOAgAAAAHcDiAAAAAB3Q4BAAAAAesOAAEAAAHuDoAAAAAB7w4BAAAAAfAOAQAAAAHxDgABAAAB8g4EAAAAAfMOBAAAAAH0DkAAAAABAQgAAKMPACAW4g0BAAAAAYUOBAAAAAGsDgEAAAABtA4CAAAAAdQOAgAAAAHVDgIAAAAB1g4CAAAAAdcOAgAAAAHYDgIAAAAB2Q4CAAAAAdoOAgAAAAHbDgIAAAAB3A4gAAAAAd0OAQAAAAHrDgABAAAB7g6AAAAAAe8OAQAAAAHwDgEAAAAB8Q4AAQAAAfIOBAAAAAHzDgQAAAAB9A5AAAAAAQEIAAClDwAwAQgAAKUPADAW4g0BAPQXACGFDgQA7xcAIawOAQD0FwAhtA4CAPIXACHUDgIA8hcAIdUOAgDyFwAh1g4CAPIXACHXDgIA8hcAIdgOAgDyFwAh2Q4CAPIXACHaDgIA8hcAIdsOAgDyFwAh3A4gAJIYACHdDgEA9BcAIesOAAG1GAAh7g6AAAAAAe8OAQD0FwAh8A4BAPQXACHxDgABtRgAIfIOBADvFwAh8w4EANsYACH0DkAA8BcAIQIAAACbDwAgCAAAqA8AIBbiDQEA9BcAIYUOBADvFwAhrA4BAPQXACG0DgIA8hcAIdQOAgDyFwAh1Q4CAPIXACHWDgIA8hcAIdcOAgDyFwAh2A4CAPIXACHZDgIA8hcAIdoOAgDyFwAh2w4CAPIXACHcDiAAkhgAId0OAQD0FwAh6w4AAbUYACHuDoAAAAAB7w4BAPQXACHwDgEA9BcAIfEOAAG1GAAh8g4EAO8XACHzDgQA2xgAIfQOQADwFwAhAgAAAJ4PACAIAACqDwAgAgAAAJ4PACAIAACqDwAgAwAAAJsPACAPAACjDwAgEAAAqA8AIAEAAACbDwAgAQAAAJ4PACAGFQAAvBkAIBYAAL8ZACAXAAC-GQAgKAAAvRkAICkAAMAZACDzDgAA6RcAIBnBDQAAgxYAMMINAACxDwAQww0AAIMWADDiDQEA-BQAIYUOBAD3FAAhrA4BAPgUACG0DgIA-xQAIdQOAgD7FAAh1Q4CAPsUACHWDgIA-xQAIdcOAgD7FAAh2A4CAPsUACHZDgIA-xQAIdoOAgD7FAAh2w4CAPsUACHcDiAAkxUAId0OAQD4FAAh6w4AAa8VACHuDgAApxUAIO8OAQD4FAAh8A4BAPgUACHxDgABrxUAIfIOBAD3FAAh8w4EAMsVACH0DkAA-RQAIQMAAACeDwAgAwAAsA8AMBQAALEPACADAAAAng8AIAMAAJ8PADAEAACbDwAgB8ENAACBFgAwwg0AALcPABDDDQAAgRYAMKwOAQCXFQAh6w4AAbwVACHsDgABvBUAIe0OAACCFgAgAQAAALQPACABAAAAtA8AIAbBDQAAgRYAMMINAAC3DwAQww0AAIEWADCsDgEAlxUAIesOAAG8FQAh7A4AAbwVACEAAwAAALcPACADAAC4DwAwBAAAtA8AIAMAAAC3DwAgAwAAuA8AMAQAALQPACADAAAAtw8AIAMAALgPADAEAAC0DwAgA6wOAQAAAAHrDgABAAAB7A4AAQAAAQEIAAC8DwAgA6wOAQAAAAHrDgABAAAB7A4AAQAAAQEIAAC-DwAwAQgAAL4PADADrA4BAPQXACHrDgABtRgAIewOAAG1GAAhAgAAALQPACAIAADBDwAgA6wOAQD0FwAh6w4AAbUYACHsDgABtRgAIQIAAAC3DwAgCAAAww8AIAIAAAC3DwAgCAAAww8AIAMAAAC0DwAgDwAAvA8AIBAAAMEPACABAAAAtA8AIAEAAAC3DwAgAxUAALkZACAWAAC7GQAgFwAAuhkAIAbBDQAAgBYAMMINAADKDwAQww0AAIAWADCsDgEA-BQAIesOAAGvFQAh7A4AAa8VACEDAAAAtw8AIAMAAMkPADAUAADKDwAgAwAAALcPACADAAC4DwAwBAAAtA8AIArBDQAA_hUAMMINAADQDwAQww0AAP4VADCFDgQAohUAIawOAQCXFQAhww4EAKIVACHRDgAA_xUAINYOAAD7FQAg2w4AAPsVACDqDgAA-xUAIAEAAADNDwAgAQAAAM0PACAJwQ0AAP4VADDCDQAA0A8AEMMNAAD-FQAwhQ4EAKIVACGsDgEAlxUAIcMOBACiFQAh1g4AAPsVACDbDgAA-xUAIOoOAAD7FQAgAAMAAADQDwAgAwAA0Q8AMAQAAM0PACADAAAA0A8AIAMAANEPADAEAADNDwAgAwAAANAPACADAADRDwAwBAAAzQ8AIAaFDgQAAAABrA4BAAAAAcMOBAAAAAHWDgAAtxkAINsOAAC4GQAg6g4AALYZACABCAAA1Q8AIAaFDgQAAAABrA4BAAAAAcMOBAAAAAHWDgAAtxkAINsOAAC4GQAg6g4AALYZACABCAAA1w8AMAEIAADXDwAwBoUOBADvFwAhrA4BAPQXACHDDgQA7xcAIdYOAAC0GQAg2w4AALUZACDqDgAAsxkAIAIAAADNDwAgCAAA2g8AIAaFDgQA7xcAIawOAQD0FwAhww4EAO8XACHWDgAAtBkAINsOAAC1GQAg6g4AALMZACACAAAA0A8AIAgAANwPACACAAAA0A8AIAgAANwPACADAAAAzQ8AIA8AANUPACAQAADaDwAgAQAAAM0PACABAAAA0A8AIAUVAACuGQAgFgAAsRkAIBcAALAZACAoAACvGQAgKQAAshkAIAnBDQAA_RUAMMINAADjDwAQww0AAP0VADCFDgQA9xQAIawOAQD4FAAhww4EAPcUACHWDgAA-xUAINsOAAD7FQAg6g4AAPsVACADAAAA0A8AIAMAAOIPADAUAADjDwAgAwAAANAPACADAADRDwAwBAAAzQ8AIBDBDQAA_BUAMMINAADpDwAQww0AAPwVADDEDQQAAAABxg1AAJsVACGFDgQAohUAIYYOBADPFQAhrA4BAJcVACHNDgEAlxUAIeMOAAD7FQAg5A4AAPsVACDlDiAAmBUAIeYOIACYFQAh5w4EAKIVACHoDgQAohUAIekOBADPFQAhAQAAAOYPACABAAAA5g8AIBDBDQAA_BUAMMINAADpDwAQww0AAPwVADDEDQQAohUAIcYNQACbFQAhhQ4EAKIVACGGDgQAzxUAIawOAQCXFQAhzQ4BAJcVACHjDgAA-xUAIOQOAAD7FQAg5Q4gAJgVACHmDiAAmBUAIecOBACiFQAh6A4EAKIVACHpDgQAzxUAIQKGDgAA6RcAIOkOAADpFwAgAwAAAOkPACADAADqDwAwBAAA5g8AIAMAAADpDwAgAwAA6g8AMAQAAOYPACADAAAA6Q8AIAMAAOoPADAEAADmDwAgDcQNBAAAAAHGDUAAAAABhQ4EAAAAAYYOBAAAAAGsDgEAAAABzQ4BAAAAAeMOAACsGQAg5A4AAK0ZACDlDiAAAAAB5g4gAAAAAecOBAAAAAHoDgQAAAAB6Q4EAAAAAQEIAADuDwAgDcQNBAAAAAHGDUAAAAABhQ4EAAAAAYYOBAAAAAGsDgEAAAABzQ4BAAAAAeMOAACsGQAg5A4AAK0ZACDlDiAAAAAB5g4gAAAAAecOBAAAAAHoDgQAAAAB6Q4EAAAAAQEIAADwDwAwAQgAAPAPADANxA0EAO8XACHGDUAA8BcAIYUOBADvFwAhhg4EANsYACGsDgEA9BcAIc0OAQD0FwAh4w4AAKoZACDkDgAAqxkAIOUOIACSGAAh5g4gAJIYACHnDgQA7xcAIegOBADvFwAh6Q4EANsYACECAAAA5g8AIAgAAPMPACANxA0EAO8XACHGDUAA8BcAIYUOBADvFwAhhg4EANsYACGsDgEA9BcAIc0OAQD0FwAh4w4AAKoZACDkDgAAqxkAIOUOIACSGAAh5g4gAJIYACHnDgQA7xcAIegOBADvFwAh6Q4EANsYACECAAAA6Q8AIAgAAPUPACACAAAA6Q8AIAgAAPUPACADAAAA5g8AIA8AAO4PACAQAADzDwAgAQAAAOYPACABAAAA6Q8AIAcVAAClGQAgFgAAqBkAIBcAAKcZACAoAACmGQAgKQAAqRkAIIYOAADpFwAg6Q4AAOkXACAQwQ0AAPoVADDCDQAA_A8AEMMNAAD6FQAwxA0EAPcUACHGDUAA-RQAIYUOBAD3FAAhhg4EAMsVACGsDgEA-BQAIc0OAQD4FAAh4w4AAPsVACDkDgAA-xUAIOUOIACTFQAh5g4gAJMVACHnDgQA9xQAIegOBAD3FAAh6Q4EAMsVACEDAAAA6Q8AIAMAAPsPADAUAAD8DwAgAwAAAOkPACADAADqDwAwBAAA5g8AIAaFAwEAlxUAIcENAAD5FQAwwg0AAIIQABDDDQAA-RUAMMQNBAAAAAHGDUAAmxUAIQEAAAD_DwAgAQAAAP8PACAGhQMBAJcVACHBDQAA-RUAMMINAACCEAAQww0AAPkVADDEDQQAohUAIcYNQACbFQAhAAMAAACCEAAgAwAAgxAAMAQAAP8PACADAAAAghAAIAMAAIMQADAEAAD_DwAgAwAAAIIQACADAACDEAAwBAAA_w8AIAOFAwEAAAABxA0EAAAAAcYNQAAAAAEBCAAAhxAAIAOFAwEAAAABxA0EAAAAAcYNQAAAAAEBCAAAiRAAMAEIAACJEAAwA4UDAQD0FwAhxA0EAO8XACHGDUAA8BcAIQIAAAD_DwAgCAAAjBAAIAOFAwEA9BcAIcQNBADvFwAhxg1AAPAXACECAAAAghAAIAgAAI4QACACAAAAghAAIAgAAI4QACADAAAA_w8AIA8AAIcQACAQAACMEAAgAQAAAP8PACABAAAAghAAIAUVAACgGQAgFgAAoxkAIBcAAKIZACAoAAChGQAgKQAApBkAIAaFAwEA-BQAIcENAAD4FQAwwg0AAJUQABDDDQAA-BUAMMQNBAD3FAAhxg1AAPkUACEDAAAAghAAIAMAAJQQADAUAACVEAAgAwAAAIIQACADAACDEAAwBAAA_w8AIAfBDQAA9xUAMMINAACbEAAQww0AAPcVADDEDQIAAAAB4A4BAJcVACHhDgAAqhUAIOIOQACbFQAhAQAAAJgQACABAAAAmBAAIAfBDQAA9xUAMMINAACbEAAQww0AAPcVADDEDQIAnxUAIeAOAQCXFQAh4Q4AAKoVACDiDkAAmxUAIQADAAAAmxAAIAMAAJwQADAEAACYEAAgAwAAAJsQACADAACcEAAwBAAAmBAAIAMAAACbEAAgAwAAnBAAMAQAAJgQACAExA0CAAAAAeAOAQAAAAHhDoAAAAAB4g5AAAAAAQEIAACgEAAgBMQNAgAAAAHgDgEAAAAB4Q6AAAAAAeIOQAAAAAEBCAAAohAAMAEIAACiEAAwBMQNAgDyFwAh4A4BAPQXACHhDoAAAAAB4g5AAPAXACECAAAAmBAAIAgAAKUQACAExA0CAPIXACHgDgEA9BcAIeEOgAAAAAHiDkAA8BcAIQIAAACbEAAgCAAApxAAIAIAAACbEAAgCAAApxAAIAMAAACYEAAgDwAAoBAAIBAAAKUQACABAAAAmBAAIAEAAACbEAAgBRUAAJsZACAWAACeGQAgFwAAnRkAICgAAJwZACApAACfGQAgB8ENAAD2FQAwwg0AAK4QABDDDQAA9hUAMMQNAgD7FAAh4A4BAPgUACHhDgAApxUAIOIOQAD5FAAhAwAAAJsQACADAACtEAAwFAAArhAAIAMAAACbEAAgAwAAnBAAMAQAAJgQACAVwQ0AAPQVADDCDQAAtBAAEMMNAAD0FQAwhQ4EAKIVACGsDgEAlxUAIbQOAgCfFQAhzQ4BAJcVACHSDkAAmxUAIdMOQACbFQAh1A4CAJ8VACHVDgIAnxUAIdYOAgCfFQAh1w4CAJ8VACHYDgIAnxUAIdkOAgCfFQAh2g4CAJ8VACHbDgIAnxUAIdwOIACYFQAh3Q4BAJcVACHeDkAAmxUAId8OAAD1FQAgAQAAALEQACABAAAAsRAAIBTBDQAA9BUAMMINAAC0EAAQww0AAPQVADCFDgQAohUAIawOAQCXFQAhtA4CAJ8VACHNDgEAlxUAIdIOQACbFQAh0w5AAJsVACHUDgIAnxUAIdUOAgCfFQAh1g4CAJ8VACHXDgIAnxUAIdgOAgCfFQAh2Q4CAJ8VACHaDgIAnxUAIdsOAgCfFQAh3A4gAJgVACHdDgEAlxUAId4OQACbFQAhAAMAAAC0EAAgAwAAtRAAMAQAALEQACADAAAAtBAAIAMAALUQADAEAACxEAAgAwAAALQQACADAAC1EAAwBAAAsRAAIBGFDgQAAAABrA4BAAAAAbQOAgAAAAHNDgEAAAAB0g5AAAAAAdMOQAAAAAHUDgIAAAAB1Q4CAAAAAdYOAgAAAAHXDgIAAAAB2A4CAAAAAdkOAgAAAAHaDgIAAAAB2w4CAAAAAdwOIAAAAAHdDgEAAAAB3g5AAAAAAQEIAAC5EAAgEYUOBAAAAAGsDgEAAAABtA4CAAAAAc0OAQAAAAHSDkAAAAAB0w5AAAAAAdQOAgAAAAHVDgIAAAAB1g4CAAAAAdcOAgAAAAHYDgIAAAAB2Q4CAAAAAdoOAgAAAAHbDgIAAAAB3A4gAAAAAd0OAQAAAAHeDkAAAAABAQgAALsQADABCAAAuxAAMBGFDgQA7xcAIawOAQD0FwAhtA4CAPIXACHNDgEA9BcAIdIOQADwFwAh0w5AAPAXACHUDgIA8hcAIdUOAgDyFwAh1g4CAPIXACHXDgIA8hcAIdgOAgDyFwAh2Q4CAPIXACHaDgIA8hcAIdsOAgDyFwAh3A4gAJIYACHdDgEA9BcAId4OQADwFwAhAgAAALEQACAIAAC-EAAgEYUOBADvFwAhrA4BAPQXACG0DgIA8hcAIc0OAQD0FwAh0g5AAPAXACHTDkAA8BcAIdQOAgDyFwAh1Q4CAPIXACHWDgIA8hcAIdcOAgDyFwAh2A4CAPIXACHZDgIA8hcAIdoOAgDyFwAh2w4CAPIXACHcDiAAkhgAId0OAQD0FwAh3g5AAPAXACECAAAAtBAAIAgAAMAQACACAAAAtBAAIAgAAMAQACADAAAAsRAAIA8AALkQACAQAAC-EAAgAQAAALEQACABAAAAtBAAIAUVAACWGQAgFgAAmRkAIBcAAJgZACAoAACXGQAgKQAAmhkAIBTBDQAA8xUAMMINAADHEAAQww0AAPMVADCFDgQA9xQAIawOAQD4FAAhtA4CAPsUACHNDgEA-BQAIdIOQAD5FAAh0w5AAPkUACHUDgIA-xQAIdUOAgD7FAAh1g4CAPsUACHXDgIA-xQAIdgOAgD7FAAh2Q4CAPsUACHaDgIA-xQAIdsOAgD7FAAh3A4gAJMVACHdDgEA-BQAId4OQAD5FAAhAwAAALQQACADAADGEAAwFAAAxxAAIAMAAAC0EAAgAwAAtRAAMAQAALEQACAIwQ0AAPEVADDCDQAAzRAAEMMNAADxFQAwhQ4EAKIVACGZDkAAmxUAIawOAQCXFQAh0A5AAJsVACHRDgAA8hUAIAEAAADKEAAgAQAAAMoQACAHwQ0AAPEVADDCDQAAzRAAEMMNAADxFQAwhQ4EAKIVACGZDkAAmxUAIawOAQCXFQAh0A5AAJsVACEAAwAAAM0QACADAADOEAAwBAAAyhAAIAMAAADNEAAgAwAAzhAAMAQAAMoQACADAAAAzRAAIAMAAM4QADAEAADKEAAgBIUOBAAAAAGZDkAAAAABrA4BAAAAAdAOQAAAAAEBCAAA0hAAIASFDgQAAAABmQ5AAAAAAawOAQAAAAHQDkAAAAABAQgAANQQADABCAAA1BAAMASFDgQA7xcAIZkOQADwFwAhrA4BAPQXACHQDkAA8BcAIQIAAADKEAAgCAAA1xAAIASFDgQA7xcAIZkOQADwFwAhrA4BAPQXACHQDkAA8BcAIQIAAADNEAAgCAAA2RAAIAIAAADNEAAgCAAA2RAAIAMAAADKEAAgDwAA0hAAIBAAANcQACABAAAAyhAAIAEAAADNEAAgBRUAAJEZACAWAACUGQAgFwAAkxkAICgAAJIZACApAACVGQAgB8ENAADwFQAwwg0AAOAQABDDDQAA8BUAMIUOBAD3FAAhmQ5AAPkUACGsDgEA-BQAIdAOQAD5FAAhAwAAAM0QACADAADfEAAwFAAA4BAAIAMAAADNEAAgAwAAzhAAMAQAAMoQACAHyAgBAAAAAcENAADvFQAwwg0AAOYQABDDDQAA7xUAMM0OAQCXFQAhzg4BAJkVACHPDgQAzxUAIQEAAADjEAAgAQAAAOMQACAHyAgBAJcVACHBDQAA7xUAMMINAADmEAAQww0AAO8VADDNDgEAlxUAIc4OAQCZFQAhzw4EAM8VACECzg4AAOkXACDPDgAA6RcAIAMAAADmEAAgAwAA5xAAMAQAAOMQACADAAAA5hAAIAMAAOcQADAEAADjEAAgAwAAAOYQACADAADnEAAwBAAA4xAAIATICAEAAAABzQ4BAAAAAc4OAQAAAAHPDgQAAAABAQgAAOsQACAEyAgBAAAAAc0OAQAAAAHODgEAAAABzw4EAAAAAQEIAADtEAAwAQgAAO0QADAEyAgBAPQXACHNDgEA9BcAIc4OAQDzFwAhzw4EANsYACECAAAA4xAAIAgAAPAQACAEyAgBAPQXACHNDgEA9BcAIc4OAQDzFwAhzw4EANsYACECAAAA5hAAIAgAAPIQACACAAAA5hAAIAgAAPIQACADAAAA4xAAIA8AAOsQACAQAADwEAAgAQAAAOMQACABAAAA5hAAIAcVAACMGQAgFgAAjxkAIBcAAI4ZACAoAACNGQAgKQAAkBkAIM4OAADpFwAgzw4AAOkXACAHyAgBAPgUACHBDQAA7hUAMMINAAD5EAAQww0AAO4VADDNDgEA-BQAIc4OAQD8FAAhzw4EAMsVACEDAAAA5hAAIAMAAPgQADAUAAD5EAAgAwAAAOYQACADAADnEAAwBAAA4xAAIArBDQAA7RUAMMINAAD_EAAQww0AAO0VADDEDQQAAAABww4BAJcVACHIDkAAmxUAIckOQACbFQAhyg5AAJoVACHLDkAAmhUAIcwOAACgFQAgAQAAAPwQACABAAAA_BAAIArBDQAA7RUAMMINAAD_EAAQww0AAO0VADDEDQQAohUAIcMOAQCXFQAhyA5AAJsVACHJDkAAmxUAIcoOQACaFQAhyw5AAJoVACHMDgAAoBUAIAPKDgAA6RcAIMsOAADpFwAgzA4AAOkXACADAAAA_xAAIAMAAIARADAEAAD8EAAgAwAAAP8QACADAACAEQAwBAAA_BAAIAMAAAD_EAAgAwAAgBEAMAQAAPwQACAHxA0EAAAAAcMOAQAAAAHIDkAAAAAByQ5AAAAAAcoOQAAAAAHLDkAAAAABzA6AAAAAAQEIAACEEQAgB8QNBAAAAAHDDgEAAAAByA5AAAAAAckOQAAAAAHKDkAAAAAByw5AAAAAAcwOgAAAAAEBCAAAhhEAMAEIAACGEQAwB8QNBADvFwAhww4BAPQXACHIDkAA8BcAIckOQADwFwAhyg5AAPwXACHLDkAA_BcAIcwOgAAAAAECAAAA_BAAIAgAAIkRACAHxA0EAO8XACHDDgEA9BcAIcgOQADwFwAhyQ5AAPAXACHKDkAA_BcAIcsOQAD8FwAhzA6AAAAAAQIAAAD_EAAgCAAAixEAIAIAAAD_EAAgCAAAixEAIAMAAAD8EAAgDwAAhBEAIBAAAIkRACABAAAA_BAAIAEAAAD_EAAgCBUAAIcZACAWAACKGQAgFwAAiRkAICgAAIgZACApAACLGQAgyg4AAOkXACDLDgAA6RcAIMwOAADpFwAgCsENAADsFQAwwg0AAJIRABDDDQAA7BUAMMQNBAD3FAAhww4BAPgUACHIDkAA-RQAIckOQAD5FAAhyg5AAI4VACHLDkAAjhUAIcwOAAD9FAAgAwAAAP8QACADAACREQAwFAAAkhEAIAMAAAD_EAAgAwAAgBEAMAQAAPwQACAKwQ0AAOsVADDCDQAAmBEAEMMNAADrFQAwyQ0BAJkVACHtDQIAnxUAIcMOAQAAAAHEDkAAmxUAIcUOAgCfFQAhxg5AAJoVACHHDgAAoBUAIAEAAACVEQAgAQAAAJURACAKwQ0AAOsVADDCDQAAmBEAEMMNAADrFQAwyQ0BAJkVACHtDQIAnxUAIcMOAQCXFQAhxA5AAJsVACHFDgIAnxUAIcYOQACaFQAhxw4AAKAVACADyQ0AAOkXACDGDgAA6RcAIMcOAADpFwAgAwAAAJgRACADAACZEQAwBAAAlREAIAMAAACYEQAgAwAAmREAMAQAAJURACADAAAAmBEAIAMAAJkRADAEAACVEQAgB8kNAQAAAAHtDQIAAAABww4BAAAAAcQOQAAAAAHFDgIAAAABxg5AAAAAAccOgAAAAAEBCAAAnREAIAfJDQEAAAAB7Q0CAAAAAcMOAQAAAAHEDkAAAAABxQ4CAAAAAcYOQAAAAAHHDoAAAAABAQgAAJ8RADABCAAAnxEAMAfJDQEA8xcAIe0NAgDyFwAhww4BAPQXACHEDkAA8BcAIcUOAgDyFwAhxg5AAPwXACHHDoAAAAABAgAAAJURACAIAACiEQAgB8kNAQDzFwAh7Q0CAPIXACHDDgEA9BcAIcQOQADwFwAhxQ4CAPIXACHGDkAA_BcAIccOgAAAAAECAAAAmBEAIAgAAKQRACACAAAAmBEAIAgAAKQRACADAAAAlREAIA8AAJ0RACAQAACiEQAgAQAAAJURACABAAAAmBEAIAgVAACCGQAgFgAAhRkAIBcAAIQZACAoAACDGQAgKQAAhhkAIMkNAADpFwAgxg4AAOkXACDHDgAA6RcAIArBDQAA6hUAMMINAACrEQAQww0AAOoVADDJDQEA_BQAIe0NAgD7FAAhww4BAPgUACHEDkAA-RQAIcUOAgD7FAAhxg5AAI4VACHHDgAA_RQAIAMAAACYEQAgAwAAqhEAMBQAAKsRACADAAAAmBEAIAMAAJkRADAEAACVEQAgCsENAADoFQAwwg0AALERABDDDQAA6BUAMMQNAQAAAAHGDUAAmxUAIYsOAQCXFQAhvw4BAJcVACHADgEAlxUAIcEOQACaFQAhwg4AAOkVACABAAAArhEAIAEAAACuEQAgCcENAADoFQAwwg0AALERABDDDQAA6BUAMMQNAQCXFQAhxg1AAJsVACGLDgEAlxUAIb8OAQCXFQAhwA4BAJcVACHBDkAAmhUAIQHBDgAA6RcAIAMAAACxEQAgAwAAshEAMAQAAK4RACADAAAAsREAIAMAALIRADAEAACuEQAgAwAAALERACADAACyEQAwBAAArhEAIAbEDQEAAAABxg1AAAAAAYsOAQAAAAG_DgEAAAABwA4BAAAAAcEOQAAAAAEBCAAAthEAIAbEDQEAAAABxg1AAAAAAYsOAQAAAAG_DgEAAAABwA4BAAAAAcEOQAAAAAEBCAAAuBEAMAEIAAC4EQAwBsQNAQD0FwAhxg1AAPAXACGLDgEA9BcAIb8OAQD0FwAhwA4BAPQXACHBDkAA_BcAIQIAAACuEQAgCAAAuxEAIAbEDQEA9BcAIcYNQADwFwAhiw4BAPQXACG_DgEA9BcAIcAOAQD0FwAhwQ5AAPwXACECAAAAsREAIAgAAL0RACACAAAAsREAIAgAAL0RACADAAAArhEAIA8AALYRACAQAAC7EQAgAQAAAK4RACABAAAAsREAIAQVAAD_GAAgFgAAgRkAIBcAAIAZACDBDgAA6RcAIAnBDQAA5xUAMMINAADEEQAQww0AAOcVADDEDQEA-BQAIcYNQAD5FAAhiw4BAPgUACG_DgEA-BQAIcAOAQD4FAAhwQ5AAI4VACEDAAAAsREAIAMAAMMRADAUAADEEQAgAwAAALERACADAACyEQAwBAAArhEAIArBDQAA5hUAMMINAADKEQAQww0AAOYVADDGDQQAohUAIYUOBAAAAAGGDgQAohUAIbsOBACiFQAhvA4EAKIVACG9DgQAohUAIb4OAQCXFQAhAQAAAMcRACABAAAAxxEAIArBDQAA5hUAMMINAADKEQAQww0AAOYVADDGDQQAohUAIYUOBACiFQAhhg4EAKIVACG7DgQAohUAIbwOBACiFQAhvQ4EAKIVACG-DgEAlxUAIQADAAAAyhEAIAMAAMsRADAEAADHEQAgAwAAAMoRACADAADLEQAwBAAAxxEAIAMAAADKEQAgAwAAyxEAMAQAAMcRACAHxg0EAAAAAYUOBAAAAAGGDgQAAAABuw4EAAAAAbwOBAAAAAG9DgQAAAABvg4BAAAAAQEIAADPEQAgB8YNBAAAAAGFDgQAAAABhg4EAAAAAbsOBAAAAAG8DgQAAAABvQ4EAAAAAb4OAQAAAAEBCAAA0REAMAEIAADREQAwB8YNBADvFwAhhQ4EAO8XACGGDgQA7xcAIbsOBADvFwAhvA4EAO8XACG9DgQA7xcAIb4OAQD0FwAhAgAAAMcRACAIAADUEQAgB8YNBADvFwAhhQ4EAO8XACGGDgQA7xcAIbsOBADvFwAhvA4EAO8XACG9DgQA7xcAIb4OAQD0FwAhAgAAAMoRACAIAADWEQAgAgAAAMoRACAIAADWEQAgAwAAAMcRACAPAADPEQAgEAAA1BEAIAEAAADHEQAgAQAAAMoRACAFFQAA-hgAIBYAAP0YACAXAAD8GAAgKAAA-xgAICkAAP4YACAKwQ0AAOUVADDCDQAA3REAEMMNAADlFQAwxg0EAPcUACGFDgQA9xQAIYYOBAD3FAAhuw4EAPcUACG8DgQA9xQAIb0OBAD3FAAhvg4BAPgUACEDAAAAyhEAIAMAANwRADAUAADdEQAgAwAAAMoRACADAADLEQAwBAAAxxEAIA3ICAEAlxUAIcENAADjFQAwwg0AAOMRABDDDQAA4xUAMMYNBACiFQAhhQ4EAKIVACGGDgQAohUAIYcOAgCfFQAhiA4CAJ8VACGsDgEAlxUAIbQOEADaFQAhtQ4QANoVACG6DgAA5BUAIAEAAADgEQAgAQAAAOARACAMyAgBAJcVACHBDQAA4xUAMMINAADjEQAQww0AAOMVADDGDQQAohUAIYUOBACiFQAhhg4EAKIVACGHDgIAnxUAIYgOAgCfFQAhrA4BAJcVACG0DhAA2hUAIbUOEADaFQAhAAMAAADjEQAgAwAA5BEAMAQAAOARACADAAAA4xEAIAMAAOQRADAEAADgEQAgAwAAAOMRACADAADkEQAwBAAA4BEAIAnICAEAAAABxg0EAAAAAYUOBAAAAAGGDgQAAAABhw4CAAAAAYgOAgAAAAGsDgEAAAABtA4QAAAAAbUOEAAAAAEBCAAA6BEAIAnICAEAAAABxg0EAAAAAYUOBAAAAAGGDgQAAAABhw4CAAAAAYgOAgAAAAGsDgEAAAABtA4QAAAAAbUOEAAAAAEBCAAA6hEAMAEIAADqEQAwCcgIAQD0FwAhxg0EAO8XACGFDgQA7xcAIYYOBADvFwAhhw4CAPIXACGIDgIA8hcAIawOAQD0FwAhtA4QAOoYACG1DhAA6hgAIQIAAADgEQAgCAAA7REAIAnICAEA9BcAIcYNBADvFwAhhQ4EAO8XACGGDgQA7xcAIYcOAgDyFwAhiA4CAPIXACGsDgEA9BcAIbQOEADqGAAhtQ4QAOoYACECAAAA4xEAIAgAAO8RACACAAAA4xEAIAgAAO8RACADAAAA4BEAIA8AAOgRACAQAADtEQAgAQAAAOARACABAAAA4xEAIAUVAAD1GAAgFgAA-BgAIBcAAPcYACAoAAD2GAAgKQAA-RgAIAzICAEA-BQAIcENAADiFQAwwg0AAPYRABDDDQAA4hUAMMYNBAD3FAAhhQ4EAPcUACGGDgQA9xQAIYcOAgD7FAAhiA4CAPsUACGsDgEA-BQAIbQOEADWFQAhtQ4QANYVACEDAAAA4xEAIAMAAPURADAUAAD2EQAgAwAAAOMRACADAADkEQAwBAAA4BEAIAmzBwEAlxUAIcENAADgFQAwwg0AAPwRABDDDQAA4BUAMIUOBACiFQAhrA4BAJcVACG3DhAA2hUAIbgOEADaFQAhuQ4AAOEVACABAAAA-REAIAEAAAD5EQAgCLMHAQCXFQAhwQ0AAOAVADDCDQAA_BEAEMMNAADgFQAwhQ4EAKIVACGsDgEAlxUAIbcOEADaFQAhuA4QANoVACEAAwAAAPwRACADAAD9EQAwBAAA-REAIAMAAAD8EQAgAwAA_REAMAQAAPkRACADAAAA_BEAIAMAAP0RADAEAAD5EQAgBbMHAQAAAAGFDgQAAAABrA4BAAAAAbcOEAAAAAG4DhAAAAABAQgAAIESACAFswcBAAAAAYUOBAAAAAGsDgEAAAABtw4QAAAAAbgOEAAAAAEBCAAAgxIAMAEIAACDEgAwBbMHAQD0FwAhhQ4EAO8XACGsDgEA9BcAIbcOEADqGAAhuA4QAOoYACECAAAA-REAIAgAAIYSACAFswcBAPQXACGFDgQA7xcAIawOAQD0FwAhtw4QAOoYACG4DhAA6hgAIQIAAAD8EQAgCAAAiBIAIAIAAAD8EQAgCAAAiBIAIAMAAAD5EQAgDwAAgRIAIBAAAIYSACABAAAA-REAIAEAAAD8EQAgBRUAAPAYACAWAADzGAAgFwAA8hgAICgAAPEYACApAAD0GAAgCLMHAQD4FAAhwQ0AAN8VADDCDQAAjxIAEMMNAADfFQAwhQ4EAPcUACGsDgEA-BQAIbcOEADWFQAhuA4QANYVACEDAAAA_BEAIAMAAI4SADAUAACPEgAgAwAAAPwRACADAAD9EQAwBAAA-REAIArBDQAA3RUAMMINAACVEgAQww0AAN0VADCFDgQAohUAIawOAQCXFQAhrQ4BAJcVACGzDgIAnxUAIbQOEADaFQAhtQ4QANoVACG2DgAA3hUAIAEAAACSEgAgAQAAAJISACAJwQ0AAN0VADDCDQAAlRIAEMMNAADdFQAwhQ4EAKIVACGsDgEAlxUAIa0OAQCXFQAhsw4CAJ8VACG0DhAA2hUAIbUOEADaFQAhAAMAAACVEgAgAwAAlhIAMAQAAJISACADAAAAlRIAIAMAAJYSADAEAACSEgAgAwAAAJUSACADAACWEgAwBAAAkhIAIAaFDgQAAAABrA4BAAAAAa0OAQAAAAGzDgIAAAABtA4QAAAAAbUOEAAAAAEBCAAAmhIAIAaFDgQAAAABrA4BAAAAAa0OAQAAAAGzDgIAAAABtA4QAAAAAbUOEAAAAAEBCAAAnBIAMAEIAACcEgAwBoUOBADvFwAhrA4BAPQXACGtDgEA9BcAIbMOAgDyFwAhtA4QAOoYACG1DhAA6hgAIQIAAACSEgAgCAAAnxIAIAaFDgQA7xcAIawOAQD0FwAhrQ4BAPQXACGzDgIA8hcAIbQOEADqGAAhtQ4QAOoYACECAAAAlRIAIAgAAKESACACAAAAlRIAIAgAAKESACADAAAAkhIAIA8AAJoSACAQAACfEgAgAQAAAJISACABAAAAlRIAIAUVAADrGAAgFgAA7hgAIBcAAO0YACAoAADsGAAgKQAA7xgAIAnBDQAA3BUAMMINAACoEgAQww0AANwVADCFDgQA9xQAIawOAQD4FAAhrQ4BAPgUACGzDgIA-xQAIbQOEADWFQAhtQ4QANYVACEDAAAAlRIAIAMAAKcSADAUAACoEgAgAwAAAJUSACADAACWEgAwBAAAkhIAIArBDQAA2RUAMMINAACuEgAQww0AANkVADCFDgQAohUAIa0OAQCXFQAhrg4BAJcVACGvDhAA2hUAIbAOAQCXFQAhsQ4EAKIVACGyDgAA2xUAIAEAAACrEgAgAQAAAKsSACAJwQ0AANkVADDCDQAArhIAEMMNAADZFQAwhQ4EAKIVACGtDgEAlxUAIa4OAQCXFQAhrw4QANoVACGwDgEAlxUAIbEOBACiFQAhAAMAAACuEgAgAwAArxIAMAQAAKsSACADAAAArhIAIAMAAK8SADAEAACrEgAgAwAAAK4SACADAACvEgAwBAAAqxIAIAaFDgQAAAABrQ4BAAAAAa4OAQAAAAGvDhAAAAABsA4BAAAAAbEOBAAAAAEBCAAAsxIAIAaFDgQAAAABrQ4BAAAAAa4OAQAAAAGvDhAAAAABsA4BAAAAAbEOBAAAAAEBCAAAtRIAMAEIAAC1EgAwBoUOBADvFwAhrQ4BAPQXACGuDgEA9BcAIa8OEADqGAAhsA4BAPQXACGxDgQA7xcAIQIAAACrEgAgCAAAuBIAIAaFDgQA7xcAIa0OAQD0FwAhrg4BAPQXACGvDhAA6hgAIbAOAQD0FwAhsQ4EAO8XACECAAAArhIAIAgAALoSACACAAAArhIAIAgAALoSACADAAAAqxIAIA8AALMSACAQAAC4EgAgAQAAAKsSACABAAAArhIAIAUVAADlGAAgFgAA6BgAIBcAAOcYACAoAADmGAAgKQAA6RgAIAnBDQAA1RUAMMINAADBEgAQww0AANUVADCFDgQA9xQAIa0OAQD4FAAhrg4BAPgUACGvDhAA1hUAIbAOAQD4FAAhsQ4EAPcUACEDAAAArhIAIAMAAMASADAUAADBEgAgAwAAAK4SACADAACvEgAwBAAAqxIAIAXBDQAA1BUAMMINAADHEgAQww0AANQVADDEDQQAAAABrA4BAJcVACEBAAAAxBIAIAEAAADEEgAgBcENAADUFQAwwg0AAMcSABDDDQAA1BUAMMQNBACiFQAhrA4BAJcVACEAAwAAAMcSACADAADIEgAwBAAAxBIAIAMAAADHEgAgAwAAyBIAMAQAAMQSACADAAAAxxIAIAMAAMgSADAEAADEEgAgAsQNBAAAAAGsDgEAAAABAQgAAMwSACACxA0EAAAAAawOAQAAAAEBCAAAzhIAMAEIAADOEgAwAsQNBADvFwAhrA4BAPQXACECAAAAxBIAIAgAANESACACxA0EAO8XACGsDgEA9BcAIQIAAADHEgAgCAAA0xIAIAIAAADHEgAgCAAA0xIAIAMAAADEEgAgDwAAzBIAIBAAANESACABAAAAxBIAIAEAAADHEgAgBRUAAOAYACAWAADjGAAgFwAA4hgAICgAAOEYACApAADkGAAgBcENAADTFQAwwg0AANoSABDDDQAA0xUAMMQNBAD3FAAhrA4BAPgUACEDAAAAxxIAIAMAANkSADAUAADaEgAgAwAAAMcSACADAADIEgAwBAAAxBIAIAbBDQAA0hUAMMINAADgEgAQww0AANIVADDoDUAAmxUAIYMOAQAAAAGsDgEAlxUAIQEAAADdEgAgAQAAAN0SACAGwQ0AANIVADDCDQAA4BIAEMMNAADSFQAw6A1AAJsVACGDDgEAlxUAIawOAQCXFQAhAAMAAADgEgAgAwAA4RIAMAQAAN0SACADAAAA4BIAIAMAAOESADAEAADdEgAgAwAAAOASACADAADhEgAwBAAA3RIAIAPoDUAAAAABgw4BAAAAAawOAQAAAAEBCAAA5RIAIAPoDUAAAAABgw4BAAAAAawOAQAAAAEBCAAA5xIAMAEIAADnEgAwA-gNQADwFwAhgw4BAPQXACGsDgEA9BcAIQIAAADdEgAgCAAA6hIAIAPoDUAA8BcAIYMOAQD0FwAhrA4BAPQXACECAAAA4BIAIAgAAOwSACACAAAA4BIAIAgAAOwSACADAAAA3RIAIA8AAOUSACAQAADqEgAgAQAAAN0SACABAAAA4BIAIAMVAADdGAAgFgAA3xgAIBcAAN4YACAGwQ0AANEVADDCDQAA8xIAEMMNAADRFQAw6A1AAPkUACGDDgEA-BQAIawOAQD4FAAhAwAAAOASACADAADyEgAwFAAA8xIAIAMAAADgEgAgAwAA4RIAMAQAAN0SACAXwQ0AAM4VADDCDQAA-RIAEMMNAADOFQAwyQ0BAJkVACHoDUAAmxUAIYMOAQCXFQAhhQ4EAKIVACGbDgAA0BUAIJ0OAQCXFQAhng4CAJ8VACGfDiAAmBUAIaAOAgCfFQAhoQ4AAJIVACCiDiAAmBUAIaMOAQCZFQAhpA4EAM8VACGlDgQAzxUAIaYOAACqFQAgpw5AAJoVACGoDkAAmhUAIakOBADPFQAhqg4EAM8VACGrDkAAmxUAIQEAAAD2EgAgAQAAAPYSACAWwQ0AAM4VADDCDQAA-RIAEMMNAADOFQAwyQ0BAJkVACHoDUAAmxUAIYMOAQCXFQAhhQ4EAKIVACGdDgEAlxUAIZ4OAgCfFQAhnw4gAJgVACGgDgIAnxUAIaEOAACSFQAgog4gAJgVACGjDgEAmRUAIaQOBADPFQAhpQ4EAM8VACGmDgAAqhUAIKcOQACaFQAhqA5AAJoVACGpDgQAzxUAIaoOBADPFQAhqw5AAJsVACEIyQ0AAOkXACCjDgAA6RcAIKQOAADpFwAgpQ4AAOkXACCnDgAA6RcAIKgOAADpFwAgqQ4AAOkXACCqDgAA6RcAIAMAAAD5EgAgAwAA-hIAMAQAAPYSACADAAAA-RIAIAMAAPoSADAEAAD2EgAgAwAAAPkSACADAAD6EgAwBAAA9hIAIBPJDQEAAAAB6A1AAAAAAYMOAQAAAAGFDgQAAAABnQ4BAAAAAZ4OAgAAAAGfDiAAAAABoA4CAAAAAaEOAADcGAAgog4gAAAAAaMOAQAAAAGkDgQAAAABpQ4EAAAAAaYOgAAAAAGnDkAAAAABqA5AAAAAAakOBAAAAAGqDgQAAAABqw5AAAAAAQEIAAD-EgAgE8kNAQAAAAHoDUAAAAABgw4BAAAAAYUOBAAAAAGdDgEAAAABng4CAAAAAZ8OIAAAAAGgDgIAAAABoQ4AANwYACCiDiAAAAABow4BAAAAAaQOBAAAAAGlDgQAAAABpg6AAAAAAacOQAAAAAGoDkAAAAABqQ4EAAAAAaoOBAAAAAGrDkAAAAABAQgAAIATADABCAAAgBMAMBPJDQEA8xcAIegNQADwFwAhgw4BAPQXACGFDgQA7xcAIZ0OAQD0FwAhng4CAPIXACGfDiAAkhgAIaAOAgDyFwAhoQ4AANoYACCiDiAAkhgAIaMOAQDzFwAhpA4EANsYACGlDgQA2xgAIaYOgAAAAAGnDkAA_BcAIagOQAD8FwAhqQ4EANsYACGqDgQA2xgAIasOQADwFwAhAgAAAPYSACAIAACDEwAgE8kNAQDzFwAh6A1AAPAXACGDDgEA9BcAIYUOBADvFwAhnQ4BAPQXACGeDgIA8hcAIZ8OIACSGAAhoA4CAPIXACGhDgAA2hgAIKIOIACSGAAhow4BAPMXACGkDgQA2xgAIaUOBADbGAAhpg6AAAAAAacOQAD8FwAhqA5AAPwXACGpDgQA2xgAIaoOBADbGAAhqw5AAPAXACECAAAA-RIAIAgAAIUTACACAAAA-RIAIAgAAIUTACADAAAA9hIAIA8AAP4SACAQAACDEwAgAQAAAPYSACABAAAA-RIAIA0VAADVGAAgFgAA2BgAIBcAANcYACAoAADWGAAgKQAA2RgAIMkNAADpFwAgow4AAOkXACCkDgAA6RcAIKUOAADpFwAgpw4AAOkXACCoDgAA6RcAIKkOAADpFwAgqg4AAOkXACAWwQ0AAMoVADDCDQAAjBMAEMMNAADKFQAwyQ0BAPwUACHoDUAA-RQAIYMOAQD4FAAhhQ4EAPcUACGdDgEA-BQAIZ4OAgD7FAAhnw4gAJMVACGgDgIA-xQAIaEOAACSFQAgog4gAJMVACGjDgEA_BQAIaQOBADLFQAhpQ4EAMsVACGmDgAApxUAIKcOQACOFQAhqA5AAI4VACGpDgQAyxUAIaoOBADLFQAhqw5AAPkUACEDAAAA-RIAIAMAAIsTADAUAACMEwAgAwAAAPkSACADAAD6EgAwBAAA9hIAIAfBDQAAyBUAMMINAACSEwAQww0AAMgVADDoDUAAmxUAIeoNAQCXFQAhgw4BAJcVACGcDgAAyRUAIAEAAACPEwAgAQAAAI8TACAGwQ0AAMgVADDCDQAAkhMAEMMNAADIFQAw6A1AAJsVACHqDQEAlxUAIYMOAQCXFQAhAAMAAACSEwAgAwAAkxMAMAQAAI8TACADAAAAkhMAIAMAAJMTADAEAACPEwAgAwAAAJITACADAACTEwAwBAAAjxMAIAPoDUAAAAAB6g0BAAAAAYMOAQAAAAEBCAAAlxMAIAPoDUAAAAAB6g0BAAAAAYMOAQAAAAEBCAAAmRMAMAEIAACZEwAwA-gNQADwFwAh6g0BAPQXACGDDgEA9BcAIQIAAACPEwAgCAAAnBMAIAPoDUAA8BcAIeoNAQD0FwAhgw4BAPQXACECAAAAkhMAIAgAAJ4TACACAAAAkhMAIAgAAJ4TACADAAAAjxMAIA8AAJcTACAQAACcEwAgAQAAAI8TACABAAAAkhMAIAMVAADSGAAgFgAA1BgAIBcAANMYACAGwQ0AAMcVADDCDQAApRMAEMMNAADHFQAw6A1AAPkUACHqDQEA-BQAIYMOAQD4FAAhAwAAAJITACADAACkEwAwFAAApRMAIAMAAACSEwAgAwAAkxMAMAQAAI8TACAOvAwAAMUVACCPDQIAnxUAIcENAADEFQAwwg0AAKoTABDDDQAAxBUAMOYNAQCZFQAhgw4BAJcVACGFDgQAohUAIZUOAQCXFQAhlw4CAJ8VACGYDkAAmxUAIZkOQACbFQAhmg4AAKAVACCbDgAAxhUAIAEAAACoEwAgDbwMAADFFQAgjw0CAJ8VACHBDQAAxBUAMMINAACqEwAQww0AAMQVADDmDQEAmRUAIYMOAQCXFQAhhQ4EAKIVACGVDgEAlxUAIZcOAgCfFQAhmA5AAJsVACGZDkAAmxUAIZoOAACgFQAgA7wMAADRGAAg5g0AAOkXACCaDgAA6RcAIAMAAACqEwAgAwAAqxMAMAQAAKgTACABAAAAqhMAIAEAAACoEwAgAwAAAKoTACADAACrEwAwBAAAqBMAIAMAAACqEwAgAwAAqxMAMAQAAKgTACADAAAAqhMAIAMAAKsTADAEAACoEwAgCrwMAADQGAAgjw0CAAAAAeYNAQAAAAGDDgEAAAABhQ4EAAAAAZUOAQAAAAGXDgIAAAABmA5AAAAAAZkOQAAAAAGaDoAAAAABAQgAALITACAJjw0CAAAAAeYNAQAAAAGDDgEAAAABhQ4EAAAAAZUOAQAAAAGXDgIAAAABmA5AAAAAAZkOQAAAAAGaDoAAAAABAQgAALQTADABCAAAtBMAMAq8DAAAzxgAII8NAgDyFwAh5g0BAPMXACGDDgEA9BcAIYUOBADvFwAhlQ4BAPQXACGXDgIA8hcAIZgOQADwFwAhmQ5AAPAXACGaDoAAAAABAgAAAKgTACAIAAC3EwAgCY8NAgDyFwAh5g0BAPMXACGDDgEA9BcAIYUOBADvFwAhlQ4BAPQXACGXDgIA8hcAIZgOQADwFwAhmQ5AAPAXACGaDoAAAAABAgAAAKoTACAIAAC5EwAgAgAAAKoTACAIAAC5EwAgAwAAAKgTACAPAACyEwAgEAAAtxMAIAEAAACoEwAgAQAAAKoTACAHFQAAyhgAIBYAAM0YACAXAADMGAAgKAAAyxgAICkAAM4YACDmDQAA6RcAIJoOAADpFwAgDI8NAgD7FAAhwQ0AAMMVADDCDQAAwBMAEMMNAADDFQAw5g0BAPwUACGDDgEA-BQAIYUOBAD3FAAhlQ4BAPgUACGXDgIA-xQAIZgOQAD5FAAhmQ5AAPkUACGaDgAA_RQAIAMAAACqEwAgAwAAvxMAMBQAAMATACADAAAAqhMAIAMAAKsTADAEAACoEwAgBrsMAADCFQAgwQ0AAMEVADDCDQAAxhMAEMMNAADBFQAwlQ4BAAAAAZYOQACaFQAhAQAAAMMTACABAAAAwxMAIAa7DAAAwhUAIMENAADBFQAwwg0AAMYTABDDDQAAwRUAMJUOAQCXFQAhlg5AAJoVACECuwwAAMkYACCWDgAA6RcAIAMAAADGEwAgAwAAxxMAMAQAAMMTACADAAAAxhMAIAMAAMcTADAEAADDEwAgAwAAAMYTACADAADHEwAwBAAAwxMAIAO7DAAAyBgAIJUOAQAAAAGWDkAAAAABAQgAAMsTACAClQ4BAAAAAZYOQAAAAAEBCAAAzRMAMAEIAADNEwAwA7sMAAC7GAAglQ4BAPQXACGWDkAA_BcAIQIAAADDEwAgCAAA0BMAIAKVDgEA9BcAIZYOQAD8FwAhAgAAAMYTACAIAADSEwAgAgAAAMYTACAIAADSEwAgAwAAAMMTACAPAADLEwAgEAAA0BMAIAEAAADDEwAgAQAAAMYTACAEFQAAuBgAIBYAALoYACAXAAC5GAAglg4AAOkXACAFwQ0AAMAVADDCDQAA2RMAEMMNAADAFQAwlQ4BAPgUACGWDkAAjhUAIQMAAADGEwAgAwAA2BMAMBQAANkTACADAAAAxhMAIAMAAMcTADAEAADDEwAgFcgIAQCXFQAhwQ0AALoVADDCDQAA3xMAEMMNAAC6FQAwxg0EAKIVACGFDgQAohUAIYYOBACiFQAhhw4CAJ8VACGIDgIAnxUAIYkOIAC7FQAhig4gALsVACGLDgEAlxUAIYwOAAG8FQAhjQ4AAb0VACGODgABvRUAIY8OAAG9FQAhkA4AAb0VACGRDhAAvhUAIZIOEAC-FQAhkw4QAL4VACGUDgAAvxUAIAEAAADcEwAgAQAAANwTACAUyAgBAJcVACHBDQAAuhUAMMINAADfEwAQww0AALoVADDGDQQAohUAIYUOBACiFQAhhg4EAKIVACGHDgIAnxUAIYgOAgCfFQAhiQ4gALsVACGKDiAAuxUAIYsOAQCXFQAhjA4AAbwVACGNDgABvRUAIY4OAAG9FQAhjw4AAb0VACGQDgABvRUAIZEOEAC-FQAhkg4QAL4VACGTDhAAvhUAIQmJDgAA6RcAIIoOAADpFwAgjQ4AAOkXACCODgAA6RcAII8OAADpFwAgkA4AAOkXACCRDgAA6RcAIJIOAADpFwAgkw4AAOkXACADAAAA3xMAIAMAAOATADAEAADcEwAgAwAAAN8TACADAADgEwAwBAAA3BMAIAMAAADfEwAgAwAA4BMAMAQAANwTACARyAgBAAAAAcYNBAAAAAGFDgQAAAABhg4EAAAAAYcOAgAAAAGIDgIAAAABiQ4gAAAAAYoOIAAAAAGLDgEAAAABjA4AAQAAAY0OAAEAAAGODgABAAABjw4AAQAAAZAOAAEAAAGRDhAAAAABkg4QAAAAAZMOEAAAAAEBCAAA5BMAIBHICAEAAAABxg0EAAAAAYUOBAAAAAGGDgQAAAABhw4CAAAAAYgOAgAAAAGJDiAAAAABig4gAAAAAYsOAQAAAAGMDgABAAABjQ4AAQAAAY4OAAEAAAGPDgABAAABkA4AAQAAAZEOEAAAAAGSDhAAAAABkw4QAAAAAQEIAADmEwAwAQgAAOYTADARyAgBAPQXACHGDQQA7xcAIYUOBADvFwAhhg4EAO8XACGHDgIA8hcAIYgOAgDyFwAhiQ4gALQYACGKDiAAtBgAIYsOAQD0FwAhjA4AAbUYACGNDgABthgAIY4OAAG2GAAhjw4AAbYYACGQDgABthgAIZEOEAC3GAAhkg4QALcYACGTDhAAtxgAIQIAAADcEwAgCAAA6RMAIBHICAEA9BcAIcYNBADvFwAhhQ4EAO8XACGGDgQA7xcAIYcOAgDyFwAhiA4CAPIXACGJDiAAtBgAIYoOIAC0GAAhiw4BAPQXACGMDgABtRgAIY0OAAG2GAAhjg4AAbYYACGPDgABthgAIZAOAAG2GAAhkQ4QALcYACGSDhAAtxgAIZMOEAC3GAAhAgAAAN8TACAIAADrEwAgAgAAAN8TACAIAADrEwAgAwAAANwTACAPAADkEwAgEAAA6RMAIAEAAADcEwAgAQAAAN8TACAOFQAArxgAIBYAALIYACAXAACxGAAgKAAAsBgAICkAALMYACCJDgAA6RcAIIoOAADpFwAgjQ4AAOkXACCODgAA6RcAII8OAADpFwAgkA4AAOkXACCRDgAA6RcAIJIOAADpFwAgkw4AAOkXACAUyAgBAPgUACHBDQAArRUAMMINAADyEwAQww0AAK0VADDGDQQA9xQAIYUOBAD3FAAhhg4EAPcUACGHDgIA-xQAIYgOAgD7FAAhiQ4gAK4VACGKDiAArhUAIYsOAQD4FAAhjA4AAa8VACGNDgABsBUAIY4OAAGwFQAhjw4AAbAVACGQDgABsBUAIZEOEACxFQAhkg4QALEVACGTDhAAsRUAIQMAAADfEwAgAwAA8RMAMBQAAPITACADAAAA3xMAIAMAAOATADAEAADcEwAgBsENAACsFQAwwg0AAPgTABDDDQAArBUAMOgNQACbFQAhgw4BAAAAAYQOAQCZFQAhAQAAAPUTACABAAAA9RMAIAbBDQAArBUAMMINAAD4EwAQww0AAKwVADDoDUAAmxUAIYMOAQCXFQAhhA4BAJkVACEBhA4AAOkXACADAAAA-BMAIAMAAPkTADAEAAD1EwAgAwAAAPgTACADAAD5EwAwBAAA9RMAIAMAAAD4EwAgAwAA-RMAMAQAAPUTACAD6A1AAAAAAYMOAQAAAAGEDgEAAAABAQgAAP0TACAD6A1AAAAAAYMOAQAAAAGEDgEAAAABAQgAAP8TADABCAAA_xMAMAPoDUAA8BcAIYMOAQD0FwAhhA4BAPMXACECAAAA9RMAIAgAAIIUACAD6A1AAPAXACGDDgEA9BcAIYQOAQDzFwAhAgAAAPgTACAIAACEFAAgAgAAAPgTACAIAACEFAAgAwAAAPUTACAPAAD9EwAgEAAAghQAIAEAAAD1EwAgAQAAAPgTACAEFQAArBgAIBYAAK4YACAXAACtGAAghA4AAOkXACAGwQ0AAKsVADDCDQAAixQAEMMNAACrFQAw6A1AAPkUACGDDgEA-BQAIYQOAQD8FAAhAwAAAPgTACADAACKFAAwFAAAixQAIAMAAAD4EwAgAwAA-RMAMAQAAPUTACALCAAAqhUAIMENAACpFQAwwg0AAJEUABDDDQAAqRUAMMQNBAAAAAHeDQEAmRUAId8NAQCXFQAh6A1AAJsVACHpDQEAmRUAIYEOIACYFQAhgg4BAJkVACEBAAAAjhQAIAEAAACOFAAgCwgAAKoVACDBDQAAqRUAMMINAACRFAAQww0AAKkVADDEDQQAohUAId4NAQCZFQAh3w0BAJcVACHoDUAAmxUAIekNAQCZFQAhgQ4gAJgVACGCDgEAmRUAIQPeDQAA6RcAIOkNAADpFwAggg4AAOkXACADAAAAkRQAIAMAAJIUADAEAACOFAAgAwAAAJEUACADAACSFAAwBAAAjhQAIAMAAACRFAAgAwAAkhQAMAQAAI4UACAICIAAAAABxA0EAAAAAd4NAQAAAAHfDQEAAAAB6A1AAAAAAekNAQAAAAGBDiAAAAABgg4BAAAAAQEIAACWFAAgCAiAAAAAAcQNBAAAAAHeDQEAAAAB3w0BAAAAAegNQAAAAAHpDQEAAAABgQ4gAAAAAYIOAQAAAAEBCAAAmBQAMAEIAACYFAAwCAiAAAAAAcQNBADvFwAh3g0BAPMXACHfDQEA9BcAIegNQADwFwAh6Q0BAPMXACGBDiAAkhgAIYIOAQDzFwAhAgAAAI4UACAIAACbFAAgCAiAAAAAAcQNBADvFwAh3g0BAPMXACHfDQEA9BcAIegNQADwFwAh6Q0BAPMXACGBDiAAkhgAIYIOAQDzFwAhAgAAAJEUACAIAACdFAAgAgAAAJEUACAIAACdFAAgAwAAAI4UACAPAACWFAAgEAAAmxQAIAEAAACOFAAgAQAAAJEUACAIFQAApxgAIBYAAKoYACAXAACpGAAgKAAAqBgAICkAAKsYACDeDQAA6RcAIOkNAADpFwAggg4AAOkXACALCAAApxUAIMENAACmFQAwwg0AAKQUABDDDQAAphUAMMQNBAD3FAAh3g0BAPwUACHfDQEA-BQAIegNQAD5FAAh6Q0BAPwUACGBDiAAkxUAIYIOAQD8FAAhAwAAAJEUACADAACjFAAwFAAApBQAIAMAAACRFAAgAwAAkhQAMAQAAI4UACAYrwEAAJIVACCQDQAAnBUAIMENAACWFQAwwg0AALQUABDDDQAAlhUAMMQNAQAAAAHoDUAAmxUAIeoNAQCXFQAh6w0BAJcVACHsDQEAlxUAIe0NAACSFQAg7g0gAJgVACHvDQEAlxUAIfANAQCZFQAh8Q1AAJoVACHyDQEAmRUAIfMNAQCZFQAh9A0gAJgVACH1DQEAmRUAIfYNIACYFQAh9w1AAJoVACH4DSAAmBUAIfkNQACaFQAh-g1AAJoVACEBAAAApxQAIBONDQAApBUAII8NAAClFQAgwQ0AAKMVADDCDQAAqRQAEMMNAACjFQAwxA0BAJcVACHdDQEAlxUAId4NAQCXFQAh3w0BAJcVACHgDQEAlxUAIeENAQCZFQAh4g0BAJcVACHjDQIAnxUAIeQNAgCfFQAh5Q1AAJoVACHmDQIAnxUAIecNQACaFQAh6A1AAJsVACHpDQEAmRUAIQaNDQAApRgAII8NAACmGAAg4Q0AAOkXACDlDQAA6RcAIOcNAADpFwAg6Q0AAOkXACATjQ0AAKQVACCPDQAApRUAIMENAACjFQAwwg0AAKkUABDDDQAAoxUAMMQNAQAAAAHdDQEAlxUAId4NAQCXFQAh3w0BAJcVACHgDQEAlxUAIeENAQCZFQAh4g0BAJcVACHjDQIAnxUAIeQNAgCfFQAh5Q1AAJoVACHmDQIAnxUAIecNQACaFQAh6A1AAJsVACHpDQEAmRUAIQMAAACpFAAgAwAAqhQAMAQAAKsUACAMjg0AAKEVACDBDQAAnRUAMMINAACtFAAQww0AAJ0VADDEDQQAohUAIcUNAQCXFQAhxg1AAJsVACHHDQIAnhUAIcgNAgCfFQAhyQ0BAJkVACHKDQAAoBUAIMsNAQCZFQAhBY4NAACkGAAgxw0AAOkXACDJDQAA6RcAIMoNAADpFwAgyw0AAOkXACAMjg0AAKEVACDBDQAAnRUAMMINAACtFAAQww0AAJ0VADDEDQQAAAABxQ0BAJcVACHGDUAAmxUAIccNAgCeFQAhyA0CAJ8VACHJDQEAmRUAIcoNAACgFQAgyw0BAJkVACEDAAAArRQAIAMAAK4UADAEAACvFAAgAQAAAK0UACABAAAAqRQAIAEAAACnFAAgGK8BAACSFQAgkA0AAJwVACDBDQAAlhUAMMINAAC0FAAQww0AAJYVADDEDQEAlxUAIegNQACbFQAh6g0BAJcVACHrDQEAlxUAIewNAQCXFQAh7Q0AAJIVACDuDSAAmBUAIe8NAQCXFQAh8A0BAJkVACHxDUAAmhUAIfINAQCZFQAh8w0BAJkVACH0DSAAmBUAIfUNAQCZFQAh9g0gAJgVACH3DUAAmhUAIfgNIACYFQAh-Q1AAJoVACH6DUAAmhUAIQmQDQAAoxgAIPANAADpFwAg8Q0AAOkXACDyDQAA6RcAIPMNAADpFwAg9Q0AAOkXACD3DQAA6RcAIPkNAADpFwAg-g0AAOkXACADAAAAtBQAIAMAALUUADAEAACnFAAgAwAAALQUACADAAC1FAAwBAAApxQAIAMAAAC0FAAgAwAAtRQAMAQAAKcUACAVrwEAAKAYACCQDQAAohgAIMQNAQAAAAHoDUAAAAAB6g0BAAAAAesNAQAAAAHsDQEAAAAB7Q0AAKEYACDuDSAAAAAB7w0BAAAAAfANAQAAAAHxDUAAAAAB8g0BAAAAAfMNAQAAAAH0DSAAAAAB9Q0BAAAAAfYNIAAAAAH3DUAAAAAB-A0gAAAAAfkNQAAAAAH6DUAAAAABAQgAALkUACAUrwEAAKAYACDEDQEAAAAB6A1AAAAAAeoNAQAAAAHrDQEAAAAB7A0BAAAAAe0NAAChGAAg7g0gAAAAAe8NAQAAAAHwDQEAAAAB8Q1AAAAAAfINAQAAAAHzDQEAAAAB9A0gAAAAAfUNAQAAAAH2DSAAAAAB9w1AAAAAAfgNIAAAAAH5DUAAAAAB-g1AAAAAAQEIAAC7FAAwAQgAALsUADAVrwEAAJAYACCQDQAAkxgAIMQNAQD0FwAh6A1AAPAXACHqDQEA9BcAIesNAQD0FwAh7A0BAPQXACHtDQAAkRgAIO4NIACSGAAh7w0BAPQXACHwDQEA8xcAIfENQAD8FwAh8g0BAPMXACHzDQEA8xcAIfQNIACSGAAh9Q0BAPMXACH2DSAAkhgAIfcNQAD8FwAh-A0gAJIYACH5DUAA_BcAIfoNQAD8FwAhAgAAAKcUACAIAAC-FAAgFK8BAACQGAAgxA0BAPQXACHoDUAA8BcAIeoNAQD0FwAh6w0BAPQXACHsDQEA9BcAIe0NAACRGAAg7g0gAJIYACHvDQEA9BcAIfANAQDzFwAh8Q1AAPwXACHyDQEA8xcAIfMNAQDzFwAh9A0gAJIYACH1DQEA8xcAIfYNIACSGAAh9w1AAPwXACH4DSAAkhgAIfkNQAD8FwAh-g1AAPwXACECAAAAtBQAIAgAAMAUACACAAAAtBQAIAgAAMAUACADAAAApxQAIA8AALkUACAQAAC-FAAgAQAAAKcUACABAAAAtBQAIAsVAACNGAAgFgAAjxgAIBcAAI4YACDwDQAA6RcAIPENAADpFwAg8g0AAOkXACDzDQAA6RcAIPUNAADpFwAg9w0AAOkXACD5DQAA6RcAIPoNAADpFwAgF68BAACSFQAgwQ0AAJEVADDCDQAAxxQAEMMNAACRFQAwxA0BAPgUACHoDUAA-RQAIeoNAQD4FAAh6w0BAPgUACHsDQEA-BQAIe0NAACSFQAg7g0gAJMVACHvDQEA-BQAIfANAQD8FAAh8Q1AAI4VACHyDQEA_BQAIfMNAQD8FAAh9A0gAJMVACH1DQEA_BQAIfYNIACTFQAh9w1AAI4VACH4DSAAkxUAIfkNQACOFQAh-g1AAI4VACEDAAAAtBQAIAMAAMYUADAUAADHFAAgAwAAALQUACADAAC1FAAwBAAApxQAIAEAAACrFAAgAQAAAKsUACADAAAAqRQAIAMAAKoUADAEAACrFAAgAwAAAKkUACADAACqFAAwBAAAqxQAIAMAAACpFAAgAwAAqhQAMAQAAKsUACAQjQ0AAIsYACCPDQAAjBgAIMQNAQAAAAHdDQEAAAAB3g0BAAAAAd8NAQAAAAHgDQEAAAAB4Q0BAAAAAeINAQAAAAHjDQIAAAAB5A0CAAAAAeUNQAAAAAHmDQIAAAAB5w1AAAAAAegNQAAAAAHpDQEAAAABAQgAAM8UACAOxA0BAAAAAd0NAQAAAAHeDQEAAAAB3w0BAAAAAeANAQAAAAHhDQEAAAAB4g0BAAAAAeMNAgAAAAHkDQIAAAAB5Q1AAAAAAeYNAgAAAAHnDUAAAAAB6A1AAAAAAekNAQAAAAEBCAAA0RQAMAEIAADRFAAwEI0NAAD9FwAgjw0AAP4XACDEDQEA9BcAId0NAQD0FwAh3g0BAPQXACHfDQEA9BcAIeANAQD0FwAh4Q0BAPMXACHiDQEA9BcAIeMNAgDyFwAh5A0CAPIXACHlDUAA_BcAIeYNAgDyFwAh5w1AAPwXACHoDUAA8BcAIekNAQDzFwAhAgAAAKsUACAIAADUFAAgDsQNAQD0FwAh3Q0BAPQXACHeDQEA9BcAId8NAQD0FwAh4A0BAPQXACHhDQEA8xcAIeINAQD0FwAh4w0CAPIXACHkDQIA8hcAIeUNQAD8FwAh5g0CAPIXACHnDUAA_BcAIegNQADwFwAh6Q0BAPMXACECAAAAqRQAIAgAANYUACACAAAAqRQAIAgAANYUACADAAAAqxQAIA8AAM8UACAQAADUFAAgAQAAAKsUACABAAAAqRQAIAkVAAD3FwAgFgAA-hcAIBcAAPkXACAoAAD4FwAgKQAA-xcAIOENAADpFwAg5Q0AAOkXACDnDQAA6RcAIOkNAADpFwAgEcENAACNFQAwwg0AAN0UABDDDQAAjRUAMMQNAQD4FAAh3Q0BAPgUACHeDQEA-BQAId8NAQD4FAAh4A0BAPgUACHhDQEA_BQAIeINAQD4FAAh4w0CAPsUACHkDQIA-xQAIeUNQACOFQAh5g0CAPsUACHnDUAAjhUAIegNQAD5FAAh6Q0BAPwUACEDAAAAqRQAIAMAANwUADAUAADdFAAgAwAAAKkUACADAACqFAAwBAAAqxQAIAEAAACvFAAgAQAAAK8UACADAAAArRQAIAMAAK4UADAEAACvFAAgAwAAAK0UACADAACuFAAwBAAArxQAIAMAAACtFAAgAwAArhQAMAQAAK8UACAJjg0AAPYXACDEDQQAAAABxQ0BAAAAAcYNQAAAAAHHDQIAAAAByA0CAAAAAckNAQAAAAHKDYAAAAAByw0BAAAAAQEIAADlFAAgCMQNBAAAAAHFDQEAAAABxg1AAAAAAccNAgAAAAHIDQIAAAAByQ0BAAAAAcoNgAAAAAHLDQEAAAABAQgAAOcUADABCAAA5xQAMAmODQAA9RcAIMQNBADvFwAhxQ0BAPQXACHGDUAA8BcAIccNAgDxFwAhyA0CAPIXACHJDQEA8xcAIcoNgAAAAAHLDQEA8xcAIQIAAACvFAAgCAAA6hQAIAjEDQQA7xcAIcUNAQD0FwAhxg1AAPAXACHHDQIA8RcAIcgNAgDyFwAhyQ0BAPMXACHKDYAAAAAByw0BAPMXACECAAAArRQAIAgAAOwUACACAAAArRQAIAgAAOwUACADAAAArxQAIA8AAOUUACAQAADqFAAgAQAAAK8UACABAAAArRQAIAkVAADqFwAgFgAA7RcAIBcAAOwXACAoAADrFwAgKQAA7hcAIMcNAADpFwAgyQ0AAOkXACDKDQAA6RcAIMsNAADpFwAgC8ENAAD2FAAwwg0AAPMUABDDDQAA9hQAMMQNBAD3FAAhxQ0BAPgUACHGDUAA-RQAIccNAgD6FAAhyA0CAPsUACHJDQEA_BQAIcoNAAD9FAAgyw0BAPwUACEDAAAArRQAIAMAAPIUADAUAADzFAAgAwAAAK0UACADAACuFAAwBAAArxQAIAvBDQAA9hQAMMINAADzFAAQww0AAPYUADDEDQQA9xQAIcUNAQD4FAAhxg1AAPkUACHHDQIA-hQAIcgNAgD7FAAhyQ0BAPwUACHKDQAA_RQAIMsNAQD8FAAhDRUAAIMVACAWAACMFQAgFwAAjBUAICgAAIQVACApAACMFQAgzA0EAAAAAdMNBAAAAAHUDQQAAAAB1Q0EAAAAAdYNBAAAAAHXDQQAixUAIdgNBAAAAATZDQQAAAAEDhUAAIMVACAWAACKFQAgFwAAihUAIMwNAQAAAAHTDQEAAAAB1A0BAAAAAdUNAQAAAAHWDQEAAAAB1w0BAIkVACHYDQEAAAAE2Q0BAAAABNoNAQAAAAHbDQEAAAAB3A0BAAAAAQsVAACDFQAgFgAAiBUAIBcAAIgVACDMDUAAAAAB0w1AAAAAAdQNQAAAAAHVDUAAAAAB1g1AAAAAAdcNQACHFQAh2A1AAAAABNkNQAAAAAQNFQAA_hQAIBYAAP4UACAXAAD-FAAgKAAAhhUAICkAAP4UACDMDQIAAAAB0w0CAAAAAdQNAgAAAAHVDQIAAAAB1g0CAAAAAdcNAgCFFQAh2A0CAAAABdkNAgAAAAUNFQAAgxUAIBYAAIMVACAXAACDFQAgKAAAhBUAICkAAIMVACDMDQIAAAAB0w0CAAAAAdQNAgAAAAHVDQIAAAAB1g0CAAAAAdcNAgCCFQAh2A0CAAAABNkNAgAAAAQOFQAA_hQAIBYAAIEVACAXAACBFQAgzA0BAAAAAdMNAQAAAAHUDQEAAAAB1Q0BAAAAAdYNAQAAAAHXDQEAgBUAIdgNAQAAAAXZDQEAAAAF2g0BAAAAAdsNAQAAAAHcDQEAAAABDxUAAP4UACAWAAD_FAAgFwAA_xQAIMwNgAAAAAHNDQEAAAABzg0BAAAAAc8NAQAAAAHQDYAAAAAB0Q2AAAAAAdINgAAAAAHTDYAAAAAB1A2AAAAAAdUNgAAAAAHWDYAAAAAB1w2AAAAAAQjMDQIAAAAB0w0CAAAAAdQNAgAAAAHVDQIAAAAB1g0CAAAAAdcNAgD-FAAh2A0CAAAABdkNAgAAAAUMzA2AAAAAAc0NAQAAAAHODQEAAAABzw0BAAAAAdANgAAAAAHRDYAAAAAB0g2AAAAAAdMNgAAAAAHUDYAAAAAB1Q2AAAAAAdYNgAAAAAHXDYAAAAABDhUAAP4UACAWAACBFQAgFwAAgRUAIMwNAQAAAAHTDQEAAAAB1A0BAAAAAdUNAQAAAAHWDQEAAAAB1w0BAIAVACHYDQEAAAAF2Q0BAAAABdoNAQAAAAHbDQEAAAAB3A0BAAAAAQvMDQEAAAAB0w0BAAAAAdQNAQAAAAHVDQEAAAAB1g0BAAAAAdcNAQCBFQAh2A0BAAAABdkNAQAAAAXaDQEAAAAB2w0BAAAAAdwNAQAAAAENFQAAgxUAIBYAAIMVACAXAACDFQAgKAAAhBUAICkAAIMVACDMDQIAAAAB0w0CAAAAAdQNAgAAAAHVDQIAAAAB1g0CAAAAAdcNAgCCFQAh2A0CAAAABNkNAgAAAAQIzA0CAAAAAdMNAgAAAAHUDQIAAAAB1Q0CAAAAAdYNAgAAAAHXDQIAgxUAIdgNAgAAAATZDQIAAAAECMwNCAAAAAHTDQgAAAAB1A0IAAAAAdUNCAAAAAHWDQgAAAAB1w0IAIQVACHYDQgAAAAE2Q0IAAAABA0VAAD-FAAgFgAA_hQAIBcAAP4UACAoAACGFQAgKQAA_hQAIMwNAgAAAAHTDQIAAAAB1A0CAAAAAdUNAgAAAAHWDQIAAAAB1w0CAIUVACHYDQIAAAAF2Q0CAAAABQjMDQgAAAAB0w0IAAAAAdQNCAAAAAHVDQgAAAAB1g0IAAAAAdcNCACGFQAh2A0IAAAABdkNCAAAAAULFQAAgxUAIBYAAIgVACAXAACIFQAgzA1AAAAAAdMNQAAAAAHUDUAAAAAB1Q1AAAAAAdYNQAAAAAHXDUAAhxUAIdgNQAAAAATZDUAAAAAECMwNQAAAAAHTDUAAAAAB1A1AAAAAAdUNQAAAAAHWDUAAAAAB1w1AAIgVACHYDUAAAAAE2Q1AAAAABA4VAACDFQAgFgAAihUAIBcAAIoVACDMDQEAAAAB0w0BAAAAAdQNAQAAAAHVDQEAAAAB1g0BAAAAAdcNAQCJFQAh2A0BAAAABNkNAQAAAATaDQEAAAAB2w0BAAAAAdwNAQAAAAELzA0BAAAAAdMNAQAAAAHUDQEAAAAB1Q0BAAAAAdYNAQAAAAHXDQEAihUAIdgNAQAAAATZDQEAAAAE2g0BAAAAAdsNAQAAAAHcDQEAAAABDRUAAIMVACAWAACMFQAgFwAAjBUAICgAAIQVACApAACMFQAgzA0EAAAAAdMNBAAAAAHUDQQAAAAB1Q0EAAAAAdYNBAAAAAHXDQQAixUAIdgNBAAAAATZDQQAAAAECMwNBAAAAAHTDQQAAAAB1A0EAAAAAdUNBAAAAAHWDQQAAAAB1w0EAIwVACHYDQQAAAAE2Q0EAAAABBHBDQAAjRUAMMINAADdFAAQww0AAI0VADDEDQEA-BQAId0NAQD4FAAh3g0BAPgUACHfDQEA-BQAIeANAQD4FAAh4Q0BAPwUACHiDQEA-BQAIeMNAgD7FAAh5A0CAPsUACHlDUAAjhUAIeYNAgD7FAAh5w1AAI4VACHoDUAA-RQAIekNAQD8FAAhCxUAAP4UACAWAACQFQAgFwAAkBUAIMwNQAAAAAHTDUAAAAAB1A1AAAAAAdUNQAAAAAHWDUAAAAAB1w1AAI8VACHYDUAAAAAF2Q1AAAAABQsVAAD-FAAgFgAAkBUAIBcAAJAVACDMDUAAAAAB0w1AAAAAAdQNQAAAAAHVDUAAAAAB1g1AAAAAAdcNQACPFQAh2A1AAAAABdkNQAAAAAUIzA1AAAAAAdMNQAAAAAHUDUAAAAAB1Q1AAAAAAdYNQAAAAAHXDUAAkBUAIdgNQAAAAAXZDUAAAAAFF68BAACSFQAgwQ0AAJEVADDCDQAAxxQAEMMNAACRFQAwxA0BAPgUACHoDUAA-RQAIeoNAQD4FAAh6w0BAPgUACHsDQEA-BQAIe0NAACSFQAg7g0gAJMVACHvDQEA-BQAIfANAQD8FAAh8Q1AAI4VACHyDQEA_BQAIfMNAQD8FAAh9A0gAJMVACH1DQEA_BQAIfYNIACTFQAh9w1AAI4VACH4DSAAkxUAIfkNQACOFQAh-g1AAI4VACEEzA0BAAAABfsNAQAAAAH8DQEAAAAE_Q0BAAAABAUVAACDFQAgFgAAlRUAIBcAAJUVACDMDSAAAAAB1w0gAJQVACEFFQAAgxUAIBYAAJUVACAXAACVFQAgzA0gAAAAAdcNIACUFQAhAswNIAAAAAHXDSAAlRUAIRivAQAAkhUAIJANAACcFQAgwQ0AAJYVADDCDQAAtBQAEMMNAACWFQAwxA0BAJcVACHoDUAAmxUAIeoNAQCXFQAh6w0BAJcVACHsDQEAlxUAIe0NAACSFQAg7g0gAJgVACHvDQEAlxUAIfANAQCZFQAh8Q1AAJoVACHyDQEAmRUAIfMNAQCZFQAh9A0gAJgVACH1DQEAmRUAIfYNIACYFQAh9w1AAJoVACH4DSAAmBUAIfkNQACaFQAh-g1AAJoVACELzA0BAAAAAdMNAQAAAAHUDQEAAAAB1Q0BAAAAAdYNAQAAAAHXDQEAihUAIdgNAQAAAATZDQEAAAAE2g0BAAAAAdsNAQAAAAHcDQEAAAABAswNIAAAAAHXDSAAlRUAIQvMDQEAAAAB0w0BAAAAAdQNAQAAAAHVDQEAAAAB1g0BAAAAAdcNAQCBFQAh2A0BAAAABdkNAQAAAAXaDQEAAAAB2w0BAAAAAdwNAQAAAAEIzA1AAAAAAdMNQAAAAAHUDUAAAAAB1Q1AAAAAAdYNQAAAAAHXDUAAkBUAIdgNQAAAAAXZDUAAAAAFCMwNQAAAAAHTDUAAAAAB1A1AAAAAAdUNQAAAAAHWDUAAAAAB1w1AAIgVACHYDUAAAAAE2Q1AAAAABAP-DQAAqRQAIP8NAACpFAAggA4AAKkUACAMjg0AAKEVACDBDQAAnRUAMMINAACtFAAQww0AAJ0VADDEDQQAohUAIcUNAQCXFQAhxg1AAJsVACHHDQIAnhUAIcgNAgCfFQAhyQ0BAJkVACHKDQAAoBUAIMsNAQCZFQAhCMwNAgAAAAHTDQIAAAAB1A0CAAAAAdUNAgAAAAHWDQIAAAAB1w0CAP4UACHYDQIAAAAF2Q0CAAAABQjMDQIAAAAB0w0CAAAAAdQNAgAAAAHVDQIAAAAB1g0CAAAAAdcNAgCDFQAh2A0CAAAABNkNAgAAAAQMzA2AAAAAAc0NAQAAAAHODQEAAAABzw0BAAAAAdANgAAAAAHRDYAAAAAB0g2AAAAAAdMNgAAAAAHUDYAAAAAB1Q2AAAAAAdYNgAAAAAHXDYAAAAABFY0NAACkFQAgjw0AAKUVACDBDQAAoxUAMMINAACpFAAQww0AAKMVADDEDQEAlxUAId0NAQCXFQAh3g0BAJcVACHfDQEAlxUAIeANAQCXFQAh4Q0BAJkVACHiDQEAlxUAIeMNAgCfFQAh5A0CAJ8VACHlDUAAmhUAIeYNAgCfFQAh5w1AAJoVACHoDUAAmxUAIekNAQCZFQAhhhEAAKkUACCHEQAAqRQAIAjMDQQAAAAB0w0EAAAAAdQNBAAAAAHVDQQAAAAB1g0EAAAAAdcNBACMFQAh2A0EAAAABNkNBAAAAAQTjQ0AAKQVACCPDQAApRUAIMENAACjFQAwwg0AAKkUABDDDQAAoxUAMMQNAQCXFQAh3Q0BAJcVACHeDQEAlxUAId8NAQCXFQAh4A0BAJcVACHhDQEAmRUAIeINAQCXFQAh4w0CAJ8VACHkDQIAnxUAIeUNQACaFQAh5g0CAJ8VACHnDUAAmhUAIegNQACbFQAh6Q0BAJkVACEarwEAAJIVACCQDQAAnBUAIMENAACWFQAwwg0AALQUABDDDQAAlhUAMMQNAQCXFQAh6A1AAJsVACHqDQEAlxUAIesNAQCXFQAh7A0BAJcVACHtDQAAkhUAIO4NIACYFQAh7w0BAJcVACHwDQEAmRUAIfENQACaFQAh8g0BAJkVACHzDQEAmRUAIfQNIACYFQAh9Q0BAJkVACH2DSAAmBUAIfcNQACaFQAh-A0gAJgVACH5DUAAmhUAIfoNQACaFQAhhhEAALQUACCHEQAAtBQAIAP-DQAArRQAIP8NAACtFAAggA4AAK0UACALCAAApxUAIMENAACmFQAwwg0AAKQUABDDDQAAphUAMMQNBAD3FAAh3g0BAPwUACHfDQEA-BQAIegNQAD5FAAh6Q0BAPwUACGBDiAAkxUAIYIOAQD8FAAhDxUAAIMVACAWAACoFQAgFwAAqBUAIMwNgAAAAAHNDQEAAAABzg0BAAAAAc8NAQAAAAHQDYAAAAAB0Q2AAAAAAdINgAAAAAHTDYAAAAAB1A2AAAAAAdUNgAAAAAHWDYAAAAAB1w2AAAAAAQzMDYAAAAABzQ0BAAAAAc4NAQAAAAHPDQEAAAAB0A2AAAAAAdENgAAAAAHSDYAAAAAB0w2AAAAAAdQNgAAAAAHVDYAAAAAB1g2AAAAAAdcNgAAAAAELCAAAqhUAIMENAACpFQAwwg0AAJEUABDDDQAAqRUAMMQNBACiFQAh3g0BAJkVACHfDQEAlxUAIegNQACbFQAh6Q0BAJkVACGBDiAAmBUAIYIOAQCZFQAhDMwNgAAAAAHNDQEAAAABzg0BAAAAAc8NAQAAAAHQDYAAAAAB0Q2AAAAAAdINgAAAAAHTDYAAAAAB1A2AAAAAAdUNgAAAAAHWDYAAAAAB1w2AAAAAAQbBDQAAqxUAMMINAACLFAAQww0AAKsVADDoDUAA-RQAIYMOAQD4FAAhhA4BAPwUACEGwQ0AAKwVADDCDQAA-BMAEMMNAACsFQAw6A1AAJsVACGDDgEAlxUAIYQOAQCZFQAhFMgIAQD4FAAhwQ0AAK0VADDCDQAA8hMAEMMNAACtFQAwxg0EAPcUACGFDgQA9xQAIYYOBAD3FAAhhw4CAPsUACGIDgIA-xQAIYkOIACuFQAhig4gAK4VACGLDgEA-BQAIYwOAAGvFQAhjQ4AAbAVACGODgABsBUAIY8OAAGwFQAhkA4AAbAVACGRDhAAsRUAIZIOEACxFQAhkw4QALEVACEFFQAA_hQAIBYAALkVACAXAAC5FQAgzA0gAAAAAdcNIAC4FQAhBxUAAIMVACAWAAC3FQAgFwAAtxUAIMwNAAEAAAHXDQABthUAIdgNAAEAAATZDQABAAAEBxUAAP4UACAWAAC1FQAgFwAAtRUAIMwNAAEAAAHXDQABtBUAIdgNAAEAAAXZDQABAAAFDRUAAP4UACAWAACzFQAgFwAAsxUAICgAALMVACApAACzFQAgzA0QAAAAAdMNEAAAAAHUDRAAAAAB1Q0QAAAAAdYNEAAAAAHXDRAAshUAIdgNEAAAAAXZDRAAAAAFDRUAAP4UACAWAACzFQAgFwAAsxUAICgAALMVACApAACzFQAgzA0QAAAAAdMNEAAAAAHUDRAAAAAB1Q0QAAAAAdYNEAAAAAHXDRAAshUAIdgNEAAAAAXZDRAAAAAFCMwNEAAAAAHTDRAAAAAB1A0QAAAAAdUNEAAAAAHWDRAAAAAB1w0QALMVACHYDRAAAAAF2Q0QAAAABQcVAAD-FAAgFgAAtRUAIBcAALUVACDMDQABAAAB1w0AAbQVACHYDQABAAAF2Q0AAQAABQTMDQABAAAB1w0AAbUVACHYDQABAAAF2Q0AAQAABQcVAACDFQAgFgAAtxUAIBcAALcVACDMDQABAAAB1w0AAbYVACHYDQABAAAE2Q0AAQAABATMDQABAAAB1w0AAbcVACHYDQABAAAE2Q0AAQAABAUVAAD-FAAgFgAAuRUAIBcAALkVACDMDSAAAAAB1w0gALgVACECzA0gAAAAAdcNIAC5FQAhFMgIAQCXFQAhwQ0AALoVADDCDQAA3xMAEMMNAAC6FQAwxg0EAKIVACGFDgQAohUAIYYOBACiFQAhhw4CAJ8VACGIDgIAnxUAIYkOIAC7FQAhig4gALsVACGLDgEAlxUAIYwOAAG8FQAhjQ4AAb0VACGODgABvRUAIY8OAAG9FQAhkA4AAb0VACGRDhAAvhUAIZIOEAC-FQAhkw4QAL4VACECzA0gAAAAAdcNIAC5FQAhBMwNAAEAAAHXDQABtxUAIdgNAAEAAATZDQABAAAEBMwNAAEAAAHXDQABtRUAIdgNAAEAAAXZDQABAAAFCMwNEAAAAAHTDRAAAAAB1A0QAAAAAdUNEAAAAAHWDRAAAAAB1w0QALMVACHYDRAAAAAF2Q0QAAAABQbICAEAAAABhQ4EAAAAAYYOBAAAAAGIDgIAAAABiw4BAAAAAYwOAAEAAAEFwQ0AAMAVADDCDQAA2RMAEMMNAADAFQAwlQ4BAPgUACGWDkAAjhUAIQa7DAAAwhUAIMENAADBFQAwwg0AAMYTABDDDQAAwRUAMJUOAQCXFQAhlg5AAJoVACED_g0AAKoTACD_DQAAqhMAIIAOAACqEwAgDI8NAgD7FAAhwQ0AAMMVADDCDQAAwBMAEMMNAADDFQAw5g0BAPwUACGDDgEA-BQAIYUOBAD3FAAhlQ4BAPgUACGXDgIA-xQAIZgOQAD5FAAhmQ5AAPkUACGaDgAA_RQAIA28DAAAxRUAII8NAgCfFQAhwQ0AAMQVADDCDQAAqhMAEMMNAADEFQAw5g0BAJkVACGDDgEAlxUAIYUOBACiFQAhlQ4BAJcVACGXDgIAnxUAIZgOQACbFQAhmQ5AAJsVACGaDgAAoBUAIAi7DAAAwhUAIMENAADBFQAwwg0AAMYTABDDDQAAwRUAMJUOAQCXFQAhlg5AAJoVACGGEQAAxhMAIIcRAADGEwAgAoMOAQAAAAGFDgQAAAABBsENAADHFQAwwg0AAKUTABDDDQAAxxUAMOgNQAD5FAAh6g0BAPgUACGDDgEA-BQAIQbBDQAAyBUAMMINAACSEwAQww0AAMgVADDoDUAAmxUAIeoNAQCXFQAhgw4BAJcVACEC6g0BAAAAAYMOAQAAAAEWwQ0AAMoVADDCDQAAjBMAEMMNAADKFQAwyQ0BAPwUACHoDUAA-RQAIYMOAQD4FAAhhQ4EAPcUACGdDgEA-BQAIZ4OAgD7FAAhnw4gAJMVACGgDgIA-xQAIaEOAACSFQAgog4gAJMVACGjDgEA_BQAIaQOBADLFQAhpQ4EAMsVACGmDgAApxUAIKcOQACOFQAhqA5AAI4VACGpDgQAyxUAIaoOBADLFQAhqw5AAPkUACENFQAA_hQAIBYAAM0VACAXAADNFQAgKAAAhhUAICkAAM0VACDMDQQAAAAB0w0EAAAAAdQNBAAAAAHVDQQAAAAB1g0EAAAAAdcNBADMFQAh2A0EAAAABdkNBAAAAAUNFQAA_hQAIBYAAM0VACAXAADNFQAgKAAAhhUAICkAAM0VACDMDQQAAAAB0w0EAAAAAdQNBAAAAAHVDQQAAAAB1g0EAAAAAdcNBADMFQAh2A0EAAAABdkNBAAAAAUIzA0EAAAAAdMNBAAAAAHUDQQAAAAB1Q0EAAAAAdYNBAAAAAHXDQQAzRUAIdgNBAAAAAXZDQQAAAAFFsENAADOFQAwwg0AAPkSABDDDQAAzhUAMMkNAQCZFQAh6A1AAJsVACGDDgEAlxUAIYUOBACiFQAhnQ4BAJcVACGeDgIAnxUAIZ8OIACYFQAhoA4CAJ8VACGhDgAAkhUAIKIOIACYFQAhow4BAJkVACGkDgQAzxUAIaUOBADPFQAhpg4AAKoVACCnDkAAmhUAIagOQACaFQAhqQ4EAM8VACGqDgQAzxUAIasOQACbFQAhCMwNBAAAAAHTDQQAAAAB1A0EAAAAAdUNBAAAAAHWDQQAAAAB1w0EAM0VACHYDQQAAAAF2Q0EAAAABQKDDgEAAAABhQ4EAAAAAQbBDQAA0RUAMMINAADzEgAQww0AANEVADDoDUAA-RQAIYMOAQD4FAAhrA4BAPgUACEGwQ0AANIVADDCDQAA4BIAEMMNAADSFQAw6A1AAJsVACGDDgEAlxUAIawOAQCXFQAhBcENAADTFQAwwg0AANoSABDDDQAA0xUAMMQNBAD3FAAhrA4BAPgUACEFwQ0AANQVADDCDQAAxxIAEMMNAADUFQAwxA0EAKIVACGsDgEAlxUAIQnBDQAA1RUAMMINAADBEgAQww0AANUVADCFDgQA9xQAIa0OAQD4FAAhrg4BAPgUACGvDhAA1hUAIbAOAQD4FAAhsQ4EAPcUACENFQAAgxUAIBYAANgVACAXAADYFQAgKAAA2BUAICkAANgVACDMDRAAAAAB0w0QAAAAAdQNEAAAAAHVDRAAAAAB1g0QAAAAAdcNEADXFQAh2A0QAAAABNkNEAAAAAQNFQAAgxUAIBYAANgVACAXAADYFQAgKAAA2BUAICkAANgVACDMDRAAAAAB0w0QAAAAAdQNEAAAAAHVDRAAAAAB1g0QAAAAAdcNEADXFQAh2A0QAAAABNkNEAAAAAQIzA0QAAAAAdMNEAAAAAHUDRAAAAAB1Q0QAAAAAdYNEAAAAAHXDRAA2BUAIdgNEAAAAATZDRAAAAAECcENAADZFQAwwg0AAK4SABDDDQAA2RUAMIUOBACiFQAhrQ4BAJcVACGuDgEAlxUAIa8OEADaFQAhsA4BAJcVACGxDgQAohUAIQjMDRAAAAAB0w0QAAAAAdQNEAAAAAHVDRAAAAAB1g0QAAAAAdcNEADYFQAh2A0QAAAABNkNEAAAAAQFhQ4EAAAAAa0OAQAAAAGuDgEAAAABrw4QAAAAAbAOAQAAAAEJwQ0AANwVADDCDQAAqBIAEMMNAADcFQAwhQ4EAPcUACGsDgEA-BQAIa0OAQD4FAAhsw4CAPsUACG0DhAA1hUAIbUOEADWFQAhCcENAADdFQAwwg0AAJUSABDDDQAA3RUAMIUOBACiFQAhrA4BAJcVACGtDgEAlxUAIbMOAgCfFQAhtA4QANoVACG1DhAA2hUAIQOFDgQAAAABrA4BAAAAAa0OAQAAAAEIswcBAPgUACHBDQAA3xUAMMINAACPEgAQww0AAN8VADCFDgQA9xQAIawOAQD4FAAhtw4QANYVACG4DhAA1hUAIQizBwEAlxUAIcENAADgFQAwwg0AAPwRABDDDQAA4BUAMIUOBACiFQAhrA4BAJcVACG3DhAA2hUAIbgOEADaFQAhA7MHAQAAAAGFDgQAAAABrA4BAAAAAQzICAEA-BQAIcENAADiFQAwwg0AAPYRABDDDQAA4hUAMMYNBAD3FAAhhQ4EAPcUACGGDgQA9xQAIYcOAgD7FAAhiA4CAPsUACGsDgEA-BQAIbQOEADWFQAhtQ4QANYVACEMyAgBAJcVACHBDQAA4xUAMMINAADjEQAQww0AAOMVADDGDQQAohUAIYUOBACiFQAhhg4EAKIVACGHDgIAnxUAIYgOAgCfFQAhrA4BAJcVACG0DhAA2hUAIbUOEADaFQAhBsgIAQAAAAHGDQQAAAABhQ4EAAAAAYYOBAAAAAGHDgIAAAABiA4CAAAAAQrBDQAA5RUAMMINAADdEQAQww0AAOUVADDGDQQA9xQAIYUOBAD3FAAhhg4EAPcUACG7DgQA9xQAIbwOBAD3FAAhvQ4EAPcUACG-DgEA-BQAIQrBDQAA5hUAMMINAADKEQAQww0AAOYVADDGDQQAohUAIYUOBACiFQAhhg4EAKIVACG7DgQAohUAIbwOBACiFQAhvQ4EAKIVACG-DgEAlxUAIQnBDQAA5xUAMMINAADEEQAQww0AAOcVADDEDQEA-BQAIcYNQAD5FAAhiw4BAPgUACG_DgEA-BQAIcAOAQD4FAAhwQ5AAI4VACEJwQ0AAOgVADDCDQAAsREAEMMNAADoFQAwxA0BAJcVACHGDUAAmxUAIYsOAQCXFQAhvw4BAJcVACHADgEAlxUAIcEOQACaFQAhAosOAQAAAAG_DgEAAAABCsENAADqFQAwwg0AAKsRABDDDQAA6hUAMMkNAQD8FAAh7Q0CAPsUACHDDgEA-BQAIcQOQAD5FAAhxQ4CAPsUACHGDkAAjhUAIccOAAD9FAAgCsENAADrFQAwwg0AAJgRABDDDQAA6xUAMMkNAQCZFQAh7Q0CAJ8VACHDDgEAlxUAIcQOQACbFQAhxQ4CAJ8VACHGDkAAmhUAIccOAACgFQAgCsENAADsFQAwwg0AAJIRABDDDQAA7BUAMMQNBAD3FAAhww4BAPgUACHIDkAA-RQAIckOQAD5FAAhyg5AAI4VACHLDkAAjhUAIcwOAAD9FAAgCsENAADtFQAwwg0AAP8QABDDDQAA7RUAMMQNBACiFQAhww4BAJcVACHIDkAAmxUAIckOQACbFQAhyg5AAJoVACHLDkAAmhUAIcwOAACgFQAgB8gIAQD4FAAhwQ0AAO4VADDCDQAA-RAAEMMNAADuFQAwzQ4BAPgUACHODgEA_BQAIc8OBADLFQAhB8gIAQCXFQAhwQ0AAO8VADDCDQAA5hAAEMMNAADvFQAwzQ4BAJcVACHODgEAmRUAIc8OBADPFQAhB8ENAADwFQAwwg0AAOAQABDDDQAA8BUAMIUOBAD3FAAhmQ5AAPkUACGsDgEA-BQAIdAOQAD5FAAhB8ENAADxFQAwwg0AAM0QABDDDQAA8RUAMIUOBACiFQAhmQ5AAJsVACGsDgEAlxUAIdAOQACbFQAhAoUOBAAAAAGsDgEAAAABFMENAADzFQAwwg0AAMcQABDDDQAA8xUAMIUOBAD3FAAhrA4BAPgUACG0DgIA-xQAIc0OAQD4FAAh0g5AAPkUACHTDkAA-RQAIdQOAgD7FAAh1Q4CAPsUACHWDgIA-xQAIdcOAgD7FAAh2A4CAPsUACHZDgIA-xQAIdoOAgD7FAAh2w4CAPsUACHcDiAAkxUAId0OAQD4FAAh3g5AAPkUACEUwQ0AAPQVADDCDQAAtBAAEMMNAAD0FQAwhQ4EAKIVACGsDgEAlxUAIbQOAgCfFQAhzQ4BAJcVACHSDkAAmxUAIdMOQACbFQAh1A4CAJ8VACHVDgIAnxUAIdYOAgCfFQAh1w4CAJ8VACHYDgIAnxUAIdkOAgCfFQAh2g4CAJ8VACHbDgIAnxUAIdwOIACYFQAh3Q4BAJcVACHeDkAAmxUAIQOFDgQAAAABrA4BAAAAAdIOQAAAAAEHwQ0AAPYVADDCDQAArhAAEMMNAAD2FQAwxA0CAPsUACHgDgEA-BQAIeEOAACnFQAg4g5AAPkUACEHwQ0AAPcVADDCDQAAmxAAEMMNAAD3FQAwxA0CAJ8VACHgDgEAlxUAIeEOAACqFQAg4g5AAJsVACEGhQMBAPgUACHBDQAA-BUAMMINAACVEAAQww0AAPgVADDEDQQA9xQAIcYNQAD5FAAhBoUDAQCXFQAhwQ0AAPkVADDCDQAAghAAEMMNAAD5FQAwxA0EAKIVACHGDUAAmxUAIRDBDQAA-hUAMMINAAD8DwAQww0AAPoVADDEDQQA9xQAIcYNQAD5FAAhhQ4EAPcUACGGDgQAyxUAIawOAQD4FAAhzQ4BAPgUACHjDgAA-xUAIOQOAAD7FQAg5Q4gAJMVACHmDiAAkxUAIecOBAD3FAAh6A4EAPcUACHpDgQAyxUAIQTMDQIAAAAF-w0CAAAAAfwNAgAAAAT9DQIAAAAEEMENAAD8FQAwwg0AAOkPABDDDQAA_BUAMMQNBACiFQAhxg1AAJsVACGFDgQAohUAIYYOBADPFQAhrA4BAJcVACHNDgEAlxUAIeMOAAD7FQAg5A4AAPsVACDlDiAAmBUAIeYOIACYFQAh5w4EAKIVACHoDgQAohUAIekOBADPFQAhCcENAAD9FQAwwg0AAOMPABDDDQAA_RUAMIUOBAD3FAAhrA4BAPgUACHDDgQA9xQAIdYOAAD7FQAg2w4AAPsVACDqDgAA-xUAIAnBDQAA_hUAMMINAADQDwAQww0AAP4VADCFDgQAohUAIawOAQCXFQAhww4EAKIVACHWDgAA-xUAINsOAAD7FQAg6g4AAPsVACAChQ4EAAAAAawOAQAAAAEGwQ0AAIAWADDCDQAAyg8AEMMNAACAFgAwrA4BAPgUACHrDgABrxUAIewOAAGvFQAhBsENAACBFgAwwg0AALcPABDDDQAAgRYAMKwOAQCXFQAh6w4AAbwVACHsDgABvBUAIQKsDgEAAAAB6w4AAQAAARnBDQAAgxYAMMINAACxDwAQww0AAIMWADDiDQEA-BQAIYUOBAD3FAAhrA4BAPgUACG0DgIA-xQAIdQOAgD7FAAh1Q4CAPsUACHWDgIA-xQAIdcOAgD7FAAh2A4CAPsUACHZDgIA-xQAIdoOAgD7FAAh2w4CAPsUACHcDiAAkxUAId0OAQD4FAAh6w4AAa8VACHuDgAApxUAIO8OAQD4FAAh8A4BAPgUACHxDgABrxUAIfIOBAD3FAAh8w4EAMsVACH0DkAA-RQAIRnBDQAAhBYAMMINAACeDwAQww0AAIQWADDiDQEAlxUAIYUOBACiFQAhrA4BAJcVACG0DgIAnxUAIdQOAgCfFQAh1Q4CAJ8VACHWDgIAnxUAIdcOAgCfFQAh2A4CAJ8VACHZDgIAnxUAIdoOAgCfFQAh2w4CAJ8VACHcDiAAmBUAId0OAQCXFQAh6w4AAbwVACHuDgAAqhUAIO8OAQCXFQAh8A4BAJcVACHxDgABvBUAIfIOBACiFQAh8w4EAM8VACH0DkAAmxUAIQKFDgQAAAABrA4BAAAAAQvBDQAAhhYAMMINAACYDwAQww0AAIYWADCFDgQA9xQAIfUOAQD4FAAh9g4EAPcUACH3DgEA-BQAIfgOAACSFQAg-Q4CAPsUACH6DkAA-RQAIfsOQACOFQAhC8ENAACHFgAwwg0AAIUPABDDDQAAhxYAMIUOBACiFQAh9Q4BAJcVACH2DgQAohUAIfcOAQCXFQAh-A4AAJIVACD5DgIAnxUAIfoOQACbFQAh-w5AAJoVACEDhQ4EAAAAAfUOAQAAAAH2DgQAAAABB8ENAACJFgAwwg0AAP8OABDDDQAAiRYAMOgNQAD5FAAh6g0BAPgUACGMDgEA-BQAIf0OAQD4FAAhB8ENAACKFgAwwg0AAOwOABDDDQAAihYAMOgNQACbFQAh6g0BAJcVACGMDgEAlxUAIf0OAQCXFQAhCMENAACLFgAwwg0AAOYOABDDDQAAixYAMOgNQAD5FAAh_g4BAPgUACH_DgEA-BQAIYAPAQD4FAAhgQ9AAI4VACEIwQ0AAIwWADDCDQAA0w4AEMMNAACMFgAw6A1AAJsVACH-DgEAlxUAIf8OAQCXFQAhgA8BAJcVACGBD0AAmhUAIQbBDQAAjRYAMMINAADNDgAQww0AAI0WADDoDUAA-RQAIYMOAQD4FAAhgA8BAPgUACEGwQ0AAI4WADDCDQAAug4AEMMNAACOFgAw6A1AAJsVACGDDgEAlxUAIYAPAQCXFQAhDsENAACPFgAwwg0AALQOABDDDQAAjxYAMOgNQAD5FAAh6g0BAPwUACGFDgQA9xQAIfYOEADWFQAh_Q4BAPgUACGCDwEA-BQAIYMPEADWFQAhhA8BAPgUACGFD0AA-RQAIYYPAQD8FAAhhw8AAJIVACAOwQ0AAJAWADDCDQAAoQ4AEMMNAACQFgAw6A1AAJsVACHqDQEAmRUAIYUOBACiFQAh9g4QANoVACH9DgEAlxUAIYIPAQCXFQAhgw8QANoVACGEDwEAlxUAIYUPQACbFQAhhg8BAJkVACGHDwAAkhUAIAbBDQAAkRYAMMINAACbDgAQww0AAJEWADCFDgQA9xQAIYYOBAD3FAAhiA8BAPgUACEGwQ0AAJIWADDCDQAAiA4AEMMNAACSFgAwhQ4EAKIVACGGDgQAohUAIYgPAQCXFQAhDsENAACTFgAwwg0AAIIOABDDDQAAkxYAMIMOAQD4FAAhhQ4EAPcUACGGDgQA9xQAIYgOAgD7FAAhjA4BAPgUACGdDgEA-BQAIf0OAQD4FAAhhQ9AAPkUACGIDwEA-BQAIYkPEADWFQAhig9AAPkUACEOwQ0AAJQWADDCDQAA7w0AEMMNAACUFgAwgw4BAJcVACGFDgQAohUAIYYOBACiFQAhiA4CAJ8VACGMDgEAlxUAIZ0OAQCXFQAh_Q4BAJcVACGFD0AAmxUAIYgPAQCXFQAhiQ8QANoVACGKD0AAmxUAIQOFDgQAAAABiA4CAAAAAYwOAQAAAAEOwQ0AAJYWADDCDQAA6Q0AEMMNAACWFgAwgw4BAPgUACGYDkAAjhUAIYwPAQD4FAAhjQ9AAPkUACGODyAAkxUAIY8PAQD8FAAhkA9AAI4VACGRDyAAkxUAIZIPQACOFQAhkw9AAI4VACGUDwAA_RQAIA3BDQAAlxYAMMINAADTDQAQww0AAJcWADDJDQEA_BQAIYMOAQD4FAAhhQ4EAPcUACGfDiAAkxUAIaAOAgD7FAAhoQ4AAJIVACCjDgEA_BQAIaYOAACnFQAg7A4AAbAVACGVDwQAyxUAIQ2PDQIA-xQAIcENAACYFgAwwg0AAL0NABDDDQAAmBYAMOYNAQD8FAAh6Q0BAPwUACGDDgEA-BQAIZUOAQD4FAAhmA5AAPkUACGZDkAAjhUAIY0PQAD5FAAhkA9AAI4VACGRDyAAkxUAIQ_JCAAAmhYAIMoIAACbFgAgjw0CAJ8VACHBDQAAmRYAMMINAACqDQAQww0AAJkWADDmDQEAmRUAIekNAQCZFQAhgw4BAJcVACGVDgEAlxUAIZgOQACbFQAhmQ5AAJoVACGND0AAmxUAIZAPQACaFQAhkQ8gAJgVACED_g0AAJ8NACD_DQAAnw0AIIAOAACfDQAgA_4NAACjDQAg_w0AAKMNACCADgAAow0AIAKDDgEAAAABjA8BAAAAAQ_ICAAAnhYAIMENAACdFgAwwg0AAKMNABDDDQAAnRYAMIMOAQCXFQAhmA5AAJoVACGMDwEAlxUAIY0PQACbFQAhjg8gAJgVACGPDwEAmRUAIZAPQACaFQAhkQ8gAJgVACGSD0AAmhUAIZMPQACaFQAhlA8AAKAVACARyQgAAJoWACDKCAAAmxYAII8NAgCfFQAhwQ0AAJkWADDCDQAAqg0AEMMNAACZFgAw5g0BAJkVACHpDQEAmRUAIYMOAQCXFQAhlQ4BAJcVACGYDkAAmxUAIZkOQACaFQAhjQ9AAJsVACGQD0AAmhUAIZEPIACYFQAhhhEAAKoNACCHEQAAqg0AIAKDDgEAAAABhQ4EAAAAAQ7ICAAAnhYAIMENAACgFgAwwg0AAJ8NABDDDQAAoBYAMMkNAQCZFQAhgw4BAJcVACGFDgQAohUAIZ8OIACYFQAhoA4CAJ8VACGhDgAAkhUAIKMOAQCZFQAhpg4AAKoVACDsDgABvRUAIZUPBADPFQAhBsENAAChFgAwwg0AAJoNABDDDQAAoRYAMJUOAQD4FAAh0g5AAPkUACGXDwIA-xQAIQbBDQAAohYAMMINAACHDQAQww0AAKIWADCVDgEAlxUAIdIOQACbFQAhlw8CAJ8VACEClQ4BAAAAAdIOQAAAAAEOwQ0AAKQWADDCDQAAgQ0AEMMNAACkFgAwxg1AAPkUACHeDQEA_BQAIeYNAQD8FAAhgw4BAPgUACGZDkAA-RQAIZkPAQD4FAAhmg8BAPgUACGbDwAAkhUAIJwPQACOFQAhnQ8BAPwUACGeDwAA_RQAIAmGAwIA-xQAIcENAAClFgAwwg0AAOsMABDDDQAApRYAMOoNAQD4FAAhmQ8BAPgUACGfD0AA-RQAIaAPIACTFQAhoQ9AAI4VACELhgMCAJ8VACGwBwAApxYAILcHAACoFgAgwQ0AAKYWADDCDQAAxAsAEMMNAACmFgAw6g0BAJcVACGZDwEAlxUAIZ8PQACbFQAhoA8gAJgVACGhD0AAmhUAIQ6wBwAAqhUAILEHAACyFgAgsgcAALMWACC1BwAAtBYAILYHAAC1FgAgwQ0AALEWADDCDQAAzwsAEMMNAACxFgAwxA0BAJcVACHoDUAAmxUAIeoNAQCXFQAh_Q4BAJcVACGGEQAAzwsAIIcRAADPCwAgA_4NAADGCwAg_w0AAMYLACCADgAAxgsAIAfBDQAAqRYAMMINAADTDAAQww0AAKkWADCDDgEA-BQAIdIOQAD5FAAhog8BAPgUACGjDwIA-xQAIQfBDQAAqhYAMMINAADADAAQww0AAKoWADCDDgEAlxUAIdIOQACbFQAhog8BAJcVACGjDwIAnxUAIQODDgEAAAAB0g5AAAAAAaIPAQAAAAEHwQ0AAKwWADDCDQAAugwAEMMNAACsFgAw0g5AAPkUACGiDwEA-BQAIaUPBAD3FAAhpg8EAPcUACEJwQ0AAK0WADDCDQAApAwAEMMNAACtFgAw6A1AAPkUACHqDQEA-BQAIZkPAQD4FAAhog8BAPgUACGnD0AAjhUAIagPAgD7FAAhB8ENAACuFgAwwg0AAI4MABDDDQAArhYAMJkPAQD4FAAhqQ8BAPgUACGqDwEA-BQAIasPQAD5FAAhDcENAACvFgAwwg0AAPgLABDDDQAArxYAMMQNAQD4FAAhyQ0BAPwUACHoDUAA-RQAIeoNAQD4FAAh7Q0CAPsUACHGDkAAjhUAIfQOQAD5FAAhmQ8BAPgUACGsDwEA-BQAIa0PAAD9FAAgCLAHAACnFQAgwQ0AALAWADDCDQAA4gsAEMMNAACwFgAwxA0BAPgUACHoDUAA-RQAIeoNAQD4FAAh_Q4BAPgUACEMsAcAAKoVACCxBwAAshYAILIHAACzFgAgtQcAALQWACC2BwAAtRYAIMENAACxFgAwwg0AAM8LABDDDQAAsRYAMMQNAQCXFQAh6A1AAJsVACHqDQEAlxUAIf0OAQCXFQAhA_4NAACzCwAg_w0AALMLACCADgAAswsAIAP-DQAAtwsAIP8NAAC3CwAggA4AALcLACAD_g0AALsLACD_DQAAuwsAIIAOAAC7CwAgDYYDAgCfFQAhsAcAAKcWACC3BwAAqBYAIMENAACmFgAwwg0AAMQLABDDDQAAphYAMOoNAQCXFQAhmQ8BAJcVACGfD0AAmxUAIaAPIACYFQAhoQ9AAJoVACGGEQAAxAsAIIcRAADECwAgAoMOAQAAAAGZDwEAAAABD7YHAAC4FgAgwQ0AALcWADDCDQAAxgsAEMMNAAC3FgAwxg1AAJsVACHeDQEAmRUAIeYNAQCZFQAhgw4BAJcVACGZDkAAmxUAIZkPAQCXFQAhmg8BAJcVACGbDwAAkhUAIJwPQACaFQAhnQ8BAJkVACGeDwAAoBUAIA2GAwIAnxUAIbAHAACnFgAgtwcAAKgWACDBDQAAphYAMMINAADECwAQww0AAKYWADDqDQEAlxUAIZkPAQCXFQAhnw9AAJsVACGgDyAAmBUAIaEPQACaFQAhhhEAAMQLACCHEQAAxAsAIAOiDwEAAAABpQ8EAAAAAaYPBAAAAAEIswcAALsWACDBDQAAuhYAMMINAAC_CwAQww0AALoWADDSDkAAmxUAIaIPAQCXFQAhpQ8EAKIVACGmDwQAohUAIQ2wBwAApxYAILQHAAC9FgAgwQ0AALwWADDCDQAAuwsAEMMNAAC8FgAw6A1AAJsVACHqDQEAlxUAIZkPAQCXFQAhog8BAJcVACGnD0AAmhUAIagPAgCfFQAhhhEAALsLACCHEQAAuwsAIAuwBwAApxYAILQHAAC9FgAgwQ0AALwWADDCDQAAuwsAEMMNAAC8FgAw6A1AAJsVACHqDQEAlxUAIZkPAQCXFQAhog8BAJcVACGnD0AAmhUAIagPAgCfFQAhA_4NAAC_CwAg_w0AAL8LACCADgAAvwsAIAKZDwEAAAABqQ8BAAAAAQiwBwAApxYAIMENAAC_FgAwwg0AALcLABDDDQAAvxYAMJkPAQCXFQAhqQ8BAJcVACGqDwEAlxUAIasPQACbFQAhDrAHAACnFgAgwQ0AAMAWADDCDQAAswsAEMMNAADAFgAwxA0BAJcVACHJDQEAmRUAIegNQACbFQAh6g0BAJcVACHtDQIAnxUAIcYOQACaFQAh9A5AAJsVACGZDwEAlxUAIawPAQCXFQAhrQ8AAKAVACAFwQ0AAMEWADDCDQAArgsAEMMNAADBFgAwxA0BAPgUACGFD0AA-RQAIQXBDQAAwhYAMMINAACbCwAQww0AAMIWADDEDQEAlxUAIYUPQACbFQAhEcENAADDFgAwwg0AAJULABDDDQAAwxYAMMQNAQD4FAAh6A1AAPkUACGsDgEA-BQAIYEPQAD5FAAhhQ9AAPkUACGxDwEA-BQAIbIPAQD8FAAhsw8BAPgUACG0DwEA-BQAIbUPAQD8FAAhtg9AAI4VACG3DwEA_BQAIbgPQACOFQAhuQ9AAI4VACERwQ0AAMQWADDCDQAAggsAEMMNAADEFgAwxA0BAJcVACHoDUAAmxUAIawOAQCXFQAhgQ9AAJsVACGFD0AAmxUAIbEPAQCXFQAhsg8BAJkVACGzDwEAlxUAIbQPAQCXFQAhtQ8BAJkVACG2D0AAmhUAIbcPAQCZFQAhuA9AAJoVACG5D0AAmhUAIQoIAACnFQAgwQ0AAMUWADDCDQAA_AoAEMMNAADFFgAwiw4BAPgUACGfD0AA-RQAIboPAQD4FAAhuw8BAPgUACG8D0AA-RQAIb0PQACOFQAhEMENAADGFgAwwg0AAOYKABDDDQAAxhYAMMQNAQD4FAAh4w0CAPsUACHlDUAAjhUAIeYNAgD7FAAh5w1AAI4VACHoDUAA-RQAIYsOAQD4FAAhnQ4BAPgUACGnDkAAjhUAIboPAQD4FAAhvg8AAKcVACC_DwIA-xQAIcAPQACOFQAhCAgAAKcVACDBDQAAxxYAMMINAADQCgAQww0AAMcWADDEDQQA9xQAIcYNQAD5FAAhiw4BAPgUACG6DwEA-BQAIQnBDQAAyBYAMMINAAC6CgAQww0AAMgWADDqDQEA_BQAIYQOAQD8FAAhjQ9AAPkUACHBDwEA-BQAIcIPAgD7FAAhww8gAJMVACEJwQ0AAMkWADDCDQAApwoAEMMNAADJFgAw6g0BAJkVACGEDgEAmRUAIY0PQACbFQAhwQ8BAJcVACHCDwIAnxUAIcMPIACYFQAhEMENAADKFgAwwg0AAKEKABDDDQAAyhYAMMQNAQD4FAAh6A1AAPkUACHqDQEA_BQAIewNAQD4FAAh9Q0BAPwUACG_DgEA-BQAIYEPQACOFQAhjQ9AAI4VACHBDwEA-BQAIcQPAQD4FAAhxQ8AAJIVACDGD0AAjhUAIccPAgD7FAAhBsENAADLFgAwwg0AAIkKABDDDQAAyxYAMMgPAQD4FAAhyQ8CAPsUACHKDwABrxUAIQjBDQAAzBYAMMINAADzCQAQww0AAMwWADCDDgEA-BQAIZEOEACxFQAh4A4CAPsUACHIDwEA-BQAIcsPAgD7FAAhGsENAADNFgAwwg0AAN0JABDDDQAAzRYAMMQNAQD4FAAh6A1AAPkUACHqDQEA-BQAIZEOAQD8FAAhmg4CAPsUACGdDgEA-BQAIacOQACOFQAhwA4BAPwUACHSDgQAyxUAIfEOAQD8FAAhhA8BAPwUACGZDwEA_BQAIcwPAQD4FAAhzQ8BAPgUACHODxAAsRUAIc8PEACxFQAh0A8CAPoUACHRDwABsBUAIdIPAgD6FAAh0w8QALEVACHUDwQAyxUAIdUPAAD9FAAg1g8BAPwUACEcjgYAAM8WACCPBgAA0BYAIMENAADOFgAwwg0AAMoJABDDDQAAzhYAMMQNAQCXFQAh6A1AAJsVACHqDQEAlxUAIZEOAQCZFQAhmg4CAJ8VACGdDgEAlxUAIacOQACaFQAhwA4BAJkVACHSDgQAzxUAIfEOAQCZFQAhhA8BAJkVACGZDwEAmRUAIcwPAQCXFQAhzQ8BAJcVACHODxAAvhUAIc8PEAC-FQAh0A8CAJ4VACHRDwABvRUAIdIPAgCeFQAh0w8QAL4VACHUDwQAzxUAIdUPAACgFQAg1g8BAJkVACED_g0AAL8JACD_DQAAvwkAIIAOAAC_CQAgA_4NAADDCQAg_w0AAMMJACCADgAAwwkAIALIDwEAAAAByQ8CAAAAAQeNBgAA0xYAIMENAADSFgAwwg0AAMMJABDDDQAA0hYAMMgPAQCXFQAhyQ8CAJ8VACHKDwABvBUAIR6OBgAAzxYAII8GAADQFgAgwQ0AAM4WADDCDQAAygkAEMMNAADOFgAwxA0BAJcVACHoDUAAmxUAIeoNAQCXFQAhkQ4BAJkVACGaDgIAnxUAIZ0OAQCXFQAhpw5AAJoVACHADgEAmRUAIdIOBADPFQAh8Q4BAJkVACGEDwEAmRUAIZkPAQCZFQAhzA8BAJcVACHNDwEAlxUAIc4PEAC-FQAhzw8QAL4VACHQDwIAnhUAIdEPAAG9FQAh0g8CAJ4VACHTDxAAvhUAIdQPBADPFQAh1Q8AAKAVACDWDwEAmRUAIYYRAADKCQAghxEAAMoJACACyA8BAAAAAcsPAgAAAAEJjQYAANMWACDBDQAA1RYAMMINAAC_CQAQww0AANUWADCDDgEAlxUAIZEOEAC-FQAh4A4CAJ8VACHIDwEAlxUAIcsPAgCfFQAhCMENAADWFgAwwg0AALoJABDDDQAA1hYAMMQNAQD4FAAh6A1AAPkUACGFD0AA-RQAIaIPAAGvFQAhzA8BAPgUACEKwQ0AANcWADDCDQAApAkAEMMNAADXFgAwzA8BAPgUACHZDwIA-xQAIdoPAgD7FAAh2w8CAPsUACHcDwAAkhUAIN0PAACnFQAg3g8BAPgUACEIvAwCAPsUACHBDQAA2BYAMMINAACOCQAQww0AANgWADDADgEA-BQAIcwPAQD4FAAh3w8CAPoUACHgDwEA-BQAIReFAwEA-BQAIbwMAgD7FAAhwQ0AANkWADDCDQAA-AgAEMMNAADZFgAwgw4BAPwUACHUDgIA-hQAId0OAQD8FAAhmg8BAPwUACGpDwEA_BQAIcwPAQD4FAAh2Q8CAPoUACHeDyAArhUAId8PAgD7FAAh4Q8BAPgUACHiDwEA_BQAIeMPAgD6FAAh5A8AAP0UACDlDwEA_BQAIeYPAQD8FAAh5w8AAJIVACDoDyAArhUAIekPAgD6FAAhBsENAADaFgAwwg0AAOIIABDDDQAA2hYAMMkPAgD7FAAhyg8AAa8VACHMDwEA-BQAIRuwBwAA_RQAIMENAADbFgAwwg0AAMwIABDDDQAA2xYAMMQNAQD4FAAhxg0EAMsVACHoDUAA-RQAIeoNAQD4FAAhhQ4EAMsVACGdDgEA-BQAIcAOAQD8FAAhzA4AAP0UACD9DgEA-BQAIYUPQAD5FAAhmQ8BAPwUACG8D0AAjhUAIeoPAQD4FAAh6w8gAJMVACHsDwEA_BQAIe0PAQD8FAAh7g8AAP0UACDvDwAA_RQAIPAPAACnFQAg8Q8gAJMVACHyDwAAkhUAIPMPAgD7FAAh9A9AAI4VACEgqAUAAN0WACCpBQAA3hYAIKoFAADfFgAgqwUAAOAWACCsBQAA4RYAILAHAACgFQAgwQ0AANwWADDCDQAAuQgAEMMNAADcFgAwxA0BAJcVACHGDQQAzxUAIegNQACbFQAh6g0BAJcVACGFDgQAzxUAIZ0OAQCXFQAhwA4BAJkVACHMDgAAoBUAIP0OAQCXFQAhhQ9AAJsVACGZDwEAmRUAIbwPQACaFQAh6g8BAJcVACHrDyAAmBUAIewPAQCZFQAh7Q8BAJkVACHuDwAAoBUAIO8PAACgFQAg8A8AAKoVACDxDyAAmBUAIfIPAACSFQAg8w8CAJ8VACH0D0AAmhUAIQP-DQAAnwgAIP8NAACfCAAggA4AAJ8IACAD_g0AAKMIACD_DQAAowgAIIAOAACjCAAgA_4NAACnCAAg_w0AAKcIACCADgAApwgAIAP-DQAAqwgAIP8NAACrCAAggA4AAKsIACAD_g0AAK8IACD_DQAArwgAIIAOAACvCAAgCacFAADjFgAgwQ0AAOIWADDCDQAArwgAEMMNAADiFgAwxA0BAJcVACHoDUAAmxUAIYUPQACbFQAhog8AAbwVACHMDwEAlxUAISKoBQAA3RYAIKkFAADeFgAgqgUAAN8WACCrBQAA4BYAIKwFAADhFgAgsAcAAKAVACDBDQAA3BYAMMINAAC5CAAQww0AANwWADDEDQEAlxUAIcYNBADPFQAh6A1AAJsVACHqDQEAlxUAIYUOBADPFQAhnQ4BAJcVACHADgEAmRUAIcwOAACgFQAg_Q4BAJcVACGFD0AAmxUAIZkPAQCZFQAhvA9AAJoVACHqDwEAlxUAIesPIACYFQAh7A8BAJkVACHtDwEAmRUAIe4PAACgFQAg7w8AAKAVACDwDwAAqhUAIPEPIACYFQAh8g8AAJIVACDzDwIAnxUAIfQPQACaFQAhhhEAALkIACCHEQAAuQgAIALMDwEAAAAB2Q8CAAAAAQunBQAA4xYAIMENAADlFgAwwg0AAKsIABDDDQAA5RYAMMwPAQCXFQAh2Q8CAJ8VACHaDwIAnxUAIdsPAgCfFQAh3A8AAJIVACDdDwAAqhUAIN4PAQCXFQAhA7wMAgAAAAHADgEAAAABzA8BAAAAAQmnBQAA4xYAILwMAgCfFQAhwQ0AAOcWADDCDQAApwgAEMMNAADnFgAwwA4BAJcVACHMDwEAlxUAId8PAgCeFQAh4A8BAJcVACECzA8BAAAAAd8PAgAAAAEYhQMBAJcVACGnBQAA4xYAILwMAgCfFQAhwQ0AAOkWADDCDQAAowgAEMMNAADpFgAwgw4BAJkVACHUDgIAnhUAId0OAQCZFQAhmg8BAJkVACGpDwEAmRUAIcwPAQCXFQAh2Q8CAJ4VACHeDyAAuxUAId8PAgCfFQAh4Q8BAJcVACHiDwEAmRUAIeMPAgCeFQAh5A8AAKAVACDlDwEAmRUAIeYPAQCZFQAh5w8AAJIVACDoDyAAuxUAIekPAgCeFQAhAskPAgAAAAHMDwEAAAABB6cFAADjFgAgwQ0AAOsWADDCDQAAnwgAEMMNAADrFgAwyQ8CAJ8VACHKDwABvBUAIcwPAQCXFQAhCMgIAQD4FAAhwQ0AAOwWADDCDQAAmggAEMMNAADsFgAwhQ4EAPcUACGGDgQA9xQAIYcOAgD7FAAh-Q8gAJMVACEIyAgBAJcVACHBDQAA7RYAMMINAACHCAAQww0AAO0WADCFDgQAohUAIYYOBACiFQAhhw4CAJ8VACH5DyAAmBUAIQTICAEAAAABhQ4EAAAAAYYOBAAAAAGHDgIAAAABDo8NAgD7FAAhwQ0AAO8WADDCDQAAgQgAEMMNAADvFgAwxg1AAPkUACGFDgQA9xQAIYYOBAD3FAAhhw4CAPsUACGMDgEA_BQAIcAOAQD4FAAhiA8BAPgUACH7DwQAyxUAIfwPQAD5FAAh_Q9AAI4VACEOjw0CAJ8VACHBDQAA8BYAMMINAADuBwAQww0AAPAWADDGDUAAmxUAIYUOBACiFQAhhg4EAKIVACGHDgIAnxUAIYwOAQCZFQAhwA4BAJcVACGIDwEAlxUAIfsPBADPFQAh_A9AAJsVACH9D0AAmhUAIQOFDgQAAAABhg4EAAAAAYcOAgAAAAEFwQ0AAPIWADDCDQAA6AcAEMMNAADyFgAwgw4BAPgUACH_DwIA-xQAIQXBDQAA8xYAMMINAADVBwAQww0AAPMWADCDDgEAlxUAIf8PAgCfFQAhB8gIAQD4FAAhwQ0AAPQWADDCDQAAzwcAEMMNAAD0FgAw2g8CAPsUACHcDwAApxUAIIAQAQD4FAAhB8gIAQCXFQAhwQ0AAPUWADDCDQAAvAcAEMMNAAD1FgAw2g8CAJ8VACHcDwAAqhUAIIAQAQCXFQAhCMgIAQD4FAAhwQ0AAPYWADDCDQAAtgcAEMMNAAD2FgAwhQ4EAPcUACGBEAEA-BQAIYIQAgD7FAAhgxACAPsUACEIyAgBAJcVACHBDQAA9xYAMMINAACjBwAQww0AAPcWADCFDgQAohUAIYEQAQCXFQAhghACAJ8VACGDEAIAnxUAIQLICAEAAAABhQ4EAAAAAQfICAEA-BQAIcENAAD5FgAwwg0AAJ0HABDDDQAA-RYAMIUOBAD3FAAh7A4AAa8VACGFEAQA9xQAIQfICAEAlxUAIcENAAD6FgAwwg0AAIoHABDDDQAA-hYAMIUOBACiFQAh7A4AAbwVACGFEAQAohUAIQPICAEAAAABhQ4EAAAAAYUQBAAAAAEIyAgBAPgUACHBDQAA_BYAMMINAACEBwAQww0AAPwWADCFDgQA9xQAIZ4OAgD7FAAhpQ4EAPcUACHsDgABsBUAIQjICAEAlxUAIcENAAD9FgAwwg0AAPEGABDDDQAA_RYAMIUOBACiFQAhng4CAJ8VACGlDgQAohUAIewOAAG9FQAhAsgIAQAAAAGFDgQAAAABFMgIAQD4FAAhwQ0AAP8WADDCDQAA6wYAEMMNAAD_FgAwxg0EAPcUACGFDgQA9xQAIYYOBAD3FAAhhw4CAPsUACGIDgIA-xQAIYkOIACuFQAhig4gAK4VACGLDgEA-BQAIYwOAAGvFQAhjQ4AAbAVACGODgABsBUAIY8OAAGwFQAhkA4AAbAVACGRDhAAsRUAIZIOEACxFQAhkw4QALEVACEUyAgBAJcVACHBDQAAgBcAMMINAADYBgAQww0AAIAXADDGDQQAohUAIYUOBACiFQAhhg4EAKIVACGHDgIAnxUAIYgOAgCfFQAhiQ4gALsVACGKDiAAuxUAIYsOAQCXFQAhjA4AAbwVACGNDgABvRUAIY4OAAG9FQAhjw4AAb0VACGQDgABvRUAIZEOEAC-FQAhkg4QAL4VACGTDhAAvhUAIQbICAEAAAABhQ4EAAAAAYYOBAAAAAGIDgIAAAABiw4BAAAAAYwOAAEAAAEJwQ0AAIIXADDCDQAA0gYAEMMNAACCFwAwhQ4EAPcUACGIEAQA9xQAIYkQAQD4FAAhihABAPgUACGLEAQA9xQAIYwQBADLFQAhCcENAACDFwAwwg0AAL8GABDDDQAAgxcAMIUOBACiFQAhiBAEAKIVACGJEAEAlxUAIYoQAQCXFQAhixAEAKIVACGMEAQAzxUAIQKFDgQAAAABiBAEAAAAAQvBDQAAhRcAMMINAAC5BgAQww0AAIUXADCFDgQA9xQAIY4QQACOFQAhjxABAPwUACGQEAQAyxUAIZEQQACOFQAhkhBAAI4VACGTEAQAyxUAIZQQQACOFQAhC8ENAACGFwAwwg0AAKYGABDDDQAAhhcAMIUOBACiFQAhjhBAAJoVACGPEAEAmRUAIZAQBADPFQAhkRBAAJoVACGSEEAAmhUAIZMQBADPFQAhlBBAAJoVACEJwQ0AAIcXADDCDQAAoAYAEMMNAACHFwAwyQ0BAPgUACHiDQIA-hQAIewNAQD4FAAhhQ4EAPcUACGoDkAA-RQAIZ8PQAD5FAAhCcENAACIFwAwwg0AAI0GABDDDQAAiBcAMMkNAQCXFQAh4g0CAJ4VACHsDQEAlxUAIYUOBACiFQAhqA5AAJsVACGfD0AAmxUAIQLsDQEAAAABhQ4EAAAAAQfBDQAAihcAMMINAACHBgAQww0AAIoXADCFDgQA9xQAIYYOBAD3FAAhlhAEAPcUACGXECAAkxUAIQfBDQAAixcAMMINAAD0BQAQww0AAIsXADCFDgQAohUAIYYOBACiFQAhlhAEAKIVACGXECAAmBUAIRTBDQAAjBcAMMINAADuBQAQww0AAIwXADDJDQEA_BQAIfcNQACOFQAhhQ4EAPcUACGGDgQAyxUAIZ0OAQD4FAAh9A5AAPkUACGIDwEA_BQAIZYQBADLFQAhmBAEAMsVACGZEAQAyxUAIZoQBADLFQAhmxABAPwUACGcEAQAyxUAIZ0QAQD8FAAhnhAEAMsVACGfEAQAyxUAIaAQQACOFQAhFMENAACNFwAwwg0AANsFABDDDQAAjRcAMMkNAQCZFQAh9w1AAJoVACGFDgQAohUAIYYOBADPFQAhnQ4BAJcVACH0DkAAmxUAIYgPAQCZFQAhlhAEAM8VACGYEAQAzxUAIZkQBADPFQAhmhAEAM8VACGbEAEAmRUAIZwQBADPFQAhnRABAJkVACGeEAQAzxUAIZ8QBADPFQAhoBBAAJoVACEGwQ0AAI4XADDCDQAA1QUAEMMNAACOFwAwgw4BAPgUACGpDwEA-BQAIaEQQAD5FAAhBsENAACPFwAwwg0AAMIFABDDDQAAjxcAMIMOAQCXFQAhqQ8BAJcVACGhEEAAmxUAIQqGAwAApxUAIMENAACQFwAwwg0AALwFABDDDQAAkBcAMMoOQACOFQAh9g4CAPsUACH9DgEA-BQAIaIQAQD4FAAhoxABAPgUACGkEEAAjhUAIQqGAwAAqhUAIMENAACRFwAwwg0AAKkFABDDDQAAkRcAMMoOQACaFQAh9g4CAJ8VACH9DgEAlxUAIaIQAQCXFQAhoxABAJcVACGkEEAAmhUAIQL9DgEAAAABohABAAAAAQfBDQAAkxcAMMINAACjBQAQww0AAJMXADCDDgEA-BQAIf0OAQD4FAAhoxABAPgUACGmEEAA-RQAIQfBDQAAlBcAMMINAACQBQAQww0AAJQXADCDDgEAlxUAIf0OAQCXFQAhoxABAJcVACGmEEAAmxUAIQODDgEAAAAB_Q4BAAAAAaMQAQAAAAEJwQ0AAJYXADDCDQAAigUAEMMNAACWFwAwgw4BAPgUACH9DgEA-BQAIfAPIACTFQAhpBBAAI4VACGoECAAkxUAIakQQAD5FAAhFcENAACXFwAwwg0AAPQEABDDDQAAlxcAMOgNQAD5FAAhhQ4EAPcUACGGDgQA9xQAIYwOAQD4FAAhnQ4BAPgUACHKDkAAjhUAIfYOAgD7FAAh_Q4BAPgUACGIDwEA-BQAIaIQAQD4FAAhoxABAPgUACGkEEAAjhUAIaoQEADWFQAhqxABAPwUACGsEEAA-RQAIa0QIACTFQAhrhAgAJMVACGvECAAkxUAIRaGAwAAmRcAIMENAACYFwAwwg0AAOEEABDDDQAAmBcAMOgNQACbFQAhhQ4EAKIVACGGDgQAohUAIYwOAQCXFQAhnQ4BAJcVACHKDkAAmhUAIfYOAgCfFQAh_Q4BAJcVACGIDwEAlxUAIaIQAQCXFQAhoxABAJcVACGkEEAAmhUAIaoQEADaFQAhqxABAJkVACGsEEAAmxUAIa0QIACYFQAhrhAgAJgVACGvECAAmBUAIQP-DQAA2wQAIP8NAADbBAAggA4AANsEACAKhQMAAJsXACDBDQAAmhcAMMINAADbBAAQww0AAJoXADCDDgEAlxUAIf0OAQCXFQAh8A8gAJgVACGkEEAAmhUAIagQIACYFQAhqRBAAJsVACEYhgMAAJkXACDBDQAAmBcAMMINAADhBAAQww0AAJgXADDoDUAAmxUAIYUOBACiFQAhhg4EAKIVACGMDgEAlxUAIZ0OAQCXFQAhyg5AAJoVACH2DgIAnxUAIf0OAQCXFQAhiA8BAJcVACGiEAEAlxUAIaMQAQCXFQAhpBBAAJoVACGqEBAA2hUAIasQAQCZFQAhrBBAAJsVACGtECAAmBUAIa4QIACYFQAhrxAgAJgVACGGEQAA4QQAIIcRAADhBAAgDggAAKcVACDBDQAAnBcAMMINAADWBAAQww0AAJwXADDGDQQA9xQAIYUOBAD3FAAhhg4EAPcUACGIDgIA-xQAIYsOAQD4FAAhjA4BAPgUACH9DgEA-BQAIYgPAQD4FAAhsBABAPgUACGxEAEA-BQAIQ4IAACqFQAgwQ0AAJ0XADDCDQAAwwQAEMMNAACdFwAwxg0EAKIVACGFDgQAohUAIYYOBACiFQAhiA4CAJ8VACGLDgEAlxUAIYwOAQCXFQAh_Q4BAJcVACGIDwEAlxUAIbAQAQCXFQAhsRABAJcVACEDhQ4EAAAAAYgOAgAAAAGMDgEAAAABBQgAAa8VACHBDQAAnxcAMMINAAC9BAAQww0AAJ8XADCJEAABrxUAIQYIAAG8FQAh0wIAAKEXACDBDQAAoBcAMMINAACqBAAQww0AAKAXADCJEAABvBUAIQP-DQAAjgQAIP8NAACOBAAggA4AAI4EACAIwQ0AAKIXADDCDQAApAQAEMMNAACiFwAw0g8AAbAVACGyEAIA-xQAIbMQAgD7FAAhtBABAPgUACG1EAABrxUAIQnUAgAApBcAIMENAACjFwAwwg0AAI4EABDDDQAAoxcAMNIPAAG9FQAhshACAJ8VACGzEAIAnxUAIbQQAQCXFQAhtRAAAbwVACEICAABvBUAIdMCAAChFwAgwQ0AAKAXADDCDQAAqgQAEMMNAACgFwAwiRAAAbwVACGGEQAAqgQAIIcRAACqBAAgArIQAgAAAAGzEAIAAAABEqkFAgD7FAAhjwYAAbAVACHBDQAAphcAMMINAACJBAAQww0AAKYXADDGDUAA-RQAIfEOAQD4FAAhhA8BAPgUACHRDwEA-BQAIdUPAACnFQAg1g8BAPgUACGIEAIA-xQAIbcQAQD4FAAhuBAAAKcVACC5EAQA9xQAIboQBAD3FAAhuxAEAPcUACG8EAAApxUAIBKpBQIAnxUAIY8GAAG9FQAhwQ0AAKcXADDCDQAA9gMAEMMNAACnFwAwxg1AAJsVACHxDgEAlxUAIYQPAQCXFQAh0Q8BAJcVACHVDwAAqhUAINYPAQCXFQAhiBACAJ8VACG3EAEAlxUAIbgQAACqFQAguRAEAKIVACG6EAQAohUAIbsQBACiFQAhvBAAAKoVACAKwQ0AAKgXADDCDQAA8AMAEMMNAACoFwAw6g0BAPgUACG9EEAA-RQAIb4QAQD4FAAhvxABAPgUACHAEAIA-xQAIcEQAgD7FAAhwhAAAPsVACAKwQ0AAKkXADDCDQAA3QMAEMMNAACpFwAw6g0BAJcVACG9EEAAmxUAIb4QAQCXFQAhvxABAJcVACHAEAIAnxUAIcEQAgCfFQAhwhAAAPsVACAE6g0BAAAAAb0QQAAAAAG-EAEAAAABvxABAAAAAQzICAEA-BQAIcENAACrFwAwwg0AANcDABDDDQAAqxcAMMQNAQD4FAAh6A1AAPkUACHqDQEA-BQAIYUOBADLFQAhiw4BAPgUACGFD0AA-RQAIbgPQACOFQAhuQ9AAI4VACEMyAgBAJcVACHBDQAArBcAMMINAADEAwAQww0AAKwXADDEDQEAlxUAIegNQACbFQAh6g0BAJcVACGFDgQAzxUAIYsOAQCXFQAhhQ9AAJsVACG4D0AAmhUAIbkPQACaFQAhBsENAACtFwAwwg0AAL4DABDDDQAArRcAMIQOAQD8FAAh9g4BAPgUACGFD0AA-RQAIQbBDQAArhcAMMINAACrAwAQww0AAK4XADCEDgEAmRUAIfYOAQCXFQAhhQ9AAJsVACEGwQ0AAK8XADDCDQAApQMAEMMNAACvFwAw6g0BAPgUACHSDkAA-RQAIcAQAgD7FAAhBsENAACwFwAwwg0AAJIDABDDDQAAsBcAMOoNAQCXFQAh0g5AAJsVACHAEAIAnxUAIQLqDQEAAAAB0g5AAAAAAQbBDQAAshcAMMINAACMAwAQww0AALIXADDKDwQA9xQAIb0QQAD5FAAhxRABAPgUACEGwQ0AALMXADDCDQAA-QIAEMMNAACzFwAwyg8EAKIVACG9EEAAmxUAIcUQAQCXFQAhAr0QQAAAAAHFEAEAAAABD8ENAAC1FwAwwg0AAPMCABDDDQAAtRcAMOANAQD8FAAh4g0CAPoUACGQDgEA-BQAIYUPQAD5FAAhuw8BAPgUACHFEAEA-BQAIccQAQD4FAAhyBABAPgUACHJECAAkxUAIcoQAAC2FwAgyxABAPgUACHMEEAA-RQAIQTMDQABAAAF-w0AAQAAAfwNAAEAAAT9DQABAAAED8ENAAC3FwAwwg0AAOACABDDDQAAtxcAMOANAQCZFQAh4g0CAJ4VACGQDgEAlxUAIYUPQACbFQAhuw8BAJcVACHFEAEAlxUAIccQAQCXFQAhyBABAJcVACHJECAAmBUAIcoQAAC2FwAgyxABAJcVACHMEEAAmxUAIQSQDgEAAAABuw8BAAAAAcUQAQAAAAHHEAEAAAABCsENAAC5FwAwwg0AANoCABDDDQAAuRcAMMQNAQD4FAAhxg1AAPkUACG_DgEA-BQAIc4QAQD4FAAhzxABAPgUACHQEAAApxUAINEQAQD8FAAhCsENAAC6FwAwwg0AAMcCABDDDQAAuhcAMMQNAQCXFQAhxg1AAJsVACG_DgEAlxUAIc4QAQCXFQAhzxABAJcVACHQEAAAqhUAINEQAQCZFQAhFcENAAC7FwAwwg0AAMECABDDDQAAuxcAMMQNAQD4FAAh6A1AAPkUACHqDQEA-BQAIYsOAQD4FAAhsA4BAPgUACH9DgEA-BQAIYUPQACOFQAhuA9AAI4VACG5D0AAjhUAIYkQAQD4FAAh0hAAAJIVACDTEAAAkhUAINQQAACSFQAg1RACAPoUACHWEAEA-BQAIdcQQACOFQAh2BABAPwUACHZEAEA_BQAIQrICAEA-BQAIcENAAC8FwAwwg0AAKsCABDDDQAAvBcAMMQNAQD4FAAh6A1AAPkUACGFDgQAyxUAIeYPAQD4FAAh1xBAAI4VACHYEAEA_BQAIQK6DwEAAAABuw8BAAAAAQsIAACqFQAgrgEAAL8XACDBDQAAvhcAMMINAACPAgAQww0AAL4XADCLDgEAlxUAIZ8PQACbFQAhug8BAJcVACG7DwEAlxUAIbwPQACbFQAhvQ9AAJoVACEWrAEAAMgXACCvAQAAyRcAILABAADKFwAgsQEAAMsXACDBDQAAxxcAMMINAACBAgAQww0AAMcXADDEDQEAlxUAIegNQACbFQAh6g0BAJkVACHsDQEAlxUAIfUNAQCZFQAhvw4BAJcVACGBD0AAmhUAIY0PQACaFQAhwQ8BAJcVACHEDwEAlxUAIcUPAACSFQAgxg9AAJoVACHHDwIAnxUAIYYRAACBAgAghxEAAIECACACiw4BAAAAAboPAQAAAAERrgEAAL8XACDBDQAAwRcAMMINAACLAgAQww0AAMEXADDEDQEAlxUAIeMNAgCfFQAh5Q1AAJoVACHmDQIAnxUAIecNQACaFQAh6A1AAJsVACGLDgEAlxUAIZ0OAQCXFQAhpw5AAJoVACG6DwEAlxUAIb4PAACqFQAgvw8CAJ8VACHAD0AAmhUAIQkIAACqFQAgrgEAAL8XACDBDQAAwhcAMMINAACHAgAQww0AAMIXADDEDQQAohUAIcYNQACbFQAhiw4BAJcVACG6DwEAlxUAIQytAQAAxBcAILIBAADFFwAgyAgBAJcVACHBDQAAwxcAMMINAACFAgAQww0AAMMXADDEDQEAlxUAIegNQACbFQAhhQ4EAM8VACHmDwEAlxUAIdcQQACaFQAh2BABAJkVACED_g0AAP0BACD_DQAA_QEAIIAOAAD9AQAgA_4NAACBAgAg_w0AAIECACCADgAAgQIAIALqDQEAAAABwQ8BAAAAARSsAQAAyBcAIK8BAADJFwAgsAEAAMoXACCxAQAAyxcAIMENAADHFwAwwg0AAIECABDDDQAAxxcAMMQNAQCXFQAh6A1AAJsVACHqDQEAmRUAIewNAQCXFQAh9Q0BAJkVACG_DgEAlxUAIYEPQACaFQAhjQ9AAJoVACHBDwEAlxUAIcQPAQCXFQAhxQ8AAJIVACDGD0AAmhUAIccPAgCfFQAhDq0BAADEFwAgsgEAAMUXACDICAEAlxUAIcENAADDFwAwwg0AAIUCABDDDQAAwxcAMMQNAQCXFQAh6A1AAJsVACGFDgQAzxUAIeYPAQCXFQAh1xBAAJoVACHYEAEAmRUAIYYRAACFAgAghxEAAIUCACAD_g0AAIcCACD_DQAAhwIAIIAOAACHAgAgA_4NAACLAgAg_w0AAIsCACCADgAAiwIAIAP-DQAAjwIAIP8NAACPAgAggA4AAI8CACAWrAEAAM0XACDBDQAAzBcAMMINAAD9AQAQww0AAMwXADDEDQEAlxUAIegNQACbFQAh6g0BAJcVACGLDgEAlxUAIbAOAQCXFQAh_Q4BAJcVACGFD0AAmhUAIbgPQACaFQAhuQ9AAJoVACGJEAEAlxUAIdIQAACSFQAg0xAAAJIVACDUEAAAkhUAINUQAgCeFQAh1hABAJcVACHXEEAAmhUAIdgQAQCZFQAh2RABAJkVACEOrQEAAMQXACCyAQAAxRcAIMgIAQCXFQAhwQ0AAMMXADDCDQAAhQIAEMMNAADDFwAwxA0BAJcVACHoDUAAmxUAIYUOBADPFQAh5g8BAJcVACHXEEAAmhUAIdgQAQCZFQAhhhEAAIUCACCHEQAAhQIAIALICAEAAAABhQ4EAAAAAQXBDQAAzxcAMMINAAD4AQAQww0AAM8XADC7DwEA-BQAId0QAACnFQAgBcENAADQFwAwwg0AAOUBABDDDQAA0BcAMLsPAQCXFQAh3RAAAKoVACARjw0CAPsUACHBDQAA0RcAMMINAADfAQAQww0AANEXADDGDUAA-RQAIYUOBAD3FAAhhg4EAPcUACGIDgIA-xQAIYwOAQD4FAAhrA4BAPgUACH1DgEA_BQAIYgPAQD8FAAhsQ8BAPgUACH8D0AA-RQAIZYQBAD3FAAh3hABAPgUACHfEAAA_RQAIBGPDQIAnxUAIcENAADSFwAwwg0AAMwBABDDDQAA0hcAMMYNQACbFQAhhQ4EAKIVACGGDgQAohUAIYgOAgCfFQAhjA4BAJcVACGsDgEAlxUAIfUOAQCZFQAhiA8BAJkVACGxDwEAlxUAIfwPQACbFQAhlhAEAKIVACHeEAEAlxUAId8QAACgFQAgAoUOBAAAAAHeEAEAAAABCQgAAKcVACDBDQAA1BcAMMINAADGAQAQww0AANQXADDEDQEA-BQAIcYNQAD5FAAhgw4BAPgUACGLDgEA-BQAIZAPQACOFQAhCQgAAKoVACDBDQAA1RcAMMINAACzAQAQww0AANUXADDEDQEAlxUAIcYNQACbFQAhgw4BAJcVACGLDgEAlxUAIZAPQACaFQAhBcENAADWFwAwwg0AAK0BABDDDQAA1hcAMKwOAQD4FAAh_w8CAPsUACEFwQ0AANcXADDCDQAAmgEAEMMNAADXFwAwrA4BAJcVACH_DwIAnxUAIQrBDQAA2BcAMMINAACUAQAQww0AANgXADCFDgQA9xQAIYYOBAD3FAAhjA4BAPgUACGxDwEA-BQAIZYQBAD3FAAh3hABAPgUACHhEAEA-BQAIQrBDQAA2RcAMMINAACBAQAQww0AANkXADCFDgQAohUAIYYOBACiFQAhjA4BAJcVACGxDwEAlxUAIZYQBACiFQAh3hABAJcVACHhEAEAlxUAIQSFDgQAAAABsQ8BAAAAAd4QAQAAAAHhEAEAAAABD8ENAADbFwAwwg0AAHsAEMMNAADbFwAwhQ4EAPcUACGGDgQA9xQAIYgOAgD7FAAhrA4BAPgUACH1DgEA-BQAIbEPAQD4FAAhixAEAPcUACHeEAEA-BQAIeEQAQD4FAAh4xABAPgUACHkEAQA9xQAIeUQAACnFQAgD8ENAADcFwAwwg0AAGgAEMMNAADcFwAwhQ4EAKIVACGGDgQAohUAIYgOAgCfFQAhrA4BAJcVACH1DgEAlxUAIbEPAQCXFQAhixAEAKIVACHeEAEAlxUAIeEQAQCXFQAh4xABAJcVACHkEAQAohUAIeUQAACqFQAgA4UOBAAAAAHeEAEAAAAB4RABAAAAASQIAQD4FAAhwQ0AAN4XADDCDQAAYgAQww0AAN4XADDEDQEA-BQAIegNQAD5FAAhhQ4EAPcUACGGDgQAyxUAIYgOAgD6FAAhjA4BAPwUACGsDgEA-BQAIfUOAQD8FAAhhA8BAPwUACGIDwEA_BQAIbEPAQD4FAAhuA9AAI4VACGLEAQA9xQAIa0QIACTFQAh3hABAPgUACHhEAEA-BQAIeMQAQD4FAAh5BAEAPcUACHnEAIA-hQAIegQAAD9FAAg6RAAAP0UACDqECAAkxUAIesQAQD4FAAh7BABAPwUACHtEAEA-BQAIe4QAQD8FAAh7xABAPwUACHwEAEA_BQAIfEQAQD8FAAh8hAEAMsVACHzEAQAyxUAIfQQAQD8FAAhJAgBAJcVACHBDQAA3xcAMMINAABPABDDDQAA3xcAMMQNAQCXFQAh6A1AAJsVACGFDgQAohUAIYYOBADPFQAhiA4CAJ4VACGMDgEAmRUAIawOAQCXFQAh9Q4BAJkVACGEDwEAmRUAIYgPAQCZFQAhsQ8BAJcVACG4D0AAmhUAIYsQBACiFQAhrRAgAJgVACHeEAEAlxUAIeEQAQCXFQAh4xABAJcVACHkEAQAohUAIecQAgCeFQAh6BAAAKAVACDpEAAAoBUAIOoQIACYFQAh6xABAJcVACHsEAEAmRUAIe0QAQCXFQAh7hABAJkVACHvEAEAmRUAIfAQAQCZFQAh8RABAJkVACHyEAQAzxUAIfMQBADPFQAh9BABAJkVACEEhQ4EAAAAAbEPAQAAAAHeEAEAAAAB4RABAAAAAQvBDQAA4RcAMMINAABJABDDDQAA4RcAMOgNQAD5FAAh6g0BAPwUACH9DgEA_BQAId4QAQD4FAAh6hAgAJMVACH2EAEA_BQAIfcQAQD4FAAh-BABAPgUACELwQ0AAOIXADDCDQAANgAQww0AAOIXADDoDUAAmxUAIeoNAQCZFQAh_Q4BAJkVACHeEAEAlxUAIeoQIACYFQAh9hABAJkVACH3EAEAlxUAIfgQAQCXFQAhEsgIAQD4FAAhwQ0AAOMXADDCDQAAMAAQww0AAOMXADDEDQEA-BQAIeINAQD4FAAh6g0BAPgUACHADgEA-BQAIdAOQACOFQAh3Q8AAJIVACD5EAEA-BQAIfoQQAD5FAAh-xBAAPkUACH8EEAAjhUAIf0QAQD8FAAh_hACAPoUACH_EAIA-hQAIYARAQD8FAAhEsgIAQCXFQAhwQ0AAOQXADDCDQAAHQAQww0AAOQXADDEDQEAlxUAIeINAQCXFQAh6g0BAJcVACHADgEAlxUAIdAOQACaFQAh3Q8AAJIVACD5EAEAlxUAIfoQQACbFQAh-xBAAJsVACH8EEAAmhUAIf0QAQCZFQAh_hACAJ4VACH_EAIAnhUAIYARAQCZFQAhAsgIAQAAAAH5EAEAAAABCMENAADmFwAwwg0AABcAEMMNAADmFwAwxA0BAPgUACGsDgEA-BQAIYIRQAD5FAAhgxFAAI4VACGEEUAAjhUAIQjBDQAA5xcAMMINAAAEABDDDQAA5xcAMMQNAQCXFQAhrA4BAJcVACGCEUAAmxUAIYMRQACaFQAhhBFAAJoVACECxA0BAAAAAawOAQAAAAEAAAAAAAAFixEEAAAAAZIRBAAAAAGTEQQAAAABlBEEAAAAAZURBAAAAAEBixFAAAAAAQWLEQIAAAABkhECAAAAAZMRAgAAAAGUEQIAAAABlRECAAAAAQWLEQIAAAABkhECAAAAAZMRAgAAAAGUEQIAAAABlRECAAAAAQGLEQEAAAABAYsRAQAAAAEFDwAAtyAAIBAAALogACCIEQAAuCAAIIkRAAC5IAAgjhEAAKsUACADDwAAtyAAIIgRAAC4IAAgjhEAAKsUACAAAAAAAAGLEUAAAAABBQ8AALEgACAQAAC1IAAgiBEAALIgACCJEQAAtCAAII4RAACnFAAgCw8AAP8XADAQAACEGAAwiBEAAIAYADCJEQAAgRgAMIoRAACCGAAgixEAAIMYADCMEQAAgxgAMI0RAACDGAAwjhEAAIMYADCPEQAAhRgAMJARAACGGAAwB8QNBAAAAAHGDUAAAAABxw0CAAAAAcgNAgAAAAHJDQEAAAAByg2AAAAAAcsNAQAAAAECAAAArxQAIA8AAIoYACADAAAArxQAIA8AAIoYACAQAACJGAAgAQgAALMgADAMjg0AAKEVACDBDQAAnRUAMMINAACtFAAQww0AAJ0VADDEDQQAAAABxQ0BAJcVACHGDUAAmxUAIccNAgCeFQAhyA0CAJ8VACHJDQEAmRUAIcoNAACgFQAgyw0BAJkVACECAAAArxQAIAgAAIkYACACAAAAhxgAIAgAAIgYACALwQ0AAIYYADDCDQAAhxgAEMMNAACGGAAwxA0EAKIVACHFDQEAlxUAIcYNQACbFQAhxw0CAJ4VACHIDQIAnxUAIckNAQCZFQAhyg0AAKAVACDLDQEAmRUAIQvBDQAAhhgAMMINAACHGAAQww0AAIYYADDEDQQAohUAIcUNAQCXFQAhxg1AAJsVACHHDQIAnhUAIcgNAgCfFQAhyQ0BAJkVACHKDQAAoBUAIMsNAQCZFQAhB8QNBADvFwAhxg1AAPAXACHHDQIA8RcAIcgNAgDyFwAhyQ0BAPMXACHKDYAAAAAByw0BAPMXACEHxA0EAO8XACHGDUAA8BcAIccNAgDxFwAhyA0CAPIXACHJDQEA8xcAIcoNgAAAAAHLDQEA8xcAIQfEDQQAAAABxg1AAAAAAccNAgAAAAHIDQIAAAAByQ0BAAAAAcoNgAAAAAHLDQEAAAABAw8AALEgACCIEQAAsiAAII4RAACnFAAgBA8AAP8XADCIEQAAgBgAMIoRAACCGAAgjhEAAIMYADAAAAACixEBAAAABJERAQAAAAUCixEBAAAABJERAQAAAAUBixEgAAAAAQsPAACUGAAwEAAAmRgAMIgRAACVGAAwiREAAJYYADCKEQAAlxgAIIsRAACYGAAwjBEAAJgYADCNEQAAmBgAMI4RAACYGAAwjxEAAJoYADCQEQAAmxgAMA6PDQAAjBgAIMQNAQAAAAHeDQEAAAAB3w0BAAAAAeANAQAAAAHhDQEAAAAB4g0BAAAAAeMNAgAAAAHkDQIAAAAB5Q1AAAAAAeYNAgAAAAHnDUAAAAAB6A1AAAAAAekNAQAAAAECAAAAqxQAIA8AAJ8YACADAAAAqxQAIA8AAJ8YACAQAACeGAAgAQgAALAgADATjQ0AAKQVACCPDQAApRUAIMENAACjFQAwwg0AAKkUABDDDQAAoxUAMMQNAQAAAAHdDQEAlxUAId4NAQCXFQAh3w0BAJcVACHgDQEAlxUAIeENAQCZFQAh4g0BAJcVACHjDQIAnxUAIeQNAgCfFQAh5Q1AAJoVACHmDQIAnxUAIecNQACaFQAh6A1AAJsVACHpDQEAmRUAIQIAAACrFAAgCAAAnhgAIAIAAACcGAAgCAAAnRgAIBHBDQAAmxgAMMINAACcGAAQww0AAJsYADDEDQEAlxUAId0NAQCXFQAh3g0BAJcVACHfDQEAlxUAIeANAQCXFQAh4Q0BAJkVACHiDQEAlxUAIeMNAgCfFQAh5A0CAJ8VACHlDUAAmhUAIeYNAgCfFQAh5w1AAJoVACHoDUAAmxUAIekNAQCZFQAhEcENAACbGAAwwg0AAJwYABDDDQAAmxgAMMQNAQCXFQAh3Q0BAJcVACHeDQEAlxUAId8NAQCXFQAh4A0BAJcVACHhDQEAmRUAIeINAQCXFQAh4w0CAJ8VACHkDQIAnxUAIeUNQACaFQAh5g0CAJ8VACHnDUAAmhUAIegNQACbFQAh6Q0BAJkVACENxA0BAPQXACHeDQEA9BcAId8NAQD0FwAh4A0BAPQXACHhDQEA8xcAIeINAQD0FwAh4w0CAPIXACHkDQIA8hcAIeUNQAD8FwAh5g0CAPIXACHnDUAA_BcAIegNQADwFwAh6Q0BAPMXACEOjw0AAP4XACDEDQEA9BcAId4NAQD0FwAh3w0BAPQXACHgDQEA9BcAIeENAQDzFwAh4g0BAPQXACHjDQIA8hcAIeQNAgDyFwAh5Q1AAPwXACHmDQIA8hcAIecNQAD8FwAh6A1AAPAXACHpDQEA8xcAIQ6PDQAAjBgAIMQNAQAAAAHeDQEAAAAB3w0BAAAAAeANAQAAAAHhDQEAAAAB4g0BAAAAAeMNAgAAAAHkDQIAAAAB5Q1AAAAAAeYNAgAAAAHnDUAAAAAB6A1AAAAAAekNAQAAAAEBixEBAAAABAGLEQEAAAAEBA8AAJQYADCIEQAAlRgAMIoRAACXGAAgjhEAAJgYADAABo0NAAClGAAgjw0AAKYYACDhDQAA6RcAIOUNAADpFwAg5w0AAOkXACDpDQAA6RcAIAmQDQAAoxgAIPANAADpFwAg8Q0AAOkXACDyDQAA6RcAIPMNAADpFwAg9Q0AAOkXACD3DQAA6RcAIPkNAADpFwAg-g0AAOkXACAAAAAAAAAAAAAAAAAAAAGLESAAAAABAYsRAAEAAAEBixEAAQAAAQWLERAAAAABkhEQAAAAAZMREAAAAAGUERAAAAABlREQAAAAAQAAAAsPAAC8GAAwEAAAwRgAMIgRAAC9GAAwiREAAL4YADCKEQAAvxgAIIsRAADAGAAwjBEAAMAYADCNEQAAwBgAMI4RAADAGAAwjxEAAMIYADCQEQAAwxgAMAiPDQIAAAAB5g0BAAAAAYMOAQAAAAGFDgQAAAABlw4CAAAAAZgOQAAAAAGZDkAAAAABmg6AAAAAAQIAAACoEwAgDwAAxxgAIAMAAACoEwAgDwAAxxgAIBAAAMYYACABCAAAryAAMA68DAAAxRUAII8NAgCfFQAhwQ0AAMQVADDCDQAAqhMAEMMNAADEFQAw5g0BAJkVACGDDgEAlxUAIYUOBACiFQAhlQ4BAJcVACGXDgIAnxUAIZgOQACbFQAhmQ5AAJsVACGaDgAAoBUAIJsOAADGFQAgAgAAAKgTACAIAADGGAAgAgAAAMQYACAIAADFGAAgDI8NAgCfFQAhwQ0AAMMYADDCDQAAxBgAEMMNAADDGAAw5g0BAJkVACGDDgEAlxUAIYUOBACiFQAhlQ4BAJcVACGXDgIAnxUAIZgOQACbFQAhmQ5AAJsVACGaDgAAoBUAIAyPDQIAnxUAIcENAADDGAAwwg0AAMQYABDDDQAAwxgAMOYNAQCZFQAhgw4BAJcVACGFDgQAohUAIZUOAQCXFQAhlw4CAJ8VACGYDkAAmxUAIZkOQACbFQAhmg4AAKAVACAIjw0CAPIXACHmDQEA8xcAIYMOAQD0FwAhhQ4EAO8XACGXDgIA8hcAIZgOQADwFwAhmQ5AAPAXACGaDoAAAAABCI8NAgDyFwAh5g0BAPMXACGDDgEA9BcAIYUOBADvFwAhlw4CAPIXACGYDkAA8BcAIZkOQADwFwAhmg6AAAAAAQiPDQIAAAAB5g0BAAAAAYMOAQAAAAGFDgQAAAABlw4CAAAAAZgOQAAAAAGZDkAAAAABmg6AAAAAAQQPAAC8GAAwiBEAAL0YADCKEQAAvxgAII4RAADAGAAwAAAAAAAABQ8AAKogACAQAACtIAAgiBEAAKsgACCJEQAArCAAII4RAADDEwAgAw8AAKogACCIEQAAqyAAII4RAADDEwAgArsMAADJGAAglg4AAOkXACAAAAAAAAAAAAKLEQEAAAAEkREBAAAABQWLEQQAAAABkhEEAAAAAZMRBAAAAAGUEQQAAAABlREEAAAAAQGLEQEAAAAEAAAAAAAAAAAAAAAAAAWLERAAAAABkhEQAAAAAZMREAAAAAGUERAAAAABlREQAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKLEQIAAAAEkRECAAAABQKLEQIAAAAEkRECAAAABQGLEQIAAAAEAYsRAgAAAAQAAAAAAAKLEQIAAAAEkRECAAAABQKLEQIAAAAEkRECAAAABQKLEQIAAAAEkRECAAAABQGLEQIAAAAEAYsRAgAAAAQBixECAAAABAAAAAAAAAAAAAAAAAACixEBAAAABJERAQAAAAUBixEBAAAABAAAAAAAAAAAAAAAAAAAAosRAQAAAASREQEAAAAFAYsRAQAAAAQAAAAAAAAAAAAAAAAABQ8AAKUgACAQAACoIAAgiBEAAKYgACCJEQAApyAAII4RAACdDQAgAw8AAKUgACCIEQAApiAAII4RAACdDQAgAAAAAAACixEBAAAABJERAQAAAAUFDwAAoCAAIBAAAKMgACCIEQAAoSAAIIkRAACiIAAgjhEAAJ0NACABixEBAAAABAMPAACgIAAgiBEAAKEgACCOEQAAnQ0AIAAAAAAACw8AAIMaADAQAACIGgAwiBEAAIQaADCJEQAAhRoAMIoRAACGGgAgixEAAIcaADCMEQAAhxoAMI0RAACHGgAwjhEAAIcaADCPEQAAiRoAMJARAACKGgAwCw8AAPcZADAQAAD8GQAwiBEAAPgZADCJEQAA-RkAMIoRAAD6GQAgixEAAPsZADCMEQAA-xkAMI0RAAD7GQAwjhEAAPsZADCPEQAA_RkAMJARAAD-GQAwCpgOQAAAAAGMDwEAAAABjQ9AAAAAAY4PIAAAAAGPDwEAAAABkA9AAAAAAZEPIAAAAAGSD0AAAAABkw9AAAAAAZQPgAAAAAECAAAApQ0AIA8AAIIaACADAAAApQ0AIA8AAIIaACAQAACBGgAgAQgAAJ8gADAQyAgAAJ4WACDBDQAAnRYAMMINAACjDQAQww0AAJ0WADCDDgEAlxUAIZgOQACaFQAhjA8BAJcVACGND0AAmxUAIY4PIACYFQAhjw8BAJkVACGQD0AAmhUAIZEPIACYFQAhkg9AAJoVACGTD0AAmhUAIZQPAACgFQAglg8AAJwWACACAAAApQ0AIAgAAIEaACACAAAA_xkAIAgAAIAaACAOwQ0AAP4ZADDCDQAA_xkAEMMNAAD-GQAwgw4BAJcVACGYDkAAmhUAIYwPAQCXFQAhjQ9AAJsVACGODyAAmBUAIY8PAQCZFQAhkA9AAJoVACGRDyAAmBUAIZIPQACaFQAhkw9AAJoVACGUDwAAoBUAIA7BDQAA_hkAMMINAAD_GQAQww0AAP4ZADCDDgEAlxUAIZgOQACaFQAhjA8BAJcVACGND0AAmxUAIY4PIACYFQAhjw8BAJkVACGQD0AAmhUAIZEPIACYFQAhkg9AAJoVACGTD0AAmhUAIZQPAACgFQAgCpgOQAD8FwAhjA8BAPQXACGND0AA8BcAIY4PIACSGAAhjw8BAPMXACGQD0AA_BcAIZEPIACSGAAhkg9AAPwXACGTD0AA_BcAIZQPgAAAAAEKmA5AAPwXACGMDwEA9BcAIY0PQADwFwAhjg8gAJIYACGPDwEA8xcAIZAPQAD8FwAhkQ8gAJIYACGSD0AA_BcAIZMPQAD8FwAhlA-AAAAAAQqYDkAAAAABjA8BAAAAAY0PQAAAAAGODyAAAAABjw8BAAAAAZAPQAAAAAGRDyAAAAABkg9AAAAAAZMPQAAAAAGUD4AAAAABCckNAQAAAAGFDgQAAAABnw4gAAAAAaAOAgAAAAGhDgAA7hkAIKMOAQAAAAGmDoAAAAAB7A4AAQAAAZUPBAAAAAECAAAAoQ0AIA8AAI4aACADAAAAoQ0AIA8AAI4aACAQAACNGgAgAQgAAJ4gADAPyAgAAJ4WACDBDQAAoBYAMMINAACfDQAQww0AAKAWADDJDQEAmRUAIYMOAQCXFQAhhQ4EAKIVACGbDgAAnxYAIJ8OIACYFQAhoA4CAJ8VACGhDgAAkhUAIKMOAQCZFQAhpg4AAKoVACDsDgABvRUAIZUPBADPFQAhAgAAAKENACAIAACNGgAgAgAAAIsaACAIAACMGgAgDcENAACKGgAwwg0AAIsaABDDDQAAihoAMMkNAQCZFQAhgw4BAJcVACGFDgQAohUAIZ8OIACYFQAhoA4CAJ8VACGhDgAAkhUAIKMOAQCZFQAhpg4AAKoVACDsDgABvRUAIZUPBADPFQAhDcENAACKGgAwwg0AAIsaABDDDQAAihoAMMkNAQCZFQAhgw4BAJcVACGFDgQAohUAIZ8OIACYFQAhoA4CAJ8VACGhDgAAkhUAIKMOAQCZFQAhpg4AAKoVACDsDgABvRUAIZUPBADPFQAhCckNAQDzFwAhhQ4EAO8XACGfDiAAkhgAIaAOAgDyFwAhoQ4AAOwZACCjDgEA8xcAIaYOgAAAAAHsDgABthgAIZUPBADbGAAhCckNAQDzFwAhhQ4EAO8XACGfDiAAkhgAIaAOAgDyFwAhoQ4AAOwZACCjDgEA8xcAIaYOgAAAAAHsDgABthgAIZUPBADbGAAhCckNAQAAAAGFDgQAAAABnw4gAAAAAaAOAgAAAAGhDgAA7hkAIKMOAQAAAAGmDoAAAAAB7A4AAQAAAZUPBAAAAAEEDwAAgxoAMIgRAACEGgAwihEAAIYaACCOEQAAhxoAMAQPAAD3GQAwiBEAAPgZADCKEQAA-hkAII4RAAD7GQAwAAAGyQgAAJEaACDKCAAAkhoAIOYNAADpFwAg6Q0AAOkXACCZDgAA6RcAIJAPAADpFwAgAAAAAAAAAAACixEBAAAABJERAQAAAAUFDwAAmSAAIBAAAJwgACCIEQAAmiAAIIkRAACbIAAgjhEAANYMACABixEBAAAABAMPAACZIAAgiBEAAJogACCOEQAA1gwAIAAAAAAABQ8AAJMgACAQAACXIAAgiBEAAJQgACCJEQAAliAAII4RAACxCwAgCw8AAKcaADAQAACsGgAwiBEAAKgaADCJEQAAqRoAMIoRAACqGgAgixEAAKsaADCMEQAAqxoAMI0RAACrGgAwjhEAAKsaADCPEQAArRoAMJARAACuGgAwCsYNQAAAAAHeDQEAAAAB5g0BAAAAAYMOAQAAAAGZDkAAAAABmg8BAAAAAZsPAACeGgAgnA9AAAAAAZ0PAQAAAAGeD4AAAAABAgAAAMgLACAPAACyGgAgAwAAAMgLACAPAACyGgAgEAAAsRoAIAEIAACVIAAwELYHAAC4FgAgwQ0AALcWADDCDQAAxgsAEMMNAAC3FgAwxg1AAJsVACHeDQEAmRUAIeYNAQCZFQAhgw4BAJcVACGZDkAAmxUAIZkPAQCXFQAhmg8BAJcVACGbDwAAkhUAIJwPQACaFQAhnQ8BAJkVACGeDwAAoBUAIK4PAAC2FgAgAgAAAMgLACAIAACxGgAgAgAAAK8aACAIAACwGgAgDsENAACuGgAwwg0AAK8aABDDDQAArhoAMMYNQACbFQAh3g0BAJkVACHmDQEAmRUAIYMOAQCXFQAhmQ5AAJsVACGZDwEAlxUAIZoPAQCXFQAhmw8AAJIVACCcD0AAmhUAIZ0PAQCZFQAhng8AAKAVACAOwQ0AAK4aADDCDQAArxoAEMMNAACuGgAwxg1AAJsVACHeDQEAmRUAIeYNAQCZFQAhgw4BAJcVACGZDkAAmxUAIZkPAQCXFQAhmg8BAJcVACGbDwAAkhUAIJwPQACaFQAhnQ8BAJkVACGeDwAAoBUAIArGDUAA8BcAId4NAQDzFwAh5g0BAPMXACGDDgEA9BcAIZkOQADwFwAhmg8BAPQXACGbDwAAnBoAIJwPQAD8FwAhnQ8BAPMXACGeD4AAAAABCsYNQADwFwAh3g0BAPMXACHmDQEA8xcAIYMOAQD0FwAhmQ5AAPAXACGaDwEA9BcAIZsPAACcGgAgnA9AAPwXACGdDwEA8xcAIZ4PgAAAAAEKxg1AAAAAAd4NAQAAAAHmDQEAAAABgw4BAAAAAZkOQAAAAAGaDwEAAAABmw8AAJ4aACCcD0AAAAABnQ8BAAAAAZ4PgAAAAAEDDwAAkyAAIIgRAACUIAAgjhEAALELACAEDwAApxoAMIgRAACoGgAwihEAAKoaACCOEQAAqxoAMASxBwAAmBsAILIHAACZGwAgtQcAAJobACC2BwAAmxsAIAAAAAAAAAAAAAAABQ8AAI4gACAQAACRIAAgiBEAAI8gACCJEQAAkCAAII4RAAC9CwAgAw8AAI4gACCIEQAAjyAAII4RAAC9CwAgAAAAAAAFDwAAiCAAIBAAAIwgACCIEQAAiSAAIIkRAACLIAAgjhEAALELACALDwAAyhoAMBAAAM8aADCIEQAAyxoAMIkRAADMGgAwihEAAM0aACCLEQAAzhoAMIwRAADOGgAwjREAAM4aADCOEQAAzhoAMI8RAADQGgAwkBEAANEaADAD0g5AAAAAAaUPBAAAAAGmDwQAAAABAgAAAMELACAPAADVGgAgAwAAAMELACAPAADVGgAgEAAA1BoAIAEIAACKIAAwCbMHAAC7FgAgwQ0AALoWADDCDQAAvwsAEMMNAAC6FgAw0g5AAJsVACGiDwEAlxUAIaUPBACiFQAhpg8EAKIVACGvDwAAuRYAIAIAAADBCwAgCAAA1BoAIAIAAADSGgAgCAAA0xoAIAfBDQAA0RoAMMINAADSGgAQww0AANEaADDSDkAAmxUAIaIPAQCXFQAhpQ8EAKIVACGmDwQAohUAIQfBDQAA0RoAMMINAADSGgAQww0AANEaADDSDkAAmxUAIaIPAQCXFQAhpQ8EAKIVACGmDwQAohUAIQPSDkAA8BcAIaUPBADvFwAhpg8EAO8XACED0g5AAPAXACGlDwQA7xcAIaYPBADvFwAhA9IOQAAAAAGlDwQAAAABpg8EAAAAAQMPAACIIAAgiBEAAIkgACCOEQAAsQsAIAQPAADKGgAwiBEAAMsaADCKEQAAzRoAII4RAADOGgAwAAAABQ8AAIMgACAQAACGIAAgiBEAAIQgACCJEQAAhSAAII4RAACxCwAgAw8AAIMgACCIEQAAhCAAII4RAACxCwAgAAAAAAAFDwAA_h8AIBAAAIEgACCIEQAA_x8AIIkRAACAIAAgjhEAALELACADDwAA_h8AIIgRAAD_HwAgjhEAALELACAAAAALDwAAiBsAMBAAAI0bADCIEQAAiRsAMIkRAACKGwAwihEAAIsbACCLEQAAjBsAMIwRAACMGwAwjREAAIwbADCOEQAAjBsAMI8RAACOGwAwkBEAAI8bADALDwAA_BoAMBAAAIEbADCIEQAA_RoAMIkRAAD-GgAwihEAAP8aACCLEQAAgBsAMIwRAACAGwAwjREAAIAbADCOEQAAgBsAMI8RAACCGwAwkBEAAIMbADALDwAA8BoAMBAAAPUaADCIEQAA8RoAMIkRAADyGgAwihEAAPMaACCLEQAA9BoAMIwRAAD0GgAwjREAAPQaADCOEQAA9BoAMI8RAAD2GgAwkBEAAPcaADAHDwAA6xoAIBAAAO4aACCIEQAA7BoAIIkRAADtGgAgjBEAAMQLACCNEQAAxAsAII4RAADWDAAgBoYDAgAAAAG3BwAAtBoAIOoNAQAAAAGfD0AAAAABoA8gAAAAAaEPQAAAAAECAAAA1gwAIA8AAOsaACADAAAAxAsAIA8AAOsaACAQAADvGgAgCAAAAMQLACAIAADvGgAghgMCAPIXACG3BwAAphoAIOoNAQD0FwAhnw9AAPAXACGgDyAAkhgAIaEPQAD8FwAhBoYDAgDyFwAhtwcAAKYaACDqDQEA9BcAIZ8PQADwFwAhoA8gAJIYACGhD0AA_BcAIQa0BwAA1xoAIOgNQAAAAAHqDQEAAAABog8BAAAAAacPQAAAAAGoDwIAAAABAgAAAL0LACAPAAD7GgAgAwAAAL0LACAPAAD7GgAgEAAA-hoAIAEIAAD9HwAwC7AHAACnFgAgtAcAAL0WACDBDQAAvBYAMMINAAC7CwAQww0AALwWADDoDUAAmxUAIeoNAQCXFQAhmQ8BAJcVACGiDwEAAAABpw9AAJoVACGoDwIAnxUAIQIAAAC9CwAgCAAA-hoAIAIAAAD4GgAgCAAA-RoAIAnBDQAA9xoAMMINAAD4GgAQww0AAPcaADDoDUAAmxUAIeoNAQCXFQAhmQ8BAJcVACGiDwEAlxUAIacPQACaFQAhqA8CAJ8VACEJwQ0AAPcaADDCDQAA-BoAEMMNAAD3GgAw6A1AAJsVACHqDQEAlxUAIZkPAQCXFQAhog8BAJcVACGnD0AAmhUAIagPAgCfFQAhBegNQADwFwAh6g0BAPQXACGiDwEA9BcAIacPQAD8FwAhqA8CAPIXACEGtAcAAMkaACDoDUAA8BcAIeoNAQD0FwAhog8BAPQXACGnD0AA_BcAIagPAgDyFwAhBrQHAADXGgAg6A1AAAAAAeoNAQAAAAGiDwEAAAABpw9AAAAAAagPAgAAAAEDqQ8BAAAAAaoPAQAAAAGrD0AAAAABAgAAALkLACAPAACHGwAgAwAAALkLACAPAACHGwAgEAAAhhsAIAEIAAD8HwAwCbAHAACnFgAgwQ0AAL8WADDCDQAAtwsAEMMNAAC_FgAwmQ8BAJcVACGpDwEAlxUAIaoPAQCXFQAhqw9AAJsVACGwDwAAvhYAIAIAAAC5CwAgCAAAhhsAIAIAAACEGwAgCAAAhRsAIAfBDQAAgxsAMMINAACEGwAQww0AAIMbADCZDwEAlxUAIakPAQCXFQAhqg8BAJcVACGrD0AAmxUAIQfBDQAAgxsAMMINAACEGwAQww0AAIMbADCZDwEAlxUAIakPAQCXFQAhqg8BAJcVACGrD0AAmxUAIQOpDwEA9BcAIaoPAQD0FwAhqw9AAPAXACEDqQ8BAPQXACGqDwEA9BcAIasPQADwFwAhA6kPAQAAAAGqDwEAAAABqw9AAAAAAQnEDQEAAAAByQ0BAAAAAegNQAAAAAHqDQEAAAAB7Q0CAAAAAcYOQAAAAAH0DkAAAAABrA8BAAAAAa0PgAAAAAECAAAAtQsAIA8AAJMbACADAAAAtQsAIA8AAJMbACAQAACSGwAgAQgAAPsfADAOsAcAAKcWACDBDQAAwBYAMMINAACzCwAQww0AAMAWADDEDQEAAAAByQ0BAJkVACHoDUAAmxUAIeoNAQCXFQAh7Q0CAJ8VACHGDkAAmhUAIfQOQACbFQAhmQ8BAJcVACGsDwEAlxUAIa0PAACgFQAgAgAAALULACAIAACSGwAgAgAAAJAbACAIAACRGwAgDcENAACPGwAwwg0AAJAbABDDDQAAjxsAMMQNAQCXFQAhyQ0BAJkVACHoDUAAmxUAIeoNAQCXFQAh7Q0CAJ8VACHGDkAAmhUAIfQOQACbFQAhmQ8BAJcVACGsDwEAlxUAIa0PAACgFQAgDcENAACPGwAwwg0AAJAbABDDDQAAjxsAMMQNAQCXFQAhyQ0BAJkVACHoDUAAmxUAIeoNAQCXFQAh7Q0CAJ8VACHGDkAAmhUAIfQOQACbFQAhmQ8BAJcVACGsDwEAlxUAIa0PAACgFQAgCcQNAQD0FwAhyQ0BAPMXACHoDUAA8BcAIeoNAQD0FwAh7Q0CAPIXACHGDkAA_BcAIfQOQADwFwAhrA8BAPQXACGtD4AAAAABCcQNAQD0FwAhyQ0BAPMXACHoDUAA8BcAIeoNAQD0FwAh7Q0CAPIXACHGDkAA_BcAIfQOQADwFwAhrA8BAPQXACGtD4AAAAABCcQNAQAAAAHJDQEAAAAB6A1AAAAAAeoNAQAAAAHtDQIAAAABxg5AAAAAAfQOQAAAAAGsDwEAAAABrQ-AAAAAAQQPAACIGwAwiBEAAIkbADCKEQAAixsAII4RAACMGwAwBA8AAPwaADCIEQAA_RoAMIoRAAD_GgAgjhEAAIAbADAEDwAA8BoAMIgRAADxGgAwihEAAPMaACCOEQAA9BoAMAMPAADrGgAgiBEAAOwaACCOEQAA1gwAIAAAAAOwBwAAtRoAILcHAAC2GgAgoQ8AAOkXACADsAcAALUaACC0BwAAnRsAIKcPAADpFwAgAAAAAAAAAAAAAAUPAAD2HwAgEAAA-R8AIIgRAAD3HwAgiREAAPgfACCOEQAAgwIAIAMPAAD2HwAgiBEAAPcfACCOEQAAgwIAIAAAAAAABQ8AAPEfACAQAAD0HwAgiBEAAPIfACCJEQAA8x8AII4RAACDAgAgAw8AAPEfACCIEQAA8h8AII4RAACDAgAgAAAAAAAFDwAA7B8AIBAAAO8fACCIEQAA7R8AIIkRAADuHwAgjhEAAIMCACADDwAA7B8AIIgRAADtHwAgjhEAAIMCACAAAAAAAAAAAAAAAosRAQAAAASREQEAAAAFBw8AAOQfACAQAADqHwAgiBEAAOUfACCJEQAA6R8AIIwRAACFAgAgjREAAIUCACCOEQAA-wEAIAsPAADeGwAwEAAA4xsAMIgRAADfGwAwiREAAOAbADCKEQAA4RsAIIsRAADiGwAwjBEAAOIbADCNEQAA4hsAMI4RAADiGwAwjxEAAOQbADCQEQAA5RsAMAsPAADSGwAwEAAA1xsAMIgRAADTGwAwiREAANQbADCKEQAA1RsAIIsRAADWGwAwjBEAANYbADCNEQAA1hsAMI4RAADWGwAwjxEAANgbADCQEQAA2RsAMAsPAADGGwAwEAAAyxsAMIgRAADHGwAwiREAAMgbADCKEQAAyRsAIIsRAADKGwAwjBEAAMobADCNEQAAyhsAMI4RAADKGwAwjxEAAMwbADCQEQAAzRsAMAYIgAAAAAGLDgEAAAABnw9AAAAAAbsPAQAAAAG8D0AAAAABvQ9AAAAAAQIAAACRAgAgDwAA0RsAIAMAAACRAgAgDwAA0RsAIBAAANAbACABCAAA6B8AMAwIAACqFQAgrgEAAL8XACDBDQAAvhcAMMINAACPAgAQww0AAL4XADCLDgEAlxUAIZ8PQACbFQAhug8BAJcVACG7DwEAlxUAIbwPQACbFQAhvQ9AAJoVACHaEAAAvRcAIAIAAACRAgAgCAAA0BsAIAIAAADOGwAgCAAAzxsAIAoIAACqFQAgwQ0AAM0bADDCDQAAzhsAEMMNAADNGwAwiw4BAJcVACGfD0AAmxUAIboPAQCXFQAhuw8BAJcVACG8D0AAmxUAIb0PQACaFQAhCggAAKoVACDBDQAAzRsAMMINAADOGwAQww0AAM0bADCLDgEAlxUAIZ8PQACbFQAhug8BAJcVACG7DwEAlxUAIbwPQACbFQAhvQ9AAJoVACEGCIAAAAABiw4BAPQXACGfD0AA8BcAIbsPAQD0FwAhvA9AAPAXACG9D0AA_BcAIQYIgAAAAAGLDgEA9BcAIZ8PQADwFwAhuw8BAPQXACG8D0AA8BcAIb0PQAD8FwAhBgiAAAAAAYsOAQAAAAGfD0AAAAABuw8BAAAAAbwPQAAAAAG9D0AAAAABDMQNAQAAAAHjDQIAAAAB5Q1AAAAAAeYNAgAAAAHnDUAAAAAB6A1AAAAAAYsOAQAAAAGdDgEAAAABpw5AAAAAAb4PgAAAAAG_DwIAAAABwA9AAAAAAQIAAACNAgAgDwAA3RsAIAMAAACNAgAgDwAA3RsAIBAAANwbACABCAAA5x8AMBKuAQAAvxcAIMENAADBFwAwwg0AAIsCABDDDQAAwRcAMMQNAQAAAAHjDQIAnxUAIeUNQACaFQAh5g0CAJ8VACHnDUAAmhUAIegNQACbFQAhiw4BAJcVACGdDgEAlxUAIacOQACaFQAhug8BAJcVACG-DwAAqhUAIL8PAgCfFQAhwA9AAJoVACHbEAAAwBcAIAIAAACNAgAgCAAA3BsAIAIAAADaGwAgCAAA2xsAIBDBDQAA2RsAMMINAADaGwAQww0AANkbADDEDQEAlxUAIeMNAgCfFQAh5Q1AAJoVACHmDQIAnxUAIecNQACaFQAh6A1AAJsVACGLDgEAlxUAIZ0OAQCXFQAhpw5AAJoVACG6DwEAlxUAIb4PAACqFQAgvw8CAJ8VACHAD0AAmhUAIRDBDQAA2RsAMMINAADaGwAQww0AANkbADDEDQEAlxUAIeMNAgCfFQAh5Q1AAJoVACHmDQIAnxUAIecNQACaFQAh6A1AAJsVACGLDgEAlxUAIZ0OAQCXFQAhpw5AAJoVACG6DwEAlxUAIb4PAACqFQAgvw8CAJ8VACHAD0AAmhUAIQzEDQEA9BcAIeMNAgDyFwAh5Q1AAPwXACHmDQIA8hcAIecNQAD8FwAh6A1AAPAXACGLDgEA9BcAIZ0OAQD0FwAhpw5AAPwXACG-D4AAAAABvw8CAPIXACHAD0AA_BcAIQzEDQEA9BcAIeMNAgDyFwAh5Q1AAPwXACHmDQIA8hcAIecNQAD8FwAh6A1AAPAXACGLDgEA9BcAIZ0OAQD0FwAhpw5AAPwXACG-D4AAAAABvw8CAPIXACHAD0AA_BcAIQzEDQEAAAAB4w0CAAAAAeUNQAAAAAHmDQIAAAAB5w1AAAAAAegNQAAAAAGLDgEAAAABnQ4BAAAAAacOQAAAAAG-D4AAAAABvw8CAAAAAcAPQAAAAAEECIAAAAABxA0EAAAAAcYNQAAAAAGLDgEAAAABAgAAAIkCACAPAADpGwAgAwAAAIkCACAPAADpGwAgEAAA6BsAIAEIAADmHwAwCQgAAKoVACCuAQAAvxcAIMENAADCFwAwwg0AAIcCABDDDQAAwhcAMMQNBAAAAAHGDUAAmxUAIYsOAQCXFQAhug8BAJcVACECAAAAiQIAIAgAAOgbACACAAAA5hsAIAgAAOcbACAICAAAqhUAIMENAADlGwAwwg0AAOYbABDDDQAA5RsAMMQNBACiFQAhxg1AAJsVACGLDgEAlxUAIboPAQCXFQAhCAgAAKoVACDBDQAA5RsAMMINAADmGwAQww0AAOUbADDEDQQAohUAIcYNQACbFQAhiw4BAJcVACG6DwEAlxUAIQQIgAAAAAHEDQQA7xcAIcYNQADwFwAhiw4BAPQXACEECIAAAAABxA0EAO8XACHGDUAA8BcAIYsOAQD0FwAhBAiAAAAAAcQNBAAAAAHGDUAAAAABiw4BAAAAAQGLEQEAAAAEAw8AAOQfACCIEQAA5R8AII4RAAD7AQAgBA8AAN4bADCIEQAA3xsAMIoRAADhGwAgjhEAAOIbADAEDwAA0hsAMIgRAADTGwAwihEAANUbACCOEQAA1hsAMAQPAADGGwAwiBEAAMcbADCKEQAAyRsAII4RAADKGwAwAAAAAAAFDwAA3x8AIBAAAOIfACCIEQAA4B8AIIkRAADhHwAgjhEAAL0JACADDwAA3x8AIIgRAADgHwAgjhEAAL0JACAAAAAAAAUPAADaHwAgEAAA3R8AIIgRAADbHwAgiREAANwfACCOEQAAvQkAIAMPAADaHwAgiBEAANsfACCOEQAAvQkAIAAAAAAACw8AAJAcADAQAACVHAAwiBEAAJEcADCJEQAAkhwAMIoRAACTHAAgixEAAJQcADCMEQAAlBwAMI0RAACUHAAwjhEAAJQcADCPEQAAlhwAMJARAACXHAAwCw8AAIQcADAQAACJHAAwiBEAAIUcADCJEQAAhhwAMIoRAACHHAAgixEAAIgcADCMEQAAiBwAMI0RAACIHAAwjhEAAIgcADCPEQAAihwAMJARAACLHAAwAskPAgAAAAHKDwABAAABAgAAAMUJACAPAACPHAAgAwAAAMUJACAPAACPHAAgEAAAjhwAIAEIAADZHwAwCI0GAADTFgAgwQ0AANIWADDCDQAAwwkAEMMNAADSFgAwyA8BAJcVACHJDwIAnxUAIcoPAAG8FQAh1w8AANEWACACAAAAxQkAIAgAAI4cACACAAAAjBwAIAgAAI0cACAGwQ0AAIscADDCDQAAjBwAEMMNAACLHAAwyA8BAJcVACHJDwIAnxUAIcoPAAG8FQAhBsENAACLHAAwwg0AAIwcABDDDQAAixwAMMgPAQCXFQAhyQ8CAJ8VACHKDwABvBUAIQLJDwIA8hcAIcoPAAG1GAAhAskPAgDyFwAhyg8AAbUYACECyQ8CAAAAAcoPAAEAAAEEgw4BAAAAAZEOEAAAAAHgDgIAAAAByw8CAAAAAQIAAADBCQAgDwAAmxwAIAMAAADBCQAgDwAAmxwAIBAAAJocACABCAAA2B8AMAqNBgAA0xYAIMENAADVFgAwwg0AAL8JABDDDQAA1RYAMIMOAQCXFQAhkQ4QAL4VACHgDgIAnxUAIcgPAQCXFQAhyw8CAJ8VACHYDwAA1BYAIAIAAADBCQAgCAAAmhwAIAIAAACYHAAgCAAAmRwAIAjBDQAAlxwAMMINAACYHAAQww0AAJccADCDDgEAlxUAIZEOEAC-FQAh4A4CAJ8VACHIDwEAlxUAIcsPAgCfFQAhCMENAACXHAAwwg0AAJgcABDDDQAAlxwAMIMOAQCXFQAhkQ4QAL4VACHgDgIAnxUAIcgPAQCXFQAhyw8CAJ8VACEEgw4BAPQXACGRDhAAtxgAIeAOAgDyFwAhyw8CAPIXACEEgw4BAPQXACGRDhAAtxgAIeAOAgDyFwAhyw8CAPIXACEEgw4BAAAAAZEOEAAAAAHgDgIAAAAByw8CAAAAAQQPAACQHAAwiBEAAJEcADCKEQAAkxwAII4RAACUHAAwBA8AAIQcADCIEQAAhRwAMIoRAACHHAAgjhEAAIgcADAAABKOBgAAnhwAII8GAACfHAAgkQ4AAOkXACCnDgAA6RcAIMAOAADpFwAg0g4AAOkXACDxDgAA6RcAIIQPAADpFwAgmQ8AAOkXACDODwAA6RcAIM8PAADpFwAg0A8AAOkXACDRDwAA6RcAINIPAADpFwAg0w8AAOkXACDUDwAA6RcAINUPAADpFwAg1g8AAOkXACAAAAAFDwAA0x8AIBAAANYfACCIEQAA1B8AIIkRAADVHwAgjhEAAJ0IACADDwAA0x8AIIgRAADUHwAgjhEAAJ0IACAAAAAAAAKLEQEAAAAEkREBAAAABQUPAADOHwAgEAAA0R8AIIgRAADPHwAgiREAANAfACCOEQAAnQgAIAGLEQEAAAAEAw8AAM4fACCIEQAAzx8AII4RAACdCAAgAAAAAAAFDwAAyR8AIBAAAMwfACCIEQAAyh8AIIkRAADLHwAgjhEAAJ0IACADDwAAyR8AIIgRAADKHwAgjhEAAJ0IACAAAAAAAAKLEQEAAAAEkREBAAAABQUPAADEHwAgEAAAxx8AIIgRAADFHwAgiREAAMYfACCOEQAAnQgAIAGLEQEAAAAEAw8AAMQfACCIEQAAxR8AII4RAACdCAAgAAAAAAAFDwAAvx8AIBAAAMIfACCIEQAAwB8AIIkRAADBHwAgjhEAAJ0IACADDwAAvx8AIIgRAADAHwAgjhEAAJ0IACAAAAAAAAKLEQEAAAAEkREBAAAABQsPAACBHQAwEAAAhh0AMIgRAACCHQAwiREAAIMdADCKEQAAhB0AIIsRAACFHQAwjBEAAIUdADCNEQAAhR0AMI4RAACFHQAwjxEAAIcdADCQEQAAiB0AMAsPAAD1HAAwEAAA-hwAMIgRAAD2HAAwiREAAPccADCKEQAA-BwAIIsRAAD5HAAwjBEAAPkcADCNEQAA-RwAMI4RAAD5HAAwjxEAAPscADCQEQAA_BwAMAsPAADpHAAwEAAA7hwAMIgRAADqHAAwiREAAOscADCKEQAA7BwAIIsRAADtHAAwjBEAAO0cADCNEQAA7RwAMI4RAADtHAAwjxEAAO8cADCQEQAA8BwAMAsPAADdHAAwEAAA4hwAMIgRAADeHAAwiREAAN8cADCKEQAA4BwAIIsRAADhHAAwjBEAAOEcADCNEQAA4RwAMI4RAADhHAAwjxEAAOMcADCQEQAA5BwAMAsPAADRHAAwEAAA1hwAMIgRAADSHAAwiREAANMcADCKEQAA1BwAIIsRAADVHAAwjBEAANUcADCNEQAA1RwAMI4RAADVHAAwjxEAANccADCQEQAA2BwAMATEDQEAAAAB6A1AAAAAAYUPQAAAAAGiDwABAAABAgAAALEIACAPAADcHAAgAwAAALEIACAPAADcHAAgEAAA2xwAIAEIAAC-HwAwCacFAADjFgAgwQ0AAOIWADDCDQAArwgAEMMNAADiFgAwxA0BAAAAAegNQACbFQAhhQ9AAJsVACGiDwABAAABzA8BAJcVACECAAAAsQgAIAgAANscACACAAAA2RwAIAgAANocACAIwQ0AANgcADDCDQAA2RwAEMMNAADYHAAwxA0BAJcVACHoDUAAmxUAIYUPQACbFQAhog8AAbwVACHMDwEAlxUAIQjBDQAA2BwAMMINAADZHAAQww0AANgcADDEDQEAlxUAIegNQACbFQAhhQ9AAJsVACGiDwABvBUAIcwPAQCXFQAhBMQNAQD0FwAh6A1AAPAXACGFD0AA8BcAIaIPAAG1GAAhBMQNAQD0FwAh6A1AAPAXACGFD0AA8BcAIaIPAAG1GAAhBMQNAQAAAAHoDUAAAAABhQ9AAAAAAaIPAAEAAAEG2Q8CAAAAAdoPAgAAAAHbDwIAAAAB3A8AAK0cACDdD4AAAAAB3g8BAAAAAQIAAACtCAAgDwAA6BwAIAMAAACtCAAgDwAA6BwAIBAAAOccACABCAAAvR8AMAynBQAA4xYAIMENAADlFgAwwg0AAKsIABDDDQAA5RYAMMwPAQCXFQAh2Q8CAJ8VACHaDwIAnxUAIdsPAgCfFQAh3A8AAJIVACDdDwAAqhUAIN4PAQCXFQAh9Q8AAOQWACACAAAArQgAIAgAAOccACACAAAA5RwAIAgAAOYcACAKwQ0AAOQcADDCDQAA5RwAEMMNAADkHAAwzA8BAJcVACHZDwIAnxUAIdoPAgCfFQAh2w8CAJ8VACHcDwAAkhUAIN0PAACqFQAg3g8BAJcVACEKwQ0AAOQcADDCDQAA5RwAEMMNAADkHAAwzA8BAJcVACHZDwIAnxUAIdoPAgCfFQAh2w8CAJ8VACHcDwAAkhUAIN0PAACqFQAg3g8BAJcVACEG2Q8CAPIXACHaDwIA8hcAIdsPAgDyFwAh3A8AAKscACDdD4AAAAAB3g8BAPQXACEG2Q8CAPIXACHaDwIA8hcAIdsPAgDyFwAh3A8AAKscACDdD4AAAAAB3g8BAPQXACEG2Q8CAAAAAdoPAgAAAAHbDwIAAAAB3A8AAK0cACDdD4AAAAAB3g8BAAAAAQS8DAIAAAABwA4BAAAAAd8PAgAAAAHgDwEAAAABAgAAAKkIACAPAAD0HAAgAwAAAKkIACAPAAD0HAAgEAAA8xwAIAEIAAC8HwAwCqcFAADjFgAgvAwCAJ8VACHBDQAA5xYAMMINAACnCAAQww0AAOcWADDADgEAlxUAIcwPAQCXFQAh3w8CAJ4VACHgDwEAlxUAIfYPAADmFgAgAgAAAKkIACAIAADzHAAgAgAAAPEcACAIAADyHAAgCLwMAgCfFQAhwQ0AAPAcADDCDQAA8RwAEMMNAADwHAAwwA4BAJcVACHMDwEAlxUAId8PAgCeFQAh4A8BAJcVACEIvAwCAJ8VACHBDQAA8BwAMMINAADxHAAQww0AAPAcADDADgEAlxUAIcwPAQCXFQAh3w8CAJ4VACHgDwEAlxUAIQS8DAIA8hcAIcAOAQD0FwAh3w8CAPEXACHgDwEA9BcAIQS8DAIA8hcAIcAOAQD0FwAh3w8CAPEXACHgDwEA9BcAIQS8DAIAAAABwA4BAAAAAd8PAgAAAAHgDwEAAAABE4UDAQAAAAG8DAIAAAABgw4BAAAAAdQOAgAAAAHdDgEAAAABmg8BAAAAAakPAQAAAAHZDwIAAAAB3g8gAAAAAd8PAgAAAAHhDwEAAAAB4g8BAAAAAeMPAgAAAAHkD4AAAAAB5Q8BAAAAAeYPAQAAAAHnDwAAvRwAIOgPIAAAAAHpDwIAAAABAgAAAKUIACAPAACAHQAgAwAAAKUIACAPAACAHQAgEAAA_xwAIAEIAAC7HwAwGYUDAQCXFQAhpwUAAOMWACC8DAIAnxUAIcENAADpFgAwwg0AAKMIABDDDQAA6RYAMIMOAQCZFQAh1A4CAJ4VACHdDgEAmRUAIZoPAQCZFQAhqQ8BAJkVACHMDwEAlxUAIdkPAgCeFQAh3g8gALsVACHfDwIAnxUAIeEPAQCXFQAh4g8BAJkVACHjDwIAnhUAIeQPAACgFQAg5Q8BAJkVACHmDwEAmRUAIecPAACSFQAg6A8gALsVACHpDwIAnhUAIfcPAADoFgAgAgAAAKUIACAIAAD_HAAgAgAAAP0cACAIAAD-HAAgF4UDAQCXFQAhvAwCAJ8VACHBDQAA_BwAMMINAAD9HAAQww0AAPwcADCDDgEAmRUAIdQOAgCeFQAh3Q4BAJkVACGaDwEAmRUAIakPAQCZFQAhzA8BAJcVACHZDwIAnhUAId4PIAC7FQAh3w8CAJ8VACHhDwEAlxUAIeIPAQCZFQAh4w8CAJ4VACHkDwAAoBUAIOUPAQCZFQAh5g8BAJkVACHnDwAAkhUAIOgPIAC7FQAh6Q8CAJ4VACEXhQMBAJcVACG8DAIAnxUAIcENAAD8HAAwwg0AAP0cABDDDQAA_BwAMIMOAQCZFQAh1A4CAJ4VACHdDgEAmRUAIZoPAQCZFQAhqQ8BAJkVACHMDwEAlxUAIdkPAgCeFQAh3g8gALsVACHfDwIAnxUAIeEPAQCXFQAh4g8BAJkVACHjDwIAnhUAIeQPAACgFQAg5Q8BAJkVACHmDwEAmRUAIecPAACSFQAg6A8gALsVACHpDwIAnhUAIROFAwEA9BcAIbwMAgDyFwAhgw4BAPMXACHUDgIA8RcAId0OAQDzFwAhmg8BAPMXACGpDwEA8xcAIdkPAgDxFwAh3g8gALQYACHfDwIA8hcAIeEPAQD0FwAh4g8BAPMXACHjDwIA8RcAIeQPgAAAAAHlDwEA8xcAIeYPAQDzFwAh5w8AALscACDoDyAAtBgAIekPAgDxFwAhE4UDAQD0FwAhvAwCAPIXACGDDgEA8xcAIdQOAgDxFwAh3Q4BAPMXACGaDwEA8xcAIakPAQDzFwAh2Q8CAPEXACHeDyAAtBgAId8PAgDyFwAh4Q8BAPQXACHiDwEA8xcAIeMPAgDxFwAh5A-AAAAAAeUPAQDzFwAh5g8BAPMXACHnDwAAuxwAIOgPIAC0GAAh6Q8CAPEXACEThQMBAAAAAbwMAgAAAAGDDgEAAAAB1A4CAAAAAd0OAQAAAAGaDwEAAAABqQ8BAAAAAdkPAgAAAAHeDyAAAAAB3w8CAAAAAeEPAQAAAAHiDwEAAAAB4w8CAAAAAeQPgAAAAAHlDwEAAAAB5g8BAAAAAecPAAC9HAAg6A8gAAAAAekPAgAAAAECyQ8CAAAAAcoPAAEAAAECAAAAoQgAIA8AAIwdACADAAAAoQgAIA8AAIwdACAQAACLHQAgAQgAALofADAIpwUAAOMWACDBDQAA6xYAMMINAACfCAAQww0AAOsWADDJDwIAnxUAIcoPAAG8FQAhzA8BAJcVACH4DwAA6hYAIAIAAAChCAAgCAAAix0AIAIAAACJHQAgCAAAih0AIAbBDQAAiB0AMMINAACJHQAQww0AAIgdADDJDwIAnxUAIcoPAAG8FQAhzA8BAJcVACEGwQ0AAIgdADDCDQAAiR0AEMMNAACIHQAwyQ8CAJ8VACHKDwABvBUAIcwPAQCXFQAhAskPAgDyFwAhyg8AAbUYACECyQ8CAPIXACHKDwABtRgAIQLJDwIAAAAByg8AAQAAAQGLEQEAAAAEBA8AAIEdADCIEQAAgh0AMIoRAACEHQAgjhEAAIUdADAEDwAA9RwAMIgRAAD2HAAwihEAAPgcACCOEQAA-RwAMAQPAADpHAAwiBEAAOocADCKEQAA7BwAII4RAADtHAAwBA8AAN0cADCIEQAA3hwAMIoRAADgHAAgjhEAAOEcADAEDwAA0RwAMIgRAADSHAAwihEAANQcACCOEQAA1RwAMAAAAAAAEagFAACTHQAgqQUAAJQdACCqBQAAlR0AIKsFAACWHQAgrAUAAJcdACCwBwAA6RcAIMYNAADpFwAghQ4AAOkXACDADgAA6RcAIMwOAADpFwAgmQ8AAOkXACC8DwAA6RcAIOwPAADpFwAg7Q8AAOkXACDuDwAA6RcAIO8PAADpFwAg9A8AAOkXACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABQ8AALUfACAQAAC4HwAgiBEAALYfACCJEQAAtx8AII4RAADZBAAgAw8AALUfACCIEQAAth8AII4RAADZBAAgAAAAAAALDwAA8B0AMBAAAPUdADCIEQAA8R0AMIkRAADyHQAwihEAAPMdACCLEQAA9B0AMIwRAAD0HQAwjREAAPQdADCOEQAA9B0AMI8RAAD2HQAwkBEAAPcdADAFgw4BAAAAAfAPIAAAAAGkEEAAAAABqBAgAAAAAakQQAAAAAECAAAA3QQAIA8AAPsdACADAAAA3QQAIA8AAPsdACAQAAD6HQAgAQgAALQfADAKhQMAAJsXACDBDQAAmhcAMMINAADbBAAQww0AAJoXADCDDgEAAAAB_Q4BAJcVACHwDyAAmBUAIaQQQACaFQAhqBAgAJgVACGpEEAAmxUAIQIAAADdBAAgCAAA-h0AIAIAAAD4HQAgCAAA-R0AIAnBDQAA9x0AMMINAAD4HQAQww0AAPcdADCDDgEAlxUAIf0OAQCXFQAh8A8gAJgVACGkEEAAmhUAIagQIACYFQAhqRBAAJsVACEJwQ0AAPcdADDCDQAA-B0AEMMNAAD3HQAwgw4BAJcVACH9DgEAlxUAIfAPIACYFQAhpBBAAJoVACGoECAAmBUAIakQQACbFQAhBYMOAQD0FwAh8A8gAJIYACGkEEAA_BcAIagQIACSGAAhqRBAAPAXACEFgw4BAPQXACHwDyAAkhgAIaQQQAD8FwAhqBAgAJIYACGpEEAA8BcAIQWDDgEAAAAB8A8gAAAAAaQQQAAAAAGoECAAAAABqRBAAAAAAQQPAADwHQAwiBEAAPEdADCKEQAA8x0AII4RAAD0HQAwAASGAwAA_R0AIMoOAADpFwAgpBAAAOkXACCrEAAA6RcAIAAAAAAAAAAACw8AAIgeADAQAACNHgAwiBEAAIkeADCJEQAAih4AMIoRAACLHgAgixEAAIweADCMEQAAjB4AMI0RAACMHgAwjhEAAIweADCPEQAAjh4AMJARAACPHgAwBNIPAAEAAAGyEAIAAAABsxACAAAAAbQQAQAAAAECAAAAjAQAIA8AAJMeACADAAAAjAQAIA8AAJMeACAQAACSHgAgAQgAALMfADAK1AIAAKQXACDBDQAAoxcAMMINAACOBAAQww0AAKMXADDSDwABvRUAIbIQAgCfFQAhsxACAJ8VACG0EAEAlxUAIbUQAAG8FQAhthAAAKUXACACAAAAjAQAIAgAAJIeACACAAAAkB4AIAgAAJEeACAIwQ0AAI8eADDCDQAAkB4AEMMNAACPHgAw0g8AAb0VACGyEAIAnxUAIbMQAgCfFQAhtBABAJcVACG1EAABvBUAIQjBDQAAjx4AMMINAACQHgAQww0AAI8eADDSDwABvRUAIbIQAgCfFQAhsxACAJ8VACG0EAEAlxUAIbUQAAG8FQAhBNIPAAG2GAAhshACAPIXACGzEAIA8hcAIbQQAQD0FwAhBNIPAAG2GAAhshACAPIXACGzEAIA8hcAIbQQAQD0FwAhBNIPAAEAAAGyEAIAAAABsxACAAAAAbQQAQAAAAEEDwAAiB4AMIgRAACJHgAwihEAAIseACCOEQAAjB4AMAAAAAAAAAUPAACuHwAgEAAAsR8AIIgRAACvHwAgiREAALAfACCOEQAApwQAIAMPAACuHwAgiBEAAK8fACCOEQAApwQAIAHTAgAAlR4AIAAAAAAAAAAAAAACixECAAAABJERAgAAAAUBixECAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAosRAAEAAASREQABAAAFAYsRAAEAAAQAAAAAAAAAAAKLEQEAAAAEkREBAAAABQKLEQEAAAAEkREBAAAABQKLEQEAAAAEkREBAAAABQUPAACpHwAgEAAArB8AIIgRAACqHwAgiREAAKsfACCOEQAA-wEAIAGLEQEAAAAEAYsRAQAAAAQBixEBAAAABAMPAACpHwAgiBEAAKofACCOEQAA-wEAIAAAAAAACw8AAOYeADAQAADrHgAwiBEAAOceADCJEQAA6B4AMIoRAADpHgAgixEAAOoeADCMEQAA6h4AMI0RAADqHgAwjhEAAOoeADCPEQAA7B4AMJARAADtHgAwCw8AANoeADAQAADfHgAwiBEAANseADCJEQAA3B4AMIoRAADdHgAgixEAAN4eADCMEQAA3h4AMI0RAADeHgAwjhEAAN4eADCPEQAA4B4AMJARAADhHgAwD68BAADsGwAgsAEAAO0bACCxAQAA7hsAIMQNAQAAAAHoDUAAAAAB7A0BAAAAAfUNAQAAAAG_DgEAAAABgQ9AAAAAAY0PQAAAAAHBDwEAAAABxA8BAAAAAcUPAADqGwAgxg9AAAAAAccPAgAAAAECAAAAgwIAIA8AAOUeACADAAAAgwIAIA8AAOUeACAQAADkHgAgAQgAAKgfADAVrAEAAMgXACCvAQAAyRcAILABAADKFwAgsQEAAMsXACDBDQAAxxcAMMINAACBAgAQww0AAMcXADDEDQEAAAAB6A1AAJsVACHqDQEAmRUAIewNAQCXFQAh9Q0BAJkVACG_DgEAlxUAIYEPQACaFQAhjQ9AAJoVACHBDwEAAAABxA8BAJcVACHFDwAAkhUAIMYPQACaFQAhxw8CAJ8VACHcEAAAxhcAIAIAAACDAgAgCAAA5B4AIAIAAADiHgAgCAAA4x4AIBDBDQAA4R4AMMINAADiHgAQww0AAOEeADDEDQEAlxUAIegNQACbFQAh6g0BAJkVACHsDQEAlxUAIfUNAQCZFQAhvw4BAJcVACGBD0AAmhUAIY0PQACaFQAhwQ8BAJcVACHEDwEAlxUAIcUPAACSFQAgxg9AAJoVACHHDwIAnxUAIRDBDQAA4R4AMMINAADiHgAQww0AAOEeADDEDQEAlxUAIegNQACbFQAh6g0BAJkVACHsDQEAlxUAIfUNAQCZFQAhvw4BAJcVACGBD0AAmhUAIY0PQACaFQAhwQ8BAJcVACHEDwEAlxUAIcUPAACSFQAgxg9AAJoVACHHDwIAnxUAIQzEDQEA9BcAIegNQADwFwAh7A0BAPQXACH1DQEA8xcAIb8OAQD0FwAhgQ9AAPwXACGND0AA_BcAIcEPAQD0FwAhxA8BAPQXACHFDwAAwRsAIMYPQAD8FwAhxw8CAPIXACEPrwEAAMMbACCwAQAAxBsAILEBAADFGwAgxA0BAPQXACHoDUAA8BcAIewNAQD0FwAh9Q0BAPMXACG_DgEA9BcAIYEPQAD8FwAhjQ9AAPwXACHBDwEA9BcAIcQPAQD0FwAhxQ8AAMEbACDGD0AA_BcAIccPAgDyFwAhD68BAADsGwAgsAEAAO0bACCxAQAA7hsAIMQNAQAAAAHoDUAAAAAB7A0BAAAAAfUNAQAAAAG_DgEAAAABgQ9AAAAAAY0PQAAAAAHBDwEAAAABxA8BAAAAAcUPAADqGwAgxg9AAAAAAccPAgAAAAERxA0BAAAAAegNQAAAAAGLDgEAAAABsA4BAAAAAf0OAQAAAAGFD0AAAAABuA9AAAAAAbkPQAAAAAGJEAEAAAAB0hAAAM8eACDTEAAA0B4AINQQAADRHgAg1RACAAAAAdYQAQAAAAHXEEAAAAAB2BABAAAAAdkQAQAAAAECAAAA_wEAIA8AAPEeACADAAAA_wEAIA8AAPEeACAQAADwHgAgAQgAAKcfADAWrAEAAM0XACDBDQAAzBcAMMINAAD9AQAQww0AAMwXADDEDQEAAAAB6A1AAJsVACHqDQEAlxUAIYsOAQCXFQAhsA4BAJcVACH9DgEAlxUAIYUPQACaFQAhuA9AAJoVACG5D0AAmhUAIYkQAQAAAAHSEAAAkhUAINMQAACSFQAg1BAAAJIVACDVEAIAnhUAIdYQAQCXFQAh1xBAAJoVACHYEAEAmRUAIdkQAQCZFQAhAgAAAP8BACAIAADwHgAgAgAAAO4eACAIAADvHgAgFcENAADtHgAwwg0AAO4eABDDDQAA7R4AMMQNAQCXFQAh6A1AAJsVACHqDQEAlxUAIYsOAQCXFQAhsA4BAJcVACH9DgEAlxUAIYUPQACaFQAhuA9AAJoVACG5D0AAmhUAIYkQAQCXFQAh0hAAAJIVACDTEAAAkhUAINQQAACSFQAg1RACAJ4VACHWEAEAlxUAIdcQQACaFQAh2BABAJkVACHZEAEAmRUAIRXBDQAA7R4AMMINAADuHgAQww0AAO0eADDEDQEAlxUAIegNQACbFQAh6g0BAJcVACGLDgEAlxUAIbAOAQCXFQAh_Q4BAJcVACGFD0AAmhUAIbgPQACaFQAhuQ9AAJoVACGJEAEAlxUAIdIQAACSFQAg0xAAAJIVACDUEAAAkhUAINUQAgCeFQAh1hABAJcVACHXEEAAmhUAIdgQAQCZFQAh2RABAJkVACERxA0BAPQXACHoDUAA8BcAIYsOAQD0FwAhsA4BAPQXACH9DgEA9BcAIYUPQAD8FwAhuA9AAPwXACG5D0AA_BcAIYkQAQD0FwAh0hAAAMseACDTEAAAzB4AINQQAADNHgAg1RACAPEXACHWEAEA9BcAIdcQQAD8FwAh2BABAPMXACHZEAEA8xcAIRHEDQEA9BcAIegNQADwFwAhiw4BAPQXACGwDgEA9BcAIf0OAQD0FwAhhQ9AAPwXACG4D0AA_BcAIbkPQAD8FwAhiRABAPQXACHSEAAAyx4AINMQAADMHgAg1BAAAM0eACDVEAIA8RcAIdYQAQD0FwAh1xBAAPwXACHYEAEA8xcAIdkQAQDzFwAhEcQNAQAAAAHoDUAAAAABiw4BAAAAAbAOAQAAAAH9DgEAAAABhQ9AAAAAAbgPQAAAAAG5D0AAAAABiRABAAAAAdIQAADPHgAg0xAAANAeACDUEAAA0R4AINUQAgAAAAHWEAEAAAAB1xBAAAAAAdgQAQAAAAHZEAEAAAABBA8AAOYeADCIEQAA5x4AMIoRAADpHgAgjhEAAOoeADAEDwAA2h4AMIgRAADbHgAwihEAAN0eACCOEQAA3h4AMAAACawBAAD3HgAgrwEAAPgeACCwAQAA-R4AILEBAAD6HgAg6g0AAOkXACD1DQAA6RcAIIEPAADpFwAgjQ8AAOkXACDGDwAA6RcAIAWtAQAA9B4AILIBAAD1HgAghQ4AAOkXACDXEAAA6RcAINgQAADpFwAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAosRAQAAAASREQEAAAAFAYsRAQAAAAQAAAARxA0BAAAAAegNQAAAAAGLDgEAAAABsA4BAAAAAf0OAQAAAAGFD0AAAAABuA9AAAAAAbkPQAAAAAGJEAEAAAAB0hAAAM8eACDTEAAA0B4AINQQAADRHgAg1RACAAAAAdYQAQAAAAHXEEAAAAAB2BABAAAAAdkQAQAAAAEMxA0BAAAAAegNQAAAAAHsDQEAAAAB9Q0BAAAAAb8OAQAAAAGBD0AAAAABjQ9AAAAAAcEPAQAAAAHEDwEAAAABxQ8AAOobACDGD0AAAAABxw8CAAAAAQiyAQAA8x4AIMgIAQAAAAHEDQEAAAAB6A1AAAAAAYUOBAAAAAHmDwEAAAAB1xBAAAAAAdgQAQAAAAECAAAA-wEAIA8AAKkfACADAAAAhQIAIA8AAKkfACAQAACtHwAgCgAAAIUCACAIAACtHwAgsgEAANkeACDICAEA9BcAIcQNAQD0FwAh6A1AAPAXACGFDgQA2xgAIeYPAQD0FwAh1xBAAPwXACHYEAEA8xcAIQiyAQAA2R4AIMgIAQD0FwAhxA0BAPQXACHoDUAA8BcAIYUOBADbGAAh5g8BAPQXACHXEEAA_BcAIdgQAQDzFwAhAggAAQAAAYkQAAEAAAECAAAApwQAIA8AAK4fACADAAAAqgQAIA8AAK4fACAQAACyHwAgAwAAAKoEACAIAAG8IAAhiRAAAbUYACECCAABtRgAIYkQAAG1GAAhBNIPAAEAAAGyEAIAAAABsxACAAAAAbQQAQAAAAEFgw4BAAAAAfAPIAAAAAGkEEAAAAABqBAgAAAAAakQQAAAAAES6A1AAAAAAYUOBAAAAAGGDgQAAAABjA4BAAAAAZ0OAQAAAAHKDkAAAAAB9g4CAAAAAf0OAQAAAAGIDwEAAAABohABAAAAAaMQAQAAAAGkEEAAAAABqhAQAAAAAasQAQAAAAGsEEAAAAABrRAgAAAAAa4QIAAAAAGvECAAAAABAgAAANkEACAPAAC1HwAgAwAAAOEEACAPAAC1HwAgEAAAuR8AIBQAAADhBAAgCAAAuR8AIOgNQADwFwAhhQ4EAO8XACGGDgQA7xcAIYwOAQD0FwAhnQ4BAPQXACHKDkAA_BcAIfYOAgDyFwAh_Q4BAPQXACGIDwEA9BcAIaIQAQD0FwAhoxABAPQXACGkEEAA_BcAIaoQEADqGAAhqxABAPMXACGsEEAA8BcAIa0QIACSGAAhrhAgAJIYACGvECAAkhgAIRLoDUAA8BcAIYUOBADvFwAhhg4EAO8XACGMDgEA9BcAIZ0OAQD0FwAhyg5AAPwXACH2DgIA8hcAIf0OAQD0FwAhiA8BAPQXACGiEAEA9BcAIaMQAQD0FwAhpBBAAPwXACGqEBAA6hgAIasQAQDzFwAhrBBAAPAXACGtECAAkhgAIa4QIACSGAAhrxAgAJIYACECyQ8CAAAAAcoPAAEAAAEThQMBAAAAAbwMAgAAAAGDDgEAAAAB1A4CAAAAAd0OAQAAAAGaDwEAAAABqQ8BAAAAAdkPAgAAAAHeDyAAAAAB3w8CAAAAAeEPAQAAAAHiDwEAAAAB4w8CAAAAAeQPgAAAAAHlDwEAAAAB5g8BAAAAAecPAAC9HAAg6A8gAAAAAekPAgAAAAEEvAwCAAAAAcAOAQAAAAHfDwIAAAAB4A8BAAAAAQbZDwIAAAAB2g8CAAAAAdsPAgAAAAHcDwAArRwAIN0PgAAAAAHeDwEAAAABBMQNAQAAAAHoDUAAAAABhQ9AAAAAAaIPAAEAAAEcqQUAAI8dACCqBQAAkB0AIKsFAACRHQAgrAUAAJIdACCwB4AAAAABxA0BAAAAAcYNBAAAAAHoDUAAAAAB6g0BAAAAAYUOBAAAAAGdDgEAAAABwA4BAAAAAcwOgAAAAAH9DgEAAAABhQ9AAAAAAZkPAQAAAAG8D0AAAAAB6g8BAAAAAesPIAAAAAHsDwEAAAAB7Q8BAAAAAe4PgAAAAAHvD4AAAAAB8A-AAAAAAfEPIAAAAAHyDwAAjR0AIPMPAgAAAAH0D0AAAAABAgAAAJ0IACAPAAC_HwAgAwAAALkIACAPAAC_HwAgEAAAwx8AIB4AAAC5CAAgCAAAwx8AIKkFAADNHAAgqgUAAM4cACCrBQAAzxwAIKwFAADQHAAgsAeAAAAAAcQNAQD0FwAhxg0EANsYACHoDUAA8BcAIeoNAQD0FwAhhQ4EANsYACGdDgEA9BcAIcAOAQDzFwAhzA6AAAAAAf0OAQD0FwAhhQ9AAPAXACGZDwEA8xcAIbwPQAD8FwAh6g8BAPQXACHrDyAAkhgAIewPAQDzFwAh7Q8BAPMXACHuD4AAAAAB7w-AAAAAAfAPgAAAAAHxDyAAkhgAIfIPAADLHAAg8w8CAPIXACH0D0AA_BcAIRypBQAAzRwAIKoFAADOHAAgqwUAAM8cACCsBQAA0BwAILAHgAAAAAHEDQEA9BcAIcYNBADbGAAh6A1AAPAXACHqDQEA9BcAIYUOBADbGAAhnQ4BAPQXACHADgEA8xcAIcwOgAAAAAH9DgEA9BcAIYUPQADwFwAhmQ8BAPMXACG8D0AA_BcAIeoPAQD0FwAh6w8gAJIYACHsDwEA8xcAIe0PAQDzFwAh7g-AAAAAAe8PgAAAAAHwD4AAAAAB8Q8gAJIYACHyDwAAyxwAIPMPAgDyFwAh9A9AAPwXACEcqAUAAI4dACCqBQAAkB0AIKsFAACRHQAgrAUAAJIdACCwB4AAAAABxA0BAAAAAcYNBAAAAAHoDUAAAAAB6g0BAAAAAYUOBAAAAAGdDgEAAAABwA4BAAAAAcwOgAAAAAH9DgEAAAABhQ9AAAAAAZkPAQAAAAG8D0AAAAAB6g8BAAAAAesPIAAAAAHsDwEAAAAB7Q8BAAAAAe4PgAAAAAHvD4AAAAAB8A-AAAAAAfEPIAAAAAHyDwAAjR0AIPMPAgAAAAH0D0AAAAABAgAAAJ0IACAPAADEHwAgAwAAALkIACAPAADEHwAgEAAAyB8AIB4AAAC5CAAgCAAAyB8AIKgFAADMHAAgqgUAAM4cACCrBQAAzxwAIKwFAADQHAAgsAeAAAAAAcQNAQD0FwAhxg0EANsYACHoDUAA8BcAIeoNAQD0FwAhhQ4EANsYACGdDgEA9BcAIcAOAQDzFwAhzA6AAAAAAf0OAQD0FwAhhQ9AAPAXACGZDwEA8xcAIbwPQAD8FwAh6g8BAPQXACHrDyAAkhgAIewPAQDzFwAh7Q8BAPMXACHuD4AAAAAB7w-AAAAAAfAPgAAAAAHxDyAAkhgAIfIPAADLHAAg8w8CAPIXACH0D0AA_BcAIRyoBQAAzBwAIKoFAADOHAAgqwUAAM8cACCsBQAA0BwAILAHgAAAAAHEDQEA9BcAIcYNBADbGAAh6A1AAPAXACHqDQEA9BcAIYUOBADbGAAhnQ4BAPQXACHADgEA8xcAIcwOgAAAAAH9DgEA9BcAIYUPQADwFwAhmQ8BAPMXACG8D0AA_BcAIeoPAQD0FwAh6w8gAJIYACHsDwEA8xcAIe0PAQDzFwAh7g-AAAAAAe8PgAAAAAHwD4AAAAAB8Q8gAJIYACHyDwAAyxwAIPMPAgDyFwAh9A9AAPwXACEcqAUAAI4dACCpBQAAjx0AIKsFAACRHQAgrAUAAJIdACCwB4AAAAABxA0BAAAAAcYNBAAAAAHoDUAAAAAB6g0BAAAAAYUOBAAAAAGdDgEAAAABwA4BAAAAAcwOgAAAAAH9DgEAAAABhQ9AAAAAAZkPAQAAAAG8D0AAAAAB6g8BAAAAAesPIAAAAAHsDwEAAAAB7Q8BAAAAAe4PgAAAAAHvD4AAAAAB8A-AAAAAAfEPIAAAAAHyDwAAjR0AIPMPAgAAAAH0D0AAAAABAgAAAJ0IACAPAADJHwAgAwAAALkIACAPAADJHwAgEAAAzR8AIB4AAAC5CAAgCAAAzR8AIKgFAADMHAAgqQUAAM0cACCrBQAAzxwAIKwFAADQHAAgsAeAAAAAAcQNAQD0FwAhxg0EANsYACHoDUAA8BcAIeoNAQD0FwAhhQ4EANsYACGdDgEA9BcAIcAOAQDzFwAhzA6AAAAAAf0OAQD0FwAhhQ9AAPAXACGZDwEA8xcAIbwPQAD8FwAh6g8BAPQXACHrDyAAkhgAIewPAQDzFwAh7Q8BAPMXACHuD4AAAAAB7w-AAAAAAfAPgAAAAAHxDyAAkhgAIfIPAADLHAAg8w8CAPIXACH0D0AA_BcAIRyoBQAAzBwAIKkFAADNHAAgqwUAAM8cACCsBQAA0BwAILAHgAAAAAHEDQEA9BcAIcYNBADbGAAh6A1AAPAXACHqDQEA9BcAIYUOBADbGAAhnQ4BAPQXACHADgEA8xcAIcwOgAAAAAH9DgEA9BcAIYUPQADwFwAhmQ8BAPMXACG8D0AA_BcAIeoPAQD0FwAh6w8gAJIYACHsDwEA8xcAIe0PAQDzFwAh7g-AAAAAAe8PgAAAAAHwD4AAAAAB8Q8gAJIYACHyDwAAyxwAIPMPAgDyFwAh9A9AAPwXACEcqAUAAI4dACCpBQAAjx0AIKoFAACQHQAgrAUAAJIdACCwB4AAAAABxA0BAAAAAcYNBAAAAAHoDUAAAAAB6g0BAAAAAYUOBAAAAAGdDgEAAAABwA4BAAAAAcwOgAAAAAH9DgEAAAABhQ9AAAAAAZkPAQAAAAG8D0AAAAAB6g8BAAAAAesPIAAAAAHsDwEAAAAB7Q8BAAAAAe4PgAAAAAHvD4AAAAAB8A-AAAAAAfEPIAAAAAHyDwAAjR0AIPMPAgAAAAH0D0AAAAABAgAAAJ0IACAPAADOHwAgAwAAALkIACAPAADOHwAgEAAA0h8AIB4AAAC5CAAgCAAA0h8AIKgFAADMHAAgqQUAAM0cACCqBQAAzhwAIKwFAADQHAAgsAeAAAAAAcQNAQD0FwAhxg0EANsYACHoDUAA8BcAIeoNAQD0FwAhhQ4EANsYACGdDgEA9BcAIcAOAQDzFwAhzA6AAAAAAf0OAQD0FwAhhQ9AAPAXACGZDwEA8xcAIbwPQAD8FwAh6g8BAPQXACHrDyAAkhgAIewPAQDzFwAh7Q8BAPMXACHuD4AAAAAB7w-AAAAAAfAPgAAAAAHxDyAAkhgAIfIPAADLHAAg8w8CAPIXACH0D0AA_BcAIRyoBQAAzBwAIKkFAADNHAAgqgUAAM4cACCsBQAA0BwAILAHgAAAAAHEDQEA9BcAIcYNBADbGAAh6A1AAPAXACHqDQEA9BcAIYUOBADbGAAhnQ4BAPQXACHADgEA8xcAIcwOgAAAAAH9DgEA9BcAIYUPQADwFwAhmQ8BAPMXACG8D0AA_BcAIeoPAQD0FwAh6w8gAJIYACHsDwEA8xcAIe0PAQDzFwAh7g-AAAAAAe8PgAAAAAHwD4AAAAAB8Q8gAJIYACHyDwAAyxwAIPMPAgDyFwAh9A9AAPwXACEcqAUAAI4dACCpBQAAjx0AIKoFAACQHQAgqwUAAJEdACCwB4AAAAABxA0BAAAAAcYNBAAAAAHoDUAAAAAB6g0BAAAAAYUOBAAAAAGdDgEAAAABwA4BAAAAAcwOgAAAAAH9DgEAAAABhQ9AAAAAAZkPAQAAAAG8D0AAAAAB6g8BAAAAAesPIAAAAAHsDwEAAAAB7Q8BAAAAAe4PgAAAAAHvD4AAAAAB8A-AAAAAAfEPIAAAAAHyDwAAjR0AIPMPAgAAAAH0D0AAAAABAgAAAJ0IACAPAADTHwAgAwAAALkIACAPAADTHwAgEAAA1x8AIB4AAAC5CAAgCAAA1x8AIKgFAADMHAAgqQUAAM0cACCqBQAAzhwAIKsFAADPHAAgsAeAAAAAAcQNAQD0FwAhxg0EANsYACHoDUAA8BcAIeoNAQD0FwAhhQ4EANsYACGdDgEA9BcAIcAOAQDzFwAhzA6AAAAAAf0OAQD0FwAhhQ9AAPAXACGZDwEA8xcAIbwPQAD8FwAh6g8BAPQXACHrDyAAkhgAIewPAQDzFwAh7Q8BAPMXACHuD4AAAAAB7w-AAAAAAfAPgAAAAAHxDyAAkhgAIfIPAADLHAAg8w8CAPIXACH0D0AA_BcAIRyoBQAAzBwAIKkFAADNHAAgqgUAAM4cACCrBQAAzxwAILAHgAAAAAHEDQEA9BcAIcYNBADbGAAh6A1AAPAXACHqDQEA9BcAIYUOBADbGAAhnQ4BAPQXACHADgEA8xcAIcwOgAAAAAH9DgEA9BcAIYUPQADwFwAhmQ8BAPMXACG8D0AA_BcAIeoPAQD0FwAh6w8gAJIYACHsDwEA8xcAIe0PAQDzFwAh7g-AAAAAAe8PgAAAAAHwD4AAAAAB8Q8gAJIYACHyDwAAyxwAIPMPAgDyFwAh9A9AAPwXACEEgw4BAAAAAZEOEAAAAAHgDgIAAAAByw8CAAAAAQLJDwIAAAAByg8AAQAAARiPBgAAnRwAIMQNAQAAAAHoDUAAAAAB6g0BAAAAAZEOAQAAAAGaDgIAAAABnQ4BAAAAAacOQAAAAAHADgEAAAAB0g4EAAAAAfEOAQAAAAGEDwEAAAABmQ8BAAAAAcwPAQAAAAHNDwEAAAABzg8QAAAAAc8PEAAAAAHQDwIAAAAB0Q8AAQAAAdIPAgAAAAHTDxAAAAAB1A8EAAAAAdUPgAAAAAHWDwEAAAABAgAAAL0JACAPAADaHwAgAwAAAMoJACAPAADaHwAgEAAA3h8AIBoAAADKCQAgCAAA3h8AII8GAACDHAAgxA0BAPQXACHoDUAA8BcAIeoNAQD0FwAhkQ4BAPMXACGaDgIA8hcAIZ0OAQD0FwAhpw5AAPwXACHADgEA8xcAIdIOBADbGAAh8Q4BAPMXACGEDwEA8xcAIZkPAQDzFwAhzA8BAPQXACHNDwEA9BcAIc4PEAC3GAAhzw8QALcYACHQDwIA8RcAIdEPAAG2GAAh0g8CAPEXACHTDxAAtxgAIdQPBADbGAAh1Q-AAAAAAdYPAQDzFwAhGI8GAACDHAAgxA0BAPQXACHoDUAA8BcAIeoNAQD0FwAhkQ4BAPMXACGaDgIA8hcAIZ0OAQD0FwAhpw5AAPwXACHADgEA8xcAIdIOBADbGAAh8Q4BAPMXACGEDwEA8xcAIZkPAQDzFwAhzA8BAPQXACHNDwEA9BcAIc4PEAC3GAAhzw8QALcYACHQDwIA8RcAIdEPAAG2GAAh0g8CAPEXACHTDxAAtxgAIdQPBADbGAAh1Q-AAAAAAdYPAQDzFwAhGI4GAACcHAAgxA0BAAAAAegNQAAAAAHqDQEAAAABkQ4BAAAAAZoOAgAAAAGdDgEAAAABpw5AAAAAAcAOAQAAAAHSDgQAAAAB8Q4BAAAAAYQPAQAAAAGZDwEAAAABzA8BAAAAAc0PAQAAAAHODxAAAAABzw8QAAAAAdAPAgAAAAHRDwABAAAB0g8CAAAAAdMPEAAAAAHUDwQAAAAB1Q-AAAAAAdYPAQAAAAECAAAAvQkAIA8AAN8fACADAAAAygkAIA8AAN8fACAQAADjHwAgGgAAAMoJACAIAADjHwAgjgYAAIIcACDEDQEA9BcAIegNQADwFwAh6g0BAPQXACGRDgEA8xcAIZoOAgDyFwAhnQ4BAPQXACGnDkAA_BcAIcAOAQDzFwAh0g4EANsYACHxDgEA8xcAIYQPAQDzFwAhmQ8BAPMXACHMDwEA9BcAIc0PAQD0FwAhzg8QALcYACHPDxAAtxgAIdAPAgDxFwAh0Q8AAbYYACHSDwIA8RcAIdMPEAC3GAAh1A8EANsYACHVD4AAAAAB1g8BAPMXACEYjgYAAIIcACDEDQEA9BcAIegNQADwFwAh6g0BAPQXACGRDgEA8xcAIZoOAgDyFwAhnQ4BAPQXACGnDkAA_BcAIcAOAQDzFwAh0g4EANsYACHxDgEA8xcAIYQPAQDzFwAhmQ8BAPMXACHMDwEA9BcAIc0PAQD0FwAhzg8QALcYACHPDxAAtxgAIdAPAgDxFwAh0Q8AAbYYACHSDwIA8RcAIdMPEAC3GAAh1A8EANsYACHVD4AAAAAB1g8BAPMXACEIrQEAAPIeACDICAEAAAABxA0BAAAAAegNQAAAAAGFDgQAAAAB5g8BAAAAAdcQQAAAAAHYEAEAAAABAgAAAPsBACAPAADkHwAgBAiAAAAAAcQNBAAAAAHGDUAAAAABiw4BAAAAAQzEDQEAAAAB4w0CAAAAAeUNQAAAAAHmDQIAAAAB5w1AAAAAAegNQAAAAAGLDgEAAAABnQ4BAAAAAacOQAAAAAG-D4AAAAABvw8CAAAAAcAPQAAAAAEGCIAAAAABiw4BAAAAAZ8PQAAAAAG7DwEAAAABvA9AAAAAAb0PQAAAAAEDAAAAhQIAIA8AAOQfACAQAADrHwAgCgAAAIUCACAIAADrHwAgrQEAANgeACDICAEA9BcAIcQNAQD0FwAh6A1AAPAXACGFDgQA2xgAIeYPAQD0FwAh1xBAAPwXACHYEAEA8xcAIQitAQAA2B4AIMgIAQD0FwAhxA0BAPQXACHoDUAA8BcAIYUOBADbGAAh5g8BAPQXACHXEEAA_BcAIdgQAQDzFwAhEKwBAADrGwAgsAEAAO0bACCxAQAA7hsAIMQNAQAAAAHoDUAAAAAB6g0BAAAAAewNAQAAAAH1DQEAAAABvw4BAAAAAYEPQAAAAAGND0AAAAABwQ8BAAAAAcQPAQAAAAHFDwAA6hsAIMYPQAAAAAHHDwIAAAABAgAAAIMCACAPAADsHwAgAwAAAIECACAPAADsHwAgEAAA8B8AIBIAAACBAgAgCAAA8B8AIKwBAADCGwAgsAEAAMQbACCxAQAAxRsAIMQNAQD0FwAh6A1AAPAXACHqDQEA8xcAIewNAQD0FwAh9Q0BAPMXACG_DgEA9BcAIYEPQAD8FwAhjQ9AAPwXACHBDwEA9BcAIcQPAQD0FwAhxQ8AAMEbACDGD0AA_BcAIccPAgDyFwAhEKwBAADCGwAgsAEAAMQbACCxAQAAxRsAIMQNAQD0FwAh6A1AAPAXACHqDQEA8xcAIewNAQD0FwAh9Q0BAPMXACG_DgEA9BcAIYEPQAD8FwAhjQ9AAPwXACHBDwEA9BcAIcQPAQD0FwAhxQ8AAMEbACDGD0AA_BcAIccPAgDyFwAhEKwBAADrGwAgrwEAAOwbACCxAQAA7hsAIMQNAQAAAAHoDUAAAAAB6g0BAAAAAewNAQAAAAH1DQEAAAABvw4BAAAAAYEPQAAAAAGND0AAAAABwQ8BAAAAAcQPAQAAAAHFDwAA6hsAIMYPQAAAAAHHDwIAAAABAgAAAIMCACAPAADxHwAgAwAAAIECACAPAADxHwAgEAAA9R8AIBIAAACBAgAgCAAA9R8AIKwBAADCGwAgrwEAAMMbACCxAQAAxRsAIMQNAQD0FwAh6A1AAPAXACHqDQEA8xcAIewNAQD0FwAh9Q0BAPMXACG_DgEA9BcAIYEPQAD8FwAhjQ9AAPwXACHBDwEA9BcAIcQPAQD0FwAhxQ8AAMEbACDGD0AA_BcAIccPAgDyFwAhEKwBAADCGwAgrwEAAMMbACCxAQAAxRsAIMQNAQD0FwAh6A1AAPAXACHqDQEA8xcAIewNAQD0FwAh9Q0BAPMXACG_DgEA9BcAIYEPQAD8FwAhjQ9AAPwXACHBDwEA9BcAIcQPAQD0FwAhxQ8AAMEbACDGD0AA_BcAIccPAgDyFwAhEKwBAADrGwAgrwEAAOwbACCwAQAA7RsAIMQNAQAAAAHoDUAAAAAB6g0BAAAAAewNAQAAAAH1DQEAAAABvw4BAAAAAYEPQAAAAAGND0AAAAABwQ8BAAAAAcQPAQAAAAHFDwAA6hsAIMYPQAAAAAHHDwIAAAABAgAAAIMCACAPAAD2HwAgAwAAAIECACAPAAD2HwAgEAAA-h8AIBIAAACBAgAgCAAA-h8AIKwBAADCGwAgrwEAAMMbACCwAQAAxBsAIMQNAQD0FwAh6A1AAPAXACHqDQEA8xcAIewNAQD0FwAh9Q0BAPMXACG_DgEA9BcAIYEPQAD8FwAhjQ9AAPwXACHBDwEA9BcAIcQPAQD0FwAhxQ8AAMEbACDGD0AA_BcAIccPAgDyFwAhEKwBAADCGwAgrwEAAMMbACCwAQAAxBsAIMQNAQD0FwAh6A1AAPAXACHqDQEA8xcAIewNAQD0FwAh9Q0BAPMXACG_DgEA9BcAIYEPQAD8FwAhjQ9AAPwXACHBDwEA9BcAIcQPAQD0FwAhxQ8AAMEbACDGD0AA_BcAIccPAgDyFwAhCcQNAQAAAAHJDQEAAAAB6A1AAAAAAeoNAQAAAAHtDQIAAAABxg5AAAAAAfQOQAAAAAGsDwEAAAABrQ-AAAAAAQOpDwEAAAABqg8BAAAAAasPQAAAAAEF6A1AAAAAAeoNAQAAAAGiDwEAAAABpw9AAAAAAagPAgAAAAEIsAeAAAAAAbIHAACVGwAgtQcAAJYbACC2BwAAlxsAIMQNAQAAAAHoDUAAAAAB6g0BAAAAAf0OAQAAAAECAAAAsQsAIA8AAP4fACADAAAAzwsAIA8AAP4fACAQAACCIAAgCgAAAM8LACAIAACCIAAgsAeAAAAAAbIHAADoGgAgtQcAAOkaACC2BwAA6hoAIMQNAQD0FwAh6A1AAPAXACHqDQEA9BcAIf0OAQD0FwAhCLAHgAAAAAGyBwAA6BoAILUHAADpGgAgtgcAAOoaACDEDQEA9BcAIegNQADwFwAh6g0BAPQXACH9DgEA9BcAIQiwB4AAAAABsQcAAJQbACC1BwAAlhsAILYHAACXGwAgxA0BAAAAAegNQAAAAAHqDQEAAAAB_Q4BAAAAAQIAAACxCwAgDwAAgyAAIAMAAADPCwAgDwAAgyAAIBAAAIcgACAKAAAAzwsAIAgAAIcgACCwB4AAAAABsQcAAOcaACC1BwAA6RoAILYHAADqGgAgxA0BAPQXACHoDUAA8BcAIeoNAQD0FwAh_Q4BAPQXACEIsAeAAAAAAbEHAADnGgAgtQcAAOkaACC2BwAA6hoAIMQNAQD0FwAh6A1AAPAXACHqDQEA9BcAIf0OAQD0FwAhCLAHgAAAAAGxBwAAlBsAILIHAACVGwAgtgcAAJcbACDEDQEAAAAB6A1AAAAAAeoNAQAAAAH9DgEAAAABAgAAALELACAPAACIIAAgA9IOQAAAAAGlDwQAAAABpg8EAAAAAQMAAADPCwAgDwAAiCAAIBAAAI0gACAKAAAAzwsAIAgAAI0gACCwB4AAAAABsQcAAOcaACCyBwAA6BoAILYHAADqGgAgxA0BAPQXACHoDUAA8BcAIeoNAQD0FwAh_Q4BAPQXACEIsAeAAAAAAbEHAADnGgAgsgcAAOgaACC2BwAA6hoAIMQNAQD0FwAh6A1AAPAXACHqDQEA9BcAIf0OAQD0FwAhB7AHAADWGgAg6A1AAAAAAeoNAQAAAAGZDwEAAAABog8BAAAAAacPQAAAAAGoDwIAAAABAgAAAL0LACAPAACOIAAgAwAAALsLACAPAACOIAAgEAAAkiAAIAkAAAC7CwAgCAAAkiAAILAHAADIGgAg6A1AAPAXACHqDQEA9BcAIZkPAQD0FwAhog8BAPQXACGnD0AA_BcAIagPAgDyFwAhB7AHAADIGgAg6A1AAPAXACHqDQEA9BcAIZkPAQD0FwAhog8BAPQXACGnD0AA_BcAIagPAgDyFwAhCLAHgAAAAAGxBwAAlBsAILIHAACVGwAgtQcAAJYbACDEDQEAAAAB6A1AAAAAAeoNAQAAAAH9DgEAAAABAgAAALELACAPAACTIAAgCsYNQAAAAAHeDQEAAAAB5g0BAAAAAYMOAQAAAAGZDkAAAAABmg8BAAAAAZsPAACeGgAgnA9AAAAAAZ0PAQAAAAGeD4AAAAABAwAAAM8LACAPAACTIAAgEAAAmCAAIAoAAADPCwAgCAAAmCAAILAHgAAAAAGxBwAA5xoAILIHAADoGgAgtQcAAOkaACDEDQEA9BcAIegNQADwFwAh6g0BAPQXACH9DgEA9BcAIQiwB4AAAAABsQcAAOcaACCyBwAA6BoAILUHAADpGgAgxA0BAPQXACHoDUAA8BcAIeoNAQD0FwAh_Q4BAPQXACEHhgMCAAAAAbAHAACzGgAg6g0BAAAAAZkPAQAAAAGfD0AAAAABoA8gAAAAAaEPQAAAAAECAAAA1gwAIA8AAJkgACADAAAAxAsAIA8AAJkgACAQAACdIAAgCQAAAMQLACAIAACdIAAghgMCAPIXACGwBwAApRoAIOoNAQD0FwAhmQ8BAPQXACGfD0AA8BcAIaAPIACSGAAhoQ9AAPwXACEHhgMCAPIXACGwBwAApRoAIOoNAQD0FwAhmQ8BAPQXACGfD0AA8BcAIaAPIACSGAAhoQ9AAPwXACEJyQ0BAAAAAYUOBAAAAAGfDiAAAAABoA4CAAAAAaEOAADuGQAgow4BAAAAAaYOgAAAAAHsDgABAAABlQ8EAAAAAQqYDkAAAAABjA8BAAAAAY0PQAAAAAGODyAAAAABjw8BAAAAAZAPQAAAAAGRDyAAAAABkg9AAAAAAZMPQAAAAAGUD4AAAAABC8oIAACQGgAgjw0CAAAAAeYNAQAAAAHpDQEAAAABgw4BAAAAAZUOAQAAAAGYDkAAAAABmQ5AAAAAAY0PQAAAAAGQD0AAAAABkQ8gAAAAAQIAAACdDQAgDwAAoCAAIAMAAACqDQAgDwAAoCAAIBAAAKQgACANAAAAqg0AIAgAAKQgACDKCAAA9hkAII8NAgDyFwAh5g0BAPMXACHpDQEA8xcAIYMOAQD0FwAhlQ4BAPQXACGYDkAA8BcAIZkOQAD8FwAhjQ9AAPAXACGQD0AA_BcAIZEPIACSGAAhC8oIAAD2GQAgjw0CAPIXACHmDQEA8xcAIekNAQDzFwAhgw4BAPQXACGVDgEA9BcAIZgOQADwFwAhmQ5AAPwXACGND0AA8BcAIZAPQAD8FwAhkQ8gAJIYACELyQgAAI8aACCPDQIAAAAB5g0BAAAAAekNAQAAAAGDDgEAAAABlQ4BAAAAAZgOQAAAAAGZDkAAAAABjQ9AAAAAAZAPQAAAAAGRDyAAAAABAgAAAJ0NACAPAAClIAAgAwAAAKoNACAPAAClIAAgEAAAqSAAIA0AAACqDQAgCAAAqSAAIMkIAAD1GQAgjw0CAPIXACHmDQEA8xcAIekNAQDzFwAhgw4BAPQXACGVDgEA9BcAIZgOQADwFwAhmQ5AAPwXACGND0AA8BcAIZAPQAD8FwAhkQ8gAJIYACELyQgAAPUZACCPDQIA8hcAIeYNAQDzFwAh6Q0BAPMXACGDDgEA9BcAIZUOAQD0FwAhmA5AAPAXACGZDkAA_BcAIY0PQADwFwAhkA9AAPwXACGRDyAAkhgAIQKVDgEAAAABlg5AAAAAAQIAAADDEwAgDwAAqiAAIAMAAADGEwAgDwAAqiAAIBAAAK4gACAEAAAAxhMAIAgAAK4gACCVDgEA9BcAIZYOQAD8FwAhApUOAQD0FwAhlg5AAPwXACEIjw0CAAAAAeYNAQAAAAGDDgEAAAABhQ4EAAAAAZcOAgAAAAGYDkAAAAABmQ5AAAAAAZoOgAAAAAENxA0BAAAAAd4NAQAAAAHfDQEAAAAB4A0BAAAAAeENAQAAAAHiDQEAAAAB4w0CAAAAAeQNAgAAAAHlDUAAAAAB5g0CAAAAAecNQAAAAAHoDUAAAAAB6Q0BAAAAARSvAQAAoBgAIMQNAQAAAAHoDUAAAAAB6g0BAAAAAesNAQAAAAHsDQEAAAAB7Q0AAKEYACDuDSAAAAAB7w0BAAAAAfANAQAAAAHxDUAAAAAB8g0BAAAAAfMNAQAAAAH0DSAAAAAB9Q0BAAAAAfYNIAAAAAH3DUAAAAAB-A0gAAAAAfkNQAAAAAH6DUAAAAABAgAAAKcUACAPAACxIAAgB8QNBAAAAAHGDUAAAAABxw0CAAAAAcgNAgAAAAHJDQEAAAAByg2AAAAAAcsNAQAAAAEDAAAAtBQAIA8AALEgACAQAAC2IAAgFgAAALQUACAIAAC2IAAgrwEAAJAYACDEDQEA9BcAIegNQADwFwAh6g0BAPQXACHrDQEA9BcAIewNAQD0FwAh7Q0AAJEYACDuDSAAkhgAIe8NAQD0FwAh8A0BAPMXACHxDUAA_BcAIfINAQDzFwAh8w0BAPMXACH0DSAAkhgAIfUNAQDzFwAh9g0gAJIYACH3DUAA_BcAIfgNIACSGAAh-Q1AAPwXACH6DUAA_BcAIRSvAQAAkBgAIMQNAQD0FwAh6A1AAPAXACHqDQEA9BcAIesNAQD0FwAh7A0BAPQXACHtDQAAkRgAIO4NIACSGAAh7w0BAPQXACHwDQEA8xcAIfENQAD8FwAh8g0BAPMXACHzDQEA8xcAIfQNIACSGAAh9Q0BAPMXACH2DSAAkhgAIfcNQAD8FwAh-A0gAJIYACH5DUAA_BcAIfoNQAD8FwAhD40NAACLGAAgxA0BAAAAAd0NAQAAAAHeDQEAAAAB3w0BAAAAAeANAQAAAAHhDQEAAAAB4g0BAAAAAeMNAgAAAAHkDQIAAAAB5Q1AAAAAAeYNAgAAAAHnDUAAAAAB6A1AAAAAAekNAQAAAAECAAAAqxQAIA8AALcgACADAAAAqRQAIA8AALcgACAQAAC7IAAgEQAAAKkUACAIAAC7IAAgjQ0AAP0XACDEDQEA9BcAId0NAQD0FwAh3g0BAPQXACHfDQEA9BcAIeANAQD0FwAh4Q0BAPMXACHiDQEA9BcAIeMNAgDyFwAh5A0CAPIXACHlDUAA_BcAIeYNAgDyFwAh5w1AAPwXACHoDUAA8BcAIekNAQDzFwAhD40NAAD9FwAgxA0BAPQXACHdDQEA9BcAId4NAQD0FwAh3w0BAPQXACHgDQEA9BcAIeENAQDzFwAh4g0BAPQXACHjDQIA8hcAIeQNAgDyFwAh5Q1AAPwXACHmDQIA8hcAIecNQAD8FwAh6A1AAPAXACHpDQEA8xcAIQMIAAG1GAAhiRAAAbUYACGLEQABAAABAAAAAAMVAAYWAAcXAAgAAAADFQAGFgAHFwAIAAAABRUADhYAERcAEigADykAEAAAAAAABRUADhYAERcAEigADykAEAAAAAMVABgWABkXABoAAAADFQAYFgAZFwAaAAAABRUAIBYAIxcAJCgAISkAIgAAAAAABRUAIBYAIxcAJCgAISkAIgAAAAUVACoWAC0XAC4oACspACwAAAAAAAUVACoWAC0XAC4oACspACwAAAAFFQA0FgA3FwA4KAA1KQA2AAAAAAAFFQA0FgA3FwA4KAA1KQA2AAAABRUAPhYAQRcAQigAPykAQAAAAAAABRUAPhYAQRcAQigAPykAQAAAAAMVAEgWAEkXAEoAAAADFQBIFgBJFwBKAAAABRUAUBYAUxcAVCgAUSkAUgAAAAAABRUAUBYAUxcAVCgAUSkAUgAAAAMVAFoWAFsXAFwAAAADFQBaFgBbFwBcAxUAZa0BgAJfsgGEAmABrAEAXgUVAGSsAYYCXq8BigJhsAGOAmKxAZICYwGuAQBgAa4BAGABrgEAYAOvAZMCALABlAIAsQGVAgACrQGWAgCyAZcCAAAABRUAaRYAbBcAbSgAaikAawAAAAAABRUAaRYAbBcAbSgAaikAawGsAQBeAawBAF4FFQByFgB1FwB2KABzKQB0AAAAAAAFFQByFgB1FwB2KABzKQB0AAAAAxUAfBYAfRcAfgAAAAMVAHwWAH0XAH4AAAAFFQCEARYAhwEXAIgBKACFASkAhgEAAAAAAAUVAIQBFgCHARcAiAEoAIUBKQCGAQAAAAUVAI4BFgCRARcAkgEoAI8BKQCQAQAAAAAABRUAjgEWAJEBFwCSASgAjwEpAJABAAAABRUAmAEWAJsBFwCcASgAmQEpAJoBAAAAAAAFFQCYARYAmwEXAJwBKACZASkAmgEAAAADFQCiARYAowEXAKQBAAAAAxUAogEWAKMBFwCkAQAAAAUVAKoBFgCtARcArgEoAKsBKQCsAQAAAAAABRUAqgEWAK0BFwCuASgAqwEpAKwBAAAABRUAtAEWALcBFwC4ASgAtQEpALYBAAAAAAAFFQC0ARYAtwEXALgBKAC1ASkAtgEAAAAFFQC-ARYAwQEXAMIBKAC_ASkAwAEAAAAAAAUVAL4BFgDBARcAwgEoAL8BKQDAAQHUAgDFAQIVAMYB0wKQBMQBAdMCkQQAAdQCAMUBAdQCAMUBBRUAygEWAM0BFwDOASgAywEpAMwBAAAAAAAFFQDKARYAzQEXAM4BKADLASkAzAEAAAMVANMBFgDUARcA1QEAAAADFQDTARYA1AEXANUBAAAABRUA2wEWAN4BFwDfASgA3AEpAN0BAAAAAAAFFQDbARYA3gEXAN8BKADcASkA3QECFQDjAYYD3gTiAQGFAwDhAQGGA98EAAAABRUA5wEWAOoBFwDrASgA6AEpAOkBAAAAAAAFFQDnARYA6gEXAOsBKADoASkA6QEBhQMA4QEBhQMA4QEDFQDwARYA8QEXAPIBAAAAAxUA8AEWAPEBFwDyAQAAAAMVAPgBFgD5ARcA-gEAAAADFQD4ARYA-QEXAPoBAAAABRUAgAIWAIMCFwCEAigAgQIpAIICAAAAAAAFFQCAAhYAgwIXAIQCKACBAikAggIAAAADFQCKAhYAiwIXAIwCAAAAAxUAigIWAIsCFwCMAgAAAAUVAJICFgCVAhcAlgIoAJMCKQCUAgAAAAAABRUAkgIWAJUCFwCWAigAkwIpAJQCAAAABRUAnAIWAJ8CFwCgAigAnQIpAJ4CAAAAAAAFFQCcAhYAnwIXAKACKACdAikAngIAAAAFFQCmAhYAqQIXAKoCKACnAikAqAIAAAAAAAUVAKYCFgCpAhcAqgIoAKcCKQCoAgAAAAUVALACFgCzAhcAtAIoALECKQCyAgAAAAAABRUAsAIWALMCFwC0AigAsQIpALICAAAABRUAugIWAL0CFwC-AigAuwIpALwCAAAAAAAFFQC6AhYAvQIXAL4CKAC7AikAvAIAAAAFFQDEAhYAxwIXAMgCKADFAikAxgIAAAAAAAUVAMQCFgDHAhcAyAIoAMUCKQDGAgAAAAUVAM4CFgDRAhcA0gIoAM8CKQDQAgAAAAAABRUAzgIWANECFwDSAigAzwIpANACAAAABRUA2AIWANsCFwDcAigA2QIpANoCAAAAAAAFFQDYAhYA2wIXANwCKADZAikA2gIAAAAFFQDiAhYA5QIXAOYCKADjAikA5AIAAAAAAAUVAOICFgDlAhcA5gIoAOMCKQDkAgAAAAUVAOwCFgDvAhcA8AIoAO0CKQDuAgAAAAAABRUA7AIWAO8CFwDwAigA7QIpAO4CAAAABRUA9gIWAPkCFwD6AigA9wIpAPgCAAAAAAAFFQD2AhYA-QIXAPoCKAD3AikA-AIAAAAFFQCAAxYAgwMXAIQDKACBAykAggMAAAAAAAUVAIADFgCDAxcAhAMoAIEDKQCCAwAAAAUVAIoDFgCNAxcAjgMoAIsDKQCMAwAAAAAABRUAigMWAI0DFwCOAygAiwMpAIwDBhUAlgOoBaIIkQOpBaYIkgOqBaoIkwOrBa4IlAOsBbIIlQMBpwUAkAMBpwUAkAMBpwUAkAMBpwUAkAMBpwUAkAMFqAWzCACpBbQIAKoFtQgAqwW2CACsBbcIAAAABRUAmgMWAJ0DFwCeAygAmwMpAJwDAAAAAAAFFQCaAxYAnQMXAJ4DKACbAykAnAMBpwUAkAMBpwUAkAMFFQCjAxYApgMXAKcDKACkAykApQMAAAAAAAUVAKMDFgCmAxcApwMoAKQDKQClAwGnBQCQAwGnBQCQAwUVAKwDFgCvAxcAsAMoAK0DKQCuAwAAAAAABRUArAMWAK8DFwCwAygArQMpAK4DAacFAJADAacFAJADBRUAtQMWALgDFwC5AygAtgMpALcDAAAAAAAFFQC1AxYAuAMXALkDKAC2AykAtwMBpwUAkAMBpwUAkAMFFQC-AxYAwQMXAMIDKAC_AykAwAMAAAAAAAUVAL4DFgDBAxcAwgMoAL8DKQDAAwGnBQCQAwGnBQCQAwMVAMcDFgDIAxcAyQMAAAADFQDHAxYAyAMXAMkDAxUAzgOOBsIJzAOPBsYJzQMBjQYAywMBjQYAywMCjgbHCQCPBsgJAAAABRUA0gMWANUDFwDWAygA0wMpANQDAAAAAAAFFQDSAxYA1QMXANYDKADTAykA1AMBjQYAywMBjQYAywMFFQDbAxYA3gMXAN8DKADcAykA3QMAAAAAAAUVANsDFgDeAxcA3wMoANwDKQDdAwGNBgDLAwGNBgDLAwUVAOQDFgDnAxcA6AMoAOUDKQDmAwAAAAAABRUA5AMWAOcDFwDoAygA5QMpAOYDAawBlgpeAawBnApeBRUA7QMWAPADFwDxAygA7gMpAO8DAAAAAAAFFQDtAxYA8AMXAPEDKADuAykA7wMAAAAFFQD3AxYA-gMXAPsDKAD4AykA-QMAAAAAAAUVAPcDFgD6AxcA-wMoAPgDKQD5AwGuAQBgAa4BAGAFFQCABBYAgwQXAIQEKACBBCkAggQAAAAAAAUVAIAEFgCDBBcAhAQoAIEEKQCCBAGuAQBgAa4BAGAFFQCJBBYAjAQXAI0EKACKBCkAiwQAAAAAAAUVAIkEFgCMBBcAjQQoAIoEKQCLBAGuAQBgAa4BAGADFQCSBBYAkwQXAJQEAAAAAxUAkgQWAJMEFwCUBAAAAAMVAJoEFgCbBBcAnAQAAAADFQCaBBYAmwQXAJwEAAAAAxUAogQWAKMEFwCkBAAAAAMVAKIEFgCjBBcApAQFFQCvBLEHtgunBLIHuguoBLUHvgupBLYHxQusBAGwBwCmBAGwBwCmBAMVAKsEsAcApgS0B8ILqgQBswcAqQQBtAfDCwADFQCuBLAHAKYEtwfJC60EAbYHAKwEAbcHygsAA7EHywsAsgfMCwC1B80LAAAAAxUAswQWALQEFwC1BAAAAAMVALMEFgC0BBcAtQQBsAcApgQBsAcApgQFFQC6BBYAvQQXAL4EKAC7BCkAvAQAAAAAAAUVALoEFgC9BBcAvgQoALsEKQC8BAGwBwCmBAGwBwCmBAMVAMMEFgDEBBcAxQQAAAADFQDDBBYAxAQXAMUEAbAHAKYEAbAHAKYEBRUAygQWAM0EFwDOBCgAywQpAMwEAAAAAAAFFQDKBBYAzQQXAM4EKADLBCkAzAQBswcAqQQBswcAqQQFFQDTBBYA1gQXANcEKADUBCkA1QQAAAAAAAUVANMEFgDWBBcA1wQoANQEKQDVBAAAAAUVAN0EFgDgBBcA4QQoAN4EKQDfBAAAAAAABRUA3QQWAOAEFwDhBCgA3gQpAN8EAbAHAKYEAbAHAKYEBRUA5gQWAOkEFwDqBCgA5wQpAOgEAAAAAAAFFQDmBBYA6QQXAOoEKADnBCkA6AQBtgcArAQBtgcArAQDFQDvBBYA8AQXAPEEAAAAAxUA7wQWAPAEFwDxBAAAAAUVAPcEFgD6BBcA-wQoAPgEKQD5BAAAAAAABRUA9wQWAPoEFwD7BCgA-AQpAPkEAxUAgAXJCKIN_gTKCKYN_wQByAgA_QQByAgA_QQCyQinDQDKCKgNAAAABRUAhAUWAIcFFwCIBSgAhQUpAIYFAAAAAAAFFQCEBRYAhwUXAIgFKACFBSkAhgUByAgA_QQByAgA_QQFFQCNBRYAkAUXAJEFKACOBSkAjwUAAAAAAAUVAI0FFgCQBRcAkQUoAI4FKQCPBQHICAD9BAHICAD9BAMVAJYFFgCXBRcAmAUAAAADFQCWBRYAlwUXAJgFAAAABRUAngUWAKEFFwCiBSgAnwUpAKAFAAAAAAAFFQCeBRYAoQUXAKIFKACfBSkAoAUAAAAFFQCoBRYAqwUXAKwFKACpBSkAqgUAAAAAAAUVAKgFFgCrBRcArAUoAKkFKQCqBQAAAAUVALIFFgC1BRcAtgUoALMFKQC0BQAAAAAABRUAsgUWALUFFwC2BSgAswUpALQFAAAAAxUAvAUWAL0FFwC-BQAAAAMVALwFFgC9BRcAvgUAAAADFQDEBRYAxQUXAMYFAAAAAxUAxAUWAMUFFwDGBQAAAAMVAMwFFgDNBRcAzgUAAAADFQDMBRYAzQUXAM4FAAAABRUA1AUWANcFFwDYBSgA1QUpANYFAAAAAAAFFQDUBRYA1wUXANgFKADVBSkA1gUAAAAFFQDeBRYA4QUXAOIFKADfBSkA4AUAAAAAAAUVAN4FFgDhBRcA4gUoAN8FKQDgBQAAAAMVAOgFFgDpBRcA6gUAAAADFQDoBRYA6QUXAOoFAAAABRUA8AUWAPMFFwD0BSgA8QUpAPIFAAAAAAAFFQDwBRYA8wUXAPQFKADxBSkA8gUAAAAFFQD6BRYA_QUXAP4FKAD7BSkA_AUAAAAAAAUVAPoFFgD9BRcA_gUoAPsFKQD8BQAAAAUVAIQGFgCHBhcAiAYoAIUGKQCGBgAAAAAABRUAhAYWAIcGFwCIBigAhQYpAIYGAAAABRUAjgYWAJEGFwCSBigAjwYpAJAGAAAAAAAFFQCOBhYAkQYXAJIGKACPBikAkAYAAAAFFQCYBhYAmwYXAJwGKACZBikAmgYAAAAAAAUVAJgGFgCbBhcAnAYoAJkGKQCaBgAAAAUVAKIGFgClBhcApgYoAKMGKQCkBgAAAAAABRUAogYWAKUGFwCmBigAowYpAKQGAAAABRUArAYWAK8GFwCwBigArQYpAK4GAAAAAAAFFQCsBhYArwYXALAGKACtBikArgYAAAAFFQC2BhYAuQYXALoGKAC3BikAuAYAAAAAAAUVALYGFgC5BhcAugYoALcGKQC4BgAAAAUVAMAGFgDDBhcAxAYoAMEGKQDCBgAAAAAABRUAwAYWAMMGFwDEBigAwQYpAMIGAAAAAxUAygYWAMsGFwDMBgAAAAMVAMoGFgDLBhcAzAYAAAAFFQDSBhYA1QYXANYGKADTBikA1AYAAAAAAAUVANIGFgDVBhcA1gYoANMGKQDUBgAAAAUVANwGFgDfBhcA4AYoAN0GKQDeBgAAAAAABRUA3AYWAN8GFwDgBigA3QYpAN4GAAAABRUA5gYWAOkGFwDqBigA5wYpAOgGAAAAAAAFFQDmBhYA6QYXAOoGKADnBikA6AYAAAAFFQDwBhYA8wYXAPQGKADxBikA8gYAAAAAAAUVAPAGFgDzBhcA9AYoAPEGKQDyBgAAAAUVAPoGFgD9BhcA_gYoAPsGKQD8BgAAAAAABRUA-gYWAP0GFwD-BigA-wYpAPwGAAAABRUAhAcWAIcHFwCIBygAhQcpAIYHAAAAAAAFFQCEBxYAhwcXAIgHKACFBykAhgcAAAADFQCOBxYAjwcXAJAHAAAAAxUAjgcWAI8HFwCQBwAAAAUVAJYHFgCZBxcAmgcoAJcHKQCYBwAAAAAABRUAlgcWAJkHFwCaBygAlwcpAJgHAAAAAxUAoAcWAKEHFwCiBwAAAAMVAKAHFgChBxcAogcBvAwApQcCFQCmB7sMrBOkBwG7DK0TAAG8DAClBwG8DAClBwUVAKoHFgCtBxcArgcoAKsHKQCsBwAAAAAABRUAqgcWAK0HFwCuBygAqwcpAKwHAAADFQCzBxYAtAcXALUHAAAAAxUAswcWALQHFwC1BwAAAAUVALsHFgC-BxcAvwcoALwHKQC9BwAAAAAABRUAuwcWAL4HFwC_BygAvAcpAL0HAAAAAxUAxQcWAMYHFwDHBwAAAAMVAMUHFgDGBxcAxwcAAAAFFQDNBxYA0AcXANEHKADOBykAzwcAAAAAAAUVAM0HFgDQBxcA0QcoAM4HKQDPBwIVANcHkA2sFNQHAxUA1geNDQDTB48NsBTVBwGODQDUBwGPDbEUAAGQDbIUAAAAAxUA2wcWANwHFwDdBwAAAAMVANsHFgDcBxcA3QcBjQ0A0wcBjQ0A0wcFFQDiBxYA5QcXAOYHKADjBykA5AcAAAAAAAUVAOIHFgDlBxcA5gcoAOMHKQDkBwGODQDUBwGODQDUBwUVAOsHFgDuBxcA7wcoAOwHKQDtBwAAAAAABRUA6wcWAO4HFwDvBygA7AcpAO0HAQIBAgMBBQYBBgcBBwgBCQoBCgwCCw0DDA8BDRECDhIEERMBEhQBExUCGBgFGRkJGhsKGxwKHB8KHSAKHiEKHyMKICUCISYLIigKIyoCJCsMJSwKJi0KJy4CKjENKzITLDQULTUULjgULzkUMDoUMTwUMj4CMz8VNEEUNUMCNkQWN0UUOEYUOUcCOkoXO0sbPE0cPU4cPlEcP1IcQFMcQVUcQlcCQ1gdRFocRVwCRl0eR14cSF8cSWACSmMfS2QlTGYmTWcmTmomT2smUGwmUW4mUnACU3EnVHMmVXUCVnYoV3cmWHgmWXkCWnwpW30vXH8wXYABMF6DATBfhAEwYIUBMGGHATBiiQECY4oBMWSMATBljgECZo8BMmeQATBokQEwaZIBAmqVATNrlgE5bJgBOm2ZATpunAE6b50BOnCeATpxoAE6cqIBAnOjATt0pQE6dacBAnaoATx3qQE6eKoBOnmrAQJ6rgE9e68BQ3yxAUR9sgFEfrUBRH-2AUSAAbcBRIEBuQFEggG7AQKDAbwBRYQBvgFEhQHAAQKGAcEBRocBwgFEiAHDAUSJAcQBAooBxwFHiwHIAUuMAcoBTI0BywFMjgHOAUyPAc8BTJAB0AFMkQHSAUySAdQBApMB1QFNlAHXAUyVAdkBApYB2gFOlwHbAUyYAdwBTJkB3QECmgHgAU-bAeEBVZwB4wFWnQHkAVaeAecBVp8B6AFWoAHpAVahAesBVqIB7QECowHuAVekAfABVqUB8gECpgHzAVinAfQBVqgB9QFWqQH2AQKqAfkBWasB-gFdswH8AV60AZgCXrUBmgJetgGbAl63AZwCXrgBngJeuQGgAgK6AaECZrsBowJevAGlAgK9AaYCZ74BpwJevwGoAl7AAakCAsEBrAJowgGtAm7DAa4CX8QBrwJfxQGwAl_GAbECX8cBsgJfyAG0Al_JAbYCAsoBtwJvywG5Al_MAbsCAs0BvAJwzgG9Al_PAb4CX9ABvwIC0QHCAnHSAcMCd9MBxQJ41AHGAnjVAckCeNYBygJ41wHLAnjYAc0CeNkBzwIC2gHQAnnbAdICeNwB1AIC3QHVAnreAdYCeN8B1wJ44AHYAgLhAdsCe-IB3AJ_4wHeAoAB5AHfAoAB5QHiAoAB5gHjAoAB5wHkAoAB6AHmAoAB6QHoAgLqAekCgQHrAesCgAHsAe0CAu0B7gKCAe4B7wKAAe8B8AKAAfAB8QIC8QH0AoMB8gH1AokB8wH3AooB9AH4AooB9QH7AooB9gH8AooB9wH9AooB-AH_AooB-QGBAwL6AYIDiwH7AYQDigH8AYYDAv0BhwOMAf4BiAOKAf8BiQOKAYACigMCgQKNA40BggKOA5MBgwKQA5QBhAKRA5QBhQKUA5QBhgKVA5QBhwKWA5QBiAKYA5QBiQKaAwKKApsDlQGLAp0DlAGMAp8DAo0CoAOWAY4CoQOUAY8CogOUAZACowMCkQKmA5cBkgKnA50BkwKpA54BlAKqA54BlQKtA54BlgKuA54BlwKvA54BmAKxA54BmQKzAwKaArQDnwGbArYDngGcArgDAp0CuQOgAZ4CugOeAZ8CuwOeAaACvAMCoQK_A6EBogLAA6UBowLCA6YBpALDA6YBpQLGA6YBpgLHA6YBpwLIA6YBqALKA6YBqQLMAwKqAs0DpwGrAs8DpgGsAtEDAq0C0gOoAa4C0wOmAa8C1AOmAbAC1QMCsQLYA6kBsgLZA68BswLbA7ABtALcA7ABtQLfA7ABtgLgA7ABtwLhA7ABuALjA7ABuQLlAwK6AuYDsQG7AugDsAG8AuoDAr0C6wOyAb4C7AOwAb8C7QOwAcAC7gMCwQLxA7MBwgLyA7kBwwL0A7oBxAL1A7oBxQL4A7oBxgL5A7oBxwL6A7oByAL8A7oByQL-AwLKAv8DuwHLAoEEugHMAoMEAs0ChAS8Ac4ChQS6Ac8ChgS6AdAChwQC0QKKBL0B0gKLBMMB1QKNBMQB1gKSBMQB1wKTBMQB2AKUBMQB2QKVBMQB2gKXBMQB2wKZBALcApoExwHdApwExAHeAp4EAt8CnwTIAeACoATEAeECoQTEAeICogQC4wKlBMkB5AKmBM8B5QKoBMUB5gKpBMUB5wKsBMUB6AKtBMUB6QKuBMUB6gKwBMUB6wKyBALsArME0AHtArUExQHuArcEAu8CuATRAfACuQTFAfECugTFAfICuwQC8wK-BNIB9AK_BNYB9QLBBNcB9gLCBNcB9wLFBNcB-ALGBNcB-QLHBNcB-gLJBNcB-wLLBAL8AswE2AH9As4E1wH-AtAEAv8C0QTZAYAD0gTXAYED0wTXAYID1AQCgwPXBNoBhAPYBOABhwPaBOEBiAPgBOEBiQPjBOEBigPkBOEBiwPlBOEBjAPnBOEBjQPpBAKOA-oE5AGPA-wE4QGQA-4EApED7wTlAZID8AThAZMD8QThAZQD8gQClQP1BOYBlgP2BOwBlwP3BOIBmAP4BOIBmQP5BOIBmgP6BOIBmwP7BOIBnAP9BOIBnQP_BAKeA4AF7QGfA4IF4gGgA4QFAqEDhQXuAaIDhgXiAaMDhwXiAaQDiAUCpQOLBe8BpgOMBfMBpwOOBfQBqAOPBfQBqQOSBfQBqgOTBfQBqwOUBfQBrAOWBfQBrQOYBQKuA5kF9QGvA5sF9AGwA50FArEDngX2AbIDnwX0AbMDoAX0AbQDoQUCtQOkBfcBtgOlBfsBtwOnBfwBuAOoBfwBuQOrBfwBugOsBfwBuwOtBfwBvAOvBfwBvQOxBQK-A7IF_QG_A7QF_AHAA7YFAsEDtwX-AcIDuAX8AcMDuQX8AcQDugUCxQO9Bf8BxgO-BYUCxwPABYYCyAPBBYYCyQPEBYYCygPFBYYCywPGBYYCzAPIBYYCzQPKBQLOA8sFhwLPA80FhgLQA88FAtED0AWIAtID0QWGAtMD0gWGAtQD0wUC1QPWBYkC1gPXBY0C1wPZBY4C2APaBY4C2QPdBY4C2gPeBY4C2wPfBY4C3APhBY4C3QPjBQLeA-QFjwLfA-YFjgLgA-gFAuED6QWQAuID6gWOAuMD6wWOAuQD7AUC5QPvBZEC5gPwBZcC5wPyBZgC6APzBZgC6QP2BZgC6gP3BZgC6wP4BZgC7AP6BZgC7QP8BQLuA_0FmQLvA_8FmALwA4EGAvEDggaaAvIDgwaYAvMDhAaYAvQDhQYC9QOIBpsC9gOJBqEC9wOLBqIC-AOMBqIC-QOPBqIC-gOQBqIC-wORBqIC_AOTBqIC_QOVBgL-A5YGowL_A5gGogKABJoGAoEEmwakAoIEnAaiAoMEnQaiAoQEngYChQShBqUChgSiBqsChwSkBqwCiASlBqwCiQSoBqwCigSpBqwCiwSqBqwCjASsBqwCjQSuBgKOBK8GrQKPBLEGrAKQBLMGApEEtAauApIEtQasApMEtgasApQEtwYClQS6Bq8ClgS7BrUClwS9BrYCmAS-BrYCmQTBBrYCmgTCBrYCmwTDBrYCnATFBrYCnQTHBgKeBMgGtwKfBMoGtgKgBMwGAqEEzQa4AqIEzga2AqMEzwa2AqQE0AYCpQTTBrkCpgTUBr8CpwTWBsACqATXBsACqQTaBsACqgTbBsACqwTcBsACrATeBsACrQTgBgKuBOEGwQKvBOMGwAKwBOUGArEE5gbCArIE5wbAArME6AbAArQE6QYCtQTsBsMCtgTtBskCtwTvBsoCuATwBsoCuQTzBsoCugT0BsoCuwT1BsoCvAT3BsoCvQT5BgK-BPoGywK_BPwGygLABP4GAsEE_wbMAsIEgAfKAsMEgQfKAsQEggcCxQSFB80CxgSGB9MCxwSIB9QCyASJB9QCyQSMB9QCygSNB9QCywSOB9QCzASQB9QCzQSSBwLOBJMH1QLPBJUH1ALQBJcHAtEEmAfWAtIEmQfUAtMEmgfUAtQEmwcC1QSeB9cC1gSfB90C1wShB94C2ASiB94C2QSlB94C2gSmB94C2wSnB94C3ASpB94C3QSrBwLeBKwH3wLfBK4H3gLgBLAHAuEEsQfgAuIEsgfeAuMEswfeAuQEtAcC5QS3B-EC5gS4B-cC5wS6B-gC6AS7B-gC6QS-B-gC6gS_B-gC6wTAB-gC7ATCB-gC7QTEBwLuBMUH6QLvBMcH6ALwBMkHAvEEygfqAvIEywfoAvMEzAfoAvQEzQcC9QTQB-sC9gTRB_EC9wTTB_IC-ATUB_IC-QTXB_IC-gTYB_IC-wTZB_IC_ATbB_IC_QTdBwL-BN4H8wL_BOAH8gKABeIHAoEF4wf0AoIF5AfyAoMF5QfyAoQF5gcChQXpB_UChgXqB_sChwXsB_wCiAXtB_wCiQXwB_wCigXxB_wCiwXyB_wCjAX0B_wCjQX2BwKOBfcH_QKPBfkH_AKQBfsHApEF_Af-ApIF_Qf8ApMF_gf8ApQF_wcClQWCCP8ClgWDCIUDlwWFCIYDmAWGCIYDmQWJCIYDmgWKCIYDmwWLCIYDnAWNCIYDnQWPCAKeBZAIhwOfBZIIhgOgBZQIAqEFlQiIA6IFlgiGA6MFlwiGA6QFmAgCpQWbCIkDpgWcCI8DrQWeCJADrgW4CJADrwW7CJADsAW8CJADsQW9CJADsgW_CJADswXBCAK0BcIIlwO1BcQIkAO2BcYIArcFxwiYA7gFyAiQA7kFyQiQA7oFyggCuwXNCJkDvAXOCJ8DvQXPCJEDvgXQCJEDvwXRCJEDwAXSCJEDwQXTCJEDwgXVCJEDwwXXCALEBdgIoAPFBdoIkQPGBdwIAscF3QihA8gF3giRA8kF3wiRA8oF4AgCywXjCKIDzAXkCKgDzQXlCJIDzgXmCJIDzwXnCJID0AXoCJID0QXpCJID0gXrCJID0wXtCALUBe4IqQPVBfAIkgPWBfIIAtcF8wiqA9gF9AiSA9kF9QiSA9oF9ggC2wX5CKsD3AX6CLED3QX7CJMD3gX8CJMD3wX9CJMD4AX-CJMD4QX_CJMD4gWBCZMD4wWDCQLkBYQJsgPlBYYJkwPmBYgJAucFiQmzA-gFigmTA-kFiwmTA-oFjAkC6wWPCbQD7AWQCboD7QWRCZQD7gWSCZQD7wWTCZQD8AWUCZQD8QWVCZQD8gWXCZQD8wWZCQL0BZoJuwP1BZwJlAP2BZ4JAvcFnwm8A_gFoAmUA_kFoQmUA_oFogkC-wWlCb0D_AWmCcMD_QWnCZUD_gWoCZUD_wWpCZUDgAaqCZUDgQarCZUDggatCZUDgwavCQKEBrAJxAOFBrIJlQOGBrQJAocGtQnFA4gGtgmVA4kGtwmVA4oGuAkCiwa7CcYDjAa8CcoDkAa-CcsDkQbJCcsDkgbMCcsDkwbNCcsDlAbOCcsDlQbQCcsDlgbSCQKXBtMJzwOYBtUJywOZBtcJApoG2AnQA5sG2QnLA5wG2gnLA50G2wkCngbeCdEDnwbfCdcDoAbgCcwDoQbhCcwDogbiCcwDowbjCcwDpAbkCcwDpQbmCcwDpgboCQKnBukJ2AOoBusJzAOpBu0JAqoG7gnZA6sG7wnMA6wG8AnMA60G8QkCrgb0CdoDrwb1CeADsAb2Cc0DsQb3Cc0Dsgb4Cc0Dswb5Cc0DtAb6Cc0DtQb8Cc0Dtgb-CQK3Bv8J4QO4BoEKzQO5BoMKAroGhAriA7sGhQrNA7wGhgrNA70GhwoCvgaKCuMDvwaLCukDwAaMCmDBBo0KYMIGjgpgwwaPCmDEBpAKYMUGkgpgxgaUCgLHBpUK6gPIBpgKYMkGmgoCygabCusDywadCmDMBp4KYM0GnwoCzgaiCuwDzwajCvID0AalCvMD0QamCvMD0gapCvMD0waqCvMD1AarCvMD1QatCvMD1gavCgLXBrAK9APYBrIK8wPZBrQKAtoGtQr1A9sGtgrzA9wGtwrzA90GuAoC3ga7CvYD3wa8CvwD4Aa9CmHhBr4KYeIGvwph4wbACmHkBsEKYeUGwwph5gbFCgLnBsYK_QPoBsgKYekGygoC6gbLCv4D6wbMCmHsBs0KYe0GzgoC7gbRCv8D7wbSCoUE8AbTCmLxBtQKYvIG1Qpi8wbWCmL0BtcKYvUG2Qpi9gbbCgL3BtwKhgT4Bt4KYvkG4AoC-gbhCocE-wbiCmL8BuMKYv0G5AoC_gbnCogE_wboCo4EgAfpCmOBB-oKY4IH6wpjgwfsCmOEB-0KY4UH7wpjhgfxCgKHB_IKjwSIB_QKY4kH9goCigf3CpAEiwf4CmOMB_kKY40H-goCjgf9CpEEjwf-CpUEkAeAC5YEkQeBC5YEkgeEC5YEkweFC5YElAeGC5YElQeIC5YElgeKCwKXB4sLlwSYB40LlgSZB48LApoHkAuYBJsHkQuWBJwHkguWBJ0HkwsCngeWC5kEnweXC50EoAeZC54EoQeaC54EogedC54EoweeC54EpAefC54EpQehC54EpgejCwKnB6QLnwSoB6YLngSpB6gLAqoHqQugBKsHqgueBKwHqwueBK0HrAsCrgevC6EErwewC6UEuAeyC6YEuQfOC6YEugfRC6YEuwfSC6YEvAfTC6YEvQfVC6YEvgfXCwK_B9gLsATAB9oLpgTBB9wLAsIH3QuxBMMH3gumBMQH3wumBMUH4AsCxgfjC7IExwfkC7YEyAflC6cEyQfmC6cEygfnC6cEywfoC6cEzAfpC6cEzQfrC6cEzgftCwLPB-4LtwTQB_ALpwTRB_ILAtIH8wu4BNMH9AunBNQH9QunBNUH9gsC1gf5C7kE1wf6C78E2Af7C6gE2Qf8C6gE2gf9C6gE2wf-C6gE3Af_C6gE3QeBDKgE3geDDALfB4QMwATgB4YMqAThB4gMAuIHiQzBBOMHigyoBOQHiwyoBOUHjAwC5gePDMIE5weQDMYE6AeRDKkE6QeSDKkE6geTDKkE6weUDKkE7AeVDKkE7QeXDKkE7geZDALvB5oMxwTwB5wMqQTxB54MAvIHnwzIBPMHoAypBPQHoQypBPUHogwC9gelDMkE9wemDM8E-AenDKoE-QeoDKoE-gepDKoE-weqDKoE_AerDKoE_QetDKoE_gevDAL_B7AM0ASACLIMqgSBCLQMAoIItQzRBIMItgyqBIQItwyqBIUIuAwChgi7DNIEhwi8DNgEiAi-DNkEiQi_DNkEigjCDNkEiwjDDNkEjAjEDNkEjQjGDNkEjgjIDAKPCMkM2gSQCMsM2QSRCM0MApIIzgzbBJMIzwzZBJQI0AzZBJUI0QwClgjUDNwElwjVDOIEmAjXDKwEmQjYDKwEmgjaDKwEmwjbDKwEnAjcDKwEnQjeDKwEngjgDAKfCOEM4wSgCOMMrAShCOUMAqII5gzkBKMI5wysBKQI6AysBKUI6QwCpgjsDOUEpwjtDOsEqAjuDK0EqQjvDK0EqgjwDK0EqwjxDK0ErAjyDK0ErQj0DK0Ergj2DAKvCPcM7ASwCPkMrQSxCPsMArII_AztBLMI_QytBLQI_gytBLUI_wwCtgiCDe4EtwiDDfIEuAiFDfMEuQiGDfMEugiJDfMEuwiKDfMEvAiLDfMEvQiNDfMEvgiPDQK_CJAN9ATACJIN8wTBCJQNAsIIlQ31BMMIlg3zBMQIlw3zBMUImA0CxgibDfYExwicDfwEywieDf0EzAipDf0EzQisDf0EzgitDf0EzwiuDf0E0AiwDf0E0QiyDQLSCLMNgQXTCLUN_QTUCLcNAtUIuA2CBdYIuQ39BNcIug39BNgIuw0C2Qi-DYMF2gi_DYkF2wjADf4E3AjBDf4E3QjCDf4E3gjDDf4E3wjEDf4E4AjGDf4E4QjIDQLiCMkNigXjCMsN_gTkCM0NAuUIzg2LBeYIzw3-BOcI0A3-BOgI0Q0C6QjUDYwF6gjVDZIF6wjWDf8E7AjXDf8E7QjYDf8E7gjZDf8E7wjaDf8E8AjcDf8E8QjeDQLyCN8NkwXzCOEN_wT0COMNAvUI5A2UBfYI5Q3_BPcI5g3_BPgI5w0C-QjqDZUF-gjrDZkF-wjtDZoF_AjuDZoF_QjxDZoF_gjyDZoF_wjzDZoFgAn1DZoFgQn3DQKCCfgNmwWDCfoNmgWECfwNAoUJ_Q2cBYYJ_g2aBYcJ_w2aBYgJgA4CiQmDDp0FigmEDqMFiwmGDqQFjAmHDqQFjQmKDqQFjgmLDqQFjwmMDqQFkAmODqQFkQmQDgKSCZEOpQWTCZMOpAWUCZUOApUJlg6mBZYJlw6kBZcJmA6kBZgJmQ4CmQmcDqcFmgmdDq0FmwmfDq4FnAmgDq4FnQmjDq4FngmkDq4FnwmlDq4FoAmnDq4FoQmpDgKiCaoOrwWjCawOrgWkCa4OAqUJrw6wBaYJsA6uBacJsQ6uBagJsg4CqQm1DrEFqgm2DrcFqwm4DrgFrAm5DrgFrQm8DrgFrgm9DrgFrwm-DrgFsAnADrgFsQnCDgKyCcMOuQWzCcUOuAW0CccOArUJyA66BbYJyQ64BbcJyg64BbgJyw4CuQnODrsFugnPDr8FuwnRDsAFvAnSDsAFvQnVDsAFvgnWDsAFvwnXDsAFwAnZDsAFwQnbDgLCCdwOwQXDCd4OwAXECeAOAsUJ4Q7CBcYJ4g7ABccJ4w7ABcgJ5A4CyQnnDsMFygnoDscFywnqDsgFzAnrDsgFzQnuDsgFzgnvDsgFzwnwDsgF0AnyDsgF0Qn0DgLSCfUOyQXTCfcOyAXUCfkOAtUJ-g7KBdYJ-w7IBdcJ_A7IBdgJ_Q4C2QmAD8sF2gmBD88F2wmDD9AF3AmED9AF3QmHD9AF3gmID9AF3wmJD9AF4AmLD9AF4QmNDwLiCY4P0QXjCZAP0AXkCZIPAuUJkw_SBeYJlA_QBecJlQ_QBegJlg8C6QmZD9MF6gmaD9kF6wmcD9oF7AmdD9oF7QmgD9oF7gmhD9oF7wmiD9oF8AmkD9oF8QmmDwLyCacP2wXzCakP2gX0CasPAvUJrA_cBfYJrQ_aBfcJrg_aBfgJrw8C-QmyD90F-gmzD-MF-wm1D-QF_Am2D-QF_Qm5D-QF_gm6D-QF_wm7D-QFgAq9D-QFgQq_DwKCCsAP5QWDCsIP5AWECsQPAoUKxQ_mBYYKxg_kBYcKxw_kBYgKyA8CiQrLD-cFigrMD-sFiwrOD-wFjArPD-wFjQrSD-wFjgrTD-wFjwrUD-wFkArWD-wFkQrYDwKSCtkP7QWTCtsP7AWUCt0PApUK3g_uBZYK3w_sBZcK4A_sBZgK4Q8CmQrkD-8FmgrlD_UFmwrnD_YFnAroD_YFnQrrD_YFngrsD_YFnwrtD_YFoArvD_YFoQrxDwKiCvIP9wWjCvQP9gWkCvYPAqUK9w_4BaYK-A_2BacK-Q_2BagK-g8CqQr9D_kFqgr-D_8FqwqAEIAGrAqBEIAGrQqEEIAGrgqFEIAGrwqGEIAGsAqIEIAGsQqKEAKyCosQgQazCo0QgAa0Co8QArUKkBCCBrYKkRCABrcKkhCABrgKkxACuQqWEIMGugqXEIkGuwqZEIoGvAqaEIoGvQqdEIoGvgqeEIoGvwqfEIoGwAqhEIoGwQqjEALCCqQQiwbDCqYQigbECqgQAsUKqRCMBsYKqhCKBscKqxCKBsgKrBACyQqvEI0GygqwEJMGywqyEJQGzAqzEJQGzQq2EJQGzgq3EJQGzwq4EJQG0Aq6EJQG0Qq8EALSCr0QlQbTCr8QlAbUCsEQAtUKwhCWBtYKwxCUBtcKxBCUBtgKxRAC2QrIEJcG2grJEJ0G2wrLEJ4G3ArMEJ4G3QrPEJ4G3grQEJ4G3wrREJ4G4ArTEJ4G4QrVEALiCtYQnwbjCtgQngbkCtoQAuUK2xCgBuYK3BCeBucK3RCeBugK3hAC6QrhEKEG6griEKcG6wrkEKgG7ArlEKgG7QroEKgG7grpEKgG7wrqEKgG8ArsEKgG8QruEALyCu8QqQbzCvEQqAb0CvMQAvUK9BCqBvYK9RCoBvcK9hCoBvgK9xAC-Qr6EKsG-gr7ELEG-wr9ELIG_Ar-ELIG_QqBEbIG_gqCEbIG_wqDEbIGgAuFEbIGgQuHEQKCC4gRswaDC4oRsgaEC4wRAoULjRG0BoYLjhGyBocLjxGyBogLkBECiQuTEbUGiguUEbsGiwuWEbwGjAuXEbwGjQuaEbwGjgubEbwGjwucEbwGkAueEbwGkQugEQKSC6ERvQaTC6MRvAaUC6URApULphG-BpYLpxG8BpcLqBG8BpgLqRECmQusEb8GmgutEcUGmwuvEcYGnAuwEcYGnQuzEcYGngu0EcYGnwu1EcYGoAu3EcYGoQu5EQKiC7oRxwajC7wRxgakC74RAqULvxHIBqYLwBHGBqcLwRHGBqgLwhECqQvFEckGqgvGEc0GqwvIEc4GrAvJEc4GrQvMEc4GrgvNEc4GrwvOEc4GsAvQEc4GsQvSEQKyC9MRzwazC9URzga0C9cRArUL2BHQBrYL2RHOBrcL2hHOBrgL2xECuQveEdEGugvfEdcGuwvhEdgGvAviEdgGvQvlEdgGvgvmEdgGvwvnEdgGwAvpEdgGwQvrEQLCC-wR2QbDC-4R2AbEC_ARAsUL8RHaBsYL8hHYBscL8xHYBsgL9BECyQv3EdsGygv4EeEGywv6EeIGzAv7EeIGzQv-EeIGzgv_EeIGzwuAEuIG0AuCEuIG0QuEEgLSC4US4wbTC4cS4gbUC4kSAtULihLkBtYLixLiBtcLjBLiBtgLjRIC2QuQEuUG2guREusG2wuTEuwG3AuUEuwG3QuXEuwG3guYEuwG3wuZEuwG4AubEuwG4QudEgLiC54S7QbjC6AS7AbkC6ISAuULoxLuBuYLpBLsBucLpRLsBugLphIC6QupEu8G6guqEvUG6wusEvYG7AutEvYG7QuwEvYG7guxEvYG7wuyEvYG8Au0EvYG8Qu2EgLyC7cS9wbzC7kS9gb0C7sSAvULvBL4BvYLvRL2BvcLvhL2BvgLvxIC-QvCEvkG-gvDEv8G-wvFEoAH_AvGEoAH_QvJEoAH_gvKEoAH_wvLEoAHgAzNEoAHgQzPEgKCDNASgQeDDNISgAeEDNQSAoUM1RKCB4YM1hKAB4cM1xKAB4gM2BICiQzbEoMHigzcEokHiwzeEooHjAzfEooHjQziEooHjgzjEooHjwzkEooHkAzmEooHkQzoEgKSDOkSiweTDOsSigeUDO0SApUM7hKMB5YM7xKKB5cM8BKKB5gM8RICmQz0Eo0Hmgz1EpEHmwz3EpIHnAz4EpIHnQz7EpIHngz8EpIHnwz9EpIHoAz_EpIHoQyBEwKiDIITkwejDIQTkgekDIYTAqUMhxOUB6YMiBOSB6cMiROSB6gMihMCqQyNE5UHqgyOE5sHqwyQE5wHrAyRE5wHrQyUE5wHrgyVE5wHrwyWE5wHsAyYE5wHsQyaEwKyDJsTnQezDJ0TnAe0DJ8TArUMoBOeB7YMoROcB7cMohOcB7gMoxMCuQymE58HugynE6MHvQypE6QHvgyuE6QHvwyvE6QHwAywE6QHwQyxE6QHwgyzE6QHwwy1EwLEDLYTpwfFDLgTpAfGDLoTAscMuxOoB8gMvBOkB8kMvROkB8oMvhMCywzBE6kHzAzCE68HzQzEE6UHzgzFE6UHzwzIE6UH0AzJE6UH0QzKE6UH0gzME6UH0wzOEwLUDM8TsAfVDNETpQfWDNMTAtcM1BOxB9gM1ROlB9kM1hOlB9oM1xMC2wzaE7IH3AzbE7YH3QzdE7cH3gzeE7cH3wzhE7cH4AziE7cH4QzjE7cH4gzlE7cH4wznEwLkDOgTuAflDOoTtwfmDOwTAucM7RO5B-gM7hO3B-kM7xO3B-oM8BMC6wzzE7oH7Az0E8AH7Qz2E8EH7gz3E8EH7wz6E8EH8Az7E8EH8Qz8E8EH8gz-E8EH8wyAFAL0DIEUwgf1DIMUwQf2DIUUAvcMhhTDB_gMhxTBB_kMiBTBB_oMiRQC-wyMFMQH_AyNFMgH_QyPFMkH_gyQFMkH_wyTFMkHgA2UFMkHgQ2VFMkHgg2XFMkHgw2ZFAKEDZoUygeFDZwUyQeGDZ4UAocNnxTLB4gNoBTJB4kNoRTJB4oNohQCiw2lFMwHjA2mFNIHkQ2oFNMHkg2zFNMHkw22FNMHlA23FNMHlQ24FNMHlg26FNMHlw28FAKYDb0U2AeZDb8U0weaDcEUApsNwhTZB5wNwxTTB50NxBTTB54NxRQCnw3IFNoHoA3JFN4HoQ3KFNQHog3LFNQHow3MFNQHpA3NFNQHpQ3OFNQHpg3QFNQHpw3SFAKoDdMU3wepDdUU1AeqDdcUAqsN2BTgB6wN2RTUB60N2hTUB64N2xQCrw3eFOEHsA3fFOcHsQ3gFNUHsg3hFNUHsw3iFNUHtA3jFNUHtQ3kFNUHtg3mFNUHtw3oFAK4DekU6Ae5DesU1Qe6De0UArsN7hTpB7wN7xTVB70N8BTVB74N8RQCvw30FOoHwA31FPAH"
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
