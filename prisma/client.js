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
  /// When its owner had its data erased, and when all of it was: then its wallet is an erased form. In between nobody signs in. Null: never.
  erasingAt        DateTime?       @map("erasing_at") @db.Timestamptz(3)
  erasedAt         DateTime?       @map("erased_at") @db.Timestamptz(3)
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

/// How the refresh of a list of SCREENING_LISTS goes, if its entries are stored here.
model ScreeningList {
  name         String    @id
  /// Where it was read from; what was learnt of another source does not count.
  source       String
  /// When its next refresh is due. Who takes the refresh moves it on, so that a refresh that ended with its worker is repeated.
  dueAt        DateTime  @map("due_at") @db.Timestamptz(3)
  /// Since when it is known to be as it is stored; null before the first refresh.
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
config.runtimeDataModel = JSON.parse('{"models":{"EarnedAchievement":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"},{"name":"earnedAt","kind":"scalar","type":"DateTime","dbName":"earned_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"}],"dbName":"earned_achievement","schema":null},"Appeal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"flag","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"decideBy","kind":"scalar","type":"DateTime","dbName":"decide_by"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"decision","kind":"scalar","type":"String"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"totalBefore","kind":"scalar","type":"Int","dbName":"total_before"},{"name":"totalAfter","kind":"scalar","type":"Int","dbName":"total_after"},{"name":"consent","kind":"scalar","type":"String"}],"dbName":"appeal","schema":null},"AttestationSchema":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"schema","kind":"scalar","type":"String"},{"name":"resolver","kind":"scalar","type":"String"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"attestation_schema","schema":null},"Attestation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"data","kind":"scalar","type":"String"},{"name":"omittedBytes","kind":"scalar","type":"Int","dbName":"omitted_bytes"},{"name":"decoded","kind":"scalar","type":"Json"},{"name":"preview","kind":"scalar","type":"Json"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"refUid","kind":"scalar","type":"String","dbName":"ref_uid"},{"name":"salt","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"signatureKind","kind":"scalar","type":"String","dbName":"signature_kind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"revocationReason","kind":"scalar","type":"String","dbName":"revocation_reason"},{"name":"revocationDetails","kind":"scalar","type":"String","dbName":"revocation_details"},{"name":"publicReason","kind":"scalar","type":"String","dbName":"public_reason"},{"name":"revocationSignature","kind":"scalar","type":"String","dbName":"revocation_signature"},{"name":"revocationSeq","kind":"scalar","type":"BigInt","dbName":"revocation_seq"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revokedBlock","kind":"scalar","type":"BigInt","dbName":"revoked_block"},{"name":"revokedTxHash","kind":"scalar","type":"String","dbName":"revoked_tx_hash"},{"name":"final","kind":"scalar","type":"Boolean"}],"dbName":"attestation","schema":null},"LeftOutAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"sender","kind":"scalar","type":"String"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"attestation","kind":"scalar","type":"Json"}],"dbName":"left_out_attestation","schema":null},"EarlyRevocation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"}],"dbName":"early_revocation","schema":null},"IssuerWeight":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"issuer_weight","schema":null},"Notification":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"}],"dbName":"notification","schema":null},"PendingAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"uid","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"subject","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revocation","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"}],"dbName":"pending_attestation","schema":null},"Meta":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Json"}],"dbName":"meta","schema":null},"Developer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tier","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"erasingAt","kind":"scalar","type":"DateTime","dbName":"erasing_at"},{"name":"erasedAt","kind":"scalar","type":"DateTime","dbName":"erased_at"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToDeveloper"},{"name":"noticeChannels","kind":"object","type":"NoticeChannel","relationName":"DeveloperToNoticeChannel"}],"dbName":"developer","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"origins","kind":"scalar","type":"String"},{"name":"policyIds","kind":"scalar","type":"String","dbName":"policy_ids"},{"name":"permissions","kind":"scalar","type":"String"},{"name":"rateLimit","kind":"scalar","type":"Int","dbName":"rate_limit"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"last4","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"replacedBy","kind":"scalar","type":"String","dbName":"replaced_by"},{"name":"developer","kind":"object","type":"Developer","relationName":"ApiKeyToDeveloper"}],"dbName":"api_key","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actor","kind":"scalar","type":"String"},{"name":"act","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"}],"dbName":"audit_entry","schema":null},"IdempotentRequest":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"committed","kind":"scalar","type":"Boolean"},{"name":"results","kind":"scalar","type":"Bytes"},{"name":"fence","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"idempotent_request","schema":null},"IdempotentBytes":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"bytes","kind":"scalar","type":"BigInt"}],"dbName":"idempotent_bytes","schema":null},"DayCount":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"requests","kind":"scalar","type":"Int"}],"dbName":"day_count","schema":null},"AuthNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"auth_nonce","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"session","schema":null},"UsageHour":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"endpoint","kind":"scalar","type":"String"},{"name":"requests","kind":"scalar","type":"Int"},{"name":"errors","kind":"scalar","type":"Int"},{"name":"latencies","kind":"scalar","type":"Int"}],"dbName":"usage_hour","schema":null},"Epoch":{"fields":[{"name":"number","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"String"},{"name":"previousRoot","kind":"scalar","type":"String","dbName":"previous_root"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"rows","kind":"scalar","type":"Int"},{"name":"chains","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"nodes","kind":"scalar","type":"Bytes"},{"name":"lineBytes","kind":"scalar","type":"BigInt","dbName":"line_bytes"},{"name":"checksum","kind":"scalar","type":"BigInt"},{"name":"storedBytes","kind":"scalar","type":"BigInt","dbName":"stored_bytes"},{"name":"published","kind":"scalar","type":"Json"}],"dbName":"epoch","schema":null},"EpochPage":{"fields":[{"name":"epoch","kind":"scalar","type":"Int"},{"name":"firstIndex","kind":"scalar","type":"Int","dbName":"first_index"},{"name":"firstAddress","kind":"scalar","type":"String","dbName":"first_address"},{"name":"chunkHash","kind":"scalar","type":"Bytes","dbName":"chunk_hash"},{"name":"leaves","kind":"scalar","type":"Bytes"},{"name":"chunk","kind":"object","type":"EpochChunk","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_page","schema":null},"EpochChunk":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"data","kind":"scalar","type":"Bytes"},{"name":"pages","kind":"object","type":"EpochPage","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_chunk","schema":null},"NameEvent":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameHash","kind":"scalar","type":"String","dbName":"name_hash"},{"name":"account","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"name_event","schema":null},"Identity":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"state","kind":"scalar","type":"String"},{"name":"parent","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"mintedAt","kind":"scalar","type":"DateTime","dbName":"minted_at"},{"name":"final","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"blocked","kind":"scalar","type":"Boolean"},{"name":"received","kind":"scalar","type":"Boolean"},{"name":"wallets","kind":"object","type":"IdentityWallet","relationName":"IdentityToIdentityWallet"}],"dbName":"identity","schema":null},"IdentityWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"primary","kind":"scalar","type":"Boolean"},{"name":"linkedAt","kind":"scalar","type":"DateTime","dbName":"linked_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"counts","kind":"scalar","type":"Boolean"},{"name":"identity","kind":"object","type":"Identity","relationName":"IdentityToIdentityWallet"}],"dbName":"identity_wallet","schema":null},"IdentityDeparture":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leftAt","kind":"scalar","type":"DateTime","dbName":"left_at"}],"dbName":"identity_departure","schema":null},"IdentityPast":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"owner","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"wallets","kind":"scalar","type":"Json"}],"dbName":"identity_past","schema":null},"WalletGroup":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"joinedAt","kind":"scalar","type":"DateTime","dbName":"joined_at"}],"dbName":"wallet_group","schema":null},"ChainCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"headNumber","kind":"scalar","type":"BigInt","dbName":"head_number"},{"name":"finalizedBlock","kind":"scalar","type":"BigInt","dbName":"finalized_block"},{"name":"scoredBlock","kind":"scalar","type":"BigInt","dbName":"scored_block"},{"name":"scoredHash","kind":"scalar","type":"String","dbName":"scored_hash"},{"name":"dayBlockNumber","kind":"scalar","type":"BigInt","dbName":"day_block_number"},{"name":"dayBlockHash","kind":"scalar","type":"String","dbName":"day_block_hash"},{"name":"dayBlockTime","kind":"scalar","type":"BigInt","dbName":"day_block_time"},{"name":"state","kind":"scalar","type":"String"},{"name":"error","kind":"scalar","type":"String"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"missingBlock","kind":"scalar","type":"BigInt","dbName":"missing_block"},{"name":"missingSince","kind":"scalar","type":"DateTime","dbName":"missing_since"}],"dbName":"chain_cursor","schema":null},"ExplorerHead":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"guessed","kind":"scalar","type":"Boolean"}],"dbName":"explorer_head","schema":null},"ExplorerFault":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"host","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"}],"dbName":"explorer_fault","schema":null},"ChainControl":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"pausedAt","kind":"scalar","type":"DateTime","dbName":"paused_at"},{"name":"pauseReason","kind":"scalar","type":"String","dbName":"pause_reason"},{"name":"reindexFrom","kind":"scalar","type":"BigInt","dbName":"reindex_from"},{"name":"reindexRequestedAt","kind":"scalar","type":"DateTime","dbName":"reindex_requested_at"},{"name":"reindexStartedAt","kind":"scalar","type":"DateTime","dbName":"reindex_started_at"},{"name":"setAsideBlock","kind":"scalar","type":"BigInt","dbName":"set_aside_block"},{"name":"setAsideRequestedAt","kind":"scalar","type":"DateTime","dbName":"set_aside_requested_at"}],"dbName":"chain_control","schema":null},"Block":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"String"},{"name":"parentHash","kind":"scalar","type":"String","dbName":"parent_hash"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"statedTime","kind":"scalar","type":"BigInt","dbName":"stated_time"}],"dbName":"block","schema":null},"Activity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"activity","schema":null},"Facts":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"}],"dbName":"facts","schema":null},"FactsSnapshot":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"facts_snapshot","schema":null},"FundingCluster":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"funder","kind":"scalar","type":"String"},{"name":"clusterSize","kind":"scalar","type":"Int","dbName":"cluster_size"},{"name":"chainLength","kind":"scalar","type":"Int","dbName":"chain_length"}],"dbName":"funding_cluster","schema":null},"AlikeCluster":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"size","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"Json"},{"name":"foundBy","kind":"scalar","type":"String","dbName":"found_by"}],"dbName":"alike_cluster","schema":null},"PaymentTrust":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"payment_trust","schema":null},"QuarantinedTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"firstBlock","kind":"scalar","type":"BigInt","dbName":"first_block"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"}],"dbName":"quarantined_transaction","schema":null},"QuarantinedWallet":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"partlyRead","kind":"scalar","type":"Boolean","dbName":"partly_read"}],"dbName":"quarantined_wallet","schema":null},"List":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"read","kind":"scalar","type":"String"},{"name":"repair","kind":"scalar","type":"Boolean"},{"name":"column","kind":"scalar","type":"String"},{"name":"previousId","kind":"scalar","type":"String","dbName":"previous_id"},{"name":"format","kind":"scalar","type":"Json"},{"name":"columns","kind":"scalar","type":"Json"},{"name":"counts","kind":"scalar","type":"Json"},{"name":"summary","kind":"scalar","type":"Json"},{"name":"charged","kind":"scalar","type":"Boolean"},{"name":"reading","kind":"scalar","type":"String"},{"name":"lastRow","kind":"scalar","type":"Int","dbName":"last_row"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"uploads","kind":"object","type":"ListUpload","relationName":"ListToListUpload"},{"name":"rows","kind":"object","type":"ListRow","relationName":"ListToListRow"},{"name":"lines","kind":"object","type":"ListLine","relationName":"ListToListLine"},{"name":"clusters","kind":"object","type":"ListCluster","relationName":"ListToListCluster"},{"name":"shares","kind":"object","type":"ListShare","relationName":"ListToListShare"}],"dbName":"list","schema":null},"ListUpload":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"list","kind":"object","type":"List","relationName":"ListToListUpload"}],"dbName":"list_upload","schema":null},"ListRow":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"row","kind":"scalar","type":"Int"},{"name":"line","kind":"scalar","type":"Int"},{"name":"input","kind":"scalar","type":"String"},{"name":"identity","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"special","kind":"scalar","type":"String"},{"name":"duplicateOf","kind":"scalar","type":"Int","dbName":"duplicate_of"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reasons","kind":"scalar","type":"Json"},{"name":"svcId","kind":"scalar","type":"String","dbName":"svc_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"tier","kind":"scalar","type":"String"},{"name":"flags","kind":"scalar","type":"String"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"known","kind":"scalar","type":"Boolean"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"keep","kind":"scalar","type":"Boolean"},{"name":"sameAs","kind":"scalar","type":"Int","dbName":"same_as"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"list","kind":"object","type":"List","relationName":"ListToListRow"}],"dbName":"list_row","schema":null},"ListLine":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"line","kind":"scalar","type":"Int"},{"name":"row","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListLine"}],"dbName":"list_line","schema":null},"ListCluster":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"size","kind":"scalar","type":"Int"},{"name":"strength","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"keep","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListCluster"}],"dbName":"list_cluster","schema":null},"ListShare":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"list","kind":"object","type":"List","relationName":"ListToListShare"}],"dbName":"list_share","schema":null},"ListTree":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"who","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"String"},{"name":"cap","kind":"scalar","type":"Decimal"},{"name":"floor","kind":"scalar","type":"Decimal"},{"name":"decimals","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"Bytes"},{"name":"leaves","kind":"scalar","type":"Int"},{"name":"sum","kind":"scalar","type":"Decimal"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"day","kind":"scalar","type":"BigInt"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"issuedAt","kind":"scalar","type":"BigInt","dbName":"issued_at"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"leafRows","kind":"object","type":"ListTreeLeaf","relationName":"ListTreeToListTreeLeaf"},{"name":"nodes","kind":"object","type":"ListTreeNode","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree","schema":null},"ListTreeLeaf":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"index","kind":"scalar","type":"Int"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"position","kind":"scalar","type":"Int"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeLeaf"}],"dbName":"list_tree_leaf","schema":null},"ListTreeNode":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree_node","schema":null},"NoticeChannel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"medium","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"host","kind":"scalar","type":"String"},{"name":"kinds","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"namedAt","kind":"scalar","type":"DateTime","dbName":"named_at"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"developer","kind":"object","type":"Developer","relationName":"DeveloperToNoticeChannel"},{"name":"events","kind":"object","type":"NoticeEvent","relationName":"NoticeChannelToNoticeEvent"},{"name":"messages","kind":"object","type":"NoticeMessage","relationName":"NoticeChannelToNoticeMessage"},{"name":"conditions","kind":"object","type":"NoticeCondition","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_channel","schema":null},"NoticeAddress":{"fields":[{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"asked","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"client","kind":"scalar","type":"String"},{"name":"refused","kind":"scalar","type":"Boolean"}],"dbName":"notice_address","schema":null},"NoticeEvent":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeEvent"}],"dbName":"notice_event","schema":null},"NoticeMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"items","kind":"scalar","type":"Json"},{"name":"notices","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeMessage"}],"dbName":"notice_message","schema":null},"NoticeCondition":{"fields":[{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"notifiedAt","kind":"scalar","type":"DateTime","dbName":"notified_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_condition","schema":null},"PersonSession":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"providerSession","kind":"scalar","type":"String","dbName":"provider_session"},{"name":"role","kind":"scalar","type":"String"},{"name":"grantedBy","kind":"scalar","type":"String","dbName":"granted_by"},{"name":"refreshToken","kind":"scalar","type":"String","dbName":"refresh_token"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"checkAt","kind":"scalar","type":"DateTime","dbName":"check_at"},{"name":"checkFault","kind":"scalar","type":"String","dbName":"check_fault"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"person_session","schema":null},"LogoutToken":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"ended","kind":"scalar","type":"String"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"logout_token","schema":null},"Policy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"simulations","kind":"object","type":"PolicySimulation","relationName":"PolicyToPolicySimulation"},{"name":"nullifiers","kind":"object","type":"PassNullifier","relationName":"PassNullifierToPolicy"},{"name":"snapshots","kind":"object","type":"SnapshotToken","relationName":"PolicyToSnapshotToken"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyToPolicyWatch"}],"dbName":"policy","schema":null},"PolicySimulation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"lastSubject","kind":"scalar","type":"String","dbName":"last_subject"},{"name":"tally","kind":"scalar","type":"Json"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicySimulation"}],"dbName":"policy_simulation","schema":null},"PassNullifier":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"nullifier","kind":"scalar","type":"String"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PassNullifierToPolicy"}],"dbName":"pass_nullifier","schema":null},"SnapshotToken":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"stored","kind":"scalar","type":"Int"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToSnapshotToken"},{"name":"blocks","kind":"object","type":"SnapshotBlock","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_token","schema":null},"SnapshotBlock":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"network","kind":"scalar","type":"BigInt"},{"name":"snapshot","kind":"scalar","type":"BigInt"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"token","kind":"object","type":"SnapshotToken","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_block","schema":null},"SnapshotAnswer":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"address","kind":"scalar","type":"String"},{"name":"score","kind":"scalar","type":"Int"}],"dbName":"snapshot_answer","schema":null},"PolicyWatch":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"wallets","kind":"scalar","type":"Int"},{"name":"readsChain","kind":"scalar","type":"Boolean","dbName":"reads_chain"},{"name":"turnAt","kind":"scalar","type":"DateTime","dbName":"turn_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicyWatch"},{"name":"watched","kind":"object","type":"WatchedWallet","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"policy_watch","schema":null},"WatchedWallet":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"chainOutcomes","kind":"scalar","type":"String","dbName":"chain_outcomes"},{"name":"chainReadAt","kind":"scalar","type":"DateTime","dbName":"chain_read_at"},{"name":"nextOutcome","kind":"scalar","type":"String","dbName":"next_outcome"},{"name":"nextBlocks","kind":"scalar","type":"Json","dbName":"next_blocks"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"watched_wallet","schema":null},"ChainRead":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"calls","kind":"scalar","type":"Int"}],"dbName":"chain_read","schema":null},"OnceWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"party","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"traceparent","kind":"scalar","type":"String"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"histories","kind":"object","type":"OnceHistory","relationName":"OnceHistoryToOnceWallet"},{"name":"questions","kind":"object","type":"OnceQuestion","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_wallet","schema":null},"OnceHistory":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"headAt","kind":"scalar","type":"BigInt","dbName":"head_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceHistoryToOnceWallet"}],"dbName":"once_history","schema":null},"OnceQuestion":{"fields":[{"name":"asker","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"reads","kind":"scalar","type":"Boolean"},{"name":"payer","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"compareFrom","kind":"scalar","type":"DateTime","dbName":"compare_from"},{"name":"alike","kind":"scalar","type":"Json"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_question","schema":null},"Reservation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"name","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"deposit","kind":"scalar","type":"Decimal"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"state","kind":"scalar","type":"String"}],"dbName":"reservation","schema":null},"ReservationCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"}],"dbName":"reservation_cursor","schema":null},"Voucher":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"claimer","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"referralCode","kind":"scalar","type":"String","dbName":"referral_code"},{"name":"consents","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"}],"dbName":"voucher","schema":null},"ReferralCode":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"referral_code","schema":null},"Referral":{"fields":[{"name":"referee","kind":"scalar","type":"String"},{"name":"referrer","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"referral","schema":null},"SponsoredMint":{"fields":[{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsored_mint","schema":null},"SentTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"sender","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"raw","kind":"scalar","type":"String"},{"name":"hashes","kind":"scalar","type":"String"},{"name":"raises","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"}],"dbName":"sent_transaction","schema":null},"Score":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"bonus","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"unavailable","kind":"scalar","type":"String"},{"name":"stale","kind":"scalar","type":"String"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"modelHash","kind":"scalar","type":"Bytes","dbName":"model_hash"},{"name":"reachedAt","kind":"scalar","type":"BigInt","dbName":"reached_at"},{"name":"nextChangeDay","kind":"scalar","type":"BigInt","dbName":"next_change_day"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"score","schema":null},"ScoreFacts":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"score_facts","schema":null},"ScoreSteps":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"days","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"}],"dbName":"score_steps","schema":null},"ScoreFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"before","kind":"scalar","type":"Int"},{"name":"after","kind":"scalar","type":"Int"},{"name":"rankedBefore","kind":"scalar","type":"Boolean","dbName":"ranked_before"},{"name":"rankedAfter","kind":"scalar","type":"Boolean","dbName":"ranked_after"},{"name":"reachedBefore","kind":"scalar","type":"BigInt","dbName":"reached_before"},{"name":"reachedAfter","kind":"scalar","type":"BigInt","dbName":"reached_after"},{"name":"cause","kind":"scalar","type":"String"},{"name":"sourceChain","kind":"scalar","type":"BigInt","dbName":"source_chain"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"}],"dbName":"score_feed","schema":null},"IdentityFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"identity","kind":"scalar","type":"String"}],"dbName":"identity_feed","schema":null},"SavedRanking":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"position","kind":"scalar","type":"String"},{"name":"scopes","kind":"scalar","type":"Json"},{"name":"savedAt","kind":"scalar","type":"DateTime","dbName":"saved_at"}],"dbName":"saved_ranking","schema":null},"ScoreClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"recordedAt","kind":"scalar","type":"DateTime","dbName":"recorded_at"}],"dbName":"score_close","schema":null},"StaleClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"stale_close","schema":null},"PendingScore":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"scoredTo","kind":"scalar","type":"String","dbName":"scored_to"},{"name":"scored","kind":"scalar","type":"BigInt"}],"dbName":"pending_score","schema":null},"ModelSwitch":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"version","kind":"scalar","type":"String"},{"name":"announcedAt","kind":"scalar","type":"DateTime","dbName":"announced_at"},{"name":"activeFrom","kind":"scalar","type":"DateTime","dbName":"active_from"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"rescoredAt","kind":"scalar","type":"DateTime","dbName":"rescored_at"},{"name":"summary","kind":"scalar","type":"Json"}],"dbName":"model_switch","schema":null},"ModelComparison":{"fields":[{"name":"version","kind":"scalar","type":"String"},{"name":"requestedAt","kind":"scalar","type":"DateTime","dbName":"requested_at"},{"name":"compared","kind":"scalar","type":"Int"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"result","kind":"scalar","type":"Json"}],"dbName":"model_comparison","schema":null},"ScreeningList":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"changedAt","kind":"scalar","type":"DateTime","dbName":"changed_at"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"entries","kind":"scalar","type":"Int"},{"name":"unread","kind":"scalar","type":"Int"},{"name":"etag","kind":"scalar","type":"String"},{"name":"lastModified","kind":"scalar","type":"String","dbName":"last_modified"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"error","kind":"scalar","type":"String"},{"name":"refused","kind":"scalar","type":"String"},{"name":"refusedCount","kind":"scalar","type":"Int","dbName":"refused_count"},{"name":"accepted","kind":"scalar","type":"String"}],"dbName":"screening_list","schema":null},"ScreeningEntry":{"fields":[{"name":"list","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"listed","kind":"scalar","type":"Boolean"}],"dbName":"screening_entry","schema":null},"ScreeningDay":{"fields":[{"name":"list","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"}],"dbName":"screening_day","schema":null},"Takedown":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"liftedAt","kind":"scalar","type":"DateTime","dbName":"lifted_at"}],"dbName":"takedown","schema":null},"TradingCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"since24h","kind":"scalar","type":"BigInt","dbName":"since_24h"},{"name":"since7d","kind":"scalar","type":"BigInt","dbName":"since_7d"},{"name":"since30d","kind":"scalar","type":"BigInt","dbName":"since_30d"},{"name":"settings","kind":"scalar","type":"String"}],"dbName":"trading_cursor","schema":null},"Trade":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trade","schema":null},"TradingHolding":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"cost","kind":"scalar","type":"Decimal"}],"dbName":"trading_holding","schema":null},"Trader":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"trades","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trader","schema":null},"TraderHistogram":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"sort","kind":"scalar","type":"String"},{"name":"bucket","kind":"scalar","type":"Decimal"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"traders","kind":"scalar","type":"BigInt"}],"dbName":"trader_histogram","schema":null},"StaleTrader":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"subject","kind":"scalar","type":"String"}],"dbName":"stale_trader","schema":null},"Wallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"wallet","schema":null},"TrackedWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"smartAccount","kind":"scalar","type":"Boolean","dbName":"smart_account"},{"name":"error","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"fromBlock","kind":"scalar","type":"BigInt","dbName":"from_block"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"},{"name":"attestedFrom","kind":"scalar","type":"BigInt","dbName":"attested_from"},{"name":"attestedTo","kind":"scalar","type":"BigInt","dbName":"attested_to"},{"name":"attestDue","kind":"scalar","type":"DateTime","dbName":"attest_due"}],"dbName":"tracked_wallet","schema":null},"Tracking":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"tracking","schema":null},"Backfill":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"party","kind":"scalar","type":"String"},{"name":"line","kind":"object","type":"BackfillParty","relationName":"BackfillToBackfillParty"},{"name":"turns","kind":"scalar","type":"Int"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Json"}],"dbName":"backfill","schema":null},"BackfillParty":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"servedAt","kind":"scalar","type":"DateTime","dbName":"served_at"},{"name":"backfills","kind":"object","type":"Backfill","relationName":"BackfillToBackfillParty"}],"dbName":"backfill_party","schema":null},"StagedActivity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"staged_activity","schema":null},"AutomaticTracking":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"automatic_tracking","schema":null},"Outbox":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"event","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subjectsDone","kind":"scalar","type":"Boolean","dbName":"subjects_done"},{"name":"expandedTo","kind":"scalar","type":"String","dbName":"expanded_to"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"events","kind":"scalar","type":"String"},{"name":"subjects","kind":"scalar","type":"String"},{"name":"allSubjects","kind":"scalar","type":"Boolean","dbName":"all_subjects"},{"name":"secret","kind":"scalar","type":"String"},{"name":"oldSecret","kind":"scalar","type":"String","dbName":"old_secret"},{"name":"oldSecretUntil","kind":"scalar","type":"DateTime","dbName":"old_secret_until"},{"name":"signatureKey","kind":"scalar","type":"String","dbName":"signature_key"},{"name":"oldSignatureKey","kind":"scalar","type":"String","dbName":"old_signature_key"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"operatorOff","kind":"scalar","type":"Boolean","dbName":"operator_off"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"isFull","kind":"scalar","type":"Boolean","dbName":"is_full"},{"name":"missedFrom","kind":"scalar","type":"DateTime","dbName":"missed_from"},{"name":"missedUntil","kind":"scalar","type":"DateTime","dbName":"missed_until"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"event","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"earlierAttempts","kind":"scalar","type":"Int","dbName":"earlier_attempts"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"traceparent","kind":"scalar","type":"String"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"},{"name":"attempts","kind":"object","type":"WebhookAttempt","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_delivery","schema":null},"WebhookAttempt":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"error","kind":"scalar","type":"String"},{"name":"requestHeaders","kind":"scalar","type":"Json","dbName":"request_headers"},{"name":"responseBody","kind":"scalar","type":"String","dbName":"response_body"},{"name":"delivery","kind":"object","type":"WebhookDelivery","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_attempt","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","EarnedAchievement.findUnique","EarnedAchievement.findUniqueOrThrow","orderBy","cursor","EarnedAchievement.findFirst","EarnedAchievement.findFirstOrThrow","EarnedAchievement.findMany","data","EarnedAchievement.createOne","EarnedAchievement.createMany","EarnedAchievement.createManyAndReturn","EarnedAchievement.updateOne","EarnedAchievement.updateMany","EarnedAchievement.updateManyAndReturn","create","update","EarnedAchievement.upsertOne","EarnedAchievement.deleteOne","EarnedAchievement.deleteMany","having","_count","_min","_max","EarnedAchievement.groupBy","EarnedAchievement.aggregate","Appeal.findUnique","Appeal.findUniqueOrThrow","Appeal.findFirst","Appeal.findFirstOrThrow","Appeal.findMany","Appeal.createOne","Appeal.createMany","Appeal.createManyAndReturn","Appeal.updateOne","Appeal.updateMany","Appeal.updateManyAndReturn","Appeal.upsertOne","Appeal.deleteOne","Appeal.deleteMany","_avg","_sum","Appeal.groupBy","Appeal.aggregate","AttestationSchema.findUnique","AttestationSchema.findUniqueOrThrow","AttestationSchema.findFirst","AttestationSchema.findFirstOrThrow","AttestationSchema.findMany","AttestationSchema.createOne","AttestationSchema.createMany","AttestationSchema.createManyAndReturn","AttestationSchema.updateOne","AttestationSchema.updateMany","AttestationSchema.updateManyAndReturn","AttestationSchema.upsertOne","AttestationSchema.deleteOne","AttestationSchema.deleteMany","AttestationSchema.groupBy","AttestationSchema.aggregate","Attestation.findUnique","Attestation.findUniqueOrThrow","Attestation.findFirst","Attestation.findFirstOrThrow","Attestation.findMany","Attestation.createOne","Attestation.createMany","Attestation.createManyAndReturn","Attestation.updateOne","Attestation.updateMany","Attestation.updateManyAndReturn","Attestation.upsertOne","Attestation.deleteOne","Attestation.deleteMany","Attestation.groupBy","Attestation.aggregate","LeftOutAttestation.findUnique","LeftOutAttestation.findUniqueOrThrow","LeftOutAttestation.findFirst","LeftOutAttestation.findFirstOrThrow","LeftOutAttestation.findMany","LeftOutAttestation.createOne","LeftOutAttestation.createMany","LeftOutAttestation.createManyAndReturn","LeftOutAttestation.updateOne","LeftOutAttestation.updateMany","LeftOutAttestation.updateManyAndReturn","LeftOutAttestation.upsertOne","LeftOutAttestation.deleteOne","LeftOutAttestation.deleteMany","LeftOutAttestation.groupBy","LeftOutAttestation.aggregate","EarlyRevocation.findUnique","EarlyRevocation.findUniqueOrThrow","EarlyRevocation.findFirst","EarlyRevocation.findFirstOrThrow","EarlyRevocation.findMany","EarlyRevocation.createOne","EarlyRevocation.createMany","EarlyRevocation.createManyAndReturn","EarlyRevocation.updateOne","EarlyRevocation.updateMany","EarlyRevocation.updateManyAndReturn","EarlyRevocation.upsertOne","EarlyRevocation.deleteOne","EarlyRevocation.deleteMany","EarlyRevocation.groupBy","EarlyRevocation.aggregate","IssuerWeight.findUnique","IssuerWeight.findUniqueOrThrow","IssuerWeight.findFirst","IssuerWeight.findFirstOrThrow","IssuerWeight.findMany","IssuerWeight.createOne","IssuerWeight.createMany","IssuerWeight.createManyAndReturn","IssuerWeight.updateOne","IssuerWeight.updateMany","IssuerWeight.updateManyAndReturn","IssuerWeight.upsertOne","IssuerWeight.deleteOne","IssuerWeight.deleteMany","IssuerWeight.groupBy","IssuerWeight.aggregate","Notification.findUnique","Notification.findUniqueOrThrow","Notification.findFirst","Notification.findFirstOrThrow","Notification.findMany","Notification.createOne","Notification.createMany","Notification.createManyAndReturn","Notification.updateOne","Notification.updateMany","Notification.updateManyAndReturn","Notification.upsertOne","Notification.deleteOne","Notification.deleteMany","Notification.groupBy","Notification.aggregate","PendingAttestation.findUnique","PendingAttestation.findUniqueOrThrow","PendingAttestation.findFirst","PendingAttestation.findFirstOrThrow","PendingAttestation.findMany","PendingAttestation.createOne","PendingAttestation.createMany","PendingAttestation.createManyAndReturn","PendingAttestation.updateOne","PendingAttestation.updateMany","PendingAttestation.updateManyAndReturn","PendingAttestation.upsertOne","PendingAttestation.deleteOne","PendingAttestation.deleteMany","PendingAttestation.groupBy","PendingAttestation.aggregate","Meta.findUnique","Meta.findUniqueOrThrow","Meta.findFirst","Meta.findFirstOrThrow","Meta.findMany","Meta.createOne","Meta.createMany","Meta.createManyAndReturn","Meta.updateOne","Meta.updateMany","Meta.updateManyAndReturn","Meta.upsertOne","Meta.deleteOne","Meta.deleteMany","Meta.groupBy","Meta.aggregate","developer","keys","channel","events","messages","conditions","noticeChannels","Developer.findUnique","Developer.findUniqueOrThrow","Developer.findFirst","Developer.findFirstOrThrow","Developer.findMany","Developer.createOne","Developer.createMany","Developer.createManyAndReturn","Developer.updateOne","Developer.updateMany","Developer.updateManyAndReturn","Developer.upsertOne","Developer.deleteOne","Developer.deleteMany","Developer.groupBy","Developer.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","IdempotentRequest.findUnique","IdempotentRequest.findUniqueOrThrow","IdempotentRequest.findFirst","IdempotentRequest.findFirstOrThrow","IdempotentRequest.findMany","IdempotentRequest.createOne","IdempotentRequest.createMany","IdempotentRequest.createManyAndReturn","IdempotentRequest.updateOne","IdempotentRequest.updateMany","IdempotentRequest.updateManyAndReturn","IdempotentRequest.upsertOne","IdempotentRequest.deleteOne","IdempotentRequest.deleteMany","IdempotentRequest.groupBy","IdempotentRequest.aggregate","IdempotentBytes.findUnique","IdempotentBytes.findUniqueOrThrow","IdempotentBytes.findFirst","IdempotentBytes.findFirstOrThrow","IdempotentBytes.findMany","IdempotentBytes.createOne","IdempotentBytes.createMany","IdempotentBytes.createManyAndReturn","IdempotentBytes.updateOne","IdempotentBytes.updateMany","IdempotentBytes.updateManyAndReturn","IdempotentBytes.upsertOne","IdempotentBytes.deleteOne","IdempotentBytes.deleteMany","IdempotentBytes.groupBy","IdempotentBytes.aggregate","DayCount.findUnique","DayCount.findUniqueOrThrow","DayCount.findFirst","DayCount.findFirstOrThrow","DayCount.findMany","DayCount.createOne","DayCount.createMany","DayCount.createManyAndReturn","DayCount.updateOne","DayCount.updateMany","DayCount.updateManyAndReturn","DayCount.upsertOne","DayCount.deleteOne","DayCount.deleteMany","DayCount.groupBy","DayCount.aggregate","AuthNonce.findUnique","AuthNonce.findUniqueOrThrow","AuthNonce.findFirst","AuthNonce.findFirstOrThrow","AuthNonce.findMany","AuthNonce.createOne","AuthNonce.createMany","AuthNonce.createManyAndReturn","AuthNonce.updateOne","AuthNonce.updateMany","AuthNonce.updateManyAndReturn","AuthNonce.upsertOne","AuthNonce.deleteOne","AuthNonce.deleteMany","AuthNonce.groupBy","AuthNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","Epoch.findUnique","Epoch.findUniqueOrThrow","Epoch.findFirst","Epoch.findFirstOrThrow","Epoch.findMany","Epoch.createOne","Epoch.createMany","Epoch.createManyAndReturn","Epoch.updateOne","Epoch.updateMany","Epoch.updateManyAndReturn","Epoch.upsertOne","Epoch.deleteOne","Epoch.deleteMany","Epoch.groupBy","Epoch.aggregate","pages","chunk","EpochPage.findUnique","EpochPage.findUniqueOrThrow","EpochPage.findFirst","EpochPage.findFirstOrThrow","EpochPage.findMany","EpochPage.createOne","EpochPage.createMany","EpochPage.createManyAndReturn","EpochPage.updateOne","EpochPage.updateMany","EpochPage.updateManyAndReturn","EpochPage.upsertOne","EpochPage.deleteOne","EpochPage.deleteMany","EpochPage.groupBy","EpochPage.aggregate","EpochChunk.findUnique","EpochChunk.findUniqueOrThrow","EpochChunk.findFirst","EpochChunk.findFirstOrThrow","EpochChunk.findMany","EpochChunk.createOne","EpochChunk.createMany","EpochChunk.createManyAndReturn","EpochChunk.updateOne","EpochChunk.updateMany","EpochChunk.updateManyAndReturn","EpochChunk.upsertOne","EpochChunk.deleteOne","EpochChunk.deleteMany","EpochChunk.groupBy","EpochChunk.aggregate","NameEvent.findUnique","NameEvent.findUniqueOrThrow","NameEvent.findFirst","NameEvent.findFirstOrThrow","NameEvent.findMany","NameEvent.createOne","NameEvent.createMany","NameEvent.createManyAndReturn","NameEvent.updateOne","NameEvent.updateMany","NameEvent.updateManyAndReturn","NameEvent.upsertOne","NameEvent.deleteOne","NameEvent.deleteMany","NameEvent.groupBy","NameEvent.aggregate","identity","wallets","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","IdentityWallet.findUnique","IdentityWallet.findUniqueOrThrow","IdentityWallet.findFirst","IdentityWallet.findFirstOrThrow","IdentityWallet.findMany","IdentityWallet.createOne","IdentityWallet.createMany","IdentityWallet.createManyAndReturn","IdentityWallet.updateOne","IdentityWallet.updateMany","IdentityWallet.updateManyAndReturn","IdentityWallet.upsertOne","IdentityWallet.deleteOne","IdentityWallet.deleteMany","IdentityWallet.groupBy","IdentityWallet.aggregate","IdentityDeparture.findUnique","IdentityDeparture.findUniqueOrThrow","IdentityDeparture.findFirst","IdentityDeparture.findFirstOrThrow","IdentityDeparture.findMany","IdentityDeparture.createOne","IdentityDeparture.createMany","IdentityDeparture.createManyAndReturn","IdentityDeparture.updateOne","IdentityDeparture.updateMany","IdentityDeparture.updateManyAndReturn","IdentityDeparture.upsertOne","IdentityDeparture.deleteOne","IdentityDeparture.deleteMany","IdentityDeparture.groupBy","IdentityDeparture.aggregate","IdentityPast.findUnique","IdentityPast.findUniqueOrThrow","IdentityPast.findFirst","IdentityPast.findFirstOrThrow","IdentityPast.findMany","IdentityPast.createOne","IdentityPast.createMany","IdentityPast.createManyAndReturn","IdentityPast.updateOne","IdentityPast.updateMany","IdentityPast.updateManyAndReturn","IdentityPast.upsertOne","IdentityPast.deleteOne","IdentityPast.deleteMany","IdentityPast.groupBy","IdentityPast.aggregate","WalletGroup.findUnique","WalletGroup.findUniqueOrThrow","WalletGroup.findFirst","WalletGroup.findFirstOrThrow","WalletGroup.findMany","WalletGroup.createOne","WalletGroup.createMany","WalletGroup.createManyAndReturn","WalletGroup.updateOne","WalletGroup.updateMany","WalletGroup.updateManyAndReturn","WalletGroup.upsertOne","WalletGroup.deleteOne","WalletGroup.deleteMany","WalletGroup.groupBy","WalletGroup.aggregate","ChainCursor.findUnique","ChainCursor.findUniqueOrThrow","ChainCursor.findFirst","ChainCursor.findFirstOrThrow","ChainCursor.findMany","ChainCursor.createOne","ChainCursor.createMany","ChainCursor.createManyAndReturn","ChainCursor.updateOne","ChainCursor.updateMany","ChainCursor.updateManyAndReturn","ChainCursor.upsertOne","ChainCursor.deleteOne","ChainCursor.deleteMany","ChainCursor.groupBy","ChainCursor.aggregate","ExplorerHead.findUnique","ExplorerHead.findUniqueOrThrow","ExplorerHead.findFirst","ExplorerHead.findFirstOrThrow","ExplorerHead.findMany","ExplorerHead.createOne","ExplorerHead.createMany","ExplorerHead.createManyAndReturn","ExplorerHead.updateOne","ExplorerHead.updateMany","ExplorerHead.updateManyAndReturn","ExplorerHead.upsertOne","ExplorerHead.deleteOne","ExplorerHead.deleteMany","ExplorerHead.groupBy","ExplorerHead.aggregate","ExplorerFault.findUnique","ExplorerFault.findUniqueOrThrow","ExplorerFault.findFirst","ExplorerFault.findFirstOrThrow","ExplorerFault.findMany","ExplorerFault.createOne","ExplorerFault.createMany","ExplorerFault.createManyAndReturn","ExplorerFault.updateOne","ExplorerFault.updateMany","ExplorerFault.updateManyAndReturn","ExplorerFault.upsertOne","ExplorerFault.deleteOne","ExplorerFault.deleteMany","ExplorerFault.groupBy","ExplorerFault.aggregate","ChainControl.findUnique","ChainControl.findUniqueOrThrow","ChainControl.findFirst","ChainControl.findFirstOrThrow","ChainControl.findMany","ChainControl.createOne","ChainControl.createMany","ChainControl.createManyAndReturn","ChainControl.updateOne","ChainControl.updateMany","ChainControl.updateManyAndReturn","ChainControl.upsertOne","ChainControl.deleteOne","ChainControl.deleteMany","ChainControl.groupBy","ChainControl.aggregate","Block.findUnique","Block.findUniqueOrThrow","Block.findFirst","Block.findFirstOrThrow","Block.findMany","Block.createOne","Block.createMany","Block.createManyAndReturn","Block.updateOne","Block.updateMany","Block.updateManyAndReturn","Block.upsertOne","Block.deleteOne","Block.deleteMany","Block.groupBy","Block.aggregate","Activity.findUnique","Activity.findUniqueOrThrow","Activity.findFirst","Activity.findFirstOrThrow","Activity.findMany","Activity.createOne","Activity.createMany","Activity.createManyAndReturn","Activity.updateOne","Activity.updateMany","Activity.updateManyAndReturn","Activity.upsertOne","Activity.deleteOne","Activity.deleteMany","Activity.groupBy","Activity.aggregate","Facts.findUnique","Facts.findUniqueOrThrow","Facts.findFirst","Facts.findFirstOrThrow","Facts.findMany","Facts.createOne","Facts.createMany","Facts.createManyAndReturn","Facts.updateOne","Facts.updateMany","Facts.updateManyAndReturn","Facts.upsertOne","Facts.deleteOne","Facts.deleteMany","Facts.groupBy","Facts.aggregate","FactsSnapshot.findUnique","FactsSnapshot.findUniqueOrThrow","FactsSnapshot.findFirst","FactsSnapshot.findFirstOrThrow","FactsSnapshot.findMany","FactsSnapshot.createOne","FactsSnapshot.createMany","FactsSnapshot.createManyAndReturn","FactsSnapshot.updateOne","FactsSnapshot.updateMany","FactsSnapshot.updateManyAndReturn","FactsSnapshot.upsertOne","FactsSnapshot.deleteOne","FactsSnapshot.deleteMany","FactsSnapshot.groupBy","FactsSnapshot.aggregate","FundingCluster.findUnique","FundingCluster.findUniqueOrThrow","FundingCluster.findFirst","FundingCluster.findFirstOrThrow","FundingCluster.findMany","FundingCluster.createOne","FundingCluster.createMany","FundingCluster.createManyAndReturn","FundingCluster.updateOne","FundingCluster.updateMany","FundingCluster.updateManyAndReturn","FundingCluster.upsertOne","FundingCluster.deleteOne","FundingCluster.deleteMany","FundingCluster.groupBy","FundingCluster.aggregate","AlikeCluster.findUnique","AlikeCluster.findUniqueOrThrow","AlikeCluster.findFirst","AlikeCluster.findFirstOrThrow","AlikeCluster.findMany","AlikeCluster.createOne","AlikeCluster.createMany","AlikeCluster.createManyAndReturn","AlikeCluster.updateOne","AlikeCluster.updateMany","AlikeCluster.updateManyAndReturn","AlikeCluster.upsertOne","AlikeCluster.deleteOne","AlikeCluster.deleteMany","AlikeCluster.groupBy","AlikeCluster.aggregate","PaymentTrust.findUnique","PaymentTrust.findUniqueOrThrow","PaymentTrust.findFirst","PaymentTrust.findFirstOrThrow","PaymentTrust.findMany","PaymentTrust.createOne","PaymentTrust.createMany","PaymentTrust.createManyAndReturn","PaymentTrust.updateOne","PaymentTrust.updateMany","PaymentTrust.updateManyAndReturn","PaymentTrust.upsertOne","PaymentTrust.deleteOne","PaymentTrust.deleteMany","PaymentTrust.groupBy","PaymentTrust.aggregate","QuarantinedTransaction.findUnique","QuarantinedTransaction.findUniqueOrThrow","QuarantinedTransaction.findFirst","QuarantinedTransaction.findFirstOrThrow","QuarantinedTransaction.findMany","QuarantinedTransaction.createOne","QuarantinedTransaction.createMany","QuarantinedTransaction.createManyAndReturn","QuarantinedTransaction.updateOne","QuarantinedTransaction.updateMany","QuarantinedTransaction.updateManyAndReturn","QuarantinedTransaction.upsertOne","QuarantinedTransaction.deleteOne","QuarantinedTransaction.deleteMany","QuarantinedTransaction.groupBy","QuarantinedTransaction.aggregate","QuarantinedWallet.findUnique","QuarantinedWallet.findUniqueOrThrow","QuarantinedWallet.findFirst","QuarantinedWallet.findFirstOrThrow","QuarantinedWallet.findMany","QuarantinedWallet.createOne","QuarantinedWallet.createMany","QuarantinedWallet.createManyAndReturn","QuarantinedWallet.updateOne","QuarantinedWallet.updateMany","QuarantinedWallet.updateManyAndReturn","QuarantinedWallet.upsertOne","QuarantinedWallet.deleteOne","QuarantinedWallet.deleteMany","QuarantinedWallet.groupBy","QuarantinedWallet.aggregate","list","uploads","rows","lines","clusters","shares","List.findUnique","List.findUniqueOrThrow","List.findFirst","List.findFirstOrThrow","List.findMany","List.createOne","List.createMany","List.createManyAndReturn","List.updateOne","List.updateMany","List.updateManyAndReturn","List.upsertOne","List.deleteOne","List.deleteMany","List.groupBy","List.aggregate","ListUpload.findUnique","ListUpload.findUniqueOrThrow","ListUpload.findFirst","ListUpload.findFirstOrThrow","ListUpload.findMany","ListUpload.createOne","ListUpload.createMany","ListUpload.createManyAndReturn","ListUpload.updateOne","ListUpload.updateMany","ListUpload.updateManyAndReturn","ListUpload.upsertOne","ListUpload.deleteOne","ListUpload.deleteMany","ListUpload.groupBy","ListUpload.aggregate","ListRow.findUnique","ListRow.findUniqueOrThrow","ListRow.findFirst","ListRow.findFirstOrThrow","ListRow.findMany","ListRow.createOne","ListRow.createMany","ListRow.createManyAndReturn","ListRow.updateOne","ListRow.updateMany","ListRow.updateManyAndReturn","ListRow.upsertOne","ListRow.deleteOne","ListRow.deleteMany","ListRow.groupBy","ListRow.aggregate","ListLine.findUnique","ListLine.findUniqueOrThrow","ListLine.findFirst","ListLine.findFirstOrThrow","ListLine.findMany","ListLine.createOne","ListLine.createMany","ListLine.createManyAndReturn","ListLine.updateOne","ListLine.updateMany","ListLine.updateManyAndReturn","ListLine.upsertOne","ListLine.deleteOne","ListLine.deleteMany","ListLine.groupBy","ListLine.aggregate","ListCluster.findUnique","ListCluster.findUniqueOrThrow","ListCluster.findFirst","ListCluster.findFirstOrThrow","ListCluster.findMany","ListCluster.createOne","ListCluster.createMany","ListCluster.createManyAndReturn","ListCluster.updateOne","ListCluster.updateMany","ListCluster.updateManyAndReturn","ListCluster.upsertOne","ListCluster.deleteOne","ListCluster.deleteMany","ListCluster.groupBy","ListCluster.aggregate","ListShare.findUnique","ListShare.findUniqueOrThrow","ListShare.findFirst","ListShare.findFirstOrThrow","ListShare.findMany","ListShare.createOne","ListShare.createMany","ListShare.createManyAndReturn","ListShare.updateOne","ListShare.updateMany","ListShare.updateManyAndReturn","ListShare.upsertOne","ListShare.deleteOne","ListShare.deleteMany","ListShare.groupBy","ListShare.aggregate","tree","leafRows","nodes","ListTree.findUnique","ListTree.findUniqueOrThrow","ListTree.findFirst","ListTree.findFirstOrThrow","ListTree.findMany","ListTree.createOne","ListTree.createMany","ListTree.createManyAndReturn","ListTree.updateOne","ListTree.updateMany","ListTree.updateManyAndReturn","ListTree.upsertOne","ListTree.deleteOne","ListTree.deleteMany","ListTree.groupBy","ListTree.aggregate","ListTreeLeaf.findUnique","ListTreeLeaf.findUniqueOrThrow","ListTreeLeaf.findFirst","ListTreeLeaf.findFirstOrThrow","ListTreeLeaf.findMany","ListTreeLeaf.createOne","ListTreeLeaf.createMany","ListTreeLeaf.createManyAndReturn","ListTreeLeaf.updateOne","ListTreeLeaf.updateMany","ListTreeLeaf.updateManyAndReturn","ListTreeLeaf.upsertOne","ListTreeLeaf.deleteOne","ListTreeLeaf.deleteMany","ListTreeLeaf.groupBy","ListTreeLeaf.aggregate","ListTreeNode.findUnique","ListTreeNode.findUniqueOrThrow","ListTreeNode.findFirst","ListTreeNode.findFirstOrThrow","ListTreeNode.findMany","ListTreeNode.createOne","ListTreeNode.createMany","ListTreeNode.createManyAndReturn","ListTreeNode.updateOne","ListTreeNode.updateMany","ListTreeNode.updateManyAndReturn","ListTreeNode.upsertOne","ListTreeNode.deleteOne","ListTreeNode.deleteMany","ListTreeNode.groupBy","ListTreeNode.aggregate","NoticeChannel.findUnique","NoticeChannel.findUniqueOrThrow","NoticeChannel.findFirst","NoticeChannel.findFirstOrThrow","NoticeChannel.findMany","NoticeChannel.createOne","NoticeChannel.createMany","NoticeChannel.createManyAndReturn","NoticeChannel.updateOne","NoticeChannel.updateMany","NoticeChannel.updateManyAndReturn","NoticeChannel.upsertOne","NoticeChannel.deleteOne","NoticeChannel.deleteMany","NoticeChannel.groupBy","NoticeChannel.aggregate","NoticeAddress.findUnique","NoticeAddress.findUniqueOrThrow","NoticeAddress.findFirst","NoticeAddress.findFirstOrThrow","NoticeAddress.findMany","NoticeAddress.createOne","NoticeAddress.createMany","NoticeAddress.createManyAndReturn","NoticeAddress.updateOne","NoticeAddress.updateMany","NoticeAddress.updateManyAndReturn","NoticeAddress.upsertOne","NoticeAddress.deleteOne","NoticeAddress.deleteMany","NoticeAddress.groupBy","NoticeAddress.aggregate","NoticeEvent.findUnique","NoticeEvent.findUniqueOrThrow","NoticeEvent.findFirst","NoticeEvent.findFirstOrThrow","NoticeEvent.findMany","NoticeEvent.createOne","NoticeEvent.createMany","NoticeEvent.createManyAndReturn","NoticeEvent.updateOne","NoticeEvent.updateMany","NoticeEvent.updateManyAndReturn","NoticeEvent.upsertOne","NoticeEvent.deleteOne","NoticeEvent.deleteMany","NoticeEvent.groupBy","NoticeEvent.aggregate","NoticeMessage.findUnique","NoticeMessage.findUniqueOrThrow","NoticeMessage.findFirst","NoticeMessage.findFirstOrThrow","NoticeMessage.findMany","NoticeMessage.createOne","NoticeMessage.createMany","NoticeMessage.createManyAndReturn","NoticeMessage.updateOne","NoticeMessage.updateMany","NoticeMessage.updateManyAndReturn","NoticeMessage.upsertOne","NoticeMessage.deleteOne","NoticeMessage.deleteMany","NoticeMessage.groupBy","NoticeMessage.aggregate","NoticeCondition.findUnique","NoticeCondition.findUniqueOrThrow","NoticeCondition.findFirst","NoticeCondition.findFirstOrThrow","NoticeCondition.findMany","NoticeCondition.createOne","NoticeCondition.createMany","NoticeCondition.createManyAndReturn","NoticeCondition.updateOne","NoticeCondition.updateMany","NoticeCondition.updateManyAndReturn","NoticeCondition.upsertOne","NoticeCondition.deleteOne","NoticeCondition.deleteMany","NoticeCondition.groupBy","NoticeCondition.aggregate","PersonSession.findUnique","PersonSession.findUniqueOrThrow","PersonSession.findFirst","PersonSession.findFirstOrThrow","PersonSession.findMany","PersonSession.createOne","PersonSession.createMany","PersonSession.createManyAndReturn","PersonSession.updateOne","PersonSession.updateMany","PersonSession.updateManyAndReturn","PersonSession.upsertOne","PersonSession.deleteOne","PersonSession.deleteMany","PersonSession.groupBy","PersonSession.aggregate","LogoutToken.findUnique","LogoutToken.findUniqueOrThrow","LogoutToken.findFirst","LogoutToken.findFirstOrThrow","LogoutToken.findMany","LogoutToken.createOne","LogoutToken.createMany","LogoutToken.createManyAndReturn","LogoutToken.updateOne","LogoutToken.updateMany","LogoutToken.updateManyAndReturn","LogoutToken.upsertOne","LogoutToken.deleteOne","LogoutToken.deleteMany","LogoutToken.groupBy","LogoutToken.aggregate","policy","simulations","nullifiers","token","blocks","snapshots","watch","watched","Policy.findUnique","Policy.findUniqueOrThrow","Policy.findFirst","Policy.findFirstOrThrow","Policy.findMany","Policy.createOne","Policy.createMany","Policy.createManyAndReturn","Policy.updateOne","Policy.updateMany","Policy.updateManyAndReturn","Policy.upsertOne","Policy.deleteOne","Policy.deleteMany","Policy.groupBy","Policy.aggregate","PolicySimulation.findUnique","PolicySimulation.findUniqueOrThrow","PolicySimulation.findFirst","PolicySimulation.findFirstOrThrow","PolicySimulation.findMany","PolicySimulation.createOne","PolicySimulation.createMany","PolicySimulation.createManyAndReturn","PolicySimulation.updateOne","PolicySimulation.updateMany","PolicySimulation.updateManyAndReturn","PolicySimulation.upsertOne","PolicySimulation.deleteOne","PolicySimulation.deleteMany","PolicySimulation.groupBy","PolicySimulation.aggregate","PassNullifier.findUnique","PassNullifier.findUniqueOrThrow","PassNullifier.findFirst","PassNullifier.findFirstOrThrow","PassNullifier.findMany","PassNullifier.createOne","PassNullifier.createMany","PassNullifier.createManyAndReturn","PassNullifier.updateOne","PassNullifier.updateMany","PassNullifier.updateManyAndReturn","PassNullifier.upsertOne","PassNullifier.deleteOne","PassNullifier.deleteMany","PassNullifier.groupBy","PassNullifier.aggregate","SnapshotToken.findUnique","SnapshotToken.findUniqueOrThrow","SnapshotToken.findFirst","SnapshotToken.findFirstOrThrow","SnapshotToken.findMany","SnapshotToken.createOne","SnapshotToken.createMany","SnapshotToken.createManyAndReturn","SnapshotToken.updateOne","SnapshotToken.updateMany","SnapshotToken.updateManyAndReturn","SnapshotToken.upsertOne","SnapshotToken.deleteOne","SnapshotToken.deleteMany","SnapshotToken.groupBy","SnapshotToken.aggregate","SnapshotBlock.findUnique","SnapshotBlock.findUniqueOrThrow","SnapshotBlock.findFirst","SnapshotBlock.findFirstOrThrow","SnapshotBlock.findMany","SnapshotBlock.createOne","SnapshotBlock.createMany","SnapshotBlock.createManyAndReturn","SnapshotBlock.updateOne","SnapshotBlock.updateMany","SnapshotBlock.updateManyAndReturn","SnapshotBlock.upsertOne","SnapshotBlock.deleteOne","SnapshotBlock.deleteMany","SnapshotBlock.groupBy","SnapshotBlock.aggregate","SnapshotAnswer.findUnique","SnapshotAnswer.findUniqueOrThrow","SnapshotAnswer.findFirst","SnapshotAnswer.findFirstOrThrow","SnapshotAnswer.findMany","SnapshotAnswer.createOne","SnapshotAnswer.createMany","SnapshotAnswer.createManyAndReturn","SnapshotAnswer.updateOne","SnapshotAnswer.updateMany","SnapshotAnswer.updateManyAndReturn","SnapshotAnswer.upsertOne","SnapshotAnswer.deleteOne","SnapshotAnswer.deleteMany","SnapshotAnswer.groupBy","SnapshotAnswer.aggregate","PolicyWatch.findUnique","PolicyWatch.findUniqueOrThrow","PolicyWatch.findFirst","PolicyWatch.findFirstOrThrow","PolicyWatch.findMany","PolicyWatch.createOne","PolicyWatch.createMany","PolicyWatch.createManyAndReturn","PolicyWatch.updateOne","PolicyWatch.updateMany","PolicyWatch.updateManyAndReturn","PolicyWatch.upsertOne","PolicyWatch.deleteOne","PolicyWatch.deleteMany","PolicyWatch.groupBy","PolicyWatch.aggregate","WatchedWallet.findUnique","WatchedWallet.findUniqueOrThrow","WatchedWallet.findFirst","WatchedWallet.findFirstOrThrow","WatchedWallet.findMany","WatchedWallet.createOne","WatchedWallet.createMany","WatchedWallet.createManyAndReturn","WatchedWallet.updateOne","WatchedWallet.updateMany","WatchedWallet.updateManyAndReturn","WatchedWallet.upsertOne","WatchedWallet.deleteOne","WatchedWallet.deleteMany","WatchedWallet.groupBy","WatchedWallet.aggregate","ChainRead.findUnique","ChainRead.findUniqueOrThrow","ChainRead.findFirst","ChainRead.findFirstOrThrow","ChainRead.findMany","ChainRead.createOne","ChainRead.createMany","ChainRead.createManyAndReturn","ChainRead.updateOne","ChainRead.updateMany","ChainRead.updateManyAndReturn","ChainRead.upsertOne","ChainRead.deleteOne","ChainRead.deleteMany","ChainRead.groupBy","ChainRead.aggregate","wallet","histories","questions","OnceWallet.findUnique","OnceWallet.findUniqueOrThrow","OnceWallet.findFirst","OnceWallet.findFirstOrThrow","OnceWallet.findMany","OnceWallet.createOne","OnceWallet.createMany","OnceWallet.createManyAndReturn","OnceWallet.updateOne","OnceWallet.updateMany","OnceWallet.updateManyAndReturn","OnceWallet.upsertOne","OnceWallet.deleteOne","OnceWallet.deleteMany","OnceWallet.groupBy","OnceWallet.aggregate","OnceHistory.findUnique","OnceHistory.findUniqueOrThrow","OnceHistory.findFirst","OnceHistory.findFirstOrThrow","OnceHistory.findMany","OnceHistory.createOne","OnceHistory.createMany","OnceHistory.createManyAndReturn","OnceHistory.updateOne","OnceHistory.updateMany","OnceHistory.updateManyAndReturn","OnceHistory.upsertOne","OnceHistory.deleteOne","OnceHistory.deleteMany","OnceHistory.groupBy","OnceHistory.aggregate","OnceQuestion.findUnique","OnceQuestion.findUniqueOrThrow","OnceQuestion.findFirst","OnceQuestion.findFirstOrThrow","OnceQuestion.findMany","OnceQuestion.createOne","OnceQuestion.createMany","OnceQuestion.createManyAndReturn","OnceQuestion.updateOne","OnceQuestion.updateMany","OnceQuestion.updateManyAndReturn","OnceQuestion.upsertOne","OnceQuestion.deleteOne","OnceQuestion.deleteMany","OnceQuestion.groupBy","OnceQuestion.aggregate","Reservation.findUnique","Reservation.findUniqueOrThrow","Reservation.findFirst","Reservation.findFirstOrThrow","Reservation.findMany","Reservation.createOne","Reservation.createMany","Reservation.createManyAndReturn","Reservation.updateOne","Reservation.updateMany","Reservation.updateManyAndReturn","Reservation.upsertOne","Reservation.deleteOne","Reservation.deleteMany","Reservation.groupBy","Reservation.aggregate","ReservationCursor.findUnique","ReservationCursor.findUniqueOrThrow","ReservationCursor.findFirst","ReservationCursor.findFirstOrThrow","ReservationCursor.findMany","ReservationCursor.createOne","ReservationCursor.createMany","ReservationCursor.createManyAndReturn","ReservationCursor.updateOne","ReservationCursor.updateMany","ReservationCursor.updateManyAndReturn","ReservationCursor.upsertOne","ReservationCursor.deleteOne","ReservationCursor.deleteMany","ReservationCursor.groupBy","ReservationCursor.aggregate","Voucher.findUnique","Voucher.findUniqueOrThrow","Voucher.findFirst","Voucher.findFirstOrThrow","Voucher.findMany","Voucher.createOne","Voucher.createMany","Voucher.createManyAndReturn","Voucher.updateOne","Voucher.updateMany","Voucher.updateManyAndReturn","Voucher.upsertOne","Voucher.deleteOne","Voucher.deleteMany","Voucher.groupBy","Voucher.aggregate","ReferralCode.findUnique","ReferralCode.findUniqueOrThrow","ReferralCode.findFirst","ReferralCode.findFirstOrThrow","ReferralCode.findMany","ReferralCode.createOne","ReferralCode.createMany","ReferralCode.createManyAndReturn","ReferralCode.updateOne","ReferralCode.updateMany","ReferralCode.updateManyAndReturn","ReferralCode.upsertOne","ReferralCode.deleteOne","ReferralCode.deleteMany","ReferralCode.groupBy","ReferralCode.aggregate","Referral.findUnique","Referral.findUniqueOrThrow","Referral.findFirst","Referral.findFirstOrThrow","Referral.findMany","Referral.createOne","Referral.createMany","Referral.createManyAndReturn","Referral.updateOne","Referral.updateMany","Referral.updateManyAndReturn","Referral.upsertOne","Referral.deleteOne","Referral.deleteMany","Referral.groupBy","Referral.aggregate","SponsoredMint.findUnique","SponsoredMint.findUniqueOrThrow","SponsoredMint.findFirst","SponsoredMint.findFirstOrThrow","SponsoredMint.findMany","SponsoredMint.createOne","SponsoredMint.createMany","SponsoredMint.createManyAndReturn","SponsoredMint.updateOne","SponsoredMint.updateMany","SponsoredMint.updateManyAndReturn","SponsoredMint.upsertOne","SponsoredMint.deleteOne","SponsoredMint.deleteMany","SponsoredMint.groupBy","SponsoredMint.aggregate","SentTransaction.findUnique","SentTransaction.findUniqueOrThrow","SentTransaction.findFirst","SentTransaction.findFirstOrThrow","SentTransaction.findMany","SentTransaction.createOne","SentTransaction.createMany","SentTransaction.createManyAndReturn","SentTransaction.updateOne","SentTransaction.updateMany","SentTransaction.updateManyAndReturn","SentTransaction.upsertOne","SentTransaction.deleteOne","SentTransaction.deleteMany","SentTransaction.groupBy","SentTransaction.aggregate","Score.findUnique","Score.findUniqueOrThrow","Score.findFirst","Score.findFirstOrThrow","Score.findMany","Score.createOne","Score.createMany","Score.createManyAndReturn","Score.updateOne","Score.updateMany","Score.updateManyAndReturn","Score.upsertOne","Score.deleteOne","Score.deleteMany","Score.groupBy","Score.aggregate","ScoreFacts.findUnique","ScoreFacts.findUniqueOrThrow","ScoreFacts.findFirst","ScoreFacts.findFirstOrThrow","ScoreFacts.findMany","ScoreFacts.createOne","ScoreFacts.createMany","ScoreFacts.createManyAndReturn","ScoreFacts.updateOne","ScoreFacts.updateMany","ScoreFacts.updateManyAndReturn","ScoreFacts.upsertOne","ScoreFacts.deleteOne","ScoreFacts.deleteMany","ScoreFacts.groupBy","ScoreFacts.aggregate","ScoreSteps.findUnique","ScoreSteps.findUniqueOrThrow","ScoreSteps.findFirst","ScoreSteps.findFirstOrThrow","ScoreSteps.findMany","ScoreSteps.createOne","ScoreSteps.createMany","ScoreSteps.createManyAndReturn","ScoreSteps.updateOne","ScoreSteps.updateMany","ScoreSteps.updateManyAndReturn","ScoreSteps.upsertOne","ScoreSteps.deleteOne","ScoreSteps.deleteMany","ScoreSteps.groupBy","ScoreSteps.aggregate","ScoreFeed.findUnique","ScoreFeed.findUniqueOrThrow","ScoreFeed.findFirst","ScoreFeed.findFirstOrThrow","ScoreFeed.findMany","ScoreFeed.createOne","ScoreFeed.createMany","ScoreFeed.createManyAndReturn","ScoreFeed.updateOne","ScoreFeed.updateMany","ScoreFeed.updateManyAndReturn","ScoreFeed.upsertOne","ScoreFeed.deleteOne","ScoreFeed.deleteMany","ScoreFeed.groupBy","ScoreFeed.aggregate","IdentityFeed.findUnique","IdentityFeed.findUniqueOrThrow","IdentityFeed.findFirst","IdentityFeed.findFirstOrThrow","IdentityFeed.findMany","IdentityFeed.createOne","IdentityFeed.createMany","IdentityFeed.createManyAndReturn","IdentityFeed.updateOne","IdentityFeed.updateMany","IdentityFeed.updateManyAndReturn","IdentityFeed.upsertOne","IdentityFeed.deleteOne","IdentityFeed.deleteMany","IdentityFeed.groupBy","IdentityFeed.aggregate","SavedRanking.findUnique","SavedRanking.findUniqueOrThrow","SavedRanking.findFirst","SavedRanking.findFirstOrThrow","SavedRanking.findMany","SavedRanking.createOne","SavedRanking.createMany","SavedRanking.createManyAndReturn","SavedRanking.updateOne","SavedRanking.updateMany","SavedRanking.updateManyAndReturn","SavedRanking.upsertOne","SavedRanking.deleteOne","SavedRanking.deleteMany","SavedRanking.groupBy","SavedRanking.aggregate","ScoreClose.findUnique","ScoreClose.findUniqueOrThrow","ScoreClose.findFirst","ScoreClose.findFirstOrThrow","ScoreClose.findMany","ScoreClose.createOne","ScoreClose.createMany","ScoreClose.createManyAndReturn","ScoreClose.updateOne","ScoreClose.updateMany","ScoreClose.updateManyAndReturn","ScoreClose.upsertOne","ScoreClose.deleteOne","ScoreClose.deleteMany","ScoreClose.groupBy","ScoreClose.aggregate","StaleClose.findUnique","StaleClose.findUniqueOrThrow","StaleClose.findFirst","StaleClose.findFirstOrThrow","StaleClose.findMany","StaleClose.createOne","StaleClose.createMany","StaleClose.createManyAndReturn","StaleClose.updateOne","StaleClose.updateMany","StaleClose.updateManyAndReturn","StaleClose.upsertOne","StaleClose.deleteOne","StaleClose.deleteMany","StaleClose.groupBy","StaleClose.aggregate","PendingScore.findUnique","PendingScore.findUniqueOrThrow","PendingScore.findFirst","PendingScore.findFirstOrThrow","PendingScore.findMany","PendingScore.createOne","PendingScore.createMany","PendingScore.createManyAndReturn","PendingScore.updateOne","PendingScore.updateMany","PendingScore.updateManyAndReturn","PendingScore.upsertOne","PendingScore.deleteOne","PendingScore.deleteMany","PendingScore.groupBy","PendingScore.aggregate","ModelSwitch.findUnique","ModelSwitch.findUniqueOrThrow","ModelSwitch.findFirst","ModelSwitch.findFirstOrThrow","ModelSwitch.findMany","ModelSwitch.createOne","ModelSwitch.createMany","ModelSwitch.createManyAndReturn","ModelSwitch.updateOne","ModelSwitch.updateMany","ModelSwitch.updateManyAndReturn","ModelSwitch.upsertOne","ModelSwitch.deleteOne","ModelSwitch.deleteMany","ModelSwitch.groupBy","ModelSwitch.aggregate","ModelComparison.findUnique","ModelComparison.findUniqueOrThrow","ModelComparison.findFirst","ModelComparison.findFirstOrThrow","ModelComparison.findMany","ModelComparison.createOne","ModelComparison.createMany","ModelComparison.createManyAndReturn","ModelComparison.updateOne","ModelComparison.updateMany","ModelComparison.updateManyAndReturn","ModelComparison.upsertOne","ModelComparison.deleteOne","ModelComparison.deleteMany","ModelComparison.groupBy","ModelComparison.aggregate","ScreeningList.findUnique","ScreeningList.findUniqueOrThrow","ScreeningList.findFirst","ScreeningList.findFirstOrThrow","ScreeningList.findMany","ScreeningList.createOne","ScreeningList.createMany","ScreeningList.createManyAndReturn","ScreeningList.updateOne","ScreeningList.updateMany","ScreeningList.updateManyAndReturn","ScreeningList.upsertOne","ScreeningList.deleteOne","ScreeningList.deleteMany","ScreeningList.groupBy","ScreeningList.aggregate","ScreeningEntry.findUnique","ScreeningEntry.findUniqueOrThrow","ScreeningEntry.findFirst","ScreeningEntry.findFirstOrThrow","ScreeningEntry.findMany","ScreeningEntry.createOne","ScreeningEntry.createMany","ScreeningEntry.createManyAndReturn","ScreeningEntry.updateOne","ScreeningEntry.updateMany","ScreeningEntry.updateManyAndReturn","ScreeningEntry.upsertOne","ScreeningEntry.deleteOne","ScreeningEntry.deleteMany","ScreeningEntry.groupBy","ScreeningEntry.aggregate","ScreeningDay.findUnique","ScreeningDay.findUniqueOrThrow","ScreeningDay.findFirst","ScreeningDay.findFirstOrThrow","ScreeningDay.findMany","ScreeningDay.createOne","ScreeningDay.createMany","ScreeningDay.createManyAndReturn","ScreeningDay.updateOne","ScreeningDay.updateMany","ScreeningDay.updateManyAndReturn","ScreeningDay.upsertOne","ScreeningDay.deleteOne","ScreeningDay.deleteMany","ScreeningDay.groupBy","ScreeningDay.aggregate","Takedown.findUnique","Takedown.findUniqueOrThrow","Takedown.findFirst","Takedown.findFirstOrThrow","Takedown.findMany","Takedown.createOne","Takedown.createMany","Takedown.createManyAndReturn","Takedown.updateOne","Takedown.updateMany","Takedown.updateManyAndReturn","Takedown.upsertOne","Takedown.deleteOne","Takedown.deleteMany","Takedown.groupBy","Takedown.aggregate","TradingCursor.findUnique","TradingCursor.findUniqueOrThrow","TradingCursor.findFirst","TradingCursor.findFirstOrThrow","TradingCursor.findMany","TradingCursor.createOne","TradingCursor.createMany","TradingCursor.createManyAndReturn","TradingCursor.updateOne","TradingCursor.updateMany","TradingCursor.updateManyAndReturn","TradingCursor.upsertOne","TradingCursor.deleteOne","TradingCursor.deleteMany","TradingCursor.groupBy","TradingCursor.aggregate","Trade.findUnique","Trade.findUniqueOrThrow","Trade.findFirst","Trade.findFirstOrThrow","Trade.findMany","Trade.createOne","Trade.createMany","Trade.createManyAndReturn","Trade.updateOne","Trade.updateMany","Trade.updateManyAndReturn","Trade.upsertOne","Trade.deleteOne","Trade.deleteMany","Trade.groupBy","Trade.aggregate","TradingHolding.findUnique","TradingHolding.findUniqueOrThrow","TradingHolding.findFirst","TradingHolding.findFirstOrThrow","TradingHolding.findMany","TradingHolding.createOne","TradingHolding.createMany","TradingHolding.createManyAndReturn","TradingHolding.updateOne","TradingHolding.updateMany","TradingHolding.updateManyAndReturn","TradingHolding.upsertOne","TradingHolding.deleteOne","TradingHolding.deleteMany","TradingHolding.groupBy","TradingHolding.aggregate","Trader.findUnique","Trader.findUniqueOrThrow","Trader.findFirst","Trader.findFirstOrThrow","Trader.findMany","Trader.createOne","Trader.createMany","Trader.createManyAndReturn","Trader.updateOne","Trader.updateMany","Trader.updateManyAndReturn","Trader.upsertOne","Trader.deleteOne","Trader.deleteMany","Trader.groupBy","Trader.aggregate","TraderHistogram.findUnique","TraderHistogram.findUniqueOrThrow","TraderHistogram.findFirst","TraderHistogram.findFirstOrThrow","TraderHistogram.findMany","TraderHistogram.createOne","TraderHistogram.createMany","TraderHistogram.createManyAndReturn","TraderHistogram.updateOne","TraderHistogram.updateMany","TraderHistogram.updateManyAndReturn","TraderHistogram.upsertOne","TraderHistogram.deleteOne","TraderHistogram.deleteMany","TraderHistogram.groupBy","TraderHistogram.aggregate","StaleTrader.findUnique","StaleTrader.findUniqueOrThrow","StaleTrader.findFirst","StaleTrader.findFirstOrThrow","StaleTrader.findMany","StaleTrader.createOne","StaleTrader.createMany","StaleTrader.createManyAndReturn","StaleTrader.updateOne","StaleTrader.updateMany","StaleTrader.updateManyAndReturn","StaleTrader.upsertOne","StaleTrader.deleteOne","StaleTrader.deleteMany","StaleTrader.groupBy","StaleTrader.aggregate","Wallet.findUnique","Wallet.findUniqueOrThrow","Wallet.findFirst","Wallet.findFirstOrThrow","Wallet.findMany","Wallet.createOne","Wallet.createMany","Wallet.createManyAndReturn","Wallet.updateOne","Wallet.updateMany","Wallet.updateManyAndReturn","Wallet.upsertOne","Wallet.deleteOne","Wallet.deleteMany","Wallet.groupBy","Wallet.aggregate","TrackedWallet.findUnique","TrackedWallet.findUniqueOrThrow","TrackedWallet.findFirst","TrackedWallet.findFirstOrThrow","TrackedWallet.findMany","TrackedWallet.createOne","TrackedWallet.createMany","TrackedWallet.createManyAndReturn","TrackedWallet.updateOne","TrackedWallet.updateMany","TrackedWallet.updateManyAndReturn","TrackedWallet.upsertOne","TrackedWallet.deleteOne","TrackedWallet.deleteMany","TrackedWallet.groupBy","TrackedWallet.aggregate","Tracking.findUnique","Tracking.findUniqueOrThrow","Tracking.findFirst","Tracking.findFirstOrThrow","Tracking.findMany","Tracking.createOne","Tracking.createMany","Tracking.createManyAndReturn","Tracking.updateOne","Tracking.updateMany","Tracking.updateManyAndReturn","Tracking.upsertOne","Tracking.deleteOne","Tracking.deleteMany","Tracking.groupBy","Tracking.aggregate","backfills","line","Backfill.findUnique","Backfill.findUniqueOrThrow","Backfill.findFirst","Backfill.findFirstOrThrow","Backfill.findMany","Backfill.createOne","Backfill.createMany","Backfill.createManyAndReturn","Backfill.updateOne","Backfill.updateMany","Backfill.updateManyAndReturn","Backfill.upsertOne","Backfill.deleteOne","Backfill.deleteMany","Backfill.groupBy","Backfill.aggregate","BackfillParty.findUnique","BackfillParty.findUniqueOrThrow","BackfillParty.findFirst","BackfillParty.findFirstOrThrow","BackfillParty.findMany","BackfillParty.createOne","BackfillParty.createMany","BackfillParty.createManyAndReturn","BackfillParty.updateOne","BackfillParty.updateMany","BackfillParty.updateManyAndReturn","BackfillParty.upsertOne","BackfillParty.deleteOne","BackfillParty.deleteMany","BackfillParty.groupBy","BackfillParty.aggregate","StagedActivity.findUnique","StagedActivity.findUniqueOrThrow","StagedActivity.findFirst","StagedActivity.findFirstOrThrow","StagedActivity.findMany","StagedActivity.createOne","StagedActivity.createMany","StagedActivity.createManyAndReturn","StagedActivity.updateOne","StagedActivity.updateMany","StagedActivity.updateManyAndReturn","StagedActivity.upsertOne","StagedActivity.deleteOne","StagedActivity.deleteMany","StagedActivity.groupBy","StagedActivity.aggregate","AutomaticTracking.findUnique","AutomaticTracking.findUniqueOrThrow","AutomaticTracking.findFirst","AutomaticTracking.findFirstOrThrow","AutomaticTracking.findMany","AutomaticTracking.createOne","AutomaticTracking.createMany","AutomaticTracking.createManyAndReturn","AutomaticTracking.updateOne","AutomaticTracking.updateMany","AutomaticTracking.updateManyAndReturn","AutomaticTracking.upsertOne","AutomaticTracking.deleteOne","AutomaticTracking.deleteMany","AutomaticTracking.groupBy","AutomaticTracking.aggregate","Outbox.findUnique","Outbox.findUniqueOrThrow","Outbox.findFirst","Outbox.findFirstOrThrow","Outbox.findMany","Outbox.createOne","Outbox.createMany","Outbox.createManyAndReturn","Outbox.updateOne","Outbox.updateMany","Outbox.updateManyAndReturn","Outbox.upsertOne","Outbox.deleteOne","Outbox.deleteMany","Outbox.groupBy","Outbox.aggregate","webhook","delivery","attempts","deliveries","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","WebhookAttempt.findUnique","WebhookAttempt.findUniqueOrThrow","WebhookAttempt.findFirst","WebhookAttempt.findFirstOrThrow","WebhookAttempt.findMany","WebhookAttempt.createOne","WebhookAttempt.createMany","WebhookAttempt.createManyAndReturn","WebhookAttempt.updateOne","WebhookAttempt.updateMany","WebhookAttempt.updateManyAndReturn","WebhookAttempt.upsertOne","WebhookAttempt.deleteOne","WebhookAttempt.deleteMany","WebhookAttempt.groupBy","WebhookAttempt.aggregate","AND","OR","NOT","id","deliveryId","at","statusCode","durationMs","error","requestHeaders","responseBody","equals","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","lt","lte","gt","gte","not","in","notIn","contains","startsWith","endsWith","webhookId","messageId","event","body","replayOf","status","attempt","earlierAttempts","nextAttemptAt","claim","leasedUntil","createdAt","traceparent","developerId","url","host","subjects","allSubjects","secret","oldSecret","oldSecretUntil","signatureKey","oldSignatureKey","active","disabledReason","operatorOff","failingSince","isFull","missedFrom","missedUntil","has","hasEvery","hasSome","every","some","none","subjectsDone","expandedTo","address","client","chainId","blockNumber","txIndex","logIndex","own","ran","kind","txHash","counterparty","asset","assetOut","method","amount","amountOut","fee","wallet_chainId_blockNumber_logIndex_kind_txHash","party","servedAt","turns","queuedAt","dueAt","progress","address_chainId","developerId_address","state","transactions","truncated","unreadRows","gaps","smartAccount","source","fromBlock","toBlock","sources","readyAt","checkedAt","attestedFrom","attestedTo","attestDue","subject","period","sort","bucket","prefix","traders","chainId_period_sort_bucket_prefix","trades","volume","profit","chainId_period_subject","units","cost","subject_chainId_token","chainId_at_blockNumber_txIndex_logIndex_wallet","since24h","since7d","since30d","settings","target","reason","liftedAt","kind_target","day","refreshedAt","list_day","listed","list_address_at","name","changedAt","publishedAt","entries","unread","etag","lastModified","refused","refusedCount","accepted","version","requestedAt","compared","finishedAt","result","announcedAt","activeFrom","activatedAt","rescoredAt","summary","cause","scoredTo","scored","fromDay","subject_chainId","until","total","activity","age","diversity","governance","social","risk","loyalty","ranked","confidence","recordedAt","subject_chainId_day","position","scopes","savedAt","before","after","rankedBefore","rankedAfter","reachedBefore","reachedAfter","sourceChain","days","factsHash","facts","subject_factsHash","bonus","unavailable","stale","modelHash","reachedAt","nextChangeDay","updatedAt","sender","nonce","raw","hashes","raises","sentAt","minedAt","chainId_sender_nonce","referee","referrer","code","confirmedAt","claimer","price","signature","expiresAt","referralCode","consents","blockHash","deposit","reservedAt","chainId_txHash_logIndex","asker","askedAt","reads","payer","readAt","comparedAt","compareFrom","alike","headAt","asker_address","calls","party_day","policyId","outcome","chainOutcomes","chainReadAt","nextOutcome","nextBlocks","since","readsChain","turnAt","tokenHash","score","tokenHash_day_address","network","snapshot","endsAt","stored","groupId","nullifier","firstAt","lastSubject","tally","policyId_address","tokenHash_network_snapshot","policyId_groupId","ended","issuedAt","issuer","providerSession","role","grantedBy","refreshToken","checkAt","checkFault","revokedAt","lastUsedAt","channelId","key","seenAt","notifiedAt","items","notices","endedAt","targetHash","asked","medium","kinds","namedAt","failures","treeId","piece","bytes","index","listId","who","cap","floor","decimals","root","leaves","sum","domain","signer","treeId_piece","treeId_index","cluster","size","strength","members","evidence","keep","row","text","input","special","duplicateOf","reasons","svcId","tier","flags","known","sameAs","read","repair","column","previousId","format","columns","counts","charged","reading","lastRow","completedAt","listId_cluster","listId_line_reason","listId_row","listId_piece","partlyRead","wallet_chainId_blockNumber_txIndex","firstBlock","retryAt","resolvedAt","chainId_blockNumber_txIndex","weight","foundBy","funder","clusterSize","chainLength","chainId_wallet","block","wallet_chainId_block","wallet_chainId","number","hash","parentHash","time","statedTime","chainId_number","pausedAt","pauseReason","reindexFrom","reindexRequestedAt","reindexStartedAt","setAsideBlock","setAsideRequestedAt","chainId_host","blockTime","guessed","headNumber","finalizedBlock","scoredBlock","scoredHash","dayBlockNumber","dayBlockHash","dayBlockTime","missingBlock","missingSince","joinedAt","ownerTx","owner","movedAt","name_ownerTx","leftAt","address_name_owner","primary","linkedAt","tokenId","parent","mintedAt","final","blocked","received","nameHash","account","epoch","firstIndex","firstAddress","chunkHash","epoch_firstIndex","previousRoot","chains","lineBytes","checksum","storedBytes","published","hour","keyId","endpoint","requests","errors","latencies","developerId_hour_keyId_endpoint","developerId_day","caller","caller_hour","path","bodyHash","committed","results","fence","startedAt","caller_method_path_key","actor","act","details","requestId","origins","policyIds","permissions","rateLimit","last4","suspendedAt","suspensionReason","replacedBy","erasingAt","erasedAt","channelId_key","channelId_kind","developerId_targetHash","value","uid","revocation","chainId_uid","contract","chainId_contract_uid_issuer","schemaUid","expirationTime","attestation","chainId_contract_uid","omittedBytes","decoded","preview","revocable","refUid","salt","signatureKind","revocationReason","revocationDetails","publicReason","revocationSignature","revocationSeq","revokedBlock","revokedTxHash","uid_issuer_chainId_contract","nameKey","schema","resolver","flag","openedAt","decideBy","decidedAt","decision","totalBefore","totalAfter","consent","wallet_flag","earnedAt","claimedAt","lostAt","subject_id","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "nCGKCMANCfENAAC6GAAw8g0AAAQAEPMNAAC6GAAw9A0BAOIVACHcDgEA4hUAIcARQADmFQAhwRFAAOUVACHCEUAA5RUAIcMRAAC7GAAgAQAAAAEAIAEAAAABACAI8Q0AALoYADDyDQAABAAQ8w0AALoYADD0DQEA4hUAIdwOAQDiFQAhwBFAAOYVACHBEUAA5RUAIcIRQADlFQAhAsERAAC8GAAgwhEAALwYACADAAAABAAgAwAABQAwBAAAAQAgAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACAF9A0BAAAAAdwOAQAAAAHAEUAAAAABwRFAAAAAAcIRQAAAAAEBCAAACQAgBfQNAQAAAAHcDgEAAAABwBFAAAAAAcERQAAAAAHCEUAAAAABAQgAAAsAMAEIAAALADAF9A0BAMcYACHcDgEAxxgAIcARQADDGAAhwRFAAM8YACHCEUAAzxgAIQIAAAABACAIAAAOACAF9A0BAMcYACHcDgEAxxgAIcARQADDGAAhwRFAAM8YACHCEUAAzxgAIQIAAAAEACAIAAAQACACAAAABAAgCAAAEAAgAwAAAAEAIA8AAAkAIBAAAA4AIAEAAAABACABAAAABAAgBRUAAIQgACAWAACGIAAgFwAAhSAAIMERAAC8GAAgwhEAALwYACAI8Q0AALkYADDyDQAAFwAQ8w0AALkYADD0DQEAwxUAIdwOAQDDFQAhwBFAAMQVACHBEUAA2RUAIcIRQADZFQAhAwAAAAQAIAMAABYAMBQAABcAIAMAAAAEACADAAAFADAEAAABACATyAgBAOIVACHxDQAAtxgAMPINAAAdABDzDQAAtxgAMPQNAQAAAAGSDgEA4hUAIZoOAQDiFQAh8A4BAOIVACGPD0AA5RUAIZkQAADdFQAgtxEBAOIVACG4EUAA5hUAIbkRQADmFQAhuhFAAOUVACG7EQEA5BUAIbwRAgDpFQAhvRECAOkVACG-EQEAAAABvxEAALgYACABAAAAGgAgAQAAABoAIBLICAEA4hUAIfENAAC3GAAw8g0AAB0AEPMNAAC3GAAw9A0BAOIVACGSDgEA4hUAIZoOAQDiFQAh8A4BAOIVACGPD0AA5RUAIZkQAADdFQAgtxEBAOIVACG4EUAA5hUAIbkRQADmFQAhuhFAAOUVACG7EQEA5BUAIbwRAgDpFQAhvRECAOkVACG-EQEA5BUAIQaPDwAAvBgAILoRAAC8GAAguxEAALwYACC8EQAAvBgAIL0RAAC8GAAgvhEAALwYACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAMAAAAdACADAAAeADAEAAAaACAPyAgBAAAAAfQNAQAAAAGSDgEAAAABmg4BAAAAAfAOAQAAAAGPD0AAAAABmRAAAIMgACC3EQEAAAABuBFAAAAAAbkRQAAAAAG6EUAAAAABuxEBAAAAAbwRAgAAAAG9EQIAAAABvhEBAAAAAQEIAAAiACAPyAgBAAAAAfQNAQAAAAGSDgEAAAABmg4BAAAAAfAOAQAAAAGPD0AAAAABmRAAAIMgACC3EQEAAAABuBFAAAAAAbkRQAAAAAG6EUAAAAABuxEBAAAAAbwRAgAAAAG9EQIAAAABvhEBAAAAAQEIAAAkADABCAAAJAAwD8gIAQDHGAAh9A0BAMcYACGSDgEAxxgAIZoOAQDHGAAh8A4BAMcYACGPD0AAzxgAIZkQAACCIAAgtxEBAMcYACG4EUAAwxgAIbkRQADDGAAhuhFAAM8YACG7EQEAxhgAIbwRAgDEGAAhvRECAMQYACG-EQEAxhgAIQIAAAAaACAIAAAnACAPyAgBAMcYACH0DQEAxxgAIZIOAQDHGAAhmg4BAMcYACHwDgEAxxgAIY8PQADPGAAhmRAAAIIgACC3EQEAxxgAIbgRQADDGAAhuRFAAMMYACG6EUAAzxgAIbsRAQDGGAAhvBECAMQYACG9EQIAxBgAIb4RAQDGGAAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACALFQAA_R8AIBYAAIAgACAXAAD_HwAgKAAA_h8AICkAAIEgACCPDwAAvBgAILoRAAC8GAAguxEAALwYACC8EQAAvBgAIL0RAAC8GAAgvhEAALwYACASyAgBAMMVACHxDQAAthgAMPINAAAwABDzDQAAthgAMPQNAQDDFQAhkg4BAMMVACGaDgEAwxUAIfAOAQDDFQAhjw9AANkVACGZEAAA3RUAILcRAQDDFQAhuBFAAMQVACG5EUAAxBUAIboRQADZFQAhuxEBAMcVACG8EQIAxRUAIb0RAgDFFQAhvhEBAMcVACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAvxDQAAtRgAMPINAAA2ABDzDQAAtRgAMJgOQADmFQAhmg4BAOQVACH4DgEA5BUAIZwRAQAAAAGoESAA4xUAIbQRAQAAAAG1EQEA4hUAIbYRAQDiFQAhAQAAADMAIAEAAAAzACAL8Q0AALUYADDyDQAANgAQ8w0AALUYADCYDkAA5hUAIZoOAQDkFQAh-A4BAOQVACGcEQEA4hUAIagRIADjFQAhtBEBAOQVACG1EQEA4hUAIbYRAQDiFQAhA5oOAAC8GAAg-A4AALwYACC0EQAAvBgAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgAwAAADYAIAMAADcAMAQAADMAIAiYDkAAAAABmg4BAAAAAfgOAQAAAAGcEQEAAAABqBEgAAAAAbQRAQAAAAG1EQEAAAABthEBAAAAAQEIAAA7ACAImA5AAAAAAZoOAQAAAAH4DgEAAAABnBEBAAAAAagRIAAAAAG0EQEAAAABtREBAAAAAbYRAQAAAAEBCAAAPQAwAQgAAD0AMAiYDkAAwxgAIZoOAQDGGAAh-A4BAMYYACGcEQEAxxgAIagRIADlGAAhtBEBAMYYACG1EQEAxxgAIbYRAQDHGAAhAgAAADMAIAgAAEAAIAiYDkAAwxgAIZoOAQDGGAAh-A4BAMYYACGcEQEAxxgAIagRIADlGAAhtBEBAMYYACG1EQEAxxgAIbYRAQDHGAAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAGFQAA-h8AIBYAAPwfACAXAAD7HwAgmg4AALwYACD4DgAAvBgAILQRAAC8GAAgC_ENAAC0GAAw8g0AAEkAEPMNAAC0GAAwmA5AAMQVACGaDgEAxxUAIfgOAQDHFQAhnBEBAMMVACGoESAA3hUAIbQRAQDHFQAhtREBAMMVACG2EQEAwxUAIQMAAAA2ACADAABIADAUAABJACADAAAANgAgAwAANwAwBAAAMwAgJQgBAOIVACHxDQAAshgAMPINAABPABDzDQAAshgAMPQNAQAAAAGYDkAA5hUAIbUOBADtFQAhtg4EAJoWACG4DgIA6RUAIbwOAQDkFQAh3A4BAOIVACGzDwEA5BUAIcEPAQDkFQAhxQ8BAOQVACHvDwEA4hUAIfYPQADlFQAhxxAEAO0VACHpECAA4xUAIZwRAQDiFQAhnxEBAOIVACGhEQEA4hUAIaIRBADtFQAhpRECAOkVACGmEQAA6xUAIKcRAADrFQAgqBEgAOMVACGpEQEA4hUAIaoRAQDkFQAhqxEBAOIVACGsEQEA5BUAIa0RAQDkFQAhrhEBAOQVACGvEQEA5BUAIbARBAAAAAGxEQQAmhYAIbIRAQDkFQAhsxEAALMYACABAAAATAAgAQAAAEwAICQIAQDiFQAh8Q0AALIYADDyDQAATwAQ8w0AALIYADD0DQEA4hUAIZgOQADmFQAhtQ4EAO0VACG2DgQAmhYAIbgOAgDpFQAhvA4BAOQVACHcDgEA4hUAIbMPAQDkFQAhwQ8BAOQVACHFDwEA5BUAIe8PAQDiFQAh9g9AAOUVACHHEAQA7RUAIekQIADjFQAhnBEBAOIVACGfEQEA4hUAIaERAQDiFQAhohEEAO0VACGlEQIA6RUAIaYRAADrFQAgpxEAAOsVACCoESAA4xUAIakRAQDiFQAhqhEBAOQVACGrEQEA4hUAIawRAQDkFQAhrREBAOQVACGuEQEA5BUAIa8RAQDkFQAhsBEEAJoWACGxEQQAmhYAIbIRAQDkFQAhErYOAAC8GAAguA4AALwYACC8DgAAvBgAILMPAAC8GAAgwQ8AALwYACDFDwAAvBgAIPYPAAC8GAAgpREAALwYACCmEQAAvBgAIKcRAAC8GAAgqhEAALwYACCsEQAAvBgAIK0RAAC8GAAgrhEAALwYACCvEQAAvBgAILARAAC8GAAgsREAALwYACCyEQAAvBgAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgAwAAAE8AIAMAAFAAMAQAAEwAICEIAQAAAAH0DQEAAAABmA5AAAAAAbUOBAAAAAG2DgQAAAABuA4CAAAAAbwOAQAAAAHcDgEAAAABsw8BAAAAAcEPAQAAAAHFDwEAAAAB7w8BAAAAAfYPQAAAAAHHEAQAAAAB6RAgAAAAAZwRAQAAAAGfEQEAAAABoREBAAAAAaIRBAAAAAGlEQIAAAABphGAAAAAAacRgAAAAAGoESAAAAABqREBAAAAAaoRAQAAAAGrEQEAAAABrBEBAAAAAa0RAQAAAAGuEQEAAAABrxEBAAAAAbARBAAAAAGxEQQAAAABshEBAAAAAQEIAABUACAhCAEAAAAB9A0BAAAAAZgOQAAAAAG1DgQAAAABtg4EAAAAAbgOAgAAAAG8DgEAAAAB3A4BAAAAAbMPAQAAAAHBDwEAAAABxQ8BAAAAAe8PAQAAAAH2D0AAAAABxxAEAAAAAekQIAAAAAGcEQEAAAABnxEBAAAAAaERAQAAAAGiEQQAAAABpRECAAAAAaYRgAAAAAGnEYAAAAABqBEgAAAAAakRAQAAAAGqEQEAAAABqxEBAAAAAawRAQAAAAGtEQEAAAABrhEBAAAAAa8RAQAAAAGwEQQAAAABsREEAAAAAbIRAQAAAAEBCAAAVgAwAQgAAFYAMCEIAQDHGAAh9A0BAMcYACGYDkAAwxgAIbUOBADCGAAhtg4EAK4ZACG4DgIAxBgAIbwOAQDGGAAh3A4BAMcYACGzDwEAxhgAIcEPAQDGGAAhxQ8BAMYYACHvDwEAxxgAIfYPQADPGAAhxxAEAMIYACHpECAA5RgAIZwRAQDHGAAhnxEBAMcYACGhEQEAxxgAIaIRBADCGAAhpRECAMQYACGmEYAAAAABpxGAAAAAAagRIADlGAAhqREBAMcYACGqEQEAxhgAIasRAQDHGAAhrBEBAMYYACGtEQEAxhgAIa4RAQDGGAAhrxEBAMYYACGwEQQArhkAIbERBACuGQAhshEBAMYYACECAAAATAAgCAAAWQAgIQgBAMcYACH0DQEAxxgAIZgOQADDGAAhtQ4EAMIYACG2DgQArhkAIbgOAgDEGAAhvA4BAMYYACHcDgEAxxgAIbMPAQDGGAAhwQ8BAMYYACHFDwEAxhgAIe8PAQDHGAAh9g9AAM8YACHHEAQAwhgAIekQIADlGAAhnBEBAMcYACGfEQEAxxgAIaERAQDHGAAhohEEAMIYACGlEQIAxBgAIaYRgAAAAAGnEYAAAAABqBEgAOUYACGpEQEAxxgAIaoRAQDGGAAhqxEBAMcYACGsEQEAxhgAIa0RAQDGGAAhrhEBAMYYACGvEQEAxhgAIbARBACuGQAhsREEAK4ZACGyEQEAxhgAIQIAAABPACAIAABbACACAAAATwAgCAAAWwAgAwAAAEwAIA8AAFQAIBAAAFkAIAEAAABMACABAAAATwAgFxUAAPUfACAWAAD4HwAgFwAA9x8AICgAAPYfACApAAD5HwAgtg4AALwYACC4DgAAvBgAILwOAAC8GAAgsw8AALwYACDBDwAAvBgAIMUPAAC8GAAg9g8AALwYACClEQAAvBgAIKYRAAC8GAAgpxEAALwYACCqEQAAvBgAIKwRAAC8GAAgrREAALwYACCuEQAAvBgAIK8RAAC8GAAgsBEAALwYACCxEQAAvBgAILIRAAC8GAAgJAgBAMMVACHxDQAAsRgAMPINAABiABDzDQAAsRgAMPQNAQDDFQAhmA5AAMQVACG1DgQAwhUAIbYOBACWFgAhuA4CAMUVACG8DgEAxxUAIdwOAQDDFQAhsw8BAMcVACHBDwEAxxUAIcUPAQDHFQAh7w8BAMMVACH2D0AA2RUAIccQBADCFQAh6RAgAN4VACGcEQEAwxUAIZ8RAQDDFQAhoREBAMMVACGiEQQAwhUAIaURAgDFFQAhphEAAMgVACCnEQAAyBUAIKgRIADeFQAhqREBAMMVACGqEQEAxxUAIasRAQDDFQAhrBEBAMcVACGtEQEAxxUAIa4RAQDHFQAhrxEBAMcVACGwEQQAlhYAIbERBACWFgAhshEBAMcVACEDAAAATwAgAwAAYQAwFAAAYgAgAwAAAE8AIAMAAFAAMAQAAEwAIBDxDQAArxgAMPINAABoABDzDQAArxgAMLUOBADtFQAhtg4EAO0VACG4DgIA6hUAIdwOAQDiFQAhsw8BAOIVACHvDwEA4hUAIccQBADtFQAhnBEBAOIVACGfEQEA4hUAIaERAQDiFQAhohEEAO0VACGjEQAA9RUAIKQRAACwGAAgAQAAAGUAIAEAAABlACAP8Q0AAK8YADDyDQAAaAAQ8w0AAK8YADC1DgQA7RUAIbYOBADtFQAhuA4CAOoVACHcDgEA4hUAIbMPAQDiFQAh7w8BAOIVACHHEAQA7RUAIZwRAQDiFQAhnxEBAOIVACGhEQEA4hUAIaIRBADtFQAhoxEAAPUVACAAAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDLUOBAAAAAG2DgQAAAABuA4CAAAAAdwOAQAAAAGzDwEAAAAB7w8BAAAAAccQBAAAAAGcEQEAAAABnxEBAAAAAaERAQAAAAGiEQQAAAABoxGAAAAAAQEIAABtACAMtQ4EAAAAAbYOBAAAAAG4DgIAAAAB3A4BAAAAAbMPAQAAAAHvDwEAAAABxxAEAAAAAZwRAQAAAAGfEQEAAAABoREBAAAAAaIRBAAAAAGjEYAAAAABAQgAAG8AMAEIAABvADAMtQ4EAMIYACG2DgQAwhgAIbgOAgDFGAAh3A4BAMcYACGzDwEAxxgAIe8PAQDHGAAhxxAEAMIYACGcEQEAxxgAIZ8RAQDHGAAhoREBAMcYACGiEQQAwhgAIaMRgAAAAAECAAAAZQAgCAAAcgAgDLUOBADCGAAhtg4EAMIYACG4DgIAxRgAIdwOAQDHGAAhsw8BAMcYACHvDwEAxxgAIccQBADCGAAhnBEBAMcYACGfEQEAxxgAIaERAQDHGAAhohEEAMIYACGjEYAAAAABAgAAAGgAIAgAAHQAIAIAAABoACAIAAB0ACADAAAAZQAgDwAAbQAgEAAAcgAgAQAAAGUAIAEAAABoACAFFQAA8B8AIBYAAPMfACAXAADyHwAgKAAA8R8AICkAAPQfACAP8Q0AAK4YADDyDQAAewAQ8w0AAK4YADC1DgQAwhUAIbYOBADCFQAhuA4CAMYVACHcDgEAwxUAIbMPAQDDFQAh7w8BAMMVACHHEAQAwhUAIZwRAQDDFQAhnxEBAMMVACGhEQEAwxUAIaIRBADCFQAhoxEAAPIVACADAAAAaAAgAwAAegAwFAAAewAgAwAAAGgAIAMAAGkAMAQAAGUAIAvxDQAArBgAMPINAACBAQAQ8w0AAKwYADC1DgQA7RUAIbYOBADtFQAhvA4BAOIVACHvDwEA4hUAIdIQBADtFQAhnBEBAOIVACGfEQEA4hUAIaARAACtGAAgAQAAAH4AIAEAAAB-ACAK8Q0AAKwYADDyDQAAgQEAEPMNAACsGAAwtQ4EAO0VACG2DgQA7RUAIbwOAQDiFQAh7w8BAOIVACHSEAQA7RUAIZwRAQDiFQAhnxEBAOIVACEAAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgB7UOBAAAAAG2DgQAAAABvA4BAAAAAe8PAQAAAAHSEAQAAAABnBEBAAAAAZ8RAQAAAAEBCAAAhgEAIAe1DgQAAAABtg4EAAAAAbwOAQAAAAHvDwEAAAAB0hAEAAAAAZwRAQAAAAGfEQEAAAABAQgAAIgBADABCAAAiAEAMAe1DgQAwhgAIbYOBADCGAAhvA4BAMcYACHvDwEAxxgAIdIQBADCGAAhnBEBAMcYACGfEQEAxxgAIQIAAAB-ACAIAACLAQAgB7UOBADCGAAhtg4EAMIYACG8DgEAxxgAIe8PAQDHGAAh0hAEAMIYACGcEQEAxxgAIZ8RAQDHGAAhAgAAAIEBACAIAACNAQAgAgAAAIEBACAIAACNAQAgAwAAAH4AIA8AAIYBACAQAACLAQAgAQAAAH4AIAEAAACBAQAgBRUAAOsfACAWAADuHwAgFwAA7R8AICgAAOwfACApAADvHwAgCvENAACrGAAw8g0AAJQBABDzDQAAqxgAMLUOBADCFQAhtg4EAMIVACG8DgEAwxUAIe8PAQDDFQAh0hAEAMIVACGcEQEAwxUAIZ8RAQDDFQAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIAXxDQAAqhgAMPINAACaAQAQ8w0AAKoYADDcDgEAAAABuxACAOoVACEBAAAAlwEAIAEAAACXAQAgBfENAACqGAAw8g0AAJoBABDzDQAAqhgAMNwOAQDiFQAhuxACAOoVACEAAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgAtwOAQAAAAG7EAIAAAABAQgAAJ8BACAC3A4BAAAAAbsQAgAAAAEBCAAAoQEAMAEIAAChAQAwAtwOAQDHGAAhuxACAMUYACECAAAAlwEAIAgAAKQBACAC3A4BAMcYACG7EAIAxRgAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBRUAAOYfACAWAADpHwAgFwAA6B8AICgAAOcfACApAADqHwAgBfENAACpGAAw8g0AAK0BABDzDQAAqRgAMNwOAQDDFQAhuxACAMYVACEDAAAAmgEAIAMAAKwBADAUAACtAQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAkIAAD1FQAg8Q0AAKgYADDyDQAAswEAEPMNAACoGAAw9A0BAAAAAfYNQADmFQAhsw4BAOIVACG7DgEA4hUAIc0PQADlFQAhAQAAALABACABAAAAsAEAIAkIAAD1FQAg8Q0AAKgYADDyDQAAswEAEPMNAACoGAAw9A0BAOIVACH2DUAA5hUAIbMOAQDiFQAhuw4BAOIVACHND0AA5RUAIQHNDwAAvBgAIAMAAACzAQAgAwAAtAEAMAQAALABACADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAYIgAAAAAH0DQEAAAAB9g1AAAAAAbMOAQAAAAG7DgEAAAABzQ9AAAAAAQEIAAC4AQAgBgiAAAAAAfQNAQAAAAH2DUAAAAABsw4BAAAAAbsOAQAAAAHND0AAAAABAQgAALoBADABCAAAugEAMAYIgAAAAAH0DQEAxxgAIfYNQADDGAAhsw4BAMcYACG7DgEAxxgAIc0PQADPGAAhAgAAALABACAIAAC9AQAgBgiAAAAAAfQNAQDHGAAh9g1AAMMYACGzDgEAxxgAIbsOAQDHGAAhzQ9AAM8YACECAAAAswEAIAgAAL8BACACAAAAswEAIAgAAL8BACADAAAAsAEAIA8AALgBACAQAAC9AQAgAQAAALABACABAAAAswEAIAQVAADjHwAgFgAA5R8AIBcAAOQfACDNDwAAvBgAIAkIAADyFQAg8Q0AAKcYADDyDQAAxgEAEPMNAACnGAAw9A0BAMMVACH2DUAAxBUAIbMOAQDDFQAhuw4BAMMVACHND0AA2RUAIQMAAACzAQAgAwAAxQEAMBQAAMYBACADAAAAswEAIAMAALQBADAEAACwAQAgEr8NAgDqFQAh8Q0AAKUYADDyDQAAzAEAEPMNAAClGAAw9g1AAOYVACG1DgQA7RUAIbYOBADtFQAhuA4CAOoVACG8DgEA4hUAIdwOAQDiFQAhsw8BAOQVACHFDwEA5BUAIe8PAQDiFQAhuBBAAOYVACHSEAQA7RUAIZwRAQDiFQAhnREAAOsVACCeEQAAphgAIAEAAADJAQAgAQAAAMkBACARvw0CAOoVACHxDQAApRgAMPINAADMAQAQ8w0AAKUYADD2DUAA5hUAIbUOBADtFQAhtg4EAO0VACG4DgIA6hUAIbwOAQDiFQAh3A4BAOIVACGzDwEA5BUAIcUPAQDkFQAh7w8BAOIVACG4EEAA5hUAIdIQBADtFQAhnBEBAOIVACGdEQAA6xUAIAOzDwAAvBgAIMUPAAC8GAAgnREAALwYACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACAOvw0CAAAAAfYNQAAAAAG1DgQAAAABtg4EAAAAAbgOAgAAAAG8DgEAAAAB3A4BAAAAAbMPAQAAAAHFDwEAAAAB7w8BAAAAAbgQQAAAAAHSEAQAAAABnBEBAAAAAZ0RgAAAAAEBCAAA0QEAIA6_DQIAAAAB9g1AAAAAAbUOBAAAAAG2DgQAAAABuA4CAAAAAbwOAQAAAAHcDgEAAAABsw8BAAAAAcUPAQAAAAHvDwEAAAABuBBAAAAAAdIQBAAAAAGcEQEAAAABnRGAAAAAAQEIAADTAQAwAQgAANMBADAOvw0CAMUYACH2DUAAwxgAIbUOBADCGAAhtg4EAMIYACG4DgIAxRgAIbwOAQDHGAAh3A4BAMcYACGzDwEAxhgAIcUPAQDGGAAh7w8BAMcYACG4EEAAwxgAIdIQBADCGAAhnBEBAMcYACGdEYAAAAABAgAAAMkBACAIAADWAQAgDr8NAgDFGAAh9g1AAMMYACG1DgQAwhgAIbYOBADCGAAhuA4CAMUYACG8DgEAxxgAIdwOAQDHGAAhsw8BAMYYACHFDwEAxhgAIe8PAQDHGAAhuBBAAMMYACHSEAQAwhgAIZwRAQDHGAAhnRGAAAAAAQIAAADMAQAgCAAA2AEAIAIAAADMAQAgCAAA2AEAIAMAAADJAQAgDwAA0QEAIBAAANYBACABAAAAyQEAIAEAAADMAQAgCBUAAN4fACAWAADhHwAgFwAA4B8AICgAAN8fACApAADiHwAgsw8AALwYACDFDwAAvBgAIJ0RAAC8GAAgEb8NAgDGFQAh8Q0AAKQYADDyDQAA3wEAEPMNAACkGAAw9g1AAMQVACG1DgQAwhUAIbYOBADCFQAhuA4CAMYVACG8DgEAwxUAIdwOAQDDFQAhsw8BAMcVACHFDwEAxxUAIe8PAQDDFQAhuBBAAMQVACHSEAQAwhUAIZwRAQDDFQAhnREAAMgVACADAAAAzAEAIAMAAN4BADAUAADfAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAXxDQAAoxgAMPINAADlAQAQ8w0AAKMYADD5DwEAAAABmxEAAPUVACABAAAA4gEAIAEAAADiAQAgBfENAACjGAAw8g0AAOUBABDzDQAAoxgAMPkPAQDiFQAhmxEAAPUVACAAAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACADAAAA5QEAIAMAAOYBADAEAADiAQAgAvkPAQAAAAGbEYAAAAABAQgAAOoBACAC-Q8BAAAAAZsRgAAAAAEBCAAA7AEAMAEIAADsAQAwAvkPAQDHGAAhmxGAAAAAAQIAAADiAQAgCAAA7wEAIAL5DwEAxxgAIZsRgAAAAAECAAAA5QEAIAgAAPEBACACAAAA5QEAIAgAAPEBACADAAAA4gEAIA8AAOoBACAQAADvAQAgAQAAAOIBACABAAAA5QEAIAMVAADbHwAgFgAA3R8AIBcAANwfACAF8Q0AAKIYADDyDQAA-AEAEPMNAACiGAAw-Q8BAMMVACGbEQAA8hUAIAMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgD60BAACXGAAgsgEAAJgYACDICAEAAAAB8Q0AAJYYADDyDQAAhQIAEPMNAACWGAAw9A0BAAAAAZgOQADmFQAhtQ4EAJoWACGiEAEA4hUAIcMQAAChGAAgkxFAAOUVACGUEQEA5BUAIZYRQADlFQAhlxFAAOUVACEBAAAA-wEAIBasAQAAoBgAIPENAACfGAAw8g0AAP0BABDzDQAAnxgAMPQNAQDiFQAhmA5AAOYVACGaDgEA4hUAIbsOAQDiFQAh4A4BAOIVACH4DgEA4hUAIcIPQADlFQAh9g9AAOUVACH3D0AA5RUAIcUQAQDiFQAhjhEAAN0VACCPEQAA3RUAIJARAADdFQAgkRECAOkVACGSEQEA4hUAIZMRQADlFQAhlBEBAOQVACGVEQEA5BUAIQisAQAA1x8AIMIPAAC8GAAg9g8AALwYACD3DwAAvBgAIJERAAC8GAAgkxEAALwYACCUEQAAvBgAIJURAAC8GAAgFqwBAACgGAAg8Q0AAJ8YADDyDQAA_QEAEPMNAACfGAAw9A0BAAAAAZgOQADmFQAhmg4BAOIVACG7DgEA4hUAIeAOAQDiFQAh-A4BAOIVACHCD0AA5RUAIfYPQADlFQAh9w9AAOUVACHFEAEAAAABjhEAAN0VACCPEQAA3RUAIJARAADdFQAgkRECAOkVACGSEQEA4hUAIZMRQADlFQAhlBEBAOQVACGVEQEA5BUAIQMAAAD9AQAgAwAA_gEAMAQAAP8BACAUrAEAAJsYACCvAQAAnBgAILABAACdGAAgsQEAAJ4YACDxDQAAmhgAMPINAACBAgAQ8w0AAJoYADD0DQEA4hUAIZgOQADmFQAhmg4BAOQVACGcDgEA4hUAIaUOAQDkFQAh7w4BAOIVACG-D0AA5RUAIcoPQADlFQAh_w8BAOIVACGBEAEA4hUAIYIQAADdFQAggxBAAOUVACGEEAIA6hUAIQmsAQAA1x8AIK8BAADYHwAgsAEAANkfACCxAQAA2h8AIJoOAAC8GAAgpQ4AALwYACC-DwAAvBgAIMoPAAC8GAAggxAAALwYACAVrAEAAJsYACCvAQAAnBgAILABAACdGAAgsQEAAJ4YACDxDQAAmhgAMPINAACBAgAQ8w0AAJoYADD0DQEAAAABmA5AAOYVACGaDgEA5BUAIZwOAQDiFQAhpQ4BAOQVACHvDgEA4hUAIb4PQADlFQAhyg9AAOUVACH_DwEAAAABgRABAOIVACGCEAAA3RUAIIMQQADlFQAhhBACAOoVACGaEQAAmRgAIAMAAACBAgAgAwAAggIAMAQAAIMCACAOrQEAAJcYACCyAQAAmBgAIMgIAQDiFQAh8Q0AAJYYADDyDQAAhQIAEPMNAACWGAAw9A0BAOIVACGYDkAA5hUAIbUOBACaFgAhohABAOIVACGTEUAA5RUAIZQRAQDkFQAhlhFAAOUVACGXEUAA5RUAIQEAAACFAgAgCQgAAPUVACCuAQAAkhgAIPENAACVGAAw8g0AAIcCABDzDQAAlRgAMPQNBADtFQAh9g1AAOYVACG7DgEA4hUAIfgPAQDiFQAhAa4BAADWHwAgCQgAAPUVACCuAQAAkhgAIPENAACVGAAw8g0AAIcCABDzDQAAlRgAMPQNBAAAAAH2DUAA5hUAIbsOAQDiFQAh-A8BAOIVACEDAAAAhwIAIAMAAIgCADAEAACJAgAgEa4BAACSGAAg8Q0AAJQYADDyDQAAiwIAEPMNAACUGAAw9A0BAOIVACGTDgIA6hUAIZUOQADlFQAhlg4CAOoVACGXDkAA5RUAIZgOQADmFQAhuw4BAOIVACHNDgEA4hUAIdcOQADlFQAh-A8BAOIVACH8DwAA9RUAIP0PAgDqFQAh_g9AAOUVACEFrgEAANYfACCVDgAAvBgAIJcOAAC8GAAg1w4AALwYACD-DwAAvBgAIBKuAQAAkhgAIPENAACUGAAw8g0AAIsCABDzDQAAlBgAMPQNAQAAAAGTDgIA6hUAIZUOQADlFQAhlg4CAOoVACGXDkAA5RUAIZgOQADmFQAhuw4BAOIVACHNDgEA4hUAIdcOQADlFQAh-A8BAOIVACH8DwAA9RUAIP0PAgDqFQAh_g9AAOUVACGZEQAAkxgAIAMAAACLAgAgAwAAjAIAMAQAAI0CACALCAAA9RUAIK4BAACSGAAg8Q0AAJEYADDyDQAAjwIAEPMNAACRGAAwuw4BAOIVACHbD0AA5hUAIfgPAQDiFQAh-Q8BAOIVACH6D0AA5hUAIfsPQADlFQAhAq4BAADWHwAg-w8AALwYACAMCAAA9RUAIK4BAACSGAAg8Q0AAJEYADDyDQAAjwIAEPMNAACRGAAwuw4BAOIVACHbD0AA5hUAIfgPAQDiFQAh-Q8BAOIVACH6D0AA5hUAIfsPQADlFQAhmBEAAJAYACADAAAAjwIAIAMAAJACADAEAACRAgAgAQAAAIcCACABAAAAiwIAIAEAAACPAgAgAQAAAP0BACABAAAAgQIAIAEAAAD7AQAgB60BAADUHwAgsgEAANUfACC1DgAAvBgAIJMRAAC8GAAglBEAALwYACCWEQAAvBgAIJcRAAC8GAAgAwAAAIUCACADAACZAgAwBAAA-wEAIAMAAACFAgAgAwAAmQIAMAQAAPsBACADAAAAhQIAIAMAAJkCADAEAAD7AQAgC60BAADSHwAgsgEAANMfACDICAEAAAAB9A0BAAAAAZgOQAAAAAG1DgQAAAABohABAAAAAZMRQAAAAAGUEQEAAAABlhFAAAAAAZcRQAAAAAEBCAAAnQIAIAnICAEAAAAB9A0BAAAAAZgOQAAAAAG1DgQAAAABohABAAAAAZMRQAAAAAGUEQEAAAABlhFAAAAAAZcRQAAAAAEBCAAAnwIAMAEIAACfAgAwC60BAAC4HwAgsgEAALkfACDICAEAxxgAIfQNAQDHGAAhmA5AAMMYACG1DgQArhkAIaIQAQDHGAAhkxFAAM8YACGUEQEAxhgAIZYRQADPGAAhlxFAAM8YACECAAAA-wEAIAgAAKICACAJyAgBAMcYACH0DQEAxxgAIZgOQADDGAAhtQ4EAK4ZACGiEAEAxxgAIZMRQADPGAAhlBEBAMYYACGWEUAAzxgAIZcRQADPGAAhAgAAAIUCACAIAACkAgAgAgAAAIUCACAIAACkAgAgAwAAAPsBACAPAACdAgAgEAAAogIAIAEAAAD7AQAgAQAAAIUCACAKFQAAsx8AIBYAALYfACAXAAC1HwAgKAAAtB8AICkAALcfACC1DgAAvBgAIJMRAAC8GAAglBEAALwYACCWEQAAvBgAIJcRAAC8GAAgDMgIAQDDFQAh8Q0AAI8YADDyDQAAqwIAEPMNAACPGAAw9A0BAMMVACGYDkAAxBUAIbUOBACWFgAhohABAMMVACGTEUAA2RUAIZQRAQDHFQAhlhFAANkVACGXEUAA2RUAIQMAAACFAgAgAwAAqgIAMBQAAKsCACADAAAAhQIAIAMAAJkCADAEAAD7AQAgAQAAAP8BACABAAAA_wEAIAMAAAD9AQAgAwAA_gEAMAQAAP8BACADAAAA_QEAIAMAAP4BADAEAAD_AQAgAwAAAP0BACADAAD-AQAwBAAA_wEAIBOsAQAAsh8AIPQNAQAAAAGYDkAAAAABmg4BAAAAAbsOAQAAAAHgDgEAAAAB-A4BAAAAAcIPQAAAAAH2D0AAAAAB9w9AAAAAAcUQAQAAAAGOEQAArx8AII8RAACwHwAgkBEAALEfACCREQIAAAABkhEBAAAAAZMRQAAAAAGUEQEAAAABlREBAAAAAQEIAACzAgAgEvQNAQAAAAGYDkAAAAABmg4BAAAAAbsOAQAAAAHgDgEAAAAB-A4BAAAAAcIPQAAAAAH2D0AAAAAB9w9AAAAAAcUQAQAAAAGOEQAArx8AII8RAACwHwAgkBEAALEfACCREQIAAAABkhEBAAAAAZMRQAAAAAGUEQEAAAABlREBAAAAAQEIAAC1AgAwAQgAALUCADATrAEAAK4fACD0DQEAxxgAIZgOQADDGAAhmg4BAMcYACG7DgEAxxgAIeAOAQDHGAAh-A4BAMcYACHCD0AAzxgAIfYPQADPGAAh9w9AAM8YACHFEAEAxxgAIY4RAACrHwAgjxEAAKwfACCQEQAArR8AIJERAgDEGAAhkhEBAMcYACGTEUAAzxgAIZQRAQDGGAAhlREBAMYYACECAAAA_wEAIAgAALgCACAS9A0BAMcYACGYDkAAwxgAIZoOAQDHGAAhuw4BAMcYACHgDgEAxxgAIfgOAQDHGAAhwg9AAM8YACH2D0AAzxgAIfcPQADPGAAhxRABAMcYACGOEQAAqx8AII8RAACsHwAgkBEAAK0fACCREQIAxBgAIZIRAQDHGAAhkxFAAM8YACGUEQEAxhgAIZURAQDGGAAhAgAAAP0BACAIAAC6AgAgAgAAAP0BACAIAAC6AgAgAwAAAP8BACAPAACzAgAgEAAAuAIAIAEAAAD_AQAgAQAAAP0BACAMFQAAph8AIBYAAKkfACAXAACoHwAgKAAApx8AICkAAKofACDCDwAAvBgAIPYPAAC8GAAg9w8AALwYACCREQAAvBgAIJMRAAC8GAAglBEAALwYACCVEQAAvBgAIBXxDQAAjhgAMPINAADBAgAQ8w0AAI4YADD0DQEAwxUAIZgOQADEFQAhmg4BAMMVACG7DgEAwxUAIeAOAQDDFQAh-A4BAMMVACHCD0AA2RUAIfYPQADZFQAh9w9AANkVACHFEAEAwxUAIY4RAADdFQAgjxEAAN0VACCQEQAA3RUAIJERAgDFFQAhkhEBAMMVACGTEUAA2RUAIZQRAQDHFQAhlREBAMcVACEDAAAA_QEAIAMAAMACADAUAADBAgAgAwAAAP0BACADAAD-AQAwBAAA_wEAIArxDQAAjRgAMPINAADHAgAQ8w0AAI0YADD0DQEAAAAB9g1AAOYVACHvDgEA4hUAIYoRAQDiFQAhixEBAOIVACGMEQAA9RUAII0RAQDkFQAhAQAAAMQCACABAAAAxAIAIArxDQAAjRgAMPINAADHAgAQ8w0AAI0YADD0DQEA4hUAIfYNQADmFQAh7w4BAOIVACGKEQEA4hUAIYsRAQDiFQAhjBEAAPUVACCNEQEA5BUAIQGNEQAAvBgAIAMAAADHAgAgAwAAyAIAMAQAAMQCACADAAAAxwIAIAMAAMgCADAEAADEAgAgAwAAAMcCACADAADIAgAwBAAAxAIAIAf0DQEAAAAB9g1AAAAAAe8OAQAAAAGKEQEAAAABixEBAAAAAYwRgAAAAAGNEQEAAAABAQgAAMwCACAH9A0BAAAAAfYNQAAAAAHvDgEAAAABihEBAAAAAYsRAQAAAAGMEYAAAAABjREBAAAAAQEIAADOAgAwAQgAAM4CADAH9A0BAMcYACH2DUAAwxgAIe8OAQDHGAAhihEBAMcYACGLEQEAxxgAIYwRgAAAAAGNEQEAxhgAIQIAAADEAgAgCAAA0QIAIAf0DQEAxxgAIfYNQADDGAAh7w4BAMcYACGKEQEAxxgAIYsRAQDHGAAhjBGAAAAAAY0RAQDGGAAhAgAAAMcCACAIAADTAgAgAgAAAMcCACAIAADTAgAgAwAAAMQCACAPAADMAgAgEAAA0QIAIAEAAADEAgAgAQAAAMcCACAEFQAAox8AIBYAAKUfACAXAACkHwAgjREAALwYACAK8Q0AAIwYADDyDQAA2gIAEPMNAACMGAAw9A0BAMMVACH2DUAAxBUAIe8OAQDDFQAhihEBAMMVACGLEQEAwxUAIYwRAADyFQAgjREBAMcVACEDAAAAxwIAIAMAANkCADAUAADaAgAgAwAAAMcCACADAADIAgAwBAAAxAIAIBDxDQAAihgAMPINAADgAgAQ8w0AAIoYADCQDgEA5BUAIZIOAgDpFQAhwA4BAOIVACHCD0AA5hUAIfkPAQDiFQAhgREBAOIVACGDEQEA4hUAIYQRAQDiFQAhhREgAOMVACGGEQAAiRgAIIcRAQDiFQAhiBFAAOYVACGJEQAAixgAIAEAAADdAgAgAQAAAN0CACAP8Q0AAIoYADDyDQAA4AIAEPMNAACKGAAwkA4BAOQVACGSDgIA6RUAIcAOAQDiFQAhwg9AAOYVACH5DwEA4hUAIYERAQDiFQAhgxEBAOIVACGEEQEA4hUAIYURIADjFQAhhhEAAIkYACCHEQEA4hUAIYgRQADmFQAhApAOAAC8GAAgkg4AALwYACADAAAA4AIAIAMAAOECADAEAADdAgAgAwAAAOACACADAADhAgAwBAAA3QIAIAMAAADgAgAgAwAA4QIAMAQAAN0CACAMkA4BAAAAAZIOAgAAAAHADgEAAAABwg9AAAAAAfkPAQAAAAGBEQEAAAABgxEBAAAAAYQRAQAAAAGFESAAAAABhhEAAKIfACCHEQEAAAABiBFAAAAAAQEIAADlAgAgDJAOAQAAAAGSDgIAAAABwA4BAAAAAcIPQAAAAAH5DwEAAAABgREBAAAAAYMRAQAAAAGEEQEAAAABhREgAAAAAYYRAACiHwAghxEBAAAAAYgRQAAAAAEBCAAA5wIAMAEIAADnAgAwDJAOAQDGGAAhkg4CAMQYACHADgEAxxgAIcIPQADDGAAh-Q8BAMcYACGBEQEAxxgAIYMRAQDHGAAhhBEBAMcYACGFESAA5RgAIYYRAAChHwAghxEBAMcYACGIEUAAwxgAIQIAAADdAgAgCAAA6gIAIAyQDgEAxhgAIZIOAgDEGAAhwA4BAMcYACHCD0AAwxgAIfkPAQDHGAAhgREBAMcYACGDEQEAxxgAIYQRAQDHGAAhhREgAOUYACGGEQAAoR8AIIcRAQDHGAAhiBFAAMMYACECAAAA4AIAIAgAAOwCACACAAAA4AIAIAgAAOwCACADAAAA3QIAIA8AAOUCACAQAADqAgAgAQAAAN0CACABAAAA4AIAIAcVAACcHwAgFgAAnx8AIBcAAJ4fACAoAACdHwAgKQAAoB8AIJAOAAC8GAAgkg4AALwYACAP8Q0AAIgYADDyDQAA8wIAEPMNAACIGAAwkA4BAMcVACGSDgIAxRUAIcAOAQDDFQAhwg9AAMQVACH5DwEAwxUAIYERAQDDFQAhgxEBAMMVACGEEQEAwxUAIYURIADeFQAhhhEAAIkYACCHEQEAwxUAIYgRQADEFQAhAwAAAOACACADAADyAgAwFAAA8wIAIAMAAADgAgAgAwAA4QIAMAQAAN0CACAH8Q0AAIYYADDyDQAA-QIAEPMNAACGGAAwhxAEAO0VACH5EEAA5hUAIYERAQDiFQAhghEAAIcYACABAAAA9gIAIAEAAAD2AgAgBvENAACGGAAw8g0AAPkCABDzDQAAhhgAMIcQBADtFQAh-RBAAOYVACGBEQEA4hUAIQADAAAA-QIAIAMAAPoCADAEAAD2AgAgAwAAAPkCACADAAD6AgAwBAAA9gIAIAMAAAD5AgAgAwAA-gIAMAQAAPYCACADhxAEAAAAAfkQQAAAAAGBEQEAAAABAQgAAP4CACADhxAEAAAAAfkQQAAAAAGBEQEAAAABAQgAAIADADABCAAAgAMAMAOHEAQAwhgAIfkQQADDGAAhgREBAMcYACECAAAA9gIAIAgAAIMDACADhxAEAMIYACH5EEAAwxgAIYERAQDHGAAhAgAAAPkCACAIAACFAwAgAgAAAPkCACAIAACFAwAgAwAAAPYCACAPAAD-AgAgEAAAgwMAIAEAAAD2AgAgAQAAAPkCACAFFQAAlx8AIBYAAJofACAXAACZHwAgKAAAmB8AICkAAJsfACAG8Q0AAIUYADDyDQAAjAMAEPMNAACFGAAwhxAEAMIVACH5EEAAxBUAIYERAQDDFQAhAwAAAPkCACADAACLAwAwFAAAjAMAIAMAAAD5AgAgAwAA-gIAMAQAAPYCACAH8Q0AAIMYADDyDQAAkgMAEPMNAACDGAAwmg4BAOIVACHzDkAA5hUAIfwQAgDqFQAhgBEAAIQYACABAAAAjwMAIAEAAACPAwAgBvENAACDGAAw8g0AAJIDABDzDQAAgxgAMJoOAQDiFQAh8w5AAOYVACH8EAIA6hUAIQADAAAAkgMAIAMAAJMDADAEAACPAwAgAwAAAJIDACADAACTAwAwBAAAjwMAIAMAAACSAwAgAwAAkwMAMAQAAI8DACADmg4BAAAAAfMOQAAAAAH8EAIAAAABAQgAAJcDACADmg4BAAAAAfMOQAAAAAH8EAIAAAABAQgAAJkDADABCAAAmQMAMAOaDgEAxxgAIfMOQADDGAAh_BACAMUYACECAAAAjwMAIAgAAJwDACADmg4BAMcYACHzDkAAwxgAIfwQAgDFGAAhAgAAAJIDACAIAACeAwAgAgAAAJIDACAIAACeAwAgAwAAAI8DACAPAACXAwAgEAAAnAMAIAEAAACPAwAgAQAAAJIDACAFFQAAkh8AIBYAAJUfACAXAACUHwAgKAAAkx8AICkAAJYfACAG8Q0AAIIYADDyDQAApQMAEPMNAACCGAAwmg4BAMMVACHzDkAAxBUAIfwQAgDGFQAhAwAAAJIDACADAACkAwAwFAAApQMAIAMAAACSAwAgAwAAkwMAMAQAAI8DACAG8Q0AAIEYADDyDQAAqwMAEPMNAACBGAAwtA4BAOQVACG0DwEAAAABwg9AAOYVACEBAAAAqAMAIAEAAACoAwAgBvENAACBGAAw8g0AAKsDABDzDQAAgRgAMLQOAQDkFQAhtA8BAOIVACHCD0AA5hUAIQG0DgAAvBgAIAMAAACrAwAgAwAArAMAMAQAAKgDACADAAAAqwMAIAMAAKwDADAEAACoAwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAO0DgEAAAABtA8BAAAAAcIPQAAAAAEBCAAAsAMAIAO0DgEAAAABtA8BAAAAAcIPQAAAAAEBCAAAsgMAMAEIAACyAwAwA7QOAQDGGAAhtA8BAMcYACHCD0AAwxgAIQIAAACoAwAgCAAAtQMAIAO0DgEAxhgAIbQPAQDHGAAhwg9AAMMYACECAAAAqwMAIAgAALcDACACAAAAqwMAIAgAALcDACADAAAAqAMAIA8AALADACAQAAC1AwAgAQAAAKgDACABAAAAqwMAIAQVAACPHwAgFgAAkR8AIBcAAJAfACC0DgAAvBgAIAbxDQAAgBgAMPINAAC-AwAQ8w0AAIAYADC0DgEAxxUAIbQPAQDDFQAhwg9AAMQVACEDAAAAqwMAIAMAAL0DADAUAAC-AwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAzICAEA4hUAIfENAAD_FwAw8g0AAMQDABDzDQAA_xcAMPQNAQAAAAGYDkAA5hUAIZoOAQDiFQAhtQ4EAJoWACG7DgEA4hUAIcIPQADmFQAh9g9AAOUVACH3D0AA5RUAIQEAAADBAwAgAQAAAMEDACAMyAgBAOIVACHxDQAA_xcAMPINAADEAwAQ8w0AAP8XADD0DQEA4hUAIZgOQADmFQAhmg4BAOIVACG1DgQAmhYAIbsOAQDiFQAhwg9AAOYVACH2D0AA5RUAIfcPQADlFQAhA7UOAAC8GAAg9g8AALwYACD3DwAAvBgAIAMAAADEAwAgAwAAxQMAMAQAAMEDACADAAAAxAMAIAMAAMUDADAEAADBAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAnICAEAAAAB9A0BAAAAAZgOQAAAAAGaDgEAAAABtQ4EAAAAAbsOAQAAAAHCD0AAAAAB9g9AAAAAAfcPQAAAAAEBCAAAyQMAIAnICAEAAAAB9A0BAAAAAZgOQAAAAAGaDgEAAAABtQ4EAAAAAbsOAQAAAAHCD0AAAAAB9g9AAAAAAfcPQAAAAAEBCAAAywMAMAEIAADLAwAwCcgIAQDHGAAh9A0BAMcYACGYDkAAwxgAIZoOAQDHGAAhtQ4EAK4ZACG7DgEAxxgAIcIPQADDGAAh9g9AAM8YACH3D0AAzxgAIQIAAADBAwAgCAAAzgMAIAnICAEAxxgAIfQNAQDHGAAhmA5AAMMYACGaDgEAxxgAIbUOBACuGQAhuw4BAMcYACHCD0AAwxgAIfYPQADPGAAh9w9AAM8YACECAAAAxAMAIAgAANADACACAAAAxAMAIAgAANADACADAAAAwQMAIA8AAMkDACAQAADOAwAgAQAAAMEDACABAAAAxAMAIAgVAACKHwAgFgAAjR8AIBcAAIwfACAoAACLHwAgKQAAjh8AILUOAAC8GAAg9g8AALwYACD3DwAAvBgAIAzICAEAwxUAIfENAAD-FwAw8g0AANcDABDzDQAA_hcAMPQNAQDDFQAhmA5AAMQVACGaDgEAwxUAIbUOBACWFgAhuw4BAMMVACHCD0AAxBUAIfYPQADZFQAh9w9AANkVACEDAAAAxAMAIAMAANYDADAUAADXAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAvxDQAA_BcAMPINAADdAwAQ8w0AAPwXADCaDgEA4hUAIfkQQADmFQAh-hABAOIVACH7EAEA4hUAIfwQAgDqFQAh_RACAOoVACH-EAAAzhYAIP8QAAD9FwAgAQAAANoDACABAAAA2gMAIArxDQAA_BcAMPINAADdAwAQ8w0AAPwXADCaDgEA4hUAIfkQQADmFQAh-hABAOIVACH7EAEA4hUAIfwQAgDqFQAh_RACAOoVACH-EAAAzhYAIAADAAAA3QMAIAMAAN4DADAEAADaAwAgAwAAAN0DACADAADeAwAwBAAA2gMAIAMAAADdAwAgAwAA3gMAMAQAANoDACAHmg4BAAAAAfkQQAAAAAH6EAEAAAAB-xABAAAAAfwQAgAAAAH9EAIAAAAB_hAAAIkfACABCAAA4gMAIAeaDgEAAAAB-RBAAAAAAfoQAQAAAAH7EAEAAAAB_BACAAAAAf0QAgAAAAH-EAAAiR8AIAEIAADkAwAwAQgAAOQDADAHmg4BAMcYACH5EEAAwxgAIfoQAQDHGAAh-xABAMcYACH8EAIAxRgAIf0QAgDFGAAh_hAAAIgfACACAAAA2gMAIAgAAOcDACAHmg4BAMcYACH5EEAAwxgAIfoQAQDHGAAh-xABAMcYACH8EAIAxRgAIf0QAgDFGAAh_hAAAIgfACACAAAA3QMAIAgAAOkDACACAAAA3QMAIAgAAOkDACADAAAA2gMAIA8AAOIDACAQAADnAwAgAQAAANoDACABAAAA3QMAIAUVAACDHwAgFgAAhh8AIBcAAIUfACAoAACEHwAgKQAAhx8AIArxDQAA-xcAMPINAADwAwAQ8w0AAPsXADCaDgEAwxUAIfkQQADEFQAh-hABAMMVACH7EAEAwxUAIfwQAgDGFQAh_RACAMYVACH-EAAAzhYAIAMAAADdAwAgAwAA7wMAMBQAAPADACADAAAA3QMAIAMAAN4DADAEAADaAwAgEqkFAgDqFQAhjwYAAYgWACHxDQAA-hcAMPINAAD2AwAQ8w0AAPoXADD2DUAA5hUAIa8PAQDiFQAhwQ8BAOIVACGOEAEA4hUAIZEQAAD1FQAgkhABAOIVACHEEAIAAAAB8xABAOIVACH0EAAA9RUAIPUQBADtFQAh9hAEAO0VACH3EAQA7RUAIfgQAAD1FQAgAQAAAPMDACABAAAA8wMAIBKpBQIA6hUAIY8GAAGIFgAh8Q0AAPoXADDyDQAA9gMAEPMNAAD6FwAw9g1AAOYVACGvDwEA4hUAIcEPAQDiFQAhjhABAOIVACGREAAA9RUAIJIQAQDiFQAhxBACAOoVACHzEAEA4hUAIfQQAAD1FQAg9RAEAO0VACH2EAQA7RUAIfcQBADtFQAh-BAAAPUVACABjwYAALwYACADAAAA9gMAIAMAAPcDADAEAADzAwAgAwAAAPYDACADAAD3AwAwBAAA8wMAIAMAAAD2AwAgAwAA9wMAMAQAAPMDACAPqQUCAAAAAY8GAAEAAAH2DUAAAAABrw8BAAAAAcEPAQAAAAGOEAEAAAABkRCAAAAAAZIQAQAAAAHEEAIAAAAB8xABAAAAAfQQgAAAAAH1EAQAAAAB9hAEAAAAAfcQBAAAAAH4EIAAAAABAQgAAPsDACAPqQUCAAAAAY8GAAEAAAH2DUAAAAABrw8BAAAAAcEPAQAAAAGOEAEAAAABkRCAAAAAAZIQAQAAAAHEEAIAAAAB8xABAAAAAfQQgAAAAAH1EAQAAAAB9hAEAAAAAfcQBAAAAAH4EIAAAAABAQgAAP0DADABCAAA_QMAMA-pBQIAxRgAIY8GAAGJGQAh9g1AAMMYACGvDwEAxxgAIcEPAQDHGAAhjhABAMcYACGREIAAAAABkhABAMcYACHEEAIAxRgAIfMQAQDHGAAh9BCAAAAAAfUQBADCGAAh9hAEAMIYACH3EAQAwhgAIfgQgAAAAAECAAAA8wMAIAgAAIAEACAPqQUCAMUYACGPBgABiRkAIfYNQADDGAAhrw8BAMcYACHBDwEAxxgAIY4QAQDHGAAhkRCAAAAAAZIQAQDHGAAhxBACAMUYACHzEAEAxxgAIfQQgAAAAAH1EAQAwhgAIfYQBADCGAAh9xAEAMIYACH4EIAAAAABAgAAAPYDACAIAACCBAAgAgAAAPYDACAIAACCBAAgAwAAAPMDACAPAAD7AwAgEAAAgAQAIAEAAADzAwAgAQAAAPYDACAGFQAA_h4AIBYAAIEfACAXAACAHwAgKAAA_x4AICkAAIIfACCPBgAAvBgAIBKpBQIAxhUAIY8GAAH7FQAh8Q0AAPkXADDyDQAAiQQAEPMNAAD5FwAw9g1AAMQVACGvDwEAwxUAIcEPAQDDFQAhjhABAMMVACGREAAA8hUAIJIQAQDDFQAhxBACAMYVACHzEAEAwxUAIfQQAADyFQAg9RAEAMIVACH2EAQAwhUAIfcQBADCFQAh-BAAAPIVACADAAAA9gMAIAMAAIgEADAUAACJBAAgAwAAAPYDACADAAD3AwAwBAAA8wMAIArUAgAA9xcAIPENAAD2FwAw8g0AAI4EABDzDQAA9hcAMI8QAAGIFgAh7hACAOoVACHvEAIA6hUAIfAQAQDiFQAh8RAAAYcWACHyEAAA-BcAIAEAAACMBAAgCdQCAAD3FwAg8Q0AAPYXADDyDQAAjgQAEPMNAAD2FwAwjxAAAYgWACHuEAIA6hUAIe8QAgDqFQAh8BABAOIVACHxEAABhxYAIQLUAgAA_R4AII8QAAC8GAAgAwAAAI4EACADAACPBAAwBAAAjAQAIAEAAACOBAAgAQAAAIwEACADAAAAjgQAIAMAAI8EADAEAACMBAAgAwAAAI4EACADAACPBAAwBAAAjAQAIAMAAACOBAAgAwAAjwQAMAQAAIwEACAG1AIAAPweACCPEAABAAAB7hACAAAAAe8QAgAAAAHwEAEAAAAB8RAAAQAAAQEIAACWBAAgBY8QAAEAAAHuEAIAAAAB7xACAAAAAfAQAQAAAAHxEAABAAABAQgAAJgEADABCAAAmAQAMAbUAgAA-x4AII8QAAGJGQAh7hACAMUYACHvEAIAxRgAIfAQAQDHGAAh8RAAAYgZACECAAAAjAQAIAgAAJsEACAFjxAAAYkZACHuEAIAxRgAIe8QAgDFGAAh8BABAMcYACHxEAABiBkAIQIAAACOBAAgCAAAnQQAIAIAAACOBAAgCAAAnQQAIAMAAACMBAAgDwAAlgQAIBAAAJsEACABAAAAjAQAIAEAAACOBAAgBhUAAPYeACAWAAD5HgAgFwAA-B4AICgAAPceACApAAD6HgAgjxAAALwYACAI8Q0AAPUXADDyDQAApAQAEPMNAAD1FwAwjxAAAfsVACHuEAIAxhUAIe8QAgDGFQAh8BABAMMVACHxEAAB-hUAIQMAAACOBAAgAwAAowQAMBQAAKQEACADAAAAjgQAIAMAAI8EADAEAACMBAAgBggAAYcWACHTAgAA9BcAIPENAADzFwAw8g0AAKoEABDzDQAA8xcAMMUQAAEAAAEBAAAApwQAIAEAAACnBAAgBggAAYcWACHTAgAA9BcAIPENAADzFwAw8g0AAKoEABDzDQAA8xcAMMUQAAGHFgAhAdMCAAD1HgAgAwAAAKoEACADAACrBAAwBAAApwQAIAMAAACqBAAgAwAAqwQAMAQAAKcEACADAAAAqgQAIAMAAKsEADAEAACnBAAgAwgAAQAAAdMCAAD0HgAgxRAAAQAAAQEIAACvBAAgAggAAQAAAcUQAAEAAAEBCAAAsQQAMAEIAACxBAAwAwgAAYgZACHTAgAA5x4AIMUQAAGIGQAhAgAAAKcEACAIAAC0BAAgAggAAYgZACHFEAABiBkAIQIAAACqBAAgCAAAtgQAIAIAAACqBAAgCAAAtgQAIAMAAACnBAAgDwAArwQAIBAAALQEACABAAAApwQAIAEAAACqBAAgAxUAAOQeACAWAADmHgAgFwAA5R4AIAUIAAH6FQAh8Q0AAPIXADDyDQAAvQQAEPMNAADyFwAwxRAAAfoVACEDAAAAqgQAIAMAALwEADAUAAC9BAAgAwAAAKoEACADAACrBAAwBAAApwQAIA8IAAD1FQAg8Q0AAPAXADDyDQAAwwQAEPMNAADwFwAw9g0EAO0VACG1DgQA7RUAIbYOBADtFQAhuA4CAOoVACG7DgEA4hUAIbwOAQDiFQAh-A4BAOIVACHFDwEA4hUAIcgPAADxFwAg7BABAOIVACHtEAEA4hUAIQEAAADABAAgAQAAAMAEACAOCAAA9RUAIPENAADwFwAw8g0AAMMEABDzDQAA8BcAMPYNBADtFQAhtQ4EAO0VACG2DgQA7RUAIbgOAgDqFQAhuw4BAOIVACG8DgEA4hUAIfgOAQDiFQAhxQ8BAOIVACHsEAEA4hUAIe0QAQDiFQAhAAMAAADDBAAgAwAAxAQAMAQAAMAEACADAAAAwwQAIAMAAMQEADAEAADABAAgAwAAAMMEACADAADEBAAwBAAAwAQAIAsIgAAAAAH2DQQAAAABtQ4EAAAAAbYOBAAAAAG4DgIAAAABuw4BAAAAAbwOAQAAAAH4DgEAAAABxQ8BAAAAAewQAQAAAAHtEAEAAAABAQgAAMgEACALCIAAAAAB9g0EAAAAAbUOBAAAAAG2DgQAAAABuA4CAAAAAbsOAQAAAAG8DgEAAAAB-A4BAAAAAcUPAQAAAAHsEAEAAAAB7RABAAAAAQEIAADKBAAwAQgAAMoEADALCIAAAAAB9g0EAMIYACG1DgQAwhgAIbYOBADCGAAhuA4CAMUYACG7DgEAxxgAIbwOAQDHGAAh-A4BAMcYACHFDwEAxxgAIewQAQDHGAAh7RABAMcYACECAAAAwAQAIAgAAM0EACALCIAAAAAB9g0EAMIYACG1DgQAwhgAIbYOBADCGAAhuA4CAMUYACG7DgEAxxgAIbwOAQDHGAAh-A4BAMcYACHFDwEAxxgAIewQAQDHGAAh7RABAMcYACECAAAAwwQAIAgAAM8EACACAAAAwwQAIAgAAM8EACADAAAAwAQAIA8AAMgEACAQAADNBAAgAQAAAMAEACABAAAAwwQAIAUVAADfHgAgFgAA4h4AIBcAAOEeACAoAADgHgAgKQAA4x4AIA4IAADyFQAg8Q0AAO8XADDyDQAA1gQAEPMNAADvFwAw9g0EAMIVACG1DgQAwhUAIbYOBADCFQAhuA4CAMYVACG7DgEAwxUAIbwOAQDDFQAh-A4BAMMVACHFDwEAwxUAIewQAQDDFQAh7RABAMMVACEDAAAAwwQAIAMAANUEADAUAADWBAAgAwAAAMMEACADAADEBAAwBAAAwAQAIBaGAwAA7BcAIPENAADrFwAw8g0AAOEEABDzDQAA6xcAMJgOQADmFQAhtQ4EAO0VACG2DgQA7RUAIbwOAQDiFQAhzQ4BAOIVACH4DgEAAAABiQ9AAOUVACG0DwIA6hUAIcUPAQDiFQAh3hABAOIVACHfEAEA4hUAIeAQQADlFQAh5hAQAKUWACHnEAEA5BUAIegQQADmFQAh6RAgAOMVACHqECAA4xUAIesQIADjFQAhAQAAANkEACAKhQMAAO4XACDxDQAA7RcAMPINAADbBAAQ8w0AAO0XADCzDgEA4hUAIfgOAQDiFQAhrBAgAOMVACHgEEAA5RUAIeQQIADjFQAh5RBAAOYVACEChQMAAN4eACDgEAAAvBgAIAqFAwAA7hcAIPENAADtFwAw8g0AANsEABDzDQAA7RcAMLMOAQAAAAH4DgEA4hUAIawQIADjFQAh4BBAAOUVACHkECAA4xUAIeUQQADmFQAhAwAAANsEACADAADcBAAwBAAA3QQAIAEAAADbBAAgAQAAANkEACAWhgMAAOwXACDxDQAA6xcAMPINAADhBAAQ8w0AAOsXADCYDkAA5hUAIbUOBADtFQAhtg4EAO0VACG8DgEA4hUAIc0OAQDiFQAh-A4BAOIVACGJD0AA5RUAIbQPAgDqFQAhxQ8BAOIVACHeEAEA4hUAId8QAQDiFQAh4BBAAOUVACHmEBAApRYAIecQAQDkFQAh6BBAAOYVACHpECAA4xUAIeoQIADjFQAh6xAgAOMVACEEhgMAAN0eACCJDwAAvBgAIOAQAAC8GAAg5xAAALwYACADAAAA4QQAIAMAAOIEADAEAADZBAAgAwAAAOEEACADAADiBAAwBAAA2QQAIAMAAADhBAAgAwAA4gQAMAQAANkEACAThgMAANweACCYDkAAAAABtQ4EAAAAAbYOBAAAAAG8DgEAAAABzQ4BAAAAAfgOAQAAAAGJD0AAAAABtA8CAAAAAcUPAQAAAAHeEAEAAAAB3xABAAAAAeAQQAAAAAHmEBAAAAAB5xABAAAAAegQQAAAAAHpECAAAAAB6hAgAAAAAesQIAAAAAEBCAAA5gQAIBKYDkAAAAABtQ4EAAAAAbYOBAAAAAG8DgEAAAABzQ4BAAAAAfgOAQAAAAGJD0AAAAABtA8CAAAAAcUPAQAAAAHeEAEAAAAB3xABAAAAAeAQQAAAAAHmEBAAAAAB5xABAAAAAegQQAAAAAHpECAAAAAB6hAgAAAAAesQIAAAAAEBCAAA6AQAMAEIAADoBAAwE4YDAADPHgAgmA5AAMMYACG1DgQAwhgAIbYOBADCGAAhvA4BAMcYACHNDgEAxxgAIfgOAQDHGAAhiQ9AAM8YACG0DwIAxRgAIcUPAQDHGAAh3hABAMcYACHfEAEAxxgAIeAQQADPGAAh5hAQAL0ZACHnEAEAxhgAIegQQADDGAAh6RAgAOUYACHqECAA5RgAIesQIADlGAAhAgAAANkEACAIAADrBAAgEpgOQADDGAAhtQ4EAMIYACG2DgQAwhgAIbwOAQDHGAAhzQ4BAMcYACH4DgEAxxgAIYkPQADPGAAhtA8CAMUYACHFDwEAxxgAId4QAQDHGAAh3xABAMcYACHgEEAAzxgAIeYQEAC9GQAh5xABAMYYACHoEEAAwxgAIekQIADlGAAh6hAgAOUYACHrECAA5RgAIQIAAADhBAAgCAAA7QQAIAIAAADhBAAgCAAA7QQAIAMAAADZBAAgDwAA5gQAIBAAAOsEACABAAAA2QQAIAEAAADhBAAgCBUAAMoeACAWAADNHgAgFwAAzB4AICgAAMseACApAADOHgAgiQ8AALwYACDgEAAAvBgAIOcQAAC8GAAgFfENAADqFwAw8g0AAPQEABDzDQAA6hcAMJgOQADEFQAhtQ4EAMIVACG2DgQAwhUAIbwOAQDDFQAhzQ4BAMMVACH4DgEAwxUAIYkPQADZFQAhtA8CAMYVACHFDwEAwxUAId4QAQDDFQAh3xABAMMVACHgEEAA2RUAIeYQEAChFgAh5xABAMcVACHoEEAAxBUAIekQIADeFQAh6hAgAN4VACHrECAA3hUAIQMAAADhBAAgAwAA8wQAMBQAAPQEACADAAAA4QQAIAMAAOIEADAEAADZBAAgAQAAAN0EACABAAAA3QQAIAMAAADbBAAgAwAA3AQAMAQAAN0EACADAAAA2wQAIAMAANwEADAEAADdBAAgAwAAANsEACADAADcBAAwBAAA3QQAIAeFAwAAyR4AILMOAQAAAAH4DgEAAAABrBAgAAAAAeAQQAAAAAHkECAAAAAB5RBAAAAAAQEIAAD8BAAgBrMOAQAAAAH4DgEAAAABrBAgAAAAAeAQQAAAAAHkECAAAAAB5RBAAAAAAQEIAAD-BAAwAQgAAP4EADAHhQMAAMgeACCzDgEAxxgAIfgOAQDHGAAhrBAgAOUYACHgEEAAzxgAIeQQIADlGAAh5RBAAMMYACECAAAA3QQAIAgAAIEFACAGsw4BAMcYACH4DgEAxxgAIawQIADlGAAh4BBAAM8YACHkECAA5RgAIeUQQADDGAAhAgAAANsEACAIAACDBQAgAgAAANsEACAIAACDBQAgAwAAAN0EACAPAAD8BAAgEAAAgQUAIAEAAADdBAAgAQAAANsEACAEFQAAxR4AIBYAAMceACAXAADGHgAg4BAAALwYACAJ8Q0AAOkXADDyDQAAigUAEPMNAADpFwAwsw4BAMMVACH4DgEAwxUAIawQIADeFQAh4BBAANkVACHkECAA3hUAIeUQQADEFQAhAwAAANsEACADAACJBQAwFAAAigUAIAMAAADbBAAgAwAA3AQAMAQAAN0EACAI8Q0AAOcXADDyDQAAkAUAEPMNAADnFwAwsw4BAOIVACH4DgEA4hUAId8QAQDiFQAh4hBAAOYVACHjEAAA6BcAIAEAAACNBQAgAQAAAI0FACAH8Q0AAOcXADDyDQAAkAUAEPMNAADnFwAwsw4BAOIVACH4DgEA4hUAId8QAQDiFQAh4hBAAOYVACEAAwAAAJAFACADAACRBQAwBAAAjQUAIAMAAACQBQAgAwAAkQUAMAQAAI0FACADAAAAkAUAIAMAAJEFADAEAACNBQAgBLMOAQAAAAH4DgEAAAAB3xABAAAAAeIQQAAAAAEBCAAAlQUAIASzDgEAAAAB-A4BAAAAAd8QAQAAAAHiEEAAAAABAQgAAJcFADABCAAAlwUAMASzDgEAxxgAIfgOAQDHGAAh3xABAMcYACHiEEAAwxgAIQIAAACNBQAgCAAAmgUAIASzDgEAxxgAIfgOAQDHGAAh3xABAMcYACHiEEAAwxgAIQIAAACQBQAgCAAAnAUAIAIAAACQBQAgCAAAnAUAIAMAAACNBQAgDwAAlQUAIBAAAJoFACABAAAAjQUAIAEAAACQBQAgAxUAAMIeACAWAADEHgAgFwAAwx4AIAfxDQAA5hcAMPINAACjBQAQ8w0AAOYXADCzDgEAwxUAIfgOAQDDFQAh3xABAMMVACHiEEAAxBUAIQMAAACQBQAgAwAAogUAMBQAAKMFACADAAAAkAUAIAMAAJEFADAEAACNBQAgC4YDAAD1FQAg8Q0AAOQXADDyDQAAqQUAEPMNAADkFwAw-A4BAOIVACGJD0AA5RUAIbQPAgDqFQAh3hABAOIVACHfEAEA4hUAIeAQQADlFQAh4RAAAOUXACABAAAApgUAIAEAAACmBQAgCoYDAAD1FQAg8Q0AAOQXADDyDQAAqQUAEPMNAADkFwAw-A4BAOIVACGJD0AA5RUAIbQPAgDqFQAh3hABAOIVACHfEAEA4hUAIeAQQADlFQAhAokPAAC8GAAg4BAAALwYACADAAAAqQUAIAMAAKoFADAEAACmBQAgAwAAAKkFACADAACqBQAwBAAApgUAIAMAAACpBQAgAwAAqgUAMAQAAKYFACAHhgOAAAAAAfgOAQAAAAGJD0AAAAABtA8CAAAAAd4QAQAAAAHfEAEAAAAB4BBAAAAAAQEIAACuBQAgB4YDgAAAAAH4DgEAAAABiQ9AAAAAAbQPAgAAAAHeEAEAAAAB3xABAAAAAeAQQAAAAAEBCAAAsAUAMAEIAACwBQAwB4YDgAAAAAH4DgEAxxgAIYkPQADPGAAhtA8CAMUYACHeEAEAxxgAId8QAQDHGAAh4BBAAM8YACECAAAApgUAIAgAALMFACAHhgOAAAAAAfgOAQDHGAAhiQ9AAM8YACG0DwIAxRgAId4QAQDHGAAh3xABAMcYACHgEEAAzxgAIQIAAACpBQAgCAAAtQUAIAIAAACpBQAgCAAAtQUAIAMAAACmBQAgDwAArgUAIBAAALMFACABAAAApgUAIAEAAACpBQAgBxUAAL0eACAWAADAHgAgFwAAvx4AICgAAL4eACApAADBHgAgiQ8AALwYACDgEAAAvBgAIAqGAwAA8hUAIPENAADjFwAw8g0AALwFABDzDQAA4xcAMPgOAQDDFQAhiQ9AANkVACG0DwIAxhUAId4QAQDDFQAh3xABAMMVACHgEEAA2RUAIQMAAACpBQAgAwAAuwUAMBQAALwFACADAAAAqQUAIAMAAKoFADAEAACmBQAgBvENAADiFwAw8g0AAMIFABDzDQAA4hcAMLMOAQAAAAHlDwEA4hUAId0QQADmFQAhAQAAAL8FACABAAAAvwUAIAbxDQAA4hcAMPINAADCBQAQ8w0AAOIXADCzDgEA4hUAIeUPAQDiFQAh3RBAAOYVACEAAwAAAMIFACADAADDBQAwBAAAvwUAIAMAAADCBQAgAwAAwwUAMAQAAL8FACADAAAAwgUAIAMAAMMFADAEAAC_BQAgA7MOAQAAAAHlDwEAAAAB3RBAAAAAAQEIAADHBQAgA7MOAQAAAAHlDwEAAAAB3RBAAAAAAQEIAADJBQAwAQgAAMkFADADsw4BAMcYACHlDwEAxxgAId0QQADDGAAhAgAAAL8FACAIAADMBQAgA7MOAQDHGAAh5Q8BAMcYACHdEEAAwxgAIQIAAADCBQAgCAAAzgUAIAIAAADCBQAgCAAAzgUAIAMAAAC_BQAgDwAAxwUAIBAAAMwFACABAAAAvwUAIAEAAADCBQAgAxUAALoeACAWAAC8HgAgFwAAux4AIAbxDQAA4RcAMPINAADVBQAQ8w0AAOEXADCzDgEAwxUAIeUPAQDDFQAh3RBAAMQVACEDAAAAwgUAIAMAANQFADAUAADVBQAgAwAAAMIFACADAADDBQAwBAAAvwUAIBTxDQAA4BcAMPINAADbBQAQ8w0AAOAXADD5DQEA5BUAIacOQADlFQAhtQ4EAAAAAbYOBACaFgAhzQ4BAOIVACGyD0AA5hUAIcUPAQDkFQAh0hAEAJoWACHUEAQAmhYAIdUQBACaFgAh1hAEAJoWACHXEAEA5BUAIdgQBACaFgAh2RABAOQVACHaEAQAmhYAIdsQBACaFgAh3BBAAOUVACEBAAAA2AUAIAEAAADYBQAgFPENAADgFwAw8g0AANsFABDzDQAA4BcAMPkNAQDkFQAhpw5AAOUVACG1DgQA7RUAIbYOBACaFgAhzQ4BAOIVACGyD0AA5hUAIcUPAQDkFQAh0hAEAJoWACHUEAQAmhYAIdUQBACaFgAh1hAEAJoWACHXEAEA5BUAIdgQBACaFgAh2RABAOQVACHaEAQAmhYAIdsQBACaFgAh3BBAAOUVACEO-Q0AALwYACCnDgAAvBgAILYOAAC8GAAgxQ8AALwYACDSEAAAvBgAINQQAAC8GAAg1RAAALwYACDWEAAAvBgAINcQAAC8GAAg2BAAALwYACDZEAAAvBgAINoQAAC8GAAg2xAAALwYACDcEAAAvBgAIAMAAADbBQAgAwAA3AUAMAQAANgFACADAAAA2wUAIAMAANwFADAEAADYBQAgAwAAANsFACADAADcBQAwBAAA2AUAIBH5DQEAAAABpw5AAAAAAbUOBAAAAAG2DgQAAAABzQ4BAAAAAbIPQAAAAAHFDwEAAAAB0hAEAAAAAdQQBAAAAAHVEAQAAAAB1hAEAAAAAdcQAQAAAAHYEAQAAAAB2RABAAAAAdoQBAAAAAHbEAQAAAAB3BBAAAAAAQEIAADgBQAgEfkNAQAAAAGnDkAAAAABtQ4EAAAAAbYOBAAAAAHNDgEAAAABsg9AAAAAAcUPAQAAAAHSEAQAAAAB1BAEAAAAAdUQBAAAAAHWEAQAAAAB1xABAAAAAdgQBAAAAAHZEAEAAAAB2hAEAAAAAdsQBAAAAAHcEEAAAAABAQgAAOIFADABCAAA4gUAMBH5DQEAxhgAIacOQADPGAAhtQ4EAMIYACG2DgQArhkAIc0OAQDHGAAhsg9AAMMYACHFDwEAxhgAIdIQBACuGQAh1BAEAK4ZACHVEAQArhkAIdYQBACuGQAh1xABAMYYACHYEAQArhkAIdkQAQDGGAAh2hAEAK4ZACHbEAQArhkAIdwQQADPGAAhAgAAANgFACAIAADlBQAgEfkNAQDGGAAhpw5AAM8YACG1DgQAwhgAIbYOBACuGQAhzQ4BAMcYACGyD0AAwxgAIcUPAQDGGAAh0hAEAK4ZACHUEAQArhkAIdUQBACuGQAh1hAEAK4ZACHXEAEAxhgAIdgQBACuGQAh2RABAMYYACHaEAQArhkAIdsQBACuGQAh3BBAAM8YACECAAAA2wUAIAgAAOcFACACAAAA2wUAIAgAAOcFACADAAAA2AUAIA8AAOAFACAQAADlBQAgAQAAANgFACABAAAA2wUAIBMVAAC1HgAgFgAAuB4AIBcAALceACAoAAC2HgAgKQAAuR4AIPkNAAC8GAAgpw4AALwYACC2DgAAvBgAIMUPAAC8GAAg0hAAALwYACDUEAAAvBgAINUQAAC8GAAg1hAAALwYACDXEAAAvBgAINgQAAC8GAAg2RAAALwYACDaEAAAvBgAINsQAAC8GAAg3BAAALwYACAU8Q0AAN8XADDyDQAA7gUAEPMNAADfFwAw-Q0BAMcVACGnDkAA2RUAIbUOBADCFQAhtg4EAJYWACHNDgEAwxUAIbIPQADEFQAhxQ8BAMcVACHSEAQAlhYAIdQQBACWFgAh1RAEAJYWACHWEAQAlhYAIdcQAQDHFQAh2BAEAJYWACHZEAEAxxUAIdoQBACWFgAh2xAEAJYWACHcEEAA2RUAIQMAAADbBQAgAwAA7QUAMBQAAO4FACADAAAA2wUAIAMAANwFADAEAADYBQAgB_ENAADeFwAw8g0AAPQFABDzDQAA3hcAMLUOBAAAAAG2DgQA7RUAIdIQBADtFQAh0xAgAOMVACEBAAAA8QUAIAEAAADxBQAgB_ENAADeFwAw8g0AAPQFABDzDQAA3hcAMLUOBADtFQAhtg4EAO0VACHSEAQA7RUAIdMQIADjFQAhAAMAAAD0BQAgAwAA9QUAMAQAAPEFACADAAAA9AUAIAMAAPUFADAEAADxBQAgAwAAAPQFACADAAD1BQAwBAAA8QUAIAS1DgQAAAABtg4EAAAAAdIQBAAAAAHTECAAAAABAQgAAPkFACAEtQ4EAAAAAbYOBAAAAAHSEAQAAAAB0xAgAAAAAQEIAAD7BQAwAQgAAPsFADAEtQ4EAMIYACG2DgQAwhgAIdIQBADCGAAh0xAgAOUYACECAAAA8QUAIAgAAP4FACAEtQ4EAMIYACG2DgQAwhgAIdIQBADCGAAh0xAgAOUYACECAAAA9AUAIAgAAIAGACACAAAA9AUAIAgAAIAGACADAAAA8QUAIA8AAPkFACAQAAD-BQAgAQAAAPEFACABAAAA9AUAIAUVAACwHgAgFgAAsx4AIBcAALIeACAoAACxHgAgKQAAtB4AIAfxDQAA3RcAMPINAACHBgAQ8w0AAN0XADC1DgQAwhUAIbYOBADCFQAh0hAEAMIVACHTECAA3hUAIQMAAAD0BQAgAwAAhgYAMBQAAIcGACADAAAA9AUAIAMAAPUFADAEAADxBQAgCvENAADbFwAw8g0AAI0GABDzDQAA2xcAMPkNAQDiFQAhkg4CAOkVACGcDgEA4hUAIbUOBADtFQAh2A5AAOYVACHbD0AA5hUAIdEQAADcFwAgAQAAAIoGACABAAAAigYAIAnxDQAA2xcAMPINAACNBgAQ8w0AANsXADD5DQEA4hUAIZIOAgDpFQAhnA4BAOIVACG1DgQA7RUAIdgOQADmFQAh2w9AAOYVACEBkg4AALwYACADAAAAjQYAIAMAAI4GADAEAACKBgAgAwAAAI0GACADAACOBgAwBAAAigYAIAMAAACNBgAgAwAAjgYAMAQAAIoGACAG-Q0BAAAAAZIOAgAAAAGcDgEAAAABtQ4EAAAAAdgOQAAAAAHbD0AAAAABAQgAAJIGACAG-Q0BAAAAAZIOAgAAAAGcDgEAAAABtQ4EAAAAAdgOQAAAAAHbD0AAAAABAQgAAJQGADABCAAAlAYAMAb5DQEAxxgAIZIOAgDEGAAhnA4BAMcYACG1DgQAwhgAIdgOQADDGAAh2w9AAMMYACECAAAAigYAIAgAAJcGACAG-Q0BAMcYACGSDgIAxBgAIZwOAQDHGAAhtQ4EAMIYACHYDkAAwxgAIdsPQADDGAAhAgAAAI0GACAIAACZBgAgAgAAAI0GACAIAACZBgAgAwAAAIoGACAPAACSBgAgEAAAlwYAIAEAAACKBgAgAQAAAI0GACAGFQAAqx4AIBYAAK4eACAXAACtHgAgKAAArB4AICkAAK8eACCSDgAAvBgAIAnxDQAA2hcAMPINAACgBgAQ8w0AANoXADD5DQEAwxUAIZIOAgDFFQAhnA4BAMMVACG1DgQAwhUAIdgOQADEFQAh2w9AAMQVACEDAAAAjQYAIAMAAJ8GADAUAACgBgAgAwAAAI0GACADAACOBgAwBAAAigYAIAvxDQAA2RcAMPINAACmBgAQ8w0AANkXADC1DgQAAAAByhBAAOUVACHLEAEA5BUAIcwQBACaFgAhzRBAAOUVACHOEEAA5RUAIc8QBACaFgAh0BBAAOUVACEBAAAAowYAIAEAAACjBgAgC_ENAADZFwAw8g0AAKYGABDzDQAA2RcAMLUOBADtFQAhyhBAAOUVACHLEAEA5BUAIcwQBACaFgAhzRBAAOUVACHOEEAA5RUAIc8QBACaFgAh0BBAAOUVACEHyhAAALwYACDLEAAAvBgAIMwQAAC8GAAgzRAAALwYACDOEAAAvBgAIM8QAAC8GAAg0BAAALwYACADAAAApgYAIAMAAKcGADAEAACjBgAgAwAAAKYGACADAACnBgAwBAAAowYAIAMAAACmBgAgAwAApwYAMAQAAKMGACAItQ4EAAAAAcoQQAAAAAHLEAEAAAABzBAEAAAAAc0QQAAAAAHOEEAAAAABzxAEAAAAAdAQQAAAAAEBCAAAqwYAIAi1DgQAAAAByhBAAAAAAcsQAQAAAAHMEAQAAAABzRBAAAAAAc4QQAAAAAHPEAQAAAAB0BBAAAAAAQEIAACtBgAwAQgAAK0GADAItQ4EAMIYACHKEEAAzxgAIcsQAQDGGAAhzBAEAK4ZACHNEEAAzxgAIc4QQADPGAAhzxAEAK4ZACHQEEAAzxgAIQIAAACjBgAgCAAAsAYAIAi1DgQAwhgAIcoQQADPGAAhyxABAMYYACHMEAQArhkAIc0QQADPGAAhzhBAAM8YACHPEAQArhkAIdAQQADPGAAhAgAAAKYGACAIAACyBgAgAgAAAKYGACAIAACyBgAgAwAAAKMGACAPAACrBgAgEAAAsAYAIAEAAACjBgAgAQAAAKYGACAMFQAAph4AIBYAAKkeACAXAACoHgAgKAAApx4AICkAAKoeACDKEAAAvBgAIMsQAAC8GAAgzBAAALwYACDNEAAAvBgAIM4QAAC8GAAgzxAAALwYACDQEAAAvBgAIAvxDQAA2BcAMPINAAC5BgAQ8w0AANgXADC1DgQAwhUAIcoQQADZFQAhyxABAMcVACHMEAQAlhYAIc0QQADZFQAhzhBAANkVACHPEAQAlhYAIdAQQADZFQAhAwAAAKYGACADAAC4BgAwFAAAuQYAIAMAAACmBgAgAwAApwYAMAQAAKMGACAK8Q0AANYXADDyDQAAvwYAEPMNAADWFwAwtQ4EAO0VACHEEAQA7RUAIcUQAQDiFQAhxhABAOIVACHHEAQA7RUAIcgQBACaFgAhyRAAANcXACABAAAAvAYAIAEAAAC8BgAgCfENAADWFwAw8g0AAL8GABDzDQAA1hcAMLUOBADtFQAhxBAEAO0VACHFEAEA4hUAIcYQAQDiFQAhxxAEAO0VACHIEAQAmhYAIQHIEAAAvBgAIAMAAAC_BgAgAwAAwAYAMAQAALwGACADAAAAvwYAIAMAAMAGADAEAAC8BgAgAwAAAL8GACADAADABgAwBAAAvAYAIAa1DgQAAAABxBAEAAAAAcUQAQAAAAHGEAEAAAABxxAEAAAAAcgQBAAAAAEBCAAAxAYAIAa1DgQAAAABxBAEAAAAAcUQAQAAAAHGEAEAAAABxxAEAAAAAcgQBAAAAAEBCAAAxgYAMAEIAADGBgAwBrUOBADCGAAhxBAEAMIYACHFEAEAxxgAIcYQAQDHGAAhxxAEAMIYACHIEAQArhkAIQIAAAC8BgAgCAAAyQYAIAa1DgQAwhgAIcQQBADCGAAhxRABAMcYACHGEAEAxxgAIccQBADCGAAhyBAEAK4ZACECAAAAvwYAIAgAAMsGACACAAAAvwYAIAgAAMsGACADAAAAvAYAIA8AAMQGACAQAADJBgAgAQAAALwGACABAAAAvwYAIAYVAAChHgAgFgAApB4AIBcAAKMeACAoAACiHgAgKQAApR4AIMgQAAC8GAAgCfENAADVFwAw8g0AANIGABDzDQAA1RcAMLUOBADCFQAhxBAEAMIVACHFEAEAwxUAIcYQAQDDFQAhxxAEAMIVACHIEAQAlhYAIQMAAAC_BgAgAwAA0QYAMBQAANIGACADAAAAvwYAIAMAAMAGADAEAAC8BgAgFcgIAQDiFQAh8Q0AANMXADDyDQAA2AYAEPMNAADTFwAw9g0EAO0VACG1DgQA7RUAIbYOBADtFQAhtw4CAOoVACG4DgIA6hUAIbkOIACGFgAhug4gAIYWACG7DgEA4hUAIbwOAAGHFgAhvQ4AAYgWACG-DgABiBYAIb8OAAGIFgAhwA4AAYgWACHBDhAAiRYAIcIOEACJFgAhww4QAIkWACHEDgAA1BcAIAEAAADVBgAgAQAAANUGACAUyAgBAOIVACHxDQAA0xcAMPINAADYBgAQ8w0AANMXADD2DQQA7RUAIbUOBADtFQAhtg4EAO0VACG3DgIA6hUAIbgOAgDqFQAhuQ4gAIYWACG6DiAAhhYAIbsOAQDiFQAhvA4AAYcWACG9DgABiBYAIb4OAAGIFgAhvw4AAYgWACHADgABiBYAIcEOEACJFgAhwg4QAIkWACHDDhAAiRYAIQm5DgAAvBgAILoOAAC8GAAgvQ4AALwYACC-DgAAvBgAIL8OAAC8GAAgwA4AALwYACDBDgAAvBgAIMIOAAC8GAAgww4AALwYACADAAAA2AYAIAMAANkGADAEAADVBgAgAwAAANgGACADAADZBgAwBAAA1QYAIAMAAADYBgAgAwAA2QYAMAQAANUGACARyAgBAAAAAfYNBAAAAAG1DgQAAAABtg4EAAAAAbcOAgAAAAG4DgIAAAABuQ4gAAAAAboOIAAAAAG7DgEAAAABvA4AAQAAAb0OAAEAAAG-DgABAAABvw4AAQAAAcAOAAEAAAHBDhAAAAABwg4QAAAAAcMOEAAAAAEBCAAA3QYAIBHICAEAAAAB9g0EAAAAAbUOBAAAAAG2DgQAAAABtw4CAAAAAbgOAgAAAAG5DiAAAAABug4gAAAAAbsOAQAAAAG8DgABAAABvQ4AAQAAAb4OAAEAAAG_DgABAAABwA4AAQAAAcEOEAAAAAHCDhAAAAABww4QAAAAAQEIAADfBgAwAQgAAN8GADARyAgBAMcYACH2DQQAwhgAIbUOBADCGAAhtg4EAMIYACG3DgIAxRgAIbgOAgDFGAAhuQ4gAIcZACG6DiAAhxkAIbsOAQDHGAAhvA4AAYgZACG9DgABiRkAIb4OAAGJGQAhvw4AAYkZACHADgABiRkAIcEOEACKGQAhwg4QAIoZACHDDhAAihkAIQIAAADVBgAgCAAA4gYAIBHICAEAxxgAIfYNBADCGAAhtQ4EAMIYACG2DgQAwhgAIbcOAgDFGAAhuA4CAMUYACG5DiAAhxkAIboOIACHGQAhuw4BAMcYACG8DgABiBkAIb0OAAGJGQAhvg4AAYkZACG_DgABiRkAIcAOAAGJGQAhwQ4QAIoZACHCDhAAihkAIcMOEACKGQAhAgAAANgGACAIAADkBgAgAgAAANgGACAIAADkBgAgAwAAANUGACAPAADdBgAgEAAA4gYAIAEAAADVBgAgAQAAANgGACAOFQAAnB4AIBYAAJ8eACAXAACeHgAgKAAAnR4AICkAAKAeACC5DgAAvBgAILoOAAC8GAAgvQ4AALwYACC-DgAAvBgAIL8OAAC8GAAgwA4AALwYACDBDgAAvBgAIMIOAAC8GAAgww4AALwYACAUyAgBAMMVACHxDQAA0hcAMPINAADrBgAQ8w0AANIXADD2DQQAwhUAIbUOBADCFQAhtg4EAMIVACG3DgIAxhUAIbgOAgDGFQAhuQ4gAPkVACG6DiAA-RUAIbsOAQDDFQAhvA4AAfoVACG9DgAB-xUAIb4OAAH7FQAhvw4AAfsVACHADgAB-xUAIcEOEAD8FQAhwg4QAPwVACHDDhAA_BUAIQMAAADYBgAgAwAA6gYAMBQAAOsGACADAAAA2AYAIAMAANkGADAEAADVBgAgCcgIAQDiFQAh8Q0AANAXADDyDQAA8QYAEPMNAADQFwAwtQ4EAO0VACHODgIA6hUAIdUOBADtFQAhqg8AAYgWACHDEAAA0RcAIAEAAADuBgAgAQAAAO4GACAIyAgBAOIVACHxDQAA0BcAMPINAADxBgAQ8w0AANAXADC1DgQA7RUAIc4OAgDqFQAh1Q4EAO0VACGqDwABiBYAIQGqDwAAvBgAIAMAAADxBgAgAwAA8gYAMAQAAO4GACADAAAA8QYAIAMAAPIGADAEAADuBgAgAwAAAPEGACADAADyBgAwBAAA7gYAIAXICAEAAAABtQ4EAAAAAc4OAgAAAAHVDgQAAAABqg8AAQAAAQEIAAD2BgAgBcgIAQAAAAG1DgQAAAABzg4CAAAAAdUOBAAAAAGqDwABAAABAQgAAPgGADABCAAA-AYAMAXICAEAxxgAIbUOBADCGAAhzg4CAMUYACHVDgQAwhgAIaoPAAGJGQAhAgAAAO4GACAIAAD7BgAgBcgIAQDHGAAhtQ4EAMIYACHODgIAxRgAIdUOBADCGAAhqg8AAYkZACECAAAA8QYAIAgAAP0GACACAAAA8QYAIAgAAP0GACADAAAA7gYAIA8AAPYGACAQAAD7BgAgAQAAAO4GACABAAAA8QYAIAYVAACXHgAgFgAAmh4AIBcAAJkeACAoAACYHgAgKQAAmx4AIKoPAAC8GAAgCMgIAQDDFQAh8Q0AAM8XADDyDQAAhAcAEPMNAADPFwAwtQ4EAMIVACHODgIAxhUAIdUOBADCFQAhqg8AAfsVACEDAAAA8QYAIAMAAIMHADAUAACEBwAgAwAAAPEGACADAADyBgAwBAAA7gYAIAjICAEA4hUAIfENAADNFwAw8g0AAIoHABDzDQAAzRcAMLUOBADtFQAhqg8AAYcWACHBEAQA7RUAIcIQAADOFwAgAQAAAIcHACABAAAAhwcAIAfICAEA4hUAIfENAADNFwAw8g0AAIoHABDzDQAAzRcAMLUOBADtFQAhqg8AAYcWACHBEAQA7RUAIQADAAAAigcAIAMAAIsHADAEAACHBwAgAwAAAIoHACADAACLBwAwBAAAhwcAIAMAAACKBwAgAwAAiwcAMAQAAIcHACAEyAgBAAAAAbUOBAAAAAGqDwABAAABwRAEAAAAAQEIAACPBwAgBMgIAQAAAAG1DgQAAAABqg8AAQAAAcEQBAAAAAEBCAAAkQcAMAEIAACRBwAwBMgIAQDHGAAhtQ4EAMIYACGqDwABiBkAIcEQBADCGAAhAgAAAIcHACAIAACUBwAgBMgIAQDHGAAhtQ4EAMIYACGqDwABiBkAIcEQBADCGAAhAgAAAIoHACAIAACWBwAgAgAAAIoHACAIAACWBwAgAwAAAIcHACAPAACPBwAgEAAAlAcAIAEAAACHBwAgAQAAAIoHACAFFQAAkh4AIBYAAJUeACAXAACUHgAgKAAAkx4AICkAAJYeACAHyAgBAMMVACHxDQAAzBcAMPINAACdBwAQ8w0AAMwXADC1DgQAwhUAIaoPAAH6FQAhwRAEAMIVACEDAAAAigcAIAMAAJwHADAUAACdBwAgAwAAAIoHACADAACLBwAwBAAAhwcAIAnICAEA4hUAIfENAADKFwAw8g0AAKMHABDzDQAAyhcAMLUOBADtFQAhvRABAOIVACG-EAIA6hUAIb8QAgDqFQAhwBAAAMsXACABAAAAoAcAIAEAAACgBwAgCMgIAQDiFQAh8Q0AAMoXADDyDQAAowcAEPMNAADKFwAwtQ4EAO0VACG9EAEA4hUAIb4QAgDqFQAhvxACAOoVACEAAwAAAKMHACADAACkBwAwBAAAoAcAIAMAAACjBwAgAwAApAcAMAQAAKAHACADAAAAowcAIAMAAKQHADAEAACgBwAgBcgIAQAAAAG1DgQAAAABvRABAAAAAb4QAgAAAAG_EAIAAAABAQgAAKgHACAFyAgBAAAAAbUOBAAAAAG9EAEAAAABvhACAAAAAb8QAgAAAAEBCAAAqgcAMAEIAACqBwAwBcgIAQDHGAAhtQ4EAMIYACG9EAEAxxgAIb4QAgDFGAAhvxACAMUYACECAAAAoAcAIAgAAK0HACAFyAgBAMcYACG1DgQAwhgAIb0QAQDHGAAhvhACAMUYACG_EAIAxRgAIQIAAACjBwAgCAAArwcAIAIAAACjBwAgCAAArwcAIAMAAACgBwAgDwAAqAcAIBAAAK0HACABAAAAoAcAIAEAAACjBwAgBRUAAI0eACAWAACQHgAgFwAAjx4AICgAAI4eACApAACRHgAgCMgIAQDDFQAh8Q0AAMkXADDyDQAAtgcAEPMNAADJFwAwtQ4EAMIVACG9EAEAwxUAIb4QAgDGFQAhvxACAMYVACEDAAAAowcAIAMAALUHADAUAAC2BwAgAwAAAKMHACADAACkBwAwBAAAoAcAIAfICAEAAAAB8Q0AAMgXADDyDQAAvAcAEPMNAADIFwAwlhACAOoVACGYEAAA9RUAILwQAQDiFQAhAQAAALkHACABAAAAuQcAIAfICAEA4hUAIfENAADIFwAw8g0AALwHABDzDQAAyBcAMJYQAgDqFQAhmBAAAPUVACC8EAEA4hUAIQADAAAAvAcAIAMAAL0HADAEAAC5BwAgAwAAALwHACADAAC9BwAwBAAAuQcAIAMAAAC8BwAgAwAAvQcAMAQAALkHACAEyAgBAAAAAZYQAgAAAAGYEIAAAAABvBABAAAAAQEIAADBBwAgBMgIAQAAAAGWEAIAAAABmBCAAAAAAbwQAQAAAAEBCAAAwwcAMAEIAADDBwAwBMgIAQDHGAAhlhACAMUYACGYEIAAAAABvBABAMcYACECAAAAuQcAIAgAAMYHACAEyAgBAMcYACGWEAIAxRgAIZgQgAAAAAG8EAEAxxgAIQIAAAC8BwAgCAAAyAcAIAIAAAC8BwAgCAAAyAcAIAMAAAC5BwAgDwAAwQcAIBAAAMYHACABAAAAuQcAIAEAAAC8BwAgBRUAAIgeACAWAACLHgAgFwAAih4AICgAAIkeACApAACMHgAgB8gIAQDDFQAh8Q0AAMcXADDyDQAAzwcAEPMNAADHFwAwlhACAMYVACGYEAAA8hUAILwQAQDDFQAhAwAAALwHACADAADOBwAwFAAAzwcAIAMAAAC8BwAgAwAAvQcAMAQAALkHACAF8Q0AAMYXADDyDQAA1QcAEPMNAADGFwAwsw4BAAAAAbsQAgDqFQAhAQAAANIHACABAAAA0gcAIAXxDQAAxhcAMPINAADVBwAQ8w0AAMYXADCzDgEA4hUAIbsQAgDqFQAhAAMAAADVBwAgAwAA1gcAMAQAANIHACADAAAA1QcAIAMAANYHADAEAADSBwAgAwAAANUHACADAADWBwAwBAAA0gcAIAKzDgEAAAABuxACAAAAAQEIAADaBwAgArMOAQAAAAG7EAIAAAABAQgAANwHADABCAAA3AcAMAKzDgEAxxgAIbsQAgDFGAAhAgAAANIHACAIAADfBwAgArMOAQDHGAAhuxACAMUYACECAAAA1QcAIAgAAOEHACACAAAA1QcAIAgAAOEHACADAAAA0gcAIA8AANoHACAQAADfBwAgAQAAANIHACABAAAA1QcAIAUVAACDHgAgFgAAhh4AIBcAAIUeACAoAACEHgAgKQAAhx4AIAXxDQAAxRcAMPINAADoBwAQ8w0AAMUXADCzDgEAwxUAIbsQAgDGFQAhAwAAANUHACADAADnBwAwFAAA6AcAIAMAAADVBwAgAwAA1gcAMAQAANIHACAPvw0CAOoVACHxDQAAwxcAMPINAADuBwAQ8w0AAMMXADD2DUAA5hUAIbUOBADtFQAhtg4EAO0VACG3DgIA6hUAIbwOAQDkFQAh8A4BAOIVACHFDwEA4hUAIbcQBACaFgAhuBBAAOYVACG5EEAA5RUAIboQAADEFwAgAQAAAOsHACABAAAA6wcAIA6_DQIA6hUAIfENAADDFwAw8g0AAO4HABDzDQAAwxcAMPYNQADmFQAhtQ4EAO0VACG2DgQA7RUAIbcOAgDqFQAhvA4BAOQVACHwDgEA4hUAIcUPAQDiFQAhtxAEAJoWACG4EEAA5hUAIbkQQADlFQAhA7wOAAC8GAAgtxAAALwYACC5EAAAvBgAIAMAAADuBwAgAwAA7wcAMAQAAOsHACADAAAA7gcAIAMAAO8HADAEAADrBwAgAwAAAO4HACADAADvBwAwBAAA6wcAIAu_DQIAAAAB9g1AAAAAAbUOBAAAAAG2DgQAAAABtw4CAAAAAbwOAQAAAAHwDgEAAAABxQ8BAAAAAbcQBAAAAAG4EEAAAAABuRBAAAAAAQEIAADzBwAgC78NAgAAAAH2DUAAAAABtQ4EAAAAAbYOBAAAAAG3DgIAAAABvA4BAAAAAfAOAQAAAAHFDwEAAAABtxAEAAAAAbgQQAAAAAG5EEAAAAABAQgAAPUHADABCAAA9QcAMAu_DQIAxRgAIfYNQADDGAAhtQ4EAMIYACG2DgQAwhgAIbcOAgDFGAAhvA4BAMYYACHwDgEAxxgAIcUPAQDHGAAhtxAEAK4ZACG4EEAAwxgAIbkQQADPGAAhAgAAAOsHACAIAAD4BwAgC78NAgDFGAAh9g1AAMMYACG1DgQAwhgAIbYOBADCGAAhtw4CAMUYACG8DgEAxhgAIfAOAQDHGAAhxQ8BAMcYACG3EAQArhkAIbgQQADDGAAhuRBAAM8YACECAAAA7gcAIAgAAPoHACACAAAA7gcAIAgAAPoHACADAAAA6wcAIA8AAPMHACAQAAD4BwAgAQAAAOsHACABAAAA7gcAIAgVAAD-HQAgFgAAgR4AIBcAAIAeACAoAAD_HQAgKQAAgh4AILwOAAC8GAAgtxAAALwYACC5EAAAvBgAIA6_DQIAxhUAIfENAADCFwAw8g0AAIEIABDzDQAAwhcAMPYNQADEFQAhtQ4EAMIVACG2DgQAwhUAIbcOAgDGFQAhvA4BAMcVACHwDgEAwxUAIcUPAQDDFQAhtxAEAJYWACG4EEAAxBUAIbkQQADZFQAhAwAAAO4HACADAACACAAwFAAAgQgAIAMAAADuBwAgAwAA7wcAMAQAAOsHACAJyAgBAOIVACHxDQAAwBcAMPINAACHCAAQ8w0AAMAXADC1DgQA7RUAIbYOBADtFQAhtw4CAOoVACG1ECAA4xUAIbYQAADBFwAgAQAAAIQIACABAAAAhAgAIAjICAEA4hUAIfENAADAFwAw8g0AAIcIABDzDQAAwBcAMLUOBADtFQAhtg4EAO0VACG3DgIA6hUAIbUQIADjFQAhAAMAAACHCAAgAwAAiAgAMAQAAIQIACADAAAAhwgAIAMAAIgIADAEAACECAAgAwAAAIcIACADAACICAAwBAAAhAgAIAXICAEAAAABtQ4EAAAAAbYOBAAAAAG3DgIAAAABtRAgAAAAAQEIAACMCAAgBcgIAQAAAAG1DgQAAAABtg4EAAAAAbcOAgAAAAG1ECAAAAABAQgAAI4IADABCAAAjggAMAXICAEAxxgAIbUOBADCGAAhtg4EAMIYACG3DgIAxRgAIbUQIADlGAAhAgAAAIQIACAIAACRCAAgBcgIAQDHGAAhtQ4EAMIYACG2DgQAwhgAIbcOAgDFGAAhtRAgAOUYACECAAAAhwgAIAgAAJMIACACAAAAhwgAIAgAAJMIACADAAAAhAgAIA8AAIwIACAQAACRCAAgAQAAAIQIACABAAAAhwgAIAUVAAD5HQAgFgAA_B0AIBcAAPsdACAoAAD6HQAgKQAA_R0AIAjICAEAwxUAIfENAAC_FwAw8g0AAJoIABDzDQAAvxcAMLUOBADCFQAhtg4EAMIVACG3DgIAxhUAIbUQIADeFQAhAwAAAIcIACADAACZCAAwFAAAmggAIAMAAACHCAAgAwAAiAgAMAQAAIQIACAgqAUAALAXACCpBQAAsRcAIKoFAACyFwAgqwUAALMXACCsBQAAtBcAILAHAADrFQAg8Q0AAK8XADDyDQAAuQgAEPMNAACvFwAw9A0BAAAAAfYNBACaFgAhmA5AAOYVACGaDgEA4hUAIbUOBACaFgAhzQ4BAOIVACHwDgEA5BUAIfgOAQDiFQAhiw8AAOsVACDCD0AA5hUAIdUPAQDkFQAh-g9AAOUVACGmEAEA4hUAIacQIADjFQAhqBABAOQVACGpEAEA5BUAIaoQAADrFQAgqxAAAOsVACCsEAAA9RUAIK0QIADjFQAhrhAAAN0VACCvEAIA6hUAIbAQQADlFQAhAQAAAJ0IACAHpwUAALYXACDxDQAAvhcAMPINAACfCAAQ8w0AAL4XADCGEAIA6hUAIYcQAAGHFgAhiRABAOIVACEBpwUAAPgdACAIpwUAALYXACDxDQAAvhcAMPINAACfCAAQ8w0AAL4XADCGEAIA6hUAIYcQAAGHFgAhiRABAOIVACG0EAAAvRcAIAMAAACfCAAgAwAAoAgAMAQAAKEIACAYhQMBAOIVACGnBQAAthcAIOwMAgDqFQAh8Q0AALwXADDyDQAAowgAEPMNAAC8FwAwsw4BAOQVACGSDwIA6RUAIZsPAQDkFQAh1g8BAOQVACHlDwEA5BUAIYkQAQDiFQAhlRACAOkVACGaECAAhhYAIZsQAgDqFQAhnRABAOIVACGeEAEA5BUAIZ8QAgDpFQAhoBAAAOsVACChEAEA5BUAIaIQAQDkFQAhoxAAAN0VACCkECAAhhYAIaUQAgDpFQAhD6cFAAD4HQAgsw4AALwYACCSDwAAvBgAIJsPAAC8GAAg1g8AALwYACDlDwAAvBgAIJUQAAC8GAAgmhAAALwYACCeEAAAvBgAIJ8QAAC8GAAgoBAAALwYACChEAAAvBgAIKIQAAC8GAAgpBAAALwYACClEAAAvBgAIBmFAwEA4hUAIacFAAC2FwAg7AwCAOoVACHxDQAAvBcAMPINAACjCAAQ8w0AALwXADCzDgEA5BUAIZIPAgDpFQAhmw8BAOQVACHWDwEA5BUAIeUPAQDkFQAhiRABAOIVACGVEAIA6RUAIZoQIACGFgAhmxACAOoVACGdEAEA4hUAIZ4QAQDkFQAhnxACAOkVACGgEAAA6xUAIKEQAQDkFQAhohABAOQVACGjEAAA3RUAIKQQIACGFgAhpRACAOkVACGzEAAAuxcAIAMAAACjCAAgAwAApAgAMAQAAKUIACAJpwUAALYXACDsDAIA6hUAIfENAAC6FwAw8g0AAKcIABDzDQAAuhcAMPAOAQDiFQAhiRABAOIVACGbEAIA6RUAIZwQAQDiFQAhAqcFAAD4HQAgmxAAALwYACAKpwUAALYXACDsDAIA6hUAIfENAAC6FwAw8g0AAKcIABDzDQAAuhcAMPAOAQDiFQAhiRABAOIVACGbEAIA6RUAIZwQAQDiFQAhshAAALkXACADAAAApwgAIAMAAKgIADAEAACpCAAgC6cFAAC2FwAg8Q0AALgXADDyDQAAqwgAEPMNAAC4FwAwiRABAOIVACGVEAIA6hUAIZYQAgDqFQAhlxACAOoVACGYEAAA3RUAIJkQAAD1FQAgmhABAOIVACEBpwUAAPgdACAMpwUAALYXACDxDQAAuBcAMPINAACrCAAQ8w0AALgXADCJEAEA4hUAIZUQAgDqFQAhlhACAOoVACGXEAIA6hUAIZgQAADdFQAgmRAAAPUVACCaEAEA4hUAIbEQAAC3FwAgAwAAAKsIACADAACsCAAwBAAArQgAIAmnBQAAthcAIPENAAC1FwAw8g0AAK8IABDzDQAAtRcAMPQNAQDiFQAhmA5AAOYVACHCD0AA5hUAId4PAAGHFgAhiRABAOIVACEBpwUAAPgdACAJpwUAALYXACDxDQAAtRcAMPINAACvCAAQ8w0AALUXADD0DQEAAAABmA5AAOYVACHCD0AA5hUAId4PAAEAAAGJEAEA4hUAIQMAAACvCAAgAwAAsAgAMAQAALEIACABAAAAnwgAIAEAAACjCAAgAQAAAKcIACABAAAAqwgAIAEAAACvCAAgAQAAAJ0IACAgqAUAALAXACCpBQAAsRcAIKoFAACyFwAgqwUAALMXACCsBQAAtBcAILAHAADrFQAg8Q0AAK8XADDyDQAAuQgAEPMNAACvFwAw9A0BAOIVACH2DQQAmhYAIZgOQADmFQAhmg4BAOIVACG1DgQAmhYAIc0OAQDiFQAh8A4BAOQVACH4DgEA4hUAIYsPAADrFQAgwg9AAOYVACHVDwEA5BUAIfoPQADlFQAhphABAOIVACGnECAA4xUAIagQAQDkFQAhqRABAOQVACGqEAAA6xUAIKsQAADrFQAgrBAAAPUVACCtECAA4xUAIa4QAADdFQAgrxACAOoVACGwEEAA5RUAIRGoBQAA8x0AIKkFAAD0HQAgqgUAAPUdACCrBQAA9h0AIKwFAAD3HQAgsAcAALwYACD2DQAAvBgAILUOAAC8GAAg8A4AALwYACCLDwAAvBgAINUPAAC8GAAg-g8AALwYACCoEAAAvBgAIKkQAAC8GAAgqhAAALwYACCrEAAAvBgAILAQAAC8GAAgAwAAALkIACADAAC6CAAwBAAAnQgAIAMAAAC5CAAgAwAAuggAMAQAAJ0IACADAAAAuQgAIAMAALoIADAEAACdCAAgHagFAADuHQAgqQUAAO8dACCqBQAA8B0AIKsFAADxHQAgrAUAAPIdACCwB4AAAAAB9A0BAAAAAfYNBAAAAAGYDkAAAAABmg4BAAAAAbUOBAAAAAHNDgEAAAAB8A4BAAAAAfgOAQAAAAGLD4AAAAABwg9AAAAAAdUPAQAAAAH6D0AAAAABphABAAAAAacQIAAAAAGoEAEAAAABqRABAAAAAaoQgAAAAAGrEIAAAAABrBCAAAAAAa0QIAAAAAGuEAAA7R0AIK8QAgAAAAGwEEAAAAABAQgAAL4IACAYsAeAAAAAAfQNAQAAAAH2DQQAAAABmA5AAAAAAZoOAQAAAAG1DgQAAAABzQ4BAAAAAfAOAQAAAAH4DgEAAAABiw-AAAAAAcIPQAAAAAHVDwEAAAAB-g9AAAAAAaYQAQAAAAGnECAAAAABqBABAAAAAakQAQAAAAGqEIAAAAABqxCAAAAAAawQgAAAAAGtECAAAAABrhAAAO0dACCvEAIAAAABsBBAAAAAAQEIAADACAAwAQgAAMAIADAdqAUAAKwdACCpBQAArR0AIKoFAACuHQAgqwUAAK8dACCsBQAAsB0AILAHgAAAAAH0DQEAxxgAIfYNBACuGQAhmA5AAMMYACGaDgEAxxgAIbUOBACuGQAhzQ4BAMcYACHwDgEAxhgAIfgOAQDHGAAhiw-AAAAAAcIPQADDGAAh1Q8BAMYYACH6D0AAzxgAIaYQAQDHGAAhpxAgAOUYACGoEAEAxhgAIakQAQDGGAAhqhCAAAAAAasQgAAAAAGsEIAAAAABrRAgAOUYACGuEAAAqx0AIK8QAgDFGAAhsBBAAM8YACECAAAAnQgAIAgAAMMIACAYsAeAAAAAAfQNAQDHGAAh9g0EAK4ZACGYDkAAwxgAIZoOAQDHGAAhtQ4EAK4ZACHNDgEAxxgAIfAOAQDGGAAh-A4BAMcYACGLD4AAAAABwg9AAMMYACHVDwEAxhgAIfoPQADPGAAhphABAMcYACGnECAA5RgAIagQAQDGGAAhqRABAMYYACGqEIAAAAABqxCAAAAAAawQgAAAAAGtECAA5RgAIa4QAACrHQAgrxACAMUYACGwEEAAzxgAIQIAAAC5CAAgCAAAxQgAIAIAAAC5CAAgCAAAxQgAIAMAAACdCAAgDwAAvggAIBAAAMMIACABAAAAnQgAIAEAAAC5CAAgERUAAKYdACAWAACpHQAgFwAAqB0AICgAAKcdACApAACqHQAgsAcAALwYACD2DQAAvBgAILUOAAC8GAAg8A4AALwYACCLDwAAvBgAINUPAAC8GAAg-g8AALwYACCoEAAAvBgAIKkQAAC8GAAgqhAAALwYACCrEAAAvBgAILAQAAC8GAAgG7AHAADIFQAg8Q0AAK4XADDyDQAAzAgAEPMNAACuFwAw9A0BAMMVACH2DQQAlhYAIZgOQADEFQAhmg4BAMMVACG1DgQAlhYAIc0OAQDDFQAh8A4BAMcVACH4DgEAwxUAIYsPAADIFQAgwg9AAMQVACHVDwEAxxUAIfoPQADZFQAhphABAMMVACGnECAA3hUAIagQAQDHFQAhqRABAMcVACGqEAAAyBUAIKsQAADIFQAgrBAAAPIVACCtECAA3hUAIa4QAADdFQAgrxACAMYVACGwEEAA2RUAIQMAAAC5CAAgAwAAywgAMBQAAMwIACADAAAAuQgAIAMAALoIADAEAACdCAAgAQAAAKEIACABAAAAoQgAIAMAAACfCAAgAwAAoAgAMAQAAKEIACADAAAAnwgAIAMAAKAIADAEAAChCAAgAwAAAJ8IACADAACgCAAwBAAAoQgAIASnBQAApR0AIIYQAgAAAAGHEAABAAABiRABAAAAAQEIAADUCAAgA4YQAgAAAAGHEAABAAABiRABAAAAAQEIAADWCAAwAQgAANYIADAEpwUAAKQdACCGEAIAxRgAIYcQAAGIGQAhiRABAMcYACECAAAAoQgAIAgAANkIACADhhACAMUYACGHEAABiBkAIYkQAQDHGAAhAgAAAJ8IACAIAADbCAAgAgAAAJ8IACAIAADbCAAgAwAAAKEIACAPAADUCAAgEAAA2QgAIAEAAAChCAAgAQAAAJ8IACAFFQAAnx0AIBYAAKIdACAXAAChHQAgKAAAoB0AICkAAKMdACAG8Q0AAK0XADDyDQAA4ggAEPMNAACtFwAwhhACAMYVACGHEAAB-hUAIYkQAQDDFQAhAwAAAJ8IACADAADhCAAwFAAA4ggAIAMAAACfCAAgAwAAoAgAMAQAAKEIACABAAAApQgAIAEAAAClCAAgAwAAAKMIACADAACkCAAwBAAApQgAIAMAAACjCAAgAwAApAgAMAQAAKUIACADAAAAowgAIAMAAKQIADAEAAClCAAgFYUDAQAAAAGnBQAAnh0AIOwMAgAAAAGzDgEAAAABkg8CAAAAAZsPAQAAAAHWDwEAAAAB5Q8BAAAAAYkQAQAAAAGVEAIAAAABmhAgAAAAAZsQAgAAAAGdEAEAAAABnhABAAAAAZ8QAgAAAAGgEIAAAAABoRABAAAAAaIQAQAAAAGjEAAAnR0AIKQQIAAAAAGlEAIAAAABAQgAAOoIACAUhQMBAAAAAewMAgAAAAGzDgEAAAABkg8CAAAAAZsPAQAAAAHWDwEAAAAB5Q8BAAAAAYkQAQAAAAGVEAIAAAABmhAgAAAAAZsQAgAAAAGdEAEAAAABnhABAAAAAZ8QAgAAAAGgEIAAAAABoRABAAAAAaIQAQAAAAGjEAAAnR0AIKQQIAAAAAGlEAIAAAABAQgAAOwIADABCAAA7AgAMBWFAwEAxxgAIacFAACcHQAg7AwCAMUYACGzDgEAxhgAIZIPAgDEGAAhmw8BAMYYACHWDwEAxhgAIeUPAQDGGAAhiRABAMcYACGVEAIAxBgAIZoQIACHGQAhmxACAMUYACGdEAEAxxgAIZ4QAQDGGAAhnxACAMQYACGgEIAAAAABoRABAMYYACGiEAEAxhgAIaMQAACbHQAgpBAgAIcZACGlEAIAxBgAIQIAAAClCAAgCAAA7wgAIBSFAwEAxxgAIewMAgDFGAAhsw4BAMYYACGSDwIAxBgAIZsPAQDGGAAh1g8BAMYYACHlDwEAxhgAIYkQAQDHGAAhlRACAMQYACGaECAAhxkAIZsQAgDFGAAhnRABAMcYACGeEAEAxhgAIZ8QAgDEGAAhoBCAAAAAAaEQAQDGGAAhohABAMYYACGjEAAAmx0AIKQQIACHGQAhpRACAMQYACECAAAAowgAIAgAAPEIACACAAAAowgAIAgAAPEIACADAAAApQgAIA8AAOoIACAQAADvCAAgAQAAAKUIACABAAAAowgAIBMVAACWHQAgFgAAmR0AIBcAAJgdACAoAACXHQAgKQAAmh0AILMOAAC8GAAgkg8AALwYACCbDwAAvBgAINYPAAC8GAAg5Q8AALwYACCVEAAAvBgAIJoQAAC8GAAgnhAAALwYACCfEAAAvBgAIKAQAAC8GAAgoRAAALwYACCiEAAAvBgAIKQQAAC8GAAgpRAAALwYACAXhQMBAMMVACHsDAIAxhUAIfENAACsFwAw8g0AAPgIABDzDQAArBcAMLMOAQDHFQAhkg8CAMUVACGbDwEAxxUAIdYPAQDHFQAh5Q8BAMcVACGJEAEAwxUAIZUQAgDFFQAhmhAgAPkVACGbEAIAxhUAIZ0QAQDDFQAhnhABAMcVACGfEAIAxRUAIaAQAADIFQAgoRABAMcVACGiEAEAxxUAIaMQAADdFQAgpBAgAPkVACGlEAIAxRUAIQMAAACjCAAgAwAA9wgAMBQAAPgIACADAAAAowgAIAMAAKQIADAEAAClCAAgAQAAAKkIACABAAAAqQgAIAMAAACnCAAgAwAAqAgAMAQAAKkIACADAAAApwgAIAMAAKgIADAEAACpCAAgAwAAAKcIACADAACoCAAwBAAAqQgAIAanBQAAlR0AIOwMAgAAAAHwDgEAAAABiRABAAAAAZsQAgAAAAGcEAEAAAABAQgAAIAJACAF7AwCAAAAAfAOAQAAAAGJEAEAAAABmxACAAAAAZwQAQAAAAEBCAAAggkAMAEIAACCCQAwBqcFAACUHQAg7AwCAMUYACHwDgEAxxgAIYkQAQDHGAAhmxACAMQYACGcEAEAxxgAIQIAAACpCAAgCAAAhQkAIAXsDAIAxRgAIfAOAQDHGAAhiRABAMcYACGbEAIAxBgAIZwQAQDHGAAhAgAAAKcIACAIAACHCQAgAgAAAKcIACAIAACHCQAgAwAAAKkIACAPAACACQAgEAAAhQkAIAEAAACpCAAgAQAAAKcIACAGFQAAjx0AIBYAAJIdACAXAACRHQAgKAAAkB0AICkAAJMdACCbEAAAvBgAIAjsDAIAxhUAIfENAACrFwAw8g0AAI4JABDzDQAAqxcAMPAOAQDDFQAhiRABAMMVACGbEAIAxRUAIZwQAQDDFQAhAwAAAKcIACADAACNCQAwFAAAjgkAIAMAAACnCAAgAwAAqAgAMAQAAKkIACABAAAArQgAIAEAAACtCAAgAwAAAKsIACADAACsCAAwBAAArQgAIAMAAACrCAAgAwAArAgAMAQAAK0IACADAAAAqwgAIAMAAKwIADAEAACtCAAgCKcFAACOHQAgiRABAAAAAZUQAgAAAAGWEAIAAAABlxACAAAAAZgQAACNHQAgmRCAAAAAAZoQAQAAAAEBCAAAlgkAIAeJEAEAAAABlRACAAAAAZYQAgAAAAGXEAIAAAABmBAAAI0dACCZEIAAAAABmhABAAAAAQEIAACYCQAwAQgAAJgJADAIpwUAAIwdACCJEAEAxxgAIZUQAgDFGAAhlhACAMUYACGXEAIAxRgAIZgQAACLHQAgmRCAAAAAAZoQAQDHGAAhAgAAAK0IACAIAACbCQAgB4kQAQDHGAAhlRACAMUYACGWEAIAxRgAIZcQAgDFGAAhmBAAAIsdACCZEIAAAAABmhABAMcYACECAAAAqwgAIAgAAJ0JACACAAAAqwgAIAgAAJ0JACADAAAArQgAIA8AAJYJACAQAACbCQAgAQAAAK0IACABAAAAqwgAIAUVAACGHQAgFgAAiR0AIBcAAIgdACAoAACHHQAgKQAAih0AIArxDQAAqhcAMPINAACkCQAQ8w0AAKoXADCJEAEAwxUAIZUQAgDGFQAhlhACAMYVACGXEAIAxhUAIZgQAADdFQAgmRAAAPIVACCaEAEAwxUAIQMAAACrCAAgAwAAowkAMBQAAKQJACADAAAAqwgAIAMAAKwIADAEAACtCAAgAQAAALEIACABAAAAsQgAIAMAAACvCAAgAwAAsAgAMAQAALEIACADAAAArwgAIAMAALAIADAEAACxCAAgAwAAAK8IACADAACwCAAwBAAAsQgAIAanBQAAhR0AIPQNAQAAAAGYDkAAAAABwg9AAAAAAd4PAAEAAAGJEAEAAAABAQgAAKwJACAF9A0BAAAAAZgOQAAAAAHCD0AAAAAB3g8AAQAAAYkQAQAAAAEBCAAArgkAMAEIAACuCQAwBqcFAACEHQAg9A0BAMcYACGYDkAAwxgAIcIPQADDGAAh3g8AAYgZACGJEAEAxxgAIQIAAACxCAAgCAAAsQkAIAX0DQEAxxgAIZgOQADDGAAhwg9AAMMYACHeDwABiBkAIYkQAQDHGAAhAgAAAK8IACAIAACzCQAgAgAAAK8IACAIAACzCQAgAwAAALEIACAPAACsCQAgEAAAsQkAIAEAAACxCAAgAQAAAK8IACADFQAAgR0AIBYAAIMdACAXAACCHQAgCPENAACpFwAw8g0AALoJABDzDQAAqRcAMPQNAQDDFQAhmA5AAMQVACHCD0AAxBUAId4PAAH6FQAhiRABAMMVACEDAAAArwgAIAMAALkJADAUAAC6CQAgAwAAAK8IACADAACwCAAwBAAAsQgAIByOBgAAohcAII8GAACjFwAg8Q0AAKEXADDyDQAAygkAEPMNAAChFwAw9A0BAAAAAZgOQADmFQAhmg4BAOIVACHBDgEA5BUAIcoOAgDqFQAhzQ4BAOIVACHXDkAA5RUAIfAOAQDkFQAh8w4EAJoWACGvDwEA5BUAIcEPAQDkFQAh1Q8BAOQVACHuDwQAmhYAIYkQAQDiFQAhihABAOIVACGLEBAAiRYAIYwQEACJFgAhjRACAOkVACGOEAABiBYAIY8QAgDpFQAhkBAQAIkWACGREAAA6xUAIJIQAQDkFQAhAQAAAL0JACAJjQYAAKYXACDxDQAAqBcAMPINAAC_CQAQ8w0AAKgXADCzDgEA4hUAIcEOEACJFgAhng8CAOoVACGFEAEA4hUAIYgQAgDqFQAhAo0GAACAHQAgwQ4AALwYACAKjQYAAKYXACDxDQAAqBcAMPINAAC_CQAQ8w0AAKgXADCzDgEA4hUAIcEOEACJFgAhng8CAOoVACGFEAEA4hUAIYgQAgDqFQAhlBAAAKcXACADAAAAvwkAIAMAAMAJADAEAADBCQAgB40GAACmFwAg8Q0AAKUXADDyDQAAwwkAEPMNAAClFwAwhRABAOIVACGGEAIA6hUAIYcQAAGHFgAhAY0GAACAHQAgCI0GAACmFwAg8Q0AAKUXADDyDQAAwwkAEPMNAAClFwAwhRABAOIVACGGEAIA6hUAIYcQAAGHFgAhkxAAAKQXACADAAAAwwkAIAMAAMQJADAEAADFCQAgAQAAAL8JACABAAAAwwkAIAEAAAC9CQAgHI4GAACiFwAgjwYAAKMXACDxDQAAoRcAMPINAADKCQAQ8w0AAKEXADD0DQEA4hUAIZgOQADmFQAhmg4BAOIVACHBDgEA5BUAIcoOAgDqFQAhzQ4BAOIVACHXDkAA5RUAIfAOAQDkFQAh8w4EAJoWACGvDwEA5BUAIcEPAQDkFQAh1Q8BAOQVACHuDwQAmhYAIYkQAQDiFQAhihABAOIVACGLEBAAiRYAIYwQEACJFgAhjRACAOkVACGOEAABiBYAIY8QAgDpFQAhkBAQAIkWACGREAAA6xUAIJIQAQDkFQAhEo4GAAD-HAAgjwYAAP8cACDBDgAAvBgAINcOAAC8GAAg8A4AALwYACDzDgAAvBgAIK8PAAC8GAAgwQ8AALwYACDVDwAAvBgAIO4PAAC8GAAgixAAALwYACCMEAAAvBgAII0QAAC8GAAgjhAAALwYACCPEAAAvBgAIJAQAAC8GAAgkRAAALwYACCSEAAAvBgAIAMAAADKCQAgAwAAywkAMAQAAL0JACADAAAAygkAIAMAAMsJADAEAAC9CQAgAwAAAMoJACADAADLCQAwBAAAvQkAIBmOBgAA_BwAII8GAAD9HAAg9A0BAAAAAZgOQAAAAAGaDgEAAAABwQ4BAAAAAcoOAgAAAAHNDgEAAAAB1w5AAAAAAfAOAQAAAAHzDgQAAAABrw8BAAAAAcEPAQAAAAHVDwEAAAAB7g8EAAAAAYkQAQAAAAGKEAEAAAABixAQAAAAAYwQEAAAAAGNEAIAAAABjhAAAQAAAY8QAgAAAAGQEBAAAAABkRCAAAAAAZIQAQAAAAEBCAAAzwkAIBf0DQEAAAABmA5AAAAAAZoOAQAAAAHBDgEAAAAByg4CAAAAAc0OAQAAAAHXDkAAAAAB8A4BAAAAAfMOBAAAAAGvDwEAAAABwQ8BAAAAAdUPAQAAAAHuDwQAAAABiRABAAAAAYoQAQAAAAGLEBAAAAABjBAQAAAAAY0QAgAAAAGOEAABAAABjxACAAAAAZAQEAAAAAGREIAAAAABkhABAAAAAQEIAADRCQAwAQgAANEJADAZjgYAAOIcACCPBgAA4xwAIPQNAQDHGAAhmA5AAMMYACGaDgEAxxgAIcEOAQDGGAAhyg4CAMUYACHNDgEAxxgAIdcOQADPGAAh8A4BAMYYACHzDgQArhkAIa8PAQDGGAAhwQ8BAMYYACHVDwEAxhgAIe4PBACuGQAhiRABAMcYACGKEAEAxxgAIYsQEACKGQAhjBAQAIoZACGNEAIAxBgAIY4QAAGJGQAhjxACAMQYACGQEBAAihkAIZEQgAAAAAGSEAEAxhgAIQIAAAC9CQAgCAAA1AkAIBf0DQEAxxgAIZgOQADDGAAhmg4BAMcYACHBDgEAxhgAIcoOAgDFGAAhzQ4BAMcYACHXDkAAzxgAIfAOAQDGGAAh8w4EAK4ZACGvDwEAxhgAIcEPAQDGGAAh1Q8BAMYYACHuDwQArhkAIYkQAQDHGAAhihABAMcYACGLEBAAihkAIYwQEACKGQAhjRACAMQYACGOEAABiRkAIY8QAgDEGAAhkBAQAIoZACGREIAAAAABkhABAMYYACECAAAAygkAIAgAANYJACACAAAAygkAIAgAANYJACADAAAAvQkAIA8AAM8JACAQAADUCQAgAQAAAL0JACABAAAAygkAIBUVAADdHAAgFgAA4BwAIBcAAN8cACAoAADeHAAgKQAA4RwAIMEOAAC8GAAg1w4AALwYACDwDgAAvBgAIPMOAAC8GAAgrw8AALwYACDBDwAAvBgAINUPAAC8GAAg7g8AALwYACCLEAAAvBgAIIwQAAC8GAAgjRAAALwYACCOEAAAvBgAII8QAAC8GAAgkBAAALwYACCREAAAvBgAIJIQAAC8GAAgGvENAACgFwAw8g0AAN0JABDzDQAAoBcAMPQNAQDDFQAhmA5AAMQVACGaDgEAwxUAIcEOAQDHFQAhyg4CAMYVACHNDgEAwxUAIdcOQADZFQAh8A4BAMcVACHzDgQAlhYAIa8PAQDHFQAhwQ8BAMcVACHVDwEAxxUAIe4PBACWFgAhiRABAMMVACGKEAEAwxUAIYsQEAD8FQAhjBAQAPwVACGNEAIAxRUAIY4QAAH7FQAhjxACAMUVACGQEBAA_BUAIZEQAADIFQAgkhABAMcVACEDAAAAygkAIAMAANwJADAUAADdCQAgAwAAAMoJACADAADLCQAwBAAAvQkAIAEAAADBCQAgAQAAAMEJACADAAAAvwkAIAMAAMAJADAEAADBCQAgAwAAAL8JACADAADACQAwBAAAwQkAIAMAAAC_CQAgAwAAwAkAMAQAAMEJACAGjQYAANwcACCzDgEAAAABwQ4QAAAAAZ4PAgAAAAGFEAEAAAABiBACAAAAAQEIAADlCQAgBbMOAQAAAAHBDhAAAAABng8CAAAAAYUQAQAAAAGIEAIAAAABAQgAAOcJADABCAAA5wkAMAaNBgAA2xwAILMOAQDHGAAhwQ4QAIoZACGeDwIAxRgAIYUQAQDHGAAhiBACAMUYACECAAAAwQkAIAgAAOoJACAFsw4BAMcYACHBDhAAihkAIZ4PAgDFGAAhhRABAMcYACGIEAIAxRgAIQIAAAC_CQAgCAAA7AkAIAIAAAC_CQAgCAAA7AkAIAMAAADBCQAgDwAA5QkAIBAAAOoJACABAAAAwQkAIAEAAAC_CQAgBhUAANYcACAWAADZHAAgFwAA2BwAICgAANccACApAADaHAAgwQ4AALwYACAI8Q0AAJ8XADDyDQAA8wkAEPMNAACfFwAwsw4BAMMVACHBDhAA_BUAIZ4PAgDGFQAhhRABAMMVACGIEAIAxhUAIQMAAAC_CQAgAwAA8gkAMBQAAPMJACADAAAAvwkAIAMAAMAJADAEAADBCQAgAQAAAMUJACABAAAAxQkAIAMAAADDCQAgAwAAxAkAMAQAAMUJACADAAAAwwkAIAMAAMQJADAEAADFCQAgAwAAAMMJACADAADECQAwBAAAxQkAIASNBgAA1RwAIIUQAQAAAAGGEAIAAAABhxAAAQAAAQEIAAD7CQAgA4UQAQAAAAGGEAIAAAABhxAAAQAAAQEIAAD9CQAwAQgAAP0JADAEjQYAANQcACCFEAEAxxgAIYYQAgDFGAAhhxAAAYgZACECAAAAxQkAIAgAAIAKACADhRABAMcYACGGEAIAxRgAIYcQAAGIGQAhAgAAAMMJACAIAACCCgAgAgAAAMMJACAIAACCCgAgAwAAAMUJACAPAAD7CQAgEAAAgAoAIAEAAADFCQAgAQAAAMMJACAFFQAAzxwAIBYAANIcACAXAADRHAAgKAAA0BwAICkAANMcACAG8Q0AAJ4XADDyDQAAiQoAEPMNAACeFwAwhRABAMMVACGGEAIAxhUAIYcQAAH6FQAhAwAAAMMJACADAACICgAwFAAAiQoAIAMAAADDCQAgAwAAxAkAMAQAAMUJACABAAAAgwIAIAEAAACDAgAgAwAAAIECACADAACCAgAwBAAAgwIAIAMAAACBAgAgAwAAggIAMAQAAIMCACADAAAAgQIAIAMAAIICADAEAACDAgAgEawBAADLHAAgrwEAAMwcACCwAQAAzRwAILEBAADOHAAg9A0BAAAAAZgOQAAAAAGaDgEAAAABnA4BAAAAAaUOAQAAAAHvDgEAAAABvg9AAAAAAcoPQAAAAAH_DwEAAAABgRABAAAAAYIQAADKHAAggxBAAAAAAYQQAgAAAAEBCAAAkQoAIA30DQEAAAABmA5AAAAAAZoOAQAAAAGcDgEAAAABpQ4BAAAAAe8OAQAAAAG-D0AAAAAByg9AAAAAAf8PAQAAAAGBEAEAAAABghAAAMocACCDEEAAAAABhBACAAAAAQEIAACTCgAwAQgAAJMKADABAAAAhQIAIBGsAQAAohwAIK8BAACjHAAgsAEAAKQcACCxAQAApRwAIPQNAQDHGAAhmA5AAMMYACGaDgEAxhgAIZwOAQDHGAAhpQ4BAMYYACHvDgEAxxgAIb4PQADPGAAhyg9AAM8YACH_DwEAxxgAIYEQAQDHGAAhghAAAKEcACCDEEAAzxgAIYQQAgDFGAAhAgAAAIMCACAIAACXCgAgDfQNAQDHGAAhmA5AAMMYACGaDgEAxhgAIZwOAQDHGAAhpQ4BAMYYACHvDgEAxxgAIb4PQADPGAAhyg9AAM8YACH_DwEAxxgAIYEQAQDHGAAhghAAAKEcACCDEEAAzxgAIYQQAgDFGAAhAgAAAIECACAIAACZCgAgAgAAAIECACAIAACZCgAgAQAAAIUCACADAAAAgwIAIA8AAJEKACAQAACXCgAgAQAAAIMCACABAAAAgQIAIAoVAACcHAAgFgAAnxwAIBcAAJ4cACAoAACdHAAgKQAAoBwAIJoOAAC8GAAgpQ4AALwYACC-DwAAvBgAIMoPAAC8GAAggxAAALwYACAQ8Q0AAJ0XADDyDQAAoQoAEPMNAACdFwAw9A0BAMMVACGYDkAAxBUAIZoOAQDHFQAhnA4BAMMVACGlDgEAxxUAIe8OAQDDFQAhvg9AANkVACHKD0AA2RUAIf8PAQDDFQAhgRABAMMVACGCEAAA3RUAIIMQQADZFQAhhBACAMYVACEDAAAAgQIAIAMAAKAKADAUAAChCgAgAwAAAIECACADAACCAgAwBAAAgwIAIAnxDQAAnBcAMPINAACnCgAQ8w0AAJwXADCaDgEA5BUAIbQOAQDkFQAh_w4gAOMVACHKD0AA5hUAIf8PAQAAAAGAEAIA6hUAIQEAAACkCgAgAQAAAKQKACAJ8Q0AAJwXADDyDQAApwoAEPMNAACcFwAwmg4BAOQVACG0DgEA5BUAIf8OIADjFQAhyg9AAOYVACH_DwEA4hUAIYAQAgDqFQAhApoOAAC8GAAgtA4AALwYACADAAAApwoAIAMAAKgKADAEAACkCgAgAwAAAKcKACADAACoCgAwBAAApAoAIAMAAACnCgAgAwAAqAoAMAQAAKQKACAGmg4BAAAAAbQOAQAAAAH_DiAAAAAByg9AAAAAAf8PAQAAAAGAEAIAAAABAQgAAKwKACAGmg4BAAAAAbQOAQAAAAH_DiAAAAAByg9AAAAAAf8PAQAAAAGAEAIAAAABAQgAAK4KADABCAAArgoAMAaaDgEAxhgAIbQOAQDGGAAh_w4gAOUYACHKD0AAwxgAIf8PAQDHGAAhgBACAMUYACECAAAApAoAIAgAALEKACAGmg4BAMYYACG0DgEAxhgAIf8OIADlGAAhyg9AAMMYACH_DwEAxxgAIYAQAgDFGAAhAgAAAKcKACAIAACzCgAgAgAAAKcKACAIAACzCgAgAwAAAKQKACAPAACsCgAgEAAAsQoAIAEAAACkCgAgAQAAAKcKACAHFQAAlxwAIBYAAJocACAXAACZHAAgKAAAmBwAICkAAJscACCaDgAAvBgAILQOAAC8GAAgCfENAACbFwAw8g0AALoKABDzDQAAmxcAMJoOAQDHFQAhtA4BAMcVACH_DiAA3hUAIcoPQADEFQAh_w8BAMMVACGAEAIAxhUAIQMAAACnCgAgAwAAuQoAMBQAALoKACADAAAApwoAIAMAAKgKADAEAACkCgAgAQAAAIkCACABAAAAiQIAIAMAAACHAgAgAwAAiAIAMAQAAIkCACADAAAAhwIAIAMAAIgCADAEAACJAgAgAwAAAIcCACADAACIAgAwBAAAiQIAIAYIgAAAAAGuAQAAlhwAIPQNBAAAAAH2DUAAAAABuw4BAAAAAfgPAQAAAAEBCAAAwgoAIAUIgAAAAAH0DQQAAAAB9g1AAAAAAbsOAQAAAAH4DwEAAAABAQgAAMQKADABCAAAxAoAMAYIgAAAAAGuAQAAlRwAIPQNBADCGAAh9g1AAMMYACG7DgEAxxgAIfgPAQDHGAAhAgAAAIkCACAIAADHCgAgBQiAAAAAAfQNBADCGAAh9g1AAMMYACG7DgEAxxgAIfgPAQDHGAAhAgAAAIcCACAIAADJCgAgAgAAAIcCACAIAADJCgAgAwAAAIkCACAPAADCCgAgEAAAxwoAIAEAAACJAgAgAQAAAIcCACAFFQAAkBwAIBYAAJMcACAXAACSHAAgKAAAkRwAICkAAJQcACAICAAA8hUAIPENAACaFwAw8g0AANAKABDzDQAAmhcAMPQNBADCFQAh9g1AAMQVACG7DgEAwxUAIfgPAQDDFQAhAwAAAIcCACADAADPCgAwFAAA0AoAIAMAAACHAgAgAwAAiAIAMAQAAIkCACABAAAAjQIAIAEAAACNAgAgAwAAAIsCACADAACMAgAwBAAAjQIAIAMAAACLAgAgAwAAjAIAMAQAAI0CACADAAAAiwIAIAMAAIwCADAEAACNAgAgDq4BAACPHAAg9A0BAAAAAZMOAgAAAAGVDkAAAAABlg4CAAAAAZcOQAAAAAGYDkAAAAABuw4BAAAAAc0OAQAAAAHXDkAAAAAB-A8BAAAAAfwPgAAAAAH9DwIAAAAB_g9AAAAAAQEIAADYCgAgDfQNAQAAAAGTDgIAAAABlQ5AAAAAAZYOAgAAAAGXDkAAAAABmA5AAAAAAbsOAQAAAAHNDgEAAAAB1w5AAAAAAfgPAQAAAAH8D4AAAAAB_Q8CAAAAAf4PQAAAAAEBCAAA2goAMAEIAADaCgAwDq4BAACOHAAg9A0BAMcYACGTDgIAxRgAIZUOQADPGAAhlg4CAMUYACGXDkAAzxgAIZgOQADDGAAhuw4BAMcYACHNDgEAxxgAIdcOQADPGAAh-A8BAMcYACH8D4AAAAAB_Q8CAMUYACH-D0AAzxgAIQIAAACNAgAgCAAA3QoAIA30DQEAxxgAIZMOAgDFGAAhlQ5AAM8YACGWDgIAxRgAIZcOQADPGAAhmA5AAMMYACG7DgEAxxgAIc0OAQDHGAAh1w5AAM8YACH4DwEAxxgAIfwPgAAAAAH9DwIAxRgAIf4PQADPGAAhAgAAAIsCACAIAADfCgAgAgAAAIsCACAIAADfCgAgAwAAAI0CACAPAADYCgAgEAAA3QoAIAEAAACNAgAgAQAAAIsCACAJFQAAiRwAIBYAAIwcACAXAACLHAAgKAAAihwAICkAAI0cACCVDgAAvBgAIJcOAAC8GAAg1w4AALwYACD-DwAAvBgAIBDxDQAAmRcAMPINAADmCgAQ8w0AAJkXADD0DQEAwxUAIZMOAgDGFQAhlQ5AANkVACGWDgIAxhUAIZcOQADZFQAhmA5AAMQVACG7DgEAwxUAIc0OAQDDFQAh1w5AANkVACH4DwEAwxUAIfwPAADyFQAg_Q8CAMYVACH-D0AA2RUAIQMAAACLAgAgAwAA5QoAMBQAAOYKACADAAAAiwIAIAMAAIwCADAEAACNAgAgAQAAAJECACABAAAAkQIAIAMAAACPAgAgAwAAkAIAMAQAAJECACADAAAAjwIAIAMAAJACADAEAACRAgAgAwAAAI8CACADAACQAgAwBAAAkQIAIAgIgAAAAAGuAQAAiBwAILsOAQAAAAHbD0AAAAAB-A8BAAAAAfkPAQAAAAH6D0AAAAAB-w9AAAAAAQEIAADuCgAgBwiAAAAAAbsOAQAAAAHbD0AAAAAB-A8BAAAAAfkPAQAAAAH6D0AAAAAB-w9AAAAAAQEIAADwCgAwAQgAAPAKADAICIAAAAABrgEAAIccACC7DgEAxxgAIdsPQADDGAAh-A8BAMcYACH5DwEAxxgAIfoPQADDGAAh-w9AAM8YACECAAAAkQIAIAgAAPMKACAHCIAAAAABuw4BAMcYACHbD0AAwxgAIfgPAQDHGAAh-Q8BAMcYACH6D0AAwxgAIfsPQADPGAAhAgAAAI8CACAIAAD1CgAgAgAAAI8CACAIAAD1CgAgAwAAAJECACAPAADuCgAgEAAA8woAIAEAAACRAgAgAQAAAI8CACAEFQAAhBwAIBYAAIYcACAXAACFHAAg-w8AALwYACAKCAAA8hUAIPENAACYFwAw8g0AAPwKABDzDQAAmBcAMLsOAQDDFQAh2w9AAMQVACH4DwEAwxUAIfkPAQDDFQAh-g9AAMQVACH7D0AA2RUAIQMAAACPAgAgAwAA-woAMBQAAPwKACADAAAAjwIAIAMAAJACADAEAACRAgAgEfENAACXFwAw8g0AAIILABDzDQAAlxcAMPQNAQAAAAGYDkAA5hUAIdwOAQDiFQAhvg9AAOYVACHCD0AA5hUAIe8PAQDiFQAh8A8BAOQVACHxDwEA4hUAIfIPAQDiFQAh8w8BAOQVACH0D0AA5RUAIfUPAQDkFQAh9g9AAOUVACH3D0AA5RUAIQEAAAD_CgAgAQAAAP8KACAR8Q0AAJcXADDyDQAAggsAEPMNAACXFwAw9A0BAOIVACGYDkAA5hUAIdwOAQDiFQAhvg9AAOYVACHCD0AA5hUAIe8PAQDiFQAh8A8BAOQVACHxDwEA4hUAIfIPAQDiFQAh8w8BAOQVACH0D0AA5RUAIfUPAQDkFQAh9g9AAOUVACH3D0AA5RUAIQbwDwAAvBgAIPMPAAC8GAAg9A8AALwYACD1DwAAvBgAIPYPAAC8GAAg9w8AALwYACADAAAAggsAIAMAAIMLADAEAAD_CgAgAwAAAIILACADAACDCwAwBAAA_woAIAMAAACCCwAgAwAAgwsAMAQAAP8KACAO9A0BAAAAAZgOQAAAAAHcDgEAAAABvg9AAAAAAcIPQAAAAAHvDwEAAAAB8A8BAAAAAfEPAQAAAAHyDwEAAAAB8w8BAAAAAfQPQAAAAAH1DwEAAAAB9g9AAAAAAfcPQAAAAAEBCAAAhwsAIA70DQEAAAABmA5AAAAAAdwOAQAAAAG-D0AAAAABwg9AAAAAAe8PAQAAAAHwDwEAAAAB8Q8BAAAAAfIPAQAAAAHzDwEAAAAB9A9AAAAAAfUPAQAAAAH2D0AAAAAB9w9AAAAAAQEIAACJCwAwAQgAAIkLADAO9A0BAMcYACGYDkAAwxgAIdwOAQDHGAAhvg9AAMMYACHCD0AAwxgAIe8PAQDHGAAh8A8BAMYYACHxDwEAxxgAIfIPAQDHGAAh8w8BAMYYACH0D0AAzxgAIfUPAQDGGAAh9g9AAM8YACH3D0AAzxgAIQIAAAD_CgAgCAAAjAsAIA70DQEAxxgAIZgOQADDGAAh3A4BAMcYACG-D0AAwxgAIcIPQADDGAAh7w8BAMcYACHwDwEAxhgAIfEPAQDHGAAh8g8BAMcYACHzDwEAxhgAIfQPQADPGAAh9Q8BAMYYACH2D0AAzxgAIfcPQADPGAAhAgAAAIILACAIAACOCwAgAgAAAIILACAIAACOCwAgAwAAAP8KACAPAACHCwAgEAAAjAsAIAEAAAD_CgAgAQAAAIILACAJFQAAgRwAIBYAAIMcACAXAACCHAAg8A8AALwYACDzDwAAvBgAIPQPAAC8GAAg9Q8AALwYACD2DwAAvBgAIPcPAAC8GAAgEfENAACWFwAw8g0AAJULABDzDQAAlhcAMPQNAQDDFQAhmA5AAMQVACHcDgEAwxUAIb4PQADEFQAhwg9AAMQVACHvDwEAwxUAIfAPAQDHFQAh8Q8BAMMVACHyDwEAwxUAIfMPAQDHFQAh9A9AANkVACH1DwEAxxUAIfYPQADZFQAh9w9AANkVACEDAAAAggsAIAMAAJQLADAUAACVCwAgAwAAAIILACADAACDCwAwBAAA_woAIAfxDQAAlRcAMPINAACbCwAQ8w0AAJUXADD0DQEAAAABwg9AAOYVACHtDwAA3RUAIO4PQADlFQAhAQAAAJgLACABAAAAmAsAIAfxDQAAlRcAMPINAACbCwAQ8w0AAJUXADD0DQEA4hUAIcIPQADmFQAh7Q8AAN0VACDuD0AA5RUAIQHuDwAAvBgAIAMAAACbCwAgAwAAnAsAMAQAAJgLACADAAAAmwsAIAMAAJwLADAEAACYCwAgAwAAAJsLACADAACcCwAwBAAAmAsAIAT0DQEAAAABwg9AAAAAAe0PAACAHAAg7g9AAAAAAQEIAACgCwAgBPQNAQAAAAHCD0AAAAAB7Q8AAIAcACDuD0AAAAABAQgAAKILADABCAAAogsAMAT0DQEAxxgAIcIPQADDGAAh7Q8AAP8bACDuD0AAzxgAIQIAAACYCwAgCAAApQsAIAT0DQEAxxgAIcIPQADDGAAh7Q8AAP8bACDuD0AAzxgAIQIAAACbCwAgCAAApwsAIAIAAACbCwAgCAAApwsAIAMAAACYCwAgDwAAoAsAIBAAAKULACABAAAAmAsAIAEAAACbCwAgBBUAAPwbACAWAAD-GwAgFwAA_RsAIO4PAAC8GAAgB_ENAACUFwAw8g0AAK4LABDzDQAAlBcAMPQNAQDDFQAhwg9AAMQVACHtDwAA3RUAIO4PQADZFQAhAwAAAJsLACADAACtCwAwFAAArgsAIAMAAACbCwAgAwAAnAsAMAQAAJgLACAMsAcAAPUVACCxBwAAhRcAILIHAACGFwAgtQcAAIcXACC2BwAAiBcAIPENAACEFwAw8g0AAM8LABDzDQAAhBcAMPQNAQAAAAGYDkAA5hUAIZoOAQDiFQAh-A4BAOIVACEBAAAAsQsAIA6wBwAA-hYAIPENAACTFwAw8g0AALMLABDzDQAAkxcAMPQNAQDiFQAh-Q0BAOQVACGYDkAA5hUAIZoOAQDiFQAhnQ4CAOoVACGFD0AA5RUAIbIPQADmFQAh1Q8BAOIVACHoDwEA4hUAIekPAADrFQAgBLAHAACTGwAg-Q0AALwYACCFDwAAvBgAIOkPAAC8GAAgDrAHAAD6FgAg8Q0AAJMXADDyDQAAswsAEPMNAACTFwAw9A0BAAAAAfkNAQDkFQAhmA5AAOYVACGaDgEA4hUAIZ0OAgDqFQAhhQ9AAOUVACGyD0AA5hUAIdUPAQDiFQAh6A8BAOIVACHpDwAA6xUAIAMAAACzCwAgAwAAtAsAMAQAALULACAIsAcAAPoWACDxDQAAkhcAMPINAAC3CwAQ8w0AAJIXADDVDwEA4hUAIeUPAQDiFQAh5g8BAOIVACHnD0AA5hUAIQGwBwAAkxsAIAmwBwAA-hYAIPENAACSFwAw8g0AALcLABDzDQAAkhcAMNUPAQDiFQAh5Q8BAOIVACHmDwEA4hUAIecPQADmFQAh7A8AAJEXACADAAAAtwsAIAMAALgLADAEAAC5CwAgC7AHAAD6FgAgtAcAAJAXACDxDQAAjxcAMPINAAC7CwAQ8w0AAI8XADCYDkAA5hUAIZoOAQDiFQAh1Q8BAOIVACHeDwEA4hUAIeMPQADlFQAh5A8CAOoVACEDsAcAAJMbACC0BwAA-xsAIOMPAAC8GAAgC7AHAAD6FgAgtAcAAJAXACDxDQAAjxcAMPINAAC7CwAQ8w0AAI8XADCYDkAA5hUAIZoOAQDiFQAh1Q8BAOIVACHeDwEAAAAB4w9AAOUVACHkDwIA6hUAIQMAAAC7CwAgAwAAvAsAMAQAAL0LACAIswcAAI4XACDxDQAAjRcAMPINAAC_CwAQ8w0AAI0XADDzDkAA5hUAId4PAQDiFQAh4Q8EAO0VACHiDwQA7RUAIQGzBwAA-hsAIAmzBwAAjhcAIPENAACNFwAw8g0AAL8LABDzDQAAjRcAMPMOQADmFQAh3g8BAOIVACHhDwQA7RUAIeIPBADtFQAh6w8AAIwXACADAAAAvwsAIAMAAMALADAEAADBCwAgAQAAAL8LACALhgMCAOoVACGwBwAA-hYAILcHAAD7FgAg8Q0AAPkWADDyDQAAxAsAEPMNAAD5FgAwmg4BAOIVACHVDwEA4hUAIdsPQADmFQAh3A8gAOMVACHdD0AA5RUAIQEAAADECwAgD7YHAACLFwAg8Q0AAIoXADDyDQAAxgsAEPMNAACKFwAw9g1AAOYVACGODgEA5BUAIZYOAQDkFQAhsw4BAOIVACHJDkAA5hUAIdUPAQDiFQAh1g8BAOIVACHXDwAA3RUAINgPQADlFQAh2Q8BAOQVACHaDwAA6xUAIAa2BwAA-RsAII4OAAC8GAAglg4AALwYACDYDwAAvBgAINkPAAC8GAAg2g8AALwYACAQtgcAAIsXACDxDQAAihcAMPINAADGCwAQ8w0AAIoXADD2DUAA5hUAIY4OAQDkFQAhlg4BAOQVACGzDgEA4hUAIckOQADmFQAh1Q8BAOIVACHWDwEA4hUAIdcPAADdFQAg2A9AAOUVACHZDwEA5BUAIdoPAADrFQAg6g8AAIkXACADAAAAxgsAIAMAAMcLADAEAADICwAgAQAAAMYLACABAAAAswsAIAEAAAC3CwAgAQAAALsLACABAAAAsQsAIAywBwAA9RUAILEHAACFFwAgsgcAAIYXACC1BwAAhxcAILYHAACIFwAg8Q0AAIQXADDyDQAAzwsAEPMNAACEFwAw9A0BAOIVACGYDkAA5hUAIZoOAQDiFQAh-A4BAOIVACEEsQcAAPYbACCyBwAA9xsAILUHAAD4GwAgtgcAAPkbACADAAAAzwsAIAMAANALADAEAACxCwAgAwAAAM8LACADAADQCwAwBAAAsQsAIAMAAADPCwAgAwAA0AsAMAQAALELACAJsAeAAAAAAbEHAADyGwAgsgcAAPMbACC1BwAA9BsAILYHAAD1GwAg9A0BAAAAAZgOQAAAAAGaDgEAAAAB-A4BAAAAAQEIAADUCwAgBbAHgAAAAAH0DQEAAAABmA5AAAAAAZoOAQAAAAH4DgEAAAABAQgAANYLADABCAAA1gsAMAmwB4AAAAABsQcAAMUbACCyBwAAxhsAILUHAADHGwAgtgcAAMgbACD0DQEAxxgAIZgOQADDGAAhmg4BAMcYACH4DgEAxxgAIQIAAACxCwAgCAAA2QsAIAWwB4AAAAAB9A0BAMcYACGYDkAAwxgAIZoOAQDHGAAh-A4BAMcYACECAAAAzwsAIAgAANsLACACAAAAzwsAIAgAANsLACADAAAAsQsAIA8AANQLACAQAADZCwAgAQAAALELACABAAAAzwsAIAMVAADCGwAgFgAAxBsAIBcAAMMbACAIsAcAAPIVACDxDQAAgxcAMPINAADiCwAQ8w0AAIMXADD0DQEAwxUAIZgOQADEFQAhmg4BAMMVACH4DgEAwxUAIQMAAADPCwAgAwAA4QsAMBQAAOILACADAAAAzwsAIAMAANALADAEAACxCwAgAQAAALULACABAAAAtQsAIAMAAACzCwAgAwAAtAsAMAQAALULACADAAAAswsAIAMAALQLADAEAAC1CwAgAwAAALMLACADAAC0CwAwBAAAtQsAIAuwBwAAwRsAIPQNAQAAAAH5DQEAAAABmA5AAAAAAZoOAQAAAAGdDgIAAAABhQ9AAAAAAbIPQAAAAAHVDwEAAAAB6A8BAAAAAekPgAAAAAEBCAAA6gsAIAr0DQEAAAAB-Q0BAAAAAZgOQAAAAAGaDgEAAAABnQ4CAAAAAYUPQAAAAAGyD0AAAAAB1Q8BAAAAAegPAQAAAAHpD4AAAAABAQgAAOwLADABCAAA7AsAMAuwBwAAwBsAIPQNAQDHGAAh-Q0BAMYYACGYDkAAwxgAIZoOAQDHGAAhnQ4CAMUYACGFD0AAzxgAIbIPQADDGAAh1Q8BAMcYACHoDwEAxxgAIekPgAAAAAECAAAAtQsAIAgAAO8LACAK9A0BAMcYACH5DQEAxhgAIZgOQADDGAAhmg4BAMcYACGdDgIAxRgAIYUPQADPGAAhsg9AAMMYACHVDwEAxxgAIegPAQDHGAAh6Q-AAAAAAQIAAACzCwAgCAAA8QsAIAIAAACzCwAgCAAA8QsAIAMAAAC1CwAgDwAA6gsAIBAAAO8LACABAAAAtQsAIAEAAACzCwAgCBUAALsbACAWAAC-GwAgFwAAvRsAICgAALwbACApAAC_GwAg-Q0AALwYACCFDwAAvBgAIOkPAAC8GAAgDfENAACCFwAw8g0AAPgLABDzDQAAghcAMPQNAQDDFQAh-Q0BAMcVACGYDkAAxBUAIZoOAQDDFQAhnQ4CAMYVACGFD0AA2RUAIbIPQADEFQAh1Q8BAMMVACHoDwEAwxUAIekPAADIFQAgAwAAALMLACADAAD3CwAwFAAA-AsAIAMAAACzCwAgAwAAtAsAMAQAALULACABAAAAuQsAIAEAAAC5CwAgAwAAALcLACADAAC4CwAwBAAAuQsAIAMAAAC3CwAgAwAAuAsAMAQAALkLACADAAAAtwsAIAMAALgLADAEAAC5CwAgBbAHAAC6GwAg1Q8BAAAAAeUPAQAAAAHmDwEAAAAB5w9AAAAAAQEIAACADAAgBNUPAQAAAAHlDwEAAAAB5g8BAAAAAecPQAAAAAEBCAAAggwAMAEIAACCDAAwBbAHAAC5GwAg1Q8BAMcYACHlDwEAxxgAIeYPAQDHGAAh5w9AAMMYACECAAAAuQsAIAgAAIUMACAE1Q8BAMcYACHlDwEAxxgAIeYPAQDHGAAh5w9AAMMYACECAAAAtwsAIAgAAIcMACACAAAAtwsAIAgAAIcMACADAAAAuQsAIA8AAIAMACAQAACFDAAgAQAAALkLACABAAAAtwsAIAMVAAC2GwAgFgAAuBsAIBcAALcbACAH8Q0AAIEXADDyDQAAjgwAEPMNAACBFwAw1Q8BAMMVACHlDwEAwxUAIeYPAQDDFQAh5w9AAMQVACEDAAAAtwsAIAMAAI0MADAUAACODAAgAwAAALcLACADAAC4CwAwBAAAuQsAIAEAAAC9CwAgAQAAAL0LACADAAAAuwsAIAMAALwLADAEAAC9CwAgAwAAALsLACADAAC8CwAwBAAAvQsAIAMAAAC7CwAgAwAAvAsAMAQAAL0LACAIsAcAALQbACC0BwAAtRsAIJgOQAAAAAGaDgEAAAAB1Q8BAAAAAd4PAQAAAAHjD0AAAAAB5A8CAAAAAQEIAACWDAAgBpgOQAAAAAGaDgEAAAAB1Q8BAAAAAd4PAQAAAAHjD0AAAAAB5A8CAAAAAQEIAACYDAAwAQgAAJgMADAIsAcAAKYbACC0BwAApxsAIJgOQADDGAAhmg4BAMcYACHVDwEAxxgAId4PAQDHGAAh4w9AAM8YACHkDwIAxRgAIQIAAAC9CwAgCAAAmwwAIAaYDkAAwxgAIZoOAQDHGAAh1Q8BAMcYACHeDwEAxxgAIeMPQADPGAAh5A8CAMUYACECAAAAuwsAIAgAAJ0MACACAAAAuwsAIAgAAJ0MACADAAAAvQsAIA8AAJYMACAQAACbDAAgAQAAAL0LACABAAAAuwsAIAYVAAChGwAgFgAApBsAIBcAAKMbACAoAACiGwAgKQAApRsAIOMPAAC8GAAgCfENAACAFwAw8g0AAKQMABDzDQAAgBcAMJgOQADEFQAhmg4BAMMVACHVDwEAwxUAId4PAQDDFQAh4w9AANkVACHkDwIAxhUAIQMAAAC7CwAgAwAAowwAMBQAAKQMACADAAAAuwsAIAMAALwLADAEAAC9CwAgAQAAAMELACABAAAAwQsAIAMAAAC_CwAgAwAAwAsAMAQAAMELACADAAAAvwsAIAMAAMALADAEAADBCwAgAwAAAL8LACADAADACwAwBAAAwQsAIAWzBwAAoBsAIPMOQAAAAAHeDwEAAAAB4Q8EAAAAAeIPBAAAAAEBCAAArAwAIATzDkAAAAAB3g8BAAAAAeEPBAAAAAHiDwQAAAABAQgAAK4MADABCAAArgwAMAWzBwAAnxsAIPMOQADDGAAh3g8BAMcYACHhDwQAwhgAIeIPBADCGAAhAgAAAMELACAIAACxDAAgBPMOQADDGAAh3g8BAMcYACHhDwQAwhgAIeIPBADCGAAhAgAAAL8LACAIAACzDAAgAgAAAL8LACAIAACzDAAgAwAAAMELACAPAACsDAAgEAAAsQwAIAEAAADBCwAgAQAAAL8LACAFFQAAmhsAIBYAAJ0bACAXAACcGwAgKAAAmxsAICkAAJ4bACAH8Q0AAP8WADDyDQAAugwAEPMNAAD_FgAw8w5AAMQVACHeDwEAwxUAIeEPBADCFQAh4g8EAMIVACEDAAAAvwsAIAMAALkMADAUAAC6DAAgAwAAAL8LACADAADACwAwBAAAwQsAIAjxDQAA_RYAMPINAADADAAQ8w0AAP0WADCzDgEA4hUAIfMOQADmFQAh3g8BAOIVACHfDwIA6hUAIeAPAAD-FgAgAQAAAL0MACABAAAAvQwAIAfxDQAA_RYAMPINAADADAAQ8w0AAP0WADCzDgEA4hUAIfMOQADmFQAh3g8BAOIVACHfDwIA6hUAIQADAAAAwAwAIAMAAMEMADAEAAC9DAAgAwAAAMAMACADAADBDAAwBAAAvQwAIAMAAADADAAgAwAAwQwAMAQAAL0MACAEsw4BAAAAAfMOQAAAAAHeDwEAAAAB3w8CAAAAAQEIAADFDAAgBLMOAQAAAAHzDkAAAAAB3g8BAAAAAd8PAgAAAAEBCAAAxwwAMAEIAADHDAAwBLMOAQDHGAAh8w5AAMMYACHeDwEAxxgAId8PAgDFGAAhAgAAAL0MACAIAADKDAAgBLMOAQDHGAAh8w5AAMMYACHeDwEAxxgAId8PAgDFGAAhAgAAAMAMACAIAADMDAAgAgAAAMAMACAIAADMDAAgAwAAAL0MACAPAADFDAAgEAAAygwAIAEAAAC9DAAgAQAAAMAMACAFFQAAlRsAIBYAAJgbACAXAACXGwAgKAAAlhsAICkAAJkbACAH8Q0AAPwWADDyDQAA0wwAEPMNAAD8FgAwsw4BAMMVACHzDkAAxBUAId4PAQDDFQAh3w8CAMYVACEDAAAAwAwAIAMAANIMADAUAADTDAAgAwAAAMAMACADAADBDAAwBAAAvQwAIAuGAwIA6hUAIbAHAAD6FgAgtwcAAPsWACDxDQAA-RYAMPINAADECwAQ8w0AAPkWADCaDgEA4hUAIdUPAQAAAAHbD0AA5hUAIdwPIADjFQAh3Q9AAOUVACEBAAAA1gwAIAEAAADWDAAgA7AHAACTGwAgtwcAAJQbACDdDwAAvBgAIAMAAADECwAgAwAA2QwAMAQAANYMACADAAAAxAsAIAMAANkMADAEAADWDAAgAwAAAMQLACADAADZDAAwBAAA1gwAIAiGAwIAAAABsAcAAJEbACC3BwAAkhsAIJoOAQAAAAHVDwEAAAAB2w9AAAAAAdwPIAAAAAHdD0AAAAABAQgAAN0MACAGhgMCAAAAAZoOAQAAAAHVDwEAAAAB2w9AAAAAAdwPIAAAAAHdD0AAAAABAQgAAN8MADABCAAA3wwAMAiGAwIAxRgAIbAHAACDGwAgtwcAAIQbACCaDgEAxxgAIdUPAQDHGAAh2w9AAMMYACHcDyAA5RgAId0PQADPGAAhAgAAANYMACAIAADiDAAgBoYDAgDFGAAhmg4BAMcYACHVDwEAxxgAIdsPQADDGAAh3A8gAOUYACHdD0AAzxgAIQIAAADECwAgCAAA5AwAIAIAAADECwAgCAAA5AwAIAMAAADWDAAgDwAA3QwAIBAAAOIMACABAAAA1gwAIAEAAADECwAgBhUAAP4aACAWAACBGwAgFwAAgBsAICgAAP8aACApAACCGwAg3Q8AALwYACAJhgMCAMYVACHxDQAA-BYAMPINAADrDAAQ8w0AAPgWADCaDgEAwxUAIdUPAQDDFQAh2w9AAMQVACHcDyAA3hUAId0PQADZFQAhAwAAAMQLACADAADqDAAwFAAA6wwAIAMAAADECwAgAwAA2QwAMAQAANYMACABAAAAyAsAIAEAAADICwAgAwAAAMYLACADAADHCwAwBAAAyAsAIAMAAADGCwAgAwAAxwsAMAQAAMgLACADAAAAxgsAIAMAAMcLADAEAADICwAgDLYHAAD9GgAg9g1AAAAAAY4OAQAAAAGWDgEAAAABsw4BAAAAAckOQAAAAAHVDwEAAAAB1g8BAAAAAdcPAAD8GgAg2A9AAAAAAdkPAQAAAAHaD4AAAAABAQgAAPMMACAL9g1AAAAAAY4OAQAAAAGWDgEAAAABsw4BAAAAAckOQAAAAAHVDwEAAAAB1g8BAAAAAdcPAAD8GgAg2A9AAAAAAdkPAQAAAAHaD4AAAAABAQgAAPUMADABCAAA9QwAMAy2BwAA-xoAIPYNQADDGAAhjg4BAMYYACGWDgEAxhgAIbMOAQDHGAAhyQ5AAMMYACHVDwEAxxgAIdYPAQDHGAAh1w8AAPoaACDYD0AAzxgAIdkPAQDGGAAh2g-AAAAAAQIAAADICwAgCAAA-AwAIAv2DUAAwxgAIY4OAQDGGAAhlg4BAMYYACGzDgEAxxgAIckOQADDGAAh1Q8BAMcYACHWDwEAxxgAIdcPAAD6GgAg2A9AAM8YACHZDwEAxhgAIdoPgAAAAAECAAAAxgsAIAgAAPoMACACAAAAxgsAIAgAAPoMACADAAAAyAsAIA8AAPMMACAQAAD4DAAgAQAAAMgLACABAAAAxgsAIAgVAAD3GgAgFgAA-RoAIBcAAPgaACCODgAAvBgAIJYOAAC8GAAg2A8AALwYACDZDwAAvBgAINoPAAC8GAAgDvENAAD3FgAw8g0AAIENABDzDQAA9xYAMPYNQADEFQAhjg4BAMcVACGWDgEAxxUAIbMOAQDDFQAhyQ5AAMQVACHVDwEAwxUAIdYPAQDDFQAh1w8AAN0VACDYD0AA2RUAIdkPAQDHFQAh2g8AAMgVACADAAAAxgsAIAMAAIANADAUAACBDQAgAwAAAMYLACADAADHCwAwBAAAyAsAIAfxDQAA9RYAMPINAACHDQAQ8w0AAPUWADDFDgEA4hUAIfMOQADmFQAh0w8CAOoVACHUDwAA9hYAIAEAAACEDQAgAQAAAIQNACAG8Q0AAPUWADDyDQAAhw0AEPMNAAD1FgAwxQ4BAOIVACHzDkAA5hUAIdMPAgDqFQAhAAMAAACHDQAgAwAAiA0AMAQAAIQNACADAAAAhw0AIAMAAIgNADAEAACEDQAgAwAAAIcNACADAACIDQAwBAAAhA0AIAPFDgEAAAAB8w5AAAAAAdMPAgAAAAEBCAAAjA0AIAPFDgEAAAAB8w5AAAAAAdMPAgAAAAEBCAAAjg0AMAEIAACODQAwA8UOAQDHGAAh8w5AAMMYACHTDwIAxRgAIQIAAACEDQAgCAAAkQ0AIAPFDgEAxxgAIfMOQADDGAAh0w8CAMUYACECAAAAhw0AIAgAAJMNACACAAAAhw0AIAgAAJMNACADAAAAhA0AIA8AAIwNACAQAACRDQAgAQAAAIQNACABAAAAhw0AIAUVAADyGgAgFgAA9RoAIBcAAPQaACAoAADzGgAgKQAA9hoAIAbxDQAA9BYAMPINAACaDQAQ8w0AAPQWADDFDgEAwxUAIfMOQADEFQAh0w8CAMYVACEDAAAAhw0AIAMAAJkNADAUAACaDQAgAwAAAIcNACADAACIDQAwBAAAhA0AIA_JCAAA7RYAIMoIAADuFgAgvw0CAOoVACHxDQAA7BYAMPINAACqDQAQ8w0AAOwWADCWDgEA5BUAIZkOAQDkFQAhsw4BAAAAAcUOAQDiFQAhyA5AAOYVACHJDkAA5RUAIfYOIADjFQAhyg9AAOYVACHND0AA5RUAIQEAAACdDQAgDsgIAADxFgAg8Q0AAPMWADDyDQAAnw0AEPMNAADzFgAw-Q0BAOQVACGzDgEA4hUAIbUOBADtFQAhzw4gAOMVACHQDgIA6hUAIdEOAADdFQAg0w4BAOQVACHWDgAA9RUAIKoPAAGIFgAh0Q8EAJoWACEFyAgAAPEaACD5DQAAvBgAINMOAAC8GAAgqg8AALwYACDRDwAAvBgAIA_ICAAA8RYAIPENAADzFgAw8g0AAJ8NABDzDQAA8xYAMPkNAQDkFQAhsw4BAOIVACG1DgQA7RUAIcsOAADyFgAgzw4gAOMVACHQDgIA6hUAIdEOAADdFQAg0w4BAOQVACHWDgAA9RUAIKoPAAGIFgAh0Q8EAJoWACEDAAAAnw0AIAMAAKANADAEAAChDQAgD8gIAADxFgAg8Q0AAPAWADDyDQAAow0AEPMNAADwFgAwsw4BAOIVACHIDkAA5RUAIfYOIADjFQAhyQ8BAOIVACHKD0AA5hUAIcsPIADjFQAhzA8BAOQVACHND0AA5RUAIc4PQADlFQAhzw9AAOUVACHQDwAA6xUAIAfICAAA8RoAIMgOAAC8GAAgzA8AALwYACDNDwAAvBgAIM4PAAC8GAAgzw8AALwYACDQDwAAvBgAIBDICAAA8RYAIPENAADwFgAw8g0AAKMNABDzDQAA8BYAMLMOAQDiFQAhyA5AAOUVACH2DiAA4xUAIckPAQDiFQAhyg9AAOYVACHLDyAA4xUAIcwPAQDkFQAhzQ9AAOUVACHOD0AA5RUAIc8PQADlFQAh0A8AAOsVACDSDwAA7xYAIAMAAACjDQAgAwAApA0AMAQAAKUNACABAAAAnw0AIAEAAACjDQAgAQAAAJ0NACAPyQgAAO0WACDKCAAA7hYAIL8NAgDqFQAh8Q0AAOwWADDyDQAAqg0AEPMNAADsFgAwlg4BAOQVACGZDgEA5BUAIbMOAQDiFQAhxQ4BAOIVACHIDkAA5hUAIckOQADlFQAh9g4gAOMVACHKD0AA5hUAIc0PQADlFQAhBskIAADvGgAgyggAAPAaACCWDgAAvBgAIJkOAAC8GAAgyQ4AALwYACDNDwAAvBgAIAMAAACqDQAgAwAAqw0AMAQAAJ0NACADAAAAqg0AIAMAAKsNADAEAACdDQAgAwAAAKoNACADAACrDQAwBAAAnQ0AIAzJCAAA7RoAIMoIAADuGgAgvw0CAAAAAZYOAQAAAAGZDgEAAAABsw4BAAAAAcUOAQAAAAHIDkAAAAAByQ5AAAAAAfYOIAAAAAHKD0AAAAABzQ9AAAAAAQEIAACvDQAgCr8NAgAAAAGWDgEAAAABmQ4BAAAAAbMOAQAAAAHFDgEAAAAByA5AAAAAAckOQAAAAAH2DiAAAAAByg9AAAAAAc0PQAAAAAEBCAAAsQ0AMAEIAACxDQAwDMkIAADTGgAgyggAANQaACC_DQIAxRgAIZYOAQDGGAAhmQ4BAMYYACGzDgEAxxgAIcUOAQDHGAAhyA5AAMMYACHJDkAAzxgAIfYOIADlGAAhyg9AAMMYACHND0AAzxgAIQIAAACdDQAgCAAAtA0AIAq_DQIAxRgAIZYOAQDGGAAhmQ4BAMYYACGzDgEAxxgAIcUOAQDHGAAhyA5AAMMYACHJDkAAzxgAIfYOIADlGAAhyg9AAMMYACHND0AAzxgAIQIAAACqDQAgCAAAtg0AIAIAAACqDQAgCAAAtg0AIAMAAACdDQAgDwAArw0AIBAAALQNACABAAAAnQ0AIAEAAACqDQAgCRUAAM4aACAWAADRGgAgFwAA0BoAICgAAM8aACApAADSGgAglg4AALwYACCZDgAAvBgAIMkOAAC8GAAgzQ8AALwYACANvw0CAMYVACHxDQAA6xYAMPINAAC9DQAQ8w0AAOsWADCWDgEAxxUAIZkOAQDHFQAhsw4BAMMVACHFDgEAwxUAIcgOQADEFQAhyQ5AANkVACH2DiAA3hUAIcoPQADEFQAhzQ9AANkVACEDAAAAqg0AIAMAALwNADAUAAC9DQAgAwAAAKoNACADAACrDQAwBAAAnQ0AIAEAAAChDQAgAQAAAKENACADAAAAnw0AIAMAAKANADAEAAChDQAgAwAAAJ8NACADAACgDQAwBAAAoQ0AIAMAAACfDQAgAwAAoA0AMAQAAKENACALyAgAAM0aACD5DQEAAAABsw4BAAAAAbUOBAAAAAHPDiAAAAAB0A4CAAAAAdEOAADMGgAg0w4BAAAAAdYOgAAAAAGqDwABAAAB0Q8EAAAAAQEIAADFDQAgCvkNAQAAAAGzDgEAAAABtQ4EAAAAAc8OIAAAAAHQDgIAAAAB0Q4AAMwaACDTDgEAAAAB1g6AAAAAAaoPAAEAAAHRDwQAAAABAQgAAMcNADABCAAAxw0AMAvICAAAyxoAIPkNAQDGGAAhsw4BAMcYACG1DgQAwhgAIc8OIADlGAAh0A4CAMUYACHRDgAAyhoAINMOAQDGGAAh1g6AAAAAAaoPAAGJGQAh0Q8EAK4ZACECAAAAoQ0AIAgAAMoNACAK-Q0BAMYYACGzDgEAxxgAIbUOBADCGAAhzw4gAOUYACHQDgIAxRgAIdEOAADKGgAg0w4BAMYYACHWDoAAAAABqg8AAYkZACHRDwQArhkAIQIAAACfDQAgCAAAzA0AIAIAAACfDQAgCAAAzA0AIAMAAAChDQAgDwAAxQ0AIBAAAMoNACABAAAAoQ0AIAEAAACfDQAgCRUAAMUaACAWAADIGgAgFwAAxxoAICgAAMYaACApAADJGgAg-Q0AALwYACDTDgAAvBgAIKoPAAC8GAAg0Q8AALwYACAN8Q0AAOoWADDyDQAA0w0AEPMNAADqFgAw-Q0BAMcVACGzDgEAwxUAIbUOBADCFQAhzw4gAN4VACHQDgIAxhUAIdEOAADdFQAg0w4BAMcVACHWDgAA8hUAIKoPAAH7FQAh0Q8EAJYWACEDAAAAnw0AIAMAANINADAUAADTDQAgAwAAAJ8NACADAACgDQAwBAAAoQ0AIAEAAAClDQAgAQAAAKUNACADAAAAow0AIAMAAKQNADAEAAClDQAgAwAAAKMNACADAACkDQAwBAAApQ0AIAMAAACjDQAgAwAApA0AMAQAAKUNACAMyAgAAMQaACCzDgEAAAAByA5AAAAAAfYOIAAAAAHJDwEAAAAByg9AAAAAAcsPIAAAAAHMDwEAAAABzQ9AAAAAAc4PQAAAAAHPD0AAAAAB0A-AAAAAAQEIAADbDQAgC7MOAQAAAAHIDkAAAAAB9g4gAAAAAckPAQAAAAHKD0AAAAAByw8gAAAAAcwPAQAAAAHND0AAAAABzg9AAAAAAc8PQAAAAAHQD4AAAAABAQgAAN0NADABCAAA3Q0AMAzICAAAwxoAILMOAQDHGAAhyA5AAM8YACH2DiAA5RgAIckPAQDHGAAhyg9AAMMYACHLDyAA5RgAIcwPAQDGGAAhzQ9AAM8YACHOD0AAzxgAIc8PQADPGAAh0A-AAAAAAQIAAAClDQAgCAAA4A0AIAuzDgEAxxgAIcgOQADPGAAh9g4gAOUYACHJDwEAxxgAIcoPQADDGAAhyw8gAOUYACHMDwEAxhgAIc0PQADPGAAhzg9AAM8YACHPD0AAzxgAIdAPgAAAAAECAAAAow0AIAgAAOINACACAAAAow0AIAgAAOINACADAAAApQ0AIA8AANsNACAQAADgDQAgAQAAAKUNACABAAAAow0AIAkVAADAGgAgFgAAwhoAIBcAAMEaACDIDgAAvBgAIMwPAAC8GAAgzQ8AALwYACDODwAAvBgAIM8PAAC8GAAg0A8AALwYACAO8Q0AAOkWADDyDQAA6Q0AEPMNAADpFgAwsw4BAMMVACHIDkAA2RUAIfYOIADeFQAhyQ8BAMMVACHKD0AAxBUAIcsPIADeFQAhzA8BAMcVACHND0AA2RUAIc4PQADZFQAhzw9AANkVACHQDwAAyBUAIAMAAACjDQAgAwAA6A0AMBQAAOkNACADAAAAow0AIAMAAKQNADAEAAClDQAgD_ENAADnFgAw8g0AAO8NABDzDQAA5xYAMLMOAQDiFQAhtQ4EAO0VACG2DgQA7RUAIbgOAgDqFQAhvA4BAOIVACHNDgEA4hUAIfgOAQDiFQAhwg9AAOYVACHFDwEA4hUAIcYPEAClFgAhxw9AAOYVACHIDwAA6BYAIAEAAADsDQAgAQAAAOwNACAO8Q0AAOcWADDyDQAA7w0AEPMNAADnFgAwsw4BAOIVACG1DgQA7RUAIbYOBADtFQAhuA4CAOoVACG8DgEA4hUAIc0OAQDiFQAh-A4BAOIVACHCD0AA5hUAIcUPAQDiFQAhxg8QAKUWACHHD0AA5hUAIQADAAAA7w0AIAMAAPANADAEAADsDQAgAwAAAO8NACADAADwDQAwBAAA7A0AIAMAAADvDQAgAwAA8A0AMAQAAOwNACALsw4BAAAAAbUOBAAAAAG2DgQAAAABuA4CAAAAAbwOAQAAAAHNDgEAAAAB-A4BAAAAAcIPQAAAAAHFDwEAAAABxg8QAAAAAccPQAAAAAEBCAAA9A0AIAuzDgEAAAABtQ4EAAAAAbYOBAAAAAG4DgIAAAABvA4BAAAAAc0OAQAAAAH4DgEAAAABwg9AAAAAAcUPAQAAAAHGDxAAAAABxw9AAAAAAQEIAAD2DQAwAQgAAPYNADALsw4BAMcYACG1DgQAwhgAIbYOBADCGAAhuA4CAMUYACG8DgEAxxgAIc0OAQDHGAAh-A4BAMcYACHCD0AAwxgAIcUPAQDHGAAhxg8QAL0ZACHHD0AAwxgAIQIAAADsDQAgCAAA-Q0AIAuzDgEAxxgAIbUOBADCGAAhtg4EAMIYACG4DgIAxRgAIbwOAQDHGAAhzQ4BAMcYACH4DgEAxxgAIcIPQADDGAAhxQ8BAMcYACHGDxAAvRkAIccPQADDGAAhAgAAAO8NACAIAAD7DQAgAgAAAO8NACAIAAD7DQAgAwAAAOwNACAPAAD0DQAgEAAA-Q0AIAEAAADsDQAgAQAAAO8NACAFFQAAuxoAIBYAAL4aACAXAAC9GgAgKAAAvBoAICkAAL8aACAO8Q0AAOYWADDyDQAAgg4AEPMNAADmFgAwsw4BAMMVACG1DgQAwhUAIbYOBADCFQAhuA4CAMYVACG8DgEAwxUAIc0OAQDDFQAh-A4BAMMVACHCD0AAxBUAIcUPAQDDFQAhxg8QAKEWACHHD0AAxBUAIQMAAADvDQAgAwAAgQ4AMBQAAIIOACADAAAA7w0AIAMAAPANADAEAADsDQAgBvENAADlFgAw8g0AAIgOABDzDQAA5RYAMLUOBAAAAAG2DgQA7RUAIcUPAQDiFQAhAQAAAIUOACABAAAAhQ4AIAbxDQAA5RYAMPINAACIDgAQ8w0AAOUWADC1DgQA7RUAIbYOBADtFQAhxQ8BAOIVACEAAwAAAIgOACADAACJDgAwBAAAhQ4AIAMAAACIDgAgAwAAiQ4AMAQAAIUOACADAAAAiA4AIAMAAIkOADAEAACFDgAgA7UOBAAAAAG2DgQAAAABxQ8BAAAAAQEIAACNDgAgA7UOBAAAAAG2DgQAAAABxQ8BAAAAAQEIAACPDgAwAQgAAI8OADADtQ4EAMIYACG2DgQAwhgAIcUPAQDHGAAhAgAAAIUOACAIAACSDgAgA7UOBADCGAAhtg4EAMIYACHFDwEAxxgAIQIAAACIDgAgCAAAlA4AIAIAAACIDgAgCAAAlA4AIAMAAACFDgAgDwAAjQ4AIBAAAJIOACABAAAAhQ4AIAEAAACIDgAgBRUAALYaACAWAAC5GgAgFwAAuBoAICgAALcaACApAAC6GgAgBvENAADkFgAw8g0AAJsOABDzDQAA5BYAMLUOBADCFQAhtg4EAMIVACHFDwEAwxUAIQMAAACIDgAgAwAAmg4AMBQAAJsOACADAAAAiA4AIAMAAIkOADAEAACFDgAgDvENAADjFgAw8g0AAKEOABDzDQAA4xYAMJgOQADmFQAhmg4BAOQVACG1DgQA7RUAIfgOAQAAAAG0DxAAAAABvw8BAOIVACHADxAApRYAIcEPAQDiFQAhwg9AAOYVACHDDwEA5BUAIcQPAADdFQAgAQAAAJ4OACABAAAAng4AIA7xDQAA4xYAMPINAAChDgAQ8w0AAOMWADCYDkAA5hUAIZoOAQDkFQAhtQ4EAO0VACH4DgEA4hUAIbQPEAClFgAhvw8BAOIVACHADxAApRYAIcEPAQDiFQAhwg9AAOYVACHDDwEA5BUAIcQPAADdFQAgApoOAAC8GAAgww8AALwYACADAAAAoQ4AIAMAAKIOADAEAACeDgAgAwAAAKEOACADAACiDgAwBAAAng4AIAMAAAChDgAgAwAAog4AMAQAAJ4OACALmA5AAAAAAZoOAQAAAAG1DgQAAAAB-A4BAAAAAbQPEAAAAAG_DwEAAAABwA8QAAAAAcEPAQAAAAHCD0AAAAABww8BAAAAAcQPAAC1GgAgAQgAAKYOACALmA5AAAAAAZoOAQAAAAG1DgQAAAAB-A4BAAAAAbQPEAAAAAG_DwEAAAABwA8QAAAAAcEPAQAAAAHCD0AAAAABww8BAAAAAcQPAAC1GgAgAQgAAKgOADABCAAAqA4AMAuYDkAAwxgAIZoOAQDGGAAhtQ4EAMIYACH4DgEAxxgAIbQPEAC9GQAhvw8BAMcYACHADxAAvRkAIcEPAQDHGAAhwg9AAMMYACHDDwEAxhgAIcQPAAC0GgAgAgAAAJ4OACAIAACrDgAgC5gOQADDGAAhmg4BAMYYACG1DgQAwhgAIfgOAQDHGAAhtA8QAL0ZACG_DwEAxxgAIcAPEAC9GQAhwQ8BAMcYACHCD0AAwxgAIcMPAQDGGAAhxA8AALQaACACAAAAoQ4AIAgAAK0OACACAAAAoQ4AIAgAAK0OACADAAAAng4AIA8AAKYOACAQAACrDgAgAQAAAJ4OACABAAAAoQ4AIAcVAACvGgAgFgAAshoAIBcAALEaACAoAACwGgAgKQAAsxoAIJoOAAC8GAAgww8AALwYACAO8Q0AAOIWADDyDQAAtA4AEPMNAADiFgAwmA5AAMQVACGaDgEAxxUAIbUOBADCFQAh-A4BAMMVACG0DxAAoRYAIb8PAQDDFQAhwA8QAKEWACHBDwEAwxUAIcIPQADEFQAhww8BAMcVACHEDwAA3RUAIAMAAAChDgAgAwAAsw4AMBQAALQOACADAAAAoQ4AIAMAAKIOADAEAACeDgAgBvENAADhFgAw8g0AALoOABDzDQAA4RYAMJgOQADmFQAhsw4BAAAAAb0PAQAAAAEBAAAAtw4AIAEAAAC3DgAgBvENAADhFgAw8g0AALoOABDzDQAA4RYAMJgOQADmFQAhsw4BAOIVACG9DwEA4hUAIQADAAAAug4AIAMAALsOADAEAAC3DgAgAwAAALoOACADAAC7DgAwBAAAtw4AIAMAAAC6DgAgAwAAuw4AMAQAALcOACADmA5AAAAAAbMOAQAAAAG9DwEAAAABAQgAAL8OACADmA5AAAAAAbMOAQAAAAG9DwEAAAABAQgAAMEOADABCAAAwQ4AMAOYDkAAwxgAIbMOAQDHGAAhvQ8BAMcYACECAAAAtw4AIAgAAMQOACADmA5AAMMYACGzDgEAxxgAIb0PAQDHGAAhAgAAALoOACAIAADGDgAgAgAAALoOACAIAADGDgAgAwAAALcOACAPAAC_DgAgEAAAxA4AIAEAAAC3DgAgAQAAALoOACADFQAArBoAIBYAAK4aACAXAACtGgAgBvENAADgFgAw8g0AAM0OABDzDQAA4BYAMJgOQADEFQAhsw4BAMMVACG9DwEAwxUAIQMAAAC6DgAgAwAAzA4AMBQAAM0OACADAAAAug4AIAMAALsOADAEAAC3DgAgCPENAADfFgAw8g0AANMOABDzDQAA3xYAMJgOQADmFQAhuw8BAAAAAbwPAQDiFQAhvQ8BAOIVACG-D0AA5RUAIQEAAADQDgAgAQAAANAOACAI8Q0AAN8WADDyDQAA0w4AEPMNAADfFgAwmA5AAOYVACG7DwEA4hUAIbwPAQDiFQAhvQ8BAOIVACG-D0AA5RUAIQG-DwAAvBgAIAMAAADTDgAgAwAA1A4AMAQAANAOACADAAAA0w4AIAMAANQOADAEAADQDgAgAwAAANMOACADAADUDgAwBAAA0A4AIAWYDkAAAAABuw8BAAAAAbwPAQAAAAG9DwEAAAABvg9AAAAAAQEIAADYDgAgBZgOQAAAAAG7DwEAAAABvA8BAAAAAb0PAQAAAAG-D0AAAAABAQgAANoOADABCAAA2g4AMAWYDkAAwxgAIbsPAQDHGAAhvA8BAMcYACG9DwEAxxgAIb4PQADPGAAhAgAAANAOACAIAADdDgAgBZgOQADDGAAhuw8BAMcYACG8DwEAxxgAIb0PAQDHGAAhvg9AAM8YACECAAAA0w4AIAgAAN8OACACAAAA0w4AIAgAAN8OACADAAAA0A4AIA8AANgOACAQAADdDgAgAQAAANAOACABAAAA0w4AIAQVAACpGgAgFgAAqxoAIBcAAKoaACC-DwAAvBgAIAjxDQAA3hYAMPINAADmDgAQ8w0AAN4WADCYDkAAxBUAIbsPAQDDFQAhvA8BAMMVACG9DwEAwxUAIb4PQADZFQAhAwAAANMOACADAADlDgAwFAAA5g4AIAMAAADTDgAgAwAA1A4AMAQAANAOACAH8Q0AAN0WADDyDQAA7A4AEPMNAADdFgAwmA5AAOYVACGaDgEA4hUAIbwOAQAAAAH4DgEA4hUAIQEAAADpDgAgAQAAAOkOACAH8Q0AAN0WADDyDQAA7A4AEPMNAADdFgAwmA5AAOYVACGaDgEA4hUAIbwOAQDiFQAh-A4BAOIVACEAAwAAAOwOACADAADtDgAwBAAA6Q4AIAMAAADsDgAgAwAA7Q4AMAQAAOkOACADAAAA7A4AIAMAAO0OADAEAADpDgAgBJgOQAAAAAGaDgEAAAABvA4BAAAAAfgOAQAAAAEBCAAA8Q4AIASYDkAAAAABmg4BAAAAAbwOAQAAAAH4DgEAAAABAQgAAPMOADABCAAA8w4AMASYDkAAwxgAIZoOAQDHGAAhvA4BAMcYACH4DgEAxxgAIQIAAADpDgAgCAAA9g4AIASYDkAAwxgAIZoOAQDHGAAhvA4BAMcYACH4DgEAxxgAIQIAAADsDgAgCAAA-A4AIAIAAADsDgAgCAAA-A4AIAMAAADpDgAgDwAA8Q4AIBAAAPYOACABAAAA6Q4AIAEAAADsDgAgAxUAAKYaACAWAACoGgAgFwAApxoAIAfxDQAA3BYAMPINAAD_DgAQ8w0AANwWADCYDkAAxBUAIZoOAQDDFQAhvA4BAMMVACH4DgEAwxUAIQMAAADsDgAgAwAA_g4AMBQAAP8OACADAAAA7A4AIAMAAO0OADAEAADpDgAgDPENAADaFgAw8g0AAIUPABDzDQAA2hYAMLUOBADtFQAhsw8BAOIVACG0DwQA7RUAIbUPAQDiFQAhtg8AAN0VACC3DwIA6hUAIbgPQADmFQAhuQ9AAOUVACG6DwAA2xYAIAEAAACCDwAgAQAAAIIPACAL8Q0AANoWADDyDQAAhQ8AEPMNAADaFgAwtQ4EAO0VACGzDwEA4hUAIbQPBADtFQAhtQ8BAOIVACG2DwAA3RUAILcPAgDqFQAhuA9AAOYVACG5D0AA5RUAIQG5DwAAvBgAIAMAAACFDwAgAwAAhg8AMAQAAIIPACADAAAAhQ8AIAMAAIYPADAEAACCDwAgAwAAAIUPACADAACGDwAwBAAAgg8AIAi1DgQAAAABsw8BAAAAAbQPBAAAAAG1DwEAAAABtg8AAKUaACC3DwIAAAABuA9AAAAAAbkPQAAAAAEBCAAAig8AIAi1DgQAAAABsw8BAAAAAbQPBAAAAAG1DwEAAAABtg8AAKUaACC3DwIAAAABuA9AAAAAAbkPQAAAAAEBCAAAjA8AMAEIAACMDwAwCLUOBADCGAAhsw8BAMcYACG0DwQAwhgAIbUPAQDHGAAhtg8AAKQaACC3DwIAxRgAIbgPQADDGAAhuQ9AAM8YACECAAAAgg8AIAgAAI8PACAItQ4EAMIYACGzDwEAxxgAIbQPBADCGAAhtQ8BAMcYACG2DwAApBoAILcPAgDFGAAhuA9AAMMYACG5D0AAzxgAIQIAAACFDwAgCAAAkQ8AIAIAAACFDwAgCAAAkQ8AIAMAAACCDwAgDwAAig8AIBAAAI8PACABAAAAgg8AIAEAAACFDwAgBhUAAJ8aACAWAACiGgAgFwAAoRoAICgAAKAaACApAACjGgAguQ8AALwYACAL8Q0AANkWADDyDQAAmA8AEPMNAADZFgAwtQ4EAMIVACGzDwEAwxUAIbQPBADCFQAhtQ8BAMMVACG2DwAA3RUAILcPAgDGFQAhuA9AAMQVACG5D0AA2RUAIQMAAACFDwAgAwAAlw8AMBQAAJgPACADAAAAhQ8AIAMAAIYPADAEAACCDwAgGvENAADXFgAw8g0AAJ4PABDzDQAA1xYAMJIOAQDiFQAhtQ4EAO0VACHcDgEA4hUAIeQOAgDqFQAhkA8AANgWACCSDwIA6hUAIZMPAgDqFQAhlA8CAOoVACGVDwIA6hUAIZYPAgDqFQAhlw8CAOoVACGYDwIA6hUAIZkPAgDqFQAhmg8gAOMVACGbDwEA4hUAIakPAAGHFgAhrA8AAPUVACCtDwEA4hUAIa4PAQDiFQAhrw8AAYcWACGwDwQA7RUAIbEPBACaFgAhsg9AAOYVACEBAAAAmw8AIAEAAACbDwAgGfENAADXFgAw8g0AAJ4PABDzDQAA1xYAMJIOAQDiFQAhtQ4EAO0VACHcDgEA4hUAIeQOAgDqFQAhkg8CAOoVACGTDwIA6hUAIZQPAgDqFQAhlQ8CAOoVACGWDwIA6hUAIZcPAgDqFQAhmA8CAOoVACGZDwIA6hUAIZoPIADjFQAhmw8BAOIVACGpDwABhxYAIawPAAD1FQAgrQ8BAOIVACGuDwEA4hUAIa8PAAGHFgAhsA8EAO0VACGxDwQAmhYAIbIPQADmFQAhAbEPAAC8GAAgAwAAAJ4PACADAACfDwAwBAAAmw8AIAMAAACeDwAgAwAAnw8AMAQAAJsPACADAAAAng8AIAMAAJ8PADAEAACbDwAgFpIOAQAAAAG1DgQAAAAB3A4BAAAAAeQOAgAAAAGSDwIAAAABkw8CAAAAAZQPAgAAAAGVDwIAAAABlg8CAAAAAZcPAgAAAAGYDwIAAAABmQ8CAAAAAZoPIAAAAAGbDwEAAAABqQ8AAQAAAawPgAAAAAGtDwEAAAABrg8BAAAAAa8PAAEAAAGwDwQAAAABsQ8EAAAAAbIPQAAAAAEBCAAAow8AIBaSDgEAAAABtQ4EAAAAAdwOAQAAAAHkDgIAAAABkg8CAAAAAZMPAgAAAAGUDwIAAAABlQ8CAAAAAZYPAgAAAAGXDwIAAAABmA8CAAAAAZkPAgAAAAGaDyAAAAABmw8BAAAAAakPAAEAAAGsD4AAAAABrQ8BAAAAAa4PAQAAAAGvDwABAAABsA8EAAAAAbEPBAAAAAGyD0AAAAABAQgAAKUPADABCAAApQ8AMBaSDgEAxxgAIbUOBADCGAAh3A4BAMcYACHkDgIAxRgAIZIPAgDFGAAhkw8CAMUYACGUDwIAxRgAIZUPAgDFGAAhlg8CAMUYACGXDwIAxRgAIZgPAgDFGAAhmQ8CAMUYACGaDyAA5RgAIZsPAQDHGAAhqQ8AAYgZACGsD4AAAAABrQ8BAMcYACGuDwEAxxgAIa8PAAGIGQAhsA8EAMIYACGxDwQArhkAIbIPQADDGAAhAgAAAJsPACAIAACoDwAgFpIOAQDHGAAhtQ4EAMIYACHcDgEAxxgAIeQOAgDFGAAhkg8CAMUYACGTDwIAxRgAIZQPAgDFGAAhlQ8CAMUYACGWDwIAxRgAIZcPAgDFGAAhmA8CAMUYACGZDwIAxRgAIZoPIADlGAAhmw8BAMcYACGpDwABiBkAIawPgAAAAAGtDwEAxxgAIa4PAQDHGAAhrw8AAYgZACGwDwQAwhgAIbEPBACuGQAhsg9AAMMYACECAAAAng8AIAgAAKoPACACAAAAng8AIAgAAKoPACADAAAAmw8AIA8AAKMPACAQAACoDwAgAQAAAJsPACABAAAAng8AIAYVAACaGgAgFgAAnRoAIBcAAJwaACAoAACbGgAgKQAAnhoAILEPAAC8GAAgGfENAADWFgAw8g0AALEPABDzDQAA1hYAMJIOAQDDFQAhtQ4EAMIVACHcDgEAwxUAIeQOAgDGFQAhkg8CAMYVACGTDwIAxhUAIZQPAgDGFQAhlQ8CAMYVACGWDwIAxhUAIZcPAgDGFQAhmA8CAMYVACGZDwIAxhUAIZoPIADeFQAhmw8BAMMVACGpDwAB-hUAIawPAADyFQAgrQ8BAMMVACGuDwEAwxUAIa8PAAH6FQAhsA8EAMIVACGxDwQAlhYAIbIPQADEFQAhAwAAAJ4PACADAACwDwAwFAAAsQ8AIAMAAACeDwAgAwAAnw8AMAQAAJsPACAH8Q0AANQWADDyDQAAtw8AEPMNAADUFgAw3A4BAOIVACGpDwABhxYAIaoPAAGHFgAhqw8AANUWACABAAAAtA8AIAEAAAC0DwAgBvENAADUFgAw8g0AALcPABDzDQAA1BYAMNwOAQDiFQAhqQ8AAYcWACGqDwABhxYAIQADAAAAtw8AIAMAALgPADAEAAC0DwAgAwAAALcPACADAAC4DwAwBAAAtA8AIAMAAAC3DwAgAwAAuA8AMAQAALQPACAD3A4BAAAAAakPAAEAAAGqDwABAAABAQgAALwPACAD3A4BAAAAAakPAAEAAAGqDwABAAABAQgAAL4PADABCAAAvg8AMAPcDgEAxxgAIakPAAGIGQAhqg8AAYgZACECAAAAtA8AIAgAAMEPACAD3A4BAMcYACGpDwABiBkAIaoPAAGIGQAhAgAAALcPACAIAADDDwAgAgAAALcPACAIAADDDwAgAwAAALQPACAPAAC8DwAgEAAAwQ8AIAEAAAC0DwAgAQAAALcPACADFQAAlxoAIBYAAJkaACAXAACYGgAgBvENAADTFgAw8g0AAMoPABDzDQAA0xYAMNwOAQDDFQAhqQ8AAfoVACGqDwAB-hUAIQMAAAC3DwAgAwAAyQ8AMBQAAMoPACADAAAAtw8AIAMAALgPADAEAAC0DwAgCvENAADRFgAw8g0AANAPABDzDQAA0RYAMLUOBADtFQAh3A4BAOIVACGCDwQA7RUAIZAPAADSFgAglA8AAM4WACCZDwAAzhYAIKgPAADOFgAgAQAAAM0PACABAAAAzQ8AIAnxDQAA0RYAMPINAADQDwAQ8w0AANEWADC1DgQA7RUAIdwOAQDiFQAhgg8EAO0VACGUDwAAzhYAIJkPAADOFgAgqA8AAM4WACAAAwAAANAPACADAADRDwAwBAAAzQ8AIAMAAADQDwAgAwAA0Q8AMAQAAM0PACADAAAA0A8AIAMAANEPADAEAADNDwAgBrUOBAAAAAHcDgEAAAABgg8EAAAAAZQPAACVGgAgmQ8AAJYaACCoDwAAlBoAIAEIAADVDwAgBrUOBAAAAAHcDgEAAAABgg8EAAAAAZQPAACVGgAgmQ8AAJYaACCoDwAAlBoAIAEIAADXDwAwAQgAANcPADAGtQ4EAMIYACHcDgEAxxgAIYIPBADCGAAhlA8AAJIaACCZDwAAkxoAIKgPAACRGgAgAgAAAM0PACAIAADaDwAgBrUOBADCGAAh3A4BAMcYACGCDwQAwhgAIZQPAACSGgAgmQ8AAJMaACCoDwAAkRoAIAIAAADQDwAgCAAA3A8AIAIAAADQDwAgCAAA3A8AIAMAAADNDwAgDwAA1Q8AIBAAANoPACABAAAAzQ8AIAEAAADQDwAgBRUAAIwaACAWAACPGgAgFwAAjhoAICgAAI0aACApAACQGgAgCfENAADQFgAw8g0AAOMPABDzDQAA0BYAMLUOBADCFQAh3A4BAMMVACGCDwQAwhUAIZQPAADOFgAgmQ8AAM4WACCoDwAAzhYAIAMAAADQDwAgAwAA4g8AMBQAAOMPACADAAAA0A8AIAMAANEPADAEAADNDwAgEPENAADPFgAw8g0AAOkPABDzDQAAzxYAMPQNBAAAAAH2DUAA5hUAIbUOBADtFQAhtg4EAJoWACHcDgEA4hUAIYwPAQDiFQAhoQ8AAM4WACCiDwAAzhYAIKMPIADjFQAhpA8gAOMVACGlDwQA7RUAIaYPBADtFQAhpw8EAJoWACEBAAAA5g8AIAEAAADmDwAgEPENAADPFgAw8g0AAOkPABDzDQAAzxYAMPQNBADtFQAh9g1AAOYVACG1DgQA7RUAIbYOBACaFgAh3A4BAOIVACGMDwEA4hUAIaEPAADOFgAgog8AAM4WACCjDyAA4xUAIaQPIADjFQAhpQ8EAO0VACGmDwQA7RUAIacPBACaFgAhArYOAAC8GAAgpw8AALwYACADAAAA6Q8AIAMAAOoPADAEAADmDwAgAwAAAOkPACADAADqDwAwBAAA5g8AIAMAAADpDwAgAwAA6g8AMAQAAOYPACAN9A0EAAAAAfYNQAAAAAG1DgQAAAABtg4EAAAAAdwOAQAAAAGMDwEAAAABoQ8AAIoaACCiDwAAixoAIKMPIAAAAAGkDyAAAAABpQ8EAAAAAaYPBAAAAAGnDwQAAAABAQgAAO4PACAN9A0EAAAAAfYNQAAAAAG1DgQAAAABtg4EAAAAAdwOAQAAAAGMDwEAAAABoQ8AAIoaACCiDwAAixoAIKMPIAAAAAGkDyAAAAABpQ8EAAAAAaYPBAAAAAGnDwQAAAABAQgAAPAPADABCAAA8A8AMA30DQQAwhgAIfYNQADDGAAhtQ4EAMIYACG2DgQArhkAIdwOAQDHGAAhjA8BAMcYACGhDwAAiBoAIKIPAACJGgAgow8gAOUYACGkDyAA5RgAIaUPBADCGAAhpg8EAMIYACGnDwQArhkAIQIAAADmDwAgCAAA8w8AIA30DQQAwhgAIfYNQADDGAAhtQ4EAMIYACG2DgQArhkAIdwOAQDHGAAhjA8BAMcYACGhDwAAiBoAIKIPAACJGgAgow8gAOUYACGkDyAA5RgAIaUPBADCGAAhpg8EAMIYACGnDwQArhkAIQIAAADpDwAgCAAA9Q8AIAIAAADpDwAgCAAA9Q8AIAMAAADmDwAgDwAA7g8AIBAAAPMPACABAAAA5g8AIAEAAADpDwAgBxUAAIMaACAWAACGGgAgFwAAhRoAICgAAIQaACApAACHGgAgtg4AALwYACCnDwAAvBgAIBDxDQAAzRYAMPINAAD8DwAQ8w0AAM0WADD0DQQAwhUAIfYNQADEFQAhtQ4EAMIVACG2DgQAlhYAIdwOAQDDFQAhjA8BAMMVACGhDwAAzhYAIKIPAADOFgAgow8gAN4VACGkDyAA3hUAIaUPBADCFQAhpg8EAMIVACGnDwQAlhYAIQMAAADpDwAgAwAA-w8AMBQAAPwPACADAAAA6Q8AIAMAAOoPADAEAADmDwAgBoUDAQDiFQAh8Q0AAMwWADDyDQAAghAAEPMNAADMFgAw9A0EAAAAAfYNQADmFQAhAQAAAP8PACABAAAA_w8AIAaFAwEA4hUAIfENAADMFgAw8g0AAIIQABDzDQAAzBYAMPQNBADtFQAh9g1AAOYVACEAAwAAAIIQACADAACDEAAwBAAA_w8AIAMAAACCEAAgAwAAgxAAMAQAAP8PACADAAAAghAAIAMAAIMQADAEAAD_DwAgA4UDAQAAAAH0DQQAAAAB9g1AAAAAAQEIAACHEAAgA4UDAQAAAAH0DQQAAAAB9g1AAAAAAQEIAACJEAAwAQgAAIkQADADhQMBAMcYACH0DQQAwhgAIfYNQADDGAAhAgAAAP8PACAIAACMEAAgA4UDAQDHGAAh9A0EAMIYACH2DUAAwxgAIQIAAACCEAAgCAAAjhAAIAIAAACCEAAgCAAAjhAAIAMAAAD_DwAgDwAAhxAAIBAAAIwQACABAAAA_w8AIAEAAACCEAAgBRUAAP4ZACAWAACBGgAgFwAAgBoAICgAAP8ZACApAACCGgAgBoUDAQDDFQAh8Q0AAMsWADDyDQAAlRAAEPMNAADLFgAw9A0EAMIVACH2DUAAxBUAIQMAAACCEAAgAwAAlBAAMBQAAJUQACADAAAAghAAIAMAAIMQADAEAAD_DwAgB_ENAADKFgAw8g0AAJsQABDzDQAAyhYAMPQNAgAAAAGeDwEA4hUAIZ8PAAD1FQAgoA9AAOYVACEBAAAAmBAAIAEAAACYEAAgB_ENAADKFgAw8g0AAJsQABDzDQAAyhYAMPQNAgDqFQAhng8BAOIVACGfDwAA9RUAIKAPQADmFQAhAAMAAACbEAAgAwAAnBAAMAQAAJgQACADAAAAmxAAIAMAAJwQADAEAACYEAAgAwAAAJsQACADAACcEAAwBAAAmBAAIAT0DQIAAAABng8BAAAAAZ8PgAAAAAGgD0AAAAABAQgAAKAQACAE9A0CAAAAAZ4PAQAAAAGfD4AAAAABoA9AAAAAAQEIAACiEAAwAQgAAKIQADAE9A0CAMUYACGeDwEAxxgAIZ8PgAAAAAGgD0AAwxgAIQIAAACYEAAgCAAApRAAIAT0DQIAxRgAIZ4PAQDHGAAhnw-AAAAAAaAPQADDGAAhAgAAAJsQACAIAACnEAAgAgAAAJsQACAIAACnEAAgAwAAAJgQACAPAACgEAAgEAAApRAAIAEAAACYEAAgAQAAAJsQACAFFQAA-RkAIBYAAPwZACAXAAD7GQAgKAAA-hkAICkAAP0ZACAH8Q0AAMkWADDyDQAArhAAEPMNAADJFgAw9A0CAMYVACGeDwEAwxUAIZ8PAADyFQAgoA9AAMQVACEDAAAAmxAAIAMAAK0QADAUAACuEAAgAwAAAJsQACADAACcEAAwBAAAmBAAIBXxDQAAxxYAMPINAAC0EAAQ8w0AAMcWADC1DgQA7RUAIdwOAQDiFQAh5A4CAOoVACHzDkAA5hUAIYwPAQDiFQAhkQ9AAOYVACGSDwIA6hUAIZMPAgDqFQAhlA8CAOoVACGVDwIA6hUAIZYPAgDqFQAhlw8CAOoVACGYDwIA6hUAIZkPAgDqFQAhmg8gAOMVACGbDwEA4hUAIZwPQADmFQAhnQ8AAMgWACABAAAAsRAAIAEAAACxEAAgFPENAADHFgAw8g0AALQQABDzDQAAxxYAMLUOBADtFQAh3A4BAOIVACHkDgIA6hUAIfMOQADmFQAhjA8BAOIVACGRD0AA5hUAIZIPAgDqFQAhkw8CAOoVACGUDwIA6hUAIZUPAgDqFQAhlg8CAOoVACGXDwIA6hUAIZgPAgDqFQAhmQ8CAOoVACGaDyAA4xUAIZsPAQDiFQAhnA9AAOYVACEAAwAAALQQACADAAC1EAAwBAAAsRAAIAMAAAC0EAAgAwAAtRAAMAQAALEQACADAAAAtBAAIAMAALUQADAEAACxEAAgEbUOBAAAAAHcDgEAAAAB5A4CAAAAAfMOQAAAAAGMDwEAAAABkQ9AAAAAAZIPAgAAAAGTDwIAAAABlA8CAAAAAZUPAgAAAAGWDwIAAAABlw8CAAAAAZgPAgAAAAGZDwIAAAABmg8gAAAAAZsPAQAAAAGcD0AAAAABAQgAALkQACARtQ4EAAAAAdwOAQAAAAHkDgIAAAAB8w5AAAAAAYwPAQAAAAGRD0AAAAABkg8CAAAAAZMPAgAAAAGUDwIAAAABlQ8CAAAAAZYPAgAAAAGXDwIAAAABmA8CAAAAAZkPAgAAAAGaDyAAAAABmw8BAAAAAZwPQAAAAAEBCAAAuxAAMAEIAAC7EAAwEbUOBADCGAAh3A4BAMcYACHkDgIAxRgAIfMOQADDGAAhjA8BAMcYACGRD0AAwxgAIZIPAgDFGAAhkw8CAMUYACGUDwIAxRgAIZUPAgDFGAAhlg8CAMUYACGXDwIAxRgAIZgPAgDFGAAhmQ8CAMUYACGaDyAA5RgAIZsPAQDHGAAhnA9AAMMYACECAAAAsRAAIAgAAL4QACARtQ4EAMIYACHcDgEAxxgAIeQOAgDFGAAh8w5AAMMYACGMDwEAxxgAIZEPQADDGAAhkg8CAMUYACGTDwIAxRgAIZQPAgDFGAAhlQ8CAMUYACGWDwIAxRgAIZcPAgDFGAAhmA8CAMUYACGZDwIAxRgAIZoPIADlGAAhmw8BAMcYACGcD0AAwxgAIQIAAAC0EAAgCAAAwBAAIAIAAAC0EAAgCAAAwBAAIAMAAACxEAAgDwAAuRAAIBAAAL4QACABAAAAsRAAIAEAAAC0EAAgBRUAAPQZACAWAAD3GQAgFwAA9hkAICgAAPUZACApAAD4GQAgFPENAADGFgAw8g0AAMcQABDzDQAAxhYAMLUOBADCFQAh3A4BAMMVACHkDgIAxhUAIfMOQADEFQAhjA8BAMMVACGRD0AAxBUAIZIPAgDGFQAhkw8CAMYVACGUDwIAxhUAIZUPAgDGFQAhlg8CAMYVACGXDwIAxhUAIZgPAgDGFQAhmQ8CAMYVACGaDyAA3hUAIZsPAQDDFQAhnA9AAMQVACEDAAAAtBAAIAMAAMYQADAUAADHEAAgAwAAALQQACADAAC1EAAwBAAAsRAAIAjxDQAAxBYAMPINAADNEAAQ8w0AAMQWADC1DgQA7RUAIckOQADmFQAh3A4BAOIVACGPD0AA5hUAIZAPAADFFgAgAQAAAMoQACABAAAAyhAAIAfxDQAAxBYAMPINAADNEAAQ8w0AAMQWADC1DgQA7RUAIckOQADmFQAh3A4BAOIVACGPD0AA5hUAIQADAAAAzRAAIAMAAM4QADAEAADKEAAgAwAAAM0QACADAADOEAAwBAAAyhAAIAMAAADNEAAgAwAAzhAAMAQAAMoQACAEtQ4EAAAAAckOQAAAAAHcDgEAAAABjw9AAAAAAQEIAADSEAAgBLUOBAAAAAHJDkAAAAAB3A4BAAAAAY8PQAAAAAEBCAAA1BAAMAEIAADUEAAwBLUOBADCGAAhyQ5AAMMYACHcDgEAxxgAIY8PQADDGAAhAgAAAMoQACAIAADXEAAgBLUOBADCGAAhyQ5AAMMYACHcDgEAxxgAIY8PQADDGAAhAgAAAM0QACAIAADZEAAgAgAAAM0QACAIAADZEAAgAwAAAMoQACAPAADSEAAgEAAA1xAAIAEAAADKEAAgAQAAAM0QACAFFQAA7xkAIBYAAPIZACAXAADxGQAgKAAA8BkAICkAAPMZACAH8Q0AAMMWADDyDQAA4BAAEPMNAADDFgAwtQ4EAMIVACHJDkAAxBUAIdwOAQDDFQAhjw9AAMQVACEDAAAAzRAAIAMAAN8QADAUAADgEAAgAwAAAM0QACADAADOEAAwBAAAyhAAIAfICAEAAAAB8Q0AAMIWADDyDQAA5hAAEPMNAADCFgAwjA8BAOIVACGNDwEA5BUAIY4PBACaFgAhAQAAAOMQACABAAAA4xAAIAfICAEA4hUAIfENAADCFgAw8g0AAOYQABDzDQAAwhYAMIwPAQDiFQAhjQ8BAOQVACGODwQAmhYAIQKNDwAAvBgAII4PAAC8GAAgAwAAAOYQACADAADnEAAwBAAA4xAAIAMAAADmEAAgAwAA5xAAMAQAAOMQACADAAAA5hAAIAMAAOcQADAEAADjEAAgBMgIAQAAAAGMDwEAAAABjQ8BAAAAAY4PBAAAAAEBCAAA6xAAIATICAEAAAABjA8BAAAAAY0PAQAAAAGODwQAAAABAQgAAO0QADABCAAA7RAAMATICAEAxxgAIYwPAQDHGAAhjQ8BAMYYACGODwQArhkAIQIAAADjEAAgCAAA8BAAIATICAEAxxgAIYwPAQDHGAAhjQ8BAMYYACGODwQArhkAIQIAAADmEAAgCAAA8hAAIAIAAADmEAAgCAAA8hAAIAMAAADjEAAgDwAA6xAAIBAAAPAQACABAAAA4xAAIAEAAADmEAAgBxUAAOoZACAWAADtGQAgFwAA7BkAICgAAOsZACApAADuGQAgjQ8AALwYACCODwAAvBgAIAfICAEAwxUAIfENAADBFgAw8g0AAPkQABDzDQAAwRYAMIwPAQDDFQAhjQ8BAMcVACGODwQAlhYAIQMAAADmEAAgAwAA-BAAMBQAAPkQACADAAAA5hAAIAMAAOcQADAEAADjEAAgCvENAADAFgAw8g0AAP8QABDzDQAAwBYAMPQNBAAAAAGCDwEA4hUAIYcPQADmFQAhiA9AAOYVACGJD0AA5RUAIYoPQADlFQAhiw8AAOsVACABAAAA_BAAIAEAAAD8EAAgCvENAADAFgAw8g0AAP8QABDzDQAAwBYAMPQNBADtFQAhgg8BAOIVACGHD0AA5hUAIYgPQADmFQAhiQ9AAOUVACGKD0AA5RUAIYsPAADrFQAgA4kPAAC8GAAgig8AALwYACCLDwAAvBgAIAMAAAD_EAAgAwAAgBEAMAQAAPwQACADAAAA_xAAIAMAAIARADAEAAD8EAAgAwAAAP8QACADAACAEQAwBAAA_BAAIAf0DQQAAAABgg8BAAAAAYcPQAAAAAGID0AAAAABiQ9AAAAAAYoPQAAAAAGLD4AAAAABAQgAAIQRACAH9A0EAAAAAYIPAQAAAAGHD0AAAAABiA9AAAAAAYkPQAAAAAGKD0AAAAABiw-AAAAAAQEIAACGEQAwAQgAAIYRADAH9A0EAMIYACGCDwEAxxgAIYcPQADDGAAhiA9AAMMYACGJD0AAzxgAIYoPQADPGAAhiw-AAAAAAQIAAAD8EAAgCAAAiREAIAf0DQQAwhgAIYIPAQDHGAAhhw9AAMMYACGID0AAwxgAIYkPQADPGAAhig9AAM8YACGLD4AAAAABAgAAAP8QACAIAACLEQAgAgAAAP8QACAIAACLEQAgAwAAAPwQACAPAACEEQAgEAAAiREAIAEAAAD8EAAgAQAAAP8QACAIFQAA5RkAIBYAAOgZACAXAADnGQAgKAAA5hkAICkAAOkZACCJDwAAvBgAIIoPAAC8GAAgiw8AALwYACAK8Q0AAL8WADDyDQAAkhEAEPMNAAC_FgAw9A0EAMIVACGCDwEAwxUAIYcPQADEFQAhiA9AAMQVACGJD0AA2RUAIYoPQADZFQAhiw8AAMgVACADAAAA_xAAIAMAAJERADAUAACSEQAgAwAAAP8QACADAACAEQAwBAAA_BAAIArxDQAAvhYAMPINAACYEQAQ8w0AAL4WADD5DQEA5BUAIZ0OAgDqFQAhgg8BAAAAAYMPQADmFQAhhA8CAOoVACGFD0AA5RUAIYYPAADrFQAgAQAAAJURACABAAAAlREAIArxDQAAvhYAMPINAACYEQAQ8w0AAL4WADD5DQEA5BUAIZ0OAgDqFQAhgg8BAOIVACGDD0AA5hUAIYQPAgDqFQAhhQ9AAOUVACGGDwAA6xUAIAP5DQAAvBgAIIUPAAC8GAAghg8AALwYACADAAAAmBEAIAMAAJkRADAEAACVEQAgAwAAAJgRACADAACZEQAwBAAAlREAIAMAAACYEQAgAwAAmREAMAQAAJURACAH-Q0BAAAAAZ0OAgAAAAGCDwEAAAABgw9AAAAAAYQPAgAAAAGFD0AAAAABhg-AAAAAAQEIAACdEQAgB_kNAQAAAAGdDgIAAAABgg8BAAAAAYMPQAAAAAGEDwIAAAABhQ9AAAAAAYYPgAAAAAEBCAAAnxEAMAEIAACfEQAwB_kNAQDGGAAhnQ4CAMUYACGCDwEAxxgAIYMPQADDGAAhhA8CAMUYACGFD0AAzxgAIYYPgAAAAAECAAAAlREAIAgAAKIRACAH-Q0BAMYYACGdDgIAxRgAIYIPAQDHGAAhgw9AAMMYACGEDwIAxRgAIYUPQADPGAAhhg-AAAAAAQIAAACYEQAgCAAApBEAIAIAAACYEQAgCAAApBEAIAMAAACVEQAgDwAAnREAIBAAAKIRACABAAAAlREAIAEAAACYEQAgCBUAAOAZACAWAADjGQAgFwAA4hkAICgAAOEZACApAADkGQAg-Q0AALwYACCFDwAAvBgAIIYPAAC8GAAgCvENAAC9FgAw8g0AAKsRABDzDQAAvRYAMPkNAQDHFQAhnQ4CAMYVACGCDwEAwxUAIYMPQADEFQAhhA8CAMYVACGFD0AA2RUAIYYPAADIFQAgAwAAAJgRACADAACqEQAwFAAAqxEAIAMAAACYEQAgAwAAmREAMAQAAJURACAS8Q0AALwWADDyDQAAsREAEPMNAAC8FgAw-Q0BAOQVACGnDkAA5RUAIckOQADmFQAh0w4BAOIVACH0DkAA5RUAIfgOAQAAAAH5DkAA5RUAIfoOQADlFQAh-w4CAOoVACH8DgIA6hUAIf0OAQDkFQAh_g4BAOQVACH_DgEA5BUAIYAPAgDpFQAhgQ8BAOQVACEBAAAArhEAIAEAAACuEQAgEvENAAC8FgAw8g0AALERABDzDQAAvBYAMPkNAQDkFQAhpw5AAOUVACHJDkAA5hUAIdMOAQDiFQAh9A5AAOUVACH4DgEA4hUAIfkOQADlFQAh-g5AAOUVACH7DgIA6hUAIfwOAgDqFQAh_Q4BAOQVACH-DgEA5BUAIf8OAQDkFQAhgA8CAOkVACGBDwEA5BUAIQr5DQAAvBgAIKcOAAC8GAAg9A4AALwYACD5DgAAvBgAIPoOAAC8GAAg_Q4AALwYACD-DgAAvBgAIP8OAAC8GAAggA8AALwYACCBDwAAvBgAIAMAAACxEQAgAwAAshEAMAQAAK4RACADAAAAsREAIAMAALIRADAEAACuEQAgAwAAALERACADAACyEQAwBAAArhEAIA_5DQEAAAABpw5AAAAAAckOQAAAAAHTDgEAAAAB9A5AAAAAAfgOAQAAAAH5DkAAAAAB-g5AAAAAAfsOAgAAAAH8DgIAAAAB_Q4BAAAAAf4OAQAAAAH_DgEAAAABgA8CAAAAAYEPAQAAAAEBCAAAthEAIA_5DQEAAAABpw5AAAAAAckOQAAAAAHTDgEAAAAB9A5AAAAAAfgOAQAAAAH5DkAAAAAB-g5AAAAAAfsOAgAAAAH8DgIAAAAB_Q4BAAAAAf4OAQAAAAH_DgEAAAABgA8CAAAAAYEPAQAAAAEBCAAAuBEAMAEIAAC4EQAwD_kNAQDGGAAhpw5AAM8YACHJDkAAwxgAIdMOAQDHGAAh9A5AAM8YACH4DgEAxxgAIfkOQADPGAAh-g5AAM8YACH7DgIAxRgAIfwOAgDFGAAh_Q4BAMYYACH-DgEAxhgAIf8OAQDGGAAhgA8CAMQYACGBDwEAxhgAIQIAAACuEQAgCAAAuxEAIA_5DQEAxhgAIacOQADPGAAhyQ5AAMMYACHTDgEAxxgAIfQOQADPGAAh-A4BAMcYACH5DkAAzxgAIfoOQADPGAAh-w4CAMUYACH8DgIAxRgAIf0OAQDGGAAh_g4BAMYYACH_DgEAxhgAIYAPAgDEGAAhgQ8BAMYYACECAAAAsREAIAgAAL0RACACAAAAsREAIAgAAL0RACADAAAArhEAIA8AALYRACAQAAC7EQAgAQAAAK4RACABAAAAsREAIA8VAADbGQAgFgAA3hkAIBcAAN0ZACAoAADcGQAgKQAA3xkAIPkNAAC8GAAgpw4AALwYACD0DgAAvBgAIPkOAAC8GAAg-g4AALwYACD9DgAAvBgAIP4OAAC8GAAg_w4AALwYACCADwAAvBgAIIEPAAC8GAAgEvENAAC7FgAw8g0AAMQRABDzDQAAuxYAMPkNAQDHFQAhpw5AANkVACHJDkAAxBUAIdMOAQDDFQAh9A5AANkVACH4DgEAwxUAIfkOQADZFQAh-g5AANkVACH7DgIAxhUAIfwOAgDGFQAh_Q4BAMcVACH-DgEAxxUAIf8OAQDHFQAhgA8CAMUVACGBDwEAxxUAIQMAAACxEQAgAwAAwxEAMBQAAMQRACADAAAAsREAIAMAALIRADAEAACuEQAgCKcFAQDiFQAh8Q0AALkWADDyDQAAyhEAEPMNAAC5FgAw9g1AAOYVACGzDgEA4hUAIfYOIADjFQAh9w4AALoWACABAAAAxxEAIAEAAADHEQAgB6cFAQDiFQAh8Q0AALkWADDyDQAAyhEAEPMNAAC5FgAw9g1AAOYVACGzDgEA4hUAIfYOIADjFQAhAAMAAADKEQAgAwAAyxEAMAQAAMcRACADAAAAyhEAIAMAAMsRADAEAADHEQAgAwAAAMoRACADAADLEQAwBAAAxxEAIASnBQEAAAAB9g1AAAAAAbMOAQAAAAH2DiAAAAABAQgAAM8RACAEpwUBAAAAAfYNQAAAAAGzDgEAAAAB9g4gAAAAAQEIAADREQAwAQgAANERADAEpwUBAMcYACH2DUAAwxgAIbMOAQDHGAAh9g4gAOUYACECAAAAxxEAIAgAANQRACAEpwUBAMcYACH2DUAAwxgAIbMOAQDHGAAh9g4gAOUYACECAAAAyhEAIAgAANYRACACAAAAyhEAIAgAANYRACADAAAAxxEAIA8AAM8RACAQAADUEQAgAQAAAMcRACABAAAAyhEAIAMVAADYGQAgFgAA2hkAIBcAANkZACAHpwUBAMMVACHxDQAAuBYAMPINAADdEQAQ8w0AALgWADD2DUAAxBUAIbMOAQDDFQAh9g4gAN4VACEDAAAAyhEAIAMAANwRADAUAADdEQAgAwAAAMoRACADAADLEQAwBAAAxxEAIAenBQEA4hUAIfENAAC2FgAw8g0AAOMRABDzDQAAthYAMPMOQADmFQAh9A5AAOYVACH1DgAAtxYAIAEAAADgEQAgAQAAAOARACAGpwUBAOIVACHxDQAAthYAMPINAADjEQAQ8w0AALYWADDzDkAA5hUAIfQOQADmFQAhAAMAAADjEQAgAwAA5BEAMAQAAOARACADAAAA4xEAIAMAAOQRADAEAADgEQAgAwAAAOMRACADAADkEQAwBAAA4BEAIAOnBQEAAAAB8w5AAAAAAfQOQAAAAAEBCAAA6BEAIAOnBQEAAAAB8w5AAAAAAfQOQAAAAAEBCAAA6hEAMAEIAADqEQAwA6cFAQDHGAAh8w5AAMMYACH0DkAAwxgAIQIAAADgEQAgCAAA7REAIAOnBQEAxxgAIfMOQADDGAAh9A5AAMMYACECAAAA4xEAIAgAAO8RACACAAAA4xEAIAgAAO8RACADAAAA4BEAIA8AAOgRACAQAADtEQAgAQAAAOARACABAAAA4xEAIAMVAADVGQAgFgAA1xkAIBcAANYZACAGpwUBAMMVACHxDQAAtRYAMPINAAD2EQAQ8w0AALUWADDzDkAAxBUAIfQOQADEFQAhAwAAAOMRACADAAD1EQAwFAAA9hEAIAMAAADjEQAgAwAA5BEAMAQAAOARACAK8Q0AALMWADDyDQAA_BEAEPMNAACzFgAw9A0BAAAAAfYNQADmFQAhuw4BAOIVACHvDgEA4hUAIfAOAQDiFQAh8Q5AAOUVACHyDgAAtBYAIAEAAAD5EQAgAQAAAPkRACAJ8Q0AALMWADDyDQAA_BEAEPMNAACzFgAw9A0BAOIVACH2DUAA5hUAIbsOAQDiFQAh7w4BAOIVACHwDgEA4hUAIfEOQADlFQAhAfEOAAC8GAAgAwAAAPwRACADAAD9EQAwBAAA-REAIAMAAAD8EQAgAwAA_REAMAQAAPkRACADAAAA_BEAIAMAAP0RADAEAAD5EQAgBvQNAQAAAAH2DUAAAAABuw4BAAAAAe8OAQAAAAHwDgEAAAAB8Q5AAAAAAQEIAACBEgAgBvQNAQAAAAH2DUAAAAABuw4BAAAAAe8OAQAAAAHwDgEAAAAB8Q5AAAAAAQEIAACDEgAwAQgAAIMSADAG9A0BAMcYACH2DUAAwxgAIbsOAQDHGAAh7w4BAMcYACHwDgEAxxgAIfEOQADPGAAhAgAAAPkRACAIAACGEgAgBvQNAQDHGAAh9g1AAMMYACG7DgEAxxgAIe8OAQDHGAAh8A4BAMcYACHxDkAAzxgAIQIAAAD8EQAgCAAAiBIAIAIAAAD8EQAgCAAAiBIAIAMAAAD5EQAgDwAAgRIAIBAAAIYSACABAAAA-REAIAEAAAD8EQAgBBUAANIZACAWAADUGQAgFwAA0xkAIPEOAAC8GAAgCfENAACyFgAw8g0AAI8SABDzDQAAshYAMPQNAQDDFQAh9g1AAMQVACG7DgEAwxUAIe8OAQDDFQAh8A4BAMMVACHxDkAA2RUAIQMAAAD8EQAgAwAAjhIAMBQAAI8SACADAAAA_BEAIAMAAP0RADAEAAD5EQAgCvENAACxFgAw8g0AAJUSABDzDQAAsRYAMPYNBADtFQAhtQ4EAAAAAbYOBADtFQAh6w4EAO0VACHsDgQA7RUAIe0OBADtFQAh7g4BAOIVACEBAAAAkhIAIAEAAACSEgAgCvENAACxFgAw8g0AAJUSABDzDQAAsRYAMPYNBADtFQAhtQ4EAO0VACG2DgQA7RUAIesOBADtFQAh7A4EAO0VACHtDgQA7RUAIe4OAQDiFQAhAAMAAACVEgAgAwAAlhIAMAQAAJISACADAAAAlRIAIAMAAJYSADAEAACSEgAgAwAAAJUSACADAACWEgAwBAAAkhIAIAf2DQQAAAABtQ4EAAAAAbYOBAAAAAHrDgQAAAAB7A4EAAAAAe0OBAAAAAHuDgEAAAABAQgAAJoSACAH9g0EAAAAAbUOBAAAAAG2DgQAAAAB6w4EAAAAAewOBAAAAAHtDgQAAAAB7g4BAAAAAQEIAACcEgAwAQgAAJwSADAH9g0EAMIYACG1DgQAwhgAIbYOBADCGAAh6w4EAMIYACHsDgQAwhgAIe0OBADCGAAh7g4BAMcYACECAAAAkhIAIAgAAJ8SACAH9g0EAMIYACG1DgQAwhgAIbYOBADCGAAh6w4EAMIYACHsDgQAwhgAIe0OBADCGAAh7g4BAMcYACECAAAAlRIAIAgAAKESACACAAAAlRIAIAgAAKESACADAAAAkhIAIA8AAJoSACAQAACfEgAgAQAAAJISACABAAAAlRIAIAUVAADNGQAgFgAA0BkAIBcAAM8ZACAoAADOGQAgKQAA0RkAIArxDQAAsBYAMPINAACoEgAQ8w0AALAWADD2DQQAwhUAIbUOBADCFQAhtg4EAMIVACHrDgQAwhUAIewOBADCFQAh7Q4EAMIVACHuDgEAwxUAIQMAAACVEgAgAwAApxIAMBQAAKgSACADAAAAlRIAIAMAAJYSADAEAACSEgAgDcgIAQDiFQAh8Q0AAK4WADDyDQAArhIAEPMNAACuFgAw9g0EAO0VACG1DgQA7RUAIbYOBADtFQAhtw4CAOoVACG4DgIA6hUAIdwOAQDiFQAh5A4QAKUWACHlDhAApRYAIeoOAACvFgAgAQAAAKsSACABAAAAqxIAIAzICAEA4hUAIfENAACuFgAw8g0AAK4SABDzDQAArhYAMPYNBADtFQAhtQ4EAO0VACG2DgQA7RUAIbcOAgDqFQAhuA4CAOoVACHcDgEA4hUAIeQOEAClFgAh5Q4QAKUWACEAAwAAAK4SACADAACvEgAwBAAAqxIAIAMAAACuEgAgAwAArxIAMAQAAKsSACADAAAArhIAIAMAAK8SADAEAACrEgAgCcgIAQAAAAH2DQQAAAABtQ4EAAAAAbYOBAAAAAG3DgIAAAABuA4CAAAAAdwOAQAAAAHkDhAAAAAB5Q4QAAAAAQEIAACzEgAgCcgIAQAAAAH2DQQAAAABtQ4EAAAAAbYOBAAAAAG3DgIAAAABuA4CAAAAAdwOAQAAAAHkDhAAAAAB5Q4QAAAAAQEIAAC1EgAwAQgAALUSADAJyAgBAMcYACH2DQQAwhgAIbUOBADCGAAhtg4EAMIYACG3DgIAxRgAIbgOAgDFGAAh3A4BAMcYACHkDhAAvRkAIeUOEAC9GQAhAgAAAKsSACAIAAC4EgAgCcgIAQDHGAAh9g0EAMIYACG1DgQAwhgAIbYOBADCGAAhtw4CAMUYACG4DgIAxRgAIdwOAQDHGAAh5A4QAL0ZACHlDhAAvRkAIQIAAACuEgAgCAAAuhIAIAIAAACuEgAgCAAAuhIAIAMAAACrEgAgDwAAsxIAIBAAALgSACABAAAAqxIAIAEAAACuEgAgBRUAAMgZACAWAADLGQAgFwAAyhkAICgAAMkZACApAADMGQAgDMgIAQDDFQAh8Q0AAK0WADDyDQAAwRIAEPMNAACtFgAw9g0EAMIVACG1DgQAwhUAIbYOBADCFQAhtw4CAMYVACG4DgIAxhUAIdwOAQDDFQAh5A4QAKEWACHlDhAAoRYAIQMAAACuEgAgAwAAwBIAMBQAAMESACADAAAArhIAIAMAAK8SADAEAACrEgAgCbMHAQDiFQAh8Q0AAKsWADDyDQAAxxIAEPMNAACrFgAwtQ4EAO0VACHcDgEA4hUAIecOEAClFgAh6A4QAKUWACHpDgAArBYAIAEAAADEEgAgAQAAAMQSACAIswcBAOIVACHxDQAAqxYAMPINAADHEgAQ8w0AAKsWADC1DgQA7RUAIdwOAQDiFQAh5w4QAKUWACHoDhAApRYAIQADAAAAxxIAIAMAAMgSADAEAADEEgAgAwAAAMcSACADAADIEgAwBAAAxBIAIAMAAADHEgAgAwAAyBIAMAQAAMQSACAFswcBAAAAAbUOBAAAAAHcDgEAAAAB5w4QAAAAAegOEAAAAAEBCAAAzBIAIAWzBwEAAAABtQ4EAAAAAdwOAQAAAAHnDhAAAAAB6A4QAAAAAQEIAADOEgAwAQgAAM4SADAFswcBAMcYACG1DgQAwhgAIdwOAQDHGAAh5w4QAL0ZACHoDhAAvRkAIQIAAADEEgAgCAAA0RIAIAWzBwEAxxgAIbUOBADCGAAh3A4BAMcYACHnDhAAvRkAIegOEAC9GQAhAgAAAMcSACAIAADTEgAgAgAAAMcSACAIAADTEgAgAwAAAMQSACAPAADMEgAgEAAA0RIAIAEAAADEEgAgAQAAAMcSACAFFQAAwxkAIBYAAMYZACAXAADFGQAgKAAAxBkAICkAAMcZACAIswcBAMMVACHxDQAAqhYAMPINAADaEgAQ8w0AAKoWADC1DgQAwhUAIdwOAQDDFQAh5w4QAKEWACHoDhAAoRYAIQMAAADHEgAgAwAA2RIAMBQAANoSACADAAAAxxIAIAMAAMgSADAEAADEEgAgCvENAACoFgAw8g0AAOASABDzDQAAqBYAMLUOBADtFQAh3A4BAOIVACHdDgEA4hUAIeMOAgDqFQAh5A4QAKUWACHlDhAApRYAIeYOAACpFgAgAQAAAN0SACABAAAA3RIAIAnxDQAAqBYAMPINAADgEgAQ8w0AAKgWADC1DgQA7RUAIdwOAQDiFQAh3Q4BAOIVACHjDgIA6hUAIeQOEAClFgAh5Q4QAKUWACEAAwAAAOASACADAADhEgAwBAAA3RIAIAMAAADgEgAgAwAA4RIAMAQAAN0SACADAAAA4BIAIAMAAOESADAEAADdEgAgBrUOBAAAAAHcDgEAAAAB3Q4BAAAAAeMOAgAAAAHkDhAAAAAB5Q4QAAAAAQEIAADlEgAgBrUOBAAAAAHcDgEAAAAB3Q4BAAAAAeMOAgAAAAHkDhAAAAAB5Q4QAAAAAQEIAADnEgAwAQgAAOcSADAGtQ4EAMIYACHcDgEAxxgAId0OAQDHGAAh4w4CAMUYACHkDhAAvRkAIeUOEAC9GQAhAgAAAN0SACAIAADqEgAgBrUOBADCGAAh3A4BAMcYACHdDgEAxxgAIeMOAgDFGAAh5A4QAL0ZACHlDhAAvRkAIQIAAADgEgAgCAAA7BIAIAIAAADgEgAgCAAA7BIAIAMAAADdEgAgDwAA5RIAIBAAAOoSACABAAAA3RIAIAEAAADgEgAgBRUAAL4ZACAWAADBGQAgFwAAwBkAICgAAL8ZACApAADCGQAgCfENAACnFgAw8g0AAPMSABDzDQAApxYAMLUOBADCFQAh3A4BAMMVACHdDgEAwxUAIeMOAgDGFQAh5A4QAKEWACHlDhAAoRYAIQMAAADgEgAgAwAA8hIAMBQAAPMSACADAAAA4BIAIAMAAOESADAEAADdEgAgCvENAACkFgAw8g0AAPkSABDzDQAApBYAMLUOBADtFQAh3Q4BAOIVACHeDgEA4hUAId8OEAClFgAh4A4BAOIVACHhDgQA7RUAIeIOAACmFgAgAQAAAPYSACABAAAA9hIAIAnxDQAApBYAMPINAAD5EgAQ8w0AAKQWADC1DgQA7RUAId0OAQDiFQAh3g4BAOIVACHfDhAApRYAIeAOAQDiFQAh4Q4EAO0VACEAAwAAAPkSACADAAD6EgAwBAAA9hIAIAMAAAD5EgAgAwAA-hIAMAQAAPYSACADAAAA-RIAIAMAAPoSADAEAAD2EgAgBrUOBAAAAAHdDgEAAAAB3g4BAAAAAd8OEAAAAAHgDgEAAAAB4Q4EAAAAAQEIAAD-EgAgBrUOBAAAAAHdDgEAAAAB3g4BAAAAAd8OEAAAAAHgDgEAAAAB4Q4EAAAAAQEIAACAEwAwAQgAAIATADAGtQ4EAMIYACHdDgEAxxgAId4OAQDHGAAh3w4QAL0ZACHgDgEAxxgAIeEOBADCGAAhAgAAAPYSACAIAACDEwAgBrUOBADCGAAh3Q4BAMcYACHeDgEAxxgAId8OEAC9GQAh4A4BAMcYACHhDgQAwhgAIQIAAAD5EgAgCAAAhRMAIAIAAAD5EgAgCAAAhRMAIAMAAAD2EgAgDwAA_hIAIBAAAIMTACABAAAA9hIAIAEAAAD5EgAgBRUAALgZACAWAAC7GQAgFwAAuhkAICgAALkZACApAAC8GQAgCfENAACgFgAw8g0AAIwTABDzDQAAoBYAMLUOBADCFQAh3Q4BAMMVACHeDgEAwxUAId8OEAChFgAh4A4BAMMVACHhDgQAwhUAIQMAAAD5EgAgAwAAixMAMBQAAIwTACADAAAA-RIAIAMAAPoSADAEAAD2EgAgBfENAACfFgAw8g0AAJITABDzDQAAnxYAMPQNBAAAAAHcDgEA4hUAIQEAAACPEwAgAQAAAI8TACAF8Q0AAJ8WADDyDQAAkhMAEPMNAACfFgAw9A0EAO0VACHcDgEA4hUAIQADAAAAkhMAIAMAAJMTADAEAACPEwAgAwAAAJITACADAACTEwAwBAAAjxMAIAMAAACSEwAgAwAAkxMAMAQAAI8TACAC9A0EAAAAAdwOAQAAAAEBCAAAlxMAIAL0DQQAAAAB3A4BAAAAAQEIAACZEwAwAQgAAJkTADAC9A0EAMIYACHcDgEAxxgAIQIAAACPEwAgCAAAnBMAIAL0DQQAwhgAIdwOAQDHGAAhAgAAAJITACAIAACeEwAgAgAAAJITACAIAACeEwAgAwAAAI8TACAPAACXEwAgEAAAnBMAIAEAAACPEwAgAQAAAJITACAFFQAAsxkAIBYAALYZACAXAAC1GQAgKAAAtBkAICkAALcZACAF8Q0AAJ4WADDyDQAApRMAEPMNAACeFgAw9A0EAMIVACHcDgEAwxUAIQMAAACSEwAgAwAApBMAMBQAAKUTACADAAAAkhMAIAMAAJMTADAEAACPEwAgBvENAACdFgAw8g0AAKsTABDzDQAAnRYAMJgOQADmFQAhsw4BAAAAAdwOAQDiFQAhAQAAAKgTACABAAAAqBMAIAbxDQAAnRYAMPINAACrEwAQ8w0AAJ0WADCYDkAA5hUAIbMOAQDiFQAh3A4BAOIVACEAAwAAAKsTACADAACsEwAwBAAAqBMAIAMAAACrEwAgAwAArBMAMAQAAKgTACADAAAAqxMAIAMAAKwTADAEAACoEwAgA5gOQAAAAAGzDgEAAAAB3A4BAAAAAQEIAACwEwAgA5gOQAAAAAGzDgEAAAAB3A4BAAAAAQEIAACyEwAwAQgAALITADADmA5AAMMYACGzDgEAxxgAIdwOAQDHGAAhAgAAAKgTACAIAAC1EwAgA5gOQADDGAAhsw4BAMcYACHcDgEAxxgAIQIAAACrEwAgCAAAtxMAIAIAAACrEwAgCAAAtxMAIAMAAACoEwAgDwAAsBMAIBAAALUTACABAAAAqBMAIAEAAACrEwAgAxUAALAZACAWAACyGQAgFwAAsRkAIAbxDQAAnBYAMPINAAC-EwAQ8w0AAJwWADCYDkAAxBUAIbMOAQDDFQAh3A4BAMMVACEDAAAAqxMAIAMAAL0TADAUAAC-EwAgAwAAAKsTACADAACsEwAwBAAAqBMAIBfxDQAAmRYAMPINAADEEwAQ8w0AAJkWADD5DQEA5BUAIZgOQADmFQAhsw4BAOIVACG1DgQA7RUAIcsOAACbFgAgzQ4BAOIVACHODgIA6hUAIc8OIADjFQAh0A4CAOoVACHRDgAA3RUAINIOIADjFQAh0w4BAOQVACHUDgQAmhYAIdUOBACaFgAh1g4AAPUVACDXDkAA5RUAIdgOQADlFQAh2Q4EAJoWACHaDgQAmhYAIdsOQADmFQAhAQAAAMETACABAAAAwRMAIBbxDQAAmRYAMPINAADEEwAQ8w0AAJkWADD5DQEA5BUAIZgOQADmFQAhsw4BAOIVACG1DgQA7RUAIc0OAQDiFQAhzg4CAOoVACHPDiAA4xUAIdAOAgDqFQAh0Q4AAN0VACDSDiAA4xUAIdMOAQDkFQAh1A4EAJoWACHVDgQAmhYAIdYOAAD1FQAg1w5AAOUVACHYDkAA5RUAIdkOBACaFgAh2g4EAJoWACHbDkAA5hUAIQj5DQAAvBgAINMOAAC8GAAg1A4AALwYACDVDgAAvBgAINcOAAC8GAAg2A4AALwYACDZDgAAvBgAINoOAAC8GAAgAwAAAMQTACADAADFEwAwBAAAwRMAIAMAAADEEwAgAwAAxRMAMAQAAMETACADAAAAxBMAIAMAAMUTADAEAADBEwAgE_kNAQAAAAGYDkAAAAABsw4BAAAAAbUOBAAAAAHNDgEAAAABzg4CAAAAAc8OIAAAAAHQDgIAAAAB0Q4AAK8ZACDSDiAAAAAB0w4BAAAAAdQOBAAAAAHVDgQAAAAB1g6AAAAAAdcOQAAAAAHYDkAAAAAB2Q4EAAAAAdoOBAAAAAHbDkAAAAABAQgAAMkTACAT-Q0BAAAAAZgOQAAAAAGzDgEAAAABtQ4EAAAAAc0OAQAAAAHODgIAAAABzw4gAAAAAdAOAgAAAAHRDgAArxkAINIOIAAAAAHTDgEAAAAB1A4EAAAAAdUOBAAAAAHWDoAAAAAB1w5AAAAAAdgOQAAAAAHZDgQAAAAB2g4EAAAAAdsOQAAAAAEBCAAAyxMAMAEIAADLEwAwE_kNAQDGGAAhmA5AAMMYACGzDgEAxxgAIbUOBADCGAAhzQ4BAMcYACHODgIAxRgAIc8OIADlGAAh0A4CAMUYACHRDgAArRkAINIOIADlGAAh0w4BAMYYACHUDgQArhkAIdUOBACuGQAh1g6AAAAAAdcOQADPGAAh2A5AAM8YACHZDgQArhkAIdoOBACuGQAh2w5AAMMYACECAAAAwRMAIAgAAM4TACAT-Q0BAMYYACGYDkAAwxgAIbMOAQDHGAAhtQ4EAMIYACHNDgEAxxgAIc4OAgDFGAAhzw4gAOUYACHQDgIAxRgAIdEOAACtGQAg0g4gAOUYACHTDgEAxhgAIdQOBACuGQAh1Q4EAK4ZACHWDoAAAAAB1w5AAM8YACHYDkAAzxgAIdkOBACuGQAh2g4EAK4ZACHbDkAAwxgAIQIAAADEEwAgCAAA0BMAIAIAAADEEwAgCAAA0BMAIAMAAADBEwAgDwAAyRMAIBAAAM4TACABAAAAwRMAIAEAAADEEwAgDRUAAKgZACAWAACrGQAgFwAAqhkAICgAAKkZACApAACsGQAg-Q0AALwYACDTDgAAvBgAINQOAAC8GAAg1Q4AALwYACDXDgAAvBgAINgOAAC8GAAg2Q4AALwYACDaDgAAvBgAIBbxDQAAlRYAMPINAADXEwAQ8w0AAJUWADD5DQEAxxUAIZgOQADEFQAhsw4BAMMVACG1DgQAwhUAIc0OAQDDFQAhzg4CAMYVACHPDiAA3hUAIdAOAgDGFQAh0Q4AAN0VACDSDiAA3hUAIdMOAQDHFQAh1A4EAJYWACHVDgQAlhYAIdYOAADyFQAg1w5AANkVACHYDkAA2RUAIdkOBACWFgAh2g4EAJYWACHbDkAAxBUAIQMAAADEEwAgAwAA1hMAMBQAANcTACADAAAAxBMAIAMAAMUTADAEAADBEwAgB_ENAACTFgAw8g0AAN0TABDzDQAAkxYAMJgOQADmFQAhmg4BAOIVACGzDgEA4hUAIcwOAACUFgAgAQAAANoTACABAAAA2hMAIAbxDQAAkxYAMPINAADdEwAQ8w0AAJMWADCYDkAA5hUAIZoOAQDiFQAhsw4BAOIVACEAAwAAAN0TACADAADeEwAwBAAA2hMAIAMAAADdEwAgAwAA3hMAMAQAANoTACADAAAA3RMAIAMAAN4TADAEAADaEwAgA5gOQAAAAAGaDgEAAAABsw4BAAAAAQEIAADiEwAgA5gOQAAAAAGaDgEAAAABsw4BAAAAAQEIAADkEwAwAQgAAOQTADADmA5AAMMYACGaDgEAxxgAIbMOAQDHGAAhAgAAANoTACAIAADnEwAgA5gOQADDGAAhmg4BAMcYACGzDgEAxxgAIQIAAADdEwAgCAAA6RMAIAIAAADdEwAgCAAA6RMAIAMAAADaEwAgDwAA4hMAIBAAAOcTACABAAAA2hMAIAEAAADdEwAgAxUAAKUZACAWAACnGQAgFwAAphkAIAbxDQAAkhYAMPINAADwEwAQ8w0AAJIWADCYDkAAxBUAIZoOAQDDFQAhsw4BAMMVACEDAAAA3RMAIAMAAO8TADAUAADwEwAgAwAAAN0TACADAADeEwAwBAAA2hMAIA7sDAAAkBYAIL8NAgDqFQAh8Q0AAI8WADDyDQAA9RMAEPMNAACPFgAwlg4BAOQVACGzDgEA4hUAIbUOBADtFQAhxQ4BAOIVACHHDgIA6hUAIcgOQADmFQAhyQ5AAOYVACHKDgAA6xUAIMsOAACRFgAgAQAAAPMTACAN7AwAAJAWACC_DQIA6hUAIfENAACPFgAw8g0AAPUTABDzDQAAjxYAMJYOAQDkFQAhsw4BAOIVACG1DgQA7RUAIcUOAQDiFQAhxw4CAOoVACHIDkAA5hUAIckOQADmFQAhyg4AAOsVACAD7AwAAKQZACCWDgAAvBgAIMoOAAC8GAAgAwAAAPUTACADAAD2EwAwBAAA8xMAIAEAAAD1EwAgAQAAAPMTACADAAAA9RMAIAMAAPYTADAEAADzEwAgAwAAAPUTACADAAD2EwAwBAAA8xMAIAMAAAD1EwAgAwAA9hMAMAQAAPMTACAK7AwAAKMZACC_DQIAAAABlg4BAAAAAbMOAQAAAAG1DgQAAAABxQ4BAAAAAccOAgAAAAHIDkAAAAAByQ5AAAAAAcoOgAAAAAEBCAAA_RMAIAm_DQIAAAABlg4BAAAAAbMOAQAAAAG1DgQAAAABxQ4BAAAAAccOAgAAAAHIDkAAAAAByQ5AAAAAAcoOgAAAAAEBCAAA_xMAMAEIAAD_EwAwCuwMAACiGQAgvw0CAMUYACGWDgEAxhgAIbMOAQDHGAAhtQ4EAMIYACHFDgEAxxgAIccOAgDFGAAhyA5AAMMYACHJDkAAwxgAIcoOgAAAAAECAAAA8xMAIAgAAIIUACAJvw0CAMUYACGWDgEAxhgAIbMOAQDHGAAhtQ4EAMIYACHFDgEAxxgAIccOAgDFGAAhyA5AAMMYACHJDkAAwxgAIcoOgAAAAAECAAAA9RMAIAgAAIQUACACAAAA9RMAIAgAAIQUACADAAAA8xMAIA8AAP0TACAQAACCFAAgAQAAAPMTACABAAAA9RMAIAcVAACdGQAgFgAAoBkAIBcAAJ8ZACAoAACeGQAgKQAAoRkAIJYOAAC8GAAgyg4AALwYACAMvw0CAMYVACHxDQAAjhYAMPINAACLFAAQ8w0AAI4WADCWDgEAxxUAIbMOAQDDFQAhtQ4EAMIVACHFDgEAwxUAIccOAgDGFQAhyA5AAMQVACHJDkAAxBUAIcoOAADIFQAgAwAAAPUTACADAACKFAAwFAAAixQAIAMAAAD1EwAgAwAA9hMAMAQAAPMTACAG6wwAAI0WACDxDQAAjBYAMPINAACRFAAQ8w0AAIwWADDFDgEAAAABxg5AAOUVACEBAAAAjhQAIAEAAACOFAAgBusMAACNFgAg8Q0AAIwWADDyDQAAkRQAEPMNAACMFgAwxQ4BAOIVACHGDkAA5RUAIQLrDAAAnBkAIMYOAAC8GAAgAwAAAJEUACADAACSFAAwBAAAjhQAIAMAAACRFAAgAwAAkhQAMAQAAI4UACADAAAAkRQAIAMAAJIUADAEAACOFAAgA-sMAACbGQAgxQ4BAAAAAcYOQAAAAAEBCAAAlhQAIALFDgEAAAABxg5AAAAAAQEIAACYFAAwAQgAAJgUADAD6wwAAI4ZACDFDgEAxxgAIcYOQADPGAAhAgAAAI4UACAIAACbFAAgAsUOAQDHGAAhxg5AAM8YACECAAAAkRQAIAgAAJ0UACACAAAAkRQAIAgAAJ0UACADAAAAjhQAIA8AAJYUACAQAACbFAAgAQAAAI4UACABAAAAkRQAIAQVAACLGQAgFgAAjRkAIBcAAIwZACDGDgAAvBgAIAXxDQAAixYAMPINAACkFAAQ8w0AAIsWADDFDgEAwxUAIcYOQADZFQAhAwAAAJEUACADAACjFAAwFAAApBQAIAMAAACRFAAgAwAAkhQAMAQAAI4UACAVyAgBAOIVACHxDQAAhRYAMPINAACqFAAQ8w0AAIUWADD2DQQA7RUAIbUOBADtFQAhtg4EAO0VACG3DgIA6hUAIbgOAgDqFQAhuQ4gAIYWACG6DiAAhhYAIbsOAQDiFQAhvA4AAYcWACG9DgABiBYAIb4OAAGIFgAhvw4AAYgWACHADgABiBYAIcEOEACJFgAhwg4QAIkWACHDDhAAiRYAIcQOAACKFgAgAQAAAKcUACABAAAApxQAIBTICAEA4hUAIfENAACFFgAw8g0AAKoUABDzDQAAhRYAMPYNBADtFQAhtQ4EAO0VACG2DgQA7RUAIbcOAgDqFQAhuA4CAOoVACG5DiAAhhYAIboOIACGFgAhuw4BAOIVACG8DgABhxYAIb0OAAGIFgAhvg4AAYgWACG_DgABiBYAIcAOAAGIFgAhwQ4QAIkWACHCDhAAiRYAIcMOEACJFgAhCbkOAAC8GAAgug4AALwYACC9DgAAvBgAIL4OAAC8GAAgvw4AALwYACDADgAAvBgAIMEOAAC8GAAgwg4AALwYACDDDgAAvBgAIAMAAACqFAAgAwAAqxQAMAQAAKcUACADAAAAqhQAIAMAAKsUADAEAACnFAAgAwAAAKoUACADAACrFAAwBAAApxQAIBHICAEAAAAB9g0EAAAAAbUOBAAAAAG2DgQAAAABtw4CAAAAAbgOAgAAAAG5DiAAAAABug4gAAAAAbsOAQAAAAG8DgABAAABvQ4AAQAAAb4OAAEAAAG_DgABAAABwA4AAQAAAcEOEAAAAAHCDhAAAAABww4QAAAAAQEIAACvFAAgEcgIAQAAAAH2DQQAAAABtQ4EAAAAAbYOBAAAAAG3DgIAAAABuA4CAAAAAbkOIAAAAAG6DiAAAAABuw4BAAAAAbwOAAEAAAG9DgABAAABvg4AAQAAAb8OAAEAAAHADgABAAABwQ4QAAAAAcIOEAAAAAHDDhAAAAABAQgAALEUADABCAAAsRQAMBHICAEAxxgAIfYNBADCGAAhtQ4EAMIYACG2DgQAwhgAIbcOAgDFGAAhuA4CAMUYACG5DiAAhxkAIboOIACHGQAhuw4BAMcYACG8DgABiBkAIb0OAAGJGQAhvg4AAYkZACG_DgABiRkAIcAOAAGJGQAhwQ4QAIoZACHCDhAAihkAIcMOEACKGQAhAgAAAKcUACAIAAC0FAAgEcgIAQDHGAAh9g0EAMIYACG1DgQAwhgAIbYOBADCGAAhtw4CAMUYACG4DgIAxRgAIbkOIACHGQAhug4gAIcZACG7DgEAxxgAIbwOAAGIGQAhvQ4AAYkZACG-DgABiRkAIb8OAAGJGQAhwA4AAYkZACHBDhAAihkAIcIOEACKGQAhww4QAIoZACECAAAAqhQAIAgAALYUACACAAAAqhQAIAgAALYUACADAAAApxQAIA8AAK8UACAQAAC0FAAgAQAAAKcUACABAAAAqhQAIA4VAACCGQAgFgAAhRkAIBcAAIQZACAoAACDGQAgKQAAhhkAILkOAAC8GAAgug4AALwYACC9DgAAvBgAIL4OAAC8GAAgvw4AALwYACDADgAAvBgAIMEOAAC8GAAgwg4AALwYACDDDgAAvBgAIBTICAEAwxUAIfENAAD4FQAw8g0AAL0UABDzDQAA-BUAMPYNBADCFQAhtQ4EAMIVACG2DgQAwhUAIbcOAgDGFQAhuA4CAMYVACG5DiAA-RUAIboOIAD5FQAhuw4BAMMVACG8DgAB-hUAIb0OAAH7FQAhvg4AAfsVACG_DgAB-xUAIcAOAAH7FQAhwQ4QAPwVACHCDhAA_BUAIcMOEAD8FQAhAwAAAKoUACADAAC8FAAwFAAAvRQAIAMAAACqFAAgAwAAqxQAMAQAAKcUACAG8Q0AAPcVADDyDQAAwxQAEPMNAAD3FQAwmA5AAOYVACGzDgEAAAABtA4BAOQVACEBAAAAwBQAIAEAAADAFAAgBvENAAD3FQAw8g0AAMMUABDzDQAA9xUAMJgOQADmFQAhsw4BAOIVACG0DgEA5BUAIQG0DgAAvBgAIAMAAADDFAAgAwAAxBQAMAQAAMAUACADAAAAwxQAIAMAAMQUADAEAADAFAAgAwAAAMMUACADAADEFAAwBAAAwBQAIAOYDkAAAAABsw4BAAAAAbQOAQAAAAEBCAAAyBQAIAOYDkAAAAABsw4BAAAAAbQOAQAAAAEBCAAAyhQAMAEIAADKFAAwA5gOQADDGAAhsw4BAMcYACG0DgEAxhgAIQIAAADAFAAgCAAAzRQAIAOYDkAAwxgAIbMOAQDHGAAhtA4BAMYYACECAAAAwxQAIAgAAM8UACACAAAAwxQAIAgAAM8UACADAAAAwBQAIA8AAMgUACAQAADNFAAgAQAAAMAUACABAAAAwxQAIAQVAAD_GAAgFgAAgRkAIBcAAIAZACC0DgAAvBgAIAbxDQAA9hUAMPINAADWFAAQ8w0AAPYVADCYDkAAxBUAIbMOAQDDFQAhtA4BAMcVACEDAAAAwxQAIAMAANUUADAUAADWFAAgAwAAAMMUACADAADEFAAwBAAAwBQAIAsIAAD1FQAg8Q0AAPQVADDyDQAA3BQAEPMNAAD0FQAw9A0EAAAAAY4OAQDkFQAhjw4BAOIVACGYDkAA5hUAIZkOAQDkFQAhsQ4gAOMVACGyDgEA5BUAIQEAAADZFAAgAQAAANkUACALCAAA9RUAIPENAAD0FQAw8g0AANwUABDzDQAA9BUAMPQNBADtFQAhjg4BAOQVACGPDgEA4hUAIZgOQADmFQAhmQ4BAOQVACGxDiAA4xUAIbIOAQDkFQAhA44OAAC8GAAgmQ4AALwYACCyDgAAvBgAIAMAAADcFAAgAwAA3RQAMAQAANkUACADAAAA3BQAIAMAAN0UADAEAADZFAAgAwAAANwUACADAADdFAAwBAAA2RQAIAgIgAAAAAH0DQQAAAABjg4BAAAAAY8OAQAAAAGYDkAAAAABmQ4BAAAAAbEOIAAAAAGyDgEAAAABAQgAAOEUACAICIAAAAAB9A0EAAAAAY4OAQAAAAGPDgEAAAABmA5AAAAAAZkOAQAAAAGxDiAAAAABsg4BAAAAAQEIAADjFAAwAQgAAOMUADAICIAAAAAB9A0EAMIYACGODgEAxhgAIY8OAQDHGAAhmA5AAMMYACGZDgEAxhgAIbEOIADlGAAhsg4BAMYYACECAAAA2RQAIAgAAOYUACAICIAAAAAB9A0EAMIYACGODgEAxhgAIY8OAQDHGAAhmA5AAMMYACGZDgEAxhgAIbEOIADlGAAhsg4BAMYYACECAAAA3BQAIAgAAOgUACACAAAA3BQAIAgAAOgUACADAAAA2RQAIA8AAOEUACAQAADmFAAgAQAAANkUACABAAAA3BQAIAgVAAD6GAAgFgAA_RgAIBcAAPwYACAoAAD7GAAgKQAA_hgAII4OAAC8GAAgmQ4AALwYACCyDgAAvBgAIAsIAADyFQAg8Q0AAPEVADDyDQAA7xQAEPMNAADxFQAw9A0EAMIVACGODgEAxxUAIY8OAQDDFQAhmA5AAMQVACGZDgEAxxUAIbEOIADeFQAhsg4BAMcVACEDAAAA3BQAIAMAAO4UADAUAADvFAAgAwAAANwUACADAADdFAAwBAAA2RQAIBivAQAA3RUAIMANAADnFQAg8Q0AAOEVADDyDQAA_xQAEPMNAADhFQAw9A0BAAAAAZgOQADmFQAhmg4BAOIVACGbDgEA4hUAIZwOAQDiFQAhnQ4AAN0VACCeDiAA4xUAIZ8OAQDiFQAhoA4BAOQVACGhDkAA5RUAIaIOAQDkFQAhow4BAOQVACGkDiAA4xUAIaUOAQDkFQAhpg4gAOMVACGnDkAA5RUAIagOIADjFQAhqQ5AAOUVACGqDkAA5RUAIQEAAADyFAAgE70NAADvFQAgvw0AAPAVACDxDQAA7hUAMPINAAD0FAAQ8w0AAO4VADD0DQEA4hUAIY0OAQDiFQAhjg4BAOIVACGPDgEA4hUAIZAOAQDiFQAhkQ4BAOQVACGSDgEA4hUAIZMOAgDqFQAhlA4CAOoVACGVDkAA5RUAIZYOAgDqFQAhlw5AAOUVACGYDkAA5hUAIZkOAQDkFQAhBr0NAAD4GAAgvw0AAPkYACCRDgAAvBgAIJUOAAC8GAAglw4AALwYACCZDgAAvBgAIBO9DQAA7xUAIL8NAADwFQAg8Q0AAO4VADDyDQAA9BQAEPMNAADuFQAw9A0BAAAAAY0OAQDiFQAhjg4BAOIVACGPDgEA4hUAIZAOAQDiFQAhkQ4BAOQVACGSDgEA4hUAIZMOAgDqFQAhlA4CAOoVACGVDkAA5RUAIZYOAgDqFQAhlw5AAOUVACGYDkAA5hUAIZkOAQDkFQAhAwAAAPQUACADAAD1FAAwBAAA9hQAIAy-DQAA7BUAIPENAADoFQAw8g0AAPgUABDzDQAA6BUAMPQNBADtFQAh9Q0BAOIVACH2DUAA5hUAIfcNAgDpFQAh-A0CAOoVACH5DQEA5BUAIfoNAADrFQAg-w0BAOQVACEFvg0AAPcYACD3DQAAvBgAIPkNAAC8GAAg-g0AALwYACD7DQAAvBgAIAy-DQAA7BUAIPENAADoFQAw8g0AAPgUABDzDQAA6BUAMPQNBAAAAAH1DQEA4hUAIfYNQADmFQAh9w0CAOkVACH4DQIA6hUAIfkNAQDkFQAh-g0AAOsVACD7DQEA5BUAIQMAAAD4FAAgAwAA-RQAMAQAAPoUACABAAAA-BQAIAEAAAD0FAAgAQAAAPIUACAYrwEAAN0VACDADQAA5xUAIPENAADhFQAw8g0AAP8UABDzDQAA4RUAMPQNAQDiFQAhmA5AAOYVACGaDgEA4hUAIZsOAQDiFQAhnA4BAOIVACGdDgAA3RUAIJ4OIADjFQAhnw4BAOIVACGgDgEA5BUAIaEOQADlFQAhog4BAOQVACGjDgEA5BUAIaQOIADjFQAhpQ4BAOQVACGmDiAA4xUAIacOQADlFQAhqA4gAOMVACGpDkAA5RUAIaoOQADlFQAhCcANAAD2GAAgoA4AALwYACChDgAAvBgAIKIOAAC8GAAgow4AALwYACClDgAAvBgAIKcOAAC8GAAgqQ4AALwYACCqDgAAvBgAIAMAAAD_FAAgAwAAgBUAMAQAAPIUACADAAAA_xQAIAMAAIAVADAEAADyFAAgAwAAAP8UACADAACAFQAwBAAA8hQAIBWvAQAA8xgAIMANAAD1GAAg9A0BAAAAAZgOQAAAAAGaDgEAAAABmw4BAAAAAZwOAQAAAAGdDgAA9BgAIJ4OIAAAAAGfDgEAAAABoA4BAAAAAaEOQAAAAAGiDgEAAAABow4BAAAAAaQOIAAAAAGlDgEAAAABpg4gAAAAAacOQAAAAAGoDiAAAAABqQ5AAAAAAaoOQAAAAAEBCAAAhBUAIBSvAQAA8xgAIPQNAQAAAAGYDkAAAAABmg4BAAAAAZsOAQAAAAGcDgEAAAABnQ4AAPQYACCeDiAAAAABnw4BAAAAAaAOAQAAAAGhDkAAAAABog4BAAAAAaMOAQAAAAGkDiAAAAABpQ4BAAAAAaYOIAAAAAGnDkAAAAABqA4gAAAAAakOQAAAAAGqDkAAAAABAQgAAIYVADABCAAAhhUAMBWvAQAA4xgAIMANAADmGAAg9A0BAMcYACGYDkAAwxgAIZoOAQDHGAAhmw4BAMcYACGcDgEAxxgAIZ0OAADkGAAgng4gAOUYACGfDgEAxxgAIaAOAQDGGAAhoQ5AAM8YACGiDgEAxhgAIaMOAQDGGAAhpA4gAOUYACGlDgEAxhgAIaYOIADlGAAhpw5AAM8YACGoDiAA5RgAIakOQADPGAAhqg5AAM8YACECAAAA8hQAIAgAAIkVACAUrwEAAOMYACD0DQEAxxgAIZgOQADDGAAhmg4BAMcYACGbDgEAxxgAIZwOAQDHGAAhnQ4AAOQYACCeDiAA5RgAIZ8OAQDHGAAhoA4BAMYYACGhDkAAzxgAIaIOAQDGGAAhow4BAMYYACGkDiAA5RgAIaUOAQDGGAAhpg4gAOUYACGnDkAAzxgAIagOIADlGAAhqQ5AAM8YACGqDkAAzxgAIQIAAAD_FAAgCAAAixUAIAIAAAD_FAAgCAAAixUAIAMAAADyFAAgDwAAhBUAIBAAAIkVACABAAAA8hQAIAEAAAD_FAAgCxUAAOAYACAWAADiGAAgFwAA4RgAIKAOAAC8GAAgoQ4AALwYACCiDgAAvBgAIKMOAAC8GAAgpQ4AALwYACCnDgAAvBgAIKkOAAC8GAAgqg4AALwYACAXrwEAAN0VACDxDQAA3BUAMPINAACSFQAQ8w0AANwVADD0DQEAwxUAIZgOQADEFQAhmg4BAMMVACGbDgEAwxUAIZwOAQDDFQAhnQ4AAN0VACCeDiAA3hUAIZ8OAQDDFQAhoA4BAMcVACGhDkAA2RUAIaIOAQDHFQAhow4BAMcVACGkDiAA3hUAIaUOAQDHFQAhpg4gAN4VACGnDkAA2RUAIagOIADeFQAhqQ5AANkVACGqDkAA2RUAIQMAAAD_FAAgAwAAkRUAMBQAAJIVACADAAAA_xQAIAMAAIAVADAEAADyFAAgAQAAAPYUACABAAAA9hQAIAMAAAD0FAAgAwAA9RQAMAQAAPYUACADAAAA9BQAIAMAAPUUADAEAAD2FAAgAwAAAPQUACADAAD1FAAwBAAA9hQAIBC9DQAA3hgAIL8NAADfGAAg9A0BAAAAAY0OAQAAAAGODgEAAAABjw4BAAAAAZAOAQAAAAGRDgEAAAABkg4BAAAAAZMOAgAAAAGUDgIAAAABlQ5AAAAAAZYOAgAAAAGXDkAAAAABmA5AAAAAAZkOAQAAAAEBCAAAmhUAIA70DQEAAAABjQ4BAAAAAY4OAQAAAAGPDgEAAAABkA4BAAAAAZEOAQAAAAGSDgEAAAABkw4CAAAAAZQOAgAAAAGVDkAAAAABlg4CAAAAAZcOQAAAAAGYDkAAAAABmQ4BAAAAAQEIAACcFQAwAQgAAJwVADAQvQ0AANAYACC_DQAA0RgAIPQNAQDHGAAhjQ4BAMcYACGODgEAxxgAIY8OAQDHGAAhkA4BAMcYACGRDgEAxhgAIZIOAQDHGAAhkw4CAMUYACGUDgIAxRgAIZUOQADPGAAhlg4CAMUYACGXDkAAzxgAIZgOQADDGAAhmQ4BAMYYACECAAAA9hQAIAgAAJ8VACAO9A0BAMcYACGNDgEAxxgAIY4OAQDHGAAhjw4BAMcYACGQDgEAxxgAIZEOAQDGGAAhkg4BAMcYACGTDgIAxRgAIZQOAgDFGAAhlQ5AAM8YACGWDgIAxRgAIZcOQADPGAAhmA5AAMMYACGZDgEAxhgAIQIAAAD0FAAgCAAAoRUAIAIAAAD0FAAgCAAAoRUAIAMAAAD2FAAgDwAAmhUAIBAAAJ8VACABAAAA9hQAIAEAAAD0FAAgCRUAAMoYACAWAADNGAAgFwAAzBgAICgAAMsYACApAADOGAAgkQ4AALwYACCVDgAAvBgAIJcOAAC8GAAgmQ4AALwYACAR8Q0AANgVADDyDQAAqBUAEPMNAADYFQAw9A0BAMMVACGNDgEAwxUAIY4OAQDDFQAhjw4BAMMVACGQDgEAwxUAIZEOAQDHFQAhkg4BAMMVACGTDgIAxhUAIZQOAgDGFQAhlQ5AANkVACGWDgIAxhUAIZcOQADZFQAhmA5AAMQVACGZDgEAxxUAIQMAAAD0FAAgAwAApxUAMBQAAKgVACADAAAA9BQAIAMAAPUUADAEAAD2FAAgAQAAAPoUACABAAAA-hQAIAMAAAD4FAAgAwAA-RQAMAQAAPoUACADAAAA-BQAIAMAAPkUADAEAAD6FAAgAwAAAPgUACADAAD5FAAwBAAA-hQAIAm-DQAAyRgAIPQNBAAAAAH1DQEAAAAB9g1AAAAAAfcNAgAAAAH4DQIAAAAB-Q0BAAAAAfoNgAAAAAH7DQEAAAABAQgAALAVACAI9A0EAAAAAfUNAQAAAAH2DUAAAAAB9w0CAAAAAfgNAgAAAAH5DQEAAAAB-g2AAAAAAfsNAQAAAAEBCAAAshUAMAEIAACyFQAwCb4NAADIGAAg9A0EAMIYACH1DQEAxxgAIfYNQADDGAAh9w0CAMQYACH4DQIAxRgAIfkNAQDGGAAh-g2AAAAAAfsNAQDGGAAhAgAAAPoUACAIAAC1FQAgCPQNBADCGAAh9Q0BAMcYACH2DUAAwxgAIfcNAgDEGAAh-A0CAMUYACH5DQEAxhgAIfoNgAAAAAH7DQEAxhgAIQIAAAD4FAAgCAAAtxUAIAIAAAD4FAAgCAAAtxUAIAMAAAD6FAAgDwAAsBUAIBAAALUVACABAAAA-hQAIAEAAAD4FAAgCRUAAL0YACAWAADAGAAgFwAAvxgAICgAAL4YACApAADBGAAg9w0AALwYACD5DQAAvBgAIPoNAAC8GAAg-w0AALwYACAL8Q0AAMEVADDyDQAAvhUAEPMNAADBFQAw9A0EAMIVACH1DQEAwxUAIfYNQADEFQAh9w0CAMUVACH4DQIAxhUAIfkNAQDHFQAh-g0AAMgVACD7DQEAxxUAIQMAAAD4FAAgAwAAvRUAMBQAAL4VACADAAAA-BQAIAMAAPkUADAEAAD6FAAgC_ENAADBFQAw8g0AAL4VABDzDQAAwRUAMPQNBADCFQAh9Q0BAMMVACH2DUAAxBUAIfcNAgDFFQAh-A0CAMYVACH5DQEAxxUAIfoNAADIFQAg-w0BAMcVACENFQAAzhUAIBYAANcVACAXAADXFQAgKAAAzxUAICkAANcVACD8DQQAAAABgw4EAAAAAYQOBAAAAAGFDgQAAAABhg4EAAAAAYcOBADWFQAhiA4EAAAABIkOBAAAAAQOFQAAzhUAIBYAANUVACAXAADVFQAg_A0BAAAAAYMOAQAAAAGEDgEAAAABhQ4BAAAAAYYOAQAAAAGHDgEA1BUAIYgOAQAAAASJDgEAAAAEig4BAAAAAYsOAQAAAAGMDgEAAAABCxUAAM4VACAWAADTFQAgFwAA0xUAIPwNQAAAAAGDDkAAAAABhA5AAAAAAYUOQAAAAAGGDkAAAAABhw5AANIVACGIDkAAAAAEiQ5AAAAABA0VAADJFQAgFgAAyRUAIBcAAMkVACAoAADRFQAgKQAAyRUAIPwNAgAAAAGDDgIAAAABhA4CAAAAAYUOAgAAAAGGDgIAAAABhw4CANAVACGIDgIAAAAFiQ4CAAAABQ0VAADOFQAgFgAAzhUAIBcAAM4VACAoAADPFQAgKQAAzhUAIPwNAgAAAAGDDgIAAAABhA4CAAAAAYUOAgAAAAGGDgIAAAABhw4CAM0VACGIDgIAAAAEiQ4CAAAABA4VAADJFQAgFgAAzBUAIBcAAMwVACD8DQEAAAABgw4BAAAAAYQOAQAAAAGFDgEAAAABhg4BAAAAAYcOAQDLFQAhiA4BAAAABYkOAQAAAAWKDgEAAAABiw4BAAAAAYwOAQAAAAEPFQAAyRUAIBYAAMoVACAXAADKFQAg_A2AAAAAAf0NAQAAAAH-DQEAAAAB_w0BAAAAAYAOgAAAAAGBDoAAAAABgg6AAAAAAYMOgAAAAAGEDoAAAAABhQ6AAAAAAYYOgAAAAAGHDoAAAAABCPwNAgAAAAGDDgIAAAABhA4CAAAAAYUOAgAAAAGGDgIAAAABhw4CAMkVACGIDgIAAAAFiQ4CAAAABQz8DYAAAAAB_Q0BAAAAAf4NAQAAAAH_DQEAAAABgA6AAAAAAYEOgAAAAAGCDoAAAAABgw6AAAAAAYQOgAAAAAGFDoAAAAABhg6AAAAAAYcOgAAAAAEOFQAAyRUAIBYAAMwVACAXAADMFQAg_A0BAAAAAYMOAQAAAAGEDgEAAAABhQ4BAAAAAYYOAQAAAAGHDgEAyxUAIYgOAQAAAAWJDgEAAAAFig4BAAAAAYsOAQAAAAGMDgEAAAABC_wNAQAAAAGDDgEAAAABhA4BAAAAAYUOAQAAAAGGDgEAAAABhw4BAMwVACGIDgEAAAAFiQ4BAAAABYoOAQAAAAGLDgEAAAABjA4BAAAAAQ0VAADOFQAgFgAAzhUAIBcAAM4VACAoAADPFQAgKQAAzhUAIPwNAgAAAAGDDgIAAAABhA4CAAAAAYUOAgAAAAGGDgIAAAABhw4CAM0VACGIDgIAAAAEiQ4CAAAABAj8DQIAAAABgw4CAAAAAYQOAgAAAAGFDgIAAAABhg4CAAAAAYcOAgDOFQAhiA4CAAAABIkOAgAAAAQI_A0IAAAAAYMOCAAAAAGEDggAAAABhQ4IAAAAAYYOCAAAAAGHDggAzxUAIYgOCAAAAASJDggAAAAEDRUAAMkVACAWAADJFQAgFwAAyRUAICgAANEVACApAADJFQAg_A0CAAAAAYMOAgAAAAGEDgIAAAABhQ4CAAAAAYYOAgAAAAGHDgIA0BUAIYgOAgAAAAWJDgIAAAAFCPwNCAAAAAGDDggAAAABhA4IAAAAAYUOCAAAAAGGDggAAAABhw4IANEVACGIDggAAAAFiQ4IAAAABQsVAADOFQAgFgAA0xUAIBcAANMVACD8DUAAAAABgw5AAAAAAYQOQAAAAAGFDkAAAAABhg5AAAAAAYcOQADSFQAhiA5AAAAABIkOQAAAAAQI_A1AAAAAAYMOQAAAAAGEDkAAAAABhQ5AAAAAAYYOQAAAAAGHDkAA0xUAIYgOQAAAAASJDkAAAAAEDhUAAM4VACAWAADVFQAgFwAA1RUAIPwNAQAAAAGDDgEAAAABhA4BAAAAAYUOAQAAAAGGDgEAAAABhw4BANQVACGIDgEAAAAEiQ4BAAAABIoOAQAAAAGLDgEAAAABjA4BAAAAAQv8DQEAAAABgw4BAAAAAYQOAQAAAAGFDgEAAAABhg4BAAAAAYcOAQDVFQAhiA4BAAAABIkOAQAAAASKDgEAAAABiw4BAAAAAYwOAQAAAAENFQAAzhUAIBYAANcVACAXAADXFQAgKAAAzxUAICkAANcVACD8DQQAAAABgw4EAAAAAYQOBAAAAAGFDgQAAAABhg4EAAAAAYcOBADWFQAhiA4EAAAABIkOBAAAAAQI_A0EAAAAAYMOBAAAAAGEDgQAAAABhQ4EAAAAAYYOBAAAAAGHDgQA1xUAIYgOBAAAAASJDgQAAAAEEfENAADYFQAw8g0AAKgVABDzDQAA2BUAMPQNAQDDFQAhjQ4BAMMVACGODgEAwxUAIY8OAQDDFQAhkA4BAMMVACGRDgEAxxUAIZIOAQDDFQAhkw4CAMYVACGUDgIAxhUAIZUOQADZFQAhlg4CAMYVACGXDkAA2RUAIZgOQADEFQAhmQ4BAMcVACELFQAAyRUAIBYAANsVACAXAADbFQAg_A1AAAAAAYMOQAAAAAGEDkAAAAABhQ5AAAAAAYYOQAAAAAGHDkAA2hUAIYgOQAAAAAWJDkAAAAAFCxUAAMkVACAWAADbFQAgFwAA2xUAIPwNQAAAAAGDDkAAAAABhA5AAAAAAYUOQAAAAAGGDkAAAAABhw5AANoVACGIDkAAAAAFiQ5AAAAABQj8DUAAAAABgw5AAAAAAYQOQAAAAAGFDkAAAAABhg5AAAAAAYcOQADbFQAhiA5AAAAABYkOQAAAAAUXrwEAAN0VACDxDQAA3BUAMPINAACSFQAQ8w0AANwVADD0DQEAwxUAIZgOQADEFQAhmg4BAMMVACGbDgEAwxUAIZwOAQDDFQAhnQ4AAN0VACCeDiAA3hUAIZ8OAQDDFQAhoA4BAMcVACGhDkAA2RUAIaIOAQDHFQAhow4BAMcVACGkDiAA3hUAIaUOAQDHFQAhpg4gAN4VACGnDkAA2RUAIagOIADeFQAhqQ5AANkVACGqDkAA2RUAIQT8DQEAAAAFqw4BAAAAAawOAQAAAAStDgEAAAAEBRUAAM4VACAWAADgFQAgFwAA4BUAIPwNIAAAAAGHDiAA3xUAIQUVAADOFQAgFgAA4BUAIBcAAOAVACD8DSAAAAABhw4gAN8VACEC_A0gAAAAAYcOIADgFQAhGK8BAADdFQAgwA0AAOcVACDxDQAA4RUAMPINAAD_FAAQ8w0AAOEVADD0DQEA4hUAIZgOQADmFQAhmg4BAOIVACGbDgEA4hUAIZwOAQDiFQAhnQ4AAN0VACCeDiAA4xUAIZ8OAQDiFQAhoA4BAOQVACGhDkAA5RUAIaIOAQDkFQAhow4BAOQVACGkDiAA4xUAIaUOAQDkFQAhpg4gAOMVACGnDkAA5RUAIagOIADjFQAhqQ5AAOUVACGqDkAA5RUAIQv8DQEAAAABgw4BAAAAAYQOAQAAAAGFDgEAAAABhg4BAAAAAYcOAQDVFQAhiA4BAAAABIkOAQAAAASKDgEAAAABiw4BAAAAAYwOAQAAAAEC_A0gAAAAAYcOIADgFQAhC_wNAQAAAAGDDgEAAAABhA4BAAAAAYUOAQAAAAGGDgEAAAABhw4BAMwVACGIDgEAAAAFiQ4BAAAABYoOAQAAAAGLDgEAAAABjA4BAAAAAQj8DUAAAAABgw5AAAAAAYQOQAAAAAGFDkAAAAABhg5AAAAAAYcOQADbFQAhiA5AAAAABYkOQAAAAAUI_A1AAAAAAYMOQAAAAAGEDkAAAAABhQ5AAAAAAYYOQAAAAAGHDkAA0xUAIYgOQAAAAASJDkAAAAAEA64OAAD0FAAgrw4AAPQUACCwDgAA9BQAIAy-DQAA7BUAIPENAADoFQAw8g0AAPgUABDzDQAA6BUAMPQNBADtFQAh9Q0BAOIVACH2DUAA5hUAIfcNAgDpFQAh-A0CAOoVACH5DQEA5BUAIfoNAADrFQAg-w0BAOQVACEI_A0CAAAAAYMOAgAAAAGEDgIAAAABhQ4CAAAAAYYOAgAAAAGHDgIAyRUAIYgOAgAAAAWJDgIAAAAFCPwNAgAAAAGDDgIAAAABhA4CAAAAAYUOAgAAAAGGDgIAAAABhw4CAM4VACGIDgIAAAAEiQ4CAAAABAz8DYAAAAAB_Q0BAAAAAf4NAQAAAAH_DQEAAAABgA6AAAAAAYEOgAAAAAGCDoAAAAABgw6AAAAAAYQOgAAAAAGFDoAAAAABhg6AAAAAAYcOgAAAAAEVvQ0AAO8VACC_DQAA8BUAIPENAADuFQAw8g0AAPQUABDzDQAA7hUAMPQNAQDiFQAhjQ4BAOIVACGODgEA4hUAIY8OAQDiFQAhkA4BAOIVACGRDgEA5BUAIZIOAQDiFQAhkw4CAOoVACGUDgIA6hUAIZUOQADlFQAhlg4CAOoVACGXDkAA5RUAIZgOQADmFQAhmQ4BAOQVACHEEQAA9BQAIMURAAD0FAAgCPwNBAAAAAGDDgQAAAABhA4EAAAAAYUOBAAAAAGGDgQAAAABhw4EANcVACGIDgQAAAAEiQ4EAAAABBO9DQAA7xUAIL8NAADwFQAg8Q0AAO4VADDyDQAA9BQAEPMNAADuFQAw9A0BAOIVACGNDgEA4hUAIY4OAQDiFQAhjw4BAOIVACGQDgEA4hUAIZEOAQDkFQAhkg4BAOIVACGTDgIA6hUAIZQOAgDqFQAhlQ5AAOUVACGWDgIA6hUAIZcOQADlFQAhmA5AAOYVACGZDgEA5BUAIRqvAQAA3RUAIMANAADnFQAg8Q0AAOEVADDyDQAA_xQAEPMNAADhFQAw9A0BAOIVACGYDkAA5hUAIZoOAQDiFQAhmw4BAOIVACGcDgEA4hUAIZ0OAADdFQAgng4gAOMVACGfDgEA4hUAIaAOAQDkFQAhoQ5AAOUVACGiDgEA5BUAIaMOAQDkFQAhpA4gAOMVACGlDgEA5BUAIaYOIADjFQAhpw5AAOUVACGoDiAA4xUAIakOQADlFQAhqg5AAOUVACHEEQAA_xQAIMURAAD_FAAgA64OAAD4FAAgrw4AAPgUACCwDgAA-BQAIAsIAADyFQAg8Q0AAPEVADDyDQAA7xQAEPMNAADxFQAw9A0EAMIVACGODgEAxxUAIY8OAQDDFQAhmA5AAMQVACGZDgEAxxUAIbEOIADeFQAhsg4BAMcVACEPFQAAzhUAIBYAAPMVACAXAADzFQAg_A2AAAAAAf0NAQAAAAH-DQEAAAAB_w0BAAAAAYAOgAAAAAGBDoAAAAABgg6AAAAAAYMOgAAAAAGEDoAAAAABhQ6AAAAAAYYOgAAAAAGHDoAAAAABDPwNgAAAAAH9DQEAAAAB_g0BAAAAAf8NAQAAAAGADoAAAAABgQ6AAAAAAYIOgAAAAAGDDoAAAAABhA6AAAAAAYUOgAAAAAGGDoAAAAABhw6AAAAAAQsIAAD1FQAg8Q0AAPQVADDyDQAA3BQAEPMNAAD0FQAw9A0EAO0VACGODgEA5BUAIY8OAQDiFQAhmA5AAOYVACGZDgEA5BUAIbEOIADjFQAhsg4BAOQVACEM_A2AAAAAAf0NAQAAAAH-DQEAAAAB_w0BAAAAAYAOgAAAAAGBDoAAAAABgg6AAAAAAYMOgAAAAAGEDoAAAAABhQ6AAAAAAYYOgAAAAAGHDoAAAAABBvENAAD2FQAw8g0AANYUABDzDQAA9hUAMJgOQADEFQAhsw4BAMMVACG0DgEAxxUAIQbxDQAA9xUAMPINAADDFAAQ8w0AAPcVADCYDkAA5hUAIbMOAQDiFQAhtA4BAOQVACEUyAgBAMMVACHxDQAA-BUAMPINAAC9FAAQ8w0AAPgVADD2DQQAwhUAIbUOBADCFQAhtg4EAMIVACG3DgIAxhUAIbgOAgDGFQAhuQ4gAPkVACG6DiAA-RUAIbsOAQDDFQAhvA4AAfoVACG9DgAB-xUAIb4OAAH7FQAhvw4AAfsVACHADgAB-xUAIcEOEAD8FQAhwg4QAPwVACHDDhAA_BUAIQUVAADJFQAgFgAAhBYAIBcAAIQWACD8DSAAAAABhw4gAIMWACEHFQAAzhUAIBYAAIIWACAXAACCFgAg_A0AAQAAAYcOAAGBFgAhiA4AAQAABIkOAAEAAAQHFQAAyRUAIBYAAIAWACAXAACAFgAg_A0AAQAAAYcOAAH_FQAhiA4AAQAABYkOAAEAAAUNFQAAyRUAIBYAAP4VACAXAAD-FQAgKAAA_hUAICkAAP4VACD8DRAAAAABgw4QAAAAAYQOEAAAAAGFDhAAAAABhg4QAAAAAYcOEAD9FQAhiA4QAAAABYkOEAAAAAUNFQAAyRUAIBYAAP4VACAXAAD-FQAgKAAA_hUAICkAAP4VACD8DRAAAAABgw4QAAAAAYQOEAAAAAGFDhAAAAABhg4QAAAAAYcOEAD9FQAhiA4QAAAABYkOEAAAAAUI_A0QAAAAAYMOEAAAAAGEDhAAAAABhQ4QAAAAAYYOEAAAAAGHDhAA_hUAIYgOEAAAAAWJDhAAAAAFBxUAAMkVACAWAACAFgAgFwAAgBYAIPwNAAEAAAGHDgAB_xUAIYgOAAEAAAWJDgABAAAFBPwNAAEAAAGHDgABgBYAIYgOAAEAAAWJDgABAAAFBxUAAM4VACAWAACCFgAgFwAAghYAIPwNAAEAAAGHDgABgRYAIYgOAAEAAASJDgABAAAEBPwNAAEAAAGHDgABghYAIYgOAAEAAASJDgABAAAEBRUAAMkVACAWAACEFgAgFwAAhBYAIPwNIAAAAAGHDiAAgxYAIQL8DSAAAAABhw4gAIQWACEUyAgBAOIVACHxDQAAhRYAMPINAACqFAAQ8w0AAIUWADD2DQQA7RUAIbUOBADtFQAhtg4EAO0VACG3DgIA6hUAIbgOAgDqFQAhuQ4gAIYWACG6DiAAhhYAIbsOAQDiFQAhvA4AAYcWACG9DgABiBYAIb4OAAGIFgAhvw4AAYgWACHADgABiBYAIcEOEACJFgAhwg4QAIkWACHDDhAAiRYAIQL8DSAAAAABhw4gAIQWACEE_A0AAQAAAYcOAAGCFgAhiA4AAQAABIkOAAEAAAQE_A0AAQAAAYcOAAGAFgAhiA4AAQAABYkOAAEAAAUI_A0QAAAAAYMOEAAAAAGEDhAAAAABhQ4QAAAAAYYOEAAAAAGHDhAA_hUAIYgOEAAAAAWJDhAAAAAFBsgIAQAAAAG1DgQAAAABtg4EAAAAAbgOAgAAAAG7DgEAAAABvA4AAQAAAQXxDQAAixYAMPINAACkFAAQ8w0AAIsWADDFDgEAwxUAIcYOQADZFQAhBusMAACNFgAg8Q0AAIwWADDyDQAAkRQAEPMNAACMFgAwxQ4BAOIVACHGDkAA5RUAIQOuDgAA9RMAIK8OAAD1EwAgsA4AAPUTACAMvw0CAMYVACHxDQAAjhYAMPINAACLFAAQ8w0AAI4WADCWDgEAxxUAIbMOAQDDFQAhtQ4EAMIVACHFDgEAwxUAIccOAgDGFQAhyA5AAMQVACHJDkAAxBUAIcoOAADIFQAgDewMAACQFgAgvw0CAOoVACHxDQAAjxYAMPINAAD1EwAQ8w0AAI8WADCWDgEA5BUAIbMOAQDiFQAhtQ4EAO0VACHFDgEA4hUAIccOAgDqFQAhyA5AAOYVACHJDkAA5hUAIcoOAADrFQAgCOsMAACNFgAg8Q0AAIwWADDyDQAAkRQAEPMNAACMFgAwxQ4BAOIVACHGDkAA5RUAIcQRAACRFAAgxREAAJEUACACsw4BAAAAAbUOBAAAAAEG8Q0AAJIWADDyDQAA8BMAEPMNAACSFgAwmA5AAMQVACGaDgEAwxUAIbMOAQDDFQAhBvENAACTFgAw8g0AAN0TABDzDQAAkxYAMJgOQADmFQAhmg4BAOIVACGzDgEA4hUAIQKaDgEAAAABsw4BAAAAARbxDQAAlRYAMPINAADXEwAQ8w0AAJUWADD5DQEAxxUAIZgOQADEFQAhsw4BAMMVACG1DgQAwhUAIc0OAQDDFQAhzg4CAMYVACHPDiAA3hUAIdAOAgDGFQAh0Q4AAN0VACDSDiAA3hUAIdMOAQDHFQAh1A4EAJYWACHVDgQAlhYAIdYOAADyFQAg1w5AANkVACHYDkAA2RUAIdkOBACWFgAh2g4EAJYWACHbDkAAxBUAIQ0VAADJFQAgFgAAmBYAIBcAAJgWACAoAADRFQAgKQAAmBYAIPwNBAAAAAGDDgQAAAABhA4EAAAAAYUOBAAAAAGGDgQAAAABhw4EAJcWACGIDgQAAAAFiQ4EAAAABQ0VAADJFQAgFgAAmBYAIBcAAJgWACAoAADRFQAgKQAAmBYAIPwNBAAAAAGDDgQAAAABhA4EAAAAAYUOBAAAAAGGDgQAAAABhw4EAJcWACGIDgQAAAAFiQ4EAAAABQj8DQQAAAABgw4EAAAAAYQOBAAAAAGFDgQAAAABhg4EAAAAAYcOBACYFgAhiA4EAAAABYkOBAAAAAUW8Q0AAJkWADDyDQAAxBMAEPMNAACZFgAw-Q0BAOQVACGYDkAA5hUAIbMOAQDiFQAhtQ4EAO0VACHNDgEA4hUAIc4OAgDqFQAhzw4gAOMVACHQDgIA6hUAIdEOAADdFQAg0g4gAOMVACHTDgEA5BUAIdQOBACaFgAh1Q4EAJoWACHWDgAA9RUAINcOQADlFQAh2A5AAOUVACHZDgQAmhYAIdoOBACaFgAh2w5AAOYVACEI_A0EAAAAAYMOBAAAAAGEDgQAAAABhQ4EAAAAAYYOBAAAAAGHDgQAmBYAIYgOBAAAAAWJDgQAAAAFArMOAQAAAAG1DgQAAAABBvENAACcFgAw8g0AAL4TABDzDQAAnBYAMJgOQADEFQAhsw4BAMMVACHcDgEAwxUAIQbxDQAAnRYAMPINAACrEwAQ8w0AAJ0WADCYDkAA5hUAIbMOAQDiFQAh3A4BAOIVACEF8Q0AAJ4WADDyDQAApRMAEPMNAACeFgAw9A0EAMIVACHcDgEAwxUAIQXxDQAAnxYAMPINAACSEwAQ8w0AAJ8WADD0DQQA7RUAIdwOAQDiFQAhCfENAACgFgAw8g0AAIwTABDzDQAAoBYAMLUOBADCFQAh3Q4BAMMVACHeDgEAwxUAId8OEAChFgAh4A4BAMMVACHhDgQAwhUAIQ0VAADOFQAgFgAAoxYAIBcAAKMWACAoAACjFgAgKQAAoxYAIPwNEAAAAAGDDhAAAAABhA4QAAAAAYUOEAAAAAGGDhAAAAABhw4QAKIWACGIDhAAAAAEiQ4QAAAABA0VAADOFQAgFgAAoxYAIBcAAKMWACAoAACjFgAgKQAAoxYAIPwNEAAAAAGDDhAAAAABhA4QAAAAAYUOEAAAAAGGDhAAAAABhw4QAKIWACGIDhAAAAAEiQ4QAAAABAj8DRAAAAABgw4QAAAAAYQOEAAAAAGFDhAAAAABhg4QAAAAAYcOEACjFgAhiA4QAAAABIkOEAAAAAQJ8Q0AAKQWADDyDQAA-RIAEPMNAACkFgAwtQ4EAO0VACHdDgEA4hUAId4OAQDiFQAh3w4QAKUWACHgDgEA4hUAIeEOBADtFQAhCPwNEAAAAAGDDhAAAAABhA4QAAAAAYUOEAAAAAGGDhAAAAABhw4QAKMWACGIDhAAAAAEiQ4QAAAABAW1DgQAAAAB3Q4BAAAAAd4OAQAAAAHfDhAAAAAB4A4BAAAAAQnxDQAApxYAMPINAADzEgAQ8w0AAKcWADC1DgQAwhUAIdwOAQDDFQAh3Q4BAMMVACHjDgIAxhUAIeQOEAChFgAh5Q4QAKEWACEJ8Q0AAKgWADDyDQAA4BIAEPMNAACoFgAwtQ4EAO0VACHcDgEA4hUAId0OAQDiFQAh4w4CAOoVACHkDhAApRYAIeUOEAClFgAhA7UOBAAAAAHcDgEAAAAB3Q4BAAAAAQizBwEAwxUAIfENAACqFgAw8g0AANoSABDzDQAAqhYAMLUOBADCFQAh3A4BAMMVACHnDhAAoRYAIegOEAChFgAhCLMHAQDiFQAh8Q0AAKsWADDyDQAAxxIAEPMNAACrFgAwtQ4EAO0VACHcDgEA4hUAIecOEAClFgAh6A4QAKUWACEDswcBAAAAAbUOBAAAAAHcDgEAAAABDMgIAQDDFQAh8Q0AAK0WADDyDQAAwRIAEPMNAACtFgAw9g0EAMIVACG1DgQAwhUAIbYOBADCFQAhtw4CAMYVACG4DgIAxhUAIdwOAQDDFQAh5A4QAKEWACHlDhAAoRYAIQzICAEA4hUAIfENAACuFgAw8g0AAK4SABDzDQAArhYAMPYNBADtFQAhtQ4EAO0VACG2DgQA7RUAIbcOAgDqFQAhuA4CAOoVACHcDgEA4hUAIeQOEAClFgAh5Q4QAKUWACEGyAgBAAAAAfYNBAAAAAG1DgQAAAABtg4EAAAAAbcOAgAAAAG4DgIAAAABCvENAACwFgAw8g0AAKgSABDzDQAAsBYAMPYNBADCFQAhtQ4EAMIVACG2DgQAwhUAIesOBADCFQAh7A4EAMIVACHtDgQAwhUAIe4OAQDDFQAhCvENAACxFgAw8g0AAJUSABDzDQAAsRYAMPYNBADtFQAhtQ4EAO0VACG2DgQA7RUAIesOBADtFQAh7A4EAO0VACHtDgQA7RUAIe4OAQDiFQAhCfENAACyFgAw8g0AAI8SABDzDQAAshYAMPQNAQDDFQAh9g1AAMQVACG7DgEAwxUAIe8OAQDDFQAh8A4BAMMVACHxDkAA2RUAIQnxDQAAsxYAMPINAAD8EQAQ8w0AALMWADD0DQEA4hUAIfYNQADmFQAhuw4BAOIVACHvDgEA4hUAIfAOAQDiFQAh8Q5AAOUVACECuw4BAAAAAe8OAQAAAAEGpwUBAMMVACHxDQAAtRYAMPINAAD2EQAQ8w0AALUWADDzDkAAxBUAIfQOQADEFQAhBqcFAQDiFQAh8Q0AALYWADDyDQAA4xEAEPMNAAC2FgAw8w5AAOYVACH0DkAA5hUAIQKnBQEAAAAB8w5AAAAAAQenBQEAwxUAIfENAAC4FgAw8g0AAN0RABDzDQAAuBYAMPYNQADEFQAhsw4BAMMVACH2DiAA3hUAIQenBQEA4hUAIfENAAC5FgAw8g0AAMoRABDzDQAAuRYAMPYNQADmFQAhsw4BAOIVACH2DiAA4xUAIQOnBQEAAAAB9g1AAAAAAbMOAQAAAAES8Q0AALsWADDyDQAAxBEAEPMNAAC7FgAw-Q0BAMcVACGnDkAA2RUAIckOQADEFQAh0w4BAMMVACH0DkAA2RUAIfgOAQDDFQAh-Q5AANkVACH6DkAA2RUAIfsOAgDGFQAh_A4CAMYVACH9DgEAxxUAIf4OAQDHFQAh_w4BAMcVACGADwIAxRUAIYEPAQDHFQAhEvENAAC8FgAw8g0AALERABDzDQAAvBYAMPkNAQDkFQAhpw5AAOUVACHJDkAA5hUAIdMOAQDiFQAh9A5AAOUVACH4DgEA4hUAIfkOQADlFQAh-g5AAOUVACH7DgIA6hUAIfwOAgDqFQAh_Q4BAOQVACH-DgEA5BUAIf8OAQDkFQAhgA8CAOkVACGBDwEA5BUAIQrxDQAAvRYAMPINAACrEQAQ8w0AAL0WADD5DQEAxxUAIZ0OAgDGFQAhgg8BAMMVACGDD0AAxBUAIYQPAgDGFQAhhQ9AANkVACGGDwAAyBUAIArxDQAAvhYAMPINAACYEQAQ8w0AAL4WADD5DQEA5BUAIZ0OAgDqFQAhgg8BAOIVACGDD0AA5hUAIYQPAgDqFQAhhQ9AAOUVACGGDwAA6xUAIArxDQAAvxYAMPINAACSEQAQ8w0AAL8WADD0DQQAwhUAIYIPAQDDFQAhhw9AAMQVACGID0AAxBUAIYkPQADZFQAhig9AANkVACGLDwAAyBUAIArxDQAAwBYAMPINAAD_EAAQ8w0AAMAWADD0DQQA7RUAIYIPAQDiFQAhhw9AAOYVACGID0AA5hUAIYkPQADlFQAhig9AAOUVACGLDwAA6xUAIAfICAEAwxUAIfENAADBFgAw8g0AAPkQABDzDQAAwRYAMIwPAQDDFQAhjQ8BAMcVACGODwQAlhYAIQfICAEA4hUAIfENAADCFgAw8g0AAOYQABDzDQAAwhYAMIwPAQDiFQAhjQ8BAOQVACGODwQAmhYAIQfxDQAAwxYAMPINAADgEAAQ8w0AAMMWADC1DgQAwhUAIckOQADEFQAh3A4BAMMVACGPD0AAxBUAIQfxDQAAxBYAMPINAADNEAAQ8w0AAMQWADC1DgQA7RUAIckOQADmFQAh3A4BAOIVACGPD0AA5hUAIQK1DgQAAAAB3A4BAAAAARTxDQAAxhYAMPINAADHEAAQ8w0AAMYWADC1DgQAwhUAIdwOAQDDFQAh5A4CAMYVACHzDkAAxBUAIYwPAQDDFQAhkQ9AAMQVACGSDwIAxhUAIZMPAgDGFQAhlA8CAMYVACGVDwIAxhUAIZYPAgDGFQAhlw8CAMYVACGYDwIAxhUAIZkPAgDGFQAhmg8gAN4VACGbDwEAwxUAIZwPQADEFQAhFPENAADHFgAw8g0AALQQABDzDQAAxxYAMLUOBADtFQAh3A4BAOIVACHkDgIA6hUAIfMOQADmFQAhjA8BAOIVACGRD0AA5hUAIZIPAgDqFQAhkw8CAOoVACGUDwIA6hUAIZUPAgDqFQAhlg8CAOoVACGXDwIA6hUAIZgPAgDqFQAhmQ8CAOoVACGaDyAA4xUAIZsPAQDiFQAhnA9AAOYVACEDtQ4EAAAAAdwOAQAAAAHzDkAAAAABB_ENAADJFgAw8g0AAK4QABDzDQAAyRYAMPQNAgDGFQAhng8BAMMVACGfDwAA8hUAIKAPQADEFQAhB_ENAADKFgAw8g0AAJsQABDzDQAAyhYAMPQNAgDqFQAhng8BAOIVACGfDwAA9RUAIKAPQADmFQAhBoUDAQDDFQAh8Q0AAMsWADDyDQAAlRAAEPMNAADLFgAw9A0EAMIVACH2DUAAxBUAIQaFAwEA4hUAIfENAADMFgAw8g0AAIIQABDzDQAAzBYAMPQNBADtFQAh9g1AAOYVACEQ8Q0AAM0WADDyDQAA_A8AEPMNAADNFgAw9A0EAMIVACH2DUAAxBUAIbUOBADCFQAhtg4EAJYWACHcDgEAwxUAIYwPAQDDFQAhoQ8AAM4WACCiDwAAzhYAIKMPIADeFQAhpA8gAN4VACGlDwQAwhUAIaYPBADCFQAhpw8EAJYWACEE_A0CAAAABasOAgAAAAGsDgIAAAAErQ4CAAAABBDxDQAAzxYAMPINAADpDwAQ8w0AAM8WADD0DQQA7RUAIfYNQADmFQAhtQ4EAO0VACG2DgQAmhYAIdwOAQDiFQAhjA8BAOIVACGhDwAAzhYAIKIPAADOFgAgow8gAOMVACGkDyAA4xUAIaUPBADtFQAhpg8EAO0VACGnDwQAmhYAIQnxDQAA0BYAMPINAADjDwAQ8w0AANAWADC1DgQAwhUAIdwOAQDDFQAhgg8EAMIVACGUDwAAzhYAIJkPAADOFgAgqA8AAM4WACAJ8Q0AANEWADDyDQAA0A8AEPMNAADRFgAwtQ4EAO0VACHcDgEA4hUAIYIPBADtFQAhlA8AAM4WACCZDwAAzhYAIKgPAADOFgAgArUOBAAAAAHcDgEAAAABBvENAADTFgAw8g0AAMoPABDzDQAA0xYAMNwOAQDDFQAhqQ8AAfoVACGqDwAB-hUAIQbxDQAA1BYAMPINAAC3DwAQ8w0AANQWADDcDgEA4hUAIakPAAGHFgAhqg8AAYcWACEC3A4BAAAAAakPAAEAAAEZ8Q0AANYWADDyDQAAsQ8AEPMNAADWFgAwkg4BAMMVACG1DgQAwhUAIdwOAQDDFQAh5A4CAMYVACGSDwIAxhUAIZMPAgDGFQAhlA8CAMYVACGVDwIAxhUAIZYPAgDGFQAhlw8CAMYVACGYDwIAxhUAIZkPAgDGFQAhmg8gAN4VACGbDwEAwxUAIakPAAH6FQAhrA8AAPIVACCtDwEAwxUAIa4PAQDDFQAhrw8AAfoVACGwDwQAwhUAIbEPBACWFgAhsg9AAMQVACEZ8Q0AANcWADDyDQAAng8AEPMNAADXFgAwkg4BAOIVACG1DgQA7RUAIdwOAQDiFQAh5A4CAOoVACGSDwIA6hUAIZMPAgDqFQAhlA8CAOoVACGVDwIA6hUAIZYPAgDqFQAhlw8CAOoVACGYDwIA6hUAIZkPAgDqFQAhmg8gAOMVACGbDwEA4hUAIakPAAGHFgAhrA8AAPUVACCtDwEA4hUAIa4PAQDiFQAhrw8AAYcWACGwDwQA7RUAIbEPBACaFgAhsg9AAOYVACECtQ4EAAAAAdwOAQAAAAEL8Q0AANkWADDyDQAAmA8AEPMNAADZFgAwtQ4EAMIVACGzDwEAwxUAIbQPBADCFQAhtQ8BAMMVACG2DwAA3RUAILcPAgDGFQAhuA9AAMQVACG5D0AA2RUAIQvxDQAA2hYAMPINAACFDwAQ8w0AANoWADC1DgQA7RUAIbMPAQDiFQAhtA8EAO0VACG1DwEA4hUAIbYPAADdFQAgtw8CAOoVACG4D0AA5hUAIbkPQADlFQAhA7UOBAAAAAGzDwEAAAABtA8EAAAAAQfxDQAA3BYAMPINAAD_DgAQ8w0AANwWADCYDkAAxBUAIZoOAQDDFQAhvA4BAMMVACH4DgEAwxUAIQfxDQAA3RYAMPINAADsDgAQ8w0AAN0WADCYDkAA5hUAIZoOAQDiFQAhvA4BAOIVACH4DgEA4hUAIQjxDQAA3hYAMPINAADmDgAQ8w0AAN4WADCYDkAAxBUAIbsPAQDDFQAhvA8BAMMVACG9DwEAwxUAIb4PQADZFQAhCPENAADfFgAw8g0AANMOABDzDQAA3xYAMJgOQADmFQAhuw8BAOIVACG8DwEA4hUAIb0PAQDiFQAhvg9AAOUVACEG8Q0AAOAWADDyDQAAzQ4AEPMNAADgFgAwmA5AAMQVACGzDgEAwxUAIb0PAQDDFQAhBvENAADhFgAw8g0AALoOABDzDQAA4RYAMJgOQADmFQAhsw4BAOIVACG9DwEA4hUAIQ7xDQAA4hYAMPINAAC0DgAQ8w0AAOIWADCYDkAAxBUAIZoOAQDHFQAhtQ4EAMIVACH4DgEAwxUAIbQPEAChFgAhvw8BAMMVACHADxAAoRYAIcEPAQDDFQAhwg9AAMQVACHDDwEAxxUAIcQPAADdFQAgDvENAADjFgAw8g0AAKEOABDzDQAA4xYAMJgOQADmFQAhmg4BAOQVACG1DgQA7RUAIfgOAQDiFQAhtA8QAKUWACG_DwEA4hUAIcAPEAClFgAhwQ8BAOIVACHCD0AA5hUAIcMPAQDkFQAhxA8AAN0VACAG8Q0AAOQWADDyDQAAmw4AEPMNAADkFgAwtQ4EAMIVACG2DgQAwhUAIcUPAQDDFQAhBvENAADlFgAw8g0AAIgOABDzDQAA5RYAMLUOBADtFQAhtg4EAO0VACHFDwEA4hUAIQ7xDQAA5hYAMPINAACCDgAQ8w0AAOYWADCzDgEAwxUAIbUOBADCFQAhtg4EAMIVACG4DgIAxhUAIbwOAQDDFQAhzQ4BAMMVACH4DgEAwxUAIcIPQADEFQAhxQ8BAMMVACHGDxAAoRYAIccPQADEFQAhDvENAADnFgAw8g0AAO8NABDzDQAA5xYAMLMOAQDiFQAhtQ4EAO0VACG2DgQA7RUAIbgOAgDqFQAhvA4BAOIVACHNDgEA4hUAIfgOAQDiFQAhwg9AAOYVACHFDwEA4hUAIcYPEAClFgAhxw9AAOYVACEDtQ4EAAAAAbgOAgAAAAG8DgEAAAABDvENAADpFgAw8g0AAOkNABDzDQAA6RYAMLMOAQDDFQAhyA5AANkVACH2DiAA3hUAIckPAQDDFQAhyg9AAMQVACHLDyAA3hUAIcwPAQDHFQAhzQ9AANkVACHOD0AA2RUAIc8PQADZFQAh0A8AAMgVACAN8Q0AAOoWADDyDQAA0w0AEPMNAADqFgAw-Q0BAMcVACGzDgEAwxUAIbUOBADCFQAhzw4gAN4VACHQDgIAxhUAIdEOAADdFQAg0w4BAMcVACHWDgAA8hUAIKoPAAH7FQAh0Q8EAJYWACENvw0CAMYVACHxDQAA6xYAMPINAAC9DQAQ8w0AAOsWADCWDgEAxxUAIZkOAQDHFQAhsw4BAMMVACHFDgEAwxUAIcgOQADEFQAhyQ5AANkVACH2DiAA3hUAIcoPQADEFQAhzQ9AANkVACEPyQgAAO0WACDKCAAA7hYAIL8NAgDqFQAh8Q0AAOwWADDyDQAAqg0AEPMNAADsFgAwlg4BAOQVACGZDgEA5BUAIbMOAQDiFQAhxQ4BAOIVACHIDkAA5hUAIckOQADlFQAh9g4gAOMVACHKD0AA5hUAIc0PQADlFQAhA64OAACfDQAgrw4AAJ8NACCwDgAAnw0AIAOuDgAAow0AIK8OAACjDQAgsA4AAKMNACACsw4BAAAAAckPAQAAAAEPyAgAAPEWACDxDQAA8BYAMPINAACjDQAQ8w0AAPAWADCzDgEA4hUAIcgOQADlFQAh9g4gAOMVACHJDwEA4hUAIcoPQADmFQAhyw8gAOMVACHMDwEA5BUAIc0PQADlFQAhzg9AAOUVACHPD0AA5RUAIdAPAADrFQAgEckIAADtFgAgyggAAO4WACC_DQIA6hUAIfENAADsFgAw8g0AAKoNABDzDQAA7BYAMJYOAQDkFQAhmQ4BAOQVACGzDgEA4hUAIcUOAQDiFQAhyA5AAOYVACHJDkAA5RUAIfYOIADjFQAhyg9AAOYVACHND0AA5RUAIcQRAACqDQAgxREAAKoNACACsw4BAAAAAbUOBAAAAAEOyAgAAPEWACDxDQAA8xYAMPINAACfDQAQ8w0AAPMWADD5DQEA5BUAIbMOAQDiFQAhtQ4EAO0VACHPDiAA4xUAIdAOAgDqFQAh0Q4AAN0VACDTDgEA5BUAIdYOAAD1FQAgqg8AAYgWACHRDwQAmhYAIQbxDQAA9BYAMPINAACaDQAQ8w0AAPQWADDFDgEAwxUAIfMOQADEFQAh0w8CAMYVACEG8Q0AAPUWADDyDQAAhw0AEPMNAAD1FgAwxQ4BAOIVACHzDkAA5hUAIdMPAgDqFQAhAsUOAQAAAAHzDkAAAAABDvENAAD3FgAw8g0AAIENABDzDQAA9xYAMPYNQADEFQAhjg4BAMcVACGWDgEAxxUAIbMOAQDDFQAhyQ5AAMQVACHVDwEAwxUAIdYPAQDDFQAh1w8AAN0VACDYD0AA2RUAIdkPAQDHFQAh2g8AAMgVACAJhgMCAMYVACHxDQAA-BYAMPINAADrDAAQ8w0AAPgWADCaDgEAwxUAIdUPAQDDFQAh2w9AAMQVACHcDyAA3hUAId0PQADZFQAhC4YDAgDqFQAhsAcAAPoWACC3BwAA-xYAIPENAAD5FgAw8g0AAMQLABDzDQAA-RYAMJoOAQDiFQAh1Q8BAOIVACHbD0AA5hUAIdwPIADjFQAh3Q9AAOUVACEOsAcAAPUVACCxBwAAhRcAILIHAACGFwAgtQcAAIcXACC2BwAAiBcAIPENAACEFwAw8g0AAM8LABDzDQAAhBcAMPQNAQDiFQAhmA5AAOYVACGaDgEA4hUAIfgOAQDiFQAhxBEAAM8LACDFEQAAzwsAIAOuDgAAxgsAIK8OAADGCwAgsA4AAMYLACAH8Q0AAPwWADDyDQAA0wwAEPMNAAD8FgAwsw4BAMMVACHzDkAAxBUAId4PAQDDFQAh3w8CAMYVACEH8Q0AAP0WADDyDQAAwAwAEPMNAAD9FgAwsw4BAOIVACHzDkAA5hUAId4PAQDiFQAh3w8CAOoVACEDsw4BAAAAAfMOQAAAAAHeDwEAAAABB_ENAAD_FgAw8g0AALoMABDzDQAA_xYAMPMOQADEFQAh3g8BAMMVACHhDwQAwhUAIeIPBADCFQAhCfENAACAFwAw8g0AAKQMABDzDQAAgBcAMJgOQADEFQAhmg4BAMMVACHVDwEAwxUAId4PAQDDFQAh4w9AANkVACHkDwIAxhUAIQfxDQAAgRcAMPINAACODAAQ8w0AAIEXADDVDwEAwxUAIeUPAQDDFQAh5g8BAMMVACHnD0AAxBUAIQ3xDQAAghcAMPINAAD4CwAQ8w0AAIIXADD0DQEAwxUAIfkNAQDHFQAhmA5AAMQVACGaDgEAwxUAIZ0OAgDGFQAhhQ9AANkVACGyD0AAxBUAIdUPAQDDFQAh6A8BAMMVACHpDwAAyBUAIAiwBwAA8hUAIPENAACDFwAw8g0AAOILABDzDQAAgxcAMPQNAQDDFQAhmA5AAMQVACGaDgEAwxUAIfgOAQDDFQAhDLAHAAD1FQAgsQcAAIUXACCyBwAAhhcAILUHAACHFwAgtgcAAIgXACDxDQAAhBcAMPINAADPCwAQ8w0AAIQXADD0DQEA4hUAIZgOQADmFQAhmg4BAOIVACH4DgEA4hUAIQOuDgAAswsAIK8OAACzCwAgsA4AALMLACADrg4AALcLACCvDgAAtwsAILAOAAC3CwAgA64OAAC7CwAgrw4AALsLACCwDgAAuwsAIA2GAwIA6hUAIbAHAAD6FgAgtwcAAPsWACDxDQAA-RYAMPINAADECwAQ8w0AAPkWADCaDgEA4hUAIdUPAQDiFQAh2w9AAOYVACHcDyAA4xUAId0PQADlFQAhxBEAAMQLACDFEQAAxAsAIAKzDgEAAAAB1Q8BAAAAAQ-2BwAAixcAIPENAACKFwAw8g0AAMYLABDzDQAAihcAMPYNQADmFQAhjg4BAOQVACGWDgEA5BUAIbMOAQDiFQAhyQ5AAOYVACHVDwEA4hUAIdYPAQDiFQAh1w8AAN0VACDYD0AA5RUAIdkPAQDkFQAh2g8AAOsVACANhgMCAOoVACGwBwAA-hYAILcHAAD7FgAg8Q0AAPkWADDyDQAAxAsAEPMNAAD5FgAwmg4BAOIVACHVDwEA4hUAIdsPQADmFQAh3A8gAOMVACHdD0AA5RUAIcQRAADECwAgxREAAMQLACAD3g8BAAAAAeEPBAAAAAHiDwQAAAABCLMHAACOFwAg8Q0AAI0XADDyDQAAvwsAEPMNAACNFwAw8w5AAOYVACHeDwEA4hUAIeEPBADtFQAh4g8EAO0VACENsAcAAPoWACC0BwAAkBcAIPENAACPFwAw8g0AALsLABDzDQAAjxcAMJgOQADmFQAhmg4BAOIVACHVDwEA4hUAId4PAQDiFQAh4w9AAOUVACHkDwIA6hUAIcQRAAC7CwAgxREAALsLACALsAcAAPoWACC0BwAAkBcAIPENAACPFwAw8g0AALsLABDzDQAAjxcAMJgOQADmFQAhmg4BAOIVACHVDwEA4hUAId4PAQDiFQAh4w9AAOUVACHkDwIA6hUAIQOuDgAAvwsAIK8OAAC_CwAgsA4AAL8LACAC1Q8BAAAAAeUPAQAAAAEIsAcAAPoWACDxDQAAkhcAMPINAAC3CwAQ8w0AAJIXADDVDwEA4hUAIeUPAQDiFQAh5g8BAOIVACHnD0AA5hUAIQ6wBwAA-hYAIPENAACTFwAw8g0AALMLABDzDQAAkxcAMPQNAQDiFQAh-Q0BAOQVACGYDkAA5hUAIZoOAQDiFQAhnQ4CAOoVACGFD0AA5RUAIbIPQADmFQAh1Q8BAOIVACHoDwEA4hUAIekPAADrFQAgB_ENAACUFwAw8g0AAK4LABDzDQAAlBcAMPQNAQDDFQAhwg9AAMQVACHtDwAA3RUAIO4PQADZFQAhB_ENAACVFwAw8g0AAJsLABDzDQAAlRcAMPQNAQDiFQAhwg9AAOYVACHtDwAA3RUAIO4PQADlFQAhEfENAACWFwAw8g0AAJULABDzDQAAlhcAMPQNAQDDFQAhmA5AAMQVACHcDgEAwxUAIb4PQADEFQAhwg9AAMQVACHvDwEAwxUAIfAPAQDHFQAh8Q8BAMMVACHyDwEAwxUAIfMPAQDHFQAh9A9AANkVACH1DwEAxxUAIfYPQADZFQAh9w9AANkVACER8Q0AAJcXADDyDQAAggsAEPMNAACXFwAw9A0BAOIVACGYDkAA5hUAIdwOAQDiFQAhvg9AAOYVACHCD0AA5hUAIe8PAQDiFQAh8A8BAOQVACHxDwEA4hUAIfIPAQDiFQAh8w8BAOQVACH0D0AA5RUAIfUPAQDkFQAh9g9AAOUVACH3D0AA5RUAIQoIAADyFQAg8Q0AAJgXADDyDQAA_AoAEPMNAACYFwAwuw4BAMMVACHbD0AAxBUAIfgPAQDDFQAh-Q8BAMMVACH6D0AAxBUAIfsPQADZFQAhEPENAACZFwAw8g0AAOYKABDzDQAAmRcAMPQNAQDDFQAhkw4CAMYVACGVDkAA2RUAIZYOAgDGFQAhlw5AANkVACGYDkAAxBUAIbsOAQDDFQAhzQ4BAMMVACHXDkAA2RUAIfgPAQDDFQAh_A8AAPIVACD9DwIAxhUAIf4PQADZFQAhCAgAAPIVACDxDQAAmhcAMPINAADQCgAQ8w0AAJoXADD0DQQAwhUAIfYNQADEFQAhuw4BAMMVACH4DwEAwxUAIQnxDQAAmxcAMPINAAC6CgAQ8w0AAJsXADCaDgEAxxUAIbQOAQDHFQAh_w4gAN4VACHKD0AAxBUAIf8PAQDDFQAhgBACAMYVACEJ8Q0AAJwXADDyDQAApwoAEPMNAACcFwAwmg4BAOQVACG0DgEA5BUAIf8OIADjFQAhyg9AAOYVACH_DwEA4hUAIYAQAgDqFQAhEPENAACdFwAw8g0AAKEKABDzDQAAnRcAMPQNAQDDFQAhmA5AAMQVACGaDgEAxxUAIZwOAQDDFQAhpQ4BAMcVACHvDgEAwxUAIb4PQADZFQAhyg9AANkVACH_DwEAwxUAIYEQAQDDFQAhghAAAN0VACCDEEAA2RUAIYQQAgDGFQAhBvENAACeFwAw8g0AAIkKABDzDQAAnhcAMIUQAQDDFQAhhhACAMYVACGHEAAB-hUAIQjxDQAAnxcAMPINAADzCQAQ8w0AAJ8XADCzDgEAwxUAIcEOEAD8FQAhng8CAMYVACGFEAEAwxUAIYgQAgDGFQAhGvENAACgFwAw8g0AAN0JABDzDQAAoBcAMPQNAQDDFQAhmA5AAMQVACGaDgEAwxUAIcEOAQDHFQAhyg4CAMYVACHNDgEAwxUAIdcOQADZFQAh8A4BAMcVACHzDgQAlhYAIa8PAQDHFQAhwQ8BAMcVACHVDwEAxxUAIe4PBACWFgAhiRABAMMVACGKEAEAwxUAIYsQEAD8FQAhjBAQAPwVACGNEAIAxRUAIY4QAAH7FQAhjxACAMUVACGQEBAA_BUAIZEQAADIFQAgkhABAMcVACEcjgYAAKIXACCPBgAAoxcAIPENAAChFwAw8g0AAMoJABDzDQAAoRcAMPQNAQDiFQAhmA5AAOYVACGaDgEA4hUAIcEOAQDkFQAhyg4CAOoVACHNDgEA4hUAIdcOQADlFQAh8A4BAOQVACHzDgQAmhYAIa8PAQDkFQAhwQ8BAOQVACHVDwEA5BUAIe4PBACaFgAhiRABAOIVACGKEAEA4hUAIYsQEACJFgAhjBAQAIkWACGNEAIA6RUAIY4QAAGIFgAhjxACAOkVACGQEBAAiRYAIZEQAADrFQAgkhABAOQVACEDrg4AAL8JACCvDgAAvwkAILAOAAC_CQAgA64OAADDCQAgrw4AAMMJACCwDgAAwwkAIAKFEAEAAAABhhACAAAAAQeNBgAAphcAIPENAAClFwAw8g0AAMMJABDzDQAApRcAMIUQAQDiFQAhhhACAOoVACGHEAABhxYAIR6OBgAAohcAII8GAACjFwAg8Q0AAKEXADDyDQAAygkAEPMNAAChFwAw9A0BAOIVACGYDkAA5hUAIZoOAQDiFQAhwQ4BAOQVACHKDgIA6hUAIc0OAQDiFQAh1w5AAOUVACHwDgEA5BUAIfMOBACaFgAhrw8BAOQVACHBDwEA5BUAIdUPAQDkFQAh7g8EAJoWACGJEAEA4hUAIYoQAQDiFQAhixAQAIkWACGMEBAAiRYAIY0QAgDpFQAhjhAAAYgWACGPEAIA6RUAIZAQEACJFgAhkRAAAOsVACCSEAEA5BUAIcQRAADKCQAgxREAAMoJACAChRABAAAAAYgQAgAAAAEJjQYAAKYXACDxDQAAqBcAMPINAAC_CQAQ8w0AAKgXADCzDgEA4hUAIcEOEACJFgAhng8CAOoVACGFEAEA4hUAIYgQAgDqFQAhCPENAACpFwAw8g0AALoJABDzDQAAqRcAMPQNAQDDFQAhmA5AAMQVACHCD0AAxBUAId4PAAH6FQAhiRABAMMVACEK8Q0AAKoXADDyDQAApAkAEPMNAACqFwAwiRABAMMVACGVEAIAxhUAIZYQAgDGFQAhlxACAMYVACGYEAAA3RUAIJkQAADyFQAgmhABAMMVACEI7AwCAMYVACHxDQAAqxcAMPINAACOCQAQ8w0AAKsXADDwDgEAwxUAIYkQAQDDFQAhmxACAMUVACGcEAEAwxUAIReFAwEAwxUAIewMAgDGFQAh8Q0AAKwXADDyDQAA-AgAEPMNAACsFwAwsw4BAMcVACGSDwIAxRUAIZsPAQDHFQAh1g8BAMcVACHlDwEAxxUAIYkQAQDDFQAhlRACAMUVACGaECAA-RUAIZsQAgDGFQAhnRABAMMVACGeEAEAxxUAIZ8QAgDFFQAhoBAAAMgVACChEAEAxxUAIaIQAQDHFQAhoxAAAN0VACCkECAA-RUAIaUQAgDFFQAhBvENAACtFwAw8g0AAOIIABDzDQAArRcAMIYQAgDGFQAhhxAAAfoVACGJEAEAwxUAIRuwBwAAyBUAIPENAACuFwAw8g0AAMwIABDzDQAArhcAMPQNAQDDFQAh9g0EAJYWACGYDkAAxBUAIZoOAQDDFQAhtQ4EAJYWACHNDgEAwxUAIfAOAQDHFQAh-A4BAMMVACGLDwAAyBUAIMIPQADEFQAh1Q8BAMcVACH6D0AA2RUAIaYQAQDDFQAhpxAgAN4VACGoEAEAxxUAIakQAQDHFQAhqhAAAMgVACCrEAAAyBUAIKwQAADyFQAgrRAgAN4VACGuEAAA3RUAIK8QAgDGFQAhsBBAANkVACEgqAUAALAXACCpBQAAsRcAIKoFAACyFwAgqwUAALMXACCsBQAAtBcAILAHAADrFQAg8Q0AAK8XADDyDQAAuQgAEPMNAACvFwAw9A0BAOIVACH2DQQAmhYAIZgOQADmFQAhmg4BAOIVACG1DgQAmhYAIc0OAQDiFQAh8A4BAOQVACH4DgEA4hUAIYsPAADrFQAgwg9AAOYVACHVDwEA5BUAIfoPQADlFQAhphABAOIVACGnECAA4xUAIagQAQDkFQAhqRABAOQVACGqEAAA6xUAIKsQAADrFQAgrBAAAPUVACCtECAA4xUAIa4QAADdFQAgrxACAOoVACGwEEAA5RUAIQOuDgAAnwgAIK8OAACfCAAgsA4AAJ8IACADrg4AAKMIACCvDgAAowgAILAOAACjCAAgA64OAACnCAAgrw4AAKcIACCwDgAApwgAIAOuDgAAqwgAIK8OAACrCAAgsA4AAKsIACADrg4AAK8IACCvDgAArwgAILAOAACvCAAgCacFAAC2FwAg8Q0AALUXADDyDQAArwgAEPMNAAC1FwAw9A0BAOIVACGYDkAA5hUAIcIPQADmFQAh3g8AAYcWACGJEAEA4hUAISKoBQAAsBcAIKkFAACxFwAgqgUAALIXACCrBQAAsxcAIKwFAAC0FwAgsAcAAOsVACDxDQAArxcAMPINAAC5CAAQ8w0AAK8XADD0DQEA4hUAIfYNBACaFgAhmA5AAOYVACGaDgEA4hUAIbUOBACaFgAhzQ4BAOIVACHwDgEA5BUAIfgOAQDiFQAhiw8AAOsVACDCD0AA5hUAIdUPAQDkFQAh-g9AAOUVACGmEAEA4hUAIacQIADjFQAhqBABAOQVACGpEAEA5BUAIaoQAADrFQAgqxAAAOsVACCsEAAA9RUAIK0QIADjFQAhrhAAAN0VACCvEAIA6hUAIbAQQADlFQAhxBEAALkIACDFEQAAuQgAIAKJEAEAAAABlRACAAAAAQunBQAAthcAIPENAAC4FwAw8g0AAKsIABDzDQAAuBcAMIkQAQDiFQAhlRACAOoVACGWEAIA6hUAIZcQAgDqFQAhmBAAAN0VACCZEAAA9RUAIJoQAQDiFQAhA-wMAgAAAAHwDgEAAAABiRABAAAAAQmnBQAAthcAIOwMAgDqFQAh8Q0AALoXADDyDQAApwgAEPMNAAC6FwAw8A4BAOIVACGJEAEA4hUAIZsQAgDpFQAhnBABAOIVACECiRABAAAAAZsQAgAAAAEYhQMBAOIVACGnBQAAthcAIOwMAgDqFQAh8Q0AALwXADDyDQAAowgAEPMNAAC8FwAwsw4BAOQVACGSDwIA6RUAIZsPAQDkFQAh1g8BAOQVACHlDwEA5BUAIYkQAQDiFQAhlRACAOkVACGaECAAhhYAIZsQAgDqFQAhnRABAOIVACGeEAEA5BUAIZ8QAgDpFQAhoBAAAOsVACChEAEA5BUAIaIQAQDkFQAhoxAAAN0VACCkECAAhhYAIaUQAgDpFQAhAoYQAgAAAAGJEAEAAAABB6cFAAC2FwAg8Q0AAL4XADDyDQAAnwgAEPMNAAC-FwAwhhACAOoVACGHEAABhxYAIYkQAQDiFQAhCMgIAQDDFQAh8Q0AAL8XADDyDQAAmggAEPMNAAC_FwAwtQ4EAMIVACG2DgQAwhUAIbcOAgDGFQAhtRAgAN4VACEIyAgBAOIVACHxDQAAwBcAMPINAACHCAAQ8w0AAMAXADC1DgQA7RUAIbYOBADtFQAhtw4CAOoVACG1ECAA4xUAIQTICAEAAAABtQ4EAAAAAbYOBAAAAAG3DgIAAAABDr8NAgDGFQAh8Q0AAMIXADDyDQAAgQgAEPMNAADCFwAw9g1AAMQVACG1DgQAwhUAIbYOBADCFQAhtw4CAMYVACG8DgEAxxUAIfAOAQDDFQAhxQ8BAMMVACG3EAQAlhYAIbgQQADEFQAhuRBAANkVACEOvw0CAOoVACHxDQAAwxcAMPINAADuBwAQ8w0AAMMXADD2DUAA5hUAIbUOBADtFQAhtg4EAO0VACG3DgIA6hUAIbwOAQDkFQAh8A4BAOIVACHFDwEA4hUAIbcQBACaFgAhuBBAAOYVACG5EEAA5RUAIQO1DgQAAAABtg4EAAAAAbcOAgAAAAEF8Q0AAMUXADDyDQAA6AcAEPMNAADFFwAwsw4BAMMVACG7EAIAxhUAIQXxDQAAxhcAMPINAADVBwAQ8w0AAMYXADCzDgEA4hUAIbsQAgDqFQAhB8gIAQDDFQAh8Q0AAMcXADDyDQAAzwcAEPMNAADHFwAwlhACAMYVACGYEAAA8hUAILwQAQDDFQAhB8gIAQDiFQAh8Q0AAMgXADDyDQAAvAcAEPMNAADIFwAwlhACAOoVACGYEAAA9RUAILwQAQDiFQAhCMgIAQDDFQAh8Q0AAMkXADDyDQAAtgcAEPMNAADJFwAwtQ4EAMIVACG9EAEAwxUAIb4QAgDGFQAhvxACAMYVACEIyAgBAOIVACHxDQAAyhcAMPINAACjBwAQ8w0AAMoXADC1DgQA7RUAIb0QAQDiFQAhvhACAOoVACG_EAIA6hUAIQLICAEAAAABtQ4EAAAAAQfICAEAwxUAIfENAADMFwAw8g0AAJ0HABDzDQAAzBcAMLUOBADCFQAhqg8AAfoVACHBEAQAwhUAIQfICAEA4hUAIfENAADNFwAw8g0AAIoHABDzDQAAzRcAMLUOBADtFQAhqg8AAYcWACHBEAQA7RUAIQPICAEAAAABtQ4EAAAAAcEQBAAAAAEIyAgBAMMVACHxDQAAzxcAMPINAACEBwAQ8w0AAM8XADC1DgQAwhUAIc4OAgDGFQAh1Q4EAMIVACGqDwAB-xUAIQjICAEA4hUAIfENAADQFwAw8g0AAPEGABDzDQAA0BcAMLUOBADtFQAhzg4CAOoVACHVDgQA7RUAIaoPAAGIFgAhAsgIAQAAAAG1DgQAAAABFMgIAQDDFQAh8Q0AANIXADDyDQAA6wYAEPMNAADSFwAw9g0EAMIVACG1DgQAwhUAIbYOBADCFQAhtw4CAMYVACG4DgIAxhUAIbkOIAD5FQAhug4gAPkVACG7DgEAwxUAIbwOAAH6FQAhvQ4AAfsVACG-DgAB-xUAIb8OAAH7FQAhwA4AAfsVACHBDhAA_BUAIcIOEAD8FQAhww4QAPwVACEUyAgBAOIVACHxDQAA0xcAMPINAADYBgAQ8w0AANMXADD2DQQA7RUAIbUOBADtFQAhtg4EAO0VACG3DgIA6hUAIbgOAgDqFQAhuQ4gAIYWACG6DiAAhhYAIbsOAQDiFQAhvA4AAYcWACG9DgABiBYAIb4OAAGIFgAhvw4AAYgWACHADgABiBYAIcEOEACJFgAhwg4QAIkWACHDDhAAiRYAIQbICAEAAAABtQ4EAAAAAbYOBAAAAAG4DgIAAAABuw4BAAAAAbwOAAEAAAEJ8Q0AANUXADDyDQAA0gYAEPMNAADVFwAwtQ4EAMIVACHEEAQAwhUAIcUQAQDDFQAhxhABAMMVACHHEAQAwhUAIcgQBACWFgAhCfENAADWFwAw8g0AAL8GABDzDQAA1hcAMLUOBADtFQAhxBAEAO0VACHFEAEA4hUAIcYQAQDiFQAhxxAEAO0VACHIEAQAmhYAIQK1DgQAAAABxBAEAAAAAQvxDQAA2BcAMPINAAC5BgAQ8w0AANgXADC1DgQAwhUAIcoQQADZFQAhyxABAMcVACHMEAQAlhYAIc0QQADZFQAhzhBAANkVACHPEAQAlhYAIdAQQADZFQAhC_ENAADZFwAw8g0AAKYGABDzDQAA2RcAMLUOBADtFQAhyhBAAOUVACHLEAEA5BUAIcwQBACaFgAhzRBAAOUVACHOEEAA5RUAIc8QBACaFgAh0BBAAOUVACEJ8Q0AANoXADDyDQAAoAYAEPMNAADaFwAw-Q0BAMMVACGSDgIAxRUAIZwOAQDDFQAhtQ4EAMIVACHYDkAAxBUAIdsPQADEFQAhCfENAADbFwAw8g0AAI0GABDzDQAA2xcAMPkNAQDiFQAhkg4CAOkVACGcDgEA4hUAIbUOBADtFQAh2A5AAOYVACHbD0AA5hUAIQKcDgEAAAABtQ4EAAAAAQfxDQAA3RcAMPINAACHBgAQ8w0AAN0XADC1DgQAwhUAIbYOBADCFQAh0hAEAMIVACHTECAA3hUAIQfxDQAA3hcAMPINAAD0BQAQ8w0AAN4XADC1DgQA7RUAIbYOBADtFQAh0hAEAO0VACHTECAA4xUAIRTxDQAA3xcAMPINAADuBQAQ8w0AAN8XADD5DQEAxxUAIacOQADZFQAhtQ4EAMIVACG2DgQAlhYAIc0OAQDDFQAhsg9AAMQVACHFDwEAxxUAIdIQBACWFgAh1BAEAJYWACHVEAQAlhYAIdYQBACWFgAh1xABAMcVACHYEAQAlhYAIdkQAQDHFQAh2hAEAJYWACHbEAQAlhYAIdwQQADZFQAhFPENAADgFwAw8g0AANsFABDzDQAA4BcAMPkNAQDkFQAhpw5AAOUVACG1DgQA7RUAIbYOBACaFgAhzQ4BAOIVACGyD0AA5hUAIcUPAQDkFQAh0hAEAJoWACHUEAQAmhYAIdUQBACaFgAh1hAEAJoWACHXEAEA5BUAIdgQBACaFgAh2RABAOQVACHaEAQAmhYAIdsQBACaFgAh3BBAAOUVACEG8Q0AAOEXADDyDQAA1QUAEPMNAADhFwAwsw4BAMMVACHlDwEAwxUAId0QQADEFQAhBvENAADiFwAw8g0AAMIFABDzDQAA4hcAMLMOAQDiFQAh5Q8BAOIVACHdEEAA5hUAIQqGAwAA8hUAIPENAADjFwAw8g0AALwFABDzDQAA4xcAMPgOAQDDFQAhiQ9AANkVACG0DwIAxhUAId4QAQDDFQAh3xABAMMVACHgEEAA2RUAIQqGAwAA9RUAIPENAADkFwAw8g0AAKkFABDzDQAA5BcAMPgOAQDiFQAhiQ9AAOUVACG0DwIA6hUAId4QAQDiFQAh3xABAOIVACHgEEAA5RUAIQL4DgEAAAAB3hABAAAAAQfxDQAA5hcAMPINAACjBQAQ8w0AAOYXADCzDgEAwxUAIfgOAQDDFQAh3xABAMMVACHiEEAAxBUAIQfxDQAA5xcAMPINAACQBQAQ8w0AAOcXADCzDgEA4hUAIfgOAQDiFQAh3xABAOIVACHiEEAA5hUAIQOzDgEAAAAB-A4BAAAAAd8QAQAAAAEJ8Q0AAOkXADDyDQAAigUAEPMNAADpFwAwsw4BAMMVACH4DgEAwxUAIawQIADeFQAh4BBAANkVACHkECAA3hUAIeUQQADEFQAhFfENAADqFwAw8g0AAPQEABDzDQAA6hcAMJgOQADEFQAhtQ4EAMIVACG2DgQAwhUAIbwOAQDDFQAhzQ4BAMMVACH4DgEAwxUAIYkPQADZFQAhtA8CAMYVACHFDwEAwxUAId4QAQDDFQAh3xABAMMVACHgEEAA2RUAIeYQEAChFgAh5xABAMcVACHoEEAAxBUAIekQIADeFQAh6hAgAN4VACHrECAA3hUAIRaGAwAA7BcAIPENAADrFwAw8g0AAOEEABDzDQAA6xcAMJgOQADmFQAhtQ4EAO0VACG2DgQA7RUAIbwOAQDiFQAhzQ4BAOIVACH4DgEA4hUAIYkPQADlFQAhtA8CAOoVACHFDwEA4hUAId4QAQDiFQAh3xABAOIVACHgEEAA5RUAIeYQEAClFgAh5xABAOQVACHoEEAA5hUAIekQIADjFQAh6hAgAOMVACHrECAA4xUAIQOuDgAA2wQAIK8OAADbBAAgsA4AANsEACAKhQMAAO4XACDxDQAA7RcAMPINAADbBAAQ8w0AAO0XADCzDgEA4hUAIfgOAQDiFQAhrBAgAOMVACHgEEAA5RUAIeQQIADjFQAh5RBAAOYVACEYhgMAAOwXACDxDQAA6xcAMPINAADhBAAQ8w0AAOsXADCYDkAA5hUAIbUOBADtFQAhtg4EAO0VACG8DgEA4hUAIc0OAQDiFQAh-A4BAOIVACGJD0AA5RUAIbQPAgDqFQAhxQ8BAOIVACHeEAEA4hUAId8QAQDiFQAh4BBAAOUVACHmEBAApRYAIecQAQDkFQAh6BBAAOYVACHpECAA4xUAIeoQIADjFQAh6xAgAOMVACHEEQAA4QQAIMURAADhBAAgDggAAPIVACDxDQAA7xcAMPINAADWBAAQ8w0AAO8XADD2DQQAwhUAIbUOBADCFQAhtg4EAMIVACG4DgIAxhUAIbsOAQDDFQAhvA4BAMMVACH4DgEAwxUAIcUPAQDDFQAh7BABAMMVACHtEAEAwxUAIQ4IAAD1FQAg8Q0AAPAXADDyDQAAwwQAEPMNAADwFwAw9g0EAO0VACG1DgQA7RUAIbYOBADtFQAhuA4CAOoVACG7DgEA4hUAIbwOAQDiFQAh-A4BAOIVACHFDwEA4hUAIewQAQDiFQAh7RABAOIVACEDtQ4EAAAAAbgOAgAAAAG8DgEAAAABBQgAAfoVACHxDQAA8hcAMPINAAC9BAAQ8w0AAPIXADDFEAAB-hUAIQYIAAGHFgAh0wIAAPQXACDxDQAA8xcAMPINAACqBAAQ8w0AAPMXADDFEAABhxYAIQOuDgAAjgQAIK8OAACOBAAgsA4AAI4EACAI8Q0AAPUXADDyDQAApAQAEPMNAAD1FwAwjxAAAfsVACHuEAIAxhUAIe8QAgDGFQAh8BABAMMVACHxEAAB-hUAIQnUAgAA9xcAIPENAAD2FwAw8g0AAI4EABDzDQAA9hcAMI8QAAGIFgAh7hACAOoVACHvEAIA6hUAIfAQAQDiFQAh8RAAAYcWACEICAABhxYAIdMCAAD0FwAg8Q0AAPMXADDyDQAAqgQAEPMNAADzFwAwxRAAAYcWACHEEQAAqgQAIMURAACqBAAgAu4QAgAAAAHvEAIAAAABEqkFAgDGFQAhjwYAAfsVACHxDQAA-RcAMPINAACJBAAQ8w0AAPkXADD2DUAAxBUAIa8PAQDDFQAhwQ8BAMMVACGOEAEAwxUAIZEQAADyFQAgkhABAMMVACHEEAIAxhUAIfMQAQDDFQAh9BAAAPIVACD1EAQAwhUAIfYQBADCFQAh9xAEAMIVACH4EAAA8hUAIBKpBQIA6hUAIY8GAAGIFgAh8Q0AAPoXADDyDQAA9gMAEPMNAAD6FwAw9g1AAOYVACGvDwEA4hUAIcEPAQDiFQAhjhABAOIVACGREAAA9RUAIJIQAQDiFQAhxBACAOoVACHzEAEA4hUAIfQQAAD1FQAg9RAEAO0VACH2EAQA7RUAIfcQBADtFQAh-BAAAPUVACAK8Q0AAPsXADDyDQAA8AMAEPMNAAD7FwAwmg4BAMMVACH5EEAAxBUAIfoQAQDDFQAh-xABAMMVACH8EAIAxhUAIf0QAgDGFQAh_hAAAM4WACAK8Q0AAPwXADDyDQAA3QMAEPMNAAD8FwAwmg4BAOIVACH5EEAA5hUAIfoQAQDiFQAh-xABAOIVACH8EAIA6hUAIf0QAgDqFQAh_hAAAM4WACAEmg4BAAAAAfkQQAAAAAH6EAEAAAAB-xABAAAAAQzICAEAwxUAIfENAAD-FwAw8g0AANcDABDzDQAA_hcAMPQNAQDDFQAhmA5AAMQVACGaDgEAwxUAIbUOBACWFgAhuw4BAMMVACHCD0AAxBUAIfYPQADZFQAh9w9AANkVACEMyAgBAOIVACHxDQAA_xcAMPINAADEAwAQ8w0AAP8XADD0DQEA4hUAIZgOQADmFQAhmg4BAOIVACG1DgQAmhYAIbsOAQDiFQAhwg9AAOYVACH2D0AA5RUAIfcPQADlFQAhBvENAACAGAAw8g0AAL4DABDzDQAAgBgAMLQOAQDHFQAhtA8BAMMVACHCD0AAxBUAIQbxDQAAgRgAMPINAACrAwAQ8w0AAIEYADC0DgEA5BUAIbQPAQDiFQAhwg9AAOYVACEG8Q0AAIIYADDyDQAApQMAEPMNAACCGAAwmg4BAMMVACHzDkAAxBUAIfwQAgDGFQAhBvENAACDGAAw8g0AAJIDABDzDQAAgxgAMJoOAQDiFQAh8w5AAOYVACH8EAIA6hUAIQKaDgEAAAAB8w5AAAAAAQbxDQAAhRgAMPINAACMAwAQ8w0AAIUYADCHEAQAwhUAIfkQQADEFQAhgREBAMMVACEG8Q0AAIYYADDyDQAA-QIAEPMNAACGGAAwhxAEAO0VACH5EEAA5hUAIYERAQDiFQAhAvkQQAAAAAGBEQEAAAABD_ENAACIGAAw8g0AAPMCABDzDQAAiBgAMJAOAQDHFQAhkg4CAMUVACHADgEAwxUAIcIPQADEFQAh-Q8BAMMVACGBEQEAwxUAIYMRAQDDFQAhhBEBAMMVACGFESAA3hUAIYYRAACJGAAghxEBAMMVACGIEUAAxBUAIQT8DQABAAAFqw4AAQAAAawOAAEAAAStDgABAAAED_ENAACKGAAw8g0AAOACABDzDQAAihgAMJAOAQDkFQAhkg4CAOkVACHADgEA4hUAIcIPQADmFQAh-Q8BAOIVACGBEQEA4hUAIYMRAQDiFQAhhBEBAOIVACGFESAA4xUAIYYRAACJGAAghxEBAOIVACGIEUAA5hUAIQTADgEAAAAB-Q8BAAAAAYERAQAAAAGDEQEAAAABCvENAACMGAAw8g0AANoCABDzDQAAjBgAMPQNAQDDFQAh9g1AAMQVACHvDgEAwxUAIYoRAQDDFQAhixEBAMMVACGMEQAA8hUAII0RAQDHFQAhCvENAACNGAAw8g0AAMcCABDzDQAAjRgAMPQNAQDiFQAh9g1AAOYVACHvDgEA4hUAIYoRAQDiFQAhixEBAOIVACGMEQAA9RUAII0RAQDkFQAhFfENAACOGAAw8g0AAMECABDzDQAAjhgAMPQNAQDDFQAhmA5AAMQVACGaDgEAwxUAIbsOAQDDFQAh4A4BAMMVACH4DgEAwxUAIcIPQADZFQAh9g9AANkVACH3D0AA2RUAIcUQAQDDFQAhjhEAAN0VACCPEQAA3RUAIJARAADdFQAgkRECAMUVACGSEQEAwxUAIZMRQADZFQAhlBEBAMcVACGVEQEAxxUAIQzICAEAwxUAIfENAACPGAAw8g0AAKsCABDzDQAAjxgAMPQNAQDDFQAhmA5AAMQVACG1DgQAlhYAIaIQAQDDFQAhkxFAANkVACGUEQEAxxUAIZYRQADZFQAhlxFAANkVACEC-A8BAAAAAfkPAQAAAAELCAAA9RUAIK4BAACSGAAg8Q0AAJEYADDyDQAAjwIAEPMNAACRGAAwuw4BAOIVACHbD0AA5hUAIfgPAQDiFQAh-Q8BAOIVACH6D0AA5hUAIfsPQADlFQAhFqwBAACbGAAgrwEAAJwYACCwAQAAnRgAILEBAACeGAAg8Q0AAJoYADDyDQAAgQIAEPMNAACaGAAw9A0BAOIVACGYDkAA5hUAIZoOAQDkFQAhnA4BAOIVACGlDgEA5BUAIe8OAQDiFQAhvg9AAOUVACHKD0AA5RUAIf8PAQDiFQAhgRABAOIVACGCEAAA3RUAIIMQQADlFQAhhBACAOoVACHEEQAAgQIAIMURAACBAgAgArsOAQAAAAH4DwEAAAABEa4BAACSGAAg8Q0AAJQYADDyDQAAiwIAEPMNAACUGAAw9A0BAOIVACGTDgIA6hUAIZUOQADlFQAhlg4CAOoVACGXDkAA5RUAIZgOQADmFQAhuw4BAOIVACHNDgEA4hUAIdcOQADlFQAh-A8BAOIVACH8DwAA9RUAIP0PAgDqFQAh_g9AAOUVACEJCAAA9RUAIK4BAACSGAAg8Q0AAJUYADDyDQAAhwIAEPMNAACVGAAw9A0EAO0VACH2DUAA5hUAIbsOAQDiFQAh-A8BAOIVACEOrQEAAJcYACCyAQAAmBgAIMgIAQDiFQAh8Q0AAJYYADDyDQAAhQIAEPMNAACWGAAw9A0BAOIVACGYDkAA5hUAIbUOBACaFgAhohABAOIVACGTEUAA5RUAIZQRAQDkFQAhlhFAAOUVACGXEUAA5RUAIQOuDgAA_QEAIK8OAAD9AQAgsA4AAP0BACADrg4AAIECACCvDgAAgQIAILAOAACBAgAgApoOAQAAAAH_DwEAAAABFKwBAACbGAAgrwEAAJwYACCwAQAAnRgAILEBAACeGAAg8Q0AAJoYADDyDQAAgQIAEPMNAACaGAAw9A0BAOIVACGYDkAA5hUAIZoOAQDkFQAhnA4BAOIVACGlDgEA5BUAIe8OAQDiFQAhvg9AAOUVACHKD0AA5RUAIf8PAQDiFQAhgRABAOIVACGCEAAA3RUAIIMQQADlFQAhhBACAOoVACEQrQEAAJcYACCyAQAAmBgAIMgIAQDiFQAh8Q0AAJYYADDyDQAAhQIAEPMNAACWGAAw9A0BAOIVACGYDkAA5hUAIbUOBACaFgAhohABAOIVACGTEUAA5RUAIZQRAQDkFQAhlhFAAOUVACGXEUAA5RUAIcQRAACFAgAgxREAAIUCACADrg4AAIcCACCvDgAAhwIAILAOAACHAgAgA64OAACLAgAgrw4AAIsCACCwDgAAiwIAIAOuDgAAjwIAIK8OAACPAgAgsA4AAI8CACAWrAEAAKAYACDxDQAAnxgAMPINAAD9AQAQ8w0AAJ8YADD0DQEA4hUAIZgOQADmFQAhmg4BAOIVACG7DgEA4hUAIeAOAQDiFQAh-A4BAOIVACHCD0AA5RUAIfYPQADlFQAh9w9AAOUVACHFEAEA4hUAIY4RAADdFQAgjxEAAN0VACCQEQAA3RUAIJERAgDpFQAhkhEBAOIVACGTEUAA5RUAIZQRAQDkFQAhlREBAOQVACEQrQEAAJcYACCyAQAAmBgAIMgIAQDiFQAh8Q0AAJYYADDyDQAAhQIAEPMNAACWGAAw9A0BAOIVACGYDkAA5hUAIbUOBACaFgAhohABAOIVACGTEUAA5RUAIZQRAQDkFQAhlhFAAOUVACGXEUAA5RUAIcQRAACFAgAgxREAAIUCACACyAgBAAAAAbUOBAAAAAEF8Q0AAKIYADDyDQAA-AEAEPMNAACiGAAw-Q8BAMMVACGbEQAA8hUAIAXxDQAAoxgAMPINAADlAQAQ8w0AAKMYADD5DwEA4hUAIZsRAAD1FQAgEb8NAgDGFQAh8Q0AAKQYADDyDQAA3wEAEPMNAACkGAAw9g1AAMQVACG1DgQAwhUAIbYOBADCFQAhuA4CAMYVACG8DgEAwxUAIdwOAQDDFQAhsw8BAMcVACHFDwEAxxUAIe8PAQDDFQAhuBBAAMQVACHSEAQAwhUAIZwRAQDDFQAhnREAAMgVACARvw0CAOoVACHxDQAApRgAMPINAADMAQAQ8w0AAKUYADD2DUAA5hUAIbUOBADtFQAhtg4EAO0VACG4DgIA6hUAIbwOAQDiFQAh3A4BAOIVACGzDwEA5BUAIcUPAQDkFQAh7w8BAOIVACG4EEAA5hUAIdIQBADtFQAhnBEBAOIVACGdEQAA6xUAIAK1DgQAAAABnBEBAAAAAQkIAADyFQAg8Q0AAKcYADDyDQAAxgEAEPMNAACnGAAw9A0BAMMVACH2DUAAxBUAIbMOAQDDFQAhuw4BAMMVACHND0AA2RUAIQkIAAD1FQAg8Q0AAKgYADDyDQAAswEAEPMNAACoGAAw9A0BAOIVACH2DUAA5hUAIbMOAQDiFQAhuw4BAOIVACHND0AA5RUAIQXxDQAAqRgAMPINAACtAQAQ8w0AAKkYADDcDgEAwxUAIbsQAgDGFQAhBfENAACqGAAw8g0AAJoBABDzDQAAqhgAMNwOAQDiFQAhuxACAOoVACEK8Q0AAKsYADDyDQAAlAEAEPMNAACrGAAwtQ4EAMIVACG2DgQAwhUAIbwOAQDDFQAh7w8BAMMVACHSEAQAwhUAIZwRAQDDFQAhnxEBAMMVACEK8Q0AAKwYADDyDQAAgQEAEPMNAACsGAAwtQ4EAO0VACG2DgQA7RUAIbwOAQDiFQAh7w8BAOIVACHSEAQA7RUAIZwRAQDiFQAhnxEBAOIVACEEtQ4EAAAAAe8PAQAAAAGcEQEAAAABnxEBAAAAAQ_xDQAArhgAMPINAAB7ABDzDQAArhgAMLUOBADCFQAhtg4EAMIVACG4DgIAxhUAIdwOAQDDFQAhsw8BAMMVACHvDwEAwxUAIccQBADCFQAhnBEBAMMVACGfEQEAwxUAIaERAQDDFQAhohEEAMIVACGjEQAA8hUAIA_xDQAArxgAMPINAABoABDzDQAArxgAMLUOBADtFQAhtg4EAO0VACG4DgIA6hUAIdwOAQDiFQAhsw8BAOIVACHvDwEA4hUAIccQBADtFQAhnBEBAOIVACGfEQEA4hUAIaERAQDiFQAhohEEAO0VACGjEQAA9RUAIAO1DgQAAAABnBEBAAAAAZ8RAQAAAAEkCAEAwxUAIfENAACxGAAw8g0AAGIAEPMNAACxGAAw9A0BAMMVACGYDkAAxBUAIbUOBADCFQAhtg4EAJYWACG4DgIAxRUAIbwOAQDHFQAh3A4BAMMVACGzDwEAxxUAIcEPAQDHFQAhxQ8BAMcVACHvDwEAwxUAIfYPQADZFQAhxxAEAMIVACHpECAA3hUAIZwRAQDDFQAhnxEBAMMVACGhEQEAwxUAIaIRBADCFQAhpRECAMUVACGmEQAAyBUAIKcRAADIFQAgqBEgAN4VACGpEQEAwxUAIaoRAQDHFQAhqxEBAMMVACGsEQEAxxUAIa0RAQDHFQAhrhEBAMcVACGvEQEAxxUAIbARBACWFgAhsREEAJYWACGyEQEAxxUAISQIAQDiFQAh8Q0AALIYADDyDQAATwAQ8w0AALIYADD0DQEA4hUAIZgOQADmFQAhtQ4EAO0VACG2DgQAmhYAIbgOAgDpFQAhvA4BAOQVACHcDgEA4hUAIbMPAQDkFQAhwQ8BAOQVACHFDwEA5BUAIe8PAQDiFQAh9g9AAOUVACHHEAQA7RUAIekQIADjFQAhnBEBAOIVACGfEQEA4hUAIaERAQDiFQAhohEEAO0VACGlEQIA6RUAIaYRAADrFQAgpxEAAOsVACCoESAA4xUAIakRAQDiFQAhqhEBAOQVACGrEQEA4hUAIawRAQDkFQAhrREBAOQVACGuEQEA5BUAIa8RAQDkFQAhsBEEAJoWACGxEQQAmhYAIbIRAQDkFQAhBLUOBAAAAAHvDwEAAAABnBEBAAAAAZ8RAQAAAAEL8Q0AALQYADDyDQAASQAQ8w0AALQYADCYDkAAxBUAIZoOAQDHFQAh-A4BAMcVACGcEQEAwxUAIagRIADeFQAhtBEBAMcVACG1EQEAwxUAIbYRAQDDFQAhC_ENAAC1GAAw8g0AADYAEPMNAAC1GAAwmA5AAOYVACGaDgEA5BUAIfgOAQDkFQAhnBEBAOIVACGoESAA4xUAIbQRAQDkFQAhtREBAOIVACG2EQEA4hUAIRLICAEAwxUAIfENAAC2GAAw8g0AADAAEPMNAAC2GAAw9A0BAMMVACGSDgEAwxUAIZoOAQDDFQAh8A4BAMMVACGPD0AA2RUAIZkQAADdFQAgtxEBAMMVACG4EUAAxBUAIbkRQADEFQAhuhFAANkVACG7EQEAxxUAIbwRAgDFFQAhvRECAMUVACG-EQEAxxUAIRLICAEA4hUAIfENAAC3GAAw8g0AAB0AEPMNAAC3GAAw9A0BAOIVACGSDgEA4hUAIZoOAQDiFQAh8A4BAOIVACGPD0AA5RUAIZkQAADdFQAgtxEBAOIVACG4EUAA5hUAIbkRQADmFQAhuhFAAOUVACG7EQEA5BUAIbwRAgDpFQAhvRECAOkVACG-EQEA5BUAIQLICAEAAAABtxEBAAAAAQjxDQAAuRgAMPINAAAXABDzDQAAuRgAMPQNAQDDFQAh3A4BAMMVACHAEUAAxBUAIcERQADZFQAhwhFAANkVACEI8Q0AALoYADDyDQAABAAQ8w0AALoYADD0DQEA4hUAIdwOAQDiFQAhwBFAAOYVACHBEUAA5RUAIcIRQADlFQAhAvQNAQAAAAHcDgEAAAABAAAAAAAABckRBAAAAAHQEQQAAAAB0REEAAAAAdIRBAAAAAHTEQQAAAABAckRQAAAAAEFyRECAAAAAdARAgAAAAHREQIAAAAB0hECAAAAAdMRAgAAAAEFyRECAAAAAdARAgAAAAHREQIAAAAB0hECAAAAAdMRAgAAAAEByREBAAAAAQHJEQEAAAABBQ8AAJchACAQAACaIQAgxhEAAJghACDHEQAAmSEAIMwRAAD2FAAgAw8AAJchACDGEQAAmCEAIMwRAAD2FAAgAAAAAAAByRFAAAAAAQUPAACRIQAgEAAAlSEAIMYRAACSIQAgxxEAAJQhACDMEQAA8hQAIAsPAADSGAAwEAAA1xgAMMYRAADTGAAwxxEAANQYADDIEQAA1RgAIMkRAADWGAAwyhEAANYYADDLEQAA1hgAMMwRAADWGAAwzREAANgYADDOEQAA2RgAMAf0DQQAAAAB9g1AAAAAAfcNAgAAAAH4DQIAAAAB-Q0BAAAAAfoNgAAAAAH7DQEAAAABAgAAAPoUACAPAADdGAAgAwAAAPoUACAPAADdGAAgEAAA3BgAIAEIAACTIQAwDL4NAADsFQAg8Q0AAOgVADDyDQAA-BQAEPMNAADoFQAw9A0EAAAAAfUNAQDiFQAh9g1AAOYVACH3DQIA6RUAIfgNAgDqFQAh-Q0BAOQVACH6DQAA6xUAIPsNAQDkFQAhAgAAAPoUACAIAADcGAAgAgAAANoYACAIAADbGAAgC_ENAADZGAAw8g0AANoYABDzDQAA2RgAMPQNBADtFQAh9Q0BAOIVACH2DUAA5hUAIfcNAgDpFQAh-A0CAOoVACH5DQEA5BUAIfoNAADrFQAg-w0BAOQVACEL8Q0AANkYADDyDQAA2hgAEPMNAADZGAAw9A0EAO0VACH1DQEA4hUAIfYNQADmFQAh9w0CAOkVACH4DQIA6hUAIfkNAQDkFQAh-g0AAOsVACD7DQEA5BUAIQf0DQQAwhgAIfYNQADDGAAh9w0CAMQYACH4DQIAxRgAIfkNAQDGGAAh-g2AAAAAAfsNAQDGGAAhB_QNBADCGAAh9g1AAMMYACH3DQIAxBgAIfgNAgDFGAAh-Q0BAMYYACH6DYAAAAAB-w0BAMYYACEH9A0EAAAAAfYNQAAAAAH3DQIAAAAB-A0CAAAAAfkNAQAAAAH6DYAAAAAB-w0BAAAAAQMPAACRIQAgxhEAAJIhACDMEQAA8hQAIAQPAADSGAAwxhEAANMYADDIEQAA1RgAIMwRAADWGAAwAAAAAskRAQAAAATPEQEAAAAFAskRAQAAAATPEQEAAAAFAckRIAAAAAELDwAA5xgAMBAAAOwYADDGEQAA6BgAMMcRAADpGAAwyBEAAOoYACDJEQAA6xgAMMoRAADrGAAwyxEAAOsYADDMEQAA6xgAMM0RAADtGAAwzhEAAO4YADAOvw0AAN8YACD0DQEAAAABjg4BAAAAAY8OAQAAAAGQDgEAAAABkQ4BAAAAAZIOAQAAAAGTDgIAAAABlA4CAAAAAZUOQAAAAAGWDgIAAAABlw5AAAAAAZgOQAAAAAGZDgEAAAABAgAAAPYUACAPAADyGAAgAwAAAPYUACAPAADyGAAgEAAA8RgAIAEIAACQIQAwE70NAADvFQAgvw0AAPAVACDxDQAA7hUAMPINAAD0FAAQ8w0AAO4VADD0DQEAAAABjQ4BAOIVACGODgEA4hUAIY8OAQDiFQAhkA4BAOIVACGRDgEA5BUAIZIOAQDiFQAhkw4CAOoVACGUDgIA6hUAIZUOQADlFQAhlg4CAOoVACGXDkAA5RUAIZgOQADmFQAhmQ4BAOQVACECAAAA9hQAIAgAAPEYACACAAAA7xgAIAgAAPAYACAR8Q0AAO4YADDyDQAA7xgAEPMNAADuGAAw9A0BAOIVACGNDgEA4hUAIY4OAQDiFQAhjw4BAOIVACGQDgEA4hUAIZEOAQDkFQAhkg4BAOIVACGTDgIA6hUAIZQOAgDqFQAhlQ5AAOUVACGWDgIA6hUAIZcOQADlFQAhmA5AAOYVACGZDgEA5BUAIRHxDQAA7hgAMPINAADvGAAQ8w0AAO4YADD0DQEA4hUAIY0OAQDiFQAhjg4BAOIVACGPDgEA4hUAIZAOAQDiFQAhkQ4BAOQVACGSDgEA4hUAIZMOAgDqFQAhlA4CAOoVACGVDkAA5RUAIZYOAgDqFQAhlw5AAOUVACGYDkAA5hUAIZkOAQDkFQAhDfQNAQDHGAAhjg4BAMcYACGPDgEAxxgAIZAOAQDHGAAhkQ4BAMYYACGSDgEAxxgAIZMOAgDFGAAhlA4CAMUYACGVDkAAzxgAIZYOAgDFGAAhlw5AAM8YACGYDkAAwxgAIZkOAQDGGAAhDr8NAADRGAAg9A0BAMcYACGODgEAxxgAIY8OAQDHGAAhkA4BAMcYACGRDgEAxhgAIZIOAQDHGAAhkw4CAMUYACGUDgIAxRgAIZUOQADPGAAhlg4CAMUYACGXDkAAzxgAIZgOQADDGAAhmQ4BAMYYACEOvw0AAN8YACD0DQEAAAABjg4BAAAAAY8OAQAAAAGQDgEAAAABkQ4BAAAAAZIOAQAAAAGTDgIAAAABlA4CAAAAAZUOQAAAAAGWDgIAAAABlw5AAAAAAZgOQAAAAAGZDgEAAAABAckRAQAAAAQByREBAAAABAQPAADnGAAwxhEAAOgYADDIEQAA6hgAIMwRAADrGAAwAAa9DQAA-BgAIL8NAAD5GAAgkQ4AALwYACCVDgAAvBgAIJcOAAC8GAAgmQ4AALwYACAJwA0AAPYYACCgDgAAvBgAIKEOAAC8GAAgog4AALwYACCjDgAAvBgAIKUOAAC8GAAgpw4AALwYACCpDgAAvBgAIKoOAAC8GAAgAAAAAAAAAAAAAAAAAAAByREgAAAAAQHJEQABAAABAckRAAEAAAEFyREQAAAAAdAREAAAAAHRERAAAAAB0hEQAAAAAdMREAAAAAEAAAALDwAAjxkAMBAAAJQZADDGEQAAkBkAMMcRAACRGQAwyBEAAJIZACDJEQAAkxkAMMoRAACTGQAwyxEAAJMZADDMEQAAkxkAMM0RAACVGQAwzhEAAJYZADAIvw0CAAAAAZYOAQAAAAGzDgEAAAABtQ4EAAAAAccOAgAAAAHIDkAAAAAByQ5AAAAAAcoOgAAAAAECAAAA8xMAIA8AAJoZACADAAAA8xMAIA8AAJoZACAQAACZGQAgAQgAAI8hADAO7AwAAJAWACC_DQIA6hUAIfENAACPFgAw8g0AAPUTABDzDQAAjxYAMJYOAQDkFQAhsw4BAOIVACG1DgQA7RUAIcUOAQDiFQAhxw4CAOoVACHIDkAA5hUAIckOQADmFQAhyg4AAOsVACDLDgAAkRYAIAIAAADzEwAgCAAAmRkAIAIAAACXGQAgCAAAmBkAIAy_DQIA6hUAIfENAACWGQAw8g0AAJcZABDzDQAAlhkAMJYOAQDkFQAhsw4BAOIVACG1DgQA7RUAIcUOAQDiFQAhxw4CAOoVACHIDkAA5hUAIckOQADmFQAhyg4AAOsVACAMvw0CAOoVACHxDQAAlhkAMPINAACXGQAQ8w0AAJYZADCWDgEA5BUAIbMOAQDiFQAhtQ4EAO0VACHFDgEA4hUAIccOAgDqFQAhyA5AAOYVACHJDkAA5hUAIcoOAADrFQAgCL8NAgDFGAAhlg4BAMYYACGzDgEAxxgAIbUOBADCGAAhxw4CAMUYACHIDkAAwxgAIckOQADDGAAhyg6AAAAAAQi_DQIAxRgAIZYOAQDGGAAhsw4BAMcYACG1DgQAwhgAIccOAgDFGAAhyA5AAMMYACHJDkAAwxgAIcoOgAAAAAEIvw0CAAAAAZYOAQAAAAGzDgEAAAABtQ4EAAAAAccOAgAAAAHIDkAAAAAByQ5AAAAAAcoOgAAAAAEEDwAAjxkAMMYRAACQGQAwyBEAAJIZACDMEQAAkxkAMAAAAAAAAAUPAACKIQAgEAAAjSEAIMYRAACLIQAgxxEAAIwhACDMEQAAjhQAIAMPAACKIQAgxhEAAIshACDMEQAAjhQAIALrDAAAnBkAIMYOAAC8GAAgAAAAAAAAAAACyREBAAAABM8RAQAAAAUFyREEAAAAAdARBAAAAAHREQQAAAAB0hEEAAAAAdMRBAAAAAEByREBAAAABAAAAAAAAAAAAAAAAAAFyREQAAAAAdAREAAAAAHRERAAAAAB0hEQAAAAAdMREAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAALJEQIAAAAEzxECAAAABQLJEQIAAAAEzxECAAAABQHJEQIAAAAEAckRAgAAAAQAAAAAAALJEQIAAAAEzxECAAAABQLJEQIAAAAEzxECAAAABQLJEQIAAAAEzxECAAAABQHJEQIAAAAEAckRAgAAAAQByRECAAAABAAAAAAAAAAAAAAAAAACyREBAAAABM8RAQAAAAUByREBAAAABAAAAAAAAAAAAAAAAAAAAskRAQAAAATPEQEAAAAFAckRAQAAAAQAAAAAAAAAAAAAAAAABQ8AAIUhACAQAACIIQAgxhEAAIYhACDHEQAAhyEAIMwRAACdDQAgAw8AAIUhACDGEQAAhiEAIMwRAACdDQAgAAAAAAACyREBAAAABM8RAQAAAAUFDwAAgCEAIBAAAIMhACDGEQAAgSEAIMcRAACCIQAgzBEAAJ0NACAByREBAAAABAMPAACAIQAgxhEAAIEhACDMEQAAnQ0AIAAAAAAACw8AAOEaADAQAADmGgAwxhEAAOIaADDHEQAA4xoAMMgRAADkGgAgyREAAOUaADDKEQAA5RoAMMsRAADlGgAwzBEAAOUaADDNEQAA5xoAMM4RAADoGgAwCw8AANUaADAQAADaGgAwxhEAANYaADDHEQAA1xoAMMgRAADYGgAgyREAANkaADDKEQAA2RoAMMsRAADZGgAwzBEAANkaADDNEQAA2xoAMM4RAADcGgAwCsgOQAAAAAH2DiAAAAAByQ8BAAAAAcoPQAAAAAHLDyAAAAABzA8BAAAAAc0PQAAAAAHOD0AAAAABzw9AAAAAAdAPgAAAAAECAAAApQ0AIA8AAOAaACADAAAApQ0AIA8AAOAaACAQAADfGgAgAQgAAP8gADAQyAgAAPEWACDxDQAA8BYAMPINAACjDQAQ8w0AAPAWADCzDgEA4hUAIcgOQADlFQAh9g4gAOMVACHJDwEA4hUAIcoPQADmFQAhyw8gAOMVACHMDwEA5BUAIc0PQADlFQAhzg9AAOUVACHPD0AA5RUAIdAPAADrFQAg0g8AAO8WACACAAAApQ0AIAgAAN8aACACAAAA3RoAIAgAAN4aACAO8Q0AANwaADDyDQAA3RoAEPMNAADcGgAwsw4BAOIVACHIDkAA5RUAIfYOIADjFQAhyQ8BAOIVACHKD0AA5hUAIcsPIADjFQAhzA8BAOQVACHND0AA5RUAIc4PQADlFQAhzw9AAOUVACHQDwAA6xUAIA7xDQAA3BoAMPINAADdGgAQ8w0AANwaADCzDgEA4hUAIcgOQADlFQAh9g4gAOMVACHJDwEA4hUAIcoPQADmFQAhyw8gAOMVACHMDwEA5BUAIc0PQADlFQAhzg9AAOUVACHPD0AA5RUAIdAPAADrFQAgCsgOQADPGAAh9g4gAOUYACHJDwEAxxgAIcoPQADDGAAhyw8gAOUYACHMDwEAxhgAIc0PQADPGAAhzg9AAM8YACHPD0AAzxgAIdAPgAAAAAEKyA5AAM8YACH2DiAA5RgAIckPAQDHGAAhyg9AAMMYACHLDyAA5RgAIcwPAQDGGAAhzQ9AAM8YACHOD0AAzxgAIc8PQADPGAAh0A-AAAAAAQrIDkAAAAAB9g4gAAAAAckPAQAAAAHKD0AAAAAByw8gAAAAAcwPAQAAAAHND0AAAAABzg9AAAAAAc8PQAAAAAHQD4AAAAABCfkNAQAAAAG1DgQAAAABzw4gAAAAAdAOAgAAAAHRDgAAzBoAINMOAQAAAAHWDoAAAAABqg8AAQAAAdEPBAAAAAECAAAAoQ0AIA8AAOwaACADAAAAoQ0AIA8AAOwaACAQAADrGgAgAQgAAP4gADAPyAgAAPEWACDxDQAA8xYAMPINAACfDQAQ8w0AAPMWADD5DQEA5BUAIbMOAQDiFQAhtQ4EAO0VACHLDgAA8hYAIM8OIADjFQAh0A4CAOoVACHRDgAA3RUAINMOAQDkFQAh1g4AAPUVACCqDwABiBYAIdEPBACaFgAhAgAAAKENACAIAADrGgAgAgAAAOkaACAIAADqGgAgDfENAADoGgAw8g0AAOkaABDzDQAA6BoAMPkNAQDkFQAhsw4BAOIVACG1DgQA7RUAIc8OIADjFQAh0A4CAOoVACHRDgAA3RUAINMOAQDkFQAh1g4AAPUVACCqDwABiBYAIdEPBACaFgAhDfENAADoGgAw8g0AAOkaABDzDQAA6BoAMPkNAQDkFQAhsw4BAOIVACG1DgQA7RUAIc8OIADjFQAh0A4CAOoVACHRDgAA3RUAINMOAQDkFQAh1g4AAPUVACCqDwABiBYAIdEPBACaFgAhCfkNAQDGGAAhtQ4EAMIYACHPDiAA5RgAIdAOAgDFGAAh0Q4AAMoaACDTDgEAxhgAIdYOgAAAAAGqDwABiRkAIdEPBACuGQAhCfkNAQDGGAAhtQ4EAMIYACHPDiAA5RgAIdAOAgDFGAAh0Q4AAMoaACDTDgEAxhgAIdYOgAAAAAGqDwABiRkAIdEPBACuGQAhCfkNAQAAAAG1DgQAAAABzw4gAAAAAdAOAgAAAAHRDgAAzBoAINMOAQAAAAHWDoAAAAABqg8AAQAAAdEPBAAAAAEEDwAA4RoAMMYRAADiGgAwyBEAAOQaACDMEQAA5RoAMAQPAADVGgAwxhEAANYaADDIEQAA2BoAIMwRAADZGgAwAAAGyQgAAO8aACDKCAAA8BoAIJYOAAC8GAAgmQ4AALwYACDJDgAAvBgAIM0PAAC8GAAgAAAAAAAAAAACyREBAAAABM8RAQAAAAUFDwAA-SAAIBAAAPwgACDGEQAA-iAAIMcRAAD7IAAgzBEAANYMACAByREBAAAABAMPAAD5IAAgxhEAAPogACDMEQAA1gwAIAAAAAAABQ8AAPMgACAQAAD3IAAgxhEAAPQgACDHEQAA9iAAIMwRAACxCwAgCw8AAIUbADAQAACKGwAwxhEAAIYbADDHEQAAhxsAMMgRAACIGwAgyREAAIkbADDKEQAAiRsAMMsRAACJGwAwzBEAAIkbADDNEQAAixsAMM4RAACMGwAwCvYNQAAAAAGODgEAAAABlg4BAAAAAbMOAQAAAAHJDkAAAAAB1g8BAAAAAdcPAAD8GgAg2A9AAAAAAdkPAQAAAAHaD4AAAAABAgAAAMgLACAPAACQGwAgAwAAAMgLACAPAACQGwAgEAAAjxsAIAEIAAD1IAAwELYHAACLFwAg8Q0AAIoXADDyDQAAxgsAEPMNAACKFwAw9g1AAOYVACGODgEA5BUAIZYOAQDkFQAhsw4BAOIVACHJDkAA5hUAIdUPAQDiFQAh1g8BAOIVACHXDwAA3RUAINgPQADlFQAh2Q8BAOQVACHaDwAA6xUAIOoPAACJFwAgAgAAAMgLACAIAACPGwAgAgAAAI0bACAIAACOGwAgDvENAACMGwAw8g0AAI0bABDzDQAAjBsAMPYNQADmFQAhjg4BAOQVACGWDgEA5BUAIbMOAQDiFQAhyQ5AAOYVACHVDwEA4hUAIdYPAQDiFQAh1w8AAN0VACDYD0AA5RUAIdkPAQDkFQAh2g8AAOsVACAO8Q0AAIwbADDyDQAAjRsAEPMNAACMGwAw9g1AAOYVACGODgEA5BUAIZYOAQDkFQAhsw4BAOIVACHJDkAA5hUAIdUPAQDiFQAh1g8BAOIVACHXDwAA3RUAINgPQADlFQAh2Q8BAOQVACHaDwAA6xUAIAr2DUAAwxgAIY4OAQDGGAAhlg4BAMYYACGzDgEAxxgAIckOQADDGAAh1g8BAMcYACHXDwAA-hoAINgPQADPGAAh2Q8BAMYYACHaD4AAAAABCvYNQADDGAAhjg4BAMYYACGWDgEAxhgAIbMOAQDHGAAhyQ5AAMMYACHWDwEAxxgAIdcPAAD6GgAg2A9AAM8YACHZDwEAxhgAIdoPgAAAAAEK9g1AAAAAAY4OAQAAAAGWDgEAAAABsw4BAAAAAckOQAAAAAHWDwEAAAAB1w8AAPwaACDYD0AAAAAB2Q8BAAAAAdoPgAAAAAEDDwAA8yAAIMYRAAD0IAAgzBEAALELACAEDwAAhRsAMMYRAACGGwAwyBEAAIgbACDMEQAAiRsAMASxBwAA9hsAILIHAAD3GwAgtQcAAPgbACC2BwAA-RsAIAAAAAAAAAAAAAAABQ8AAO4gACAQAADxIAAgxhEAAO8gACDHEQAA8CAAIMwRAAC9CwAgAw8AAO4gACDGEQAA7yAAIMwRAAC9CwAgAAAAAAAFDwAA6CAAIBAAAOwgACDGEQAA6SAAIMcRAADrIAAgzBEAALELACALDwAAqBsAMBAAAK0bADDGEQAAqRsAMMcRAACqGwAwyBEAAKsbACDJEQAArBsAMMoRAACsGwAwyxEAAKwbADDMEQAArBsAMM0RAACuGwAwzhEAAK8bADAD8w5AAAAAAeEPBAAAAAHiDwQAAAABAgAAAMELACAPAACzGwAgAwAAAMELACAPAACzGwAgEAAAshsAIAEIAADqIAAwCbMHAACOFwAg8Q0AAI0XADDyDQAAvwsAEPMNAACNFwAw8w5AAOYVACHeDwEA4hUAIeEPBADtFQAh4g8EAO0VACHrDwAAjBcAIAIAAADBCwAgCAAAshsAIAIAAACwGwAgCAAAsRsAIAfxDQAArxsAMPINAACwGwAQ8w0AAK8bADDzDkAA5hUAId4PAQDiFQAh4Q8EAO0VACHiDwQA7RUAIQfxDQAArxsAMPINAACwGwAQ8w0AAK8bADDzDkAA5hUAId4PAQDiFQAh4Q8EAO0VACHiDwQA7RUAIQPzDkAAwxgAIeEPBADCGAAh4g8EAMIYACED8w5AAMMYACHhDwQAwhgAIeIPBADCGAAhA_MOQAAAAAHhDwQAAAAB4g8EAAAAAQMPAADoIAAgxhEAAOkgACDMEQAAsQsAIAQPAACoGwAwxhEAAKkbADDIEQAAqxsAIMwRAACsGwAwAAAABQ8AAOMgACAQAADmIAAgxhEAAOQgACDHEQAA5SAAIMwRAACxCwAgAw8AAOMgACDGEQAA5CAAIMwRAACxCwAgAAAAAAAFDwAA3iAAIBAAAOEgACDGEQAA3yAAIMcRAADgIAAgzBEAALELACADDwAA3iAAIMYRAADfIAAgzBEAALELACAAAAALDwAA5hsAMBAAAOsbADDGEQAA5xsAMMcRAADoGwAwyBEAAOkbACDJEQAA6hsAMMoRAADqGwAwyxEAAOobADDMEQAA6hsAMM0RAADsGwAwzhEAAO0bADALDwAA2hsAMBAAAN8bADDGEQAA2xsAMMcRAADcGwAwyBEAAN0bACDJEQAA3hsAMMoRAADeGwAwyxEAAN4bADDMEQAA3hsAMM0RAADgGwAwzhEAAOEbADALDwAAzhsAMBAAANMbADDGEQAAzxsAMMcRAADQGwAwyBEAANEbACDJEQAA0hsAMMoRAADSGwAwyxEAANIbADDMEQAA0hsAMM0RAADUGwAwzhEAANUbADAHDwAAyRsAIBAAAMwbACDGEQAAyhsAIMcRAADLGwAgyhEAAMQLACDLEQAAxAsAIMwRAADWDAAgBoYDAgAAAAG3BwAAkhsAIJoOAQAAAAHbD0AAAAAB3A8gAAAAAd0PQAAAAAECAAAA1gwAIA8AAMkbACADAAAAxAsAIA8AAMkbACAQAADNGwAgCAAAAMQLACAIAADNGwAghgMCAMUYACG3BwAAhBsAIJoOAQDHGAAh2w9AAMMYACHcDyAA5RgAId0PQADPGAAhBoYDAgDFGAAhtwcAAIQbACCaDgEAxxgAIdsPQADDGAAh3A8gAOUYACHdD0AAzxgAIQa0BwAAtRsAIJgOQAAAAAGaDgEAAAAB3g8BAAAAAeMPQAAAAAHkDwIAAAABAgAAAL0LACAPAADZGwAgAwAAAL0LACAPAADZGwAgEAAA2BsAIAEIAADdIAAwC7AHAAD6FgAgtAcAAJAXACDxDQAAjxcAMPINAAC7CwAQ8w0AAI8XADCYDkAA5hUAIZoOAQDiFQAh1Q8BAOIVACHeDwEAAAAB4w9AAOUVACHkDwIA6hUAIQIAAAC9CwAgCAAA2BsAIAIAAADWGwAgCAAA1xsAIAnxDQAA1RsAMPINAADWGwAQ8w0AANUbADCYDkAA5hUAIZoOAQDiFQAh1Q8BAOIVACHeDwEA4hUAIeMPQADlFQAh5A8CAOoVACEJ8Q0AANUbADDyDQAA1hsAEPMNAADVGwAwmA5AAOYVACGaDgEA4hUAIdUPAQDiFQAh3g8BAOIVACHjD0AA5RUAIeQPAgDqFQAhBZgOQADDGAAhmg4BAMcYACHeDwEAxxgAIeMPQADPGAAh5A8CAMUYACEGtAcAAKcbACCYDkAAwxgAIZoOAQDHGAAh3g8BAMcYACHjD0AAzxgAIeQPAgDFGAAhBrQHAAC1GwAgmA5AAAAAAZoOAQAAAAHeDwEAAAAB4w9AAAAAAeQPAgAAAAED5Q8BAAAAAeYPAQAAAAHnD0AAAAABAgAAALkLACAPAADlGwAgAwAAALkLACAPAADlGwAgEAAA5BsAIAEIAADcIAAwCbAHAAD6FgAg8Q0AAJIXADDyDQAAtwsAEPMNAACSFwAw1Q8BAOIVACHlDwEA4hUAIeYPAQDiFQAh5w9AAOYVACHsDwAAkRcAIAIAAAC5CwAgCAAA5BsAIAIAAADiGwAgCAAA4xsAIAfxDQAA4RsAMPINAADiGwAQ8w0AAOEbADDVDwEA4hUAIeUPAQDiFQAh5g8BAOIVACHnD0AA5hUAIQfxDQAA4RsAMPINAADiGwAQ8w0AAOEbADDVDwEA4hUAIeUPAQDiFQAh5g8BAOIVACHnD0AA5hUAIQPlDwEAxxgAIeYPAQDHGAAh5w9AAMMYACED5Q8BAMcYACHmDwEAxxgAIecPQADDGAAhA-UPAQAAAAHmDwEAAAAB5w9AAAAAAQn0DQEAAAAB-Q0BAAAAAZgOQAAAAAGaDgEAAAABnQ4CAAAAAYUPQAAAAAGyD0AAAAAB6A8BAAAAAekPgAAAAAECAAAAtQsAIA8AAPEbACADAAAAtQsAIA8AAPEbACAQAADwGwAgAQgAANsgADAOsAcAAPoWACDxDQAAkxcAMPINAACzCwAQ8w0AAJMXADD0DQEAAAAB-Q0BAOQVACGYDkAA5hUAIZoOAQDiFQAhnQ4CAOoVACGFD0AA5RUAIbIPQADmFQAh1Q8BAOIVACHoDwEA4hUAIekPAADrFQAgAgAAALULACAIAADwGwAgAgAAAO4bACAIAADvGwAgDfENAADtGwAw8g0AAO4bABDzDQAA7RsAMPQNAQDiFQAh-Q0BAOQVACGYDkAA5hUAIZoOAQDiFQAhnQ4CAOoVACGFD0AA5RUAIbIPQADmFQAh1Q8BAOIVACHoDwEA4hUAIekPAADrFQAgDfENAADtGwAw8g0AAO4bABDzDQAA7RsAMPQNAQDiFQAh-Q0BAOQVACGYDkAA5hUAIZoOAQDiFQAhnQ4CAOoVACGFD0AA5RUAIbIPQADmFQAh1Q8BAOIVACHoDwEA4hUAIekPAADrFQAgCfQNAQDHGAAh-Q0BAMYYACGYDkAAwxgAIZoOAQDHGAAhnQ4CAMUYACGFD0AAzxgAIbIPQADDGAAh6A8BAMcYACHpD4AAAAABCfQNAQDHGAAh-Q0BAMYYACGYDkAAwxgAIZoOAQDHGAAhnQ4CAMUYACGFD0AAzxgAIbIPQADDGAAh6A8BAMcYACHpD4AAAAABCfQNAQAAAAH5DQEAAAABmA5AAAAAAZoOAQAAAAGdDgIAAAABhQ9AAAAAAbIPQAAAAAHoDwEAAAAB6Q-AAAAAAQQPAADmGwAwxhEAAOcbADDIEQAA6RsAIMwRAADqGwAwBA8AANobADDGEQAA2xsAMMgRAADdGwAgzBEAAN4bADAEDwAAzhsAMMYRAADPGwAwyBEAANEbACDMEQAA0hsAMAMPAADJGwAgxhEAAMobACDMEQAA1gwAIAAAAAOwBwAAkxsAILcHAACUGwAg3Q8AALwYACADsAcAAJMbACC0BwAA-xsAIOMPAAC8GAAgAAAAAALJEQEAAAAEzxEBAAAABQHJEQEAAAAEAAAAAAAABQ8AANYgACAQAADZIAAgxhEAANcgACDHEQAA2CAAIMwRAACDAgAgAw8AANYgACDGEQAA1yAAIMwRAACDAgAgAAAAAAAFDwAA0SAAIBAAANQgACDGEQAA0iAAIMcRAADTIAAgzBEAAIMCACADDwAA0SAAIMYRAADSIAAgzBEAAIMCACAAAAAAAAUPAADMIAAgEAAAzyAAIMYRAADNIAAgxxEAAM4gACDMEQAAgwIAIAMPAADMIAAgxhEAAM0gACDMEQAAgwIAIAAAAAAAAAAAAAACyREBAAAABM8RAQAAAAUHDwAAxCAAIBAAAMogACDGEQAAxSAAIMcRAADJIAAgyhEAAIUCACDLEQAAhQIAIMwRAAD7AQAgCw8AAL4cADAQAADDHAAwxhEAAL8cADDHEQAAwBwAMMgRAADBHAAgyREAAMIcADDKEQAAwhwAMMsRAADCHAAwzBEAAMIcADDNEQAAxBwAMM4RAADFHAAwCw8AALIcADAQAAC3HAAwxhEAALMcADDHEQAAtBwAMMgRAAC1HAAgyREAALYcADDKEQAAthwAMMsRAAC2HAAwzBEAALYcADDNEQAAuBwAMM4RAAC5HAAwCw8AAKYcADAQAACrHAAwxhEAAKccADDHEQAAqBwAMMgRAACpHAAgyREAAKocADDKEQAAqhwAMMsRAACqHAAwzBEAAKocADDNEQAArBwAMM4RAACtHAAwBgiAAAAAAbsOAQAAAAHbD0AAAAAB-Q8BAAAAAfoPQAAAAAH7D0AAAAABAgAAAJECACAPAACxHAAgAwAAAJECACAPAACxHAAgEAAAsBwAIAEIAADIIAAwDAgAAPUVACCuAQAAkhgAIPENAACRGAAw8g0AAI8CABDzDQAAkRgAMLsOAQDiFQAh2w9AAOYVACH4DwEA4hUAIfkPAQDiFQAh-g9AAOYVACH7D0AA5RUAIZgRAACQGAAgAgAAAJECACAIAACwHAAgAgAAAK4cACAIAACvHAAgCggAAPUVACDxDQAArRwAMPINAACuHAAQ8w0AAK0cADC7DgEA4hUAIdsPQADmFQAh-A8BAOIVACH5DwEA4hUAIfoPQADmFQAh-w9AAOUVACEKCAAA9RUAIPENAACtHAAw8g0AAK4cABDzDQAArRwAMLsOAQDiFQAh2w9AAOYVACH4DwEA4hUAIfkPAQDiFQAh-g9AAOYVACH7D0AA5RUAIQYIgAAAAAG7DgEAxxgAIdsPQADDGAAh-Q8BAMcYACH6D0AAwxgAIfsPQADPGAAhBgiAAAAAAbsOAQDHGAAh2w9AAMMYACH5DwEAxxgAIfoPQADDGAAh-w9AAM8YACEGCIAAAAABuw4BAAAAAdsPQAAAAAH5DwEAAAAB-g9AAAAAAfsPQAAAAAEM9A0BAAAAAZMOAgAAAAGVDkAAAAABlg4CAAAAAZcOQAAAAAGYDkAAAAABuw4BAAAAAc0OAQAAAAHXDkAAAAAB_A-AAAAAAf0PAgAAAAH-D0AAAAABAgAAAI0CACAPAAC9HAAgAwAAAI0CACAPAAC9HAAgEAAAvBwAIAEIAADHIAAwEq4BAACSGAAg8Q0AAJQYADDyDQAAiwIAEPMNAACUGAAw9A0BAAAAAZMOAgDqFQAhlQ5AAOUVACGWDgIA6hUAIZcOQADlFQAhmA5AAOYVACG7DgEA4hUAIc0OAQDiFQAh1w5AAOUVACH4DwEA4hUAIfwPAAD1FQAg_Q8CAOoVACH-D0AA5RUAIZkRAACTGAAgAgAAAI0CACAIAAC8HAAgAgAAALocACAIAAC7HAAgEPENAAC5HAAw8g0AALocABDzDQAAuRwAMPQNAQDiFQAhkw4CAOoVACGVDkAA5RUAIZYOAgDqFQAhlw5AAOUVACGYDkAA5hUAIbsOAQDiFQAhzQ4BAOIVACHXDkAA5RUAIfgPAQDiFQAh_A8AAPUVACD9DwIA6hUAIf4PQADlFQAhEPENAAC5HAAw8g0AALocABDzDQAAuRwAMPQNAQDiFQAhkw4CAOoVACGVDkAA5RUAIZYOAgDqFQAhlw5AAOUVACGYDkAA5hUAIbsOAQDiFQAhzQ4BAOIVACHXDkAA5RUAIfgPAQDiFQAh_A8AAPUVACD9DwIA6hUAIf4PQADlFQAhDPQNAQDHGAAhkw4CAMUYACGVDkAAzxgAIZYOAgDFGAAhlw5AAM8YACGYDkAAwxgAIbsOAQDHGAAhzQ4BAMcYACHXDkAAzxgAIfwPgAAAAAH9DwIAxRgAIf4PQADPGAAhDPQNAQDHGAAhkw4CAMUYACGVDkAAzxgAIZYOAgDFGAAhlw5AAM8YACGYDkAAwxgAIbsOAQDHGAAhzQ4BAMcYACHXDkAAzxgAIfwPgAAAAAH9DwIAxRgAIf4PQADPGAAhDPQNAQAAAAGTDgIAAAABlQ5AAAAAAZYOAgAAAAGXDkAAAAABmA5AAAAAAbsOAQAAAAHNDgEAAAAB1w5AAAAAAfwPgAAAAAH9DwIAAAAB_g9AAAAAAQQIgAAAAAH0DQQAAAAB9g1AAAAAAbsOAQAAAAECAAAAiQIAIA8AAMkcACADAAAAiQIAIA8AAMkcACAQAADIHAAgAQgAAMYgADAJCAAA9RUAIK4BAACSGAAg8Q0AAJUYADDyDQAAhwIAEPMNAACVGAAw9A0EAAAAAfYNQADmFQAhuw4BAOIVACH4DwEA4hUAIQIAAACJAgAgCAAAyBwAIAIAAADGHAAgCAAAxxwAIAgIAAD1FQAg8Q0AAMUcADDyDQAAxhwAEPMNAADFHAAw9A0EAO0VACH2DUAA5hUAIbsOAQDiFQAh-A8BAOIVACEICAAA9RUAIPENAADFHAAw8g0AAMYcABDzDQAAxRwAMPQNBADtFQAh9g1AAOYVACG7DgEA4hUAIfgPAQDiFQAhBAiAAAAAAfQNBADCGAAh9g1AAMMYACG7DgEAxxgAIQQIgAAAAAH0DQQAwhgAIfYNQADDGAAhuw4BAMcYACEECIAAAAAB9A0EAAAAAfYNQAAAAAG7DgEAAAABAckRAQAAAAQDDwAAxCAAIMYRAADFIAAgzBEAAPsBACAEDwAAvhwAMMYRAAC_HAAwyBEAAMEcACDMEQAAwhwAMAQPAACyHAAwxhEAALMcADDIEQAAtRwAIMwRAAC2HAAwBA8AAKYcADDGEQAApxwAMMgRAACpHAAgzBEAAKocADAAAAAAAAUPAAC_IAAgEAAAwiAAIMYRAADAIAAgxxEAAMEgACDMEQAAvQkAIAMPAAC_IAAgxhEAAMAgACDMEQAAvQkAIAAAAAAABQ8AALogACAQAAC9IAAgxhEAALsgACDHEQAAvCAAIMwRAAC9CQAgAw8AALogACDGEQAAuyAAIMwRAAC9CQAgAAAAAAALDwAA8BwAMBAAAPUcADDGEQAA8RwAMMcRAADyHAAwyBEAAPMcACDJEQAA9BwAMMoRAAD0HAAwyxEAAPQcADDMEQAA9BwAMM0RAAD2HAAwzhEAAPccADALDwAA5BwAMBAAAOkcADDGEQAA5RwAMMcRAADmHAAwyBEAAOccACDJEQAA6BwAMMoRAADoHAAwyxEAAOgcADDMEQAA6BwAMM0RAADqHAAwzhEAAOscADAChhACAAAAAYcQAAEAAAECAAAAxQkAIA8AAO8cACADAAAAxQkAIA8AAO8cACAQAADuHAAgAQgAALkgADAIjQYAAKYXACDxDQAApRcAMPINAADDCQAQ8w0AAKUXADCFEAEA4hUAIYYQAgDqFQAhhxAAAYcWACGTEAAApBcAIAIAAADFCQAgCAAA7hwAIAIAAADsHAAgCAAA7RwAIAbxDQAA6xwAMPINAADsHAAQ8w0AAOscADCFEAEA4hUAIYYQAgDqFQAhhxAAAYcWACEG8Q0AAOscADDyDQAA7BwAEPMNAADrHAAwhRABAOIVACGGEAIA6hUAIYcQAAGHFgAhAoYQAgDFGAAhhxAAAYgZACEChhACAMUYACGHEAABiBkAIQKGEAIAAAABhxAAAQAAAQSzDgEAAAABwQ4QAAAAAZ4PAgAAAAGIEAIAAAABAgAAAMEJACAPAAD7HAAgAwAAAMEJACAPAAD7HAAgEAAA-hwAIAEIAAC4IAAwCo0GAACmFwAg8Q0AAKgXADDyDQAAvwkAEPMNAACoFwAwsw4BAOIVACHBDhAAiRYAIZ4PAgDqFQAhhRABAOIVACGIEAIA6hUAIZQQAACnFwAgAgAAAMEJACAIAAD6HAAgAgAAAPgcACAIAAD5HAAgCPENAAD3HAAw8g0AAPgcABDzDQAA9xwAMLMOAQDiFQAhwQ4QAIkWACGeDwIA6hUAIYUQAQDiFQAhiBACAOoVACEI8Q0AAPccADDyDQAA-BwAEPMNAAD3HAAwsw4BAOIVACHBDhAAiRYAIZ4PAgDqFQAhhRABAOIVACGIEAIA6hUAIQSzDgEAxxgAIcEOEACKGQAhng8CAMUYACGIEAIAxRgAIQSzDgEAxxgAIcEOEACKGQAhng8CAMUYACGIEAIAxRgAIQSzDgEAAAABwQ4QAAAAAZ4PAgAAAAGIEAIAAAABBA8AAPAcADDGEQAA8RwAMMgRAADzHAAgzBEAAPQcADAEDwAA5BwAMMYRAADlHAAwyBEAAOccACDMEQAA6BwAMAAAEo4GAAD-HAAgjwYAAP8cACDBDgAAvBgAINcOAAC8GAAg8A4AALwYACDzDgAAvBgAIK8PAAC8GAAgwQ8AALwYACDVDwAAvBgAIO4PAAC8GAAgixAAALwYACCMEAAAvBgAII0QAAC8GAAgjhAAALwYACCPEAAAvBgAIJAQAAC8GAAgkRAAALwYACCSEAAAvBgAIAAAAAUPAACzIAAgEAAAtiAAIMYRAAC0IAAgxxEAALUgACDMEQAAnQgAIAMPAACzIAAgxhEAALQgACDMEQAAnQgAIAAAAAAAAskRAQAAAATPEQEAAAAFBQ8AAK4gACAQAACxIAAgxhEAAK8gACDHEQAAsCAAIMwRAACdCAAgAckRAQAAAAQDDwAAriAAIMYRAACvIAAgzBEAAJ0IACAAAAAAAAUPAACpIAAgEAAArCAAIMYRAACqIAAgxxEAAKsgACDMEQAAnQgAIAMPAACpIAAgxhEAAKogACDMEQAAnQgAIAAAAAAAAskRAQAAAATPEQEAAAAFBQ8AAKQgACAQAACnIAAgxhEAAKUgACDHEQAApiAAIMwRAACdCAAgAckRAQAAAAQDDwAApCAAIMYRAAClIAAgzBEAAJ0IACAAAAAAAAUPAACfIAAgEAAAoiAAIMYRAACgIAAgxxEAAKEgACDMEQAAnQgAIAMPAACfIAAgxhEAAKAgACDMEQAAnQgAIAAAAAAAAskRAQAAAATPEQEAAAAFCw8AAOEdADAQAADmHQAwxhEAAOIdADDHEQAA4x0AMMgRAADkHQAgyREAAOUdADDKEQAA5R0AMMsRAADlHQAwzBEAAOUdADDNEQAA5x0AMM4RAADoHQAwCw8AANUdADAQAADaHQAwxhEAANYdADDHEQAA1x0AMMgRAADYHQAgyREAANkdADDKEQAA2R0AMMsRAADZHQAwzBEAANkdADDNEQAA2x0AMM4RAADcHQAwCw8AAMkdADAQAADOHQAwxhEAAModADDHEQAAyx0AMMgRAADMHQAgyREAAM0dADDKEQAAzR0AMMsRAADNHQAwzBEAAM0dADDNEQAAzx0AMM4RAADQHQAwCw8AAL0dADAQAADCHQAwxhEAAL4dADDHEQAAvx0AMMgRAADAHQAgyREAAMEdADDKEQAAwR0AMMsRAADBHQAwzBEAAMEdADDNEQAAwx0AMM4RAADEHQAwCw8AALEdADAQAAC2HQAwxhEAALIdADDHEQAAsx0AMMgRAAC0HQAgyREAALUdADDKEQAAtR0AMMsRAAC1HQAwzBEAALUdADDNEQAAtx0AMM4RAAC4HQAwBPQNAQAAAAGYDkAAAAABwg9AAAAAAd4PAAEAAAECAAAAsQgAIA8AALwdACADAAAAsQgAIA8AALwdACAQAAC7HQAgAQgAAJ4gADAJpwUAALYXACDxDQAAtRcAMPINAACvCAAQ8w0AALUXADD0DQEAAAABmA5AAOYVACHCD0AA5hUAId4PAAEAAAGJEAEA4hUAIQIAAACxCAAgCAAAux0AIAIAAAC5HQAgCAAAuh0AIAjxDQAAuB0AMPINAAC5HQAQ8w0AALgdADD0DQEA4hUAIZgOQADmFQAhwg9AAOYVACHeDwABhxYAIYkQAQDiFQAhCPENAAC4HQAw8g0AALkdABDzDQAAuB0AMPQNAQDiFQAhmA5AAOYVACHCD0AA5hUAId4PAAGHFgAhiRABAOIVACEE9A0BAMcYACGYDkAAwxgAIcIPQADDGAAh3g8AAYgZACEE9A0BAMcYACGYDkAAwxgAIcIPQADDGAAh3g8AAYgZACEE9A0BAAAAAZgOQAAAAAHCD0AAAAAB3g8AAQAAAQaVEAIAAAABlhACAAAAAZcQAgAAAAGYEAAAjR0AIJkQgAAAAAGaEAEAAAABAgAAAK0IACAPAADIHQAgAwAAAK0IACAPAADIHQAgEAAAxx0AIAEIAACdIAAwDKcFAAC2FwAg8Q0AALgXADDyDQAAqwgAEPMNAAC4FwAwiRABAOIVACGVEAIA6hUAIZYQAgDqFQAhlxACAOoVACGYEAAA3RUAIJkQAAD1FQAgmhABAOIVACGxEAAAtxcAIAIAAACtCAAgCAAAxx0AIAIAAADFHQAgCAAAxh0AIArxDQAAxB0AMPINAADFHQAQ8w0AAMQdADCJEAEA4hUAIZUQAgDqFQAhlhACAOoVACGXEAIA6hUAIZgQAADdFQAgmRAAAPUVACCaEAEA4hUAIQrxDQAAxB0AMPINAADFHQAQ8w0AAMQdADCJEAEA4hUAIZUQAgDqFQAhlhACAOoVACGXEAIA6hUAIZgQAADdFQAgmRAAAPUVACCaEAEA4hUAIQaVEAIAxRgAIZYQAgDFGAAhlxACAMUYACGYEAAAix0AIJkQgAAAAAGaEAEAxxgAIQaVEAIAxRgAIZYQAgDFGAAhlxACAMUYACGYEAAAix0AIJkQgAAAAAGaEAEAxxgAIQaVEAIAAAABlhACAAAAAZcQAgAAAAGYEAAAjR0AIJkQgAAAAAGaEAEAAAABBOwMAgAAAAHwDgEAAAABmxACAAAAAZwQAQAAAAECAAAAqQgAIA8AANQdACADAAAAqQgAIA8AANQdACAQAADTHQAgAQgAAJwgADAKpwUAALYXACDsDAIA6hUAIfENAAC6FwAw8g0AAKcIABDzDQAAuhcAMPAOAQDiFQAhiRABAOIVACGbEAIA6RUAIZwQAQDiFQAhshAAALkXACACAAAAqQgAIAgAANMdACACAAAA0R0AIAgAANIdACAI7AwCAOoVACHxDQAA0B0AMPINAADRHQAQ8w0AANAdADDwDgEA4hUAIYkQAQDiFQAhmxACAOkVACGcEAEA4hUAIQjsDAIA6hUAIfENAADQHQAw8g0AANEdABDzDQAA0B0AMPAOAQDiFQAhiRABAOIVACGbEAIA6RUAIZwQAQDiFQAhBOwMAgDFGAAh8A4BAMcYACGbEAIAxBgAIZwQAQDHGAAhBOwMAgDFGAAh8A4BAMcYACGbEAIAxBgAIZwQAQDHGAAhBOwMAgAAAAHwDgEAAAABmxACAAAAAZwQAQAAAAEThQMBAAAAAewMAgAAAAGzDgEAAAABkg8CAAAAAZsPAQAAAAHWDwEAAAAB5Q8BAAAAAZUQAgAAAAGaECAAAAABmxACAAAAAZ0QAQAAAAGeEAEAAAABnxACAAAAAaAQgAAAAAGhEAEAAAABohABAAAAAaMQAACdHQAgpBAgAAAAAaUQAgAAAAECAAAApQgAIA8AAOAdACADAAAApQgAIA8AAOAdACAQAADfHQAgAQgAAJsgADAZhQMBAOIVACGnBQAAthcAIOwMAgDqFQAh8Q0AALwXADDyDQAAowgAEPMNAAC8FwAwsw4BAOQVACGSDwIA6RUAIZsPAQDkFQAh1g8BAOQVACHlDwEA5BUAIYkQAQDiFQAhlRACAOkVACGaECAAhhYAIZsQAgDqFQAhnRABAOIVACGeEAEA5BUAIZ8QAgDpFQAhoBAAAOsVACChEAEA5BUAIaIQAQDkFQAhoxAAAN0VACCkECAAhhYAIaUQAgDpFQAhsxAAALsXACACAAAApQgAIAgAAN8dACACAAAA3R0AIAgAAN4dACAXhQMBAOIVACHsDAIA6hUAIfENAADcHQAw8g0AAN0dABDzDQAA3B0AMLMOAQDkFQAhkg8CAOkVACGbDwEA5BUAIdYPAQDkFQAh5Q8BAOQVACGJEAEA4hUAIZUQAgDpFQAhmhAgAIYWACGbEAIA6hUAIZ0QAQDiFQAhnhABAOQVACGfEAIA6RUAIaAQAADrFQAgoRABAOQVACGiEAEA5BUAIaMQAADdFQAgpBAgAIYWACGlEAIA6RUAIReFAwEA4hUAIewMAgDqFQAh8Q0AANwdADDyDQAA3R0AEPMNAADcHQAwsw4BAOQVACGSDwIA6RUAIZsPAQDkFQAh1g8BAOQVACHlDwEA5BUAIYkQAQDiFQAhlRACAOkVACGaECAAhhYAIZsQAgDqFQAhnRABAOIVACGeEAEA5BUAIZ8QAgDpFQAhoBAAAOsVACChEAEA5BUAIaIQAQDkFQAhoxAAAN0VACCkECAAhhYAIaUQAgDpFQAhE4UDAQDHGAAh7AwCAMUYACGzDgEAxhgAIZIPAgDEGAAhmw8BAMYYACHWDwEAxhgAIeUPAQDGGAAhlRACAMQYACGaECAAhxkAIZsQAgDFGAAhnRABAMcYACGeEAEAxhgAIZ8QAgDEGAAhoBCAAAAAAaEQAQDGGAAhohABAMYYACGjEAAAmx0AIKQQIACHGQAhpRACAMQYACEThQMBAMcYACHsDAIAxRgAIbMOAQDGGAAhkg8CAMQYACGbDwEAxhgAIdYPAQDGGAAh5Q8BAMYYACGVEAIAxBgAIZoQIACHGQAhmxACAMUYACGdEAEAxxgAIZ4QAQDGGAAhnxACAMQYACGgEIAAAAABoRABAMYYACGiEAEAxhgAIaMQAACbHQAgpBAgAIcZACGlEAIAxBgAIROFAwEAAAAB7AwCAAAAAbMOAQAAAAGSDwIAAAABmw8BAAAAAdYPAQAAAAHlDwEAAAABlRACAAAAAZoQIAAAAAGbEAIAAAABnRABAAAAAZ4QAQAAAAGfEAIAAAABoBCAAAAAAaEQAQAAAAGiEAEAAAABoxAAAJ0dACCkECAAAAABpRACAAAAAQKGEAIAAAABhxAAAQAAAQIAAAChCAAgDwAA7B0AIAMAAAChCAAgDwAA7B0AIBAAAOsdACABCAAAmiAAMAinBQAAthcAIPENAAC-FwAw8g0AAJ8IABDzDQAAvhcAMIYQAgDqFQAhhxAAAYcWACGJEAEA4hUAIbQQAAC9FwAgAgAAAKEIACAIAADrHQAgAgAAAOkdACAIAADqHQAgBvENAADoHQAw8g0AAOkdABDzDQAA6B0AMIYQAgDqFQAhhxAAAYcWACGJEAEA4hUAIQbxDQAA6B0AMPINAADpHQAQ8w0AAOgdADCGEAIA6hUAIYcQAAGHFgAhiRABAOIVACEChhACAMUYACGHEAABiBkAIQKGEAIAxRgAIYcQAAGIGQAhAoYQAgAAAAGHEAABAAABAckRAQAAAAQEDwAA4R0AMMYRAADiHQAwyBEAAOQdACDMEQAA5R0AMAQPAADVHQAwxhEAANYdADDIEQAA2B0AIMwRAADZHQAwBA8AAMkdADDGEQAAyh0AMMgRAADMHQAgzBEAAM0dADAEDwAAvR0AMMYRAAC-HQAwyBEAAMAdACDMEQAAwR0AMAQPAACxHQAwxhEAALIdADDIEQAAtB0AIMwRAAC1HQAwAAAAAAARqAUAAPMdACCpBQAA9B0AIKoFAAD1HQAgqwUAAPYdACCsBQAA9x0AILAHAAC8GAAg9g0AALwYACC1DgAAvBgAIPAOAAC8GAAgiw8AALwYACDVDwAAvBgAIPoPAAC8GAAgqBAAALwYACCpEAAAvBgAIKoQAAC8GAAgqxAAALwYACCwEAAAvBgAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFDwAAlSAAIBAAAJggACDGEQAAliAAIMcRAACXIAAgzBEAANkEACADDwAAlSAAIMYRAACWIAAgzBEAANkEACAAAAAAAAsPAADQHgAwEAAA1R4AMMYRAADRHgAwxxEAANIeADDIEQAA0x4AIMkRAADUHgAwyhEAANQeADDLEQAA1B4AMMwRAADUHgAwzREAANYeADDOEQAA1x4AMAWzDgEAAAABrBAgAAAAAeAQQAAAAAHkECAAAAAB5RBAAAAAAQIAAADdBAAgDwAA2x4AIAMAAADdBAAgDwAA2x4AIBAAANoeACABCAAAlCAAMAqFAwAA7hcAIPENAADtFwAw8g0AANsEABDzDQAA7RcAMLMOAQAAAAH4DgEA4hUAIawQIADjFQAh4BBAAOUVACHkECAA4xUAIeUQQADmFQAhAgAAAN0EACAIAADaHgAgAgAAANgeACAIAADZHgAgCfENAADXHgAw8g0AANgeABDzDQAA1x4AMLMOAQDiFQAh-A4BAOIVACGsECAA4xUAIeAQQADlFQAh5BAgAOMVACHlEEAA5hUAIQnxDQAA1x4AMPINAADYHgAQ8w0AANceADCzDgEA4hUAIfgOAQDiFQAhrBAgAOMVACHgEEAA5RUAIeQQIADjFQAh5RBAAOYVACEFsw4BAMcYACGsECAA5RgAIeAQQADPGAAh5BAgAOUYACHlEEAAwxgAIQWzDgEAxxgAIawQIADlGAAh4BBAAM8YACHkECAA5RgAIeUQQADDGAAhBbMOAQAAAAGsECAAAAAB4BBAAAAAAeQQIAAAAAHlEEAAAAABBA8AANAeADDGEQAA0R4AMMgRAADTHgAgzBEAANQeADAABIYDAADdHgAgiQ8AALwYACDgEAAAvBgAIOcQAAC8GAAgAAAAAAAAAAALDwAA6B4AMBAAAO0eADDGEQAA6R4AMMcRAADqHgAwyBEAAOseACDJEQAA7B4AMMoRAADsHgAwyxEAAOweADDMEQAA7B4AMM0RAADuHgAwzhEAAO8eADAEjxAAAQAAAe4QAgAAAAHvEAIAAAAB8BABAAAAAQIAAACMBAAgDwAA8x4AIAMAAACMBAAgDwAA8x4AIBAAAPIeACABCAAAkyAAMArUAgAA9xcAIPENAAD2FwAw8g0AAI4EABDzDQAA9hcAMI8QAAGIFgAh7hACAOoVACHvEAIA6hUAIfAQAQDiFQAh8RAAAYcWACHyEAAA-BcAIAIAAACMBAAgCAAA8h4AIAIAAADwHgAgCAAA8R4AIAjxDQAA7x4AMPINAADwHgAQ8w0AAO8eADCPEAABiBYAIe4QAgDqFQAh7xACAOoVACHwEAEA4hUAIfEQAAGHFgAhCPENAADvHgAw8g0AAPAeABDzDQAA7x4AMI8QAAGIFgAh7hACAOoVACHvEAIA6hUAIfAQAQDiFQAh8RAAAYcWACEEjxAAAYkZACHuEAIAxRgAIe8QAgDFGAAh8BABAMcYACEEjxAAAYkZACHuEAIAxRgAIe8QAgDFGAAh8BABAMcYACEEjxAAAQAAAe4QAgAAAAHvEAIAAAAB8BABAAAAAQQPAADoHgAwxhEAAOkeADDIEQAA6x4AIMwRAADsHgAwAAAAAAAABQ8AAI4gACAQAACRIAAgxhEAAI8gACDHEQAAkCAAIMwRAACnBAAgAw8AAI4gACDGEQAAjyAAIMwRAACnBAAgAdMCAAD1HgAgAAAAAAAAAAAAAALJEQIAAAAEzxECAAAABQHJEQIAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACyREAAQAABM8RAAEAAAUByREAAQAABAAAAAAAAAAAAskRAQAAAATPEQEAAAAFAskRAQAAAATPEQEAAAAFAskRAQAAAATPEQEAAAAFBQ8AAIkgACAQAACMIAAgxhEAAIogACDHEQAAiyAAIMwRAAD7AQAgAckRAQAAAAQByREBAAAABAHJEQEAAAAEAw8AAIkgACDGEQAAiiAAIMwRAAD7AQAgAAAAAAALDwAAxh8AMBAAAMsfADDGEQAAxx8AMMcRAADIHwAwyBEAAMkfACDJEQAAyh8AMMoRAADKHwAwyxEAAMofADDMEQAAyh8AMM0RAADMHwAwzhEAAM0fADALDwAAuh8AMBAAAL8fADDGEQAAux8AMMcRAAC8HwAwyBEAAL0fACDJEQAAvh8AMMoRAAC-HwAwyxEAAL4fADDMEQAAvh8AMM0RAADAHwAwzhEAAMEfADAPrwEAAMwcACCwAQAAzRwAILEBAADOHAAg9A0BAAAAAZgOQAAAAAGcDgEAAAABpQ4BAAAAAe8OAQAAAAG-D0AAAAAByg9AAAAAAf8PAQAAAAGBEAEAAAABghAAAMocACCDEEAAAAABhBACAAAAAQIAAACDAgAgDwAAxR8AIAMAAACDAgAgDwAAxR8AIBAAAMQfACABCAAAiCAAMBWsAQAAmxgAIK8BAACcGAAgsAEAAJ0YACCxAQAAnhgAIPENAACaGAAw8g0AAIECABDzDQAAmhgAMPQNAQAAAAGYDkAA5hUAIZoOAQDkFQAhnA4BAOIVACGlDgEA5BUAIe8OAQDiFQAhvg9AAOUVACHKD0AA5RUAIf8PAQAAAAGBEAEA4hUAIYIQAADdFQAggxBAAOUVACGEEAIA6hUAIZoRAACZGAAgAgAAAIMCACAIAADEHwAgAgAAAMIfACAIAADDHwAgEPENAADBHwAw8g0AAMIfABDzDQAAwR8AMPQNAQDiFQAhmA5AAOYVACGaDgEA5BUAIZwOAQDiFQAhpQ4BAOQVACHvDgEA4hUAIb4PQADlFQAhyg9AAOUVACH_DwEA4hUAIYEQAQDiFQAhghAAAN0VACCDEEAA5RUAIYQQAgDqFQAhEPENAADBHwAw8g0AAMIfABDzDQAAwR8AMPQNAQDiFQAhmA5AAOYVACGaDgEA5BUAIZwOAQDiFQAhpQ4BAOQVACHvDgEA4hUAIb4PQADlFQAhyg9AAOUVACH_DwEA4hUAIYEQAQDiFQAhghAAAN0VACCDEEAA5RUAIYQQAgDqFQAhDPQNAQDHGAAhmA5AAMMYACGcDgEAxxgAIaUOAQDGGAAh7w4BAMcYACG-D0AAzxgAIcoPQADPGAAh_w8BAMcYACGBEAEAxxgAIYIQAAChHAAggxBAAM8YACGEEAIAxRgAIQ-vAQAAoxwAILABAACkHAAgsQEAAKUcACD0DQEAxxgAIZgOQADDGAAhnA4BAMcYACGlDgEAxhgAIe8OAQDHGAAhvg9AAM8YACHKD0AAzxgAIf8PAQDHGAAhgRABAMcYACGCEAAAoRwAIIMQQADPGAAhhBACAMUYACEPrwEAAMwcACCwAQAAzRwAILEBAADOHAAg9A0BAAAAAZgOQAAAAAGcDgEAAAABpQ4BAAAAAe8OAQAAAAG-D0AAAAAByg9AAAAAAf8PAQAAAAGBEAEAAAABghAAAMocACCDEEAAAAABhBACAAAAARH0DQEAAAABmA5AAAAAAbsOAQAAAAHgDgEAAAAB-A4BAAAAAcIPQAAAAAH2D0AAAAAB9w9AAAAAAcUQAQAAAAGOEQAArx8AII8RAACwHwAgkBEAALEfACCREQIAAAABkhEBAAAAAZMRQAAAAAGUEQEAAAABlREBAAAAAQIAAAD_AQAgDwAA0R8AIAMAAAD_AQAgDwAA0R8AIBAAANAfACABCAAAhyAAMBasAQAAoBgAIPENAACfGAAw8g0AAP0BABDzDQAAnxgAMPQNAQAAAAGYDkAA5hUAIZoOAQDiFQAhuw4BAOIVACHgDgEA4hUAIfgOAQDiFQAhwg9AAOUVACH2D0AA5RUAIfcPQADlFQAhxRABAAAAAY4RAADdFQAgjxEAAN0VACCQEQAA3RUAIJERAgDpFQAhkhEBAOIVACGTEUAA5RUAIZQRAQDkFQAhlREBAOQVACECAAAA_wEAIAgAANAfACACAAAAzh8AIAgAAM8fACAV8Q0AAM0fADDyDQAAzh8AEPMNAADNHwAw9A0BAOIVACGYDkAA5hUAIZoOAQDiFQAhuw4BAOIVACHgDgEA4hUAIfgOAQDiFQAhwg9AAOUVACH2D0AA5RUAIfcPQADlFQAhxRABAOIVACGOEQAA3RUAII8RAADdFQAgkBEAAN0VACCREQIA6RUAIZIRAQDiFQAhkxFAAOUVACGUEQEA5BUAIZURAQDkFQAhFfENAADNHwAw8g0AAM4fABDzDQAAzR8AMPQNAQDiFQAhmA5AAOYVACGaDgEA4hUAIbsOAQDiFQAh4A4BAOIVACH4DgEA4hUAIcIPQADlFQAh9g9AAOUVACH3D0AA5RUAIcUQAQDiFQAhjhEAAN0VACCPEQAA3RUAIJARAADdFQAgkRECAOkVACGSEQEA4hUAIZMRQADlFQAhlBEBAOQVACGVEQEA5BUAIRH0DQEAxxgAIZgOQADDGAAhuw4BAMcYACHgDgEAxxgAIfgOAQDHGAAhwg9AAM8YACH2D0AAzxgAIfcPQADPGAAhxRABAMcYACGOEQAAqx8AII8RAACsHwAgkBEAAK0fACCREQIAxBgAIZIRAQDHGAAhkxFAAM8YACGUEQEAxhgAIZURAQDGGAAhEfQNAQDHGAAhmA5AAMMYACG7DgEAxxgAIeAOAQDHGAAh-A4BAMcYACHCD0AAzxgAIfYPQADPGAAh9w9AAM8YACHFEAEAxxgAIY4RAACrHwAgjxEAAKwfACCQEQAArR8AIJERAgDEGAAhkhEBAMcYACGTEUAAzxgAIZQRAQDGGAAhlREBAMYYACER9A0BAAAAAZgOQAAAAAG7DgEAAAAB4A4BAAAAAfgOAQAAAAHCD0AAAAAB9g9AAAAAAfcPQAAAAAHFEAEAAAABjhEAAK8fACCPEQAAsB8AIJARAACxHwAgkRECAAAAAZIRAQAAAAGTEUAAAAABlBEBAAAAAZURAQAAAAEEDwAAxh8AMMYRAADHHwAwyBEAAMkfACDMEQAAyh8AMAQPAAC6HwAwxhEAALsfADDIEQAAvR8AIMwRAAC-HwAwAAAJrAEAANcfACCvAQAA2B8AILABAADZHwAgsQEAANofACCaDgAAvBgAIKUOAAC8GAAgvg8AALwYACDKDwAAvBgAIIMQAAC8GAAgB60BAADUHwAgsgEAANUfACC1DgAAvBgAIJMRAAC8GAAglBEAALwYACCWEQAAvBgAIJcRAAC8GAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAskRAQAAAATPEQEAAAAFAckRAQAAAAQAAAAR9A0BAAAAAZgOQAAAAAG7DgEAAAAB4A4BAAAAAfgOAQAAAAHCD0AAAAAB9g9AAAAAAfcPQAAAAAHFEAEAAAABjhEAAK8fACCPEQAAsB8AIJARAACxHwAgkRECAAAAAZIRAQAAAAGTEUAAAAABlBEBAAAAAZURAQAAAAEM9A0BAAAAAZgOQAAAAAGcDgEAAAABpQ4BAAAAAe8OAQAAAAG-D0AAAAAByg9AAAAAAf8PAQAAAAGBEAEAAAABghAAAMocACCDEEAAAAABhBACAAAAAQqyAQAA0x8AIMgIAQAAAAH0DQEAAAABmA5AAAAAAbUOBAAAAAGiEAEAAAABkxFAAAAAAZQRAQAAAAGWEUAAAAABlxFAAAAAAQIAAAD7AQAgDwAAiSAAIAMAAACFAgAgDwAAiSAAIBAAAI0gACAMAAAAhQIAIAgAAI0gACCyAQAAuR8AIMgIAQDHGAAh9A0BAMcYACGYDkAAwxgAIbUOBACuGQAhohABAMcYACGTEUAAzxgAIZQRAQDGGAAhlhFAAM8YACGXEUAAzxgAIQqyAQAAuR8AIMgIAQDHGAAh9A0BAMcYACGYDkAAwxgAIbUOBACuGQAhohABAMcYACGTEUAAzxgAIZQRAQDGGAAhlhFAAM8YACGXEUAAzxgAIQIIAAEAAAHFEAABAAABAgAAAKcEACAPAACOIAAgAwAAAKoEACAPAACOIAAgEAAAkiAAIAMAAACqBAAgCAABnCEAIcUQAAGIGQAhAggAAYgZACHFEAABiBkAIQSPEAABAAAB7hACAAAAAe8QAgAAAAHwEAEAAAABBbMOAQAAAAGsECAAAAAB4BBAAAAAAeQQIAAAAAHlEEAAAAABEpgOQAAAAAG1DgQAAAABtg4EAAAAAbwOAQAAAAHNDgEAAAAB-A4BAAAAAYkPQAAAAAG0DwIAAAABxQ8BAAAAAd4QAQAAAAHfEAEAAAAB4BBAAAAAAeYQEAAAAAHnEAEAAAAB6BBAAAAAAekQIAAAAAHqECAAAAAB6xAgAAAAAQIAAADZBAAgDwAAlSAAIAMAAADhBAAgDwAAlSAAIBAAAJkgACAUAAAA4QQAIAgAAJkgACCYDkAAwxgAIbUOBADCGAAhtg4EAMIYACG8DgEAxxgAIc0OAQDHGAAh-A4BAMcYACGJD0AAzxgAIbQPAgDFGAAhxQ8BAMcYACHeEAEAxxgAId8QAQDHGAAh4BBAAM8YACHmEBAAvRkAIecQAQDGGAAh6BBAAMMYACHpECAA5RgAIeoQIADlGAAh6xAgAOUYACESmA5AAMMYACG1DgQAwhgAIbYOBADCGAAhvA4BAMcYACHNDgEAxxgAIfgOAQDHGAAhiQ9AAM8YACG0DwIAxRgAIcUPAQDHGAAh3hABAMcYACHfEAEAxxgAIeAQQADPGAAh5hAQAL0ZACHnEAEAxhgAIegQQADDGAAh6RAgAOUYACHqECAA5RgAIesQIADlGAAhAoYQAgAAAAGHEAABAAABE4UDAQAAAAHsDAIAAAABsw4BAAAAAZIPAgAAAAGbDwEAAAAB1g8BAAAAAeUPAQAAAAGVEAIAAAABmhAgAAAAAZsQAgAAAAGdEAEAAAABnhABAAAAAZ8QAgAAAAGgEIAAAAABoRABAAAAAaIQAQAAAAGjEAAAnR0AIKQQIAAAAAGlEAIAAAABBOwMAgAAAAHwDgEAAAABmxACAAAAAZwQAQAAAAEGlRACAAAAAZYQAgAAAAGXEAIAAAABmBAAAI0dACCZEIAAAAABmhABAAAAAQT0DQEAAAABmA5AAAAAAcIPQAAAAAHeDwABAAABHKkFAADvHQAgqgUAAPAdACCrBQAA8R0AIKwFAADyHQAgsAeAAAAAAfQNAQAAAAH2DQQAAAABmA5AAAAAAZoOAQAAAAG1DgQAAAABzQ4BAAAAAfAOAQAAAAH4DgEAAAABiw-AAAAAAcIPQAAAAAHVDwEAAAAB-g9AAAAAAaYQAQAAAAGnECAAAAABqBABAAAAAakQAQAAAAGqEIAAAAABqxCAAAAAAawQgAAAAAGtECAAAAABrhAAAO0dACCvEAIAAAABsBBAAAAAAQIAAACdCAAgDwAAnyAAIAMAAAC5CAAgDwAAnyAAIBAAAKMgACAeAAAAuQgAIAgAAKMgACCpBQAArR0AIKoFAACuHQAgqwUAAK8dACCsBQAAsB0AILAHgAAAAAH0DQEAxxgAIfYNBACuGQAhmA5AAMMYACGaDgEAxxgAIbUOBACuGQAhzQ4BAMcYACHwDgEAxhgAIfgOAQDHGAAhiw-AAAAAAcIPQADDGAAh1Q8BAMYYACH6D0AAzxgAIaYQAQDHGAAhpxAgAOUYACGoEAEAxhgAIakQAQDGGAAhqhCAAAAAAasQgAAAAAGsEIAAAAABrRAgAOUYACGuEAAAqx0AIK8QAgDFGAAhsBBAAM8YACEcqQUAAK0dACCqBQAArh0AIKsFAACvHQAgrAUAALAdACCwB4AAAAAB9A0BAMcYACH2DQQArhkAIZgOQADDGAAhmg4BAMcYACG1DgQArhkAIc0OAQDHGAAh8A4BAMYYACH4DgEAxxgAIYsPgAAAAAHCD0AAwxgAIdUPAQDGGAAh-g9AAM8YACGmEAEAxxgAIacQIADlGAAhqBABAMYYACGpEAEAxhgAIaoQgAAAAAGrEIAAAAABrBCAAAAAAa0QIADlGAAhrhAAAKsdACCvEAIAxRgAIbAQQADPGAAhHKgFAADuHQAgqgUAAPAdACCrBQAA8R0AIKwFAADyHQAgsAeAAAAAAfQNAQAAAAH2DQQAAAABmA5AAAAAAZoOAQAAAAG1DgQAAAABzQ4BAAAAAfAOAQAAAAH4DgEAAAABiw-AAAAAAcIPQAAAAAHVDwEAAAAB-g9AAAAAAaYQAQAAAAGnECAAAAABqBABAAAAAakQAQAAAAGqEIAAAAABqxCAAAAAAawQgAAAAAGtECAAAAABrhAAAO0dACCvEAIAAAABsBBAAAAAAQIAAACdCAAgDwAApCAAIAMAAAC5CAAgDwAApCAAIBAAAKggACAeAAAAuQgAIAgAAKggACCoBQAArB0AIKoFAACuHQAgqwUAAK8dACCsBQAAsB0AILAHgAAAAAH0DQEAxxgAIfYNBACuGQAhmA5AAMMYACGaDgEAxxgAIbUOBACuGQAhzQ4BAMcYACHwDgEAxhgAIfgOAQDHGAAhiw-AAAAAAcIPQADDGAAh1Q8BAMYYACH6D0AAzxgAIaYQAQDHGAAhpxAgAOUYACGoEAEAxhgAIakQAQDGGAAhqhCAAAAAAasQgAAAAAGsEIAAAAABrRAgAOUYACGuEAAAqx0AIK8QAgDFGAAhsBBAAM8YACEcqAUAAKwdACCqBQAArh0AIKsFAACvHQAgrAUAALAdACCwB4AAAAAB9A0BAMcYACH2DQQArhkAIZgOQADDGAAhmg4BAMcYACG1DgQArhkAIc0OAQDHGAAh8A4BAMYYACH4DgEAxxgAIYsPgAAAAAHCD0AAwxgAIdUPAQDGGAAh-g9AAM8YACGmEAEAxxgAIacQIADlGAAhqBABAMYYACGpEAEAxhgAIaoQgAAAAAGrEIAAAAABrBCAAAAAAa0QIADlGAAhrhAAAKsdACCvEAIAxRgAIbAQQADPGAAhHKgFAADuHQAgqQUAAO8dACCrBQAA8R0AIKwFAADyHQAgsAeAAAAAAfQNAQAAAAH2DQQAAAABmA5AAAAAAZoOAQAAAAG1DgQAAAABzQ4BAAAAAfAOAQAAAAH4DgEAAAABiw-AAAAAAcIPQAAAAAHVDwEAAAAB-g9AAAAAAaYQAQAAAAGnECAAAAABqBABAAAAAakQAQAAAAGqEIAAAAABqxCAAAAAAawQgAAAAAGtECAAAAABrhAAAO0dACCvEAIAAAABsBBAAAAAAQIAAACdCAAgDwAAqSAAIAMAAAC5CAAgDwAAqSAAIBAAAK0gACAeAAAAuQgAIAgAAK0gACCoBQAArB0AIKkFAACtHQAgqwUAAK8dACCsBQAAsB0AILAHgAAAAAH0DQEAxxgAIfYNBACuGQAhmA5AAMMYACGaDgEAxxgAIbUOBACuGQAhzQ4BAMcYACHwDgEAxhgAIfgOAQDHGAAhiw-AAAAAAcIPQADDGAAh1Q8BAMYYACH6D0AAzxgAIaYQAQDHGAAhpxAgAOUYACGoEAEAxhgAIakQAQDGGAAhqhCAAAAAAasQgAAAAAGsEIAAAAABrRAgAOUYACGuEAAAqx0AIK8QAgDFGAAhsBBAAM8YACEcqAUAAKwdACCpBQAArR0AIKsFAACvHQAgrAUAALAdACCwB4AAAAAB9A0BAMcYACH2DQQArhkAIZgOQADDGAAhmg4BAMcYACG1DgQArhkAIc0OAQDHGAAh8A4BAMYYACH4DgEAxxgAIYsPgAAAAAHCD0AAwxgAIdUPAQDGGAAh-g9AAM8YACGmEAEAxxgAIacQIADlGAAhqBABAMYYACGpEAEAxhgAIaoQgAAAAAGrEIAAAAABrBCAAAAAAa0QIADlGAAhrhAAAKsdACCvEAIAxRgAIbAQQADPGAAhHKgFAADuHQAgqQUAAO8dACCqBQAA8B0AIKwFAADyHQAgsAeAAAAAAfQNAQAAAAH2DQQAAAABmA5AAAAAAZoOAQAAAAG1DgQAAAABzQ4BAAAAAfAOAQAAAAH4DgEAAAABiw-AAAAAAcIPQAAAAAHVDwEAAAAB-g9AAAAAAaYQAQAAAAGnECAAAAABqBABAAAAAakQAQAAAAGqEIAAAAABqxCAAAAAAawQgAAAAAGtECAAAAABrhAAAO0dACCvEAIAAAABsBBAAAAAAQIAAACdCAAgDwAAriAAIAMAAAC5CAAgDwAAriAAIBAAALIgACAeAAAAuQgAIAgAALIgACCoBQAArB0AIKkFAACtHQAgqgUAAK4dACCsBQAAsB0AILAHgAAAAAH0DQEAxxgAIfYNBACuGQAhmA5AAMMYACGaDgEAxxgAIbUOBACuGQAhzQ4BAMcYACHwDgEAxhgAIfgOAQDHGAAhiw-AAAAAAcIPQADDGAAh1Q8BAMYYACH6D0AAzxgAIaYQAQDHGAAhpxAgAOUYACGoEAEAxhgAIakQAQDGGAAhqhCAAAAAAasQgAAAAAGsEIAAAAABrRAgAOUYACGuEAAAqx0AIK8QAgDFGAAhsBBAAM8YACEcqAUAAKwdACCpBQAArR0AIKoFAACuHQAgrAUAALAdACCwB4AAAAAB9A0BAMcYACH2DQQArhkAIZgOQADDGAAhmg4BAMcYACG1DgQArhkAIc0OAQDHGAAh8A4BAMYYACH4DgEAxxgAIYsPgAAAAAHCD0AAwxgAIdUPAQDGGAAh-g9AAM8YACGmEAEAxxgAIacQIADlGAAhqBABAMYYACGpEAEAxhgAIaoQgAAAAAGrEIAAAAABrBCAAAAAAa0QIADlGAAhrhAAAKsdACCvEAIAxRgAIbAQQADPGAAhHKgFAADuHQAgqQUAAO8dACCqBQAA8B0AIKsFAADxHQAgsAeAAAAAAfQNAQAAAAH2DQQAAAABmA5AAAAAAZoOAQAAAAG1DgQAAAABzQ4BAAAAAfAOAQAAAAH4DgEAAAABiw-AAAAAAcIPQAAAAAHVDwEAAAAB-g9AAAAAAaYQAQAAAAGnECAAAAABqBABAAAAAakQAQAAAAGqEIAAAAABqxCAAAAAAawQgAAAAAGtECAAAAABrhAAAO0dACCvEAIAAAABsBBAAAAAAQIAAACdCAAgDwAAsyAAIAMAAAC5CAAgDwAAsyAAIBAAALcgACAeAAAAuQgAIAgAALcgACCoBQAArB0AIKkFAACtHQAgqgUAAK4dACCrBQAArx0AILAHgAAAAAH0DQEAxxgAIfYNBACuGQAhmA5AAMMYACGaDgEAxxgAIbUOBACuGQAhzQ4BAMcYACHwDgEAxhgAIfgOAQDHGAAhiw-AAAAAAcIPQADDGAAh1Q8BAMYYACH6D0AAzxgAIaYQAQDHGAAhpxAgAOUYACGoEAEAxhgAIakQAQDGGAAhqhCAAAAAAasQgAAAAAGsEIAAAAABrRAgAOUYACGuEAAAqx0AIK8QAgDFGAAhsBBAAM8YACEcqAUAAKwdACCpBQAArR0AIKoFAACuHQAgqwUAAK8dACCwB4AAAAAB9A0BAMcYACH2DQQArhkAIZgOQADDGAAhmg4BAMcYACG1DgQArhkAIc0OAQDHGAAh8A4BAMYYACH4DgEAxxgAIYsPgAAAAAHCD0AAwxgAIdUPAQDGGAAh-g9AAM8YACGmEAEAxxgAIacQIADlGAAhqBABAMYYACGpEAEAxhgAIaoQgAAAAAGrEIAAAAABrBCAAAAAAa0QIADlGAAhrhAAAKsdACCvEAIAxRgAIbAQQADPGAAhBLMOAQAAAAHBDhAAAAABng8CAAAAAYgQAgAAAAEChhACAAAAAYcQAAEAAAEYjwYAAP0cACD0DQEAAAABmA5AAAAAAZoOAQAAAAHBDgEAAAAByg4CAAAAAc0OAQAAAAHXDkAAAAAB8A4BAAAAAfMOBAAAAAGvDwEAAAABwQ8BAAAAAdUPAQAAAAHuDwQAAAABiRABAAAAAYoQAQAAAAGLEBAAAAABjBAQAAAAAY0QAgAAAAGOEAABAAABjxACAAAAAZAQEAAAAAGREIAAAAABkhABAAAAAQIAAAC9CQAgDwAAuiAAIAMAAADKCQAgDwAAuiAAIBAAAL4gACAaAAAAygkAIAgAAL4gACCPBgAA4xwAIPQNAQDHGAAhmA5AAMMYACGaDgEAxxgAIcEOAQDGGAAhyg4CAMUYACHNDgEAxxgAIdcOQADPGAAh8A4BAMYYACHzDgQArhkAIa8PAQDGGAAhwQ8BAMYYACHVDwEAxhgAIe4PBACuGQAhiRABAMcYACGKEAEAxxgAIYsQEACKGQAhjBAQAIoZACGNEAIAxBgAIY4QAAGJGQAhjxACAMQYACGQEBAAihkAIZEQgAAAAAGSEAEAxhgAIRiPBgAA4xwAIPQNAQDHGAAhmA5AAMMYACGaDgEAxxgAIcEOAQDGGAAhyg4CAMUYACHNDgEAxxgAIdcOQADPGAAh8A4BAMYYACHzDgQArhkAIa8PAQDGGAAhwQ8BAMYYACHVDwEAxhgAIe4PBACuGQAhiRABAMcYACGKEAEAxxgAIYsQEACKGQAhjBAQAIoZACGNEAIAxBgAIY4QAAGJGQAhjxACAMQYACGQEBAAihkAIZEQgAAAAAGSEAEAxhgAIRiOBgAA_BwAIPQNAQAAAAGYDkAAAAABmg4BAAAAAcEOAQAAAAHKDgIAAAABzQ4BAAAAAdcOQAAAAAHwDgEAAAAB8w4EAAAAAa8PAQAAAAHBDwEAAAAB1Q8BAAAAAe4PBAAAAAGJEAEAAAABihABAAAAAYsQEAAAAAGMEBAAAAABjRACAAAAAY4QAAEAAAGPEAIAAAABkBAQAAAAAZEQgAAAAAGSEAEAAAABAgAAAL0JACAPAAC_IAAgAwAAAMoJACAPAAC_IAAgEAAAwyAAIBoAAADKCQAgCAAAwyAAII4GAADiHAAg9A0BAMcYACGYDkAAwxgAIZoOAQDHGAAhwQ4BAMYYACHKDgIAxRgAIc0OAQDHGAAh1w5AAM8YACHwDgEAxhgAIfMOBACuGQAhrw8BAMYYACHBDwEAxhgAIdUPAQDGGAAh7g8EAK4ZACGJEAEAxxgAIYoQAQDHGAAhixAQAIoZACGMEBAAihkAIY0QAgDEGAAhjhAAAYkZACGPEAIAxBgAIZAQEACKGQAhkRCAAAAAAZIQAQDGGAAhGI4GAADiHAAg9A0BAMcYACGYDkAAwxgAIZoOAQDHGAAhwQ4BAMYYACHKDgIAxRgAIc0OAQDHGAAh1w5AAM8YACHwDgEAxhgAIfMOBACuGQAhrw8BAMYYACHBDwEAxhgAIdUPAQDGGAAh7g8EAK4ZACGJEAEAxxgAIYoQAQDHGAAhixAQAIoZACGMEBAAihkAIY0QAgDEGAAhjhAAAYkZACGPEAIAxBgAIZAQEACKGQAhkRCAAAAAAZIQAQDGGAAhCq0BAADSHwAgyAgBAAAAAfQNAQAAAAGYDkAAAAABtQ4EAAAAAaIQAQAAAAGTEUAAAAABlBEBAAAAAZYRQAAAAAGXEUAAAAABAgAAAPsBACAPAADEIAAgBAiAAAAAAfQNBAAAAAH2DUAAAAABuw4BAAAAAQz0DQEAAAABkw4CAAAAAZUOQAAAAAGWDgIAAAABlw5AAAAAAZgOQAAAAAG7DgEAAAABzQ4BAAAAAdcOQAAAAAH8D4AAAAAB_Q8CAAAAAf4PQAAAAAEGCIAAAAABuw4BAAAAAdsPQAAAAAH5DwEAAAAB-g9AAAAAAfsPQAAAAAEDAAAAhQIAIA8AAMQgACAQAADLIAAgDAAAAIUCACAIAADLIAAgrQEAALgfACDICAEAxxgAIfQNAQDHGAAhmA5AAMMYACG1DgQArhkAIaIQAQDHGAAhkxFAAM8YACGUEQEAxhgAIZYRQADPGAAhlxFAAM8YACEKrQEAALgfACDICAEAxxgAIfQNAQDHGAAhmA5AAMMYACG1DgQArhkAIaIQAQDHGAAhkxFAAM8YACGUEQEAxhgAIZYRQADPGAAhlxFAAM8YACEQrAEAAMscACCwAQAAzRwAILEBAADOHAAg9A0BAAAAAZgOQAAAAAGaDgEAAAABnA4BAAAAAaUOAQAAAAHvDgEAAAABvg9AAAAAAcoPQAAAAAH_DwEAAAABgRABAAAAAYIQAADKHAAggxBAAAAAAYQQAgAAAAECAAAAgwIAIA8AAMwgACADAAAAgQIAIA8AAMwgACAQAADQIAAgEgAAAIECACAIAADQIAAgrAEAAKIcACCwAQAApBwAILEBAAClHAAg9A0BAMcYACGYDkAAwxgAIZoOAQDGGAAhnA4BAMcYACGlDgEAxhgAIe8OAQDHGAAhvg9AAM8YACHKD0AAzxgAIf8PAQDHGAAhgRABAMcYACGCEAAAoRwAIIMQQADPGAAhhBACAMUYACEQrAEAAKIcACCwAQAApBwAILEBAAClHAAg9A0BAMcYACGYDkAAwxgAIZoOAQDGGAAhnA4BAMcYACGlDgEAxhgAIe8OAQDHGAAhvg9AAM8YACHKD0AAzxgAIf8PAQDHGAAhgRABAMcYACGCEAAAoRwAIIMQQADPGAAhhBACAMUYACEQrAEAAMscACCvAQAAzBwAILEBAADOHAAg9A0BAAAAAZgOQAAAAAGaDgEAAAABnA4BAAAAAaUOAQAAAAHvDgEAAAABvg9AAAAAAcoPQAAAAAH_DwEAAAABgRABAAAAAYIQAADKHAAggxBAAAAAAYQQAgAAAAECAAAAgwIAIA8AANEgACADAAAAgQIAIA8AANEgACAQAADVIAAgEgAAAIECACAIAADVIAAgrAEAAKIcACCvAQAAoxwAILEBAAClHAAg9A0BAMcYACGYDkAAwxgAIZoOAQDGGAAhnA4BAMcYACGlDgEAxhgAIe8OAQDHGAAhvg9AAM8YACHKD0AAzxgAIf8PAQDHGAAhgRABAMcYACGCEAAAoRwAIIMQQADPGAAhhBACAMUYACEQrAEAAKIcACCvAQAAoxwAILEBAAClHAAg9A0BAMcYACGYDkAAwxgAIZoOAQDGGAAhnA4BAMcYACGlDgEAxhgAIe8OAQDHGAAhvg9AAM8YACHKD0AAzxgAIf8PAQDHGAAhgRABAMcYACGCEAAAoRwAIIMQQADPGAAhhBACAMUYACEQrAEAAMscACCvAQAAzBwAILABAADNHAAg9A0BAAAAAZgOQAAAAAGaDgEAAAABnA4BAAAAAaUOAQAAAAHvDgEAAAABvg9AAAAAAcoPQAAAAAH_DwEAAAABgRABAAAAAYIQAADKHAAggxBAAAAAAYQQAgAAAAECAAAAgwIAIA8AANYgACADAAAAgQIAIA8AANYgACAQAADaIAAgEgAAAIECACAIAADaIAAgrAEAAKIcACCvAQAAoxwAILABAACkHAAg9A0BAMcYACGYDkAAwxgAIZoOAQDGGAAhnA4BAMcYACGlDgEAxhgAIe8OAQDHGAAhvg9AAM8YACHKD0AAzxgAIf8PAQDHGAAhgRABAMcYACGCEAAAoRwAIIMQQADPGAAhhBACAMUYACEQrAEAAKIcACCvAQAAoxwAILABAACkHAAg9A0BAMcYACGYDkAAwxgAIZoOAQDGGAAhnA4BAMcYACGlDgEAxhgAIe8OAQDHGAAhvg9AAM8YACHKD0AAzxgAIf8PAQDHGAAhgRABAMcYACGCEAAAoRwAIIMQQADPGAAhhBACAMUYACEJ9A0BAAAAAfkNAQAAAAGYDkAAAAABmg4BAAAAAZ0OAgAAAAGFD0AAAAABsg9AAAAAAegPAQAAAAHpD4AAAAABA-UPAQAAAAHmDwEAAAAB5w9AAAAAAQWYDkAAAAABmg4BAAAAAd4PAQAAAAHjD0AAAAAB5A8CAAAAAQiwB4AAAAABsgcAAPMbACC1BwAA9BsAILYHAAD1GwAg9A0BAAAAAZgOQAAAAAGaDgEAAAAB-A4BAAAAAQIAAACxCwAgDwAA3iAAIAMAAADPCwAgDwAA3iAAIBAAAOIgACAKAAAAzwsAIAgAAOIgACCwB4AAAAABsgcAAMYbACC1BwAAxxsAILYHAADIGwAg9A0BAMcYACGYDkAAwxgAIZoOAQDHGAAh-A4BAMcYACEIsAeAAAAAAbIHAADGGwAgtQcAAMcbACC2BwAAyBsAIPQNAQDHGAAhmA5AAMMYACGaDgEAxxgAIfgOAQDHGAAhCLAHgAAAAAGxBwAA8hsAILUHAAD0GwAgtgcAAPUbACD0DQEAAAABmA5AAAAAAZoOAQAAAAH4DgEAAAABAgAAALELACAPAADjIAAgAwAAAM8LACAPAADjIAAgEAAA5yAAIAoAAADPCwAgCAAA5yAAILAHgAAAAAGxBwAAxRsAILUHAADHGwAgtgcAAMgbACD0DQEAxxgAIZgOQADDGAAhmg4BAMcYACH4DgEAxxgAIQiwB4AAAAABsQcAAMUbACC1BwAAxxsAILYHAADIGwAg9A0BAMcYACGYDkAAwxgAIZoOAQDHGAAh-A4BAMcYACEIsAeAAAAAAbEHAADyGwAgsgcAAPMbACC2BwAA9RsAIPQNAQAAAAGYDkAAAAABmg4BAAAAAfgOAQAAAAECAAAAsQsAIA8AAOggACAD8w5AAAAAAeEPBAAAAAHiDwQAAAABAwAAAM8LACAPAADoIAAgEAAA7SAAIAoAAADPCwAgCAAA7SAAILAHgAAAAAGxBwAAxRsAILIHAADGGwAgtgcAAMgbACD0DQEAxxgAIZgOQADDGAAhmg4BAMcYACH4DgEAxxgAIQiwB4AAAAABsQcAAMUbACCyBwAAxhsAILYHAADIGwAg9A0BAMcYACGYDkAAwxgAIZoOAQDHGAAh-A4BAMcYACEHsAcAALQbACCYDkAAAAABmg4BAAAAAdUPAQAAAAHeDwEAAAAB4w9AAAAAAeQPAgAAAAECAAAAvQsAIA8AAO4gACADAAAAuwsAIA8AAO4gACAQAADyIAAgCQAAALsLACAIAADyIAAgsAcAAKYbACCYDkAAwxgAIZoOAQDHGAAh1Q8BAMcYACHeDwEAxxgAIeMPQADPGAAh5A8CAMUYACEHsAcAAKYbACCYDkAAwxgAIZoOAQDHGAAh1Q8BAMcYACHeDwEAxxgAIeMPQADPGAAh5A8CAMUYACEIsAeAAAAAAbEHAADyGwAgsgcAAPMbACC1BwAA9BsAIPQNAQAAAAGYDkAAAAABmg4BAAAAAfgOAQAAAAECAAAAsQsAIA8AAPMgACAK9g1AAAAAAY4OAQAAAAGWDgEAAAABsw4BAAAAAckOQAAAAAHWDwEAAAAB1w8AAPwaACDYD0AAAAAB2Q8BAAAAAdoPgAAAAAEDAAAAzwsAIA8AAPMgACAQAAD4IAAgCgAAAM8LACAIAAD4IAAgsAeAAAAAAbEHAADFGwAgsgcAAMYbACC1BwAAxxsAIPQNAQDHGAAhmA5AAMMYACGaDgEAxxgAIfgOAQDHGAAhCLAHgAAAAAGxBwAAxRsAILIHAADGGwAgtQcAAMcbACD0DQEAxxgAIZgOQADDGAAhmg4BAMcYACH4DgEAxxgAIQeGAwIAAAABsAcAAJEbACCaDgEAAAAB1Q8BAAAAAdsPQAAAAAHcDyAAAAAB3Q9AAAAAAQIAAADWDAAgDwAA-SAAIAMAAADECwAgDwAA-SAAIBAAAP0gACAJAAAAxAsAIAgAAP0gACCGAwIAxRgAIbAHAACDGwAgmg4BAMcYACHVDwEAxxgAIdsPQADDGAAh3A8gAOUYACHdD0AAzxgAIQeGAwIAxRgAIbAHAACDGwAgmg4BAMcYACHVDwEAxxgAIdsPQADDGAAh3A8gAOUYACHdD0AAzxgAIQn5DQEAAAABtQ4EAAAAAc8OIAAAAAHQDgIAAAAB0Q4AAMwaACDTDgEAAAAB1g6AAAAAAaoPAAEAAAHRDwQAAAABCsgOQAAAAAH2DiAAAAAByQ8BAAAAAcoPQAAAAAHLDyAAAAABzA8BAAAAAc0PQAAAAAHOD0AAAAABzw9AAAAAAdAPgAAAAAELyggAAO4aACC_DQIAAAABlg4BAAAAAZkOAQAAAAGzDgEAAAABxQ4BAAAAAcgOQAAAAAHJDkAAAAAB9g4gAAAAAcoPQAAAAAHND0AAAAABAgAAAJ0NACAPAACAIQAgAwAAAKoNACAPAACAIQAgEAAAhCEAIA0AAACqDQAgCAAAhCEAIMoIAADUGgAgvw0CAMUYACGWDgEAxhgAIZkOAQDGGAAhsw4BAMcYACHFDgEAxxgAIcgOQADDGAAhyQ5AAM8YACH2DiAA5RgAIcoPQADDGAAhzQ9AAM8YACELyggAANQaACC_DQIAxRgAIZYOAQDGGAAhmQ4BAMYYACGzDgEAxxgAIcUOAQDHGAAhyA5AAMMYACHJDkAAzxgAIfYOIADlGAAhyg9AAMMYACHND0AAzxgAIQvJCAAA7RoAIL8NAgAAAAGWDgEAAAABmQ4BAAAAAbMOAQAAAAHFDgEAAAAByA5AAAAAAckOQAAAAAH2DiAAAAAByg9AAAAAAc0PQAAAAAECAAAAnQ0AIA8AAIUhACADAAAAqg0AIA8AAIUhACAQAACJIQAgDQAAAKoNACAIAACJIQAgyQgAANMaACC_DQIAxRgAIZYOAQDGGAAhmQ4BAMYYACGzDgEAxxgAIcUOAQDHGAAhyA5AAMMYACHJDkAAzxgAIfYOIADlGAAhyg9AAMMYACHND0AAzxgAIQvJCAAA0xoAIL8NAgDFGAAhlg4BAMYYACGZDgEAxhgAIbMOAQDHGAAhxQ4BAMcYACHIDkAAwxgAIckOQADPGAAh9g4gAOUYACHKD0AAwxgAIc0PQADPGAAhAsUOAQAAAAHGDkAAAAABAgAAAI4UACAPAACKIQAgAwAAAJEUACAPAACKIQAgEAAAjiEAIAQAAACRFAAgCAAAjiEAIMUOAQDHGAAhxg5AAM8YACECxQ4BAMcYACHGDkAAzxgAIQi_DQIAAAABlg4BAAAAAbMOAQAAAAG1DgQAAAABxw4CAAAAAcgOQAAAAAHJDkAAAAAByg6AAAAAAQ30DQEAAAABjg4BAAAAAY8OAQAAAAGQDgEAAAABkQ4BAAAAAZIOAQAAAAGTDgIAAAABlA4CAAAAAZUOQAAAAAGWDgIAAAABlw5AAAAAAZgOQAAAAAGZDgEAAAABFK8BAADzGAAg9A0BAAAAAZgOQAAAAAGaDgEAAAABmw4BAAAAAZwOAQAAAAGdDgAA9BgAIJ4OIAAAAAGfDgEAAAABoA4BAAAAAaEOQAAAAAGiDgEAAAABow4BAAAAAaQOIAAAAAGlDgEAAAABpg4gAAAAAacOQAAAAAGoDiAAAAABqQ5AAAAAAaoOQAAAAAECAAAA8hQAIA8AAJEhACAH9A0EAAAAAfYNQAAAAAH3DQIAAAAB-A0CAAAAAfkNAQAAAAH6DYAAAAAB-w0BAAAAAQMAAAD_FAAgDwAAkSEAIBAAAJYhACAWAAAA_xQAIAgAAJYhACCvAQAA4xgAIPQNAQDHGAAhmA5AAMMYACGaDgEAxxgAIZsOAQDHGAAhnA4BAMcYACGdDgAA5BgAIJ4OIADlGAAhnw4BAMcYACGgDgEAxhgAIaEOQADPGAAhog4BAMYYACGjDgEAxhgAIaQOIADlGAAhpQ4BAMYYACGmDiAA5RgAIacOQADPGAAhqA4gAOUYACGpDkAAzxgAIaoOQADPGAAhFK8BAADjGAAg9A0BAMcYACGYDkAAwxgAIZoOAQDHGAAhmw4BAMcYACGcDgEAxxgAIZ0OAADkGAAgng4gAOUYACGfDgEAxxgAIaAOAQDGGAAhoQ5AAM8YACGiDgEAxhgAIaMOAQDGGAAhpA4gAOUYACGlDgEAxhgAIaYOIADlGAAhpw5AAM8YACGoDiAA5RgAIakOQADPGAAhqg5AAM8YACEPvQ0AAN4YACD0DQEAAAABjQ4BAAAAAY4OAQAAAAGPDgEAAAABkA4BAAAAAZEOAQAAAAGSDgEAAAABkw4CAAAAAZQOAgAAAAGVDkAAAAABlg4CAAAAAZcOQAAAAAGYDkAAAAABmQ4BAAAAAQIAAAD2FAAgDwAAlyEAIAMAAAD0FAAgDwAAlyEAIBAAAJshACARAAAA9BQAIAgAAJshACC9DQAA0BgAIPQNAQDHGAAhjQ4BAMcYACGODgEAxxgAIY8OAQDHGAAhkA4BAMcYACGRDgEAxhgAIZIOAQDHGAAhkw4CAMUYACGUDgIAxRgAIZUOQADPGAAhlg4CAMUYACGXDkAAzxgAIZgOQADDGAAhmQ4BAMYYACEPvQ0AANAYACD0DQEAxxgAIY0OAQDHGAAhjg4BAMcYACGPDgEAxxgAIZAOAQDHGAAhkQ4BAMYYACGSDgEAxxgAIZMOAgDFGAAhlA4CAMUYACGVDkAAzxgAIZYOAgDFGAAhlw5AAM8YACGYDkAAwxgAIZkOAQDGGAAhAwgAAYgZACHFEAABiBkAIckRAAEAAAEAAAAAAxUABhYABxcACAAAAAMVAAYWAAcXAAgAAAAFFQAOFgARFwASKAAPKQAQAAAAAAAFFQAOFgARFwASKAAPKQAQAAAAAxUAGBYAGRcAGgAAAAMVABgWABkXABoAAAAFFQAgFgAjFwAkKAAhKQAiAAAAAAAFFQAgFgAjFwAkKAAhKQAiAAAABRUAKhYALRcALigAKykALAAAAAAABRUAKhYALRcALigAKykALAAAAAUVADQWADcXADgoADUpADYAAAAAAAUVADQWADcXADgoADUpADYAAAAFFQA-FgBBFwBCKAA_KQBAAAAAAAAFFQA-FgBBFwBCKAA_KQBAAAAAAxUASBYASRcASgAAAAMVAEgWAEkXAEoAAAAFFQBQFgBTFwBUKABRKQBSAAAAAAAFFQBQFgBTFwBUKABRKQBSAAAAAxUAWhYAWxcAXAAAAAMVAFoWAFsXAFwDFQBlrQGAAl-yAYQCYAGsAQBeBRUAZKwBhgJerwGKAmGwAY4CYrEBkgJjAa4BAGABrgEAYAGuAQBgA68BkwIAsAGUAgCxAZUCAAKtAZYCALIBlwIAAAAFFQBpFgBsFwBtKABqKQBrAAAAAAAFFQBpFgBsFwBtKABqKQBrAawBAF4BrAEAXgUVAHIWAHUXAHYoAHMpAHQAAAAAAAUVAHIWAHUXAHYoAHMpAHQAAAADFQB8FgB9FwB-AAAAAxUAfBYAfRcAfgAAAAUVAIQBFgCHARcAiAEoAIUBKQCGAQAAAAAABRUAhAEWAIcBFwCIASgAhQEpAIYBAAAABRUAjgEWAJEBFwCSASgAjwEpAJABAAAAAAAFFQCOARYAkQEXAJIBKACPASkAkAEAAAAFFQCYARYAmwEXAJwBKACZASkAmgEAAAAAAAUVAJgBFgCbARcAnAEoAJkBKQCaAQAAAAMVAKIBFgCjARcApAEAAAADFQCiARYAowEXAKQBAAAABRUAqgEWAK0BFwCuASgAqwEpAKwBAAAAAAAFFQCqARYArQEXAK4BKACrASkArAEAAAAFFQC0ARYAtwEXALgBKAC1ASkAtgEAAAAAAAUVALQBFgC3ARcAuAEoALUBKQC2AQAAAAUVAL4BFgDBARcAwgEoAL8BKQDAAQAAAAAABRUAvgEWAMEBFwDCASgAvwEpAMABAdQCAMUBAhUAxgHTApAExAEB0wKRBAAB1AIAxQEB1AIAxQEFFQDKARYAzQEXAM4BKADLASkAzAEAAAAAAAUVAMoBFgDNARcAzgEoAMsBKQDMAQAAAxUA0wEWANQBFwDVAQAAAAMVANMBFgDUARcA1QEAAAAFFQDbARYA3gEXAN8BKADcASkA3QEAAAAAAAUVANsBFgDeARcA3wEoANwBKQDdAQIVAOMBhgPeBOIBAYUDAOEBAYYD3wQAAAAFFQDnARYA6gEXAOsBKADoASkA6QEAAAAAAAUVAOcBFgDqARcA6wEoAOgBKQDpAQGFAwDhAQGFAwDhAQMVAPABFgDxARcA8gEAAAADFQDwARYA8QEXAPIBAAAAAxUA-AEWAPkBFwD6AQAAAAMVAPgBFgD5ARcA-gEAAAAFFQCAAhYAgwIXAIQCKACBAikAggIAAAAAAAUVAIACFgCDAhcAhAIoAIECKQCCAgAAAAMVAIoCFgCLAhcAjAIAAAADFQCKAhYAiwIXAIwCAAAABRUAkgIWAJUCFwCWAigAkwIpAJQCAAAAAAAFFQCSAhYAlQIXAJYCKACTAikAlAIAAAAFFQCcAhYAnwIXAKACKACdAikAngIAAAAAAAUVAJwCFgCfAhcAoAIoAJ0CKQCeAgAAAAUVAKYCFgCpAhcAqgIoAKcCKQCoAgAAAAAABRUApgIWAKkCFwCqAigApwIpAKgCAAAABRUAsAIWALMCFwC0AigAsQIpALICAAAAAAAFFQCwAhYAswIXALQCKACxAikAsgIAAAAFFQC6AhYAvQIXAL4CKAC7AikAvAIAAAAAAAUVALoCFgC9AhcAvgIoALsCKQC8AgAAAAUVAMQCFgDHAhcAyAIoAMUCKQDGAgAAAAAABRUAxAIWAMcCFwDIAigAxQIpAMYCAAAABRUAzgIWANECFwDSAigAzwIpANACAAAAAAAFFQDOAhYA0QIXANICKADPAikA0AIAAAAFFQDYAhYA2wIXANwCKADZAikA2gIAAAAAAAUVANgCFgDbAhcA3AIoANkCKQDaAgAAAAUVAOICFgDlAhcA5gIoAOMCKQDkAgAAAAAABRUA4gIWAOUCFwDmAigA4wIpAOQCAAAABRUA7AIWAO8CFwDwAigA7QIpAO4CAAAAAAAFFQDsAhYA7wIXAPACKADtAikA7gIAAAAFFQD2AhYA-QIXAPoCKAD3AikA-AIAAAAAAAUVAPYCFgD5AhcA-gIoAPcCKQD4AgAAAAUVAIADFgCDAxcAhAMoAIEDKQCCAwAAAAAABRUAgAMWAIMDFwCEAygAgQMpAIIDAAAABRUAigMWAI0DFwCOAygAiwMpAIwDAAAAAAAFFQCKAxYAjQMXAI4DKACLAykAjAMGFQCWA6gFogiRA6kFpgiSA6oFqgiTA6sFrgiUA6wFsgiVAwGnBQCQAwGnBQCQAwGnBQCQAwGnBQCQAwGnBQCQAwWoBbMIAKkFtAgAqgW1CACrBbYIAKwFtwgAAAAFFQCaAxYAnQMXAJ4DKACbAykAnAMAAAAAAAUVAJoDFgCdAxcAngMoAJsDKQCcAwGnBQCQAwGnBQCQAwUVAKMDFgCmAxcApwMoAKQDKQClAwAAAAAABRUAowMWAKYDFwCnAygApAMpAKUDAacFAJADAacFAJADBRUArAMWAK8DFwCwAygArQMpAK4DAAAAAAAFFQCsAxYArwMXALADKACtAykArgMBpwUAkAMBpwUAkAMFFQC1AxYAuAMXALkDKAC2AykAtwMAAAAAAAUVALUDFgC4AxcAuQMoALYDKQC3AwGnBQCQAwGnBQCQAwUVAL4DFgDBAxcAwgMoAL8DKQDAAwAAAAAABRUAvgMWAMEDFwDCAygAvwMpAMADAacFAJADAacFAJADAxUAxwMWAMgDFwDJAwAAAAMVAMcDFgDIAxcAyQMDFQDOA44GwgnMA48GxgnNAwGNBgDLAwGNBgDLAwKOBscJAI8GyAkAAAAFFQDSAxYA1QMXANYDKADTAykA1AMAAAAAAAUVANIDFgDVAxcA1gMoANMDKQDUAwGNBgDLAwGNBgDLAwUVANsDFgDeAxcA3wMoANwDKQDdAwAAAAAABRUA2wMWAN4DFwDfAygA3AMpAN0DAY0GAMsDAY0GAMsDBRUA5AMWAOcDFwDoAygA5QMpAOYDAAAAAAAFFQDkAxYA5wMXAOgDKADlAykA5gMBrAGWCl4BrAGcCl4FFQDtAxYA8AMXAPEDKADuAykA7wMAAAAAAAUVAO0DFgDwAxcA8QMoAO4DKQDvAwAAAAUVAPcDFgD6AxcA-wMoAPgDKQD5AwAAAAAABRUA9wMWAPoDFwD7AygA-AMpAPkDAa4BAGABrgEAYAUVAIAEFgCDBBcAhAQoAIEEKQCCBAAAAAAABRUAgAQWAIMEFwCEBCgAgQQpAIIEAa4BAGABrgEAYAUVAIkEFgCMBBcAjQQoAIoEKQCLBAAAAAAABRUAiQQWAIwEFwCNBCgAigQpAIsEAa4BAGABrgEAYAMVAJIEFgCTBBcAlAQAAAADFQCSBBYAkwQXAJQEAAAAAxUAmgQWAJsEFwCcBAAAAAMVAJoEFgCbBBcAnAQAAAADFQCiBBYAowQXAKQEAAAAAxUAogQWAKMEFwCkBAUVAK8EsQe2C6cEsge6C6gEtQe-C6kEtgfFC6wEAbAHAKYEAbAHAKYEAxUAqwSwBwCmBLQHwguqBAGzBwCpBAG0B8MLAAMVAK4EsAcApgS3B8kLrQQBtgcArAQBtwfKCwADsQfLCwCyB8wLALUHzQsAAAADFQCzBBYAtAQXALUEAAAAAxUAswQWALQEFwC1BAGwBwCmBAGwBwCmBAUVALoEFgC9BBcAvgQoALsEKQC8BAAAAAAABRUAugQWAL0EFwC-BCgAuwQpALwEAbAHAKYEAbAHAKYEAxUAwwQWAMQEFwDFBAAAAAMVAMMEFgDEBBcAxQQBsAcApgQBsAcApgQFFQDKBBYAzQQXAM4EKADLBCkAzAQAAAAAAAUVAMoEFgDNBBcAzgQoAMsEKQDMBAGzBwCpBAGzBwCpBAUVANMEFgDWBBcA1wQoANQEKQDVBAAAAAAABRUA0wQWANYEFwDXBCgA1AQpANUEAAAABRUA3QQWAOAEFwDhBCgA3gQpAN8EAAAAAAAFFQDdBBYA4AQXAOEEKADeBCkA3wQBsAcApgQBsAcApgQFFQDmBBYA6QQXAOoEKADnBCkA6AQAAAAAAAUVAOYEFgDpBBcA6gQoAOcEKQDoBAG2BwCsBAG2BwCsBAMVAO8EFgDwBBcA8QQAAAADFQDvBBYA8AQXAPEEAAAABRUA9wQWAPoEFwD7BCgA-AQpAPkEAAAAAAAFFQD3BBYA-gQXAPsEKAD4BCkA-QQDFQCABckIog3-BMoIpg3_BAHICAD9BAHICAD9BALJCKcNAMoIqA0AAAAFFQCEBRYAhwUXAIgFKACFBSkAhgUAAAAAAAUVAIQFFgCHBRcAiAUoAIUFKQCGBQHICAD9BAHICAD9BAUVAI0FFgCQBRcAkQUoAI4FKQCPBQAAAAAABRUAjQUWAJAFFwCRBSgAjgUpAI8FAcgIAP0EAcgIAP0EAxUAlgUWAJcFFwCYBQAAAAMVAJYFFgCXBRcAmAUAAAAFFQCeBRYAoQUXAKIFKACfBSkAoAUAAAAAAAUVAJ4FFgChBRcAogUoAJ8FKQCgBQAAAAUVAKgFFgCrBRcArAUoAKkFKQCqBQAAAAAABRUAqAUWAKsFFwCsBSgAqQUpAKoFAAAABRUAsgUWALUFFwC2BSgAswUpALQFAAAAAAAFFQCyBRYAtQUXALYFKACzBSkAtAUAAAADFQC8BRYAvQUXAL4FAAAAAxUAvAUWAL0FFwC-BQAAAAMVAMQFFgDFBRcAxgUAAAADFQDEBRYAxQUXAMYFAAAAAxUAzAUWAM0FFwDOBQAAAAMVAMwFFgDNBRcAzgUAAAAFFQDUBRYA1wUXANgFKADVBSkA1gUAAAAAAAUVANQFFgDXBRcA2AUoANUFKQDWBQAAAAUVAN4FFgDhBRcA4gUoAN8FKQDgBQAAAAAABRUA3gUWAOEFFwDiBSgA3wUpAOAFAAAAAxUA6AUWAOkFFwDqBQAAAAMVAOgFFgDpBRcA6gUAAAAFFQDwBRYA8wUXAPQFKADxBSkA8gUAAAAAAAUVAPAFFgDzBRcA9AUoAPEFKQDyBQAAAAUVAPoFFgD9BRcA_gUoAPsFKQD8BQAAAAAABRUA-gUWAP0FFwD-BSgA-wUpAPwFAAAABRUAhAYWAIcGFwCIBigAhQYpAIYGAAAAAAAFFQCEBhYAhwYXAIgGKACFBikAhgYAAAAFFQCOBhYAkQYXAJIGKACPBikAkAYAAAAAAAUVAI4GFgCRBhcAkgYoAI8GKQCQBgAAAAUVAJgGFgCbBhcAnAYoAJkGKQCaBgAAAAAABRUAmAYWAJsGFwCcBigAmQYpAJoGAAAABRUAogYWAKUGFwCmBigAowYpAKQGAAAAAAAFFQCiBhYApQYXAKYGKACjBikApAYAAAAFFQCsBhYArwYXALAGKACtBikArgYAAAAAAAUVAKwGFgCvBhcAsAYoAK0GKQCuBgAAAAUVALYGFgC5BhcAugYoALcGKQC4BgAAAAAABRUAtgYWALkGFwC6BigAtwYpALgGAAAABRUAwAYWAMMGFwDEBigAwQYpAMIGAAAAAAAFFQDABhYAwwYXAMQGKADBBikAwgYAAAAFFQDKBhYAzQYXAM4GKADLBikAzAYAAAAAAAUVAMoGFgDNBhcAzgYoAMsGKQDMBgAAAAMVANQGFgDVBhcA1gYAAAADFQDUBhYA1QYXANYGAAAAAxUA3AYWAN0GFwDeBgAAAAMVANwGFgDdBhcA3gYAAAADFQDkBhYA5QYXAOYGAAAAAxUA5AYWAOUGFwDmBgAAAAUVAOwGFgDvBhcA8AYoAO0GKQDuBgAAAAAABRUA7AYWAO8GFwDwBigA7QYpAO4GAAAABRUA9gYWAPkGFwD6BigA9wYpAPgGAAAAAAAFFQD2BhYA-QYXAPoGKAD3BikA-AYAAAAFFQCABxYAgwcXAIQHKACBBykAggcAAAAAAAUVAIAHFgCDBxcAhAcoAIEHKQCCBwAAAAUVAIoHFgCNBxcAjgcoAIsHKQCMBwAAAAAABRUAigcWAI0HFwCOBygAiwcpAIwHAAAABRUAlAcWAJcHFwCYBygAlQcpAJYHAAAAAAAFFQCUBxYAlwcXAJgHKACVBykAlgcAAAAFFQCeBxYAoQcXAKIHKACfBykAoAcAAAAAAAUVAJ4HFgChBxcAogcoAJ8HKQCgBwAAAAMVAKgHFgCpBxcAqgcAAAADFQCoBxYAqQcXAKoHAAAABRUAsAcWALMHFwC0BygAsQcpALIHAAAAAAAFFQCwBxYAswcXALQHKACxBykAsgcAAAADFQC6BxYAuwcXALwHAAAAAxUAugcWALsHFwC8BwHsDAC_BwIVAMAH6wz3E74HAesM-BMAAewMAL8HAewMAL8HBRUAxAcWAMcHFwDIBygAxQcpAMYHAAAAAAAFFQDEBxYAxwcXAMgHKADFBykAxgcAAAMVAM0HFgDOBxcAzwcAAAADFQDNBxYAzgcXAM8HAAAABRUA1QcWANgHFwDZBygA1gcpANcHAAAAAAAFFQDVBxYA2AcXANkHKADWBykA1wcAAAADFQDfBxYA4AcXAOEHAAAAAxUA3wcWAOAHFwDhBwAAAAUVAOcHFgDqBxcA6wcoAOgHKQDpBwAAAAAABRUA5wcWAOoHFwDrBygA6AcpAOkHAhUA8QfADfcU7gcDFQDwB70NAO0Hvw37FO8HAb4NAO4HAb8N_BQAAcAN_RQAAAADFQD1BxYA9gcXAPcHAAAAAxUA9QcWAPYHFwD3BwG9DQDtBwG9DQDtBwUVAPwHFgD_BxcAgAgoAP0HKQD-BwAAAAAABRUA_AcWAP8HFwCACCgA_QcpAP4HAb4NAO4HAb4NAO4HBRUAhQgWAIgIFwCJCCgAhggpAIcIAAAAAAAFFQCFCBYAiAgXAIkIKACGCCkAhwgBAgECAwEFBgEGBwEHCAEJCgEKDAILDQMMDwENEQIOEgQREwESFAETFQIYGAUZGQkaGwobHAocHwodIAoeIQofIwogJQIhJgsiKAojKgIkKwwlLAomLQonLgIqMQ0rMhMsNBQtNRQuOBQvORQwOhQxPBQyPgIzPxU0QRQ1QwI2RBY3RRQ4RhQ5RwI6Shc7Sxs8TRw9Thw-URw_UhxAUxxBVRxCVwJDWB1EWhxFXAJGXR5HXhxIXxxJYAJKYx9LZCVMZiZNZyZOaiZPayZQbCZRbiZScAJTcSdUcyZVdQJWdihXdyZYeCZZeQJafClbfS9cfzBdgAEwXoMBMF-EATBghQEwYYcBMGKJAQJjigExZIwBMGWOAQJmjwEyZ5ABMGiRATBpkgECapUBM2uWATlsmAE6bZkBOm6cATpvnQE6cJ4BOnGgATpyogECc6MBO3SlATp1pwECdqgBPHepATp4qgE6easBAnquAT17rwFDfLEBRH2yAUR-tQFEf7YBRIABtwFEgQG5AUSCAbsBAoMBvAFFhAG-AUSFAcABAoYBwQFGhwHCAUSIAcMBRIkBxAECigHHAUeLAcgBS4wBygFMjQHLAUyOAc4BTI8BzwFMkAHQAUyRAdIBTJIB1AECkwHVAU2UAdcBTJUB2QEClgHaAU6XAdsBTJgB3AFMmQHdAQKaAeABT5sB4QFVnAHjAVadAeQBVp4B5wFWnwHoAVagAekBVqEB6wFWogHtAQKjAe4BV6QB8AFWpQHyAQKmAfMBWKcB9AFWqAH1AVapAfYBAqoB-QFZqwH6AV2zAfwBXrQBmAJetQGaAl62AZsCXrcBnAJeuAGeAl65AaACAroBoQJmuwGjAl68AaUCAr0BpgJnvgGnAl6_AagCXsABqQICwQGsAmjCAa0CbsMBrgJfxAGvAl_FAbACX8YBsQJfxwGyAl_IAbQCX8kBtgICygG3Am_LAbkCX8wBuwICzQG8AnDOAb0CX88BvgJf0AG_AgLRAcICcdIBwwJ30wHFAnjUAcYCeNUByQJ41gHKAnjXAcsCeNgBzQJ42QHPAgLaAdACedsB0gJ43AHUAgLdAdUCet4B1gJ43wHXAnjgAdgCAuEB2wJ74gHcAn_jAd4CgAHkAd8CgAHlAeICgAHmAeMCgAHnAeQCgAHoAeYCgAHpAegCAuoB6QKBAesB6wKAAewB7QIC7QHuAoIB7gHvAoAB7wHwAoAB8AHxAgLxAfQCgwHyAfUCiQHzAfcCigH0AfgCigH1AfsCigH2AfwCigH3Af0CigH4Af8CigH5AYEDAvoBggOLAfsBhAOKAfwBhgMC_QGHA4wB_gGIA4oB_wGJA4oBgAKKAwKBAo0DjQGCAo4DkwGDApADlAGEApEDlAGFApQDlAGGApUDlAGHApYDlAGIApgDlAGJApoDAooCmwOVAYsCnQOUAYwCnwMCjQKgA5YBjgKhA5QBjwKiA5QBkAKjAwKRAqYDlwGSAqcDnQGTAqkDngGUAqoDngGVAq0DngGWAq4DngGXAq8DngGYArEDngGZArMDApoCtAOfAZsCtgOeAZwCuAMCnQK5A6ABngK6A54BnwK7A54BoAK8AwKhAr8DoQGiAsADpQGjAsIDpgGkAsMDpgGlAsYDpgGmAscDpgGnAsgDpgGoAsoDpgGpAswDAqoCzQOnAasCzwOmAawC0QMCrQLSA6gBrgLTA6YBrwLUA6YBsALVAwKxAtgDqQGyAtkDrwGzAtsDsAG0AtwDsAG1At8DsAG2AuADsAG3AuEDsAG4AuMDsAG5AuUDAroC5gOxAbsC6AOwAbwC6gMCvQLrA7IBvgLsA7ABvwLtA7ABwALuAwLBAvEDswHCAvIDuQHDAvQDugHEAvUDugHFAvgDugHGAvkDugHHAvoDugHIAvwDugHJAv4DAsoC_wO7AcsCgQS6AcwCgwQCzQKEBLwBzgKFBLoBzwKGBLoB0AKHBALRAooEvQHSAosEwwHVAo0ExAHWApIExAHXApMExAHYApQExAHZApUExAHaApcExAHbApkEAtwCmgTHAd0CnATEAd4CngQC3wKfBMgB4AKgBMQB4QKhBMQB4gKiBALjAqUEyQHkAqYEzwHlAqgExQHmAqkExQHnAqwExQHoAq0ExQHpAq4ExQHqArAExQHrArIEAuwCswTQAe0CtQTFAe4CtwQC7wK4BNEB8AK5BMUB8QK6BMUB8gK7BALzAr4E0gH0Ar8E1gH1AsEE1wH2AsIE1wH3AsUE1wH4AsYE1wH5AscE1wH6AskE1wH7AssEAvwCzATYAf0CzgTXAf4C0AQC_wLRBNkBgAPSBNcBgQPTBNcBggPUBAKDA9cE2gGEA9gE4AGHA9oE4QGIA-AE4QGJA-ME4QGKA-QE4QGLA-UE4QGMA-cE4QGNA-kEAo4D6gTkAY8D7AThAZAD7gQCkQPvBOUBkgPwBOEBkwPxBOEBlAPyBAKVA_UE5gGWA_YE7AGXA_cE4gGYA_gE4gGZA_kE4gGaA_oE4gGbA_sE4gGcA_0E4gGdA_8EAp4DgAXtAZ8DggXiAaADhAUCoQOFBe4BogOGBeIBowOHBeIBpAOIBQKlA4sF7wGmA4wF8wGnA44F9AGoA48F9AGpA5IF9AGqA5MF9AGrA5QF9AGsA5YF9AGtA5gFAq4DmQX1Aa8DmwX0AbADnQUCsQOeBfYBsgOfBfQBswOgBfQBtAOhBQK1A6QF9wG2A6UF-wG3A6cF_AG4A6gF_AG5A6sF_AG6A6wF_AG7A60F_AG8A68F_AG9A7EFAr4DsgX9Ab8DtAX8AcADtgUCwQO3Bf4BwgO4BfwBwwO5BfwBxAO6BQLFA70F_wHGA74FhQLHA8AFhgLIA8EFhgLJA8QFhgLKA8UFhgLLA8YFhgLMA8gFhgLNA8oFAs4DywWHAs8DzQWGAtADzwUC0QPQBYgC0gPRBYYC0wPSBYYC1APTBQLVA9YFiQLWA9cFjQLXA9kFjgLYA9oFjgLZA90FjgLaA94FjgLbA98FjgLcA-EFjgLdA-MFAt4D5AWPAt8D5gWOAuAD6AUC4QPpBZAC4gPqBY4C4wPrBY4C5APsBQLlA-8FkQLmA_AFlwLnA_IFmALoA_MFmALpA_YFmALqA_cFmALrA_gFmALsA_oFmALtA_wFAu4D_QWZAu8D_wWYAvADgQYC8QOCBpoC8gODBpgC8wOEBpgC9AOFBgL1A4gGmwL2A4kGoQL3A4sGogL4A4wGogL5A48GogL6A5AGogL7A5EGogL8A5MGogL9A5UGAv4DlgajAv8DmAaiAoAEmgYCgQSbBqQCggScBqICgwSdBqIChASeBgKFBKEGpQKGBKIGqwKHBKQGrAKIBKUGrAKJBKgGrAKKBKkGrAKLBKoGrAKMBKwGrAKNBK4GAo4ErwatAo8EsQasApAEswYCkQS0Bq4CkgS1BqwCkwS2BqwClAS3BgKVBLoGrwKWBLsGtQKXBL0GtgKYBL4GtgKZBMEGtgKaBMIGtgKbBMMGtgKcBMUGtgKdBMcGAp4EyAa3Ap8Eyga2AqAEzAYCoQTNBrgCogTOBrYCowTPBrYCpATQBgKlBNMGuQKmBNQGvwKnBNYGwAKoBNcGwAKpBNoGwAKqBNsGwAKrBNwGwAKsBN4GwAKtBOAGAq4E4QbBAq8E4wbAArAE5QYCsQTmBsICsgTnBsACswToBsACtATpBgK1BOwGwwK2BO0GyQK3BO8GygK4BPAGygK5BPMGygK6BPQGygK7BPUGygK8BPcGygK9BPkGAr4E-gbLAr8E_AbKAsAE_gYCwQT_BswCwgSAB8oCwwSBB8oCxASCBwLFBIUHzQLGBIYH0wLHBIgH1ALIBIkH1ALJBIwH1ALKBI0H1ALLBI4H1ALMBJAH1ALNBJIHAs4EkwfVAs8ElQfUAtAElwcC0QSYB9YC0gSZB9QC0wSaB9QC1ASbBwLVBJ4H1wLWBJ8H3QLXBKEH3gLYBKIH3gLZBKUH3gLaBKYH3gLbBKcH3gLcBKkH3gLdBKsHAt4ErAffAt8ErgfeAuAEsAcC4QSxB-AC4gSyB94C4wSzB94C5AS0BwLlBLcH4QLmBLgH5wLnBLoH6ALoBLsH6ALpBL4H6ALqBL8H6ALrBMAH6ALsBMIH6ALtBMQHAu4ExQfpAu8ExwfoAvAEyQcC8QTKB-oC8gTLB-gC8wTMB-gC9ATNBwL1BNAH6wL2BNEH8QL3BNMH8gL4BNQH8gL5BNcH8gL6BNgH8gL7BNkH8gL8BNsH8gL9BN0HAv4E3gfzAv8E4AfyAoAF4gcCgQXjB_QCggXkB_ICgwXlB_IChAXmBwKFBekH9QKGBeoH-wKHBewH_AKIBe0H_AKJBfAH_AKKBfEH_AKLBfIH_AKMBfQH_AKNBfYHAo4F9wf9Ao8F-Qf8ApAF-wcCkQX8B_4CkgX9B_wCkwX-B_wClAX_BwKVBYII_wKWBYMIhQOXBYUIhgOYBYYIhgOZBYkIhgOaBYoIhgObBYsIhgOcBY0IhgOdBY8IAp4FkAiHA58FkgiGA6AFlAgCoQWVCIgDogWWCIYDowWXCIYDpAWYCAKlBZsIiQOmBZwIjwOtBZ4IkAOuBbgIkAOvBbsIkAOwBbwIkAOxBb0IkAOyBb8IkAOzBcEIArQFwgiXA7UFxAiQA7YFxggCtwXHCJgDuAXICJADuQXJCJADugXKCAK7Bc0ImQO8Bc4InwO9Bc8IkQO-BdAIkQO_BdEIkQPABdIIkQPBBdMIkQPCBdUIkQPDBdcIAsQF2AigA8UF2giRA8YF3AgCxwXdCKEDyAXeCJEDyQXfCJEDygXgCALLBeMIogPMBeQIqAPNBeUIkgPOBeYIkgPPBecIkgPQBegIkgPRBekIkgPSBesIkgPTBe0IAtQF7gipA9UF8AiSA9YF8ggC1wXzCKoD2AX0CJID2QX1CJID2gX2CALbBfkIqwPcBfoIsQPdBfsIkwPeBfwIkwPfBf0IkwPgBf4IkwPhBf8IkwPiBYEJkwPjBYMJAuQFhAmyA-UFhgmTA-YFiAkC5wWJCbMD6AWKCZMD6QWLCZMD6gWMCQLrBY8JtAPsBZAJugPtBZEJlAPuBZIJlAPvBZMJlAPwBZQJlAPxBZUJlAPyBZcJlAPzBZkJAvQFmgm7A_UFnAmUA_YFngkC9wWfCbwD-AWgCZQD-QWhCZQD-gWiCQL7BaUJvQP8BaYJwwP9BacJlQP-BagJlQP_BakJlQOABqoJlQOBBqsJlQOCBq0JlQODBq8JAoQGsAnEA4UGsgmVA4YGtAkChwa1CcUDiAa2CZUDiQa3CZUDiga4CQKLBrsJxgOMBrwJygOQBr4JywORBskJywOSBswJywOTBs0JywOUBs4JywOVBtAJywOWBtIJApcG0wnPA5gG1QnLA5kG1wkCmgbYCdADmwbZCcsDnAbaCcsDnQbbCQKeBt4J0QOfBt8J1wOgBuAJzAOhBuEJzAOiBuIJzAOjBuMJzAOkBuQJzAOlBuYJzAOmBugJAqcG6QnYA6gG6wnMA6kG7QkCqgbuCdkDqwbvCcwDrAbwCcwDrQbxCQKuBvQJ2gOvBvUJ4AOwBvYJzQOxBvcJzQOyBvgJzQOzBvkJzQO0BvoJzQO1BvwJzQO2Bv4JArcG_wnhA7gGgQrNA7kGgwoCugaECuIDuwaFCs0DvAaGCs0DvQaHCgK-BooK4wO_BosK6QPABowKYMEGjQpgwgaOCmDDBo8KYMQGkApgxQaSCmDGBpQKAscGlQrqA8gGmApgyQaaCgLKBpsK6wPLBp0KYMwGngpgzQafCgLOBqIK7APPBqMK8gPQBqUK8wPRBqYK8wPSBqkK8wPTBqoK8wPUBqsK8wPVBq0K8wPWBq8KAtcGsAr0A9gGsgrzA9kGtAoC2ga1CvUD2wa2CvMD3Aa3CvMD3Qa4CgLeBrsK9gPfBrwK_APgBr0KYeEGvgph4ga_CmHjBsAKYeQGwQph5QbDCmHmBsUKAucGxgr9A-gGyAph6QbKCgLqBssK_gPrBswKYewGzQph7QbOCgLuBtEK_wPvBtIKhQTwBtMKYvEG1Api8gbVCmLzBtYKYvQG1wpi9QbZCmL2BtsKAvcG3AqGBPgG3gpi-QbgCgL6BuEKhwT7BuIKYvwG4wpi_QbkCgL-BucKiAT_BugKjgSAB-kKY4EH6gpjggfrCmODB-wKY4QH7QpjhQfvCmOGB_EKAocH8gqPBIgH9ApjiQf2CgKKB_cKkASLB_gKY4wH-QpjjQf6CgKOB_0KkQSPB_4KlQSQB4ALlgSRB4ELlgSSB4QLlgSTB4ULlgSUB4YLlgSVB4gLlgSWB4oLApcHiwuXBJgHjQuWBJkHjwsCmgeQC5gEmweRC5YEnAeSC5YEnQeTCwKeB5YLmQSfB5cLnQSgB5kLngShB5oLngSiB50LngSjB54LngSkB58LngSlB6ELngSmB6MLAqcHpAufBKgHpgueBKkHqAsCqgepC6AEqweqC54ErAerC54ErQesCwKuB68LoQSvB7ALpQS4B7ILpgS5B84LpgS6B9ELpgS7B9ILpgS8B9MLpgS9B9ULpgS-B9cLAr8H2AuwBMAH2gumBMEH3AsCwgfdC7EEwwfeC6YExAffC6YExQfgCwLGB-MLsgTHB-QLtgTIB-ULpwTJB-YLpwTKB-cLpwTLB-gLpwTMB-kLpwTNB-sLpwTOB-0LAs8H7gu3BNAH8AunBNEH8gsC0gfzC7gE0wf0C6cE1Af1C6cE1Qf2CwLWB_kLuQTXB_oLvwTYB_sLqATZB_wLqATaB_0LqATbB_4LqATcB_8LqATdB4EMqATeB4MMAt8HhAzABOAHhgyoBOEHiAwC4geJDMEE4weKDKgE5AeLDKgE5QeMDALmB48MwgTnB5AMxgToB5EMqQTpB5IMqQTqB5MMqQTrB5QMqQTsB5UMqQTtB5cMqQTuB5kMAu8HmgzHBPAHnAypBPEHngwC8gefDMgE8wegDKkE9AehDKkE9QeiDAL2B6UMyQT3B6YMzwT4B6cMqgT5B6gMqgT6B6kMqgT7B6oMqgT8B6sMqgT9B60MqgT-B68MAv8HsAzQBIAIsgyqBIEItAwCggi1DNEEgwi2DKoEhAi3DKoEhQi4DAKGCLsM0gSHCLwM2ASICL4M2QSJCL8M2QSKCMIM2QSLCMMM2QSMCMQM2QSNCMYM2QSOCMgMAo8IyQzaBJAIywzZBJEIzQwCkgjODNsEkwjPDNkElAjQDNkElQjRDAKWCNQM3ASXCNUM4gSYCNcMrASZCNgMrASaCNoMrASbCNsMrAScCNwMrASdCN4MrASeCOAMAp8I4QzjBKAI4wysBKEI5QwCogjmDOQEowjnDKwEpAjoDKwEpQjpDAKmCOwM5QSnCO0M6wSoCO4MrQSpCO8MrQSqCPAMrQSrCPEMrQSsCPIMrQStCPQMrQSuCPYMAq8I9wzsBLAI-QytBLEI-wwCsgj8DO0Eswj9DK0EtAj-DK0EtQj_DAK2CIIN7gS3CIMN8gS4CIUN8wS5CIYN8wS6CIkN8wS7CIoN8wS8CIsN8wS9CI0N8wS-CI8NAr8IkA30BMAIkg3zBMEIlA0CwgiVDfUEwwiWDfMExAiXDfMExQiYDQLGCJsN9gTHCJwN_ATLCJ4N_QTMCKkN_QTNCKwN_QTOCK0N_QTPCK4N_QTQCLAN_QTRCLINAtIIsw2BBdMItQ39BNQItw0C1Qi4DYIF1gi5Df0E1wi6Df0E2Ai7DQLZCL4NgwXaCL8NiQXbCMAN_gTcCMEN_gTdCMIN_gTeCMMN_gTfCMQN_gTgCMYN_gThCMgNAuIIyQ2KBeMIyw3-BOQIzQ0C5QjODYsF5gjPDf4E5wjQDf4E6AjRDQLpCNQNjAXqCNUNkgXrCNYN_wTsCNcN_wTtCNgN_wTuCNkN_wTvCNoN_wTwCNwN_wTxCN4NAvII3w2TBfMI4Q3_BPQI4w0C9QjkDZQF9gjlDf8E9wjmDf8E-AjnDQL5COoNlQX6COsNmQX7CO0NmgX8CO4NmgX9CPENmgX-CPINmgX_CPMNmgWACfUNmgWBCfcNAoIJ-A2bBYMJ-g2aBYQJ_A0ChQn9DZwFhgn-DZoFhwn_DZoFiAmADgKJCYMOnQWKCYQOowWLCYYOpAWMCYcOpAWNCYoOpAWOCYsOpAWPCYwOpAWQCY4OpAWRCZAOApIJkQ6lBZMJkw6kBZQJlQ4ClQmWDqYFlgmXDqQFlwmYDqQFmAmZDgKZCZwOpwWaCZ0OrQWbCZ8OrgWcCaAOrgWdCaMOrgWeCaQOrgWfCaUOrgWgCacOrgWhCakOAqIJqg6vBaMJrA6uBaQJrg4CpQmvDrAFpgmwDq4FpwmxDq4FqAmyDgKpCbUOsQWqCbYOtwWrCbgOuAWsCbkOuAWtCbwOuAWuCb0OuAWvCb4OuAWwCcAOuAWxCcIOArIJww65BbMJxQ64BbQJxw4CtQnIDroFtgnJDrgFtwnKDrgFuAnLDgK5Cc4OuwW6Cc8OvwW7CdEOwAW8CdIOwAW9CdUOwAW-CdYOwAW_CdcOwAXACdkOwAXBCdsOAsIJ3A7BBcMJ3g7ABcQJ4A4CxQnhDsIFxgniDsAFxwnjDsAFyAnkDgLJCecOwwXKCegOxwXLCeoOyAXMCesOyAXNCe4OyAXOCe8OyAXPCfAOyAXQCfIOyAXRCfQOAtIJ9Q7JBdMJ9w7IBdQJ-Q4C1Qn6DsoF1gn7DsgF1wn8DsgF2An9DgLZCYAPywXaCYEPzwXbCYMP0AXcCYQP0AXdCYcP0AXeCYgP0AXfCYkP0AXgCYsP0AXhCY0PAuIJjg_RBeMJkA_QBeQJkg8C5QmTD9IF5gmUD9AF5wmVD9AF6AmWDwLpCZkP0wXqCZoP2QXrCZwP2gXsCZ0P2gXtCaAP2gXuCaEP2gXvCaIP2gXwCaQP2gXxCaYPAvIJpw_bBfMJqQ_aBfQJqw8C9QmsD9wF9gmtD9oF9wmuD9oF-AmvDwL5CbIP3QX6CbMP4wX7CbUP5AX8CbYP5AX9CbkP5AX-CboP5AX_CbsP5AWACr0P5AWBCr8PAoIKwA_lBYMKwg_kBYQKxA8ChQrFD-YFhgrGD-QFhwrHD-QFiArIDwKJCssP5wWKCswP6wWLCs4P7AWMCs8P7AWNCtIP7AWOCtMP7AWPCtQP7AWQCtYP7AWRCtgPApIK2Q_tBZMK2w_sBZQK3Q8ClQreD-4FlgrfD-wFlwrgD-wFmArhDwKZCuQP7wWaCuUP9QWbCucP9gWcCugP9gWdCusP9gWeCuwP9gWfCu0P9gWgCu8P9gWhCvEPAqIK8g_3BaMK9A_2BaQK9g8CpQr3D_gFpgr4D_YFpwr5D_YFqAr6DwKpCv0P-QWqCv4P_wWrCoAQgAasCoEQgAatCoQQgAauCoUQgAavCoYQgAawCogQgAaxCooQArIKixCBBrMKjRCABrQKjxACtQqQEIIGtgqREIAGtwqSEIAGuAqTEAK5CpYQgwa6CpcQiQa7CpkQiga8CpoQiga9Cp0Qiga-Cp4Qiga_Cp8QigbACqEQigbBCqMQAsIKpBCLBsMKphCKBsQKqBACxQqpEIwGxgqqEIoGxwqrEIoGyAqsEALJCq8QjQbKCrAQkwbLCrIQlAbMCrMQlAbNCrYQlAbOCrcQlAbPCrgQlAbQCroQlAbRCrwQAtIKvRCVBtMKvxCUBtQKwRAC1QrCEJYG1grDEJQG1wrEEJQG2ArFEALZCsgQlwbaCskQnQbbCssQngbcCswQngbdCs8QngbeCtAQngbfCtEQngbgCtMQngbhCtUQAuIK1hCfBuMK2BCeBuQK2hAC5QrbEKAG5grcEJ4G5wrdEJ4G6AreEALpCuEQoQbqCuIQpwbrCuQQqAbsCuUQqAbtCugQqAbuCukQqAbvCuoQqAbwCuwQqAbxCu4QAvIK7xCpBvMK8RCoBvQK8xAC9Qr0EKoG9gr1EKgG9wr2EKgG-Ar3EAL5CvoQqwb6CvsQsQb7Cv0Qsgb8Cv4Qsgb9CoERsgb-CoIRsgb_CoMRsgaAC4URsgaBC4cRAoILiBGzBoMLihGyBoQLjBEChQuNEbQGhguOEbIGhwuPEbIGiAuQEQKJC5MRtQaKC5QRuwaLC5YRvAaMC5cRvAaNC5oRvAaOC5sRvAaPC5wRvAaQC54RvAaRC6ARApILoRG9BpMLoxG8BpQLpREClQumEb4GlgunEbwGlwuoEbwGmAupEQKZC6wRvwaaC60RxQabC68RxgacC7ARxgadC7MRxgaeC7QRxgafC7URxgagC7cRxgahC7kRAqILuhHHBqMLvBHGBqQLvhECpQu_EcgGpgvAEcYGpwvBEcYGqAvCEQKpC8URyQaqC8YRzwarC8gR0AasC8kR0AatC8wR0AauC80R0AavC84R0AawC9AR0AaxC9IRArIL0xHRBrML1RHQBrQL1xECtQvYEdIGtgvZEdAGtwvaEdAGuAvbEQK5C94R0wa6C98R1wa7C-ER2Aa8C-IR2Aa9C-UR2Aa-C-YR2Aa_C-cR2AbAC-kR2AbBC-sRAsIL7BHZBsML7hHYBsQL8BECxQvxEdoGxgvyEdgGxwvzEdgGyAv0EQLJC_cR2wbKC_gR3wbLC_oR4AbMC_sR4AbNC_4R4AbOC_8R4AbPC4AS4AbQC4IS4AbRC4QSAtILhRLhBtMLhxLgBtQLiRIC1QuKEuIG1guLEuAG1wuMEuAG2AuNEgLZC5AS4wbaC5ES5wbbC5MS6AbcC5QS6AbdC5cS6AbeC5gS6AbfC5kS6AbgC5sS6AbhC50SAuILnhLpBuMLoBLoBuQLohIC5QujEuoG5gukEugG5wulEugG6AumEgLpC6kS6wbqC6oS8QbrC6wS8gbsC60S8gbtC7AS8gbuC7ES8gbvC7IS8gbwC7QS8gbxC7YSAvILtxLzBvMLuRLyBvQLuxIC9Qu8EvQG9gu9EvIG9wu-EvIG-Au_EgL5C8IS9Qb6C8MS-wb7C8US_Ab8C8YS_Ab9C8kS_Ab-C8oS_Ab_C8sS_AaADM0S_AaBDM8SAoIM0BL9BoMM0hL8BoQM1BIChQzVEv4GhgzWEvwGhwzXEvwGiAzYEgKJDNsS_waKDNwShQeLDN4ShgeMDN8ShgeNDOIShgeODOMShgePDOQShgeQDOYShgeRDOgSApIM6RKHB5MM6xKGB5QM7RIClQzuEogHlgzvEoYHlwzwEoYHmAzxEgKZDPQSiQeaDPUSjwebDPcSkAecDPgSkAedDPsSkAeeDPwSkAefDP0SkAegDP8SkAehDIETAqIMghORB6MMhBOQB6QMhhMCpQyHE5IHpgyIE5AHpwyJE5AHqAyKEwKpDI0TkweqDI4TmQerDJATmgesDJETmgetDJQTmgeuDJUTmgevDJYTmgewDJgTmgexDJoTArIMmxObB7MMnROaB7QMnxMCtQygE5wHtgyhE5oHtwyiE5oHuAyjEwK5DKYTnQe6DKcTowe7DKkTpAe8DKoTpAe9DK0TpAe-DK4TpAe_DK8TpAfADLETpAfBDLMTAsIMtBOlB8MMthOkB8QMuBMCxQy5E6YHxgy6E6QHxwy7E6QHyAy8EwLJDL8TpwfKDMATqwfLDMITrAfMDMMTrAfNDMYTrAfODMcTrAfPDMgTrAfQDMoTrAfRDMwTAtIMzROtB9MMzxOsB9QM0RMC1QzSE64H1gzTE6wH1wzUE6wH2AzVEwLZDNgTrwfaDNkTtQfbDNsTtgfcDNwTtgfdDN8TtgfeDOATtgffDOETtgfgDOMTtgfhDOUTAuIM5hO3B-MM6BO2B-QM6hMC5QzrE7gH5gzsE7YH5wztE7YH6AzuEwLpDPETuQfqDPITvQftDPQTvgfuDPkTvgfvDPoTvgfwDPsTvgfxDPwTvgfyDP4TvgfzDIAUAvQMgRTBB_UMgxS-B_YMhRQC9wyGFMIH-AyHFL4H-QyIFL4H-gyJFAL7DIwUwwf8DI0UyQf9DI8Uvwf-DJAUvwf_DJMUvweADZQUvweBDZUUvweCDZcUvweDDZkUAoQNmhTKB4UNnBS_B4YNnhQChw2fFMsHiA2gFL8HiQ2hFL8Hig2iFAKLDaUUzAeMDaYU0AeNDagU0QeODakU0QePDawU0QeQDa0U0QeRDa4U0QeSDbAU0QeTDbIUApQNsxTSB5UNtRTRB5YNtxQClw24FNMHmA25FNEHmQ26FNEHmg27FAKbDb4U1AecDb8U2gedDcEU2weeDcIU2wefDcUU2wegDcYU2wehDccU2weiDckU2wejDcsUAqQNzBTcB6UNzhTbB6YN0BQCpw3RFN0HqA3SFNsHqQ3TFNsHqg3UFAKrDdcU3gesDdgU4getDdoU4weuDdsU4wevDd4U4wewDd8U4wexDeAU4weyDeIU4wezDeQUArQN5RTkB7UN5xTjB7YN6RQCtw3qFOUHuA3rFOMHuQ3sFOMHug3tFAK7DfAU5ge8DfEU7AfBDfMU7QfCDf4U7QfDDYEV7QfEDYIV7QfFDYMV7QfGDYUV7QfHDYcVAsgNiBXyB8kNihXtB8oNjBUCyw2NFfMHzA2OFe0HzQ2PFe0Hzg2QFQLPDZMV9AfQDZQV-AfRDZUV7gfSDZYV7gfTDZcV7gfUDZgV7gfVDZkV7gfWDZsV7gfXDZ0VAtgNnhX5B9kNoBXuB9oNohUC2w2jFfoH3A2kFe4H3Q2lFe4H3g2mFQLfDakV-wfgDaoVgQjhDasV7wfiDawV7wfjDa0V7wfkDa4V7wflDa8V7wfmDbEV7wfnDbMVAugNtBWCCOkNthXvB-oNuBUC6w25FYMI7A26Fe8H7Q27Fe8H7g28FQLvDb8VhAjwDcAVigg"
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
