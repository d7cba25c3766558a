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
config.runtimeDataModel = JSON.parse('{"models":{"EarnedAchievement":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"},{"name":"earnedAt","kind":"scalar","type":"DateTime","dbName":"earned_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"}],"dbName":"earned_achievement","schema":null},"Appeal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"flag","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"decideBy","kind":"scalar","type":"DateTime","dbName":"decide_by"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"decision","kind":"scalar","type":"String"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"totalBefore","kind":"scalar","type":"Int","dbName":"total_before"},{"name":"totalAfter","kind":"scalar","type":"Int","dbName":"total_after"},{"name":"consent","kind":"scalar","type":"String"}],"dbName":"appeal","schema":null},"AttestationSchema":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"schema","kind":"scalar","type":"String"},{"name":"resolver","kind":"scalar","type":"String"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"attestation_schema","schema":null},"Attestation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"data","kind":"scalar","type":"String"},{"name":"omittedBytes","kind":"scalar","type":"Int","dbName":"omitted_bytes"},{"name":"decoded","kind":"scalar","type":"Json"},{"name":"preview","kind":"scalar","type":"Json"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"refUid","kind":"scalar","type":"String","dbName":"ref_uid"},{"name":"salt","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"signatureKind","kind":"scalar","type":"String","dbName":"signature_kind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"revocationReason","kind":"scalar","type":"String","dbName":"revocation_reason"},{"name":"revocationDetails","kind":"scalar","type":"String","dbName":"revocation_details"},{"name":"publicReason","kind":"scalar","type":"String","dbName":"public_reason"},{"name":"revocationSignature","kind":"scalar","type":"String","dbName":"revocation_signature"},{"name":"revocationSeq","kind":"scalar","type":"BigInt","dbName":"revocation_seq"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revokedBlock","kind":"scalar","type":"BigInt","dbName":"revoked_block"},{"name":"revokedTxHash","kind":"scalar","type":"String","dbName":"revoked_tx_hash"},{"name":"final","kind":"scalar","type":"Boolean"}],"dbName":"attestation","schema":null},"LeftOutAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"sender","kind":"scalar","type":"String"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"attestation","kind":"scalar","type":"Json"}],"dbName":"left_out_attestation","schema":null},"EarlyRevocation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"}],"dbName":"early_revocation","schema":null},"IssuerWeight":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"issuer_weight","schema":null},"Notification":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"}],"dbName":"notification","schema":null},"PendingAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"uid","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"subject","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revocation","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"}],"dbName":"pending_attestation","schema":null},"Meta":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Json"}],"dbName":"meta","schema":null},"Developer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tier","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"erasingAt","kind":"scalar","type":"DateTime","dbName":"erasing_at"},{"name":"erasedAt","kind":"scalar","type":"DateTime","dbName":"erased_at"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToDeveloper"},{"name":"noticeChannels","kind":"object","type":"NoticeChannel","relationName":"DeveloperToNoticeChannel"}],"dbName":"developer","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"origins","kind":"scalar","type":"String"},{"name":"policyIds","kind":"scalar","type":"String","dbName":"policy_ids"},{"name":"permissions","kind":"scalar","type":"String"},{"name":"rateLimit","kind":"scalar","type":"Int","dbName":"rate_limit"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"last4","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"replacedBy","kind":"scalar","type":"String","dbName":"replaced_by"},{"name":"developer","kind":"object","type":"Developer","relationName":"ApiKeyToDeveloper"}],"dbName":"api_key","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actor","kind":"scalar","type":"String"},{"name":"act","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"}],"dbName":"audit_entry","schema":null},"IdempotentRequest":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"committed","kind":"scalar","type":"Boolean"},{"name":"results","kind":"scalar","type":"Bytes"},{"name":"fence","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"idempotent_request","schema":null},"IdempotentBytes":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"bytes","kind":"scalar","type":"BigInt"}],"dbName":"idempotent_bytes","schema":null},"DayCount":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"requests","kind":"scalar","type":"Int"}],"dbName":"day_count","schema":null},"AuthNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"auth_nonce","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"session","schema":null},"UsageHour":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"endpoint","kind":"scalar","type":"String"},{"name":"requests","kind":"scalar","type":"Int"},{"name":"errors","kind":"scalar","type":"Int"},{"name":"latencies","kind":"scalar","type":"Int"}],"dbName":"usage_hour","schema":null},"Epoch":{"fields":[{"name":"number","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"String"},{"name":"previousRoot","kind":"scalar","type":"String","dbName":"previous_root"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"rows","kind":"scalar","type":"Int"},{"name":"chains","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"nodes","kind":"scalar","type":"Bytes"},{"name":"lineBytes","kind":"scalar","type":"BigInt","dbName":"line_bytes"},{"name":"checksum","kind":"scalar","type":"BigInt"},{"name":"storedBytes","kind":"scalar","type":"BigInt","dbName":"stored_bytes"},{"name":"published","kind":"scalar","type":"Json"}],"dbName":"epoch","schema":null},"EpochPage":{"fields":[{"name":"epoch","kind":"scalar","type":"Int"},{"name":"firstIndex","kind":"scalar","type":"Int","dbName":"first_index"},{"name":"firstAddress","kind":"scalar","type":"String","dbName":"first_address"},{"name":"chunkHash","kind":"scalar","type":"Bytes","dbName":"chunk_hash"},{"name":"leaves","kind":"scalar","type":"Bytes"},{"name":"chunk","kind":"object","type":"EpochChunk","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_page","schema":null},"EpochChunk":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"data","kind":"scalar","type":"Bytes"},{"name":"pages","kind":"object","type":"EpochPage","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_chunk","schema":null},"NameEvent":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameHash","kind":"scalar","type":"String","dbName":"name_hash"},{"name":"account","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"name_event","schema":null},"Identity":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"state","kind":"scalar","type":"String"},{"name":"parent","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"mintedAt","kind":"scalar","type":"DateTime","dbName":"minted_at"},{"name":"final","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"blocked","kind":"scalar","type":"Boolean"},{"name":"received","kind":"scalar","type":"Boolean"},{"name":"wallets","kind":"object","type":"IdentityWallet","relationName":"IdentityToIdentityWallet"}],"dbName":"identity","schema":null},"IdentityWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"primary","kind":"scalar","type":"Boolean"},{"name":"linkedAt","kind":"scalar","type":"DateTime","dbName":"linked_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"counts","kind":"scalar","type":"Boolean"},{"name":"identity","kind":"object","type":"Identity","relationName":"IdentityToIdentityWallet"}],"dbName":"identity_wallet","schema":null},"IdentityDeparture":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leftAt","kind":"scalar","type":"DateTime","dbName":"left_at"}],"dbName":"identity_departure","schema":null},"IdentityPast":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"owner","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"wallets","kind":"scalar","type":"Json"}],"dbName":"identity_past","schema":null},"WalletGroup":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"joinedAt","kind":"scalar","type":"DateTime","dbName":"joined_at"}],"dbName":"wallet_group","schema":null},"ChainCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"headNumber","kind":"scalar","type":"BigInt","dbName":"head_number"},{"name":"finalizedBlock","kind":"scalar","type":"BigInt","dbName":"finalized_block"},{"name":"scoredBlock","kind":"scalar","type":"BigInt","dbName":"scored_block"},{"name":"scoredHash","kind":"scalar","type":"String","dbName":"scored_hash"},{"name":"dayBlockNumber","kind":"scalar","type":"BigInt","dbName":"day_block_number"},{"name":"dayBlockHash","kind":"scalar","type":"String","dbName":"day_block_hash"},{"name":"dayBlockTime","kind":"scalar","type":"BigInt","dbName":"day_block_time"},{"name":"state","kind":"scalar","type":"String"},{"name":"error","kind":"scalar","type":"String"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"missingBlock","kind":"scalar","type":"BigInt","dbName":"missing_block"},{"name":"missingSince","kind":"scalar","type":"DateTime","dbName":"missing_since"}],"dbName":"chain_cursor","schema":null},"ExplorerHead":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"guessed","kind":"scalar","type":"Boolean"}],"dbName":"explorer_head","schema":null},"ExplorerFault":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"host","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"}],"dbName":"explorer_fault","schema":null},"ChainControl":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"pausedAt","kind":"scalar","type":"DateTime","dbName":"paused_at"},{"name":"pauseReason","kind":"scalar","type":"String","dbName":"pause_reason"},{"name":"reindexFrom","kind":"scalar","type":"BigInt","dbName":"reindex_from"},{"name":"reindexRequestedAt","kind":"scalar","type":"DateTime","dbName":"reindex_requested_at"},{"name":"reindexStartedAt","kind":"scalar","type":"DateTime","dbName":"reindex_started_at"},{"name":"setAsideBlock","kind":"scalar","type":"BigInt","dbName":"set_aside_block"},{"name":"setAsideRequestedAt","kind":"scalar","type":"DateTime","dbName":"set_aside_requested_at"}],"dbName":"chain_control","schema":null},"Block":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"String"},{"name":"parentHash","kind":"scalar","type":"String","dbName":"parent_hash"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"statedTime","kind":"scalar","type":"BigInt","dbName":"stated_time"}],"dbName":"block","schema":null},"Activity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"activity","schema":null},"Facts":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"}],"dbName":"facts","schema":null},"FactsSnapshot":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"facts_snapshot","schema":null},"FundingCluster":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"funder","kind":"scalar","type":"String"},{"name":"clusterSize","kind":"scalar","type":"Int","dbName":"cluster_size"},{"name":"chainLength","kind":"scalar","type":"Int","dbName":"chain_length"}],"dbName":"funding_cluster","schema":null},"AlikeCluster":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"size","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"Json"},{"name":"foundBy","kind":"scalar","type":"String","dbName":"found_by"}],"dbName":"alike_cluster","schema":null},"PaymentTrust":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"payment_trust","schema":null},"QuarantinedTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"firstBlock","kind":"scalar","type":"BigInt","dbName":"first_block"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"}],"dbName":"quarantined_transaction","schema":null},"QuarantinedWallet":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"partlyRead","kind":"scalar","type":"Boolean","dbName":"partly_read"}],"dbName":"quarantined_wallet","schema":null},"List":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"read","kind":"scalar","type":"String"},{"name":"repair","kind":"scalar","type":"Boolean"},{"name":"column","kind":"scalar","type":"String"},{"name":"previousId","kind":"scalar","type":"String","dbName":"previous_id"},{"name":"format","kind":"scalar","type":"Json"},{"name":"columns","kind":"scalar","type":"Json"},{"name":"counts","kind":"scalar","type":"Json"},{"name":"summary","kind":"scalar","type":"Json"},{"name":"charged","kind":"scalar","type":"Boolean"},{"name":"reading","kind":"scalar","type":"String"},{"name":"lastRow","kind":"scalar","type":"Int","dbName":"last_row"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"uploads","kind":"object","type":"ListUpload","relationName":"ListToListUpload"},{"name":"rows","kind":"object","type":"ListRow","relationName":"ListToListRow"},{"name":"lines","kind":"object","type":"ListLine","relationName":"ListToListLine"},{"name":"clusters","kind":"object","type":"ListCluster","relationName":"ListToListCluster"},{"name":"shares","kind":"object","type":"ListShare","relationName":"ListToListShare"}],"dbName":"list","schema":null},"ListUpload":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"list","kind":"object","type":"List","relationName":"ListToListUpload"}],"dbName":"list_upload","schema":null},"ListRow":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"row","kind":"scalar","type":"Int"},{"name":"line","kind":"scalar","type":"Int"},{"name":"input","kind":"scalar","type":"String"},{"name":"identity","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"special","kind":"scalar","type":"String"},{"name":"duplicateOf","kind":"scalar","type":"Int","dbName":"duplicate_of"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reasons","kind":"scalar","type":"Json"},{"name":"svcId","kind":"scalar","type":"String","dbName":"svc_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"tier","kind":"scalar","type":"String"},{"name":"flags","kind":"scalar","type":"String"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"known","kind":"scalar","type":"Boolean"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"keep","kind":"scalar","type":"Boolean"},{"name":"sameAs","kind":"scalar","type":"Int","dbName":"same_as"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"list","kind":"object","type":"List","relationName":"ListToListRow"}],"dbName":"list_row","schema":null},"ListLine":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"line","kind":"scalar","type":"Int"},{"name":"row","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListLine"}],"dbName":"list_line","schema":null},"ListCluster":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"size","kind":"scalar","type":"Int"},{"name":"strength","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"keep","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListCluster"}],"dbName":"list_cluster","schema":null},"ListShare":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"list","kind":"object","type":"List","relationName":"ListToListShare"}],"dbName":"list_share","schema":null},"ListTree":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"who","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"String"},{"name":"cap","kind":"scalar","type":"Decimal"},{"name":"floor","kind":"scalar","type":"Decimal"},{"name":"decimals","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"Bytes"},{"name":"leaves","kind":"scalar","type":"Int"},{"name":"sum","kind":"scalar","type":"Decimal"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"day","kind":"scalar","type":"BigInt"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"issuedAt","kind":"scalar","type":"BigInt","dbName":"issued_at"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"leafRows","kind":"object","type":"ListTreeLeaf","relationName":"ListTreeToListTreeLeaf"},{"name":"nodes","kind":"object","type":"ListTreeNode","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree","schema":null},"ListTreeLeaf":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"index","kind":"scalar","type":"Int"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"position","kind":"scalar","type":"Int"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeLeaf"}],"dbName":"list_tree_leaf","schema":null},"ListTreeNode":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree_node","schema":null},"NoticeChannel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"medium","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"host","kind":"scalar","type":"String"},{"name":"kinds","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"namedAt","kind":"scalar","type":"DateTime","dbName":"named_at"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"developer","kind":"object","type":"Developer","relationName":"DeveloperToNoticeChannel"},{"name":"events","kind":"object","type":"NoticeEvent","relationName":"NoticeChannelToNoticeEvent"},{"name":"messages","kind":"object","type":"NoticeMessage","relationName":"NoticeChannelToNoticeMessage"},{"name":"conditions","kind":"object","type":"NoticeCondition","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_channel","schema":null},"NoticeAddress":{"fields":[{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"asked","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"client","kind":"scalar","type":"String"},{"name":"refused","kind":"scalar","type":"Boolean"}],"dbName":"notice_address","schema":null},"NoticeEvent":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeEvent"}],"dbName":"notice_event","schema":null},"NoticeMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"items","kind":"scalar","type":"Json"},{"name":"notices","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeMessage"}],"dbName":"notice_message","schema":null},"NoticeCondition":{"fields":[{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"notifiedAt","kind":"scalar","type":"DateTime","dbName":"notified_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_condition","schema":null},"PersonSession":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"providerSession","kind":"scalar","type":"String","dbName":"provider_session"},{"name":"role","kind":"scalar","type":"String"},{"name":"grantedBy","kind":"scalar","type":"String","dbName":"granted_by"},{"name":"refreshToken","kind":"scalar","type":"String","dbName":"refresh_token"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"checkAt","kind":"scalar","type":"DateTime","dbName":"check_at"},{"name":"checkFault","kind":"scalar","type":"String","dbName":"check_fault"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"person_session","schema":null},"LogoutToken":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"ended","kind":"scalar","type":"String"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"logout_token","schema":null},"Policy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"simulations","kind":"object","type":"PolicySimulation","relationName":"PolicyToPolicySimulation"},{"name":"nullifiers","kind":"object","type":"PassNullifier","relationName":"PassNullifierToPolicy"},{"name":"snapshots","kind":"object","type":"SnapshotToken","relationName":"PolicyToSnapshotToken"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyToPolicyWatch"}],"dbName":"policy","schema":null},"PolicySimulation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"lastSubject","kind":"scalar","type":"String","dbName":"last_subject"},{"name":"tally","kind":"scalar","type":"Json"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicySimulation"}],"dbName":"policy_simulation","schema":null},"PassNullifier":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"nullifier","kind":"scalar","type":"String"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PassNullifierToPolicy"}],"dbName":"pass_nullifier","schema":null},"SnapshotToken":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"stored","kind":"scalar","type":"Int"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToSnapshotToken"},{"name":"blocks","kind":"object","type":"SnapshotBlock","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_token","schema":null},"SnapshotBlock":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"network","kind":"scalar","type":"BigInt"},{"name":"snapshot","kind":"scalar","type":"BigInt"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"token","kind":"object","type":"SnapshotToken","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_block","schema":null},"SnapshotAnswer":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"address","kind":"scalar","type":"String"},{"name":"score","kind":"scalar","type":"Int"}],"dbName":"snapshot_answer","schema":null},"PolicyWatch":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"wallets","kind":"scalar","type":"Int"},{"name":"readsChain","kind":"scalar","type":"Boolean","dbName":"reads_chain"},{"name":"turnAt","kind":"scalar","type":"DateTime","dbName":"turn_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicyWatch"},{"name":"watched","kind":"object","type":"WatchedWallet","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"policy_watch","schema":null},"WatchedWallet":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"chainOutcomes","kind":"scalar","type":"String","dbName":"chain_outcomes"},{"name":"chainReadAt","kind":"scalar","type":"DateTime","dbName":"chain_read_at"},{"name":"nextOutcome","kind":"scalar","type":"String","dbName":"next_outcome"},{"name":"nextBlocks","kind":"scalar","type":"Json","dbName":"next_blocks"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"watched_wallet","schema":null},"ChainRead":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"calls","kind":"scalar","type":"Int"}],"dbName":"chain_read","schema":null},"OnceWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"party","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"traceparent","kind":"scalar","type":"String"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"histories","kind":"object","type":"OnceHistory","relationName":"OnceHistoryToOnceWallet"},{"name":"questions","kind":"object","type":"OnceQuestion","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_wallet","schema":null},"OnceHistory":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"headAt","kind":"scalar","type":"BigInt","dbName":"head_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceHistoryToOnceWallet"}],"dbName":"once_history","schema":null},"OnceQuestion":{"fields":[{"name":"asker","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"reads","kind":"scalar","type":"Boolean"},{"name":"payer","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"compareFrom","kind":"scalar","type":"DateTime","dbName":"compare_from"},{"name":"alike","kind":"scalar","type":"Json"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_question","schema":null},"Reservation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"name","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"deposit","kind":"scalar","type":"Decimal"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"state","kind":"scalar","type":"String"}],"dbName":"reservation","schema":null},"ReservationCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"}],"dbName":"reservation_cursor","schema":null},"Voucher":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"claimer","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"referralCode","kind":"scalar","type":"String","dbName":"referral_code"},{"name":"consents","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"}],"dbName":"voucher","schema":null},"ReferralCode":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"referral_code","schema":null},"Referral":{"fields":[{"name":"referee","kind":"scalar","type":"String"},{"name":"referrer","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"referral","schema":null},"SponsoredMint":{"fields":[{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsored_mint","schema":null},"SentTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"sender","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"raw","kind":"scalar","type":"String"},{"name":"hashes","kind":"scalar","type":"String"},{"name":"raises","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"}],"dbName":"sent_transaction","schema":null},"Score":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"bonus","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"unavailable","kind":"scalar","type":"String"},{"name":"stale","kind":"scalar","type":"String"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"modelHash","kind":"scalar","type":"Bytes","dbName":"model_hash"},{"name":"reachedAt","kind":"scalar","type":"BigInt","dbName":"reached_at"},{"name":"nextChangeDay","kind":"scalar","type":"BigInt","dbName":"next_change_day"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"score","schema":null},"ScoreFacts":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"score_facts","schema":null},"ScoreSteps":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"days","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"}],"dbName":"score_steps","schema":null},"ScoreFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"before","kind":"scalar","type":"Int"},{"name":"after","kind":"scalar","type":"Int"},{"name":"rankedBefore","kind":"scalar","type":"Boolean","dbName":"ranked_before"},{"name":"rankedAfter","kind":"scalar","type":"Boolean","dbName":"ranked_after"},{"name":"reachedBefore","kind":"scalar","type":"BigInt","dbName":"reached_before"},{"name":"reachedAfter","kind":"scalar","type":"BigInt","dbName":"reached_after"},{"name":"cause","kind":"scalar","type":"String"},{"name":"sourceChain","kind":"scalar","type":"BigInt","dbName":"source_chain"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"}],"dbName":"score_feed","schema":null},"IdentityFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"identity","kind":"scalar","type":"String"}],"dbName":"identity_feed","schema":null},"SavedRanking":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"position","kind":"scalar","type":"String"},{"name":"scopes","kind":"scalar","type":"Json"},{"name":"savedAt","kind":"scalar","type":"DateTime","dbName":"saved_at"}],"dbName":"saved_ranking","schema":null},"ScoreClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"recordedAt","kind":"scalar","type":"DateTime","dbName":"recorded_at"}],"dbName":"score_close","schema":null},"StaleClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"stale_close","schema":null},"PendingScore":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"scoredTo","kind":"scalar","type":"String","dbName":"scored_to"},{"name":"scored","kind":"scalar","type":"BigInt"}],"dbName":"pending_score","schema":null},"ModelSwitch":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"version","kind":"scalar","type":"String"},{"name":"announcedAt","kind":"scalar","type":"DateTime","dbName":"announced_at"},{"name":"activeFrom","kind":"scalar","type":"DateTime","dbName":"active_from"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"rescoredAt","kind":"scalar","type":"DateTime","dbName":"rescored_at"},{"name":"summary","kind":"scalar","type":"Json"}],"dbName":"model_switch","schema":null},"ModelComparison":{"fields":[{"name":"version","kind":"scalar","type":"String"},{"name":"requestedAt","kind":"scalar","type":"DateTime","dbName":"requested_at"},{"name":"compared","kind":"scalar","type":"Int"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"result","kind":"scalar","type":"Json"}],"dbName":"model_comparison","schema":null},"Takedown":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"liftedAt","kind":"scalar","type":"DateTime","dbName":"lifted_at"}],"dbName":"takedown","schema":null},"TradingCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"since24h","kind":"scalar","type":"BigInt","dbName":"since_24h"},{"name":"since7d","kind":"scalar","type":"BigInt","dbName":"since_7d"},{"name":"since30d","kind":"scalar","type":"BigInt","dbName":"since_30d"},{"name":"settings","kind":"scalar","type":"String"}],"dbName":"trading_cursor","schema":null},"Trade":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trade","schema":null},"TradingHolding":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"cost","kind":"scalar","type":"Decimal"}],"dbName":"trading_holding","schema":null},"Trader":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"trades","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trader","schema":null},"TraderHistogram":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"sort","kind":"scalar","type":"String"},{"name":"bucket","kind":"scalar","type":"Decimal"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"traders","kind":"scalar","type":"BigInt"}],"dbName":"trader_histogram","schema":null},"StaleTrader":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"subject","kind":"scalar","type":"String"}],"dbName":"stale_trader","schema":null},"Wallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"wallet","schema":null},"TrackedWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"smartAccount","kind":"scalar","type":"Boolean","dbName":"smart_account"},{"name":"error","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"fromBlock","kind":"scalar","type":"BigInt","dbName":"from_block"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"},{"name":"attestedFrom","kind":"scalar","type":"BigInt","dbName":"attested_from"},{"name":"attestedTo","kind":"scalar","type":"BigInt","dbName":"attested_to"},{"name":"attestDue","kind":"scalar","type":"DateTime","dbName":"attest_due"}],"dbName":"tracked_wallet","schema":null},"Tracking":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"tracking","schema":null},"Backfill":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"party","kind":"scalar","type":"String"},{"name":"line","kind":"object","type":"BackfillParty","relationName":"BackfillToBackfillParty"},{"name":"turns","kind":"scalar","type":"Int"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Json"}],"dbName":"backfill","schema":null},"BackfillParty":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"servedAt","kind":"scalar","type":"DateTime","dbName":"served_at"},{"name":"backfills","kind":"object","type":"Backfill","relationName":"BackfillToBackfillParty"}],"dbName":"backfill_party","schema":null},"StagedActivity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"staged_activity","schema":null},"AutomaticTracking":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"automatic_tracking","schema":null},"Outbox":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"event","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subjectsDone","kind":"scalar","type":"Boolean","dbName":"subjects_done"},{"name":"expandedTo","kind":"scalar","type":"String","dbName":"expanded_to"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"events","kind":"scalar","type":"String"},{"name":"subjects","kind":"scalar","type":"String"},{"name":"allSubjects","kind":"scalar","type":"Boolean","dbName":"all_subjects"},{"name":"secret","kind":"scalar","type":"String"},{"name":"oldSecret","kind":"scalar","type":"String","dbName":"old_secret"},{"name":"oldSecretUntil","kind":"scalar","type":"DateTime","dbName":"old_secret_until"},{"name":"signatureKey","kind":"scalar","type":"String","dbName":"signature_key"},{"name":"oldSignatureKey","kind":"scalar","type":"String","dbName":"old_signature_key"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"operatorOff","kind":"scalar","type":"Boolean","dbName":"operator_off"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"isFull","kind":"scalar","type":"Boolean","dbName":"is_full"},{"name":"missedFrom","kind":"scalar","type":"DateTime","dbName":"missed_from"},{"name":"missedUntil","kind":"scalar","type":"DateTime","dbName":"missed_until"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"event","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"earlierAttempts","kind":"scalar","type":"Int","dbName":"earlier_attempts"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"traceparent","kind":"scalar","type":"String"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"},{"name":"attempts","kind":"object","type":"WebhookAttempt","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_delivery","schema":null},"WebhookAttempt":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"error","kind":"scalar","type":"String"},{"name":"requestHeaders","kind":"scalar","type":"Json","dbName":"request_headers"},{"name":"responseBody","kind":"scalar","type":"String","dbName":"response_body"},{"name":"delivery","kind":"object","type":"WebhookDelivery","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_attempt","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","EarnedAchievement.findUnique","EarnedAchievement.findUniqueOrThrow","orderBy","cursor","EarnedAchievement.findFirst","EarnedAchievement.findFirstOrThrow","EarnedAchievement.findMany","data","EarnedAchievement.createOne","EarnedAchievement.createMany","EarnedAchievement.createManyAndReturn","EarnedAchievement.updateOne","EarnedAchievement.updateMany","EarnedAchievement.updateManyAndReturn","create","update","EarnedAchievement.upsertOne","EarnedAchievement.deleteOne","EarnedAchievement.deleteMany","having","_count","_min","_max","EarnedAchievement.groupBy","EarnedAchievement.aggregate","Appeal.findUnique","Appeal.findUniqueOrThrow","Appeal.findFirst","Appeal.findFirstOrThrow","Appeal.findMany","Appeal.createOne","Appeal.createMany","Appeal.createManyAndReturn","Appeal.updateOne","Appeal.updateMany","Appeal.updateManyAndReturn","Appeal.upsertOne","Appeal.deleteOne","Appeal.deleteMany","_avg","_sum","Appeal.groupBy","Appeal.aggregate","AttestationSchema.findUnique","AttestationSchema.findUniqueOrThrow","AttestationSchema.findFirst","AttestationSchema.findFirstOrThrow","AttestationSchema.findMany","AttestationSchema.createOne","AttestationSchema.createMany","AttestationSchema.createManyAndReturn","AttestationSchema.updateOne","AttestationSchema.updateMany","AttestationSchema.updateManyAndReturn","AttestationSchema.upsertOne","AttestationSchema.deleteOne","AttestationSchema.deleteMany","AttestationSchema.groupBy","AttestationSchema.aggregate","Attestation.findUnique","Attestation.findUniqueOrThrow","Attestation.findFirst","Attestation.findFirstOrThrow","Attestation.findMany","Attestation.createOne","Attestation.createMany","Attestation.createManyAndReturn","Attestation.updateOne","Attestation.updateMany","Attestation.updateManyAndReturn","Attestation.upsertOne","Attestation.deleteOne","Attestation.deleteMany","Attestation.groupBy","Attestation.aggregate","LeftOutAttestation.findUnique","LeftOutAttestation.findUniqueOrThrow","LeftOutAttestation.findFirst","LeftOutAttestation.findFirstOrThrow","LeftOutAttestation.findMany","LeftOutAttestation.createOne","LeftOutAttestation.createMany","LeftOutAttestation.createManyAndReturn","LeftOutAttestation.updateOne","LeftOutAttestation.updateMany","LeftOutAttestation.updateManyAndReturn","LeftOutAttestation.upsertOne","LeftOutAttestation.deleteOne","LeftOutAttestation.deleteMany","LeftOutAttestation.groupBy","LeftOutAttestation.aggregate","EarlyRevocation.findUnique","EarlyRevocation.findUniqueOrThrow","EarlyRevocation.findFirst","EarlyRevocation.findFirstOrThrow","EarlyRevocation.findMany","EarlyRevocation.createOne","EarlyRevocation.createMany","EarlyRevocation.createManyAndReturn","EarlyRevocation.updateOne","EarlyRevocation.updateMany","EarlyRevocation.updateManyAndReturn","EarlyRevocation.upsertOne","EarlyRevocation.deleteOne","EarlyRevocation.deleteMany","EarlyRevocation.groupBy","EarlyRevocation.aggregate","IssuerWeight.findUnique","IssuerWeight.findUniqueOrThrow","IssuerWeight.findFirst","IssuerWeight.findFirstOrThrow","IssuerWeight.findMany","IssuerWeight.createOne","IssuerWeight.createMany","IssuerWeight.createManyAndReturn","IssuerWeight.updateOne","IssuerWeight.updateMany","IssuerWeight.updateManyAndReturn","IssuerWeight.upsertOne","IssuerWeight.deleteOne","IssuerWeight.deleteMany","IssuerWeight.groupBy","IssuerWeight.aggregate","Notification.findUnique","Notification.findUniqueOrThrow","Notification.findFirst","Notification.findFirstOrThrow","Notification.findMany","Notification.createOne","Notification.createMany","Notification.createManyAndReturn","Notification.updateOne","Notification.updateMany","Notification.updateManyAndReturn","Notification.upsertOne","Notification.deleteOne","Notification.deleteMany","Notification.groupBy","Notification.aggregate","PendingAttestation.findUnique","PendingAttestation.findUniqueOrThrow","PendingAttestation.findFirst","PendingAttestation.findFirstOrThrow","PendingAttestation.findMany","PendingAttestation.createOne","PendingAttestation.createMany","PendingAttestation.createManyAndReturn","PendingAttestation.updateOne","PendingAttestation.updateMany","PendingAttestation.updateManyAndReturn","PendingAttestation.upsertOne","PendingAttestation.deleteOne","PendingAttestation.deleteMany","PendingAttestation.groupBy","PendingAttestation.aggregate","Meta.findUnique","Meta.findUniqueOrThrow","Meta.findFirst","Meta.findFirstOrThrow","Meta.findMany","Meta.createOne","Meta.createMany","Meta.createManyAndReturn","Meta.updateOne","Meta.updateMany","Meta.updateManyAndReturn","Meta.upsertOne","Meta.deleteOne","Meta.deleteMany","Meta.groupBy","Meta.aggregate","developer","keys","channel","events","messages","conditions","noticeChannels","Developer.findUnique","Developer.findUniqueOrThrow","Developer.findFirst","Developer.findFirstOrThrow","Developer.findMany","Developer.createOne","Developer.createMany","Developer.createManyAndReturn","Developer.updateOne","Developer.updateMany","Developer.updateManyAndReturn","Developer.upsertOne","Developer.deleteOne","Developer.deleteMany","Developer.groupBy","Developer.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","IdempotentRequest.findUnique","IdempotentRequest.findUniqueOrThrow","IdempotentRequest.findFirst","IdempotentRequest.findFirstOrThrow","IdempotentRequest.findMany","IdempotentRequest.createOne","IdempotentRequest.createMany","IdempotentRequest.createManyAndReturn","IdempotentRequest.updateOne","IdempotentRequest.updateMany","IdempotentRequest.updateManyAndReturn","IdempotentRequest.upsertOne","IdempotentRequest.deleteOne","IdempotentRequest.deleteMany","IdempotentRequest.groupBy","IdempotentRequest.aggregate","IdempotentBytes.findUnique","IdempotentBytes.findUniqueOrThrow","IdempotentBytes.findFirst","IdempotentBytes.findFirstOrThrow","IdempotentBytes.findMany","IdempotentBytes.createOne","IdempotentBytes.createMany","IdempotentBytes.createManyAndReturn","IdempotentBytes.updateOne","IdempotentBytes.updateMany","IdempotentBytes.updateManyAndReturn","IdempotentBytes.upsertOne","IdempotentBytes.deleteOne","IdempotentBytes.deleteMany","IdempotentBytes.groupBy","IdempotentBytes.aggregate","DayCount.findUnique","DayCount.findUniqueOrThrow","DayCount.findFirst","DayCount.findFirstOrThrow","DayCount.findMany","DayCount.createOne","DayCount.createMany","DayCount.createManyAndReturn","DayCount.updateOne","DayCount.updateMany","DayCount.updateManyAndReturn","DayCount.upsertOne","DayCount.deleteOne","DayCount.deleteMany","DayCount.groupBy","DayCount.aggregate","AuthNonce.findUnique","AuthNonce.findUniqueOrThrow","AuthNonce.findFirst","AuthNonce.findFirstOrThrow","AuthNonce.findMany","AuthNonce.createOne","AuthNonce.createMany","AuthNonce.createManyAndReturn","AuthNonce.updateOne","AuthNonce.updateMany","AuthNonce.updateManyAndReturn","AuthNonce.upsertOne","AuthNonce.deleteOne","AuthNonce.deleteMany","AuthNonce.groupBy","AuthNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","Epoch.findUnique","Epoch.findUniqueOrThrow","Epoch.findFirst","Epoch.findFirstOrThrow","Epoch.findMany","Epoch.createOne","Epoch.createMany","Epoch.createManyAndReturn","Epoch.updateOne","Epoch.updateMany","Epoch.updateManyAndReturn","Epoch.upsertOne","Epoch.deleteOne","Epoch.deleteMany","Epoch.groupBy","Epoch.aggregate","pages","chunk","EpochPage.findUnique","EpochPage.findUniqueOrThrow","EpochPage.findFirst","EpochPage.findFirstOrThrow","EpochPage.findMany","EpochPage.createOne","EpochPage.createMany","EpochPage.createManyAndReturn","EpochPage.updateOne","EpochPage.updateMany","EpochPage.updateManyAndReturn","EpochPage.upsertOne","EpochPage.deleteOne","EpochPage.deleteMany","EpochPage.groupBy","EpochPage.aggregate","EpochChunk.findUnique","EpochChunk.findUniqueOrThrow","EpochChunk.findFirst","EpochChunk.findFirstOrThrow","EpochChunk.findMany","EpochChunk.createOne","EpochChunk.createMany","EpochChunk.createManyAndReturn","EpochChunk.updateOne","EpochChunk.updateMany","EpochChunk.updateManyAndReturn","EpochChunk.upsertOne","EpochChunk.deleteOne","EpochChunk.deleteMany","EpochChunk.groupBy","EpochChunk.aggregate","NameEvent.findUnique","NameEvent.findUniqueOrThrow","NameEvent.findFirst","NameEvent.findFirstOrThrow","NameEvent.findMany","NameEvent.createOne","NameEvent.createMany","NameEvent.createManyAndReturn","NameEvent.updateOne","NameEvent.updateMany","NameEvent.updateManyAndReturn","NameEvent.upsertOne","NameEvent.deleteOne","NameEvent.deleteMany","NameEvent.groupBy","NameEvent.aggregate","identity","wallets","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","IdentityWallet.findUnique","IdentityWallet.findUniqueOrThrow","IdentityWallet.findFirst","IdentityWallet.findFirstOrThrow","IdentityWallet.findMany","IdentityWallet.createOne","IdentityWallet.createMany","IdentityWallet.createManyAndReturn","IdentityWallet.updateOne","IdentityWallet.updateMany","IdentityWallet.updateManyAndReturn","IdentityWallet.upsertOne","IdentityWallet.deleteOne","IdentityWallet.deleteMany","IdentityWallet.groupBy","IdentityWallet.aggregate","IdentityDeparture.findUnique","IdentityDeparture.findUniqueOrThrow","IdentityDeparture.findFirst","IdentityDeparture.findFirstOrThrow","IdentityDeparture.findMany","IdentityDeparture.createOne","IdentityDeparture.createMany","IdentityDeparture.createManyAndReturn","IdentityDeparture.updateOne","IdentityDeparture.updateMany","IdentityDeparture.updateManyAndReturn","IdentityDeparture.upsertOne","IdentityDeparture.deleteOne","IdentityDeparture.deleteMany","IdentityDeparture.groupBy","IdentityDeparture.aggregate","IdentityPast.findUnique","IdentityPast.findUniqueOrThrow","IdentityPast.findFirst","IdentityPast.findFirstOrThrow","IdentityPast.findMany","IdentityPast.createOne","IdentityPast.createMany","IdentityPast.createManyAndReturn","IdentityPast.updateOne","IdentityPast.updateMany","IdentityPast.updateManyAndReturn","IdentityPast.upsertOne","IdentityPast.deleteOne","IdentityPast.deleteMany","IdentityPast.groupBy","IdentityPast.aggregate","WalletGroup.findUnique","WalletGroup.findUniqueOrThrow","WalletGroup.findFirst","WalletGroup.findFirstOrThrow","WalletGroup.findMany","WalletGroup.createOne","WalletGroup.createMany","WalletGroup.createManyAndReturn","WalletGroup.updateOne","WalletGroup.updateMany","WalletGroup.updateManyAndReturn","WalletGroup.upsertOne","WalletGroup.deleteOne","WalletGroup.deleteMany","WalletGroup.groupBy","WalletGroup.aggregate","ChainCursor.findUnique","ChainCursor.findUniqueOrThrow","ChainCursor.findFirst","ChainCursor.findFirstOrThrow","ChainCursor.findMany","ChainCursor.createOne","ChainCursor.createMany","ChainCursor.createManyAndReturn","ChainCursor.updateOne","ChainCursor.updateMany","ChainCursor.updateManyAndReturn","ChainCursor.upsertOne","ChainCursor.deleteOne","ChainCursor.deleteMany","ChainCursor.groupBy","ChainCursor.aggregate","ExplorerHead.findUnique","ExplorerHead.findUniqueOrThrow","ExplorerHead.findFirst","ExplorerHead.findFirstOrThrow","ExplorerHead.findMany","ExplorerHead.createOne","ExplorerHead.createMany","ExplorerHead.createManyAndReturn","ExplorerHead.updateOne","ExplorerHead.updateMany","ExplorerHead.updateManyAndReturn","ExplorerHead.upsertOne","ExplorerHead.deleteOne","ExplorerHead.deleteMany","ExplorerHead.groupBy","ExplorerHead.aggregate","ExplorerFault.findUnique","ExplorerFault.findUniqueOrThrow","ExplorerFault.findFirst","ExplorerFault.findFirstOrThrow","ExplorerFault.findMany","ExplorerFault.createOne","ExplorerFault.createMany","ExplorerFault.createManyAndReturn","ExplorerFault.updateOne","ExplorerFault.updateMany","ExplorerFault.updateManyAndReturn","ExplorerFault.upsertOne","ExplorerFault.deleteOne","ExplorerFault.deleteMany","ExplorerFault.groupBy","ExplorerFault.aggregate","ChainControl.findUnique","ChainControl.findUniqueOrThrow","ChainControl.findFirst","ChainControl.findFirstOrThrow","ChainControl.findMany","ChainControl.createOne","ChainControl.createMany","ChainControl.createManyAndReturn","ChainControl.updateOne","ChainControl.updateMany","ChainControl.updateManyAndReturn","ChainControl.upsertOne","ChainControl.deleteOne","ChainControl.deleteMany","ChainControl.groupBy","ChainControl.aggregate","Block.findUnique","Block.findUniqueOrThrow","Block.findFirst","Block.findFirstOrThrow","Block.findMany","Block.createOne","Block.createMany","Block.createManyAndReturn","Block.updateOne","Block.updateMany","Block.updateManyAndReturn","Block.upsertOne","Block.deleteOne","Block.deleteMany","Block.groupBy","Block.aggregate","Activity.findUnique","Activity.findUniqueOrThrow","Activity.findFirst","Activity.findFirstOrThrow","Activity.findMany","Activity.createOne","Activity.createMany","Activity.createManyAndReturn","Activity.updateOne","Activity.updateMany","Activity.updateManyAndReturn","Activity.upsertOne","Activity.deleteOne","Activity.deleteMany","Activity.groupBy","Activity.aggregate","Facts.findUnique","Facts.findUniqueOrThrow","Facts.findFirst","Facts.findFirstOrThrow","Facts.findMany","Facts.createOne","Facts.createMany","Facts.createManyAndReturn","Facts.updateOne","Facts.updateMany","Facts.updateManyAndReturn","Facts.upsertOne","Facts.deleteOne","Facts.deleteMany","Facts.groupBy","Facts.aggregate","FactsSnapshot.findUnique","FactsSnapshot.findUniqueOrThrow","FactsSnapshot.findFirst","FactsSnapshot.findFirstOrThrow","FactsSnapshot.findMany","FactsSnapshot.createOne","FactsSnapshot.createMany","FactsSnapshot.createManyAndReturn","FactsSnapshot.updateOne","FactsSnapshot.updateMany","FactsSnapshot.updateManyAndReturn","FactsSnapshot.upsertOne","FactsSnapshot.deleteOne","FactsSnapshot.deleteMany","FactsSnapshot.groupBy","FactsSnapshot.aggregate","FundingCluster.findUnique","FundingCluster.findUniqueOrThrow","FundingCluster.findFirst","FundingCluster.findFirstOrThrow","FundingCluster.findMany","FundingCluster.createOne","FundingCluster.createMany","FundingCluster.createManyAndReturn","FundingCluster.updateOne","FundingCluster.updateMany","FundingCluster.updateManyAndReturn","FundingCluster.upsertOne","FundingCluster.deleteOne","FundingCluster.deleteMany","FundingCluster.groupBy","FundingCluster.aggregate","AlikeCluster.findUnique","AlikeCluster.findUniqueOrThrow","AlikeCluster.findFirst","AlikeCluster.findFirstOrThrow","AlikeCluster.findMany","AlikeCluster.createOne","AlikeCluster.createMany","AlikeCluster.createManyAndReturn","AlikeCluster.updateOne","AlikeCluster.updateMany","AlikeCluster.updateManyAndReturn","AlikeCluster.upsertOne","AlikeCluster.deleteOne","AlikeCluster.deleteMany","AlikeCluster.groupBy","AlikeCluster.aggregate","PaymentTrust.findUnique","PaymentTrust.findUniqueOrThrow","PaymentTrust.findFirst","PaymentTrust.findFirstOrThrow","PaymentTrust.findMany","PaymentTrust.createOne","PaymentTrust.createMany","PaymentTrust.createManyAndReturn","PaymentTrust.updateOne","PaymentTrust.updateMany","PaymentTrust.updateManyAndReturn","PaymentTrust.upsertOne","PaymentTrust.deleteOne","PaymentTrust.deleteMany","PaymentTrust.groupBy","PaymentTrust.aggregate","QuarantinedTransaction.findUnique","QuarantinedTransaction.findUniqueOrThrow","QuarantinedTransaction.findFirst","QuarantinedTransaction.findFirstOrThrow","QuarantinedTransaction.findMany","QuarantinedTransaction.createOne","QuarantinedTransaction.createMany","QuarantinedTransaction.createManyAndReturn","QuarantinedTransaction.updateOne","QuarantinedTransaction.updateMany","QuarantinedTransaction.updateManyAndReturn","QuarantinedTransaction.upsertOne","QuarantinedTransaction.deleteOne","QuarantinedTransaction.deleteMany","QuarantinedTransaction.groupBy","QuarantinedTransaction.aggregate","QuarantinedWallet.findUnique","QuarantinedWallet.findUniqueOrThrow","QuarantinedWallet.findFirst","QuarantinedWallet.findFirstOrThrow","QuarantinedWallet.findMany","QuarantinedWallet.createOne","QuarantinedWallet.createMany","QuarantinedWallet.createManyAndReturn","QuarantinedWallet.updateOne","QuarantinedWallet.updateMany","QuarantinedWallet.updateManyAndReturn","QuarantinedWallet.upsertOne","QuarantinedWallet.deleteOne","QuarantinedWallet.deleteMany","QuarantinedWallet.groupBy","QuarantinedWallet.aggregate","list","uploads","rows","lines","clusters","shares","List.findUnique","List.findUniqueOrThrow","List.findFirst","List.findFirstOrThrow","List.findMany","List.createOne","List.createMany","List.createManyAndReturn","List.updateOne","List.updateMany","List.updateManyAndReturn","List.upsertOne","List.deleteOne","List.deleteMany","List.groupBy","List.aggregate","ListUpload.findUnique","ListUpload.findUniqueOrThrow","ListUpload.findFirst","ListUpload.findFirstOrThrow","ListUpload.findMany","ListUpload.createOne","ListUpload.createMany","ListUpload.createManyAndReturn","ListUpload.updateOne","ListUpload.updateMany","ListUpload.updateManyAndReturn","ListUpload.upsertOne","ListUpload.deleteOne","ListUpload.deleteMany","ListUpload.groupBy","ListUpload.aggregate","ListRow.findUnique","ListRow.findUniqueOrThrow","ListRow.findFirst","ListRow.findFirstOrThrow","ListRow.findMany","ListRow.createOne","ListRow.createMany","ListRow.createManyAndReturn","ListRow.updateOne","ListRow.updateMany","ListRow.updateManyAndReturn","ListRow.upsertOne","ListRow.deleteOne","ListRow.deleteMany","ListRow.groupBy","ListRow.aggregate","ListLine.findUnique","ListLine.findUniqueOrThrow","ListLine.findFirst","ListLine.findFirstOrThrow","ListLine.findMany","ListLine.createOne","ListLine.createMany","ListLine.createManyAndReturn","ListLine.updateOne","ListLine.updateMany","ListLine.updateManyAndReturn","ListLine.upsertOne","ListLine.deleteOne","ListLine.deleteMany","ListLine.groupBy","ListLine.aggregate","ListCluster.findUnique","ListCluster.findUniqueOrThrow","ListCluster.findFirst","ListCluster.findFirstOrThrow","ListCluster.findMany","ListCluster.createOne","ListCluster.createMany","ListCluster.createManyAndReturn","ListCluster.updateOne","ListCluster.updateMany","ListCluster.updateManyAndReturn","ListCluster.upsertOne","ListCluster.deleteOne","ListCluster.deleteMany","ListCluster.groupBy","ListCluster.aggregate","ListShare.findUnique","ListShare.findUniqueOrThrow","ListShare.findFirst","ListShare.findFirstOrThrow","ListShare.findMany","ListShare.createOne","ListShare.createMany","ListShare.createManyAndReturn","ListShare.updateOne","ListShare.updateMany","ListShare.updateManyAndReturn","ListShare.upsertOne","ListShare.deleteOne","ListShare.deleteMany","ListShare.groupBy","ListShare.aggregate","tree","leafRows","nodes","ListTree.findUnique","ListTree.findUniqueOrThrow","ListTree.findFirst","ListTree.findFirstOrThrow","ListTree.findMany","ListTree.createOne","ListTree.createMany","ListTree.createManyAndReturn","ListTree.updateOne","ListTree.updateMany","ListTree.updateManyAndReturn","ListTree.upsertOne","ListTree.deleteOne","ListTree.deleteMany","ListTree.groupBy","ListTree.aggregate","ListTreeLeaf.findUnique","ListTreeLeaf.findUniqueOrThrow","ListTreeLeaf.findFirst","ListTreeLeaf.findFirstOrThrow","ListTreeLeaf.findMany","ListTreeLeaf.createOne","ListTreeLeaf.createMany","ListTreeLeaf.createManyAndReturn","ListTreeLeaf.updateOne","ListTreeLeaf.updateMany","ListTreeLeaf.updateManyAndReturn","ListTreeLeaf.upsertOne","ListTreeLeaf.deleteOne","ListTreeLeaf.deleteMany","ListTreeLeaf.groupBy","ListTreeLeaf.aggregate","ListTreeNode.findUnique","ListTreeNode.findUniqueOrThrow","ListTreeNode.findFirst","ListTreeNode.findFirstOrThrow","ListTreeNode.findMany","ListTreeNode.createOne","ListTreeNode.createMany","ListTreeNode.createManyAndReturn","ListTreeNode.updateOne","ListTreeNode.updateMany","ListTreeNode.updateManyAndReturn","ListTreeNode.upsertOne","ListTreeNode.deleteOne","ListTreeNode.deleteMany","ListTreeNode.groupBy","ListTreeNode.aggregate","NoticeChannel.findUnique","NoticeChannel.findUniqueOrThrow","NoticeChannel.findFirst","NoticeChannel.findFirstOrThrow","NoticeChannel.findMany","NoticeChannel.createOne","NoticeChannel.createMany","NoticeChannel.createManyAndReturn","NoticeChannel.updateOne","NoticeChannel.updateMany","NoticeChannel.updateManyAndReturn","NoticeChannel.upsertOne","NoticeChannel.deleteOne","NoticeChannel.deleteMany","NoticeChannel.groupBy","NoticeChannel.aggregate","NoticeAddress.findUnique","NoticeAddress.findUniqueOrThrow","NoticeAddress.findFirst","NoticeAddress.findFirstOrThrow","NoticeAddress.findMany","NoticeAddress.createOne","NoticeAddress.createMany","NoticeAddress.createManyAndReturn","NoticeAddress.updateOne","NoticeAddress.updateMany","NoticeAddress.updateManyAndReturn","NoticeAddress.upsertOne","NoticeAddress.deleteOne","NoticeAddress.deleteMany","NoticeAddress.groupBy","NoticeAddress.aggregate","NoticeEvent.findUnique","NoticeEvent.findUniqueOrThrow","NoticeEvent.findFirst","NoticeEvent.findFirstOrThrow","NoticeEvent.findMany","NoticeEvent.createOne","NoticeEvent.createMany","NoticeEvent.createManyAndReturn","NoticeEvent.updateOne","NoticeEvent.updateMany","NoticeEvent.updateManyAndReturn","NoticeEvent.upsertOne","NoticeEvent.deleteOne","NoticeEvent.deleteMany","NoticeEvent.groupBy","NoticeEvent.aggregate","NoticeMessage.findUnique","NoticeMessage.findUniqueOrThrow","NoticeMessage.findFirst","NoticeMessage.findFirstOrThrow","NoticeMessage.findMany","NoticeMessage.createOne","NoticeMessage.createMany","NoticeMessage.createManyAndReturn","NoticeMessage.updateOne","NoticeMessage.updateMany","NoticeMessage.updateManyAndReturn","NoticeMessage.upsertOne","NoticeMessage.deleteOne","NoticeMessage.deleteMany","NoticeMessage.groupBy","NoticeMessage.aggregate","NoticeCondition.findUnique","NoticeCondition.findUniqueOrThrow","NoticeCondition.findFirst","NoticeCondition.findFirstOrThrow","NoticeCondition.findMany","NoticeCondition.createOne","NoticeCondition.createMany","NoticeCondition.createManyAndReturn","NoticeCondition.updateOne","NoticeCondition.updateMany","NoticeCondition.updateManyAndReturn","NoticeCondition.upsertOne","NoticeCondition.deleteOne","NoticeCondition.deleteMany","NoticeCondition.groupBy","NoticeCondition.aggregate","PersonSession.findUnique","PersonSession.findUniqueOrThrow","PersonSession.findFirst","PersonSession.findFirstOrThrow","PersonSession.findMany","PersonSession.createOne","PersonSession.createMany","PersonSession.createManyAndReturn","PersonSession.updateOne","PersonSession.updateMany","PersonSession.updateManyAndReturn","PersonSession.upsertOne","PersonSession.deleteOne","PersonSession.deleteMany","PersonSession.groupBy","PersonSession.aggregate","LogoutToken.findUnique","LogoutToken.findUniqueOrThrow","LogoutToken.findFirst","LogoutToken.findFirstOrThrow","LogoutToken.findMany","LogoutToken.createOne","LogoutToken.createMany","LogoutToken.createManyAndReturn","LogoutToken.updateOne","LogoutToken.updateMany","LogoutToken.updateManyAndReturn","LogoutToken.upsertOne","LogoutToken.deleteOne","LogoutToken.deleteMany","LogoutToken.groupBy","LogoutToken.aggregate","policy","simulations","nullifiers","token","blocks","snapshots","watch","watched","Policy.findUnique","Policy.findUniqueOrThrow","Policy.findFirst","Policy.findFirstOrThrow","Policy.findMany","Policy.createOne","Policy.createMany","Policy.createManyAndReturn","Policy.updateOne","Policy.updateMany","Policy.updateManyAndReturn","Policy.upsertOne","Policy.deleteOne","Policy.deleteMany","Policy.groupBy","Policy.aggregate","PolicySimulation.findUnique","PolicySimulation.findUniqueOrThrow","PolicySimulation.findFirst","PolicySimulation.findFirstOrThrow","PolicySimulation.findMany","PolicySimulation.createOne","PolicySimulation.createMany","PolicySimulation.createManyAndReturn","PolicySimulation.updateOne","PolicySimulation.updateMany","PolicySimulation.updateManyAndReturn","PolicySimulation.upsertOne","PolicySimulation.deleteOne","PolicySimulation.deleteMany","PolicySimulation.groupBy","PolicySimulation.aggregate","PassNullifier.findUnique","PassNullifier.findUniqueOrThrow","PassNullifier.findFirst","PassNullifier.findFirstOrThrow","PassNullifier.findMany","PassNullifier.createOne","PassNullifier.createMany","PassNullifier.createManyAndReturn","PassNullifier.updateOne","PassNullifier.updateMany","PassNullifier.updateManyAndReturn","PassNullifier.upsertOne","PassNullifier.deleteOne","PassNullifier.deleteMany","PassNullifier.groupBy","PassNullifier.aggregate","SnapshotToken.findUnique","SnapshotToken.findUniqueOrThrow","SnapshotToken.findFirst","SnapshotToken.findFirstOrThrow","SnapshotToken.findMany","SnapshotToken.createOne","SnapshotToken.createMany","SnapshotToken.createManyAndReturn","SnapshotToken.updateOne","SnapshotToken.updateMany","SnapshotToken.updateManyAndReturn","SnapshotToken.upsertOne","SnapshotToken.deleteOne","SnapshotToken.deleteMany","SnapshotToken.groupBy","SnapshotToken.aggregate","SnapshotBlock.findUnique","SnapshotBlock.findUniqueOrThrow","SnapshotBlock.findFirst","SnapshotBlock.findFirstOrThrow","SnapshotBlock.findMany","SnapshotBlock.createOne","SnapshotBlock.createMany","SnapshotBlock.createManyAndReturn","SnapshotBlock.updateOne","SnapshotBlock.updateMany","SnapshotBlock.updateManyAndReturn","SnapshotBlock.upsertOne","SnapshotBlock.deleteOne","SnapshotBlock.deleteMany","SnapshotBlock.groupBy","SnapshotBlock.aggregate","SnapshotAnswer.findUnique","SnapshotAnswer.findUniqueOrThrow","SnapshotAnswer.findFirst","SnapshotAnswer.findFirstOrThrow","SnapshotAnswer.findMany","SnapshotAnswer.createOne","SnapshotAnswer.createMany","SnapshotAnswer.createManyAndReturn","SnapshotAnswer.updateOne","SnapshotAnswer.updateMany","SnapshotAnswer.updateManyAndReturn","SnapshotAnswer.upsertOne","SnapshotAnswer.deleteOne","SnapshotAnswer.deleteMany","SnapshotAnswer.groupBy","SnapshotAnswer.aggregate","PolicyWatch.findUnique","PolicyWatch.findUniqueOrThrow","PolicyWatch.findFirst","PolicyWatch.findFirstOrThrow","PolicyWatch.findMany","PolicyWatch.createOne","PolicyWatch.createMany","PolicyWatch.createManyAndReturn","PolicyWatch.updateOne","PolicyWatch.updateMany","PolicyWatch.updateManyAndReturn","PolicyWatch.upsertOne","PolicyWatch.deleteOne","PolicyWatch.deleteMany","PolicyWatch.groupBy","PolicyWatch.aggregate","WatchedWallet.findUnique","WatchedWallet.findUniqueOrThrow","WatchedWallet.findFirst","WatchedWallet.findFirstOrThrow","WatchedWallet.findMany","WatchedWallet.createOne","WatchedWallet.createMany","WatchedWallet.createManyAndReturn","WatchedWallet.updateOne","WatchedWallet.updateMany","WatchedWallet.updateManyAndReturn","WatchedWallet.upsertOne","WatchedWallet.deleteOne","WatchedWallet.deleteMany","WatchedWallet.groupBy","WatchedWallet.aggregate","ChainRead.findUnique","ChainRead.findUniqueOrThrow","ChainRead.findFirst","ChainRead.findFirstOrThrow","ChainRead.findMany","ChainRead.createOne","ChainRead.createMany","ChainRead.createManyAndReturn","ChainRead.updateOne","ChainRead.updateMany","ChainRead.updateManyAndReturn","ChainRead.upsertOne","ChainRead.deleteOne","ChainRead.deleteMany","ChainRead.groupBy","ChainRead.aggregate","wallet","histories","questions","OnceWallet.findUnique","OnceWallet.findUniqueOrThrow","OnceWallet.findFirst","OnceWallet.findFirstOrThrow","OnceWallet.findMany","OnceWallet.createOne","OnceWallet.createMany","OnceWallet.createManyAndReturn","OnceWallet.updateOne","OnceWallet.updateMany","OnceWallet.updateManyAndReturn","OnceWallet.upsertOne","OnceWallet.deleteOne","OnceWallet.deleteMany","OnceWallet.groupBy","OnceWallet.aggregate","OnceHistory.findUnique","OnceHistory.findUniqueOrThrow","OnceHistory.findFirst","OnceHistory.findFirstOrThrow","OnceHistory.findMany","OnceHistory.createOne","OnceHistory.createMany","OnceHistory.createManyAndReturn","OnceHistory.updateOne","OnceHistory.updateMany","OnceHistory.updateManyAndReturn","OnceHistory.upsertOne","OnceHistory.deleteOne","OnceHistory.deleteMany","OnceHistory.groupBy","OnceHistory.aggregate","OnceQuestion.findUnique","OnceQuestion.findUniqueOrThrow","OnceQuestion.findFirst","OnceQuestion.findFirstOrThrow","OnceQuestion.findMany","OnceQuestion.createOne","OnceQuestion.createMany","OnceQuestion.createManyAndReturn","OnceQuestion.updateOne","OnceQuestion.updateMany","OnceQuestion.updateManyAndReturn","OnceQuestion.upsertOne","OnceQuestion.deleteOne","OnceQuestion.deleteMany","OnceQuestion.groupBy","OnceQuestion.aggregate","Reservation.findUnique","Reservation.findUniqueOrThrow","Reservation.findFirst","Reservation.findFirstOrThrow","Reservation.findMany","Reservation.createOne","Reservation.createMany","Reservation.createManyAndReturn","Reservation.updateOne","Reservation.updateMany","Reservation.updateManyAndReturn","Reservation.upsertOne","Reservation.deleteOne","Reservation.deleteMany","Reservation.groupBy","Reservation.aggregate","ReservationCursor.findUnique","ReservationCursor.findUniqueOrThrow","ReservationCursor.findFirst","ReservationCursor.findFirstOrThrow","ReservationCursor.findMany","ReservationCursor.createOne","ReservationCursor.createMany","ReservationCursor.createManyAndReturn","ReservationCursor.updateOne","ReservationCursor.updateMany","ReservationCursor.updateManyAndReturn","ReservationCursor.upsertOne","ReservationCursor.deleteOne","ReservationCursor.deleteMany","ReservationCursor.groupBy","ReservationCursor.aggregate","Voucher.findUnique","Voucher.findUniqueOrThrow","Voucher.findFirst","Voucher.findFirstOrThrow","Voucher.findMany","Voucher.createOne","Voucher.createMany","Voucher.createManyAndReturn","Voucher.updateOne","Voucher.updateMany","Voucher.updateManyAndReturn","Voucher.upsertOne","Voucher.deleteOne","Voucher.deleteMany","Voucher.groupBy","Voucher.aggregate","ReferralCode.findUnique","ReferralCode.findUniqueOrThrow","ReferralCode.findFirst","ReferralCode.findFirstOrThrow","ReferralCode.findMany","ReferralCode.createOne","ReferralCode.createMany","ReferralCode.createManyAndReturn","ReferralCode.updateOne","ReferralCode.updateMany","ReferralCode.updateManyAndReturn","ReferralCode.upsertOne","ReferralCode.deleteOne","ReferralCode.deleteMany","ReferralCode.groupBy","ReferralCode.aggregate","Referral.findUnique","Referral.findUniqueOrThrow","Referral.findFirst","Referral.findFirstOrThrow","Referral.findMany","Referral.createOne","Referral.createMany","Referral.createManyAndReturn","Referral.updateOne","Referral.updateMany","Referral.updateManyAndReturn","Referral.upsertOne","Referral.deleteOne","Referral.deleteMany","Referral.groupBy","Referral.aggregate","SponsoredMint.findUnique","SponsoredMint.findUniqueOrThrow","SponsoredMint.findFirst","SponsoredMint.findFirstOrThrow","SponsoredMint.findMany","SponsoredMint.createOne","SponsoredMint.createMany","SponsoredMint.createManyAndReturn","SponsoredMint.updateOne","SponsoredMint.updateMany","SponsoredMint.updateManyAndReturn","SponsoredMint.upsertOne","SponsoredMint.deleteOne","SponsoredMint.deleteMany","SponsoredMint.groupBy","SponsoredMint.aggregate","SentTransaction.findUnique","SentTransaction.findUniqueOrThrow","SentTransaction.findFirst","SentTransaction.findFirstOrThrow","SentTransaction.findMany","SentTransaction.createOne","SentTransaction.createMany","SentTransaction.createManyAndReturn","SentTransaction.updateOne","SentTransaction.updateMany","SentTransaction.updateManyAndReturn","SentTransaction.upsertOne","SentTransaction.deleteOne","SentTransaction.deleteMany","SentTransaction.groupBy","SentTransaction.aggregate","Score.findUnique","Score.findUniqueOrThrow","Score.findFirst","Score.findFirstOrThrow","Score.findMany","Score.createOne","Score.createMany","Score.createManyAndReturn","Score.updateOne","Score.updateMany","Score.updateManyAndReturn","Score.upsertOne","Score.deleteOne","Score.deleteMany","Score.groupBy","Score.aggregate","ScoreFacts.findUnique","ScoreFacts.findUniqueOrThrow","ScoreFacts.findFirst","ScoreFacts.findFirstOrThrow","ScoreFacts.findMany","ScoreFacts.createOne","ScoreFacts.createMany","ScoreFacts.createManyAndReturn","ScoreFacts.updateOne","ScoreFacts.updateMany","ScoreFacts.updateManyAndReturn","ScoreFacts.upsertOne","ScoreFacts.deleteOne","ScoreFacts.deleteMany","ScoreFacts.groupBy","ScoreFacts.aggregate","ScoreSteps.findUnique","ScoreSteps.findUniqueOrThrow","ScoreSteps.findFirst","ScoreSteps.findFirstOrThrow","ScoreSteps.findMany","ScoreSteps.createOne","ScoreSteps.createMany","ScoreSteps.createManyAndReturn","ScoreSteps.updateOne","ScoreSteps.updateMany","ScoreSteps.updateManyAndReturn","ScoreSteps.upsertOne","ScoreSteps.deleteOne","ScoreSteps.deleteMany","ScoreSteps.groupBy","ScoreSteps.aggregate","ScoreFeed.findUnique","ScoreFeed.findUniqueOrThrow","ScoreFeed.findFirst","ScoreFeed.findFirstOrThrow","ScoreFeed.findMany","ScoreFeed.createOne","ScoreFeed.createMany","ScoreFeed.createManyAndReturn","ScoreFeed.updateOne","ScoreFeed.updateMany","ScoreFeed.updateManyAndReturn","ScoreFeed.upsertOne","ScoreFeed.deleteOne","ScoreFeed.deleteMany","ScoreFeed.groupBy","ScoreFeed.aggregate","IdentityFeed.findUnique","IdentityFeed.findUniqueOrThrow","IdentityFeed.findFirst","IdentityFeed.findFirstOrThrow","IdentityFeed.findMany","IdentityFeed.createOne","IdentityFeed.createMany","IdentityFeed.createManyAndReturn","IdentityFeed.updateOne","IdentityFeed.updateMany","IdentityFeed.updateManyAndReturn","IdentityFeed.upsertOne","IdentityFeed.deleteOne","IdentityFeed.deleteMany","IdentityFeed.groupBy","IdentityFeed.aggregate","SavedRanking.findUnique","SavedRanking.findUniqueOrThrow","SavedRanking.findFirst","SavedRanking.findFirstOrThrow","SavedRanking.findMany","SavedRanking.createOne","SavedRanking.createMany","SavedRanking.createManyAndReturn","SavedRanking.updateOne","SavedRanking.updateMany","SavedRanking.updateManyAndReturn","SavedRanking.upsertOne","SavedRanking.deleteOne","SavedRanking.deleteMany","SavedRanking.groupBy","SavedRanking.aggregate","ScoreClose.findUnique","ScoreClose.findUniqueOrThrow","ScoreClose.findFirst","ScoreClose.findFirstOrThrow","ScoreClose.findMany","ScoreClose.createOne","ScoreClose.createMany","ScoreClose.createManyAndReturn","ScoreClose.updateOne","ScoreClose.updateMany","ScoreClose.updateManyAndReturn","ScoreClose.upsertOne","ScoreClose.deleteOne","ScoreClose.deleteMany","ScoreClose.groupBy","ScoreClose.aggregate","StaleClose.findUnique","StaleClose.findUniqueOrThrow","StaleClose.findFirst","StaleClose.findFirstOrThrow","StaleClose.findMany","StaleClose.createOne","StaleClose.createMany","StaleClose.createManyAndReturn","StaleClose.updateOne","StaleClose.updateMany","StaleClose.updateManyAndReturn","StaleClose.upsertOne","StaleClose.deleteOne","StaleClose.deleteMany","StaleClose.groupBy","StaleClose.aggregate","PendingScore.findUnique","PendingScore.findUniqueOrThrow","PendingScore.findFirst","PendingScore.findFirstOrThrow","PendingScore.findMany","PendingScore.createOne","PendingScore.createMany","PendingScore.createManyAndReturn","PendingScore.updateOne","PendingScore.updateMany","PendingScore.updateManyAndReturn","PendingScore.upsertOne","PendingScore.deleteOne","PendingScore.deleteMany","PendingScore.groupBy","PendingScore.aggregate","ModelSwitch.findUnique","ModelSwitch.findUniqueOrThrow","ModelSwitch.findFirst","ModelSwitch.findFirstOrThrow","ModelSwitch.findMany","ModelSwitch.createOne","ModelSwitch.createMany","ModelSwitch.createManyAndReturn","ModelSwitch.updateOne","ModelSwitch.updateMany","ModelSwitch.updateManyAndReturn","ModelSwitch.upsertOne","ModelSwitch.deleteOne","ModelSwitch.deleteMany","ModelSwitch.groupBy","ModelSwitch.aggregate","ModelComparison.findUnique","ModelComparison.findUniqueOrThrow","ModelComparison.findFirst","ModelComparison.findFirstOrThrow","ModelComparison.findMany","ModelComparison.createOne","ModelComparison.createMany","ModelComparison.createManyAndReturn","ModelComparison.updateOne","ModelComparison.updateMany","ModelComparison.updateManyAndReturn","ModelComparison.upsertOne","ModelComparison.deleteOne","ModelComparison.deleteMany","ModelComparison.groupBy","ModelComparison.aggregate","Takedown.findUnique","Takedown.findUniqueOrThrow","Takedown.findFirst","Takedown.findFirstOrThrow","Takedown.findMany","Takedown.createOne","Takedown.createMany","Takedown.createManyAndReturn","Takedown.updateOne","Takedown.updateMany","Takedown.updateManyAndReturn","Takedown.upsertOne","Takedown.deleteOne","Takedown.deleteMany","Takedown.groupBy","Takedown.aggregate","TradingCursor.findUnique","TradingCursor.findUniqueOrThrow","TradingCursor.findFirst","TradingCursor.findFirstOrThrow","TradingCursor.findMany","TradingCursor.createOne","TradingCursor.createMany","TradingCursor.createManyAndReturn","TradingCursor.updateOne","TradingCursor.updateMany","TradingCursor.updateManyAndReturn","TradingCursor.upsertOne","TradingCursor.deleteOne","TradingCursor.deleteMany","TradingCursor.groupBy","TradingCursor.aggregate","Trade.findUnique","Trade.findUniqueOrThrow","Trade.findFirst","Trade.findFirstOrThrow","Trade.findMany","Trade.createOne","Trade.createMany","Trade.createManyAndReturn","Trade.updateOne","Trade.updateMany","Trade.updateManyAndReturn","Trade.upsertOne","Trade.deleteOne","Trade.deleteMany","Trade.groupBy","Trade.aggregate","TradingHolding.findUnique","TradingHolding.findUniqueOrThrow","TradingHolding.findFirst","TradingHolding.findFirstOrThrow","TradingHolding.findMany","TradingHolding.createOne","TradingHolding.createMany","TradingHolding.createManyAndReturn","TradingHolding.updateOne","TradingHolding.updateMany","TradingHolding.updateManyAndReturn","TradingHolding.upsertOne","TradingHolding.deleteOne","TradingHolding.deleteMany","TradingHolding.groupBy","TradingHolding.aggregate","Trader.findUnique","Trader.findUniqueOrThrow","Trader.findFirst","Trader.findFirstOrThrow","Trader.findMany","Trader.createOne","Trader.createMany","Trader.createManyAndReturn","Trader.updateOne","Trader.updateMany","Trader.updateManyAndReturn","Trader.upsertOne","Trader.deleteOne","Trader.deleteMany","Trader.groupBy","Trader.aggregate","TraderHistogram.findUnique","TraderHistogram.findUniqueOrThrow","TraderHistogram.findFirst","TraderHistogram.findFirstOrThrow","TraderHistogram.findMany","TraderHistogram.createOne","TraderHistogram.createMany","TraderHistogram.createManyAndReturn","TraderHistogram.updateOne","TraderHistogram.updateMany","TraderHistogram.updateManyAndReturn","TraderHistogram.upsertOne","TraderHistogram.deleteOne","TraderHistogram.deleteMany","TraderHistogram.groupBy","TraderHistogram.aggregate","StaleTrader.findUnique","StaleTrader.findUniqueOrThrow","StaleTrader.findFirst","StaleTrader.findFirstOrThrow","StaleTrader.findMany","StaleTrader.createOne","StaleTrader.createMany","StaleTrader.createManyAndReturn","StaleTrader.updateOne","StaleTrader.updateMany","StaleTrader.updateManyAndReturn","StaleTrader.upsertOne","StaleTrader.deleteOne","StaleTrader.deleteMany","StaleTrader.groupBy","StaleTrader.aggregate","Wallet.findUnique","Wallet.findUniqueOrThrow","Wallet.findFirst","Wallet.findFirstOrThrow","Wallet.findMany","Wallet.createOne","Wallet.createMany","Wallet.createManyAndReturn","Wallet.updateOne","Wallet.updateMany","Wallet.updateManyAndReturn","Wallet.upsertOne","Wallet.deleteOne","Wallet.deleteMany","Wallet.groupBy","Wallet.aggregate","TrackedWallet.findUnique","TrackedWallet.findUniqueOrThrow","TrackedWallet.findFirst","TrackedWallet.findFirstOrThrow","TrackedWallet.findMany","TrackedWallet.createOne","TrackedWallet.createMany","TrackedWallet.createManyAndReturn","TrackedWallet.updateOne","TrackedWallet.updateMany","TrackedWallet.updateManyAndReturn","TrackedWallet.upsertOne","TrackedWallet.deleteOne","TrackedWallet.deleteMany","TrackedWallet.groupBy","TrackedWallet.aggregate","Tracking.findUnique","Tracking.findUniqueOrThrow","Tracking.findFirst","Tracking.findFirstOrThrow","Tracking.findMany","Tracking.createOne","Tracking.createMany","Tracking.createManyAndReturn","Tracking.updateOne","Tracking.updateMany","Tracking.updateManyAndReturn","Tracking.upsertOne","Tracking.deleteOne","Tracking.deleteMany","Tracking.groupBy","Tracking.aggregate","backfills","line","Backfill.findUnique","Backfill.findUniqueOrThrow","Backfill.findFirst","Backfill.findFirstOrThrow","Backfill.findMany","Backfill.createOne","Backfill.createMany","Backfill.createManyAndReturn","Backfill.updateOne","Backfill.updateMany","Backfill.updateManyAndReturn","Backfill.upsertOne","Backfill.deleteOne","Backfill.deleteMany","Backfill.groupBy","Backfill.aggregate","BackfillParty.findUnique","BackfillParty.findUniqueOrThrow","BackfillParty.findFirst","BackfillParty.findFirstOrThrow","BackfillParty.findMany","BackfillParty.createOne","BackfillParty.createMany","BackfillParty.createManyAndReturn","BackfillParty.updateOne","BackfillParty.updateMany","BackfillParty.updateManyAndReturn","BackfillParty.upsertOne","BackfillParty.deleteOne","BackfillParty.deleteMany","BackfillParty.groupBy","BackfillParty.aggregate","StagedActivity.findUnique","StagedActivity.findUniqueOrThrow","StagedActivity.findFirst","StagedActivity.findFirstOrThrow","StagedActivity.findMany","StagedActivity.createOne","StagedActivity.createMany","StagedActivity.createManyAndReturn","StagedActivity.updateOne","StagedActivity.updateMany","StagedActivity.updateManyAndReturn","StagedActivity.upsertOne","StagedActivity.deleteOne","StagedActivity.deleteMany","StagedActivity.groupBy","StagedActivity.aggregate","AutomaticTracking.findUnique","AutomaticTracking.findUniqueOrThrow","AutomaticTracking.findFirst","AutomaticTracking.findFirstOrThrow","AutomaticTracking.findMany","AutomaticTracking.createOne","AutomaticTracking.createMany","AutomaticTracking.createManyAndReturn","AutomaticTracking.updateOne","AutomaticTracking.updateMany","AutomaticTracking.updateManyAndReturn","AutomaticTracking.upsertOne","AutomaticTracking.deleteOne","AutomaticTracking.deleteMany","AutomaticTracking.groupBy","AutomaticTracking.aggregate","Outbox.findUnique","Outbox.findUniqueOrThrow","Outbox.findFirst","Outbox.findFirstOrThrow","Outbox.findMany","Outbox.createOne","Outbox.createMany","Outbox.createManyAndReturn","Outbox.updateOne","Outbox.updateMany","Outbox.updateManyAndReturn","Outbox.upsertOne","Outbox.deleteOne","Outbox.deleteMany","Outbox.groupBy","Outbox.aggregate","webhook","delivery","attempts","deliveries","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","WebhookAttempt.findUnique","WebhookAttempt.findUniqueOrThrow","WebhookAttempt.findFirst","WebhookAttempt.findFirstOrThrow","WebhookAttempt.findMany","WebhookAttempt.createOne","WebhookAttempt.createMany","WebhookAttempt.createManyAndReturn","WebhookAttempt.updateOne","WebhookAttempt.updateMany","WebhookAttempt.updateManyAndReturn","WebhookAttempt.upsertOne","WebhookAttempt.deleteOne","WebhookAttempt.deleteMany","WebhookAttempt.groupBy","WebhookAttempt.aggregate","AND","OR","NOT","id","deliveryId","at","statusCode","durationMs","error","requestHeaders","responseBody","equals","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","lt","lte","gt","gte","not","in","notIn","contains","startsWith","endsWith","webhookId","messageId","event","body","replayOf","status","attempt","earlierAttempts","nextAttemptAt","claim","leasedUntil","createdAt","traceparent","developerId","url","host","subjects","allSubjects","secret","oldSecret","oldSecretUntil","signatureKey","oldSignatureKey","active","disabledReason","operatorOff","failingSince","isFull","missedFrom","missedUntil","has","hasEvery","hasSome","every","some","none","subjectsDone","expandedTo","address","client","chainId","blockNumber","txIndex","logIndex","own","ran","kind","txHash","counterparty","asset","assetOut","method","amount","amountOut","fee","wallet_chainId_blockNumber_logIndex_kind_txHash","party","servedAt","turns","queuedAt","dueAt","progress","address_chainId","developerId_address","state","transactions","truncated","unreadRows","gaps","smartAccount","source","fromBlock","toBlock","sources","readyAt","checkedAt","attestedFrom","attestedTo","attestDue","subject","period","sort","bucket","prefix","traders","chainId_period_sort_bucket_prefix","trades","volume","profit","chainId_period_subject","units","cost","subject_chainId_token","chainId_at_blockNumber_txIndex_logIndex_wallet","since24h","since7d","since30d","settings","target","reason","liftedAt","kind_target","version","requestedAt","compared","finishedAt","result","announcedAt","activeFrom","activatedAt","rescoredAt","summary","cause","scoredTo","scored","fromDay","subject_chainId","day","until","total","activity","age","diversity","governance","social","risk","loyalty","ranked","confidence","recordedAt","subject_chainId_day","position","scopes","savedAt","before","after","rankedBefore","rankedAfter","reachedBefore","reachedAfter","sourceChain","days","factsHash","facts","subject_factsHash","bonus","unavailable","stale","modelHash","reachedAt","nextChangeDay","updatedAt","sender","nonce","raw","hashes","raises","sentAt","minedAt","chainId_sender_nonce","name","referee","referrer","code","confirmedAt","claimer","price","signature","expiresAt","referralCode","consents","blockHash","deposit","reservedAt","chainId_txHash_logIndex","asker","askedAt","reads","payer","readAt","listed","comparedAt","compareFrom","alike","headAt","asker_address","calls","party_day","policyId","outcome","chainOutcomes","chainReadAt","nextOutcome","nextBlocks","since","readsChain","turnAt","tokenHash","score","tokenHash_day_address","network","snapshot","endsAt","stored","groupId","nullifier","firstAt","lastSubject","tally","policyId_address","tokenHash_network_snapshot","policyId_groupId","ended","issuedAt","issuer","providerSession","role","grantedBy","refreshToken","checkAt","checkFault","revokedAt","lastUsedAt","channelId","key","seenAt","notifiedAt","items","notices","endedAt","targetHash","asked","refused","medium","kinds","namedAt","failures","treeId","piece","bytes","index","listId","who","cap","floor","decimals","root","leaves","sum","domain","signer","treeId_piece","treeId_index","cluster","size","strength","members","evidence","keep","row","text","input","special","duplicateOf","reasons","svcId","tier","flags","known","sameAs","read","repair","column","previousId","format","columns","counts","charged","reading","lastRow","completedAt","listId_cluster","listId_line_reason","listId_row","listId_piece","partlyRead","wallet_chainId_blockNumber_txIndex","firstBlock","retryAt","resolvedAt","chainId_blockNumber_txIndex","weight","foundBy","funder","clusterSize","chainLength","chainId_wallet","block","wallet_chainId_block","wallet_chainId","number","hash","parentHash","time","statedTime","chainId_number","pausedAt","pauseReason","reindexFrom","reindexRequestedAt","reindexStartedAt","setAsideBlock","setAsideRequestedAt","chainId_host","blockTime","guessed","headNumber","finalizedBlock","scoredBlock","scoredHash","dayBlockNumber","dayBlockHash","dayBlockTime","missingBlock","missingSince","joinedAt","ownerTx","owner","movedAt","name_ownerTx","leftAt","address_name_owner","primary","linkedAt","tokenId","parent","mintedAt","final","blocked","received","nameHash","account","epoch","firstIndex","firstAddress","chunkHash","epoch_firstIndex","previousRoot","chains","lineBytes","checksum","storedBytes","published","hour","keyId","endpoint","requests","errors","latencies","developerId_hour_keyId_endpoint","developerId_day","caller","caller_hour","path","bodyHash","committed","results","fence","startedAt","caller_method_path_key","actor","act","details","requestId","origins","policyIds","permissions","rateLimit","last4","suspendedAt","suspensionReason","replacedBy","erasingAt","erasedAt","channelId_key","channelId_kind","developerId_targetHash","value","uid","revocation","chainId_uid","contract","chainId_contract_uid_issuer","schemaUid","expirationTime","attestation","chainId_contract_uid","omittedBytes","decoded","preview","revocable","refUid","salt","signatureKind","revocationReason","revocationDetails","publicReason","revocationSignature","revocationSeq","revokedBlock","revokedTxHash","uid_issuer_chainId_contract","nameKey","schema","resolver","flag","openedAt","decideBy","decidedAt","decision","totalBefore","totalAfter","consent","wallet_flag","earnedAt","claimedAt","lostAt","subject_id","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "viDwB5ANCcENAADnFwAwwg0AAAQAEMMNAADnFwAwxA0BAJcVACGsDgEAlxUAIYURQACbFQAhhhFAAJoVACGHEUAAmhUAIYgRAADoFwAgAQAAAAEAIAEAAAABACAIwQ0AAOcXADDCDQAABAAQww0AAOcXADDEDQEAlxUAIawOAQCXFQAhhRFAAJsVACGGEUAAmhUAIYcRQACaFQAhAoYRAADpFwAghxEAAOkXACADAAAABAAgAwAABQAwBAAAAQAgAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACAFxA0BAAAAAawOAQAAAAGFEUAAAAABhhFAAAAAAYcRQAAAAAEBCAAACQAgBcQNAQAAAAGsDgEAAAABhRFAAAAAAYYRQAAAAAGHEUAAAAABAQgAAAsAMAEIAAALADAFxA0BAPQXACGsDgEA9BcAIYURQADwFwAhhhFAAPwXACGHEUAA_BcAIQIAAAABACAIAAAOACAFxA0BAPQXACGsDgEA9BcAIYURQADwFwAhhhFAAPwXACGHEUAA_BcAIQIAAAAEACAIAAAQACACAAAABAAgCAAAEAAgAwAAAAEAIA8AAAkAIBAAAA4AIAEAAAABACABAAAABAAgBRUAAKYfACAWAACoHwAgFwAApx8AIIYRAADpFwAghxEAAOkXACAIwQ0AAOYXADDCDQAAFwAQww0AAOYXADDEDQEA-BQAIawOAQD4FAAhhRFAAPkUACGGEUAAjhUAIYcRQACOFQAhAwAAAAQAIAMAABYAMBQAABcAIAMAAAAEACADAAAFADAEAAABACATyAgBAJcVACHBDQAA5BcAMMINAAAdABDDDQAA5BcAMMQNAQAAAAHiDQEAlxUAIeoNAQCXFQAhwA4BAJcVACHQDkAAmhUAId4PAACSFQAg_BABAJcVACH9EEAAmxUAIf4QQACbFQAh_xBAAJoVACGAEQEAmRUAIYERAgCeFQAhghECAJ4VACGDEQEAAAABhBEAAOUXACABAAAAGgAgAQAAABoAIBLICAEAlxUAIcENAADkFwAwwg0AAB0AEMMNAADkFwAwxA0BAJcVACHiDQEAlxUAIeoNAQCXFQAhwA4BAJcVACHQDkAAmhUAId4PAACSFQAg_BABAJcVACH9EEAAmxUAIf4QQACbFQAh_xBAAJoVACGAEQEAmRUAIYERAgCeFQAhghECAJ4VACGDEQEAmRUAIQbQDgAA6RcAIP8QAADpFwAggBEAAOkXACCBEQAA6RcAIIIRAADpFwAggxEAAOkXACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAMAAAAdACADAAAeADAEAAAaACAPyAgBAAAAAcQNAQAAAAHiDQEAAAAB6g0BAAAAAcAOAQAAAAHQDkAAAAAB3g8AAKUfACD8EAEAAAAB_RBAAAAAAf4QQAAAAAH_EEAAAAABgBEBAAAAAYERAgAAAAGCEQIAAAABgxEBAAAAAQEIAAAiACAPyAgBAAAAAcQNAQAAAAHiDQEAAAAB6g0BAAAAAcAOAQAAAAHQDkAAAAAB3g8AAKUfACD8EAEAAAAB_RBAAAAAAf4QQAAAAAH_EEAAAAABgBEBAAAAAYERAgAAAAGCEQIAAAABgxEBAAAAAQEIAAAkADABCAAAJAAwD8gIAQD0FwAhxA0BAPQXACHiDQEA9BcAIeoNAQD0FwAhwA4BAPQXACHQDkAA_BcAId4PAACkHwAg_BABAPQXACH9EEAA8BcAIf4QQADwFwAh_xBAAPwXACGAEQEA8xcAIYERAgDxFwAhghECAPEXACGDEQEA8xcAIQIAAAAaACAIAAAnACAPyAgBAPQXACHEDQEA9BcAIeINAQD0FwAh6g0BAPQXACHADgEA9BcAIdAOQAD8FwAh3g8AAKQfACD8EAEA9BcAIf0QQADwFwAh_hBAAPAXACH_EEAA_BcAIYARAQDzFwAhgRECAPEXACGCEQIA8RcAIYMRAQDzFwAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACALFQAAnx8AIBYAAKIfACAXAAChHwAgKAAAoB8AICkAAKMfACDQDgAA6RcAIP8QAADpFwAggBEAAOkXACCBEQAA6RcAIIIRAADpFwAggxEAAOkXACASyAgBAPgUACHBDQAA4xcAMMINAAAwABDDDQAA4xcAMMQNAQD4FAAh4g0BAPgUACHqDQEA-BQAIcAOAQD4FAAh0A5AAI4VACHeDwAAkhUAIPwQAQD4FAAh_RBAAPkUACH-EEAA-RQAIf8QQACOFQAhgBEBAPwUACGBEQIA-hQAIYIRAgD6FAAhgxEBAPwUACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAvBDQAA4hcAMMINAAA2ABDDDQAA4hcAMOgNQACbFQAh6g0BAJkVACH9DgEAmRUAIeEQAQAAAAHtECAAmBUAIfkQAQAAAAH6EAEAlxUAIfsQAQCXFQAhAQAAADMAIAEAAAAzACALwQ0AAOIXADDCDQAANgAQww0AAOIXADDoDUAAmxUAIeoNAQCZFQAh_Q4BAJkVACHhEAEAlxUAIe0QIACYFQAh-RABAJkVACH6EAEAlxUAIfsQAQCXFQAhA-oNAADpFwAg_Q4AAOkXACD5EAAA6RcAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgAwAAADYAIAMAADcAMAQAADMAIAjoDUAAAAAB6g0BAAAAAf0OAQAAAAHhEAEAAAAB7RAgAAAAAfkQAQAAAAH6EAEAAAAB-xABAAAAAQEIAAA7ACAI6A1AAAAAAeoNAQAAAAH9DgEAAAAB4RABAAAAAe0QIAAAAAH5EAEAAAAB-hABAAAAAfsQAQAAAAEBCAAAPQAwAQgAAD0AMAjoDUAA8BcAIeoNAQDzFwAh_Q4BAPMXACHhEAEA9BcAIe0QIACSGAAh-RABAPMXACH6EAEA9BcAIfsQAQD0FwAhAgAAADMAIAgAAEAAIAjoDUAA8BcAIeoNAQDzFwAh_Q4BAPMXACHhEAEA9BcAIe0QIACSGAAh-RABAPMXACH6EAEA9BcAIfsQAQD0FwAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAGFQAAnB8AIBYAAJ4fACAXAACdHwAg6g0AAOkXACD9DgAA6RcAIPkQAADpFwAgC8ENAADhFwAwwg0AAEkAEMMNAADhFwAw6A1AAPkUACHqDQEA_BQAIf0OAQD8FAAh4RABAPgUACHtECAAkxUAIfkQAQD8FAAh-hABAPgUACH7EAEA-BQAIQMAAAA2ACADAABIADAUAABJACADAAAANgAgAwAANwAwBAAAMwAgJQgBAJcVACHBDQAA3xcAMMINAABPABDDDQAA3xcAMMQNAQAAAAHoDUAAmxUAIYUOBACiFQAhhg4EAM8VACGIDgIAnhUAIYwOAQCZFQAhrA4BAJcVACH1DgEAmRUAIYQPAQCZFQAhiA8BAJkVACGzDwEAlxUAIboPQACaFQAhjBAEAKIVACGuECAAmBUAIeEQAQCXFQAh5BABAJcVACHmEAEAlxUAIecQBACiFQAh6hACAJ4VACHrEAAAoBUAIOwQAACgFQAg7RAgAJgVACHuEAEAlxUAIe8QAQCZFQAh8BABAJcVACHxEAEAmRUAIfIQAQCZFQAh8xABAJkVACH0EAEAmRUAIfUQBAAAAAH2EAQAzxUAIfcQAQCZFQAh-BAAAOAXACABAAAATAAgAQAAAEwAICQIAQCXFQAhwQ0AAN8XADDCDQAATwAQww0AAN8XADDEDQEAlxUAIegNQACbFQAhhQ4EAKIVACGGDgQAzxUAIYgOAgCeFQAhjA4BAJkVACGsDgEAlxUAIfUOAQCZFQAhhA8BAJkVACGIDwEAmRUAIbMPAQCXFQAhug9AAJoVACGMEAQAohUAIa4QIACYFQAh4RABAJcVACHkEAEAlxUAIeYQAQCXFQAh5xAEAKIVACHqEAIAnhUAIesQAACgFQAg7BAAAKAVACDtECAAmBUAIe4QAQCXFQAh7xABAJkVACHwEAEAlxUAIfEQAQCZFQAh8hABAJkVACHzEAEAmRUAIfQQAQCZFQAh9RAEAM8VACH2EAQAzxUAIfcQAQCZFQAhEoYOAADpFwAgiA4AAOkXACCMDgAA6RcAIPUOAADpFwAghA8AAOkXACCIDwAA6RcAILoPAADpFwAg6hAAAOkXACDrEAAA6RcAIOwQAADpFwAg7xAAAOkXACDxEAAA6RcAIPIQAADpFwAg8xAAAOkXACD0EAAA6RcAIPUQAADpFwAg9hAAAOkXACD3EAAA6RcAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgAwAAAE8AIAMAAFAAMAQAAEwAICEIAQAAAAHEDQEAAAAB6A1AAAAAAYUOBAAAAAGGDgQAAAABiA4CAAAAAYwOAQAAAAGsDgEAAAAB9Q4BAAAAAYQPAQAAAAGIDwEAAAABsw8BAAAAAboPQAAAAAGMEAQAAAABrhAgAAAAAeEQAQAAAAHkEAEAAAAB5hABAAAAAecQBAAAAAHqEAIAAAAB6xCAAAAAAewQgAAAAAHtECAAAAAB7hABAAAAAe8QAQAAAAHwEAEAAAAB8RABAAAAAfIQAQAAAAHzEAEAAAAB9BABAAAAAfUQBAAAAAH2EAQAAAAB9xABAAAAAQEIAABUACAhCAEAAAABxA0BAAAAAegNQAAAAAGFDgQAAAABhg4EAAAAAYgOAgAAAAGMDgEAAAABrA4BAAAAAfUOAQAAAAGEDwEAAAABiA8BAAAAAbMPAQAAAAG6D0AAAAABjBAEAAAAAa4QIAAAAAHhEAEAAAAB5BABAAAAAeYQAQAAAAHnEAQAAAAB6hACAAAAAesQgAAAAAHsEIAAAAAB7RAgAAAAAe4QAQAAAAHvEAEAAAAB8BABAAAAAfEQAQAAAAHyEAEAAAAB8xABAAAAAfQQAQAAAAH1EAQAAAAB9hAEAAAAAfcQAQAAAAEBCAAAVgAwAQgAAFYAMCEIAQD0FwAhxA0BAPQXACHoDUAA8BcAIYUOBADvFwAhhg4EANsYACGIDgIA8RcAIYwOAQDzFwAhrA4BAPQXACH1DgEA8xcAIYQPAQDzFwAhiA8BAPMXACGzDwEA9BcAIboPQAD8FwAhjBAEAO8XACGuECAAkhgAIeEQAQD0FwAh5BABAPQXACHmEAEA9BcAIecQBADvFwAh6hACAPEXACHrEIAAAAAB7BCAAAAAAe0QIACSGAAh7hABAPQXACHvEAEA8xcAIfAQAQD0FwAh8RABAPMXACHyEAEA8xcAIfMQAQDzFwAh9BABAPMXACH1EAQA2xgAIfYQBADbGAAh9xABAPMXACECAAAATAAgCAAAWQAgIQgBAPQXACHEDQEA9BcAIegNQADwFwAhhQ4EAO8XACGGDgQA2xgAIYgOAgDxFwAhjA4BAPMXACGsDgEA9BcAIfUOAQDzFwAhhA8BAPMXACGIDwEA8xcAIbMPAQD0FwAhug9AAPwXACGMEAQA7xcAIa4QIACSGAAh4RABAPQXACHkEAEA9BcAIeYQAQD0FwAh5xAEAO8XACHqEAIA8RcAIesQgAAAAAHsEIAAAAAB7RAgAJIYACHuEAEA9BcAIe8QAQDzFwAh8BABAPQXACHxEAEA8xcAIfIQAQDzFwAh8xABAPMXACH0EAEA8xcAIfUQBADbGAAh9hAEANsYACH3EAEA8xcAIQIAAABPACAIAABbACACAAAATwAgCAAAWwAgAwAAAEwAIA8AAFQAIBAAAFkAIAEAAABMACABAAAATwAgFxUAAJcfACAWAACaHwAgFwAAmR8AICgAAJgfACApAACbHwAghg4AAOkXACCIDgAA6RcAIIwOAADpFwAg9Q4AAOkXACCEDwAA6RcAIIgPAADpFwAgug8AAOkXACDqEAAA6RcAIOsQAADpFwAg7BAAAOkXACDvEAAA6RcAIPEQAADpFwAg8hAAAOkXACDzEAAA6RcAIPQQAADpFwAg9RAAAOkXACD2EAAA6RcAIPcQAADpFwAgJAgBAPgUACHBDQAA3hcAMMINAABiABDDDQAA3hcAMMQNAQD4FAAh6A1AAPkUACGFDgQA9xQAIYYOBADLFQAhiA4CAPoUACGMDgEA_BQAIawOAQD4FAAh9Q4BAPwUACGEDwEA_BQAIYgPAQD8FAAhsw8BAPgUACG6D0AAjhUAIYwQBAD3FAAhrhAgAJMVACHhEAEA-BQAIeQQAQD4FAAh5hABAPgUACHnEAQA9xQAIeoQAgD6FAAh6xAAAP0UACDsEAAA_RQAIO0QIACTFQAh7hABAPgUACHvEAEA_BQAIfAQAQD4FAAh8RABAPwUACHyEAEA_BQAIfMQAQD8FAAh9BABAPwUACH1EAQAyxUAIfYQBADLFQAh9xABAPwUACEDAAAATwAgAwAAYQAwFAAAYgAgAwAAAE8AIAMAAFAAMAQAAEwAIBDBDQAA3BcAMMINAABoABDDDQAA3BcAMIUOBACiFQAhhg4EAKIVACGIDgIAnxUAIawOAQCXFQAh9Q4BAJcVACGzDwEAlxUAIYwQBACiFQAh4RABAJcVACHkEAEAlxUAIeYQAQCXFQAh5xAEAKIVACHoEAAAqhUAIOkQAADdFwAgAQAAAGUAIAEAAABlACAPwQ0AANwXADDCDQAAaAAQww0AANwXADCFDgQAohUAIYYOBACiFQAhiA4CAJ8VACGsDgEAlxUAIfUOAQCXFQAhsw8BAJcVACGMEAQAohUAIeEQAQCXFQAh5BABAJcVACHmEAEAlxUAIecQBACiFQAh6BAAAKoVACAAAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDIUOBAAAAAGGDgQAAAABiA4CAAAAAawOAQAAAAH1DgEAAAABsw8BAAAAAYwQBAAAAAHhEAEAAAAB5BABAAAAAeYQAQAAAAHnEAQAAAAB6BCAAAAAAQEIAABtACAMhQ4EAAAAAYYOBAAAAAGIDgIAAAABrA4BAAAAAfUOAQAAAAGzDwEAAAABjBAEAAAAAeEQAQAAAAHkEAEAAAAB5hABAAAAAecQBAAAAAHoEIAAAAABAQgAAG8AMAEIAABvADAMhQ4EAO8XACGGDgQA7xcAIYgOAgDyFwAhrA4BAPQXACH1DgEA9BcAIbMPAQD0FwAhjBAEAO8XACHhEAEA9BcAIeQQAQD0FwAh5hABAPQXACHnEAQA7xcAIegQgAAAAAECAAAAZQAgCAAAcgAgDIUOBADvFwAhhg4EAO8XACGIDgIA8hcAIawOAQD0FwAh9Q4BAPQXACGzDwEA9BcAIYwQBADvFwAh4RABAPQXACHkEAEA9BcAIeYQAQD0FwAh5xAEAO8XACHoEIAAAAABAgAAAGgAIAgAAHQAIAIAAABoACAIAAB0ACADAAAAZQAgDwAAbQAgEAAAcgAgAQAAAGUAIAEAAABoACAFFQAAkh8AIBYAAJUfACAXAACUHwAgKAAAkx8AICkAAJYfACAPwQ0AANsXADDCDQAAewAQww0AANsXADCFDgQA9xQAIYYOBAD3FAAhiA4CAPsUACGsDgEA-BQAIfUOAQD4FAAhsw8BAPgUACGMEAQA9xQAIeEQAQD4FAAh5BABAPgUACHmEAEA-BQAIecQBAD3FAAh6BAAAKcVACADAAAAaAAgAwAAegAwFAAAewAgAwAAAGgAIAMAAGkAMAQAAGUAIAvBDQAA2RcAMMINAACBAQAQww0AANkXADCFDgQAohUAIYYOBACiFQAhjA4BAJcVACGzDwEAlxUAIZcQBACiFQAh4RABAJcVACHkEAEAlxUAIeUQAADaFwAgAQAAAH4AIAEAAAB-ACAKwQ0AANkXADDCDQAAgQEAEMMNAADZFwAwhQ4EAKIVACGGDgQAohUAIYwOAQCXFQAhsw8BAJcVACGXEAQAohUAIeEQAQCXFQAh5BABAJcVACEAAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgB4UOBAAAAAGGDgQAAAABjA4BAAAAAbMPAQAAAAGXEAQAAAAB4RABAAAAAeQQAQAAAAEBCAAAhgEAIAeFDgQAAAABhg4EAAAAAYwOAQAAAAGzDwEAAAABlxAEAAAAAeEQAQAAAAHkEAEAAAABAQgAAIgBADABCAAAiAEAMAeFDgQA7xcAIYYOBADvFwAhjA4BAPQXACGzDwEA9BcAIZcQBADvFwAh4RABAPQXACHkEAEA9BcAIQIAAAB-ACAIAACLAQAgB4UOBADvFwAhhg4EAO8XACGMDgEA9BcAIbMPAQD0FwAhlxAEAO8XACHhEAEA9BcAIeQQAQD0FwAhAgAAAIEBACAIAACNAQAgAgAAAIEBACAIAACNAQAgAwAAAH4AIA8AAIYBACAQAACLAQAgAQAAAH4AIAEAAACBAQAgBRUAAI0fACAWAACQHwAgFwAAjx8AICgAAI4fACApAACRHwAgCsENAADYFwAwwg0AAJQBABDDDQAA2BcAMIUOBAD3FAAhhg4EAPcUACGMDgEA-BQAIbMPAQD4FAAhlxAEAPcUACHhEAEA-BQAIeQQAQD4FAAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIAXBDQAA1xcAMMINAACaAQAQww0AANcXADCsDgEAAAABgBACAJ8VACEBAAAAlwEAIAEAAACXAQAgBcENAADXFwAwwg0AAJoBABDDDQAA1xcAMKwOAQCXFQAhgBACAJ8VACEAAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgAqwOAQAAAAGAEAIAAAABAQgAAJ8BACACrA4BAAAAAYAQAgAAAAEBCAAAoQEAMAEIAAChAQAwAqwOAQD0FwAhgBACAPIXACECAAAAlwEAIAgAAKQBACACrA4BAPQXACGAEAIA8hcAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBRUAAIgfACAWAACLHwAgFwAAih8AICgAAIkfACApAACMHwAgBcENAADWFwAwwg0AAK0BABDDDQAA1hcAMKwOAQD4FAAhgBACAPsUACEDAAAAmgEAIAMAAKwBADAUAACtAQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAkIAACqFQAgwQ0AANUXADDCDQAAswEAEMMNAADVFwAwxA0BAAAAAcYNQACbFQAhgw4BAJcVACGLDgEAlxUAIZAPQACaFQAhAQAAALABACABAAAAsAEAIAkIAACqFQAgwQ0AANUXADDCDQAAswEAEMMNAADVFwAwxA0BAJcVACHGDUAAmxUAIYMOAQCXFQAhiw4BAJcVACGQD0AAmhUAIQGQDwAA6RcAIAMAAACzAQAgAwAAtAEAMAQAALABACADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAYIgAAAAAHEDQEAAAABxg1AAAAAAYMOAQAAAAGLDgEAAAABkA9AAAAAAQEIAAC4AQAgBgiAAAAAAcQNAQAAAAHGDUAAAAABgw4BAAAAAYsOAQAAAAGQD0AAAAABAQgAALoBADABCAAAugEAMAYIgAAAAAHEDQEA9BcAIcYNQADwFwAhgw4BAPQXACGLDgEA9BcAIZAPQAD8FwAhAgAAALABACAIAAC9AQAgBgiAAAAAAcQNAQD0FwAhxg1AAPAXACGDDgEA9BcAIYsOAQD0FwAhkA9AAPwXACECAAAAswEAIAgAAL8BACACAAAAswEAIAgAAL8BACADAAAAsAEAIA8AALgBACAQAAC9AQAgAQAAALABACABAAAAswEAIAQVAACFHwAgFgAAhx8AIBcAAIYfACCQDwAA6RcAIAkIAACnFQAgwQ0AANQXADDCDQAAxgEAEMMNAADUFwAwxA0BAPgUACHGDUAA-RQAIYMOAQD4FAAhiw4BAPgUACGQD0AAjhUAIQMAAACzAQAgAwAAxQEAMBQAAMYBACADAAAAswEAIAMAALQBADAEAACwAQAgEo8NAgCfFQAhwQ0AANIXADDCDQAAzAEAEMMNAADSFwAwxg1AAJsVACGFDgQAohUAIYYOBACiFQAhiA4CAJ8VACGMDgEAlxUAIawOAQCXFQAh9Q4BAJkVACGIDwEAmRUAIbMPAQCXFQAh_Q9AAJsVACGXEAQAohUAIeEQAQCXFQAh4hAAAKAVACDjEAAA0xcAIAEAAADJAQAgAQAAAMkBACARjw0CAJ8VACHBDQAA0hcAMMINAADMAQAQww0AANIXADDGDUAAmxUAIYUOBACiFQAhhg4EAKIVACGIDgIAnxUAIYwOAQCXFQAhrA4BAJcVACH1DgEAmRUAIYgPAQCZFQAhsw8BAJcVACH9D0AAmxUAIZcQBACiFQAh4RABAJcVACHiEAAAoBUAIAP1DgAA6RcAIIgPAADpFwAg4hAAAOkXACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACAOjw0CAAAAAcYNQAAAAAGFDgQAAAABhg4EAAAAAYgOAgAAAAGMDgEAAAABrA4BAAAAAfUOAQAAAAGIDwEAAAABsw8BAAAAAf0PQAAAAAGXEAQAAAAB4RABAAAAAeIQgAAAAAEBCAAA0QEAIA6PDQIAAAABxg1AAAAAAYUOBAAAAAGGDgQAAAABiA4CAAAAAYwOAQAAAAGsDgEAAAAB9Q4BAAAAAYgPAQAAAAGzDwEAAAAB_Q9AAAAAAZcQBAAAAAHhEAEAAAAB4hCAAAAAAQEIAADTAQAwAQgAANMBADAOjw0CAPIXACHGDUAA8BcAIYUOBADvFwAhhg4EAO8XACGIDgIA8hcAIYwOAQD0FwAhrA4BAPQXACH1DgEA8xcAIYgPAQDzFwAhsw8BAPQXACH9D0AA8BcAIZcQBADvFwAh4RABAPQXACHiEIAAAAABAgAAAMkBACAIAADWAQAgDo8NAgDyFwAhxg1AAPAXACGFDgQA7xcAIYYOBADvFwAhiA4CAPIXACGMDgEA9BcAIawOAQD0FwAh9Q4BAPMXACGIDwEA8xcAIbMPAQD0FwAh_Q9AAPAXACGXEAQA7xcAIeEQAQD0FwAh4hCAAAAAAQIAAADMAQAgCAAA2AEAIAIAAADMAQAgCAAA2AEAIAMAAADJAQAgDwAA0QEAIBAAANYBACABAAAAyQEAIAEAAADMAQAgCBUAAIAfACAWAACDHwAgFwAAgh8AICgAAIEfACApAACEHwAg9Q4AAOkXACCIDwAA6RcAIOIQAADpFwAgEY8NAgD7FAAhwQ0AANEXADDCDQAA3wEAEMMNAADRFwAwxg1AAPkUACGFDgQA9xQAIYYOBAD3FAAhiA4CAPsUACGMDgEA-BQAIawOAQD4FAAh9Q4BAPwUACGIDwEA_BQAIbMPAQD4FAAh_Q9AAPkUACGXEAQA9xQAIeEQAQD4FAAh4hAAAP0UACADAAAAzAEAIAMAAN4BADAUAADfAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAXBDQAA0BcAMMINAADlAQAQww0AANAXADC9DwEAAAAB4BAAAKoVACABAAAA4gEAIAEAAADiAQAgBcENAADQFwAwwg0AAOUBABDDDQAA0BcAML0PAQCXFQAh4BAAAKoVACAAAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACADAAAA5QEAIAMAAOYBADAEAADiAQAgAr0PAQAAAAHgEIAAAAABAQgAAOoBACACvQ8BAAAAAeAQgAAAAAEBCAAA7AEAMAEIAADsAQAwAr0PAQD0FwAh4BCAAAAAAQIAAADiAQAgCAAA7wEAIAK9DwEA9BcAIeAQgAAAAAECAAAA5QEAIAgAAPEBACACAAAA5QEAIAgAAPEBACADAAAA4gEAIA8AAOoBACAQAADvAQAgAQAAAOIBACABAAAA5QEAIAMVAAD9HgAgFgAA_x4AIBcAAP4eACAFwQ0AAM8XADDCDQAA-AEAEMMNAADPFwAwvQ8BAPgUACHgEAAApxUAIAMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgD60BAADEFwAgsgEAAMUXACDICAEAAAABwQ0AAMMXADDCDQAAhQIAEMMNAADDFwAwxA0BAAAAAegNQACbFQAhhQ4EAM8VACHnDwEAlxUAIYgQAADOFwAg2BBAAJoVACHZEAEAmRUAIdsQQACaFQAh3BBAAJoVACEBAAAA-wEAIBasAQAAzRcAIMENAADMFwAwwg0AAP0BABDDDQAAzBcAMMQNAQCXFQAh6A1AAJsVACHqDQEAlxUAIYsOAQCXFQAhsA4BAJcVACH9DgEAlxUAIYUPQACaFQAhug9AAJoVACG7D0AAmhUAIYoQAQCXFQAh0xAAAJIVACDUEAAAkhUAINUQAACSFQAg1hACAJ4VACHXEAEAlxUAIdgQQACaFQAh2RABAJkVACHaEAEAmRUAIQisAQAA-R4AIIUPAADpFwAgug8AAOkXACC7DwAA6RcAINYQAADpFwAg2BAAAOkXACDZEAAA6RcAINoQAADpFwAgFqwBAADNFwAgwQ0AAMwXADDCDQAA_QEAEMMNAADMFwAwxA0BAAAAAegNQACbFQAh6g0BAJcVACGLDgEAlxUAIbAOAQCXFQAh_Q4BAJcVACGFD0AAmhUAIboPQACaFQAhuw9AAJoVACGKEAEAAAAB0xAAAJIVACDUEAAAkhUAINUQAACSFQAg1hACAJ4VACHXEAEAlxUAIdgQQACaFQAh2RABAJkVACHaEAEAmRUAIQMAAAD9AQAgAwAA_gEAMAQAAP8BACAUrAEAAMgXACCvAQAAyRcAILABAADKFwAgsQEAAMsXACDBDQAAxxcAMMINAACBAgAQww0AAMcXADDEDQEAlxUAIegNQACbFQAh6g0BAJkVACHsDQEAlxUAIfUNAQCZFQAhvw4BAJcVACGBD0AAmhUAIY0PQACaFQAhww8BAJcVACHGDwEAlxUAIccPAACSFQAgyA9AAJoVACHJDwIAnxUAIQmsAQAA-R4AIK8BAAD6HgAgsAEAAPseACCxAQAA_B4AIOoNAADpFwAg9Q0AAOkXACCBDwAA6RcAII0PAADpFwAgyA8AAOkXACAVrAEAAMgXACCvAQAAyRcAILABAADKFwAgsQEAAMsXACDBDQAAxxcAMMINAACBAgAQww0AAMcXADDEDQEAAAAB6A1AAJsVACHqDQEAmRUAIewNAQCXFQAh9Q0BAJkVACG_DgEAlxUAIYEPQACaFQAhjQ9AAJoVACHDDwEAAAABxg8BAJcVACHHDwAAkhUAIMgPQACaFQAhyQ8CAJ8VACHfEAAAxhcAIAMAAACBAgAgAwAAggIAMAQAAIMCACAOrQEAAMQXACCyAQAAxRcAIMgIAQCXFQAhwQ0AAMMXADDCDQAAhQIAEMMNAADDFwAwxA0BAJcVACHoDUAAmxUAIYUOBADPFQAh5w8BAJcVACHYEEAAmhUAIdkQAQCZFQAh2xBAAJoVACHcEEAAmhUAIQEAAACFAgAgCQgAAKoVACCuAQAAvxcAIMENAADCFwAwwg0AAIcCABDDDQAAwhcAMMQNBACiFQAhxg1AAJsVACGLDgEAlxUAIbwPAQCXFQAhAa4BAAD4HgAgCQgAAKoVACCuAQAAvxcAIMENAADCFwAwwg0AAIcCABDDDQAAwhcAMMQNBAAAAAHGDUAAmxUAIYsOAQCXFQAhvA8BAJcVACEDAAAAhwIAIAMAAIgCADAEAACJAgAgEa4BAAC_FwAgwQ0AAMEXADDCDQAAiwIAEMMNAADBFwAwxA0BAJcVACHjDQIAnxUAIeUNQACaFQAh5g0CAJ8VACHnDUAAmhUAIegNQACbFQAhiw4BAJcVACGdDgEAlxUAIacOQACaFQAhvA8BAJcVACHADwAAqhUAIMEPAgCfFQAhwg9AAJoVACEFrgEAAPgeACDlDQAA6RcAIOcNAADpFwAgpw4AAOkXACDCDwAA6RcAIBKuAQAAvxcAIMENAADBFwAwwg0AAIsCABDDDQAAwRcAMMQNAQAAAAHjDQIAnxUAIeUNQACaFQAh5g0CAJ8VACHnDUAAmhUAIegNQACbFQAhiw4BAJcVACGdDgEAlxUAIacOQACaFQAhvA8BAJcVACHADwAAqhUAIMEPAgCfFQAhwg9AAJoVACHeEAAAwBcAIAMAAACLAgAgAwAAjAIAMAQAAI0CACALCAAAqhUAIK4BAAC_FwAgwQ0AAL4XADDCDQAAjwIAEMMNAAC-FwAwiw4BAJcVACGfD0AAmxUAIbwPAQCXFQAhvQ8BAJcVACG-D0AAmxUAIb8PQACaFQAhAq4BAAD4HgAgvw8AAOkXACAMCAAAqhUAIK4BAAC_FwAgwQ0AAL4XADDCDQAAjwIAEMMNAAC-FwAwiw4BAJcVACGfD0AAmxUAIbwPAQCXFQAhvQ8BAJcVACG-D0AAmxUAIb8PQACaFQAh3RAAAL0XACADAAAAjwIAIAMAAJACADAEAACRAgAgAQAAAIcCACABAAAAiwIAIAEAAACPAgAgAQAAAP0BACABAAAAgQIAIAEAAAD7AQAgB60BAAD2HgAgsgEAAPceACCFDgAA6RcAINgQAADpFwAg2RAAAOkXACDbEAAA6RcAINwQAADpFwAgAwAAAIUCACADAACZAgAwBAAA-wEAIAMAAACFAgAgAwAAmQIAMAQAAPsBACADAAAAhQIAIAMAAJkCADAEAAD7AQAgC60BAAD0HgAgsgEAAPUeACDICAEAAAABxA0BAAAAAegNQAAAAAGFDgQAAAAB5w8BAAAAAdgQQAAAAAHZEAEAAAAB2xBAAAAAAdwQQAAAAAEBCAAAnQIAIAnICAEAAAABxA0BAAAAAegNQAAAAAGFDgQAAAAB5w8BAAAAAdgQQAAAAAHZEAEAAAAB2xBAAAAAAdwQQAAAAAEBCAAAnwIAMAEIAACfAgAwC60BAADaHgAgsgEAANseACDICAEA9BcAIcQNAQD0FwAh6A1AAPAXACGFDgQA2xgAIecPAQD0FwAh2BBAAPwXACHZEAEA8xcAIdsQQAD8FwAh3BBAAPwXACECAAAA-wEAIAgAAKICACAJyAgBAPQXACHEDQEA9BcAIegNQADwFwAhhQ4EANsYACHnDwEA9BcAIdgQQAD8FwAh2RABAPMXACHbEEAA_BcAIdwQQAD8FwAhAgAAAIUCACAIAACkAgAgAgAAAIUCACAIAACkAgAgAwAAAPsBACAPAACdAgAgEAAAogIAIAEAAAD7AQAgAQAAAIUCACAKFQAA1R4AIBYAANgeACAXAADXHgAgKAAA1h4AICkAANkeACCFDgAA6RcAINgQAADpFwAg2RAAAOkXACDbEAAA6RcAINwQAADpFwAgDMgIAQD4FAAhwQ0AALwXADDCDQAAqwIAEMMNAAC8FwAwxA0BAPgUACHoDUAA-RQAIYUOBADLFQAh5w8BAPgUACHYEEAAjhUAIdkQAQD8FAAh2xBAAI4VACHcEEAAjhUAIQMAAACFAgAgAwAAqgIAMBQAAKsCACADAAAAhQIAIAMAAJkCADAEAAD7AQAgAQAAAP8BACABAAAA_wEAIAMAAAD9AQAgAwAA_gEAMAQAAP8BACADAAAA_QEAIAMAAP4BADAEAAD_AQAgAwAAAP0BACADAAD-AQAwBAAA_wEAIBOsAQAA1B4AIMQNAQAAAAHoDUAAAAAB6g0BAAAAAYsOAQAAAAGwDgEAAAAB_Q4BAAAAAYUPQAAAAAG6D0AAAAABuw9AAAAAAYoQAQAAAAHTEAAA0R4AINQQAADSHgAg1RAAANMeACDWEAIAAAAB1xABAAAAAdgQQAAAAAHZEAEAAAAB2hABAAAAAQEIAACzAgAgEsQNAQAAAAHoDUAAAAAB6g0BAAAAAYsOAQAAAAGwDgEAAAAB_Q4BAAAAAYUPQAAAAAG6D0AAAAABuw9AAAAAAYoQAQAAAAHTEAAA0R4AINQQAADSHgAg1RAAANMeACDWEAIAAAAB1xABAAAAAdgQQAAAAAHZEAEAAAAB2hABAAAAAQEIAAC1AgAwAQgAALUCADATrAEAANAeACDEDQEA9BcAIegNQADwFwAh6g0BAPQXACGLDgEA9BcAIbAOAQD0FwAh_Q4BAPQXACGFD0AA_BcAIboPQAD8FwAhuw9AAPwXACGKEAEA9BcAIdMQAADNHgAg1BAAAM4eACDVEAAAzx4AINYQAgDxFwAh1xABAPQXACHYEEAA_BcAIdkQAQDzFwAh2hABAPMXACECAAAA_wEAIAgAALgCACASxA0BAPQXACHoDUAA8BcAIeoNAQD0FwAhiw4BAPQXACGwDgEA9BcAIf0OAQD0FwAhhQ9AAPwXACG6D0AA_BcAIbsPQAD8FwAhihABAPQXACHTEAAAzR4AINQQAADOHgAg1RAAAM8eACDWEAIA8RcAIdcQAQD0FwAh2BBAAPwXACHZEAEA8xcAIdoQAQDzFwAhAgAAAP0BACAIAAC6AgAgAgAAAP0BACAIAAC6AgAgAwAAAP8BACAPAACzAgAgEAAAuAIAIAEAAAD_AQAgAQAAAP0BACAMFQAAyB4AIBYAAMseACAXAADKHgAgKAAAyR4AICkAAMweACCFDwAA6RcAILoPAADpFwAguw8AAOkXACDWEAAA6RcAINgQAADpFwAg2RAAAOkXACDaEAAA6RcAIBXBDQAAuxcAMMINAADBAgAQww0AALsXADDEDQEA-BQAIegNQAD5FAAh6g0BAPgUACGLDgEA-BQAIbAOAQD4FAAh_Q4BAPgUACGFD0AAjhUAIboPQACOFQAhuw9AAI4VACGKEAEA-BQAIdMQAACSFQAg1BAAAJIVACDVEAAAkhUAINYQAgD6FAAh1xABAPgUACHYEEAAjhUAIdkQAQD8FAAh2hABAPwUACEDAAAA_QEAIAMAAMACADAUAADBAgAgAwAAAP0BACADAAD-AQAwBAAA_wEAIArBDQAAuhcAMMINAADHAgAQww0AALoXADDEDQEAAAABxg1AAJsVACG_DgEAlxUAIc8QAQCXFQAh0BABAJcVACHREAAAqhUAINIQAQCZFQAhAQAAAMQCACABAAAAxAIAIArBDQAAuhcAMMINAADHAgAQww0AALoXADDEDQEAlxUAIcYNQACbFQAhvw4BAJcVACHPEAEAlxUAIdAQAQCXFQAh0RAAAKoVACDSEAEAmRUAIQHSEAAA6RcAIAMAAADHAgAgAwAAyAIAMAQAAMQCACADAAAAxwIAIAMAAMgCADAEAADEAgAgAwAAAMcCACADAADIAgAwBAAAxAIAIAfEDQEAAAABxg1AAAAAAb8OAQAAAAHPEAEAAAAB0BABAAAAAdEQgAAAAAHSEAEAAAABAQgAAMwCACAHxA0BAAAAAcYNQAAAAAG_DgEAAAABzxABAAAAAdAQAQAAAAHREIAAAAAB0hABAAAAAQEIAADOAgAwAQgAAM4CADAHxA0BAPQXACHGDUAA8BcAIb8OAQD0FwAhzxABAPQXACHQEAEA9BcAIdEQgAAAAAHSEAEA8xcAIQIAAADEAgAgCAAA0QIAIAfEDQEA9BcAIcYNQADwFwAhvw4BAPQXACHPEAEA9BcAIdAQAQD0FwAh0RCAAAAAAdIQAQDzFwAhAgAAAMcCACAIAADTAgAgAgAAAMcCACAIAADTAgAgAwAAAMQCACAPAADMAgAgEAAA0QIAIAEAAADEAgAgAQAAAMcCACAEFQAAxR4AIBYAAMceACAXAADGHgAg0hAAAOkXACAKwQ0AALkXADDCDQAA2gIAEMMNAAC5FwAwxA0BAPgUACHGDUAA-RQAIb8OAQD4FAAhzxABAPgUACHQEAEA-BQAIdEQAACnFQAg0hABAPwUACEDAAAAxwIAIAMAANkCADAUAADaAgAgAwAAAMcCACADAADIAgAwBAAAxAIAIBDBDQAAtxcAMMINAADgAgAQww0AALcXADDgDQEAmRUAIeINAgCeFQAhkA4BAJcVACGFD0AAmxUAIb0PAQCXFQAhxhABAJcVACHIEAEAlxUAIckQAQCXFQAhyhAgAJgVACHLEAAAthcAIMwQAQCXFQAhzRBAAJsVACHOEAAAuBcAIAEAAADdAgAgAQAAAN0CACAPwQ0AALcXADDCDQAA4AIAEMMNAAC3FwAw4A0BAJkVACHiDQIAnhUAIZAOAQCXFQAhhQ9AAJsVACG9DwEAlxUAIcYQAQCXFQAhyBABAJcVACHJEAEAlxUAIcoQIACYFQAhyxAAALYXACDMEAEAlxUAIc0QQACbFQAhAuANAADpFwAg4g0AAOkXACADAAAA4AIAIAMAAOECADAEAADdAgAgAwAAAOACACADAADhAgAwBAAA3QIAIAMAAADgAgAgAwAA4QIAMAQAAN0CACAM4A0BAAAAAeINAgAAAAGQDgEAAAABhQ9AAAAAAb0PAQAAAAHGEAEAAAAByBABAAAAAckQAQAAAAHKECAAAAAByxAAAMQeACDMEAEAAAABzRBAAAAAAQEIAADlAgAgDOANAQAAAAHiDQIAAAABkA4BAAAAAYUPQAAAAAG9DwEAAAABxhABAAAAAcgQAQAAAAHJEAEAAAAByhAgAAAAAcsQAADEHgAgzBABAAAAAc0QQAAAAAEBCAAA5wIAMAEIAADnAgAwDOANAQDzFwAh4g0CAPEXACGQDgEA9BcAIYUPQADwFwAhvQ8BAPQXACHGEAEA9BcAIcgQAQD0FwAhyRABAPQXACHKECAAkhgAIcsQAADDHgAgzBABAPQXACHNEEAA8BcAIQIAAADdAgAgCAAA6gIAIAzgDQEA8xcAIeINAgDxFwAhkA4BAPQXACGFD0AA8BcAIb0PAQD0FwAhxhABAPQXACHIEAEA9BcAIckQAQD0FwAhyhAgAJIYACHLEAAAwx4AIMwQAQD0FwAhzRBAAPAXACECAAAA4AIAIAgAAOwCACACAAAA4AIAIAgAAOwCACADAAAA3QIAIA8AAOUCACAQAADqAgAgAQAAAN0CACABAAAA4AIAIAcVAAC-HgAgFgAAwR4AIBcAAMAeACAoAAC_HgAgKQAAwh4AIOANAADpFwAg4g0AAOkXACAPwQ0AALUXADDCDQAA8wIAEMMNAAC1FwAw4A0BAPwUACHiDQIA-hQAIZAOAQD4FAAhhQ9AAPkUACG9DwEA-BQAIcYQAQD4FAAhyBABAPgUACHJEAEA-BQAIcoQIACTFQAhyxAAALYXACDMEAEA-BQAIc0QQAD5FAAhAwAAAOACACADAADyAgAwFAAA8wIAIAMAAADgAgAgAwAA4QIAMAQAAN0CACAHwQ0AALMXADDCDQAA-QIAEMMNAACzFwAwzA8EAKIVACG-EEAAmxUAIcYQAQCXFQAhxxAAALQXACABAAAA9gIAIAEAAAD2AgAgBsENAACzFwAwwg0AAPkCABDDDQAAsxcAMMwPBACiFQAhvhBAAJsVACHGEAEAlxUAIQADAAAA-QIAIAMAAPoCADAEAAD2AgAgAwAAAPkCACADAAD6AgAwBAAA9gIAIAMAAAD5AgAgAwAA-gIAMAQAAPYCACADzA8EAAAAAb4QQAAAAAHGEAEAAAABAQgAAP4CACADzA8EAAAAAb4QQAAAAAHGEAEAAAABAQgAAIADADABCAAAgAMAMAPMDwQA7xcAIb4QQADwFwAhxhABAPQXACECAAAA9gIAIAgAAIMDACADzA8EAO8XACG-EEAA8BcAIcYQAQD0FwAhAgAAAPkCACAIAACFAwAgAgAAAPkCACAIAACFAwAgAwAAAPYCACAPAAD-AgAgEAAAgwMAIAEAAAD2AgAgAQAAAPkCACAFFQAAuR4AIBYAALweACAXAAC7HgAgKAAAuh4AICkAAL0eACAGwQ0AALIXADDCDQAAjAMAEMMNAACyFwAwzA8EAPcUACG-EEAA-RQAIcYQAQD4FAAhAwAAAPkCACADAACLAwAwFAAAjAMAIAMAAAD5AgAgAwAA-gIAMAQAAPYCACAHwQ0AALAXADDCDQAAkgMAEMMNAACwFwAw6g0BAJcVACHSDkAAmxUAIcEQAgCfFQAhxRAAALEXACABAAAAjwMAIAEAAACPAwAgBsENAACwFwAwwg0AAJIDABDDDQAAsBcAMOoNAQCXFQAh0g5AAJsVACHBEAIAnxUAIQADAAAAkgMAIAMAAJMDADAEAACPAwAgAwAAAJIDACADAACTAwAwBAAAjwMAIAMAAACSAwAgAwAAkwMAMAQAAI8DACAD6g0BAAAAAdIOQAAAAAHBEAIAAAABAQgAAJcDACAD6g0BAAAAAdIOQAAAAAHBEAIAAAABAQgAAJkDADABCAAAmQMAMAPqDQEA9BcAIdIOQADwFwAhwRACAPIXACECAAAAjwMAIAgAAJwDACAD6g0BAPQXACHSDkAA8BcAIcEQAgDyFwAhAgAAAJIDACAIAACeAwAgAgAAAJIDACAIAACeAwAgAwAAAI8DACAPAACXAwAgEAAAnAMAIAEAAACPAwAgAQAAAJIDACAFFQAAtB4AIBYAALceACAXAAC2HgAgKAAAtR4AICkAALgeACAGwQ0AAK8XADDCDQAApQMAEMMNAACvFwAw6g0BAPgUACHSDkAA-RQAIcEQAgD7FAAhAwAAAJIDACADAACkAwAwFAAApQMAIAMAAACSAwAgAwAAkwMAMAQAAI8DACAGwQ0AAK4XADDCDQAAqwMAEMMNAACuFwAwhA4BAJkVACH2DgEAAAABhQ9AAJsVACEBAAAAqAMAIAEAAACoAwAgBsENAACuFwAwwg0AAKsDABDDDQAArhcAMIQOAQCZFQAh9g4BAJcVACGFD0AAmxUAIQGEDgAA6RcAIAMAAACrAwAgAwAArAMAMAQAAKgDACADAAAAqwMAIAMAAKwDADAEAACoAwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAOEDgEAAAAB9g4BAAAAAYUPQAAAAAEBCAAAsAMAIAOEDgEAAAAB9g4BAAAAAYUPQAAAAAEBCAAAsgMAMAEIAACyAwAwA4QOAQDzFwAh9g4BAPQXACGFD0AA8BcAIQIAAACoAwAgCAAAtQMAIAOEDgEA8xcAIfYOAQD0FwAhhQ9AAPAXACECAAAAqwMAIAgAALcDACACAAAAqwMAIAgAALcDACADAAAAqAMAIA8AALADACAQAAC1AwAgAQAAAKgDACABAAAAqwMAIAQVAACxHgAgFgAAsx4AIBcAALIeACCEDgAA6RcAIAbBDQAArRcAMMINAAC-AwAQww0AAK0XADCEDgEA_BQAIfYOAQD4FAAhhQ9AAPkUACEDAAAAqwMAIAMAAL0DADAUAAC-AwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAzICAEAlxUAIcENAACsFwAwwg0AAMQDABDDDQAArBcAMMQNAQAAAAHoDUAAmxUAIeoNAQCXFQAhhQ4EAM8VACGLDgEAlxUAIYUPQACbFQAhug9AAJoVACG7D0AAmhUAIQEAAADBAwAgAQAAAMEDACAMyAgBAJcVACHBDQAArBcAMMINAADEAwAQww0AAKwXADDEDQEAlxUAIegNQACbFQAh6g0BAJcVACGFDgQAzxUAIYsOAQCXFQAhhQ9AAJsVACG6D0AAmhUAIbsPQACaFQAhA4UOAADpFwAgug8AAOkXACC7DwAA6RcAIAMAAADEAwAgAwAAxQMAMAQAAMEDACADAAAAxAMAIAMAAMUDADAEAADBAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAnICAEAAAABxA0BAAAAAegNQAAAAAHqDQEAAAABhQ4EAAAAAYsOAQAAAAGFD0AAAAABug9AAAAAAbsPQAAAAAEBCAAAyQMAIAnICAEAAAABxA0BAAAAAegNQAAAAAHqDQEAAAABhQ4EAAAAAYsOAQAAAAGFD0AAAAABug9AAAAAAbsPQAAAAAEBCAAAywMAMAEIAADLAwAwCcgIAQD0FwAhxA0BAPQXACHoDUAA8BcAIeoNAQD0FwAhhQ4EANsYACGLDgEA9BcAIYUPQADwFwAhug9AAPwXACG7D0AA_BcAIQIAAADBAwAgCAAAzgMAIAnICAEA9BcAIcQNAQD0FwAh6A1AAPAXACHqDQEA9BcAIYUOBADbGAAhiw4BAPQXACGFD0AA8BcAIboPQAD8FwAhuw9AAPwXACECAAAAxAMAIAgAANADACACAAAAxAMAIAgAANADACADAAAAwQMAIA8AAMkDACAQAADOAwAgAQAAAMEDACABAAAAxAMAIAgVAACsHgAgFgAArx4AIBcAAK4eACAoAACtHgAgKQAAsB4AIIUOAADpFwAgug8AAOkXACC7DwAA6RcAIAzICAEA-BQAIcENAACrFwAwwg0AANcDABDDDQAAqxcAMMQNAQD4FAAh6A1AAPkUACHqDQEA-BQAIYUOBADLFQAhiw4BAPgUACGFD0AA-RQAIboPQACOFQAhuw9AAI4VACEDAAAAxAMAIAMAANYDADAUAADXAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAvBDQAAqRcAMMINAADdAwAQww0AAKkXADDqDQEAlxUAIb4QQACbFQAhvxABAJcVACHAEAEAlxUAIcEQAgCfFQAhwhACAJ8VACHDEAAA-xUAIMQQAACqFwAgAQAAANoDACABAAAA2gMAIArBDQAAqRcAMMINAADdAwAQww0AAKkXADDqDQEAlxUAIb4QQACbFQAhvxABAJcVACHAEAEAlxUAIcEQAgCfFQAhwhACAJ8VACHDEAAA-xUAIAADAAAA3QMAIAMAAN4DADAEAADaAwAgAwAAAN0DACADAADeAwAwBAAA2gMAIAMAAADdAwAgAwAA3gMAMAQAANoDACAH6g0BAAAAAb4QQAAAAAG_EAEAAAABwBABAAAAAcEQAgAAAAHCEAIAAAABwxAAAKseACABCAAA4gMAIAfqDQEAAAABvhBAAAAAAb8QAQAAAAHAEAEAAAABwRACAAAAAcIQAgAAAAHDEAAAqx4AIAEIAADkAwAwAQgAAOQDADAH6g0BAPQXACG-EEAA8BcAIb8QAQD0FwAhwBABAPQXACHBEAIA8hcAIcIQAgDyFwAhwxAAAKoeACACAAAA2gMAIAgAAOcDACAH6g0BAPQXACG-EEAA8BcAIb8QAQD0FwAhwBABAPQXACHBEAIA8hcAIcIQAgDyFwAhwxAAAKoeACACAAAA3QMAIAgAAOkDACACAAAA3QMAIAgAAOkDACADAAAA2gMAIA8AAOIDACAQAADnAwAgAQAAANoDACABAAAA3QMAIAUVAAClHgAgFgAAqB4AIBcAAKceACAoAACmHgAgKQAAqR4AIArBDQAAqBcAMMINAADwAwAQww0AAKgXADDqDQEA-BQAIb4QQAD5FAAhvxABAPgUACHAEAEA-BQAIcEQAgD7FAAhwhACAPsUACHDEAAA-xUAIAMAAADdAwAgAwAA7wMAMBQAAPADACADAAAA3QMAIAMAAN4DADAEAADaAwAgEqkFAgCfFQAhjwYAAb0VACHBDQAApxcAMMINAAD2AwAQww0AAKcXADDGDUAAmxUAIfEOAQCXFQAhhA8BAJcVACHTDwEAlxUAIdYPAACqFQAg1w8BAJcVACGJEAIAAAABuBABAJcVACG5EAAAqhUAILoQBACiFQAhuxAEAKIVACG8EAQAohUAIb0QAACqFQAgAQAAAPMDACABAAAA8wMAIBKpBQIAnxUAIY8GAAG9FQAhwQ0AAKcXADDCDQAA9gMAEMMNAACnFwAwxg1AAJsVACHxDgEAlxUAIYQPAQCXFQAh0w8BAJcVACHWDwAAqhUAINcPAQCXFQAhiRACAJ8VACG4EAEAlxUAIbkQAACqFQAguhAEAKIVACG7EAQAohUAIbwQBACiFQAhvRAAAKoVACABjwYAAOkXACADAAAA9gMAIAMAAPcDADAEAADzAwAgAwAAAPYDACADAAD3AwAwBAAA8wMAIAMAAAD2AwAgAwAA9wMAMAQAAPMDACAPqQUCAAAAAY8GAAEAAAHGDUAAAAAB8Q4BAAAAAYQPAQAAAAHTDwEAAAAB1g-AAAAAAdcPAQAAAAGJEAIAAAABuBABAAAAAbkQgAAAAAG6EAQAAAABuxAEAAAAAbwQBAAAAAG9EIAAAAABAQgAAPsDACAPqQUCAAAAAY8GAAEAAAHGDUAAAAAB8Q4BAAAAAYQPAQAAAAHTDwEAAAAB1g-AAAAAAdcPAQAAAAGJEAIAAAABuBABAAAAAbkQgAAAAAG6EAQAAAABuxAEAAAAAbwQBAAAAAG9EIAAAAABAQgAAP0DADABCAAA_QMAMA-pBQIA8hcAIY8GAAG2GAAhxg1AAPAXACHxDgEA9BcAIYQPAQD0FwAh0w8BAPQXACHWD4AAAAAB1w8BAPQXACGJEAIA8hcAIbgQAQD0FwAhuRCAAAAAAboQBADvFwAhuxAEAO8XACG8EAQA7xcAIb0QgAAAAAECAAAA8wMAIAgAAIAEACAPqQUCAPIXACGPBgABthgAIcYNQADwFwAh8Q4BAPQXACGEDwEA9BcAIdMPAQD0FwAh1g-AAAAAAdcPAQD0FwAhiRACAPIXACG4EAEA9BcAIbkQgAAAAAG6EAQA7xcAIbsQBADvFwAhvBAEAO8XACG9EIAAAAABAgAAAPYDACAIAACCBAAgAgAAAPYDACAIAACCBAAgAwAAAPMDACAPAAD7AwAgEAAAgAQAIAEAAADzAwAgAQAAAPYDACAGFQAAoB4AIBYAAKMeACAXAACiHgAgKAAAoR4AICkAAKQeACCPBgAA6RcAIBKpBQIA-xQAIY8GAAGwFQAhwQ0AAKYXADDCDQAAiQQAEMMNAACmFwAwxg1AAPkUACHxDgEA-BQAIYQPAQD4FAAh0w8BAPgUACHWDwAApxUAINcPAQD4FAAhiRACAPsUACG4EAEA-BQAIbkQAACnFQAguhAEAPcUACG7EAQA9xQAIbwQBAD3FAAhvRAAAKcVACADAAAA9gMAIAMAAIgEADAUAACJBAAgAwAAAPYDACADAAD3AwAwBAAA8wMAIArUAgAApBcAIMENAACjFwAwwg0AAI4EABDDDQAAoxcAMNQPAAG9FQAhsxACAJ8VACG0EAIAnxUAIbUQAQCXFQAhthAAAbwVACG3EAAApRcAIAEAAACMBAAgCdQCAACkFwAgwQ0AAKMXADDCDQAAjgQAEMMNAACjFwAw1A8AAb0VACGzEAIAnxUAIbQQAgCfFQAhtRABAJcVACG2EAABvBUAIQLUAgAAnx4AINQPAADpFwAgAwAAAI4EACADAACPBAAwBAAAjAQAIAEAAACOBAAgAQAAAIwEACADAAAAjgQAIAMAAI8EADAEAACMBAAgAwAAAI4EACADAACPBAAwBAAAjAQAIAMAAACOBAAgAwAAjwQAMAQAAIwEACAG1AIAAJ4eACDUDwABAAABsxACAAAAAbQQAgAAAAG1EAEAAAABthAAAQAAAQEIAACWBAAgBdQPAAEAAAGzEAIAAAABtBACAAAAAbUQAQAAAAG2EAABAAABAQgAAJgEADABCAAAmAQAMAbUAgAAnR4AINQPAAG2GAAhsxACAPIXACG0EAIA8hcAIbUQAQD0FwAhthAAAbUYACECAAAAjAQAIAgAAJsEACAF1A8AAbYYACGzEAIA8hcAIbQQAgDyFwAhtRABAPQXACG2EAABtRgAIQIAAACOBAAgCAAAnQQAIAIAAACOBAAgCAAAnQQAIAMAAACMBAAgDwAAlgQAIBAAAJsEACABAAAAjAQAIAEAAACOBAAgBhUAAJgeACAWAACbHgAgFwAAmh4AICgAAJkeACApAACcHgAg1A8AAOkXACAIwQ0AAKIXADDCDQAApAQAEMMNAACiFwAw1A8AAbAVACGzEAIA-xQAIbQQAgD7FAAhtRABAPgUACG2EAABrxUAIQMAAACOBAAgAwAAowQAMBQAAKQEACADAAAAjgQAIAMAAI8EADAEAACMBAAgBggAAbwVACHTAgAAoRcAIMENAACgFwAwwg0AAKoEABDDDQAAoBcAMIoQAAEAAAEBAAAApwQAIAEAAACnBAAgBggAAbwVACHTAgAAoRcAIMENAACgFwAwwg0AAKoEABDDDQAAoBcAMIoQAAG8FQAhAdMCAACXHgAgAwAAAKoEACADAACrBAAwBAAApwQAIAMAAACqBAAgAwAAqwQAMAQAAKcEACADAAAAqgQAIAMAAKsEADAEAACnBAAgAwgAAQAAAdMCAACWHgAgihAAAQAAAQEIAACvBAAgAggAAQAAAYoQAAEAAAEBCAAAsQQAMAEIAACxBAAwAwgAAbUYACHTAgAAiR4AIIoQAAG1GAAhAgAAAKcEACAIAAC0BAAgAggAAbUYACGKEAABtRgAIQIAAACqBAAgCAAAtgQAIAIAAACqBAAgCAAAtgQAIAMAAACnBAAgDwAArwQAIBAAALQEACABAAAApwQAIAEAAACqBAAgAxUAAIYeACAWAACIHgAgFwAAhx4AIAUIAAGvFQAhwQ0AAJ8XADDCDQAAvQQAEMMNAACfFwAwihAAAa8VACEDAAAAqgQAIAMAALwEADAUAAC9BAAgAwAAAKoEACADAACrBAAwBAAApwQAIA8IAACqFQAgwQ0AAJ0XADDCDQAAwwQAEMMNAACdFwAwxg0EAKIVACGFDgQAohUAIYYOBACiFQAhiA4CAJ8VACGLDgEAlxUAIYwOAQCXFQAh_Q4BAJcVACGIDwEAlxUAIYsPAACeFwAgsRABAJcVACGyEAEAlxUAIQEAAADABAAgAQAAAMAEACAOCAAAqhUAIMENAACdFwAwwg0AAMMEABDDDQAAnRcAMMYNBACiFQAhhQ4EAKIVACGGDgQAohUAIYgOAgCfFQAhiw4BAJcVACGMDgEAlxUAIf0OAQCXFQAhiA8BAJcVACGxEAEAlxUAIbIQAQCXFQAhAAMAAADDBAAgAwAAxAQAMAQAAMAEACADAAAAwwQAIAMAAMQEADAEAADABAAgAwAAAMMEACADAADEBAAwBAAAwAQAIAsIgAAAAAHGDQQAAAABhQ4EAAAAAYYOBAAAAAGIDgIAAAABiw4BAAAAAYwOAQAAAAH9DgEAAAABiA8BAAAAAbEQAQAAAAGyEAEAAAABAQgAAMgEACALCIAAAAABxg0EAAAAAYUOBAAAAAGGDgQAAAABiA4CAAAAAYsOAQAAAAGMDgEAAAAB_Q4BAAAAAYgPAQAAAAGxEAEAAAABshABAAAAAQEIAADKBAAwAQgAAMoEADALCIAAAAABxg0EAO8XACGFDgQA7xcAIYYOBADvFwAhiA4CAPIXACGLDgEA9BcAIYwOAQD0FwAh_Q4BAPQXACGIDwEA9BcAIbEQAQD0FwAhshABAPQXACECAAAAwAQAIAgAAM0EACALCIAAAAABxg0EAO8XACGFDgQA7xcAIYYOBADvFwAhiA4CAPIXACGLDgEA9BcAIYwOAQD0FwAh_Q4BAPQXACGIDwEA9BcAIbEQAQD0FwAhshABAPQXACECAAAAwwQAIAgAAM8EACACAAAAwwQAIAgAAM8EACADAAAAwAQAIA8AAMgEACAQAADNBAAgAQAAAMAEACABAAAAwwQAIAUVAACBHgAgFgAAhB4AIBcAAIMeACAoAACCHgAgKQAAhR4AIA4IAACnFQAgwQ0AAJwXADDCDQAA1gQAEMMNAACcFwAwxg0EAPcUACGFDgQA9xQAIYYOBAD3FAAhiA4CAPsUACGLDgEA-BQAIYwOAQD4FAAh_Q4BAPgUACGIDwEA-BQAIbEQAQD4FAAhshABAPgUACEDAAAAwwQAIAMAANUEADAUAADWBAAgAwAAAMMEACADAADEBAAwBAAAwAQAIBaGAwAAmRcAIMENAACYFwAwwg0AAOEEABDDDQAAmBcAMOgNQACbFQAhhQ4EAKIVACGGDgQAohUAIYwOAQCXFQAhnQ4BAJcVACHKDkAAmhUAIfYOAgCfFQAh_Q4BAAAAAYgPAQCXFQAhoxABAJcVACGkEAEAlxUAIaUQQACaFQAhqxAQANoVACGsEAEAmRUAIa0QQACbFQAhrhAgAJgVACGvECAAmBUAIbAQIACYFQAhAQAAANkEACAKhQMAAJsXACDBDQAAmhcAMMINAADbBAAQww0AAJoXADCDDgEAlxUAIf0OAQCXFQAh8Q8gAJgVACGlEEAAmhUAIakQIACYFQAhqhBAAJsVACEChQMAAIAeACClEAAA6RcAIAqFAwAAmxcAIMENAACaFwAwwg0AANsEABDDDQAAmhcAMIMOAQAAAAH9DgEAlxUAIfEPIACYFQAhpRBAAJoVACGpECAAmBUAIaoQQACbFQAhAwAAANsEACADAADcBAAwBAAA3QQAIAEAAADbBAAgAQAAANkEACAWhgMAAJkXACDBDQAAmBcAMMINAADhBAAQww0AAJgXADDoDUAAmxUAIYUOBACiFQAhhg4EAKIVACGMDgEAlxUAIZ0OAQCXFQAhyg5AAJoVACH2DgIAnxUAIf0OAQCXFQAhiA8BAJcVACGjEAEAlxUAIaQQAQCXFQAhpRBAAJoVACGrEBAA2hUAIawQAQCZFQAhrRBAAJsVACGuECAAmBUAIa8QIACYFQAhsBAgAJgVACEEhgMAAP8dACDKDgAA6RcAIKUQAADpFwAgrBAAAOkXACADAAAA4QQAIAMAAOIEADAEAADZBAAgAwAAAOEEACADAADiBAAwBAAA2QQAIAMAAADhBAAgAwAA4gQAMAQAANkEACAThgMAAP4dACDoDUAAAAABhQ4EAAAAAYYOBAAAAAGMDgEAAAABnQ4BAAAAAcoOQAAAAAH2DgIAAAAB_Q4BAAAAAYgPAQAAAAGjEAEAAAABpBABAAAAAaUQQAAAAAGrEBAAAAABrBABAAAAAa0QQAAAAAGuECAAAAABrxAgAAAAAbAQIAAAAAEBCAAA5gQAIBLoDUAAAAABhQ4EAAAAAYYOBAAAAAGMDgEAAAABnQ4BAAAAAcoOQAAAAAH2DgIAAAAB_Q4BAAAAAYgPAQAAAAGjEAEAAAABpBABAAAAAaUQQAAAAAGrEBAAAAABrBABAAAAAa0QQAAAAAGuECAAAAABrxAgAAAAAbAQIAAAAAEBCAAA6AQAMAEIAADoBAAwE4YDAADxHQAg6A1AAPAXACGFDgQA7xcAIYYOBADvFwAhjA4BAPQXACGdDgEA9BcAIcoOQAD8FwAh9g4CAPIXACH9DgEA9BcAIYgPAQD0FwAhoxABAPQXACGkEAEA9BcAIaUQQAD8FwAhqxAQAOoYACGsEAEA8xcAIa0QQADwFwAhrhAgAJIYACGvECAAkhgAIbAQIACSGAAhAgAAANkEACAIAADrBAAgEugNQADwFwAhhQ4EAO8XACGGDgQA7xcAIYwOAQD0FwAhnQ4BAPQXACHKDkAA_BcAIfYOAgDyFwAh_Q4BAPQXACGIDwEA9BcAIaMQAQD0FwAhpBABAPQXACGlEEAA_BcAIasQEADqGAAhrBABAPMXACGtEEAA8BcAIa4QIACSGAAhrxAgAJIYACGwECAAkhgAIQIAAADhBAAgCAAA7QQAIAIAAADhBAAgCAAA7QQAIAMAAADZBAAgDwAA5gQAIBAAAOsEACABAAAA2QQAIAEAAADhBAAgCBUAAOwdACAWAADvHQAgFwAA7h0AICgAAO0dACApAADwHQAgyg4AAOkXACClEAAA6RcAIKwQAADpFwAgFcENAACXFwAwwg0AAPQEABDDDQAAlxcAMOgNQAD5FAAhhQ4EAPcUACGGDgQA9xQAIYwOAQD4FAAhnQ4BAPgUACHKDkAAjhUAIfYOAgD7FAAh_Q4BAPgUACGIDwEA-BQAIaMQAQD4FAAhpBABAPgUACGlEEAAjhUAIasQEADWFQAhrBABAPwUACGtEEAA-RQAIa4QIACTFQAhrxAgAJMVACGwECAAkxUAIQMAAADhBAAgAwAA8wQAMBQAAPQEACADAAAA4QQAIAMAAOIEADAEAADZBAAgAQAAAN0EACABAAAA3QQAIAMAAADbBAAgAwAA3AQAMAQAAN0EACADAAAA2wQAIAMAANwEADAEAADdBAAgAwAAANsEACADAADcBAAwBAAA3QQAIAeFAwAA6x0AIIMOAQAAAAH9DgEAAAAB8Q8gAAAAAaUQQAAAAAGpECAAAAABqhBAAAAAAQEIAAD8BAAgBoMOAQAAAAH9DgEAAAAB8Q8gAAAAAaUQQAAAAAGpECAAAAABqhBAAAAAAQEIAAD-BAAwAQgAAP4EADAHhQMAAOodACCDDgEA9BcAIf0OAQD0FwAh8Q8gAJIYACGlEEAA_BcAIakQIACSGAAhqhBAAPAXACECAAAA3QQAIAgAAIEFACAGgw4BAPQXACH9DgEA9BcAIfEPIACSGAAhpRBAAPwXACGpECAAkhgAIaoQQADwFwAhAgAAANsEACAIAACDBQAgAgAAANsEACAIAACDBQAgAwAAAN0EACAPAAD8BAAgEAAAgQUAIAEAAADdBAAgAQAAANsEACAEFQAA5x0AIBYAAOkdACAXAADoHQAgpRAAAOkXACAJwQ0AAJYXADDCDQAAigUAEMMNAACWFwAwgw4BAPgUACH9DgEA-BQAIfEPIACTFQAhpRBAAI4VACGpECAAkxUAIaoQQAD5FAAhAwAAANsEACADAACJBQAwFAAAigUAIAMAAADbBAAgAwAA3AQAMAQAAN0EACAIwQ0AAJQXADDCDQAAkAUAEMMNAACUFwAwgw4BAJcVACH9DgEAlxUAIaQQAQCXFQAhpxBAAJsVACGoEAAAlRcAIAEAAACNBQAgAQAAAI0FACAHwQ0AAJQXADDCDQAAkAUAEMMNAACUFwAwgw4BAJcVACH9DgEAlxUAIaQQAQCXFQAhpxBAAJsVACEAAwAAAJAFACADAACRBQAwBAAAjQUAIAMAAACQBQAgAwAAkQUAMAQAAI0FACADAAAAkAUAIAMAAJEFADAEAACNBQAgBIMOAQAAAAH9DgEAAAABpBABAAAAAacQQAAAAAEBCAAAlQUAIASDDgEAAAAB_Q4BAAAAAaQQAQAAAAGnEEAAAAABAQgAAJcFADABCAAAlwUAMASDDgEA9BcAIf0OAQD0FwAhpBABAPQXACGnEEAA8BcAIQIAAACNBQAgCAAAmgUAIASDDgEA9BcAIf0OAQD0FwAhpBABAPQXACGnEEAA8BcAIQIAAACQBQAgCAAAnAUAIAIAAACQBQAgCAAAnAUAIAMAAACNBQAgDwAAlQUAIBAAAJoFACABAAAAjQUAIAEAAACQBQAgAxUAAOQdACAWAADmHQAgFwAA5R0AIAfBDQAAkxcAMMINAACjBQAQww0AAJMXADCDDgEA-BQAIf0OAQD4FAAhpBABAPgUACGnEEAA-RQAIQMAAACQBQAgAwAAogUAMBQAAKMFACADAAAAkAUAIAMAAJEFADAEAACNBQAgC4YDAACqFQAgwQ0AAJEXADDCDQAAqQUAEMMNAACRFwAwyg5AAJoVACH2DgIAnxUAIf0OAQCXFQAhoxABAJcVACGkEAEAlxUAIaUQQACaFQAhphAAAJIXACABAAAApgUAIAEAAACmBQAgCoYDAACqFQAgwQ0AAJEXADDCDQAAqQUAEMMNAACRFwAwyg5AAJoVACH2DgIAnxUAIf0OAQCXFQAhoxABAJcVACGkEAEAlxUAIaUQQACaFQAhAsoOAADpFwAgpRAAAOkXACADAAAAqQUAIAMAAKoFADAEAACmBQAgAwAAAKkFACADAACqBQAwBAAApgUAIAMAAACpBQAgAwAAqgUAMAQAAKYFACAHhgOAAAAAAcoOQAAAAAH2DgIAAAAB_Q4BAAAAAaMQAQAAAAGkEAEAAAABpRBAAAAAAQEIAACuBQAgB4YDgAAAAAHKDkAAAAAB9g4CAAAAAf0OAQAAAAGjEAEAAAABpBABAAAAAaUQQAAAAAEBCAAAsAUAMAEIAACwBQAwB4YDgAAAAAHKDkAA_BcAIfYOAgDyFwAh_Q4BAPQXACGjEAEA9BcAIaQQAQD0FwAhpRBAAPwXACECAAAApgUAIAgAALMFACAHhgOAAAAAAcoOQAD8FwAh9g4CAPIXACH9DgEA9BcAIaMQAQD0FwAhpBABAPQXACGlEEAA_BcAIQIAAACpBQAgCAAAtQUAIAIAAACpBQAgCAAAtQUAIAMAAACmBQAgDwAArgUAIBAAALMFACABAAAApgUAIAEAAACpBQAgBxUAAN8dACAWAADiHQAgFwAA4R0AICgAAOAdACApAADjHQAgyg4AAOkXACClEAAA6RcAIAqGAwAApxUAIMENAACQFwAwwg0AALwFABDDDQAAkBcAMMoOQACOFQAh9g4CAPsUACH9DgEA-BQAIaMQAQD4FAAhpBABAPgUACGlEEAAjhUAIQMAAACpBQAgAwAAuwUAMBQAALwFACADAAAAqQUAIAMAAKoFADAEAACmBQAgBsENAACPFwAwwg0AAMIFABDDDQAAjxcAMIMOAQAAAAGpDwEAlxUAIaIQQACbFQAhAQAAAL8FACABAAAAvwUAIAbBDQAAjxcAMMINAADCBQAQww0AAI8XADCDDgEAlxUAIakPAQCXFQAhohBAAJsVACEAAwAAAMIFACADAADDBQAwBAAAvwUAIAMAAADCBQAgAwAAwwUAMAQAAL8FACADAAAAwgUAIAMAAMMFADAEAAC_BQAgA4MOAQAAAAGpDwEAAAABohBAAAAAAQEIAADHBQAgA4MOAQAAAAGpDwEAAAABohBAAAAAAQEIAADJBQAwAQgAAMkFADADgw4BAPQXACGpDwEA9BcAIaIQQADwFwAhAgAAAL8FACAIAADMBQAgA4MOAQD0FwAhqQ8BAPQXACGiEEAA8BcAIQIAAADCBQAgCAAAzgUAIAIAAADCBQAgCAAAzgUAIAMAAAC_BQAgDwAAxwUAIBAAAMwFACABAAAAvwUAIAEAAADCBQAgAxUAANwdACAWAADeHQAgFwAA3R0AIAbBDQAAjhcAMMINAADVBQAQww0AAI4XADCDDgEA-BQAIakPAQD4FAAhohBAAPkUACEDAAAAwgUAIAMAANQFADAUAADVBQAgAwAAAMIFACADAADDBQAwBAAAvwUAIBTBDQAAjRcAMMINAADbBQAQww0AAI0XADDJDQEAmRUAIfcNQACaFQAhhQ4EAAAAAYYOBADPFQAhnQ4BAJcVACH0DkAAmxUAIYgPAQCZFQAhlxAEAM8VACGZEAQAzxUAIZoQBADPFQAhmxAEAM8VACGcEAEAmRUAIZ0QBADPFQAhnhABAJkVACGfEAQAzxUAIaAQBADPFQAhoRBAAJoVACEBAAAA2AUAIAEAAADYBQAgFMENAACNFwAwwg0AANsFABDDDQAAjRcAMMkNAQCZFQAh9w1AAJoVACGFDgQAohUAIYYOBADPFQAhnQ4BAJcVACH0DkAAmxUAIYgPAQCZFQAhlxAEAM8VACGZEAQAzxUAIZoQBADPFQAhmxAEAM8VACGcEAEAmRUAIZ0QBADPFQAhnhABAJkVACGfEAQAzxUAIaAQBADPFQAhoRBAAJoVACEOyQ0AAOkXACD3DQAA6RcAIIYOAADpFwAgiA8AAOkXACCXEAAA6RcAIJkQAADpFwAgmhAAAOkXACCbEAAA6RcAIJwQAADpFwAgnRAAAOkXACCeEAAA6RcAIJ8QAADpFwAgoBAAAOkXACChEAAA6RcAIAMAAADbBQAgAwAA3AUAMAQAANgFACADAAAA2wUAIAMAANwFADAEAADYBQAgAwAAANsFACADAADcBQAwBAAA2AUAIBHJDQEAAAAB9w1AAAAAAYUOBAAAAAGGDgQAAAABnQ4BAAAAAfQOQAAAAAGIDwEAAAABlxAEAAAAAZkQBAAAAAGaEAQAAAABmxAEAAAAAZwQAQAAAAGdEAQAAAABnhABAAAAAZ8QBAAAAAGgEAQAAAABoRBAAAAAAQEIAADgBQAgEckNAQAAAAH3DUAAAAABhQ4EAAAAAYYOBAAAAAGdDgEAAAAB9A5AAAAAAYgPAQAAAAGXEAQAAAABmRAEAAAAAZoQBAAAAAGbEAQAAAABnBABAAAAAZ0QBAAAAAGeEAEAAAABnxAEAAAAAaAQBAAAAAGhEEAAAAABAQgAAOIFADABCAAA4gUAMBHJDQEA8xcAIfcNQAD8FwAhhQ4EAO8XACGGDgQA2xgAIZ0OAQD0FwAh9A5AAPAXACGIDwEA8xcAIZcQBADbGAAhmRAEANsYACGaEAQA2xgAIZsQBADbGAAhnBABAPMXACGdEAQA2xgAIZ4QAQDzFwAhnxAEANsYACGgEAQA2xgAIaEQQAD8FwAhAgAAANgFACAIAADlBQAgEckNAQDzFwAh9w1AAPwXACGFDgQA7xcAIYYOBADbGAAhnQ4BAPQXACH0DkAA8BcAIYgPAQDzFwAhlxAEANsYACGZEAQA2xgAIZoQBADbGAAhmxAEANsYACGcEAEA8xcAIZ0QBADbGAAhnhABAPMXACGfEAQA2xgAIaAQBADbGAAhoRBAAPwXACECAAAA2wUAIAgAAOcFACACAAAA2wUAIAgAAOcFACADAAAA2AUAIA8AAOAFACAQAADlBQAgAQAAANgFACABAAAA2wUAIBMVAADXHQAgFgAA2h0AIBcAANkdACAoAADYHQAgKQAA2x0AIMkNAADpFwAg9w0AAOkXACCGDgAA6RcAIIgPAADpFwAglxAAAOkXACCZEAAA6RcAIJoQAADpFwAgmxAAAOkXACCcEAAA6RcAIJ0QAADpFwAgnhAAAOkXACCfEAAA6RcAIKAQAADpFwAgoRAAAOkXACAUwQ0AAIwXADDCDQAA7gUAEMMNAACMFwAwyQ0BAPwUACH3DUAAjhUAIYUOBAD3FAAhhg4EAMsVACGdDgEA-BQAIfQOQAD5FAAhiA8BAPwUACGXEAQAyxUAIZkQBADLFQAhmhAEAMsVACGbEAQAyxUAIZwQAQD8FAAhnRAEAMsVACGeEAEA_BQAIZ8QBADLFQAhoBAEAMsVACGhEEAAjhUAIQMAAADbBQAgAwAA7QUAMBQAAO4FACADAAAA2wUAIAMAANwFADAEAADYBQAgB8ENAACLFwAwwg0AAPQFABDDDQAAixcAMIUOBAAAAAGGDgQAohUAIZcQBACiFQAhmBAgAJgVACEBAAAA8QUAIAEAAADxBQAgB8ENAACLFwAwwg0AAPQFABDDDQAAixcAMIUOBACiFQAhhg4EAKIVACGXEAQAohUAIZgQIACYFQAhAAMAAAD0BQAgAwAA9QUAMAQAAPEFACADAAAA9AUAIAMAAPUFADAEAADxBQAgAwAAAPQFACADAAD1BQAwBAAA8QUAIASFDgQAAAABhg4EAAAAAZcQBAAAAAGYECAAAAABAQgAAPkFACAEhQ4EAAAAAYYOBAAAAAGXEAQAAAABmBAgAAAAAQEIAAD7BQAwAQgAAPsFADAEhQ4EAO8XACGGDgQA7xcAIZcQBADvFwAhmBAgAJIYACECAAAA8QUAIAgAAP4FACAEhQ4EAO8XACGGDgQA7xcAIZcQBADvFwAhmBAgAJIYACECAAAA9AUAIAgAAIAGACACAAAA9AUAIAgAAIAGACADAAAA8QUAIA8AAPkFACAQAAD-BQAgAQAAAPEFACABAAAA9AUAIAUVAADSHQAgFgAA1R0AIBcAANQdACAoAADTHQAgKQAA1h0AIAfBDQAAihcAMMINAACHBgAQww0AAIoXADCFDgQA9xQAIYYOBAD3FAAhlxAEAPcUACGYECAAkxUAIQMAAAD0BQAgAwAAhgYAMBQAAIcGACADAAAA9AUAIAMAAPUFADAEAADxBQAgCsENAACIFwAwwg0AAI0GABDDDQAAiBcAMMkNAQCXFQAh4g0CAJ4VACHsDQEAlxUAIYUOBACiFQAhqA5AAJsVACGfD0AAmxUAIZYQAACJFwAgAQAAAIoGACABAAAAigYAIAnBDQAAiBcAMMINAACNBgAQww0AAIgXADDJDQEAlxUAIeINAgCeFQAh7A0BAJcVACGFDgQAohUAIagOQACbFQAhnw9AAJsVACEB4g0AAOkXACADAAAAjQYAIAMAAI4GADAEAACKBgAgAwAAAI0GACADAACOBgAwBAAAigYAIAMAAACNBgAgAwAAjgYAMAQAAIoGACAGyQ0BAAAAAeINAgAAAAHsDQEAAAABhQ4EAAAAAagOQAAAAAGfD0AAAAABAQgAAJIGACAGyQ0BAAAAAeINAgAAAAHsDQEAAAABhQ4EAAAAAagOQAAAAAGfD0AAAAABAQgAAJQGADABCAAAlAYAMAbJDQEA9BcAIeINAgDxFwAh7A0BAPQXACGFDgQA7xcAIagOQADwFwAhnw9AAPAXACECAAAAigYAIAgAAJcGACAGyQ0BAPQXACHiDQIA8RcAIewNAQD0FwAhhQ4EAO8XACGoDkAA8BcAIZ8PQADwFwAhAgAAAI0GACAIAACZBgAgAgAAAI0GACAIAACZBgAgAwAAAIoGACAPAACSBgAgEAAAlwYAIAEAAACKBgAgAQAAAI0GACAGFQAAzR0AIBYAANAdACAXAADPHQAgKAAAzh0AICkAANEdACDiDQAA6RcAIAnBDQAAhxcAMMINAACgBgAQww0AAIcXADDJDQEA-BQAIeINAgD6FAAh7A0BAPgUACGFDgQA9xQAIagOQAD5FAAhnw9AAPkUACEDAAAAjQYAIAMAAJ8GADAUAACgBgAgAwAAAI0GACADAACOBgAwBAAAigYAIAvBDQAAhhcAMMINAACmBgAQww0AAIYXADCFDgQAAAABjxBAAJoVACGQEAEAmRUAIZEQBADPFQAhkhBAAJoVACGTEEAAmhUAIZQQBADPFQAhlRBAAJoVACEBAAAAowYAIAEAAACjBgAgC8ENAACGFwAwwg0AAKYGABDDDQAAhhcAMIUOBACiFQAhjxBAAJoVACGQEAEAmRUAIZEQBADPFQAhkhBAAJoVACGTEEAAmhUAIZQQBADPFQAhlRBAAJoVACEHjxAAAOkXACCQEAAA6RcAIJEQAADpFwAgkhAAAOkXACCTEAAA6RcAIJQQAADpFwAglRAAAOkXACADAAAApgYAIAMAAKcGADAEAACjBgAgAwAAAKYGACADAACnBgAwBAAAowYAIAMAAACmBgAgAwAApwYAMAQAAKMGACAIhQ4EAAAAAY8QQAAAAAGQEAEAAAABkRAEAAAAAZIQQAAAAAGTEEAAAAABlBAEAAAAAZUQQAAAAAEBCAAAqwYAIAiFDgQAAAABjxBAAAAAAZAQAQAAAAGREAQAAAABkhBAAAAAAZMQQAAAAAGUEAQAAAABlRBAAAAAAQEIAACtBgAwAQgAAK0GADAIhQ4EAO8XACGPEEAA_BcAIZAQAQDzFwAhkRAEANsYACGSEEAA_BcAIZMQQAD8FwAhlBAEANsYACGVEEAA_BcAIQIAAACjBgAgCAAAsAYAIAiFDgQA7xcAIY8QQAD8FwAhkBABAPMXACGREAQA2xgAIZIQQAD8FwAhkxBAAPwXACGUEAQA2xgAIZUQQAD8FwAhAgAAAKYGACAIAACyBgAgAgAAAKYGACAIAACyBgAgAwAAAKMGACAPAACrBgAgEAAAsAYAIAEAAACjBgAgAQAAAKYGACAMFQAAyB0AIBYAAMsdACAXAADKHQAgKAAAyR0AICkAAMwdACCPEAAA6RcAIJAQAADpFwAgkRAAAOkXACCSEAAA6RcAIJMQAADpFwAglBAAAOkXACCVEAAA6RcAIAvBDQAAhRcAMMINAAC5BgAQww0AAIUXADCFDgQA9xQAIY8QQACOFQAhkBABAPwUACGREAQAyxUAIZIQQACOFQAhkxBAAI4VACGUEAQAyxUAIZUQQACOFQAhAwAAAKYGACADAAC4BgAwFAAAuQYAIAMAAACmBgAgAwAApwYAMAQAAKMGACAKwQ0AAIMXADDCDQAAvwYAEMMNAACDFwAwhQ4EAKIVACGJEAQAohUAIYoQAQCXFQAhixABAJcVACGMEAQAohUAIY0QBADPFQAhjhAAAIQXACABAAAAvAYAIAEAAAC8BgAgCcENAACDFwAwwg0AAL8GABDDDQAAgxcAMIUOBACiFQAhiRAEAKIVACGKEAEAlxUAIYsQAQCXFQAhjBAEAKIVACGNEAQAzxUAIQGNEAAA6RcAIAMAAAC_BgAgAwAAwAYAMAQAALwGACADAAAAvwYAIAMAAMAGADAEAAC8BgAgAwAAAL8GACADAADABgAwBAAAvAYAIAaFDgQAAAABiRAEAAAAAYoQAQAAAAGLEAEAAAABjBAEAAAAAY0QBAAAAAEBCAAAxAYAIAaFDgQAAAABiRAEAAAAAYoQAQAAAAGLEAEAAAABjBAEAAAAAY0QBAAAAAEBCAAAxgYAMAEIAADGBgAwBoUOBADvFwAhiRAEAO8XACGKEAEA9BcAIYsQAQD0FwAhjBAEAO8XACGNEAQA2xgAIQIAAAC8BgAgCAAAyQYAIAaFDgQA7xcAIYkQBADvFwAhihABAPQXACGLEAEA9BcAIYwQBADvFwAhjRAEANsYACECAAAAvwYAIAgAAMsGACACAAAAvwYAIAgAAMsGACADAAAAvAYAIA8AAMQGACAQAADJBgAgAQAAALwGACABAAAAvwYAIAYVAADDHQAgFgAAxh0AIBcAAMUdACAoAADEHQAgKQAAxx0AII0QAADpFwAgCcENAACCFwAwwg0AANIGABDDDQAAghcAMIUOBAD3FAAhiRAEAPcUACGKEAEA-BQAIYsQAQD4FAAhjBAEAPcUACGNEAQAyxUAIQMAAAC_BgAgAwAA0QYAMBQAANIGACADAAAAvwYAIAMAAMAGADAEAAC8BgAgFcgIAQCXFQAhwQ0AAIAXADDCDQAA2AYAEMMNAACAFwAwxg0EAKIVACGFDgQAohUAIYYOBACiFQAhhw4CAJ8VACGIDgIAnxUAIYkOIAC7FQAhig4gALsVACGLDgEAlxUAIYwOAAG8FQAhjQ4AAb0VACGODgABvRUAIY8OAAG9FQAhkA4AAb0VACGRDhAAvhUAIZIOEAC-FQAhkw4QAL4VACGUDgAAgRcAIAEAAADVBgAgAQAAANUGACAUyAgBAJcVACHBDQAAgBcAMMINAADYBgAQww0AAIAXADDGDQQAohUAIYUOBACiFQAhhg4EAKIVACGHDgIAnxUAIYgOAgCfFQAhiQ4gALsVACGKDiAAuxUAIYsOAQCXFQAhjA4AAbwVACGNDgABvRUAIY4OAAG9FQAhjw4AAb0VACGQDgABvRUAIZEOEAC-FQAhkg4QAL4VACGTDhAAvhUAIQmJDgAA6RcAIIoOAADpFwAgjQ4AAOkXACCODgAA6RcAII8OAADpFwAgkA4AAOkXACCRDgAA6RcAIJIOAADpFwAgkw4AAOkXACADAAAA2AYAIAMAANkGADAEAADVBgAgAwAAANgGACADAADZBgAwBAAA1QYAIAMAAADYBgAgAwAA2QYAMAQAANUGACARyAgBAAAAAcYNBAAAAAGFDgQAAAABhg4EAAAAAYcOAgAAAAGIDgIAAAABiQ4gAAAAAYoOIAAAAAGLDgEAAAABjA4AAQAAAY0OAAEAAAGODgABAAABjw4AAQAAAZAOAAEAAAGRDhAAAAABkg4QAAAAAZMOEAAAAAEBCAAA3QYAIBHICAEAAAABxg0EAAAAAYUOBAAAAAGGDgQAAAABhw4CAAAAAYgOAgAAAAGJDiAAAAABig4gAAAAAYsOAQAAAAGMDgABAAABjQ4AAQAAAY4OAAEAAAGPDgABAAABkA4AAQAAAZEOEAAAAAGSDhAAAAABkw4QAAAAAQEIAADfBgAwAQgAAN8GADARyAgBAPQXACHGDQQA7xcAIYUOBADvFwAhhg4EAO8XACGHDgIA8hcAIYgOAgDyFwAhiQ4gALQYACGKDiAAtBgAIYsOAQD0FwAhjA4AAbUYACGNDgABthgAIY4OAAG2GAAhjw4AAbYYACGQDgABthgAIZEOEAC3GAAhkg4QALcYACGTDhAAtxgAIQIAAADVBgAgCAAA4gYAIBHICAEA9BcAIcYNBADvFwAhhQ4EAO8XACGGDgQA7xcAIYcOAgDyFwAhiA4CAPIXACGJDiAAtBgAIYoOIAC0GAAhiw4BAPQXACGMDgABtRgAIY0OAAG2GAAhjg4AAbYYACGPDgABthgAIZAOAAG2GAAhkQ4QALcYACGSDhAAtxgAIZMOEAC3GAAhAgAAANgGACAIAADkBgAgAgAAANgGACAIAADkBgAgAwAAANUGACAPAADdBgAgEAAA4gYAIAEAAADVBgAgAQAAANgGACAOFQAAvh0AIBYAAMEdACAXAADAHQAgKAAAvx0AICkAAMIdACCJDgAA6RcAIIoOAADpFwAgjQ4AAOkXACCODgAA6RcAII8OAADpFwAgkA4AAOkXACCRDgAA6RcAIJIOAADpFwAgkw4AAOkXACAUyAgBAPgUACHBDQAA_xYAMMINAADrBgAQww0AAP8WADDGDQQA9xQAIYUOBAD3FAAhhg4EAPcUACGHDgIA-xQAIYgOAgD7FAAhiQ4gAK4VACGKDiAArhUAIYsOAQD4FAAhjA4AAa8VACGNDgABsBUAIY4OAAGwFQAhjw4AAbAVACGQDgABsBUAIZEOEACxFQAhkg4QALEVACGTDhAAsRUAIQMAAADYBgAgAwAA6gYAMBQAAOsGACADAAAA2AYAIAMAANkGADAEAADVBgAgCcgIAQCXFQAhwQ0AAP0WADDCDQAA8QYAEMMNAAD9FgAwhQ4EAKIVACGeDgIAnxUAIaUOBACiFQAh7A4AAb0VACGIEAAA_hYAIAEAAADuBgAgAQAAAO4GACAIyAgBAJcVACHBDQAA_RYAMMINAADxBgAQww0AAP0WADCFDgQAohUAIZ4OAgCfFQAhpQ4EAKIVACHsDgABvRUAIQHsDgAA6RcAIAMAAADxBgAgAwAA8gYAMAQAAO4GACADAAAA8QYAIAMAAPIGADAEAADuBgAgAwAAAPEGACADAADyBgAwBAAA7gYAIAXICAEAAAABhQ4EAAAAAZ4OAgAAAAGlDgQAAAAB7A4AAQAAAQEIAAD2BgAgBcgIAQAAAAGFDgQAAAABng4CAAAAAaUOBAAAAAHsDgABAAABAQgAAPgGADABCAAA-AYAMAXICAEA9BcAIYUOBADvFwAhng4CAPIXACGlDgQA7xcAIewOAAG2GAAhAgAAAO4GACAIAAD7BgAgBcgIAQD0FwAhhQ4EAO8XACGeDgIA8hcAIaUOBADvFwAh7A4AAbYYACECAAAA8QYAIAgAAP0GACACAAAA8QYAIAgAAP0GACADAAAA7gYAIA8AAPYGACAQAAD7BgAgAQAAAO4GACABAAAA8QYAIAYVAAC5HQAgFgAAvB0AIBcAALsdACAoAAC6HQAgKQAAvR0AIOwOAADpFwAgCMgIAQD4FAAhwQ0AAPwWADDCDQAAhAcAEMMNAAD8FgAwhQ4EAPcUACGeDgIA-xQAIaUOBAD3FAAh7A4AAbAVACEDAAAA8QYAIAMAAIMHADAUAACEBwAgAwAAAPEGACADAADyBgAwBAAA7gYAIAjICAEAlxUAIcENAAD6FgAwwg0AAIoHABDDDQAA-hYAMIUOBACiFQAh7A4AAbwVACGGEAQAohUAIYcQAAD7FgAgAQAAAIcHACABAAAAhwcAIAfICAEAlxUAIcENAAD6FgAwwg0AAIoHABDDDQAA-hYAMIUOBACiFQAh7A4AAbwVACGGEAQAohUAIQADAAAAigcAIAMAAIsHADAEAACHBwAgAwAAAIoHACADAACLBwAwBAAAhwcAIAMAAACKBwAgAwAAiwcAMAQAAIcHACAEyAgBAAAAAYUOBAAAAAHsDgABAAABhhAEAAAAAQEIAACPBwAgBMgIAQAAAAGFDgQAAAAB7A4AAQAAAYYQBAAAAAEBCAAAkQcAMAEIAACRBwAwBMgIAQD0FwAhhQ4EAO8XACHsDgABtRgAIYYQBADvFwAhAgAAAIcHACAIAACUBwAgBMgIAQD0FwAhhQ4EAO8XACHsDgABtRgAIYYQBADvFwAhAgAAAIoHACAIAACWBwAgAgAAAIoHACAIAACWBwAgAwAAAIcHACAPAACPBwAgEAAAlAcAIAEAAACHBwAgAQAAAIoHACAFFQAAtB0AIBYAALcdACAXAAC2HQAgKAAAtR0AICkAALgdACAHyAgBAPgUACHBDQAA-RYAMMINAACdBwAQww0AAPkWADCFDgQA9xQAIewOAAGvFQAhhhAEAPcUACEDAAAAigcAIAMAAJwHADAUAACdBwAgAwAAAIoHACADAACLBwAwBAAAhwcAIAnICAEAlxUAIcENAAD3FgAwwg0AAKMHABDDDQAA9xYAMIUOBACiFQAhghABAJcVACGDEAIAnxUAIYQQAgCfFQAhhRAAAPgWACABAAAAoAcAIAEAAACgBwAgCMgIAQCXFQAhwQ0AAPcWADDCDQAAowcAEMMNAAD3FgAwhQ4EAKIVACGCEAEAlxUAIYMQAgCfFQAhhBACAJ8VACEAAwAAAKMHACADAACkBwAwBAAAoAcAIAMAAACjBwAgAwAApAcAMAQAAKAHACADAAAAowcAIAMAAKQHADAEAACgBwAgBcgIAQAAAAGFDgQAAAABghABAAAAAYMQAgAAAAGEEAIAAAABAQgAAKgHACAFyAgBAAAAAYUOBAAAAAGCEAEAAAABgxACAAAAAYQQAgAAAAEBCAAAqgcAMAEIAACqBwAwBcgIAQD0FwAhhQ4EAO8XACGCEAEA9BcAIYMQAgDyFwAhhBACAPIXACECAAAAoAcAIAgAAK0HACAFyAgBAPQXACGFDgQA7xcAIYIQAQD0FwAhgxACAPIXACGEEAIA8hcAIQIAAACjBwAgCAAArwcAIAIAAACjBwAgCAAArwcAIAMAAACgBwAgDwAAqAcAIBAAAK0HACABAAAAoAcAIAEAAACjBwAgBRUAAK8dACAWAACyHQAgFwAAsR0AICgAALAdACApAACzHQAgCMgIAQD4FAAhwQ0AAPYWADDCDQAAtgcAEMMNAAD2FgAwhQ4EAPcUACGCEAEA-BQAIYMQAgD7FAAhhBACAPsUACEDAAAAowcAIAMAALUHADAUAAC2BwAgAwAAAKMHACADAACkBwAwBAAAoAcAIAfICAEAAAABwQ0AAPUWADDCDQAAvAcAEMMNAAD1FgAw2w8CAJ8VACHdDwAAqhUAIIEQAQCXFQAhAQAAALkHACABAAAAuQcAIAfICAEAlxUAIcENAAD1FgAwwg0AALwHABDDDQAA9RYAMNsPAgCfFQAh3Q8AAKoVACCBEAEAlxUAIQADAAAAvAcAIAMAAL0HADAEAAC5BwAgAwAAALwHACADAAC9BwAwBAAAuQcAIAMAAAC8BwAgAwAAvQcAMAQAALkHACAEyAgBAAAAAdsPAgAAAAHdD4AAAAABgRABAAAAAQEIAADBBwAgBMgIAQAAAAHbDwIAAAAB3Q-AAAAAAYEQAQAAAAEBCAAAwwcAMAEIAADDBwAwBMgIAQD0FwAh2w8CAPIXACHdD4AAAAABgRABAPQXACECAAAAuQcAIAgAAMYHACAEyAgBAPQXACHbDwIA8hcAId0PgAAAAAGBEAEA9BcAIQIAAAC8BwAgCAAAyAcAIAIAAAC8BwAgCAAAyAcAIAMAAAC5BwAgDwAAwQcAIBAAAMYHACABAAAAuQcAIAEAAAC8BwAgBRUAAKodACAWAACtHQAgFwAArB0AICgAAKsdACApAACuHQAgB8gIAQD4FAAhwQ0AAPQWADDCDQAAzwcAEMMNAAD0FgAw2w8CAPsUACHdDwAApxUAIIEQAQD4FAAhAwAAALwHACADAADOBwAwFAAAzwcAIAMAAAC8BwAgAwAAvQcAMAQAALkHACAFwQ0AAPMWADDCDQAA1QcAEMMNAADzFgAwgw4BAAAAAYAQAgCfFQAhAQAAANIHACABAAAA0gcAIAXBDQAA8xYAMMINAADVBwAQww0AAPMWADCDDgEAlxUAIYAQAgCfFQAhAAMAAADVBwAgAwAA1gcAMAQAANIHACADAAAA1QcAIAMAANYHADAEAADSBwAgAwAAANUHACADAADWBwAwBAAA0gcAIAKDDgEAAAABgBACAAAAAQEIAADaBwAgAoMOAQAAAAGAEAIAAAABAQgAANwHADABCAAA3AcAMAKDDgEA9BcAIYAQAgDyFwAhAgAAANIHACAIAADfBwAgAoMOAQD0FwAhgBACAPIXACECAAAA1QcAIAgAAOEHACACAAAA1QcAIAgAAOEHACADAAAA0gcAIA8AANoHACAQAADfBwAgAQAAANIHACABAAAA1QcAIAUVAAClHQAgFgAAqB0AIBcAAKcdACAoAACmHQAgKQAAqR0AIAXBDQAA8hYAMMINAADoBwAQww0AAPIWADCDDgEA-BQAIYAQAgD7FAAhAwAAANUHACADAADnBwAwFAAA6AcAIAMAAADVBwAgAwAA1gcAMAQAANIHACAPjw0CAJ8VACHBDQAA8BYAMMINAADuBwAQww0AAPAWADDGDUAAmxUAIYUOBACiFQAhhg4EAKIVACGHDgIAnxUAIYwOAQCZFQAhwA4BAJcVACGIDwEAlxUAIfwPBADPFQAh_Q9AAJsVACH-D0AAmhUAIf8PAADxFgAgAQAAAOsHACABAAAA6wcAIA6PDQIAnxUAIcENAADwFgAwwg0AAO4HABDDDQAA8BYAMMYNQACbFQAhhQ4EAKIVACGGDgQAohUAIYcOAgCfFQAhjA4BAJkVACHADgEAlxUAIYgPAQCXFQAh_A8EAM8VACH9D0AAmxUAIf4PQACaFQAhA4wOAADpFwAg_A8AAOkXACD-DwAA6RcAIAMAAADuBwAgAwAA7wcAMAQAAOsHACADAAAA7gcAIAMAAO8HADAEAADrBwAgAwAAAO4HACADAADvBwAwBAAA6wcAIAuPDQIAAAABxg1AAAAAAYUOBAAAAAGGDgQAAAABhw4CAAAAAYwOAQAAAAHADgEAAAABiA8BAAAAAfwPBAAAAAH9D0AAAAAB_g9AAAAAAQEIAADzBwAgC48NAgAAAAHGDUAAAAABhQ4EAAAAAYYOBAAAAAGHDgIAAAABjA4BAAAAAcAOAQAAAAGIDwEAAAAB_A8EAAAAAf0PQAAAAAH-D0AAAAABAQgAAPUHADABCAAA9QcAMAuPDQIA8hcAIcYNQADwFwAhhQ4EAO8XACGGDgQA7xcAIYcOAgDyFwAhjA4BAPMXACHADgEA9BcAIYgPAQD0FwAh_A8EANsYACH9D0AA8BcAIf4PQAD8FwAhAgAAAOsHACAIAAD4BwAgC48NAgDyFwAhxg1AAPAXACGFDgQA7xcAIYYOBADvFwAhhw4CAPIXACGMDgEA8xcAIcAOAQD0FwAhiA8BAPQXACH8DwQA2xgAIf0PQADwFwAh_g9AAPwXACECAAAA7gcAIAgAAPoHACACAAAA7gcAIAgAAPoHACADAAAA6wcAIA8AAPMHACAQAAD4BwAgAQAAAOsHACABAAAA7gcAIAgVAACgHQAgFgAAox0AIBcAAKIdACAoAAChHQAgKQAApB0AIIwOAADpFwAg_A8AAOkXACD-DwAA6RcAIA6PDQIA-xQAIcENAADvFgAwwg0AAIEIABDDDQAA7xYAMMYNQAD5FAAhhQ4EAPcUACGGDgQA9xQAIYcOAgD7FAAhjA4BAPwUACHADgEA-BQAIYgPAQD4FAAh_A8EAMsVACH9D0AA-RQAIf4PQACOFQAhAwAAAO4HACADAACACAAwFAAAgQgAIAMAAADuBwAgAwAA7wcAMAQAAOsHACAJyAgBAJcVACHBDQAA7RYAMMINAACHCAAQww0AAO0WADCFDgQAohUAIYYOBACiFQAhhw4CAJ8VACH6DyAAmBUAIfsPAADuFgAgAQAAAIQIACABAAAAhAgAIAjICAEAlxUAIcENAADtFgAwwg0AAIcIABDDDQAA7RYAMIUOBACiFQAhhg4EAKIVACGHDgIAnxUAIfoPIACYFQAhAAMAAACHCAAgAwAAiAgAMAQAAIQIACADAAAAhwgAIAMAAIgIADAEAACECAAgAwAAAIcIACADAACICAAwBAAAhAgAIAXICAEAAAABhQ4EAAAAAYYOBAAAAAGHDgIAAAAB-g8gAAAAAQEIAACMCAAgBcgIAQAAAAGFDgQAAAABhg4EAAAAAYcOAgAAAAH6DyAAAAABAQgAAI4IADABCAAAjggAMAXICAEA9BcAIYUOBADvFwAhhg4EAO8XACGHDgIA8hcAIfoPIACSGAAhAgAAAIQIACAIAACRCAAgBcgIAQD0FwAhhQ4EAO8XACGGDgQA7xcAIYcOAgDyFwAh-g8gAJIYACECAAAAhwgAIAgAAJMIACACAAAAhwgAIAgAAJMIACADAAAAhAgAIA8AAIwIACAQAACRCAAgAQAAAIQIACABAAAAhwgAIAUVAACbHQAgFgAAnh0AIBcAAJ0dACAoAACcHQAgKQAAnx0AIAjICAEA-BQAIcENAADsFgAwwg0AAJoIABDDDQAA7BYAMIUOBAD3FAAhhg4EAPcUACGHDgIA-xQAIfoPIACTFQAhAwAAAIcIACADAACZCAAwFAAAmggAIAMAAACHCAAgAwAAiAgAMAQAAIQIACAgqAUAAN0WACCpBQAA3hYAIKoFAADfFgAgqwUAAOAWACCsBQAA4RYAILAHAACgFQAgwQ0AANwWADDCDQAAuQgAEMMNAADcFgAwxA0BAAAAAcYNBADPFQAh6A1AAJsVACHqDQEAlxUAIYUOBADPFQAhnQ4BAJcVACHADgEAmRUAIcwOAACgFQAg_Q4BAJcVACGFD0AAmxUAIZkPAQCZFQAhvg9AAJoVACHrDwEAlxUAIewPIACYFQAh7Q8BAJkVACHuDwEAmRUAIe8PAACgFQAg8A8AAKAVACDxDwAAqhUAIPIPIACYFQAh8w8AAJIVACD0DwIAnxUAIfUPQACaFQAhAQAAAJ0IACAHpwUAAOMWACDBDQAA6xYAMMINAACfCAAQww0AAOsWADDLDwIAnxUAIcwPAAG8FQAhzg8BAJcVACEBpwUAAJodACAIpwUAAOMWACDBDQAA6xYAMMINAACfCAAQww0AAOsWADDLDwIAnxUAIcwPAAG8FQAhzg8BAJcVACH5DwAA6hYAIAMAAACfCAAgAwAAoAgAMAQAAKEIACAYhQMBAJcVACGnBQAA4xYAILwMAgCfFQAhwQ0AAOkWADDCDQAAowgAEMMNAADpFgAwgw4BAJkVACHUDgIAnhUAId0OAQCZFQAhmg8BAJkVACGpDwEAmRUAIc4PAQCXFQAh2g8CAJ4VACHfDyAAuxUAIeAPAgCfFQAh4g8BAJcVACHjDwEAmRUAIeQPAgCeFQAh5Q8AAKAVACDmDwEAmRUAIecPAQCZFQAh6A8AAJIVACDpDyAAuxUAIeoPAgCeFQAhD6cFAACaHQAggw4AAOkXACDUDgAA6RcAIN0OAADpFwAgmg8AAOkXACCpDwAA6RcAINoPAADpFwAg3w8AAOkXACDjDwAA6RcAIOQPAADpFwAg5Q8AAOkXACDmDwAA6RcAIOcPAADpFwAg6Q8AAOkXACDqDwAA6RcAIBmFAwEAlxUAIacFAADjFgAgvAwCAJ8VACHBDQAA6RYAMMINAACjCAAQww0AAOkWADCDDgEAmRUAIdQOAgCeFQAh3Q4BAJkVACGaDwEAmRUAIakPAQCZFQAhzg8BAJcVACHaDwIAnhUAId8PIAC7FQAh4A8CAJ8VACHiDwEAlxUAIeMPAQCZFQAh5A8CAJ4VACHlDwAAoBUAIOYPAQCZFQAh5w8BAJkVACHoDwAAkhUAIOkPIAC7FQAh6g8CAJ4VACH4DwAA6BYAIAMAAACjCAAgAwAApAgAMAQAAKUIACAJpwUAAOMWACC8DAIAnxUAIcENAADnFgAwwg0AAKcIABDDDQAA5xYAMMAOAQCXFQAhzg8BAJcVACHgDwIAnhUAIeEPAQCXFQAhAqcFAACaHQAg4A8AAOkXACAKpwUAAOMWACC8DAIAnxUAIcENAADnFgAwwg0AAKcIABDDDQAA5xYAMMAOAQCXFQAhzg8BAJcVACHgDwIAnhUAIeEPAQCXFQAh9w8AAOYWACADAAAApwgAIAMAAKgIADAEAACpCAAgC6cFAADjFgAgwQ0AAOUWADDCDQAAqwgAEMMNAADlFgAwzg8BAJcVACHaDwIAnxUAIdsPAgCfFQAh3A8CAJ8VACHdDwAAkhUAIN4PAACqFQAg3w8BAJcVACEBpwUAAJodACAMpwUAAOMWACDBDQAA5RYAMMINAACrCAAQww0AAOUWADDODwEAlxUAIdoPAgCfFQAh2w8CAJ8VACHcDwIAnxUAId0PAACSFQAg3g8AAKoVACDfDwEAlxUAIfYPAADkFgAgAwAAAKsIACADAACsCAAwBAAArQgAIAmnBQAA4xYAIMENAADiFgAwwg0AAK8IABDDDQAA4hYAMMQNAQCXFQAh6A1AAJsVACGFD0AAmxUAIaIPAAG8FQAhzg8BAJcVACEBpwUAAJodACAJpwUAAOMWACDBDQAA4hYAMMINAACvCAAQww0AAOIWADDEDQEAAAAB6A1AAJsVACGFD0AAmxUAIaIPAAEAAAHODwEAlxUAIQMAAACvCAAgAwAAsAgAMAQAALEIACABAAAAnwgAIAEAAACjCAAgAQAAAKcIACABAAAAqwgAIAEAAACvCAAgAQAAAJ0IACAgqAUAAN0WACCpBQAA3hYAIKoFAADfFgAgqwUAAOAWACCsBQAA4RYAILAHAACgFQAgwQ0AANwWADDCDQAAuQgAEMMNAADcFgAwxA0BAJcVACHGDQQAzxUAIegNQACbFQAh6g0BAJcVACGFDgQAzxUAIZ0OAQCXFQAhwA4BAJkVACHMDgAAoBUAIP0OAQCXFQAhhQ9AAJsVACGZDwEAmRUAIb4PQACaFQAh6w8BAJcVACHsDyAAmBUAIe0PAQCZFQAh7g8BAJkVACHvDwAAoBUAIPAPAACgFQAg8Q8AAKoVACDyDyAAmBUAIfMPAACSFQAg9A8CAJ8VACH1D0AAmhUAIRGoBQAAlR0AIKkFAACWHQAgqgUAAJcdACCrBQAAmB0AIKwFAACZHQAgsAcAAOkXACDGDQAA6RcAIIUOAADpFwAgwA4AAOkXACDMDgAA6RcAIJkPAADpFwAgvg8AAOkXACDtDwAA6RcAIO4PAADpFwAg7w8AAOkXACDwDwAA6RcAIPUPAADpFwAgAwAAALkIACADAAC6CAAwBAAAnQgAIAMAAAC5CAAgAwAAuggAMAQAAJ0IACADAAAAuQgAIAMAALoIADAEAACdCAAgHagFAACQHQAgqQUAAJEdACCqBQAAkh0AIKsFAACTHQAgrAUAAJQdACCwB4AAAAABxA0BAAAAAcYNBAAAAAHoDUAAAAAB6g0BAAAAAYUOBAAAAAGdDgEAAAABwA4BAAAAAcwOgAAAAAH9DgEAAAABhQ9AAAAAAZkPAQAAAAG-D0AAAAAB6w8BAAAAAewPIAAAAAHtDwEAAAAB7g8BAAAAAe8PgAAAAAHwD4AAAAAB8Q-AAAAAAfIPIAAAAAHzDwAAjx0AIPQPAgAAAAH1D0AAAAABAQgAAL4IACAYsAeAAAAAAcQNAQAAAAHGDQQAAAAB6A1AAAAAAeoNAQAAAAGFDgQAAAABnQ4BAAAAAcAOAQAAAAHMDoAAAAAB_Q4BAAAAAYUPQAAAAAGZDwEAAAABvg9AAAAAAesPAQAAAAHsDyAAAAAB7Q8BAAAAAe4PAQAAAAHvD4AAAAAB8A-AAAAAAfEPgAAAAAHyDyAAAAAB8w8AAI8dACD0DwIAAAAB9Q9AAAAAAQEIAADACAAwAQgAAMAIADAdqAUAAM4cACCpBQAAzxwAIKoFAADQHAAgqwUAANEcACCsBQAA0hwAILAHgAAAAAHEDQEA9BcAIcYNBADbGAAh6A1AAPAXACHqDQEA9BcAIYUOBADbGAAhnQ4BAPQXACHADgEA8xcAIcwOgAAAAAH9DgEA9BcAIYUPQADwFwAhmQ8BAPMXACG-D0AA_BcAIesPAQD0FwAh7A8gAJIYACHtDwEA8xcAIe4PAQDzFwAh7w-AAAAAAfAPgAAAAAHxD4AAAAAB8g8gAJIYACHzDwAAzRwAIPQPAgDyFwAh9Q9AAPwXACECAAAAnQgAIAgAAMMIACAYsAeAAAAAAcQNAQD0FwAhxg0EANsYACHoDUAA8BcAIeoNAQD0FwAhhQ4EANsYACGdDgEA9BcAIcAOAQDzFwAhzA6AAAAAAf0OAQD0FwAhhQ9AAPAXACGZDwEA8xcAIb4PQAD8FwAh6w8BAPQXACHsDyAAkhgAIe0PAQDzFwAh7g8BAPMXACHvD4AAAAAB8A-AAAAAAfEPgAAAAAHyDyAAkhgAIfMPAADNHAAg9A8CAPIXACH1D0AA_BcAIQIAAAC5CAAgCAAAxQgAIAIAAAC5CAAgCAAAxQgAIAMAAACdCAAgDwAAvggAIBAAAMMIACABAAAAnQgAIAEAAAC5CAAgERUAAMgcACAWAADLHAAgFwAAyhwAICgAAMkcACApAADMHAAgsAcAAOkXACDGDQAA6RcAIIUOAADpFwAgwA4AAOkXACDMDgAA6RcAIJkPAADpFwAgvg8AAOkXACDtDwAA6RcAIO4PAADpFwAg7w8AAOkXACDwDwAA6RcAIPUPAADpFwAgG7AHAAD9FAAgwQ0AANsWADDCDQAAzAgAEMMNAADbFgAwxA0BAPgUACHGDQQAyxUAIegNQAD5FAAh6g0BAPgUACGFDgQAyxUAIZ0OAQD4FAAhwA4BAPwUACHMDgAA_RQAIP0OAQD4FAAhhQ9AAPkUACGZDwEA_BQAIb4PQACOFQAh6w8BAPgUACHsDyAAkxUAIe0PAQD8FAAh7g8BAPwUACHvDwAA_RQAIPAPAAD9FAAg8Q8AAKcVACDyDyAAkxUAIfMPAACSFQAg9A8CAPsUACH1D0AAjhUAIQMAAAC5CAAgAwAAywgAMBQAAMwIACADAAAAuQgAIAMAALoIADAEAACdCAAgAQAAAKEIACABAAAAoQgAIAMAAACfCAAgAwAAoAgAMAQAAKEIACADAAAAnwgAIAMAAKAIADAEAAChCAAgAwAAAJ8IACADAACgCAAwBAAAoQgAIASnBQAAxxwAIMsPAgAAAAHMDwABAAABzg8BAAAAAQEIAADUCAAgA8sPAgAAAAHMDwABAAABzg8BAAAAAQEIAADWCAAwAQgAANYIADAEpwUAAMYcACDLDwIA8hcAIcwPAAG1GAAhzg8BAPQXACECAAAAoQgAIAgAANkIACADyw8CAPIXACHMDwABtRgAIc4PAQD0FwAhAgAAAJ8IACAIAADbCAAgAgAAAJ8IACAIAADbCAAgAwAAAKEIACAPAADUCAAgEAAA2QgAIAEAAAChCAAgAQAAAJ8IACAFFQAAwRwAIBYAAMQcACAXAADDHAAgKAAAwhwAICkAAMUcACAGwQ0AANoWADDCDQAA4ggAEMMNAADaFgAwyw8CAPsUACHMDwABrxUAIc4PAQD4FAAhAwAAAJ8IACADAADhCAAwFAAA4ggAIAMAAACfCAAgAwAAoAgAMAQAAKEIACABAAAApQgAIAEAAAClCAAgAwAAAKMIACADAACkCAAwBAAApQgAIAMAAACjCAAgAwAApAgAMAQAAKUIACADAAAAowgAIAMAAKQIADAEAAClCAAgFYUDAQAAAAGnBQAAwBwAILwMAgAAAAGDDgEAAAAB1A4CAAAAAd0OAQAAAAGaDwEAAAABqQ8BAAAAAc4PAQAAAAHaDwIAAAAB3w8gAAAAAeAPAgAAAAHiDwEAAAAB4w8BAAAAAeQPAgAAAAHlD4AAAAAB5g8BAAAAAecPAQAAAAHoDwAAvxwAIOkPIAAAAAHqDwIAAAABAQgAAOoIACAUhQMBAAAAAbwMAgAAAAGDDgEAAAAB1A4CAAAAAd0OAQAAAAGaDwEAAAABqQ8BAAAAAc4PAQAAAAHaDwIAAAAB3w8gAAAAAeAPAgAAAAHiDwEAAAAB4w8BAAAAAeQPAgAAAAHlD4AAAAAB5g8BAAAAAecPAQAAAAHoDwAAvxwAIOkPIAAAAAHqDwIAAAABAQgAAOwIADABCAAA7AgAMBWFAwEA9BcAIacFAAC-HAAgvAwCAPIXACGDDgEA8xcAIdQOAgDxFwAh3Q4BAPMXACGaDwEA8xcAIakPAQDzFwAhzg8BAPQXACHaDwIA8RcAId8PIAC0GAAh4A8CAPIXACHiDwEA9BcAIeMPAQDzFwAh5A8CAPEXACHlD4AAAAAB5g8BAPMXACHnDwEA8xcAIegPAAC9HAAg6Q8gALQYACHqDwIA8RcAIQIAAAClCAAgCAAA7wgAIBSFAwEA9BcAIbwMAgDyFwAhgw4BAPMXACHUDgIA8RcAId0OAQDzFwAhmg8BAPMXACGpDwEA8xcAIc4PAQD0FwAh2g8CAPEXACHfDyAAtBgAIeAPAgDyFwAh4g8BAPQXACHjDwEA8xcAIeQPAgDxFwAh5Q-AAAAAAeYPAQDzFwAh5w8BAPMXACHoDwAAvRwAIOkPIAC0GAAh6g8CAPEXACECAAAAowgAIAgAAPEIACACAAAAowgAIAgAAPEIACADAAAApQgAIA8AAOoIACAQAADvCAAgAQAAAKUIACABAAAAowgAIBMVAAC4HAAgFgAAuxwAIBcAALocACAoAAC5HAAgKQAAvBwAIIMOAADpFwAg1A4AAOkXACDdDgAA6RcAIJoPAADpFwAgqQ8AAOkXACDaDwAA6RcAIN8PAADpFwAg4w8AAOkXACDkDwAA6RcAIOUPAADpFwAg5g8AAOkXACDnDwAA6RcAIOkPAADpFwAg6g8AAOkXACAXhQMBAPgUACG8DAIA-xQAIcENAADZFgAwwg0AAPgIABDDDQAA2RYAMIMOAQD8FAAh1A4CAPoUACHdDgEA_BQAIZoPAQD8FAAhqQ8BAPwUACHODwEA-BQAIdoPAgD6FAAh3w8gAK4VACHgDwIA-xQAIeIPAQD4FAAh4w8BAPwUACHkDwIA-hQAIeUPAAD9FAAg5g8BAPwUACHnDwEA_BQAIegPAACSFQAg6Q8gAK4VACHqDwIA-hQAIQMAAACjCAAgAwAA9wgAMBQAAPgIACADAAAAowgAIAMAAKQIADAEAAClCAAgAQAAAKkIACABAAAAqQgAIAMAAACnCAAgAwAAqAgAMAQAAKkIACADAAAApwgAIAMAAKgIADAEAACpCAAgAwAAAKcIACADAACoCAAwBAAAqQgAIAanBQAAtxwAILwMAgAAAAHADgEAAAABzg8BAAAAAeAPAgAAAAHhDwEAAAABAQgAAIAJACAFvAwCAAAAAcAOAQAAAAHODwEAAAAB4A8CAAAAAeEPAQAAAAEBCAAAggkAMAEIAACCCQAwBqcFAAC2HAAgvAwCAPIXACHADgEA9BcAIc4PAQD0FwAh4A8CAPEXACHhDwEA9BcAIQIAAACpCAAgCAAAhQkAIAW8DAIA8hcAIcAOAQD0FwAhzg8BAPQXACHgDwIA8RcAIeEPAQD0FwAhAgAAAKcIACAIAACHCQAgAgAAAKcIACAIAACHCQAgAwAAAKkIACAPAACACQAgEAAAhQkAIAEAAACpCAAgAQAAAKcIACAGFQAAsRwAIBYAALQcACAXAACzHAAgKAAAshwAICkAALUcACDgDwAA6RcAIAi8DAIA-xQAIcENAADYFgAwwg0AAI4JABDDDQAA2BYAMMAOAQD4FAAhzg8BAPgUACHgDwIA-hQAIeEPAQD4FAAhAwAAAKcIACADAACNCQAwFAAAjgkAIAMAAACnCAAgAwAAqAgAMAQAAKkIACABAAAArQgAIAEAAACtCAAgAwAAAKsIACADAACsCAAwBAAArQgAIAMAAACrCAAgAwAArAgAMAQAAK0IACADAAAAqwgAIAMAAKwIADAEAACtCAAgCKcFAACwHAAgzg8BAAAAAdoPAgAAAAHbDwIAAAAB3A8CAAAAAd0PAACvHAAg3g-AAAAAAd8PAQAAAAEBCAAAlgkAIAfODwEAAAAB2g8CAAAAAdsPAgAAAAHcDwIAAAAB3Q8AAK8cACDeD4AAAAAB3w8BAAAAAQEIAACYCQAwAQgAAJgJADAIpwUAAK4cACDODwEA9BcAIdoPAgDyFwAh2w8CAPIXACHcDwIA8hcAId0PAACtHAAg3g-AAAAAAd8PAQD0FwAhAgAAAK0IACAIAACbCQAgB84PAQD0FwAh2g8CAPIXACHbDwIA8hcAIdwPAgDyFwAh3Q8AAK0cACDeD4AAAAAB3w8BAPQXACECAAAAqwgAIAgAAJ0JACACAAAAqwgAIAgAAJ0JACADAAAArQgAIA8AAJYJACAQAACbCQAgAQAAAK0IACABAAAAqwgAIAUVAACoHAAgFgAAqxwAIBcAAKocACAoAACpHAAgKQAArBwAIArBDQAA1xYAMMINAACkCQAQww0AANcWADDODwEA-BQAIdoPAgD7FAAh2w8CAPsUACHcDwIA-xQAId0PAACSFQAg3g8AAKcVACDfDwEA-BQAIQMAAACrCAAgAwAAowkAMBQAAKQJACADAAAAqwgAIAMAAKwIADAEAACtCAAgAQAAALEIACABAAAAsQgAIAMAAACvCAAgAwAAsAgAMAQAALEIACADAAAArwgAIAMAALAIADAEAACxCAAgAwAAAK8IACADAACwCAAwBAAAsQgAIAanBQAApxwAIMQNAQAAAAHoDUAAAAABhQ9AAAAAAaIPAAEAAAHODwEAAAABAQgAAKwJACAFxA0BAAAAAegNQAAAAAGFD0AAAAABog8AAQAAAc4PAQAAAAEBCAAArgkAMAEIAACuCQAwBqcFAACmHAAgxA0BAPQXACHoDUAA8BcAIYUPQADwFwAhog8AAbUYACHODwEA9BcAIQIAAACxCAAgCAAAsQkAIAXEDQEA9BcAIegNQADwFwAhhQ9AAPAXACGiDwABtRgAIc4PAQD0FwAhAgAAAK8IACAIAACzCQAgAgAAAK8IACAIAACzCQAgAwAAALEIACAPAACsCQAgEAAAsQkAIAEAAACxCAAgAQAAAK8IACADFQAAoxwAIBYAAKUcACAXAACkHAAgCMENAADWFgAwwg0AALoJABDDDQAA1hYAMMQNAQD4FAAh6A1AAPkUACGFD0AA-RQAIaIPAAGvFQAhzg8BAPgUACEDAAAArwgAIAMAALkJADAUAAC6CQAgAwAAAK8IACADAACwCAAwBAAAsQgAIByOBgAAzxYAII8GAADQFgAgwQ0AAM4WADDCDQAAygkAEMMNAADOFgAwxA0BAAAAAegNQACbFQAh6g0BAJcVACGRDgEAmRUAIZoOAgCfFQAhnQ4BAJcVACGnDkAAmhUAIcAOAQCZFQAh0g4EAM8VACHxDgEAmRUAIYQPAQCZFQAhmQ8BAJkVACGyDwQAzxUAIc4PAQCXFQAhzw8BAJcVACHQDxAAvhUAIdEPEAC-FQAh0g8CAJ4VACHTDwABvRUAIdQPAgCeFQAh1Q8QAL4VACHWDwAAoBUAINcPAQCZFQAhAQAAAL0JACAJjQYAANMWACDBDQAA1RYAMMINAAC_CQAQww0AANUWADCDDgEAlxUAIZEOEAC-FQAh4A4CAJ8VACHKDwEAlxUAIc0PAgCfFQAhAo0GAACiHAAgkQ4AAOkXACAKjQYAANMWACDBDQAA1RYAMMINAAC_CQAQww0AANUWADCDDgEAlxUAIZEOEAC-FQAh4A4CAJ8VACHKDwEAlxUAIc0PAgCfFQAh2Q8AANQWACADAAAAvwkAIAMAAMAJADAEAADBCQAgB40GAADTFgAgwQ0AANIWADDCDQAAwwkAEMMNAADSFgAwyg8BAJcVACHLDwIAnxUAIcwPAAG8FQAhAY0GAACiHAAgCI0GAADTFgAgwQ0AANIWADDCDQAAwwkAEMMNAADSFgAwyg8BAJcVACHLDwIAnxUAIcwPAAG8FQAh2A8AANEWACADAAAAwwkAIAMAAMQJADAEAADFCQAgAQAAAL8JACABAAAAwwkAIAEAAAC9CQAgHI4GAADPFgAgjwYAANAWACDBDQAAzhYAMMINAADKCQAQww0AAM4WADDEDQEAlxUAIegNQACbFQAh6g0BAJcVACGRDgEAmRUAIZoOAgCfFQAhnQ4BAJcVACGnDkAAmhUAIcAOAQCZFQAh0g4EAM8VACHxDgEAmRUAIYQPAQCZFQAhmQ8BAJkVACGyDwQAzxUAIc4PAQCXFQAhzw8BAJcVACHQDxAAvhUAIdEPEAC-FQAh0g8CAJ4VACHTDwABvRUAIdQPAgCeFQAh1Q8QAL4VACHWDwAAoBUAINcPAQCZFQAhEo4GAACgHAAgjwYAAKEcACCRDgAA6RcAIKcOAADpFwAgwA4AAOkXACDSDgAA6RcAIPEOAADpFwAghA8AAOkXACCZDwAA6RcAILIPAADpFwAg0A8AAOkXACDRDwAA6RcAINIPAADpFwAg0w8AAOkXACDUDwAA6RcAINUPAADpFwAg1g8AAOkXACDXDwAA6RcAIAMAAADKCQAgAwAAywkAMAQAAL0JACADAAAAygkAIAMAAMsJADAEAAC9CQAgAwAAAMoJACADAADLCQAwBAAAvQkAIBmOBgAAnhwAII8GAACfHAAgxA0BAAAAAegNQAAAAAHqDQEAAAABkQ4BAAAAAZoOAgAAAAGdDgEAAAABpw5AAAAAAcAOAQAAAAHSDgQAAAAB8Q4BAAAAAYQPAQAAAAGZDwEAAAABsg8EAAAAAc4PAQAAAAHPDwEAAAAB0A8QAAAAAdEPEAAAAAHSDwIAAAAB0w8AAQAAAdQPAgAAAAHVDxAAAAAB1g-AAAAAAdcPAQAAAAEBCAAAzwkAIBfEDQEAAAAB6A1AAAAAAeoNAQAAAAGRDgEAAAABmg4CAAAAAZ0OAQAAAAGnDkAAAAABwA4BAAAAAdIOBAAAAAHxDgEAAAABhA8BAAAAAZkPAQAAAAGyDwQAAAABzg8BAAAAAc8PAQAAAAHQDxAAAAAB0Q8QAAAAAdIPAgAAAAHTDwABAAAB1A8CAAAAAdUPEAAAAAHWD4AAAAAB1w8BAAAAAQEIAADRCQAwAQgAANEJADAZjgYAAIQcACCPBgAAhRwAIMQNAQD0FwAh6A1AAPAXACHqDQEA9BcAIZEOAQDzFwAhmg4CAPIXACGdDgEA9BcAIacOQAD8FwAhwA4BAPMXACHSDgQA2xgAIfEOAQDzFwAhhA8BAPMXACGZDwEA8xcAIbIPBADbGAAhzg8BAPQXACHPDwEA9BcAIdAPEAC3GAAh0Q8QALcYACHSDwIA8RcAIdMPAAG2GAAh1A8CAPEXACHVDxAAtxgAIdYPgAAAAAHXDwEA8xcAIQIAAAC9CQAgCAAA1AkAIBfEDQEA9BcAIegNQADwFwAh6g0BAPQXACGRDgEA8xcAIZoOAgDyFwAhnQ4BAPQXACGnDkAA_BcAIcAOAQDzFwAh0g4EANsYACHxDgEA8xcAIYQPAQDzFwAhmQ8BAPMXACGyDwQA2xgAIc4PAQD0FwAhzw8BAPQXACHQDxAAtxgAIdEPEAC3GAAh0g8CAPEXACHTDwABthgAIdQPAgDxFwAh1Q8QALcYACHWD4AAAAAB1w8BAPMXACECAAAAygkAIAgAANYJACACAAAAygkAIAgAANYJACADAAAAvQkAIA8AAM8JACAQAADUCQAgAQAAAL0JACABAAAAygkAIBUVAAD_GwAgFgAAghwAIBcAAIEcACAoAACAHAAgKQAAgxwAIJEOAADpFwAgpw4AAOkXACDADgAA6RcAINIOAADpFwAg8Q4AAOkXACCEDwAA6RcAIJkPAADpFwAgsg8AAOkXACDQDwAA6RcAINEPAADpFwAg0g8AAOkXACDTDwAA6RcAINQPAADpFwAg1Q8AAOkXACDWDwAA6RcAINcPAADpFwAgGsENAADNFgAwwg0AAN0JABDDDQAAzRYAMMQNAQD4FAAh6A1AAPkUACHqDQEA-BQAIZEOAQD8FAAhmg4CAPsUACGdDgEA-BQAIacOQACOFQAhwA4BAPwUACHSDgQAyxUAIfEOAQD8FAAhhA8BAPwUACGZDwEA_BQAIbIPBADLFQAhzg8BAPgUACHPDwEA-BQAIdAPEACxFQAh0Q8QALEVACHSDwIA-hQAIdMPAAGwFQAh1A8CAPoUACHVDxAAsRUAIdYPAAD9FAAg1w8BAPwUACEDAAAAygkAIAMAANwJADAUAADdCQAgAwAAAMoJACADAADLCQAwBAAAvQkAIAEAAADBCQAgAQAAAMEJACADAAAAvwkAIAMAAMAJADAEAADBCQAgAwAAAL8JACADAADACQAwBAAAwQkAIAMAAAC_CQAgAwAAwAkAMAQAAMEJACAGjQYAAP4bACCDDgEAAAABkQ4QAAAAAeAOAgAAAAHKDwEAAAABzQ8CAAAAAQEIAADlCQAgBYMOAQAAAAGRDhAAAAAB4A4CAAAAAcoPAQAAAAHNDwIAAAABAQgAAOcJADABCAAA5wkAMAaNBgAA_RsAIIMOAQD0FwAhkQ4QALcYACHgDgIA8hcAIcoPAQD0FwAhzQ8CAPIXACECAAAAwQkAIAgAAOoJACAFgw4BAPQXACGRDhAAtxgAIeAOAgDyFwAhyg8BAPQXACHNDwIA8hcAIQIAAAC_CQAgCAAA7AkAIAIAAAC_CQAgCAAA7AkAIAMAAADBCQAgDwAA5QkAIBAAAOoJACABAAAAwQkAIAEAAAC_CQAgBhUAAPgbACAWAAD7GwAgFwAA-hsAICgAAPkbACApAAD8GwAgkQ4AAOkXACAIwQ0AAMwWADDCDQAA8wkAEMMNAADMFgAwgw4BAPgUACGRDhAAsRUAIeAOAgD7FAAhyg8BAPgUACHNDwIA-xQAIQMAAAC_CQAgAwAA8gkAMBQAAPMJACADAAAAvwkAIAMAAMAJADAEAADBCQAgAQAAAMUJACABAAAAxQkAIAMAAADDCQAgAwAAxAkAMAQAAMUJACADAAAAwwkAIAMAAMQJADAEAADFCQAgAwAAAMMJACADAADECQAwBAAAxQkAIASNBgAA9xsAIMoPAQAAAAHLDwIAAAABzA8AAQAAAQEIAAD7CQAgA8oPAQAAAAHLDwIAAAABzA8AAQAAAQEIAAD9CQAwAQgAAP0JADAEjQYAAPYbACDKDwEA9BcAIcsPAgDyFwAhzA8AAbUYACECAAAAxQkAIAgAAIAKACADyg8BAPQXACHLDwIA8hcAIcwPAAG1GAAhAgAAAMMJACAIAACCCgAgAgAAAMMJACAIAACCCgAgAwAAAMUJACAPAAD7CQAgEAAAgAoAIAEAAADFCQAgAQAAAMMJACAFFQAA8RsAIBYAAPQbACAXAADzGwAgKAAA8hsAICkAAPUbACAGwQ0AAMsWADDCDQAAiQoAEMMNAADLFgAwyg8BAPgUACHLDwIA-xQAIcwPAAGvFQAhAwAAAMMJACADAACICgAwFAAAiQoAIAMAAADDCQAgAwAAxAkAMAQAAMUJACABAAAAgwIAIAEAAACDAgAgAwAAAIECACADAACCAgAwBAAAgwIAIAMAAACBAgAgAwAAggIAMAQAAIMCACADAAAAgQIAIAMAAIICADAEAACDAgAgEawBAADtGwAgrwEAAO4bACCwAQAA7xsAILEBAADwGwAgxA0BAAAAAegNQAAAAAHqDQEAAAAB7A0BAAAAAfUNAQAAAAG_DgEAAAABgQ9AAAAAAY0PQAAAAAHDDwEAAAABxg8BAAAAAccPAADsGwAgyA9AAAAAAckPAgAAAAEBCAAAkQoAIA3EDQEAAAAB6A1AAAAAAeoNAQAAAAHsDQEAAAAB9Q0BAAAAAb8OAQAAAAGBD0AAAAABjQ9AAAAAAcMPAQAAAAHGDwEAAAABxw8AAOwbACDID0AAAAAByQ8CAAAAAQEIAACTCgAwAQgAAJMKADABAAAAhQIAIBGsAQAAxBsAIK8BAADFGwAgsAEAAMYbACCxAQAAxxsAIMQNAQD0FwAh6A1AAPAXACHqDQEA8xcAIewNAQD0FwAh9Q0BAPMXACG_DgEA9BcAIYEPQAD8FwAhjQ9AAPwXACHDDwEA9BcAIcYPAQD0FwAhxw8AAMMbACDID0AA_BcAIckPAgDyFwAhAgAAAIMCACAIAACXCgAgDcQNAQD0FwAh6A1AAPAXACHqDQEA8xcAIewNAQD0FwAh9Q0BAPMXACG_DgEA9BcAIYEPQAD8FwAhjQ9AAPwXACHDDwEA9BcAIcYPAQD0FwAhxw8AAMMbACDID0AA_BcAIckPAgDyFwAhAgAAAIECACAIAACZCgAgAgAAAIECACAIAACZCgAgAQAAAIUCACADAAAAgwIAIA8AAJEKACAQAACXCgAgAQAAAIMCACABAAAAgQIAIAoVAAC-GwAgFgAAwRsAIBcAAMAbACAoAAC_GwAgKQAAwhsAIOoNAADpFwAg9Q0AAOkXACCBDwAA6RcAII0PAADpFwAgyA8AAOkXACAQwQ0AAMoWADDCDQAAoQoAEMMNAADKFgAwxA0BAPgUACHoDUAA-RQAIeoNAQD8FAAh7A0BAPgUACH1DQEA_BQAIb8OAQD4FAAhgQ9AAI4VACGND0AAjhUAIcMPAQD4FAAhxg8BAPgUACHHDwAAkhUAIMgPQACOFQAhyQ8CAPsUACEDAAAAgQIAIAMAAKAKADAUAAChCgAgAwAAAIECACADAACCAgAwBAAAgwIAIAnBDQAAyRYAMMINAACnCgAQww0AAMkWADDqDQEAmRUAIYQOAQCZFQAhjQ9AAJsVACHDDwEAAAABxA8CAJ8VACHFDyAAmBUAIQEAAACkCgAgAQAAAKQKACAJwQ0AAMkWADDCDQAApwoAEMMNAADJFgAw6g0BAJkVACGEDgEAmRUAIY0PQACbFQAhww8BAJcVACHEDwIAnxUAIcUPIACYFQAhAuoNAADpFwAghA4AAOkXACADAAAApwoAIAMAAKgKADAEAACkCgAgAwAAAKcKACADAACoCgAwBAAApAoAIAMAAACnCgAgAwAAqAoAMAQAAKQKACAG6g0BAAAAAYQOAQAAAAGND0AAAAABww8BAAAAAcQPAgAAAAHFDyAAAAABAQgAAKwKACAG6g0BAAAAAYQOAQAAAAGND0AAAAABww8BAAAAAcQPAgAAAAHFDyAAAAABAQgAAK4KADABCAAArgoAMAbqDQEA8xcAIYQOAQDzFwAhjQ9AAPAXACHDDwEA9BcAIcQPAgDyFwAhxQ8gAJIYACECAAAApAoAIAgAALEKACAG6g0BAPMXACGEDgEA8xcAIY0PQADwFwAhww8BAPQXACHEDwIA8hcAIcUPIACSGAAhAgAAAKcKACAIAACzCgAgAgAAAKcKACAIAACzCgAgAwAAAKQKACAPAACsCgAgEAAAsQoAIAEAAACkCgAgAQAAAKcKACAHFQAAuRsAIBYAALwbACAXAAC7GwAgKAAAuhsAICkAAL0bACDqDQAA6RcAIIQOAADpFwAgCcENAADIFgAwwg0AALoKABDDDQAAyBYAMOoNAQD8FAAhhA4BAPwUACGND0AA-RQAIcMPAQD4FAAhxA8CAPsUACHFDyAAkxUAIQMAAACnCgAgAwAAuQoAMBQAALoKACADAAAApwoAIAMAAKgKADAEAACkCgAgAQAAAIkCACABAAAAiQIAIAMAAACHAgAgAwAAiAIAMAQAAIkCACADAAAAhwIAIAMAAIgCADAEAACJAgAgAwAAAIcCACADAACIAgAwBAAAiQIAIAYIgAAAAAGuAQAAuBsAIMQNBAAAAAHGDUAAAAABiw4BAAAAAbwPAQAAAAEBCAAAwgoAIAUIgAAAAAHEDQQAAAABxg1AAAAAAYsOAQAAAAG8DwEAAAABAQgAAMQKADABCAAAxAoAMAYIgAAAAAGuAQAAtxsAIMQNBADvFwAhxg1AAPAXACGLDgEA9BcAIbwPAQD0FwAhAgAAAIkCACAIAADHCgAgBQiAAAAAAcQNBADvFwAhxg1AAPAXACGLDgEA9BcAIbwPAQD0FwAhAgAAAIcCACAIAADJCgAgAgAAAIcCACAIAADJCgAgAwAAAIkCACAPAADCCgAgEAAAxwoAIAEAAACJAgAgAQAAAIcCACAFFQAAshsAIBYAALUbACAXAAC0GwAgKAAAsxsAICkAALYbACAICAAApxUAIMENAADHFgAwwg0AANAKABDDDQAAxxYAMMQNBAD3FAAhxg1AAPkUACGLDgEA-BQAIbwPAQD4FAAhAwAAAIcCACADAADPCgAwFAAA0AoAIAMAAACHAgAgAwAAiAIAMAQAAIkCACABAAAAjQIAIAEAAACNAgAgAwAAAIsCACADAACMAgAwBAAAjQIAIAMAAACLAgAgAwAAjAIAMAQAAI0CACADAAAAiwIAIAMAAIwCADAEAACNAgAgDq4BAACxGwAgxA0BAAAAAeMNAgAAAAHlDUAAAAAB5g0CAAAAAecNQAAAAAHoDUAAAAABiw4BAAAAAZ0OAQAAAAGnDkAAAAABvA8BAAAAAcAPgAAAAAHBDwIAAAABwg9AAAAAAQEIAADYCgAgDcQNAQAAAAHjDQIAAAAB5Q1AAAAAAeYNAgAAAAHnDUAAAAAB6A1AAAAAAYsOAQAAAAGdDgEAAAABpw5AAAAAAbwPAQAAAAHAD4AAAAABwQ8CAAAAAcIPQAAAAAEBCAAA2goAMAEIAADaCgAwDq4BAACwGwAgxA0BAPQXACHjDQIA8hcAIeUNQAD8FwAh5g0CAPIXACHnDUAA_BcAIegNQADwFwAhiw4BAPQXACGdDgEA9BcAIacOQAD8FwAhvA8BAPQXACHAD4AAAAABwQ8CAPIXACHCD0AA_BcAIQIAAACNAgAgCAAA3QoAIA3EDQEA9BcAIeMNAgDyFwAh5Q1AAPwXACHmDQIA8hcAIecNQAD8FwAh6A1AAPAXACGLDgEA9BcAIZ0OAQD0FwAhpw5AAPwXACG8DwEA9BcAIcAPgAAAAAHBDwIA8hcAIcIPQAD8FwAhAgAAAIsCACAIAADfCgAgAgAAAIsCACAIAADfCgAgAwAAAI0CACAPAADYCgAgEAAA3QoAIAEAAACNAgAgAQAAAIsCACAJFQAAqxsAIBYAAK4bACAXAACtGwAgKAAArBsAICkAAK8bACDlDQAA6RcAIOcNAADpFwAgpw4AAOkXACDCDwAA6RcAIBDBDQAAxhYAMMINAADmCgAQww0AAMYWADDEDQEA-BQAIeMNAgD7FAAh5Q1AAI4VACHmDQIA-xQAIecNQACOFQAh6A1AAPkUACGLDgEA-BQAIZ0OAQD4FAAhpw5AAI4VACG8DwEA-BQAIcAPAACnFQAgwQ8CAPsUACHCD0AAjhUAIQMAAACLAgAgAwAA5QoAMBQAAOYKACADAAAAiwIAIAMAAIwCADAEAACNAgAgAQAAAJECACABAAAAkQIAIAMAAACPAgAgAwAAkAIAMAQAAJECACADAAAAjwIAIAMAAJACADAEAACRAgAgAwAAAI8CACADAACQAgAwBAAAkQIAIAgIgAAAAAGuAQAAqhsAIIsOAQAAAAGfD0AAAAABvA8BAAAAAb0PAQAAAAG-D0AAAAABvw9AAAAAAQEIAADuCgAgBwiAAAAAAYsOAQAAAAGfD0AAAAABvA8BAAAAAb0PAQAAAAG-D0AAAAABvw9AAAAAAQEIAADwCgAwAQgAAPAKADAICIAAAAABrgEAAKkbACCLDgEA9BcAIZ8PQADwFwAhvA8BAPQXACG9DwEA9BcAIb4PQADwFwAhvw9AAPwXACECAAAAkQIAIAgAAPMKACAHCIAAAAABiw4BAPQXACGfD0AA8BcAIbwPAQD0FwAhvQ8BAPQXACG-D0AA8BcAIb8PQAD8FwAhAgAAAI8CACAIAAD1CgAgAgAAAI8CACAIAAD1CgAgAwAAAJECACAPAADuCgAgEAAA8woAIAEAAACRAgAgAQAAAI8CACAEFQAAphsAIBYAAKgbACAXAACnGwAgvw8AAOkXACAKCAAApxUAIMENAADFFgAwwg0AAPwKABDDDQAAxRYAMIsOAQD4FAAhnw9AAPkUACG8DwEA-BQAIb0PAQD4FAAhvg9AAPkUACG_D0AAjhUAIQMAAACPAgAgAwAA-woAMBQAAPwKACADAAAAjwIAIAMAAJACADAEAACRAgAgEcENAADEFgAwwg0AAIILABDDDQAAxBYAMMQNAQAAAAHoDUAAmxUAIawOAQCXFQAhgQ9AAJsVACGFD0AAmxUAIbMPAQCXFQAhtA8BAJkVACG1DwEAlxUAIbYPAQCXFQAhtw8BAJkVACG4D0AAmhUAIbkPAQCZFQAhug9AAJoVACG7D0AAmhUAIQEAAAD_CgAgAQAAAP8KACARwQ0AAMQWADDCDQAAggsAEMMNAADEFgAwxA0BAJcVACHoDUAAmxUAIawOAQCXFQAhgQ9AAJsVACGFD0AAmxUAIbMPAQCXFQAhtA8BAJkVACG1DwEAlxUAIbYPAQCXFQAhtw8BAJkVACG4D0AAmhUAIbkPAQCZFQAhug9AAJoVACG7D0AAmhUAIQa0DwAA6RcAILcPAADpFwAguA8AAOkXACC5DwAA6RcAILoPAADpFwAguw8AAOkXACADAAAAggsAIAMAAIMLADAEAAD_CgAgAwAAAIILACADAACDCwAwBAAA_woAIAMAAACCCwAgAwAAgwsAMAQAAP8KACAOxA0BAAAAAegNQAAAAAGsDgEAAAABgQ9AAAAAAYUPQAAAAAGzDwEAAAABtA8BAAAAAbUPAQAAAAG2DwEAAAABtw8BAAAAAbgPQAAAAAG5DwEAAAABug9AAAAAAbsPQAAAAAEBCAAAhwsAIA7EDQEAAAAB6A1AAAAAAawOAQAAAAGBD0AAAAABhQ9AAAAAAbMPAQAAAAG0DwEAAAABtQ8BAAAAAbYPAQAAAAG3DwEAAAABuA9AAAAAAbkPAQAAAAG6D0AAAAABuw9AAAAAAQEIAACJCwAwAQgAAIkLADAOxA0BAPQXACHoDUAA8BcAIawOAQD0FwAhgQ9AAPAXACGFD0AA8BcAIbMPAQD0FwAhtA8BAPMXACG1DwEA9BcAIbYPAQD0FwAhtw8BAPMXACG4D0AA_BcAIbkPAQDzFwAhug9AAPwXACG7D0AA_BcAIQIAAAD_CgAgCAAAjAsAIA7EDQEA9BcAIegNQADwFwAhrA4BAPQXACGBD0AA8BcAIYUPQADwFwAhsw8BAPQXACG0DwEA8xcAIbUPAQD0FwAhtg8BAPQXACG3DwEA8xcAIbgPQAD8FwAhuQ8BAPMXACG6D0AA_BcAIbsPQAD8FwAhAgAAAIILACAIAACOCwAgAgAAAIILACAIAACOCwAgAwAAAP8KACAPAACHCwAgEAAAjAsAIAEAAAD_CgAgAQAAAIILACAJFQAAoxsAIBYAAKUbACAXAACkGwAgtA8AAOkXACC3DwAA6RcAILgPAADpFwAguQ8AAOkXACC6DwAA6RcAILsPAADpFwAgEcENAADDFgAwwg0AAJULABDDDQAAwxYAMMQNAQD4FAAh6A1AAPkUACGsDgEA-BQAIYEPQAD5FAAhhQ9AAPkUACGzDwEA-BQAIbQPAQD8FAAhtQ8BAPgUACG2DwEA-BQAIbcPAQD8FAAhuA9AAI4VACG5DwEA_BQAIboPQACOFQAhuw9AAI4VACEDAAAAggsAIAMAAJQLADAUAACVCwAgAwAAAIILACADAACDCwAwBAAA_woAIAfBDQAAwhYAMMINAACbCwAQww0AAMIWADDEDQEAAAABhQ9AAJsVACGxDwAAkhUAILIPQACaFQAhAQAAAJgLACABAAAAmAsAIAfBDQAAwhYAMMINAACbCwAQww0AAMIWADDEDQEAlxUAIYUPQACbFQAhsQ8AAJIVACCyD0AAmhUAIQGyDwAA6RcAIAMAAACbCwAgAwAAnAsAMAQAAJgLACADAAAAmwsAIAMAAJwLADAEAACYCwAgAwAAAJsLACADAACcCwAwBAAAmAsAIATEDQEAAAABhQ9AAAAAAbEPAACiGwAgsg9AAAAAAQEIAACgCwAgBMQNAQAAAAGFD0AAAAABsQ8AAKIbACCyD0AAAAABAQgAAKILADABCAAAogsAMATEDQEA9BcAIYUPQADwFwAhsQ8AAKEbACCyD0AA_BcAIQIAAACYCwAgCAAApQsAIATEDQEA9BcAIYUPQADwFwAhsQ8AAKEbACCyD0AA_BcAIQIAAACbCwAgCAAApwsAIAIAAACbCwAgCAAApwsAIAMAAACYCwAgDwAAoAsAIBAAAKULACABAAAAmAsAIAEAAACbCwAgBBUAAJ4bACAWAACgGwAgFwAAnxsAILIPAADpFwAgB8ENAADBFgAwwg0AAK4LABDDDQAAwRYAMMQNAQD4FAAhhQ9AAPkUACGxDwAAkhUAILIPQACOFQAhAwAAAJsLACADAACtCwAwFAAArgsAIAMAAACbCwAgAwAAnAsAMAQAAJgLACAMsAcAAKoVACCxBwAAshYAILIHAACzFgAgtQcAALQWACC2BwAAtRYAIMENAACxFgAwwg0AAM8LABDDDQAAsRYAMMQNAQAAAAHoDUAAmxUAIeoNAQCXFQAh_Q4BAJcVACEBAAAAsQsAIA6wBwAApxYAIMENAADAFgAwwg0AALMLABDDDQAAwBYAMMQNAQCXFQAhyQ0BAJkVACHoDUAAmxUAIeoNAQCXFQAh7Q0CAJ8VACHGDkAAmhUAIfQOQACbFQAhmQ8BAJcVACGsDwEAlxUAIa0PAACgFQAgBLAHAAC1GgAgyQ0AAOkXACDGDgAA6RcAIK0PAADpFwAgDrAHAACnFgAgwQ0AAMAWADDCDQAAswsAEMMNAADAFgAwxA0BAAAAAckNAQCZFQAh6A1AAJsVACHqDQEAlxUAIe0NAgCfFQAhxg5AAJoVACH0DkAAmxUAIZkPAQCXFQAhrA8BAJcVACGtDwAAoBUAIAMAAACzCwAgAwAAtAsAMAQAALULACAIsAcAAKcWACDBDQAAvxYAMMINAAC3CwAQww0AAL8WADCZDwEAlxUAIakPAQCXFQAhqg8BAJcVACGrD0AAmxUAIQGwBwAAtRoAIAmwBwAApxYAIMENAAC_FgAwwg0AALcLABDDDQAAvxYAMJkPAQCXFQAhqQ8BAJcVACGqDwEAlxUAIasPQACbFQAhsA8AAL4WACADAAAAtwsAIAMAALgLADAEAAC5CwAgC7AHAACnFgAgtAcAAL0WACDBDQAAvBYAMMINAAC7CwAQww0AALwWADDoDUAAmxUAIeoNAQCXFQAhmQ8BAJcVACGiDwEAlxUAIacPQACaFQAhqA8CAJ8VACEDsAcAALUaACC0BwAAnRsAIKcPAADpFwAgC7AHAACnFgAgtAcAAL0WACDBDQAAvBYAMMINAAC7CwAQww0AALwWADDoDUAAmxUAIeoNAQCXFQAhmQ8BAJcVACGiDwEAAAABpw9AAJoVACGoDwIAnxUAIQMAAAC7CwAgAwAAvAsAMAQAAL0LACAIswcAALsWACDBDQAAuhYAMMINAAC_CwAQww0AALoWADDSDkAAmxUAIaIPAQCXFQAhpQ8EAKIVACGmDwQAohUAIQGzBwAAnBsAIAmzBwAAuxYAIMENAAC6FgAwwg0AAL8LABDDDQAAuhYAMNIOQACbFQAhog8BAJcVACGlDwQAohUAIaYPBACiFQAhrw8AALkWACADAAAAvwsAIAMAAMALADAEAADBCwAgAQAAAL8LACALhgMCAJ8VACGwBwAApxYAILcHAACoFgAgwQ0AAKYWADDCDQAAxAsAEMMNAACmFgAw6g0BAJcVACGZDwEAlxUAIZ8PQACbFQAhoA8gAJgVACGhD0AAmhUAIQEAAADECwAgD7YHAAC4FgAgwQ0AALcWADDCDQAAxgsAEMMNAAC3FgAwxg1AAJsVACHeDQEAmRUAIeYNAQCZFQAhgw4BAJcVACGZDkAAmxUAIZkPAQCXFQAhmg8BAJcVACGbDwAAkhUAIJwPQACaFQAhnQ8BAJkVACGeDwAAoBUAIAa2BwAAmxsAIN4NAADpFwAg5g0AAOkXACCcDwAA6RcAIJ0PAADpFwAgng8AAOkXACAQtgcAALgWACDBDQAAtxYAMMINAADGCwAQww0AALcWADDGDUAAmxUAId4NAQCZFQAh5g0BAJkVACGDDgEAlxUAIZkOQACbFQAhmQ8BAJcVACGaDwEAlxUAIZsPAACSFQAgnA9AAJoVACGdDwEAmRUAIZ4PAACgFQAgrg8AALYWACADAAAAxgsAIAMAAMcLADAEAADICwAgAQAAAMYLACABAAAAswsAIAEAAAC3CwAgAQAAALsLACABAAAAsQsAIAywBwAAqhUAILEHAACyFgAgsgcAALMWACC1BwAAtBYAILYHAAC1FgAgwQ0AALEWADDCDQAAzwsAEMMNAACxFgAwxA0BAJcVACHoDUAAmxUAIeoNAQCXFQAh_Q4BAJcVACEEsQcAAJgbACCyBwAAmRsAILUHAACaGwAgtgcAAJsbACADAAAAzwsAIAMAANALADAEAACxCwAgAwAAAM8LACADAADQCwAwBAAAsQsAIAMAAADPCwAgAwAA0AsAMAQAALELACAJsAeAAAAAAbEHAACUGwAgsgcAAJUbACC1BwAAlhsAILYHAACXGwAgxA0BAAAAAegNQAAAAAHqDQEAAAAB_Q4BAAAAAQEIAADUCwAgBbAHgAAAAAHEDQEAAAAB6A1AAAAAAeoNAQAAAAH9DgEAAAABAQgAANYLADABCAAA1gsAMAmwB4AAAAABsQcAAOcaACCyBwAA6BoAILUHAADpGgAgtgcAAOoaACDEDQEA9BcAIegNQADwFwAh6g0BAPQXACH9DgEA9BcAIQIAAACxCwAgCAAA2QsAIAWwB4AAAAABxA0BAPQXACHoDUAA8BcAIeoNAQD0FwAh_Q4BAPQXACECAAAAzwsAIAgAANsLACACAAAAzwsAIAgAANsLACADAAAAsQsAIA8AANQLACAQAADZCwAgAQAAALELACABAAAAzwsAIAMVAADkGgAgFgAA5hoAIBcAAOUaACAIsAcAAKcVACDBDQAAsBYAMMINAADiCwAQww0AALAWADDEDQEA-BQAIegNQAD5FAAh6g0BAPgUACH9DgEA-BQAIQMAAADPCwAgAwAA4QsAMBQAAOILACADAAAAzwsAIAMAANALADAEAACxCwAgAQAAALULACABAAAAtQsAIAMAAACzCwAgAwAAtAsAMAQAALULACADAAAAswsAIAMAALQLADAEAAC1CwAgAwAAALMLACADAAC0CwAwBAAAtQsAIAuwBwAA4xoAIMQNAQAAAAHJDQEAAAAB6A1AAAAAAeoNAQAAAAHtDQIAAAABxg5AAAAAAfQOQAAAAAGZDwEAAAABrA8BAAAAAa0PgAAAAAEBCAAA6gsAIArEDQEAAAAByQ0BAAAAAegNQAAAAAHqDQEAAAAB7Q0CAAAAAcYOQAAAAAH0DkAAAAABmQ8BAAAAAawPAQAAAAGtD4AAAAABAQgAAOwLADABCAAA7AsAMAuwBwAA4hoAIMQNAQD0FwAhyQ0BAPMXACHoDUAA8BcAIeoNAQD0FwAh7Q0CAPIXACHGDkAA_BcAIfQOQADwFwAhmQ8BAPQXACGsDwEA9BcAIa0PgAAAAAECAAAAtQsAIAgAAO8LACAKxA0BAPQXACHJDQEA8xcAIegNQADwFwAh6g0BAPQXACHtDQIA8hcAIcYOQAD8FwAh9A5AAPAXACGZDwEA9BcAIawPAQD0FwAhrQ-AAAAAAQIAAACzCwAgCAAA8QsAIAIAAACzCwAgCAAA8QsAIAMAAAC1CwAgDwAA6gsAIBAAAO8LACABAAAAtQsAIAEAAACzCwAgCBUAAN0aACAWAADgGgAgFwAA3xoAICgAAN4aACApAADhGgAgyQ0AAOkXACDGDgAA6RcAIK0PAADpFwAgDcENAACvFgAwwg0AAPgLABDDDQAArxYAMMQNAQD4FAAhyQ0BAPwUACHoDUAA-RQAIeoNAQD4FAAh7Q0CAPsUACHGDkAAjhUAIfQOQAD5FAAhmQ8BAPgUACGsDwEA-BQAIa0PAAD9FAAgAwAAALMLACADAAD3CwAwFAAA-AsAIAMAAACzCwAgAwAAtAsAMAQAALULACABAAAAuQsAIAEAAAC5CwAgAwAAALcLACADAAC4CwAwBAAAuQsAIAMAAAC3CwAgAwAAuAsAMAQAALkLACADAAAAtwsAIAMAALgLADAEAAC5CwAgBbAHAADcGgAgmQ8BAAAAAakPAQAAAAGqDwEAAAABqw9AAAAAAQEIAACADAAgBJkPAQAAAAGpDwEAAAABqg8BAAAAAasPQAAAAAEBCAAAggwAMAEIAACCDAAwBbAHAADbGgAgmQ8BAPQXACGpDwEA9BcAIaoPAQD0FwAhqw9AAPAXACECAAAAuQsAIAgAAIUMACAEmQ8BAPQXACGpDwEA9BcAIaoPAQD0FwAhqw9AAPAXACECAAAAtwsAIAgAAIcMACACAAAAtwsAIAgAAIcMACADAAAAuQsAIA8AAIAMACAQAACFDAAgAQAAALkLACABAAAAtwsAIAMVAADYGgAgFgAA2hoAIBcAANkaACAHwQ0AAK4WADDCDQAAjgwAEMMNAACuFgAwmQ8BAPgUACGpDwEA-BQAIaoPAQD4FAAhqw9AAPkUACEDAAAAtwsAIAMAAI0MADAUAACODAAgAwAAALcLACADAAC4CwAwBAAAuQsAIAEAAAC9CwAgAQAAAL0LACADAAAAuwsAIAMAALwLADAEAAC9CwAgAwAAALsLACADAAC8CwAwBAAAvQsAIAMAAAC7CwAgAwAAvAsAMAQAAL0LACAIsAcAANYaACC0BwAA1xoAIOgNQAAAAAHqDQEAAAABmQ8BAAAAAaIPAQAAAAGnD0AAAAABqA8CAAAAAQEIAACWDAAgBugNQAAAAAHqDQEAAAABmQ8BAAAAAaIPAQAAAAGnD0AAAAABqA8CAAAAAQEIAACYDAAwAQgAAJgMADAIsAcAAMgaACC0BwAAyRoAIOgNQADwFwAh6g0BAPQXACGZDwEA9BcAIaIPAQD0FwAhpw9AAPwXACGoDwIA8hcAIQIAAAC9CwAgCAAAmwwAIAboDUAA8BcAIeoNAQD0FwAhmQ8BAPQXACGiDwEA9BcAIacPQAD8FwAhqA8CAPIXACECAAAAuwsAIAgAAJ0MACACAAAAuwsAIAgAAJ0MACADAAAAvQsAIA8AAJYMACAQAACbDAAgAQAAAL0LACABAAAAuwsAIAYVAADDGgAgFgAAxhoAIBcAAMUaACAoAADEGgAgKQAAxxoAIKcPAADpFwAgCcENAACtFgAwwg0AAKQMABDDDQAArRYAMOgNQAD5FAAh6g0BAPgUACGZDwEA-BQAIaIPAQD4FAAhpw9AAI4VACGoDwIA-xQAIQMAAAC7CwAgAwAAowwAMBQAAKQMACADAAAAuwsAIAMAALwLADAEAAC9CwAgAQAAAMELACABAAAAwQsAIAMAAAC_CwAgAwAAwAsAMAQAAMELACADAAAAvwsAIAMAAMALADAEAADBCwAgAwAAAL8LACADAADACwAwBAAAwQsAIAWzBwAAwhoAINIOQAAAAAGiDwEAAAABpQ8EAAAAAaYPBAAAAAEBCAAArAwAIATSDkAAAAABog8BAAAAAaUPBAAAAAGmDwQAAAABAQgAAK4MADABCAAArgwAMAWzBwAAwRoAINIOQADwFwAhog8BAPQXACGlDwQA7xcAIaYPBADvFwAhAgAAAMELACAIAACxDAAgBNIOQADwFwAhog8BAPQXACGlDwQA7xcAIaYPBADvFwAhAgAAAL8LACAIAACzDAAgAgAAAL8LACAIAACzDAAgAwAAAMELACAPAACsDAAgEAAAsQwAIAEAAADBCwAgAQAAAL8LACAFFQAAvBoAIBYAAL8aACAXAAC-GgAgKAAAvRoAICkAAMAaACAHwQ0AAKwWADDCDQAAugwAEMMNAACsFgAw0g5AAPkUACGiDwEA-BQAIaUPBAD3FAAhpg8EAPcUACEDAAAAvwsAIAMAALkMADAUAAC6DAAgAwAAAL8LACADAADACwAwBAAAwQsAIAjBDQAAqhYAMMINAADADAAQww0AAKoWADCDDgEAlxUAIdIOQACbFQAhog8BAJcVACGjDwIAnxUAIaQPAACrFgAgAQAAAL0MACABAAAAvQwAIAfBDQAAqhYAMMINAADADAAQww0AAKoWADCDDgEAlxUAIdIOQACbFQAhog8BAJcVACGjDwIAnxUAIQADAAAAwAwAIAMAAMEMADAEAAC9DAAgAwAAAMAMACADAADBDAAwBAAAvQwAIAMAAADADAAgAwAAwQwAMAQAAL0MACAEgw4BAAAAAdIOQAAAAAGiDwEAAAABow8CAAAAAQEIAADFDAAgBIMOAQAAAAHSDkAAAAABog8BAAAAAaMPAgAAAAEBCAAAxwwAMAEIAADHDAAwBIMOAQD0FwAh0g5AAPAXACGiDwEA9BcAIaMPAgDyFwAhAgAAAL0MACAIAADKDAAgBIMOAQD0FwAh0g5AAPAXACGiDwEA9BcAIaMPAgDyFwAhAgAAAMAMACAIAADMDAAgAgAAAMAMACAIAADMDAAgAwAAAL0MACAPAADFDAAgEAAAygwAIAEAAAC9DAAgAQAAAMAMACAFFQAAtxoAIBYAALoaACAXAAC5GgAgKAAAuBoAICkAALsaACAHwQ0AAKkWADDCDQAA0wwAEMMNAACpFgAwgw4BAPgUACHSDkAA-RQAIaIPAQD4FAAhow8CAPsUACEDAAAAwAwAIAMAANIMADAUAADTDAAgAwAAAMAMACADAADBDAAwBAAAvQwAIAuGAwIAnxUAIbAHAACnFgAgtwcAAKgWACDBDQAAphYAMMINAADECwAQww0AAKYWADDqDQEAlxUAIZkPAQAAAAGfD0AAmxUAIaAPIACYFQAhoQ9AAJoVACEBAAAA1gwAIAEAAADWDAAgA7AHAAC1GgAgtwcAALYaACChDwAA6RcAIAMAAADECwAgAwAA2QwAMAQAANYMACADAAAAxAsAIAMAANkMADAEAADWDAAgAwAAAMQLACADAADZDAAwBAAA1gwAIAiGAwIAAAABsAcAALMaACC3BwAAtBoAIOoNAQAAAAGZDwEAAAABnw9AAAAAAaAPIAAAAAGhD0AAAAABAQgAAN0MACAGhgMCAAAAAeoNAQAAAAGZDwEAAAABnw9AAAAAAaAPIAAAAAGhD0AAAAABAQgAAN8MADABCAAA3wwAMAiGAwIA8hcAIbAHAAClGgAgtwcAAKYaACDqDQEA9BcAIZkPAQD0FwAhnw9AAPAXACGgDyAAkhgAIaEPQAD8FwAhAgAAANYMACAIAADiDAAgBoYDAgDyFwAh6g0BAPQXACGZDwEA9BcAIZ8PQADwFwAhoA8gAJIYACGhD0AA_BcAIQIAAADECwAgCAAA5AwAIAIAAADECwAgCAAA5AwAIAMAAADWDAAgDwAA3QwAIBAAAOIMACABAAAA1gwAIAEAAADECwAgBhUAAKAaACAWAACjGgAgFwAAohoAICgAAKEaACApAACkGgAgoQ8AAOkXACAJhgMCAPsUACHBDQAApRYAMMINAADrDAAQww0AAKUWADDqDQEA-BQAIZkPAQD4FAAhnw9AAPkUACGgDyAAkxUAIaEPQACOFQAhAwAAAMQLACADAADqDAAwFAAA6wwAIAMAAADECwAgAwAA2QwAMAQAANYMACABAAAAyAsAIAEAAADICwAgAwAAAMYLACADAADHCwAwBAAAyAsAIAMAAADGCwAgAwAAxwsAMAQAAMgLACADAAAAxgsAIAMAAMcLADAEAADICwAgDLYHAACfGgAgxg1AAAAAAd4NAQAAAAHmDQEAAAABgw4BAAAAAZkOQAAAAAGZDwEAAAABmg8BAAAAAZsPAACeGgAgnA9AAAAAAZ0PAQAAAAGeD4AAAAABAQgAAPMMACALxg1AAAAAAd4NAQAAAAHmDQEAAAABgw4BAAAAAZkOQAAAAAGZDwEAAAABmg8BAAAAAZsPAACeGgAgnA9AAAAAAZ0PAQAAAAGeD4AAAAABAQgAAPUMADABCAAA9QwAMAy2BwAAnRoAIMYNQADwFwAh3g0BAPMXACHmDQEA8xcAIYMOAQD0FwAhmQ5AAPAXACGZDwEA9BcAIZoPAQD0FwAhmw8AAJwaACCcD0AA_BcAIZ0PAQDzFwAhng-AAAAAAQIAAADICwAgCAAA-AwAIAvGDUAA8BcAId4NAQDzFwAh5g0BAPMXACGDDgEA9BcAIZkOQADwFwAhmQ8BAPQXACGaDwEA9BcAIZsPAACcGgAgnA9AAPwXACGdDwEA8xcAIZ4PgAAAAAECAAAAxgsAIAgAAPoMACACAAAAxgsAIAgAAPoMACADAAAAyAsAIA8AAPMMACAQAAD4DAAgAQAAAMgLACABAAAAxgsAIAgVAACZGgAgFgAAmxoAIBcAAJoaACDeDQAA6RcAIOYNAADpFwAgnA8AAOkXACCdDwAA6RcAIJ4PAADpFwAgDsENAACkFgAwwg0AAIENABDDDQAApBYAMMYNQAD5FAAh3g0BAPwUACHmDQEA_BQAIYMOAQD4FAAhmQ5AAPkUACGZDwEA-BQAIZoPAQD4FAAhmw8AAJIVACCcD0AAjhUAIZ0PAQD8FAAhng8AAP0UACADAAAAxgsAIAMAAIANADAUAACBDQAgAwAAAMYLACADAADHCwAwBAAAyAsAIAfBDQAAohYAMMINAACHDQAQww0AAKIWADCVDgEAlxUAIdIOQACbFQAhlw8CAJ8VACGYDwAAoxYAIAEAAACEDQAgAQAAAIQNACAGwQ0AAKIWADDCDQAAhw0AEMMNAACiFgAwlQ4BAJcVACHSDkAAmxUAIZcPAgCfFQAhAAMAAACHDQAgAwAAiA0AMAQAAIQNACADAAAAhw0AIAMAAIgNADAEAACEDQAgAwAAAIcNACADAACIDQAwBAAAhA0AIAOVDgEAAAAB0g5AAAAAAZcPAgAAAAEBCAAAjA0AIAOVDgEAAAAB0g5AAAAAAZcPAgAAAAEBCAAAjg0AMAEIAACODQAwA5UOAQD0FwAh0g5AAPAXACGXDwIA8hcAIQIAAACEDQAgCAAAkQ0AIAOVDgEA9BcAIdIOQADwFwAhlw8CAPIXACECAAAAhw0AIAgAAJMNACACAAAAhw0AIAgAAJMNACADAAAAhA0AIA8AAIwNACAQAACRDQAgAQAAAIQNACABAAAAhw0AIAUVAACUGgAgFgAAlxoAIBcAAJYaACAoAACVGgAgKQAAmBoAIAbBDQAAoRYAMMINAACaDQAQww0AAKEWADCVDgEA-BQAIdIOQAD5FAAhlw8CAPsUACEDAAAAhw0AIAMAAJkNADAUAACaDQAgAwAAAIcNACADAACIDQAwBAAAhA0AIA_JCAAAmhYAIMoIAACbFgAgjw0CAJ8VACHBDQAAmRYAMMINAACqDQAQww0AAJkWADDmDQEAmRUAIekNAQCZFQAhgw4BAAAAAZUOAQCXFQAhmA5AAJsVACGZDkAAmhUAIY0PQACbFQAhkA9AAJoVACGRDyAAmBUAIQEAAACdDQAgDsgIAACeFgAgwQ0AAKAWADDCDQAAnw0AEMMNAACgFgAwyQ0BAJkVACGDDgEAlxUAIYUOBACiFQAhnw4gAJgVACGgDgIAnxUAIaEOAACSFQAgow4BAJkVACGmDgAAqhUAIOwOAAG9FQAhlQ8EAM8VACEFyAgAAJMaACDJDQAA6RcAIKMOAADpFwAg7A4AAOkXACCVDwAA6RcAIA_ICAAAnhYAIMENAACgFgAwwg0AAJ8NABDDDQAAoBYAMMkNAQCZFQAhgw4BAJcVACGFDgQAohUAIZsOAACfFgAgnw4gAJgVACGgDgIAnxUAIaEOAACSFQAgow4BAJkVACGmDgAAqhUAIOwOAAG9FQAhlQ8EAM8VACEDAAAAnw0AIAMAAKANADAEAAChDQAgD8gIAACeFgAgwQ0AAJ0WADDCDQAAow0AEMMNAACdFgAwgw4BAJcVACGYDkAAmhUAIYwPAQCXFQAhjQ9AAJsVACGODyAAmBUAIY8PAQCZFQAhkA9AAJoVACGRDyAAmBUAIZIPQACaFQAhkw9AAJoVACGUDwAAoBUAIAfICAAAkxoAIJgOAADpFwAgjw8AAOkXACCQDwAA6RcAIJIPAADpFwAgkw8AAOkXACCUDwAA6RcAIBDICAAAnhYAIMENAACdFgAwwg0AAKMNABDDDQAAnRYAMIMOAQCXFQAhmA5AAJoVACGMDwEAlxUAIY0PQACbFQAhjg8gAJgVACGPDwEAmRUAIZAPQACaFQAhkQ8gAJgVACGSD0AAmhUAIZMPQACaFQAhlA8AAKAVACCWDwAAnBYAIAMAAACjDQAgAwAApA0AMAQAAKUNACABAAAAnw0AIAEAAACjDQAgAQAAAJ0NACAPyQgAAJoWACDKCAAAmxYAII8NAgCfFQAhwQ0AAJkWADDCDQAAqg0AEMMNAACZFgAw5g0BAJkVACHpDQEAmRUAIYMOAQCXFQAhlQ4BAJcVACGYDkAAmxUAIZkOQACaFQAhjQ9AAJsVACGQD0AAmhUAIZEPIACYFQAhBskIAACRGgAgyggAAJIaACDmDQAA6RcAIOkNAADpFwAgmQ4AAOkXACCQDwAA6RcAIAMAAACqDQAgAwAAqw0AMAQAAJ0NACADAAAAqg0AIAMAAKsNADAEAACdDQAgAwAAAKoNACADAACrDQAwBAAAnQ0AIAzJCAAAjxoAIMoIAACQGgAgjw0CAAAAAeYNAQAAAAHpDQEAAAABgw4BAAAAAZUOAQAAAAGYDkAAAAABmQ5AAAAAAY0PQAAAAAGQD0AAAAABkQ8gAAAAAQEIAACvDQAgCo8NAgAAAAHmDQEAAAAB6Q0BAAAAAYMOAQAAAAGVDgEAAAABmA5AAAAAAZkOQAAAAAGND0AAAAABkA9AAAAAAZEPIAAAAAEBCAAAsQ0AMAEIAACxDQAwDMkIAAD1GQAgyggAAPYZACCPDQIA8hcAIeYNAQDzFwAh6Q0BAPMXACGDDgEA9BcAIZUOAQD0FwAhmA5AAPAXACGZDkAA_BcAIY0PQADwFwAhkA9AAPwXACGRDyAAkhgAIQIAAACdDQAgCAAAtA0AIAqPDQIA8hcAIeYNAQDzFwAh6Q0BAPMXACGDDgEA9BcAIZUOAQD0FwAhmA5AAPAXACGZDkAA_BcAIY0PQADwFwAhkA9AAPwXACGRDyAAkhgAIQIAAACqDQAgCAAAtg0AIAIAAACqDQAgCAAAtg0AIAMAAACdDQAgDwAArw0AIBAAALQNACABAAAAnQ0AIAEAAACqDQAgCRUAAPAZACAWAADzGQAgFwAA8hkAICgAAPEZACApAAD0GQAg5g0AAOkXACDpDQAA6RcAIJkOAADpFwAgkA8AAOkXACANjw0CAPsUACHBDQAAmBYAMMINAAC9DQAQww0AAJgWADDmDQEA_BQAIekNAQD8FAAhgw4BAPgUACGVDgEA-BQAIZgOQAD5FAAhmQ5AAI4VACGND0AA-RQAIZAPQACOFQAhkQ8gAJMVACEDAAAAqg0AIAMAALwNADAUAAC9DQAgAwAAAKoNACADAACrDQAwBAAAnQ0AIAEAAAChDQAgAQAAAKENACADAAAAnw0AIAMAAKANADAEAAChDQAgAwAAAJ8NACADAACgDQAwBAAAoQ0AIAMAAACfDQAgAwAAoA0AMAQAAKENACALyAgAAO8ZACDJDQEAAAABgw4BAAAAAYUOBAAAAAGfDiAAAAABoA4CAAAAAaEOAADuGQAgow4BAAAAAaYOgAAAAAHsDgABAAABlQ8EAAAAAQEIAADFDQAgCskNAQAAAAGDDgEAAAABhQ4EAAAAAZ8OIAAAAAGgDgIAAAABoQ4AAO4ZACCjDgEAAAABpg6AAAAAAewOAAEAAAGVDwQAAAABAQgAAMcNADABCAAAxw0AMAvICAAA7RkAIMkNAQDzFwAhgw4BAPQXACGFDgQA7xcAIZ8OIACSGAAhoA4CAPIXACGhDgAA7BkAIKMOAQDzFwAhpg6AAAAAAewOAAG2GAAhlQ8EANsYACECAAAAoQ0AIAgAAMoNACAKyQ0BAPMXACGDDgEA9BcAIYUOBADvFwAhnw4gAJIYACGgDgIA8hcAIaEOAADsGQAgow4BAPMXACGmDoAAAAAB7A4AAbYYACGVDwQA2xgAIQIAAACfDQAgCAAAzA0AIAIAAACfDQAgCAAAzA0AIAMAAAChDQAgDwAAxQ0AIBAAAMoNACABAAAAoQ0AIAEAAACfDQAgCRUAAOcZACAWAADqGQAgFwAA6RkAICgAAOgZACApAADrGQAgyQ0AAOkXACCjDgAA6RcAIOwOAADpFwAglQ8AAOkXACANwQ0AAJcWADDCDQAA0w0AEMMNAACXFgAwyQ0BAPwUACGDDgEA-BQAIYUOBAD3FAAhnw4gAJMVACGgDgIA-xQAIaEOAACSFQAgow4BAPwUACGmDgAApxUAIOwOAAGwFQAhlQ8EAMsVACEDAAAAnw0AIAMAANINADAUAADTDQAgAwAAAJ8NACADAACgDQAwBAAAoQ0AIAEAAAClDQAgAQAAAKUNACADAAAAow0AIAMAAKQNADAEAAClDQAgAwAAAKMNACADAACkDQAwBAAApQ0AIAMAAACjDQAgAwAApA0AMAQAAKUNACAMyAgAAOYZACCDDgEAAAABmA5AAAAAAYwPAQAAAAGND0AAAAABjg8gAAAAAY8PAQAAAAGQD0AAAAABkQ8gAAAAAZIPQAAAAAGTD0AAAAABlA-AAAAAAQEIAADbDQAgC4MOAQAAAAGYDkAAAAABjA8BAAAAAY0PQAAAAAGODyAAAAABjw8BAAAAAZAPQAAAAAGRDyAAAAABkg9AAAAAAZMPQAAAAAGUD4AAAAABAQgAAN0NADABCAAA3Q0AMAzICAAA5RkAIIMOAQD0FwAhmA5AAPwXACGMDwEA9BcAIY0PQADwFwAhjg8gAJIYACGPDwEA8xcAIZAPQAD8FwAhkQ8gAJIYACGSD0AA_BcAIZMPQAD8FwAhlA-AAAAAAQIAAAClDQAgCAAA4A0AIAuDDgEA9BcAIZgOQAD8FwAhjA8BAPQXACGND0AA8BcAIY4PIACSGAAhjw8BAPMXACGQD0AA_BcAIZEPIACSGAAhkg9AAPwXACGTD0AA_BcAIZQPgAAAAAECAAAAow0AIAgAAOINACACAAAAow0AIAgAAOINACADAAAApQ0AIA8AANsNACAQAADgDQAgAQAAAKUNACABAAAAow0AIAkVAADiGQAgFgAA5BkAIBcAAOMZACCYDgAA6RcAII8PAADpFwAgkA8AAOkXACCSDwAA6RcAIJMPAADpFwAglA8AAOkXACAOwQ0AAJYWADDCDQAA6Q0AEMMNAACWFgAwgw4BAPgUACGYDkAAjhUAIYwPAQD4FAAhjQ9AAPkUACGODyAAkxUAIY8PAQD8FAAhkA9AAI4VACGRDyAAkxUAIZIPQACOFQAhkw9AAI4VACGUDwAA_RQAIAMAAACjDQAgAwAA6A0AMBQAAOkNACADAAAAow0AIAMAAKQNADAEAAClDQAgD8ENAACUFgAwwg0AAO8NABDDDQAAlBYAMIMOAQCXFQAhhQ4EAKIVACGGDgQAohUAIYgOAgCfFQAhjA4BAJcVACGdDgEAlxUAIf0OAQCXFQAhhQ9AAJsVACGIDwEAlxUAIYkPEADaFQAhig9AAJsVACGLDwAAlRYAIAEAAADsDQAgAQAAAOwNACAOwQ0AAJQWADDCDQAA7w0AEMMNAACUFgAwgw4BAJcVACGFDgQAohUAIYYOBACiFQAhiA4CAJ8VACGMDgEAlxUAIZ0OAQCXFQAh_Q4BAJcVACGFD0AAmxUAIYgPAQCXFQAhiQ8QANoVACGKD0AAmxUAIQADAAAA7w0AIAMAAPANADAEAADsDQAgAwAAAO8NACADAADwDQAwBAAA7A0AIAMAAADvDQAgAwAA8A0AMAQAAOwNACALgw4BAAAAAYUOBAAAAAGGDgQAAAABiA4CAAAAAYwOAQAAAAGdDgEAAAAB_Q4BAAAAAYUPQAAAAAGIDwEAAAABiQ8QAAAAAYoPQAAAAAEBCAAA9A0AIAuDDgEAAAABhQ4EAAAAAYYOBAAAAAGIDgIAAAABjA4BAAAAAZ0OAQAAAAH9DgEAAAABhQ9AAAAAAYgPAQAAAAGJDxAAAAABig9AAAAAAQEIAAD2DQAwAQgAAPYNADALgw4BAPQXACGFDgQA7xcAIYYOBADvFwAhiA4CAPIXACGMDgEA9BcAIZ0OAQD0FwAh_Q4BAPQXACGFD0AA8BcAIYgPAQD0FwAhiQ8QAOoYACGKD0AA8BcAIQIAAADsDQAgCAAA-Q0AIAuDDgEA9BcAIYUOBADvFwAhhg4EAO8XACGIDgIA8hcAIYwOAQD0FwAhnQ4BAPQXACH9DgEA9BcAIYUPQADwFwAhiA8BAPQXACGJDxAA6hgAIYoPQADwFwAhAgAAAO8NACAIAAD7DQAgAgAAAO8NACAIAAD7DQAgAwAAAOwNACAPAAD0DQAgEAAA-Q0AIAEAAADsDQAgAQAAAO8NACAFFQAA3RkAIBYAAOAZACAXAADfGQAgKAAA3hkAICkAAOEZACAOwQ0AAJMWADDCDQAAgg4AEMMNAACTFgAwgw4BAPgUACGFDgQA9xQAIYYOBAD3FAAhiA4CAPsUACGMDgEA-BQAIZ0OAQD4FAAh_Q4BAPgUACGFD0AA-RQAIYgPAQD4FAAhiQ8QANYVACGKD0AA-RQAIQMAAADvDQAgAwAAgQ4AMBQAAIIOACADAAAA7w0AIAMAAPANADAEAADsDQAgBsENAACSFgAwwg0AAIgOABDDDQAAkhYAMIUOBAAAAAGGDgQAohUAIYgPAQCXFQAhAQAAAIUOACABAAAAhQ4AIAbBDQAAkhYAMMINAACIDgAQww0AAJIWADCFDgQAohUAIYYOBACiFQAhiA8BAJcVACEAAwAAAIgOACADAACJDgAwBAAAhQ4AIAMAAACIDgAgAwAAiQ4AMAQAAIUOACADAAAAiA4AIAMAAIkOADAEAACFDgAgA4UOBAAAAAGGDgQAAAABiA8BAAAAAQEIAACNDgAgA4UOBAAAAAGGDgQAAAABiA8BAAAAAQEIAACPDgAwAQgAAI8OADADhQ4EAO8XACGGDgQA7xcAIYgPAQD0FwAhAgAAAIUOACAIAACSDgAgA4UOBADvFwAhhg4EAO8XACGIDwEA9BcAIQIAAACIDgAgCAAAlA4AIAIAAACIDgAgCAAAlA4AIAMAAACFDgAgDwAAjQ4AIBAAAJIOACABAAAAhQ4AIAEAAACIDgAgBRUAANgZACAWAADbGQAgFwAA2hkAICgAANkZACApAADcGQAgBsENAACRFgAwwg0AAJsOABDDDQAAkRYAMIUOBAD3FAAhhg4EAPcUACGIDwEA-BQAIQMAAACIDgAgAwAAmg4AMBQAAJsOACADAAAAiA4AIAMAAIkOADAEAACFDgAgDsENAACQFgAwwg0AAKEOABDDDQAAkBYAMOgNQACbFQAh6g0BAJkVACGFDgQAohUAIfYOEAAAAAH9DgEAAAABgg8BAJcVACGDDxAA2hUAIYQPAQCXFQAhhQ9AAJsVACGGDwEAmRUAIYcPAACSFQAgAQAAAJ4OACABAAAAng4AIA7BDQAAkBYAMMINAAChDgAQww0AAJAWADDoDUAAmxUAIeoNAQCZFQAhhQ4EAKIVACH2DhAA2hUAIf0OAQCXFQAhgg8BAJcVACGDDxAA2hUAIYQPAQCXFQAhhQ9AAJsVACGGDwEAmRUAIYcPAACSFQAgAuoNAADpFwAghg8AAOkXACADAAAAoQ4AIAMAAKIOADAEAACeDgAgAwAAAKEOACADAACiDgAwBAAAng4AIAMAAAChDgAgAwAAog4AMAQAAJ4OACAL6A1AAAAAAeoNAQAAAAGFDgQAAAAB9g4QAAAAAf0OAQAAAAGCDwEAAAABgw8QAAAAAYQPAQAAAAGFD0AAAAABhg8BAAAAAYcPAADXGQAgAQgAAKYOACAL6A1AAAAAAeoNAQAAAAGFDgQAAAAB9g4QAAAAAf0OAQAAAAGCDwEAAAABgw8QAAAAAYQPAQAAAAGFD0AAAAABhg8BAAAAAYcPAADXGQAgAQgAAKgOADABCAAAqA4AMAvoDUAA8BcAIeoNAQDzFwAhhQ4EAO8XACH2DhAA6hgAIf0OAQD0FwAhgg8BAPQXACGDDxAA6hgAIYQPAQD0FwAhhQ9AAPAXACGGDwEA8xcAIYcPAADWGQAgAgAAAJ4OACAIAACrDgAgC-gNQADwFwAh6g0BAPMXACGFDgQA7xcAIfYOEADqGAAh_Q4BAPQXACGCDwEA9BcAIYMPEADqGAAhhA8BAPQXACGFD0AA8BcAIYYPAQDzFwAhhw8AANYZACACAAAAoQ4AIAgAAK0OACACAAAAoQ4AIAgAAK0OACADAAAAng4AIA8AAKYOACAQAACrDgAgAQAAAJ4OACABAAAAoQ4AIAcVAADRGQAgFgAA1BkAIBcAANMZACAoAADSGQAgKQAA1RkAIOoNAADpFwAghg8AAOkXACAOwQ0AAI8WADDCDQAAtA4AEMMNAACPFgAw6A1AAPkUACHqDQEA_BQAIYUOBAD3FAAh9g4QANYVACH9DgEA-BQAIYIPAQD4FAAhgw8QANYVACGEDwEA-BQAIYUPQAD5FAAhhg8BAPwUACGHDwAAkhUAIAMAAAChDgAgAwAAsw4AMBQAALQOACADAAAAoQ4AIAMAAKIOADAEAACeDgAgBsENAACOFgAwwg0AALoOABDDDQAAjhYAMOgNQACbFQAhgw4BAAAAAYAPAQAAAAEBAAAAtw4AIAEAAAC3DgAgBsENAACOFgAwwg0AALoOABDDDQAAjhYAMOgNQACbFQAhgw4BAJcVACGADwEAlxUAIQADAAAAug4AIAMAALsOADAEAAC3DgAgAwAAALoOACADAAC7DgAwBAAAtw4AIAMAAAC6DgAgAwAAuw4AMAQAALcOACAD6A1AAAAAAYMOAQAAAAGADwEAAAABAQgAAL8OACAD6A1AAAAAAYMOAQAAAAGADwEAAAABAQgAAMEOADABCAAAwQ4AMAPoDUAA8BcAIYMOAQD0FwAhgA8BAPQXACECAAAAtw4AIAgAAMQOACAD6A1AAPAXACGDDgEA9BcAIYAPAQD0FwAhAgAAALoOACAIAADGDgAgAgAAALoOACAIAADGDgAgAwAAALcOACAPAAC_DgAgEAAAxA4AIAEAAAC3DgAgAQAAALoOACADFQAAzhkAIBYAANAZACAXAADPGQAgBsENAACNFgAwwg0AAM0OABDDDQAAjRYAMOgNQAD5FAAhgw4BAPgUACGADwEA-BQAIQMAAAC6DgAgAwAAzA4AMBQAAM0OACADAAAAug4AIAMAALsOADAEAAC3DgAgCMENAACMFgAwwg0AANMOABDDDQAAjBYAMOgNQACbFQAh_g4BAAAAAf8OAQCXFQAhgA8BAJcVACGBD0AAmhUAIQEAAADQDgAgAQAAANAOACAIwQ0AAIwWADDCDQAA0w4AEMMNAACMFgAw6A1AAJsVACH-DgEAlxUAIf8OAQCXFQAhgA8BAJcVACGBD0AAmhUAIQGBDwAA6RcAIAMAAADTDgAgAwAA1A4AMAQAANAOACADAAAA0w4AIAMAANQOADAEAADQDgAgAwAAANMOACADAADUDgAwBAAA0A4AIAXoDUAAAAAB_g4BAAAAAf8OAQAAAAGADwEAAAABgQ9AAAAAAQEIAADYDgAgBegNQAAAAAH-DgEAAAAB_w4BAAAAAYAPAQAAAAGBD0AAAAABAQgAANoOADABCAAA2g4AMAXoDUAA8BcAIf4OAQD0FwAh_w4BAPQXACGADwEA9BcAIYEPQAD8FwAhAgAAANAOACAIAADdDgAgBegNQADwFwAh_g4BAPQXACH_DgEA9BcAIYAPAQD0FwAhgQ9AAPwXACECAAAA0w4AIAgAAN8OACACAAAA0w4AIAgAAN8OACADAAAA0A4AIA8AANgOACAQAADdDgAgAQAAANAOACABAAAA0w4AIAQVAADLGQAgFgAAzRkAIBcAAMwZACCBDwAA6RcAIAjBDQAAixYAMMINAADmDgAQww0AAIsWADDoDUAA-RQAIf4OAQD4FAAh_w4BAPgUACGADwEA-BQAIYEPQACOFQAhAwAAANMOACADAADlDgAwFAAA5g4AIAMAAADTDgAgAwAA1A4AMAQAANAOACAHwQ0AAIoWADDCDQAA7A4AEMMNAACKFgAw6A1AAJsVACHqDQEAlxUAIYwOAQAAAAH9DgEAlxUAIQEAAADpDgAgAQAAAOkOACAHwQ0AAIoWADDCDQAA7A4AEMMNAACKFgAw6A1AAJsVACHqDQEAlxUAIYwOAQCXFQAh_Q4BAJcVACEAAwAAAOwOACADAADtDgAwBAAA6Q4AIAMAAADsDgAgAwAA7Q4AMAQAAOkOACADAAAA7A4AIAMAAO0OADAEAADpDgAgBOgNQAAAAAHqDQEAAAABjA4BAAAAAf0OAQAAAAEBCAAA8Q4AIAToDUAAAAAB6g0BAAAAAYwOAQAAAAH9DgEAAAABAQgAAPMOADABCAAA8w4AMAToDUAA8BcAIeoNAQD0FwAhjA4BAPQXACH9DgEA9BcAIQIAAADpDgAgCAAA9g4AIAToDUAA8BcAIeoNAQD0FwAhjA4BAPQXACH9DgEA9BcAIQIAAADsDgAgCAAA-A4AIAIAAADsDgAgCAAA-A4AIAMAAADpDgAgDwAA8Q4AIBAAAPYOACABAAAA6Q4AIAEAAADsDgAgAxUAAMgZACAWAADKGQAgFwAAyRkAIAfBDQAAiRYAMMINAAD_DgAQww0AAIkWADDoDUAA-RQAIeoNAQD4FAAhjA4BAPgUACH9DgEA-BQAIQMAAADsDgAgAwAA_g4AMBQAAP8OACADAAAA7A4AIAMAAO0OADAEAADpDgAgDMENAACHFgAwwg0AAIUPABDDDQAAhxYAMIUOBACiFQAh9Q4BAJcVACH2DgQAohUAIfcOAQCXFQAh-A4AAJIVACD5DgIAnxUAIfoOQACbFQAh-w5AAJoVACH8DgAAiBYAIAEAAACCDwAgAQAAAIIPACALwQ0AAIcWADDCDQAAhQ8AEMMNAACHFgAwhQ4EAKIVACH1DgEAlxUAIfYOBACiFQAh9w4BAJcVACH4DgAAkhUAIPkOAgCfFQAh-g5AAJsVACH7DkAAmhUAIQH7DgAA6RcAIAMAAACFDwAgAwAAhg8AMAQAAIIPACADAAAAhQ8AIAMAAIYPADAEAACCDwAgAwAAAIUPACADAACGDwAwBAAAgg8AIAiFDgQAAAAB9Q4BAAAAAfYOBAAAAAH3DgEAAAAB-A4AAMcZACD5DgIAAAAB-g5AAAAAAfsOQAAAAAEBCAAAig8AIAiFDgQAAAAB9Q4BAAAAAfYOBAAAAAH3DgEAAAAB-A4AAMcZACD5DgIAAAAB-g5AAAAAAfsOQAAAAAEBCAAAjA8AMAEIAACMDwAwCIUOBADvFwAh9Q4BAPQXACH2DgQA7xcAIfcOAQD0FwAh-A4AAMYZACD5DgIA8hcAIfoOQADwFwAh-w5AAPwXACECAAAAgg8AIAgAAI8PACAIhQ4EAO8XACH1DgEA9BcAIfYOBADvFwAh9w4BAPQXACH4DgAAxhkAIPkOAgDyFwAh-g5AAPAXACH7DkAA_BcAIQIAAACFDwAgCAAAkQ8AIAIAAACFDwAgCAAAkQ8AIAMAAACCDwAgDwAAig8AIBAAAI8PACABAAAAgg8AIAEAAACFDwAgBhUAAMEZACAWAADEGQAgFwAAwxkAICgAAMIZACApAADFGQAg-w4AAOkXACALwQ0AAIYWADDCDQAAmA8AEMMNAACGFgAwhQ4EAPcUACH1DgEA-BQAIfYOBAD3FAAh9w4BAPgUACH4DgAAkhUAIPkOAgD7FAAh-g5AAPkUACH7DkAAjhUAIQMAAACFDwAgAwAAlw8AMBQAAJgPACADAAAAhQ8AIAMAAIYPADAEAACCDwAgGsENAACEFgAwwg0AAJ4PABDDDQAAhBYAMOINAQCXFQAhhQ4EAKIVACGsDgEAlxUAIbQOAgCfFQAh0Q4AAIUWACDUDgIAnxUAIdUOAgCfFQAh1g4CAJ8VACHXDgIAnxUAIdgOAgCfFQAh2Q4CAJ8VACHaDgIAnxUAIdsOAgCfFQAh3A4gAJgVACHdDgEAlxUAIesOAAG8FQAh7g4AAKoVACDvDgEAlxUAIfAOAQCXFQAh8Q4AAbwVACHyDgQAohUAIfMOBADPFQAh9A5AAJsVACEBAAAAmw8AIAEAAACbDwAgGcENAACEFgAwwg0AAJ4PABDDDQAAhBYAMOINAQCXFQAhhQ4EAKIVACGsDgEAlxUAIbQOAgCfFQAh1A4CAJ8VACHVDgIAnxUAIdYOAgCfFQAh1w4CAJ8VACHYDgIAnxUAIdkOAgCfFQAh2g4CAJ8VACHbDgIAnxUAIdwOIACYFQAh3Q4BAJcVACHrDgABvBUAIe4OAACqFQAg7w4BAJcVACHwDgEAlxUAIfEOAAG8FQAh8g4EAKIVACHzDgQAzxUAIfQOQACbFQAhAfMOAADpFwAgAwAAAJ4PACADAACfDwAwBAAAmw8AIAMAAACeDwAgAwAAnw8AMAQAAJsPACADAAAAng8AIAMAAJ8PADAEAACbDwAgFuINAQAAAAGFDgQAAAABrA4BAAAAAbQOAgAAAAHUDgIAAAAB1Q4CAAAAAdYOAgAAAAHXDgIAAAAB2A4CAAAAAdkOAgAAAAHaDgIAAAAB2w4CAAAAAdwOIAAAAAHdDgEAAAAB6w4AAQAAAe4OgAAAAAHvDgEAAAAB8A4BAAAAAfEOAAEAAAHyDgQAAAAB8w4EAAAAAfQOQAAAAAEBCAAAow8AIBbiDQEAAAABhQ4EAAAAAawOAQAAAAG0DgIAAAAB1A4CAAAAAdUOAgAAAAHWDgIAAAAB1w4CAAAAAdgOAgAAAAHZDgIAAAAB2g4CAAAAAdsOAgAAAAHcDiAAAAAB3Q4BAAAAAesOAAEAAAHuDoAAAAAB7w4BAAAAAfAOAQAAAAHxDgABAAAB8g4EAAAAAfMOBAAAAAH0DkAAAAABAQgAAKUPADABCAAApQ8AMBbiDQEA9BcAIYUOBADvFwAhrA4BAPQXACG0DgIA8hcAIdQOAgDyFwAh1Q4CAPIXACHWDgIA8hcAIdcOAgDyFwAh2A4CAPIXACHZDgIA8hcAIdoOAgDyFwAh2w4CAPIXACHcDiAAkhgAId0OAQD0FwAh6w4AAbUYACHuDoAAAAAB7w4BAPQXACHwDgEA9BcAIfEOAAG1GAAh8g4EAO8XACHzDgQA2xgAIfQOQADwFwAhAgAAAJsPACAIAACoDwAgFuINAQD0FwAhhQ4EAO8XACGsDgEA9BcAIbQOAgDyFwAh1A4CAPIXACHVDgIA8hcAIdYOAgDyFwAh1w4CAPIXACHYDgIA8hcAIdkOAgDyFwAh2g4CAPIXACHbDgIA8hcAIdwOIACSGAAh3Q4BAPQXACHrDgABtRgAIe4OgAAAAAHvDgEA9BcAIfAOAQD0FwAh8Q4AAbUYACHyDgQA7xcAIfMOBADbGAAh9A5AAPAXACECAAAAng8AIAgAAKoPACACAAAAng8AIAgAAKoPACADAAAAmw8AIA8AAKMPACAQAACoDwAgAQAAAJsPACABAAAAng8AIAYVAAC8GQAgFgAAvxkAIBcAAL4ZACAoAAC9GQAgKQAAwBkAIPMOAADpFwAgGcENAACDFgAwwg0AALEPABDDDQAAgxYAMOINAQD4FAAhhQ4EAPcUACGsDgEA-BQAIbQOAgD7FAAh1A4CAPsUACHVDgIA-xQAIdYOAgD7FAAh1w4CAPsUACHYDgIA-xQAIdkOAgD7FAAh2g4CAPsUACHbDgIA-xQAIdwOIACTFQAh3Q4BAPgUACHrDgABrxUAIe4OAACnFQAg7w4BAPgUACHwDgEA-BQAIfEOAAGvFQAh8g4EAPcUACHzDgQAyxUAIfQOQAD5FAAhAwAAAJ4PACADAACwDwAwFAAAsQ8AIAMAAACeDwAgAwAAnw8AMAQAAJsPACAHwQ0AAIEWADDCDQAAtw8AEMMNAACBFgAwrA4BAJcVACHrDgABvBUAIewOAAG8FQAh7Q4AAIIWACABAAAAtA8AIAEAAAC0DwAgBsENAACBFgAwwg0AALcPABDDDQAAgRYAMKwOAQCXFQAh6w4AAbwVACHsDgABvBUAIQADAAAAtw8AIAMAALgPADAEAAC0DwAgAwAAALcPACADAAC4DwAwBAAAtA8AIAMAAAC3DwAgAwAAuA8AMAQAALQPACADrA4BAAAAAesOAAEAAAHsDgABAAABAQgAALwPACADrA4BAAAAAesOAAEAAAHsDgABAAABAQgAAL4PADABCAAAvg8AMAOsDgEA9BcAIesOAAG1GAAh7A4AAbUYACECAAAAtA8AIAgAAMEPACADrA4BAPQXACHrDgABtRgAIewOAAG1GAAhAgAAALcPACAIAADDDwAgAgAAALcPACAIAADDDwAgAwAAALQPACAPAAC8DwAgEAAAwQ8AIAEAAAC0DwAgAQAAALcPACADFQAAuRkAIBYAALsZACAXAAC6GQAgBsENAACAFgAwwg0AAMoPABDDDQAAgBYAMKwOAQD4FAAh6w4AAa8VACHsDgABrxUAIQMAAAC3DwAgAwAAyQ8AMBQAAMoPACADAAAAtw8AIAMAALgPADAEAAC0DwAgCsENAAD-FQAwwg0AANAPABDDDQAA_hUAMIUOBACiFQAhrA4BAJcVACHDDgQAohUAIdEOAAD_FQAg1g4AAPsVACDbDgAA-xUAIOoOAAD7FQAgAQAAAM0PACABAAAAzQ8AIAnBDQAA_hUAMMINAADQDwAQww0AAP4VADCFDgQAohUAIawOAQCXFQAhww4EAKIVACHWDgAA-xUAINsOAAD7FQAg6g4AAPsVACAAAwAAANAPACADAADRDwAwBAAAzQ8AIAMAAADQDwAgAwAA0Q8AMAQAAM0PACADAAAA0A8AIAMAANEPADAEAADNDwAgBoUOBAAAAAGsDgEAAAABww4EAAAAAdYOAAC3GQAg2w4AALgZACDqDgAAthkAIAEIAADVDwAgBoUOBAAAAAGsDgEAAAABww4EAAAAAdYOAAC3GQAg2w4AALgZACDqDgAAthkAIAEIAADXDwAwAQgAANcPADAGhQ4EAO8XACGsDgEA9BcAIcMOBADvFwAh1g4AALQZACDbDgAAtRkAIOoOAACzGQAgAgAAAM0PACAIAADaDwAgBoUOBADvFwAhrA4BAPQXACHDDgQA7xcAIdYOAAC0GQAg2w4AALUZACDqDgAAsxkAIAIAAADQDwAgCAAA3A8AIAIAAADQDwAgCAAA3A8AIAMAAADNDwAgDwAA1Q8AIBAAANoPACABAAAAzQ8AIAEAAADQDwAgBRUAAK4ZACAWAACxGQAgFwAAsBkAICgAAK8ZACApAACyGQAgCcENAAD9FQAwwg0AAOMPABDDDQAA_RUAMIUOBAD3FAAhrA4BAPgUACHDDgQA9xQAIdYOAAD7FQAg2w4AAPsVACDqDgAA-xUAIAMAAADQDwAgAwAA4g8AMBQAAOMPACADAAAA0A8AIAMAANEPADAEAADNDwAgEMENAAD8FQAwwg0AAOkPABDDDQAA_BUAMMQNBAAAAAHGDUAAmxUAIYUOBACiFQAhhg4EAM8VACGsDgEAlxUAIc0OAQCXFQAh4w4AAPsVACDkDgAA-xUAIOUOIACYFQAh5g4gAJgVACHnDgQAohUAIegOBACiFQAh6Q4EAM8VACEBAAAA5g8AIAEAAADmDwAgEMENAAD8FQAwwg0AAOkPABDDDQAA_BUAMMQNBACiFQAhxg1AAJsVACGFDgQAohUAIYYOBADPFQAhrA4BAJcVACHNDgEAlxUAIeMOAAD7FQAg5A4AAPsVACDlDiAAmBUAIeYOIACYFQAh5w4EAKIVACHoDgQAohUAIekOBADPFQAhAoYOAADpFwAg6Q4AAOkXACADAAAA6Q8AIAMAAOoPADAEAADmDwAgAwAAAOkPACADAADqDwAwBAAA5g8AIAMAAADpDwAgAwAA6g8AMAQAAOYPACANxA0EAAAAAcYNQAAAAAGFDgQAAAABhg4EAAAAAawOAQAAAAHNDgEAAAAB4w4AAKwZACDkDgAArRkAIOUOIAAAAAHmDiAAAAAB5w4EAAAAAegOBAAAAAHpDgQAAAABAQgAAO4PACANxA0EAAAAAcYNQAAAAAGFDgQAAAABhg4EAAAAAawOAQAAAAHNDgEAAAAB4w4AAKwZACDkDgAArRkAIOUOIAAAAAHmDiAAAAAB5w4EAAAAAegOBAAAAAHpDgQAAAABAQgAAPAPADABCAAA8A8AMA3EDQQA7xcAIcYNQADwFwAhhQ4EAO8XACGGDgQA2xgAIawOAQD0FwAhzQ4BAPQXACHjDgAAqhkAIOQOAACrGQAg5Q4gAJIYACHmDiAAkhgAIecOBADvFwAh6A4EAO8XACHpDgQA2xgAIQIAAADmDwAgCAAA8w8AIA3EDQQA7xcAIcYNQADwFwAhhQ4EAO8XACGGDgQA2xgAIawOAQD0FwAhzQ4BAPQXACHjDgAAqhkAIOQOAACrGQAg5Q4gAJIYACHmDiAAkhgAIecOBADvFwAh6A4EAO8XACHpDgQA2xgAIQIAAADpDwAgCAAA9Q8AIAIAAADpDwAgCAAA9Q8AIAMAAADmDwAgDwAA7g8AIBAAAPMPACABAAAA5g8AIAEAAADpDwAgBxUAAKUZACAWAACoGQAgFwAApxkAICgAAKYZACApAACpGQAghg4AAOkXACDpDgAA6RcAIBDBDQAA-hUAMMINAAD8DwAQww0AAPoVADDEDQQA9xQAIcYNQAD5FAAhhQ4EAPcUACGGDgQAyxUAIawOAQD4FAAhzQ4BAPgUACHjDgAA-xUAIOQOAAD7FQAg5Q4gAJMVACHmDiAAkxUAIecOBAD3FAAh6A4EAPcUACHpDgQAyxUAIQMAAADpDwAgAwAA-w8AMBQAAPwPACADAAAA6Q8AIAMAAOoPADAEAADmDwAgBoUDAQCXFQAhwQ0AAPkVADDCDQAAghAAEMMNAAD5FQAwxA0EAAAAAcYNQACbFQAhAQAAAP8PACABAAAA_w8AIAaFAwEAlxUAIcENAAD5FQAwwg0AAIIQABDDDQAA-RUAMMQNBACiFQAhxg1AAJsVACEAAwAAAIIQACADAACDEAAwBAAA_w8AIAMAAACCEAAgAwAAgxAAMAQAAP8PACADAAAAghAAIAMAAIMQADAEAAD_DwAgA4UDAQAAAAHEDQQAAAABxg1AAAAAAQEIAACHEAAgA4UDAQAAAAHEDQQAAAABxg1AAAAAAQEIAACJEAAwAQgAAIkQADADhQMBAPQXACHEDQQA7xcAIcYNQADwFwAhAgAAAP8PACAIAACMEAAgA4UDAQD0FwAhxA0EAO8XACHGDUAA8BcAIQIAAACCEAAgCAAAjhAAIAIAAACCEAAgCAAAjhAAIAMAAAD_DwAgDwAAhxAAIBAAAIwQACABAAAA_w8AIAEAAACCEAAgBRUAAKAZACAWAACjGQAgFwAAohkAICgAAKEZACApAACkGQAgBoUDAQD4FAAhwQ0AAPgVADDCDQAAlRAAEMMNAAD4FQAwxA0EAPcUACHGDUAA-RQAIQMAAACCEAAgAwAAlBAAMBQAAJUQACADAAAAghAAIAMAAIMQADAEAAD_DwAgB8ENAAD3FQAwwg0AAJsQABDDDQAA9xUAMMQNAgAAAAHgDgEAlxUAIeEOAACqFQAg4g5AAJsVACEBAAAAmBAAIAEAAACYEAAgB8ENAAD3FQAwwg0AAJsQABDDDQAA9xUAMMQNAgCfFQAh4A4BAJcVACHhDgAAqhUAIOIOQACbFQAhAAMAAACbEAAgAwAAnBAAMAQAAJgQACADAAAAmxAAIAMAAJwQADAEAACYEAAgAwAAAJsQACADAACcEAAwBAAAmBAAIATEDQIAAAAB4A4BAAAAAeEOgAAAAAHiDkAAAAABAQgAAKAQACAExA0CAAAAAeAOAQAAAAHhDoAAAAAB4g5AAAAAAQEIAACiEAAwAQgAAKIQADAExA0CAPIXACHgDgEA9BcAIeEOgAAAAAHiDkAA8BcAIQIAAACYEAAgCAAApRAAIATEDQIA8hcAIeAOAQD0FwAh4Q6AAAAAAeIOQADwFwAhAgAAAJsQACAIAACnEAAgAgAAAJsQACAIAACnEAAgAwAAAJgQACAPAACgEAAgEAAApRAAIAEAAACYEAAgAQAAAJsQACAFFQAAmxkAIBYAAJ4ZACAXAACdGQAgKAAAnBkAICkAAJ8ZACAHwQ0AAPYVADDCDQAArhAAEMMNAAD2FQAwxA0CAPsUACHgDgEA-BQAIeEOAACnFQAg4g5AAPkUACEDAAAAmxAAIAMAAK0QADAUAACuEAAgAwAAAJsQACADAACcEAAwBAAAmBAAIBXBDQAA9BUAMMINAAC0EAAQww0AAPQVADCFDgQAohUAIawOAQCXFQAhtA4CAJ8VACHNDgEAlxUAIdIOQACbFQAh0w5AAJsVACHUDgIAnxUAIdUOAgCfFQAh1g4CAJ8VACHXDgIAnxUAIdgOAgCfFQAh2Q4CAJ8VACHaDgIAnxUAIdsOAgCfFQAh3A4gAJgVACHdDgEAlxUAId4OQACbFQAh3w4AAPUVACABAAAAsRAAIAEAAACxEAAgFMENAAD0FQAwwg0AALQQABDDDQAA9BUAMIUOBACiFQAhrA4BAJcVACG0DgIAnxUAIc0OAQCXFQAh0g5AAJsVACHTDkAAmxUAIdQOAgCfFQAh1Q4CAJ8VACHWDgIAnxUAIdcOAgCfFQAh2A4CAJ8VACHZDgIAnxUAIdoOAgCfFQAh2w4CAJ8VACHcDiAAmBUAId0OAQCXFQAh3g5AAJsVACEAAwAAALQQACADAAC1EAAwBAAAsRAAIAMAAAC0EAAgAwAAtRAAMAQAALEQACADAAAAtBAAIAMAALUQADAEAACxEAAgEYUOBAAAAAGsDgEAAAABtA4CAAAAAc0OAQAAAAHSDkAAAAAB0w5AAAAAAdQOAgAAAAHVDgIAAAAB1g4CAAAAAdcOAgAAAAHYDgIAAAAB2Q4CAAAAAdoOAgAAAAHbDgIAAAAB3A4gAAAAAd0OAQAAAAHeDkAAAAABAQgAALkQACARhQ4EAAAAAawOAQAAAAG0DgIAAAABzQ4BAAAAAdIOQAAAAAHTDkAAAAAB1A4CAAAAAdUOAgAAAAHWDgIAAAAB1w4CAAAAAdgOAgAAAAHZDgIAAAAB2g4CAAAAAdsOAgAAAAHcDiAAAAAB3Q4BAAAAAd4OQAAAAAEBCAAAuxAAMAEIAAC7EAAwEYUOBADvFwAhrA4BAPQXACG0DgIA8hcAIc0OAQD0FwAh0g5AAPAXACHTDkAA8BcAIdQOAgDyFwAh1Q4CAPIXACHWDgIA8hcAIdcOAgDyFwAh2A4CAPIXACHZDgIA8hcAIdoOAgDyFwAh2w4CAPIXACHcDiAAkhgAId0OAQD0FwAh3g5AAPAXACECAAAAsRAAIAgAAL4QACARhQ4EAO8XACGsDgEA9BcAIbQOAgDyFwAhzQ4BAPQXACHSDkAA8BcAIdMOQADwFwAh1A4CAPIXACHVDgIA8hcAIdYOAgDyFwAh1w4CAPIXACHYDgIA8hcAIdkOAgDyFwAh2g4CAPIXACHbDgIA8hcAIdwOIACSGAAh3Q4BAPQXACHeDkAA8BcAIQIAAAC0EAAgCAAAwBAAIAIAAAC0EAAgCAAAwBAAIAMAAACxEAAgDwAAuRAAIBAAAL4QACABAAAAsRAAIAEAAAC0EAAgBRUAAJYZACAWAACZGQAgFwAAmBkAICgAAJcZACApAACaGQAgFMENAADzFQAwwg0AAMcQABDDDQAA8xUAMIUOBAD3FAAhrA4BAPgUACG0DgIA-xQAIc0OAQD4FAAh0g5AAPkUACHTDkAA-RQAIdQOAgD7FAAh1Q4CAPsUACHWDgIA-xQAIdcOAgD7FAAh2A4CAPsUACHZDgIA-xQAIdoOAgD7FAAh2w4CAPsUACHcDiAAkxUAId0OAQD4FAAh3g5AAPkUACEDAAAAtBAAIAMAAMYQADAUAADHEAAgAwAAALQQACADAAC1EAAwBAAAsRAAIAjBDQAA8RUAMMINAADNEAAQww0AAPEVADCFDgQAohUAIZkOQACbFQAhrA4BAJcVACHQDkAAmxUAIdEOAADyFQAgAQAAAMoQACABAAAAyhAAIAfBDQAA8RUAMMINAADNEAAQww0AAPEVADCFDgQAohUAIZkOQACbFQAhrA4BAJcVACHQDkAAmxUAIQADAAAAzRAAIAMAAM4QADAEAADKEAAgAwAAAM0QACADAADOEAAwBAAAyhAAIAMAAADNEAAgAwAAzhAAMAQAAMoQACAEhQ4EAAAAAZkOQAAAAAGsDgEAAAAB0A5AAAAAAQEIAADSEAAgBIUOBAAAAAGZDkAAAAABrA4BAAAAAdAOQAAAAAEBCAAA1BAAMAEIAADUEAAwBIUOBADvFwAhmQ5AAPAXACGsDgEA9BcAIdAOQADwFwAhAgAAAMoQACAIAADXEAAgBIUOBADvFwAhmQ5AAPAXACGsDgEA9BcAIdAOQADwFwAhAgAAAM0QACAIAADZEAAgAgAAAM0QACAIAADZEAAgAwAAAMoQACAPAADSEAAgEAAA1xAAIAEAAADKEAAgAQAAAM0QACAFFQAAkRkAIBYAAJQZACAXAACTGQAgKAAAkhkAICkAAJUZACAHwQ0AAPAVADDCDQAA4BAAEMMNAADwFQAwhQ4EAPcUACGZDkAA-RQAIawOAQD4FAAh0A5AAPkUACEDAAAAzRAAIAMAAN8QADAUAADgEAAgAwAAAM0QACADAADOEAAwBAAAyhAAIAfICAEAAAABwQ0AAO8VADDCDQAA5hAAEMMNAADvFQAwzQ4BAJcVACHODgEAmRUAIc8OBADPFQAhAQAAAOMQACABAAAA4xAAIAfICAEAlxUAIcENAADvFQAwwg0AAOYQABDDDQAA7xUAMM0OAQCXFQAhzg4BAJkVACHPDgQAzxUAIQLODgAA6RcAIM8OAADpFwAgAwAAAOYQACADAADnEAAwBAAA4xAAIAMAAADmEAAgAwAA5xAAMAQAAOMQACADAAAA5hAAIAMAAOcQADAEAADjEAAgBMgIAQAAAAHNDgEAAAABzg4BAAAAAc8OBAAAAAEBCAAA6xAAIATICAEAAAABzQ4BAAAAAc4OAQAAAAHPDgQAAAABAQgAAO0QADABCAAA7RAAMATICAEA9BcAIc0OAQD0FwAhzg4BAPMXACHPDgQA2xgAIQIAAADjEAAgCAAA8BAAIATICAEA9BcAIc0OAQD0FwAhzg4BAPMXACHPDgQA2xgAIQIAAADmEAAgCAAA8hAAIAIAAADmEAAgCAAA8hAAIAMAAADjEAAgDwAA6xAAIBAAAPAQACABAAAA4xAAIAEAAADmEAAgBxUAAIwZACAWAACPGQAgFwAAjhkAICgAAI0ZACApAACQGQAgzg4AAOkXACDPDgAA6RcAIAfICAEA-BQAIcENAADuFQAwwg0AAPkQABDDDQAA7hUAMM0OAQD4FAAhzg4BAPwUACHPDgQAyxUAIQMAAADmEAAgAwAA-BAAMBQAAPkQACADAAAA5hAAIAMAAOcQADAEAADjEAAgCsENAADtFQAwwg0AAP8QABDDDQAA7RUAMMQNBAAAAAHDDgEAlxUAIcgOQACbFQAhyQ5AAJsVACHKDkAAmhUAIcsOQACaFQAhzA4AAKAVACABAAAA_BAAIAEAAAD8EAAgCsENAADtFQAwwg0AAP8QABDDDQAA7RUAMMQNBACiFQAhww4BAJcVACHIDkAAmxUAIckOQACbFQAhyg5AAJoVACHLDkAAmhUAIcwOAACgFQAgA8oOAADpFwAgyw4AAOkXACDMDgAA6RcAIAMAAAD_EAAgAwAAgBEAMAQAAPwQACADAAAA_xAAIAMAAIARADAEAAD8EAAgAwAAAP8QACADAACAEQAwBAAA_BAAIAfEDQQAAAABww4BAAAAAcgOQAAAAAHJDkAAAAAByg5AAAAAAcsOQAAAAAHMDoAAAAABAQgAAIQRACAHxA0EAAAAAcMOAQAAAAHIDkAAAAAByQ5AAAAAAcoOQAAAAAHLDkAAAAABzA6AAAAAAQEIAACGEQAwAQgAAIYRADAHxA0EAO8XACHDDgEA9BcAIcgOQADwFwAhyQ5AAPAXACHKDkAA_BcAIcsOQAD8FwAhzA6AAAAAAQIAAAD8EAAgCAAAiREAIAfEDQQA7xcAIcMOAQD0FwAhyA5AAPAXACHJDkAA8BcAIcoOQAD8FwAhyw5AAPwXACHMDoAAAAABAgAAAP8QACAIAACLEQAgAgAAAP8QACAIAACLEQAgAwAAAPwQACAPAACEEQAgEAAAiREAIAEAAAD8EAAgAQAAAP8QACAIFQAAhxkAIBYAAIoZACAXAACJGQAgKAAAiBkAICkAAIsZACDKDgAA6RcAIMsOAADpFwAgzA4AAOkXACAKwQ0AAOwVADDCDQAAkhEAEMMNAADsFQAwxA0EAPcUACHDDgEA-BQAIcgOQAD5FAAhyQ5AAPkUACHKDkAAjhUAIcsOQACOFQAhzA4AAP0UACADAAAA_xAAIAMAAJERADAUAACSEQAgAwAAAP8QACADAACAEQAwBAAA_BAAIArBDQAA6xUAMMINAACYEQAQww0AAOsVADDJDQEAmRUAIe0NAgCfFQAhww4BAAAAAcQOQACbFQAhxQ4CAJ8VACHGDkAAmhUAIccOAACgFQAgAQAAAJURACABAAAAlREAIArBDQAA6xUAMMINAACYEQAQww0AAOsVADDJDQEAmRUAIe0NAgCfFQAhww4BAJcVACHEDkAAmxUAIcUOAgCfFQAhxg5AAJoVACHHDgAAoBUAIAPJDQAA6RcAIMYOAADpFwAgxw4AAOkXACADAAAAmBEAIAMAAJkRADAEAACVEQAgAwAAAJgRACADAACZEQAwBAAAlREAIAMAAACYEQAgAwAAmREAMAQAAJURACAHyQ0BAAAAAe0NAgAAAAHDDgEAAAABxA5AAAAAAcUOAgAAAAHGDkAAAAABxw6AAAAAAQEIAACdEQAgB8kNAQAAAAHtDQIAAAABww4BAAAAAcQOQAAAAAHFDgIAAAABxg5AAAAAAccOgAAAAAEBCAAAnxEAMAEIAACfEQAwB8kNAQDzFwAh7Q0CAPIXACHDDgEA9BcAIcQOQADwFwAhxQ4CAPIXACHGDkAA_BcAIccOgAAAAAECAAAAlREAIAgAAKIRACAHyQ0BAPMXACHtDQIA8hcAIcMOAQD0FwAhxA5AAPAXACHFDgIA8hcAIcYOQAD8FwAhxw6AAAAAAQIAAACYEQAgCAAApBEAIAIAAACYEQAgCAAApBEAIAMAAACVEQAgDwAAnREAIBAAAKIRACABAAAAlREAIAEAAACYEQAgCBUAAIIZACAWAACFGQAgFwAAhBkAICgAAIMZACApAACGGQAgyQ0AAOkXACDGDgAA6RcAIMcOAADpFwAgCsENAADqFQAwwg0AAKsRABDDDQAA6hUAMMkNAQD8FAAh7Q0CAPsUACHDDgEA-BQAIcQOQAD5FAAhxQ4CAPsUACHGDkAAjhUAIccOAAD9FAAgAwAAAJgRACADAACqEQAwFAAAqxEAIAMAAACYEQAgAwAAmREAMAQAAJURACAKwQ0AAOgVADDCDQAAsREAEMMNAADoFQAwxA0BAAAAAcYNQACbFQAhiw4BAJcVACG_DgEAlxUAIcAOAQCXFQAhwQ5AAJoVACHCDgAA6RUAIAEAAACuEQAgAQAAAK4RACAJwQ0AAOgVADDCDQAAsREAEMMNAADoFQAwxA0BAJcVACHGDUAAmxUAIYsOAQCXFQAhvw4BAJcVACHADgEAlxUAIcEOQACaFQAhAcEOAADpFwAgAwAAALERACADAACyEQAwBAAArhEAIAMAAACxEQAgAwAAshEAMAQAAK4RACADAAAAsREAIAMAALIRADAEAACuEQAgBsQNAQAAAAHGDUAAAAABiw4BAAAAAb8OAQAAAAHADgEAAAABwQ5AAAAAAQEIAAC2EQAgBsQNAQAAAAHGDUAAAAABiw4BAAAAAb8OAQAAAAHADgEAAAABwQ5AAAAAAQEIAAC4EQAwAQgAALgRADAGxA0BAPQXACHGDUAA8BcAIYsOAQD0FwAhvw4BAPQXACHADgEA9BcAIcEOQAD8FwAhAgAAAK4RACAIAAC7EQAgBsQNAQD0FwAhxg1AAPAXACGLDgEA9BcAIb8OAQD0FwAhwA4BAPQXACHBDkAA_BcAIQIAAACxEQAgCAAAvREAIAIAAACxEQAgCAAAvREAIAMAAACuEQAgDwAAthEAIBAAALsRACABAAAArhEAIAEAAACxEQAgBBUAAP8YACAWAACBGQAgFwAAgBkAIMEOAADpFwAgCcENAADnFQAwwg0AAMQRABDDDQAA5xUAMMQNAQD4FAAhxg1AAPkUACGLDgEA-BQAIb8OAQD4FAAhwA4BAPgUACHBDkAAjhUAIQMAAACxEQAgAwAAwxEAMBQAAMQRACADAAAAsREAIAMAALIRADAEAACuEQAgCsENAADmFQAwwg0AAMoRABDDDQAA5hUAMMYNBACiFQAhhQ4EAAAAAYYOBACiFQAhuw4EAKIVACG8DgQAohUAIb0OBACiFQAhvg4BAJcVACEBAAAAxxEAIAEAAADHEQAgCsENAADmFQAwwg0AAMoRABDDDQAA5hUAMMYNBACiFQAhhQ4EAKIVACGGDgQAohUAIbsOBACiFQAhvA4EAKIVACG9DgQAohUAIb4OAQCXFQAhAAMAAADKEQAgAwAAyxEAMAQAAMcRACADAAAAyhEAIAMAAMsRADAEAADHEQAgAwAAAMoRACADAADLEQAwBAAAxxEAIAfGDQQAAAABhQ4EAAAAAYYOBAAAAAG7DgQAAAABvA4EAAAAAb0OBAAAAAG-DgEAAAABAQgAAM8RACAHxg0EAAAAAYUOBAAAAAGGDgQAAAABuw4EAAAAAbwOBAAAAAG9DgQAAAABvg4BAAAAAQEIAADREQAwAQgAANERADAHxg0EAO8XACGFDgQA7xcAIYYOBADvFwAhuw4EAO8XACG8DgQA7xcAIb0OBADvFwAhvg4BAPQXACECAAAAxxEAIAgAANQRACAHxg0EAO8XACGFDgQA7xcAIYYOBADvFwAhuw4EAO8XACG8DgQA7xcAIb0OBADvFwAhvg4BAPQXACECAAAAyhEAIAgAANYRACACAAAAyhEAIAgAANYRACADAAAAxxEAIA8AAM8RACAQAADUEQAgAQAAAMcRACABAAAAyhEAIAUVAAD6GAAgFgAA_RgAIBcAAPwYACAoAAD7GAAgKQAA_hgAIArBDQAA5RUAMMINAADdEQAQww0AAOUVADDGDQQA9xQAIYUOBAD3FAAhhg4EAPcUACG7DgQA9xQAIbwOBAD3FAAhvQ4EAPcUACG-DgEA-BQAIQMAAADKEQAgAwAA3BEAMBQAAN0RACADAAAAyhEAIAMAAMsRADAEAADHEQAgDcgIAQCXFQAhwQ0AAOMVADDCDQAA4xEAEMMNAADjFQAwxg0EAKIVACGFDgQAohUAIYYOBACiFQAhhw4CAJ8VACGIDgIAnxUAIawOAQCXFQAhtA4QANoVACG1DhAA2hUAIboOAADkFQAgAQAAAOARACABAAAA4BEAIAzICAEAlxUAIcENAADjFQAwwg0AAOMRABDDDQAA4xUAMMYNBACiFQAhhQ4EAKIVACGGDgQAohUAIYcOAgCfFQAhiA4CAJ8VACGsDgEAlxUAIbQOEADaFQAhtQ4QANoVACEAAwAAAOMRACADAADkEQAwBAAA4BEAIAMAAADjEQAgAwAA5BEAMAQAAOARACADAAAA4xEAIAMAAOQRADAEAADgEQAgCcgIAQAAAAHGDQQAAAABhQ4EAAAAAYYOBAAAAAGHDgIAAAABiA4CAAAAAawOAQAAAAG0DhAAAAABtQ4QAAAAAQEIAADoEQAgCcgIAQAAAAHGDQQAAAABhQ4EAAAAAYYOBAAAAAGHDgIAAAABiA4CAAAAAawOAQAAAAG0DhAAAAABtQ4QAAAAAQEIAADqEQAwAQgAAOoRADAJyAgBAPQXACHGDQQA7xcAIYUOBADvFwAhhg4EAO8XACGHDgIA8hcAIYgOAgDyFwAhrA4BAPQXACG0DhAA6hgAIbUOEADqGAAhAgAAAOARACAIAADtEQAgCcgIAQD0FwAhxg0EAO8XACGFDgQA7xcAIYYOBADvFwAhhw4CAPIXACGIDgIA8hcAIawOAQD0FwAhtA4QAOoYACG1DhAA6hgAIQIAAADjEQAgCAAA7xEAIAIAAADjEQAgCAAA7xEAIAMAAADgEQAgDwAA6BEAIBAAAO0RACABAAAA4BEAIAEAAADjEQAgBRUAAPUYACAWAAD4GAAgFwAA9xgAICgAAPYYACApAAD5GAAgDMgIAQD4FAAhwQ0AAOIVADDCDQAA9hEAEMMNAADiFQAwxg0EAPcUACGFDgQA9xQAIYYOBAD3FAAhhw4CAPsUACGIDgIA-xQAIawOAQD4FAAhtA4QANYVACG1DhAA1hUAIQMAAADjEQAgAwAA9REAMBQAAPYRACADAAAA4xEAIAMAAOQRADAEAADgEQAgCbMHAQCXFQAhwQ0AAOAVADDCDQAA_BEAEMMNAADgFQAwhQ4EAKIVACGsDgEAlxUAIbcOEADaFQAhuA4QANoVACG5DgAA4RUAIAEAAAD5EQAgAQAAAPkRACAIswcBAJcVACHBDQAA4BUAMMINAAD8EQAQww0AAOAVADCFDgQAohUAIawOAQCXFQAhtw4QANoVACG4DhAA2hUAIQADAAAA_BEAIAMAAP0RADAEAAD5EQAgAwAAAPwRACADAAD9EQAwBAAA-REAIAMAAAD8EQAgAwAA_REAMAQAAPkRACAFswcBAAAAAYUOBAAAAAGsDgEAAAABtw4QAAAAAbgOEAAAAAEBCAAAgRIAIAWzBwEAAAABhQ4EAAAAAawOAQAAAAG3DhAAAAABuA4QAAAAAQEIAACDEgAwAQgAAIMSADAFswcBAPQXACGFDgQA7xcAIawOAQD0FwAhtw4QAOoYACG4DhAA6hgAIQIAAAD5EQAgCAAAhhIAIAWzBwEA9BcAIYUOBADvFwAhrA4BAPQXACG3DhAA6hgAIbgOEADqGAAhAgAAAPwRACAIAACIEgAgAgAAAPwRACAIAACIEgAgAwAAAPkRACAPAACBEgAgEAAAhhIAIAEAAAD5EQAgAQAAAPwRACAFFQAA8BgAIBYAAPMYACAXAADyGAAgKAAA8RgAICkAAPQYACAIswcBAPgUACHBDQAA3xUAMMINAACPEgAQww0AAN8VADCFDgQA9xQAIawOAQD4FAAhtw4QANYVACG4DhAA1hUAIQMAAAD8EQAgAwAAjhIAMBQAAI8SACADAAAA_BEAIAMAAP0RADAEAAD5EQAgCsENAADdFQAwwg0AAJUSABDDDQAA3RUAMIUOBACiFQAhrA4BAJcVACGtDgEAlxUAIbMOAgCfFQAhtA4QANoVACG1DhAA2hUAIbYOAADeFQAgAQAAAJISACABAAAAkhIAIAnBDQAA3RUAMMINAACVEgAQww0AAN0VADCFDgQAohUAIawOAQCXFQAhrQ4BAJcVACGzDgIAnxUAIbQOEADaFQAhtQ4QANoVACEAAwAAAJUSACADAACWEgAwBAAAkhIAIAMAAACVEgAgAwAAlhIAMAQAAJISACADAAAAlRIAIAMAAJYSADAEAACSEgAgBoUOBAAAAAGsDgEAAAABrQ4BAAAAAbMOAgAAAAG0DhAAAAABtQ4QAAAAAQEIAACaEgAgBoUOBAAAAAGsDgEAAAABrQ4BAAAAAbMOAgAAAAG0DhAAAAABtQ4QAAAAAQEIAACcEgAwAQgAAJwSADAGhQ4EAO8XACGsDgEA9BcAIa0OAQD0FwAhsw4CAPIXACG0DhAA6hgAIbUOEADqGAAhAgAAAJISACAIAACfEgAgBoUOBADvFwAhrA4BAPQXACGtDgEA9BcAIbMOAgDyFwAhtA4QAOoYACG1DhAA6hgAIQIAAACVEgAgCAAAoRIAIAIAAACVEgAgCAAAoRIAIAMAAACSEgAgDwAAmhIAIBAAAJ8SACABAAAAkhIAIAEAAACVEgAgBRUAAOsYACAWAADuGAAgFwAA7RgAICgAAOwYACApAADvGAAgCcENAADcFQAwwg0AAKgSABDDDQAA3BUAMIUOBAD3FAAhrA4BAPgUACGtDgEA-BQAIbMOAgD7FAAhtA4QANYVACG1DhAA1hUAIQMAAACVEgAgAwAApxIAMBQAAKgSACADAAAAlRIAIAMAAJYSADAEAACSEgAgCsENAADZFQAwwg0AAK4SABDDDQAA2RUAMIUOBACiFQAhrQ4BAJcVACGuDgEAlxUAIa8OEADaFQAhsA4BAJcVACGxDgQAohUAIbIOAADbFQAgAQAAAKsSACABAAAAqxIAIAnBDQAA2RUAMMINAACuEgAQww0AANkVADCFDgQAohUAIa0OAQCXFQAhrg4BAJcVACGvDhAA2hUAIbAOAQCXFQAhsQ4EAKIVACEAAwAAAK4SACADAACvEgAwBAAAqxIAIAMAAACuEgAgAwAArxIAMAQAAKsSACADAAAArhIAIAMAAK8SADAEAACrEgAgBoUOBAAAAAGtDgEAAAABrg4BAAAAAa8OEAAAAAGwDgEAAAABsQ4EAAAAAQEIAACzEgAgBoUOBAAAAAGtDgEAAAABrg4BAAAAAa8OEAAAAAGwDgEAAAABsQ4EAAAAAQEIAAC1EgAwAQgAALUSADAGhQ4EAO8XACGtDgEA9BcAIa4OAQD0FwAhrw4QAOoYACGwDgEA9BcAIbEOBADvFwAhAgAAAKsSACAIAAC4EgAgBoUOBADvFwAhrQ4BAPQXACGuDgEA9BcAIa8OEADqGAAhsA4BAPQXACGxDgQA7xcAIQIAAACuEgAgCAAAuhIAIAIAAACuEgAgCAAAuhIAIAMAAACrEgAgDwAAsxIAIBAAALgSACABAAAAqxIAIAEAAACuEgAgBRUAAOUYACAWAADoGAAgFwAA5xgAICgAAOYYACApAADpGAAgCcENAADVFQAwwg0AAMESABDDDQAA1RUAMIUOBAD3FAAhrQ4BAPgUACGuDgEA-BQAIa8OEADWFQAhsA4BAPgUACGxDgQA9xQAIQMAAACuEgAgAwAAwBIAMBQAAMESACADAAAArhIAIAMAAK8SADAEAACrEgAgBcENAADUFQAwwg0AAMcSABDDDQAA1BUAMMQNBAAAAAGsDgEAlxUAIQEAAADEEgAgAQAAAMQSACAFwQ0AANQVADDCDQAAxxIAEMMNAADUFQAwxA0EAKIVACGsDgEAlxUAIQADAAAAxxIAIAMAAMgSADAEAADEEgAgAwAAAMcSACADAADIEgAwBAAAxBIAIAMAAADHEgAgAwAAyBIAMAQAAMQSACACxA0EAAAAAawOAQAAAAEBCAAAzBIAIALEDQQAAAABrA4BAAAAAQEIAADOEgAwAQgAAM4SADACxA0EAO8XACGsDgEA9BcAIQIAAADEEgAgCAAA0RIAIALEDQQA7xcAIawOAQD0FwAhAgAAAMcSACAIAADTEgAgAgAAAMcSACAIAADTEgAgAwAAAMQSACAPAADMEgAgEAAA0RIAIAEAAADEEgAgAQAAAMcSACAFFQAA4BgAIBYAAOMYACAXAADiGAAgKAAA4RgAICkAAOQYACAFwQ0AANMVADDCDQAA2hIAEMMNAADTFQAwxA0EAPcUACGsDgEA-BQAIQMAAADHEgAgAwAA2RIAMBQAANoSACADAAAAxxIAIAMAAMgSADAEAADEEgAgBsENAADSFQAwwg0AAOASABDDDQAA0hUAMOgNQACbFQAhgw4BAAAAAawOAQCXFQAhAQAAAN0SACABAAAA3RIAIAbBDQAA0hUAMMINAADgEgAQww0AANIVADDoDUAAmxUAIYMOAQCXFQAhrA4BAJcVACEAAwAAAOASACADAADhEgAwBAAA3RIAIAMAAADgEgAgAwAA4RIAMAQAAN0SACADAAAA4BIAIAMAAOESADAEAADdEgAgA-gNQAAAAAGDDgEAAAABrA4BAAAAAQEIAADlEgAgA-gNQAAAAAGDDgEAAAABrA4BAAAAAQEIAADnEgAwAQgAAOcSADAD6A1AAPAXACGDDgEA9BcAIawOAQD0FwAhAgAAAN0SACAIAADqEgAgA-gNQADwFwAhgw4BAPQXACGsDgEA9BcAIQIAAADgEgAgCAAA7BIAIAIAAADgEgAgCAAA7BIAIAMAAADdEgAgDwAA5RIAIBAAAOoSACABAAAA3RIAIAEAAADgEgAgAxUAAN0YACAWAADfGAAgFwAA3hgAIAbBDQAA0RUAMMINAADzEgAQww0AANEVADDoDUAA-RQAIYMOAQD4FAAhrA4BAPgUACEDAAAA4BIAIAMAAPISADAUAADzEgAgAwAAAOASACADAADhEgAwBAAA3RIAIBfBDQAAzhUAMMINAAD5EgAQww0AAM4VADDJDQEAmRUAIegNQACbFQAhgw4BAJcVACGFDgQAohUAIZsOAADQFQAgnQ4BAJcVACGeDgIAnxUAIZ8OIACYFQAhoA4CAJ8VACGhDgAAkhUAIKIOIACYFQAhow4BAJkVACGkDgQAzxUAIaUOBADPFQAhpg4AAKoVACCnDkAAmhUAIagOQACaFQAhqQ4EAM8VACGqDgQAzxUAIasOQACbFQAhAQAAAPYSACABAAAA9hIAIBbBDQAAzhUAMMINAAD5EgAQww0AAM4VADDJDQEAmRUAIegNQACbFQAhgw4BAJcVACGFDgQAohUAIZ0OAQCXFQAhng4CAJ8VACGfDiAAmBUAIaAOAgCfFQAhoQ4AAJIVACCiDiAAmBUAIaMOAQCZFQAhpA4EAM8VACGlDgQAzxUAIaYOAACqFQAgpw5AAJoVACGoDkAAmhUAIakOBADPFQAhqg4EAM8VACGrDkAAmxUAIQjJDQAA6RcAIKMOAADpFwAgpA4AAOkXACClDgAA6RcAIKcOAADpFwAgqA4AAOkXACCpDgAA6RcAIKoOAADpFwAgAwAAAPkSACADAAD6EgAwBAAA9hIAIAMAAAD5EgAgAwAA-hIAMAQAAPYSACADAAAA-RIAIAMAAPoSADAEAAD2EgAgE8kNAQAAAAHoDUAAAAABgw4BAAAAAYUOBAAAAAGdDgEAAAABng4CAAAAAZ8OIAAAAAGgDgIAAAABoQ4AANwYACCiDiAAAAABow4BAAAAAaQOBAAAAAGlDgQAAAABpg6AAAAAAacOQAAAAAGoDkAAAAABqQ4EAAAAAaoOBAAAAAGrDkAAAAABAQgAAP4SACATyQ0BAAAAAegNQAAAAAGDDgEAAAABhQ4EAAAAAZ0OAQAAAAGeDgIAAAABnw4gAAAAAaAOAgAAAAGhDgAA3BgAIKIOIAAAAAGjDgEAAAABpA4EAAAAAaUOBAAAAAGmDoAAAAABpw5AAAAAAagOQAAAAAGpDgQAAAABqg4EAAAAAasOQAAAAAEBCAAAgBMAMAEIAACAEwAwE8kNAQDzFwAh6A1AAPAXACGDDgEA9BcAIYUOBADvFwAhnQ4BAPQXACGeDgIA8hcAIZ8OIACSGAAhoA4CAPIXACGhDgAA2hgAIKIOIACSGAAhow4BAPMXACGkDgQA2xgAIaUOBADbGAAhpg6AAAAAAacOQAD8FwAhqA5AAPwXACGpDgQA2xgAIaoOBADbGAAhqw5AAPAXACECAAAA9hIAIAgAAIMTACATyQ0BAPMXACHoDUAA8BcAIYMOAQD0FwAhhQ4EAO8XACGdDgEA9BcAIZ4OAgDyFwAhnw4gAJIYACGgDgIA8hcAIaEOAADaGAAgog4gAJIYACGjDgEA8xcAIaQOBADbGAAhpQ4EANsYACGmDoAAAAABpw5AAPwXACGoDkAA_BcAIakOBADbGAAhqg4EANsYACGrDkAA8BcAIQIAAAD5EgAgCAAAhRMAIAIAAAD5EgAgCAAAhRMAIAMAAAD2EgAgDwAA_hIAIBAAAIMTACABAAAA9hIAIAEAAAD5EgAgDRUAANUYACAWAADYGAAgFwAA1xgAICgAANYYACApAADZGAAgyQ0AAOkXACCjDgAA6RcAIKQOAADpFwAgpQ4AAOkXACCnDgAA6RcAIKgOAADpFwAgqQ4AAOkXACCqDgAA6RcAIBbBDQAAyhUAMMINAACMEwAQww0AAMoVADDJDQEA_BQAIegNQAD5FAAhgw4BAPgUACGFDgQA9xQAIZ0OAQD4FAAhng4CAPsUACGfDiAAkxUAIaAOAgD7FAAhoQ4AAJIVACCiDiAAkxUAIaMOAQD8FAAhpA4EAMsVACGlDgQAyxUAIaYOAACnFQAgpw5AAI4VACGoDkAAjhUAIakOBADLFQAhqg4EAMsVACGrDkAA-RQAIQMAAAD5EgAgAwAAixMAMBQAAIwTACADAAAA-RIAIAMAAPoSADAEAAD2EgAgB8ENAADIFQAwwg0AAJITABDDDQAAyBUAMOgNQACbFQAh6g0BAJcVACGDDgEAlxUAIZwOAADJFQAgAQAAAI8TACABAAAAjxMAIAbBDQAAyBUAMMINAACSEwAQww0AAMgVADDoDUAAmxUAIeoNAQCXFQAhgw4BAJcVACEAAwAAAJITACADAACTEwAwBAAAjxMAIAMAAACSEwAgAwAAkxMAMAQAAI8TACADAAAAkhMAIAMAAJMTADAEAACPEwAgA-gNQAAAAAHqDQEAAAABgw4BAAAAAQEIAACXEwAgA-gNQAAAAAHqDQEAAAABgw4BAAAAAQEIAACZEwAwAQgAAJkTADAD6A1AAPAXACHqDQEA9BcAIYMOAQD0FwAhAgAAAI8TACAIAACcEwAgA-gNQADwFwAh6g0BAPQXACGDDgEA9BcAIQIAAACSEwAgCAAAnhMAIAIAAACSEwAgCAAAnhMAIAMAAACPEwAgDwAAlxMAIBAAAJwTACABAAAAjxMAIAEAAACSEwAgAxUAANIYACAWAADUGAAgFwAA0xgAIAbBDQAAxxUAMMINAAClEwAQww0AAMcVADDoDUAA-RQAIeoNAQD4FAAhgw4BAPgUACEDAAAAkhMAIAMAAKQTADAUAAClEwAgAwAAAJITACADAACTEwAwBAAAjxMAIA68DAAAxRUAII8NAgCfFQAhwQ0AAMQVADDCDQAAqhMAEMMNAADEFQAw5g0BAJkVACGDDgEAlxUAIYUOBACiFQAhlQ4BAJcVACGXDgIAnxUAIZgOQACbFQAhmQ5AAJsVACGaDgAAoBUAIJsOAADGFQAgAQAAAKgTACANvAwAAMUVACCPDQIAnxUAIcENAADEFQAwwg0AAKoTABDDDQAAxBUAMOYNAQCZFQAhgw4BAJcVACGFDgQAohUAIZUOAQCXFQAhlw4CAJ8VACGYDkAAmxUAIZkOQACbFQAhmg4AAKAVACADvAwAANEYACDmDQAA6RcAIJoOAADpFwAgAwAAAKoTACADAACrEwAwBAAAqBMAIAEAAACqEwAgAQAAAKgTACADAAAAqhMAIAMAAKsTADAEAACoEwAgAwAAAKoTACADAACrEwAwBAAAqBMAIAMAAACqEwAgAwAAqxMAMAQAAKgTACAKvAwAANAYACCPDQIAAAAB5g0BAAAAAYMOAQAAAAGFDgQAAAABlQ4BAAAAAZcOAgAAAAGYDkAAAAABmQ5AAAAAAZoOgAAAAAEBCAAAshMAIAmPDQIAAAAB5g0BAAAAAYMOAQAAAAGFDgQAAAABlQ4BAAAAAZcOAgAAAAGYDkAAAAABmQ5AAAAAAZoOgAAAAAEBCAAAtBMAMAEIAAC0EwAwCrwMAADPGAAgjw0CAPIXACHmDQEA8xcAIYMOAQD0FwAhhQ4EAO8XACGVDgEA9BcAIZcOAgDyFwAhmA5AAPAXACGZDkAA8BcAIZoOgAAAAAECAAAAqBMAIAgAALcTACAJjw0CAPIXACHmDQEA8xcAIYMOAQD0FwAhhQ4EAO8XACGVDgEA9BcAIZcOAgDyFwAhmA5AAPAXACGZDkAA8BcAIZoOgAAAAAECAAAAqhMAIAgAALkTACACAAAAqhMAIAgAALkTACADAAAAqBMAIA8AALITACAQAAC3EwAgAQAAAKgTACABAAAAqhMAIAcVAADKGAAgFgAAzRgAIBcAAMwYACAoAADLGAAgKQAAzhgAIOYNAADpFwAgmg4AAOkXACAMjw0CAPsUACHBDQAAwxUAMMINAADAEwAQww0AAMMVADDmDQEA_BQAIYMOAQD4FAAhhQ4EAPcUACGVDgEA-BQAIZcOAgD7FAAhmA5AAPkUACGZDkAA-RQAIZoOAAD9FAAgAwAAAKoTACADAAC_EwAwFAAAwBMAIAMAAACqEwAgAwAAqxMAMAQAAKgTACAGuwwAAMIVACDBDQAAwRUAMMINAADGEwAQww0AAMEVADCVDgEAAAABlg5AAJoVACEBAAAAwxMAIAEAAADDEwAgBrsMAADCFQAgwQ0AAMEVADDCDQAAxhMAEMMNAADBFQAwlQ4BAJcVACGWDkAAmhUAIQK7DAAAyRgAIJYOAADpFwAgAwAAAMYTACADAADHEwAwBAAAwxMAIAMAAADGEwAgAwAAxxMAMAQAAMMTACADAAAAxhMAIAMAAMcTADAEAADDEwAgA7sMAADIGAAglQ4BAAAAAZYOQAAAAAEBCAAAyxMAIAKVDgEAAAABlg5AAAAAAQEIAADNEwAwAQgAAM0TADADuwwAALsYACCVDgEA9BcAIZYOQAD8FwAhAgAAAMMTACAIAADQEwAgApUOAQD0FwAhlg5AAPwXACECAAAAxhMAIAgAANITACACAAAAxhMAIAgAANITACADAAAAwxMAIA8AAMsTACAQAADQEwAgAQAAAMMTACABAAAAxhMAIAQVAAC4GAAgFgAAuhgAIBcAALkYACCWDgAA6RcAIAXBDQAAwBUAMMINAADZEwAQww0AAMAVADCVDgEA-BQAIZYOQACOFQAhAwAAAMYTACADAADYEwAwFAAA2RMAIAMAAADGEwAgAwAAxxMAMAQAAMMTACAVyAgBAJcVACHBDQAAuhUAMMINAADfEwAQww0AALoVADDGDQQAohUAIYUOBACiFQAhhg4EAKIVACGHDgIAnxUAIYgOAgCfFQAhiQ4gALsVACGKDiAAuxUAIYsOAQCXFQAhjA4AAbwVACGNDgABvRUAIY4OAAG9FQAhjw4AAb0VACGQDgABvRUAIZEOEAC-FQAhkg4QAL4VACGTDhAAvhUAIZQOAAC_FQAgAQAAANwTACABAAAA3BMAIBTICAEAlxUAIcENAAC6FQAwwg0AAN8TABDDDQAAuhUAMMYNBACiFQAhhQ4EAKIVACGGDgQAohUAIYcOAgCfFQAhiA4CAJ8VACGJDiAAuxUAIYoOIAC7FQAhiw4BAJcVACGMDgABvBUAIY0OAAG9FQAhjg4AAb0VACGPDgABvRUAIZAOAAG9FQAhkQ4QAL4VACGSDhAAvhUAIZMOEAC-FQAhCYkOAADpFwAgig4AAOkXACCNDgAA6RcAII4OAADpFwAgjw4AAOkXACCQDgAA6RcAIJEOAADpFwAgkg4AAOkXACCTDgAA6RcAIAMAAADfEwAgAwAA4BMAMAQAANwTACADAAAA3xMAIAMAAOATADAEAADcEwAgAwAAAN8TACADAADgEwAwBAAA3BMAIBHICAEAAAABxg0EAAAAAYUOBAAAAAGGDgQAAAABhw4CAAAAAYgOAgAAAAGJDiAAAAABig4gAAAAAYsOAQAAAAGMDgABAAABjQ4AAQAAAY4OAAEAAAGPDgABAAABkA4AAQAAAZEOEAAAAAGSDhAAAAABkw4QAAAAAQEIAADkEwAgEcgIAQAAAAHGDQQAAAABhQ4EAAAAAYYOBAAAAAGHDgIAAAABiA4CAAAAAYkOIAAAAAGKDiAAAAABiw4BAAAAAYwOAAEAAAGNDgABAAABjg4AAQAAAY8OAAEAAAGQDgABAAABkQ4QAAAAAZIOEAAAAAGTDhAAAAABAQgAAOYTADABCAAA5hMAMBHICAEA9BcAIcYNBADvFwAhhQ4EAO8XACGGDgQA7xcAIYcOAgDyFwAhiA4CAPIXACGJDiAAtBgAIYoOIAC0GAAhiw4BAPQXACGMDgABtRgAIY0OAAG2GAAhjg4AAbYYACGPDgABthgAIZAOAAG2GAAhkQ4QALcYACGSDhAAtxgAIZMOEAC3GAAhAgAAANwTACAIAADpEwAgEcgIAQD0FwAhxg0EAO8XACGFDgQA7xcAIYYOBADvFwAhhw4CAPIXACGIDgIA8hcAIYkOIAC0GAAhig4gALQYACGLDgEA9BcAIYwOAAG1GAAhjQ4AAbYYACGODgABthgAIY8OAAG2GAAhkA4AAbYYACGRDhAAtxgAIZIOEAC3GAAhkw4QALcYACECAAAA3xMAIAgAAOsTACACAAAA3xMAIAgAAOsTACADAAAA3BMAIA8AAOQTACAQAADpEwAgAQAAANwTACABAAAA3xMAIA4VAACvGAAgFgAAshgAIBcAALEYACAoAACwGAAgKQAAsxgAIIkOAADpFwAgig4AAOkXACCNDgAA6RcAII4OAADpFwAgjw4AAOkXACCQDgAA6RcAIJEOAADpFwAgkg4AAOkXACCTDgAA6RcAIBTICAEA-BQAIcENAACtFQAwwg0AAPITABDDDQAArRUAMMYNBAD3FAAhhQ4EAPcUACGGDgQA9xQAIYcOAgD7FAAhiA4CAPsUACGJDiAArhUAIYoOIACuFQAhiw4BAPgUACGMDgABrxUAIY0OAAGwFQAhjg4AAbAVACGPDgABsBUAIZAOAAGwFQAhkQ4QALEVACGSDhAAsRUAIZMOEACxFQAhAwAAAN8TACADAADxEwAwFAAA8hMAIAMAAADfEwAgAwAA4BMAMAQAANwTACAGwQ0AAKwVADDCDQAA-BMAEMMNAACsFQAw6A1AAJsVACGDDgEAAAABhA4BAJkVACEBAAAA9RMAIAEAAAD1EwAgBsENAACsFQAwwg0AAPgTABDDDQAArBUAMOgNQACbFQAhgw4BAJcVACGEDgEAmRUAIQGEDgAA6RcAIAMAAAD4EwAgAwAA-RMAMAQAAPUTACADAAAA-BMAIAMAAPkTADAEAAD1EwAgAwAAAPgTACADAAD5EwAwBAAA9RMAIAPoDUAAAAABgw4BAAAAAYQOAQAAAAEBCAAA_RMAIAPoDUAAAAABgw4BAAAAAYQOAQAAAAEBCAAA_xMAMAEIAAD_EwAwA-gNQADwFwAhgw4BAPQXACGEDgEA8xcAIQIAAAD1EwAgCAAAghQAIAPoDUAA8BcAIYMOAQD0FwAhhA4BAPMXACECAAAA-BMAIAgAAIQUACACAAAA-BMAIAgAAIQUACADAAAA9RMAIA8AAP0TACAQAACCFAAgAQAAAPUTACABAAAA-BMAIAQVAACsGAAgFgAArhgAIBcAAK0YACCEDgAA6RcAIAbBDQAAqxUAMMINAACLFAAQww0AAKsVADDoDUAA-RQAIYMOAQD4FAAhhA4BAPwUACEDAAAA-BMAIAMAAIoUADAUAACLFAAgAwAAAPgTACADAAD5EwAwBAAA9RMAIAsIAACqFQAgwQ0AAKkVADDCDQAAkRQAEMMNAACpFQAwxA0EAAAAAd4NAQCZFQAh3w0BAJcVACHoDUAAmxUAIekNAQCZFQAhgQ4gAJgVACGCDgEAmRUAIQEAAACOFAAgAQAAAI4UACALCAAAqhUAIMENAACpFQAwwg0AAJEUABDDDQAAqRUAMMQNBACiFQAh3g0BAJkVACHfDQEAlxUAIegNQACbFQAh6Q0BAJkVACGBDiAAmBUAIYIOAQCZFQAhA94NAADpFwAg6Q0AAOkXACCCDgAA6RcAIAMAAACRFAAgAwAAkhQAMAQAAI4UACADAAAAkRQAIAMAAJIUADAEAACOFAAgAwAAAJEUACADAACSFAAwBAAAjhQAIAgIgAAAAAHEDQQAAAAB3g0BAAAAAd8NAQAAAAHoDUAAAAAB6Q0BAAAAAYEOIAAAAAGCDgEAAAABAQgAAJYUACAICIAAAAABxA0EAAAAAd4NAQAAAAHfDQEAAAAB6A1AAAAAAekNAQAAAAGBDiAAAAABgg4BAAAAAQEIAACYFAAwAQgAAJgUADAICIAAAAABxA0EAO8XACHeDQEA8xcAId8NAQD0FwAh6A1AAPAXACHpDQEA8xcAIYEOIACSGAAhgg4BAPMXACECAAAAjhQAIAgAAJsUACAICIAAAAABxA0EAO8XACHeDQEA8xcAId8NAQD0FwAh6A1AAPAXACHpDQEA8xcAIYEOIACSGAAhgg4BAPMXACECAAAAkRQAIAgAAJ0UACACAAAAkRQAIAgAAJ0UACADAAAAjhQAIA8AAJYUACAQAACbFAAgAQAAAI4UACABAAAAkRQAIAgVAACnGAAgFgAAqhgAIBcAAKkYACAoAACoGAAgKQAAqxgAIN4NAADpFwAg6Q0AAOkXACCCDgAA6RcAIAsIAACnFQAgwQ0AAKYVADDCDQAApBQAEMMNAACmFQAwxA0EAPcUACHeDQEA_BQAId8NAQD4FAAh6A1AAPkUACHpDQEA_BQAIYEOIACTFQAhgg4BAPwUACEDAAAAkRQAIAMAAKMUADAUAACkFAAgAwAAAJEUACADAACSFAAwBAAAjhQAIBivAQAAkhUAIJANAACcFQAgwQ0AAJYVADDCDQAAtBQAEMMNAACWFQAwxA0BAAAAAegNQACbFQAh6g0BAJcVACHrDQEAlxUAIewNAQCXFQAh7Q0AAJIVACDuDSAAmBUAIe8NAQCXFQAh8A0BAJkVACHxDUAAmhUAIfINAQCZFQAh8w0BAJkVACH0DSAAmBUAIfUNAQCZFQAh9g0gAJgVACH3DUAAmhUAIfgNIACYFQAh-Q1AAJoVACH6DUAAmhUAIQEAAACnFAAgE40NAACkFQAgjw0AAKUVACDBDQAAoxUAMMINAACpFAAQww0AAKMVADDEDQEAlxUAId0NAQCXFQAh3g0BAJcVACHfDQEAlxUAIeANAQCXFQAh4Q0BAJkVACHiDQEAlxUAIeMNAgCfFQAh5A0CAJ8VACHlDUAAmhUAIeYNAgCfFQAh5w1AAJoVACHoDUAAmxUAIekNAQCZFQAhBo0NAAClGAAgjw0AAKYYACDhDQAA6RcAIOUNAADpFwAg5w0AAOkXACDpDQAA6RcAIBONDQAApBUAII8NAAClFQAgwQ0AAKMVADDCDQAAqRQAEMMNAACjFQAwxA0BAAAAAd0NAQCXFQAh3g0BAJcVACHfDQEAlxUAIeANAQCXFQAh4Q0BAJkVACHiDQEAlxUAIeMNAgCfFQAh5A0CAJ8VACHlDUAAmhUAIeYNAgCfFQAh5w1AAJoVACHoDUAAmxUAIekNAQCZFQAhAwAAAKkUACADAACqFAAwBAAAqxQAIAyODQAAoRUAIMENAACdFQAwwg0AAK0UABDDDQAAnRUAMMQNBACiFQAhxQ0BAJcVACHGDUAAmxUAIccNAgCeFQAhyA0CAJ8VACHJDQEAmRUAIcoNAACgFQAgyw0BAJkVACEFjg0AAKQYACDHDQAA6RcAIMkNAADpFwAgyg0AAOkXACDLDQAA6RcAIAyODQAAoRUAIMENAACdFQAwwg0AAK0UABDDDQAAnRUAMMQNBAAAAAHFDQEAlxUAIcYNQACbFQAhxw0CAJ4VACHIDQIAnxUAIckNAQCZFQAhyg0AAKAVACDLDQEAmRUAIQMAAACtFAAgAwAArhQAMAQAAK8UACABAAAArRQAIAEAAACpFAAgAQAAAKcUACAYrwEAAJIVACCQDQAAnBUAIMENAACWFQAwwg0AALQUABDDDQAAlhUAMMQNAQCXFQAh6A1AAJsVACHqDQEAlxUAIesNAQCXFQAh7A0BAJcVACHtDQAAkhUAIO4NIACYFQAh7w0BAJcVACHwDQEAmRUAIfENQACaFQAh8g0BAJkVACHzDQEAmRUAIfQNIACYFQAh9Q0BAJkVACH2DSAAmBUAIfcNQACaFQAh-A0gAJgVACH5DUAAmhUAIfoNQACaFQAhCZANAACjGAAg8A0AAOkXACDxDQAA6RcAIPINAADpFwAg8w0AAOkXACD1DQAA6RcAIPcNAADpFwAg-Q0AAOkXACD6DQAA6RcAIAMAAAC0FAAgAwAAtRQAMAQAAKcUACADAAAAtBQAIAMAALUUADAEAACnFAAgAwAAALQUACADAAC1FAAwBAAApxQAIBWvAQAAoBgAIJANAACiGAAgxA0BAAAAAegNQAAAAAHqDQEAAAAB6w0BAAAAAewNAQAAAAHtDQAAoRgAIO4NIAAAAAHvDQEAAAAB8A0BAAAAAfENQAAAAAHyDQEAAAAB8w0BAAAAAfQNIAAAAAH1DQEAAAAB9g0gAAAAAfcNQAAAAAH4DSAAAAAB-Q1AAAAAAfoNQAAAAAEBCAAAuRQAIBSvAQAAoBgAIMQNAQAAAAHoDUAAAAAB6g0BAAAAAesNAQAAAAHsDQEAAAAB7Q0AAKEYACDuDSAAAAAB7w0BAAAAAfANAQAAAAHxDUAAAAAB8g0BAAAAAfMNAQAAAAH0DSAAAAAB9Q0BAAAAAfYNIAAAAAH3DUAAAAAB-A0gAAAAAfkNQAAAAAH6DUAAAAABAQgAALsUADABCAAAuxQAMBWvAQAAkBgAIJANAACTGAAgxA0BAPQXACHoDUAA8BcAIeoNAQD0FwAh6w0BAPQXACHsDQEA9BcAIe0NAACRGAAg7g0gAJIYACHvDQEA9BcAIfANAQDzFwAh8Q1AAPwXACHyDQEA8xcAIfMNAQDzFwAh9A0gAJIYACH1DQEA8xcAIfYNIACSGAAh9w1AAPwXACH4DSAAkhgAIfkNQAD8FwAh-g1AAPwXACECAAAApxQAIAgAAL4UACAUrwEAAJAYACDEDQEA9BcAIegNQADwFwAh6g0BAPQXACHrDQEA9BcAIewNAQD0FwAh7Q0AAJEYACDuDSAAkhgAIe8NAQD0FwAh8A0BAPMXACHxDUAA_BcAIfINAQDzFwAh8w0BAPMXACH0DSAAkhgAIfUNAQDzFwAh9g0gAJIYACH3DUAA_BcAIfgNIACSGAAh-Q1AAPwXACH6DUAA_BcAIQIAAAC0FAAgCAAAwBQAIAIAAAC0FAAgCAAAwBQAIAMAAACnFAAgDwAAuRQAIBAAAL4UACABAAAApxQAIAEAAAC0FAAgCxUAAI0YACAWAACPGAAgFwAAjhgAIPANAADpFwAg8Q0AAOkXACDyDQAA6RcAIPMNAADpFwAg9Q0AAOkXACD3DQAA6RcAIPkNAADpFwAg-g0AAOkXACAXrwEAAJIVACDBDQAAkRUAMMINAADHFAAQww0AAJEVADDEDQEA-BQAIegNQAD5FAAh6g0BAPgUACHrDQEA-BQAIewNAQD4FAAh7Q0AAJIVACDuDSAAkxUAIe8NAQD4FAAh8A0BAPwUACHxDUAAjhUAIfINAQD8FAAh8w0BAPwUACH0DSAAkxUAIfUNAQD8FAAh9g0gAJMVACH3DUAAjhUAIfgNIACTFQAh-Q1AAI4VACH6DUAAjhUAIQMAAAC0FAAgAwAAxhQAMBQAAMcUACADAAAAtBQAIAMAALUUADAEAACnFAAgAQAAAKsUACABAAAAqxQAIAMAAACpFAAgAwAAqhQAMAQAAKsUACADAAAAqRQAIAMAAKoUADAEAACrFAAgAwAAAKkUACADAACqFAAwBAAAqxQAIBCNDQAAixgAII8NAACMGAAgxA0BAAAAAd0NAQAAAAHeDQEAAAAB3w0BAAAAAeANAQAAAAHhDQEAAAAB4g0BAAAAAeMNAgAAAAHkDQIAAAAB5Q1AAAAAAeYNAgAAAAHnDUAAAAAB6A1AAAAAAekNAQAAAAEBCAAAzxQAIA7EDQEAAAAB3Q0BAAAAAd4NAQAAAAHfDQEAAAAB4A0BAAAAAeENAQAAAAHiDQEAAAAB4w0CAAAAAeQNAgAAAAHlDUAAAAAB5g0CAAAAAecNQAAAAAHoDUAAAAAB6Q0BAAAAAQEIAADRFAAwAQgAANEUADAQjQ0AAP0XACCPDQAA_hcAIMQNAQD0FwAh3Q0BAPQXACHeDQEA9BcAId8NAQD0FwAh4A0BAPQXACHhDQEA8xcAIeINAQD0FwAh4w0CAPIXACHkDQIA8hcAIeUNQAD8FwAh5g0CAPIXACHnDUAA_BcAIegNQADwFwAh6Q0BAPMXACECAAAAqxQAIAgAANQUACAOxA0BAPQXACHdDQEA9BcAId4NAQD0FwAh3w0BAPQXACHgDQEA9BcAIeENAQDzFwAh4g0BAPQXACHjDQIA8hcAIeQNAgDyFwAh5Q1AAPwXACHmDQIA8hcAIecNQAD8FwAh6A1AAPAXACHpDQEA8xcAIQIAAACpFAAgCAAA1hQAIAIAAACpFAAgCAAA1hQAIAMAAACrFAAgDwAAzxQAIBAAANQUACABAAAAqxQAIAEAAACpFAAgCRUAAPcXACAWAAD6FwAgFwAA-RcAICgAAPgXACApAAD7FwAg4Q0AAOkXACDlDQAA6RcAIOcNAADpFwAg6Q0AAOkXACARwQ0AAI0VADDCDQAA3RQAEMMNAACNFQAwxA0BAPgUACHdDQEA-BQAId4NAQD4FAAh3w0BAPgUACHgDQEA-BQAIeENAQD8FAAh4g0BAPgUACHjDQIA-xQAIeQNAgD7FAAh5Q1AAI4VACHmDQIA-xQAIecNQACOFQAh6A1AAPkUACHpDQEA_BQAIQMAAACpFAAgAwAA3BQAMBQAAN0UACADAAAAqRQAIAMAAKoUADAEAACrFAAgAQAAAK8UACABAAAArxQAIAMAAACtFAAgAwAArhQAMAQAAK8UACADAAAArRQAIAMAAK4UADAEAACvFAAgAwAAAK0UACADAACuFAAwBAAArxQAIAmODQAA9hcAIMQNBAAAAAHFDQEAAAABxg1AAAAAAccNAgAAAAHIDQIAAAAByQ0BAAAAAcoNgAAAAAHLDQEAAAABAQgAAOUUACAIxA0EAAAAAcUNAQAAAAHGDUAAAAABxw0CAAAAAcgNAgAAAAHJDQEAAAAByg2AAAAAAcsNAQAAAAEBCAAA5xQAMAEIAADnFAAwCY4NAAD1FwAgxA0EAO8XACHFDQEA9BcAIcYNQADwFwAhxw0CAPEXACHIDQIA8hcAIckNAQDzFwAhyg2AAAAAAcsNAQDzFwAhAgAAAK8UACAIAADqFAAgCMQNBADvFwAhxQ0BAPQXACHGDUAA8BcAIccNAgDxFwAhyA0CAPIXACHJDQEA8xcAIcoNgAAAAAHLDQEA8xcAIQIAAACtFAAgCAAA7BQAIAIAAACtFAAgCAAA7BQAIAMAAACvFAAgDwAA5RQAIBAAAOoUACABAAAArxQAIAEAAACtFAAgCRUAAOoXACAWAADtFwAgFwAA7BcAICgAAOsXACApAADuFwAgxw0AAOkXACDJDQAA6RcAIMoNAADpFwAgyw0AAOkXACALwQ0AAPYUADDCDQAA8xQAEMMNAAD2FAAwxA0EAPcUACHFDQEA-BQAIcYNQAD5FAAhxw0CAPoUACHIDQIA-xQAIckNAQD8FAAhyg0AAP0UACDLDQEA_BQAIQMAAACtFAAgAwAA8hQAMBQAAPMUACADAAAArRQAIAMAAK4UADAEAACvFAAgC8ENAAD2FAAwwg0AAPMUABDDDQAA9hQAMMQNBAD3FAAhxQ0BAPgUACHGDUAA-RQAIccNAgD6FAAhyA0CAPsUACHJDQEA_BQAIcoNAAD9FAAgyw0BAPwUACENFQAAgxUAIBYAAIwVACAXAACMFQAgKAAAhBUAICkAAIwVACDMDQQAAAAB0w0EAAAAAdQNBAAAAAHVDQQAAAAB1g0EAAAAAdcNBACLFQAh2A0EAAAABNkNBAAAAAQOFQAAgxUAIBYAAIoVACAXAACKFQAgzA0BAAAAAdMNAQAAAAHUDQEAAAAB1Q0BAAAAAdYNAQAAAAHXDQEAiRUAIdgNAQAAAATZDQEAAAAE2g0BAAAAAdsNAQAAAAHcDQEAAAABCxUAAIMVACAWAACIFQAgFwAAiBUAIMwNQAAAAAHTDUAAAAAB1A1AAAAAAdUNQAAAAAHWDUAAAAAB1w1AAIcVACHYDUAAAAAE2Q1AAAAABA0VAAD-FAAgFgAA_hQAIBcAAP4UACAoAACGFQAgKQAA_hQAIMwNAgAAAAHTDQIAAAAB1A0CAAAAAdUNAgAAAAHWDQIAAAAB1w0CAIUVACHYDQIAAAAF2Q0CAAAABQ0VAACDFQAgFgAAgxUAIBcAAIMVACAoAACEFQAgKQAAgxUAIMwNAgAAAAHTDQIAAAAB1A0CAAAAAdUNAgAAAAHWDQIAAAAB1w0CAIIVACHYDQIAAAAE2Q0CAAAABA4VAAD-FAAgFgAAgRUAIBcAAIEVACDMDQEAAAAB0w0BAAAAAdQNAQAAAAHVDQEAAAAB1g0BAAAAAdcNAQCAFQAh2A0BAAAABdkNAQAAAAXaDQEAAAAB2w0BAAAAAdwNAQAAAAEPFQAA_hQAIBYAAP8UACAXAAD_FAAgzA2AAAAAAc0NAQAAAAHODQEAAAABzw0BAAAAAdANgAAAAAHRDYAAAAAB0g2AAAAAAdMNgAAAAAHUDYAAAAAB1Q2AAAAAAdYNgAAAAAHXDYAAAAABCMwNAgAAAAHTDQIAAAAB1A0CAAAAAdUNAgAAAAHWDQIAAAAB1w0CAP4UACHYDQIAAAAF2Q0CAAAABQzMDYAAAAABzQ0BAAAAAc4NAQAAAAHPDQEAAAAB0A2AAAAAAdENgAAAAAHSDYAAAAAB0w2AAAAAAdQNgAAAAAHVDYAAAAAB1g2AAAAAAdcNgAAAAAEOFQAA_hQAIBYAAIEVACAXAACBFQAgzA0BAAAAAdMNAQAAAAHUDQEAAAAB1Q0BAAAAAdYNAQAAAAHXDQEAgBUAIdgNAQAAAAXZDQEAAAAF2g0BAAAAAdsNAQAAAAHcDQEAAAABC8wNAQAAAAHTDQEAAAAB1A0BAAAAAdUNAQAAAAHWDQEAAAAB1w0BAIEVACHYDQEAAAAF2Q0BAAAABdoNAQAAAAHbDQEAAAAB3A0BAAAAAQ0VAACDFQAgFgAAgxUAIBcAAIMVACAoAACEFQAgKQAAgxUAIMwNAgAAAAHTDQIAAAAB1A0CAAAAAdUNAgAAAAHWDQIAAAAB1w0CAIIVACHYDQIAAAAE2Q0CAAAABAjMDQIAAAAB0w0CAAAAAdQNAgAAAAHVDQIAAAAB1g0CAAAAAdcNAgCDFQAh2A0CAAAABNkNAgAAAAQIzA0IAAAAAdMNCAAAAAHUDQgAAAAB1Q0IAAAAAdYNCAAAAAHXDQgAhBUAIdgNCAAAAATZDQgAAAAEDRUAAP4UACAWAAD-FAAgFwAA_hQAICgAAIYVACApAAD-FAAgzA0CAAAAAdMNAgAAAAHUDQIAAAAB1Q0CAAAAAdYNAgAAAAHXDQIAhRUAIdgNAgAAAAXZDQIAAAAFCMwNCAAAAAHTDQgAAAAB1A0IAAAAAdUNCAAAAAHWDQgAAAAB1w0IAIYVACHYDQgAAAAF2Q0IAAAABQsVAACDFQAgFgAAiBUAIBcAAIgVACDMDUAAAAAB0w1AAAAAAdQNQAAAAAHVDUAAAAAB1g1AAAAAAdcNQACHFQAh2A1AAAAABNkNQAAAAAQIzA1AAAAAAdMNQAAAAAHUDUAAAAAB1Q1AAAAAAdYNQAAAAAHXDUAAiBUAIdgNQAAAAATZDUAAAAAEDhUAAIMVACAWAACKFQAgFwAAihUAIMwNAQAAAAHTDQEAAAAB1A0BAAAAAdUNAQAAAAHWDQEAAAAB1w0BAIkVACHYDQEAAAAE2Q0BAAAABNoNAQAAAAHbDQEAAAAB3A0BAAAAAQvMDQEAAAAB0w0BAAAAAdQNAQAAAAHVDQEAAAAB1g0BAAAAAdcNAQCKFQAh2A0BAAAABNkNAQAAAATaDQEAAAAB2w0BAAAAAdwNAQAAAAENFQAAgxUAIBYAAIwVACAXAACMFQAgKAAAhBUAICkAAIwVACDMDQQAAAAB0w0EAAAAAdQNBAAAAAHVDQQAAAAB1g0EAAAAAdcNBACLFQAh2A0EAAAABNkNBAAAAAQIzA0EAAAAAdMNBAAAAAHUDQQAAAAB1Q0EAAAAAdYNBAAAAAHXDQQAjBUAIdgNBAAAAATZDQQAAAAEEcENAACNFQAwwg0AAN0UABDDDQAAjRUAMMQNAQD4FAAh3Q0BAPgUACHeDQEA-BQAId8NAQD4FAAh4A0BAPgUACHhDQEA_BQAIeINAQD4FAAh4w0CAPsUACHkDQIA-xQAIeUNQACOFQAh5g0CAPsUACHnDUAAjhUAIegNQAD5FAAh6Q0BAPwUACELFQAA_hQAIBYAAJAVACAXAACQFQAgzA1AAAAAAdMNQAAAAAHUDUAAAAAB1Q1AAAAAAdYNQAAAAAHXDUAAjxUAIdgNQAAAAAXZDUAAAAAFCxUAAP4UACAWAACQFQAgFwAAkBUAIMwNQAAAAAHTDUAAAAAB1A1AAAAAAdUNQAAAAAHWDUAAAAAB1w1AAI8VACHYDUAAAAAF2Q1AAAAABQjMDUAAAAAB0w1AAAAAAdQNQAAAAAHVDUAAAAAB1g1AAAAAAdcNQACQFQAh2A1AAAAABdkNQAAAAAUXrwEAAJIVACDBDQAAkRUAMMINAADHFAAQww0AAJEVADDEDQEA-BQAIegNQAD5FAAh6g0BAPgUACHrDQEA-BQAIewNAQD4FAAh7Q0AAJIVACDuDSAAkxUAIe8NAQD4FAAh8A0BAPwUACHxDUAAjhUAIfINAQD8FAAh8w0BAPwUACH0DSAAkxUAIfUNAQD8FAAh9g0gAJMVACH3DUAAjhUAIfgNIACTFQAh-Q1AAI4VACH6DUAAjhUAIQTMDQEAAAAF-w0BAAAAAfwNAQAAAAT9DQEAAAAEBRUAAIMVACAWAACVFQAgFwAAlRUAIMwNIAAAAAHXDSAAlBUAIQUVAACDFQAgFgAAlRUAIBcAAJUVACDMDSAAAAAB1w0gAJQVACECzA0gAAAAAdcNIACVFQAhGK8BAACSFQAgkA0AAJwVACDBDQAAlhUAMMINAAC0FAAQww0AAJYVADDEDQEAlxUAIegNQACbFQAh6g0BAJcVACHrDQEAlxUAIewNAQCXFQAh7Q0AAJIVACDuDSAAmBUAIe8NAQCXFQAh8A0BAJkVACHxDUAAmhUAIfINAQCZFQAh8w0BAJkVACH0DSAAmBUAIfUNAQCZFQAh9g0gAJgVACH3DUAAmhUAIfgNIACYFQAh-Q1AAJoVACH6DUAAmhUAIQvMDQEAAAAB0w0BAAAAAdQNAQAAAAHVDQEAAAAB1g0BAAAAAdcNAQCKFQAh2A0BAAAABNkNAQAAAATaDQEAAAAB2w0BAAAAAdwNAQAAAAECzA0gAAAAAdcNIACVFQAhC8wNAQAAAAHTDQEAAAAB1A0BAAAAAdUNAQAAAAHWDQEAAAAB1w0BAIEVACHYDQEAAAAF2Q0BAAAABdoNAQAAAAHbDQEAAAAB3A0BAAAAAQjMDUAAAAAB0w1AAAAAAdQNQAAAAAHVDUAAAAAB1g1AAAAAAdcNQACQFQAh2A1AAAAABdkNQAAAAAUIzA1AAAAAAdMNQAAAAAHUDUAAAAAB1Q1AAAAAAdYNQAAAAAHXDUAAiBUAIdgNQAAAAATZDUAAAAAEA_4NAACpFAAg_w0AAKkUACCADgAAqRQAIAyODQAAoRUAIMENAACdFQAwwg0AAK0UABDDDQAAnRUAMMQNBACiFQAhxQ0BAJcVACHGDUAAmxUAIccNAgCeFQAhyA0CAJ8VACHJDQEAmRUAIcoNAACgFQAgyw0BAJkVACEIzA0CAAAAAdMNAgAAAAHUDQIAAAAB1Q0CAAAAAdYNAgAAAAHXDQIA_hQAIdgNAgAAAAXZDQIAAAAFCMwNAgAAAAHTDQIAAAAB1A0CAAAAAdUNAgAAAAHWDQIAAAAB1w0CAIMVACHYDQIAAAAE2Q0CAAAABAzMDYAAAAABzQ0BAAAAAc4NAQAAAAHPDQEAAAAB0A2AAAAAAdENgAAAAAHSDYAAAAAB0w2AAAAAAdQNgAAAAAHVDYAAAAAB1g2AAAAAAdcNgAAAAAEVjQ0AAKQVACCPDQAApRUAIMENAACjFQAwwg0AAKkUABDDDQAAoxUAMMQNAQCXFQAh3Q0BAJcVACHeDQEAlxUAId8NAQCXFQAh4A0BAJcVACHhDQEAmRUAIeINAQCXFQAh4w0CAJ8VACHkDQIAnxUAIeUNQACaFQAh5g0CAJ8VACHnDUAAmhUAIegNQACbFQAh6Q0BAJkVACGJEQAAqRQAIIoRAACpFAAgCMwNBAAAAAHTDQQAAAAB1A0EAAAAAdUNBAAAAAHWDQQAAAAB1w0EAIwVACHYDQQAAAAE2Q0EAAAABBONDQAApBUAII8NAAClFQAgwQ0AAKMVADDCDQAAqRQAEMMNAACjFQAwxA0BAJcVACHdDQEAlxUAId4NAQCXFQAh3w0BAJcVACHgDQEAlxUAIeENAQCZFQAh4g0BAJcVACHjDQIAnxUAIeQNAgCfFQAh5Q1AAJoVACHmDQIAnxUAIecNQACaFQAh6A1AAJsVACHpDQEAmRUAIRqvAQAAkhUAIJANAACcFQAgwQ0AAJYVADDCDQAAtBQAEMMNAACWFQAwxA0BAJcVACHoDUAAmxUAIeoNAQCXFQAh6w0BAJcVACHsDQEAlxUAIe0NAACSFQAg7g0gAJgVACHvDQEAlxUAIfANAQCZFQAh8Q1AAJoVACHyDQEAmRUAIfMNAQCZFQAh9A0gAJgVACH1DQEAmRUAIfYNIACYFQAh9w1AAJoVACH4DSAAmBUAIfkNQACaFQAh-g1AAJoVACGJEQAAtBQAIIoRAAC0FAAgA_4NAACtFAAg_w0AAK0UACCADgAArRQAIAsIAACnFQAgwQ0AAKYVADDCDQAApBQAEMMNAACmFQAwxA0EAPcUACHeDQEA_BQAId8NAQD4FAAh6A1AAPkUACHpDQEA_BQAIYEOIACTFQAhgg4BAPwUACEPFQAAgxUAIBYAAKgVACAXAACoFQAgzA2AAAAAAc0NAQAAAAHODQEAAAABzw0BAAAAAdANgAAAAAHRDYAAAAAB0g2AAAAAAdMNgAAAAAHUDYAAAAAB1Q2AAAAAAdYNgAAAAAHXDYAAAAABDMwNgAAAAAHNDQEAAAABzg0BAAAAAc8NAQAAAAHQDYAAAAAB0Q2AAAAAAdINgAAAAAHTDYAAAAAB1A2AAAAAAdUNgAAAAAHWDYAAAAAB1w2AAAAAAQsIAACqFQAgwQ0AAKkVADDCDQAAkRQAEMMNAACpFQAwxA0EAKIVACHeDQEAmRUAId8NAQCXFQAh6A1AAJsVACHpDQEAmRUAIYEOIACYFQAhgg4BAJkVACEMzA2AAAAAAc0NAQAAAAHODQEAAAABzw0BAAAAAdANgAAAAAHRDYAAAAAB0g2AAAAAAdMNgAAAAAHUDYAAAAAB1Q2AAAAAAdYNgAAAAAHXDYAAAAABBsENAACrFQAwwg0AAIsUABDDDQAAqxUAMOgNQAD5FAAhgw4BAPgUACGEDgEA_BQAIQbBDQAArBUAMMINAAD4EwAQww0AAKwVADDoDUAAmxUAIYMOAQCXFQAhhA4BAJkVACEUyAgBAPgUACHBDQAArRUAMMINAADyEwAQww0AAK0VADDGDQQA9xQAIYUOBAD3FAAhhg4EAPcUACGHDgIA-xQAIYgOAgD7FAAhiQ4gAK4VACGKDiAArhUAIYsOAQD4FAAhjA4AAa8VACGNDgABsBUAIY4OAAGwFQAhjw4AAbAVACGQDgABsBUAIZEOEACxFQAhkg4QALEVACGTDhAAsRUAIQUVAAD-FAAgFgAAuRUAIBcAALkVACDMDSAAAAAB1w0gALgVACEHFQAAgxUAIBYAALcVACAXAAC3FQAgzA0AAQAAAdcNAAG2FQAh2A0AAQAABNkNAAEAAAQHFQAA_hQAIBYAALUVACAXAAC1FQAgzA0AAQAAAdcNAAG0FQAh2A0AAQAABdkNAAEAAAUNFQAA_hQAIBYAALMVACAXAACzFQAgKAAAsxUAICkAALMVACDMDRAAAAAB0w0QAAAAAdQNEAAAAAHVDRAAAAAB1g0QAAAAAdcNEACyFQAh2A0QAAAABdkNEAAAAAUNFQAA_hQAIBYAALMVACAXAACzFQAgKAAAsxUAICkAALMVACDMDRAAAAAB0w0QAAAAAdQNEAAAAAHVDRAAAAAB1g0QAAAAAdcNEACyFQAh2A0QAAAABdkNEAAAAAUIzA0QAAAAAdMNEAAAAAHUDRAAAAAB1Q0QAAAAAdYNEAAAAAHXDRAAsxUAIdgNEAAAAAXZDRAAAAAFBxUAAP4UACAWAAC1FQAgFwAAtRUAIMwNAAEAAAHXDQABtBUAIdgNAAEAAAXZDQABAAAFBMwNAAEAAAHXDQABtRUAIdgNAAEAAAXZDQABAAAFBxUAAIMVACAWAAC3FQAgFwAAtxUAIMwNAAEAAAHXDQABthUAIdgNAAEAAATZDQABAAAEBMwNAAEAAAHXDQABtxUAIdgNAAEAAATZDQABAAAEBRUAAP4UACAWAAC5FQAgFwAAuRUAIMwNIAAAAAHXDSAAuBUAIQLMDSAAAAAB1w0gALkVACEUyAgBAJcVACHBDQAAuhUAMMINAADfEwAQww0AALoVADDGDQQAohUAIYUOBACiFQAhhg4EAKIVACGHDgIAnxUAIYgOAgCfFQAhiQ4gALsVACGKDiAAuxUAIYsOAQCXFQAhjA4AAbwVACGNDgABvRUAIY4OAAG9FQAhjw4AAb0VACGQDgABvRUAIZEOEAC-FQAhkg4QAL4VACGTDhAAvhUAIQLMDSAAAAAB1w0gALkVACEEzA0AAQAAAdcNAAG3FQAh2A0AAQAABNkNAAEAAAQEzA0AAQAAAdcNAAG1FQAh2A0AAQAABdkNAAEAAAUIzA0QAAAAAdMNEAAAAAHUDRAAAAAB1Q0QAAAAAdYNEAAAAAHXDRAAsxUAIdgNEAAAAAXZDRAAAAAFBsgIAQAAAAGFDgQAAAABhg4EAAAAAYgOAgAAAAGLDgEAAAABjA4AAQAAAQXBDQAAwBUAMMINAADZEwAQww0AAMAVADCVDgEA-BQAIZYOQACOFQAhBrsMAADCFQAgwQ0AAMEVADDCDQAAxhMAEMMNAADBFQAwlQ4BAJcVACGWDkAAmhUAIQP-DQAAqhMAIP8NAACqEwAggA4AAKoTACAMjw0CAPsUACHBDQAAwxUAMMINAADAEwAQww0AAMMVADDmDQEA_BQAIYMOAQD4FAAhhQ4EAPcUACGVDgEA-BQAIZcOAgD7FAAhmA5AAPkUACGZDkAA-RQAIZoOAAD9FAAgDbwMAADFFQAgjw0CAJ8VACHBDQAAxBUAMMINAACqEwAQww0AAMQVADDmDQEAmRUAIYMOAQCXFQAhhQ4EAKIVACGVDgEAlxUAIZcOAgCfFQAhmA5AAJsVACGZDkAAmxUAIZoOAACgFQAgCLsMAADCFQAgwQ0AAMEVADDCDQAAxhMAEMMNAADBFQAwlQ4BAJcVACGWDkAAmhUAIYkRAADGEwAgihEAAMYTACACgw4BAAAAAYUOBAAAAAEGwQ0AAMcVADDCDQAApRMAEMMNAADHFQAw6A1AAPkUACHqDQEA-BQAIYMOAQD4FAAhBsENAADIFQAwwg0AAJITABDDDQAAyBUAMOgNQACbFQAh6g0BAJcVACGDDgEAlxUAIQLqDQEAAAABgw4BAAAAARbBDQAAyhUAMMINAACMEwAQww0AAMoVADDJDQEA_BQAIegNQAD5FAAhgw4BAPgUACGFDgQA9xQAIZ0OAQD4FAAhng4CAPsUACGfDiAAkxUAIaAOAgD7FAAhoQ4AAJIVACCiDiAAkxUAIaMOAQD8FAAhpA4EAMsVACGlDgQAyxUAIaYOAACnFQAgpw5AAI4VACGoDkAAjhUAIakOBADLFQAhqg4EAMsVACGrDkAA-RQAIQ0VAAD-FAAgFgAAzRUAIBcAAM0VACAoAACGFQAgKQAAzRUAIMwNBAAAAAHTDQQAAAAB1A0EAAAAAdUNBAAAAAHWDQQAAAAB1w0EAMwVACHYDQQAAAAF2Q0EAAAABQ0VAAD-FAAgFgAAzRUAIBcAAM0VACAoAACGFQAgKQAAzRUAIMwNBAAAAAHTDQQAAAAB1A0EAAAAAdUNBAAAAAHWDQQAAAAB1w0EAMwVACHYDQQAAAAF2Q0EAAAABQjMDQQAAAAB0w0EAAAAAdQNBAAAAAHVDQQAAAAB1g0EAAAAAdcNBADNFQAh2A0EAAAABdkNBAAAAAUWwQ0AAM4VADDCDQAA-RIAEMMNAADOFQAwyQ0BAJkVACHoDUAAmxUAIYMOAQCXFQAhhQ4EAKIVACGdDgEAlxUAIZ4OAgCfFQAhnw4gAJgVACGgDgIAnxUAIaEOAACSFQAgog4gAJgVACGjDgEAmRUAIaQOBADPFQAhpQ4EAM8VACGmDgAAqhUAIKcOQACaFQAhqA5AAJoVACGpDgQAzxUAIaoOBADPFQAhqw5AAJsVACEIzA0EAAAAAdMNBAAAAAHUDQQAAAAB1Q0EAAAAAdYNBAAAAAHXDQQAzRUAIdgNBAAAAAXZDQQAAAAFAoMOAQAAAAGFDgQAAAABBsENAADRFQAwwg0AAPMSABDDDQAA0RUAMOgNQAD5FAAhgw4BAPgUACGsDgEA-BQAIQbBDQAA0hUAMMINAADgEgAQww0AANIVADDoDUAAmxUAIYMOAQCXFQAhrA4BAJcVACEFwQ0AANMVADDCDQAA2hIAEMMNAADTFQAwxA0EAPcUACGsDgEA-BQAIQXBDQAA1BUAMMINAADHEgAQww0AANQVADDEDQQAohUAIawOAQCXFQAhCcENAADVFQAwwg0AAMESABDDDQAA1RUAMIUOBAD3FAAhrQ4BAPgUACGuDgEA-BQAIa8OEADWFQAhsA4BAPgUACGxDgQA9xQAIQ0VAACDFQAgFgAA2BUAIBcAANgVACAoAADYFQAgKQAA2BUAIMwNEAAAAAHTDRAAAAAB1A0QAAAAAdUNEAAAAAHWDRAAAAAB1w0QANcVACHYDRAAAAAE2Q0QAAAABA0VAACDFQAgFgAA2BUAIBcAANgVACAoAADYFQAgKQAA2BUAIMwNEAAAAAHTDRAAAAAB1A0QAAAAAdUNEAAAAAHWDRAAAAAB1w0QANcVACHYDRAAAAAE2Q0QAAAABAjMDRAAAAAB0w0QAAAAAdQNEAAAAAHVDRAAAAAB1g0QAAAAAdcNEADYFQAh2A0QAAAABNkNEAAAAAQJwQ0AANkVADDCDQAArhIAEMMNAADZFQAwhQ4EAKIVACGtDgEAlxUAIa4OAQCXFQAhrw4QANoVACGwDgEAlxUAIbEOBACiFQAhCMwNEAAAAAHTDRAAAAAB1A0QAAAAAdUNEAAAAAHWDRAAAAAB1w0QANgVACHYDRAAAAAE2Q0QAAAABAWFDgQAAAABrQ4BAAAAAa4OAQAAAAGvDhAAAAABsA4BAAAAAQnBDQAA3BUAMMINAACoEgAQww0AANwVADCFDgQA9xQAIawOAQD4FAAhrQ4BAPgUACGzDgIA-xQAIbQOEADWFQAhtQ4QANYVACEJwQ0AAN0VADDCDQAAlRIAEMMNAADdFQAwhQ4EAKIVACGsDgEAlxUAIa0OAQCXFQAhsw4CAJ8VACG0DhAA2hUAIbUOEADaFQAhA4UOBAAAAAGsDgEAAAABrQ4BAAAAAQizBwEA-BQAIcENAADfFQAwwg0AAI8SABDDDQAA3xUAMIUOBAD3FAAhrA4BAPgUACG3DhAA1hUAIbgOEADWFQAhCLMHAQCXFQAhwQ0AAOAVADDCDQAA_BEAEMMNAADgFQAwhQ4EAKIVACGsDgEAlxUAIbcOEADaFQAhuA4QANoVACEDswcBAAAAAYUOBAAAAAGsDgEAAAABDMgIAQD4FAAhwQ0AAOIVADDCDQAA9hEAEMMNAADiFQAwxg0EAPcUACGFDgQA9xQAIYYOBAD3FAAhhw4CAPsUACGIDgIA-xQAIawOAQD4FAAhtA4QANYVACG1DhAA1hUAIQzICAEAlxUAIcENAADjFQAwwg0AAOMRABDDDQAA4xUAMMYNBACiFQAhhQ4EAKIVACGGDgQAohUAIYcOAgCfFQAhiA4CAJ8VACGsDgEAlxUAIbQOEADaFQAhtQ4QANoVACEGyAgBAAAAAcYNBAAAAAGFDgQAAAABhg4EAAAAAYcOAgAAAAGIDgIAAAABCsENAADlFQAwwg0AAN0RABDDDQAA5RUAMMYNBAD3FAAhhQ4EAPcUACGGDgQA9xQAIbsOBAD3FAAhvA4EAPcUACG9DgQA9xQAIb4OAQD4FAAhCsENAADmFQAwwg0AAMoRABDDDQAA5hUAMMYNBACiFQAhhQ4EAKIVACGGDgQAohUAIbsOBACiFQAhvA4EAKIVACG9DgQAohUAIb4OAQCXFQAhCcENAADnFQAwwg0AAMQRABDDDQAA5xUAMMQNAQD4FAAhxg1AAPkUACGLDgEA-BQAIb8OAQD4FAAhwA4BAPgUACHBDkAAjhUAIQnBDQAA6BUAMMINAACxEQAQww0AAOgVADDEDQEAlxUAIcYNQACbFQAhiw4BAJcVACG_DgEAlxUAIcAOAQCXFQAhwQ5AAJoVACECiw4BAAAAAb8OAQAAAAEKwQ0AAOoVADDCDQAAqxEAEMMNAADqFQAwyQ0BAPwUACHtDQIA-xQAIcMOAQD4FAAhxA5AAPkUACHFDgIA-xQAIcYOQACOFQAhxw4AAP0UACAKwQ0AAOsVADDCDQAAmBEAEMMNAADrFQAwyQ0BAJkVACHtDQIAnxUAIcMOAQCXFQAhxA5AAJsVACHFDgIAnxUAIcYOQACaFQAhxw4AAKAVACAKwQ0AAOwVADDCDQAAkhEAEMMNAADsFQAwxA0EAPcUACHDDgEA-BQAIcgOQAD5FAAhyQ5AAPkUACHKDkAAjhUAIcsOQACOFQAhzA4AAP0UACAKwQ0AAO0VADDCDQAA_xAAEMMNAADtFQAwxA0EAKIVACHDDgEAlxUAIcgOQACbFQAhyQ5AAJsVACHKDkAAmhUAIcsOQACaFQAhzA4AAKAVACAHyAgBAPgUACHBDQAA7hUAMMINAAD5EAAQww0AAO4VADDNDgEA-BQAIc4OAQD8FAAhzw4EAMsVACEHyAgBAJcVACHBDQAA7xUAMMINAADmEAAQww0AAO8VADDNDgEAlxUAIc4OAQCZFQAhzw4EAM8VACEHwQ0AAPAVADDCDQAA4BAAEMMNAADwFQAwhQ4EAPcUACGZDkAA-RQAIawOAQD4FAAh0A5AAPkUACEHwQ0AAPEVADDCDQAAzRAAEMMNAADxFQAwhQ4EAKIVACGZDkAAmxUAIawOAQCXFQAh0A5AAJsVACEChQ4EAAAAAawOAQAAAAEUwQ0AAPMVADDCDQAAxxAAEMMNAADzFQAwhQ4EAPcUACGsDgEA-BQAIbQOAgD7FAAhzQ4BAPgUACHSDkAA-RQAIdMOQAD5FAAh1A4CAPsUACHVDgIA-xQAIdYOAgD7FAAh1w4CAPsUACHYDgIA-xQAIdkOAgD7FAAh2g4CAPsUACHbDgIA-xQAIdwOIACTFQAh3Q4BAPgUACHeDkAA-RQAIRTBDQAA9BUAMMINAAC0EAAQww0AAPQVADCFDgQAohUAIawOAQCXFQAhtA4CAJ8VACHNDgEAlxUAIdIOQACbFQAh0w5AAJsVACHUDgIAnxUAIdUOAgCfFQAh1g4CAJ8VACHXDgIAnxUAIdgOAgCfFQAh2Q4CAJ8VACHaDgIAnxUAIdsOAgCfFQAh3A4gAJgVACHdDgEAlxUAId4OQACbFQAhA4UOBAAAAAGsDgEAAAAB0g5AAAAAAQfBDQAA9hUAMMINAACuEAAQww0AAPYVADDEDQIA-xQAIeAOAQD4FAAh4Q4AAKcVACDiDkAA-RQAIQfBDQAA9xUAMMINAACbEAAQww0AAPcVADDEDQIAnxUAIeAOAQCXFQAh4Q4AAKoVACDiDkAAmxUAIQaFAwEA-BQAIcENAAD4FQAwwg0AAJUQABDDDQAA-BUAMMQNBAD3FAAhxg1AAPkUACEGhQMBAJcVACHBDQAA-RUAMMINAACCEAAQww0AAPkVADDEDQQAohUAIcYNQACbFQAhEMENAAD6FQAwwg0AAPwPABDDDQAA-hUAMMQNBAD3FAAhxg1AAPkUACGFDgQA9xQAIYYOBADLFQAhrA4BAPgUACHNDgEA-BQAIeMOAAD7FQAg5A4AAPsVACDlDiAAkxUAIeYOIACTFQAh5w4EAPcUACHoDgQA9xQAIekOBADLFQAhBMwNAgAAAAX7DQIAAAAB_A0CAAAABP0NAgAAAAQQwQ0AAPwVADDCDQAA6Q8AEMMNAAD8FQAwxA0EAKIVACHGDUAAmxUAIYUOBACiFQAhhg4EAM8VACGsDgEAlxUAIc0OAQCXFQAh4w4AAPsVACDkDgAA-xUAIOUOIACYFQAh5g4gAJgVACHnDgQAohUAIegOBACiFQAh6Q4EAM8VACEJwQ0AAP0VADDCDQAA4w8AEMMNAAD9FQAwhQ4EAPcUACGsDgEA-BQAIcMOBAD3FAAh1g4AAPsVACDbDgAA-xUAIOoOAAD7FQAgCcENAAD-FQAwwg0AANAPABDDDQAA_hUAMIUOBACiFQAhrA4BAJcVACHDDgQAohUAIdYOAAD7FQAg2w4AAPsVACDqDgAA-xUAIAKFDgQAAAABrA4BAAAAAQbBDQAAgBYAMMINAADKDwAQww0AAIAWADCsDgEA-BQAIesOAAGvFQAh7A4AAa8VACEGwQ0AAIEWADDCDQAAtw8AEMMNAACBFgAwrA4BAJcVACHrDgABvBUAIewOAAG8FQAhAqwOAQAAAAHrDgABAAABGcENAACDFgAwwg0AALEPABDDDQAAgxYAMOINAQD4FAAhhQ4EAPcUACGsDgEA-BQAIbQOAgD7FAAh1A4CAPsUACHVDgIA-xQAIdYOAgD7FAAh1w4CAPsUACHYDgIA-xQAIdkOAgD7FAAh2g4CAPsUACHbDgIA-xQAIdwOIACTFQAh3Q4BAPgUACHrDgABrxUAIe4OAACnFQAg7w4BAPgUACHwDgEA-BQAIfEOAAGvFQAh8g4EAPcUACHzDgQAyxUAIfQOQAD5FAAhGcENAACEFgAwwg0AAJ4PABDDDQAAhBYAMOINAQCXFQAhhQ4EAKIVACGsDgEAlxUAIbQOAgCfFQAh1A4CAJ8VACHVDgIAnxUAIdYOAgCfFQAh1w4CAJ8VACHYDgIAnxUAIdkOAgCfFQAh2g4CAJ8VACHbDgIAnxUAIdwOIACYFQAh3Q4BAJcVACHrDgABvBUAIe4OAACqFQAg7w4BAJcVACHwDgEAlxUAIfEOAAG8FQAh8g4EAKIVACHzDgQAzxUAIfQOQACbFQAhAoUOBAAAAAGsDgEAAAABC8ENAACGFgAwwg0AAJgPABDDDQAAhhYAMIUOBAD3FAAh9Q4BAPgUACH2DgQA9xQAIfcOAQD4FAAh-A4AAJIVACD5DgIA-xQAIfoOQAD5FAAh-w5AAI4VACELwQ0AAIcWADDCDQAAhQ8AEMMNAACHFgAwhQ4EAKIVACH1DgEAlxUAIfYOBACiFQAh9w4BAJcVACH4DgAAkhUAIPkOAgCfFQAh-g5AAJsVACH7DkAAmhUAIQOFDgQAAAAB9Q4BAAAAAfYOBAAAAAEHwQ0AAIkWADDCDQAA_w4AEMMNAACJFgAw6A1AAPkUACHqDQEA-BQAIYwOAQD4FAAh_Q4BAPgUACEHwQ0AAIoWADDCDQAA7A4AEMMNAACKFgAw6A1AAJsVACHqDQEAlxUAIYwOAQCXFQAh_Q4BAJcVACEIwQ0AAIsWADDCDQAA5g4AEMMNAACLFgAw6A1AAPkUACH-DgEA-BQAIf8OAQD4FAAhgA8BAPgUACGBD0AAjhUAIQjBDQAAjBYAMMINAADTDgAQww0AAIwWADDoDUAAmxUAIf4OAQCXFQAh_w4BAJcVACGADwEAlxUAIYEPQACaFQAhBsENAACNFgAwwg0AAM0OABDDDQAAjRYAMOgNQAD5FAAhgw4BAPgUACGADwEA-BQAIQbBDQAAjhYAMMINAAC6DgAQww0AAI4WADDoDUAAmxUAIYMOAQCXFQAhgA8BAJcVACEOwQ0AAI8WADDCDQAAtA4AEMMNAACPFgAw6A1AAPkUACHqDQEA_BQAIYUOBAD3FAAh9g4QANYVACH9DgEA-BQAIYIPAQD4FAAhgw8QANYVACGEDwEA-BQAIYUPQAD5FAAhhg8BAPwUACGHDwAAkhUAIA7BDQAAkBYAMMINAAChDgAQww0AAJAWADDoDUAAmxUAIeoNAQCZFQAhhQ4EAKIVACH2DhAA2hUAIf0OAQCXFQAhgg8BAJcVACGDDxAA2hUAIYQPAQCXFQAhhQ9AAJsVACGGDwEAmRUAIYcPAACSFQAgBsENAACRFgAwwg0AAJsOABDDDQAAkRYAMIUOBAD3FAAhhg4EAPcUACGIDwEA-BQAIQbBDQAAkhYAMMINAACIDgAQww0AAJIWADCFDgQAohUAIYYOBACiFQAhiA8BAJcVACEOwQ0AAJMWADDCDQAAgg4AEMMNAACTFgAwgw4BAPgUACGFDgQA9xQAIYYOBAD3FAAhiA4CAPsUACGMDgEA-BQAIZ0OAQD4FAAh_Q4BAPgUACGFD0AA-RQAIYgPAQD4FAAhiQ8QANYVACGKD0AA-RQAIQ7BDQAAlBYAMMINAADvDQAQww0AAJQWADCDDgEAlxUAIYUOBACiFQAhhg4EAKIVACGIDgIAnxUAIYwOAQCXFQAhnQ4BAJcVACH9DgEAlxUAIYUPQACbFQAhiA8BAJcVACGJDxAA2hUAIYoPQACbFQAhA4UOBAAAAAGIDgIAAAABjA4BAAAAAQ7BDQAAlhYAMMINAADpDQAQww0AAJYWADCDDgEA-BQAIZgOQACOFQAhjA8BAPgUACGND0AA-RQAIY4PIACTFQAhjw8BAPwUACGQD0AAjhUAIZEPIACTFQAhkg9AAI4VACGTD0AAjhUAIZQPAAD9FAAgDcENAACXFgAwwg0AANMNABDDDQAAlxYAMMkNAQD8FAAhgw4BAPgUACGFDgQA9xQAIZ8OIACTFQAhoA4CAPsUACGhDgAAkhUAIKMOAQD8FAAhpg4AAKcVACDsDgABsBUAIZUPBADLFQAhDY8NAgD7FAAhwQ0AAJgWADDCDQAAvQ0AEMMNAACYFgAw5g0BAPwUACHpDQEA_BQAIYMOAQD4FAAhlQ4BAPgUACGYDkAA-RQAIZkOQACOFQAhjQ9AAPkUACGQD0AAjhUAIZEPIACTFQAhD8kIAACaFgAgyggAAJsWACCPDQIAnxUAIcENAACZFgAwwg0AAKoNABDDDQAAmRYAMOYNAQCZFQAh6Q0BAJkVACGDDgEAlxUAIZUOAQCXFQAhmA5AAJsVACGZDkAAmhUAIY0PQACbFQAhkA9AAJoVACGRDyAAmBUAIQP-DQAAnw0AIP8NAACfDQAggA4AAJ8NACAD_g0AAKMNACD_DQAAow0AIIAOAACjDQAgAoMOAQAAAAGMDwEAAAABD8gIAACeFgAgwQ0AAJ0WADDCDQAAow0AEMMNAACdFgAwgw4BAJcVACGYDkAAmhUAIYwPAQCXFQAhjQ9AAJsVACGODyAAmBUAIY8PAQCZFQAhkA9AAJoVACGRDyAAmBUAIZIPQACaFQAhkw9AAJoVACGUDwAAoBUAIBHJCAAAmhYAIMoIAACbFgAgjw0CAJ8VACHBDQAAmRYAMMINAACqDQAQww0AAJkWADDmDQEAmRUAIekNAQCZFQAhgw4BAJcVACGVDgEAlxUAIZgOQACbFQAhmQ5AAJoVACGND0AAmxUAIZAPQACaFQAhkQ8gAJgVACGJEQAAqg0AIIoRAACqDQAgAoMOAQAAAAGFDgQAAAABDsgIAACeFgAgwQ0AAKAWADDCDQAAnw0AEMMNAACgFgAwyQ0BAJkVACGDDgEAlxUAIYUOBACiFQAhnw4gAJgVACGgDgIAnxUAIaEOAACSFQAgow4BAJkVACGmDgAAqhUAIOwOAAG9FQAhlQ8EAM8VACEGwQ0AAKEWADDCDQAAmg0AEMMNAAChFgAwlQ4BAPgUACHSDkAA-RQAIZcPAgD7FAAhBsENAACiFgAwwg0AAIcNABDDDQAAohYAMJUOAQCXFQAh0g5AAJsVACGXDwIAnxUAIQKVDgEAAAAB0g5AAAAAAQ7BDQAApBYAMMINAACBDQAQww0AAKQWADDGDUAA-RQAId4NAQD8FAAh5g0BAPwUACGDDgEA-BQAIZkOQAD5FAAhmQ8BAPgUACGaDwEA-BQAIZsPAACSFQAgnA9AAI4VACGdDwEA_BQAIZ4PAAD9FAAgCYYDAgD7FAAhwQ0AAKUWADDCDQAA6wwAEMMNAAClFgAw6g0BAPgUACGZDwEA-BQAIZ8PQAD5FAAhoA8gAJMVACGhD0AAjhUAIQuGAwIAnxUAIbAHAACnFgAgtwcAAKgWACDBDQAAphYAMMINAADECwAQww0AAKYWADDqDQEAlxUAIZkPAQCXFQAhnw9AAJsVACGgDyAAmBUAIaEPQACaFQAhDrAHAACqFQAgsQcAALIWACCyBwAAsxYAILUHAAC0FgAgtgcAALUWACDBDQAAsRYAMMINAADPCwAQww0AALEWADDEDQEAlxUAIegNQACbFQAh6g0BAJcVACH9DgEAlxUAIYkRAADPCwAgihEAAM8LACAD_g0AAMYLACD_DQAAxgsAIIAOAADGCwAgB8ENAACpFgAwwg0AANMMABDDDQAAqRYAMIMOAQD4FAAh0g5AAPkUACGiDwEA-BQAIaMPAgD7FAAhB8ENAACqFgAwwg0AAMAMABDDDQAAqhYAMIMOAQCXFQAh0g5AAJsVACGiDwEAlxUAIaMPAgCfFQAhA4MOAQAAAAHSDkAAAAABog8BAAAAAQfBDQAArBYAMMINAAC6DAAQww0AAKwWADDSDkAA-RQAIaIPAQD4FAAhpQ8EAPcUACGmDwQA9xQAIQnBDQAArRYAMMINAACkDAAQww0AAK0WADDoDUAA-RQAIeoNAQD4FAAhmQ8BAPgUACGiDwEA-BQAIacPQACOFQAhqA8CAPsUACEHwQ0AAK4WADDCDQAAjgwAEMMNAACuFgAwmQ8BAPgUACGpDwEA-BQAIaoPAQD4FAAhqw9AAPkUACENwQ0AAK8WADDCDQAA-AsAEMMNAACvFgAwxA0BAPgUACHJDQEA_BQAIegNQAD5FAAh6g0BAPgUACHtDQIA-xQAIcYOQACOFQAh9A5AAPkUACGZDwEA-BQAIawPAQD4FAAhrQ8AAP0UACAIsAcAAKcVACDBDQAAsBYAMMINAADiCwAQww0AALAWADDEDQEA-BQAIegNQAD5FAAh6g0BAPgUACH9DgEA-BQAIQywBwAAqhUAILEHAACyFgAgsgcAALMWACC1BwAAtBYAILYHAAC1FgAgwQ0AALEWADDCDQAAzwsAEMMNAACxFgAwxA0BAJcVACHoDUAAmxUAIeoNAQCXFQAh_Q4BAJcVACED_g0AALMLACD_DQAAswsAIIAOAACzCwAgA_4NAAC3CwAg_w0AALcLACCADgAAtwsAIAP-DQAAuwsAIP8NAAC7CwAggA4AALsLACANhgMCAJ8VACGwBwAApxYAILcHAACoFgAgwQ0AAKYWADDCDQAAxAsAEMMNAACmFgAw6g0BAJcVACGZDwEAlxUAIZ8PQACbFQAhoA8gAJgVACGhD0AAmhUAIYkRAADECwAgihEAAMQLACACgw4BAAAAAZkPAQAAAAEPtgcAALgWACDBDQAAtxYAMMINAADGCwAQww0AALcWADDGDUAAmxUAId4NAQCZFQAh5g0BAJkVACGDDgEAlxUAIZkOQACbFQAhmQ8BAJcVACGaDwEAlxUAIZsPAACSFQAgnA9AAJoVACGdDwEAmRUAIZ4PAACgFQAgDYYDAgCfFQAhsAcAAKcWACC3BwAAqBYAIMENAACmFgAwwg0AAMQLABDDDQAAphYAMOoNAQCXFQAhmQ8BAJcVACGfD0AAmxUAIaAPIACYFQAhoQ9AAJoVACGJEQAAxAsAIIoRAADECwAgA6IPAQAAAAGlDwQAAAABpg8EAAAAAQizBwAAuxYAIMENAAC6FgAwwg0AAL8LABDDDQAAuhYAMNIOQACbFQAhog8BAJcVACGlDwQAohUAIaYPBACiFQAhDbAHAACnFgAgtAcAAL0WACDBDQAAvBYAMMINAAC7CwAQww0AALwWADDoDUAAmxUAIeoNAQCXFQAhmQ8BAJcVACGiDwEAlxUAIacPQACaFQAhqA8CAJ8VACGJEQAAuwsAIIoRAAC7CwAgC7AHAACnFgAgtAcAAL0WACDBDQAAvBYAMMINAAC7CwAQww0AALwWADDoDUAAmxUAIeoNAQCXFQAhmQ8BAJcVACGiDwEAlxUAIacPQACaFQAhqA8CAJ8VACED_g0AAL8LACD_DQAAvwsAIIAOAAC_CwAgApkPAQAAAAGpDwEAAAABCLAHAACnFgAgwQ0AAL8WADDCDQAAtwsAEMMNAAC_FgAwmQ8BAJcVACGpDwEAlxUAIaoPAQCXFQAhqw9AAJsVACEOsAcAAKcWACDBDQAAwBYAMMINAACzCwAQww0AAMAWADDEDQEAlxUAIckNAQCZFQAh6A1AAJsVACHqDQEAlxUAIe0NAgCfFQAhxg5AAJoVACH0DkAAmxUAIZkPAQCXFQAhrA8BAJcVACGtDwAAoBUAIAfBDQAAwRYAMMINAACuCwAQww0AAMEWADDEDQEA-BQAIYUPQAD5FAAhsQ8AAJIVACCyD0AAjhUAIQfBDQAAwhYAMMINAACbCwAQww0AAMIWADDEDQEAlxUAIYUPQACbFQAhsQ8AAJIVACCyD0AAmhUAIRHBDQAAwxYAMMINAACVCwAQww0AAMMWADDEDQEA-BQAIegNQAD5FAAhrA4BAPgUACGBD0AA-RQAIYUPQAD5FAAhsw8BAPgUACG0DwEA_BQAIbUPAQD4FAAhtg8BAPgUACG3DwEA_BQAIbgPQACOFQAhuQ8BAPwUACG6D0AAjhUAIbsPQACOFQAhEcENAADEFgAwwg0AAIILABDDDQAAxBYAMMQNAQCXFQAh6A1AAJsVACGsDgEAlxUAIYEPQACbFQAhhQ9AAJsVACGzDwEAlxUAIbQPAQCZFQAhtQ8BAJcVACG2DwEAlxUAIbcPAQCZFQAhuA9AAJoVACG5DwEAmRUAIboPQACaFQAhuw9AAJoVACEKCAAApxUAIMENAADFFgAwwg0AAPwKABDDDQAAxRYAMIsOAQD4FAAhnw9AAPkUACG8DwEA-BQAIb0PAQD4FAAhvg9AAPkUACG_D0AAjhUAIRDBDQAAxhYAMMINAADmCgAQww0AAMYWADDEDQEA-BQAIeMNAgD7FAAh5Q1AAI4VACHmDQIA-xQAIecNQACOFQAh6A1AAPkUACGLDgEA-BQAIZ0OAQD4FAAhpw5AAI4VACG8DwEA-BQAIcAPAACnFQAgwQ8CAPsUACHCD0AAjhUAIQgIAACnFQAgwQ0AAMcWADDCDQAA0AoAEMMNAADHFgAwxA0EAPcUACHGDUAA-RQAIYsOAQD4FAAhvA8BAPgUACEJwQ0AAMgWADDCDQAAugoAEMMNAADIFgAw6g0BAPwUACGEDgEA_BQAIY0PQAD5FAAhww8BAPgUACHEDwIA-xQAIcUPIACTFQAhCcENAADJFgAwwg0AAKcKABDDDQAAyRYAMOoNAQCZFQAhhA4BAJkVACGND0AAmxUAIcMPAQCXFQAhxA8CAJ8VACHFDyAAmBUAIRDBDQAAyhYAMMINAAChCgAQww0AAMoWADDEDQEA-BQAIegNQAD5FAAh6g0BAPwUACHsDQEA-BQAIfUNAQD8FAAhvw4BAPgUACGBD0AAjhUAIY0PQACOFQAhww8BAPgUACHGDwEA-BQAIccPAACSFQAgyA9AAI4VACHJDwIA-xQAIQbBDQAAyxYAMMINAACJCgAQww0AAMsWADDKDwEA-BQAIcsPAgD7FAAhzA8AAa8VACEIwQ0AAMwWADDCDQAA8wkAEMMNAADMFgAwgw4BAPgUACGRDhAAsRUAIeAOAgD7FAAhyg8BAPgUACHNDwIA-xQAIRrBDQAAzRYAMMINAADdCQAQww0AAM0WADDEDQEA-BQAIegNQAD5FAAh6g0BAPgUACGRDgEA_BQAIZoOAgD7FAAhnQ4BAPgUACGnDkAAjhUAIcAOAQD8FAAh0g4EAMsVACHxDgEA_BQAIYQPAQD8FAAhmQ8BAPwUACGyDwQAyxUAIc4PAQD4FAAhzw8BAPgUACHQDxAAsRUAIdEPEACxFQAh0g8CAPoUACHTDwABsBUAIdQPAgD6FAAh1Q8QALEVACHWDwAA_RQAINcPAQD8FAAhHI4GAADPFgAgjwYAANAWACDBDQAAzhYAMMINAADKCQAQww0AAM4WADDEDQEAlxUAIegNQACbFQAh6g0BAJcVACGRDgEAmRUAIZoOAgCfFQAhnQ4BAJcVACGnDkAAmhUAIcAOAQCZFQAh0g4EAM8VACHxDgEAmRUAIYQPAQCZFQAhmQ8BAJkVACGyDwQAzxUAIc4PAQCXFQAhzw8BAJcVACHQDxAAvhUAIdEPEAC-FQAh0g8CAJ4VACHTDwABvRUAIdQPAgCeFQAh1Q8QAL4VACHWDwAAoBUAINcPAQCZFQAhA_4NAAC_CQAg_w0AAL8JACCADgAAvwkAIAP-DQAAwwkAIP8NAADDCQAggA4AAMMJACACyg8BAAAAAcsPAgAAAAEHjQYAANMWACDBDQAA0hYAMMINAADDCQAQww0AANIWADDKDwEAlxUAIcsPAgCfFQAhzA8AAbwVACEejgYAAM8WACCPBgAA0BYAIMENAADOFgAwwg0AAMoJABDDDQAAzhYAMMQNAQCXFQAh6A1AAJsVACHqDQEAlxUAIZEOAQCZFQAhmg4CAJ8VACGdDgEAlxUAIacOQACaFQAhwA4BAJkVACHSDgQAzxUAIfEOAQCZFQAhhA8BAJkVACGZDwEAmRUAIbIPBADPFQAhzg8BAJcVACHPDwEAlxUAIdAPEAC-FQAh0Q8QAL4VACHSDwIAnhUAIdMPAAG9FQAh1A8CAJ4VACHVDxAAvhUAIdYPAACgFQAg1w8BAJkVACGJEQAAygkAIIoRAADKCQAgAsoPAQAAAAHNDwIAAAABCY0GAADTFgAgwQ0AANUWADDCDQAAvwkAEMMNAADVFgAwgw4BAJcVACGRDhAAvhUAIeAOAgCfFQAhyg8BAJcVACHNDwIAnxUAIQjBDQAA1hYAMMINAAC6CQAQww0AANYWADDEDQEA-BQAIegNQAD5FAAhhQ9AAPkUACGiDwABrxUAIc4PAQD4FAAhCsENAADXFgAwwg0AAKQJABDDDQAA1xYAMM4PAQD4FAAh2g8CAPsUACHbDwIA-xQAIdwPAgD7FAAh3Q8AAJIVACDeDwAApxUAIN8PAQD4FAAhCLwMAgD7FAAhwQ0AANgWADDCDQAAjgkAEMMNAADYFgAwwA4BAPgUACHODwEA-BQAIeAPAgD6FAAh4Q8BAPgUACEXhQMBAPgUACG8DAIA-xQAIcENAADZFgAwwg0AAPgIABDDDQAA2RYAMIMOAQD8FAAh1A4CAPoUACHdDgEA_BQAIZoPAQD8FAAhqQ8BAPwUACHODwEA-BQAIdoPAgD6FAAh3w8gAK4VACHgDwIA-xQAIeIPAQD4FAAh4w8BAPwUACHkDwIA-hQAIeUPAAD9FAAg5g8BAPwUACHnDwEA_BQAIegPAACSFQAg6Q8gAK4VACHqDwIA-hQAIQbBDQAA2hYAMMINAADiCAAQww0AANoWADDLDwIA-xQAIcwPAAGvFQAhzg8BAPgUACEbsAcAAP0UACDBDQAA2xYAMMINAADMCAAQww0AANsWADDEDQEA-BQAIcYNBADLFQAh6A1AAPkUACHqDQEA-BQAIYUOBADLFQAhnQ4BAPgUACHADgEA_BQAIcwOAAD9FAAg_Q4BAPgUACGFD0AA-RQAIZkPAQD8FAAhvg9AAI4VACHrDwEA-BQAIewPIACTFQAh7Q8BAPwUACHuDwEA_BQAIe8PAAD9FAAg8A8AAP0UACDxDwAApxUAIPIPIACTFQAh8w8AAJIVACD0DwIA-xQAIfUPQACOFQAhIKgFAADdFgAgqQUAAN4WACCqBQAA3xYAIKsFAADgFgAgrAUAAOEWACCwBwAAoBUAIMENAADcFgAwwg0AALkIABDDDQAA3BYAMMQNAQCXFQAhxg0EAM8VACHoDUAAmxUAIeoNAQCXFQAhhQ4EAM8VACGdDgEAlxUAIcAOAQCZFQAhzA4AAKAVACD9DgEAlxUAIYUPQACbFQAhmQ8BAJkVACG-D0AAmhUAIesPAQCXFQAh7A8gAJgVACHtDwEAmRUAIe4PAQCZFQAh7w8AAKAVACDwDwAAoBUAIPEPAACqFQAg8g8gAJgVACHzDwAAkhUAIPQPAgCfFQAh9Q9AAJoVACED_g0AAJ8IACD_DQAAnwgAIIAOAACfCAAgA_4NAACjCAAg_w0AAKMIACCADgAAowgAIAP-DQAApwgAIP8NAACnCAAggA4AAKcIACAD_g0AAKsIACD_DQAAqwgAIIAOAACrCAAgA_4NAACvCAAg_w0AAK8IACCADgAArwgAIAmnBQAA4xYAIMENAADiFgAwwg0AAK8IABDDDQAA4hYAMMQNAQCXFQAh6A1AAJsVACGFD0AAmxUAIaIPAAG8FQAhzg8BAJcVACEiqAUAAN0WACCpBQAA3hYAIKoFAADfFgAgqwUAAOAWACCsBQAA4RYAILAHAACgFQAgwQ0AANwWADDCDQAAuQgAEMMNAADcFgAwxA0BAJcVACHGDQQAzxUAIegNQACbFQAh6g0BAJcVACGFDgQAzxUAIZ0OAQCXFQAhwA4BAJkVACHMDgAAoBUAIP0OAQCXFQAhhQ9AAJsVACGZDwEAmRUAIb4PQACaFQAh6w8BAJcVACHsDyAAmBUAIe0PAQCZFQAh7g8BAJkVACHvDwAAoBUAIPAPAACgFQAg8Q8AAKoVACDyDyAAmBUAIfMPAACSFQAg9A8CAJ8VACH1D0AAmhUAIYkRAAC5CAAgihEAALkIACACzg8BAAAAAdoPAgAAAAELpwUAAOMWACDBDQAA5RYAMMINAACrCAAQww0AAOUWADDODwEAlxUAIdoPAgCfFQAh2w8CAJ8VACHcDwIAnxUAId0PAACSFQAg3g8AAKoVACDfDwEAlxUAIQO8DAIAAAABwA4BAAAAAc4PAQAAAAEJpwUAAOMWACC8DAIAnxUAIcENAADnFgAwwg0AAKcIABDDDQAA5xYAMMAOAQCXFQAhzg8BAJcVACHgDwIAnhUAIeEPAQCXFQAhAs4PAQAAAAHgDwIAAAABGIUDAQCXFQAhpwUAAOMWACC8DAIAnxUAIcENAADpFgAwwg0AAKMIABDDDQAA6RYAMIMOAQCZFQAh1A4CAJ4VACHdDgEAmRUAIZoPAQCZFQAhqQ8BAJkVACHODwEAlxUAIdoPAgCeFQAh3w8gALsVACHgDwIAnxUAIeIPAQCXFQAh4w8BAJkVACHkDwIAnhUAIeUPAACgFQAg5g8BAJkVACHnDwEAmRUAIegPAACSFQAg6Q8gALsVACHqDwIAnhUAIQLLDwIAAAABzg8BAAAAAQenBQAA4xYAIMENAADrFgAwwg0AAJ8IABDDDQAA6xYAMMsPAgCfFQAhzA8AAbwVACHODwEAlxUAIQjICAEA-BQAIcENAADsFgAwwg0AAJoIABDDDQAA7BYAMIUOBAD3FAAhhg4EAPcUACGHDgIA-xQAIfoPIACTFQAhCMgIAQCXFQAhwQ0AAO0WADDCDQAAhwgAEMMNAADtFgAwhQ4EAKIVACGGDgQAohUAIYcOAgCfFQAh-g8gAJgVACEEyAgBAAAAAYUOBAAAAAGGDgQAAAABhw4CAAAAAQ6PDQIA-xQAIcENAADvFgAwwg0AAIEIABDDDQAA7xYAMMYNQAD5FAAhhQ4EAPcUACGGDgQA9xQAIYcOAgD7FAAhjA4BAPwUACHADgEA-BQAIYgPAQD4FAAh_A8EAMsVACH9D0AA-RQAIf4PQACOFQAhDo8NAgCfFQAhwQ0AAPAWADDCDQAA7gcAEMMNAADwFgAwxg1AAJsVACGFDgQAohUAIYYOBACiFQAhhw4CAJ8VACGMDgEAmRUAIcAOAQCXFQAhiA8BAJcVACH8DwQAzxUAIf0PQACbFQAh_g9AAJoVACEDhQ4EAAAAAYYOBAAAAAGHDgIAAAABBcENAADyFgAwwg0AAOgHABDDDQAA8hYAMIMOAQD4FAAhgBACAPsUACEFwQ0AAPMWADDCDQAA1QcAEMMNAADzFgAwgw4BAJcVACGAEAIAnxUAIQfICAEA-BQAIcENAAD0FgAwwg0AAM8HABDDDQAA9BYAMNsPAgD7FAAh3Q8AAKcVACCBEAEA-BQAIQfICAEAlxUAIcENAAD1FgAwwg0AALwHABDDDQAA9RYAMNsPAgCfFQAh3Q8AAKoVACCBEAEAlxUAIQjICAEA-BQAIcENAAD2FgAwwg0AALYHABDDDQAA9hYAMIUOBAD3FAAhghABAPgUACGDEAIA-xQAIYQQAgD7FAAhCMgIAQCXFQAhwQ0AAPcWADDCDQAAowcAEMMNAAD3FgAwhQ4EAKIVACGCEAEAlxUAIYMQAgCfFQAhhBACAJ8VACECyAgBAAAAAYUOBAAAAAEHyAgBAPgUACHBDQAA-RYAMMINAACdBwAQww0AAPkWADCFDgQA9xQAIewOAAGvFQAhhhAEAPcUACEHyAgBAJcVACHBDQAA-hYAMMINAACKBwAQww0AAPoWADCFDgQAohUAIewOAAG8FQAhhhAEAKIVACEDyAgBAAAAAYUOBAAAAAGGEAQAAAABCMgIAQD4FAAhwQ0AAPwWADDCDQAAhAcAEMMNAAD8FgAwhQ4EAPcUACGeDgIA-xQAIaUOBAD3FAAh7A4AAbAVACEIyAgBAJcVACHBDQAA_RYAMMINAADxBgAQww0AAP0WADCFDgQAohUAIZ4OAgCfFQAhpQ4EAKIVACHsDgABvRUAIQLICAEAAAABhQ4EAAAAARTICAEA-BQAIcENAAD_FgAwwg0AAOsGABDDDQAA_xYAMMYNBAD3FAAhhQ4EAPcUACGGDgQA9xQAIYcOAgD7FAAhiA4CAPsUACGJDiAArhUAIYoOIACuFQAhiw4BAPgUACGMDgABrxUAIY0OAAGwFQAhjg4AAbAVACGPDgABsBUAIZAOAAGwFQAhkQ4QALEVACGSDhAAsRUAIZMOEACxFQAhFMgIAQCXFQAhwQ0AAIAXADDCDQAA2AYAEMMNAACAFwAwxg0EAKIVACGFDgQAohUAIYYOBACiFQAhhw4CAJ8VACGIDgIAnxUAIYkOIAC7FQAhig4gALsVACGLDgEAlxUAIYwOAAG8FQAhjQ4AAb0VACGODgABvRUAIY8OAAG9FQAhkA4AAb0VACGRDhAAvhUAIZIOEAC-FQAhkw4QAL4VACEGyAgBAAAAAYUOBAAAAAGGDgQAAAABiA4CAAAAAYsOAQAAAAGMDgABAAABCcENAACCFwAwwg0AANIGABDDDQAAghcAMIUOBAD3FAAhiRAEAPcUACGKEAEA-BQAIYsQAQD4FAAhjBAEAPcUACGNEAQAyxUAIQnBDQAAgxcAMMINAAC_BgAQww0AAIMXADCFDgQAohUAIYkQBACiFQAhihABAJcVACGLEAEAlxUAIYwQBACiFQAhjRAEAM8VACEChQ4EAAAAAYkQBAAAAAELwQ0AAIUXADDCDQAAuQYAEMMNAACFFwAwhQ4EAPcUACGPEEAAjhUAIZAQAQD8FAAhkRAEAMsVACGSEEAAjhUAIZMQQACOFQAhlBAEAMsVACGVEEAAjhUAIQvBDQAAhhcAMMINAACmBgAQww0AAIYXADCFDgQAohUAIY8QQACaFQAhkBABAJkVACGREAQAzxUAIZIQQACaFQAhkxBAAJoVACGUEAQAzxUAIZUQQACaFQAhCcENAACHFwAwwg0AAKAGABDDDQAAhxcAMMkNAQD4FAAh4g0CAPoUACHsDQEA-BQAIYUOBAD3FAAhqA5AAPkUACGfD0AA-RQAIQnBDQAAiBcAMMINAACNBgAQww0AAIgXADDJDQEAlxUAIeINAgCeFQAh7A0BAJcVACGFDgQAohUAIagOQACbFQAhnw9AAJsVACEC7A0BAAAAAYUOBAAAAAEHwQ0AAIoXADDCDQAAhwYAEMMNAACKFwAwhQ4EAPcUACGGDgQA9xQAIZcQBAD3FAAhmBAgAJMVACEHwQ0AAIsXADDCDQAA9AUAEMMNAACLFwAwhQ4EAKIVACGGDgQAohUAIZcQBACiFQAhmBAgAJgVACEUwQ0AAIwXADDCDQAA7gUAEMMNAACMFwAwyQ0BAPwUACH3DUAAjhUAIYUOBAD3FAAhhg4EAMsVACGdDgEA-BQAIfQOQAD5FAAhiA8BAPwUACGXEAQAyxUAIZkQBADLFQAhmhAEAMsVACGbEAQAyxUAIZwQAQD8FAAhnRAEAMsVACGeEAEA_BQAIZ8QBADLFQAhoBAEAMsVACGhEEAAjhUAIRTBDQAAjRcAMMINAADbBQAQww0AAI0XADDJDQEAmRUAIfcNQACaFQAhhQ4EAKIVACGGDgQAzxUAIZ0OAQCXFQAh9A5AAJsVACGIDwEAmRUAIZcQBADPFQAhmRAEAM8VACGaEAQAzxUAIZsQBADPFQAhnBABAJkVACGdEAQAzxUAIZ4QAQCZFQAhnxAEAM8VACGgEAQAzxUAIaEQQACaFQAhBsENAACOFwAwwg0AANUFABDDDQAAjhcAMIMOAQD4FAAhqQ8BAPgUACGiEEAA-RQAIQbBDQAAjxcAMMINAADCBQAQww0AAI8XADCDDgEAlxUAIakPAQCXFQAhohBAAJsVACEKhgMAAKcVACDBDQAAkBcAMMINAAC8BQAQww0AAJAXADDKDkAAjhUAIfYOAgD7FAAh_Q4BAPgUACGjEAEA-BQAIaQQAQD4FAAhpRBAAI4VACEKhgMAAKoVACDBDQAAkRcAMMINAACpBQAQww0AAJEXADDKDkAAmhUAIfYOAgCfFQAh_Q4BAJcVACGjEAEAlxUAIaQQAQCXFQAhpRBAAJoVACEC_Q4BAAAAAaMQAQAAAAEHwQ0AAJMXADDCDQAAowUAEMMNAACTFwAwgw4BAPgUACH9DgEA-BQAIaQQAQD4FAAhpxBAAPkUACEHwQ0AAJQXADDCDQAAkAUAEMMNAACUFwAwgw4BAJcVACH9DgEAlxUAIaQQAQCXFQAhpxBAAJsVACEDgw4BAAAAAf0OAQAAAAGkEAEAAAABCcENAACWFwAwwg0AAIoFABDDDQAAlhcAMIMOAQD4FAAh_Q4BAPgUACHxDyAAkxUAIaUQQACOFQAhqRAgAJMVACGqEEAA-RQAIRXBDQAAlxcAMMINAAD0BAAQww0AAJcXADDoDUAA-RQAIYUOBAD3FAAhhg4EAPcUACGMDgEA-BQAIZ0OAQD4FAAhyg5AAI4VACH2DgIA-xQAIf0OAQD4FAAhiA8BAPgUACGjEAEA-BQAIaQQAQD4FAAhpRBAAI4VACGrEBAA1hUAIawQAQD8FAAhrRBAAPkUACGuECAAkxUAIa8QIACTFQAhsBAgAJMVACEWhgMAAJkXACDBDQAAmBcAMMINAADhBAAQww0AAJgXADDoDUAAmxUAIYUOBACiFQAhhg4EAKIVACGMDgEAlxUAIZ0OAQCXFQAhyg5AAJoVACH2DgIAnxUAIf0OAQCXFQAhiA8BAJcVACGjEAEAlxUAIaQQAQCXFQAhpRBAAJoVACGrEBAA2hUAIawQAQCZFQAhrRBAAJsVACGuECAAmBUAIa8QIACYFQAhsBAgAJgVACED_g0AANsEACD_DQAA2wQAIIAOAADbBAAgCoUDAACbFwAgwQ0AAJoXADDCDQAA2wQAEMMNAACaFwAwgw4BAJcVACH9DgEAlxUAIfEPIACYFQAhpRBAAJoVACGpECAAmBUAIaoQQACbFQAhGIYDAACZFwAgwQ0AAJgXADDCDQAA4QQAEMMNAACYFwAw6A1AAJsVACGFDgQAohUAIYYOBACiFQAhjA4BAJcVACGdDgEAlxUAIcoOQACaFQAh9g4CAJ8VACH9DgEAlxUAIYgPAQCXFQAhoxABAJcVACGkEAEAlxUAIaUQQACaFQAhqxAQANoVACGsEAEAmRUAIa0QQACbFQAhrhAgAJgVACGvECAAmBUAIbAQIACYFQAhiREAAOEEACCKEQAA4QQAIA4IAACnFQAgwQ0AAJwXADDCDQAA1gQAEMMNAACcFwAwxg0EAPcUACGFDgQA9xQAIYYOBAD3FAAhiA4CAPsUACGLDgEA-BQAIYwOAQD4FAAh_Q4BAPgUACGIDwEA-BQAIbEQAQD4FAAhshABAPgUACEOCAAAqhUAIMENAACdFwAwwg0AAMMEABDDDQAAnRcAMMYNBACiFQAhhQ4EAKIVACGGDgQAohUAIYgOAgCfFQAhiw4BAJcVACGMDgEAlxUAIf0OAQCXFQAhiA8BAJcVACGxEAEAlxUAIbIQAQCXFQAhA4UOBAAAAAGIDgIAAAABjA4BAAAAAQUIAAGvFQAhwQ0AAJ8XADDCDQAAvQQAEMMNAACfFwAwihAAAa8VACEGCAABvBUAIdMCAAChFwAgwQ0AAKAXADDCDQAAqgQAEMMNAACgFwAwihAAAbwVACED_g0AAI4EACD_DQAAjgQAIIAOAACOBAAgCMENAACiFwAwwg0AAKQEABDDDQAAohcAMNQPAAGwFQAhsxACAPsUACG0EAIA-xQAIbUQAQD4FAAhthAAAa8VACEJ1AIAAKQXACDBDQAAoxcAMMINAACOBAAQww0AAKMXADDUDwABvRUAIbMQAgCfFQAhtBACAJ8VACG1EAEAlxUAIbYQAAG8FQAhCAgAAbwVACHTAgAAoRcAIMENAACgFwAwwg0AAKoEABDDDQAAoBcAMIoQAAG8FQAhiREAAKoEACCKEQAAqgQAIAKzEAIAAAABtBACAAAAARKpBQIA-xQAIY8GAAGwFQAhwQ0AAKYXADDCDQAAiQQAEMMNAACmFwAwxg1AAPkUACHxDgEA-BQAIYQPAQD4FAAh0w8BAPgUACHWDwAApxUAINcPAQD4FAAhiRACAPsUACG4EAEA-BQAIbkQAACnFQAguhAEAPcUACG7EAQA9xQAIbwQBAD3FAAhvRAAAKcVACASqQUCAJ8VACGPBgABvRUAIcENAACnFwAwwg0AAPYDABDDDQAApxcAMMYNQACbFQAh8Q4BAJcVACGEDwEAlxUAIdMPAQCXFQAh1g8AAKoVACDXDwEAlxUAIYkQAgCfFQAhuBABAJcVACG5EAAAqhUAILoQBACiFQAhuxAEAKIVACG8EAQAohUAIb0QAACqFQAgCsENAACoFwAwwg0AAPADABDDDQAAqBcAMOoNAQD4FAAhvhBAAPkUACG_EAEA-BQAIcAQAQD4FAAhwRACAPsUACHCEAIA-xQAIcMQAAD7FQAgCsENAACpFwAwwg0AAN0DABDDDQAAqRcAMOoNAQCXFQAhvhBAAJsVACG_EAEAlxUAIcAQAQCXFQAhwRACAJ8VACHCEAIAnxUAIcMQAAD7FQAgBOoNAQAAAAG-EEAAAAABvxABAAAAAcAQAQAAAAEMyAgBAPgUACHBDQAAqxcAMMINAADXAwAQww0AAKsXADDEDQEA-BQAIegNQAD5FAAh6g0BAPgUACGFDgQAyxUAIYsOAQD4FAAhhQ9AAPkUACG6D0AAjhUAIbsPQACOFQAhDMgIAQCXFQAhwQ0AAKwXADDCDQAAxAMAEMMNAACsFwAwxA0BAJcVACHoDUAAmxUAIeoNAQCXFQAhhQ4EAM8VACGLDgEAlxUAIYUPQACbFQAhug9AAJoVACG7D0AAmhUAIQbBDQAArRcAMMINAAC-AwAQww0AAK0XADCEDgEA_BQAIfYOAQD4FAAhhQ9AAPkUACEGwQ0AAK4XADDCDQAAqwMAEMMNAACuFwAwhA4BAJkVACH2DgEAlxUAIYUPQACbFQAhBsENAACvFwAwwg0AAKUDABDDDQAArxcAMOoNAQD4FAAh0g5AAPkUACHBEAIA-xQAIQbBDQAAsBcAMMINAACSAwAQww0AALAXADDqDQEAlxUAIdIOQACbFQAhwRACAJ8VACEC6g0BAAAAAdIOQAAAAAEGwQ0AALIXADDCDQAAjAMAEMMNAACyFwAwzA8EAPcUACG-EEAA-RQAIcYQAQD4FAAhBsENAACzFwAwwg0AAPkCABDDDQAAsxcAMMwPBACiFQAhvhBAAJsVACHGEAEAlxUAIQK-EEAAAAABxhABAAAAAQ_BDQAAtRcAMMINAADzAgAQww0AALUXADDgDQEA_BQAIeINAgD6FAAhkA4BAPgUACGFD0AA-RQAIb0PAQD4FAAhxhABAPgUACHIEAEA-BQAIckQAQD4FAAhyhAgAJMVACHLEAAAthcAIMwQAQD4FAAhzRBAAPkUACEEzA0AAQAABfsNAAEAAAH8DQABAAAE_Q0AAQAABA_BDQAAtxcAMMINAADgAgAQww0AALcXADDgDQEAmRUAIeINAgCeFQAhkA4BAJcVACGFD0AAmxUAIb0PAQCXFQAhxhABAJcVACHIEAEAlxUAIckQAQCXFQAhyhAgAJgVACHLEAAAthcAIMwQAQCXFQAhzRBAAJsVACEEkA4BAAAAAb0PAQAAAAHGEAEAAAAByBABAAAAAQrBDQAAuRcAMMINAADaAgAQww0AALkXADDEDQEA-BQAIcYNQAD5FAAhvw4BAPgUACHPEAEA-BQAIdAQAQD4FAAh0RAAAKcVACDSEAEA_BQAIQrBDQAAuhcAMMINAADHAgAQww0AALoXADDEDQEAlxUAIcYNQACbFQAhvw4BAJcVACHPEAEAlxUAIdAQAQCXFQAh0RAAAKoVACDSEAEAmRUAIRXBDQAAuxcAMMINAADBAgAQww0AALsXADDEDQEA-BQAIegNQAD5FAAh6g0BAPgUACGLDgEA-BQAIbAOAQD4FAAh_Q4BAPgUACGFD0AAjhUAIboPQACOFQAhuw9AAI4VACGKEAEA-BQAIdMQAACSFQAg1BAAAJIVACDVEAAAkhUAINYQAgD6FAAh1xABAPgUACHYEEAAjhUAIdkQAQD8FAAh2hABAPwUACEMyAgBAPgUACHBDQAAvBcAMMINAACrAgAQww0AALwXADDEDQEA-BQAIegNQAD5FAAhhQ4EAMsVACHnDwEA-BQAIdgQQACOFQAh2RABAPwUACHbEEAAjhUAIdwQQACOFQAhArwPAQAAAAG9DwEAAAABCwgAAKoVACCuAQAAvxcAIMENAAC-FwAwwg0AAI8CABDDDQAAvhcAMIsOAQCXFQAhnw9AAJsVACG8DwEAlxUAIb0PAQCXFQAhvg9AAJsVACG_D0AAmhUAIRasAQAAyBcAIK8BAADJFwAgsAEAAMoXACCxAQAAyxcAIMENAADHFwAwwg0AAIECABDDDQAAxxcAMMQNAQCXFQAh6A1AAJsVACHqDQEAmRUAIewNAQCXFQAh9Q0BAJkVACG_DgEAlxUAIYEPQACaFQAhjQ9AAJoVACHDDwEAlxUAIcYPAQCXFQAhxw8AAJIVACDID0AAmhUAIckPAgCfFQAhiREAAIECACCKEQAAgQIAIAKLDgEAAAABvA8BAAAAARGuAQAAvxcAIMENAADBFwAwwg0AAIsCABDDDQAAwRcAMMQNAQCXFQAh4w0CAJ8VACHlDUAAmhUAIeYNAgCfFQAh5w1AAJoVACHoDUAAmxUAIYsOAQCXFQAhnQ4BAJcVACGnDkAAmhUAIbwPAQCXFQAhwA8AAKoVACDBDwIAnxUAIcIPQACaFQAhCQgAAKoVACCuAQAAvxcAIMENAADCFwAwwg0AAIcCABDDDQAAwhcAMMQNBACiFQAhxg1AAJsVACGLDgEAlxUAIbwPAQCXFQAhDq0BAADEFwAgsgEAAMUXACDICAEAlxUAIcENAADDFwAwwg0AAIUCABDDDQAAwxcAMMQNAQCXFQAh6A1AAJsVACGFDgQAzxUAIecPAQCXFQAh2BBAAJoVACHZEAEAmRUAIdsQQACaFQAh3BBAAJoVACED_g0AAP0BACD_DQAA_QEAIIAOAAD9AQAgA_4NAACBAgAg_w0AAIECACCADgAAgQIAIALqDQEAAAABww8BAAAAARSsAQAAyBcAIK8BAADJFwAgsAEAAMoXACCxAQAAyxcAIMENAADHFwAwwg0AAIECABDDDQAAxxcAMMQNAQCXFQAh6A1AAJsVACHqDQEAmRUAIewNAQCXFQAh9Q0BAJkVACG_DgEAlxUAIYEPQACaFQAhjQ9AAJoVACHDDwEAlxUAIcYPAQCXFQAhxw8AAJIVACDID0AAmhUAIckPAgCfFQAhEK0BAADEFwAgsgEAAMUXACDICAEAlxUAIcENAADDFwAwwg0AAIUCABDDDQAAwxcAMMQNAQCXFQAh6A1AAJsVACGFDgQAzxUAIecPAQCXFQAh2BBAAJoVACHZEAEAmRUAIdsQQACaFQAh3BBAAJoVACGJEQAAhQIAIIoRAACFAgAgA_4NAACHAgAg_w0AAIcCACCADgAAhwIAIAP-DQAAiwIAIP8NAACLAgAggA4AAIsCACAD_g0AAI8CACD_DQAAjwIAIIAOAACPAgAgFqwBAADNFwAgwQ0AAMwXADDCDQAA_QEAEMMNAADMFwAwxA0BAJcVACHoDUAAmxUAIeoNAQCXFQAhiw4BAJcVACGwDgEAlxUAIf0OAQCXFQAhhQ9AAJoVACG6D0AAmhUAIbsPQACaFQAhihABAJcVACHTEAAAkhUAINQQAACSFQAg1RAAAJIVACDWEAIAnhUAIdcQAQCXFQAh2BBAAJoVACHZEAEAmRUAIdoQAQCZFQAhEK0BAADEFwAgsgEAAMUXACDICAEAlxUAIcENAADDFwAwwg0AAIUCABDDDQAAwxcAMMQNAQCXFQAh6A1AAJsVACGFDgQAzxUAIecPAQCXFQAh2BBAAJoVACHZEAEAmRUAIdsQQACaFQAh3BBAAJoVACGJEQAAhQIAIIoRAACFAgAgAsgIAQAAAAGFDgQAAAABBcENAADPFwAwwg0AAPgBABDDDQAAzxcAML0PAQD4FAAh4BAAAKcVACAFwQ0AANAXADDCDQAA5QEAEMMNAADQFwAwvQ8BAJcVACHgEAAAqhUAIBGPDQIA-xQAIcENAADRFwAwwg0AAN8BABDDDQAA0RcAMMYNQAD5FAAhhQ4EAPcUACGGDgQA9xQAIYgOAgD7FAAhjA4BAPgUACGsDgEA-BQAIfUOAQD8FAAhiA8BAPwUACGzDwEA-BQAIf0PQAD5FAAhlxAEAPcUACHhEAEA-BQAIeIQAAD9FAAgEY8NAgCfFQAhwQ0AANIXADDCDQAAzAEAEMMNAADSFwAwxg1AAJsVACGFDgQAohUAIYYOBACiFQAhiA4CAJ8VACGMDgEAlxUAIawOAQCXFQAh9Q4BAJkVACGIDwEAmRUAIbMPAQCXFQAh_Q9AAJsVACGXEAQAohUAIeEQAQCXFQAh4hAAAKAVACAChQ4EAAAAAeEQAQAAAAEJCAAApxUAIMENAADUFwAwwg0AAMYBABDDDQAA1BcAMMQNAQD4FAAhxg1AAPkUACGDDgEA-BQAIYsOAQD4FAAhkA9AAI4VACEJCAAAqhUAIMENAADVFwAwwg0AALMBABDDDQAA1RcAMMQNAQCXFQAhxg1AAJsVACGDDgEAlxUAIYsOAQCXFQAhkA9AAJoVACEFwQ0AANYXADDCDQAArQEAEMMNAADWFwAwrA4BAPgUACGAEAIA-xQAIQXBDQAA1xcAMMINAACaAQAQww0AANcXADCsDgEAlxUAIYAQAgCfFQAhCsENAADYFwAwwg0AAJQBABDDDQAA2BcAMIUOBAD3FAAhhg4EAPcUACGMDgEA-BQAIbMPAQD4FAAhlxAEAPcUACHhEAEA-BQAIeQQAQD4FAAhCsENAADZFwAwwg0AAIEBABDDDQAA2RcAMIUOBACiFQAhhg4EAKIVACGMDgEAlxUAIbMPAQCXFQAhlxAEAKIVACHhEAEAlxUAIeQQAQCXFQAhBIUOBAAAAAGzDwEAAAAB4RABAAAAAeQQAQAAAAEPwQ0AANsXADDCDQAAewAQww0AANsXADCFDgQA9xQAIYYOBAD3FAAhiA4CAPsUACGsDgEA-BQAIfUOAQD4FAAhsw8BAPgUACGMEAQA9xQAIeEQAQD4FAAh5BABAPgUACHmEAEA-BQAIecQBAD3FAAh6BAAAKcVACAPwQ0AANwXADDCDQAAaAAQww0AANwXADCFDgQAohUAIYYOBACiFQAhiA4CAJ8VACGsDgEAlxUAIfUOAQCXFQAhsw8BAJcVACGMEAQAohUAIeEQAQCXFQAh5BABAJcVACHmEAEAlxUAIecQBACiFQAh6BAAAKoVACADhQ4EAAAAAeEQAQAAAAHkEAEAAAABJAgBAPgUACHBDQAA3hcAMMINAABiABDDDQAA3hcAMMQNAQD4FAAh6A1AAPkUACGFDgQA9xQAIYYOBADLFQAhiA4CAPoUACGMDgEA_BQAIawOAQD4FAAh9Q4BAPwUACGEDwEA_BQAIYgPAQD8FAAhsw8BAPgUACG6D0AAjhUAIYwQBAD3FAAhrhAgAJMVACHhEAEA-BQAIeQQAQD4FAAh5hABAPgUACHnEAQA9xQAIeoQAgD6FAAh6xAAAP0UACDsEAAA_RQAIO0QIACTFQAh7hABAPgUACHvEAEA_BQAIfAQAQD4FAAh8RABAPwUACHyEAEA_BQAIfMQAQD8FAAh9BABAPwUACH1EAQAyxUAIfYQBADLFQAh9xABAPwUACEkCAEAlxUAIcENAADfFwAwwg0AAE8AEMMNAADfFwAwxA0BAJcVACHoDUAAmxUAIYUOBACiFQAhhg4EAM8VACGIDgIAnhUAIYwOAQCZFQAhrA4BAJcVACH1DgEAmRUAIYQPAQCZFQAhiA8BAJkVACGzDwEAlxUAIboPQACaFQAhjBAEAKIVACGuECAAmBUAIeEQAQCXFQAh5BABAJcVACHmEAEAlxUAIecQBACiFQAh6hACAJ4VACHrEAAAoBUAIOwQAACgFQAg7RAgAJgVACHuEAEAlxUAIe8QAQCZFQAh8BABAJcVACHxEAEAmRUAIfIQAQCZFQAh8xABAJkVACH0EAEAmRUAIfUQBADPFQAh9hAEAM8VACH3EAEAmRUAIQSFDgQAAAABsw8BAAAAAeEQAQAAAAHkEAEAAAABC8ENAADhFwAwwg0AAEkAEMMNAADhFwAw6A1AAPkUACHqDQEA_BQAIf0OAQD8FAAh4RABAPgUACHtECAAkxUAIfkQAQD8FAAh-hABAPgUACH7EAEA-BQAIQvBDQAA4hcAMMINAAA2ABDDDQAA4hcAMOgNQACbFQAh6g0BAJkVACH9DgEAmRUAIeEQAQCXFQAh7RAgAJgVACH5EAEAmRUAIfoQAQCXFQAh-xABAJcVACESyAgBAPgUACHBDQAA4xcAMMINAAAwABDDDQAA4xcAMMQNAQD4FAAh4g0BAPgUACHqDQEA-BQAIcAOAQD4FAAh0A5AAI4VACHeDwAAkhUAIPwQAQD4FAAh_RBAAPkUACH-EEAA-RQAIf8QQACOFQAhgBEBAPwUACGBEQIA-hQAIYIRAgD6FAAhgxEBAPwUACESyAgBAJcVACHBDQAA5BcAMMINAAAdABDDDQAA5BcAMMQNAQCXFQAh4g0BAJcVACHqDQEAlxUAIcAOAQCXFQAh0A5AAJoVACHeDwAAkhUAIPwQAQCXFQAh_RBAAJsVACH-EEAAmxUAIf8QQACaFQAhgBEBAJkVACGBEQIAnhUAIYIRAgCeFQAhgxEBAJkVACECyAgBAAAAAfwQAQAAAAEIwQ0AAOYXADDCDQAAFwAQww0AAOYXADDEDQEA-BQAIawOAQD4FAAhhRFAAPkUACGGEUAAjhUAIYcRQACOFQAhCMENAADnFwAwwg0AAAQAEMMNAADnFwAwxA0BAJcVACGsDgEAlxUAIYURQACbFQAhhhFAAJoVACGHEUAAmhUAIQLEDQEAAAABrA4BAAAAAQAAAAAAAAWOEQQAAAABlREEAAAAAZYRBAAAAAGXEQQAAAABmBEEAAAAAQGOEUAAAAABBY4RAgAAAAGVEQIAAAABlhECAAAAAZcRAgAAAAGYEQIAAAABBY4RAgAAAAGVEQIAAAABlhECAAAAAZcRAgAAAAGYEQIAAAABAY4RAQAAAAEBjhEBAAAAAQUPAAC5IAAgEAAAvCAAIIsRAAC6IAAgjBEAALsgACCREQAAqxQAIAMPAAC5IAAgixEAALogACCREQAAqxQAIAAAAAAAAY4RQAAAAAEFDwAAsyAAIBAAALcgACCLEQAAtCAAIIwRAAC2IAAgkREAAKcUACALDwAA_xcAMBAAAIQYADCLEQAAgBgAMIwRAACBGAAwjREAAIIYACCOEQAAgxgAMI8RAACDGAAwkBEAAIMYADCREQAAgxgAMJIRAACFGAAwkxEAAIYYADAHxA0EAAAAAcYNQAAAAAHHDQIAAAAByA0CAAAAAckNAQAAAAHKDYAAAAAByw0BAAAAAQIAAACvFAAgDwAAihgAIAMAAACvFAAgDwAAihgAIBAAAIkYACABCAAAtSAAMAyODQAAoRUAIMENAACdFQAwwg0AAK0UABDDDQAAnRUAMMQNBAAAAAHFDQEAlxUAIcYNQACbFQAhxw0CAJ4VACHIDQIAnxUAIckNAQCZFQAhyg0AAKAVACDLDQEAmRUAIQIAAACvFAAgCAAAiRgAIAIAAACHGAAgCAAAiBgAIAvBDQAAhhgAMMINAACHGAAQww0AAIYYADDEDQQAohUAIcUNAQCXFQAhxg1AAJsVACHHDQIAnhUAIcgNAgCfFQAhyQ0BAJkVACHKDQAAoBUAIMsNAQCZFQAhC8ENAACGGAAwwg0AAIcYABDDDQAAhhgAMMQNBACiFQAhxQ0BAJcVACHGDUAAmxUAIccNAgCeFQAhyA0CAJ8VACHJDQEAmRUAIcoNAACgFQAgyw0BAJkVACEHxA0EAO8XACHGDUAA8BcAIccNAgDxFwAhyA0CAPIXACHJDQEA8xcAIcoNgAAAAAHLDQEA8xcAIQfEDQQA7xcAIcYNQADwFwAhxw0CAPEXACHIDQIA8hcAIckNAQDzFwAhyg2AAAAAAcsNAQDzFwAhB8QNBAAAAAHGDUAAAAABxw0CAAAAAcgNAgAAAAHJDQEAAAAByg2AAAAAAcsNAQAAAAEDDwAAsyAAIIsRAAC0IAAgkREAAKcUACAEDwAA_xcAMIsRAACAGAAwjREAAIIYACCREQAAgxgAMAAAAAKOEQEAAAAElBEBAAAABQKOEQEAAAAElBEBAAAABQGOESAAAAABCw8AAJQYADAQAACZGAAwixEAAJUYADCMEQAAlhgAMI0RAACXGAAgjhEAAJgYADCPEQAAmBgAMJARAACYGAAwkREAAJgYADCSEQAAmhgAMJMRAACbGAAwDo8NAACMGAAgxA0BAAAAAd4NAQAAAAHfDQEAAAAB4A0BAAAAAeENAQAAAAHiDQEAAAAB4w0CAAAAAeQNAgAAAAHlDUAAAAAB5g0CAAAAAecNQAAAAAHoDUAAAAAB6Q0BAAAAAQIAAACrFAAgDwAAnxgAIAMAAACrFAAgDwAAnxgAIBAAAJ4YACABCAAAsiAAMBONDQAApBUAII8NAAClFQAgwQ0AAKMVADDCDQAAqRQAEMMNAACjFQAwxA0BAAAAAd0NAQCXFQAh3g0BAJcVACHfDQEAlxUAIeANAQCXFQAh4Q0BAJkVACHiDQEAlxUAIeMNAgCfFQAh5A0CAJ8VACHlDUAAmhUAIeYNAgCfFQAh5w1AAJoVACHoDUAAmxUAIekNAQCZFQAhAgAAAKsUACAIAACeGAAgAgAAAJwYACAIAACdGAAgEcENAACbGAAwwg0AAJwYABDDDQAAmxgAMMQNAQCXFQAh3Q0BAJcVACHeDQEAlxUAId8NAQCXFQAh4A0BAJcVACHhDQEAmRUAIeINAQCXFQAh4w0CAJ8VACHkDQIAnxUAIeUNQACaFQAh5g0CAJ8VACHnDUAAmhUAIegNQACbFQAh6Q0BAJkVACERwQ0AAJsYADDCDQAAnBgAEMMNAACbGAAwxA0BAJcVACHdDQEAlxUAId4NAQCXFQAh3w0BAJcVACHgDQEAlxUAIeENAQCZFQAh4g0BAJcVACHjDQIAnxUAIeQNAgCfFQAh5Q1AAJoVACHmDQIAnxUAIecNQACaFQAh6A1AAJsVACHpDQEAmRUAIQ3EDQEA9BcAId4NAQD0FwAh3w0BAPQXACHgDQEA9BcAIeENAQDzFwAh4g0BAPQXACHjDQIA8hcAIeQNAgDyFwAh5Q1AAPwXACHmDQIA8hcAIecNQAD8FwAh6A1AAPAXACHpDQEA8xcAIQ6PDQAA_hcAIMQNAQD0FwAh3g0BAPQXACHfDQEA9BcAIeANAQD0FwAh4Q0BAPMXACHiDQEA9BcAIeMNAgDyFwAh5A0CAPIXACHlDUAA_BcAIeYNAgDyFwAh5w1AAPwXACHoDUAA8BcAIekNAQDzFwAhDo8NAACMGAAgxA0BAAAAAd4NAQAAAAHfDQEAAAAB4A0BAAAAAeENAQAAAAHiDQEAAAAB4w0CAAAAAeQNAgAAAAHlDUAAAAAB5g0CAAAAAecNQAAAAAHoDUAAAAAB6Q0BAAAAAQGOEQEAAAAEAY4RAQAAAAQEDwAAlBgAMIsRAACVGAAwjREAAJcYACCREQAAmBgAMAAGjQ0AAKUYACCPDQAAphgAIOENAADpFwAg5Q0AAOkXACDnDQAA6RcAIOkNAADpFwAgCZANAACjGAAg8A0AAOkXACDxDQAA6RcAIPINAADpFwAg8w0AAOkXACD1DQAA6RcAIPcNAADpFwAg-Q0AAOkXACD6DQAA6RcAIAAAAAAAAAAAAAAAAAAAAY4RIAAAAAEBjhEAAQAAAQGOEQABAAABBY4REAAAAAGVERAAAAABlhEQAAAAAZcREAAAAAGYERAAAAABAAAACw8AALwYADAQAADBGAAwixEAAL0YADCMEQAAvhgAMI0RAAC_GAAgjhEAAMAYADCPEQAAwBgAMJARAADAGAAwkREAAMAYADCSEQAAwhgAMJMRAADDGAAwCI8NAgAAAAHmDQEAAAABgw4BAAAAAYUOBAAAAAGXDgIAAAABmA5AAAAAAZkOQAAAAAGaDoAAAAABAgAAAKgTACAPAADHGAAgAwAAAKgTACAPAADHGAAgEAAAxhgAIAEIAACxIAAwDrwMAADFFQAgjw0CAJ8VACHBDQAAxBUAMMINAACqEwAQww0AAMQVADDmDQEAmRUAIYMOAQCXFQAhhQ4EAKIVACGVDgEAlxUAIZcOAgCfFQAhmA5AAJsVACGZDkAAmxUAIZoOAACgFQAgmw4AAMYVACACAAAAqBMAIAgAAMYYACACAAAAxBgAIAgAAMUYACAMjw0CAJ8VACHBDQAAwxgAMMINAADEGAAQww0AAMMYADDmDQEAmRUAIYMOAQCXFQAhhQ4EAKIVACGVDgEAlxUAIZcOAgCfFQAhmA5AAJsVACGZDkAAmxUAIZoOAACgFQAgDI8NAgCfFQAhwQ0AAMMYADDCDQAAxBgAEMMNAADDGAAw5g0BAJkVACGDDgEAlxUAIYUOBACiFQAhlQ4BAJcVACGXDgIAnxUAIZgOQACbFQAhmQ5AAJsVACGaDgAAoBUAIAiPDQIA8hcAIeYNAQDzFwAhgw4BAPQXACGFDgQA7xcAIZcOAgDyFwAhmA5AAPAXACGZDkAA8BcAIZoOgAAAAAEIjw0CAPIXACHmDQEA8xcAIYMOAQD0FwAhhQ4EAO8XACGXDgIA8hcAIZgOQADwFwAhmQ5AAPAXACGaDoAAAAABCI8NAgAAAAHmDQEAAAABgw4BAAAAAYUOBAAAAAGXDgIAAAABmA5AAAAAAZkOQAAAAAGaDoAAAAABBA8AALwYADCLEQAAvRgAMI0RAAC_GAAgkREAAMAYADAAAAAAAAAFDwAArCAAIBAAAK8gACCLEQAArSAAIIwRAACuIAAgkREAAMMTACADDwAArCAAIIsRAACtIAAgkREAAMMTACACuwwAAMkYACCWDgAA6RcAIAAAAAAAAAAAAo4RAQAAAASUEQEAAAAFBY4RBAAAAAGVEQQAAAABlhEEAAAAAZcRBAAAAAGYEQQAAAABAY4RAQAAAAQAAAAAAAAAAAAAAAAABY4REAAAAAGVERAAAAABlhEQAAAAAZcREAAAAAGYERAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAo4RAgAAAASUEQIAAAAFAo4RAgAAAASUEQIAAAAFAY4RAgAAAAQBjhECAAAABAAAAAAAAo4RAgAAAASUEQIAAAAFAo4RAgAAAASUEQIAAAAFAo4RAgAAAASUEQIAAAAFAY4RAgAAAAQBjhECAAAABAGOEQIAAAAEAAAAAAAAAAAAAAAAAAKOEQEAAAAElBEBAAAABQGOEQEAAAAEAAAAAAAAAAAAAAAAAAACjhEBAAAABJQRAQAAAAUBjhEBAAAABAAAAAAAAAAAAAAAAAAFDwAApyAAIBAAAKogACCLEQAAqCAAIIwRAACpIAAgkREAAJ0NACADDwAApyAAIIsRAACoIAAgkREAAJ0NACAAAAAAAAKOEQEAAAAElBEBAAAABQUPAACiIAAgEAAApSAAIIsRAACjIAAgjBEAAKQgACCREQAAnQ0AIAGOEQEAAAAEAw8AAKIgACCLEQAAoyAAIJERAACdDQAgAAAAAAALDwAAgxoAMBAAAIgaADCLEQAAhBoAMIwRAACFGgAwjREAAIYaACCOEQAAhxoAMI8RAACHGgAwkBEAAIcaADCREQAAhxoAMJIRAACJGgAwkxEAAIoaADALDwAA9xkAMBAAAPwZADCLEQAA-BkAMIwRAAD5GQAwjREAAPoZACCOEQAA-xkAMI8RAAD7GQAwkBEAAPsZADCREQAA-xkAMJIRAAD9GQAwkxEAAP4ZADAKmA5AAAAAAYwPAQAAAAGND0AAAAABjg8gAAAAAY8PAQAAAAGQD0AAAAABkQ8gAAAAAZIPQAAAAAGTD0AAAAABlA-AAAAAAQIAAAClDQAgDwAAghoAIAMAAAClDQAgDwAAghoAIBAAAIEaACABCAAAoSAAMBDICAAAnhYAIMENAACdFgAwwg0AAKMNABDDDQAAnRYAMIMOAQCXFQAhmA5AAJoVACGMDwEAlxUAIY0PQACbFQAhjg8gAJgVACGPDwEAmRUAIZAPQACaFQAhkQ8gAJgVACGSD0AAmhUAIZMPQACaFQAhlA8AAKAVACCWDwAAnBYAIAIAAAClDQAgCAAAgRoAIAIAAAD_GQAgCAAAgBoAIA7BDQAA_hkAMMINAAD_GQAQww0AAP4ZADCDDgEAlxUAIZgOQACaFQAhjA8BAJcVACGND0AAmxUAIY4PIACYFQAhjw8BAJkVACGQD0AAmhUAIZEPIACYFQAhkg9AAJoVACGTD0AAmhUAIZQPAACgFQAgDsENAAD-GQAwwg0AAP8ZABDDDQAA_hkAMIMOAQCXFQAhmA5AAJoVACGMDwEAlxUAIY0PQACbFQAhjg8gAJgVACGPDwEAmRUAIZAPQACaFQAhkQ8gAJgVACGSD0AAmhUAIZMPQACaFQAhlA8AAKAVACAKmA5AAPwXACGMDwEA9BcAIY0PQADwFwAhjg8gAJIYACGPDwEA8xcAIZAPQAD8FwAhkQ8gAJIYACGSD0AA_BcAIZMPQAD8FwAhlA-AAAAAAQqYDkAA_BcAIYwPAQD0FwAhjQ9AAPAXACGODyAAkhgAIY8PAQDzFwAhkA9AAPwXACGRDyAAkhgAIZIPQAD8FwAhkw9AAPwXACGUD4AAAAABCpgOQAAAAAGMDwEAAAABjQ9AAAAAAY4PIAAAAAGPDwEAAAABkA9AAAAAAZEPIAAAAAGSD0AAAAABkw9AAAAAAZQPgAAAAAEJyQ0BAAAAAYUOBAAAAAGfDiAAAAABoA4CAAAAAaEOAADuGQAgow4BAAAAAaYOgAAAAAHsDgABAAABlQ8EAAAAAQIAAAChDQAgDwAAjhoAIAMAAAChDQAgDwAAjhoAIBAAAI0aACABCAAAoCAAMA_ICAAAnhYAIMENAACgFgAwwg0AAJ8NABDDDQAAoBYAMMkNAQCZFQAhgw4BAJcVACGFDgQAohUAIZsOAACfFgAgnw4gAJgVACGgDgIAnxUAIaEOAACSFQAgow4BAJkVACGmDgAAqhUAIOwOAAG9FQAhlQ8EAM8VACECAAAAoQ0AIAgAAI0aACACAAAAixoAIAgAAIwaACANwQ0AAIoaADDCDQAAixoAEMMNAACKGgAwyQ0BAJkVACGDDgEAlxUAIYUOBACiFQAhnw4gAJgVACGgDgIAnxUAIaEOAACSFQAgow4BAJkVACGmDgAAqhUAIOwOAAG9FQAhlQ8EAM8VACENwQ0AAIoaADDCDQAAixoAEMMNAACKGgAwyQ0BAJkVACGDDgEAlxUAIYUOBACiFQAhnw4gAJgVACGgDgIAnxUAIaEOAACSFQAgow4BAJkVACGmDgAAqhUAIOwOAAG9FQAhlQ8EAM8VACEJyQ0BAPMXACGFDgQA7xcAIZ8OIACSGAAhoA4CAPIXACGhDgAA7BkAIKMOAQDzFwAhpg6AAAAAAewOAAG2GAAhlQ8EANsYACEJyQ0BAPMXACGFDgQA7xcAIZ8OIACSGAAhoA4CAPIXACGhDgAA7BkAIKMOAQDzFwAhpg6AAAAAAewOAAG2GAAhlQ8EANsYACEJyQ0BAAAAAYUOBAAAAAGfDiAAAAABoA4CAAAAAaEOAADuGQAgow4BAAAAAaYOgAAAAAHsDgABAAABlQ8EAAAAAQQPAACDGgAwixEAAIQaADCNEQAAhhoAIJERAACHGgAwBA8AAPcZADCLEQAA-BkAMI0RAAD6GQAgkREAAPsZADAAAAbJCAAAkRoAIMoIAACSGgAg5g0AAOkXACDpDQAA6RcAIJkOAADpFwAgkA8AAOkXACAAAAAAAAAAAAKOEQEAAAAElBEBAAAABQUPAACbIAAgEAAAniAAIIsRAACcIAAgjBEAAJ0gACCREQAA1gwAIAGOEQEAAAAEAw8AAJsgACCLEQAAnCAAIJERAADWDAAgAAAAAAAFDwAAlSAAIBAAAJkgACCLEQAAliAAIIwRAACYIAAgkREAALELACALDwAApxoAMBAAAKwaADCLEQAAqBoAMIwRAACpGgAwjREAAKoaACCOEQAAqxoAMI8RAACrGgAwkBEAAKsaADCREQAAqxoAMJIRAACtGgAwkxEAAK4aADAKxg1AAAAAAd4NAQAAAAHmDQEAAAABgw4BAAAAAZkOQAAAAAGaDwEAAAABmw8AAJ4aACCcD0AAAAABnQ8BAAAAAZ4PgAAAAAECAAAAyAsAIA8AALIaACADAAAAyAsAIA8AALIaACAQAACxGgAgAQgAAJcgADAQtgcAALgWACDBDQAAtxYAMMINAADGCwAQww0AALcWADDGDUAAmxUAId4NAQCZFQAh5g0BAJkVACGDDgEAlxUAIZkOQACbFQAhmQ8BAJcVACGaDwEAlxUAIZsPAACSFQAgnA9AAJoVACGdDwEAmRUAIZ4PAACgFQAgrg8AALYWACACAAAAyAsAIAgAALEaACACAAAArxoAIAgAALAaACAOwQ0AAK4aADDCDQAArxoAEMMNAACuGgAwxg1AAJsVACHeDQEAmRUAIeYNAQCZFQAhgw4BAJcVACGZDkAAmxUAIZkPAQCXFQAhmg8BAJcVACGbDwAAkhUAIJwPQACaFQAhnQ8BAJkVACGeDwAAoBUAIA7BDQAArhoAMMINAACvGgAQww0AAK4aADDGDUAAmxUAId4NAQCZFQAh5g0BAJkVACGDDgEAlxUAIZkOQACbFQAhmQ8BAJcVACGaDwEAlxUAIZsPAACSFQAgnA9AAJoVACGdDwEAmRUAIZ4PAACgFQAgCsYNQADwFwAh3g0BAPMXACHmDQEA8xcAIYMOAQD0FwAhmQ5AAPAXACGaDwEA9BcAIZsPAACcGgAgnA9AAPwXACGdDwEA8xcAIZ4PgAAAAAEKxg1AAPAXACHeDQEA8xcAIeYNAQDzFwAhgw4BAPQXACGZDkAA8BcAIZoPAQD0FwAhmw8AAJwaACCcD0AA_BcAIZ0PAQDzFwAhng-AAAAAAQrGDUAAAAAB3g0BAAAAAeYNAQAAAAGDDgEAAAABmQ5AAAAAAZoPAQAAAAGbDwAAnhoAIJwPQAAAAAGdDwEAAAABng-AAAAAAQMPAACVIAAgixEAAJYgACCREQAAsQsAIAQPAACnGgAwixEAAKgaADCNEQAAqhoAIJERAACrGgAwBLEHAACYGwAgsgcAAJkbACC1BwAAmhsAILYHAACbGwAgAAAAAAAAAAAAAAAFDwAAkCAAIBAAAJMgACCLEQAAkSAAIIwRAACSIAAgkREAAL0LACADDwAAkCAAIIsRAACRIAAgkREAAL0LACAAAAAAAAUPAACKIAAgEAAAjiAAIIsRAACLIAAgjBEAAI0gACCREQAAsQsAIAsPAADKGgAwEAAAzxoAMIsRAADLGgAwjBEAAMwaADCNEQAAzRoAII4RAADOGgAwjxEAAM4aADCQEQAAzhoAMJERAADOGgAwkhEAANAaADCTEQAA0RoAMAPSDkAAAAABpQ8EAAAAAaYPBAAAAAECAAAAwQsAIA8AANUaACADAAAAwQsAIA8AANUaACAQAADUGgAgAQgAAIwgADAJswcAALsWACDBDQAAuhYAMMINAAC_CwAQww0AALoWADDSDkAAmxUAIaIPAQCXFQAhpQ8EAKIVACGmDwQAohUAIa8PAAC5FgAgAgAAAMELACAIAADUGgAgAgAAANIaACAIAADTGgAgB8ENAADRGgAwwg0AANIaABDDDQAA0RoAMNIOQACbFQAhog8BAJcVACGlDwQAohUAIaYPBACiFQAhB8ENAADRGgAwwg0AANIaABDDDQAA0RoAMNIOQACbFQAhog8BAJcVACGlDwQAohUAIaYPBACiFQAhA9IOQADwFwAhpQ8EAO8XACGmDwQA7xcAIQPSDkAA8BcAIaUPBADvFwAhpg8EAO8XACED0g5AAAAAAaUPBAAAAAGmDwQAAAABAw8AAIogACCLEQAAiyAAIJERAACxCwAgBA8AAMoaADCLEQAAyxoAMI0RAADNGgAgkREAAM4aADAAAAAFDwAAhSAAIBAAAIggACCLEQAAhiAAIIwRAACHIAAgkREAALELACADDwAAhSAAIIsRAACGIAAgkREAALELACAAAAAAAAUPAACAIAAgEAAAgyAAIIsRAACBIAAgjBEAAIIgACCREQAAsQsAIAMPAACAIAAgixEAAIEgACCREQAAsQsAIAAAAAsPAACIGwAwEAAAjRsAMIsRAACJGwAwjBEAAIobADCNEQAAixsAII4RAACMGwAwjxEAAIwbADCQEQAAjBsAMJERAACMGwAwkhEAAI4bADCTEQAAjxsAMAsPAAD8GgAwEAAAgRsAMIsRAAD9GgAwjBEAAP4aADCNEQAA_xoAII4RAACAGwAwjxEAAIAbADCQEQAAgBsAMJERAACAGwAwkhEAAIIbADCTEQAAgxsAMAsPAADwGgAwEAAA9RoAMIsRAADxGgAwjBEAAPIaADCNEQAA8xoAII4RAAD0GgAwjxEAAPQaADCQEQAA9BoAMJERAAD0GgAwkhEAAPYaADCTEQAA9xoAMAcPAADrGgAgEAAA7hoAIIsRAADsGgAgjBEAAO0aACCPEQAAxAsAIJARAADECwAgkREAANYMACAGhgMCAAAAAbcHAAC0GgAg6g0BAAAAAZ8PQAAAAAGgDyAAAAABoQ9AAAAAAQIAAADWDAAgDwAA6xoAIAMAAADECwAgDwAA6xoAIBAAAO8aACAIAAAAxAsAIAgAAO8aACCGAwIA8hcAIbcHAACmGgAg6g0BAPQXACGfD0AA8BcAIaAPIACSGAAhoQ9AAPwXACEGhgMCAPIXACG3BwAAphoAIOoNAQD0FwAhnw9AAPAXACGgDyAAkhgAIaEPQAD8FwAhBrQHAADXGgAg6A1AAAAAAeoNAQAAAAGiDwEAAAABpw9AAAAAAagPAgAAAAECAAAAvQsAIA8AAPsaACADAAAAvQsAIA8AAPsaACAQAAD6GgAgAQgAAP8fADALsAcAAKcWACC0BwAAvRYAIMENAAC8FgAwwg0AALsLABDDDQAAvBYAMOgNQACbFQAh6g0BAJcVACGZDwEAlxUAIaIPAQAAAAGnD0AAmhUAIagPAgCfFQAhAgAAAL0LACAIAAD6GgAgAgAAAPgaACAIAAD5GgAgCcENAAD3GgAwwg0AAPgaABDDDQAA9xoAMOgNQACbFQAh6g0BAJcVACGZDwEAlxUAIaIPAQCXFQAhpw9AAJoVACGoDwIAnxUAIQnBDQAA9xoAMMINAAD4GgAQww0AAPcaADDoDUAAmxUAIeoNAQCXFQAhmQ8BAJcVACGiDwEAlxUAIacPQACaFQAhqA8CAJ8VACEF6A1AAPAXACHqDQEA9BcAIaIPAQD0FwAhpw9AAPwXACGoDwIA8hcAIQa0BwAAyRoAIOgNQADwFwAh6g0BAPQXACGiDwEA9BcAIacPQAD8FwAhqA8CAPIXACEGtAcAANcaACDoDUAAAAAB6g0BAAAAAaIPAQAAAAGnD0AAAAABqA8CAAAAAQOpDwEAAAABqg8BAAAAAasPQAAAAAECAAAAuQsAIA8AAIcbACADAAAAuQsAIA8AAIcbACAQAACGGwAgAQgAAP4fADAJsAcAAKcWACDBDQAAvxYAMMINAAC3CwAQww0AAL8WADCZDwEAlxUAIakPAQCXFQAhqg8BAJcVACGrD0AAmxUAIbAPAAC-FgAgAgAAALkLACAIAACGGwAgAgAAAIQbACAIAACFGwAgB8ENAACDGwAwwg0AAIQbABDDDQAAgxsAMJkPAQCXFQAhqQ8BAJcVACGqDwEAlxUAIasPQACbFQAhB8ENAACDGwAwwg0AAIQbABDDDQAAgxsAMJkPAQCXFQAhqQ8BAJcVACGqDwEAlxUAIasPQACbFQAhA6kPAQD0FwAhqg8BAPQXACGrD0AA8BcAIQOpDwEA9BcAIaoPAQD0FwAhqw9AAPAXACEDqQ8BAAAAAaoPAQAAAAGrD0AAAAABCcQNAQAAAAHJDQEAAAAB6A1AAAAAAeoNAQAAAAHtDQIAAAABxg5AAAAAAfQOQAAAAAGsDwEAAAABrQ-AAAAAAQIAAAC1CwAgDwAAkxsAIAMAAAC1CwAgDwAAkxsAIBAAAJIbACABCAAA_R8AMA6wBwAApxYAIMENAADAFgAwwg0AALMLABDDDQAAwBYAMMQNAQAAAAHJDQEAmRUAIegNQACbFQAh6g0BAJcVACHtDQIAnxUAIcYOQACaFQAh9A5AAJsVACGZDwEAlxUAIawPAQCXFQAhrQ8AAKAVACACAAAAtQsAIAgAAJIbACACAAAAkBsAIAgAAJEbACANwQ0AAI8bADDCDQAAkBsAEMMNAACPGwAwxA0BAJcVACHJDQEAmRUAIegNQACbFQAh6g0BAJcVACHtDQIAnxUAIcYOQACaFQAh9A5AAJsVACGZDwEAlxUAIawPAQCXFQAhrQ8AAKAVACANwQ0AAI8bADDCDQAAkBsAEMMNAACPGwAwxA0BAJcVACHJDQEAmRUAIegNQACbFQAh6g0BAJcVACHtDQIAnxUAIcYOQACaFQAh9A5AAJsVACGZDwEAlxUAIawPAQCXFQAhrQ8AAKAVACAJxA0BAPQXACHJDQEA8xcAIegNQADwFwAh6g0BAPQXACHtDQIA8hcAIcYOQAD8FwAh9A5AAPAXACGsDwEA9BcAIa0PgAAAAAEJxA0BAPQXACHJDQEA8xcAIegNQADwFwAh6g0BAPQXACHtDQIA8hcAIcYOQAD8FwAh9A5AAPAXACGsDwEA9BcAIa0PgAAAAAEJxA0BAAAAAckNAQAAAAHoDUAAAAAB6g0BAAAAAe0NAgAAAAHGDkAAAAAB9A5AAAAAAawPAQAAAAGtD4AAAAABBA8AAIgbADCLEQAAiRsAMI0RAACLGwAgkREAAIwbADAEDwAA_BoAMIsRAAD9GgAwjREAAP8aACCREQAAgBsAMAQPAADwGgAwixEAAPEaADCNEQAA8xoAIJERAAD0GgAwAw8AAOsaACCLEQAA7BoAIJERAADWDAAgAAAAA7AHAAC1GgAgtwcAALYaACChDwAA6RcAIAOwBwAAtRoAILQHAACdGwAgpw8AAOkXACAAAAAAAo4RAQAAAASUEQEAAAAFAY4RAQAAAAQAAAAAAAAFDwAA-B8AIBAAAPsfACCLEQAA-R8AIIwRAAD6HwAgkREAAIMCACADDwAA-B8AIIsRAAD5HwAgkREAAIMCACAAAAAAAAUPAADzHwAgEAAA9h8AIIsRAAD0HwAgjBEAAPUfACCREQAAgwIAIAMPAADzHwAgixEAAPQfACCREQAAgwIAIAAAAAAABQ8AAO4fACAQAADxHwAgixEAAO8fACCMEQAA8B8AIJERAACDAgAgAw8AAO4fACCLEQAA7x8AIJERAACDAgAgAAAAAAAAAAAAAAKOEQEAAAAElBEBAAAABQcPAADmHwAgEAAA7B8AIIsRAADnHwAgjBEAAOsfACCPEQAAhQIAIJARAACFAgAgkREAAPsBACALDwAA4BsAMBAAAOUbADCLEQAA4RsAMIwRAADiGwAwjREAAOMbACCOEQAA5BsAMI8RAADkGwAwkBEAAOQbADCREQAA5BsAMJIRAADmGwAwkxEAAOcbADALDwAA1BsAMBAAANkbADCLEQAA1RsAMIwRAADWGwAwjREAANcbACCOEQAA2BsAMI8RAADYGwAwkBEAANgbADCREQAA2BsAMJIRAADaGwAwkxEAANsbADALDwAAyBsAMBAAAM0bADCLEQAAyRsAMIwRAADKGwAwjREAAMsbACCOEQAAzBsAMI8RAADMGwAwkBEAAMwbADCREQAAzBsAMJIRAADOGwAwkxEAAM8bADAGCIAAAAABiw4BAAAAAZ8PQAAAAAG9DwEAAAABvg9AAAAAAb8PQAAAAAECAAAAkQIAIA8AANMbACADAAAAkQIAIA8AANMbACAQAADSGwAgAQgAAOofADAMCAAAqhUAIK4BAAC_FwAgwQ0AAL4XADDCDQAAjwIAEMMNAAC-FwAwiw4BAJcVACGfD0AAmxUAIbwPAQCXFQAhvQ8BAJcVACG-D0AAmxUAIb8PQACaFQAh3RAAAL0XACACAAAAkQIAIAgAANIbACACAAAA0BsAIAgAANEbACAKCAAAqhUAIMENAADPGwAwwg0AANAbABDDDQAAzxsAMIsOAQCXFQAhnw9AAJsVACG8DwEAlxUAIb0PAQCXFQAhvg9AAJsVACG_D0AAmhUAIQoIAACqFQAgwQ0AAM8bADDCDQAA0BsAEMMNAADPGwAwiw4BAJcVACGfD0AAmxUAIbwPAQCXFQAhvQ8BAJcVACG-D0AAmxUAIb8PQACaFQAhBgiAAAAAAYsOAQD0FwAhnw9AAPAXACG9DwEA9BcAIb4PQADwFwAhvw9AAPwXACEGCIAAAAABiw4BAPQXACGfD0AA8BcAIb0PAQD0FwAhvg9AAPAXACG_D0AA_BcAIQYIgAAAAAGLDgEAAAABnw9AAAAAAb0PAQAAAAG-D0AAAAABvw9AAAAAAQzEDQEAAAAB4w0CAAAAAeUNQAAAAAHmDQIAAAAB5w1AAAAAAegNQAAAAAGLDgEAAAABnQ4BAAAAAacOQAAAAAHAD4AAAAABwQ8CAAAAAcIPQAAAAAECAAAAjQIAIA8AAN8bACADAAAAjQIAIA8AAN8bACAQAADeGwAgAQgAAOkfADASrgEAAL8XACDBDQAAwRcAMMINAACLAgAQww0AAMEXADDEDQEAAAAB4w0CAJ8VACHlDUAAmhUAIeYNAgCfFQAh5w1AAJoVACHoDUAAmxUAIYsOAQCXFQAhnQ4BAJcVACGnDkAAmhUAIbwPAQCXFQAhwA8AAKoVACDBDwIAnxUAIcIPQACaFQAh3hAAAMAXACACAAAAjQIAIAgAAN4bACACAAAA3BsAIAgAAN0bACAQwQ0AANsbADDCDQAA3BsAEMMNAADbGwAwxA0BAJcVACHjDQIAnxUAIeUNQACaFQAh5g0CAJ8VACHnDUAAmhUAIegNQACbFQAhiw4BAJcVACGdDgEAlxUAIacOQACaFQAhvA8BAJcVACHADwAAqhUAIMEPAgCfFQAhwg9AAJoVACEQwQ0AANsbADDCDQAA3BsAEMMNAADbGwAwxA0BAJcVACHjDQIAnxUAIeUNQACaFQAh5g0CAJ8VACHnDUAAmhUAIegNQACbFQAhiw4BAJcVACGdDgEAlxUAIacOQACaFQAhvA8BAJcVACHADwAAqhUAIMEPAgCfFQAhwg9AAJoVACEMxA0BAPQXACHjDQIA8hcAIeUNQAD8FwAh5g0CAPIXACHnDUAA_BcAIegNQADwFwAhiw4BAPQXACGdDgEA9BcAIacOQAD8FwAhwA-AAAAAAcEPAgDyFwAhwg9AAPwXACEMxA0BAPQXACHjDQIA8hcAIeUNQAD8FwAh5g0CAPIXACHnDUAA_BcAIegNQADwFwAhiw4BAPQXACGdDgEA9BcAIacOQAD8FwAhwA-AAAAAAcEPAgDyFwAhwg9AAPwXACEMxA0BAAAAAeMNAgAAAAHlDUAAAAAB5g0CAAAAAecNQAAAAAHoDUAAAAABiw4BAAAAAZ0OAQAAAAGnDkAAAAABwA-AAAAAAcEPAgAAAAHCD0AAAAABBAiAAAAAAcQNBAAAAAHGDUAAAAABiw4BAAAAAQIAAACJAgAgDwAA6xsAIAMAAACJAgAgDwAA6xsAIBAAAOobACABCAAA6B8AMAkIAACqFQAgrgEAAL8XACDBDQAAwhcAMMINAACHAgAQww0AAMIXADDEDQQAAAABxg1AAJsVACGLDgEAlxUAIbwPAQCXFQAhAgAAAIkCACAIAADqGwAgAgAAAOgbACAIAADpGwAgCAgAAKoVACDBDQAA5xsAMMINAADoGwAQww0AAOcbADDEDQQAohUAIcYNQACbFQAhiw4BAJcVACG8DwEAlxUAIQgIAACqFQAgwQ0AAOcbADDCDQAA6BsAEMMNAADnGwAwxA0EAKIVACHGDUAAmxUAIYsOAQCXFQAhvA8BAJcVACEECIAAAAABxA0EAO8XACHGDUAA8BcAIYsOAQD0FwAhBAiAAAAAAcQNBADvFwAhxg1AAPAXACGLDgEA9BcAIQQIgAAAAAHEDQQAAAABxg1AAAAAAYsOAQAAAAEBjhEBAAAABAMPAADmHwAgixEAAOcfACCREQAA-wEAIAQPAADgGwAwixEAAOEbADCNEQAA4xsAIJERAADkGwAwBA8AANQbADCLEQAA1RsAMI0RAADXGwAgkREAANgbADAEDwAAyBsAMIsRAADJGwAwjREAAMsbACCREQAAzBsAMAAAAAAABQ8AAOEfACAQAADkHwAgixEAAOIfACCMEQAA4x8AIJERAAC9CQAgAw8AAOEfACCLEQAA4h8AIJERAAC9CQAgAAAAAAAFDwAA3B8AIBAAAN8fACCLEQAA3R8AIIwRAADeHwAgkREAAL0JACADDwAA3B8AIIsRAADdHwAgkREAAL0JACAAAAAAAAsPAACSHAAwEAAAlxwAMIsRAACTHAAwjBEAAJQcADCNEQAAlRwAII4RAACWHAAwjxEAAJYcADCQEQAAlhwAMJERAACWHAAwkhEAAJgcADCTEQAAmRwAMAsPAACGHAAwEAAAixwAMIsRAACHHAAwjBEAAIgcADCNEQAAiRwAII4RAACKHAAwjxEAAIocADCQEQAAihwAMJERAACKHAAwkhEAAIwcADCTEQAAjRwAMALLDwIAAAABzA8AAQAAAQIAAADFCQAgDwAAkRwAIAMAAADFCQAgDwAAkRwAIBAAAJAcACABCAAA2x8AMAiNBgAA0xYAIMENAADSFgAwwg0AAMMJABDDDQAA0hYAMMoPAQCXFQAhyw8CAJ8VACHMDwABvBUAIdgPAADRFgAgAgAAAMUJACAIAACQHAAgAgAAAI4cACAIAACPHAAgBsENAACNHAAwwg0AAI4cABDDDQAAjRwAMMoPAQCXFQAhyw8CAJ8VACHMDwABvBUAIQbBDQAAjRwAMMINAACOHAAQww0AAI0cADDKDwEAlxUAIcsPAgCfFQAhzA8AAbwVACECyw8CAPIXACHMDwABtRgAIQLLDwIA8hcAIcwPAAG1GAAhAssPAgAAAAHMDwABAAABBIMOAQAAAAGRDhAAAAAB4A4CAAAAAc0PAgAAAAECAAAAwQkAIA8AAJ0cACADAAAAwQkAIA8AAJ0cACAQAACcHAAgAQgAANofADAKjQYAANMWACDBDQAA1RYAMMINAAC_CQAQww0AANUWADCDDgEAlxUAIZEOEAC-FQAh4A4CAJ8VACHKDwEAlxUAIc0PAgCfFQAh2Q8AANQWACACAAAAwQkAIAgAAJwcACACAAAAmhwAIAgAAJscACAIwQ0AAJkcADDCDQAAmhwAEMMNAACZHAAwgw4BAJcVACGRDhAAvhUAIeAOAgCfFQAhyg8BAJcVACHNDwIAnxUAIQjBDQAAmRwAMMINAACaHAAQww0AAJkcADCDDgEAlxUAIZEOEAC-FQAh4A4CAJ8VACHKDwEAlxUAIc0PAgCfFQAhBIMOAQD0FwAhkQ4QALcYACHgDgIA8hcAIc0PAgDyFwAhBIMOAQD0FwAhkQ4QALcYACHgDgIA8hcAIc0PAgDyFwAhBIMOAQAAAAGRDhAAAAAB4A4CAAAAAc0PAgAAAAEEDwAAkhwAMIsRAACTHAAwjREAAJUcACCREQAAlhwAMAQPAACGHAAwixEAAIccADCNEQAAiRwAIJERAACKHAAwAAASjgYAAKAcACCPBgAAoRwAIJEOAADpFwAgpw4AAOkXACDADgAA6RcAINIOAADpFwAg8Q4AAOkXACCEDwAA6RcAIJkPAADpFwAgsg8AAOkXACDQDwAA6RcAINEPAADpFwAg0g8AAOkXACDTDwAA6RcAINQPAADpFwAg1Q8AAOkXACDWDwAA6RcAINcPAADpFwAgAAAABQ8AANUfACAQAADYHwAgixEAANYfACCMEQAA1x8AIJERAACdCAAgAw8AANUfACCLEQAA1h8AIJERAACdCAAgAAAAAAACjhEBAAAABJQRAQAAAAUFDwAA0B8AIBAAANMfACCLEQAA0R8AIIwRAADSHwAgkREAAJ0IACABjhEBAAAABAMPAADQHwAgixEAANEfACCREQAAnQgAIAAAAAAABQ8AAMsfACAQAADOHwAgixEAAMwfACCMEQAAzR8AIJERAACdCAAgAw8AAMsfACCLEQAAzB8AIJERAACdCAAgAAAAAAACjhEBAAAABJQRAQAAAAUFDwAAxh8AIBAAAMkfACCLEQAAxx8AIIwRAADIHwAgkREAAJ0IACABjhEBAAAABAMPAADGHwAgixEAAMcfACCREQAAnQgAIAAAAAAABQ8AAMEfACAQAADEHwAgixEAAMIfACCMEQAAwx8AIJERAACdCAAgAw8AAMEfACCLEQAAwh8AIJERAACdCAAgAAAAAAACjhEBAAAABJQRAQAAAAULDwAAgx0AMBAAAIgdADCLEQAAhB0AMIwRAACFHQAwjREAAIYdACCOEQAAhx0AMI8RAACHHQAwkBEAAIcdADCREQAAhx0AMJIRAACJHQAwkxEAAIodADALDwAA9xwAMBAAAPwcADCLEQAA-BwAMIwRAAD5HAAwjREAAPocACCOEQAA-xwAMI8RAAD7HAAwkBEAAPscADCREQAA-xwAMJIRAAD9HAAwkxEAAP4cADALDwAA6xwAMBAAAPAcADCLEQAA7BwAMIwRAADtHAAwjREAAO4cACCOEQAA7xwAMI8RAADvHAAwkBEAAO8cADCREQAA7xwAMJIRAADxHAAwkxEAAPIcADALDwAA3xwAMBAAAOQcADCLEQAA4BwAMIwRAADhHAAwjREAAOIcACCOEQAA4xwAMI8RAADjHAAwkBEAAOMcADCREQAA4xwAMJIRAADlHAAwkxEAAOYcADALDwAA0xwAMBAAANgcADCLEQAA1BwAMIwRAADVHAAwjREAANYcACCOEQAA1xwAMI8RAADXHAAwkBEAANccADCREQAA1xwAMJIRAADZHAAwkxEAANocADAExA0BAAAAAegNQAAAAAGFD0AAAAABog8AAQAAAQIAAACxCAAgDwAA3hwAIAMAAACxCAAgDwAA3hwAIBAAAN0cACABCAAAwB8AMAmnBQAA4xYAIMENAADiFgAwwg0AAK8IABDDDQAA4hYAMMQNAQAAAAHoDUAAmxUAIYUPQACbFQAhog8AAQAAAc4PAQCXFQAhAgAAALEIACAIAADdHAAgAgAAANscACAIAADcHAAgCMENAADaHAAwwg0AANscABDDDQAA2hwAMMQNAQCXFQAh6A1AAJsVACGFD0AAmxUAIaIPAAG8FQAhzg8BAJcVACEIwQ0AANocADDCDQAA2xwAEMMNAADaHAAwxA0BAJcVACHoDUAAmxUAIYUPQACbFQAhog8AAbwVACHODwEAlxUAIQTEDQEA9BcAIegNQADwFwAhhQ9AAPAXACGiDwABtRgAIQTEDQEA9BcAIegNQADwFwAhhQ9AAPAXACGiDwABtRgAIQTEDQEAAAAB6A1AAAAAAYUPQAAAAAGiDwABAAABBtoPAgAAAAHbDwIAAAAB3A8CAAAAAd0PAACvHAAg3g-AAAAAAd8PAQAAAAECAAAArQgAIA8AAOocACADAAAArQgAIA8AAOocACAQAADpHAAgAQgAAL8fADAMpwUAAOMWACDBDQAA5RYAMMINAACrCAAQww0AAOUWADDODwEAlxUAIdoPAgCfFQAh2w8CAJ8VACHcDwIAnxUAId0PAACSFQAg3g8AAKoVACDfDwEAlxUAIfYPAADkFgAgAgAAAK0IACAIAADpHAAgAgAAAOccACAIAADoHAAgCsENAADmHAAwwg0AAOccABDDDQAA5hwAMM4PAQCXFQAh2g8CAJ8VACHbDwIAnxUAIdwPAgCfFQAh3Q8AAJIVACDeDwAAqhUAIN8PAQCXFQAhCsENAADmHAAwwg0AAOccABDDDQAA5hwAMM4PAQCXFQAh2g8CAJ8VACHbDwIAnxUAIdwPAgCfFQAh3Q8AAJIVACDeDwAAqhUAIN8PAQCXFQAhBtoPAgDyFwAh2w8CAPIXACHcDwIA8hcAId0PAACtHAAg3g-AAAAAAd8PAQD0FwAhBtoPAgDyFwAh2w8CAPIXACHcDwIA8hcAId0PAACtHAAg3g-AAAAAAd8PAQD0FwAhBtoPAgAAAAHbDwIAAAAB3A8CAAAAAd0PAACvHAAg3g-AAAAAAd8PAQAAAAEEvAwCAAAAAcAOAQAAAAHgDwIAAAAB4Q8BAAAAAQIAAACpCAAgDwAA9hwAIAMAAACpCAAgDwAA9hwAIBAAAPUcACABCAAAvh8AMAqnBQAA4xYAILwMAgCfFQAhwQ0AAOcWADDCDQAApwgAEMMNAADnFgAwwA4BAJcVACHODwEAlxUAIeAPAgCeFQAh4Q8BAJcVACH3DwAA5hYAIAIAAACpCAAgCAAA9RwAIAIAAADzHAAgCAAA9BwAIAi8DAIAnxUAIcENAADyHAAwwg0AAPMcABDDDQAA8hwAMMAOAQCXFQAhzg8BAJcVACHgDwIAnhUAIeEPAQCXFQAhCLwMAgCfFQAhwQ0AAPIcADDCDQAA8xwAEMMNAADyHAAwwA4BAJcVACHODwEAlxUAIeAPAgCeFQAh4Q8BAJcVACEEvAwCAPIXACHADgEA9BcAIeAPAgDxFwAh4Q8BAPQXACEEvAwCAPIXACHADgEA9BcAIeAPAgDxFwAh4Q8BAPQXACEEvAwCAAAAAcAOAQAAAAHgDwIAAAAB4Q8BAAAAAROFAwEAAAABvAwCAAAAAYMOAQAAAAHUDgIAAAAB3Q4BAAAAAZoPAQAAAAGpDwEAAAAB2g8CAAAAAd8PIAAAAAHgDwIAAAAB4g8BAAAAAeMPAQAAAAHkDwIAAAAB5Q-AAAAAAeYPAQAAAAHnDwEAAAAB6A8AAL8cACDpDyAAAAAB6g8CAAAAAQIAAAClCAAgDwAAgh0AIAMAAAClCAAgDwAAgh0AIBAAAIEdACABCAAAvR8AMBmFAwEAlxUAIacFAADjFgAgvAwCAJ8VACHBDQAA6RYAMMINAACjCAAQww0AAOkWADCDDgEAmRUAIdQOAgCeFQAh3Q4BAJkVACGaDwEAmRUAIakPAQCZFQAhzg8BAJcVACHaDwIAnhUAId8PIAC7FQAh4A8CAJ8VACHiDwEAlxUAIeMPAQCZFQAh5A8CAJ4VACHlDwAAoBUAIOYPAQCZFQAh5w8BAJkVACHoDwAAkhUAIOkPIAC7FQAh6g8CAJ4VACH4DwAA6BYAIAIAAAClCAAgCAAAgR0AIAIAAAD_HAAgCAAAgB0AIBeFAwEAlxUAIbwMAgCfFQAhwQ0AAP4cADDCDQAA_xwAEMMNAAD-HAAwgw4BAJkVACHUDgIAnhUAId0OAQCZFQAhmg8BAJkVACGpDwEAmRUAIc4PAQCXFQAh2g8CAJ4VACHfDyAAuxUAIeAPAgCfFQAh4g8BAJcVACHjDwEAmRUAIeQPAgCeFQAh5Q8AAKAVACDmDwEAmRUAIecPAQCZFQAh6A8AAJIVACDpDyAAuxUAIeoPAgCeFQAhF4UDAQCXFQAhvAwCAJ8VACHBDQAA_hwAMMINAAD_HAAQww0AAP4cADCDDgEAmRUAIdQOAgCeFQAh3Q4BAJkVACGaDwEAmRUAIakPAQCZFQAhzg8BAJcVACHaDwIAnhUAId8PIAC7FQAh4A8CAJ8VACHiDwEAlxUAIeMPAQCZFQAh5A8CAJ4VACHlDwAAoBUAIOYPAQCZFQAh5w8BAJkVACHoDwAAkhUAIOkPIAC7FQAh6g8CAJ4VACEThQMBAPQXACG8DAIA8hcAIYMOAQDzFwAh1A4CAPEXACHdDgEA8xcAIZoPAQDzFwAhqQ8BAPMXACHaDwIA8RcAId8PIAC0GAAh4A8CAPIXACHiDwEA9BcAIeMPAQDzFwAh5A8CAPEXACHlD4AAAAAB5g8BAPMXACHnDwEA8xcAIegPAAC9HAAg6Q8gALQYACHqDwIA8RcAIROFAwEA9BcAIbwMAgDyFwAhgw4BAPMXACHUDgIA8RcAId0OAQDzFwAhmg8BAPMXACGpDwEA8xcAIdoPAgDxFwAh3w8gALQYACHgDwIA8hcAIeIPAQD0FwAh4w8BAPMXACHkDwIA8RcAIeUPgAAAAAHmDwEA8xcAIecPAQDzFwAh6A8AAL0cACDpDyAAtBgAIeoPAgDxFwAhE4UDAQAAAAG8DAIAAAABgw4BAAAAAdQOAgAAAAHdDgEAAAABmg8BAAAAAakPAQAAAAHaDwIAAAAB3w8gAAAAAeAPAgAAAAHiDwEAAAAB4w8BAAAAAeQPAgAAAAHlD4AAAAAB5g8BAAAAAecPAQAAAAHoDwAAvxwAIOkPIAAAAAHqDwIAAAABAssPAgAAAAHMDwABAAABAgAAAKEIACAPAACOHQAgAwAAAKEIACAPAACOHQAgEAAAjR0AIAEIAAC8HwAwCKcFAADjFgAgwQ0AAOsWADDCDQAAnwgAEMMNAADrFgAwyw8CAJ8VACHMDwABvBUAIc4PAQCXFQAh-Q8AAOoWACACAAAAoQgAIAgAAI0dACACAAAAix0AIAgAAIwdACAGwQ0AAIodADDCDQAAix0AEMMNAACKHQAwyw8CAJ8VACHMDwABvBUAIc4PAQCXFQAhBsENAACKHQAwwg0AAIsdABDDDQAAih0AMMsPAgCfFQAhzA8AAbwVACHODwEAlxUAIQLLDwIA8hcAIcwPAAG1GAAhAssPAgDyFwAhzA8AAbUYACECyw8CAAAAAcwPAAEAAAEBjhEBAAAABAQPAACDHQAwixEAAIQdADCNEQAAhh0AIJERAACHHQAwBA8AAPccADCLEQAA-BwAMI0RAAD6HAAgkREAAPscADAEDwAA6xwAMIsRAADsHAAwjREAAO4cACCREQAA7xwAMAQPAADfHAAwixEAAOAcADCNEQAA4hwAIJERAADjHAAwBA8AANMcADCLEQAA1BwAMI0RAADWHAAgkREAANccADAAAAAAABGoBQAAlR0AIKkFAACWHQAgqgUAAJcdACCrBQAAmB0AIKwFAACZHQAgsAcAAOkXACDGDQAA6RcAIIUOAADpFwAgwA4AAOkXACDMDgAA6RcAIJkPAADpFwAgvg8AAOkXACDtDwAA6RcAIO4PAADpFwAg7w8AAOkXACDwDwAA6RcAIPUPAADpFwAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAUPAAC3HwAgEAAAuh8AIIsRAAC4HwAgjBEAALkfACCREQAA2QQAIAMPAAC3HwAgixEAALgfACCREQAA2QQAIAAAAAAACw8AAPIdADAQAAD3HQAwixEAAPMdADCMEQAA9B0AMI0RAAD1HQAgjhEAAPYdADCPEQAA9h0AMJARAAD2HQAwkREAAPYdADCSEQAA-B0AMJMRAAD5HQAwBYMOAQAAAAHxDyAAAAABpRBAAAAAAakQIAAAAAGqEEAAAAABAgAAAN0EACAPAAD9HQAgAwAAAN0EACAPAAD9HQAgEAAA_B0AIAEIAAC2HwAwCoUDAACbFwAgwQ0AAJoXADDCDQAA2wQAEMMNAACaFwAwgw4BAAAAAf0OAQCXFQAh8Q8gAJgVACGlEEAAmhUAIakQIACYFQAhqhBAAJsVACECAAAA3QQAIAgAAPwdACACAAAA-h0AIAgAAPsdACAJwQ0AAPkdADDCDQAA-h0AEMMNAAD5HQAwgw4BAJcVACH9DgEAlxUAIfEPIACYFQAhpRBAAJoVACGpECAAmBUAIaoQQACbFQAhCcENAAD5HQAwwg0AAPodABDDDQAA-R0AMIMOAQCXFQAh_Q4BAJcVACHxDyAAmBUAIaUQQACaFQAhqRAgAJgVACGqEEAAmxUAIQWDDgEA9BcAIfEPIACSGAAhpRBAAPwXACGpECAAkhgAIaoQQADwFwAhBYMOAQD0FwAh8Q8gAJIYACGlEEAA_BcAIakQIACSGAAhqhBAAPAXACEFgw4BAAAAAfEPIAAAAAGlEEAAAAABqRAgAAAAAaoQQAAAAAEEDwAA8h0AMIsRAADzHQAwjREAAPUdACCREQAA9h0AMAAEhgMAAP8dACDKDgAA6RcAIKUQAADpFwAgrBAAAOkXACAAAAAAAAAAAAsPAACKHgAwEAAAjx4AMIsRAACLHgAwjBEAAIweADCNEQAAjR4AII4RAACOHgAwjxEAAI4eADCQEQAAjh4AMJERAACOHgAwkhEAAJAeADCTEQAAkR4AMATUDwABAAABsxACAAAAAbQQAgAAAAG1EAEAAAABAgAAAIwEACAPAACVHgAgAwAAAIwEACAPAACVHgAgEAAAlB4AIAEIAAC1HwAwCtQCAACkFwAgwQ0AAKMXADDCDQAAjgQAEMMNAACjFwAw1A8AAb0VACGzEAIAnxUAIbQQAgCfFQAhtRABAJcVACG2EAABvBUAIbcQAAClFwAgAgAAAIwEACAIAACUHgAgAgAAAJIeACAIAACTHgAgCMENAACRHgAwwg0AAJIeABDDDQAAkR4AMNQPAAG9FQAhsxACAJ8VACG0EAIAnxUAIbUQAQCXFQAhthAAAbwVACEIwQ0AAJEeADDCDQAAkh4AEMMNAACRHgAw1A8AAb0VACGzEAIAnxUAIbQQAgCfFQAhtRABAJcVACG2EAABvBUAIQTUDwABthgAIbMQAgDyFwAhtBACAPIXACG1EAEA9BcAIQTUDwABthgAIbMQAgDyFwAhtBACAPIXACG1EAEA9BcAIQTUDwABAAABsxACAAAAAbQQAgAAAAG1EAEAAAABBA8AAIoeADCLEQAAix4AMI0RAACNHgAgkREAAI4eADAAAAAAAAAFDwAAsB8AIBAAALMfACCLEQAAsR8AIIwRAACyHwAgkREAAKcEACADDwAAsB8AIIsRAACxHwAgkREAAKcEACAB0wIAAJceACAAAAAAAAAAAAAAAo4RAgAAAASUEQIAAAAFAY4RAgAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKOEQABAAAElBEAAQAABQGOEQABAAAEAAAAAAAAAAACjhEBAAAABJQRAQAAAAUCjhEBAAAABJQRAQAAAAUCjhEBAAAABJQRAQAAAAUFDwAAqx8AIBAAAK4fACCLEQAArB8AIIwRAACtHwAgkREAAPsBACABjhEBAAAABAGOEQEAAAAEAY4RAQAAAAQDDwAAqx8AIIsRAACsHwAgkREAAPsBACAAAAAAAAsPAADoHgAwEAAA7R4AMIsRAADpHgAwjBEAAOoeADCNEQAA6x4AII4RAADsHgAwjxEAAOweADCQEQAA7B4AMJERAADsHgAwkhEAAO4eADCTEQAA7x4AMAsPAADcHgAwEAAA4R4AMIsRAADdHgAwjBEAAN4eADCNEQAA3x4AII4RAADgHgAwjxEAAOAeADCQEQAA4B4AMJERAADgHgAwkhEAAOIeADCTEQAA4x4AMA-vAQAA7hsAILABAADvGwAgsQEAAPAbACDEDQEAAAAB6A1AAAAAAewNAQAAAAH1DQEAAAABvw4BAAAAAYEPQAAAAAGND0AAAAABww8BAAAAAcYPAQAAAAHHDwAA7BsAIMgPQAAAAAHJDwIAAAABAgAAAIMCACAPAADnHgAgAwAAAIMCACAPAADnHgAgEAAA5h4AIAEIAACqHwAwFawBAADIFwAgrwEAAMkXACCwAQAAyhcAILEBAADLFwAgwQ0AAMcXADDCDQAAgQIAEMMNAADHFwAwxA0BAAAAAegNQACbFQAh6g0BAJkVACHsDQEAlxUAIfUNAQCZFQAhvw4BAJcVACGBD0AAmhUAIY0PQACaFQAhww8BAAAAAcYPAQCXFQAhxw8AAJIVACDID0AAmhUAIckPAgCfFQAh3xAAAMYXACACAAAAgwIAIAgAAOYeACACAAAA5B4AIAgAAOUeACAQwQ0AAOMeADDCDQAA5B4AEMMNAADjHgAwxA0BAJcVACHoDUAAmxUAIeoNAQCZFQAh7A0BAJcVACH1DQEAmRUAIb8OAQCXFQAhgQ9AAJoVACGND0AAmhUAIcMPAQCXFQAhxg8BAJcVACHHDwAAkhUAIMgPQACaFQAhyQ8CAJ8VACEQwQ0AAOMeADDCDQAA5B4AEMMNAADjHgAwxA0BAJcVACHoDUAAmxUAIeoNAQCZFQAh7A0BAJcVACH1DQEAmRUAIb8OAQCXFQAhgQ9AAJoVACGND0AAmhUAIcMPAQCXFQAhxg8BAJcVACHHDwAAkhUAIMgPQACaFQAhyQ8CAJ8VACEMxA0BAPQXACHoDUAA8BcAIewNAQD0FwAh9Q0BAPMXACG_DgEA9BcAIYEPQAD8FwAhjQ9AAPwXACHDDwEA9BcAIcYPAQD0FwAhxw8AAMMbACDID0AA_BcAIckPAgDyFwAhD68BAADFGwAgsAEAAMYbACCxAQAAxxsAIMQNAQD0FwAh6A1AAPAXACHsDQEA9BcAIfUNAQDzFwAhvw4BAPQXACGBD0AA_BcAIY0PQAD8FwAhww8BAPQXACHGDwEA9BcAIccPAADDGwAgyA9AAPwXACHJDwIA8hcAIQ-vAQAA7hsAILABAADvGwAgsQEAAPAbACDEDQEAAAAB6A1AAAAAAewNAQAAAAH1DQEAAAABvw4BAAAAAYEPQAAAAAGND0AAAAABww8BAAAAAcYPAQAAAAHHDwAA7BsAIMgPQAAAAAHJDwIAAAABEcQNAQAAAAHoDUAAAAABiw4BAAAAAbAOAQAAAAH9DgEAAAABhQ9AAAAAAboPQAAAAAG7D0AAAAABihABAAAAAdMQAADRHgAg1BAAANIeACDVEAAA0x4AINYQAgAAAAHXEAEAAAAB2BBAAAAAAdkQAQAAAAHaEAEAAAABAgAAAP8BACAPAADzHgAgAwAAAP8BACAPAADzHgAgEAAA8h4AIAEIAACpHwAwFqwBAADNFwAgwQ0AAMwXADDCDQAA_QEAEMMNAADMFwAwxA0BAAAAAegNQACbFQAh6g0BAJcVACGLDgEAlxUAIbAOAQCXFQAh_Q4BAJcVACGFD0AAmhUAIboPQACaFQAhuw9AAJoVACGKEAEAAAAB0xAAAJIVACDUEAAAkhUAINUQAACSFQAg1hACAJ4VACHXEAEAlxUAIdgQQACaFQAh2RABAJkVACHaEAEAmRUAIQIAAAD_AQAgCAAA8h4AIAIAAADwHgAgCAAA8R4AIBXBDQAA7x4AMMINAADwHgAQww0AAO8eADDEDQEAlxUAIegNQACbFQAh6g0BAJcVACGLDgEAlxUAIbAOAQCXFQAh_Q4BAJcVACGFD0AAmhUAIboPQACaFQAhuw9AAJoVACGKEAEAlxUAIdMQAACSFQAg1BAAAJIVACDVEAAAkhUAINYQAgCeFQAh1xABAJcVACHYEEAAmhUAIdkQAQCZFQAh2hABAJkVACEVwQ0AAO8eADDCDQAA8B4AEMMNAADvHgAwxA0BAJcVACHoDUAAmxUAIeoNAQCXFQAhiw4BAJcVACGwDgEAlxUAIf0OAQCXFQAhhQ9AAJoVACG6D0AAmhUAIbsPQACaFQAhihABAJcVACHTEAAAkhUAINQQAACSFQAg1RAAAJIVACDWEAIAnhUAIdcQAQCXFQAh2BBAAJoVACHZEAEAmRUAIdoQAQCZFQAhEcQNAQD0FwAh6A1AAPAXACGLDgEA9BcAIbAOAQD0FwAh_Q4BAPQXACGFD0AA_BcAIboPQAD8FwAhuw9AAPwXACGKEAEA9BcAIdMQAADNHgAg1BAAAM4eACDVEAAAzx4AINYQAgDxFwAh1xABAPQXACHYEEAA_BcAIdkQAQDzFwAh2hABAPMXACERxA0BAPQXACHoDUAA8BcAIYsOAQD0FwAhsA4BAPQXACH9DgEA9BcAIYUPQAD8FwAhug9AAPwXACG7D0AA_BcAIYoQAQD0FwAh0xAAAM0eACDUEAAAzh4AINUQAADPHgAg1hACAPEXACHXEAEA9BcAIdgQQAD8FwAh2RABAPMXACHaEAEA8xcAIRHEDQEAAAAB6A1AAAAAAYsOAQAAAAGwDgEAAAAB_Q4BAAAAAYUPQAAAAAG6D0AAAAABuw9AAAAAAYoQAQAAAAHTEAAA0R4AINQQAADSHgAg1RAAANMeACDWEAIAAAAB1xABAAAAAdgQQAAAAAHZEAEAAAAB2hABAAAAAQQPAADoHgAwixEAAOkeADCNEQAA6x4AIJERAADsHgAwBA8AANweADCLEQAA3R4AMI0RAADfHgAgkREAAOAeADAAAAmsAQAA-R4AIK8BAAD6HgAgsAEAAPseACCxAQAA_B4AIOoNAADpFwAg9Q0AAOkXACCBDwAA6RcAII0PAADpFwAgyA8AAOkXACAHrQEAAPYeACCyAQAA9x4AIIUOAADpFwAg2BAAAOkXACDZEAAA6RcAINsQAADpFwAg3BAAAOkXACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACjhEBAAAABJQRAQAAAAUBjhEBAAAABAAAABHEDQEAAAAB6A1AAAAAAYsOAQAAAAGwDgEAAAAB_Q4BAAAAAYUPQAAAAAG6D0AAAAABuw9AAAAAAYoQAQAAAAHTEAAA0R4AINQQAADSHgAg1RAAANMeACDWEAIAAAAB1xABAAAAAdgQQAAAAAHZEAEAAAAB2hABAAAAAQzEDQEAAAAB6A1AAAAAAewNAQAAAAH1DQEAAAABvw4BAAAAAYEPQAAAAAGND0AAAAABww8BAAAAAcYPAQAAAAHHDwAA7BsAIMgPQAAAAAHJDwIAAAABCrIBAAD1HgAgyAgBAAAAAcQNAQAAAAHoDUAAAAABhQ4EAAAAAecPAQAAAAHYEEAAAAAB2RABAAAAAdsQQAAAAAHcEEAAAAABAgAAAPsBACAPAACrHwAgAwAAAIUCACAPAACrHwAgEAAArx8AIAwAAACFAgAgCAAArx8AILIBAADbHgAgyAgBAPQXACHEDQEA9BcAIegNQADwFwAhhQ4EANsYACHnDwEA9BcAIdgQQAD8FwAh2RABAPMXACHbEEAA_BcAIdwQQAD8FwAhCrIBAADbHgAgyAgBAPQXACHEDQEA9BcAIegNQADwFwAhhQ4EANsYACHnDwEA9BcAIdgQQAD8FwAh2RABAPMXACHbEEAA_BcAIdwQQAD8FwAhAggAAQAAAYoQAAEAAAECAAAApwQAIA8AALAfACADAAAAqgQAIA8AALAfACAQAAC0HwAgAwAAAKoEACAIAAG-IAAhihAAAbUYACECCAABtRgAIYoQAAG1GAAhBNQPAAEAAAGzEAIAAAABtBACAAAAAbUQAQAAAAEFgw4BAAAAAfEPIAAAAAGlEEAAAAABqRAgAAAAAaoQQAAAAAES6A1AAAAAAYUOBAAAAAGGDgQAAAABjA4BAAAAAZ0OAQAAAAHKDkAAAAAB9g4CAAAAAf0OAQAAAAGIDwEAAAABoxABAAAAAaQQAQAAAAGlEEAAAAABqxAQAAAAAawQAQAAAAGtEEAAAAABrhAgAAAAAa8QIAAAAAGwECAAAAABAgAAANkEACAPAAC3HwAgAwAAAOEEACAPAAC3HwAgEAAAux8AIBQAAADhBAAgCAAAux8AIOgNQADwFwAhhQ4EAO8XACGGDgQA7xcAIYwOAQD0FwAhnQ4BAPQXACHKDkAA_BcAIfYOAgDyFwAh_Q4BAPQXACGIDwEA9BcAIaMQAQD0FwAhpBABAPQXACGlEEAA_BcAIasQEADqGAAhrBABAPMXACGtEEAA8BcAIa4QIACSGAAhrxAgAJIYACGwECAAkhgAIRLoDUAA8BcAIYUOBADvFwAhhg4EAO8XACGMDgEA9BcAIZ0OAQD0FwAhyg5AAPwXACH2DgIA8hcAIf0OAQD0FwAhiA8BAPQXACGjEAEA9BcAIaQQAQD0FwAhpRBAAPwXACGrEBAA6hgAIawQAQDzFwAhrRBAAPAXACGuECAAkhgAIa8QIACSGAAhsBAgAJIYACECyw8CAAAAAcwPAAEAAAEThQMBAAAAAbwMAgAAAAGDDgEAAAAB1A4CAAAAAd0OAQAAAAGaDwEAAAABqQ8BAAAAAdoPAgAAAAHfDyAAAAAB4A8CAAAAAeIPAQAAAAHjDwEAAAAB5A8CAAAAAeUPgAAAAAHmDwEAAAAB5w8BAAAAAegPAAC_HAAg6Q8gAAAAAeoPAgAAAAEEvAwCAAAAAcAOAQAAAAHgDwIAAAAB4Q8BAAAAAQbaDwIAAAAB2w8CAAAAAdwPAgAAAAHdDwAArxwAIN4PgAAAAAHfDwEAAAABBMQNAQAAAAHoDUAAAAABhQ9AAAAAAaIPAAEAAAEcqQUAAJEdACCqBQAAkh0AIKsFAACTHQAgrAUAAJQdACCwB4AAAAABxA0BAAAAAcYNBAAAAAHoDUAAAAAB6g0BAAAAAYUOBAAAAAGdDgEAAAABwA4BAAAAAcwOgAAAAAH9DgEAAAABhQ9AAAAAAZkPAQAAAAG-D0AAAAAB6w8BAAAAAewPIAAAAAHtDwEAAAAB7g8BAAAAAe8PgAAAAAHwD4AAAAAB8Q-AAAAAAfIPIAAAAAHzDwAAjx0AIPQPAgAAAAH1D0AAAAABAgAAAJ0IACAPAADBHwAgAwAAALkIACAPAADBHwAgEAAAxR8AIB4AAAC5CAAgCAAAxR8AIKkFAADPHAAgqgUAANAcACCrBQAA0RwAIKwFAADSHAAgsAeAAAAAAcQNAQD0FwAhxg0EANsYACHoDUAA8BcAIeoNAQD0FwAhhQ4EANsYACGdDgEA9BcAIcAOAQDzFwAhzA6AAAAAAf0OAQD0FwAhhQ9AAPAXACGZDwEA8xcAIb4PQAD8FwAh6w8BAPQXACHsDyAAkhgAIe0PAQDzFwAh7g8BAPMXACHvD4AAAAAB8A-AAAAAAfEPgAAAAAHyDyAAkhgAIfMPAADNHAAg9A8CAPIXACH1D0AA_BcAIRypBQAAzxwAIKoFAADQHAAgqwUAANEcACCsBQAA0hwAILAHgAAAAAHEDQEA9BcAIcYNBADbGAAh6A1AAPAXACHqDQEA9BcAIYUOBADbGAAhnQ4BAPQXACHADgEA8xcAIcwOgAAAAAH9DgEA9BcAIYUPQADwFwAhmQ8BAPMXACG-D0AA_BcAIesPAQD0FwAh7A8gAJIYACHtDwEA8xcAIe4PAQDzFwAh7w-AAAAAAfAPgAAAAAHxD4AAAAAB8g8gAJIYACHzDwAAzRwAIPQPAgDyFwAh9Q9AAPwXACEcqAUAAJAdACCqBQAAkh0AIKsFAACTHQAgrAUAAJQdACCwB4AAAAABxA0BAAAAAcYNBAAAAAHoDUAAAAAB6g0BAAAAAYUOBAAAAAGdDgEAAAABwA4BAAAAAcwOgAAAAAH9DgEAAAABhQ9AAAAAAZkPAQAAAAG-D0AAAAAB6w8BAAAAAewPIAAAAAHtDwEAAAAB7g8BAAAAAe8PgAAAAAHwD4AAAAAB8Q-AAAAAAfIPIAAAAAHzDwAAjx0AIPQPAgAAAAH1D0AAAAABAgAAAJ0IACAPAADGHwAgAwAAALkIACAPAADGHwAgEAAAyh8AIB4AAAC5CAAgCAAAyh8AIKgFAADOHAAgqgUAANAcACCrBQAA0RwAIKwFAADSHAAgsAeAAAAAAcQNAQD0FwAhxg0EANsYACHoDUAA8BcAIeoNAQD0FwAhhQ4EANsYACGdDgEA9BcAIcAOAQDzFwAhzA6AAAAAAf0OAQD0FwAhhQ9AAPAXACGZDwEA8xcAIb4PQAD8FwAh6w8BAPQXACHsDyAAkhgAIe0PAQDzFwAh7g8BAPMXACHvD4AAAAAB8A-AAAAAAfEPgAAAAAHyDyAAkhgAIfMPAADNHAAg9A8CAPIXACH1D0AA_BcAIRyoBQAAzhwAIKoFAADQHAAgqwUAANEcACCsBQAA0hwAILAHgAAAAAHEDQEA9BcAIcYNBADbGAAh6A1AAPAXACHqDQEA9BcAIYUOBADbGAAhnQ4BAPQXACHADgEA8xcAIcwOgAAAAAH9DgEA9BcAIYUPQADwFwAhmQ8BAPMXACG-D0AA_BcAIesPAQD0FwAh7A8gAJIYACHtDwEA8xcAIe4PAQDzFwAh7w-AAAAAAfAPgAAAAAHxD4AAAAAB8g8gAJIYACHzDwAAzRwAIPQPAgDyFwAh9Q9AAPwXACEcqAUAAJAdACCpBQAAkR0AIKsFAACTHQAgrAUAAJQdACCwB4AAAAABxA0BAAAAAcYNBAAAAAHoDUAAAAAB6g0BAAAAAYUOBAAAAAGdDgEAAAABwA4BAAAAAcwOgAAAAAH9DgEAAAABhQ9AAAAAAZkPAQAAAAG-D0AAAAAB6w8BAAAAAewPIAAAAAHtDwEAAAAB7g8BAAAAAe8PgAAAAAHwD4AAAAAB8Q-AAAAAAfIPIAAAAAHzDwAAjx0AIPQPAgAAAAH1D0AAAAABAgAAAJ0IACAPAADLHwAgAwAAALkIACAPAADLHwAgEAAAzx8AIB4AAAC5CAAgCAAAzx8AIKgFAADOHAAgqQUAAM8cACCrBQAA0RwAIKwFAADSHAAgsAeAAAAAAcQNAQD0FwAhxg0EANsYACHoDUAA8BcAIeoNAQD0FwAhhQ4EANsYACGdDgEA9BcAIcAOAQDzFwAhzA6AAAAAAf0OAQD0FwAhhQ9AAPAXACGZDwEA8xcAIb4PQAD8FwAh6w8BAPQXACHsDyAAkhgAIe0PAQDzFwAh7g8BAPMXACHvD4AAAAAB8A-AAAAAAfEPgAAAAAHyDyAAkhgAIfMPAADNHAAg9A8CAPIXACH1D0AA_BcAIRyoBQAAzhwAIKkFAADPHAAgqwUAANEcACCsBQAA0hwAILAHgAAAAAHEDQEA9BcAIcYNBADbGAAh6A1AAPAXACHqDQEA9BcAIYUOBADbGAAhnQ4BAPQXACHADgEA8xcAIcwOgAAAAAH9DgEA9BcAIYUPQADwFwAhmQ8BAPMXACG-D0AA_BcAIesPAQD0FwAh7A8gAJIYACHtDwEA8xcAIe4PAQDzFwAh7w-AAAAAAfAPgAAAAAHxD4AAAAAB8g8gAJIYACHzDwAAzRwAIPQPAgDyFwAh9Q9AAPwXACEcqAUAAJAdACCpBQAAkR0AIKoFAACSHQAgrAUAAJQdACCwB4AAAAABxA0BAAAAAcYNBAAAAAHoDUAAAAAB6g0BAAAAAYUOBAAAAAGdDgEAAAABwA4BAAAAAcwOgAAAAAH9DgEAAAABhQ9AAAAAAZkPAQAAAAG-D0AAAAAB6w8BAAAAAewPIAAAAAHtDwEAAAAB7g8BAAAAAe8PgAAAAAHwD4AAAAAB8Q-AAAAAAfIPIAAAAAHzDwAAjx0AIPQPAgAAAAH1D0AAAAABAgAAAJ0IACAPAADQHwAgAwAAALkIACAPAADQHwAgEAAA1B8AIB4AAAC5CAAgCAAA1B8AIKgFAADOHAAgqQUAAM8cACCqBQAA0BwAIKwFAADSHAAgsAeAAAAAAcQNAQD0FwAhxg0EANsYACHoDUAA8BcAIeoNAQD0FwAhhQ4EANsYACGdDgEA9BcAIcAOAQDzFwAhzA6AAAAAAf0OAQD0FwAhhQ9AAPAXACGZDwEA8xcAIb4PQAD8FwAh6w8BAPQXACHsDyAAkhgAIe0PAQDzFwAh7g8BAPMXACHvD4AAAAAB8A-AAAAAAfEPgAAAAAHyDyAAkhgAIfMPAADNHAAg9A8CAPIXACH1D0AA_BcAIRyoBQAAzhwAIKkFAADPHAAgqgUAANAcACCsBQAA0hwAILAHgAAAAAHEDQEA9BcAIcYNBADbGAAh6A1AAPAXACHqDQEA9BcAIYUOBADbGAAhnQ4BAPQXACHADgEA8xcAIcwOgAAAAAH9DgEA9BcAIYUPQADwFwAhmQ8BAPMXACG-D0AA_BcAIesPAQD0FwAh7A8gAJIYACHtDwEA8xcAIe4PAQDzFwAh7w-AAAAAAfAPgAAAAAHxD4AAAAAB8g8gAJIYACHzDwAAzRwAIPQPAgDyFwAh9Q9AAPwXACEcqAUAAJAdACCpBQAAkR0AIKoFAACSHQAgqwUAAJMdACCwB4AAAAABxA0BAAAAAcYNBAAAAAHoDUAAAAAB6g0BAAAAAYUOBAAAAAGdDgEAAAABwA4BAAAAAcwOgAAAAAH9DgEAAAABhQ9AAAAAAZkPAQAAAAG-D0AAAAAB6w8BAAAAAewPIAAAAAHtDwEAAAAB7g8BAAAAAe8PgAAAAAHwD4AAAAAB8Q-AAAAAAfIPIAAAAAHzDwAAjx0AIPQPAgAAAAH1D0AAAAABAgAAAJ0IACAPAADVHwAgAwAAALkIACAPAADVHwAgEAAA2R8AIB4AAAC5CAAgCAAA2R8AIKgFAADOHAAgqQUAAM8cACCqBQAA0BwAIKsFAADRHAAgsAeAAAAAAcQNAQD0FwAhxg0EANsYACHoDUAA8BcAIeoNAQD0FwAhhQ4EANsYACGdDgEA9BcAIcAOAQDzFwAhzA6AAAAAAf0OAQD0FwAhhQ9AAPAXACGZDwEA8xcAIb4PQAD8FwAh6w8BAPQXACHsDyAAkhgAIe0PAQDzFwAh7g8BAPMXACHvD4AAAAAB8A-AAAAAAfEPgAAAAAHyDyAAkhgAIfMPAADNHAAg9A8CAPIXACH1D0AA_BcAIRyoBQAAzhwAIKkFAADPHAAgqgUAANAcACCrBQAA0RwAILAHgAAAAAHEDQEA9BcAIcYNBADbGAAh6A1AAPAXACHqDQEA9BcAIYUOBADbGAAhnQ4BAPQXACHADgEA8xcAIcwOgAAAAAH9DgEA9BcAIYUPQADwFwAhmQ8BAPMXACG-D0AA_BcAIesPAQD0FwAh7A8gAJIYACHtDwEA8xcAIe4PAQDzFwAh7w-AAAAAAfAPgAAAAAHxD4AAAAAB8g8gAJIYACHzDwAAzRwAIPQPAgDyFwAh9Q9AAPwXACEEgw4BAAAAAZEOEAAAAAHgDgIAAAABzQ8CAAAAAQLLDwIAAAABzA8AAQAAARiPBgAAnxwAIMQNAQAAAAHoDUAAAAAB6g0BAAAAAZEOAQAAAAGaDgIAAAABnQ4BAAAAAacOQAAAAAHADgEAAAAB0g4EAAAAAfEOAQAAAAGEDwEAAAABmQ8BAAAAAbIPBAAAAAHODwEAAAABzw8BAAAAAdAPEAAAAAHRDxAAAAAB0g8CAAAAAdMPAAEAAAHUDwIAAAAB1Q8QAAAAAdYPgAAAAAHXDwEAAAABAgAAAL0JACAPAADcHwAgAwAAAMoJACAPAADcHwAgEAAA4B8AIBoAAADKCQAgCAAA4B8AII8GAACFHAAgxA0BAPQXACHoDUAA8BcAIeoNAQD0FwAhkQ4BAPMXACGaDgIA8hcAIZ0OAQD0FwAhpw5AAPwXACHADgEA8xcAIdIOBADbGAAh8Q4BAPMXACGEDwEA8xcAIZkPAQDzFwAhsg8EANsYACHODwEA9BcAIc8PAQD0FwAh0A8QALcYACHRDxAAtxgAIdIPAgDxFwAh0w8AAbYYACHUDwIA8RcAIdUPEAC3GAAh1g-AAAAAAdcPAQDzFwAhGI8GAACFHAAgxA0BAPQXACHoDUAA8BcAIeoNAQD0FwAhkQ4BAPMXACGaDgIA8hcAIZ0OAQD0FwAhpw5AAPwXACHADgEA8xcAIdIOBADbGAAh8Q4BAPMXACGEDwEA8xcAIZkPAQDzFwAhsg8EANsYACHODwEA9BcAIc8PAQD0FwAh0A8QALcYACHRDxAAtxgAIdIPAgDxFwAh0w8AAbYYACHUDwIA8RcAIdUPEAC3GAAh1g-AAAAAAdcPAQDzFwAhGI4GAACeHAAgxA0BAAAAAegNQAAAAAHqDQEAAAABkQ4BAAAAAZoOAgAAAAGdDgEAAAABpw5AAAAAAcAOAQAAAAHSDgQAAAAB8Q4BAAAAAYQPAQAAAAGZDwEAAAABsg8EAAAAAc4PAQAAAAHPDwEAAAAB0A8QAAAAAdEPEAAAAAHSDwIAAAAB0w8AAQAAAdQPAgAAAAHVDxAAAAAB1g-AAAAAAdcPAQAAAAECAAAAvQkAIA8AAOEfACADAAAAygkAIA8AAOEfACAQAADlHwAgGgAAAMoJACAIAADlHwAgjgYAAIQcACDEDQEA9BcAIegNQADwFwAh6g0BAPQXACGRDgEA8xcAIZoOAgDyFwAhnQ4BAPQXACGnDkAA_BcAIcAOAQDzFwAh0g4EANsYACHxDgEA8xcAIYQPAQDzFwAhmQ8BAPMXACGyDwQA2xgAIc4PAQD0FwAhzw8BAPQXACHQDxAAtxgAIdEPEAC3GAAh0g8CAPEXACHTDwABthgAIdQPAgDxFwAh1Q8QALcYACHWD4AAAAAB1w8BAPMXACEYjgYAAIQcACDEDQEA9BcAIegNQADwFwAh6g0BAPQXACGRDgEA8xcAIZoOAgDyFwAhnQ4BAPQXACGnDkAA_BcAIcAOAQDzFwAh0g4EANsYACHxDgEA8xcAIYQPAQDzFwAhmQ8BAPMXACGyDwQA2xgAIc4PAQD0FwAhzw8BAPQXACHQDxAAtxgAIdEPEAC3GAAh0g8CAPEXACHTDwABthgAIdQPAgDxFwAh1Q8QALcYACHWD4AAAAAB1w8BAPMXACEKrQEAAPQeACDICAEAAAABxA0BAAAAAegNQAAAAAGFDgQAAAAB5w8BAAAAAdgQQAAAAAHZEAEAAAAB2xBAAAAAAdwQQAAAAAECAAAA-wEAIA8AAOYfACAECIAAAAABxA0EAAAAAcYNQAAAAAGLDgEAAAABDMQNAQAAAAHjDQIAAAAB5Q1AAAAAAeYNAgAAAAHnDUAAAAAB6A1AAAAAAYsOAQAAAAGdDgEAAAABpw5AAAAAAcAPgAAAAAHBDwIAAAABwg9AAAAAAQYIgAAAAAGLDgEAAAABnw9AAAAAAb0PAQAAAAG-D0AAAAABvw9AAAAAAQMAAACFAgAgDwAA5h8AIBAAAO0fACAMAAAAhQIAIAgAAO0fACCtAQAA2h4AIMgIAQD0FwAhxA0BAPQXACHoDUAA8BcAIYUOBADbGAAh5w8BAPQXACHYEEAA_BcAIdkQAQDzFwAh2xBAAPwXACHcEEAA_BcAIQqtAQAA2h4AIMgIAQD0FwAhxA0BAPQXACHoDUAA8BcAIYUOBADbGAAh5w8BAPQXACHYEEAA_BcAIdkQAQDzFwAh2xBAAPwXACHcEEAA_BcAIRCsAQAA7RsAILABAADvGwAgsQEAAPAbACDEDQEAAAAB6A1AAAAAAeoNAQAAAAHsDQEAAAAB9Q0BAAAAAb8OAQAAAAGBD0AAAAABjQ9AAAAAAcMPAQAAAAHGDwEAAAABxw8AAOwbACDID0AAAAAByQ8CAAAAAQIAAACDAgAgDwAA7h8AIAMAAACBAgAgDwAA7h8AIBAAAPIfACASAAAAgQIAIAgAAPIfACCsAQAAxBsAILABAADGGwAgsQEAAMcbACDEDQEA9BcAIegNQADwFwAh6g0BAPMXACHsDQEA9BcAIfUNAQDzFwAhvw4BAPQXACGBD0AA_BcAIY0PQAD8FwAhww8BAPQXACHGDwEA9BcAIccPAADDGwAgyA9AAPwXACHJDwIA8hcAIRCsAQAAxBsAILABAADGGwAgsQEAAMcbACDEDQEA9BcAIegNQADwFwAh6g0BAPMXACHsDQEA9BcAIfUNAQDzFwAhvw4BAPQXACGBD0AA_BcAIY0PQAD8FwAhww8BAPQXACHGDwEA9BcAIccPAADDGwAgyA9AAPwXACHJDwIA8hcAIRCsAQAA7RsAIK8BAADuGwAgsQEAAPAbACDEDQEAAAAB6A1AAAAAAeoNAQAAAAHsDQEAAAAB9Q0BAAAAAb8OAQAAAAGBD0AAAAABjQ9AAAAAAcMPAQAAAAHGDwEAAAABxw8AAOwbACDID0AAAAAByQ8CAAAAAQIAAACDAgAgDwAA8x8AIAMAAACBAgAgDwAA8x8AIBAAAPcfACASAAAAgQIAIAgAAPcfACCsAQAAxBsAIK8BAADFGwAgsQEAAMcbACDEDQEA9BcAIegNQADwFwAh6g0BAPMXACHsDQEA9BcAIfUNAQDzFwAhvw4BAPQXACGBD0AA_BcAIY0PQAD8FwAhww8BAPQXACHGDwEA9BcAIccPAADDGwAgyA9AAPwXACHJDwIA8hcAIRCsAQAAxBsAIK8BAADFGwAgsQEAAMcbACDEDQEA9BcAIegNQADwFwAh6g0BAPMXACHsDQEA9BcAIfUNAQDzFwAhvw4BAPQXACGBD0AA_BcAIY0PQAD8FwAhww8BAPQXACHGDwEA9BcAIccPAADDGwAgyA9AAPwXACHJDwIA8hcAIRCsAQAA7RsAIK8BAADuGwAgsAEAAO8bACDEDQEAAAAB6A1AAAAAAeoNAQAAAAHsDQEAAAAB9Q0BAAAAAb8OAQAAAAGBD0AAAAABjQ9AAAAAAcMPAQAAAAHGDwEAAAABxw8AAOwbACDID0AAAAAByQ8CAAAAAQIAAACDAgAgDwAA-B8AIAMAAACBAgAgDwAA-B8AIBAAAPwfACASAAAAgQIAIAgAAPwfACCsAQAAxBsAIK8BAADFGwAgsAEAAMYbACDEDQEA9BcAIegNQADwFwAh6g0BAPMXACHsDQEA9BcAIfUNAQDzFwAhvw4BAPQXACGBD0AA_BcAIY0PQAD8FwAhww8BAPQXACHGDwEA9BcAIccPAADDGwAgyA9AAPwXACHJDwIA8hcAIRCsAQAAxBsAIK8BAADFGwAgsAEAAMYbACDEDQEA9BcAIegNQADwFwAh6g0BAPMXACHsDQEA9BcAIfUNAQDzFwAhvw4BAPQXACGBD0AA_BcAIY0PQAD8FwAhww8BAPQXACHGDwEA9BcAIccPAADDGwAgyA9AAPwXACHJDwIA8hcAIQnEDQEAAAAByQ0BAAAAAegNQAAAAAHqDQEAAAAB7Q0CAAAAAcYOQAAAAAH0DkAAAAABrA8BAAAAAa0PgAAAAAEDqQ8BAAAAAaoPAQAAAAGrD0AAAAABBegNQAAAAAHqDQEAAAABog8BAAAAAacPQAAAAAGoDwIAAAABCLAHgAAAAAGyBwAAlRsAILUHAACWGwAgtgcAAJcbACDEDQEAAAAB6A1AAAAAAeoNAQAAAAH9DgEAAAABAgAAALELACAPAACAIAAgAwAAAM8LACAPAACAIAAgEAAAhCAAIAoAAADPCwAgCAAAhCAAILAHgAAAAAGyBwAA6BoAILUHAADpGgAgtgcAAOoaACDEDQEA9BcAIegNQADwFwAh6g0BAPQXACH9DgEA9BcAIQiwB4AAAAABsgcAAOgaACC1BwAA6RoAILYHAADqGgAgxA0BAPQXACHoDUAA8BcAIeoNAQD0FwAh_Q4BAPQXACEIsAeAAAAAAbEHAACUGwAgtQcAAJYbACC2BwAAlxsAIMQNAQAAAAHoDUAAAAAB6g0BAAAAAf0OAQAAAAECAAAAsQsAIA8AAIUgACADAAAAzwsAIA8AAIUgACAQAACJIAAgCgAAAM8LACAIAACJIAAgsAeAAAAAAbEHAADnGgAgtQcAAOkaACC2BwAA6hoAIMQNAQD0FwAh6A1AAPAXACHqDQEA9BcAIf0OAQD0FwAhCLAHgAAAAAGxBwAA5xoAILUHAADpGgAgtgcAAOoaACDEDQEA9BcAIegNQADwFwAh6g0BAPQXACH9DgEA9BcAIQiwB4AAAAABsQcAAJQbACCyBwAAlRsAILYHAACXGwAgxA0BAAAAAegNQAAAAAHqDQEAAAAB_Q4BAAAAAQIAAACxCwAgDwAAiiAAIAPSDkAAAAABpQ8EAAAAAaYPBAAAAAEDAAAAzwsAIA8AAIogACAQAACPIAAgCgAAAM8LACAIAACPIAAgsAeAAAAAAbEHAADnGgAgsgcAAOgaACC2BwAA6hoAIMQNAQD0FwAh6A1AAPAXACHqDQEA9BcAIf0OAQD0FwAhCLAHgAAAAAGxBwAA5xoAILIHAADoGgAgtgcAAOoaACDEDQEA9BcAIegNQADwFwAh6g0BAPQXACH9DgEA9BcAIQewBwAA1hoAIOgNQAAAAAHqDQEAAAABmQ8BAAAAAaIPAQAAAAGnD0AAAAABqA8CAAAAAQIAAAC9CwAgDwAAkCAAIAMAAAC7CwAgDwAAkCAAIBAAAJQgACAJAAAAuwsAIAgAAJQgACCwBwAAyBoAIOgNQADwFwAh6g0BAPQXACGZDwEA9BcAIaIPAQD0FwAhpw9AAPwXACGoDwIA8hcAIQewBwAAyBoAIOgNQADwFwAh6g0BAPQXACGZDwEA9BcAIaIPAQD0FwAhpw9AAPwXACGoDwIA8hcAIQiwB4AAAAABsQcAAJQbACCyBwAAlRsAILUHAACWGwAgxA0BAAAAAegNQAAAAAHqDQEAAAAB_Q4BAAAAAQIAAACxCwAgDwAAlSAAIArGDUAAAAAB3g0BAAAAAeYNAQAAAAGDDgEAAAABmQ5AAAAAAZoPAQAAAAGbDwAAnhoAIJwPQAAAAAGdDwEAAAABng-AAAAAAQMAAADPCwAgDwAAlSAAIBAAAJogACAKAAAAzwsAIAgAAJogACCwB4AAAAABsQcAAOcaACCyBwAA6BoAILUHAADpGgAgxA0BAPQXACHoDUAA8BcAIeoNAQD0FwAh_Q4BAPQXACEIsAeAAAAAAbEHAADnGgAgsgcAAOgaACC1BwAA6RoAIMQNAQD0FwAh6A1AAPAXACHqDQEA9BcAIf0OAQD0FwAhB4YDAgAAAAGwBwAAsxoAIOoNAQAAAAGZDwEAAAABnw9AAAAAAaAPIAAAAAGhD0AAAAABAgAAANYMACAPAACbIAAgAwAAAMQLACAPAACbIAAgEAAAnyAAIAkAAADECwAgCAAAnyAAIIYDAgDyFwAhsAcAAKUaACDqDQEA9BcAIZkPAQD0FwAhnw9AAPAXACGgDyAAkhgAIaEPQAD8FwAhB4YDAgDyFwAhsAcAAKUaACDqDQEA9BcAIZkPAQD0FwAhnw9AAPAXACGgDyAAkhgAIaEPQAD8FwAhCckNAQAAAAGFDgQAAAABnw4gAAAAAaAOAgAAAAGhDgAA7hkAIKMOAQAAAAGmDoAAAAAB7A4AAQAAAZUPBAAAAAEKmA5AAAAAAYwPAQAAAAGND0AAAAABjg8gAAAAAY8PAQAAAAGQD0AAAAABkQ8gAAAAAZIPQAAAAAGTD0AAAAABlA-AAAAAAQvKCAAAkBoAII8NAgAAAAHmDQEAAAAB6Q0BAAAAAYMOAQAAAAGVDgEAAAABmA5AAAAAAZkOQAAAAAGND0AAAAABkA9AAAAAAZEPIAAAAAECAAAAnQ0AIA8AAKIgACADAAAAqg0AIA8AAKIgACAQAACmIAAgDQAAAKoNACAIAACmIAAgyggAAPYZACCPDQIA8hcAIeYNAQDzFwAh6Q0BAPMXACGDDgEA9BcAIZUOAQD0FwAhmA5AAPAXACGZDkAA_BcAIY0PQADwFwAhkA9AAPwXACGRDyAAkhgAIQvKCAAA9hkAII8NAgDyFwAh5g0BAPMXACHpDQEA8xcAIYMOAQD0FwAhlQ4BAPQXACGYDkAA8BcAIZkOQAD8FwAhjQ9AAPAXACGQD0AA_BcAIZEPIACSGAAhC8kIAACPGgAgjw0CAAAAAeYNAQAAAAHpDQEAAAABgw4BAAAAAZUOAQAAAAGYDkAAAAABmQ5AAAAAAY0PQAAAAAGQD0AAAAABkQ8gAAAAAQIAAACdDQAgDwAApyAAIAMAAACqDQAgDwAApyAAIBAAAKsgACANAAAAqg0AIAgAAKsgACDJCAAA9RkAII8NAgDyFwAh5g0BAPMXACHpDQEA8xcAIYMOAQD0FwAhlQ4BAPQXACGYDkAA8BcAIZkOQAD8FwAhjQ9AAPAXACGQD0AA_BcAIZEPIACSGAAhC8kIAAD1GQAgjw0CAPIXACHmDQEA8xcAIekNAQDzFwAhgw4BAPQXACGVDgEA9BcAIZgOQADwFwAhmQ5AAPwXACGND0AA8BcAIZAPQAD8FwAhkQ8gAJIYACEClQ4BAAAAAZYOQAAAAAECAAAAwxMAIA8AAKwgACADAAAAxhMAIA8AAKwgACAQAACwIAAgBAAAAMYTACAIAACwIAAglQ4BAPQXACGWDkAA_BcAIQKVDgEA9BcAIZYOQAD8FwAhCI8NAgAAAAHmDQEAAAABgw4BAAAAAYUOBAAAAAGXDgIAAAABmA5AAAAAAZkOQAAAAAGaDoAAAAABDcQNAQAAAAHeDQEAAAAB3w0BAAAAAeANAQAAAAHhDQEAAAAB4g0BAAAAAeMNAgAAAAHkDQIAAAAB5Q1AAAAAAeYNAgAAAAHnDUAAAAAB6A1AAAAAAekNAQAAAAEUrwEAAKAYACDEDQEAAAAB6A1AAAAAAeoNAQAAAAHrDQEAAAAB7A0BAAAAAe0NAAChGAAg7g0gAAAAAe8NAQAAAAHwDQEAAAAB8Q1AAAAAAfINAQAAAAHzDQEAAAAB9A0gAAAAAfUNAQAAAAH2DSAAAAAB9w1AAAAAAfgNIAAAAAH5DUAAAAAB-g1AAAAAAQIAAACnFAAgDwAAsyAAIAfEDQQAAAABxg1AAAAAAccNAgAAAAHIDQIAAAAByQ0BAAAAAcoNgAAAAAHLDQEAAAABAwAAALQUACAPAACzIAAgEAAAuCAAIBYAAAC0FAAgCAAAuCAAIK8BAACQGAAgxA0BAPQXACHoDUAA8BcAIeoNAQD0FwAh6w0BAPQXACHsDQEA9BcAIe0NAACRGAAg7g0gAJIYACHvDQEA9BcAIfANAQDzFwAh8Q1AAPwXACHyDQEA8xcAIfMNAQDzFwAh9A0gAJIYACH1DQEA8xcAIfYNIACSGAAh9w1AAPwXACH4DSAAkhgAIfkNQAD8FwAh-g1AAPwXACEUrwEAAJAYACDEDQEA9BcAIegNQADwFwAh6g0BAPQXACHrDQEA9BcAIewNAQD0FwAh7Q0AAJEYACDuDSAAkhgAIe8NAQD0FwAh8A0BAPMXACHxDUAA_BcAIfINAQDzFwAh8w0BAPMXACH0DSAAkhgAIfUNAQDzFwAh9g0gAJIYACH3DUAA_BcAIfgNIACSGAAh-Q1AAPwXACH6DUAA_BcAIQ-NDQAAixgAIMQNAQAAAAHdDQEAAAAB3g0BAAAAAd8NAQAAAAHgDQEAAAAB4Q0BAAAAAeINAQAAAAHjDQIAAAAB5A0CAAAAAeUNQAAAAAHmDQIAAAAB5w1AAAAAAegNQAAAAAHpDQEAAAABAgAAAKsUACAPAAC5IAAgAwAAAKkUACAPAAC5IAAgEAAAvSAAIBEAAACpFAAgCAAAvSAAII0NAAD9FwAgxA0BAPQXACHdDQEA9BcAId4NAQD0FwAh3w0BAPQXACHgDQEA9BcAIeENAQDzFwAh4g0BAPQXACHjDQIA8hcAIeQNAgDyFwAh5Q1AAPwXACHmDQIA8hcAIecNQAD8FwAh6A1AAPAXACHpDQEA8xcAIQ-NDQAA_RcAIMQNAQD0FwAh3Q0BAPQXACHeDQEA9BcAId8NAQD0FwAh4A0BAPQXACHhDQEA8xcAIeINAQD0FwAh4w0CAPIXACHkDQIA8hcAIeUNQAD8FwAh5g0CAPIXACHnDUAA_BcAIegNQADwFwAh6Q0BAPMXACEDCAABtRgAIYoQAAG1GAAhjhEAAQAAAQAAAAADFQAGFgAHFwAIAAAAAxUABhYABxcACAAAAAUVAA4WABEXABIoAA8pABAAAAAAAAUVAA4WABEXABIoAA8pABAAAAADFQAYFgAZFwAaAAAAAxUAGBYAGRcAGgAAAAUVACAWACMXACQoACEpACIAAAAAAAUVACAWACMXACQoACEpACIAAAAFFQAqFgAtFwAuKAArKQAsAAAAAAAFFQAqFgAtFwAuKAArKQAsAAAABRUANBYANxcAOCgANSkANgAAAAAABRUANBYANxcAOCgANSkANgAAAAUVAD4WAEEXAEIoAD8pAEAAAAAAAAUVAD4WAEEXAEIoAD8pAEAAAAADFQBIFgBJFwBKAAAAAxUASBYASRcASgAAAAUVAFAWAFMXAFQoAFEpAFIAAAAAAAUVAFAWAFMXAFQoAFEpAFIAAAADFQBaFgBbFwBcAAAAAxUAWhYAWxcAXAMVAGWtAYACX7IBhAJgAawBAF4FFQBkrAGGAl6vAYoCYbABjgJisQGSAmMBrgEAYAGuAQBgAa4BAGADrwGTAgCwAZQCALEBlQIAAq0BlgIAsgGXAgAAAAUVAGkWAGwXAG0oAGopAGsAAAAAAAUVAGkWAGwXAG0oAGopAGsBrAEAXgGsAQBeBRUAchYAdRcAdigAcykAdAAAAAAABRUAchYAdRcAdigAcykAdAAAAAMVAHwWAH0XAH4AAAADFQB8FgB9FwB-AAAABRUAhAEWAIcBFwCIASgAhQEpAIYBAAAAAAAFFQCEARYAhwEXAIgBKACFASkAhgEAAAAFFQCOARYAkQEXAJIBKACPASkAkAEAAAAAAAUVAI4BFgCRARcAkgEoAI8BKQCQAQAAAAUVAJgBFgCbARcAnAEoAJkBKQCaAQAAAAAABRUAmAEWAJsBFwCcASgAmQEpAJoBAAAAAxUAogEWAKMBFwCkAQAAAAMVAKIBFgCjARcApAEAAAAFFQCqARYArQEXAK4BKACrASkArAEAAAAAAAUVAKoBFgCtARcArgEoAKsBKQCsAQAAAAUVALQBFgC3ARcAuAEoALUBKQC2AQAAAAAABRUAtAEWALcBFwC4ASgAtQEpALYBAAAABRUAvgEWAMEBFwDCASgAvwEpAMABAAAAAAAFFQC-ARYAwQEXAMIBKAC_ASkAwAEB1AIAxQECFQDGAdMCkATEAQHTApEEAAHUAgDFAQHUAgDFAQUVAMoBFgDNARcAzgEoAMsBKQDMAQAAAAAABRUAygEWAM0BFwDOASgAywEpAMwBAAADFQDTARYA1AEXANUBAAAAAxUA0wEWANQBFwDVAQAAAAUVANsBFgDeARcA3wEoANwBKQDdAQAAAAAABRUA2wEWAN4BFwDfASgA3AEpAN0BAhUA4wGGA94E4gEBhQMA4QEBhgPfBAAAAAUVAOcBFgDqARcA6wEoAOgBKQDpAQAAAAAABRUA5wEWAOoBFwDrASgA6AEpAOkBAYUDAOEBAYUDAOEBAxUA8AEWAPEBFwDyAQAAAAMVAPABFgDxARcA8gEAAAADFQD4ARYA-QEXAPoBAAAAAxUA-AEWAPkBFwD6AQAAAAUVAIACFgCDAhcAhAIoAIECKQCCAgAAAAAABRUAgAIWAIMCFwCEAigAgQIpAIICAAAAAxUAigIWAIsCFwCMAgAAAAMVAIoCFgCLAhcAjAIAAAAFFQCSAhYAlQIXAJYCKACTAikAlAIAAAAAAAUVAJICFgCVAhcAlgIoAJMCKQCUAgAAAAUVAJwCFgCfAhcAoAIoAJ0CKQCeAgAAAAAABRUAnAIWAJ8CFwCgAigAnQIpAJ4CAAAABRUApgIWAKkCFwCqAigApwIpAKgCAAAAAAAFFQCmAhYAqQIXAKoCKACnAikAqAIAAAAFFQCwAhYAswIXALQCKACxAikAsgIAAAAAAAUVALACFgCzAhcAtAIoALECKQCyAgAAAAUVALoCFgC9AhcAvgIoALsCKQC8AgAAAAAABRUAugIWAL0CFwC-AigAuwIpALwCAAAABRUAxAIWAMcCFwDIAigAxQIpAMYCAAAAAAAFFQDEAhYAxwIXAMgCKADFAikAxgIAAAAFFQDOAhYA0QIXANICKADPAikA0AIAAAAAAAUVAM4CFgDRAhcA0gIoAM8CKQDQAgAAAAUVANgCFgDbAhcA3AIoANkCKQDaAgAAAAAABRUA2AIWANsCFwDcAigA2QIpANoCAAAABRUA4gIWAOUCFwDmAigA4wIpAOQCAAAAAAAFFQDiAhYA5QIXAOYCKADjAikA5AIAAAAFFQDsAhYA7wIXAPACKADtAikA7gIAAAAAAAUVAOwCFgDvAhcA8AIoAO0CKQDuAgAAAAUVAPYCFgD5AhcA-gIoAPcCKQD4AgAAAAAABRUA9gIWAPkCFwD6AigA9wIpAPgCAAAABRUAgAMWAIMDFwCEAygAgQMpAIIDAAAAAAAFFQCAAxYAgwMXAIQDKACBAykAggMAAAAFFQCKAxYAjQMXAI4DKACLAykAjAMAAAAAAAUVAIoDFgCNAxcAjgMoAIsDKQCMAwYVAJYDqAWiCJEDqQWmCJIDqgWqCJMDqwWuCJQDrAWyCJUDAacFAJADAacFAJADAacFAJADAacFAJADAacFAJADBagFswgAqQW0CACqBbUIAKsFtggArAW3CAAAAAUVAJoDFgCdAxcAngMoAJsDKQCcAwAAAAAABRUAmgMWAJ0DFwCeAygAmwMpAJwDAacFAJADAacFAJADBRUAowMWAKYDFwCnAygApAMpAKUDAAAAAAAFFQCjAxYApgMXAKcDKACkAykApQMBpwUAkAMBpwUAkAMFFQCsAxYArwMXALADKACtAykArgMAAAAAAAUVAKwDFgCvAxcAsAMoAK0DKQCuAwGnBQCQAwGnBQCQAwUVALUDFgC4AxcAuQMoALYDKQC3AwAAAAAABRUAtQMWALgDFwC5AygAtgMpALcDAacFAJADAacFAJADBRUAvgMWAMEDFwDCAygAvwMpAMADAAAAAAAFFQC-AxYAwQMXAMIDKAC_AykAwAMBpwUAkAMBpwUAkAMDFQDHAxYAyAMXAMkDAAAAAxUAxwMWAMgDFwDJAwMVAM4DjgbCCcwDjwbGCc0DAY0GAMsDAY0GAMsDAo4GxwkAjwbICQAAAAUVANIDFgDVAxcA1gMoANMDKQDUAwAAAAAABRUA0gMWANUDFwDWAygA0wMpANQDAY0GAMsDAY0GAMsDBRUA2wMWAN4DFwDfAygA3AMpAN0DAAAAAAAFFQDbAxYA3gMXAN8DKADcAykA3QMBjQYAywMBjQYAywMFFQDkAxYA5wMXAOgDKADlAykA5gMAAAAAAAUVAOQDFgDnAxcA6AMoAOUDKQDmAwGsAZYKXgGsAZwKXgUVAO0DFgDwAxcA8QMoAO4DKQDvAwAAAAAABRUA7QMWAPADFwDxAygA7gMpAO8DAAAABRUA9wMWAPoDFwD7AygA-AMpAPkDAAAAAAAFFQD3AxYA-gMXAPsDKAD4AykA-QMBrgEAYAGuAQBgBRUAgAQWAIMEFwCEBCgAgQQpAIIEAAAAAAAFFQCABBYAgwQXAIQEKACBBCkAggQBrgEAYAGuAQBgBRUAiQQWAIwEFwCNBCgAigQpAIsEAAAAAAAFFQCJBBYAjAQXAI0EKACKBCkAiwQBrgEAYAGuAQBgAxUAkgQWAJMEFwCUBAAAAAMVAJIEFgCTBBcAlAQAAAADFQCaBBYAmwQXAJwEAAAAAxUAmgQWAJsEFwCcBAAAAAMVAKIEFgCjBBcApAQAAAADFQCiBBYAowQXAKQEBRUArwSxB7YLpwSyB7oLqAS1B74LqQS2B8ULrAQBsAcApgQBsAcApgQDFQCrBLAHAKYEtAfCC6oEAbMHAKkEAbQHwwsAAxUArgSwBwCmBLcHyQutBAG2BwCsBAG3B8oLAAOxB8sLALIHzAsAtQfNCwAAAAMVALMEFgC0BBcAtQQAAAADFQCzBBYAtAQXALUEAbAHAKYEAbAHAKYEBRUAugQWAL0EFwC-BCgAuwQpALwEAAAAAAAFFQC6BBYAvQQXAL4EKAC7BCkAvAQBsAcApgQBsAcApgQDFQDDBBYAxAQXAMUEAAAAAxUAwwQWAMQEFwDFBAGwBwCmBAGwBwCmBAUVAMoEFgDNBBcAzgQoAMsEKQDMBAAAAAAABRUAygQWAM0EFwDOBCgAywQpAMwEAbMHAKkEAbMHAKkEBRUA0wQWANYEFwDXBCgA1AQpANUEAAAAAAAFFQDTBBYA1gQXANcEKADUBCkA1QQAAAAFFQDdBBYA4AQXAOEEKADeBCkA3wQAAAAAAAUVAN0EFgDgBBcA4QQoAN4EKQDfBAGwBwCmBAGwBwCmBAUVAOYEFgDpBBcA6gQoAOcEKQDoBAAAAAAABRUA5gQWAOkEFwDqBCgA5wQpAOgEAbYHAKwEAbYHAKwEAxUA7wQWAPAEFwDxBAAAAAMVAO8EFgDwBBcA8QQAAAAFFQD3BBYA-gQXAPsEKAD4BCkA-QQAAAAAAAUVAPcEFgD6BBcA-wQoAPgEKQD5BAMVAIAFyQiiDf4EygimDf8EAcgIAP0EAcgIAP0EAskIpw0AygioDQAAAAUVAIQFFgCHBRcAiAUoAIUFKQCGBQAAAAAABRUAhAUWAIcFFwCIBSgAhQUpAIYFAcgIAP0EAcgIAP0EBRUAjQUWAJAFFwCRBSgAjgUpAI8FAAAAAAAFFQCNBRYAkAUXAJEFKACOBSkAjwUByAgA_QQByAgA_QQDFQCWBRYAlwUXAJgFAAAAAxUAlgUWAJcFFwCYBQAAAAUVAJ4FFgChBRcAogUoAJ8FKQCgBQAAAAAABRUAngUWAKEFFwCiBSgAnwUpAKAFAAAABRUAqAUWAKsFFwCsBSgAqQUpAKoFAAAAAAAFFQCoBRYAqwUXAKwFKACpBSkAqgUAAAAFFQCyBRYAtQUXALYFKACzBSkAtAUAAAAAAAUVALIFFgC1BRcAtgUoALMFKQC0BQAAAAMVALwFFgC9BRcAvgUAAAADFQC8BRYAvQUXAL4FAAAAAxUAxAUWAMUFFwDGBQAAAAMVAMQFFgDFBRcAxgUAAAADFQDMBRYAzQUXAM4FAAAAAxUAzAUWAM0FFwDOBQAAAAUVANQFFgDXBRcA2AUoANUFKQDWBQAAAAAABRUA1AUWANcFFwDYBSgA1QUpANYFAAAABRUA3gUWAOEFFwDiBSgA3wUpAOAFAAAAAAAFFQDeBRYA4QUXAOIFKADfBSkA4AUAAAADFQDoBRYA6QUXAOoFAAAAAxUA6AUWAOkFFwDqBQAAAAUVAPAFFgDzBRcA9AUoAPEFKQDyBQAAAAAABRUA8AUWAPMFFwD0BSgA8QUpAPIFAAAABRUA-gUWAP0FFwD-BSgA-wUpAPwFAAAAAAAFFQD6BRYA_QUXAP4FKAD7BSkA_AUAAAAFFQCEBhYAhwYXAIgGKACFBikAhgYAAAAAAAUVAIQGFgCHBhcAiAYoAIUGKQCGBgAAAAUVAI4GFgCRBhcAkgYoAI8GKQCQBgAAAAAABRUAjgYWAJEGFwCSBigAjwYpAJAGAAAABRUAmAYWAJsGFwCcBigAmQYpAJoGAAAAAAAFFQCYBhYAmwYXAJwGKACZBikAmgYAAAAFFQCiBhYApQYXAKYGKACjBikApAYAAAAAAAUVAKIGFgClBhcApgYoAKMGKQCkBgAAAAUVAKwGFgCvBhcAsAYoAK0GKQCuBgAAAAAABRUArAYWAK8GFwCwBigArQYpAK4GAAAABRUAtgYWALkGFwC6BigAtwYpALgGAAAAAAAFFQC2BhYAuQYXALoGKAC3BikAuAYAAAAFFQDABhYAwwYXAMQGKADBBikAwgYAAAAAAAUVAMAGFgDDBhcAxAYoAMEGKQDCBgAAAAMVAMoGFgDLBhcAzAYAAAADFQDKBhYAywYXAMwGAAAABRUA0gYWANUGFwDWBigA0wYpANQGAAAAAAAFFQDSBhYA1QYXANYGKADTBikA1AYAAAAFFQDcBhYA3wYXAOAGKADdBikA3gYAAAAAAAUVANwGFgDfBhcA4AYoAN0GKQDeBgAAAAUVAOYGFgDpBhcA6gYoAOcGKQDoBgAAAAAABRUA5gYWAOkGFwDqBigA5wYpAOgGAAAABRUA8AYWAPMGFwD0BigA8QYpAPIGAAAAAAAFFQDwBhYA8wYXAPQGKADxBikA8gYAAAAFFQD6BhYA_QYXAP4GKAD7BikA_AYAAAAAAAUVAPoGFgD9BhcA_gYoAPsGKQD8BgAAAAUVAIQHFgCHBxcAiAcoAIUHKQCGBwAAAAAABRUAhAcWAIcHFwCIBygAhQcpAIYHAAAAAxUAjgcWAI8HFwCQBwAAAAMVAI4HFgCPBxcAkAcAAAAFFQCWBxYAmQcXAJoHKACXBykAmAcAAAAAAAUVAJYHFgCZBxcAmgcoAJcHKQCYBwAAAAMVAKAHFgChBxcAogcAAAADFQCgBxYAoQcXAKIHAbwMAKUHAhUApge7DKwTpAcBuwytEwABvAwApQcBvAwApQcFFQCqBxYArQcXAK4HKACrBykArAcAAAAAAAUVAKoHFgCtBxcArgcoAKsHKQCsBwAAAxUAswcWALQHFwC1BwAAAAMVALMHFgC0BxcAtQcAAAAFFQC7BxYAvgcXAL8HKAC8BykAvQcAAAAAAAUVALsHFgC-BxcAvwcoALwHKQC9BwAAAAMVAMUHFgDGBxcAxwcAAAADFQDFBxYAxgcXAMcHAAAABRUAzQcWANAHFwDRBygAzgcpAM8HAAAAAAAFFQDNBxYA0AcXANEHKADOBykAzwcCFQDXB5ANrBTUBwMVANYHjQ0A0wePDbAU1QcBjg0A1AcBjw2xFAABkA2yFAAAAAMVANsHFgDcBxcA3QcAAAADFQDbBxYA3AcXAN0HAY0NANMHAY0NANMHBRUA4gcWAOUHFwDmBygA4wcpAOQHAAAAAAAFFQDiBxYA5QcXAOYHKADjBykA5AcBjg0A1AcBjg0A1AcFFQDrBxYA7gcXAO8HKADsBykA7QcAAAAAAAUVAOsHFgDuBxcA7wcoAOwHKQDtBwECAQIDAQUGAQYHAQcIAQkKAQoMAgsNAwwPAQ0RAg4SBBETARIUARMVAhgYBRkZCRobChscChwfCh0gCh4hCh8jCiAlAiEmCyIoCiMqAiQrDCUsCiYtCicuAioxDSsyEyw0FC01FC44FC85FDA6FDE8FDI-AjM_FTRBFDVDAjZEFjdFFDhGFDlHAjpKFztLGzxNHD1OHD5RHD9SHEBTHEFVHEJXAkNYHURaHEVcAkZdHkdeHEhfHElgAkpjH0tkJUxmJk1nJk5qJk9rJlBsJlFuJlJwAlNxJ1RzJlV1AlZ2KFd3Jlh4Jll5Alp8KVt9L1x_MF2AATBegwEwX4QBMGCFATBhhwEwYokBAmOKATFkjAEwZY4BAmaPATJnkAEwaJEBMGmSAQJqlQEza5YBOWyYATptmQE6bpwBOm-dATpwngE6caABOnKiAQJzowE7dKUBOnWnAQJ2qAE8d6kBOniqATp5qwECeq4BPXuvAUN8sQFEfbIBRH61AUR_tgFEgAG3AUSBAbkBRIIBuwECgwG8AUWEAb4BRIUBwAEChgHBAUaHAcIBRIgBwwFEiQHEAQKKAccBR4sByAFLjAHKAUyNAcsBTI4BzgFMjwHPAUyQAdABTJEB0gFMkgHUAQKTAdUBTZQB1wFMlQHZAQKWAdoBTpcB2wFMmAHcAUyZAd0BApoB4AFPmwHhAVWcAeMBVp0B5AFWngHnAVafAegBVqAB6QFWoQHrAVaiAe0BAqMB7gFXpAHwAValAfIBAqYB8wFYpwH0AVaoAfUBVqkB9gECqgH5AVmrAfoBXbMB_AFetAGYAl61AZoCXrYBmwJetwGcAl64AZ4CXrkBoAICugGhAma7AaMCXrwBpQICvQGmAme-AacCXr8BqAJewAGpAgLBAawCaMIBrQJuwwGuAl_EAa8CX8UBsAJfxgGxAl_HAbICX8gBtAJfyQG2AgLKAbcCb8sBuQJfzAG7AgLNAbwCcM4BvQJfzwG-Al_QAb8CAtEBwgJx0gHDAnfTAcUCeNQBxgJ41QHJAnjWAcoCeNcBywJ42AHNAnjZAc8CAtoB0AJ52wHSAnjcAdQCAt0B1QJ63gHWAnjfAdcCeOAB2AIC4QHbAnviAdwCf-MB3gKAAeQB3wKAAeUB4gKAAeYB4wKAAecB5AKAAegB5gKAAekB6AIC6gHpAoEB6wHrAoAB7AHtAgLtAe4CggHuAe8CgAHvAfACgAHwAfECAvEB9AKDAfIB9QKJAfMB9wKKAfQB-AKKAfUB-wKKAfYB_AKKAfcB_QKKAfgB_wKKAfkBgQMC-gGCA4sB-wGEA4oB_AGGAwL9AYcDjAH-AYgDigH_AYkDigGAAooDAoECjQONAYICjgOTAYMCkAOUAYQCkQOUAYUClAOUAYYClQOUAYcClgOUAYgCmAOUAYkCmgMCigKbA5UBiwKdA5QBjAKfAwKNAqADlgGOAqEDlAGPAqIDlAGQAqMDApECpgOXAZICpwOdAZMCqQOeAZQCqgOeAZUCrQOeAZYCrgOeAZcCrwOeAZgCsQOeAZkCswMCmgK0A58BmwK2A54BnAK4AwKdArkDoAGeAroDngGfArsDngGgArwDAqECvwOhAaICwAOlAaMCwgOmAaQCwwOmAaUCxgOmAaYCxwOmAacCyAOmAagCygOmAakCzAMCqgLNA6cBqwLPA6YBrALRAwKtAtIDqAGuAtMDpgGvAtQDpgGwAtUDArEC2AOpAbIC2QOvAbMC2wOwAbQC3AOwAbUC3wOwAbYC4AOwAbcC4QOwAbgC4wOwAbkC5QMCugLmA7EBuwLoA7ABvALqAwK9AusDsgG-AuwDsAG_Au0DsAHAAu4DAsEC8QOzAcIC8gO5AcMC9AO6AcQC9QO6AcUC-AO6AcYC-QO6AccC-gO6AcgC_AO6AckC_gMCygL_A7sBywKBBLoBzAKDBALNAoQEvAHOAoUEugHPAoYEugHQAocEAtECigS9AdICiwTDAdUCjQTEAdYCkgTEAdcCkwTEAdgClATEAdkClQTEAdoClwTEAdsCmQQC3AKaBMcB3QKcBMQB3gKeBALfAp8EyAHgAqAExAHhAqEExAHiAqIEAuMCpQTJAeQCpgTPAeUCqATFAeYCqQTFAecCrATFAegCrQTFAekCrgTFAeoCsATFAesCsgQC7AKzBNAB7QK1BMUB7gK3BALvArgE0QHwArkExQHxAroExQHyArsEAvMCvgTSAfQCvwTWAfUCwQTXAfYCwgTXAfcCxQTXAfgCxgTXAfkCxwTXAfoCyQTXAfsCywQC_ALMBNgB_QLOBNcB_gLQBAL_AtEE2QGAA9IE1wGBA9ME1wGCA9QEAoMD1wTaAYQD2ATgAYcD2gThAYgD4AThAYkD4wThAYoD5AThAYsD5QThAYwD5wThAY0D6QQCjgPqBOQBjwPsBOEBkAPuBAKRA-8E5QGSA_AE4QGTA_EE4QGUA_IEApUD9QTmAZYD9gTsAZcD9wTiAZgD-ATiAZkD-QTiAZoD-gTiAZsD-wTiAZwD_QTiAZ0D_wQCngOABe0BnwOCBeIBoAOEBQKhA4UF7gGiA4YF4gGjA4cF4gGkA4gFAqUDiwXvAaYDjAXzAacDjgX0AagDjwX0AakDkgX0AaoDkwX0AasDlAX0AawDlgX0Aa0DmAUCrgOZBfUBrwObBfQBsAOdBQKxA54F9gGyA58F9AGzA6AF9AG0A6EFArUDpAX3AbYDpQX7AbcDpwX8AbgDqAX8AbkDqwX8AboDrAX8AbsDrQX8AbwDrwX8Ab0DsQUCvgOyBf0BvwO0BfwBwAO2BQLBA7cF_gHCA7gF_AHDA7kF_AHEA7oFAsUDvQX_AcYDvgWFAscDwAWGAsgDwQWGAskDxAWGAsoDxQWGAssDxgWGAswDyAWGAs0DygUCzgPLBYcCzwPNBYYC0APPBQLRA9AFiALSA9EFhgLTA9IFhgLUA9MFAtUD1gWJAtYD1wWNAtcD2QWOAtgD2gWOAtkD3QWOAtoD3gWOAtsD3wWOAtwD4QWOAt0D4wUC3gPkBY8C3wPmBY4C4APoBQLhA-kFkALiA-oFjgLjA-sFjgLkA-wFAuUD7wWRAuYD8AWXAucD8gWYAugD8wWYAukD9gWYAuoD9wWYAusD-AWYAuwD-gWYAu0D_AUC7gP9BZkC7wP_BZgC8AOBBgLxA4IGmgLyA4MGmALzA4QGmAL0A4UGAvUDiAabAvYDiQahAvcDiwaiAvgDjAaiAvkDjwaiAvoDkAaiAvsDkQaiAvwDkwaiAv0DlQYC_gOWBqMC_wOYBqICgASaBgKBBJsGpAKCBJwGogKDBJ0GogKEBJ4GAoUEoQalAoYEogarAocEpAasAogEpQasAokEqAasAooEqQasAosEqgasAowErAasAo0ErgYCjgSvBq0CjwSxBqwCkASzBgKRBLQGrgKSBLUGrAKTBLYGrAKUBLcGApUEugavApYEuwa1ApcEvQa2ApgEvga2ApkEwQa2ApoEwga2ApsEwwa2ApwExQa2Ap0ExwYCngTIBrcCnwTKBrYCoATMBgKhBM0GuAKiBM4GtgKjBM8GtgKkBNAGAqUE0wa5AqYE1Aa_AqcE1gbAAqgE1wbAAqkE2gbAAqoE2wbAAqsE3AbAAqwE3gbAAq0E4AYCrgThBsECrwTjBsACsATlBgKxBOYGwgKyBOcGwAKzBOgGwAK0BOkGArUE7AbDArYE7QbJArcE7wbKArgE8AbKArkE8wbKAroE9AbKArsE9QbKArwE9wbKAr0E-QYCvgT6BssCvwT8BsoCwAT-BgLBBP8GzALCBIAHygLDBIEHygLEBIIHAsUEhQfNAsYEhgfTAscEiAfUAsgEiQfUAskEjAfUAsoEjQfUAssEjgfUAswEkAfUAs0EkgcCzgSTB9UCzwSVB9QC0ASXBwLRBJgH1gLSBJkH1ALTBJoH1ALUBJsHAtUEngfXAtYEnwfdAtcEoQfeAtgEogfeAtkEpQfeAtoEpgfeAtsEpwfeAtwEqQfeAt0EqwcC3gSsB98C3wSuB94C4ASwBwLhBLEH4ALiBLIH3gLjBLMH3gLkBLQHAuUEtwfhAuYEuAfnAucEugfoAugEuwfoAukEvgfoAuoEvwfoAusEwAfoAuwEwgfoAu0ExAcC7gTFB-kC7wTHB-gC8ATJBwLxBMoH6gLyBMsH6ALzBMwH6AL0BM0HAvUE0AfrAvYE0QfxAvcE0wfyAvgE1AfyAvkE1wfyAvoE2AfyAvsE2QfyAvwE2wfyAv0E3QcC_gTeB_MC_wTgB_ICgAXiBwKBBeMH9AKCBeQH8gKDBeUH8gKEBeYHAoUF6Qf1AoYF6gf7AocF7Af8AogF7Qf8AokF8Af8AooF8Qf8AosF8gf8AowF9Af8Ao0F9gcCjgX3B_0CjwX5B_wCkAX7BwKRBfwH_gKSBf0H_AKTBf4H_AKUBf8HApUFggj_ApYFgwiFA5cFhQiGA5gFhgiGA5kFiQiGA5oFigiGA5sFiwiGA5wFjQiGA50FjwgCngWQCIcDnwWSCIYDoAWUCAKhBZUIiAOiBZYIhgOjBZcIhgOkBZgIAqUFmwiJA6YFnAiPA60FngiQA64FuAiQA68FuwiQA7AFvAiQA7EFvQiQA7IFvwiQA7MFwQgCtAXCCJcDtQXECJADtgXGCAK3BccImAO4BcgIkAO5BckIkAO6BcoIArsFzQiZA7wFzgifA70FzwiRA74F0AiRA78F0QiRA8AF0giRA8EF0wiRA8IF1QiRA8MF1wgCxAXYCKADxQXaCJEDxgXcCALHBd0IoQPIBd4IkQPJBd8IkQPKBeAIAssF4wiiA8wF5AioA80F5QiSA84F5giSA88F5wiSA9AF6AiSA9EF6QiSA9IF6wiSA9MF7QgC1AXuCKkD1QXwCJID1gXyCALXBfMIqgPYBfQIkgPZBfUIkgPaBfYIAtsF-QirA9wF-gixA90F-wiTA94F_AiTA98F_QiTA-AF_giTA-EF_wiTA-IFgQmTA-MFgwkC5AWECbID5QWGCZMD5gWICQLnBYkJswPoBYoJkwPpBYsJkwPqBYwJAusFjwm0A-wFkAm6A-0FkQmUA-4FkgmUA-8FkwmUA_AFlAmUA_EFlQmUA_IFlwmUA_MFmQkC9AWaCbsD9QWcCZQD9gWeCQL3BZ8JvAP4BaAJlAP5BaEJlAP6BaIJAvsFpQm9A_wFpgnDA_0FpwmVA_4FqAmVA_8FqQmVA4AGqgmVA4EGqwmVA4IGrQmVA4MGrwkChAawCcQDhQayCZUDhga0CQKHBrUJxQOIBrYJlQOJBrcJlQOKBrgJAosGuwnGA4wGvAnKA5AGvgnLA5EGyQnLA5IGzAnLA5MGzQnLA5QGzgnLA5UG0AnLA5YG0gkClwbTCc8DmAbVCcsDmQbXCQKaBtgJ0AObBtkJywOcBtoJywOdBtsJAp4G3gnRA58G3wnXA6AG4AnMA6EG4QnMA6IG4gnMA6MG4wnMA6QG5AnMA6UG5gnMA6YG6AkCpwbpCdgDqAbrCcwDqQbtCQKqBu4J2QOrBu8JzAOsBvAJzAOtBvEJAq4G9AnaA68G9QngA7AG9gnNA7EG9wnNA7IG-AnNA7MG-QnNA7QG-gnNA7UG_AnNA7YG_gkCtwb_CeEDuAaBCs0DuQaDCgK6BoQK4gO7BoUKzQO8BoYKzQO9BocKAr4GigrjA78GiwrpA8AGjApgwQaNCmDCBo4KYMMGjwpgxAaQCmDFBpIKYMYGlAoCxwaVCuoDyAaYCmDJBpoKAsoGmwrrA8sGnQpgzAaeCmDNBp8KAs4GogrsA88GowryA9AGpQrzA9EGpgrzA9IGqQrzA9MGqgrzA9QGqwrzA9UGrQrzA9YGrwoC1wawCvQD2AayCvMD2Qa0CgLaBrUK9QPbBrYK8wPcBrcK8wPdBrgKAt4Guwr2A98GvAr8A-AGvQph4Qa-CmHiBr8KYeMGwAph5AbBCmHlBsMKYeYGxQoC5wbGCv0D6AbICmHpBsoKAuoGywr-A-sGzAph7AbNCmHtBs4KAu4G0Qr_A-8G0gqFBPAG0wpi8QbUCmLyBtUKYvMG1gpi9AbXCmL1BtkKYvYG2woC9wbcCoYE-AbeCmL5BuAKAvoG4QqHBPsG4gpi_AbjCmL9BuQKAv4G5wqIBP8G6AqOBIAH6QpjgQfqCmOCB-sKY4MH7ApjhAftCmOFB-8KY4YH8QoChwfyCo8EiAf0CmOJB_YKAooH9wqQBIsH-ApjjAf5CmONB_oKAo4H_QqRBI8H_gqVBJAHgAuWBJEHgQuWBJIHhAuWBJMHhQuWBJQHhguWBJUHiAuWBJYHigsClweLC5cEmAeNC5YEmQePCwKaB5ALmASbB5ELlgScB5ILlgSdB5MLAp4HlguZBJ8HlwudBKAHmQueBKEHmgueBKIHnQueBKMHngueBKQHnwueBKUHoQueBKYHowsCpwekC58EqAemC54EqQeoCwKqB6kLoASrB6oLngSsB6sLngStB6wLAq4HrwuhBK8HsAulBLgHsgumBLkHzgumBLoH0QumBLsH0gumBLwH0wumBL0H1QumBL4H1wsCvwfYC7AEwAfaC6YEwQfcCwLCB90LsQTDB94LpgTEB98LpgTFB-ALAsYH4wuyBMcH5Au2BMgH5QunBMkH5gunBMoH5wunBMsH6AunBMwH6QunBM0H6wunBM4H7QsCzwfuC7cE0AfwC6cE0QfyCwLSB_MLuATTB_QLpwTUB_ULpwTVB_YLAtYH-Qu5BNcH-gu_BNgH-wuoBNkH_AuoBNoH_QuoBNsH_guoBNwH_wuoBN0HgQyoBN4HgwwC3weEDMAE4AeGDKgE4QeIDALiB4kMwQTjB4oMqATkB4sMqATlB4wMAuYHjwzCBOcHkAzGBOgHkQypBOkHkgypBOoHkwypBOsHlAypBOwHlQypBO0HlwypBO4HmQwC7weaDMcE8AecDKkE8QeeDALyB58MyATzB6AMqQT0B6EMqQT1B6IMAvYHpQzJBPcHpgzPBPgHpwyqBPkHqAyqBPoHqQyqBPsHqgyqBPwHqwyqBP0HrQyqBP4HrwwC_wewDNAEgAiyDKoEgQi0DAKCCLUM0QSDCLYMqgSECLcMqgSFCLgMAoYIuwzSBIcIvAzYBIgIvgzZBIkIvwzZBIoIwgzZBIsIwwzZBIwIxAzZBI0IxgzZBI4IyAwCjwjJDNoEkAjLDNkEkQjNDAKSCM4M2wSTCM8M2QSUCNAM2QSVCNEMApYI1AzcBJcI1QziBJgI1wysBJkI2AysBJoI2gysBJsI2wysBJwI3AysBJ0I3gysBJ4I4AwCnwjhDOMEoAjjDKwEoQjlDAKiCOYM5ASjCOcMrASkCOgMrASlCOkMAqYI7AzlBKcI7QzrBKgI7gytBKkI7wytBKoI8AytBKsI8QytBKwI8gytBK0I9AytBK4I9gwCrwj3DOwEsAj5DK0EsQj7DAKyCPwM7QSzCP0MrQS0CP4MrQS1CP8MArYIgg3uBLcIgw3yBLgIhQ3zBLkIhg3zBLoIiQ3zBLsIig3zBLwIiw3zBL0IjQ3zBL4Ijw0CvwiQDfQEwAiSDfMEwQiUDQLCCJUN9QTDCJYN8wTECJcN8wTFCJgNAsYImw32BMcInA38BMsIng39BMwIqQ39BM0IrA39BM4IrQ39BM8Irg39BNAIsA39BNEIsg0C0gizDYEF0wi1Df0E1Ai3DQLVCLgNggXWCLkN_QTXCLoN_QTYCLsNAtkIvg2DBdoIvw2JBdsIwA3-BNwIwQ3-BN0Iwg3-BN4Iww3-BN8IxA3-BOAIxg3-BOEIyA0C4gjJDYoF4wjLDf4E5AjNDQLlCM4NiwXmCM8N_gTnCNAN_gToCNENAukI1A2MBeoI1Q2SBesI1g3_BOwI1w3_BO0I2A3_BO4I2Q3_BO8I2g3_BPAI3A3_BPEI3g0C8gjfDZMF8wjhDf8E9AjjDQL1COQNlAX2COUN_wT3COYN_wT4COcNAvkI6g2VBfoI6w2ZBfsI7Q2aBfwI7g2aBf0I8Q2aBf4I8g2aBf8I8w2aBYAJ9Q2aBYEJ9w0Cggn4DZsFgwn6DZoFhAn8DQKFCf0NnAWGCf4NmgWHCf8NmgWICYAOAokJgw6dBYoJhA6jBYsJhg6kBYwJhw6kBY0Jig6kBY4Jiw6kBY8JjA6kBZAJjg6kBZEJkA4CkgmRDqUFkwmTDqQFlAmVDgKVCZYOpgWWCZcOpAWXCZgOpAWYCZkOApkJnA6nBZoJnQ6tBZsJnw6uBZwJoA6uBZ0Jow6uBZ4JpA6uBZ8JpQ6uBaAJpw6uBaEJqQ4CogmqDq8FowmsDq4FpAmuDgKlCa8OsAWmCbAOrgWnCbEOrgWoCbIOAqkJtQ6xBaoJtg63BasJuA64BawJuQ64Ba0JvA64Ba4JvQ64Ba8Jvg64BbAJwA64BbEJwg4CsgnDDrkFswnFDrgFtAnHDgK1CcgOugW2CckOuAW3CcoOuAW4CcsOArkJzg67BboJzw6_BbsJ0Q7ABbwJ0g7ABb0J1Q7ABb4J1g7ABb8J1w7ABcAJ2Q7ABcEJ2w4CwgncDsEFwwneDsAFxAngDgLFCeEOwgXGCeIOwAXHCeMOwAXICeQOAskJ5w7DBcoJ6A7HBcsJ6g7IBcwJ6w7IBc0J7g7IBc4J7w7IBc8J8A7IBdAJ8g7IBdEJ9A4C0gn1DskF0wn3DsgF1An5DgLVCfoOygXWCfsOyAXXCfwOyAXYCf0OAtkJgA_LBdoJgQ_PBdsJgw_QBdwJhA_QBd0Jhw_QBd4JiA_QBd8JiQ_QBeAJiw_QBeEJjQ8C4gmOD9EF4wmQD9AF5AmSDwLlCZMP0gXmCZQP0AXnCZUP0AXoCZYPAukJmQ_TBeoJmg_ZBesJnA_aBewJnQ_aBe0JoA_aBe4JoQ_aBe8Jog_aBfAJpA_aBfEJpg8C8gmnD9sF8wmpD9oF9AmrDwL1CawP3AX2Ca0P2gX3Ca4P2gX4Ca8PAvkJsg_dBfoJsw_jBfsJtQ_kBfwJtg_kBf0JuQ_kBf4Jug_kBf8Juw_kBYAKvQ_kBYEKvw8CggrAD-UFgwrCD-QFhArEDwKFCsUP5gWGCsYP5AWHCscP5AWICsgPAokKyw_nBYoKzA_rBYsKzg_sBYwKzw_sBY0K0g_sBY4K0w_sBY8K1A_sBZAK1g_sBZEK2A8CkgrZD-0FkwrbD-wFlArdDwKVCt4P7gWWCt8P7AWXCuAP7AWYCuEPApkK5A_vBZoK5Q_1BZsK5w_2BZwK6A_2BZ0K6w_2BZ4K7A_2BZ8K7Q_2BaAK7w_2BaEK8Q8CogryD_cFowr0D_YFpAr2DwKlCvcP-AWmCvgP9gWnCvkP9gWoCvoPAqkK_Q_5BaoK_g__BasKgBCABqwKgRCABq0KhBCABq4KhRCABq8KhhCABrAKiBCABrEKihACsgqLEIEGswqNEIAGtAqPEAK1CpAQgga2CpEQgAa3CpIQgAa4CpMQArkKlhCDBroKlxCJBrsKmRCKBrwKmhCKBr0KnRCKBr4KnhCKBr8KnxCKBsAKoRCKBsEKoxACwgqkEIsGwwqmEIoGxAqoEALFCqkQjAbGCqoQigbHCqsQigbICqwQAskKrxCNBsoKsBCTBssKshCUBswKsxCUBs0KthCUBs4KtxCUBs8KuBCUBtAKuhCUBtEKvBAC0gq9EJUG0wq_EJQG1ArBEALVCsIQlgbWCsMQlAbXCsQQlAbYCsUQAtkKyBCXBtoKyRCdBtsKyxCeBtwKzBCeBt0KzxCeBt4K0BCeBt8K0RCeBuAK0xCeBuEK1RAC4grWEJ8G4wrYEJ4G5AraEALlCtsQoAbmCtwQngbnCt0QngboCt4QAukK4RChBuoK4hCnBusK5BCoBuwK5RCoBu0K6BCoBu4K6RCoBu8K6hCoBvAK7BCoBvEK7hAC8grvEKkG8wrxEKgG9ArzEAL1CvQQqgb2CvUQqAb3CvYQqAb4CvcQAvkK-hCrBvoK-xCxBvsK_RCyBvwK_hCyBv0KgRGyBv4KghGyBv8KgxGyBoALhRGyBoELhxECgguIEbMGgwuKEbIGhAuMEQKFC40RtAaGC44RsgaHC48RsgaIC5ARAokLkxG1BooLlBG7BosLlhG8BowLlxG8Bo0LmhG8Bo4LmxG8Bo8LnBG8BpALnhG8BpELoBECkguhEb0GkwujEbwGlAulEQKVC6YRvgaWC6cRvAaXC6gRvAaYC6kRApkLrBG_BpoLrRHFBpsLrxHGBpwLsBHGBp0LsxHGBp4LtBHGBp8LtRHGBqALtxHGBqELuRECogu6EccGowu8EcYGpAu-EQKlC78RyAamC8ARxganC8ERxgaoC8IRAqkLxRHJBqoLxhHNBqsLyBHOBqwLyRHOBq0LzBHOBq4LzRHOBq8LzhHOBrAL0BHOBrEL0hECsgvTEc8GswvVEc4GtAvXEQK1C9gR0Aa2C9kRzga3C9oRzga4C9sRArkL3hHRBroL3xHXBrsL4RHYBrwL4hHYBr0L5RHYBr4L5hHYBr8L5xHYBsAL6RHYBsEL6xECwgvsEdkGwwvuEdgGxAvwEQLFC_ER2gbGC_IR2AbHC_MR2AbIC_QRAskL9xHbBsoL-BHhBssL-hHiBswL-xHiBs0L_hHiBs4L_xHiBs8LgBLiBtALghLiBtELhBIC0guFEuMG0wuHEuIG1AuJEgLVC4oS5AbWC4sS4gbXC4wS4gbYC40SAtkLkBLlBtoLkRLrBtsLkxLsBtwLlBLsBt0LlxLsBt4LmBLsBt8LmRLsBuALmxLsBuELnRIC4gueEu0G4wugEuwG5AuiEgLlC6MS7gbmC6QS7AbnC6US7AboC6YSAukLqRLvBuoLqhL1BusLrBL2BuwLrRL2Bu0LsBL2Bu4LsRL2Bu8LshL2BvALtBL2BvELthIC8gu3EvcG8wu5EvYG9Au7EgL1C7wS-Ab2C70S9gb3C74S9gb4C78SAvkLwhL5BvoLwxL_BvsLxRKAB_wLxhKAB_0LyRKAB_4LyhKAB_8LyxKAB4AMzRKAB4EMzxICggzQEoEHgwzSEoAHhAzUEgKFDNUSggeGDNYSgAeHDNcSgAeIDNgSAokM2xKDB4oM3BKJB4sM3hKKB4wM3xKKB40M4hKKB44M4xKKB48M5BKKB5AM5hKKB5EM6BICkgzpEosHkwzrEooHlAztEgKVDO4SjAeWDO8SigeXDPASigeYDPESApkM9BKNB5oM9RKRB5sM9xKSB5wM-BKSB50M-xKSB54M_BKSB58M_RKSB6AM_xKSB6EMgRMCogyCE5MHowyEE5IHpAyGEwKlDIcTlAemDIgTkgenDIkTkgeoDIoTAqkMjROVB6oMjhObB6sMkBOcB6wMkROcB60MlBOcB64MlROcB68MlhOcB7AMmBOcB7EMmhMCsgybE50HswydE5wHtAyfEwK1DKATnge2DKETnAe3DKITnAe4DKMTArkMphOfB7oMpxOjB70MqROkB74MrhOkB78MrxOkB8AMsBOkB8EMsROkB8IMsxOkB8MMtRMCxAy2E6cHxQy4E6QHxgy6EwLHDLsTqAfIDLwTpAfJDL0TpAfKDL4TAssMwROpB8wMwhOvB80MxBOlB84MxROlB88MyBOlB9AMyROlB9EMyhOlB9IMzBOlB9MMzhMC1AzPE7AH1QzRE6UH1gzTEwLXDNQTsQfYDNUTpQfZDNYTpQfaDNcTAtsM2hOyB9wM2xO2B90M3RO3B94M3hO3B98M4RO3B-AM4hO3B-EM4xO3B-IM5RO3B-MM5xMC5AzoE7gH5QzqE7cH5gzsEwLnDO0TuQfoDO4TtwfpDO8TtwfqDPATAusM8xO6B-wM9BPAB-0M9hPBB-4M9xPBB-8M-hPBB_AM-xPBB_EM_BPBB_IM_hPBB_MMgBQC9AyBFMIH9QyDFMEH9gyFFAL3DIYUwwf4DIcUwQf5DIgUwQf6DIkUAvsMjBTEB_wMjRTIB_0MjxTJB_4MkBTJB_8MkxTJB4ANlBTJB4ENlRTJB4INlxTJB4MNmRQChA2aFMoHhQ2cFMkHhg2eFAKHDZ8UyweIDaAUyQeJDaEUyQeKDaIUAosNpRTMB4wNphTSB5ENqBTTB5INsxTTB5MNthTTB5QNtxTTB5UNuBTTB5YNuhTTB5cNvBQCmA29FNgHmQ2_FNMHmg3BFAKbDcIU2QecDcMU0wedDcQU0weeDcUUAp8NyBTaB6ANyRTeB6ENyhTUB6INyxTUB6MNzBTUB6QNzRTUB6UNzhTUB6YN0BTUB6cN0hQCqA3TFN8HqQ3VFNQHqg3XFAKrDdgU4AesDdkU1AetDdoU1AeuDdsUAq8N3hThB7AN3xTnB7EN4BTVB7IN4RTVB7MN4hTVB7QN4xTVB7UN5BTVB7YN5hTVB7cN6BQCuA3pFOgHuQ3rFNUHug3tFAK7De4U6Qe8De8U1Qe9DfAU1Qe-DfEUAr8N9BTqB8AN9RTwBw"
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
