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
config.runtimeDataModel = JSON.parse('{"models":{"EarnedAchievement":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"},{"name":"earnedAt","kind":"scalar","type":"DateTime","dbName":"earned_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"}],"dbName":"earned_achievement","schema":null},"Appeal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"flag","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"decideBy","kind":"scalar","type":"DateTime","dbName":"decide_by"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"decision","kind":"scalar","type":"String"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"totalBefore","kind":"scalar","type":"Int","dbName":"total_before"},{"name":"totalAfter","kind":"scalar","type":"Int","dbName":"total_after"},{"name":"consent","kind":"scalar","type":"String"}],"dbName":"appeal","schema":null},"AttestationSchema":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"schema","kind":"scalar","type":"String"},{"name":"resolver","kind":"scalar","type":"String"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"attestation_schema","schema":null},"Attestation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"data","kind":"scalar","type":"String"},{"name":"omittedBytes","kind":"scalar","type":"Int","dbName":"omitted_bytes"},{"name":"decoded","kind":"scalar","type":"Json"},{"name":"preview","kind":"scalar","type":"Json"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"refUid","kind":"scalar","type":"String","dbName":"ref_uid"},{"name":"salt","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"signatureKind","kind":"scalar","type":"String","dbName":"signature_kind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"revocationReason","kind":"scalar","type":"String","dbName":"revocation_reason"},{"name":"revocationDetails","kind":"scalar","type":"String","dbName":"revocation_details"},{"name":"publicReason","kind":"scalar","type":"String","dbName":"public_reason"},{"name":"revocationSignature","kind":"scalar","type":"String","dbName":"revocation_signature"},{"name":"revocationSeq","kind":"scalar","type":"BigInt","dbName":"revocation_seq"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revokedBlock","kind":"scalar","type":"BigInt","dbName":"revoked_block"},{"name":"revokedTxHash","kind":"scalar","type":"String","dbName":"revoked_tx_hash"},{"name":"final","kind":"scalar","type":"Boolean"}],"dbName":"attestation","schema":null},"LeftOutAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"sender","kind":"scalar","type":"String"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"attestation","kind":"scalar","type":"Json"}],"dbName":"left_out_attestation","schema":null},"EarlyRevocation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"}],"dbName":"early_revocation","schema":null},"IssuerWeight":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"issuer_weight","schema":null},"Notification":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"}],"dbName":"notification","schema":null},"PendingAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"uid","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"subject","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revocation","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"}],"dbName":"pending_attestation","schema":null},"Meta":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Json"}],"dbName":"meta","schema":null},"Developer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tier","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"erasingAt","kind":"scalar","type":"DateTime","dbName":"erasing_at"},{"name":"erasedAt","kind":"scalar","type":"DateTime","dbName":"erased_at"},{"name":"erasedTrackings","kind":"scalar","type":"Int","dbName":"erased_trackings"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToDeveloper"},{"name":"noticeChannels","kind":"object","type":"NoticeChannel","relationName":"DeveloperToNoticeChannel"}],"dbName":"developer","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"origins","kind":"scalar","type":"String"},{"name":"policyIds","kind":"scalar","type":"String","dbName":"policy_ids"},{"name":"permissions","kind":"scalar","type":"String"},{"name":"rateLimit","kind":"scalar","type":"Int","dbName":"rate_limit"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"last4","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"replacedBy","kind":"scalar","type":"String","dbName":"replaced_by"},{"name":"developer","kind":"object","type":"Developer","relationName":"ApiKeyToDeveloper"}],"dbName":"api_key","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actor","kind":"scalar","type":"String"},{"name":"act","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"}],"dbName":"audit_entry","schema":null},"IdempotentRequest":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"committed","kind":"scalar","type":"Boolean"},{"name":"results","kind":"scalar","type":"Bytes"},{"name":"fence","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"idempotent_request","schema":null},"IdempotentBytes":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"bytes","kind":"scalar","type":"BigInt"}],"dbName":"idempotent_bytes","schema":null},"DayCount":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"requests","kind":"scalar","type":"Int"}],"dbName":"day_count","schema":null},"AuthNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"auth_nonce","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"session","schema":null},"UsageHour":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"endpoint","kind":"scalar","type":"String"},{"name":"requests","kind":"scalar","type":"Int"},{"name":"errors","kind":"scalar","type":"Int"},{"name":"latencies","kind":"scalar","type":"Int"}],"dbName":"usage_hour","schema":null},"Epoch":{"fields":[{"name":"number","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"String"},{"name":"previousRoot","kind":"scalar","type":"String","dbName":"previous_root"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"rows","kind":"scalar","type":"Int"},{"name":"chains","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"nodes","kind":"scalar","type":"Bytes"},{"name":"lineBytes","kind":"scalar","type":"BigInt","dbName":"line_bytes"},{"name":"checksum","kind":"scalar","type":"BigInt"},{"name":"storedBytes","kind":"scalar","type":"BigInt","dbName":"stored_bytes"},{"name":"published","kind":"scalar","type":"Json"}],"dbName":"epoch","schema":null},"EpochPage":{"fields":[{"name":"epoch","kind":"scalar","type":"Int"},{"name":"firstIndex","kind":"scalar","type":"Int","dbName":"first_index"},{"name":"firstAddress","kind":"scalar","type":"String","dbName":"first_address"},{"name":"chunkHash","kind":"scalar","type":"Bytes","dbName":"chunk_hash"},{"name":"leaves","kind":"scalar","type":"Bytes"},{"name":"chunk","kind":"object","type":"EpochChunk","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_page","schema":null},"EpochChunk":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"data","kind":"scalar","type":"Bytes"},{"name":"pages","kind":"object","type":"EpochPage","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_chunk","schema":null},"NameEvent":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameHash","kind":"scalar","type":"String","dbName":"name_hash"},{"name":"account","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"name_event","schema":null},"Identity":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"state","kind":"scalar","type":"String"},{"name":"parent","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"mintedAt","kind":"scalar","type":"DateTime","dbName":"minted_at"},{"name":"final","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"blocked","kind":"scalar","type":"Boolean"},{"name":"received","kind":"scalar","type":"Boolean"},{"name":"wallets","kind":"object","type":"IdentityWallet","relationName":"IdentityToIdentityWallet"}],"dbName":"identity","schema":null},"IdentityWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"primary","kind":"scalar","type":"Boolean"},{"name":"linkedAt","kind":"scalar","type":"DateTime","dbName":"linked_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"counts","kind":"scalar","type":"Boolean"},{"name":"identity","kind":"object","type":"Identity","relationName":"IdentityToIdentityWallet"}],"dbName":"identity_wallet","schema":null},"IdentityDeparture":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leftAt","kind":"scalar","type":"DateTime","dbName":"left_at"}],"dbName":"identity_departure","schema":null},"IdentityPast":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"owner","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"wallets","kind":"scalar","type":"Json"}],"dbName":"identity_past","schema":null},"WalletGroup":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"joinedAt","kind":"scalar","type":"DateTime","dbName":"joined_at"}],"dbName":"wallet_group","schema":null},"ChainCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"headNumber","kind":"scalar","type":"BigInt","dbName":"head_number"},{"name":"finalizedBlock","kind":"scalar","type":"BigInt","dbName":"finalized_block"},{"name":"scoredBlock","kind":"scalar","type":"BigInt","dbName":"scored_block"},{"name":"scoredHash","kind":"scalar","type":"String","dbName":"scored_hash"},{"name":"dayBlockNumber","kind":"scalar","type":"BigInt","dbName":"day_block_number"},{"name":"dayBlockHash","kind":"scalar","type":"String","dbName":"day_block_hash"},{"name":"dayBlockTime","kind":"scalar","type":"BigInt","dbName":"day_block_time"},{"name":"state","kind":"scalar","type":"String"},{"name":"error","kind":"scalar","type":"String"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"missingBlock","kind":"scalar","type":"BigInt","dbName":"missing_block"},{"name":"missingSince","kind":"scalar","type":"DateTime","dbName":"missing_since"}],"dbName":"chain_cursor","schema":null},"ExplorerHead":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"guessed","kind":"scalar","type":"Boolean"}],"dbName":"explorer_head","schema":null},"ExplorerFault":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"host","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"}],"dbName":"explorer_fault","schema":null},"ChainControl":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"pausedAt","kind":"scalar","type":"DateTime","dbName":"paused_at"},{"name":"pauseReason","kind":"scalar","type":"String","dbName":"pause_reason"},{"name":"reindexFrom","kind":"scalar","type":"BigInt","dbName":"reindex_from"},{"name":"reindexRequestedAt","kind":"scalar","type":"DateTime","dbName":"reindex_requested_at"},{"name":"reindexStartedAt","kind":"scalar","type":"DateTime","dbName":"reindex_started_at"},{"name":"setAsideBlock","kind":"scalar","type":"BigInt","dbName":"set_aside_block"},{"name":"setAsideRequestedAt","kind":"scalar","type":"DateTime","dbName":"set_aside_requested_at"}],"dbName":"chain_control","schema":null},"Block":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"String"},{"name":"parentHash","kind":"scalar","type":"String","dbName":"parent_hash"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"statedTime","kind":"scalar","type":"BigInt","dbName":"stated_time"}],"dbName":"block","schema":null},"Activity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"activity","schema":null},"Facts":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"}],"dbName":"facts","schema":null},"FactsSnapshot":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"facts_snapshot","schema":null},"FundingCluster":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"funder","kind":"scalar","type":"String"},{"name":"clusterSize","kind":"scalar","type":"Int","dbName":"cluster_size"},{"name":"chainLength","kind":"scalar","type":"Int","dbName":"chain_length"}],"dbName":"funding_cluster","schema":null},"AlikeCluster":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"size","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"Json"},{"name":"foundBy","kind":"scalar","type":"String","dbName":"found_by"}],"dbName":"alike_cluster","schema":null},"PaymentTrust":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"payment_trust","schema":null},"QuarantinedTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"firstBlock","kind":"scalar","type":"BigInt","dbName":"first_block"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"}],"dbName":"quarantined_transaction","schema":null},"QuarantinedWallet":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"partlyRead","kind":"scalar","type":"Boolean","dbName":"partly_read"}],"dbName":"quarantined_wallet","schema":null},"List":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"read","kind":"scalar","type":"String"},{"name":"repair","kind":"scalar","type":"Boolean"},{"name":"column","kind":"scalar","type":"String"},{"name":"previousId","kind":"scalar","type":"String","dbName":"previous_id"},{"name":"format","kind":"scalar","type":"Json"},{"name":"columns","kind":"scalar","type":"Json"},{"name":"counts","kind":"scalar","type":"Json"},{"name":"summary","kind":"scalar","type":"Json"},{"name":"charged","kind":"scalar","type":"Boolean"},{"name":"reading","kind":"scalar","type":"String"},{"name":"lastRow","kind":"scalar","type":"Int","dbName":"last_row"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"source","kind":"scalar","type":"Json"},{"name":"sourceState","kind":"scalar","type":"Json","dbName":"source_state"},{"name":"uploads","kind":"object","type":"ListUpload","relationName":"ListToListUpload"},{"name":"balances","kind":"object","type":"ListBalance","relationName":"ListToListBalance"},{"name":"rows","kind":"object","type":"ListRow","relationName":"ListToListRow"},{"name":"lines","kind":"object","type":"ListLine","relationName":"ListToListLine"},{"name":"clusters","kind":"object","type":"ListCluster","relationName":"ListToListCluster"},{"name":"shares","kind":"object","type":"ListShare","relationName":"ListToListShare"}],"dbName":"list","schema":null},"ListUpload":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"list","kind":"object","type":"List","relationName":"ListToListUpload"}],"dbName":"list_upload","schema":null},"ListBalance":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"holder","kind":"scalar","type":"String"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"list","kind":"object","type":"List","relationName":"ListToListBalance"}],"dbName":"list_balance","schema":null},"ListRow":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"row","kind":"scalar","type":"Int"},{"name":"line","kind":"scalar","type":"Int"},{"name":"input","kind":"scalar","type":"String"},{"name":"identity","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"special","kind":"scalar","type":"String"},{"name":"duplicateOf","kind":"scalar","type":"Int","dbName":"duplicate_of"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reasons","kind":"scalar","type":"Json"},{"name":"svcId","kind":"scalar","type":"String","dbName":"svc_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"tier","kind":"scalar","type":"String"},{"name":"flags","kind":"scalar","type":"String"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"known","kind":"scalar","type":"Boolean"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"keep","kind":"scalar","type":"Boolean"},{"name":"sameAs","kind":"scalar","type":"Int","dbName":"same_as"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"list","kind":"object","type":"List","relationName":"ListToListRow"}],"dbName":"list_row","schema":null},"ListLine":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"line","kind":"scalar","type":"Int"},{"name":"row","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListLine"}],"dbName":"list_line","schema":null},"ListCluster":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"size","kind":"scalar","type":"Int"},{"name":"strength","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"keep","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListCluster"}],"dbName":"list_cluster","schema":null},"ListShare":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"list","kind":"object","type":"List","relationName":"ListToListShare"}],"dbName":"list_share","schema":null},"ListTree":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"who","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"String"},{"name":"cap","kind":"scalar","type":"Decimal"},{"name":"floor","kind":"scalar","type":"Decimal"},{"name":"decimals","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"Bytes"},{"name":"leaves","kind":"scalar","type":"Int"},{"name":"sum","kind":"scalar","type":"Decimal"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"day","kind":"scalar","type":"BigInt"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"issuedAt","kind":"scalar","type":"BigInt","dbName":"issued_at"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"leafRows","kind":"object","type":"ListTreeLeaf","relationName":"ListTreeToListTreeLeaf"},{"name":"nodes","kind":"object","type":"ListTreeNode","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree","schema":null},"ListTreeLeaf":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"index","kind":"scalar","type":"Int"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"position","kind":"scalar","type":"Int"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeLeaf"}],"dbName":"list_tree_leaf","schema":null},"ListTreeNode":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree_node","schema":null},"NoticeChannel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"medium","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"host","kind":"scalar","type":"String"},{"name":"kinds","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"namedAt","kind":"scalar","type":"DateTime","dbName":"named_at"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"developer","kind":"object","type":"Developer","relationName":"DeveloperToNoticeChannel"},{"name":"events","kind":"object","type":"NoticeEvent","relationName":"NoticeChannelToNoticeEvent"},{"name":"messages","kind":"object","type":"NoticeMessage","relationName":"NoticeChannelToNoticeMessage"},{"name":"conditions","kind":"object","type":"NoticeCondition","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_channel","schema":null},"NoticeAddress":{"fields":[{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"asked","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"client","kind":"scalar","type":"String"},{"name":"refused","kind":"scalar","type":"Boolean"}],"dbName":"notice_address","schema":null},"NoticeEvent":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeEvent"}],"dbName":"notice_event","schema":null},"NoticeMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"items","kind":"scalar","type":"Json"},{"name":"notices","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeMessage"}],"dbName":"notice_message","schema":null},"NoticeCondition":{"fields":[{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"notifiedAt","kind":"scalar","type":"DateTime","dbName":"notified_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_condition","schema":null},"PersonSession":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"providerSession","kind":"scalar","type":"String","dbName":"provider_session"},{"name":"role","kind":"scalar","type":"String"},{"name":"grantedBy","kind":"scalar","type":"String","dbName":"granted_by"},{"name":"refreshToken","kind":"scalar","type":"String","dbName":"refresh_token"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"checkAt","kind":"scalar","type":"DateTime","dbName":"check_at"},{"name":"checkFault","kind":"scalar","type":"String","dbName":"check_fault"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"person_session","schema":null},"LogoutToken":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"ended","kind":"scalar","type":"String"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"logout_token","schema":null},"Policy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"simulations","kind":"object","type":"PolicySimulation","relationName":"PolicyToPolicySimulation"},{"name":"nullifiers","kind":"object","type":"PassNullifier","relationName":"PassNullifierToPolicy"},{"name":"snapshots","kind":"object","type":"SnapshotToken","relationName":"PolicyToSnapshotToken"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyToPolicyWatch"}],"dbName":"policy","schema":null},"PolicySimulation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"lastSubject","kind":"scalar","type":"String","dbName":"last_subject"},{"name":"tally","kind":"scalar","type":"Json"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicySimulation"}],"dbName":"policy_simulation","schema":null},"PassNullifier":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"nullifier","kind":"scalar","type":"String"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PassNullifierToPolicy"}],"dbName":"pass_nullifier","schema":null},"SnapshotToken":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"stored","kind":"scalar","type":"Int"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToSnapshotToken"},{"name":"blocks","kind":"object","type":"SnapshotBlock","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_token","schema":null},"SnapshotBlock":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"network","kind":"scalar","type":"BigInt"},{"name":"snapshot","kind":"scalar","type":"BigInt"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"token","kind":"object","type":"SnapshotToken","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_block","schema":null},"SnapshotAnswer":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"address","kind":"scalar","type":"String"},{"name":"score","kind":"scalar","type":"Int"}],"dbName":"snapshot_answer","schema":null},"PolicyWatch":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"wallets","kind":"scalar","type":"Int"},{"name":"readsChain","kind":"scalar","type":"Boolean","dbName":"reads_chain"},{"name":"turnAt","kind":"scalar","type":"DateTime","dbName":"turn_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicyWatch"},{"name":"watched","kind":"object","type":"WatchedWallet","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"policy_watch","schema":null},"WatchedWallet":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"chainOutcomes","kind":"scalar","type":"String","dbName":"chain_outcomes"},{"name":"chainReadAt","kind":"scalar","type":"DateTime","dbName":"chain_read_at"},{"name":"nextOutcome","kind":"scalar","type":"String","dbName":"next_outcome"},{"name":"nextBlocks","kind":"scalar","type":"Json","dbName":"next_blocks"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"watched_wallet","schema":null},"ChainRead":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"calls","kind":"scalar","type":"Int"}],"dbName":"chain_read","schema":null},"OnceWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"party","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"traceparent","kind":"scalar","type":"String"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"histories","kind":"object","type":"OnceHistory","relationName":"OnceHistoryToOnceWallet"},{"name":"questions","kind":"object","type":"OnceQuestion","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_wallet","schema":null},"OnceHistory":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"headAt","kind":"scalar","type":"BigInt","dbName":"head_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceHistoryToOnceWallet"}],"dbName":"once_history","schema":null},"OnceQuestion":{"fields":[{"name":"asker","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"reads","kind":"scalar","type":"Boolean"},{"name":"payer","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"compareFrom","kind":"scalar","type":"DateTime","dbName":"compare_from"},{"name":"alike","kind":"scalar","type":"Json"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_question","schema":null},"Reservation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"name","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"deposit","kind":"scalar","type":"Decimal"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"state","kind":"scalar","type":"String"}],"dbName":"reservation","schema":null},"ReservationCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"}],"dbName":"reservation_cursor","schema":null},"Voucher":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"claimer","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"referralCode","kind":"scalar","type":"String","dbName":"referral_code"},{"name":"consents","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"}],"dbName":"voucher","schema":null},"ReferralCode":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"referral_code","schema":null},"Referral":{"fields":[{"name":"referee","kind":"scalar","type":"String"},{"name":"referrer","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"referral","schema":null},"SponsoredMint":{"fields":[{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsored_mint","schema":null},"SentTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"sender","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"raw","kind":"scalar","type":"String"},{"name":"hashes","kind":"scalar","type":"String"},{"name":"raises","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"}],"dbName":"sent_transaction","schema":null},"Score":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"bonus","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"unavailable","kind":"scalar","type":"String"},{"name":"stale","kind":"scalar","type":"String"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"modelHash","kind":"scalar","type":"Bytes","dbName":"model_hash"},{"name":"reachedAt","kind":"scalar","type":"BigInt","dbName":"reached_at"},{"name":"nextChangeDay","kind":"scalar","type":"BigInt","dbName":"next_change_day"},{"name":"steps","kind":"scalar","type":"Int"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"score","schema":null},"ScoreFacts":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"score_facts","schema":null},"ScoreFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"before","kind":"scalar","type":"Int"},{"name":"after","kind":"scalar","type":"Int"},{"name":"rankedBefore","kind":"scalar","type":"Boolean","dbName":"ranked_before"},{"name":"rankedAfter","kind":"scalar","type":"Boolean","dbName":"ranked_after"},{"name":"reachedBefore","kind":"scalar","type":"BigInt","dbName":"reached_before"},{"name":"reachedAfter","kind":"scalar","type":"BigInt","dbName":"reached_after"},{"name":"cause","kind":"scalar","type":"String"},{"name":"sourceChain","kind":"scalar","type":"BigInt","dbName":"source_chain"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"}],"dbName":"score_feed","schema":null},"IdentityFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"identity","kind":"scalar","type":"String"}],"dbName":"identity_feed","schema":null},"SavedRanking":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"position","kind":"scalar","type":"String"},{"name":"scopes","kind":"scalar","type":"Json"},{"name":"savedAt","kind":"scalar","type":"DateTime","dbName":"saved_at"}],"dbName":"saved_ranking","schema":null},"ScoreClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"recordedAt","kind":"scalar","type":"DateTime","dbName":"recorded_at"}],"dbName":"score_close","schema":null},"StaleClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"stale_close","schema":null},"PendingScore":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"scoredTo","kind":"scalar","type":"String","dbName":"scored_to"},{"name":"scored","kind":"scalar","type":"BigInt"}],"dbName":"pending_score","schema":null},"ModelSwitch":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"version","kind":"scalar","type":"String"},{"name":"announcedAt","kind":"scalar","type":"DateTime","dbName":"announced_at"},{"name":"activeFrom","kind":"scalar","type":"DateTime","dbName":"active_from"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"rescoredAt","kind":"scalar","type":"DateTime","dbName":"rescored_at"},{"name":"summary","kind":"scalar","type":"Json"}],"dbName":"model_switch","schema":null},"ModelComparison":{"fields":[{"name":"version","kind":"scalar","type":"String"},{"name":"requestedAt","kind":"scalar","type":"DateTime","dbName":"requested_at"},{"name":"compared","kind":"scalar","type":"Int"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"result","kind":"scalar","type":"Json"}],"dbName":"model_comparison","schema":null},"ScreeningList":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"changedAt","kind":"scalar","type":"DateTime","dbName":"changed_at"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"entries","kind":"scalar","type":"Int"},{"name":"unread","kind":"scalar","type":"Int"},{"name":"etag","kind":"scalar","type":"String"},{"name":"lastModified","kind":"scalar","type":"String","dbName":"last_modified"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"error","kind":"scalar","type":"String"},{"name":"refused","kind":"scalar","type":"String"},{"name":"refusedCount","kind":"scalar","type":"Int","dbName":"refused_count"},{"name":"accepted","kind":"scalar","type":"String"}],"dbName":"screening_list","schema":null},"ScreeningEntry":{"fields":[{"name":"list","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"listed","kind":"scalar","type":"Boolean"}],"dbName":"screening_entry","schema":null},"ScreeningDay":{"fields":[{"name":"list","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"}],"dbName":"screening_day","schema":null},"Takedown":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"liftedAt","kind":"scalar","type":"DateTime","dbName":"lifted_at"}],"dbName":"takedown","schema":null},"TradingCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"since24h","kind":"scalar","type":"BigInt","dbName":"since_24h"},{"name":"since7d","kind":"scalar","type":"BigInt","dbName":"since_7d"},{"name":"since30d","kind":"scalar","type":"BigInt","dbName":"since_30d"},{"name":"settings","kind":"scalar","type":"String"}],"dbName":"trading_cursor","schema":null},"Trade":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trade","schema":null},"TradingHolding":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"cost","kind":"scalar","type":"Decimal"}],"dbName":"trading_holding","schema":null},"Trader":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"trades","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trader","schema":null},"TraderHistogram":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"sort","kind":"scalar","type":"String"},{"name":"bucket","kind":"scalar","type":"Decimal"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"traders","kind":"scalar","type":"BigInt"}],"dbName":"trader_histogram","schema":null},"StaleTrader":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"subject","kind":"scalar","type":"String"}],"dbName":"stale_trader","schema":null},"Wallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"wallet","schema":null},"TrackedWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"smartAccount","kind":"scalar","type":"Boolean","dbName":"smart_account"},{"name":"error","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"fromBlock","kind":"scalar","type":"BigInt","dbName":"from_block"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"},{"name":"attestedFrom","kind":"scalar","type":"BigInt","dbName":"attested_from"},{"name":"attestedTo","kind":"scalar","type":"BigInt","dbName":"attested_to"},{"name":"attestDue","kind":"scalar","type":"DateTime","dbName":"attest_due"}],"dbName":"tracked_wallet","schema":null},"Tracking":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"tracking","schema":null},"Backfill":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"party","kind":"scalar","type":"String"},{"name":"line","kind":"object","type":"BackfillParty","relationName":"BackfillToBackfillParty"},{"name":"turns","kind":"scalar","type":"Int"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Json"}],"dbName":"backfill","schema":null},"BackfillParty":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"servedAt","kind":"scalar","type":"DateTime","dbName":"served_at"},{"name":"backfills","kind":"object","type":"Backfill","relationName":"BackfillToBackfillParty"}],"dbName":"backfill_party","schema":null},"StagedActivity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"staged_activity","schema":null},"AutomaticTracking":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"automatic_tracking","schema":null},"Outbox":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"event","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subjectsDone","kind":"scalar","type":"Boolean","dbName":"subjects_done"},{"name":"expandedTo","kind":"scalar","type":"String","dbName":"expanded_to"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"events","kind":"scalar","type":"String"},{"name":"subjects","kind":"scalar","type":"String"},{"name":"allSubjects","kind":"scalar","type":"Boolean","dbName":"all_subjects"},{"name":"secret","kind":"scalar","type":"String"},{"name":"oldSecret","kind":"scalar","type":"String","dbName":"old_secret"},{"name":"oldSecretUntil","kind":"scalar","type":"DateTime","dbName":"old_secret_until"},{"name":"signatureKey","kind":"scalar","type":"String","dbName":"signature_key"},{"name":"oldSignatureKey","kind":"scalar","type":"String","dbName":"old_signature_key"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"operatorOff","kind":"scalar","type":"Boolean","dbName":"operator_off"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"isFull","kind":"scalar","type":"Boolean","dbName":"is_full"},{"name":"missedFrom","kind":"scalar","type":"DateTime","dbName":"missed_from"},{"name":"missedUntil","kind":"scalar","type":"DateTime","dbName":"missed_until"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"event","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"earlierAttempts","kind":"scalar","type":"Int","dbName":"earlier_attempts"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"traceparent","kind":"scalar","type":"String"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"},{"name":"attempts","kind":"object","type":"WebhookAttempt","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_delivery","schema":null},"WebhookAttempt":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"error","kind":"scalar","type":"String"},{"name":"requestHeaders","kind":"scalar","type":"Json","dbName":"request_headers"},{"name":"responseBody","kind":"scalar","type":"String","dbName":"response_body"},{"name":"delivery","kind":"object","type":"WebhookDelivery","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_attempt","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","EarnedAchievement.findUnique","EarnedAchievement.findUniqueOrThrow","orderBy","cursor","EarnedAchievement.findFirst","EarnedAchievement.findFirstOrThrow","EarnedAchievement.findMany","data","EarnedAchievement.createOne","EarnedAchievement.createMany","EarnedAchievement.createManyAndReturn","EarnedAchievement.updateOne","EarnedAchievement.updateMany","EarnedAchievement.updateManyAndReturn","create","update","EarnedAchievement.upsertOne","EarnedAchievement.deleteOne","EarnedAchievement.deleteMany","having","_count","_min","_max","EarnedAchievement.groupBy","EarnedAchievement.aggregate","Appeal.findUnique","Appeal.findUniqueOrThrow","Appeal.findFirst","Appeal.findFirstOrThrow","Appeal.findMany","Appeal.createOne","Appeal.createMany","Appeal.createManyAndReturn","Appeal.updateOne","Appeal.updateMany","Appeal.updateManyAndReturn","Appeal.upsertOne","Appeal.deleteOne","Appeal.deleteMany","_avg","_sum","Appeal.groupBy","Appeal.aggregate","AttestationSchema.findUnique","AttestationSchema.findUniqueOrThrow","AttestationSchema.findFirst","AttestationSchema.findFirstOrThrow","AttestationSchema.findMany","AttestationSchema.createOne","AttestationSchema.createMany","AttestationSchema.createManyAndReturn","AttestationSchema.updateOne","AttestationSchema.updateMany","AttestationSchema.updateManyAndReturn","AttestationSchema.upsertOne","AttestationSchema.deleteOne","AttestationSchema.deleteMany","AttestationSchema.groupBy","AttestationSchema.aggregate","Attestation.findUnique","Attestation.findUniqueOrThrow","Attestation.findFirst","Attestation.findFirstOrThrow","Attestation.findMany","Attestation.createOne","Attestation.createMany","Attestation.createManyAndReturn","Attestation.updateOne","Attestation.updateMany","Attestation.updateManyAndReturn","Attestation.upsertOne","Attestation.deleteOne","Attestation.deleteMany","Attestation.groupBy","Attestation.aggregate","LeftOutAttestation.findUnique","LeftOutAttestation.findUniqueOrThrow","LeftOutAttestation.findFirst","LeftOutAttestation.findFirstOrThrow","LeftOutAttestation.findMany","LeftOutAttestation.createOne","LeftOutAttestation.createMany","LeftOutAttestation.createManyAndReturn","LeftOutAttestation.updateOne","LeftOutAttestation.updateMany","LeftOutAttestation.updateManyAndReturn","LeftOutAttestation.upsertOne","LeftOutAttestation.deleteOne","LeftOutAttestation.deleteMany","LeftOutAttestation.groupBy","LeftOutAttestation.aggregate","EarlyRevocation.findUnique","EarlyRevocation.findUniqueOrThrow","EarlyRevocation.findFirst","EarlyRevocation.findFirstOrThrow","EarlyRevocation.findMany","EarlyRevocation.createOne","EarlyRevocation.createMany","EarlyRevocation.createManyAndReturn","EarlyRevocation.updateOne","EarlyRevocation.updateMany","EarlyRevocation.updateManyAndReturn","EarlyRevocation.upsertOne","EarlyRevocation.deleteOne","EarlyRevocation.deleteMany","EarlyRevocation.groupBy","EarlyRevocation.aggregate","IssuerWeight.findUnique","IssuerWeight.findUniqueOrThrow","IssuerWeight.findFirst","IssuerWeight.findFirstOrThrow","IssuerWeight.findMany","IssuerWeight.createOne","IssuerWeight.createMany","IssuerWeight.createManyAndReturn","IssuerWeight.updateOne","IssuerWeight.updateMany","IssuerWeight.updateManyAndReturn","IssuerWeight.upsertOne","IssuerWeight.deleteOne","IssuerWeight.deleteMany","IssuerWeight.groupBy","IssuerWeight.aggregate","Notification.findUnique","Notification.findUniqueOrThrow","Notification.findFirst","Notification.findFirstOrThrow","Notification.findMany","Notification.createOne","Notification.createMany","Notification.createManyAndReturn","Notification.updateOne","Notification.updateMany","Notification.updateManyAndReturn","Notification.upsertOne","Notification.deleteOne","Notification.deleteMany","Notification.groupBy","Notification.aggregate","PendingAttestation.findUnique","PendingAttestation.findUniqueOrThrow","PendingAttestation.findFirst","PendingAttestation.findFirstOrThrow","PendingAttestation.findMany","PendingAttestation.createOne","PendingAttestation.createMany","PendingAttestation.createManyAndReturn","PendingAttestation.updateOne","PendingAttestation.updateMany","PendingAttestation.updateManyAndReturn","PendingAttestation.upsertOne","PendingAttestation.deleteOne","PendingAttestation.deleteMany","PendingAttestation.groupBy","PendingAttestation.aggregate","Meta.findUnique","Meta.findUniqueOrThrow","Meta.findFirst","Meta.findFirstOrThrow","Meta.findMany","Meta.createOne","Meta.createMany","Meta.createManyAndReturn","Meta.updateOne","Meta.updateMany","Meta.updateManyAndReturn","Meta.upsertOne","Meta.deleteOne","Meta.deleteMany","Meta.groupBy","Meta.aggregate","developer","keys","channel","events","messages","conditions","noticeChannels","Developer.findUnique","Developer.findUniqueOrThrow","Developer.findFirst","Developer.findFirstOrThrow","Developer.findMany","Developer.createOne","Developer.createMany","Developer.createManyAndReturn","Developer.updateOne","Developer.updateMany","Developer.updateManyAndReturn","Developer.upsertOne","Developer.deleteOne","Developer.deleteMany","Developer.groupBy","Developer.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","IdempotentRequest.findUnique","IdempotentRequest.findUniqueOrThrow","IdempotentRequest.findFirst","IdempotentRequest.findFirstOrThrow","IdempotentRequest.findMany","IdempotentRequest.createOne","IdempotentRequest.createMany","IdempotentRequest.createManyAndReturn","IdempotentRequest.updateOne","IdempotentRequest.updateMany","IdempotentRequest.updateManyAndReturn","IdempotentRequest.upsertOne","IdempotentRequest.deleteOne","IdempotentRequest.deleteMany","IdempotentRequest.groupBy","IdempotentRequest.aggregate","IdempotentBytes.findUnique","IdempotentBytes.findUniqueOrThrow","IdempotentBytes.findFirst","IdempotentBytes.findFirstOrThrow","IdempotentBytes.findMany","IdempotentBytes.createOne","IdempotentBytes.createMany","IdempotentBytes.createManyAndReturn","IdempotentBytes.updateOne","IdempotentBytes.updateMany","IdempotentBytes.updateManyAndReturn","IdempotentBytes.upsertOne","IdempotentBytes.deleteOne","IdempotentBytes.deleteMany","IdempotentBytes.groupBy","IdempotentBytes.aggregate","DayCount.findUnique","DayCount.findUniqueOrThrow","DayCount.findFirst","DayCount.findFirstOrThrow","DayCount.findMany","DayCount.createOne","DayCount.createMany","DayCount.createManyAndReturn","DayCount.updateOne","DayCount.updateMany","DayCount.updateManyAndReturn","DayCount.upsertOne","DayCount.deleteOne","DayCount.deleteMany","DayCount.groupBy","DayCount.aggregate","AuthNonce.findUnique","AuthNonce.findUniqueOrThrow","AuthNonce.findFirst","AuthNonce.findFirstOrThrow","AuthNonce.findMany","AuthNonce.createOne","AuthNonce.createMany","AuthNonce.createManyAndReturn","AuthNonce.updateOne","AuthNonce.updateMany","AuthNonce.updateManyAndReturn","AuthNonce.upsertOne","AuthNonce.deleteOne","AuthNonce.deleteMany","AuthNonce.groupBy","AuthNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","Epoch.findUnique","Epoch.findUniqueOrThrow","Epoch.findFirst","Epoch.findFirstOrThrow","Epoch.findMany","Epoch.createOne","Epoch.createMany","Epoch.createManyAndReturn","Epoch.updateOne","Epoch.updateMany","Epoch.updateManyAndReturn","Epoch.upsertOne","Epoch.deleteOne","Epoch.deleteMany","Epoch.groupBy","Epoch.aggregate","pages","chunk","EpochPage.findUnique","EpochPage.findUniqueOrThrow","EpochPage.findFirst","EpochPage.findFirstOrThrow","EpochPage.findMany","EpochPage.createOne","EpochPage.createMany","EpochPage.createManyAndReturn","EpochPage.updateOne","EpochPage.updateMany","EpochPage.updateManyAndReturn","EpochPage.upsertOne","EpochPage.deleteOne","EpochPage.deleteMany","EpochPage.groupBy","EpochPage.aggregate","EpochChunk.findUnique","EpochChunk.findUniqueOrThrow","EpochChunk.findFirst","EpochChunk.findFirstOrThrow","EpochChunk.findMany","EpochChunk.createOne","EpochChunk.createMany","EpochChunk.createManyAndReturn","EpochChunk.updateOne","EpochChunk.updateMany","EpochChunk.updateManyAndReturn","EpochChunk.upsertOne","EpochChunk.deleteOne","EpochChunk.deleteMany","EpochChunk.groupBy","EpochChunk.aggregate","NameEvent.findUnique","NameEvent.findUniqueOrThrow","NameEvent.findFirst","NameEvent.findFirstOrThrow","NameEvent.findMany","NameEvent.createOne","NameEvent.createMany","NameEvent.createManyAndReturn","NameEvent.updateOne","NameEvent.updateMany","NameEvent.updateManyAndReturn","NameEvent.upsertOne","NameEvent.deleteOne","NameEvent.deleteMany","NameEvent.groupBy","NameEvent.aggregate","identity","wallets","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","IdentityWallet.findUnique","IdentityWallet.findUniqueOrThrow","IdentityWallet.findFirst","IdentityWallet.findFirstOrThrow","IdentityWallet.findMany","IdentityWallet.createOne","IdentityWallet.createMany","IdentityWallet.createManyAndReturn","IdentityWallet.updateOne","IdentityWallet.updateMany","IdentityWallet.updateManyAndReturn","IdentityWallet.upsertOne","IdentityWallet.deleteOne","IdentityWallet.deleteMany","IdentityWallet.groupBy","IdentityWallet.aggregate","IdentityDeparture.findUnique","IdentityDeparture.findUniqueOrThrow","IdentityDeparture.findFirst","IdentityDeparture.findFirstOrThrow","IdentityDeparture.findMany","IdentityDeparture.createOne","IdentityDeparture.createMany","IdentityDeparture.createManyAndReturn","IdentityDeparture.updateOne","IdentityDeparture.updateMany","IdentityDeparture.updateManyAndReturn","IdentityDeparture.upsertOne","IdentityDeparture.deleteOne","IdentityDeparture.deleteMany","IdentityDeparture.groupBy","IdentityDeparture.aggregate","IdentityPast.findUnique","IdentityPast.findUniqueOrThrow","IdentityPast.findFirst","IdentityPast.findFirstOrThrow","IdentityPast.findMany","IdentityPast.createOne","IdentityPast.createMany","IdentityPast.createManyAndReturn","IdentityPast.updateOne","IdentityPast.updateMany","IdentityPast.updateManyAndReturn","IdentityPast.upsertOne","IdentityPast.deleteOne","IdentityPast.deleteMany","IdentityPast.groupBy","IdentityPast.aggregate","WalletGroup.findUnique","WalletGroup.findUniqueOrThrow","WalletGroup.findFirst","WalletGroup.findFirstOrThrow","WalletGroup.findMany","WalletGroup.createOne","WalletGroup.createMany","WalletGroup.createManyAndReturn","WalletGroup.updateOne","WalletGroup.updateMany","WalletGroup.updateManyAndReturn","WalletGroup.upsertOne","WalletGroup.deleteOne","WalletGroup.deleteMany","WalletGroup.groupBy","WalletGroup.aggregate","ChainCursor.findUnique","ChainCursor.findUniqueOrThrow","ChainCursor.findFirst","ChainCursor.findFirstOrThrow","ChainCursor.findMany","ChainCursor.createOne","ChainCursor.createMany","ChainCursor.createManyAndReturn","ChainCursor.updateOne","ChainCursor.updateMany","ChainCursor.updateManyAndReturn","ChainCursor.upsertOne","ChainCursor.deleteOne","ChainCursor.deleteMany","ChainCursor.groupBy","ChainCursor.aggregate","ExplorerHead.findUnique","ExplorerHead.findUniqueOrThrow","ExplorerHead.findFirst","ExplorerHead.findFirstOrThrow","ExplorerHead.findMany","ExplorerHead.createOne","ExplorerHead.createMany","ExplorerHead.createManyAndReturn","ExplorerHead.updateOne","ExplorerHead.updateMany","ExplorerHead.updateManyAndReturn","ExplorerHead.upsertOne","ExplorerHead.deleteOne","ExplorerHead.deleteMany","ExplorerHead.groupBy","ExplorerHead.aggregate","ExplorerFault.findUnique","ExplorerFault.findUniqueOrThrow","ExplorerFault.findFirst","ExplorerFault.findFirstOrThrow","ExplorerFault.findMany","ExplorerFault.createOne","ExplorerFault.createMany","ExplorerFault.createManyAndReturn","ExplorerFault.updateOne","ExplorerFault.updateMany","ExplorerFault.updateManyAndReturn","ExplorerFault.upsertOne","ExplorerFault.deleteOne","ExplorerFault.deleteMany","ExplorerFault.groupBy","ExplorerFault.aggregate","ChainControl.findUnique","ChainControl.findUniqueOrThrow","ChainControl.findFirst","ChainControl.findFirstOrThrow","ChainControl.findMany","ChainControl.createOne","ChainControl.createMany","ChainControl.createManyAndReturn","ChainControl.updateOne","ChainControl.updateMany","ChainControl.updateManyAndReturn","ChainControl.upsertOne","ChainControl.deleteOne","ChainControl.deleteMany","ChainControl.groupBy","ChainControl.aggregate","Block.findUnique","Block.findUniqueOrThrow","Block.findFirst","Block.findFirstOrThrow","Block.findMany","Block.createOne","Block.createMany","Block.createManyAndReturn","Block.updateOne","Block.updateMany","Block.updateManyAndReturn","Block.upsertOne","Block.deleteOne","Block.deleteMany","Block.groupBy","Block.aggregate","Activity.findUnique","Activity.findUniqueOrThrow","Activity.findFirst","Activity.findFirstOrThrow","Activity.findMany","Activity.createOne","Activity.createMany","Activity.createManyAndReturn","Activity.updateOne","Activity.updateMany","Activity.updateManyAndReturn","Activity.upsertOne","Activity.deleteOne","Activity.deleteMany","Activity.groupBy","Activity.aggregate","Facts.findUnique","Facts.findUniqueOrThrow","Facts.findFirst","Facts.findFirstOrThrow","Facts.findMany","Facts.createOne","Facts.createMany","Facts.createManyAndReturn","Facts.updateOne","Facts.updateMany","Facts.updateManyAndReturn","Facts.upsertOne","Facts.deleteOne","Facts.deleteMany","Facts.groupBy","Facts.aggregate","FactsSnapshot.findUnique","FactsSnapshot.findUniqueOrThrow","FactsSnapshot.findFirst","FactsSnapshot.findFirstOrThrow","FactsSnapshot.findMany","FactsSnapshot.createOne","FactsSnapshot.createMany","FactsSnapshot.createManyAndReturn","FactsSnapshot.updateOne","FactsSnapshot.updateMany","FactsSnapshot.updateManyAndReturn","FactsSnapshot.upsertOne","FactsSnapshot.deleteOne","FactsSnapshot.deleteMany","FactsSnapshot.groupBy","FactsSnapshot.aggregate","FundingCluster.findUnique","FundingCluster.findUniqueOrThrow","FundingCluster.findFirst","FundingCluster.findFirstOrThrow","FundingCluster.findMany","FundingCluster.createOne","FundingCluster.createMany","FundingCluster.createManyAndReturn","FundingCluster.updateOne","FundingCluster.updateMany","FundingCluster.updateManyAndReturn","FundingCluster.upsertOne","FundingCluster.deleteOne","FundingCluster.deleteMany","FundingCluster.groupBy","FundingCluster.aggregate","AlikeCluster.findUnique","AlikeCluster.findUniqueOrThrow","AlikeCluster.findFirst","AlikeCluster.findFirstOrThrow","AlikeCluster.findMany","AlikeCluster.createOne","AlikeCluster.createMany","AlikeCluster.createManyAndReturn","AlikeCluster.updateOne","AlikeCluster.updateMany","AlikeCluster.updateManyAndReturn","AlikeCluster.upsertOne","AlikeCluster.deleteOne","AlikeCluster.deleteMany","AlikeCluster.groupBy","AlikeCluster.aggregate","PaymentTrust.findUnique","PaymentTrust.findUniqueOrThrow","PaymentTrust.findFirst","PaymentTrust.findFirstOrThrow","PaymentTrust.findMany","PaymentTrust.createOne","PaymentTrust.createMany","PaymentTrust.createManyAndReturn","PaymentTrust.updateOne","PaymentTrust.updateMany","PaymentTrust.updateManyAndReturn","PaymentTrust.upsertOne","PaymentTrust.deleteOne","PaymentTrust.deleteMany","PaymentTrust.groupBy","PaymentTrust.aggregate","QuarantinedTransaction.findUnique","QuarantinedTransaction.findUniqueOrThrow","QuarantinedTransaction.findFirst","QuarantinedTransaction.findFirstOrThrow","QuarantinedTransaction.findMany","QuarantinedTransaction.createOne","QuarantinedTransaction.createMany","QuarantinedTransaction.createManyAndReturn","QuarantinedTransaction.updateOne","QuarantinedTransaction.updateMany","QuarantinedTransaction.updateManyAndReturn","QuarantinedTransaction.upsertOne","QuarantinedTransaction.deleteOne","QuarantinedTransaction.deleteMany","QuarantinedTransaction.groupBy","QuarantinedTransaction.aggregate","QuarantinedWallet.findUnique","QuarantinedWallet.findUniqueOrThrow","QuarantinedWallet.findFirst","QuarantinedWallet.findFirstOrThrow","QuarantinedWallet.findMany","QuarantinedWallet.createOne","QuarantinedWallet.createMany","QuarantinedWallet.createManyAndReturn","QuarantinedWallet.updateOne","QuarantinedWallet.updateMany","QuarantinedWallet.updateManyAndReturn","QuarantinedWallet.upsertOne","QuarantinedWallet.deleteOne","QuarantinedWallet.deleteMany","QuarantinedWallet.groupBy","QuarantinedWallet.aggregate","list","uploads","balances","rows","lines","clusters","shares","List.findUnique","List.findUniqueOrThrow","List.findFirst","List.findFirstOrThrow","List.findMany","List.createOne","List.createMany","List.createManyAndReturn","List.updateOne","List.updateMany","List.updateManyAndReturn","List.upsertOne","List.deleteOne","List.deleteMany","List.groupBy","List.aggregate","ListUpload.findUnique","ListUpload.findUniqueOrThrow","ListUpload.findFirst","ListUpload.findFirstOrThrow","ListUpload.findMany","ListUpload.createOne","ListUpload.createMany","ListUpload.createManyAndReturn","ListUpload.updateOne","ListUpload.updateMany","ListUpload.updateManyAndReturn","ListUpload.upsertOne","ListUpload.deleteOne","ListUpload.deleteMany","ListUpload.groupBy","ListUpload.aggregate","ListBalance.findUnique","ListBalance.findUniqueOrThrow","ListBalance.findFirst","ListBalance.findFirstOrThrow","ListBalance.findMany","ListBalance.createOne","ListBalance.createMany","ListBalance.createManyAndReturn","ListBalance.updateOne","ListBalance.updateMany","ListBalance.updateManyAndReturn","ListBalance.upsertOne","ListBalance.deleteOne","ListBalance.deleteMany","ListBalance.groupBy","ListBalance.aggregate","ListRow.findUnique","ListRow.findUniqueOrThrow","ListRow.findFirst","ListRow.findFirstOrThrow","ListRow.findMany","ListRow.createOne","ListRow.createMany","ListRow.createManyAndReturn","ListRow.updateOne","ListRow.updateMany","ListRow.updateManyAndReturn","ListRow.upsertOne","ListRow.deleteOne","ListRow.deleteMany","ListRow.groupBy","ListRow.aggregate","ListLine.findUnique","ListLine.findUniqueOrThrow","ListLine.findFirst","ListLine.findFirstOrThrow","ListLine.findMany","ListLine.createOne","ListLine.createMany","ListLine.createManyAndReturn","ListLine.updateOne","ListLine.updateMany","ListLine.updateManyAndReturn","ListLine.upsertOne","ListLine.deleteOne","ListLine.deleteMany","ListLine.groupBy","ListLine.aggregate","ListCluster.findUnique","ListCluster.findUniqueOrThrow","ListCluster.findFirst","ListCluster.findFirstOrThrow","ListCluster.findMany","ListCluster.createOne","ListCluster.createMany","ListCluster.createManyAndReturn","ListCluster.updateOne","ListCluster.updateMany","ListCluster.updateManyAndReturn","ListCluster.upsertOne","ListCluster.deleteOne","ListCluster.deleteMany","ListCluster.groupBy","ListCluster.aggregate","ListShare.findUnique","ListShare.findUniqueOrThrow","ListShare.findFirst","ListShare.findFirstOrThrow","ListShare.findMany","ListShare.createOne","ListShare.createMany","ListShare.createManyAndReturn","ListShare.updateOne","ListShare.updateMany","ListShare.updateManyAndReturn","ListShare.upsertOne","ListShare.deleteOne","ListShare.deleteMany","ListShare.groupBy","ListShare.aggregate","tree","leafRows","nodes","ListTree.findUnique","ListTree.findUniqueOrThrow","ListTree.findFirst","ListTree.findFirstOrThrow","ListTree.findMany","ListTree.createOne","ListTree.createMany","ListTree.createManyAndReturn","ListTree.updateOne","ListTree.updateMany","ListTree.updateManyAndReturn","ListTree.upsertOne","ListTree.deleteOne","ListTree.deleteMany","ListTree.groupBy","ListTree.aggregate","ListTreeLeaf.findUnique","ListTreeLeaf.findUniqueOrThrow","ListTreeLeaf.findFirst","ListTreeLeaf.findFirstOrThrow","ListTreeLeaf.findMany","ListTreeLeaf.createOne","ListTreeLeaf.createMany","ListTreeLeaf.createManyAndReturn","ListTreeLeaf.updateOne","ListTreeLeaf.updateMany","ListTreeLeaf.updateManyAndReturn","ListTreeLeaf.upsertOne","ListTreeLeaf.deleteOne","ListTreeLeaf.deleteMany","ListTreeLeaf.groupBy","ListTreeLeaf.aggregate","ListTreeNode.findUnique","ListTreeNode.findUniqueOrThrow","ListTreeNode.findFirst","ListTreeNode.findFirstOrThrow","ListTreeNode.findMany","ListTreeNode.createOne","ListTreeNode.createMany","ListTreeNode.createManyAndReturn","ListTreeNode.updateOne","ListTreeNode.updateMany","ListTreeNode.updateManyAndReturn","ListTreeNode.upsertOne","ListTreeNode.deleteOne","ListTreeNode.deleteMany","ListTreeNode.groupBy","ListTreeNode.aggregate","NoticeChannel.findUnique","NoticeChannel.findUniqueOrThrow","NoticeChannel.findFirst","NoticeChannel.findFirstOrThrow","NoticeChannel.findMany","NoticeChannel.createOne","NoticeChannel.createMany","NoticeChannel.createManyAndReturn","NoticeChannel.updateOne","NoticeChannel.updateMany","NoticeChannel.updateManyAndReturn","NoticeChannel.upsertOne","NoticeChannel.deleteOne","NoticeChannel.deleteMany","NoticeChannel.groupBy","NoticeChannel.aggregate","NoticeAddress.findUnique","NoticeAddress.findUniqueOrThrow","NoticeAddress.findFirst","NoticeAddress.findFirstOrThrow","NoticeAddress.findMany","NoticeAddress.createOne","NoticeAddress.createMany","NoticeAddress.createManyAndReturn","NoticeAddress.updateOne","NoticeAddress.updateMany","NoticeAddress.updateManyAndReturn","NoticeAddress.upsertOne","NoticeAddress.deleteOne","NoticeAddress.deleteMany","NoticeAddress.groupBy","NoticeAddress.aggregate","NoticeEvent.findUnique","NoticeEvent.findUniqueOrThrow","NoticeEvent.findFirst","NoticeEvent.findFirstOrThrow","NoticeEvent.findMany","NoticeEvent.createOne","NoticeEvent.createMany","NoticeEvent.createManyAndReturn","NoticeEvent.updateOne","NoticeEvent.updateMany","NoticeEvent.updateManyAndReturn","NoticeEvent.upsertOne","NoticeEvent.deleteOne","NoticeEvent.deleteMany","NoticeEvent.groupBy","NoticeEvent.aggregate","NoticeMessage.findUnique","NoticeMessage.findUniqueOrThrow","NoticeMessage.findFirst","NoticeMessage.findFirstOrThrow","NoticeMessage.findMany","NoticeMessage.createOne","NoticeMessage.createMany","NoticeMessage.createManyAndReturn","NoticeMessage.updateOne","NoticeMessage.updateMany","NoticeMessage.updateManyAndReturn","NoticeMessage.upsertOne","NoticeMessage.deleteOne","NoticeMessage.deleteMany","NoticeMessage.groupBy","NoticeMessage.aggregate","NoticeCondition.findUnique","NoticeCondition.findUniqueOrThrow","NoticeCondition.findFirst","NoticeCondition.findFirstOrThrow","NoticeCondition.findMany","NoticeCondition.createOne","NoticeCondition.createMany","NoticeCondition.createManyAndReturn","NoticeCondition.updateOne","NoticeCondition.updateMany","NoticeCondition.updateManyAndReturn","NoticeCondition.upsertOne","NoticeCondition.deleteOne","NoticeCondition.deleteMany","NoticeCondition.groupBy","NoticeCondition.aggregate","PersonSession.findUnique","PersonSession.findUniqueOrThrow","PersonSession.findFirst","PersonSession.findFirstOrThrow","PersonSession.findMany","PersonSession.createOne","PersonSession.createMany","PersonSession.createManyAndReturn","PersonSession.updateOne","PersonSession.updateMany","PersonSession.updateManyAndReturn","PersonSession.upsertOne","PersonSession.deleteOne","PersonSession.deleteMany","PersonSession.groupBy","PersonSession.aggregate","LogoutToken.findUnique","LogoutToken.findUniqueOrThrow","LogoutToken.findFirst","LogoutToken.findFirstOrThrow","LogoutToken.findMany","LogoutToken.createOne","LogoutToken.createMany","LogoutToken.createManyAndReturn","LogoutToken.updateOne","LogoutToken.updateMany","LogoutToken.updateManyAndReturn","LogoutToken.upsertOne","LogoutToken.deleteOne","LogoutToken.deleteMany","LogoutToken.groupBy","LogoutToken.aggregate","policy","simulations","nullifiers","token","blocks","snapshots","watch","watched","Policy.findUnique","Policy.findUniqueOrThrow","Policy.findFirst","Policy.findFirstOrThrow","Policy.findMany","Policy.createOne","Policy.createMany","Policy.createManyAndReturn","Policy.updateOne","Policy.updateMany","Policy.updateManyAndReturn","Policy.upsertOne","Policy.deleteOne","Policy.deleteMany","Policy.groupBy","Policy.aggregate","PolicySimulation.findUnique","PolicySimulation.findUniqueOrThrow","PolicySimulation.findFirst","PolicySimulation.findFirstOrThrow","PolicySimulation.findMany","PolicySimulation.createOne","PolicySimulation.createMany","PolicySimulation.createManyAndReturn","PolicySimulation.updateOne","PolicySimulation.updateMany","PolicySimulation.updateManyAndReturn","PolicySimulation.upsertOne","PolicySimulation.deleteOne","PolicySimulation.deleteMany","PolicySimulation.groupBy","PolicySimulation.aggregate","PassNullifier.findUnique","PassNullifier.findUniqueOrThrow","PassNullifier.findFirst","PassNullifier.findFirstOrThrow","PassNullifier.findMany","PassNullifier.createOne","PassNullifier.createMany","PassNullifier.createManyAndReturn","PassNullifier.updateOne","PassNullifier.updateMany","PassNullifier.updateManyAndReturn","PassNullifier.upsertOne","PassNullifier.deleteOne","PassNullifier.deleteMany","PassNullifier.groupBy","PassNullifier.aggregate","SnapshotToken.findUnique","SnapshotToken.findUniqueOrThrow","SnapshotToken.findFirst","SnapshotToken.findFirstOrThrow","SnapshotToken.findMany","SnapshotToken.createOne","SnapshotToken.createMany","SnapshotToken.createManyAndReturn","SnapshotToken.updateOne","SnapshotToken.updateMany","SnapshotToken.updateManyAndReturn","SnapshotToken.upsertOne","SnapshotToken.deleteOne","SnapshotToken.deleteMany","SnapshotToken.groupBy","SnapshotToken.aggregate","SnapshotBlock.findUnique","SnapshotBlock.findUniqueOrThrow","SnapshotBlock.findFirst","SnapshotBlock.findFirstOrThrow","SnapshotBlock.findMany","SnapshotBlock.createOne","SnapshotBlock.createMany","SnapshotBlock.createManyAndReturn","SnapshotBlock.updateOne","SnapshotBlock.updateMany","SnapshotBlock.updateManyAndReturn","SnapshotBlock.upsertOne","SnapshotBlock.deleteOne","SnapshotBlock.deleteMany","SnapshotBlock.groupBy","SnapshotBlock.aggregate","SnapshotAnswer.findUnique","SnapshotAnswer.findUniqueOrThrow","SnapshotAnswer.findFirst","SnapshotAnswer.findFirstOrThrow","SnapshotAnswer.findMany","SnapshotAnswer.createOne","SnapshotAnswer.createMany","SnapshotAnswer.createManyAndReturn","SnapshotAnswer.updateOne","SnapshotAnswer.updateMany","SnapshotAnswer.updateManyAndReturn","SnapshotAnswer.upsertOne","SnapshotAnswer.deleteOne","SnapshotAnswer.deleteMany","SnapshotAnswer.groupBy","SnapshotAnswer.aggregate","PolicyWatch.findUnique","PolicyWatch.findUniqueOrThrow","PolicyWatch.findFirst","PolicyWatch.findFirstOrThrow","PolicyWatch.findMany","PolicyWatch.createOne","PolicyWatch.createMany","PolicyWatch.createManyAndReturn","PolicyWatch.updateOne","PolicyWatch.updateMany","PolicyWatch.updateManyAndReturn","PolicyWatch.upsertOne","PolicyWatch.deleteOne","PolicyWatch.deleteMany","PolicyWatch.groupBy","PolicyWatch.aggregate","WatchedWallet.findUnique","WatchedWallet.findUniqueOrThrow","WatchedWallet.findFirst","WatchedWallet.findFirstOrThrow","WatchedWallet.findMany","WatchedWallet.createOne","WatchedWallet.createMany","WatchedWallet.createManyAndReturn","WatchedWallet.updateOne","WatchedWallet.updateMany","WatchedWallet.updateManyAndReturn","WatchedWallet.upsertOne","WatchedWallet.deleteOne","WatchedWallet.deleteMany","WatchedWallet.groupBy","WatchedWallet.aggregate","ChainRead.findUnique","ChainRead.findUniqueOrThrow","ChainRead.findFirst","ChainRead.findFirstOrThrow","ChainRead.findMany","ChainRead.createOne","ChainRead.createMany","ChainRead.createManyAndReturn","ChainRead.updateOne","ChainRead.updateMany","ChainRead.updateManyAndReturn","ChainRead.upsertOne","ChainRead.deleteOne","ChainRead.deleteMany","ChainRead.groupBy","ChainRead.aggregate","wallet","histories","questions","OnceWallet.findUnique","OnceWallet.findUniqueOrThrow","OnceWallet.findFirst","OnceWallet.findFirstOrThrow","OnceWallet.findMany","OnceWallet.createOne","OnceWallet.createMany","OnceWallet.createManyAndReturn","OnceWallet.updateOne","OnceWallet.updateMany","OnceWallet.updateManyAndReturn","OnceWallet.upsertOne","OnceWallet.deleteOne","OnceWallet.deleteMany","OnceWallet.groupBy","OnceWallet.aggregate","OnceHistory.findUnique","OnceHistory.findUniqueOrThrow","OnceHistory.findFirst","OnceHistory.findFirstOrThrow","OnceHistory.findMany","OnceHistory.createOne","OnceHistory.createMany","OnceHistory.createManyAndReturn","OnceHistory.updateOne","OnceHistory.updateMany","OnceHistory.updateManyAndReturn","OnceHistory.upsertOne","OnceHistory.deleteOne","OnceHistory.deleteMany","OnceHistory.groupBy","OnceHistory.aggregate","OnceQuestion.findUnique","OnceQuestion.findUniqueOrThrow","OnceQuestion.findFirst","OnceQuestion.findFirstOrThrow","OnceQuestion.findMany","OnceQuestion.createOne","OnceQuestion.createMany","OnceQuestion.createManyAndReturn","OnceQuestion.updateOne","OnceQuestion.updateMany","OnceQuestion.updateManyAndReturn","OnceQuestion.upsertOne","OnceQuestion.deleteOne","OnceQuestion.deleteMany","OnceQuestion.groupBy","OnceQuestion.aggregate","Reservation.findUnique","Reservation.findUniqueOrThrow","Reservation.findFirst","Reservation.findFirstOrThrow","Reservation.findMany","Reservation.createOne","Reservation.createMany","Reservation.createManyAndReturn","Reservation.updateOne","Reservation.updateMany","Reservation.updateManyAndReturn","Reservation.upsertOne","Reservation.deleteOne","Reservation.deleteMany","Reservation.groupBy","Reservation.aggregate","ReservationCursor.findUnique","ReservationCursor.findUniqueOrThrow","ReservationCursor.findFirst","ReservationCursor.findFirstOrThrow","ReservationCursor.findMany","ReservationCursor.createOne","ReservationCursor.createMany","ReservationCursor.createManyAndReturn","ReservationCursor.updateOne","ReservationCursor.updateMany","ReservationCursor.updateManyAndReturn","ReservationCursor.upsertOne","ReservationCursor.deleteOne","ReservationCursor.deleteMany","ReservationCursor.groupBy","ReservationCursor.aggregate","Voucher.findUnique","Voucher.findUniqueOrThrow","Voucher.findFirst","Voucher.findFirstOrThrow","Voucher.findMany","Voucher.createOne","Voucher.createMany","Voucher.createManyAndReturn","Voucher.updateOne","Voucher.updateMany","Voucher.updateManyAndReturn","Voucher.upsertOne","Voucher.deleteOne","Voucher.deleteMany","Voucher.groupBy","Voucher.aggregate","ReferralCode.findUnique","ReferralCode.findUniqueOrThrow","ReferralCode.findFirst","ReferralCode.findFirstOrThrow","ReferralCode.findMany","ReferralCode.createOne","ReferralCode.createMany","ReferralCode.createManyAndReturn","ReferralCode.updateOne","ReferralCode.updateMany","ReferralCode.updateManyAndReturn","ReferralCode.upsertOne","ReferralCode.deleteOne","ReferralCode.deleteMany","ReferralCode.groupBy","ReferralCode.aggregate","Referral.findUnique","Referral.findUniqueOrThrow","Referral.findFirst","Referral.findFirstOrThrow","Referral.findMany","Referral.createOne","Referral.createMany","Referral.createManyAndReturn","Referral.updateOne","Referral.updateMany","Referral.updateManyAndReturn","Referral.upsertOne","Referral.deleteOne","Referral.deleteMany","Referral.groupBy","Referral.aggregate","SponsoredMint.findUnique","SponsoredMint.findUniqueOrThrow","SponsoredMint.findFirst","SponsoredMint.findFirstOrThrow","SponsoredMint.findMany","SponsoredMint.createOne","SponsoredMint.createMany","SponsoredMint.createManyAndReturn","SponsoredMint.updateOne","SponsoredMint.updateMany","SponsoredMint.updateManyAndReturn","SponsoredMint.upsertOne","SponsoredMint.deleteOne","SponsoredMint.deleteMany","SponsoredMint.groupBy","SponsoredMint.aggregate","SentTransaction.findUnique","SentTransaction.findUniqueOrThrow","SentTransaction.findFirst","SentTransaction.findFirstOrThrow","SentTransaction.findMany","SentTransaction.createOne","SentTransaction.createMany","SentTransaction.createManyAndReturn","SentTransaction.updateOne","SentTransaction.updateMany","SentTransaction.updateManyAndReturn","SentTransaction.upsertOne","SentTransaction.deleteOne","SentTransaction.deleteMany","SentTransaction.groupBy","SentTransaction.aggregate","Score.findUnique","Score.findUniqueOrThrow","Score.findFirst","Score.findFirstOrThrow","Score.findMany","Score.createOne","Score.createMany","Score.createManyAndReturn","Score.updateOne","Score.updateMany","Score.updateManyAndReturn","Score.upsertOne","Score.deleteOne","Score.deleteMany","Score.groupBy","Score.aggregate","ScoreFacts.findUnique","ScoreFacts.findUniqueOrThrow","ScoreFacts.findFirst","ScoreFacts.findFirstOrThrow","ScoreFacts.findMany","ScoreFacts.createOne","ScoreFacts.createMany","ScoreFacts.createManyAndReturn","ScoreFacts.updateOne","ScoreFacts.updateMany","ScoreFacts.updateManyAndReturn","ScoreFacts.upsertOne","ScoreFacts.deleteOne","ScoreFacts.deleteMany","ScoreFacts.groupBy","ScoreFacts.aggregate","ScoreFeed.findUnique","ScoreFeed.findUniqueOrThrow","ScoreFeed.findFirst","ScoreFeed.findFirstOrThrow","ScoreFeed.findMany","ScoreFeed.createOne","ScoreFeed.createMany","ScoreFeed.createManyAndReturn","ScoreFeed.updateOne","ScoreFeed.updateMany","ScoreFeed.updateManyAndReturn","ScoreFeed.upsertOne","ScoreFeed.deleteOne","ScoreFeed.deleteMany","ScoreFeed.groupBy","ScoreFeed.aggregate","IdentityFeed.findUnique","IdentityFeed.findUniqueOrThrow","IdentityFeed.findFirst","IdentityFeed.findFirstOrThrow","IdentityFeed.findMany","IdentityFeed.createOne","IdentityFeed.createMany","IdentityFeed.createManyAndReturn","IdentityFeed.updateOne","IdentityFeed.updateMany","IdentityFeed.updateManyAndReturn","IdentityFeed.upsertOne","IdentityFeed.deleteOne","IdentityFeed.deleteMany","IdentityFeed.groupBy","IdentityFeed.aggregate","SavedRanking.findUnique","SavedRanking.findUniqueOrThrow","SavedRanking.findFirst","SavedRanking.findFirstOrThrow","SavedRanking.findMany","SavedRanking.createOne","SavedRanking.createMany","SavedRanking.createManyAndReturn","SavedRanking.updateOne","SavedRanking.updateMany","SavedRanking.updateManyAndReturn","SavedRanking.upsertOne","SavedRanking.deleteOne","SavedRanking.deleteMany","SavedRanking.groupBy","SavedRanking.aggregate","ScoreClose.findUnique","ScoreClose.findUniqueOrThrow","ScoreClose.findFirst","ScoreClose.findFirstOrThrow","ScoreClose.findMany","ScoreClose.createOne","ScoreClose.createMany","ScoreClose.createManyAndReturn","ScoreClose.updateOne","ScoreClose.updateMany","ScoreClose.updateManyAndReturn","ScoreClose.upsertOne","ScoreClose.deleteOne","ScoreClose.deleteMany","ScoreClose.groupBy","ScoreClose.aggregate","StaleClose.findUnique","StaleClose.findUniqueOrThrow","StaleClose.findFirst","StaleClose.findFirstOrThrow","StaleClose.findMany","StaleClose.createOne","StaleClose.createMany","StaleClose.createManyAndReturn","StaleClose.updateOne","StaleClose.updateMany","StaleClose.updateManyAndReturn","StaleClose.upsertOne","StaleClose.deleteOne","StaleClose.deleteMany","StaleClose.groupBy","StaleClose.aggregate","PendingScore.findUnique","PendingScore.findUniqueOrThrow","PendingScore.findFirst","PendingScore.findFirstOrThrow","PendingScore.findMany","PendingScore.createOne","PendingScore.createMany","PendingScore.createManyAndReturn","PendingScore.updateOne","PendingScore.updateMany","PendingScore.updateManyAndReturn","PendingScore.upsertOne","PendingScore.deleteOne","PendingScore.deleteMany","PendingScore.groupBy","PendingScore.aggregate","ModelSwitch.findUnique","ModelSwitch.findUniqueOrThrow","ModelSwitch.findFirst","ModelSwitch.findFirstOrThrow","ModelSwitch.findMany","ModelSwitch.createOne","ModelSwitch.createMany","ModelSwitch.createManyAndReturn","ModelSwitch.updateOne","ModelSwitch.updateMany","ModelSwitch.updateManyAndReturn","ModelSwitch.upsertOne","ModelSwitch.deleteOne","ModelSwitch.deleteMany","ModelSwitch.groupBy","ModelSwitch.aggregate","ModelComparison.findUnique","ModelComparison.findUniqueOrThrow","ModelComparison.findFirst","ModelComparison.findFirstOrThrow","ModelComparison.findMany","ModelComparison.createOne","ModelComparison.createMany","ModelComparison.createManyAndReturn","ModelComparison.updateOne","ModelComparison.updateMany","ModelComparison.updateManyAndReturn","ModelComparison.upsertOne","ModelComparison.deleteOne","ModelComparison.deleteMany","ModelComparison.groupBy","ModelComparison.aggregate","ScreeningList.findUnique","ScreeningList.findUniqueOrThrow","ScreeningList.findFirst","ScreeningList.findFirstOrThrow","ScreeningList.findMany","ScreeningList.createOne","ScreeningList.createMany","ScreeningList.createManyAndReturn","ScreeningList.updateOne","ScreeningList.updateMany","ScreeningList.updateManyAndReturn","ScreeningList.upsertOne","ScreeningList.deleteOne","ScreeningList.deleteMany","ScreeningList.groupBy","ScreeningList.aggregate","ScreeningEntry.findUnique","ScreeningEntry.findUniqueOrThrow","ScreeningEntry.findFirst","ScreeningEntry.findFirstOrThrow","ScreeningEntry.findMany","ScreeningEntry.createOne","ScreeningEntry.createMany","ScreeningEntry.createManyAndReturn","ScreeningEntry.updateOne","ScreeningEntry.updateMany","ScreeningEntry.updateManyAndReturn","ScreeningEntry.upsertOne","ScreeningEntry.deleteOne","ScreeningEntry.deleteMany","ScreeningEntry.groupBy","ScreeningEntry.aggregate","ScreeningDay.findUnique","ScreeningDay.findUniqueOrThrow","ScreeningDay.findFirst","ScreeningDay.findFirstOrThrow","ScreeningDay.findMany","ScreeningDay.createOne","ScreeningDay.createMany","ScreeningDay.createManyAndReturn","ScreeningDay.updateOne","ScreeningDay.updateMany","ScreeningDay.updateManyAndReturn","ScreeningDay.upsertOne","ScreeningDay.deleteOne","ScreeningDay.deleteMany","ScreeningDay.groupBy","ScreeningDay.aggregate","Takedown.findUnique","Takedown.findUniqueOrThrow","Takedown.findFirst","Takedown.findFirstOrThrow","Takedown.findMany","Takedown.createOne","Takedown.createMany","Takedown.createManyAndReturn","Takedown.updateOne","Takedown.updateMany","Takedown.updateManyAndReturn","Takedown.upsertOne","Takedown.deleteOne","Takedown.deleteMany","Takedown.groupBy","Takedown.aggregate","TradingCursor.findUnique","TradingCursor.findUniqueOrThrow","TradingCursor.findFirst","TradingCursor.findFirstOrThrow","TradingCursor.findMany","TradingCursor.createOne","TradingCursor.createMany","TradingCursor.createManyAndReturn","TradingCursor.updateOne","TradingCursor.updateMany","TradingCursor.updateManyAndReturn","TradingCursor.upsertOne","TradingCursor.deleteOne","TradingCursor.deleteMany","TradingCursor.groupBy","TradingCursor.aggregate","Trade.findUnique","Trade.findUniqueOrThrow","Trade.findFirst","Trade.findFirstOrThrow","Trade.findMany","Trade.createOne","Trade.createMany","Trade.createManyAndReturn","Trade.updateOne","Trade.updateMany","Trade.updateManyAndReturn","Trade.upsertOne","Trade.deleteOne","Trade.deleteMany","Trade.groupBy","Trade.aggregate","TradingHolding.findUnique","TradingHolding.findUniqueOrThrow","TradingHolding.findFirst","TradingHolding.findFirstOrThrow","TradingHolding.findMany","TradingHolding.createOne","TradingHolding.createMany","TradingHolding.createManyAndReturn","TradingHolding.updateOne","TradingHolding.updateMany","TradingHolding.updateManyAndReturn","TradingHolding.upsertOne","TradingHolding.deleteOne","TradingHolding.deleteMany","TradingHolding.groupBy","TradingHolding.aggregate","Trader.findUnique","Trader.findUniqueOrThrow","Trader.findFirst","Trader.findFirstOrThrow","Trader.findMany","Trader.createOne","Trader.createMany","Trader.createManyAndReturn","Trader.updateOne","Trader.updateMany","Trader.updateManyAndReturn","Trader.upsertOne","Trader.deleteOne","Trader.deleteMany","Trader.groupBy","Trader.aggregate","TraderHistogram.findUnique","TraderHistogram.findUniqueOrThrow","TraderHistogram.findFirst","TraderHistogram.findFirstOrThrow","TraderHistogram.findMany","TraderHistogram.createOne","TraderHistogram.createMany","TraderHistogram.createManyAndReturn","TraderHistogram.updateOne","TraderHistogram.updateMany","TraderHistogram.updateManyAndReturn","TraderHistogram.upsertOne","TraderHistogram.deleteOne","TraderHistogram.deleteMany","TraderHistogram.groupBy","TraderHistogram.aggregate","StaleTrader.findUnique","StaleTrader.findUniqueOrThrow","StaleTrader.findFirst","StaleTrader.findFirstOrThrow","StaleTrader.findMany","StaleTrader.createOne","StaleTrader.createMany","StaleTrader.createManyAndReturn","StaleTrader.updateOne","StaleTrader.updateMany","StaleTrader.updateManyAndReturn","StaleTrader.upsertOne","StaleTrader.deleteOne","StaleTrader.deleteMany","StaleTrader.groupBy","StaleTrader.aggregate","Wallet.findUnique","Wallet.findUniqueOrThrow","Wallet.findFirst","Wallet.findFirstOrThrow","Wallet.findMany","Wallet.createOne","Wallet.createMany","Wallet.createManyAndReturn","Wallet.updateOne","Wallet.updateMany","Wallet.updateManyAndReturn","Wallet.upsertOne","Wallet.deleteOne","Wallet.deleteMany","Wallet.groupBy","Wallet.aggregate","TrackedWallet.findUnique","TrackedWallet.findUniqueOrThrow","TrackedWallet.findFirst","TrackedWallet.findFirstOrThrow","TrackedWallet.findMany","TrackedWallet.createOne","TrackedWallet.createMany","TrackedWallet.createManyAndReturn","TrackedWallet.updateOne","TrackedWallet.updateMany","TrackedWallet.updateManyAndReturn","TrackedWallet.upsertOne","TrackedWallet.deleteOne","TrackedWallet.deleteMany","TrackedWallet.groupBy","TrackedWallet.aggregate","Tracking.findUnique","Tracking.findUniqueOrThrow","Tracking.findFirst","Tracking.findFirstOrThrow","Tracking.findMany","Tracking.createOne","Tracking.createMany","Tracking.createManyAndReturn","Tracking.updateOne","Tracking.updateMany","Tracking.updateManyAndReturn","Tracking.upsertOne","Tracking.deleteOne","Tracking.deleteMany","Tracking.groupBy","Tracking.aggregate","backfills","line","Backfill.findUnique","Backfill.findUniqueOrThrow","Backfill.findFirst","Backfill.findFirstOrThrow","Backfill.findMany","Backfill.createOne","Backfill.createMany","Backfill.createManyAndReturn","Backfill.updateOne","Backfill.updateMany","Backfill.updateManyAndReturn","Backfill.upsertOne","Backfill.deleteOne","Backfill.deleteMany","Backfill.groupBy","Backfill.aggregate","BackfillParty.findUnique","BackfillParty.findUniqueOrThrow","BackfillParty.findFirst","BackfillParty.findFirstOrThrow","BackfillParty.findMany","BackfillParty.createOne","BackfillParty.createMany","BackfillParty.createManyAndReturn","BackfillParty.updateOne","BackfillParty.updateMany","BackfillParty.updateManyAndReturn","BackfillParty.upsertOne","BackfillParty.deleteOne","BackfillParty.deleteMany","BackfillParty.groupBy","BackfillParty.aggregate","StagedActivity.findUnique","StagedActivity.findUniqueOrThrow","StagedActivity.findFirst","StagedActivity.findFirstOrThrow","StagedActivity.findMany","StagedActivity.createOne","StagedActivity.createMany","StagedActivity.createManyAndReturn","StagedActivity.updateOne","StagedActivity.updateMany","StagedActivity.updateManyAndReturn","StagedActivity.upsertOne","StagedActivity.deleteOne","StagedActivity.deleteMany","StagedActivity.groupBy","StagedActivity.aggregate","AutomaticTracking.findUnique","AutomaticTracking.findUniqueOrThrow","AutomaticTracking.findFirst","AutomaticTracking.findFirstOrThrow","AutomaticTracking.findMany","AutomaticTracking.createOne","AutomaticTracking.createMany","AutomaticTracking.createManyAndReturn","AutomaticTracking.updateOne","AutomaticTracking.updateMany","AutomaticTracking.updateManyAndReturn","AutomaticTracking.upsertOne","AutomaticTracking.deleteOne","AutomaticTracking.deleteMany","AutomaticTracking.groupBy","AutomaticTracking.aggregate","Outbox.findUnique","Outbox.findUniqueOrThrow","Outbox.findFirst","Outbox.findFirstOrThrow","Outbox.findMany","Outbox.createOne","Outbox.createMany","Outbox.createManyAndReturn","Outbox.updateOne","Outbox.updateMany","Outbox.updateManyAndReturn","Outbox.upsertOne","Outbox.deleteOne","Outbox.deleteMany","Outbox.groupBy","Outbox.aggregate","webhook","delivery","attempts","deliveries","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","WebhookAttempt.findUnique","WebhookAttempt.findUniqueOrThrow","WebhookAttempt.findFirst","WebhookAttempt.findFirstOrThrow","WebhookAttempt.findMany","WebhookAttempt.createOne","WebhookAttempt.createMany","WebhookAttempt.createManyAndReturn","WebhookAttempt.updateOne","WebhookAttempt.updateMany","WebhookAttempt.updateManyAndReturn","WebhookAttempt.upsertOne","WebhookAttempt.deleteOne","WebhookAttempt.deleteMany","WebhookAttempt.groupBy","WebhookAttempt.aggregate","AND","OR","NOT","id","deliveryId","at","statusCode","durationMs","error","requestHeaders","responseBody","equals","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","lt","lte","gt","gte","not","in","notIn","contains","startsWith","endsWith","webhookId","messageId","event","body","replayOf","status","attempt","earlierAttempts","nextAttemptAt","claim","leasedUntil","createdAt","traceparent","developerId","url","host","subjects","allSubjects","secret","oldSecret","oldSecretUntil","signatureKey","oldSignatureKey","active","disabledReason","operatorOff","failingSince","isFull","missedFrom","missedUntil","has","hasEvery","hasSome","every","some","none","subjectsDone","expandedTo","address","client","chainId","blockNumber","txIndex","logIndex","own","ran","kind","txHash","counterparty","asset","assetOut","method","amount","amountOut","fee","wallet_chainId_blockNumber_logIndex_kind_txHash","party","servedAt","turns","queuedAt","dueAt","progress","address_chainId","developerId_address","state","transactions","truncated","unreadRows","gaps","smartAccount","source","fromBlock","toBlock","sources","readyAt","checkedAt","attestedFrom","attestedTo","attestDue","subject","period","sort","bucket","prefix","traders","chainId_period_sort_bucket_prefix","trades","volume","profit","chainId_period_subject","units","cost","subject_chainId_token","chainId_at_blockNumber_txIndex_logIndex_wallet","since24h","since7d","since30d","settings","target","reason","liftedAt","kind_target","day","refreshedAt","list_day","listed","list_address_at","name","changedAt","publishedAt","entries","unread","etag","lastModified","refused","refusedCount","accepted","version","requestedAt","compared","finishedAt","result","announcedAt","activeFrom","activatedAt","rescoredAt","summary","cause","scoredTo","scored","fromDay","subject_chainId","until","total","activity","age","diversity","governance","social","risk","loyalty","ranked","confidence","recordedAt","subject_day_chainId","position","scopes","savedAt","before","after","rankedBefore","rankedAfter","reachedBefore","reachedAfter","sourceChain","factsHash","facts","subject_factsHash","bonus","unavailable","stale","modelHash","reachedAt","nextChangeDay","steps","updatedAt","sender","nonce","raw","hashes","raises","sentAt","minedAt","chainId_sender_nonce","referee","referrer","code","confirmedAt","claimer","price","signature","expiresAt","referralCode","consents","blockHash","deposit","reservedAt","chainId_txHash_logIndex","asker","askedAt","reads","payer","readAt","comparedAt","compareFrom","alike","headAt","asker_address","calls","party_day","policyId","outcome","chainOutcomes","chainReadAt","nextOutcome","nextBlocks","since","readsChain","turnAt","tokenHash","score","tokenHash_day_address","network","snapshot","endsAt","stored","groupId","nullifier","firstAt","lastSubject","tally","policyId_address","tokenHash_network_snapshot","policyId_groupId","ended","issuedAt","issuer","providerSession","role","grantedBy","refreshToken","checkAt","checkFault","revokedAt","lastUsedAt","channelId","key","seenAt","notifiedAt","items","notices","endedAt","targetHash","asked","medium","kinds","namedAt","failures","treeId","piece","bytes","index","listId","who","cap","floor","decimals","root","leaves","sum","domain","signer","treeId_piece","treeId_index","cluster","size","strength","members","evidence","keep","row","text","input","special","duplicateOf","reasons","svcId","tier","flags","known","sameAs","holder","tokenId","read","repair","column","previousId","format","columns","counts","charged","reading","lastRow","completedAt","sourceState","listId_cluster","listId_line_reason","listId_row","listId_holder_tokenId","listId_piece","partlyRead","wallet_chainId_blockNumber_txIndex","firstBlock","retryAt","resolvedAt","chainId_blockNumber_txIndex","weight","foundBy","funder","clusterSize","chainLength","chainId_wallet","block","wallet_chainId_block","wallet_chainId","number","hash","parentHash","time","statedTime","chainId_number","pausedAt","pauseReason","reindexFrom","reindexRequestedAt","reindexStartedAt","setAsideBlock","setAsideRequestedAt","chainId_host","blockTime","guessed","headNumber","finalizedBlock","scoredBlock","scoredHash","dayBlockNumber","dayBlockHash","dayBlockTime","missingBlock","missingSince","joinedAt","ownerTx","owner","movedAt","name_ownerTx","leftAt","address_name_owner","primary","linkedAt","parent","mintedAt","final","blocked","received","nameHash","account","epoch","firstIndex","firstAddress","chunkHash","epoch_firstIndex","previousRoot","chains","lineBytes","checksum","storedBytes","published","hour","keyId","endpoint","requests","errors","latencies","developerId_hour_keyId_endpoint","developerId_day","caller","caller_hour","path","bodyHash","committed","results","fence","startedAt","caller_method_path_key","actor","act","details","requestId","origins","policyIds","permissions","rateLimit","last4","suspendedAt","suspensionReason","replacedBy","erasingAt","erasedAt","erasedTrackings","channelId_key","channelId_kind","developerId_targetHash","value","uid","revocation","chainId_uid","contract","chainId_contract_uid_issuer","schemaUid","expirationTime","attestation","chainId_contract_uid","omittedBytes","decoded","preview","revocable","refUid","salt","signatureKind","revocationReason","revocationDetails","publicReason","revocationSignature","revocationSeq","revokedBlock","revokedTxHash","uid_issuer_chainId_contract","nameKey","schema","resolver","flag","openedAt","decideBy","decidedAt","decision","totalBefore","totalAfter","consent","wallet_flag","earnedAt","claimedAt","lostAt","subject_id","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "siGKCMANCfINAAC9GAAw8w0AAAQAEPQNAAC9GAAw9Q0BAOQVACHdDgEA5BUAIcURQADoFQAhxhFAAOcVACHHEUAA5xUAIcgRAAC-GAAgAQAAAAEAIAEAAAABACAI8g0AAL0YADDzDQAABAAQ9A0AAL0YADD1DQEA5BUAId0OAQDkFQAhxRFAAOgVACHGEUAA5xUAIccRQADnFQAhAsYRAAC_GAAgxxEAAL8YACADAAAABAAgAwAABQAwBAAAAQAgAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACAF9Q0BAAAAAd0OAQAAAAHFEUAAAAABxhFAAAAAAccRQAAAAAEBCAAACQAgBfUNAQAAAAHdDgEAAAABxRFAAAAAAcYRQAAAAAHHEUAAAAABAQgAAAsAMAEIAAALADAF9Q0BAMoYACHdDgEAyhgAIcURQADGGAAhxhFAANIYACHHEUAA0hgAIQIAAAABACAIAAAOACAF9Q0BAMoYACHdDgEAyhgAIcURQADGGAAhxhFAANIYACHHEUAA0hgAIQIAAAAEACAIAAAQACACAAAABAAgCAAAEAAgAwAAAAEAIA8AAAkAIBAAAA4AIAEAAAABACABAAAABAAgBRUAAJQgACAWAACWIAAgFwAAlSAAIMYRAAC_GAAgxxEAAL8YACAI8g0AALwYADDzDQAAFwAQ9A0AALwYADD1DQEAxRUAId0OAQDFFQAhxRFAAMYVACHGEUAA2xUAIccRQADbFQAhAwAAAAQAIAMAABYAMBQAABcAIAMAAAAEACADAAAFADAEAAABACAT2QgBAOQVACHyDQAAuhgAMPMNAAAdABD0DQAAuhgAMPUNAQAAAAGTDgEA5BUAIZsOAQDkFQAh8Q4BAOQVACGQD0AA5xUAIZoQAADfFQAgvBEBAOQVACG9EUAA6BUAIb4RQADoFQAhvxFAAOcVACHAEQEA5hUAIcERAgDrFQAhwhECAOsVACHDEQEAAAABxBEAALsYACABAAAAGgAgAQAAABoAIBLZCAEA5BUAIfINAAC6GAAw8w0AAB0AEPQNAAC6GAAw9Q0BAOQVACGTDgEA5BUAIZsOAQDkFQAh8Q4BAOQVACGQD0AA5xUAIZoQAADfFQAgvBEBAOQVACG9EUAA6BUAIb4RQADoFQAhvxFAAOcVACHAEQEA5hUAIcERAgDrFQAhwhECAOsVACHDEQEA5hUAIQaQDwAAvxgAIL8RAAC_GAAgwBEAAL8YACDBEQAAvxgAIMIRAAC_GAAgwxEAAL8YACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAMAAAAdACADAAAeADAEAAAaACAP2QgBAAAAAfUNAQAAAAGTDgEAAAABmw4BAAAAAfEOAQAAAAGQD0AAAAABmhAAAJMgACC8EQEAAAABvRFAAAAAAb4RQAAAAAG_EUAAAAABwBEBAAAAAcERAgAAAAHCEQIAAAABwxEBAAAAAQEIAAAiACAP2QgBAAAAAfUNAQAAAAGTDgEAAAABmw4BAAAAAfEOAQAAAAGQD0AAAAABmhAAAJMgACC8EQEAAAABvRFAAAAAAb4RQAAAAAG_EUAAAAABwBEBAAAAAcERAgAAAAHCEQIAAAABwxEBAAAAAQEIAAAkADABCAAAJAAwD9kIAQDKGAAh9Q0BAMoYACGTDgEAyhgAIZsOAQDKGAAh8Q4BAMoYACGQD0AA0hgAIZoQAACSIAAgvBEBAMoYACG9EUAAxhgAIb4RQADGGAAhvxFAANIYACHAEQEAyRgAIcERAgDHGAAhwhECAMcYACHDEQEAyRgAIQIAAAAaACAIAAAnACAP2QgBAMoYACH1DQEAyhgAIZMOAQDKGAAhmw4BAMoYACHxDgEAyhgAIZAPQADSGAAhmhAAAJIgACC8EQEAyhgAIb0RQADGGAAhvhFAAMYYACG_EUAA0hgAIcARAQDJGAAhwRECAMcYACHCEQIAxxgAIcMRAQDJGAAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACALFQAAjSAAIBYAAJAgACAXAACPIAAgKAAAjiAAICkAAJEgACCQDwAAvxgAIL8RAAC_GAAgwBEAAL8YACDBEQAAvxgAIMIRAAC_GAAgwxEAAL8YACAS2QgBAMUVACHyDQAAuRgAMPMNAAAwABD0DQAAuRgAMPUNAQDFFQAhkw4BAMUVACGbDgEAxRUAIfEOAQDFFQAhkA9AANsVACGaEAAA3xUAILwRAQDFFQAhvRFAAMYVACG-EUAAxhUAIb8RQADbFQAhwBEBAMkVACHBEQIAxxUAIcIRAgDHFQAhwxEBAMkVACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAvyDQAAuBgAMPMNAAA2ABD0DQAAuBgAMJkOQADoFQAhmw4BAOYVACH5DgEA5hUAIaERAQAAAAGtESAA5RUAIbkRAQAAAAG6EQEA5BUAIbsRAQDkFQAhAQAAADMAIAEAAAAzACAL8g0AALgYADDzDQAANgAQ9A0AALgYADCZDkAA6BUAIZsOAQDmFQAh-Q4BAOYVACGhEQEA5BUAIa0RIADlFQAhuREBAOYVACG6EQEA5BUAIbsRAQDkFQAhA5sOAAC_GAAg-Q4AAL8YACC5EQAAvxgAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgAwAAADYAIAMAADcAMAQAADMAIAiZDkAAAAABmw4BAAAAAfkOAQAAAAGhEQEAAAABrREgAAAAAbkRAQAAAAG6EQEAAAABuxEBAAAAAQEIAAA7ACAImQ5AAAAAAZsOAQAAAAH5DgEAAAABoREBAAAAAa0RIAAAAAG5EQEAAAABuhEBAAAAAbsRAQAAAAEBCAAAPQAwAQgAAD0AMAiZDkAAxhgAIZsOAQDJGAAh-Q4BAMkYACGhEQEAyhgAIa0RIADoGAAhuREBAMkYACG6EQEAyhgAIbsRAQDKGAAhAgAAADMAIAgAAEAAIAiZDkAAxhgAIZsOAQDJGAAh-Q4BAMkYACGhEQEAyhgAIa0RIADoGAAhuREBAMkYACG6EQEAyhgAIbsRAQDKGAAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAGFQAAiiAAIBYAAIwgACAXAACLIAAgmw4AAL8YACD5DgAAvxgAILkRAAC_GAAgC_INAAC3GAAw8w0AAEkAEPQNAAC3GAAwmQ5AAMYVACGbDgEAyRUAIfkOAQDJFQAhoREBAMUVACGtESAA4BUAIbkRAQDJFQAhuhEBAMUVACG7EQEAxRUAIQMAAAA2ACADAABIADAUAABJACADAAAANgAgAwAANwAwBAAAMwAgJQgBAOQVACHyDQAAtRgAMPMNAABPABD0DQAAtRgAMPUNAQAAAAGZDkAA6BUAIbYOBADvFQAhtw4EAJwWACG5DgIA6xUAIb0OAQDmFQAh3Q4BAOQVACG0DwEA5hUAIcIPAQDmFQAhxg8BAOYVACHwDwEA5BUAIfcPQADnFQAhzBAEAO8VACHtECAA5RUAIaERAQDkFQAhpBEBAOQVACGmEQEA5BUAIacRBADvFQAhqhECAOsVACGrEQAA7RUAIKwRAADtFQAgrREgAOUVACGuEQEA5BUAIa8RAQDmFQAhsBEBAOQVACGxEQEA5hUAIbIRAQDmFQAhsxEBAOYVACG0EQEA5hUAIbURBAAAAAG2EQQAnBYAIbcRAQDmFQAhuBEAALYYACABAAAATAAgAQAAAEwAICQIAQDkFQAh8g0AALUYADDzDQAATwAQ9A0AALUYADD1DQEA5BUAIZkOQADoFQAhtg4EAO8VACG3DgQAnBYAIbkOAgDrFQAhvQ4BAOYVACHdDgEA5BUAIbQPAQDmFQAhwg8BAOYVACHGDwEA5hUAIfAPAQDkFQAh9w9AAOcVACHMEAQA7xUAIe0QIADlFQAhoREBAOQVACGkEQEA5BUAIaYRAQDkFQAhpxEEAO8VACGqEQIA6xUAIasRAADtFQAgrBEAAO0VACCtESAA5RUAIa4RAQDkFQAhrxEBAOYVACGwEQEA5BUAIbERAQDmFQAhshEBAOYVACGzEQEA5hUAIbQRAQDmFQAhtREEAJwWACG2EQQAnBYAIbcRAQDmFQAhErcOAAC_GAAguQ4AAL8YACC9DgAAvxgAILQPAAC_GAAgwg8AAL8YACDGDwAAvxgAIPcPAAC_GAAgqhEAAL8YACCrEQAAvxgAIKwRAAC_GAAgrxEAAL8YACCxEQAAvxgAILIRAAC_GAAgsxEAAL8YACC0EQAAvxgAILURAAC_GAAgthEAAL8YACC3EQAAvxgAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgAwAAAE8AIAMAAFAAMAQAAEwAICEIAQAAAAH1DQEAAAABmQ5AAAAAAbYOBAAAAAG3DgQAAAABuQ4CAAAAAb0OAQAAAAHdDgEAAAABtA8BAAAAAcIPAQAAAAHGDwEAAAAB8A8BAAAAAfcPQAAAAAHMEAQAAAAB7RAgAAAAAaERAQAAAAGkEQEAAAABphEBAAAAAacRBAAAAAGqEQIAAAABqxGAAAAAAawRgAAAAAGtESAAAAABrhEBAAAAAa8RAQAAAAGwEQEAAAABsREBAAAAAbIRAQAAAAGzEQEAAAABtBEBAAAAAbURBAAAAAG2EQQAAAABtxEBAAAAAQEIAABUACAhCAEAAAAB9Q0BAAAAAZkOQAAAAAG2DgQAAAABtw4EAAAAAbkOAgAAAAG9DgEAAAAB3Q4BAAAAAbQPAQAAAAHCDwEAAAABxg8BAAAAAfAPAQAAAAH3D0AAAAABzBAEAAAAAe0QIAAAAAGhEQEAAAABpBEBAAAAAaYRAQAAAAGnEQQAAAABqhECAAAAAasRgAAAAAGsEYAAAAABrREgAAAAAa4RAQAAAAGvEQEAAAABsBEBAAAAAbERAQAAAAGyEQEAAAABsxEBAAAAAbQRAQAAAAG1EQQAAAABthEEAAAAAbcRAQAAAAEBCAAAVgAwAQgAAFYAMCEIAQDKGAAh9Q0BAMoYACGZDkAAxhgAIbYOBADFGAAhtw4EALEZACG5DgIAxxgAIb0OAQDJGAAh3Q4BAMoYACG0DwEAyRgAIcIPAQDJGAAhxg8BAMkYACHwDwEAyhgAIfcPQADSGAAhzBAEAMUYACHtECAA6BgAIaERAQDKGAAhpBEBAMoYACGmEQEAyhgAIacRBADFGAAhqhECAMcYACGrEYAAAAABrBGAAAAAAa0RIADoGAAhrhEBAMoYACGvEQEAyRgAIbARAQDKGAAhsREBAMkYACGyEQEAyRgAIbMRAQDJGAAhtBEBAMkYACG1EQQAsRkAIbYRBACxGQAhtxEBAMkYACECAAAATAAgCAAAWQAgIQgBAMoYACH1DQEAyhgAIZkOQADGGAAhtg4EAMUYACG3DgQAsRkAIbkOAgDHGAAhvQ4BAMkYACHdDgEAyhgAIbQPAQDJGAAhwg8BAMkYACHGDwEAyRgAIfAPAQDKGAAh9w9AANIYACHMEAQAxRgAIe0QIADoGAAhoREBAMoYACGkEQEAyhgAIaYRAQDKGAAhpxEEAMUYACGqEQIAxxgAIasRgAAAAAGsEYAAAAABrREgAOgYACGuEQEAyhgAIa8RAQDJGAAhsBEBAMoYACGxEQEAyRgAIbIRAQDJGAAhsxEBAMkYACG0EQEAyRgAIbURBACxGQAhthEEALEZACG3EQEAyRgAIQIAAABPACAIAABbACACAAAATwAgCAAAWwAgAwAAAEwAIA8AAFQAIBAAAFkAIAEAAABMACABAAAATwAgFxUAAIUgACAWAACIIAAgFwAAhyAAICgAAIYgACApAACJIAAgtw4AAL8YACC5DgAAvxgAIL0OAAC_GAAgtA8AAL8YACDCDwAAvxgAIMYPAAC_GAAg9w8AAL8YACCqEQAAvxgAIKsRAAC_GAAgrBEAAL8YACCvEQAAvxgAILERAAC_GAAgshEAAL8YACCzEQAAvxgAILQRAAC_GAAgtREAAL8YACC2EQAAvxgAILcRAAC_GAAgJAgBAMUVACHyDQAAtBgAMPMNAABiABD0DQAAtBgAMPUNAQDFFQAhmQ5AAMYVACG2DgQAxBUAIbcOBACYFgAhuQ4CAMcVACG9DgEAyRUAId0OAQDFFQAhtA8BAMkVACHCDwEAyRUAIcYPAQDJFQAh8A8BAMUVACH3D0AA2xUAIcwQBADEFQAh7RAgAOAVACGhEQEAxRUAIaQRAQDFFQAhphEBAMUVACGnEQQAxBUAIaoRAgDHFQAhqxEAAMoVACCsEQAAyhUAIK0RIADgFQAhrhEBAMUVACGvEQEAyRUAIbARAQDFFQAhsREBAMkVACGyEQEAyRUAIbMRAQDJFQAhtBEBAMkVACG1EQQAmBYAIbYRBACYFgAhtxEBAMkVACEDAAAATwAgAwAAYQAwFAAAYgAgAwAAAE8AIAMAAFAAMAQAAEwAIBDyDQAAshgAMPMNAABoABD0DQAAshgAMLYOBADvFQAhtw4EAO8VACG5DgIA7BUAId0OAQDkFQAhtA8BAOQVACHwDwEA5BUAIcwQBADvFQAhoREBAOQVACGkEQEA5BUAIaYRAQDkFQAhpxEEAO8VACGoEQAA9xUAIKkRAACzGAAgAQAAAGUAIAEAAABlACAP8g0AALIYADDzDQAAaAAQ9A0AALIYADC2DgQA7xUAIbcOBADvFQAhuQ4CAOwVACHdDgEA5BUAIbQPAQDkFQAh8A8BAOQVACHMEAQA7xUAIaERAQDkFQAhpBEBAOQVACGmEQEA5BUAIacRBADvFQAhqBEAAPcVACAAAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDLYOBAAAAAG3DgQAAAABuQ4CAAAAAd0OAQAAAAG0DwEAAAAB8A8BAAAAAcwQBAAAAAGhEQEAAAABpBEBAAAAAaYRAQAAAAGnEQQAAAABqBGAAAAAAQEIAABtACAMtg4EAAAAAbcOBAAAAAG5DgIAAAAB3Q4BAAAAAbQPAQAAAAHwDwEAAAABzBAEAAAAAaERAQAAAAGkEQEAAAABphEBAAAAAacRBAAAAAGoEYAAAAABAQgAAG8AMAEIAABvADAMtg4EAMUYACG3DgQAxRgAIbkOAgDIGAAh3Q4BAMoYACG0DwEAyhgAIfAPAQDKGAAhzBAEAMUYACGhEQEAyhgAIaQRAQDKGAAhphEBAMoYACGnEQQAxRgAIagRgAAAAAECAAAAZQAgCAAAcgAgDLYOBADFGAAhtw4EAMUYACG5DgIAyBgAId0OAQDKGAAhtA8BAMoYACHwDwEAyhgAIcwQBADFGAAhoREBAMoYACGkEQEAyhgAIaYRAQDKGAAhpxEEAMUYACGoEYAAAAABAgAAAGgAIAgAAHQAIAIAAABoACAIAAB0ACADAAAAZQAgDwAAbQAgEAAAcgAgAQAAAGUAIAEAAABoACAFFQAAgCAAIBYAAIMgACAXAACCIAAgKAAAgSAAICkAAIQgACAP8g0AALEYADDzDQAAewAQ9A0AALEYADC2DgQAxBUAIbcOBADEFQAhuQ4CAMgVACHdDgEAxRUAIbQPAQDFFQAh8A8BAMUVACHMEAQAxBUAIaERAQDFFQAhpBEBAMUVACGmEQEAxRUAIacRBADEFQAhqBEAAPQVACADAAAAaAAgAwAAegAwFAAAewAgAwAAAGgAIAMAAGkAMAQAAGUAIAvyDQAArxgAMPMNAACBAQAQ9A0AAK8YADC2DgQA7xUAIbcOBADvFQAhvQ4BAOQVACHwDwEA5BUAIdcQBADvFQAhoREBAOQVACGkEQEA5BUAIaURAACwGAAgAQAAAH4AIAEAAAB-ACAK8g0AAK8YADDzDQAAgQEAEPQNAACvGAAwtg4EAO8VACG3DgQA7xUAIb0OAQDkFQAh8A8BAOQVACHXEAQA7xUAIaERAQDkFQAhpBEBAOQVACEAAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgB7YOBAAAAAG3DgQAAAABvQ4BAAAAAfAPAQAAAAHXEAQAAAABoREBAAAAAaQRAQAAAAEBCAAAhgEAIAe2DgQAAAABtw4EAAAAAb0OAQAAAAHwDwEAAAAB1xAEAAAAAaERAQAAAAGkEQEAAAABAQgAAIgBADABCAAAiAEAMAe2DgQAxRgAIbcOBADFGAAhvQ4BAMoYACHwDwEAyhgAIdcQBADFGAAhoREBAMoYACGkEQEAyhgAIQIAAAB-ACAIAACLAQAgB7YOBADFGAAhtw4EAMUYACG9DgEAyhgAIfAPAQDKGAAh1xAEAMUYACGhEQEAyhgAIaQRAQDKGAAhAgAAAIEBACAIAACNAQAgAgAAAIEBACAIAACNAQAgAwAAAH4AIA8AAIYBACAQAACLAQAgAQAAAH4AIAEAAACBAQAgBRUAAPsfACAWAAD-HwAgFwAA_R8AICgAAPwfACApAAD_HwAgCvINAACuGAAw8w0AAJQBABD0DQAArhgAMLYOBADEFQAhtw4EAMQVACG9DgEAxRUAIfAPAQDFFQAh1xAEAMQVACGhEQEAxRUAIaQRAQDFFQAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIAXyDQAArRgAMPMNAACaAQAQ9A0AAK0YADDdDgEAAAABwBACAOwVACEBAAAAlwEAIAEAAACXAQAgBfINAACtGAAw8w0AAJoBABD0DQAArRgAMN0OAQDkFQAhwBACAOwVACEAAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgAt0OAQAAAAHAEAIAAAABAQgAAJ8BACAC3Q4BAAAAAcAQAgAAAAEBCAAAoQEAMAEIAAChAQAwAt0OAQDKGAAhwBACAMgYACECAAAAlwEAIAgAAKQBACAC3Q4BAMoYACHAEAIAyBgAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBRUAAPYfACAWAAD5HwAgFwAA-B8AICgAAPcfACApAAD6HwAgBfINAACsGAAw8w0AAK0BABD0DQAArBgAMN0OAQDFFQAhwBACAMgVACEDAAAAmgEAIAMAAKwBADAUAACtAQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAkIAAD3FQAg8g0AAKsYADDzDQAAswEAEPQNAACrGAAw9Q0BAAAAAfcNQADoFQAhtA4BAOQVACG8DgEA5BUAIc4PQADnFQAhAQAAALABACABAAAAsAEAIAkIAAD3FQAg8g0AAKsYADDzDQAAswEAEPQNAACrGAAw9Q0BAOQVACH3DUAA6BUAIbQOAQDkFQAhvA4BAOQVACHOD0AA5xUAIQHODwAAvxgAIAMAAACzAQAgAwAAtAEAMAQAALABACADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAYIgAAAAAH1DQEAAAAB9w1AAAAAAbQOAQAAAAG8DgEAAAABzg9AAAAAAQEIAAC4AQAgBgiAAAAAAfUNAQAAAAH3DUAAAAABtA4BAAAAAbwOAQAAAAHOD0AAAAABAQgAALoBADABCAAAugEAMAYIgAAAAAH1DQEAyhgAIfcNQADGGAAhtA4BAMoYACG8DgEAyhgAIc4PQADSGAAhAgAAALABACAIAAC9AQAgBgiAAAAAAfUNAQDKGAAh9w1AAMYYACG0DgEAyhgAIbwOAQDKGAAhzg9AANIYACECAAAAswEAIAgAAL8BACACAAAAswEAIAgAAL8BACADAAAAsAEAIA8AALgBACAQAAC9AQAgAQAAALABACABAAAAswEAIAQVAADzHwAgFgAA9R8AIBcAAPQfACDODwAAvxgAIAkIAAD0FQAg8g0AAKoYADDzDQAAxgEAEPQNAACqGAAw9Q0BAMUVACH3DUAAxhUAIbQOAQDFFQAhvA4BAMUVACHOD0AA2xUAIQMAAACzAQAgAwAAxQEAMBQAAMYBACADAAAAswEAIAMAALQBADAEAACwAQAgEsANAgDsFQAh8g0AAKgYADDzDQAAzAEAEPQNAACoGAAw9w1AAOgVACG2DgQA7xUAIbcOBADvFQAhuQ4CAOwVACG9DgEA5BUAId0OAQDkFQAhtA8BAOYVACHGDwEA5hUAIfAPAQDkFQAhvRBAAOgVACHXEAQA7xUAIaERAQDkFQAhohEAAO0VACCjEQAAqRgAIAEAAADJAQAgAQAAAMkBACARwA0CAOwVACHyDQAAqBgAMPMNAADMAQAQ9A0AAKgYADD3DUAA6BUAIbYOBADvFQAhtw4EAO8VACG5DgIA7BUAIb0OAQDkFQAh3Q4BAOQVACG0DwEA5hUAIcYPAQDmFQAh8A8BAOQVACG9EEAA6BUAIdcQBADvFQAhoREBAOQVACGiEQAA7RUAIAO0DwAAvxgAIMYPAAC_GAAgohEAAL8YACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACAOwA0CAAAAAfcNQAAAAAG2DgQAAAABtw4EAAAAAbkOAgAAAAG9DgEAAAAB3Q4BAAAAAbQPAQAAAAHGDwEAAAAB8A8BAAAAAb0QQAAAAAHXEAQAAAABoREBAAAAAaIRgAAAAAEBCAAA0QEAIA7ADQIAAAAB9w1AAAAAAbYOBAAAAAG3DgQAAAABuQ4CAAAAAb0OAQAAAAHdDgEAAAABtA8BAAAAAcYPAQAAAAHwDwEAAAABvRBAAAAAAdcQBAAAAAGhEQEAAAABohGAAAAAAQEIAADTAQAwAQgAANMBADAOwA0CAMgYACH3DUAAxhgAIbYOBADFGAAhtw4EAMUYACG5DgIAyBgAIb0OAQDKGAAh3Q4BAMoYACG0DwEAyRgAIcYPAQDJGAAh8A8BAMoYACG9EEAAxhgAIdcQBADFGAAhoREBAMoYACGiEYAAAAABAgAAAMkBACAIAADWAQAgDsANAgDIGAAh9w1AAMYYACG2DgQAxRgAIbcOBADFGAAhuQ4CAMgYACG9DgEAyhgAId0OAQDKGAAhtA8BAMkYACHGDwEAyRgAIfAPAQDKGAAhvRBAAMYYACHXEAQAxRgAIaERAQDKGAAhohGAAAAAAQIAAADMAQAgCAAA2AEAIAIAAADMAQAgCAAA2AEAIAMAAADJAQAgDwAA0QEAIBAAANYBACABAAAAyQEAIAEAAADMAQAgCBUAAO4fACAWAADxHwAgFwAA8B8AICgAAO8fACApAADyHwAgtA8AAL8YACDGDwAAvxgAIKIRAAC_GAAgEcANAgDIFQAh8g0AAKcYADDzDQAA3wEAEPQNAACnGAAw9w1AAMYVACG2DgQAxBUAIbcOBADEFQAhuQ4CAMgVACG9DgEAxRUAId0OAQDFFQAhtA8BAMkVACHGDwEAyRUAIfAPAQDFFQAhvRBAAMYVACHXEAQAxBUAIaERAQDFFQAhohEAAMoVACADAAAAzAEAIAMAAN4BADAUAADfAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAXyDQAAphgAMPMNAADlAQAQ9A0AAKYYADD6DwEAAAABoBEAAPcVACABAAAA4gEAIAEAAADiAQAgBfINAACmGAAw8w0AAOUBABD0DQAAphgAMPoPAQDkFQAhoBEAAPcVACAAAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACADAAAA5QEAIAMAAOYBADAEAADiAQAgAvoPAQAAAAGgEYAAAAABAQgAAOoBACAC-g8BAAAAAaARgAAAAAEBCAAA7AEAMAEIAADsAQAwAvoPAQDKGAAhoBGAAAAAAQIAAADiAQAgCAAA7wEAIAL6DwEAyhgAIaARgAAAAAECAAAA5QEAIAgAAPEBACACAAAA5QEAIAgAAPEBACADAAAA4gEAIA8AAOoBACAQAADvAQAgAQAAAOIBACABAAAA5QEAIAMVAADrHwAgFgAA7R8AIBcAAOwfACAF8g0AAKUYADDzDQAA-AEAEPQNAAClGAAw-g8BAMUVACGgEQAA9BUAIAMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgEK0BAACaGAAgsgEAAJsYACDZCAEAAAAB8g0AAJkYADDzDQAAhQIAEPQNAACZGAAw9Q0BAAAAAZkOQADoFQAhtg4EAJwWACGjEAEA5BUAIcgQAACkGAAglxFAAOcVACGYEQEA5hUAIZoRQADnFQAhmxFAAOcVACGcEQIA7BUAIQEAAAD7AQAgFqwBAACjGAAg8g0AAKIYADDzDQAA_QEAEPQNAACiGAAw9Q0BAOQVACGZDkAA6BUAIZsOAQDkFQAhvA4BAOQVACHhDgEA5BUAIfkOAQDkFQAhww9AAOcVACH3D0AA5xUAIfgPQADnFQAhyhABAOQVACGSEQAA3xUAIJMRAADfFQAglBEAAN8VACCVEQIA6xUAIZYRAQDkFQAhlxFAAOcVACGYEQEA5hUAIZkRAQDmFQAhCKwBAADnHwAgww8AAL8YACD3DwAAvxgAIPgPAAC_GAAglREAAL8YACCXEQAAvxgAIJgRAAC_GAAgmREAAL8YACAWrAEAAKMYACDyDQAAohgAMPMNAAD9AQAQ9A0AAKIYADD1DQEAAAABmQ5AAOgVACGbDgEA5BUAIbwOAQDkFQAh4Q4BAOQVACH5DgEA5BUAIcMPQADnFQAh9w9AAOcVACH4D0AA5xUAIcoQAQAAAAGSEQAA3xUAIJMRAADfFQAglBEAAN8VACCVEQIA6xUAIZYRAQDkFQAhlxFAAOcVACGYEQEA5hUAIZkRAQDmFQAhAwAAAP0BACADAAD-AQAwBAAA_wEAIBSsAQAAnhgAIK8BAACfGAAgsAEAAKAYACCxAQAAoRgAIPINAACdGAAw8w0AAIECABD0DQAAnRgAMPUNAQDkFQAhmQ5AAOgVACGbDgEA5hUAIZ0OAQDkFQAhpg4BAOYVACHwDgEA5BUAIb8PQADnFQAhyw9AAOcVACGAEAEA5BUAIYIQAQDkFQAhgxAAAN8VACCEEEAA5xUAIYUQAgDsFQAhCawBAADnHwAgrwEAAOgfACCwAQAA6R8AILEBAADqHwAgmw4AAL8YACCmDgAAvxgAIL8PAAC_GAAgyw8AAL8YACCEEAAAvxgAIBWsAQAAnhgAIK8BAACfGAAgsAEAAKAYACCxAQAAoRgAIPINAACdGAAw8w0AAIECABD0DQAAnRgAMPUNAQAAAAGZDkAA6BUAIZsOAQDmFQAhnQ4BAOQVACGmDgEA5hUAIfAOAQDkFQAhvw9AAOcVACHLD0AA5xUAIYAQAQAAAAGCEAEA5BUAIYMQAADfFQAghBBAAOcVACGFEAIA7BUAIZ8RAACcGAAgAwAAAIECACADAACCAgAwBAAAgwIAIA-tAQAAmhgAILIBAACbGAAg2QgBAOQVACHyDQAAmRgAMPMNAACFAgAQ9A0AAJkYADD1DQEA5BUAIZkOQADoFQAhtg4EAJwWACGjEAEA5BUAIZcRQADnFQAhmBEBAOYVACGaEUAA5xUAIZsRQADnFQAhnBECAOwVACEBAAAAhQIAIAkIAAD3FQAgrgEAAJUYACDyDQAAmBgAMPMNAACHAgAQ9A0AAJgYADD1DQQA7xUAIfcNQADoFQAhvA4BAOQVACH5DwEA5BUAIQGuAQAA5h8AIAkIAAD3FQAgrgEAAJUYACDyDQAAmBgAMPMNAACHAgAQ9A0AAJgYADD1DQQAAAAB9w1AAOgVACG8DgEA5BUAIfkPAQDkFQAhAwAAAIcCACADAACIAgAwBAAAiQIAIBGuAQAAlRgAIPINAACXGAAw8w0AAIsCABD0DQAAlxgAMPUNAQDkFQAhlA4CAOwVACGWDkAA5xUAIZcOAgDsFQAhmA5AAOcVACGZDkAA6BUAIbwOAQDkFQAhzg4BAOQVACHYDkAA5xUAIfkPAQDkFQAh_Q8AAPcVACD-DwIA7BUAIf8PQADnFQAhBa4BAADmHwAglg4AAL8YACCYDgAAvxgAINgOAAC_GAAg_w8AAL8YACASrgEAAJUYACDyDQAAlxgAMPMNAACLAgAQ9A0AAJcYADD1DQEAAAABlA4CAOwVACGWDkAA5xUAIZcOAgDsFQAhmA5AAOcVACGZDkAA6BUAIbwOAQDkFQAhzg4BAOQVACHYDkAA5xUAIfkPAQDkFQAh_Q8AAPcVACD-DwIA7BUAIf8PQADnFQAhnhEAAJYYACADAAAAiwIAIAMAAIwCADAEAACNAgAgCwgAAPcVACCuAQAAlRgAIPINAACUGAAw8w0AAI8CABD0DQAAlBgAMLwOAQDkFQAh3A9AAOgVACH5DwEA5BUAIfoPAQDkFQAh-w9AAOgVACH8D0AA5xUAIQKuAQAA5h8AIPwPAAC_GAAgDAgAAPcVACCuAQAAlRgAIPINAACUGAAw8w0AAI8CABD0DQAAlBgAMLwOAQDkFQAh3A9AAOgVACH5DwEA5BUAIfoPAQDkFQAh-w9AAOgVACH8D0AA5xUAIZ0RAACTGAAgAwAAAI8CACADAACQAgAwBAAAkQIAIAEAAACHAgAgAQAAAIsCACABAAAAjwIAIAEAAAD9AQAgAQAAAIECACABAAAA-wEAIAetAQAA5B8AILIBAADlHwAgtg4AAL8YACCXEQAAvxgAIJgRAAC_GAAgmhEAAL8YACCbEQAAvxgAIAMAAACFAgAgAwAAmQIAMAQAAPsBACADAAAAhQIAIAMAAJkCADAEAAD7AQAgAwAAAIUCACADAACZAgAwBAAA-wEAIAytAQAA4h8AILIBAADjHwAg2QgBAAAAAfUNAQAAAAGZDkAAAAABtg4EAAAAAaMQAQAAAAGXEUAAAAABmBEBAAAAAZoRQAAAAAGbEUAAAAABnBECAAAAAQEIAACdAgAgCtkIAQAAAAH1DQEAAAABmQ5AAAAAAbYOBAAAAAGjEAEAAAABlxFAAAAAAZgRAQAAAAGaEUAAAAABmxFAAAAAAZwRAgAAAAEBCAAAnwIAMAEIAACfAgAwDK0BAADIHwAgsgEAAMkfACDZCAEAyhgAIfUNAQDKGAAhmQ5AAMYYACG2DgQAsRkAIaMQAQDKGAAhlxFAANIYACGYEQEAyRgAIZoRQADSGAAhmxFAANIYACGcEQIAyBgAIQIAAAD7AQAgCAAAogIAIArZCAEAyhgAIfUNAQDKGAAhmQ5AAMYYACG2DgQAsRkAIaMQAQDKGAAhlxFAANIYACGYEQEAyRgAIZoRQADSGAAhmxFAANIYACGcEQIAyBgAIQIAAACFAgAgCAAApAIAIAIAAACFAgAgCAAApAIAIAMAAAD7AQAgDwAAnQIAIBAAAKICACABAAAA-wEAIAEAAACFAgAgChUAAMMfACAWAADGHwAgFwAAxR8AICgAAMQfACApAADHHwAgtg4AAL8YACCXEQAAvxgAIJgRAAC_GAAgmhEAAL8YACCbEQAAvxgAIA3ZCAEAxRUAIfINAACSGAAw8w0AAKsCABD0DQAAkhgAMPUNAQDFFQAhmQ5AAMYVACG2DgQAmBYAIaMQAQDFFQAhlxFAANsVACGYEQEAyRUAIZoRQADbFQAhmxFAANsVACGcEQIAyBUAIQMAAACFAgAgAwAAqgIAMBQAAKsCACADAAAAhQIAIAMAAJkCADAEAAD7AQAgAQAAAP8BACABAAAA_wEAIAMAAAD9AQAgAwAA_gEAMAQAAP8BACADAAAA_QEAIAMAAP4BADAEAAD_AQAgAwAAAP0BACADAAD-AQAwBAAA_wEAIBOsAQAAwh8AIPUNAQAAAAGZDkAAAAABmw4BAAAAAbwOAQAAAAHhDgEAAAAB-Q4BAAAAAcMPQAAAAAH3D0AAAAAB-A9AAAAAAcoQAQAAAAGSEQAAvx8AIJMRAADAHwAglBEAAMEfACCVEQIAAAABlhEBAAAAAZcRQAAAAAGYEQEAAAABmREBAAAAAQEIAACzAgAgEvUNAQAAAAGZDkAAAAABmw4BAAAAAbwOAQAAAAHhDgEAAAAB-Q4BAAAAAcMPQAAAAAH3D0AAAAAB-A9AAAAAAcoQAQAAAAGSEQAAvx8AIJMRAADAHwAglBEAAMEfACCVEQIAAAABlhEBAAAAAZcRQAAAAAGYEQEAAAABmREBAAAAAQEIAAC1AgAwAQgAALUCADATrAEAAL4fACD1DQEAyhgAIZkOQADGGAAhmw4BAMoYACG8DgEAyhgAIeEOAQDKGAAh-Q4BAMoYACHDD0AA0hgAIfcPQADSGAAh-A9AANIYACHKEAEAyhgAIZIRAAC7HwAgkxEAALwfACCUEQAAvR8AIJURAgDHGAAhlhEBAMoYACGXEUAA0hgAIZgRAQDJGAAhmREBAMkYACECAAAA_wEAIAgAALgCACAS9Q0BAMoYACGZDkAAxhgAIZsOAQDKGAAhvA4BAMoYACHhDgEAyhgAIfkOAQDKGAAhww9AANIYACH3D0AA0hgAIfgPQADSGAAhyhABAMoYACGSEQAAux8AIJMRAAC8HwAglBEAAL0fACCVEQIAxxgAIZYRAQDKGAAhlxFAANIYACGYEQEAyRgAIZkRAQDJGAAhAgAAAP0BACAIAAC6AgAgAgAAAP0BACAIAAC6AgAgAwAAAP8BACAPAACzAgAgEAAAuAIAIAEAAAD_AQAgAQAAAP0BACAMFQAAth8AIBYAALkfACAXAAC4HwAgKAAAtx8AICkAALofACDDDwAAvxgAIPcPAAC_GAAg-A8AAL8YACCVEQAAvxgAIJcRAAC_GAAgmBEAAL8YACCZEQAAvxgAIBXyDQAAkRgAMPMNAADBAgAQ9A0AAJEYADD1DQEAxRUAIZkOQADGFQAhmw4BAMUVACG8DgEAxRUAIeEOAQDFFQAh-Q4BAMUVACHDD0AA2xUAIfcPQADbFQAh-A9AANsVACHKEAEAxRUAIZIRAADfFQAgkxEAAN8VACCUEQAA3xUAIJURAgDHFQAhlhEBAMUVACGXEUAA2xUAIZgRAQDJFQAhmREBAMkVACEDAAAA_QEAIAMAAMACADAUAADBAgAgAwAAAP0BACADAAD-AQAwBAAA_wEAIAryDQAAkBgAMPMNAADHAgAQ9A0AAJAYADD1DQEAAAAB9w1AAOgVACHwDgEA5BUAIY4RAQDkFQAhjxEBAOQVACGQEQAA9xUAIJERAQDmFQAhAQAAAMQCACABAAAAxAIAIAryDQAAkBgAMPMNAADHAgAQ9A0AAJAYADD1DQEA5BUAIfcNQADoFQAh8A4BAOQVACGOEQEA5BUAIY8RAQDkFQAhkBEAAPcVACCREQEA5hUAIQGREQAAvxgAIAMAAADHAgAgAwAAyAIAMAQAAMQCACADAAAAxwIAIAMAAMgCADAEAADEAgAgAwAAAMcCACADAADIAgAwBAAAxAIAIAf1DQEAAAAB9w1AAAAAAfAOAQAAAAGOEQEAAAABjxEBAAAAAZARgAAAAAGREQEAAAABAQgAAMwCACAH9Q0BAAAAAfcNQAAAAAHwDgEAAAABjhEBAAAAAY8RAQAAAAGQEYAAAAABkREBAAAAAQEIAADOAgAwAQgAAM4CADAH9Q0BAMoYACH3DUAAxhgAIfAOAQDKGAAhjhEBAMoYACGPEQEAyhgAIZARgAAAAAGREQEAyRgAIQIAAADEAgAgCAAA0QIAIAf1DQEAyhgAIfcNQADGGAAh8A4BAMoYACGOEQEAyhgAIY8RAQDKGAAhkBGAAAAAAZERAQDJGAAhAgAAAMcCACAIAADTAgAgAgAAAMcCACAIAADTAgAgAwAAAMQCACAPAADMAgAgEAAA0QIAIAEAAADEAgAgAQAAAMcCACAEFQAAsx8AIBYAALUfACAXAAC0HwAgkREAAL8YACAK8g0AAI8YADDzDQAA2gIAEPQNAACPGAAw9Q0BAMUVACH3DUAAxhUAIfAOAQDFFQAhjhEBAMUVACGPEQEAxRUAIZARAAD0FQAgkREBAMkVACEDAAAAxwIAIAMAANkCADAUAADaAgAgAwAAAMcCACADAADIAgAwBAAAxAIAIBDyDQAAjRgAMPMNAADgAgAQ9A0AAI0YADCRDgEA5hUAIZMOAgDrFQAhwQ4BAOQVACHDD0AA6BUAIfoPAQDkFQAhhREBAOQVACGHEQEA5BUAIYgRAQDkFQAhiREgAOUVACGKEQAAjBgAIIsRAQDkFQAhjBFAAOgVACGNEQAAjhgAIAEAAADdAgAgAQAAAN0CACAP8g0AAI0YADDzDQAA4AIAEPQNAACNGAAwkQ4BAOYVACGTDgIA6xUAIcEOAQDkFQAhww9AAOgVACH6DwEA5BUAIYURAQDkFQAhhxEBAOQVACGIEQEA5BUAIYkRIADlFQAhihEAAIwYACCLEQEA5BUAIYwRQADoFQAhApEOAAC_GAAgkw4AAL8YACADAAAA4AIAIAMAAOECADAEAADdAgAgAwAAAOACACADAADhAgAwBAAA3QIAIAMAAADgAgAgAwAA4QIAMAQAAN0CACAMkQ4BAAAAAZMOAgAAAAHBDgEAAAABww9AAAAAAfoPAQAAAAGFEQEAAAABhxEBAAAAAYgRAQAAAAGJESAAAAABihEAALIfACCLEQEAAAABjBFAAAAAAQEIAADlAgAgDJEOAQAAAAGTDgIAAAABwQ4BAAAAAcMPQAAAAAH6DwEAAAABhREBAAAAAYcRAQAAAAGIEQEAAAABiREgAAAAAYoRAACyHwAgixEBAAAAAYwRQAAAAAEBCAAA5wIAMAEIAADnAgAwDJEOAQDJGAAhkw4CAMcYACHBDgEAyhgAIcMPQADGGAAh-g8BAMoYACGFEQEAyhgAIYcRAQDKGAAhiBEBAMoYACGJESAA6BgAIYoRAACxHwAgixEBAMoYACGMEUAAxhgAIQIAAADdAgAgCAAA6gIAIAyRDgEAyRgAIZMOAgDHGAAhwQ4BAMoYACHDD0AAxhgAIfoPAQDKGAAhhREBAMoYACGHEQEAyhgAIYgRAQDKGAAhiREgAOgYACGKEQAAsR8AIIsRAQDKGAAhjBFAAMYYACECAAAA4AIAIAgAAOwCACACAAAA4AIAIAgAAOwCACADAAAA3QIAIA8AAOUCACAQAADqAgAgAQAAAN0CACABAAAA4AIAIAcVAACsHwAgFgAArx8AIBcAAK4fACAoAACtHwAgKQAAsB8AIJEOAAC_GAAgkw4AAL8YACAP8g0AAIsYADDzDQAA8wIAEPQNAACLGAAwkQ4BAMkVACGTDgIAxxUAIcEOAQDFFQAhww9AAMYVACH6DwEAxRUAIYURAQDFFQAhhxEBAMUVACGIEQEAxRUAIYkRIADgFQAhihEAAIwYACCLEQEAxRUAIYwRQADGFQAhAwAAAOACACADAADyAgAwFAAA8wIAIAMAAADgAgAgAwAA4QIAMAQAAN0CACAH8g0AAIkYADDzDQAA-QIAEPQNAACJGAAwiBAEAO8VACH9EEAA6BUAIYURAQDkFQAhhhEAAIoYACABAAAA9gIAIAEAAAD2AgAgBvINAACJGAAw8w0AAPkCABD0DQAAiRgAMIgQBADvFQAh_RBAAOgVACGFEQEA5BUAIQADAAAA-QIAIAMAAPoCADAEAAD2AgAgAwAAAPkCACADAAD6AgAwBAAA9gIAIAMAAAD5AgAgAwAA-gIAMAQAAPYCACADiBAEAAAAAf0QQAAAAAGFEQEAAAABAQgAAP4CACADiBAEAAAAAf0QQAAAAAGFEQEAAAABAQgAAIADADABCAAAgAMAMAOIEAQAxRgAIf0QQADGGAAhhREBAMoYACECAAAA9gIAIAgAAIMDACADiBAEAMUYACH9EEAAxhgAIYURAQDKGAAhAgAAAPkCACAIAACFAwAgAgAAAPkCACAIAACFAwAgAwAAAPYCACAPAAD-AgAgEAAAgwMAIAEAAAD2AgAgAQAAAPkCACAFFQAApx8AIBYAAKofACAXAACpHwAgKAAAqB8AICkAAKsfACAG8g0AAIgYADDzDQAAjAMAEPQNAACIGAAwiBAEAMQVACH9EEAAxhUAIYURAQDFFQAhAwAAAPkCACADAACLAwAwFAAAjAMAIAMAAAD5AgAgAwAA-gIAMAQAAPYCACAH8g0AAIYYADDzDQAAkgMAEPQNAACGGAAwmw4BAOQVACH0DkAA6BUAIYARAgDsFQAhhBEAAIcYACABAAAAjwMAIAEAAACPAwAgBvINAACGGAAw8w0AAJIDABD0DQAAhhgAMJsOAQDkFQAh9A5AAOgVACGAEQIA7BUAIQADAAAAkgMAIAMAAJMDADAEAACPAwAgAwAAAJIDACADAACTAwAwBAAAjwMAIAMAAACSAwAgAwAAkwMAMAQAAI8DACADmw4BAAAAAfQOQAAAAAGAEQIAAAABAQgAAJcDACADmw4BAAAAAfQOQAAAAAGAEQIAAAABAQgAAJkDADABCAAAmQMAMAObDgEAyhgAIfQOQADGGAAhgBECAMgYACECAAAAjwMAIAgAAJwDACADmw4BAMoYACH0DkAAxhgAIYARAgDIGAAhAgAAAJIDACAIAACeAwAgAgAAAJIDACAIAACeAwAgAwAAAI8DACAPAACXAwAgEAAAnAMAIAEAAACPAwAgAQAAAJIDACAFFQAAoh8AIBYAAKUfACAXAACkHwAgKAAAox8AICkAAKYfACAG8g0AAIUYADDzDQAApQMAEPQNAACFGAAwmw4BAMUVACH0DkAAxhUAIYARAgDIFQAhAwAAAJIDACADAACkAwAwFAAApQMAIAMAAACSAwAgAwAAkwMAMAQAAI8DACAG8g0AAIQYADDzDQAAqwMAEPQNAACEGAAwtQ4BAOYVACG1DwEAAAABww9AAOgVACEBAAAAqAMAIAEAAACoAwAgBvINAACEGAAw8w0AAKsDABD0DQAAhBgAMLUOAQDmFQAhtQ8BAOQVACHDD0AA6BUAIQG1DgAAvxgAIAMAAACrAwAgAwAArAMAMAQAAKgDACADAAAAqwMAIAMAAKwDADAEAACoAwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAO1DgEAAAABtQ8BAAAAAcMPQAAAAAEBCAAAsAMAIAO1DgEAAAABtQ8BAAAAAcMPQAAAAAEBCAAAsgMAMAEIAACyAwAwA7UOAQDJGAAhtQ8BAMoYACHDD0AAxhgAIQIAAACoAwAgCAAAtQMAIAO1DgEAyRgAIbUPAQDKGAAhww9AAMYYACECAAAAqwMAIAgAALcDACACAAAAqwMAIAgAALcDACADAAAAqAMAIA8AALADACAQAAC1AwAgAQAAAKgDACABAAAAqwMAIAQVAACfHwAgFgAAoR8AIBcAAKAfACC1DgAAvxgAIAbyDQAAgxgAMPMNAAC-AwAQ9A0AAIMYADC1DgEAyRUAIbUPAQDFFQAhww9AAMYVACEDAAAAqwMAIAMAAL0DADAUAAC-AwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAzZCAEA5BUAIfINAACCGAAw8w0AAMQDABD0DQAAghgAMPUNAQAAAAGZDkAA6BUAIZsOAQDkFQAhtg4EAJwWACG8DgEA5BUAIcMPQADoFQAh9w9AAOcVACH4D0AA5xUAIQEAAADBAwAgAQAAAMEDACAM2QgBAOQVACHyDQAAghgAMPMNAADEAwAQ9A0AAIIYADD1DQEA5BUAIZkOQADoFQAhmw4BAOQVACG2DgQAnBYAIbwOAQDkFQAhww9AAOgVACH3D0AA5xUAIfgPQADnFQAhA7YOAAC_GAAg9w8AAL8YACD4DwAAvxgAIAMAAADEAwAgAwAAxQMAMAQAAMEDACADAAAAxAMAIAMAAMUDADAEAADBAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAnZCAEAAAAB9Q0BAAAAAZkOQAAAAAGbDgEAAAABtg4EAAAAAbwOAQAAAAHDD0AAAAAB9w9AAAAAAfgPQAAAAAEBCAAAyQMAIAnZCAEAAAAB9Q0BAAAAAZkOQAAAAAGbDgEAAAABtg4EAAAAAbwOAQAAAAHDD0AAAAAB9w9AAAAAAfgPQAAAAAEBCAAAywMAMAEIAADLAwAwCdkIAQDKGAAh9Q0BAMoYACGZDkAAxhgAIZsOAQDKGAAhtg4EALEZACG8DgEAyhgAIcMPQADGGAAh9w9AANIYACH4D0AA0hgAIQIAAADBAwAgCAAAzgMAIAnZCAEAyhgAIfUNAQDKGAAhmQ5AAMYYACGbDgEAyhgAIbYOBACxGQAhvA4BAMoYACHDD0AAxhgAIfcPQADSGAAh-A9AANIYACECAAAAxAMAIAgAANADACACAAAAxAMAIAgAANADACADAAAAwQMAIA8AAMkDACAQAADOAwAgAQAAAMEDACABAAAAxAMAIAgVAACaHwAgFgAAnR8AIBcAAJwfACAoAACbHwAgKQAAnh8AILYOAAC_GAAg9w8AAL8YACD4DwAAvxgAIAzZCAEAxRUAIfINAACBGAAw8w0AANcDABD0DQAAgRgAMPUNAQDFFQAhmQ5AAMYVACGbDgEAxRUAIbYOBACYFgAhvA4BAMUVACHDD0AAxhUAIfcPQADbFQAh-A9AANsVACEDAAAAxAMAIAMAANYDADAUAADXAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAvyDQAA_xcAMPMNAADdAwAQ9A0AAP8XADCbDgEA5BUAIf0QQADoFQAh_hABAOQVACH_EAEA5BUAIYARAgDsFQAhgRECAOwVACGCEQAA0BYAIIMRAACAGAAgAQAAANoDACABAAAA2gMAIAryDQAA_xcAMPMNAADdAwAQ9A0AAP8XADCbDgEA5BUAIf0QQADoFQAh_hABAOQVACH_EAEA5BUAIYARAgDsFQAhgRECAOwVACGCEQAA0BYAIAADAAAA3QMAIAMAAN4DADAEAADaAwAgAwAAAN0DACADAADeAwAwBAAA2gMAIAMAAADdAwAgAwAA3gMAMAQAANoDACAHmw4BAAAAAf0QQAAAAAH-EAEAAAAB_xABAAAAAYARAgAAAAGBEQIAAAABghEAAJkfACABCAAA4gMAIAebDgEAAAAB_RBAAAAAAf4QAQAAAAH_EAEAAAABgBECAAAAAYERAgAAAAGCEQAAmR8AIAEIAADkAwAwAQgAAOQDADAHmw4BAMoYACH9EEAAxhgAIf4QAQDKGAAh_xABAMoYACGAEQIAyBgAIYERAgDIGAAhghEAAJgfACACAAAA2gMAIAgAAOcDACAHmw4BAMoYACH9EEAAxhgAIf4QAQDKGAAh_xABAMoYACGAEQIAyBgAIYERAgDIGAAhghEAAJgfACACAAAA3QMAIAgAAOkDACACAAAA3QMAIAgAAOkDACADAAAA2gMAIA8AAOIDACAQAADnAwAgAQAAANoDACABAAAA3QMAIAUVAACTHwAgFgAAlh8AIBcAAJUfACAoAACUHwAgKQAAlx8AIAryDQAA_hcAMPMNAADwAwAQ9A0AAP4XADCbDgEAxRUAIf0QQADGFQAh_hABAMUVACH_EAEAxRUAIYARAgDIFQAhgRECAMgVACGCEQAA0BYAIAMAAADdAwAgAwAA7wMAMBQAAPADACADAAAA3QMAIAMAAN4DADAEAADaAwAgEqoFAgDsFQAhoAYAAYoWACHyDQAA_RcAMPMNAAD2AwAQ9A0AAP0XADD3DUAA6BUAIa8PAQDkFQAhwg8BAOQVACGPEAEA5BUAIZIQAAD3FQAgkxABAOQVACHJEAIAAAAB9xABAOQVACH4EAAA9xUAIPkQBADvFQAh-hAEAO8VACH7EAQA7xUAIfwQAAD3FQAgAQAAAPMDACABAAAA8wMAIBKqBQIA7BUAIaAGAAGKFgAh8g0AAP0XADDzDQAA9gMAEPQNAAD9FwAw9w1AAOgVACGvDwEA5BUAIcIPAQDkFQAhjxABAOQVACGSEAAA9xUAIJMQAQDkFQAhyRACAOwVACH3EAEA5BUAIfgQAAD3FQAg-RAEAO8VACH6EAQA7xUAIfsQBADvFQAh_BAAAPcVACABoAYAAL8YACADAAAA9gMAIAMAAPcDADAEAADzAwAgAwAAAPYDACADAAD3AwAwBAAA8wMAIAMAAAD2AwAgAwAA9wMAMAQAAPMDACAPqgUCAAAAAaAGAAEAAAH3DUAAAAABrw8BAAAAAcIPAQAAAAGPEAEAAAABkhCAAAAAAZMQAQAAAAHJEAIAAAAB9xABAAAAAfgQgAAAAAH5EAQAAAAB-hAEAAAAAfsQBAAAAAH8EIAAAAABAQgAAPsDACAPqgUCAAAAAaAGAAEAAAH3DUAAAAABrw8BAAAAAcIPAQAAAAGPEAEAAAABkhCAAAAAAZMQAQAAAAHJEAIAAAAB9xABAAAAAfgQgAAAAAH5EAQAAAAB-hAEAAAAAfsQBAAAAAH8EIAAAAABAQgAAP0DADABCAAA_QMAMA-qBQIAyBgAIaAGAAGMGQAh9w1AAMYYACGvDwEAyhgAIcIPAQDKGAAhjxABAMoYACGSEIAAAAABkxABAMoYACHJEAIAyBgAIfcQAQDKGAAh-BCAAAAAAfkQBADFGAAh-hAEAMUYACH7EAQAxRgAIfwQgAAAAAECAAAA8wMAIAgAAIAEACAPqgUCAMgYACGgBgABjBkAIfcNQADGGAAhrw8BAMoYACHCDwEAyhgAIY8QAQDKGAAhkhCAAAAAAZMQAQDKGAAhyRACAMgYACH3EAEAyhgAIfgQgAAAAAH5EAQAxRgAIfoQBADFGAAh-xAEAMUYACH8EIAAAAABAgAAAPYDACAIAACCBAAgAgAAAPYDACAIAACCBAAgAwAAAPMDACAPAAD7AwAgEAAAgAQAIAEAAADzAwAgAQAAAPYDACAGFQAAjh8AIBYAAJEfACAXAACQHwAgKAAAjx8AICkAAJIfACCgBgAAvxgAIBKqBQIAyBUAIaAGAAH9FQAh8g0AAPwXADDzDQAAiQQAEPQNAAD8FwAw9w1AAMYVACGvDwEAxRUAIcIPAQDFFQAhjxABAMUVACGSEAAA9BUAIJMQAQDFFQAhyRACAMgVACH3EAEAxRUAIfgQAAD0FQAg-RAEAMQVACH6EAQAxBUAIfsQBADEFQAh_BAAAPQVACADAAAA9gMAIAMAAIgEADAUAACJBAAgAwAAAPYDACADAAD3AwAwBAAA8wMAIArUAgAA-hcAIPINAAD5FwAw8w0AAI4EABD0DQAA-RcAMJAQAAGKFgAh8hACAOwVACHzEAIA7BUAIfQQAQDkFQAh9RAAAYkWACH2EAAA-xcAIAEAAACMBAAgCdQCAAD6FwAg8g0AAPkXADDzDQAAjgQAEPQNAAD5FwAwkBAAAYoWACHyEAIA7BUAIfMQAgDsFQAh9BABAOQVACH1EAABiRYAIQLUAgAAjR8AIJAQAAC_GAAgAwAAAI4EACADAACPBAAwBAAAjAQAIAEAAACOBAAgAQAAAIwEACADAAAAjgQAIAMAAI8EADAEAACMBAAgAwAAAI4EACADAACPBAAwBAAAjAQAIAMAAACOBAAgAwAAjwQAMAQAAIwEACAG1AIAAIwfACCQEAABAAAB8hACAAAAAfMQAgAAAAH0EAEAAAAB9RAAAQAAAQEIAACWBAAgBZAQAAEAAAHyEAIAAAAB8xACAAAAAfQQAQAAAAH1EAABAAABAQgAAJgEADABCAAAmAQAMAbUAgAAix8AIJAQAAGMGQAh8hACAMgYACHzEAIAyBgAIfQQAQDKGAAh9RAAAYsZACECAAAAjAQAIAgAAJsEACAFkBAAAYwZACHyEAIAyBgAIfMQAgDIGAAh9BABAMoYACH1EAABixkAIQIAAACOBAAgCAAAnQQAIAIAAACOBAAgCAAAnQQAIAMAAACMBAAgDwAAlgQAIBAAAJsEACABAAAAjAQAIAEAAACOBAAgBhUAAIYfACAWAACJHwAgFwAAiB8AICgAAIcfACApAACKHwAgkBAAAL8YACAI8g0AAPgXADDzDQAApAQAEPQNAAD4FwAwkBAAAf0VACHyEAIAyBUAIfMQAgDIFQAh9BABAMUVACH1EAAB_BUAIQMAAACOBAAgAwAAowQAMBQAAKQEACADAAAAjgQAIAMAAI8EADAEAACMBAAgBggAAYkWACHTAgAA9xcAIPINAAD2FwAw8w0AAKoEABD0DQAA9hcAMMoQAAEAAAEBAAAApwQAIAEAAACnBAAgBggAAYkWACHTAgAA9xcAIPINAAD2FwAw8w0AAKoEABD0DQAA9hcAMMoQAAGJFgAhAdMCAACFHwAgAwAAAKoEACADAACrBAAwBAAApwQAIAMAAACqBAAgAwAAqwQAMAQAAKcEACADAAAAqgQAIAMAAKsEADAEAACnBAAgAwgAAQAAAdMCAACEHwAgyhAAAQAAAQEIAACvBAAgAggAAQAAAcoQAAEAAAEBCAAAsQQAMAEIAACxBAAwAwgAAYsZACHTAgAA9x4AIMoQAAGLGQAhAgAAAKcEACAIAAC0BAAgAggAAYsZACHKEAABixkAIQIAAACqBAAgCAAAtgQAIAIAAACqBAAgCAAAtgQAIAMAAACnBAAgDwAArwQAIBAAALQEACABAAAApwQAIAEAAACqBAAgAxUAAPQeACAWAAD2HgAgFwAA9R4AIAUIAAH8FQAh8g0AAPUXADDzDQAAvQQAEPQNAAD1FwAwyhAAAfwVACEDAAAAqgQAIAMAALwEADAUAAC9BAAgAwAAAKoEACADAACrBAAwBAAApwQAIA8IAAD3FQAg8g0AAPMXADDzDQAAwwQAEPQNAADzFwAw9w0EAO8VACG2DgQA7xUAIbcOBADvFQAhuQ4CAOwVACG8DgEA5BUAIb0OAQDkFQAh-Q4BAOQVACHGDwEA5BUAIckPAAD0FwAg8BABAOQVACHxEAEA5BUAIQEAAADABAAgAQAAAMAEACAOCAAA9xUAIPINAADzFwAw8w0AAMMEABD0DQAA8xcAMPcNBADvFQAhtg4EAO8VACG3DgQA7xUAIbkOAgDsFQAhvA4BAOQVACG9DgEA5BUAIfkOAQDkFQAhxg8BAOQVACHwEAEA5BUAIfEQAQDkFQAhAAMAAADDBAAgAwAAxAQAMAQAAMAEACADAAAAwwQAIAMAAMQEADAEAADABAAgAwAAAMMEACADAADEBAAwBAAAwAQAIAsIgAAAAAH3DQQAAAABtg4EAAAAAbcOBAAAAAG5DgIAAAABvA4BAAAAAb0OAQAAAAH5DgEAAAABxg8BAAAAAfAQAQAAAAHxEAEAAAABAQgAAMgEACALCIAAAAAB9w0EAAAAAbYOBAAAAAG3DgQAAAABuQ4CAAAAAbwOAQAAAAG9DgEAAAAB-Q4BAAAAAcYPAQAAAAHwEAEAAAAB8RABAAAAAQEIAADKBAAwAQgAAMoEADALCIAAAAAB9w0EAMUYACG2DgQAxRgAIbcOBADFGAAhuQ4CAMgYACG8DgEAyhgAIb0OAQDKGAAh-Q4BAMoYACHGDwEAyhgAIfAQAQDKGAAh8RABAMoYACECAAAAwAQAIAgAAM0EACALCIAAAAAB9w0EAMUYACG2DgQAxRgAIbcOBADFGAAhuQ4CAMgYACG8DgEAyhgAIb0OAQDKGAAh-Q4BAMoYACHGDwEAyhgAIfAQAQDKGAAh8RABAMoYACECAAAAwwQAIAgAAM8EACACAAAAwwQAIAgAAM8EACADAAAAwAQAIA8AAMgEACAQAADNBAAgAQAAAMAEACABAAAAwwQAIAUVAADvHgAgFgAA8h4AIBcAAPEeACAoAADwHgAgKQAA8x4AIA4IAAD0FQAg8g0AAPIXADDzDQAA1gQAEPQNAADyFwAw9w0EAMQVACG2DgQAxBUAIbcOBADEFQAhuQ4CAMgVACG8DgEAxRUAIb0OAQDFFQAh-Q4BAMUVACHGDwEAxRUAIfAQAQDFFQAh8RABAMUVACEDAAAAwwQAIAMAANUEADAUAADWBAAgAwAAAMMEACADAADEBAAwBAAAwAQAIBaGAwAA7xcAIPINAADuFwAw8w0AAOEEABD0DQAA7hcAMJkOQADoFQAhtg4EAO8VACG3DgQA7xUAIb0OAQDkFQAhzg4BAOQVACH5DgEAAAABig9AAOcVACG1DwIA7BUAIcYPAQDkFQAhqBAQAKcWACHjEAEA5BUAIeQQAQDkFQAh5RBAAOcVACHrEAEA5hUAIewQQADoFQAh7RAgAOUVACHuECAA5RUAIe8QIADlFQAhAQAAANkEACAKhQMAAPEXACDyDQAA8BcAMPMNAADbBAAQ9A0AAPAXADC0DgEA5BUAIfkOAQDkFQAhrxAgAOUVACHlEEAA5xUAIekQIADlFQAh6hBAAOgVACEChQMAAO4eACDlEAAAvxgAIAqFAwAA8RcAIPINAADwFwAw8w0AANsEABD0DQAA8BcAMLQOAQAAAAH5DgEA5BUAIa8QIADlFQAh5RBAAOcVACHpECAA5RUAIeoQQADoFQAhAwAAANsEACADAADcBAAwBAAA3QQAIAEAAADbBAAgAQAAANkEACAWhgMAAO8XACDyDQAA7hcAMPMNAADhBAAQ9A0AAO4XADCZDkAA6BUAIbYOBADvFQAhtw4EAO8VACG9DgEA5BUAIc4OAQDkFQAh-Q4BAOQVACGKD0AA5xUAIbUPAgDsFQAhxg8BAOQVACGoEBAApxYAIeMQAQDkFQAh5BABAOQVACHlEEAA5xUAIesQAQDmFQAh7BBAAOgVACHtECAA5RUAIe4QIADlFQAh7xAgAOUVACEEhgMAAO0eACCKDwAAvxgAIOUQAAC_GAAg6xAAAL8YACADAAAA4QQAIAMAAOIEADAEAADZBAAgAwAAAOEEACADAADiBAAwBAAA2QQAIAMAAADhBAAgAwAA4gQAMAQAANkEACAThgMAAOweACCZDkAAAAABtg4EAAAAAbcOBAAAAAG9DgEAAAABzg4BAAAAAfkOAQAAAAGKD0AAAAABtQ8CAAAAAcYPAQAAAAGoEBAAAAAB4xABAAAAAeQQAQAAAAHlEEAAAAAB6xABAAAAAewQQAAAAAHtECAAAAAB7hAgAAAAAe8QIAAAAAEBCAAA5gQAIBKZDkAAAAABtg4EAAAAAbcOBAAAAAG9DgEAAAABzg4BAAAAAfkOAQAAAAGKD0AAAAABtQ8CAAAAAcYPAQAAAAGoEBAAAAAB4xABAAAAAeQQAQAAAAHlEEAAAAAB6xABAAAAAewQQAAAAAHtECAAAAAB7hAgAAAAAe8QIAAAAAEBCAAA6AQAMAEIAADoBAAwE4YDAADfHgAgmQ5AAMYYACG2DgQAxRgAIbcOBADFGAAhvQ4BAMoYACHODgEAyhgAIfkOAQDKGAAhig9AANIYACG1DwIAyBgAIcYPAQDKGAAhqBAQAMAZACHjEAEAyhgAIeQQAQDKGAAh5RBAANIYACHrEAEAyRgAIewQQADGGAAh7RAgAOgYACHuECAA6BgAIe8QIADoGAAhAgAAANkEACAIAADrBAAgEpkOQADGGAAhtg4EAMUYACG3DgQAxRgAIb0OAQDKGAAhzg4BAMoYACH5DgEAyhgAIYoPQADSGAAhtQ8CAMgYACHGDwEAyhgAIagQEADAGQAh4xABAMoYACHkEAEAyhgAIeUQQADSGAAh6xABAMkYACHsEEAAxhgAIe0QIADoGAAh7hAgAOgYACHvECAA6BgAIQIAAADhBAAgCAAA7QQAIAIAAADhBAAgCAAA7QQAIAMAAADZBAAgDwAA5gQAIBAAAOsEACABAAAA2QQAIAEAAADhBAAgCBUAANoeACAWAADdHgAgFwAA3B4AICgAANseACApAADeHgAgig8AAL8YACDlEAAAvxgAIOsQAAC_GAAgFfINAADtFwAw8w0AAPQEABD0DQAA7RcAMJkOQADGFQAhtg4EAMQVACG3DgQAxBUAIb0OAQDFFQAhzg4BAMUVACH5DgEAxRUAIYoPQADbFQAhtQ8CAMgVACHGDwEAxRUAIagQEACjFgAh4xABAMUVACHkEAEAxRUAIeUQQADbFQAh6xABAMkVACHsEEAAxhUAIe0QIADgFQAh7hAgAOAVACHvECAA4BUAIQMAAADhBAAgAwAA8wQAMBQAAPQEACADAAAA4QQAIAMAAOIEADAEAADZBAAgAQAAAN0EACABAAAA3QQAIAMAAADbBAAgAwAA3AQAMAQAAN0EACADAAAA2wQAIAMAANwEADAEAADdBAAgAwAAANsEACADAADcBAAwBAAA3QQAIAeFAwAA2R4AILQOAQAAAAH5DgEAAAABrxAgAAAAAeUQQAAAAAHpECAAAAAB6hBAAAAAAQEIAAD8BAAgBrQOAQAAAAH5DgEAAAABrxAgAAAAAeUQQAAAAAHpECAAAAAB6hBAAAAAAQEIAAD-BAAwAQgAAP4EADAHhQMAANgeACC0DgEAyhgAIfkOAQDKGAAhrxAgAOgYACHlEEAA0hgAIekQIADoGAAh6hBAAMYYACECAAAA3QQAIAgAAIEFACAGtA4BAMoYACH5DgEAyhgAIa8QIADoGAAh5RBAANIYACHpECAA6BgAIeoQQADGGAAhAgAAANsEACAIAACDBQAgAgAAANsEACAIAACDBQAgAwAAAN0EACAPAAD8BAAgEAAAgQUAIAEAAADdBAAgAQAAANsEACAEFQAA1R4AIBYAANceACAXAADWHgAg5RAAAL8YACAJ8g0AAOwXADDzDQAAigUAEPQNAADsFwAwtA4BAMUVACH5DgEAxRUAIa8QIADgFQAh5RBAANsVACHpECAA4BUAIeoQQADGFQAhAwAAANsEACADAACJBQAwFAAAigUAIAMAAADbBAAgAwAA3AQAMAQAAN0EACAI8g0AAOoXADDzDQAAkAUAEPQNAADqFwAwtA4BAOQVACH5DgEA5BUAIeQQAQDkFQAh5xBAAOgVACHoEAAA6xcAIAEAAACNBQAgAQAAAI0FACAH8g0AAOoXADDzDQAAkAUAEPQNAADqFwAwtA4BAOQVACH5DgEA5BUAIeQQAQDkFQAh5xBAAOgVACEAAwAAAJAFACADAACRBQAwBAAAjQUAIAMAAACQBQAgAwAAkQUAMAQAAI0FACADAAAAkAUAIAMAAJEFADAEAACNBQAgBLQOAQAAAAH5DgEAAAAB5BABAAAAAecQQAAAAAEBCAAAlQUAIAS0DgEAAAAB-Q4BAAAAAeQQAQAAAAHnEEAAAAABAQgAAJcFADABCAAAlwUAMAS0DgEAyhgAIfkOAQDKGAAh5BABAMoYACHnEEAAxhgAIQIAAACNBQAgCAAAmgUAIAS0DgEAyhgAIfkOAQDKGAAh5BABAMoYACHnEEAAxhgAIQIAAACQBQAgCAAAnAUAIAIAAACQBQAgCAAAnAUAIAMAAACNBQAgDwAAlQUAIBAAAJoFACABAAAAjQUAIAEAAACQBQAgAxUAANIeACAWAADUHgAgFwAA0x4AIAfyDQAA6RcAMPMNAACjBQAQ9A0AAOkXADC0DgEAxRUAIfkOAQDFFQAh5BABAMUVACHnEEAAxhUAIQMAAACQBQAgAwAAogUAMBQAAKMFACADAAAAkAUAIAMAAJEFADAEAACNBQAgC4YDAAD3FQAg8g0AAOcXADDzDQAAqQUAEPQNAADnFwAw-Q4BAOQVACGKD0AA5xUAIbUPAgDsFQAh4xABAOQVACHkEAEA5BUAIeUQQADnFQAh5hAAAOgXACABAAAApgUAIAEAAACmBQAgCoYDAAD3FQAg8g0AAOcXADDzDQAAqQUAEPQNAADnFwAw-Q4BAOQVACGKD0AA5xUAIbUPAgDsFQAh4xABAOQVACHkEAEA5BUAIeUQQADnFQAhAooPAAC_GAAg5RAAAL8YACADAAAAqQUAIAMAAKoFADAEAACmBQAgAwAAAKkFACADAACqBQAwBAAApgUAIAMAAACpBQAgAwAAqgUAMAQAAKYFACAHhgOAAAAAAfkOAQAAAAGKD0AAAAABtQ8CAAAAAeMQAQAAAAHkEAEAAAAB5RBAAAAAAQEIAACuBQAgB4YDgAAAAAH5DgEAAAABig9AAAAAAbUPAgAAAAHjEAEAAAAB5BABAAAAAeUQQAAAAAEBCAAAsAUAMAEIAACwBQAwB4YDgAAAAAH5DgEAyhgAIYoPQADSGAAhtQ8CAMgYACHjEAEAyhgAIeQQAQDKGAAh5RBAANIYACECAAAApgUAIAgAALMFACAHhgOAAAAAAfkOAQDKGAAhig9AANIYACG1DwIAyBgAIeMQAQDKGAAh5BABAMoYACHlEEAA0hgAIQIAAACpBQAgCAAAtQUAIAIAAACpBQAgCAAAtQUAIAMAAACmBQAgDwAArgUAIBAAALMFACABAAAApgUAIAEAAACpBQAgBxUAAM0eACAWAADQHgAgFwAAzx4AICgAAM4eACApAADRHgAgig8AAL8YACDlEAAAvxgAIAqGAwAA9BUAIPINAADmFwAw8w0AALwFABD0DQAA5hcAMPkOAQDFFQAhig9AANsVACG1DwIAyBUAIeMQAQDFFQAh5BABAMUVACHlEEAA2xUAIQMAAACpBQAgAwAAuwUAMBQAALwFACADAAAAqQUAIAMAAKoFADAEAACmBQAgBvINAADlFwAw8w0AAMIFABD0DQAA5RcAMLQOAQAAAAHmDwEA5BUAIeIQQADoFQAhAQAAAL8FACABAAAAvwUAIAbyDQAA5RcAMPMNAADCBQAQ9A0AAOUXADC0DgEA5BUAIeYPAQDkFQAh4hBAAOgVACEAAwAAAMIFACADAADDBQAwBAAAvwUAIAMAAADCBQAgAwAAwwUAMAQAAL8FACADAAAAwgUAIAMAAMMFADAEAAC_BQAgA7QOAQAAAAHmDwEAAAAB4hBAAAAAAQEIAADHBQAgA7QOAQAAAAHmDwEAAAAB4hBAAAAAAQEIAADJBQAwAQgAAMkFADADtA4BAMoYACHmDwEAyhgAIeIQQADGGAAhAgAAAL8FACAIAADMBQAgA7QOAQDKGAAh5g8BAMoYACHiEEAAxhgAIQIAAADCBQAgCAAAzgUAIAIAAADCBQAgCAAAzgUAIAMAAAC_BQAgDwAAxwUAIBAAAMwFACABAAAAvwUAIAEAAADCBQAgAxUAAMoeACAWAADMHgAgFwAAyx4AIAbyDQAA5BcAMPMNAADVBQAQ9A0AAOQXADC0DgEAxRUAIeYPAQDFFQAh4hBAAMYVACEDAAAAwgUAIAMAANQFADAUAADVBQAgAwAAAMIFACADAADDBQAwBAAAvwUAIBTyDQAA4xcAMPMNAADbBQAQ9A0AAOMXADD6DQEA5hUAIagOQADnFQAhtg4EAAAAAbcOBACcFgAhzg4BAOQVACGzD0AA6BUAIcYPAQDmFQAh1xAEAJwWACHZEAQAnBYAIdoQBACcFgAh2xAEAJwWACHcEAEA5hUAId0QBACcFgAh3hABAOYVACHfEAQAnBYAIeAQBACcFgAh4RBAAOcVACEBAAAA2AUAIAEAAADYBQAgFPINAADjFwAw8w0AANsFABD0DQAA4xcAMPoNAQDmFQAhqA5AAOcVACG2DgQA7xUAIbcOBACcFgAhzg4BAOQVACGzD0AA6BUAIcYPAQDmFQAh1xAEAJwWACHZEAQAnBYAIdoQBACcFgAh2xAEAJwWACHcEAEA5hUAId0QBACcFgAh3hABAOYVACHfEAQAnBYAIeAQBACcFgAh4RBAAOcVACEO-g0AAL8YACCoDgAAvxgAILcOAAC_GAAgxg8AAL8YACDXEAAAvxgAINkQAAC_GAAg2hAAAL8YACDbEAAAvxgAINwQAAC_GAAg3RAAAL8YACDeEAAAvxgAIN8QAAC_GAAg4BAAAL8YACDhEAAAvxgAIAMAAADbBQAgAwAA3AUAMAQAANgFACADAAAA2wUAIAMAANwFADAEAADYBQAgAwAAANsFACADAADcBQAwBAAA2AUAIBH6DQEAAAABqA5AAAAAAbYOBAAAAAG3DgQAAAABzg4BAAAAAbMPQAAAAAHGDwEAAAAB1xAEAAAAAdkQBAAAAAHaEAQAAAAB2xAEAAAAAdwQAQAAAAHdEAQAAAAB3hABAAAAAd8QBAAAAAHgEAQAAAAB4RBAAAAAAQEIAADgBQAgEfoNAQAAAAGoDkAAAAABtg4EAAAAAbcOBAAAAAHODgEAAAABsw9AAAAAAcYPAQAAAAHXEAQAAAAB2RAEAAAAAdoQBAAAAAHbEAQAAAAB3BABAAAAAd0QBAAAAAHeEAEAAAAB3xAEAAAAAeAQBAAAAAHhEEAAAAABAQgAAOIFADABCAAA4gUAMBH6DQEAyRgAIagOQADSGAAhtg4EAMUYACG3DgQAsRkAIc4OAQDKGAAhsw9AAMYYACHGDwEAyRgAIdcQBACxGQAh2RAEALEZACHaEAQAsRkAIdsQBACxGQAh3BABAMkYACHdEAQAsRkAId4QAQDJGAAh3xAEALEZACHgEAQAsRkAIeEQQADSGAAhAgAAANgFACAIAADlBQAgEfoNAQDJGAAhqA5AANIYACG2DgQAxRgAIbcOBACxGQAhzg4BAMoYACGzD0AAxhgAIcYPAQDJGAAh1xAEALEZACHZEAQAsRkAIdoQBACxGQAh2xAEALEZACHcEAEAyRgAId0QBACxGQAh3hABAMkYACHfEAQAsRkAIeAQBACxGQAh4RBAANIYACECAAAA2wUAIAgAAOcFACACAAAA2wUAIAgAAOcFACADAAAA2AUAIA8AAOAFACAQAADlBQAgAQAAANgFACABAAAA2wUAIBMVAADFHgAgFgAAyB4AIBcAAMceACAoAADGHgAgKQAAyR4AIPoNAAC_GAAgqA4AAL8YACC3DgAAvxgAIMYPAAC_GAAg1xAAAL8YACDZEAAAvxgAINoQAAC_GAAg2xAAAL8YACDcEAAAvxgAIN0QAAC_GAAg3hAAAL8YACDfEAAAvxgAIOAQAAC_GAAg4RAAAL8YACAU8g0AAOIXADDzDQAA7gUAEPQNAADiFwAw-g0BAMkVACGoDkAA2xUAIbYOBADEFQAhtw4EAJgWACHODgEAxRUAIbMPQADGFQAhxg8BAMkVACHXEAQAmBYAIdkQBACYFgAh2hAEAJgWACHbEAQAmBYAIdwQAQDJFQAh3RAEAJgWACHeEAEAyRUAId8QBACYFgAh4BAEAJgWACHhEEAA2xUAIQMAAADbBQAgAwAA7QUAMBQAAO4FACADAAAA2wUAIAMAANwFADAEAADYBQAgB_INAADhFwAw8w0AAPQFABD0DQAA4RcAMLYOBAAAAAG3DgQA7xUAIdcQBADvFQAh2BAgAOUVACEBAAAA8QUAIAEAAADxBQAgB_INAADhFwAw8w0AAPQFABD0DQAA4RcAMLYOBADvFQAhtw4EAO8VACHXEAQA7xUAIdgQIADlFQAhAAMAAAD0BQAgAwAA9QUAMAQAAPEFACADAAAA9AUAIAMAAPUFADAEAADxBQAgAwAAAPQFACADAAD1BQAwBAAA8QUAIAS2DgQAAAABtw4EAAAAAdcQBAAAAAHYECAAAAABAQgAAPkFACAEtg4EAAAAAbcOBAAAAAHXEAQAAAAB2BAgAAAAAQEIAAD7BQAwAQgAAPsFADAEtg4EAMUYACG3DgQAxRgAIdcQBADFGAAh2BAgAOgYACECAAAA8QUAIAgAAP4FACAEtg4EAMUYACG3DgQAxRgAIdcQBADFGAAh2BAgAOgYACECAAAA9AUAIAgAAIAGACACAAAA9AUAIAgAAIAGACADAAAA8QUAIA8AAPkFACAQAAD-BQAgAQAAAPEFACABAAAA9AUAIAUVAADAHgAgFgAAwx4AIBcAAMIeACAoAADBHgAgKQAAxB4AIAfyDQAA4BcAMPMNAACHBgAQ9A0AAOAXADC2DgQAxBUAIbcOBADEFQAh1xAEAMQVACHYECAA4BUAIQMAAAD0BQAgAwAAhgYAMBQAAIcGACADAAAA9AUAIAMAAPUFADAEAADxBQAgCvINAADeFwAw8w0AAI0GABD0DQAA3hcAMPoNAQDkFQAhkw4CAOsVACGdDgEA5BUAIbYOBADvFQAh2Q5AAOgVACHcD0AA6BUAIdYQAADfFwAgAQAAAIoGACABAAAAigYAIAnyDQAA3hcAMPMNAACNBgAQ9A0AAN4XADD6DQEA5BUAIZMOAgDrFQAhnQ4BAOQVACG2DgQA7xUAIdkOQADoFQAh3A9AAOgVACEBkw4AAL8YACADAAAAjQYAIAMAAI4GADAEAACKBgAgAwAAAI0GACADAACOBgAwBAAAigYAIAMAAACNBgAgAwAAjgYAMAQAAIoGACAG-g0BAAAAAZMOAgAAAAGdDgEAAAABtg4EAAAAAdkOQAAAAAHcD0AAAAABAQgAAJIGACAG-g0BAAAAAZMOAgAAAAGdDgEAAAABtg4EAAAAAdkOQAAAAAHcD0AAAAABAQgAAJQGADABCAAAlAYAMAb6DQEAyhgAIZMOAgDHGAAhnQ4BAMoYACG2DgQAxRgAIdkOQADGGAAh3A9AAMYYACECAAAAigYAIAgAAJcGACAG-g0BAMoYACGTDgIAxxgAIZ0OAQDKGAAhtg4EAMUYACHZDkAAxhgAIdwPQADGGAAhAgAAAI0GACAIAACZBgAgAgAAAI0GACAIAACZBgAgAwAAAIoGACAPAACSBgAgEAAAlwYAIAEAAACKBgAgAQAAAI0GACAGFQAAux4AIBYAAL4eACAXAAC9HgAgKAAAvB4AICkAAL8eACCTDgAAvxgAIAnyDQAA3RcAMPMNAACgBgAQ9A0AAN0XADD6DQEAxRUAIZMOAgDHFQAhnQ4BAMUVACG2DgQAxBUAIdkOQADGFQAh3A9AAMYVACEDAAAAjQYAIAMAAJ8GADAUAACgBgAgAwAAAI0GACADAACOBgAwBAAAigYAIAvyDQAA3BcAMPMNAACmBgAQ9A0AANwXADC2DgQAAAABzxBAAOcVACHQEAEA5hUAIdEQBACcFgAh0hBAAOcVACHTEEAA5xUAIdQQBACcFgAh1RBAAOcVACEBAAAAowYAIAEAAACjBgAgC_INAADcFwAw8w0AAKYGABD0DQAA3BcAMLYOBADvFQAhzxBAAOcVACHQEAEA5hUAIdEQBACcFgAh0hBAAOcVACHTEEAA5xUAIdQQBACcFgAh1RBAAOcVACEHzxAAAL8YACDQEAAAvxgAINEQAAC_GAAg0hAAAL8YACDTEAAAvxgAINQQAAC_GAAg1RAAAL8YACADAAAApgYAIAMAAKcGADAEAACjBgAgAwAAAKYGACADAACnBgAwBAAAowYAIAMAAACmBgAgAwAApwYAMAQAAKMGACAItg4EAAAAAc8QQAAAAAHQEAEAAAAB0RAEAAAAAdIQQAAAAAHTEEAAAAAB1BAEAAAAAdUQQAAAAAEBCAAAqwYAIAi2DgQAAAABzxBAAAAAAdAQAQAAAAHREAQAAAAB0hBAAAAAAdMQQAAAAAHUEAQAAAAB1RBAAAAAAQEIAACtBgAwAQgAAK0GADAItg4EAMUYACHPEEAA0hgAIdAQAQDJGAAh0RAEALEZACHSEEAA0hgAIdMQQADSGAAh1BAEALEZACHVEEAA0hgAIQIAAACjBgAgCAAAsAYAIAi2DgQAxRgAIc8QQADSGAAh0BABAMkYACHREAQAsRkAIdIQQADSGAAh0xBAANIYACHUEAQAsRkAIdUQQADSGAAhAgAAAKYGACAIAACyBgAgAgAAAKYGACAIAACyBgAgAwAAAKMGACAPAACrBgAgEAAAsAYAIAEAAACjBgAgAQAAAKYGACAMFQAAth4AIBYAALkeACAXAAC4HgAgKAAAtx4AICkAALoeACDPEAAAvxgAINAQAAC_GAAg0RAAAL8YACDSEAAAvxgAINMQAAC_GAAg1BAAAL8YACDVEAAAvxgAIAvyDQAA2xcAMPMNAAC5BgAQ9A0AANsXADC2DgQAxBUAIc8QQADbFQAh0BABAMkVACHREAQAmBYAIdIQQADbFQAh0xBAANsVACHUEAQAmBYAIdUQQADbFQAhAwAAAKYGACADAAC4BgAwFAAAuQYAIAMAAACmBgAgAwAApwYAMAQAAKMGACAK8g0AANkXADDzDQAAvwYAEPQNAADZFwAwtg4EAO8VACHJEAQA7xUAIcoQAQDkFQAhyxABAOQVACHMEAQA7xUAIc0QBACcFgAhzhAAANoXACABAAAAvAYAIAEAAAC8BgAgCfINAADZFwAw8w0AAL8GABD0DQAA2RcAMLYOBADvFQAhyRAEAO8VACHKEAEA5BUAIcsQAQDkFQAhzBAEAO8VACHNEAQAnBYAIQHNEAAAvxgAIAMAAAC_BgAgAwAAwAYAMAQAALwGACADAAAAvwYAIAMAAMAGADAEAAC8BgAgAwAAAL8GACADAADABgAwBAAAvAYAIAa2DgQAAAAByRAEAAAAAcoQAQAAAAHLEAEAAAABzBAEAAAAAc0QBAAAAAEBCAAAxAYAIAa2DgQAAAAByRAEAAAAAcoQAQAAAAHLEAEAAAABzBAEAAAAAc0QBAAAAAEBCAAAxgYAMAEIAADGBgAwBrYOBADFGAAhyRAEAMUYACHKEAEAyhgAIcsQAQDKGAAhzBAEAMUYACHNEAQAsRkAIQIAAAC8BgAgCAAAyQYAIAa2DgQAxRgAIckQBADFGAAhyhABAMoYACHLEAEAyhgAIcwQBADFGAAhzRAEALEZACECAAAAvwYAIAgAAMsGACACAAAAvwYAIAgAAMsGACADAAAAvAYAIA8AAMQGACAQAADJBgAgAQAAALwGACABAAAAvwYAIAYVAACxHgAgFgAAtB4AIBcAALMeACAoAACyHgAgKQAAtR4AIM0QAAC_GAAgCfINAADYFwAw8w0AANIGABD0DQAA2BcAMLYOBADEFQAhyRAEAMQVACHKEAEAxRUAIcsQAQDFFQAhzBAEAMQVACHNEAQAmBYAIQMAAAC_BgAgAwAA0QYAMBQAANIGACADAAAAvwYAIAMAAMAGADAEAAC8BgAgFdkIAQDkFQAh8g0AANYXADDzDQAA2AYAEPQNAADWFwAw9w0EAO8VACG2DgQA7xUAIbcOBADvFQAhuA4CAOwVACG5DgIA7BUAIboOIACIFgAhuw4gAIgWACG8DgEA5BUAIb0OAAGJFgAhvg4AAYoWACG_DgABihYAIcAOAAGKFgAhwQ4AAYoWACHCDhAAixYAIcMOEACLFgAhxA4QAIsWACHFDgAA1xcAIAEAAADVBgAgAQAAANUGACAU2QgBAOQVACHyDQAA1hcAMPMNAADYBgAQ9A0AANYXADD3DQQA7xUAIbYOBADvFQAhtw4EAO8VACG4DgIA7BUAIbkOAgDsFQAhug4gAIgWACG7DiAAiBYAIbwOAQDkFQAhvQ4AAYkWACG-DgABihYAIb8OAAGKFgAhwA4AAYoWACHBDgABihYAIcIOEACLFgAhww4QAIsWACHEDhAAixYAIQm6DgAAvxgAILsOAAC_GAAgvg4AAL8YACC_DgAAvxgAIMAOAAC_GAAgwQ4AAL8YACDCDgAAvxgAIMMOAAC_GAAgxA4AAL8YACADAAAA2AYAIAMAANkGADAEAADVBgAgAwAAANgGACADAADZBgAwBAAA1QYAIAMAAADYBgAgAwAA2QYAMAQAANUGACAR2QgBAAAAAfcNBAAAAAG2DgQAAAABtw4EAAAAAbgOAgAAAAG5DgIAAAABug4gAAAAAbsOIAAAAAG8DgEAAAABvQ4AAQAAAb4OAAEAAAG_DgABAAABwA4AAQAAAcEOAAEAAAHCDhAAAAABww4QAAAAAcQOEAAAAAEBCAAA3QYAIBHZCAEAAAAB9w0EAAAAAbYOBAAAAAG3DgQAAAABuA4CAAAAAbkOAgAAAAG6DiAAAAABuw4gAAAAAbwOAQAAAAG9DgABAAABvg4AAQAAAb8OAAEAAAHADgABAAABwQ4AAQAAAcIOEAAAAAHDDhAAAAABxA4QAAAAAQEIAADfBgAwAQgAAN8GADAR2QgBAMoYACH3DQQAxRgAIbYOBADFGAAhtw4EAMUYACG4DgIAyBgAIbkOAgDIGAAhug4gAIoZACG7DiAAihkAIbwOAQDKGAAhvQ4AAYsZACG-DgABjBkAIb8OAAGMGQAhwA4AAYwZACHBDgABjBkAIcIOEACNGQAhww4QAI0ZACHEDhAAjRkAIQIAAADVBgAgCAAA4gYAIBHZCAEAyhgAIfcNBADFGAAhtg4EAMUYACG3DgQAxRgAIbgOAgDIGAAhuQ4CAMgYACG6DiAAihkAIbsOIACKGQAhvA4BAMoYACG9DgABixkAIb4OAAGMGQAhvw4AAYwZACHADgABjBkAIcEOAAGMGQAhwg4QAI0ZACHDDhAAjRkAIcQOEACNGQAhAgAAANgGACAIAADkBgAgAgAAANgGACAIAADkBgAgAwAAANUGACAPAADdBgAgEAAA4gYAIAEAAADVBgAgAQAAANgGACAOFQAArB4AIBYAAK8eACAXAACuHgAgKAAArR4AICkAALAeACC6DgAAvxgAILsOAAC_GAAgvg4AAL8YACC_DgAAvxgAIMAOAAC_GAAgwQ4AAL8YACDCDgAAvxgAIMMOAAC_GAAgxA4AAL8YACAU2QgBAMUVACHyDQAA1RcAMPMNAADrBgAQ9A0AANUXADD3DQQAxBUAIbYOBADEFQAhtw4EAMQVACG4DgIAyBUAIbkOAgDIFQAhug4gAPsVACG7DiAA-xUAIbwOAQDFFQAhvQ4AAfwVACG-DgAB_RUAIb8OAAH9FQAhwA4AAf0VACHBDgAB_RUAIcIOEAD-FQAhww4QAP4VACHEDhAA_hUAIQMAAADYBgAgAwAA6gYAMBQAAOsGACADAAAA2AYAIAMAANkGADAEAADVBgAgCdkIAQDkFQAh8g0AANMXADDzDQAA8QYAEPQNAADTFwAwtg4EAO8VACHPDgIA7BUAIdYOBADvFQAhqg8AAYoWACHIEAAA1BcAIAEAAADuBgAgAQAAAO4GACAI2QgBAOQVACHyDQAA0xcAMPMNAADxBgAQ9A0AANMXADC2DgQA7xUAIc8OAgDsFQAh1g4EAO8VACGqDwABihYAIQGqDwAAvxgAIAMAAADxBgAgAwAA8gYAMAQAAO4GACADAAAA8QYAIAMAAPIGADAEAADuBgAgAwAAAPEGACADAADyBgAwBAAA7gYAIAXZCAEAAAABtg4EAAAAAc8OAgAAAAHWDgQAAAABqg8AAQAAAQEIAAD2BgAgBdkIAQAAAAG2DgQAAAABzw4CAAAAAdYOBAAAAAGqDwABAAABAQgAAPgGADABCAAA-AYAMAXZCAEAyhgAIbYOBADFGAAhzw4CAMgYACHWDgQAxRgAIaoPAAGMGQAhAgAAAO4GACAIAAD7BgAgBdkIAQDKGAAhtg4EAMUYACHPDgIAyBgAIdYOBADFGAAhqg8AAYwZACECAAAA8QYAIAgAAP0GACACAAAA8QYAIAgAAP0GACADAAAA7gYAIA8AAPYGACAQAAD7BgAgAQAAAO4GACABAAAA8QYAIAYVAACnHgAgFgAAqh4AIBcAAKkeACAoAACoHgAgKQAAqx4AIKoPAAC_GAAgCNkIAQDFFQAh8g0AANIXADDzDQAAhAcAEPQNAADSFwAwtg4EAMQVACHPDgIAyBUAIdYOBADEFQAhqg8AAf0VACEDAAAA8QYAIAMAAIMHADAUAACEBwAgAwAAAPEGACADAADyBgAwBAAA7gYAIAjZCAEA5BUAIfINAADQFwAw8w0AAIoHABD0DQAA0BcAMLYOBADvFQAhqg8AAYkWACHGEAQA7xUAIccQAADRFwAgAQAAAIcHACABAAAAhwcAIAfZCAEA5BUAIfINAADQFwAw8w0AAIoHABD0DQAA0BcAMLYOBADvFQAhqg8AAYkWACHGEAQA7xUAIQADAAAAigcAIAMAAIsHADAEAACHBwAgAwAAAIoHACADAACLBwAwBAAAhwcAIAMAAACKBwAgAwAAiwcAMAQAAIcHACAE2QgBAAAAAbYOBAAAAAGqDwABAAABxhAEAAAAAQEIAACPBwAgBNkIAQAAAAG2DgQAAAABqg8AAQAAAcYQBAAAAAEBCAAAkQcAMAEIAACRBwAwBNkIAQDKGAAhtg4EAMUYACGqDwABixkAIcYQBADFGAAhAgAAAIcHACAIAACUBwAgBNkIAQDKGAAhtg4EAMUYACGqDwABixkAIcYQBADFGAAhAgAAAIoHACAIAACWBwAgAgAAAIoHACAIAACWBwAgAwAAAIcHACAPAACPBwAgEAAAlAcAIAEAAACHBwAgAQAAAIoHACAFFQAAoh4AIBYAAKUeACAXAACkHgAgKAAAox4AICkAAKYeACAH2QgBAMUVACHyDQAAzxcAMPMNAACdBwAQ9A0AAM8XADC2DgQAxBUAIaoPAAH8FQAhxhAEAMQVACEDAAAAigcAIAMAAJwHADAUAACdBwAgAwAAAIoHACADAACLBwAwBAAAhwcAIAnZCAEA5BUAIfINAADNFwAw8w0AAKMHABD0DQAAzRcAMLYOBADvFQAhwhABAOQVACHDEAIA7BUAIcQQAgDsFQAhxRAAAM4XACABAAAAoAcAIAEAAACgBwAgCNkIAQDkFQAh8g0AAM0XADDzDQAAowcAEPQNAADNFwAwtg4EAO8VACHCEAEA5BUAIcMQAgDsFQAhxBACAOwVACEAAwAAAKMHACADAACkBwAwBAAAoAcAIAMAAACjBwAgAwAApAcAMAQAAKAHACADAAAAowcAIAMAAKQHADAEAACgBwAgBdkIAQAAAAG2DgQAAAABwhABAAAAAcMQAgAAAAHEEAIAAAABAQgAAKgHACAF2QgBAAAAAbYOBAAAAAHCEAEAAAABwxACAAAAAcQQAgAAAAEBCAAAqgcAMAEIAACqBwAwBdkIAQDKGAAhtg4EAMUYACHCEAEAyhgAIcMQAgDIGAAhxBACAMgYACECAAAAoAcAIAgAAK0HACAF2QgBAMoYACG2DgQAxRgAIcIQAQDKGAAhwxACAMgYACHEEAIAyBgAIQIAAACjBwAgCAAArwcAIAIAAACjBwAgCAAArwcAIAMAAACgBwAgDwAAqAcAIBAAAK0HACABAAAAoAcAIAEAAACjBwAgBRUAAJ0eACAWAACgHgAgFwAAnx4AICgAAJ4eACApAAChHgAgCNkIAQDFFQAh8g0AAMwXADDzDQAAtgcAEPQNAADMFwAwtg4EAMQVACHCEAEAxRUAIcMQAgDIFQAhxBACAMgVACEDAAAAowcAIAMAALUHADAUAAC2BwAgAwAAAKMHACADAACkBwAwBAAAoAcAIAfZCAEAAAAB8g0AAMsXADDzDQAAvAcAEPQNAADLFwAwlxACAOwVACGZEAAA9xUAIMEQAQDkFQAhAQAAALkHACABAAAAuQcAIAfZCAEA5BUAIfINAADLFwAw8w0AALwHABD0DQAAyxcAMJcQAgDsFQAhmRAAAPcVACDBEAEA5BUAIQADAAAAvAcAIAMAAL0HADAEAAC5BwAgAwAAALwHACADAAC9BwAwBAAAuQcAIAMAAAC8BwAgAwAAvQcAMAQAALkHACAE2QgBAAAAAZcQAgAAAAGZEIAAAAABwRABAAAAAQEIAADBBwAgBNkIAQAAAAGXEAIAAAABmRCAAAAAAcEQAQAAAAEBCAAAwwcAMAEIAADDBwAwBNkIAQDKGAAhlxACAMgYACGZEIAAAAABwRABAMoYACECAAAAuQcAIAgAAMYHACAE2QgBAMoYACGXEAIAyBgAIZkQgAAAAAHBEAEAyhgAIQIAAAC8BwAgCAAAyAcAIAIAAAC8BwAgCAAAyAcAIAMAAAC5BwAgDwAAwQcAIBAAAMYHACABAAAAuQcAIAEAAAC8BwAgBRUAAJgeACAWAACbHgAgFwAAmh4AICgAAJkeACApAACcHgAgB9kIAQDFFQAh8g0AAMoXADDzDQAAzwcAEPQNAADKFwAwlxACAMgVACGZEAAA9BUAIMEQAQDFFQAhAwAAALwHACADAADOBwAwFAAAzwcAIAMAAAC8BwAgAwAAvQcAMAQAALkHACAF8g0AAMkXADDzDQAA1QcAEPQNAADJFwAwtA4BAAAAAcAQAgDsFQAhAQAAANIHACABAAAA0gcAIAXyDQAAyRcAMPMNAADVBwAQ9A0AAMkXADC0DgEA5BUAIcAQAgDsFQAhAAMAAADVBwAgAwAA1gcAMAQAANIHACADAAAA1QcAIAMAANYHADAEAADSBwAgAwAAANUHACADAADWBwAwBAAA0gcAIAK0DgEAAAABwBACAAAAAQEIAADaBwAgArQOAQAAAAHAEAIAAAABAQgAANwHADABCAAA3AcAMAK0DgEAyhgAIcAQAgDIGAAhAgAAANIHACAIAADfBwAgArQOAQDKGAAhwBACAMgYACECAAAA1QcAIAgAAOEHACACAAAA1QcAIAgAAOEHACADAAAA0gcAIA8AANoHACAQAADfBwAgAQAAANIHACABAAAA1QcAIAUVAACTHgAgFgAAlh4AIBcAAJUeACAoAACUHgAgKQAAlx4AIAXyDQAAyBcAMPMNAADoBwAQ9A0AAMgXADC0DgEAxRUAIcAQAgDIFQAhAwAAANUHACADAADnBwAwFAAA6AcAIAMAAADVBwAgAwAA1gcAMAQAANIHACAPwA0CAOwVACHyDQAAxhcAMPMNAADuBwAQ9A0AAMYXADD3DUAA6BUAIbYOBADvFQAhtw4EAO8VACG4DgIA7BUAIb0OAQDmFQAh8Q4BAOQVACHGDwEA5BUAIbwQBACcFgAhvRBAAOgVACG-EEAA5xUAIb8QAADHFwAgAQAAAOsHACABAAAA6wcAIA7ADQIA7BUAIfINAADGFwAw8w0AAO4HABD0DQAAxhcAMPcNQADoFQAhtg4EAO8VACG3DgQA7xUAIbgOAgDsFQAhvQ4BAOYVACHxDgEA5BUAIcYPAQDkFQAhvBAEAJwWACG9EEAA6BUAIb4QQADnFQAhA70OAAC_GAAgvBAAAL8YACC-EAAAvxgAIAMAAADuBwAgAwAA7wcAMAQAAOsHACADAAAA7gcAIAMAAO8HADAEAADrBwAgAwAAAO4HACADAADvBwAwBAAA6wcAIAvADQIAAAAB9w1AAAAAAbYOBAAAAAG3DgQAAAABuA4CAAAAAb0OAQAAAAHxDgEAAAABxg8BAAAAAbwQBAAAAAG9EEAAAAABvhBAAAAAAQEIAADzBwAgC8ANAgAAAAH3DUAAAAABtg4EAAAAAbcOBAAAAAG4DgIAAAABvQ4BAAAAAfEOAQAAAAHGDwEAAAABvBAEAAAAAb0QQAAAAAG-EEAAAAABAQgAAPUHADABCAAA9QcAMAvADQIAyBgAIfcNQADGGAAhtg4EAMUYACG3DgQAxRgAIbgOAgDIGAAhvQ4BAMkYACHxDgEAyhgAIcYPAQDKGAAhvBAEALEZACG9EEAAxhgAIb4QQADSGAAhAgAAAOsHACAIAAD4BwAgC8ANAgDIGAAh9w1AAMYYACG2DgQAxRgAIbcOBADFGAAhuA4CAMgYACG9DgEAyRgAIfEOAQDKGAAhxg8BAMoYACG8EAQAsRkAIb0QQADGGAAhvhBAANIYACECAAAA7gcAIAgAAPoHACACAAAA7gcAIAgAAPoHACADAAAA6wcAIA8AAPMHACAQAAD4BwAgAQAAAOsHACABAAAA7gcAIAgVAACOHgAgFgAAkR4AIBcAAJAeACAoAACPHgAgKQAAkh4AIL0OAAC_GAAgvBAAAL8YACC-EAAAvxgAIA7ADQIAyBUAIfINAADFFwAw8w0AAIEIABD0DQAAxRcAMPcNQADGFQAhtg4EAMQVACG3DgQAxBUAIbgOAgDIFQAhvQ4BAMkVACHxDgEAxRUAIcYPAQDFFQAhvBAEAJgWACG9EEAAxhUAIb4QQADbFQAhAwAAAO4HACADAACACAAwFAAAgQgAIAMAAADuBwAgAwAA7wcAMAQAAOsHACAJ2QgBAOQVACHyDQAAwxcAMPMNAACHCAAQ9A0AAMMXADC2DgQA7xUAIbcOBADvFQAhuA4CAOwVACG6ECAA5RUAIbsQAADEFwAgAQAAAIQIACABAAAAhAgAIAjZCAEA5BUAIfINAADDFwAw8w0AAIcIABD0DQAAwxcAMLYOBADvFQAhtw4EAO8VACG4DgIA7BUAIboQIADlFQAhAAMAAACHCAAgAwAAiAgAMAQAAIQIACADAAAAhwgAIAMAAIgIADAEAACECAAgAwAAAIcIACADAACICAAwBAAAhAgAIAXZCAEAAAABtg4EAAAAAbcOBAAAAAG4DgIAAAABuhAgAAAAAQEIAACMCAAgBdkIAQAAAAG2DgQAAAABtw4EAAAAAbgOAgAAAAG6ECAAAAABAQgAAI4IADABCAAAjggAMAXZCAEAyhgAIbYOBADFGAAhtw4EAMUYACG4DgIAyBgAIboQIADoGAAhAgAAAIQIACAIAACRCAAgBdkIAQDKGAAhtg4EAMUYACG3DgQAxRgAIbgOAgDIGAAhuhAgAOgYACECAAAAhwgAIAgAAJMIACACAAAAhwgAIAgAAJMIACADAAAAhAgAIA8AAIwIACAQAACRCAAgAQAAAIQIACABAAAAhwgAIAUVAACJHgAgFgAAjB4AIBcAAIseACAoAACKHgAgKQAAjR4AIAjZCAEAxRUAIfINAADCFwAw8w0AAJoIABD0DQAAwhcAMLYOBADEFQAhtw4EAMQVACG4DgIAyBUAIboQIADgFQAhAwAAAIcIACADAACZCAAwFAAAmggAIAMAAACHCAAgAwAAiAgAMAQAAIQIACAjqAUAALAXACCpBQAAsRcAIKoFAACyFwAgqwUAALMXACCsBQAAtBcAIK0FAAC1FwAgwQcAAO0VACDyDQAArxcAMPMNAAC-CAAQ9A0AAK8XADD1DQEAAAAB9w0EAJwWACGZDkAA6BUAIZsOAQDkFQAhtg4EAJwWACHODgEA5BUAIdQOAADtFQAg8Q4BAOYVACH5DgEA5BUAIYwPAADtFQAgww9AAOgVACHWDwEA5hUAIfsPQADnFQAhqRABAOQVACGqECAA5RUAIasQAQDmFQAhrBABAOYVACGtEAAA7RUAIK4QAADtFQAgrxAAAPcVACCwECAA5RUAIbEQAADfFQAgshACAOwVACGzEEAA5xUAIbQQAADtFQAgAQAAAJ0IACAHpwUAALcXACDyDQAAwRcAMPMNAACfCAAQ9A0AAMEXADCHEAIA7BUAIYgQAAGJFgAhihABAOQVACEBpwUAAIgeACAIpwUAALcXACDyDQAAwRcAMPMNAACfCAAQ9A0AAMEXADCHEAIA7BUAIYgQAAGJFgAhihABAOQVACG5EAAAwBcAIAMAAACfCAAgAwAAoAgAMAQAAKEIACAIpwUAALcXACDyDQAAvxcAMPMNAACjCAAQ9A0AAL8XADDoDhAApxYAIYoQAQDkFQAhpxABAOQVACGoEBAApxYAIQGnBQAAiB4AIAmnBQAAtxcAIPINAAC_FwAw8w0AAKMIABD0DQAAvxcAMOgOEACnFgAhihABAOQVACGnEAEA5BUAIagQEACnFgAhuBAAAL4XACADAAAAowgAIAMAAKQIADAEAAClCAAgGIUDAQDkFQAhpwUAALcXACDtDAIA7BUAIfINAAC9FwAw8w0AAKcIABD0DQAAvRcAMLQOAQDmFQAhkw8CAOsVACGcDwEA5hUAIdcPAQDmFQAh5g8BAOYVACGKEAEA5BUAIZYQAgDrFQAhmxAgAIgWACGcEAIA7BUAIZ4QAQDkFQAhnxABAOYVACGgEAIA6xUAIaEQAADtFQAgohABAOYVACGjEAEA5hUAIaQQAADfFQAgpRAgAIgWACGmEAIA6xUAIQ-nBQAAiB4AILQOAAC_GAAgkw8AAL8YACCcDwAAvxgAINcPAAC_GAAg5g8AAL8YACCWEAAAvxgAIJsQAAC_GAAgnxAAAL8YACCgEAAAvxgAIKEQAAC_GAAgohAAAL8YACCjEAAAvxgAIKUQAAC_GAAgphAAAL8YACAZhQMBAOQVACGnBQAAtxcAIO0MAgDsFQAh8g0AAL0XADDzDQAApwgAEPQNAAC9FwAwtA4BAOYVACGTDwIA6xUAIZwPAQDmFQAh1w8BAOYVACHmDwEA5hUAIYoQAQDkFQAhlhACAOsVACGbECAAiBYAIZwQAgDsFQAhnhABAOQVACGfEAEA5hUAIaAQAgDrFQAhoRAAAO0VACCiEAEA5hUAIaMQAQDmFQAhpBAAAN8VACClECAAiBYAIaYQAgDrFQAhtxAAALwXACADAAAApwgAIAMAAKgIADAEAACpCAAgCacFAAC3FwAg7QwCAOwVACHyDQAAuxcAMPMNAACrCAAQ9A0AALsXADDxDgEA5BUAIYoQAQDkFQAhnBACAOsVACGdEAEA5BUAIQKnBQAAiB4AIJwQAAC_GAAgCqcFAAC3FwAg7QwCAOwVACHyDQAAuxcAMPMNAACrCAAQ9A0AALsXADDxDgEA5BUAIYoQAQDkFQAhnBACAOsVACGdEAEA5BUAIbYQAAC6FwAgAwAAAKsIACADAACsCAAwBAAArQgAIAunBQAAtxcAIPINAAC5FwAw8w0AAK8IABD0DQAAuRcAMIoQAQDkFQAhlhACAOwVACGXEAIA7BUAIZgQAgDsFQAhmRAAAN8VACCaEAAA9xUAIJsQAQDkFQAhAacFAACIHgAgDKcFAAC3FwAg8g0AALkXADDzDQAArwgAEPQNAAC5FwAwihABAOQVACGWEAIA7BUAIZcQAgDsFQAhmBACAOwVACGZEAAA3xUAIJoQAAD3FQAgmxABAOQVACG1EAAAuBcAIAMAAACvCAAgAwAAsAgAMAQAALEIACAJpwUAALcXACDyDQAAthcAMPMNAACzCAAQ9A0AALYXADD1DQEA5BUAIZkOQADoFQAhww9AAOgVACHfDwABiRYAIYoQAQDkFQAhAacFAACIHgAgCacFAAC3FwAg8g0AALYXADDzDQAAswgAEPQNAAC2FwAw9Q0BAAAAAZkOQADoFQAhww9AAOgVACHfDwABAAABihABAOQVACEDAAAAswgAIAMAALQIADAEAAC1CAAgAQAAAJ8IACABAAAAowgAIAEAAACnCAAgAQAAAKsIACABAAAArwgAIAEAAACzCAAgAQAAAJ0IACAjqAUAALAXACCpBQAAsRcAIKoFAACyFwAgqwUAALMXACCsBQAAtBcAIK0FAAC1FwAgwQcAAO0VACDyDQAArxcAMPMNAAC-CAAQ9A0AAK8XADD1DQEA5BUAIfcNBACcFgAhmQ5AAOgVACGbDgEA5BUAIbYOBACcFgAhzg4BAOQVACHUDgAA7RUAIPEOAQDmFQAh-Q4BAOQVACGMDwAA7RUAIMMPQADoFQAh1g8BAOYVACH7D0AA5xUAIakQAQDkFQAhqhAgAOUVACGrEAEA5hUAIawQAQDmFQAhrRAAAO0VACCuEAAA7RUAIK8QAAD3FQAgsBAgAOUVACGxEAAA3xUAILIQAgDsFQAhsxBAAOcVACG0EAAA7RUAIBSoBQAAgh4AIKkFAACDHgAgqgUAAIQeACCrBQAAhR4AIKwFAACGHgAgrQUAAIceACDBBwAAvxgAIPcNAAC_GAAgtg4AAL8YACDUDgAAvxgAIPEOAAC_GAAgjA8AAL8YACDWDwAAvxgAIPsPAAC_GAAgqxAAAL8YACCsEAAAvxgAIK0QAAC_GAAgrhAAAL8YACCzEAAAvxgAILQQAAC_GAAgAwAAAL4IACADAAC_CAAwBAAAnQgAIAMAAAC-CAAgAwAAvwgAMAQAAJ0IACADAAAAvggAIAMAAL8IADAEAACdCAAgIKgFAAD8HQAgqQUAAP0dACCqBQAA_h0AIKsFAAD_HQAgrAUAAIAeACCtBQAAgR4AIMEHgAAAAAH1DQEAAAAB9w0EAAAAAZkOQAAAAAGbDgEAAAABtg4EAAAAAc4OAQAAAAHUDoAAAAAB8Q4BAAAAAfkOAQAAAAGMD4AAAAABww9AAAAAAdYPAQAAAAH7D0AAAAABqRABAAAAAaoQIAAAAAGrEAEAAAABrBABAAAAAa0QgAAAAAGuEIAAAAABrxCAAAAAAbAQIAAAAAGxEAAA-x0AILIQAgAAAAGzEEAAAAABtBCAAAAAAQEIAADDCAAgGsEHgAAAAAH1DQEAAAAB9w0EAAAAAZkOQAAAAAGbDgEAAAABtg4EAAAAAc4OAQAAAAHUDoAAAAAB8Q4BAAAAAfkOAQAAAAGMD4AAAAABww9AAAAAAdYPAQAAAAH7D0AAAAABqRABAAAAAaoQIAAAAAGrEAEAAAABrBABAAAAAa0QgAAAAAGuEIAAAAABrxCAAAAAAbAQIAAAAAGxEAAA-x0AILIQAgAAAAGzEEAAAAABtBCAAAAAAQEIAADFCAAwAQgAAMUIADAgqAUAAK0dACCpBQAArh0AIKoFAACvHQAgqwUAALAdACCsBQAAsR0AIK0FAACyHQAgwQeAAAAAAfUNAQDKGAAh9w0EALEZACGZDkAAxhgAIZsOAQDKGAAhtg4EALEZACHODgEAyhgAIdQOgAAAAAHxDgEAyRgAIfkOAQDKGAAhjA-AAAAAAcMPQADGGAAh1g8BAMkYACH7D0AA0hgAIakQAQDKGAAhqhAgAOgYACGrEAEAyRgAIawQAQDJGAAhrRCAAAAAAa4QgAAAAAGvEIAAAAABsBAgAOgYACGxEAAArB0AILIQAgDIGAAhsxBAANIYACG0EIAAAAABAgAAAJ0IACAIAADICAAgGsEHgAAAAAH1DQEAyhgAIfcNBACxGQAhmQ5AAMYYACGbDgEAyhgAIbYOBACxGQAhzg4BAMoYACHUDoAAAAAB8Q4BAMkYACH5DgEAyhgAIYwPgAAAAAHDD0AAxhgAIdYPAQDJGAAh-w9AANIYACGpEAEAyhgAIaoQIADoGAAhqxABAMkYACGsEAEAyRgAIa0QgAAAAAGuEIAAAAABrxCAAAAAAbAQIADoGAAhsRAAAKwdACCyEAIAyBgAIbMQQADSGAAhtBCAAAAAAQIAAAC-CAAgCAAAyggAIAIAAAC-CAAgCAAAyggAIAMAAACdCAAgDwAAwwgAIBAAAMgIACABAAAAnQgAIAEAAAC-CAAgExUAAKcdACAWAACqHQAgFwAAqR0AICgAAKgdACApAACrHQAgwQcAAL8YACD3DQAAvxgAILYOAAC_GAAg1A4AAL8YACDxDgAAvxgAIIwPAAC_GAAg1g8AAL8YACD7DwAAvxgAIKsQAAC_GAAgrBAAAL8YACCtEAAAvxgAIK4QAAC_GAAgsxAAAL8YACC0EAAAvxgAIB3BBwAAyhUAIPINAACuFwAw8w0AANEIABD0DQAArhcAMPUNAQDFFQAh9w0EAJgWACGZDkAAxhUAIZsOAQDFFQAhtg4EAJgWACHODgEAxRUAIdQOAADKFQAg8Q4BAMkVACH5DgEAxRUAIYwPAADKFQAgww9AAMYVACHWDwEAyRUAIfsPQADbFQAhqRABAMUVACGqECAA4BUAIasQAQDJFQAhrBABAMkVACGtEAAAyhUAIK4QAADKFQAgrxAAAPQVACCwECAA4BUAIbEQAADfFQAgshACAMgVACGzEEAA2xUAIbQQAADKFQAgAwAAAL4IACADAADQCAAwFAAA0QgAIAMAAAC-CAAgAwAAvwgAMAQAAJ0IACABAAAAoQgAIAEAAAChCAAgAwAAAJ8IACADAACgCAAwBAAAoQgAIAMAAACfCAAgAwAAoAgAMAQAAKEIACADAAAAnwgAIAMAAKAIADAEAAChCAAgBKcFAACmHQAghxACAAAAAYgQAAEAAAGKEAEAAAABAQgAANkIACADhxACAAAAAYgQAAEAAAGKEAEAAAABAQgAANsIADABCAAA2wgAMASnBQAApR0AIIcQAgDIGAAhiBAAAYsZACGKEAEAyhgAIQIAAAChCAAgCAAA3ggAIAOHEAIAyBgAIYgQAAGLGQAhihABAMoYACECAAAAnwgAIAgAAOAIACACAAAAnwgAIAgAAOAIACADAAAAoQgAIA8AANkIACAQAADeCAAgAQAAAKEIACABAAAAnwgAIAUVAACgHQAgFgAAox0AIBcAAKIdACAoAAChHQAgKQAApB0AIAbyDQAArRcAMPMNAADnCAAQ9A0AAK0XADCHEAIAyBUAIYgQAAH8FQAhihABAMUVACEDAAAAnwgAIAMAAOYIADAUAADnCAAgAwAAAJ8IACADAACgCAAwBAAAoQgAIAEAAAClCAAgAQAAAKUIACADAAAAowgAIAMAAKQIADAEAAClCAAgAwAAAKMIACADAACkCAAwBAAApQgAIAMAAACjCAAgAwAApAgAMAQAAKUIACAFpwUAAJ8dACDoDhAAAAABihABAAAAAacQAQAAAAGoEBAAAAABAQgAAO8IACAE6A4QAAAAAYoQAQAAAAGnEAEAAAABqBAQAAAAAQEIAADxCAAwAQgAAPEIADAFpwUAAJ4dACDoDhAAwBkAIYoQAQDKGAAhpxABAMoYACGoEBAAwBkAIQIAAAClCAAgCAAA9AgAIAToDhAAwBkAIYoQAQDKGAAhpxABAMoYACGoEBAAwBkAIQIAAACjCAAgCAAA9ggAIAIAAACjCAAgCAAA9ggAIAMAAAClCAAgDwAA7wgAIBAAAPQIACABAAAApQgAIAEAAACjCAAgBRUAAJkdACAWAACcHQAgFwAAmx0AICgAAJodACApAACdHQAgB_INAACsFwAw8w0AAP0IABD0DQAArBcAMOgOEACjFgAhihABAMUVACGnEAEAxRUAIagQEACjFgAhAwAAAKMIACADAAD8CAAwFAAA_QgAIAMAAACjCAAgAwAApAgAMAQAAKUIACABAAAAqQgAIAEAAACpCAAgAwAAAKcIACADAACoCAAwBAAAqQgAIAMAAACnCAAgAwAAqAgAMAQAAKkIACADAAAApwgAIAMAAKgIADAEAACpCAAgFYUDAQAAAAGnBQAAmB0AIO0MAgAAAAG0DgEAAAABkw8CAAAAAZwPAQAAAAHXDwEAAAAB5g8BAAAAAYoQAQAAAAGWEAIAAAABmxAgAAAAAZwQAgAAAAGeEAEAAAABnxABAAAAAaAQAgAAAAGhEIAAAAABohABAAAAAaMQAQAAAAGkEAAAlx0AIKUQIAAAAAGmEAIAAAABAQgAAIUJACAUhQMBAAAAAe0MAgAAAAG0DgEAAAABkw8CAAAAAZwPAQAAAAHXDwEAAAAB5g8BAAAAAYoQAQAAAAGWEAIAAAABmxAgAAAAAZwQAgAAAAGeEAEAAAABnxABAAAAAaAQAgAAAAGhEIAAAAABohABAAAAAaMQAQAAAAGkEAAAlx0AIKUQIAAAAAGmEAIAAAABAQgAAIcJADABCAAAhwkAMBWFAwEAyhgAIacFAACWHQAg7QwCAMgYACG0DgEAyRgAIZMPAgDHGAAhnA8BAMkYACHXDwEAyRgAIeYPAQDJGAAhihABAMoYACGWEAIAxxgAIZsQIACKGQAhnBACAMgYACGeEAEAyhgAIZ8QAQDJGAAhoBACAMcYACGhEIAAAAABohABAMkYACGjEAEAyRgAIaQQAACVHQAgpRAgAIoZACGmEAIAxxgAIQIAAACpCAAgCAAAigkAIBSFAwEAyhgAIe0MAgDIGAAhtA4BAMkYACGTDwIAxxgAIZwPAQDJGAAh1w8BAMkYACHmDwEAyRgAIYoQAQDKGAAhlhACAMcYACGbECAAihkAIZwQAgDIGAAhnhABAMoYACGfEAEAyRgAIaAQAgDHGAAhoRCAAAAAAaIQAQDJGAAhoxABAMkYACGkEAAAlR0AIKUQIACKGQAhphACAMcYACECAAAApwgAIAgAAIwJACACAAAApwgAIAgAAIwJACADAAAAqQgAIA8AAIUJACAQAACKCQAgAQAAAKkIACABAAAApwgAIBMVAACQHQAgFgAAkx0AIBcAAJIdACAoAACRHQAgKQAAlB0AILQOAAC_GAAgkw8AAL8YACCcDwAAvxgAINcPAAC_GAAg5g8AAL8YACCWEAAAvxgAIJsQAAC_GAAgnxAAAL8YACCgEAAAvxgAIKEQAAC_GAAgohAAAL8YACCjEAAAvxgAIKUQAAC_GAAgphAAAL8YACAXhQMBAMUVACHtDAIAyBUAIfINAACrFwAw8w0AAJMJABD0DQAAqxcAMLQOAQDJFQAhkw8CAMcVACGcDwEAyRUAIdcPAQDJFQAh5g8BAMkVACGKEAEAxRUAIZYQAgDHFQAhmxAgAPsVACGcEAIAyBUAIZ4QAQDFFQAhnxABAMkVACGgEAIAxxUAIaEQAADKFQAgohABAMkVACGjEAEAyRUAIaQQAADfFQAgpRAgAPsVACGmEAIAxxUAIQMAAACnCAAgAwAAkgkAMBQAAJMJACADAAAApwgAIAMAAKgIADAEAACpCAAgAQAAAK0IACABAAAArQgAIAMAAACrCAAgAwAArAgAMAQAAK0IACADAAAAqwgAIAMAAKwIADAEAACtCAAgAwAAAKsIACADAACsCAAwBAAArQgAIAanBQAAjx0AIO0MAgAAAAHxDgEAAAABihABAAAAAZwQAgAAAAGdEAEAAAABAQgAAJsJACAF7QwCAAAAAfEOAQAAAAGKEAEAAAABnBACAAAAAZ0QAQAAAAEBCAAAnQkAMAEIAACdCQAwBqcFAACOHQAg7QwCAMgYACHxDgEAyhgAIYoQAQDKGAAhnBACAMcYACGdEAEAyhgAIQIAAACtCAAgCAAAoAkAIAXtDAIAyBgAIfEOAQDKGAAhihABAMoYACGcEAIAxxgAIZ0QAQDKGAAhAgAAAKsIACAIAACiCQAgAgAAAKsIACAIAACiCQAgAwAAAK0IACAPAACbCQAgEAAAoAkAIAEAAACtCAAgAQAAAKsIACAGFQAAiR0AIBYAAIwdACAXAACLHQAgKAAAih0AICkAAI0dACCcEAAAvxgAIAjtDAIAyBUAIfINAACqFwAw8w0AAKkJABD0DQAAqhcAMPEOAQDFFQAhihABAMUVACGcEAIAxxUAIZ0QAQDFFQAhAwAAAKsIACADAACoCQAwFAAAqQkAIAMAAACrCAAgAwAArAgAMAQAAK0IACABAAAAsQgAIAEAAACxCAAgAwAAAK8IACADAACwCAAwBAAAsQgAIAMAAACvCAAgAwAAsAgAMAQAALEIACADAAAArwgAIAMAALAIADAEAACxCAAgCKcFAACIHQAgihABAAAAAZYQAgAAAAGXEAIAAAABmBACAAAAAZkQAACHHQAgmhCAAAAAAZsQAQAAAAEBCAAAsQkAIAeKEAEAAAABlhACAAAAAZcQAgAAAAGYEAIAAAABmRAAAIcdACCaEIAAAAABmxABAAAAAQEIAACzCQAwAQgAALMJADAIpwUAAIYdACCKEAEAyhgAIZYQAgDIGAAhlxACAMgYACGYEAIAyBgAIZkQAACFHQAgmhCAAAAAAZsQAQDKGAAhAgAAALEIACAIAAC2CQAgB4oQAQDKGAAhlhACAMgYACGXEAIAyBgAIZgQAgDIGAAhmRAAAIUdACCaEIAAAAABmxABAMoYACECAAAArwgAIAgAALgJACACAAAArwgAIAgAALgJACADAAAAsQgAIA8AALEJACAQAAC2CQAgAQAAALEIACABAAAArwgAIAUVAACAHQAgFgAAgx0AIBcAAIIdACAoAACBHQAgKQAAhB0AIAryDQAAqRcAMPMNAAC_CQAQ9A0AAKkXADCKEAEAxRUAIZYQAgDIFQAhlxACAMgVACGYEAIAyBUAIZkQAADfFQAgmhAAAPQVACCbEAEAxRUAIQMAAACvCAAgAwAAvgkAMBQAAL8JACADAAAArwgAIAMAALAIADAEAACxCAAgAQAAALUIACABAAAAtQgAIAMAAACzCAAgAwAAtAgAMAQAALUIACADAAAAswgAIAMAALQIADAEAAC1CAAgAwAAALMIACADAAC0CAAwBAAAtQgAIAanBQAA_xwAIPUNAQAAAAGZDkAAAAABww9AAAAAAd8PAAEAAAGKEAEAAAABAQgAAMcJACAF9Q0BAAAAAZkOQAAAAAHDD0AAAAAB3w8AAQAAAYoQAQAAAAEBCAAAyQkAMAEIAADJCQAwBqcFAAD-HAAg9Q0BAMoYACGZDkAAxhgAIcMPQADGGAAh3w8AAYsZACGKEAEAyhgAIQIAAAC1CAAgCAAAzAkAIAX1DQEAyhgAIZkOQADGGAAhww9AAMYYACHfDwABixkAIYoQAQDKGAAhAgAAALMIACAIAADOCQAgAgAAALMIACAIAADOCQAgAwAAALUIACAPAADHCQAgEAAAzAkAIAEAAAC1CAAgAQAAALMIACADFQAA-xwAIBYAAP0cACAXAAD8HAAgCPINAACoFwAw8w0AANUJABD0DQAAqBcAMPUNAQDFFQAhmQ5AAMYVACHDD0AAxhUAId8PAAH8FQAhihABAMUVACEDAAAAswgAIAMAANQJADAUAADVCQAgAwAAALMIACADAAC0CAAwBAAAtQgAIByfBgAAoRcAIKAGAACiFwAg8g0AAKAXADDzDQAA5QkAEPQNAACgFwAw9Q0BAAAAAZkOQADoFQAhmw4BAOQVACHCDgEA5hUAIcsOAgDsFQAhzg4BAOQVACHYDkAA5xUAIfEOAQDmFQAh9A4EAJwWACGvDwEA5hUAIcIPAQDmFQAh1g8BAOYVACHvDwQAnBYAIYoQAQDkFQAhixABAOQVACGMEBAAixYAIY0QEACLFgAhjhACAOsVACGPEAABihYAIZAQAgDrFQAhkRAQAIsWACGSEAAA7RUAIJMQAQDmFQAhAQAAANgJACAJngYAAKUXACDyDQAApxcAMPMNAADaCQAQ9A0AAKcXADC0DgEA5BUAIcIOEACLFgAhnw8CAOwVACGGEAEA5BUAIYkQAgDsFQAhAp4GAAD6HAAgwg4AAL8YACAKngYAAKUXACDyDQAApxcAMPMNAADaCQAQ9A0AAKcXADC0DgEA5BUAIcIOEACLFgAhnw8CAOwVACGGEAEA5BUAIYkQAgDsFQAhlRAAAKYXACADAAAA2gkAIAMAANsJADAEAADcCQAgB54GAAClFwAg8g0AAKQXADDzDQAA3gkAEPQNAACkFwAwhhABAOQVACGHEAIA7BUAIYgQAAGJFgAhAZ4GAAD6HAAgCJ4GAAClFwAg8g0AAKQXADDzDQAA3gkAEPQNAACkFwAwhhABAOQVACGHEAIA7BUAIYgQAAGJFgAhlBAAAKMXACADAAAA3gkAIAMAAN8JADAEAADgCQAgAQAAANoJACABAAAA3gkAIAEAAADYCQAgHJ8GAAChFwAgoAYAAKIXACDyDQAAoBcAMPMNAADlCQAQ9A0AAKAXADD1DQEA5BUAIZkOQADoFQAhmw4BAOQVACHCDgEA5hUAIcsOAgDsFQAhzg4BAOQVACHYDkAA5xUAIfEOAQDmFQAh9A4EAJwWACGvDwEA5hUAIcIPAQDmFQAh1g8BAOYVACHvDwQAnBYAIYoQAQDkFQAhixABAOQVACGMEBAAixYAIY0QEACLFgAhjhACAOsVACGPEAABihYAIZAQAgDrFQAhkRAQAIsWACGSEAAA7RUAIJMQAQDmFQAhEp8GAAD4HAAgoAYAAPkcACDCDgAAvxgAINgOAAC_GAAg8Q4AAL8YACD0DgAAvxgAIK8PAAC_GAAgwg8AAL8YACDWDwAAvxgAIO8PAAC_GAAgjBAAAL8YACCNEAAAvxgAII4QAAC_GAAgjxAAAL8YACCQEAAAvxgAIJEQAAC_GAAgkhAAAL8YACCTEAAAvxgAIAMAAADlCQAgAwAA5gkAMAQAANgJACADAAAA5QkAIAMAAOYJADAEAADYCQAgAwAAAOUJACADAADmCQAwBAAA2AkAIBmfBgAA9hwAIKAGAAD3HAAg9Q0BAAAAAZkOQAAAAAGbDgEAAAABwg4BAAAAAcsOAgAAAAHODgEAAAAB2A5AAAAAAfEOAQAAAAH0DgQAAAABrw8BAAAAAcIPAQAAAAHWDwEAAAAB7w8EAAAAAYoQAQAAAAGLEAEAAAABjBAQAAAAAY0QEAAAAAGOEAIAAAABjxAAAQAAAZAQAgAAAAGREBAAAAABkhCAAAAAAZMQAQAAAAEBCAAA6gkAIBf1DQEAAAABmQ5AAAAAAZsOAQAAAAHCDgEAAAAByw4CAAAAAc4OAQAAAAHYDkAAAAAB8Q4BAAAAAfQOBAAAAAGvDwEAAAABwg8BAAAAAdYPAQAAAAHvDwQAAAABihABAAAAAYsQAQAAAAGMEBAAAAABjRAQAAAAAY4QAgAAAAGPEAABAAABkBACAAAAAZEQEAAAAAGSEIAAAAABkxABAAAAAQEIAADsCQAwAQgAAOwJADAZnwYAANwcACCgBgAA3RwAIPUNAQDKGAAhmQ5AAMYYACGbDgEAyhgAIcIOAQDJGAAhyw4CAMgYACHODgEAyhgAIdgOQADSGAAh8Q4BAMkYACH0DgQAsRkAIa8PAQDJGAAhwg8BAMkYACHWDwEAyRgAIe8PBACxGQAhihABAMoYACGLEAEAyhgAIYwQEACNGQAhjRAQAI0ZACGOEAIAxxgAIY8QAAGMGQAhkBACAMcYACGREBAAjRkAIZIQgAAAAAGTEAEAyRgAIQIAAADYCQAgCAAA7wkAIBf1DQEAyhgAIZkOQADGGAAhmw4BAMoYACHCDgEAyRgAIcsOAgDIGAAhzg4BAMoYACHYDkAA0hgAIfEOAQDJGAAh9A4EALEZACGvDwEAyRgAIcIPAQDJGAAh1g8BAMkYACHvDwQAsRkAIYoQAQDKGAAhixABAMoYACGMEBAAjRkAIY0QEACNGQAhjhACAMcYACGPEAABjBkAIZAQAgDHGAAhkRAQAI0ZACGSEIAAAAABkxABAMkYACECAAAA5QkAIAgAAPEJACACAAAA5QkAIAgAAPEJACADAAAA2AkAIA8AAOoJACAQAADvCQAgAQAAANgJACABAAAA5QkAIBUVAADXHAAgFgAA2hwAIBcAANkcACAoAADYHAAgKQAA2xwAIMIOAAC_GAAg2A4AAL8YACDxDgAAvxgAIPQOAAC_GAAgrw8AAL8YACDCDwAAvxgAINYPAAC_GAAg7w8AAL8YACCMEAAAvxgAII0QAAC_GAAgjhAAAL8YACCPEAAAvxgAIJAQAAC_GAAgkRAAAL8YACCSEAAAvxgAIJMQAAC_GAAgGvINAACfFwAw8w0AAPgJABD0DQAAnxcAMPUNAQDFFQAhmQ5AAMYVACGbDgEAxRUAIcIOAQDJFQAhyw4CAMgVACHODgEAxRUAIdgOQADbFQAh8Q4BAMkVACH0DgQAmBYAIa8PAQDJFQAhwg8BAMkVACHWDwEAyRUAIe8PBACYFgAhihABAMUVACGLEAEAxRUAIYwQEAD-FQAhjRAQAP4VACGOEAIAxxUAIY8QAAH9FQAhkBACAMcVACGREBAA_hUAIZIQAADKFQAgkxABAMkVACEDAAAA5QkAIAMAAPcJADAUAAD4CQAgAwAAAOUJACADAADmCQAwBAAA2AkAIAEAAADcCQAgAQAAANwJACADAAAA2gkAIAMAANsJADAEAADcCQAgAwAAANoJACADAADbCQAwBAAA3AkAIAMAAADaCQAgAwAA2wkAMAQAANwJACAGngYAANYcACC0DgEAAAABwg4QAAAAAZ8PAgAAAAGGEAEAAAABiRACAAAAAQEIAACACgAgBbQOAQAAAAHCDhAAAAABnw8CAAAAAYYQAQAAAAGJEAIAAAABAQgAAIIKADABCAAAggoAMAaeBgAA1RwAILQOAQDKGAAhwg4QAI0ZACGfDwIAyBgAIYYQAQDKGAAhiRACAMgYACECAAAA3AkAIAgAAIUKACAFtA4BAMoYACHCDhAAjRkAIZ8PAgDIGAAhhhABAMoYACGJEAIAyBgAIQIAAADaCQAgCAAAhwoAIAIAAADaCQAgCAAAhwoAIAMAAADcCQAgDwAAgAoAIBAAAIUKACABAAAA3AkAIAEAAADaCQAgBhUAANAcACAWAADTHAAgFwAA0hwAICgAANEcACApAADUHAAgwg4AAL8YACAI8g0AAJ4XADDzDQAAjgoAEPQNAACeFwAwtA4BAMUVACHCDhAA_hUAIZ8PAgDIFQAhhhABAMUVACGJEAIAyBUAIQMAAADaCQAgAwAAjQoAMBQAAI4KACADAAAA2gkAIAMAANsJADAEAADcCQAgAQAAAOAJACABAAAA4AkAIAMAAADeCQAgAwAA3wkAMAQAAOAJACADAAAA3gkAIAMAAN8JADAEAADgCQAgAwAAAN4JACADAADfCQAwBAAA4AkAIASeBgAAzxwAIIYQAQAAAAGHEAIAAAABiBAAAQAAAQEIAACWCgAgA4YQAQAAAAGHEAIAAAABiBAAAQAAAQEIAACYCgAwAQgAAJgKADAEngYAAM4cACCGEAEAyhgAIYcQAgDIGAAhiBAAAYsZACECAAAA4AkAIAgAAJsKACADhhABAMoYACGHEAIAyBgAIYgQAAGLGQAhAgAAAN4JACAIAACdCgAgAgAAAN4JACAIAACdCgAgAwAAAOAJACAPAACWCgAgEAAAmwoAIAEAAADgCQAgAQAAAN4JACAFFQAAyRwAIBYAAMwcACAXAADLHAAgKAAAyhwAICkAAM0cACAG8g0AAJ0XADDzDQAApAoAEPQNAACdFwAwhhABAMUVACGHEAIAyBUAIYgQAAH8FQAhAwAAAN4JACADAACjCgAwFAAApAoAIAMAAADeCQAgAwAA3wkAMAQAAOAJACABAAAAgwIAIAEAAACDAgAgAwAAAIECACADAACCAgAwBAAAgwIAIAMAAACBAgAgAwAAggIAMAQAAIMCACADAAAAgQIAIAMAAIICADAEAACDAgAgEawBAADFHAAgrwEAAMYcACCwAQAAxxwAILEBAADIHAAg9Q0BAAAAAZkOQAAAAAGbDgEAAAABnQ4BAAAAAaYOAQAAAAHwDgEAAAABvw9AAAAAAcsPQAAAAAGAEAEAAAABghABAAAAAYMQAADEHAAghBBAAAAAAYUQAgAAAAEBCAAArAoAIA31DQEAAAABmQ5AAAAAAZsOAQAAAAGdDgEAAAABpg4BAAAAAfAOAQAAAAG_D0AAAAAByw9AAAAAAYAQAQAAAAGCEAEAAAABgxAAAMQcACCEEEAAAAABhRACAAAAAQEIAACuCgAwAQgAAK4KADABAAAAhQIAIBGsAQAAnBwAIK8BAACdHAAgsAEAAJ4cACCxAQAAnxwAIPUNAQDKGAAhmQ5AAMYYACGbDgEAyRgAIZ0OAQDKGAAhpg4BAMkYACHwDgEAyhgAIb8PQADSGAAhyw9AANIYACGAEAEAyhgAIYIQAQDKGAAhgxAAAJscACCEEEAA0hgAIYUQAgDIGAAhAgAAAIMCACAIAACyCgAgDfUNAQDKGAAhmQ5AAMYYACGbDgEAyRgAIZ0OAQDKGAAhpg4BAMkYACHwDgEAyhgAIb8PQADSGAAhyw9AANIYACGAEAEAyhgAIYIQAQDKGAAhgxAAAJscACCEEEAA0hgAIYUQAgDIGAAhAgAAAIECACAIAAC0CgAgAgAAAIECACAIAAC0CgAgAQAAAIUCACADAAAAgwIAIA8AAKwKACAQAACyCgAgAQAAAIMCACABAAAAgQIAIAoVAACWHAAgFgAAmRwAIBcAAJgcACAoAACXHAAgKQAAmhwAIJsOAAC_GAAgpg4AAL8YACC_DwAAvxgAIMsPAAC_GAAghBAAAL8YACAQ8g0AAJwXADDzDQAAvAoAEPQNAACcFwAw9Q0BAMUVACGZDkAAxhUAIZsOAQDJFQAhnQ4BAMUVACGmDgEAyRUAIfAOAQDFFQAhvw9AANsVACHLD0AA2xUAIYAQAQDFFQAhghABAMUVACGDEAAA3xUAIIQQQADbFQAhhRACAMgVACEDAAAAgQIAIAMAALsKADAUAAC8CgAgAwAAAIECACADAACCAgAwBAAAgwIAIAnyDQAAmxcAMPMNAADCCgAQ9A0AAJsXADCbDgEA5hUAIbUOAQDmFQAhgA8gAOUVACHLD0AA6BUAIYAQAQAAAAGBEAIA7BUAIQEAAAC_CgAgAQAAAL8KACAJ8g0AAJsXADDzDQAAwgoAEPQNAACbFwAwmw4BAOYVACG1DgEA5hUAIYAPIADlFQAhyw9AAOgVACGAEAEA5BUAIYEQAgDsFQAhApsOAAC_GAAgtQ4AAL8YACADAAAAwgoAIAMAAMMKADAEAAC_CgAgAwAAAMIKACADAADDCgAwBAAAvwoAIAMAAADCCgAgAwAAwwoAMAQAAL8KACAGmw4BAAAAAbUOAQAAAAGADyAAAAAByw9AAAAAAYAQAQAAAAGBEAIAAAABAQgAAMcKACAGmw4BAAAAAbUOAQAAAAGADyAAAAAByw9AAAAAAYAQAQAAAAGBEAIAAAABAQgAAMkKADABCAAAyQoAMAabDgEAyRgAIbUOAQDJGAAhgA8gAOgYACHLD0AAxhgAIYAQAQDKGAAhgRACAMgYACECAAAAvwoAIAgAAMwKACAGmw4BAMkYACG1DgEAyRgAIYAPIADoGAAhyw9AAMYYACGAEAEAyhgAIYEQAgDIGAAhAgAAAMIKACAIAADOCgAgAgAAAMIKACAIAADOCgAgAwAAAL8KACAPAADHCgAgEAAAzAoAIAEAAAC_CgAgAQAAAMIKACAHFQAAkRwAIBYAAJQcACAXAACTHAAgKAAAkhwAICkAAJUcACCbDgAAvxgAILUOAAC_GAAgCfINAACaFwAw8w0AANUKABD0DQAAmhcAMJsOAQDJFQAhtQ4BAMkVACGADyAA4BUAIcsPQADGFQAhgBABAMUVACGBEAIAyBUAIQMAAADCCgAgAwAA1AoAMBQAANUKACADAAAAwgoAIAMAAMMKADAEAAC_CgAgAQAAAIkCACABAAAAiQIAIAMAAACHAgAgAwAAiAIAMAQAAIkCACADAAAAhwIAIAMAAIgCADAEAACJAgAgAwAAAIcCACADAACIAgAwBAAAiQIAIAYIgAAAAAGuAQAAkBwAIPUNBAAAAAH3DUAAAAABvA4BAAAAAfkPAQAAAAEBCAAA3QoAIAUIgAAAAAH1DQQAAAAB9w1AAAAAAbwOAQAAAAH5DwEAAAABAQgAAN8KADABCAAA3woAMAYIgAAAAAGuAQAAjxwAIPUNBADFGAAh9w1AAMYYACG8DgEAyhgAIfkPAQDKGAAhAgAAAIkCACAIAADiCgAgBQiAAAAAAfUNBADFGAAh9w1AAMYYACG8DgEAyhgAIfkPAQDKGAAhAgAAAIcCACAIAADkCgAgAgAAAIcCACAIAADkCgAgAwAAAIkCACAPAADdCgAgEAAA4goAIAEAAACJAgAgAQAAAIcCACAFFQAAihwAIBYAAI0cACAXAACMHAAgKAAAixwAICkAAI4cACAICAAA9BUAIPINAACZFwAw8w0AAOsKABD0DQAAmRcAMPUNBADEFQAh9w1AAMYVACG8DgEAxRUAIfkPAQDFFQAhAwAAAIcCACADAADqCgAwFAAA6woAIAMAAACHAgAgAwAAiAIAMAQAAIkCACABAAAAjQIAIAEAAACNAgAgAwAAAIsCACADAACMAgAwBAAAjQIAIAMAAACLAgAgAwAAjAIAMAQAAI0CACADAAAAiwIAIAMAAIwCADAEAACNAgAgDq4BAACJHAAg9Q0BAAAAAZQOAgAAAAGWDkAAAAABlw4CAAAAAZgOQAAAAAGZDkAAAAABvA4BAAAAAc4OAQAAAAHYDkAAAAAB-Q8BAAAAAf0PgAAAAAH-DwIAAAAB_w9AAAAAAQEIAADzCgAgDfUNAQAAAAGUDgIAAAABlg5AAAAAAZcOAgAAAAGYDkAAAAABmQ5AAAAAAbwOAQAAAAHODgEAAAAB2A5AAAAAAfkPAQAAAAH9D4AAAAAB_g8CAAAAAf8PQAAAAAEBCAAA9QoAMAEIAAD1CgAwDq4BAACIHAAg9Q0BAMoYACGUDgIAyBgAIZYOQADSGAAhlw4CAMgYACGYDkAA0hgAIZkOQADGGAAhvA4BAMoYACHODgEAyhgAIdgOQADSGAAh-Q8BAMoYACH9D4AAAAAB_g8CAMgYACH_D0AA0hgAIQIAAACNAgAgCAAA-AoAIA31DQEAyhgAIZQOAgDIGAAhlg5AANIYACGXDgIAyBgAIZgOQADSGAAhmQ5AAMYYACG8DgEAyhgAIc4OAQDKGAAh2A5AANIYACH5DwEAyhgAIf0PgAAAAAH-DwIAyBgAIf8PQADSGAAhAgAAAIsCACAIAAD6CgAgAgAAAIsCACAIAAD6CgAgAwAAAI0CACAPAADzCgAgEAAA-AoAIAEAAACNAgAgAQAAAIsCACAJFQAAgxwAIBYAAIYcACAXAACFHAAgKAAAhBwAICkAAIccACCWDgAAvxgAIJgOAAC_GAAg2A4AAL8YACD_DwAAvxgAIBDyDQAAmBcAMPMNAACBCwAQ9A0AAJgXADD1DQEAxRUAIZQOAgDIFQAhlg5AANsVACGXDgIAyBUAIZgOQADbFQAhmQ5AAMYVACG8DgEAxRUAIc4OAQDFFQAh2A5AANsVACH5DwEAxRUAIf0PAAD0FQAg_g8CAMgVACH_D0AA2xUAIQMAAACLAgAgAwAAgAsAMBQAAIELACADAAAAiwIAIAMAAIwCADAEAACNAgAgAQAAAJECACABAAAAkQIAIAMAAACPAgAgAwAAkAIAMAQAAJECACADAAAAjwIAIAMAAJACADAEAACRAgAgAwAAAI8CACADAACQAgAwBAAAkQIAIAgIgAAAAAGuAQAAghwAILwOAQAAAAHcD0AAAAAB-Q8BAAAAAfoPAQAAAAH7D0AAAAAB_A9AAAAAAQEIAACJCwAgBwiAAAAAAbwOAQAAAAHcD0AAAAAB-Q8BAAAAAfoPAQAAAAH7D0AAAAAB_A9AAAAAAQEIAACLCwAwAQgAAIsLADAICIAAAAABrgEAAIEcACC8DgEAyhgAIdwPQADGGAAh-Q8BAMoYACH6DwEAyhgAIfsPQADGGAAh_A9AANIYACECAAAAkQIAIAgAAI4LACAHCIAAAAABvA4BAMoYACHcD0AAxhgAIfkPAQDKGAAh-g8BAMoYACH7D0AAxhgAIfwPQADSGAAhAgAAAI8CACAIAACQCwAgAgAAAI8CACAIAACQCwAgAwAAAJECACAPAACJCwAgEAAAjgsAIAEAAACRAgAgAQAAAI8CACAEFQAA_hsAIBYAAIAcACAXAAD_GwAg_A8AAL8YACAKCAAA9BUAIPINAACXFwAw8w0AAJcLABD0DQAAlxcAMLwOAQDFFQAh3A9AAMYVACH5DwEAxRUAIfoPAQDFFQAh-w9AAMYVACH8D0AA2xUAIQMAAACPAgAgAwAAlgsAMBQAAJcLACADAAAAjwIAIAMAAJACADAEAACRAgAgEfINAACWFwAw8w0AAJ0LABD0DQAAlhcAMPUNAQAAAAGZDkAA6BUAId0OAQDkFQAhvw9AAOgVACHDD0AA6BUAIfAPAQDkFQAh8Q8BAOYVACHyDwEA5BUAIfMPAQDkFQAh9A8BAOYVACH1D0AA5xUAIfYPAQDmFQAh9w9AAOcVACH4D0AA5xUAIQEAAACaCwAgAQAAAJoLACAR8g0AAJYXADDzDQAAnQsAEPQNAACWFwAw9Q0BAOQVACGZDkAA6BUAId0OAQDkFQAhvw9AAOgVACHDD0AA6BUAIfAPAQDkFQAh8Q8BAOYVACHyDwEA5BUAIfMPAQDkFQAh9A8BAOYVACH1D0AA5xUAIfYPAQDmFQAh9w9AAOcVACH4D0AA5xUAIQbxDwAAvxgAIPQPAAC_GAAg9Q8AAL8YACD2DwAAvxgAIPcPAAC_GAAg-A8AAL8YACADAAAAnQsAIAMAAJ4LADAEAACaCwAgAwAAAJ0LACADAACeCwAwBAAAmgsAIAMAAACdCwAgAwAAngsAMAQAAJoLACAO9Q0BAAAAAZkOQAAAAAHdDgEAAAABvw9AAAAAAcMPQAAAAAHwDwEAAAAB8Q8BAAAAAfIPAQAAAAHzDwEAAAAB9A8BAAAAAfUPQAAAAAH2DwEAAAAB9w9AAAAAAfgPQAAAAAEBCAAAogsAIA71DQEAAAABmQ5AAAAAAd0OAQAAAAG_D0AAAAABww9AAAAAAfAPAQAAAAHxDwEAAAAB8g8BAAAAAfMPAQAAAAH0DwEAAAAB9Q9AAAAAAfYPAQAAAAH3D0AAAAAB-A9AAAAAAQEIAACkCwAwAQgAAKQLADAO9Q0BAMoYACGZDkAAxhgAId0OAQDKGAAhvw9AAMYYACHDD0AAxhgAIfAPAQDKGAAh8Q8BAMkYACHyDwEAyhgAIfMPAQDKGAAh9A8BAMkYACH1D0AA0hgAIfYPAQDJGAAh9w9AANIYACH4D0AA0hgAIQIAAACaCwAgCAAApwsAIA71DQEAyhgAIZkOQADGGAAh3Q4BAMoYACG_D0AAxhgAIcMPQADGGAAh8A8BAMoYACHxDwEAyRgAIfIPAQDKGAAh8w8BAMoYACH0DwEAyRgAIfUPQADSGAAh9g8BAMkYACH3D0AA0hgAIfgPQADSGAAhAgAAAJ0LACAIAACpCwAgAgAAAJ0LACAIAACpCwAgAwAAAJoLACAPAACiCwAgEAAApwsAIAEAAACaCwAgAQAAAJ0LACAJFQAA-xsAIBYAAP0bACAXAAD8GwAg8Q8AAL8YACD0DwAAvxgAIPUPAAC_GAAg9g8AAL8YACD3DwAAvxgAIPgPAAC_GAAgEfINAACVFwAw8w0AALALABD0DQAAlRcAMPUNAQDFFQAhmQ5AAMYVACHdDgEAxRUAIb8PQADGFQAhww9AAMYVACHwDwEAxRUAIfEPAQDJFQAh8g8BAMUVACHzDwEAxRUAIfQPAQDJFQAh9Q9AANsVACH2DwEAyRUAIfcPQADbFQAh-A9AANsVACEDAAAAnQsAIAMAAK8LADAUAACwCwAgAwAAAJ0LACADAACeCwAwBAAAmgsAIAfyDQAAlBcAMPMNAAC2CwAQ9A0AAJQXADD1DQEAAAABww9AAOgVACHuDwAA3xUAIO8PQADnFQAhAQAAALMLACABAAAAswsAIAfyDQAAlBcAMPMNAAC2CwAQ9A0AAJQXADD1DQEA5BUAIcMPQADoFQAh7g8AAN8VACDvD0AA5xUAIQHvDwAAvxgAIAMAAAC2CwAgAwAAtwsAMAQAALMLACADAAAAtgsAIAMAALcLADAEAACzCwAgAwAAALYLACADAAC3CwAwBAAAswsAIAT1DQEAAAABww9AAAAAAe4PAAD6GwAg7w9AAAAAAQEIAAC7CwAgBPUNAQAAAAHDD0AAAAAB7g8AAPobACDvD0AAAAABAQgAAL0LADABCAAAvQsAMAT1DQEAyhgAIcMPQADGGAAh7g8AAPkbACDvD0AA0hgAIQIAAACzCwAgCAAAwAsAIAT1DQEAyhgAIcMPQADGGAAh7g8AAPkbACDvD0AA0hgAIQIAAAC2CwAgCAAAwgsAIAIAAAC2CwAgCAAAwgsAIAMAAACzCwAgDwAAuwsAIBAAAMALACABAAAAswsAIAEAAAC2CwAgBBUAAPYbACAWAAD4GwAgFwAA9xsAIO8PAAC_GAAgB_INAACTFwAw8w0AAMkLABD0DQAAkxcAMPUNAQDFFQAhww9AAMYVACHuDwAA3xUAIO8PQADbFQAhAwAAALYLACADAADICwAwFAAAyQsAIAMAAAC2CwAgAwAAtwsAMAQAALMLACAMwQcAAPcVACDCBwAAhBcAIMMHAACFFwAgxgcAAIYXACDHBwAAhxcAIPINAACDFwAw8w0AAOoLABD0DQAAgxcAMPUNAQAAAAGZDkAA6BUAIZsOAQDkFQAh-Q4BAOQVACEBAAAAzAsAIA7BBwAA-RYAIPINAACSFwAw8w0AAM4LABD0DQAAkhcAMPUNAQDkFQAh-g0BAOYVACGZDkAA6BUAIZsOAQDkFQAhng4CAOwVACGGD0AA5xUAIbMPQADoFQAh1g8BAOQVACHpDwEA5BUAIeoPAADtFQAgBMEHAACNGwAg-g0AAL8YACCGDwAAvxgAIOoPAAC_GAAgDsEHAAD5FgAg8g0AAJIXADDzDQAAzgsAEPQNAACSFwAw9Q0BAAAAAfoNAQDmFQAhmQ5AAOgVACGbDgEA5BUAIZ4OAgDsFQAhhg9AAOcVACGzD0AA6BUAIdYPAQDkFQAh6Q8BAOQVACHqDwAA7RUAIAMAAADOCwAgAwAAzwsAMAQAANALACAIwQcAAPkWACDyDQAAkRcAMPMNAADSCwAQ9A0AAJEXADDWDwEA5BUAIeYPAQDkFQAh5w8BAOQVACHoD0AA6BUAIQHBBwAAjRsAIAnBBwAA-RYAIPINAACRFwAw8w0AANILABD0DQAAkRcAMNYPAQDkFQAh5g8BAOQVACHnDwEA5BUAIegPQADoFQAh7Q8AAJAXACADAAAA0gsAIAMAANMLADAEAADUCwAgC8EHAAD5FgAgxQcAAI8XACDyDQAAjhcAMPMNAADWCwAQ9A0AAI4XADCZDkAA6BUAIZsOAQDkFQAh1g8BAOQVACHfDwEA5BUAIeQPQADnFQAh5Q8CAOwVACEDwQcAAI0bACDFBwAA9RsAIOQPAAC_GAAgC8EHAAD5FgAgxQcAAI8XACDyDQAAjhcAMPMNAADWCwAQ9A0AAI4XADCZDkAA6BUAIZsOAQDkFQAh1g8BAOQVACHfDwEAAAAB5A9AAOcVACHlDwIA7BUAIQMAAADWCwAgAwAA1wsAMAQAANgLACAIxAcAAI0XACDyDQAAjBcAMPMNAADaCwAQ9A0AAIwXADD0DkAA6BUAId8PAQDkFQAh4g8EAO8VACHjDwQA7xUAIQHEBwAA9BsAIAnEBwAAjRcAIPINAACMFwAw8w0AANoLABD0DQAAjBcAMPQOQADoFQAh3w8BAOQVACHiDwQA7xUAIeMPBADvFQAh7A8AAIsXACADAAAA2gsAIAMAANsLADAEAADcCwAgAQAAANoLACALhgMCAOwVACHBBwAA-RYAIMgHAAD6FgAg8g0AAPgWADDzDQAA3wsAEPQNAAD4FgAwmw4BAOQVACHWDwEA5BUAIdwPQADoFQAh3Q8gAOUVACHeD0AA5xUAIQEAAADfCwAgD8cHAACKFwAg8g0AAIkXADDzDQAA4QsAEPQNAACJFwAw9w1AAOgVACGPDgEA5hUAIZcOAQDmFQAhtA4BAOQVACHKDkAA6BUAIdYPAQDkFQAh1w8BAOQVACHYDwAA3xUAINkPQADnFQAh2g8BAOYVACHbDwAA7RUAIAbHBwAA8xsAII8OAAC_GAAglw4AAL8YACDZDwAAvxgAINoPAAC_GAAg2w8AAL8YACAQxwcAAIoXACDyDQAAiRcAMPMNAADhCwAQ9A0AAIkXADD3DUAA6BUAIY8OAQDmFQAhlw4BAOYVACG0DgEA5BUAIcoOQADoFQAh1g8BAOQVACHXDwEA5BUAIdgPAADfFQAg2Q9AAOcVACHaDwEA5hUAIdsPAADtFQAg6w8AAIgXACADAAAA4QsAIAMAAOILADAEAADjCwAgAQAAAOELACABAAAAzgsAIAEAAADSCwAgAQAAANYLACABAAAAzAsAIAzBBwAA9xUAIMIHAACEFwAgwwcAAIUXACDGBwAAhhcAIMcHAACHFwAg8g0AAIMXADDzDQAA6gsAEPQNAACDFwAw9Q0BAOQVACGZDkAA6BUAIZsOAQDkFQAh-Q4BAOQVACEEwgcAAPAbACDDBwAA8RsAIMYHAADyGwAgxwcAAPMbACADAAAA6gsAIAMAAOsLADAEAADMCwAgAwAAAOoLACADAADrCwAwBAAAzAsAIAMAAADqCwAgAwAA6wsAMAQAAMwLACAJwQeAAAAAAcIHAADsGwAgwwcAAO0bACDGBwAA7hsAIMcHAADvGwAg9Q0BAAAAAZkOQAAAAAGbDgEAAAAB-Q4BAAAAAQEIAADvCwAgBcEHgAAAAAH1DQEAAAABmQ5AAAAAAZsOAQAAAAH5DgEAAAABAQgAAPELADABCAAA8QsAMAnBB4AAAAABwgcAAL8bACDDBwAAwBsAIMYHAADBGwAgxwcAAMIbACD1DQEAyhgAIZkOQADGGAAhmw4BAMoYACH5DgEAyhgAIQIAAADMCwAgCAAA9AsAIAXBB4AAAAAB9Q0BAMoYACGZDkAAxhgAIZsOAQDKGAAh-Q4BAMoYACECAAAA6gsAIAgAAPYLACACAAAA6gsAIAgAAPYLACADAAAAzAsAIA8AAO8LACAQAAD0CwAgAQAAAMwLACABAAAA6gsAIAMVAAC8GwAgFgAAvhsAIBcAAL0bACAIwQcAAPQVACDyDQAAghcAMPMNAAD9CwAQ9A0AAIIXADD1DQEAxRUAIZkOQADGFQAhmw4BAMUVACH5DgEAxRUAIQMAAADqCwAgAwAA_AsAMBQAAP0LACADAAAA6gsAIAMAAOsLADAEAADMCwAgAQAAANALACABAAAA0AsAIAMAAADOCwAgAwAAzwsAMAQAANALACADAAAAzgsAIAMAAM8LADAEAADQCwAgAwAAAM4LACADAADPCwAwBAAA0AsAIAvBBwAAuxsAIPUNAQAAAAH6DQEAAAABmQ5AAAAAAZsOAQAAAAGeDgIAAAABhg9AAAAAAbMPQAAAAAHWDwEAAAAB6Q8BAAAAAeoPgAAAAAEBCAAAhQwAIAr1DQEAAAAB-g0BAAAAAZkOQAAAAAGbDgEAAAABng4CAAAAAYYPQAAAAAGzD0AAAAAB1g8BAAAAAekPAQAAAAHqD4AAAAABAQgAAIcMADABCAAAhwwAMAvBBwAAuhsAIPUNAQDKGAAh-g0BAMkYACGZDkAAxhgAIZsOAQDKGAAhng4CAMgYACGGD0AA0hgAIbMPQADGGAAh1g8BAMoYACHpDwEAyhgAIeoPgAAAAAECAAAA0AsAIAgAAIoMACAK9Q0BAMoYACH6DQEAyRgAIZkOQADGGAAhmw4BAMoYACGeDgIAyBgAIYYPQADSGAAhsw9AAMYYACHWDwEAyhgAIekPAQDKGAAh6g-AAAAAAQIAAADOCwAgCAAAjAwAIAIAAADOCwAgCAAAjAwAIAMAAADQCwAgDwAAhQwAIBAAAIoMACABAAAA0AsAIAEAAADOCwAgCBUAALUbACAWAAC4GwAgFwAAtxsAICgAALYbACApAAC5GwAg-g0AAL8YACCGDwAAvxgAIOoPAAC_GAAgDfINAACBFwAw8w0AAJMMABD0DQAAgRcAMPUNAQDFFQAh-g0BAMkVACGZDkAAxhUAIZsOAQDFFQAhng4CAMgVACGGD0AA2xUAIbMPQADGFQAh1g8BAMUVACHpDwEAxRUAIeoPAADKFQAgAwAAAM4LACADAACSDAAwFAAAkwwAIAMAAADOCwAgAwAAzwsAMAQAANALACABAAAA1AsAIAEAAADUCwAgAwAAANILACADAADTCwAwBAAA1AsAIAMAAADSCwAgAwAA0wsAMAQAANQLACADAAAA0gsAIAMAANMLADAEAADUCwAgBcEHAAC0GwAg1g8BAAAAAeYPAQAAAAHnDwEAAAAB6A9AAAAAAQEIAACbDAAgBNYPAQAAAAHmDwEAAAAB5w8BAAAAAegPQAAAAAEBCAAAnQwAMAEIAACdDAAwBcEHAACzGwAg1g8BAMoYACHmDwEAyhgAIecPAQDKGAAh6A9AAMYYACECAAAA1AsAIAgAAKAMACAE1g8BAMoYACHmDwEAyhgAIecPAQDKGAAh6A9AAMYYACECAAAA0gsAIAgAAKIMACACAAAA0gsAIAgAAKIMACADAAAA1AsAIA8AAJsMACAQAACgDAAgAQAAANQLACABAAAA0gsAIAMVAACwGwAgFgAAshsAIBcAALEbACAH8g0AAIAXADDzDQAAqQwAEPQNAACAFwAw1g8BAMUVACHmDwEAxRUAIecPAQDFFQAh6A9AAMYVACEDAAAA0gsAIAMAAKgMADAUAACpDAAgAwAAANILACADAADTCwAwBAAA1AsAIAEAAADYCwAgAQAAANgLACADAAAA1gsAIAMAANcLADAEAADYCwAgAwAAANYLACADAADXCwAwBAAA2AsAIAMAAADWCwAgAwAA1wsAMAQAANgLACAIwQcAAK4bACDFBwAArxsAIJkOQAAAAAGbDgEAAAAB1g8BAAAAAd8PAQAAAAHkD0AAAAAB5Q8CAAAAAQEIAACxDAAgBpkOQAAAAAGbDgEAAAAB1g8BAAAAAd8PAQAAAAHkD0AAAAAB5Q8CAAAAAQEIAACzDAAwAQgAALMMADAIwQcAAKAbACDFBwAAoRsAIJkOQADGGAAhmw4BAMoYACHWDwEAyhgAId8PAQDKGAAh5A9AANIYACHlDwIAyBgAIQIAAADYCwAgCAAAtgwAIAaZDkAAxhgAIZsOAQDKGAAh1g8BAMoYACHfDwEAyhgAIeQPQADSGAAh5Q8CAMgYACECAAAA1gsAIAgAALgMACACAAAA1gsAIAgAALgMACADAAAA2AsAIA8AALEMACAQAAC2DAAgAQAAANgLACABAAAA1gsAIAYVAACbGwAgFgAAnhsAIBcAAJ0bACAoAACcGwAgKQAAnxsAIOQPAAC_GAAgCfINAAD_FgAw8w0AAL8MABD0DQAA_xYAMJkOQADGFQAhmw4BAMUVACHWDwEAxRUAId8PAQDFFQAh5A9AANsVACHlDwIAyBUAIQMAAADWCwAgAwAAvgwAMBQAAL8MACADAAAA1gsAIAMAANcLADAEAADYCwAgAQAAANwLACABAAAA3AsAIAMAAADaCwAgAwAA2wsAMAQAANwLACADAAAA2gsAIAMAANsLADAEAADcCwAgAwAAANoLACADAADbCwAwBAAA3AsAIAXEBwAAmhsAIPQOQAAAAAHfDwEAAAAB4g8EAAAAAeMPBAAAAAEBCAAAxwwAIAT0DkAAAAAB3w8BAAAAAeIPBAAAAAHjDwQAAAABAQgAAMkMADABCAAAyQwAMAXEBwAAmRsAIPQOQADGGAAh3w8BAMoYACHiDwQAxRgAIeMPBADFGAAhAgAAANwLACAIAADMDAAgBPQOQADGGAAh3w8BAMoYACHiDwQAxRgAIeMPBADFGAAhAgAAANoLACAIAADODAAgAgAAANoLACAIAADODAAgAwAAANwLACAPAADHDAAgEAAAzAwAIAEAAADcCwAgAQAAANoLACAFFQAAlBsAIBYAAJcbACAXAACWGwAgKAAAlRsAICkAAJgbACAH8g0AAP4WADDzDQAA1QwAEPQNAAD-FgAw9A5AAMYVACHfDwEAxRUAIeIPBADEFQAh4w8EAMQVACEDAAAA2gsAIAMAANQMADAUAADVDAAgAwAAANoLACADAADbCwAwBAAA3AsAIAjyDQAA_BYAMPMNAADbDAAQ9A0AAPwWADC0DgEA5BUAIfQOQADoFQAh3w8BAOQVACHgDwIA7BUAIeEPAAD9FgAgAQAAANgMACABAAAA2AwAIAfyDQAA_BYAMPMNAADbDAAQ9A0AAPwWADC0DgEA5BUAIfQOQADoFQAh3w8BAOQVACHgDwIA7BUAIQADAAAA2wwAIAMAANwMADAEAADYDAAgAwAAANsMACADAADcDAAwBAAA2AwAIAMAAADbDAAgAwAA3AwAMAQAANgMACAEtA4BAAAAAfQOQAAAAAHfDwEAAAAB4A8CAAAAAQEIAADgDAAgBLQOAQAAAAH0DkAAAAAB3w8BAAAAAeAPAgAAAAEBCAAA4gwAMAEIAADiDAAwBLQOAQDKGAAh9A5AAMYYACHfDwEAyhgAIeAPAgDIGAAhAgAAANgMACAIAADlDAAgBLQOAQDKGAAh9A5AAMYYACHfDwEAyhgAIeAPAgDIGAAhAgAAANsMACAIAADnDAAgAgAAANsMACAIAADnDAAgAwAAANgMACAPAADgDAAgEAAA5QwAIAEAAADYDAAgAQAAANsMACAFFQAAjxsAIBYAAJIbACAXAACRGwAgKAAAkBsAICkAAJMbACAH8g0AAPsWADDzDQAA7gwAEPQNAAD7FgAwtA4BAMUVACH0DkAAxhUAId8PAQDFFQAh4A8CAMgVACEDAAAA2wwAIAMAAO0MADAUAADuDAAgAwAAANsMACADAADcDAAwBAAA2AwAIAuGAwIA7BUAIcEHAAD5FgAgyAcAAPoWACDyDQAA-BYAMPMNAADfCwAQ9A0AAPgWADCbDgEA5BUAIdYPAQAAAAHcD0AA6BUAId0PIADlFQAh3g9AAOcVACEBAAAA8QwAIAEAAADxDAAgA8EHAACNGwAgyAcAAI4bACDeDwAAvxgAIAMAAADfCwAgAwAA9AwAMAQAAPEMACADAAAA3wsAIAMAAPQMADAEAADxDAAgAwAAAN8LACADAAD0DAAwBAAA8QwAIAiGAwIAAAABwQcAAIsbACDIBwAAjBsAIJsOAQAAAAHWDwEAAAAB3A9AAAAAAd0PIAAAAAHeD0AAAAABAQgAAPgMACAGhgMCAAAAAZsOAQAAAAHWDwEAAAAB3A9AAAAAAd0PIAAAAAHeD0AAAAABAQgAAPoMADABCAAA-gwAMAiGAwIAyBgAIcEHAAD9GgAgyAcAAP4aACCbDgEAyhgAIdYPAQDKGAAh3A9AAMYYACHdDyAA6BgAId4PQADSGAAhAgAAAPEMACAIAAD9DAAgBoYDAgDIGAAhmw4BAMoYACHWDwEAyhgAIdwPQADGGAAh3Q8gAOgYACHeD0AA0hgAIQIAAADfCwAgCAAA_wwAIAIAAADfCwAgCAAA_wwAIAMAAADxDAAgDwAA-AwAIBAAAP0MACABAAAA8QwAIAEAAADfCwAgBhUAAPgaACAWAAD7GgAgFwAA-hoAICgAAPkaACApAAD8GgAg3g8AAL8YACAJhgMCAMgVACHyDQAA9xYAMPMNAACGDQAQ9A0AAPcWADCbDgEAxRUAIdYPAQDFFQAh3A9AAMYVACHdDyAA4BUAId4PQADbFQAhAwAAAN8LACADAACFDQAwFAAAhg0AIAMAAADfCwAgAwAA9AwAMAQAAPEMACABAAAA4wsAIAEAAADjCwAgAwAAAOELACADAADiCwAwBAAA4wsAIAMAAADhCwAgAwAA4gsAMAQAAOMLACADAAAA4QsAIAMAAOILADAEAADjCwAgDMcHAAD3GgAg9w1AAAAAAY8OAQAAAAGXDgEAAAABtA4BAAAAAcoOQAAAAAHWDwEAAAAB1w8BAAAAAdgPAAD2GgAg2Q9AAAAAAdoPAQAAAAHbD4AAAAABAQgAAI4NACAL9w1AAAAAAY8OAQAAAAGXDgEAAAABtA4BAAAAAcoOQAAAAAHWDwEAAAAB1w8BAAAAAdgPAAD2GgAg2Q9AAAAAAdoPAQAAAAHbD4AAAAABAQgAAJANADABCAAAkA0AMAzHBwAA9RoAIPcNQADGGAAhjw4BAMkYACGXDgEAyRgAIbQOAQDKGAAhyg5AAMYYACHWDwEAyhgAIdcPAQDKGAAh2A8AAPQaACDZD0AA0hgAIdoPAQDJGAAh2w-AAAAAAQIAAADjCwAgCAAAkw0AIAv3DUAAxhgAIY8OAQDJGAAhlw4BAMkYACG0DgEAyhgAIcoOQADGGAAh1g8BAMoYACHXDwEAyhgAIdgPAAD0GgAg2Q9AANIYACHaDwEAyRgAIdsPgAAAAAECAAAA4QsAIAgAAJUNACACAAAA4QsAIAgAAJUNACADAAAA4wsAIA8AAI4NACAQAACTDQAgAQAAAOMLACABAAAA4QsAIAgVAADxGgAgFgAA8xoAIBcAAPIaACCPDgAAvxgAIJcOAAC_GAAg2Q8AAL8YACDaDwAAvxgAINsPAAC_GAAgDvINAAD2FgAw8w0AAJwNABD0DQAA9hYAMPcNQADGFQAhjw4BAMkVACGXDgEAyRUAIbQOAQDFFQAhyg5AAMYVACHWDwEAxRUAIdcPAQDFFQAh2A8AAN8VACDZD0AA2xUAIdoPAQDJFQAh2w8AAMoVACADAAAA4QsAIAMAAJsNADAUAACcDQAgAwAAAOELACADAADiCwAwBAAA4wsAIAfyDQAA9BYAMPMNAACiDQAQ9A0AAPQWADDGDgEA5BUAIfQOQADoFQAh1A8CAOwVACHVDwAA9RYAIAEAAACfDQAgAQAAAJ8NACAG8g0AAPQWADDzDQAAog0AEPQNAAD0FgAwxg4BAOQVACH0DkAA6BUAIdQPAgDsFQAhAAMAAACiDQAgAwAAow0AMAQAAJ8NACADAAAAog0AIAMAAKMNADAEAACfDQAgAwAAAKINACADAACjDQAwBAAAnw0AIAPGDgEAAAAB9A5AAAAAAdQPAgAAAAEBCAAApw0AIAPGDgEAAAAB9A5AAAAAAdQPAgAAAAEBCAAAqQ0AMAEIAACpDQAwA8YOAQDKGAAh9A5AAMYYACHUDwIAyBgAIQIAAACfDQAgCAAArA0AIAPGDgEAyhgAIfQOQADGGAAh1A8CAMgYACECAAAAog0AIAgAAK4NACACAAAAog0AIAgAAK4NACADAAAAnw0AIA8AAKcNACAQAACsDQAgAQAAAJ8NACABAAAAog0AIAUVAADsGgAgFgAA7xoAIBcAAO4aACAoAADtGgAgKQAA8BoAIAbyDQAA8xYAMPMNAAC1DQAQ9A0AAPMWADDGDgEAxRUAIfQOQADGFQAh1A8CAMgVACEDAAAAog0AIAMAALQNADAUAAC1DQAgAwAAAKINACADAACjDQAwBAAAnw0AIA_aCAAA7BYAINsIAADtFgAgwA0CAOwVACHyDQAA6xYAMPMNAADFDQAQ9A0AAOsWADCXDgEA5hUAIZoOAQDmFQAhtA4BAAAAAcYOAQDkFQAhyQ5AAOgVACHKDkAA5xUAIfcOIADlFQAhyw9AAOgVACHOD0AA5xUAIQEAAAC4DQAgDtkIAADwFgAg8g0AAPIWADDzDQAAug0AEPQNAADyFgAw-g0BAOYVACG0DgEA5BUAIbYOBADvFQAh0A4gAOUVACHRDgIA7BUAIdIOAADfFQAg1A4BAOYVACHXDgAA9xUAIKoPAAGKFgAh0g8EAJwWACEF2QgAAOsaACD6DQAAvxgAINQOAAC_GAAgqg8AAL8YACDSDwAAvxgAIA_ZCAAA8BYAIPINAADyFgAw8w0AALoNABD0DQAA8hYAMPoNAQDmFQAhtA4BAOQVACG2DgQA7xUAIcwOAADxFgAg0A4gAOUVACHRDgIA7BUAIdIOAADfFQAg1A4BAOYVACHXDgAA9xUAIKoPAAGKFgAh0g8EAJwWACEDAAAAug0AIAMAALsNADAEAAC8DQAgD9kIAADwFgAg8g0AAO8WADDzDQAAvg0AEPQNAADvFgAwtA4BAOQVACHJDkAA5xUAIfcOIADlFQAhyg8BAOQVACHLD0AA6BUAIcwPIADlFQAhzQ8BAOYVACHOD0AA5xUAIc8PQADnFQAh0A9AAOcVACHRDwAA7RUAIAfZCAAA6xoAIMkOAAC_GAAgzQ8AAL8YACDODwAAvxgAIM8PAAC_GAAg0A8AAL8YACDRDwAAvxgAIBDZCAAA8BYAIPINAADvFgAw8w0AAL4NABD0DQAA7xYAMLQOAQDkFQAhyQ5AAOcVACH3DiAA5RUAIcoPAQDkFQAhyw9AAOgVACHMDyAA5RUAIc0PAQDmFQAhzg9AAOcVACHPD0AA5xUAIdAPQADnFQAh0Q8AAO0VACDTDwAA7hYAIAMAAAC-DQAgAwAAvw0AMAQAAMANACABAAAAug0AIAEAAAC-DQAgAQAAALgNACAP2ggAAOwWACDbCAAA7RYAIMANAgDsFQAh8g0AAOsWADDzDQAAxQ0AEPQNAADrFgAwlw4BAOYVACGaDgEA5hUAIbQOAQDkFQAhxg4BAOQVACHJDkAA6BUAIcoOQADnFQAh9w4gAOUVACHLD0AA6BUAIc4PQADnFQAhBtoIAADpGgAg2wgAAOoaACCXDgAAvxgAIJoOAAC_GAAgyg4AAL8YACDODwAAvxgAIAMAAADFDQAgAwAAxg0AMAQAALgNACADAAAAxQ0AIAMAAMYNADAEAAC4DQAgAwAAAMUNACADAADGDQAwBAAAuA0AIAzaCAAA5xoAINsIAADoGgAgwA0CAAAAAZcOAQAAAAGaDgEAAAABtA4BAAAAAcYOAQAAAAHJDkAAAAAByg5AAAAAAfcOIAAAAAHLD0AAAAABzg9AAAAAAQEIAADKDQAgCsANAgAAAAGXDgEAAAABmg4BAAAAAbQOAQAAAAHGDgEAAAAByQ5AAAAAAcoOQAAAAAH3DiAAAAAByw9AAAAAAc4PQAAAAAEBCAAAzA0AMAEIAADMDQAwDNoIAADNGgAg2wgAAM4aACDADQIAyBgAIZcOAQDJGAAhmg4BAMkYACG0DgEAyhgAIcYOAQDKGAAhyQ5AAMYYACHKDkAA0hgAIfcOIADoGAAhyw9AAMYYACHOD0AA0hgAIQIAAAC4DQAgCAAAzw0AIArADQIAyBgAIZcOAQDJGAAhmg4BAMkYACG0DgEAyhgAIcYOAQDKGAAhyQ5AAMYYACHKDkAA0hgAIfcOIADoGAAhyw9AAMYYACHOD0AA0hgAIQIAAADFDQAgCAAA0Q0AIAIAAADFDQAgCAAA0Q0AIAMAAAC4DQAgDwAAyg0AIBAAAM8NACABAAAAuA0AIAEAAADFDQAgCRUAAMgaACAWAADLGgAgFwAAyhoAICgAAMkaACApAADMGgAglw4AAL8YACCaDgAAvxgAIMoOAAC_GAAgzg8AAL8YACANwA0CAMgVACHyDQAA6hYAMPMNAADYDQAQ9A0AAOoWADCXDgEAyRUAIZoOAQDJFQAhtA4BAMUVACHGDgEAxRUAIckOQADGFQAhyg5AANsVACH3DiAA4BUAIcsPQADGFQAhzg9AANsVACEDAAAAxQ0AIAMAANcNADAUAADYDQAgAwAAAMUNACADAADGDQAwBAAAuA0AIAEAAAC8DQAgAQAAALwNACADAAAAug0AIAMAALsNADAEAAC8DQAgAwAAALoNACADAAC7DQAwBAAAvA0AIAMAAAC6DQAgAwAAuw0AMAQAALwNACAL2QgAAMcaACD6DQEAAAABtA4BAAAAAbYOBAAAAAHQDiAAAAAB0Q4CAAAAAdIOAADGGgAg1A4BAAAAAdcOgAAAAAGqDwABAAAB0g8EAAAAAQEIAADgDQAgCvoNAQAAAAG0DgEAAAABtg4EAAAAAdAOIAAAAAHRDgIAAAAB0g4AAMYaACDUDgEAAAAB1w6AAAAAAaoPAAEAAAHSDwQAAAABAQgAAOINADABCAAA4g0AMAvZCAAAxRoAIPoNAQDJGAAhtA4BAMoYACG2DgQAxRgAIdAOIADoGAAh0Q4CAMgYACHSDgAAxBoAINQOAQDJGAAh1w6AAAAAAaoPAAGMGQAh0g8EALEZACECAAAAvA0AIAgAAOUNACAK-g0BAMkYACG0DgEAyhgAIbYOBADFGAAh0A4gAOgYACHRDgIAyBgAIdIOAADEGgAg1A4BAMkYACHXDoAAAAABqg8AAYwZACHSDwQAsRkAIQIAAAC6DQAgCAAA5w0AIAIAAAC6DQAgCAAA5w0AIAMAAAC8DQAgDwAA4A0AIBAAAOUNACABAAAAvA0AIAEAAAC6DQAgCRUAAL8aACAWAADCGgAgFwAAwRoAICgAAMAaACApAADDGgAg-g0AAL8YACDUDgAAvxgAIKoPAAC_GAAg0g8AAL8YACAN8g0AAOkWADDzDQAA7g0AEPQNAADpFgAw-g0BAMkVACG0DgEAxRUAIbYOBADEFQAh0A4gAOAVACHRDgIAyBUAIdIOAADfFQAg1A4BAMkVACHXDgAA9BUAIKoPAAH9FQAh0g8EAJgWACEDAAAAug0AIAMAAO0NADAUAADuDQAgAwAAALoNACADAAC7DQAwBAAAvA0AIAEAAADADQAgAQAAAMANACADAAAAvg0AIAMAAL8NADAEAADADQAgAwAAAL4NACADAAC_DQAwBAAAwA0AIAMAAAC-DQAgAwAAvw0AMAQAAMANACAM2QgAAL4aACC0DgEAAAAByQ5AAAAAAfcOIAAAAAHKDwEAAAAByw9AAAAAAcwPIAAAAAHNDwEAAAABzg9AAAAAAc8PQAAAAAHQD0AAAAAB0Q-AAAAAAQEIAAD2DQAgC7QOAQAAAAHJDkAAAAAB9w4gAAAAAcoPAQAAAAHLD0AAAAABzA8gAAAAAc0PAQAAAAHOD0AAAAABzw9AAAAAAdAPQAAAAAHRD4AAAAABAQgAAPgNADABCAAA-A0AMAzZCAAAvRoAILQOAQDKGAAhyQ5AANIYACH3DiAA6BgAIcoPAQDKGAAhyw9AAMYYACHMDyAA6BgAIc0PAQDJGAAhzg9AANIYACHPD0AA0hgAIdAPQADSGAAh0Q-AAAAAAQIAAADADQAgCAAA-w0AIAu0DgEAyhgAIckOQADSGAAh9w4gAOgYACHKDwEAyhgAIcsPQADGGAAhzA8gAOgYACHNDwEAyRgAIc4PQADSGAAhzw9AANIYACHQD0AA0hgAIdEPgAAAAAECAAAAvg0AIAgAAP0NACACAAAAvg0AIAgAAP0NACADAAAAwA0AIA8AAPYNACAQAAD7DQAgAQAAAMANACABAAAAvg0AIAkVAAC6GgAgFgAAvBoAIBcAALsaACDJDgAAvxgAIM0PAAC_GAAgzg8AAL8YACDPDwAAvxgAINAPAAC_GAAg0Q8AAL8YACAO8g0AAOgWADDzDQAAhA4AEPQNAADoFgAwtA4BAMUVACHJDkAA2xUAIfcOIADgFQAhyg8BAMUVACHLD0AAxhUAIcwPIADgFQAhzQ8BAMkVACHOD0AA2xUAIc8PQADbFQAh0A9AANsVACHRDwAAyhUAIAMAAAC-DQAgAwAAgw4AMBQAAIQOACADAAAAvg0AIAMAAL8NADAEAADADQAgD_INAADmFgAw8w0AAIoOABD0DQAA5hYAMLQOAQDkFQAhtg4EAO8VACG3DgQA7xUAIbkOAgDsFQAhvQ4BAOQVACHODgEA5BUAIfkOAQDkFQAhww9AAOgVACHGDwEA5BUAIccPEACnFgAhyA9AAOgVACHJDwAA5xYAIAEAAACHDgAgAQAAAIcOACAO8g0AAOYWADDzDQAAig4AEPQNAADmFgAwtA4BAOQVACG2DgQA7xUAIbcOBADvFQAhuQ4CAOwVACG9DgEA5BUAIc4OAQDkFQAh-Q4BAOQVACHDD0AA6BUAIcYPAQDkFQAhxw8QAKcWACHID0AA6BUAIQADAAAAig4AIAMAAIsOADAEAACHDgAgAwAAAIoOACADAACLDgAwBAAAhw4AIAMAAACKDgAgAwAAiw4AMAQAAIcOACALtA4BAAAAAbYOBAAAAAG3DgQAAAABuQ4CAAAAAb0OAQAAAAHODgEAAAAB-Q4BAAAAAcMPQAAAAAHGDwEAAAABxw8QAAAAAcgPQAAAAAEBCAAAjw4AIAu0DgEAAAABtg4EAAAAAbcOBAAAAAG5DgIAAAABvQ4BAAAAAc4OAQAAAAH5DgEAAAABww9AAAAAAcYPAQAAAAHHDxAAAAAByA9AAAAAAQEIAACRDgAwAQgAAJEOADALtA4BAMoYACG2DgQAxRgAIbcOBADFGAAhuQ4CAMgYACG9DgEAyhgAIc4OAQDKGAAh-Q4BAMoYACHDD0AAxhgAIcYPAQDKGAAhxw8QAMAZACHID0AAxhgAIQIAAACHDgAgCAAAlA4AIAu0DgEAyhgAIbYOBADFGAAhtw4EAMUYACG5DgIAyBgAIb0OAQDKGAAhzg4BAMoYACH5DgEAyhgAIcMPQADGGAAhxg8BAMoYACHHDxAAwBkAIcgPQADGGAAhAgAAAIoOACAIAACWDgAgAgAAAIoOACAIAACWDgAgAwAAAIcOACAPAACPDgAgEAAAlA4AIAEAAACHDgAgAQAAAIoOACAFFQAAtRoAIBYAALgaACAXAAC3GgAgKAAAthoAICkAALkaACAO8g0AAOUWADDzDQAAnQ4AEPQNAADlFgAwtA4BAMUVACG2DgQAxBUAIbcOBADEFQAhuQ4CAMgVACG9DgEAxRUAIc4OAQDFFQAh-Q4BAMUVACHDD0AAxhUAIcYPAQDFFQAhxw8QAKMWACHID0AAxhUAIQMAAACKDgAgAwAAnA4AMBQAAJ0OACADAAAAig4AIAMAAIsOADAEAACHDgAgBvINAADkFgAw8w0AAKMOABD0DQAA5BYAMLYOBAAAAAG3DgQA7xUAIcYPAQDkFQAhAQAAAKAOACABAAAAoA4AIAbyDQAA5BYAMPMNAACjDgAQ9A0AAOQWADC2DgQA7xUAIbcOBADvFQAhxg8BAOQVACEAAwAAAKMOACADAACkDgAwBAAAoA4AIAMAAACjDgAgAwAApA4AMAQAAKAOACADAAAAow4AIAMAAKQOADAEAACgDgAgA7YOBAAAAAG3DgQAAAABxg8BAAAAAQEIAACoDgAgA7YOBAAAAAG3DgQAAAABxg8BAAAAAQEIAACqDgAwAQgAAKoOADADtg4EAMUYACG3DgQAxRgAIcYPAQDKGAAhAgAAAKAOACAIAACtDgAgA7YOBADFGAAhtw4EAMUYACHGDwEAyhgAIQIAAACjDgAgCAAArw4AIAIAAACjDgAgCAAArw4AIAMAAACgDgAgDwAAqA4AIBAAAK0OACABAAAAoA4AIAEAAACjDgAgBRUAALAaACAWAACzGgAgFwAAshoAICgAALEaACApAAC0GgAgBvINAADjFgAw8w0AALYOABD0DQAA4xYAMLYOBADEFQAhtw4EAMQVACHGDwEAxRUAIQMAAACjDgAgAwAAtQ4AMBQAALYOACADAAAAow4AIAMAAKQOADAEAACgDgAgDvINAADiFgAw8w0AALwOABD0DQAA4hYAMJkOQADoFQAhmw4BAOYVACG2DgQA7xUAIfkOAQAAAAG1DxAAAAABwA8BAOQVACHBDxAApxYAIcIPAQDkFQAhww9AAOgVACHEDwEA5hUAIcUPAADfFQAgAQAAALkOACABAAAAuQ4AIA7yDQAA4hYAMPMNAAC8DgAQ9A0AAOIWADCZDkAA6BUAIZsOAQDmFQAhtg4EAO8VACH5DgEA5BUAIbUPEACnFgAhwA8BAOQVACHBDxAApxYAIcIPAQDkFQAhww9AAOgVACHEDwEA5hUAIcUPAADfFQAgApsOAAC_GAAgxA8AAL8YACADAAAAvA4AIAMAAL0OADAEAAC5DgAgAwAAALwOACADAAC9DgAwBAAAuQ4AIAMAAAC8DgAgAwAAvQ4AMAQAALkOACALmQ5AAAAAAZsOAQAAAAG2DgQAAAAB-Q4BAAAAAbUPEAAAAAHADwEAAAABwQ8QAAAAAcIPAQAAAAHDD0AAAAABxA8BAAAAAcUPAACvGgAgAQgAAMEOACALmQ5AAAAAAZsOAQAAAAG2DgQAAAAB-Q4BAAAAAbUPEAAAAAHADwEAAAABwQ8QAAAAAcIPAQAAAAHDD0AAAAABxA8BAAAAAcUPAACvGgAgAQgAAMMOADABCAAAww4AMAuZDkAAxhgAIZsOAQDJGAAhtg4EAMUYACH5DgEAyhgAIbUPEADAGQAhwA8BAMoYACHBDxAAwBkAIcIPAQDKGAAhww9AAMYYACHEDwEAyRgAIcUPAACuGgAgAgAAALkOACAIAADGDgAgC5kOQADGGAAhmw4BAMkYACG2DgQAxRgAIfkOAQDKGAAhtQ8QAMAZACHADwEAyhgAIcEPEADAGQAhwg8BAMoYACHDD0AAxhgAIcQPAQDJGAAhxQ8AAK4aACACAAAAvA4AIAgAAMgOACACAAAAvA4AIAgAAMgOACADAAAAuQ4AIA8AAMEOACAQAADGDgAgAQAAALkOACABAAAAvA4AIAcVAACpGgAgFgAArBoAIBcAAKsaACAoAACqGgAgKQAArRoAIJsOAAC_GAAgxA8AAL8YACAO8g0AAOEWADDzDQAAzw4AEPQNAADhFgAwmQ5AAMYVACGbDgEAyRUAIbYOBADEFQAh-Q4BAMUVACG1DxAAoxYAIcAPAQDFFQAhwQ8QAKMWACHCDwEAxRUAIcMPQADGFQAhxA8BAMkVACHFDwAA3xUAIAMAAAC8DgAgAwAAzg4AMBQAAM8OACADAAAAvA4AIAMAAL0OADAEAAC5DgAgBvINAADgFgAw8w0AANUOABD0DQAA4BYAMJkOQADoFQAhtA4BAAAAAb4PAQAAAAEBAAAA0g4AIAEAAADSDgAgBvINAADgFgAw8w0AANUOABD0DQAA4BYAMJkOQADoFQAhtA4BAOQVACG-DwEA5BUAIQADAAAA1Q4AIAMAANYOADAEAADSDgAgAwAAANUOACADAADWDgAwBAAA0g4AIAMAAADVDgAgAwAA1g4AMAQAANIOACADmQ5AAAAAAbQOAQAAAAG-DwEAAAABAQgAANoOACADmQ5AAAAAAbQOAQAAAAG-DwEAAAABAQgAANwOADABCAAA3A4AMAOZDkAAxhgAIbQOAQDKGAAhvg8BAMoYACECAAAA0g4AIAgAAN8OACADmQ5AAMYYACG0DgEAyhgAIb4PAQDKGAAhAgAAANUOACAIAADhDgAgAgAAANUOACAIAADhDgAgAwAAANIOACAPAADaDgAgEAAA3w4AIAEAAADSDgAgAQAAANUOACADFQAAphoAIBYAAKgaACAXAACnGgAgBvINAADfFgAw8w0AAOgOABD0DQAA3xYAMJkOQADGFQAhtA4BAMUVACG-DwEAxRUAIQMAAADVDgAgAwAA5w4AMBQAAOgOACADAAAA1Q4AIAMAANYOADAEAADSDgAgCPINAADeFgAw8w0AAO4OABD0DQAA3hYAMJkOQADoFQAhvA8BAAAAAb0PAQDkFQAhvg8BAOQVACG_D0AA5xUAIQEAAADrDgAgAQAAAOsOACAI8g0AAN4WADDzDQAA7g4AEPQNAADeFgAwmQ5AAOgVACG8DwEA5BUAIb0PAQDkFQAhvg8BAOQVACG_D0AA5xUAIQG_DwAAvxgAIAMAAADuDgAgAwAA7w4AMAQAAOsOACADAAAA7g4AIAMAAO8OADAEAADrDgAgAwAAAO4OACADAADvDgAwBAAA6w4AIAWZDkAAAAABvA8BAAAAAb0PAQAAAAG-DwEAAAABvw9AAAAAAQEIAADzDgAgBZkOQAAAAAG8DwEAAAABvQ8BAAAAAb4PAQAAAAG_D0AAAAABAQgAAPUOADABCAAA9Q4AMAWZDkAAxhgAIbwPAQDKGAAhvQ8BAMoYACG-DwEAyhgAIb8PQADSGAAhAgAAAOsOACAIAAD4DgAgBZkOQADGGAAhvA8BAMoYACG9DwEAyhgAIb4PAQDKGAAhvw9AANIYACECAAAA7g4AIAgAAPoOACACAAAA7g4AIAgAAPoOACADAAAA6w4AIA8AAPMOACAQAAD4DgAgAQAAAOsOACABAAAA7g4AIAQVAACjGgAgFgAApRoAIBcAAKQaACC_DwAAvxgAIAjyDQAA3RYAMPMNAACBDwAQ9A0AAN0WADCZDkAAxhUAIbwPAQDFFQAhvQ8BAMUVACG-DwEAxRUAIb8PQADbFQAhAwAAAO4OACADAACADwAwFAAAgQ8AIAMAAADuDgAgAwAA7w4AMAQAAOsOACAH8g0AANwWADDzDQAAhw8AEPQNAADcFgAwmQ5AAOgVACGbDgEA5BUAIb0OAQAAAAH5DgEA5BUAIQEAAACEDwAgAQAAAIQPACAH8g0AANwWADDzDQAAhw8AEPQNAADcFgAwmQ5AAOgVACGbDgEA5BUAIb0OAQDkFQAh-Q4BAOQVACEAAwAAAIcPACADAACIDwAwBAAAhA8AIAMAAACHDwAgAwAAiA8AMAQAAIQPACADAAAAhw8AIAMAAIgPADAEAACEDwAgBJkOQAAAAAGbDgEAAAABvQ4BAAAAAfkOAQAAAAEBCAAAjA8AIASZDkAAAAABmw4BAAAAAb0OAQAAAAH5DgEAAAABAQgAAI4PADABCAAAjg8AMASZDkAAxhgAIZsOAQDKGAAhvQ4BAMoYACH5DgEAyhgAIQIAAACEDwAgCAAAkQ8AIASZDkAAxhgAIZsOAQDKGAAhvQ4BAMoYACH5DgEAyhgAIQIAAACHDwAgCAAAkw8AIAIAAACHDwAgCAAAkw8AIAMAAACEDwAgDwAAjA8AIBAAAJEPACABAAAAhA8AIAEAAACHDwAgAxUAAKAaACAWAACiGgAgFwAAoRoAIAfyDQAA2xYAMPMNAACaDwAQ9A0AANsWADCZDkAAxhUAIZsOAQDFFQAhvQ4BAMUVACH5DgEAxRUAIQMAAACHDwAgAwAAmQ8AMBQAAJoPACADAAAAhw8AIAMAAIgPADAEAACEDwAgDPINAADZFgAw8w0AAKAPABD0DQAA2RYAMLYOBADvFQAhtA8BAOQVACG1DwQA7xUAIbYPAQDkFQAhtw8AAN8VACC4DwIA7BUAIbkPQADoFQAhug9AAOcVACG7DwAA2hYAIAEAAACdDwAgAQAAAJ0PACAL8g0AANkWADDzDQAAoA8AEPQNAADZFgAwtg4EAO8VACG0DwEA5BUAIbUPBADvFQAhtg8BAOQVACG3DwAA3xUAILgPAgDsFQAhuQ9AAOgVACG6D0AA5xUAIQG6DwAAvxgAIAMAAACgDwAgAwAAoQ8AMAQAAJ0PACADAAAAoA8AIAMAAKEPADAEAACdDwAgAwAAAKAPACADAAChDwAwBAAAnQ8AIAi2DgQAAAABtA8BAAAAAbUPBAAAAAG2DwEAAAABtw8AAJ8aACC4DwIAAAABuQ9AAAAAAboPQAAAAAEBCAAApQ8AIAi2DgQAAAABtA8BAAAAAbUPBAAAAAG2DwEAAAABtw8AAJ8aACC4DwIAAAABuQ9AAAAAAboPQAAAAAEBCAAApw8AMAEIAACnDwAwCLYOBADFGAAhtA8BAMoYACG1DwQAxRgAIbYPAQDKGAAhtw8AAJ4aACC4DwIAyBgAIbkPQADGGAAhug9AANIYACECAAAAnQ8AIAgAAKoPACAItg4EAMUYACG0DwEAyhgAIbUPBADFGAAhtg8BAMoYACG3DwAAnhoAILgPAgDIGAAhuQ9AAMYYACG6D0AA0hgAIQIAAACgDwAgCAAArA8AIAIAAACgDwAgCAAArA8AIAMAAACdDwAgDwAApQ8AIBAAAKoPACABAAAAnQ8AIAEAAACgDwAgBhUAAJkaACAWAACcGgAgFwAAmxoAICgAAJoaACApAACdGgAgug8AAL8YACAL8g0AANgWADDzDQAAsw8AEPQNAADYFgAwtg4EAMQVACG0DwEAxRUAIbUPBADEFQAhtg8BAMUVACG3DwAA3xUAILgPAgDIFQAhuQ9AAMYVACG6D0AA2xUAIQMAAACgDwAgAwAAsg8AMBQAALMPACADAAAAoA8AIAMAAKEPADAEAACdDwAgG_INAADWFgAw8w0AALkPABD0DQAA1hYAMJMOAQDkFQAhtg4EAO8VACHdDgEA5BUAIeUOAgDsFQAhkQ8AANcWACCTDwIA7BUAIZQPAgDsFQAhlQ8CAOwVACGWDwIA7BUAIZcPAgDsFQAhmA8CAOwVACGZDwIA7BUAIZoPAgDsFQAhmw8gAOUVACGcDwEA5BUAIakPAAGJFgAhrA8AAPcVACCtDwEA5BUAIa4PAQDkFQAhrw8AAYkWACGwDwQA7xUAIbEPBACcFgAhsg8AANAWACCzD0AA6BUAIQEAAAC2DwAgAQAAALYPACAa8g0AANYWADDzDQAAuQ8AEPQNAADWFgAwkw4BAOQVACG2DgQA7xUAId0OAQDkFQAh5Q4CAOwVACGTDwIA7BUAIZQPAgDsFQAhlQ8CAOwVACGWDwIA7BUAIZcPAgDsFQAhmA8CAOwVACGZDwIA7BUAIZoPAgDsFQAhmw8gAOUVACGcDwEA5BUAIakPAAGJFgAhrA8AAPcVACCtDwEA5BUAIa4PAQDkFQAhrw8AAYkWACGwDwQA7xUAIbEPBACcFgAhsg8AANAWACCzD0AA6BUAIQGxDwAAvxgAIAMAAAC5DwAgAwAAug8AMAQAALYPACADAAAAuQ8AIAMAALoPADAEAAC2DwAgAwAAALkPACADAAC6DwAwBAAAtg8AIBeTDgEAAAABtg4EAAAAAd0OAQAAAAHlDgIAAAABkw8CAAAAAZQPAgAAAAGVDwIAAAABlg8CAAAAAZcPAgAAAAGYDwIAAAABmQ8CAAAAAZoPAgAAAAGbDyAAAAABnA8BAAAAAakPAAEAAAGsD4AAAAABrQ8BAAAAAa4PAQAAAAGvDwABAAABsA8EAAAAAbEPBAAAAAGyDwAAmBoAILMPQAAAAAEBCAAAvg8AIBeTDgEAAAABtg4EAAAAAd0OAQAAAAHlDgIAAAABkw8CAAAAAZQPAgAAAAGVDwIAAAABlg8CAAAAAZcPAgAAAAGYDwIAAAABmQ8CAAAAAZoPAgAAAAGbDyAAAAABnA8BAAAAAakPAAEAAAGsD4AAAAABrQ8BAAAAAa4PAQAAAAGvDwABAAABsA8EAAAAAbEPBAAAAAGyDwAAmBoAILMPQAAAAAEBCAAAwA8AMAEIAADADwAwF5MOAQDKGAAhtg4EAMUYACHdDgEAyhgAIeUOAgDIGAAhkw8CAMgYACGUDwIAyBgAIZUPAgDIGAAhlg8CAMgYACGXDwIAyBgAIZgPAgDIGAAhmQ8CAMgYACGaDwIAyBgAIZsPIADoGAAhnA8BAMoYACGpDwABixkAIawPgAAAAAGtDwEAyhgAIa4PAQDKGAAhrw8AAYsZACGwDwQAxRgAIbEPBACxGQAhsg8AAJcaACCzD0AAxhgAIQIAAAC2DwAgCAAAww8AIBeTDgEAyhgAIbYOBADFGAAh3Q4BAMoYACHlDgIAyBgAIZMPAgDIGAAhlA8CAMgYACGVDwIAyBgAIZYPAgDIGAAhlw8CAMgYACGYDwIAyBgAIZkPAgDIGAAhmg8CAMgYACGbDyAA6BgAIZwPAQDKGAAhqQ8AAYsZACGsD4AAAAABrQ8BAMoYACGuDwEAyhgAIa8PAAGLGQAhsA8EAMUYACGxDwQAsRkAIbIPAACXGgAgsw9AAMYYACECAAAAuQ8AIAgAAMUPACACAAAAuQ8AIAgAAMUPACADAAAAtg8AIA8AAL4PACAQAADDDwAgAQAAALYPACABAAAAuQ8AIAYVAACSGgAgFgAAlRoAIBcAAJQaACAoAACTGgAgKQAAlhoAILEPAAC_GAAgGvINAADVFgAw8w0AAMwPABD0DQAA1RYAMJMOAQDFFQAhtg4EAMQVACHdDgEAxRUAIeUOAgDIFQAhkw8CAMgVACGUDwIAyBUAIZUPAgDIFQAhlg8CAMgVACGXDwIAyBUAIZgPAgDIFQAhmQ8CAMgVACGaDwIAyBUAIZsPIADgFQAhnA8BAMUVACGpDwAB_BUAIawPAAD0FQAgrQ8BAMUVACGuDwEAxRUAIa8PAAH8FQAhsA8EAMQVACGxDwQAmBYAIbIPAADQFgAgsw9AAMYVACEDAAAAuQ8AIAMAAMsPADAUAADMDwAgAwAAALkPACADAAC6DwAwBAAAtg8AIAfyDQAA0xYAMPMNAADSDwAQ9A0AANMWADDdDgEA5BUAIakPAAGJFgAhqg8AAYkWACGrDwAA1BYAIAEAAADPDwAgAQAAAM8PACAG8g0AANMWADDzDQAA0g8AEPQNAADTFgAw3Q4BAOQVACGpDwABiRYAIaoPAAGJFgAhAAMAAADSDwAgAwAA0w8AMAQAAM8PACADAAAA0g8AIAMAANMPADAEAADPDwAgAwAAANIPACADAADTDwAwBAAAzw8AIAPdDgEAAAABqQ8AAQAAAaoPAAEAAAEBCAAA1w8AIAPdDgEAAAABqQ8AAQAAAaoPAAEAAAEBCAAA2Q8AMAEIAADZDwAwA90OAQDKGAAhqQ8AAYsZACGqDwABixkAIQIAAADPDwAgCAAA3A8AIAPdDgEAyhgAIakPAAGLGQAhqg8AAYsZACECAAAA0g8AIAgAAN4PACACAAAA0g8AIAgAAN4PACADAAAAzw8AIA8AANcPACAQAADcDwAgAQAAAM8PACABAAAA0g8AIAMVAACPGgAgFgAAkRoAIBcAAJAaACAG8g0AANIWADDzDQAA5Q8AEPQNAADSFgAw3Q4BAMUVACGpDwAB_BUAIaoPAAH8FQAhAwAAANIPACADAADkDwAwFAAA5Q8AIAMAAADSDwAgAwAA0w8AMAQAAM8PACAQ8g0AANEWADDzDQAA6w8AEPQNAADRFgAw9Q0EAAAAAfcNQADoFQAhtg4EAO8VACG3DgQAnBYAId0OAQDkFQAhjQ8BAOQVACGiDwAA0BYAIKMPAADQFgAgpA8gAOUVACGlDyAA5RUAIaYPBADvFQAhpw8EAO8VACGoDwQAnBYAIQEAAADoDwAgAQAAAOgPACAQ8g0AANEWADDzDQAA6w8AEPQNAADRFgAw9Q0EAO8VACH3DUAA6BUAIbYOBADvFQAhtw4EAJwWACHdDgEA5BUAIY0PAQDkFQAhog8AANAWACCjDwAA0BYAIKQPIADlFQAhpQ8gAOUVACGmDwQA7xUAIacPBADvFQAhqA8EAJwWACECtw4AAL8YACCoDwAAvxgAIAMAAADrDwAgAwAA7A8AMAQAAOgPACADAAAA6w8AIAMAAOwPADAEAADoDwAgAwAAAOsPACADAADsDwAwBAAA6A8AIA31DQQAAAAB9w1AAAAAAbYOBAAAAAG3DgQAAAAB3Q4BAAAAAY0PAQAAAAGiDwAAjRoAIKMPAACOGgAgpA8gAAAAAaUPIAAAAAGmDwQAAAABpw8EAAAAAagPBAAAAAEBCAAA8A8AIA31DQQAAAAB9w1AAAAAAbYOBAAAAAG3DgQAAAAB3Q4BAAAAAY0PAQAAAAGiDwAAjRoAIKMPAACOGgAgpA8gAAAAAaUPIAAAAAGmDwQAAAABpw8EAAAAAagPBAAAAAEBCAAA8g8AMAEIAADyDwAwDfUNBADFGAAh9w1AAMYYACG2DgQAxRgAIbcOBACxGQAh3Q4BAMoYACGNDwEAyhgAIaIPAACLGgAgow8AAIwaACCkDyAA6BgAIaUPIADoGAAhpg8EAMUYACGnDwQAxRgAIagPBACxGQAhAgAAAOgPACAIAAD1DwAgDfUNBADFGAAh9w1AAMYYACG2DgQAxRgAIbcOBACxGQAh3Q4BAMoYACGNDwEAyhgAIaIPAACLGgAgow8AAIwaACCkDyAA6BgAIaUPIADoGAAhpg8EAMUYACGnDwQAxRgAIagPBACxGQAhAgAAAOsPACAIAAD3DwAgAgAAAOsPACAIAAD3DwAgAwAAAOgPACAPAADwDwAgEAAA9Q8AIAEAAADoDwAgAQAAAOsPACAHFQAAhhoAIBYAAIkaACAXAACIGgAgKAAAhxoAICkAAIoaACC3DgAAvxgAIKgPAAC_GAAgEPINAADPFgAw8w0AAP4PABD0DQAAzxYAMPUNBADEFQAh9w1AAMYVACG2DgQAxBUAIbcOBACYFgAh3Q4BAMUVACGNDwEAxRUAIaIPAADQFgAgow8AANAWACCkDyAA4BUAIaUPIADgFQAhpg8EAMQVACGnDwQAxBUAIagPBACYFgAhAwAAAOsPACADAAD9DwAwFAAA_g8AIAMAAADrDwAgAwAA7A8AMAQAAOgPACAGhQMBAOQVACHyDQAAzhYAMPMNAACEEAAQ9A0AAM4WADD1DQQAAAAB9w1AAOgVACEBAAAAgRAAIAEAAACBEAAgBoUDAQDkFQAh8g0AAM4WADDzDQAAhBAAEPQNAADOFgAw9Q0EAO8VACH3DUAA6BUAIQADAAAAhBAAIAMAAIUQADAEAACBEAAgAwAAAIQQACADAACFEAAwBAAAgRAAIAMAAACEEAAgAwAAhRAAMAQAAIEQACADhQMBAAAAAfUNBAAAAAH3DUAAAAABAQgAAIkQACADhQMBAAAAAfUNBAAAAAH3DUAAAAABAQgAAIsQADABCAAAixAAMAOFAwEAyhgAIfUNBADFGAAh9w1AAMYYACECAAAAgRAAIAgAAI4QACADhQMBAMoYACH1DQQAxRgAIfcNQADGGAAhAgAAAIQQACAIAACQEAAgAgAAAIQQACAIAACQEAAgAwAAAIEQACAPAACJEAAgEAAAjhAAIAEAAACBEAAgAQAAAIQQACAFFQAAgRoAIBYAAIQaACAXAACDGgAgKAAAghoAICkAAIUaACAGhQMBAMUVACHyDQAAzRYAMPMNAACXEAAQ9A0AAM0WADD1DQQAxBUAIfcNQADGFQAhAwAAAIQQACADAACWEAAwFAAAlxAAIAMAAACEEAAgAwAAhRAAMAQAAIEQACAH8g0AAMwWADDzDQAAnRAAEPQNAADMFgAw9Q0CAAAAAZ8PAQDkFQAhoA8AAPcVACChD0AA6BUAIQEAAACaEAAgAQAAAJoQACAH8g0AAMwWADDzDQAAnRAAEPQNAADMFgAw9Q0CAOwVACGfDwEA5BUAIaAPAAD3FQAgoQ9AAOgVACEAAwAAAJ0QACADAACeEAAwBAAAmhAAIAMAAACdEAAgAwAAnhAAMAQAAJoQACADAAAAnRAAIAMAAJ4QADAEAACaEAAgBPUNAgAAAAGfDwEAAAABoA-AAAAAAaEPQAAAAAEBCAAAohAAIAT1DQIAAAABnw8BAAAAAaAPgAAAAAGhD0AAAAABAQgAAKQQADABCAAApBAAMAT1DQIAyBgAIZ8PAQDKGAAhoA-AAAAAAaEPQADGGAAhAgAAAJoQACAIAACnEAAgBPUNAgDIGAAhnw8BAMoYACGgD4AAAAABoQ9AAMYYACECAAAAnRAAIAgAAKkQACACAAAAnRAAIAgAAKkQACADAAAAmhAAIA8AAKIQACAQAACnEAAgAQAAAJoQACABAAAAnRAAIAUVAAD8GQAgFgAA_xkAIBcAAP4ZACAoAAD9GQAgKQAAgBoAIAfyDQAAyxYAMPMNAACwEAAQ9A0AAMsWADD1DQIAyBUAIZ8PAQDFFQAhoA8AAPQVACChD0AAxhUAIQMAAACdEAAgAwAArxAAMBQAALAQACADAAAAnRAAIAMAAJ4QADAEAACaEAAgFfINAADJFgAw8w0AALYQABD0DQAAyRYAMLYOBADvFQAh3Q4BAOQVACHlDgIA7BUAIfQOQADoFQAhjQ8BAOQVACGSD0AA6BUAIZMPAgDsFQAhlA8CAOwVACGVDwIA7BUAIZYPAgDsFQAhlw8CAOwVACGYDwIA7BUAIZkPAgDsFQAhmg8CAOwVACGbDyAA5RUAIZwPAQDkFQAhnQ9AAOgVACGeDwAAyhYAIAEAAACzEAAgAQAAALMQACAU8g0AAMkWADDzDQAAthAAEPQNAADJFgAwtg4EAO8VACHdDgEA5BUAIeUOAgDsFQAh9A5AAOgVACGNDwEA5BUAIZIPQADoFQAhkw8CAOwVACGUDwIA7BUAIZUPAgDsFQAhlg8CAOwVACGXDwIA7BUAIZgPAgDsFQAhmQ8CAOwVACGaDwIA7BUAIZsPIADlFQAhnA8BAOQVACGdD0AA6BUAIQADAAAAthAAIAMAALcQADAEAACzEAAgAwAAALYQACADAAC3EAAwBAAAsxAAIAMAAAC2EAAgAwAAtxAAMAQAALMQACARtg4EAAAAAd0OAQAAAAHlDgIAAAAB9A5AAAAAAY0PAQAAAAGSD0AAAAABkw8CAAAAAZQPAgAAAAGVDwIAAAABlg8CAAAAAZcPAgAAAAGYDwIAAAABmQ8CAAAAAZoPAgAAAAGbDyAAAAABnA8BAAAAAZ0PQAAAAAEBCAAAuxAAIBG2DgQAAAAB3Q4BAAAAAeUOAgAAAAH0DkAAAAABjQ8BAAAAAZIPQAAAAAGTDwIAAAABlA8CAAAAAZUPAgAAAAGWDwIAAAABlw8CAAAAAZgPAgAAAAGZDwIAAAABmg8CAAAAAZsPIAAAAAGcDwEAAAABnQ9AAAAAAQEIAAC9EAAwAQgAAL0QADARtg4EAMUYACHdDgEAyhgAIeUOAgDIGAAh9A5AAMYYACGNDwEAyhgAIZIPQADGGAAhkw8CAMgYACGUDwIAyBgAIZUPAgDIGAAhlg8CAMgYACGXDwIAyBgAIZgPAgDIGAAhmQ8CAMgYACGaDwIAyBgAIZsPIADoGAAhnA8BAMoYACGdD0AAxhgAIQIAAACzEAAgCAAAwBAAIBG2DgQAxRgAId0OAQDKGAAh5Q4CAMgYACH0DkAAxhgAIY0PAQDKGAAhkg9AAMYYACGTDwIAyBgAIZQPAgDIGAAhlQ8CAMgYACGWDwIAyBgAIZcPAgDIGAAhmA8CAMgYACGZDwIAyBgAIZoPAgDIGAAhmw8gAOgYACGcDwEAyhgAIZ0PQADGGAAhAgAAALYQACAIAADCEAAgAgAAALYQACAIAADCEAAgAwAAALMQACAPAAC7EAAgEAAAwBAAIAEAAACzEAAgAQAAALYQACAFFQAA9xkAIBYAAPoZACAXAAD5GQAgKAAA-BkAICkAAPsZACAU8g0AAMgWADDzDQAAyRAAEPQNAADIFgAwtg4EAMQVACHdDgEAxRUAIeUOAgDIFQAh9A5AAMYVACGNDwEAxRUAIZIPQADGFQAhkw8CAMgVACGUDwIAyBUAIZUPAgDIFQAhlg8CAMgVACGXDwIAyBUAIZgPAgDIFQAhmQ8CAMgVACGaDwIAyBUAIZsPIADgFQAhnA8BAMUVACGdD0AAxhUAIQMAAAC2EAAgAwAAyBAAMBQAAMkQACADAAAAthAAIAMAALcQADAEAACzEAAgCPINAADGFgAw8w0AAM8QABD0DQAAxhYAMLYOBADvFQAhyg5AAOgVACHdDgEA5BUAIZAPQADoFQAhkQ8AAMcWACABAAAAzBAAIAEAAADMEAAgB_INAADGFgAw8w0AAM8QABD0DQAAxhYAMLYOBADvFQAhyg5AAOgVACHdDgEA5BUAIZAPQADoFQAhAAMAAADPEAAgAwAA0BAAMAQAAMwQACADAAAAzxAAIAMAANAQADAEAADMEAAgAwAAAM8QACADAADQEAAwBAAAzBAAIAS2DgQAAAAByg5AAAAAAd0OAQAAAAGQD0AAAAABAQgAANQQACAEtg4EAAAAAcoOQAAAAAHdDgEAAAABkA9AAAAAAQEIAADWEAAwAQgAANYQADAEtg4EAMUYACHKDkAAxhgAId0OAQDKGAAhkA9AAMYYACECAAAAzBAAIAgAANkQACAEtg4EAMUYACHKDkAAxhgAId0OAQDKGAAhkA9AAMYYACECAAAAzxAAIAgAANsQACACAAAAzxAAIAgAANsQACADAAAAzBAAIA8AANQQACAQAADZEAAgAQAAAMwQACABAAAAzxAAIAUVAADyGQAgFgAA9RkAIBcAAPQZACAoAADzGQAgKQAA9hkAIAfyDQAAxRYAMPMNAADiEAAQ9A0AAMUWADC2DgQAxBUAIcoOQADGFQAh3Q4BAMUVACGQD0AAxhUAIQMAAADPEAAgAwAA4RAAMBQAAOIQACADAAAAzxAAIAMAANAQADAEAADMEAAgB9kIAQAAAAHyDQAAxBYAMPMNAADoEAAQ9A0AAMQWADCNDwEA5BUAIY4PAQDmFQAhjw8EAJwWACEBAAAA5RAAIAEAAADlEAAgB9kIAQDkFQAh8g0AAMQWADDzDQAA6BAAEPQNAADEFgAwjQ8BAOQVACGODwEA5hUAIY8PBACcFgAhAo4PAAC_GAAgjw8AAL8YACADAAAA6BAAIAMAAOkQADAEAADlEAAgAwAAAOgQACADAADpEAAwBAAA5RAAIAMAAADoEAAgAwAA6RAAMAQAAOUQACAE2QgBAAAAAY0PAQAAAAGODwEAAAABjw8EAAAAAQEIAADtEAAgBNkIAQAAAAGNDwEAAAABjg8BAAAAAY8PBAAAAAEBCAAA7xAAMAEIAADvEAAwBNkIAQDKGAAhjQ8BAMoYACGODwEAyRgAIY8PBACxGQAhAgAAAOUQACAIAADyEAAgBNkIAQDKGAAhjQ8BAMoYACGODwEAyRgAIY8PBACxGQAhAgAAAOgQACAIAAD0EAAgAgAAAOgQACAIAAD0EAAgAwAAAOUQACAPAADtEAAgEAAA8hAAIAEAAADlEAAgAQAAAOgQACAHFQAA7RkAIBYAAPAZACAXAADvGQAgKAAA7hkAICkAAPEZACCODwAAvxgAII8PAAC_GAAgB9kIAQDFFQAh8g0AAMMWADDzDQAA-xAAEPQNAADDFgAwjQ8BAMUVACGODwEAyRUAIY8PBACYFgAhAwAAAOgQACADAAD6EAAwFAAA-xAAIAMAAADoEAAgAwAA6RAAMAQAAOUQACAK8g0AAMIWADDzDQAAgREAEPQNAADCFgAw9Q0EAAAAAYMPAQDkFQAhiA9AAOgVACGJD0AA6BUAIYoPQADnFQAhiw9AAOcVACGMDwAA7RUAIAEAAAD-EAAgAQAAAP4QACAK8g0AAMIWADDzDQAAgREAEPQNAADCFgAw9Q0EAO8VACGDDwEA5BUAIYgPQADoFQAhiQ9AAOgVACGKD0AA5xUAIYsPQADnFQAhjA8AAO0VACADig8AAL8YACCLDwAAvxgAIIwPAAC_GAAgAwAAAIERACADAACCEQAwBAAA_hAAIAMAAACBEQAgAwAAghEAMAQAAP4QACADAAAAgREAIAMAAIIRADAEAAD-EAAgB_UNBAAAAAGDDwEAAAABiA9AAAAAAYkPQAAAAAGKD0AAAAABiw9AAAAAAYwPgAAAAAEBCAAAhhEAIAf1DQQAAAABgw8BAAAAAYgPQAAAAAGJD0AAAAABig9AAAAAAYsPQAAAAAGMD4AAAAABAQgAAIgRADABCAAAiBEAMAf1DQQAxRgAIYMPAQDKGAAhiA9AAMYYACGJD0AAxhgAIYoPQADSGAAhiw9AANIYACGMD4AAAAABAgAAAP4QACAIAACLEQAgB_UNBADFGAAhgw8BAMoYACGID0AAxhgAIYkPQADGGAAhig9AANIYACGLD0AA0hgAIYwPgAAAAAECAAAAgREAIAgAAI0RACACAAAAgREAIAgAAI0RACADAAAA_hAAIA8AAIYRACAQAACLEQAgAQAAAP4QACABAAAAgREAIAgVAADoGQAgFgAA6xkAIBcAAOoZACAoAADpGQAgKQAA7BkAIIoPAAC_GAAgiw8AAL8YACCMDwAAvxgAIAryDQAAwRYAMPMNAACUEQAQ9A0AAMEWADD1DQQAxBUAIYMPAQDFFQAhiA9AAMYVACGJD0AAxhUAIYoPQADbFQAhiw9AANsVACGMDwAAyhUAIAMAAACBEQAgAwAAkxEAMBQAAJQRACADAAAAgREAIAMAAIIRADAEAAD-EAAgCvINAADAFgAw8w0AAJoRABD0DQAAwBYAMPoNAQDmFQAhng4CAOwVACGDDwEAAAABhA9AAOgVACGFDwIA7BUAIYYPQADnFQAhhw8AAO0VACABAAAAlxEAIAEAAACXEQAgCvINAADAFgAw8w0AAJoRABD0DQAAwBYAMPoNAQDmFQAhng4CAOwVACGDDwEA5BUAIYQPQADoFQAhhQ8CAOwVACGGD0AA5xUAIYcPAADtFQAgA_oNAAC_GAAghg8AAL8YACCHDwAAvxgAIAMAAACaEQAgAwAAmxEAMAQAAJcRACADAAAAmhEAIAMAAJsRADAEAACXEQAgAwAAAJoRACADAACbEQAwBAAAlxEAIAf6DQEAAAABng4CAAAAAYMPAQAAAAGED0AAAAABhQ8CAAAAAYYPQAAAAAGHD4AAAAABAQgAAJ8RACAH-g0BAAAAAZ4OAgAAAAGDDwEAAAABhA9AAAAAAYUPAgAAAAGGD0AAAAABhw-AAAAAAQEIAAChEQAwAQgAAKERADAH-g0BAMkYACGeDgIAyBgAIYMPAQDKGAAhhA9AAMYYACGFDwIAyBgAIYYPQADSGAAhhw-AAAAAAQIAAACXEQAgCAAApBEAIAf6DQEAyRgAIZ4OAgDIGAAhgw8BAMoYACGED0AAxhgAIYUPAgDIGAAhhg9AANIYACGHD4AAAAABAgAAAJoRACAIAACmEQAgAgAAAJoRACAIAACmEQAgAwAAAJcRACAPAACfEQAgEAAApBEAIAEAAACXEQAgAQAAAJoRACAIFQAA4xkAIBYAAOYZACAXAADlGQAgKAAA5BkAICkAAOcZACD6DQAAvxgAIIYPAAC_GAAghw8AAL8YACAK8g0AAL8WADDzDQAArREAEPQNAAC_FgAw-g0BAMkVACGeDgIAyBUAIYMPAQDFFQAhhA9AAMYVACGFDwIAyBUAIYYPQADbFQAhhw8AAMoVACADAAAAmhEAIAMAAKwRADAUAACtEQAgAwAAAJoRACADAACbEQAwBAAAlxEAIBLyDQAAvhYAMPMNAACzEQAQ9A0AAL4WADD6DQEA5hUAIagOQADnFQAhyg5AAOgVACHUDgEA5BUAIfUOQADnFQAh-Q4BAAAAAfoOQADnFQAh-w5AAOcVACH8DgIA7BUAIf0OAgDsFQAh_g4BAOYVACH_DgEA5hUAIYAPAQDmFQAhgQ8CAOsVACGCDwEA5hUAIQEAAACwEQAgAQAAALARACAS8g0AAL4WADDzDQAAsxEAEPQNAAC-FgAw-g0BAOYVACGoDkAA5xUAIcoOQADoFQAh1A4BAOQVACH1DkAA5xUAIfkOAQDkFQAh-g5AAOcVACH7DkAA5xUAIfwOAgDsFQAh_Q4CAOwVACH-DgEA5hUAIf8OAQDmFQAhgA8BAOYVACGBDwIA6xUAIYIPAQDmFQAhCvoNAAC_GAAgqA4AAL8YACD1DgAAvxgAIPoOAAC_GAAg-w4AAL8YACD-DgAAvxgAIP8OAAC_GAAggA8AAL8YACCBDwAAvxgAIIIPAAC_GAAgAwAAALMRACADAAC0EQAwBAAAsBEAIAMAAACzEQAgAwAAtBEAMAQAALARACADAAAAsxEAIAMAALQRADAEAACwEQAgD_oNAQAAAAGoDkAAAAAByg5AAAAAAdQOAQAAAAH1DkAAAAAB-Q4BAAAAAfoOQAAAAAH7DkAAAAAB_A4CAAAAAf0OAgAAAAH-DgEAAAAB_w4BAAAAAYAPAQAAAAGBDwIAAAABgg8BAAAAAQEIAAC4EQAgD_oNAQAAAAGoDkAAAAAByg5AAAAAAdQOAQAAAAH1DkAAAAAB-Q4BAAAAAfoOQAAAAAH7DkAAAAAB_A4CAAAAAf0OAgAAAAH-DgEAAAAB_w4BAAAAAYAPAQAAAAGBDwIAAAABgg8BAAAAAQEIAAC6EQAwAQgAALoRADAP-g0BAMkYACGoDkAA0hgAIcoOQADGGAAh1A4BAMoYACH1DkAA0hgAIfkOAQDKGAAh-g5AANIYACH7DkAA0hgAIfwOAgDIGAAh_Q4CAMgYACH-DgEAyRgAIf8OAQDJGAAhgA8BAMkYACGBDwIAxxgAIYIPAQDJGAAhAgAAALARACAIAAC9EQAgD_oNAQDJGAAhqA5AANIYACHKDkAAxhgAIdQOAQDKGAAh9Q5AANIYACH5DgEAyhgAIfoOQADSGAAh-w5AANIYACH8DgIAyBgAIf0OAgDIGAAh_g4BAMkYACH_DgEAyRgAIYAPAQDJGAAhgQ8CAMcYACGCDwEAyRgAIQIAAACzEQAgCAAAvxEAIAIAAACzEQAgCAAAvxEAIAMAAACwEQAgDwAAuBEAIBAAAL0RACABAAAAsBEAIAEAAACzEQAgDxUAAN4ZACAWAADhGQAgFwAA4BkAICgAAN8ZACApAADiGQAg-g0AAL8YACCoDgAAvxgAIPUOAAC_GAAg-g4AAL8YACD7DgAAvxgAIP4OAAC_GAAg_w4AAL8YACCADwAAvxgAIIEPAAC_GAAggg8AAL8YACAS8g0AAL0WADDzDQAAxhEAEPQNAAC9FgAw-g0BAMkVACGoDkAA2xUAIcoOQADGFQAh1A4BAMUVACH1DkAA2xUAIfkOAQDFFQAh-g5AANsVACH7DkAA2xUAIfwOAgDIFQAh_Q4CAMgVACH-DgEAyRUAIf8OAQDJFQAhgA8BAMkVACGBDwIAxxUAIYIPAQDJFQAhAwAAALMRACADAADFEQAwFAAAxhEAIAMAAACzEQAgAwAAtBEAMAQAALARACAIpwUBAOQVACHyDQAAuxYAMPMNAADMEQAQ9A0AALsWADD3DUAA6BUAIbQOAQDkFQAh9w4gAOUVACH4DgAAvBYAIAEAAADJEQAgAQAAAMkRACAHpwUBAOQVACHyDQAAuxYAMPMNAADMEQAQ9A0AALsWADD3DUAA6BUAIbQOAQDkFQAh9w4gAOUVACEAAwAAAMwRACADAADNEQAwBAAAyREAIAMAAADMEQAgAwAAzREAMAQAAMkRACADAAAAzBEAIAMAAM0RADAEAADJEQAgBKcFAQAAAAH3DUAAAAABtA4BAAAAAfcOIAAAAAEBCAAA0REAIASnBQEAAAAB9w1AAAAAAbQOAQAAAAH3DiAAAAABAQgAANMRADABCAAA0xEAMASnBQEAyhgAIfcNQADGGAAhtA4BAMoYACH3DiAA6BgAIQIAAADJEQAgCAAA1hEAIASnBQEAyhgAIfcNQADGGAAhtA4BAMoYACH3DiAA6BgAIQIAAADMEQAgCAAA2BEAIAIAAADMEQAgCAAA2BEAIAMAAADJEQAgDwAA0REAIBAAANYRACABAAAAyREAIAEAAADMEQAgAxUAANsZACAWAADdGQAgFwAA3BkAIAenBQEAxRUAIfINAAC6FgAw8w0AAN8RABD0DQAAuhYAMPcNQADGFQAhtA4BAMUVACH3DiAA4BUAIQMAAADMEQAgAwAA3hEAMBQAAN8RACADAAAAzBEAIAMAAM0RADAEAADJEQAgB6cFAQDkFQAh8g0AALgWADDzDQAA5REAEPQNAAC4FgAw9A5AAOgVACH1DkAA6BUAIfYOAAC5FgAgAQAAAOIRACABAAAA4hEAIAanBQEA5BUAIfINAAC4FgAw8w0AAOURABD0DQAAuBYAMPQOQADoFQAh9Q5AAOgVACEAAwAAAOURACADAADmEQAwBAAA4hEAIAMAAADlEQAgAwAA5hEAMAQAAOIRACADAAAA5REAIAMAAOYRADAEAADiEQAgA6cFAQAAAAH0DkAAAAAB9Q5AAAAAAQEIAADqEQAgA6cFAQAAAAH0DkAAAAAB9Q5AAAAAAQEIAADsEQAwAQgAAOwRADADpwUBAMoYACH0DkAAxhgAIfUOQADGGAAhAgAAAOIRACAIAADvEQAgA6cFAQDKGAAh9A5AAMYYACH1DkAAxhgAIQIAAADlEQAgCAAA8REAIAIAAADlEQAgCAAA8REAIAMAAADiEQAgDwAA6hEAIBAAAO8RACABAAAA4hEAIAEAAADlEQAgAxUAANgZACAWAADaGQAgFwAA2RkAIAanBQEAxRUAIfINAAC3FgAw8w0AAPgRABD0DQAAtxYAMPQOQADGFQAh9Q5AAMYVACEDAAAA5REAIAMAAPcRADAUAAD4EQAgAwAAAOURACADAADmEQAwBAAA4hEAIAryDQAAtRYAMPMNAAD-EQAQ9A0AALUWADD1DQEAAAAB9w1AAOgVACG8DgEA5BUAIfAOAQDkFQAh8Q4BAOQVACHyDkAA5xUAIfMOAAC2FgAgAQAAAPsRACABAAAA-xEAIAnyDQAAtRYAMPMNAAD-EQAQ9A0AALUWADD1DQEA5BUAIfcNQADoFQAhvA4BAOQVACHwDgEA5BUAIfEOAQDkFQAh8g5AAOcVACEB8g4AAL8YACADAAAA_hEAIAMAAP8RADAEAAD7EQAgAwAAAP4RACADAAD_EQAwBAAA-xEAIAMAAAD-EQAgAwAA_xEAMAQAAPsRACAG9Q0BAAAAAfcNQAAAAAG8DgEAAAAB8A4BAAAAAfEOAQAAAAHyDkAAAAABAQgAAIMSACAG9Q0BAAAAAfcNQAAAAAG8DgEAAAAB8A4BAAAAAfEOAQAAAAHyDkAAAAABAQgAAIUSADABCAAAhRIAMAb1DQEAyhgAIfcNQADGGAAhvA4BAMoYACHwDgEAyhgAIfEOAQDKGAAh8g5AANIYACECAAAA-xEAIAgAAIgSACAG9Q0BAMoYACH3DUAAxhgAIbwOAQDKGAAh8A4BAMoYACHxDgEAyhgAIfIOQADSGAAhAgAAAP4RACAIAACKEgAgAgAAAP4RACAIAACKEgAgAwAAAPsRACAPAACDEgAgEAAAiBIAIAEAAAD7EQAgAQAAAP4RACAEFQAA1RkAIBYAANcZACAXAADWGQAg8g4AAL8YACAJ8g0AALQWADDzDQAAkRIAEPQNAAC0FgAw9Q0BAMUVACH3DUAAxhUAIbwOAQDFFQAh8A4BAMUVACHxDgEAxRUAIfIOQADbFQAhAwAAAP4RACADAACQEgAwFAAAkRIAIAMAAAD-EQAgAwAA_xEAMAQAAPsRACAK8g0AALMWADDzDQAAlxIAEPQNAACzFgAw9w0EAO8VACG2DgQAAAABtw4EAO8VACHsDgQA7xUAIe0OBADvFQAh7g4EAO8VACHvDgEA5BUAIQEAAACUEgAgAQAAAJQSACAK8g0AALMWADDzDQAAlxIAEPQNAACzFgAw9w0EAO8VACG2DgQA7xUAIbcOBADvFQAh7A4EAO8VACHtDgQA7xUAIe4OBADvFQAh7w4BAOQVACEAAwAAAJcSACADAACYEgAwBAAAlBIAIAMAAACXEgAgAwAAmBIAMAQAAJQSACADAAAAlxIAIAMAAJgSADAEAACUEgAgB_cNBAAAAAG2DgQAAAABtw4EAAAAAewOBAAAAAHtDgQAAAAB7g4EAAAAAe8OAQAAAAEBCAAAnBIAIAf3DQQAAAABtg4EAAAAAbcOBAAAAAHsDgQAAAAB7Q4EAAAAAe4OBAAAAAHvDgEAAAABAQgAAJ4SADABCAAAnhIAMAf3DQQAxRgAIbYOBADFGAAhtw4EAMUYACHsDgQAxRgAIe0OBADFGAAh7g4EAMUYACHvDgEAyhgAIQIAAACUEgAgCAAAoRIAIAf3DQQAxRgAIbYOBADFGAAhtw4EAMUYACHsDgQAxRgAIe0OBADFGAAh7g4EAMUYACHvDgEAyhgAIQIAAACXEgAgCAAAoxIAIAIAAACXEgAgCAAAoxIAIAMAAACUEgAgDwAAnBIAIBAAAKESACABAAAAlBIAIAEAAACXEgAgBRUAANAZACAWAADTGQAgFwAA0hkAICgAANEZACApAADUGQAgCvINAACyFgAw8w0AAKoSABD0DQAAshYAMPcNBADEFQAhtg4EAMQVACG3DgQAxBUAIewOBADEFQAh7Q4EAMQVACHuDgQAxBUAIe8OAQDFFQAhAwAAAJcSACADAACpEgAwFAAAqhIAIAMAAACXEgAgAwAAmBIAMAQAAJQSACAN2QgBAOQVACHyDQAAsBYAMPMNAACwEgAQ9A0AALAWADD3DQQA7xUAIbYOBADvFQAhtw4EAO8VACG4DgIA7BUAIbkOAgDsFQAh3Q4BAOQVACHlDhAApxYAIeYOEACnFgAh6w4AALEWACABAAAArRIAIAEAAACtEgAgDNkIAQDkFQAh8g0AALAWADDzDQAAsBIAEPQNAACwFgAw9w0EAO8VACG2DgQA7xUAIbcOBADvFQAhuA4CAOwVACG5DgIA7BUAId0OAQDkFQAh5Q4QAKcWACHmDhAApxYAIQADAAAAsBIAIAMAALESADAEAACtEgAgAwAAALASACADAACxEgAwBAAArRIAIAMAAACwEgAgAwAAsRIAMAQAAK0SACAJ2QgBAAAAAfcNBAAAAAG2DgQAAAABtw4EAAAAAbgOAgAAAAG5DgIAAAAB3Q4BAAAAAeUOEAAAAAHmDhAAAAABAQgAALUSACAJ2QgBAAAAAfcNBAAAAAG2DgQAAAABtw4EAAAAAbgOAgAAAAG5DgIAAAAB3Q4BAAAAAeUOEAAAAAHmDhAAAAABAQgAALcSADABCAAAtxIAMAnZCAEAyhgAIfcNBADFGAAhtg4EAMUYACG3DgQAxRgAIbgOAgDIGAAhuQ4CAMgYACHdDgEAyhgAIeUOEADAGQAh5g4QAMAZACECAAAArRIAIAgAALoSACAJ2QgBAMoYACH3DQQAxRgAIbYOBADFGAAhtw4EAMUYACG4DgIAyBgAIbkOAgDIGAAh3Q4BAMoYACHlDhAAwBkAIeYOEADAGQAhAgAAALASACAIAAC8EgAgAgAAALASACAIAAC8EgAgAwAAAK0SACAPAAC1EgAgEAAAuhIAIAEAAACtEgAgAQAAALASACAFFQAAyxkAIBYAAM4ZACAXAADNGQAgKAAAzBkAICkAAM8ZACAM2QgBAMUVACHyDQAArxYAMPMNAADDEgAQ9A0AAK8WADD3DQQAxBUAIbYOBADEFQAhtw4EAMQVACG4DgIAyBUAIbkOAgDIFQAh3Q4BAMUVACHlDhAAoxYAIeYOEACjFgAhAwAAALASACADAADCEgAwFAAAwxIAIAMAAACwEgAgAwAAsRIAMAQAAK0SACAJxAcBAOQVACHyDQAArRYAMPMNAADJEgAQ9A0AAK0WADC2DgQA7xUAId0OAQDkFQAh6A4QAKcWACHpDhAApxYAIeoOAACuFgAgAQAAAMYSACABAAAAxhIAIAjEBwEA5BUAIfINAACtFgAw8w0AAMkSABD0DQAArRYAMLYOBADvFQAh3Q4BAOQVACHoDhAApxYAIekOEACnFgAhAAMAAADJEgAgAwAAyhIAMAQAAMYSACADAAAAyRIAIAMAAMoSADAEAADGEgAgAwAAAMkSACADAADKEgAwBAAAxhIAIAXEBwEAAAABtg4EAAAAAd0OAQAAAAHoDhAAAAAB6Q4QAAAAAQEIAADOEgAgBcQHAQAAAAG2DgQAAAAB3Q4BAAAAAegOEAAAAAHpDhAAAAABAQgAANASADABCAAA0BIAMAXEBwEAyhgAIbYOBADFGAAh3Q4BAMoYACHoDhAAwBkAIekOEADAGQAhAgAAAMYSACAIAADTEgAgBcQHAQDKGAAhtg4EAMUYACHdDgEAyhgAIegOEADAGQAh6Q4QAMAZACECAAAAyRIAIAgAANUSACACAAAAyRIAIAgAANUSACADAAAAxhIAIA8AAM4SACAQAADTEgAgAQAAAMYSACABAAAAyRIAIAUVAADGGQAgFgAAyRkAIBcAAMgZACAoAADHGQAgKQAAyhkAIAjEBwEAxRUAIfINAACsFgAw8w0AANwSABD0DQAArBYAMLYOBADEFQAh3Q4BAMUVACHoDhAAoxYAIekOEACjFgAhAwAAAMkSACADAADbEgAwFAAA3BIAIAMAAADJEgAgAwAAyhIAMAQAAMYSACAK8g0AAKoWADDzDQAA4hIAEPQNAACqFgAwtg4EAO8VACHdDgEA5BUAId4OAQDkFQAh5A4CAOwVACHlDhAApxYAIeYOEACnFgAh5w4AAKsWACABAAAA3xIAIAEAAADfEgAgCfINAACqFgAw8w0AAOISABD0DQAAqhYAMLYOBADvFQAh3Q4BAOQVACHeDgEA5BUAIeQOAgDsFQAh5Q4QAKcWACHmDhAApxYAIQADAAAA4hIAIAMAAOMSADAEAADfEgAgAwAAAOISACADAADjEgAwBAAA3xIAIAMAAADiEgAgAwAA4xIAMAQAAN8SACAGtg4EAAAAAd0OAQAAAAHeDgEAAAAB5A4CAAAAAeUOEAAAAAHmDhAAAAABAQgAAOcSACAGtg4EAAAAAd0OAQAAAAHeDgEAAAAB5A4CAAAAAeUOEAAAAAHmDhAAAAABAQgAAOkSADABCAAA6RIAMAa2DgQAxRgAId0OAQDKGAAh3g4BAMoYACHkDgIAyBgAIeUOEADAGQAh5g4QAMAZACECAAAA3xIAIAgAAOwSACAGtg4EAMUYACHdDgEAyhgAId4OAQDKGAAh5A4CAMgYACHlDhAAwBkAIeYOEADAGQAhAgAAAOISACAIAADuEgAgAgAAAOISACAIAADuEgAgAwAAAN8SACAPAADnEgAgEAAA7BIAIAEAAADfEgAgAQAAAOISACAFFQAAwRkAIBYAAMQZACAXAADDGQAgKAAAwhkAICkAAMUZACAJ8g0AAKkWADDzDQAA9RIAEPQNAACpFgAwtg4EAMQVACHdDgEAxRUAId4OAQDFFQAh5A4CAMgVACHlDhAAoxYAIeYOEACjFgAhAwAAAOISACADAAD0EgAwFAAA9RIAIAMAAADiEgAgAwAA4xIAMAQAAN8SACAK8g0AAKYWADDzDQAA-xIAEPQNAACmFgAwtg4EAO8VACHeDgEA5BUAId8OAQDkFQAh4A4QAKcWACHhDgEA5BUAIeIOBADvFQAh4w4AAKgWACABAAAA-BIAIAEAAAD4EgAgCfINAACmFgAw8w0AAPsSABD0DQAAphYAMLYOBADvFQAh3g4BAOQVACHfDgEA5BUAIeAOEACnFgAh4Q4BAOQVACHiDgQA7xUAIQADAAAA-xIAIAMAAPwSADAEAAD4EgAgAwAAAPsSACADAAD8EgAwBAAA-BIAIAMAAAD7EgAgAwAA_BIAMAQAAPgSACAGtg4EAAAAAd4OAQAAAAHfDgEAAAAB4A4QAAAAAeEOAQAAAAHiDgQAAAABAQgAAIATACAGtg4EAAAAAd4OAQAAAAHfDgEAAAAB4A4QAAAAAeEOAQAAAAHiDgQAAAABAQgAAIITADABCAAAghMAMAa2DgQAxRgAId4OAQDKGAAh3w4BAMoYACHgDhAAwBkAIeEOAQDKGAAh4g4EAMUYACECAAAA-BIAIAgAAIUTACAGtg4EAMUYACHeDgEAyhgAId8OAQDKGAAh4A4QAMAZACHhDgEAyhgAIeIOBADFGAAhAgAAAPsSACAIAACHEwAgAgAAAPsSACAIAACHEwAgAwAAAPgSACAPAACAEwAgEAAAhRMAIAEAAAD4EgAgAQAAAPsSACAFFQAAuxkAIBYAAL4ZACAXAAC9GQAgKAAAvBkAICkAAL8ZACAJ8g0AAKIWADDzDQAAjhMAEPQNAACiFgAwtg4EAMQVACHeDgEAxRUAId8OAQDFFQAh4A4QAKMWACHhDgEAxRUAIeIOBADEFQAhAwAAAPsSACADAACNEwAwFAAAjhMAIAMAAAD7EgAgAwAA_BIAMAQAAPgSACAF8g0AAKEWADDzDQAAlBMAEPQNAAChFgAw9Q0EAAAAAd0OAQDkFQAhAQAAAJETACABAAAAkRMAIAXyDQAAoRYAMPMNAACUEwAQ9A0AAKEWADD1DQQA7xUAId0OAQDkFQAhAAMAAACUEwAgAwAAlRMAMAQAAJETACADAAAAlBMAIAMAAJUTADAEAACREwAgAwAAAJQTACADAACVEwAwBAAAkRMAIAL1DQQAAAAB3Q4BAAAAAQEIAACZEwAgAvUNBAAAAAHdDgEAAAABAQgAAJsTADABCAAAmxMAMAL1DQQAxRgAId0OAQDKGAAhAgAAAJETACAIAACeEwAgAvUNBADFGAAh3Q4BAMoYACECAAAAlBMAIAgAAKATACACAAAAlBMAIAgAAKATACADAAAAkRMAIA8AAJkTACAQAACeEwAgAQAAAJETACABAAAAlBMAIAUVAAC2GQAgFgAAuRkAIBcAALgZACAoAAC3GQAgKQAAuhkAIAXyDQAAoBYAMPMNAACnEwAQ9A0AAKAWADD1DQQAxBUAId0OAQDFFQAhAwAAAJQTACADAACmEwAwFAAApxMAIAMAAACUEwAgAwAAlRMAMAQAAJETACAG8g0AAJ8WADDzDQAArRMAEPQNAACfFgAwmQ5AAOgVACG0DgEAAAAB3Q4BAOQVACEBAAAAqhMAIAEAAACqEwAgBvINAACfFgAw8w0AAK0TABD0DQAAnxYAMJkOQADoFQAhtA4BAOQVACHdDgEA5BUAIQADAAAArRMAIAMAAK4TADAEAACqEwAgAwAAAK0TACADAACuEwAwBAAAqhMAIAMAAACtEwAgAwAArhMAMAQAAKoTACADmQ5AAAAAAbQOAQAAAAHdDgEAAAABAQgAALITACADmQ5AAAAAAbQOAQAAAAHdDgEAAAABAQgAALQTADABCAAAtBMAMAOZDkAAxhgAIbQOAQDKGAAh3Q4BAMoYACECAAAAqhMAIAgAALcTACADmQ5AAMYYACG0DgEAyhgAId0OAQDKGAAhAgAAAK0TACAIAAC5EwAgAgAAAK0TACAIAAC5EwAgAwAAAKoTACAPAACyEwAgEAAAtxMAIAEAAACqEwAgAQAAAK0TACADFQAAsxkAIBYAALUZACAXAAC0GQAgBvINAACeFgAw8w0AAMATABD0DQAAnhYAMJkOQADGFQAhtA4BAMUVACHdDgEAxRUAIQMAAACtEwAgAwAAvxMAMBQAAMATACADAAAArRMAIAMAAK4TADAEAACqEwAgF_INAACbFgAw8w0AAMYTABD0DQAAmxYAMPoNAQDmFQAhmQ5AAOgVACG0DgEA5BUAIbYOBADvFQAhzA4AAJ0WACDODgEA5BUAIc8OAgDsFQAh0A4gAOUVACHRDgIA7BUAIdIOAADfFQAg0w4gAOUVACHUDgEA5hUAIdUOBACcFgAh1g4EAJwWACHXDgAA9xUAINgOQADnFQAh2Q5AAOcVACHaDgQAnBYAIdsOBACcFgAh3A5AAOgVACEBAAAAwxMAIAEAAADDEwAgFvINAACbFgAw8w0AAMYTABD0DQAAmxYAMPoNAQDmFQAhmQ5AAOgVACG0DgEA5BUAIbYOBADvFQAhzg4BAOQVACHPDgIA7BUAIdAOIADlFQAh0Q4CAOwVACHSDgAA3xUAINMOIADlFQAh1A4BAOYVACHVDgQAnBYAIdYOBACcFgAh1w4AAPcVACDYDkAA5xUAIdkOQADnFQAh2g4EAJwWACHbDgQAnBYAIdwOQADoFQAhCPoNAAC_GAAg1A4AAL8YACDVDgAAvxgAINYOAAC_GAAg2A4AAL8YACDZDgAAvxgAINoOAAC_GAAg2w4AAL8YACADAAAAxhMAIAMAAMcTADAEAADDEwAgAwAAAMYTACADAADHEwAwBAAAwxMAIAMAAADGEwAgAwAAxxMAMAQAAMMTACAT-g0BAAAAAZkOQAAAAAG0DgEAAAABtg4EAAAAAc4OAQAAAAHPDgIAAAAB0A4gAAAAAdEOAgAAAAHSDgAAshkAINMOIAAAAAHUDgEAAAAB1Q4EAAAAAdYOBAAAAAHXDoAAAAAB2A5AAAAAAdkOQAAAAAHaDgQAAAAB2w4EAAAAAdwOQAAAAAEBCAAAyxMAIBP6DQEAAAABmQ5AAAAAAbQOAQAAAAG2DgQAAAABzg4BAAAAAc8OAgAAAAHQDiAAAAAB0Q4CAAAAAdIOAACyGQAg0w4gAAAAAdQOAQAAAAHVDgQAAAAB1g4EAAAAAdcOgAAAAAHYDkAAAAAB2Q5AAAAAAdoOBAAAAAHbDgQAAAAB3A5AAAAAAQEIAADNEwAwAQgAAM0TADAT-g0BAMkYACGZDkAAxhgAIbQOAQDKGAAhtg4EAMUYACHODgEAyhgAIc8OAgDIGAAh0A4gAOgYACHRDgIAyBgAIdIOAACwGQAg0w4gAOgYACHUDgEAyRgAIdUOBACxGQAh1g4EALEZACHXDoAAAAAB2A5AANIYACHZDkAA0hgAIdoOBACxGQAh2w4EALEZACHcDkAAxhgAIQIAAADDEwAgCAAA0BMAIBP6DQEAyRgAIZkOQADGGAAhtA4BAMoYACG2DgQAxRgAIc4OAQDKGAAhzw4CAMgYACHQDiAA6BgAIdEOAgDIGAAh0g4AALAZACDTDiAA6BgAIdQOAQDJGAAh1Q4EALEZACHWDgQAsRkAIdcOgAAAAAHYDkAA0hgAIdkOQADSGAAh2g4EALEZACHbDgQAsRkAIdwOQADGGAAhAgAAAMYTACAIAADSEwAgAgAAAMYTACAIAADSEwAgAwAAAMMTACAPAADLEwAgEAAA0BMAIAEAAADDEwAgAQAAAMYTACANFQAAqxkAIBYAAK4ZACAXAACtGQAgKAAArBkAICkAAK8ZACD6DQAAvxgAINQOAAC_GAAg1Q4AAL8YACDWDgAAvxgAINgOAAC_GAAg2Q4AAL8YACDaDgAAvxgAINsOAAC_GAAgFvINAACXFgAw8w0AANkTABD0DQAAlxYAMPoNAQDJFQAhmQ5AAMYVACG0DgEAxRUAIbYOBADEFQAhzg4BAMUVACHPDgIAyBUAIdAOIADgFQAh0Q4CAMgVACHSDgAA3xUAINMOIADgFQAh1A4BAMkVACHVDgQAmBYAIdYOBACYFgAh1w4AAPQVACDYDkAA2xUAIdkOQADbFQAh2g4EAJgWACHbDgQAmBYAIdwOQADGFQAhAwAAAMYTACADAADYEwAwFAAA2RMAIAMAAADGEwAgAwAAxxMAMAQAAMMTACAH8g0AAJUWADDzDQAA3xMAEPQNAACVFgAwmQ5AAOgVACGbDgEA5BUAIbQOAQDkFQAhzQ4AAJYWACABAAAA3BMAIAEAAADcEwAgBvINAACVFgAw8w0AAN8TABD0DQAAlRYAMJkOQADoFQAhmw4BAOQVACG0DgEA5BUAIQADAAAA3xMAIAMAAOATADAEAADcEwAgAwAAAN8TACADAADgEwAwBAAA3BMAIAMAAADfEwAgAwAA4BMAMAQAANwTACADmQ5AAAAAAZsOAQAAAAG0DgEAAAABAQgAAOQTACADmQ5AAAAAAZsOAQAAAAG0DgEAAAABAQgAAOYTADABCAAA5hMAMAOZDkAAxhgAIZsOAQDKGAAhtA4BAMoYACECAAAA3BMAIAgAAOkTACADmQ5AAMYYACGbDgEAyhgAIbQOAQDKGAAhAgAAAN8TACAIAADrEwAgAgAAAN8TACAIAADrEwAgAwAAANwTACAPAADkEwAgEAAA6RMAIAEAAADcEwAgAQAAAN8TACADFQAAqBkAIBYAAKoZACAXAACpGQAgBvINAACUFgAw8w0AAPITABD0DQAAlBYAMJkOQADGFQAhmw4BAMUVACG0DgEAxRUAIQMAAADfEwAgAwAA8RMAMBQAAPITACADAAAA3xMAIAMAAOATADAEAADcEwAgDu0MAACSFgAgwA0CAOwVACHyDQAAkRYAMPMNAAD3EwAQ9A0AAJEWADCXDgEA5hUAIbQOAQDkFQAhtg4EAO8VACHGDgEA5BUAIcgOAgDsFQAhyQ5AAOgVACHKDkAA6BUAIcsOAADtFQAgzA4AAJMWACABAAAA9RMAIA3tDAAAkhYAIMANAgDsFQAh8g0AAJEWADDzDQAA9xMAEPQNAACRFgAwlw4BAOYVACG0DgEA5BUAIbYOBADvFQAhxg4BAOQVACHIDgIA7BUAIckOQADoFQAhyg5AAOgVACHLDgAA7RUAIAPtDAAApxkAIJcOAAC_GAAgyw4AAL8YACADAAAA9xMAIAMAAPgTADAEAAD1EwAgAQAAAPcTACABAAAA9RMAIAMAAAD3EwAgAwAA-BMAMAQAAPUTACADAAAA9xMAIAMAAPgTADAEAAD1EwAgAwAAAPcTACADAAD4EwAwBAAA9RMAIArtDAAAphkAIMANAgAAAAGXDgEAAAABtA4BAAAAAbYOBAAAAAHGDgEAAAAByA4CAAAAAckOQAAAAAHKDkAAAAAByw6AAAAAAQEIAAD_EwAgCcANAgAAAAGXDgEAAAABtA4BAAAAAbYOBAAAAAHGDgEAAAAByA4CAAAAAckOQAAAAAHKDkAAAAAByw6AAAAAAQEIAACBFAAwAQgAAIEUADAK7QwAAKUZACDADQIAyBgAIZcOAQDJGAAhtA4BAMoYACG2DgQAxRgAIcYOAQDKGAAhyA4CAMgYACHJDkAAxhgAIcoOQADGGAAhyw6AAAAAAQIAAAD1EwAgCAAAhBQAIAnADQIAyBgAIZcOAQDJGAAhtA4BAMoYACG2DgQAxRgAIcYOAQDKGAAhyA4CAMgYACHJDkAAxhgAIcoOQADGGAAhyw6AAAAAAQIAAAD3EwAgCAAAhhQAIAIAAAD3EwAgCAAAhhQAIAMAAAD1EwAgDwAA_xMAIBAAAIQUACABAAAA9RMAIAEAAAD3EwAgBxUAAKAZACAWAACjGQAgFwAAohkAICgAAKEZACApAACkGQAglw4AAL8YACDLDgAAvxgAIAzADQIAyBUAIfINAACQFgAw8w0AAI0UABD0DQAAkBYAMJcOAQDJFQAhtA4BAMUVACG2DgQAxBUAIcYOAQDFFQAhyA4CAMgVACHJDkAAxhUAIcoOQADGFQAhyw4AAMoVACADAAAA9xMAIAMAAIwUADAUAACNFAAgAwAAAPcTACADAAD4EwAwBAAA9RMAIAbsDAAAjxYAIPINAACOFgAw8w0AAJMUABD0DQAAjhYAMMYOAQAAAAHHDkAA5xUAIQEAAACQFAAgAQAAAJAUACAG7AwAAI8WACDyDQAAjhYAMPMNAACTFAAQ9A0AAI4WADDGDgEA5BUAIccOQADnFQAhAuwMAACfGQAgxw4AAL8YACADAAAAkxQAIAMAAJQUADAEAACQFAAgAwAAAJMUACADAACUFAAwBAAAkBQAIAMAAACTFAAgAwAAlBQAMAQAAJAUACAD7AwAAJ4ZACDGDgEAAAABxw5AAAAAAQEIAACYFAAgAsYOAQAAAAHHDkAAAAABAQgAAJoUADABCAAAmhQAMAPsDAAAkRkAIMYOAQDKGAAhxw5AANIYACECAAAAkBQAIAgAAJ0UACACxg4BAMoYACHHDkAA0hgAIQIAAACTFAAgCAAAnxQAIAIAAACTFAAgCAAAnxQAIAMAAACQFAAgDwAAmBQAIBAAAJ0UACABAAAAkBQAIAEAAACTFAAgBBUAAI4ZACAWAACQGQAgFwAAjxkAIMcOAAC_GAAgBfINAACNFgAw8w0AAKYUABD0DQAAjRYAMMYOAQDFFQAhxw5AANsVACEDAAAAkxQAIAMAAKUUADAUAACmFAAgAwAAAJMUACADAACUFAAwBAAAkBQAIBXZCAEA5BUAIfINAACHFgAw8w0AAKwUABD0DQAAhxYAMPcNBADvFQAhtg4EAO8VACG3DgQA7xUAIbgOAgDsFQAhuQ4CAOwVACG6DiAAiBYAIbsOIACIFgAhvA4BAOQVACG9DgABiRYAIb4OAAGKFgAhvw4AAYoWACHADgABihYAIcEOAAGKFgAhwg4QAIsWACHDDhAAixYAIcQOEACLFgAhxQ4AAIwWACABAAAAqRQAIAEAAACpFAAgFNkIAQDkFQAh8g0AAIcWADDzDQAArBQAEPQNAACHFgAw9w0EAO8VACG2DgQA7xUAIbcOBADvFQAhuA4CAOwVACG5DgIA7BUAIboOIACIFgAhuw4gAIgWACG8DgEA5BUAIb0OAAGJFgAhvg4AAYoWACG_DgABihYAIcAOAAGKFgAhwQ4AAYoWACHCDhAAixYAIcMOEACLFgAhxA4QAIsWACEJug4AAL8YACC7DgAAvxgAIL4OAAC_GAAgvw4AAL8YACDADgAAvxgAIMEOAAC_GAAgwg4AAL8YACDDDgAAvxgAIMQOAAC_GAAgAwAAAKwUACADAACtFAAwBAAAqRQAIAMAAACsFAAgAwAArRQAMAQAAKkUACADAAAArBQAIAMAAK0UADAEAACpFAAgEdkIAQAAAAH3DQQAAAABtg4EAAAAAbcOBAAAAAG4DgIAAAABuQ4CAAAAAboOIAAAAAG7DiAAAAABvA4BAAAAAb0OAAEAAAG-DgABAAABvw4AAQAAAcAOAAEAAAHBDgABAAABwg4QAAAAAcMOEAAAAAHEDhAAAAABAQgAALEUACAR2QgBAAAAAfcNBAAAAAG2DgQAAAABtw4EAAAAAbgOAgAAAAG5DgIAAAABug4gAAAAAbsOIAAAAAG8DgEAAAABvQ4AAQAAAb4OAAEAAAG_DgABAAABwA4AAQAAAcEOAAEAAAHCDhAAAAABww4QAAAAAcQOEAAAAAEBCAAAsxQAMAEIAACzFAAwEdkIAQDKGAAh9w0EAMUYACG2DgQAxRgAIbcOBADFGAAhuA4CAMgYACG5DgIAyBgAIboOIACKGQAhuw4gAIoZACG8DgEAyhgAIb0OAAGLGQAhvg4AAYwZACG_DgABjBkAIcAOAAGMGQAhwQ4AAYwZACHCDhAAjRkAIcMOEACNGQAhxA4QAI0ZACECAAAAqRQAIAgAALYUACAR2QgBAMoYACH3DQQAxRgAIbYOBADFGAAhtw4EAMUYACG4DgIAyBgAIbkOAgDIGAAhug4gAIoZACG7DiAAihkAIbwOAQDKGAAhvQ4AAYsZACG-DgABjBkAIb8OAAGMGQAhwA4AAYwZACHBDgABjBkAIcIOEACNGQAhww4QAI0ZACHEDhAAjRkAIQIAAACsFAAgCAAAuBQAIAIAAACsFAAgCAAAuBQAIAMAAACpFAAgDwAAsRQAIBAAALYUACABAAAAqRQAIAEAAACsFAAgDhUAAIUZACAWAACIGQAgFwAAhxkAICgAAIYZACApAACJGQAgug4AAL8YACC7DgAAvxgAIL4OAAC_GAAgvw4AAL8YACDADgAAvxgAIMEOAAC_GAAgwg4AAL8YACDDDgAAvxgAIMQOAAC_GAAgFNkIAQDFFQAh8g0AAPoVADDzDQAAvxQAEPQNAAD6FQAw9w0EAMQVACG2DgQAxBUAIbcOBADEFQAhuA4CAMgVACG5DgIAyBUAIboOIAD7FQAhuw4gAPsVACG8DgEAxRUAIb0OAAH8FQAhvg4AAf0VACG_DgAB_RUAIcAOAAH9FQAhwQ4AAf0VACHCDhAA_hUAIcMOEAD-FQAhxA4QAP4VACEDAAAArBQAIAMAAL4UADAUAAC_FAAgAwAAAKwUACADAACtFAAwBAAAqRQAIAbyDQAA-RUAMPMNAADFFAAQ9A0AAPkVADCZDkAA6BUAIbQOAQAAAAG1DgEA5hUAIQEAAADCFAAgAQAAAMIUACAG8g0AAPkVADDzDQAAxRQAEPQNAAD5FQAwmQ5AAOgVACG0DgEA5BUAIbUOAQDmFQAhAbUOAAC_GAAgAwAAAMUUACADAADGFAAwBAAAwhQAIAMAAADFFAAgAwAAxhQAMAQAAMIUACADAAAAxRQAIAMAAMYUADAEAADCFAAgA5kOQAAAAAG0DgEAAAABtQ4BAAAAAQEIAADKFAAgA5kOQAAAAAG0DgEAAAABtQ4BAAAAAQEIAADMFAAwAQgAAMwUADADmQ5AAMYYACG0DgEAyhgAIbUOAQDJGAAhAgAAAMIUACAIAADPFAAgA5kOQADGGAAhtA4BAMoYACG1DgEAyRgAIQIAAADFFAAgCAAA0RQAIAIAAADFFAAgCAAA0RQAIAMAAADCFAAgDwAAyhQAIBAAAM8UACABAAAAwhQAIAEAAADFFAAgBBUAAIIZACAWAACEGQAgFwAAgxkAILUOAAC_GAAgBvINAAD4FQAw8w0AANgUABD0DQAA-BUAMJkOQADGFQAhtA4BAMUVACG1DgEAyRUAIQMAAADFFAAgAwAA1xQAMBQAANgUACADAAAAxRQAIAMAAMYUADAEAADCFAAgCwgAAPcVACDyDQAA9hUAMPMNAADeFAAQ9A0AAPYVADD1DQQAAAABjw4BAOYVACGQDgEA5BUAIZkOQADoFQAhmg4BAOYVACGyDiAA5RUAIbMOAQDmFQAhAQAAANsUACABAAAA2xQAIAsIAAD3FQAg8g0AAPYVADDzDQAA3hQAEPQNAAD2FQAw9Q0EAO8VACGPDgEA5hUAIZAOAQDkFQAhmQ5AAOgVACGaDgEA5hUAIbIOIADlFQAhsw4BAOYVACEDjw4AAL8YACCaDgAAvxgAILMOAAC_GAAgAwAAAN4UACADAADfFAAwBAAA2xQAIAMAAADeFAAgAwAA3xQAMAQAANsUACADAAAA3hQAIAMAAN8UADAEAADbFAAgCAiAAAAAAfUNBAAAAAGPDgEAAAABkA4BAAAAAZkOQAAAAAGaDgEAAAABsg4gAAAAAbMOAQAAAAEBCAAA4xQAIAgIgAAAAAH1DQQAAAABjw4BAAAAAZAOAQAAAAGZDkAAAAABmg4BAAAAAbIOIAAAAAGzDgEAAAABAQgAAOUUADABCAAA5RQAMAgIgAAAAAH1DQQAxRgAIY8OAQDJGAAhkA4BAMoYACGZDkAAxhgAIZoOAQDJGAAhsg4gAOgYACGzDgEAyRgAIQIAAADbFAAgCAAA6BQAIAgIgAAAAAH1DQQAxRgAIY8OAQDJGAAhkA4BAMoYACGZDkAAxhgAIZoOAQDJGAAhsg4gAOgYACGzDgEAyRgAIQIAAADeFAAgCAAA6hQAIAIAAADeFAAgCAAA6hQAIAMAAADbFAAgDwAA4xQAIBAAAOgUACABAAAA2xQAIAEAAADeFAAgCBUAAP0YACAWAACAGQAgFwAA_xgAICgAAP4YACApAACBGQAgjw4AAL8YACCaDgAAvxgAILMOAAC_GAAgCwgAAPQVACDyDQAA8xUAMPMNAADxFAAQ9A0AAPMVADD1DQQAxBUAIY8OAQDJFQAhkA4BAMUVACGZDkAAxhUAIZoOAQDJFQAhsg4gAOAVACGzDgEAyRUAIQMAAADeFAAgAwAA8BQAMBQAAPEUACADAAAA3hQAIAMAAN8UADAEAADbFAAgGK8BAADfFQAgwQ0AAOkVACDyDQAA4xUAMPMNAACBFQAQ9A0AAOMVADD1DQEAAAABmQ5AAOgVACGbDgEA5BUAIZwOAQDkFQAhnQ4BAOQVACGeDgAA3xUAIJ8OIADlFQAhoA4BAOQVACGhDgEA5hUAIaIOQADnFQAhow4BAOYVACGkDgEA5hUAIaUOIADlFQAhpg4BAOYVACGnDiAA5RUAIagOQADnFQAhqQ4gAOUVACGqDkAA5xUAIasOQADnFQAhAQAAAPQUACATvg0AAPEVACDADQAA8hUAIPINAADwFQAw8w0AAPYUABD0DQAA8BUAMPUNAQDkFQAhjg4BAOQVACGPDgEA5BUAIZAOAQDkFQAhkQ4BAOQVACGSDgEA5hUAIZMOAQDkFQAhlA4CAOwVACGVDgIA7BUAIZYOQADnFQAhlw4CAOwVACGYDkAA5xUAIZkOQADoFQAhmg4BAOYVACEGvg0AAPsYACDADQAA_BgAIJIOAAC_GAAglg4AAL8YACCYDgAAvxgAIJoOAAC_GAAgE74NAADxFQAgwA0AAPIVACDyDQAA8BUAMPMNAAD2FAAQ9A0AAPAVADD1DQEAAAABjg4BAOQVACGPDgEA5BUAIZAOAQDkFQAhkQ4BAOQVACGSDgEA5hUAIZMOAQDkFQAhlA4CAOwVACGVDgIA7BUAIZYOQADnFQAhlw4CAOwVACGYDkAA5xUAIZkOQADoFQAhmg4BAOYVACEDAAAA9hQAIAMAAPcUADAEAAD4FAAgDL8NAADuFQAg8g0AAOoVADDzDQAA-hQAEPQNAADqFQAw9Q0EAO8VACH2DQEA5BUAIfcNQADoFQAh-A0CAOsVACH5DQIA7BUAIfoNAQDmFQAh-w0AAO0VACD8DQEA5hUAIQW_DQAA-hgAIPgNAAC_GAAg-g0AAL8YACD7DQAAvxgAIPwNAAC_GAAgDL8NAADuFQAg8g0AAOoVADDzDQAA-hQAEPQNAADqFQAw9Q0EAAAAAfYNAQDkFQAh9w1AAOgVACH4DQIA6xUAIfkNAgDsFQAh-g0BAOYVACH7DQAA7RUAIPwNAQDmFQAhAwAAAPoUACADAAD7FAAwBAAA_BQAIAEAAAD6FAAgAQAAAPYUACABAAAA9BQAIBivAQAA3xUAIMENAADpFQAg8g0AAOMVADDzDQAAgRUAEPQNAADjFQAw9Q0BAOQVACGZDkAA6BUAIZsOAQDkFQAhnA4BAOQVACGdDgEA5BUAIZ4OAADfFQAgnw4gAOUVACGgDgEA5BUAIaEOAQDmFQAhog5AAOcVACGjDgEA5hUAIaQOAQDmFQAhpQ4gAOUVACGmDgEA5hUAIacOIADlFQAhqA5AAOcVACGpDiAA5RUAIaoOQADnFQAhqw5AAOcVACEJwQ0AAPkYACChDgAAvxgAIKIOAAC_GAAgow4AAL8YACCkDgAAvxgAIKYOAAC_GAAgqA4AAL8YACCqDgAAvxgAIKsOAAC_GAAgAwAAAIEVACADAACCFQAwBAAA9BQAIAMAAACBFQAgAwAAghUAMAQAAPQUACADAAAAgRUAIAMAAIIVADAEAAD0FAAgFa8BAAD2GAAgwQ0AAPgYACD1DQEAAAABmQ5AAAAAAZsOAQAAAAGcDgEAAAABnQ4BAAAAAZ4OAAD3GAAgnw4gAAAAAaAOAQAAAAGhDgEAAAABog5AAAAAAaMOAQAAAAGkDgEAAAABpQ4gAAAAAaYOAQAAAAGnDiAAAAABqA5AAAAAAakOIAAAAAGqDkAAAAABqw5AAAAAAQEIAACGFQAgFK8BAAD2GAAg9Q0BAAAAAZkOQAAAAAGbDgEAAAABnA4BAAAAAZ0OAQAAAAGeDgAA9xgAIJ8OIAAAAAGgDgEAAAABoQ4BAAAAAaIOQAAAAAGjDgEAAAABpA4BAAAAAaUOIAAAAAGmDgEAAAABpw4gAAAAAagOQAAAAAGpDiAAAAABqg5AAAAAAasOQAAAAAEBCAAAiBUAMAEIAACIFQAwFa8BAADmGAAgwQ0AAOkYACD1DQEAyhgAIZkOQADGGAAhmw4BAMoYACGcDgEAyhgAIZ0OAQDKGAAhng4AAOcYACCfDiAA6BgAIaAOAQDKGAAhoQ4BAMkYACGiDkAA0hgAIaMOAQDJGAAhpA4BAMkYACGlDiAA6BgAIaYOAQDJGAAhpw4gAOgYACGoDkAA0hgAIakOIADoGAAhqg5AANIYACGrDkAA0hgAIQIAAAD0FAAgCAAAixUAIBSvAQAA5hgAIPUNAQDKGAAhmQ5AAMYYACGbDgEAyhgAIZwOAQDKGAAhnQ4BAMoYACGeDgAA5xgAIJ8OIADoGAAhoA4BAMoYACGhDgEAyRgAIaIOQADSGAAhow4BAMkYACGkDgEAyRgAIaUOIADoGAAhpg4BAMkYACGnDiAA6BgAIagOQADSGAAhqQ4gAOgYACGqDkAA0hgAIasOQADSGAAhAgAAAIEVACAIAACNFQAgAgAAAIEVACAIAACNFQAgAwAAAPQUACAPAACGFQAgEAAAixUAIAEAAAD0FAAgAQAAAIEVACALFQAA4xgAIBYAAOUYACAXAADkGAAgoQ4AAL8YACCiDgAAvxgAIKMOAAC_GAAgpA4AAL8YACCmDgAAvxgAIKgOAAC_GAAgqg4AAL8YACCrDgAAvxgAIBevAQAA3xUAIPINAADeFQAw8w0AAJQVABD0DQAA3hUAMPUNAQDFFQAhmQ5AAMYVACGbDgEAxRUAIZwOAQDFFQAhnQ4BAMUVACGeDgAA3xUAIJ8OIADgFQAhoA4BAMUVACGhDgEAyRUAIaIOQADbFQAhow4BAMkVACGkDgEAyRUAIaUOIADgFQAhpg4BAMkVACGnDiAA4BUAIagOQADbFQAhqQ4gAOAVACGqDkAA2xUAIasOQADbFQAhAwAAAIEVACADAACTFQAwFAAAlBUAIAMAAACBFQAgAwAAghUAMAQAAPQUACABAAAA-BQAIAEAAAD4FAAgAwAAAPYUACADAAD3FAAwBAAA-BQAIAMAAAD2FAAgAwAA9xQAMAQAAPgUACADAAAA9hQAIAMAAPcUADAEAAD4FAAgEL4NAADhGAAgwA0AAOIYACD1DQEAAAABjg4BAAAAAY8OAQAAAAGQDgEAAAABkQ4BAAAAAZIOAQAAAAGTDgEAAAABlA4CAAAAAZUOAgAAAAGWDkAAAAABlw4CAAAAAZgOQAAAAAGZDkAAAAABmg4BAAAAAQEIAACcFQAgDvUNAQAAAAGODgEAAAABjw4BAAAAAZAOAQAAAAGRDgEAAAABkg4BAAAAAZMOAQAAAAGUDgIAAAABlQ4CAAAAAZYOQAAAAAGXDgIAAAABmA5AAAAAAZkOQAAAAAGaDgEAAAABAQgAAJ4VADABCAAAnhUAMBC-DQAA0xgAIMANAADUGAAg9Q0BAMoYACGODgEAyhgAIY8OAQDKGAAhkA4BAMoYACGRDgEAyhgAIZIOAQDJGAAhkw4BAMoYACGUDgIAyBgAIZUOAgDIGAAhlg5AANIYACGXDgIAyBgAIZgOQADSGAAhmQ5AAMYYACGaDgEAyRgAIQIAAAD4FAAgCAAAoRUAIA71DQEAyhgAIY4OAQDKGAAhjw4BAMoYACGQDgEAyhgAIZEOAQDKGAAhkg4BAMkYACGTDgEAyhgAIZQOAgDIGAAhlQ4CAMgYACGWDkAA0hgAIZcOAgDIGAAhmA5AANIYACGZDkAAxhgAIZoOAQDJGAAhAgAAAPYUACAIAACjFQAgAgAAAPYUACAIAACjFQAgAwAAAPgUACAPAACcFQAgEAAAoRUAIAEAAAD4FAAgAQAAAPYUACAJFQAAzRgAIBYAANAYACAXAADPGAAgKAAAzhgAICkAANEYACCSDgAAvxgAIJYOAAC_GAAgmA4AAL8YACCaDgAAvxgAIBHyDQAA2hUAMPMNAACqFQAQ9A0AANoVADD1DQEAxRUAIY4OAQDFFQAhjw4BAMUVACGQDgEAxRUAIZEOAQDFFQAhkg4BAMkVACGTDgEAxRUAIZQOAgDIFQAhlQ4CAMgVACGWDkAA2xUAIZcOAgDIFQAhmA5AANsVACGZDkAAxhUAIZoOAQDJFQAhAwAAAPYUACADAACpFQAwFAAAqhUAIAMAAAD2FAAgAwAA9xQAMAQAAPgUACABAAAA_BQAIAEAAAD8FAAgAwAAAPoUACADAAD7FAAwBAAA_BQAIAMAAAD6FAAgAwAA-xQAMAQAAPwUACADAAAA-hQAIAMAAPsUADAEAAD8FAAgCb8NAADMGAAg9Q0EAAAAAfYNAQAAAAH3DUAAAAAB-A0CAAAAAfkNAgAAAAH6DQEAAAAB-w2AAAAAAfwNAQAAAAEBCAAAshUAIAj1DQQAAAAB9g0BAAAAAfcNQAAAAAH4DQIAAAAB-Q0CAAAAAfoNAQAAAAH7DYAAAAAB_A0BAAAAAQEIAAC0FQAwAQgAALQVADAJvw0AAMsYACD1DQQAxRgAIfYNAQDKGAAh9w1AAMYYACH4DQIAxxgAIfkNAgDIGAAh-g0BAMkYACH7DYAAAAAB_A0BAMkYACECAAAA_BQAIAgAALcVACAI9Q0EAMUYACH2DQEAyhgAIfcNQADGGAAh-A0CAMcYACH5DQIAyBgAIfoNAQDJGAAh-w2AAAAAAfwNAQDJGAAhAgAAAPoUACAIAAC5FQAgAgAAAPoUACAIAAC5FQAgAwAAAPwUACAPAACyFQAgEAAAtxUAIAEAAAD8FAAgAQAAAPoUACAJFQAAwBgAIBYAAMMYACAXAADCGAAgKAAAwRgAICkAAMQYACD4DQAAvxgAIPoNAAC_GAAg-w0AAL8YACD8DQAAvxgAIAvyDQAAwxUAMPMNAADAFQAQ9A0AAMMVADD1DQQAxBUAIfYNAQDFFQAh9w1AAMYVACH4DQIAxxUAIfkNAgDIFQAh-g0BAMkVACH7DQAAyhUAIPwNAQDJFQAhAwAAAPoUACADAAC_FQAwFAAAwBUAIAMAAAD6FAAgAwAA-xQAMAQAAPwUACAL8g0AAMMVADDzDQAAwBUAEPQNAADDFQAw9Q0EAMQVACH2DQEAxRUAIfcNQADGFQAh-A0CAMcVACH5DQIAyBUAIfoNAQDJFQAh-w0AAMoVACD8DQEAyRUAIQ0VAADQFQAgFgAA2RUAIBcAANkVACAoAADRFQAgKQAA2RUAIP0NBAAAAAGEDgQAAAABhQ4EAAAAAYYOBAAAAAGHDgQAAAABiA4EANgVACGJDgQAAAAEig4EAAAABA4VAADQFQAgFgAA1xUAIBcAANcVACD9DQEAAAABhA4BAAAAAYUOAQAAAAGGDgEAAAABhw4BAAAAAYgOAQDWFQAhiQ4BAAAABIoOAQAAAASLDgEAAAABjA4BAAAAAY0OAQAAAAELFQAA0BUAIBYAANUVACAXAADVFQAg_Q1AAAAAAYQOQAAAAAGFDkAAAAABhg5AAAAAAYcOQAAAAAGIDkAA1BUAIYkOQAAAAASKDkAAAAAEDRUAAMsVACAWAADLFQAgFwAAyxUAICgAANMVACApAADLFQAg_Q0CAAAAAYQOAgAAAAGFDgIAAAABhg4CAAAAAYcOAgAAAAGIDgIA0hUAIYkOAgAAAAWKDgIAAAAFDRUAANAVACAWAADQFQAgFwAA0BUAICgAANEVACApAADQFQAg_Q0CAAAAAYQOAgAAAAGFDgIAAAABhg4CAAAAAYcOAgAAAAGIDgIAzxUAIYkOAgAAAASKDgIAAAAEDhUAAMsVACAWAADOFQAgFwAAzhUAIP0NAQAAAAGEDgEAAAABhQ4BAAAAAYYOAQAAAAGHDgEAAAABiA4BAM0VACGJDgEAAAAFig4BAAAABYsOAQAAAAGMDgEAAAABjQ4BAAAAAQ8VAADLFQAgFgAAzBUAIBcAAMwVACD9DYAAAAAB_g0BAAAAAf8NAQAAAAGADgEAAAABgQ6AAAAAAYIOgAAAAAGDDoAAAAABhA6AAAAAAYUOgAAAAAGGDoAAAAABhw6AAAAAAYgOgAAAAAEI_Q0CAAAAAYQOAgAAAAGFDgIAAAABhg4CAAAAAYcOAgAAAAGIDgIAyxUAIYkOAgAAAAWKDgIAAAAFDP0NgAAAAAH-DQEAAAAB_w0BAAAAAYAOAQAAAAGBDoAAAAABgg6AAAAAAYMOgAAAAAGEDoAAAAABhQ6AAAAAAYYOgAAAAAGHDoAAAAABiA6AAAAAAQ4VAADLFQAgFgAAzhUAIBcAAM4VACD9DQEAAAABhA4BAAAAAYUOAQAAAAGGDgEAAAABhw4BAAAAAYgOAQDNFQAhiQ4BAAAABYoOAQAAAAWLDgEAAAABjA4BAAAAAY0OAQAAAAEL_Q0BAAAAAYQOAQAAAAGFDgEAAAABhg4BAAAAAYcOAQAAAAGIDgEAzhUAIYkOAQAAAAWKDgEAAAAFiw4BAAAAAYwOAQAAAAGNDgEAAAABDRUAANAVACAWAADQFQAgFwAA0BUAICgAANEVACApAADQFQAg_Q0CAAAAAYQOAgAAAAGFDgIAAAABhg4CAAAAAYcOAgAAAAGIDgIAzxUAIYkOAgAAAASKDgIAAAAECP0NAgAAAAGEDgIAAAABhQ4CAAAAAYYOAgAAAAGHDgIAAAABiA4CANAVACGJDgIAAAAEig4CAAAABAj9DQgAAAABhA4IAAAAAYUOCAAAAAGGDggAAAABhw4IAAAAAYgOCADRFQAhiQ4IAAAABIoOCAAAAAQNFQAAyxUAIBYAAMsVACAXAADLFQAgKAAA0xUAICkAAMsVACD9DQIAAAABhA4CAAAAAYUOAgAAAAGGDgIAAAABhw4CAAAAAYgOAgDSFQAhiQ4CAAAABYoOAgAAAAUI_Q0IAAAAAYQOCAAAAAGFDggAAAABhg4IAAAAAYcOCAAAAAGIDggA0xUAIYkOCAAAAAWKDggAAAAFCxUAANAVACAWAADVFQAgFwAA1RUAIP0NQAAAAAGEDkAAAAABhQ5AAAAAAYYOQAAAAAGHDkAAAAABiA5AANQVACGJDkAAAAAEig5AAAAABAj9DUAAAAABhA5AAAAAAYUOQAAAAAGGDkAAAAABhw5AAAAAAYgOQADVFQAhiQ5AAAAABIoOQAAAAAQOFQAA0BUAIBYAANcVACAXAADXFQAg_Q0BAAAAAYQOAQAAAAGFDgEAAAABhg4BAAAAAYcOAQAAAAGIDgEA1hUAIYkOAQAAAASKDgEAAAAEiw4BAAAAAYwOAQAAAAGNDgEAAAABC_0NAQAAAAGEDgEAAAABhQ4BAAAAAYYOAQAAAAGHDgEAAAABiA4BANcVACGJDgEAAAAEig4BAAAABIsOAQAAAAGMDgEAAAABjQ4BAAAAAQ0VAADQFQAgFgAA2RUAIBcAANkVACAoAADRFQAgKQAA2RUAIP0NBAAAAAGEDgQAAAABhQ4EAAAAAYYOBAAAAAGHDgQAAAABiA4EANgVACGJDgQAAAAEig4EAAAABAj9DQQAAAABhA4EAAAAAYUOBAAAAAGGDgQAAAABhw4EAAAAAYgOBADZFQAhiQ4EAAAABIoOBAAAAAQR8g0AANoVADDzDQAAqhUAEPQNAADaFQAw9Q0BAMUVACGODgEAxRUAIY8OAQDFFQAhkA4BAMUVACGRDgEAxRUAIZIOAQDJFQAhkw4BAMUVACGUDgIAyBUAIZUOAgDIFQAhlg5AANsVACGXDgIAyBUAIZgOQADbFQAhmQ5AAMYVACGaDgEAyRUAIQsVAADLFQAgFgAA3RUAIBcAAN0VACD9DUAAAAABhA5AAAAAAYUOQAAAAAGGDkAAAAABhw5AAAAAAYgOQADcFQAhiQ5AAAAABYoOQAAAAAULFQAAyxUAIBYAAN0VACAXAADdFQAg_Q1AAAAAAYQOQAAAAAGFDkAAAAABhg5AAAAAAYcOQAAAAAGIDkAA3BUAIYkOQAAAAAWKDkAAAAAFCP0NQAAAAAGEDkAAAAABhQ5AAAAAAYYOQAAAAAGHDkAAAAABiA5AAN0VACGJDkAAAAAFig5AAAAABRevAQAA3xUAIPINAADeFQAw8w0AAJQVABD0DQAA3hUAMPUNAQDFFQAhmQ5AAMYVACGbDgEAxRUAIZwOAQDFFQAhnQ4BAMUVACGeDgAA3xUAIJ8OIADgFQAhoA4BAMUVACGhDgEAyRUAIaIOQADbFQAhow4BAMkVACGkDgEAyRUAIaUOIADgFQAhpg4BAMkVACGnDiAA4BUAIagOQADbFQAhqQ4gAOAVACGqDkAA2xUAIasOQADbFQAhBP0NAQAAAAWsDgEAAAABrQ4BAAAABK4OAQAAAAQFFQAA0BUAIBYAAOIVACAXAADiFQAg_Q0gAAAAAYgOIADhFQAhBRUAANAVACAWAADiFQAgFwAA4hUAIP0NIAAAAAGIDiAA4RUAIQL9DSAAAAABiA4gAOIVACEYrwEAAN8VACDBDQAA6RUAIPINAADjFQAw8w0AAIEVABD0DQAA4xUAMPUNAQDkFQAhmQ5AAOgVACGbDgEA5BUAIZwOAQDkFQAhnQ4BAOQVACGeDgAA3xUAIJ8OIADlFQAhoA4BAOQVACGhDgEA5hUAIaIOQADnFQAhow4BAOYVACGkDgEA5hUAIaUOIADlFQAhpg4BAOYVACGnDiAA5RUAIagOQADnFQAhqQ4gAOUVACGqDkAA5xUAIasOQADnFQAhC_0NAQAAAAGEDgEAAAABhQ4BAAAAAYYOAQAAAAGHDgEAAAABiA4BANcVACGJDgEAAAAEig4BAAAABIsOAQAAAAGMDgEAAAABjQ4BAAAAAQL9DSAAAAABiA4gAOIVACEL_Q0BAAAAAYQOAQAAAAGFDgEAAAABhg4BAAAAAYcOAQAAAAGIDgEAzhUAIYkOAQAAAAWKDgEAAAAFiw4BAAAAAYwOAQAAAAGNDgEAAAABCP0NQAAAAAGEDkAAAAABhQ5AAAAAAYYOQAAAAAGHDkAAAAABiA5AAN0VACGJDkAAAAAFig5AAAAABQj9DUAAAAABhA5AAAAAAYUOQAAAAAGGDkAAAAABhw5AAAAAAYgOQADVFQAhiQ5AAAAABIoOQAAAAAQDrw4AAPYUACCwDgAA9hQAILEOAAD2FAAgDL8NAADuFQAg8g0AAOoVADDzDQAA-hQAEPQNAADqFQAw9Q0EAO8VACH2DQEA5BUAIfcNQADoFQAh-A0CAOsVACH5DQIA7BUAIfoNAQDmFQAh-w0AAO0VACD8DQEA5hUAIQj9DQIAAAABhA4CAAAAAYUOAgAAAAGGDgIAAAABhw4CAAAAAYgOAgDLFQAhiQ4CAAAABYoOAgAAAAUI_Q0CAAAAAYQOAgAAAAGFDgIAAAABhg4CAAAAAYcOAgAAAAGIDgIA0BUAIYkOAgAAAASKDgIAAAAEDP0NgAAAAAH-DQEAAAAB_w0BAAAAAYAOAQAAAAGBDoAAAAABgg6AAAAAAYMOgAAAAAGEDoAAAAABhQ6AAAAAAYYOgAAAAAGHDoAAAAABiA6AAAAAARW-DQAA8RUAIMANAADyFQAg8g0AAPAVADDzDQAA9hQAEPQNAADwFQAw9Q0BAOQVACGODgEA5BUAIY8OAQDkFQAhkA4BAOQVACGRDgEA5BUAIZIOAQDmFQAhkw4BAOQVACGUDgIA7BUAIZUOAgDsFQAhlg5AAOcVACGXDgIA7BUAIZgOQADnFQAhmQ5AAOgVACGaDgEA5hUAIckRAAD2FAAgyhEAAPYUACAI_Q0EAAAAAYQOBAAAAAGFDgQAAAABhg4EAAAAAYcOBAAAAAGIDgQA2RUAIYkOBAAAAASKDgQAAAAEE74NAADxFQAgwA0AAPIVACDyDQAA8BUAMPMNAAD2FAAQ9A0AAPAVADD1DQEA5BUAIY4OAQDkFQAhjw4BAOQVACGQDgEA5BUAIZEOAQDkFQAhkg4BAOYVACGTDgEA5BUAIZQOAgDsFQAhlQ4CAOwVACGWDkAA5xUAIZcOAgDsFQAhmA5AAOcVACGZDkAA6BUAIZoOAQDmFQAhGq8BAADfFQAgwQ0AAOkVACDyDQAA4xUAMPMNAACBFQAQ9A0AAOMVADD1DQEA5BUAIZkOQADoFQAhmw4BAOQVACGcDgEA5BUAIZ0OAQDkFQAhng4AAN8VACCfDiAA5RUAIaAOAQDkFQAhoQ4BAOYVACGiDkAA5xUAIaMOAQDmFQAhpA4BAOYVACGlDiAA5RUAIaYOAQDmFQAhpw4gAOUVACGoDkAA5xUAIakOIADlFQAhqg5AAOcVACGrDkAA5xUAIckRAACBFQAgyhEAAIEVACADrw4AAPoUACCwDgAA-hQAILEOAAD6FAAgCwgAAPQVACDyDQAA8xUAMPMNAADxFAAQ9A0AAPMVADD1DQQAxBUAIY8OAQDJFQAhkA4BAMUVACGZDkAAxhUAIZoOAQDJFQAhsg4gAOAVACGzDgEAyRUAIQ8VAADQFQAgFgAA9RUAIBcAAPUVACD9DYAAAAAB_g0BAAAAAf8NAQAAAAGADgEAAAABgQ6AAAAAAYIOgAAAAAGDDoAAAAABhA6AAAAAAYUOgAAAAAGGDoAAAAABhw6AAAAAAYgOgAAAAAEM_Q2AAAAAAf4NAQAAAAH_DQEAAAABgA4BAAAAAYEOgAAAAAGCDoAAAAABgw6AAAAAAYQOgAAAAAGFDoAAAAABhg6AAAAAAYcOgAAAAAGIDoAAAAABCwgAAPcVACDyDQAA9hUAMPMNAADeFAAQ9A0AAPYVADD1DQQA7xUAIY8OAQDmFQAhkA4BAOQVACGZDkAA6BUAIZoOAQDmFQAhsg4gAOUVACGzDgEA5hUAIQz9DYAAAAAB_g0BAAAAAf8NAQAAAAGADgEAAAABgQ6AAAAAAYIOgAAAAAGDDoAAAAABhA6AAAAAAYUOgAAAAAGGDoAAAAABhw6AAAAAAYgOgAAAAAEG8g0AAPgVADDzDQAA2BQAEPQNAAD4FQAwmQ5AAMYVACG0DgEAxRUAIbUOAQDJFQAhBvINAAD5FQAw8w0AAMUUABD0DQAA-RUAMJkOQADoFQAhtA4BAOQVACG1DgEA5hUAIRTZCAEAxRUAIfINAAD6FQAw8w0AAL8UABD0DQAA-hUAMPcNBADEFQAhtg4EAMQVACG3DgQAxBUAIbgOAgDIFQAhuQ4CAMgVACG6DiAA-xUAIbsOIAD7FQAhvA4BAMUVACG9DgAB_BUAIb4OAAH9FQAhvw4AAf0VACHADgAB_RUAIcEOAAH9FQAhwg4QAP4VACHDDhAA_hUAIcQOEAD-FQAhBRUAAMsVACAWAACGFgAgFwAAhhYAIP0NIAAAAAGIDiAAhRYAIQcVAADQFQAgFgAAhBYAIBcAAIQWACD9DQABAAABiA4AAYMWACGJDgABAAAEig4AAQAABAcVAADLFQAgFgAAghYAIBcAAIIWACD9DQABAAABiA4AAYEWACGJDgABAAAFig4AAQAABQ0VAADLFQAgFgAAgBYAIBcAAIAWACAoAACAFgAgKQAAgBYAIP0NEAAAAAGEDhAAAAABhQ4QAAAAAYYOEAAAAAGHDhAAAAABiA4QAP8VACGJDhAAAAAFig4QAAAABQ0VAADLFQAgFgAAgBYAIBcAAIAWACAoAACAFgAgKQAAgBYAIP0NEAAAAAGEDhAAAAABhQ4QAAAAAYYOEAAAAAGHDhAAAAABiA4QAP8VACGJDhAAAAAFig4QAAAABQj9DRAAAAABhA4QAAAAAYUOEAAAAAGGDhAAAAABhw4QAAAAAYgOEACAFgAhiQ4QAAAABYoOEAAAAAUHFQAAyxUAIBYAAIIWACAXAACCFgAg_Q0AAQAAAYgOAAGBFgAhiQ4AAQAABYoOAAEAAAUE_Q0AAQAAAYgOAAGCFgAhiQ4AAQAABYoOAAEAAAUHFQAA0BUAIBYAAIQWACAXAACEFgAg_Q0AAQAAAYgOAAGDFgAhiQ4AAQAABIoOAAEAAAQE_Q0AAQAAAYgOAAGEFgAhiQ4AAQAABIoOAAEAAAQFFQAAyxUAIBYAAIYWACAXAACGFgAg_Q0gAAAAAYgOIACFFgAhAv0NIAAAAAGIDiAAhhYAIRTZCAEA5BUAIfINAACHFgAw8w0AAKwUABD0DQAAhxYAMPcNBADvFQAhtg4EAO8VACG3DgQA7xUAIbgOAgDsFQAhuQ4CAOwVACG6DiAAiBYAIbsOIACIFgAhvA4BAOQVACG9DgABiRYAIb4OAAGKFgAhvw4AAYoWACHADgABihYAIcEOAAGKFgAhwg4QAIsWACHDDhAAixYAIcQOEACLFgAhAv0NIAAAAAGIDiAAhhYAIQT9DQABAAABiA4AAYQWACGJDgABAAAEig4AAQAABAT9DQABAAABiA4AAYIWACGJDgABAAAFig4AAQAABQj9DRAAAAABhA4QAAAAAYUOEAAAAAGGDhAAAAABhw4QAAAAAYgOEACAFgAhiQ4QAAAABYoOEAAAAAUG2QgBAAAAAbYOBAAAAAG3DgQAAAABuQ4CAAAAAbwOAQAAAAG9DgABAAABBfINAACNFgAw8w0AAKYUABD0DQAAjRYAMMYOAQDFFQAhxw5AANsVACEG7AwAAI8WACDyDQAAjhYAMPMNAACTFAAQ9A0AAI4WADDGDgEA5BUAIccOQADnFQAhA68OAAD3EwAgsA4AAPcTACCxDgAA9xMAIAzADQIAyBUAIfINAACQFgAw8w0AAI0UABD0DQAAkBYAMJcOAQDJFQAhtA4BAMUVACG2DgQAxBUAIcYOAQDFFQAhyA4CAMgVACHJDkAAxhUAIcoOQADGFQAhyw4AAMoVACAN7QwAAJIWACDADQIA7BUAIfINAACRFgAw8w0AAPcTABD0DQAAkRYAMJcOAQDmFQAhtA4BAOQVACG2DgQA7xUAIcYOAQDkFQAhyA4CAOwVACHJDkAA6BUAIcoOQADoFQAhyw4AAO0VACAI7AwAAI8WACDyDQAAjhYAMPMNAACTFAAQ9A0AAI4WADDGDgEA5BUAIccOQADnFQAhyREAAJMUACDKEQAAkxQAIAK0DgEAAAABtg4EAAAAAQbyDQAAlBYAMPMNAADyEwAQ9A0AAJQWADCZDkAAxhUAIZsOAQDFFQAhtA4BAMUVACEG8g0AAJUWADDzDQAA3xMAEPQNAACVFgAwmQ5AAOgVACGbDgEA5BUAIbQOAQDkFQAhApsOAQAAAAG0DgEAAAABFvINAACXFgAw8w0AANkTABD0DQAAlxYAMPoNAQDJFQAhmQ5AAMYVACG0DgEAxRUAIbYOBADEFQAhzg4BAMUVACHPDgIAyBUAIdAOIADgFQAh0Q4CAMgVACHSDgAA3xUAINMOIADgFQAh1A4BAMkVACHVDgQAmBYAIdYOBACYFgAh1w4AAPQVACDYDkAA2xUAIdkOQADbFQAh2g4EAJgWACHbDgQAmBYAIdwOQADGFQAhDRUAAMsVACAWAACaFgAgFwAAmhYAICgAANMVACApAACaFgAg_Q0EAAAAAYQOBAAAAAGFDgQAAAABhg4EAAAAAYcOBAAAAAGIDgQAmRYAIYkOBAAAAAWKDgQAAAAFDRUAAMsVACAWAACaFgAgFwAAmhYAICgAANMVACApAACaFgAg_Q0EAAAAAYQOBAAAAAGFDgQAAAABhg4EAAAAAYcOBAAAAAGIDgQAmRYAIYkOBAAAAAWKDgQAAAAFCP0NBAAAAAGEDgQAAAABhQ4EAAAAAYYOBAAAAAGHDgQAAAABiA4EAJoWACGJDgQAAAAFig4EAAAABRbyDQAAmxYAMPMNAADGEwAQ9A0AAJsWADD6DQEA5hUAIZkOQADoFQAhtA4BAOQVACG2DgQA7xUAIc4OAQDkFQAhzw4CAOwVACHQDiAA5RUAIdEOAgDsFQAh0g4AAN8VACDTDiAA5RUAIdQOAQDmFQAh1Q4EAJwWACHWDgQAnBYAIdcOAAD3FQAg2A5AAOcVACHZDkAA5xUAIdoOBACcFgAh2w4EAJwWACHcDkAA6BUAIQj9DQQAAAABhA4EAAAAAYUOBAAAAAGGDgQAAAABhw4EAAAAAYgOBACaFgAhiQ4EAAAABYoOBAAAAAUCtA4BAAAAAbYOBAAAAAEG8g0AAJ4WADDzDQAAwBMAEPQNAACeFgAwmQ5AAMYVACG0DgEAxRUAId0OAQDFFQAhBvINAACfFgAw8w0AAK0TABD0DQAAnxYAMJkOQADoFQAhtA4BAOQVACHdDgEA5BUAIQXyDQAAoBYAMPMNAACnEwAQ9A0AAKAWADD1DQQAxBUAId0OAQDFFQAhBfINAAChFgAw8w0AAJQTABD0DQAAoRYAMPUNBADvFQAh3Q4BAOQVACEJ8g0AAKIWADDzDQAAjhMAEPQNAACiFgAwtg4EAMQVACHeDgEAxRUAId8OAQDFFQAh4A4QAKMWACHhDgEAxRUAIeIOBADEFQAhDRUAANAVACAWAAClFgAgFwAApRYAICgAAKUWACApAAClFgAg_Q0QAAAAAYQOEAAAAAGFDhAAAAABhg4QAAAAAYcOEAAAAAGIDhAApBYAIYkOEAAAAASKDhAAAAAEDRUAANAVACAWAAClFgAgFwAApRYAICgAAKUWACApAAClFgAg_Q0QAAAAAYQOEAAAAAGFDhAAAAABhg4QAAAAAYcOEAAAAAGIDhAApBYAIYkOEAAAAASKDhAAAAAECP0NEAAAAAGEDhAAAAABhQ4QAAAAAYYOEAAAAAGHDhAAAAABiA4QAKUWACGJDhAAAAAEig4QAAAABAnyDQAAphYAMPMNAAD7EgAQ9A0AAKYWADC2DgQA7xUAId4OAQDkFQAh3w4BAOQVACHgDhAApxYAIeEOAQDkFQAh4g4EAO8VACEI_Q0QAAAAAYQOEAAAAAGFDhAAAAABhg4QAAAAAYcOEAAAAAGIDhAApRYAIYkOEAAAAASKDhAAAAAEBbYOBAAAAAHeDgEAAAAB3w4BAAAAAeAOEAAAAAHhDgEAAAABCfINAACpFgAw8w0AAPUSABD0DQAAqRYAMLYOBADEFQAh3Q4BAMUVACHeDgEAxRUAIeQOAgDIFQAh5Q4QAKMWACHmDhAAoxYAIQnyDQAAqhYAMPMNAADiEgAQ9A0AAKoWADC2DgQA7xUAId0OAQDkFQAh3g4BAOQVACHkDgIA7BUAIeUOEACnFgAh5g4QAKcWACEDtg4EAAAAAd0OAQAAAAHeDgEAAAABCMQHAQDFFQAh8g0AAKwWADDzDQAA3BIAEPQNAACsFgAwtg4EAMQVACHdDgEAxRUAIegOEACjFgAh6Q4QAKMWACEIxAcBAOQVACHyDQAArRYAMPMNAADJEgAQ9A0AAK0WADC2DgQA7xUAId0OAQDkFQAh6A4QAKcWACHpDhAApxYAIQPEBwEAAAABtg4EAAAAAd0OAQAAAAEM2QgBAMUVACHyDQAArxYAMPMNAADDEgAQ9A0AAK8WADD3DQQAxBUAIbYOBADEFQAhtw4EAMQVACG4DgIAyBUAIbkOAgDIFQAh3Q4BAMUVACHlDhAAoxYAIeYOEACjFgAhDNkIAQDkFQAh8g0AALAWADDzDQAAsBIAEPQNAACwFgAw9w0EAO8VACG2DgQA7xUAIbcOBADvFQAhuA4CAOwVACG5DgIA7BUAId0OAQDkFQAh5Q4QAKcWACHmDhAApxYAIQbZCAEAAAAB9w0EAAAAAbYOBAAAAAG3DgQAAAABuA4CAAAAAbkOAgAAAAEK8g0AALIWADDzDQAAqhIAEPQNAACyFgAw9w0EAMQVACG2DgQAxBUAIbcOBADEFQAh7A4EAMQVACHtDgQAxBUAIe4OBADEFQAh7w4BAMUVACEK8g0AALMWADDzDQAAlxIAEPQNAACzFgAw9w0EAO8VACG2DgQA7xUAIbcOBADvFQAh7A4EAO8VACHtDgQA7xUAIe4OBADvFQAh7w4BAOQVACEJ8g0AALQWADDzDQAAkRIAEPQNAAC0FgAw9Q0BAMUVACH3DUAAxhUAIbwOAQDFFQAh8A4BAMUVACHxDgEAxRUAIfIOQADbFQAhCfINAAC1FgAw8w0AAP4RABD0DQAAtRYAMPUNAQDkFQAh9w1AAOgVACG8DgEA5BUAIfAOAQDkFQAh8Q4BAOQVACHyDkAA5xUAIQK8DgEAAAAB8A4BAAAAAQanBQEAxRUAIfINAAC3FgAw8w0AAPgRABD0DQAAtxYAMPQOQADGFQAh9Q5AAMYVACEGpwUBAOQVACHyDQAAuBYAMPMNAADlEQAQ9A0AALgWADD0DkAA6BUAIfUOQADoFQAhAqcFAQAAAAH0DkAAAAABB6cFAQDFFQAh8g0AALoWADDzDQAA3xEAEPQNAAC6FgAw9w1AAMYVACG0DgEAxRUAIfcOIADgFQAhB6cFAQDkFQAh8g0AALsWADDzDQAAzBEAEPQNAAC7FgAw9w1AAOgVACG0DgEA5BUAIfcOIADlFQAhA6cFAQAAAAH3DUAAAAABtA4BAAAAARLyDQAAvRYAMPMNAADGEQAQ9A0AAL0WADD6DQEAyRUAIagOQADbFQAhyg5AAMYVACHUDgEAxRUAIfUOQADbFQAh-Q4BAMUVACH6DkAA2xUAIfsOQADbFQAh_A4CAMgVACH9DgIAyBUAIf4OAQDJFQAh_w4BAMkVACGADwEAyRUAIYEPAgDHFQAhgg8BAMkVACES8g0AAL4WADDzDQAAsxEAEPQNAAC-FgAw-g0BAOYVACGoDkAA5xUAIcoOQADoFQAh1A4BAOQVACH1DkAA5xUAIfkOAQDkFQAh-g5AAOcVACH7DkAA5xUAIfwOAgDsFQAh_Q4CAOwVACH-DgEA5hUAIf8OAQDmFQAhgA8BAOYVACGBDwIA6xUAIYIPAQDmFQAhCvINAAC_FgAw8w0AAK0RABD0DQAAvxYAMPoNAQDJFQAhng4CAMgVACGDDwEAxRUAIYQPQADGFQAhhQ8CAMgVACGGD0AA2xUAIYcPAADKFQAgCvINAADAFgAw8w0AAJoRABD0DQAAwBYAMPoNAQDmFQAhng4CAOwVACGDDwEA5BUAIYQPQADoFQAhhQ8CAOwVACGGD0AA5xUAIYcPAADtFQAgCvINAADBFgAw8w0AAJQRABD0DQAAwRYAMPUNBADEFQAhgw8BAMUVACGID0AAxhUAIYkPQADGFQAhig9AANsVACGLD0AA2xUAIYwPAADKFQAgCvINAADCFgAw8w0AAIERABD0DQAAwhYAMPUNBADvFQAhgw8BAOQVACGID0AA6BUAIYkPQADoFQAhig9AAOcVACGLD0AA5xUAIYwPAADtFQAgB9kIAQDFFQAh8g0AAMMWADDzDQAA-xAAEPQNAADDFgAwjQ8BAMUVACGODwEAyRUAIY8PBACYFgAhB9kIAQDkFQAh8g0AAMQWADDzDQAA6BAAEPQNAADEFgAwjQ8BAOQVACGODwEA5hUAIY8PBACcFgAhB_INAADFFgAw8w0AAOIQABD0DQAAxRYAMLYOBADEFQAhyg5AAMYVACHdDgEAxRUAIZAPQADGFQAhB_INAADGFgAw8w0AAM8QABD0DQAAxhYAMLYOBADvFQAhyg5AAOgVACHdDgEA5BUAIZAPQADoFQAhArYOBAAAAAHdDgEAAAABFPINAADIFgAw8w0AAMkQABD0DQAAyBYAMLYOBADEFQAh3Q4BAMUVACHlDgIAyBUAIfQOQADGFQAhjQ8BAMUVACGSD0AAxhUAIZMPAgDIFQAhlA8CAMgVACGVDwIAyBUAIZYPAgDIFQAhlw8CAMgVACGYDwIAyBUAIZkPAgDIFQAhmg8CAMgVACGbDyAA4BUAIZwPAQDFFQAhnQ9AAMYVACEU8g0AAMkWADDzDQAAthAAEPQNAADJFgAwtg4EAO8VACHdDgEA5BUAIeUOAgDsFQAh9A5AAOgVACGNDwEA5BUAIZIPQADoFQAhkw8CAOwVACGUDwIA7BUAIZUPAgDsFQAhlg8CAOwVACGXDwIA7BUAIZgPAgDsFQAhmQ8CAOwVACGaDwIA7BUAIZsPIADlFQAhnA8BAOQVACGdD0AA6BUAIQO2DgQAAAAB3Q4BAAAAAfQOQAAAAAEH8g0AAMsWADDzDQAAsBAAEPQNAADLFgAw9Q0CAMgVACGfDwEAxRUAIaAPAAD0FQAgoQ9AAMYVACEH8g0AAMwWADDzDQAAnRAAEPQNAADMFgAw9Q0CAOwVACGfDwEA5BUAIaAPAAD3FQAgoQ9AAOgVACEGhQMBAMUVACHyDQAAzRYAMPMNAACXEAAQ9A0AAM0WADD1DQQAxBUAIfcNQADGFQAhBoUDAQDkFQAh8g0AAM4WADDzDQAAhBAAEPQNAADOFgAw9Q0EAO8VACH3DUAA6BUAIRDyDQAAzxYAMPMNAAD-DwAQ9A0AAM8WADD1DQQAxBUAIfcNQADGFQAhtg4EAMQVACG3DgQAmBYAId0OAQDFFQAhjQ8BAMUVACGiDwAA0BYAIKMPAADQFgAgpA8gAOAVACGlDyAA4BUAIaYPBADEFQAhpw8EAMQVACGoDwQAmBYAIQT9DQIAAAAFrA4CAAAAAa0OAgAAAASuDgIAAAAEEPINAADRFgAw8w0AAOsPABD0DQAA0RYAMPUNBADvFQAh9w1AAOgVACG2DgQA7xUAIbcOBACcFgAh3Q4BAOQVACGNDwEA5BUAIaIPAADQFgAgow8AANAWACCkDyAA5RUAIaUPIADlFQAhpg8EAO8VACGnDwQA7xUAIagPBACcFgAhBvINAADSFgAw8w0AAOUPABD0DQAA0hYAMN0OAQDFFQAhqQ8AAfwVACGqDwAB_BUAIQbyDQAA0xYAMPMNAADSDwAQ9A0AANMWADDdDgEA5BUAIakPAAGJFgAhqg8AAYkWACEC3Q4BAAAAAakPAAEAAAEa8g0AANUWADDzDQAAzA8AEPQNAADVFgAwkw4BAMUVACG2DgQAxBUAId0OAQDFFQAh5Q4CAMgVACGTDwIAyBUAIZQPAgDIFQAhlQ8CAMgVACGWDwIAyBUAIZcPAgDIFQAhmA8CAMgVACGZDwIAyBUAIZoPAgDIFQAhmw8gAOAVACGcDwEAxRUAIakPAAH8FQAhrA8AAPQVACCtDwEAxRUAIa4PAQDFFQAhrw8AAfwVACGwDwQAxBUAIbEPBACYFgAhsg8AANAWACCzD0AAxhUAIRryDQAA1hYAMPMNAAC5DwAQ9A0AANYWADCTDgEA5BUAIbYOBADvFQAh3Q4BAOQVACHlDgIA7BUAIZMPAgDsFQAhlA8CAOwVACGVDwIA7BUAIZYPAgDsFQAhlw8CAOwVACGYDwIA7BUAIZkPAgDsFQAhmg8CAOwVACGbDyAA5RUAIZwPAQDkFQAhqQ8AAYkWACGsDwAA9xUAIK0PAQDkFQAhrg8BAOQVACGvDwABiRYAIbAPBADvFQAhsQ8EAJwWACGyDwAA0BYAILMPQADoFQAhArYOBAAAAAHdDgEAAAABC_INAADYFgAw8w0AALMPABD0DQAA2BYAMLYOBADEFQAhtA8BAMUVACG1DwQAxBUAIbYPAQDFFQAhtw8AAN8VACC4DwIAyBUAIbkPQADGFQAhug9AANsVACEL8g0AANkWADDzDQAAoA8AEPQNAADZFgAwtg4EAO8VACG0DwEA5BUAIbUPBADvFQAhtg8BAOQVACG3DwAA3xUAILgPAgDsFQAhuQ9AAOgVACG6D0AA5xUAIQO2DgQAAAABtA8BAAAAAbUPBAAAAAEH8g0AANsWADDzDQAAmg8AEPQNAADbFgAwmQ5AAMYVACGbDgEAxRUAIb0OAQDFFQAh-Q4BAMUVACEH8g0AANwWADDzDQAAhw8AEPQNAADcFgAwmQ5AAOgVACGbDgEA5BUAIb0OAQDkFQAh-Q4BAOQVACEI8g0AAN0WADDzDQAAgQ8AEPQNAADdFgAwmQ5AAMYVACG8DwEAxRUAIb0PAQDFFQAhvg8BAMUVACG_D0AA2xUAIQjyDQAA3hYAMPMNAADuDgAQ9A0AAN4WADCZDkAA6BUAIbwPAQDkFQAhvQ8BAOQVACG-DwEA5BUAIb8PQADnFQAhBvINAADfFgAw8w0AAOgOABD0DQAA3xYAMJkOQADGFQAhtA4BAMUVACG-DwEAxRUAIQbyDQAA4BYAMPMNAADVDgAQ9A0AAOAWADCZDkAA6BUAIbQOAQDkFQAhvg8BAOQVACEO8g0AAOEWADDzDQAAzw4AEPQNAADhFgAwmQ5AAMYVACGbDgEAyRUAIbYOBADEFQAh-Q4BAMUVACG1DxAAoxYAIcAPAQDFFQAhwQ8QAKMWACHCDwEAxRUAIcMPQADGFQAhxA8BAMkVACHFDwAA3xUAIA7yDQAA4hYAMPMNAAC8DgAQ9A0AAOIWADCZDkAA6BUAIZsOAQDmFQAhtg4EAO8VACH5DgEA5BUAIbUPEACnFgAhwA8BAOQVACHBDxAApxYAIcIPAQDkFQAhww9AAOgVACHEDwEA5hUAIcUPAADfFQAgBvINAADjFgAw8w0AALYOABD0DQAA4xYAMLYOBADEFQAhtw4EAMQVACHGDwEAxRUAIQbyDQAA5BYAMPMNAACjDgAQ9A0AAOQWADC2DgQA7xUAIbcOBADvFQAhxg8BAOQVACEO8g0AAOUWADDzDQAAnQ4AEPQNAADlFgAwtA4BAMUVACG2DgQAxBUAIbcOBADEFQAhuQ4CAMgVACG9DgEAxRUAIc4OAQDFFQAh-Q4BAMUVACHDD0AAxhUAIcYPAQDFFQAhxw8QAKMWACHID0AAxhUAIQ7yDQAA5hYAMPMNAACKDgAQ9A0AAOYWADC0DgEA5BUAIbYOBADvFQAhtw4EAO8VACG5DgIA7BUAIb0OAQDkFQAhzg4BAOQVACH5DgEA5BUAIcMPQADoFQAhxg8BAOQVACHHDxAApxYAIcgPQADoFQAhA7YOBAAAAAG5DgIAAAABvQ4BAAAAAQ7yDQAA6BYAMPMNAACEDgAQ9A0AAOgWADC0DgEAxRUAIckOQADbFQAh9w4gAOAVACHKDwEAxRUAIcsPQADGFQAhzA8gAOAVACHNDwEAyRUAIc4PQADbFQAhzw9AANsVACHQD0AA2xUAIdEPAADKFQAgDfINAADpFgAw8w0AAO4NABD0DQAA6RYAMPoNAQDJFQAhtA4BAMUVACG2DgQAxBUAIdAOIADgFQAh0Q4CAMgVACHSDgAA3xUAINQOAQDJFQAh1w4AAPQVACCqDwAB_RUAIdIPBACYFgAhDcANAgDIFQAh8g0AAOoWADDzDQAA2A0AEPQNAADqFgAwlw4BAMkVACGaDgEAyRUAIbQOAQDFFQAhxg4BAMUVACHJDkAAxhUAIcoOQADbFQAh9w4gAOAVACHLD0AAxhUAIc4PQADbFQAhD9oIAADsFgAg2wgAAO0WACDADQIA7BUAIfINAADrFgAw8w0AAMUNABD0DQAA6xYAMJcOAQDmFQAhmg4BAOYVACG0DgEA5BUAIcYOAQDkFQAhyQ5AAOgVACHKDkAA5xUAIfcOIADlFQAhyw9AAOgVACHOD0AA5xUAIQOvDgAAug0AILAOAAC6DQAgsQ4AALoNACADrw4AAL4NACCwDgAAvg0AILEOAAC-DQAgArQOAQAAAAHKDwEAAAABD9kIAADwFgAg8g0AAO8WADDzDQAAvg0AEPQNAADvFgAwtA4BAOQVACHJDkAA5xUAIfcOIADlFQAhyg8BAOQVACHLD0AA6BUAIcwPIADlFQAhzQ8BAOYVACHOD0AA5xUAIc8PQADnFQAh0A9AAOcVACHRDwAA7RUAIBHaCAAA7BYAINsIAADtFgAgwA0CAOwVACHyDQAA6xYAMPMNAADFDQAQ9A0AAOsWADCXDgEA5hUAIZoOAQDmFQAhtA4BAOQVACHGDgEA5BUAIckOQADoFQAhyg5AAOcVACH3DiAA5RUAIcsPQADoFQAhzg9AAOcVACHJEQAAxQ0AIMoRAADFDQAgArQOAQAAAAG2DgQAAAABDtkIAADwFgAg8g0AAPIWADDzDQAAug0AEPQNAADyFgAw-g0BAOYVACG0DgEA5BUAIbYOBADvFQAh0A4gAOUVACHRDgIA7BUAIdIOAADfFQAg1A4BAOYVACHXDgAA9xUAIKoPAAGKFgAh0g8EAJwWACEG8g0AAPMWADDzDQAAtQ0AEPQNAADzFgAwxg4BAMUVACH0DkAAxhUAIdQPAgDIFQAhBvINAAD0FgAw8w0AAKINABD0DQAA9BYAMMYOAQDkFQAh9A5AAOgVACHUDwIA7BUAIQLGDgEAAAAB9A5AAAAAAQ7yDQAA9hYAMPMNAACcDQAQ9A0AAPYWADD3DUAAxhUAIY8OAQDJFQAhlw4BAMkVACG0DgEAxRUAIcoOQADGFQAh1g8BAMUVACHXDwEAxRUAIdgPAADfFQAg2Q9AANsVACHaDwEAyRUAIdsPAADKFQAgCYYDAgDIFQAh8g0AAPcWADDzDQAAhg0AEPQNAAD3FgAwmw4BAMUVACHWDwEAxRUAIdwPQADGFQAh3Q8gAOAVACHeD0AA2xUAIQuGAwIA7BUAIcEHAAD5FgAgyAcAAPoWACDyDQAA-BYAMPMNAADfCwAQ9A0AAPgWADCbDgEA5BUAIdYPAQDkFQAh3A9AAOgVACHdDyAA5RUAId4PQADnFQAhDsEHAAD3FQAgwgcAAIQXACDDBwAAhRcAIMYHAACGFwAgxwcAAIcXACDyDQAAgxcAMPMNAADqCwAQ9A0AAIMXADD1DQEA5BUAIZkOQADoFQAhmw4BAOQVACH5DgEA5BUAIckRAADqCwAgyhEAAOoLACADrw4AAOELACCwDgAA4QsAILEOAADhCwAgB_INAAD7FgAw8w0AAO4MABD0DQAA-xYAMLQOAQDFFQAh9A5AAMYVACHfDwEAxRUAIeAPAgDIFQAhB_INAAD8FgAw8w0AANsMABD0DQAA_BYAMLQOAQDkFQAh9A5AAOgVACHfDwEA5BUAIeAPAgDsFQAhA7QOAQAAAAH0DkAAAAAB3w8BAAAAAQfyDQAA_hYAMPMNAADVDAAQ9A0AAP4WADD0DkAAxhUAId8PAQDFFQAh4g8EAMQVACHjDwQAxBUAIQnyDQAA_xYAMPMNAAC_DAAQ9A0AAP8WADCZDkAAxhUAIZsOAQDFFQAh1g8BAMUVACHfDwEAxRUAIeQPQADbFQAh5Q8CAMgVACEH8g0AAIAXADDzDQAAqQwAEPQNAACAFwAw1g8BAMUVACHmDwEAxRUAIecPAQDFFQAh6A9AAMYVACEN8g0AAIEXADDzDQAAkwwAEPQNAACBFwAw9Q0BAMUVACH6DQEAyRUAIZkOQADGFQAhmw4BAMUVACGeDgIAyBUAIYYPQADbFQAhsw9AAMYVACHWDwEAxRUAIekPAQDFFQAh6g8AAMoVACAIwQcAAPQVACDyDQAAghcAMPMNAAD9CwAQ9A0AAIIXADD1DQEAxRUAIZkOQADGFQAhmw4BAMUVACH5DgEAxRUAIQzBBwAA9xUAIMIHAACEFwAgwwcAAIUXACDGBwAAhhcAIMcHAACHFwAg8g0AAIMXADDzDQAA6gsAEPQNAACDFwAw9Q0BAOQVACGZDkAA6BUAIZsOAQDkFQAh-Q4BAOQVACEDrw4AAM4LACCwDgAAzgsAILEOAADOCwAgA68OAADSCwAgsA4AANILACCxDgAA0gsAIAOvDgAA1gsAILAOAADWCwAgsQ4AANYLACANhgMCAOwVACHBBwAA-RYAIMgHAAD6FgAg8g0AAPgWADDzDQAA3wsAEPQNAAD4FgAwmw4BAOQVACHWDwEA5BUAIdwPQADoFQAh3Q8gAOUVACHeD0AA5xUAIckRAADfCwAgyhEAAN8LACACtA4BAAAAAdYPAQAAAAEPxwcAAIoXACDyDQAAiRcAMPMNAADhCwAQ9A0AAIkXADD3DUAA6BUAIY8OAQDmFQAhlw4BAOYVACG0DgEA5BUAIcoOQADoFQAh1g8BAOQVACHXDwEA5BUAIdgPAADfFQAg2Q9AAOcVACHaDwEA5hUAIdsPAADtFQAgDYYDAgDsFQAhwQcAAPkWACDIBwAA-hYAIPINAAD4FgAw8w0AAN8LABD0DQAA-BYAMJsOAQDkFQAh1g8BAOQVACHcD0AA6BUAId0PIADlFQAh3g9AAOcVACHJEQAA3wsAIMoRAADfCwAgA98PAQAAAAHiDwQAAAAB4w8EAAAAAQjEBwAAjRcAIPINAACMFwAw8w0AANoLABD0DQAAjBcAMPQOQADoFQAh3w8BAOQVACHiDwQA7xUAIeMPBADvFQAhDcEHAAD5FgAgxQcAAI8XACDyDQAAjhcAMPMNAADWCwAQ9A0AAI4XADCZDkAA6BUAIZsOAQDkFQAh1g8BAOQVACHfDwEA5BUAIeQPQADnFQAh5Q8CAOwVACHJEQAA1gsAIMoRAADWCwAgC8EHAAD5FgAgxQcAAI8XACDyDQAAjhcAMPMNAADWCwAQ9A0AAI4XADCZDkAA6BUAIZsOAQDkFQAh1g8BAOQVACHfDwEA5BUAIeQPQADnFQAh5Q8CAOwVACEDrw4AANoLACCwDgAA2gsAILEOAADaCwAgAtYPAQAAAAHmDwEAAAABCMEHAAD5FgAg8g0AAJEXADDzDQAA0gsAEPQNAACRFwAw1g8BAOQVACHmDwEA5BUAIecPAQDkFQAh6A9AAOgVACEOwQcAAPkWACDyDQAAkhcAMPMNAADOCwAQ9A0AAJIXADD1DQEA5BUAIfoNAQDmFQAhmQ5AAOgVACGbDgEA5BUAIZ4OAgDsFQAhhg9AAOcVACGzD0AA6BUAIdYPAQDkFQAh6Q8BAOQVACHqDwAA7RUAIAfyDQAAkxcAMPMNAADJCwAQ9A0AAJMXADD1DQEAxRUAIcMPQADGFQAh7g8AAN8VACDvD0AA2xUAIQfyDQAAlBcAMPMNAAC2CwAQ9A0AAJQXADD1DQEA5BUAIcMPQADoFQAh7g8AAN8VACDvD0AA5xUAIRHyDQAAlRcAMPMNAACwCwAQ9A0AAJUXADD1DQEAxRUAIZkOQADGFQAh3Q4BAMUVACG_D0AAxhUAIcMPQADGFQAh8A8BAMUVACHxDwEAyRUAIfIPAQDFFQAh8w8BAMUVACH0DwEAyRUAIfUPQADbFQAh9g8BAMkVACH3D0AA2xUAIfgPQADbFQAhEfINAACWFwAw8w0AAJ0LABD0DQAAlhcAMPUNAQDkFQAhmQ5AAOgVACHdDgEA5BUAIb8PQADoFQAhww9AAOgVACHwDwEA5BUAIfEPAQDmFQAh8g8BAOQVACHzDwEA5BUAIfQPAQDmFQAh9Q9AAOcVACH2DwEA5hUAIfcPQADnFQAh-A9AAOcVACEKCAAA9BUAIPINAACXFwAw8w0AAJcLABD0DQAAlxcAMLwOAQDFFQAh3A9AAMYVACH5DwEAxRUAIfoPAQDFFQAh-w9AAMYVACH8D0AA2xUAIRDyDQAAmBcAMPMNAACBCwAQ9A0AAJgXADD1DQEAxRUAIZQOAgDIFQAhlg5AANsVACGXDgIAyBUAIZgOQADbFQAhmQ5AAMYVACG8DgEAxRUAIc4OAQDFFQAh2A5AANsVACH5DwEAxRUAIf0PAAD0FQAg_g8CAMgVACH_D0AA2xUAIQgIAAD0FQAg8g0AAJkXADDzDQAA6woAEPQNAACZFwAw9Q0EAMQVACH3DUAAxhUAIbwOAQDFFQAh-Q8BAMUVACEJ8g0AAJoXADDzDQAA1QoAEPQNAACaFwAwmw4BAMkVACG1DgEAyRUAIYAPIADgFQAhyw9AAMYVACGAEAEAxRUAIYEQAgDIFQAhCfINAACbFwAw8w0AAMIKABD0DQAAmxcAMJsOAQDmFQAhtQ4BAOYVACGADyAA5RUAIcsPQADoFQAhgBABAOQVACGBEAIA7BUAIRDyDQAAnBcAMPMNAAC8CgAQ9A0AAJwXADD1DQEAxRUAIZkOQADGFQAhmw4BAMkVACGdDgEAxRUAIaYOAQDJFQAh8A4BAMUVACG_D0AA2xUAIcsPQADbFQAhgBABAMUVACGCEAEAxRUAIYMQAADfFQAghBBAANsVACGFEAIAyBUAIQbyDQAAnRcAMPMNAACkCgAQ9A0AAJ0XADCGEAEAxRUAIYcQAgDIFQAhiBAAAfwVACEI8g0AAJ4XADDzDQAAjgoAEPQNAACeFwAwtA4BAMUVACHCDhAA_hUAIZ8PAgDIFQAhhhABAMUVACGJEAIAyBUAIRryDQAAnxcAMPMNAAD4CQAQ9A0AAJ8XADD1DQEAxRUAIZkOQADGFQAhmw4BAMUVACHCDgEAyRUAIcsOAgDIFQAhzg4BAMUVACHYDkAA2xUAIfEOAQDJFQAh9A4EAJgWACGvDwEAyRUAIcIPAQDJFQAh1g8BAMkVACHvDwQAmBYAIYoQAQDFFQAhixABAMUVACGMEBAA_hUAIY0QEAD-FQAhjhACAMcVACGPEAAB_RUAIZAQAgDHFQAhkRAQAP4VACGSEAAAyhUAIJMQAQDJFQAhHJ8GAAChFwAgoAYAAKIXACDyDQAAoBcAMPMNAADlCQAQ9A0AAKAXADD1DQEA5BUAIZkOQADoFQAhmw4BAOQVACHCDgEA5hUAIcsOAgDsFQAhzg4BAOQVACHYDkAA5xUAIfEOAQDmFQAh9A4EAJwWACGvDwEA5hUAIcIPAQDmFQAh1g8BAOYVACHvDwQAnBYAIYoQAQDkFQAhixABAOQVACGMEBAAixYAIY0QEACLFgAhjhACAOsVACGPEAABihYAIZAQAgDrFQAhkRAQAIsWACGSEAAA7RUAIJMQAQDmFQAhA68OAADaCQAgsA4AANoJACCxDgAA2gkAIAOvDgAA3gkAILAOAADeCQAgsQ4AAN4JACAChhABAAAAAYcQAgAAAAEHngYAAKUXACDyDQAApBcAMPMNAADeCQAQ9A0AAKQXADCGEAEA5BUAIYcQAgDsFQAhiBAAAYkWACEenwYAAKEXACCgBgAAohcAIPINAACgFwAw8w0AAOUJABD0DQAAoBcAMPUNAQDkFQAhmQ5AAOgVACGbDgEA5BUAIcIOAQDmFQAhyw4CAOwVACHODgEA5BUAIdgOQADnFQAh8Q4BAOYVACH0DgQAnBYAIa8PAQDmFQAhwg8BAOYVACHWDwEA5hUAIe8PBACcFgAhihABAOQVACGLEAEA5BUAIYwQEACLFgAhjRAQAIsWACGOEAIA6xUAIY8QAAGKFgAhkBACAOsVACGREBAAixYAIZIQAADtFQAgkxABAOYVACHJEQAA5QkAIMoRAADlCQAgAoYQAQAAAAGJEAIAAAABCZ4GAAClFwAg8g0AAKcXADDzDQAA2gkAEPQNAACnFwAwtA4BAOQVACHCDhAAixYAIZ8PAgDsFQAhhhABAOQVACGJEAIA7BUAIQjyDQAAqBcAMPMNAADVCQAQ9A0AAKgXADD1DQEAxRUAIZkOQADGFQAhww9AAMYVACHfDwAB_BUAIYoQAQDFFQAhCvINAACpFwAw8w0AAL8JABD0DQAAqRcAMIoQAQDFFQAhlhACAMgVACGXEAIAyBUAIZgQAgDIFQAhmRAAAN8VACCaEAAA9BUAIJsQAQDFFQAhCO0MAgDIFQAh8g0AAKoXADDzDQAAqQkAEPQNAACqFwAw8Q4BAMUVACGKEAEAxRUAIZwQAgDHFQAhnRABAMUVACEXhQMBAMUVACHtDAIAyBUAIfINAACrFwAw8w0AAJMJABD0DQAAqxcAMLQOAQDJFQAhkw8CAMcVACGcDwEAyRUAIdcPAQDJFQAh5g8BAMkVACGKEAEAxRUAIZYQAgDHFQAhmxAgAPsVACGcEAIAyBUAIZ4QAQDFFQAhnxABAMkVACGgEAIAxxUAIaEQAADKFQAgohABAMkVACGjEAEAyRUAIaQQAADfFQAgpRAgAPsVACGmEAIAxxUAIQfyDQAArBcAMPMNAAD9CAAQ9A0AAKwXADDoDhAAoxYAIYoQAQDFFQAhpxABAMUVACGoEBAAoxYAIQbyDQAArRcAMPMNAADnCAAQ9A0AAK0XADCHEAIAyBUAIYgQAAH8FQAhihABAMUVACEdwQcAAMoVACDyDQAArhcAMPMNAADRCAAQ9A0AAK4XADD1DQEAxRUAIfcNBACYFgAhmQ5AAMYVACGbDgEAxRUAIbYOBACYFgAhzg4BAMUVACHUDgAAyhUAIPEOAQDJFQAh-Q4BAMUVACGMDwAAyhUAIMMPQADGFQAh1g8BAMkVACH7D0AA2xUAIakQAQDFFQAhqhAgAOAVACGrEAEAyRUAIawQAQDJFQAhrRAAAMoVACCuEAAAyhUAIK8QAAD0FQAgsBAgAOAVACGxEAAA3xUAILIQAgDIFQAhsxBAANsVACG0EAAAyhUAICOoBQAAsBcAIKkFAACxFwAgqgUAALIXACCrBQAAsxcAIKwFAAC0FwAgrQUAALUXACDBBwAA7RUAIPINAACvFwAw8w0AAL4IABD0DQAArxcAMPUNAQDkFQAh9w0EAJwWACGZDkAA6BUAIZsOAQDkFQAhtg4EAJwWACHODgEA5BUAIdQOAADtFQAg8Q4BAOYVACH5DgEA5BUAIYwPAADtFQAgww9AAOgVACHWDwEA5hUAIfsPQADnFQAhqRABAOQVACGqECAA5RUAIasQAQDmFQAhrBABAOYVACGtEAAA7RUAIK4QAADtFQAgrxAAAPcVACCwECAA5RUAIbEQAADfFQAgshACAOwVACGzEEAA5xUAIbQQAADtFQAgA68OAACfCAAgsA4AAJ8IACCxDgAAnwgAIAOvDgAAowgAILAOAACjCAAgsQ4AAKMIACADrw4AAKcIACCwDgAApwgAILEOAACnCAAgA68OAACrCAAgsA4AAKsIACCxDgAAqwgAIAOvDgAArwgAILAOAACvCAAgsQ4AAK8IACADrw4AALMIACCwDgAAswgAILEOAACzCAAgCacFAAC3FwAg8g0AALYXADDzDQAAswgAEPQNAAC2FwAw9Q0BAOQVACGZDkAA6BUAIcMPQADoFQAh3w8AAYkWACGKEAEA5BUAISWoBQAAsBcAIKkFAACxFwAgqgUAALIXACCrBQAAsxcAIKwFAAC0FwAgrQUAALUXACDBBwAA7RUAIPINAACvFwAw8w0AAL4IABD0DQAArxcAMPUNAQDkFQAh9w0EAJwWACGZDkAA6BUAIZsOAQDkFQAhtg4EAJwWACHODgEA5BUAIdQOAADtFQAg8Q4BAOYVACH5DgEA5BUAIYwPAADtFQAgww9AAOgVACHWDwEA5hUAIfsPQADnFQAhqRABAOQVACGqECAA5RUAIasQAQDmFQAhrBABAOYVACGtEAAA7RUAIK4QAADtFQAgrxAAAPcVACCwECAA5RUAIbEQAADfFQAgshACAOwVACGzEEAA5xUAIbQQAADtFQAgyREAAL4IACDKEQAAvggAIAKKEAEAAAABlhACAAAAAQunBQAAtxcAIPINAAC5FwAw8w0AAK8IABD0DQAAuRcAMIoQAQDkFQAhlhACAOwVACGXEAIA7BUAIZgQAgDsFQAhmRAAAN8VACCaEAAA9xUAIJsQAQDkFQAhA-0MAgAAAAHxDgEAAAABihABAAAAAQmnBQAAtxcAIO0MAgDsFQAh8g0AALsXADDzDQAAqwgAEPQNAAC7FwAw8Q4BAOQVACGKEAEA5BUAIZwQAgDrFQAhnRABAOQVACECihABAAAAAZwQAgAAAAEYhQMBAOQVACGnBQAAtxcAIO0MAgDsFQAh8g0AAL0XADDzDQAApwgAEPQNAAC9FwAwtA4BAOYVACGTDwIA6xUAIZwPAQDmFQAh1w8BAOYVACHmDwEA5hUAIYoQAQDkFQAhlhACAOsVACGbECAAiBYAIZwQAgDsFQAhnhABAOQVACGfEAEA5hUAIaAQAgDrFQAhoRAAAO0VACCiEAEA5hUAIaMQAQDmFQAhpBAAAN8VACClECAAiBYAIaYQAgDrFQAhA4oQAQAAAAGnEAEAAAABqBAQAAAAAQinBQAAtxcAIPINAAC_FwAw8w0AAKMIABD0DQAAvxcAMOgOEACnFgAhihABAOQVACGnEAEA5BUAIagQEACnFgAhAocQAgAAAAGKEAEAAAABB6cFAAC3FwAg8g0AAMEXADDzDQAAnwgAEPQNAADBFwAwhxACAOwVACGIEAABiRYAIYoQAQDkFQAhCNkIAQDFFQAh8g0AAMIXADDzDQAAmggAEPQNAADCFwAwtg4EAMQVACG3DgQAxBUAIbgOAgDIFQAhuhAgAOAVACEI2QgBAOQVACHyDQAAwxcAMPMNAACHCAAQ9A0AAMMXADC2DgQA7xUAIbcOBADvFQAhuA4CAOwVACG6ECAA5RUAIQTZCAEAAAABtg4EAAAAAbcOBAAAAAG4DgIAAAABDsANAgDIFQAh8g0AAMUXADDzDQAAgQgAEPQNAADFFwAw9w1AAMYVACG2DgQAxBUAIbcOBADEFQAhuA4CAMgVACG9DgEAyRUAIfEOAQDFFQAhxg8BAMUVACG8EAQAmBYAIb0QQADGFQAhvhBAANsVACEOwA0CAOwVACHyDQAAxhcAMPMNAADuBwAQ9A0AAMYXADD3DUAA6BUAIbYOBADvFQAhtw4EAO8VACG4DgIA7BUAIb0OAQDmFQAh8Q4BAOQVACHGDwEA5BUAIbwQBACcFgAhvRBAAOgVACG-EEAA5xUAIQO2DgQAAAABtw4EAAAAAbgOAgAAAAEF8g0AAMgXADDzDQAA6AcAEPQNAADIFwAwtA4BAMUVACHAEAIAyBUAIQXyDQAAyRcAMPMNAADVBwAQ9A0AAMkXADC0DgEA5BUAIcAQAgDsFQAhB9kIAQDFFQAh8g0AAMoXADDzDQAAzwcAEPQNAADKFwAwlxACAMgVACGZEAAA9BUAIMEQAQDFFQAhB9kIAQDkFQAh8g0AAMsXADDzDQAAvAcAEPQNAADLFwAwlxACAOwVACGZEAAA9xUAIMEQAQDkFQAhCNkIAQDFFQAh8g0AAMwXADDzDQAAtgcAEPQNAADMFwAwtg4EAMQVACHCEAEAxRUAIcMQAgDIFQAhxBACAMgVACEI2QgBAOQVACHyDQAAzRcAMPMNAACjBwAQ9A0AAM0XADC2DgQA7xUAIcIQAQDkFQAhwxACAOwVACHEEAIA7BUAIQLZCAEAAAABtg4EAAAAAQfZCAEAxRUAIfINAADPFwAw8w0AAJ0HABD0DQAAzxcAMLYOBADEFQAhqg8AAfwVACHGEAQAxBUAIQfZCAEA5BUAIfINAADQFwAw8w0AAIoHABD0DQAA0BcAMLYOBADvFQAhqg8AAYkWACHGEAQA7xUAIQPZCAEAAAABtg4EAAAAAcYQBAAAAAEI2QgBAMUVACHyDQAA0hcAMPMNAACEBwAQ9A0AANIXADC2DgQAxBUAIc8OAgDIFQAh1g4EAMQVACGqDwAB_RUAIQjZCAEA5BUAIfINAADTFwAw8w0AAPEGABD0DQAA0xcAMLYOBADvFQAhzw4CAOwVACHWDgQA7xUAIaoPAAGKFgAhAtkIAQAAAAG2DgQAAAABFNkIAQDFFQAh8g0AANUXADDzDQAA6wYAEPQNAADVFwAw9w0EAMQVACG2DgQAxBUAIbcOBADEFQAhuA4CAMgVACG5DgIAyBUAIboOIAD7FQAhuw4gAPsVACG8DgEAxRUAIb0OAAH8FQAhvg4AAf0VACG_DgAB_RUAIcAOAAH9FQAhwQ4AAf0VACHCDhAA_hUAIcMOEAD-FQAhxA4QAP4VACEU2QgBAOQVACHyDQAA1hcAMPMNAADYBgAQ9A0AANYXADD3DQQA7xUAIbYOBADvFQAhtw4EAO8VACG4DgIA7BUAIbkOAgDsFQAhug4gAIgWACG7DiAAiBYAIbwOAQDkFQAhvQ4AAYkWACG-DgABihYAIb8OAAGKFgAhwA4AAYoWACHBDgABihYAIcIOEACLFgAhww4QAIsWACHEDhAAixYAIQbZCAEAAAABtg4EAAAAAbcOBAAAAAG5DgIAAAABvA4BAAAAAb0OAAEAAAEJ8g0AANgXADDzDQAA0gYAEPQNAADYFwAwtg4EAMQVACHJEAQAxBUAIcoQAQDFFQAhyxABAMUVACHMEAQAxBUAIc0QBACYFgAhCfINAADZFwAw8w0AAL8GABD0DQAA2RcAMLYOBADvFQAhyRAEAO8VACHKEAEA5BUAIcsQAQDkFQAhzBAEAO8VACHNEAQAnBYAIQK2DgQAAAAByRAEAAAAAQvyDQAA2xcAMPMNAAC5BgAQ9A0AANsXADC2DgQAxBUAIc8QQADbFQAh0BABAMkVACHREAQAmBYAIdIQQADbFQAh0xBAANsVACHUEAQAmBYAIdUQQADbFQAhC_INAADcFwAw8w0AAKYGABD0DQAA3BcAMLYOBADvFQAhzxBAAOcVACHQEAEA5hUAIdEQBACcFgAh0hBAAOcVACHTEEAA5xUAIdQQBACcFgAh1RBAAOcVACEJ8g0AAN0XADDzDQAAoAYAEPQNAADdFwAw-g0BAMUVACGTDgIAxxUAIZ0OAQDFFQAhtg4EAMQVACHZDkAAxhUAIdwPQADGFQAhCfINAADeFwAw8w0AAI0GABD0DQAA3hcAMPoNAQDkFQAhkw4CAOsVACGdDgEA5BUAIbYOBADvFQAh2Q5AAOgVACHcD0AA6BUAIQKdDgEAAAABtg4EAAAAAQfyDQAA4BcAMPMNAACHBgAQ9A0AAOAXADC2DgQAxBUAIbcOBADEFQAh1xAEAMQVACHYECAA4BUAIQfyDQAA4RcAMPMNAAD0BQAQ9A0AAOEXADC2DgQA7xUAIbcOBADvFQAh1xAEAO8VACHYECAA5RUAIRTyDQAA4hcAMPMNAADuBQAQ9A0AAOIXADD6DQEAyRUAIagOQADbFQAhtg4EAMQVACG3DgQAmBYAIc4OAQDFFQAhsw9AAMYVACHGDwEAyRUAIdcQBACYFgAh2RAEAJgWACHaEAQAmBYAIdsQBACYFgAh3BABAMkVACHdEAQAmBYAId4QAQDJFQAh3xAEAJgWACHgEAQAmBYAIeEQQADbFQAhFPINAADjFwAw8w0AANsFABD0DQAA4xcAMPoNAQDmFQAhqA5AAOcVACG2DgQA7xUAIbcOBACcFgAhzg4BAOQVACGzD0AA6BUAIcYPAQDmFQAh1xAEAJwWACHZEAQAnBYAIdoQBACcFgAh2xAEAJwWACHcEAEA5hUAId0QBACcFgAh3hABAOYVACHfEAQAnBYAIeAQBACcFgAh4RBAAOcVACEG8g0AAOQXADDzDQAA1QUAEPQNAADkFwAwtA4BAMUVACHmDwEAxRUAIeIQQADGFQAhBvINAADlFwAw8w0AAMIFABD0DQAA5RcAMLQOAQDkFQAh5g8BAOQVACHiEEAA6BUAIQqGAwAA9BUAIPINAADmFwAw8w0AALwFABD0DQAA5hcAMPkOAQDFFQAhig9AANsVACG1DwIAyBUAIeMQAQDFFQAh5BABAMUVACHlEEAA2xUAIQqGAwAA9xUAIPINAADnFwAw8w0AAKkFABD0DQAA5xcAMPkOAQDkFQAhig9AAOcVACG1DwIA7BUAIeMQAQDkFQAh5BABAOQVACHlEEAA5xUAIQL5DgEAAAAB4xABAAAAAQfyDQAA6RcAMPMNAACjBQAQ9A0AAOkXADC0DgEAxRUAIfkOAQDFFQAh5BABAMUVACHnEEAAxhUAIQfyDQAA6hcAMPMNAACQBQAQ9A0AAOoXADC0DgEA5BUAIfkOAQDkFQAh5BABAOQVACHnEEAA6BUAIQO0DgEAAAAB-Q4BAAAAAeQQAQAAAAEJ8g0AAOwXADDzDQAAigUAEPQNAADsFwAwtA4BAMUVACH5DgEAxRUAIa8QIADgFQAh5RBAANsVACHpECAA4BUAIeoQQADGFQAhFfINAADtFwAw8w0AAPQEABD0DQAA7RcAMJkOQADGFQAhtg4EAMQVACG3DgQAxBUAIb0OAQDFFQAhzg4BAMUVACH5DgEAxRUAIYoPQADbFQAhtQ8CAMgVACHGDwEAxRUAIagQEACjFgAh4xABAMUVACHkEAEAxRUAIeUQQADbFQAh6xABAMkVACHsEEAAxhUAIe0QIADgFQAh7hAgAOAVACHvECAA4BUAIRaGAwAA7xcAIPINAADuFwAw8w0AAOEEABD0DQAA7hcAMJkOQADoFQAhtg4EAO8VACG3DgQA7xUAIb0OAQDkFQAhzg4BAOQVACH5DgEA5BUAIYoPQADnFQAhtQ8CAOwVACHGDwEA5BUAIagQEACnFgAh4xABAOQVACHkEAEA5BUAIeUQQADnFQAh6xABAOYVACHsEEAA6BUAIe0QIADlFQAh7hAgAOUVACHvECAA5RUAIQOvDgAA2wQAILAOAADbBAAgsQ4AANsEACAKhQMAAPEXACDyDQAA8BcAMPMNAADbBAAQ9A0AAPAXADC0DgEA5BUAIfkOAQDkFQAhrxAgAOUVACHlEEAA5xUAIekQIADlFQAh6hBAAOgVACEYhgMAAO8XACDyDQAA7hcAMPMNAADhBAAQ9A0AAO4XADCZDkAA6BUAIbYOBADvFQAhtw4EAO8VACG9DgEA5BUAIc4OAQDkFQAh-Q4BAOQVACGKD0AA5xUAIbUPAgDsFQAhxg8BAOQVACGoEBAApxYAIeMQAQDkFQAh5BABAOQVACHlEEAA5xUAIesQAQDmFQAh7BBAAOgVACHtECAA5RUAIe4QIADlFQAh7xAgAOUVACHJEQAA4QQAIMoRAADhBAAgDggAAPQVACDyDQAA8hcAMPMNAADWBAAQ9A0AAPIXADD3DQQAxBUAIbYOBADEFQAhtw4EAMQVACG5DgIAyBUAIbwOAQDFFQAhvQ4BAMUVACH5DgEAxRUAIcYPAQDFFQAh8BABAMUVACHxEAEAxRUAIQ4IAAD3FQAg8g0AAPMXADDzDQAAwwQAEPQNAADzFwAw9w0EAO8VACG2DgQA7xUAIbcOBADvFQAhuQ4CAOwVACG8DgEA5BUAIb0OAQDkFQAh-Q4BAOQVACHGDwEA5BUAIfAQAQDkFQAh8RABAOQVACEDtg4EAAAAAbkOAgAAAAG9DgEAAAABBQgAAfwVACHyDQAA9RcAMPMNAAC9BAAQ9A0AAPUXADDKEAAB_BUAIQYIAAGJFgAh0wIAAPcXACDyDQAA9hcAMPMNAACqBAAQ9A0AAPYXADDKEAABiRYAIQOvDgAAjgQAILAOAACOBAAgsQ4AAI4EACAI8g0AAPgXADDzDQAApAQAEPQNAAD4FwAwkBAAAf0VACHyEAIAyBUAIfMQAgDIFQAh9BABAMUVACH1EAAB_BUAIQnUAgAA-hcAIPINAAD5FwAw8w0AAI4EABD0DQAA-RcAMJAQAAGKFgAh8hACAOwVACHzEAIA7BUAIfQQAQDkFQAh9RAAAYkWACEICAABiRYAIdMCAAD3FwAg8g0AAPYXADDzDQAAqgQAEPQNAAD2FwAwyhAAAYkWACHJEQAAqgQAIMoRAACqBAAgAvIQAgAAAAHzEAIAAAABEqoFAgDIFQAhoAYAAf0VACHyDQAA_BcAMPMNAACJBAAQ9A0AAPwXADD3DUAAxhUAIa8PAQDFFQAhwg8BAMUVACGPEAEAxRUAIZIQAAD0FQAgkxABAMUVACHJEAIAyBUAIfcQAQDFFQAh-BAAAPQVACD5EAQAxBUAIfoQBADEFQAh-xAEAMQVACH8EAAA9BUAIBKqBQIA7BUAIaAGAAGKFgAh8g0AAP0XADDzDQAA9gMAEPQNAAD9FwAw9w1AAOgVACGvDwEA5BUAIcIPAQDkFQAhjxABAOQVACGSEAAA9xUAIJMQAQDkFQAhyRACAOwVACH3EAEA5BUAIfgQAAD3FQAg-RAEAO8VACH6EAQA7xUAIfsQBADvFQAh_BAAAPcVACAK8g0AAP4XADDzDQAA8AMAEPQNAAD-FwAwmw4BAMUVACH9EEAAxhUAIf4QAQDFFQAh_xABAMUVACGAEQIAyBUAIYERAgDIFQAhghEAANAWACAK8g0AAP8XADDzDQAA3QMAEPQNAAD_FwAwmw4BAOQVACH9EEAA6BUAIf4QAQDkFQAh_xABAOQVACGAEQIA7BUAIYERAgDsFQAhghEAANAWACAEmw4BAAAAAf0QQAAAAAH-EAEAAAAB_xABAAAAAQzZCAEAxRUAIfINAACBGAAw8w0AANcDABD0DQAAgRgAMPUNAQDFFQAhmQ5AAMYVACGbDgEAxRUAIbYOBACYFgAhvA4BAMUVACHDD0AAxhUAIfcPQADbFQAh-A9AANsVACEM2QgBAOQVACHyDQAAghgAMPMNAADEAwAQ9A0AAIIYADD1DQEA5BUAIZkOQADoFQAhmw4BAOQVACG2DgQAnBYAIbwOAQDkFQAhww9AAOgVACH3D0AA5xUAIfgPQADnFQAhBvINAACDGAAw8w0AAL4DABD0DQAAgxgAMLUOAQDJFQAhtQ8BAMUVACHDD0AAxhUAIQbyDQAAhBgAMPMNAACrAwAQ9A0AAIQYADC1DgEA5hUAIbUPAQDkFQAhww9AAOgVACEG8g0AAIUYADDzDQAApQMAEPQNAACFGAAwmw4BAMUVACH0DkAAxhUAIYARAgDIFQAhBvINAACGGAAw8w0AAJIDABD0DQAAhhgAMJsOAQDkFQAh9A5AAOgVACGAEQIA7BUAIQKbDgEAAAAB9A5AAAAAAQbyDQAAiBgAMPMNAACMAwAQ9A0AAIgYADCIEAQAxBUAIf0QQADGFQAhhREBAMUVACEG8g0AAIkYADDzDQAA-QIAEPQNAACJGAAwiBAEAO8VACH9EEAA6BUAIYURAQDkFQAhAv0QQAAAAAGFEQEAAAABD_INAACLGAAw8w0AAPMCABD0DQAAixgAMJEOAQDJFQAhkw4CAMcVACHBDgEAxRUAIcMPQADGFQAh-g8BAMUVACGFEQEAxRUAIYcRAQDFFQAhiBEBAMUVACGJESAA4BUAIYoRAACMGAAgixEBAMUVACGMEUAAxhUAIQT9DQABAAAFrA4AAQAAAa0OAAEAAASuDgABAAAED_INAACNGAAw8w0AAOACABD0DQAAjRgAMJEOAQDmFQAhkw4CAOsVACHBDgEA5BUAIcMPQADoFQAh-g8BAOQVACGFEQEA5BUAIYcRAQDkFQAhiBEBAOQVACGJESAA5RUAIYoRAACMGAAgixEBAOQVACGMEUAA6BUAIQTBDgEAAAAB-g8BAAAAAYURAQAAAAGHEQEAAAABCvINAACPGAAw8w0AANoCABD0DQAAjxgAMPUNAQDFFQAh9w1AAMYVACHwDgEAxRUAIY4RAQDFFQAhjxEBAMUVACGQEQAA9BUAIJERAQDJFQAhCvINAACQGAAw8w0AAMcCABD0DQAAkBgAMPUNAQDkFQAh9w1AAOgVACHwDgEA5BUAIY4RAQDkFQAhjxEBAOQVACGQEQAA9xUAIJERAQDmFQAhFfINAACRGAAw8w0AAMECABD0DQAAkRgAMPUNAQDFFQAhmQ5AAMYVACGbDgEAxRUAIbwOAQDFFQAh4Q4BAMUVACH5DgEAxRUAIcMPQADbFQAh9w9AANsVACH4D0AA2xUAIcoQAQDFFQAhkhEAAN8VACCTEQAA3xUAIJQRAADfFQAglRECAMcVACGWEQEAxRUAIZcRQADbFQAhmBEBAMkVACGZEQEAyRUAIQ3ZCAEAxRUAIfINAACSGAAw8w0AAKsCABD0DQAAkhgAMPUNAQDFFQAhmQ5AAMYVACG2DgQAmBYAIaMQAQDFFQAhlxFAANsVACGYEQEAyRUAIZoRQADbFQAhmxFAANsVACGcEQIAyBUAIQL5DwEAAAAB-g8BAAAAAQsIAAD3FQAgrgEAAJUYACDyDQAAlBgAMPMNAACPAgAQ9A0AAJQYADC8DgEA5BUAIdwPQADoFQAh-Q8BAOQVACH6DwEA5BUAIfsPQADoFQAh_A9AAOcVACEWrAEAAJ4YACCvAQAAnxgAILABAACgGAAgsQEAAKEYACDyDQAAnRgAMPMNAACBAgAQ9A0AAJ0YADD1DQEA5BUAIZkOQADoFQAhmw4BAOYVACGdDgEA5BUAIaYOAQDmFQAh8A4BAOQVACG_D0AA5xUAIcsPQADnFQAhgBABAOQVACGCEAEA5BUAIYMQAADfFQAghBBAAOcVACGFEAIA7BUAIckRAACBAgAgyhEAAIECACACvA4BAAAAAfkPAQAAAAERrgEAAJUYACDyDQAAlxgAMPMNAACLAgAQ9A0AAJcYADD1DQEA5BUAIZQOAgDsFQAhlg5AAOcVACGXDgIA7BUAIZgOQADnFQAhmQ5AAOgVACG8DgEA5BUAIc4OAQDkFQAh2A5AAOcVACH5DwEA5BUAIf0PAAD3FQAg_g8CAOwVACH_D0AA5xUAIQkIAAD3FQAgrgEAAJUYACDyDQAAmBgAMPMNAACHAgAQ9A0AAJgYADD1DQQA7xUAIfcNQADoFQAhvA4BAOQVACH5DwEA5BUAIQ-tAQAAmhgAILIBAACbGAAg2QgBAOQVACHyDQAAmRgAMPMNAACFAgAQ9A0AAJkYADD1DQEA5BUAIZkOQADoFQAhtg4EAJwWACGjEAEA5BUAIZcRQADnFQAhmBEBAOYVACGaEUAA5xUAIZsRQADnFQAhnBECAOwVACEDrw4AAP0BACCwDgAA_QEAILEOAAD9AQAgA68OAACBAgAgsA4AAIECACCxDgAAgQIAIAKbDgEAAAABgBABAAAAARSsAQAAnhgAIK8BAACfGAAgsAEAAKAYACCxAQAAoRgAIPINAACdGAAw8w0AAIECABD0DQAAnRgAMPUNAQDkFQAhmQ5AAOgVACGbDgEA5hUAIZ0OAQDkFQAhpg4BAOYVACHwDgEA5BUAIb8PQADnFQAhyw9AAOcVACGAEAEA5BUAIYIQAQDkFQAhgxAAAN8VACCEEEAA5xUAIYUQAgDsFQAhEa0BAACaGAAgsgEAAJsYACDZCAEA5BUAIfINAACZGAAw8w0AAIUCABD0DQAAmRgAMPUNAQDkFQAhmQ5AAOgVACG2DgQAnBYAIaMQAQDkFQAhlxFAAOcVACGYEQEA5hUAIZoRQADnFQAhmxFAAOcVACGcEQIA7BUAIckRAACFAgAgyhEAAIUCACADrw4AAIcCACCwDgAAhwIAILEOAACHAgAgA68OAACLAgAgsA4AAIsCACCxDgAAiwIAIAOvDgAAjwIAILAOAACPAgAgsQ4AAI8CACAWrAEAAKMYACDyDQAAohgAMPMNAAD9AQAQ9A0AAKIYADD1DQEA5BUAIZkOQADoFQAhmw4BAOQVACG8DgEA5BUAIeEOAQDkFQAh-Q4BAOQVACHDD0AA5xUAIfcPQADnFQAh-A9AAOcVACHKEAEA5BUAIZIRAADfFQAgkxEAAN8VACCUEQAA3xUAIJURAgDrFQAhlhEBAOQVACGXEUAA5xUAIZgRAQDmFQAhmREBAOYVACERrQEAAJoYACCyAQAAmxgAINkIAQDkFQAh8g0AAJkYADDzDQAAhQIAEPQNAACZGAAw9Q0BAOQVACGZDkAA6BUAIbYOBACcFgAhoxABAOQVACGXEUAA5xUAIZgRAQDmFQAhmhFAAOcVACGbEUAA5xUAIZwRAgDsFQAhyREAAIUCACDKEQAAhQIAIALZCAEAAAABtg4EAAAAAQXyDQAApRgAMPMNAAD4AQAQ9A0AAKUYADD6DwEAxRUAIaARAAD0FQAgBfINAACmGAAw8w0AAOUBABD0DQAAphgAMPoPAQDkFQAhoBEAAPcVACARwA0CAMgVACHyDQAApxgAMPMNAADfAQAQ9A0AAKcYADD3DUAAxhUAIbYOBADEFQAhtw4EAMQVACG5DgIAyBUAIb0OAQDFFQAh3Q4BAMUVACG0DwEAyRUAIcYPAQDJFQAh8A8BAMUVACG9EEAAxhUAIdcQBADEFQAhoREBAMUVACGiEQAAyhUAIBHADQIA7BUAIfINAACoGAAw8w0AAMwBABD0DQAAqBgAMPcNQADoFQAhtg4EAO8VACG3DgQA7xUAIbkOAgDsFQAhvQ4BAOQVACHdDgEA5BUAIbQPAQDmFQAhxg8BAOYVACHwDwEA5BUAIb0QQADoFQAh1xAEAO8VACGhEQEA5BUAIaIRAADtFQAgArYOBAAAAAGhEQEAAAABCQgAAPQVACDyDQAAqhgAMPMNAADGAQAQ9A0AAKoYADD1DQEAxRUAIfcNQADGFQAhtA4BAMUVACG8DgEAxRUAIc4PQADbFQAhCQgAAPcVACDyDQAAqxgAMPMNAACzAQAQ9A0AAKsYADD1DQEA5BUAIfcNQADoFQAhtA4BAOQVACG8DgEA5BUAIc4PQADnFQAhBfINAACsGAAw8w0AAK0BABD0DQAArBgAMN0OAQDFFQAhwBACAMgVACEF8g0AAK0YADDzDQAAmgEAEPQNAACtGAAw3Q4BAOQVACHAEAIA7BUAIQryDQAArhgAMPMNAACUAQAQ9A0AAK4YADC2DgQAxBUAIbcOBADEFQAhvQ4BAMUVACHwDwEAxRUAIdcQBADEFQAhoREBAMUVACGkEQEAxRUAIQryDQAArxgAMPMNAACBAQAQ9A0AAK8YADC2DgQA7xUAIbcOBADvFQAhvQ4BAOQVACHwDwEA5BUAIdcQBADvFQAhoREBAOQVACGkEQEA5BUAIQS2DgQAAAAB8A8BAAAAAaERAQAAAAGkEQEAAAABD_INAACxGAAw8w0AAHsAEPQNAACxGAAwtg4EAMQVACG3DgQAxBUAIbkOAgDIFQAh3Q4BAMUVACG0DwEAxRUAIfAPAQDFFQAhzBAEAMQVACGhEQEAxRUAIaQRAQDFFQAhphEBAMUVACGnEQQAxBUAIagRAAD0FQAgD_INAACyGAAw8w0AAGgAEPQNAACyGAAwtg4EAO8VACG3DgQA7xUAIbkOAgDsFQAh3Q4BAOQVACG0DwEA5BUAIfAPAQDkFQAhzBAEAO8VACGhEQEA5BUAIaQRAQDkFQAhphEBAOQVACGnEQQA7xUAIagRAAD3FQAgA7YOBAAAAAGhEQEAAAABpBEBAAAAASQIAQDFFQAh8g0AALQYADDzDQAAYgAQ9A0AALQYADD1DQEAxRUAIZkOQADGFQAhtg4EAMQVACG3DgQAmBYAIbkOAgDHFQAhvQ4BAMkVACHdDgEAxRUAIbQPAQDJFQAhwg8BAMkVACHGDwEAyRUAIfAPAQDFFQAh9w9AANsVACHMEAQAxBUAIe0QIADgFQAhoREBAMUVACGkEQEAxRUAIaYRAQDFFQAhpxEEAMQVACGqEQIAxxUAIasRAADKFQAgrBEAAMoVACCtESAA4BUAIa4RAQDFFQAhrxEBAMkVACGwEQEAxRUAIbERAQDJFQAhshEBAMkVACGzEQEAyRUAIbQRAQDJFQAhtREEAJgWACG2EQQAmBYAIbcRAQDJFQAhJAgBAOQVACHyDQAAtRgAMPMNAABPABD0DQAAtRgAMPUNAQDkFQAhmQ5AAOgVACG2DgQA7xUAIbcOBACcFgAhuQ4CAOsVACG9DgEA5hUAId0OAQDkFQAhtA8BAOYVACHCDwEA5hUAIcYPAQDmFQAh8A8BAOQVACH3D0AA5xUAIcwQBADvFQAh7RAgAOUVACGhEQEA5BUAIaQRAQDkFQAhphEBAOQVACGnEQQA7xUAIaoRAgDrFQAhqxEAAO0VACCsEQAA7RUAIK0RIADlFQAhrhEBAOQVACGvEQEA5hUAIbARAQDkFQAhsREBAOYVACGyEQEA5hUAIbMRAQDmFQAhtBEBAOYVACG1EQQAnBYAIbYRBACcFgAhtxEBAOYVACEEtg4EAAAAAfAPAQAAAAGhEQEAAAABpBEBAAAAAQvyDQAAtxgAMPMNAABJABD0DQAAtxgAMJkOQADGFQAhmw4BAMkVACH5DgEAyRUAIaERAQDFFQAhrREgAOAVACG5EQEAyRUAIboRAQDFFQAhuxEBAMUVACEL8g0AALgYADDzDQAANgAQ9A0AALgYADCZDkAA6BUAIZsOAQDmFQAh-Q4BAOYVACGhEQEA5BUAIa0RIADlFQAhuREBAOYVACG6EQEA5BUAIbsRAQDkFQAhEtkIAQDFFQAh8g0AALkYADDzDQAAMAAQ9A0AALkYADD1DQEAxRUAIZMOAQDFFQAhmw4BAMUVACHxDgEAxRUAIZAPQADbFQAhmhAAAN8VACC8EQEAxRUAIb0RQADGFQAhvhFAAMYVACG_EUAA2xUAIcARAQDJFQAhwRECAMcVACHCEQIAxxUAIcMRAQDJFQAhEtkIAQDkFQAh8g0AALoYADDzDQAAHQAQ9A0AALoYADD1DQEA5BUAIZMOAQDkFQAhmw4BAOQVACHxDgEA5BUAIZAPQADnFQAhmhAAAN8VACC8EQEA5BUAIb0RQADoFQAhvhFAAOgVACG_EUAA5xUAIcARAQDmFQAhwRECAOsVACHCEQIA6xUAIcMRAQDmFQAhAtkIAQAAAAG8EQEAAAABCPINAAC8GAAw8w0AABcAEPQNAAC8GAAw9Q0BAMUVACHdDgEAxRUAIcURQADGFQAhxhFAANsVACHHEUAA2xUAIQjyDQAAvRgAMPMNAAAEABD0DQAAvRgAMPUNAQDkFQAh3Q4BAOQVACHFEUAA6BUAIcYRQADnFQAhxxFAAOcVACEC9Q0BAAAAAd0OAQAAAAEAAAAAAAAFzhEEAAAAAdURBAAAAAHWEQQAAAAB1xEEAAAAAdgRBAAAAAEBzhFAAAAAAQXOEQIAAAAB1RECAAAAAdYRAgAAAAHXEQIAAAAB2BECAAAAAQXOEQIAAAAB1RECAAAAAdYRAgAAAAHXEQIAAAAB2BECAAAAAQHOEQEAAAABAc4RAQAAAAEFDwAArSEAIBAAALAhACDLEQAAriEAIMwRAACvIQAg0REAAPgUACADDwAArSEAIMsRAACuIQAg0REAAPgUACAAAAAAAAHOEUAAAAABBQ8AAKchACAQAACrIQAgyxEAAKghACDMEQAAqiEAINERAAD0FAAgCw8AANUYADAQAADaGAAwyxEAANYYADDMEQAA1xgAMM0RAADYGAAgzhEAANkYADDPEQAA2RgAMNARAADZGAAw0REAANkYADDSEQAA2xgAMNMRAADcGAAwB_UNBAAAAAH3DUAAAAAB-A0CAAAAAfkNAgAAAAH6DQEAAAAB-w2AAAAAAfwNAQAAAAECAAAA_BQAIA8AAOAYACADAAAA_BQAIA8AAOAYACAQAADfGAAgAQgAAKkhADAMvw0AAO4VACDyDQAA6hUAMPMNAAD6FAAQ9A0AAOoVADD1DQQAAAAB9g0BAOQVACH3DUAA6BUAIfgNAgDrFQAh-Q0CAOwVACH6DQEA5hUAIfsNAADtFQAg_A0BAOYVACECAAAA_BQAIAgAAN8YACACAAAA3RgAIAgAAN4YACAL8g0AANwYADDzDQAA3RgAEPQNAADcGAAw9Q0EAO8VACH2DQEA5BUAIfcNQADoFQAh-A0CAOsVACH5DQIA7BUAIfoNAQDmFQAh-w0AAO0VACD8DQEA5hUAIQvyDQAA3BgAMPMNAADdGAAQ9A0AANwYADD1DQQA7xUAIfYNAQDkFQAh9w1AAOgVACH4DQIA6xUAIfkNAgDsFQAh-g0BAOYVACH7DQAA7RUAIPwNAQDmFQAhB_UNBADFGAAh9w1AAMYYACH4DQIAxxgAIfkNAgDIGAAh-g0BAMkYACH7DYAAAAAB_A0BAMkYACEH9Q0EAMUYACH3DUAAxhgAIfgNAgDHGAAh-Q0CAMgYACH6DQEAyRgAIfsNgAAAAAH8DQEAyRgAIQf1DQQAAAAB9w1AAAAAAfgNAgAAAAH5DQIAAAAB-g0BAAAAAfsNgAAAAAH8DQEAAAABAw8AAKchACDLEQAAqCEAINERAAD0FAAgBA8AANUYADDLEQAA1hgAMM0RAADYGAAg0REAANkYADAAAAACzhEBAAAABNQRAQAAAAUCzhEBAAAABNQRAQAAAAUBzhEgAAAAAQsPAADqGAAwEAAA7xgAMMsRAADrGAAwzBEAAOwYADDNEQAA7RgAIM4RAADuGAAwzxEAAO4YADDQEQAA7hgAMNERAADuGAAw0hEAAPAYADDTEQAA8RgAMA7ADQAA4hgAIPUNAQAAAAGPDgEAAAABkA4BAAAAAZEOAQAAAAGSDgEAAAABkw4BAAAAAZQOAgAAAAGVDgIAAAABlg5AAAAAAZcOAgAAAAGYDkAAAAABmQ5AAAAAAZoOAQAAAAECAAAA-BQAIA8AAPUYACADAAAA-BQAIA8AAPUYACAQAAD0GAAgAQgAAKYhADATvg0AAPEVACDADQAA8hUAIPINAADwFQAw8w0AAPYUABD0DQAA8BUAMPUNAQAAAAGODgEA5BUAIY8OAQDkFQAhkA4BAOQVACGRDgEA5BUAIZIOAQDmFQAhkw4BAOQVACGUDgIA7BUAIZUOAgDsFQAhlg5AAOcVACGXDgIA7BUAIZgOQADnFQAhmQ5AAOgVACGaDgEA5hUAIQIAAAD4FAAgCAAA9BgAIAIAAADyGAAgCAAA8xgAIBHyDQAA8RgAMPMNAADyGAAQ9A0AAPEYADD1DQEA5BUAIY4OAQDkFQAhjw4BAOQVACGQDgEA5BUAIZEOAQDkFQAhkg4BAOYVACGTDgEA5BUAIZQOAgDsFQAhlQ4CAOwVACGWDkAA5xUAIZcOAgDsFQAhmA5AAOcVACGZDkAA6BUAIZoOAQDmFQAhEfINAADxGAAw8w0AAPIYABD0DQAA8RgAMPUNAQDkFQAhjg4BAOQVACGPDgEA5BUAIZAOAQDkFQAhkQ4BAOQVACGSDgEA5hUAIZMOAQDkFQAhlA4CAOwVACGVDgIA7BUAIZYOQADnFQAhlw4CAOwVACGYDkAA5xUAIZkOQADoFQAhmg4BAOYVACEN9Q0BAMoYACGPDgEAyhgAIZAOAQDKGAAhkQ4BAMoYACGSDgEAyRgAIZMOAQDKGAAhlA4CAMgYACGVDgIAyBgAIZYOQADSGAAhlw4CAMgYACGYDkAA0hgAIZkOQADGGAAhmg4BAMkYACEOwA0AANQYACD1DQEAyhgAIY8OAQDKGAAhkA4BAMoYACGRDgEAyhgAIZIOAQDJGAAhkw4BAMoYACGUDgIAyBgAIZUOAgDIGAAhlg5AANIYACGXDgIAyBgAIZgOQADSGAAhmQ5AAMYYACGaDgEAyRgAIQ7ADQAA4hgAIPUNAQAAAAGPDgEAAAABkA4BAAAAAZEOAQAAAAGSDgEAAAABkw4BAAAAAZQOAgAAAAGVDgIAAAABlg5AAAAAAZcOAgAAAAGYDkAAAAABmQ5AAAAAAZoOAQAAAAEBzhEBAAAABAHOEQEAAAAEBA8AAOoYADDLEQAA6xgAMM0RAADtGAAg0REAAO4YADAABr4NAAD7GAAgwA0AAPwYACCSDgAAvxgAIJYOAAC_GAAgmA4AAL8YACCaDgAAvxgAIAnBDQAA-RgAIKEOAAC_GAAgog4AAL8YACCjDgAAvxgAIKQOAAC_GAAgpg4AAL8YACCoDgAAvxgAIKoOAAC_GAAgqw4AAL8YACAAAAAAAAAAAAAAAAAAAAHOESAAAAABAc4RAAEAAAEBzhEAAQAAAQXOERAAAAAB1REQAAAAAdYREAAAAAHXERAAAAAB2BEQAAAAAQAAAAsPAACSGQAwEAAAlxkAMMsRAACTGQAwzBEAAJQZADDNEQAAlRkAIM4RAACWGQAwzxEAAJYZADDQEQAAlhkAMNERAACWGQAw0hEAAJgZADDTEQAAmRkAMAjADQIAAAABlw4BAAAAAbQOAQAAAAG2DgQAAAAByA4CAAAAAckOQAAAAAHKDkAAAAAByw6AAAAAAQIAAAD1EwAgDwAAnRkAIAMAAAD1EwAgDwAAnRkAIBAAAJwZACABCAAApSEAMA7tDAAAkhYAIMANAgDsFQAh8g0AAJEWADDzDQAA9xMAEPQNAACRFgAwlw4BAOYVACG0DgEA5BUAIbYOBADvFQAhxg4BAOQVACHIDgIA7BUAIckOQADoFQAhyg5AAOgVACHLDgAA7RUAIMwOAACTFgAgAgAAAPUTACAIAACcGQAgAgAAAJoZACAIAACbGQAgDMANAgDsFQAh8g0AAJkZADDzDQAAmhkAEPQNAACZGQAwlw4BAOYVACG0DgEA5BUAIbYOBADvFQAhxg4BAOQVACHIDgIA7BUAIckOQADoFQAhyg5AAOgVACHLDgAA7RUAIAzADQIA7BUAIfINAACZGQAw8w0AAJoZABD0DQAAmRkAMJcOAQDmFQAhtA4BAOQVACG2DgQA7xUAIcYOAQDkFQAhyA4CAOwVACHJDkAA6BUAIcoOQADoFQAhyw4AAO0VACAIwA0CAMgYACGXDgEAyRgAIbQOAQDKGAAhtg4EAMUYACHIDgIAyBgAIckOQADGGAAhyg5AAMYYACHLDoAAAAABCMANAgDIGAAhlw4BAMkYACG0DgEAyhgAIbYOBADFGAAhyA4CAMgYACHJDkAAxhgAIcoOQADGGAAhyw6AAAAAAQjADQIAAAABlw4BAAAAAbQOAQAAAAG2DgQAAAAByA4CAAAAAckOQAAAAAHKDkAAAAAByw6AAAAAAQQPAACSGQAwyxEAAJMZADDNEQAAlRkAINERAACWGQAwAAAAAAAABQ8AAKAhACAQAACjIQAgyxEAAKEhACDMEQAAoiEAINERAACQFAAgAw8AAKAhACDLEQAAoSEAINERAACQFAAgAuwMAACfGQAgxw4AAL8YACAAAAAAAAAAAALOEQEAAAAE1BEBAAAABQXOEQQAAAAB1REEAAAAAdYRBAAAAAHXEQQAAAAB2BEEAAAAAQHOEQEAAAAEAAAAAAAAAAAAAAAAAAXOERAAAAAB1REQAAAAAdYREAAAAAHXERAAAAAB2BEQAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAs4RAgAAAATUEQIAAAAFAs4RAgAAAATUEQIAAAAFAc4RAgAAAAQBzhECAAAABAAAAAAAAAAAAs4RAgAAAATUEQIAAAAFAc4RAgAAAAQAAAAAAALOEQEAAAAE1BEBAAAABQHOEQEAAAAEAAAAAAAAAAAAAAAAAAACzhEBAAAABNQRAQAAAAUBzhEBAAAABAAAAAAAAAAAAAAAAAAFDwAAmyEAIBAAAJ4hACDLEQAAnCEAIMwRAACdIQAg0REAALgNACADDwAAmyEAIMsRAACcIQAg0REAALgNACAAAAAAAALOEQEAAAAE1BEBAAAABQUPAACWIQAgEAAAmSEAIMsRAACXIQAgzBEAAJghACDREQAAuA0AIAHOEQEAAAAEAw8AAJYhACDLEQAAlyEAINERAAC4DQAgAAAAAAALDwAA2xoAMBAAAOAaADDLEQAA3BoAMMwRAADdGgAwzREAAN4aACDOEQAA3xoAMM8RAADfGgAw0BEAAN8aADDREQAA3xoAMNIRAADhGgAw0xEAAOIaADALDwAAzxoAMBAAANQaADDLEQAA0BoAMMwRAADRGgAwzREAANIaACDOEQAA0xoAMM8RAADTGgAw0BEAANMaADDREQAA0xoAMNIRAADVGgAw0xEAANYaADAKyQ5AAAAAAfcOIAAAAAHKDwEAAAAByw9AAAAAAcwPIAAAAAHNDwEAAAABzg9AAAAAAc8PQAAAAAHQD0AAAAAB0Q-AAAAAAQIAAADADQAgDwAA2hoAIAMAAADADQAgDwAA2hoAIBAAANkaACABCAAAlSEAMBDZCAAA8BYAIPINAADvFgAw8w0AAL4NABD0DQAA7xYAMLQOAQDkFQAhyQ5AAOcVACH3DiAA5RUAIcoPAQDkFQAhyw9AAOgVACHMDyAA5RUAIc0PAQDmFQAhzg9AAOcVACHPD0AA5xUAIdAPQADnFQAh0Q8AAO0VACDTDwAA7hYAIAIAAADADQAgCAAA2RoAIAIAAADXGgAgCAAA2BoAIA7yDQAA1hoAMPMNAADXGgAQ9A0AANYaADC0DgEA5BUAIckOQADnFQAh9w4gAOUVACHKDwEA5BUAIcsPQADoFQAhzA8gAOUVACHNDwEA5hUAIc4PQADnFQAhzw9AAOcVACHQD0AA5xUAIdEPAADtFQAgDvINAADWGgAw8w0AANcaABD0DQAA1hoAMLQOAQDkFQAhyQ5AAOcVACH3DiAA5RUAIcoPAQDkFQAhyw9AAOgVACHMDyAA5RUAIc0PAQDmFQAhzg9AAOcVACHPD0AA5xUAIdAPQADnFQAh0Q8AAO0VACAKyQ5AANIYACH3DiAA6BgAIcoPAQDKGAAhyw9AAMYYACHMDyAA6BgAIc0PAQDJGAAhzg9AANIYACHPD0AA0hgAIdAPQADSGAAh0Q-AAAAAAQrJDkAA0hgAIfcOIADoGAAhyg8BAMoYACHLD0AAxhgAIcwPIADoGAAhzQ8BAMkYACHOD0AA0hgAIc8PQADSGAAh0A9AANIYACHRD4AAAAABCskOQAAAAAH3DiAAAAAByg8BAAAAAcsPQAAAAAHMDyAAAAABzQ8BAAAAAc4PQAAAAAHPD0AAAAAB0A9AAAAAAdEPgAAAAAEJ-g0BAAAAAbYOBAAAAAHQDiAAAAAB0Q4CAAAAAdIOAADGGgAg1A4BAAAAAdcOgAAAAAGqDwABAAAB0g8EAAAAAQIAAAC8DQAgDwAA5hoAIAMAAAC8DQAgDwAA5hoAIBAAAOUaACABCAAAlCEAMA_ZCAAA8BYAIPINAADyFgAw8w0AALoNABD0DQAA8hYAMPoNAQDmFQAhtA4BAOQVACG2DgQA7xUAIcwOAADxFgAg0A4gAOUVACHRDgIA7BUAIdIOAADfFQAg1A4BAOYVACHXDgAA9xUAIKoPAAGKFgAh0g8EAJwWACECAAAAvA0AIAgAAOUaACACAAAA4xoAIAgAAOQaACAN8g0AAOIaADDzDQAA4xoAEPQNAADiGgAw-g0BAOYVACG0DgEA5BUAIbYOBADvFQAh0A4gAOUVACHRDgIA7BUAIdIOAADfFQAg1A4BAOYVACHXDgAA9xUAIKoPAAGKFgAh0g8EAJwWACEN8g0AAOIaADDzDQAA4xoAEPQNAADiGgAw-g0BAOYVACG0DgEA5BUAIbYOBADvFQAh0A4gAOUVACHRDgIA7BUAIdIOAADfFQAg1A4BAOYVACHXDgAA9xUAIKoPAAGKFgAh0g8EAJwWACEJ-g0BAMkYACG2DgQAxRgAIdAOIADoGAAh0Q4CAMgYACHSDgAAxBoAINQOAQDJGAAh1w6AAAAAAaoPAAGMGQAh0g8EALEZACEJ-g0BAMkYACG2DgQAxRgAIdAOIADoGAAh0Q4CAMgYACHSDgAAxBoAINQOAQDJGAAh1w6AAAAAAaoPAAGMGQAh0g8EALEZACEJ-g0BAAAAAbYOBAAAAAHQDiAAAAAB0Q4CAAAAAdIOAADGGgAg1A4BAAAAAdcOgAAAAAGqDwABAAAB0g8EAAAAAQQPAADbGgAwyxEAANwaADDNEQAA3hoAINERAADfGgAwBA8AAM8aADDLEQAA0BoAMM0RAADSGgAg0REAANMaADAAAAbaCAAA6RoAINsIAADqGgAglw4AAL8YACCaDgAAvxgAIMoOAAC_GAAgzg8AAL8YACAAAAAAAAAAAALOEQEAAAAE1BEBAAAABQUPAACPIQAgEAAAkiEAIMsRAACQIQAgzBEAAJEhACDREQAA8QwAIAHOEQEAAAAEAw8AAI8hACDLEQAAkCEAINERAADxDAAgAAAAAAAFDwAAiSEAIBAAAI0hACDLEQAAiiEAIMwRAACMIQAg0REAAMwLACALDwAA_xoAMBAAAIQbADDLEQAAgBsAMMwRAACBGwAwzREAAIIbACDOEQAAgxsAMM8RAACDGwAw0BEAAIMbADDREQAAgxsAMNIRAACFGwAw0xEAAIYbADAK9w1AAAAAAY8OAQAAAAGXDgEAAAABtA4BAAAAAcoOQAAAAAHXDwEAAAAB2A8AAPYaACDZD0AAAAAB2g8BAAAAAdsPgAAAAAECAAAA4wsAIA8AAIobACADAAAA4wsAIA8AAIobACAQAACJGwAgAQgAAIshADAQxwcAAIoXACDyDQAAiRcAMPMNAADhCwAQ9A0AAIkXADD3DUAA6BUAIY8OAQDmFQAhlw4BAOYVACG0DgEA5BUAIcoOQADoFQAh1g8BAOQVACHXDwEA5BUAIdgPAADfFQAg2Q9AAOcVACHaDwEA5hUAIdsPAADtFQAg6w8AAIgXACACAAAA4wsAIAgAAIkbACACAAAAhxsAIAgAAIgbACAO8g0AAIYbADDzDQAAhxsAEPQNAACGGwAw9w1AAOgVACGPDgEA5hUAIZcOAQDmFQAhtA4BAOQVACHKDkAA6BUAIdYPAQDkFQAh1w8BAOQVACHYDwAA3xUAINkPQADnFQAh2g8BAOYVACHbDwAA7RUAIA7yDQAAhhsAMPMNAACHGwAQ9A0AAIYbADD3DUAA6BUAIY8OAQDmFQAhlw4BAOYVACG0DgEA5BUAIcoOQADoFQAh1g8BAOQVACHXDwEA5BUAIdgPAADfFQAg2Q9AAOcVACHaDwEA5hUAIdsPAADtFQAgCvcNQADGGAAhjw4BAMkYACGXDgEAyRgAIbQOAQDKGAAhyg5AAMYYACHXDwEAyhgAIdgPAAD0GgAg2Q9AANIYACHaDwEAyRgAIdsPgAAAAAEK9w1AAMYYACGPDgEAyRgAIZcOAQDJGAAhtA4BAMoYACHKDkAAxhgAIdcPAQDKGAAh2A8AAPQaACDZD0AA0hgAIdoPAQDJGAAh2w-AAAAAAQr3DUAAAAABjw4BAAAAAZcOAQAAAAG0DgEAAAAByg5AAAAAAdcPAQAAAAHYDwAA9hoAINkPQAAAAAHaDwEAAAAB2w-AAAAAAQMPAACJIQAgyxEAAIohACDREQAAzAsAIAQPAAD_GgAwyxEAAIAbADDNEQAAghsAINERAACDGwAwBMIHAADwGwAgwwcAAPEbACDGBwAA8hsAIMcHAADzGwAgAAAAAAAAAAAAAAAFDwAAhCEAIBAAAIchACDLEQAAhSEAIMwRAACGIQAg0REAANgLACADDwAAhCEAIMsRAACFIQAg0REAANgLACAAAAAAAAUPAAD-IAAgEAAAgiEAIMsRAAD_IAAgzBEAAIEhACDREQAAzAsAIAsPAACiGwAwEAAApxsAMMsRAACjGwAwzBEAAKQbADDNEQAApRsAIM4RAACmGwAwzxEAAKYbADDQEQAAphsAMNERAACmGwAw0hEAAKgbADDTEQAAqRsAMAP0DkAAAAAB4g8EAAAAAeMPBAAAAAECAAAA3AsAIA8AAK0bACADAAAA3AsAIA8AAK0bACAQAACsGwAgAQgAAIAhADAJxAcAAI0XACDyDQAAjBcAMPMNAADaCwAQ9A0AAIwXADD0DkAA6BUAId8PAQDkFQAh4g8EAO8VACHjDwQA7xUAIewPAACLFwAgAgAAANwLACAIAACsGwAgAgAAAKobACAIAACrGwAgB_INAACpGwAw8w0AAKobABD0DQAAqRsAMPQOQADoFQAh3w8BAOQVACHiDwQA7xUAIeMPBADvFQAhB_INAACpGwAw8w0AAKobABD0DQAAqRsAMPQOQADoFQAh3w8BAOQVACHiDwQA7xUAIeMPBADvFQAhA_QOQADGGAAh4g8EAMUYACHjDwQAxRgAIQP0DkAAxhgAIeIPBADFGAAh4w8EAMUYACED9A5AAAAAAeIPBAAAAAHjDwQAAAABAw8AAP4gACDLEQAA_yAAINERAADMCwAgBA8AAKIbADDLEQAAoxsAMM0RAAClGwAg0REAAKYbADAAAAAFDwAA-SAAIBAAAPwgACDLEQAA-iAAIMwRAAD7IAAg0REAAMwLACADDwAA-SAAIMsRAAD6IAAg0REAAMwLACAAAAAAAAUPAAD0IAAgEAAA9yAAIMsRAAD1IAAgzBEAAPYgACDREQAAzAsAIAMPAAD0IAAgyxEAAPUgACDREQAAzAsAIAAAAAsPAADgGwAwEAAA5RsAMMsRAADhGwAwzBEAAOIbADDNEQAA4xsAIM4RAADkGwAwzxEAAOQbADDQEQAA5BsAMNERAADkGwAw0hEAAOYbADDTEQAA5xsAMAsPAADUGwAwEAAA2RsAMMsRAADVGwAwzBEAANYbADDNEQAA1xsAIM4RAADYGwAwzxEAANgbADDQEQAA2BsAMNERAADYGwAw0hEAANobADDTEQAA2xsAMAsPAADIGwAwEAAAzRsAMMsRAADJGwAwzBEAAMobADDNEQAAyxsAIM4RAADMGwAwzxEAAMwbADDQEQAAzBsAMNERAADMGwAw0hEAAM4bADDTEQAAzxsAMAcPAADDGwAgEAAAxhsAIMsRAADEGwAgzBEAAMUbACDPEQAA3wsAINARAADfCwAg0REAAPEMACAGhgMCAAAAAcgHAACMGwAgmw4BAAAAAdwPQAAAAAHdDyAAAAAB3g9AAAAAAQIAAADxDAAgDwAAwxsAIAMAAADfCwAgDwAAwxsAIBAAAMcbACAIAAAA3wsAIAgAAMcbACCGAwIAyBgAIcgHAAD-GgAgmw4BAMoYACHcD0AAxhgAId0PIADoGAAh3g9AANIYACEGhgMCAMgYACHIBwAA_hoAIJsOAQDKGAAh3A9AAMYYACHdDyAA6BgAId4PQADSGAAhBsUHAACvGwAgmQ5AAAAAAZsOAQAAAAHfDwEAAAAB5A9AAAAAAeUPAgAAAAECAAAA2AsAIA8AANMbACADAAAA2AsAIA8AANMbACAQAADSGwAgAQgAAPMgADALwQcAAPkWACDFBwAAjxcAIPINAACOFwAw8w0AANYLABD0DQAAjhcAMJkOQADoFQAhmw4BAOQVACHWDwEA5BUAId8PAQAAAAHkD0AA5xUAIeUPAgDsFQAhAgAAANgLACAIAADSGwAgAgAAANAbACAIAADRGwAgCfINAADPGwAw8w0AANAbABD0DQAAzxsAMJkOQADoFQAhmw4BAOQVACHWDwEA5BUAId8PAQDkFQAh5A9AAOcVACHlDwIA7BUAIQnyDQAAzxsAMPMNAADQGwAQ9A0AAM8bADCZDkAA6BUAIZsOAQDkFQAh1g8BAOQVACHfDwEA5BUAIeQPQADnFQAh5Q8CAOwVACEFmQ5AAMYYACGbDgEAyhgAId8PAQDKGAAh5A9AANIYACHlDwIAyBgAIQbFBwAAoRsAIJkOQADGGAAhmw4BAMoYACHfDwEAyhgAIeQPQADSGAAh5Q8CAMgYACEGxQcAAK8bACCZDkAAAAABmw4BAAAAAd8PAQAAAAHkD0AAAAAB5Q8CAAAAAQPmDwEAAAAB5w8BAAAAAegPQAAAAAECAAAA1AsAIA8AAN8bACADAAAA1AsAIA8AAN8bACAQAADeGwAgAQgAAPIgADAJwQcAAPkWACDyDQAAkRcAMPMNAADSCwAQ9A0AAJEXADDWDwEA5BUAIeYPAQDkFQAh5w8BAOQVACHoD0AA6BUAIe0PAACQFwAgAgAAANQLACAIAADeGwAgAgAAANwbACAIAADdGwAgB_INAADbGwAw8w0AANwbABD0DQAA2xsAMNYPAQDkFQAh5g8BAOQVACHnDwEA5BUAIegPQADoFQAhB_INAADbGwAw8w0AANwbABD0DQAA2xsAMNYPAQDkFQAh5g8BAOQVACHnDwEA5BUAIegPQADoFQAhA-YPAQDKGAAh5w8BAMoYACHoD0AAxhgAIQPmDwEAyhgAIecPAQDKGAAh6A9AAMYYACED5g8BAAAAAecPAQAAAAHoD0AAAAABCfUNAQAAAAH6DQEAAAABmQ5AAAAAAZsOAQAAAAGeDgIAAAABhg9AAAAAAbMPQAAAAAHpDwEAAAAB6g-AAAAAAQIAAADQCwAgDwAA6xsAIAMAAADQCwAgDwAA6xsAIBAAAOobACABCAAA8SAAMA7BBwAA-RYAIPINAACSFwAw8w0AAM4LABD0DQAAkhcAMPUNAQAAAAH6DQEA5hUAIZkOQADoFQAhmw4BAOQVACGeDgIA7BUAIYYPQADnFQAhsw9AAOgVACHWDwEA5BUAIekPAQDkFQAh6g8AAO0VACACAAAA0AsAIAgAAOobACACAAAA6BsAIAgAAOkbACAN8g0AAOcbADDzDQAA6BsAEPQNAADnGwAw9Q0BAOQVACH6DQEA5hUAIZkOQADoFQAhmw4BAOQVACGeDgIA7BUAIYYPQADnFQAhsw9AAOgVACHWDwEA5BUAIekPAQDkFQAh6g8AAO0VACAN8g0AAOcbADDzDQAA6BsAEPQNAADnGwAw9Q0BAOQVACH6DQEA5hUAIZkOQADoFQAhmw4BAOQVACGeDgIA7BUAIYYPQADnFQAhsw9AAOgVACHWDwEA5BUAIekPAQDkFQAh6g8AAO0VACAJ9Q0BAMoYACH6DQEAyRgAIZkOQADGGAAhmw4BAMoYACGeDgIAyBgAIYYPQADSGAAhsw9AAMYYACHpDwEAyhgAIeoPgAAAAAEJ9Q0BAMoYACH6DQEAyRgAIZkOQADGGAAhmw4BAMoYACGeDgIAyBgAIYYPQADSGAAhsw9AAMYYACHpDwEAyhgAIeoPgAAAAAEJ9Q0BAAAAAfoNAQAAAAGZDkAAAAABmw4BAAAAAZ4OAgAAAAGGD0AAAAABsw9AAAAAAekPAQAAAAHqD4AAAAABBA8AAOAbADDLEQAA4RsAMM0RAADjGwAg0REAAOQbADAEDwAA1BsAMMsRAADVGwAwzREAANcbACDREQAA2BsAMAQPAADIGwAwyxEAAMkbADDNEQAAyxsAINERAADMGwAwAw8AAMMbACDLEQAAxBsAINERAADxDAAgAAAAA8EHAACNGwAgyAcAAI4bACDeDwAAvxgAIAPBBwAAjRsAIMUHAAD1GwAg5A8AAL8YACAAAAAAAs4RAQAAAATUEQEAAAAFAc4RAQAAAAQAAAAAAAAFDwAA7CAAIBAAAO8gACDLEQAA7SAAIMwRAADuIAAg0REAAIMCACADDwAA7CAAIMsRAADtIAAg0REAAIMCACAAAAAAAAUPAADnIAAgEAAA6iAAIMsRAADoIAAgzBEAAOkgACDREQAAgwIAIAMPAADnIAAgyxEAAOggACDREQAAgwIAIAAAAAAABQ8AAOIgACAQAADlIAAgyxEAAOMgACDMEQAA5CAAINERAACDAgAgAw8AAOIgACDLEQAA4yAAINERAACDAgAgAAAAAAAAAAAAAALOEQEAAAAE1BEBAAAABQcPAADaIAAgEAAA4CAAIMsRAADbIAAgzBEAAN8gACDPEQAAhQIAINARAACFAgAg0REAAPsBACALDwAAuBwAMBAAAL0cADDLEQAAuRwAMMwRAAC6HAAwzREAALscACDOEQAAvBwAMM8RAAC8HAAw0BEAALwcADDREQAAvBwAMNIRAAC-HAAw0xEAAL8cADALDwAArBwAMBAAALEcADDLEQAArRwAMMwRAACuHAAwzREAAK8cACDOEQAAsBwAMM8RAACwHAAw0BEAALAcADDREQAAsBwAMNIRAACyHAAw0xEAALMcADALDwAAoBwAMBAAAKUcADDLEQAAoRwAMMwRAACiHAAwzREAAKMcACDOEQAApBwAMM8RAACkHAAw0BEAAKQcADDREQAApBwAMNIRAACmHAAw0xEAAKccADAGCIAAAAABvA4BAAAAAdwPQAAAAAH6DwEAAAAB-w9AAAAAAfwPQAAAAAECAAAAkQIAIA8AAKscACADAAAAkQIAIA8AAKscACAQAACqHAAgAQgAAN4gADAMCAAA9xUAIK4BAACVGAAg8g0AAJQYADDzDQAAjwIAEPQNAACUGAAwvA4BAOQVACHcD0AA6BUAIfkPAQDkFQAh-g8BAOQVACH7D0AA6BUAIfwPQADnFQAhnREAAJMYACACAAAAkQIAIAgAAKocACACAAAAqBwAIAgAAKkcACAKCAAA9xUAIPINAACnHAAw8w0AAKgcABD0DQAApxwAMLwOAQDkFQAh3A9AAOgVACH5DwEA5BUAIfoPAQDkFQAh-w9AAOgVACH8D0AA5xUAIQoIAAD3FQAg8g0AAKccADDzDQAAqBwAEPQNAACnHAAwvA4BAOQVACHcD0AA6BUAIfkPAQDkFQAh-g8BAOQVACH7D0AA6BUAIfwPQADnFQAhBgiAAAAAAbwOAQDKGAAh3A9AAMYYACH6DwEAyhgAIfsPQADGGAAh_A9AANIYACEGCIAAAAABvA4BAMoYACHcD0AAxhgAIfoPAQDKGAAh-w9AAMYYACH8D0AA0hgAIQYIgAAAAAG8DgEAAAAB3A9AAAAAAfoPAQAAAAH7D0AAAAAB_A9AAAAAAQz1DQEAAAABlA4CAAAAAZYOQAAAAAGXDgIAAAABmA5AAAAAAZkOQAAAAAG8DgEAAAABzg4BAAAAAdgOQAAAAAH9D4AAAAAB_g8CAAAAAf8PQAAAAAECAAAAjQIAIA8AALccACADAAAAjQIAIA8AALccACAQAAC2HAAgAQgAAN0gADASrgEAAJUYACDyDQAAlxgAMPMNAACLAgAQ9A0AAJcYADD1DQEAAAABlA4CAOwVACGWDkAA5xUAIZcOAgDsFQAhmA5AAOcVACGZDkAA6BUAIbwOAQDkFQAhzg4BAOQVACHYDkAA5xUAIfkPAQDkFQAh_Q8AAPcVACD-DwIA7BUAIf8PQADnFQAhnhEAAJYYACACAAAAjQIAIAgAALYcACACAAAAtBwAIAgAALUcACAQ8g0AALMcADDzDQAAtBwAEPQNAACzHAAw9Q0BAOQVACGUDgIA7BUAIZYOQADnFQAhlw4CAOwVACGYDkAA5xUAIZkOQADoFQAhvA4BAOQVACHODgEA5BUAIdgOQADnFQAh-Q8BAOQVACH9DwAA9xUAIP4PAgDsFQAh_w9AAOcVACEQ8g0AALMcADDzDQAAtBwAEPQNAACzHAAw9Q0BAOQVACGUDgIA7BUAIZYOQADnFQAhlw4CAOwVACGYDkAA5xUAIZkOQADoFQAhvA4BAOQVACHODgEA5BUAIdgOQADnFQAh-Q8BAOQVACH9DwAA9xUAIP4PAgDsFQAh_w9AAOcVACEM9Q0BAMoYACGUDgIAyBgAIZYOQADSGAAhlw4CAMgYACGYDkAA0hgAIZkOQADGGAAhvA4BAMoYACHODgEAyhgAIdgOQADSGAAh_Q-AAAAAAf4PAgDIGAAh_w9AANIYACEM9Q0BAMoYACGUDgIAyBgAIZYOQADSGAAhlw4CAMgYACGYDkAA0hgAIZkOQADGGAAhvA4BAMoYACHODgEAyhgAIdgOQADSGAAh_Q-AAAAAAf4PAgDIGAAh_w9AANIYACEM9Q0BAAAAAZQOAgAAAAGWDkAAAAABlw4CAAAAAZgOQAAAAAGZDkAAAAABvA4BAAAAAc4OAQAAAAHYDkAAAAAB_Q-AAAAAAf4PAgAAAAH_D0AAAAABBAiAAAAAAfUNBAAAAAH3DUAAAAABvA4BAAAAAQIAAACJAgAgDwAAwxwAIAMAAACJAgAgDwAAwxwAIBAAAMIcACABCAAA3CAAMAkIAAD3FQAgrgEAAJUYACDyDQAAmBgAMPMNAACHAgAQ9A0AAJgYADD1DQQAAAAB9w1AAOgVACG8DgEA5BUAIfkPAQDkFQAhAgAAAIkCACAIAADCHAAgAgAAAMAcACAIAADBHAAgCAgAAPcVACDyDQAAvxwAMPMNAADAHAAQ9A0AAL8cADD1DQQA7xUAIfcNQADoFQAhvA4BAOQVACH5DwEA5BUAIQgIAAD3FQAg8g0AAL8cADDzDQAAwBwAEPQNAAC_HAAw9Q0EAO8VACH3DUAA6BUAIbwOAQDkFQAh-Q8BAOQVACEECIAAAAAB9Q0EAMUYACH3DUAAxhgAIbwOAQDKGAAhBAiAAAAAAfUNBADFGAAh9w1AAMYYACG8DgEAyhgAIQQIgAAAAAH1DQQAAAAB9w1AAAAAAbwOAQAAAAEBzhEBAAAABAMPAADaIAAgyxEAANsgACDREQAA-wEAIAQPAAC4HAAwyxEAALkcADDNEQAAuxwAINERAAC8HAAwBA8AAKwcADDLEQAArRwAMM0RAACvHAAg0REAALAcADAEDwAAoBwAMMsRAAChHAAwzREAAKMcACDREQAApBwAMAAAAAAABQ8AANUgACAQAADYIAAgyxEAANYgACDMEQAA1yAAINERAADYCQAgAw8AANUgACDLEQAA1iAAINERAADYCQAgAAAAAAAFDwAA0CAAIBAAANMgACDLEQAA0SAAIMwRAADSIAAg0REAANgJACADDwAA0CAAIMsRAADRIAAg0REAANgJACAAAAAAAAsPAADqHAAwEAAA7xwAMMsRAADrHAAwzBEAAOwcADDNEQAA7RwAIM4RAADuHAAwzxEAAO4cADDQEQAA7hwAMNERAADuHAAw0hEAAPAcADDTEQAA8RwAMAsPAADeHAAwEAAA4xwAMMsRAADfHAAwzBEAAOAcADDNEQAA4RwAIM4RAADiHAAwzxEAAOIcADDQEQAA4hwAMNERAADiHAAw0hEAAOQcADDTEQAA5RwAMAKHEAIAAAABiBAAAQAAAQIAAADgCQAgDwAA6RwAIAMAAADgCQAgDwAA6RwAIBAAAOgcACABCAAAzyAAMAieBgAApRcAIPINAACkFwAw8w0AAN4JABD0DQAApBcAMIYQAQDkFQAhhxACAOwVACGIEAABiRYAIZQQAACjFwAgAgAAAOAJACAIAADoHAAgAgAAAOYcACAIAADnHAAgBvINAADlHAAw8w0AAOYcABD0DQAA5RwAMIYQAQDkFQAhhxACAOwVACGIEAABiRYAIQbyDQAA5RwAMPMNAADmHAAQ9A0AAOUcADCGEAEA5BUAIYcQAgDsFQAhiBAAAYkWACEChxACAMgYACGIEAABixkAIQKHEAIAyBgAIYgQAAGLGQAhAocQAgAAAAGIEAABAAABBLQOAQAAAAHCDhAAAAABnw8CAAAAAYkQAgAAAAECAAAA3AkAIA8AAPUcACADAAAA3AkAIA8AAPUcACAQAAD0HAAgAQgAAM4gADAKngYAAKUXACDyDQAApxcAMPMNAADaCQAQ9A0AAKcXADC0DgEA5BUAIcIOEACLFgAhnw8CAOwVACGGEAEA5BUAIYkQAgDsFQAhlRAAAKYXACACAAAA3AkAIAgAAPQcACACAAAA8hwAIAgAAPMcACAI8g0AAPEcADDzDQAA8hwAEPQNAADxHAAwtA4BAOQVACHCDhAAixYAIZ8PAgDsFQAhhhABAOQVACGJEAIA7BUAIQjyDQAA8RwAMPMNAADyHAAQ9A0AAPEcADC0DgEA5BUAIcIOEACLFgAhnw8CAOwVACGGEAEA5BUAIYkQAgDsFQAhBLQOAQDKGAAhwg4QAI0ZACGfDwIAyBgAIYkQAgDIGAAhBLQOAQDKGAAhwg4QAI0ZACGfDwIAyBgAIYkQAgDIGAAhBLQOAQAAAAHCDhAAAAABnw8CAAAAAYkQAgAAAAEEDwAA6hwAMMsRAADrHAAwzREAAO0cACDREQAA7hwAMAQPAADeHAAwyxEAAN8cADDNEQAA4RwAINERAADiHAAwAAASnwYAAPgcACCgBgAA-RwAIMIOAAC_GAAg2A4AAL8YACDxDgAAvxgAIPQOAAC_GAAgrw8AAL8YACDCDwAAvxgAINYPAAC_GAAg7w8AAL8YACCMEAAAvxgAII0QAAC_GAAgjhAAAL8YACCPEAAAvxgAIJAQAAC_GAAgkRAAAL8YACCSEAAAvxgAIJMQAAC_GAAgAAAABQ8AAMkgACAQAADMIAAgyxEAAMogACDMEQAAyyAAINERAACdCAAgAw8AAMkgACDLEQAAyiAAINERAACdCAAgAAAAAAACzhEBAAAABNQRAQAAAAUFDwAAxCAAIBAAAMcgACDLEQAAxSAAIMwRAADGIAAg0REAAJ0IACABzhEBAAAABAMPAADEIAAgyxEAAMUgACDREQAAnQgAIAAAAAAABQ8AAL8gACAQAADCIAAgyxEAAMAgACDMEQAAwSAAINERAACdCAAgAw8AAL8gACDLEQAAwCAAINERAACdCAAgAAAAAAACzhEBAAAABNQRAQAAAAUFDwAAuiAAIBAAAL0gACDLEQAAuyAAIMwRAAC8IAAg0REAAJ0IACABzhEBAAAABAMPAAC6IAAgyxEAALsgACDREQAAnQgAIAAAAAAABQ8AALUgACAQAAC4IAAgyxEAALYgACDMEQAAtyAAINERAACdCAAgAw8AALUgACDLEQAAtiAAINERAACdCAAgAAAAAAAFDwAAsCAAIBAAALMgACDLEQAAsSAAIMwRAACyIAAg0REAAJ0IACADDwAAsCAAIMsRAACxIAAg0REAAJ0IACAAAAAAAALOEQEAAAAE1BEBAAAABQsPAADvHQAwEAAA9B0AMMsRAADwHQAwzBEAAPEdADDNEQAA8h0AIM4RAADzHQAwzxEAAPMdADDQEQAA8x0AMNERAADzHQAw0hEAAPUdADDTEQAA9h0AMAsPAADjHQAwEAAA6B0AMMsRAADkHQAwzBEAAOUdADDNEQAA5h0AIM4RAADnHQAwzxEAAOcdADDQEQAA5x0AMNERAADnHQAw0hEAAOkdADDTEQAA6h0AMAsPAADXHQAwEAAA3B0AMMsRAADYHQAwzBEAANkdADDNEQAA2h0AIM4RAADbHQAwzxEAANsdADDQEQAA2x0AMNERAADbHQAw0hEAAN0dADDTEQAA3h0AMAsPAADLHQAwEAAA0B0AMMsRAADMHQAwzBEAAM0dADDNEQAAzh0AIM4RAADPHQAwzxEAAM8dADDQEQAAzx0AMNERAADPHQAw0hEAANEdADDTEQAA0h0AMAsPAAC_HQAwEAAAxB0AMMsRAADAHQAwzBEAAMEdADDNEQAAwh0AIM4RAADDHQAwzxEAAMMdADDQEQAAwx0AMNERAADDHQAw0hEAAMUdADDTEQAAxh0AMAsPAACzHQAwEAAAuB0AMMsRAAC0HQAwzBEAALUdADDNEQAAth0AIM4RAAC3HQAwzxEAALcdADDQEQAAtx0AMNERAAC3HQAw0hEAALkdADDTEQAAuh0AMAT1DQEAAAABmQ5AAAAAAcMPQAAAAAHfDwABAAABAgAAALUIACAPAAC-HQAgAwAAALUIACAPAAC-HQAgEAAAvR0AIAEIAACvIAAwCacFAAC3FwAg8g0AALYXADDzDQAAswgAEPQNAAC2FwAw9Q0BAAAAAZkOQADoFQAhww9AAOgVACHfDwABAAABihABAOQVACECAAAAtQgAIAgAAL0dACACAAAAux0AIAgAALwdACAI8g0AALodADDzDQAAux0AEPQNAAC6HQAw9Q0BAOQVACGZDkAA6BUAIcMPQADoFQAh3w8AAYkWACGKEAEA5BUAIQjyDQAAuh0AMPMNAAC7HQAQ9A0AALodADD1DQEA5BUAIZkOQADoFQAhww9AAOgVACHfDwABiRYAIYoQAQDkFQAhBPUNAQDKGAAhmQ5AAMYYACHDD0AAxhgAId8PAAGLGQAhBPUNAQDKGAAhmQ5AAMYYACHDD0AAxhgAId8PAAGLGQAhBPUNAQAAAAGZDkAAAAABww9AAAAAAd8PAAEAAAEGlhACAAAAAZcQAgAAAAGYEAIAAAABmRAAAIcdACCaEIAAAAABmxABAAAAAQIAAACxCAAgDwAAyh0AIAMAAACxCAAgDwAAyh0AIBAAAMkdACABCAAAriAAMAynBQAAtxcAIPINAAC5FwAw8w0AAK8IABD0DQAAuRcAMIoQAQDkFQAhlhACAOwVACGXEAIA7BUAIZgQAgDsFQAhmRAAAN8VACCaEAAA9xUAIJsQAQDkFQAhtRAAALgXACACAAAAsQgAIAgAAMkdACACAAAAxx0AIAgAAMgdACAK8g0AAMYdADDzDQAAxx0AEPQNAADGHQAwihABAOQVACGWEAIA7BUAIZcQAgDsFQAhmBACAOwVACGZEAAA3xUAIJoQAAD3FQAgmxABAOQVACEK8g0AAMYdADDzDQAAxx0AEPQNAADGHQAwihABAOQVACGWEAIA7BUAIZcQAgDsFQAhmBACAOwVACGZEAAA3xUAIJoQAAD3FQAgmxABAOQVACEGlhACAMgYACGXEAIAyBgAIZgQAgDIGAAhmRAAAIUdACCaEIAAAAABmxABAMoYACEGlhACAMgYACGXEAIAyBgAIZgQAgDIGAAhmRAAAIUdACCaEIAAAAABmxABAMoYACEGlhACAAAAAZcQAgAAAAGYEAIAAAABmRAAAIcdACCaEIAAAAABmxABAAAAAQTtDAIAAAAB8Q4BAAAAAZwQAgAAAAGdEAEAAAABAgAAAK0IACAPAADWHQAgAwAAAK0IACAPAADWHQAgEAAA1R0AIAEIAACtIAAwCqcFAAC3FwAg7QwCAOwVACHyDQAAuxcAMPMNAACrCAAQ9A0AALsXADDxDgEA5BUAIYoQAQDkFQAhnBACAOsVACGdEAEA5BUAIbYQAAC6FwAgAgAAAK0IACAIAADVHQAgAgAAANMdACAIAADUHQAgCO0MAgDsFQAh8g0AANIdADDzDQAA0x0AEPQNAADSHQAw8Q4BAOQVACGKEAEA5BUAIZwQAgDrFQAhnRABAOQVACEI7QwCAOwVACHyDQAA0h0AMPMNAADTHQAQ9A0AANIdADDxDgEA5BUAIYoQAQDkFQAhnBACAOsVACGdEAEA5BUAIQTtDAIAyBgAIfEOAQDKGAAhnBACAMcYACGdEAEAyhgAIQTtDAIAyBgAIfEOAQDKGAAhnBACAMcYACGdEAEAyhgAIQTtDAIAAAAB8Q4BAAAAAZwQAgAAAAGdEAEAAAABE4UDAQAAAAHtDAIAAAABtA4BAAAAAZMPAgAAAAGcDwEAAAAB1w8BAAAAAeYPAQAAAAGWEAIAAAABmxAgAAAAAZwQAgAAAAGeEAEAAAABnxABAAAAAaAQAgAAAAGhEIAAAAABohABAAAAAaMQAQAAAAGkEAAAlx0AIKUQIAAAAAGmEAIAAAABAgAAAKkIACAPAADiHQAgAwAAAKkIACAPAADiHQAgEAAA4R0AIAEIAACsIAAwGYUDAQDkFQAhpwUAALcXACDtDAIA7BUAIfINAAC9FwAw8w0AAKcIABD0DQAAvRcAMLQOAQDmFQAhkw8CAOsVACGcDwEA5hUAIdcPAQDmFQAh5g8BAOYVACGKEAEA5BUAIZYQAgDrFQAhmxAgAIgWACGcEAIA7BUAIZ4QAQDkFQAhnxABAOYVACGgEAIA6xUAIaEQAADtFQAgohABAOYVACGjEAEA5hUAIaQQAADfFQAgpRAgAIgWACGmEAIA6xUAIbcQAAC8FwAgAgAAAKkIACAIAADhHQAgAgAAAN8dACAIAADgHQAgF4UDAQDkFQAh7QwCAOwVACHyDQAA3h0AMPMNAADfHQAQ9A0AAN4dADC0DgEA5hUAIZMPAgDrFQAhnA8BAOYVACHXDwEA5hUAIeYPAQDmFQAhihABAOQVACGWEAIA6xUAIZsQIACIFgAhnBACAOwVACGeEAEA5BUAIZ8QAQDmFQAhoBACAOsVACGhEAAA7RUAIKIQAQDmFQAhoxABAOYVACGkEAAA3xUAIKUQIACIFgAhphACAOsVACEXhQMBAOQVACHtDAIA7BUAIfINAADeHQAw8w0AAN8dABD0DQAA3h0AMLQOAQDmFQAhkw8CAOsVACGcDwEA5hUAIdcPAQDmFQAh5g8BAOYVACGKEAEA5BUAIZYQAgDrFQAhmxAgAIgWACGcEAIA7BUAIZ4QAQDkFQAhnxABAOYVACGgEAIA6xUAIaEQAADtFQAgohABAOYVACGjEAEA5hUAIaQQAADfFQAgpRAgAIgWACGmEAIA6xUAIROFAwEAyhgAIe0MAgDIGAAhtA4BAMkYACGTDwIAxxgAIZwPAQDJGAAh1w8BAMkYACHmDwEAyRgAIZYQAgDHGAAhmxAgAIoZACGcEAIAyBgAIZ4QAQDKGAAhnxABAMkYACGgEAIAxxgAIaEQgAAAAAGiEAEAyRgAIaMQAQDJGAAhpBAAAJUdACClECAAihkAIaYQAgDHGAAhE4UDAQDKGAAh7QwCAMgYACG0DgEAyRgAIZMPAgDHGAAhnA8BAMkYACHXDwEAyRgAIeYPAQDJGAAhlhACAMcYACGbECAAihkAIZwQAgDIGAAhnhABAMoYACGfEAEAyRgAIaAQAgDHGAAhoRCAAAAAAaIQAQDJGAAhoxABAMkYACGkEAAAlR0AIKUQIACKGQAhphACAMcYACEThQMBAAAAAe0MAgAAAAG0DgEAAAABkw8CAAAAAZwPAQAAAAHXDwEAAAAB5g8BAAAAAZYQAgAAAAGbECAAAAABnBACAAAAAZ4QAQAAAAGfEAEAAAABoBACAAAAAaEQgAAAAAGiEAEAAAABoxABAAAAAaQQAACXHQAgpRAgAAAAAaYQAgAAAAED6A4QAAAAAacQAQAAAAGoEBAAAAABAgAAAKUIACAPAADuHQAgAwAAAKUIACAPAADuHQAgEAAA7R0AIAEIAACrIAAwCacFAAC3FwAg8g0AAL8XADDzDQAAowgAEPQNAAC_FwAw6A4QAKcWACGKEAEA5BUAIacQAQDkFQAhqBAQAKcWACG4EAAAvhcAIAIAAAClCAAgCAAA7R0AIAIAAADrHQAgCAAA7B0AIAfyDQAA6h0AMPMNAADrHQAQ9A0AAOodADDoDhAApxYAIYoQAQDkFQAhpxABAOQVACGoEBAApxYAIQfyDQAA6h0AMPMNAADrHQAQ9A0AAOodADDoDhAApxYAIYoQAQDkFQAhpxABAOQVACGoEBAApxYAIQPoDhAAwBkAIacQAQDKGAAhqBAQAMAZACED6A4QAMAZACGnEAEAyhgAIagQEADAGQAhA-gOEAAAAAGnEAEAAAABqBAQAAAAAQKHEAIAAAABiBAAAQAAAQIAAAChCAAgDwAA-h0AIAMAAAChCAAgDwAA-h0AIBAAAPkdACABCAAAqiAAMAinBQAAtxcAIPINAADBFwAw8w0AAJ8IABD0DQAAwRcAMIcQAgDsFQAhiBAAAYkWACGKEAEA5BUAIbkQAADAFwAgAgAAAKEIACAIAAD5HQAgAgAAAPcdACAIAAD4HQAgBvINAAD2HQAw8w0AAPcdABD0DQAA9h0AMIcQAgDsFQAhiBAAAYkWACGKEAEA5BUAIQbyDQAA9h0AMPMNAAD3HQAQ9A0AAPYdADCHEAIA7BUAIYgQAAGJFgAhihABAOQVACEChxACAMgYACGIEAABixkAIQKHEAIAyBgAIYgQAAGLGQAhAocQAgAAAAGIEAABAAABAc4RAQAAAAQEDwAA7x0AMMsRAADwHQAwzREAAPIdACDREQAA8x0AMAQPAADjHQAwyxEAAOQdADDNEQAA5h0AINERAADnHQAwBA8AANcdADDLEQAA2B0AMM0RAADaHQAg0REAANsdADAEDwAAyx0AMMsRAADMHQAwzREAAM4dACDREQAAzx0AMAQPAAC_HQAwyxEAAMAdADDNEQAAwh0AINERAADDHQAwBA8AALMdADDLEQAAtB0AMM0RAAC2HQAg0REAALcdADAAAAAAAAAUqAUAAIIeACCpBQAAgx4AIKoFAACEHgAgqwUAAIUeACCsBQAAhh4AIK0FAACHHgAgwQcAAL8YACD3DQAAvxgAILYOAAC_GAAg1A4AAL8YACDxDgAAvxgAIIwPAAC_GAAg1g8AAL8YACD7DwAAvxgAIKsQAAC_GAAgrBAAAL8YACCtEAAAvxgAIK4QAAC_GAAgsxAAAL8YACC0EAAAvxgAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFDwAApSAAIBAAAKggACDLEQAApiAAIMwRAACnIAAg0REAANkEACADDwAApSAAIMsRAACmIAAg0REAANkEACAAAAAAAAsPAADgHgAwEAAA5R4AMMsRAADhHgAwzBEAAOIeADDNEQAA4x4AIM4RAADkHgAwzxEAAOQeADDQEQAA5B4AMNERAADkHgAw0hEAAOYeADDTEQAA5x4AMAW0DgEAAAABrxAgAAAAAeUQQAAAAAHpECAAAAAB6hBAAAAAAQIAAADdBAAgDwAA6x4AIAMAAADdBAAgDwAA6x4AIBAAAOoeACABCAAApCAAMAqFAwAA8RcAIPINAADwFwAw8w0AANsEABD0DQAA8BcAMLQOAQAAAAH5DgEA5BUAIa8QIADlFQAh5RBAAOcVACHpECAA5RUAIeoQQADoFQAhAgAAAN0EACAIAADqHgAgAgAAAOgeACAIAADpHgAgCfINAADnHgAw8w0AAOgeABD0DQAA5x4AMLQOAQDkFQAh-Q4BAOQVACGvECAA5RUAIeUQQADnFQAh6RAgAOUVACHqEEAA6BUAIQnyDQAA5x4AMPMNAADoHgAQ9A0AAOceADC0DgEA5BUAIfkOAQDkFQAhrxAgAOUVACHlEEAA5xUAIekQIADlFQAh6hBAAOgVACEFtA4BAMoYACGvECAA6BgAIeUQQADSGAAh6RAgAOgYACHqEEAAxhgAIQW0DgEAyhgAIa8QIADoGAAh5RBAANIYACHpECAA6BgAIeoQQADGGAAhBbQOAQAAAAGvECAAAAAB5RBAAAAAAekQIAAAAAHqEEAAAAABBA8AAOAeADDLEQAA4R4AMM0RAADjHgAg0REAAOQeADAABIYDAADtHgAgig8AAL8YACDlEAAAvxgAIOsQAAC_GAAgAAAAAAAAAAALDwAA-B4AMBAAAP0eADDLEQAA-R4AMMwRAAD6HgAwzREAAPseACDOEQAA_B4AMM8RAAD8HgAw0BEAAPweADDREQAA_B4AMNIRAAD-HgAw0xEAAP8eADAEkBAAAQAAAfIQAgAAAAHzEAIAAAAB9BABAAAAAQIAAACMBAAgDwAAgx8AIAMAAACMBAAgDwAAgx8AIBAAAIIfACABCAAAoyAAMArUAgAA-hcAIPINAAD5FwAw8w0AAI4EABD0DQAA-RcAMJAQAAGKFgAh8hACAOwVACHzEAIA7BUAIfQQAQDkFQAh9RAAAYkWACH2EAAA-xcAIAIAAACMBAAgCAAAgh8AIAIAAACAHwAgCAAAgR8AIAjyDQAA_x4AMPMNAACAHwAQ9A0AAP8eADCQEAABihYAIfIQAgDsFQAh8xACAOwVACH0EAEA5BUAIfUQAAGJFgAhCPINAAD_HgAw8w0AAIAfABD0DQAA_x4AMJAQAAGKFgAh8hACAOwVACHzEAIA7BUAIfQQAQDkFQAh9RAAAYkWACEEkBAAAYwZACHyEAIAyBgAIfMQAgDIGAAh9BABAMoYACEEkBAAAYwZACHyEAIAyBgAIfMQAgDIGAAh9BABAMoYACEEkBAAAQAAAfIQAgAAAAHzEAIAAAAB9BABAAAAAQQPAAD4HgAwyxEAAPkeADDNEQAA-x4AINERAAD8HgAwAAAAAAAABQ8AAJ4gACAQAAChIAAgyxEAAJ8gACDMEQAAoCAAINERAACnBAAgAw8AAJ4gACDLEQAAnyAAINERAACnBAAgAdMCAACFHwAgAAAAAAAAAAAAAALOEQIAAAAE1BECAAAABQHOEQIAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACzhEAAQAABNQRAAEAAAUBzhEAAQAABAAAAAAAAAAAAs4RAQAAAATUEQEAAAAFAs4RAQAAAATUEQEAAAAFAs4RAQAAAATUEQEAAAAFBQ8AAJkgACAQAACcIAAgyxEAAJogACDMEQAAmyAAINERAAD7AQAgAc4RAQAAAAQBzhEBAAAABAHOEQEAAAAEAw8AAJkgACDLEQAAmiAAINERAAD7AQAgAAAAAAALDwAA1h8AMBAAANsfADDLEQAA1x8AMMwRAADYHwAwzREAANkfACDOEQAA2h8AMM8RAADaHwAw0BEAANofADDREQAA2h8AMNIRAADcHwAw0xEAAN0fADALDwAAyh8AMBAAAM8fADDLEQAAyx8AMMwRAADMHwAwzREAAM0fACDOEQAAzh8AMM8RAADOHwAw0BEAAM4fADDREQAAzh8AMNIRAADQHwAw0xEAANEfADAPrwEAAMYcACCwAQAAxxwAILEBAADIHAAg9Q0BAAAAAZkOQAAAAAGdDgEAAAABpg4BAAAAAfAOAQAAAAG_D0AAAAAByw9AAAAAAYAQAQAAAAGCEAEAAAABgxAAAMQcACCEEEAAAAABhRACAAAAAQIAAACDAgAgDwAA1R8AIAMAAACDAgAgDwAA1R8AIBAAANQfACABCAAAmCAAMBWsAQAAnhgAIK8BAACfGAAgsAEAAKAYACCxAQAAoRgAIPINAACdGAAw8w0AAIECABD0DQAAnRgAMPUNAQAAAAGZDkAA6BUAIZsOAQDmFQAhnQ4BAOQVACGmDgEA5hUAIfAOAQDkFQAhvw9AAOcVACHLD0AA5xUAIYAQAQAAAAGCEAEA5BUAIYMQAADfFQAghBBAAOcVACGFEAIA7BUAIZ8RAACcGAAgAgAAAIMCACAIAADUHwAgAgAAANIfACAIAADTHwAgEPINAADRHwAw8w0AANIfABD0DQAA0R8AMPUNAQDkFQAhmQ5AAOgVACGbDgEA5hUAIZ0OAQDkFQAhpg4BAOYVACHwDgEA5BUAIb8PQADnFQAhyw9AAOcVACGAEAEA5BUAIYIQAQDkFQAhgxAAAN8VACCEEEAA5xUAIYUQAgDsFQAhEPINAADRHwAw8w0AANIfABD0DQAA0R8AMPUNAQDkFQAhmQ5AAOgVACGbDgEA5hUAIZ0OAQDkFQAhpg4BAOYVACHwDgEA5BUAIb8PQADnFQAhyw9AAOcVACGAEAEA5BUAIYIQAQDkFQAhgxAAAN8VACCEEEAA5xUAIYUQAgDsFQAhDPUNAQDKGAAhmQ5AAMYYACGdDgEAyhgAIaYOAQDJGAAh8A4BAMoYACG_D0AA0hgAIcsPQADSGAAhgBABAMoYACGCEAEAyhgAIYMQAACbHAAghBBAANIYACGFEAIAyBgAIQ-vAQAAnRwAILABAACeHAAgsQEAAJ8cACD1DQEAyhgAIZkOQADGGAAhnQ4BAMoYACGmDgEAyRgAIfAOAQDKGAAhvw9AANIYACHLD0AA0hgAIYAQAQDKGAAhghABAMoYACGDEAAAmxwAIIQQQADSGAAhhRACAMgYACEPrwEAAMYcACCwAQAAxxwAILEBAADIHAAg9Q0BAAAAAZkOQAAAAAGdDgEAAAABpg4BAAAAAfAOAQAAAAG_D0AAAAAByw9AAAAAAYAQAQAAAAGCEAEAAAABgxAAAMQcACCEEEAAAAABhRACAAAAARH1DQEAAAABmQ5AAAAAAbwOAQAAAAHhDgEAAAAB-Q4BAAAAAcMPQAAAAAH3D0AAAAAB-A9AAAAAAcoQAQAAAAGSEQAAvx8AIJMRAADAHwAglBEAAMEfACCVEQIAAAABlhEBAAAAAZcRQAAAAAGYEQEAAAABmREBAAAAAQIAAAD_AQAgDwAA4R8AIAMAAAD_AQAgDwAA4R8AIBAAAOAfACABCAAAlyAAMBasAQAAoxgAIPINAACiGAAw8w0AAP0BABD0DQAAohgAMPUNAQAAAAGZDkAA6BUAIZsOAQDkFQAhvA4BAOQVACHhDgEA5BUAIfkOAQDkFQAhww9AAOcVACH3D0AA5xUAIfgPQADnFQAhyhABAAAAAZIRAADfFQAgkxEAAN8VACCUEQAA3xUAIJURAgDrFQAhlhEBAOQVACGXEUAA5xUAIZgRAQDmFQAhmREBAOYVACECAAAA_wEAIAgAAOAfACACAAAA3h8AIAgAAN8fACAV8g0AAN0fADDzDQAA3h8AEPQNAADdHwAw9Q0BAOQVACGZDkAA6BUAIZsOAQDkFQAhvA4BAOQVACHhDgEA5BUAIfkOAQDkFQAhww9AAOcVACH3D0AA5xUAIfgPQADnFQAhyhABAOQVACGSEQAA3xUAIJMRAADfFQAglBEAAN8VACCVEQIA6xUAIZYRAQDkFQAhlxFAAOcVACGYEQEA5hUAIZkRAQDmFQAhFfINAADdHwAw8w0AAN4fABD0DQAA3R8AMPUNAQDkFQAhmQ5AAOgVACGbDgEA5BUAIbwOAQDkFQAh4Q4BAOQVACH5DgEA5BUAIcMPQADnFQAh9w9AAOcVACH4D0AA5xUAIcoQAQDkFQAhkhEAAN8VACCTEQAA3xUAIJQRAADfFQAglRECAOsVACGWEQEA5BUAIZcRQADnFQAhmBEBAOYVACGZEQEA5hUAIRH1DQEAyhgAIZkOQADGGAAhvA4BAMoYACHhDgEAyhgAIfkOAQDKGAAhww9AANIYACH3D0AA0hgAIfgPQADSGAAhyhABAMoYACGSEQAAux8AIJMRAAC8HwAglBEAAL0fACCVEQIAxxgAIZYRAQDKGAAhlxFAANIYACGYEQEAyRgAIZkRAQDJGAAhEfUNAQDKGAAhmQ5AAMYYACG8DgEAyhgAIeEOAQDKGAAh-Q4BAMoYACHDD0AA0hgAIfcPQADSGAAh-A9AANIYACHKEAEAyhgAIZIRAAC7HwAgkxEAALwfACCUEQAAvR8AIJURAgDHGAAhlhEBAMoYACGXEUAA0hgAIZgRAQDJGAAhmREBAMkYACER9Q0BAAAAAZkOQAAAAAG8DgEAAAAB4Q4BAAAAAfkOAQAAAAHDD0AAAAAB9w9AAAAAAfgPQAAAAAHKEAEAAAABkhEAAL8fACCTEQAAwB8AIJQRAADBHwAglRECAAAAAZYRAQAAAAGXEUAAAAABmBEBAAAAAZkRAQAAAAEEDwAA1h8AMMsRAADXHwAwzREAANkfACDREQAA2h8AMAQPAADKHwAwyxEAAMsfADDNEQAAzR8AINERAADOHwAwAAAJrAEAAOcfACCvAQAA6B8AILABAADpHwAgsQEAAOofACCbDgAAvxgAIKYOAAC_GAAgvw8AAL8YACDLDwAAvxgAIIQQAAC_GAAgB60BAADkHwAgsgEAAOUfACC2DgAAvxgAIJcRAAC_GAAgmBEAAL8YACCaEQAAvxgAIJsRAAC_GAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAs4RAQAAAATUEQEAAAAFAc4RAQAAAAQAAAAR9Q0BAAAAAZkOQAAAAAG8DgEAAAAB4Q4BAAAAAfkOAQAAAAHDD0AAAAAB9w9AAAAAAfgPQAAAAAHKEAEAAAABkhEAAL8fACCTEQAAwB8AIJQRAADBHwAglRECAAAAAZYRAQAAAAGXEUAAAAABmBEBAAAAAZkRAQAAAAEM9Q0BAAAAAZkOQAAAAAGdDgEAAAABpg4BAAAAAfAOAQAAAAG_D0AAAAAByw9AAAAAAYAQAQAAAAGCEAEAAAABgxAAAMQcACCEEEAAAAABhRACAAAAAQuyAQAA4x8AINkIAQAAAAH1DQEAAAABmQ5AAAAAAbYOBAAAAAGjEAEAAAABlxFAAAAAAZgRAQAAAAGaEUAAAAABmxFAAAAAAZwRAgAAAAECAAAA-wEAIA8AAJkgACADAAAAhQIAIA8AAJkgACAQAACdIAAgDQAAAIUCACAIAACdIAAgsgEAAMkfACDZCAEAyhgAIfUNAQDKGAAhmQ5AAMYYACG2DgQAsRkAIaMQAQDKGAAhlxFAANIYACGYEQEAyRgAIZoRQADSGAAhmxFAANIYACGcEQIAyBgAIQuyAQAAyR8AINkIAQDKGAAh9Q0BAMoYACGZDkAAxhgAIbYOBACxGQAhoxABAMoYACGXEUAA0hgAIZgRAQDJGAAhmhFAANIYACGbEUAA0hgAIZwRAgDIGAAhAggAAQAAAcoQAAEAAAECAAAApwQAIA8AAJ4gACADAAAAqgQAIA8AAJ4gACAQAACiIAAgAwAAAKoEACAIAAGyIQAhyhAAAYsZACECCAABixkAIcoQAAGLGQAhBJAQAAEAAAHyEAIAAAAB8xACAAAAAfQQAQAAAAEFtA4BAAAAAa8QIAAAAAHlEEAAAAAB6RAgAAAAAeoQQAAAAAESmQ5AAAAAAbYOBAAAAAG3DgQAAAABvQ4BAAAAAc4OAQAAAAH5DgEAAAABig9AAAAAAbUPAgAAAAHGDwEAAAABqBAQAAAAAeMQAQAAAAHkEAEAAAAB5RBAAAAAAesQAQAAAAHsEEAAAAAB7RAgAAAAAe4QIAAAAAHvECAAAAABAgAAANkEACAPAAClIAAgAwAAAOEEACAPAAClIAAgEAAAqSAAIBQAAADhBAAgCAAAqSAAIJkOQADGGAAhtg4EAMUYACG3DgQAxRgAIb0OAQDKGAAhzg4BAMoYACH5DgEAyhgAIYoPQADSGAAhtQ8CAMgYACHGDwEAyhgAIagQEADAGQAh4xABAMoYACHkEAEAyhgAIeUQQADSGAAh6xABAMkYACHsEEAAxhgAIe0QIADoGAAh7hAgAOgYACHvECAA6BgAIRKZDkAAxhgAIbYOBADFGAAhtw4EAMUYACG9DgEAyhgAIc4OAQDKGAAh-Q4BAMoYACGKD0AA0hgAIbUPAgDIGAAhxg8BAMoYACGoEBAAwBkAIeMQAQDKGAAh5BABAMoYACHlEEAA0hgAIesQAQDJGAAh7BBAAMYYACHtECAA6BgAIe4QIADoGAAh7xAgAOgYACEChxACAAAAAYgQAAEAAAED6A4QAAAAAacQAQAAAAGoEBAAAAABE4UDAQAAAAHtDAIAAAABtA4BAAAAAZMPAgAAAAGcDwEAAAAB1w8BAAAAAeYPAQAAAAGWEAIAAAABmxAgAAAAAZwQAgAAAAGeEAEAAAABnxABAAAAAaAQAgAAAAGhEIAAAAABohABAAAAAaMQAQAAAAGkEAAAlx0AIKUQIAAAAAGmEAIAAAABBO0MAgAAAAHxDgEAAAABnBACAAAAAZ0QAQAAAAEGlhACAAAAAZcQAgAAAAGYEAIAAAABmRAAAIcdACCaEIAAAAABmxABAAAAAQT1DQEAAAABmQ5AAAAAAcMPQAAAAAHfDwABAAABH6kFAAD9HQAgqgUAAP4dACCrBQAA_x0AIKwFAACAHgAgrQUAAIEeACDBB4AAAAAB9Q0BAAAAAfcNBAAAAAGZDkAAAAABmw4BAAAAAbYOBAAAAAHODgEAAAAB1A6AAAAAAfEOAQAAAAH5DgEAAAABjA-AAAAAAcMPQAAAAAHWDwEAAAAB-w9AAAAAAakQAQAAAAGqECAAAAABqxABAAAAAawQAQAAAAGtEIAAAAABrhCAAAAAAa8QgAAAAAGwECAAAAABsRAAAPsdACCyEAIAAAABsxBAAAAAAbQQgAAAAAECAAAAnQgAIA8AALAgACADAAAAvggAIA8AALAgACAQAAC0IAAgIQAAAL4IACAIAAC0IAAgqQUAAK4dACCqBQAArx0AIKsFAACwHQAgrAUAALEdACCtBQAAsh0AIMEHgAAAAAH1DQEAyhgAIfcNBACxGQAhmQ5AAMYYACGbDgEAyhgAIbYOBACxGQAhzg4BAMoYACHUDoAAAAAB8Q4BAMkYACH5DgEAyhgAIYwPgAAAAAHDD0AAxhgAIdYPAQDJGAAh-w9AANIYACGpEAEAyhgAIaoQIADoGAAhqxABAMkYACGsEAEAyRgAIa0QgAAAAAGuEIAAAAABrxCAAAAAAbAQIADoGAAhsRAAAKwdACCyEAIAyBgAIbMQQADSGAAhtBCAAAAAAR-pBQAArh0AIKoFAACvHQAgqwUAALAdACCsBQAAsR0AIK0FAACyHQAgwQeAAAAAAfUNAQDKGAAh9w0EALEZACGZDkAAxhgAIZsOAQDKGAAhtg4EALEZACHODgEAyhgAIdQOgAAAAAHxDgEAyRgAIfkOAQDKGAAhjA-AAAAAAcMPQADGGAAh1g8BAMkYACH7D0AA0hgAIakQAQDKGAAhqhAgAOgYACGrEAEAyRgAIawQAQDJGAAhrRCAAAAAAa4QgAAAAAGvEIAAAAABsBAgAOgYACGxEAAArB0AILIQAgDIGAAhsxBAANIYACG0EIAAAAABH6gFAAD8HQAgqgUAAP4dACCrBQAA_x0AIKwFAACAHgAgrQUAAIEeACDBB4AAAAAB9Q0BAAAAAfcNBAAAAAGZDkAAAAABmw4BAAAAAbYOBAAAAAHODgEAAAAB1A6AAAAAAfEOAQAAAAH5DgEAAAABjA-AAAAAAcMPQAAAAAHWDwEAAAAB-w9AAAAAAakQAQAAAAGqECAAAAABqxABAAAAAawQAQAAAAGtEIAAAAABrhCAAAAAAa8QgAAAAAGwECAAAAABsRAAAPsdACCyEAIAAAABsxBAAAAAAbQQgAAAAAECAAAAnQgAIA8AALUgACADAAAAvggAIA8AALUgACAQAAC5IAAgIQAAAL4IACAIAAC5IAAgqAUAAK0dACCqBQAArx0AIKsFAACwHQAgrAUAALEdACCtBQAAsh0AIMEHgAAAAAH1DQEAyhgAIfcNBACxGQAhmQ5AAMYYACGbDgEAyhgAIbYOBACxGQAhzg4BAMoYACHUDoAAAAAB8Q4BAMkYACH5DgEAyhgAIYwPgAAAAAHDD0AAxhgAIdYPAQDJGAAh-w9AANIYACGpEAEAyhgAIaoQIADoGAAhqxABAMkYACGsEAEAyRgAIa0QgAAAAAGuEIAAAAABrxCAAAAAAbAQIADoGAAhsRAAAKwdACCyEAIAyBgAIbMQQADSGAAhtBCAAAAAAR-oBQAArR0AIKoFAACvHQAgqwUAALAdACCsBQAAsR0AIK0FAACyHQAgwQeAAAAAAfUNAQDKGAAh9w0EALEZACGZDkAAxhgAIZsOAQDKGAAhtg4EALEZACHODgEAyhgAIdQOgAAAAAHxDgEAyRgAIfkOAQDKGAAhjA-AAAAAAcMPQADGGAAh1g8BAMkYACH7D0AA0hgAIakQAQDKGAAhqhAgAOgYACGrEAEAyRgAIawQAQDJGAAhrRCAAAAAAa4QgAAAAAGvEIAAAAABsBAgAOgYACGxEAAArB0AILIQAgDIGAAhsxBAANIYACG0EIAAAAABH6gFAAD8HQAgqQUAAP0dACCrBQAA_x0AIKwFAACAHgAgrQUAAIEeACDBB4AAAAAB9Q0BAAAAAfcNBAAAAAGZDkAAAAABmw4BAAAAAbYOBAAAAAHODgEAAAAB1A6AAAAAAfEOAQAAAAH5DgEAAAABjA-AAAAAAcMPQAAAAAHWDwEAAAAB-w9AAAAAAakQAQAAAAGqECAAAAABqxABAAAAAawQAQAAAAGtEIAAAAABrhCAAAAAAa8QgAAAAAGwECAAAAABsRAAAPsdACCyEAIAAAABsxBAAAAAAbQQgAAAAAECAAAAnQgAIA8AALogACADAAAAvggAIA8AALogACAQAAC-IAAgIQAAAL4IACAIAAC-IAAgqAUAAK0dACCpBQAArh0AIKsFAACwHQAgrAUAALEdACCtBQAAsh0AIMEHgAAAAAH1DQEAyhgAIfcNBACxGQAhmQ5AAMYYACGbDgEAyhgAIbYOBACxGQAhzg4BAMoYACHUDoAAAAAB8Q4BAMkYACH5DgEAyhgAIYwPgAAAAAHDD0AAxhgAIdYPAQDJGAAh-w9AANIYACGpEAEAyhgAIaoQIADoGAAhqxABAMkYACGsEAEAyRgAIa0QgAAAAAGuEIAAAAABrxCAAAAAAbAQIADoGAAhsRAAAKwdACCyEAIAyBgAIbMQQADSGAAhtBCAAAAAAR-oBQAArR0AIKkFAACuHQAgqwUAALAdACCsBQAAsR0AIK0FAACyHQAgwQeAAAAAAfUNAQDKGAAh9w0EALEZACGZDkAAxhgAIZsOAQDKGAAhtg4EALEZACHODgEAyhgAIdQOgAAAAAHxDgEAyRgAIfkOAQDKGAAhjA-AAAAAAcMPQADGGAAh1g8BAMkYACH7D0AA0hgAIakQAQDKGAAhqhAgAOgYACGrEAEAyRgAIawQAQDJGAAhrRCAAAAAAa4QgAAAAAGvEIAAAAABsBAgAOgYACGxEAAArB0AILIQAgDIGAAhsxBAANIYACG0EIAAAAABH6gFAAD8HQAgqQUAAP0dACCqBQAA_h0AIKwFAACAHgAgrQUAAIEeACDBB4AAAAAB9Q0BAAAAAfcNBAAAAAGZDkAAAAABmw4BAAAAAbYOBAAAAAHODgEAAAAB1A6AAAAAAfEOAQAAAAH5DgEAAAABjA-AAAAAAcMPQAAAAAHWDwEAAAAB-w9AAAAAAakQAQAAAAGqECAAAAABqxABAAAAAawQAQAAAAGtEIAAAAABrhCAAAAAAa8QgAAAAAGwECAAAAABsRAAAPsdACCyEAIAAAABsxBAAAAAAbQQgAAAAAECAAAAnQgAIA8AAL8gACADAAAAvggAIA8AAL8gACAQAADDIAAgIQAAAL4IACAIAADDIAAgqAUAAK0dACCpBQAArh0AIKoFAACvHQAgrAUAALEdACCtBQAAsh0AIMEHgAAAAAH1DQEAyhgAIfcNBACxGQAhmQ5AAMYYACGbDgEAyhgAIbYOBACxGQAhzg4BAMoYACHUDoAAAAAB8Q4BAMkYACH5DgEAyhgAIYwPgAAAAAHDD0AAxhgAIdYPAQDJGAAh-w9AANIYACGpEAEAyhgAIaoQIADoGAAhqxABAMkYACGsEAEAyRgAIa0QgAAAAAGuEIAAAAABrxCAAAAAAbAQIADoGAAhsRAAAKwdACCyEAIAyBgAIbMQQADSGAAhtBCAAAAAAR-oBQAArR0AIKkFAACuHQAgqgUAAK8dACCsBQAAsR0AIK0FAACyHQAgwQeAAAAAAfUNAQDKGAAh9w0EALEZACGZDkAAxhgAIZsOAQDKGAAhtg4EALEZACHODgEAyhgAIdQOgAAAAAHxDgEAyRgAIfkOAQDKGAAhjA-AAAAAAcMPQADGGAAh1g8BAMkYACH7D0AA0hgAIakQAQDKGAAhqhAgAOgYACGrEAEAyRgAIawQAQDJGAAhrRCAAAAAAa4QgAAAAAGvEIAAAAABsBAgAOgYACGxEAAArB0AILIQAgDIGAAhsxBAANIYACG0EIAAAAABH6gFAAD8HQAgqQUAAP0dACCqBQAA_h0AIKsFAAD_HQAgrQUAAIEeACDBB4AAAAAB9Q0BAAAAAfcNBAAAAAGZDkAAAAABmw4BAAAAAbYOBAAAAAHODgEAAAAB1A6AAAAAAfEOAQAAAAH5DgEAAAABjA-AAAAAAcMPQAAAAAHWDwEAAAAB-w9AAAAAAakQAQAAAAGqECAAAAABqxABAAAAAawQAQAAAAGtEIAAAAABrhCAAAAAAa8QgAAAAAGwECAAAAABsRAAAPsdACCyEAIAAAABsxBAAAAAAbQQgAAAAAECAAAAnQgAIA8AAMQgACADAAAAvggAIA8AAMQgACAQAADIIAAgIQAAAL4IACAIAADIIAAgqAUAAK0dACCpBQAArh0AIKoFAACvHQAgqwUAALAdACCtBQAAsh0AIMEHgAAAAAH1DQEAyhgAIfcNBACxGQAhmQ5AAMYYACGbDgEAyhgAIbYOBACxGQAhzg4BAMoYACHUDoAAAAAB8Q4BAMkYACH5DgEAyhgAIYwPgAAAAAHDD0AAxhgAIdYPAQDJGAAh-w9AANIYACGpEAEAyhgAIaoQIADoGAAhqxABAMkYACGsEAEAyRgAIa0QgAAAAAGuEIAAAAABrxCAAAAAAbAQIADoGAAhsRAAAKwdACCyEAIAyBgAIbMQQADSGAAhtBCAAAAAAR-oBQAArR0AIKkFAACuHQAgqgUAAK8dACCrBQAAsB0AIK0FAACyHQAgwQeAAAAAAfUNAQDKGAAh9w0EALEZACGZDkAAxhgAIZsOAQDKGAAhtg4EALEZACHODgEAyhgAIdQOgAAAAAHxDgEAyRgAIfkOAQDKGAAhjA-AAAAAAcMPQADGGAAh1g8BAMkYACH7D0AA0hgAIakQAQDKGAAhqhAgAOgYACGrEAEAyRgAIawQAQDJGAAhrRCAAAAAAa4QgAAAAAGvEIAAAAABsBAgAOgYACGxEAAArB0AILIQAgDIGAAhsxBAANIYACG0EIAAAAABH6gFAAD8HQAgqQUAAP0dACCqBQAA_h0AIKsFAAD_HQAgrAUAAIAeACDBB4AAAAAB9Q0BAAAAAfcNBAAAAAGZDkAAAAABmw4BAAAAAbYOBAAAAAHODgEAAAAB1A6AAAAAAfEOAQAAAAH5DgEAAAABjA-AAAAAAcMPQAAAAAHWDwEAAAAB-w9AAAAAAakQAQAAAAGqECAAAAABqxABAAAAAawQAQAAAAGtEIAAAAABrhCAAAAAAa8QgAAAAAGwECAAAAABsRAAAPsdACCyEAIAAAABsxBAAAAAAbQQgAAAAAECAAAAnQgAIA8AAMkgACADAAAAvggAIA8AAMkgACAQAADNIAAgIQAAAL4IACAIAADNIAAgqAUAAK0dACCpBQAArh0AIKoFAACvHQAgqwUAALAdACCsBQAAsR0AIMEHgAAAAAH1DQEAyhgAIfcNBACxGQAhmQ5AAMYYACGbDgEAyhgAIbYOBACxGQAhzg4BAMoYACHUDoAAAAAB8Q4BAMkYACH5DgEAyhgAIYwPgAAAAAHDD0AAxhgAIdYPAQDJGAAh-w9AANIYACGpEAEAyhgAIaoQIADoGAAhqxABAMkYACGsEAEAyRgAIa0QgAAAAAGuEIAAAAABrxCAAAAAAbAQIADoGAAhsRAAAKwdACCyEAIAyBgAIbMQQADSGAAhtBCAAAAAAR-oBQAArR0AIKkFAACuHQAgqgUAAK8dACCrBQAAsB0AIKwFAACxHQAgwQeAAAAAAfUNAQDKGAAh9w0EALEZACGZDkAAxhgAIZsOAQDKGAAhtg4EALEZACHODgEAyhgAIdQOgAAAAAHxDgEAyRgAIfkOAQDKGAAhjA-AAAAAAcMPQADGGAAh1g8BAMkYACH7D0AA0hgAIakQAQDKGAAhqhAgAOgYACGrEAEAyRgAIawQAQDJGAAhrRCAAAAAAa4QgAAAAAGvEIAAAAABsBAgAOgYACGxEAAArB0AILIQAgDIGAAhsxBAANIYACG0EIAAAAABBLQOAQAAAAHCDhAAAAABnw8CAAAAAYkQAgAAAAEChxACAAAAAYgQAAEAAAEYoAYAAPccACD1DQEAAAABmQ5AAAAAAZsOAQAAAAHCDgEAAAAByw4CAAAAAc4OAQAAAAHYDkAAAAAB8Q4BAAAAAfQOBAAAAAGvDwEAAAABwg8BAAAAAdYPAQAAAAHvDwQAAAABihABAAAAAYsQAQAAAAGMEBAAAAABjRAQAAAAAY4QAgAAAAGPEAABAAABkBACAAAAAZEQEAAAAAGSEIAAAAABkxABAAAAAQIAAADYCQAgDwAA0CAAIAMAAADlCQAgDwAA0CAAIBAAANQgACAaAAAA5QkAIAgAANQgACCgBgAA3RwAIPUNAQDKGAAhmQ5AAMYYACGbDgEAyhgAIcIOAQDJGAAhyw4CAMgYACHODgEAyhgAIdgOQADSGAAh8Q4BAMkYACH0DgQAsRkAIa8PAQDJGAAhwg8BAMkYACHWDwEAyRgAIe8PBACxGQAhihABAMoYACGLEAEAyhgAIYwQEACNGQAhjRAQAI0ZACGOEAIAxxgAIY8QAAGMGQAhkBACAMcYACGREBAAjRkAIZIQgAAAAAGTEAEAyRgAIRigBgAA3RwAIPUNAQDKGAAhmQ5AAMYYACGbDgEAyhgAIcIOAQDJGAAhyw4CAMgYACHODgEAyhgAIdgOQADSGAAh8Q4BAMkYACH0DgQAsRkAIa8PAQDJGAAhwg8BAMkYACHWDwEAyRgAIe8PBACxGQAhihABAMoYACGLEAEAyhgAIYwQEACNGQAhjRAQAI0ZACGOEAIAxxgAIY8QAAGMGQAhkBACAMcYACGREBAAjRkAIZIQgAAAAAGTEAEAyRgAIRifBgAA9hwAIPUNAQAAAAGZDkAAAAABmw4BAAAAAcIOAQAAAAHLDgIAAAABzg4BAAAAAdgOQAAAAAHxDgEAAAAB9A4EAAAAAa8PAQAAAAHCDwEAAAAB1g8BAAAAAe8PBAAAAAGKEAEAAAABixABAAAAAYwQEAAAAAGNEBAAAAABjhACAAAAAY8QAAEAAAGQEAIAAAABkRAQAAAAAZIQgAAAAAGTEAEAAAABAgAAANgJACAPAADVIAAgAwAAAOUJACAPAADVIAAgEAAA2SAAIBoAAADlCQAgCAAA2SAAIJ8GAADcHAAg9Q0BAMoYACGZDkAAxhgAIZsOAQDKGAAhwg4BAMkYACHLDgIAyBgAIc4OAQDKGAAh2A5AANIYACHxDgEAyRgAIfQOBACxGQAhrw8BAMkYACHCDwEAyRgAIdYPAQDJGAAh7w8EALEZACGKEAEAyhgAIYsQAQDKGAAhjBAQAI0ZACGNEBAAjRkAIY4QAgDHGAAhjxAAAYwZACGQEAIAxxgAIZEQEACNGQAhkhCAAAAAAZMQAQDJGAAhGJ8GAADcHAAg9Q0BAMoYACGZDkAAxhgAIZsOAQDKGAAhwg4BAMkYACHLDgIAyBgAIc4OAQDKGAAh2A5AANIYACHxDgEAyRgAIfQOBACxGQAhrw8BAMkYACHCDwEAyRgAIdYPAQDJGAAh7w8EALEZACGKEAEAyhgAIYsQAQDKGAAhjBAQAI0ZACGNEBAAjRkAIY4QAgDHGAAhjxAAAYwZACGQEAIAxxgAIZEQEACNGQAhkhCAAAAAAZMQAQDJGAAhC60BAADiHwAg2QgBAAAAAfUNAQAAAAGZDkAAAAABtg4EAAAAAaMQAQAAAAGXEUAAAAABmBEBAAAAAZoRQAAAAAGbEUAAAAABnBECAAAAAQIAAAD7AQAgDwAA2iAAIAQIgAAAAAH1DQQAAAAB9w1AAAAAAbwOAQAAAAEM9Q0BAAAAAZQOAgAAAAGWDkAAAAABlw4CAAAAAZgOQAAAAAGZDkAAAAABvA4BAAAAAc4OAQAAAAHYDkAAAAAB_Q-AAAAAAf4PAgAAAAH_D0AAAAABBgiAAAAAAbwOAQAAAAHcD0AAAAAB-g8BAAAAAfsPQAAAAAH8D0AAAAABAwAAAIUCACAPAADaIAAgEAAA4SAAIA0AAACFAgAgCAAA4SAAIK0BAADIHwAg2QgBAMoYACH1DQEAyhgAIZkOQADGGAAhtg4EALEZACGjEAEAyhgAIZcRQADSGAAhmBEBAMkYACGaEUAA0hgAIZsRQADSGAAhnBECAMgYACELrQEAAMgfACDZCAEAyhgAIfUNAQDKGAAhmQ5AAMYYACG2DgQAsRkAIaMQAQDKGAAhlxFAANIYACGYEQEAyRgAIZoRQADSGAAhmxFAANIYACGcEQIAyBgAIRCsAQAAxRwAILABAADHHAAgsQEAAMgcACD1DQEAAAABmQ5AAAAAAZsOAQAAAAGdDgEAAAABpg4BAAAAAfAOAQAAAAG_D0AAAAAByw9AAAAAAYAQAQAAAAGCEAEAAAABgxAAAMQcACCEEEAAAAABhRACAAAAAQIAAACDAgAgDwAA4iAAIAMAAACBAgAgDwAA4iAAIBAAAOYgACASAAAAgQIAIAgAAOYgACCsAQAAnBwAILABAACeHAAgsQEAAJ8cACD1DQEAyhgAIZkOQADGGAAhmw4BAMkYACGdDgEAyhgAIaYOAQDJGAAh8A4BAMoYACG_D0AA0hgAIcsPQADSGAAhgBABAMoYACGCEAEAyhgAIYMQAACbHAAghBBAANIYACGFEAIAyBgAIRCsAQAAnBwAILABAACeHAAgsQEAAJ8cACD1DQEAyhgAIZkOQADGGAAhmw4BAMkYACGdDgEAyhgAIaYOAQDJGAAh8A4BAMoYACG_D0AA0hgAIcsPQADSGAAhgBABAMoYACGCEAEAyhgAIYMQAACbHAAghBBAANIYACGFEAIAyBgAIRCsAQAAxRwAIK8BAADGHAAgsQEAAMgcACD1DQEAAAABmQ5AAAAAAZsOAQAAAAGdDgEAAAABpg4BAAAAAfAOAQAAAAG_D0AAAAAByw9AAAAAAYAQAQAAAAGCEAEAAAABgxAAAMQcACCEEEAAAAABhRACAAAAAQIAAACDAgAgDwAA5yAAIAMAAACBAgAgDwAA5yAAIBAAAOsgACASAAAAgQIAIAgAAOsgACCsAQAAnBwAIK8BAACdHAAgsQEAAJ8cACD1DQEAyhgAIZkOQADGGAAhmw4BAMkYACGdDgEAyhgAIaYOAQDJGAAh8A4BAMoYACG_D0AA0hgAIcsPQADSGAAhgBABAMoYACGCEAEAyhgAIYMQAACbHAAghBBAANIYACGFEAIAyBgAIRCsAQAAnBwAIK8BAACdHAAgsQEAAJ8cACD1DQEAyhgAIZkOQADGGAAhmw4BAMkYACGdDgEAyhgAIaYOAQDJGAAh8A4BAMoYACG_D0AA0hgAIcsPQADSGAAhgBABAMoYACGCEAEAyhgAIYMQAACbHAAghBBAANIYACGFEAIAyBgAIRCsAQAAxRwAIK8BAADGHAAgsAEAAMccACD1DQEAAAABmQ5AAAAAAZsOAQAAAAGdDgEAAAABpg4BAAAAAfAOAQAAAAG_D0AAAAAByw9AAAAAAYAQAQAAAAGCEAEAAAABgxAAAMQcACCEEEAAAAABhRACAAAAAQIAAACDAgAgDwAA7CAAIAMAAACBAgAgDwAA7CAAIBAAAPAgACASAAAAgQIAIAgAAPAgACCsAQAAnBwAIK8BAACdHAAgsAEAAJ4cACD1DQEAyhgAIZkOQADGGAAhmw4BAMkYACGdDgEAyhgAIaYOAQDJGAAh8A4BAMoYACG_D0AA0hgAIcsPQADSGAAhgBABAMoYACGCEAEAyhgAIYMQAACbHAAghBBAANIYACGFEAIAyBgAIRCsAQAAnBwAIK8BAACdHAAgsAEAAJ4cACD1DQEAyhgAIZkOQADGGAAhmw4BAMkYACGdDgEAyhgAIaYOAQDJGAAh8A4BAMoYACG_D0AA0hgAIcsPQADSGAAhgBABAMoYACGCEAEAyhgAIYMQAACbHAAghBBAANIYACGFEAIAyBgAIQn1DQEAAAAB-g0BAAAAAZkOQAAAAAGbDgEAAAABng4CAAAAAYYPQAAAAAGzD0AAAAAB6Q8BAAAAAeoPgAAAAAED5g8BAAAAAecPAQAAAAHoD0AAAAABBZkOQAAAAAGbDgEAAAAB3w8BAAAAAeQPQAAAAAHlDwIAAAABCMEHgAAAAAHDBwAA7RsAIMYHAADuGwAgxwcAAO8bACD1DQEAAAABmQ5AAAAAAZsOAQAAAAH5DgEAAAABAgAAAMwLACAPAAD0IAAgAwAAAOoLACAPAAD0IAAgEAAA-CAAIAoAAADqCwAgCAAA-CAAIMEHgAAAAAHDBwAAwBsAIMYHAADBGwAgxwcAAMIbACD1DQEAyhgAIZkOQADGGAAhmw4BAMoYACH5DgEAyhgAIQjBB4AAAAABwwcAAMAbACDGBwAAwRsAIMcHAADCGwAg9Q0BAMoYACGZDkAAxhgAIZsOAQDKGAAh-Q4BAMoYACEIwQeAAAAAAcIHAADsGwAgxgcAAO4bACDHBwAA7xsAIPUNAQAAAAGZDkAAAAABmw4BAAAAAfkOAQAAAAECAAAAzAsAIA8AAPkgACADAAAA6gsAIA8AAPkgACAQAAD9IAAgCgAAAOoLACAIAAD9IAAgwQeAAAAAAcIHAAC_GwAgxgcAAMEbACDHBwAAwhsAIPUNAQDKGAAhmQ5AAMYYACGbDgEAyhgAIfkOAQDKGAAhCMEHgAAAAAHCBwAAvxsAIMYHAADBGwAgxwcAAMIbACD1DQEAyhgAIZkOQADGGAAhmw4BAMoYACH5DgEAyhgAIQjBB4AAAAABwgcAAOwbACDDBwAA7RsAIMcHAADvGwAg9Q0BAAAAAZkOQAAAAAGbDgEAAAAB-Q4BAAAAAQIAAADMCwAgDwAA_iAAIAP0DkAAAAAB4g8EAAAAAeMPBAAAAAEDAAAA6gsAIA8AAP4gACAQAACDIQAgCgAAAOoLACAIAACDIQAgwQeAAAAAAcIHAAC_GwAgwwcAAMAbACDHBwAAwhsAIPUNAQDKGAAhmQ5AAMYYACGbDgEAyhgAIfkOAQDKGAAhCMEHgAAAAAHCBwAAvxsAIMMHAADAGwAgxwcAAMIbACD1DQEAyhgAIZkOQADGGAAhmw4BAMoYACH5DgEAyhgAIQfBBwAArhsAIJkOQAAAAAGbDgEAAAAB1g8BAAAAAd8PAQAAAAHkD0AAAAAB5Q8CAAAAAQIAAADYCwAgDwAAhCEAIAMAAADWCwAgDwAAhCEAIBAAAIghACAJAAAA1gsAIAgAAIghACDBBwAAoBsAIJkOQADGGAAhmw4BAMoYACHWDwEAyhgAId8PAQDKGAAh5A9AANIYACHlDwIAyBgAIQfBBwAAoBsAIJkOQADGGAAhmw4BAMoYACHWDwEAyhgAId8PAQDKGAAh5A9AANIYACHlDwIAyBgAIQjBB4AAAAABwgcAAOwbACDDBwAA7RsAIMYHAADuGwAg9Q0BAAAAAZkOQAAAAAGbDgEAAAAB-Q4BAAAAAQIAAADMCwAgDwAAiSEAIAr3DUAAAAABjw4BAAAAAZcOAQAAAAG0DgEAAAAByg5AAAAAAdcPAQAAAAHYDwAA9hoAINkPQAAAAAHaDwEAAAAB2w-AAAAAAQMAAADqCwAgDwAAiSEAIBAAAI4hACAKAAAA6gsAIAgAAI4hACDBB4AAAAABwgcAAL8bACDDBwAAwBsAIMYHAADBGwAg9Q0BAMoYACGZDkAAxhgAIZsOAQDKGAAh-Q4BAMoYACEIwQeAAAAAAcIHAAC_GwAgwwcAAMAbACDGBwAAwRsAIPUNAQDKGAAhmQ5AAMYYACGbDgEAyhgAIfkOAQDKGAAhB4YDAgAAAAHBBwAAixsAIJsOAQAAAAHWDwEAAAAB3A9AAAAAAd0PIAAAAAHeD0AAAAABAgAAAPEMACAPAACPIQAgAwAAAN8LACAPAACPIQAgEAAAkyEAIAkAAADfCwAgCAAAkyEAIIYDAgDIGAAhwQcAAP0aACCbDgEAyhgAIdYPAQDKGAAh3A9AAMYYACHdDyAA6BgAId4PQADSGAAhB4YDAgDIGAAhwQcAAP0aACCbDgEAyhgAIdYPAQDKGAAh3A9AAMYYACHdDyAA6BgAId4PQADSGAAhCfoNAQAAAAG2DgQAAAAB0A4gAAAAAdEOAgAAAAHSDgAAxhoAINQOAQAAAAHXDoAAAAABqg8AAQAAAdIPBAAAAAEKyQ5AAAAAAfcOIAAAAAHKDwEAAAAByw9AAAAAAcwPIAAAAAHNDwEAAAABzg9AAAAAAc8PQAAAAAHQD0AAAAAB0Q-AAAAAAQvbCAAA6BoAIMANAgAAAAGXDgEAAAABmg4BAAAAAbQOAQAAAAHGDgEAAAAByQ5AAAAAAcoOQAAAAAH3DiAAAAAByw9AAAAAAc4PQAAAAAECAAAAuA0AIA8AAJYhACADAAAAxQ0AIA8AAJYhACAQAACaIQAgDQAAAMUNACAIAACaIQAg2wgAAM4aACDADQIAyBgAIZcOAQDJGAAhmg4BAMkYACG0DgEAyhgAIcYOAQDKGAAhyQ5AAMYYACHKDkAA0hgAIfcOIADoGAAhyw9AAMYYACHOD0AA0hgAIQvbCAAAzhoAIMANAgDIGAAhlw4BAMkYACGaDgEAyRgAIbQOAQDKGAAhxg4BAMoYACHJDkAAxhgAIcoOQADSGAAh9w4gAOgYACHLD0AAxhgAIc4PQADSGAAhC9oIAADnGgAgwA0CAAAAAZcOAQAAAAGaDgEAAAABtA4BAAAAAcYOAQAAAAHJDkAAAAAByg5AAAAAAfcOIAAAAAHLD0AAAAABzg9AAAAAAQIAAAC4DQAgDwAAmyEAIAMAAADFDQAgDwAAmyEAIBAAAJ8hACANAAAAxQ0AIAgAAJ8hACDaCAAAzRoAIMANAgDIGAAhlw4BAMkYACGaDgEAyRgAIbQOAQDKGAAhxg4BAMoYACHJDkAAxhgAIcoOQADSGAAh9w4gAOgYACHLD0AAxhgAIc4PQADSGAAhC9oIAADNGgAgwA0CAMgYACGXDgEAyRgAIZoOAQDJGAAhtA4BAMoYACHGDgEAyhgAIckOQADGGAAhyg5AANIYACH3DiAA6BgAIcsPQADGGAAhzg9AANIYACECxg4BAAAAAccOQAAAAAECAAAAkBQAIA8AAKAhACADAAAAkxQAIA8AAKAhACAQAACkIQAgBAAAAJMUACAIAACkIQAgxg4BAMoYACHHDkAA0hgAIQLGDgEAyhgAIccOQADSGAAhCMANAgAAAAGXDgEAAAABtA4BAAAAAbYOBAAAAAHIDgIAAAAByQ5AAAAAAcoOQAAAAAHLDoAAAAABDfUNAQAAAAGPDgEAAAABkA4BAAAAAZEOAQAAAAGSDgEAAAABkw4BAAAAAZQOAgAAAAGVDgIAAAABlg5AAAAAAZcOAgAAAAGYDkAAAAABmQ5AAAAAAZoOAQAAAAEUrwEAAPYYACD1DQEAAAABmQ5AAAAAAZsOAQAAAAGcDgEAAAABnQ4BAAAAAZ4OAAD3GAAgnw4gAAAAAaAOAQAAAAGhDgEAAAABog5AAAAAAaMOAQAAAAGkDgEAAAABpQ4gAAAAAaYOAQAAAAGnDiAAAAABqA5AAAAAAakOIAAAAAGqDkAAAAABqw5AAAAAAQIAAAD0FAAgDwAApyEAIAf1DQQAAAAB9w1AAAAAAfgNAgAAAAH5DQIAAAAB-g0BAAAAAfsNgAAAAAH8DQEAAAABAwAAAIEVACAPAACnIQAgEAAArCEAIBYAAACBFQAgCAAArCEAIK8BAADmGAAg9Q0BAMoYACGZDkAAxhgAIZsOAQDKGAAhnA4BAMoYACGdDgEAyhgAIZ4OAADnGAAgnw4gAOgYACGgDgEAyhgAIaEOAQDJGAAhog5AANIYACGjDgEAyRgAIaQOAQDJGAAhpQ4gAOgYACGmDgEAyRgAIacOIADoGAAhqA5AANIYACGpDiAA6BgAIaoOQADSGAAhqw5AANIYACEUrwEAAOYYACD1DQEAyhgAIZkOQADGGAAhmw4BAMoYACGcDgEAyhgAIZ0OAQDKGAAhng4AAOcYACCfDiAA6BgAIaAOAQDKGAAhoQ4BAMkYACGiDkAA0hgAIaMOAQDJGAAhpA4BAMkYACGlDiAA6BgAIaYOAQDJGAAhpw4gAOgYACGoDkAA0hgAIakOIADoGAAhqg5AANIYACGrDkAA0hgAIQ--DQAA4RgAIPUNAQAAAAGODgEAAAABjw4BAAAAAZAOAQAAAAGRDgEAAAABkg4BAAAAAZMOAQAAAAGUDgIAAAABlQ4CAAAAAZYOQAAAAAGXDgIAAAABmA5AAAAAAZkOQAAAAAGaDgEAAAABAgAAAPgUACAPAACtIQAgAwAAAPYUACAPAACtIQAgEAAAsSEAIBEAAAD2FAAgCAAAsSEAIL4NAADTGAAg9Q0BAMoYACGODgEAyhgAIY8OAQDKGAAhkA4BAMoYACGRDgEAyhgAIZIOAQDJGAAhkw4BAMoYACGUDgIAyBgAIZUOAgDIGAAhlg5AANIYACGXDgIAyBgAIZgOQADSGAAhmQ5AAMYYACGaDgEAyRgAIQ--DQAA0xgAIPUNAQDKGAAhjg4BAMoYACGPDgEAyhgAIZAOAQDKGAAhkQ4BAMoYACGSDgEAyRgAIZMOAQDKGAAhlA4CAMgYACGVDgIAyBgAIZYOQADSGAAhlw4CAMgYACGYDkAA0hgAIZkOQADGGAAhmg4BAMkYACEDCAABixkAIcoQAAGLGQAhzhEAAQAAAQAAAAADFQAGFgAHFwAIAAAAAxUABhYABxcACAAAAAUVAA4WABEXABIoAA8pABAAAAAAAAUVAA4WABEXABIoAA8pABAAAAADFQAYFgAZFwAaAAAAAxUAGBYAGRcAGgAAAAUVACAWACMXACQoACEpACIAAAAAAAUVACAWACMXACQoACEpACIAAAAFFQAqFgAtFwAuKAArKQAsAAAAAAAFFQAqFgAtFwAuKAArKQAsAAAABRUANBYANxcAOCgANSkANgAAAAAABRUANBYANxcAOCgANSkANgAAAAUVAD4WAEEXAEIoAD8pAEAAAAAAAAUVAD4WAEEXAEIoAD8pAEAAAAADFQBIFgBJFwBKAAAAAxUASBYASRcASgAAAAUVAFAWAFMXAFQoAFEpAFIAAAAAAAUVAFAWAFMXAFQoAFEpAFIAAAADFQBaFgBbFwBcAAAAAxUAWhYAWxcAXAMVAGWtAYACX7IBhAJgAawBAF4FFQBkrAGGAl6vAYoCYbABjgJisQGSAmMBrgEAYAGuAQBgAa4BAGADrwGTAgCwAZQCALEBlQIAAq0BlgIAsgGXAgAAAAUVAGkWAGwXAG0oAGopAGsAAAAAAAUVAGkWAGwXAG0oAGopAGsBrAEAXgGsAQBeBRUAchYAdRcAdigAcykAdAAAAAAABRUAchYAdRcAdigAcykAdAAAAAMVAHwWAH0XAH4AAAADFQB8FgB9FwB-AAAABRUAhAEWAIcBFwCIASgAhQEpAIYBAAAAAAAFFQCEARYAhwEXAIgBKACFASkAhgEAAAAFFQCOARYAkQEXAJIBKACPASkAkAEAAAAAAAUVAI4BFgCRARcAkgEoAI8BKQCQAQAAAAUVAJgBFgCbARcAnAEoAJkBKQCaAQAAAAAABRUAmAEWAJsBFwCcASgAmQEpAJoBAAAAAxUAogEWAKMBFwCkAQAAAAMVAKIBFgCjARcApAEAAAAFFQCqARYArQEXAK4BKACrASkArAEAAAAAAAUVAKoBFgCtARcArgEoAKsBKQCsAQAAAAUVALQBFgC3ARcAuAEoALUBKQC2AQAAAAAABRUAtAEWALcBFwC4ASgAtQEpALYBAAAABRUAvgEWAMEBFwDCASgAvwEpAMABAAAAAAAFFQC-ARYAwQEXAMIBKAC_ASkAwAEB1AIAxQECFQDGAdMCkATEAQHTApEEAAHUAgDFAQHUAgDFAQUVAMoBFgDNARcAzgEoAMsBKQDMAQAAAAAABRUAygEWAM0BFwDOASgAywEpAMwBAAADFQDTARYA1AEXANUBAAAAAxUA0wEWANQBFwDVAQAAAAUVANsBFgDeARcA3wEoANwBKQDdAQAAAAAABRUA2wEWAN4BFwDfASgA3AEpAN0BAhUA4wGGA94E4gEBhQMA4QEBhgPfBAAAAAUVAOcBFgDqARcA6wEoAOgBKQDpAQAAAAAABRUA5wEWAOoBFwDrASgA6AEpAOkBAYUDAOEBAYUDAOEBAxUA8AEWAPEBFwDyAQAAAAMVAPABFgDxARcA8gEAAAADFQD4ARYA-QEXAPoBAAAAAxUA-AEWAPkBFwD6AQAAAAUVAIACFgCDAhcAhAIoAIECKQCCAgAAAAAABRUAgAIWAIMCFwCEAigAgQIpAIICAAAAAxUAigIWAIsCFwCMAgAAAAMVAIoCFgCLAhcAjAIAAAAFFQCSAhYAlQIXAJYCKACTAikAlAIAAAAAAAUVAJICFgCVAhcAlgIoAJMCKQCUAgAAAAUVAJwCFgCfAhcAoAIoAJ0CKQCeAgAAAAAABRUAnAIWAJ8CFwCgAigAnQIpAJ4CAAAABRUApgIWAKkCFwCqAigApwIpAKgCAAAAAAAFFQCmAhYAqQIXAKoCKACnAikAqAIAAAAFFQCwAhYAswIXALQCKACxAikAsgIAAAAAAAUVALACFgCzAhcAtAIoALECKQCyAgAAAAUVALoCFgC9AhcAvgIoALsCKQC8AgAAAAAABRUAugIWAL0CFwC-AigAuwIpALwCAAAABRUAxAIWAMcCFwDIAigAxQIpAMYCAAAAAAAFFQDEAhYAxwIXAMgCKADFAikAxgIAAAAFFQDOAhYA0QIXANICKADPAikA0AIAAAAAAAUVAM4CFgDRAhcA0gIoAM8CKQDQAgAAAAUVANgCFgDbAhcA3AIoANkCKQDaAgAAAAAABRUA2AIWANsCFwDcAigA2QIpANoCAAAABRUA4gIWAOUCFwDmAigA4wIpAOQCAAAAAAAFFQDiAhYA5QIXAOYCKADjAikA5AIAAAAFFQDsAhYA7wIXAPACKADtAikA7gIAAAAAAAUVAOwCFgDvAhcA8AIoAO0CKQDuAgAAAAUVAPYCFgD5AhcA-gIoAPcCKQD4AgAAAAAABRUA9gIWAPkCFwD6AigA9wIpAPgCAAAABRUAgAMWAIMDFwCEAygAgQMpAIIDAAAAAAAFFQCAAxYAgwMXAIQDKACBAykAggMAAAAFFQCKAxYAjQMXAI4DKACLAykAjAMAAAAAAAUVAIoDFgCNAxcAjgMoAIsDKQCMAwcVAJcDqAWiCJEDqQWmCJIDqgWqCJMDqwWuCJQDrAWyCJUDrQW2CJYDAacFAJADAacFAJADAacFAJADAacFAJADAacFAJADAacFAJADBqgFtwgAqQW4CACqBbkIAKsFuggArAW7CACtBbwIAAAABRUAmwMWAJ4DFwCfAygAnAMpAJ0DAAAAAAAFFQCbAxYAngMXAJ8DKACcAykAnQMBpwUAkAMBpwUAkAMFFQCkAxYApwMXAKgDKAClAykApgMAAAAAAAUVAKQDFgCnAxcAqAMoAKUDKQCmAwGnBQCQAwGnBQCQAwUVAK0DFgCwAxcAsQMoAK4DKQCvAwAAAAAABRUArQMWALADFwCxAygArgMpAK8DAacFAJADAacFAJADBRUAtgMWALkDFwC6AygAtwMpALgDAAAAAAAFFQC2AxYAuQMXALoDKAC3AykAuAMBpwUAkAMBpwUAkAMFFQC_AxYAwgMXAMMDKADAAykAwQMAAAAAAAUVAL8DFgDCAxcAwwMoAMADKQDBAwGnBQCQAwGnBQCQAwUVAMgDFgDLAxcAzAMoAMkDKQDKAwAAAAAABRUAyAMWAMsDFwDMAygAyQMpAMoDAacFAJADAacFAJADAxUA0QMWANIDFwDTAwAAAAMVANEDFgDSAxcA0wMDFQDYA58G3QnWA6AG4QnXAwGeBgDVAwGeBgDVAwKfBuIJAKAG4wkAAAAFFQDcAxYA3wMXAOADKADdAykA3gMAAAAAAAUVANwDFgDfAxcA4AMoAN0DKQDeAwGeBgDVAwGeBgDVAwUVAOUDFgDoAxcA6QMoAOYDKQDnAwAAAAAABRUA5QMWAOgDFwDpAygA5gMpAOcDAZ4GANUDAZ4GANUDBRUA7gMWAPEDFwDyAygA7wMpAPADAAAAAAAFFQDuAxYA8QMXAPIDKADvAykA8AMBrAGxCl4BrAG3Cl4FFQD3AxYA-gMXAPsDKAD4AykA-QMAAAAAAAUVAPcDFgD6AxcA-wMoAPgDKQD5AwAAAAUVAIEEFgCEBBcAhQQoAIIEKQCDBAAAAAAABRUAgQQWAIQEFwCFBCgAggQpAIMEAa4BAGABrgEAYAUVAIoEFgCNBBcAjgQoAIsEKQCMBAAAAAAABRUAigQWAI0EFwCOBCgAiwQpAIwEAa4BAGABrgEAYAUVAJMEFgCWBBcAlwQoAJQEKQCVBAAAAAAABRUAkwQWAJYEFwCXBCgAlAQpAJUEAa4BAGABrgEAYAMVAJwEFgCdBBcAngQAAAADFQCcBBYAnQQXAJ4EAAAAAxUApAQWAKUEFwCmBAAAAAMVAKQEFgClBBcApgQAAAADFQCsBBYArQQXAK4EAAAAAxUArAQWAK0EFwCuBAUVALkEwgfRC7EEwwfVC7IExgfZC7MExwfgC7YEAcEHALAEAcEHALAEAxUAtQTBBwCwBMUH3Qu0BAHEBwCzBAHFB94LAAMVALgEwQcAsATIB-QLtwQBxwcAtgQByAflCwADwgfmCwDDB-cLAMYH6AsAAAADFQC9BBYAvgQXAL8EAAAAAxUAvQQWAL4EFwC_BAHBBwCwBAHBBwCwBAUVAMQEFgDHBBcAyAQoAMUEKQDGBAAAAAAABRUAxAQWAMcEFwDIBCgAxQQpAMYEAcEHALAEAcEHALAEAxUAzQQWAM4EFwDPBAAAAAMVAM0EFgDOBBcAzwQBwQcAsAQBwQcAsAQFFQDUBBYA1wQXANgEKADVBCkA1gQAAAAAAAUVANQEFgDXBBcA2AQoANUEKQDWBAHEBwCzBAHEBwCzBAUVAN0EFgDgBBcA4QQoAN4EKQDfBAAAAAAABRUA3QQWAOAEFwDhBCgA3gQpAN8EAAAABRUA5wQWAOoEFwDrBCgA6AQpAOkEAAAAAAAFFQDnBBYA6gQXAOsEKADoBCkA6QQBwQcAsAQBwQcAsAQFFQDwBBYA8wQXAPQEKADxBCkA8gQAAAAAAAUVAPAEFgDzBBcA9AQoAPEEKQDyBAHHBwC2BAHHBwC2BAMVAPkEFgD6BBcA-wQAAAADFQD5BBYA-gQXAPsEAAAABRUAgQUWAIQFFwCFBSgAggUpAIMFAAAAAAAFFQCBBRYAhAUXAIUFKACCBSkAgwUDFQCKBdoIvQ2IBdsIwQ2JBQHZCACHBQHZCACHBQLaCMINANsIww0AAAAFFQCOBRYAkQUXAJIFKACPBSkAkAUAAAAAAAUVAI4FFgCRBRcAkgUoAI8FKQCQBQHZCACHBQHZCACHBQUVAJcFFgCaBRcAmwUoAJgFKQCZBQAAAAAABRUAlwUWAJoFFwCbBSgAmAUpAJkFAdkIAIcFAdkIAIcFAxUAoAUWAKEFFwCiBQAAAAMVAKAFFgChBRcAogUAAAAFFQCoBRYAqwUXAKwFKACpBSkAqgUAAAAAAAUVAKgFFgCrBRcArAUoAKkFKQCqBQAAAAUVALIFFgC1BRcAtgUoALMFKQC0BQAAAAAABRUAsgUWALUFFwC2BSgAswUpALQFAAAABRUAvAUWAL8FFwDABSgAvQUpAL4FAAAAAAAFFQC8BRYAvwUXAMAFKAC9BSkAvgUAAAADFQDGBRYAxwUXAMgFAAAAAxUAxgUWAMcFFwDIBQAAAAMVAM4FFgDPBRcA0AUAAAADFQDOBRYAzwUXANAFAAAAAxUA1gUWANcFFwDYBQAAAAMVANYFFgDXBRcA2AUAAAAFFQDeBRYA4QUXAOIFKADfBSkA4AUAAAAAAAUVAN4FFgDhBRcA4gUoAN8FKQDgBQAAAAUVAOgFFgDrBRcA7AUoAOkFKQDqBQAAAAAABRUA6AUWAOsFFwDsBSgA6QUpAOoFAAAAAxUA8gUWAPMFFwD0BQAAAAMVAPIFFgDzBRcA9AUAAAAFFQD6BRYA_QUXAP4FKAD7BSkA_AUAAAAAAAUVAPoFFgD9BRcA_gUoAPsFKQD8BQAAAAUVAIQGFgCHBhcAiAYoAIUGKQCGBgAAAAAABRUAhAYWAIcGFwCIBigAhQYpAIYGAAAABRUAjgYWAJEGFwCSBigAjwYpAJAGAAAAAAAFFQCOBhYAkQYXAJIGKACPBikAkAYAAAAFFQCYBhYAmwYXAJwGKACZBikAmgYAAAAAAAUVAJgGFgCbBhcAnAYoAJkGKQCaBgAAAAUVAKIGFgClBhcApgYoAKMGKQCkBgAAAAAABRUAogYWAKUGFwCmBigAowYpAKQGAAAABRUArAYWAK8GFwCwBigArQYpAK4GAAAAAAAFFQCsBhYArwYXALAGKACtBikArgYAAAAFFQC2BhYAuQYXALoGKAC3BikAuAYAAAAAAAUVALYGFgC5BhcAugYoALcGKQC4BgAAAAUVAMAGFgDDBhcAxAYoAMEGKQDCBgAAAAAABRUAwAYWAMMGFwDEBigAwQYpAMIGAAAABRUAygYWAM0GFwDOBigAywYpAMwGAAAAAAAFFQDKBhYAzQYXAM4GKADLBikAzAYAAAADFQDUBhYA1QYXANYGAAAAAxUA1AYWANUGFwDWBgAAAAMVANwGFgDdBhcA3gYAAAADFQDcBhYA3QYXAN4GAAAAAxUA5AYWAOUGFwDmBgAAAAMVAOQGFgDlBhcA5gYAAAAFFQDsBhYA7wYXAPAGKADtBikA7gYAAAAAAAUVAOwGFgDvBhcA8AYoAO0GKQDuBgAAAAUVAPYGFgD5BhcA-gYoAPcGKQD4BgAAAAAABRUA9gYWAPkGFwD6BigA9wYpAPgGAAAABRUAgAcWAIMHFwCEBygAgQcpAIIHAAAAAAAFFQCABxYAgwcXAIQHKACBBykAggcAAAAFFQCKBxYAjQcXAI4HKACLBykAjAcAAAAAAAUVAIoHFgCNBxcAjgcoAIsHKQCMBwAAAAUVAJQHFgCXBxcAmAcoAJUHKQCWBwAAAAAABRUAlAcWAJcHFwCYBygAlQcpAJYHAAAABRUAngcWAKEHFwCiBygAnwcpAKAHAAAAAAAFFQCeBxYAoQcXAKIHKACfBykAoAcAAAADFQCoBxYAqQcXAKoHAAAAAxUAqAcWAKkHFwCqBwAAAAUVALAHFgCzBxcAtAcoALEHKQCyBwAAAAAABRUAsAcWALMHFwC0BygAsQcpALIHAAAAAxUAugcWALsHFwC8BwAAAAMVALoHFgC7BxcAvAcB7QwAvwcCFQDAB-wM-RO-BwHsDPoTAAHtDAC_BwHtDAC_BwUVAMQHFgDHBxcAyAcoAMUHKQDGBwAAAAAABRUAxAcWAMcHFwDIBygAxQcpAMYHAAADFQDNBxYAzgcXAM8HAAAAAxUAzQcWAM4HFwDPBwAAAAUVANUHFgDYBxcA2QcoANYHKQDXBwAAAAAABRUA1QcWANgHFwDZBygA1gcpANcHAAAAAxUA3wcWAOAHFwDhBwAAAAMVAN8HFgDgBxcA4QcAAAAFFQDnBxYA6gcXAOsHKADoBykA6QcAAAAAAAUVAOcHFgDqBxcA6wcoAOgHKQDpBwIVAPEHwQ35FO4HAxUA8Ae-DQDtB8AN_RTvBwG_DQDuBwHADf4UAAHBDf8UAAAAAxUA9QcWAPYHFwD3BwAAAAMVAPUHFgD2BxcA9wcBvg0A7QcBvg0A7QcFFQD8BxYA_wcXAIAIKAD9BykA_gcAAAAAAAUVAPwHFgD_BxcAgAgoAP0HKQD-BwG_DQDuBwG_DQDuBwUVAIUIFgCICBcAiQgoAIYIKQCHCAAAAAAABRUAhQgWAIgIFwCJCCgAhggpAIcIAQIBAgMBBQYBBgcBBwgBCQoBCgwCCw0DDA8BDRECDhIEERMBEhQBExUCGBgFGRkJGhsKGxwKHB8KHSAKHiEKHyMKICUCISYLIigKIyoCJCsMJSwKJi0KJy4CKjENKzITLDQULTUULjgULzkUMDoUMTwUMj4CMz8VNEEUNUMCNkQWN0UUOEYUOUcCOkoXO0sbPE0cPU4cPlEcP1IcQFMcQVUcQlcCQ1gdRFocRVwCRl0eR14cSF8cSWACSmMfS2QlTGYmTWcmTmomT2smUGwmUW4mUnACU3EnVHMmVXUCVnYoV3cmWHgmWXkCWnwpW30vXH8wXYABMF6DATBfhAEwYIUBMGGHATBiiQECY4oBMWSMATBljgECZo8BMmeQATBokQEwaZIBAmqVATNrlgE5bJgBOm2ZATpunAE6b50BOnCeATpxoAE6cqIBAnOjATt0pQE6dacBAnaoATx3qQE6eKoBOnmrAQJ6rgE9e68BQ3yxAUR9sgFEfrUBRH-2AUSAAbcBRIEBuQFEggG7AQKDAbwBRYQBvgFEhQHAAQKGAcEBRocBwgFEiAHDAUSJAcQBAooBxwFHiwHIAUuMAcoBTI0BywFMjgHOAUyPAc8BTJAB0AFMkQHSAUySAdQBApMB1QFNlAHXAUyVAdkBApYB2gFOlwHbAUyYAdwBTJkB3QECmgHgAU-bAeEBVZwB4wFWnQHkAVaeAecBVp8B6AFWoAHpAVahAesBVqIB7QECowHuAVekAfABVqUB8gECpgHzAVinAfQBVqgB9QFWqQH2AQKqAfkBWasB-gFdswH8AV60AZgCXrUBmgJetgGbAl63AZwCXrgBngJeuQGgAgK6AaECZrsBowJevAGlAgK9AaYCZ74BpwJevwGoAl7AAakCAsEBrAJowgGtAm7DAa4CX8QBrwJfxQGwAl_GAbECX8cBsgJfyAG0Al_JAbYCAsoBtwJvywG5Al_MAbsCAs0BvAJwzgG9Al_PAb4CX9ABvwIC0QHCAnHSAcMCd9MBxQJ41AHGAnjVAckCeNYBygJ41wHLAnjYAc0CeNkBzwIC2gHQAnnbAdICeNwB1AIC3QHVAnreAdYCeN8B1wJ44AHYAgLhAdsCe-IB3AJ_4wHeAoAB5AHfAoAB5QHiAoAB5gHjAoAB5wHkAoAB6AHmAoAB6QHoAgLqAekCgQHrAesCgAHsAe0CAu0B7gKCAe4B7wKAAe8B8AKAAfAB8QIC8QH0AoMB8gH1AokB8wH3AooB9AH4AooB9QH7AooB9gH8AooB9wH9AooB-AH_AooB-QGBAwL6AYIDiwH7AYQDigH8AYYDAv0BhwOMAf4BiAOKAf8BiQOKAYACigMCgQKNA40BggKOA5MBgwKQA5QBhAKRA5QBhQKUA5QBhgKVA5QBhwKWA5QBiAKYA5QBiQKaAwKKApsDlQGLAp0DlAGMAp8DAo0CoAOWAY4CoQOUAY8CogOUAZACowMCkQKmA5cBkgKnA50BkwKpA54BlAKqA54BlQKtA54BlgKuA54BlwKvA54BmAKxA54BmQKzAwKaArQDnwGbArYDngGcArgDAp0CuQOgAZ4CugOeAZ8CuwOeAaACvAMCoQK_A6EBogLAA6UBowLCA6YBpALDA6YBpQLGA6YBpgLHA6YBpwLIA6YBqALKA6YBqQLMAwKqAs0DpwGrAs8DpgGsAtEDAq0C0gOoAa4C0wOmAa8C1AOmAbAC1QMCsQLYA6kBsgLZA68BswLbA7ABtALcA7ABtQLfA7ABtgLgA7ABtwLhA7ABuALjA7ABuQLlAwK6AuYDsQG7AugDsAG8AuoDAr0C6wOyAb4C7AOwAb8C7QOwAcAC7gMCwQLxA7MBwgLyA7kBwwL0A7oBxAL1A7oBxQL4A7oBxgL5A7oBxwL6A7oByAL8A7oByQL-AwLKAv8DuwHLAoEEugHMAoMEAs0ChAS8Ac4ChQS6Ac8ChgS6AdAChwQC0QKKBL0B0gKLBMMB1QKNBMQB1gKSBMQB1wKTBMQB2AKUBMQB2QKVBMQB2gKXBMQB2wKZBALcApoExwHdApwExAHeAp4EAt8CnwTIAeACoATEAeECoQTEAeICogQC4wKlBMkB5AKmBM8B5QKoBMUB5gKpBMUB5wKsBMUB6AKtBMUB6QKuBMUB6gKwBMUB6wKyBALsArME0AHtArUExQHuArcEAu8CuATRAfACuQTFAfECugTFAfICuwQC8wK-BNIB9AK_BNYB9QLBBNcB9gLCBNcB9wLFBNcB-ALGBNcB-QLHBNcB-gLJBNcB-wLLBAL8AswE2AH9As4E1wH-AtAEAv8C0QTZAYAD0gTXAYED0wTXAYID1AQCgwPXBNoBhAPYBOABhwPaBOEBiAPgBOEBiQPjBOEBigPkBOEBiwPlBOEBjAPnBOEBjQPpBAKOA-oE5AGPA-wE4QGQA-4EApED7wTlAZID8AThAZMD8QThAZQD8gQClQP1BOYBlgP2BOwBlwP3BOIBmAP4BOIBmQP5BOIBmgP6BOIBmwP7BOIBnAP9BOIBnQP_BAKeA4AF7QGfA4IF4gGgA4QFAqEDhQXuAaIDhgXiAaMDhwXiAaQDiAUCpQOLBe8BpgOMBfMBpwOOBfQBqAOPBfQBqQOSBfQBqgOTBfQBqwOUBfQBrAOWBfQBrQOYBQKuA5kF9QGvA5sF9AGwA50FArEDngX2AbIDnwX0AbMDoAX0AbQDoQUCtQOkBfcBtgOlBfsBtwOnBfwBuAOoBfwBuQOrBfwBugOsBfwBuwOtBfwBvAOvBfwBvQOxBQK-A7IF_QG_A7QF_AHAA7YFAsEDtwX-AcIDuAX8AcMDuQX8AcQDugUCxQO9Bf8BxgO-BYUCxwPABYYCyAPBBYYCyQPEBYYCygPFBYYCywPGBYYCzAPIBYYCzQPKBQLOA8sFhwLPA80FhgLQA88FAtED0AWIAtID0QWGAtMD0gWGAtQD0wUC1QPWBYkC1gPXBY0C1wPZBY4C2APaBY4C2QPdBY4C2gPeBY4C2wPfBY4C3APhBY4C3QPjBQLeA-QFjwLfA-YFjgLgA-gFAuED6QWQAuID6gWOAuMD6wWOAuQD7AUC5QPvBZEC5gPwBZcC5wPyBZgC6APzBZgC6QP2BZgC6gP3BZgC6wP4BZgC7AP6BZgC7QP8BQLuA_0FmQLvA_8FmALwA4EGAvEDggaaAvIDgwaYAvMDhAaYAvQDhQYC9QOIBpsC9gOJBqEC9wOLBqIC-AOMBqIC-QOPBqIC-gOQBqIC-wORBqIC_AOTBqIC_QOVBgL-A5YGowL_A5gGogKABJoGAoEEmwakAoIEnAaiAoMEnQaiAoQEngYChQShBqUChgSiBqsChwSkBqwCiASlBqwCiQSoBqwCigSpBqwCiwSqBqwCjASsBqwCjQSuBgKOBK8GrQKPBLEGrAKQBLMGApEEtAauApIEtQasApMEtgasApQEtwYClQS6Bq8ClgS7BrUClwS9BrYCmAS-BrYCmQTBBrYCmgTCBrYCmwTDBrYCnATFBrYCnQTHBgKeBMgGtwKfBMoGtgKgBMwGAqEEzQa4AqIEzga2AqMEzwa2AqQE0AYCpQTTBrkCpgTUBr8CpwTWBsACqATXBsACqQTaBsACqgTbBsACqwTcBsACrATeBsACrQTgBgKuBOEGwQKvBOMGwAKwBOUGArEE5gbCArIE5wbAArME6AbAArQE6QYCtQTsBsMCtgTtBskCtwTvBsoCuATwBsoCuQTzBsoCugT0BsoCuwT1BsoCvAT3BsoCvQT5BgK-BPoGywK_BPwGygLABP4GAsEE_wbMAsIEgAfKAsMEgQfKAsQEggcCxQSFB80CxgSGB9MCxwSIB9QCyASJB9QCyQSMB9QCygSNB9QCywSOB9QCzASQB9QCzQSSBwLOBJMH1QLPBJUH1ALQBJcHAtEEmAfWAtIEmQfUAtMEmgfUAtQEmwcC1QSeB9cC1gSfB90C1wShB94C2ASiB94C2QSlB94C2gSmB94C2wSnB94C3ASpB94C3QSrBwLeBKwH3wLfBK4H3gLgBLAHAuEEsQfgAuIEsgfeAuMEswfeAuQEtAcC5QS3B-EC5gS4B-cC5wS6B-gC6AS7B-gC6QS-B-gC6gS_B-gC6wTAB-gC7ATCB-gC7QTEBwLuBMUH6QLvBMcH6ALwBMkHAvEEygfqAvIEywfoAvMEzAfoAvQEzQcC9QTQB-sC9gTRB_EC9wTTB_IC-ATUB_IC-QTXB_IC-gTYB_IC-wTZB_IC_ATbB_IC_QTdBwL-BN4H8wL_BOAH8gKABeIHAoEF4wf0AoIF5AfyAoMF5QfyAoQF5gcChQXpB_UChgXqB_sChwXsB_wCiAXtB_wCiQXwB_wCigXxB_wCiwXyB_wCjAX0B_wCjQX2BwKOBfcH_QKPBfkH_AKQBfsHApEF_Af-ApIF_Qf8ApMF_gf8ApQF_wcClQWCCP8ClgWDCIUDlwWFCIYDmAWGCIYDmQWJCIYDmgWKCIYDmwWLCIYDnAWNCIYDnQWPCAKeBZAIhwOfBZIIhgOgBZQIAqEFlQiIA6IFlgiGA6MFlwiGA6QFmAgCpQWbCIkDpgWcCI8DrgWeCJADrwW9CJADsAXACJADsQXBCJADsgXCCJADswXECJADtAXGCAK1BccImAO2BckIkAO3BcsIArgFzAiZA7kFzQiQA7oFzgiQA7sFzwgCvAXSCJoDvQXTCKADvgXUCJEDvwXVCJEDwAXWCJEDwQXXCJEDwgXYCJEDwwXaCJEDxAXcCALFBd0IoQPGBd8IkQPHBeEIAsgF4giiA8kF4wiRA8oF5AiRA8sF5QgCzAXoCKMDzQXpCKkDzgXqCJIDzwXrCJID0AXsCJID0QXtCJID0gXuCJID0wXwCJID1AXyCALVBfMIqgPWBfUIkgPXBfcIAtgF-AirA9kF-QiSA9oF-giSA9sF-wgC3AX-CKwD3QX_CLID3gWACZMD3wWBCZMD4AWCCZMD4QWDCZMD4gWECZMD4wWGCZMD5AWICQLlBYkJswPmBYsJkwPnBY0JAugFjgm0A-kFjwmTA-oFkAmTA-sFkQkC7AWUCbUD7QWVCbsD7gWWCZQD7wWXCZQD8AWYCZQD8QWZCZQD8gWaCZQD8wWcCZQD9AWeCQL1BZ8JvAP2BaEJlAP3BaMJAvgFpAm9A_kFpQmUA_oFpgmUA_sFpwkC_AWqCb4D_QWrCcQD_gWsCZUD_wWtCZUDgAauCZUDgQavCZUDggawCZUDgwayCZUDhAa0CQKFBrUJxQOGBrcJlQOHBrkJAogGugnGA4kGuwmVA4oGvAmVA4sGvQkCjAbACccDjQbBCc0DjgbCCZYDjwbDCZYDkAbECZYDkQbFCZYDkgbGCZYDkwbICZYDlAbKCQKVBssJzgOWBs0JlgOXBs8JApgG0AnPA5kG0QmWA5oG0gmWA5sG0wkCnAbWCdADnQbXCdQDoQbZCdUDogbkCdUDowbnCdUDpAboCdUDpQbpCdUDpgbrCdUDpwbtCQKoBu4J2QOpBvAJ1QOqBvIJAqsG8wnaA6wG9AnVA60G9QnVA64G9gkCrwb5CdsDsAb6CeEDsQb7CdYDsgb8CdYDswb9CdYDtAb-CdYDtQb_CdYDtgaBCtYDtwaDCgK4BoQK4gO5BoYK1gO6BogKArsGiQrjA7wGigrWA70GiwrWA74GjAoCvwaPCuQDwAaQCuoDwQaRCtcDwgaSCtcDwwaTCtcDxAaUCtcDxQaVCtcDxgaXCtcDxwaZCgLIBpoK6wPJBpwK1wPKBp4KAssGnwrsA8wGoArXA80GoQrXA84GogoCzwalCu0D0AamCvMD0QanCmDSBqgKYNMGqQpg1AaqCmDVBqsKYNYGrQpg1wavCgLYBrAK9APZBrMKYNoGtQoC2wa2CvUD3Aa4CmDdBrkKYN4GugoC3wa9CvYD4Aa-CvwD4QbACv0D4gbBCv0D4wbECv0D5AbFCv0D5QbGCv0D5gbICv0D5wbKCgLoBssK_gPpBs0K_QPqBs8KAusG0Ar_A-wG0Qr9A-0G0gr9A-4G0woC7wbWCoAE8AbXCoYE8QbYCmHyBtkKYfMG2gph9AbbCmH1BtwKYfYG3gph9wbgCgL4BuEKhwT5BuMKYfoG5QoC-wbmCogE_AbnCmH9BugKYf4G6QoC_wbsCokEgAftCo8EgQfuCmKCB-8KYoMH8ApihAfxCmKFB_IKYoYH9Apihwf2CgKIB_cKkASJB_kKYooH-woCiwf8CpEEjAf9CmKNB_4KYo4H_woCjweCC5IEkAeDC5gEkQeEC2OSB4ULY5MHhgtjlAeHC2OVB4gLY5YHigtjlweMCwKYB40LmQSZB48LY5oHkQsCmweSC5oEnAeTC2OdB5QLY54HlQsCnweYC5sEoAeZC58EoQebC6AEogecC6AEowefC6AEpAegC6AEpQehC6AEpgejC6AEpwelCwKoB6YLoQSpB6gLoASqB6oLAqsHqwuiBKwHrAugBK0HrQugBK4HrgsCrwexC6MEsAeyC6cEsQe0C6gEsge1C6gEswe4C6gEtAe5C6gEtQe6C6gEtge8C6gEtwe-CwK4B78LqQS5B8ELqAS6B8MLArsHxAuqBLwHxQuoBL0HxguoBL4HxwsCvwfKC6sEwAfLC68EyQfNC7AEygfpC7AEywfsC7AEzAftC7AEzQfuC7AEzgfwC7AEzwfyCwLQB_MLugTRB_ULsATSB_cLAtMH-Au7BNQH-QuwBNUH-guwBNYH-wsC1wf-C7wE2Af_C8AE2QeADLEE2geBDLEE2weCDLEE3AeDDLEE3QeEDLEE3geGDLEE3weIDALgB4kMwQThB4sMsQTiB40MAuMHjgzCBOQHjwyxBOUHkAyxBOYHkQwC5weUDMME6AeVDMkE6QeWDLIE6geXDLIE6weYDLIE7AeZDLIE7QeaDLIE7gecDLIE7weeDALwB58MygTxB6EMsgTyB6MMAvMHpAzLBPQHpQyyBPUHpgyyBPYHpwwC9weqDMwE-AerDNAE-QesDLME-getDLME-weuDLME_AevDLME_QewDLME_geyDLME_we0DAKACLUM0QSBCLcMswSCCLkMAoMIugzSBIQIuwyzBIUIvAyzBIYIvQwChwjADNMEiAjBDNkEiQjCDLQEigjDDLQEiwjEDLQEjAjFDLQEjQjGDLQEjgjIDLQEjwjKDAKQCMsM2gSRCM0MtASSCM8MApMI0AzbBJQI0Qy0BJUI0gy0BJYI0wwClwjWDNwEmAjXDOIEmQjZDOMEmgjaDOMEmwjdDOMEnAjeDOMEnQjfDOMEngjhDOMEnwjjDAKgCOQM5AShCOYM4wSiCOgMAqMI6QzlBKQI6gzjBKUI6wzjBKYI7AwCpwjvDOYEqAjwDOwEqQjyDLYEqgjzDLYEqwj1DLYErAj2DLYErQj3DLYErgj5DLYErwj7DAKwCPwM7QSxCP4MtgSyCIANArMIgQ3uBLQIgg22BLUIgw22BLYIhA0CtwiHDe8EuAiIDfUEuQiJDbcEugiKDbcEuwiLDbcEvAiMDbcEvQiNDbcEvgiPDbcEvwiRDQLACJIN9gTBCJQNtwTCCJYNAsMIlw33BMQImA23BMUImQ23BMYImg0CxwidDfgEyAieDfwEyQigDf0EygihDf0EywikDf0EzAilDf0EzQimDf0EzgioDf0EzwiqDQLQCKsN_gTRCK0N_QTSCK8NAtMIsA3_BNQIsQ39BNUIsg39BNYIsw0C1wi2DYAF2Ai3DYYF3Ai5DYcF3QjEDYcF3gjHDYcF3wjIDYcF4AjJDYcF4QjLDYcF4gjNDQLjCM4NiwXkCNANhwXlCNINAuYI0w2MBecI1A2HBegI1Q2HBekI1g0C6gjZDY0F6wjaDZMF7AjbDYgF7QjcDYgF7gjdDYgF7wjeDYgF8AjfDYgF8QjhDYgF8gjjDQLzCOQNlAX0COYNiAX1COgNAvYI6Q2VBfcI6g2IBfgI6w2IBfkI7A0C-gjvDZYF-wjwDZwF_AjxDYkF_QjyDYkF_gjzDYkF_wj0DYkFgAn1DYkFgQn3DYkFggn5DQKDCfoNnQWECfwNiQWFCf4NAoYJ_w2eBYcJgA6JBYgJgQ6JBYkJgg4CigmFDp8FiwmGDqMFjAmIDqQFjQmJDqQFjgmMDqQFjwmNDqQFkAmODqQFkQmQDqQFkgmSDgKTCZMOpQWUCZUOpAWVCZcOApYJmA6mBZcJmQ6kBZgJmg6kBZkJmw4CmgmeDqcFmwmfDq0FnAmhDq4FnQmiDq4FngmlDq4FnwmmDq4FoAmnDq4FoQmpDq4FogmrDgKjCawOrwWkCa4OrgWlCbAOAqYJsQ6wBacJsg6uBagJsw6uBakJtA4Cqgm3DrEFqwm4DrcFrAm6DrgFrQm7DrgFrgm-DrgFrwm_DrgFsAnADrgFsQnCDrgFsgnEDgKzCcUOuQW0CccOuAW1CckOArYJyg66BbcJyw64BbgJzA64BbkJzQ4CugnQDrsFuwnRDsEFvAnTDsIFvQnUDsIFvgnXDsIFvwnYDsIFwAnZDsIFwQnbDsIFwgndDgLDCd4OwwXECeAOwgXFCeIOAsYJ4w7EBccJ5A7CBcgJ5Q7CBckJ5g4CygnpDsUFywnqDskFzAnsDsoFzQntDsoFzgnwDsoFzwnxDsoF0AnyDsoF0Qn0DsoF0gn2DgLTCfcOywXUCfkOygXVCfsOAtYJ_A7MBdcJ_Q7KBdgJ_g7KBdkJ_w4C2gmCD80F2wmDD9EF3AmFD9IF3QmGD9IF3gmJD9IF3wmKD9IF4AmLD9IF4QmND9IF4gmPDwLjCZAP0wXkCZIP0gXlCZQPAuYJlQ_UBecJlg_SBegJlw_SBekJmA8C6gmbD9UF6wmcD9kF7AmeD9oF7QmfD9oF7gmiD9oF7wmjD9oF8AmkD9oF8QmmD9oF8gmoDwLzCakP2wX0CasP2gX1Ca0PAvYJrg_cBfcJrw_aBfgJsA_aBfkJsQ8C-gm0D90F-wm1D-MF_Am3D-QF_Qm4D-QF_gm7D-QF_wm8D-QFgAq9D-QFgQq_D-QFggrBDwKDCsIP5QWECsQP5AWFCsYPAoYKxw_mBYcKyA_kBYgKyQ_kBYkKyg8CigrND-cFiwrOD-0FjArQD-4FjQrRD-4FjgrUD-4FjwrVD-4FkArWD-4FkQrYD-4FkgraDwKTCtsP7wWUCt0P7gWVCt8PApYK4A_wBZcK4Q_uBZgK4g_uBZkK4w8CmgrmD_EFmwrnD_UFnArpD_YFnQrqD_YFngrtD_YFnwruD_YFoArvD_YFoQrxD_YFogrzDwKjCvQP9wWkCvYP9gWlCvgPAqYK-Q_4BacK-g_2BagK-w_2BakK_A8Cqgr_D_kFqwqAEP8FrAqCEIAGrQqDEIAGrgqGEIAGrwqHEIAGsAqIEIAGsQqKEIAGsgqMEAKzCo0QgQa0Co8QgAa1CpEQArYKkhCCBrcKkxCABrgKlBCABrkKlRACugqYEIMGuwqZEIkGvAqbEIoGvQqcEIoGvgqfEIoGvwqgEIoGwAqhEIoGwQqjEIoGwgqlEALDCqYQiwbECqgQigbFCqoQAsYKqxCMBscKrBCKBsgKrRCKBskKrhACygqxEI0GywqyEJMGzAq0EJQGzQq1EJQGzgq4EJQGzwq5EJQG0Aq6EJQG0Qq8EJQG0gq-EALTCr8QlQbUCsEQlAbVCsMQAtYKxBCWBtcKxRCUBtgKxhCUBtkKxxAC2grKEJcG2wrLEJ0G3ArNEJ4G3QrOEJ4G3grREJ4G3wrSEJ4G4ArTEJ4G4QrVEJ4G4grXEALjCtgQnwbkCtoQngblCtwQAuYK3RCgBucK3hCeBugK3xCeBukK4BAC6grjEKEG6wrkEKcG7ArmEKgG7QrnEKgG7grqEKgG7wrrEKgG8ArsEKgG8QruEKgG8grwEALzCvEQqQb0CvMQqAb1CvUQAvYK9hCqBvcK9xCoBvgK-BCoBvkK-RAC-gr8EKsG-wr9ELEG_Ar_ELIG_QqAEbIG_gqDEbIG_wqEEbIGgAuFEbIGgQuHEbIGgguJEQKDC4oRswaEC4wRsgaFC44RAoYLjxG0BocLkBGyBogLkRGyBokLkhECiguVEbUGiwuWEbsGjAuYEbwGjQuZEbwGjgucEbwGjwudEbwGkAueEbwGkQugEbwGkguiEQKTC6MRvQaUC6URvAaVC6cRApYLqBG-BpcLqRG8BpgLqhG8BpkLqxECmguuEb8GmwuvEcUGnAuxEcYGnQuyEcYGngu1EcYGnwu2EcYGoAu3EcYGoQu5EcYGogu7EQKjC7wRxwakC74RxgalC8ARAqYLwRHIBqcLwhHGBqgLwxHGBqkLxBECqgvHEckGqwvIEc8GrAvKEdAGrQvLEdAGrgvOEdAGrwvPEdAGsAvQEdAGsQvSEdAGsgvUEQKzC9UR0Qa0C9cR0Aa1C9kRArYL2hHSBrcL2xHQBrgL3BHQBrkL3RECugvgEdMGuwvhEdcGvAvjEdgGvQvkEdgGvgvnEdgGvwvoEdgGwAvpEdgGwQvrEdgGwgvtEQLDC-4R2QbEC_AR2AbFC_IRAsYL8xHaBscL9BHYBsgL9RHYBskL9hECygv5EdsGywv6Ed8GzAv8EeAGzQv9EeAGzguAEuAGzwuBEuAG0AuCEuAG0QuEEuAG0guGEgLTC4cS4QbUC4kS4AbVC4sSAtYLjBLiBtcLjRLgBtgLjhLgBtkLjxIC2guSEuMG2wuTEucG3AuVEugG3QuWEugG3guZEugG3wuaEugG4AubEugG4QudEugG4gufEgLjC6AS6QbkC6IS6AblC6QSAuYLpRLqBucLphLoBugLpxLoBukLqBIC6gurEusG6wusEvEG7AuuEvIG7QuvEvIG7guyEvIG7wuzEvIG8Au0EvIG8Qu2EvIG8gu4EgLzC7kS8wb0C7sS8gb1C70SAvYLvhL0BvcLvxLyBvgLwBLyBvkLwRIC-gvEEvUG-wvFEvsG_AvHEvwG_QvIEvwG_gvLEvwG_wvMEvwGgAzNEvwGgQzPEvwGggzREgKDDNIS_QaEDNQS_AaFDNYSAoYM1xL-BocM2BL8BogM2RL8BokM2hICigzdEv8GiwzeEoUHjAzgEoYHjQzhEoYHjgzkEoYHjwzlEoYHkAzmEoYHkQzoEoYHkgzqEgKTDOsShweUDO0ShgeVDO8SApYM8BKIB5cM8RKGB5gM8hKGB5kM8xICmgz2EokHmwz3Eo8HnAz5EpAHnQz6EpAHngz9EpAHnwz-EpAHoAz_EpAHoQyBE5AHogyDEwKjDIQTkQekDIYTkAelDIgTAqYMiROSB6cMihOQB6gMixOQB6kMjBMCqgyPE5MHqwyQE5kHrAySE5oHrQyTE5oHrgyWE5oHrwyXE5oHsAyYE5oHsQyaE5oHsgycEwKzDJ0Tmwe0DJ8Tmge1DKETArYMohOcB7cMoxOaB7gMpBOaB7kMpRMCugyoE50HuwypE6MHvAyrE6QHvQysE6QHvgyvE6QHvwywE6QHwAyxE6QHwQyzE6QHwgy1EwLDDLYTpQfEDLgTpAfFDLoTAsYMuxOmB8cMvBOkB8gMvROkB8kMvhMCygzBE6cHywzCE6sHzAzEE6wHzQzFE6wHzgzIE6wHzwzJE6wH0AzKE6wH0QzME6wH0gzOEwLTDM8TrQfUDNETrAfVDNMTAtYM1BOuB9cM1ROsB9gM1hOsB9kM1xMC2gzaE68H2wzbE7UH3AzdE7YH3QzeE7YH3gzhE7YH3wziE7YH4AzjE7YH4QzlE7YH4gznEwLjDOgTtwfkDOoTtgflDOwTAuYM7RO4B-cM7hO2B-gM7xO2B-kM8BMC6gzzE7kH6wz0E70H7gz2E74H7wz7E74H8Az8E74H8Qz9E74H8gz-E74H8wyAFL4H9AyCFAL1DIMUwQf2DIUUvgf3DIcUAvgMiBTCB_kMiRS-B_oMihS-B_sMixQC_AyOFMMH_QyPFMkH_gyRFL8H_wySFL8HgA2VFL8HgQ2WFL8Hgg2XFL8Hgw2ZFL8HhA2bFAKFDZwUygeGDZ4UvweHDaAUAogNoRTLB4kNohS_B4oNoxS_B4sNpBQCjA2nFMwHjQ2oFNAHjg2qFNEHjw2rFNEHkA2uFNEHkQ2vFNEHkg2wFNEHkw2yFNEHlA20FAKVDbUU0geWDbcU0QeXDbkUApgNuhTTB5kNuxTRB5oNvBTRB5sNvRQCnA3AFNQHnQ3BFNoHng3DFNsHnw3EFNsHoA3HFNsHoQ3IFNsHog3JFNsHow3LFNsHpA3NFAKlDc4U3AemDdAU2wenDdIUAqgN0xTdB6kN1BTbB6oN1RTbB6sN1hQCrA3ZFN4HrQ3aFOIHrg3cFOMHrw3dFOMHsA3gFOMHsQ3hFOMHsg3iFOMHsw3kFOMHtA3mFAK1DecU5Ae2DekU4we3DesUArgN7BTlB7kN7RTjB7oN7hTjB7sN7xQCvA3yFOYHvQ3zFOwHwg31FO0Hww2AFe0HxA2DFe0HxQ2EFe0Hxg2FFe0Hxw2HFe0HyA2JFQLJDYoV8gfKDYwV7QfLDY4VAswNjxXzB80NkBXtB84NkRXtB88NkhUC0A2VFfQH0Q2WFfgH0g2XFe4H0w2YFe4H1A2ZFe4H1Q2aFe4H1g2bFe4H1w2dFe4H2A2fFQLZDaAV-QfaDaIV7gfbDaQVAtwNpRX6B90NphXuB94NpxXuB98NqBUC4A2rFfsH4Q2sFYEI4g2tFe8H4w2uFe8H5A2vFe8H5Q2wFe8H5g2xFe8H5w2zFe8H6A21FQLpDbYVggjqDbgV7wfrDboVAuwNuxWDCO0NvBXvB-4NvRXvB-8NvhUC8A3BFYQI8Q3CFYoI"
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
