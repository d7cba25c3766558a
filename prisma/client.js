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
config.runtimeDataModel = JSON.parse('{"models":{"EarnedAchievement":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"},{"name":"earnedAt","kind":"scalar","type":"DateTime","dbName":"earned_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"}],"dbName":"earned_achievement","schema":null},"Appeal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"flag","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"decideBy","kind":"scalar","type":"DateTime","dbName":"decide_by"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"decision","kind":"scalar","type":"String"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"totalBefore","kind":"scalar","type":"Int","dbName":"total_before"},{"name":"totalAfter","kind":"scalar","type":"Int","dbName":"total_after"},{"name":"consent","kind":"scalar","type":"String"}],"dbName":"appeal","schema":null},"AttestationSchema":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"schema","kind":"scalar","type":"String"},{"name":"resolver","kind":"scalar","type":"String"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"attestation_schema","schema":null},"Attestation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"data","kind":"scalar","type":"String"},{"name":"omittedBytes","kind":"scalar","type":"Int","dbName":"omitted_bytes"},{"name":"decoded","kind":"scalar","type":"Json"},{"name":"preview","kind":"scalar","type":"Json"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"refUid","kind":"scalar","type":"String","dbName":"ref_uid"},{"name":"salt","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"signatureKind","kind":"scalar","type":"String","dbName":"signature_kind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"revocationReason","kind":"scalar","type":"String","dbName":"revocation_reason"},{"name":"revocationDetails","kind":"scalar","type":"String","dbName":"revocation_details"},{"name":"publicReason","kind":"scalar","type":"String","dbName":"public_reason"},{"name":"revocationSignature","kind":"scalar","type":"String","dbName":"revocation_signature"},{"name":"revocationSeq","kind":"scalar","type":"BigInt","dbName":"revocation_seq"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revokedBlock","kind":"scalar","type":"BigInt","dbName":"revoked_block"},{"name":"revokedTxHash","kind":"scalar","type":"String","dbName":"revoked_tx_hash"},{"name":"final","kind":"scalar","type":"Boolean"}],"dbName":"attestation","schema":null},"LeftOutAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"sender","kind":"scalar","type":"String"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"attestation","kind":"scalar","type":"Json"}],"dbName":"left_out_attestation","schema":null},"EarlyRevocation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"}],"dbName":"early_revocation","schema":null},"IssuerWeight":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"issuer_weight","schema":null},"Notification":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"}],"dbName":"notification","schema":null},"PendingAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"uid","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"subject","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revocation","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"}],"dbName":"pending_attestation","schema":null},"Meta":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Json"}],"dbName":"meta","schema":null},"Developer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tier","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"erasingAt","kind":"scalar","type":"DateTime","dbName":"erasing_at"},{"name":"erasedAt","kind":"scalar","type":"DateTime","dbName":"erased_at"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToDeveloper"},{"name":"noticeChannels","kind":"object","type":"NoticeChannel","relationName":"DeveloperToNoticeChannel"}],"dbName":"developer","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"origins","kind":"scalar","type":"String"},{"name":"policyIds","kind":"scalar","type":"String","dbName":"policy_ids"},{"name":"permissions","kind":"scalar","type":"String"},{"name":"rateLimit","kind":"scalar","type":"Int","dbName":"rate_limit"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"last4","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"replacedBy","kind":"scalar","type":"String","dbName":"replaced_by"},{"name":"developer","kind":"object","type":"Developer","relationName":"ApiKeyToDeveloper"}],"dbName":"api_key","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actor","kind":"scalar","type":"String"},{"name":"act","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"}],"dbName":"audit_entry","schema":null},"IdempotentRequest":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"committed","kind":"scalar","type":"Boolean"},{"name":"results","kind":"scalar","type":"Bytes"},{"name":"fence","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"idempotent_request","schema":null},"IdempotentBytes":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"bytes","kind":"scalar","type":"BigInt"}],"dbName":"idempotent_bytes","schema":null},"DayCount":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"requests","kind":"scalar","type":"Int"}],"dbName":"day_count","schema":null},"AuthNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"auth_nonce","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"session","schema":null},"UsageHour":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"endpoint","kind":"scalar","type":"String"},{"name":"requests","kind":"scalar","type":"Int"},{"name":"errors","kind":"scalar","type":"Int"},{"name":"latencies","kind":"scalar","type":"Int"}],"dbName":"usage_hour","schema":null},"Epoch":{"fields":[{"name":"number","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"String"},{"name":"previousRoot","kind":"scalar","type":"String","dbName":"previous_root"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"rows","kind":"scalar","type":"Int"},{"name":"chains","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"nodes","kind":"scalar","type":"Bytes"},{"name":"lineBytes","kind":"scalar","type":"BigInt","dbName":"line_bytes"},{"name":"checksum","kind":"scalar","type":"BigInt"},{"name":"storedBytes","kind":"scalar","type":"BigInt","dbName":"stored_bytes"},{"name":"published","kind":"scalar","type":"Json"}],"dbName":"epoch","schema":null},"EpochPage":{"fields":[{"name":"epoch","kind":"scalar","type":"Int"},{"name":"firstIndex","kind":"scalar","type":"Int","dbName":"first_index"},{"name":"firstAddress","kind":"scalar","type":"String","dbName":"first_address"},{"name":"chunkHash","kind":"scalar","type":"Bytes","dbName":"chunk_hash"},{"name":"leaves","kind":"scalar","type":"Bytes"},{"name":"chunk","kind":"object","type":"EpochChunk","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_page","schema":null},"EpochChunk":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"data","kind":"scalar","type":"Bytes"},{"name":"pages","kind":"object","type":"EpochPage","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_chunk","schema":null},"NameEvent":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameHash","kind":"scalar","type":"String","dbName":"name_hash"},{"name":"account","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"name_event","schema":null},"Identity":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"state","kind":"scalar","type":"String"},{"name":"parent","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"mintedAt","kind":"scalar","type":"DateTime","dbName":"minted_at"},{"name":"final","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"blocked","kind":"scalar","type":"Boolean"},{"name":"received","kind":"scalar","type":"Boolean"},{"name":"wallets","kind":"object","type":"IdentityWallet","relationName":"IdentityToIdentityWallet"}],"dbName":"identity","schema":null},"IdentityWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"primary","kind":"scalar","type":"Boolean"},{"name":"linkedAt","kind":"scalar","type":"DateTime","dbName":"linked_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"counts","kind":"scalar","type":"Boolean"},{"name":"identity","kind":"object","type":"Identity","relationName":"IdentityToIdentityWallet"}],"dbName":"identity_wallet","schema":null},"IdentityDeparture":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leftAt","kind":"scalar","type":"DateTime","dbName":"left_at"}],"dbName":"identity_departure","schema":null},"IdentityPast":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"owner","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"wallets","kind":"scalar","type":"Json"}],"dbName":"identity_past","schema":null},"WalletGroup":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"joinedAt","kind":"scalar","type":"DateTime","dbName":"joined_at"}],"dbName":"wallet_group","schema":null},"ChainCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"headNumber","kind":"scalar","type":"BigInt","dbName":"head_number"},{"name":"finalizedBlock","kind":"scalar","type":"BigInt","dbName":"finalized_block"},{"name":"scoredBlock","kind":"scalar","type":"BigInt","dbName":"scored_block"},{"name":"scoredHash","kind":"scalar","type":"String","dbName":"scored_hash"},{"name":"dayBlockNumber","kind":"scalar","type":"BigInt","dbName":"day_block_number"},{"name":"dayBlockHash","kind":"scalar","type":"String","dbName":"day_block_hash"},{"name":"dayBlockTime","kind":"scalar","type":"BigInt","dbName":"day_block_time"},{"name":"state","kind":"scalar","type":"String"},{"name":"error","kind":"scalar","type":"String"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"missingBlock","kind":"scalar","type":"BigInt","dbName":"missing_block"},{"name":"missingSince","kind":"scalar","type":"DateTime","dbName":"missing_since"}],"dbName":"chain_cursor","schema":null},"ExplorerHead":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"guessed","kind":"scalar","type":"Boolean"}],"dbName":"explorer_head","schema":null},"ExplorerFault":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"host","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"}],"dbName":"explorer_fault","schema":null},"ChainControl":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"pausedAt","kind":"scalar","type":"DateTime","dbName":"paused_at"},{"name":"pauseReason","kind":"scalar","type":"String","dbName":"pause_reason"},{"name":"reindexFrom","kind":"scalar","type":"BigInt","dbName":"reindex_from"},{"name":"reindexRequestedAt","kind":"scalar","type":"DateTime","dbName":"reindex_requested_at"},{"name":"reindexStartedAt","kind":"scalar","type":"DateTime","dbName":"reindex_started_at"},{"name":"setAsideBlock","kind":"scalar","type":"BigInt","dbName":"set_aside_block"},{"name":"setAsideRequestedAt","kind":"scalar","type":"DateTime","dbName":"set_aside_requested_at"}],"dbName":"chain_control","schema":null},"Block":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"String"},{"name":"parentHash","kind":"scalar","type":"String","dbName":"parent_hash"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"statedTime","kind":"scalar","type":"BigInt","dbName":"stated_time"}],"dbName":"block","schema":null},"Activity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"activity","schema":null},"Facts":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"}],"dbName":"facts","schema":null},"FactsSnapshot":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"facts_snapshot","schema":null},"FundingCluster":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"funder","kind":"scalar","type":"String"},{"name":"clusterSize","kind":"scalar","type":"Int","dbName":"cluster_size"},{"name":"chainLength","kind":"scalar","type":"Int","dbName":"chain_length"}],"dbName":"funding_cluster","schema":null},"AlikeCluster":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"size","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"Json"},{"name":"foundBy","kind":"scalar","type":"String","dbName":"found_by"}],"dbName":"alike_cluster","schema":null},"PaymentTrust":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"payment_trust","schema":null},"QuarantinedTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"firstBlock","kind":"scalar","type":"BigInt","dbName":"first_block"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"}],"dbName":"quarantined_transaction","schema":null},"QuarantinedWallet":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"partlyRead","kind":"scalar","type":"Boolean","dbName":"partly_read"}],"dbName":"quarantined_wallet","schema":null},"List":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"read","kind":"scalar","type":"String"},{"name":"repair","kind":"scalar","type":"Boolean"},{"name":"column","kind":"scalar","type":"String"},{"name":"previousId","kind":"scalar","type":"String","dbName":"previous_id"},{"name":"format","kind":"scalar","type":"Json"},{"name":"columns","kind":"scalar","type":"Json"},{"name":"counts","kind":"scalar","type":"Json"},{"name":"summary","kind":"scalar","type":"Json"},{"name":"charged","kind":"scalar","type":"Boolean"},{"name":"reading","kind":"scalar","type":"String"},{"name":"lastRow","kind":"scalar","type":"Int","dbName":"last_row"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"source","kind":"scalar","type":"Json"},{"name":"sourceState","kind":"scalar","type":"Json","dbName":"source_state"},{"name":"uploads","kind":"object","type":"ListUpload","relationName":"ListToListUpload"},{"name":"balances","kind":"object","type":"ListBalance","relationName":"ListToListBalance"},{"name":"rows","kind":"object","type":"ListRow","relationName":"ListToListRow"},{"name":"lines","kind":"object","type":"ListLine","relationName":"ListToListLine"},{"name":"clusters","kind":"object","type":"ListCluster","relationName":"ListToListCluster"},{"name":"shares","kind":"object","type":"ListShare","relationName":"ListToListShare"}],"dbName":"list","schema":null},"ListUpload":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"list","kind":"object","type":"List","relationName":"ListToListUpload"}],"dbName":"list_upload","schema":null},"ListBalance":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"holder","kind":"scalar","type":"String"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"list","kind":"object","type":"List","relationName":"ListToListBalance"}],"dbName":"list_balance","schema":null},"ListRow":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"row","kind":"scalar","type":"Int"},{"name":"line","kind":"scalar","type":"Int"},{"name":"input","kind":"scalar","type":"String"},{"name":"identity","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"special","kind":"scalar","type":"String"},{"name":"duplicateOf","kind":"scalar","type":"Int","dbName":"duplicate_of"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reasons","kind":"scalar","type":"Json"},{"name":"svcId","kind":"scalar","type":"String","dbName":"svc_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"tier","kind":"scalar","type":"String"},{"name":"flags","kind":"scalar","type":"String"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"known","kind":"scalar","type":"Boolean"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"keep","kind":"scalar","type":"Boolean"},{"name":"sameAs","kind":"scalar","type":"Int","dbName":"same_as"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"list","kind":"object","type":"List","relationName":"ListToListRow"}],"dbName":"list_row","schema":null},"ListLine":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"line","kind":"scalar","type":"Int"},{"name":"row","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListLine"}],"dbName":"list_line","schema":null},"ListCluster":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"size","kind":"scalar","type":"Int"},{"name":"strength","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"keep","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListCluster"}],"dbName":"list_cluster","schema":null},"ListShare":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"list","kind":"object","type":"List","relationName":"ListToListShare"}],"dbName":"list_share","schema":null},"ListTree":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"who","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"String"},{"name":"cap","kind":"scalar","type":"Decimal"},{"name":"floor","kind":"scalar","type":"Decimal"},{"name":"decimals","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"Bytes"},{"name":"leaves","kind":"scalar","type":"Int"},{"name":"sum","kind":"scalar","type":"Decimal"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"day","kind":"scalar","type":"BigInt"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"issuedAt","kind":"scalar","type":"BigInt","dbName":"issued_at"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"leafRows","kind":"object","type":"ListTreeLeaf","relationName":"ListTreeToListTreeLeaf"},{"name":"nodes","kind":"object","type":"ListTreeNode","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree","schema":null},"ListTreeLeaf":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"index","kind":"scalar","type":"Int"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"position","kind":"scalar","type":"Int"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeLeaf"}],"dbName":"list_tree_leaf","schema":null},"ListTreeNode":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree_node","schema":null},"NoticeChannel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"medium","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"host","kind":"scalar","type":"String"},{"name":"kinds","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"namedAt","kind":"scalar","type":"DateTime","dbName":"named_at"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"developer","kind":"object","type":"Developer","relationName":"DeveloperToNoticeChannel"},{"name":"events","kind":"object","type":"NoticeEvent","relationName":"NoticeChannelToNoticeEvent"},{"name":"messages","kind":"object","type":"NoticeMessage","relationName":"NoticeChannelToNoticeMessage"},{"name":"conditions","kind":"object","type":"NoticeCondition","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_channel","schema":null},"NoticeAddress":{"fields":[{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"asked","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"client","kind":"scalar","type":"String"},{"name":"refused","kind":"scalar","type":"Boolean"}],"dbName":"notice_address","schema":null},"NoticeEvent":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeEvent"}],"dbName":"notice_event","schema":null},"NoticeMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"items","kind":"scalar","type":"Json"},{"name":"notices","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeMessage"}],"dbName":"notice_message","schema":null},"NoticeCondition":{"fields":[{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"notifiedAt","kind":"scalar","type":"DateTime","dbName":"notified_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_condition","schema":null},"PersonSession":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"providerSession","kind":"scalar","type":"String","dbName":"provider_session"},{"name":"role","kind":"scalar","type":"String"},{"name":"grantedBy","kind":"scalar","type":"String","dbName":"granted_by"},{"name":"refreshToken","kind":"scalar","type":"String","dbName":"refresh_token"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"checkAt","kind":"scalar","type":"DateTime","dbName":"check_at"},{"name":"checkFault","kind":"scalar","type":"String","dbName":"check_fault"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"person_session","schema":null},"LogoutToken":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"ended","kind":"scalar","type":"String"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"logout_token","schema":null},"Policy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"simulations","kind":"object","type":"PolicySimulation","relationName":"PolicyToPolicySimulation"},{"name":"nullifiers","kind":"object","type":"PassNullifier","relationName":"PassNullifierToPolicy"},{"name":"snapshots","kind":"object","type":"SnapshotToken","relationName":"PolicyToSnapshotToken"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyToPolicyWatch"}],"dbName":"policy","schema":null},"PolicySimulation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"lastSubject","kind":"scalar","type":"String","dbName":"last_subject"},{"name":"tally","kind":"scalar","type":"Json"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicySimulation"}],"dbName":"policy_simulation","schema":null},"PassNullifier":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"nullifier","kind":"scalar","type":"String"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PassNullifierToPolicy"}],"dbName":"pass_nullifier","schema":null},"SnapshotToken":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"stored","kind":"scalar","type":"Int"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToSnapshotToken"},{"name":"blocks","kind":"object","type":"SnapshotBlock","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_token","schema":null},"SnapshotBlock":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"network","kind":"scalar","type":"BigInt"},{"name":"snapshot","kind":"scalar","type":"BigInt"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"token","kind":"object","type":"SnapshotToken","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_block","schema":null},"SnapshotAnswer":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"address","kind":"scalar","type":"String"},{"name":"score","kind":"scalar","type":"Int"}],"dbName":"snapshot_answer","schema":null},"PolicyWatch":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"wallets","kind":"scalar","type":"Int"},{"name":"readsChain","kind":"scalar","type":"Boolean","dbName":"reads_chain"},{"name":"turnAt","kind":"scalar","type":"DateTime","dbName":"turn_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicyWatch"},{"name":"watched","kind":"object","type":"WatchedWallet","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"policy_watch","schema":null},"WatchedWallet":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"chainOutcomes","kind":"scalar","type":"String","dbName":"chain_outcomes"},{"name":"chainReadAt","kind":"scalar","type":"DateTime","dbName":"chain_read_at"},{"name":"nextOutcome","kind":"scalar","type":"String","dbName":"next_outcome"},{"name":"nextBlocks","kind":"scalar","type":"Json","dbName":"next_blocks"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"watched_wallet","schema":null},"ChainRead":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"calls","kind":"scalar","type":"Int"}],"dbName":"chain_read","schema":null},"OnceWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"party","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"traceparent","kind":"scalar","type":"String"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"histories","kind":"object","type":"OnceHistory","relationName":"OnceHistoryToOnceWallet"},{"name":"questions","kind":"object","type":"OnceQuestion","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_wallet","schema":null},"OnceHistory":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"headAt","kind":"scalar","type":"BigInt","dbName":"head_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceHistoryToOnceWallet"}],"dbName":"once_history","schema":null},"OnceQuestion":{"fields":[{"name":"asker","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"reads","kind":"scalar","type":"Boolean"},{"name":"payer","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"compareFrom","kind":"scalar","type":"DateTime","dbName":"compare_from"},{"name":"alike","kind":"scalar","type":"Json"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_question","schema":null},"Reservation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"name","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"deposit","kind":"scalar","type":"Decimal"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"state","kind":"scalar","type":"String"}],"dbName":"reservation","schema":null},"ReservationCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"}],"dbName":"reservation_cursor","schema":null},"Voucher":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"claimer","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"referralCode","kind":"scalar","type":"String","dbName":"referral_code"},{"name":"consents","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"}],"dbName":"voucher","schema":null},"ReferralCode":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"referral_code","schema":null},"Referral":{"fields":[{"name":"referee","kind":"scalar","type":"String"},{"name":"referrer","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"referral","schema":null},"SponsoredMint":{"fields":[{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsored_mint","schema":null},"SentTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"sender","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"raw","kind":"scalar","type":"String"},{"name":"hashes","kind":"scalar","type":"String"},{"name":"raises","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"}],"dbName":"sent_transaction","schema":null},"Score":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"bonus","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"unavailable","kind":"scalar","type":"String"},{"name":"stale","kind":"scalar","type":"String"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"modelHash","kind":"scalar","type":"Bytes","dbName":"model_hash"},{"name":"reachedAt","kind":"scalar","type":"BigInt","dbName":"reached_at"},{"name":"nextChangeDay","kind":"scalar","type":"BigInt","dbName":"next_change_day"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"score","schema":null},"ScoreFacts":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"score_facts","schema":null},"ScoreSteps":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"days","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"}],"dbName":"score_steps","schema":null},"ScoreFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"before","kind":"scalar","type":"Int"},{"name":"after","kind":"scalar","type":"Int"},{"name":"rankedBefore","kind":"scalar","type":"Boolean","dbName":"ranked_before"},{"name":"rankedAfter","kind":"scalar","type":"Boolean","dbName":"ranked_after"},{"name":"reachedBefore","kind":"scalar","type":"BigInt","dbName":"reached_before"},{"name":"reachedAfter","kind":"scalar","type":"BigInt","dbName":"reached_after"},{"name":"cause","kind":"scalar","type":"String"},{"name":"sourceChain","kind":"scalar","type":"BigInt","dbName":"source_chain"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"}],"dbName":"score_feed","schema":null},"IdentityFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"identity","kind":"scalar","type":"String"}],"dbName":"identity_feed","schema":null},"SavedRanking":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"position","kind":"scalar","type":"String"},{"name":"scopes","kind":"scalar","type":"Json"},{"name":"savedAt","kind":"scalar","type":"DateTime","dbName":"saved_at"}],"dbName":"saved_ranking","schema":null},"ScoreClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"recordedAt","kind":"scalar","type":"DateTime","dbName":"recorded_at"}],"dbName":"score_close","schema":null},"StaleClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"stale_close","schema":null},"PendingScore":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"scoredTo","kind":"scalar","type":"String","dbName":"scored_to"},{"name":"scored","kind":"scalar","type":"BigInt"}],"dbName":"pending_score","schema":null},"ModelSwitch":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"version","kind":"scalar","type":"String"},{"name":"announcedAt","kind":"scalar","type":"DateTime","dbName":"announced_at"},{"name":"activeFrom","kind":"scalar","type":"DateTime","dbName":"active_from"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"rescoredAt","kind":"scalar","type":"DateTime","dbName":"rescored_at"},{"name":"summary","kind":"scalar","type":"Json"}],"dbName":"model_switch","schema":null},"ModelComparison":{"fields":[{"name":"version","kind":"scalar","type":"String"},{"name":"requestedAt","kind":"scalar","type":"DateTime","dbName":"requested_at"},{"name":"compared","kind":"scalar","type":"Int"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"result","kind":"scalar","type":"Json"}],"dbName":"model_comparison","schema":null},"ScreeningList":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"changedAt","kind":"scalar","type":"DateTime","dbName":"changed_at"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"entries","kind":"scalar","type":"Int"},{"name":"unread","kind":"scalar","type":"Int"},{"name":"etag","kind":"scalar","type":"String"},{"name":"lastModified","kind":"scalar","type":"String","dbName":"last_modified"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"error","kind":"scalar","type":"String"},{"name":"refused","kind":"scalar","type":"String"},{"name":"refusedCount","kind":"scalar","type":"Int","dbName":"refused_count"},{"name":"accepted","kind":"scalar","type":"String"}],"dbName":"screening_list","schema":null},"ScreeningEntry":{"fields":[{"name":"list","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"listed","kind":"scalar","type":"Boolean"}],"dbName":"screening_entry","schema":null},"ScreeningDay":{"fields":[{"name":"list","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"}],"dbName":"screening_day","schema":null},"Takedown":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"liftedAt","kind":"scalar","type":"DateTime","dbName":"lifted_at"}],"dbName":"takedown","schema":null},"TradingCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"since24h","kind":"scalar","type":"BigInt","dbName":"since_24h"},{"name":"since7d","kind":"scalar","type":"BigInt","dbName":"since_7d"},{"name":"since30d","kind":"scalar","type":"BigInt","dbName":"since_30d"},{"name":"settings","kind":"scalar","type":"String"}],"dbName":"trading_cursor","schema":null},"Trade":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trade","schema":null},"TradingHolding":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"cost","kind":"scalar","type":"Decimal"}],"dbName":"trading_holding","schema":null},"Trader":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"trades","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trader","schema":null},"TraderHistogram":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"sort","kind":"scalar","type":"String"},{"name":"bucket","kind":"scalar","type":"Decimal"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"traders","kind":"scalar","type":"BigInt"}],"dbName":"trader_histogram","schema":null},"StaleTrader":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"subject","kind":"scalar","type":"String"}],"dbName":"stale_trader","schema":null},"Wallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"wallet","schema":null},"TrackedWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"smartAccount","kind":"scalar","type":"Boolean","dbName":"smart_account"},{"name":"error","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"fromBlock","kind":"scalar","type":"BigInt","dbName":"from_block"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"},{"name":"attestedFrom","kind":"scalar","type":"BigInt","dbName":"attested_from"},{"name":"attestedTo","kind":"scalar","type":"BigInt","dbName":"attested_to"},{"name":"attestDue","kind":"scalar","type":"DateTime","dbName":"attest_due"}],"dbName":"tracked_wallet","schema":null},"Tracking":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"tracking","schema":null},"Backfill":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"party","kind":"scalar","type":"String"},{"name":"line","kind":"object","type":"BackfillParty","relationName":"BackfillToBackfillParty"},{"name":"turns","kind":"scalar","type":"Int"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Json"}],"dbName":"backfill","schema":null},"BackfillParty":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"servedAt","kind":"scalar","type":"DateTime","dbName":"served_at"},{"name":"backfills","kind":"object","type":"Backfill","relationName":"BackfillToBackfillParty"}],"dbName":"backfill_party","schema":null},"StagedActivity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"staged_activity","schema":null},"AutomaticTracking":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"automatic_tracking","schema":null},"Outbox":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"event","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subjectsDone","kind":"scalar","type":"Boolean","dbName":"subjects_done"},{"name":"expandedTo","kind":"scalar","type":"String","dbName":"expanded_to"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"events","kind":"scalar","type":"String"},{"name":"subjects","kind":"scalar","type":"String"},{"name":"allSubjects","kind":"scalar","type":"Boolean","dbName":"all_subjects"},{"name":"secret","kind":"scalar","type":"String"},{"name":"oldSecret","kind":"scalar","type":"String","dbName":"old_secret"},{"name":"oldSecretUntil","kind":"scalar","type":"DateTime","dbName":"old_secret_until"},{"name":"signatureKey","kind":"scalar","type":"String","dbName":"signature_key"},{"name":"oldSignatureKey","kind":"scalar","type":"String","dbName":"old_signature_key"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"operatorOff","kind":"scalar","type":"Boolean","dbName":"operator_off"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"isFull","kind":"scalar","type":"Boolean","dbName":"is_full"},{"name":"missedFrom","kind":"scalar","type":"DateTime","dbName":"missed_from"},{"name":"missedUntil","kind":"scalar","type":"DateTime","dbName":"missed_until"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"event","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"earlierAttempts","kind":"scalar","type":"Int","dbName":"earlier_attempts"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"traceparent","kind":"scalar","type":"String"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"},{"name":"attempts","kind":"object","type":"WebhookAttempt","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_delivery","schema":null},"WebhookAttempt":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"error","kind":"scalar","type":"String"},{"name":"requestHeaders","kind":"scalar","type":"Json","dbName":"request_headers"},{"name":"responseBody","kind":"scalar","type":"String","dbName":"response_body"},{"name":"delivery","kind":"object","type":"WebhookDelivery","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_attempt","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","EarnedAchievement.findUnique","EarnedAchievement.findUniqueOrThrow","orderBy","cursor","EarnedAchievement.findFirst","EarnedAchievement.findFirstOrThrow","EarnedAchievement.findMany","data","EarnedAchievement.createOne","EarnedAchievement.createMany","EarnedAchievement.createManyAndReturn","EarnedAchievement.updateOne","EarnedAchievement.updateMany","EarnedAchievement.updateManyAndReturn","create","update","EarnedAchievement.upsertOne","EarnedAchievement.deleteOne","EarnedAchievement.deleteMany","having","_count","_min","_max","EarnedAchievement.groupBy","EarnedAchievement.aggregate","Appeal.findUnique","Appeal.findUniqueOrThrow","Appeal.findFirst","Appeal.findFirstOrThrow","Appeal.findMany","Appeal.createOne","Appeal.createMany","Appeal.createManyAndReturn","Appeal.updateOne","Appeal.updateMany","Appeal.updateManyAndReturn","Appeal.upsertOne","Appeal.deleteOne","Appeal.deleteMany","_avg","_sum","Appeal.groupBy","Appeal.aggregate","AttestationSchema.findUnique","AttestationSchema.findUniqueOrThrow","AttestationSchema.findFirst","AttestationSchema.findFirstOrThrow","AttestationSchema.findMany","AttestationSchema.createOne","AttestationSchema.createMany","AttestationSchema.createManyAndReturn","AttestationSchema.updateOne","AttestationSchema.updateMany","AttestationSchema.updateManyAndReturn","AttestationSchema.upsertOne","AttestationSchema.deleteOne","AttestationSchema.deleteMany","AttestationSchema.groupBy","AttestationSchema.aggregate","Attestation.findUnique","Attestation.findUniqueOrThrow","Attestation.findFirst","Attestation.findFirstOrThrow","Attestation.findMany","Attestation.createOne","Attestation.createMany","Attestation.createManyAndReturn","Attestation.updateOne","Attestation.updateMany","Attestation.updateManyAndReturn","Attestation.upsertOne","Attestation.deleteOne","Attestation.deleteMany","Attestation.groupBy","Attestation.aggregate","LeftOutAttestation.findUnique","LeftOutAttestation.findUniqueOrThrow","LeftOutAttestation.findFirst","LeftOutAttestation.findFirstOrThrow","LeftOutAttestation.findMany","LeftOutAttestation.createOne","LeftOutAttestation.createMany","LeftOutAttestation.createManyAndReturn","LeftOutAttestation.updateOne","LeftOutAttestation.updateMany","LeftOutAttestation.updateManyAndReturn","LeftOutAttestation.upsertOne","LeftOutAttestation.deleteOne","LeftOutAttestation.deleteMany","LeftOutAttestation.groupBy","LeftOutAttestation.aggregate","EarlyRevocation.findUnique","EarlyRevocation.findUniqueOrThrow","EarlyRevocation.findFirst","EarlyRevocation.findFirstOrThrow","EarlyRevocation.findMany","EarlyRevocation.createOne","EarlyRevocation.createMany","EarlyRevocation.createManyAndReturn","EarlyRevocation.updateOne","EarlyRevocation.updateMany","EarlyRevocation.updateManyAndReturn","EarlyRevocation.upsertOne","EarlyRevocation.deleteOne","EarlyRevocation.deleteMany","EarlyRevocation.groupBy","EarlyRevocation.aggregate","IssuerWeight.findUnique","IssuerWeight.findUniqueOrThrow","IssuerWeight.findFirst","IssuerWeight.findFirstOrThrow","IssuerWeight.findMany","IssuerWeight.createOne","IssuerWeight.createMany","IssuerWeight.createManyAndReturn","IssuerWeight.updateOne","IssuerWeight.updateMany","IssuerWeight.updateManyAndReturn","IssuerWeight.upsertOne","IssuerWeight.deleteOne","IssuerWeight.deleteMany","IssuerWeight.groupBy","IssuerWeight.aggregate","Notification.findUnique","Notification.findUniqueOrThrow","Notification.findFirst","Notification.findFirstOrThrow","Notification.findMany","Notification.createOne","Notification.createMany","Notification.createManyAndReturn","Notification.updateOne","Notification.updateMany","Notification.updateManyAndReturn","Notification.upsertOne","Notification.deleteOne","Notification.deleteMany","Notification.groupBy","Notification.aggregate","PendingAttestation.findUnique","PendingAttestation.findUniqueOrThrow","PendingAttestation.findFirst","PendingAttestation.findFirstOrThrow","PendingAttestation.findMany","PendingAttestation.createOne","PendingAttestation.createMany","PendingAttestation.createManyAndReturn","PendingAttestation.updateOne","PendingAttestation.updateMany","PendingAttestation.updateManyAndReturn","PendingAttestation.upsertOne","PendingAttestation.deleteOne","PendingAttestation.deleteMany","PendingAttestation.groupBy","PendingAttestation.aggregate","Meta.findUnique","Meta.findUniqueOrThrow","Meta.findFirst","Meta.findFirstOrThrow","Meta.findMany","Meta.createOne","Meta.createMany","Meta.createManyAndReturn","Meta.updateOne","Meta.updateMany","Meta.updateManyAndReturn","Meta.upsertOne","Meta.deleteOne","Meta.deleteMany","Meta.groupBy","Meta.aggregate","developer","keys","channel","events","messages","conditions","noticeChannels","Developer.findUnique","Developer.findUniqueOrThrow","Developer.findFirst","Developer.findFirstOrThrow","Developer.findMany","Developer.createOne","Developer.createMany","Developer.createManyAndReturn","Developer.updateOne","Developer.updateMany","Developer.updateManyAndReturn","Developer.upsertOne","Developer.deleteOne","Developer.deleteMany","Developer.groupBy","Developer.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","IdempotentRequest.findUnique","IdempotentRequest.findUniqueOrThrow","IdempotentRequest.findFirst","IdempotentRequest.findFirstOrThrow","IdempotentRequest.findMany","IdempotentRequest.createOne","IdempotentRequest.createMany","IdempotentRequest.createManyAndReturn","IdempotentRequest.updateOne","IdempotentRequest.updateMany","IdempotentRequest.updateManyAndReturn","IdempotentRequest.upsertOne","IdempotentRequest.deleteOne","IdempotentRequest.deleteMany","IdempotentRequest.groupBy","IdempotentRequest.aggregate","IdempotentBytes.findUnique","IdempotentBytes.findUniqueOrThrow","IdempotentBytes.findFirst","IdempotentBytes.findFirstOrThrow","IdempotentBytes.findMany","IdempotentBytes.createOne","IdempotentBytes.createMany","IdempotentBytes.createManyAndReturn","IdempotentBytes.updateOne","IdempotentBytes.updateMany","IdempotentBytes.updateManyAndReturn","IdempotentBytes.upsertOne","IdempotentBytes.deleteOne","IdempotentBytes.deleteMany","IdempotentBytes.groupBy","IdempotentBytes.aggregate","DayCount.findUnique","DayCount.findUniqueOrThrow","DayCount.findFirst","DayCount.findFirstOrThrow","DayCount.findMany","DayCount.createOne","DayCount.createMany","DayCount.createManyAndReturn","DayCount.updateOne","DayCount.updateMany","DayCount.updateManyAndReturn","DayCount.upsertOne","DayCount.deleteOne","DayCount.deleteMany","DayCount.groupBy","DayCount.aggregate","AuthNonce.findUnique","AuthNonce.findUniqueOrThrow","AuthNonce.findFirst","AuthNonce.findFirstOrThrow","AuthNonce.findMany","AuthNonce.createOne","AuthNonce.createMany","AuthNonce.createManyAndReturn","AuthNonce.updateOne","AuthNonce.updateMany","AuthNonce.updateManyAndReturn","AuthNonce.upsertOne","AuthNonce.deleteOne","AuthNonce.deleteMany","AuthNonce.groupBy","AuthNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","Epoch.findUnique","Epoch.findUniqueOrThrow","Epoch.findFirst","Epoch.findFirstOrThrow","Epoch.findMany","Epoch.createOne","Epoch.createMany","Epoch.createManyAndReturn","Epoch.updateOne","Epoch.updateMany","Epoch.updateManyAndReturn","Epoch.upsertOne","Epoch.deleteOne","Epoch.deleteMany","Epoch.groupBy","Epoch.aggregate","pages","chunk","EpochPage.findUnique","EpochPage.findUniqueOrThrow","EpochPage.findFirst","EpochPage.findFirstOrThrow","EpochPage.findMany","EpochPage.createOne","EpochPage.createMany","EpochPage.createManyAndReturn","EpochPage.updateOne","EpochPage.updateMany","EpochPage.updateManyAndReturn","EpochPage.upsertOne","EpochPage.deleteOne","EpochPage.deleteMany","EpochPage.groupBy","EpochPage.aggregate","EpochChunk.findUnique","EpochChunk.findUniqueOrThrow","EpochChunk.findFirst","EpochChunk.findFirstOrThrow","EpochChunk.findMany","EpochChunk.createOne","EpochChunk.createMany","EpochChunk.createManyAndReturn","EpochChunk.updateOne","EpochChunk.updateMany","EpochChunk.updateManyAndReturn","EpochChunk.upsertOne","EpochChunk.deleteOne","EpochChunk.deleteMany","EpochChunk.groupBy","EpochChunk.aggregate","NameEvent.findUnique","NameEvent.findUniqueOrThrow","NameEvent.findFirst","NameEvent.findFirstOrThrow","NameEvent.findMany","NameEvent.createOne","NameEvent.createMany","NameEvent.createManyAndReturn","NameEvent.updateOne","NameEvent.updateMany","NameEvent.updateManyAndReturn","NameEvent.upsertOne","NameEvent.deleteOne","NameEvent.deleteMany","NameEvent.groupBy","NameEvent.aggregate","identity","wallets","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","IdentityWallet.findUnique","IdentityWallet.findUniqueOrThrow","IdentityWallet.findFirst","IdentityWallet.findFirstOrThrow","IdentityWallet.findMany","IdentityWallet.createOne","IdentityWallet.createMany","IdentityWallet.createManyAndReturn","IdentityWallet.updateOne","IdentityWallet.updateMany","IdentityWallet.updateManyAndReturn","IdentityWallet.upsertOne","IdentityWallet.deleteOne","IdentityWallet.deleteMany","IdentityWallet.groupBy","IdentityWallet.aggregate","IdentityDeparture.findUnique","IdentityDeparture.findUniqueOrThrow","IdentityDeparture.findFirst","IdentityDeparture.findFirstOrThrow","IdentityDeparture.findMany","IdentityDeparture.createOne","IdentityDeparture.createMany","IdentityDeparture.createManyAndReturn","IdentityDeparture.updateOne","IdentityDeparture.updateMany","IdentityDeparture.updateManyAndReturn","IdentityDeparture.upsertOne","IdentityDeparture.deleteOne","IdentityDeparture.deleteMany","IdentityDeparture.groupBy","IdentityDeparture.aggregate","IdentityPast.findUnique","IdentityPast.findUniqueOrThrow","IdentityPast.findFirst","IdentityPast.findFirstOrThrow","IdentityPast.findMany","IdentityPast.createOne","IdentityPast.createMany","IdentityPast.createManyAndReturn","IdentityPast.updateOne","IdentityPast.updateMany","IdentityPast.updateManyAndReturn","IdentityPast.upsertOne","IdentityPast.deleteOne","IdentityPast.deleteMany","IdentityPast.groupBy","IdentityPast.aggregate","WalletGroup.findUnique","WalletGroup.findUniqueOrThrow","WalletGroup.findFirst","WalletGroup.findFirstOrThrow","WalletGroup.findMany","WalletGroup.createOne","WalletGroup.createMany","WalletGroup.createManyAndReturn","WalletGroup.updateOne","WalletGroup.updateMany","WalletGroup.updateManyAndReturn","WalletGroup.upsertOne","WalletGroup.deleteOne","WalletGroup.deleteMany","WalletGroup.groupBy","WalletGroup.aggregate","ChainCursor.findUnique","ChainCursor.findUniqueOrThrow","ChainCursor.findFirst","ChainCursor.findFirstOrThrow","ChainCursor.findMany","ChainCursor.createOne","ChainCursor.createMany","ChainCursor.createManyAndReturn","ChainCursor.updateOne","ChainCursor.updateMany","ChainCursor.updateManyAndReturn","ChainCursor.upsertOne","ChainCursor.deleteOne","ChainCursor.deleteMany","ChainCursor.groupBy","ChainCursor.aggregate","ExplorerHead.findUnique","ExplorerHead.findUniqueOrThrow","ExplorerHead.findFirst","ExplorerHead.findFirstOrThrow","ExplorerHead.findMany","ExplorerHead.createOne","ExplorerHead.createMany","ExplorerHead.createManyAndReturn","ExplorerHead.updateOne","ExplorerHead.updateMany","ExplorerHead.updateManyAndReturn","ExplorerHead.upsertOne","ExplorerHead.deleteOne","ExplorerHead.deleteMany","ExplorerHead.groupBy","ExplorerHead.aggregate","ExplorerFault.findUnique","ExplorerFault.findUniqueOrThrow","ExplorerFault.findFirst","ExplorerFault.findFirstOrThrow","ExplorerFault.findMany","ExplorerFault.createOne","ExplorerFault.createMany","ExplorerFault.createManyAndReturn","ExplorerFault.updateOne","ExplorerFault.updateMany","ExplorerFault.updateManyAndReturn","ExplorerFault.upsertOne","ExplorerFault.deleteOne","ExplorerFault.deleteMany","ExplorerFault.groupBy","ExplorerFault.aggregate","ChainControl.findUnique","ChainControl.findUniqueOrThrow","ChainControl.findFirst","ChainControl.findFirstOrThrow","ChainControl.findMany","ChainControl.createOne","ChainControl.createMany","ChainControl.createManyAndReturn","ChainControl.updateOne","ChainControl.updateMany","ChainControl.updateManyAndReturn","ChainControl.upsertOne","ChainControl.deleteOne","ChainControl.deleteMany","ChainControl.groupBy","ChainControl.aggregate","Block.findUnique","Block.findUniqueOrThrow","Block.findFirst","Block.findFirstOrThrow","Block.findMany","Block.createOne","Block.createMany","Block.createManyAndReturn","Block.updateOne","Block.updateMany","Block.updateManyAndReturn","Block.upsertOne","Block.deleteOne","Block.deleteMany","Block.groupBy","Block.aggregate","Activity.findUnique","Activity.findUniqueOrThrow","Activity.findFirst","Activity.findFirstOrThrow","Activity.findMany","Activity.createOne","Activity.createMany","Activity.createManyAndReturn","Activity.updateOne","Activity.updateMany","Activity.updateManyAndReturn","Activity.upsertOne","Activity.deleteOne","Activity.deleteMany","Activity.groupBy","Activity.aggregate","Facts.findUnique","Facts.findUniqueOrThrow","Facts.findFirst","Facts.findFirstOrThrow","Facts.findMany","Facts.createOne","Facts.createMany","Facts.createManyAndReturn","Facts.updateOne","Facts.updateMany","Facts.updateManyAndReturn","Facts.upsertOne","Facts.deleteOne","Facts.deleteMany","Facts.groupBy","Facts.aggregate","FactsSnapshot.findUnique","FactsSnapshot.findUniqueOrThrow","FactsSnapshot.findFirst","FactsSnapshot.findFirstOrThrow","FactsSnapshot.findMany","FactsSnapshot.createOne","FactsSnapshot.createMany","FactsSnapshot.createManyAndReturn","FactsSnapshot.updateOne","FactsSnapshot.updateMany","FactsSnapshot.updateManyAndReturn","FactsSnapshot.upsertOne","FactsSnapshot.deleteOne","FactsSnapshot.deleteMany","FactsSnapshot.groupBy","FactsSnapshot.aggregate","FundingCluster.findUnique","FundingCluster.findUniqueOrThrow","FundingCluster.findFirst","FundingCluster.findFirstOrThrow","FundingCluster.findMany","FundingCluster.createOne","FundingCluster.createMany","FundingCluster.createManyAndReturn","FundingCluster.updateOne","FundingCluster.updateMany","FundingCluster.updateManyAndReturn","FundingCluster.upsertOne","FundingCluster.deleteOne","FundingCluster.deleteMany","FundingCluster.groupBy","FundingCluster.aggregate","AlikeCluster.findUnique","AlikeCluster.findUniqueOrThrow","AlikeCluster.findFirst","AlikeCluster.findFirstOrThrow","AlikeCluster.findMany","AlikeCluster.createOne","AlikeCluster.createMany","AlikeCluster.createManyAndReturn","AlikeCluster.updateOne","AlikeCluster.updateMany","AlikeCluster.updateManyAndReturn","AlikeCluster.upsertOne","AlikeCluster.deleteOne","AlikeCluster.deleteMany","AlikeCluster.groupBy","AlikeCluster.aggregate","PaymentTrust.findUnique","PaymentTrust.findUniqueOrThrow","PaymentTrust.findFirst","PaymentTrust.findFirstOrThrow","PaymentTrust.findMany","PaymentTrust.createOne","PaymentTrust.createMany","PaymentTrust.createManyAndReturn","PaymentTrust.updateOne","PaymentTrust.updateMany","PaymentTrust.updateManyAndReturn","PaymentTrust.upsertOne","PaymentTrust.deleteOne","PaymentTrust.deleteMany","PaymentTrust.groupBy","PaymentTrust.aggregate","QuarantinedTransaction.findUnique","QuarantinedTransaction.findUniqueOrThrow","QuarantinedTransaction.findFirst","QuarantinedTransaction.findFirstOrThrow","QuarantinedTransaction.findMany","QuarantinedTransaction.createOne","QuarantinedTransaction.createMany","QuarantinedTransaction.createManyAndReturn","QuarantinedTransaction.updateOne","QuarantinedTransaction.updateMany","QuarantinedTransaction.updateManyAndReturn","QuarantinedTransaction.upsertOne","QuarantinedTransaction.deleteOne","QuarantinedTransaction.deleteMany","QuarantinedTransaction.groupBy","QuarantinedTransaction.aggregate","QuarantinedWallet.findUnique","QuarantinedWallet.findUniqueOrThrow","QuarantinedWallet.findFirst","QuarantinedWallet.findFirstOrThrow","QuarantinedWallet.findMany","QuarantinedWallet.createOne","QuarantinedWallet.createMany","QuarantinedWallet.createManyAndReturn","QuarantinedWallet.updateOne","QuarantinedWallet.updateMany","QuarantinedWallet.updateManyAndReturn","QuarantinedWallet.upsertOne","QuarantinedWallet.deleteOne","QuarantinedWallet.deleteMany","QuarantinedWallet.groupBy","QuarantinedWallet.aggregate","list","uploads","balances","rows","lines","clusters","shares","List.findUnique","List.findUniqueOrThrow","List.findFirst","List.findFirstOrThrow","List.findMany","List.createOne","List.createMany","List.createManyAndReturn","List.updateOne","List.updateMany","List.updateManyAndReturn","List.upsertOne","List.deleteOne","List.deleteMany","List.groupBy","List.aggregate","ListUpload.findUnique","ListUpload.findUniqueOrThrow","ListUpload.findFirst","ListUpload.findFirstOrThrow","ListUpload.findMany","ListUpload.createOne","ListUpload.createMany","ListUpload.createManyAndReturn","ListUpload.updateOne","ListUpload.updateMany","ListUpload.updateManyAndReturn","ListUpload.upsertOne","ListUpload.deleteOne","ListUpload.deleteMany","ListUpload.groupBy","ListUpload.aggregate","ListBalance.findUnique","ListBalance.findUniqueOrThrow","ListBalance.findFirst","ListBalance.findFirstOrThrow","ListBalance.findMany","ListBalance.createOne","ListBalance.createMany","ListBalance.createManyAndReturn","ListBalance.updateOne","ListBalance.updateMany","ListBalance.updateManyAndReturn","ListBalance.upsertOne","ListBalance.deleteOne","ListBalance.deleteMany","ListBalance.groupBy","ListBalance.aggregate","ListRow.findUnique","ListRow.findUniqueOrThrow","ListRow.findFirst","ListRow.findFirstOrThrow","ListRow.findMany","ListRow.createOne","ListRow.createMany","ListRow.createManyAndReturn","ListRow.updateOne","ListRow.updateMany","ListRow.updateManyAndReturn","ListRow.upsertOne","ListRow.deleteOne","ListRow.deleteMany","ListRow.groupBy","ListRow.aggregate","ListLine.findUnique","ListLine.findUniqueOrThrow","ListLine.findFirst","ListLine.findFirstOrThrow","ListLine.findMany","ListLine.createOne","ListLine.createMany","ListLine.createManyAndReturn","ListLine.updateOne","ListLine.updateMany","ListLine.updateManyAndReturn","ListLine.upsertOne","ListLine.deleteOne","ListLine.deleteMany","ListLine.groupBy","ListLine.aggregate","ListCluster.findUnique","ListCluster.findUniqueOrThrow","ListCluster.findFirst","ListCluster.findFirstOrThrow","ListCluster.findMany","ListCluster.createOne","ListCluster.createMany","ListCluster.createManyAndReturn","ListCluster.updateOne","ListCluster.updateMany","ListCluster.updateManyAndReturn","ListCluster.upsertOne","ListCluster.deleteOne","ListCluster.deleteMany","ListCluster.groupBy","ListCluster.aggregate","ListShare.findUnique","ListShare.findUniqueOrThrow","ListShare.findFirst","ListShare.findFirstOrThrow","ListShare.findMany","ListShare.createOne","ListShare.createMany","ListShare.createManyAndReturn","ListShare.updateOne","ListShare.updateMany","ListShare.updateManyAndReturn","ListShare.upsertOne","ListShare.deleteOne","ListShare.deleteMany","ListShare.groupBy","ListShare.aggregate","tree","leafRows","nodes","ListTree.findUnique","ListTree.findUniqueOrThrow","ListTree.findFirst","ListTree.findFirstOrThrow","ListTree.findMany","ListTree.createOne","ListTree.createMany","ListTree.createManyAndReturn","ListTree.updateOne","ListTree.updateMany","ListTree.updateManyAndReturn","ListTree.upsertOne","ListTree.deleteOne","ListTree.deleteMany","ListTree.groupBy","ListTree.aggregate","ListTreeLeaf.findUnique","ListTreeLeaf.findUniqueOrThrow","ListTreeLeaf.findFirst","ListTreeLeaf.findFirstOrThrow","ListTreeLeaf.findMany","ListTreeLeaf.createOne","ListTreeLeaf.createMany","ListTreeLeaf.createManyAndReturn","ListTreeLeaf.updateOne","ListTreeLeaf.updateMany","ListTreeLeaf.updateManyAndReturn","ListTreeLeaf.upsertOne","ListTreeLeaf.deleteOne","ListTreeLeaf.deleteMany","ListTreeLeaf.groupBy","ListTreeLeaf.aggregate","ListTreeNode.findUnique","ListTreeNode.findUniqueOrThrow","ListTreeNode.findFirst","ListTreeNode.findFirstOrThrow","ListTreeNode.findMany","ListTreeNode.createOne","ListTreeNode.createMany","ListTreeNode.createManyAndReturn","ListTreeNode.updateOne","ListTreeNode.updateMany","ListTreeNode.updateManyAndReturn","ListTreeNode.upsertOne","ListTreeNode.deleteOne","ListTreeNode.deleteMany","ListTreeNode.groupBy","ListTreeNode.aggregate","NoticeChannel.findUnique","NoticeChannel.findUniqueOrThrow","NoticeChannel.findFirst","NoticeChannel.findFirstOrThrow","NoticeChannel.findMany","NoticeChannel.createOne","NoticeChannel.createMany","NoticeChannel.createManyAndReturn","NoticeChannel.updateOne","NoticeChannel.updateMany","NoticeChannel.updateManyAndReturn","NoticeChannel.upsertOne","NoticeChannel.deleteOne","NoticeChannel.deleteMany","NoticeChannel.groupBy","NoticeChannel.aggregate","NoticeAddress.findUnique","NoticeAddress.findUniqueOrThrow","NoticeAddress.findFirst","NoticeAddress.findFirstOrThrow","NoticeAddress.findMany","NoticeAddress.createOne","NoticeAddress.createMany","NoticeAddress.createManyAndReturn","NoticeAddress.updateOne","NoticeAddress.updateMany","NoticeAddress.updateManyAndReturn","NoticeAddress.upsertOne","NoticeAddress.deleteOne","NoticeAddress.deleteMany","NoticeAddress.groupBy","NoticeAddress.aggregate","NoticeEvent.findUnique","NoticeEvent.findUniqueOrThrow","NoticeEvent.findFirst","NoticeEvent.findFirstOrThrow","NoticeEvent.findMany","NoticeEvent.createOne","NoticeEvent.createMany","NoticeEvent.createManyAndReturn","NoticeEvent.updateOne","NoticeEvent.updateMany","NoticeEvent.updateManyAndReturn","NoticeEvent.upsertOne","NoticeEvent.deleteOne","NoticeEvent.deleteMany","NoticeEvent.groupBy","NoticeEvent.aggregate","NoticeMessage.findUnique","NoticeMessage.findUniqueOrThrow","NoticeMessage.findFirst","NoticeMessage.findFirstOrThrow","NoticeMessage.findMany","NoticeMessage.createOne","NoticeMessage.createMany","NoticeMessage.createManyAndReturn","NoticeMessage.updateOne","NoticeMessage.updateMany","NoticeMessage.updateManyAndReturn","NoticeMessage.upsertOne","NoticeMessage.deleteOne","NoticeMessage.deleteMany","NoticeMessage.groupBy","NoticeMessage.aggregate","NoticeCondition.findUnique","NoticeCondition.findUniqueOrThrow","NoticeCondition.findFirst","NoticeCondition.findFirstOrThrow","NoticeCondition.findMany","NoticeCondition.createOne","NoticeCondition.createMany","NoticeCondition.createManyAndReturn","NoticeCondition.updateOne","NoticeCondition.updateMany","NoticeCondition.updateManyAndReturn","NoticeCondition.upsertOne","NoticeCondition.deleteOne","NoticeCondition.deleteMany","NoticeCondition.groupBy","NoticeCondition.aggregate","PersonSession.findUnique","PersonSession.findUniqueOrThrow","PersonSession.findFirst","PersonSession.findFirstOrThrow","PersonSession.findMany","PersonSession.createOne","PersonSession.createMany","PersonSession.createManyAndReturn","PersonSession.updateOne","PersonSession.updateMany","PersonSession.updateManyAndReturn","PersonSession.upsertOne","PersonSession.deleteOne","PersonSession.deleteMany","PersonSession.groupBy","PersonSession.aggregate","LogoutToken.findUnique","LogoutToken.findUniqueOrThrow","LogoutToken.findFirst","LogoutToken.findFirstOrThrow","LogoutToken.findMany","LogoutToken.createOne","LogoutToken.createMany","LogoutToken.createManyAndReturn","LogoutToken.updateOne","LogoutToken.updateMany","LogoutToken.updateManyAndReturn","LogoutToken.upsertOne","LogoutToken.deleteOne","LogoutToken.deleteMany","LogoutToken.groupBy","LogoutToken.aggregate","policy","simulations","nullifiers","token","blocks","snapshots","watch","watched","Policy.findUnique","Policy.findUniqueOrThrow","Policy.findFirst","Policy.findFirstOrThrow","Policy.findMany","Policy.createOne","Policy.createMany","Policy.createManyAndReturn","Policy.updateOne","Policy.updateMany","Policy.updateManyAndReturn","Policy.upsertOne","Policy.deleteOne","Policy.deleteMany","Policy.groupBy","Policy.aggregate","PolicySimulation.findUnique","PolicySimulation.findUniqueOrThrow","PolicySimulation.findFirst","PolicySimulation.findFirstOrThrow","PolicySimulation.findMany","PolicySimulation.createOne","PolicySimulation.createMany","PolicySimulation.createManyAndReturn","PolicySimulation.updateOne","PolicySimulation.updateMany","PolicySimulation.updateManyAndReturn","PolicySimulation.upsertOne","PolicySimulation.deleteOne","PolicySimulation.deleteMany","PolicySimulation.groupBy","PolicySimulation.aggregate","PassNullifier.findUnique","PassNullifier.findUniqueOrThrow","PassNullifier.findFirst","PassNullifier.findFirstOrThrow","PassNullifier.findMany","PassNullifier.createOne","PassNullifier.createMany","PassNullifier.createManyAndReturn","PassNullifier.updateOne","PassNullifier.updateMany","PassNullifier.updateManyAndReturn","PassNullifier.upsertOne","PassNullifier.deleteOne","PassNullifier.deleteMany","PassNullifier.groupBy","PassNullifier.aggregate","SnapshotToken.findUnique","SnapshotToken.findUniqueOrThrow","SnapshotToken.findFirst","SnapshotToken.findFirstOrThrow","SnapshotToken.findMany","SnapshotToken.createOne","SnapshotToken.createMany","SnapshotToken.createManyAndReturn","SnapshotToken.updateOne","SnapshotToken.updateMany","SnapshotToken.updateManyAndReturn","SnapshotToken.upsertOne","SnapshotToken.deleteOne","SnapshotToken.deleteMany","SnapshotToken.groupBy","SnapshotToken.aggregate","SnapshotBlock.findUnique","SnapshotBlock.findUniqueOrThrow","SnapshotBlock.findFirst","SnapshotBlock.findFirstOrThrow","SnapshotBlock.findMany","SnapshotBlock.createOne","SnapshotBlock.createMany","SnapshotBlock.createManyAndReturn","SnapshotBlock.updateOne","SnapshotBlock.updateMany","SnapshotBlock.updateManyAndReturn","SnapshotBlock.upsertOne","SnapshotBlock.deleteOne","SnapshotBlock.deleteMany","SnapshotBlock.groupBy","SnapshotBlock.aggregate","SnapshotAnswer.findUnique","SnapshotAnswer.findUniqueOrThrow","SnapshotAnswer.findFirst","SnapshotAnswer.findFirstOrThrow","SnapshotAnswer.findMany","SnapshotAnswer.createOne","SnapshotAnswer.createMany","SnapshotAnswer.createManyAndReturn","SnapshotAnswer.updateOne","SnapshotAnswer.updateMany","SnapshotAnswer.updateManyAndReturn","SnapshotAnswer.upsertOne","SnapshotAnswer.deleteOne","SnapshotAnswer.deleteMany","SnapshotAnswer.groupBy","SnapshotAnswer.aggregate","PolicyWatch.findUnique","PolicyWatch.findUniqueOrThrow","PolicyWatch.findFirst","PolicyWatch.findFirstOrThrow","PolicyWatch.findMany","PolicyWatch.createOne","PolicyWatch.createMany","PolicyWatch.createManyAndReturn","PolicyWatch.updateOne","PolicyWatch.updateMany","PolicyWatch.updateManyAndReturn","PolicyWatch.upsertOne","PolicyWatch.deleteOne","PolicyWatch.deleteMany","PolicyWatch.groupBy","PolicyWatch.aggregate","WatchedWallet.findUnique","WatchedWallet.findUniqueOrThrow","WatchedWallet.findFirst","WatchedWallet.findFirstOrThrow","WatchedWallet.findMany","WatchedWallet.createOne","WatchedWallet.createMany","WatchedWallet.createManyAndReturn","WatchedWallet.updateOne","WatchedWallet.updateMany","WatchedWallet.updateManyAndReturn","WatchedWallet.upsertOne","WatchedWallet.deleteOne","WatchedWallet.deleteMany","WatchedWallet.groupBy","WatchedWallet.aggregate","ChainRead.findUnique","ChainRead.findUniqueOrThrow","ChainRead.findFirst","ChainRead.findFirstOrThrow","ChainRead.findMany","ChainRead.createOne","ChainRead.createMany","ChainRead.createManyAndReturn","ChainRead.updateOne","ChainRead.updateMany","ChainRead.updateManyAndReturn","ChainRead.upsertOne","ChainRead.deleteOne","ChainRead.deleteMany","ChainRead.groupBy","ChainRead.aggregate","wallet","histories","questions","OnceWallet.findUnique","OnceWallet.findUniqueOrThrow","OnceWallet.findFirst","OnceWallet.findFirstOrThrow","OnceWallet.findMany","OnceWallet.createOne","OnceWallet.createMany","OnceWallet.createManyAndReturn","OnceWallet.updateOne","OnceWallet.updateMany","OnceWallet.updateManyAndReturn","OnceWallet.upsertOne","OnceWallet.deleteOne","OnceWallet.deleteMany","OnceWallet.groupBy","OnceWallet.aggregate","OnceHistory.findUnique","OnceHistory.findUniqueOrThrow","OnceHistory.findFirst","OnceHistory.findFirstOrThrow","OnceHistory.findMany","OnceHistory.createOne","OnceHistory.createMany","OnceHistory.createManyAndReturn","OnceHistory.updateOne","OnceHistory.updateMany","OnceHistory.updateManyAndReturn","OnceHistory.upsertOne","OnceHistory.deleteOne","OnceHistory.deleteMany","OnceHistory.groupBy","OnceHistory.aggregate","OnceQuestion.findUnique","OnceQuestion.findUniqueOrThrow","OnceQuestion.findFirst","OnceQuestion.findFirstOrThrow","OnceQuestion.findMany","OnceQuestion.createOne","OnceQuestion.createMany","OnceQuestion.createManyAndReturn","OnceQuestion.updateOne","OnceQuestion.updateMany","OnceQuestion.updateManyAndReturn","OnceQuestion.upsertOne","OnceQuestion.deleteOne","OnceQuestion.deleteMany","OnceQuestion.groupBy","OnceQuestion.aggregate","Reservation.findUnique","Reservation.findUniqueOrThrow","Reservation.findFirst","Reservation.findFirstOrThrow","Reservation.findMany","Reservation.createOne","Reservation.createMany","Reservation.createManyAndReturn","Reservation.updateOne","Reservation.updateMany","Reservation.updateManyAndReturn","Reservation.upsertOne","Reservation.deleteOne","Reservation.deleteMany","Reservation.groupBy","Reservation.aggregate","ReservationCursor.findUnique","ReservationCursor.findUniqueOrThrow","ReservationCursor.findFirst","ReservationCursor.findFirstOrThrow","ReservationCursor.findMany","ReservationCursor.createOne","ReservationCursor.createMany","ReservationCursor.createManyAndReturn","ReservationCursor.updateOne","ReservationCursor.updateMany","ReservationCursor.updateManyAndReturn","ReservationCursor.upsertOne","ReservationCursor.deleteOne","ReservationCursor.deleteMany","ReservationCursor.groupBy","ReservationCursor.aggregate","Voucher.findUnique","Voucher.findUniqueOrThrow","Voucher.findFirst","Voucher.findFirstOrThrow","Voucher.findMany","Voucher.createOne","Voucher.createMany","Voucher.createManyAndReturn","Voucher.updateOne","Voucher.updateMany","Voucher.updateManyAndReturn","Voucher.upsertOne","Voucher.deleteOne","Voucher.deleteMany","Voucher.groupBy","Voucher.aggregate","ReferralCode.findUnique","ReferralCode.findUniqueOrThrow","ReferralCode.findFirst","ReferralCode.findFirstOrThrow","ReferralCode.findMany","ReferralCode.createOne","ReferralCode.createMany","ReferralCode.createManyAndReturn","ReferralCode.updateOne","ReferralCode.updateMany","ReferralCode.updateManyAndReturn","ReferralCode.upsertOne","ReferralCode.deleteOne","ReferralCode.deleteMany","ReferralCode.groupBy","ReferralCode.aggregate","Referral.findUnique","Referral.findUniqueOrThrow","Referral.findFirst","Referral.findFirstOrThrow","Referral.findMany","Referral.createOne","Referral.createMany","Referral.createManyAndReturn","Referral.updateOne","Referral.updateMany","Referral.updateManyAndReturn","Referral.upsertOne","Referral.deleteOne","Referral.deleteMany","Referral.groupBy","Referral.aggregate","SponsoredMint.findUnique","SponsoredMint.findUniqueOrThrow","SponsoredMint.findFirst","SponsoredMint.findFirstOrThrow","SponsoredMint.findMany","SponsoredMint.createOne","SponsoredMint.createMany","SponsoredMint.createManyAndReturn","SponsoredMint.updateOne","SponsoredMint.updateMany","SponsoredMint.updateManyAndReturn","SponsoredMint.upsertOne","SponsoredMint.deleteOne","SponsoredMint.deleteMany","SponsoredMint.groupBy","SponsoredMint.aggregate","SentTransaction.findUnique","SentTransaction.findUniqueOrThrow","SentTransaction.findFirst","SentTransaction.findFirstOrThrow","SentTransaction.findMany","SentTransaction.createOne","SentTransaction.createMany","SentTransaction.createManyAndReturn","SentTransaction.updateOne","SentTransaction.updateMany","SentTransaction.updateManyAndReturn","SentTransaction.upsertOne","SentTransaction.deleteOne","SentTransaction.deleteMany","SentTransaction.groupBy","SentTransaction.aggregate","Score.findUnique","Score.findUniqueOrThrow","Score.findFirst","Score.findFirstOrThrow","Score.findMany","Score.createOne","Score.createMany","Score.createManyAndReturn","Score.updateOne","Score.updateMany","Score.updateManyAndReturn","Score.upsertOne","Score.deleteOne","Score.deleteMany","Score.groupBy","Score.aggregate","ScoreFacts.findUnique","ScoreFacts.findUniqueOrThrow","ScoreFacts.findFirst","ScoreFacts.findFirstOrThrow","ScoreFacts.findMany","ScoreFacts.createOne","ScoreFacts.createMany","ScoreFacts.createManyAndReturn","ScoreFacts.updateOne","ScoreFacts.updateMany","ScoreFacts.updateManyAndReturn","ScoreFacts.upsertOne","ScoreFacts.deleteOne","ScoreFacts.deleteMany","ScoreFacts.groupBy","ScoreFacts.aggregate","ScoreSteps.findUnique","ScoreSteps.findUniqueOrThrow","ScoreSteps.findFirst","ScoreSteps.findFirstOrThrow","ScoreSteps.findMany","ScoreSteps.createOne","ScoreSteps.createMany","ScoreSteps.createManyAndReturn","ScoreSteps.updateOne","ScoreSteps.updateMany","ScoreSteps.updateManyAndReturn","ScoreSteps.upsertOne","ScoreSteps.deleteOne","ScoreSteps.deleteMany","ScoreSteps.groupBy","ScoreSteps.aggregate","ScoreFeed.findUnique","ScoreFeed.findUniqueOrThrow","ScoreFeed.findFirst","ScoreFeed.findFirstOrThrow","ScoreFeed.findMany","ScoreFeed.createOne","ScoreFeed.createMany","ScoreFeed.createManyAndReturn","ScoreFeed.updateOne","ScoreFeed.updateMany","ScoreFeed.updateManyAndReturn","ScoreFeed.upsertOne","ScoreFeed.deleteOne","ScoreFeed.deleteMany","ScoreFeed.groupBy","ScoreFeed.aggregate","IdentityFeed.findUnique","IdentityFeed.findUniqueOrThrow","IdentityFeed.findFirst","IdentityFeed.findFirstOrThrow","IdentityFeed.findMany","IdentityFeed.createOne","IdentityFeed.createMany","IdentityFeed.createManyAndReturn","IdentityFeed.updateOne","IdentityFeed.updateMany","IdentityFeed.updateManyAndReturn","IdentityFeed.upsertOne","IdentityFeed.deleteOne","IdentityFeed.deleteMany","IdentityFeed.groupBy","IdentityFeed.aggregate","SavedRanking.findUnique","SavedRanking.findUniqueOrThrow","SavedRanking.findFirst","SavedRanking.findFirstOrThrow","SavedRanking.findMany","SavedRanking.createOne","SavedRanking.createMany","SavedRanking.createManyAndReturn","SavedRanking.updateOne","SavedRanking.updateMany","SavedRanking.updateManyAndReturn","SavedRanking.upsertOne","SavedRanking.deleteOne","SavedRanking.deleteMany","SavedRanking.groupBy","SavedRanking.aggregate","ScoreClose.findUnique","ScoreClose.findUniqueOrThrow","ScoreClose.findFirst","ScoreClose.findFirstOrThrow","ScoreClose.findMany","ScoreClose.createOne","ScoreClose.createMany","ScoreClose.createManyAndReturn","ScoreClose.updateOne","ScoreClose.updateMany","ScoreClose.updateManyAndReturn","ScoreClose.upsertOne","ScoreClose.deleteOne","ScoreClose.deleteMany","ScoreClose.groupBy","ScoreClose.aggregate","StaleClose.findUnique","StaleClose.findUniqueOrThrow","StaleClose.findFirst","StaleClose.findFirstOrThrow","StaleClose.findMany","StaleClose.createOne","StaleClose.createMany","StaleClose.createManyAndReturn","StaleClose.updateOne","StaleClose.updateMany","StaleClose.updateManyAndReturn","StaleClose.upsertOne","StaleClose.deleteOne","StaleClose.deleteMany","StaleClose.groupBy","StaleClose.aggregate","PendingScore.findUnique","PendingScore.findUniqueOrThrow","PendingScore.findFirst","PendingScore.findFirstOrThrow","PendingScore.findMany","PendingScore.createOne","PendingScore.createMany","PendingScore.createManyAndReturn","PendingScore.updateOne","PendingScore.updateMany","PendingScore.updateManyAndReturn","PendingScore.upsertOne","PendingScore.deleteOne","PendingScore.deleteMany","PendingScore.groupBy","PendingScore.aggregate","ModelSwitch.findUnique","ModelSwitch.findUniqueOrThrow","ModelSwitch.findFirst","ModelSwitch.findFirstOrThrow","ModelSwitch.findMany","ModelSwitch.createOne","ModelSwitch.createMany","ModelSwitch.createManyAndReturn","ModelSwitch.updateOne","ModelSwitch.updateMany","ModelSwitch.updateManyAndReturn","ModelSwitch.upsertOne","ModelSwitch.deleteOne","ModelSwitch.deleteMany","ModelSwitch.groupBy","ModelSwitch.aggregate","ModelComparison.findUnique","ModelComparison.findUniqueOrThrow","ModelComparison.findFirst","ModelComparison.findFirstOrThrow","ModelComparison.findMany","ModelComparison.createOne","ModelComparison.createMany","ModelComparison.createManyAndReturn","ModelComparison.updateOne","ModelComparison.updateMany","ModelComparison.updateManyAndReturn","ModelComparison.upsertOne","ModelComparison.deleteOne","ModelComparison.deleteMany","ModelComparison.groupBy","ModelComparison.aggregate","ScreeningList.findUnique","ScreeningList.findUniqueOrThrow","ScreeningList.findFirst","ScreeningList.findFirstOrThrow","ScreeningList.findMany","ScreeningList.createOne","ScreeningList.createMany","ScreeningList.createManyAndReturn","ScreeningList.updateOne","ScreeningList.updateMany","ScreeningList.updateManyAndReturn","ScreeningList.upsertOne","ScreeningList.deleteOne","ScreeningList.deleteMany","ScreeningList.groupBy","ScreeningList.aggregate","ScreeningEntry.findUnique","ScreeningEntry.findUniqueOrThrow","ScreeningEntry.findFirst","ScreeningEntry.findFirstOrThrow","ScreeningEntry.findMany","ScreeningEntry.createOne","ScreeningEntry.createMany","ScreeningEntry.createManyAndReturn","ScreeningEntry.updateOne","ScreeningEntry.updateMany","ScreeningEntry.updateManyAndReturn","ScreeningEntry.upsertOne","ScreeningEntry.deleteOne","ScreeningEntry.deleteMany","ScreeningEntry.groupBy","ScreeningEntry.aggregate","ScreeningDay.findUnique","ScreeningDay.findUniqueOrThrow","ScreeningDay.findFirst","ScreeningDay.findFirstOrThrow","ScreeningDay.findMany","ScreeningDay.createOne","ScreeningDay.createMany","ScreeningDay.createManyAndReturn","ScreeningDay.updateOne","ScreeningDay.updateMany","ScreeningDay.updateManyAndReturn","ScreeningDay.upsertOne","ScreeningDay.deleteOne","ScreeningDay.deleteMany","ScreeningDay.groupBy","ScreeningDay.aggregate","Takedown.findUnique","Takedown.findUniqueOrThrow","Takedown.findFirst","Takedown.findFirstOrThrow","Takedown.findMany","Takedown.createOne","Takedown.createMany","Takedown.createManyAndReturn","Takedown.updateOne","Takedown.updateMany","Takedown.updateManyAndReturn","Takedown.upsertOne","Takedown.deleteOne","Takedown.deleteMany","Takedown.groupBy","Takedown.aggregate","TradingCursor.findUnique","TradingCursor.findUniqueOrThrow","TradingCursor.findFirst","TradingCursor.findFirstOrThrow","TradingCursor.findMany","TradingCursor.createOne","TradingCursor.createMany","TradingCursor.createManyAndReturn","TradingCursor.updateOne","TradingCursor.updateMany","TradingCursor.updateManyAndReturn","TradingCursor.upsertOne","TradingCursor.deleteOne","TradingCursor.deleteMany","TradingCursor.groupBy","TradingCursor.aggregate","Trade.findUnique","Trade.findUniqueOrThrow","Trade.findFirst","Trade.findFirstOrThrow","Trade.findMany","Trade.createOne","Trade.createMany","Trade.createManyAndReturn","Trade.updateOne","Trade.updateMany","Trade.updateManyAndReturn","Trade.upsertOne","Trade.deleteOne","Trade.deleteMany","Trade.groupBy","Trade.aggregate","TradingHolding.findUnique","TradingHolding.findUniqueOrThrow","TradingHolding.findFirst","TradingHolding.findFirstOrThrow","TradingHolding.findMany","TradingHolding.createOne","TradingHolding.createMany","TradingHolding.createManyAndReturn","TradingHolding.updateOne","TradingHolding.updateMany","TradingHolding.updateManyAndReturn","TradingHolding.upsertOne","TradingHolding.deleteOne","TradingHolding.deleteMany","TradingHolding.groupBy","TradingHolding.aggregate","Trader.findUnique","Trader.findUniqueOrThrow","Trader.findFirst","Trader.findFirstOrThrow","Trader.findMany","Trader.createOne","Trader.createMany","Trader.createManyAndReturn","Trader.updateOne","Trader.updateMany","Trader.updateManyAndReturn","Trader.upsertOne","Trader.deleteOne","Trader.deleteMany","Trader.groupBy","Trader.aggregate","TraderHistogram.findUnique","TraderHistogram.findUniqueOrThrow","TraderHistogram.findFirst","TraderHistogram.findFirstOrThrow","TraderHistogram.findMany","TraderHistogram.createOne","TraderHistogram.createMany","TraderHistogram.createManyAndReturn","TraderHistogram.updateOne","TraderHistogram.updateMany","TraderHistogram.updateManyAndReturn","TraderHistogram.upsertOne","TraderHistogram.deleteOne","TraderHistogram.deleteMany","TraderHistogram.groupBy","TraderHistogram.aggregate","StaleTrader.findUnique","StaleTrader.findUniqueOrThrow","StaleTrader.findFirst","StaleTrader.findFirstOrThrow","StaleTrader.findMany","StaleTrader.createOne","StaleTrader.createMany","StaleTrader.createManyAndReturn","StaleTrader.updateOne","StaleTrader.updateMany","StaleTrader.updateManyAndReturn","StaleTrader.upsertOne","StaleTrader.deleteOne","StaleTrader.deleteMany","StaleTrader.groupBy","StaleTrader.aggregate","Wallet.findUnique","Wallet.findUniqueOrThrow","Wallet.findFirst","Wallet.findFirstOrThrow","Wallet.findMany","Wallet.createOne","Wallet.createMany","Wallet.createManyAndReturn","Wallet.updateOne","Wallet.updateMany","Wallet.updateManyAndReturn","Wallet.upsertOne","Wallet.deleteOne","Wallet.deleteMany","Wallet.groupBy","Wallet.aggregate","TrackedWallet.findUnique","TrackedWallet.findUniqueOrThrow","TrackedWallet.findFirst","TrackedWallet.findFirstOrThrow","TrackedWallet.findMany","TrackedWallet.createOne","TrackedWallet.createMany","TrackedWallet.createManyAndReturn","TrackedWallet.updateOne","TrackedWallet.updateMany","TrackedWallet.updateManyAndReturn","TrackedWallet.upsertOne","TrackedWallet.deleteOne","TrackedWallet.deleteMany","TrackedWallet.groupBy","TrackedWallet.aggregate","Tracking.findUnique","Tracking.findUniqueOrThrow","Tracking.findFirst","Tracking.findFirstOrThrow","Tracking.findMany","Tracking.createOne","Tracking.createMany","Tracking.createManyAndReturn","Tracking.updateOne","Tracking.updateMany","Tracking.updateManyAndReturn","Tracking.upsertOne","Tracking.deleteOne","Tracking.deleteMany","Tracking.groupBy","Tracking.aggregate","backfills","line","Backfill.findUnique","Backfill.findUniqueOrThrow","Backfill.findFirst","Backfill.findFirstOrThrow","Backfill.findMany","Backfill.createOne","Backfill.createMany","Backfill.createManyAndReturn","Backfill.updateOne","Backfill.updateMany","Backfill.updateManyAndReturn","Backfill.upsertOne","Backfill.deleteOne","Backfill.deleteMany","Backfill.groupBy","Backfill.aggregate","BackfillParty.findUnique","BackfillParty.findUniqueOrThrow","BackfillParty.findFirst","BackfillParty.findFirstOrThrow","BackfillParty.findMany","BackfillParty.createOne","BackfillParty.createMany","BackfillParty.createManyAndReturn","BackfillParty.updateOne","BackfillParty.updateMany","BackfillParty.updateManyAndReturn","BackfillParty.upsertOne","BackfillParty.deleteOne","BackfillParty.deleteMany","BackfillParty.groupBy","BackfillParty.aggregate","StagedActivity.findUnique","StagedActivity.findUniqueOrThrow","StagedActivity.findFirst","StagedActivity.findFirstOrThrow","StagedActivity.findMany","StagedActivity.createOne","StagedActivity.createMany","StagedActivity.createManyAndReturn","StagedActivity.updateOne","StagedActivity.updateMany","StagedActivity.updateManyAndReturn","StagedActivity.upsertOne","StagedActivity.deleteOne","StagedActivity.deleteMany","StagedActivity.groupBy","StagedActivity.aggregate","AutomaticTracking.findUnique","AutomaticTracking.findUniqueOrThrow","AutomaticTracking.findFirst","AutomaticTracking.findFirstOrThrow","AutomaticTracking.findMany","AutomaticTracking.createOne","AutomaticTracking.createMany","AutomaticTracking.createManyAndReturn","AutomaticTracking.updateOne","AutomaticTracking.updateMany","AutomaticTracking.updateManyAndReturn","AutomaticTracking.upsertOne","AutomaticTracking.deleteOne","AutomaticTracking.deleteMany","AutomaticTracking.groupBy","AutomaticTracking.aggregate","Outbox.findUnique","Outbox.findUniqueOrThrow","Outbox.findFirst","Outbox.findFirstOrThrow","Outbox.findMany","Outbox.createOne","Outbox.createMany","Outbox.createManyAndReturn","Outbox.updateOne","Outbox.updateMany","Outbox.updateManyAndReturn","Outbox.upsertOne","Outbox.deleteOne","Outbox.deleteMany","Outbox.groupBy","Outbox.aggregate","webhook","delivery","attempts","deliveries","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","WebhookAttempt.findUnique","WebhookAttempt.findUniqueOrThrow","WebhookAttempt.findFirst","WebhookAttempt.findFirstOrThrow","WebhookAttempt.findMany","WebhookAttempt.createOne","WebhookAttempt.createMany","WebhookAttempt.createManyAndReturn","WebhookAttempt.updateOne","WebhookAttempt.updateMany","WebhookAttempt.updateManyAndReturn","WebhookAttempt.upsertOne","WebhookAttempt.deleteOne","WebhookAttempt.deleteMany","WebhookAttempt.groupBy","WebhookAttempt.aggregate","AND","OR","NOT","id","deliveryId","at","statusCode","durationMs","error","requestHeaders","responseBody","equals","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","lt","lte","gt","gte","not","in","notIn","contains","startsWith","endsWith","webhookId","messageId","event","body","replayOf","status","attempt","earlierAttempts","nextAttemptAt","claim","leasedUntil","createdAt","traceparent","developerId","url","host","subjects","allSubjects","secret","oldSecret","oldSecretUntil","signatureKey","oldSignatureKey","active","disabledReason","operatorOff","failingSince","isFull","missedFrom","missedUntil","has","hasEvery","hasSome","every","some","none","subjectsDone","expandedTo","address","client","chainId","blockNumber","txIndex","logIndex","own","ran","kind","txHash","counterparty","asset","assetOut","method","amount","amountOut","fee","wallet_chainId_blockNumber_logIndex_kind_txHash","party","servedAt","turns","queuedAt","dueAt","progress","address_chainId","developerId_address","state","transactions","truncated","unreadRows","gaps","smartAccount","source","fromBlock","toBlock","sources","readyAt","checkedAt","attestedFrom","attestedTo","attestDue","subject","period","sort","bucket","prefix","traders","chainId_period_sort_bucket_prefix","trades","volume","profit","chainId_period_subject","units","cost","subject_chainId_token","chainId_at_blockNumber_txIndex_logIndex_wallet","since24h","since7d","since30d","settings","target","reason","liftedAt","kind_target","day","refreshedAt","list_day","listed","list_address_at","name","changedAt","publishedAt","entries","unread","etag","lastModified","refused","refusedCount","accepted","version","requestedAt","compared","finishedAt","result","announcedAt","activeFrom","activatedAt","rescoredAt","summary","cause","scoredTo","scored","fromDay","subject_chainId","until","total","activity","age","diversity","governance","social","risk","loyalty","ranked","confidence","recordedAt","subject_chainId_day","position","scopes","savedAt","before","after","rankedBefore","rankedAfter","reachedBefore","reachedAfter","sourceChain","days","factsHash","facts","subject_factsHash","bonus","unavailable","stale","modelHash","reachedAt","nextChangeDay","updatedAt","sender","nonce","raw","hashes","raises","sentAt","minedAt","chainId_sender_nonce","referee","referrer","code","confirmedAt","claimer","price","signature","expiresAt","referralCode","consents","blockHash","deposit","reservedAt","chainId_txHash_logIndex","asker","askedAt","reads","payer","readAt","comparedAt","compareFrom","alike","headAt","asker_address","calls","party_day","policyId","outcome","chainOutcomes","chainReadAt","nextOutcome","nextBlocks","since","readsChain","turnAt","tokenHash","score","tokenHash_day_address","network","snapshot","endsAt","stored","groupId","nullifier","firstAt","lastSubject","tally","policyId_address","tokenHash_network_snapshot","policyId_groupId","ended","issuedAt","issuer","providerSession","role","grantedBy","refreshToken","checkAt","checkFault","revokedAt","lastUsedAt","channelId","key","seenAt","notifiedAt","items","notices","endedAt","targetHash","asked","medium","kinds","namedAt","failures","treeId","piece","bytes","index","listId","who","cap","floor","decimals","root","leaves","sum","domain","signer","treeId_piece","treeId_index","cluster","size","strength","members","evidence","keep","row","text","input","special","duplicateOf","reasons","svcId","tier","flags","known","sameAs","holder","tokenId","read","repair","column","previousId","format","columns","counts","charged","reading","lastRow","completedAt","sourceState","listId_cluster","listId_line_reason","listId_row","listId_holder_tokenId","listId_piece","partlyRead","wallet_chainId_blockNumber_txIndex","firstBlock","retryAt","resolvedAt","chainId_blockNumber_txIndex","weight","foundBy","funder","clusterSize","chainLength","chainId_wallet","block","wallet_chainId_block","wallet_chainId","number","hash","parentHash","time","statedTime","chainId_number","pausedAt","pauseReason","reindexFrom","reindexRequestedAt","reindexStartedAt","setAsideBlock","setAsideRequestedAt","chainId_host","blockTime","guessed","headNumber","finalizedBlock","scoredBlock","scoredHash","dayBlockNumber","dayBlockHash","dayBlockTime","missingBlock","missingSince","joinedAt","ownerTx","owner","movedAt","name_ownerTx","leftAt","address_name_owner","primary","linkedAt","parent","mintedAt","final","blocked","received","nameHash","account","epoch","firstIndex","firstAddress","chunkHash","epoch_firstIndex","previousRoot","chains","lineBytes","checksum","storedBytes","published","hour","keyId","endpoint","requests","errors","latencies","developerId_hour_keyId_endpoint","developerId_day","caller","caller_hour","path","bodyHash","committed","results","fence","startedAt","caller_method_path_key","actor","act","details","requestId","origins","policyIds","permissions","rateLimit","last4","suspendedAt","suspensionReason","replacedBy","erasingAt","erasedAt","channelId_key","channelId_kind","developerId_targetHash","value","uid","revocation","chainId_uid","contract","chainId_contract_uid_issuer","schemaUid","expirationTime","attestation","chainId_contract_uid","omittedBytes","decoded","preview","revocable","refUid","salt","signatureKind","revocationReason","revocationDetails","publicReason","revocationSignature","revocationSeq","revokedBlock","revokedTxHash","uid_issuer_chainId_contract","nameKey","schema","resolver","flag","openedAt","decideBy","decidedAt","decision","totalBefore","totalAfter","consent","wallet_flag","earnedAt","claimedAt","lostAt","subject_id","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "1yGUCNANCYIOAADZGAAwgw4AAAQAEIQOAADZGAAwhQ4BAP0VACHtDgEA_RUAIdQRQACBFgAh1RFAAIAWACHWEUAAgBYAIdcRAADaGAAgAQAAAAEAIAEAAAABACAIgg4AANkYADCDDgAABAAQhA4AANkYADCFDgEA_RUAIe0OAQD9FQAh1BFAAIEWACHVEUAAgBYAIdYRQACAFgAhAtURAADbGAAg1hEAANsYACADAAAABAAgAwAABQAwBAAAAQAgAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACAFhQ4BAAAAAe0OAQAAAAHUEUAAAAAB1RFAAAAAAdYRQAAAAAEBCAAACQAgBYUOAQAAAAHtDgEAAAAB1BFAAAAAAdURQAAAAAHWEUAAAAABAQgAAAsAMAEIAAALADAFhQ4BAOYYACHtDgEA5hgAIdQRQADiGAAh1RFAAO4YACHWEUAA7hgAIQIAAAABACAIAAAOACAFhQ4BAOYYACHtDgEA5hgAIdQRQADiGAAh1RFAAO4YACHWEUAA7hgAIQIAAAAEACAIAAAQACACAAAABAAgCAAAEAAgAwAAAAEAIA8AAAkAIBAAAA4AIAEAAAABACABAAAABAAgBRUAALkgACAWAAC7IAAgFwAAuiAAINURAADbGAAg1hEAANsYACAIgg4AANgYADCDDgAAFwAQhA4AANgYADCFDgEA3hUAIe0OAQDeFQAh1BFAAN8VACHVEUAA9BUAIdYRQAD0FQAhAwAAAAQAIAMAABYAMBQAABcAIAMAAAAEACADAAAFADAEAAABACAT2QgBAP0VACGCDgAA1hgAMIMOAAAdABCEDgAA1hgAMIUOAQAAAAGjDgEA_RUAIasOAQD9FQAhgQ8BAP0VACGgD0AAgBYAIaoQAAD4FQAgyxEBAP0VACHMEUAAgRYAIc0RQACBFgAhzhFAAIAWACHPEQEA_xUAIdARAgCEFgAh0RECAIQWACHSEQEAAAAB0xEAANcYACABAAAAGgAgAQAAABoAIBLZCAEA_RUAIYIOAADWGAAwgw4AAB0AEIQOAADWGAAwhQ4BAP0VACGjDgEA_RUAIasOAQD9FQAhgQ8BAP0VACGgD0AAgBYAIaoQAAD4FQAgyxEBAP0VACHMEUAAgRYAIc0RQACBFgAhzhFAAIAWACHPEQEA_xUAIdARAgCEFgAh0RECAIQWACHSEQEA_xUAIQagDwAA2xgAIM4RAADbGAAgzxEAANsYACDQEQAA2xgAINERAADbGAAg0hEAANsYACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAMAAAAdACADAAAeADAEAAAaACAP2QgBAAAAAYUOAQAAAAGjDgEAAAABqw4BAAAAAYEPAQAAAAGgD0AAAAABqhAAALggACDLEQEAAAABzBFAAAAAAc0RQAAAAAHOEUAAAAABzxEBAAAAAdARAgAAAAHREQIAAAAB0hEBAAAAAQEIAAAiACAP2QgBAAAAAYUOAQAAAAGjDgEAAAABqw4BAAAAAYEPAQAAAAGgD0AAAAABqhAAALggACDLEQEAAAABzBFAAAAAAc0RQAAAAAHOEUAAAAABzxEBAAAAAdARAgAAAAHREQIAAAAB0hEBAAAAAQEIAAAkADABCAAAJAAwD9kIAQDmGAAhhQ4BAOYYACGjDgEA5hgAIasOAQDmGAAhgQ8BAOYYACGgD0AA7hgAIaoQAAC3IAAgyxEBAOYYACHMEUAA4hgAIc0RQADiGAAhzhFAAO4YACHPEQEA5RgAIdARAgDjGAAh0RECAOMYACHSEQEA5RgAIQIAAAAaACAIAAAnACAP2QgBAOYYACGFDgEA5hgAIaMOAQDmGAAhqw4BAOYYACGBDwEA5hgAIaAPQADuGAAhqhAAALcgACDLEQEA5hgAIcwRQADiGAAhzRFAAOIYACHOEUAA7hgAIc8RAQDlGAAh0BECAOMYACHREQIA4xgAIdIRAQDlGAAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACALFQAAsiAAIBYAALUgACAXAAC0IAAgKAAAsyAAICkAALYgACCgDwAA2xgAIM4RAADbGAAgzxEAANsYACDQEQAA2xgAINERAADbGAAg0hEAANsYACAS2QgBAN4VACGCDgAA1RgAMIMOAAAwABCEDgAA1RgAMIUOAQDeFQAhow4BAN4VACGrDgEA3hUAIYEPAQDeFQAhoA9AAPQVACGqEAAA-BUAIMsRAQDeFQAhzBFAAN8VACHNEUAA3xUAIc4RQAD0FQAhzxEBAOIVACHQEQIA4BUAIdERAgDgFQAh0hEBAOIVACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAuCDgAA1BgAMIMOAAA2ABCEDgAA1BgAMKkOQACBFgAhqw4BAP8VACGJDwEA_xUAIbARAQAAAAG8ESAA_hUAIcgRAQAAAAHJEQEA_RUAIcoRAQD9FQAhAQAAADMAIAEAAAAzACALgg4AANQYADCDDgAANgAQhA4AANQYADCpDkAAgRYAIasOAQD_FQAhiQ8BAP8VACGwEQEA_RUAIbwRIAD-FQAhyBEBAP8VACHJEQEA_RUAIcoRAQD9FQAhA6sOAADbGAAgiQ8AANsYACDIEQAA2xgAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgAwAAADYAIAMAADcAMAQAADMAIAipDkAAAAABqw4BAAAAAYkPAQAAAAGwEQEAAAABvBEgAAAAAcgRAQAAAAHJEQEAAAAByhEBAAAAAQEIAAA7ACAIqQ5AAAAAAasOAQAAAAGJDwEAAAABsBEBAAAAAbwRIAAAAAHIEQEAAAAByREBAAAAAcoRAQAAAAEBCAAAPQAwAQgAAD0AMAipDkAA4hgAIasOAQDlGAAhiQ8BAOUYACGwEQEA5hgAIbwRIACEGQAhyBEBAOUYACHJEQEA5hgAIcoRAQDmGAAhAgAAADMAIAgAAEAAIAipDkAA4hgAIasOAQDlGAAhiQ8BAOUYACGwEQEA5hgAIbwRIACEGQAhyBEBAOUYACHJEQEA5hgAIcoRAQDmGAAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAGFQAAryAAIBYAALEgACAXAACwIAAgqw4AANsYACCJDwAA2xgAIMgRAADbGAAgC4IOAADTGAAwgw4AAEkAEIQOAADTGAAwqQ5AAN8VACGrDgEA4hUAIYkPAQDiFQAhsBEBAN4VACG8ESAA-RUAIcgRAQDiFQAhyREBAN4VACHKEQEA3hUAIQMAAAA2ACADAABIADAUAABJACADAAAANgAgAwAANwAwBAAAMwAgJQgBAP0VACGCDgAA0RgAMIMOAABPABCEDgAA0RgAMIUOAQAAAAGpDkAAgRYAIcYOBACIFgAhxw4EALUWACHJDgIAhBYAIc0OAQD_FQAh7Q4BAP0VACHEDwEA_xUAIdIPAQD_FQAh1g8BAP8VACGAEAEA_RUAIYcQQACAFgAh3BAEAIgWACH9ECAA_hUAIbARAQD9FQAhsxEBAP0VACG1EQEA_RUAIbYRBACIFgAhuRECAIQWACG6EQAAhhYAILsRAACGFgAgvBEgAP4VACG9EQEA_RUAIb4RAQD_FQAhvxEBAP0VACHAEQEA_xUAIcERAQD_FQAhwhEBAP8VACHDEQEA_xUAIcQRBAAAAAHFEQQAtRYAIcYRAQD_FQAhxxEAANIYACABAAAATAAgAQAAAEwAICQIAQD9FQAhgg4AANEYADCDDgAATwAQhA4AANEYADCFDgEA_RUAIakOQACBFgAhxg4EAIgWACHHDgQAtRYAIckOAgCEFgAhzQ4BAP8VACHtDgEA_RUAIcQPAQD_FQAh0g8BAP8VACHWDwEA_xUAIYAQAQD9FQAhhxBAAIAWACHcEAQAiBYAIf0QIAD-FQAhsBEBAP0VACGzEQEA_RUAIbURAQD9FQAhthEEAIgWACG5EQIAhBYAIboRAACGFgAguxEAAIYWACC8ESAA_hUAIb0RAQD9FQAhvhEBAP8VACG_EQEA_RUAIcARAQD_FQAhwREBAP8VACHCEQEA_xUAIcMRAQD_FQAhxBEEALUWACHFEQQAtRYAIcYRAQD_FQAhEscOAADbGAAgyQ4AANsYACDNDgAA2xgAIMQPAADbGAAg0g8AANsYACDWDwAA2xgAIIcQAADbGAAguREAANsYACC6EQAA2xgAILsRAADbGAAgvhEAANsYACDAEQAA2xgAIMERAADbGAAgwhEAANsYACDDEQAA2xgAIMQRAADbGAAgxREAANsYACDGEQAA2xgAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgAwAAAE8AIAMAAFAAMAQAAEwAICEIAQAAAAGFDgEAAAABqQ5AAAAAAcYOBAAAAAHHDgQAAAAByQ4CAAAAAc0OAQAAAAHtDgEAAAABxA8BAAAAAdIPAQAAAAHWDwEAAAABgBABAAAAAYcQQAAAAAHcEAQAAAAB_RAgAAAAAbARAQAAAAGzEQEAAAABtREBAAAAAbYRBAAAAAG5EQIAAAABuhGAAAAAAbsRgAAAAAG8ESAAAAABvREBAAAAAb4RAQAAAAG_EQEAAAABwBEBAAAAAcERAQAAAAHCEQEAAAABwxEBAAAAAcQRBAAAAAHFEQQAAAABxhEBAAAAAQEIAABUACAhCAEAAAABhQ4BAAAAAakOQAAAAAHGDgQAAAABxw4EAAAAAckOAgAAAAHNDgEAAAAB7Q4BAAAAAcQPAQAAAAHSDwEAAAAB1g8BAAAAAYAQAQAAAAGHEEAAAAAB3BAEAAAAAf0QIAAAAAGwEQEAAAABsxEBAAAAAbURAQAAAAG2EQQAAAABuRECAAAAAboRgAAAAAG7EYAAAAABvBEgAAAAAb0RAQAAAAG-EQEAAAABvxEBAAAAAcARAQAAAAHBEQEAAAABwhEBAAAAAcMRAQAAAAHEEQQAAAABxREEAAAAAcYRAQAAAAEBCAAAVgAwAQgAAFYAMCEIAQDmGAAhhQ4BAOYYACGpDkAA4hgAIcYOBADhGAAhxw4EAM0ZACHJDgIA4xgAIc0OAQDlGAAh7Q4BAOYYACHEDwEA5RgAIdIPAQDlGAAh1g8BAOUYACGAEAEA5hgAIYcQQADuGAAh3BAEAOEYACH9ECAAhBkAIbARAQDmGAAhsxEBAOYYACG1EQEA5hgAIbYRBADhGAAhuRECAOMYACG6EYAAAAABuxGAAAAAAbwRIACEGQAhvREBAOYYACG-EQEA5RgAIb8RAQDmGAAhwBEBAOUYACHBEQEA5RgAIcIRAQDlGAAhwxEBAOUYACHEEQQAzRkAIcURBADNGQAhxhEBAOUYACECAAAATAAgCAAAWQAgIQgBAOYYACGFDgEA5hgAIakOQADiGAAhxg4EAOEYACHHDgQAzRkAIckOAgDjGAAhzQ4BAOUYACHtDgEA5hgAIcQPAQDlGAAh0g8BAOUYACHWDwEA5RgAIYAQAQDmGAAhhxBAAO4YACHcEAQA4RgAIf0QIACEGQAhsBEBAOYYACGzEQEA5hgAIbURAQDmGAAhthEEAOEYACG5EQIA4xgAIboRgAAAAAG7EYAAAAABvBEgAIQZACG9EQEA5hgAIb4RAQDlGAAhvxEBAOYYACHAEQEA5RgAIcERAQDlGAAhwhEBAOUYACHDEQEA5RgAIcQRBADNGQAhxREEAM0ZACHGEQEA5RgAIQIAAABPACAIAABbACACAAAATwAgCAAAWwAgAwAAAEwAIA8AAFQAIBAAAFkAIAEAAABMACABAAAATwAgFxUAAKogACAWAACtIAAgFwAArCAAICgAAKsgACApAACuIAAgxw4AANsYACDJDgAA2xgAIM0OAADbGAAgxA8AANsYACDSDwAA2xgAINYPAADbGAAghxAAANsYACC5EQAA2xgAILoRAADbGAAguxEAANsYACC-EQAA2xgAIMARAADbGAAgwREAANsYACDCEQAA2xgAIMMRAADbGAAgxBEAANsYACDFEQAA2xgAIMYRAADbGAAgJAgBAN4VACGCDgAA0BgAMIMOAABiABCEDgAA0BgAMIUOAQDeFQAhqQ5AAN8VACHGDgQA3RUAIccOBACxFgAhyQ4CAOAVACHNDgEA4hUAIe0OAQDeFQAhxA8BAOIVACHSDwEA4hUAIdYPAQDiFQAhgBABAN4VACGHEEAA9BUAIdwQBADdFQAh_RAgAPkVACGwEQEA3hUAIbMRAQDeFQAhtREBAN4VACG2EQQA3RUAIbkRAgDgFQAhuhEAAOMVACC7EQAA4xUAILwRIAD5FQAhvREBAN4VACG-EQEA4hUAIb8RAQDeFQAhwBEBAOIVACHBEQEA4hUAIcIRAQDiFQAhwxEBAOIVACHEEQQAsRYAIcURBACxFgAhxhEBAOIVACEDAAAATwAgAwAAYQAwFAAAYgAgAwAAAE8AIAMAAFAAMAQAAEwAIBCCDgAAzhgAMIMOAABoABCEDgAAzhgAMMYOBACIFgAhxw4EAIgWACHJDgIAhRYAIe0OAQD9FQAhxA8BAP0VACGAEAEA_RUAIdwQBACIFgAhsBEBAP0VACGzEQEA_RUAIbURAQD9FQAhthEEAIgWACG3EQAAkBYAILgRAADPGAAgAQAAAGUAIAEAAABlACAPgg4AAM4YADCDDgAAaAAQhA4AAM4YADDGDgQAiBYAIccOBACIFgAhyQ4CAIUWACHtDgEA_RUAIcQPAQD9FQAhgBABAP0VACHcEAQAiBYAIbARAQD9FQAhsxEBAP0VACG1EQEA_RUAIbYRBACIFgAhtxEAAJAWACAAAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDMYOBAAAAAHHDgQAAAAByQ4CAAAAAe0OAQAAAAHEDwEAAAABgBABAAAAAdwQBAAAAAGwEQEAAAABsxEBAAAAAbURAQAAAAG2EQQAAAABtxGAAAAAAQEIAABtACAMxg4EAAAAAccOBAAAAAHJDgIAAAAB7Q4BAAAAAcQPAQAAAAGAEAEAAAAB3BAEAAAAAbARAQAAAAGzEQEAAAABtREBAAAAAbYRBAAAAAG3EYAAAAABAQgAAG8AMAEIAABvADAMxg4EAOEYACHHDgQA4RgAIckOAgDkGAAh7Q4BAOYYACHEDwEA5hgAIYAQAQDmGAAh3BAEAOEYACGwEQEA5hgAIbMRAQDmGAAhtREBAOYYACG2EQQA4RgAIbcRgAAAAAECAAAAZQAgCAAAcgAgDMYOBADhGAAhxw4EAOEYACHJDgIA5BgAIe0OAQDmGAAhxA8BAOYYACGAEAEA5hgAIdwQBADhGAAhsBEBAOYYACGzEQEA5hgAIbURAQDmGAAhthEEAOEYACG3EYAAAAABAgAAAGgAIAgAAHQAIAIAAABoACAIAAB0ACADAAAAZQAgDwAAbQAgEAAAcgAgAQAAAGUAIAEAAABoACAFFQAApSAAIBYAAKggACAXAACnIAAgKAAApiAAICkAAKkgACAPgg4AAM0YADCDDgAAewAQhA4AAM0YADDGDgQA3RUAIccOBADdFQAhyQ4CAOEVACHtDgEA3hUAIcQPAQDeFQAhgBABAN4VACHcEAQA3RUAIbARAQDeFQAhsxEBAN4VACG1EQEA3hUAIbYRBADdFQAhtxEAAI0WACADAAAAaAAgAwAAegAwFAAAewAgAwAAAGgAIAMAAGkAMAQAAGUAIAuCDgAAyxgAMIMOAACBAQAQhA4AAMsYADDGDgQAiBYAIccOBACIFgAhzQ4BAP0VACGAEAEA_RUAIecQBACIFgAhsBEBAP0VACGzEQEA_RUAIbQRAADMGAAgAQAAAH4AIAEAAAB-ACAKgg4AAMsYADCDDgAAgQEAEIQOAADLGAAwxg4EAIgWACHHDgQAiBYAIc0OAQD9FQAhgBABAP0VACHnEAQAiBYAIbARAQD9FQAhsxEBAP0VACEAAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgB8YOBAAAAAHHDgQAAAABzQ4BAAAAAYAQAQAAAAHnEAQAAAABsBEBAAAAAbMRAQAAAAEBCAAAhgEAIAfGDgQAAAABxw4EAAAAAc0OAQAAAAGAEAEAAAAB5xAEAAAAAbARAQAAAAGzEQEAAAABAQgAAIgBADABCAAAiAEAMAfGDgQA4RgAIccOBADhGAAhzQ4BAOYYACGAEAEA5hgAIecQBADhGAAhsBEBAOYYACGzEQEA5hgAIQIAAAB-ACAIAACLAQAgB8YOBADhGAAhxw4EAOEYACHNDgEA5hgAIYAQAQDmGAAh5xAEAOEYACGwEQEA5hgAIbMRAQDmGAAhAgAAAIEBACAIAACNAQAgAgAAAIEBACAIAACNAQAgAwAAAH4AIA8AAIYBACAQAACLAQAgAQAAAH4AIAEAAACBAQAgBRUAAKAgACAWAACjIAAgFwAAoiAAICgAAKEgACApAACkIAAgCoIOAADKGAAwgw4AAJQBABCEDgAAyhgAMMYOBADdFQAhxw4EAN0VACHNDgEA3hUAIYAQAQDeFQAh5xAEAN0VACGwEQEA3hUAIbMRAQDeFQAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIAWCDgAAyRgAMIMOAACaAQAQhA4AAMkYADDtDgEAAAAB0BACAIUWACEBAAAAlwEAIAEAAACXAQAgBYIOAADJGAAwgw4AAJoBABCEDgAAyRgAMO0OAQD9FQAh0BACAIUWACEAAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgAu0OAQAAAAHQEAIAAAABAQgAAJ8BACAC7Q4BAAAAAdAQAgAAAAEBCAAAoQEAMAEIAAChAQAwAu0OAQDmGAAh0BACAOQYACECAAAAlwEAIAgAAKQBACAC7Q4BAOYYACHQEAIA5BgAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBRUAAJsgACAWAACeIAAgFwAAnSAAICgAAJwgACApAACfIAAgBYIOAADIGAAwgw4AAK0BABCEDgAAyBgAMO0OAQDeFQAh0BACAOEVACEDAAAAmgEAIAMAAKwBADAUAACtAQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAkIAACQFgAggg4AAMcYADCDDgAAswEAEIQOAADHGAAwhQ4BAAAAAYcOQACBFgAhxA4BAP0VACHMDgEA_RUAId4PQACAFgAhAQAAALABACABAAAAsAEAIAkIAACQFgAggg4AAMcYADCDDgAAswEAEIQOAADHGAAwhQ4BAP0VACGHDkAAgRYAIcQOAQD9FQAhzA4BAP0VACHeD0AAgBYAIQHeDwAA2xgAIAMAAACzAQAgAwAAtAEAMAQAALABACADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAYIgAAAAAGFDgEAAAABhw5AAAAAAcQOAQAAAAHMDgEAAAAB3g9AAAAAAQEIAAC4AQAgBgiAAAAAAYUOAQAAAAGHDkAAAAABxA4BAAAAAcwOAQAAAAHeD0AAAAABAQgAALoBADABCAAAugEAMAYIgAAAAAGFDgEA5hgAIYcOQADiGAAhxA4BAOYYACHMDgEA5hgAId4PQADuGAAhAgAAALABACAIAAC9AQAgBgiAAAAAAYUOAQDmGAAhhw5AAOIYACHEDgEA5hgAIcwOAQDmGAAh3g9AAO4YACECAAAAswEAIAgAAL8BACACAAAAswEAIAgAAL8BACADAAAAsAEAIA8AALgBACAQAAC9AQAgAQAAALABACABAAAAswEAIAQVAACYIAAgFgAAmiAAIBcAAJkgACDeDwAA2xgAIAkIAACNFgAggg4AAMYYADCDDgAAxgEAEIQOAADGGAAwhQ4BAN4VACGHDkAA3xUAIcQOAQDeFQAhzA4BAN4VACHeD0AA9BUAIQMAAACzAQAgAwAAxQEAMBQAAMYBACADAAAAswEAIAMAALQBADAEAACwAQAgEtANAgCFFgAhgg4AAMQYADCDDgAAzAEAEIQOAADEGAAwhw5AAIEWACHGDgQAiBYAIccOBACIFgAhyQ4CAIUWACHNDgEA_RUAIe0OAQD9FQAhxA8BAP8VACHWDwEA_xUAIYAQAQD9FQAhzRBAAIEWACHnEAQAiBYAIbARAQD9FQAhsREAAIYWACCyEQAAxRgAIAEAAADJAQAgAQAAAMkBACAR0A0CAIUWACGCDgAAxBgAMIMOAADMAQAQhA4AAMQYADCHDkAAgRYAIcYOBACIFgAhxw4EAIgWACHJDgIAhRYAIc0OAQD9FQAh7Q4BAP0VACHEDwEA_xUAIdYPAQD_FQAhgBABAP0VACHNEEAAgRYAIecQBACIFgAhsBEBAP0VACGxEQAAhhYAIAPEDwAA2xgAINYPAADbGAAgsREAANsYACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACAO0A0CAAAAAYcOQAAAAAHGDgQAAAABxw4EAAAAAckOAgAAAAHNDgEAAAAB7Q4BAAAAAcQPAQAAAAHWDwEAAAABgBABAAAAAc0QQAAAAAHnEAQAAAABsBEBAAAAAbERgAAAAAEBCAAA0QEAIA7QDQIAAAABhw5AAAAAAcYOBAAAAAHHDgQAAAAByQ4CAAAAAc0OAQAAAAHtDgEAAAABxA8BAAAAAdYPAQAAAAGAEAEAAAABzRBAAAAAAecQBAAAAAGwEQEAAAABsRGAAAAAAQEIAADTAQAwAQgAANMBADAO0A0CAOQYACGHDkAA4hgAIcYOBADhGAAhxw4EAOEYACHJDgIA5BgAIc0OAQDmGAAh7Q4BAOYYACHEDwEA5RgAIdYPAQDlGAAhgBABAOYYACHNEEAA4hgAIecQBADhGAAhsBEBAOYYACGxEYAAAAABAgAAAMkBACAIAADWAQAgDtANAgDkGAAhhw5AAOIYACHGDgQA4RgAIccOBADhGAAhyQ4CAOQYACHNDgEA5hgAIe0OAQDmGAAhxA8BAOUYACHWDwEA5RgAIYAQAQDmGAAhzRBAAOIYACHnEAQA4RgAIbARAQDmGAAhsRGAAAAAAQIAAADMAQAgCAAA2AEAIAIAAADMAQAgCAAA2AEAIAMAAADJAQAgDwAA0QEAIBAAANYBACABAAAAyQEAIAEAAADMAQAgCBUAAJMgACAWAACWIAAgFwAAlSAAICgAAJQgACApAACXIAAgxA8AANsYACDWDwAA2xgAILERAADbGAAgEdANAgDhFQAhgg4AAMMYADCDDgAA3wEAEIQOAADDGAAwhw5AAN8VACHGDgQA3RUAIccOBADdFQAhyQ4CAOEVACHNDgEA3hUAIe0OAQDeFQAhxA8BAOIVACHWDwEA4hUAIYAQAQDeFQAhzRBAAN8VACHnEAQA3RUAIbARAQDeFQAhsREAAOMVACADAAAAzAEAIAMAAN4BADAUAADfAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAWCDgAAwhgAMIMOAADlAQAQhA4AAMIYADCKEAEAAAABrxEAAJAWACABAAAA4gEAIAEAAADiAQAgBYIOAADCGAAwgw4AAOUBABCEDgAAwhgAMIoQAQD9FQAhrxEAAJAWACAAAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACADAAAA5QEAIAMAAOYBADAEAADiAQAgAooQAQAAAAGvEYAAAAABAQgAAOoBACACihABAAAAAa8RgAAAAAEBCAAA7AEAMAEIAADsAQAwAooQAQDmGAAhrxGAAAAAAQIAAADiAQAgCAAA7wEAIAKKEAEA5hgAIa8RgAAAAAECAAAA5QEAIAgAAPEBACACAAAA5QEAIAgAAPEBACADAAAA4gEAIA8AAOoBACAQAADvAQAgAQAAAOIBACABAAAA5QEAIAMVAACQIAAgFgAAkiAAIBcAAJEgACAFgg4AAMEYADCDDgAA-AEAEIQOAADBGAAwihABAN4VACGvEQAAjRYAIAMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgD60BAAC2GAAgsgEAALcYACDZCAEAAAABgg4AALUYADCDDgAAhQIAEIQOAAC1GAAwhQ4BAAAAAakOQACBFgAhxg4EALUWACGzEAEA_RUAIdgQAADAGAAgpxFAAIAWACGoEQEA_xUAIaoRQACAFgAhqxFAAIAWACEBAAAA-wEAIBasAQAAvxgAIIIOAAC-GAAwgw4AAP0BABCEDgAAvhgAMIUOAQD9FQAhqQ5AAIEWACGrDgEA_RUAIcwOAQD9FQAh8Q4BAP0VACGJDwEA_RUAIdMPQACAFgAhhxBAAIAWACGIEEAAgBYAIdoQAQD9FQAhohEAAPgVACCjEQAA-BUAIKQRAAD4FQAgpRECAIQWACGmEQEA_RUAIacRQACAFgAhqBEBAP8VACGpEQEA_xUAIQisAQAAjCAAINMPAADbGAAghxAAANsYACCIEAAA2xgAIKURAADbGAAgpxEAANsYACCoEQAA2xgAIKkRAADbGAAgFqwBAAC_GAAggg4AAL4YADCDDgAA_QEAEIQOAAC-GAAwhQ4BAAAAAakOQACBFgAhqw4BAP0VACHMDgEA_RUAIfEOAQD9FQAhiQ8BAP0VACHTD0AAgBYAIYcQQACAFgAhiBBAAIAWACHaEAEAAAABohEAAPgVACCjEQAA-BUAIKQRAAD4FQAgpRECAIQWACGmEQEA_RUAIacRQACAFgAhqBEBAP8VACGpEQEA_xUAIQMAAAD9AQAgAwAA_gEAMAQAAP8BACAUrAEAALoYACCvAQAAuxgAILABAAC8GAAgsQEAAL0YACCCDgAAuRgAMIMOAACBAgAQhA4AALkYADCFDgEA_RUAIakOQACBFgAhqw4BAP8VACGtDgEA_RUAIbYOAQD_FQAhgA8BAP0VACHPD0AAgBYAIdsPQACAFgAhkBABAP0VACGSEAEA_RUAIZMQAAD4FQAglBBAAIAWACGVEAIAhRYAIQmsAQAAjCAAIK8BAACNIAAgsAEAAI4gACCxAQAAjyAAIKsOAADbGAAgtg4AANsYACDPDwAA2xgAINsPAADbGAAglBAAANsYACAVrAEAALoYACCvAQAAuxgAILABAAC8GAAgsQEAAL0YACCCDgAAuRgAMIMOAACBAgAQhA4AALkYADCFDgEAAAABqQ5AAIEWACGrDgEA_xUAIa0OAQD9FQAhtg4BAP8VACGADwEA_RUAIc8PQACAFgAh2w9AAIAWACGQEAEAAAABkhABAP0VACGTEAAA-BUAIJQQQACAFgAhlRACAIUWACGuEQAAuBgAIAMAAACBAgAgAwAAggIAMAQAAIMCACAOrQEAALYYACCyAQAAtxgAINkIAQD9FQAhgg4AALUYADCDDgAAhQIAEIQOAAC1GAAwhQ4BAP0VACGpDkAAgRYAIcYOBAC1FgAhsxABAP0VACGnEUAAgBYAIagRAQD_FQAhqhFAAIAWACGrEUAAgBYAIQEAAACFAgAgCQgAAJAWACCuAQAAsRgAIIIOAAC0GAAwgw4AAIcCABCEDgAAtBgAMIUOBACIFgAhhw5AAIEWACHMDgEA_RUAIYkQAQD9FQAhAa4BAACLIAAgCQgAAJAWACCuAQAAsRgAIIIOAAC0GAAwgw4AAIcCABCEDgAAtBgAMIUOBAAAAAGHDkAAgRYAIcwOAQD9FQAhiRABAP0VACEDAAAAhwIAIAMAAIgCADAEAACJAgAgEa4BAACxGAAggg4AALMYADCDDgAAiwIAEIQOAACzGAAwhQ4BAP0VACGkDgIAhRYAIaYOQACAFgAhpw4CAIUWACGoDkAAgBYAIakOQACBFgAhzA4BAP0VACHeDgEA_RUAIegOQACAFgAhiRABAP0VACGNEAAAkBYAII4QAgCFFgAhjxBAAIAWACEFrgEAAIsgACCmDgAA2xgAIKgOAADbGAAg6A4AANsYACCPEAAA2xgAIBKuAQAAsRgAIIIOAACzGAAwgw4AAIsCABCEDgAAsxgAMIUOAQAAAAGkDgIAhRYAIaYOQACAFgAhpw4CAIUWACGoDkAAgBYAIakOQACBFgAhzA4BAP0VACHeDgEA_RUAIegOQACAFgAhiRABAP0VACGNEAAAkBYAII4QAgCFFgAhjxBAAIAWACGtEQAAshgAIAMAAACLAgAgAwAAjAIAMAQAAI0CACALCAAAkBYAIK4BAACxGAAggg4AALAYADCDDgAAjwIAEIQOAACwGAAwzA4BAP0VACHsD0AAgRYAIYkQAQD9FQAhihABAP0VACGLEEAAgRYAIYwQQACAFgAhAq4BAACLIAAgjBAAANsYACAMCAAAkBYAIK4BAACxGAAggg4AALAYADCDDgAAjwIAEIQOAACwGAAwzA4BAP0VACHsD0AAgRYAIYkQAQD9FQAhihABAP0VACGLEEAAgRYAIYwQQACAFgAhrBEAAK8YACADAAAAjwIAIAMAAJACADAEAACRAgAgAQAAAIcCACABAAAAiwIAIAEAAACPAgAgAQAAAP0BACABAAAAgQIAIAEAAAD7AQAgB60BAACJIAAgsgEAAIogACDGDgAA2xgAIKcRAADbGAAgqBEAANsYACCqEQAA2xgAIKsRAADbGAAgAwAAAIUCACADAACZAgAwBAAA-wEAIAMAAACFAgAgAwAAmQIAMAQAAPsBACADAAAAhQIAIAMAAJkCADAEAAD7AQAgC60BAACHIAAgsgEAAIggACDZCAEAAAABhQ4BAAAAAakOQAAAAAHGDgQAAAABsxABAAAAAacRQAAAAAGoEQEAAAABqhFAAAAAAasRQAAAAAEBCAAAnQIAIAnZCAEAAAABhQ4BAAAAAakOQAAAAAHGDgQAAAABsxABAAAAAacRQAAAAAGoEQEAAAABqhFAAAAAAasRQAAAAAEBCAAAnwIAMAEIAACfAgAwC60BAADtHwAgsgEAAO4fACDZCAEA5hgAIYUOAQDmGAAhqQ5AAOIYACHGDgQAzRkAIbMQAQDmGAAhpxFAAO4YACGoEQEA5RgAIaoRQADuGAAhqxFAAO4YACECAAAA-wEAIAgAAKICACAJ2QgBAOYYACGFDgEA5hgAIakOQADiGAAhxg4EAM0ZACGzEAEA5hgAIacRQADuGAAhqBEBAOUYACGqEUAA7hgAIasRQADuGAAhAgAAAIUCACAIAACkAgAgAgAAAIUCACAIAACkAgAgAwAAAPsBACAPAACdAgAgEAAAogIAIAEAAAD7AQAgAQAAAIUCACAKFQAA6B8AIBYAAOsfACAXAADqHwAgKAAA6R8AICkAAOwfACDGDgAA2xgAIKcRAADbGAAgqBEAANsYACCqEQAA2xgAIKsRAADbGAAgDNkIAQDeFQAhgg4AAK4YADCDDgAAqwIAEIQOAACuGAAwhQ4BAN4VACGpDkAA3xUAIcYOBACxFgAhsxABAN4VACGnEUAA9BUAIagRAQDiFQAhqhFAAPQVACGrEUAA9BUAIQMAAACFAgAgAwAAqgIAMBQAAKsCACADAAAAhQIAIAMAAJkCADAEAAD7AQAgAQAAAP8BACABAAAA_wEAIAMAAAD9AQAgAwAA_gEAMAQAAP8BACADAAAA_QEAIAMAAP4BADAEAAD_AQAgAwAAAP0BACADAAD-AQAwBAAA_wEAIBOsAQAA5x8AIIUOAQAAAAGpDkAAAAABqw4BAAAAAcwOAQAAAAHxDgEAAAABiQ8BAAAAAdMPQAAAAAGHEEAAAAABiBBAAAAAAdoQAQAAAAGiEQAA5B8AIKMRAADlHwAgpBEAAOYfACClEQIAAAABphEBAAAAAacRQAAAAAGoEQEAAAABqREBAAAAAQEIAACzAgAgEoUOAQAAAAGpDkAAAAABqw4BAAAAAcwOAQAAAAHxDgEAAAABiQ8BAAAAAdMPQAAAAAGHEEAAAAABiBBAAAAAAdoQAQAAAAGiEQAA5B8AIKMRAADlHwAgpBEAAOYfACClEQIAAAABphEBAAAAAacRQAAAAAGoEQEAAAABqREBAAAAAQEIAAC1AgAwAQgAALUCADATrAEAAOMfACCFDgEA5hgAIakOQADiGAAhqw4BAOYYACHMDgEA5hgAIfEOAQDmGAAhiQ8BAOYYACHTD0AA7hgAIYcQQADuGAAhiBBAAO4YACHaEAEA5hgAIaIRAADgHwAgoxEAAOEfACCkEQAA4h8AIKURAgDjGAAhphEBAOYYACGnEUAA7hgAIagRAQDlGAAhqREBAOUYACECAAAA_wEAIAgAALgCACAShQ4BAOYYACGpDkAA4hgAIasOAQDmGAAhzA4BAOYYACHxDgEA5hgAIYkPAQDmGAAh0w9AAO4YACGHEEAA7hgAIYgQQADuGAAh2hABAOYYACGiEQAA4B8AIKMRAADhHwAgpBEAAOIfACClEQIA4xgAIaYRAQDmGAAhpxFAAO4YACGoEQEA5RgAIakRAQDlGAAhAgAAAP0BACAIAAC6AgAgAgAAAP0BACAIAAC6AgAgAwAAAP8BACAPAACzAgAgEAAAuAIAIAEAAAD_AQAgAQAAAP0BACAMFQAA2x8AIBYAAN4fACAXAADdHwAgKAAA3B8AICkAAN8fACDTDwAA2xgAIIcQAADbGAAgiBAAANsYACClEQAA2xgAIKcRAADbGAAgqBEAANsYACCpEQAA2xgAIBWCDgAArRgAMIMOAADBAgAQhA4AAK0YADCFDgEA3hUAIakOQADfFQAhqw4BAN4VACHMDgEA3hUAIfEOAQDeFQAhiQ8BAN4VACHTD0AA9BUAIYcQQAD0FQAhiBBAAPQVACHaEAEA3hUAIaIRAAD4FQAgoxEAAPgVACCkEQAA-BUAIKURAgDgFQAhphEBAN4VACGnEUAA9BUAIagRAQDiFQAhqREBAOIVACEDAAAA_QEAIAMAAMACADAUAADBAgAgAwAAAP0BACADAAD-AQAwBAAA_wEAIAqCDgAArBgAMIMOAADHAgAQhA4AAKwYADCFDgEAAAABhw5AAIEWACGADwEA_RUAIZ4RAQD9FQAhnxEBAP0VACGgEQAAkBYAIKERAQD_FQAhAQAAAMQCACABAAAAxAIAIAqCDgAArBgAMIMOAADHAgAQhA4AAKwYADCFDgEA_RUAIYcOQACBFgAhgA8BAP0VACGeEQEA_RUAIZ8RAQD9FQAhoBEAAJAWACChEQEA_xUAIQGhEQAA2xgAIAMAAADHAgAgAwAAyAIAMAQAAMQCACADAAAAxwIAIAMAAMgCADAEAADEAgAgAwAAAMcCACADAADIAgAwBAAAxAIAIAeFDgEAAAABhw5AAAAAAYAPAQAAAAGeEQEAAAABnxEBAAAAAaARgAAAAAGhEQEAAAABAQgAAMwCACAHhQ4BAAAAAYcOQAAAAAGADwEAAAABnhEBAAAAAZ8RAQAAAAGgEYAAAAABoREBAAAAAQEIAADOAgAwAQgAAM4CADAHhQ4BAOYYACGHDkAA4hgAIYAPAQDmGAAhnhEBAOYYACGfEQEA5hgAIaARgAAAAAGhEQEA5RgAIQIAAADEAgAgCAAA0QIAIAeFDgEA5hgAIYcOQADiGAAhgA8BAOYYACGeEQEA5hgAIZ8RAQDmGAAhoBGAAAAAAaERAQDlGAAhAgAAAMcCACAIAADTAgAgAgAAAMcCACAIAADTAgAgAwAAAMQCACAPAADMAgAgEAAA0QIAIAEAAADEAgAgAQAAAMcCACAEFQAA2B8AIBYAANofACAXAADZHwAgoREAANsYACAKgg4AAKsYADCDDgAA2gIAEIQOAACrGAAwhQ4BAN4VACGHDkAA3xUAIYAPAQDeFQAhnhEBAN4VACGfEQEA3hUAIaARAACNFgAgoREBAOIVACEDAAAAxwIAIAMAANkCADAUAADaAgAgAwAAAMcCACADAADIAgAwBAAAxAIAIBCCDgAAqRgAMIMOAADgAgAQhA4AAKkYADChDgEA_xUAIaMOAgCEFgAh0Q4BAP0VACHTD0AAgRYAIYoQAQD9FQAhlREBAP0VACGXEQEA_RUAIZgRAQD9FQAhmREgAP4VACGaEQAAqBgAIJsRAQD9FQAhnBFAAIEWACGdEQAAqhgAIAEAAADdAgAgAQAAAN0CACAPgg4AAKkYADCDDgAA4AIAEIQOAACpGAAwoQ4BAP8VACGjDgIAhBYAIdEOAQD9FQAh0w9AAIEWACGKEAEA_RUAIZURAQD9FQAhlxEBAP0VACGYEQEA_RUAIZkRIAD-FQAhmhEAAKgYACCbEQEA_RUAIZwRQACBFgAhAqEOAADbGAAgow4AANsYACADAAAA4AIAIAMAAOECADAEAADdAgAgAwAAAOACACADAADhAgAwBAAA3QIAIAMAAADgAgAgAwAA4QIAMAQAAN0CACAMoQ4BAAAAAaMOAgAAAAHRDgEAAAAB0w9AAAAAAYoQAQAAAAGVEQEAAAABlxEBAAAAAZgRAQAAAAGZESAAAAABmhEAANcfACCbEQEAAAABnBFAAAAAAQEIAADlAgAgDKEOAQAAAAGjDgIAAAAB0Q4BAAAAAdMPQAAAAAGKEAEAAAABlREBAAAAAZcRAQAAAAGYEQEAAAABmREgAAAAAZoRAADXHwAgmxEBAAAAAZwRQAAAAAEBCAAA5wIAMAEIAADnAgAwDKEOAQDlGAAhow4CAOMYACHRDgEA5hgAIdMPQADiGAAhihABAOYYACGVEQEA5hgAIZcRAQDmGAAhmBEBAOYYACGZESAAhBkAIZoRAADWHwAgmxEBAOYYACGcEUAA4hgAIQIAAADdAgAgCAAA6gIAIAyhDgEA5RgAIaMOAgDjGAAh0Q4BAOYYACHTD0AA4hgAIYoQAQDmGAAhlREBAOYYACGXEQEA5hgAIZgRAQDmGAAhmREgAIQZACGaEQAA1h8AIJsRAQDmGAAhnBFAAOIYACECAAAA4AIAIAgAAOwCACACAAAA4AIAIAgAAOwCACADAAAA3QIAIA8AAOUCACAQAADqAgAgAQAAAN0CACABAAAA4AIAIAcVAADRHwAgFgAA1B8AIBcAANMfACAoAADSHwAgKQAA1R8AIKEOAADbGAAgow4AANsYACAPgg4AAKcYADCDDgAA8wIAEIQOAACnGAAwoQ4BAOIVACGjDgIA4BUAIdEOAQDeFQAh0w9AAN8VACGKEAEA3hUAIZURAQDeFQAhlxEBAN4VACGYEQEA3hUAIZkRIAD5FQAhmhEAAKgYACCbEQEA3hUAIZwRQADfFQAhAwAAAOACACADAADyAgAwFAAA8wIAIAMAAADgAgAgAwAA4QIAMAQAAN0CACAHgg4AAKUYADCDDgAA-QIAEIQOAAClGAAwmBAEAIgWACGNEUAAgRYAIZURAQD9FQAhlhEAAKYYACABAAAA9gIAIAEAAAD2AgAgBoIOAAClGAAwgw4AAPkCABCEDgAApRgAMJgQBACIFgAhjRFAAIEWACGVEQEA_RUAIQADAAAA-QIAIAMAAPoCADAEAAD2AgAgAwAAAPkCACADAAD6AgAwBAAA9gIAIAMAAAD5AgAgAwAA-gIAMAQAAPYCACADmBAEAAAAAY0RQAAAAAGVEQEAAAABAQgAAP4CACADmBAEAAAAAY0RQAAAAAGVEQEAAAABAQgAAIADADABCAAAgAMAMAOYEAQA4RgAIY0RQADiGAAhlREBAOYYACECAAAA9gIAIAgAAIMDACADmBAEAOEYACGNEUAA4hgAIZURAQDmGAAhAgAAAPkCACAIAACFAwAgAgAAAPkCACAIAACFAwAgAwAAAPYCACAPAAD-AgAgEAAAgwMAIAEAAAD2AgAgAQAAAPkCACAFFQAAzB8AIBYAAM8fACAXAADOHwAgKAAAzR8AICkAANAfACAGgg4AAKQYADCDDgAAjAMAEIQOAACkGAAwmBAEAN0VACGNEUAA3xUAIZURAQDeFQAhAwAAAPkCACADAACLAwAwFAAAjAMAIAMAAAD5AgAgAwAA-gIAMAQAAPYCACAHgg4AAKIYADCDDgAAkgMAEIQOAACiGAAwqw4BAP0VACGED0AAgRYAIZARAgCFFgAhlBEAAKMYACABAAAAjwMAIAEAAACPAwAgBoIOAACiGAAwgw4AAJIDABCEDgAAohgAMKsOAQD9FQAhhA9AAIEWACGQEQIAhRYAIQADAAAAkgMAIAMAAJMDADAEAACPAwAgAwAAAJIDACADAACTAwAwBAAAjwMAIAMAAACSAwAgAwAAkwMAMAQAAI8DACADqw4BAAAAAYQPQAAAAAGQEQIAAAABAQgAAJcDACADqw4BAAAAAYQPQAAAAAGQEQIAAAABAQgAAJkDADABCAAAmQMAMAOrDgEA5hgAIYQPQADiGAAhkBECAOQYACECAAAAjwMAIAgAAJwDACADqw4BAOYYACGED0AA4hgAIZARAgDkGAAhAgAAAJIDACAIAACeAwAgAgAAAJIDACAIAACeAwAgAwAAAI8DACAPAACXAwAgEAAAnAMAIAEAAACPAwAgAQAAAJIDACAFFQAAxx8AIBYAAMofACAXAADJHwAgKAAAyB8AICkAAMsfACAGgg4AAKEYADCDDgAApQMAEIQOAAChGAAwqw4BAN4VACGED0AA3xUAIZARAgDhFQAhAwAAAJIDACADAACkAwAwFAAApQMAIAMAAACSAwAgAwAAkwMAMAQAAI8DACAGgg4AAKAYADCDDgAAqwMAEIQOAACgGAAwxQ4BAP8VACHFDwEAAAAB0w9AAIEWACEBAAAAqAMAIAEAAACoAwAgBoIOAACgGAAwgw4AAKsDABCEDgAAoBgAMMUOAQD_FQAhxQ8BAP0VACHTD0AAgRYAIQHFDgAA2xgAIAMAAACrAwAgAwAArAMAMAQAAKgDACADAAAAqwMAIAMAAKwDADAEAACoAwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAPFDgEAAAABxQ8BAAAAAdMPQAAAAAEBCAAAsAMAIAPFDgEAAAABxQ8BAAAAAdMPQAAAAAEBCAAAsgMAMAEIAACyAwAwA8UOAQDlGAAhxQ8BAOYYACHTD0AA4hgAIQIAAACoAwAgCAAAtQMAIAPFDgEA5RgAIcUPAQDmGAAh0w9AAOIYACECAAAAqwMAIAgAALcDACACAAAAqwMAIAgAALcDACADAAAAqAMAIA8AALADACAQAAC1AwAgAQAAAKgDACABAAAAqwMAIAQVAADEHwAgFgAAxh8AIBcAAMUfACDFDgAA2xgAIAaCDgAAnxgAMIMOAAC-AwAQhA4AAJ8YADDFDgEA4hUAIcUPAQDeFQAh0w9AAN8VACEDAAAAqwMAIAMAAL0DADAUAAC-AwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAzZCAEA_RUAIYIOAACeGAAwgw4AAMQDABCEDgAAnhgAMIUOAQAAAAGpDkAAgRYAIasOAQD9FQAhxg4EALUWACHMDgEA_RUAIdMPQACBFgAhhxBAAIAWACGIEEAAgBYAIQEAAADBAwAgAQAAAMEDACAM2QgBAP0VACGCDgAAnhgAMIMOAADEAwAQhA4AAJ4YADCFDgEA_RUAIakOQACBFgAhqw4BAP0VACHGDgQAtRYAIcwOAQD9FQAh0w9AAIEWACGHEEAAgBYAIYgQQACAFgAhA8YOAADbGAAghxAAANsYACCIEAAA2xgAIAMAAADEAwAgAwAAxQMAMAQAAMEDACADAAAAxAMAIAMAAMUDADAEAADBAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAnZCAEAAAABhQ4BAAAAAakOQAAAAAGrDgEAAAABxg4EAAAAAcwOAQAAAAHTD0AAAAABhxBAAAAAAYgQQAAAAAEBCAAAyQMAIAnZCAEAAAABhQ4BAAAAAakOQAAAAAGrDgEAAAABxg4EAAAAAcwOAQAAAAHTD0AAAAABhxBAAAAAAYgQQAAAAAEBCAAAywMAMAEIAADLAwAwCdkIAQDmGAAhhQ4BAOYYACGpDkAA4hgAIasOAQDmGAAhxg4EAM0ZACHMDgEA5hgAIdMPQADiGAAhhxBAAO4YACGIEEAA7hgAIQIAAADBAwAgCAAAzgMAIAnZCAEA5hgAIYUOAQDmGAAhqQ5AAOIYACGrDgEA5hgAIcYOBADNGQAhzA4BAOYYACHTD0AA4hgAIYcQQADuGAAhiBBAAO4YACECAAAAxAMAIAgAANADACACAAAAxAMAIAgAANADACADAAAAwQMAIA8AAMkDACAQAADOAwAgAQAAAMEDACABAAAAxAMAIAgVAAC_HwAgFgAAwh8AIBcAAMEfACAoAADAHwAgKQAAwx8AIMYOAADbGAAghxAAANsYACCIEAAA2xgAIAzZCAEA3hUAIYIOAACdGAAwgw4AANcDABCEDgAAnRgAMIUOAQDeFQAhqQ5AAN8VACGrDgEA3hUAIcYOBACxFgAhzA4BAN4VACHTD0AA3xUAIYcQQAD0FQAhiBBAAPQVACEDAAAAxAMAIAMAANYDADAUAADXAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAuCDgAAmxgAMIMOAADdAwAQhA4AAJsYADCrDgEA_RUAIY0RQACBFgAhjhEBAP0VACGPEQEA_RUAIZARAgCFFgAhkRECAIUWACGSEQAA6RYAIJMRAACcGAAgAQAAANoDACABAAAA2gMAIAqCDgAAmxgAMIMOAADdAwAQhA4AAJsYADCrDgEA_RUAIY0RQACBFgAhjhEBAP0VACGPEQEA_RUAIZARAgCFFgAhkRECAIUWACGSEQAA6RYAIAADAAAA3QMAIAMAAN4DADAEAADaAwAgAwAAAN0DACADAADeAwAwBAAA2gMAIAMAAADdAwAgAwAA3gMAMAQAANoDACAHqw4BAAAAAY0RQAAAAAGOEQEAAAABjxEBAAAAAZARAgAAAAGREQIAAAABkhEAAL4fACABCAAA4gMAIAerDgEAAAABjRFAAAAAAY4RAQAAAAGPEQEAAAABkBECAAAAAZERAgAAAAGSEQAAvh8AIAEIAADkAwAwAQgAAOQDADAHqw4BAOYYACGNEUAA4hgAIY4RAQDmGAAhjxEBAOYYACGQEQIA5BgAIZERAgDkGAAhkhEAAL0fACACAAAA2gMAIAgAAOcDACAHqw4BAOYYACGNEUAA4hgAIY4RAQDmGAAhjxEBAOYYACGQEQIA5BgAIZERAgDkGAAhkhEAAL0fACACAAAA3QMAIAgAAOkDACACAAAA3QMAIAgAAOkDACADAAAA2gMAIA8AAOIDACAQAADnAwAgAQAAANoDACABAAAA3QMAIAUVAAC4HwAgFgAAux8AIBcAALofACAoAAC5HwAgKQAAvB8AIAqCDgAAmhgAMIMOAADwAwAQhA4AAJoYADCrDgEA3hUAIY0RQADfFQAhjhEBAN4VACGPEQEA3hUAIZARAgDhFQAhkRECAOEVACGSEQAA6RYAIAMAAADdAwAgAwAA7wMAMBQAAPADACADAAAA3QMAIAMAAN4DADAEAADaAwAgEqoFAgCFFgAhoAYAAaMWACGCDgAAmRgAMIMOAAD2AwAQhA4AAJkYADCHDkAAgRYAIcAPAQD9FQAh0g8BAP0VACGfEAEA_RUAIaIQAACQFgAgoxABAP0VACHZEAIAAAABhxEBAP0VACGIEQAAkBYAIIkRBACIFgAhihEEAIgWACGLEQQAiBYAIYwRAACQFgAgAQAAAPMDACABAAAA8wMAIBKqBQIAhRYAIaAGAAGjFgAhgg4AAJkYADCDDgAA9gMAEIQOAACZGAAwhw5AAIEWACHADwEA_RUAIdIPAQD9FQAhnxABAP0VACGiEAAAkBYAIKMQAQD9FQAh2RACAIUWACGHEQEA_RUAIYgRAACQFgAgiREEAIgWACGKEQQAiBYAIYsRBACIFgAhjBEAAJAWACABoAYAANsYACADAAAA9gMAIAMAAPcDADAEAADzAwAgAwAAAPYDACADAAD3AwAwBAAA8wMAIAMAAAD2AwAgAwAA9wMAMAQAAPMDACAPqgUCAAAAAaAGAAEAAAGHDkAAAAABwA8BAAAAAdIPAQAAAAGfEAEAAAABohCAAAAAAaMQAQAAAAHZEAIAAAABhxEBAAAAAYgRgAAAAAGJEQQAAAABihEEAAAAAYsRBAAAAAGMEYAAAAABAQgAAPsDACAPqgUCAAAAAaAGAAEAAAGHDkAAAAABwA8BAAAAAdIPAQAAAAGfEAEAAAABohCAAAAAAaMQAQAAAAHZEAIAAAABhxEBAAAAAYgRgAAAAAGJEQQAAAABihEEAAAAAYsRBAAAAAGMEYAAAAABAQgAAP0DADABCAAA_QMAMA-qBQIA5BgAIaAGAAGoGQAhhw5AAOIYACHADwEA5hgAIdIPAQDmGAAhnxABAOYYACGiEIAAAAABoxABAOYYACHZEAIA5BgAIYcRAQDmGAAhiBGAAAAAAYkRBADhGAAhihEEAOEYACGLEQQA4RgAIYwRgAAAAAECAAAA8wMAIAgAAIAEACAPqgUCAOQYACGgBgABqBkAIYcOQADiGAAhwA8BAOYYACHSDwEA5hgAIZ8QAQDmGAAhohCAAAAAAaMQAQDmGAAh2RACAOQYACGHEQEA5hgAIYgRgAAAAAGJEQQA4RgAIYoRBADhGAAhixEEAOEYACGMEYAAAAABAgAAAPYDACAIAACCBAAgAgAAAPYDACAIAACCBAAgAwAAAPMDACAPAAD7AwAgEAAAgAQAIAEAAADzAwAgAQAAAPYDACAGFQAAsx8AIBYAALYfACAXAAC1HwAgKAAAtB8AICkAALcfACCgBgAA2xgAIBKqBQIA4RUAIaAGAAGWFgAhgg4AAJgYADCDDgAAiQQAEIQOAACYGAAwhw5AAN8VACHADwEA3hUAIdIPAQDeFQAhnxABAN4VACGiEAAAjRYAIKMQAQDeFQAh2RACAOEVACGHEQEA3hUAIYgRAACNFgAgiREEAN0VACGKEQQA3RUAIYsRBADdFQAhjBEAAI0WACADAAAA9gMAIAMAAIgEADAUAACJBAAgAwAAAPYDACADAAD3AwAwBAAA8wMAIArUAgAAlhgAIIIOAACVGAAwgw4AAI4EABCEDgAAlRgAMKAQAAGjFgAhghECAIUWACGDEQIAhRYAIYQRAQD9FQAhhREAAaIWACGGEQAAlxgAIAEAAACMBAAgCdQCAACWGAAggg4AAJUYADCDDgAAjgQAEIQOAACVGAAwoBAAAaMWACGCEQIAhRYAIYMRAgCFFgAhhBEBAP0VACGFEQABohYAIQLUAgAAsh8AIKAQAADbGAAgAwAAAI4EACADAACPBAAwBAAAjAQAIAEAAACOBAAgAQAAAIwEACADAAAAjgQAIAMAAI8EADAEAACMBAAgAwAAAI4EACADAACPBAAwBAAAjAQAIAMAAACOBAAgAwAAjwQAMAQAAIwEACAG1AIAALEfACCgEAABAAABghECAAAAAYMRAgAAAAGEEQEAAAABhREAAQAAAQEIAACWBAAgBaAQAAEAAAGCEQIAAAABgxECAAAAAYQRAQAAAAGFEQABAAABAQgAAJgEADABCAAAmAQAMAbUAgAAsB8AIKAQAAGoGQAhghECAOQYACGDEQIA5BgAIYQRAQDmGAAhhREAAacZACECAAAAjAQAIAgAAJsEACAFoBAAAagZACGCEQIA5BgAIYMRAgDkGAAhhBEBAOYYACGFEQABpxkAIQIAAACOBAAgCAAAnQQAIAIAAACOBAAgCAAAnQQAIAMAAACMBAAgDwAAlgQAIBAAAJsEACABAAAAjAQAIAEAAACOBAAgBhUAAKsfACAWAACuHwAgFwAArR8AICgAAKwfACApAACvHwAgoBAAANsYACAIgg4AAJQYADCDDgAApAQAEIQOAACUGAAwoBAAAZYWACGCEQIA4RUAIYMRAgDhFQAhhBEBAN4VACGFEQABlRYAIQMAAACOBAAgAwAAowQAMBQAAKQEACADAAAAjgQAIAMAAI8EADAEAACMBAAgBggAAaIWACHTAgAAkxgAIIIOAACSGAAwgw4AAKoEABCEDgAAkhgAMNoQAAEAAAEBAAAApwQAIAEAAACnBAAgBggAAaIWACHTAgAAkxgAIIIOAACSGAAwgw4AAKoEABCEDgAAkhgAMNoQAAGiFgAhAdMCAACqHwAgAwAAAKoEACADAACrBAAwBAAApwQAIAMAAACqBAAgAwAAqwQAMAQAAKcEACADAAAAqgQAIAMAAKsEADAEAACnBAAgAwgAAQAAAdMCAACpHwAg2hAAAQAAAQEIAACvBAAgAggAAQAAAdoQAAEAAAEBCAAAsQQAMAEIAACxBAAwAwgAAacZACHTAgAAnB8AINoQAAGnGQAhAgAAAKcEACAIAAC0BAAgAggAAacZACHaEAABpxkAIQIAAACqBAAgCAAAtgQAIAIAAACqBAAgCAAAtgQAIAMAAACnBAAgDwAArwQAIBAAALQEACABAAAApwQAIAEAAACqBAAgAxUAAJkfACAWAACbHwAgFwAAmh8AIAUIAAGVFgAhgg4AAJEYADCDDgAAvQQAEIQOAACRGAAw2hAAAZUWACEDAAAAqgQAIAMAALwEADAUAAC9BAAgAwAAAKoEACADAACrBAAwBAAApwQAIA8IAACQFgAggg4AAI8YADCDDgAAwwQAEIQOAACPGAAwhw4EAIgWACHGDgQAiBYAIccOBACIFgAhyQ4CAIUWACHMDgEA_RUAIc0OAQD9FQAhiQ8BAP0VACHWDwEA_RUAIdkPAACQGAAggBEBAP0VACGBEQEA_RUAIQEAAADABAAgAQAAAMAEACAOCAAAkBYAIIIOAACPGAAwgw4AAMMEABCEDgAAjxgAMIcOBACIFgAhxg4EAIgWACHHDgQAiBYAIckOAgCFFgAhzA4BAP0VACHNDgEA_RUAIYkPAQD9FQAh1g8BAP0VACGAEQEA_RUAIYERAQD9FQAhAAMAAADDBAAgAwAAxAQAMAQAAMAEACADAAAAwwQAIAMAAMQEADAEAADABAAgAwAAAMMEACADAADEBAAwBAAAwAQAIAsIgAAAAAGHDgQAAAABxg4EAAAAAccOBAAAAAHJDgIAAAABzA4BAAAAAc0OAQAAAAGJDwEAAAAB1g8BAAAAAYARAQAAAAGBEQEAAAABAQgAAMgEACALCIAAAAABhw4EAAAAAcYOBAAAAAHHDgQAAAAByQ4CAAAAAcwOAQAAAAHNDgEAAAABiQ8BAAAAAdYPAQAAAAGAEQEAAAABgREBAAAAAQEIAADKBAAwAQgAAMoEADALCIAAAAABhw4EAOEYACHGDgQA4RgAIccOBADhGAAhyQ4CAOQYACHMDgEA5hgAIc0OAQDmGAAhiQ8BAOYYACHWDwEA5hgAIYARAQDmGAAhgREBAOYYACECAAAAwAQAIAgAAM0EACALCIAAAAABhw4EAOEYACHGDgQA4RgAIccOBADhGAAhyQ4CAOQYACHMDgEA5hgAIc0OAQDmGAAhiQ8BAOYYACHWDwEA5hgAIYARAQDmGAAhgREBAOYYACECAAAAwwQAIAgAAM8EACACAAAAwwQAIAgAAM8EACADAAAAwAQAIA8AAMgEACAQAADNBAAgAQAAAMAEACABAAAAwwQAIAUVAACUHwAgFgAAlx8AIBcAAJYfACAoAACVHwAgKQAAmB8AIA4IAACNFgAggg4AAI4YADCDDgAA1gQAEIQOAACOGAAwhw4EAN0VACHGDgQA3RUAIccOBADdFQAhyQ4CAOEVACHMDgEA3hUAIc0OAQDeFQAhiQ8BAN4VACHWDwEA3hUAIYARAQDeFQAhgREBAN4VACEDAAAAwwQAIAMAANUEADAUAADWBAAgAwAAAMMEACADAADEBAAwBAAAwAQAIBaGAwAAixgAIIIOAACKGAAwgw4AAOEEABCEDgAAihgAMKkOQACBFgAhxg4EAIgWACHHDgQAiBYAIc0OAQD9FQAh3g4BAP0VACGJDwEAAAABmg9AAIAWACHFDwIAhRYAIdYPAQD9FQAhuBAQAMAWACHzEAEA_RUAIfQQAQD9FQAh9RBAAIAWACH7EAEA_xUAIfwQQACBFgAh_RAgAP4VACH-ECAA_hUAIf8QIAD-FQAhAQAAANkEACAKhQMAAI0YACCCDgAAjBgAMIMOAADbBAAQhA4AAIwYADDEDgEA_RUAIYkPAQD9FQAhvxAgAP4VACH1EEAAgBYAIfkQIAD-FQAh-hBAAIEWACEChQMAAJMfACD1EAAA2xgAIAqFAwAAjRgAIIIOAACMGAAwgw4AANsEABCEDgAAjBgAMMQOAQAAAAGJDwEA_RUAIb8QIAD-FQAh9RBAAIAWACH5ECAA_hUAIfoQQACBFgAhAwAAANsEACADAADcBAAwBAAA3QQAIAEAAADbBAAgAQAAANkEACAWhgMAAIsYACCCDgAAihgAMIMOAADhBAAQhA4AAIoYADCpDkAAgRYAIcYOBACIFgAhxw4EAIgWACHNDgEA_RUAId4OAQD9FQAhiQ8BAP0VACGaD0AAgBYAIcUPAgCFFgAh1g8BAP0VACG4EBAAwBYAIfMQAQD9FQAh9BABAP0VACH1EEAAgBYAIfsQAQD_FQAh_BBAAIEWACH9ECAA_hUAIf4QIAD-FQAh_xAgAP4VACEEhgMAAJIfACCaDwAA2xgAIPUQAADbGAAg-xAAANsYACADAAAA4QQAIAMAAOIEADAEAADZBAAgAwAAAOEEACADAADiBAAwBAAA2QQAIAMAAADhBAAgAwAA4gQAMAQAANkEACAThgMAAJEfACCpDkAAAAABxg4EAAAAAccOBAAAAAHNDgEAAAAB3g4BAAAAAYkPAQAAAAGaD0AAAAABxQ8CAAAAAdYPAQAAAAG4EBAAAAAB8xABAAAAAfQQAQAAAAH1EEAAAAAB-xABAAAAAfwQQAAAAAH9ECAAAAAB_hAgAAAAAf8QIAAAAAEBCAAA5gQAIBKpDkAAAAABxg4EAAAAAccOBAAAAAHNDgEAAAAB3g4BAAAAAYkPAQAAAAGaD0AAAAABxQ8CAAAAAdYPAQAAAAG4EBAAAAAB8xABAAAAAfQQAQAAAAH1EEAAAAAB-xABAAAAAfwQQAAAAAH9ECAAAAAB_hAgAAAAAf8QIAAAAAEBCAAA6AQAMAEIAADoBAAwE4YDAACEHwAgqQ5AAOIYACHGDgQA4RgAIccOBADhGAAhzQ4BAOYYACHeDgEA5hgAIYkPAQDmGAAhmg9AAO4YACHFDwIA5BgAIdYPAQDmGAAhuBAQANwZACHzEAEA5hgAIfQQAQDmGAAh9RBAAO4YACH7EAEA5RgAIfwQQADiGAAh_RAgAIQZACH-ECAAhBkAIf8QIACEGQAhAgAAANkEACAIAADrBAAgEqkOQADiGAAhxg4EAOEYACHHDgQA4RgAIc0OAQDmGAAh3g4BAOYYACGJDwEA5hgAIZoPQADuGAAhxQ8CAOQYACHWDwEA5hgAIbgQEADcGQAh8xABAOYYACH0EAEA5hgAIfUQQADuGAAh-xABAOUYACH8EEAA4hgAIf0QIACEGQAh_hAgAIQZACH_ECAAhBkAIQIAAADhBAAgCAAA7QQAIAIAAADhBAAgCAAA7QQAIAMAAADZBAAgDwAA5gQAIBAAAOsEACABAAAA2QQAIAEAAADhBAAgCBUAAP8eACAWAACCHwAgFwAAgR8AICgAAIAfACApAACDHwAgmg8AANsYACD1EAAA2xgAIPsQAADbGAAgFYIOAACJGAAwgw4AAPQEABCEDgAAiRgAMKkOQADfFQAhxg4EAN0VACHHDgQA3RUAIc0OAQDeFQAh3g4BAN4VACGJDwEA3hUAIZoPQAD0FQAhxQ8CAOEVACHWDwEA3hUAIbgQEAC8FgAh8xABAN4VACH0EAEA3hUAIfUQQAD0FQAh-xABAOIVACH8EEAA3xUAIf0QIAD5FQAh_hAgAPkVACH_ECAA-RUAIQMAAADhBAAgAwAA8wQAMBQAAPQEACADAAAA4QQAIAMAAOIEADAEAADZBAAgAQAAAN0EACABAAAA3QQAIAMAAADbBAAgAwAA3AQAMAQAAN0EACADAAAA2wQAIAMAANwEADAEAADdBAAgAwAAANsEACADAADcBAAwBAAA3QQAIAeFAwAA_h4AIMQOAQAAAAGJDwEAAAABvxAgAAAAAfUQQAAAAAH5ECAAAAAB-hBAAAAAAQEIAAD8BAAgBsQOAQAAAAGJDwEAAAABvxAgAAAAAfUQQAAAAAH5ECAAAAAB-hBAAAAAAQEIAAD-BAAwAQgAAP4EADAHhQMAAP0eACDEDgEA5hgAIYkPAQDmGAAhvxAgAIQZACH1EEAA7hgAIfkQIACEGQAh-hBAAOIYACECAAAA3QQAIAgAAIEFACAGxA4BAOYYACGJDwEA5hgAIb8QIACEGQAh9RBAAO4YACH5ECAAhBkAIfoQQADiGAAhAgAAANsEACAIAACDBQAgAgAAANsEACAIAACDBQAgAwAAAN0EACAPAAD8BAAgEAAAgQUAIAEAAADdBAAgAQAAANsEACAEFQAA-h4AIBYAAPweACAXAAD7HgAg9RAAANsYACAJgg4AAIgYADCDDgAAigUAEIQOAACIGAAwxA4BAN4VACGJDwEA3hUAIb8QIAD5FQAh9RBAAPQVACH5ECAA-RUAIfoQQADfFQAhAwAAANsEACADAACJBQAwFAAAigUAIAMAAADbBAAgAwAA3AQAMAQAAN0EACAIgg4AAIYYADCDDgAAkAUAEIQOAACGGAAwxA4BAP0VACGJDwEA_RUAIfQQAQD9FQAh9xBAAIEWACH4EAAAhxgAIAEAAACNBQAgAQAAAI0FACAHgg4AAIYYADCDDgAAkAUAEIQOAACGGAAwxA4BAP0VACGJDwEA_RUAIfQQAQD9FQAh9xBAAIEWACEAAwAAAJAFACADAACRBQAwBAAAjQUAIAMAAACQBQAgAwAAkQUAMAQAAI0FACADAAAAkAUAIAMAAJEFADAEAACNBQAgBMQOAQAAAAGJDwEAAAAB9BABAAAAAfcQQAAAAAEBCAAAlQUAIATEDgEAAAABiQ8BAAAAAfQQAQAAAAH3EEAAAAABAQgAAJcFADABCAAAlwUAMATEDgEA5hgAIYkPAQDmGAAh9BABAOYYACH3EEAA4hgAIQIAAACNBQAgCAAAmgUAIATEDgEA5hgAIYkPAQDmGAAh9BABAOYYACH3EEAA4hgAIQIAAACQBQAgCAAAnAUAIAIAAACQBQAgCAAAnAUAIAMAAACNBQAgDwAAlQUAIBAAAJoFACABAAAAjQUAIAEAAACQBQAgAxUAAPceACAWAAD5HgAgFwAA-B4AIAeCDgAAhRgAMIMOAACjBQAQhA4AAIUYADDEDgEA3hUAIYkPAQDeFQAh9BABAN4VACH3EEAA3xUAIQMAAACQBQAgAwAAogUAMBQAAKMFACADAAAAkAUAIAMAAJEFADAEAACNBQAgC4YDAACQFgAggg4AAIMYADCDDgAAqQUAEIQOAACDGAAwiQ8BAP0VACGaD0AAgBYAIcUPAgCFFgAh8xABAP0VACH0EAEA_RUAIfUQQACAFgAh9hAAAIQYACABAAAApgUAIAEAAACmBQAgCoYDAACQFgAggg4AAIMYADCDDgAAqQUAEIQOAACDGAAwiQ8BAP0VACGaD0AAgBYAIcUPAgCFFgAh8xABAP0VACH0EAEA_RUAIfUQQACAFgAhApoPAADbGAAg9RAAANsYACADAAAAqQUAIAMAAKoFADAEAACmBQAgAwAAAKkFACADAACqBQAwBAAApgUAIAMAAACpBQAgAwAAqgUAMAQAAKYFACAHhgOAAAAAAYkPAQAAAAGaD0AAAAABxQ8CAAAAAfMQAQAAAAH0EAEAAAAB9RBAAAAAAQEIAACuBQAgB4YDgAAAAAGJDwEAAAABmg9AAAAAAcUPAgAAAAHzEAEAAAAB9BABAAAAAfUQQAAAAAEBCAAAsAUAMAEIAACwBQAwB4YDgAAAAAGJDwEA5hgAIZoPQADuGAAhxQ8CAOQYACHzEAEA5hgAIfQQAQDmGAAh9RBAAO4YACECAAAApgUAIAgAALMFACAHhgOAAAAAAYkPAQDmGAAhmg9AAO4YACHFDwIA5BgAIfMQAQDmGAAh9BABAOYYACH1EEAA7hgAIQIAAACpBQAgCAAAtQUAIAIAAACpBQAgCAAAtQUAIAMAAACmBQAgDwAArgUAIBAAALMFACABAAAApgUAIAEAAACpBQAgBxUAAPIeACAWAAD1HgAgFwAA9B4AICgAAPMeACApAAD2HgAgmg8AANsYACD1EAAA2xgAIAqGAwAAjRYAIIIOAACCGAAwgw4AALwFABCEDgAAghgAMIkPAQDeFQAhmg9AAPQVACHFDwIA4RUAIfMQAQDeFQAh9BABAN4VACH1EEAA9BUAIQMAAACpBQAgAwAAuwUAMBQAALwFACADAAAAqQUAIAMAAKoFADAEAACmBQAgBoIOAACBGAAwgw4AAMIFABCEDgAAgRgAMMQOAQAAAAH2DwEA_RUAIfIQQACBFgAhAQAAAL8FACABAAAAvwUAIAaCDgAAgRgAMIMOAADCBQAQhA4AAIEYADDEDgEA_RUAIfYPAQD9FQAh8hBAAIEWACEAAwAAAMIFACADAADDBQAwBAAAvwUAIAMAAADCBQAgAwAAwwUAMAQAAL8FACADAAAAwgUAIAMAAMMFADAEAAC_BQAgA8QOAQAAAAH2DwEAAAAB8hBAAAAAAQEIAADHBQAgA8QOAQAAAAH2DwEAAAAB8hBAAAAAAQEIAADJBQAwAQgAAMkFADADxA4BAOYYACH2DwEA5hgAIfIQQADiGAAhAgAAAL8FACAIAADMBQAgA8QOAQDmGAAh9g8BAOYYACHyEEAA4hgAIQIAAADCBQAgCAAAzgUAIAIAAADCBQAgCAAAzgUAIAMAAAC_BQAgDwAAxwUAIBAAAMwFACABAAAAvwUAIAEAAADCBQAgAxUAAO8eACAWAADxHgAgFwAA8B4AIAaCDgAAgBgAMIMOAADVBQAQhA4AAIAYADDEDgEA3hUAIfYPAQDeFQAh8hBAAN8VACEDAAAAwgUAIAMAANQFADAUAADVBQAgAwAAAMIFACADAADDBQAwBAAAvwUAIBSCDgAA_xcAMIMOAADbBQAQhA4AAP8XADCKDgEA_xUAIbgOQACAFgAhxg4EAAAAAccOBAC1FgAh3g4BAP0VACHDD0AAgRYAIdYPAQD_FQAh5xAEALUWACHpEAQAtRYAIeoQBAC1FgAh6xAEALUWACHsEAEA_xUAIe0QBAC1FgAh7hABAP8VACHvEAQAtRYAIfAQBAC1FgAh8RBAAIAWACEBAAAA2AUAIAEAAADYBQAgFIIOAAD_FwAwgw4AANsFABCEDgAA_xcAMIoOAQD_FQAhuA5AAIAWACHGDgQAiBYAIccOBAC1FgAh3g4BAP0VACHDD0AAgRYAIdYPAQD_FQAh5xAEALUWACHpEAQAtRYAIeoQBAC1FgAh6xAEALUWACHsEAEA_xUAIe0QBAC1FgAh7hABAP8VACHvEAQAtRYAIfAQBAC1FgAh8RBAAIAWACEOig4AANsYACC4DgAA2xgAIMcOAADbGAAg1g8AANsYACDnEAAA2xgAIOkQAADbGAAg6hAAANsYACDrEAAA2xgAIOwQAADbGAAg7RAAANsYACDuEAAA2xgAIO8QAADbGAAg8BAAANsYACDxEAAA2xgAIAMAAADbBQAgAwAA3AUAMAQAANgFACADAAAA2wUAIAMAANwFADAEAADYBQAgAwAAANsFACADAADcBQAwBAAA2AUAIBGKDgEAAAABuA5AAAAAAcYOBAAAAAHHDgQAAAAB3g4BAAAAAcMPQAAAAAHWDwEAAAAB5xAEAAAAAekQBAAAAAHqEAQAAAAB6xAEAAAAAewQAQAAAAHtEAQAAAAB7hABAAAAAe8QBAAAAAHwEAQAAAAB8RBAAAAAAQEIAADgBQAgEYoOAQAAAAG4DkAAAAABxg4EAAAAAccOBAAAAAHeDgEAAAABww9AAAAAAdYPAQAAAAHnEAQAAAAB6RAEAAAAAeoQBAAAAAHrEAQAAAAB7BABAAAAAe0QBAAAAAHuEAEAAAAB7xAEAAAAAfAQBAAAAAHxEEAAAAABAQgAAOIFADABCAAA4gUAMBGKDgEA5RgAIbgOQADuGAAhxg4EAOEYACHHDgQAzRkAId4OAQDmGAAhww9AAOIYACHWDwEA5RgAIecQBADNGQAh6RAEAM0ZACHqEAQAzRkAIesQBADNGQAh7BABAOUYACHtEAQAzRkAIe4QAQDlGAAh7xAEAM0ZACHwEAQAzRkAIfEQQADuGAAhAgAAANgFACAIAADlBQAgEYoOAQDlGAAhuA5AAO4YACHGDgQA4RgAIccOBADNGQAh3g4BAOYYACHDD0AA4hgAIdYPAQDlGAAh5xAEAM0ZACHpEAQAzRkAIeoQBADNGQAh6xAEAM0ZACHsEAEA5RgAIe0QBADNGQAh7hABAOUYACHvEAQAzRkAIfAQBADNGQAh8RBAAO4YACECAAAA2wUAIAgAAOcFACACAAAA2wUAIAgAAOcFACADAAAA2AUAIA8AAOAFACAQAADlBQAgAQAAANgFACABAAAA2wUAIBMVAADqHgAgFgAA7R4AIBcAAOweACAoAADrHgAgKQAA7h4AIIoOAADbGAAguA4AANsYACDHDgAA2xgAINYPAADbGAAg5xAAANsYACDpEAAA2xgAIOoQAADbGAAg6xAAANsYACDsEAAA2xgAIO0QAADbGAAg7hAAANsYACDvEAAA2xgAIPAQAADbGAAg8RAAANsYACAUgg4AAP4XADCDDgAA7gUAEIQOAAD-FwAwig4BAOIVACG4DkAA9BUAIcYOBADdFQAhxw4EALEWACHeDgEA3hUAIcMPQADfFQAh1g8BAOIVACHnEAQAsRYAIekQBACxFgAh6hAEALEWACHrEAQAsRYAIewQAQDiFQAh7RAEALEWACHuEAEA4hUAIe8QBACxFgAh8BAEALEWACHxEEAA9BUAIQMAAADbBQAgAwAA7QUAMBQAAO4FACADAAAA2wUAIAMAANwFADAEAADYBQAgB4IOAAD9FwAwgw4AAPQFABCEDgAA_RcAMMYOBAAAAAHHDgQAiBYAIecQBACIFgAh6BAgAP4VACEBAAAA8QUAIAEAAADxBQAgB4IOAAD9FwAwgw4AAPQFABCEDgAA_RcAMMYOBACIFgAhxw4EAIgWACHnEAQAiBYAIegQIAD-FQAhAAMAAAD0BQAgAwAA9QUAMAQAAPEFACADAAAA9AUAIAMAAPUFADAEAADxBQAgAwAAAPQFACADAAD1BQAwBAAA8QUAIATGDgQAAAABxw4EAAAAAecQBAAAAAHoECAAAAABAQgAAPkFACAExg4EAAAAAccOBAAAAAHnEAQAAAAB6BAgAAAAAQEIAAD7BQAwAQgAAPsFADAExg4EAOEYACHHDgQA4RgAIecQBADhGAAh6BAgAIQZACECAAAA8QUAIAgAAP4FACAExg4EAOEYACHHDgQA4RgAIecQBADhGAAh6BAgAIQZACECAAAA9AUAIAgAAIAGACACAAAA9AUAIAgAAIAGACADAAAA8QUAIA8AAPkFACAQAAD-BQAgAQAAAPEFACABAAAA9AUAIAUVAADlHgAgFgAA6B4AIBcAAOceACAoAADmHgAgKQAA6R4AIAeCDgAA_BcAMIMOAACHBgAQhA4AAPwXADDGDgQA3RUAIccOBADdFQAh5xAEAN0VACHoECAA-RUAIQMAAAD0BQAgAwAAhgYAMBQAAIcGACADAAAA9AUAIAMAAPUFADAEAADxBQAgCoIOAAD6FwAwgw4AAI0GABCEDgAA-hcAMIoOAQD9FQAhow4CAIQWACGtDgEA_RUAIcYOBACIFgAh6Q5AAIEWACHsD0AAgRYAIeYQAAD7FwAgAQAAAIoGACABAAAAigYAIAmCDgAA-hcAMIMOAACNBgAQhA4AAPoXADCKDgEA_RUAIaMOAgCEFgAhrQ4BAP0VACHGDgQAiBYAIekOQACBFgAh7A9AAIEWACEBow4AANsYACADAAAAjQYAIAMAAI4GADAEAACKBgAgAwAAAI0GACADAACOBgAwBAAAigYAIAMAAACNBgAgAwAAjgYAMAQAAIoGACAGig4BAAAAAaMOAgAAAAGtDgEAAAABxg4EAAAAAekOQAAAAAHsD0AAAAABAQgAAJIGACAGig4BAAAAAaMOAgAAAAGtDgEAAAABxg4EAAAAAekOQAAAAAHsD0AAAAABAQgAAJQGADABCAAAlAYAMAaKDgEA5hgAIaMOAgDjGAAhrQ4BAOYYACHGDgQA4RgAIekOQADiGAAh7A9AAOIYACECAAAAigYAIAgAAJcGACAGig4BAOYYACGjDgIA4xgAIa0OAQDmGAAhxg4EAOEYACHpDkAA4hgAIewPQADiGAAhAgAAAI0GACAIAACZBgAgAgAAAI0GACAIAACZBgAgAwAAAIoGACAPAACSBgAgEAAAlwYAIAEAAACKBgAgAQAAAI0GACAGFQAA4B4AIBYAAOMeACAXAADiHgAgKAAA4R4AICkAAOQeACCjDgAA2xgAIAmCDgAA-RcAMIMOAACgBgAQhA4AAPkXADCKDgEA3hUAIaMOAgDgFQAhrQ4BAN4VACHGDgQA3RUAIekOQADfFQAh7A9AAN8VACEDAAAAjQYAIAMAAJ8GADAUAACgBgAgAwAAAI0GACADAACOBgAwBAAAigYAIAuCDgAA-BcAMIMOAACmBgAQhA4AAPgXADDGDgQAAAAB3xBAAIAWACHgEAEA_xUAIeEQBAC1FgAh4hBAAIAWACHjEEAAgBYAIeQQBAC1FgAh5RBAAIAWACEBAAAAowYAIAEAAACjBgAgC4IOAAD4FwAwgw4AAKYGABCEDgAA-BcAMMYOBACIFgAh3xBAAIAWACHgEAEA_xUAIeEQBAC1FgAh4hBAAIAWACHjEEAAgBYAIeQQBAC1FgAh5RBAAIAWACEH3xAAANsYACDgEAAA2xgAIOEQAADbGAAg4hAAANsYACDjEAAA2xgAIOQQAADbGAAg5RAAANsYACADAAAApgYAIAMAAKcGADAEAACjBgAgAwAAAKYGACADAACnBgAwBAAAowYAIAMAAACmBgAgAwAApwYAMAQAAKMGACAIxg4EAAAAAd8QQAAAAAHgEAEAAAAB4RAEAAAAAeIQQAAAAAHjEEAAAAAB5BAEAAAAAeUQQAAAAAEBCAAAqwYAIAjGDgQAAAAB3xBAAAAAAeAQAQAAAAHhEAQAAAAB4hBAAAAAAeMQQAAAAAHkEAQAAAAB5RBAAAAAAQEIAACtBgAwAQgAAK0GADAIxg4EAOEYACHfEEAA7hgAIeAQAQDlGAAh4RAEAM0ZACHiEEAA7hgAIeMQQADuGAAh5BAEAM0ZACHlEEAA7hgAIQIAAACjBgAgCAAAsAYAIAjGDgQA4RgAId8QQADuGAAh4BABAOUYACHhEAQAzRkAIeIQQADuGAAh4xBAAO4YACHkEAQAzRkAIeUQQADuGAAhAgAAAKYGACAIAACyBgAgAgAAAKYGACAIAACyBgAgAwAAAKMGACAPAACrBgAgEAAAsAYAIAEAAACjBgAgAQAAAKYGACAMFQAA2x4AIBYAAN4eACAXAADdHgAgKAAA3B4AICkAAN8eACDfEAAA2xgAIOAQAADbGAAg4RAAANsYACDiEAAA2xgAIOMQAADbGAAg5BAAANsYACDlEAAA2xgAIAuCDgAA9xcAMIMOAAC5BgAQhA4AAPcXADDGDgQA3RUAId8QQAD0FQAh4BABAOIVACHhEAQAsRYAIeIQQAD0FQAh4xBAAPQVACHkEAQAsRYAIeUQQAD0FQAhAwAAAKYGACADAAC4BgAwFAAAuQYAIAMAAACmBgAgAwAApwYAMAQAAKMGACAKgg4AAPUXADCDDgAAvwYAEIQOAAD1FwAwxg4EAIgWACHZEAQAiBYAIdoQAQD9FQAh2xABAP0VACHcEAQAiBYAId0QBAC1FgAh3hAAAPYXACABAAAAvAYAIAEAAAC8BgAgCYIOAAD1FwAwgw4AAL8GABCEDgAA9RcAMMYOBACIFgAh2RAEAIgWACHaEAEA_RUAIdsQAQD9FQAh3BAEAIgWACHdEAQAtRYAIQHdEAAA2xgAIAMAAAC_BgAgAwAAwAYAMAQAALwGACADAAAAvwYAIAMAAMAGADAEAAC8BgAgAwAAAL8GACADAADABgAwBAAAvAYAIAbGDgQAAAAB2RAEAAAAAdoQAQAAAAHbEAEAAAAB3BAEAAAAAd0QBAAAAAEBCAAAxAYAIAbGDgQAAAAB2RAEAAAAAdoQAQAAAAHbEAEAAAAB3BAEAAAAAd0QBAAAAAEBCAAAxgYAMAEIAADGBgAwBsYOBADhGAAh2RAEAOEYACHaEAEA5hgAIdsQAQDmGAAh3BAEAOEYACHdEAQAzRkAIQIAAAC8BgAgCAAAyQYAIAbGDgQA4RgAIdkQBADhGAAh2hABAOYYACHbEAEA5hgAIdwQBADhGAAh3RAEAM0ZACECAAAAvwYAIAgAAMsGACACAAAAvwYAIAgAAMsGACADAAAAvAYAIA8AAMQGACAQAADJBgAgAQAAALwGACABAAAAvwYAIAYVAADWHgAgFgAA2R4AIBcAANgeACAoAADXHgAgKQAA2h4AIN0QAADbGAAgCYIOAAD0FwAwgw4AANIGABCEDgAA9BcAMMYOBADdFQAh2RAEAN0VACHaEAEA3hUAIdsQAQDeFQAh3BAEAN0VACHdEAQAsRYAIQMAAAC_BgAgAwAA0QYAMBQAANIGACADAAAAvwYAIAMAAMAGADAEAAC8BgAgFdkIAQD9FQAhgg4AAPIXADCDDgAA2AYAEIQOAADyFwAwhw4EAIgWACHGDgQAiBYAIccOBACIFgAhyA4CAIUWACHJDgIAhRYAIcoOIAChFgAhyw4gAKEWACHMDgEA_RUAIc0OAAGiFgAhzg4AAaMWACHPDgABoxYAIdAOAAGjFgAh0Q4AAaMWACHSDhAApBYAIdMOEACkFgAh1A4QAKQWACHVDgAA8xcAIAEAAADVBgAgAQAAANUGACAU2QgBAP0VACGCDgAA8hcAMIMOAADYBgAQhA4AAPIXADCHDgQAiBYAIcYOBACIFgAhxw4EAIgWACHIDgIAhRYAIckOAgCFFgAhyg4gAKEWACHLDiAAoRYAIcwOAQD9FQAhzQ4AAaIWACHODgABoxYAIc8OAAGjFgAh0A4AAaMWACHRDgABoxYAIdIOEACkFgAh0w4QAKQWACHUDhAApBYAIQnKDgAA2xgAIMsOAADbGAAgzg4AANsYACDPDgAA2xgAINAOAADbGAAg0Q4AANsYACDSDgAA2xgAINMOAADbGAAg1A4AANsYACADAAAA2AYAIAMAANkGADAEAADVBgAgAwAAANgGACADAADZBgAwBAAA1QYAIAMAAADYBgAgAwAA2QYAMAQAANUGACAR2QgBAAAAAYcOBAAAAAHGDgQAAAABxw4EAAAAAcgOAgAAAAHJDgIAAAAByg4gAAAAAcsOIAAAAAHMDgEAAAABzQ4AAQAAAc4OAAEAAAHPDgABAAAB0A4AAQAAAdEOAAEAAAHSDhAAAAAB0w4QAAAAAdQOEAAAAAEBCAAA3QYAIBHZCAEAAAABhw4EAAAAAcYOBAAAAAHHDgQAAAAByA4CAAAAAckOAgAAAAHKDiAAAAAByw4gAAAAAcwOAQAAAAHNDgABAAABzg4AAQAAAc8OAAEAAAHQDgABAAAB0Q4AAQAAAdIOEAAAAAHTDhAAAAAB1A4QAAAAAQEIAADfBgAwAQgAAN8GADAR2QgBAOYYACGHDgQA4RgAIcYOBADhGAAhxw4EAOEYACHIDgIA5BgAIckOAgDkGAAhyg4gAKYZACHLDiAAphkAIcwOAQDmGAAhzQ4AAacZACHODgABqBkAIc8OAAGoGQAh0A4AAagZACHRDgABqBkAIdIOEACpGQAh0w4QAKkZACHUDhAAqRkAIQIAAADVBgAgCAAA4gYAIBHZCAEA5hgAIYcOBADhGAAhxg4EAOEYACHHDgQA4RgAIcgOAgDkGAAhyQ4CAOQYACHKDiAAphkAIcsOIACmGQAhzA4BAOYYACHNDgABpxkAIc4OAAGoGQAhzw4AAagZACHQDgABqBkAIdEOAAGoGQAh0g4QAKkZACHTDhAAqRkAIdQOEACpGQAhAgAAANgGACAIAADkBgAgAgAAANgGACAIAADkBgAgAwAAANUGACAPAADdBgAgEAAA4gYAIAEAAADVBgAgAQAAANgGACAOFQAA0R4AIBYAANQeACAXAADTHgAgKAAA0h4AICkAANUeACDKDgAA2xgAIMsOAADbGAAgzg4AANsYACDPDgAA2xgAINAOAADbGAAg0Q4AANsYACDSDgAA2xgAINMOAADbGAAg1A4AANsYACAU2QgBAN4VACGCDgAA8RcAMIMOAADrBgAQhA4AAPEXADCHDgQA3RUAIcYOBADdFQAhxw4EAN0VACHIDgIA4RUAIckOAgDhFQAhyg4gAJQWACHLDiAAlBYAIcwOAQDeFQAhzQ4AAZUWACHODgABlhYAIc8OAAGWFgAh0A4AAZYWACHRDgABlhYAIdIOEACXFgAh0w4QAJcWACHUDhAAlxYAIQMAAADYBgAgAwAA6gYAMBQAAOsGACADAAAA2AYAIAMAANkGADAEAADVBgAgCdkIAQD9FQAhgg4AAO8XADCDDgAA8QYAEIQOAADvFwAwxg4EAIgWACHfDgIAhRYAIeYOBACIFgAhuw8AAaMWACHYEAAA8BcAIAEAAADuBgAgAQAAAO4GACAI2QgBAP0VACGCDgAA7xcAMIMOAADxBgAQhA4AAO8XADDGDgQAiBYAId8OAgCFFgAh5g4EAIgWACG7DwABoxYAIQG7DwAA2xgAIAMAAADxBgAgAwAA8gYAMAQAAO4GACADAAAA8QYAIAMAAPIGADAEAADuBgAgAwAAAPEGACADAADyBgAwBAAA7gYAIAXZCAEAAAABxg4EAAAAAd8OAgAAAAHmDgQAAAABuw8AAQAAAQEIAAD2BgAgBdkIAQAAAAHGDgQAAAAB3w4CAAAAAeYOBAAAAAG7DwABAAABAQgAAPgGADABCAAA-AYAMAXZCAEA5hgAIcYOBADhGAAh3w4CAOQYACHmDgQA4RgAIbsPAAGoGQAhAgAAAO4GACAIAAD7BgAgBdkIAQDmGAAhxg4EAOEYACHfDgIA5BgAIeYOBADhGAAhuw8AAagZACECAAAA8QYAIAgAAP0GACACAAAA8QYAIAgAAP0GACADAAAA7gYAIA8AAPYGACAQAAD7BgAgAQAAAO4GACABAAAA8QYAIAYVAADMHgAgFgAAzx4AIBcAAM4eACAoAADNHgAgKQAA0B4AILsPAADbGAAgCNkIAQDeFQAhgg4AAO4XADCDDgAAhAcAEIQOAADuFwAwxg4EAN0VACHfDgIA4RUAIeYOBADdFQAhuw8AAZYWACEDAAAA8QYAIAMAAIMHADAUAACEBwAgAwAAAPEGACADAADyBgAwBAAA7gYAIAjZCAEA_RUAIYIOAADsFwAwgw4AAIoHABCEDgAA7BcAMMYOBACIFgAhuw8AAaIWACHWEAQAiBYAIdcQAADtFwAgAQAAAIcHACABAAAAhwcAIAfZCAEA_RUAIYIOAADsFwAwgw4AAIoHABCEDgAA7BcAMMYOBACIFgAhuw8AAaIWACHWEAQAiBYAIQADAAAAigcAIAMAAIsHADAEAACHBwAgAwAAAIoHACADAACLBwAwBAAAhwcAIAMAAACKBwAgAwAAiwcAMAQAAIcHACAE2QgBAAAAAcYOBAAAAAG7DwABAAAB1hAEAAAAAQEIAACPBwAgBNkIAQAAAAHGDgQAAAABuw8AAQAAAdYQBAAAAAEBCAAAkQcAMAEIAACRBwAwBNkIAQDmGAAhxg4EAOEYACG7DwABpxkAIdYQBADhGAAhAgAAAIcHACAIAACUBwAgBNkIAQDmGAAhxg4EAOEYACG7DwABpxkAIdYQBADhGAAhAgAAAIoHACAIAACWBwAgAgAAAIoHACAIAACWBwAgAwAAAIcHACAPAACPBwAgEAAAlAcAIAEAAACHBwAgAQAAAIoHACAFFQAAxx4AIBYAAMoeACAXAADJHgAgKAAAyB4AICkAAMseACAH2QgBAN4VACGCDgAA6xcAMIMOAACdBwAQhA4AAOsXADDGDgQA3RUAIbsPAAGVFgAh1hAEAN0VACEDAAAAigcAIAMAAJwHADAUAACdBwAgAwAAAIoHACADAACLBwAwBAAAhwcAIAnZCAEA_RUAIYIOAADpFwAwgw4AAKMHABCEDgAA6RcAMMYOBACIFgAh0hABAP0VACHTEAIAhRYAIdQQAgCFFgAh1RAAAOoXACABAAAAoAcAIAEAAACgBwAgCNkIAQD9FQAhgg4AAOkXADCDDgAAowcAEIQOAADpFwAwxg4EAIgWACHSEAEA_RUAIdMQAgCFFgAh1BACAIUWACEAAwAAAKMHACADAACkBwAwBAAAoAcAIAMAAACjBwAgAwAApAcAMAQAAKAHACADAAAAowcAIAMAAKQHADAEAACgBwAgBdkIAQAAAAHGDgQAAAAB0hABAAAAAdMQAgAAAAHUEAIAAAABAQgAAKgHACAF2QgBAAAAAcYOBAAAAAHSEAEAAAAB0xACAAAAAdQQAgAAAAEBCAAAqgcAMAEIAACqBwAwBdkIAQDmGAAhxg4EAOEYACHSEAEA5hgAIdMQAgDkGAAh1BACAOQYACECAAAAoAcAIAgAAK0HACAF2QgBAOYYACHGDgQA4RgAIdIQAQDmGAAh0xACAOQYACHUEAIA5BgAIQIAAACjBwAgCAAArwcAIAIAAACjBwAgCAAArwcAIAMAAACgBwAgDwAAqAcAIBAAAK0HACABAAAAoAcAIAEAAACjBwAgBRUAAMIeACAWAADFHgAgFwAAxB4AICgAAMMeACApAADGHgAgCNkIAQDeFQAhgg4AAOgXADCDDgAAtgcAEIQOAADoFwAwxg4EAN0VACHSEAEA3hUAIdMQAgDhFQAh1BACAOEVACEDAAAAowcAIAMAALUHADAUAAC2BwAgAwAAAKMHACADAACkBwAwBAAAoAcAIAfZCAEAAAABgg4AAOcXADCDDgAAvAcAEIQOAADnFwAwpxACAIUWACGpEAAAkBYAINEQAQD9FQAhAQAAALkHACABAAAAuQcAIAfZCAEA_RUAIYIOAADnFwAwgw4AALwHABCEDgAA5xcAMKcQAgCFFgAhqRAAAJAWACDREAEA_RUAIQADAAAAvAcAIAMAAL0HADAEAAC5BwAgAwAAALwHACADAAC9BwAwBAAAuQcAIAMAAAC8BwAgAwAAvQcAMAQAALkHACAE2QgBAAAAAacQAgAAAAGpEIAAAAAB0RABAAAAAQEIAADBBwAgBNkIAQAAAAGnEAIAAAABqRCAAAAAAdEQAQAAAAEBCAAAwwcAMAEIAADDBwAwBNkIAQDmGAAhpxACAOQYACGpEIAAAAAB0RABAOYYACECAAAAuQcAIAgAAMYHACAE2QgBAOYYACGnEAIA5BgAIakQgAAAAAHREAEA5hgAIQIAAAC8BwAgCAAAyAcAIAIAAAC8BwAgCAAAyAcAIAMAAAC5BwAgDwAAwQcAIBAAAMYHACABAAAAuQcAIAEAAAC8BwAgBRUAAL0eACAWAADAHgAgFwAAvx4AICgAAL4eACApAADBHgAgB9kIAQDeFQAhgg4AAOYXADCDDgAAzwcAEIQOAADmFwAwpxACAOEVACGpEAAAjRYAINEQAQDeFQAhAwAAALwHACADAADOBwAwFAAAzwcAIAMAAAC8BwAgAwAAvQcAMAQAALkHACAFgg4AAOUXADCDDgAA1QcAEIQOAADlFwAwxA4BAAAAAdAQAgCFFgAhAQAAANIHACABAAAA0gcAIAWCDgAA5RcAMIMOAADVBwAQhA4AAOUXADDEDgEA_RUAIdAQAgCFFgAhAAMAAADVBwAgAwAA1gcAMAQAANIHACADAAAA1QcAIAMAANYHADAEAADSBwAgAwAAANUHACADAADWBwAwBAAA0gcAIALEDgEAAAAB0BACAAAAAQEIAADaBwAgAsQOAQAAAAHQEAIAAAABAQgAANwHADABCAAA3AcAMALEDgEA5hgAIdAQAgDkGAAhAgAAANIHACAIAADfBwAgAsQOAQDmGAAh0BACAOQYACECAAAA1QcAIAgAAOEHACACAAAA1QcAIAgAAOEHACADAAAA0gcAIA8AANoHACAQAADfBwAgAQAAANIHACABAAAA1QcAIAUVAAC4HgAgFgAAux4AIBcAALoeACAoAAC5HgAgKQAAvB4AIAWCDgAA5BcAMIMOAADoBwAQhA4AAOQXADDEDgEA3hUAIdAQAgDhFQAhAwAAANUHACADAADnBwAwFAAA6AcAIAMAAADVBwAgAwAA1gcAMAQAANIHACAP0A0CAIUWACGCDgAA4hcAMIMOAADuBwAQhA4AAOIXADCHDkAAgRYAIcYOBACIFgAhxw4EAIgWACHIDgIAhRYAIc0OAQD_FQAhgQ8BAP0VACHWDwEA_RUAIcwQBAC1FgAhzRBAAIEWACHOEEAAgBYAIc8QAADjFwAgAQAAAOsHACABAAAA6wcAIA7QDQIAhRYAIYIOAADiFwAwgw4AAO4HABCEDgAA4hcAMIcOQACBFgAhxg4EAIgWACHHDgQAiBYAIcgOAgCFFgAhzQ4BAP8VACGBDwEA_RUAIdYPAQD9FQAhzBAEALUWACHNEEAAgRYAIc4QQACAFgAhA80OAADbGAAgzBAAANsYACDOEAAA2xgAIAMAAADuBwAgAwAA7wcAMAQAAOsHACADAAAA7gcAIAMAAO8HADAEAADrBwAgAwAAAO4HACADAADvBwAwBAAA6wcAIAvQDQIAAAABhw5AAAAAAcYOBAAAAAHHDgQAAAAByA4CAAAAAc0OAQAAAAGBDwEAAAAB1g8BAAAAAcwQBAAAAAHNEEAAAAABzhBAAAAAAQEIAADzBwAgC9ANAgAAAAGHDkAAAAABxg4EAAAAAccOBAAAAAHIDgIAAAABzQ4BAAAAAYEPAQAAAAHWDwEAAAABzBAEAAAAAc0QQAAAAAHOEEAAAAABAQgAAPUHADABCAAA9QcAMAvQDQIA5BgAIYcOQADiGAAhxg4EAOEYACHHDgQA4RgAIcgOAgDkGAAhzQ4BAOUYACGBDwEA5hgAIdYPAQDmGAAhzBAEAM0ZACHNEEAA4hgAIc4QQADuGAAhAgAAAOsHACAIAAD4BwAgC9ANAgDkGAAhhw5AAOIYACHGDgQA4RgAIccOBADhGAAhyA4CAOQYACHNDgEA5RgAIYEPAQDmGAAh1g8BAOYYACHMEAQAzRkAIc0QQADiGAAhzhBAAO4YACECAAAA7gcAIAgAAPoHACACAAAA7gcAIAgAAPoHACADAAAA6wcAIA8AAPMHACAQAAD4BwAgAQAAAOsHACABAAAA7gcAIAgVAACzHgAgFgAAth4AIBcAALUeACAoAAC0HgAgKQAAtx4AIM0OAADbGAAgzBAAANsYACDOEAAA2xgAIA7QDQIA4RUAIYIOAADhFwAwgw4AAIEIABCEDgAA4RcAMIcOQADfFQAhxg4EAN0VACHHDgQA3RUAIcgOAgDhFQAhzQ4BAOIVACGBDwEA3hUAIdYPAQDeFQAhzBAEALEWACHNEEAA3xUAIc4QQAD0FQAhAwAAAO4HACADAACACAAwFAAAgQgAIAMAAADuBwAgAwAA7wcAMAQAAOsHACAJ2QgBAP0VACGCDgAA3xcAMIMOAACHCAAQhA4AAN8XADDGDgQAiBYAIccOBACIFgAhyA4CAIUWACHKECAA_hUAIcsQAADgFwAgAQAAAIQIACABAAAAhAgAIAjZCAEA_RUAIYIOAADfFwAwgw4AAIcIABCEDgAA3xcAMMYOBACIFgAhxw4EAIgWACHIDgIAhRYAIcoQIAD-FQAhAAMAAACHCAAgAwAAiAgAMAQAAIQIACADAAAAhwgAIAMAAIgIADAEAACECAAgAwAAAIcIACADAACICAAwBAAAhAgAIAXZCAEAAAABxg4EAAAAAccOBAAAAAHIDgIAAAAByhAgAAAAAQEIAACMCAAgBdkIAQAAAAHGDgQAAAABxw4EAAAAAcgOAgAAAAHKECAAAAABAQgAAI4IADABCAAAjggAMAXZCAEA5hgAIcYOBADhGAAhxw4EAOEYACHIDgIA5BgAIcoQIACEGQAhAgAAAIQIACAIAACRCAAgBdkIAQDmGAAhxg4EAOEYACHHDgQA4RgAIcgOAgDkGAAhyhAgAIQZACECAAAAhwgAIAgAAJMIACACAAAAhwgAIAgAAJMIACADAAAAhAgAIA8AAIwIACAQAACRCAAgAQAAAIQIACABAAAAhwgAIAUVAACuHgAgFgAAsR4AIBcAALAeACAoAACvHgAgKQAAsh4AIAjZCAEA3hUAIYIOAADeFwAwgw4AAJoIABCEDgAA3hcAMMYOBADdFQAhxw4EAN0VACHIDgIA4RUAIcoQIAD5FQAhAwAAAIcIACADAACZCAAwFAAAmggAIAMAAACHCAAgAwAAiAgAMAQAAIQIACAjqAUAAMwXACCpBQAAzRcAIKoFAADOFwAgqwUAAM8XACCsBQAA0BcAIK0FAADRFwAgwQcAAIYWACCCDgAAyxcAMIMOAAC-CAAQhA4AAMsXADCFDgEAAAABhw4EALUWACGpDkAAgRYAIasOAQD9FQAhxg4EALUWACHeDgEA_RUAIeQOAACGFgAggQ8BAP8VACGJDwEA_RUAIZwPAACGFgAg0w9AAIEWACHmDwEA_xUAIYsQQACAFgAhuRABAP0VACG6ECAA_hUAIbsQAQD_FQAhvBABAP8VACG9EAAAhhYAIL4QAACGFgAgvxAAAJAWACDAECAA_hUAIcEQAAD4FQAgwhACAIUWACHDEEAAgBYAIcQQAACGFgAgAQAAAJ0IACAHpwUAANMXACCCDgAA3RcAMIMOAACfCAAQhA4AAN0XADCXEAIAhRYAIZgQAAGiFgAhmhABAP0VACEBpwUAAK0eACAIpwUAANMXACCCDgAA3RcAMIMOAACfCAAQhA4AAN0XADCXEAIAhRYAIZgQAAGiFgAhmhABAP0VACHJEAAA3BcAIAMAAACfCAAgAwAAoAgAMAQAAKEIACAIpwUAANMXACCCDgAA2xcAMIMOAACjCAAQhA4AANsXADD4DhAAwBYAIZoQAQD9FQAhtxABAP0VACG4EBAAwBYAIQGnBQAArR4AIAmnBQAA0xcAIIIOAADbFwAwgw4AAKMIABCEDgAA2xcAMPgOEADAFgAhmhABAP0VACG3EAEA_RUAIbgQEADAFgAhyBAAANoXACADAAAAowgAIAMAAKQIADAEAAClCAAgGIUDAQD9FQAhpwUAANMXACD9DAIAhRYAIYIOAADZFwAwgw4AAKcIABCEDgAA2RcAMMQOAQD_FQAhow8CAIQWACGsDwEA_xUAIecPAQD_FQAh9g8BAP8VACGaEAEA_RUAIaYQAgCEFgAhqxAgAKEWACGsEAIAhRYAIa4QAQD9FQAhrxABAP8VACGwEAIAhBYAIbEQAACGFgAgshABAP8VACGzEAEA_xUAIbQQAAD4FQAgtRAgAKEWACG2EAIAhBYAIQ-nBQAArR4AIMQOAADbGAAgow8AANsYACCsDwAA2xgAIOcPAADbGAAg9g8AANsYACCmEAAA2xgAIKsQAADbGAAgrxAAANsYACCwEAAA2xgAILEQAADbGAAgshAAANsYACCzEAAA2xgAILUQAADbGAAgthAAANsYACAZhQMBAP0VACGnBQAA0xcAIP0MAgCFFgAhgg4AANkXADCDDgAApwgAEIQOAADZFwAwxA4BAP8VACGjDwIAhBYAIawPAQD_FQAh5w8BAP8VACH2DwEA_xUAIZoQAQD9FQAhphACAIQWACGrECAAoRYAIawQAgCFFgAhrhABAP0VACGvEAEA_xUAIbAQAgCEFgAhsRAAAIYWACCyEAEA_xUAIbMQAQD_FQAhtBAAAPgVACC1ECAAoRYAIbYQAgCEFgAhxxAAANgXACADAAAApwgAIAMAAKgIADAEAACpCAAgCacFAADTFwAg_QwCAIUWACGCDgAA1xcAMIMOAACrCAAQhA4AANcXADCBDwEA_RUAIZoQAQD9FQAhrBACAIQWACGtEAEA_RUAIQKnBQAArR4AIKwQAADbGAAgCqcFAADTFwAg_QwCAIUWACGCDgAA1xcAMIMOAACrCAAQhA4AANcXADCBDwEA_RUAIZoQAQD9FQAhrBACAIQWACGtEAEA_RUAIcYQAADWFwAgAwAAAKsIACADAACsCAAwBAAArQgAIAunBQAA0xcAIIIOAADVFwAwgw4AAK8IABCEDgAA1RcAMJoQAQD9FQAhphACAIUWACGnEAIAhRYAIagQAgCFFgAhqRAAAPgVACCqEAAAkBYAIKsQAQD9FQAhAacFAACtHgAgDKcFAADTFwAggg4AANUXADCDDgAArwgAEIQOAADVFwAwmhABAP0VACGmEAIAhRYAIacQAgCFFgAhqBACAIUWACGpEAAA-BUAIKoQAACQFgAgqxABAP0VACHFEAAA1BcAIAMAAACvCAAgAwAAsAgAMAQAALEIACAJpwUAANMXACCCDgAA0hcAMIMOAACzCAAQhA4AANIXADCFDgEA_RUAIakOQACBFgAh0w9AAIEWACHvDwABohYAIZoQAQD9FQAhAacFAACtHgAgCacFAADTFwAggg4AANIXADCDDgAAswgAEIQOAADSFwAwhQ4BAAAAAakOQACBFgAh0w9AAIEWACHvDwABAAABmhABAP0VACEDAAAAswgAIAMAALQIADAEAAC1CAAgAQAAAJ8IACABAAAAowgAIAEAAACnCAAgAQAAAKsIACABAAAArwgAIAEAAACzCAAgAQAAAJ0IACAjqAUAAMwXACCpBQAAzRcAIKoFAADOFwAgqwUAAM8XACCsBQAA0BcAIK0FAADRFwAgwQcAAIYWACCCDgAAyxcAMIMOAAC-CAAQhA4AAMsXADCFDgEA_RUAIYcOBAC1FgAhqQ5AAIEWACGrDgEA_RUAIcYOBAC1FgAh3g4BAP0VACHkDgAAhhYAIIEPAQD_FQAhiQ8BAP0VACGcDwAAhhYAINMPQACBFgAh5g8BAP8VACGLEEAAgBYAIbkQAQD9FQAhuhAgAP4VACG7EAEA_xUAIbwQAQD_FQAhvRAAAIYWACC-EAAAhhYAIL8QAACQFgAgwBAgAP4VACHBEAAA-BUAIMIQAgCFFgAhwxBAAIAWACHEEAAAhhYAIBSoBQAApx4AIKkFAACoHgAgqgUAAKkeACCrBQAAqh4AIKwFAACrHgAgrQUAAKweACDBBwAA2xgAIIcOAADbGAAgxg4AANsYACDkDgAA2xgAIIEPAADbGAAgnA8AANsYACDmDwAA2xgAIIsQAADbGAAguxAAANsYACC8EAAA2xgAIL0QAADbGAAgvhAAANsYACDDEAAA2xgAIMQQAADbGAAgAwAAAL4IACADAAC_CAAwBAAAnQgAIAMAAAC-CAAgAwAAvwgAMAQAAJ0IACADAAAAvggAIAMAAL8IADAEAACdCAAgIKgFAAChHgAgqQUAAKIeACCqBQAAox4AIKsFAACkHgAgrAUAAKUeACCtBQAAph4AIMEHgAAAAAGFDgEAAAABhw4EAAAAAakOQAAAAAGrDgEAAAABxg4EAAAAAd4OAQAAAAHkDoAAAAABgQ8BAAAAAYkPAQAAAAGcD4AAAAAB0w9AAAAAAeYPAQAAAAGLEEAAAAABuRABAAAAAboQIAAAAAG7EAEAAAABvBABAAAAAb0QgAAAAAG-EIAAAAABvxCAAAAAAcAQIAAAAAHBEAAAoB4AIMIQAgAAAAHDEEAAAAABxBCAAAAAAQEIAADDCAAgGsEHgAAAAAGFDgEAAAABhw4EAAAAAakOQAAAAAGrDgEAAAABxg4EAAAAAd4OAQAAAAHkDoAAAAABgQ8BAAAAAYkPAQAAAAGcD4AAAAAB0w9AAAAAAeYPAQAAAAGLEEAAAAABuRABAAAAAboQIAAAAAG7EAEAAAABvBABAAAAAb0QgAAAAAG-EIAAAAABvxCAAAAAAcAQIAAAAAHBEAAAoB4AIMIQAgAAAAHDEEAAAAABxBCAAAAAAQEIAADFCAAwAQgAAMUIADAgqAUAANIdACCpBQAA0x0AIKoFAADUHQAgqwUAANUdACCsBQAA1h0AIK0FAADXHQAgwQeAAAAAAYUOAQDmGAAhhw4EAM0ZACGpDkAA4hgAIasOAQDmGAAhxg4EAM0ZACHeDgEA5hgAIeQOgAAAAAGBDwEA5RgAIYkPAQDmGAAhnA-AAAAAAdMPQADiGAAh5g8BAOUYACGLEEAA7hgAIbkQAQDmGAAhuhAgAIQZACG7EAEA5RgAIbwQAQDlGAAhvRCAAAAAAb4QgAAAAAG_EIAAAAABwBAgAIQZACHBEAAA0R0AIMIQAgDkGAAhwxBAAO4YACHEEIAAAAABAgAAAJ0IACAIAADICAAgGsEHgAAAAAGFDgEA5hgAIYcOBADNGQAhqQ5AAOIYACGrDgEA5hgAIcYOBADNGQAh3g4BAOYYACHkDoAAAAABgQ8BAOUYACGJDwEA5hgAIZwPgAAAAAHTD0AA4hgAIeYPAQDlGAAhixBAAO4YACG5EAEA5hgAIboQIACEGQAhuxABAOUYACG8EAEA5RgAIb0QgAAAAAG-EIAAAAABvxCAAAAAAcAQIACEGQAhwRAAANEdACDCEAIA5BgAIcMQQADuGAAhxBCAAAAAAQIAAAC-CAAgCAAAyggAIAIAAAC-CAAgCAAAyggAIAMAAACdCAAgDwAAwwgAIBAAAMgIACABAAAAnQgAIAEAAAC-CAAgExUAAMwdACAWAADPHQAgFwAAzh0AICgAAM0dACApAADQHQAgwQcAANsYACCHDgAA2xgAIMYOAADbGAAg5A4AANsYACCBDwAA2xgAIJwPAADbGAAg5g8AANsYACCLEAAA2xgAILsQAADbGAAgvBAAANsYACC9EAAA2xgAIL4QAADbGAAgwxAAANsYACDEEAAA2xgAIB3BBwAA4xUAIIIOAADKFwAwgw4AANEIABCEDgAAyhcAMIUOAQDeFQAhhw4EALEWACGpDkAA3xUAIasOAQDeFQAhxg4EALEWACHeDgEA3hUAIeQOAADjFQAggQ8BAOIVACGJDwEA3hUAIZwPAADjFQAg0w9AAN8VACHmDwEA4hUAIYsQQAD0FQAhuRABAN4VACG6ECAA-RUAIbsQAQDiFQAhvBABAOIVACG9EAAA4xUAIL4QAADjFQAgvxAAAI0WACDAECAA-RUAIcEQAAD4FQAgwhACAOEVACHDEEAA9BUAIcQQAADjFQAgAwAAAL4IACADAADQCAAwFAAA0QgAIAMAAAC-CAAgAwAAvwgAMAQAAJ0IACABAAAAoQgAIAEAAAChCAAgAwAAAJ8IACADAACgCAAwBAAAoQgAIAMAAACfCAAgAwAAoAgAMAQAAKEIACADAAAAnwgAIAMAAKAIADAEAAChCAAgBKcFAADLHQAglxACAAAAAZgQAAEAAAGaEAEAAAABAQgAANkIACADlxACAAAAAZgQAAEAAAGaEAEAAAABAQgAANsIADABCAAA2wgAMASnBQAAyh0AIJcQAgDkGAAhmBAAAacZACGaEAEA5hgAIQIAAAChCAAgCAAA3ggAIAOXEAIA5BgAIZgQAAGnGQAhmhABAOYYACECAAAAnwgAIAgAAOAIACACAAAAnwgAIAgAAOAIACADAAAAoQgAIA8AANkIACAQAADeCAAgAQAAAKEIACABAAAAnwgAIAUVAADFHQAgFgAAyB0AIBcAAMcdACAoAADGHQAgKQAAyR0AIAaCDgAAyRcAMIMOAADnCAAQhA4AAMkXADCXEAIA4RUAIZgQAAGVFgAhmhABAN4VACEDAAAAnwgAIAMAAOYIADAUAADnCAAgAwAAAJ8IACADAACgCAAwBAAAoQgAIAEAAAClCAAgAQAAAKUIACADAAAAowgAIAMAAKQIADAEAAClCAAgAwAAAKMIACADAACkCAAwBAAApQgAIAMAAACjCAAgAwAApAgAMAQAAKUIACAFpwUAAMQdACD4DhAAAAABmhABAAAAAbcQAQAAAAG4EBAAAAABAQgAAO8IACAE-A4QAAAAAZoQAQAAAAG3EAEAAAABuBAQAAAAAQEIAADxCAAwAQgAAPEIADAFpwUAAMMdACD4DhAA3BkAIZoQAQDmGAAhtxABAOYYACG4EBAA3BkAIQIAAAClCAAgCAAA9AgAIAT4DhAA3BkAIZoQAQDmGAAhtxABAOYYACG4EBAA3BkAIQIAAACjCAAgCAAA9ggAIAIAAACjCAAgCAAA9ggAIAMAAAClCAAgDwAA7wgAIBAAAPQIACABAAAApQgAIAEAAACjCAAgBRUAAL4dACAWAADBHQAgFwAAwB0AICgAAL8dACApAADCHQAgB4IOAADIFwAwgw4AAP0IABCEDgAAyBcAMPgOEAC8FgAhmhABAN4VACG3EAEA3hUAIbgQEAC8FgAhAwAAAKMIACADAAD8CAAwFAAA_QgAIAMAAACjCAAgAwAApAgAMAQAAKUIACABAAAAqQgAIAEAAACpCAAgAwAAAKcIACADAACoCAAwBAAAqQgAIAMAAACnCAAgAwAAqAgAMAQAAKkIACADAAAApwgAIAMAAKgIADAEAACpCAAgFYUDAQAAAAGnBQAAvR0AIP0MAgAAAAHEDgEAAAABow8CAAAAAawPAQAAAAHnDwEAAAAB9g8BAAAAAZoQAQAAAAGmEAIAAAABqxAgAAAAAawQAgAAAAGuEAEAAAABrxABAAAAAbAQAgAAAAGxEIAAAAABshABAAAAAbMQAQAAAAG0EAAAvB0AILUQIAAAAAG2EAIAAAABAQgAAIUJACAUhQMBAAAAAf0MAgAAAAHEDgEAAAABow8CAAAAAawPAQAAAAHnDwEAAAAB9g8BAAAAAZoQAQAAAAGmEAIAAAABqxAgAAAAAawQAgAAAAGuEAEAAAABrxABAAAAAbAQAgAAAAGxEIAAAAABshABAAAAAbMQAQAAAAG0EAAAvB0AILUQIAAAAAG2EAIAAAABAQgAAIcJADABCAAAhwkAMBWFAwEA5hgAIacFAAC7HQAg_QwCAOQYACHEDgEA5RgAIaMPAgDjGAAhrA8BAOUYACHnDwEA5RgAIfYPAQDlGAAhmhABAOYYACGmEAIA4xgAIasQIACmGQAhrBACAOQYACGuEAEA5hgAIa8QAQDlGAAhsBACAOMYACGxEIAAAAABshABAOUYACGzEAEA5RgAIbQQAAC6HQAgtRAgAKYZACG2EAIA4xgAIQIAAACpCAAgCAAAigkAIBSFAwEA5hgAIf0MAgDkGAAhxA4BAOUYACGjDwIA4xgAIawPAQDlGAAh5w8BAOUYACH2DwEA5RgAIZoQAQDmGAAhphACAOMYACGrECAAphkAIawQAgDkGAAhrhABAOYYACGvEAEA5RgAIbAQAgDjGAAhsRCAAAAAAbIQAQDlGAAhsxABAOUYACG0EAAAuh0AILUQIACmGQAhthACAOMYACECAAAApwgAIAgAAIwJACACAAAApwgAIAgAAIwJACADAAAAqQgAIA8AAIUJACAQAACKCQAgAQAAAKkIACABAAAApwgAIBMVAAC1HQAgFgAAuB0AIBcAALcdACAoAAC2HQAgKQAAuR0AIMQOAADbGAAgow8AANsYACCsDwAA2xgAIOcPAADbGAAg9g8AANsYACCmEAAA2xgAIKsQAADbGAAgrxAAANsYACCwEAAA2xgAILEQAADbGAAgshAAANsYACCzEAAA2xgAILUQAADbGAAgthAAANsYACAXhQMBAN4VACH9DAIA4RUAIYIOAADHFwAwgw4AAJMJABCEDgAAxxcAMMQOAQDiFQAhow8CAOAVACGsDwEA4hUAIecPAQDiFQAh9g8BAOIVACGaEAEA3hUAIaYQAgDgFQAhqxAgAJQWACGsEAIA4RUAIa4QAQDeFQAhrxABAOIVACGwEAIA4BUAIbEQAADjFQAgshABAOIVACGzEAEA4hUAIbQQAAD4FQAgtRAgAJQWACG2EAIA4BUAIQMAAACnCAAgAwAAkgkAMBQAAJMJACADAAAApwgAIAMAAKgIADAEAACpCAAgAQAAAK0IACABAAAArQgAIAMAAACrCAAgAwAArAgAMAQAAK0IACADAAAAqwgAIAMAAKwIADAEAACtCAAgAwAAAKsIACADAACsCAAwBAAArQgAIAanBQAAtB0AIP0MAgAAAAGBDwEAAAABmhABAAAAAawQAgAAAAGtEAEAAAABAQgAAJsJACAF_QwCAAAAAYEPAQAAAAGaEAEAAAABrBACAAAAAa0QAQAAAAEBCAAAnQkAMAEIAACdCQAwBqcFAACzHQAg_QwCAOQYACGBDwEA5hgAIZoQAQDmGAAhrBACAOMYACGtEAEA5hgAIQIAAACtCAAgCAAAoAkAIAX9DAIA5BgAIYEPAQDmGAAhmhABAOYYACGsEAIA4xgAIa0QAQDmGAAhAgAAAKsIACAIAACiCQAgAgAAAKsIACAIAACiCQAgAwAAAK0IACAPAACbCQAgEAAAoAkAIAEAAACtCAAgAQAAAKsIACAGFQAArh0AIBYAALEdACAXAACwHQAgKAAArx0AICkAALIdACCsEAAA2xgAIAj9DAIA4RUAIYIOAADGFwAwgw4AAKkJABCEDgAAxhcAMIEPAQDeFQAhmhABAN4VACGsEAIA4BUAIa0QAQDeFQAhAwAAAKsIACADAACoCQAwFAAAqQkAIAMAAACrCAAgAwAArAgAMAQAAK0IACABAAAAsQgAIAEAAACxCAAgAwAAAK8IACADAACwCAAwBAAAsQgAIAMAAACvCAAgAwAAsAgAMAQAALEIACADAAAArwgAIAMAALAIADAEAACxCAAgCKcFAACtHQAgmhABAAAAAaYQAgAAAAGnEAIAAAABqBACAAAAAakQAACsHQAgqhCAAAAAAasQAQAAAAEBCAAAsQkAIAeaEAEAAAABphACAAAAAacQAgAAAAGoEAIAAAABqRAAAKwdACCqEIAAAAABqxABAAAAAQEIAACzCQAwAQgAALMJADAIpwUAAKsdACCaEAEA5hgAIaYQAgDkGAAhpxACAOQYACGoEAIA5BgAIakQAACqHQAgqhCAAAAAAasQAQDmGAAhAgAAALEIACAIAAC2CQAgB5oQAQDmGAAhphACAOQYACGnEAIA5BgAIagQAgDkGAAhqRAAAKodACCqEIAAAAABqxABAOYYACECAAAArwgAIAgAALgJACACAAAArwgAIAgAALgJACADAAAAsQgAIA8AALEJACAQAAC2CQAgAQAAALEIACABAAAArwgAIAUVAAClHQAgFgAAqB0AIBcAAKcdACAoAACmHQAgKQAAqR0AIAqCDgAAxRcAMIMOAAC_CQAQhA4AAMUXADCaEAEA3hUAIaYQAgDhFQAhpxACAOEVACGoEAIA4RUAIakQAAD4FQAgqhAAAI0WACCrEAEA3hUAIQMAAACvCAAgAwAAvgkAMBQAAL8JACADAAAArwgAIAMAALAIADAEAACxCAAgAQAAALUIACABAAAAtQgAIAMAAACzCAAgAwAAtAgAMAQAALUIACADAAAAswgAIAMAALQIADAEAAC1CAAgAwAAALMIACADAAC0CAAwBAAAtQgAIAanBQAApB0AIIUOAQAAAAGpDkAAAAAB0w9AAAAAAe8PAAEAAAGaEAEAAAABAQgAAMcJACAFhQ4BAAAAAakOQAAAAAHTD0AAAAAB7w8AAQAAAZoQAQAAAAEBCAAAyQkAMAEIAADJCQAwBqcFAACjHQAghQ4BAOYYACGpDkAA4hgAIdMPQADiGAAh7w8AAacZACGaEAEA5hgAIQIAAAC1CAAgCAAAzAkAIAWFDgEA5hgAIakOQADiGAAh0w9AAOIYACHvDwABpxkAIZoQAQDmGAAhAgAAALMIACAIAADOCQAgAgAAALMIACAIAADOCQAgAwAAALUIACAPAADHCQAgEAAAzAkAIAEAAAC1CAAgAQAAALMIACADFQAAoB0AIBYAAKIdACAXAAChHQAgCIIOAADEFwAwgw4AANUJABCEDgAAxBcAMIUOAQDeFQAhqQ5AAN8VACHTD0AA3xUAIe8PAAGVFgAhmhABAN4VACEDAAAAswgAIAMAANQJADAUAADVCQAgAwAAALMIACADAAC0CAAwBAAAtQgAIByfBgAAvRcAIKAGAAC-FwAggg4AALwXADCDDgAA5QkAEIQOAAC8FwAwhQ4BAAAAAakOQACBFgAhqw4BAP0VACHSDgEA_xUAIdsOAgCFFgAh3g4BAP0VACHoDkAAgBYAIYEPAQD_FQAhhA8EALUWACHADwEA_xUAIdIPAQD_FQAh5g8BAP8VACH_DwQAtRYAIZoQAQD9FQAhmxABAP0VACGcEBAApBYAIZ0QEACkFgAhnhACAIQWACGfEAABoxYAIaAQAgCEFgAhoRAQAKQWACGiEAAAhhYAIKMQAQD_FQAhAQAAANgJACAJngYAAMEXACCCDgAAwxcAMIMOAADaCQAQhA4AAMMXADDEDgEA_RUAIdIOEACkFgAhrw8CAIUWACGWEAEA_RUAIZkQAgCFFgAhAp4GAACfHQAg0g4AANsYACAKngYAAMEXACCCDgAAwxcAMIMOAADaCQAQhA4AAMMXADDEDgEA_RUAIdIOEACkFgAhrw8CAIUWACGWEAEA_RUAIZkQAgCFFgAhpRAAAMIXACADAAAA2gkAIAMAANsJADAEAADcCQAgB54GAADBFwAggg4AAMAXADCDDgAA3gkAEIQOAADAFwAwlhABAP0VACGXEAIAhRYAIZgQAAGiFgAhAZ4GAACfHQAgCJ4GAADBFwAggg4AAMAXADCDDgAA3gkAEIQOAADAFwAwlhABAP0VACGXEAIAhRYAIZgQAAGiFgAhpBAAAL8XACADAAAA3gkAIAMAAN8JADAEAADgCQAgAQAAANoJACABAAAA3gkAIAEAAADYCQAgHJ8GAAC9FwAgoAYAAL4XACCCDgAAvBcAMIMOAADlCQAQhA4AALwXADCFDgEA_RUAIakOQACBFgAhqw4BAP0VACHSDgEA_xUAIdsOAgCFFgAh3g4BAP0VACHoDkAAgBYAIYEPAQD_FQAhhA8EALUWACHADwEA_xUAIdIPAQD_FQAh5g8BAP8VACH_DwQAtRYAIZoQAQD9FQAhmxABAP0VACGcEBAApBYAIZ0QEACkFgAhnhACAIQWACGfEAABoxYAIaAQAgCEFgAhoRAQAKQWACGiEAAAhhYAIKMQAQD_FQAhEp8GAACdHQAgoAYAAJ4dACDSDgAA2xgAIOgOAADbGAAggQ8AANsYACCEDwAA2xgAIMAPAADbGAAg0g8AANsYACDmDwAA2xgAIP8PAADbGAAgnBAAANsYACCdEAAA2xgAIJ4QAADbGAAgnxAAANsYACCgEAAA2xgAIKEQAADbGAAgohAAANsYACCjEAAA2xgAIAMAAADlCQAgAwAA5gkAMAQAANgJACADAAAA5QkAIAMAAOYJADAEAADYCQAgAwAAAOUJACADAADmCQAwBAAA2AkAIBmfBgAAmx0AIKAGAACcHQAghQ4BAAAAAakOQAAAAAGrDgEAAAAB0g4BAAAAAdsOAgAAAAHeDgEAAAAB6A5AAAAAAYEPAQAAAAGEDwQAAAABwA8BAAAAAdIPAQAAAAHmDwEAAAAB_w8EAAAAAZoQAQAAAAGbEAEAAAABnBAQAAAAAZ0QEAAAAAGeEAIAAAABnxAAAQAAAaAQAgAAAAGhEBAAAAABohCAAAAAAaMQAQAAAAEBCAAA6gkAIBeFDgEAAAABqQ5AAAAAAasOAQAAAAHSDgEAAAAB2w4CAAAAAd4OAQAAAAHoDkAAAAABgQ8BAAAAAYQPBAAAAAHADwEAAAAB0g8BAAAAAeYPAQAAAAH_DwQAAAABmhABAAAAAZsQAQAAAAGcEBAAAAABnRAQAAAAAZ4QAgAAAAGfEAABAAABoBACAAAAAaEQEAAAAAGiEIAAAAABoxABAAAAAQEIAADsCQAwAQgAAOwJADAZnwYAAIEdACCgBgAAgh0AIIUOAQDmGAAhqQ5AAOIYACGrDgEA5hgAIdIOAQDlGAAh2w4CAOQYACHeDgEA5hgAIegOQADuGAAhgQ8BAOUYACGEDwQAzRkAIcAPAQDlGAAh0g8BAOUYACHmDwEA5RgAIf8PBADNGQAhmhABAOYYACGbEAEA5hgAIZwQEACpGQAhnRAQAKkZACGeEAIA4xgAIZ8QAAGoGQAhoBACAOMYACGhEBAAqRkAIaIQgAAAAAGjEAEA5RgAIQIAAADYCQAgCAAA7wkAIBeFDgEA5hgAIakOQADiGAAhqw4BAOYYACHSDgEA5RgAIdsOAgDkGAAh3g4BAOYYACHoDkAA7hgAIYEPAQDlGAAhhA8EAM0ZACHADwEA5RgAIdIPAQDlGAAh5g8BAOUYACH_DwQAzRkAIZoQAQDmGAAhmxABAOYYACGcEBAAqRkAIZ0QEACpGQAhnhACAOMYACGfEAABqBkAIaAQAgDjGAAhoRAQAKkZACGiEIAAAAABoxABAOUYACECAAAA5QkAIAgAAPEJACACAAAA5QkAIAgAAPEJACADAAAA2AkAIA8AAOoJACAQAADvCQAgAQAAANgJACABAAAA5QkAIBUVAAD8HAAgFgAA_xwAIBcAAP4cACAoAAD9HAAgKQAAgB0AINIOAADbGAAg6A4AANsYACCBDwAA2xgAIIQPAADbGAAgwA8AANsYACDSDwAA2xgAIOYPAADbGAAg_w8AANsYACCcEAAA2xgAIJ0QAADbGAAgnhAAANsYACCfEAAA2xgAIKAQAADbGAAgoRAAANsYACCiEAAA2xgAIKMQAADbGAAgGoIOAAC7FwAwgw4AAPgJABCEDgAAuxcAMIUOAQDeFQAhqQ5AAN8VACGrDgEA3hUAIdIOAQDiFQAh2w4CAOEVACHeDgEA3hUAIegOQAD0FQAhgQ8BAOIVACGEDwQAsRYAIcAPAQDiFQAh0g8BAOIVACHmDwEA4hUAIf8PBACxFgAhmhABAN4VACGbEAEA3hUAIZwQEACXFgAhnRAQAJcWACGeEAIA4BUAIZ8QAAGWFgAhoBACAOAVACGhEBAAlxYAIaIQAADjFQAgoxABAOIVACEDAAAA5QkAIAMAAPcJADAUAAD4CQAgAwAAAOUJACADAADmCQAwBAAA2AkAIAEAAADcCQAgAQAAANwJACADAAAA2gkAIAMAANsJADAEAADcCQAgAwAAANoJACADAADbCQAwBAAA3AkAIAMAAADaCQAgAwAA2wkAMAQAANwJACAGngYAAPscACDEDgEAAAAB0g4QAAAAAa8PAgAAAAGWEAEAAAABmRACAAAAAQEIAACACgAgBcQOAQAAAAHSDhAAAAABrw8CAAAAAZYQAQAAAAGZEAIAAAABAQgAAIIKADABCAAAggoAMAaeBgAA-hwAIMQOAQDmGAAh0g4QAKkZACGvDwIA5BgAIZYQAQDmGAAhmRACAOQYACECAAAA3AkAIAgAAIUKACAFxA4BAOYYACHSDhAAqRkAIa8PAgDkGAAhlhABAOYYACGZEAIA5BgAIQIAAADaCQAgCAAAhwoAIAIAAADaCQAgCAAAhwoAIAMAAADcCQAgDwAAgAoAIBAAAIUKACABAAAA3AkAIAEAAADaCQAgBhUAAPUcACAWAAD4HAAgFwAA9xwAICgAAPYcACApAAD5HAAg0g4AANsYACAIgg4AALoXADCDDgAAjgoAEIQOAAC6FwAwxA4BAN4VACHSDhAAlxYAIa8PAgDhFQAhlhABAN4VACGZEAIA4RUAIQMAAADaCQAgAwAAjQoAMBQAAI4KACADAAAA2gkAIAMAANsJADAEAADcCQAgAQAAAOAJACABAAAA4AkAIAMAAADeCQAgAwAA3wkAMAQAAOAJACADAAAA3gkAIAMAAN8JADAEAADgCQAgAwAAAN4JACADAADfCQAwBAAA4AkAIASeBgAA9BwAIJYQAQAAAAGXEAIAAAABmBAAAQAAAQEIAACWCgAgA5YQAQAAAAGXEAIAAAABmBAAAQAAAQEIAACYCgAwAQgAAJgKADAEngYAAPMcACCWEAEA5hgAIZcQAgDkGAAhmBAAAacZACECAAAA4AkAIAgAAJsKACADlhABAOYYACGXEAIA5BgAIZgQAAGnGQAhAgAAAN4JACAIAACdCgAgAgAAAN4JACAIAACdCgAgAwAAAOAJACAPAACWCgAgEAAAmwoAIAEAAADgCQAgAQAAAN4JACAFFQAA7hwAIBYAAPEcACAXAADwHAAgKAAA7xwAICkAAPIcACAGgg4AALkXADCDDgAApAoAEIQOAAC5FwAwlhABAN4VACGXEAIA4RUAIZgQAAGVFgAhAwAAAN4JACADAACjCgAwFAAApAoAIAMAAADeCQAgAwAA3wkAMAQAAOAJACABAAAAgwIAIAEAAACDAgAgAwAAAIECACADAACCAgAwBAAAgwIAIAMAAACBAgAgAwAAggIAMAQAAIMCACADAAAAgQIAIAMAAIICADAEAACDAgAgEawBAADqHAAgrwEAAOscACCwAQAA7BwAILEBAADtHAAghQ4BAAAAAakOQAAAAAGrDgEAAAABrQ4BAAAAAbYOAQAAAAGADwEAAAABzw9AAAAAAdsPQAAAAAGQEAEAAAABkhABAAAAAZMQAADpHAAglBBAAAAAAZUQAgAAAAEBCAAArAoAIA2FDgEAAAABqQ5AAAAAAasOAQAAAAGtDgEAAAABtg4BAAAAAYAPAQAAAAHPD0AAAAAB2w9AAAAAAZAQAQAAAAGSEAEAAAABkxAAAOkcACCUEEAAAAABlRACAAAAAQEIAACuCgAwAQgAAK4KADABAAAAhQIAIBGsAQAAwRwAIK8BAADCHAAgsAEAAMMcACCxAQAAxBwAIIUOAQDmGAAhqQ5AAOIYACGrDgEA5RgAIa0OAQDmGAAhtg4BAOUYACGADwEA5hgAIc8PQADuGAAh2w9AAO4YACGQEAEA5hgAIZIQAQDmGAAhkxAAAMAcACCUEEAA7hgAIZUQAgDkGAAhAgAAAIMCACAIAACyCgAgDYUOAQDmGAAhqQ5AAOIYACGrDgEA5RgAIa0OAQDmGAAhtg4BAOUYACGADwEA5hgAIc8PQADuGAAh2w9AAO4YACGQEAEA5hgAIZIQAQDmGAAhkxAAAMAcACCUEEAA7hgAIZUQAgDkGAAhAgAAAIECACAIAAC0CgAgAgAAAIECACAIAAC0CgAgAQAAAIUCACADAAAAgwIAIA8AAKwKACAQAACyCgAgAQAAAIMCACABAAAAgQIAIAoVAAC7HAAgFgAAvhwAIBcAAL0cACAoAAC8HAAgKQAAvxwAIKsOAADbGAAgtg4AANsYACDPDwAA2xgAINsPAADbGAAglBAAANsYACAQgg4AALgXADCDDgAAvAoAEIQOAAC4FwAwhQ4BAN4VACGpDkAA3xUAIasOAQDiFQAhrQ4BAN4VACG2DgEA4hUAIYAPAQDeFQAhzw9AAPQVACHbD0AA9BUAIZAQAQDeFQAhkhABAN4VACGTEAAA-BUAIJQQQAD0FQAhlRACAOEVACEDAAAAgQIAIAMAALsKADAUAAC8CgAgAwAAAIECACADAACCAgAwBAAAgwIAIAmCDgAAtxcAMIMOAADCCgAQhA4AALcXADCrDgEA_xUAIcUOAQD_FQAhkA8gAP4VACHbD0AAgRYAIZAQAQAAAAGREAIAhRYAIQEAAAC_CgAgAQAAAL8KACAJgg4AALcXADCDDgAAwgoAEIQOAAC3FwAwqw4BAP8VACHFDgEA_xUAIZAPIAD-FQAh2w9AAIEWACGQEAEA_RUAIZEQAgCFFgAhAqsOAADbGAAgxQ4AANsYACADAAAAwgoAIAMAAMMKADAEAAC_CgAgAwAAAMIKACADAADDCgAwBAAAvwoAIAMAAADCCgAgAwAAwwoAMAQAAL8KACAGqw4BAAAAAcUOAQAAAAGQDyAAAAAB2w9AAAAAAZAQAQAAAAGREAIAAAABAQgAAMcKACAGqw4BAAAAAcUOAQAAAAGQDyAAAAAB2w9AAAAAAZAQAQAAAAGREAIAAAABAQgAAMkKADABCAAAyQoAMAarDgEA5RgAIcUOAQDlGAAhkA8gAIQZACHbD0AA4hgAIZAQAQDmGAAhkRACAOQYACECAAAAvwoAIAgAAMwKACAGqw4BAOUYACHFDgEA5RgAIZAPIACEGQAh2w9AAOIYACGQEAEA5hgAIZEQAgDkGAAhAgAAAMIKACAIAADOCgAgAgAAAMIKACAIAADOCgAgAwAAAL8KACAPAADHCgAgEAAAzAoAIAEAAAC_CgAgAQAAAMIKACAHFQAAthwAIBYAALkcACAXAAC4HAAgKAAAtxwAICkAALocACCrDgAA2xgAIMUOAADbGAAgCYIOAAC2FwAwgw4AANUKABCEDgAAthcAMKsOAQDiFQAhxQ4BAOIVACGQDyAA-RUAIdsPQADfFQAhkBABAN4VACGREAIA4RUAIQMAAADCCgAgAwAA1AoAMBQAANUKACADAAAAwgoAIAMAAMMKADAEAAC_CgAgAQAAAIkCACABAAAAiQIAIAMAAACHAgAgAwAAiAIAMAQAAIkCACADAAAAhwIAIAMAAIgCADAEAACJAgAgAwAAAIcCACADAACIAgAwBAAAiQIAIAYIgAAAAAGuAQAAtRwAIIUOBAAAAAGHDkAAAAABzA4BAAAAAYkQAQAAAAEBCAAA3QoAIAUIgAAAAAGFDgQAAAABhw5AAAAAAcwOAQAAAAGJEAEAAAABAQgAAN8KADABCAAA3woAMAYIgAAAAAGuAQAAtBwAIIUOBADhGAAhhw5AAOIYACHMDgEA5hgAIYkQAQDmGAAhAgAAAIkCACAIAADiCgAgBQiAAAAAAYUOBADhGAAhhw5AAOIYACHMDgEA5hgAIYkQAQDmGAAhAgAAAIcCACAIAADkCgAgAgAAAIcCACAIAADkCgAgAwAAAIkCACAPAADdCgAgEAAA4goAIAEAAACJAgAgAQAAAIcCACAFFQAArxwAIBYAALIcACAXAACxHAAgKAAAsBwAICkAALMcACAICAAAjRYAIIIOAAC1FwAwgw4AAOsKABCEDgAAtRcAMIUOBADdFQAhhw5AAN8VACHMDgEA3hUAIYkQAQDeFQAhAwAAAIcCACADAADqCgAwFAAA6woAIAMAAACHAgAgAwAAiAIAMAQAAIkCACABAAAAjQIAIAEAAACNAgAgAwAAAIsCACADAACMAgAwBAAAjQIAIAMAAACLAgAgAwAAjAIAMAQAAI0CACADAAAAiwIAIAMAAIwCADAEAACNAgAgDq4BAACuHAAghQ4BAAAAAaQOAgAAAAGmDkAAAAABpw4CAAAAAagOQAAAAAGpDkAAAAABzA4BAAAAAd4OAQAAAAHoDkAAAAABiRABAAAAAY0QgAAAAAGOEAIAAAABjxBAAAAAAQEIAADzCgAgDYUOAQAAAAGkDgIAAAABpg5AAAAAAacOAgAAAAGoDkAAAAABqQ5AAAAAAcwOAQAAAAHeDgEAAAAB6A5AAAAAAYkQAQAAAAGNEIAAAAABjhACAAAAAY8QQAAAAAEBCAAA9QoAMAEIAAD1CgAwDq4BAACtHAAghQ4BAOYYACGkDgIA5BgAIaYOQADuGAAhpw4CAOQYACGoDkAA7hgAIakOQADiGAAhzA4BAOYYACHeDgEA5hgAIegOQADuGAAhiRABAOYYACGNEIAAAAABjhACAOQYACGPEEAA7hgAIQIAAACNAgAgCAAA-AoAIA2FDgEA5hgAIaQOAgDkGAAhpg5AAO4YACGnDgIA5BgAIagOQADuGAAhqQ5AAOIYACHMDgEA5hgAId4OAQDmGAAh6A5AAO4YACGJEAEA5hgAIY0QgAAAAAGOEAIA5BgAIY8QQADuGAAhAgAAAIsCACAIAAD6CgAgAgAAAIsCACAIAAD6CgAgAwAAAI0CACAPAADzCgAgEAAA-AoAIAEAAACNAgAgAQAAAIsCACAJFQAAqBwAIBYAAKscACAXAACqHAAgKAAAqRwAICkAAKwcACCmDgAA2xgAIKgOAADbGAAg6A4AANsYACCPEAAA2xgAIBCCDgAAtBcAMIMOAACBCwAQhA4AALQXADCFDgEA3hUAIaQOAgDhFQAhpg5AAPQVACGnDgIA4RUAIagOQAD0FQAhqQ5AAN8VACHMDgEA3hUAId4OAQDeFQAh6A5AAPQVACGJEAEA3hUAIY0QAACNFgAgjhACAOEVACGPEEAA9BUAIQMAAACLAgAgAwAAgAsAMBQAAIELACADAAAAiwIAIAMAAIwCADAEAACNAgAgAQAAAJECACABAAAAkQIAIAMAAACPAgAgAwAAkAIAMAQAAJECACADAAAAjwIAIAMAAJACADAEAACRAgAgAwAAAI8CACADAACQAgAwBAAAkQIAIAgIgAAAAAGuAQAApxwAIMwOAQAAAAHsD0AAAAABiRABAAAAAYoQAQAAAAGLEEAAAAABjBBAAAAAAQEIAACJCwAgBwiAAAAAAcwOAQAAAAHsD0AAAAABiRABAAAAAYoQAQAAAAGLEEAAAAABjBBAAAAAAQEIAACLCwAwAQgAAIsLADAICIAAAAABrgEAAKYcACDMDgEA5hgAIewPQADiGAAhiRABAOYYACGKEAEA5hgAIYsQQADiGAAhjBBAAO4YACECAAAAkQIAIAgAAI4LACAHCIAAAAABzA4BAOYYACHsD0AA4hgAIYkQAQDmGAAhihABAOYYACGLEEAA4hgAIYwQQADuGAAhAgAAAI8CACAIAACQCwAgAgAAAI8CACAIAACQCwAgAwAAAJECACAPAACJCwAgEAAAjgsAIAEAAACRAgAgAQAAAI8CACAEFQAAoxwAIBYAAKUcACAXAACkHAAgjBAAANsYACAKCAAAjRYAIIIOAACzFwAwgw4AAJcLABCEDgAAsxcAMMwOAQDeFQAh7A9AAN8VACGJEAEA3hUAIYoQAQDeFQAhixBAAN8VACGMEEAA9BUAIQMAAACPAgAgAwAAlgsAMBQAAJcLACADAAAAjwIAIAMAAJACADAEAACRAgAgEYIOAACyFwAwgw4AAJ0LABCEDgAAshcAMIUOAQAAAAGpDkAAgRYAIe0OAQD9FQAhzw9AAIEWACHTD0AAgRYAIYAQAQD9FQAhgRABAP8VACGCEAEA_RUAIYMQAQD9FQAhhBABAP8VACGFEEAAgBYAIYYQAQD_FQAhhxBAAIAWACGIEEAAgBYAIQEAAACaCwAgAQAAAJoLACARgg4AALIXADCDDgAAnQsAEIQOAACyFwAwhQ4BAP0VACGpDkAAgRYAIe0OAQD9FQAhzw9AAIEWACHTD0AAgRYAIYAQAQD9FQAhgRABAP8VACGCEAEA_RUAIYMQAQD9FQAhhBABAP8VACGFEEAAgBYAIYYQAQD_FQAhhxBAAIAWACGIEEAAgBYAIQaBEAAA2xgAIIQQAADbGAAghRAAANsYACCGEAAA2xgAIIcQAADbGAAgiBAAANsYACADAAAAnQsAIAMAAJ4LADAEAACaCwAgAwAAAJ0LACADAACeCwAwBAAAmgsAIAMAAACdCwAgAwAAngsAMAQAAJoLACAOhQ4BAAAAAakOQAAAAAHtDgEAAAABzw9AAAAAAdMPQAAAAAGAEAEAAAABgRABAAAAAYIQAQAAAAGDEAEAAAABhBABAAAAAYUQQAAAAAGGEAEAAAABhxBAAAAAAYgQQAAAAAEBCAAAogsAIA6FDgEAAAABqQ5AAAAAAe0OAQAAAAHPD0AAAAAB0w9AAAAAAYAQAQAAAAGBEAEAAAABghABAAAAAYMQAQAAAAGEEAEAAAABhRBAAAAAAYYQAQAAAAGHEEAAAAABiBBAAAAAAQEIAACkCwAwAQgAAKQLADAOhQ4BAOYYACGpDkAA4hgAIe0OAQDmGAAhzw9AAOIYACHTD0AA4hgAIYAQAQDmGAAhgRABAOUYACGCEAEA5hgAIYMQAQDmGAAhhBABAOUYACGFEEAA7hgAIYYQAQDlGAAhhxBAAO4YACGIEEAA7hgAIQIAAACaCwAgCAAApwsAIA6FDgEA5hgAIakOQADiGAAh7Q4BAOYYACHPD0AA4hgAIdMPQADiGAAhgBABAOYYACGBEAEA5RgAIYIQAQDmGAAhgxABAOYYACGEEAEA5RgAIYUQQADuGAAhhhABAOUYACGHEEAA7hgAIYgQQADuGAAhAgAAAJ0LACAIAACpCwAgAgAAAJ0LACAIAACpCwAgAwAAAJoLACAPAACiCwAgEAAApwsAIAEAAACaCwAgAQAAAJ0LACAJFQAAoBwAIBYAAKIcACAXAAChHAAggRAAANsYACCEEAAA2xgAIIUQAADbGAAghhAAANsYACCHEAAA2xgAIIgQAADbGAAgEYIOAACxFwAwgw4AALALABCEDgAAsRcAMIUOAQDeFQAhqQ5AAN8VACHtDgEA3hUAIc8PQADfFQAh0w9AAN8VACGAEAEA3hUAIYEQAQDiFQAhghABAN4VACGDEAEA3hUAIYQQAQDiFQAhhRBAAPQVACGGEAEA4hUAIYcQQAD0FQAhiBBAAPQVACEDAAAAnQsAIAMAAK8LADAUAACwCwAgAwAAAJ0LACADAACeCwAwBAAAmgsAIAeCDgAAsBcAMIMOAAC2CwAQhA4AALAXADCFDgEAAAAB0w9AAIEWACH-DwAA-BUAIP8PQACAFgAhAQAAALMLACABAAAAswsAIAeCDgAAsBcAMIMOAAC2CwAQhA4AALAXADCFDgEA_RUAIdMPQACBFgAh_g8AAPgVACD_D0AAgBYAIQH_DwAA2xgAIAMAAAC2CwAgAwAAtwsAMAQAALMLACADAAAAtgsAIAMAALcLADAEAACzCwAgAwAAALYLACADAAC3CwAwBAAAswsAIASFDgEAAAAB0w9AAAAAAf4PAACfHAAg_w9AAAAAAQEIAAC7CwAgBIUOAQAAAAHTD0AAAAAB_g8AAJ8cACD_D0AAAAABAQgAAL0LADABCAAAvQsAMASFDgEA5hgAIdMPQADiGAAh_g8AAJ4cACD_D0AA7hgAIQIAAACzCwAgCAAAwAsAIASFDgEA5hgAIdMPQADiGAAh_g8AAJ4cACD_D0AA7hgAIQIAAAC2CwAgCAAAwgsAIAIAAAC2CwAgCAAAwgsAIAMAAACzCwAgDwAAuwsAIBAAAMALACABAAAAswsAIAEAAAC2CwAgBBUAAJscACAWAACdHAAgFwAAnBwAIP8PAADbGAAgB4IOAACvFwAwgw4AAMkLABCEDgAArxcAMIUOAQDeFQAh0w9AAN8VACH-DwAA-BUAIP8PQAD0FQAhAwAAALYLACADAADICwAwFAAAyQsAIAMAAAC2CwAgAwAAtwsAMAQAALMLACAMwQcAAJAWACDCBwAAoBcAIMMHAAChFwAgxgcAAKIXACDHBwAAoxcAIIIOAACfFwAwgw4AAOoLABCEDgAAnxcAMIUOAQAAAAGpDkAAgRYAIasOAQD9FQAhiQ8BAP0VACEBAAAAzAsAIA7BBwAAlRcAIIIOAACuFwAwgw4AAM4LABCEDgAArhcAMIUOAQD9FQAhig4BAP8VACGpDkAAgRYAIasOAQD9FQAhrg4CAIUWACGWD0AAgBYAIcMPQACBFgAh5g8BAP0VACH5DwEA_RUAIfoPAACGFgAgBMEHAACyGwAgig4AANsYACCWDwAA2xgAIPoPAADbGAAgDsEHAACVFwAggg4AAK4XADCDDgAAzgsAEIQOAACuFwAwhQ4BAAAAAYoOAQD_FQAhqQ5AAIEWACGrDgEA_RUAIa4OAgCFFgAhlg9AAIAWACHDD0AAgRYAIeYPAQD9FQAh-Q8BAP0VACH6DwAAhhYAIAMAAADOCwAgAwAAzwsAMAQAANALACAIwQcAAJUXACCCDgAArRcAMIMOAADSCwAQhA4AAK0XADDmDwEA_RUAIfYPAQD9FQAh9w8BAP0VACH4D0AAgRYAIQHBBwAAshsAIAnBBwAAlRcAIIIOAACtFwAwgw4AANILABCEDgAArRcAMOYPAQD9FQAh9g8BAP0VACH3DwEA_RUAIfgPQACBFgAh_Q8AAKwXACADAAAA0gsAIAMAANMLADAEAADUCwAgC8EHAACVFwAgxQcAAKsXACCCDgAAqhcAMIMOAADWCwAQhA4AAKoXADCpDkAAgRYAIasOAQD9FQAh5g8BAP0VACHvDwEA_RUAIfQPQACAFgAh9Q8CAIUWACEDwQcAALIbACDFBwAAmhwAIPQPAADbGAAgC8EHAACVFwAgxQcAAKsXACCCDgAAqhcAMIMOAADWCwAQhA4AAKoXADCpDkAAgRYAIasOAQD9FQAh5g8BAP0VACHvDwEAAAAB9A9AAIAWACH1DwIAhRYAIQMAAADWCwAgAwAA1wsAMAQAANgLACAIxAcAAKkXACCCDgAAqBcAMIMOAADaCwAQhA4AAKgXADCED0AAgRYAIe8PAQD9FQAh8g8EAIgWACHzDwQAiBYAIQHEBwAAmRwAIAnEBwAAqRcAIIIOAACoFwAwgw4AANoLABCEDgAAqBcAMIQPQACBFgAh7w8BAP0VACHyDwQAiBYAIfMPBACIFgAh_A8AAKcXACADAAAA2gsAIAMAANsLADAEAADcCwAgAQAAANoLACALhgMCAIUWACHBBwAAlRcAIMgHAACWFwAggg4AAJQXADCDDgAA3wsAEIQOAACUFwAwqw4BAP0VACHmDwEA_RUAIewPQACBFgAh7Q8gAP4VACHuD0AAgBYAIQEAAADfCwAgD8cHAACmFwAggg4AAKUXADCDDgAA4QsAEIQOAAClFwAwhw5AAIEWACGfDgEA_xUAIacOAQD_FQAhxA4BAP0VACHaDkAAgRYAIeYPAQD9FQAh5w8BAP0VACHoDwAA-BUAIOkPQACAFgAh6g8BAP8VACHrDwAAhhYAIAbHBwAAmBwAIJ8OAADbGAAgpw4AANsYACDpDwAA2xgAIOoPAADbGAAg6w8AANsYACAQxwcAAKYXACCCDgAApRcAMIMOAADhCwAQhA4AAKUXADCHDkAAgRYAIZ8OAQD_FQAhpw4BAP8VACHEDgEA_RUAIdoOQACBFgAh5g8BAP0VACHnDwEA_RUAIegPAAD4FQAg6Q9AAIAWACHqDwEA_xUAIesPAACGFgAg-w8AAKQXACADAAAA4QsAIAMAAOILADAEAADjCwAgAQAAAOELACABAAAAzgsAIAEAAADSCwAgAQAAANYLACABAAAAzAsAIAzBBwAAkBYAIMIHAACgFwAgwwcAAKEXACDGBwAAohcAIMcHAACjFwAggg4AAJ8XADCDDgAA6gsAEIQOAACfFwAwhQ4BAP0VACGpDkAAgRYAIasOAQD9FQAhiQ8BAP0VACEEwgcAAJUcACDDBwAAlhwAIMYHAACXHAAgxwcAAJgcACADAAAA6gsAIAMAAOsLADAEAADMCwAgAwAAAOoLACADAADrCwAwBAAAzAsAIAMAAADqCwAgAwAA6wsAMAQAAMwLACAJwQeAAAAAAcIHAACRHAAgwwcAAJIcACDGBwAAkxwAIMcHAACUHAAghQ4BAAAAAakOQAAAAAGrDgEAAAABiQ8BAAAAAQEIAADvCwAgBcEHgAAAAAGFDgEAAAABqQ5AAAAAAasOAQAAAAGJDwEAAAABAQgAAPELADABCAAA8QsAMAnBB4AAAAABwgcAAOQbACDDBwAA5RsAIMYHAADmGwAgxwcAAOcbACCFDgEA5hgAIakOQADiGAAhqw4BAOYYACGJDwEA5hgAIQIAAADMCwAgCAAA9AsAIAXBB4AAAAABhQ4BAOYYACGpDkAA4hgAIasOAQDmGAAhiQ8BAOYYACECAAAA6gsAIAgAAPYLACACAAAA6gsAIAgAAPYLACADAAAAzAsAIA8AAO8LACAQAAD0CwAgAQAAAMwLACABAAAA6gsAIAMVAADhGwAgFgAA4xsAIBcAAOIbACAIwQcAAI0WACCCDgAAnhcAMIMOAAD9CwAQhA4AAJ4XADCFDgEA3hUAIakOQADfFQAhqw4BAN4VACGJDwEA3hUAIQMAAADqCwAgAwAA_AsAMBQAAP0LACADAAAA6gsAIAMAAOsLADAEAADMCwAgAQAAANALACABAAAA0AsAIAMAAADOCwAgAwAAzwsAMAQAANALACADAAAAzgsAIAMAAM8LADAEAADQCwAgAwAAAM4LACADAADPCwAwBAAA0AsAIAvBBwAA4BsAIIUOAQAAAAGKDgEAAAABqQ5AAAAAAasOAQAAAAGuDgIAAAABlg9AAAAAAcMPQAAAAAHmDwEAAAAB-Q8BAAAAAfoPgAAAAAEBCAAAhQwAIAqFDgEAAAABig4BAAAAAakOQAAAAAGrDgEAAAABrg4CAAAAAZYPQAAAAAHDD0AAAAAB5g8BAAAAAfkPAQAAAAH6D4AAAAABAQgAAIcMADABCAAAhwwAMAvBBwAA3xsAIIUOAQDmGAAhig4BAOUYACGpDkAA4hgAIasOAQDmGAAhrg4CAOQYACGWD0AA7hgAIcMPQADiGAAh5g8BAOYYACH5DwEA5hgAIfoPgAAAAAECAAAA0AsAIAgAAIoMACAKhQ4BAOYYACGKDgEA5RgAIakOQADiGAAhqw4BAOYYACGuDgIA5BgAIZYPQADuGAAhww9AAOIYACHmDwEA5hgAIfkPAQDmGAAh-g-AAAAAAQIAAADOCwAgCAAAjAwAIAIAAADOCwAgCAAAjAwAIAMAAADQCwAgDwAAhQwAIBAAAIoMACABAAAA0AsAIAEAAADOCwAgCBUAANobACAWAADdGwAgFwAA3BsAICgAANsbACApAADeGwAgig4AANsYACCWDwAA2xgAIPoPAADbGAAgDYIOAACdFwAwgw4AAJMMABCEDgAAnRcAMIUOAQDeFQAhig4BAOIVACGpDkAA3xUAIasOAQDeFQAhrg4CAOEVACGWD0AA9BUAIcMPQADfFQAh5g8BAN4VACH5DwEA3hUAIfoPAADjFQAgAwAAAM4LACADAACSDAAwFAAAkwwAIAMAAADOCwAgAwAAzwsAMAQAANALACABAAAA1AsAIAEAAADUCwAgAwAAANILACADAADTCwAwBAAA1AsAIAMAAADSCwAgAwAA0wsAMAQAANQLACADAAAA0gsAIAMAANMLADAEAADUCwAgBcEHAADZGwAg5g8BAAAAAfYPAQAAAAH3DwEAAAAB-A9AAAAAAQEIAACbDAAgBOYPAQAAAAH2DwEAAAAB9w8BAAAAAfgPQAAAAAEBCAAAnQwAMAEIAACdDAAwBcEHAADYGwAg5g8BAOYYACH2DwEA5hgAIfcPAQDmGAAh-A9AAOIYACECAAAA1AsAIAgAAKAMACAE5g8BAOYYACH2DwEA5hgAIfcPAQDmGAAh-A9AAOIYACECAAAA0gsAIAgAAKIMACACAAAA0gsAIAgAAKIMACADAAAA1AsAIA8AAJsMACAQAACgDAAgAQAAANQLACABAAAA0gsAIAMVAADVGwAgFgAA1xsAIBcAANYbACAHgg4AAJwXADCDDgAAqQwAEIQOAACcFwAw5g8BAN4VACH2DwEA3hUAIfcPAQDeFQAh-A9AAN8VACEDAAAA0gsAIAMAAKgMADAUAACpDAAgAwAAANILACADAADTCwAwBAAA1AsAIAEAAADYCwAgAQAAANgLACADAAAA1gsAIAMAANcLADAEAADYCwAgAwAAANYLACADAADXCwAwBAAA2AsAIAMAAADWCwAgAwAA1wsAMAQAANgLACAIwQcAANMbACDFBwAA1BsAIKkOQAAAAAGrDgEAAAAB5g8BAAAAAe8PAQAAAAH0D0AAAAAB9Q8CAAAAAQEIAACxDAAgBqkOQAAAAAGrDgEAAAAB5g8BAAAAAe8PAQAAAAH0D0AAAAAB9Q8CAAAAAQEIAACzDAAwAQgAALMMADAIwQcAAMUbACDFBwAAxhsAIKkOQADiGAAhqw4BAOYYACHmDwEA5hgAIe8PAQDmGAAh9A9AAO4YACH1DwIA5BgAIQIAAADYCwAgCAAAtgwAIAapDkAA4hgAIasOAQDmGAAh5g8BAOYYACHvDwEA5hgAIfQPQADuGAAh9Q8CAOQYACECAAAA1gsAIAgAALgMACACAAAA1gsAIAgAALgMACADAAAA2AsAIA8AALEMACAQAAC2DAAgAQAAANgLACABAAAA1gsAIAYVAADAGwAgFgAAwxsAIBcAAMIbACAoAADBGwAgKQAAxBsAIPQPAADbGAAgCYIOAACbFwAwgw4AAL8MABCEDgAAmxcAMKkOQADfFQAhqw4BAN4VACHmDwEA3hUAIe8PAQDeFQAh9A9AAPQVACH1DwIA4RUAIQMAAADWCwAgAwAAvgwAMBQAAL8MACADAAAA1gsAIAMAANcLADAEAADYCwAgAQAAANwLACABAAAA3AsAIAMAAADaCwAgAwAA2wsAMAQAANwLACADAAAA2gsAIAMAANsLADAEAADcCwAgAwAAANoLACADAADbCwAwBAAA3AsAIAXEBwAAvxsAIIQPQAAAAAHvDwEAAAAB8g8EAAAAAfMPBAAAAAEBCAAAxwwAIASED0AAAAAB7w8BAAAAAfIPBAAAAAHzDwQAAAABAQgAAMkMADABCAAAyQwAMAXEBwAAvhsAIIQPQADiGAAh7w8BAOYYACHyDwQA4RgAIfMPBADhGAAhAgAAANwLACAIAADMDAAgBIQPQADiGAAh7w8BAOYYACHyDwQA4RgAIfMPBADhGAAhAgAAANoLACAIAADODAAgAgAAANoLACAIAADODAAgAwAAANwLACAPAADHDAAgEAAAzAwAIAEAAADcCwAgAQAAANoLACAFFQAAuRsAIBYAALwbACAXAAC7GwAgKAAAuhsAICkAAL0bACAHgg4AAJoXADCDDgAA1QwAEIQOAACaFwAwhA9AAN8VACHvDwEA3hUAIfIPBADdFQAh8w8EAN0VACEDAAAA2gsAIAMAANQMADAUAADVDAAgAwAAANoLACADAADbCwAwBAAA3AsAIAiCDgAAmBcAMIMOAADbDAAQhA4AAJgXADDEDgEA_RUAIYQPQACBFgAh7w8BAP0VACHwDwIAhRYAIfEPAACZFwAgAQAAANgMACABAAAA2AwAIAeCDgAAmBcAMIMOAADbDAAQhA4AAJgXADDEDgEA_RUAIYQPQACBFgAh7w8BAP0VACHwDwIAhRYAIQADAAAA2wwAIAMAANwMADAEAADYDAAgAwAAANsMACADAADcDAAwBAAA2AwAIAMAAADbDAAgAwAA3AwAMAQAANgMACAExA4BAAAAAYQPQAAAAAHvDwEAAAAB8A8CAAAAAQEIAADgDAAgBMQOAQAAAAGED0AAAAAB7w8BAAAAAfAPAgAAAAEBCAAA4gwAMAEIAADiDAAwBMQOAQDmGAAhhA9AAOIYACHvDwEA5hgAIfAPAgDkGAAhAgAAANgMACAIAADlDAAgBMQOAQDmGAAhhA9AAOIYACHvDwEA5hgAIfAPAgDkGAAhAgAAANsMACAIAADnDAAgAgAAANsMACAIAADnDAAgAwAAANgMACAPAADgDAAgEAAA5QwAIAEAAADYDAAgAQAAANsMACAFFQAAtBsAIBYAALcbACAXAAC2GwAgKAAAtRsAICkAALgbACAHgg4AAJcXADCDDgAA7gwAEIQOAACXFwAwxA4BAN4VACGED0AA3xUAIe8PAQDeFQAh8A8CAOEVACEDAAAA2wwAIAMAAO0MADAUAADuDAAgAwAAANsMACADAADcDAAwBAAA2AwAIAuGAwIAhRYAIcEHAACVFwAgyAcAAJYXACCCDgAAlBcAMIMOAADfCwAQhA4AAJQXADCrDgEA_RUAIeYPAQAAAAHsD0AAgRYAIe0PIAD-FQAh7g9AAIAWACEBAAAA8QwAIAEAAADxDAAgA8EHAACyGwAgyAcAALMbACDuDwAA2xgAIAMAAADfCwAgAwAA9AwAMAQAAPEMACADAAAA3wsAIAMAAPQMADAEAADxDAAgAwAAAN8LACADAAD0DAAwBAAA8QwAIAiGAwIAAAABwQcAALAbACDIBwAAsRsAIKsOAQAAAAHmDwEAAAAB7A9AAAAAAe0PIAAAAAHuD0AAAAABAQgAAPgMACAGhgMCAAAAAasOAQAAAAHmDwEAAAAB7A9AAAAAAe0PIAAAAAHuD0AAAAABAQgAAPoMADABCAAA-gwAMAiGAwIA5BgAIcEHAACiGwAgyAcAAKMbACCrDgEA5hgAIeYPAQDmGAAh7A9AAOIYACHtDyAAhBkAIe4PQADuGAAhAgAAAPEMACAIAAD9DAAgBoYDAgDkGAAhqw4BAOYYACHmDwEA5hgAIewPQADiGAAh7Q8gAIQZACHuD0AA7hgAIQIAAADfCwAgCAAA_wwAIAIAAADfCwAgCAAA_wwAIAMAAADxDAAgDwAA-AwAIBAAAP0MACABAAAA8QwAIAEAAADfCwAgBhUAAJ0bACAWAACgGwAgFwAAnxsAICgAAJ4bACApAAChGwAg7g8AANsYACAJhgMCAOEVACGCDgAAkxcAMIMOAACGDQAQhA4AAJMXADCrDgEA3hUAIeYPAQDeFQAh7A9AAN8VACHtDyAA-RUAIe4PQAD0FQAhAwAAAN8LACADAACFDQAwFAAAhg0AIAMAAADfCwAgAwAA9AwAMAQAAPEMACABAAAA4wsAIAEAAADjCwAgAwAAAOELACADAADiCwAwBAAA4wsAIAMAAADhCwAgAwAA4gsAMAQAAOMLACADAAAA4QsAIAMAAOILADAEAADjCwAgDMcHAACcGwAghw5AAAAAAZ8OAQAAAAGnDgEAAAABxA4BAAAAAdoOQAAAAAHmDwEAAAAB5w8BAAAAAegPAACbGwAg6Q9AAAAAAeoPAQAAAAHrD4AAAAABAQgAAI4NACALhw5AAAAAAZ8OAQAAAAGnDgEAAAABxA4BAAAAAdoOQAAAAAHmDwEAAAAB5w8BAAAAAegPAACbGwAg6Q9AAAAAAeoPAQAAAAHrD4AAAAABAQgAAJANADABCAAAkA0AMAzHBwAAmhsAIIcOQADiGAAhnw4BAOUYACGnDgEA5RgAIcQOAQDmGAAh2g5AAOIYACHmDwEA5hgAIecPAQDmGAAh6A8AAJkbACDpD0AA7hgAIeoPAQDlGAAh6w-AAAAAAQIAAADjCwAgCAAAkw0AIAuHDkAA4hgAIZ8OAQDlGAAhpw4BAOUYACHEDgEA5hgAIdoOQADiGAAh5g8BAOYYACHnDwEA5hgAIegPAACZGwAg6Q9AAO4YACHqDwEA5RgAIesPgAAAAAECAAAA4QsAIAgAAJUNACACAAAA4QsAIAgAAJUNACADAAAA4wsAIA8AAI4NACAQAACTDQAgAQAAAOMLACABAAAA4QsAIAgVAACWGwAgFgAAmBsAIBcAAJcbACCfDgAA2xgAIKcOAADbGAAg6Q8AANsYACDqDwAA2xgAIOsPAADbGAAgDoIOAACSFwAwgw4AAJwNABCEDgAAkhcAMIcOQADfFQAhnw4BAOIVACGnDgEA4hUAIcQOAQDeFQAh2g5AAN8VACHmDwEA3hUAIecPAQDeFQAh6A8AAPgVACDpD0AA9BUAIeoPAQDiFQAh6w8AAOMVACADAAAA4QsAIAMAAJsNADAUAACcDQAgAwAAAOELACADAADiCwAwBAAA4wsAIAeCDgAAkBcAMIMOAACiDQAQhA4AAJAXADDWDgEA_RUAIYQPQACBFgAh5A8CAIUWACHlDwAAkRcAIAEAAACfDQAgAQAAAJ8NACAGgg4AAJAXADCDDgAAog0AEIQOAACQFwAw1g4BAP0VACGED0AAgRYAIeQPAgCFFgAhAAMAAACiDQAgAwAAow0AMAQAAJ8NACADAAAAog0AIAMAAKMNADAEAACfDQAgAwAAAKINACADAACjDQAwBAAAnw0AIAPWDgEAAAABhA9AAAAAAeQPAgAAAAEBCAAApw0AIAPWDgEAAAABhA9AAAAAAeQPAgAAAAEBCAAAqQ0AMAEIAACpDQAwA9YOAQDmGAAhhA9AAOIYACHkDwIA5BgAIQIAAACfDQAgCAAArA0AIAPWDgEA5hgAIYQPQADiGAAh5A8CAOQYACECAAAAog0AIAgAAK4NACACAAAAog0AIAgAAK4NACADAAAAnw0AIA8AAKcNACAQAACsDQAgAQAAAJ8NACABAAAAog0AIAUVAACRGwAgFgAAlBsAIBcAAJMbACAoAACSGwAgKQAAlRsAIAaCDgAAjxcAMIMOAAC1DQAQhA4AAI8XADDWDgEA3hUAIYQPQADfFQAh5A8CAOEVACEDAAAAog0AIAMAALQNADAUAAC1DQAgAwAAAKINACADAACjDQAwBAAAnw0AIA_aCAAAiBcAINsIAACJFwAg0A0CAIUWACGCDgAAhxcAMIMOAADFDQAQhA4AAIcXADCnDgEA_xUAIaoOAQD_FQAhxA4BAAAAAdYOAQD9FQAh2Q5AAIEWACHaDkAAgBYAIYcPIAD-FQAh2w9AAIEWACHeD0AAgBYAIQEAAAC4DQAgDtkIAACMFwAggg4AAI4XADCDDgAAug0AEIQOAACOFwAwig4BAP8VACHEDgEA_RUAIcYOBACIFgAh4A4gAP4VACHhDgIAhRYAIeIOAAD4FQAg5A4BAP8VACHnDgAAkBYAILsPAAGjFgAh4g8EALUWACEF2QgAAJAbACCKDgAA2xgAIOQOAADbGAAguw8AANsYACDiDwAA2xgAIA_ZCAAAjBcAIIIOAACOFwAwgw4AALoNABCEDgAAjhcAMIoOAQD_FQAhxA4BAP0VACHGDgQAiBYAIdwOAACNFwAg4A4gAP4VACHhDgIAhRYAIeIOAAD4FQAg5A4BAP8VACHnDgAAkBYAILsPAAGjFgAh4g8EALUWACEDAAAAug0AIAMAALsNADAEAAC8DQAgD9kIAACMFwAggg4AAIsXADCDDgAAvg0AEIQOAACLFwAwxA4BAP0VACHZDkAAgBYAIYcPIAD-FQAh2g8BAP0VACHbD0AAgRYAIdwPIAD-FQAh3Q8BAP8VACHeD0AAgBYAId8PQACAFgAh4A9AAIAWACHhDwAAhhYAIAfZCAAAkBsAINkOAADbGAAg3Q8AANsYACDeDwAA2xgAIN8PAADbGAAg4A8AANsYACDhDwAA2xgAIBDZCAAAjBcAIIIOAACLFwAwgw4AAL4NABCEDgAAixcAMMQOAQD9FQAh2Q5AAIAWACGHDyAA_hUAIdoPAQD9FQAh2w9AAIEWACHcDyAA_hUAId0PAQD_FQAh3g9AAIAWACHfD0AAgBYAIeAPQACAFgAh4Q8AAIYWACDjDwAAihcAIAMAAAC-DQAgAwAAvw0AMAQAAMANACABAAAAug0AIAEAAAC-DQAgAQAAALgNACAP2ggAAIgXACDbCAAAiRcAINANAgCFFgAhgg4AAIcXADCDDgAAxQ0AEIQOAACHFwAwpw4BAP8VACGqDgEA_xUAIcQOAQD9FQAh1g4BAP0VACHZDkAAgRYAIdoOQACAFgAhhw8gAP4VACHbD0AAgRYAId4PQACAFgAhBtoIAACOGwAg2wgAAI8bACCnDgAA2xgAIKoOAADbGAAg2g4AANsYACDeDwAA2xgAIAMAAADFDQAgAwAAxg0AMAQAALgNACADAAAAxQ0AIAMAAMYNADAEAAC4DQAgAwAAAMUNACADAADGDQAwBAAAuA0AIAzaCAAAjBsAINsIAACNGwAg0A0CAAAAAacOAQAAAAGqDgEAAAABxA4BAAAAAdYOAQAAAAHZDkAAAAAB2g5AAAAAAYcPIAAAAAHbD0AAAAAB3g9AAAAAAQEIAADKDQAgCtANAgAAAAGnDgEAAAABqg4BAAAAAcQOAQAAAAHWDgEAAAAB2Q5AAAAAAdoOQAAAAAGHDyAAAAAB2w9AAAAAAd4PQAAAAAEBCAAAzA0AMAEIAADMDQAwDNoIAADyGgAg2wgAAPMaACDQDQIA5BgAIacOAQDlGAAhqg4BAOUYACHEDgEA5hgAIdYOAQDmGAAh2Q5AAOIYACHaDkAA7hgAIYcPIACEGQAh2w9AAOIYACHeD0AA7hgAIQIAAAC4DQAgCAAAzw0AIArQDQIA5BgAIacOAQDlGAAhqg4BAOUYACHEDgEA5hgAIdYOAQDmGAAh2Q5AAOIYACHaDkAA7hgAIYcPIACEGQAh2w9AAOIYACHeD0AA7hgAIQIAAADFDQAgCAAA0Q0AIAIAAADFDQAgCAAA0Q0AIAMAAAC4DQAgDwAAyg0AIBAAAM8NACABAAAAuA0AIAEAAADFDQAgCRUAAO0aACAWAADwGgAgFwAA7xoAICgAAO4aACApAADxGgAgpw4AANsYACCqDgAA2xgAINoOAADbGAAg3g8AANsYACAN0A0CAOEVACGCDgAAhhcAMIMOAADYDQAQhA4AAIYXADCnDgEA4hUAIaoOAQDiFQAhxA4BAN4VACHWDgEA3hUAIdkOQADfFQAh2g5AAPQVACGHDyAA-RUAIdsPQADfFQAh3g9AAPQVACEDAAAAxQ0AIAMAANcNADAUAADYDQAgAwAAAMUNACADAADGDQAwBAAAuA0AIAEAAAC8DQAgAQAAALwNACADAAAAug0AIAMAALsNADAEAAC8DQAgAwAAALoNACADAAC7DQAwBAAAvA0AIAMAAAC6DQAgAwAAuw0AMAQAALwNACAL2QgAAOwaACCKDgEAAAABxA4BAAAAAcYOBAAAAAHgDiAAAAAB4Q4CAAAAAeIOAADrGgAg5A4BAAAAAecOgAAAAAG7DwABAAAB4g8EAAAAAQEIAADgDQAgCooOAQAAAAHEDgEAAAABxg4EAAAAAeAOIAAAAAHhDgIAAAAB4g4AAOsaACDkDgEAAAAB5w6AAAAAAbsPAAEAAAHiDwQAAAABAQgAAOINADABCAAA4g0AMAvZCAAA6hoAIIoOAQDlGAAhxA4BAOYYACHGDgQA4RgAIeAOIACEGQAh4Q4CAOQYACHiDgAA6RoAIOQOAQDlGAAh5w6AAAAAAbsPAAGoGQAh4g8EAM0ZACECAAAAvA0AIAgAAOUNACAKig4BAOUYACHEDgEA5hgAIcYOBADhGAAh4A4gAIQZACHhDgIA5BgAIeIOAADpGgAg5A4BAOUYACHnDoAAAAABuw8AAagZACHiDwQAzRkAIQIAAAC6DQAgCAAA5w0AIAIAAAC6DQAgCAAA5w0AIAMAAAC8DQAgDwAA4A0AIBAAAOUNACABAAAAvA0AIAEAAAC6DQAgCRUAAOQaACAWAADnGgAgFwAA5hoAICgAAOUaACApAADoGgAgig4AANsYACDkDgAA2xgAILsPAADbGAAg4g8AANsYACANgg4AAIUXADCDDgAA7g0AEIQOAACFFwAwig4BAOIVACHEDgEA3hUAIcYOBADdFQAh4A4gAPkVACHhDgIA4RUAIeIOAAD4FQAg5A4BAOIVACHnDgAAjRYAILsPAAGWFgAh4g8EALEWACEDAAAAug0AIAMAAO0NADAUAADuDQAgAwAAALoNACADAAC7DQAwBAAAvA0AIAEAAADADQAgAQAAAMANACADAAAAvg0AIAMAAL8NADAEAADADQAgAwAAAL4NACADAAC_DQAwBAAAwA0AIAMAAAC-DQAgAwAAvw0AMAQAAMANACAM2QgAAOMaACDEDgEAAAAB2Q5AAAAAAYcPIAAAAAHaDwEAAAAB2w9AAAAAAdwPIAAAAAHdDwEAAAAB3g9AAAAAAd8PQAAAAAHgD0AAAAAB4Q-AAAAAAQEIAAD2DQAgC8QOAQAAAAHZDkAAAAABhw8gAAAAAdoPAQAAAAHbD0AAAAAB3A8gAAAAAd0PAQAAAAHeD0AAAAAB3w9AAAAAAeAPQAAAAAHhD4AAAAABAQgAAPgNADABCAAA-A0AMAzZCAAA4hoAIMQOAQDmGAAh2Q5AAO4YACGHDyAAhBkAIdoPAQDmGAAh2w9AAOIYACHcDyAAhBkAId0PAQDlGAAh3g9AAO4YACHfD0AA7hgAIeAPQADuGAAh4Q-AAAAAAQIAAADADQAgCAAA-w0AIAvEDgEA5hgAIdkOQADuGAAhhw8gAIQZACHaDwEA5hgAIdsPQADiGAAh3A8gAIQZACHdDwEA5RgAId4PQADuGAAh3w9AAO4YACHgD0AA7hgAIeEPgAAAAAECAAAAvg0AIAgAAP0NACACAAAAvg0AIAgAAP0NACADAAAAwA0AIA8AAPYNACAQAAD7DQAgAQAAAMANACABAAAAvg0AIAkVAADfGgAgFgAA4RoAIBcAAOAaACDZDgAA2xgAIN0PAADbGAAg3g8AANsYACDfDwAA2xgAIOAPAADbGAAg4Q8AANsYACAOgg4AAIQXADCDDgAAhA4AEIQOAACEFwAwxA4BAN4VACHZDkAA9BUAIYcPIAD5FQAh2g8BAN4VACHbD0AA3xUAIdwPIAD5FQAh3Q8BAOIVACHeD0AA9BUAId8PQAD0FQAh4A9AAPQVACHhDwAA4xUAIAMAAAC-DQAgAwAAgw4AMBQAAIQOACADAAAAvg0AIAMAAL8NADAEAADADQAgD4IOAACCFwAwgw4AAIoOABCEDgAAghcAMMQOAQD9FQAhxg4EAIgWACHHDgQAiBYAIckOAgCFFgAhzQ4BAP0VACHeDgEA_RUAIYkPAQD9FQAh0w9AAIEWACHWDwEA_RUAIdcPEADAFgAh2A9AAIEWACHZDwAAgxcAIAEAAACHDgAgAQAAAIcOACAOgg4AAIIXADCDDgAAig4AEIQOAACCFwAwxA4BAP0VACHGDgQAiBYAIccOBACIFgAhyQ4CAIUWACHNDgEA_RUAId4OAQD9FQAhiQ8BAP0VACHTD0AAgRYAIdYPAQD9FQAh1w8QAMAWACHYD0AAgRYAIQADAAAAig4AIAMAAIsOADAEAACHDgAgAwAAAIoOACADAACLDgAwBAAAhw4AIAMAAACKDgAgAwAAiw4AMAQAAIcOACALxA4BAAAAAcYOBAAAAAHHDgQAAAAByQ4CAAAAAc0OAQAAAAHeDgEAAAABiQ8BAAAAAdMPQAAAAAHWDwEAAAAB1w8QAAAAAdgPQAAAAAEBCAAAjw4AIAvEDgEAAAABxg4EAAAAAccOBAAAAAHJDgIAAAABzQ4BAAAAAd4OAQAAAAGJDwEAAAAB0w9AAAAAAdYPAQAAAAHXDxAAAAAB2A9AAAAAAQEIAACRDgAwAQgAAJEOADALxA4BAOYYACHGDgQA4RgAIccOBADhGAAhyQ4CAOQYACHNDgEA5hgAId4OAQDmGAAhiQ8BAOYYACHTD0AA4hgAIdYPAQDmGAAh1w8QANwZACHYD0AA4hgAIQIAAACHDgAgCAAAlA4AIAvEDgEA5hgAIcYOBADhGAAhxw4EAOEYACHJDgIA5BgAIc0OAQDmGAAh3g4BAOYYACGJDwEA5hgAIdMPQADiGAAh1g8BAOYYACHXDxAA3BkAIdgPQADiGAAhAgAAAIoOACAIAACWDgAgAgAAAIoOACAIAACWDgAgAwAAAIcOACAPAACPDgAgEAAAlA4AIAEAAACHDgAgAQAAAIoOACAFFQAA2hoAIBYAAN0aACAXAADcGgAgKAAA2xoAICkAAN4aACAOgg4AAIEXADCDDgAAnQ4AEIQOAACBFwAwxA4BAN4VACHGDgQA3RUAIccOBADdFQAhyQ4CAOEVACHNDgEA3hUAId4OAQDeFQAhiQ8BAN4VACHTD0AA3xUAIdYPAQDeFQAh1w8QALwWACHYD0AA3xUAIQMAAACKDgAgAwAAnA4AMBQAAJ0OACADAAAAig4AIAMAAIsOADAEAACHDgAgBoIOAACAFwAwgw4AAKMOABCEDgAAgBcAMMYOBAAAAAHHDgQAiBYAIdYPAQD9FQAhAQAAAKAOACABAAAAoA4AIAaCDgAAgBcAMIMOAACjDgAQhA4AAIAXADDGDgQAiBYAIccOBACIFgAh1g8BAP0VACEAAwAAAKMOACADAACkDgAwBAAAoA4AIAMAAACjDgAgAwAApA4AMAQAAKAOACADAAAAow4AIAMAAKQOADAEAACgDgAgA8YOBAAAAAHHDgQAAAAB1g8BAAAAAQEIAACoDgAgA8YOBAAAAAHHDgQAAAAB1g8BAAAAAQEIAACqDgAwAQgAAKoOADADxg4EAOEYACHHDgQA4RgAIdYPAQDmGAAhAgAAAKAOACAIAACtDgAgA8YOBADhGAAhxw4EAOEYACHWDwEA5hgAIQIAAACjDgAgCAAArw4AIAIAAACjDgAgCAAArw4AIAMAAACgDgAgDwAAqA4AIBAAAK0OACABAAAAoA4AIAEAAACjDgAgBRUAANUaACAWAADYGgAgFwAA1xoAICgAANYaACApAADZGgAgBoIOAAD_FgAwgw4AALYOABCEDgAA_xYAMMYOBADdFQAhxw4EAN0VACHWDwEA3hUAIQMAAACjDgAgAwAAtQ4AMBQAALYOACADAAAAow4AIAMAAKQOADAEAACgDgAgDoIOAAD-FgAwgw4AALwOABCEDgAA_hYAMKkOQACBFgAhqw4BAP8VACHGDgQAiBYAIYkPAQAAAAHFDxAAAAAB0A8BAP0VACHRDxAAwBYAIdIPAQD9FQAh0w9AAIEWACHUDwEA_xUAIdUPAAD4FQAgAQAAALkOACABAAAAuQ4AIA6CDgAA_hYAMIMOAAC8DgAQhA4AAP4WADCpDkAAgRYAIasOAQD_FQAhxg4EAIgWACGJDwEA_RUAIcUPEADAFgAh0A8BAP0VACHRDxAAwBYAIdIPAQD9FQAh0w9AAIEWACHUDwEA_xUAIdUPAAD4FQAgAqsOAADbGAAg1A8AANsYACADAAAAvA4AIAMAAL0OADAEAAC5DgAgAwAAALwOACADAAC9DgAwBAAAuQ4AIAMAAAC8DgAgAwAAvQ4AMAQAALkOACALqQ5AAAAAAasOAQAAAAHGDgQAAAABiQ8BAAAAAcUPEAAAAAHQDwEAAAAB0Q8QAAAAAdIPAQAAAAHTD0AAAAAB1A8BAAAAAdUPAADUGgAgAQgAAMEOACALqQ5AAAAAAasOAQAAAAHGDgQAAAABiQ8BAAAAAcUPEAAAAAHQDwEAAAAB0Q8QAAAAAdIPAQAAAAHTD0AAAAAB1A8BAAAAAdUPAADUGgAgAQgAAMMOADABCAAAww4AMAupDkAA4hgAIasOAQDlGAAhxg4EAOEYACGJDwEA5hgAIcUPEADcGQAh0A8BAOYYACHRDxAA3BkAIdIPAQDmGAAh0w9AAOIYACHUDwEA5RgAIdUPAADTGgAgAgAAALkOACAIAADGDgAgC6kOQADiGAAhqw4BAOUYACHGDgQA4RgAIYkPAQDmGAAhxQ8QANwZACHQDwEA5hgAIdEPEADcGQAh0g8BAOYYACHTD0AA4hgAIdQPAQDlGAAh1Q8AANMaACACAAAAvA4AIAgAAMgOACACAAAAvA4AIAgAAMgOACADAAAAuQ4AIA8AAMEOACAQAADGDgAgAQAAALkOACABAAAAvA4AIAcVAADOGgAgFgAA0RoAIBcAANAaACAoAADPGgAgKQAA0hoAIKsOAADbGAAg1A8AANsYACAOgg4AAP0WADCDDgAAzw4AEIQOAAD9FgAwqQ5AAN8VACGrDgEA4hUAIcYOBADdFQAhiQ8BAN4VACHFDxAAvBYAIdAPAQDeFQAh0Q8QALwWACHSDwEA3hUAIdMPQADfFQAh1A8BAOIVACHVDwAA-BUAIAMAAAC8DgAgAwAAzg4AMBQAAM8OACADAAAAvA4AIAMAAL0OADAEAAC5DgAgBoIOAAD8FgAwgw4AANUOABCEDgAA_BYAMKkOQACBFgAhxA4BAAAAAc4PAQAAAAEBAAAA0g4AIAEAAADSDgAgBoIOAAD8FgAwgw4AANUOABCEDgAA_BYAMKkOQACBFgAhxA4BAP0VACHODwEA_RUAIQADAAAA1Q4AIAMAANYOADAEAADSDgAgAwAAANUOACADAADWDgAwBAAA0g4AIAMAAADVDgAgAwAA1g4AMAQAANIOACADqQ5AAAAAAcQOAQAAAAHODwEAAAABAQgAANoOACADqQ5AAAAAAcQOAQAAAAHODwEAAAABAQgAANwOADABCAAA3A4AMAOpDkAA4hgAIcQOAQDmGAAhzg8BAOYYACECAAAA0g4AIAgAAN8OACADqQ5AAOIYACHEDgEA5hgAIc4PAQDmGAAhAgAAANUOACAIAADhDgAgAgAAANUOACAIAADhDgAgAwAAANIOACAPAADaDgAgEAAA3w4AIAEAAADSDgAgAQAAANUOACADFQAAyxoAIBYAAM0aACAXAADMGgAgBoIOAAD7FgAwgw4AAOgOABCEDgAA-xYAMKkOQADfFQAhxA4BAN4VACHODwEA3hUAIQMAAADVDgAgAwAA5w4AMBQAAOgOACADAAAA1Q4AIAMAANYOADAEAADSDgAgCIIOAAD6FgAwgw4AAO4OABCEDgAA-hYAMKkOQACBFgAhzA8BAAAAAc0PAQD9FQAhzg8BAP0VACHPD0AAgBYAIQEAAADrDgAgAQAAAOsOACAIgg4AAPoWADCDDgAA7g4AEIQOAAD6FgAwqQ5AAIEWACHMDwEA_RUAIc0PAQD9FQAhzg8BAP0VACHPD0AAgBYAIQHPDwAA2xgAIAMAAADuDgAgAwAA7w4AMAQAAOsOACADAAAA7g4AIAMAAO8OADAEAADrDgAgAwAAAO4OACADAADvDgAwBAAA6w4AIAWpDkAAAAABzA8BAAAAAc0PAQAAAAHODwEAAAABzw9AAAAAAQEIAADzDgAgBakOQAAAAAHMDwEAAAABzQ8BAAAAAc4PAQAAAAHPD0AAAAABAQgAAPUOADABCAAA9Q4AMAWpDkAA4hgAIcwPAQDmGAAhzQ8BAOYYACHODwEA5hgAIc8PQADuGAAhAgAAAOsOACAIAAD4DgAgBakOQADiGAAhzA8BAOYYACHNDwEA5hgAIc4PAQDmGAAhzw9AAO4YACECAAAA7g4AIAgAAPoOACACAAAA7g4AIAgAAPoOACADAAAA6w4AIA8AAPMOACAQAAD4DgAgAQAAAOsOACABAAAA7g4AIAQVAADIGgAgFgAAyhoAIBcAAMkaACDPDwAA2xgAIAiCDgAA-RYAMIMOAACBDwAQhA4AAPkWADCpDkAA3xUAIcwPAQDeFQAhzQ8BAN4VACHODwEA3hUAIc8PQAD0FQAhAwAAAO4OACADAACADwAwFAAAgQ8AIAMAAADuDgAgAwAA7w4AMAQAAOsOACAHgg4AAPgWADCDDgAAhw8AEIQOAAD4FgAwqQ5AAIEWACGrDgEA_RUAIc0OAQAAAAGJDwEA_RUAIQEAAACEDwAgAQAAAIQPACAHgg4AAPgWADCDDgAAhw8AEIQOAAD4FgAwqQ5AAIEWACGrDgEA_RUAIc0OAQD9FQAhiQ8BAP0VACEAAwAAAIcPACADAACIDwAwBAAAhA8AIAMAAACHDwAgAwAAiA8AMAQAAIQPACADAAAAhw8AIAMAAIgPADAEAACEDwAgBKkOQAAAAAGrDgEAAAABzQ4BAAAAAYkPAQAAAAEBCAAAjA8AIASpDkAAAAABqw4BAAAAAc0OAQAAAAGJDwEAAAABAQgAAI4PADABCAAAjg8AMASpDkAA4hgAIasOAQDmGAAhzQ4BAOYYACGJDwEA5hgAIQIAAACEDwAgCAAAkQ8AIASpDkAA4hgAIasOAQDmGAAhzQ4BAOYYACGJDwEA5hgAIQIAAACHDwAgCAAAkw8AIAIAAACHDwAgCAAAkw8AIAMAAACEDwAgDwAAjA8AIBAAAJEPACABAAAAhA8AIAEAAACHDwAgAxUAAMUaACAWAADHGgAgFwAAxhoAIAeCDgAA9xYAMIMOAACaDwAQhA4AAPcWADCpDkAA3xUAIasOAQDeFQAhzQ4BAN4VACGJDwEA3hUAIQMAAACHDwAgAwAAmQ8AMBQAAJoPACADAAAAhw8AIAMAAIgPADAEAACEDwAgDIIOAAD1FgAwgw4AAKAPABCEDgAA9RYAMMYOBACIFgAhxA8BAP0VACHFDwQAiBYAIcYPAQD9FQAhxw8AAPgVACDIDwIAhRYAIckPQACBFgAhyg9AAIAWACHLDwAA9hYAIAEAAACdDwAgAQAAAJ0PACALgg4AAPUWADCDDgAAoA8AEIQOAAD1FgAwxg4EAIgWACHEDwEA_RUAIcUPBACIFgAhxg8BAP0VACHHDwAA-BUAIMgPAgCFFgAhyQ9AAIEWACHKD0AAgBYAIQHKDwAA2xgAIAMAAACgDwAgAwAAoQ8AMAQAAJ0PACADAAAAoA8AIAMAAKEPADAEAACdDwAgAwAAAKAPACADAAChDwAwBAAAnQ8AIAjGDgQAAAABxA8BAAAAAcUPBAAAAAHGDwEAAAABxw8AAMQaACDIDwIAAAAByQ9AAAAAAcoPQAAAAAEBCAAApQ8AIAjGDgQAAAABxA8BAAAAAcUPBAAAAAHGDwEAAAABxw8AAMQaACDIDwIAAAAByQ9AAAAAAcoPQAAAAAEBCAAApw8AMAEIAACnDwAwCMYOBADhGAAhxA8BAOYYACHFDwQA4RgAIcYPAQDmGAAhxw8AAMMaACDIDwIA5BgAIckPQADiGAAhyg9AAO4YACECAAAAnQ8AIAgAAKoPACAIxg4EAOEYACHEDwEA5hgAIcUPBADhGAAhxg8BAOYYACHHDwAAwxoAIMgPAgDkGAAhyQ9AAOIYACHKD0AA7hgAIQIAAACgDwAgCAAArA8AIAIAAACgDwAgCAAArA8AIAMAAACdDwAgDwAApQ8AIBAAAKoPACABAAAAnQ8AIAEAAACgDwAgBhUAAL4aACAWAADBGgAgFwAAwBoAICgAAL8aACApAADCGgAgyg8AANsYACALgg4AAPQWADCDDgAAsw8AEIQOAAD0FgAwxg4EAN0VACHEDwEA3hUAIcUPBADdFQAhxg8BAN4VACHHDwAA-BUAIMgPAgDhFQAhyQ9AAN8VACHKD0AA9BUAIQMAAACgDwAgAwAAsg8AMBQAALMPACADAAAAoA8AIAMAAKEPADAEAACdDwAgGoIOAADyFgAwgw4AALkPABCEDgAA8hYAMKMOAQD9FQAhxg4EAIgWACHtDgEA_RUAIfUOAgCFFgAhoQ8AAPMWACCjDwIAhRYAIaQPAgCFFgAhpQ8CAIUWACGmDwIAhRYAIacPAgCFFgAhqA8CAIUWACGpDwIAhRYAIaoPAgCFFgAhqw8gAP4VACGsDwEA_RUAIboPAAGiFgAhvQ8AAJAWACC-DwEA_RUAIb8PAQD9FQAhwA8AAaIWACHBDwQAiBYAIcIPBAC1FgAhww9AAIEWACEBAAAAtg8AIAEAAAC2DwAgGYIOAADyFgAwgw4AALkPABCEDgAA8hYAMKMOAQD9FQAhxg4EAIgWACHtDgEA_RUAIfUOAgCFFgAhow8CAIUWACGkDwIAhRYAIaUPAgCFFgAhpg8CAIUWACGnDwIAhRYAIagPAgCFFgAhqQ8CAIUWACGqDwIAhRYAIasPIAD-FQAhrA8BAP0VACG6DwABohYAIb0PAACQFgAgvg8BAP0VACG_DwEA_RUAIcAPAAGiFgAhwQ8EAIgWACHCDwQAtRYAIcMPQACBFgAhAcIPAADbGAAgAwAAALkPACADAAC6DwAwBAAAtg8AIAMAAAC5DwAgAwAAug8AMAQAALYPACADAAAAuQ8AIAMAALoPADAEAAC2DwAgFqMOAQAAAAHGDgQAAAAB7Q4BAAAAAfUOAgAAAAGjDwIAAAABpA8CAAAAAaUPAgAAAAGmDwIAAAABpw8CAAAAAagPAgAAAAGpDwIAAAABqg8CAAAAAasPIAAAAAGsDwEAAAABug8AAQAAAb0PgAAAAAG-DwEAAAABvw8BAAAAAcAPAAEAAAHBDwQAAAABwg8EAAAAAcMPQAAAAAEBCAAAvg8AIBajDgEAAAABxg4EAAAAAe0OAQAAAAH1DgIAAAABow8CAAAAAaQPAgAAAAGlDwIAAAABpg8CAAAAAacPAgAAAAGoDwIAAAABqQ8CAAAAAaoPAgAAAAGrDyAAAAABrA8BAAAAAboPAAEAAAG9D4AAAAABvg8BAAAAAb8PAQAAAAHADwABAAABwQ8EAAAAAcIPBAAAAAHDD0AAAAABAQgAAMAPADABCAAAwA8AMBajDgEA5hgAIcYOBADhGAAh7Q4BAOYYACH1DgIA5BgAIaMPAgDkGAAhpA8CAOQYACGlDwIA5BgAIaYPAgDkGAAhpw8CAOQYACGoDwIA5BgAIakPAgDkGAAhqg8CAOQYACGrDyAAhBkAIawPAQDmGAAhug8AAacZACG9D4AAAAABvg8BAOYYACG_DwEA5hgAIcAPAAGnGQAhwQ8EAOEYACHCDwQAzRkAIcMPQADiGAAhAgAAALYPACAIAADDDwAgFqMOAQDmGAAhxg4EAOEYACHtDgEA5hgAIfUOAgDkGAAhow8CAOQYACGkDwIA5BgAIaUPAgDkGAAhpg8CAOQYACGnDwIA5BgAIagPAgDkGAAhqQ8CAOQYACGqDwIA5BgAIasPIACEGQAhrA8BAOYYACG6DwABpxkAIb0PgAAAAAG-DwEA5hgAIb8PAQDmGAAhwA8AAacZACHBDwQA4RgAIcIPBADNGQAhww9AAOIYACECAAAAuQ8AIAgAAMUPACACAAAAuQ8AIAgAAMUPACADAAAAtg8AIA8AAL4PACAQAADDDwAgAQAAALYPACABAAAAuQ8AIAYVAAC5GgAgFgAAvBoAIBcAALsaACAoAAC6GgAgKQAAvRoAIMIPAADbGAAgGYIOAADxFgAwgw4AAMwPABCEDgAA8RYAMKMOAQDeFQAhxg4EAN0VACHtDgEA3hUAIfUOAgDhFQAhow8CAOEVACGkDwIA4RUAIaUPAgDhFQAhpg8CAOEVACGnDwIA4RUAIagPAgDhFQAhqQ8CAOEVACGqDwIA4RUAIasPIAD5FQAhrA8BAN4VACG6DwABlRYAIb0PAACNFgAgvg8BAN4VACG_DwEA3hUAIcAPAAGVFgAhwQ8EAN0VACHCDwQAsRYAIcMPQADfFQAhAwAAALkPACADAADLDwAwFAAAzA8AIAMAAAC5DwAgAwAAug8AMAQAALYPACAHgg4AAO8WADCDDgAA0g8AEIQOAADvFgAw7Q4BAP0VACG6DwABohYAIbsPAAGiFgAhvA8AAPAWACABAAAAzw8AIAEAAADPDwAgBoIOAADvFgAwgw4AANIPABCEDgAA7xYAMO0OAQD9FQAhug8AAaIWACG7DwABohYAIQADAAAA0g8AIAMAANMPADAEAADPDwAgAwAAANIPACADAADTDwAwBAAAzw8AIAMAAADSDwAgAwAA0w8AMAQAAM8PACAD7Q4BAAAAAboPAAEAAAG7DwABAAABAQgAANcPACAD7Q4BAAAAAboPAAEAAAG7DwABAAABAQgAANkPADABCAAA2Q8AMAPtDgEA5hgAIboPAAGnGQAhuw8AAacZACECAAAAzw8AIAgAANwPACAD7Q4BAOYYACG6DwABpxkAIbsPAAGnGQAhAgAAANIPACAIAADeDwAgAgAAANIPACAIAADeDwAgAwAAAM8PACAPAADXDwAgEAAA3A8AIAEAAADPDwAgAQAAANIPACADFQAAthoAIBYAALgaACAXAAC3GgAgBoIOAADuFgAwgw4AAOUPABCEDgAA7hYAMO0OAQDeFQAhug8AAZUWACG7DwABlRYAIQMAAADSDwAgAwAA5A8AMBQAAOUPACADAAAA0g8AIAMAANMPADAEAADPDwAgCoIOAADsFgAwgw4AAOsPABCEDgAA7BYAMMYOBACIFgAh7Q4BAP0VACGTDwQAiBYAIaEPAADtFgAgpQ8AAOkWACCqDwAA6RYAILkPAADpFgAgAQAAAOgPACABAAAA6A8AIAmCDgAA7BYAMIMOAADrDwAQhA4AAOwWADDGDgQAiBYAIe0OAQD9FQAhkw8EAIgWACGlDwAA6RYAIKoPAADpFgAguQ8AAOkWACAAAwAAAOsPACADAADsDwAwBAAA6A8AIAMAAADrDwAgAwAA7A8AMAQAAOgPACADAAAA6w8AIAMAAOwPADAEAADoDwAgBsYOBAAAAAHtDgEAAAABkw8EAAAAAaUPAAC0GgAgqg8AALUaACC5DwAAsxoAIAEIAADwDwAgBsYOBAAAAAHtDgEAAAABkw8EAAAAAaUPAAC0GgAgqg8AALUaACC5DwAAsxoAIAEIAADyDwAwAQgAAPIPADAGxg4EAOEYACHtDgEA5hgAIZMPBADhGAAhpQ8AALEaACCqDwAAshoAILkPAACwGgAgAgAAAOgPACAIAAD1DwAgBsYOBADhGAAh7Q4BAOYYACGTDwQA4RgAIaUPAACxGgAgqg8AALIaACC5DwAAsBoAIAIAAADrDwAgCAAA9w8AIAIAAADrDwAgCAAA9w8AIAMAAADoDwAgDwAA8A8AIBAAAPUPACABAAAA6A8AIAEAAADrDwAgBRUAAKsaACAWAACuGgAgFwAArRoAICgAAKwaACApAACvGgAgCYIOAADrFgAwgw4AAP4PABCEDgAA6xYAMMYOBADdFQAh7Q4BAN4VACGTDwQA3RUAIaUPAADpFgAgqg8AAOkWACC5DwAA6RYAIAMAAADrDwAgAwAA_Q8AMBQAAP4PACADAAAA6w8AIAMAAOwPADAEAADoDwAgEIIOAADqFgAwgw4AAIQQABCEDgAA6hYAMIUOBAAAAAGHDkAAgRYAIcYOBACIFgAhxw4EALUWACHtDgEA_RUAIZ0PAQD9FQAhsg8AAOkWACCzDwAA6RYAILQPIAD-FQAhtQ8gAP4VACG2DwQAiBYAIbcPBACIFgAhuA8EALUWACEBAAAAgRAAIAEAAACBEAAgEIIOAADqFgAwgw4AAIQQABCEDgAA6hYAMIUOBACIFgAhhw5AAIEWACHGDgQAiBYAIccOBAC1FgAh7Q4BAP0VACGdDwEA_RUAIbIPAADpFgAgsw8AAOkWACC0DyAA_hUAIbUPIAD-FQAhtg8EAIgWACG3DwQAiBYAIbgPBAC1FgAhAscOAADbGAAguA8AANsYACADAAAAhBAAIAMAAIUQADAEAACBEAAgAwAAAIQQACADAACFEAAwBAAAgRAAIAMAAACEEAAgAwAAhRAAMAQAAIEQACANhQ4EAAAAAYcOQAAAAAHGDgQAAAABxw4EAAAAAe0OAQAAAAGdDwEAAAABsg8AAKkaACCzDwAAqhoAILQPIAAAAAG1DyAAAAABtg8EAAAAAbcPBAAAAAG4DwQAAAABAQgAAIkQACANhQ4EAAAAAYcOQAAAAAHGDgQAAAABxw4EAAAAAe0OAQAAAAGdDwEAAAABsg8AAKkaACCzDwAAqhoAILQPIAAAAAG1DyAAAAABtg8EAAAAAbcPBAAAAAG4DwQAAAABAQgAAIsQADABCAAAixAAMA2FDgQA4RgAIYcOQADiGAAhxg4EAOEYACHHDgQAzRkAIe0OAQDmGAAhnQ8BAOYYACGyDwAApxoAILMPAACoGgAgtA8gAIQZACG1DyAAhBkAIbYPBADhGAAhtw8EAOEYACG4DwQAzRkAIQIAAACBEAAgCAAAjhAAIA2FDgQA4RgAIYcOQADiGAAhxg4EAOEYACHHDgQAzRkAIe0OAQDmGAAhnQ8BAOYYACGyDwAApxoAILMPAACoGgAgtA8gAIQZACG1DyAAhBkAIbYPBADhGAAhtw8EAOEYACG4DwQAzRkAIQIAAACEEAAgCAAAkBAAIAIAAACEEAAgCAAAkBAAIAMAAACBEAAgDwAAiRAAIBAAAI4QACABAAAAgRAAIAEAAACEEAAgBxUAAKIaACAWAAClGgAgFwAApBoAICgAAKMaACApAACmGgAgxw4AANsYACC4DwAA2xgAIBCCDgAA6BYAMIMOAACXEAAQhA4AAOgWADCFDgQA3RUAIYcOQADfFQAhxg4EAN0VACHHDgQAsRYAIe0OAQDeFQAhnQ8BAN4VACGyDwAA6RYAILMPAADpFgAgtA8gAPkVACG1DyAA-RUAIbYPBADdFQAhtw8EAN0VACG4DwQAsRYAIQMAAACEEAAgAwAAlhAAMBQAAJcQACADAAAAhBAAIAMAAIUQADAEAACBEAAgBoUDAQD9FQAhgg4AAOcWADCDDgAAnRAAEIQOAADnFgAwhQ4EAAAAAYcOQACBFgAhAQAAAJoQACABAAAAmhAAIAaFAwEA_RUAIYIOAADnFgAwgw4AAJ0QABCEDgAA5xYAMIUOBACIFgAhhw5AAIEWACEAAwAAAJ0QACADAACeEAAwBAAAmhAAIAMAAACdEAAgAwAAnhAAMAQAAJoQACADAAAAnRAAIAMAAJ4QADAEAACaEAAgA4UDAQAAAAGFDgQAAAABhw5AAAAAAQEIAACiEAAgA4UDAQAAAAGFDgQAAAABhw5AAAAAAQEIAACkEAAwAQgAAKQQADADhQMBAOYYACGFDgQA4RgAIYcOQADiGAAhAgAAAJoQACAIAACnEAAgA4UDAQDmGAAhhQ4EAOEYACGHDkAA4hgAIQIAAACdEAAgCAAAqRAAIAIAAACdEAAgCAAAqRAAIAMAAACaEAAgDwAAohAAIBAAAKcQACABAAAAmhAAIAEAAACdEAAgBRUAAJ0aACAWAACgGgAgFwAAnxoAICgAAJ4aACApAAChGgAgBoUDAQDeFQAhgg4AAOYWADCDDgAAsBAAEIQOAADmFgAwhQ4EAN0VACGHDkAA3xUAIQMAAACdEAAgAwAArxAAMBQAALAQACADAAAAnRAAIAMAAJ4QADAEAACaEAAgB4IOAADlFgAwgw4AALYQABCEDgAA5RYAMIUOAgAAAAGvDwEA_RUAIbAPAACQFgAgsQ9AAIEWACEBAAAAsxAAIAEAAACzEAAgB4IOAADlFgAwgw4AALYQABCEDgAA5RYAMIUOAgCFFgAhrw8BAP0VACGwDwAAkBYAILEPQACBFgAhAAMAAAC2EAAgAwAAtxAAMAQAALMQACADAAAAthAAIAMAALcQADAEAACzEAAgAwAAALYQACADAAC3EAAwBAAAsxAAIASFDgIAAAABrw8BAAAAAbAPgAAAAAGxD0AAAAABAQgAALsQACAEhQ4CAAAAAa8PAQAAAAGwD4AAAAABsQ9AAAAAAQEIAAC9EAAwAQgAAL0QADAEhQ4CAOQYACGvDwEA5hgAIbAPgAAAAAGxD0AA4hgAIQIAAACzEAAgCAAAwBAAIASFDgIA5BgAIa8PAQDmGAAhsA-AAAAAAbEPQADiGAAhAgAAALYQACAIAADCEAAgAgAAALYQACAIAADCEAAgAwAAALMQACAPAAC7EAAgEAAAwBAAIAEAAACzEAAgAQAAALYQACAFFQAAmBoAIBYAAJsaACAXAACaGgAgKAAAmRoAICkAAJwaACAHgg4AAOQWADCDDgAAyRAAEIQOAADkFgAwhQ4CAOEVACGvDwEA3hUAIbAPAACNFgAgsQ9AAN8VACEDAAAAthAAIAMAAMgQADAUAADJEAAgAwAAALYQACADAAC3EAAwBAAAsxAAIBWCDgAA4hYAMIMOAADPEAAQhA4AAOIWADDGDgQAiBYAIe0OAQD9FQAh9Q4CAIUWACGED0AAgRYAIZ0PAQD9FQAhog9AAIEWACGjDwIAhRYAIaQPAgCFFgAhpQ8CAIUWACGmDwIAhRYAIacPAgCFFgAhqA8CAIUWACGpDwIAhRYAIaoPAgCFFgAhqw8gAP4VACGsDwEA_RUAIa0PQACBFgAhrg8AAOMWACABAAAAzBAAIAEAAADMEAAgFIIOAADiFgAwgw4AAM8QABCEDgAA4hYAMMYOBACIFgAh7Q4BAP0VACH1DgIAhRYAIYQPQACBFgAhnQ8BAP0VACGiD0AAgRYAIaMPAgCFFgAhpA8CAIUWACGlDwIAhRYAIaYPAgCFFgAhpw8CAIUWACGoDwIAhRYAIakPAgCFFgAhqg8CAIUWACGrDyAA_hUAIawPAQD9FQAhrQ9AAIEWACEAAwAAAM8QACADAADQEAAwBAAAzBAAIAMAAADPEAAgAwAA0BAAMAQAAMwQACADAAAAzxAAIAMAANAQADAEAADMEAAgEcYOBAAAAAHtDgEAAAAB9Q4CAAAAAYQPQAAAAAGdDwEAAAABog9AAAAAAaMPAgAAAAGkDwIAAAABpQ8CAAAAAaYPAgAAAAGnDwIAAAABqA8CAAAAAakPAgAAAAGqDwIAAAABqw8gAAAAAawPAQAAAAGtD0AAAAABAQgAANQQACARxg4EAAAAAe0OAQAAAAH1DgIAAAABhA9AAAAAAZ0PAQAAAAGiD0AAAAABow8CAAAAAaQPAgAAAAGlDwIAAAABpg8CAAAAAacPAgAAAAGoDwIAAAABqQ8CAAAAAaoPAgAAAAGrDyAAAAABrA8BAAAAAa0PQAAAAAEBCAAA1hAAMAEIAADWEAAwEcYOBADhGAAh7Q4BAOYYACH1DgIA5BgAIYQPQADiGAAhnQ8BAOYYACGiD0AA4hgAIaMPAgDkGAAhpA8CAOQYACGlDwIA5BgAIaYPAgDkGAAhpw8CAOQYACGoDwIA5BgAIakPAgDkGAAhqg8CAOQYACGrDyAAhBkAIawPAQDmGAAhrQ9AAOIYACECAAAAzBAAIAgAANkQACARxg4EAOEYACHtDgEA5hgAIfUOAgDkGAAhhA9AAOIYACGdDwEA5hgAIaIPQADiGAAhow8CAOQYACGkDwIA5BgAIaUPAgDkGAAhpg8CAOQYACGnDwIA5BgAIagPAgDkGAAhqQ8CAOQYACGqDwIA5BgAIasPIACEGQAhrA8BAOYYACGtD0AA4hgAIQIAAADPEAAgCAAA2xAAIAIAAADPEAAgCAAA2xAAIAMAAADMEAAgDwAA1BAAIBAAANkQACABAAAAzBAAIAEAAADPEAAgBRUAAJMaACAWAACWGgAgFwAAlRoAICgAAJQaACApAACXGgAgFIIOAADhFgAwgw4AAOIQABCEDgAA4RYAMMYOBADdFQAh7Q4BAN4VACH1DgIA4RUAIYQPQADfFQAhnQ8BAN4VACGiD0AA3xUAIaMPAgDhFQAhpA8CAOEVACGlDwIA4RUAIaYPAgDhFQAhpw8CAOEVACGoDwIA4RUAIakPAgDhFQAhqg8CAOEVACGrDyAA-RUAIawPAQDeFQAhrQ9AAN8VACEDAAAAzxAAIAMAAOEQADAUAADiEAAgAwAAAM8QACADAADQEAAwBAAAzBAAIAiCDgAA3xYAMIMOAADoEAAQhA4AAN8WADDGDgQAiBYAIdoOQACBFgAh7Q4BAP0VACGgD0AAgRYAIaEPAADgFgAgAQAAAOUQACABAAAA5RAAIAeCDgAA3xYAMIMOAADoEAAQhA4AAN8WADDGDgQAiBYAIdoOQACBFgAh7Q4BAP0VACGgD0AAgRYAIQADAAAA6BAAIAMAAOkQADAEAADlEAAgAwAAAOgQACADAADpEAAwBAAA5RAAIAMAAADoEAAgAwAA6RAAMAQAAOUQACAExg4EAAAAAdoOQAAAAAHtDgEAAAABoA9AAAAAAQEIAADtEAAgBMYOBAAAAAHaDkAAAAAB7Q4BAAAAAaAPQAAAAAEBCAAA7xAAMAEIAADvEAAwBMYOBADhGAAh2g5AAOIYACHtDgEA5hgAIaAPQADiGAAhAgAAAOUQACAIAADyEAAgBMYOBADhGAAh2g5AAOIYACHtDgEA5hgAIaAPQADiGAAhAgAAAOgQACAIAAD0EAAgAgAAAOgQACAIAAD0EAAgAwAAAOUQACAPAADtEAAgEAAA8hAAIAEAAADlEAAgAQAAAOgQACAFFQAAjhoAIBYAAJEaACAXAACQGgAgKAAAjxoAICkAAJIaACAHgg4AAN4WADCDDgAA-xAAEIQOAADeFgAwxg4EAN0VACHaDkAA3xUAIe0OAQDeFQAhoA9AAN8VACEDAAAA6BAAIAMAAPoQADAUAAD7EAAgAwAAAOgQACADAADpEAAwBAAA5RAAIAfZCAEAAAABgg4AAN0WADCDDgAAgREAEIQOAADdFgAwnQ8BAP0VACGeDwEA_xUAIZ8PBAC1FgAhAQAAAP4QACABAAAA_hAAIAfZCAEA_RUAIYIOAADdFgAwgw4AAIERABCEDgAA3RYAMJ0PAQD9FQAhng8BAP8VACGfDwQAtRYAIQKeDwAA2xgAIJ8PAADbGAAgAwAAAIERACADAACCEQAwBAAA_hAAIAMAAACBEQAgAwAAghEAMAQAAP4QACADAAAAgREAIAMAAIIRADAEAAD-EAAgBNkIAQAAAAGdDwEAAAABng8BAAAAAZ8PBAAAAAEBCAAAhhEAIATZCAEAAAABnQ8BAAAAAZ4PAQAAAAGfDwQAAAABAQgAAIgRADABCAAAiBEAMATZCAEA5hgAIZ0PAQDmGAAhng8BAOUYACGfDwQAzRkAIQIAAAD-EAAgCAAAixEAIATZCAEA5hgAIZ0PAQDmGAAhng8BAOUYACGfDwQAzRkAIQIAAACBEQAgCAAAjREAIAIAAACBEQAgCAAAjREAIAMAAAD-EAAgDwAAhhEAIBAAAIsRACABAAAA_hAAIAEAAACBEQAgBxUAAIkaACAWAACMGgAgFwAAixoAICgAAIoaACApAACNGgAgng8AANsYACCfDwAA2xgAIAfZCAEA3hUAIYIOAADcFgAwgw4AAJQRABCEDgAA3BYAMJ0PAQDeFQAhng8BAOIVACGfDwQAsRYAIQMAAACBEQAgAwAAkxEAMBQAAJQRACADAAAAgREAIAMAAIIRADAEAAD-EAAgCoIOAADbFgAwgw4AAJoRABCEDgAA2xYAMIUOBAAAAAGTDwEA_RUAIZgPQACBFgAhmQ9AAIEWACGaD0AAgBYAIZsPQACAFgAhnA8AAIYWACABAAAAlxEAIAEAAACXEQAgCoIOAADbFgAwgw4AAJoRABCEDgAA2xYAMIUOBACIFgAhkw8BAP0VACGYD0AAgRYAIZkPQACBFgAhmg9AAIAWACGbD0AAgBYAIZwPAACGFgAgA5oPAADbGAAgmw8AANsYACCcDwAA2xgAIAMAAACaEQAgAwAAmxEAMAQAAJcRACADAAAAmhEAIAMAAJsRADAEAACXEQAgAwAAAJoRACADAACbEQAwBAAAlxEAIAeFDgQAAAABkw8BAAAAAZgPQAAAAAGZD0AAAAABmg9AAAAAAZsPQAAAAAGcD4AAAAABAQgAAJ8RACAHhQ4EAAAAAZMPAQAAAAGYD0AAAAABmQ9AAAAAAZoPQAAAAAGbD0AAAAABnA-AAAAAAQEIAAChEQAwAQgAAKERADAHhQ4EAOEYACGTDwEA5hgAIZgPQADiGAAhmQ9AAOIYACGaD0AA7hgAIZsPQADuGAAhnA-AAAAAAQIAAACXEQAgCAAApBEAIAeFDgQA4RgAIZMPAQDmGAAhmA9AAOIYACGZD0AA4hgAIZoPQADuGAAhmw9AAO4YACGcD4AAAAABAgAAAJoRACAIAACmEQAgAgAAAJoRACAIAACmEQAgAwAAAJcRACAPAACfEQAgEAAApBEAIAEAAACXEQAgAQAAAJoRACAIFQAAhBoAIBYAAIcaACAXAACGGgAgKAAAhRoAICkAAIgaACCaDwAA2xgAIJsPAADbGAAgnA8AANsYACAKgg4AANoWADCDDgAArREAEIQOAADaFgAwhQ4EAN0VACGTDwEA3hUAIZgPQADfFQAhmQ9AAN8VACGaD0AA9BUAIZsPQAD0FQAhnA8AAOMVACADAAAAmhEAIAMAAKwRADAUAACtEQAgAwAAAJoRACADAACbEQAwBAAAlxEAIAqCDgAA2RYAMIMOAACzEQAQhA4AANkWADCKDgEA_xUAIa4OAgCFFgAhkw8BAAAAAZQPQACBFgAhlQ8CAIUWACGWD0AAgBYAIZcPAACGFgAgAQAAALARACABAAAAsBEAIAqCDgAA2RYAMIMOAACzEQAQhA4AANkWADCKDgEA_xUAIa4OAgCFFgAhkw8BAP0VACGUD0AAgRYAIZUPAgCFFgAhlg9AAIAWACGXDwAAhhYAIAOKDgAA2xgAIJYPAADbGAAglw8AANsYACADAAAAsxEAIAMAALQRADAEAACwEQAgAwAAALMRACADAAC0EQAwBAAAsBEAIAMAAACzEQAgAwAAtBEAMAQAALARACAHig4BAAAAAa4OAgAAAAGTDwEAAAABlA9AAAAAAZUPAgAAAAGWD0AAAAABlw-AAAAAAQEIAAC4EQAgB4oOAQAAAAGuDgIAAAABkw8BAAAAAZQPQAAAAAGVDwIAAAABlg9AAAAAAZcPgAAAAAEBCAAAuhEAMAEIAAC6EQAwB4oOAQDlGAAhrg4CAOQYACGTDwEA5hgAIZQPQADiGAAhlQ8CAOQYACGWD0AA7hgAIZcPgAAAAAECAAAAsBEAIAgAAL0RACAHig4BAOUYACGuDgIA5BgAIZMPAQDmGAAhlA9AAOIYACGVDwIA5BgAIZYPQADuGAAhlw-AAAAAAQIAAACzEQAgCAAAvxEAIAIAAACzEQAgCAAAvxEAIAMAAACwEQAgDwAAuBEAIBAAAL0RACABAAAAsBEAIAEAAACzEQAgCBUAAP8ZACAWAACCGgAgFwAAgRoAICgAAIAaACApAACDGgAgig4AANsYACCWDwAA2xgAIJcPAADbGAAgCoIOAADYFgAwgw4AAMYRABCEDgAA2BYAMIoOAQDiFQAhrg4CAOEVACGTDwEA3hUAIZQPQADfFQAhlQ8CAOEVACGWD0AA9BUAIZcPAADjFQAgAwAAALMRACADAADFEQAwFAAAxhEAIAMAAACzEQAgAwAAtBEAMAQAALARACASgg4AANcWADCDDgAAzBEAEIQOAADXFgAwig4BAP8VACG4DkAAgBYAIdoOQACBFgAh5A4BAP0VACGFD0AAgBYAIYkPAQAAAAGKD0AAgBYAIYsPQACAFgAhjA8CAIUWACGNDwIAhRYAIY4PAQD_FQAhjw8BAP8VACGQDwEA_xUAIZEPAgCEFgAhkg8BAP8VACEBAAAAyREAIAEAAADJEQAgEoIOAADXFgAwgw4AAMwRABCEDgAA1xYAMIoOAQD_FQAhuA5AAIAWACHaDkAAgRYAIeQOAQD9FQAhhQ9AAIAWACGJDwEA_RUAIYoPQACAFgAhiw9AAIAWACGMDwIAhRYAIY0PAgCFFgAhjg8BAP8VACGPDwEA_xUAIZAPAQD_FQAhkQ8CAIQWACGSDwEA_xUAIQqKDgAA2xgAILgOAADbGAAghQ8AANsYACCKDwAA2xgAIIsPAADbGAAgjg8AANsYACCPDwAA2xgAIJAPAADbGAAgkQ8AANsYACCSDwAA2xgAIAMAAADMEQAgAwAAzREAMAQAAMkRACADAAAAzBEAIAMAAM0RADAEAADJEQAgAwAAAMwRACADAADNEQAwBAAAyREAIA-KDgEAAAABuA5AAAAAAdoOQAAAAAHkDgEAAAABhQ9AAAAAAYkPAQAAAAGKD0AAAAABiw9AAAAAAYwPAgAAAAGNDwIAAAABjg8BAAAAAY8PAQAAAAGQDwEAAAABkQ8CAAAAAZIPAQAAAAEBCAAA0REAIA-KDgEAAAABuA5AAAAAAdoOQAAAAAHkDgEAAAABhQ9AAAAAAYkPAQAAAAGKD0AAAAABiw9AAAAAAYwPAgAAAAGNDwIAAAABjg8BAAAAAY8PAQAAAAGQDwEAAAABkQ8CAAAAAZIPAQAAAAEBCAAA0xEAMAEIAADTEQAwD4oOAQDlGAAhuA5AAO4YACHaDkAA4hgAIeQOAQDmGAAhhQ9AAO4YACGJDwEA5hgAIYoPQADuGAAhiw9AAO4YACGMDwIA5BgAIY0PAgDkGAAhjg8BAOUYACGPDwEA5RgAIZAPAQDlGAAhkQ8CAOMYACGSDwEA5RgAIQIAAADJEQAgCAAA1hEAIA-KDgEA5RgAIbgOQADuGAAh2g5AAOIYACHkDgEA5hgAIYUPQADuGAAhiQ8BAOYYACGKD0AA7hgAIYsPQADuGAAhjA8CAOQYACGNDwIA5BgAIY4PAQDlGAAhjw8BAOUYACGQDwEA5RgAIZEPAgDjGAAhkg8BAOUYACECAAAAzBEAIAgAANgRACACAAAAzBEAIAgAANgRACADAAAAyREAIA8AANERACAQAADWEQAgAQAAAMkRACABAAAAzBEAIA8VAAD6GQAgFgAA_RkAIBcAAPwZACAoAAD7GQAgKQAA_hkAIIoOAADbGAAguA4AANsYACCFDwAA2xgAIIoPAADbGAAgiw8AANsYACCODwAA2xgAII8PAADbGAAgkA8AANsYACCRDwAA2xgAIJIPAADbGAAgEoIOAADWFgAwgw4AAN8RABCEDgAA1hYAMIoOAQDiFQAhuA5AAPQVACHaDkAA3xUAIeQOAQDeFQAhhQ9AAPQVACGJDwEA3hUAIYoPQAD0FQAhiw9AAPQVACGMDwIA4RUAIY0PAgDhFQAhjg8BAOIVACGPDwEA4hUAIZAPAQDiFQAhkQ8CAOAVACGSDwEA4hUAIQMAAADMEQAgAwAA3hEAMBQAAN8RACADAAAAzBEAIAMAAM0RADAEAADJEQAgCKcFAQD9FQAhgg4AANQWADCDDgAA5REAEIQOAADUFgAwhw5AAIEWACHEDgEA_RUAIYcPIAD-FQAhiA8AANUWACABAAAA4hEAIAEAAADiEQAgB6cFAQD9FQAhgg4AANQWADCDDgAA5REAEIQOAADUFgAwhw5AAIEWACHEDgEA_RUAIYcPIAD-FQAhAAMAAADlEQAgAwAA5hEAMAQAAOIRACADAAAA5REAIAMAAOYRADAEAADiEQAgAwAAAOURACADAADmEQAwBAAA4hEAIASnBQEAAAABhw5AAAAAAcQOAQAAAAGHDyAAAAABAQgAAOoRACAEpwUBAAAAAYcOQAAAAAHEDgEAAAABhw8gAAAAAQEIAADsEQAwAQgAAOwRADAEpwUBAOYYACGHDkAA4hgAIcQOAQDmGAAhhw8gAIQZACECAAAA4hEAIAgAAO8RACAEpwUBAOYYACGHDkAA4hgAIcQOAQDmGAAhhw8gAIQZACECAAAA5REAIAgAAPERACACAAAA5REAIAgAAPERACADAAAA4hEAIA8AAOoRACAQAADvEQAgAQAAAOIRACABAAAA5REAIAMVAAD3GQAgFgAA-RkAIBcAAPgZACAHpwUBAN4VACGCDgAA0xYAMIMOAAD4EQAQhA4AANMWADCHDkAA3xUAIcQOAQDeFQAhhw8gAPkVACEDAAAA5REAIAMAAPcRADAUAAD4EQAgAwAAAOURACADAADmEQAwBAAA4hEAIAenBQEA_RUAIYIOAADRFgAwgw4AAP4RABCEDgAA0RYAMIQPQACBFgAhhQ9AAIEWACGGDwAA0hYAIAEAAAD7EQAgAQAAAPsRACAGpwUBAP0VACGCDgAA0RYAMIMOAAD-EQAQhA4AANEWADCED0AAgRYAIYUPQACBFgAhAAMAAAD-EQAgAwAA_xEAMAQAAPsRACADAAAA_hEAIAMAAP8RADAEAAD7EQAgAwAAAP4RACADAAD_EQAwBAAA-xEAIAOnBQEAAAABhA9AAAAAAYUPQAAAAAEBCAAAgxIAIAOnBQEAAAABhA9AAAAAAYUPQAAAAAEBCAAAhRIAMAEIAACFEgAwA6cFAQDmGAAhhA9AAOIYACGFD0AA4hgAIQIAAAD7EQAgCAAAiBIAIAOnBQEA5hgAIYQPQADiGAAhhQ9AAOIYACECAAAA_hEAIAgAAIoSACACAAAA_hEAIAgAAIoSACADAAAA-xEAIA8AAIMSACAQAACIEgAgAQAAAPsRACABAAAA_hEAIAMVAAD0GQAgFgAA9hkAIBcAAPUZACAGpwUBAN4VACGCDgAA0BYAMIMOAACREgAQhA4AANAWADCED0AA3xUAIYUPQADfFQAhAwAAAP4RACADAACQEgAwFAAAkRIAIAMAAAD-EQAgAwAA_xEAMAQAAPsRACAKgg4AAM4WADCDDgAAlxIAEIQOAADOFgAwhQ4BAAAAAYcOQACBFgAhzA4BAP0VACGADwEA_RUAIYEPAQD9FQAhgg9AAIAWACGDDwAAzxYAIAEAAACUEgAgAQAAAJQSACAJgg4AAM4WADCDDgAAlxIAEIQOAADOFgAwhQ4BAP0VACGHDkAAgRYAIcwOAQD9FQAhgA8BAP0VACGBDwEA_RUAIYIPQACAFgAhAYIPAADbGAAgAwAAAJcSACADAACYEgAwBAAAlBIAIAMAAACXEgAgAwAAmBIAMAQAAJQSACADAAAAlxIAIAMAAJgSADAEAACUEgAgBoUOAQAAAAGHDkAAAAABzA4BAAAAAYAPAQAAAAGBDwEAAAABgg9AAAAAAQEIAACcEgAgBoUOAQAAAAGHDkAAAAABzA4BAAAAAYAPAQAAAAGBDwEAAAABgg9AAAAAAQEIAACeEgAwAQgAAJ4SADAGhQ4BAOYYACGHDkAA4hgAIcwOAQDmGAAhgA8BAOYYACGBDwEA5hgAIYIPQADuGAAhAgAAAJQSACAIAAChEgAgBoUOAQDmGAAhhw5AAOIYACHMDgEA5hgAIYAPAQDmGAAhgQ8BAOYYACGCD0AA7hgAIQIAAACXEgAgCAAAoxIAIAIAAACXEgAgCAAAoxIAIAMAAACUEgAgDwAAnBIAIBAAAKESACABAAAAlBIAIAEAAACXEgAgBBUAAPEZACAWAADzGQAgFwAA8hkAIIIPAADbGAAgCYIOAADNFgAwgw4AAKoSABCEDgAAzRYAMIUOAQDeFQAhhw5AAN8VACHMDgEA3hUAIYAPAQDeFQAhgQ8BAN4VACGCD0AA9BUAIQMAAACXEgAgAwAAqRIAMBQAAKoSACADAAAAlxIAIAMAAJgSADAEAACUEgAgCoIOAADMFgAwgw4AALASABCEDgAAzBYAMIcOBACIFgAhxg4EAAAAAccOBACIFgAh_A4EAIgWACH9DgQAiBYAIf4OBACIFgAh_w4BAP0VACEBAAAArRIAIAEAAACtEgAgCoIOAADMFgAwgw4AALASABCEDgAAzBYAMIcOBACIFgAhxg4EAIgWACHHDgQAiBYAIfwOBACIFgAh_Q4EAIgWACH-DgQAiBYAIf8OAQD9FQAhAAMAAACwEgAgAwAAsRIAMAQAAK0SACADAAAAsBIAIAMAALESADAEAACtEgAgAwAAALASACADAACxEgAwBAAArRIAIAeHDgQAAAABxg4EAAAAAccOBAAAAAH8DgQAAAAB_Q4EAAAAAf4OBAAAAAH_DgEAAAABAQgAALUSACAHhw4EAAAAAcYOBAAAAAHHDgQAAAAB_A4EAAAAAf0OBAAAAAH-DgQAAAAB_w4BAAAAAQEIAAC3EgAwAQgAALcSADAHhw4EAOEYACHGDgQA4RgAIccOBADhGAAh_A4EAOEYACH9DgQA4RgAIf4OBADhGAAh_w4BAOYYACECAAAArRIAIAgAALoSACAHhw4EAOEYACHGDgQA4RgAIccOBADhGAAh_A4EAOEYACH9DgQA4RgAIf4OBADhGAAh_w4BAOYYACECAAAAsBIAIAgAALwSACACAAAAsBIAIAgAALwSACADAAAArRIAIA8AALUSACAQAAC6EgAgAQAAAK0SACABAAAAsBIAIAUVAADsGQAgFgAA7xkAIBcAAO4ZACAoAADtGQAgKQAA8BkAIAqCDgAAyxYAMIMOAADDEgAQhA4AAMsWADCHDgQA3RUAIcYOBADdFQAhxw4EAN0VACH8DgQA3RUAIf0OBADdFQAh_g4EAN0VACH_DgEA3hUAIQMAAACwEgAgAwAAwhIAMBQAAMMSACADAAAAsBIAIAMAALESADAEAACtEgAgDdkIAQD9FQAhgg4AAMkWADCDDgAAyRIAEIQOAADJFgAwhw4EAIgWACHGDgQAiBYAIccOBACIFgAhyA4CAIUWACHJDgIAhRYAIe0OAQD9FQAh9Q4QAMAWACH2DhAAwBYAIfsOAADKFgAgAQAAAMYSACABAAAAxhIAIAzZCAEA_RUAIYIOAADJFgAwgw4AAMkSABCEDgAAyRYAMIcOBACIFgAhxg4EAIgWACHHDgQAiBYAIcgOAgCFFgAhyQ4CAIUWACHtDgEA_RUAIfUOEADAFgAh9g4QAMAWACEAAwAAAMkSACADAADKEgAwBAAAxhIAIAMAAADJEgAgAwAAyhIAMAQAAMYSACADAAAAyRIAIAMAAMoSADAEAADGEgAgCdkIAQAAAAGHDgQAAAABxg4EAAAAAccOBAAAAAHIDgIAAAAByQ4CAAAAAe0OAQAAAAH1DhAAAAAB9g4QAAAAAQEIAADOEgAgCdkIAQAAAAGHDgQAAAABxg4EAAAAAccOBAAAAAHIDgIAAAAByQ4CAAAAAe0OAQAAAAH1DhAAAAAB9g4QAAAAAQEIAADQEgAwAQgAANASADAJ2QgBAOYYACGHDgQA4RgAIcYOBADhGAAhxw4EAOEYACHIDgIA5BgAIckOAgDkGAAh7Q4BAOYYACH1DhAA3BkAIfYOEADcGQAhAgAAAMYSACAIAADTEgAgCdkIAQDmGAAhhw4EAOEYACHGDgQA4RgAIccOBADhGAAhyA4CAOQYACHJDgIA5BgAIe0OAQDmGAAh9Q4QANwZACH2DhAA3BkAIQIAAADJEgAgCAAA1RIAIAIAAADJEgAgCAAA1RIAIAMAAADGEgAgDwAAzhIAIBAAANMSACABAAAAxhIAIAEAAADJEgAgBRUAAOcZACAWAADqGQAgFwAA6RkAICgAAOgZACApAADrGQAgDNkIAQDeFQAhgg4AAMgWADCDDgAA3BIAEIQOAADIFgAwhw4EAN0VACHGDgQA3RUAIccOBADdFQAhyA4CAOEVACHJDgIA4RUAIe0OAQDeFQAh9Q4QALwWACH2DhAAvBYAIQMAAADJEgAgAwAA2xIAMBQAANwSACADAAAAyRIAIAMAAMoSADAEAADGEgAgCcQHAQD9FQAhgg4AAMYWADCDDgAA4hIAEIQOAADGFgAwxg4EAIgWACHtDgEA_RUAIfgOEADAFgAh-Q4QAMAWACH6DgAAxxYAIAEAAADfEgAgAQAAAN8SACAIxAcBAP0VACGCDgAAxhYAMIMOAADiEgAQhA4AAMYWADDGDgQAiBYAIe0OAQD9FQAh-A4QAMAWACH5DhAAwBYAIQADAAAA4hIAIAMAAOMSADAEAADfEgAgAwAAAOISACADAADjEgAwBAAA3xIAIAMAAADiEgAgAwAA4xIAMAQAAN8SACAFxAcBAAAAAcYOBAAAAAHtDgEAAAAB-A4QAAAAAfkOEAAAAAEBCAAA5xIAIAXEBwEAAAABxg4EAAAAAe0OAQAAAAH4DhAAAAAB-Q4QAAAAAQEIAADpEgAwAQgAAOkSADAFxAcBAOYYACHGDgQA4RgAIe0OAQDmGAAh-A4QANwZACH5DhAA3BkAIQIAAADfEgAgCAAA7BIAIAXEBwEA5hgAIcYOBADhGAAh7Q4BAOYYACH4DhAA3BkAIfkOEADcGQAhAgAAAOISACAIAADuEgAgAgAAAOISACAIAADuEgAgAwAAAN8SACAPAADnEgAgEAAA7BIAIAEAAADfEgAgAQAAAOISACAFFQAA4hkAIBYAAOUZACAXAADkGQAgKAAA4xkAICkAAOYZACAIxAcBAN4VACGCDgAAxRYAMIMOAAD1EgAQhA4AAMUWADDGDgQA3RUAIe0OAQDeFQAh-A4QALwWACH5DhAAvBYAIQMAAADiEgAgAwAA9BIAMBQAAPUSACADAAAA4hIAIAMAAOMSADAEAADfEgAgCoIOAADDFgAwgw4AAPsSABCEDgAAwxYAMMYOBACIFgAh7Q4BAP0VACHuDgEA_RUAIfQOAgCFFgAh9Q4QAMAWACH2DhAAwBYAIfcOAADEFgAgAQAAAPgSACABAAAA-BIAIAmCDgAAwxYAMIMOAAD7EgAQhA4AAMMWADDGDgQAiBYAIe0OAQD9FQAh7g4BAP0VACH0DgIAhRYAIfUOEADAFgAh9g4QAMAWACEAAwAAAPsSACADAAD8EgAwBAAA-BIAIAMAAAD7EgAgAwAA_BIAMAQAAPgSACADAAAA-xIAIAMAAPwSADAEAAD4EgAgBsYOBAAAAAHtDgEAAAAB7g4BAAAAAfQOAgAAAAH1DhAAAAAB9g4QAAAAAQEIAACAEwAgBsYOBAAAAAHtDgEAAAAB7g4BAAAAAfQOAgAAAAH1DhAAAAAB9g4QAAAAAQEIAACCEwAwAQgAAIITADAGxg4EAOEYACHtDgEA5hgAIe4OAQDmGAAh9A4CAOQYACH1DhAA3BkAIfYOEADcGQAhAgAAAPgSACAIAACFEwAgBsYOBADhGAAh7Q4BAOYYACHuDgEA5hgAIfQOAgDkGAAh9Q4QANwZACH2DhAA3BkAIQIAAAD7EgAgCAAAhxMAIAIAAAD7EgAgCAAAhxMAIAMAAAD4EgAgDwAAgBMAIBAAAIUTACABAAAA-BIAIAEAAAD7EgAgBRUAAN0ZACAWAADgGQAgFwAA3xkAICgAAN4ZACApAADhGQAgCYIOAADCFgAwgw4AAI4TABCEDgAAwhYAMMYOBADdFQAh7Q4BAN4VACHuDgEA3hUAIfQOAgDhFQAh9Q4QALwWACH2DhAAvBYAIQMAAAD7EgAgAwAAjRMAMBQAAI4TACADAAAA-xIAIAMAAPwSADAEAAD4EgAgCoIOAAC_FgAwgw4AAJQTABCEDgAAvxYAMMYOBACIFgAh7g4BAP0VACHvDgEA_RUAIfAOEADAFgAh8Q4BAP0VACHyDgQAiBYAIfMOAADBFgAgAQAAAJETACABAAAAkRMAIAmCDgAAvxYAMIMOAACUEwAQhA4AAL8WADDGDgQAiBYAIe4OAQD9FQAh7w4BAP0VACHwDhAAwBYAIfEOAQD9FQAh8g4EAIgWACEAAwAAAJQTACADAACVEwAwBAAAkRMAIAMAAACUEwAgAwAAlRMAMAQAAJETACADAAAAlBMAIAMAAJUTADAEAACREwAgBsYOBAAAAAHuDgEAAAAB7w4BAAAAAfAOEAAAAAHxDgEAAAAB8g4EAAAAAQEIAACZEwAgBsYOBAAAAAHuDgEAAAAB7w4BAAAAAfAOEAAAAAHxDgEAAAAB8g4EAAAAAQEIAACbEwAwAQgAAJsTADAGxg4EAOEYACHuDgEA5hgAIe8OAQDmGAAh8A4QANwZACHxDgEA5hgAIfIOBADhGAAhAgAAAJETACAIAACeEwAgBsYOBADhGAAh7g4BAOYYACHvDgEA5hgAIfAOEADcGQAh8Q4BAOYYACHyDgQA4RgAIQIAAACUEwAgCAAAoBMAIAIAAACUEwAgCAAAoBMAIAMAAACREwAgDwAAmRMAIBAAAJ4TACABAAAAkRMAIAEAAACUEwAgBRUAANcZACAWAADaGQAgFwAA2RkAICgAANgZACApAADbGQAgCYIOAAC7FgAwgw4AAKcTABCEDgAAuxYAMMYOBADdFQAh7g4BAN4VACHvDgEA3hUAIfAOEAC8FgAh8Q4BAN4VACHyDgQA3RUAIQMAAACUEwAgAwAAphMAMBQAAKcTACADAAAAlBMAIAMAAJUTADAEAACREwAgBYIOAAC6FgAwgw4AAK0TABCEDgAAuhYAMIUOBAAAAAHtDgEA_RUAIQEAAACqEwAgAQAAAKoTACAFgg4AALoWADCDDgAArRMAEIQOAAC6FgAwhQ4EAIgWACHtDgEA_RUAIQADAAAArRMAIAMAAK4TADAEAACqEwAgAwAAAK0TACADAACuEwAwBAAAqhMAIAMAAACtEwAgAwAArhMAMAQAAKoTACAChQ4EAAAAAe0OAQAAAAEBCAAAshMAIAKFDgQAAAAB7Q4BAAAAAQEIAAC0EwAwAQgAALQTADAChQ4EAOEYACHtDgEA5hgAIQIAAACqEwAgCAAAtxMAIAKFDgQA4RgAIe0OAQDmGAAhAgAAAK0TACAIAAC5EwAgAgAAAK0TACAIAAC5EwAgAwAAAKoTACAPAACyEwAgEAAAtxMAIAEAAACqEwAgAQAAAK0TACAFFQAA0hkAIBYAANUZACAXAADUGQAgKAAA0xkAICkAANYZACAFgg4AALkWADCDDgAAwBMAEIQOAAC5FgAwhQ4EAN0VACHtDgEA3hUAIQMAAACtEwAgAwAAvxMAMBQAAMATACADAAAArRMAIAMAAK4TADAEAACqEwAgBoIOAAC4FgAwgw4AAMYTABCEDgAAuBYAMKkOQACBFgAhxA4BAAAAAe0OAQD9FQAhAQAAAMMTACABAAAAwxMAIAaCDgAAuBYAMIMOAADGEwAQhA4AALgWADCpDkAAgRYAIcQOAQD9FQAh7Q4BAP0VACEAAwAAAMYTACADAADHEwAwBAAAwxMAIAMAAADGEwAgAwAAxxMAMAQAAMMTACADAAAAxhMAIAMAAMcTADAEAADDEwAgA6kOQAAAAAHEDgEAAAAB7Q4BAAAAAQEIAADLEwAgA6kOQAAAAAHEDgEAAAAB7Q4BAAAAAQEIAADNEwAwAQgAAM0TADADqQ5AAOIYACHEDgEA5hgAIe0OAQDmGAAhAgAAAMMTACAIAADQEwAgA6kOQADiGAAhxA4BAOYYACHtDgEA5hgAIQIAAADGEwAgCAAA0hMAIAIAAADGEwAgCAAA0hMAIAMAAADDEwAgDwAAyxMAIBAAANATACABAAAAwxMAIAEAAADGEwAgAxUAAM8ZACAWAADRGQAgFwAA0BkAIAaCDgAAtxYAMIMOAADZEwAQhA4AALcWADCpDkAA3xUAIcQOAQDeFQAh7Q4BAN4VACEDAAAAxhMAIAMAANgTADAUAADZEwAgAwAAAMYTACADAADHEwAwBAAAwxMAIBeCDgAAtBYAMIMOAADfEwAQhA4AALQWADCKDgEA_xUAIakOQACBFgAhxA4BAP0VACHGDgQAiBYAIdwOAAC2FgAg3g4BAP0VACHfDgIAhRYAIeAOIAD-FQAh4Q4CAIUWACHiDgAA-BUAIOMOIAD-FQAh5A4BAP8VACHlDgQAtRYAIeYOBAC1FgAh5w4AAJAWACDoDkAAgBYAIekOQACAFgAh6g4EALUWACHrDgQAtRYAIewOQACBFgAhAQAAANwTACABAAAA3BMAIBaCDgAAtBYAMIMOAADfEwAQhA4AALQWADCKDgEA_xUAIakOQACBFgAhxA4BAP0VACHGDgQAiBYAId4OAQD9FQAh3w4CAIUWACHgDiAA_hUAIeEOAgCFFgAh4g4AAPgVACDjDiAA_hUAIeQOAQD_FQAh5Q4EALUWACHmDgQAtRYAIecOAACQFgAg6A5AAIAWACHpDkAAgBYAIeoOBAC1FgAh6w4EALUWACHsDkAAgRYAIQiKDgAA2xgAIOQOAADbGAAg5Q4AANsYACDmDgAA2xgAIOgOAADbGAAg6Q4AANsYACDqDgAA2xgAIOsOAADbGAAgAwAAAN8TACADAADgEwAwBAAA3BMAIAMAAADfEwAgAwAA4BMAMAQAANwTACADAAAA3xMAIAMAAOATADAEAADcEwAgE4oOAQAAAAGpDkAAAAABxA4BAAAAAcYOBAAAAAHeDgEAAAAB3w4CAAAAAeAOIAAAAAHhDgIAAAAB4g4AAM4ZACDjDiAAAAAB5A4BAAAAAeUOBAAAAAHmDgQAAAAB5w6AAAAAAegOQAAAAAHpDkAAAAAB6g4EAAAAAesOBAAAAAHsDkAAAAABAQgAAOQTACATig4BAAAAAakOQAAAAAHEDgEAAAABxg4EAAAAAd4OAQAAAAHfDgIAAAAB4A4gAAAAAeEOAgAAAAHiDgAAzhkAIOMOIAAAAAHkDgEAAAAB5Q4EAAAAAeYOBAAAAAHnDoAAAAAB6A5AAAAAAekOQAAAAAHqDgQAAAAB6w4EAAAAAewOQAAAAAEBCAAA5hMAMAEIAADmEwAwE4oOAQDlGAAhqQ5AAOIYACHEDgEA5hgAIcYOBADhGAAh3g4BAOYYACHfDgIA5BgAIeAOIACEGQAh4Q4CAOQYACHiDgAAzBkAIOMOIACEGQAh5A4BAOUYACHlDgQAzRkAIeYOBADNGQAh5w6AAAAAAegOQADuGAAh6Q5AAO4YACHqDgQAzRkAIesOBADNGQAh7A5AAOIYACECAAAA3BMAIAgAAOkTACATig4BAOUYACGpDkAA4hgAIcQOAQDmGAAhxg4EAOEYACHeDgEA5hgAId8OAgDkGAAh4A4gAIQZACHhDgIA5BgAIeIOAADMGQAg4w4gAIQZACHkDgEA5RgAIeUOBADNGQAh5g4EAM0ZACHnDoAAAAAB6A5AAO4YACHpDkAA7hgAIeoOBADNGQAh6w4EAM0ZACHsDkAA4hgAIQIAAADfEwAgCAAA6xMAIAIAAADfEwAgCAAA6xMAIAMAAADcEwAgDwAA5BMAIBAAAOkTACABAAAA3BMAIAEAAADfEwAgDRUAAMcZACAWAADKGQAgFwAAyRkAICgAAMgZACApAADLGQAgig4AANsYACDkDgAA2xgAIOUOAADbGAAg5g4AANsYACDoDgAA2xgAIOkOAADbGAAg6g4AANsYACDrDgAA2xgAIBaCDgAAsBYAMIMOAADyEwAQhA4AALAWADCKDgEA4hUAIakOQADfFQAhxA4BAN4VACHGDgQA3RUAId4OAQDeFQAh3w4CAOEVACHgDiAA-RUAIeEOAgDhFQAh4g4AAPgVACDjDiAA-RUAIeQOAQDiFQAh5Q4EALEWACHmDgQAsRYAIecOAACNFgAg6A5AAPQVACHpDkAA9BUAIeoOBACxFgAh6w4EALEWACHsDkAA3xUAIQMAAADfEwAgAwAA8RMAMBQAAPITACADAAAA3xMAIAMAAOATADAEAADcEwAgB4IOAACuFgAwgw4AAPgTABCEDgAArhYAMKkOQACBFgAhqw4BAP0VACHEDgEA_RUAId0OAACvFgAgAQAAAPUTACABAAAA9RMAIAaCDgAArhYAMIMOAAD4EwAQhA4AAK4WADCpDkAAgRYAIasOAQD9FQAhxA4BAP0VACEAAwAAAPgTACADAAD5EwAwBAAA9RMAIAMAAAD4EwAgAwAA-RMAMAQAAPUTACADAAAA-BMAIAMAAPkTADAEAAD1EwAgA6kOQAAAAAGrDgEAAAABxA4BAAAAAQEIAAD9EwAgA6kOQAAAAAGrDgEAAAABxA4BAAAAAQEIAAD_EwAwAQgAAP8TADADqQ5AAOIYACGrDgEA5hgAIcQOAQDmGAAhAgAAAPUTACAIAACCFAAgA6kOQADiGAAhqw4BAOYYACHEDgEA5hgAIQIAAAD4EwAgCAAAhBQAIAIAAAD4EwAgCAAAhBQAIAMAAAD1EwAgDwAA_RMAIBAAAIIUACABAAAA9RMAIAEAAAD4EwAgAxUAAMQZACAWAADGGQAgFwAAxRkAIAaCDgAArRYAMIMOAACLFAAQhA4AAK0WADCpDkAA3xUAIasOAQDeFQAhxA4BAN4VACEDAAAA-BMAIAMAAIoUADAUAACLFAAgAwAAAPgTACADAAD5EwAwBAAA9RMAIA79DAAAqxYAINANAgCFFgAhgg4AAKoWADCDDgAAkBQAEIQOAACqFgAwpw4BAP8VACHEDgEA_RUAIcYOBACIFgAh1g4BAP0VACHYDgIAhRYAIdkOQACBFgAh2g5AAIEWACHbDgAAhhYAINwOAACsFgAgAQAAAI4UACAN_QwAAKsWACDQDQIAhRYAIYIOAACqFgAwgw4AAJAUABCEDgAAqhYAMKcOAQD_FQAhxA4BAP0VACHGDgQAiBYAIdYOAQD9FQAh2A4CAIUWACHZDkAAgRYAIdoOQACBFgAh2w4AAIYWACAD_QwAAMMZACCnDgAA2xgAINsOAADbGAAgAwAAAJAUACADAACRFAAwBAAAjhQAIAEAAACQFAAgAQAAAI4UACADAAAAkBQAIAMAAJEUADAEAACOFAAgAwAAAJAUACADAACRFAAwBAAAjhQAIAMAAACQFAAgAwAAkRQAMAQAAI4UACAK_QwAAMIZACDQDQIAAAABpw4BAAAAAcQOAQAAAAHGDgQAAAAB1g4BAAAAAdgOAgAAAAHZDkAAAAAB2g5AAAAAAdsOgAAAAAEBCAAAmBQAIAnQDQIAAAABpw4BAAAAAcQOAQAAAAHGDgQAAAAB1g4BAAAAAdgOAgAAAAHZDkAAAAAB2g5AAAAAAdsOgAAAAAEBCAAAmhQAMAEIAACaFAAwCv0MAADBGQAg0A0CAOQYACGnDgEA5RgAIcQOAQDmGAAhxg4EAOEYACHWDgEA5hgAIdgOAgDkGAAh2Q5AAOIYACHaDkAA4hgAIdsOgAAAAAECAAAAjhQAIAgAAJ0UACAJ0A0CAOQYACGnDgEA5RgAIcQOAQDmGAAhxg4EAOEYACHWDgEA5hgAIdgOAgDkGAAh2Q5AAOIYACHaDkAA4hgAIdsOgAAAAAECAAAAkBQAIAgAAJ8UACACAAAAkBQAIAgAAJ8UACADAAAAjhQAIA8AAJgUACAQAACdFAAgAQAAAI4UACABAAAAkBQAIAcVAAC8GQAgFgAAvxkAIBcAAL4ZACAoAAC9GQAgKQAAwBkAIKcOAADbGAAg2w4AANsYACAM0A0CAOEVACGCDgAAqRYAMIMOAACmFAAQhA4AAKkWADCnDgEA4hUAIcQOAQDeFQAhxg4EAN0VACHWDgEA3hUAIdgOAgDhFQAh2Q5AAN8VACHaDkAA3xUAIdsOAADjFQAgAwAAAJAUACADAAClFAAwFAAAphQAIAMAAACQFAAgAwAAkRQAMAQAAI4UACAG_AwAAKgWACCCDgAApxYAMIMOAACsFAAQhA4AAKcWADDWDgEAAAAB1w5AAIAWACEBAAAAqRQAIAEAAACpFAAgBvwMAACoFgAggg4AAKcWADCDDgAArBQAEIQOAACnFgAw1g4BAP0VACHXDkAAgBYAIQL8DAAAuxkAINcOAADbGAAgAwAAAKwUACADAACtFAAwBAAAqRQAIAMAAACsFAAgAwAArRQAMAQAAKkUACADAAAArBQAIAMAAK0UADAEAACpFAAgA_wMAAC6GQAg1g4BAAAAAdcOQAAAAAEBCAAAsRQAIALWDgEAAAAB1w5AAAAAAQEIAACzFAAwAQgAALMUADAD_AwAAK0ZACDWDgEA5hgAIdcOQADuGAAhAgAAAKkUACAIAAC2FAAgAtYOAQDmGAAh1w5AAO4YACECAAAArBQAIAgAALgUACACAAAArBQAIAgAALgUACADAAAAqRQAIA8AALEUACAQAAC2FAAgAQAAAKkUACABAAAArBQAIAQVAACqGQAgFgAArBkAIBcAAKsZACDXDgAA2xgAIAWCDgAAphYAMIMOAAC_FAAQhA4AAKYWADDWDgEA3hUAIdcOQAD0FQAhAwAAAKwUACADAAC-FAAwFAAAvxQAIAMAAACsFAAgAwAArRQAMAQAAKkUACAV2QgBAP0VACGCDgAAoBYAMIMOAADFFAAQhA4AAKAWADCHDgQAiBYAIcYOBACIFgAhxw4EAIgWACHIDgIAhRYAIckOAgCFFgAhyg4gAKEWACHLDiAAoRYAIcwOAQD9FQAhzQ4AAaIWACHODgABoxYAIc8OAAGjFgAh0A4AAaMWACHRDgABoxYAIdIOEACkFgAh0w4QAKQWACHUDhAApBYAIdUOAAClFgAgAQAAAMIUACABAAAAwhQAIBTZCAEA_RUAIYIOAACgFgAwgw4AAMUUABCEDgAAoBYAMIcOBACIFgAhxg4EAIgWACHHDgQAiBYAIcgOAgCFFgAhyQ4CAIUWACHKDiAAoRYAIcsOIAChFgAhzA4BAP0VACHNDgABohYAIc4OAAGjFgAhzw4AAaMWACHQDgABoxYAIdEOAAGjFgAh0g4QAKQWACHTDhAApBYAIdQOEACkFgAhCcoOAADbGAAgyw4AANsYACDODgAA2xgAIM8OAADbGAAg0A4AANsYACDRDgAA2xgAINIOAADbGAAg0w4AANsYACDUDgAA2xgAIAMAAADFFAAgAwAAxhQAMAQAAMIUACADAAAAxRQAIAMAAMYUADAEAADCFAAgAwAAAMUUACADAADGFAAwBAAAwhQAIBHZCAEAAAABhw4EAAAAAcYOBAAAAAHHDgQAAAAByA4CAAAAAckOAgAAAAHKDiAAAAAByw4gAAAAAcwOAQAAAAHNDgABAAABzg4AAQAAAc8OAAEAAAHQDgABAAAB0Q4AAQAAAdIOEAAAAAHTDhAAAAAB1A4QAAAAAQEIAADKFAAgEdkIAQAAAAGHDgQAAAABxg4EAAAAAccOBAAAAAHIDgIAAAAByQ4CAAAAAcoOIAAAAAHLDiAAAAABzA4BAAAAAc0OAAEAAAHODgABAAABzw4AAQAAAdAOAAEAAAHRDgABAAAB0g4QAAAAAdMOEAAAAAHUDhAAAAABAQgAAMwUADABCAAAzBQAMBHZCAEA5hgAIYcOBADhGAAhxg4EAOEYACHHDgQA4RgAIcgOAgDkGAAhyQ4CAOQYACHKDiAAphkAIcsOIACmGQAhzA4BAOYYACHNDgABpxkAIc4OAAGoGQAhzw4AAagZACHQDgABqBkAIdEOAAGoGQAh0g4QAKkZACHTDhAAqRkAIdQOEACpGQAhAgAAAMIUACAIAADPFAAgEdkIAQDmGAAhhw4EAOEYACHGDgQA4RgAIccOBADhGAAhyA4CAOQYACHJDgIA5BgAIcoOIACmGQAhyw4gAKYZACHMDgEA5hgAIc0OAAGnGQAhzg4AAagZACHPDgABqBkAIdAOAAGoGQAh0Q4AAagZACHSDhAAqRkAIdMOEACpGQAh1A4QAKkZACECAAAAxRQAIAgAANEUACACAAAAxRQAIAgAANEUACADAAAAwhQAIA8AAMoUACAQAADPFAAgAQAAAMIUACABAAAAxRQAIA4VAAChGQAgFgAApBkAIBcAAKMZACAoAACiGQAgKQAApRkAIMoOAADbGAAgyw4AANsYACDODgAA2xgAIM8OAADbGAAg0A4AANsYACDRDgAA2xgAINIOAADbGAAg0w4AANsYACDUDgAA2xgAIBTZCAEA3hUAIYIOAACTFgAwgw4AANgUABCEDgAAkxYAMIcOBADdFQAhxg4EAN0VACHHDgQA3RUAIcgOAgDhFQAhyQ4CAOEVACHKDiAAlBYAIcsOIACUFgAhzA4BAN4VACHNDgABlRYAIc4OAAGWFgAhzw4AAZYWACHQDgABlhYAIdEOAAGWFgAh0g4QAJcWACHTDhAAlxYAIdQOEACXFgAhAwAAAMUUACADAADXFAAwFAAA2BQAIAMAAADFFAAgAwAAxhQAMAQAAMIUACAGgg4AAJIWADCDDgAA3hQAEIQOAACSFgAwqQ5AAIEWACHEDgEAAAABxQ4BAP8VACEBAAAA2xQAIAEAAADbFAAgBoIOAACSFgAwgw4AAN4UABCEDgAAkhYAMKkOQACBFgAhxA4BAP0VACHFDgEA_xUAIQHFDgAA2xgAIAMAAADeFAAgAwAA3xQAMAQAANsUACADAAAA3hQAIAMAAN8UADAEAADbFAAgAwAAAN4UACADAADfFAAwBAAA2xQAIAOpDkAAAAABxA4BAAAAAcUOAQAAAAEBCAAA4xQAIAOpDkAAAAABxA4BAAAAAcUOAQAAAAEBCAAA5RQAMAEIAADlFAAwA6kOQADiGAAhxA4BAOYYACHFDgEA5RgAIQIAAADbFAAgCAAA6BQAIAOpDkAA4hgAIcQOAQDmGAAhxQ4BAOUYACECAAAA3hQAIAgAAOoUACACAAAA3hQAIAgAAOoUACADAAAA2xQAIA8AAOMUACAQAADoFAAgAQAAANsUACABAAAA3hQAIAQVAACeGQAgFgAAoBkAIBcAAJ8ZACDFDgAA2xgAIAaCDgAAkRYAMIMOAADxFAAQhA4AAJEWADCpDkAA3xUAIcQOAQDeFQAhxQ4BAOIVACEDAAAA3hQAIAMAAPAUADAUAADxFAAgAwAAAN4UACADAADfFAAwBAAA2xQAIAsIAACQFgAggg4AAI8WADCDDgAA9xQAEIQOAACPFgAwhQ4EAAAAAZ8OAQD_FQAhoA4BAP0VACGpDkAAgRYAIaoOAQD_FQAhwg4gAP4VACHDDgEA_xUAIQEAAAD0FAAgAQAAAPQUACALCAAAkBYAIIIOAACPFgAwgw4AAPcUABCEDgAAjxYAMIUOBACIFgAhnw4BAP8VACGgDgEA_RUAIakOQACBFgAhqg4BAP8VACHCDiAA_hUAIcMOAQD_FQAhA58OAADbGAAgqg4AANsYACDDDgAA2xgAIAMAAAD3FAAgAwAA-BQAMAQAAPQUACADAAAA9xQAIAMAAPgUADAEAAD0FAAgAwAAAPcUACADAAD4FAAwBAAA9BQAIAgIgAAAAAGFDgQAAAABnw4BAAAAAaAOAQAAAAGpDkAAAAABqg4BAAAAAcIOIAAAAAHDDgEAAAABAQgAAPwUACAICIAAAAABhQ4EAAAAAZ8OAQAAAAGgDgEAAAABqQ5AAAAAAaoOAQAAAAHCDiAAAAABww4BAAAAAQEIAAD-FAAwAQgAAP4UADAICIAAAAABhQ4EAOEYACGfDgEA5RgAIaAOAQDmGAAhqQ5AAOIYACGqDgEA5RgAIcIOIACEGQAhww4BAOUYACECAAAA9BQAIAgAAIEVACAICIAAAAABhQ4EAOEYACGfDgEA5RgAIaAOAQDmGAAhqQ5AAOIYACGqDgEA5RgAIcIOIACEGQAhww4BAOUYACECAAAA9xQAIAgAAIMVACACAAAA9xQAIAgAAIMVACADAAAA9BQAIA8AAPwUACAQAACBFQAgAQAAAPQUACABAAAA9xQAIAgVAACZGQAgFgAAnBkAIBcAAJsZACAoAACaGQAgKQAAnRkAIJ8OAADbGAAgqg4AANsYACDDDgAA2xgAIAsIAACNFgAggg4AAIwWADCDDgAAihUAEIQOAACMFgAwhQ4EAN0VACGfDgEA4hUAIaAOAQDeFQAhqQ5AAN8VACGqDgEA4hUAIcIOIAD5FQAhww4BAOIVACEDAAAA9xQAIAMAAIkVADAUAACKFQAgAwAAAPcUACADAAD4FAAwBAAA9BQAIBivAQAA-BUAINENAACCFgAggg4AAPwVADCDDgAAmhUAEIQOAAD8FQAwhQ4BAAAAAakOQACBFgAhqw4BAP0VACGsDgEA_RUAIa0OAQD9FQAhrg4AAPgVACCvDiAA_hUAIbAOAQD9FQAhsQ4BAP8VACGyDkAAgBYAIbMOAQD_FQAhtA4BAP8VACG1DiAA_hUAIbYOAQD_FQAhtw4gAP4VACG4DkAAgBYAIbkOIAD-FQAhug5AAIAWACG7DkAAgBYAIQEAAACNFQAgE84NAACKFgAg0A0AAIsWACCCDgAAiRYAMIMOAACPFQAQhA4AAIkWADCFDgEA_RUAIZ4OAQD9FQAhnw4BAP0VACGgDgEA_RUAIaEOAQD9FQAhog4BAP8VACGjDgEA_RUAIaQOAgCFFgAhpQ4CAIUWACGmDkAAgBYAIacOAgCFFgAhqA5AAIAWACGpDkAAgRYAIaoOAQD_FQAhBs4NAACXGQAg0A0AAJgZACCiDgAA2xgAIKYOAADbGAAgqA4AANsYACCqDgAA2xgAIBPODQAAihYAINANAACLFgAggg4AAIkWADCDDgAAjxUAEIQOAACJFgAwhQ4BAAAAAZ4OAQD9FQAhnw4BAP0VACGgDgEA_RUAIaEOAQD9FQAhog4BAP8VACGjDgEA_RUAIaQOAgCFFgAhpQ4CAIUWACGmDkAAgBYAIacOAgCFFgAhqA5AAIAWACGpDkAAgRYAIaoOAQD_FQAhAwAAAI8VACADAACQFQAwBAAAkRUAIAzPDQAAhxYAIIIOAACDFgAwgw4AAJMVABCEDgAAgxYAMIUOBACIFgAhhg4BAP0VACGHDkAAgRYAIYgOAgCEFgAhiQ4CAIUWACGKDgEA_xUAIYsOAACGFgAgjA4BAP8VACEFzw0AAJYZACCIDgAA2xgAIIoOAADbGAAgiw4AANsYACCMDgAA2xgAIAzPDQAAhxYAIIIOAACDFgAwgw4AAJMVABCEDgAAgxYAMIUOBAAAAAGGDgEA_RUAIYcOQACBFgAhiA4CAIQWACGJDgIAhRYAIYoOAQD_FQAhiw4AAIYWACCMDgEA_xUAIQMAAACTFQAgAwAAlBUAMAQAAJUVACABAAAAkxUAIAEAAACPFQAgAQAAAI0VACAYrwEAAPgVACDRDQAAghYAIIIOAAD8FQAwgw4AAJoVABCEDgAA_BUAMIUOAQD9FQAhqQ5AAIEWACGrDgEA_RUAIawOAQD9FQAhrQ4BAP0VACGuDgAA-BUAIK8OIAD-FQAhsA4BAP0VACGxDgEA_xUAIbIOQACAFgAhsw4BAP8VACG0DgEA_xUAIbUOIAD-FQAhtg4BAP8VACG3DiAA_hUAIbgOQACAFgAhuQ4gAP4VACG6DkAAgBYAIbsOQACAFgAhCdENAACVGQAgsQ4AANsYACCyDgAA2xgAILMOAADbGAAgtA4AANsYACC2DgAA2xgAILgOAADbGAAgug4AANsYACC7DgAA2xgAIAMAAACaFQAgAwAAmxUAMAQAAI0VACADAAAAmhUAIAMAAJsVADAEAACNFQAgAwAAAJoVACADAACbFQAwBAAAjRUAIBWvAQAAkhkAINENAACUGQAghQ4BAAAAAakOQAAAAAGrDgEAAAABrA4BAAAAAa0OAQAAAAGuDgAAkxkAIK8OIAAAAAGwDgEAAAABsQ4BAAAAAbIOQAAAAAGzDgEAAAABtA4BAAAAAbUOIAAAAAG2DgEAAAABtw4gAAAAAbgOQAAAAAG5DiAAAAABug5AAAAAAbsOQAAAAAEBCAAAnxUAIBSvAQAAkhkAIIUOAQAAAAGpDkAAAAABqw4BAAAAAawOAQAAAAGtDgEAAAABrg4AAJMZACCvDiAAAAABsA4BAAAAAbEOAQAAAAGyDkAAAAABsw4BAAAAAbQOAQAAAAG1DiAAAAABtg4BAAAAAbcOIAAAAAG4DkAAAAABuQ4gAAAAAboOQAAAAAG7DkAAAAABAQgAAKEVADABCAAAoRUAMBWvAQAAghkAINENAACFGQAghQ4BAOYYACGpDkAA4hgAIasOAQDmGAAhrA4BAOYYACGtDgEA5hgAIa4OAACDGQAgrw4gAIQZACGwDgEA5hgAIbEOAQDlGAAhsg5AAO4YACGzDgEA5RgAIbQOAQDlGAAhtQ4gAIQZACG2DgEA5RgAIbcOIACEGQAhuA5AAO4YACG5DiAAhBkAIboOQADuGAAhuw5AAO4YACECAAAAjRUAIAgAAKQVACAUrwEAAIIZACCFDgEA5hgAIakOQADiGAAhqw4BAOYYACGsDgEA5hgAIa0OAQDmGAAhrg4AAIMZACCvDiAAhBkAIbAOAQDmGAAhsQ4BAOUYACGyDkAA7hgAIbMOAQDlGAAhtA4BAOUYACG1DiAAhBkAIbYOAQDlGAAhtw4gAIQZACG4DkAA7hgAIbkOIACEGQAhug5AAO4YACG7DkAA7hgAIQIAAACaFQAgCAAAphUAIAIAAACaFQAgCAAAphUAIAMAAACNFQAgDwAAnxUAIBAAAKQVACABAAAAjRUAIAEAAACaFQAgCxUAAP8YACAWAACBGQAgFwAAgBkAILEOAADbGAAgsg4AANsYACCzDgAA2xgAILQOAADbGAAgtg4AANsYACC4DgAA2xgAILoOAADbGAAguw4AANsYACAXrwEAAPgVACCCDgAA9xUAMIMOAACtFQAQhA4AAPcVADCFDgEA3hUAIakOQADfFQAhqw4BAN4VACGsDgEA3hUAIa0OAQDeFQAhrg4AAPgVACCvDiAA-RUAIbAOAQDeFQAhsQ4BAOIVACGyDkAA9BUAIbMOAQDiFQAhtA4BAOIVACG1DiAA-RUAIbYOAQDiFQAhtw4gAPkVACG4DkAA9BUAIbkOIAD5FQAhug5AAPQVACG7DkAA9BUAIQMAAACaFQAgAwAArBUAMBQAAK0VACADAAAAmhUAIAMAAJsVADAEAACNFQAgAQAAAJEVACABAAAAkRUAIAMAAACPFQAgAwAAkBUAMAQAAJEVACADAAAAjxUAIAMAAJAVADAEAACRFQAgAwAAAI8VACADAACQFQAwBAAAkRUAIBDODQAA_RgAINANAAD-GAAghQ4BAAAAAZ4OAQAAAAGfDgEAAAABoA4BAAAAAaEOAQAAAAGiDgEAAAABow4BAAAAAaQOAgAAAAGlDgIAAAABpg5AAAAAAacOAgAAAAGoDkAAAAABqQ5AAAAAAaoOAQAAAAEBCAAAtRUAIA6FDgEAAAABng4BAAAAAZ8OAQAAAAGgDgEAAAABoQ4BAAAAAaIOAQAAAAGjDgEAAAABpA4CAAAAAaUOAgAAAAGmDkAAAAABpw4CAAAAAagOQAAAAAGpDkAAAAABqg4BAAAAAQEIAAC3FQAwAQgAALcVADAQzg0AAO8YACDQDQAA8BgAIIUOAQDmGAAhng4BAOYYACGfDgEA5hgAIaAOAQDmGAAhoQ4BAOYYACGiDgEA5RgAIaMOAQDmGAAhpA4CAOQYACGlDgIA5BgAIaYOQADuGAAhpw4CAOQYACGoDkAA7hgAIakOQADiGAAhqg4BAOUYACECAAAAkRUAIAgAALoVACAOhQ4BAOYYACGeDgEA5hgAIZ8OAQDmGAAhoA4BAOYYACGhDgEA5hgAIaIOAQDlGAAhow4BAOYYACGkDgIA5BgAIaUOAgDkGAAhpg5AAO4YACGnDgIA5BgAIagOQADuGAAhqQ5AAOIYACGqDgEA5RgAIQIAAACPFQAgCAAAvBUAIAIAAACPFQAgCAAAvBUAIAMAAACRFQAgDwAAtRUAIBAAALoVACABAAAAkRUAIAEAAACPFQAgCRUAAOkYACAWAADsGAAgFwAA6xgAICgAAOoYACApAADtGAAgog4AANsYACCmDgAA2xgAIKgOAADbGAAgqg4AANsYACARgg4AAPMVADCDDgAAwxUAEIQOAADzFQAwhQ4BAN4VACGeDgEA3hUAIZ8OAQDeFQAhoA4BAN4VACGhDgEA3hUAIaIOAQDiFQAhow4BAN4VACGkDgIA4RUAIaUOAgDhFQAhpg5AAPQVACGnDgIA4RUAIagOQAD0FQAhqQ5AAN8VACGqDgEA4hUAIQMAAACPFQAgAwAAwhUAMBQAAMMVACADAAAAjxUAIAMAAJAVADAEAACRFQAgAQAAAJUVACABAAAAlRUAIAMAAACTFQAgAwAAlBUAMAQAAJUVACADAAAAkxUAIAMAAJQVADAEAACVFQAgAwAAAJMVACADAACUFQAwBAAAlRUAIAnPDQAA6BgAIIUOBAAAAAGGDgEAAAABhw5AAAAAAYgOAgAAAAGJDgIAAAABig4BAAAAAYsOgAAAAAGMDgEAAAABAQgAAMsVACAIhQ4EAAAAAYYOAQAAAAGHDkAAAAABiA4CAAAAAYkOAgAAAAGKDgEAAAABiw6AAAAAAYwOAQAAAAEBCAAAzRUAMAEIAADNFQAwCc8NAADnGAAghQ4EAOEYACGGDgEA5hgAIYcOQADiGAAhiA4CAOMYACGJDgIA5BgAIYoOAQDlGAAhiw6AAAAAAYwOAQDlGAAhAgAAAJUVACAIAADQFQAgCIUOBADhGAAhhg4BAOYYACGHDkAA4hgAIYgOAgDjGAAhiQ4CAOQYACGKDgEA5RgAIYsOgAAAAAGMDgEA5RgAIQIAAACTFQAgCAAA0hUAIAIAAACTFQAgCAAA0hUAIAMAAACVFQAgDwAAyxUAIBAAANAVACABAAAAlRUAIAEAAACTFQAgCRUAANwYACAWAADfGAAgFwAA3hgAICgAAN0YACApAADgGAAgiA4AANsYACCKDgAA2xgAIIsOAADbGAAgjA4AANsYACALgg4AANwVADCDDgAA2RUAEIQOAADcFQAwhQ4EAN0VACGGDgEA3hUAIYcOQADfFQAhiA4CAOAVACGJDgIA4RUAIYoOAQDiFQAhiw4AAOMVACCMDgEA4hUAIQMAAACTFQAgAwAA2BUAMBQAANkVACADAAAAkxUAIAMAAJQVADAEAACVFQAgC4IOAADcFQAwgw4AANkVABCEDgAA3BUAMIUOBADdFQAhhg4BAN4VACGHDkAA3xUAIYgOAgDgFQAhiQ4CAOEVACGKDgEA4hUAIYsOAADjFQAgjA4BAOIVACENFQAA6RUAIBYAAPIVACAXAADyFQAgKAAA6hUAICkAAPIVACCNDgQAAAABlA4EAAAAAZUOBAAAAAGWDgQAAAABlw4EAAAAAZgOBADxFQAhmQ4EAAAABJoOBAAAAAQOFQAA6RUAIBYAAPAVACAXAADwFQAgjQ4BAAAAAZQOAQAAAAGVDgEAAAABlg4BAAAAAZcOAQAAAAGYDgEA7xUAIZkOAQAAAASaDgEAAAAEmw4BAAAAAZwOAQAAAAGdDgEAAAABCxUAAOkVACAWAADuFQAgFwAA7hUAII0OQAAAAAGUDkAAAAABlQ5AAAAAAZYOQAAAAAGXDkAAAAABmA5AAO0VACGZDkAAAAAEmg5AAAAABA0VAADkFQAgFgAA5BUAIBcAAOQVACAoAADsFQAgKQAA5BUAII0OAgAAAAGUDgIAAAABlQ4CAAAAAZYOAgAAAAGXDgIAAAABmA4CAOsVACGZDgIAAAAFmg4CAAAABQ0VAADpFQAgFgAA6RUAIBcAAOkVACAoAADqFQAgKQAA6RUAII0OAgAAAAGUDgIAAAABlQ4CAAAAAZYOAgAAAAGXDgIAAAABmA4CAOgVACGZDgIAAAAEmg4CAAAABA4VAADkFQAgFgAA5xUAIBcAAOcVACCNDgEAAAABlA4BAAAAAZUOAQAAAAGWDgEAAAABlw4BAAAAAZgOAQDmFQAhmQ4BAAAABZoOAQAAAAWbDgEAAAABnA4BAAAAAZ0OAQAAAAEPFQAA5BUAIBYAAOUVACAXAADlFQAgjQ6AAAAAAY4OAQAAAAGPDgEAAAABkA4BAAAAAZEOgAAAAAGSDoAAAAABkw6AAAAAAZQOgAAAAAGVDoAAAAABlg6AAAAAAZcOgAAAAAGYDoAAAAABCI0OAgAAAAGUDgIAAAABlQ4CAAAAAZYOAgAAAAGXDgIAAAABmA4CAOQVACGZDgIAAAAFmg4CAAAABQyNDoAAAAABjg4BAAAAAY8OAQAAAAGQDgEAAAABkQ6AAAAAAZIOgAAAAAGTDoAAAAABlA6AAAAAAZUOgAAAAAGWDoAAAAABlw6AAAAAAZgOgAAAAAEOFQAA5BUAIBYAAOcVACAXAADnFQAgjQ4BAAAAAZQOAQAAAAGVDgEAAAABlg4BAAAAAZcOAQAAAAGYDgEA5hUAIZkOAQAAAAWaDgEAAAAFmw4BAAAAAZwOAQAAAAGdDgEAAAABC40OAQAAAAGUDgEAAAABlQ4BAAAAAZYOAQAAAAGXDgEAAAABmA4BAOcVACGZDgEAAAAFmg4BAAAABZsOAQAAAAGcDgEAAAABnQ4BAAAAAQ0VAADpFQAgFgAA6RUAIBcAAOkVACAoAADqFQAgKQAA6RUAII0OAgAAAAGUDgIAAAABlQ4CAAAAAZYOAgAAAAGXDgIAAAABmA4CAOgVACGZDgIAAAAEmg4CAAAABAiNDgIAAAABlA4CAAAAAZUOAgAAAAGWDgIAAAABlw4CAAAAAZgOAgDpFQAhmQ4CAAAABJoOAgAAAAQIjQ4IAAAAAZQOCAAAAAGVDggAAAABlg4IAAAAAZcOCAAAAAGYDggA6hUAIZkOCAAAAASaDggAAAAEDRUAAOQVACAWAADkFQAgFwAA5BUAICgAAOwVACApAADkFQAgjQ4CAAAAAZQOAgAAAAGVDgIAAAABlg4CAAAAAZcOAgAAAAGYDgIA6xUAIZkOAgAAAAWaDgIAAAAFCI0OCAAAAAGUDggAAAABlQ4IAAAAAZYOCAAAAAGXDggAAAABmA4IAOwVACGZDggAAAAFmg4IAAAABQsVAADpFQAgFgAA7hUAIBcAAO4VACCNDkAAAAABlA5AAAAAAZUOQAAAAAGWDkAAAAABlw5AAAAAAZgOQADtFQAhmQ5AAAAABJoOQAAAAAQIjQ5AAAAAAZQOQAAAAAGVDkAAAAABlg5AAAAAAZcOQAAAAAGYDkAA7hUAIZkOQAAAAASaDkAAAAAEDhUAAOkVACAWAADwFQAgFwAA8BUAII0OAQAAAAGUDgEAAAABlQ4BAAAAAZYOAQAAAAGXDgEAAAABmA4BAO8VACGZDgEAAAAEmg4BAAAABJsOAQAAAAGcDgEAAAABnQ4BAAAAAQuNDgEAAAABlA4BAAAAAZUOAQAAAAGWDgEAAAABlw4BAAAAAZgOAQDwFQAhmQ4BAAAABJoOAQAAAASbDgEAAAABnA4BAAAAAZ0OAQAAAAENFQAA6RUAIBYAAPIVACAXAADyFQAgKAAA6hUAICkAAPIVACCNDgQAAAABlA4EAAAAAZUOBAAAAAGWDgQAAAABlw4EAAAAAZgOBADxFQAhmQ4EAAAABJoOBAAAAAQIjQ4EAAAAAZQOBAAAAAGVDgQAAAABlg4EAAAAAZcOBAAAAAGYDgQA8hUAIZkOBAAAAASaDgQAAAAEEYIOAADzFQAwgw4AAMMVABCEDgAA8xUAMIUOAQDeFQAhng4BAN4VACGfDgEA3hUAIaAOAQDeFQAhoQ4BAN4VACGiDgEA4hUAIaMOAQDeFQAhpA4CAOEVACGlDgIA4RUAIaYOQAD0FQAhpw4CAOEVACGoDkAA9BUAIakOQADfFQAhqg4BAOIVACELFQAA5BUAIBYAAPYVACAXAAD2FQAgjQ5AAAAAAZQOQAAAAAGVDkAAAAABlg5AAAAAAZcOQAAAAAGYDkAA9RUAIZkOQAAAAAWaDkAAAAAFCxUAAOQVACAWAAD2FQAgFwAA9hUAII0OQAAAAAGUDkAAAAABlQ5AAAAAAZYOQAAAAAGXDkAAAAABmA5AAPUVACGZDkAAAAAFmg5AAAAABQiNDkAAAAABlA5AAAAAAZUOQAAAAAGWDkAAAAABlw5AAAAAAZgOQAD2FQAhmQ5AAAAABZoOQAAAAAUXrwEAAPgVACCCDgAA9xUAMIMOAACtFQAQhA4AAPcVADCFDgEA3hUAIakOQADfFQAhqw4BAN4VACGsDgEA3hUAIa0OAQDeFQAhrg4AAPgVACCvDiAA-RUAIbAOAQDeFQAhsQ4BAOIVACGyDkAA9BUAIbMOAQDiFQAhtA4BAOIVACG1DiAA-RUAIbYOAQDiFQAhtw4gAPkVACG4DkAA9BUAIbkOIAD5FQAhug5AAPQVACG7DkAA9BUAIQSNDgEAAAAFvA4BAAAAAb0OAQAAAAS-DgEAAAAEBRUAAOkVACAWAAD7FQAgFwAA-xUAII0OIAAAAAGYDiAA-hUAIQUVAADpFQAgFgAA-xUAIBcAAPsVACCNDiAAAAABmA4gAPoVACECjQ4gAAAAAZgOIAD7FQAhGK8BAAD4FQAg0Q0AAIIWACCCDgAA_BUAMIMOAACaFQAQhA4AAPwVADCFDgEA_RUAIakOQACBFgAhqw4BAP0VACGsDgEA_RUAIa0OAQD9FQAhrg4AAPgVACCvDiAA_hUAIbAOAQD9FQAhsQ4BAP8VACGyDkAAgBYAIbMOAQD_FQAhtA4BAP8VACG1DiAA_hUAIbYOAQD_FQAhtw4gAP4VACG4DkAAgBYAIbkOIAD-FQAhug5AAIAWACG7DkAAgBYAIQuNDgEAAAABlA4BAAAAAZUOAQAAAAGWDgEAAAABlw4BAAAAAZgOAQDwFQAhmQ4BAAAABJoOAQAAAASbDgEAAAABnA4BAAAAAZ0OAQAAAAECjQ4gAAAAAZgOIAD7FQAhC40OAQAAAAGUDgEAAAABlQ4BAAAAAZYOAQAAAAGXDgEAAAABmA4BAOcVACGZDgEAAAAFmg4BAAAABZsOAQAAAAGcDgEAAAABnQ4BAAAAAQiNDkAAAAABlA5AAAAAAZUOQAAAAAGWDkAAAAABlw5AAAAAAZgOQAD2FQAhmQ5AAAAABZoOQAAAAAUIjQ5AAAAAAZQOQAAAAAGVDkAAAAABlg5AAAAAAZcOQAAAAAGYDkAA7hUAIZkOQAAAAASaDkAAAAAEA78OAACPFQAgwA4AAI8VACDBDgAAjxUAIAzPDQAAhxYAIIIOAACDFgAwgw4AAJMVABCEDgAAgxYAMIUOBACIFgAhhg4BAP0VACGHDkAAgRYAIYgOAgCEFgAhiQ4CAIUWACGKDgEA_xUAIYsOAACGFgAgjA4BAP8VACEIjQ4CAAAAAZQOAgAAAAGVDgIAAAABlg4CAAAAAZcOAgAAAAGYDgIA5BUAIZkOAgAAAAWaDgIAAAAFCI0OAgAAAAGUDgIAAAABlQ4CAAAAAZYOAgAAAAGXDgIAAAABmA4CAOkVACGZDgIAAAAEmg4CAAAABAyNDoAAAAABjg4BAAAAAY8OAQAAAAGQDgEAAAABkQ6AAAAAAZIOgAAAAAGTDoAAAAABlA6AAAAAAZUOgAAAAAGWDoAAAAABlw6AAAAAAZgOgAAAAAEVzg0AAIoWACDQDQAAixYAIIIOAACJFgAwgw4AAI8VABCEDgAAiRYAMIUOAQD9FQAhng4BAP0VACGfDgEA_RUAIaAOAQD9FQAhoQ4BAP0VACGiDgEA_xUAIaMOAQD9FQAhpA4CAIUWACGlDgIAhRYAIaYOQACAFgAhpw4CAIUWACGoDkAAgBYAIakOQACBFgAhqg4BAP8VACHYEQAAjxUAINkRAACPFQAgCI0OBAAAAAGUDgQAAAABlQ4EAAAAAZYOBAAAAAGXDgQAAAABmA4EAPIVACGZDgQAAAAEmg4EAAAABBPODQAAihYAINANAACLFgAggg4AAIkWADCDDgAAjxUAEIQOAACJFgAwhQ4BAP0VACGeDgEA_RUAIZ8OAQD9FQAhoA4BAP0VACGhDgEA_RUAIaIOAQD_FQAhow4BAP0VACGkDgIAhRYAIaUOAgCFFgAhpg5AAIAWACGnDgIAhRYAIagOQACAFgAhqQ5AAIEWACGqDgEA_xUAIRqvAQAA-BUAINENAACCFgAggg4AAPwVADCDDgAAmhUAEIQOAAD8FQAwhQ4BAP0VACGpDkAAgRYAIasOAQD9FQAhrA4BAP0VACGtDgEA_RUAIa4OAAD4FQAgrw4gAP4VACGwDgEA_RUAIbEOAQD_FQAhsg5AAIAWACGzDgEA_xUAIbQOAQD_FQAhtQ4gAP4VACG2DgEA_xUAIbcOIAD-FQAhuA5AAIAWACG5DiAA_hUAIboOQACAFgAhuw5AAIAWACHYEQAAmhUAINkRAACaFQAgA78OAACTFQAgwA4AAJMVACDBDgAAkxUAIAsIAACNFgAggg4AAIwWADCDDgAAihUAEIQOAACMFgAwhQ4EAN0VACGfDgEA4hUAIaAOAQDeFQAhqQ5AAN8VACGqDgEA4hUAIcIOIAD5FQAhww4BAOIVACEPFQAA6RUAIBYAAI4WACAXAACOFgAgjQ6AAAAAAY4OAQAAAAGPDgEAAAABkA4BAAAAAZEOgAAAAAGSDoAAAAABkw6AAAAAAZQOgAAAAAGVDoAAAAABlg6AAAAAAZcOgAAAAAGYDoAAAAABDI0OgAAAAAGODgEAAAABjw4BAAAAAZAOAQAAAAGRDoAAAAABkg6AAAAAAZMOgAAAAAGUDoAAAAABlQ6AAAAAAZYOgAAAAAGXDoAAAAABmA6AAAAAAQsIAACQFgAggg4AAI8WADCDDgAA9xQAEIQOAACPFgAwhQ4EAIgWACGfDgEA_xUAIaAOAQD9FQAhqQ5AAIEWACGqDgEA_xUAIcIOIAD-FQAhww4BAP8VACEMjQ6AAAAAAY4OAQAAAAGPDgEAAAABkA4BAAAAAZEOgAAAAAGSDoAAAAABkw6AAAAAAZQOgAAAAAGVDoAAAAABlg6AAAAAAZcOgAAAAAGYDoAAAAABBoIOAACRFgAwgw4AAPEUABCEDgAAkRYAMKkOQADfFQAhxA4BAN4VACHFDgEA4hUAIQaCDgAAkhYAMIMOAADeFAAQhA4AAJIWADCpDkAAgRYAIcQOAQD9FQAhxQ4BAP8VACEU2QgBAN4VACGCDgAAkxYAMIMOAADYFAAQhA4AAJMWADCHDgQA3RUAIcYOBADdFQAhxw4EAN0VACHIDgIA4RUAIckOAgDhFQAhyg4gAJQWACHLDiAAlBYAIcwOAQDeFQAhzQ4AAZUWACHODgABlhYAIc8OAAGWFgAh0A4AAZYWACHRDgABlhYAIdIOEACXFgAh0w4QAJcWACHUDhAAlxYAIQUVAADkFQAgFgAAnxYAIBcAAJ8WACCNDiAAAAABmA4gAJ4WACEHFQAA6RUAIBYAAJ0WACAXAACdFgAgjQ4AAQAAAZgOAAGcFgAhmQ4AAQAABJoOAAEAAAQHFQAA5BUAIBYAAJsWACAXAACbFgAgjQ4AAQAAAZgOAAGaFgAhmQ4AAQAABZoOAAEAAAUNFQAA5BUAIBYAAJkWACAXAACZFgAgKAAAmRYAICkAAJkWACCNDhAAAAABlA4QAAAAAZUOEAAAAAGWDhAAAAABlw4QAAAAAZgOEACYFgAhmQ4QAAAABZoOEAAAAAUNFQAA5BUAIBYAAJkWACAXAACZFgAgKAAAmRYAICkAAJkWACCNDhAAAAABlA4QAAAAAZUOEAAAAAGWDhAAAAABlw4QAAAAAZgOEACYFgAhmQ4QAAAABZoOEAAAAAUIjQ4QAAAAAZQOEAAAAAGVDhAAAAABlg4QAAAAAZcOEAAAAAGYDhAAmRYAIZkOEAAAAAWaDhAAAAAFBxUAAOQVACAWAACbFgAgFwAAmxYAII0OAAEAAAGYDgABmhYAIZkOAAEAAAWaDgABAAAFBI0OAAEAAAGYDgABmxYAIZkOAAEAAAWaDgABAAAFBxUAAOkVACAWAACdFgAgFwAAnRYAII0OAAEAAAGYDgABnBYAIZkOAAEAAASaDgABAAAEBI0OAAEAAAGYDgABnRYAIZkOAAEAAASaDgABAAAEBRUAAOQVACAWAACfFgAgFwAAnxYAII0OIAAAAAGYDiAAnhYAIQKNDiAAAAABmA4gAJ8WACEU2QgBAP0VACGCDgAAoBYAMIMOAADFFAAQhA4AAKAWADCHDgQAiBYAIcYOBACIFgAhxw4EAIgWACHIDgIAhRYAIckOAgCFFgAhyg4gAKEWACHLDiAAoRYAIcwOAQD9FQAhzQ4AAaIWACHODgABoxYAIc8OAAGjFgAh0A4AAaMWACHRDgABoxYAIdIOEACkFgAh0w4QAKQWACHUDhAApBYAIQKNDiAAAAABmA4gAJ8WACEEjQ4AAQAAAZgOAAGdFgAhmQ4AAQAABJoOAAEAAAQEjQ4AAQAAAZgOAAGbFgAhmQ4AAQAABZoOAAEAAAUIjQ4QAAAAAZQOEAAAAAGVDhAAAAABlg4QAAAAAZcOEAAAAAGYDhAAmRYAIZkOEAAAAAWaDhAAAAAFBtkIAQAAAAHGDgQAAAABxw4EAAAAAckOAgAAAAHMDgEAAAABzQ4AAQAAAQWCDgAAphYAMIMOAAC_FAAQhA4AAKYWADDWDgEA3hUAIdcOQAD0FQAhBvwMAACoFgAggg4AAKcWADCDDgAArBQAEIQOAACnFgAw1g4BAP0VACHXDkAAgBYAIQO_DgAAkBQAIMAOAACQFAAgwQ4AAJAUACAM0A0CAOEVACGCDgAAqRYAMIMOAACmFAAQhA4AAKkWADCnDgEA4hUAIcQOAQDeFQAhxg4EAN0VACHWDgEA3hUAIdgOAgDhFQAh2Q5AAN8VACHaDkAA3xUAIdsOAADjFQAgDf0MAACrFgAg0A0CAIUWACGCDgAAqhYAMIMOAACQFAAQhA4AAKoWADCnDgEA_xUAIcQOAQD9FQAhxg4EAIgWACHWDgEA_RUAIdgOAgCFFgAh2Q5AAIEWACHaDkAAgRYAIdsOAACGFgAgCPwMAACoFgAggg4AAKcWADCDDgAArBQAEIQOAACnFgAw1g4BAP0VACHXDkAAgBYAIdgRAACsFAAg2REAAKwUACACxA4BAAAAAcYOBAAAAAEGgg4AAK0WADCDDgAAixQAEIQOAACtFgAwqQ5AAN8VACGrDgEA3hUAIcQOAQDeFQAhBoIOAACuFgAwgw4AAPgTABCEDgAArhYAMKkOQACBFgAhqw4BAP0VACHEDgEA_RUAIQKrDgEAAAABxA4BAAAAARaCDgAAsBYAMIMOAADyEwAQhA4AALAWADCKDgEA4hUAIakOQADfFQAhxA4BAN4VACHGDgQA3RUAId4OAQDeFQAh3w4CAOEVACHgDiAA-RUAIeEOAgDhFQAh4g4AAPgVACDjDiAA-RUAIeQOAQDiFQAh5Q4EALEWACHmDgQAsRYAIecOAACNFgAg6A5AAPQVACHpDkAA9BUAIeoOBACxFgAh6w4EALEWACHsDkAA3xUAIQ0VAADkFQAgFgAAsxYAIBcAALMWACAoAADsFQAgKQAAsxYAII0OBAAAAAGUDgQAAAABlQ4EAAAAAZYOBAAAAAGXDgQAAAABmA4EALIWACGZDgQAAAAFmg4EAAAABQ0VAADkFQAgFgAAsxYAIBcAALMWACAoAADsFQAgKQAAsxYAII0OBAAAAAGUDgQAAAABlQ4EAAAAAZYOBAAAAAGXDgQAAAABmA4EALIWACGZDgQAAAAFmg4EAAAABQiNDgQAAAABlA4EAAAAAZUOBAAAAAGWDgQAAAABlw4EAAAAAZgOBACzFgAhmQ4EAAAABZoOBAAAAAUWgg4AALQWADCDDgAA3xMAEIQOAAC0FgAwig4BAP8VACGpDkAAgRYAIcQOAQD9FQAhxg4EAIgWACHeDgEA_RUAId8OAgCFFgAh4A4gAP4VACHhDgIAhRYAIeIOAAD4FQAg4w4gAP4VACHkDgEA_xUAIeUOBAC1FgAh5g4EALUWACHnDgAAkBYAIOgOQACAFgAh6Q5AAIAWACHqDgQAtRYAIesOBAC1FgAh7A5AAIEWACEIjQ4EAAAAAZQOBAAAAAGVDgQAAAABlg4EAAAAAZcOBAAAAAGYDgQAsxYAIZkOBAAAAAWaDgQAAAAFAsQOAQAAAAHGDgQAAAABBoIOAAC3FgAwgw4AANkTABCEDgAAtxYAMKkOQADfFQAhxA4BAN4VACHtDgEA3hUAIQaCDgAAuBYAMIMOAADGEwAQhA4AALgWADCpDkAAgRYAIcQOAQD9FQAh7Q4BAP0VACEFgg4AALkWADCDDgAAwBMAEIQOAAC5FgAwhQ4EAN0VACHtDgEA3hUAIQWCDgAAuhYAMIMOAACtEwAQhA4AALoWADCFDgQAiBYAIe0OAQD9FQAhCYIOAAC7FgAwgw4AAKcTABCEDgAAuxYAMMYOBADdFQAh7g4BAN4VACHvDgEA3hUAIfAOEAC8FgAh8Q4BAN4VACHyDgQA3RUAIQ0VAADpFQAgFgAAvhYAIBcAAL4WACAoAAC-FgAgKQAAvhYAII0OEAAAAAGUDhAAAAABlQ4QAAAAAZYOEAAAAAGXDhAAAAABmA4QAL0WACGZDhAAAAAEmg4QAAAABA0VAADpFQAgFgAAvhYAIBcAAL4WACAoAAC-FgAgKQAAvhYAII0OEAAAAAGUDhAAAAABlQ4QAAAAAZYOEAAAAAGXDhAAAAABmA4QAL0WACGZDhAAAAAEmg4QAAAABAiNDhAAAAABlA4QAAAAAZUOEAAAAAGWDhAAAAABlw4QAAAAAZgOEAC-FgAhmQ4QAAAABJoOEAAAAAQJgg4AAL8WADCDDgAAlBMAEIQOAAC_FgAwxg4EAIgWACHuDgEA_RUAIe8OAQD9FQAh8A4QAMAWACHxDgEA_RUAIfIOBACIFgAhCI0OEAAAAAGUDhAAAAABlQ4QAAAAAZYOEAAAAAGXDhAAAAABmA4QAL4WACGZDhAAAAAEmg4QAAAABAXGDgQAAAAB7g4BAAAAAe8OAQAAAAHwDhAAAAAB8Q4BAAAAAQmCDgAAwhYAMIMOAACOEwAQhA4AAMIWADDGDgQA3RUAIe0OAQDeFQAh7g4BAN4VACH0DgIA4RUAIfUOEAC8FgAh9g4QALwWACEJgg4AAMMWADCDDgAA-xIAEIQOAADDFgAwxg4EAIgWACHtDgEA_RUAIe4OAQD9FQAh9A4CAIUWACH1DhAAwBYAIfYOEADAFgAhA8YOBAAAAAHtDgEAAAAB7g4BAAAAAQjEBwEA3hUAIYIOAADFFgAwgw4AAPUSABCEDgAAxRYAMMYOBADdFQAh7Q4BAN4VACH4DhAAvBYAIfkOEAC8FgAhCMQHAQD9FQAhgg4AAMYWADCDDgAA4hIAEIQOAADGFgAwxg4EAIgWACHtDgEA_RUAIfgOEADAFgAh-Q4QAMAWACEDxAcBAAAAAcYOBAAAAAHtDgEAAAABDNkIAQDeFQAhgg4AAMgWADCDDgAA3BIAEIQOAADIFgAwhw4EAN0VACHGDgQA3RUAIccOBADdFQAhyA4CAOEVACHJDgIA4RUAIe0OAQDeFQAh9Q4QALwWACH2DhAAvBYAIQzZCAEA_RUAIYIOAADJFgAwgw4AAMkSABCEDgAAyRYAMIcOBACIFgAhxg4EAIgWACHHDgQAiBYAIcgOAgCFFgAhyQ4CAIUWACHtDgEA_RUAIfUOEADAFgAh9g4QAMAWACEG2QgBAAAAAYcOBAAAAAHGDgQAAAABxw4EAAAAAcgOAgAAAAHJDgIAAAABCoIOAADLFgAwgw4AAMMSABCEDgAAyxYAMIcOBADdFQAhxg4EAN0VACHHDgQA3RUAIfwOBADdFQAh_Q4EAN0VACH-DgQA3RUAIf8OAQDeFQAhCoIOAADMFgAwgw4AALASABCEDgAAzBYAMIcOBACIFgAhxg4EAIgWACHHDgQAiBYAIfwOBACIFgAh_Q4EAIgWACH-DgQAiBYAIf8OAQD9FQAhCYIOAADNFgAwgw4AAKoSABCEDgAAzRYAMIUOAQDeFQAhhw5AAN8VACHMDgEA3hUAIYAPAQDeFQAhgQ8BAN4VACGCD0AA9BUAIQmCDgAAzhYAMIMOAACXEgAQhA4AAM4WADCFDgEA_RUAIYcOQACBFgAhzA4BAP0VACGADwEA_RUAIYEPAQD9FQAhgg9AAIAWACECzA4BAAAAAYAPAQAAAAEGpwUBAN4VACGCDgAA0BYAMIMOAACREgAQhA4AANAWADCED0AA3xUAIYUPQADfFQAhBqcFAQD9FQAhgg4AANEWADCDDgAA_hEAEIQOAADRFgAwhA9AAIEWACGFD0AAgRYAIQKnBQEAAAABhA9AAAAAAQenBQEA3hUAIYIOAADTFgAwgw4AAPgRABCEDgAA0xYAMIcOQADfFQAhxA4BAN4VACGHDyAA-RUAIQenBQEA_RUAIYIOAADUFgAwgw4AAOURABCEDgAA1BYAMIcOQACBFgAhxA4BAP0VACGHDyAA_hUAIQOnBQEAAAABhw5AAAAAAcQOAQAAAAESgg4AANYWADCDDgAA3xEAEIQOAADWFgAwig4BAOIVACG4DkAA9BUAIdoOQADfFQAh5A4BAN4VACGFD0AA9BUAIYkPAQDeFQAhig9AAPQVACGLD0AA9BUAIYwPAgDhFQAhjQ8CAOEVACGODwEA4hUAIY8PAQDiFQAhkA8BAOIVACGRDwIA4BUAIZIPAQDiFQAhEoIOAADXFgAwgw4AAMwRABCEDgAA1xYAMIoOAQD_FQAhuA5AAIAWACHaDkAAgRYAIeQOAQD9FQAhhQ9AAIAWACGJDwEA_RUAIYoPQACAFgAhiw9AAIAWACGMDwIAhRYAIY0PAgCFFgAhjg8BAP8VACGPDwEA_xUAIZAPAQD_FQAhkQ8CAIQWACGSDwEA_xUAIQqCDgAA2BYAMIMOAADGEQAQhA4AANgWADCKDgEA4hUAIa4OAgDhFQAhkw8BAN4VACGUD0AA3xUAIZUPAgDhFQAhlg9AAPQVACGXDwAA4xUAIAqCDgAA2RYAMIMOAACzEQAQhA4AANkWADCKDgEA_xUAIa4OAgCFFgAhkw8BAP0VACGUD0AAgRYAIZUPAgCFFgAhlg9AAIAWACGXDwAAhhYAIAqCDgAA2hYAMIMOAACtEQAQhA4AANoWADCFDgQA3RUAIZMPAQDeFQAhmA9AAN8VACGZD0AA3xUAIZoPQAD0FQAhmw9AAPQVACGcDwAA4xUAIAqCDgAA2xYAMIMOAACaEQAQhA4AANsWADCFDgQAiBYAIZMPAQD9FQAhmA9AAIEWACGZD0AAgRYAIZoPQACAFgAhmw9AAIAWACGcDwAAhhYAIAfZCAEA3hUAIYIOAADcFgAwgw4AAJQRABCEDgAA3BYAMJ0PAQDeFQAhng8BAOIVACGfDwQAsRYAIQfZCAEA_RUAIYIOAADdFgAwgw4AAIERABCEDgAA3RYAMJ0PAQD9FQAhng8BAP8VACGfDwQAtRYAIQeCDgAA3hYAMIMOAAD7EAAQhA4AAN4WADDGDgQA3RUAIdoOQADfFQAh7Q4BAN4VACGgD0AA3xUAIQeCDgAA3xYAMIMOAADoEAAQhA4AAN8WADDGDgQAiBYAIdoOQACBFgAh7Q4BAP0VACGgD0AAgRYAIQLGDgQAAAAB7Q4BAAAAARSCDgAA4RYAMIMOAADiEAAQhA4AAOEWADDGDgQA3RUAIe0OAQDeFQAh9Q4CAOEVACGED0AA3xUAIZ0PAQDeFQAhog9AAN8VACGjDwIA4RUAIaQPAgDhFQAhpQ8CAOEVACGmDwIA4RUAIacPAgDhFQAhqA8CAOEVACGpDwIA4RUAIaoPAgDhFQAhqw8gAPkVACGsDwEA3hUAIa0PQADfFQAhFIIOAADiFgAwgw4AAM8QABCEDgAA4hYAMMYOBACIFgAh7Q4BAP0VACH1DgIAhRYAIYQPQACBFgAhnQ8BAP0VACGiD0AAgRYAIaMPAgCFFgAhpA8CAIUWACGlDwIAhRYAIaYPAgCFFgAhpw8CAIUWACGoDwIAhRYAIakPAgCFFgAhqg8CAIUWACGrDyAA_hUAIawPAQD9FQAhrQ9AAIEWACEDxg4EAAAAAe0OAQAAAAGED0AAAAABB4IOAADkFgAwgw4AAMkQABCEDgAA5BYAMIUOAgDhFQAhrw8BAN4VACGwDwAAjRYAILEPQADfFQAhB4IOAADlFgAwgw4AALYQABCEDgAA5RYAMIUOAgCFFgAhrw8BAP0VACGwDwAAkBYAILEPQACBFgAhBoUDAQDeFQAhgg4AAOYWADCDDgAAsBAAEIQOAADmFgAwhQ4EAN0VACGHDkAA3xUAIQaFAwEA_RUAIYIOAADnFgAwgw4AAJ0QABCEDgAA5xYAMIUOBACIFgAhhw5AAIEWACEQgg4AAOgWADCDDgAAlxAAEIQOAADoFgAwhQ4EAN0VACGHDkAA3xUAIcYOBADdFQAhxw4EALEWACHtDgEA3hUAIZ0PAQDeFQAhsg8AAOkWACCzDwAA6RYAILQPIAD5FQAhtQ8gAPkVACG2DwQA3RUAIbcPBADdFQAhuA8EALEWACEEjQ4CAAAABbwOAgAAAAG9DgIAAAAEvg4CAAAABBCCDgAA6hYAMIMOAACEEAAQhA4AAOoWADCFDgQAiBYAIYcOQACBFgAhxg4EAIgWACHHDgQAtRYAIe0OAQD9FQAhnQ8BAP0VACGyDwAA6RYAILMPAADpFgAgtA8gAP4VACG1DyAA_hUAIbYPBACIFgAhtw8EAIgWACG4DwQAtRYAIQmCDgAA6xYAMIMOAAD-DwAQhA4AAOsWADDGDgQA3RUAIe0OAQDeFQAhkw8EAN0VACGlDwAA6RYAIKoPAADpFgAguQ8AAOkWACAJgg4AAOwWADCDDgAA6w8AEIQOAADsFgAwxg4EAIgWACHtDgEA_RUAIZMPBACIFgAhpQ8AAOkWACCqDwAA6RYAILkPAADpFgAgAsYOBAAAAAHtDgEAAAABBoIOAADuFgAwgw4AAOUPABCEDgAA7hYAMO0OAQDeFQAhug8AAZUWACG7DwABlRYAIQaCDgAA7xYAMIMOAADSDwAQhA4AAO8WADDtDgEA_RUAIboPAAGiFgAhuw8AAaIWACEC7Q4BAAAAAboPAAEAAAEZgg4AAPEWADCDDgAAzA8AEIQOAADxFgAwow4BAN4VACHGDgQA3RUAIe0OAQDeFQAh9Q4CAOEVACGjDwIA4RUAIaQPAgDhFQAhpQ8CAOEVACGmDwIA4RUAIacPAgDhFQAhqA8CAOEVACGpDwIA4RUAIaoPAgDhFQAhqw8gAPkVACGsDwEA3hUAIboPAAGVFgAhvQ8AAI0WACC-DwEA3hUAIb8PAQDeFQAhwA8AAZUWACHBDwQA3RUAIcIPBACxFgAhww9AAN8VACEZgg4AAPIWADCDDgAAuQ8AEIQOAADyFgAwow4BAP0VACHGDgQAiBYAIe0OAQD9FQAh9Q4CAIUWACGjDwIAhRYAIaQPAgCFFgAhpQ8CAIUWACGmDwIAhRYAIacPAgCFFgAhqA8CAIUWACGpDwIAhRYAIaoPAgCFFgAhqw8gAP4VACGsDwEA_RUAIboPAAGiFgAhvQ8AAJAWACC-DwEA_RUAIb8PAQD9FQAhwA8AAaIWACHBDwQAiBYAIcIPBAC1FgAhww9AAIEWACECxg4EAAAAAe0OAQAAAAELgg4AAPQWADCDDgAAsw8AEIQOAAD0FgAwxg4EAN0VACHEDwEA3hUAIcUPBADdFQAhxg8BAN4VACHHDwAA-BUAIMgPAgDhFQAhyQ9AAN8VACHKD0AA9BUAIQuCDgAA9RYAMIMOAACgDwAQhA4AAPUWADDGDgQAiBYAIcQPAQD9FQAhxQ8EAIgWACHGDwEA_RUAIccPAAD4FQAgyA8CAIUWACHJD0AAgRYAIcoPQACAFgAhA8YOBAAAAAHEDwEAAAABxQ8EAAAAAQeCDgAA9xYAMIMOAACaDwAQhA4AAPcWADCpDkAA3xUAIasOAQDeFQAhzQ4BAN4VACGJDwEA3hUAIQeCDgAA-BYAMIMOAACHDwAQhA4AAPgWADCpDkAAgRYAIasOAQD9FQAhzQ4BAP0VACGJDwEA_RUAIQiCDgAA-RYAMIMOAACBDwAQhA4AAPkWADCpDkAA3xUAIcwPAQDeFQAhzQ8BAN4VACHODwEA3hUAIc8PQAD0FQAhCIIOAAD6FgAwgw4AAO4OABCEDgAA-hYAMKkOQACBFgAhzA8BAP0VACHNDwEA_RUAIc4PAQD9FQAhzw9AAIAWACEGgg4AAPsWADCDDgAA6A4AEIQOAAD7FgAwqQ5AAN8VACHEDgEA3hUAIc4PAQDeFQAhBoIOAAD8FgAwgw4AANUOABCEDgAA_BYAMKkOQACBFgAhxA4BAP0VACHODwEA_RUAIQ6CDgAA_RYAMIMOAADPDgAQhA4AAP0WADCpDkAA3xUAIasOAQDiFQAhxg4EAN0VACGJDwEA3hUAIcUPEAC8FgAh0A8BAN4VACHRDxAAvBYAIdIPAQDeFQAh0w9AAN8VACHUDwEA4hUAIdUPAAD4FQAgDoIOAAD-FgAwgw4AALwOABCEDgAA_hYAMKkOQACBFgAhqw4BAP8VACHGDgQAiBYAIYkPAQD9FQAhxQ8QAMAWACHQDwEA_RUAIdEPEADAFgAh0g8BAP0VACHTD0AAgRYAIdQPAQD_FQAh1Q8AAPgVACAGgg4AAP8WADCDDgAAtg4AEIQOAAD_FgAwxg4EAN0VACHHDgQA3RUAIdYPAQDeFQAhBoIOAACAFwAwgw4AAKMOABCEDgAAgBcAMMYOBACIFgAhxw4EAIgWACHWDwEA_RUAIQ6CDgAAgRcAMIMOAACdDgAQhA4AAIEXADDEDgEA3hUAIcYOBADdFQAhxw4EAN0VACHJDgIA4RUAIc0OAQDeFQAh3g4BAN4VACGJDwEA3hUAIdMPQADfFQAh1g8BAN4VACHXDxAAvBYAIdgPQADfFQAhDoIOAACCFwAwgw4AAIoOABCEDgAAghcAMMQOAQD9FQAhxg4EAIgWACHHDgQAiBYAIckOAgCFFgAhzQ4BAP0VACHeDgEA_RUAIYkPAQD9FQAh0w9AAIEWACHWDwEA_RUAIdcPEADAFgAh2A9AAIEWACEDxg4EAAAAAckOAgAAAAHNDgEAAAABDoIOAACEFwAwgw4AAIQOABCEDgAAhBcAMMQOAQDeFQAh2Q5AAPQVACGHDyAA-RUAIdoPAQDeFQAh2w9AAN8VACHcDyAA-RUAId0PAQDiFQAh3g9AAPQVACHfD0AA9BUAIeAPQAD0FQAh4Q8AAOMVACANgg4AAIUXADCDDgAA7g0AEIQOAACFFwAwig4BAOIVACHEDgEA3hUAIcYOBADdFQAh4A4gAPkVACHhDgIA4RUAIeIOAAD4FQAg5A4BAOIVACHnDgAAjRYAILsPAAGWFgAh4g8EALEWACEN0A0CAOEVACGCDgAAhhcAMIMOAADYDQAQhA4AAIYXADCnDgEA4hUAIaoOAQDiFQAhxA4BAN4VACHWDgEA3hUAIdkOQADfFQAh2g5AAPQVACGHDyAA-RUAIdsPQADfFQAh3g9AAPQVACEP2ggAAIgXACDbCAAAiRcAINANAgCFFgAhgg4AAIcXADCDDgAAxQ0AEIQOAACHFwAwpw4BAP8VACGqDgEA_xUAIcQOAQD9FQAh1g4BAP0VACHZDkAAgRYAIdoOQACAFgAhhw8gAP4VACHbD0AAgRYAId4PQACAFgAhA78OAAC6DQAgwA4AALoNACDBDgAAug0AIAO_DgAAvg0AIMAOAAC-DQAgwQ4AAL4NACACxA4BAAAAAdoPAQAAAAEP2QgAAIwXACCCDgAAixcAMIMOAAC-DQAQhA4AAIsXADDEDgEA_RUAIdkOQACAFgAhhw8gAP4VACHaDwEA_RUAIdsPQACBFgAh3A8gAP4VACHdDwEA_xUAId4PQACAFgAh3w9AAIAWACHgD0AAgBYAIeEPAACGFgAgEdoIAACIFwAg2wgAAIkXACDQDQIAhRYAIYIOAACHFwAwgw4AAMUNABCEDgAAhxcAMKcOAQD_FQAhqg4BAP8VACHEDgEA_RUAIdYOAQD9FQAh2Q5AAIEWACHaDkAAgBYAIYcPIAD-FQAh2w9AAIEWACHeD0AAgBYAIdgRAADFDQAg2REAAMUNACACxA4BAAAAAcYOBAAAAAEO2QgAAIwXACCCDgAAjhcAMIMOAAC6DQAQhA4AAI4XADCKDgEA_xUAIcQOAQD9FQAhxg4EAIgWACHgDiAA_hUAIeEOAgCFFgAh4g4AAPgVACDkDgEA_xUAIecOAACQFgAguw8AAaMWACHiDwQAtRYAIQaCDgAAjxcAMIMOAAC1DQAQhA4AAI8XADDWDgEA3hUAIYQPQADfFQAh5A8CAOEVACEGgg4AAJAXADCDDgAAog0AEIQOAACQFwAw1g4BAP0VACGED0AAgRYAIeQPAgCFFgAhAtYOAQAAAAGED0AAAAABDoIOAACSFwAwgw4AAJwNABCEDgAAkhcAMIcOQADfFQAhnw4BAOIVACGnDgEA4hUAIcQOAQDeFQAh2g5AAN8VACHmDwEA3hUAIecPAQDeFQAh6A8AAPgVACDpD0AA9BUAIeoPAQDiFQAh6w8AAOMVACAJhgMCAOEVACGCDgAAkxcAMIMOAACGDQAQhA4AAJMXADCrDgEA3hUAIeYPAQDeFQAh7A9AAN8VACHtDyAA-RUAIe4PQAD0FQAhC4YDAgCFFgAhwQcAAJUXACDIBwAAlhcAIIIOAACUFwAwgw4AAN8LABCEDgAAlBcAMKsOAQD9FQAh5g8BAP0VACHsD0AAgRYAIe0PIAD-FQAh7g9AAIAWACEOwQcAAJAWACDCBwAAoBcAIMMHAAChFwAgxgcAAKIXACDHBwAAoxcAIIIOAACfFwAwgw4AAOoLABCEDgAAnxcAMIUOAQD9FQAhqQ5AAIEWACGrDgEA_RUAIYkPAQD9FQAh2BEAAOoLACDZEQAA6gsAIAO_DgAA4QsAIMAOAADhCwAgwQ4AAOELACAHgg4AAJcXADCDDgAA7gwAEIQOAACXFwAwxA4BAN4VACGED0AA3xUAIe8PAQDeFQAh8A8CAOEVACEHgg4AAJgXADCDDgAA2wwAEIQOAACYFwAwxA4BAP0VACGED0AAgRYAIe8PAQD9FQAh8A8CAIUWACEDxA4BAAAAAYQPQAAAAAHvDwEAAAABB4IOAACaFwAwgw4AANUMABCEDgAAmhcAMIQPQADfFQAh7w8BAN4VACHyDwQA3RUAIfMPBADdFQAhCYIOAACbFwAwgw4AAL8MABCEDgAAmxcAMKkOQADfFQAhqw4BAN4VACHmDwEA3hUAIe8PAQDeFQAh9A9AAPQVACH1DwIA4RUAIQeCDgAAnBcAMIMOAACpDAAQhA4AAJwXADDmDwEA3hUAIfYPAQDeFQAh9w8BAN4VACH4D0AA3xUAIQ2CDgAAnRcAMIMOAACTDAAQhA4AAJ0XADCFDgEA3hUAIYoOAQDiFQAhqQ5AAN8VACGrDgEA3hUAIa4OAgDhFQAhlg9AAPQVACHDD0AA3xUAIeYPAQDeFQAh-Q8BAN4VACH6DwAA4xUAIAjBBwAAjRYAIIIOAACeFwAwgw4AAP0LABCEDgAAnhcAMIUOAQDeFQAhqQ5AAN8VACGrDgEA3hUAIYkPAQDeFQAhDMEHAACQFgAgwgcAAKAXACDDBwAAoRcAIMYHAACiFwAgxwcAAKMXACCCDgAAnxcAMIMOAADqCwAQhA4AAJ8XADCFDgEA_RUAIakOQACBFgAhqw4BAP0VACGJDwEA_RUAIQO_DgAAzgsAIMAOAADOCwAgwQ4AAM4LACADvw4AANILACDADgAA0gsAIMEOAADSCwAgA78OAADWCwAgwA4AANYLACDBDgAA1gsAIA2GAwIAhRYAIcEHAACVFwAgyAcAAJYXACCCDgAAlBcAMIMOAADfCwAQhA4AAJQXADCrDgEA_RUAIeYPAQD9FQAh7A9AAIEWACHtDyAA_hUAIe4PQACAFgAh2BEAAN8LACDZEQAA3wsAIALEDgEAAAAB5g8BAAAAAQ_HBwAAphcAIIIOAAClFwAwgw4AAOELABCEDgAApRcAMIcOQACBFgAhnw4BAP8VACGnDgEA_xUAIcQOAQD9FQAh2g5AAIEWACHmDwEA_RUAIecPAQD9FQAh6A8AAPgVACDpD0AAgBYAIeoPAQD_FQAh6w8AAIYWACANhgMCAIUWACHBBwAAlRcAIMgHAACWFwAggg4AAJQXADCDDgAA3wsAEIQOAACUFwAwqw4BAP0VACHmDwEA_RUAIewPQACBFgAh7Q8gAP4VACHuD0AAgBYAIdgRAADfCwAg2REAAN8LACAD7w8BAAAAAfIPBAAAAAHzDwQAAAABCMQHAACpFwAggg4AAKgXADCDDgAA2gsAEIQOAACoFwAwhA9AAIEWACHvDwEA_RUAIfIPBACIFgAh8w8EAIgWACENwQcAAJUXACDFBwAAqxcAIIIOAACqFwAwgw4AANYLABCEDgAAqhcAMKkOQACBFgAhqw4BAP0VACHmDwEA_RUAIe8PAQD9FQAh9A9AAIAWACH1DwIAhRYAIdgRAADWCwAg2REAANYLACALwQcAAJUXACDFBwAAqxcAIIIOAACqFwAwgw4AANYLABCEDgAAqhcAMKkOQACBFgAhqw4BAP0VACHmDwEA_RUAIe8PAQD9FQAh9A9AAIAWACH1DwIAhRYAIQO_DgAA2gsAIMAOAADaCwAgwQ4AANoLACAC5g8BAAAAAfYPAQAAAAEIwQcAAJUXACCCDgAArRcAMIMOAADSCwAQhA4AAK0XADDmDwEA_RUAIfYPAQD9FQAh9w8BAP0VACH4D0AAgRYAIQ7BBwAAlRcAIIIOAACuFwAwgw4AAM4LABCEDgAArhcAMIUOAQD9FQAhig4BAP8VACGpDkAAgRYAIasOAQD9FQAhrg4CAIUWACGWD0AAgBYAIcMPQACBFgAh5g8BAP0VACH5DwEA_RUAIfoPAACGFgAgB4IOAACvFwAwgw4AAMkLABCEDgAArxcAMIUOAQDeFQAh0w9AAN8VACH-DwAA-BUAIP8PQAD0FQAhB4IOAACwFwAwgw4AALYLABCEDgAAsBcAMIUOAQD9FQAh0w9AAIEWACH-DwAA-BUAIP8PQACAFgAhEYIOAACxFwAwgw4AALALABCEDgAAsRcAMIUOAQDeFQAhqQ5AAN8VACHtDgEA3hUAIc8PQADfFQAh0w9AAN8VACGAEAEA3hUAIYEQAQDiFQAhghABAN4VACGDEAEA3hUAIYQQAQDiFQAhhRBAAPQVACGGEAEA4hUAIYcQQAD0FQAhiBBAAPQVACERgg4AALIXADCDDgAAnQsAEIQOAACyFwAwhQ4BAP0VACGpDkAAgRYAIe0OAQD9FQAhzw9AAIEWACHTD0AAgRYAIYAQAQD9FQAhgRABAP8VACGCEAEA_RUAIYMQAQD9FQAhhBABAP8VACGFEEAAgBYAIYYQAQD_FQAhhxBAAIAWACGIEEAAgBYAIQoIAACNFgAggg4AALMXADCDDgAAlwsAEIQOAACzFwAwzA4BAN4VACHsD0AA3xUAIYkQAQDeFQAhihABAN4VACGLEEAA3xUAIYwQQAD0FQAhEIIOAAC0FwAwgw4AAIELABCEDgAAtBcAMIUOAQDeFQAhpA4CAOEVACGmDkAA9BUAIacOAgDhFQAhqA5AAPQVACGpDkAA3xUAIcwOAQDeFQAh3g4BAN4VACHoDkAA9BUAIYkQAQDeFQAhjRAAAI0WACCOEAIA4RUAIY8QQAD0FQAhCAgAAI0WACCCDgAAtRcAMIMOAADrCgAQhA4AALUXADCFDgQA3RUAIYcOQADfFQAhzA4BAN4VACGJEAEA3hUAIQmCDgAAthcAMIMOAADVCgAQhA4AALYXADCrDgEA4hUAIcUOAQDiFQAhkA8gAPkVACHbD0AA3xUAIZAQAQDeFQAhkRACAOEVACEJgg4AALcXADCDDgAAwgoAEIQOAAC3FwAwqw4BAP8VACHFDgEA_xUAIZAPIAD-FQAh2w9AAIEWACGQEAEA_RUAIZEQAgCFFgAhEIIOAAC4FwAwgw4AALwKABCEDgAAuBcAMIUOAQDeFQAhqQ5AAN8VACGrDgEA4hUAIa0OAQDeFQAhtg4BAOIVACGADwEA3hUAIc8PQAD0FQAh2w9AAPQVACGQEAEA3hUAIZIQAQDeFQAhkxAAAPgVACCUEEAA9BUAIZUQAgDhFQAhBoIOAAC5FwAwgw4AAKQKABCEDgAAuRcAMJYQAQDeFQAhlxACAOEVACGYEAABlRYAIQiCDgAAuhcAMIMOAACOCgAQhA4AALoXADDEDgEA3hUAIdIOEACXFgAhrw8CAOEVACGWEAEA3hUAIZkQAgDhFQAhGoIOAAC7FwAwgw4AAPgJABCEDgAAuxcAMIUOAQDeFQAhqQ5AAN8VACGrDgEA3hUAIdIOAQDiFQAh2w4CAOEVACHeDgEA3hUAIegOQAD0FQAhgQ8BAOIVACGEDwQAsRYAIcAPAQDiFQAh0g8BAOIVACHmDwEA4hUAIf8PBACxFgAhmhABAN4VACGbEAEA3hUAIZwQEACXFgAhnRAQAJcWACGeEAIA4BUAIZ8QAAGWFgAhoBACAOAVACGhEBAAlxYAIaIQAADjFQAgoxABAOIVACEcnwYAAL0XACCgBgAAvhcAIIIOAAC8FwAwgw4AAOUJABCEDgAAvBcAMIUOAQD9FQAhqQ5AAIEWACGrDgEA_RUAIdIOAQD_FQAh2w4CAIUWACHeDgEA_RUAIegOQACAFgAhgQ8BAP8VACGEDwQAtRYAIcAPAQD_FQAh0g8BAP8VACHmDwEA_xUAIf8PBAC1FgAhmhABAP0VACGbEAEA_RUAIZwQEACkFgAhnRAQAKQWACGeEAIAhBYAIZ8QAAGjFgAhoBACAIQWACGhEBAApBYAIaIQAACGFgAgoxABAP8VACEDvw4AANoJACDADgAA2gkAIMEOAADaCQAgA78OAADeCQAgwA4AAN4JACDBDgAA3gkAIAKWEAEAAAABlxACAAAAAQeeBgAAwRcAIIIOAADAFwAwgw4AAN4JABCEDgAAwBcAMJYQAQD9FQAhlxACAIUWACGYEAABohYAIR6fBgAAvRcAIKAGAAC-FwAggg4AALwXADCDDgAA5QkAEIQOAAC8FwAwhQ4BAP0VACGpDkAAgRYAIasOAQD9FQAh0g4BAP8VACHbDgIAhRYAId4OAQD9FQAh6A5AAIAWACGBDwEA_xUAIYQPBAC1FgAhwA8BAP8VACHSDwEA_xUAIeYPAQD_FQAh_w8EALUWACGaEAEA_RUAIZsQAQD9FQAhnBAQAKQWACGdEBAApBYAIZ4QAgCEFgAhnxAAAaMWACGgEAIAhBYAIaEQEACkFgAhohAAAIYWACCjEAEA_xUAIdgRAADlCQAg2REAAOUJACAClhABAAAAAZkQAgAAAAEJngYAAMEXACCCDgAAwxcAMIMOAADaCQAQhA4AAMMXADDEDgEA_RUAIdIOEACkFgAhrw8CAIUWACGWEAEA_RUAIZkQAgCFFgAhCIIOAADEFwAwgw4AANUJABCEDgAAxBcAMIUOAQDeFQAhqQ5AAN8VACHTD0AA3xUAIe8PAAGVFgAhmhABAN4VACEKgg4AAMUXADCDDgAAvwkAEIQOAADFFwAwmhABAN4VACGmEAIA4RUAIacQAgDhFQAhqBACAOEVACGpEAAA-BUAIKoQAACNFgAgqxABAN4VACEI_QwCAOEVACGCDgAAxhcAMIMOAACpCQAQhA4AAMYXADCBDwEA3hUAIZoQAQDeFQAhrBACAOAVACGtEAEA3hUAIReFAwEA3hUAIf0MAgDhFQAhgg4AAMcXADCDDgAAkwkAEIQOAADHFwAwxA4BAOIVACGjDwIA4BUAIawPAQDiFQAh5w8BAOIVACH2DwEA4hUAIZoQAQDeFQAhphACAOAVACGrECAAlBYAIawQAgDhFQAhrhABAN4VACGvEAEA4hUAIbAQAgDgFQAhsRAAAOMVACCyEAEA4hUAIbMQAQDiFQAhtBAAAPgVACC1ECAAlBYAIbYQAgDgFQAhB4IOAADIFwAwgw4AAP0IABCEDgAAyBcAMPgOEAC8FgAhmhABAN4VACG3EAEA3hUAIbgQEAC8FgAhBoIOAADJFwAwgw4AAOcIABCEDgAAyRcAMJcQAgDhFQAhmBAAAZUWACGaEAEA3hUAIR3BBwAA4xUAIIIOAADKFwAwgw4AANEIABCEDgAAyhcAMIUOAQDeFQAhhw4EALEWACGpDkAA3xUAIasOAQDeFQAhxg4EALEWACHeDgEA3hUAIeQOAADjFQAggQ8BAOIVACGJDwEA3hUAIZwPAADjFQAg0w9AAN8VACHmDwEA4hUAIYsQQAD0FQAhuRABAN4VACG6ECAA-RUAIbsQAQDiFQAhvBABAOIVACG9EAAA4xUAIL4QAADjFQAgvxAAAI0WACDAECAA-RUAIcEQAAD4FQAgwhACAOEVACHDEEAA9BUAIcQQAADjFQAgI6gFAADMFwAgqQUAAM0XACCqBQAAzhcAIKsFAADPFwAgrAUAANAXACCtBQAA0RcAIMEHAACGFgAggg4AAMsXADCDDgAAvggAEIQOAADLFwAwhQ4BAP0VACGHDgQAtRYAIakOQACBFgAhqw4BAP0VACHGDgQAtRYAId4OAQD9FQAh5A4AAIYWACCBDwEA_xUAIYkPAQD9FQAhnA8AAIYWACDTD0AAgRYAIeYPAQD_FQAhixBAAIAWACG5EAEA_RUAIboQIAD-FQAhuxABAP8VACG8EAEA_xUAIb0QAACGFgAgvhAAAIYWACC_EAAAkBYAIMAQIAD-FQAhwRAAAPgVACDCEAIAhRYAIcMQQACAFgAhxBAAAIYWACADvw4AAJ8IACDADgAAnwgAIMEOAACfCAAgA78OAACjCAAgwA4AAKMIACDBDgAAowgAIAO_DgAApwgAIMAOAACnCAAgwQ4AAKcIACADvw4AAKsIACDADgAAqwgAIMEOAACrCAAgA78OAACvCAAgwA4AAK8IACDBDgAArwgAIAO_DgAAswgAIMAOAACzCAAgwQ4AALMIACAJpwUAANMXACCCDgAA0hcAMIMOAACzCAAQhA4AANIXADCFDgEA_RUAIakOQACBFgAh0w9AAIEWACHvDwABohYAIZoQAQD9FQAhJagFAADMFwAgqQUAAM0XACCqBQAAzhcAIKsFAADPFwAgrAUAANAXACCtBQAA0RcAIMEHAACGFgAggg4AAMsXADCDDgAAvggAEIQOAADLFwAwhQ4BAP0VACGHDgQAtRYAIakOQACBFgAhqw4BAP0VACHGDgQAtRYAId4OAQD9FQAh5A4AAIYWACCBDwEA_xUAIYkPAQD9FQAhnA8AAIYWACDTD0AAgRYAIeYPAQD_FQAhixBAAIAWACG5EAEA_RUAIboQIAD-FQAhuxABAP8VACG8EAEA_xUAIb0QAACGFgAgvhAAAIYWACC_EAAAkBYAIMAQIAD-FQAhwRAAAPgVACDCEAIAhRYAIcMQQACAFgAhxBAAAIYWACDYEQAAvggAINkRAAC-CAAgApoQAQAAAAGmEAIAAAABC6cFAADTFwAggg4AANUXADCDDgAArwgAEIQOAADVFwAwmhABAP0VACGmEAIAhRYAIacQAgCFFgAhqBACAIUWACGpEAAA-BUAIKoQAACQFgAgqxABAP0VACED_QwCAAAAAYEPAQAAAAGaEAEAAAABCacFAADTFwAg_QwCAIUWACGCDgAA1xcAMIMOAACrCAAQhA4AANcXADCBDwEA_RUAIZoQAQD9FQAhrBACAIQWACGtEAEA_RUAIQKaEAEAAAABrBACAAAAARiFAwEA_RUAIacFAADTFwAg_QwCAIUWACGCDgAA2RcAMIMOAACnCAAQhA4AANkXADDEDgEA_xUAIaMPAgCEFgAhrA8BAP8VACHnDwEA_xUAIfYPAQD_FQAhmhABAP0VACGmEAIAhBYAIasQIAChFgAhrBACAIUWACGuEAEA_RUAIa8QAQD_FQAhsBACAIQWACGxEAAAhhYAILIQAQD_FQAhsxABAP8VACG0EAAA-BUAILUQIAChFgAhthACAIQWACEDmhABAAAAAbcQAQAAAAG4EBAAAAABCKcFAADTFwAggg4AANsXADCDDgAAowgAEIQOAADbFwAw-A4QAMAWACGaEAEA_RUAIbcQAQD9FQAhuBAQAMAWACEClxACAAAAAZoQAQAAAAEHpwUAANMXACCCDgAA3RcAMIMOAACfCAAQhA4AAN0XADCXEAIAhRYAIZgQAAGiFgAhmhABAP0VACEI2QgBAN4VACGCDgAA3hcAMIMOAACaCAAQhA4AAN4XADDGDgQA3RUAIccOBADdFQAhyA4CAOEVACHKECAA-RUAIQjZCAEA_RUAIYIOAADfFwAwgw4AAIcIABCEDgAA3xcAMMYOBACIFgAhxw4EAIgWACHIDgIAhRYAIcoQIAD-FQAhBNkIAQAAAAHGDgQAAAABxw4EAAAAAcgOAgAAAAEO0A0CAOEVACGCDgAA4RcAMIMOAACBCAAQhA4AAOEXADCHDkAA3xUAIcYOBADdFQAhxw4EAN0VACHIDgIA4RUAIc0OAQDiFQAhgQ8BAN4VACHWDwEA3hUAIcwQBACxFgAhzRBAAN8VACHOEEAA9BUAIQ7QDQIAhRYAIYIOAADiFwAwgw4AAO4HABCEDgAA4hcAMIcOQACBFgAhxg4EAIgWACHHDgQAiBYAIcgOAgCFFgAhzQ4BAP8VACGBDwEA_RUAIdYPAQD9FQAhzBAEALUWACHNEEAAgRYAIc4QQACAFgAhA8YOBAAAAAHHDgQAAAAByA4CAAAAAQWCDgAA5BcAMIMOAADoBwAQhA4AAOQXADDEDgEA3hUAIdAQAgDhFQAhBYIOAADlFwAwgw4AANUHABCEDgAA5RcAMMQOAQD9FQAh0BACAIUWACEH2QgBAN4VACGCDgAA5hcAMIMOAADPBwAQhA4AAOYXADCnEAIA4RUAIakQAACNFgAg0RABAN4VACEH2QgBAP0VACGCDgAA5xcAMIMOAAC8BwAQhA4AAOcXADCnEAIAhRYAIakQAACQFgAg0RABAP0VACEI2QgBAN4VACGCDgAA6BcAMIMOAAC2BwAQhA4AAOgXADDGDgQA3RUAIdIQAQDeFQAh0xACAOEVACHUEAIA4RUAIQjZCAEA_RUAIYIOAADpFwAwgw4AAKMHABCEDgAA6RcAMMYOBACIFgAh0hABAP0VACHTEAIAhRYAIdQQAgCFFgAhAtkIAQAAAAHGDgQAAAABB9kIAQDeFQAhgg4AAOsXADCDDgAAnQcAEIQOAADrFwAwxg4EAN0VACG7DwABlRYAIdYQBADdFQAhB9kIAQD9FQAhgg4AAOwXADCDDgAAigcAEIQOAADsFwAwxg4EAIgWACG7DwABohYAIdYQBACIFgAhA9kIAQAAAAHGDgQAAAAB1hAEAAAAAQjZCAEA3hUAIYIOAADuFwAwgw4AAIQHABCEDgAA7hcAMMYOBADdFQAh3w4CAOEVACHmDgQA3RUAIbsPAAGWFgAhCNkIAQD9FQAhgg4AAO8XADCDDgAA8QYAEIQOAADvFwAwxg4EAIgWACHfDgIAhRYAIeYOBACIFgAhuw8AAaMWACEC2QgBAAAAAcYOBAAAAAEU2QgBAN4VACGCDgAA8RcAMIMOAADrBgAQhA4AAPEXADCHDgQA3RUAIcYOBADdFQAhxw4EAN0VACHIDgIA4RUAIckOAgDhFQAhyg4gAJQWACHLDiAAlBYAIcwOAQDeFQAhzQ4AAZUWACHODgABlhYAIc8OAAGWFgAh0A4AAZYWACHRDgABlhYAIdIOEACXFgAh0w4QAJcWACHUDhAAlxYAIRTZCAEA_RUAIYIOAADyFwAwgw4AANgGABCEDgAA8hcAMIcOBACIFgAhxg4EAIgWACHHDgQAiBYAIcgOAgCFFgAhyQ4CAIUWACHKDiAAoRYAIcsOIAChFgAhzA4BAP0VACHNDgABohYAIc4OAAGjFgAhzw4AAaMWACHQDgABoxYAIdEOAAGjFgAh0g4QAKQWACHTDhAApBYAIdQOEACkFgAhBtkIAQAAAAHGDgQAAAABxw4EAAAAAckOAgAAAAHMDgEAAAABzQ4AAQAAAQmCDgAA9BcAMIMOAADSBgAQhA4AAPQXADDGDgQA3RUAIdkQBADdFQAh2hABAN4VACHbEAEA3hUAIdwQBADdFQAh3RAEALEWACEJgg4AAPUXADCDDgAAvwYAEIQOAAD1FwAwxg4EAIgWACHZEAQAiBYAIdoQAQD9FQAh2xABAP0VACHcEAQAiBYAId0QBAC1FgAhAsYOBAAAAAHZEAQAAAABC4IOAAD3FwAwgw4AALkGABCEDgAA9xcAMMYOBADdFQAh3xBAAPQVACHgEAEA4hUAIeEQBACxFgAh4hBAAPQVACHjEEAA9BUAIeQQBACxFgAh5RBAAPQVACELgg4AAPgXADCDDgAApgYAEIQOAAD4FwAwxg4EAIgWACHfEEAAgBYAIeAQAQD_FQAh4RAEALUWACHiEEAAgBYAIeMQQACAFgAh5BAEALUWACHlEEAAgBYAIQmCDgAA-RcAMIMOAACgBgAQhA4AAPkXADCKDgEA3hUAIaMOAgDgFQAhrQ4BAN4VACHGDgQA3RUAIekOQADfFQAh7A9AAN8VACEJgg4AAPoXADCDDgAAjQYAEIQOAAD6FwAwig4BAP0VACGjDgIAhBYAIa0OAQD9FQAhxg4EAIgWACHpDkAAgRYAIewPQACBFgAhAq0OAQAAAAHGDgQAAAABB4IOAAD8FwAwgw4AAIcGABCEDgAA_BcAMMYOBADdFQAhxw4EAN0VACHnEAQA3RUAIegQIAD5FQAhB4IOAAD9FwAwgw4AAPQFABCEDgAA_RcAMMYOBACIFgAhxw4EAIgWACHnEAQAiBYAIegQIAD-FQAhFIIOAAD-FwAwgw4AAO4FABCEDgAA_hcAMIoOAQDiFQAhuA5AAPQVACHGDgQA3RUAIccOBACxFgAh3g4BAN4VACHDD0AA3xUAIdYPAQDiFQAh5xAEALEWACHpEAQAsRYAIeoQBACxFgAh6xAEALEWACHsEAEA4hUAIe0QBACxFgAh7hABAOIVACHvEAQAsRYAIfAQBACxFgAh8RBAAPQVACEUgg4AAP8XADCDDgAA2wUAEIQOAAD_FwAwig4BAP8VACG4DkAAgBYAIcYOBACIFgAhxw4EALUWACHeDgEA_RUAIcMPQACBFgAh1g8BAP8VACHnEAQAtRYAIekQBAC1FgAh6hAEALUWACHrEAQAtRYAIewQAQD_FQAh7RAEALUWACHuEAEA_xUAIe8QBAC1FgAh8BAEALUWACHxEEAAgBYAIQaCDgAAgBgAMIMOAADVBQAQhA4AAIAYADDEDgEA3hUAIfYPAQDeFQAh8hBAAN8VACEGgg4AAIEYADCDDgAAwgUAEIQOAACBGAAwxA4BAP0VACH2DwEA_RUAIfIQQACBFgAhCoYDAACNFgAggg4AAIIYADCDDgAAvAUAEIQOAACCGAAwiQ8BAN4VACGaD0AA9BUAIcUPAgDhFQAh8xABAN4VACH0EAEA3hUAIfUQQAD0FQAhCoYDAACQFgAggg4AAIMYADCDDgAAqQUAEIQOAACDGAAwiQ8BAP0VACGaD0AAgBYAIcUPAgCFFgAh8xABAP0VACH0EAEA_RUAIfUQQACAFgAhAokPAQAAAAHzEAEAAAABB4IOAACFGAAwgw4AAKMFABCEDgAAhRgAMMQOAQDeFQAhiQ8BAN4VACH0EAEA3hUAIfcQQADfFQAhB4IOAACGGAAwgw4AAJAFABCEDgAAhhgAMMQOAQD9FQAhiQ8BAP0VACH0EAEA_RUAIfcQQACBFgAhA8QOAQAAAAGJDwEAAAAB9BABAAAAAQmCDgAAiBgAMIMOAACKBQAQhA4AAIgYADDEDgEA3hUAIYkPAQDeFQAhvxAgAPkVACH1EEAA9BUAIfkQIAD5FQAh-hBAAN8VACEVgg4AAIkYADCDDgAA9AQAEIQOAACJGAAwqQ5AAN8VACHGDgQA3RUAIccOBADdFQAhzQ4BAN4VACHeDgEA3hUAIYkPAQDeFQAhmg9AAPQVACHFDwIA4RUAIdYPAQDeFQAhuBAQALwWACHzEAEA3hUAIfQQAQDeFQAh9RBAAPQVACH7EAEA4hUAIfwQQADfFQAh_RAgAPkVACH-ECAA-RUAIf8QIAD5FQAhFoYDAACLGAAggg4AAIoYADCDDgAA4QQAEIQOAACKGAAwqQ5AAIEWACHGDgQAiBYAIccOBACIFgAhzQ4BAP0VACHeDgEA_RUAIYkPAQD9FQAhmg9AAIAWACHFDwIAhRYAIdYPAQD9FQAhuBAQAMAWACHzEAEA_RUAIfQQAQD9FQAh9RBAAIAWACH7EAEA_xUAIfwQQACBFgAh_RAgAP4VACH-ECAA_hUAIf8QIAD-FQAhA78OAADbBAAgwA4AANsEACDBDgAA2wQAIAqFAwAAjRgAIIIOAACMGAAwgw4AANsEABCEDgAAjBgAMMQOAQD9FQAhiQ8BAP0VACG_ECAA_hUAIfUQQACAFgAh-RAgAP4VACH6EEAAgRYAIRiGAwAAixgAIIIOAACKGAAwgw4AAOEEABCEDgAAihgAMKkOQACBFgAhxg4EAIgWACHHDgQAiBYAIc0OAQD9FQAh3g4BAP0VACGJDwEA_RUAIZoPQACAFgAhxQ8CAIUWACHWDwEA_RUAIbgQEADAFgAh8xABAP0VACH0EAEA_RUAIfUQQACAFgAh-xABAP8VACH8EEAAgRYAIf0QIAD-FQAh_hAgAP4VACH_ECAA_hUAIdgRAADhBAAg2REAAOEEACAOCAAAjRYAIIIOAACOGAAwgw4AANYEABCEDgAAjhgAMIcOBADdFQAhxg4EAN0VACHHDgQA3RUAIckOAgDhFQAhzA4BAN4VACHNDgEA3hUAIYkPAQDeFQAh1g8BAN4VACGAEQEA3hUAIYERAQDeFQAhDggAAJAWACCCDgAAjxgAMIMOAADDBAAQhA4AAI8YADCHDgQAiBYAIcYOBACIFgAhxw4EAIgWACHJDgIAhRYAIcwOAQD9FQAhzQ4BAP0VACGJDwEA_RUAIdYPAQD9FQAhgBEBAP0VACGBEQEA_RUAIQPGDgQAAAAByQ4CAAAAAc0OAQAAAAEFCAABlRYAIYIOAACRGAAwgw4AAL0EABCEDgAAkRgAMNoQAAGVFgAhBggAAaIWACHTAgAAkxgAIIIOAACSGAAwgw4AAKoEABCEDgAAkhgAMNoQAAGiFgAhA78OAACOBAAgwA4AAI4EACDBDgAAjgQAIAiCDgAAlBgAMIMOAACkBAAQhA4AAJQYADCgEAABlhYAIYIRAgDhFQAhgxECAOEVACGEEQEA3hUAIYURAAGVFgAhCdQCAACWGAAggg4AAJUYADCDDgAAjgQAEIQOAACVGAAwoBAAAaMWACGCEQIAhRYAIYMRAgCFFgAhhBEBAP0VACGFEQABohYAIQgIAAGiFgAh0wIAAJMYACCCDgAAkhgAMIMOAACqBAAQhA4AAJIYADDaEAABohYAIdgRAACqBAAg2REAAKoEACACghECAAAAAYMRAgAAAAESqgUCAOEVACGgBgABlhYAIYIOAACYGAAwgw4AAIkEABCEDgAAmBgAMIcOQADfFQAhwA8BAN4VACHSDwEA3hUAIZ8QAQDeFQAhohAAAI0WACCjEAEA3hUAIdkQAgDhFQAhhxEBAN4VACGIEQAAjRYAIIkRBADdFQAhihEEAN0VACGLEQQA3RUAIYwRAACNFgAgEqoFAgCFFgAhoAYAAaMWACGCDgAAmRgAMIMOAAD2AwAQhA4AAJkYADCHDkAAgRYAIcAPAQD9FQAh0g8BAP0VACGfEAEA_RUAIaIQAACQFgAgoxABAP0VACHZEAIAhRYAIYcRAQD9FQAhiBEAAJAWACCJEQQAiBYAIYoRBACIFgAhixEEAIgWACGMEQAAkBYAIAqCDgAAmhgAMIMOAADwAwAQhA4AAJoYADCrDgEA3hUAIY0RQADfFQAhjhEBAN4VACGPEQEA3hUAIZARAgDhFQAhkRECAOEVACGSEQAA6RYAIAqCDgAAmxgAMIMOAADdAwAQhA4AAJsYADCrDgEA_RUAIY0RQACBFgAhjhEBAP0VACGPEQEA_RUAIZARAgCFFgAhkRECAIUWACGSEQAA6RYAIASrDgEAAAABjRFAAAAAAY4RAQAAAAGPEQEAAAABDNkIAQDeFQAhgg4AAJ0YADCDDgAA1wMAEIQOAACdGAAwhQ4BAN4VACGpDkAA3xUAIasOAQDeFQAhxg4EALEWACHMDgEA3hUAIdMPQADfFQAhhxBAAPQVACGIEEAA9BUAIQzZCAEA_RUAIYIOAACeGAAwgw4AAMQDABCEDgAAnhgAMIUOAQD9FQAhqQ5AAIEWACGrDgEA_RUAIcYOBAC1FgAhzA4BAP0VACHTD0AAgRYAIYcQQACAFgAhiBBAAIAWACEGgg4AAJ8YADCDDgAAvgMAEIQOAACfGAAwxQ4BAOIVACHFDwEA3hUAIdMPQADfFQAhBoIOAACgGAAwgw4AAKsDABCEDgAAoBgAMMUOAQD_FQAhxQ8BAP0VACHTD0AAgRYAIQaCDgAAoRgAMIMOAAClAwAQhA4AAKEYADCrDgEA3hUAIYQPQADfFQAhkBECAOEVACEGgg4AAKIYADCDDgAAkgMAEIQOAACiGAAwqw4BAP0VACGED0AAgRYAIZARAgCFFgAhAqsOAQAAAAGED0AAAAABBoIOAACkGAAwgw4AAIwDABCEDgAApBgAMJgQBADdFQAhjRFAAN8VACGVEQEA3hUAIQaCDgAApRgAMIMOAAD5AgAQhA4AAKUYADCYEAQAiBYAIY0RQACBFgAhlREBAP0VACECjRFAAAAAAZURAQAAAAEPgg4AAKcYADCDDgAA8wIAEIQOAACnGAAwoQ4BAOIVACGjDgIA4BUAIdEOAQDeFQAh0w9AAN8VACGKEAEA3hUAIZURAQDeFQAhlxEBAN4VACGYEQEA3hUAIZkRIAD5FQAhmhEAAKgYACCbEQEA3hUAIZwRQADfFQAhBI0OAAEAAAW8DgABAAABvQ4AAQAABL4OAAEAAAQPgg4AAKkYADCDDgAA4AIAEIQOAACpGAAwoQ4BAP8VACGjDgIAhBYAIdEOAQD9FQAh0w9AAIEWACGKEAEA_RUAIZURAQD9FQAhlxEBAP0VACGYEQEA_RUAIZkRIAD-FQAhmhEAAKgYACCbEQEA_RUAIZwRQACBFgAhBNEOAQAAAAGKEAEAAAABlREBAAAAAZcRAQAAAAEKgg4AAKsYADCDDgAA2gIAEIQOAACrGAAwhQ4BAN4VACGHDkAA3xUAIYAPAQDeFQAhnhEBAN4VACGfEQEA3hUAIaARAACNFgAgoREBAOIVACEKgg4AAKwYADCDDgAAxwIAEIQOAACsGAAwhQ4BAP0VACGHDkAAgRYAIYAPAQD9FQAhnhEBAP0VACGfEQEA_RUAIaARAACQFgAgoREBAP8VACEVgg4AAK0YADCDDgAAwQIAEIQOAACtGAAwhQ4BAN4VACGpDkAA3xUAIasOAQDeFQAhzA4BAN4VACHxDgEA3hUAIYkPAQDeFQAh0w9AAPQVACGHEEAA9BUAIYgQQAD0FQAh2hABAN4VACGiEQAA-BUAIKMRAAD4FQAgpBEAAPgVACClEQIA4BUAIaYRAQDeFQAhpxFAAPQVACGoEQEA4hUAIakRAQDiFQAhDNkIAQDeFQAhgg4AAK4YADCDDgAAqwIAEIQOAACuGAAwhQ4BAN4VACGpDkAA3xUAIcYOBACxFgAhsxABAN4VACGnEUAA9BUAIagRAQDiFQAhqhFAAPQVACGrEUAA9BUAIQKJEAEAAAABihABAAAAAQsIAACQFgAgrgEAALEYACCCDgAAsBgAMIMOAACPAgAQhA4AALAYADDMDgEA_RUAIewPQACBFgAhiRABAP0VACGKEAEA_RUAIYsQQACBFgAhjBBAAIAWACEWrAEAALoYACCvAQAAuxgAILABAAC8GAAgsQEAAL0YACCCDgAAuRgAMIMOAACBAgAQhA4AALkYADCFDgEA_RUAIakOQACBFgAhqw4BAP8VACGtDgEA_RUAIbYOAQD_FQAhgA8BAP0VACHPD0AAgBYAIdsPQACAFgAhkBABAP0VACGSEAEA_RUAIZMQAAD4FQAglBBAAIAWACGVEAIAhRYAIdgRAACBAgAg2REAAIECACACzA4BAAAAAYkQAQAAAAERrgEAALEYACCCDgAAsxgAMIMOAACLAgAQhA4AALMYADCFDgEA_RUAIaQOAgCFFgAhpg5AAIAWACGnDgIAhRYAIagOQACAFgAhqQ5AAIEWACHMDgEA_RUAId4OAQD9FQAh6A5AAIAWACGJEAEA_RUAIY0QAACQFgAgjhACAIUWACGPEEAAgBYAIQkIAACQFgAgrgEAALEYACCCDgAAtBgAMIMOAACHAgAQhA4AALQYADCFDgQAiBYAIYcOQACBFgAhzA4BAP0VACGJEAEA_RUAIQ6tAQAAthgAILIBAAC3GAAg2QgBAP0VACGCDgAAtRgAMIMOAACFAgAQhA4AALUYADCFDgEA_RUAIakOQACBFgAhxg4EALUWACGzEAEA_RUAIacRQACAFgAhqBEBAP8VACGqEUAAgBYAIasRQACAFgAhA78OAAD9AQAgwA4AAP0BACDBDgAA_QEAIAO_DgAAgQIAIMAOAACBAgAgwQ4AAIECACACqw4BAAAAAZAQAQAAAAEUrAEAALoYACCvAQAAuxgAILABAAC8GAAgsQEAAL0YACCCDgAAuRgAMIMOAACBAgAQhA4AALkYADCFDgEA_RUAIakOQACBFgAhqw4BAP8VACGtDgEA_RUAIbYOAQD_FQAhgA8BAP0VACHPD0AAgBYAIdsPQACAFgAhkBABAP0VACGSEAEA_RUAIZMQAAD4FQAglBBAAIAWACGVEAIAhRYAIRCtAQAAthgAILIBAAC3GAAg2QgBAP0VACGCDgAAtRgAMIMOAACFAgAQhA4AALUYADCFDgEA_RUAIakOQACBFgAhxg4EALUWACGzEAEA_RUAIacRQACAFgAhqBEBAP8VACGqEUAAgBYAIasRQACAFgAh2BEAAIUCACDZEQAAhQIAIAO_DgAAhwIAIMAOAACHAgAgwQ4AAIcCACADvw4AAIsCACDADgAAiwIAIMEOAACLAgAgA78OAACPAgAgwA4AAI8CACDBDgAAjwIAIBasAQAAvxgAIIIOAAC-GAAwgw4AAP0BABCEDgAAvhgAMIUOAQD9FQAhqQ5AAIEWACGrDgEA_RUAIcwOAQD9FQAh8Q4BAP0VACGJDwEA_RUAIdMPQACAFgAhhxBAAIAWACGIEEAAgBYAIdoQAQD9FQAhohEAAPgVACCjEQAA-BUAIKQRAAD4FQAgpRECAIQWACGmEQEA_RUAIacRQACAFgAhqBEBAP8VACGpEQEA_xUAIRCtAQAAthgAILIBAAC3GAAg2QgBAP0VACGCDgAAtRgAMIMOAACFAgAQhA4AALUYADCFDgEA_RUAIakOQACBFgAhxg4EALUWACGzEAEA_RUAIacRQACAFgAhqBEBAP8VACGqEUAAgBYAIasRQACAFgAh2BEAAIUCACDZEQAAhQIAIALZCAEAAAABxg4EAAAAAQWCDgAAwRgAMIMOAAD4AQAQhA4AAMEYADCKEAEA3hUAIa8RAACNFgAgBYIOAADCGAAwgw4AAOUBABCEDgAAwhgAMIoQAQD9FQAhrxEAAJAWACAR0A0CAOEVACGCDgAAwxgAMIMOAADfAQAQhA4AAMMYADCHDkAA3xUAIcYOBADdFQAhxw4EAN0VACHJDgIA4RUAIc0OAQDeFQAh7Q4BAN4VACHEDwEA4hUAIdYPAQDiFQAhgBABAN4VACHNEEAA3xUAIecQBADdFQAhsBEBAN4VACGxEQAA4xUAIBHQDQIAhRYAIYIOAADEGAAwgw4AAMwBABCEDgAAxBgAMIcOQACBFgAhxg4EAIgWACHHDgQAiBYAIckOAgCFFgAhzQ4BAP0VACHtDgEA_RUAIcQPAQD_FQAh1g8BAP8VACGAEAEA_RUAIc0QQACBFgAh5xAEAIgWACGwEQEA_RUAIbERAACGFgAgAsYOBAAAAAGwEQEAAAABCQgAAI0WACCCDgAAxhgAMIMOAADGAQAQhA4AAMYYADCFDgEA3hUAIYcOQADfFQAhxA4BAN4VACHMDgEA3hUAId4PQAD0FQAhCQgAAJAWACCCDgAAxxgAMIMOAACzAQAQhA4AAMcYADCFDgEA_RUAIYcOQACBFgAhxA4BAP0VACHMDgEA_RUAId4PQACAFgAhBYIOAADIGAAwgw4AAK0BABCEDgAAyBgAMO0OAQDeFQAh0BACAOEVACEFgg4AAMkYADCDDgAAmgEAEIQOAADJGAAw7Q4BAP0VACHQEAIAhRYAIQqCDgAAyhgAMIMOAACUAQAQhA4AAMoYADDGDgQA3RUAIccOBADdFQAhzQ4BAN4VACGAEAEA3hUAIecQBADdFQAhsBEBAN4VACGzEQEA3hUAIQqCDgAAyxgAMIMOAACBAQAQhA4AAMsYADDGDgQAiBYAIccOBACIFgAhzQ4BAP0VACGAEAEA_RUAIecQBACIFgAhsBEBAP0VACGzEQEA_RUAIQTGDgQAAAABgBABAAAAAbARAQAAAAGzEQEAAAABD4IOAADNGAAwgw4AAHsAEIQOAADNGAAwxg4EAN0VACHHDgQA3RUAIckOAgDhFQAh7Q4BAN4VACHEDwEA3hUAIYAQAQDeFQAh3BAEAN0VACGwEQEA3hUAIbMRAQDeFQAhtREBAN4VACG2EQQA3RUAIbcRAACNFgAgD4IOAADOGAAwgw4AAGgAEIQOAADOGAAwxg4EAIgWACHHDgQAiBYAIckOAgCFFgAh7Q4BAP0VACHEDwEA_RUAIYAQAQD9FQAh3BAEAIgWACGwEQEA_RUAIbMRAQD9FQAhtREBAP0VACG2EQQAiBYAIbcRAACQFgAgA8YOBAAAAAGwEQEAAAABsxEBAAAAASQIAQDeFQAhgg4AANAYADCDDgAAYgAQhA4AANAYADCFDgEA3hUAIakOQADfFQAhxg4EAN0VACHHDgQAsRYAIckOAgDgFQAhzQ4BAOIVACHtDgEA3hUAIcQPAQDiFQAh0g8BAOIVACHWDwEA4hUAIYAQAQDeFQAhhxBAAPQVACHcEAQA3RUAIf0QIAD5FQAhsBEBAN4VACGzEQEA3hUAIbURAQDeFQAhthEEAN0VACG5EQIA4BUAIboRAADjFQAguxEAAOMVACC8ESAA-RUAIb0RAQDeFQAhvhEBAOIVACG_EQEA3hUAIcARAQDiFQAhwREBAOIVACHCEQEA4hUAIcMRAQDiFQAhxBEEALEWACHFEQQAsRYAIcYRAQDiFQAhJAgBAP0VACGCDgAA0RgAMIMOAABPABCEDgAA0RgAMIUOAQD9FQAhqQ5AAIEWACHGDgQAiBYAIccOBAC1FgAhyQ4CAIQWACHNDgEA_xUAIe0OAQD9FQAhxA8BAP8VACHSDwEA_xUAIdYPAQD_FQAhgBABAP0VACGHEEAAgBYAIdwQBACIFgAh_RAgAP4VACGwEQEA_RUAIbMRAQD9FQAhtREBAP0VACG2EQQAiBYAIbkRAgCEFgAhuhEAAIYWACC7EQAAhhYAILwRIAD-FQAhvREBAP0VACG-EQEA_xUAIb8RAQD9FQAhwBEBAP8VACHBEQEA_xUAIcIRAQD_FQAhwxEBAP8VACHEEQQAtRYAIcURBAC1FgAhxhEBAP8VACEExg4EAAAAAYAQAQAAAAGwEQEAAAABsxEBAAAAAQuCDgAA0xgAMIMOAABJABCEDgAA0xgAMKkOQADfFQAhqw4BAOIVACGJDwEA4hUAIbARAQDeFQAhvBEgAPkVACHIEQEA4hUAIckRAQDeFQAhyhEBAN4VACELgg4AANQYADCDDgAANgAQhA4AANQYADCpDkAAgRYAIasOAQD_FQAhiQ8BAP8VACGwEQEA_RUAIbwRIAD-FQAhyBEBAP8VACHJEQEA_RUAIcoRAQD9FQAhEtkIAQDeFQAhgg4AANUYADCDDgAAMAAQhA4AANUYADCFDgEA3hUAIaMOAQDeFQAhqw4BAN4VACGBDwEA3hUAIaAPQAD0FQAhqhAAAPgVACDLEQEA3hUAIcwRQADfFQAhzRFAAN8VACHOEUAA9BUAIc8RAQDiFQAh0BECAOAVACHREQIA4BUAIdIRAQDiFQAhEtkIAQD9FQAhgg4AANYYADCDDgAAHQAQhA4AANYYADCFDgEA_RUAIaMOAQD9FQAhqw4BAP0VACGBDwEA_RUAIaAPQACAFgAhqhAAAPgVACDLEQEA_RUAIcwRQACBFgAhzRFAAIEWACHOEUAAgBYAIc8RAQD_FQAh0BECAIQWACHREQIAhBYAIdIRAQD_FQAhAtkIAQAAAAHLEQEAAAABCIIOAADYGAAwgw4AABcAEIQOAADYGAAwhQ4BAN4VACHtDgEA3hUAIdQRQADfFQAh1RFAAPQVACHWEUAA9BUAIQiCDgAA2RgAMIMOAAAEABCEDgAA2RgAMIUOAQD9FQAh7Q4BAP0VACHUEUAAgRYAIdURQACAFgAh1hFAAIAWACEChQ4BAAAAAe0OAQAAAAEAAAAAAAAF3REEAAAAAeQRBAAAAAHlEQQAAAAB5hEEAAAAAecRBAAAAAEB3RFAAAAAAQXdEQIAAAAB5BECAAAAAeURAgAAAAHmEQIAAAAB5xECAAAAAQXdEQIAAAAB5BECAAAAAeURAgAAAAHmEQIAAAAB5xECAAAAAQHdEQEAAAABAd0RAQAAAAEFDwAA0iEAIBAAANUhACDaEQAA0yEAINsRAADUIQAg4BEAAJEVACADDwAA0iEAINoRAADTIQAg4BEAAJEVACAAAAAAAAHdEUAAAAABBQ8AAMwhACAQAADQIQAg2hEAAM0hACDbEQAAzyEAIOARAACNFQAgCw8AAPEYADAQAAD2GAAw2hEAAPIYADDbEQAA8xgAMNwRAAD0GAAg3REAAPUYADDeEQAA9RgAMN8RAAD1GAAw4BEAAPUYADDhEQAA9xgAMOIRAAD4GAAwB4UOBAAAAAGHDkAAAAABiA4CAAAAAYkOAgAAAAGKDgEAAAABiw6AAAAAAYwOAQAAAAECAAAAlRUAIA8AAPwYACADAAAAlRUAIA8AAPwYACAQAAD7GAAgAQgAAM4hADAMzw0AAIcWACCCDgAAgxYAMIMOAACTFQAQhA4AAIMWADCFDgQAAAABhg4BAP0VACGHDkAAgRYAIYgOAgCEFgAhiQ4CAIUWACGKDgEA_xUAIYsOAACGFgAgjA4BAP8VACECAAAAlRUAIAgAAPsYACACAAAA-RgAIAgAAPoYACALgg4AAPgYADCDDgAA-RgAEIQOAAD4GAAwhQ4EAIgWACGGDgEA_RUAIYcOQACBFgAhiA4CAIQWACGJDgIAhRYAIYoOAQD_FQAhiw4AAIYWACCMDgEA_xUAIQuCDgAA-BgAMIMOAAD5GAAQhA4AAPgYADCFDgQAiBYAIYYOAQD9FQAhhw5AAIEWACGIDgIAhBYAIYkOAgCFFgAhig4BAP8VACGLDgAAhhYAIIwOAQD_FQAhB4UOBADhGAAhhw5AAOIYACGIDgIA4xgAIYkOAgDkGAAhig4BAOUYACGLDoAAAAABjA4BAOUYACEHhQ4EAOEYACGHDkAA4hgAIYgOAgDjGAAhiQ4CAOQYACGKDgEA5RgAIYsOgAAAAAGMDgEA5RgAIQeFDgQAAAABhw5AAAAAAYgOAgAAAAGJDgIAAAABig4BAAAAAYsOgAAAAAGMDgEAAAABAw8AAMwhACDaEQAAzSEAIOARAACNFQAgBA8AAPEYADDaEQAA8hgAMNwRAAD0GAAg4BEAAPUYADAAAAAC3REBAAAABOMRAQAAAAUC3REBAAAABOMRAQAAAAUB3REgAAAAAQsPAACGGQAwEAAAixkAMNoRAACHGQAw2xEAAIgZADDcEQAAiRkAIN0RAACKGQAw3hEAAIoZADDfEQAAihkAMOARAACKGQAw4REAAIwZADDiEQAAjRkAMA7QDQAA_hgAIIUOAQAAAAGfDgEAAAABoA4BAAAAAaEOAQAAAAGiDgEAAAABow4BAAAAAaQOAgAAAAGlDgIAAAABpg5AAAAAAacOAgAAAAGoDkAAAAABqQ5AAAAAAaoOAQAAAAECAAAAkRUAIA8AAJEZACADAAAAkRUAIA8AAJEZACAQAACQGQAgAQgAAMshADATzg0AAIoWACDQDQAAixYAIIIOAACJFgAwgw4AAI8VABCEDgAAiRYAMIUOAQAAAAGeDgEA_RUAIZ8OAQD9FQAhoA4BAP0VACGhDgEA_RUAIaIOAQD_FQAhow4BAP0VACGkDgIAhRYAIaUOAgCFFgAhpg5AAIAWACGnDgIAhRYAIagOQACAFgAhqQ5AAIEWACGqDgEA_xUAIQIAAACRFQAgCAAAkBkAIAIAAACOGQAgCAAAjxkAIBGCDgAAjRkAMIMOAACOGQAQhA4AAI0ZADCFDgEA_RUAIZ4OAQD9FQAhnw4BAP0VACGgDgEA_RUAIaEOAQD9FQAhog4BAP8VACGjDgEA_RUAIaQOAgCFFgAhpQ4CAIUWACGmDkAAgBYAIacOAgCFFgAhqA5AAIAWACGpDkAAgRYAIaoOAQD_FQAhEYIOAACNGQAwgw4AAI4ZABCEDgAAjRkAMIUOAQD9FQAhng4BAP0VACGfDgEA_RUAIaAOAQD9FQAhoQ4BAP0VACGiDgEA_xUAIaMOAQD9FQAhpA4CAIUWACGlDgIAhRYAIaYOQACAFgAhpw4CAIUWACGoDkAAgBYAIakOQACBFgAhqg4BAP8VACENhQ4BAOYYACGfDgEA5hgAIaAOAQDmGAAhoQ4BAOYYACGiDgEA5RgAIaMOAQDmGAAhpA4CAOQYACGlDgIA5BgAIaYOQADuGAAhpw4CAOQYACGoDkAA7hgAIakOQADiGAAhqg4BAOUYACEO0A0AAPAYACCFDgEA5hgAIZ8OAQDmGAAhoA4BAOYYACGhDgEA5hgAIaIOAQDlGAAhow4BAOYYACGkDgIA5BgAIaUOAgDkGAAhpg5AAO4YACGnDgIA5BgAIagOQADuGAAhqQ5AAOIYACGqDgEA5RgAIQ7QDQAA_hgAIIUOAQAAAAGfDgEAAAABoA4BAAAAAaEOAQAAAAGiDgEAAAABow4BAAAAAaQOAgAAAAGlDgIAAAABpg5AAAAAAacOAgAAAAGoDkAAAAABqQ5AAAAAAaoOAQAAAAEB3REBAAAABAHdEQEAAAAEBA8AAIYZADDaEQAAhxkAMNwRAACJGQAg4BEAAIoZADAABs4NAACXGQAg0A0AAJgZACCiDgAA2xgAIKYOAADbGAAgqA4AANsYACCqDgAA2xgAIAnRDQAAlRkAILEOAADbGAAgsg4AANsYACCzDgAA2xgAILQOAADbGAAgtg4AANsYACC4DgAA2xgAILoOAADbGAAguw4AANsYACAAAAAAAAAAAAAAAAAAAAHdESAAAAABAd0RAAEAAAEB3REAAQAAAQXdERAAAAAB5BEQAAAAAeUREAAAAAHmERAAAAAB5xEQAAAAAQAAAAsPAACuGQAwEAAAsxkAMNoRAACvGQAw2xEAALAZADDcEQAAsRkAIN0RAACyGQAw3hEAALIZADDfEQAAshkAMOARAACyGQAw4REAALQZADDiEQAAtRkAMAjQDQIAAAABpw4BAAAAAcQOAQAAAAHGDgQAAAAB2A4CAAAAAdkOQAAAAAHaDkAAAAAB2w6AAAAAAQIAAACOFAAgDwAAuRkAIAMAAACOFAAgDwAAuRkAIBAAALgZACABCAAAyiEAMA79DAAAqxYAINANAgCFFgAhgg4AAKoWADCDDgAAkBQAEIQOAACqFgAwpw4BAP8VACHEDgEA_RUAIcYOBACIFgAh1g4BAP0VACHYDgIAhRYAIdkOQACBFgAh2g5AAIEWACHbDgAAhhYAINwOAACsFgAgAgAAAI4UACAIAAC4GQAgAgAAALYZACAIAAC3GQAgDNANAgCFFgAhgg4AALUZADCDDgAAthkAEIQOAAC1GQAwpw4BAP8VACHEDgEA_RUAIcYOBACIFgAh1g4BAP0VACHYDgIAhRYAIdkOQACBFgAh2g5AAIEWACHbDgAAhhYAIAzQDQIAhRYAIYIOAAC1GQAwgw4AALYZABCEDgAAtRkAMKcOAQD_FQAhxA4BAP0VACHGDgQAiBYAIdYOAQD9FQAh2A4CAIUWACHZDkAAgRYAIdoOQACBFgAh2w4AAIYWACAI0A0CAOQYACGnDgEA5RgAIcQOAQDmGAAhxg4EAOEYACHYDgIA5BgAIdkOQADiGAAh2g5AAOIYACHbDoAAAAABCNANAgDkGAAhpw4BAOUYACHEDgEA5hgAIcYOBADhGAAh2A4CAOQYACHZDkAA4hgAIdoOQADiGAAh2w6AAAAAAQjQDQIAAAABpw4BAAAAAcQOAQAAAAHGDgQAAAAB2A4CAAAAAdkOQAAAAAHaDkAAAAAB2w6AAAAAAQQPAACuGQAw2hEAAK8ZADDcEQAAsRkAIOARAACyGQAwAAAAAAAABQ8AAMUhACAQAADIIQAg2hEAAMYhACDbEQAAxyEAIOARAACpFAAgAw8AAMUhACDaEQAAxiEAIOARAACpFAAgAvwMAAC7GQAg1w4AANsYACAAAAAAAAAAAALdEQEAAAAE4xEBAAAABQXdEQQAAAAB5BEEAAAAAeURBAAAAAHmEQQAAAAB5xEEAAAAAQHdEQEAAAAEAAAAAAAAAAAAAAAAAAXdERAAAAAB5BEQAAAAAeUREAAAAAHmERAAAAAB5xEQAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAt0RAgAAAATjEQIAAAAFAt0RAgAAAATjEQIAAAAFAd0RAgAAAAQB3RECAAAABAAAAAAAAt0RAgAAAATjEQIAAAAFAt0RAgAAAATjEQIAAAAFAt0RAgAAAATjEQIAAAAFAd0RAgAAAAQB3RECAAAABAHdEQIAAAAEAAAAAAAAAAAAAAAAAALdEQEAAAAE4xEBAAAABQHdEQEAAAAEAAAAAAAAAAAAAAAAAAAC3REBAAAABOMRAQAAAAUB3REBAAAABAAAAAAAAAAAAAAAAAAFDwAAwCEAIBAAAMMhACDaEQAAwSEAINsRAADCIQAg4BEAALgNACADDwAAwCEAINoRAADBIQAg4BEAALgNACAAAAAAAALdEQEAAAAE4xEBAAAABQUPAAC7IQAgEAAAviEAINoRAAC8IQAg2xEAAL0hACDgEQAAuA0AIAHdEQEAAAAEAw8AALshACDaEQAAvCEAIOARAAC4DQAgAAAAAAALDwAAgBsAMBAAAIUbADDaEQAAgRsAMNsRAACCGwAw3BEAAIMbACDdEQAAhBsAMN4RAACEGwAw3xEAAIQbADDgEQAAhBsAMOERAACGGwAw4hEAAIcbADALDwAA9BoAMBAAAPkaADDaEQAA9RoAMNsRAAD2GgAw3BEAAPcaACDdEQAA-BoAMN4RAAD4GgAw3xEAAPgaADDgEQAA-BoAMOERAAD6GgAw4hEAAPsaADAK2Q5AAAAAAYcPIAAAAAHaDwEAAAAB2w9AAAAAAdwPIAAAAAHdDwEAAAAB3g9AAAAAAd8PQAAAAAHgD0AAAAAB4Q-AAAAAAQIAAADADQAgDwAA_xoAIAMAAADADQAgDwAA_xoAIBAAAP4aACABCAAAuiEAMBDZCAAAjBcAIIIOAACLFwAwgw4AAL4NABCEDgAAixcAMMQOAQD9FQAh2Q5AAIAWACGHDyAA_hUAIdoPAQD9FQAh2w9AAIEWACHcDyAA_hUAId0PAQD_FQAh3g9AAIAWACHfD0AAgBYAIeAPQACAFgAh4Q8AAIYWACDjDwAAihcAIAIAAADADQAgCAAA_hoAIAIAAAD8GgAgCAAA_RoAIA6CDgAA-xoAMIMOAAD8GgAQhA4AAPsaADDEDgEA_RUAIdkOQACAFgAhhw8gAP4VACHaDwEA_RUAIdsPQACBFgAh3A8gAP4VACHdDwEA_xUAId4PQACAFgAh3w9AAIAWACHgD0AAgBYAIeEPAACGFgAgDoIOAAD7GgAwgw4AAPwaABCEDgAA-xoAMMQOAQD9FQAh2Q5AAIAWACGHDyAA_hUAIdoPAQD9FQAh2w9AAIEWACHcDyAA_hUAId0PAQD_FQAh3g9AAIAWACHfD0AAgBYAIeAPQACAFgAh4Q8AAIYWACAK2Q5AAO4YACGHDyAAhBkAIdoPAQDmGAAh2w9AAOIYACHcDyAAhBkAId0PAQDlGAAh3g9AAO4YACHfD0AA7hgAIeAPQADuGAAh4Q-AAAAAAQrZDkAA7hgAIYcPIACEGQAh2g8BAOYYACHbD0AA4hgAIdwPIACEGQAh3Q8BAOUYACHeD0AA7hgAId8PQADuGAAh4A9AAO4YACHhD4AAAAABCtkOQAAAAAGHDyAAAAAB2g8BAAAAAdsPQAAAAAHcDyAAAAAB3Q8BAAAAAd4PQAAAAAHfD0AAAAAB4A9AAAAAAeEPgAAAAAEJig4BAAAAAcYOBAAAAAHgDiAAAAAB4Q4CAAAAAeIOAADrGgAg5A4BAAAAAecOgAAAAAG7DwABAAAB4g8EAAAAAQIAAAC8DQAgDwAAixsAIAMAAAC8DQAgDwAAixsAIBAAAIobACABCAAAuSEAMA_ZCAAAjBcAIIIOAACOFwAwgw4AALoNABCEDgAAjhcAMIoOAQD_FQAhxA4BAP0VACHGDgQAiBYAIdwOAACNFwAg4A4gAP4VACHhDgIAhRYAIeIOAAD4FQAg5A4BAP8VACHnDgAAkBYAILsPAAGjFgAh4g8EALUWACECAAAAvA0AIAgAAIobACACAAAAiBsAIAgAAIkbACANgg4AAIcbADCDDgAAiBsAEIQOAACHGwAwig4BAP8VACHEDgEA_RUAIcYOBACIFgAh4A4gAP4VACHhDgIAhRYAIeIOAAD4FQAg5A4BAP8VACHnDgAAkBYAILsPAAGjFgAh4g8EALUWACENgg4AAIcbADCDDgAAiBsAEIQOAACHGwAwig4BAP8VACHEDgEA_RUAIcYOBACIFgAh4A4gAP4VACHhDgIAhRYAIeIOAAD4FQAg5A4BAP8VACHnDgAAkBYAILsPAAGjFgAh4g8EALUWACEJig4BAOUYACHGDgQA4RgAIeAOIACEGQAh4Q4CAOQYACHiDgAA6RoAIOQOAQDlGAAh5w6AAAAAAbsPAAGoGQAh4g8EAM0ZACEJig4BAOUYACHGDgQA4RgAIeAOIACEGQAh4Q4CAOQYACHiDgAA6RoAIOQOAQDlGAAh5w6AAAAAAbsPAAGoGQAh4g8EAM0ZACEJig4BAAAAAcYOBAAAAAHgDiAAAAAB4Q4CAAAAAeIOAADrGgAg5A4BAAAAAecOgAAAAAG7DwABAAAB4g8EAAAAAQQPAACAGwAw2hEAAIEbADDcEQAAgxsAIOARAACEGwAwBA8AAPQaADDaEQAA9RoAMNwRAAD3GgAg4BEAAPgaADAAAAbaCAAAjhsAINsIAACPGwAgpw4AANsYACCqDgAA2xgAINoOAADbGAAg3g8AANsYACAAAAAAAAAAAALdEQEAAAAE4xEBAAAABQUPAAC0IQAgEAAAtyEAINoRAAC1IQAg2xEAALYhACDgEQAA8QwAIAHdEQEAAAAEAw8AALQhACDaEQAAtSEAIOARAADxDAAgAAAAAAAFDwAAriEAIBAAALIhACDaEQAAryEAINsRAACxIQAg4BEAAMwLACALDwAApBsAMBAAAKkbADDaEQAApRsAMNsRAACmGwAw3BEAAKcbACDdEQAAqBsAMN4RAACoGwAw3xEAAKgbADDgEQAAqBsAMOERAACqGwAw4hEAAKsbADAKhw5AAAAAAZ8OAQAAAAGnDgEAAAABxA4BAAAAAdoOQAAAAAHnDwEAAAAB6A8AAJsbACDpD0AAAAAB6g8BAAAAAesPgAAAAAECAAAA4wsAIA8AAK8bACADAAAA4wsAIA8AAK8bACAQAACuGwAgAQgAALAhADAQxwcAAKYXACCCDgAApRcAMIMOAADhCwAQhA4AAKUXADCHDkAAgRYAIZ8OAQD_FQAhpw4BAP8VACHEDgEA_RUAIdoOQACBFgAh5g8BAP0VACHnDwEA_RUAIegPAAD4FQAg6Q9AAIAWACHqDwEA_xUAIesPAACGFgAg-w8AAKQXACACAAAA4wsAIAgAAK4bACACAAAArBsAIAgAAK0bACAOgg4AAKsbADCDDgAArBsAEIQOAACrGwAwhw5AAIEWACGfDgEA_xUAIacOAQD_FQAhxA4BAP0VACHaDkAAgRYAIeYPAQD9FQAh5w8BAP0VACHoDwAA-BUAIOkPQACAFgAh6g8BAP8VACHrDwAAhhYAIA6CDgAAqxsAMIMOAACsGwAQhA4AAKsbADCHDkAAgRYAIZ8OAQD_FQAhpw4BAP8VACHEDgEA_RUAIdoOQACBFgAh5g8BAP0VACHnDwEA_RUAIegPAAD4FQAg6Q9AAIAWACHqDwEA_xUAIesPAACGFgAgCocOQADiGAAhnw4BAOUYACGnDgEA5RgAIcQOAQDmGAAh2g5AAOIYACHnDwEA5hgAIegPAACZGwAg6Q9AAO4YACHqDwEA5RgAIesPgAAAAAEKhw5AAOIYACGfDgEA5RgAIacOAQDlGAAhxA4BAOYYACHaDkAA4hgAIecPAQDmGAAh6A8AAJkbACDpD0AA7hgAIeoPAQDlGAAh6w-AAAAAAQqHDkAAAAABnw4BAAAAAacOAQAAAAHEDgEAAAAB2g5AAAAAAecPAQAAAAHoDwAAmxsAIOkPQAAAAAHqDwEAAAAB6w-AAAAAAQMPAACuIQAg2hEAAK8hACDgEQAAzAsAIAQPAACkGwAw2hEAAKUbADDcEQAApxsAIOARAACoGwAwBMIHAACVHAAgwwcAAJYcACDGBwAAlxwAIMcHAACYHAAgAAAAAAAAAAAAAAAFDwAAqSEAIBAAAKwhACDaEQAAqiEAINsRAACrIQAg4BEAANgLACADDwAAqSEAINoRAACqIQAg4BEAANgLACAAAAAAAAUPAACjIQAgEAAApyEAINoRAACkIQAg2xEAAKYhACDgEQAAzAsAIAsPAADHGwAwEAAAzBsAMNoRAADIGwAw2xEAAMkbADDcEQAAyhsAIN0RAADLGwAw3hEAAMsbADDfEQAAyxsAMOARAADLGwAw4REAAM0bADDiEQAAzhsAMAOED0AAAAAB8g8EAAAAAfMPBAAAAAECAAAA3AsAIA8AANIbACADAAAA3AsAIA8AANIbACAQAADRGwAgAQgAAKUhADAJxAcAAKkXACCCDgAAqBcAMIMOAADaCwAQhA4AAKgXADCED0AAgRYAIe8PAQD9FQAh8g8EAIgWACHzDwQAiBYAIfwPAACnFwAgAgAAANwLACAIAADRGwAgAgAAAM8bACAIAADQGwAgB4IOAADOGwAwgw4AAM8bABCEDgAAzhsAMIQPQACBFgAh7w8BAP0VACHyDwQAiBYAIfMPBACIFgAhB4IOAADOGwAwgw4AAM8bABCEDgAAzhsAMIQPQACBFgAh7w8BAP0VACHyDwQAiBYAIfMPBACIFgAhA4QPQADiGAAh8g8EAOEYACHzDwQA4RgAIQOED0AA4hgAIfIPBADhGAAh8w8EAOEYACEDhA9AAAAAAfIPBAAAAAHzDwQAAAABAw8AAKMhACDaEQAApCEAIOARAADMCwAgBA8AAMcbADDaEQAAyBsAMNwRAADKGwAg4BEAAMsbADAAAAAFDwAAniEAIBAAAKEhACDaEQAAnyEAINsRAACgIQAg4BEAAMwLACADDwAAniEAINoRAACfIQAg4BEAAMwLACAAAAAAAAUPAACZIQAgEAAAnCEAINoRAACaIQAg2xEAAJshACDgEQAAzAsAIAMPAACZIQAg2hEAAJohACDgEQAAzAsAIAAAAAsPAACFHAAwEAAAihwAMNoRAACGHAAw2xEAAIccADDcEQAAiBwAIN0RAACJHAAw3hEAAIkcADDfEQAAiRwAMOARAACJHAAw4REAAIscADDiEQAAjBwAMAsPAAD5GwAwEAAA_hsAMNoRAAD6GwAw2xEAAPsbADDcEQAA_BsAIN0RAAD9GwAw3hEAAP0bADDfEQAA_RsAMOARAAD9GwAw4REAAP8bADDiEQAAgBwAMAsPAADtGwAwEAAA8hsAMNoRAADuGwAw2xEAAO8bADDcEQAA8BsAIN0RAADxGwAw3hEAAPEbADDfEQAA8RsAMOARAADxGwAw4REAAPMbADDiEQAA9BsAMAcPAADoGwAgEAAA6xsAINoRAADpGwAg2xEAAOobACDeEQAA3wsAIN8RAADfCwAg4BEAAPEMACAGhgMCAAAAAcgHAACxGwAgqw4BAAAAAewPQAAAAAHtDyAAAAAB7g9AAAAAAQIAAADxDAAgDwAA6BsAIAMAAADfCwAgDwAA6BsAIBAAAOwbACAIAAAA3wsAIAgAAOwbACCGAwIA5BgAIcgHAACjGwAgqw4BAOYYACHsD0AA4hgAIe0PIACEGQAh7g9AAO4YACEGhgMCAOQYACHIBwAAoxsAIKsOAQDmGAAh7A9AAOIYACHtDyAAhBkAIe4PQADuGAAhBsUHAADUGwAgqQ5AAAAAAasOAQAAAAHvDwEAAAAB9A9AAAAAAfUPAgAAAAECAAAA2AsAIA8AAPgbACADAAAA2AsAIA8AAPgbACAQAAD3GwAgAQgAAJghADALwQcAAJUXACDFBwAAqxcAIIIOAACqFwAwgw4AANYLABCEDgAAqhcAMKkOQACBFgAhqw4BAP0VACHmDwEA_RUAIe8PAQAAAAH0D0AAgBYAIfUPAgCFFgAhAgAAANgLACAIAAD3GwAgAgAAAPUbACAIAAD2GwAgCYIOAAD0GwAwgw4AAPUbABCEDgAA9BsAMKkOQACBFgAhqw4BAP0VACHmDwEA_RUAIe8PAQD9FQAh9A9AAIAWACH1DwIAhRYAIQmCDgAA9BsAMIMOAAD1GwAQhA4AAPQbADCpDkAAgRYAIasOAQD9FQAh5g8BAP0VACHvDwEA_RUAIfQPQACAFgAh9Q8CAIUWACEFqQ5AAOIYACGrDgEA5hgAIe8PAQDmGAAh9A9AAO4YACH1DwIA5BgAIQbFBwAAxhsAIKkOQADiGAAhqw4BAOYYACHvDwEA5hgAIfQPQADuGAAh9Q8CAOQYACEGxQcAANQbACCpDkAAAAABqw4BAAAAAe8PAQAAAAH0D0AAAAAB9Q8CAAAAAQP2DwEAAAAB9w8BAAAAAfgPQAAAAAECAAAA1AsAIA8AAIQcACADAAAA1AsAIA8AAIQcACAQAACDHAAgAQgAAJchADAJwQcAAJUXACCCDgAArRcAMIMOAADSCwAQhA4AAK0XADDmDwEA_RUAIfYPAQD9FQAh9w8BAP0VACH4D0AAgRYAIf0PAACsFwAgAgAAANQLACAIAACDHAAgAgAAAIEcACAIAACCHAAgB4IOAACAHAAwgw4AAIEcABCEDgAAgBwAMOYPAQD9FQAh9g8BAP0VACH3DwEA_RUAIfgPQACBFgAhB4IOAACAHAAwgw4AAIEcABCEDgAAgBwAMOYPAQD9FQAh9g8BAP0VACH3DwEA_RUAIfgPQACBFgAhA_YPAQDmGAAh9w8BAOYYACH4D0AA4hgAIQP2DwEA5hgAIfcPAQDmGAAh-A9AAOIYACED9g8BAAAAAfcPAQAAAAH4D0AAAAABCYUOAQAAAAGKDgEAAAABqQ5AAAAAAasOAQAAAAGuDgIAAAABlg9AAAAAAcMPQAAAAAH5DwEAAAAB-g-AAAAAAQIAAADQCwAgDwAAkBwAIAMAAADQCwAgDwAAkBwAIBAAAI8cACABCAAAliEAMA7BBwAAlRcAIIIOAACuFwAwgw4AAM4LABCEDgAArhcAMIUOAQAAAAGKDgEA_xUAIakOQACBFgAhqw4BAP0VACGuDgIAhRYAIZYPQACAFgAhww9AAIEWACHmDwEA_RUAIfkPAQD9FQAh-g8AAIYWACACAAAA0AsAIAgAAI8cACACAAAAjRwAIAgAAI4cACANgg4AAIwcADCDDgAAjRwAEIQOAACMHAAwhQ4BAP0VACGKDgEA_xUAIakOQACBFgAhqw4BAP0VACGuDgIAhRYAIZYPQACAFgAhww9AAIEWACHmDwEA_RUAIfkPAQD9FQAh-g8AAIYWACANgg4AAIwcADCDDgAAjRwAEIQOAACMHAAwhQ4BAP0VACGKDgEA_xUAIakOQACBFgAhqw4BAP0VACGuDgIAhRYAIZYPQACAFgAhww9AAIEWACHmDwEA_RUAIfkPAQD9FQAh-g8AAIYWACAJhQ4BAOYYACGKDgEA5RgAIakOQADiGAAhqw4BAOYYACGuDgIA5BgAIZYPQADuGAAhww9AAOIYACH5DwEA5hgAIfoPgAAAAAEJhQ4BAOYYACGKDgEA5RgAIakOQADiGAAhqw4BAOYYACGuDgIA5BgAIZYPQADuGAAhww9AAOIYACH5DwEA5hgAIfoPgAAAAAEJhQ4BAAAAAYoOAQAAAAGpDkAAAAABqw4BAAAAAa4OAgAAAAGWD0AAAAABww9AAAAAAfkPAQAAAAH6D4AAAAABBA8AAIUcADDaEQAAhhwAMNwRAACIHAAg4BEAAIkcADAEDwAA-RsAMNoRAAD6GwAw3BEAAPwbACDgEQAA_RsAMAQPAADtGwAw2hEAAO4bADDcEQAA8BsAIOARAADxGwAwAw8AAOgbACDaEQAA6RsAIOARAADxDAAgAAAAA8EHAACyGwAgyAcAALMbACDuDwAA2xgAIAPBBwAAshsAIMUHAACaHAAg9A8AANsYACAAAAAAAt0RAQAAAATjEQEAAAAFAd0RAQAAAAQAAAAAAAAFDwAAkSEAIBAAAJQhACDaEQAAkiEAINsRAACTIQAg4BEAAIMCACADDwAAkSEAINoRAACSIQAg4BEAAIMCACAAAAAAAAUPAACMIQAgEAAAjyEAINoRAACNIQAg2xEAAI4hACDgEQAAgwIAIAMPAACMIQAg2hEAAI0hACDgEQAAgwIAIAAAAAAABQ8AAIchACAQAACKIQAg2hEAAIghACDbEQAAiSEAIOARAACDAgAgAw8AAIchACDaEQAAiCEAIOARAACDAgAgAAAAAAAAAAAAAALdEQEAAAAE4xEBAAAABQcPAAD_IAAgEAAAhSEAINoRAACAIQAg2xEAAIQhACDeEQAAhQIAIN8RAACFAgAg4BEAAPsBACALDwAA3RwAMBAAAOIcADDaEQAA3hwAMNsRAADfHAAw3BEAAOAcACDdEQAA4RwAMN4RAADhHAAw3xEAAOEcADDgEQAA4RwAMOERAADjHAAw4hEAAOQcADALDwAA0RwAMBAAANYcADDaEQAA0hwAMNsRAADTHAAw3BEAANQcACDdEQAA1RwAMN4RAADVHAAw3xEAANUcADDgEQAA1RwAMOERAADXHAAw4hEAANgcADALDwAAxRwAMBAAAMocADDaEQAAxhwAMNsRAADHHAAw3BEAAMgcACDdEQAAyRwAMN4RAADJHAAw3xEAAMkcADDgEQAAyRwAMOERAADLHAAw4hEAAMwcADAGCIAAAAABzA4BAAAAAewPQAAAAAGKEAEAAAABixBAAAAAAYwQQAAAAAECAAAAkQIAIA8AANAcACADAAAAkQIAIA8AANAcACAQAADPHAAgAQgAAIMhADAMCAAAkBYAIK4BAACxGAAggg4AALAYADCDDgAAjwIAEIQOAACwGAAwzA4BAP0VACHsD0AAgRYAIYkQAQD9FQAhihABAP0VACGLEEAAgRYAIYwQQACAFgAhrBEAAK8YACACAAAAkQIAIAgAAM8cACACAAAAzRwAIAgAAM4cACAKCAAAkBYAIIIOAADMHAAwgw4AAM0cABCEDgAAzBwAMMwOAQD9FQAh7A9AAIEWACGJEAEA_RUAIYoQAQD9FQAhixBAAIEWACGMEEAAgBYAIQoIAACQFgAggg4AAMwcADCDDgAAzRwAEIQOAADMHAAwzA4BAP0VACHsD0AAgRYAIYkQAQD9FQAhihABAP0VACGLEEAAgRYAIYwQQACAFgAhBgiAAAAAAcwOAQDmGAAh7A9AAOIYACGKEAEA5hgAIYsQQADiGAAhjBBAAO4YACEGCIAAAAABzA4BAOYYACHsD0AA4hgAIYoQAQDmGAAhixBAAOIYACGMEEAA7hgAIQYIgAAAAAHMDgEAAAAB7A9AAAAAAYoQAQAAAAGLEEAAAAABjBBAAAAAAQyFDgEAAAABpA4CAAAAAaYOQAAAAAGnDgIAAAABqA5AAAAAAakOQAAAAAHMDgEAAAAB3g4BAAAAAegOQAAAAAGNEIAAAAABjhACAAAAAY8QQAAAAAECAAAAjQIAIA8AANwcACADAAAAjQIAIA8AANwcACAQAADbHAAgAQgAAIIhADASrgEAALEYACCCDgAAsxgAMIMOAACLAgAQhA4AALMYADCFDgEAAAABpA4CAIUWACGmDkAAgBYAIacOAgCFFgAhqA5AAIAWACGpDkAAgRYAIcwOAQD9FQAh3g4BAP0VACHoDkAAgBYAIYkQAQD9FQAhjRAAAJAWACCOEAIAhRYAIY8QQACAFgAhrREAALIYACACAAAAjQIAIAgAANscACACAAAA2RwAIAgAANocACAQgg4AANgcADCDDgAA2RwAEIQOAADYHAAwhQ4BAP0VACGkDgIAhRYAIaYOQACAFgAhpw4CAIUWACGoDkAAgBYAIakOQACBFgAhzA4BAP0VACHeDgEA_RUAIegOQACAFgAhiRABAP0VACGNEAAAkBYAII4QAgCFFgAhjxBAAIAWACEQgg4AANgcADCDDgAA2RwAEIQOAADYHAAwhQ4BAP0VACGkDgIAhRYAIaYOQACAFgAhpw4CAIUWACGoDkAAgBYAIakOQACBFgAhzA4BAP0VACHeDgEA_RUAIegOQACAFgAhiRABAP0VACGNEAAAkBYAII4QAgCFFgAhjxBAAIAWACEMhQ4BAOYYACGkDgIA5BgAIaYOQADuGAAhpw4CAOQYACGoDkAA7hgAIakOQADiGAAhzA4BAOYYACHeDgEA5hgAIegOQADuGAAhjRCAAAAAAY4QAgDkGAAhjxBAAO4YACEMhQ4BAOYYACGkDgIA5BgAIaYOQADuGAAhpw4CAOQYACGoDkAA7hgAIakOQADiGAAhzA4BAOYYACHeDgEA5hgAIegOQADuGAAhjRCAAAAAAY4QAgDkGAAhjxBAAO4YACEMhQ4BAAAAAaQOAgAAAAGmDkAAAAABpw4CAAAAAagOQAAAAAGpDkAAAAABzA4BAAAAAd4OAQAAAAHoDkAAAAABjRCAAAAAAY4QAgAAAAGPEEAAAAABBAiAAAAAAYUOBAAAAAGHDkAAAAABzA4BAAAAAQIAAACJAgAgDwAA6BwAIAMAAACJAgAgDwAA6BwAIBAAAOccACABCAAAgSEAMAkIAACQFgAgrgEAALEYACCCDgAAtBgAMIMOAACHAgAQhA4AALQYADCFDgQAAAABhw5AAIEWACHMDgEA_RUAIYkQAQD9FQAhAgAAAIkCACAIAADnHAAgAgAAAOUcACAIAADmHAAgCAgAAJAWACCCDgAA5BwAMIMOAADlHAAQhA4AAOQcADCFDgQAiBYAIYcOQACBFgAhzA4BAP0VACGJEAEA_RUAIQgIAACQFgAggg4AAOQcADCDDgAA5RwAEIQOAADkHAAwhQ4EAIgWACGHDkAAgRYAIcwOAQD9FQAhiRABAP0VACEECIAAAAABhQ4EAOEYACGHDkAA4hgAIcwOAQDmGAAhBAiAAAAAAYUOBADhGAAhhw5AAOIYACHMDgEA5hgAIQQIgAAAAAGFDgQAAAABhw5AAAAAAcwOAQAAAAEB3REBAAAABAMPAAD_IAAg2hEAAIAhACDgEQAA-wEAIAQPAADdHAAw2hEAAN4cADDcEQAA4BwAIOARAADhHAAwBA8AANEcADDaEQAA0hwAMNwRAADUHAAg4BEAANUcADAEDwAAxRwAMNoRAADGHAAw3BEAAMgcACDgEQAAyRwAMAAAAAAABQ8AAPogACAQAAD9IAAg2hEAAPsgACDbEQAA_CAAIOARAADYCQAgAw8AAPogACDaEQAA-yAAIOARAADYCQAgAAAAAAAFDwAA9SAAIBAAAPggACDaEQAA9iAAINsRAAD3IAAg4BEAANgJACADDwAA9SAAINoRAAD2IAAg4BEAANgJACAAAAAAAAsPAACPHQAwEAAAlB0AMNoRAACQHQAw2xEAAJEdADDcEQAAkh0AIN0RAACTHQAw3hEAAJMdADDfEQAAkx0AMOARAACTHQAw4REAAJUdADDiEQAAlh0AMAsPAACDHQAwEAAAiB0AMNoRAACEHQAw2xEAAIUdADDcEQAAhh0AIN0RAACHHQAw3hEAAIcdADDfEQAAhx0AMOARAACHHQAw4REAAIkdADDiEQAAih0AMAKXEAIAAAABmBAAAQAAAQIAAADgCQAgDwAAjh0AIAMAAADgCQAgDwAAjh0AIBAAAI0dACABCAAA9CAAMAieBgAAwRcAIIIOAADAFwAwgw4AAN4JABCEDgAAwBcAMJYQAQD9FQAhlxACAIUWACGYEAABohYAIaQQAAC_FwAgAgAAAOAJACAIAACNHQAgAgAAAIsdACAIAACMHQAgBoIOAACKHQAwgw4AAIsdABCEDgAAih0AMJYQAQD9FQAhlxACAIUWACGYEAABohYAIQaCDgAAih0AMIMOAACLHQAQhA4AAIodADCWEAEA_RUAIZcQAgCFFgAhmBAAAaIWACEClxACAOQYACGYEAABpxkAIQKXEAIA5BgAIZgQAAGnGQAhApcQAgAAAAGYEAABAAABBMQOAQAAAAHSDhAAAAABrw8CAAAAAZkQAgAAAAECAAAA3AkAIA8AAJodACADAAAA3AkAIA8AAJodACAQAACZHQAgAQgAAPMgADAKngYAAMEXACCCDgAAwxcAMIMOAADaCQAQhA4AAMMXADDEDgEA_RUAIdIOEACkFgAhrw8CAIUWACGWEAEA_RUAIZkQAgCFFgAhpRAAAMIXACACAAAA3AkAIAgAAJkdACACAAAAlx0AIAgAAJgdACAIgg4AAJYdADCDDgAAlx0AEIQOAACWHQAwxA4BAP0VACHSDhAApBYAIa8PAgCFFgAhlhABAP0VACGZEAIAhRYAIQiCDgAAlh0AMIMOAACXHQAQhA4AAJYdADDEDgEA_RUAIdIOEACkFgAhrw8CAIUWACGWEAEA_RUAIZkQAgCFFgAhBMQOAQDmGAAh0g4QAKkZACGvDwIA5BgAIZkQAgDkGAAhBMQOAQDmGAAh0g4QAKkZACGvDwIA5BgAIZkQAgDkGAAhBMQOAQAAAAHSDhAAAAABrw8CAAAAAZkQAgAAAAEEDwAAjx0AMNoRAACQHQAw3BEAAJIdACDgEQAAkx0AMAQPAACDHQAw2hEAAIQdADDcEQAAhh0AIOARAACHHQAwAAASnwYAAJ0dACCgBgAAnh0AINIOAADbGAAg6A4AANsYACCBDwAA2xgAIIQPAADbGAAgwA8AANsYACDSDwAA2xgAIOYPAADbGAAg_w8AANsYACCcEAAA2xgAIJ0QAADbGAAgnhAAANsYACCfEAAA2xgAIKAQAADbGAAgoRAAANsYACCiEAAA2xgAIKMQAADbGAAgAAAABQ8AAO4gACAQAADxIAAg2hEAAO8gACDbEQAA8CAAIOARAACdCAAgAw8AAO4gACDaEQAA7yAAIOARAACdCAAgAAAAAAAC3REBAAAABOMRAQAAAAUFDwAA6SAAIBAAAOwgACDaEQAA6iAAINsRAADrIAAg4BEAAJ0IACAB3REBAAAABAMPAADpIAAg2hEAAOogACDgEQAAnQgAIAAAAAAABQ8AAOQgACAQAADnIAAg2hEAAOUgACDbEQAA5iAAIOARAACdCAAgAw8AAOQgACDaEQAA5SAAIOARAACdCAAgAAAAAAAC3REBAAAABOMRAQAAAAUFDwAA3yAAIBAAAOIgACDaEQAA4CAAINsRAADhIAAg4BEAAJ0IACAB3REBAAAABAMPAADfIAAg2hEAAOAgACDgEQAAnQgAIAAAAAAABQ8AANogACAQAADdIAAg2hEAANsgACDbEQAA3CAAIOARAACdCAAgAw8AANogACDaEQAA2yAAIOARAACdCAAgAAAAAAAFDwAA1SAAIBAAANggACDaEQAA1iAAINsRAADXIAAg4BEAAJ0IACADDwAA1SAAINoRAADWIAAg4BEAAJ0IACAAAAAAAALdEQEAAAAE4xEBAAAABQsPAACUHgAwEAAAmR4AMNoRAACVHgAw2xEAAJYeADDcEQAAlx4AIN0RAACYHgAw3hEAAJgeADDfEQAAmB4AMOARAACYHgAw4REAAJoeADDiEQAAmx4AMAsPAACIHgAwEAAAjR4AMNoRAACJHgAw2xEAAIoeADDcEQAAix4AIN0RAACMHgAw3hEAAIweADDfEQAAjB4AMOARAACMHgAw4REAAI4eADDiEQAAjx4AMAsPAAD8HQAwEAAAgR4AMNoRAAD9HQAw2xEAAP4dADDcEQAA_x0AIN0RAACAHgAw3hEAAIAeADDfEQAAgB4AMOARAACAHgAw4REAAIIeADDiEQAAgx4AMAsPAADwHQAwEAAA9R0AMNoRAADxHQAw2xEAAPIdADDcEQAA8x0AIN0RAAD0HQAw3hEAAPQdADDfEQAA9B0AMOARAAD0HQAw4REAAPYdADDiEQAA9x0AMAsPAADkHQAwEAAA6R0AMNoRAADlHQAw2xEAAOYdADDcEQAA5x0AIN0RAADoHQAw3hEAAOgdADDfEQAA6B0AMOARAADoHQAw4REAAOodADDiEQAA6x0AMAsPAADYHQAwEAAA3R0AMNoRAADZHQAw2xEAANodADDcEQAA2x0AIN0RAADcHQAw3hEAANwdADDfEQAA3B0AMOARAADcHQAw4REAAN4dADDiEQAA3x0AMASFDgEAAAABqQ5AAAAAAdMPQAAAAAHvDwABAAABAgAAALUIACAPAADjHQAgAwAAALUIACAPAADjHQAgEAAA4h0AIAEIAADUIAAwCacFAADTFwAggg4AANIXADCDDgAAswgAEIQOAADSFwAwhQ4BAAAAAakOQACBFgAh0w9AAIEWACHvDwABAAABmhABAP0VACECAAAAtQgAIAgAAOIdACACAAAA4B0AIAgAAOEdACAIgg4AAN8dADCDDgAA4B0AEIQOAADfHQAwhQ4BAP0VACGpDkAAgRYAIdMPQACBFgAh7w8AAaIWACGaEAEA_RUAIQiCDgAA3x0AMIMOAADgHQAQhA4AAN8dADCFDgEA_RUAIakOQACBFgAh0w9AAIEWACHvDwABohYAIZoQAQD9FQAhBIUOAQDmGAAhqQ5AAOIYACHTD0AA4hgAIe8PAAGnGQAhBIUOAQDmGAAhqQ5AAOIYACHTD0AA4hgAIe8PAAGnGQAhBIUOAQAAAAGpDkAAAAAB0w9AAAAAAe8PAAEAAAEGphACAAAAAacQAgAAAAGoEAIAAAABqRAAAKwdACCqEIAAAAABqxABAAAAAQIAAACxCAAgDwAA7x0AIAMAAACxCAAgDwAA7x0AIBAAAO4dACABCAAA0yAAMAynBQAA0xcAIIIOAADVFwAwgw4AAK8IABCEDgAA1RcAMJoQAQD9FQAhphACAIUWACGnEAIAhRYAIagQAgCFFgAhqRAAAPgVACCqEAAAkBYAIKsQAQD9FQAhxRAAANQXACACAAAAsQgAIAgAAO4dACACAAAA7B0AIAgAAO0dACAKgg4AAOsdADCDDgAA7B0AEIQOAADrHQAwmhABAP0VACGmEAIAhRYAIacQAgCFFgAhqBACAIUWACGpEAAA-BUAIKoQAACQFgAgqxABAP0VACEKgg4AAOsdADCDDgAA7B0AEIQOAADrHQAwmhABAP0VACGmEAIAhRYAIacQAgCFFgAhqBACAIUWACGpEAAA-BUAIKoQAACQFgAgqxABAP0VACEGphACAOQYACGnEAIA5BgAIagQAgDkGAAhqRAAAKodACCqEIAAAAABqxABAOYYACEGphACAOQYACGnEAIA5BgAIagQAgDkGAAhqRAAAKodACCqEIAAAAABqxABAOYYACEGphACAAAAAacQAgAAAAGoEAIAAAABqRAAAKwdACCqEIAAAAABqxABAAAAAQT9DAIAAAABgQ8BAAAAAawQAgAAAAGtEAEAAAABAgAAAK0IACAPAAD7HQAgAwAAAK0IACAPAAD7HQAgEAAA-h0AIAEIAADSIAAwCqcFAADTFwAg_QwCAIUWACGCDgAA1xcAMIMOAACrCAAQhA4AANcXADCBDwEA_RUAIZoQAQD9FQAhrBACAIQWACGtEAEA_RUAIcYQAADWFwAgAgAAAK0IACAIAAD6HQAgAgAAAPgdACAIAAD5HQAgCP0MAgCFFgAhgg4AAPcdADCDDgAA-B0AEIQOAAD3HQAwgQ8BAP0VACGaEAEA_RUAIawQAgCEFgAhrRABAP0VACEI_QwCAIUWACGCDgAA9x0AMIMOAAD4HQAQhA4AAPcdADCBDwEA_RUAIZoQAQD9FQAhrBACAIQWACGtEAEA_RUAIQT9DAIA5BgAIYEPAQDmGAAhrBACAOMYACGtEAEA5hgAIQT9DAIA5BgAIYEPAQDmGAAhrBACAOMYACGtEAEA5hgAIQT9DAIAAAABgQ8BAAAAAawQAgAAAAGtEAEAAAABE4UDAQAAAAH9DAIAAAABxA4BAAAAAaMPAgAAAAGsDwEAAAAB5w8BAAAAAfYPAQAAAAGmEAIAAAABqxAgAAAAAawQAgAAAAGuEAEAAAABrxABAAAAAbAQAgAAAAGxEIAAAAABshABAAAAAbMQAQAAAAG0EAAAvB0AILUQIAAAAAG2EAIAAAABAgAAAKkIACAPAACHHgAgAwAAAKkIACAPAACHHgAgEAAAhh4AIAEIAADRIAAwGYUDAQD9FQAhpwUAANMXACD9DAIAhRYAIYIOAADZFwAwgw4AAKcIABCEDgAA2RcAMMQOAQD_FQAhow8CAIQWACGsDwEA_xUAIecPAQD_FQAh9g8BAP8VACGaEAEA_RUAIaYQAgCEFgAhqxAgAKEWACGsEAIAhRYAIa4QAQD9FQAhrxABAP8VACGwEAIAhBYAIbEQAACGFgAgshABAP8VACGzEAEA_xUAIbQQAAD4FQAgtRAgAKEWACG2EAIAhBYAIccQAADYFwAgAgAAAKkIACAIAACGHgAgAgAAAIQeACAIAACFHgAgF4UDAQD9FQAh_QwCAIUWACGCDgAAgx4AMIMOAACEHgAQhA4AAIMeADDEDgEA_xUAIaMPAgCEFgAhrA8BAP8VACHnDwEA_xUAIfYPAQD_FQAhmhABAP0VACGmEAIAhBYAIasQIAChFgAhrBACAIUWACGuEAEA_RUAIa8QAQD_FQAhsBACAIQWACGxEAAAhhYAILIQAQD_FQAhsxABAP8VACG0EAAA-BUAILUQIAChFgAhthACAIQWACEXhQMBAP0VACH9DAIAhRYAIYIOAACDHgAwgw4AAIQeABCEDgAAgx4AMMQOAQD_FQAhow8CAIQWACGsDwEA_xUAIecPAQD_FQAh9g8BAP8VACGaEAEA_RUAIaYQAgCEFgAhqxAgAKEWACGsEAIAhRYAIa4QAQD9FQAhrxABAP8VACGwEAIAhBYAIbEQAACGFgAgshABAP8VACGzEAEA_xUAIbQQAAD4FQAgtRAgAKEWACG2EAIAhBYAIROFAwEA5hgAIf0MAgDkGAAhxA4BAOUYACGjDwIA4xgAIawPAQDlGAAh5w8BAOUYACH2DwEA5RgAIaYQAgDjGAAhqxAgAKYZACGsEAIA5BgAIa4QAQDmGAAhrxABAOUYACGwEAIA4xgAIbEQgAAAAAGyEAEA5RgAIbMQAQDlGAAhtBAAALodACC1ECAAphkAIbYQAgDjGAAhE4UDAQDmGAAh_QwCAOQYACHEDgEA5RgAIaMPAgDjGAAhrA8BAOUYACHnDwEA5RgAIfYPAQDlGAAhphACAOMYACGrECAAphkAIawQAgDkGAAhrhABAOYYACGvEAEA5RgAIbAQAgDjGAAhsRCAAAAAAbIQAQDlGAAhsxABAOUYACG0EAAAuh0AILUQIACmGQAhthACAOMYACEThQMBAAAAAf0MAgAAAAHEDgEAAAABow8CAAAAAawPAQAAAAHnDwEAAAAB9g8BAAAAAaYQAgAAAAGrECAAAAABrBACAAAAAa4QAQAAAAGvEAEAAAABsBACAAAAAbEQgAAAAAGyEAEAAAABsxABAAAAAbQQAAC8HQAgtRAgAAAAAbYQAgAAAAED-A4QAAAAAbcQAQAAAAG4EBAAAAABAgAAAKUIACAPAACTHgAgAwAAAKUIACAPAACTHgAgEAAAkh4AIAEIAADQIAAwCacFAADTFwAggg4AANsXADCDDgAAowgAEIQOAADbFwAw-A4QAMAWACGaEAEA_RUAIbcQAQD9FQAhuBAQAMAWACHIEAAA2hcAIAIAAAClCAAgCAAAkh4AIAIAAACQHgAgCAAAkR4AIAeCDgAAjx4AMIMOAACQHgAQhA4AAI8eADD4DhAAwBYAIZoQAQD9FQAhtxABAP0VACG4EBAAwBYAIQeCDgAAjx4AMIMOAACQHgAQhA4AAI8eADD4DhAAwBYAIZoQAQD9FQAhtxABAP0VACG4EBAAwBYAIQP4DhAA3BkAIbcQAQDmGAAhuBAQANwZACED-A4QANwZACG3EAEA5hgAIbgQEADcGQAhA_gOEAAAAAG3EAEAAAABuBAQAAAAAQKXEAIAAAABmBAAAQAAAQIAAAChCAAgDwAAnx4AIAMAAAChCAAgDwAAnx4AIBAAAJ4eACABCAAAzyAAMAinBQAA0xcAIIIOAADdFwAwgw4AAJ8IABCEDgAA3RcAMJcQAgCFFgAhmBAAAaIWACGaEAEA_RUAIckQAADcFwAgAgAAAKEIACAIAACeHgAgAgAAAJweACAIAACdHgAgBoIOAACbHgAwgw4AAJweABCEDgAAmx4AMJcQAgCFFgAhmBAAAaIWACGaEAEA_RUAIQaCDgAAmx4AMIMOAACcHgAQhA4AAJseADCXEAIAhRYAIZgQAAGiFgAhmhABAP0VACEClxACAOQYACGYEAABpxkAIQKXEAIA5BgAIZgQAAGnGQAhApcQAgAAAAGYEAABAAABAd0RAQAAAAQEDwAAlB4AMNoRAACVHgAw3BEAAJceACDgEQAAmB4AMAQPAACIHgAw2hEAAIkeADDcEQAAix4AIOARAACMHgAwBA8AAPwdADDaEQAA_R0AMNwRAAD_HQAg4BEAAIAeADAEDwAA8B0AMNoRAADxHQAw3BEAAPMdACDgEQAA9B0AMAQPAADkHQAw2hEAAOUdADDcEQAA5x0AIOARAADoHQAwBA8AANgdADDaEQAA2R0AMNwRAADbHQAg4BEAANwdADAAAAAAAAAUqAUAAKceACCpBQAAqB4AIKoFAACpHgAgqwUAAKoeACCsBQAAqx4AIK0FAACsHgAgwQcAANsYACCHDgAA2xgAIMYOAADbGAAg5A4AANsYACCBDwAA2xgAIJwPAADbGAAg5g8AANsYACCLEAAA2xgAILsQAADbGAAgvBAAANsYACC9EAAA2xgAIL4QAADbGAAgwxAAANsYACDEEAAA2xgAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFDwAAyiAAIBAAAM0gACDaEQAAyyAAINsRAADMIAAg4BEAANkEACADDwAAyiAAINoRAADLIAAg4BEAANkEACAAAAAAAAsPAACFHwAwEAAAih8AMNoRAACGHwAw2xEAAIcfADDcEQAAiB8AIN0RAACJHwAw3hEAAIkfADDfEQAAiR8AMOARAACJHwAw4REAAIsfADDiEQAAjB8AMAXEDgEAAAABvxAgAAAAAfUQQAAAAAH5ECAAAAAB-hBAAAAAAQIAAADdBAAgDwAAkB8AIAMAAADdBAAgDwAAkB8AIBAAAI8fACABCAAAySAAMAqFAwAAjRgAIIIOAACMGAAwgw4AANsEABCEDgAAjBgAMMQOAQAAAAGJDwEA_RUAIb8QIAD-FQAh9RBAAIAWACH5ECAA_hUAIfoQQACBFgAhAgAAAN0EACAIAACPHwAgAgAAAI0fACAIAACOHwAgCYIOAACMHwAwgw4AAI0fABCEDgAAjB8AMMQOAQD9FQAhiQ8BAP0VACG_ECAA_hUAIfUQQACAFgAh-RAgAP4VACH6EEAAgRYAIQmCDgAAjB8AMIMOAACNHwAQhA4AAIwfADDEDgEA_RUAIYkPAQD9FQAhvxAgAP4VACH1EEAAgBYAIfkQIAD-FQAh-hBAAIEWACEFxA4BAOYYACG_ECAAhBkAIfUQQADuGAAh-RAgAIQZACH6EEAA4hgAIQXEDgEA5hgAIb8QIACEGQAh9RBAAO4YACH5ECAAhBkAIfoQQADiGAAhBcQOAQAAAAG_ECAAAAAB9RBAAAAAAfkQIAAAAAH6EEAAAAABBA8AAIUfADDaEQAAhh8AMNwRAACIHwAg4BEAAIkfADAABIYDAACSHwAgmg8AANsYACD1EAAA2xgAIPsQAADbGAAgAAAAAAAAAAALDwAAnR8AMBAAAKIfADDaEQAAnh8AMNsRAACfHwAw3BEAAKAfACDdEQAAoR8AMN4RAAChHwAw3xEAAKEfADDgEQAAoR8AMOERAACjHwAw4hEAAKQfADAEoBAAAQAAAYIRAgAAAAGDEQIAAAABhBEBAAAAAQIAAACMBAAgDwAAqB8AIAMAAACMBAAgDwAAqB8AIBAAAKcfACABCAAAyCAAMArUAgAAlhgAIIIOAACVGAAwgw4AAI4EABCEDgAAlRgAMKAQAAGjFgAhghECAIUWACGDEQIAhRYAIYQRAQD9FQAhhREAAaIWACGGEQAAlxgAIAIAAACMBAAgCAAApx8AIAIAAAClHwAgCAAAph8AIAiCDgAApB8AMIMOAAClHwAQhA4AAKQfADCgEAABoxYAIYIRAgCFFgAhgxECAIUWACGEEQEA_RUAIYURAAGiFgAhCIIOAACkHwAwgw4AAKUfABCEDgAApB8AMKAQAAGjFgAhghECAIUWACGDEQIAhRYAIYQRAQD9FQAhhREAAaIWACEEoBAAAagZACGCEQIA5BgAIYMRAgDkGAAhhBEBAOYYACEEoBAAAagZACGCEQIA5BgAIYMRAgDkGAAhhBEBAOYYACEEoBAAAQAAAYIRAgAAAAGDEQIAAAABhBEBAAAAAQQPAACdHwAw2hEAAJ4fADDcEQAAoB8AIOARAAChHwAwAAAAAAAABQ8AAMMgACAQAADGIAAg2hEAAMQgACDbEQAAxSAAIOARAACnBAAgAw8AAMMgACDaEQAAxCAAIOARAACnBAAgAdMCAACqHwAgAAAAAAAAAAAAAALdEQIAAAAE4xECAAAABQHdEQIAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAC3REAAQAABOMRAAEAAAUB3REAAQAABAAAAAAAAAAAAt0RAQAAAATjEQEAAAAFAt0RAQAAAATjEQEAAAAFAt0RAQAAAATjEQEAAAAFBQ8AAL4gACAQAADBIAAg2hEAAL8gACDbEQAAwCAAIOARAAD7AQAgAd0RAQAAAAQB3REBAAAABAHdEQEAAAAEAw8AAL4gACDaEQAAvyAAIOARAAD7AQAgAAAAAAALDwAA-x8AMBAAAIAgADDaEQAA_B8AMNsRAAD9HwAw3BEAAP4fACDdEQAA_x8AMN4RAAD_HwAw3xEAAP8fADDgEQAA_x8AMOERAACBIAAw4hEAAIIgADALDwAA7x8AMBAAAPQfADDaEQAA8B8AMNsRAADxHwAw3BEAAPIfACDdEQAA8x8AMN4RAADzHwAw3xEAAPMfADDgEQAA8x8AMOERAAD1HwAw4hEAAPYfADAPrwEAAOscACCwAQAA7BwAILEBAADtHAAghQ4BAAAAAakOQAAAAAGtDgEAAAABtg4BAAAAAYAPAQAAAAHPD0AAAAAB2w9AAAAAAZAQAQAAAAGSEAEAAAABkxAAAOkcACCUEEAAAAABlRACAAAAAQIAAACDAgAgDwAA-h8AIAMAAACDAgAgDwAA-h8AIBAAAPkfACABCAAAvSAAMBWsAQAAuhgAIK8BAAC7GAAgsAEAALwYACCxAQAAvRgAIIIOAAC5GAAwgw4AAIECABCEDgAAuRgAMIUOAQAAAAGpDkAAgRYAIasOAQD_FQAhrQ4BAP0VACG2DgEA_xUAIYAPAQD9FQAhzw9AAIAWACHbD0AAgBYAIZAQAQAAAAGSEAEA_RUAIZMQAAD4FQAglBBAAIAWACGVEAIAhRYAIa4RAAC4GAAgAgAAAIMCACAIAAD5HwAgAgAAAPcfACAIAAD4HwAgEIIOAAD2HwAwgw4AAPcfABCEDgAA9h8AMIUOAQD9FQAhqQ5AAIEWACGrDgEA_xUAIa0OAQD9FQAhtg4BAP8VACGADwEA_RUAIc8PQACAFgAh2w9AAIAWACGQEAEA_RUAIZIQAQD9FQAhkxAAAPgVACCUEEAAgBYAIZUQAgCFFgAhEIIOAAD2HwAwgw4AAPcfABCEDgAA9h8AMIUOAQD9FQAhqQ5AAIEWACGrDgEA_xUAIa0OAQD9FQAhtg4BAP8VACGADwEA_RUAIc8PQACAFgAh2w9AAIAWACGQEAEA_RUAIZIQAQD9FQAhkxAAAPgVACCUEEAAgBYAIZUQAgCFFgAhDIUOAQDmGAAhqQ5AAOIYACGtDgEA5hgAIbYOAQDlGAAhgA8BAOYYACHPD0AA7hgAIdsPQADuGAAhkBABAOYYACGSEAEA5hgAIZMQAADAHAAglBBAAO4YACGVEAIA5BgAIQ-vAQAAwhwAILABAADDHAAgsQEAAMQcACCFDgEA5hgAIakOQADiGAAhrQ4BAOYYACG2DgEA5RgAIYAPAQDmGAAhzw9AAO4YACHbD0AA7hgAIZAQAQDmGAAhkhABAOYYACGTEAAAwBwAIJQQQADuGAAhlRACAOQYACEPrwEAAOscACCwAQAA7BwAILEBAADtHAAghQ4BAAAAAakOQAAAAAGtDgEAAAABtg4BAAAAAYAPAQAAAAHPD0AAAAAB2w9AAAAAAZAQAQAAAAGSEAEAAAABkxAAAOkcACCUEEAAAAABlRACAAAAARGFDgEAAAABqQ5AAAAAAcwOAQAAAAHxDgEAAAABiQ8BAAAAAdMPQAAAAAGHEEAAAAABiBBAAAAAAdoQAQAAAAGiEQAA5B8AIKMRAADlHwAgpBEAAOYfACClEQIAAAABphEBAAAAAacRQAAAAAGoEQEAAAABqREBAAAAAQIAAAD_AQAgDwAAhiAAIAMAAAD_AQAgDwAAhiAAIBAAAIUgACABCAAAvCAAMBasAQAAvxgAIIIOAAC-GAAwgw4AAP0BABCEDgAAvhgAMIUOAQAAAAGpDkAAgRYAIasOAQD9FQAhzA4BAP0VACHxDgEA_RUAIYkPAQD9FQAh0w9AAIAWACGHEEAAgBYAIYgQQACAFgAh2hABAAAAAaIRAAD4FQAgoxEAAPgVACCkEQAA-BUAIKURAgCEFgAhphEBAP0VACGnEUAAgBYAIagRAQD_FQAhqREBAP8VACECAAAA_wEAIAgAAIUgACACAAAAgyAAIAgAAIQgACAVgg4AAIIgADCDDgAAgyAAEIQOAACCIAAwhQ4BAP0VACGpDkAAgRYAIasOAQD9FQAhzA4BAP0VACHxDgEA_RUAIYkPAQD9FQAh0w9AAIAWACGHEEAAgBYAIYgQQACAFgAh2hABAP0VACGiEQAA-BUAIKMRAAD4FQAgpBEAAPgVACClEQIAhBYAIaYRAQD9FQAhpxFAAIAWACGoEQEA_xUAIakRAQD_FQAhFYIOAACCIAAwgw4AAIMgABCEDgAAgiAAMIUOAQD9FQAhqQ5AAIEWACGrDgEA_RUAIcwOAQD9FQAh8Q4BAP0VACGJDwEA_RUAIdMPQACAFgAhhxBAAIAWACGIEEAAgBYAIdoQAQD9FQAhohEAAPgVACCjEQAA-BUAIKQRAAD4FQAgpRECAIQWACGmEQEA_RUAIacRQACAFgAhqBEBAP8VACGpEQEA_xUAIRGFDgEA5hgAIakOQADiGAAhzA4BAOYYACHxDgEA5hgAIYkPAQDmGAAh0w9AAO4YACGHEEAA7hgAIYgQQADuGAAh2hABAOYYACGiEQAA4B8AIKMRAADhHwAgpBEAAOIfACClEQIA4xgAIaYRAQDmGAAhpxFAAO4YACGoEQEA5RgAIakRAQDlGAAhEYUOAQDmGAAhqQ5AAOIYACHMDgEA5hgAIfEOAQDmGAAhiQ8BAOYYACHTD0AA7hgAIYcQQADuGAAhiBBAAO4YACHaEAEA5hgAIaIRAADgHwAgoxEAAOEfACCkEQAA4h8AIKURAgDjGAAhphEBAOYYACGnEUAA7hgAIagRAQDlGAAhqREBAOUYACERhQ4BAAAAAakOQAAAAAHMDgEAAAAB8Q4BAAAAAYkPAQAAAAHTD0AAAAABhxBAAAAAAYgQQAAAAAHaEAEAAAABohEAAOQfACCjEQAA5R8AIKQRAADmHwAgpRECAAAAAaYRAQAAAAGnEUAAAAABqBEBAAAAAakRAQAAAAEEDwAA-x8AMNoRAAD8HwAw3BEAAP4fACDgEQAA_x8AMAQPAADvHwAw2hEAAPAfADDcEQAA8h8AIOARAADzHwAwAAAJrAEAAIwgACCvAQAAjSAAILABAACOIAAgsQEAAI8gACCrDgAA2xgAILYOAADbGAAgzw8AANsYACDbDwAA2xgAIJQQAADbGAAgB60BAACJIAAgsgEAAIogACDGDgAA2xgAIKcRAADbGAAgqBEAANsYACCqEQAA2xgAIKsRAADbGAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAt0RAQAAAATjEQEAAAAFAd0RAQAAAAQAAAARhQ4BAAAAAakOQAAAAAHMDgEAAAAB8Q4BAAAAAYkPAQAAAAHTD0AAAAABhxBAAAAAAYgQQAAAAAHaEAEAAAABohEAAOQfACCjEQAA5R8AIKQRAADmHwAgpRECAAAAAaYRAQAAAAGnEUAAAAABqBEBAAAAAakRAQAAAAEMhQ4BAAAAAakOQAAAAAGtDgEAAAABtg4BAAAAAYAPAQAAAAHPD0AAAAAB2w9AAAAAAZAQAQAAAAGSEAEAAAABkxAAAOkcACCUEEAAAAABlRACAAAAAQqyAQAAiCAAINkIAQAAAAGFDgEAAAABqQ5AAAAAAcYOBAAAAAGzEAEAAAABpxFAAAAAAagRAQAAAAGqEUAAAAABqxFAAAAAAQIAAAD7AQAgDwAAviAAIAMAAACFAgAgDwAAviAAIBAAAMIgACAMAAAAhQIAIAgAAMIgACCyAQAA7h8AINkIAQDmGAAhhQ4BAOYYACGpDkAA4hgAIcYOBADNGQAhsxABAOYYACGnEUAA7hgAIagRAQDlGAAhqhFAAO4YACGrEUAA7hgAIQqyAQAA7h8AINkIAQDmGAAhhQ4BAOYYACGpDkAA4hgAIcYOBADNGQAhsxABAOYYACGnEUAA7hgAIagRAQDlGAAhqhFAAO4YACGrEUAA7hgAIQIIAAEAAAHaEAABAAABAgAAAKcEACAPAADDIAAgAwAAAKoEACAPAADDIAAgEAAAxyAAIAMAAACqBAAgCAAB1yEAIdoQAAGnGQAhAggAAacZACHaEAABpxkAIQSgEAABAAABghECAAAAAYMRAgAAAAGEEQEAAAABBcQOAQAAAAG_ECAAAAAB9RBAAAAAAfkQIAAAAAH6EEAAAAABEqkOQAAAAAHGDgQAAAABxw4EAAAAAc0OAQAAAAHeDgEAAAABiQ8BAAAAAZoPQAAAAAHFDwIAAAAB1g8BAAAAAbgQEAAAAAHzEAEAAAAB9BABAAAAAfUQQAAAAAH7EAEAAAAB_BBAAAAAAf0QIAAAAAH-ECAAAAAB_xAgAAAAAQIAAADZBAAgDwAAyiAAIAMAAADhBAAgDwAAyiAAIBAAAM4gACAUAAAA4QQAIAgAAM4gACCpDkAA4hgAIcYOBADhGAAhxw4EAOEYACHNDgEA5hgAId4OAQDmGAAhiQ8BAOYYACGaD0AA7hgAIcUPAgDkGAAh1g8BAOYYACG4EBAA3BkAIfMQAQDmGAAh9BABAOYYACH1EEAA7hgAIfsQAQDlGAAh_BBAAOIYACH9ECAAhBkAIf4QIACEGQAh_xAgAIQZACESqQ5AAOIYACHGDgQA4RgAIccOBADhGAAhzQ4BAOYYACHeDgEA5hgAIYkPAQDmGAAhmg9AAO4YACHFDwIA5BgAIdYPAQDmGAAhuBAQANwZACHzEAEA5hgAIfQQAQDmGAAh9RBAAO4YACH7EAEA5RgAIfwQQADiGAAh_RAgAIQZACH-ECAAhBkAIf8QIACEGQAhApcQAgAAAAGYEAABAAABA_gOEAAAAAG3EAEAAAABuBAQAAAAAROFAwEAAAAB_QwCAAAAAcQOAQAAAAGjDwIAAAABrA8BAAAAAecPAQAAAAH2DwEAAAABphACAAAAAasQIAAAAAGsEAIAAAABrhABAAAAAa8QAQAAAAGwEAIAAAABsRCAAAAAAbIQAQAAAAGzEAEAAAABtBAAALwdACC1ECAAAAABthACAAAAAQT9DAIAAAABgQ8BAAAAAawQAgAAAAGtEAEAAAABBqYQAgAAAAGnEAIAAAABqBACAAAAAakQAACsHQAgqhCAAAAAAasQAQAAAAEEhQ4BAAAAAakOQAAAAAHTD0AAAAAB7w8AAQAAAR-pBQAAoh4AIKoFAACjHgAgqwUAAKQeACCsBQAApR4AIK0FAACmHgAgwQeAAAAAAYUOAQAAAAGHDgQAAAABqQ5AAAAAAasOAQAAAAHGDgQAAAAB3g4BAAAAAeQOgAAAAAGBDwEAAAABiQ8BAAAAAZwPgAAAAAHTD0AAAAAB5g8BAAAAAYsQQAAAAAG5EAEAAAABuhAgAAAAAbsQAQAAAAG8EAEAAAABvRCAAAAAAb4QgAAAAAG_EIAAAAABwBAgAAAAAcEQAACgHgAgwhACAAAAAcMQQAAAAAHEEIAAAAABAgAAAJ0IACAPAADVIAAgAwAAAL4IACAPAADVIAAgEAAA2SAAICEAAAC-CAAgCAAA2SAAIKkFAADTHQAgqgUAANQdACCrBQAA1R0AIKwFAADWHQAgrQUAANcdACDBB4AAAAABhQ4BAOYYACGHDgQAzRkAIakOQADiGAAhqw4BAOYYACHGDgQAzRkAId4OAQDmGAAh5A6AAAAAAYEPAQDlGAAhiQ8BAOYYACGcD4AAAAAB0w9AAOIYACHmDwEA5RgAIYsQQADuGAAhuRABAOYYACG6ECAAhBkAIbsQAQDlGAAhvBABAOUYACG9EIAAAAABvhCAAAAAAb8QgAAAAAHAECAAhBkAIcEQAADRHQAgwhACAOQYACHDEEAA7hgAIcQQgAAAAAEfqQUAANMdACCqBQAA1B0AIKsFAADVHQAgrAUAANYdACCtBQAA1x0AIMEHgAAAAAGFDgEA5hgAIYcOBADNGQAhqQ5AAOIYACGrDgEA5hgAIcYOBADNGQAh3g4BAOYYACHkDoAAAAABgQ8BAOUYACGJDwEA5hgAIZwPgAAAAAHTD0AA4hgAIeYPAQDlGAAhixBAAO4YACG5EAEA5hgAIboQIACEGQAhuxABAOUYACG8EAEA5RgAIb0QgAAAAAG-EIAAAAABvxCAAAAAAcAQIACEGQAhwRAAANEdACDCEAIA5BgAIcMQQADuGAAhxBCAAAAAAR-oBQAAoR4AIKoFAACjHgAgqwUAAKQeACCsBQAApR4AIK0FAACmHgAgwQeAAAAAAYUOAQAAAAGHDgQAAAABqQ5AAAAAAasOAQAAAAHGDgQAAAAB3g4BAAAAAeQOgAAAAAGBDwEAAAABiQ8BAAAAAZwPgAAAAAHTD0AAAAAB5g8BAAAAAYsQQAAAAAG5EAEAAAABuhAgAAAAAbsQAQAAAAG8EAEAAAABvRCAAAAAAb4QgAAAAAG_EIAAAAABwBAgAAAAAcEQAACgHgAgwhACAAAAAcMQQAAAAAHEEIAAAAABAgAAAJ0IACAPAADaIAAgAwAAAL4IACAPAADaIAAgEAAA3iAAICEAAAC-CAAgCAAA3iAAIKgFAADSHQAgqgUAANQdACCrBQAA1R0AIKwFAADWHQAgrQUAANcdACDBB4AAAAABhQ4BAOYYACGHDgQAzRkAIakOQADiGAAhqw4BAOYYACHGDgQAzRkAId4OAQDmGAAh5A6AAAAAAYEPAQDlGAAhiQ8BAOYYACGcD4AAAAAB0w9AAOIYACHmDwEA5RgAIYsQQADuGAAhuRABAOYYACG6ECAAhBkAIbsQAQDlGAAhvBABAOUYACG9EIAAAAABvhCAAAAAAb8QgAAAAAHAECAAhBkAIcEQAADRHQAgwhACAOQYACHDEEAA7hgAIcQQgAAAAAEfqAUAANIdACCqBQAA1B0AIKsFAADVHQAgrAUAANYdACCtBQAA1x0AIMEHgAAAAAGFDgEA5hgAIYcOBADNGQAhqQ5AAOIYACGrDgEA5hgAIcYOBADNGQAh3g4BAOYYACHkDoAAAAABgQ8BAOUYACGJDwEA5hgAIZwPgAAAAAHTD0AA4hgAIeYPAQDlGAAhixBAAO4YACG5EAEA5hgAIboQIACEGQAhuxABAOUYACG8EAEA5RgAIb0QgAAAAAG-EIAAAAABvxCAAAAAAcAQIACEGQAhwRAAANEdACDCEAIA5BgAIcMQQADuGAAhxBCAAAAAAR-oBQAAoR4AIKkFAACiHgAgqwUAAKQeACCsBQAApR4AIK0FAACmHgAgwQeAAAAAAYUOAQAAAAGHDgQAAAABqQ5AAAAAAasOAQAAAAHGDgQAAAAB3g4BAAAAAeQOgAAAAAGBDwEAAAABiQ8BAAAAAZwPgAAAAAHTD0AAAAAB5g8BAAAAAYsQQAAAAAG5EAEAAAABuhAgAAAAAbsQAQAAAAG8EAEAAAABvRCAAAAAAb4QgAAAAAG_EIAAAAABwBAgAAAAAcEQAACgHgAgwhACAAAAAcMQQAAAAAHEEIAAAAABAgAAAJ0IACAPAADfIAAgAwAAAL4IACAPAADfIAAgEAAA4yAAICEAAAC-CAAgCAAA4yAAIKgFAADSHQAgqQUAANMdACCrBQAA1R0AIKwFAADWHQAgrQUAANcdACDBB4AAAAABhQ4BAOYYACGHDgQAzRkAIakOQADiGAAhqw4BAOYYACHGDgQAzRkAId4OAQDmGAAh5A6AAAAAAYEPAQDlGAAhiQ8BAOYYACGcD4AAAAAB0w9AAOIYACHmDwEA5RgAIYsQQADuGAAhuRABAOYYACG6ECAAhBkAIbsQAQDlGAAhvBABAOUYACG9EIAAAAABvhCAAAAAAb8QgAAAAAHAECAAhBkAIcEQAADRHQAgwhACAOQYACHDEEAA7hgAIcQQgAAAAAEfqAUAANIdACCpBQAA0x0AIKsFAADVHQAgrAUAANYdACCtBQAA1x0AIMEHgAAAAAGFDgEA5hgAIYcOBADNGQAhqQ5AAOIYACGrDgEA5hgAIcYOBADNGQAh3g4BAOYYACHkDoAAAAABgQ8BAOUYACGJDwEA5hgAIZwPgAAAAAHTD0AA4hgAIeYPAQDlGAAhixBAAO4YACG5EAEA5hgAIboQIACEGQAhuxABAOUYACG8EAEA5RgAIb0QgAAAAAG-EIAAAAABvxCAAAAAAcAQIACEGQAhwRAAANEdACDCEAIA5BgAIcMQQADuGAAhxBCAAAAAAR-oBQAAoR4AIKkFAACiHgAgqgUAAKMeACCsBQAApR4AIK0FAACmHgAgwQeAAAAAAYUOAQAAAAGHDgQAAAABqQ5AAAAAAasOAQAAAAHGDgQAAAAB3g4BAAAAAeQOgAAAAAGBDwEAAAABiQ8BAAAAAZwPgAAAAAHTD0AAAAAB5g8BAAAAAYsQQAAAAAG5EAEAAAABuhAgAAAAAbsQAQAAAAG8EAEAAAABvRCAAAAAAb4QgAAAAAG_EIAAAAABwBAgAAAAAcEQAACgHgAgwhACAAAAAcMQQAAAAAHEEIAAAAABAgAAAJ0IACAPAADkIAAgAwAAAL4IACAPAADkIAAgEAAA6CAAICEAAAC-CAAgCAAA6CAAIKgFAADSHQAgqQUAANMdACCqBQAA1B0AIKwFAADWHQAgrQUAANcdACDBB4AAAAABhQ4BAOYYACGHDgQAzRkAIakOQADiGAAhqw4BAOYYACHGDgQAzRkAId4OAQDmGAAh5A6AAAAAAYEPAQDlGAAhiQ8BAOYYACGcD4AAAAAB0w9AAOIYACHmDwEA5RgAIYsQQADuGAAhuRABAOYYACG6ECAAhBkAIbsQAQDlGAAhvBABAOUYACG9EIAAAAABvhCAAAAAAb8QgAAAAAHAECAAhBkAIcEQAADRHQAgwhACAOQYACHDEEAA7hgAIcQQgAAAAAEfqAUAANIdACCpBQAA0x0AIKoFAADUHQAgrAUAANYdACCtBQAA1x0AIMEHgAAAAAGFDgEA5hgAIYcOBADNGQAhqQ5AAOIYACGrDgEA5hgAIcYOBADNGQAh3g4BAOYYACHkDoAAAAABgQ8BAOUYACGJDwEA5hgAIZwPgAAAAAHTD0AA4hgAIeYPAQDlGAAhixBAAO4YACG5EAEA5hgAIboQIACEGQAhuxABAOUYACG8EAEA5RgAIb0QgAAAAAG-EIAAAAABvxCAAAAAAcAQIACEGQAhwRAAANEdACDCEAIA5BgAIcMQQADuGAAhxBCAAAAAAR-oBQAAoR4AIKkFAACiHgAgqgUAAKMeACCrBQAApB4AIK0FAACmHgAgwQeAAAAAAYUOAQAAAAGHDgQAAAABqQ5AAAAAAasOAQAAAAHGDgQAAAAB3g4BAAAAAeQOgAAAAAGBDwEAAAABiQ8BAAAAAZwPgAAAAAHTD0AAAAAB5g8BAAAAAYsQQAAAAAG5EAEAAAABuhAgAAAAAbsQAQAAAAG8EAEAAAABvRCAAAAAAb4QgAAAAAG_EIAAAAABwBAgAAAAAcEQAACgHgAgwhACAAAAAcMQQAAAAAHEEIAAAAABAgAAAJ0IACAPAADpIAAgAwAAAL4IACAPAADpIAAgEAAA7SAAICEAAAC-CAAgCAAA7SAAIKgFAADSHQAgqQUAANMdACCqBQAA1B0AIKsFAADVHQAgrQUAANcdACDBB4AAAAABhQ4BAOYYACGHDgQAzRkAIakOQADiGAAhqw4BAOYYACHGDgQAzRkAId4OAQDmGAAh5A6AAAAAAYEPAQDlGAAhiQ8BAOYYACGcD4AAAAAB0w9AAOIYACHmDwEA5RgAIYsQQADuGAAhuRABAOYYACG6ECAAhBkAIbsQAQDlGAAhvBABAOUYACG9EIAAAAABvhCAAAAAAb8QgAAAAAHAECAAhBkAIcEQAADRHQAgwhACAOQYACHDEEAA7hgAIcQQgAAAAAEfqAUAANIdACCpBQAA0x0AIKoFAADUHQAgqwUAANUdACCtBQAA1x0AIMEHgAAAAAGFDgEA5hgAIYcOBADNGQAhqQ5AAOIYACGrDgEA5hgAIcYOBADNGQAh3g4BAOYYACHkDoAAAAABgQ8BAOUYACGJDwEA5hgAIZwPgAAAAAHTD0AA4hgAIeYPAQDlGAAhixBAAO4YACG5EAEA5hgAIboQIACEGQAhuxABAOUYACG8EAEA5RgAIb0QgAAAAAG-EIAAAAABvxCAAAAAAcAQIACEGQAhwRAAANEdACDCEAIA5BgAIcMQQADuGAAhxBCAAAAAAR-oBQAAoR4AIKkFAACiHgAgqgUAAKMeACCrBQAApB4AIKwFAAClHgAgwQeAAAAAAYUOAQAAAAGHDgQAAAABqQ5AAAAAAasOAQAAAAHGDgQAAAAB3g4BAAAAAeQOgAAAAAGBDwEAAAABiQ8BAAAAAZwPgAAAAAHTD0AAAAAB5g8BAAAAAYsQQAAAAAG5EAEAAAABuhAgAAAAAbsQAQAAAAG8EAEAAAABvRCAAAAAAb4QgAAAAAG_EIAAAAABwBAgAAAAAcEQAACgHgAgwhACAAAAAcMQQAAAAAHEEIAAAAABAgAAAJ0IACAPAADuIAAgAwAAAL4IACAPAADuIAAgEAAA8iAAICEAAAC-CAAgCAAA8iAAIKgFAADSHQAgqQUAANMdACCqBQAA1B0AIKsFAADVHQAgrAUAANYdACDBB4AAAAABhQ4BAOYYACGHDgQAzRkAIakOQADiGAAhqw4BAOYYACHGDgQAzRkAId4OAQDmGAAh5A6AAAAAAYEPAQDlGAAhiQ8BAOYYACGcD4AAAAAB0w9AAOIYACHmDwEA5RgAIYsQQADuGAAhuRABAOYYACG6ECAAhBkAIbsQAQDlGAAhvBABAOUYACG9EIAAAAABvhCAAAAAAb8QgAAAAAHAECAAhBkAIcEQAADRHQAgwhACAOQYACHDEEAA7hgAIcQQgAAAAAEfqAUAANIdACCpBQAA0x0AIKoFAADUHQAgqwUAANUdACCsBQAA1h0AIMEHgAAAAAGFDgEA5hgAIYcOBADNGQAhqQ5AAOIYACGrDgEA5hgAIcYOBADNGQAh3g4BAOYYACHkDoAAAAABgQ8BAOUYACGJDwEA5hgAIZwPgAAAAAHTD0AA4hgAIeYPAQDlGAAhixBAAO4YACG5EAEA5hgAIboQIACEGQAhuxABAOUYACG8EAEA5RgAIb0QgAAAAAG-EIAAAAABvxCAAAAAAcAQIACEGQAhwRAAANEdACDCEAIA5BgAIcMQQADuGAAhxBCAAAAAAQTEDgEAAAAB0g4QAAAAAa8PAgAAAAGZEAIAAAABApcQAgAAAAGYEAABAAABGKAGAACcHQAghQ4BAAAAAakOQAAAAAGrDgEAAAAB0g4BAAAAAdsOAgAAAAHeDgEAAAAB6A5AAAAAAYEPAQAAAAGEDwQAAAABwA8BAAAAAdIPAQAAAAHmDwEAAAAB_w8EAAAAAZoQAQAAAAGbEAEAAAABnBAQAAAAAZ0QEAAAAAGeEAIAAAABnxAAAQAAAaAQAgAAAAGhEBAAAAABohCAAAAAAaMQAQAAAAECAAAA2AkAIA8AAPUgACADAAAA5QkAIA8AAPUgACAQAAD5IAAgGgAAAOUJACAIAAD5IAAgoAYAAIIdACCFDgEA5hgAIakOQADiGAAhqw4BAOYYACHSDgEA5RgAIdsOAgDkGAAh3g4BAOYYACHoDkAA7hgAIYEPAQDlGAAhhA8EAM0ZACHADwEA5RgAIdIPAQDlGAAh5g8BAOUYACH_DwQAzRkAIZoQAQDmGAAhmxABAOYYACGcEBAAqRkAIZ0QEACpGQAhnhACAOMYACGfEAABqBkAIaAQAgDjGAAhoRAQAKkZACGiEIAAAAABoxABAOUYACEYoAYAAIIdACCFDgEA5hgAIakOQADiGAAhqw4BAOYYACHSDgEA5RgAIdsOAgDkGAAh3g4BAOYYACHoDkAA7hgAIYEPAQDlGAAhhA8EAM0ZACHADwEA5RgAIdIPAQDlGAAh5g8BAOUYACH_DwQAzRkAIZoQAQDmGAAhmxABAOYYACGcEBAAqRkAIZ0QEACpGQAhnhACAOMYACGfEAABqBkAIaAQAgDjGAAhoRAQAKkZACGiEIAAAAABoxABAOUYACEYnwYAAJsdACCFDgEAAAABqQ5AAAAAAasOAQAAAAHSDgEAAAAB2w4CAAAAAd4OAQAAAAHoDkAAAAABgQ8BAAAAAYQPBAAAAAHADwEAAAAB0g8BAAAAAeYPAQAAAAH_DwQAAAABmhABAAAAAZsQAQAAAAGcEBAAAAABnRAQAAAAAZ4QAgAAAAGfEAABAAABoBACAAAAAaEQEAAAAAGiEIAAAAABoxABAAAAAQIAAADYCQAgDwAA-iAAIAMAAADlCQAgDwAA-iAAIBAAAP4gACAaAAAA5QkAIAgAAP4gACCfBgAAgR0AIIUOAQDmGAAhqQ5AAOIYACGrDgEA5hgAIdIOAQDlGAAh2w4CAOQYACHeDgEA5hgAIegOQADuGAAhgQ8BAOUYACGEDwQAzRkAIcAPAQDlGAAh0g8BAOUYACHmDwEA5RgAIf8PBADNGQAhmhABAOYYACGbEAEA5hgAIZwQEACpGQAhnRAQAKkZACGeEAIA4xgAIZ8QAAGoGQAhoBACAOMYACGhEBAAqRkAIaIQgAAAAAGjEAEA5RgAIRifBgAAgR0AIIUOAQDmGAAhqQ5AAOIYACGrDgEA5hgAIdIOAQDlGAAh2w4CAOQYACHeDgEA5hgAIegOQADuGAAhgQ8BAOUYACGEDwQAzRkAIcAPAQDlGAAh0g8BAOUYACHmDwEA5RgAIf8PBADNGQAhmhABAOYYACGbEAEA5hgAIZwQEACpGQAhnRAQAKkZACGeEAIA4xgAIZ8QAAGoGQAhoBACAOMYACGhEBAAqRkAIaIQgAAAAAGjEAEA5RgAIQqtAQAAhyAAINkIAQAAAAGFDgEAAAABqQ5AAAAAAcYOBAAAAAGzEAEAAAABpxFAAAAAAagRAQAAAAGqEUAAAAABqxFAAAAAAQIAAAD7AQAgDwAA_yAAIAQIgAAAAAGFDgQAAAABhw5AAAAAAcwOAQAAAAEMhQ4BAAAAAaQOAgAAAAGmDkAAAAABpw4CAAAAAagOQAAAAAGpDkAAAAABzA4BAAAAAd4OAQAAAAHoDkAAAAABjRCAAAAAAY4QAgAAAAGPEEAAAAABBgiAAAAAAcwOAQAAAAHsD0AAAAABihABAAAAAYsQQAAAAAGMEEAAAAABAwAAAIUCACAPAAD_IAAgEAAAhiEAIAwAAACFAgAgCAAAhiEAIK0BAADtHwAg2QgBAOYYACGFDgEA5hgAIakOQADiGAAhxg4EAM0ZACGzEAEA5hgAIacRQADuGAAhqBEBAOUYACGqEUAA7hgAIasRQADuGAAhCq0BAADtHwAg2QgBAOYYACGFDgEA5hgAIakOQADiGAAhxg4EAM0ZACGzEAEA5hgAIacRQADuGAAhqBEBAOUYACGqEUAA7hgAIasRQADuGAAhEKwBAADqHAAgsAEAAOwcACCxAQAA7RwAIIUOAQAAAAGpDkAAAAABqw4BAAAAAa0OAQAAAAG2DgEAAAABgA8BAAAAAc8PQAAAAAHbD0AAAAABkBABAAAAAZIQAQAAAAGTEAAA6RwAIJQQQAAAAAGVEAIAAAABAgAAAIMCACAPAACHIQAgAwAAAIECACAPAACHIQAgEAAAiyEAIBIAAACBAgAgCAAAiyEAIKwBAADBHAAgsAEAAMMcACCxAQAAxBwAIIUOAQDmGAAhqQ5AAOIYACGrDgEA5RgAIa0OAQDmGAAhtg4BAOUYACGADwEA5hgAIc8PQADuGAAh2w9AAO4YACGQEAEA5hgAIZIQAQDmGAAhkxAAAMAcACCUEEAA7hgAIZUQAgDkGAAhEKwBAADBHAAgsAEAAMMcACCxAQAAxBwAIIUOAQDmGAAhqQ5AAOIYACGrDgEA5RgAIa0OAQDmGAAhtg4BAOUYACGADwEA5hgAIc8PQADuGAAh2w9AAO4YACGQEAEA5hgAIZIQAQDmGAAhkxAAAMAcACCUEEAA7hgAIZUQAgDkGAAhEKwBAADqHAAgrwEAAOscACCxAQAA7RwAIIUOAQAAAAGpDkAAAAABqw4BAAAAAa0OAQAAAAG2DgEAAAABgA8BAAAAAc8PQAAAAAHbD0AAAAABkBABAAAAAZIQAQAAAAGTEAAA6RwAIJQQQAAAAAGVEAIAAAABAgAAAIMCACAPAACMIQAgAwAAAIECACAPAACMIQAgEAAAkCEAIBIAAACBAgAgCAAAkCEAIKwBAADBHAAgrwEAAMIcACCxAQAAxBwAIIUOAQDmGAAhqQ5AAOIYACGrDgEA5RgAIa0OAQDmGAAhtg4BAOUYACGADwEA5hgAIc8PQADuGAAh2w9AAO4YACGQEAEA5hgAIZIQAQDmGAAhkxAAAMAcACCUEEAA7hgAIZUQAgDkGAAhEKwBAADBHAAgrwEAAMIcACCxAQAAxBwAIIUOAQDmGAAhqQ5AAOIYACGrDgEA5RgAIa0OAQDmGAAhtg4BAOUYACGADwEA5hgAIc8PQADuGAAh2w9AAO4YACGQEAEA5hgAIZIQAQDmGAAhkxAAAMAcACCUEEAA7hgAIZUQAgDkGAAhEKwBAADqHAAgrwEAAOscACCwAQAA7BwAIIUOAQAAAAGpDkAAAAABqw4BAAAAAa0OAQAAAAG2DgEAAAABgA8BAAAAAc8PQAAAAAHbD0AAAAABkBABAAAAAZIQAQAAAAGTEAAA6RwAIJQQQAAAAAGVEAIAAAABAgAAAIMCACAPAACRIQAgAwAAAIECACAPAACRIQAgEAAAlSEAIBIAAACBAgAgCAAAlSEAIKwBAADBHAAgrwEAAMIcACCwAQAAwxwAIIUOAQDmGAAhqQ5AAOIYACGrDgEA5RgAIa0OAQDmGAAhtg4BAOUYACGADwEA5hgAIc8PQADuGAAh2w9AAO4YACGQEAEA5hgAIZIQAQDmGAAhkxAAAMAcACCUEEAA7hgAIZUQAgDkGAAhEKwBAADBHAAgrwEAAMIcACCwAQAAwxwAIIUOAQDmGAAhqQ5AAOIYACGrDgEA5RgAIa0OAQDmGAAhtg4BAOUYACGADwEA5hgAIc8PQADuGAAh2w9AAO4YACGQEAEA5hgAIZIQAQDmGAAhkxAAAMAcACCUEEAA7hgAIZUQAgDkGAAhCYUOAQAAAAGKDgEAAAABqQ5AAAAAAasOAQAAAAGuDgIAAAABlg9AAAAAAcMPQAAAAAH5DwEAAAAB-g-AAAAAAQP2DwEAAAAB9w8BAAAAAfgPQAAAAAEFqQ5AAAAAAasOAQAAAAHvDwEAAAAB9A9AAAAAAfUPAgAAAAEIwQeAAAAAAcMHAACSHAAgxgcAAJMcACDHBwAAlBwAIIUOAQAAAAGpDkAAAAABqw4BAAAAAYkPAQAAAAECAAAAzAsAIA8AAJkhACADAAAA6gsAIA8AAJkhACAQAACdIQAgCgAAAOoLACAIAACdIQAgwQeAAAAAAcMHAADlGwAgxgcAAOYbACDHBwAA5xsAIIUOAQDmGAAhqQ5AAOIYACGrDgEA5hgAIYkPAQDmGAAhCMEHgAAAAAHDBwAA5RsAIMYHAADmGwAgxwcAAOcbACCFDgEA5hgAIakOQADiGAAhqw4BAOYYACGJDwEA5hgAIQjBB4AAAAABwgcAAJEcACDGBwAAkxwAIMcHAACUHAAghQ4BAAAAAakOQAAAAAGrDgEAAAABiQ8BAAAAAQIAAADMCwAgDwAAniEAIAMAAADqCwAgDwAAniEAIBAAAKIhACAKAAAA6gsAIAgAAKIhACDBB4AAAAABwgcAAOQbACDGBwAA5hsAIMcHAADnGwAghQ4BAOYYACGpDkAA4hgAIasOAQDmGAAhiQ8BAOYYACEIwQeAAAAAAcIHAADkGwAgxgcAAOYbACDHBwAA5xsAIIUOAQDmGAAhqQ5AAOIYACGrDgEA5hgAIYkPAQDmGAAhCMEHgAAAAAHCBwAAkRwAIMMHAACSHAAgxwcAAJQcACCFDgEAAAABqQ5AAAAAAasOAQAAAAGJDwEAAAABAgAAAMwLACAPAACjIQAgA4QPQAAAAAHyDwQAAAAB8w8EAAAAAQMAAADqCwAgDwAAoyEAIBAAAKghACAKAAAA6gsAIAgAAKghACDBB4AAAAABwgcAAOQbACDDBwAA5RsAIMcHAADnGwAghQ4BAOYYACGpDkAA4hgAIasOAQDmGAAhiQ8BAOYYACEIwQeAAAAAAcIHAADkGwAgwwcAAOUbACDHBwAA5xsAIIUOAQDmGAAhqQ5AAOIYACGrDgEA5hgAIYkPAQDmGAAhB8EHAADTGwAgqQ5AAAAAAasOAQAAAAHmDwEAAAAB7w8BAAAAAfQPQAAAAAH1DwIAAAABAgAAANgLACAPAACpIQAgAwAAANYLACAPAACpIQAgEAAArSEAIAkAAADWCwAgCAAArSEAIMEHAADFGwAgqQ5AAOIYACGrDgEA5hgAIeYPAQDmGAAh7w8BAOYYACH0D0AA7hgAIfUPAgDkGAAhB8EHAADFGwAgqQ5AAOIYACGrDgEA5hgAIeYPAQDmGAAh7w8BAOYYACH0D0AA7hgAIfUPAgDkGAAhCMEHgAAAAAHCBwAAkRwAIMMHAACSHAAgxgcAAJMcACCFDgEAAAABqQ5AAAAAAasOAQAAAAGJDwEAAAABAgAAAMwLACAPAACuIQAgCocOQAAAAAGfDgEAAAABpw4BAAAAAcQOAQAAAAHaDkAAAAAB5w8BAAAAAegPAACbGwAg6Q9AAAAAAeoPAQAAAAHrD4AAAAABAwAAAOoLACAPAACuIQAgEAAAsyEAIAoAAADqCwAgCAAAsyEAIMEHgAAAAAHCBwAA5BsAIMMHAADlGwAgxgcAAOYbACCFDgEA5hgAIakOQADiGAAhqw4BAOYYACGJDwEA5hgAIQjBB4AAAAABwgcAAOQbACDDBwAA5RsAIMYHAADmGwAghQ4BAOYYACGpDkAA4hgAIasOAQDmGAAhiQ8BAOYYACEHhgMCAAAAAcEHAACwGwAgqw4BAAAAAeYPAQAAAAHsD0AAAAAB7Q8gAAAAAe4PQAAAAAECAAAA8QwAIA8AALQhACADAAAA3wsAIA8AALQhACAQAAC4IQAgCQAAAN8LACAIAAC4IQAghgMCAOQYACHBBwAAohsAIKsOAQDmGAAh5g8BAOYYACHsD0AA4hgAIe0PIACEGQAh7g9AAO4YACEHhgMCAOQYACHBBwAAohsAIKsOAQDmGAAh5g8BAOYYACHsD0AA4hgAIe0PIACEGQAh7g9AAO4YACEJig4BAAAAAcYOBAAAAAHgDiAAAAAB4Q4CAAAAAeIOAADrGgAg5A4BAAAAAecOgAAAAAG7DwABAAAB4g8EAAAAAQrZDkAAAAABhw8gAAAAAdoPAQAAAAHbD0AAAAAB3A8gAAAAAd0PAQAAAAHeD0AAAAAB3w9AAAAAAeAPQAAAAAHhD4AAAAABC9sIAACNGwAg0A0CAAAAAacOAQAAAAGqDgEAAAABxA4BAAAAAdYOAQAAAAHZDkAAAAAB2g5AAAAAAYcPIAAAAAHbD0AAAAAB3g9AAAAAAQIAAAC4DQAgDwAAuyEAIAMAAADFDQAgDwAAuyEAIBAAAL8hACANAAAAxQ0AIAgAAL8hACDbCAAA8xoAINANAgDkGAAhpw4BAOUYACGqDgEA5RgAIcQOAQDmGAAh1g4BAOYYACHZDkAA4hgAIdoOQADuGAAhhw8gAIQZACHbD0AA4hgAId4PQADuGAAhC9sIAADzGgAg0A0CAOQYACGnDgEA5RgAIaoOAQDlGAAhxA4BAOYYACHWDgEA5hgAIdkOQADiGAAh2g5AAO4YACGHDyAAhBkAIdsPQADiGAAh3g9AAO4YACEL2ggAAIwbACDQDQIAAAABpw4BAAAAAaoOAQAAAAHEDgEAAAAB1g4BAAAAAdkOQAAAAAHaDkAAAAABhw8gAAAAAdsPQAAAAAHeD0AAAAABAgAAALgNACAPAADAIQAgAwAAAMUNACAPAADAIQAgEAAAxCEAIA0AAADFDQAgCAAAxCEAINoIAADyGgAg0A0CAOQYACGnDgEA5RgAIaoOAQDlGAAhxA4BAOYYACHWDgEA5hgAIdkOQADiGAAh2g5AAO4YACGHDyAAhBkAIdsPQADiGAAh3g9AAO4YACEL2ggAAPIaACDQDQIA5BgAIacOAQDlGAAhqg4BAOUYACHEDgEA5hgAIdYOAQDmGAAh2Q5AAOIYACHaDkAA7hgAIYcPIACEGQAh2w9AAOIYACHeD0AA7hgAIQLWDgEAAAAB1w5AAAAAAQIAAACpFAAgDwAAxSEAIAMAAACsFAAgDwAAxSEAIBAAAMkhACAEAAAArBQAIAgAAMkhACDWDgEA5hgAIdcOQADuGAAhAtYOAQDmGAAh1w5AAO4YACEI0A0CAAAAAacOAQAAAAHEDgEAAAABxg4EAAAAAdgOAgAAAAHZDkAAAAAB2g5AAAAAAdsOgAAAAAENhQ4BAAAAAZ8OAQAAAAGgDgEAAAABoQ4BAAAAAaIOAQAAAAGjDgEAAAABpA4CAAAAAaUOAgAAAAGmDkAAAAABpw4CAAAAAagOQAAAAAGpDkAAAAABqg4BAAAAARSvAQAAkhkAIIUOAQAAAAGpDkAAAAABqw4BAAAAAawOAQAAAAGtDgEAAAABrg4AAJMZACCvDiAAAAABsA4BAAAAAbEOAQAAAAGyDkAAAAABsw4BAAAAAbQOAQAAAAG1DiAAAAABtg4BAAAAAbcOIAAAAAG4DkAAAAABuQ4gAAAAAboOQAAAAAG7DkAAAAABAgAAAI0VACAPAADMIQAgB4UOBAAAAAGHDkAAAAABiA4CAAAAAYkOAgAAAAGKDgEAAAABiw6AAAAAAYwOAQAAAAEDAAAAmhUAIA8AAMwhACAQAADRIQAgFgAAAJoVACAIAADRIQAgrwEAAIIZACCFDgEA5hgAIakOQADiGAAhqw4BAOYYACGsDgEA5hgAIa0OAQDmGAAhrg4AAIMZACCvDiAAhBkAIbAOAQDmGAAhsQ4BAOUYACGyDkAA7hgAIbMOAQDlGAAhtA4BAOUYACG1DiAAhBkAIbYOAQDlGAAhtw4gAIQZACG4DkAA7hgAIbkOIACEGQAhug5AAO4YACG7DkAA7hgAIRSvAQAAghkAIIUOAQDmGAAhqQ5AAOIYACGrDgEA5hgAIawOAQDmGAAhrQ4BAOYYACGuDgAAgxkAIK8OIACEGQAhsA4BAOYYACGxDgEA5RgAIbIOQADuGAAhsw4BAOUYACG0DgEA5RgAIbUOIACEGQAhtg4BAOUYACG3DiAAhBkAIbgOQADuGAAhuQ4gAIQZACG6DkAA7hgAIbsOQADuGAAhD84NAAD9GAAghQ4BAAAAAZ4OAQAAAAGfDgEAAAABoA4BAAAAAaEOAQAAAAGiDgEAAAABow4BAAAAAaQOAgAAAAGlDgIAAAABpg5AAAAAAacOAgAAAAGoDkAAAAABqQ5AAAAAAaoOAQAAAAECAAAAkRUAIA8AANIhACADAAAAjxUAIA8AANIhACAQAADWIQAgEQAAAI8VACAIAADWIQAgzg0AAO8YACCFDgEA5hgAIZ4OAQDmGAAhnw4BAOYYACGgDgEA5hgAIaEOAQDmGAAhog4BAOUYACGjDgEA5hgAIaQOAgDkGAAhpQ4CAOQYACGmDkAA7hgAIacOAgDkGAAhqA5AAO4YACGpDkAA4hgAIaoOAQDlGAAhD84NAADvGAAghQ4BAOYYACGeDgEA5hgAIZ8OAQDmGAAhoA4BAOYYACGhDgEA5hgAIaIOAQDlGAAhow4BAOYYACGkDgIA5BgAIaUOAgDkGAAhpg5AAO4YACGnDgIA5BgAIagOQADuGAAhqQ5AAOIYACGqDgEA5RgAIQMIAAGnGQAh2hAAAacZACHdEQABAAABAAAAAAMVAAYWAAcXAAgAAAADFQAGFgAHFwAIAAAABRUADhYAERcAEigADykAEAAAAAAABRUADhYAERcAEigADykAEAAAAAMVABgWABkXABoAAAADFQAYFgAZFwAaAAAABRUAIBYAIxcAJCgAISkAIgAAAAAABRUAIBYAIxcAJCgAISkAIgAAAAUVACoWAC0XAC4oACspACwAAAAAAAUVACoWAC0XAC4oACspACwAAAAFFQA0FgA3FwA4KAA1KQA2AAAAAAAFFQA0FgA3FwA4KAA1KQA2AAAABRUAPhYAQRcAQigAPykAQAAAAAAABRUAPhYAQRcAQigAPykAQAAAAAMVAEgWAEkXAEoAAAADFQBIFgBJFwBKAAAABRUAUBYAUxcAVCgAUSkAUgAAAAAABRUAUBYAUxcAVCgAUSkAUgAAAAMVAFoWAFsXAFwAAAADFQBaFgBbFwBcAxUAZa0BgAJfsgGEAmABrAEAXgUVAGSsAYYCXq8BigJhsAGOAmKxAZICYwGuAQBgAa4BAGABrgEAYAOvAZMCALABlAIAsQGVAgACrQGWAgCyAZcCAAAABRUAaRYAbBcAbSgAaikAawAAAAAABRUAaRYAbBcAbSgAaikAawGsAQBeAawBAF4FFQByFgB1FwB2KABzKQB0AAAAAAAFFQByFgB1FwB2KABzKQB0AAAAAxUAfBYAfRcAfgAAAAMVAHwWAH0XAH4AAAAFFQCEARYAhwEXAIgBKACFASkAhgEAAAAAAAUVAIQBFgCHARcAiAEoAIUBKQCGAQAAAAUVAI4BFgCRARcAkgEoAI8BKQCQAQAAAAAABRUAjgEWAJEBFwCSASgAjwEpAJABAAAABRUAmAEWAJsBFwCcASgAmQEpAJoBAAAAAAAFFQCYARYAmwEXAJwBKACZASkAmgEAAAADFQCiARYAowEXAKQBAAAAAxUAogEWAKMBFwCkAQAAAAUVAKoBFgCtARcArgEoAKsBKQCsAQAAAAAABRUAqgEWAK0BFwCuASgAqwEpAKwBAAAABRUAtAEWALcBFwC4ASgAtQEpALYBAAAAAAAFFQC0ARYAtwEXALgBKAC1ASkAtgEAAAAFFQC-ARYAwQEXAMIBKAC_ASkAwAEAAAAAAAUVAL4BFgDBARcAwgEoAL8BKQDAAQHUAgDFAQIVAMYB0wKQBMQBAdMCkQQAAdQCAMUBAdQCAMUBBRUAygEWAM0BFwDOASgAywEpAMwBAAAAAAAFFQDKARYAzQEXAM4BKADLASkAzAEAAAMVANMBFgDUARcA1QEAAAADFQDTARYA1AEXANUBAAAABRUA2wEWAN4BFwDfASgA3AEpAN0BAAAAAAAFFQDbARYA3gEXAN8BKADcASkA3QECFQDjAYYD3gTiAQGFAwDhAQGGA98EAAAABRUA5wEWAOoBFwDrASgA6AEpAOkBAAAAAAAFFQDnARYA6gEXAOsBKADoASkA6QEBhQMA4QEBhQMA4QEDFQDwARYA8QEXAPIBAAAAAxUA8AEWAPEBFwDyAQAAAAMVAPgBFgD5ARcA-gEAAAADFQD4ARYA-QEXAPoBAAAABRUAgAIWAIMCFwCEAigAgQIpAIICAAAAAAAFFQCAAhYAgwIXAIQCKACBAikAggIAAAADFQCKAhYAiwIXAIwCAAAAAxUAigIWAIsCFwCMAgAAAAUVAJICFgCVAhcAlgIoAJMCKQCUAgAAAAAABRUAkgIWAJUCFwCWAigAkwIpAJQCAAAABRUAnAIWAJ8CFwCgAigAnQIpAJ4CAAAAAAAFFQCcAhYAnwIXAKACKACdAikAngIAAAAFFQCmAhYAqQIXAKoCKACnAikAqAIAAAAAAAUVAKYCFgCpAhcAqgIoAKcCKQCoAgAAAAUVALACFgCzAhcAtAIoALECKQCyAgAAAAAABRUAsAIWALMCFwC0AigAsQIpALICAAAABRUAugIWAL0CFwC-AigAuwIpALwCAAAAAAAFFQC6AhYAvQIXAL4CKAC7AikAvAIAAAAFFQDEAhYAxwIXAMgCKADFAikAxgIAAAAAAAUVAMQCFgDHAhcAyAIoAMUCKQDGAgAAAAUVAM4CFgDRAhcA0gIoAM8CKQDQAgAAAAAABRUAzgIWANECFwDSAigAzwIpANACAAAABRUA2AIWANsCFwDcAigA2QIpANoCAAAAAAAFFQDYAhYA2wIXANwCKADZAikA2gIAAAAFFQDiAhYA5QIXAOYCKADjAikA5AIAAAAAAAUVAOICFgDlAhcA5gIoAOMCKQDkAgAAAAUVAOwCFgDvAhcA8AIoAO0CKQDuAgAAAAAABRUA7AIWAO8CFwDwAigA7QIpAO4CAAAABRUA9gIWAPkCFwD6AigA9wIpAPgCAAAAAAAFFQD2AhYA-QIXAPoCKAD3AikA-AIAAAAFFQCAAxYAgwMXAIQDKACBAykAggMAAAAAAAUVAIADFgCDAxcAhAMoAIEDKQCCAwAAAAUVAIoDFgCNAxcAjgMoAIsDKQCMAwAAAAAABRUAigMWAI0DFwCOAygAiwMpAIwDBxUAlwOoBaIIkQOpBaYIkgOqBaoIkwOrBa4IlAOsBbIIlQOtBbYIlgMBpwUAkAMBpwUAkAMBpwUAkAMBpwUAkAMBpwUAkAMBpwUAkAMGqAW3CACpBbgIAKoFuQgAqwW6CACsBbsIAK0FvAgAAAAFFQCbAxYAngMXAJ8DKACcAykAnQMAAAAAAAUVAJsDFgCeAxcAnwMoAJwDKQCdAwGnBQCQAwGnBQCQAwUVAKQDFgCnAxcAqAMoAKUDKQCmAwAAAAAABRUApAMWAKcDFwCoAygApQMpAKYDAacFAJADAacFAJADBRUArQMWALADFwCxAygArgMpAK8DAAAAAAAFFQCtAxYAsAMXALEDKACuAykArwMBpwUAkAMBpwUAkAMFFQC2AxYAuQMXALoDKAC3AykAuAMAAAAAAAUVALYDFgC5AxcAugMoALcDKQC4AwGnBQCQAwGnBQCQAwUVAL8DFgDCAxcAwwMoAMADKQDBAwAAAAAABRUAvwMWAMIDFwDDAygAwAMpAMEDAacFAJADAacFAJADBRUAyAMWAMsDFwDMAygAyQMpAMoDAAAAAAAFFQDIAxYAywMXAMwDKADJAykAygMBpwUAkAMBpwUAkAMDFQDRAxYA0gMXANMDAAAAAxUA0QMWANIDFwDTAwMVANgDnwbdCdYDoAbhCdcDAZ4GANUDAZ4GANUDAp8G4gkAoAbjCQAAAAUVANwDFgDfAxcA4AMoAN0DKQDeAwAAAAAABRUA3AMWAN8DFwDgAygA3QMpAN4DAZ4GANUDAZ4GANUDBRUA5QMWAOgDFwDpAygA5gMpAOcDAAAAAAAFFQDlAxYA6AMXAOkDKADmAykA5wMBngYA1QMBngYA1QMFFQDuAxYA8QMXAPIDKADvAykA8AMAAAAAAAUVAO4DFgDxAxcA8gMoAO8DKQDwAwGsAbEKXgGsAbcKXgUVAPcDFgD6AxcA-wMoAPgDKQD5AwAAAAAABRUA9wMWAPoDFwD7AygA-AMpAPkDAAAABRUAgQQWAIQEFwCFBCgAggQpAIMEAAAAAAAFFQCBBBYAhAQXAIUEKACCBCkAgwQBrgEAYAGuAQBgBRUAigQWAI0EFwCOBCgAiwQpAIwEAAAAAAAFFQCKBBYAjQQXAI4EKACLBCkAjAQBrgEAYAGuAQBgBRUAkwQWAJYEFwCXBCgAlAQpAJUEAAAAAAAFFQCTBBYAlgQXAJcEKACUBCkAlQQBrgEAYAGuAQBgAxUAnAQWAJ0EFwCeBAAAAAMVAJwEFgCdBBcAngQAAAADFQCkBBYApQQXAKYEAAAAAxUApAQWAKUEFwCmBAAAAAMVAKwEFgCtBBcArgQAAAADFQCsBBYArQQXAK4EBRUAuQTCB9ELsQTDB9ULsgTGB9kLswTHB-ALtgQBwQcAsAQBwQcAsAQDFQC1BMEHALAExQfdC7QEAcQHALMEAcUH3gsAAxUAuATBBwCwBMgH5Au3BAHHBwC2BAHIB-ULAAPCB-YLAMMH5wsAxgfoCwAAAAMVAL0EFgC-BBcAvwQAAAADFQC9BBYAvgQXAL8EAcEHALAEAcEHALAEBRUAxAQWAMcEFwDIBCgAxQQpAMYEAAAAAAAFFQDEBBYAxwQXAMgEKADFBCkAxgQBwQcAsAQBwQcAsAQDFQDNBBYAzgQXAM8EAAAAAxUAzQQWAM4EFwDPBAHBBwCwBAHBBwCwBAUVANQEFgDXBBcA2AQoANUEKQDWBAAAAAAABRUA1AQWANcEFwDYBCgA1QQpANYEAcQHALMEAcQHALMEBRUA3QQWAOAEFwDhBCgA3gQpAN8EAAAAAAAFFQDdBBYA4AQXAOEEKADeBCkA3wQAAAAFFQDnBBYA6gQXAOsEKADoBCkA6QQAAAAAAAUVAOcEFgDqBBcA6wQoAOgEKQDpBAHBBwCwBAHBBwCwBAUVAPAEFgDzBBcA9AQoAPEEKQDyBAAAAAAABRUA8AQWAPMEFwD0BCgA8QQpAPIEAccHALYEAccHALYEAxUA-QQWAPoEFwD7BAAAAAMVAPkEFgD6BBcA-wQAAAAFFQCBBRYAhAUXAIUFKACCBSkAgwUAAAAAAAUVAIEFFgCEBRcAhQUoAIIFKQCDBQMVAIoF2gi9DYgF2wjBDYkFAdkIAIcFAdkIAIcFAtoIwg0A2wjDDQAAAAUVAI4FFgCRBRcAkgUoAI8FKQCQBQAAAAAABRUAjgUWAJEFFwCSBSgAjwUpAJAFAdkIAIcFAdkIAIcFBRUAlwUWAJoFFwCbBSgAmAUpAJkFAAAAAAAFFQCXBRYAmgUXAJsFKACYBSkAmQUB2QgAhwUB2QgAhwUDFQCgBRYAoQUXAKIFAAAAAxUAoAUWAKEFFwCiBQAAAAUVAKgFFgCrBRcArAUoAKkFKQCqBQAAAAAABRUAqAUWAKsFFwCsBSgAqQUpAKoFAAAABRUAsgUWALUFFwC2BSgAswUpALQFAAAAAAAFFQCyBRYAtQUXALYFKACzBSkAtAUAAAAFFQC8BRYAvwUXAMAFKAC9BSkAvgUAAAAAAAUVALwFFgC_BRcAwAUoAL0FKQC-BQAAAAMVAMYFFgDHBRcAyAUAAAADFQDGBRYAxwUXAMgFAAAAAxUAzgUWAM8FFwDQBQAAAAMVAM4FFgDPBRcA0AUAAAADFQDWBRYA1wUXANgFAAAAAxUA1gUWANcFFwDYBQAAAAUVAN4FFgDhBRcA4gUoAN8FKQDgBQAAAAAABRUA3gUWAOEFFwDiBSgA3wUpAOAFAAAABRUA6AUWAOsFFwDsBSgA6QUpAOoFAAAAAAAFFQDoBRYA6wUXAOwFKADpBSkA6gUAAAADFQDyBRYA8wUXAPQFAAAAAxUA8gUWAPMFFwD0BQAAAAUVAPoFFgD9BRcA_gUoAPsFKQD8BQAAAAAABRUA-gUWAP0FFwD-BSgA-wUpAPwFAAAABRUAhAYWAIcGFwCIBigAhQYpAIYGAAAAAAAFFQCEBhYAhwYXAIgGKACFBikAhgYAAAAFFQCOBhYAkQYXAJIGKACPBikAkAYAAAAAAAUVAI4GFgCRBhcAkgYoAI8GKQCQBgAAAAUVAJgGFgCbBhcAnAYoAJkGKQCaBgAAAAAABRUAmAYWAJsGFwCcBigAmQYpAJoGAAAABRUAogYWAKUGFwCmBigAowYpAKQGAAAAAAAFFQCiBhYApQYXAKYGKACjBikApAYAAAAFFQCsBhYArwYXALAGKACtBikArgYAAAAAAAUVAKwGFgCvBhcAsAYoAK0GKQCuBgAAAAUVALYGFgC5BhcAugYoALcGKQC4BgAAAAAABRUAtgYWALkGFwC6BigAtwYpALgGAAAABRUAwAYWAMMGFwDEBigAwQYpAMIGAAAAAAAFFQDABhYAwwYXAMQGKADBBikAwgYAAAAFFQDKBhYAzQYXAM4GKADLBikAzAYAAAAAAAUVAMoGFgDNBhcAzgYoAMsGKQDMBgAAAAUVANQGFgDXBhcA2AYoANUGKQDWBgAAAAAABRUA1AYWANcGFwDYBigA1QYpANYGAAAAAxUA3gYWAN8GFwDgBgAAAAMVAN4GFgDfBhcA4AYAAAADFQDmBhYA5wYXAOgGAAAAAxUA5gYWAOcGFwDoBgAAAAMVAO4GFgDvBhcA8AYAAAADFQDuBhYA7wYXAPAGAAAABRUA9gYWAPkGFwD6BigA9wYpAPgGAAAAAAAFFQD2BhYA-QYXAPoGKAD3BikA-AYAAAAFFQCABxYAgwcXAIQHKACBBykAggcAAAAAAAUVAIAHFgCDBxcAhAcoAIEHKQCCBwAAAAUVAIoHFgCNBxcAjgcoAIsHKQCMBwAAAAAABRUAigcWAI0HFwCOBygAiwcpAIwHAAAABRUAlAcWAJcHFwCYBygAlQcpAJYHAAAAAAAFFQCUBxYAlwcXAJgHKACVBykAlgcAAAAFFQCeBxYAoQcXAKIHKACfBykAoAcAAAAAAAUVAJ4HFgChBxcAogcoAJ8HKQCgBwAAAAUVAKgHFgCrBxcArAcoAKkHKQCqBwAAAAAABRUAqAcWAKsHFwCsBygAqQcpAKoHAAAAAxUAsgcWALMHFwC0BwAAAAMVALIHFgCzBxcAtAcAAAAFFQC6BxYAvQcXAL4HKAC7BykAvAcAAAAAAAUVALoHFgC9BxcAvgcoALsHKQC8BwAAAAMVAMQHFgDFBxcAxgcAAAADFQDEBxYAxQcXAMYHAf0MAMkHAhUAygf8DJIUyAcB_AyTFAAB_QwAyQcB_QwAyQcFFQDOBxYA0QcXANIHKADPBykA0AcAAAAAAAUVAM4HFgDRBxcA0gcoAM8HKQDQBwAAAxUA1wcWANgHFwDZBwAAAAMVANcHFgDYBxcA2QcAAAAFFQDfBxYA4gcXAOMHKADgBykA4QcAAAAAAAUVAN8HFgDiBxcA4wcoAOAHKQDhBwAAAAMVAOkHFgDqBxcA6wcAAAADFQDpBxYA6gcXAOsHAAAABRUA8QcWAPQHFwD1BygA8gcpAPMHAAAAAAAFFQDxBxYA9AcXAPUHKADyBykA8wcCFQD7B9ENkhX4BwMVAPoHzg0A9wfQDZYV-QcBzw0A-AcB0A2XFQAB0Q2YFQAAAAMVAP8HFgCACBcAgQgAAAADFQD_BxYAgAgXAIEIAc4NAPcHAc4NAPcHBRUAhggWAIkIFwCKCCgAhwgpAIgIAAAAAAAFFQCGCBYAiQgXAIoIKACHCCkAiAgBzw0A-AcBzw0A-AcFFQCPCBYAkggXAJMIKACQCCkAkQgAAAAAAAUVAI8IFgCSCBcAkwgoAJAIKQCRCAECAQIDAQUGAQYHAQcIAQkKAQoMAgsNAwwPAQ0RAg4SBBETARIUARMVAhgYBRkZCRobChscChwfCh0gCh4hCh8jCiAlAiEmCyIoCiMqAiQrDCUsCiYtCicuAioxDSsyEyw0FC01FC44FC85FDA6FDE8FDI-AjM_FTRBFDVDAjZEFjdFFDhGFDlHAjpKFztLGzxNHD1OHD5RHD9SHEBTHEFVHEJXAkNYHURaHEVcAkZdHkdeHEhfHElgAkpjH0tkJUxmJk1nJk5qJk9rJlBsJlFuJlJwAlNxJ1RzJlV1AlZ2KFd3Jlh4Jll5Alp8KVt9L1x_MF2AATBegwEwX4QBMGCFATBhhwEwYokBAmOKATFkjAEwZY4BAmaPATJnkAEwaJEBMGmSAQJqlQEza5YBOWyYATptmQE6bpwBOm-dATpwngE6caABOnKiAQJzowE7dKUBOnWnAQJ2qAE8d6kBOniqATp5qwECeq4BPXuvAUN8sQFEfbIBRH61AUR_tgFEgAG3AUSBAbkBRIIBuwECgwG8AUWEAb4BRIUBwAEChgHBAUaHAcIBRIgBwwFEiQHEAQKKAccBR4sByAFLjAHKAUyNAcsBTI4BzgFMjwHPAUyQAdABTJEB0gFMkgHUAQKTAdUBTZQB1wFMlQHZAQKWAdoBTpcB2wFMmAHcAUyZAd0BApoB4AFPmwHhAVWcAeMBVp0B5AFWngHnAVafAegBVqAB6QFWoQHrAVaiAe0BAqMB7gFXpAHwAValAfIBAqYB8wFYpwH0AVaoAfUBVqkB9gECqgH5AVmrAfoBXbMB_AFetAGYAl61AZoCXrYBmwJetwGcAl64AZ4CXrkBoAICugGhAma7AaMCXrwBpQICvQGmAme-AacCXr8BqAJewAGpAgLBAawCaMIBrQJuwwGuAl_EAa8CX8UBsAJfxgGxAl_HAbICX8gBtAJfyQG2AgLKAbcCb8sBuQJfzAG7AgLNAbwCcM4BvQJfzwG-Al_QAb8CAtEBwgJx0gHDAnfTAcUCeNQBxgJ41QHJAnjWAcoCeNcBywJ42AHNAnjZAc8CAtoB0AJ52wHSAnjcAdQCAt0B1QJ63gHWAnjfAdcCeOAB2AIC4QHbAnviAdwCf-MB3gKAAeQB3wKAAeUB4gKAAeYB4wKAAecB5AKAAegB5gKAAekB6AIC6gHpAoEB6wHrAoAB7AHtAgLtAe4CggHuAe8CgAHvAfACgAHwAfECAvEB9AKDAfIB9QKJAfMB9wKKAfQB-AKKAfUB-wKKAfYB_AKKAfcB_QKKAfgB_wKKAfkBgQMC-gGCA4sB-wGEA4oB_AGGAwL9AYcDjAH-AYgDigH_AYkDigGAAooDAoECjQONAYICjgOTAYMCkAOUAYQCkQOUAYUClAOUAYYClQOUAYcClgOUAYgCmAOUAYkCmgMCigKbA5UBiwKdA5QBjAKfAwKNAqADlgGOAqEDlAGPAqIDlAGQAqMDApECpgOXAZICpwOdAZMCqQOeAZQCqgOeAZUCrQOeAZYCrgOeAZcCrwOeAZgCsQOeAZkCswMCmgK0A58BmwK2A54BnAK4AwKdArkDoAGeAroDngGfArsDngGgArwDAqECvwOhAaICwAOlAaMCwgOmAaQCwwOmAaUCxgOmAaYCxwOmAacCyAOmAagCygOmAakCzAMCqgLNA6cBqwLPA6YBrALRAwKtAtIDqAGuAtMDpgGvAtQDpgGwAtUDArEC2AOpAbIC2QOvAbMC2wOwAbQC3AOwAbUC3wOwAbYC4AOwAbcC4QOwAbgC4wOwAbkC5QMCugLmA7EBuwLoA7ABvALqAwK9AusDsgG-AuwDsAG_Au0DsAHAAu4DAsEC8QOzAcIC8gO5AcMC9AO6AcQC9QO6AcUC-AO6AcYC-QO6AccC-gO6AcgC_AO6AckC_gMCygL_A7sBywKBBLoBzAKDBALNAoQEvAHOAoUEugHPAoYEugHQAocEAtECigS9AdICiwTDAdUCjQTEAdYCkgTEAdcCkwTEAdgClATEAdkClQTEAdoClwTEAdsCmQQC3AKaBMcB3QKcBMQB3gKeBALfAp8EyAHgAqAExAHhAqEExAHiAqIEAuMCpQTJAeQCpgTPAeUCqATFAeYCqQTFAecCrATFAegCrQTFAekCrgTFAeoCsATFAesCsgQC7AKzBNAB7QK1BMUB7gK3BALvArgE0QHwArkExQHxAroExQHyArsEAvMCvgTSAfQCvwTWAfUCwQTXAfYCwgTXAfcCxQTXAfgCxgTXAfkCxwTXAfoCyQTXAfsCywQC_ALMBNgB_QLOBNcB_gLQBAL_AtEE2QGAA9IE1wGBA9ME1wGCA9QEAoMD1wTaAYQD2ATgAYcD2gThAYgD4AThAYkD4wThAYoD5AThAYsD5QThAYwD5wThAY0D6QQCjgPqBOQBjwPsBOEBkAPuBAKRA-8E5QGSA_AE4QGTA_EE4QGUA_IEApUD9QTmAZYD9gTsAZcD9wTiAZgD-ATiAZkD-QTiAZoD-gTiAZsD-wTiAZwD_QTiAZ0D_wQCngOABe0BnwOCBeIBoAOEBQKhA4UF7gGiA4YF4gGjA4cF4gGkA4gFAqUDiwXvAaYDjAXzAacDjgX0AagDjwX0AakDkgX0AaoDkwX0AasDlAX0AawDlgX0Aa0DmAUCrgOZBfUBrwObBfQBsAOdBQKxA54F9gGyA58F9AGzA6AF9AG0A6EFArUDpAX3AbYDpQX7AbcDpwX8AbgDqAX8AbkDqwX8AboDrAX8AbsDrQX8AbwDrwX8Ab0DsQUCvgOyBf0BvwO0BfwBwAO2BQLBA7cF_gHCA7gF_AHDA7kF_AHEA7oFAsUDvQX_AcYDvgWFAscDwAWGAsgDwQWGAskDxAWGAsoDxQWGAssDxgWGAswDyAWGAs0DygUCzgPLBYcCzwPNBYYC0APPBQLRA9AFiALSA9EFhgLTA9IFhgLUA9MFAtUD1gWJAtYD1wWNAtcD2QWOAtgD2gWOAtkD3QWOAtoD3gWOAtsD3wWOAtwD4QWOAt0D4wUC3gPkBY8C3wPmBY4C4APoBQLhA-kFkALiA-oFjgLjA-sFjgLkA-wFAuUD7wWRAuYD8AWXAucD8gWYAugD8wWYAukD9gWYAuoD9wWYAusD-AWYAuwD-gWYAu0D_AUC7gP9BZkC7wP_BZgC8AOBBgLxA4IGmgLyA4MGmALzA4QGmAL0A4UGAvUDiAabAvYDiQahAvcDiwaiAvgDjAaiAvkDjwaiAvoDkAaiAvsDkQaiAvwDkwaiAv0DlQYC_gOWBqMC_wOYBqICgASaBgKBBJsGpAKCBJwGogKDBJ0GogKEBJ4GAoUEoQalAoYEogarAocEpAasAogEpQasAokEqAasAooEqQasAosEqgasAowErAasAo0ErgYCjgSvBq0CjwSxBqwCkASzBgKRBLQGrgKSBLUGrAKTBLYGrAKUBLcGApUEugavApYEuwa1ApcEvQa2ApgEvga2ApkEwQa2ApoEwga2ApsEwwa2ApwExQa2Ap0ExwYCngTIBrcCnwTKBrYCoATMBgKhBM0GuAKiBM4GtgKjBM8GtgKkBNAGAqUE0wa5AqYE1Aa_AqcE1gbAAqgE1wbAAqkE2gbAAqoE2wbAAqsE3AbAAqwE3gbAAq0E4AYCrgThBsECrwTjBsACsATlBgKxBOYGwgKyBOcGwAKzBOgGwAK0BOkGArUE7AbDArYE7QbJArcE7wbKArgE8AbKArkE8wbKAroE9AbKArsE9QbKArwE9wbKAr0E-QYCvgT6BssCvwT8BsoCwAT-BgLBBP8GzALCBIAHygLDBIEHygLEBIIHAsUEhQfNAsYEhgfTAscEiAfUAsgEiQfUAskEjAfUAsoEjQfUAssEjgfUAswEkAfUAs0EkgcCzgSTB9UCzwSVB9QC0ASXBwLRBJgH1gLSBJkH1ALTBJoH1ALUBJsHAtUEngfXAtYEnwfdAtcEoQfeAtgEogfeAtkEpQfeAtoEpgfeAtsEpwfeAtwEqQfeAt0EqwcC3gSsB98C3wSuB94C4ASwBwLhBLEH4ALiBLIH3gLjBLMH3gLkBLQHAuUEtwfhAuYEuAfnAucEugfoAugEuwfoAukEvgfoAuoEvwfoAusEwAfoAuwEwgfoAu0ExAcC7gTFB-kC7wTHB-gC8ATJBwLxBMoH6gLyBMsH6ALzBMwH6AL0BM0HAvUE0AfrAvYE0QfxAvcE0wfyAvgE1AfyAvkE1wfyAvoE2AfyAvsE2QfyAvwE2wfyAv0E3QcC_gTeB_MC_wTgB_ICgAXiBwKBBeMH9AKCBeQH8gKDBeUH8gKEBeYHAoUF6Qf1AoYF6gf7AocF7Af8AogF7Qf8AokF8Af8AooF8Qf8AosF8gf8AowF9Af8Ao0F9gcCjgX3B_0CjwX5B_wCkAX7BwKRBfwH_gKSBf0H_AKTBf4H_AKUBf8HApUFggj_ApYFgwiFA5cFhQiGA5gFhgiGA5kFiQiGA5oFigiGA5sFiwiGA5wFjQiGA50FjwgCngWQCIcDnwWSCIYDoAWUCAKhBZUIiAOiBZYIhgOjBZcIhgOkBZgIAqUFmwiJA6YFnAiPA64FngiQA68FvQiQA7AFwAiQA7EFwQiQA7IFwgiQA7MFxAiQA7QFxggCtQXHCJgDtgXJCJADtwXLCAK4BcwImQO5Bc0IkAO6Bc4IkAO7Bc8IArwF0giaA70F0wigA74F1AiRA78F1QiRA8AF1giRA8EF1wiRA8IF2AiRA8MF2giRA8QF3AgCxQXdCKEDxgXfCJEDxwXhCALIBeIIogPJBeMIkQPKBeQIkQPLBeUIAswF6AijA80F6QipA84F6giSA88F6wiSA9AF7AiSA9EF7QiSA9IF7giSA9MF8AiSA9QF8ggC1QXzCKoD1gX1CJID1wX3CALYBfgIqwPZBfkIkgPaBfoIkgPbBfsIAtwF_gisA90F_wiyA94FgAmTA98FgQmTA-AFggmTA-EFgwmTA-IFhAmTA-MFhgmTA-QFiAkC5QWJCbMD5gWLCZMD5wWNCQLoBY4JtAPpBY8JkwPqBZAJkwPrBZEJAuwFlAm1A-0FlQm7A-4FlgmUA-8FlwmUA_AFmAmUA_EFmQmUA_IFmgmUA_MFnAmUA_QFngkC9QWfCbwD9gWhCZQD9wWjCQL4BaQJvQP5BaUJlAP6BaYJlAP7BacJAvwFqgm-A_0FqwnEA_4FrAmVA_8FrQmVA4AGrgmVA4EGrwmVA4IGsAmVA4MGsgmVA4QGtAkChQa1CcUDhga3CZUDhwa5CQKIBroJxgOJBrsJlQOKBrwJlQOLBr0JAowGwAnHA40GwQnNA44GwgmWA48GwwmWA5AGxAmWA5EGxQmWA5IGxgmWA5MGyAmWA5QGygkClQbLCc4DlgbNCZYDlwbPCQKYBtAJzwOZBtEJlgOaBtIJlgObBtMJApwG1gnQA50G1wnUA6EG2QnVA6IG5AnVA6MG5wnVA6QG6AnVA6UG6QnVA6YG6wnVA6cG7QkCqAbuCdkDqQbwCdUDqgbyCQKrBvMJ2gOsBvQJ1QOtBvUJ1QOuBvYJAq8G-QnbA7AG-gnhA7EG-wnWA7IG_AnWA7MG_QnWA7QG_gnWA7UG_wnWA7YGgQrWA7cGgwoCuAaECuIDuQaGCtYDugaICgK7BokK4wO8BooK1gO9BosK1gO-BowKAr8GjwrkA8AGkArqA8EGkQrXA8IGkgrXA8MGkwrXA8QGlArXA8UGlQrXA8YGlwrXA8cGmQoCyAaaCusDyQacCtcDygaeCgLLBp8K7APMBqAK1wPNBqEK1wPOBqIKAs8GpQrtA9AGpgrzA9EGpwpg0gaoCmDTBqkKYNQGqgpg1QarCmDWBq0KYNcGrwoC2AawCvQD2QazCmDaBrUKAtsGtgr1A9wGuApg3Qa5CmDeBroKAt8GvQr2A-AGvgr8A-EGwAr9A-IGwQr9A-MGxAr9A-QGxQr9A-UGxgr9A-YGyAr9A-cGygoC6AbLCv4D6QbNCv0D6gbPCgLrBtAK_wPsBtEK_QPtBtIK_QPuBtMKAu8G1gqABPAG1wqGBPEG2Aph8gbZCmHzBtoKYfQG2wph9QbcCmH2Bt4KYfcG4AoC-AbhCocE-QbjCmH6BuUKAvsG5gqIBPwG5wph_QboCmH-BukKAv8G7AqJBIAH7QqPBIEH7gpiggfvCmKDB_AKYoQH8QpihQfyCmKGB_QKYocH9goCiAf3CpAEiQf5CmKKB_sKAosH_AqRBIwH_QpijQf-CmKOB_8KAo8HgguSBJAHgwuYBJEHhAtjkgeFC2OTB4YLY5QHhwtjlQeIC2OWB4oLY5cHjAsCmAeNC5kEmQePC2OaB5ELApsHkguaBJwHkwtjnQeUC2OeB5ULAp8HmAubBKAHmQufBKEHmwugBKIHnAugBKMHnwugBKQHoAugBKUHoQugBKYHowugBKcHpQsCqAemC6EEqQeoC6AEqgeqCwKrB6sLogSsB6wLoAStB60LoASuB64LAq8HsQujBLAHsgunBLEHtAuoBLIHtQuoBLMHuAuoBLQHuQuoBLUHuguoBLYHvAuoBLcHvgsCuAe_C6kEuQfBC6gEugfDCwK7B8QLqgS8B8ULqAS9B8YLqAS-B8cLAr8HygurBMAHywuvBMkHzQuwBMoH6QuwBMsH7AuwBMwH7QuwBM0H7guwBM4H8AuwBM8H8gsC0AfzC7oE0Qf1C7AE0gf3CwLTB_gLuwTUB_kLsATVB_oLsATWB_sLAtcH_gu8BNgH_wvABNkHgAyxBNoHgQyxBNsHggyxBNwHgwyxBN0HhAyxBN4HhgyxBN8HiAwC4AeJDMEE4QeLDLEE4geNDALjB44MwgTkB48MsQTlB5AMsQTmB5EMAucHlAzDBOgHlQzJBOkHlgyyBOoHlwyyBOsHmAyyBOwHmQyyBO0HmgyyBO4HnAyyBO8HngwC8AefDMoE8QehDLIE8gejDALzB6QMywT0B6UMsgT1B6YMsgT2B6cMAvcHqgzMBPgHqwzQBPkHrAyzBPoHrQyzBPsHrgyzBPwHrwyzBP0HsAyzBP4HsgyzBP8HtAwCgAi1DNEEgQi3DLMEggi5DAKDCLoM0gSECLsMswSFCLwMswSGCL0MAocIwAzTBIgIwQzZBIkIwgy0BIoIwwy0BIsIxAy0BIwIxQy0BI0Ixgy0BI4IyAy0BI8IygwCkAjLDNoEkQjNDLQEkgjPDAKTCNAM2wSUCNEMtASVCNIMtASWCNMMApcI1gzcBJgI1wziBJkI2QzjBJoI2gzjBJsI3QzjBJwI3gzjBJ0I3wzjBJ4I4QzjBJ8I4wwCoAjkDOQEoQjmDOMEogjoDAKjCOkM5QSkCOoM4wSlCOsM4wSmCOwMAqcI7wzmBKgI8AzsBKkI8gy2BKoI8wy2BKsI9Qy2BKwI9gy2BK0I9wy2BK4I-Qy2BK8I-wwCsAj8DO0EsQj-DLYEsgiADQKzCIEN7gS0CIINtgS1CIMNtgS2CIQNArcIhw3vBLgIiA31BLkIiQ23BLoIig23BLsIiw23BLwIjA23BL0IjQ23BL4Ijw23BL8IkQ0CwAiSDfYEwQiUDbcEwgiWDQLDCJcN9wTECJgNtwTFCJkNtwTGCJoNAscInQ34BMgIng38BMkIoA39BMoIoQ39BMsIpA39BMwIpQ39BM0Ipg39BM4IqA39BM8Iqg0C0AirDf4E0QitDf0E0givDQLTCLAN_wTUCLEN_QTVCLIN_QTWCLMNAtcItg2ABdgItw2GBdwIuQ2HBd0IxA2HBd4Ixw2HBd8IyA2HBeAIyQ2HBeEIyw2HBeIIzQ0C4wjODYsF5AjQDYcF5QjSDQLmCNMNjAXnCNQNhwXoCNUNhwXpCNYNAuoI2Q2NBesI2g2TBewI2w2IBe0I3A2IBe4I3Q2IBe8I3g2IBfAI3w2IBfEI4Q2IBfII4w0C8wjkDZQF9AjmDYgF9QjoDQL2COkNlQX3COoNiAX4COsNiAX5COwNAvoI7w2WBfsI8A2cBfwI8Q2JBf0I8g2JBf4I8w2JBf8I9A2JBYAJ9Q2JBYEJ9w2JBYIJ-Q0Cgwn6DZ0FhAn8DYkFhQn-DQKGCf8NngWHCYAOiQWICYEOiQWJCYIOAooJhQ6fBYsJhg6jBYwJiA6kBY0JiQ6kBY4JjA6kBY8JjQ6kBZAJjg6kBZEJkA6kBZIJkg4CkwmTDqUFlAmVDqQFlQmXDgKWCZgOpgWXCZkOpAWYCZoOpAWZCZsOApoJng6nBZsJnw6tBZwJoQ6uBZ0Jog6uBZ4JpQ6uBZ8Jpg6uBaAJpw6uBaEJqQ6uBaIJqw4CowmsDq8FpAmuDq4FpQmwDgKmCbEOsAWnCbIOrgWoCbMOrgWpCbQOAqoJtw6xBasJuA63BawJug64Ba0Juw64Ba4Jvg64Ba8Jvw64BbAJwA64BbEJwg64BbIJxA4CswnFDrkFtAnHDrgFtQnJDgK2CcoOugW3CcsOuAW4CcwOuAW5Cc0OAroJ0A67BbsJ0Q7BBbwJ0w7CBb0J1A7CBb4J1w7CBb8J2A7CBcAJ2Q7CBcEJ2w7CBcIJ3Q4CwwneDsMFxAngDsIFxQniDgLGCeMOxAXHCeQOwgXICeUOwgXJCeYOAsoJ6Q7FBcsJ6g7JBcwJ7A7KBc0J7Q7KBc4J8A7KBc8J8Q7KBdAJ8g7KBdEJ9A7KBdIJ9g4C0wn3DssF1An5DsoF1Qn7DgLWCfwOzAXXCf0OygXYCf4OygXZCf8OAtoJgg_NBdsJgw_RBdwJhQ_SBd0Jhg_SBd4JiQ_SBd8Jig_SBeAJiw_SBeEJjQ_SBeIJjw8C4wmQD9MF5AmSD9IF5QmUDwLmCZUP1AXnCZYP0gXoCZcP0gXpCZgPAuoJmw_VBesJnA_ZBewJng_aBe0Jnw_aBe4Jog_aBe8Jow_aBfAJpA_aBfEJpg_aBfIJqA8C8wmpD9sF9AmrD9oF9QmtDwL2Ca4P3AX3Ca8P2gX4CbAP2gX5CbEPAvoJtA_dBfsJtQ_jBfwJtw_kBf0JuA_kBf4Juw_kBf8JvA_kBYAKvQ_kBYEKvw_kBYIKwQ8CgwrCD-UFhArED-QFhQrGDwKGCscP5gWHCsgP5AWICskP5AWJCsoPAooKzQ_nBYsKzg_tBYwK0A_uBY0K0Q_uBY4K1A_uBY8K1Q_uBZAK1g_uBZEK2A_uBZIK2g8CkwrbD-8FlArdD-4FlQrfDwKWCuAP8AWXCuEP7gWYCuIP7gWZCuMPApoK5g_xBZsK5w_1BZwK6Q_2BZ0K6g_2BZ4K7Q_2BZ8K7g_2BaAK7w_2BaEK8Q_2BaIK8w8Cowr0D_cFpAr2D_YFpQr4DwKmCvkP-AWnCvoP9gWoCvsP9gWpCvwPAqoK_w_5BasKgBD_BawKghCABq0KgxCABq4KhhCABq8KhxCABrAKiBCABrEKihCABrIKjBACswqNEIEGtAqPEIAGtQqREAK2CpIQgga3CpMQgAa4CpQQgAa5CpUQAroKmBCDBrsKmRCJBrwKmxCKBr0KnBCKBr4KnxCKBr8KoBCKBsAKoRCKBsEKoxCKBsIKpRACwwqmEIsGxAqoEIoGxQqqEALGCqsQjAbHCqwQigbICq0QigbJCq4QAsoKsRCNBssKshCTBswKtBCUBs0KtRCUBs4KuBCUBs8KuRCUBtAKuhCUBtEKvBCUBtIKvhAC0wq_EJUG1ArBEJQG1QrDEALWCsQQlgbXCsUQlAbYCsYQlAbZCscQAtoKyhCXBtsKyxCdBtwKzRCeBt0KzhCeBt4K0RCeBt8K0hCeBuAK0xCeBuEK1RCeBuIK1xAC4wrYEJ8G5AraEJ4G5QrcEALmCt0QoAbnCt4QngboCt8QngbpCuAQAuoK4xChBusK5BCnBuwK5hCoBu0K5xCoBu4K6hCoBu8K6xCoBvAK7BCoBvEK7hCoBvIK8BAC8wrxEKkG9ArzEKgG9Qr1EAL2CvYQqgb3CvcQqAb4CvgQqAb5CvkQAvoK_BCrBvsK_RCxBvwK_xCyBv0KgBGyBv4KgxGyBv8KhBGyBoALhRGyBoELhxGyBoILiRECgwuKEbMGhAuMEbIGhQuOEQKGC48RtAaHC5ARsgaIC5ERsgaJC5IRAooLlRG1BosLlhG7BowLmBG8Bo0LmRG8Bo4LnBG8Bo8LnRG8BpALnhG8BpELoBG8BpILohECkwujEb0GlAulEbwGlQunEQKWC6gRvgaXC6kRvAaYC6oRvAaZC6sRApoLrhG_BpsLrxHFBpwLsRHGBp0LshHGBp4LtRHGBp8LthHGBqALtxHGBqELuRHGBqILuxECowu8EccGpAu-EcYGpQvAEQKmC8ERyAanC8IRxgaoC8MRxgapC8QRAqoLxxHJBqsLyBHPBqwLyhHQBq0LyxHQBq4LzhHQBq8LzxHQBrAL0BHQBrEL0hHQBrIL1BECswvVEdEGtAvXEdAGtQvZEQK2C9oR0ga3C9sR0Aa4C9wR0Aa5C90RAroL4BHTBrsL4RHZBrwL4xHaBr0L5BHaBr4L5xHaBr8L6BHaBsAL6RHaBsEL6xHaBsIL7RECwwvuEdsGxAvwEdoGxQvyEQLGC_MR3AbHC_QR2gbIC_UR2gbJC_YRAsoL-RHdBssL-hHhBswL_BHiBs0L_RHiBs4LgBLiBs8LgRLiBtALghLiBtELhBLiBtILhhIC0wuHEuMG1AuJEuIG1QuLEgLWC4wS5AbXC40S4gbYC44S4gbZC48SAtoLkhLlBtsLkxLpBtwLlRLqBt0LlhLqBt4LmRLqBt8LmhLqBuALmxLqBuELnRLqBuILnxIC4wugEusG5AuiEuoG5QukEgLmC6US7AbnC6YS6gboC6cS6gbpC6gSAuoLqxLtBusLrBLxBuwLrhLyBu0LrxLyBu4LshLyBu8LsxLyBvALtBLyBvELthLyBvILuBIC8wu5EvMG9Au7EvIG9Qu9EgL2C74S9Ab3C78S8gb4C8AS8gb5C8ESAvoLxBL1BvsLxRL7BvwLxxL8Bv0LyBL8Bv4LyxL8Bv8LzBL8BoAMzRL8BoEMzxL8BoIM0RICgwzSEv0GhAzUEvwGhQzWEgKGDNcS_gaHDNgS_AaIDNkS_AaJDNoSAooM3RL_BosM3hKFB4wM4BKGB40M4RKGB44M5BKGB48M5RKGB5AM5hKGB5EM6BKGB5IM6hICkwzrEocHlAztEoYHlQzvEgKWDPASiAeXDPEShgeYDPIShgeZDPMSApoM9hKJB5sM9xKPB5wM-RKQB50M-hKQB54M_RKQB58M_hKQB6AM_xKQB6EMgROQB6IMgxMCowyEE5EHpAyGE5AHpQyIEwKmDIkTkgenDIoTkAeoDIsTkAepDIwTAqoMjxOTB6sMkBOZB6wMkhOaB60MkxOaB64MlhOaB68MlxOaB7AMmBOaB7EMmhOaB7IMnBMCswydE5sHtAyfE5oHtQyhEwK2DKITnAe3DKMTmge4DKQTmge5DKUTAroMqBOdB7sMqROjB7wMqxOkB70MrBOkB74MrxOkB78MsBOkB8AMsROkB8EMsxOkB8IMtRMCwwy2E6UHxAy4E6QHxQy6EwLGDLsTpgfHDLwTpAfIDL0TpAfJDL4TAsoMwROnB8sMwhOtB8wMxBOuB80MxROuB84MyBOuB88MyROuB9AMyhOuB9EMzBOuB9IMzhMC0wzPE68H1AzRE64H1QzTEwLWDNQTsAfXDNUTrgfYDNYTrgfZDNcTAtoM2hOxB9sM2xO1B9wM3RO2B90M3hO2B94M4RO2B98M4hO2B-AM4xO2B-EM5RO2B-IM5xMC4wzoE7cH5AzqE7YH5QzsEwLmDO0TuAfnDO4TtgfoDO8TtgfpDPATAuoM8xO5B-sM9BO_B-wM9hPAB-0M9xPAB-4M-hPAB-8M-xPAB_AM_BPAB_EM_hPAB_IMgBQC8wyBFMEH9AyDFMAH9QyFFAL2DIYUwgf3DIcUwAf4DIgUwAf5DIkUAvoMjBTDB_sMjRTHB_4MjxTIB_8MlBTIB4ANlRTIB4ENlhTIB4INlxTIB4MNmRTIB4QNmxQChQ2cFMsHhg2eFMgHhw2gFAKIDaEUzAeJDaIUyAeKDaMUyAeLDaQUAowNpxTNB40NqBTTB44NqhTJB48NqxTJB5ANrhTJB5ENrxTJB5INsBTJB5MNshTJB5QNtBQClQ21FNQHlg23FMkHlw25FAKYDboU1QeZDbsUyQeaDbwUyQebDb0UApwNwBTWB50NwRTaB54NwxTbB58NxBTbB6ANxxTbB6ENyBTbB6INyRTbB6MNyxTbB6QNzRQCpQ3OFNwHpg3QFNsHpw3SFAKoDdMU3QepDdQU2weqDdUU2werDdYUAqwN2RTeB60N2hTkB64N3BTlB68N3RTlB7AN4BTlB7EN4RTlB7IN4hTlB7MN5BTlB7QN5hQCtQ3nFOYHtg3pFOUHtw3rFAK4DewU5we5De0U5Qe6De4U5Qe7De8UArwN8hToB70N8xTsB74N9RTtB78N9hTtB8AN-RTtB8EN-hTtB8IN-xTtB8MN_RTtB8QN_xQCxQ2AFe4Hxg2CFe0Hxw2EFQLIDYUV7wfJDYYV7QfKDYcV7QfLDYgVAswNixXwB80NjBX2B9INjhX3B9MNmRX3B9QNnBX3B9UNnRX3B9YNnhX3B9cNoBX3B9gNohUC2Q2jFfwH2g2lFfcH2w2nFQLcDagV_QfdDakV9wfeDaoV9wffDasVAuANrhX-B-ENrxWCCOINsBX4B-MNsRX4B-QNshX4B-UNsxX4B-YNtBX4B-cNthX4B-gNuBUC6Q25FYMI6g27FfgH6w29FQLsDb4VhAjtDb8V-AfuDcAV-AfvDcEVAvANxBWFCPENxRWLCPINxhX5B_MNxxX5B_QNyBX5B_UNyRX5B_YNyhX5B_cNzBX5B_gNzhUC-Q3PFYwI-g3RFfkH-w3TFQL8DdQVjQj9DdUV-Qf-DdYV-Qf_DdcVAoAO2hWOCIEO2xWUCA"
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
