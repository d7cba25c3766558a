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
config.runtimeDataModel = JSON.parse('{"models":{"EarnedAchievement":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"},{"name":"earnedAt","kind":"scalar","type":"DateTime","dbName":"earned_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"}],"dbName":"earned_achievement","schema":null},"Appeal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"flag","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"decideBy","kind":"scalar","type":"DateTime","dbName":"decide_by"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"decision","kind":"scalar","type":"String"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"totalBefore","kind":"scalar","type":"Int","dbName":"total_before"},{"name":"totalAfter","kind":"scalar","type":"Int","dbName":"total_after"},{"name":"consent","kind":"scalar","type":"String"}],"dbName":"appeal","schema":null},"AttestationSchema":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"schema","kind":"scalar","type":"String"},{"name":"resolver","kind":"scalar","type":"String"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"attestation_schema","schema":null},"Attestation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"data","kind":"scalar","type":"String"},{"name":"omittedBytes","kind":"scalar","type":"Int","dbName":"omitted_bytes"},{"name":"decoded","kind":"scalar","type":"Json"},{"name":"preview","kind":"scalar","type":"Json"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"refUid","kind":"scalar","type":"String","dbName":"ref_uid"},{"name":"salt","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"signatureKind","kind":"scalar","type":"String","dbName":"signature_kind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"revocationReason","kind":"scalar","type":"String","dbName":"revocation_reason"},{"name":"revocationDetails","kind":"scalar","type":"String","dbName":"revocation_details"},{"name":"publicReason","kind":"scalar","type":"String","dbName":"public_reason"},{"name":"revocationSignature","kind":"scalar","type":"String","dbName":"revocation_signature"},{"name":"revocationSeq","kind":"scalar","type":"BigInt","dbName":"revocation_seq"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revokedBlock","kind":"scalar","type":"BigInt","dbName":"revoked_block"},{"name":"revokedTxHash","kind":"scalar","type":"String","dbName":"revoked_tx_hash"},{"name":"final","kind":"scalar","type":"Boolean"}],"dbName":"attestation","schema":null},"LeftOutAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"sender","kind":"scalar","type":"String"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"attestation","kind":"scalar","type":"Json"}],"dbName":"left_out_attestation","schema":null},"EarlyRevocation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"}],"dbName":"early_revocation","schema":null},"IssuerWeight":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"issuer_weight","schema":null},"Notification":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"}],"dbName":"notification","schema":null},"PendingAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"uid","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"subject","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revocation","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"}],"dbName":"pending_attestation","schema":null},"Meta":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Json"}],"dbName":"meta","schema":null},"Developer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tier","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"erasingAt","kind":"scalar","type":"DateTime","dbName":"erasing_at"},{"name":"erasedAt","kind":"scalar","type":"DateTime","dbName":"erased_at"},{"name":"erasedTrackings","kind":"scalar","type":"Int","dbName":"erased_trackings"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToDeveloper"},{"name":"noticeChannels","kind":"object","type":"NoticeChannel","relationName":"DeveloperToNoticeChannel"}],"dbName":"developer","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"origins","kind":"scalar","type":"String"},{"name":"policyIds","kind":"scalar","type":"String","dbName":"policy_ids"},{"name":"permissions","kind":"scalar","type":"String"},{"name":"rateLimit","kind":"scalar","type":"Int","dbName":"rate_limit"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"last4","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"replacedBy","kind":"scalar","type":"String","dbName":"replaced_by"},{"name":"developer","kind":"object","type":"Developer","relationName":"ApiKeyToDeveloper"}],"dbName":"api_key","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actor","kind":"scalar","type":"String"},{"name":"act","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"}],"dbName":"audit_entry","schema":null},"IdempotentRequest":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"committed","kind":"scalar","type":"Boolean"},{"name":"results","kind":"scalar","type":"Bytes"},{"name":"fence","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"idempotent_request","schema":null},"IdempotentBytes":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"bytes","kind":"scalar","type":"BigInt"}],"dbName":"idempotent_bytes","schema":null},"DayCount":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"requests","kind":"scalar","type":"Int"}],"dbName":"day_count","schema":null},"AuthNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"auth_nonce","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"session","schema":null},"UsageHour":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"endpoint","kind":"scalar","type":"String"},{"name":"requests","kind":"scalar","type":"Int"},{"name":"errors","kind":"scalar","type":"Int"},{"name":"latencies","kind":"scalar","type":"Int"}],"dbName":"usage_hour","schema":null},"Epoch":{"fields":[{"name":"number","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"String"},{"name":"previousRoot","kind":"scalar","type":"String","dbName":"previous_root"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"rows","kind":"scalar","type":"Int"},{"name":"chains","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"nodes","kind":"scalar","type":"Bytes"},{"name":"lineBytes","kind":"scalar","type":"BigInt","dbName":"line_bytes"},{"name":"checksum","kind":"scalar","type":"BigInt"},{"name":"storedBytes","kind":"scalar","type":"BigInt","dbName":"stored_bytes"},{"name":"published","kind":"scalar","type":"Json"}],"dbName":"epoch","schema":null},"EpochPage":{"fields":[{"name":"epoch","kind":"scalar","type":"Int"},{"name":"firstIndex","kind":"scalar","type":"Int","dbName":"first_index"},{"name":"firstAddress","kind":"scalar","type":"String","dbName":"first_address"},{"name":"chunkHash","kind":"scalar","type":"Bytes","dbName":"chunk_hash"},{"name":"leaves","kind":"scalar","type":"Bytes"},{"name":"chunk","kind":"object","type":"EpochChunk","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_page","schema":null},"EpochChunk":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"data","kind":"scalar","type":"Bytes"},{"name":"pages","kind":"object","type":"EpochPage","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_chunk","schema":null},"NameEvent":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameHash","kind":"scalar","type":"String","dbName":"name_hash"},{"name":"account","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"name_event","schema":null},"Identity":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"state","kind":"scalar","type":"String"},{"name":"parent","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"mintedAt","kind":"scalar","type":"DateTime","dbName":"minted_at"},{"name":"final","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"blocked","kind":"scalar","type":"Boolean"},{"name":"received","kind":"scalar","type":"Boolean"},{"name":"wallets","kind":"object","type":"IdentityWallet","relationName":"IdentityToIdentityWallet"}],"dbName":"identity","schema":null},"IdentityWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"primary","kind":"scalar","type":"Boolean"},{"name":"linkedAt","kind":"scalar","type":"DateTime","dbName":"linked_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"counts","kind":"scalar","type":"Boolean"},{"name":"identity","kind":"object","type":"Identity","relationName":"IdentityToIdentityWallet"}],"dbName":"identity_wallet","schema":null},"IdentityDeparture":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leftAt","kind":"scalar","type":"DateTime","dbName":"left_at"}],"dbName":"identity_departure","schema":null},"IdentityPast":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"owner","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"wallets","kind":"scalar","type":"Json"}],"dbName":"identity_past","schema":null},"WalletGroup":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"joinedAt","kind":"scalar","type":"DateTime","dbName":"joined_at"}],"dbName":"wallet_group","schema":null},"ChainCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"headNumber","kind":"scalar","type":"BigInt","dbName":"head_number"},{"name":"finalizedBlock","kind":"scalar","type":"BigInt","dbName":"finalized_block"},{"name":"scoredBlock","kind":"scalar","type":"BigInt","dbName":"scored_block"},{"name":"scoredHash","kind":"scalar","type":"String","dbName":"scored_hash"},{"name":"dayBlockNumber","kind":"scalar","type":"BigInt","dbName":"day_block_number"},{"name":"dayBlockHash","kind":"scalar","type":"String","dbName":"day_block_hash"},{"name":"dayBlockTime","kind":"scalar","type":"BigInt","dbName":"day_block_time"},{"name":"state","kind":"scalar","type":"String"},{"name":"error","kind":"scalar","type":"String"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"missingBlock","kind":"scalar","type":"BigInt","dbName":"missing_block"},{"name":"missingSince","kind":"scalar","type":"DateTime","dbName":"missing_since"}],"dbName":"chain_cursor","schema":null},"ExplorerHead":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"guessed","kind":"scalar","type":"Boolean"}],"dbName":"explorer_head","schema":null},"ExplorerFault":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"host","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"}],"dbName":"explorer_fault","schema":null},"ChainControl":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"pausedAt","kind":"scalar","type":"DateTime","dbName":"paused_at"},{"name":"pauseReason","kind":"scalar","type":"String","dbName":"pause_reason"},{"name":"reindexFrom","kind":"scalar","type":"BigInt","dbName":"reindex_from"},{"name":"reindexRequestedAt","kind":"scalar","type":"DateTime","dbName":"reindex_requested_at"},{"name":"reindexStartedAt","kind":"scalar","type":"DateTime","dbName":"reindex_started_at"},{"name":"setAsideBlock","kind":"scalar","type":"BigInt","dbName":"set_aside_block"},{"name":"setAsideRequestedAt","kind":"scalar","type":"DateTime","dbName":"set_aside_requested_at"}],"dbName":"chain_control","schema":null},"Block":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"String"},{"name":"parentHash","kind":"scalar","type":"String","dbName":"parent_hash"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"statedTime","kind":"scalar","type":"BigInt","dbName":"stated_time"}],"dbName":"block","schema":null},"Activity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"activity","schema":null},"Facts":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"}],"dbName":"facts","schema":null},"FactsSnapshot":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"facts_snapshot","schema":null},"FundingCluster":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"funder","kind":"scalar","type":"String"},{"name":"clusterSize","kind":"scalar","type":"Int","dbName":"cluster_size"},{"name":"chainLength","kind":"scalar","type":"Int","dbName":"chain_length"}],"dbName":"funding_cluster","schema":null},"AlikeCluster":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"size","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"Json"},{"name":"foundBy","kind":"scalar","type":"String","dbName":"found_by"}],"dbName":"alike_cluster","schema":null},"PassedMoney":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"hands","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"fromDay","kind":"scalar","type":"Int","dbName":"from_day"},{"name":"sinceDay","kind":"scalar","type":"Int","dbName":"since_day"}],"dbName":"passed_money","schema":null},"PaymentTrust":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"payment_trust","schema":null},"QuarantinedTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"firstBlock","kind":"scalar","type":"BigInt","dbName":"first_block"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"}],"dbName":"quarantined_transaction","schema":null},"QuarantinedWallet":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"partlyRead","kind":"scalar","type":"Boolean","dbName":"partly_read"}],"dbName":"quarantined_wallet","schema":null},"List":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"read","kind":"scalar","type":"String"},{"name":"repair","kind":"scalar","type":"Boolean"},{"name":"column","kind":"scalar","type":"String"},{"name":"previousId","kind":"scalar","type":"String","dbName":"previous_id"},{"name":"format","kind":"scalar","type":"Json"},{"name":"columns","kind":"scalar","type":"Json"},{"name":"counts","kind":"scalar","type":"Json"},{"name":"summary","kind":"scalar","type":"Json"},{"name":"charged","kind":"scalar","type":"Boolean"},{"name":"reading","kind":"scalar","type":"String"},{"name":"lastRow","kind":"scalar","type":"Int","dbName":"last_row"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"source","kind":"scalar","type":"Json"},{"name":"sourceState","kind":"scalar","type":"Json","dbName":"source_state"},{"name":"uploads","kind":"object","type":"ListUpload","relationName":"ListToListUpload"},{"name":"balances","kind":"object","type":"ListBalance","relationName":"ListToListBalance"},{"name":"rows","kind":"object","type":"ListRow","relationName":"ListToListRow"},{"name":"lines","kind":"object","type":"ListLine","relationName":"ListToListLine"},{"name":"clusters","kind":"object","type":"ListCluster","relationName":"ListToListCluster"},{"name":"shares","kind":"object","type":"ListShare","relationName":"ListToListShare"}],"dbName":"list","schema":null},"ListUpload":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"list","kind":"object","type":"List","relationName":"ListToListUpload"}],"dbName":"list_upload","schema":null},"ListBalance":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"holder","kind":"scalar","type":"String"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"list","kind":"object","type":"List","relationName":"ListToListBalance"}],"dbName":"list_balance","schema":null},"ListRow":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"row","kind":"scalar","type":"Int"},{"name":"line","kind":"scalar","type":"Int"},{"name":"input","kind":"scalar","type":"String"},{"name":"identity","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"special","kind":"scalar","type":"String"},{"name":"duplicateOf","kind":"scalar","type":"Int","dbName":"duplicate_of"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reasons","kind":"scalar","type":"Json"},{"name":"svcId","kind":"scalar","type":"String","dbName":"svc_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"tier","kind":"scalar","type":"String"},{"name":"flags","kind":"scalar","type":"String"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"known","kind":"scalar","type":"Boolean"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"keep","kind":"scalar","type":"Boolean"},{"name":"sameAs","kind":"scalar","type":"Int","dbName":"same_as"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"list","kind":"object","type":"List","relationName":"ListToListRow"}],"dbName":"list_row","schema":null},"ListLine":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"line","kind":"scalar","type":"Int"},{"name":"row","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListLine"}],"dbName":"list_line","schema":null},"ListCluster":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"size","kind":"scalar","type":"Int"},{"name":"strength","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"keep","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListCluster"}],"dbName":"list_cluster","schema":null},"ListShare":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"list","kind":"object","type":"List","relationName":"ListToListShare"}],"dbName":"list_share","schema":null},"ListTree":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"who","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"String"},{"name":"cap","kind":"scalar","type":"Decimal"},{"name":"floor","kind":"scalar","type":"Decimal"},{"name":"decimals","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"Bytes"},{"name":"leaves","kind":"scalar","type":"Int"},{"name":"sum","kind":"scalar","type":"Decimal"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"day","kind":"scalar","type":"BigInt"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"issuedAt","kind":"scalar","type":"BigInt","dbName":"issued_at"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"leafRows","kind":"object","type":"ListTreeLeaf","relationName":"ListTreeToListTreeLeaf"},{"name":"nodes","kind":"object","type":"ListTreeNode","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree","schema":null},"ListTreeLeaf":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"index","kind":"scalar","type":"Int"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"position","kind":"scalar","type":"Int"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeLeaf"}],"dbName":"list_tree_leaf","schema":null},"ListTreeNode":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree_node","schema":null},"NoticeChannel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"medium","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"host","kind":"scalar","type":"String"},{"name":"kinds","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"namedAt","kind":"scalar","type":"DateTime","dbName":"named_at"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"developer","kind":"object","type":"Developer","relationName":"DeveloperToNoticeChannel"},{"name":"events","kind":"object","type":"NoticeEvent","relationName":"NoticeChannelToNoticeEvent"},{"name":"messages","kind":"object","type":"NoticeMessage","relationName":"NoticeChannelToNoticeMessage"},{"name":"conditions","kind":"object","type":"NoticeCondition","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_channel","schema":null},"NoticeAddress":{"fields":[{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"asked","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"client","kind":"scalar","type":"String"},{"name":"refused","kind":"scalar","type":"Boolean"}],"dbName":"notice_address","schema":null},"NoticeEvent":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeEvent"}],"dbName":"notice_event","schema":null},"NoticeMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"items","kind":"scalar","type":"Json"},{"name":"notices","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeMessage"}],"dbName":"notice_message","schema":null},"NoticeCondition":{"fields":[{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"notifiedAt","kind":"scalar","type":"DateTime","dbName":"notified_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_condition","schema":null},"PersonSession":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"providerSession","kind":"scalar","type":"String","dbName":"provider_session"},{"name":"role","kind":"scalar","type":"String"},{"name":"grantedBy","kind":"scalar","type":"String","dbName":"granted_by"},{"name":"refreshToken","kind":"scalar","type":"String","dbName":"refresh_token"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"checkAt","kind":"scalar","type":"DateTime","dbName":"check_at"},{"name":"checkFault","kind":"scalar","type":"String","dbName":"check_fault"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"person_session","schema":null},"LogoutToken":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"ended","kind":"scalar","type":"String"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"logout_token","schema":null},"Policy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"simulations","kind":"object","type":"PolicySimulation","relationName":"PolicyToPolicySimulation"},{"name":"nullifiers","kind":"object","type":"PassNullifier","relationName":"PassNullifierToPolicy"},{"name":"snapshots","kind":"object","type":"SnapshotToken","relationName":"PolicyToSnapshotToken"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyToPolicyWatch"}],"dbName":"policy","schema":null},"PolicySimulation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"lastSubject","kind":"scalar","type":"String","dbName":"last_subject"},{"name":"tally","kind":"scalar","type":"Json"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicySimulation"}],"dbName":"policy_simulation","schema":null},"PassNullifier":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"nullifier","kind":"scalar","type":"String"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PassNullifierToPolicy"}],"dbName":"pass_nullifier","schema":null},"SnapshotToken":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"stored","kind":"scalar","type":"Int"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToSnapshotToken"},{"name":"blocks","kind":"object","type":"SnapshotBlock","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_token","schema":null},"SnapshotBlock":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"network","kind":"scalar","type":"BigInt"},{"name":"snapshot","kind":"scalar","type":"BigInt"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"token","kind":"object","type":"SnapshotToken","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_block","schema":null},"SnapshotAnswer":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"address","kind":"scalar","type":"String"},{"name":"score","kind":"scalar","type":"Int"}],"dbName":"snapshot_answer","schema":null},"PolicyWatch":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"wallets","kind":"scalar","type":"Int"},{"name":"readsChain","kind":"scalar","type":"Boolean","dbName":"reads_chain"},{"name":"turnAt","kind":"scalar","type":"DateTime","dbName":"turn_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicyWatch"},{"name":"watched","kind":"object","type":"WatchedWallet","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"policy_watch","schema":null},"WatchedWallet":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"chainOutcomes","kind":"scalar","type":"String","dbName":"chain_outcomes"},{"name":"chainReadAt","kind":"scalar","type":"DateTime","dbName":"chain_read_at"},{"name":"nextOutcome","kind":"scalar","type":"String","dbName":"next_outcome"},{"name":"nextBlocks","kind":"scalar","type":"Json","dbName":"next_blocks"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"watched_wallet","schema":null},"ChainRead":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"calls","kind":"scalar","type":"Int"}],"dbName":"chain_read","schema":null},"OnceWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"party","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"traceparent","kind":"scalar","type":"String"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"histories","kind":"object","type":"OnceHistory","relationName":"OnceHistoryToOnceWallet"},{"name":"questions","kind":"object","type":"OnceQuestion","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_wallet","schema":null},"OnceHistory":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"headAt","kind":"scalar","type":"BigInt","dbName":"head_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceHistoryToOnceWallet"}],"dbName":"once_history","schema":null},"OnceQuestion":{"fields":[{"name":"asker","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"reads","kind":"scalar","type":"Boolean"},{"name":"payer","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"compareFrom","kind":"scalar","type":"DateTime","dbName":"compare_from"},{"name":"alike","kind":"scalar","type":"Json"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_question","schema":null},"Reservation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"name","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"deposit","kind":"scalar","type":"Decimal"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"state","kind":"scalar","type":"String"}],"dbName":"reservation","schema":null},"ReservationCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"}],"dbName":"reservation_cursor","schema":null},"Voucher":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"claimer","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"referralCode","kind":"scalar","type":"String","dbName":"referral_code"},{"name":"consents","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"}],"dbName":"voucher","schema":null},"ReferralCode":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"referral_code","schema":null},"Referral":{"fields":[{"name":"referee","kind":"scalar","type":"String"},{"name":"referrer","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"referral","schema":null},"SponsoredMint":{"fields":[{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsored_mint","schema":null},"SentTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"sender","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"raw","kind":"scalar","type":"String"},{"name":"hashes","kind":"scalar","type":"String"},{"name":"raises","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"}],"dbName":"sent_transaction","schema":null},"Score":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"bonus","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"unavailable","kind":"scalar","type":"String"},{"name":"stale","kind":"scalar","type":"String"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"modelHash","kind":"scalar","type":"Bytes","dbName":"model_hash"},{"name":"reachedAt","kind":"scalar","type":"BigInt","dbName":"reached_at"},{"name":"nextChangeDay","kind":"scalar","type":"BigInt","dbName":"next_change_day"},{"name":"steps","kind":"scalar","type":"Int"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"score","schema":null},"ScoreFacts":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"score_facts","schema":null},"ScoreFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"before","kind":"scalar","type":"Int"},{"name":"after","kind":"scalar","type":"Int"},{"name":"rankedBefore","kind":"scalar","type":"Boolean","dbName":"ranked_before"},{"name":"rankedAfter","kind":"scalar","type":"Boolean","dbName":"ranked_after"},{"name":"reachedBefore","kind":"scalar","type":"BigInt","dbName":"reached_before"},{"name":"reachedAfter","kind":"scalar","type":"BigInt","dbName":"reached_after"},{"name":"cause","kind":"scalar","type":"String"},{"name":"sourceChain","kind":"scalar","type":"BigInt","dbName":"source_chain"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"}],"dbName":"score_feed","schema":null},"IdentityFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"identity","kind":"scalar","type":"String"}],"dbName":"identity_feed","schema":null},"SavedRanking":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"position","kind":"scalar","type":"String"},{"name":"scopes","kind":"scalar","type":"Json"},{"name":"savedAt","kind":"scalar","type":"DateTime","dbName":"saved_at"}],"dbName":"saved_ranking","schema":null},"ScoreClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"recordedAt","kind":"scalar","type":"DateTime","dbName":"recorded_at"}],"dbName":"score_close","schema":null},"StaleClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"stale_close","schema":null},"PendingScore":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"scoredTo","kind":"scalar","type":"String","dbName":"scored_to"},{"name":"scored","kind":"scalar","type":"BigInt"}],"dbName":"pending_score","schema":null},"ModelSwitch":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"version","kind":"scalar","type":"String"},{"name":"announcedAt","kind":"scalar","type":"DateTime","dbName":"announced_at"},{"name":"activeFrom","kind":"scalar","type":"DateTime","dbName":"active_from"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"rescoredAt","kind":"scalar","type":"DateTime","dbName":"rescored_at"},{"name":"summary","kind":"scalar","type":"Json"}],"dbName":"model_switch","schema":null},"ModelComparison":{"fields":[{"name":"version","kind":"scalar","type":"String"},{"name":"requestedAt","kind":"scalar","type":"DateTime","dbName":"requested_at"},{"name":"compared","kind":"scalar","type":"Int"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"result","kind":"scalar","type":"Json"}],"dbName":"model_comparison","schema":null},"ScreeningList":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"sourceAt","kind":"scalar","type":"DateTime","dbName":"source_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"changedAt","kind":"scalar","type":"DateTime","dbName":"changed_at"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"entries","kind":"scalar","type":"Int"},{"name":"unread","kind":"scalar","type":"Int"},{"name":"etag","kind":"scalar","type":"String"},{"name":"lastModified","kind":"scalar","type":"String","dbName":"last_modified"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"error","kind":"scalar","type":"String"},{"name":"refused","kind":"scalar","type":"String"},{"name":"refusedCount","kind":"scalar","type":"Int","dbName":"refused_count"},{"name":"accepted","kind":"scalar","type":"String"}],"dbName":"screening_list","schema":null},"ScreeningEntry":{"fields":[{"name":"list","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"listed","kind":"scalar","type":"Boolean"}],"dbName":"screening_entry","schema":null},"ScreeningDay":{"fields":[{"name":"list","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"}],"dbName":"screening_day","schema":null},"Takedown":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"liftedAt","kind":"scalar","type":"DateTime","dbName":"lifted_at"}],"dbName":"takedown","schema":null},"TradingCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"since24h","kind":"scalar","type":"BigInt","dbName":"since_24h"},{"name":"since7d","kind":"scalar","type":"BigInt","dbName":"since_7d"},{"name":"since30d","kind":"scalar","type":"BigInt","dbName":"since_30d"},{"name":"settings","kind":"scalar","type":"String"}],"dbName":"trading_cursor","schema":null},"Trade":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trade","schema":null},"TradingHolding":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"cost","kind":"scalar","type":"Decimal"}],"dbName":"trading_holding","schema":null},"Trader":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"trades","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trader","schema":null},"TraderHistogram":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"sort","kind":"scalar","type":"String"},{"name":"bucket","kind":"scalar","type":"Decimal"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"traders","kind":"scalar","type":"BigInt"}],"dbName":"trader_histogram","schema":null},"StaleTrader":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"subject","kind":"scalar","type":"String"}],"dbName":"stale_trader","schema":null},"Wallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"wallet","schema":null},"TrackedWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"smartAccount","kind":"scalar","type":"Boolean","dbName":"smart_account"},{"name":"error","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"fromBlock","kind":"scalar","type":"BigInt","dbName":"from_block"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"},{"name":"attestedFrom","kind":"scalar","type":"BigInt","dbName":"attested_from"},{"name":"attestedTo","kind":"scalar","type":"BigInt","dbName":"attested_to"},{"name":"attestDue","kind":"scalar","type":"DateTime","dbName":"attest_due"}],"dbName":"tracked_wallet","schema":null},"Tracking":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"tracking","schema":null},"Backfill":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"party","kind":"scalar","type":"String"},{"name":"line","kind":"object","type":"BackfillParty","relationName":"BackfillToBackfillParty"},{"name":"turns","kind":"scalar","type":"Int"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Json"}],"dbName":"backfill","schema":null},"BackfillParty":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"servedAt","kind":"scalar","type":"DateTime","dbName":"served_at"},{"name":"backfills","kind":"object","type":"Backfill","relationName":"BackfillToBackfillParty"}],"dbName":"backfill_party","schema":null},"StagedActivity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"staged_activity","schema":null},"AutomaticTracking":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"automatic_tracking","schema":null},"Outbox":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"event","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subjectsDone","kind":"scalar","type":"Boolean","dbName":"subjects_done"},{"name":"expandedTo","kind":"scalar","type":"String","dbName":"expanded_to"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"events","kind":"scalar","type":"String"},{"name":"subjects","kind":"scalar","type":"String"},{"name":"allSubjects","kind":"scalar","type":"Boolean","dbName":"all_subjects"},{"name":"secret","kind":"scalar","type":"String"},{"name":"oldSecret","kind":"scalar","type":"String","dbName":"old_secret"},{"name":"oldSecretUntil","kind":"scalar","type":"DateTime","dbName":"old_secret_until"},{"name":"signatureKey","kind":"scalar","type":"String","dbName":"signature_key"},{"name":"oldSignatureKey","kind":"scalar","type":"String","dbName":"old_signature_key"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"operatorOff","kind":"scalar","type":"Boolean","dbName":"operator_off"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"isFull","kind":"scalar","type":"Boolean","dbName":"is_full"},{"name":"missedFrom","kind":"scalar","type":"DateTime","dbName":"missed_from"},{"name":"missedUntil","kind":"scalar","type":"DateTime","dbName":"missed_until"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"event","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"earlierAttempts","kind":"scalar","type":"Int","dbName":"earlier_attempts"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"traceparent","kind":"scalar","type":"String"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"},{"name":"attempts","kind":"object","type":"WebhookAttempt","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_delivery","schema":null},"WebhookAttempt":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"error","kind":"scalar","type":"String"},{"name":"requestHeaders","kind":"scalar","type":"Json","dbName":"request_headers"},{"name":"responseBody","kind":"scalar","type":"String","dbName":"response_body"},{"name":"delivery","kind":"object","type":"WebhookDelivery","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_attempt","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","EarnedAchievement.findUnique","EarnedAchievement.findUniqueOrThrow","orderBy","cursor","EarnedAchievement.findFirst","EarnedAchievement.findFirstOrThrow","EarnedAchievement.findMany","data","EarnedAchievement.createOne","EarnedAchievement.createMany","EarnedAchievement.createManyAndReturn","EarnedAchievement.updateOne","EarnedAchievement.updateMany","EarnedAchievement.updateManyAndReturn","create","update","EarnedAchievement.upsertOne","EarnedAchievement.deleteOne","EarnedAchievement.deleteMany","having","_count","_min","_max","EarnedAchievement.groupBy","EarnedAchievement.aggregate","Appeal.findUnique","Appeal.findUniqueOrThrow","Appeal.findFirst","Appeal.findFirstOrThrow","Appeal.findMany","Appeal.createOne","Appeal.createMany","Appeal.createManyAndReturn","Appeal.updateOne","Appeal.updateMany","Appeal.updateManyAndReturn","Appeal.upsertOne","Appeal.deleteOne","Appeal.deleteMany","_avg","_sum","Appeal.groupBy","Appeal.aggregate","AttestationSchema.findUnique","AttestationSchema.findUniqueOrThrow","AttestationSchema.findFirst","AttestationSchema.findFirstOrThrow","AttestationSchema.findMany","AttestationSchema.createOne","AttestationSchema.createMany","AttestationSchema.createManyAndReturn","AttestationSchema.updateOne","AttestationSchema.updateMany","AttestationSchema.updateManyAndReturn","AttestationSchema.upsertOne","AttestationSchema.deleteOne","AttestationSchema.deleteMany","AttestationSchema.groupBy","AttestationSchema.aggregate","Attestation.findUnique","Attestation.findUniqueOrThrow","Attestation.findFirst","Attestation.findFirstOrThrow","Attestation.findMany","Attestation.createOne","Attestation.createMany","Attestation.createManyAndReturn","Attestation.updateOne","Attestation.updateMany","Attestation.updateManyAndReturn","Attestation.upsertOne","Attestation.deleteOne","Attestation.deleteMany","Attestation.groupBy","Attestation.aggregate","LeftOutAttestation.findUnique","LeftOutAttestation.findUniqueOrThrow","LeftOutAttestation.findFirst","LeftOutAttestation.findFirstOrThrow","LeftOutAttestation.findMany","LeftOutAttestation.createOne","LeftOutAttestation.createMany","LeftOutAttestation.createManyAndReturn","LeftOutAttestation.updateOne","LeftOutAttestation.updateMany","LeftOutAttestation.updateManyAndReturn","LeftOutAttestation.upsertOne","LeftOutAttestation.deleteOne","LeftOutAttestation.deleteMany","LeftOutAttestation.groupBy","LeftOutAttestation.aggregate","EarlyRevocation.findUnique","EarlyRevocation.findUniqueOrThrow","EarlyRevocation.findFirst","EarlyRevocation.findFirstOrThrow","EarlyRevocation.findMany","EarlyRevocation.createOne","EarlyRevocation.createMany","EarlyRevocation.createManyAndReturn","EarlyRevocation.updateOne","EarlyRevocation.updateMany","EarlyRevocation.updateManyAndReturn","EarlyRevocation.upsertOne","EarlyRevocation.deleteOne","EarlyRevocation.deleteMany","EarlyRevocation.groupBy","EarlyRevocation.aggregate","IssuerWeight.findUnique","IssuerWeight.findUniqueOrThrow","IssuerWeight.findFirst","IssuerWeight.findFirstOrThrow","IssuerWeight.findMany","IssuerWeight.createOne","IssuerWeight.createMany","IssuerWeight.createManyAndReturn","IssuerWeight.updateOne","IssuerWeight.updateMany","IssuerWeight.updateManyAndReturn","IssuerWeight.upsertOne","IssuerWeight.deleteOne","IssuerWeight.deleteMany","IssuerWeight.groupBy","IssuerWeight.aggregate","Notification.findUnique","Notification.findUniqueOrThrow","Notification.findFirst","Notification.findFirstOrThrow","Notification.findMany","Notification.createOne","Notification.createMany","Notification.createManyAndReturn","Notification.updateOne","Notification.updateMany","Notification.updateManyAndReturn","Notification.upsertOne","Notification.deleteOne","Notification.deleteMany","Notification.groupBy","Notification.aggregate","PendingAttestation.findUnique","PendingAttestation.findUniqueOrThrow","PendingAttestation.findFirst","PendingAttestation.findFirstOrThrow","PendingAttestation.findMany","PendingAttestation.createOne","PendingAttestation.createMany","PendingAttestation.createManyAndReturn","PendingAttestation.updateOne","PendingAttestation.updateMany","PendingAttestation.updateManyAndReturn","PendingAttestation.upsertOne","PendingAttestation.deleteOne","PendingAttestation.deleteMany","PendingAttestation.groupBy","PendingAttestation.aggregate","Meta.findUnique","Meta.findUniqueOrThrow","Meta.findFirst","Meta.findFirstOrThrow","Meta.findMany","Meta.createOne","Meta.createMany","Meta.createManyAndReturn","Meta.updateOne","Meta.updateMany","Meta.updateManyAndReturn","Meta.upsertOne","Meta.deleteOne","Meta.deleteMany","Meta.groupBy","Meta.aggregate","developer","keys","channel","events","messages","conditions","noticeChannels","Developer.findUnique","Developer.findUniqueOrThrow","Developer.findFirst","Developer.findFirstOrThrow","Developer.findMany","Developer.createOne","Developer.createMany","Developer.createManyAndReturn","Developer.updateOne","Developer.updateMany","Developer.updateManyAndReturn","Developer.upsertOne","Developer.deleteOne","Developer.deleteMany","Developer.groupBy","Developer.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","IdempotentRequest.findUnique","IdempotentRequest.findUniqueOrThrow","IdempotentRequest.findFirst","IdempotentRequest.findFirstOrThrow","IdempotentRequest.findMany","IdempotentRequest.createOne","IdempotentRequest.createMany","IdempotentRequest.createManyAndReturn","IdempotentRequest.updateOne","IdempotentRequest.updateMany","IdempotentRequest.updateManyAndReturn","IdempotentRequest.upsertOne","IdempotentRequest.deleteOne","IdempotentRequest.deleteMany","IdempotentRequest.groupBy","IdempotentRequest.aggregate","IdempotentBytes.findUnique","IdempotentBytes.findUniqueOrThrow","IdempotentBytes.findFirst","IdempotentBytes.findFirstOrThrow","IdempotentBytes.findMany","IdempotentBytes.createOne","IdempotentBytes.createMany","IdempotentBytes.createManyAndReturn","IdempotentBytes.updateOne","IdempotentBytes.updateMany","IdempotentBytes.updateManyAndReturn","IdempotentBytes.upsertOne","IdempotentBytes.deleteOne","IdempotentBytes.deleteMany","IdempotentBytes.groupBy","IdempotentBytes.aggregate","DayCount.findUnique","DayCount.findUniqueOrThrow","DayCount.findFirst","DayCount.findFirstOrThrow","DayCount.findMany","DayCount.createOne","DayCount.createMany","DayCount.createManyAndReturn","DayCount.updateOne","DayCount.updateMany","DayCount.updateManyAndReturn","DayCount.upsertOne","DayCount.deleteOne","DayCount.deleteMany","DayCount.groupBy","DayCount.aggregate","AuthNonce.findUnique","AuthNonce.findUniqueOrThrow","AuthNonce.findFirst","AuthNonce.findFirstOrThrow","AuthNonce.findMany","AuthNonce.createOne","AuthNonce.createMany","AuthNonce.createManyAndReturn","AuthNonce.updateOne","AuthNonce.updateMany","AuthNonce.updateManyAndReturn","AuthNonce.upsertOne","AuthNonce.deleteOne","AuthNonce.deleteMany","AuthNonce.groupBy","AuthNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","Epoch.findUnique","Epoch.findUniqueOrThrow","Epoch.findFirst","Epoch.findFirstOrThrow","Epoch.findMany","Epoch.createOne","Epoch.createMany","Epoch.createManyAndReturn","Epoch.updateOne","Epoch.updateMany","Epoch.updateManyAndReturn","Epoch.upsertOne","Epoch.deleteOne","Epoch.deleteMany","Epoch.groupBy","Epoch.aggregate","pages","chunk","EpochPage.findUnique","EpochPage.findUniqueOrThrow","EpochPage.findFirst","EpochPage.findFirstOrThrow","EpochPage.findMany","EpochPage.createOne","EpochPage.createMany","EpochPage.createManyAndReturn","EpochPage.updateOne","EpochPage.updateMany","EpochPage.updateManyAndReturn","EpochPage.upsertOne","EpochPage.deleteOne","EpochPage.deleteMany","EpochPage.groupBy","EpochPage.aggregate","EpochChunk.findUnique","EpochChunk.findUniqueOrThrow","EpochChunk.findFirst","EpochChunk.findFirstOrThrow","EpochChunk.findMany","EpochChunk.createOne","EpochChunk.createMany","EpochChunk.createManyAndReturn","EpochChunk.updateOne","EpochChunk.updateMany","EpochChunk.updateManyAndReturn","EpochChunk.upsertOne","EpochChunk.deleteOne","EpochChunk.deleteMany","EpochChunk.groupBy","EpochChunk.aggregate","NameEvent.findUnique","NameEvent.findUniqueOrThrow","NameEvent.findFirst","NameEvent.findFirstOrThrow","NameEvent.findMany","NameEvent.createOne","NameEvent.createMany","NameEvent.createManyAndReturn","NameEvent.updateOne","NameEvent.updateMany","NameEvent.updateManyAndReturn","NameEvent.upsertOne","NameEvent.deleteOne","NameEvent.deleteMany","NameEvent.groupBy","NameEvent.aggregate","identity","wallets","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","IdentityWallet.findUnique","IdentityWallet.findUniqueOrThrow","IdentityWallet.findFirst","IdentityWallet.findFirstOrThrow","IdentityWallet.findMany","IdentityWallet.createOne","IdentityWallet.createMany","IdentityWallet.createManyAndReturn","IdentityWallet.updateOne","IdentityWallet.updateMany","IdentityWallet.updateManyAndReturn","IdentityWallet.upsertOne","IdentityWallet.deleteOne","IdentityWallet.deleteMany","IdentityWallet.groupBy","IdentityWallet.aggregate","IdentityDeparture.findUnique","IdentityDeparture.findUniqueOrThrow","IdentityDeparture.findFirst","IdentityDeparture.findFirstOrThrow","IdentityDeparture.findMany","IdentityDeparture.createOne","IdentityDeparture.createMany","IdentityDeparture.createManyAndReturn","IdentityDeparture.updateOne","IdentityDeparture.updateMany","IdentityDeparture.updateManyAndReturn","IdentityDeparture.upsertOne","IdentityDeparture.deleteOne","IdentityDeparture.deleteMany","IdentityDeparture.groupBy","IdentityDeparture.aggregate","IdentityPast.findUnique","IdentityPast.findUniqueOrThrow","IdentityPast.findFirst","IdentityPast.findFirstOrThrow","IdentityPast.findMany","IdentityPast.createOne","IdentityPast.createMany","IdentityPast.createManyAndReturn","IdentityPast.updateOne","IdentityPast.updateMany","IdentityPast.updateManyAndReturn","IdentityPast.upsertOne","IdentityPast.deleteOne","IdentityPast.deleteMany","IdentityPast.groupBy","IdentityPast.aggregate","WalletGroup.findUnique","WalletGroup.findUniqueOrThrow","WalletGroup.findFirst","WalletGroup.findFirstOrThrow","WalletGroup.findMany","WalletGroup.createOne","WalletGroup.createMany","WalletGroup.createManyAndReturn","WalletGroup.updateOne","WalletGroup.updateMany","WalletGroup.updateManyAndReturn","WalletGroup.upsertOne","WalletGroup.deleteOne","WalletGroup.deleteMany","WalletGroup.groupBy","WalletGroup.aggregate","ChainCursor.findUnique","ChainCursor.findUniqueOrThrow","ChainCursor.findFirst","ChainCursor.findFirstOrThrow","ChainCursor.findMany","ChainCursor.createOne","ChainCursor.createMany","ChainCursor.createManyAndReturn","ChainCursor.updateOne","ChainCursor.updateMany","ChainCursor.updateManyAndReturn","ChainCursor.upsertOne","ChainCursor.deleteOne","ChainCursor.deleteMany","ChainCursor.groupBy","ChainCursor.aggregate","ExplorerHead.findUnique","ExplorerHead.findUniqueOrThrow","ExplorerHead.findFirst","ExplorerHead.findFirstOrThrow","ExplorerHead.findMany","ExplorerHead.createOne","ExplorerHead.createMany","ExplorerHead.createManyAndReturn","ExplorerHead.updateOne","ExplorerHead.updateMany","ExplorerHead.updateManyAndReturn","ExplorerHead.upsertOne","ExplorerHead.deleteOne","ExplorerHead.deleteMany","ExplorerHead.groupBy","ExplorerHead.aggregate","ExplorerFault.findUnique","ExplorerFault.findUniqueOrThrow","ExplorerFault.findFirst","ExplorerFault.findFirstOrThrow","ExplorerFault.findMany","ExplorerFault.createOne","ExplorerFault.createMany","ExplorerFault.createManyAndReturn","ExplorerFault.updateOne","ExplorerFault.updateMany","ExplorerFault.updateManyAndReturn","ExplorerFault.upsertOne","ExplorerFault.deleteOne","ExplorerFault.deleteMany","ExplorerFault.groupBy","ExplorerFault.aggregate","ChainControl.findUnique","ChainControl.findUniqueOrThrow","ChainControl.findFirst","ChainControl.findFirstOrThrow","ChainControl.findMany","ChainControl.createOne","ChainControl.createMany","ChainControl.createManyAndReturn","ChainControl.updateOne","ChainControl.updateMany","ChainControl.updateManyAndReturn","ChainControl.upsertOne","ChainControl.deleteOne","ChainControl.deleteMany","ChainControl.groupBy","ChainControl.aggregate","Block.findUnique","Block.findUniqueOrThrow","Block.findFirst","Block.findFirstOrThrow","Block.findMany","Block.createOne","Block.createMany","Block.createManyAndReturn","Block.updateOne","Block.updateMany","Block.updateManyAndReturn","Block.upsertOne","Block.deleteOne","Block.deleteMany","Block.groupBy","Block.aggregate","Activity.findUnique","Activity.findUniqueOrThrow","Activity.findFirst","Activity.findFirstOrThrow","Activity.findMany","Activity.createOne","Activity.createMany","Activity.createManyAndReturn","Activity.updateOne","Activity.updateMany","Activity.updateManyAndReturn","Activity.upsertOne","Activity.deleteOne","Activity.deleteMany","Activity.groupBy","Activity.aggregate","Facts.findUnique","Facts.findUniqueOrThrow","Facts.findFirst","Facts.findFirstOrThrow","Facts.findMany","Facts.createOne","Facts.createMany","Facts.createManyAndReturn","Facts.updateOne","Facts.updateMany","Facts.updateManyAndReturn","Facts.upsertOne","Facts.deleteOne","Facts.deleteMany","Facts.groupBy","Facts.aggregate","FactsSnapshot.findUnique","FactsSnapshot.findUniqueOrThrow","FactsSnapshot.findFirst","FactsSnapshot.findFirstOrThrow","FactsSnapshot.findMany","FactsSnapshot.createOne","FactsSnapshot.createMany","FactsSnapshot.createManyAndReturn","FactsSnapshot.updateOne","FactsSnapshot.updateMany","FactsSnapshot.updateManyAndReturn","FactsSnapshot.upsertOne","FactsSnapshot.deleteOne","FactsSnapshot.deleteMany","FactsSnapshot.groupBy","FactsSnapshot.aggregate","FundingCluster.findUnique","FundingCluster.findUniqueOrThrow","FundingCluster.findFirst","FundingCluster.findFirstOrThrow","FundingCluster.findMany","FundingCluster.createOne","FundingCluster.createMany","FundingCluster.createManyAndReturn","FundingCluster.updateOne","FundingCluster.updateMany","FundingCluster.updateManyAndReturn","FundingCluster.upsertOne","FundingCluster.deleteOne","FundingCluster.deleteMany","FundingCluster.groupBy","FundingCluster.aggregate","AlikeCluster.findUnique","AlikeCluster.findUniqueOrThrow","AlikeCluster.findFirst","AlikeCluster.findFirstOrThrow","AlikeCluster.findMany","AlikeCluster.createOne","AlikeCluster.createMany","AlikeCluster.createManyAndReturn","AlikeCluster.updateOne","AlikeCluster.updateMany","AlikeCluster.updateManyAndReturn","AlikeCluster.upsertOne","AlikeCluster.deleteOne","AlikeCluster.deleteMany","AlikeCluster.groupBy","AlikeCluster.aggregate","PassedMoney.findUnique","PassedMoney.findUniqueOrThrow","PassedMoney.findFirst","PassedMoney.findFirstOrThrow","PassedMoney.findMany","PassedMoney.createOne","PassedMoney.createMany","PassedMoney.createManyAndReturn","PassedMoney.updateOne","PassedMoney.updateMany","PassedMoney.updateManyAndReturn","PassedMoney.upsertOne","PassedMoney.deleteOne","PassedMoney.deleteMany","PassedMoney.groupBy","PassedMoney.aggregate","PaymentTrust.findUnique","PaymentTrust.findUniqueOrThrow","PaymentTrust.findFirst","PaymentTrust.findFirstOrThrow","PaymentTrust.findMany","PaymentTrust.createOne","PaymentTrust.createMany","PaymentTrust.createManyAndReturn","PaymentTrust.updateOne","PaymentTrust.updateMany","PaymentTrust.updateManyAndReturn","PaymentTrust.upsertOne","PaymentTrust.deleteOne","PaymentTrust.deleteMany","PaymentTrust.groupBy","PaymentTrust.aggregate","QuarantinedTransaction.findUnique","QuarantinedTransaction.findUniqueOrThrow","QuarantinedTransaction.findFirst","QuarantinedTransaction.findFirstOrThrow","QuarantinedTransaction.findMany","QuarantinedTransaction.createOne","QuarantinedTransaction.createMany","QuarantinedTransaction.createManyAndReturn","QuarantinedTransaction.updateOne","QuarantinedTransaction.updateMany","QuarantinedTransaction.updateManyAndReturn","QuarantinedTransaction.upsertOne","QuarantinedTransaction.deleteOne","QuarantinedTransaction.deleteMany","QuarantinedTransaction.groupBy","QuarantinedTransaction.aggregate","QuarantinedWallet.findUnique","QuarantinedWallet.findUniqueOrThrow","QuarantinedWallet.findFirst","QuarantinedWallet.findFirstOrThrow","QuarantinedWallet.findMany","QuarantinedWallet.createOne","QuarantinedWallet.createMany","QuarantinedWallet.createManyAndReturn","QuarantinedWallet.updateOne","QuarantinedWallet.updateMany","QuarantinedWallet.updateManyAndReturn","QuarantinedWallet.upsertOne","QuarantinedWallet.deleteOne","QuarantinedWallet.deleteMany","QuarantinedWallet.groupBy","QuarantinedWallet.aggregate","list","uploads","balances","rows","lines","clusters","shares","List.findUnique","List.findUniqueOrThrow","List.findFirst","List.findFirstOrThrow","List.findMany","List.createOne","List.createMany","List.createManyAndReturn","List.updateOne","List.updateMany","List.updateManyAndReturn","List.upsertOne","List.deleteOne","List.deleteMany","List.groupBy","List.aggregate","ListUpload.findUnique","ListUpload.findUniqueOrThrow","ListUpload.findFirst","ListUpload.findFirstOrThrow","ListUpload.findMany","ListUpload.createOne","ListUpload.createMany","ListUpload.createManyAndReturn","ListUpload.updateOne","ListUpload.updateMany","ListUpload.updateManyAndReturn","ListUpload.upsertOne","ListUpload.deleteOne","ListUpload.deleteMany","ListUpload.groupBy","ListUpload.aggregate","ListBalance.findUnique","ListBalance.findUniqueOrThrow","ListBalance.findFirst","ListBalance.findFirstOrThrow","ListBalance.findMany","ListBalance.createOne","ListBalance.createMany","ListBalance.createManyAndReturn","ListBalance.updateOne","ListBalance.updateMany","ListBalance.updateManyAndReturn","ListBalance.upsertOne","ListBalance.deleteOne","ListBalance.deleteMany","ListBalance.groupBy","ListBalance.aggregate","ListRow.findUnique","ListRow.findUniqueOrThrow","ListRow.findFirst","ListRow.findFirstOrThrow","ListRow.findMany","ListRow.createOne","ListRow.createMany","ListRow.createManyAndReturn","ListRow.updateOne","ListRow.updateMany","ListRow.updateManyAndReturn","ListRow.upsertOne","ListRow.deleteOne","ListRow.deleteMany","ListRow.groupBy","ListRow.aggregate","ListLine.findUnique","ListLine.findUniqueOrThrow","ListLine.findFirst","ListLine.findFirstOrThrow","ListLine.findMany","ListLine.createOne","ListLine.createMany","ListLine.createManyAndReturn","ListLine.updateOne","ListLine.updateMany","ListLine.updateManyAndReturn","ListLine.upsertOne","ListLine.deleteOne","ListLine.deleteMany","ListLine.groupBy","ListLine.aggregate","ListCluster.findUnique","ListCluster.findUniqueOrThrow","ListCluster.findFirst","ListCluster.findFirstOrThrow","ListCluster.findMany","ListCluster.createOne","ListCluster.createMany","ListCluster.createManyAndReturn","ListCluster.updateOne","ListCluster.updateMany","ListCluster.updateManyAndReturn","ListCluster.upsertOne","ListCluster.deleteOne","ListCluster.deleteMany","ListCluster.groupBy","ListCluster.aggregate","ListShare.findUnique","ListShare.findUniqueOrThrow","ListShare.findFirst","ListShare.findFirstOrThrow","ListShare.findMany","ListShare.createOne","ListShare.createMany","ListShare.createManyAndReturn","ListShare.updateOne","ListShare.updateMany","ListShare.updateManyAndReturn","ListShare.upsertOne","ListShare.deleteOne","ListShare.deleteMany","ListShare.groupBy","ListShare.aggregate","tree","leafRows","nodes","ListTree.findUnique","ListTree.findUniqueOrThrow","ListTree.findFirst","ListTree.findFirstOrThrow","ListTree.findMany","ListTree.createOne","ListTree.createMany","ListTree.createManyAndReturn","ListTree.updateOne","ListTree.updateMany","ListTree.updateManyAndReturn","ListTree.upsertOne","ListTree.deleteOne","ListTree.deleteMany","ListTree.groupBy","ListTree.aggregate","ListTreeLeaf.findUnique","ListTreeLeaf.findUniqueOrThrow","ListTreeLeaf.findFirst","ListTreeLeaf.findFirstOrThrow","ListTreeLeaf.findMany","ListTreeLeaf.createOne","ListTreeLeaf.createMany","ListTreeLeaf.createManyAndReturn","ListTreeLeaf.updateOne","ListTreeLeaf.updateMany","ListTreeLeaf.updateManyAndReturn","ListTreeLeaf.upsertOne","ListTreeLeaf.deleteOne","ListTreeLeaf.deleteMany","ListTreeLeaf.groupBy","ListTreeLeaf.aggregate","ListTreeNode.findUnique","ListTreeNode.findUniqueOrThrow","ListTreeNode.findFirst","ListTreeNode.findFirstOrThrow","ListTreeNode.findMany","ListTreeNode.createOne","ListTreeNode.createMany","ListTreeNode.createManyAndReturn","ListTreeNode.updateOne","ListTreeNode.updateMany","ListTreeNode.updateManyAndReturn","ListTreeNode.upsertOne","ListTreeNode.deleteOne","ListTreeNode.deleteMany","ListTreeNode.groupBy","ListTreeNode.aggregate","NoticeChannel.findUnique","NoticeChannel.findUniqueOrThrow","NoticeChannel.findFirst","NoticeChannel.findFirstOrThrow","NoticeChannel.findMany","NoticeChannel.createOne","NoticeChannel.createMany","NoticeChannel.createManyAndReturn","NoticeChannel.updateOne","NoticeChannel.updateMany","NoticeChannel.updateManyAndReturn","NoticeChannel.upsertOne","NoticeChannel.deleteOne","NoticeChannel.deleteMany","NoticeChannel.groupBy","NoticeChannel.aggregate","NoticeAddress.findUnique","NoticeAddress.findUniqueOrThrow","NoticeAddress.findFirst","NoticeAddress.findFirstOrThrow","NoticeAddress.findMany","NoticeAddress.createOne","NoticeAddress.createMany","NoticeAddress.createManyAndReturn","NoticeAddress.updateOne","NoticeAddress.updateMany","NoticeAddress.updateManyAndReturn","NoticeAddress.upsertOne","NoticeAddress.deleteOne","NoticeAddress.deleteMany","NoticeAddress.groupBy","NoticeAddress.aggregate","NoticeEvent.findUnique","NoticeEvent.findUniqueOrThrow","NoticeEvent.findFirst","NoticeEvent.findFirstOrThrow","NoticeEvent.findMany","NoticeEvent.createOne","NoticeEvent.createMany","NoticeEvent.createManyAndReturn","NoticeEvent.updateOne","NoticeEvent.updateMany","NoticeEvent.updateManyAndReturn","NoticeEvent.upsertOne","NoticeEvent.deleteOne","NoticeEvent.deleteMany","NoticeEvent.groupBy","NoticeEvent.aggregate","NoticeMessage.findUnique","NoticeMessage.findUniqueOrThrow","NoticeMessage.findFirst","NoticeMessage.findFirstOrThrow","NoticeMessage.findMany","NoticeMessage.createOne","NoticeMessage.createMany","NoticeMessage.createManyAndReturn","NoticeMessage.updateOne","NoticeMessage.updateMany","NoticeMessage.updateManyAndReturn","NoticeMessage.upsertOne","NoticeMessage.deleteOne","NoticeMessage.deleteMany","NoticeMessage.groupBy","NoticeMessage.aggregate","NoticeCondition.findUnique","NoticeCondition.findUniqueOrThrow","NoticeCondition.findFirst","NoticeCondition.findFirstOrThrow","NoticeCondition.findMany","NoticeCondition.createOne","NoticeCondition.createMany","NoticeCondition.createManyAndReturn","NoticeCondition.updateOne","NoticeCondition.updateMany","NoticeCondition.updateManyAndReturn","NoticeCondition.upsertOne","NoticeCondition.deleteOne","NoticeCondition.deleteMany","NoticeCondition.groupBy","NoticeCondition.aggregate","PersonSession.findUnique","PersonSession.findUniqueOrThrow","PersonSession.findFirst","PersonSession.findFirstOrThrow","PersonSession.findMany","PersonSession.createOne","PersonSession.createMany","PersonSession.createManyAndReturn","PersonSession.updateOne","PersonSession.updateMany","PersonSession.updateManyAndReturn","PersonSession.upsertOne","PersonSession.deleteOne","PersonSession.deleteMany","PersonSession.groupBy","PersonSession.aggregate","LogoutToken.findUnique","LogoutToken.findUniqueOrThrow","LogoutToken.findFirst","LogoutToken.findFirstOrThrow","LogoutToken.findMany","LogoutToken.createOne","LogoutToken.createMany","LogoutToken.createManyAndReturn","LogoutToken.updateOne","LogoutToken.updateMany","LogoutToken.updateManyAndReturn","LogoutToken.upsertOne","LogoutToken.deleteOne","LogoutToken.deleteMany","LogoutToken.groupBy","LogoutToken.aggregate","policy","simulations","nullifiers","token","blocks","snapshots","watch","watched","Policy.findUnique","Policy.findUniqueOrThrow","Policy.findFirst","Policy.findFirstOrThrow","Policy.findMany","Policy.createOne","Policy.createMany","Policy.createManyAndReturn","Policy.updateOne","Policy.updateMany","Policy.updateManyAndReturn","Policy.upsertOne","Policy.deleteOne","Policy.deleteMany","Policy.groupBy","Policy.aggregate","PolicySimulation.findUnique","PolicySimulation.findUniqueOrThrow","PolicySimulation.findFirst","PolicySimulation.findFirstOrThrow","PolicySimulation.findMany","PolicySimulation.createOne","PolicySimulation.createMany","PolicySimulation.createManyAndReturn","PolicySimulation.updateOne","PolicySimulation.updateMany","PolicySimulation.updateManyAndReturn","PolicySimulation.upsertOne","PolicySimulation.deleteOne","PolicySimulation.deleteMany","PolicySimulation.groupBy","PolicySimulation.aggregate","PassNullifier.findUnique","PassNullifier.findUniqueOrThrow","PassNullifier.findFirst","PassNullifier.findFirstOrThrow","PassNullifier.findMany","PassNullifier.createOne","PassNullifier.createMany","PassNullifier.createManyAndReturn","PassNullifier.updateOne","PassNullifier.updateMany","PassNullifier.updateManyAndReturn","PassNullifier.upsertOne","PassNullifier.deleteOne","PassNullifier.deleteMany","PassNullifier.groupBy","PassNullifier.aggregate","SnapshotToken.findUnique","SnapshotToken.findUniqueOrThrow","SnapshotToken.findFirst","SnapshotToken.findFirstOrThrow","SnapshotToken.findMany","SnapshotToken.createOne","SnapshotToken.createMany","SnapshotToken.createManyAndReturn","SnapshotToken.updateOne","SnapshotToken.updateMany","SnapshotToken.updateManyAndReturn","SnapshotToken.upsertOne","SnapshotToken.deleteOne","SnapshotToken.deleteMany","SnapshotToken.groupBy","SnapshotToken.aggregate","SnapshotBlock.findUnique","SnapshotBlock.findUniqueOrThrow","SnapshotBlock.findFirst","SnapshotBlock.findFirstOrThrow","SnapshotBlock.findMany","SnapshotBlock.createOne","SnapshotBlock.createMany","SnapshotBlock.createManyAndReturn","SnapshotBlock.updateOne","SnapshotBlock.updateMany","SnapshotBlock.updateManyAndReturn","SnapshotBlock.upsertOne","SnapshotBlock.deleteOne","SnapshotBlock.deleteMany","SnapshotBlock.groupBy","SnapshotBlock.aggregate","SnapshotAnswer.findUnique","SnapshotAnswer.findUniqueOrThrow","SnapshotAnswer.findFirst","SnapshotAnswer.findFirstOrThrow","SnapshotAnswer.findMany","SnapshotAnswer.createOne","SnapshotAnswer.createMany","SnapshotAnswer.createManyAndReturn","SnapshotAnswer.updateOne","SnapshotAnswer.updateMany","SnapshotAnswer.updateManyAndReturn","SnapshotAnswer.upsertOne","SnapshotAnswer.deleteOne","SnapshotAnswer.deleteMany","SnapshotAnswer.groupBy","SnapshotAnswer.aggregate","PolicyWatch.findUnique","PolicyWatch.findUniqueOrThrow","PolicyWatch.findFirst","PolicyWatch.findFirstOrThrow","PolicyWatch.findMany","PolicyWatch.createOne","PolicyWatch.createMany","PolicyWatch.createManyAndReturn","PolicyWatch.updateOne","PolicyWatch.updateMany","PolicyWatch.updateManyAndReturn","PolicyWatch.upsertOne","PolicyWatch.deleteOne","PolicyWatch.deleteMany","PolicyWatch.groupBy","PolicyWatch.aggregate","WatchedWallet.findUnique","WatchedWallet.findUniqueOrThrow","WatchedWallet.findFirst","WatchedWallet.findFirstOrThrow","WatchedWallet.findMany","WatchedWallet.createOne","WatchedWallet.createMany","WatchedWallet.createManyAndReturn","WatchedWallet.updateOne","WatchedWallet.updateMany","WatchedWallet.updateManyAndReturn","WatchedWallet.upsertOne","WatchedWallet.deleteOne","WatchedWallet.deleteMany","WatchedWallet.groupBy","WatchedWallet.aggregate","ChainRead.findUnique","ChainRead.findUniqueOrThrow","ChainRead.findFirst","ChainRead.findFirstOrThrow","ChainRead.findMany","ChainRead.createOne","ChainRead.createMany","ChainRead.createManyAndReturn","ChainRead.updateOne","ChainRead.updateMany","ChainRead.updateManyAndReturn","ChainRead.upsertOne","ChainRead.deleteOne","ChainRead.deleteMany","ChainRead.groupBy","ChainRead.aggregate","wallet","histories","questions","OnceWallet.findUnique","OnceWallet.findUniqueOrThrow","OnceWallet.findFirst","OnceWallet.findFirstOrThrow","OnceWallet.findMany","OnceWallet.createOne","OnceWallet.createMany","OnceWallet.createManyAndReturn","OnceWallet.updateOne","OnceWallet.updateMany","OnceWallet.updateManyAndReturn","OnceWallet.upsertOne","OnceWallet.deleteOne","OnceWallet.deleteMany","OnceWallet.groupBy","OnceWallet.aggregate","OnceHistory.findUnique","OnceHistory.findUniqueOrThrow","OnceHistory.findFirst","OnceHistory.findFirstOrThrow","OnceHistory.findMany","OnceHistory.createOne","OnceHistory.createMany","OnceHistory.createManyAndReturn","OnceHistory.updateOne","OnceHistory.updateMany","OnceHistory.updateManyAndReturn","OnceHistory.upsertOne","OnceHistory.deleteOne","OnceHistory.deleteMany","OnceHistory.groupBy","OnceHistory.aggregate","OnceQuestion.findUnique","OnceQuestion.findUniqueOrThrow","OnceQuestion.findFirst","OnceQuestion.findFirstOrThrow","OnceQuestion.findMany","OnceQuestion.createOne","OnceQuestion.createMany","OnceQuestion.createManyAndReturn","OnceQuestion.updateOne","OnceQuestion.updateMany","OnceQuestion.updateManyAndReturn","OnceQuestion.upsertOne","OnceQuestion.deleteOne","OnceQuestion.deleteMany","OnceQuestion.groupBy","OnceQuestion.aggregate","Reservation.findUnique","Reservation.findUniqueOrThrow","Reservation.findFirst","Reservation.findFirstOrThrow","Reservation.findMany","Reservation.createOne","Reservation.createMany","Reservation.createManyAndReturn","Reservation.updateOne","Reservation.updateMany","Reservation.updateManyAndReturn","Reservation.upsertOne","Reservation.deleteOne","Reservation.deleteMany","Reservation.groupBy","Reservation.aggregate","ReservationCursor.findUnique","ReservationCursor.findUniqueOrThrow","ReservationCursor.findFirst","ReservationCursor.findFirstOrThrow","ReservationCursor.findMany","ReservationCursor.createOne","ReservationCursor.createMany","ReservationCursor.createManyAndReturn","ReservationCursor.updateOne","ReservationCursor.updateMany","ReservationCursor.updateManyAndReturn","ReservationCursor.upsertOne","ReservationCursor.deleteOne","ReservationCursor.deleteMany","ReservationCursor.groupBy","ReservationCursor.aggregate","Voucher.findUnique","Voucher.findUniqueOrThrow","Voucher.findFirst","Voucher.findFirstOrThrow","Voucher.findMany","Voucher.createOne","Voucher.createMany","Voucher.createManyAndReturn","Voucher.updateOne","Voucher.updateMany","Voucher.updateManyAndReturn","Voucher.upsertOne","Voucher.deleteOne","Voucher.deleteMany","Voucher.groupBy","Voucher.aggregate","ReferralCode.findUnique","ReferralCode.findUniqueOrThrow","ReferralCode.findFirst","ReferralCode.findFirstOrThrow","ReferralCode.findMany","ReferralCode.createOne","ReferralCode.createMany","ReferralCode.createManyAndReturn","ReferralCode.updateOne","ReferralCode.updateMany","ReferralCode.updateManyAndReturn","ReferralCode.upsertOne","ReferralCode.deleteOne","ReferralCode.deleteMany","ReferralCode.groupBy","ReferralCode.aggregate","Referral.findUnique","Referral.findUniqueOrThrow","Referral.findFirst","Referral.findFirstOrThrow","Referral.findMany","Referral.createOne","Referral.createMany","Referral.createManyAndReturn","Referral.updateOne","Referral.updateMany","Referral.updateManyAndReturn","Referral.upsertOne","Referral.deleteOne","Referral.deleteMany","Referral.groupBy","Referral.aggregate","SponsoredMint.findUnique","SponsoredMint.findUniqueOrThrow","SponsoredMint.findFirst","SponsoredMint.findFirstOrThrow","SponsoredMint.findMany","SponsoredMint.createOne","SponsoredMint.createMany","SponsoredMint.createManyAndReturn","SponsoredMint.updateOne","SponsoredMint.updateMany","SponsoredMint.updateManyAndReturn","SponsoredMint.upsertOne","SponsoredMint.deleteOne","SponsoredMint.deleteMany","SponsoredMint.groupBy","SponsoredMint.aggregate","SentTransaction.findUnique","SentTransaction.findUniqueOrThrow","SentTransaction.findFirst","SentTransaction.findFirstOrThrow","SentTransaction.findMany","SentTransaction.createOne","SentTransaction.createMany","SentTransaction.createManyAndReturn","SentTransaction.updateOne","SentTransaction.updateMany","SentTransaction.updateManyAndReturn","SentTransaction.upsertOne","SentTransaction.deleteOne","SentTransaction.deleteMany","SentTransaction.groupBy","SentTransaction.aggregate","Score.findUnique","Score.findUniqueOrThrow","Score.findFirst","Score.findFirstOrThrow","Score.findMany","Score.createOne","Score.createMany","Score.createManyAndReturn","Score.updateOne","Score.updateMany","Score.updateManyAndReturn","Score.upsertOne","Score.deleteOne","Score.deleteMany","Score.groupBy","Score.aggregate","ScoreFacts.findUnique","ScoreFacts.findUniqueOrThrow","ScoreFacts.findFirst","ScoreFacts.findFirstOrThrow","ScoreFacts.findMany","ScoreFacts.createOne","ScoreFacts.createMany","ScoreFacts.createManyAndReturn","ScoreFacts.updateOne","ScoreFacts.updateMany","ScoreFacts.updateManyAndReturn","ScoreFacts.upsertOne","ScoreFacts.deleteOne","ScoreFacts.deleteMany","ScoreFacts.groupBy","ScoreFacts.aggregate","ScoreFeed.findUnique","ScoreFeed.findUniqueOrThrow","ScoreFeed.findFirst","ScoreFeed.findFirstOrThrow","ScoreFeed.findMany","ScoreFeed.createOne","ScoreFeed.createMany","ScoreFeed.createManyAndReturn","ScoreFeed.updateOne","ScoreFeed.updateMany","ScoreFeed.updateManyAndReturn","ScoreFeed.upsertOne","ScoreFeed.deleteOne","ScoreFeed.deleteMany","ScoreFeed.groupBy","ScoreFeed.aggregate","IdentityFeed.findUnique","IdentityFeed.findUniqueOrThrow","IdentityFeed.findFirst","IdentityFeed.findFirstOrThrow","IdentityFeed.findMany","IdentityFeed.createOne","IdentityFeed.createMany","IdentityFeed.createManyAndReturn","IdentityFeed.updateOne","IdentityFeed.updateMany","IdentityFeed.updateManyAndReturn","IdentityFeed.upsertOne","IdentityFeed.deleteOne","IdentityFeed.deleteMany","IdentityFeed.groupBy","IdentityFeed.aggregate","SavedRanking.findUnique","SavedRanking.findUniqueOrThrow","SavedRanking.findFirst","SavedRanking.findFirstOrThrow","SavedRanking.findMany","SavedRanking.createOne","SavedRanking.createMany","SavedRanking.createManyAndReturn","SavedRanking.updateOne","SavedRanking.updateMany","SavedRanking.updateManyAndReturn","SavedRanking.upsertOne","SavedRanking.deleteOne","SavedRanking.deleteMany","SavedRanking.groupBy","SavedRanking.aggregate","ScoreClose.findUnique","ScoreClose.findUniqueOrThrow","ScoreClose.findFirst","ScoreClose.findFirstOrThrow","ScoreClose.findMany","ScoreClose.createOne","ScoreClose.createMany","ScoreClose.createManyAndReturn","ScoreClose.updateOne","ScoreClose.updateMany","ScoreClose.updateManyAndReturn","ScoreClose.upsertOne","ScoreClose.deleteOne","ScoreClose.deleteMany","ScoreClose.groupBy","ScoreClose.aggregate","StaleClose.findUnique","StaleClose.findUniqueOrThrow","StaleClose.findFirst","StaleClose.findFirstOrThrow","StaleClose.findMany","StaleClose.createOne","StaleClose.createMany","StaleClose.createManyAndReturn","StaleClose.updateOne","StaleClose.updateMany","StaleClose.updateManyAndReturn","StaleClose.upsertOne","StaleClose.deleteOne","StaleClose.deleteMany","StaleClose.groupBy","StaleClose.aggregate","PendingScore.findUnique","PendingScore.findUniqueOrThrow","PendingScore.findFirst","PendingScore.findFirstOrThrow","PendingScore.findMany","PendingScore.createOne","PendingScore.createMany","PendingScore.createManyAndReturn","PendingScore.updateOne","PendingScore.updateMany","PendingScore.updateManyAndReturn","PendingScore.upsertOne","PendingScore.deleteOne","PendingScore.deleteMany","PendingScore.groupBy","PendingScore.aggregate","ModelSwitch.findUnique","ModelSwitch.findUniqueOrThrow","ModelSwitch.findFirst","ModelSwitch.findFirstOrThrow","ModelSwitch.findMany","ModelSwitch.createOne","ModelSwitch.createMany","ModelSwitch.createManyAndReturn","ModelSwitch.updateOne","ModelSwitch.updateMany","ModelSwitch.updateManyAndReturn","ModelSwitch.upsertOne","ModelSwitch.deleteOne","ModelSwitch.deleteMany","ModelSwitch.groupBy","ModelSwitch.aggregate","ModelComparison.findUnique","ModelComparison.findUniqueOrThrow","ModelComparison.findFirst","ModelComparison.findFirstOrThrow","ModelComparison.findMany","ModelComparison.createOne","ModelComparison.createMany","ModelComparison.createManyAndReturn","ModelComparison.updateOne","ModelComparison.updateMany","ModelComparison.updateManyAndReturn","ModelComparison.upsertOne","ModelComparison.deleteOne","ModelComparison.deleteMany","ModelComparison.groupBy","ModelComparison.aggregate","ScreeningList.findUnique","ScreeningList.findUniqueOrThrow","ScreeningList.findFirst","ScreeningList.findFirstOrThrow","ScreeningList.findMany","ScreeningList.createOne","ScreeningList.createMany","ScreeningList.createManyAndReturn","ScreeningList.updateOne","ScreeningList.updateMany","ScreeningList.updateManyAndReturn","ScreeningList.upsertOne","ScreeningList.deleteOne","ScreeningList.deleteMany","ScreeningList.groupBy","ScreeningList.aggregate","ScreeningEntry.findUnique","ScreeningEntry.findUniqueOrThrow","ScreeningEntry.findFirst","ScreeningEntry.findFirstOrThrow","ScreeningEntry.findMany","ScreeningEntry.createOne","ScreeningEntry.createMany","ScreeningEntry.createManyAndReturn","ScreeningEntry.updateOne","ScreeningEntry.updateMany","ScreeningEntry.updateManyAndReturn","ScreeningEntry.upsertOne","ScreeningEntry.deleteOne","ScreeningEntry.deleteMany","ScreeningEntry.groupBy","ScreeningEntry.aggregate","ScreeningDay.findUnique","ScreeningDay.findUniqueOrThrow","ScreeningDay.findFirst","ScreeningDay.findFirstOrThrow","ScreeningDay.findMany","ScreeningDay.createOne","ScreeningDay.createMany","ScreeningDay.createManyAndReturn","ScreeningDay.updateOne","ScreeningDay.updateMany","ScreeningDay.updateManyAndReturn","ScreeningDay.upsertOne","ScreeningDay.deleteOne","ScreeningDay.deleteMany","ScreeningDay.groupBy","ScreeningDay.aggregate","Takedown.findUnique","Takedown.findUniqueOrThrow","Takedown.findFirst","Takedown.findFirstOrThrow","Takedown.findMany","Takedown.createOne","Takedown.createMany","Takedown.createManyAndReturn","Takedown.updateOne","Takedown.updateMany","Takedown.updateManyAndReturn","Takedown.upsertOne","Takedown.deleteOne","Takedown.deleteMany","Takedown.groupBy","Takedown.aggregate","TradingCursor.findUnique","TradingCursor.findUniqueOrThrow","TradingCursor.findFirst","TradingCursor.findFirstOrThrow","TradingCursor.findMany","TradingCursor.createOne","TradingCursor.createMany","TradingCursor.createManyAndReturn","TradingCursor.updateOne","TradingCursor.updateMany","TradingCursor.updateManyAndReturn","TradingCursor.upsertOne","TradingCursor.deleteOne","TradingCursor.deleteMany","TradingCursor.groupBy","TradingCursor.aggregate","Trade.findUnique","Trade.findUniqueOrThrow","Trade.findFirst","Trade.findFirstOrThrow","Trade.findMany","Trade.createOne","Trade.createMany","Trade.createManyAndReturn","Trade.updateOne","Trade.updateMany","Trade.updateManyAndReturn","Trade.upsertOne","Trade.deleteOne","Trade.deleteMany","Trade.groupBy","Trade.aggregate","TradingHolding.findUnique","TradingHolding.findUniqueOrThrow","TradingHolding.findFirst","TradingHolding.findFirstOrThrow","TradingHolding.findMany","TradingHolding.createOne","TradingHolding.createMany","TradingHolding.createManyAndReturn","TradingHolding.updateOne","TradingHolding.updateMany","TradingHolding.updateManyAndReturn","TradingHolding.upsertOne","TradingHolding.deleteOne","TradingHolding.deleteMany","TradingHolding.groupBy","TradingHolding.aggregate","Trader.findUnique","Trader.findUniqueOrThrow","Trader.findFirst","Trader.findFirstOrThrow","Trader.findMany","Trader.createOne","Trader.createMany","Trader.createManyAndReturn","Trader.updateOne","Trader.updateMany","Trader.updateManyAndReturn","Trader.upsertOne","Trader.deleteOne","Trader.deleteMany","Trader.groupBy","Trader.aggregate","TraderHistogram.findUnique","TraderHistogram.findUniqueOrThrow","TraderHistogram.findFirst","TraderHistogram.findFirstOrThrow","TraderHistogram.findMany","TraderHistogram.createOne","TraderHistogram.createMany","TraderHistogram.createManyAndReturn","TraderHistogram.updateOne","TraderHistogram.updateMany","TraderHistogram.updateManyAndReturn","TraderHistogram.upsertOne","TraderHistogram.deleteOne","TraderHistogram.deleteMany","TraderHistogram.groupBy","TraderHistogram.aggregate","StaleTrader.findUnique","StaleTrader.findUniqueOrThrow","StaleTrader.findFirst","StaleTrader.findFirstOrThrow","StaleTrader.findMany","StaleTrader.createOne","StaleTrader.createMany","StaleTrader.createManyAndReturn","StaleTrader.updateOne","StaleTrader.updateMany","StaleTrader.updateManyAndReturn","StaleTrader.upsertOne","StaleTrader.deleteOne","StaleTrader.deleteMany","StaleTrader.groupBy","StaleTrader.aggregate","Wallet.findUnique","Wallet.findUniqueOrThrow","Wallet.findFirst","Wallet.findFirstOrThrow","Wallet.findMany","Wallet.createOne","Wallet.createMany","Wallet.createManyAndReturn","Wallet.updateOne","Wallet.updateMany","Wallet.updateManyAndReturn","Wallet.upsertOne","Wallet.deleteOne","Wallet.deleteMany","Wallet.groupBy","Wallet.aggregate","TrackedWallet.findUnique","TrackedWallet.findUniqueOrThrow","TrackedWallet.findFirst","TrackedWallet.findFirstOrThrow","TrackedWallet.findMany","TrackedWallet.createOne","TrackedWallet.createMany","TrackedWallet.createManyAndReturn","TrackedWallet.updateOne","TrackedWallet.updateMany","TrackedWallet.updateManyAndReturn","TrackedWallet.upsertOne","TrackedWallet.deleteOne","TrackedWallet.deleteMany","TrackedWallet.groupBy","TrackedWallet.aggregate","Tracking.findUnique","Tracking.findUniqueOrThrow","Tracking.findFirst","Tracking.findFirstOrThrow","Tracking.findMany","Tracking.createOne","Tracking.createMany","Tracking.createManyAndReturn","Tracking.updateOne","Tracking.updateMany","Tracking.updateManyAndReturn","Tracking.upsertOne","Tracking.deleteOne","Tracking.deleteMany","Tracking.groupBy","Tracking.aggregate","backfills","line","Backfill.findUnique","Backfill.findUniqueOrThrow","Backfill.findFirst","Backfill.findFirstOrThrow","Backfill.findMany","Backfill.createOne","Backfill.createMany","Backfill.createManyAndReturn","Backfill.updateOne","Backfill.updateMany","Backfill.updateManyAndReturn","Backfill.upsertOne","Backfill.deleteOne","Backfill.deleteMany","Backfill.groupBy","Backfill.aggregate","BackfillParty.findUnique","BackfillParty.findUniqueOrThrow","BackfillParty.findFirst","BackfillParty.findFirstOrThrow","BackfillParty.findMany","BackfillParty.createOne","BackfillParty.createMany","BackfillParty.createManyAndReturn","BackfillParty.updateOne","BackfillParty.updateMany","BackfillParty.updateManyAndReturn","BackfillParty.upsertOne","BackfillParty.deleteOne","BackfillParty.deleteMany","BackfillParty.groupBy","BackfillParty.aggregate","StagedActivity.findUnique","StagedActivity.findUniqueOrThrow","StagedActivity.findFirst","StagedActivity.findFirstOrThrow","StagedActivity.findMany","StagedActivity.createOne","StagedActivity.createMany","StagedActivity.createManyAndReturn","StagedActivity.updateOne","StagedActivity.updateMany","StagedActivity.updateManyAndReturn","StagedActivity.upsertOne","StagedActivity.deleteOne","StagedActivity.deleteMany","StagedActivity.groupBy","StagedActivity.aggregate","AutomaticTracking.findUnique","AutomaticTracking.findUniqueOrThrow","AutomaticTracking.findFirst","AutomaticTracking.findFirstOrThrow","AutomaticTracking.findMany","AutomaticTracking.createOne","AutomaticTracking.createMany","AutomaticTracking.createManyAndReturn","AutomaticTracking.updateOne","AutomaticTracking.updateMany","AutomaticTracking.updateManyAndReturn","AutomaticTracking.upsertOne","AutomaticTracking.deleteOne","AutomaticTracking.deleteMany","AutomaticTracking.groupBy","AutomaticTracking.aggregate","Outbox.findUnique","Outbox.findUniqueOrThrow","Outbox.findFirst","Outbox.findFirstOrThrow","Outbox.findMany","Outbox.createOne","Outbox.createMany","Outbox.createManyAndReturn","Outbox.updateOne","Outbox.updateMany","Outbox.updateManyAndReturn","Outbox.upsertOne","Outbox.deleteOne","Outbox.deleteMany","Outbox.groupBy","Outbox.aggregate","webhook","delivery","attempts","deliveries","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","WebhookAttempt.findUnique","WebhookAttempt.findUniqueOrThrow","WebhookAttempt.findFirst","WebhookAttempt.findFirstOrThrow","WebhookAttempt.findMany","WebhookAttempt.createOne","WebhookAttempt.createMany","WebhookAttempt.createManyAndReturn","WebhookAttempt.updateOne","WebhookAttempt.updateMany","WebhookAttempt.updateManyAndReturn","WebhookAttempt.upsertOne","WebhookAttempt.deleteOne","WebhookAttempt.deleteMany","WebhookAttempt.groupBy","WebhookAttempt.aggregate","AND","OR","NOT","id","deliveryId","at","statusCode","durationMs","error","requestHeaders","responseBody","equals","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","lt","lte","gt","gte","not","in","notIn","contains","startsWith","endsWith","webhookId","messageId","event","body","replayOf","status","attempt","earlierAttempts","nextAttemptAt","claim","leasedUntil","createdAt","traceparent","developerId","url","host","subjects","allSubjects","secret","oldSecret","oldSecretUntil","signatureKey","oldSignatureKey","active","disabledReason","operatorOff","failingSince","isFull","missedFrom","missedUntil","has","hasEvery","hasSome","every","some","none","subjectsDone","expandedTo","address","client","chainId","blockNumber","txIndex","logIndex","own","ran","kind","txHash","counterparty","asset","assetOut","method","amount","amountOut","fee","wallet_chainId_blockNumber_logIndex_kind_txHash","party","servedAt","turns","queuedAt","dueAt","progress","address_chainId","developerId_address","state","transactions","truncated","unreadRows","gaps","smartAccount","source","fromBlock","toBlock","sources","readyAt","checkedAt","attestedFrom","attestedTo","attestDue","subject","period","sort","bucket","prefix","traders","chainId_period_sort_bucket_prefix","trades","volume","profit","chainId_period_subject","units","cost","subject_chainId_token","chainId_at_blockNumber_txIndex_logIndex_wallet","since24h","since7d","since30d","settings","target","reason","liftedAt","kind_target","day","refreshedAt","list_day","listed","list_address_at","name","sourceAt","changedAt","publishedAt","entries","unread","etag","lastModified","refused","refusedCount","accepted","version","requestedAt","compared","finishedAt","result","announcedAt","activeFrom","activatedAt","rescoredAt","summary","cause","scoredTo","scored","fromDay","subject_chainId","until","total","activity","age","diversity","governance","social","risk","loyalty","ranked","confidence","recordedAt","subject_day_chainId","position","scopes","savedAt","before","after","rankedBefore","rankedAfter","reachedBefore","reachedAfter","sourceChain","factsHash","facts","subject_factsHash","bonus","unavailable","stale","modelHash","reachedAt","nextChangeDay","steps","updatedAt","sender","nonce","raw","hashes","raises","sentAt","minedAt","chainId_sender_nonce","referee","referrer","code","confirmedAt","claimer","price","signature","expiresAt","referralCode","consents","blockHash","deposit","reservedAt","chainId_txHash_logIndex","asker","askedAt","reads","payer","readAt","comparedAt","compareFrom","alike","headAt","asker_address","calls","party_day","policyId","outcome","chainOutcomes","chainReadAt","nextOutcome","nextBlocks","since","readsChain","turnAt","tokenHash","score","tokenHash_day_address","network","snapshot","endsAt","stored","groupId","nullifier","firstAt","lastSubject","tally","policyId_address","tokenHash_network_snapshot","policyId_groupId","ended","issuedAt","issuer","providerSession","role","grantedBy","refreshToken","checkAt","checkFault","revokedAt","lastUsedAt","channelId","key","seenAt","notifiedAt","items","notices","endedAt","targetHash","asked","medium","kinds","namedAt","failures","treeId","piece","bytes","index","listId","who","cap","floor","decimals","root","leaves","sum","domain","signer","treeId_piece","treeId_index","cluster","size","strength","members","evidence","keep","row","text","input","special","duplicateOf","reasons","svcId","tier","flags","known","sameAs","holder","tokenId","read","repair","column","previousId","format","columns","counts","charged","reading","lastRow","completedAt","sourceState","listId_cluster","listId_line_reason","listId_row","listId_holder_tokenId","listId_piece","partlyRead","wallet_chainId_blockNumber_txIndex","firstBlock","retryAt","resolvedAt","chainId_blockNumber_txIndex","weight","hands","sinceDay","foundBy","funder","clusterSize","chainLength","chainId_wallet","block","wallet_chainId_block","wallet_chainId","number","hash","parentHash","time","statedTime","chainId_number","pausedAt","pauseReason","reindexFrom","reindexRequestedAt","reindexStartedAt","setAsideBlock","setAsideRequestedAt","chainId_host","blockTime","guessed","headNumber","finalizedBlock","scoredBlock","scoredHash","dayBlockNumber","dayBlockHash","dayBlockTime","missingBlock","missingSince","joinedAt","ownerTx","owner","movedAt","name_ownerTx","leftAt","address_name_owner","primary","linkedAt","parent","mintedAt","final","blocked","received","nameHash","account","epoch","firstIndex","firstAddress","chunkHash","epoch_firstIndex","previousRoot","chains","lineBytes","checksum","storedBytes","published","hour","keyId","endpoint","requests","errors","latencies","developerId_hour_keyId_endpoint","developerId_day","caller","caller_hour","path","bodyHash","committed","results","fence","startedAt","caller_method_path_key","actor","act","details","requestId","origins","policyIds","permissions","rateLimit","last4","suspendedAt","suspensionReason","replacedBy","erasingAt","erasedAt","erasedTrackings","channelId_key","channelId_kind","developerId_targetHash","value","uid","revocation","chainId_uid","contract","chainId_contract_uid_issuer","schemaUid","expirationTime","attestation","chainId_contract_uid","omittedBytes","decoded","preview","revocable","refUid","salt","signatureKind","revocationReason","revocationDetails","publicReason","revocationSignature","revocationSeq","revokedBlock","revokedTxHash","uid_issuer_chainId_contract","nameKey","schema","resolver","flag","openedAt","decideBy","decidedAt","decision","totalBefore","totalAfter","consent","wallet_flag","earnedAt","claimedAt","lostAt","subject_id","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "0iGUCNANCYIOAADYGAAwgw4AAAQAEIQOAADYGAAwhQ4BAP0VACHtDgEA_RUAIdgRQACBFgAh2RFAAIAWACHaEUAAgBYAIdsRAADZGAAgAQAAAAEAIAEAAAABACAIgg4AANgYADCDDgAABAAQhA4AANgYADCFDgEA_RUAIe0OAQD9FQAh2BFAAIEWACHZEUAAgBYAIdoRQACAFgAhAtkRAADaGAAg2hEAANoYACADAAAABAAgAwAABQAwBAAAAQAgAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACAFhQ4BAAAAAe0OAQAAAAHYEUAAAAAB2RFAAAAAAdoRQAAAAAEBCAAACQAgBYUOAQAAAAHtDgEAAAAB2BFAAAAAAdkRQAAAAAHaEUAAAAABAQgAAAsAMAEIAAALADAFhQ4BAOUYACHtDgEA5RgAIdgRQADhGAAh2RFAAO0YACHaEUAA7RgAIQIAAAABACAIAAAOACAFhQ4BAOUYACHtDgEA5RgAIdgRQADhGAAh2RFAAO0YACHaEUAA7RgAIQIAAAAEACAIAAAQACACAAAABAAgCAAAEAAgAwAAAAEAIA8AAAkAIBAAAA4AIAEAAAABACABAAAABAAgBRUAALQgACAWAAC2IAAgFwAAtSAAINkRAADaGAAg2hEAANoYACAIgg4AANcYADCDDgAAFwAQhA4AANcYADCFDgEA3hUAIe0OAQDeFQAh2BFAAN8VACHZEUAA9BUAIdoRQAD0FQAhAwAAAAQAIAMAABYAMBQAABcAIAMAAAAEACADAAAFADAEAAABACAT6QgBAP0VACGCDgAA1RgAMIMOAAAdABCEDgAA1RgAMIUOAQAAAAGjDgEA_RUAIasOAQD9FQAhgQ8BAP0VACGhD0AAgBYAIasQAAD4FQAgzxEBAP0VACHQEUAAgRYAIdERQACBFgAh0hFAAIAWACHTEQEA_xUAIdQRAgCEFgAh1RECAIQWACHWEQEAAAAB1xEAANYYACABAAAAGgAgAQAAABoAIBLpCAEA_RUAIYIOAADVGAAwgw4AAB0AEIQOAADVGAAwhQ4BAP0VACGjDgEA_RUAIasOAQD9FQAhgQ8BAP0VACGhD0AAgBYAIasQAAD4FQAgzxEBAP0VACHQEUAAgRYAIdERQACBFgAh0hFAAIAWACHTEQEA_xUAIdQRAgCEFgAh1RECAIQWACHWEQEA_xUAIQahDwAA2hgAINIRAADaGAAg0xEAANoYACDUEQAA2hgAINURAADaGAAg1hEAANoYACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAMAAAAdACADAAAeADAEAAAaACAP6QgBAAAAAYUOAQAAAAGjDgEAAAABqw4BAAAAAYEPAQAAAAGhD0AAAAABqxAAALMgACDPEQEAAAAB0BFAAAAAAdERQAAAAAHSEUAAAAAB0xEBAAAAAdQRAgAAAAHVEQIAAAAB1hEBAAAAAQEIAAAiACAP6QgBAAAAAYUOAQAAAAGjDgEAAAABqw4BAAAAAYEPAQAAAAGhD0AAAAABqxAAALMgACDPEQEAAAAB0BFAAAAAAdERQAAAAAHSEUAAAAAB0xEBAAAAAdQRAgAAAAHVEQIAAAAB1hEBAAAAAQEIAAAkADABCAAAJAAwD-kIAQDlGAAhhQ4BAOUYACGjDgEA5RgAIasOAQDlGAAhgQ8BAOUYACGhD0AA7RgAIasQAACyIAAgzxEBAOUYACHQEUAA4RgAIdERQADhGAAh0hFAAO0YACHTEQEA5BgAIdQRAgDiGAAh1RECAOIYACHWEQEA5BgAIQIAAAAaACAIAAAnACAP6QgBAOUYACGFDgEA5RgAIaMOAQDlGAAhqw4BAOUYACGBDwEA5RgAIaEPQADtGAAhqxAAALIgACDPEQEA5RgAIdARQADhGAAh0RFAAOEYACHSEUAA7RgAIdMRAQDkGAAh1BECAOIYACHVEQIA4hgAIdYRAQDkGAAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACALFQAArSAAIBYAALAgACAXAACvIAAgKAAAriAAICkAALEgACChDwAA2hgAINIRAADaGAAg0xEAANoYACDUEQAA2hgAINURAADaGAAg1hEAANoYACAS6QgBAN4VACGCDgAA1BgAMIMOAAAwABCEDgAA1BgAMIUOAQDeFQAhow4BAN4VACGrDgEA3hUAIYEPAQDeFQAhoQ9AAPQVACGrEAAA-BUAIM8RAQDeFQAh0BFAAN8VACHREUAA3xUAIdIRQAD0FQAh0xEBAOIVACHUEQIA4BUAIdURAgDgFQAh1hEBAOIVACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAuCDgAA0xgAMIMOAAA2ABCEDgAA0xgAMKkOQACBFgAhqw4BAP8VACGJDwEA_xUAIbQRAQAAAAHAESAA_hUAIcwRAQAAAAHNEQEA_RUAIc4RAQD9FQAhAQAAADMAIAEAAAAzACALgg4AANMYADCDDgAANgAQhA4AANMYADCpDkAAgRYAIasOAQD_FQAhiQ8BAP8VACG0EQEA_RUAIcARIAD-FQAhzBEBAP8VACHNEQEA_RUAIc4RAQD9FQAhA6sOAADaGAAgiQ8AANoYACDMEQAA2hgAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgAwAAADYAIAMAADcAMAQAADMAIAipDkAAAAABqw4BAAAAAYkPAQAAAAG0EQEAAAABwBEgAAAAAcwRAQAAAAHNEQEAAAABzhEBAAAAAQEIAAA7ACAIqQ5AAAAAAasOAQAAAAGJDwEAAAABtBEBAAAAAcARIAAAAAHMEQEAAAABzREBAAAAAc4RAQAAAAEBCAAAPQAwAQgAAD0AMAipDkAA4RgAIasOAQDkGAAhiQ8BAOQYACG0EQEA5RgAIcARIACDGQAhzBEBAOQYACHNEQEA5RgAIc4RAQDlGAAhAgAAADMAIAgAAEAAIAipDkAA4RgAIasOAQDkGAAhiQ8BAOQYACG0EQEA5RgAIcARIACDGQAhzBEBAOQYACHNEQEA5RgAIc4RAQDlGAAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAGFQAAqiAAIBYAAKwgACAXAACrIAAgqw4AANoYACCJDwAA2hgAIMwRAADaGAAgC4IOAADSGAAwgw4AAEkAEIQOAADSGAAwqQ5AAN8VACGrDgEA4hUAIYkPAQDiFQAhtBEBAN4VACHAESAA-RUAIcwRAQDiFQAhzREBAN4VACHOEQEA3hUAIQMAAAA2ACADAABIADAUAABJACADAAAANgAgAwAANwAwBAAAMwAgJQgBAP0VACGCDgAA0BgAMIMOAABPABCEDgAA0BgAMIUOAQAAAAGpDkAAgRYAIcYOBACIFgAhxw4EALUWACHJDgIAhBYAIc0OAQD_FQAh7Q4BAP0VACHFDwEA_xUAIdMPAQD_FQAh1w8BAP8VACGBEAEA_RUAIYgQQACAFgAh3xAEAIgWACGAESAA_hUAIbQRAQD9FQAhtxEBAP0VACG5EQEA_RUAIboRBACIFgAhvRECAIQWACG-EQAAhhYAIL8RAACGFgAgwBEgAP4VACHBEQEA_RUAIcIRAQD_FQAhwxEBAP0VACHEEQEA_xUAIcURAQD_FQAhxhEBAP8VACHHEQEA_xUAIcgRBAAAAAHJEQQAtRYAIcoRAQD_FQAhyxEAANEYACABAAAATAAgAQAAAEwAICQIAQD9FQAhgg4AANAYADCDDgAATwAQhA4AANAYADCFDgEA_RUAIakOQACBFgAhxg4EAIgWACHHDgQAtRYAIckOAgCEFgAhzQ4BAP8VACHtDgEA_RUAIcUPAQD_FQAh0w8BAP8VACHXDwEA_xUAIYEQAQD9FQAhiBBAAIAWACHfEAQAiBYAIYARIAD-FQAhtBEBAP0VACG3EQEA_RUAIbkRAQD9FQAhuhEEAIgWACG9EQIAhBYAIb4RAACGFgAgvxEAAIYWACDAESAA_hUAIcERAQD9FQAhwhEBAP8VACHDEQEA_RUAIcQRAQD_FQAhxREBAP8VACHGEQEA_xUAIccRAQD_FQAhyBEEALUWACHJEQQAtRYAIcoRAQD_FQAhEscOAADaGAAgyQ4AANoYACDNDgAA2hgAIMUPAADaGAAg0w8AANoYACDXDwAA2hgAIIgQAADaGAAgvREAANoYACC-EQAA2hgAIL8RAADaGAAgwhEAANoYACDEEQAA2hgAIMURAADaGAAgxhEAANoYACDHEQAA2hgAIMgRAADaGAAgyREAANoYACDKEQAA2hgAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgAwAAAE8AIAMAAFAAMAQAAEwAICEIAQAAAAGFDgEAAAABqQ5AAAAAAcYOBAAAAAHHDgQAAAAByQ4CAAAAAc0OAQAAAAHtDgEAAAABxQ8BAAAAAdMPAQAAAAHXDwEAAAABgRABAAAAAYgQQAAAAAHfEAQAAAABgBEgAAAAAbQRAQAAAAG3EQEAAAABuREBAAAAAboRBAAAAAG9EQIAAAABvhGAAAAAAb8RgAAAAAHAESAAAAABwREBAAAAAcIRAQAAAAHDEQEAAAABxBEBAAAAAcURAQAAAAHGEQEAAAABxxEBAAAAAcgRBAAAAAHJEQQAAAAByhEBAAAAAQEIAABUACAhCAEAAAABhQ4BAAAAAakOQAAAAAHGDgQAAAABxw4EAAAAAckOAgAAAAHNDgEAAAAB7Q4BAAAAAcUPAQAAAAHTDwEAAAAB1w8BAAAAAYEQAQAAAAGIEEAAAAAB3xAEAAAAAYARIAAAAAG0EQEAAAABtxEBAAAAAbkRAQAAAAG6EQQAAAABvRECAAAAAb4RgAAAAAG_EYAAAAABwBEgAAAAAcERAQAAAAHCEQEAAAABwxEBAAAAAcQRAQAAAAHFEQEAAAABxhEBAAAAAccRAQAAAAHIEQQAAAAByREEAAAAAcoRAQAAAAEBCAAAVgAwAQgAAFYAMCEIAQDlGAAhhQ4BAOUYACGpDkAA4RgAIcYOBADgGAAhxw4EAMwZACHJDgIA4hgAIc0OAQDkGAAh7Q4BAOUYACHFDwEA5BgAIdMPAQDkGAAh1w8BAOQYACGBEAEA5RgAIYgQQADtGAAh3xAEAOAYACGAESAAgxkAIbQRAQDlGAAhtxEBAOUYACG5EQEA5RgAIboRBADgGAAhvRECAOIYACG-EYAAAAABvxGAAAAAAcARIACDGQAhwREBAOUYACHCEQEA5BgAIcMRAQDlGAAhxBEBAOQYACHFEQEA5BgAIcYRAQDkGAAhxxEBAOQYACHIEQQAzBkAIckRBADMGQAhyhEBAOQYACECAAAATAAgCAAAWQAgIQgBAOUYACGFDgEA5RgAIakOQADhGAAhxg4EAOAYACHHDgQAzBkAIckOAgDiGAAhzQ4BAOQYACHtDgEA5RgAIcUPAQDkGAAh0w8BAOQYACHXDwEA5BgAIYEQAQDlGAAhiBBAAO0YACHfEAQA4BgAIYARIACDGQAhtBEBAOUYACG3EQEA5RgAIbkRAQDlGAAhuhEEAOAYACG9EQIA4hgAIb4RgAAAAAG_EYAAAAABwBEgAIMZACHBEQEA5RgAIcIRAQDkGAAhwxEBAOUYACHEEQEA5BgAIcURAQDkGAAhxhEBAOQYACHHEQEA5BgAIcgRBADMGQAhyREEAMwZACHKEQEA5BgAIQIAAABPACAIAABbACACAAAATwAgCAAAWwAgAwAAAEwAIA8AAFQAIBAAAFkAIAEAAABMACABAAAATwAgFxUAAKUgACAWAACoIAAgFwAApyAAICgAAKYgACApAACpIAAgxw4AANoYACDJDgAA2hgAIM0OAADaGAAgxQ8AANoYACDTDwAA2hgAINcPAADaGAAgiBAAANoYACC9EQAA2hgAIL4RAADaGAAgvxEAANoYACDCEQAA2hgAIMQRAADaGAAgxREAANoYACDGEQAA2hgAIMcRAADaGAAgyBEAANoYACDJEQAA2hgAIMoRAADaGAAgJAgBAN4VACGCDgAAzxgAMIMOAABiABCEDgAAzxgAMIUOAQDeFQAhqQ5AAN8VACHGDgQA3RUAIccOBACxFgAhyQ4CAOAVACHNDgEA4hUAIe0OAQDeFQAhxQ8BAOIVACHTDwEA4hUAIdcPAQDiFQAhgRABAN4VACGIEEAA9BUAId8QBADdFQAhgBEgAPkVACG0EQEA3hUAIbcRAQDeFQAhuREBAN4VACG6EQQA3RUAIb0RAgDgFQAhvhEAAOMVACC_EQAA4xUAIMARIAD5FQAhwREBAN4VACHCEQEA4hUAIcMRAQDeFQAhxBEBAOIVACHFEQEA4hUAIcYRAQDiFQAhxxEBAOIVACHIEQQAsRYAIckRBACxFgAhyhEBAOIVACEDAAAATwAgAwAAYQAwFAAAYgAgAwAAAE8AIAMAAFAAMAQAAEwAIBCCDgAAzRgAMIMOAABoABCEDgAAzRgAMMYOBACIFgAhxw4EAIgWACHJDgIAhRYAIe0OAQD9FQAhxQ8BAP0VACGBEAEA_RUAId8QBACIFgAhtBEBAP0VACG3EQEA_RUAIbkRAQD9FQAhuhEEAIgWACG7EQAAkBYAILwRAADOGAAgAQAAAGUAIAEAAABlACAPgg4AAM0YADCDDgAAaAAQhA4AAM0YADDGDgQAiBYAIccOBACIFgAhyQ4CAIUWACHtDgEA_RUAIcUPAQD9FQAhgRABAP0VACHfEAQAiBYAIbQRAQD9FQAhtxEBAP0VACG5EQEA_RUAIboRBACIFgAhuxEAAJAWACAAAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDMYOBAAAAAHHDgQAAAAByQ4CAAAAAe0OAQAAAAHFDwEAAAABgRABAAAAAd8QBAAAAAG0EQEAAAABtxEBAAAAAbkRAQAAAAG6EQQAAAABuxGAAAAAAQEIAABtACAMxg4EAAAAAccOBAAAAAHJDgIAAAAB7Q4BAAAAAcUPAQAAAAGBEAEAAAAB3xAEAAAAAbQRAQAAAAG3EQEAAAABuREBAAAAAboRBAAAAAG7EYAAAAABAQgAAG8AMAEIAABvADAMxg4EAOAYACHHDgQA4BgAIckOAgDjGAAh7Q4BAOUYACHFDwEA5RgAIYEQAQDlGAAh3xAEAOAYACG0EQEA5RgAIbcRAQDlGAAhuREBAOUYACG6EQQA4BgAIbsRgAAAAAECAAAAZQAgCAAAcgAgDMYOBADgGAAhxw4EAOAYACHJDgIA4xgAIe0OAQDlGAAhxQ8BAOUYACGBEAEA5RgAId8QBADgGAAhtBEBAOUYACG3EQEA5RgAIbkRAQDlGAAhuhEEAOAYACG7EYAAAAABAgAAAGgAIAgAAHQAIAIAAABoACAIAAB0ACADAAAAZQAgDwAAbQAgEAAAcgAgAQAAAGUAIAEAAABoACAFFQAAoCAAIBYAAKMgACAXAACiIAAgKAAAoSAAICkAAKQgACAPgg4AAMwYADCDDgAAewAQhA4AAMwYADDGDgQA3RUAIccOBADdFQAhyQ4CAOEVACHtDgEA3hUAIcUPAQDeFQAhgRABAN4VACHfEAQA3RUAIbQRAQDeFQAhtxEBAN4VACG5EQEA3hUAIboRBADdFQAhuxEAAI0WACADAAAAaAAgAwAAegAwFAAAewAgAwAAAGgAIAMAAGkAMAQAAGUAIAuCDgAAyhgAMIMOAACBAQAQhA4AAMoYADDGDgQAiBYAIccOBACIFgAhzQ4BAP0VACGBEAEA_RUAIeoQBACIFgAhtBEBAP0VACG3EQEA_RUAIbgRAADLGAAgAQAAAH4AIAEAAAB-ACAKgg4AAMoYADCDDgAAgQEAEIQOAADKGAAwxg4EAIgWACHHDgQAiBYAIc0OAQD9FQAhgRABAP0VACHqEAQAiBYAIbQRAQD9FQAhtxEBAP0VACEAAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgB8YOBAAAAAHHDgQAAAABzQ4BAAAAAYEQAQAAAAHqEAQAAAABtBEBAAAAAbcRAQAAAAEBCAAAhgEAIAfGDgQAAAABxw4EAAAAAc0OAQAAAAGBEAEAAAAB6hAEAAAAAbQRAQAAAAG3EQEAAAABAQgAAIgBADABCAAAiAEAMAfGDgQA4BgAIccOBADgGAAhzQ4BAOUYACGBEAEA5RgAIeoQBADgGAAhtBEBAOUYACG3EQEA5RgAIQIAAAB-ACAIAACLAQAgB8YOBADgGAAhxw4EAOAYACHNDgEA5RgAIYEQAQDlGAAh6hAEAOAYACG0EQEA5RgAIbcRAQDlGAAhAgAAAIEBACAIAACNAQAgAgAAAIEBACAIAACNAQAgAwAAAH4AIA8AAIYBACAQAACLAQAgAQAAAH4AIAEAAACBAQAgBRUAAJsgACAWAACeIAAgFwAAnSAAICgAAJwgACApAACfIAAgCoIOAADJGAAwgw4AAJQBABCEDgAAyRgAMMYOBADdFQAhxw4EAN0VACHNDgEA3hUAIYEQAQDeFQAh6hAEAN0VACG0EQEA3hUAIbcRAQDeFQAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIAWCDgAAyBgAMIMOAACaAQAQhA4AAMgYADDtDgEAAAAB0RACAIUWACEBAAAAlwEAIAEAAACXAQAgBYIOAADIGAAwgw4AAJoBABCEDgAAyBgAMO0OAQD9FQAh0RACAIUWACEAAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgAu0OAQAAAAHREAIAAAABAQgAAJ8BACAC7Q4BAAAAAdEQAgAAAAEBCAAAoQEAMAEIAAChAQAwAu0OAQDlGAAh0RACAOMYACECAAAAlwEAIAgAAKQBACAC7Q4BAOUYACHREAIA4xgAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBRUAAJYgACAWAACZIAAgFwAAmCAAICgAAJcgACApAACaIAAgBYIOAADHGAAwgw4AAK0BABCEDgAAxxgAMO0OAQDeFQAh0RACAOEVACEDAAAAmgEAIAMAAKwBADAUAACtAQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAkIAACQFgAggg4AAMYYADCDDgAAswEAEIQOAADGGAAwhQ4BAAAAAYcOQACBFgAhxA4BAP0VACHMDgEA_RUAId8PQACAFgAhAQAAALABACABAAAAsAEAIAkIAACQFgAggg4AAMYYADCDDgAAswEAEIQOAADGGAAwhQ4BAP0VACGHDkAAgRYAIcQOAQD9FQAhzA4BAP0VACHfD0AAgBYAIQHfDwAA2hgAIAMAAACzAQAgAwAAtAEAMAQAALABACADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAYIgAAAAAGFDgEAAAABhw5AAAAAAcQOAQAAAAHMDgEAAAAB3w9AAAAAAQEIAAC4AQAgBgiAAAAAAYUOAQAAAAGHDkAAAAABxA4BAAAAAcwOAQAAAAHfD0AAAAABAQgAALoBADABCAAAugEAMAYIgAAAAAGFDgEA5RgAIYcOQADhGAAhxA4BAOUYACHMDgEA5RgAId8PQADtGAAhAgAAALABACAIAAC9AQAgBgiAAAAAAYUOAQDlGAAhhw5AAOEYACHEDgEA5RgAIcwOAQDlGAAh3w9AAO0YACECAAAAswEAIAgAAL8BACACAAAAswEAIAgAAL8BACADAAAAsAEAIA8AALgBACAQAAC9AQAgAQAAALABACABAAAAswEAIAQVAACTIAAgFgAAlSAAIBcAAJQgACDfDwAA2hgAIAkIAACNFgAggg4AAMUYADCDDgAAxgEAEIQOAADFGAAwhQ4BAN4VACGHDkAA3xUAIcQOAQDeFQAhzA4BAN4VACHfD0AA9BUAIQMAAACzAQAgAwAAxQEAMBQAAMYBACADAAAAswEAIAMAALQBADAEAACwAQAgEtANAgCFFgAhgg4AAMMYADCDDgAAzAEAEIQOAADDGAAwhw5AAIEWACHGDgQAiBYAIccOBACIFgAhyQ4CAIUWACHNDgEA_RUAIe0OAQD9FQAhxQ8BAP8VACHXDwEA_xUAIYEQAQD9FQAhzhBAAIEWACHqEAQAiBYAIbQRAQD9FQAhtREAAIYWACC2EQAAxBgAIAEAAADJAQAgAQAAAMkBACAR0A0CAIUWACGCDgAAwxgAMIMOAADMAQAQhA4AAMMYADCHDkAAgRYAIcYOBACIFgAhxw4EAIgWACHJDgIAhRYAIc0OAQD9FQAh7Q4BAP0VACHFDwEA_xUAIdcPAQD_FQAhgRABAP0VACHOEEAAgRYAIeoQBACIFgAhtBEBAP0VACG1EQAAhhYAIAPFDwAA2hgAINcPAADaGAAgtREAANoYACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACAO0A0CAAAAAYcOQAAAAAHGDgQAAAABxw4EAAAAAckOAgAAAAHNDgEAAAAB7Q4BAAAAAcUPAQAAAAHXDwEAAAABgRABAAAAAc4QQAAAAAHqEAQAAAABtBEBAAAAAbURgAAAAAEBCAAA0QEAIA7QDQIAAAABhw5AAAAAAcYOBAAAAAHHDgQAAAAByQ4CAAAAAc0OAQAAAAHtDgEAAAABxQ8BAAAAAdcPAQAAAAGBEAEAAAABzhBAAAAAAeoQBAAAAAG0EQEAAAABtRGAAAAAAQEIAADTAQAwAQgAANMBADAO0A0CAOMYACGHDkAA4RgAIcYOBADgGAAhxw4EAOAYACHJDgIA4xgAIc0OAQDlGAAh7Q4BAOUYACHFDwEA5BgAIdcPAQDkGAAhgRABAOUYACHOEEAA4RgAIeoQBADgGAAhtBEBAOUYACG1EYAAAAABAgAAAMkBACAIAADWAQAgDtANAgDjGAAhhw5AAOEYACHGDgQA4BgAIccOBADgGAAhyQ4CAOMYACHNDgEA5RgAIe0OAQDlGAAhxQ8BAOQYACHXDwEA5BgAIYEQAQDlGAAhzhBAAOEYACHqEAQA4BgAIbQRAQDlGAAhtRGAAAAAAQIAAADMAQAgCAAA2AEAIAIAAADMAQAgCAAA2AEAIAMAAADJAQAgDwAA0QEAIBAAANYBACABAAAAyQEAIAEAAADMAQAgCBUAAI4gACAWAACRIAAgFwAAkCAAICgAAI8gACApAACSIAAgxQ8AANoYACDXDwAA2hgAILURAADaGAAgEdANAgDhFQAhgg4AAMIYADCDDgAA3wEAEIQOAADCGAAwhw5AAN8VACHGDgQA3RUAIccOBADdFQAhyQ4CAOEVACHNDgEA3hUAIe0OAQDeFQAhxQ8BAOIVACHXDwEA4hUAIYEQAQDeFQAhzhBAAN8VACHqEAQA3RUAIbQRAQDeFQAhtREAAOMVACADAAAAzAEAIAMAAN4BADAUAADfAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAWCDgAAwRgAMIMOAADlAQAQhA4AAMEYADCLEAEAAAABsxEAAJAWACABAAAA4gEAIAEAAADiAQAgBYIOAADBGAAwgw4AAOUBABCEDgAAwRgAMIsQAQD9FQAhsxEAAJAWACAAAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACADAAAA5QEAIAMAAOYBADAEAADiAQAgAosQAQAAAAGzEYAAAAABAQgAAOoBACACixABAAAAAbMRgAAAAAEBCAAA7AEAMAEIAADsAQAwAosQAQDlGAAhsxGAAAAAAQIAAADiAQAgCAAA7wEAIAKLEAEA5RgAIbMRgAAAAAECAAAA5QEAIAgAAPEBACACAAAA5QEAIAgAAPEBACADAAAA4gEAIA8AAOoBACAQAADvAQAgAQAAAOIBACABAAAA5QEAIAMVAACLIAAgFgAAjSAAIBcAAIwgACAFgg4AAMAYADCDDgAA-AEAEIQOAADAGAAwixABAN4VACGzEQAAjRYAIAMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgEK0BAAC1GAAgsgEAALYYACDpCAEAAAABgg4AALQYADCDDgAAhQIAEIQOAAC0GAAwhQ4BAAAAAakOQACBFgAhxg4EALUWACG0EAEA_RUAIdsQAAC_GAAgqhFAAIAWACGrEQEA_xUAIa0RQACAFgAhrhFAAIAWACGvEQIAhRYAIQEAAAD7AQAgFqwBAAC-GAAggg4AAL0YADCDDgAA_QEAEIQOAAC9GAAwhQ4BAP0VACGpDkAAgRYAIasOAQD9FQAhzA4BAP0VACHxDgEA_RUAIYkPAQD9FQAh1A9AAIAWACGIEEAAgBYAIYkQQACAFgAh3RABAP0VACGlEQAA-BUAIKYRAAD4FQAgpxEAAPgVACCoEQIAhBYAIakRAQD9FQAhqhFAAIAWACGrEQEA_xUAIawRAQD_FQAhCKwBAACHIAAg1A8AANoYACCIEAAA2hgAIIkQAADaGAAgqBEAANoYACCqEQAA2hgAIKsRAADaGAAgrBEAANoYACAWrAEAAL4YACCCDgAAvRgAMIMOAAD9AQAQhA4AAL0YADCFDgEAAAABqQ5AAIEWACGrDgEA_RUAIcwOAQD9FQAh8Q4BAP0VACGJDwEA_RUAIdQPQACAFgAhiBBAAIAWACGJEEAAgBYAId0QAQAAAAGlEQAA-BUAIKYRAAD4FQAgpxEAAPgVACCoEQIAhBYAIakRAQD9FQAhqhFAAIAWACGrEQEA_xUAIawRAQD_FQAhAwAAAP0BACADAAD-AQAwBAAA_wEAIBSsAQAAuRgAIK8BAAC6GAAgsAEAALsYACCxAQAAvBgAIIIOAAC4GAAwgw4AAIECABCEDgAAuBgAMIUOAQD9FQAhqQ5AAIEWACGrDgEA_xUAIa0OAQD9FQAhtg4BAP8VACGADwEA_RUAIdAPQACAFgAh3A9AAIAWACGREAEA_RUAIZMQAQD9FQAhlBAAAPgVACCVEEAAgBYAIZYQAgCFFgAhCawBAACHIAAgrwEAAIggACCwAQAAiSAAILEBAACKIAAgqw4AANoYACC2DgAA2hgAINAPAADaGAAg3A8AANoYACCVEAAA2hgAIBWsAQAAuRgAIK8BAAC6GAAgsAEAALsYACCxAQAAvBgAIIIOAAC4GAAwgw4AAIECABCEDgAAuBgAMIUOAQAAAAGpDkAAgRYAIasOAQD_FQAhrQ4BAP0VACG2DgEA_xUAIYAPAQD9FQAh0A9AAIAWACHcD0AAgBYAIZEQAQAAAAGTEAEA_RUAIZQQAAD4FQAglRBAAIAWACGWEAIAhRYAIbIRAAC3GAAgAwAAAIECACADAACCAgAwBAAAgwIAIA-tAQAAtRgAILIBAAC2GAAg6QgBAP0VACGCDgAAtBgAMIMOAACFAgAQhA4AALQYADCFDgEA_RUAIakOQACBFgAhxg4EALUWACG0EAEA_RUAIaoRQACAFgAhqxEBAP8VACGtEUAAgBYAIa4RQACAFgAhrxECAIUWACEBAAAAhQIAIAkIAACQFgAgrgEAALAYACCCDgAAsxgAMIMOAACHAgAQhA4AALMYADCFDgQAiBYAIYcOQACBFgAhzA4BAP0VACGKEAEA_RUAIQGuAQAAhiAAIAkIAACQFgAgrgEAALAYACCCDgAAsxgAMIMOAACHAgAQhA4AALMYADCFDgQAAAABhw5AAIEWACHMDgEA_RUAIYoQAQD9FQAhAwAAAIcCACADAACIAgAwBAAAiQIAIBGuAQAAsBgAIIIOAACyGAAwgw4AAIsCABCEDgAAshgAMIUOAQD9FQAhpA4CAIUWACGmDkAAgBYAIacOAgCFFgAhqA5AAIAWACGpDkAAgRYAIcwOAQD9FQAh3g4BAP0VACHoDkAAgBYAIYoQAQD9FQAhjhAAAJAWACCPEAIAhRYAIZAQQACAFgAhBa4BAACGIAAgpg4AANoYACCoDgAA2hgAIOgOAADaGAAgkBAAANoYACASrgEAALAYACCCDgAAshgAMIMOAACLAgAQhA4AALIYADCFDgEAAAABpA4CAIUWACGmDkAAgBYAIacOAgCFFgAhqA5AAIAWACGpDkAAgRYAIcwOAQD9FQAh3g4BAP0VACHoDkAAgBYAIYoQAQD9FQAhjhAAAJAWACCPEAIAhRYAIZAQQACAFgAhsREAALEYACADAAAAiwIAIAMAAIwCADAEAACNAgAgCwgAAJAWACCuAQAAsBgAIIIOAACvGAAwgw4AAI8CABCEDgAArxgAMMwOAQD9FQAh7Q9AAIEWACGKEAEA_RUAIYsQAQD9FQAhjBBAAIEWACGNEEAAgBYAIQKuAQAAhiAAII0QAADaGAAgDAgAAJAWACCuAQAAsBgAIIIOAACvGAAwgw4AAI8CABCEDgAArxgAMMwOAQD9FQAh7Q9AAIEWACGKEAEA_RUAIYsQAQD9FQAhjBBAAIEWACGNEEAAgBYAIbARAACuGAAgAwAAAI8CACADAACQAgAwBAAAkQIAIAEAAACHAgAgAQAAAIsCACABAAAAjwIAIAEAAAD9AQAgAQAAAIECACABAAAA-wEAIAetAQAAhCAAILIBAACFIAAgxg4AANoYACCqEQAA2hgAIKsRAADaGAAgrREAANoYACCuEQAA2hgAIAMAAACFAgAgAwAAmQIAMAQAAPsBACADAAAAhQIAIAMAAJkCADAEAAD7AQAgAwAAAIUCACADAACZAgAwBAAA-wEAIAytAQAAgiAAILIBAACDIAAg6QgBAAAAAYUOAQAAAAGpDkAAAAABxg4EAAAAAbQQAQAAAAGqEUAAAAABqxEBAAAAAa0RQAAAAAGuEUAAAAABrxECAAAAAQEIAACdAgAgCukIAQAAAAGFDgEAAAABqQ5AAAAAAcYOBAAAAAG0EAEAAAABqhFAAAAAAasRAQAAAAGtEUAAAAABrhFAAAAAAa8RAgAAAAEBCAAAnwIAMAEIAACfAgAwDK0BAADoHwAgsgEAAOkfACDpCAEA5RgAIYUOAQDlGAAhqQ5AAOEYACHGDgQAzBkAIbQQAQDlGAAhqhFAAO0YACGrEQEA5BgAIa0RQADtGAAhrhFAAO0YACGvEQIA4xgAIQIAAAD7AQAgCAAAogIAIArpCAEA5RgAIYUOAQDlGAAhqQ5AAOEYACHGDgQAzBkAIbQQAQDlGAAhqhFAAO0YACGrEQEA5BgAIa0RQADtGAAhrhFAAO0YACGvEQIA4xgAIQIAAACFAgAgCAAApAIAIAIAAACFAgAgCAAApAIAIAMAAAD7AQAgDwAAnQIAIBAAAKICACABAAAA-wEAIAEAAACFAgAgChUAAOMfACAWAADmHwAgFwAA5R8AICgAAOQfACApAADnHwAgxg4AANoYACCqEQAA2hgAIKsRAADaGAAgrREAANoYACCuEQAA2hgAIA3pCAEA3hUAIYIOAACtGAAwgw4AAKsCABCEDgAArRgAMIUOAQDeFQAhqQ5AAN8VACHGDgQAsRYAIbQQAQDeFQAhqhFAAPQVACGrEQEA4hUAIa0RQAD0FQAhrhFAAPQVACGvEQIA4RUAIQMAAACFAgAgAwAAqgIAMBQAAKsCACADAAAAhQIAIAMAAJkCADAEAAD7AQAgAQAAAP8BACABAAAA_wEAIAMAAAD9AQAgAwAA_gEAMAQAAP8BACADAAAA_QEAIAMAAP4BADAEAAD_AQAgAwAAAP0BACADAAD-AQAwBAAA_wEAIBOsAQAA4h8AIIUOAQAAAAGpDkAAAAABqw4BAAAAAcwOAQAAAAHxDgEAAAABiQ8BAAAAAdQPQAAAAAGIEEAAAAABiRBAAAAAAd0QAQAAAAGlEQAA3x8AIKYRAADgHwAgpxEAAOEfACCoEQIAAAABqREBAAAAAaoRQAAAAAGrEQEAAAABrBEBAAAAAQEIAACzAgAgEoUOAQAAAAGpDkAAAAABqw4BAAAAAcwOAQAAAAHxDgEAAAABiQ8BAAAAAdQPQAAAAAGIEEAAAAABiRBAAAAAAd0QAQAAAAGlEQAA3x8AIKYRAADgHwAgpxEAAOEfACCoEQIAAAABqREBAAAAAaoRQAAAAAGrEQEAAAABrBEBAAAAAQEIAAC1AgAwAQgAALUCADATrAEAAN4fACCFDgEA5RgAIakOQADhGAAhqw4BAOUYACHMDgEA5RgAIfEOAQDlGAAhiQ8BAOUYACHUD0AA7RgAIYgQQADtGAAhiRBAAO0YACHdEAEA5RgAIaURAADbHwAgphEAANwfACCnEQAA3R8AIKgRAgDiGAAhqREBAOUYACGqEUAA7RgAIasRAQDkGAAhrBEBAOQYACECAAAA_wEAIAgAALgCACAShQ4BAOUYACGpDkAA4RgAIasOAQDlGAAhzA4BAOUYACHxDgEA5RgAIYkPAQDlGAAh1A9AAO0YACGIEEAA7RgAIYkQQADtGAAh3RABAOUYACGlEQAA2x8AIKYRAADcHwAgpxEAAN0fACCoEQIA4hgAIakRAQDlGAAhqhFAAO0YACGrEQEA5BgAIawRAQDkGAAhAgAAAP0BACAIAAC6AgAgAgAAAP0BACAIAAC6AgAgAwAAAP8BACAPAACzAgAgEAAAuAIAIAEAAAD_AQAgAQAAAP0BACAMFQAA1h8AIBYAANkfACAXAADYHwAgKAAA1x8AICkAANofACDUDwAA2hgAIIgQAADaGAAgiRAAANoYACCoEQAA2hgAIKoRAADaGAAgqxEAANoYACCsEQAA2hgAIBWCDgAArBgAMIMOAADBAgAQhA4AAKwYADCFDgEA3hUAIakOQADfFQAhqw4BAN4VACHMDgEA3hUAIfEOAQDeFQAhiQ8BAN4VACHUD0AA9BUAIYgQQAD0FQAhiRBAAPQVACHdEAEA3hUAIaURAAD4FQAgphEAAPgVACCnEQAA-BUAIKgRAgDgFQAhqREBAN4VACGqEUAA9BUAIasRAQDiFQAhrBEBAOIVACEDAAAA_QEAIAMAAMACADAUAADBAgAgAwAAAP0BACADAAD-AQAwBAAA_wEAIAqCDgAAqxgAMIMOAADHAgAQhA4AAKsYADCFDgEAAAABhw5AAIEWACGADwEA_RUAIaERAQD9FQAhohEBAP0VACGjEQAAkBYAIKQRAQD_FQAhAQAAAMQCACABAAAAxAIAIAqCDgAAqxgAMIMOAADHAgAQhA4AAKsYADCFDgEA_RUAIYcOQACBFgAhgA8BAP0VACGhEQEA_RUAIaIRAQD9FQAhoxEAAJAWACCkEQEA_xUAIQGkEQAA2hgAIAMAAADHAgAgAwAAyAIAMAQAAMQCACADAAAAxwIAIAMAAMgCADAEAADEAgAgAwAAAMcCACADAADIAgAwBAAAxAIAIAeFDgEAAAABhw5AAAAAAYAPAQAAAAGhEQEAAAABohEBAAAAAaMRgAAAAAGkEQEAAAABAQgAAMwCACAHhQ4BAAAAAYcOQAAAAAGADwEAAAABoREBAAAAAaIRAQAAAAGjEYAAAAABpBEBAAAAAQEIAADOAgAwAQgAAM4CADAHhQ4BAOUYACGHDkAA4RgAIYAPAQDlGAAhoREBAOUYACGiEQEA5RgAIaMRgAAAAAGkEQEA5BgAIQIAAADEAgAgCAAA0QIAIAeFDgEA5RgAIYcOQADhGAAhgA8BAOUYACGhEQEA5RgAIaIRAQDlGAAhoxGAAAAAAaQRAQDkGAAhAgAAAMcCACAIAADTAgAgAgAAAMcCACAIAADTAgAgAwAAAMQCACAPAADMAgAgEAAA0QIAIAEAAADEAgAgAQAAAMcCACAEFQAA0x8AIBYAANUfACAXAADUHwAgpBEAANoYACAKgg4AAKoYADCDDgAA2gIAEIQOAACqGAAwhQ4BAN4VACGHDkAA3xUAIYAPAQDeFQAhoREBAN4VACGiEQEA3hUAIaMRAACNFgAgpBEBAOIVACEDAAAAxwIAIAMAANkCADAUAADaAgAgAwAAAMcCACADAADIAgAwBAAAxAIAIBCCDgAAqBgAMIMOAADgAgAQhA4AAKgYADChDgEA_xUAIaMOAgCEFgAh0Q4BAP0VACHUD0AAgRYAIYsQAQD9FQAhmBEBAP0VACGaEQEA_RUAIZsRAQD9FQAhnBEgAP4VACGdEQAApxgAIJ4RAQD9FQAhnxFAAIEWACGgEQAAqRgAIAEAAADdAgAgAQAAAN0CACAPgg4AAKgYADCDDgAA4AIAEIQOAACoGAAwoQ4BAP8VACGjDgIAhBYAIdEOAQD9FQAh1A9AAIEWACGLEAEA_RUAIZgRAQD9FQAhmhEBAP0VACGbEQEA_RUAIZwRIAD-FQAhnREAAKcYACCeEQEA_RUAIZ8RQACBFgAhAqEOAADaGAAgow4AANoYACADAAAA4AIAIAMAAOECADAEAADdAgAgAwAAAOACACADAADhAgAwBAAA3QIAIAMAAADgAgAgAwAA4QIAMAQAAN0CACAMoQ4BAAAAAaMOAgAAAAHRDgEAAAAB1A9AAAAAAYsQAQAAAAGYEQEAAAABmhEBAAAAAZsRAQAAAAGcESAAAAABnREAANIfACCeEQEAAAABnxFAAAAAAQEIAADlAgAgDKEOAQAAAAGjDgIAAAAB0Q4BAAAAAdQPQAAAAAGLEAEAAAABmBEBAAAAAZoRAQAAAAGbEQEAAAABnBEgAAAAAZ0RAADSHwAgnhEBAAAAAZ8RQAAAAAEBCAAA5wIAMAEIAADnAgAwDKEOAQDkGAAhow4CAOIYACHRDgEA5RgAIdQPQADhGAAhixABAOUYACGYEQEA5RgAIZoRAQDlGAAhmxEBAOUYACGcESAAgxkAIZ0RAADRHwAgnhEBAOUYACGfEUAA4RgAIQIAAADdAgAgCAAA6gIAIAyhDgEA5BgAIaMOAgDiGAAh0Q4BAOUYACHUD0AA4RgAIYsQAQDlGAAhmBEBAOUYACGaEQEA5RgAIZsRAQDlGAAhnBEgAIMZACGdEQAA0R8AIJ4RAQDlGAAhnxFAAOEYACECAAAA4AIAIAgAAOwCACACAAAA4AIAIAgAAOwCACADAAAA3QIAIA8AAOUCACAQAADqAgAgAQAAAN0CACABAAAA4AIAIAcVAADMHwAgFgAAzx8AIBcAAM4fACAoAADNHwAgKQAA0B8AIKEOAADaGAAgow4AANoYACAPgg4AAKYYADCDDgAA8wIAEIQOAACmGAAwoQ4BAOIVACGjDgIA4BUAIdEOAQDeFQAh1A9AAN8VACGLEAEA3hUAIZgRAQDeFQAhmhEBAN4VACGbEQEA3hUAIZwRIAD5FQAhnREAAKcYACCeEQEA3hUAIZ8RQADfFQAhAwAAAOACACADAADyAgAwFAAA8wIAIAMAAADgAgAgAwAA4QIAMAQAAN0CACAHgg4AAKQYADCDDgAA-QIAEIQOAACkGAAwmRAEAIgWACGQEUAAgRYAIZgRAQD9FQAhmREAAKUYACABAAAA9gIAIAEAAAD2AgAgBoIOAACkGAAwgw4AAPkCABCEDgAApBgAMJkQBACIFgAhkBFAAIEWACGYEQEA_RUAIQADAAAA-QIAIAMAAPoCADAEAAD2AgAgAwAAAPkCACADAAD6AgAwBAAA9gIAIAMAAAD5AgAgAwAA-gIAMAQAAPYCACADmRAEAAAAAZARQAAAAAGYEQEAAAABAQgAAP4CACADmRAEAAAAAZARQAAAAAGYEQEAAAABAQgAAIADADABCAAAgAMAMAOZEAQA4BgAIZARQADhGAAhmBEBAOUYACECAAAA9gIAIAgAAIMDACADmRAEAOAYACGQEUAA4RgAIZgRAQDlGAAhAgAAAPkCACAIAACFAwAgAgAAAPkCACAIAACFAwAgAwAAAPYCACAPAAD-AgAgEAAAgwMAIAEAAAD2AgAgAQAAAPkCACAFFQAAxx8AIBYAAMofACAXAADJHwAgKAAAyB8AICkAAMsfACAGgg4AAKMYADCDDgAAjAMAEIQOAACjGAAwmRAEAN0VACGQEUAA3xUAIZgRAQDeFQAhAwAAAPkCACADAACLAwAwFAAAjAMAIAMAAAD5AgAgAwAA-gIAMAQAAPYCACAHgg4AAKEYADCDDgAAkgMAEIQOAAChGAAwqw4BAP0VACGED0AAgRYAIZMRAgCFFgAhlxEAAKIYACABAAAAjwMAIAEAAACPAwAgBoIOAAChGAAwgw4AAJIDABCEDgAAoRgAMKsOAQD9FQAhhA9AAIEWACGTEQIAhRYAIQADAAAAkgMAIAMAAJMDADAEAACPAwAgAwAAAJIDACADAACTAwAwBAAAjwMAIAMAAACSAwAgAwAAkwMAMAQAAI8DACADqw4BAAAAAYQPQAAAAAGTEQIAAAABAQgAAJcDACADqw4BAAAAAYQPQAAAAAGTEQIAAAABAQgAAJkDADABCAAAmQMAMAOrDgEA5RgAIYQPQADhGAAhkxECAOMYACECAAAAjwMAIAgAAJwDACADqw4BAOUYACGED0AA4RgAIZMRAgDjGAAhAgAAAJIDACAIAACeAwAgAgAAAJIDACAIAACeAwAgAwAAAI8DACAPAACXAwAgEAAAnAMAIAEAAACPAwAgAQAAAJIDACAFFQAAwh8AIBYAAMUfACAXAADEHwAgKAAAwx8AICkAAMYfACAGgg4AAKAYADCDDgAApQMAEIQOAACgGAAwqw4BAN4VACGED0AA3xUAIZMRAgDhFQAhAwAAAJIDACADAACkAwAwFAAApQMAIAMAAACSAwAgAwAAkwMAMAQAAI8DACAGgg4AAJ8YADCDDgAAqwMAEIQOAACfGAAwxQ4BAP8VACHGDwEAAAAB1A9AAIEWACEBAAAAqAMAIAEAAACoAwAgBoIOAACfGAAwgw4AAKsDABCEDgAAnxgAMMUOAQD_FQAhxg8BAP0VACHUD0AAgRYAIQHFDgAA2hgAIAMAAACrAwAgAwAArAMAMAQAAKgDACADAAAAqwMAIAMAAKwDADAEAACoAwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAPFDgEAAAABxg8BAAAAAdQPQAAAAAEBCAAAsAMAIAPFDgEAAAABxg8BAAAAAdQPQAAAAAEBCAAAsgMAMAEIAACyAwAwA8UOAQDkGAAhxg8BAOUYACHUD0AA4RgAIQIAAACoAwAgCAAAtQMAIAPFDgEA5BgAIcYPAQDlGAAh1A9AAOEYACECAAAAqwMAIAgAALcDACACAAAAqwMAIAgAALcDACADAAAAqAMAIA8AALADACAQAAC1AwAgAQAAAKgDACABAAAAqwMAIAQVAAC_HwAgFgAAwR8AIBcAAMAfACDFDgAA2hgAIAaCDgAAnhgAMIMOAAC-AwAQhA4AAJ4YADDFDgEA4hUAIcYPAQDeFQAh1A9AAN8VACEDAAAAqwMAIAMAAL0DADAUAAC-AwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAzpCAEA_RUAIYIOAACdGAAwgw4AAMQDABCEDgAAnRgAMIUOAQAAAAGpDkAAgRYAIasOAQD9FQAhxg4EALUWACHMDgEA_RUAIdQPQACBFgAhiBBAAIAWACGJEEAAgBYAIQEAAADBAwAgAQAAAMEDACAM6QgBAP0VACGCDgAAnRgAMIMOAADEAwAQhA4AAJ0YADCFDgEA_RUAIakOQACBFgAhqw4BAP0VACHGDgQAtRYAIcwOAQD9FQAh1A9AAIEWACGIEEAAgBYAIYkQQACAFgAhA8YOAADaGAAgiBAAANoYACCJEAAA2hgAIAMAAADEAwAgAwAAxQMAMAQAAMEDACADAAAAxAMAIAMAAMUDADAEAADBAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAnpCAEAAAABhQ4BAAAAAakOQAAAAAGrDgEAAAABxg4EAAAAAcwOAQAAAAHUD0AAAAABiBBAAAAAAYkQQAAAAAEBCAAAyQMAIAnpCAEAAAABhQ4BAAAAAakOQAAAAAGrDgEAAAABxg4EAAAAAcwOAQAAAAHUD0AAAAABiBBAAAAAAYkQQAAAAAEBCAAAywMAMAEIAADLAwAwCekIAQDlGAAhhQ4BAOUYACGpDkAA4RgAIasOAQDlGAAhxg4EAMwZACHMDgEA5RgAIdQPQADhGAAhiBBAAO0YACGJEEAA7RgAIQIAAADBAwAgCAAAzgMAIAnpCAEA5RgAIYUOAQDlGAAhqQ5AAOEYACGrDgEA5RgAIcYOBADMGQAhzA4BAOUYACHUD0AA4RgAIYgQQADtGAAhiRBAAO0YACECAAAAxAMAIAgAANADACACAAAAxAMAIAgAANADACADAAAAwQMAIA8AAMkDACAQAADOAwAgAQAAAMEDACABAAAAxAMAIAgVAAC6HwAgFgAAvR8AIBcAALwfACAoAAC7HwAgKQAAvh8AIMYOAADaGAAgiBAAANoYACCJEAAA2hgAIAzpCAEA3hUAIYIOAACcGAAwgw4AANcDABCEDgAAnBgAMIUOAQDeFQAhqQ5AAN8VACGrDgEA3hUAIcYOBACxFgAhzA4BAN4VACHUD0AA3xUAIYgQQAD0FQAhiRBAAPQVACEDAAAAxAMAIAMAANYDADAUAADXAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAuCDgAAmhgAMIMOAADdAwAQhA4AAJoYADCrDgEA_RUAIZARQACBFgAhkREBAP0VACGSEQEA_RUAIZMRAgCFFgAhlBECAIUWACGVEQAA6RYAIJYRAACbGAAgAQAAANoDACABAAAA2gMAIAqCDgAAmhgAMIMOAADdAwAQhA4AAJoYADCrDgEA_RUAIZARQACBFgAhkREBAP0VACGSEQEA_RUAIZMRAgCFFgAhlBECAIUWACGVEQAA6RYAIAADAAAA3QMAIAMAAN4DADAEAADaAwAgAwAAAN0DACADAADeAwAwBAAA2gMAIAMAAADdAwAgAwAA3gMAMAQAANoDACAHqw4BAAAAAZARQAAAAAGREQEAAAABkhEBAAAAAZMRAgAAAAGUEQIAAAABlREAALkfACABCAAA4gMAIAerDgEAAAABkBFAAAAAAZERAQAAAAGSEQEAAAABkxECAAAAAZQRAgAAAAGVEQAAuR8AIAEIAADkAwAwAQgAAOQDADAHqw4BAOUYACGQEUAA4RgAIZERAQDlGAAhkhEBAOUYACGTEQIA4xgAIZQRAgDjGAAhlREAALgfACACAAAA2gMAIAgAAOcDACAHqw4BAOUYACGQEUAA4RgAIZERAQDlGAAhkhEBAOUYACGTEQIA4xgAIZQRAgDjGAAhlREAALgfACACAAAA3QMAIAgAAOkDACACAAAA3QMAIAgAAOkDACADAAAA2gMAIA8AAOIDACAQAADnAwAgAQAAANoDACABAAAA3QMAIAUVAACzHwAgFgAAth8AIBcAALUfACAoAAC0HwAgKQAAtx8AIAqCDgAAmRgAMIMOAADwAwAQhA4AAJkYADCrDgEA3hUAIZARQADfFQAhkREBAN4VACGSEQEA3hUAIZMRAgDhFQAhlBECAOEVACGVEQAA6RYAIAMAAADdAwAgAwAA7wMAMBQAAPADACADAAAA3QMAIAMAAN4DADAEAADaAwAgEroFAgCFFgAhsAYAAaMWACGCDgAAmBgAMIMOAAD2AwAQhA4AAJgYADCHDkAAgRYAIcAPAQD9FQAh0w8BAP0VACGgEAEA_RUAIaMQAACQFgAgpBABAP0VACHcEAIAAAABihEBAP0VACGLEQAAkBYAIIwRBACIFgAhjREEAIgWACGOEQQAiBYAIY8RAACQFgAgAQAAAPMDACABAAAA8wMAIBK6BQIAhRYAIbAGAAGjFgAhgg4AAJgYADCDDgAA9gMAEIQOAACYGAAwhw5AAIEWACHADwEA_RUAIdMPAQD9FQAhoBABAP0VACGjEAAAkBYAIKQQAQD9FQAh3BACAIUWACGKEQEA_RUAIYsRAACQFgAgjBEEAIgWACGNEQQAiBYAIY4RBACIFgAhjxEAAJAWACABsAYAANoYACADAAAA9gMAIAMAAPcDADAEAADzAwAgAwAAAPYDACADAAD3AwAwBAAA8wMAIAMAAAD2AwAgAwAA9wMAMAQAAPMDACAPugUCAAAAAbAGAAEAAAGHDkAAAAABwA8BAAAAAdMPAQAAAAGgEAEAAAABoxCAAAAAAaQQAQAAAAHcEAIAAAABihEBAAAAAYsRgAAAAAGMEQQAAAABjREEAAAAAY4RBAAAAAGPEYAAAAABAQgAAPsDACAPugUCAAAAAbAGAAEAAAGHDkAAAAABwA8BAAAAAdMPAQAAAAGgEAEAAAABoxCAAAAAAaQQAQAAAAHcEAIAAAABihEBAAAAAYsRgAAAAAGMEQQAAAABjREEAAAAAY4RBAAAAAGPEYAAAAABAQgAAP0DADABCAAA_QMAMA-6BQIA4xgAIbAGAAGnGQAhhw5AAOEYACHADwEA5RgAIdMPAQDlGAAhoBABAOUYACGjEIAAAAABpBABAOUYACHcEAIA4xgAIYoRAQDlGAAhixGAAAAAAYwRBADgGAAhjREEAOAYACGOEQQA4BgAIY8RgAAAAAECAAAA8wMAIAgAAIAEACAPugUCAOMYACGwBgABpxkAIYcOQADhGAAhwA8BAOUYACHTDwEA5RgAIaAQAQDlGAAhoxCAAAAAAaQQAQDlGAAh3BACAOMYACGKEQEA5RgAIYsRgAAAAAGMEQQA4BgAIY0RBADgGAAhjhEEAOAYACGPEYAAAAABAgAAAPYDACAIAACCBAAgAgAAAPYDACAIAACCBAAgAwAAAPMDACAPAAD7AwAgEAAAgAQAIAEAAADzAwAgAQAAAPYDACAGFQAArh8AIBYAALEfACAXAACwHwAgKAAArx8AICkAALIfACCwBgAA2hgAIBK6BQIA4RUAIbAGAAGWFgAhgg4AAJcYADCDDgAAiQQAEIQOAACXGAAwhw5AAN8VACHADwEA3hUAIdMPAQDeFQAhoBABAN4VACGjEAAAjRYAIKQQAQDeFQAh3BACAOEVACGKEQEA3hUAIYsRAACNFgAgjBEEAN0VACGNEQQA3RUAIY4RBADdFQAhjxEAAI0WACADAAAA9gMAIAMAAIgEADAUAACJBAAgAwAAAPYDACADAAD3AwAwBAAA8wMAIArUAgAAlRgAIIIOAACUGAAwgw4AAI4EABCEDgAAlBgAMKEQAAGjFgAhhRECAIUWACGGEQIAhRYAIYcRAQD9FQAhiBEAAaIWACGJEQAAlhgAIAEAAACMBAAgCdQCAACVGAAggg4AAJQYADCDDgAAjgQAEIQOAACUGAAwoRAAAaMWACGFEQIAhRYAIYYRAgCFFgAhhxEBAP0VACGIEQABohYAIQLUAgAArR8AIKEQAADaGAAgAwAAAI4EACADAACPBAAwBAAAjAQAIAEAAACOBAAgAQAAAIwEACADAAAAjgQAIAMAAI8EADAEAACMBAAgAwAAAI4EACADAACPBAAwBAAAjAQAIAMAAACOBAAgAwAAjwQAMAQAAIwEACAG1AIAAKwfACChEAABAAABhRECAAAAAYYRAgAAAAGHEQEAAAABiBEAAQAAAQEIAACWBAAgBaEQAAEAAAGFEQIAAAABhhECAAAAAYcRAQAAAAGIEQABAAABAQgAAJgEADABCAAAmAQAMAbUAgAAqx8AIKEQAAGnGQAhhRECAOMYACGGEQIA4xgAIYcRAQDlGAAhiBEAAaYZACECAAAAjAQAIAgAAJsEACAFoRAAAacZACGFEQIA4xgAIYYRAgDjGAAhhxEBAOUYACGIEQABphkAIQIAAACOBAAgCAAAnQQAIAIAAACOBAAgCAAAnQQAIAMAAACMBAAgDwAAlgQAIBAAAJsEACABAAAAjAQAIAEAAACOBAAgBhUAAKYfACAWAACpHwAgFwAAqB8AICgAAKcfACApAACqHwAgoRAAANoYACAIgg4AAJMYADCDDgAApAQAEIQOAACTGAAwoRAAAZYWACGFEQIA4RUAIYYRAgDhFQAhhxEBAN4VACGIEQABlRYAIQMAAACOBAAgAwAAowQAMBQAAKQEACADAAAAjgQAIAMAAI8EADAEAACMBAAgBggAAaIWACHTAgAAkhgAIIIOAACRGAAwgw4AAKoEABCEDgAAkRgAMN0QAAEAAAEBAAAApwQAIAEAAACnBAAgBggAAaIWACHTAgAAkhgAIIIOAACRGAAwgw4AAKoEABCEDgAAkRgAMN0QAAGiFgAhAdMCAAClHwAgAwAAAKoEACADAACrBAAwBAAApwQAIAMAAACqBAAgAwAAqwQAMAQAAKcEACADAAAAqgQAIAMAAKsEADAEAACnBAAgAwgAAQAAAdMCAACkHwAg3RAAAQAAAQEIAACvBAAgAggAAQAAAd0QAAEAAAEBCAAAsQQAMAEIAACxBAAwAwgAAaYZACHTAgAAlx8AIN0QAAGmGQAhAgAAAKcEACAIAAC0BAAgAggAAaYZACHdEAABphkAIQIAAACqBAAgCAAAtgQAIAIAAACqBAAgCAAAtgQAIAMAAACnBAAgDwAArwQAIBAAALQEACABAAAApwQAIAEAAACqBAAgAxUAAJQfACAWAACWHwAgFwAAlR8AIAUIAAGVFgAhgg4AAJAYADCDDgAAvQQAEIQOAACQGAAw3RAAAZUWACEDAAAAqgQAIAMAALwEADAUAAC9BAAgAwAAAKoEACADAACrBAAwBAAApwQAIA8IAACQFgAggg4AAI4YADCDDgAAwwQAEIQOAACOGAAwhw4EAIgWACHGDgQAiBYAIccOBACIFgAhyQ4CAIUWACHMDgEA_RUAIc0OAQD9FQAhiQ8BAP0VACHXDwEA_RUAIdoPAACPGAAggxEBAP0VACGEEQEA_RUAIQEAAADABAAgAQAAAMAEACAOCAAAkBYAIIIOAACOGAAwgw4AAMMEABCEDgAAjhgAMIcOBACIFgAhxg4EAIgWACHHDgQAiBYAIckOAgCFFgAhzA4BAP0VACHNDgEA_RUAIYkPAQD9FQAh1w8BAP0VACGDEQEA_RUAIYQRAQD9FQAhAAMAAADDBAAgAwAAxAQAMAQAAMAEACADAAAAwwQAIAMAAMQEADAEAADABAAgAwAAAMMEACADAADEBAAwBAAAwAQAIAsIgAAAAAGHDgQAAAABxg4EAAAAAccOBAAAAAHJDgIAAAABzA4BAAAAAc0OAQAAAAGJDwEAAAAB1w8BAAAAAYMRAQAAAAGEEQEAAAABAQgAAMgEACALCIAAAAABhw4EAAAAAcYOBAAAAAHHDgQAAAAByQ4CAAAAAcwOAQAAAAHNDgEAAAABiQ8BAAAAAdcPAQAAAAGDEQEAAAABhBEBAAAAAQEIAADKBAAwAQgAAMoEADALCIAAAAABhw4EAOAYACHGDgQA4BgAIccOBADgGAAhyQ4CAOMYACHMDgEA5RgAIc0OAQDlGAAhiQ8BAOUYACHXDwEA5RgAIYMRAQDlGAAhhBEBAOUYACECAAAAwAQAIAgAAM0EACALCIAAAAABhw4EAOAYACHGDgQA4BgAIccOBADgGAAhyQ4CAOMYACHMDgEA5RgAIc0OAQDlGAAhiQ8BAOUYACHXDwEA5RgAIYMRAQDlGAAhhBEBAOUYACECAAAAwwQAIAgAAM8EACACAAAAwwQAIAgAAM8EACADAAAAwAQAIA8AAMgEACAQAADNBAAgAQAAAMAEACABAAAAwwQAIAUVAACPHwAgFgAAkh8AIBcAAJEfACAoAACQHwAgKQAAkx8AIA4IAACNFgAggg4AAI0YADCDDgAA1gQAEIQOAACNGAAwhw4EAN0VACHGDgQA3RUAIccOBADdFQAhyQ4CAOEVACHMDgEA3hUAIc0OAQDeFQAhiQ8BAN4VACHXDwEA3hUAIYMRAQDeFQAhhBEBAN4VACEDAAAAwwQAIAMAANUEADAUAADWBAAgAwAAAMMEACADAADEBAAwBAAAwAQAIBaGAwAAihgAIIIOAACJGAAwgw4AAOEEABCEDgAAiRgAMKkOQACBFgAhxg4EAIgWACHHDgQAiBYAIc0OAQD9FQAh3g4BAP0VACGJDwEAAAABmw9AAIAWACHGDwIAhRYAIdcPAQD9FQAhuRAQAMAWACH2EAEA_RUAIfcQAQD9FQAh-BBAAIAWACH-EAEA_xUAIf8QQACBFgAhgBEgAP4VACGBESAA_hUAIYIRIAD-FQAhAQAAANkEACAKhQMAAIwYACCCDgAAixgAMIMOAADbBAAQhA4AAIsYADDEDgEA_RUAIYkPAQD9FQAhwBAgAP4VACH4EEAAgBYAIfwQIAD-FQAh_RBAAIEWACEChQMAAI4fACD4EAAA2hgAIAqFAwAAjBgAIIIOAACLGAAwgw4AANsEABCEDgAAixgAMMQOAQAAAAGJDwEA_RUAIcAQIAD-FQAh-BBAAIAWACH8ECAA_hUAIf0QQACBFgAhAwAAANsEACADAADcBAAwBAAA3QQAIAEAAADbBAAgAQAAANkEACAWhgMAAIoYACCCDgAAiRgAMIMOAADhBAAQhA4AAIkYADCpDkAAgRYAIcYOBACIFgAhxw4EAIgWACHNDgEA_RUAId4OAQD9FQAhiQ8BAP0VACGbD0AAgBYAIcYPAgCFFgAh1w8BAP0VACG5EBAAwBYAIfYQAQD9FQAh9xABAP0VACH4EEAAgBYAIf4QAQD_FQAh_xBAAIEWACGAESAA_hUAIYERIAD-FQAhghEgAP4VACEEhgMAAI0fACCbDwAA2hgAIPgQAADaGAAg_hAAANoYACADAAAA4QQAIAMAAOIEADAEAADZBAAgAwAAAOEEACADAADiBAAwBAAA2QQAIAMAAADhBAAgAwAA4gQAMAQAANkEACAThgMAAIwfACCpDkAAAAABxg4EAAAAAccOBAAAAAHNDgEAAAAB3g4BAAAAAYkPAQAAAAGbD0AAAAABxg8CAAAAAdcPAQAAAAG5EBAAAAAB9hABAAAAAfcQAQAAAAH4EEAAAAAB_hABAAAAAf8QQAAAAAGAESAAAAABgREgAAAAAYIRIAAAAAEBCAAA5gQAIBKpDkAAAAABxg4EAAAAAccOBAAAAAHNDgEAAAAB3g4BAAAAAYkPAQAAAAGbD0AAAAABxg8CAAAAAdcPAQAAAAG5EBAAAAAB9hABAAAAAfcQAQAAAAH4EEAAAAAB_hABAAAAAf8QQAAAAAGAESAAAAABgREgAAAAAYIRIAAAAAEBCAAA6AQAMAEIAADoBAAwE4YDAAD_HgAgqQ5AAOEYACHGDgQA4BgAIccOBADgGAAhzQ4BAOUYACHeDgEA5RgAIYkPAQDlGAAhmw9AAO0YACHGDwIA4xgAIdcPAQDlGAAhuRAQANsZACH2EAEA5RgAIfcQAQDlGAAh-BBAAO0YACH-EAEA5BgAIf8QQADhGAAhgBEgAIMZACGBESAAgxkAIYIRIACDGQAhAgAAANkEACAIAADrBAAgEqkOQADhGAAhxg4EAOAYACHHDgQA4BgAIc0OAQDlGAAh3g4BAOUYACGJDwEA5RgAIZsPQADtGAAhxg8CAOMYACHXDwEA5RgAIbkQEADbGQAh9hABAOUYACH3EAEA5RgAIfgQQADtGAAh_hABAOQYACH_EEAA4RgAIYARIACDGQAhgREgAIMZACGCESAAgxkAIQIAAADhBAAgCAAA7QQAIAIAAADhBAAgCAAA7QQAIAMAAADZBAAgDwAA5gQAIBAAAOsEACABAAAA2QQAIAEAAADhBAAgCBUAAPoeACAWAAD9HgAgFwAA_B4AICgAAPseACApAAD-HgAgmw8AANoYACD4EAAA2hgAIP4QAADaGAAgFYIOAACIGAAwgw4AAPQEABCEDgAAiBgAMKkOQADfFQAhxg4EAN0VACHHDgQA3RUAIc0OAQDeFQAh3g4BAN4VACGJDwEA3hUAIZsPQAD0FQAhxg8CAOEVACHXDwEA3hUAIbkQEAC8FgAh9hABAN4VACH3EAEA3hUAIfgQQAD0FQAh_hABAOIVACH_EEAA3xUAIYARIAD5FQAhgREgAPkVACGCESAA-RUAIQMAAADhBAAgAwAA8wQAMBQAAPQEACADAAAA4QQAIAMAAOIEADAEAADZBAAgAQAAAN0EACABAAAA3QQAIAMAAADbBAAgAwAA3AQAMAQAAN0EACADAAAA2wQAIAMAANwEADAEAADdBAAgAwAAANsEACADAADcBAAwBAAA3QQAIAeFAwAA-R4AIMQOAQAAAAGJDwEAAAABwBAgAAAAAfgQQAAAAAH8ECAAAAAB_RBAAAAAAQEIAAD8BAAgBsQOAQAAAAGJDwEAAAABwBAgAAAAAfgQQAAAAAH8ECAAAAAB_RBAAAAAAQEIAAD-BAAwAQgAAP4EADAHhQMAAPgeACDEDgEA5RgAIYkPAQDlGAAhwBAgAIMZACH4EEAA7RgAIfwQIACDGQAh_RBAAOEYACECAAAA3QQAIAgAAIEFACAGxA4BAOUYACGJDwEA5RgAIcAQIACDGQAh-BBAAO0YACH8ECAAgxkAIf0QQADhGAAhAgAAANsEACAIAACDBQAgAgAAANsEACAIAACDBQAgAwAAAN0EACAPAAD8BAAgEAAAgQUAIAEAAADdBAAgAQAAANsEACAEFQAA9R4AIBYAAPceACAXAAD2HgAg-BAAANoYACAJgg4AAIcYADCDDgAAigUAEIQOAACHGAAwxA4BAN4VACGJDwEA3hUAIcAQIAD5FQAh-BBAAPQVACH8ECAA-RUAIf0QQADfFQAhAwAAANsEACADAACJBQAwFAAAigUAIAMAAADbBAAgAwAA3AQAMAQAAN0EACAIgg4AAIUYADCDDgAAkAUAEIQOAACFGAAwxA4BAP0VACGJDwEA_RUAIfcQAQD9FQAh-hBAAIEWACH7EAAAhhgAIAEAAACNBQAgAQAAAI0FACAHgg4AAIUYADCDDgAAkAUAEIQOAACFGAAwxA4BAP0VACGJDwEA_RUAIfcQAQD9FQAh-hBAAIEWACEAAwAAAJAFACADAACRBQAwBAAAjQUAIAMAAACQBQAgAwAAkQUAMAQAAI0FACADAAAAkAUAIAMAAJEFADAEAACNBQAgBMQOAQAAAAGJDwEAAAAB9xABAAAAAfoQQAAAAAEBCAAAlQUAIATEDgEAAAABiQ8BAAAAAfcQAQAAAAH6EEAAAAABAQgAAJcFADABCAAAlwUAMATEDgEA5RgAIYkPAQDlGAAh9xABAOUYACH6EEAA4RgAIQIAAACNBQAgCAAAmgUAIATEDgEA5RgAIYkPAQDlGAAh9xABAOUYACH6EEAA4RgAIQIAAACQBQAgCAAAnAUAIAIAAACQBQAgCAAAnAUAIAMAAACNBQAgDwAAlQUAIBAAAJoFACABAAAAjQUAIAEAAACQBQAgAxUAAPIeACAWAAD0HgAgFwAA8x4AIAeCDgAAhBgAMIMOAACjBQAQhA4AAIQYADDEDgEA3hUAIYkPAQDeFQAh9xABAN4VACH6EEAA3xUAIQMAAACQBQAgAwAAogUAMBQAAKMFACADAAAAkAUAIAMAAJEFADAEAACNBQAgC4YDAACQFgAggg4AAIIYADCDDgAAqQUAEIQOAACCGAAwiQ8BAP0VACGbD0AAgBYAIcYPAgCFFgAh9hABAP0VACH3EAEA_RUAIfgQQACAFgAh-RAAAIMYACABAAAApgUAIAEAAACmBQAgCoYDAACQFgAggg4AAIIYADCDDgAAqQUAEIQOAACCGAAwiQ8BAP0VACGbD0AAgBYAIcYPAgCFFgAh9hABAP0VACH3EAEA_RUAIfgQQACAFgAhApsPAADaGAAg-BAAANoYACADAAAAqQUAIAMAAKoFADAEAACmBQAgAwAAAKkFACADAACqBQAwBAAApgUAIAMAAACpBQAgAwAAqgUAMAQAAKYFACAHhgOAAAAAAYkPAQAAAAGbD0AAAAABxg8CAAAAAfYQAQAAAAH3EAEAAAAB-BBAAAAAAQEIAACuBQAgB4YDgAAAAAGJDwEAAAABmw9AAAAAAcYPAgAAAAH2EAEAAAAB9xABAAAAAfgQQAAAAAEBCAAAsAUAMAEIAACwBQAwB4YDgAAAAAGJDwEA5RgAIZsPQADtGAAhxg8CAOMYACH2EAEA5RgAIfcQAQDlGAAh-BBAAO0YACECAAAApgUAIAgAALMFACAHhgOAAAAAAYkPAQDlGAAhmw9AAO0YACHGDwIA4xgAIfYQAQDlGAAh9xABAOUYACH4EEAA7RgAIQIAAACpBQAgCAAAtQUAIAIAAACpBQAgCAAAtQUAIAMAAACmBQAgDwAArgUAIBAAALMFACABAAAApgUAIAEAAACpBQAgBxUAAO0eACAWAADwHgAgFwAA7x4AICgAAO4eACApAADxHgAgmw8AANoYACD4EAAA2hgAIAqGAwAAjRYAIIIOAACBGAAwgw4AALwFABCEDgAAgRgAMIkPAQDeFQAhmw9AAPQVACHGDwIA4RUAIfYQAQDeFQAh9xABAN4VACH4EEAA9BUAIQMAAACpBQAgAwAAuwUAMBQAALwFACADAAAAqQUAIAMAAKoFADAEAACmBQAgBoIOAACAGAAwgw4AAMIFABCEDgAAgBgAMMQOAQAAAAH3DwEA_RUAIfUQQACBFgAhAQAAAL8FACABAAAAvwUAIAaCDgAAgBgAMIMOAADCBQAQhA4AAIAYADDEDgEA_RUAIfcPAQD9FQAh9RBAAIEWACEAAwAAAMIFACADAADDBQAwBAAAvwUAIAMAAADCBQAgAwAAwwUAMAQAAL8FACADAAAAwgUAIAMAAMMFADAEAAC_BQAgA8QOAQAAAAH3DwEAAAAB9RBAAAAAAQEIAADHBQAgA8QOAQAAAAH3DwEAAAAB9RBAAAAAAQEIAADJBQAwAQgAAMkFADADxA4BAOUYACH3DwEA5RgAIfUQQADhGAAhAgAAAL8FACAIAADMBQAgA8QOAQDlGAAh9w8BAOUYACH1EEAA4RgAIQIAAADCBQAgCAAAzgUAIAIAAADCBQAgCAAAzgUAIAMAAAC_BQAgDwAAxwUAIBAAAMwFACABAAAAvwUAIAEAAADCBQAgAxUAAOoeACAWAADsHgAgFwAA6x4AIAaCDgAA_xcAMIMOAADVBQAQhA4AAP8XADDEDgEA3hUAIfcPAQDeFQAh9RBAAN8VACEDAAAAwgUAIAMAANQFADAUAADVBQAgAwAAAMIFACADAADDBQAwBAAAvwUAIBSCDgAA_hcAMIMOAADbBQAQhA4AAP4XADCKDgEA_xUAIbgOQACAFgAhxg4EAAAAAccOBAC1FgAh3g4BAP0VACHED0AAgRYAIdcPAQD_FQAh6hAEALUWACHsEAQAtRYAIe0QBAC1FgAh7hAEALUWACHvEAEA_xUAIfAQBAC1FgAh8RABAP8VACHyEAQAtRYAIfMQBAC1FgAh9BBAAIAWACEBAAAA2AUAIAEAAADYBQAgFIIOAAD-FwAwgw4AANsFABCEDgAA_hcAMIoOAQD_FQAhuA5AAIAWACHGDgQAiBYAIccOBAC1FgAh3g4BAP0VACHED0AAgRYAIdcPAQD_FQAh6hAEALUWACHsEAQAtRYAIe0QBAC1FgAh7hAEALUWACHvEAEA_xUAIfAQBAC1FgAh8RABAP8VACHyEAQAtRYAIfMQBAC1FgAh9BBAAIAWACEOig4AANoYACC4DgAA2hgAIMcOAADaGAAg1w8AANoYACDqEAAA2hgAIOwQAADaGAAg7RAAANoYACDuEAAA2hgAIO8QAADaGAAg8BAAANoYACDxEAAA2hgAIPIQAADaGAAg8xAAANoYACD0EAAA2hgAIAMAAADbBQAgAwAA3AUAMAQAANgFACADAAAA2wUAIAMAANwFADAEAADYBQAgAwAAANsFACADAADcBQAwBAAA2AUAIBGKDgEAAAABuA5AAAAAAcYOBAAAAAHHDgQAAAAB3g4BAAAAAcQPQAAAAAHXDwEAAAAB6hAEAAAAAewQBAAAAAHtEAQAAAAB7hAEAAAAAe8QAQAAAAHwEAQAAAAB8RABAAAAAfIQBAAAAAHzEAQAAAAB9BBAAAAAAQEIAADgBQAgEYoOAQAAAAG4DkAAAAABxg4EAAAAAccOBAAAAAHeDgEAAAABxA9AAAAAAdcPAQAAAAHqEAQAAAAB7BAEAAAAAe0QBAAAAAHuEAQAAAAB7xABAAAAAfAQBAAAAAHxEAEAAAAB8hAEAAAAAfMQBAAAAAH0EEAAAAABAQgAAOIFADABCAAA4gUAMBGKDgEA5BgAIbgOQADtGAAhxg4EAOAYACHHDgQAzBkAId4OAQDlGAAhxA9AAOEYACHXDwEA5BgAIeoQBADMGQAh7BAEAMwZACHtEAQAzBkAIe4QBADMGQAh7xABAOQYACHwEAQAzBkAIfEQAQDkGAAh8hAEAMwZACHzEAQAzBkAIfQQQADtGAAhAgAAANgFACAIAADlBQAgEYoOAQDkGAAhuA5AAO0YACHGDgQA4BgAIccOBADMGQAh3g4BAOUYACHED0AA4RgAIdcPAQDkGAAh6hAEAMwZACHsEAQAzBkAIe0QBADMGQAh7hAEAMwZACHvEAEA5BgAIfAQBADMGQAh8RABAOQYACHyEAQAzBkAIfMQBADMGQAh9BBAAO0YACECAAAA2wUAIAgAAOcFACACAAAA2wUAIAgAAOcFACADAAAA2AUAIA8AAOAFACAQAADlBQAgAQAAANgFACABAAAA2wUAIBMVAADlHgAgFgAA6B4AIBcAAOceACAoAADmHgAgKQAA6R4AIIoOAADaGAAguA4AANoYACDHDgAA2hgAINcPAADaGAAg6hAAANoYACDsEAAA2hgAIO0QAADaGAAg7hAAANoYACDvEAAA2hgAIPAQAADaGAAg8RAAANoYACDyEAAA2hgAIPMQAADaGAAg9BAAANoYACAUgg4AAP0XADCDDgAA7gUAEIQOAAD9FwAwig4BAOIVACG4DkAA9BUAIcYOBADdFQAhxw4EALEWACHeDgEA3hUAIcQPQADfFQAh1w8BAOIVACHqEAQAsRYAIewQBACxFgAh7RAEALEWACHuEAQAsRYAIe8QAQDiFQAh8BAEALEWACHxEAEA4hUAIfIQBACxFgAh8xAEALEWACH0EEAA9BUAIQMAAADbBQAgAwAA7QUAMBQAAO4FACADAAAA2wUAIAMAANwFADAEAADYBQAgB4IOAAD8FwAwgw4AAPQFABCEDgAA_BcAMMYOBAAAAAHHDgQAiBYAIeoQBACIFgAh6xAgAP4VACEBAAAA8QUAIAEAAADxBQAgB4IOAAD8FwAwgw4AAPQFABCEDgAA_BcAMMYOBACIFgAhxw4EAIgWACHqEAQAiBYAIesQIAD-FQAhAAMAAAD0BQAgAwAA9QUAMAQAAPEFACADAAAA9AUAIAMAAPUFADAEAADxBQAgAwAAAPQFACADAAD1BQAwBAAA8QUAIATGDgQAAAABxw4EAAAAAeoQBAAAAAHrECAAAAABAQgAAPkFACAExg4EAAAAAccOBAAAAAHqEAQAAAAB6xAgAAAAAQEIAAD7BQAwAQgAAPsFADAExg4EAOAYACHHDgQA4BgAIeoQBADgGAAh6xAgAIMZACECAAAA8QUAIAgAAP4FACAExg4EAOAYACHHDgQA4BgAIeoQBADgGAAh6xAgAIMZACECAAAA9AUAIAgAAIAGACACAAAA9AUAIAgAAIAGACADAAAA8QUAIA8AAPkFACAQAAD-BQAgAQAAAPEFACABAAAA9AUAIAUVAADgHgAgFgAA4x4AIBcAAOIeACAoAADhHgAgKQAA5B4AIAeCDgAA-xcAMIMOAACHBgAQhA4AAPsXADDGDgQA3RUAIccOBADdFQAh6hAEAN0VACHrECAA-RUAIQMAAAD0BQAgAwAAhgYAMBQAAIcGACADAAAA9AUAIAMAAPUFADAEAADxBQAgCoIOAAD5FwAwgw4AAI0GABCEDgAA-RcAMIoOAQD9FQAhow4CAIQWACGtDgEA_RUAIcYOBACIFgAh6Q5AAIEWACHtD0AAgRYAIekQAAD6FwAgAQAAAIoGACABAAAAigYAIAmCDgAA-RcAMIMOAACNBgAQhA4AAPkXADCKDgEA_RUAIaMOAgCEFgAhrQ4BAP0VACHGDgQAiBYAIekOQACBFgAh7Q9AAIEWACEBow4AANoYACADAAAAjQYAIAMAAI4GADAEAACKBgAgAwAAAI0GACADAACOBgAwBAAAigYAIAMAAACNBgAgAwAAjgYAMAQAAIoGACAGig4BAAAAAaMOAgAAAAGtDgEAAAABxg4EAAAAAekOQAAAAAHtD0AAAAABAQgAAJIGACAGig4BAAAAAaMOAgAAAAGtDgEAAAABxg4EAAAAAekOQAAAAAHtD0AAAAABAQgAAJQGADABCAAAlAYAMAaKDgEA5RgAIaMOAgDiGAAhrQ4BAOUYACHGDgQA4BgAIekOQADhGAAh7Q9AAOEYACECAAAAigYAIAgAAJcGACAGig4BAOUYACGjDgIA4hgAIa0OAQDlGAAhxg4EAOAYACHpDkAA4RgAIe0PQADhGAAhAgAAAI0GACAIAACZBgAgAgAAAI0GACAIAACZBgAgAwAAAIoGACAPAACSBgAgEAAAlwYAIAEAAACKBgAgAQAAAI0GACAGFQAA2x4AIBYAAN4eACAXAADdHgAgKAAA3B4AICkAAN8eACCjDgAA2hgAIAmCDgAA-BcAMIMOAACgBgAQhA4AAPgXADCKDgEA3hUAIaMOAgDgFQAhrQ4BAN4VACHGDgQA3RUAIekOQADfFQAh7Q9AAN8VACEDAAAAjQYAIAMAAJ8GADAUAACgBgAgAwAAAI0GACADAACOBgAwBAAAigYAIAuCDgAA9xcAMIMOAACmBgAQhA4AAPcXADDGDgQAAAAB4hBAAIAWACHjEAEA_xUAIeQQBAC1FgAh5RBAAIAWACHmEEAAgBYAIecQBAC1FgAh6BBAAIAWACEBAAAAowYAIAEAAACjBgAgC4IOAAD3FwAwgw4AAKYGABCEDgAA9xcAMMYOBACIFgAh4hBAAIAWACHjEAEA_xUAIeQQBAC1FgAh5RBAAIAWACHmEEAAgBYAIecQBAC1FgAh6BBAAIAWACEH4hAAANoYACDjEAAA2hgAIOQQAADaGAAg5RAAANoYACDmEAAA2hgAIOcQAADaGAAg6BAAANoYACADAAAApgYAIAMAAKcGADAEAACjBgAgAwAAAKYGACADAACnBgAwBAAAowYAIAMAAACmBgAgAwAApwYAMAQAAKMGACAIxg4EAAAAAeIQQAAAAAHjEAEAAAAB5BAEAAAAAeUQQAAAAAHmEEAAAAAB5xAEAAAAAegQQAAAAAEBCAAAqwYAIAjGDgQAAAAB4hBAAAAAAeMQAQAAAAHkEAQAAAAB5RBAAAAAAeYQQAAAAAHnEAQAAAAB6BBAAAAAAQEIAACtBgAwAQgAAK0GADAIxg4EAOAYACHiEEAA7RgAIeMQAQDkGAAh5BAEAMwZACHlEEAA7RgAIeYQQADtGAAh5xAEAMwZACHoEEAA7RgAIQIAAACjBgAgCAAAsAYAIAjGDgQA4BgAIeIQQADtGAAh4xABAOQYACHkEAQAzBkAIeUQQADtGAAh5hBAAO0YACHnEAQAzBkAIegQQADtGAAhAgAAAKYGACAIAACyBgAgAgAAAKYGACAIAACyBgAgAwAAAKMGACAPAACrBgAgEAAAsAYAIAEAAACjBgAgAQAAAKYGACAMFQAA1h4AIBYAANkeACAXAADYHgAgKAAA1x4AICkAANoeACDiEAAA2hgAIOMQAADaGAAg5BAAANoYACDlEAAA2hgAIOYQAADaGAAg5xAAANoYACDoEAAA2hgAIAuCDgAA9hcAMIMOAAC5BgAQhA4AAPYXADDGDgQA3RUAIeIQQAD0FQAh4xABAOIVACHkEAQAsRYAIeUQQAD0FQAh5hBAAPQVACHnEAQAsRYAIegQQAD0FQAhAwAAAKYGACADAAC4BgAwFAAAuQYAIAMAAACmBgAgAwAApwYAMAQAAKMGACAKgg4AAPQXADCDDgAAvwYAEIQOAAD0FwAwxg4EAIgWACHcEAQAiBYAId0QAQD9FQAh3hABAP0VACHfEAQAiBYAIeAQBAC1FgAh4RAAAPUXACABAAAAvAYAIAEAAAC8BgAgCYIOAAD0FwAwgw4AAL8GABCEDgAA9BcAMMYOBACIFgAh3BAEAIgWACHdEAEA_RUAId4QAQD9FQAh3xAEAIgWACHgEAQAtRYAIQHgEAAA2hgAIAMAAAC_BgAgAwAAwAYAMAQAALwGACADAAAAvwYAIAMAAMAGADAEAAC8BgAgAwAAAL8GACADAADABgAwBAAAvAYAIAbGDgQAAAAB3BAEAAAAAd0QAQAAAAHeEAEAAAAB3xAEAAAAAeAQBAAAAAEBCAAAxAYAIAbGDgQAAAAB3BAEAAAAAd0QAQAAAAHeEAEAAAAB3xAEAAAAAeAQBAAAAAEBCAAAxgYAMAEIAADGBgAwBsYOBADgGAAh3BAEAOAYACHdEAEA5RgAId4QAQDlGAAh3xAEAOAYACHgEAQAzBkAIQIAAAC8BgAgCAAAyQYAIAbGDgQA4BgAIdwQBADgGAAh3RABAOUYACHeEAEA5RgAId8QBADgGAAh4BAEAMwZACECAAAAvwYAIAgAAMsGACACAAAAvwYAIAgAAMsGACADAAAAvAYAIA8AAMQGACAQAADJBgAgAQAAALwGACABAAAAvwYAIAYVAADRHgAgFgAA1B4AIBcAANMeACAoAADSHgAgKQAA1R4AIOAQAADaGAAgCYIOAADzFwAwgw4AANIGABCEDgAA8xcAMMYOBADdFQAh3BAEAN0VACHdEAEA3hUAId4QAQDeFQAh3xAEAN0VACHgEAQAsRYAIQMAAAC_BgAgAwAA0QYAMBQAANIGACADAAAAvwYAIAMAAMAGADAEAAC8BgAgFekIAQD9FQAhgg4AAPEXADCDDgAA2AYAEIQOAADxFwAwhw4EAIgWACHGDgQAiBYAIccOBACIFgAhyA4CAIUWACHJDgIAhRYAIcoOIAChFgAhyw4gAKEWACHMDgEA_RUAIc0OAAGiFgAhzg4AAaMWACHPDgABoxYAIdAOAAGjFgAh0Q4AAaMWACHSDhAApBYAIdMOEACkFgAh1A4QAKQWACHVDgAA8hcAIAEAAADVBgAgAQAAANUGACAU6QgBAP0VACGCDgAA8RcAMIMOAADYBgAQhA4AAPEXADCHDgQAiBYAIcYOBACIFgAhxw4EAIgWACHIDgIAhRYAIckOAgCFFgAhyg4gAKEWACHLDiAAoRYAIcwOAQD9FQAhzQ4AAaIWACHODgABoxYAIc8OAAGjFgAh0A4AAaMWACHRDgABoxYAIdIOEACkFgAh0w4QAKQWACHUDhAApBYAIQnKDgAA2hgAIMsOAADaGAAgzg4AANoYACDPDgAA2hgAINAOAADaGAAg0Q4AANoYACDSDgAA2hgAINMOAADaGAAg1A4AANoYACADAAAA2AYAIAMAANkGADAEAADVBgAgAwAAANgGACADAADZBgAwBAAA1QYAIAMAAADYBgAgAwAA2QYAMAQAANUGACAR6QgBAAAAAYcOBAAAAAHGDgQAAAABxw4EAAAAAcgOAgAAAAHJDgIAAAAByg4gAAAAAcsOIAAAAAHMDgEAAAABzQ4AAQAAAc4OAAEAAAHPDgABAAAB0A4AAQAAAdEOAAEAAAHSDhAAAAAB0w4QAAAAAdQOEAAAAAEBCAAA3QYAIBHpCAEAAAABhw4EAAAAAcYOBAAAAAHHDgQAAAAByA4CAAAAAckOAgAAAAHKDiAAAAAByw4gAAAAAcwOAQAAAAHNDgABAAABzg4AAQAAAc8OAAEAAAHQDgABAAAB0Q4AAQAAAdIOEAAAAAHTDhAAAAAB1A4QAAAAAQEIAADfBgAwAQgAAN8GADAR6QgBAOUYACGHDgQA4BgAIcYOBADgGAAhxw4EAOAYACHIDgIA4xgAIckOAgDjGAAhyg4gAKUZACHLDiAApRkAIcwOAQDlGAAhzQ4AAaYZACHODgABpxkAIc8OAAGnGQAh0A4AAacZACHRDgABpxkAIdIOEACoGQAh0w4QAKgZACHUDhAAqBkAIQIAAADVBgAgCAAA4gYAIBHpCAEA5RgAIYcOBADgGAAhxg4EAOAYACHHDgQA4BgAIcgOAgDjGAAhyQ4CAOMYACHKDiAApRkAIcsOIAClGQAhzA4BAOUYACHNDgABphkAIc4OAAGnGQAhzw4AAacZACHQDgABpxkAIdEOAAGnGQAh0g4QAKgZACHTDhAAqBkAIdQOEACoGQAhAgAAANgGACAIAADkBgAgAgAAANgGACAIAADkBgAgAwAAANUGACAPAADdBgAgEAAA4gYAIAEAAADVBgAgAQAAANgGACAOFQAAzB4AIBYAAM8eACAXAADOHgAgKAAAzR4AICkAANAeACDKDgAA2hgAIMsOAADaGAAgzg4AANoYACDPDgAA2hgAINAOAADaGAAg0Q4AANoYACDSDgAA2hgAINMOAADaGAAg1A4AANoYACAU6QgBAN4VACGCDgAA8BcAMIMOAADrBgAQhA4AAPAXADCHDgQA3RUAIcYOBADdFQAhxw4EAN0VACHIDgIA4RUAIckOAgDhFQAhyg4gAJQWACHLDiAAlBYAIcwOAQDeFQAhzQ4AAZUWACHODgABlhYAIc8OAAGWFgAh0A4AAZYWACHRDgABlhYAIdIOEACXFgAh0w4QAJcWACHUDhAAlxYAIQMAAADYBgAgAwAA6gYAMBQAAOsGACADAAAA2AYAIAMAANkGADAEAADVBgAgCekIAQD9FQAhgg4AAO4XADCDDgAA8QYAEIQOAADuFwAwxg4EAIgWACHfDgIAhRYAIeYOBACIFgAhuw8AAaMWACHbEAAA7xcAIAEAAADuBgAgAQAAAO4GACAI6QgBAP0VACGCDgAA7hcAMIMOAADxBgAQhA4AAO4XADDGDgQAiBYAId8OAgCFFgAh5g4EAIgWACG7DwABoxYAIQG7DwAA2hgAIAMAAADxBgAgAwAA8gYAMAQAAO4GACADAAAA8QYAIAMAAPIGADAEAADuBgAgAwAAAPEGACADAADyBgAwBAAA7gYAIAXpCAEAAAABxg4EAAAAAd8OAgAAAAHmDgQAAAABuw8AAQAAAQEIAAD2BgAgBekIAQAAAAHGDgQAAAAB3w4CAAAAAeYOBAAAAAG7DwABAAABAQgAAPgGADABCAAA-AYAMAXpCAEA5RgAIcYOBADgGAAh3w4CAOMYACHmDgQA4BgAIbsPAAGnGQAhAgAAAO4GACAIAAD7BgAgBekIAQDlGAAhxg4EAOAYACHfDgIA4xgAIeYOBADgGAAhuw8AAacZACECAAAA8QYAIAgAAP0GACACAAAA8QYAIAgAAP0GACADAAAA7gYAIA8AAPYGACAQAAD7BgAgAQAAAO4GACABAAAA8QYAIAYVAADHHgAgFgAAyh4AIBcAAMkeACAoAADIHgAgKQAAyx4AILsPAADaGAAgCOkIAQDeFQAhgg4AAO0XADCDDgAAhAcAEIQOAADtFwAwxg4EAN0VACHfDgIA4RUAIeYOBADdFQAhuw8AAZYWACEDAAAA8QYAIAMAAIMHADAUAACEBwAgAwAAAPEGACADAADyBgAwBAAA7gYAIAjpCAEA_RUAIYIOAADrFwAwgw4AAIoHABCEDgAA6xcAMMYOBACIFgAhuw8AAaIWACHZEAQAiBYAIdoQAADsFwAgAQAAAIcHACABAAAAhwcAIAfpCAEA_RUAIYIOAADrFwAwgw4AAIoHABCEDgAA6xcAMMYOBACIFgAhuw8AAaIWACHZEAQAiBYAIQADAAAAigcAIAMAAIsHADAEAACHBwAgAwAAAIoHACADAACLBwAwBAAAhwcAIAMAAACKBwAgAwAAiwcAMAQAAIcHACAE6QgBAAAAAcYOBAAAAAG7DwABAAAB2RAEAAAAAQEIAACPBwAgBOkIAQAAAAHGDgQAAAABuw8AAQAAAdkQBAAAAAEBCAAAkQcAMAEIAACRBwAwBOkIAQDlGAAhxg4EAOAYACG7DwABphkAIdkQBADgGAAhAgAAAIcHACAIAACUBwAgBOkIAQDlGAAhxg4EAOAYACG7DwABphkAIdkQBADgGAAhAgAAAIoHACAIAACWBwAgAgAAAIoHACAIAACWBwAgAwAAAIcHACAPAACPBwAgEAAAlAcAIAEAAACHBwAgAQAAAIoHACAFFQAAwh4AIBYAAMUeACAXAADEHgAgKAAAwx4AICkAAMYeACAH6QgBAN4VACGCDgAA6hcAMIMOAACdBwAQhA4AAOoXADDGDgQA3RUAIbsPAAGVFgAh2RAEAN0VACEDAAAAigcAIAMAAJwHADAUAACdBwAgAwAAAIoHACADAACLBwAwBAAAhwcAIAnpCAEA_RUAIYIOAADoFwAwgw4AAKMHABCEDgAA6BcAMMYOBACIFgAh1RABAP0VACHWEAIAhRYAIdcQAgCFFgAh2BAAAOkXACABAAAAoAcAIAEAAACgBwAgCOkIAQD9FQAhgg4AAOgXADCDDgAAowcAEIQOAADoFwAwxg4EAIgWACHVEAEA_RUAIdYQAgCFFgAh1xACAIUWACEAAwAAAKMHACADAACkBwAwBAAAoAcAIAMAAACjBwAgAwAApAcAMAQAAKAHACADAAAAowcAIAMAAKQHADAEAACgBwAgBekIAQAAAAHGDgQAAAAB1RABAAAAAdYQAgAAAAHXEAIAAAABAQgAAKgHACAF6QgBAAAAAcYOBAAAAAHVEAEAAAAB1hACAAAAAdcQAgAAAAEBCAAAqgcAMAEIAACqBwAwBekIAQDlGAAhxg4EAOAYACHVEAEA5RgAIdYQAgDjGAAh1xACAOMYACECAAAAoAcAIAgAAK0HACAF6QgBAOUYACHGDgQA4BgAIdUQAQDlGAAh1hACAOMYACHXEAIA4xgAIQIAAACjBwAgCAAArwcAIAIAAACjBwAgCAAArwcAIAMAAACgBwAgDwAAqAcAIBAAAK0HACABAAAAoAcAIAEAAACjBwAgBRUAAL0eACAWAADAHgAgFwAAvx4AICgAAL4eACApAADBHgAgCOkIAQDeFQAhgg4AAOcXADCDDgAAtgcAEIQOAADnFwAwxg4EAN0VACHVEAEA3hUAIdYQAgDhFQAh1xACAOEVACEDAAAAowcAIAMAALUHADAUAAC2BwAgAwAAAKMHACADAACkBwAwBAAAoAcAIAfpCAEAAAABgg4AAOYXADCDDgAAvAcAEIQOAADmFwAwqBACAIUWACGqEAAAkBYAINQQAQD9FQAhAQAAALkHACABAAAAuQcAIAfpCAEA_RUAIYIOAADmFwAwgw4AALwHABCEDgAA5hcAMKgQAgCFFgAhqhAAAJAWACDUEAEA_RUAIQADAAAAvAcAIAMAAL0HADAEAAC5BwAgAwAAALwHACADAAC9BwAwBAAAuQcAIAMAAAC8BwAgAwAAvQcAMAQAALkHACAE6QgBAAAAAagQAgAAAAGqEIAAAAAB1BABAAAAAQEIAADBBwAgBOkIAQAAAAGoEAIAAAABqhCAAAAAAdQQAQAAAAEBCAAAwwcAMAEIAADDBwAwBOkIAQDlGAAhqBACAOMYACGqEIAAAAAB1BABAOUYACECAAAAuQcAIAgAAMYHACAE6QgBAOUYACGoEAIA4xgAIaoQgAAAAAHUEAEA5RgAIQIAAAC8BwAgCAAAyAcAIAIAAAC8BwAgCAAAyAcAIAMAAAC5BwAgDwAAwQcAIBAAAMYHACABAAAAuQcAIAEAAAC8BwAgBRUAALgeACAWAAC7HgAgFwAAuh4AICgAALkeACApAAC8HgAgB-kIAQDeFQAhgg4AAOUXADCDDgAAzwcAEIQOAADlFwAwqBACAOEVACGqEAAAjRYAINQQAQDeFQAhAwAAALwHACADAADOBwAwFAAAzwcAIAMAAAC8BwAgAwAAvQcAMAQAALkHACAI6QgBAAAAAYIOAADkFwAwgw4AANUHABCEDgAA5BcAMNIOEADAFgAhoQ8CAIUWACHSEAIAhRYAIdMQAgCFFgAhAQAAANIHACABAAAA0gcAIAjpCAEA_RUAIYIOAADkFwAwgw4AANUHABCEDgAA5BcAMNIOEADAFgAhoQ8CAIUWACHSEAIAhRYAIdMQAgCFFgAhAAMAAADVBwAgAwAA1gcAMAQAANIHACADAAAA1QcAIAMAANYHADAEAADSBwAgAwAAANUHACADAADWBwAwBAAA0gcAIAXpCAEAAAAB0g4QAAAAAaEPAgAAAAHSEAIAAAAB0xACAAAAAQEIAADaBwAgBekIAQAAAAHSDhAAAAABoQ8CAAAAAdIQAgAAAAHTEAIAAAABAQgAANwHADABCAAA3AcAMAXpCAEA5RgAIdIOEADbGQAhoQ8CAOMYACHSEAIA4xgAIdMQAgDjGAAhAgAAANIHACAIAADfBwAgBekIAQDlGAAh0g4QANsZACGhDwIA4xgAIdIQAgDjGAAh0xACAOMYACECAAAA1QcAIAgAAOEHACACAAAA1QcAIAgAAOEHACADAAAA0gcAIA8AANoHACAQAADfBwAgAQAAANIHACABAAAA1QcAIAUVAACzHgAgFgAAth4AIBcAALUeACAoAAC0HgAgKQAAtx4AIAjpCAEA3hUAIYIOAADjFwAwgw4AAOgHABCEDgAA4xcAMNIOEAC8FgAhoQ8CAOEVACHSEAIA4RUAIdMQAgDhFQAhAwAAANUHACADAADnBwAwFAAA6AcAIAMAAADVBwAgAwAA1gcAMAQAANIHACAFgg4AAOIXADCDDgAA7gcAEIQOAADiFwAwxA4BAAAAAdEQAgCFFgAhAQAAAOsHACABAAAA6wcAIAWCDgAA4hcAMIMOAADuBwAQhA4AAOIXADDEDgEA_RUAIdEQAgCFFgAhAAMAAADuBwAgAwAA7wcAMAQAAOsHACADAAAA7gcAIAMAAO8HADAEAADrBwAgAwAAAO4HACADAADvBwAwBAAA6wcAIALEDgEAAAAB0RACAAAAAQEIAADzBwAgAsQOAQAAAAHREAIAAAABAQgAAPUHADABCAAA9QcAMALEDgEA5RgAIdEQAgDjGAAhAgAAAOsHACAIAAD4BwAgAsQOAQDlGAAh0RACAOMYACECAAAA7gcAIAgAAPoHACACAAAA7gcAIAgAAPoHACADAAAA6wcAIA8AAPMHACAQAAD4BwAgAQAAAOsHACABAAAA7gcAIAUVAACuHgAgFgAAsR4AIBcAALAeACAoAACvHgAgKQAAsh4AIAWCDgAA4RcAMIMOAACBCAAQhA4AAOEXADDEDgEA3hUAIdEQAgDhFQAhAwAAAO4HACADAACACAAwFAAAgQgAIAMAAADuBwAgAwAA7wcAMAQAAOsHACAP0A0CAIUWACGCDgAA3xcAMIMOAACHCAAQhA4AAN8XADCHDkAAgRYAIcYOBACIFgAhxw4EAIgWACHIDgIAhRYAIc0OAQD_FQAhgQ8BAP0VACHXDwEA_RUAIc0QBAC1FgAhzhBAAIEWACHPEEAAgBYAIdAQAADgFwAgAQAAAIQIACABAAAAhAgAIA7QDQIAhRYAIYIOAADfFwAwgw4AAIcIABCEDgAA3xcAMIcOQACBFgAhxg4EAIgWACHHDgQAiBYAIcgOAgCFFgAhzQ4BAP8VACGBDwEA_RUAIdcPAQD9FQAhzRAEALUWACHOEEAAgRYAIc8QQACAFgAhA80OAADaGAAgzRAAANoYACDPEAAA2hgAIAMAAACHCAAgAwAAiAgAMAQAAIQIACADAAAAhwgAIAMAAIgIADAEAACECAAgAwAAAIcIACADAACICAAwBAAAhAgAIAvQDQIAAAABhw5AAAAAAcYOBAAAAAHHDgQAAAAByA4CAAAAAc0OAQAAAAGBDwEAAAAB1w8BAAAAAc0QBAAAAAHOEEAAAAABzxBAAAAAAQEIAACMCAAgC9ANAgAAAAGHDkAAAAABxg4EAAAAAccOBAAAAAHIDgIAAAABzQ4BAAAAAYEPAQAAAAHXDwEAAAABzRAEAAAAAc4QQAAAAAHPEEAAAAABAQgAAI4IADABCAAAjggAMAvQDQIA4xgAIYcOQADhGAAhxg4EAOAYACHHDgQA4BgAIcgOAgDjGAAhzQ4BAOQYACGBDwEA5RgAIdcPAQDlGAAhzRAEAMwZACHOEEAA4RgAIc8QQADtGAAhAgAAAIQIACAIAACRCAAgC9ANAgDjGAAhhw5AAOEYACHGDgQA4BgAIccOBADgGAAhyA4CAOMYACHNDgEA5BgAIYEPAQDlGAAh1w8BAOUYACHNEAQAzBkAIc4QQADhGAAhzxBAAO0YACECAAAAhwgAIAgAAJMIACACAAAAhwgAIAgAAJMIACADAAAAhAgAIA8AAIwIACAQAACRCAAgAQAAAIQIACABAAAAhwgAIAgVAACpHgAgFgAArB4AIBcAAKseACAoAACqHgAgKQAArR4AIM0OAADaGAAgzRAAANoYACDPEAAA2hgAIA7QDQIA4RUAIYIOAADeFwAwgw4AAJoIABCEDgAA3hcAMIcOQADfFQAhxg4EAN0VACHHDgQA3RUAIcgOAgDhFQAhzQ4BAOIVACGBDwEA3hUAIdcPAQDeFQAhzRAEALEWACHOEEAA3xUAIc8QQAD0FQAhAwAAAIcIACADAACZCAAwFAAAmggAIAMAAACHCAAgAwAAiAgAMAQAAIQIACAJ6QgBAP0VACGCDgAA3BcAMIMOAACgCAAQhA4AANwXADDGDgQAiBYAIccOBACIFgAhyA4CAIUWACHLECAA_hUAIcwQAADdFwAgAQAAAJ0IACABAAAAnQgAIAjpCAEA_RUAIYIOAADcFwAwgw4AAKAIABCEDgAA3BcAMMYOBACIFgAhxw4EAIgWACHIDgIAhRYAIcsQIAD-FQAhAAMAAACgCAAgAwAAoQgAMAQAAJ0IACADAAAAoAgAIAMAAKEIADAEAACdCAAgAwAAAKAIACADAAChCAAwBAAAnQgAIAXpCAEAAAABxg4EAAAAAccOBAAAAAHIDgIAAAAByxAgAAAAAQEIAAClCAAgBekIAQAAAAHGDgQAAAABxw4EAAAAAcgOAgAAAAHLECAAAAABAQgAAKcIADABCAAApwgAMAXpCAEA5RgAIcYOBADgGAAhxw4EAOAYACHIDgIA4xgAIcsQIACDGQAhAgAAAJ0IACAIAACqCAAgBekIAQDlGAAhxg4EAOAYACHHDgQA4BgAIcgOAgDjGAAhyxAgAIMZACECAAAAoAgAIAgAAKwIACACAAAAoAgAIAgAAKwIACADAAAAnQgAIA8AAKUIACAQAACqCAAgAQAAAJ0IACABAAAAoAgAIAUVAACkHgAgFgAApx4AIBcAAKYeACAoAAClHgAgKQAAqB4AIAjpCAEA3hUAIYIOAADbFwAwgw4AALMIABCEDgAA2xcAMMYOBADdFQAhxw4EAN0VACHIDgIA4RUAIcsQIAD5FQAhAwAAAKAIACADAACyCAAwFAAAswgAIAMAAACgCAAgAwAAoQgAMAQAAJ0IACAjuAUAAMkXACC5BQAAyhcAILoFAADLFwAguwUAAMwXACC8BQAAzRcAIL0FAADOFwAg0QcAAIYWACCCDgAAyBcAMIMOAADXCAAQhA4AAMgXADCFDgEAAAABhw4EALUWACGpDkAAgRYAIasOAQD9FQAhxg4EALUWACHeDgEA_RUAIeQOAACGFgAggQ8BAP8VACGJDwEA_RUAIZ0PAACGFgAg1A9AAIEWACHnDwEA_xUAIYwQQACAFgAhuhABAP0VACG7ECAA_hUAIbwQAQD_FQAhvRABAP8VACG-EAAAhhYAIL8QAACGFgAgwBAAAJAWACDBECAA_hUAIcIQAAD4FQAgwxACAIUWACHEEEAAgBYAIcUQAACGFgAgAQAAALYIACAHtwUAANAXACCCDgAA2hcAMIMOAAC4CAAQhA4AANoXADCYEAIAhRYAIZkQAAGiFgAhmxABAP0VACEBtwUAAKMeACAItwUAANAXACCCDgAA2hcAMIMOAAC4CAAQhA4AANoXADCYEAIAhRYAIZkQAAGiFgAhmxABAP0VACHKEAAA2RcAIAMAAAC4CAAgAwAAuQgAMAQAALoIACAItwUAANAXACCCDgAA2BcAMIMOAAC8CAAQhA4AANgXADD4DhAAwBYAIZsQAQD9FQAhuBABAP0VACG5EBAAwBYAIQG3BQAAox4AIAm3BQAA0BcAIIIOAADYFwAwgw4AALwIABCEDgAA2BcAMPgOEADAFgAhmxABAP0VACG4EAEA_RUAIbkQEADAFgAhyRAAANcXACADAAAAvAgAIAMAAL0IADAEAAC-CAAgGIUDAQD9FQAhtwUAANAXACD9DAIAhRYAIYIOAADWFwAwgw4AAMAIABCEDgAA1hcAMMQOAQD_FQAhpA8CAIQWACGtDwEA_xUAIegPAQD_FQAh9w8BAP8VACGbEAEA_RUAIacQAgCEFgAhrBAgAKEWACGtEAIAhRYAIa8QAQD9FQAhsBABAP8VACGxEAIAhBYAIbIQAACGFgAgsxABAP8VACG0EAEA_xUAIbUQAAD4FQAgthAgAKEWACG3EAIAhBYAIQ-3BQAAox4AIMQOAADaGAAgpA8AANoYACCtDwAA2hgAIOgPAADaGAAg9w8AANoYACCnEAAA2hgAIKwQAADaGAAgsBAAANoYACCxEAAA2hgAILIQAADaGAAgsxAAANoYACC0EAAA2hgAILYQAADaGAAgtxAAANoYACAZhQMBAP0VACG3BQAA0BcAIP0MAgCFFgAhgg4AANYXADCDDgAAwAgAEIQOAADWFwAwxA4BAP8VACGkDwIAhBYAIa0PAQD_FQAh6A8BAP8VACH3DwEA_xUAIZsQAQD9FQAhpxACAIQWACGsECAAoRYAIa0QAgCFFgAhrxABAP0VACGwEAEA_xUAIbEQAgCEFgAhshAAAIYWACCzEAEA_xUAIbQQAQD_FQAhtRAAAPgVACC2ECAAoRYAIbcQAgCEFgAhyBAAANUXACADAAAAwAgAIAMAAMEIADAEAADCCAAgCbcFAADQFwAg_QwCAIUWACGCDgAA1BcAMIMOAADECAAQhA4AANQXADCBDwEA_RUAIZsQAQD9FQAhrRACAIQWACGuEAEA_RUAIQK3BQAAox4AIK0QAADaGAAgCrcFAADQFwAg_QwCAIUWACGCDgAA1BcAMIMOAADECAAQhA4AANQXADCBDwEA_RUAIZsQAQD9FQAhrRACAIQWACGuEAEA_RUAIccQAADTFwAgAwAAAMQIACADAADFCAAwBAAAxggAIAu3BQAA0BcAIIIOAADSFwAwgw4AAMgIABCEDgAA0hcAMJsQAQD9FQAhpxACAIUWACGoEAIAhRYAIakQAgCFFgAhqhAAAPgVACCrEAAAkBYAIKwQAQD9FQAhAbcFAACjHgAgDLcFAADQFwAggg4AANIXADCDDgAAyAgAEIQOAADSFwAwmxABAP0VACGnEAIAhRYAIagQAgCFFgAhqRACAIUWACGqEAAA-BUAIKsQAACQFgAgrBABAP0VACHGEAAA0RcAIAMAAADICAAgAwAAyQgAMAQAAMoIACAJtwUAANAXACCCDgAAzxcAMIMOAADMCAAQhA4AAM8XADCFDgEA_RUAIakOQACBFgAh1A9AAIEWACHwDwABohYAIZsQAQD9FQAhAbcFAACjHgAgCbcFAADQFwAggg4AAM8XADCDDgAAzAgAEIQOAADPFwAwhQ4BAAAAAakOQACBFgAh1A9AAIEWACHwDwABAAABmxABAP0VACEDAAAAzAgAIAMAAM0IADAEAADOCAAgAQAAALgIACABAAAAvAgAIAEAAADACAAgAQAAAMQIACABAAAAyAgAIAEAAADMCAAgAQAAALYIACAjuAUAAMkXACC5BQAAyhcAILoFAADLFwAguwUAAMwXACC8BQAAzRcAIL0FAADOFwAg0QcAAIYWACCCDgAAyBcAMIMOAADXCAAQhA4AAMgXADCFDgEA_RUAIYcOBAC1FgAhqQ5AAIEWACGrDgEA_RUAIcYOBAC1FgAh3g4BAP0VACHkDgAAhhYAIIEPAQD_FQAhiQ8BAP0VACGdDwAAhhYAINQPQACBFgAh5w8BAP8VACGMEEAAgBYAIboQAQD9FQAhuxAgAP4VACG8EAEA_xUAIb0QAQD_FQAhvhAAAIYWACC_EAAAhhYAIMAQAACQFgAgwRAgAP4VACHCEAAA-BUAIMMQAgCFFgAhxBBAAIAWACHFEAAAhhYAIBS4BQAAnR4AILkFAACeHgAgugUAAJ8eACC7BQAAoB4AILwFAAChHgAgvQUAAKIeACDRBwAA2hgAIIcOAADaGAAgxg4AANoYACDkDgAA2hgAIIEPAADaGAAgnQ8AANoYACDnDwAA2hgAIIwQAADaGAAgvBAAANoYACC9EAAA2hgAIL4QAADaGAAgvxAAANoYACDEEAAA2hgAIMUQAADaGAAgAwAAANcIACADAADYCAAwBAAAtggAIAMAAADXCAAgAwAA2AgAMAQAALYIACADAAAA1wgAIAMAANgIADAEAAC2CAAgILgFAACXHgAguQUAAJgeACC6BQAAmR4AILsFAACaHgAgvAUAAJseACC9BQAAnB4AINEHgAAAAAGFDgEAAAABhw4EAAAAAakOQAAAAAGrDgEAAAABxg4EAAAAAd4OAQAAAAHkDoAAAAABgQ8BAAAAAYkPAQAAAAGdD4AAAAAB1A9AAAAAAecPAQAAAAGMEEAAAAABuhABAAAAAbsQIAAAAAG8EAEAAAABvRABAAAAAb4QgAAAAAG_EIAAAAABwBCAAAAAAcEQIAAAAAHCEAAAlh4AIMMQAgAAAAHEEEAAAAABxRCAAAAAAQEIAADcCAAgGtEHgAAAAAGFDgEAAAABhw4EAAAAAakOQAAAAAGrDgEAAAABxg4EAAAAAd4OAQAAAAHkDoAAAAABgQ8BAAAAAYkPAQAAAAGdD4AAAAAB1A9AAAAAAecPAQAAAAGMEEAAAAABuhABAAAAAbsQIAAAAAG8EAEAAAABvRABAAAAAb4QgAAAAAG_EIAAAAABwBCAAAAAAcEQIAAAAAHCEAAAlh4AIMMQAgAAAAHEEEAAAAABxRCAAAAAAQEIAADeCAAwAQgAAN4IADAguAUAAMgdACC5BQAAyR0AILoFAADKHQAguwUAAMsdACC8BQAAzB0AIL0FAADNHQAg0QeAAAAAAYUOAQDlGAAhhw4EAMwZACGpDkAA4RgAIasOAQDlGAAhxg4EAMwZACHeDgEA5RgAIeQOgAAAAAGBDwEA5BgAIYkPAQDlGAAhnQ-AAAAAAdQPQADhGAAh5w8BAOQYACGMEEAA7RgAIboQAQDlGAAhuxAgAIMZACG8EAEA5BgAIb0QAQDkGAAhvhCAAAAAAb8QgAAAAAHAEIAAAAABwRAgAIMZACHCEAAAxx0AIMMQAgDjGAAhxBBAAO0YACHFEIAAAAABAgAAALYIACAIAADhCAAgGtEHgAAAAAGFDgEA5RgAIYcOBADMGQAhqQ5AAOEYACGrDgEA5RgAIcYOBADMGQAh3g4BAOUYACHkDoAAAAABgQ8BAOQYACGJDwEA5RgAIZ0PgAAAAAHUD0AA4RgAIecPAQDkGAAhjBBAAO0YACG6EAEA5RgAIbsQIACDGQAhvBABAOQYACG9EAEA5BgAIb4QgAAAAAG_EIAAAAABwBCAAAAAAcEQIACDGQAhwhAAAMcdACDDEAIA4xgAIcQQQADtGAAhxRCAAAAAAQIAAADXCAAgCAAA4wgAIAIAAADXCAAgCAAA4wgAIAMAAAC2CAAgDwAA3AgAIBAAAOEIACABAAAAtggAIAEAAADXCAAgExUAAMIdACAWAADFHQAgFwAAxB0AICgAAMMdACApAADGHQAg0QcAANoYACCHDgAA2hgAIMYOAADaGAAg5A4AANoYACCBDwAA2hgAIJ0PAADaGAAg5w8AANoYACCMEAAA2hgAILwQAADaGAAgvRAAANoYACC-EAAA2hgAIL8QAADaGAAgxBAAANoYACDFEAAA2hgAIB3RBwAA4xUAIIIOAADHFwAwgw4AAOoIABCEDgAAxxcAMIUOAQDeFQAhhw4EALEWACGpDkAA3xUAIasOAQDeFQAhxg4EALEWACHeDgEA3hUAIeQOAADjFQAggQ8BAOIVACGJDwEA3hUAIZ0PAADjFQAg1A9AAN8VACHnDwEA4hUAIYwQQAD0FQAhuhABAN4VACG7ECAA-RUAIbwQAQDiFQAhvRABAOIVACG-EAAA4xUAIL8QAADjFQAgwBAAAI0WACDBECAA-RUAIcIQAAD4FQAgwxACAOEVACHEEEAA9BUAIcUQAADjFQAgAwAAANcIACADAADpCAAwFAAA6ggAIAMAAADXCAAgAwAA2AgAMAQAALYIACABAAAAuggAIAEAAAC6CAAgAwAAALgIACADAAC5CAAwBAAAuggAIAMAAAC4CAAgAwAAuQgAMAQAALoIACADAAAAuAgAIAMAALkIADAEAAC6CAAgBLcFAADBHQAgmBACAAAAAZkQAAEAAAGbEAEAAAABAQgAAPIIACADmBACAAAAAZkQAAEAAAGbEAEAAAABAQgAAPQIADABCAAA9AgAMAS3BQAAwB0AIJgQAgDjGAAhmRAAAaYZACGbEAEA5RgAIQIAAAC6CAAgCAAA9wgAIAOYEAIA4xgAIZkQAAGmGQAhmxABAOUYACECAAAAuAgAIAgAAPkIACACAAAAuAgAIAgAAPkIACADAAAAuggAIA8AAPIIACAQAAD3CAAgAQAAALoIACABAAAAuAgAIAUVAAC7HQAgFgAAvh0AIBcAAL0dACAoAAC8HQAgKQAAvx0AIAaCDgAAxhcAMIMOAACACQAQhA4AAMYXADCYEAIA4RUAIZkQAAGVFgAhmxABAN4VACEDAAAAuAgAIAMAAP8IADAUAACACQAgAwAAALgIACADAAC5CAAwBAAAuggAIAEAAAC-CAAgAQAAAL4IACADAAAAvAgAIAMAAL0IADAEAAC-CAAgAwAAALwIACADAAC9CAAwBAAAvggAIAMAAAC8CAAgAwAAvQgAMAQAAL4IACAFtwUAALodACD4DhAAAAABmxABAAAAAbgQAQAAAAG5EBAAAAABAQgAAIgJACAE-A4QAAAAAZsQAQAAAAG4EAEAAAABuRAQAAAAAQEIAACKCQAwAQgAAIoJADAFtwUAALkdACD4DhAA2xkAIZsQAQDlGAAhuBABAOUYACG5EBAA2xkAIQIAAAC-CAAgCAAAjQkAIAT4DhAA2xkAIZsQAQDlGAAhuBABAOUYACG5EBAA2xkAIQIAAAC8CAAgCAAAjwkAIAIAAAC8CAAgCAAAjwkAIAMAAAC-CAAgDwAAiAkAIBAAAI0JACABAAAAvggAIAEAAAC8CAAgBRUAALQdACAWAAC3HQAgFwAAth0AICgAALUdACApAAC4HQAgB4IOAADFFwAwgw4AAJYJABCEDgAAxRcAMPgOEAC8FgAhmxABAN4VACG4EAEA3hUAIbkQEAC8FgAhAwAAALwIACADAACVCQAwFAAAlgkAIAMAAAC8CAAgAwAAvQgAMAQAAL4IACABAAAAwggAIAEAAADCCAAgAwAAAMAIACADAADBCAAwBAAAwggAIAMAAADACAAgAwAAwQgAMAQAAMIIACADAAAAwAgAIAMAAMEIADAEAADCCAAgFYUDAQAAAAG3BQAAsx0AIP0MAgAAAAHEDgEAAAABpA8CAAAAAa0PAQAAAAHoDwEAAAAB9w8BAAAAAZsQAQAAAAGnEAIAAAABrBAgAAAAAa0QAgAAAAGvEAEAAAABsBABAAAAAbEQAgAAAAGyEIAAAAABsxABAAAAAbQQAQAAAAG1EAAAsh0AILYQIAAAAAG3EAIAAAABAQgAAJ4JACAUhQMBAAAAAf0MAgAAAAHEDgEAAAABpA8CAAAAAa0PAQAAAAHoDwEAAAAB9w8BAAAAAZsQAQAAAAGnEAIAAAABrBAgAAAAAa0QAgAAAAGvEAEAAAABsBABAAAAAbEQAgAAAAGyEIAAAAABsxABAAAAAbQQAQAAAAG1EAAAsh0AILYQIAAAAAG3EAIAAAABAQgAAKAJADABCAAAoAkAMBWFAwEA5RgAIbcFAACxHQAg_QwCAOMYACHEDgEA5BgAIaQPAgDiGAAhrQ8BAOQYACHoDwEA5BgAIfcPAQDkGAAhmxABAOUYACGnEAIA4hgAIawQIAClGQAhrRACAOMYACGvEAEA5RgAIbAQAQDkGAAhsRACAOIYACGyEIAAAAABsxABAOQYACG0EAEA5BgAIbUQAACwHQAgthAgAKUZACG3EAIA4hgAIQIAAADCCAAgCAAAowkAIBSFAwEA5RgAIf0MAgDjGAAhxA4BAOQYACGkDwIA4hgAIa0PAQDkGAAh6A8BAOQYACH3DwEA5BgAIZsQAQDlGAAhpxACAOIYACGsECAApRkAIa0QAgDjGAAhrxABAOUYACGwEAEA5BgAIbEQAgDiGAAhshCAAAAAAbMQAQDkGAAhtBABAOQYACG1EAAAsB0AILYQIAClGQAhtxACAOIYACECAAAAwAgAIAgAAKUJACACAAAAwAgAIAgAAKUJACADAAAAwggAIA8AAJ4JACAQAACjCQAgAQAAAMIIACABAAAAwAgAIBMVAACrHQAgFgAArh0AIBcAAK0dACAoAACsHQAgKQAArx0AIMQOAADaGAAgpA8AANoYACCtDwAA2hgAIOgPAADaGAAg9w8AANoYACCnEAAA2hgAIKwQAADaGAAgsBAAANoYACCxEAAA2hgAILIQAADaGAAgsxAAANoYACC0EAAA2hgAILYQAADaGAAgtxAAANoYACAXhQMBAN4VACH9DAIA4RUAIYIOAADEFwAwgw4AAKwJABCEDgAAxBcAMMQOAQDiFQAhpA8CAOAVACGtDwEA4hUAIegPAQDiFQAh9w8BAOIVACGbEAEA3hUAIacQAgDgFQAhrBAgAJQWACGtEAIA4RUAIa8QAQDeFQAhsBABAOIVACGxEAIA4BUAIbIQAADjFQAgsxABAOIVACG0EAEA4hUAIbUQAAD4FQAgthAgAJQWACG3EAIA4BUAIQMAAADACAAgAwAAqwkAMBQAAKwJACADAAAAwAgAIAMAAMEIADAEAADCCAAgAQAAAMYIACABAAAAxggAIAMAAADECAAgAwAAxQgAMAQAAMYIACADAAAAxAgAIAMAAMUIADAEAADGCAAgAwAAAMQIACADAADFCAAwBAAAxggAIAa3BQAAqh0AIP0MAgAAAAGBDwEAAAABmxABAAAAAa0QAgAAAAGuEAEAAAABAQgAALQJACAF_QwCAAAAAYEPAQAAAAGbEAEAAAABrRACAAAAAa4QAQAAAAEBCAAAtgkAMAEIAAC2CQAwBrcFAACpHQAg_QwCAOMYACGBDwEA5RgAIZsQAQDlGAAhrRACAOIYACGuEAEA5RgAIQIAAADGCAAgCAAAuQkAIAX9DAIA4xgAIYEPAQDlGAAhmxABAOUYACGtEAIA4hgAIa4QAQDlGAAhAgAAAMQIACAIAAC7CQAgAgAAAMQIACAIAAC7CQAgAwAAAMYIACAPAAC0CQAgEAAAuQkAIAEAAADGCAAgAQAAAMQIACAGFQAApB0AIBYAAKcdACAXAACmHQAgKAAApR0AICkAAKgdACCtEAAA2hgAIAj9DAIA4RUAIYIOAADDFwAwgw4AAMIJABCEDgAAwxcAMIEPAQDeFQAhmxABAN4VACGtEAIA4BUAIa4QAQDeFQAhAwAAAMQIACADAADBCQAwFAAAwgkAIAMAAADECAAgAwAAxQgAMAQAAMYIACABAAAAyggAIAEAAADKCAAgAwAAAMgIACADAADJCAAwBAAAyggAIAMAAADICAAgAwAAyQgAMAQAAMoIACADAAAAyAgAIAMAAMkIADAEAADKCAAgCLcFAACjHQAgmxABAAAAAacQAgAAAAGoEAIAAAABqRACAAAAAaoQAACiHQAgqxCAAAAAAawQAQAAAAEBCAAAygkAIAebEAEAAAABpxACAAAAAagQAgAAAAGpEAIAAAABqhAAAKIdACCrEIAAAAABrBABAAAAAQEIAADMCQAwAQgAAMwJADAItwUAAKEdACCbEAEA5RgAIacQAgDjGAAhqBACAOMYACGpEAIA4xgAIaoQAACgHQAgqxCAAAAAAawQAQDlGAAhAgAAAMoIACAIAADPCQAgB5sQAQDlGAAhpxACAOMYACGoEAIA4xgAIakQAgDjGAAhqhAAAKAdACCrEIAAAAABrBABAOUYACECAAAAyAgAIAgAANEJACACAAAAyAgAIAgAANEJACADAAAAyggAIA8AAMoJACAQAADPCQAgAQAAAMoIACABAAAAyAgAIAUVAACbHQAgFgAAnh0AIBcAAJ0dACAoAACcHQAgKQAAnx0AIAqCDgAAwhcAMIMOAADYCQAQhA4AAMIXADCbEAEA3hUAIacQAgDhFQAhqBACAOEVACGpEAIA4RUAIaoQAAD4FQAgqxAAAI0WACCsEAEA3hUAIQMAAADICAAgAwAA1wkAMBQAANgJACADAAAAyAgAIAMAAMkIADAEAADKCAAgAQAAAM4IACABAAAAzggAIAMAAADMCAAgAwAAzQgAMAQAAM4IACADAAAAzAgAIAMAAM0IADAEAADOCAAgAwAAAMwIACADAADNCAAwBAAAzggAIAa3BQAAmh0AIIUOAQAAAAGpDkAAAAAB1A9AAAAAAfAPAAEAAAGbEAEAAAABAQgAAOAJACAFhQ4BAAAAAakOQAAAAAHUD0AAAAAB8A8AAQAAAZsQAQAAAAEBCAAA4gkAMAEIAADiCQAwBrcFAACZHQAghQ4BAOUYACGpDkAA4RgAIdQPQADhGAAh8A8AAaYZACGbEAEA5RgAIQIAAADOCAAgCAAA5QkAIAWFDgEA5RgAIakOQADhGAAh1A9AAOEYACHwDwABphkAIZsQAQDlGAAhAgAAAMwIACAIAADnCQAgAgAAAMwIACAIAADnCQAgAwAAAM4IACAPAADgCQAgEAAA5QkAIAEAAADOCAAgAQAAAMwIACADFQAAlh0AIBYAAJgdACAXAACXHQAgCIIOAADBFwAwgw4AAO4JABCEDgAAwRcAMIUOAQDeFQAhqQ5AAN8VACHUD0AA3xUAIfAPAAGVFgAhmxABAN4VACEDAAAAzAgAIAMAAO0JADAUAADuCQAgAwAAAMwIACADAADNCAAwBAAAzggAIByvBgAAuhcAILAGAAC7FwAggg4AALkXADCDDgAA_gkAEIQOAAC5FwAwhQ4BAAAAAakOQACBFgAhqw4BAP0VACHSDgEA_xUAIdsOAgCFFgAh3g4BAP0VACHoDkAAgBYAIYEPAQD_FQAhhA8EALUWACHADwEA_xUAIdMPAQD_FQAh5w8BAP8VACGAEAQAtRYAIZsQAQD9FQAhnBABAP0VACGdEBAApBYAIZ4QEACkFgAhnxACAIQWACGgEAABoxYAIaEQAgCEFgAhohAQAKQWACGjEAAAhhYAIKQQAQD_FQAhAQAAAPEJACAJrgYAAL4XACCCDgAAwBcAMIMOAADzCQAQhA4AAMAXADDEDgEA_RUAIdIOEACkFgAhsA8CAIUWACGXEAEA_RUAIZoQAgCFFgAhAq4GAACVHQAg0g4AANoYACAKrgYAAL4XACCCDgAAwBcAMIMOAADzCQAQhA4AAMAXADDEDgEA_RUAIdIOEACkFgAhsA8CAIUWACGXEAEA_RUAIZoQAgCFFgAhphAAAL8XACADAAAA8wkAIAMAAPQJADAEAAD1CQAgB64GAAC-FwAggg4AAL0XADCDDgAA9wkAEIQOAAC9FwAwlxABAP0VACGYEAIAhRYAIZkQAAGiFgAhAa4GAACVHQAgCK4GAAC-FwAggg4AAL0XADCDDgAA9wkAEIQOAAC9FwAwlxABAP0VACGYEAIAhRYAIZkQAAGiFgAhpRAAALwXACADAAAA9wkAIAMAAPgJADAEAAD5CQAgAQAAAPMJACABAAAA9wkAIAEAAADxCQAgHK8GAAC6FwAgsAYAALsXACCCDgAAuRcAMIMOAAD-CQAQhA4AALkXADCFDgEA_RUAIakOQACBFgAhqw4BAP0VACHSDgEA_xUAIdsOAgCFFgAh3g4BAP0VACHoDkAAgBYAIYEPAQD_FQAhhA8EALUWACHADwEA_xUAIdMPAQD_FQAh5w8BAP8VACGAEAQAtRYAIZsQAQD9FQAhnBABAP0VACGdEBAApBYAIZ4QEACkFgAhnxACAIQWACGgEAABoxYAIaEQAgCEFgAhohAQAKQWACGjEAAAhhYAIKQQAQD_FQAhEq8GAACTHQAgsAYAAJQdACDSDgAA2hgAIOgOAADaGAAggQ8AANoYACCEDwAA2hgAIMAPAADaGAAg0w8AANoYACDnDwAA2hgAIIAQAADaGAAgnRAAANoYACCeEAAA2hgAIJ8QAADaGAAgoBAAANoYACChEAAA2hgAIKIQAADaGAAgoxAAANoYACCkEAAA2hgAIAMAAAD-CQAgAwAA_wkAMAQAAPEJACADAAAA_gkAIAMAAP8JADAEAADxCQAgAwAAAP4JACADAAD_CQAwBAAA8QkAIBmvBgAAkR0AILAGAACSHQAghQ4BAAAAAakOQAAAAAGrDgEAAAAB0g4BAAAAAdsOAgAAAAHeDgEAAAAB6A5AAAAAAYEPAQAAAAGEDwQAAAABwA8BAAAAAdMPAQAAAAHnDwEAAAABgBAEAAAAAZsQAQAAAAGcEAEAAAABnRAQAAAAAZ4QEAAAAAGfEAIAAAABoBAAAQAAAaEQAgAAAAGiEBAAAAABoxCAAAAAAaQQAQAAAAEBCAAAgwoAIBeFDgEAAAABqQ5AAAAAAasOAQAAAAHSDgEAAAAB2w4CAAAAAd4OAQAAAAHoDkAAAAABgQ8BAAAAAYQPBAAAAAHADwEAAAAB0w8BAAAAAecPAQAAAAGAEAQAAAABmxABAAAAAZwQAQAAAAGdEBAAAAABnhAQAAAAAZ8QAgAAAAGgEAABAAABoRACAAAAAaIQEAAAAAGjEIAAAAABpBABAAAAAQEIAACFCgAwAQgAAIUKADAZrwYAAPccACCwBgAA-BwAIIUOAQDlGAAhqQ5AAOEYACGrDgEA5RgAIdIOAQDkGAAh2w4CAOMYACHeDgEA5RgAIegOQADtGAAhgQ8BAOQYACGEDwQAzBkAIcAPAQDkGAAh0w8BAOQYACHnDwEA5BgAIYAQBADMGQAhmxABAOUYACGcEAEA5RgAIZ0QEACoGQAhnhAQAKgZACGfEAIA4hgAIaAQAAGnGQAhoRACAOIYACGiEBAAqBkAIaMQgAAAAAGkEAEA5BgAIQIAAADxCQAgCAAAiAoAIBeFDgEA5RgAIakOQADhGAAhqw4BAOUYACHSDgEA5BgAIdsOAgDjGAAh3g4BAOUYACHoDkAA7RgAIYEPAQDkGAAhhA8EAMwZACHADwEA5BgAIdMPAQDkGAAh5w8BAOQYACGAEAQAzBkAIZsQAQDlGAAhnBABAOUYACGdEBAAqBkAIZ4QEACoGQAhnxACAOIYACGgEAABpxkAIaEQAgDiGAAhohAQAKgZACGjEIAAAAABpBABAOQYACECAAAA_gkAIAgAAIoKACACAAAA_gkAIAgAAIoKACADAAAA8QkAIA8AAIMKACAQAACICgAgAQAAAPEJACABAAAA_gkAIBUVAADyHAAgFgAA9RwAIBcAAPQcACAoAADzHAAgKQAA9hwAINIOAADaGAAg6A4AANoYACCBDwAA2hgAIIQPAADaGAAgwA8AANoYACDTDwAA2hgAIOcPAADaGAAggBAAANoYACCdEAAA2hgAIJ4QAADaGAAgnxAAANoYACCgEAAA2hgAIKEQAADaGAAgohAAANoYACCjEAAA2hgAIKQQAADaGAAgGoIOAAC4FwAwgw4AAJEKABCEDgAAuBcAMIUOAQDeFQAhqQ5AAN8VACGrDgEA3hUAIdIOAQDiFQAh2w4CAOEVACHeDgEA3hUAIegOQAD0FQAhgQ8BAOIVACGEDwQAsRYAIcAPAQDiFQAh0w8BAOIVACHnDwEA4hUAIYAQBACxFgAhmxABAN4VACGcEAEA3hUAIZ0QEACXFgAhnhAQAJcWACGfEAIA4BUAIaAQAAGWFgAhoRACAOAVACGiEBAAlxYAIaMQAADjFQAgpBABAOIVACEDAAAA_gkAIAMAAJAKADAUAACRCgAgAwAAAP4JACADAAD_CQAwBAAA8QkAIAEAAAD1CQAgAQAAAPUJACADAAAA8wkAIAMAAPQJADAEAAD1CQAgAwAAAPMJACADAAD0CQAwBAAA9QkAIAMAAADzCQAgAwAA9AkAMAQAAPUJACAGrgYAAPEcACDEDgEAAAAB0g4QAAAAAbAPAgAAAAGXEAEAAAABmhACAAAAAQEIAACZCgAgBcQOAQAAAAHSDhAAAAABsA8CAAAAAZcQAQAAAAGaEAIAAAABAQgAAJsKADABCAAAmwoAMAauBgAA8BwAIMQOAQDlGAAh0g4QAKgZACGwDwIA4xgAIZcQAQDlGAAhmhACAOMYACECAAAA9QkAIAgAAJ4KACAFxA4BAOUYACHSDhAAqBkAIbAPAgDjGAAhlxABAOUYACGaEAIA4xgAIQIAAADzCQAgCAAAoAoAIAIAAADzCQAgCAAAoAoAIAMAAAD1CQAgDwAAmQoAIBAAAJ4KACABAAAA9QkAIAEAAADzCQAgBhUAAOscACAWAADuHAAgFwAA7RwAICgAAOwcACApAADvHAAg0g4AANoYACAIgg4AALcXADCDDgAApwoAEIQOAAC3FwAwxA4BAN4VACHSDhAAlxYAIbAPAgDhFQAhlxABAN4VACGaEAIA4RUAIQMAAADzCQAgAwAApgoAMBQAAKcKACADAAAA8wkAIAMAAPQJADAEAAD1CQAgAQAAAPkJACABAAAA-QkAIAMAAAD3CQAgAwAA-AkAMAQAAPkJACADAAAA9wkAIAMAAPgJADAEAAD5CQAgAwAAAPcJACADAAD4CQAwBAAA-QkAIASuBgAA6hwAIJcQAQAAAAGYEAIAAAABmRAAAQAAAQEIAACvCgAgA5cQAQAAAAGYEAIAAAABmRAAAQAAAQEIAACxCgAwAQgAALEKADAErgYAAOkcACCXEAEA5RgAIZgQAgDjGAAhmRAAAaYZACECAAAA-QkAIAgAALQKACADlxABAOUYACGYEAIA4xgAIZkQAAGmGQAhAgAAAPcJACAIAAC2CgAgAgAAAPcJACAIAAC2CgAgAwAAAPkJACAPAACvCgAgEAAAtAoAIAEAAAD5CQAgAQAAAPcJACAFFQAA5BwAIBYAAOccACAXAADmHAAgKAAA5RwAICkAAOgcACAGgg4AALYXADCDDgAAvQoAEIQOAAC2FwAwlxABAN4VACGYEAIA4RUAIZkQAAGVFgAhAwAAAPcJACADAAC8CgAwFAAAvQoAIAMAAAD3CQAgAwAA-AkAMAQAAPkJACABAAAAgwIAIAEAAACDAgAgAwAAAIECACADAACCAgAwBAAAgwIAIAMAAACBAgAgAwAAggIAMAQAAIMCACADAAAAgQIAIAMAAIICADAEAACDAgAgEawBAADgHAAgrwEAAOEcACCwAQAA4hwAILEBAADjHAAghQ4BAAAAAakOQAAAAAGrDgEAAAABrQ4BAAAAAbYOAQAAAAGADwEAAAAB0A9AAAAAAdwPQAAAAAGREAEAAAABkxABAAAAAZQQAADfHAAglRBAAAAAAZYQAgAAAAEBCAAAxQoAIA2FDgEAAAABqQ5AAAAAAasOAQAAAAGtDgEAAAABtg4BAAAAAYAPAQAAAAHQD0AAAAAB3A9AAAAAAZEQAQAAAAGTEAEAAAABlBAAAN8cACCVEEAAAAABlhACAAAAAQEIAADHCgAwAQgAAMcKADABAAAAhQIAIBGsAQAAtxwAIK8BAAC4HAAgsAEAALkcACCxAQAAuhwAIIUOAQDlGAAhqQ5AAOEYACGrDgEA5BgAIa0OAQDlGAAhtg4BAOQYACGADwEA5RgAIdAPQADtGAAh3A9AAO0YACGREAEA5RgAIZMQAQDlGAAhlBAAALYcACCVEEAA7RgAIZYQAgDjGAAhAgAAAIMCACAIAADLCgAgDYUOAQDlGAAhqQ5AAOEYACGrDgEA5BgAIa0OAQDlGAAhtg4BAOQYACGADwEA5RgAIdAPQADtGAAh3A9AAO0YACGREAEA5RgAIZMQAQDlGAAhlBAAALYcACCVEEAA7RgAIZYQAgDjGAAhAgAAAIECACAIAADNCgAgAgAAAIECACAIAADNCgAgAQAAAIUCACADAAAAgwIAIA8AAMUKACAQAADLCgAgAQAAAIMCACABAAAAgQIAIAoVAACxHAAgFgAAtBwAIBcAALMcACAoAACyHAAgKQAAtRwAIKsOAADaGAAgtg4AANoYACDQDwAA2hgAINwPAADaGAAglRAAANoYACAQgg4AALUXADCDDgAA1QoAEIQOAAC1FwAwhQ4BAN4VACGpDkAA3xUAIasOAQDiFQAhrQ4BAN4VACG2DgEA4hUAIYAPAQDeFQAh0A9AAPQVACHcD0AA9BUAIZEQAQDeFQAhkxABAN4VACGUEAAA-BUAIJUQQAD0FQAhlhACAOEVACEDAAAAgQIAIAMAANQKADAUAADVCgAgAwAAAIECACADAACCAgAwBAAAgwIAIAmCDgAAtBcAMIMOAADbCgAQhA4AALQXADCrDgEA_xUAIcUOAQD_FQAhkQ8gAP4VACHcD0AAgRYAIZEQAQAAAAGSEAIAhRYAIQEAAADYCgAgAQAAANgKACAJgg4AALQXADCDDgAA2woAEIQOAAC0FwAwqw4BAP8VACHFDgEA_xUAIZEPIAD-FQAh3A9AAIEWACGREAEA_RUAIZIQAgCFFgAhAqsOAADaGAAgxQ4AANoYACADAAAA2woAIAMAANwKADAEAADYCgAgAwAAANsKACADAADcCgAwBAAA2AoAIAMAAADbCgAgAwAA3AoAMAQAANgKACAGqw4BAAAAAcUOAQAAAAGRDyAAAAAB3A9AAAAAAZEQAQAAAAGSEAIAAAABAQgAAOAKACAGqw4BAAAAAcUOAQAAAAGRDyAAAAAB3A9AAAAAAZEQAQAAAAGSEAIAAAABAQgAAOIKADABCAAA4goAMAarDgEA5BgAIcUOAQDkGAAhkQ8gAIMZACHcD0AA4RgAIZEQAQDlGAAhkhACAOMYACECAAAA2AoAIAgAAOUKACAGqw4BAOQYACHFDgEA5BgAIZEPIACDGQAh3A9AAOEYACGREAEA5RgAIZIQAgDjGAAhAgAAANsKACAIAADnCgAgAgAAANsKACAIAADnCgAgAwAAANgKACAPAADgCgAgEAAA5QoAIAEAAADYCgAgAQAAANsKACAHFQAArBwAIBYAAK8cACAXAACuHAAgKAAArRwAICkAALAcACCrDgAA2hgAIMUOAADaGAAgCYIOAACzFwAwgw4AAO4KABCEDgAAsxcAMKsOAQDiFQAhxQ4BAOIVACGRDyAA-RUAIdwPQADfFQAhkRABAN4VACGSEAIA4RUAIQMAAADbCgAgAwAA7QoAMBQAAO4KACADAAAA2woAIAMAANwKADAEAADYCgAgAQAAAIkCACABAAAAiQIAIAMAAACHAgAgAwAAiAIAMAQAAIkCACADAAAAhwIAIAMAAIgCADAEAACJAgAgAwAAAIcCACADAACIAgAwBAAAiQIAIAYIgAAAAAGuAQAAqxwAIIUOBAAAAAGHDkAAAAABzA4BAAAAAYoQAQAAAAEBCAAA9goAIAUIgAAAAAGFDgQAAAABhw5AAAAAAcwOAQAAAAGKEAEAAAABAQgAAPgKADABCAAA-AoAMAYIgAAAAAGuAQAAqhwAIIUOBADgGAAhhw5AAOEYACHMDgEA5RgAIYoQAQDlGAAhAgAAAIkCACAIAAD7CgAgBQiAAAAAAYUOBADgGAAhhw5AAOEYACHMDgEA5RgAIYoQAQDlGAAhAgAAAIcCACAIAAD9CgAgAgAAAIcCACAIAAD9CgAgAwAAAIkCACAPAAD2CgAgEAAA-woAIAEAAACJAgAgAQAAAIcCACAFFQAApRwAIBYAAKgcACAXAACnHAAgKAAAphwAICkAAKkcACAICAAAjRYAIIIOAACyFwAwgw4AAIQLABCEDgAAshcAMIUOBADdFQAhhw5AAN8VACHMDgEA3hUAIYoQAQDeFQAhAwAAAIcCACADAACDCwAwFAAAhAsAIAMAAACHAgAgAwAAiAIAMAQAAIkCACABAAAAjQIAIAEAAACNAgAgAwAAAIsCACADAACMAgAwBAAAjQIAIAMAAACLAgAgAwAAjAIAMAQAAI0CACADAAAAiwIAIAMAAIwCADAEAACNAgAgDq4BAACkHAAghQ4BAAAAAaQOAgAAAAGmDkAAAAABpw4CAAAAAagOQAAAAAGpDkAAAAABzA4BAAAAAd4OAQAAAAHoDkAAAAABihABAAAAAY4QgAAAAAGPEAIAAAABkBBAAAAAAQEIAACMCwAgDYUOAQAAAAGkDgIAAAABpg5AAAAAAacOAgAAAAGoDkAAAAABqQ5AAAAAAcwOAQAAAAHeDgEAAAAB6A5AAAAAAYoQAQAAAAGOEIAAAAABjxACAAAAAZAQQAAAAAEBCAAAjgsAMAEIAACOCwAwDq4BAACjHAAghQ4BAOUYACGkDgIA4xgAIaYOQADtGAAhpw4CAOMYACGoDkAA7RgAIakOQADhGAAhzA4BAOUYACHeDgEA5RgAIegOQADtGAAhihABAOUYACGOEIAAAAABjxACAOMYACGQEEAA7RgAIQIAAACNAgAgCAAAkQsAIA2FDgEA5RgAIaQOAgDjGAAhpg5AAO0YACGnDgIA4xgAIagOQADtGAAhqQ5AAOEYACHMDgEA5RgAId4OAQDlGAAh6A5AAO0YACGKEAEA5RgAIY4QgAAAAAGPEAIA4xgAIZAQQADtGAAhAgAAAIsCACAIAACTCwAgAgAAAIsCACAIAACTCwAgAwAAAI0CACAPAACMCwAgEAAAkQsAIAEAAACNAgAgAQAAAIsCACAJFQAAnhwAIBYAAKEcACAXAACgHAAgKAAAnxwAICkAAKIcACCmDgAA2hgAIKgOAADaGAAg6A4AANoYACCQEAAA2hgAIBCCDgAAsRcAMIMOAACaCwAQhA4AALEXADCFDgEA3hUAIaQOAgDhFQAhpg5AAPQVACGnDgIA4RUAIagOQAD0FQAhqQ5AAN8VACHMDgEA3hUAId4OAQDeFQAh6A5AAPQVACGKEAEA3hUAIY4QAACNFgAgjxACAOEVACGQEEAA9BUAIQMAAACLAgAgAwAAmQsAMBQAAJoLACADAAAAiwIAIAMAAIwCADAEAACNAgAgAQAAAJECACABAAAAkQIAIAMAAACPAgAgAwAAkAIAMAQAAJECACADAAAAjwIAIAMAAJACADAEAACRAgAgAwAAAI8CACADAACQAgAwBAAAkQIAIAgIgAAAAAGuAQAAnRwAIMwOAQAAAAHtD0AAAAABihABAAAAAYsQAQAAAAGMEEAAAAABjRBAAAAAAQEIAACiCwAgBwiAAAAAAcwOAQAAAAHtD0AAAAABihABAAAAAYsQAQAAAAGMEEAAAAABjRBAAAAAAQEIAACkCwAwAQgAAKQLADAICIAAAAABrgEAAJwcACDMDgEA5RgAIe0PQADhGAAhihABAOUYACGLEAEA5RgAIYwQQADhGAAhjRBAAO0YACECAAAAkQIAIAgAAKcLACAHCIAAAAABzA4BAOUYACHtD0AA4RgAIYoQAQDlGAAhixABAOUYACGMEEAA4RgAIY0QQADtGAAhAgAAAI8CACAIAACpCwAgAgAAAI8CACAIAACpCwAgAwAAAJECACAPAACiCwAgEAAApwsAIAEAAACRAgAgAQAAAI8CACAEFQAAmRwAIBYAAJscACAXAACaHAAgjRAAANoYACAKCAAAjRYAIIIOAACwFwAwgw4AALALABCEDgAAsBcAMMwOAQDeFQAh7Q9AAN8VACGKEAEA3hUAIYsQAQDeFQAhjBBAAN8VACGNEEAA9BUAIQMAAACPAgAgAwAArwsAMBQAALALACADAAAAjwIAIAMAAJACADAEAACRAgAgEYIOAACvFwAwgw4AALYLABCEDgAArxcAMIUOAQAAAAGpDkAAgRYAIe0OAQD9FQAh0A9AAIEWACHUD0AAgRYAIYEQAQD9FQAhghABAP8VACGDEAEA_RUAIYQQAQD9FQAhhRABAP8VACGGEEAAgBYAIYcQAQD_FQAhiBBAAIAWACGJEEAAgBYAIQEAAACzCwAgAQAAALMLACARgg4AAK8XADCDDgAAtgsAEIQOAACvFwAwhQ4BAP0VACGpDkAAgRYAIe0OAQD9FQAh0A9AAIEWACHUD0AAgRYAIYEQAQD9FQAhghABAP8VACGDEAEA_RUAIYQQAQD9FQAhhRABAP8VACGGEEAAgBYAIYcQAQD_FQAhiBBAAIAWACGJEEAAgBYAIQaCEAAA2hgAIIUQAADaGAAghhAAANoYACCHEAAA2hgAIIgQAADaGAAgiRAAANoYACADAAAAtgsAIAMAALcLADAEAACzCwAgAwAAALYLACADAAC3CwAwBAAAswsAIAMAAAC2CwAgAwAAtwsAMAQAALMLACAOhQ4BAAAAAakOQAAAAAHtDgEAAAAB0A9AAAAAAdQPQAAAAAGBEAEAAAABghABAAAAAYMQAQAAAAGEEAEAAAABhRABAAAAAYYQQAAAAAGHEAEAAAABiBBAAAAAAYkQQAAAAAEBCAAAuwsAIA6FDgEAAAABqQ5AAAAAAe0OAQAAAAHQD0AAAAAB1A9AAAAAAYEQAQAAAAGCEAEAAAABgxABAAAAAYQQAQAAAAGFEAEAAAABhhBAAAAAAYcQAQAAAAGIEEAAAAABiRBAAAAAAQEIAAC9CwAwAQgAAL0LADAOhQ4BAOUYACGpDkAA4RgAIe0OAQDlGAAh0A9AAOEYACHUD0AA4RgAIYEQAQDlGAAhghABAOQYACGDEAEA5RgAIYQQAQDlGAAhhRABAOQYACGGEEAA7RgAIYcQAQDkGAAhiBBAAO0YACGJEEAA7RgAIQIAAACzCwAgCAAAwAsAIA6FDgEA5RgAIakOQADhGAAh7Q4BAOUYACHQD0AA4RgAIdQPQADhGAAhgRABAOUYACGCEAEA5BgAIYMQAQDlGAAhhBABAOUYACGFEAEA5BgAIYYQQADtGAAhhxABAOQYACGIEEAA7RgAIYkQQADtGAAhAgAAALYLACAIAADCCwAgAgAAALYLACAIAADCCwAgAwAAALMLACAPAAC7CwAgEAAAwAsAIAEAAACzCwAgAQAAALYLACAJFQAAlhwAIBYAAJgcACAXAACXHAAgghAAANoYACCFEAAA2hgAIIYQAADaGAAghxAAANoYACCIEAAA2hgAIIkQAADaGAAgEYIOAACuFwAwgw4AAMkLABCEDgAArhcAMIUOAQDeFQAhqQ5AAN8VACHtDgEA3hUAIdAPQADfFQAh1A9AAN8VACGBEAEA3hUAIYIQAQDiFQAhgxABAN4VACGEEAEA3hUAIYUQAQDiFQAhhhBAAPQVACGHEAEA4hUAIYgQQAD0FQAhiRBAAPQVACEDAAAAtgsAIAMAAMgLADAUAADJCwAgAwAAALYLACADAAC3CwAwBAAAswsAIAeCDgAArRcAMIMOAADPCwAQhA4AAK0XADCFDgEAAAAB1A9AAIEWACH_DwAA-BUAIIAQQACAFgAhAQAAAMwLACABAAAAzAsAIAeCDgAArRcAMIMOAADPCwAQhA4AAK0XADCFDgEA_RUAIdQPQACBFgAh_w8AAPgVACCAEEAAgBYAIQGAEAAA2hgAIAMAAADPCwAgAwAA0AsAMAQAAMwLACADAAAAzwsAIAMAANALADAEAADMCwAgAwAAAM8LACADAADQCwAwBAAAzAsAIASFDgEAAAAB1A9AAAAAAf8PAACVHAAggBBAAAAAAQEIAADUCwAgBIUOAQAAAAHUD0AAAAAB_w8AAJUcACCAEEAAAAABAQgAANYLADABCAAA1gsAMASFDgEA5RgAIdQPQADhGAAh_w8AAJQcACCAEEAA7RgAIQIAAADMCwAgCAAA2QsAIASFDgEA5RgAIdQPQADhGAAh_w8AAJQcACCAEEAA7RgAIQIAAADPCwAgCAAA2wsAIAIAAADPCwAgCAAA2wsAIAMAAADMCwAgDwAA1AsAIBAAANkLACABAAAAzAsAIAEAAADPCwAgBBUAAJEcACAWAACTHAAgFwAAkhwAIIAQAADaGAAgB4IOAACsFwAwgw4AAOILABCEDgAArBcAMIUOAQDeFQAh1A9AAN8VACH_DwAA-BUAIIAQQAD0FQAhAwAAAM8LACADAADhCwAwFAAA4gsAIAMAAADPCwAgAwAA0AsAMAQAAMwLACAM0QcAAJAWACDSBwAAnRcAINMHAACeFwAg1gcAAJ8XACDXBwAAoBcAIIIOAACcFwAwgw4AAIMMABCEDgAAnBcAMIUOAQAAAAGpDkAAgRYAIasOAQD9FQAhiQ8BAP0VACEBAAAA5QsAIA7RBwAAkhcAIIIOAACrFwAwgw4AAOcLABCEDgAAqxcAMIUOAQD9FQAhig4BAP8VACGpDkAAgRYAIasOAQD9FQAhrg4CAIUWACGXD0AAgBYAIcQPQACBFgAh5w8BAP0VACH6DwEA_RUAIfsPAACGFgAgBNEHAACoGwAgig4AANoYACCXDwAA2hgAIPsPAADaGAAgDtEHAACSFwAggg4AAKsXADCDDgAA5wsAEIQOAACrFwAwhQ4BAAAAAYoOAQD_FQAhqQ5AAIEWACGrDgEA_RUAIa4OAgCFFgAhlw9AAIAWACHED0AAgRYAIecPAQD9FQAh-g8BAP0VACH7DwAAhhYAIAMAAADnCwAgAwAA6AsAMAQAAOkLACAI0QcAAJIXACCCDgAAqhcAMIMOAADrCwAQhA4AAKoXADDnDwEA_RUAIfcPAQD9FQAh-A8BAP0VACH5D0AAgRYAIQHRBwAAqBsAIAnRBwAAkhcAIIIOAACqFwAwgw4AAOsLABCEDgAAqhcAMOcPAQD9FQAh9w8BAP0VACH4DwEA_RUAIfkPQACBFgAh_g8AAKkXACADAAAA6wsAIAMAAOwLADAEAADtCwAgC9EHAACSFwAg1QcAAKgXACCCDgAApxcAMIMOAADvCwAQhA4AAKcXADCpDkAAgRYAIasOAQD9FQAh5w8BAP0VACHwDwEA_RUAIfUPQACAFgAh9g8CAIUWACED0QcAAKgbACDVBwAAkBwAIPUPAADaGAAgC9EHAACSFwAg1QcAAKgXACCCDgAApxcAMIMOAADvCwAQhA4AAKcXADCpDkAAgRYAIasOAQD9FQAh5w8BAP0VACHwDwEAAAAB9Q9AAIAWACH2DwIAhRYAIQMAAADvCwAgAwAA8AsAMAQAAPELACAI1AcAAKYXACCCDgAApRcAMIMOAADzCwAQhA4AAKUXADCED0AAgRYAIfAPAQD9FQAh8w8EAIgWACH0DwQAiBYAIQHUBwAAjxwAIAnUBwAAphcAIIIOAAClFwAwgw4AAPMLABCEDgAApRcAMIQPQACBFgAh8A8BAP0VACHzDwQAiBYAIfQPBACIFgAh_Q8AAKQXACADAAAA8wsAIAMAAPQLADAEAAD1CwAgAQAAAPMLACALhgMCAIUWACHRBwAAkhcAINgHAACTFwAggg4AAJEXADCDDgAA-AsAEIQOAACRFwAwqw4BAP0VACHnDwEA_RUAIe0PQACBFgAh7g8gAP4VACHvD0AAgBYAIQEAAAD4CwAgD9cHAACjFwAggg4AAKIXADCDDgAA-gsAEIQOAACiFwAwhw5AAIEWACGfDgEA_xUAIacOAQD_FQAhxA4BAP0VACHaDkAAgRYAIecPAQD9FQAh6A8BAP0VACHpDwAA-BUAIOoPQACAFgAh6w8BAP8VACHsDwAAhhYAIAbXBwAAjhwAIJ8OAADaGAAgpw4AANoYACDqDwAA2hgAIOsPAADaGAAg7A8AANoYACAQ1wcAAKMXACCCDgAAohcAMIMOAAD6CwAQhA4AAKIXADCHDkAAgRYAIZ8OAQD_FQAhpw4BAP8VACHEDgEA_RUAIdoOQACBFgAh5w8BAP0VACHoDwEA_RUAIekPAAD4FQAg6g9AAIAWACHrDwEA_xUAIewPAACGFgAg_A8AAKEXACADAAAA-gsAIAMAAPsLADAEAAD8CwAgAQAAAPoLACABAAAA5wsAIAEAAADrCwAgAQAAAO8LACABAAAA5QsAIAzRBwAAkBYAINIHAACdFwAg0wcAAJ4XACDWBwAAnxcAINcHAACgFwAggg4AAJwXADCDDgAAgwwAEIQOAACcFwAwhQ4BAP0VACGpDkAAgRYAIasOAQD9FQAhiQ8BAP0VACEE0gcAAIscACDTBwAAjBwAINYHAACNHAAg1wcAAI4cACADAAAAgwwAIAMAAIQMADAEAADlCwAgAwAAAIMMACADAACEDAAwBAAA5QsAIAMAAACDDAAgAwAAhAwAMAQAAOULACAJ0QeAAAAAAdIHAACHHAAg0wcAAIgcACDWBwAAiRwAINcHAACKHAAghQ4BAAAAAakOQAAAAAGrDgEAAAABiQ8BAAAAAQEIAACIDAAgBdEHgAAAAAGFDgEAAAABqQ5AAAAAAasOAQAAAAGJDwEAAAABAQgAAIoMADABCAAAigwAMAnRB4AAAAAB0gcAANobACDTBwAA2xsAINYHAADcGwAg1wcAAN0bACCFDgEA5RgAIakOQADhGAAhqw4BAOUYACGJDwEA5RgAIQIAAADlCwAgCAAAjQwAIAXRB4AAAAABhQ4BAOUYACGpDkAA4RgAIasOAQDlGAAhiQ8BAOUYACECAAAAgwwAIAgAAI8MACACAAAAgwwAIAgAAI8MACADAAAA5QsAIA8AAIgMACAQAACNDAAgAQAAAOULACABAAAAgwwAIAMVAADXGwAgFgAA2RsAIBcAANgbACAI0QcAAI0WACCCDgAAmxcAMIMOAACWDAAQhA4AAJsXADCFDgEA3hUAIakOQADfFQAhqw4BAN4VACGJDwEA3hUAIQMAAACDDAAgAwAAlQwAMBQAAJYMACADAAAAgwwAIAMAAIQMADAEAADlCwAgAQAAAOkLACABAAAA6QsAIAMAAADnCwAgAwAA6AsAMAQAAOkLACADAAAA5wsAIAMAAOgLADAEAADpCwAgAwAAAOcLACADAADoCwAwBAAA6QsAIAvRBwAA1hsAIIUOAQAAAAGKDgEAAAABqQ5AAAAAAasOAQAAAAGuDgIAAAABlw9AAAAAAcQPQAAAAAHnDwEAAAAB-g8BAAAAAfsPgAAAAAEBCAAAngwAIAqFDgEAAAABig4BAAAAAakOQAAAAAGrDgEAAAABrg4CAAAAAZcPQAAAAAHED0AAAAAB5w8BAAAAAfoPAQAAAAH7D4AAAAABAQgAAKAMADABCAAAoAwAMAvRBwAA1RsAIIUOAQDlGAAhig4BAOQYACGpDkAA4RgAIasOAQDlGAAhrg4CAOMYACGXD0AA7RgAIcQPQADhGAAh5w8BAOUYACH6DwEA5RgAIfsPgAAAAAECAAAA6QsAIAgAAKMMACAKhQ4BAOUYACGKDgEA5BgAIakOQADhGAAhqw4BAOUYACGuDgIA4xgAIZcPQADtGAAhxA9AAOEYACHnDwEA5RgAIfoPAQDlGAAh-w-AAAAAAQIAAADnCwAgCAAApQwAIAIAAADnCwAgCAAApQwAIAMAAADpCwAgDwAAngwAIBAAAKMMACABAAAA6QsAIAEAAADnCwAgCBUAANAbACAWAADTGwAgFwAA0hsAICgAANEbACApAADUGwAgig4AANoYACCXDwAA2hgAIPsPAADaGAAgDYIOAACaFwAwgw4AAKwMABCEDgAAmhcAMIUOAQDeFQAhig4BAOIVACGpDkAA3xUAIasOAQDeFQAhrg4CAOEVACGXD0AA9BUAIcQPQADfFQAh5w8BAN4VACH6DwEA3hUAIfsPAADjFQAgAwAAAOcLACADAACrDAAwFAAArAwAIAMAAADnCwAgAwAA6AsAMAQAAOkLACABAAAA7QsAIAEAAADtCwAgAwAAAOsLACADAADsCwAwBAAA7QsAIAMAAADrCwAgAwAA7AsAMAQAAO0LACADAAAA6wsAIAMAAOwLADAEAADtCwAgBdEHAADPGwAg5w8BAAAAAfcPAQAAAAH4DwEAAAAB-Q9AAAAAAQEIAAC0DAAgBOcPAQAAAAH3DwEAAAAB-A8BAAAAAfkPQAAAAAEBCAAAtgwAMAEIAAC2DAAwBdEHAADOGwAg5w8BAOUYACH3DwEA5RgAIfgPAQDlGAAh-Q9AAOEYACECAAAA7QsAIAgAALkMACAE5w8BAOUYACH3DwEA5RgAIfgPAQDlGAAh-Q9AAOEYACECAAAA6wsAIAgAALsMACACAAAA6wsAIAgAALsMACADAAAA7QsAIA8AALQMACAQAAC5DAAgAQAAAO0LACABAAAA6wsAIAMVAADLGwAgFgAAzRsAIBcAAMwbACAHgg4AAJkXADCDDgAAwgwAEIQOAACZFwAw5w8BAN4VACH3DwEA3hUAIfgPAQDeFQAh-Q9AAN8VACEDAAAA6wsAIAMAAMEMADAUAADCDAAgAwAAAOsLACADAADsCwAwBAAA7QsAIAEAAADxCwAgAQAAAPELACADAAAA7wsAIAMAAPALADAEAADxCwAgAwAAAO8LACADAADwCwAwBAAA8QsAIAMAAADvCwAgAwAA8AsAMAQAAPELACAI0QcAAMkbACDVBwAAyhsAIKkOQAAAAAGrDgEAAAAB5w8BAAAAAfAPAQAAAAH1D0AAAAAB9g8CAAAAAQEIAADKDAAgBqkOQAAAAAGrDgEAAAAB5w8BAAAAAfAPAQAAAAH1D0AAAAAB9g8CAAAAAQEIAADMDAAwAQgAAMwMADAI0QcAALsbACDVBwAAvBsAIKkOQADhGAAhqw4BAOUYACHnDwEA5RgAIfAPAQDlGAAh9Q9AAO0YACH2DwIA4xgAIQIAAADxCwAgCAAAzwwAIAapDkAA4RgAIasOAQDlGAAh5w8BAOUYACHwDwEA5RgAIfUPQADtGAAh9g8CAOMYACECAAAA7wsAIAgAANEMACACAAAA7wsAIAgAANEMACADAAAA8QsAIA8AAMoMACAQAADPDAAgAQAAAPELACABAAAA7wsAIAYVAAC2GwAgFgAAuRsAIBcAALgbACAoAAC3GwAgKQAAuhsAIPUPAADaGAAgCYIOAACYFwAwgw4AANgMABCEDgAAmBcAMKkOQADfFQAhqw4BAN4VACHnDwEA3hUAIfAPAQDeFQAh9Q9AAPQVACH2DwIA4RUAIQMAAADvCwAgAwAA1wwAMBQAANgMACADAAAA7wsAIAMAAPALADAEAADxCwAgAQAAAPULACABAAAA9QsAIAMAAADzCwAgAwAA9AsAMAQAAPULACADAAAA8wsAIAMAAPQLADAEAAD1CwAgAwAAAPMLACADAAD0CwAwBAAA9QsAIAXUBwAAtRsAIIQPQAAAAAHwDwEAAAAB8w8EAAAAAfQPBAAAAAEBCAAA4AwAIASED0AAAAAB8A8BAAAAAfMPBAAAAAH0DwQAAAABAQgAAOIMADABCAAA4gwAMAXUBwAAtBsAIIQPQADhGAAh8A8BAOUYACHzDwQA4BgAIfQPBADgGAAhAgAAAPULACAIAADlDAAgBIQPQADhGAAh8A8BAOUYACHzDwQA4BgAIfQPBADgGAAhAgAAAPMLACAIAADnDAAgAgAAAPMLACAIAADnDAAgAwAAAPULACAPAADgDAAgEAAA5QwAIAEAAAD1CwAgAQAAAPMLACAFFQAArxsAIBYAALIbACAXAACxGwAgKAAAsBsAICkAALMbACAHgg4AAJcXADCDDgAA7gwAEIQOAACXFwAwhA9AAN8VACHwDwEA3hUAIfMPBADdFQAh9A8EAN0VACEDAAAA8wsAIAMAAO0MADAUAADuDAAgAwAAAPMLACADAAD0CwAwBAAA9QsAIAiCDgAAlRcAMIMOAAD0DAAQhA4AAJUXADDEDgEA_RUAIYQPQACBFgAh8A8BAP0VACHxDwIAhRYAIfIPAACWFwAgAQAAAPEMACABAAAA8QwAIAeCDgAAlRcAMIMOAAD0DAAQhA4AAJUXADDEDgEA_RUAIYQPQACBFgAh8A8BAP0VACHxDwIAhRYAIQADAAAA9AwAIAMAAPUMADAEAADxDAAgAwAAAPQMACADAAD1DAAwBAAA8QwAIAMAAAD0DAAgAwAA9QwAMAQAAPEMACAExA4BAAAAAYQPQAAAAAHwDwEAAAAB8Q8CAAAAAQEIAAD5DAAgBMQOAQAAAAGED0AAAAAB8A8BAAAAAfEPAgAAAAEBCAAA-wwAMAEIAAD7DAAwBMQOAQDlGAAhhA9AAOEYACHwDwEA5RgAIfEPAgDjGAAhAgAAAPEMACAIAAD-DAAgBMQOAQDlGAAhhA9AAOEYACHwDwEA5RgAIfEPAgDjGAAhAgAAAPQMACAIAACADQAgAgAAAPQMACAIAACADQAgAwAAAPEMACAPAAD5DAAgEAAA_gwAIAEAAADxDAAgAQAAAPQMACAFFQAAqhsAIBYAAK0bACAXAACsGwAgKAAAqxsAICkAAK4bACAHgg4AAJQXADCDDgAAhw0AEIQOAACUFwAwxA4BAN4VACGED0AA3xUAIfAPAQDeFQAh8Q8CAOEVACEDAAAA9AwAIAMAAIYNADAUAACHDQAgAwAAAPQMACADAAD1DAAwBAAA8QwAIAuGAwIAhRYAIdEHAACSFwAg2AcAAJMXACCCDgAAkRcAMIMOAAD4CwAQhA4AAJEXADCrDgEA_RUAIecPAQAAAAHtD0AAgRYAIe4PIAD-FQAh7w9AAIAWACEBAAAAig0AIAEAAACKDQAgA9EHAACoGwAg2AcAAKkbACDvDwAA2hgAIAMAAAD4CwAgAwAAjQ0AMAQAAIoNACADAAAA-AsAIAMAAI0NADAEAACKDQAgAwAAAPgLACADAACNDQAwBAAAig0AIAiGAwIAAAAB0QcAAKYbACDYBwAApxsAIKsOAQAAAAHnDwEAAAAB7Q9AAAAAAe4PIAAAAAHvD0AAAAABAQgAAJENACAGhgMCAAAAAasOAQAAAAHnDwEAAAAB7Q9AAAAAAe4PIAAAAAHvD0AAAAABAQgAAJMNADABCAAAkw0AMAiGAwIA4xgAIdEHAACYGwAg2AcAAJkbACCrDgEA5RgAIecPAQDlGAAh7Q9AAOEYACHuDyAAgxkAIe8PQADtGAAhAgAAAIoNACAIAACWDQAgBoYDAgDjGAAhqw4BAOUYACHnDwEA5RgAIe0PQADhGAAh7g8gAIMZACHvD0AA7RgAIQIAAAD4CwAgCAAAmA0AIAIAAAD4CwAgCAAAmA0AIAMAAACKDQAgDwAAkQ0AIBAAAJYNACABAAAAig0AIAEAAAD4CwAgBhUAAJMbACAWAACWGwAgFwAAlRsAICgAAJQbACApAACXGwAg7w8AANoYACAJhgMCAOEVACGCDgAAkBcAMIMOAACfDQAQhA4AAJAXADCrDgEA3hUAIecPAQDeFQAh7Q9AAN8VACHuDyAA-RUAIe8PQAD0FQAhAwAAAPgLACADAACeDQAwFAAAnw0AIAMAAAD4CwAgAwAAjQ0AMAQAAIoNACABAAAA_AsAIAEAAAD8CwAgAwAAAPoLACADAAD7CwAwBAAA_AsAIAMAAAD6CwAgAwAA-wsAMAQAAPwLACADAAAA-gsAIAMAAPsLADAEAAD8CwAgDNcHAACSGwAghw5AAAAAAZ8OAQAAAAGnDgEAAAABxA4BAAAAAdoOQAAAAAHnDwEAAAAB6A8BAAAAAekPAACRGwAg6g9AAAAAAesPAQAAAAHsD4AAAAABAQgAAKcNACALhw5AAAAAAZ8OAQAAAAGnDgEAAAABxA4BAAAAAdoOQAAAAAHnDwEAAAAB6A8BAAAAAekPAACRGwAg6g9AAAAAAesPAQAAAAHsD4AAAAABAQgAAKkNADABCAAAqQ0AMAzXBwAAkBsAIIcOQADhGAAhnw4BAOQYACGnDgEA5BgAIcQOAQDlGAAh2g5AAOEYACHnDwEA5RgAIegPAQDlGAAh6Q8AAI8bACDqD0AA7RgAIesPAQDkGAAh7A-AAAAAAQIAAAD8CwAgCAAArA0AIAuHDkAA4RgAIZ8OAQDkGAAhpw4BAOQYACHEDgEA5RgAIdoOQADhGAAh5w8BAOUYACHoDwEA5RgAIekPAACPGwAg6g9AAO0YACHrDwEA5BgAIewPgAAAAAECAAAA-gsAIAgAAK4NACACAAAA-gsAIAgAAK4NACADAAAA_AsAIA8AAKcNACAQAACsDQAgAQAAAPwLACABAAAA-gsAIAgVAACMGwAgFgAAjhsAIBcAAI0bACCfDgAA2hgAIKcOAADaGAAg6g8AANoYACDrDwAA2hgAIOwPAADaGAAgDoIOAACPFwAwgw4AALUNABCEDgAAjxcAMIcOQADfFQAhnw4BAOIVACGnDgEA4hUAIcQOAQDeFQAh2g5AAN8VACHnDwEA3hUAIegPAQDeFQAh6Q8AAPgVACDqD0AA9BUAIesPAQDiFQAh7A8AAOMVACADAAAA-gsAIAMAALQNADAUAAC1DQAgAwAAAPoLACADAAD7CwAwBAAA_AsAIAeCDgAAjRcAMIMOAAC7DQAQhA4AAI0XADDWDgEA_RUAIYQPQACBFgAh5Q8CAIUWACHmDwAAjhcAIAEAAAC4DQAgAQAAALgNACAGgg4AAI0XADCDDgAAuw0AEIQOAACNFwAw1g4BAP0VACGED0AAgRYAIeUPAgCFFgAhAAMAAAC7DQAgAwAAvA0AMAQAALgNACADAAAAuw0AIAMAALwNADAEAAC4DQAgAwAAALsNACADAAC8DQAwBAAAuA0AIAPWDgEAAAABhA9AAAAAAeUPAgAAAAEBCAAAwA0AIAPWDgEAAAABhA9AAAAAAeUPAgAAAAEBCAAAwg0AMAEIAADCDQAwA9YOAQDlGAAhhA9AAOEYACHlDwIA4xgAIQIAAAC4DQAgCAAAxQ0AIAPWDgEA5RgAIYQPQADhGAAh5Q8CAOMYACECAAAAuw0AIAgAAMcNACACAAAAuw0AIAgAAMcNACADAAAAuA0AIA8AAMANACAQAADFDQAgAQAAALgNACABAAAAuw0AIAUVAACHGwAgFgAAihsAIBcAAIkbACAoAACIGwAgKQAAixsAIAaCDgAAjBcAMIMOAADODQAQhA4AAIwXADDWDgEA3hUAIYQPQADfFQAh5Q8CAOEVACEDAAAAuw0AIAMAAM0NADAUAADODQAgAwAAALsNACADAAC8DQAwBAAAuA0AIA_qCAAAhRcAIOsIAACGFwAg0A0CAIUWACGCDgAAhBcAMIMOAADeDQAQhA4AAIQXADCnDgEA_xUAIaoOAQD_FQAhxA4BAAAAAdYOAQD9FQAh2Q5AAIEWACHaDkAAgBYAIYcPIAD-FQAh3A9AAIEWACHfD0AAgBYAIQEAAADRDQAgDukIAACJFwAggg4AAIsXADCDDgAA0w0AEIQOAACLFwAwig4BAP8VACHEDgEA_RUAIcYOBACIFgAh4A4gAP4VACHhDgIAhRYAIeIOAAD4FQAg5A4BAP8VACHnDgAAkBYAILsPAAGjFgAh4w8EALUWACEF6QgAAIYbACCKDgAA2hgAIOQOAADaGAAguw8AANoYACDjDwAA2hgAIA_pCAAAiRcAIIIOAACLFwAwgw4AANMNABCEDgAAixcAMIoOAQD_FQAhxA4BAP0VACHGDgQAiBYAIdwOAACKFwAg4A4gAP4VACHhDgIAhRYAIeIOAAD4FQAg5A4BAP8VACHnDgAAkBYAILsPAAGjFgAh4w8EALUWACEDAAAA0w0AIAMAANQNADAEAADVDQAgD-kIAACJFwAggg4AAIgXADCDDgAA1w0AEIQOAACIFwAwxA4BAP0VACHZDkAAgBYAIYcPIAD-FQAh2w8BAP0VACHcD0AAgRYAId0PIAD-FQAh3g8BAP8VACHfD0AAgBYAIeAPQACAFgAh4Q9AAIAWACHiDwAAhhYAIAfpCAAAhhsAINkOAADaGAAg3g8AANoYACDfDwAA2hgAIOAPAADaGAAg4Q8AANoYACDiDwAA2hgAIBDpCAAAiRcAIIIOAACIFwAwgw4AANcNABCEDgAAiBcAMMQOAQD9FQAh2Q5AAIAWACGHDyAA_hUAIdsPAQD9FQAh3A9AAIEWACHdDyAA_hUAId4PAQD_FQAh3w9AAIAWACHgD0AAgBYAIeEPQACAFgAh4g8AAIYWACDkDwAAhxcAIAMAAADXDQAgAwAA2A0AMAQAANkNACABAAAA0w0AIAEAAADXDQAgAQAAANENACAP6ggAAIUXACDrCAAAhhcAINANAgCFFgAhgg4AAIQXADCDDgAA3g0AEIQOAACEFwAwpw4BAP8VACGqDgEA_xUAIcQOAQD9FQAh1g4BAP0VACHZDkAAgRYAIdoOQACAFgAhhw8gAP4VACHcD0AAgRYAId8PQACAFgAhBuoIAACEGwAg6wgAAIUbACCnDgAA2hgAIKoOAADaGAAg2g4AANoYACDfDwAA2hgAIAMAAADeDQAgAwAA3w0AMAQAANENACADAAAA3g0AIAMAAN8NADAEAADRDQAgAwAAAN4NACADAADfDQAwBAAA0Q0AIAzqCAAAghsAIOsIAACDGwAg0A0CAAAAAacOAQAAAAGqDgEAAAABxA4BAAAAAdYOAQAAAAHZDkAAAAAB2g5AAAAAAYcPIAAAAAHcD0AAAAAB3w9AAAAAAQEIAADjDQAgCtANAgAAAAGnDgEAAAABqg4BAAAAAcQOAQAAAAHWDgEAAAAB2Q5AAAAAAdoOQAAAAAGHDyAAAAAB3A9AAAAAAd8PQAAAAAEBCAAA5Q0AMAEIAADlDQAwDOoIAADoGgAg6wgAAOkaACDQDQIA4xgAIacOAQDkGAAhqg4BAOQYACHEDgEA5RgAIdYOAQDlGAAh2Q5AAOEYACHaDkAA7RgAIYcPIACDGQAh3A9AAOEYACHfD0AA7RgAIQIAAADRDQAgCAAA6A0AIArQDQIA4xgAIacOAQDkGAAhqg4BAOQYACHEDgEA5RgAIdYOAQDlGAAh2Q5AAOEYACHaDkAA7RgAIYcPIACDGQAh3A9AAOEYACHfD0AA7RgAIQIAAADeDQAgCAAA6g0AIAIAAADeDQAgCAAA6g0AIAMAAADRDQAgDwAA4w0AIBAAAOgNACABAAAA0Q0AIAEAAADeDQAgCRUAAOMaACAWAADmGgAgFwAA5RoAICgAAOQaACApAADnGgAgpw4AANoYACCqDgAA2hgAINoOAADaGAAg3w8AANoYACAN0A0CAOEVACGCDgAAgxcAMIMOAADxDQAQhA4AAIMXADCnDgEA4hUAIaoOAQDiFQAhxA4BAN4VACHWDgEA3hUAIdkOQADfFQAh2g5AAPQVACGHDyAA-RUAIdwPQADfFQAh3w9AAPQVACEDAAAA3g0AIAMAAPANADAUAADxDQAgAwAAAN4NACADAADfDQAwBAAA0Q0AIAEAAADVDQAgAQAAANUNACADAAAA0w0AIAMAANQNADAEAADVDQAgAwAAANMNACADAADUDQAwBAAA1Q0AIAMAAADTDQAgAwAA1A0AMAQAANUNACAL6QgAAOIaACCKDgEAAAABxA4BAAAAAcYOBAAAAAHgDiAAAAAB4Q4CAAAAAeIOAADhGgAg5A4BAAAAAecOgAAAAAG7DwABAAAB4w8EAAAAAQEIAAD5DQAgCooOAQAAAAHEDgEAAAABxg4EAAAAAeAOIAAAAAHhDgIAAAAB4g4AAOEaACDkDgEAAAAB5w6AAAAAAbsPAAEAAAHjDwQAAAABAQgAAPsNADABCAAA-w0AMAvpCAAA4BoAIIoOAQDkGAAhxA4BAOUYACHGDgQA4BgAIeAOIACDGQAh4Q4CAOMYACHiDgAA3xoAIOQOAQDkGAAh5w6AAAAAAbsPAAGnGQAh4w8EAMwZACECAAAA1Q0AIAgAAP4NACAKig4BAOQYACHEDgEA5RgAIcYOBADgGAAh4A4gAIMZACHhDgIA4xgAIeIOAADfGgAg5A4BAOQYACHnDoAAAAABuw8AAacZACHjDwQAzBkAIQIAAADTDQAgCAAAgA4AIAIAAADTDQAgCAAAgA4AIAMAAADVDQAgDwAA-Q0AIBAAAP4NACABAAAA1Q0AIAEAAADTDQAgCRUAANoaACAWAADdGgAgFwAA3BoAICgAANsaACApAADeGgAgig4AANoYACDkDgAA2hgAILsPAADaGAAg4w8AANoYACANgg4AAIIXADCDDgAAhw4AEIQOAACCFwAwig4BAOIVACHEDgEA3hUAIcYOBADdFQAh4A4gAPkVACHhDgIA4RUAIeIOAAD4FQAg5A4BAOIVACHnDgAAjRYAILsPAAGWFgAh4w8EALEWACEDAAAA0w0AIAMAAIYOADAUAACHDgAgAwAAANMNACADAADUDQAwBAAA1Q0AIAEAAADZDQAgAQAAANkNACADAAAA1w0AIAMAANgNADAEAADZDQAgAwAAANcNACADAADYDQAwBAAA2Q0AIAMAAADXDQAgAwAA2A0AMAQAANkNACAM6QgAANkaACDEDgEAAAAB2Q5AAAAAAYcPIAAAAAHbDwEAAAAB3A9AAAAAAd0PIAAAAAHeDwEAAAAB3w9AAAAAAeAPQAAAAAHhD0AAAAAB4g-AAAAAAQEIAACPDgAgC8QOAQAAAAHZDkAAAAABhw8gAAAAAdsPAQAAAAHcD0AAAAAB3Q8gAAAAAd4PAQAAAAHfD0AAAAAB4A9AAAAAAeEPQAAAAAHiD4AAAAABAQgAAJEOADABCAAAkQ4AMAzpCAAA2BoAIMQOAQDlGAAh2Q5AAO0YACGHDyAAgxkAIdsPAQDlGAAh3A9AAOEYACHdDyAAgxkAId4PAQDkGAAh3w9AAO0YACHgD0AA7RgAIeEPQADtGAAh4g-AAAAAAQIAAADZDQAgCAAAlA4AIAvEDgEA5RgAIdkOQADtGAAhhw8gAIMZACHbDwEA5RgAIdwPQADhGAAh3Q8gAIMZACHeDwEA5BgAId8PQADtGAAh4A9AAO0YACHhD0AA7RgAIeIPgAAAAAECAAAA1w0AIAgAAJYOACACAAAA1w0AIAgAAJYOACADAAAA2Q0AIA8AAI8OACAQAACUDgAgAQAAANkNACABAAAA1w0AIAkVAADVGgAgFgAA1xoAIBcAANYaACDZDgAA2hgAIN4PAADaGAAg3w8AANoYACDgDwAA2hgAIOEPAADaGAAg4g8AANoYACAOgg4AAIEXADCDDgAAnQ4AEIQOAACBFwAwxA4BAN4VACHZDkAA9BUAIYcPIAD5FQAh2w8BAN4VACHcD0AA3xUAId0PIAD5FQAh3g8BAOIVACHfD0AA9BUAIeAPQAD0FQAh4Q9AAPQVACHiDwAA4xUAIAMAAADXDQAgAwAAnA4AMBQAAJ0OACADAAAA1w0AIAMAANgNADAEAADZDQAgD4IOAAD_FgAwgw4AAKMOABCEDgAA_xYAMMQOAQD9FQAhxg4EAIgWACHHDgQAiBYAIckOAgCFFgAhzQ4BAP0VACHeDgEA_RUAIYkPAQD9FQAh1A9AAIEWACHXDwEA_RUAIdgPEADAFgAh2Q9AAIEWACHaDwAAgBcAIAEAAACgDgAgAQAAAKAOACAOgg4AAP8WADCDDgAAow4AEIQOAAD_FgAwxA4BAP0VACHGDgQAiBYAIccOBACIFgAhyQ4CAIUWACHNDgEA_RUAId4OAQD9FQAhiQ8BAP0VACHUD0AAgRYAIdcPAQD9FQAh2A8QAMAWACHZD0AAgRYAIQADAAAAow4AIAMAAKQOADAEAACgDgAgAwAAAKMOACADAACkDgAwBAAAoA4AIAMAAACjDgAgAwAApA4AMAQAAKAOACALxA4BAAAAAcYOBAAAAAHHDgQAAAAByQ4CAAAAAc0OAQAAAAHeDgEAAAABiQ8BAAAAAdQPQAAAAAHXDwEAAAAB2A8QAAAAAdkPQAAAAAEBCAAAqA4AIAvEDgEAAAABxg4EAAAAAccOBAAAAAHJDgIAAAABzQ4BAAAAAd4OAQAAAAGJDwEAAAAB1A9AAAAAAdcPAQAAAAHYDxAAAAAB2Q9AAAAAAQEIAACqDgAwAQgAAKoOADALxA4BAOUYACHGDgQA4BgAIccOBADgGAAhyQ4CAOMYACHNDgEA5RgAId4OAQDlGAAhiQ8BAOUYACHUD0AA4RgAIdcPAQDlGAAh2A8QANsZACHZD0AA4RgAIQIAAACgDgAgCAAArQ4AIAvEDgEA5RgAIcYOBADgGAAhxw4EAOAYACHJDgIA4xgAIc0OAQDlGAAh3g4BAOUYACGJDwEA5RgAIdQPQADhGAAh1w8BAOUYACHYDxAA2xkAIdkPQADhGAAhAgAAAKMOACAIAACvDgAgAgAAAKMOACAIAACvDgAgAwAAAKAOACAPAACoDgAgEAAArQ4AIAEAAACgDgAgAQAAAKMOACAFFQAA0BoAIBYAANMaACAXAADSGgAgKAAA0RoAICkAANQaACAOgg4AAP4WADCDDgAAtg4AEIQOAAD-FgAwxA4BAN4VACHGDgQA3RUAIccOBADdFQAhyQ4CAOEVACHNDgEA3hUAId4OAQDeFQAhiQ8BAN4VACHUD0AA3xUAIdcPAQDeFQAh2A8QALwWACHZD0AA3xUAIQMAAACjDgAgAwAAtQ4AMBQAALYOACADAAAAow4AIAMAAKQOADAEAACgDgAgBoIOAAD9FgAwgw4AALwOABCEDgAA_RYAMMYOBAAAAAHHDgQAiBYAIdcPAQD9FQAhAQAAALkOACABAAAAuQ4AIAaCDgAA_RYAMIMOAAC8DgAQhA4AAP0WADDGDgQAiBYAIccOBACIFgAh1w8BAP0VACEAAwAAALwOACADAAC9DgAwBAAAuQ4AIAMAAAC8DgAgAwAAvQ4AMAQAALkOACADAAAAvA4AIAMAAL0OADAEAAC5DgAgA8YOBAAAAAHHDgQAAAAB1w8BAAAAAQEIAADBDgAgA8YOBAAAAAHHDgQAAAAB1w8BAAAAAQEIAADDDgAwAQgAAMMOADADxg4EAOAYACHHDgQA4BgAIdcPAQDlGAAhAgAAALkOACAIAADGDgAgA8YOBADgGAAhxw4EAOAYACHXDwEA5RgAIQIAAAC8DgAgCAAAyA4AIAIAAAC8DgAgCAAAyA4AIAMAAAC5DgAgDwAAwQ4AIBAAAMYOACABAAAAuQ4AIAEAAAC8DgAgBRUAAMsaACAWAADOGgAgFwAAzRoAICgAAMwaACApAADPGgAgBoIOAAD8FgAwgw4AAM8OABCEDgAA_BYAMMYOBADdFQAhxw4EAN0VACHXDwEA3hUAIQMAAAC8DgAgAwAAzg4AMBQAAM8OACADAAAAvA4AIAMAAL0OADAEAAC5DgAgDoIOAAD7FgAwgw4AANUOABCEDgAA-xYAMKkOQACBFgAhqw4BAP8VACHGDgQAiBYAIYkPAQAAAAHGDxAAAAAB0Q8BAP0VACHSDxAAwBYAIdMPAQD9FQAh1A9AAIEWACHVDwEA_xUAIdYPAAD4FQAgAQAAANIOACABAAAA0g4AIA6CDgAA-xYAMIMOAADVDgAQhA4AAPsWADCpDkAAgRYAIasOAQD_FQAhxg4EAIgWACGJDwEA_RUAIcYPEADAFgAh0Q8BAP0VACHSDxAAwBYAIdMPAQD9FQAh1A9AAIEWACHVDwEA_xUAIdYPAAD4FQAgAqsOAADaGAAg1Q8AANoYACADAAAA1Q4AIAMAANYOADAEAADSDgAgAwAAANUOACADAADWDgAwBAAA0g4AIAMAAADVDgAgAwAA1g4AMAQAANIOACALqQ5AAAAAAasOAQAAAAHGDgQAAAABiQ8BAAAAAcYPEAAAAAHRDwEAAAAB0g8QAAAAAdMPAQAAAAHUD0AAAAAB1Q8BAAAAAdYPAADKGgAgAQgAANoOACALqQ5AAAAAAasOAQAAAAHGDgQAAAABiQ8BAAAAAcYPEAAAAAHRDwEAAAAB0g8QAAAAAdMPAQAAAAHUD0AAAAAB1Q8BAAAAAdYPAADKGgAgAQgAANwOADABCAAA3A4AMAupDkAA4RgAIasOAQDkGAAhxg4EAOAYACGJDwEA5RgAIcYPEADbGQAh0Q8BAOUYACHSDxAA2xkAIdMPAQDlGAAh1A9AAOEYACHVDwEA5BgAIdYPAADJGgAgAgAAANIOACAIAADfDgAgC6kOQADhGAAhqw4BAOQYACHGDgQA4BgAIYkPAQDlGAAhxg8QANsZACHRDwEA5RgAIdIPEADbGQAh0w8BAOUYACHUD0AA4RgAIdUPAQDkGAAh1g8AAMkaACACAAAA1Q4AIAgAAOEOACACAAAA1Q4AIAgAAOEOACADAAAA0g4AIA8AANoOACAQAADfDgAgAQAAANIOACABAAAA1Q4AIAcVAADEGgAgFgAAxxoAIBcAAMYaACAoAADFGgAgKQAAyBoAIKsOAADaGAAg1Q8AANoYACAOgg4AAPoWADCDDgAA6A4AEIQOAAD6FgAwqQ5AAN8VACGrDgEA4hUAIcYOBADdFQAhiQ8BAN4VACHGDxAAvBYAIdEPAQDeFQAh0g8QALwWACHTDwEA3hUAIdQPQADfFQAh1Q8BAOIVACHWDwAA-BUAIAMAAADVDgAgAwAA5w4AMBQAAOgOACADAAAA1Q4AIAMAANYOADAEAADSDgAgBoIOAAD5FgAwgw4AAO4OABCEDgAA-RYAMKkOQACBFgAhxA4BAAAAAc8PAQAAAAEBAAAA6w4AIAEAAADrDgAgBoIOAAD5FgAwgw4AAO4OABCEDgAA-RYAMKkOQACBFgAhxA4BAP0VACHPDwEA_RUAIQADAAAA7g4AIAMAAO8OADAEAADrDgAgAwAAAO4OACADAADvDgAwBAAA6w4AIAMAAADuDgAgAwAA7w4AMAQAAOsOACADqQ5AAAAAAcQOAQAAAAHPDwEAAAABAQgAAPMOACADqQ5AAAAAAcQOAQAAAAHPDwEAAAABAQgAAPUOADABCAAA9Q4AMAOpDkAA4RgAIcQOAQDlGAAhzw8BAOUYACECAAAA6w4AIAgAAPgOACADqQ5AAOEYACHEDgEA5RgAIc8PAQDlGAAhAgAAAO4OACAIAAD6DgAgAgAAAO4OACAIAAD6DgAgAwAAAOsOACAPAADzDgAgEAAA-A4AIAEAAADrDgAgAQAAAO4OACADFQAAwRoAIBYAAMMaACAXAADCGgAgBoIOAAD4FgAwgw4AAIEPABCEDgAA-BYAMKkOQADfFQAhxA4BAN4VACHPDwEA3hUAIQMAAADuDgAgAwAAgA8AMBQAAIEPACADAAAA7g4AIAMAAO8OADAEAADrDgAgCIIOAAD3FgAwgw4AAIcPABCEDgAA9xYAMKkOQACBFgAhzQ8BAAAAAc4PAQD9FQAhzw8BAP0VACHQD0AAgBYAIQEAAACEDwAgAQAAAIQPACAIgg4AAPcWADCDDgAAhw8AEIQOAAD3FgAwqQ5AAIEWACHNDwEA_RUAIc4PAQD9FQAhzw8BAP0VACHQD0AAgBYAIQHQDwAA2hgAIAMAAACHDwAgAwAAiA8AMAQAAIQPACADAAAAhw8AIAMAAIgPADAEAACEDwAgAwAAAIcPACADAACIDwAwBAAAhA8AIAWpDkAAAAABzQ8BAAAAAc4PAQAAAAHPDwEAAAAB0A9AAAAAAQEIAACMDwAgBakOQAAAAAHNDwEAAAABzg8BAAAAAc8PAQAAAAHQD0AAAAABAQgAAI4PADABCAAAjg8AMAWpDkAA4RgAIc0PAQDlGAAhzg8BAOUYACHPDwEA5RgAIdAPQADtGAAhAgAAAIQPACAIAACRDwAgBakOQADhGAAhzQ8BAOUYACHODwEA5RgAIc8PAQDlGAAh0A9AAO0YACECAAAAhw8AIAgAAJMPACACAAAAhw8AIAgAAJMPACADAAAAhA8AIA8AAIwPACAQAACRDwAgAQAAAIQPACABAAAAhw8AIAQVAAC-GgAgFgAAwBoAIBcAAL8aACDQDwAA2hgAIAiCDgAA9hYAMIMOAACaDwAQhA4AAPYWADCpDkAA3xUAIc0PAQDeFQAhzg8BAN4VACHPDwEA3hUAIdAPQAD0FQAhAwAAAIcPACADAACZDwAwFAAAmg8AIAMAAACHDwAgAwAAiA8AMAQAAIQPACAHgg4AAPUWADCDDgAAoA8AEIQOAAD1FgAwqQ5AAIEWACGrDgEA_RUAIc0OAQAAAAGJDwEA_RUAIQEAAACdDwAgAQAAAJ0PACAHgg4AAPUWADCDDgAAoA8AEIQOAAD1FgAwqQ5AAIEWACGrDgEA_RUAIc0OAQD9FQAhiQ8BAP0VACEAAwAAAKAPACADAAChDwAwBAAAnQ8AIAMAAACgDwAgAwAAoQ8AMAQAAJ0PACADAAAAoA8AIAMAAKEPADAEAACdDwAgBKkOQAAAAAGrDgEAAAABzQ4BAAAAAYkPAQAAAAEBCAAApQ8AIASpDkAAAAABqw4BAAAAAc0OAQAAAAGJDwEAAAABAQgAAKcPADABCAAApw8AMASpDkAA4RgAIasOAQDlGAAhzQ4BAOUYACGJDwEA5RgAIQIAAACdDwAgCAAAqg8AIASpDkAA4RgAIasOAQDlGAAhzQ4BAOUYACGJDwEA5RgAIQIAAACgDwAgCAAArA8AIAIAAACgDwAgCAAArA8AIAMAAACdDwAgDwAApQ8AIBAAAKoPACABAAAAnQ8AIAEAAACgDwAgAxUAALsaACAWAAC9GgAgFwAAvBoAIAeCDgAA9BYAMIMOAACzDwAQhA4AAPQWADCpDkAA3xUAIasOAQDeFQAhzQ4BAN4VACGJDwEA3hUAIQMAAACgDwAgAwAAsg8AMBQAALMPACADAAAAoA8AIAMAAKEPADAEAACdDwAgDIIOAADyFgAwgw4AALkPABCEDgAA8hYAMMYOBACIFgAhxQ8BAP0VACHGDwQAiBYAIccPAQD9FQAhyA8AAPgVACDJDwIAhRYAIcoPQACBFgAhyw9AAIAWACHMDwAA8xYAIAEAAAC2DwAgAQAAALYPACALgg4AAPIWADCDDgAAuQ8AEIQOAADyFgAwxg4EAIgWACHFDwEA_RUAIcYPBACIFgAhxw8BAP0VACHIDwAA-BUAIMkPAgCFFgAhyg9AAIEWACHLD0AAgBYAIQHLDwAA2hgAIAMAAAC5DwAgAwAAug8AMAQAALYPACADAAAAuQ8AIAMAALoPADAEAAC2DwAgAwAAALkPACADAAC6DwAwBAAAtg8AIAjGDgQAAAABxQ8BAAAAAcYPBAAAAAHHDwEAAAAByA8AALoaACDJDwIAAAAByg9AAAAAAcsPQAAAAAEBCAAAvg8AIAjGDgQAAAABxQ8BAAAAAcYPBAAAAAHHDwEAAAAByA8AALoaACDJDwIAAAAByg9AAAAAAcsPQAAAAAEBCAAAwA8AMAEIAADADwAwCMYOBADgGAAhxQ8BAOUYACHGDwQA4BgAIccPAQDlGAAhyA8AALkaACDJDwIA4xgAIcoPQADhGAAhyw9AAO0YACECAAAAtg8AIAgAAMMPACAIxg4EAOAYACHFDwEA5RgAIcYPBADgGAAhxw8BAOUYACHIDwAAuRoAIMkPAgDjGAAhyg9AAOEYACHLD0AA7RgAIQIAAAC5DwAgCAAAxQ8AIAIAAAC5DwAgCAAAxQ8AIAMAAAC2DwAgDwAAvg8AIBAAAMMPACABAAAAtg8AIAEAAAC5DwAgBhUAALQaACAWAAC3GgAgFwAAthoAICgAALUaACApAAC4GgAgyw8AANoYACALgg4AAPEWADCDDgAAzA8AEIQOAADxFgAwxg4EAN0VACHFDwEA3hUAIcYPBADdFQAhxw8BAN4VACHIDwAA-BUAIMkPAgDhFQAhyg9AAN8VACHLD0AA9BUAIQMAAAC5DwAgAwAAyw8AMBQAAMwPACADAAAAuQ8AIAMAALoPADAEAAC2DwAgG4IOAADvFgAwgw4AANIPABCEDgAA7xYAMKMOAQD9FQAhxg4EAIgWACHtDgEA_RUAIfUOAgCFFgAhog8AAPAWACCkDwIAhRYAIaUPAgCFFgAhpg8CAIUWACGnDwIAhRYAIagPAgCFFgAhqQ8CAIUWACGqDwIAhRYAIasPAgCFFgAhrA8gAP4VACGtDwEA_RUAIboPAAGiFgAhvQ8AAJAWACC-DwEA_RUAIb8PAQD9FQAhwA8AAaIWACHBDwQAiBYAIcIPBAC1FgAhww8AAOkWACDED0AAgRYAIQEAAADPDwAgAQAAAM8PACAagg4AAO8WADCDDgAA0g8AEIQOAADvFgAwow4BAP0VACHGDgQAiBYAIe0OAQD9FQAh9Q4CAIUWACGkDwIAhRYAIaUPAgCFFgAhpg8CAIUWACGnDwIAhRYAIagPAgCFFgAhqQ8CAIUWACGqDwIAhRYAIasPAgCFFgAhrA8gAP4VACGtDwEA_RUAIboPAAGiFgAhvQ8AAJAWACC-DwEA_RUAIb8PAQD9FQAhwA8AAaIWACHBDwQAiBYAIcIPBAC1FgAhww8AAOkWACDED0AAgRYAIQHCDwAA2hgAIAMAAADSDwAgAwAA0w8AMAQAAM8PACADAAAA0g8AIAMAANMPADAEAADPDwAgAwAAANIPACADAADTDwAwBAAAzw8AIBejDgEAAAABxg4EAAAAAe0OAQAAAAH1DgIAAAABpA8CAAAAAaUPAgAAAAGmDwIAAAABpw8CAAAAAagPAgAAAAGpDwIAAAABqg8CAAAAAasPAgAAAAGsDyAAAAABrQ8BAAAAAboPAAEAAAG9D4AAAAABvg8BAAAAAb8PAQAAAAHADwABAAABwQ8EAAAAAcIPBAAAAAHDDwAAsxoAIMQPQAAAAAEBCAAA1w8AIBejDgEAAAABxg4EAAAAAe0OAQAAAAH1DgIAAAABpA8CAAAAAaUPAgAAAAGmDwIAAAABpw8CAAAAAagPAgAAAAGpDwIAAAABqg8CAAAAAasPAgAAAAGsDyAAAAABrQ8BAAAAAboPAAEAAAG9D4AAAAABvg8BAAAAAb8PAQAAAAHADwABAAABwQ8EAAAAAcIPBAAAAAHDDwAAsxoAIMQPQAAAAAEBCAAA2Q8AMAEIAADZDwAwF6MOAQDlGAAhxg4EAOAYACHtDgEA5RgAIfUOAgDjGAAhpA8CAOMYACGlDwIA4xgAIaYPAgDjGAAhpw8CAOMYACGoDwIA4xgAIakPAgDjGAAhqg8CAOMYACGrDwIA4xgAIawPIACDGQAhrQ8BAOUYACG6DwABphkAIb0PgAAAAAG-DwEA5RgAIb8PAQDlGAAhwA8AAaYZACHBDwQA4BgAIcIPBADMGQAhww8AALIaACDED0AA4RgAIQIAAADPDwAgCAAA3A8AIBejDgEA5RgAIcYOBADgGAAh7Q4BAOUYACH1DgIA4xgAIaQPAgDjGAAhpQ8CAOMYACGmDwIA4xgAIacPAgDjGAAhqA8CAOMYACGpDwIA4xgAIaoPAgDjGAAhqw8CAOMYACGsDyAAgxkAIa0PAQDlGAAhug8AAaYZACG9D4AAAAABvg8BAOUYACG_DwEA5RgAIcAPAAGmGQAhwQ8EAOAYACHCDwQAzBkAIcMPAACyGgAgxA9AAOEYACECAAAA0g8AIAgAAN4PACACAAAA0g8AIAgAAN4PACADAAAAzw8AIA8AANcPACAQAADcDwAgAQAAAM8PACABAAAA0g8AIAYVAACtGgAgFgAAsBoAIBcAAK8aACAoAACuGgAgKQAAsRoAIMIPAADaGAAgGoIOAADuFgAwgw4AAOUPABCEDgAA7hYAMKMOAQDeFQAhxg4EAN0VACHtDgEA3hUAIfUOAgDhFQAhpA8CAOEVACGlDwIA4RUAIaYPAgDhFQAhpw8CAOEVACGoDwIA4RUAIakPAgDhFQAhqg8CAOEVACGrDwIA4RUAIawPIAD5FQAhrQ8BAN4VACG6DwABlRYAIb0PAACNFgAgvg8BAN4VACG_DwEA3hUAIcAPAAGVFgAhwQ8EAN0VACHCDwQAsRYAIcMPAADpFgAgxA9AAN8VACEDAAAA0g8AIAMAAOQPADAUAADlDwAgAwAAANIPACADAADTDwAwBAAAzw8AIAeCDgAA7BYAMIMOAADrDwAQhA4AAOwWADDtDgEA_RUAIboPAAGiFgAhuw8AAaIWACG8DwAA7RYAIAEAAADoDwAgAQAAAOgPACAGgg4AAOwWADCDDgAA6w8AEIQOAADsFgAw7Q4BAP0VACG6DwABohYAIbsPAAGiFgAhAAMAAADrDwAgAwAA7A8AMAQAAOgPACADAAAA6w8AIAMAAOwPADAEAADoDwAgAwAAAOsPACADAADsDwAwBAAA6A8AIAPtDgEAAAABug8AAQAAAbsPAAEAAAEBCAAA8A8AIAPtDgEAAAABug8AAQAAAbsPAAEAAAEBCAAA8g8AMAEIAADyDwAwA-0OAQDlGAAhug8AAaYZACG7DwABphkAIQIAAADoDwAgCAAA9Q8AIAPtDgEA5RgAIboPAAGmGQAhuw8AAaYZACECAAAA6w8AIAgAAPcPACACAAAA6w8AIAgAAPcPACADAAAA6A8AIA8AAPAPACAQAAD1DwAgAQAAAOgPACABAAAA6w8AIAMVAACqGgAgFgAArBoAIBcAAKsaACAGgg4AAOsWADCDDgAA_g8AEIQOAADrFgAw7Q4BAN4VACG6DwABlRYAIbsPAAGVFgAhAwAAAOsPACADAAD9DwAwFAAA_g8AIAMAAADrDwAgAwAA7A8AMAQAAOgPACAQgg4AAOoWADCDDgAAhBAAEIQOAADqFgAwhQ4EAAAAAYcOQACBFgAhxg4EAIgWACHHDgQAtRYAIe0OAQD9FQAhng8BAP0VACGzDwAA6RYAILQPAADpFgAgtQ8gAP4VACG2DyAA_hUAIbcPBACIFgAhuA8EAIgWACG5DwQAtRYAIQEAAACBEAAgAQAAAIEQACAQgg4AAOoWADCDDgAAhBAAEIQOAADqFgAwhQ4EAIgWACGHDkAAgRYAIcYOBACIFgAhxw4EALUWACHtDgEA_RUAIZ4PAQD9FQAhsw8AAOkWACC0DwAA6RYAILUPIAD-FQAhtg8gAP4VACG3DwQAiBYAIbgPBACIFgAhuQ8EALUWACECxw4AANoYACC5DwAA2hgAIAMAAACEEAAgAwAAhRAAMAQAAIEQACADAAAAhBAAIAMAAIUQADAEAACBEAAgAwAAAIQQACADAACFEAAwBAAAgRAAIA2FDgQAAAABhw5AAAAAAcYOBAAAAAHHDgQAAAAB7Q4BAAAAAZ4PAQAAAAGzDwAAqBoAILQPAACpGgAgtQ8gAAAAAbYPIAAAAAG3DwQAAAABuA8EAAAAAbkPBAAAAAEBCAAAiRAAIA2FDgQAAAABhw5AAAAAAcYOBAAAAAHHDgQAAAAB7Q4BAAAAAZ4PAQAAAAGzDwAAqBoAILQPAACpGgAgtQ8gAAAAAbYPIAAAAAG3DwQAAAABuA8EAAAAAbkPBAAAAAEBCAAAixAAMAEIAACLEAAwDYUOBADgGAAhhw5AAOEYACHGDgQA4BgAIccOBADMGQAh7Q4BAOUYACGeDwEA5RgAIbMPAACmGgAgtA8AAKcaACC1DyAAgxkAIbYPIACDGQAhtw8EAOAYACG4DwQA4BgAIbkPBADMGQAhAgAAAIEQACAIAACOEAAgDYUOBADgGAAhhw5AAOEYACHGDgQA4BgAIccOBADMGQAh7Q4BAOUYACGeDwEA5RgAIbMPAACmGgAgtA8AAKcaACC1DyAAgxkAIbYPIACDGQAhtw8EAOAYACG4DwQA4BgAIbkPBADMGQAhAgAAAIQQACAIAACQEAAgAgAAAIQQACAIAACQEAAgAwAAAIEQACAPAACJEAAgEAAAjhAAIAEAAACBEAAgAQAAAIQQACAHFQAAoRoAIBYAAKQaACAXAACjGgAgKAAAohoAICkAAKUaACDHDgAA2hgAILkPAADaGAAgEIIOAADoFgAwgw4AAJcQABCEDgAA6BYAMIUOBADdFQAhhw5AAN8VACHGDgQA3RUAIccOBACxFgAh7Q4BAN4VACGeDwEA3hUAIbMPAADpFgAgtA8AAOkWACC1DyAA-RUAIbYPIAD5FQAhtw8EAN0VACG4DwQA3RUAIbkPBACxFgAhAwAAAIQQACADAACWEAAwFAAAlxAAIAMAAACEEAAgAwAAhRAAMAQAAIEQACAGhQMBAP0VACGCDgAA5xYAMIMOAACdEAAQhA4AAOcWADCFDgQAAAABhw5AAIEWACEBAAAAmhAAIAEAAACaEAAgBoUDAQD9FQAhgg4AAOcWADCDDgAAnRAAEIQOAADnFgAwhQ4EAIgWACGHDkAAgRYAIQADAAAAnRAAIAMAAJ4QADAEAACaEAAgAwAAAJ0QACADAACeEAAwBAAAmhAAIAMAAACdEAAgAwAAnhAAMAQAAJoQACADhQMBAAAAAYUOBAAAAAGHDkAAAAABAQgAAKIQACADhQMBAAAAAYUOBAAAAAGHDkAAAAABAQgAAKQQADABCAAApBAAMAOFAwEA5RgAIYUOBADgGAAhhw5AAOEYACECAAAAmhAAIAgAAKcQACADhQMBAOUYACGFDgQA4BgAIYcOQADhGAAhAgAAAJ0QACAIAACpEAAgAgAAAJ0QACAIAACpEAAgAwAAAJoQACAPAACiEAAgEAAApxAAIAEAAACaEAAgAQAAAJ0QACAFFQAAnBoAIBYAAJ8aACAXAACeGgAgKAAAnRoAICkAAKAaACAGhQMBAN4VACGCDgAA5hYAMIMOAACwEAAQhA4AAOYWADCFDgQA3RUAIYcOQADfFQAhAwAAAJ0QACADAACvEAAwFAAAsBAAIAMAAACdEAAgAwAAnhAAMAQAAJoQACAHgg4AAOUWADCDDgAAthAAEIQOAADlFgAwhQ4CAAAAAbAPAQD9FQAhsQ8AAJAWACCyD0AAgRYAIQEAAACzEAAgAQAAALMQACAHgg4AAOUWADCDDgAAthAAEIQOAADlFgAwhQ4CAIUWACGwDwEA_RUAIbEPAACQFgAgsg9AAIEWACEAAwAAALYQACADAAC3EAAwBAAAsxAAIAMAAAC2EAAgAwAAtxAAMAQAALMQACADAAAAthAAIAMAALcQADAEAACzEAAgBIUOAgAAAAGwDwEAAAABsQ-AAAAAAbIPQAAAAAEBCAAAuxAAIASFDgIAAAABsA8BAAAAAbEPgAAAAAGyD0AAAAABAQgAAL0QADABCAAAvRAAMASFDgIA4xgAIbAPAQDlGAAhsQ-AAAAAAbIPQADhGAAhAgAAALMQACAIAADAEAAgBIUOAgDjGAAhsA8BAOUYACGxD4AAAAABsg9AAOEYACECAAAAthAAIAgAAMIQACACAAAAthAAIAgAAMIQACADAAAAsxAAIA8AALsQACAQAADAEAAgAQAAALMQACABAAAAthAAIAUVAACXGgAgFgAAmhoAIBcAAJkaACAoAACYGgAgKQAAmxoAIAeCDgAA5BYAMIMOAADJEAAQhA4AAOQWADCFDgIA4RUAIbAPAQDeFQAhsQ8AAI0WACCyD0AA3xUAIQMAAAC2EAAgAwAAyBAAMBQAAMkQACADAAAAthAAIAMAALcQADAEAACzEAAgFYIOAADiFgAwgw4AAM8QABCEDgAA4hYAMMYOBACIFgAh7Q4BAP0VACH1DgIAhRYAIYQPQACBFgAhng8BAP0VACGjD0AAgRYAIaQPAgCFFgAhpQ8CAIUWACGmDwIAhRYAIacPAgCFFgAhqA8CAIUWACGpDwIAhRYAIaoPAgCFFgAhqw8CAIUWACGsDyAA_hUAIa0PAQD9FQAhrg9AAIEWACGvDwAA4xYAIAEAAADMEAAgAQAAAMwQACAUgg4AAOIWADCDDgAAzxAAEIQOAADiFgAwxg4EAIgWACHtDgEA_RUAIfUOAgCFFgAhhA9AAIEWACGeDwEA_RUAIaMPQACBFgAhpA8CAIUWACGlDwIAhRYAIaYPAgCFFgAhpw8CAIUWACGoDwIAhRYAIakPAgCFFgAhqg8CAIUWACGrDwIAhRYAIawPIAD-FQAhrQ8BAP0VACGuD0AAgRYAIQADAAAAzxAAIAMAANAQADAEAADMEAAgAwAAAM8QACADAADQEAAwBAAAzBAAIAMAAADPEAAgAwAA0BAAMAQAAMwQACARxg4EAAAAAe0OAQAAAAH1DgIAAAABhA9AAAAAAZ4PAQAAAAGjD0AAAAABpA8CAAAAAaUPAgAAAAGmDwIAAAABpw8CAAAAAagPAgAAAAGpDwIAAAABqg8CAAAAAasPAgAAAAGsDyAAAAABrQ8BAAAAAa4PQAAAAAEBCAAA1BAAIBHGDgQAAAAB7Q4BAAAAAfUOAgAAAAGED0AAAAABng8BAAAAAaMPQAAAAAGkDwIAAAABpQ8CAAAAAaYPAgAAAAGnDwIAAAABqA8CAAAAAakPAgAAAAGqDwIAAAABqw8CAAAAAawPIAAAAAGtDwEAAAABrg9AAAAAAQEIAADWEAAwAQgAANYQADARxg4EAOAYACHtDgEA5RgAIfUOAgDjGAAhhA9AAOEYACGeDwEA5RgAIaMPQADhGAAhpA8CAOMYACGlDwIA4xgAIaYPAgDjGAAhpw8CAOMYACGoDwIA4xgAIakPAgDjGAAhqg8CAOMYACGrDwIA4xgAIawPIACDGQAhrQ8BAOUYACGuD0AA4RgAIQIAAADMEAAgCAAA2RAAIBHGDgQA4BgAIe0OAQDlGAAh9Q4CAOMYACGED0AA4RgAIZ4PAQDlGAAhow9AAOEYACGkDwIA4xgAIaUPAgDjGAAhpg8CAOMYACGnDwIA4xgAIagPAgDjGAAhqQ8CAOMYACGqDwIA4xgAIasPAgDjGAAhrA8gAIMZACGtDwEA5RgAIa4PQADhGAAhAgAAAM8QACAIAADbEAAgAgAAAM8QACAIAADbEAAgAwAAAMwQACAPAADUEAAgEAAA2RAAIAEAAADMEAAgAQAAAM8QACAFFQAAkhoAIBYAAJUaACAXAACUGgAgKAAAkxoAICkAAJYaACAUgg4AAOEWADCDDgAA4hAAEIQOAADhFgAwxg4EAN0VACHtDgEA3hUAIfUOAgDhFQAhhA9AAN8VACGeDwEA3hUAIaMPQADfFQAhpA8CAOEVACGlDwIA4RUAIaYPAgDhFQAhpw8CAOEVACGoDwIA4RUAIakPAgDhFQAhqg8CAOEVACGrDwIA4RUAIawPIAD5FQAhrQ8BAN4VACGuD0AA3xUAIQMAAADPEAAgAwAA4RAAMBQAAOIQACADAAAAzxAAIAMAANAQADAEAADMEAAgCIIOAADfFgAwgw4AAOgQABCEDgAA3xYAMMYOBACIFgAh2g5AAIEWACHtDgEA_RUAIaEPQACBFgAhog8AAOAWACABAAAA5RAAIAEAAADlEAAgB4IOAADfFgAwgw4AAOgQABCEDgAA3xYAMMYOBACIFgAh2g5AAIEWACHtDgEA_RUAIaEPQACBFgAhAAMAAADoEAAgAwAA6RAAMAQAAOUQACADAAAA6BAAIAMAAOkQADAEAADlEAAgAwAAAOgQACADAADpEAAwBAAA5RAAIATGDgQAAAAB2g5AAAAAAe0OAQAAAAGhD0AAAAABAQgAAO0QACAExg4EAAAAAdoOQAAAAAHtDgEAAAABoQ9AAAAAAQEIAADvEAAwAQgAAO8QADAExg4EAOAYACHaDkAA4RgAIe0OAQDlGAAhoQ9AAOEYACECAAAA5RAAIAgAAPIQACAExg4EAOAYACHaDkAA4RgAIe0OAQDlGAAhoQ9AAOEYACECAAAA6BAAIAgAAPQQACACAAAA6BAAIAgAAPQQACADAAAA5RAAIA8AAO0QACAQAADyEAAgAQAAAOUQACABAAAA6BAAIAUVAACNGgAgFgAAkBoAIBcAAI8aACAoAACOGgAgKQAAkRoAIAeCDgAA3hYAMIMOAAD7EAAQhA4AAN4WADDGDgQA3RUAIdoOQADfFQAh7Q4BAN4VACGhD0AA3xUAIQMAAADoEAAgAwAA-hAAMBQAAPsQACADAAAA6BAAIAMAAOkQADAEAADlEAAgB-kIAQAAAAGCDgAA3RYAMIMOAACBEQAQhA4AAN0WADCeDwEA_RUAIZ8PAQD_FQAhoA8EALUWACEBAAAA_hAAIAEAAAD-EAAgB-kIAQD9FQAhgg4AAN0WADCDDgAAgREAEIQOAADdFgAwng8BAP0VACGfDwEA_xUAIaAPBAC1FgAhAp8PAADaGAAgoA8AANoYACADAAAAgREAIAMAAIIRADAEAAD-EAAgAwAAAIERACADAACCEQAwBAAA_hAAIAMAAACBEQAgAwAAghEAMAQAAP4QACAE6QgBAAAAAZ4PAQAAAAGfDwEAAAABoA8EAAAAAQEIAACGEQAgBOkIAQAAAAGeDwEAAAABnw8BAAAAAaAPBAAAAAEBCAAAiBEAMAEIAACIEQAwBOkIAQDlGAAhng8BAOUYACGfDwEA5BgAIaAPBADMGQAhAgAAAP4QACAIAACLEQAgBOkIAQDlGAAhng8BAOUYACGfDwEA5BgAIaAPBADMGQAhAgAAAIERACAIAACNEQAgAgAAAIERACAIAACNEQAgAwAAAP4QACAPAACGEQAgEAAAixEAIAEAAAD-EAAgAQAAAIERACAHFQAAiBoAIBYAAIsaACAXAACKGgAgKAAAiRoAICkAAIwaACCfDwAA2hgAIKAPAADaGAAgB-kIAQDeFQAhgg4AANwWADCDDgAAlBEAEIQOAADcFgAwng8BAN4VACGfDwEA4hUAIaAPBACxFgAhAwAAAIERACADAACTEQAwFAAAlBEAIAMAAACBEQAgAwAAghEAMAQAAP4QACAKgg4AANsWADCDDgAAmhEAEIQOAADbFgAwhQ4EAAAAAZQPAQD9FQAhmQ9AAIEWACGaD0AAgRYAIZsPQACAFgAhnA9AAIAWACGdDwAAhhYAIAEAAACXEQAgAQAAAJcRACAKgg4AANsWADCDDgAAmhEAEIQOAADbFgAwhQ4EAIgWACGUDwEA_RUAIZkPQACBFgAhmg9AAIEWACGbD0AAgBYAIZwPQACAFgAhnQ8AAIYWACADmw8AANoYACCcDwAA2hgAIJ0PAADaGAAgAwAAAJoRACADAACbEQAwBAAAlxEAIAMAAACaEQAgAwAAmxEAMAQAAJcRACADAAAAmhEAIAMAAJsRADAEAACXEQAgB4UOBAAAAAGUDwEAAAABmQ9AAAAAAZoPQAAAAAGbD0AAAAABnA9AAAAAAZ0PgAAAAAEBCAAAnxEAIAeFDgQAAAABlA8BAAAAAZkPQAAAAAGaD0AAAAABmw9AAAAAAZwPQAAAAAGdD4AAAAABAQgAAKERADABCAAAoREAMAeFDgQA4BgAIZQPAQDlGAAhmQ9AAOEYACGaD0AA4RgAIZsPQADtGAAhnA9AAO0YACGdD4AAAAABAgAAAJcRACAIAACkEQAgB4UOBADgGAAhlA8BAOUYACGZD0AA4RgAIZoPQADhGAAhmw9AAO0YACGcD0AA7RgAIZ0PgAAAAAECAAAAmhEAIAgAAKYRACACAAAAmhEAIAgAAKYRACADAAAAlxEAIA8AAJ8RACAQAACkEQAgAQAAAJcRACABAAAAmhEAIAgVAACDGgAgFgAAhhoAIBcAAIUaACAoAACEGgAgKQAAhxoAIJsPAADaGAAgnA8AANoYACCdDwAA2hgAIAqCDgAA2hYAMIMOAACtEQAQhA4AANoWADCFDgQA3RUAIZQPAQDeFQAhmQ9AAN8VACGaD0AA3xUAIZsPQAD0FQAhnA9AAPQVACGdDwAA4xUAIAMAAACaEQAgAwAArBEAMBQAAK0RACADAAAAmhEAIAMAAJsRADAEAACXEQAgCoIOAADZFgAwgw4AALMRABCEDgAA2RYAMIoOAQD_FQAhrg4CAIUWACGUDwEAAAABlQ9AAIEWACGWDwIAhRYAIZcPQACAFgAhmA8AAIYWACABAAAAsBEAIAEAAACwEQAgCoIOAADZFgAwgw4AALMRABCEDgAA2RYAMIoOAQD_FQAhrg4CAIUWACGUDwEA_RUAIZUPQACBFgAhlg8CAIUWACGXD0AAgBYAIZgPAACGFgAgA4oOAADaGAAglw8AANoYACCYDwAA2hgAIAMAAACzEQAgAwAAtBEAMAQAALARACADAAAAsxEAIAMAALQRADAEAACwEQAgAwAAALMRACADAAC0EQAwBAAAsBEAIAeKDgEAAAABrg4CAAAAAZQPAQAAAAGVD0AAAAABlg8CAAAAAZcPQAAAAAGYD4AAAAABAQgAALgRACAHig4BAAAAAa4OAgAAAAGUDwEAAAABlQ9AAAAAAZYPAgAAAAGXD0AAAAABmA-AAAAAAQEIAAC6EQAwAQgAALoRADAHig4BAOQYACGuDgIA4xgAIZQPAQDlGAAhlQ9AAOEYACGWDwIA4xgAIZcPQADtGAAhmA-AAAAAAQIAAACwEQAgCAAAvREAIAeKDgEA5BgAIa4OAgDjGAAhlA8BAOUYACGVD0AA4RgAIZYPAgDjGAAhlw9AAO0YACGYD4AAAAABAgAAALMRACAIAAC_EQAgAgAAALMRACAIAAC_EQAgAwAAALARACAPAAC4EQAgEAAAvREAIAEAAACwEQAgAQAAALMRACAIFQAA_hkAIBYAAIEaACAXAACAGgAgKAAA_xkAICkAAIIaACCKDgAA2hgAIJcPAADaGAAgmA8AANoYACAKgg4AANgWADCDDgAAxhEAEIQOAADYFgAwig4BAOIVACGuDgIA4RUAIZQPAQDeFQAhlQ9AAN8VACGWDwIA4RUAIZcPQAD0FQAhmA8AAOMVACADAAAAsxEAIAMAAMURADAUAADGEQAgAwAAALMRACADAAC0EQAwBAAAsBEAIBOCDgAA1xYAMIMOAADMEQAQhA4AANcWADCKDgEA_xUAIbgOQACAFgAh2g5AAIEWACHkDgEA_RUAIYUPQACAFgAhiQ8BAAAAAYoPQACAFgAhiw9AAIAWACGMD0AAgBYAIY0PAgCFFgAhjg8CAIUWACGPDwEA_xUAIZAPAQD_FQAhkQ8BAP8VACGSDwIAhBYAIZMPAQD_FQAhAQAAAMkRACABAAAAyREAIBOCDgAA1xYAMIMOAADMEQAQhA4AANcWADCKDgEA_xUAIbgOQACAFgAh2g5AAIEWACHkDgEA_RUAIYUPQACAFgAhiQ8BAP0VACGKD0AAgBYAIYsPQACAFgAhjA9AAIAWACGNDwIAhRYAIY4PAgCFFgAhjw8BAP8VACGQDwEA_xUAIZEPAQD_FQAhkg8CAIQWACGTDwEA_xUAIQuKDgAA2hgAILgOAADaGAAghQ8AANoYACCKDwAA2hgAIIsPAADaGAAgjA8AANoYACCPDwAA2hgAIJAPAADaGAAgkQ8AANoYACCSDwAA2hgAIJMPAADaGAAgAwAAAMwRACADAADNEQAwBAAAyREAIAMAAADMEQAgAwAAzREAMAQAAMkRACADAAAAzBEAIAMAAM0RADAEAADJEQAgEIoOAQAAAAG4DkAAAAAB2g5AAAAAAeQOAQAAAAGFD0AAAAABiQ8BAAAAAYoPQAAAAAGLD0AAAAABjA9AAAAAAY0PAgAAAAGODwIAAAABjw8BAAAAAZAPAQAAAAGRDwEAAAABkg8CAAAAAZMPAQAAAAEBCAAA0REAIBCKDgEAAAABuA5AAAAAAdoOQAAAAAHkDgEAAAABhQ9AAAAAAYkPAQAAAAGKD0AAAAABiw9AAAAAAYwPQAAAAAGNDwIAAAABjg8CAAAAAY8PAQAAAAGQDwEAAAABkQ8BAAAAAZIPAgAAAAGTDwEAAAABAQgAANMRADABCAAA0xEAMBCKDgEA5BgAIbgOQADtGAAh2g5AAOEYACHkDgEA5RgAIYUPQADtGAAhiQ8BAOUYACGKD0AA7RgAIYsPQADtGAAhjA9AAO0YACGNDwIA4xgAIY4PAgDjGAAhjw8BAOQYACGQDwEA5BgAIZEPAQDkGAAhkg8CAOIYACGTDwEA5BgAIQIAAADJEQAgCAAA1hEAIBCKDgEA5BgAIbgOQADtGAAh2g5AAOEYACHkDgEA5RgAIYUPQADtGAAhiQ8BAOUYACGKD0AA7RgAIYsPQADtGAAhjA9AAO0YACGNDwIA4xgAIY4PAgDjGAAhjw8BAOQYACGQDwEA5BgAIZEPAQDkGAAhkg8CAOIYACGTDwEA5BgAIQIAAADMEQAgCAAA2BEAIAIAAADMEQAgCAAA2BEAIAMAAADJEQAgDwAA0REAIBAAANYRACABAAAAyREAIAEAAADMEQAgEBUAAPkZACAWAAD8GQAgFwAA-xkAICgAAPoZACApAAD9GQAgig4AANoYACC4DgAA2hgAIIUPAADaGAAgig8AANoYACCLDwAA2hgAIIwPAADaGAAgjw8AANoYACCQDwAA2hgAIJEPAADaGAAgkg8AANoYACCTDwAA2hgAIBOCDgAA1hYAMIMOAADfEQAQhA4AANYWADCKDgEA4hUAIbgOQAD0FQAh2g5AAN8VACHkDgEA3hUAIYUPQAD0FQAhiQ8BAN4VACGKD0AA9BUAIYsPQAD0FQAhjA9AAPQVACGNDwIA4RUAIY4PAgDhFQAhjw8BAOIVACGQDwEA4hUAIZEPAQDiFQAhkg8CAOAVACGTDwEA4hUAIQMAAADMEQAgAwAA3hEAMBQAAN8RACADAAAAzBEAIAMAAM0RADAEAADJEQAgCLcFAQD9FQAhgg4AANQWADCDDgAA5REAEIQOAADUFgAwhw5AAIEWACHEDgEA_RUAIYcPIAD-FQAhiA8AANUWACABAAAA4hEAIAEAAADiEQAgB7cFAQD9FQAhgg4AANQWADCDDgAA5REAEIQOAADUFgAwhw5AAIEWACHEDgEA_RUAIYcPIAD-FQAhAAMAAADlEQAgAwAA5hEAMAQAAOIRACADAAAA5REAIAMAAOYRADAEAADiEQAgAwAAAOURACADAADmEQAwBAAA4hEAIAS3BQEAAAABhw5AAAAAAcQOAQAAAAGHDyAAAAABAQgAAOoRACAEtwUBAAAAAYcOQAAAAAHEDgEAAAABhw8gAAAAAQEIAADsEQAwAQgAAOwRADAEtwUBAOUYACGHDkAA4RgAIcQOAQDlGAAhhw8gAIMZACECAAAA4hEAIAgAAO8RACAEtwUBAOUYACGHDkAA4RgAIcQOAQDlGAAhhw8gAIMZACECAAAA5REAIAgAAPERACACAAAA5REAIAgAAPERACADAAAA4hEAIA8AAOoRACAQAADvEQAgAQAAAOIRACABAAAA5REAIAMVAAD2GQAgFgAA-BkAIBcAAPcZACAHtwUBAN4VACGCDgAA0xYAMIMOAAD4EQAQhA4AANMWADCHDkAA3xUAIcQOAQDeFQAhhw8gAPkVACEDAAAA5REAIAMAAPcRADAUAAD4EQAgAwAAAOURACADAADmEQAwBAAA4hEAIAe3BQEA_RUAIYIOAADRFgAwgw4AAP4RABCEDgAA0RYAMIQPQACBFgAhhQ9AAIEWACGGDwAA0hYAIAEAAAD7EQAgAQAAAPsRACAGtwUBAP0VACGCDgAA0RYAMIMOAAD-EQAQhA4AANEWADCED0AAgRYAIYUPQACBFgAhAAMAAAD-EQAgAwAA_xEAMAQAAPsRACADAAAA_hEAIAMAAP8RADAEAAD7EQAgAwAAAP4RACADAAD_EQAwBAAA-xEAIAO3BQEAAAABhA9AAAAAAYUPQAAAAAEBCAAAgxIAIAO3BQEAAAABhA9AAAAAAYUPQAAAAAEBCAAAhRIAMAEIAACFEgAwA7cFAQDlGAAhhA9AAOEYACGFD0AA4RgAIQIAAAD7EQAgCAAAiBIAIAO3BQEA5RgAIYQPQADhGAAhhQ9AAOEYACECAAAA_hEAIAgAAIoSACACAAAA_hEAIAgAAIoSACADAAAA-xEAIA8AAIMSACAQAACIEgAgAQAAAPsRACABAAAA_hEAIAMVAADzGQAgFgAA9RkAIBcAAPQZACAGtwUBAN4VACGCDgAA0BYAMIMOAACREgAQhA4AANAWADCED0AA3xUAIYUPQADfFQAhAwAAAP4RACADAACQEgAwFAAAkRIAIAMAAAD-EQAgAwAA_xEAMAQAAPsRACAKgg4AAM4WADCDDgAAlxIAEIQOAADOFgAwhQ4BAAAAAYcOQACBFgAhzA4BAP0VACGADwEA_RUAIYEPAQD9FQAhgg9AAIAWACGDDwAAzxYAIAEAAACUEgAgAQAAAJQSACAJgg4AAM4WADCDDgAAlxIAEIQOAADOFgAwhQ4BAP0VACGHDkAAgRYAIcwOAQD9FQAhgA8BAP0VACGBDwEA_RUAIYIPQACAFgAhAYIPAADaGAAgAwAAAJcSACADAACYEgAwBAAAlBIAIAMAAACXEgAgAwAAmBIAMAQAAJQSACADAAAAlxIAIAMAAJgSADAEAACUEgAgBoUOAQAAAAGHDkAAAAABzA4BAAAAAYAPAQAAAAGBDwEAAAABgg9AAAAAAQEIAACcEgAgBoUOAQAAAAGHDkAAAAABzA4BAAAAAYAPAQAAAAGBDwEAAAABgg9AAAAAAQEIAACeEgAwAQgAAJ4SADAGhQ4BAOUYACGHDkAA4RgAIcwOAQDlGAAhgA8BAOUYACGBDwEA5RgAIYIPQADtGAAhAgAAAJQSACAIAAChEgAgBoUOAQDlGAAhhw5AAOEYACHMDgEA5RgAIYAPAQDlGAAhgQ8BAOUYACGCD0AA7RgAIQIAAACXEgAgCAAAoxIAIAIAAACXEgAgCAAAoxIAIAMAAACUEgAgDwAAnBIAIBAAAKESACABAAAAlBIAIAEAAACXEgAgBBUAAPAZACAWAADyGQAgFwAA8RkAIIIPAADaGAAgCYIOAADNFgAwgw4AAKoSABCEDgAAzRYAMIUOAQDeFQAhhw5AAN8VACHMDgEA3hUAIYAPAQDeFQAhgQ8BAN4VACGCD0AA9BUAIQMAAACXEgAgAwAAqRIAMBQAAKoSACADAAAAlxIAIAMAAJgSADAEAACUEgAgCoIOAADMFgAwgw4AALASABCEDgAAzBYAMIcOBACIFgAhxg4EAAAAAccOBACIFgAh_A4EAIgWACH9DgQAiBYAIf4OBACIFgAh_w4BAP0VACEBAAAArRIAIAEAAACtEgAgCoIOAADMFgAwgw4AALASABCEDgAAzBYAMIcOBACIFgAhxg4EAIgWACHHDgQAiBYAIfwOBACIFgAh_Q4EAIgWACH-DgQAiBYAIf8OAQD9FQAhAAMAAACwEgAgAwAAsRIAMAQAAK0SACADAAAAsBIAIAMAALESADAEAACtEgAgAwAAALASACADAACxEgAwBAAArRIAIAeHDgQAAAABxg4EAAAAAccOBAAAAAH8DgQAAAAB_Q4EAAAAAf4OBAAAAAH_DgEAAAABAQgAALUSACAHhw4EAAAAAcYOBAAAAAHHDgQAAAAB_A4EAAAAAf0OBAAAAAH-DgQAAAAB_w4BAAAAAQEIAAC3EgAwAQgAALcSADAHhw4EAOAYACHGDgQA4BgAIccOBADgGAAh_A4EAOAYACH9DgQA4BgAIf4OBADgGAAh_w4BAOUYACECAAAArRIAIAgAALoSACAHhw4EAOAYACHGDgQA4BgAIccOBADgGAAh_A4EAOAYACH9DgQA4BgAIf4OBADgGAAh_w4BAOUYACECAAAAsBIAIAgAALwSACACAAAAsBIAIAgAALwSACADAAAArRIAIA8AALUSACAQAAC6EgAgAQAAAK0SACABAAAAsBIAIAUVAADrGQAgFgAA7hkAIBcAAO0ZACAoAADsGQAgKQAA7xkAIAqCDgAAyxYAMIMOAADDEgAQhA4AAMsWADCHDgQA3RUAIcYOBADdFQAhxw4EAN0VACH8DgQA3RUAIf0OBADdFQAh_g4EAN0VACH_DgEA3hUAIQMAAACwEgAgAwAAwhIAMBQAAMMSACADAAAAsBIAIAMAALESADAEAACtEgAgDekIAQD9FQAhgg4AAMkWADCDDgAAyRIAEIQOAADJFgAwhw4EAIgWACHGDgQAiBYAIccOBACIFgAhyA4CAIUWACHJDgIAhRYAIe0OAQD9FQAh9Q4QAMAWACH2DhAAwBYAIfsOAADKFgAgAQAAAMYSACABAAAAxhIAIAzpCAEA_RUAIYIOAADJFgAwgw4AAMkSABCEDgAAyRYAMIcOBACIFgAhxg4EAIgWACHHDgQAiBYAIcgOAgCFFgAhyQ4CAIUWACHtDgEA_RUAIfUOEADAFgAh9g4QAMAWACEAAwAAAMkSACADAADKEgAwBAAAxhIAIAMAAADJEgAgAwAAyhIAMAQAAMYSACADAAAAyRIAIAMAAMoSADAEAADGEgAgCekIAQAAAAGHDgQAAAABxg4EAAAAAccOBAAAAAHIDgIAAAAByQ4CAAAAAe0OAQAAAAH1DhAAAAAB9g4QAAAAAQEIAADOEgAgCekIAQAAAAGHDgQAAAABxg4EAAAAAccOBAAAAAHIDgIAAAAByQ4CAAAAAe0OAQAAAAH1DhAAAAAB9g4QAAAAAQEIAADQEgAwAQgAANASADAJ6QgBAOUYACGHDgQA4BgAIcYOBADgGAAhxw4EAOAYACHIDgIA4xgAIckOAgDjGAAh7Q4BAOUYACH1DhAA2xkAIfYOEADbGQAhAgAAAMYSACAIAADTEgAgCekIAQDlGAAhhw4EAOAYACHGDgQA4BgAIccOBADgGAAhyA4CAOMYACHJDgIA4xgAIe0OAQDlGAAh9Q4QANsZACH2DhAA2xkAIQIAAADJEgAgCAAA1RIAIAIAAADJEgAgCAAA1RIAIAMAAADGEgAgDwAAzhIAIBAAANMSACABAAAAxhIAIAEAAADJEgAgBRUAAOYZACAWAADpGQAgFwAA6BkAICgAAOcZACApAADqGQAgDOkIAQDeFQAhgg4AAMgWADCDDgAA3BIAEIQOAADIFgAwhw4EAN0VACHGDgQA3RUAIccOBADdFQAhyA4CAOEVACHJDgIA4RUAIe0OAQDeFQAh9Q4QALwWACH2DhAAvBYAIQMAAADJEgAgAwAA2xIAMBQAANwSACADAAAAyRIAIAMAAMoSADAEAADGEgAgCdQHAQD9FQAhgg4AAMYWADCDDgAA4hIAEIQOAADGFgAwxg4EAIgWACHtDgEA_RUAIfgOEADAFgAh-Q4QAMAWACH6DgAAxxYAIAEAAADfEgAgAQAAAN8SACAI1AcBAP0VACGCDgAAxhYAMIMOAADiEgAQhA4AAMYWADDGDgQAiBYAIe0OAQD9FQAh-A4QAMAWACH5DhAAwBYAIQADAAAA4hIAIAMAAOMSADAEAADfEgAgAwAAAOISACADAADjEgAwBAAA3xIAIAMAAADiEgAgAwAA4xIAMAQAAN8SACAF1AcBAAAAAcYOBAAAAAHtDgEAAAAB-A4QAAAAAfkOEAAAAAEBCAAA5xIAIAXUBwEAAAABxg4EAAAAAe0OAQAAAAH4DhAAAAAB-Q4QAAAAAQEIAADpEgAwAQgAAOkSADAF1AcBAOUYACHGDgQA4BgAIe0OAQDlGAAh-A4QANsZACH5DhAA2xkAIQIAAADfEgAgCAAA7BIAIAXUBwEA5RgAIcYOBADgGAAh7Q4BAOUYACH4DhAA2xkAIfkOEADbGQAhAgAAAOISACAIAADuEgAgAgAAAOISACAIAADuEgAgAwAAAN8SACAPAADnEgAgEAAA7BIAIAEAAADfEgAgAQAAAOISACAFFQAA4RkAIBYAAOQZACAXAADjGQAgKAAA4hkAICkAAOUZACAI1AcBAN4VACGCDgAAxRYAMIMOAAD1EgAQhA4AAMUWADDGDgQA3RUAIe0OAQDeFQAh-A4QALwWACH5DhAAvBYAIQMAAADiEgAgAwAA9BIAMBQAAPUSACADAAAA4hIAIAMAAOMSADAEAADfEgAgCoIOAADDFgAwgw4AAPsSABCEDgAAwxYAMMYOBACIFgAh7Q4BAP0VACHuDgEA_RUAIfQOAgCFFgAh9Q4QAMAWACH2DhAAwBYAIfcOAADEFgAgAQAAAPgSACABAAAA-BIAIAmCDgAAwxYAMIMOAAD7EgAQhA4AAMMWADDGDgQAiBYAIe0OAQD9FQAh7g4BAP0VACH0DgIAhRYAIfUOEADAFgAh9g4QAMAWACEAAwAAAPsSACADAAD8EgAwBAAA-BIAIAMAAAD7EgAgAwAA_BIAMAQAAPgSACADAAAA-xIAIAMAAPwSADAEAAD4EgAgBsYOBAAAAAHtDgEAAAAB7g4BAAAAAfQOAgAAAAH1DhAAAAAB9g4QAAAAAQEIAACAEwAgBsYOBAAAAAHtDgEAAAAB7g4BAAAAAfQOAgAAAAH1DhAAAAAB9g4QAAAAAQEIAACCEwAwAQgAAIITADAGxg4EAOAYACHtDgEA5RgAIe4OAQDlGAAh9A4CAOMYACH1DhAA2xkAIfYOEADbGQAhAgAAAPgSACAIAACFEwAgBsYOBADgGAAh7Q4BAOUYACHuDgEA5RgAIfQOAgDjGAAh9Q4QANsZACH2DhAA2xkAIQIAAAD7EgAgCAAAhxMAIAIAAAD7EgAgCAAAhxMAIAMAAAD4EgAgDwAAgBMAIBAAAIUTACABAAAA-BIAIAEAAAD7EgAgBRUAANwZACAWAADfGQAgFwAA3hkAICgAAN0ZACApAADgGQAgCYIOAADCFgAwgw4AAI4TABCEDgAAwhYAMMYOBADdFQAh7Q4BAN4VACHuDgEA3hUAIfQOAgDhFQAh9Q4QALwWACH2DhAAvBYAIQMAAAD7EgAgAwAAjRMAMBQAAI4TACADAAAA-xIAIAMAAPwSADAEAAD4EgAgCoIOAAC_FgAwgw4AAJQTABCEDgAAvxYAMMYOBACIFgAh7g4BAP0VACHvDgEA_RUAIfAOEADAFgAh8Q4BAP0VACHyDgQAiBYAIfMOAADBFgAgAQAAAJETACABAAAAkRMAIAmCDgAAvxYAMIMOAACUEwAQhA4AAL8WADDGDgQAiBYAIe4OAQD9FQAh7w4BAP0VACHwDhAAwBYAIfEOAQD9FQAh8g4EAIgWACEAAwAAAJQTACADAACVEwAwBAAAkRMAIAMAAACUEwAgAwAAlRMAMAQAAJETACADAAAAlBMAIAMAAJUTADAEAACREwAgBsYOBAAAAAHuDgEAAAAB7w4BAAAAAfAOEAAAAAHxDgEAAAAB8g4EAAAAAQEIAACZEwAgBsYOBAAAAAHuDgEAAAAB7w4BAAAAAfAOEAAAAAHxDgEAAAAB8g4EAAAAAQEIAACbEwAwAQgAAJsTADAGxg4EAOAYACHuDgEA5RgAIe8OAQDlGAAh8A4QANsZACHxDgEA5RgAIfIOBADgGAAhAgAAAJETACAIAACeEwAgBsYOBADgGAAh7g4BAOUYACHvDgEA5RgAIfAOEADbGQAh8Q4BAOUYACHyDgQA4BgAIQIAAACUEwAgCAAAoBMAIAIAAACUEwAgCAAAoBMAIAMAAACREwAgDwAAmRMAIBAAAJ4TACABAAAAkRMAIAEAAACUEwAgBRUAANYZACAWAADZGQAgFwAA2BkAICgAANcZACApAADaGQAgCYIOAAC7FgAwgw4AAKcTABCEDgAAuxYAMMYOBADdFQAh7g4BAN4VACHvDgEA3hUAIfAOEAC8FgAh8Q4BAN4VACHyDgQA3RUAIQMAAACUEwAgAwAAphMAMBQAAKcTACADAAAAlBMAIAMAAJUTADAEAACREwAgBYIOAAC6FgAwgw4AAK0TABCEDgAAuhYAMIUOBAAAAAHtDgEA_RUAIQEAAACqEwAgAQAAAKoTACAFgg4AALoWADCDDgAArRMAEIQOAAC6FgAwhQ4EAIgWACHtDgEA_RUAIQADAAAArRMAIAMAAK4TADAEAACqEwAgAwAAAK0TACADAACuEwAwBAAAqhMAIAMAAACtEwAgAwAArhMAMAQAAKoTACAChQ4EAAAAAe0OAQAAAAEBCAAAshMAIAKFDgQAAAAB7Q4BAAAAAQEIAAC0EwAwAQgAALQTADAChQ4EAOAYACHtDgEA5RgAIQIAAACqEwAgCAAAtxMAIAKFDgQA4BgAIe0OAQDlGAAhAgAAAK0TACAIAAC5EwAgAgAAAK0TACAIAAC5EwAgAwAAAKoTACAPAACyEwAgEAAAtxMAIAEAAACqEwAgAQAAAK0TACAFFQAA0RkAIBYAANQZACAXAADTGQAgKAAA0hkAICkAANUZACAFgg4AALkWADCDDgAAwBMAEIQOAAC5FgAwhQ4EAN0VACHtDgEA3hUAIQMAAACtEwAgAwAAvxMAMBQAAMATACADAAAArRMAIAMAAK4TADAEAACqEwAgBoIOAAC4FgAwgw4AAMYTABCEDgAAuBYAMKkOQACBFgAhxA4BAAAAAe0OAQD9FQAhAQAAAMMTACABAAAAwxMAIAaCDgAAuBYAMIMOAADGEwAQhA4AALgWADCpDkAAgRYAIcQOAQD9FQAh7Q4BAP0VACEAAwAAAMYTACADAADHEwAwBAAAwxMAIAMAAADGEwAgAwAAxxMAMAQAAMMTACADAAAAxhMAIAMAAMcTADAEAADDEwAgA6kOQAAAAAHEDgEAAAAB7Q4BAAAAAQEIAADLEwAgA6kOQAAAAAHEDgEAAAAB7Q4BAAAAAQEIAADNEwAwAQgAAM0TADADqQ5AAOEYACHEDgEA5RgAIe0OAQDlGAAhAgAAAMMTACAIAADQEwAgA6kOQADhGAAhxA4BAOUYACHtDgEA5RgAIQIAAADGEwAgCAAA0hMAIAIAAADGEwAgCAAA0hMAIAMAAADDEwAgDwAAyxMAIBAAANATACABAAAAwxMAIAEAAADGEwAgAxUAAM4ZACAWAADQGQAgFwAAzxkAIAaCDgAAtxYAMIMOAADZEwAQhA4AALcWADCpDkAA3xUAIcQOAQDeFQAh7Q4BAN4VACEDAAAAxhMAIAMAANgTADAUAADZEwAgAwAAAMYTACADAADHEwAwBAAAwxMAIBeCDgAAtBYAMIMOAADfEwAQhA4AALQWADCKDgEA_xUAIakOQACBFgAhxA4BAP0VACHGDgQAiBYAIdwOAAC2FgAg3g4BAP0VACHfDgIAhRYAIeAOIAD-FQAh4Q4CAIUWACHiDgAA-BUAIOMOIAD-FQAh5A4BAP8VACHlDgQAtRYAIeYOBAC1FgAh5w4AAJAWACDoDkAAgBYAIekOQACAFgAh6g4EALUWACHrDgQAtRYAIewOQACBFgAhAQAAANwTACABAAAA3BMAIBaCDgAAtBYAMIMOAADfEwAQhA4AALQWADCKDgEA_xUAIakOQACBFgAhxA4BAP0VACHGDgQAiBYAId4OAQD9FQAh3w4CAIUWACHgDiAA_hUAIeEOAgCFFgAh4g4AAPgVACDjDiAA_hUAIeQOAQD_FQAh5Q4EALUWACHmDgQAtRYAIecOAACQFgAg6A5AAIAWACHpDkAAgBYAIeoOBAC1FgAh6w4EALUWACHsDkAAgRYAIQiKDgAA2hgAIOQOAADaGAAg5Q4AANoYACDmDgAA2hgAIOgOAADaGAAg6Q4AANoYACDqDgAA2hgAIOsOAADaGAAgAwAAAN8TACADAADgEwAwBAAA3BMAIAMAAADfEwAgAwAA4BMAMAQAANwTACADAAAA3xMAIAMAAOATADAEAADcEwAgE4oOAQAAAAGpDkAAAAABxA4BAAAAAcYOBAAAAAHeDgEAAAAB3w4CAAAAAeAOIAAAAAHhDgIAAAAB4g4AAM0ZACDjDiAAAAAB5A4BAAAAAeUOBAAAAAHmDgQAAAAB5w6AAAAAAegOQAAAAAHpDkAAAAAB6g4EAAAAAesOBAAAAAHsDkAAAAABAQgAAOQTACATig4BAAAAAakOQAAAAAHEDgEAAAABxg4EAAAAAd4OAQAAAAHfDgIAAAAB4A4gAAAAAeEOAgAAAAHiDgAAzRkAIOMOIAAAAAHkDgEAAAAB5Q4EAAAAAeYOBAAAAAHnDoAAAAAB6A5AAAAAAekOQAAAAAHqDgQAAAAB6w4EAAAAAewOQAAAAAEBCAAA5hMAMAEIAADmEwAwE4oOAQDkGAAhqQ5AAOEYACHEDgEA5RgAIcYOBADgGAAh3g4BAOUYACHfDgIA4xgAIeAOIACDGQAh4Q4CAOMYACHiDgAAyxkAIOMOIACDGQAh5A4BAOQYACHlDgQAzBkAIeYOBADMGQAh5w6AAAAAAegOQADtGAAh6Q5AAO0YACHqDgQAzBkAIesOBADMGQAh7A5AAOEYACECAAAA3BMAIAgAAOkTACATig4BAOQYACGpDkAA4RgAIcQOAQDlGAAhxg4EAOAYACHeDgEA5RgAId8OAgDjGAAh4A4gAIMZACHhDgIA4xgAIeIOAADLGQAg4w4gAIMZACHkDgEA5BgAIeUOBADMGQAh5g4EAMwZACHnDoAAAAAB6A5AAO0YACHpDkAA7RgAIeoOBADMGQAh6w4EAMwZACHsDkAA4RgAIQIAAADfEwAgCAAA6xMAIAIAAADfEwAgCAAA6xMAIAMAAADcEwAgDwAA5BMAIBAAAOkTACABAAAA3BMAIAEAAADfEwAgDRUAAMYZACAWAADJGQAgFwAAyBkAICgAAMcZACApAADKGQAgig4AANoYACDkDgAA2hgAIOUOAADaGAAg5g4AANoYACDoDgAA2hgAIOkOAADaGAAg6g4AANoYACDrDgAA2hgAIBaCDgAAsBYAMIMOAADyEwAQhA4AALAWADCKDgEA4hUAIakOQADfFQAhxA4BAN4VACHGDgQA3RUAId4OAQDeFQAh3w4CAOEVACHgDiAA-RUAIeEOAgDhFQAh4g4AAPgVACDjDiAA-RUAIeQOAQDiFQAh5Q4EALEWACHmDgQAsRYAIecOAACNFgAg6A5AAPQVACHpDkAA9BUAIeoOBACxFgAh6w4EALEWACHsDkAA3xUAIQMAAADfEwAgAwAA8RMAMBQAAPITACADAAAA3xMAIAMAAOATADAEAADcEwAgB4IOAACuFgAwgw4AAPgTABCEDgAArhYAMKkOQACBFgAhqw4BAP0VACHEDgEA_RUAId0OAACvFgAgAQAAAPUTACABAAAA9RMAIAaCDgAArhYAMIMOAAD4EwAQhA4AAK4WADCpDkAAgRYAIasOAQD9FQAhxA4BAP0VACEAAwAAAPgTACADAAD5EwAwBAAA9RMAIAMAAAD4EwAgAwAA-RMAMAQAAPUTACADAAAA-BMAIAMAAPkTADAEAAD1EwAgA6kOQAAAAAGrDgEAAAABxA4BAAAAAQEIAAD9EwAgA6kOQAAAAAGrDgEAAAABxA4BAAAAAQEIAAD_EwAwAQgAAP8TADADqQ5AAOEYACGrDgEA5RgAIcQOAQDlGAAhAgAAAPUTACAIAACCFAAgA6kOQADhGAAhqw4BAOUYACHEDgEA5RgAIQIAAAD4EwAgCAAAhBQAIAIAAAD4EwAgCAAAhBQAIAMAAAD1EwAgDwAA_RMAIBAAAIIUACABAAAA9RMAIAEAAAD4EwAgAxUAAMMZACAWAADFGQAgFwAAxBkAIAaCDgAArRYAMIMOAACLFAAQhA4AAK0WADCpDkAA3xUAIasOAQDeFQAhxA4BAN4VACEDAAAA-BMAIAMAAIoUADAUAACLFAAgAwAAAPgTACADAAD5EwAwBAAA9RMAIA79DAAAqxYAINANAgCFFgAhgg4AAKoWADCDDgAAkBQAEIQOAACqFgAwpw4BAP8VACHEDgEA_RUAIcYOBACIFgAh1g4BAP0VACHYDgIAhRYAIdkOQACBFgAh2g5AAIEWACHbDgAAhhYAINwOAACsFgAgAQAAAI4UACAN_QwAAKsWACDQDQIAhRYAIYIOAACqFgAwgw4AAJAUABCEDgAAqhYAMKcOAQD_FQAhxA4BAP0VACHGDgQAiBYAIdYOAQD9FQAh2A4CAIUWACHZDkAAgRYAIdoOQACBFgAh2w4AAIYWACAD_QwAAMIZACCnDgAA2hgAINsOAADaGAAgAwAAAJAUACADAACRFAAwBAAAjhQAIAEAAACQFAAgAQAAAI4UACADAAAAkBQAIAMAAJEUADAEAACOFAAgAwAAAJAUACADAACRFAAwBAAAjhQAIAMAAACQFAAgAwAAkRQAMAQAAI4UACAK_QwAAMEZACDQDQIAAAABpw4BAAAAAcQOAQAAAAHGDgQAAAAB1g4BAAAAAdgOAgAAAAHZDkAAAAAB2g5AAAAAAdsOgAAAAAEBCAAAmBQAIAnQDQIAAAABpw4BAAAAAcQOAQAAAAHGDgQAAAAB1g4BAAAAAdgOAgAAAAHZDkAAAAAB2g5AAAAAAdsOgAAAAAEBCAAAmhQAMAEIAACaFAAwCv0MAADAGQAg0A0CAOMYACGnDgEA5BgAIcQOAQDlGAAhxg4EAOAYACHWDgEA5RgAIdgOAgDjGAAh2Q5AAOEYACHaDkAA4RgAIdsOgAAAAAECAAAAjhQAIAgAAJ0UACAJ0A0CAOMYACGnDgEA5BgAIcQOAQDlGAAhxg4EAOAYACHWDgEA5RgAIdgOAgDjGAAh2Q5AAOEYACHaDkAA4RgAIdsOgAAAAAECAAAAkBQAIAgAAJ8UACACAAAAkBQAIAgAAJ8UACADAAAAjhQAIA8AAJgUACAQAACdFAAgAQAAAI4UACABAAAAkBQAIAcVAAC7GQAgFgAAvhkAIBcAAL0ZACAoAAC8GQAgKQAAvxkAIKcOAADaGAAg2w4AANoYACAM0A0CAOEVACGCDgAAqRYAMIMOAACmFAAQhA4AAKkWADCnDgEA4hUAIcQOAQDeFQAhxg4EAN0VACHWDgEA3hUAIdgOAgDhFQAh2Q5AAN8VACHaDkAA3xUAIdsOAADjFQAgAwAAAJAUACADAAClFAAwFAAAphQAIAMAAACQFAAgAwAAkRQAMAQAAI4UACAG_AwAAKgWACCCDgAApxYAMIMOAACsFAAQhA4AAKcWADDWDgEAAAAB1w5AAIAWACEBAAAAqRQAIAEAAACpFAAgBvwMAACoFgAggg4AAKcWADCDDgAArBQAEIQOAACnFgAw1g4BAP0VACHXDkAAgBYAIQL8DAAAuhkAINcOAADaGAAgAwAAAKwUACADAACtFAAwBAAAqRQAIAMAAACsFAAgAwAArRQAMAQAAKkUACADAAAArBQAIAMAAK0UADAEAACpFAAgA_wMAAC5GQAg1g4BAAAAAdcOQAAAAAEBCAAAsRQAIALWDgEAAAAB1w5AAAAAAQEIAACzFAAwAQgAALMUADAD_AwAAKwZACDWDgEA5RgAIdcOQADtGAAhAgAAAKkUACAIAAC2FAAgAtYOAQDlGAAh1w5AAO0YACECAAAArBQAIAgAALgUACACAAAArBQAIAgAALgUACADAAAAqRQAIA8AALEUACAQAAC2FAAgAQAAAKkUACABAAAArBQAIAQVAACpGQAgFgAAqxkAIBcAAKoZACDXDgAA2hgAIAWCDgAAphYAMIMOAAC_FAAQhA4AAKYWADDWDgEA3hUAIdcOQAD0FQAhAwAAAKwUACADAAC-FAAwFAAAvxQAIAMAAACsFAAgAwAArRQAMAQAAKkUACAV6QgBAP0VACGCDgAAoBYAMIMOAADFFAAQhA4AAKAWADCHDgQAiBYAIcYOBACIFgAhxw4EAIgWACHIDgIAhRYAIckOAgCFFgAhyg4gAKEWACHLDiAAoRYAIcwOAQD9FQAhzQ4AAaIWACHODgABoxYAIc8OAAGjFgAh0A4AAaMWACHRDgABoxYAIdIOEACkFgAh0w4QAKQWACHUDhAApBYAIdUOAAClFgAgAQAAAMIUACABAAAAwhQAIBTpCAEA_RUAIYIOAACgFgAwgw4AAMUUABCEDgAAoBYAMIcOBACIFgAhxg4EAIgWACHHDgQAiBYAIcgOAgCFFgAhyQ4CAIUWACHKDiAAoRYAIcsOIAChFgAhzA4BAP0VACHNDgABohYAIc4OAAGjFgAhzw4AAaMWACHQDgABoxYAIdEOAAGjFgAh0g4QAKQWACHTDhAApBYAIdQOEACkFgAhCcoOAADaGAAgyw4AANoYACDODgAA2hgAIM8OAADaGAAg0A4AANoYACDRDgAA2hgAINIOAADaGAAg0w4AANoYACDUDgAA2hgAIAMAAADFFAAgAwAAxhQAMAQAAMIUACADAAAAxRQAIAMAAMYUADAEAADCFAAgAwAAAMUUACADAADGFAAwBAAAwhQAIBHpCAEAAAABhw4EAAAAAcYOBAAAAAHHDgQAAAAByA4CAAAAAckOAgAAAAHKDiAAAAAByw4gAAAAAcwOAQAAAAHNDgABAAABzg4AAQAAAc8OAAEAAAHQDgABAAAB0Q4AAQAAAdIOEAAAAAHTDhAAAAAB1A4QAAAAAQEIAADKFAAgEekIAQAAAAGHDgQAAAABxg4EAAAAAccOBAAAAAHIDgIAAAAByQ4CAAAAAcoOIAAAAAHLDiAAAAABzA4BAAAAAc0OAAEAAAHODgABAAABzw4AAQAAAdAOAAEAAAHRDgABAAAB0g4QAAAAAdMOEAAAAAHUDhAAAAABAQgAAMwUADABCAAAzBQAMBHpCAEA5RgAIYcOBADgGAAhxg4EAOAYACHHDgQA4BgAIcgOAgDjGAAhyQ4CAOMYACHKDiAApRkAIcsOIAClGQAhzA4BAOUYACHNDgABphkAIc4OAAGnGQAhzw4AAacZACHQDgABpxkAIdEOAAGnGQAh0g4QAKgZACHTDhAAqBkAIdQOEACoGQAhAgAAAMIUACAIAADPFAAgEekIAQDlGAAhhw4EAOAYACHGDgQA4BgAIccOBADgGAAhyA4CAOMYACHJDgIA4xgAIcoOIAClGQAhyw4gAKUZACHMDgEA5RgAIc0OAAGmGQAhzg4AAacZACHPDgABpxkAIdAOAAGnGQAh0Q4AAacZACHSDhAAqBkAIdMOEACoGQAh1A4QAKgZACECAAAAxRQAIAgAANEUACACAAAAxRQAIAgAANEUACADAAAAwhQAIA8AAMoUACAQAADPFAAgAQAAAMIUACABAAAAxRQAIA4VAACgGQAgFgAAoxkAIBcAAKIZACAoAAChGQAgKQAApBkAIMoOAADaGAAgyw4AANoYACDODgAA2hgAIM8OAADaGAAg0A4AANoYACDRDgAA2hgAINIOAADaGAAg0w4AANoYACDUDgAA2hgAIBTpCAEA3hUAIYIOAACTFgAwgw4AANgUABCEDgAAkxYAMIcOBADdFQAhxg4EAN0VACHHDgQA3RUAIcgOAgDhFQAhyQ4CAOEVACHKDiAAlBYAIcsOIACUFgAhzA4BAN4VACHNDgABlRYAIc4OAAGWFgAhzw4AAZYWACHQDgABlhYAIdEOAAGWFgAh0g4QAJcWACHTDhAAlxYAIdQOEACXFgAhAwAAAMUUACADAADXFAAwFAAA2BQAIAMAAADFFAAgAwAAxhQAMAQAAMIUACAGgg4AAJIWADCDDgAA3hQAEIQOAACSFgAwqQ5AAIEWACHEDgEAAAABxQ4BAP8VACEBAAAA2xQAIAEAAADbFAAgBoIOAACSFgAwgw4AAN4UABCEDgAAkhYAMKkOQACBFgAhxA4BAP0VACHFDgEA_xUAIQHFDgAA2hgAIAMAAADeFAAgAwAA3xQAMAQAANsUACADAAAA3hQAIAMAAN8UADAEAADbFAAgAwAAAN4UACADAADfFAAwBAAA2xQAIAOpDkAAAAABxA4BAAAAAcUOAQAAAAEBCAAA4xQAIAOpDkAAAAABxA4BAAAAAcUOAQAAAAEBCAAA5RQAMAEIAADlFAAwA6kOQADhGAAhxA4BAOUYACHFDgEA5BgAIQIAAADbFAAgCAAA6BQAIAOpDkAA4RgAIcQOAQDlGAAhxQ4BAOQYACECAAAA3hQAIAgAAOoUACACAAAA3hQAIAgAAOoUACADAAAA2xQAIA8AAOMUACAQAADoFAAgAQAAANsUACABAAAA3hQAIAQVAACdGQAgFgAAnxkAIBcAAJ4ZACDFDgAA2hgAIAaCDgAAkRYAMIMOAADxFAAQhA4AAJEWADCpDkAA3xUAIcQOAQDeFQAhxQ4BAOIVACEDAAAA3hQAIAMAAPAUADAUAADxFAAgAwAAAN4UACADAADfFAAwBAAA2xQAIAsIAACQFgAggg4AAI8WADCDDgAA9xQAEIQOAACPFgAwhQ4EAAAAAZ8OAQD_FQAhoA4BAP0VACGpDkAAgRYAIaoOAQD_FQAhwg4gAP4VACHDDgEA_xUAIQEAAAD0FAAgAQAAAPQUACALCAAAkBYAIIIOAACPFgAwgw4AAPcUABCEDgAAjxYAMIUOBACIFgAhnw4BAP8VACGgDgEA_RUAIakOQACBFgAhqg4BAP8VACHCDiAA_hUAIcMOAQD_FQAhA58OAADaGAAgqg4AANoYACDDDgAA2hgAIAMAAAD3FAAgAwAA-BQAMAQAAPQUACADAAAA9xQAIAMAAPgUADAEAAD0FAAgAwAAAPcUACADAAD4FAAwBAAA9BQAIAgIgAAAAAGFDgQAAAABnw4BAAAAAaAOAQAAAAGpDkAAAAABqg4BAAAAAcIOIAAAAAHDDgEAAAABAQgAAPwUACAICIAAAAABhQ4EAAAAAZ8OAQAAAAGgDgEAAAABqQ5AAAAAAaoOAQAAAAHCDiAAAAABww4BAAAAAQEIAAD-FAAwAQgAAP4UADAICIAAAAABhQ4EAOAYACGfDgEA5BgAIaAOAQDlGAAhqQ5AAOEYACGqDgEA5BgAIcIOIACDGQAhww4BAOQYACECAAAA9BQAIAgAAIEVACAICIAAAAABhQ4EAOAYACGfDgEA5BgAIaAOAQDlGAAhqQ5AAOEYACGqDgEA5BgAIcIOIACDGQAhww4BAOQYACECAAAA9xQAIAgAAIMVACACAAAA9xQAIAgAAIMVACADAAAA9BQAIA8AAPwUACAQAACBFQAgAQAAAPQUACABAAAA9xQAIAgVAACYGQAgFgAAmxkAIBcAAJoZACAoAACZGQAgKQAAnBkAIJ8OAADaGAAgqg4AANoYACDDDgAA2hgAIAsIAACNFgAggg4AAIwWADCDDgAAihUAEIQOAACMFgAwhQ4EAN0VACGfDgEA4hUAIaAOAQDeFQAhqQ5AAN8VACGqDgEA4hUAIcIOIAD5FQAhww4BAOIVACEDAAAA9xQAIAMAAIkVADAUAACKFQAgAwAAAPcUACADAAD4FAAwBAAA9BQAIBivAQAA-BUAINENAACCFgAggg4AAPwVADCDDgAAmhUAEIQOAAD8FQAwhQ4BAAAAAakOQACBFgAhqw4BAP0VACGsDgEA_RUAIa0OAQD9FQAhrg4AAPgVACCvDiAA_hUAIbAOAQD9FQAhsQ4BAP8VACGyDkAAgBYAIbMOAQD_FQAhtA4BAP8VACG1DiAA_hUAIbYOAQD_FQAhtw4gAP4VACG4DkAAgBYAIbkOIAD-FQAhug5AAIAWACG7DkAAgBYAIQEAAACNFQAgE84NAACKFgAg0A0AAIsWACCCDgAAiRYAMIMOAACPFQAQhA4AAIkWADCFDgEA_RUAIZ4OAQD9FQAhnw4BAP0VACGgDgEA_RUAIaEOAQD9FQAhog4BAP8VACGjDgEA_RUAIaQOAgCFFgAhpQ4CAIUWACGmDkAAgBYAIacOAgCFFgAhqA5AAIAWACGpDkAAgRYAIaoOAQD_FQAhBs4NAACWGQAg0A0AAJcZACCiDgAA2hgAIKYOAADaGAAgqA4AANoYACCqDgAA2hgAIBPODQAAihYAINANAACLFgAggg4AAIkWADCDDgAAjxUAEIQOAACJFgAwhQ4BAAAAAZ4OAQD9FQAhnw4BAP0VACGgDgEA_RUAIaEOAQD9FQAhog4BAP8VACGjDgEA_RUAIaQOAgCFFgAhpQ4CAIUWACGmDkAAgBYAIacOAgCFFgAhqA5AAIAWACGpDkAAgRYAIaoOAQD_FQAhAwAAAI8VACADAACQFQAwBAAAkRUAIAzPDQAAhxYAIIIOAACDFgAwgw4AAJMVABCEDgAAgxYAMIUOBACIFgAhhg4BAP0VACGHDkAAgRYAIYgOAgCEFgAhiQ4CAIUWACGKDgEA_xUAIYsOAACGFgAgjA4BAP8VACEFzw0AAJUZACCIDgAA2hgAIIoOAADaGAAgiw4AANoYACCMDgAA2hgAIAzPDQAAhxYAIIIOAACDFgAwgw4AAJMVABCEDgAAgxYAMIUOBAAAAAGGDgEA_RUAIYcOQACBFgAhiA4CAIQWACGJDgIAhRYAIYoOAQD_FQAhiw4AAIYWACCMDgEA_xUAIQMAAACTFQAgAwAAlBUAMAQAAJUVACABAAAAkxUAIAEAAACPFQAgAQAAAI0VACAYrwEAAPgVACDRDQAAghYAIIIOAAD8FQAwgw4AAJoVABCEDgAA_BUAMIUOAQD9FQAhqQ5AAIEWACGrDgEA_RUAIawOAQD9FQAhrQ4BAP0VACGuDgAA-BUAIK8OIAD-FQAhsA4BAP0VACGxDgEA_xUAIbIOQACAFgAhsw4BAP8VACG0DgEA_xUAIbUOIAD-FQAhtg4BAP8VACG3DiAA_hUAIbgOQACAFgAhuQ4gAP4VACG6DkAAgBYAIbsOQACAFgAhCdENAACUGQAgsQ4AANoYACCyDgAA2hgAILMOAADaGAAgtA4AANoYACC2DgAA2hgAILgOAADaGAAgug4AANoYACC7DgAA2hgAIAMAAACaFQAgAwAAmxUAMAQAAI0VACADAAAAmhUAIAMAAJsVADAEAACNFQAgAwAAAJoVACADAACbFQAwBAAAjRUAIBWvAQAAkRkAINENAACTGQAghQ4BAAAAAakOQAAAAAGrDgEAAAABrA4BAAAAAa0OAQAAAAGuDgAAkhkAIK8OIAAAAAGwDgEAAAABsQ4BAAAAAbIOQAAAAAGzDgEAAAABtA4BAAAAAbUOIAAAAAG2DgEAAAABtw4gAAAAAbgOQAAAAAG5DiAAAAABug5AAAAAAbsOQAAAAAEBCAAAnxUAIBSvAQAAkRkAIIUOAQAAAAGpDkAAAAABqw4BAAAAAawOAQAAAAGtDgEAAAABrg4AAJIZACCvDiAAAAABsA4BAAAAAbEOAQAAAAGyDkAAAAABsw4BAAAAAbQOAQAAAAG1DiAAAAABtg4BAAAAAbcOIAAAAAG4DkAAAAABuQ4gAAAAAboOQAAAAAG7DkAAAAABAQgAAKEVADABCAAAoRUAMBWvAQAAgRkAINENAACEGQAghQ4BAOUYACGpDkAA4RgAIasOAQDlGAAhrA4BAOUYACGtDgEA5RgAIa4OAACCGQAgrw4gAIMZACGwDgEA5RgAIbEOAQDkGAAhsg5AAO0YACGzDgEA5BgAIbQOAQDkGAAhtQ4gAIMZACG2DgEA5BgAIbcOIACDGQAhuA5AAO0YACG5DiAAgxkAIboOQADtGAAhuw5AAO0YACECAAAAjRUAIAgAAKQVACAUrwEAAIEZACCFDgEA5RgAIakOQADhGAAhqw4BAOUYACGsDgEA5RgAIa0OAQDlGAAhrg4AAIIZACCvDiAAgxkAIbAOAQDlGAAhsQ4BAOQYACGyDkAA7RgAIbMOAQDkGAAhtA4BAOQYACG1DiAAgxkAIbYOAQDkGAAhtw4gAIMZACG4DkAA7RgAIbkOIACDGQAhug5AAO0YACG7DkAA7RgAIQIAAACaFQAgCAAAphUAIAIAAACaFQAgCAAAphUAIAMAAACNFQAgDwAAnxUAIBAAAKQVACABAAAAjRUAIAEAAACaFQAgCxUAAP4YACAWAACAGQAgFwAA_xgAILEOAADaGAAgsg4AANoYACCzDgAA2hgAILQOAADaGAAgtg4AANoYACC4DgAA2hgAILoOAADaGAAguw4AANoYACAXrwEAAPgVACCCDgAA9xUAMIMOAACtFQAQhA4AAPcVADCFDgEA3hUAIakOQADfFQAhqw4BAN4VACGsDgEA3hUAIa0OAQDeFQAhrg4AAPgVACCvDiAA-RUAIbAOAQDeFQAhsQ4BAOIVACGyDkAA9BUAIbMOAQDiFQAhtA4BAOIVACG1DiAA-RUAIbYOAQDiFQAhtw4gAPkVACG4DkAA9BUAIbkOIAD5FQAhug5AAPQVACG7DkAA9BUAIQMAAACaFQAgAwAArBUAMBQAAK0VACADAAAAmhUAIAMAAJsVADAEAACNFQAgAQAAAJEVACABAAAAkRUAIAMAAACPFQAgAwAAkBUAMAQAAJEVACADAAAAjxUAIAMAAJAVADAEAACRFQAgAwAAAI8VACADAACQFQAwBAAAkRUAIBDODQAA_BgAINANAAD9GAAghQ4BAAAAAZ4OAQAAAAGfDgEAAAABoA4BAAAAAaEOAQAAAAGiDgEAAAABow4BAAAAAaQOAgAAAAGlDgIAAAABpg5AAAAAAacOAgAAAAGoDkAAAAABqQ5AAAAAAaoOAQAAAAEBCAAAtRUAIA6FDgEAAAABng4BAAAAAZ8OAQAAAAGgDgEAAAABoQ4BAAAAAaIOAQAAAAGjDgEAAAABpA4CAAAAAaUOAgAAAAGmDkAAAAABpw4CAAAAAagOQAAAAAGpDkAAAAABqg4BAAAAAQEIAAC3FQAwAQgAALcVADAQzg0AAO4YACDQDQAA7xgAIIUOAQDlGAAhng4BAOUYACGfDgEA5RgAIaAOAQDlGAAhoQ4BAOUYACGiDgEA5BgAIaMOAQDlGAAhpA4CAOMYACGlDgIA4xgAIaYOQADtGAAhpw4CAOMYACGoDkAA7RgAIakOQADhGAAhqg4BAOQYACECAAAAkRUAIAgAALoVACAOhQ4BAOUYACGeDgEA5RgAIZ8OAQDlGAAhoA4BAOUYACGhDgEA5RgAIaIOAQDkGAAhow4BAOUYACGkDgIA4xgAIaUOAgDjGAAhpg5AAO0YACGnDgIA4xgAIagOQADtGAAhqQ5AAOEYACGqDgEA5BgAIQIAAACPFQAgCAAAvBUAIAIAAACPFQAgCAAAvBUAIAMAAACRFQAgDwAAtRUAIBAAALoVACABAAAAkRUAIAEAAACPFQAgCRUAAOgYACAWAADrGAAgFwAA6hgAICgAAOkYACApAADsGAAgog4AANoYACCmDgAA2hgAIKgOAADaGAAgqg4AANoYACARgg4AAPMVADCDDgAAwxUAEIQOAADzFQAwhQ4BAN4VACGeDgEA3hUAIZ8OAQDeFQAhoA4BAN4VACGhDgEA3hUAIaIOAQDiFQAhow4BAN4VACGkDgIA4RUAIaUOAgDhFQAhpg5AAPQVACGnDgIA4RUAIagOQAD0FQAhqQ5AAN8VACGqDgEA4hUAIQMAAACPFQAgAwAAwhUAMBQAAMMVACADAAAAjxUAIAMAAJAVADAEAACRFQAgAQAAAJUVACABAAAAlRUAIAMAAACTFQAgAwAAlBUAMAQAAJUVACADAAAAkxUAIAMAAJQVADAEAACVFQAgAwAAAJMVACADAACUFQAwBAAAlRUAIAnPDQAA5xgAIIUOBAAAAAGGDgEAAAABhw5AAAAAAYgOAgAAAAGJDgIAAAABig4BAAAAAYsOgAAAAAGMDgEAAAABAQgAAMsVACAIhQ4EAAAAAYYOAQAAAAGHDkAAAAABiA4CAAAAAYkOAgAAAAGKDgEAAAABiw6AAAAAAYwOAQAAAAEBCAAAzRUAMAEIAADNFQAwCc8NAADmGAAghQ4EAOAYACGGDgEA5RgAIYcOQADhGAAhiA4CAOIYACGJDgIA4xgAIYoOAQDkGAAhiw6AAAAAAYwOAQDkGAAhAgAAAJUVACAIAADQFQAgCIUOBADgGAAhhg4BAOUYACGHDkAA4RgAIYgOAgDiGAAhiQ4CAOMYACGKDgEA5BgAIYsOgAAAAAGMDgEA5BgAIQIAAACTFQAgCAAA0hUAIAIAAACTFQAgCAAA0hUAIAMAAACVFQAgDwAAyxUAIBAAANAVACABAAAAlRUAIAEAAACTFQAgCRUAANsYACAWAADeGAAgFwAA3RgAICgAANwYACApAADfGAAgiA4AANoYACCKDgAA2hgAIIsOAADaGAAgjA4AANoYACALgg4AANwVADCDDgAA2RUAEIQOAADcFQAwhQ4EAN0VACGGDgEA3hUAIYcOQADfFQAhiA4CAOAVACGJDgIA4RUAIYoOAQDiFQAhiw4AAOMVACCMDgEA4hUAIQMAAACTFQAgAwAA2BUAMBQAANkVACADAAAAkxUAIAMAAJQVADAEAACVFQAgC4IOAADcFQAwgw4AANkVABCEDgAA3BUAMIUOBADdFQAhhg4BAN4VACGHDkAA3xUAIYgOAgDgFQAhiQ4CAOEVACGKDgEA4hUAIYsOAADjFQAgjA4BAOIVACENFQAA6RUAIBYAAPIVACAXAADyFQAgKAAA6hUAICkAAPIVACCNDgQAAAABlA4EAAAAAZUOBAAAAAGWDgQAAAABlw4EAAAAAZgOBADxFQAhmQ4EAAAABJoOBAAAAAQOFQAA6RUAIBYAAPAVACAXAADwFQAgjQ4BAAAAAZQOAQAAAAGVDgEAAAABlg4BAAAAAZcOAQAAAAGYDgEA7xUAIZkOAQAAAASaDgEAAAAEmw4BAAAAAZwOAQAAAAGdDgEAAAABCxUAAOkVACAWAADuFQAgFwAA7hUAII0OQAAAAAGUDkAAAAABlQ5AAAAAAZYOQAAAAAGXDkAAAAABmA5AAO0VACGZDkAAAAAEmg5AAAAABA0VAADkFQAgFgAA5BUAIBcAAOQVACAoAADsFQAgKQAA5BUAII0OAgAAAAGUDgIAAAABlQ4CAAAAAZYOAgAAAAGXDgIAAAABmA4CAOsVACGZDgIAAAAFmg4CAAAABQ0VAADpFQAgFgAA6RUAIBcAAOkVACAoAADqFQAgKQAA6RUAII0OAgAAAAGUDgIAAAABlQ4CAAAAAZYOAgAAAAGXDgIAAAABmA4CAOgVACGZDgIAAAAEmg4CAAAABA4VAADkFQAgFgAA5xUAIBcAAOcVACCNDgEAAAABlA4BAAAAAZUOAQAAAAGWDgEAAAABlw4BAAAAAZgOAQDmFQAhmQ4BAAAABZoOAQAAAAWbDgEAAAABnA4BAAAAAZ0OAQAAAAEPFQAA5BUAIBYAAOUVACAXAADlFQAgjQ6AAAAAAY4OAQAAAAGPDgEAAAABkA4BAAAAAZEOgAAAAAGSDoAAAAABkw6AAAAAAZQOgAAAAAGVDoAAAAABlg6AAAAAAZcOgAAAAAGYDoAAAAABCI0OAgAAAAGUDgIAAAABlQ4CAAAAAZYOAgAAAAGXDgIAAAABmA4CAOQVACGZDgIAAAAFmg4CAAAABQyNDoAAAAABjg4BAAAAAY8OAQAAAAGQDgEAAAABkQ6AAAAAAZIOgAAAAAGTDoAAAAABlA6AAAAAAZUOgAAAAAGWDoAAAAABlw6AAAAAAZgOgAAAAAEOFQAA5BUAIBYAAOcVACAXAADnFQAgjQ4BAAAAAZQOAQAAAAGVDgEAAAABlg4BAAAAAZcOAQAAAAGYDgEA5hUAIZkOAQAAAAWaDgEAAAAFmw4BAAAAAZwOAQAAAAGdDgEAAAABC40OAQAAAAGUDgEAAAABlQ4BAAAAAZYOAQAAAAGXDgEAAAABmA4BAOcVACGZDgEAAAAFmg4BAAAABZsOAQAAAAGcDgEAAAABnQ4BAAAAAQ0VAADpFQAgFgAA6RUAIBcAAOkVACAoAADqFQAgKQAA6RUAII0OAgAAAAGUDgIAAAABlQ4CAAAAAZYOAgAAAAGXDgIAAAABmA4CAOgVACGZDgIAAAAEmg4CAAAABAiNDgIAAAABlA4CAAAAAZUOAgAAAAGWDgIAAAABlw4CAAAAAZgOAgDpFQAhmQ4CAAAABJoOAgAAAAQIjQ4IAAAAAZQOCAAAAAGVDggAAAABlg4IAAAAAZcOCAAAAAGYDggA6hUAIZkOCAAAAASaDggAAAAEDRUAAOQVACAWAADkFQAgFwAA5BUAICgAAOwVACApAADkFQAgjQ4CAAAAAZQOAgAAAAGVDgIAAAABlg4CAAAAAZcOAgAAAAGYDgIA6xUAIZkOAgAAAAWaDgIAAAAFCI0OCAAAAAGUDggAAAABlQ4IAAAAAZYOCAAAAAGXDggAAAABmA4IAOwVACGZDggAAAAFmg4IAAAABQsVAADpFQAgFgAA7hUAIBcAAO4VACCNDkAAAAABlA5AAAAAAZUOQAAAAAGWDkAAAAABlw5AAAAAAZgOQADtFQAhmQ5AAAAABJoOQAAAAAQIjQ5AAAAAAZQOQAAAAAGVDkAAAAABlg5AAAAAAZcOQAAAAAGYDkAA7hUAIZkOQAAAAASaDkAAAAAEDhUAAOkVACAWAADwFQAgFwAA8BUAII0OAQAAAAGUDgEAAAABlQ4BAAAAAZYOAQAAAAGXDgEAAAABmA4BAO8VACGZDgEAAAAEmg4BAAAABJsOAQAAAAGcDgEAAAABnQ4BAAAAAQuNDgEAAAABlA4BAAAAAZUOAQAAAAGWDgEAAAABlw4BAAAAAZgOAQDwFQAhmQ4BAAAABJoOAQAAAASbDgEAAAABnA4BAAAAAZ0OAQAAAAENFQAA6RUAIBYAAPIVACAXAADyFQAgKAAA6hUAICkAAPIVACCNDgQAAAABlA4EAAAAAZUOBAAAAAGWDgQAAAABlw4EAAAAAZgOBADxFQAhmQ4EAAAABJoOBAAAAAQIjQ4EAAAAAZQOBAAAAAGVDgQAAAABlg4EAAAAAZcOBAAAAAGYDgQA8hUAIZkOBAAAAASaDgQAAAAEEYIOAADzFQAwgw4AAMMVABCEDgAA8xUAMIUOAQDeFQAhng4BAN4VACGfDgEA3hUAIaAOAQDeFQAhoQ4BAN4VACGiDgEA4hUAIaMOAQDeFQAhpA4CAOEVACGlDgIA4RUAIaYOQAD0FQAhpw4CAOEVACGoDkAA9BUAIakOQADfFQAhqg4BAOIVACELFQAA5BUAIBYAAPYVACAXAAD2FQAgjQ5AAAAAAZQOQAAAAAGVDkAAAAABlg5AAAAAAZcOQAAAAAGYDkAA9RUAIZkOQAAAAAWaDkAAAAAFCxUAAOQVACAWAAD2FQAgFwAA9hUAII0OQAAAAAGUDkAAAAABlQ5AAAAAAZYOQAAAAAGXDkAAAAABmA5AAPUVACGZDkAAAAAFmg5AAAAABQiNDkAAAAABlA5AAAAAAZUOQAAAAAGWDkAAAAABlw5AAAAAAZgOQAD2FQAhmQ5AAAAABZoOQAAAAAUXrwEAAPgVACCCDgAA9xUAMIMOAACtFQAQhA4AAPcVADCFDgEA3hUAIakOQADfFQAhqw4BAN4VACGsDgEA3hUAIa0OAQDeFQAhrg4AAPgVACCvDiAA-RUAIbAOAQDeFQAhsQ4BAOIVACGyDkAA9BUAIbMOAQDiFQAhtA4BAOIVACG1DiAA-RUAIbYOAQDiFQAhtw4gAPkVACG4DkAA9BUAIbkOIAD5FQAhug5AAPQVACG7DkAA9BUAIQSNDgEAAAAFvA4BAAAAAb0OAQAAAAS-DgEAAAAEBRUAAOkVACAWAAD7FQAgFwAA-xUAII0OIAAAAAGYDiAA-hUAIQUVAADpFQAgFgAA-xUAIBcAAPsVACCNDiAAAAABmA4gAPoVACECjQ4gAAAAAZgOIAD7FQAhGK8BAAD4FQAg0Q0AAIIWACCCDgAA_BUAMIMOAACaFQAQhA4AAPwVADCFDgEA_RUAIakOQACBFgAhqw4BAP0VACGsDgEA_RUAIa0OAQD9FQAhrg4AAPgVACCvDiAA_hUAIbAOAQD9FQAhsQ4BAP8VACGyDkAAgBYAIbMOAQD_FQAhtA4BAP8VACG1DiAA_hUAIbYOAQD_FQAhtw4gAP4VACG4DkAAgBYAIbkOIAD-FQAhug5AAIAWACG7DkAAgBYAIQuNDgEAAAABlA4BAAAAAZUOAQAAAAGWDgEAAAABlw4BAAAAAZgOAQDwFQAhmQ4BAAAABJoOAQAAAASbDgEAAAABnA4BAAAAAZ0OAQAAAAECjQ4gAAAAAZgOIAD7FQAhC40OAQAAAAGUDgEAAAABlQ4BAAAAAZYOAQAAAAGXDgEAAAABmA4BAOcVACGZDgEAAAAFmg4BAAAABZsOAQAAAAGcDgEAAAABnQ4BAAAAAQiNDkAAAAABlA5AAAAAAZUOQAAAAAGWDkAAAAABlw5AAAAAAZgOQAD2FQAhmQ5AAAAABZoOQAAAAAUIjQ5AAAAAAZQOQAAAAAGVDkAAAAABlg5AAAAAAZcOQAAAAAGYDkAA7hUAIZkOQAAAAASaDkAAAAAEA78OAACPFQAgwA4AAI8VACDBDgAAjxUAIAzPDQAAhxYAIIIOAACDFgAwgw4AAJMVABCEDgAAgxYAMIUOBACIFgAhhg4BAP0VACGHDkAAgRYAIYgOAgCEFgAhiQ4CAIUWACGKDgEA_xUAIYsOAACGFgAgjA4BAP8VACEIjQ4CAAAAAZQOAgAAAAGVDgIAAAABlg4CAAAAAZcOAgAAAAGYDgIA5BUAIZkOAgAAAAWaDgIAAAAFCI0OAgAAAAGUDgIAAAABlQ4CAAAAAZYOAgAAAAGXDgIAAAABmA4CAOkVACGZDgIAAAAEmg4CAAAABAyNDoAAAAABjg4BAAAAAY8OAQAAAAGQDgEAAAABkQ6AAAAAAZIOgAAAAAGTDoAAAAABlA6AAAAAAZUOgAAAAAGWDoAAAAABlw6AAAAAAZgOgAAAAAEVzg0AAIoWACDQDQAAixYAIIIOAACJFgAwgw4AAI8VABCEDgAAiRYAMIUOAQD9FQAhng4BAP0VACGfDgEA_RUAIaAOAQD9FQAhoQ4BAP0VACGiDgEA_xUAIaMOAQD9FQAhpA4CAIUWACGlDgIAhRYAIaYOQACAFgAhpw4CAIUWACGoDkAAgBYAIakOQACBFgAhqg4BAP8VACHcEQAAjxUAIN0RAACPFQAgCI0OBAAAAAGUDgQAAAABlQ4EAAAAAZYOBAAAAAGXDgQAAAABmA4EAPIVACGZDgQAAAAEmg4EAAAABBPODQAAihYAINANAACLFgAggg4AAIkWADCDDgAAjxUAEIQOAACJFgAwhQ4BAP0VACGeDgEA_RUAIZ8OAQD9FQAhoA4BAP0VACGhDgEA_RUAIaIOAQD_FQAhow4BAP0VACGkDgIAhRYAIaUOAgCFFgAhpg5AAIAWACGnDgIAhRYAIagOQACAFgAhqQ5AAIEWACGqDgEA_xUAIRqvAQAA-BUAINENAACCFgAggg4AAPwVADCDDgAAmhUAEIQOAAD8FQAwhQ4BAP0VACGpDkAAgRYAIasOAQD9FQAhrA4BAP0VACGtDgEA_RUAIa4OAAD4FQAgrw4gAP4VACGwDgEA_RUAIbEOAQD_FQAhsg5AAIAWACGzDgEA_xUAIbQOAQD_FQAhtQ4gAP4VACG2DgEA_xUAIbcOIAD-FQAhuA5AAIAWACG5DiAA_hUAIboOQACAFgAhuw5AAIAWACHcEQAAmhUAIN0RAACaFQAgA78OAACTFQAgwA4AAJMVACDBDgAAkxUAIAsIAACNFgAggg4AAIwWADCDDgAAihUAEIQOAACMFgAwhQ4EAN0VACGfDgEA4hUAIaAOAQDeFQAhqQ5AAN8VACGqDgEA4hUAIcIOIAD5FQAhww4BAOIVACEPFQAA6RUAIBYAAI4WACAXAACOFgAgjQ6AAAAAAY4OAQAAAAGPDgEAAAABkA4BAAAAAZEOgAAAAAGSDoAAAAABkw6AAAAAAZQOgAAAAAGVDoAAAAABlg6AAAAAAZcOgAAAAAGYDoAAAAABDI0OgAAAAAGODgEAAAABjw4BAAAAAZAOAQAAAAGRDoAAAAABkg6AAAAAAZMOgAAAAAGUDoAAAAABlQ6AAAAAAZYOgAAAAAGXDoAAAAABmA6AAAAAAQsIAACQFgAggg4AAI8WADCDDgAA9xQAEIQOAACPFgAwhQ4EAIgWACGfDgEA_xUAIaAOAQD9FQAhqQ5AAIEWACGqDgEA_xUAIcIOIAD-FQAhww4BAP8VACEMjQ6AAAAAAY4OAQAAAAGPDgEAAAABkA4BAAAAAZEOgAAAAAGSDoAAAAABkw6AAAAAAZQOgAAAAAGVDoAAAAABlg6AAAAAAZcOgAAAAAGYDoAAAAABBoIOAACRFgAwgw4AAPEUABCEDgAAkRYAMKkOQADfFQAhxA4BAN4VACHFDgEA4hUAIQaCDgAAkhYAMIMOAADeFAAQhA4AAJIWADCpDkAAgRYAIcQOAQD9FQAhxQ4BAP8VACEU6QgBAN4VACGCDgAAkxYAMIMOAADYFAAQhA4AAJMWADCHDgQA3RUAIcYOBADdFQAhxw4EAN0VACHIDgIA4RUAIckOAgDhFQAhyg4gAJQWACHLDiAAlBYAIcwOAQDeFQAhzQ4AAZUWACHODgABlhYAIc8OAAGWFgAh0A4AAZYWACHRDgABlhYAIdIOEACXFgAh0w4QAJcWACHUDhAAlxYAIQUVAADkFQAgFgAAnxYAIBcAAJ8WACCNDiAAAAABmA4gAJ4WACEHFQAA6RUAIBYAAJ0WACAXAACdFgAgjQ4AAQAAAZgOAAGcFgAhmQ4AAQAABJoOAAEAAAQHFQAA5BUAIBYAAJsWACAXAACbFgAgjQ4AAQAAAZgOAAGaFgAhmQ4AAQAABZoOAAEAAAUNFQAA5BUAIBYAAJkWACAXAACZFgAgKAAAmRYAICkAAJkWACCNDhAAAAABlA4QAAAAAZUOEAAAAAGWDhAAAAABlw4QAAAAAZgOEACYFgAhmQ4QAAAABZoOEAAAAAUNFQAA5BUAIBYAAJkWACAXAACZFgAgKAAAmRYAICkAAJkWACCNDhAAAAABlA4QAAAAAZUOEAAAAAGWDhAAAAABlw4QAAAAAZgOEACYFgAhmQ4QAAAABZoOEAAAAAUIjQ4QAAAAAZQOEAAAAAGVDhAAAAABlg4QAAAAAZcOEAAAAAGYDhAAmRYAIZkOEAAAAAWaDhAAAAAFBxUAAOQVACAWAACbFgAgFwAAmxYAII0OAAEAAAGYDgABmhYAIZkOAAEAAAWaDgABAAAFBI0OAAEAAAGYDgABmxYAIZkOAAEAAAWaDgABAAAFBxUAAOkVACAWAACdFgAgFwAAnRYAII0OAAEAAAGYDgABnBYAIZkOAAEAAASaDgABAAAEBI0OAAEAAAGYDgABnRYAIZkOAAEAAASaDgABAAAEBRUAAOQVACAWAACfFgAgFwAAnxYAII0OIAAAAAGYDiAAnhYAIQKNDiAAAAABmA4gAJ8WACEU6QgBAP0VACGCDgAAoBYAMIMOAADFFAAQhA4AAKAWADCHDgQAiBYAIcYOBACIFgAhxw4EAIgWACHIDgIAhRYAIckOAgCFFgAhyg4gAKEWACHLDiAAoRYAIcwOAQD9FQAhzQ4AAaIWACHODgABoxYAIc8OAAGjFgAh0A4AAaMWACHRDgABoxYAIdIOEACkFgAh0w4QAKQWACHUDhAApBYAIQKNDiAAAAABmA4gAJ8WACEEjQ4AAQAAAZgOAAGdFgAhmQ4AAQAABJoOAAEAAAQEjQ4AAQAAAZgOAAGbFgAhmQ4AAQAABZoOAAEAAAUIjQ4QAAAAAZQOEAAAAAGVDhAAAAABlg4QAAAAAZcOEAAAAAGYDhAAmRYAIZkOEAAAAAWaDhAAAAAFBukIAQAAAAHGDgQAAAABxw4EAAAAAckOAgAAAAHMDgEAAAABzQ4AAQAAAQWCDgAAphYAMIMOAAC_FAAQhA4AAKYWADDWDgEA3hUAIdcOQAD0FQAhBvwMAACoFgAggg4AAKcWADCDDgAArBQAEIQOAACnFgAw1g4BAP0VACHXDkAAgBYAIQO_DgAAkBQAIMAOAACQFAAgwQ4AAJAUACAM0A0CAOEVACGCDgAAqRYAMIMOAACmFAAQhA4AAKkWADCnDgEA4hUAIcQOAQDeFQAhxg4EAN0VACHWDgEA3hUAIdgOAgDhFQAh2Q5AAN8VACHaDkAA3xUAIdsOAADjFQAgDf0MAACrFgAg0A0CAIUWACGCDgAAqhYAMIMOAACQFAAQhA4AAKoWADCnDgEA_xUAIcQOAQD9FQAhxg4EAIgWACHWDgEA_RUAIdgOAgCFFgAh2Q5AAIEWACHaDkAAgRYAIdsOAACGFgAgCPwMAACoFgAggg4AAKcWADCDDgAArBQAEIQOAACnFgAw1g4BAP0VACHXDkAAgBYAIdwRAACsFAAg3REAAKwUACACxA4BAAAAAcYOBAAAAAEGgg4AAK0WADCDDgAAixQAEIQOAACtFgAwqQ5AAN8VACGrDgEA3hUAIcQOAQDeFQAhBoIOAACuFgAwgw4AAPgTABCEDgAArhYAMKkOQACBFgAhqw4BAP0VACHEDgEA_RUAIQKrDgEAAAABxA4BAAAAARaCDgAAsBYAMIMOAADyEwAQhA4AALAWADCKDgEA4hUAIakOQADfFQAhxA4BAN4VACHGDgQA3RUAId4OAQDeFQAh3w4CAOEVACHgDiAA-RUAIeEOAgDhFQAh4g4AAPgVACDjDiAA-RUAIeQOAQDiFQAh5Q4EALEWACHmDgQAsRYAIecOAACNFgAg6A5AAPQVACHpDkAA9BUAIeoOBACxFgAh6w4EALEWACHsDkAA3xUAIQ0VAADkFQAgFgAAsxYAIBcAALMWACAoAADsFQAgKQAAsxYAII0OBAAAAAGUDgQAAAABlQ4EAAAAAZYOBAAAAAGXDgQAAAABmA4EALIWACGZDgQAAAAFmg4EAAAABQ0VAADkFQAgFgAAsxYAIBcAALMWACAoAADsFQAgKQAAsxYAII0OBAAAAAGUDgQAAAABlQ4EAAAAAZYOBAAAAAGXDgQAAAABmA4EALIWACGZDgQAAAAFmg4EAAAABQiNDgQAAAABlA4EAAAAAZUOBAAAAAGWDgQAAAABlw4EAAAAAZgOBACzFgAhmQ4EAAAABZoOBAAAAAUWgg4AALQWADCDDgAA3xMAEIQOAAC0FgAwig4BAP8VACGpDkAAgRYAIcQOAQD9FQAhxg4EAIgWACHeDgEA_RUAId8OAgCFFgAh4A4gAP4VACHhDgIAhRYAIeIOAAD4FQAg4w4gAP4VACHkDgEA_xUAIeUOBAC1FgAh5g4EALUWACHnDgAAkBYAIOgOQACAFgAh6Q5AAIAWACHqDgQAtRYAIesOBAC1FgAh7A5AAIEWACEIjQ4EAAAAAZQOBAAAAAGVDgQAAAABlg4EAAAAAZcOBAAAAAGYDgQAsxYAIZkOBAAAAAWaDgQAAAAFAsQOAQAAAAHGDgQAAAABBoIOAAC3FgAwgw4AANkTABCEDgAAtxYAMKkOQADfFQAhxA4BAN4VACHtDgEA3hUAIQaCDgAAuBYAMIMOAADGEwAQhA4AALgWADCpDkAAgRYAIcQOAQD9FQAh7Q4BAP0VACEFgg4AALkWADCDDgAAwBMAEIQOAAC5FgAwhQ4EAN0VACHtDgEA3hUAIQWCDgAAuhYAMIMOAACtEwAQhA4AALoWADCFDgQAiBYAIe0OAQD9FQAhCYIOAAC7FgAwgw4AAKcTABCEDgAAuxYAMMYOBADdFQAh7g4BAN4VACHvDgEA3hUAIfAOEAC8FgAh8Q4BAN4VACHyDgQA3RUAIQ0VAADpFQAgFgAAvhYAIBcAAL4WACAoAAC-FgAgKQAAvhYAII0OEAAAAAGUDhAAAAABlQ4QAAAAAZYOEAAAAAGXDhAAAAABmA4QAL0WACGZDhAAAAAEmg4QAAAABA0VAADpFQAgFgAAvhYAIBcAAL4WACAoAAC-FgAgKQAAvhYAII0OEAAAAAGUDhAAAAABlQ4QAAAAAZYOEAAAAAGXDhAAAAABmA4QAL0WACGZDhAAAAAEmg4QAAAABAiNDhAAAAABlA4QAAAAAZUOEAAAAAGWDhAAAAABlw4QAAAAAZgOEAC-FgAhmQ4QAAAABJoOEAAAAAQJgg4AAL8WADCDDgAAlBMAEIQOAAC_FgAwxg4EAIgWACHuDgEA_RUAIe8OAQD9FQAh8A4QAMAWACHxDgEA_RUAIfIOBACIFgAhCI0OEAAAAAGUDhAAAAABlQ4QAAAAAZYOEAAAAAGXDhAAAAABmA4QAL4WACGZDhAAAAAEmg4QAAAABAXGDgQAAAAB7g4BAAAAAe8OAQAAAAHwDhAAAAAB8Q4BAAAAAQmCDgAAwhYAMIMOAACOEwAQhA4AAMIWADDGDgQA3RUAIe0OAQDeFQAh7g4BAN4VACH0DgIA4RUAIfUOEAC8FgAh9g4QALwWACEJgg4AAMMWADCDDgAA-xIAEIQOAADDFgAwxg4EAIgWACHtDgEA_RUAIe4OAQD9FQAh9A4CAIUWACH1DhAAwBYAIfYOEADAFgAhA8YOBAAAAAHtDgEAAAAB7g4BAAAAAQjUBwEA3hUAIYIOAADFFgAwgw4AAPUSABCEDgAAxRYAMMYOBADdFQAh7Q4BAN4VACH4DhAAvBYAIfkOEAC8FgAhCNQHAQD9FQAhgg4AAMYWADCDDgAA4hIAEIQOAADGFgAwxg4EAIgWACHtDgEA_RUAIfgOEADAFgAh-Q4QAMAWACED1AcBAAAAAcYOBAAAAAHtDgEAAAABDOkIAQDeFQAhgg4AAMgWADCDDgAA3BIAEIQOAADIFgAwhw4EAN0VACHGDgQA3RUAIccOBADdFQAhyA4CAOEVACHJDgIA4RUAIe0OAQDeFQAh9Q4QALwWACH2DhAAvBYAIQzpCAEA_RUAIYIOAADJFgAwgw4AAMkSABCEDgAAyRYAMIcOBACIFgAhxg4EAIgWACHHDgQAiBYAIcgOAgCFFgAhyQ4CAIUWACHtDgEA_RUAIfUOEADAFgAh9g4QAMAWACEG6QgBAAAAAYcOBAAAAAHGDgQAAAABxw4EAAAAAcgOAgAAAAHJDgIAAAABCoIOAADLFgAwgw4AAMMSABCEDgAAyxYAMIcOBADdFQAhxg4EAN0VACHHDgQA3RUAIfwOBADdFQAh_Q4EAN0VACH-DgQA3RUAIf8OAQDeFQAhCoIOAADMFgAwgw4AALASABCEDgAAzBYAMIcOBACIFgAhxg4EAIgWACHHDgQAiBYAIfwOBACIFgAh_Q4EAIgWACH-DgQAiBYAIf8OAQD9FQAhCYIOAADNFgAwgw4AAKoSABCEDgAAzRYAMIUOAQDeFQAhhw5AAN8VACHMDgEA3hUAIYAPAQDeFQAhgQ8BAN4VACGCD0AA9BUAIQmCDgAAzhYAMIMOAACXEgAQhA4AAM4WADCFDgEA_RUAIYcOQACBFgAhzA4BAP0VACGADwEA_RUAIYEPAQD9FQAhgg9AAIAWACECzA4BAAAAAYAPAQAAAAEGtwUBAN4VACGCDgAA0BYAMIMOAACREgAQhA4AANAWADCED0AA3xUAIYUPQADfFQAhBrcFAQD9FQAhgg4AANEWADCDDgAA_hEAEIQOAADRFgAwhA9AAIEWACGFD0AAgRYAIQK3BQEAAAABhA9AAAAAAQe3BQEA3hUAIYIOAADTFgAwgw4AAPgRABCEDgAA0xYAMIcOQADfFQAhxA4BAN4VACGHDyAA-RUAIQe3BQEA_RUAIYIOAADUFgAwgw4AAOURABCEDgAA1BYAMIcOQACBFgAhxA4BAP0VACGHDyAA_hUAIQO3BQEAAAABhw5AAAAAAcQOAQAAAAETgg4AANYWADCDDgAA3xEAEIQOAADWFgAwig4BAOIVACG4DkAA9BUAIdoOQADfFQAh5A4BAN4VACGFD0AA9BUAIYkPAQDeFQAhig9AAPQVACGLD0AA9BUAIYwPQAD0FQAhjQ8CAOEVACGODwIA4RUAIY8PAQDiFQAhkA8BAOIVACGRDwEA4hUAIZIPAgDgFQAhkw8BAOIVACETgg4AANcWADCDDgAAzBEAEIQOAADXFgAwig4BAP8VACG4DkAAgBYAIdoOQACBFgAh5A4BAP0VACGFD0AAgBYAIYkPAQD9FQAhig9AAIAWACGLD0AAgBYAIYwPQACAFgAhjQ8CAIUWACGODwIAhRYAIY8PAQD_FQAhkA8BAP8VACGRDwEA_xUAIZIPAgCEFgAhkw8BAP8VACEKgg4AANgWADCDDgAAxhEAEIQOAADYFgAwig4BAOIVACGuDgIA4RUAIZQPAQDeFQAhlQ9AAN8VACGWDwIA4RUAIZcPQAD0FQAhmA8AAOMVACAKgg4AANkWADCDDgAAsxEAEIQOAADZFgAwig4BAP8VACGuDgIAhRYAIZQPAQD9FQAhlQ9AAIEWACGWDwIAhRYAIZcPQACAFgAhmA8AAIYWACAKgg4AANoWADCDDgAArREAEIQOAADaFgAwhQ4EAN0VACGUDwEA3hUAIZkPQADfFQAhmg9AAN8VACGbD0AA9BUAIZwPQAD0FQAhnQ8AAOMVACAKgg4AANsWADCDDgAAmhEAEIQOAADbFgAwhQ4EAIgWACGUDwEA_RUAIZkPQACBFgAhmg9AAIEWACGbD0AAgBYAIZwPQACAFgAhnQ8AAIYWACAH6QgBAN4VACGCDgAA3BYAMIMOAACUEQAQhA4AANwWADCeDwEA3hUAIZ8PAQDiFQAhoA8EALEWACEH6QgBAP0VACGCDgAA3RYAMIMOAACBEQAQhA4AAN0WADCeDwEA_RUAIZ8PAQD_FQAhoA8EALUWACEHgg4AAN4WADCDDgAA-xAAEIQOAADeFgAwxg4EAN0VACHaDkAA3xUAIe0OAQDeFQAhoQ9AAN8VACEHgg4AAN8WADCDDgAA6BAAEIQOAADfFgAwxg4EAIgWACHaDkAAgRYAIe0OAQD9FQAhoQ9AAIEWACECxg4EAAAAAe0OAQAAAAEUgg4AAOEWADCDDgAA4hAAEIQOAADhFgAwxg4EAN0VACHtDgEA3hUAIfUOAgDhFQAhhA9AAN8VACGeDwEA3hUAIaMPQADfFQAhpA8CAOEVACGlDwIA4RUAIaYPAgDhFQAhpw8CAOEVACGoDwIA4RUAIakPAgDhFQAhqg8CAOEVACGrDwIA4RUAIawPIAD5FQAhrQ8BAN4VACGuD0AA3xUAIRSCDgAA4hYAMIMOAADPEAAQhA4AAOIWADDGDgQAiBYAIe0OAQD9FQAh9Q4CAIUWACGED0AAgRYAIZ4PAQD9FQAhow9AAIEWACGkDwIAhRYAIaUPAgCFFgAhpg8CAIUWACGnDwIAhRYAIagPAgCFFgAhqQ8CAIUWACGqDwIAhRYAIasPAgCFFgAhrA8gAP4VACGtDwEA_RUAIa4PQACBFgAhA8YOBAAAAAHtDgEAAAABhA9AAAAAAQeCDgAA5BYAMIMOAADJEAAQhA4AAOQWADCFDgIA4RUAIbAPAQDeFQAhsQ8AAI0WACCyD0AA3xUAIQeCDgAA5RYAMIMOAAC2EAAQhA4AAOUWADCFDgIAhRYAIbAPAQD9FQAhsQ8AAJAWACCyD0AAgRYAIQaFAwEA3hUAIYIOAADmFgAwgw4AALAQABCEDgAA5hYAMIUOBADdFQAhhw5AAN8VACEGhQMBAP0VACGCDgAA5xYAMIMOAACdEAAQhA4AAOcWADCFDgQAiBYAIYcOQACBFgAhEIIOAADoFgAwgw4AAJcQABCEDgAA6BYAMIUOBADdFQAhhw5AAN8VACHGDgQA3RUAIccOBACxFgAh7Q4BAN4VACGeDwEA3hUAIbMPAADpFgAgtA8AAOkWACC1DyAA-RUAIbYPIAD5FQAhtw8EAN0VACG4DwQA3RUAIbkPBACxFgAhBI0OAgAAAAW8DgIAAAABvQ4CAAAABL4OAgAAAAQQgg4AAOoWADCDDgAAhBAAEIQOAADqFgAwhQ4EAIgWACGHDkAAgRYAIcYOBACIFgAhxw4EALUWACHtDgEA_RUAIZ4PAQD9FQAhsw8AAOkWACC0DwAA6RYAILUPIAD-FQAhtg8gAP4VACG3DwQAiBYAIbgPBACIFgAhuQ8EALUWACEGgg4AAOsWADCDDgAA_g8AEIQOAADrFgAw7Q4BAN4VACG6DwABlRYAIbsPAAGVFgAhBoIOAADsFgAwgw4AAOsPABCEDgAA7BYAMO0OAQD9FQAhug8AAaIWACG7DwABohYAIQLtDgEAAAABug8AAQAAARqCDgAA7hYAMIMOAADlDwAQhA4AAO4WADCjDgEA3hUAIcYOBADdFQAh7Q4BAN4VACH1DgIA4RUAIaQPAgDhFQAhpQ8CAOEVACGmDwIA4RUAIacPAgDhFQAhqA8CAOEVACGpDwIA4RUAIaoPAgDhFQAhqw8CAOEVACGsDyAA-RUAIa0PAQDeFQAhug8AAZUWACG9DwAAjRYAIL4PAQDeFQAhvw8BAN4VACHADwABlRYAIcEPBADdFQAhwg8EALEWACHDDwAA6RYAIMQPQADfFQAhGoIOAADvFgAwgw4AANIPABCEDgAA7xYAMKMOAQD9FQAhxg4EAIgWACHtDgEA_RUAIfUOAgCFFgAhpA8CAIUWACGlDwIAhRYAIaYPAgCFFgAhpw8CAIUWACGoDwIAhRYAIakPAgCFFgAhqg8CAIUWACGrDwIAhRYAIawPIAD-FQAhrQ8BAP0VACG6DwABohYAIb0PAACQFgAgvg8BAP0VACG_DwEA_RUAIcAPAAGiFgAhwQ8EAIgWACHCDwQAtRYAIcMPAADpFgAgxA9AAIEWACECxg4EAAAAAe0OAQAAAAELgg4AAPEWADCDDgAAzA8AEIQOAADxFgAwxg4EAN0VACHFDwEA3hUAIcYPBADdFQAhxw8BAN4VACHIDwAA-BUAIMkPAgDhFQAhyg9AAN8VACHLD0AA9BUAIQuCDgAA8hYAMIMOAAC5DwAQhA4AAPIWADDGDgQAiBYAIcUPAQD9FQAhxg8EAIgWACHHDwEA_RUAIcgPAAD4FQAgyQ8CAIUWACHKD0AAgRYAIcsPQACAFgAhA8YOBAAAAAHFDwEAAAABxg8EAAAAAQeCDgAA9BYAMIMOAACzDwAQhA4AAPQWADCpDkAA3xUAIasOAQDeFQAhzQ4BAN4VACGJDwEA3hUAIQeCDgAA9RYAMIMOAACgDwAQhA4AAPUWADCpDkAAgRYAIasOAQD9FQAhzQ4BAP0VACGJDwEA_RUAIQiCDgAA9hYAMIMOAACaDwAQhA4AAPYWADCpDkAA3xUAIc0PAQDeFQAhzg8BAN4VACHPDwEA3hUAIdAPQAD0FQAhCIIOAAD3FgAwgw4AAIcPABCEDgAA9xYAMKkOQACBFgAhzQ8BAP0VACHODwEA_RUAIc8PAQD9FQAh0A9AAIAWACEGgg4AAPgWADCDDgAAgQ8AEIQOAAD4FgAwqQ5AAN8VACHEDgEA3hUAIc8PAQDeFQAhBoIOAAD5FgAwgw4AAO4OABCEDgAA-RYAMKkOQACBFgAhxA4BAP0VACHPDwEA_RUAIQ6CDgAA-hYAMIMOAADoDgAQhA4AAPoWADCpDkAA3xUAIasOAQDiFQAhxg4EAN0VACGJDwEA3hUAIcYPEAC8FgAh0Q8BAN4VACHSDxAAvBYAIdMPAQDeFQAh1A9AAN8VACHVDwEA4hUAIdYPAAD4FQAgDoIOAAD7FgAwgw4AANUOABCEDgAA-xYAMKkOQACBFgAhqw4BAP8VACHGDgQAiBYAIYkPAQD9FQAhxg8QAMAWACHRDwEA_RUAIdIPEADAFgAh0w8BAP0VACHUD0AAgRYAIdUPAQD_FQAh1g8AAPgVACAGgg4AAPwWADCDDgAAzw4AEIQOAAD8FgAwxg4EAN0VACHHDgQA3RUAIdcPAQDeFQAhBoIOAAD9FgAwgw4AALwOABCEDgAA_RYAMMYOBACIFgAhxw4EAIgWACHXDwEA_RUAIQ6CDgAA_hYAMIMOAAC2DgAQhA4AAP4WADDEDgEA3hUAIcYOBADdFQAhxw4EAN0VACHJDgIA4RUAIc0OAQDeFQAh3g4BAN4VACGJDwEA3hUAIdQPQADfFQAh1w8BAN4VACHYDxAAvBYAIdkPQADfFQAhDoIOAAD_FgAwgw4AAKMOABCEDgAA_xYAMMQOAQD9FQAhxg4EAIgWACHHDgQAiBYAIckOAgCFFgAhzQ4BAP0VACHeDgEA_RUAIYkPAQD9FQAh1A9AAIEWACHXDwEA_RUAIdgPEADAFgAh2Q9AAIEWACEDxg4EAAAAAckOAgAAAAHNDgEAAAABDoIOAACBFwAwgw4AAJ0OABCEDgAAgRcAMMQOAQDeFQAh2Q5AAPQVACGHDyAA-RUAIdsPAQDeFQAh3A9AAN8VACHdDyAA-RUAId4PAQDiFQAh3w9AAPQVACHgD0AA9BUAIeEPQAD0FQAh4g8AAOMVACANgg4AAIIXADCDDgAAhw4AEIQOAACCFwAwig4BAOIVACHEDgEA3hUAIcYOBADdFQAh4A4gAPkVACHhDgIA4RUAIeIOAAD4FQAg5A4BAOIVACHnDgAAjRYAILsPAAGWFgAh4w8EALEWACEN0A0CAOEVACGCDgAAgxcAMIMOAADxDQAQhA4AAIMXADCnDgEA4hUAIaoOAQDiFQAhxA4BAN4VACHWDgEA3hUAIdkOQADfFQAh2g5AAPQVACGHDyAA-RUAIdwPQADfFQAh3w9AAPQVACEP6ggAAIUXACDrCAAAhhcAINANAgCFFgAhgg4AAIQXADCDDgAA3g0AEIQOAACEFwAwpw4BAP8VACGqDgEA_xUAIcQOAQD9FQAh1g4BAP0VACHZDkAAgRYAIdoOQACAFgAhhw8gAP4VACHcD0AAgRYAId8PQACAFgAhA78OAADTDQAgwA4AANMNACDBDgAA0w0AIAO_DgAA1w0AIMAOAADXDQAgwQ4AANcNACACxA4BAAAAAdsPAQAAAAEP6QgAAIkXACCCDgAAiBcAMIMOAADXDQAQhA4AAIgXADDEDgEA_RUAIdkOQACAFgAhhw8gAP4VACHbDwEA_RUAIdwPQACBFgAh3Q8gAP4VACHeDwEA_xUAId8PQACAFgAh4A9AAIAWACHhD0AAgBYAIeIPAACGFgAgEeoIAACFFwAg6wgAAIYXACDQDQIAhRYAIYIOAACEFwAwgw4AAN4NABCEDgAAhBcAMKcOAQD_FQAhqg4BAP8VACHEDgEA_RUAIdYOAQD9FQAh2Q5AAIEWACHaDkAAgBYAIYcPIAD-FQAh3A9AAIEWACHfD0AAgBYAIdwRAADeDQAg3REAAN4NACACxA4BAAAAAcYOBAAAAAEO6QgAAIkXACCCDgAAixcAMIMOAADTDQAQhA4AAIsXADCKDgEA_xUAIcQOAQD9FQAhxg4EAIgWACHgDiAA_hUAIeEOAgCFFgAh4g4AAPgVACDkDgEA_xUAIecOAACQFgAguw8AAaMWACHjDwQAtRYAIQaCDgAAjBcAMIMOAADODQAQhA4AAIwXADDWDgEA3hUAIYQPQADfFQAh5Q8CAOEVACEGgg4AAI0XADCDDgAAuw0AEIQOAACNFwAw1g4BAP0VACGED0AAgRYAIeUPAgCFFgAhAtYOAQAAAAGED0AAAAABDoIOAACPFwAwgw4AALUNABCEDgAAjxcAMIcOQADfFQAhnw4BAOIVACGnDgEA4hUAIcQOAQDeFQAh2g5AAN8VACHnDwEA3hUAIegPAQDeFQAh6Q8AAPgVACDqD0AA9BUAIesPAQDiFQAh7A8AAOMVACAJhgMCAOEVACGCDgAAkBcAMIMOAACfDQAQhA4AAJAXADCrDgEA3hUAIecPAQDeFQAh7Q9AAN8VACHuDyAA-RUAIe8PQAD0FQAhC4YDAgCFFgAh0QcAAJIXACDYBwAAkxcAIIIOAACRFwAwgw4AAPgLABCEDgAAkRcAMKsOAQD9FQAh5w8BAP0VACHtD0AAgRYAIe4PIAD-FQAh7w9AAIAWACEO0QcAAJAWACDSBwAAnRcAINMHAACeFwAg1gcAAJ8XACDXBwAAoBcAIIIOAACcFwAwgw4AAIMMABCEDgAAnBcAMIUOAQD9FQAhqQ5AAIEWACGrDgEA_RUAIYkPAQD9FQAh3BEAAIMMACDdEQAAgwwAIAO_DgAA-gsAIMAOAAD6CwAgwQ4AAPoLACAHgg4AAJQXADCDDgAAhw0AEIQOAACUFwAwxA4BAN4VACGED0AA3xUAIfAPAQDeFQAh8Q8CAOEVACEHgg4AAJUXADCDDgAA9AwAEIQOAACVFwAwxA4BAP0VACGED0AAgRYAIfAPAQD9FQAh8Q8CAIUWACEDxA4BAAAAAYQPQAAAAAHwDwEAAAABB4IOAACXFwAwgw4AAO4MABCEDgAAlxcAMIQPQADfFQAh8A8BAN4VACHzDwQA3RUAIfQPBADdFQAhCYIOAACYFwAwgw4AANgMABCEDgAAmBcAMKkOQADfFQAhqw4BAN4VACHnDwEA3hUAIfAPAQDeFQAh9Q9AAPQVACH2DwIA4RUAIQeCDgAAmRcAMIMOAADCDAAQhA4AAJkXADDnDwEA3hUAIfcPAQDeFQAh-A8BAN4VACH5D0AA3xUAIQ2CDgAAmhcAMIMOAACsDAAQhA4AAJoXADCFDgEA3hUAIYoOAQDiFQAhqQ5AAN8VACGrDgEA3hUAIa4OAgDhFQAhlw9AAPQVACHED0AA3xUAIecPAQDeFQAh-g8BAN4VACH7DwAA4xUAIAjRBwAAjRYAIIIOAACbFwAwgw4AAJYMABCEDgAAmxcAMIUOAQDeFQAhqQ5AAN8VACGrDgEA3hUAIYkPAQDeFQAhDNEHAACQFgAg0gcAAJ0XACDTBwAAnhcAINYHAACfFwAg1wcAAKAXACCCDgAAnBcAMIMOAACDDAAQhA4AAJwXADCFDgEA_RUAIakOQACBFgAhqw4BAP0VACGJDwEA_RUAIQO_DgAA5wsAIMAOAADnCwAgwQ4AAOcLACADvw4AAOsLACDADgAA6wsAIMEOAADrCwAgA78OAADvCwAgwA4AAO8LACDBDgAA7wsAIA2GAwIAhRYAIdEHAACSFwAg2AcAAJMXACCCDgAAkRcAMIMOAAD4CwAQhA4AAJEXADCrDgEA_RUAIecPAQD9FQAh7Q9AAIEWACHuDyAA_hUAIe8PQACAFgAh3BEAAPgLACDdEQAA-AsAIALEDgEAAAAB5w8BAAAAAQ_XBwAAoxcAIIIOAACiFwAwgw4AAPoLABCEDgAAohcAMIcOQACBFgAhnw4BAP8VACGnDgEA_xUAIcQOAQD9FQAh2g5AAIEWACHnDwEA_RUAIegPAQD9FQAh6Q8AAPgVACDqD0AAgBYAIesPAQD_FQAh7A8AAIYWACANhgMCAIUWACHRBwAAkhcAINgHAACTFwAggg4AAJEXADCDDgAA-AsAEIQOAACRFwAwqw4BAP0VACHnDwEA_RUAIe0PQACBFgAh7g8gAP4VACHvD0AAgBYAIdwRAAD4CwAg3REAAPgLACAD8A8BAAAAAfMPBAAAAAH0DwQAAAABCNQHAACmFwAggg4AAKUXADCDDgAA8wsAEIQOAAClFwAwhA9AAIEWACHwDwEA_RUAIfMPBACIFgAh9A8EAIgWACEN0QcAAJIXACDVBwAAqBcAIIIOAACnFwAwgw4AAO8LABCEDgAApxcAMKkOQACBFgAhqw4BAP0VACHnDwEA_RUAIfAPAQD9FQAh9Q9AAIAWACH2DwIAhRYAIdwRAADvCwAg3REAAO8LACAL0QcAAJIXACDVBwAAqBcAIIIOAACnFwAwgw4AAO8LABCEDgAApxcAMKkOQACBFgAhqw4BAP0VACHnDwEA_RUAIfAPAQD9FQAh9Q9AAIAWACH2DwIAhRYAIQO_DgAA8wsAIMAOAADzCwAgwQ4AAPMLACAC5w8BAAAAAfcPAQAAAAEI0QcAAJIXACCCDgAAqhcAMIMOAADrCwAQhA4AAKoXADDnDwEA_RUAIfcPAQD9FQAh-A8BAP0VACH5D0AAgRYAIQ7RBwAAkhcAIIIOAACrFwAwgw4AAOcLABCEDgAAqxcAMIUOAQD9FQAhig4BAP8VACGpDkAAgRYAIasOAQD9FQAhrg4CAIUWACGXD0AAgBYAIcQPQACBFgAh5w8BAP0VACH6DwEA_RUAIfsPAACGFgAgB4IOAACsFwAwgw4AAOILABCEDgAArBcAMIUOAQDeFQAh1A9AAN8VACH_DwAA-BUAIIAQQAD0FQAhB4IOAACtFwAwgw4AAM8LABCEDgAArRcAMIUOAQD9FQAh1A9AAIEWACH_DwAA-BUAIIAQQACAFgAhEYIOAACuFwAwgw4AAMkLABCEDgAArhcAMIUOAQDeFQAhqQ5AAN8VACHtDgEA3hUAIdAPQADfFQAh1A9AAN8VACGBEAEA3hUAIYIQAQDiFQAhgxABAN4VACGEEAEA3hUAIYUQAQDiFQAhhhBAAPQVACGHEAEA4hUAIYgQQAD0FQAhiRBAAPQVACERgg4AAK8XADCDDgAAtgsAEIQOAACvFwAwhQ4BAP0VACGpDkAAgRYAIe0OAQD9FQAh0A9AAIEWACHUD0AAgRYAIYEQAQD9FQAhghABAP8VACGDEAEA_RUAIYQQAQD9FQAhhRABAP8VACGGEEAAgBYAIYcQAQD_FQAhiBBAAIAWACGJEEAAgBYAIQoIAACNFgAggg4AALAXADCDDgAAsAsAEIQOAACwFwAwzA4BAN4VACHtD0AA3xUAIYoQAQDeFQAhixABAN4VACGMEEAA3xUAIY0QQAD0FQAhEIIOAACxFwAwgw4AAJoLABCEDgAAsRcAMIUOAQDeFQAhpA4CAOEVACGmDkAA9BUAIacOAgDhFQAhqA5AAPQVACGpDkAA3xUAIcwOAQDeFQAh3g4BAN4VACHoDkAA9BUAIYoQAQDeFQAhjhAAAI0WACCPEAIA4RUAIZAQQAD0FQAhCAgAAI0WACCCDgAAshcAMIMOAACECwAQhA4AALIXADCFDgQA3RUAIYcOQADfFQAhzA4BAN4VACGKEAEA3hUAIQmCDgAAsxcAMIMOAADuCgAQhA4AALMXADCrDgEA4hUAIcUOAQDiFQAhkQ8gAPkVACHcD0AA3xUAIZEQAQDeFQAhkhACAOEVACEJgg4AALQXADCDDgAA2woAEIQOAAC0FwAwqw4BAP8VACHFDgEA_xUAIZEPIAD-FQAh3A9AAIEWACGREAEA_RUAIZIQAgCFFgAhEIIOAAC1FwAwgw4AANUKABCEDgAAtRcAMIUOAQDeFQAhqQ5AAN8VACGrDgEA4hUAIa0OAQDeFQAhtg4BAOIVACGADwEA3hUAIdAPQAD0FQAh3A9AAPQVACGREAEA3hUAIZMQAQDeFQAhlBAAAPgVACCVEEAA9BUAIZYQAgDhFQAhBoIOAAC2FwAwgw4AAL0KABCEDgAAthcAMJcQAQDeFQAhmBACAOEVACGZEAABlRYAIQiCDgAAtxcAMIMOAACnCgAQhA4AALcXADDEDgEA3hUAIdIOEACXFgAhsA8CAOEVACGXEAEA3hUAIZoQAgDhFQAhGoIOAAC4FwAwgw4AAJEKABCEDgAAuBcAMIUOAQDeFQAhqQ5AAN8VACGrDgEA3hUAIdIOAQDiFQAh2w4CAOEVACHeDgEA3hUAIegOQAD0FQAhgQ8BAOIVACGEDwQAsRYAIcAPAQDiFQAh0w8BAOIVACHnDwEA4hUAIYAQBACxFgAhmxABAN4VACGcEAEA3hUAIZ0QEACXFgAhnhAQAJcWACGfEAIA4BUAIaAQAAGWFgAhoRACAOAVACGiEBAAlxYAIaMQAADjFQAgpBABAOIVACEcrwYAALoXACCwBgAAuxcAIIIOAAC5FwAwgw4AAP4JABCEDgAAuRcAMIUOAQD9FQAhqQ5AAIEWACGrDgEA_RUAIdIOAQD_FQAh2w4CAIUWACHeDgEA_RUAIegOQACAFgAhgQ8BAP8VACGEDwQAtRYAIcAPAQD_FQAh0w8BAP8VACHnDwEA_xUAIYAQBAC1FgAhmxABAP0VACGcEAEA_RUAIZ0QEACkFgAhnhAQAKQWACGfEAIAhBYAIaAQAAGjFgAhoRACAIQWACGiEBAApBYAIaMQAACGFgAgpBABAP8VACEDvw4AAPMJACDADgAA8wkAIMEOAADzCQAgA78OAAD3CQAgwA4AAPcJACDBDgAA9wkAIAKXEAEAAAABmBACAAAAAQeuBgAAvhcAIIIOAAC9FwAwgw4AAPcJABCEDgAAvRcAMJcQAQD9FQAhmBACAIUWACGZEAABohYAIR6vBgAAuhcAILAGAAC7FwAggg4AALkXADCDDgAA_gkAEIQOAAC5FwAwhQ4BAP0VACGpDkAAgRYAIasOAQD9FQAh0g4BAP8VACHbDgIAhRYAId4OAQD9FQAh6A5AAIAWACGBDwEA_xUAIYQPBAC1FgAhwA8BAP8VACHTDwEA_xUAIecPAQD_FQAhgBAEALUWACGbEAEA_RUAIZwQAQD9FQAhnRAQAKQWACGeEBAApBYAIZ8QAgCEFgAhoBAAAaMWACGhEAIAhBYAIaIQEACkFgAhoxAAAIYWACCkEAEA_xUAIdwRAAD-CQAg3REAAP4JACAClxABAAAAAZoQAgAAAAEJrgYAAL4XACCCDgAAwBcAMIMOAADzCQAQhA4AAMAXADDEDgEA_RUAIdIOEACkFgAhsA8CAIUWACGXEAEA_RUAIZoQAgCFFgAhCIIOAADBFwAwgw4AAO4JABCEDgAAwRcAMIUOAQDeFQAhqQ5AAN8VACHUD0AA3xUAIfAPAAGVFgAhmxABAN4VACEKgg4AAMIXADCDDgAA2AkAEIQOAADCFwAwmxABAN4VACGnEAIA4RUAIagQAgDhFQAhqRACAOEVACGqEAAA-BUAIKsQAACNFgAgrBABAN4VACEI_QwCAOEVACGCDgAAwxcAMIMOAADCCQAQhA4AAMMXADCBDwEA3hUAIZsQAQDeFQAhrRACAOAVACGuEAEA3hUAIReFAwEA3hUAIf0MAgDhFQAhgg4AAMQXADCDDgAArAkAEIQOAADEFwAwxA4BAOIVACGkDwIA4BUAIa0PAQDiFQAh6A8BAOIVACH3DwEA4hUAIZsQAQDeFQAhpxACAOAVACGsECAAlBYAIa0QAgDhFQAhrxABAN4VACGwEAEA4hUAIbEQAgDgFQAhshAAAOMVACCzEAEA4hUAIbQQAQDiFQAhtRAAAPgVACC2ECAAlBYAIbcQAgDgFQAhB4IOAADFFwAwgw4AAJYJABCEDgAAxRcAMPgOEAC8FgAhmxABAN4VACG4EAEA3hUAIbkQEAC8FgAhBoIOAADGFwAwgw4AAIAJABCEDgAAxhcAMJgQAgDhFQAhmRAAAZUWACGbEAEA3hUAIR3RBwAA4xUAIIIOAADHFwAwgw4AAOoIABCEDgAAxxcAMIUOAQDeFQAhhw4EALEWACGpDkAA3xUAIasOAQDeFQAhxg4EALEWACHeDgEA3hUAIeQOAADjFQAggQ8BAOIVACGJDwEA3hUAIZ0PAADjFQAg1A9AAN8VACHnDwEA4hUAIYwQQAD0FQAhuhABAN4VACG7ECAA-RUAIbwQAQDiFQAhvRABAOIVACG-EAAA4xUAIL8QAADjFQAgwBAAAI0WACDBECAA-RUAIcIQAAD4FQAgwxACAOEVACHEEEAA9BUAIcUQAADjFQAgI7gFAADJFwAguQUAAMoXACC6BQAAyxcAILsFAADMFwAgvAUAAM0XACC9BQAAzhcAINEHAACGFgAggg4AAMgXADCDDgAA1wgAEIQOAADIFwAwhQ4BAP0VACGHDgQAtRYAIakOQACBFgAhqw4BAP0VACHGDgQAtRYAId4OAQD9FQAh5A4AAIYWACCBDwEA_xUAIYkPAQD9FQAhnQ8AAIYWACDUD0AAgRYAIecPAQD_FQAhjBBAAIAWACG6EAEA_RUAIbsQIAD-FQAhvBABAP8VACG9EAEA_xUAIb4QAACGFgAgvxAAAIYWACDAEAAAkBYAIMEQIAD-FQAhwhAAAPgVACDDEAIAhRYAIcQQQACAFgAhxRAAAIYWACADvw4AALgIACDADgAAuAgAIMEOAAC4CAAgA78OAAC8CAAgwA4AALwIACDBDgAAvAgAIAO_DgAAwAgAIMAOAADACAAgwQ4AAMAIACADvw4AAMQIACDADgAAxAgAIMEOAADECAAgA78OAADICAAgwA4AAMgIACDBDgAAyAgAIAO_DgAAzAgAIMAOAADMCAAgwQ4AAMwIACAJtwUAANAXACCCDgAAzxcAMIMOAADMCAAQhA4AAM8XADCFDgEA_RUAIakOQACBFgAh1A9AAIEWACHwDwABohYAIZsQAQD9FQAhJbgFAADJFwAguQUAAMoXACC6BQAAyxcAILsFAADMFwAgvAUAAM0XACC9BQAAzhcAINEHAACGFgAggg4AAMgXADCDDgAA1wgAEIQOAADIFwAwhQ4BAP0VACGHDgQAtRYAIakOQACBFgAhqw4BAP0VACHGDgQAtRYAId4OAQD9FQAh5A4AAIYWACCBDwEA_xUAIYkPAQD9FQAhnQ8AAIYWACDUD0AAgRYAIecPAQD_FQAhjBBAAIAWACG6EAEA_RUAIbsQIAD-FQAhvBABAP8VACG9EAEA_xUAIb4QAACGFgAgvxAAAIYWACDAEAAAkBYAIMEQIAD-FQAhwhAAAPgVACDDEAIAhRYAIcQQQACAFgAhxRAAAIYWACDcEQAA1wgAIN0RAADXCAAgApsQAQAAAAGnEAIAAAABC7cFAADQFwAggg4AANIXADCDDgAAyAgAEIQOAADSFwAwmxABAP0VACGnEAIAhRYAIagQAgCFFgAhqRACAIUWACGqEAAA-BUAIKsQAACQFgAgrBABAP0VACED_QwCAAAAAYEPAQAAAAGbEAEAAAABCbcFAADQFwAg_QwCAIUWACGCDgAA1BcAMIMOAADECAAQhA4AANQXADCBDwEA_RUAIZsQAQD9FQAhrRACAIQWACGuEAEA_RUAIQKbEAEAAAABrRACAAAAARiFAwEA_RUAIbcFAADQFwAg_QwCAIUWACGCDgAA1hcAMIMOAADACAAQhA4AANYXADDEDgEA_xUAIaQPAgCEFgAhrQ8BAP8VACHoDwEA_xUAIfcPAQD_FQAhmxABAP0VACGnEAIAhBYAIawQIAChFgAhrRACAIUWACGvEAEA_RUAIbAQAQD_FQAhsRACAIQWACGyEAAAhhYAILMQAQD_FQAhtBABAP8VACG1EAAA-BUAILYQIAChFgAhtxACAIQWACEDmxABAAAAAbgQAQAAAAG5EBAAAAABCLcFAADQFwAggg4AANgXADCDDgAAvAgAEIQOAADYFwAw-A4QAMAWACGbEAEA_RUAIbgQAQD9FQAhuRAQAMAWACECmBACAAAAAZsQAQAAAAEHtwUAANAXACCCDgAA2hcAMIMOAAC4CAAQhA4AANoXADCYEAIAhRYAIZkQAAGiFgAhmxABAP0VACEI6QgBAN4VACGCDgAA2xcAMIMOAACzCAAQhA4AANsXADDGDgQA3RUAIccOBADdFQAhyA4CAOEVACHLECAA-RUAIQjpCAEA_RUAIYIOAADcFwAwgw4AAKAIABCEDgAA3BcAMMYOBACIFgAhxw4EAIgWACHIDgIAhRYAIcsQIAD-FQAhBOkIAQAAAAHGDgQAAAABxw4EAAAAAcgOAgAAAAEO0A0CAOEVACGCDgAA3hcAMIMOAACaCAAQhA4AAN4XADCHDkAA3xUAIcYOBADdFQAhxw4EAN0VACHIDgIA4RUAIc0OAQDiFQAhgQ8BAN4VACHXDwEA3hUAIc0QBACxFgAhzhBAAN8VACHPEEAA9BUAIQ7QDQIAhRYAIYIOAADfFwAwgw4AAIcIABCEDgAA3xcAMIcOQACBFgAhxg4EAIgWACHHDgQAiBYAIcgOAgCFFgAhzQ4BAP8VACGBDwEA_RUAIdcPAQD9FQAhzRAEALUWACHOEEAAgRYAIc8QQACAFgAhA8YOBAAAAAHHDgQAAAAByA4CAAAAAQWCDgAA4RcAMIMOAACBCAAQhA4AAOEXADDEDgEA3hUAIdEQAgDhFQAhBYIOAADiFwAwgw4AAO4HABCEDgAA4hcAMMQOAQD9FQAh0RACAIUWACEI6QgBAN4VACGCDgAA4xcAMIMOAADoBwAQhA4AAOMXADDSDhAAvBYAIaEPAgDhFQAh0hACAOEVACHTEAIA4RUAIQjpCAEA_RUAIYIOAADkFwAwgw4AANUHABCEDgAA5BcAMNIOEADAFgAhoQ8CAIUWACHSEAIAhRYAIdMQAgCFFgAhB-kIAQDeFQAhgg4AAOUXADCDDgAAzwcAEIQOAADlFwAwqBACAOEVACGqEAAAjRYAINQQAQDeFQAhB-kIAQD9FQAhgg4AAOYXADCDDgAAvAcAEIQOAADmFwAwqBACAIUWACGqEAAAkBYAINQQAQD9FQAhCOkIAQDeFQAhgg4AAOcXADCDDgAAtgcAEIQOAADnFwAwxg4EAN0VACHVEAEA3hUAIdYQAgDhFQAh1xACAOEVACEI6QgBAP0VACGCDgAA6BcAMIMOAACjBwAQhA4AAOgXADDGDgQAiBYAIdUQAQD9FQAh1hACAIUWACHXEAIAhRYAIQLpCAEAAAABxg4EAAAAAQfpCAEA3hUAIYIOAADqFwAwgw4AAJ0HABCEDgAA6hcAMMYOBADdFQAhuw8AAZUWACHZEAQA3RUAIQfpCAEA_RUAIYIOAADrFwAwgw4AAIoHABCEDgAA6xcAMMYOBACIFgAhuw8AAaIWACHZEAQAiBYAIQPpCAEAAAABxg4EAAAAAdkQBAAAAAEI6QgBAN4VACGCDgAA7RcAMIMOAACEBwAQhA4AAO0XADDGDgQA3RUAId8OAgDhFQAh5g4EAN0VACG7DwABlhYAIQjpCAEA_RUAIYIOAADuFwAwgw4AAPEGABCEDgAA7hcAMMYOBACIFgAh3w4CAIUWACHmDgQAiBYAIbsPAAGjFgAhAukIAQAAAAHGDgQAAAABFOkIAQDeFQAhgg4AAPAXADCDDgAA6wYAEIQOAADwFwAwhw4EAN0VACHGDgQA3RUAIccOBADdFQAhyA4CAOEVACHJDgIA4RUAIcoOIACUFgAhyw4gAJQWACHMDgEA3hUAIc0OAAGVFgAhzg4AAZYWACHPDgABlhYAIdAOAAGWFgAh0Q4AAZYWACHSDhAAlxYAIdMOEACXFgAh1A4QAJcWACEU6QgBAP0VACGCDgAA8RcAMIMOAADYBgAQhA4AAPEXADCHDgQAiBYAIcYOBACIFgAhxw4EAIgWACHIDgIAhRYAIckOAgCFFgAhyg4gAKEWACHLDiAAoRYAIcwOAQD9FQAhzQ4AAaIWACHODgABoxYAIc8OAAGjFgAh0A4AAaMWACHRDgABoxYAIdIOEACkFgAh0w4QAKQWACHUDhAApBYAIQbpCAEAAAABxg4EAAAAAccOBAAAAAHJDgIAAAABzA4BAAAAAc0OAAEAAAEJgg4AAPMXADCDDgAA0gYAEIQOAADzFwAwxg4EAN0VACHcEAQA3RUAId0QAQDeFQAh3hABAN4VACHfEAQA3RUAIeAQBACxFgAhCYIOAAD0FwAwgw4AAL8GABCEDgAA9BcAMMYOBACIFgAh3BAEAIgWACHdEAEA_RUAId4QAQD9FQAh3xAEAIgWACHgEAQAtRYAIQLGDgQAAAAB3BAEAAAAAQuCDgAA9hcAMIMOAAC5BgAQhA4AAPYXADDGDgQA3RUAIeIQQAD0FQAh4xABAOIVACHkEAQAsRYAIeUQQAD0FQAh5hBAAPQVACHnEAQAsRYAIegQQAD0FQAhC4IOAAD3FwAwgw4AAKYGABCEDgAA9xcAMMYOBACIFgAh4hBAAIAWACHjEAEA_xUAIeQQBAC1FgAh5RBAAIAWACHmEEAAgBYAIecQBAC1FgAh6BBAAIAWACEJgg4AAPgXADCDDgAAoAYAEIQOAAD4FwAwig4BAN4VACGjDgIA4BUAIa0OAQDeFQAhxg4EAN0VACHpDkAA3xUAIe0PQADfFQAhCYIOAAD5FwAwgw4AAI0GABCEDgAA-RcAMIoOAQD9FQAhow4CAIQWACGtDgEA_RUAIcYOBACIFgAh6Q5AAIEWACHtD0AAgRYAIQKtDgEAAAABxg4EAAAAAQeCDgAA-xcAMIMOAACHBgAQhA4AAPsXADDGDgQA3RUAIccOBADdFQAh6hAEAN0VACHrECAA-RUAIQeCDgAA_BcAMIMOAAD0BQAQhA4AAPwXADDGDgQAiBYAIccOBACIFgAh6hAEAIgWACHrECAA_hUAIRSCDgAA_RcAMIMOAADuBQAQhA4AAP0XADCKDgEA4hUAIbgOQAD0FQAhxg4EAN0VACHHDgQAsRYAId4OAQDeFQAhxA9AAN8VACHXDwEA4hUAIeoQBACxFgAh7BAEALEWACHtEAQAsRYAIe4QBACxFgAh7xABAOIVACHwEAQAsRYAIfEQAQDiFQAh8hAEALEWACHzEAQAsRYAIfQQQAD0FQAhFIIOAAD-FwAwgw4AANsFABCEDgAA_hcAMIoOAQD_FQAhuA5AAIAWACHGDgQAiBYAIccOBAC1FgAh3g4BAP0VACHED0AAgRYAIdcPAQD_FQAh6hAEALUWACHsEAQAtRYAIe0QBAC1FgAh7hAEALUWACHvEAEA_xUAIfAQBAC1FgAh8RABAP8VACHyEAQAtRYAIfMQBAC1FgAh9BBAAIAWACEGgg4AAP8XADCDDgAA1QUAEIQOAAD_FwAwxA4BAN4VACH3DwEA3hUAIfUQQADfFQAhBoIOAACAGAAwgw4AAMIFABCEDgAAgBgAMMQOAQD9FQAh9w8BAP0VACH1EEAAgRYAIQqGAwAAjRYAIIIOAACBGAAwgw4AALwFABCEDgAAgRgAMIkPAQDeFQAhmw9AAPQVACHGDwIA4RUAIfYQAQDeFQAh9xABAN4VACH4EEAA9BUAIQqGAwAAkBYAIIIOAACCGAAwgw4AAKkFABCEDgAAghgAMIkPAQD9FQAhmw9AAIAWACHGDwIAhRYAIfYQAQD9FQAh9xABAP0VACH4EEAAgBYAIQKJDwEAAAAB9hABAAAAAQeCDgAAhBgAMIMOAACjBQAQhA4AAIQYADDEDgEA3hUAIYkPAQDeFQAh9xABAN4VACH6EEAA3xUAIQeCDgAAhRgAMIMOAACQBQAQhA4AAIUYADDEDgEA_RUAIYkPAQD9FQAh9xABAP0VACH6EEAAgRYAIQPEDgEAAAABiQ8BAAAAAfcQAQAAAAEJgg4AAIcYADCDDgAAigUAEIQOAACHGAAwxA4BAN4VACGJDwEA3hUAIcAQIAD5FQAh-BBAAPQVACH8ECAA-RUAIf0QQADfFQAhFYIOAACIGAAwgw4AAPQEABCEDgAAiBgAMKkOQADfFQAhxg4EAN0VACHHDgQA3RUAIc0OAQDeFQAh3g4BAN4VACGJDwEA3hUAIZsPQAD0FQAhxg8CAOEVACHXDwEA3hUAIbkQEAC8FgAh9hABAN4VACH3EAEA3hUAIfgQQAD0FQAh_hABAOIVACH_EEAA3xUAIYARIAD5FQAhgREgAPkVACGCESAA-RUAIRaGAwAAihgAIIIOAACJGAAwgw4AAOEEABCEDgAAiRgAMKkOQACBFgAhxg4EAIgWACHHDgQAiBYAIc0OAQD9FQAh3g4BAP0VACGJDwEA_RUAIZsPQACAFgAhxg8CAIUWACHXDwEA_RUAIbkQEADAFgAh9hABAP0VACH3EAEA_RUAIfgQQACAFgAh_hABAP8VACH_EEAAgRYAIYARIAD-FQAhgREgAP4VACGCESAA_hUAIQO_DgAA2wQAIMAOAADbBAAgwQ4AANsEACAKhQMAAIwYACCCDgAAixgAMIMOAADbBAAQhA4AAIsYADDEDgEA_RUAIYkPAQD9FQAhwBAgAP4VACH4EEAAgBYAIfwQIAD-FQAh_RBAAIEWACEYhgMAAIoYACCCDgAAiRgAMIMOAADhBAAQhA4AAIkYADCpDkAAgRYAIcYOBACIFgAhxw4EAIgWACHNDgEA_RUAId4OAQD9FQAhiQ8BAP0VACGbD0AAgBYAIcYPAgCFFgAh1w8BAP0VACG5EBAAwBYAIfYQAQD9FQAh9xABAP0VACH4EEAAgBYAIf4QAQD_FQAh_xBAAIEWACGAESAA_hUAIYERIAD-FQAhghEgAP4VACHcEQAA4QQAIN0RAADhBAAgDggAAI0WACCCDgAAjRgAMIMOAADWBAAQhA4AAI0YADCHDgQA3RUAIcYOBADdFQAhxw4EAN0VACHJDgIA4RUAIcwOAQDeFQAhzQ4BAN4VACGJDwEA3hUAIdcPAQDeFQAhgxEBAN4VACGEEQEA3hUAIQ4IAACQFgAggg4AAI4YADCDDgAAwwQAEIQOAACOGAAwhw4EAIgWACHGDgQAiBYAIccOBACIFgAhyQ4CAIUWACHMDgEA_RUAIc0OAQD9FQAhiQ8BAP0VACHXDwEA_RUAIYMRAQD9FQAhhBEBAP0VACEDxg4EAAAAAckOAgAAAAHNDgEAAAABBQgAAZUWACGCDgAAkBgAMIMOAAC9BAAQhA4AAJAYADDdEAABlRYAIQYIAAGiFgAh0wIAAJIYACCCDgAAkRgAMIMOAACqBAAQhA4AAJEYADDdEAABohYAIQO_DgAAjgQAIMAOAACOBAAgwQ4AAI4EACAIgg4AAJMYADCDDgAApAQAEIQOAACTGAAwoRAAAZYWACGFEQIA4RUAIYYRAgDhFQAhhxEBAN4VACGIEQABlRYAIQnUAgAAlRgAIIIOAACUGAAwgw4AAI4EABCEDgAAlBgAMKEQAAGjFgAhhRECAIUWACGGEQIAhRYAIYcRAQD9FQAhiBEAAaIWACEICAABohYAIdMCAACSGAAggg4AAJEYADCDDgAAqgQAEIQOAACRGAAw3RAAAaIWACHcEQAAqgQAIN0RAACqBAAgAoURAgAAAAGGEQIAAAABEroFAgDhFQAhsAYAAZYWACGCDgAAlxgAMIMOAACJBAAQhA4AAJcYADCHDkAA3xUAIcAPAQDeFQAh0w8BAN4VACGgEAEA3hUAIaMQAACNFgAgpBABAN4VACHcEAIA4RUAIYoRAQDeFQAhixEAAI0WACCMEQQA3RUAIY0RBADdFQAhjhEEAN0VACGPEQAAjRYAIBK6BQIAhRYAIbAGAAGjFgAhgg4AAJgYADCDDgAA9gMAEIQOAACYGAAwhw5AAIEWACHADwEA_RUAIdMPAQD9FQAhoBABAP0VACGjEAAAkBYAIKQQAQD9FQAh3BACAIUWACGKEQEA_RUAIYsRAACQFgAgjBEEAIgWACGNEQQAiBYAIY4RBACIFgAhjxEAAJAWACAKgg4AAJkYADCDDgAA8AMAEIQOAACZGAAwqw4BAN4VACGQEUAA3xUAIZERAQDeFQAhkhEBAN4VACGTEQIA4RUAIZQRAgDhFQAhlREAAOkWACAKgg4AAJoYADCDDgAA3QMAEIQOAACaGAAwqw4BAP0VACGQEUAAgRYAIZERAQD9FQAhkhEBAP0VACGTEQIAhRYAIZQRAgCFFgAhlREAAOkWACAEqw4BAAAAAZARQAAAAAGREQEAAAABkhEBAAAAAQzpCAEA3hUAIYIOAACcGAAwgw4AANcDABCEDgAAnBgAMIUOAQDeFQAhqQ5AAN8VACGrDgEA3hUAIcYOBACxFgAhzA4BAN4VACHUD0AA3xUAIYgQQAD0FQAhiRBAAPQVACEM6QgBAP0VACGCDgAAnRgAMIMOAADEAwAQhA4AAJ0YADCFDgEA_RUAIakOQACBFgAhqw4BAP0VACHGDgQAtRYAIcwOAQD9FQAh1A9AAIEWACGIEEAAgBYAIYkQQACAFgAhBoIOAACeGAAwgw4AAL4DABCEDgAAnhgAMMUOAQDiFQAhxg8BAN4VACHUD0AA3xUAIQaCDgAAnxgAMIMOAACrAwAQhA4AAJ8YADDFDgEA_xUAIcYPAQD9FQAh1A9AAIEWACEGgg4AAKAYADCDDgAApQMAEIQOAACgGAAwqw4BAN4VACGED0AA3xUAIZMRAgDhFQAhBoIOAAChGAAwgw4AAJIDABCEDgAAoRgAMKsOAQD9FQAhhA9AAIEWACGTEQIAhRYAIQKrDgEAAAABhA9AAAAAAQaCDgAAoxgAMIMOAACMAwAQhA4AAKMYADCZEAQA3RUAIZARQADfFQAhmBEBAN4VACEGgg4AAKQYADCDDgAA-QIAEIQOAACkGAAwmRAEAIgWACGQEUAAgRYAIZgRAQD9FQAhApARQAAAAAGYEQEAAAABD4IOAACmGAAwgw4AAPMCABCEDgAAphgAMKEOAQDiFQAhow4CAOAVACHRDgEA3hUAIdQPQADfFQAhixABAN4VACGYEQEA3hUAIZoRAQDeFQAhmxEBAN4VACGcESAA-RUAIZ0RAACnGAAgnhEBAN4VACGfEUAA3xUAIQSNDgABAAAFvA4AAQAAAb0OAAEAAAS-DgABAAAED4IOAACoGAAwgw4AAOACABCEDgAAqBgAMKEOAQD_FQAhow4CAIQWACHRDgEA_RUAIdQPQACBFgAhixABAP0VACGYEQEA_RUAIZoRAQD9FQAhmxEBAP0VACGcESAA_hUAIZ0RAACnGAAgnhEBAP0VACGfEUAAgRYAIQTRDgEAAAABixABAAAAAZgRAQAAAAGaEQEAAAABCoIOAACqGAAwgw4AANoCABCEDgAAqhgAMIUOAQDeFQAhhw5AAN8VACGADwEA3hUAIaERAQDeFQAhohEBAN4VACGjEQAAjRYAIKQRAQDiFQAhCoIOAACrGAAwgw4AAMcCABCEDgAAqxgAMIUOAQD9FQAhhw5AAIEWACGADwEA_RUAIaERAQD9FQAhohEBAP0VACGjEQAAkBYAIKQRAQD_FQAhFYIOAACsGAAwgw4AAMECABCEDgAArBgAMIUOAQDeFQAhqQ5AAN8VACGrDgEA3hUAIcwOAQDeFQAh8Q4BAN4VACGJDwEA3hUAIdQPQAD0FQAhiBBAAPQVACGJEEAA9BUAId0QAQDeFQAhpREAAPgVACCmEQAA-BUAIKcRAAD4FQAgqBECAOAVACGpEQEA3hUAIaoRQAD0FQAhqxEBAOIVACGsEQEA4hUAIQ3pCAEA3hUAIYIOAACtGAAwgw4AAKsCABCEDgAArRgAMIUOAQDeFQAhqQ5AAN8VACHGDgQAsRYAIbQQAQDeFQAhqhFAAPQVACGrEQEA4hUAIa0RQAD0FQAhrhFAAPQVACGvEQIA4RUAIQKKEAEAAAABixABAAAAAQsIAACQFgAgrgEAALAYACCCDgAArxgAMIMOAACPAgAQhA4AAK8YADDMDgEA_RUAIe0PQACBFgAhihABAP0VACGLEAEA_RUAIYwQQACBFgAhjRBAAIAWACEWrAEAALkYACCvAQAAuhgAILABAAC7GAAgsQEAALwYACCCDgAAuBgAMIMOAACBAgAQhA4AALgYADCFDgEA_RUAIakOQACBFgAhqw4BAP8VACGtDgEA_RUAIbYOAQD_FQAhgA8BAP0VACHQD0AAgBYAIdwPQACAFgAhkRABAP0VACGTEAEA_RUAIZQQAAD4FQAglRBAAIAWACGWEAIAhRYAIdwRAACBAgAg3REAAIECACACzA4BAAAAAYoQAQAAAAERrgEAALAYACCCDgAAshgAMIMOAACLAgAQhA4AALIYADCFDgEA_RUAIaQOAgCFFgAhpg5AAIAWACGnDgIAhRYAIagOQACAFgAhqQ5AAIEWACHMDgEA_RUAId4OAQD9FQAh6A5AAIAWACGKEAEA_RUAIY4QAACQFgAgjxACAIUWACGQEEAAgBYAIQkIAACQFgAgrgEAALAYACCCDgAAsxgAMIMOAACHAgAQhA4AALMYADCFDgQAiBYAIYcOQACBFgAhzA4BAP0VACGKEAEA_RUAIQ-tAQAAtRgAILIBAAC2GAAg6QgBAP0VACGCDgAAtBgAMIMOAACFAgAQhA4AALQYADCFDgEA_RUAIakOQACBFgAhxg4EALUWACG0EAEA_RUAIaoRQACAFgAhqxEBAP8VACGtEUAAgBYAIa4RQACAFgAhrxECAIUWACEDvw4AAP0BACDADgAA_QEAIMEOAAD9AQAgA78OAACBAgAgwA4AAIECACDBDgAAgQIAIAKrDgEAAAABkRABAAAAARSsAQAAuRgAIK8BAAC6GAAgsAEAALsYACCxAQAAvBgAIIIOAAC4GAAwgw4AAIECABCEDgAAuBgAMIUOAQD9FQAhqQ5AAIEWACGrDgEA_xUAIa0OAQD9FQAhtg4BAP8VACGADwEA_RUAIdAPQACAFgAh3A9AAIAWACGREAEA_RUAIZMQAQD9FQAhlBAAAPgVACCVEEAAgBYAIZYQAgCFFgAhEa0BAAC1GAAgsgEAALYYACDpCAEA_RUAIYIOAAC0GAAwgw4AAIUCABCEDgAAtBgAMIUOAQD9FQAhqQ5AAIEWACHGDgQAtRYAIbQQAQD9FQAhqhFAAIAWACGrEQEA_xUAIa0RQACAFgAhrhFAAIAWACGvEQIAhRYAIdwRAACFAgAg3REAAIUCACADvw4AAIcCACDADgAAhwIAIMEOAACHAgAgA78OAACLAgAgwA4AAIsCACDBDgAAiwIAIAO_DgAAjwIAIMAOAACPAgAgwQ4AAI8CACAWrAEAAL4YACCCDgAAvRgAMIMOAAD9AQAQhA4AAL0YADCFDgEA_RUAIakOQACBFgAhqw4BAP0VACHMDgEA_RUAIfEOAQD9FQAhiQ8BAP0VACHUD0AAgBYAIYgQQACAFgAhiRBAAIAWACHdEAEA_RUAIaURAAD4FQAgphEAAPgVACCnEQAA-BUAIKgRAgCEFgAhqREBAP0VACGqEUAAgBYAIasRAQD_FQAhrBEBAP8VACERrQEAALUYACCyAQAAthgAIOkIAQD9FQAhgg4AALQYADCDDgAAhQIAEIQOAAC0GAAwhQ4BAP0VACGpDkAAgRYAIcYOBAC1FgAhtBABAP0VACGqEUAAgBYAIasRAQD_FQAhrRFAAIAWACGuEUAAgBYAIa8RAgCFFgAh3BEAAIUCACDdEQAAhQIAIALpCAEAAAABxg4EAAAAAQWCDgAAwBgAMIMOAAD4AQAQhA4AAMAYADCLEAEA3hUAIbMRAACNFgAgBYIOAADBGAAwgw4AAOUBABCEDgAAwRgAMIsQAQD9FQAhsxEAAJAWACAR0A0CAOEVACGCDgAAwhgAMIMOAADfAQAQhA4AAMIYADCHDkAA3xUAIcYOBADdFQAhxw4EAN0VACHJDgIA4RUAIc0OAQDeFQAh7Q4BAN4VACHFDwEA4hUAIdcPAQDiFQAhgRABAN4VACHOEEAA3xUAIeoQBADdFQAhtBEBAN4VACG1EQAA4xUAIBHQDQIAhRYAIYIOAADDGAAwgw4AAMwBABCEDgAAwxgAMIcOQACBFgAhxg4EAIgWACHHDgQAiBYAIckOAgCFFgAhzQ4BAP0VACHtDgEA_RUAIcUPAQD_FQAh1w8BAP8VACGBEAEA_RUAIc4QQACBFgAh6hAEAIgWACG0EQEA_RUAIbURAACGFgAgAsYOBAAAAAG0EQEAAAABCQgAAI0WACCCDgAAxRgAMIMOAADGAQAQhA4AAMUYADCFDgEA3hUAIYcOQADfFQAhxA4BAN4VACHMDgEA3hUAId8PQAD0FQAhCQgAAJAWACCCDgAAxhgAMIMOAACzAQAQhA4AAMYYADCFDgEA_RUAIYcOQACBFgAhxA4BAP0VACHMDgEA_RUAId8PQACAFgAhBYIOAADHGAAwgw4AAK0BABCEDgAAxxgAMO0OAQDeFQAh0RACAOEVACEFgg4AAMgYADCDDgAAmgEAEIQOAADIGAAw7Q4BAP0VACHREAIAhRYAIQqCDgAAyRgAMIMOAACUAQAQhA4AAMkYADDGDgQA3RUAIccOBADdFQAhzQ4BAN4VACGBEAEA3hUAIeoQBADdFQAhtBEBAN4VACG3EQEA3hUAIQqCDgAAyhgAMIMOAACBAQAQhA4AAMoYADDGDgQAiBYAIccOBACIFgAhzQ4BAP0VACGBEAEA_RUAIeoQBACIFgAhtBEBAP0VACG3EQEA_RUAIQTGDgQAAAABgRABAAAAAbQRAQAAAAG3EQEAAAABD4IOAADMGAAwgw4AAHsAEIQOAADMGAAwxg4EAN0VACHHDgQA3RUAIckOAgDhFQAh7Q4BAN4VACHFDwEA3hUAIYEQAQDeFQAh3xAEAN0VACG0EQEA3hUAIbcRAQDeFQAhuREBAN4VACG6EQQA3RUAIbsRAACNFgAgD4IOAADNGAAwgw4AAGgAEIQOAADNGAAwxg4EAIgWACHHDgQAiBYAIckOAgCFFgAh7Q4BAP0VACHFDwEA_RUAIYEQAQD9FQAh3xAEAIgWACG0EQEA_RUAIbcRAQD9FQAhuREBAP0VACG6EQQAiBYAIbsRAACQFgAgA8YOBAAAAAG0EQEAAAABtxEBAAAAASQIAQDeFQAhgg4AAM8YADCDDgAAYgAQhA4AAM8YADCFDgEA3hUAIakOQADfFQAhxg4EAN0VACHHDgQAsRYAIckOAgDgFQAhzQ4BAOIVACHtDgEA3hUAIcUPAQDiFQAh0w8BAOIVACHXDwEA4hUAIYEQAQDeFQAhiBBAAPQVACHfEAQA3RUAIYARIAD5FQAhtBEBAN4VACG3EQEA3hUAIbkRAQDeFQAhuhEEAN0VACG9EQIA4BUAIb4RAADjFQAgvxEAAOMVACDAESAA-RUAIcERAQDeFQAhwhEBAOIVACHDEQEA3hUAIcQRAQDiFQAhxREBAOIVACHGEQEA4hUAIccRAQDiFQAhyBEEALEWACHJEQQAsRYAIcoRAQDiFQAhJAgBAP0VACGCDgAA0BgAMIMOAABPABCEDgAA0BgAMIUOAQD9FQAhqQ5AAIEWACHGDgQAiBYAIccOBAC1FgAhyQ4CAIQWACHNDgEA_xUAIe0OAQD9FQAhxQ8BAP8VACHTDwEA_xUAIdcPAQD_FQAhgRABAP0VACGIEEAAgBYAId8QBACIFgAhgBEgAP4VACG0EQEA_RUAIbcRAQD9FQAhuREBAP0VACG6EQQAiBYAIb0RAgCEFgAhvhEAAIYWACC_EQAAhhYAIMARIAD-FQAhwREBAP0VACHCEQEA_xUAIcMRAQD9FQAhxBEBAP8VACHFEQEA_xUAIcYRAQD_FQAhxxEBAP8VACHIEQQAtRYAIckRBAC1FgAhyhEBAP8VACEExg4EAAAAAYEQAQAAAAG0EQEAAAABtxEBAAAAAQuCDgAA0hgAMIMOAABJABCEDgAA0hgAMKkOQADfFQAhqw4BAOIVACGJDwEA4hUAIbQRAQDeFQAhwBEgAPkVACHMEQEA4hUAIc0RAQDeFQAhzhEBAN4VACELgg4AANMYADCDDgAANgAQhA4AANMYADCpDkAAgRYAIasOAQD_FQAhiQ8BAP8VACG0EQEA_RUAIcARIAD-FQAhzBEBAP8VACHNEQEA_RUAIc4RAQD9FQAhEukIAQDeFQAhgg4AANQYADCDDgAAMAAQhA4AANQYADCFDgEA3hUAIaMOAQDeFQAhqw4BAN4VACGBDwEA3hUAIaEPQAD0FQAhqxAAAPgVACDPEQEA3hUAIdARQADfFQAh0RFAAN8VACHSEUAA9BUAIdMRAQDiFQAh1BECAOAVACHVEQIA4BUAIdYRAQDiFQAhEukIAQD9FQAhgg4AANUYADCDDgAAHQAQhA4AANUYADCFDgEA_RUAIaMOAQD9FQAhqw4BAP0VACGBDwEA_RUAIaEPQACAFgAhqxAAAPgVACDPEQEA_RUAIdARQACBFgAh0RFAAIEWACHSEUAAgBYAIdMRAQD_FQAh1BECAIQWACHVEQIAhBYAIdYRAQD_FQAhAukIAQAAAAHPEQEAAAABCIIOAADXGAAwgw4AABcAEIQOAADXGAAwhQ4BAN4VACHtDgEA3hUAIdgRQADfFQAh2RFAAPQVACHaEUAA9BUAIQiCDgAA2BgAMIMOAAAEABCEDgAA2BgAMIUOAQD9FQAh7Q4BAP0VACHYEUAAgRYAIdkRQACAFgAh2hFAAIAWACEChQ4BAAAAAe0OAQAAAAEAAAAAAAAF4REEAAAAAegRBAAAAAHpEQQAAAAB6hEEAAAAAesRBAAAAAEB4RFAAAAAAQXhEQIAAAAB6BECAAAAAekRAgAAAAHqEQIAAAAB6xECAAAAAQXhEQIAAAAB6BECAAAAAekRAgAAAAHqEQIAAAAB6xECAAAAAQHhEQEAAAABAeERAQAAAAEFDwAAzSEAIBAAANAhACDeEQAAziEAIN8RAADPIQAg5BEAAJEVACADDwAAzSEAIN4RAADOIQAg5BEAAJEVACAAAAAAAAHhEUAAAAABBQ8AAMchACAQAADLIQAg3hEAAMghACDfEQAAyiEAIOQRAACNFQAgCw8AAPAYADAQAAD1GAAw3hEAAPEYADDfEQAA8hgAMOARAADzGAAg4REAAPQYADDiEQAA9BgAMOMRAAD0GAAw5BEAAPQYADDlEQAA9hgAMOYRAAD3GAAwB4UOBAAAAAGHDkAAAAABiA4CAAAAAYkOAgAAAAGKDgEAAAABiw6AAAAAAYwOAQAAAAECAAAAlRUAIA8AAPsYACADAAAAlRUAIA8AAPsYACAQAAD6GAAgAQgAAMkhADAMzw0AAIcWACCCDgAAgxYAMIMOAACTFQAQhA4AAIMWADCFDgQAAAABhg4BAP0VACGHDkAAgRYAIYgOAgCEFgAhiQ4CAIUWACGKDgEA_xUAIYsOAACGFgAgjA4BAP8VACECAAAAlRUAIAgAAPoYACACAAAA-BgAIAgAAPkYACALgg4AAPcYADCDDgAA-BgAEIQOAAD3GAAwhQ4EAIgWACGGDgEA_RUAIYcOQACBFgAhiA4CAIQWACGJDgIAhRYAIYoOAQD_FQAhiw4AAIYWACCMDgEA_xUAIQuCDgAA9xgAMIMOAAD4GAAQhA4AAPcYADCFDgQAiBYAIYYOAQD9FQAhhw5AAIEWACGIDgIAhBYAIYkOAgCFFgAhig4BAP8VACGLDgAAhhYAIIwOAQD_FQAhB4UOBADgGAAhhw5AAOEYACGIDgIA4hgAIYkOAgDjGAAhig4BAOQYACGLDoAAAAABjA4BAOQYACEHhQ4EAOAYACGHDkAA4RgAIYgOAgDiGAAhiQ4CAOMYACGKDgEA5BgAIYsOgAAAAAGMDgEA5BgAIQeFDgQAAAABhw5AAAAAAYgOAgAAAAGJDgIAAAABig4BAAAAAYsOgAAAAAGMDgEAAAABAw8AAMchACDeEQAAyCEAIOQRAACNFQAgBA8AAPAYADDeEQAA8RgAMOARAADzGAAg5BEAAPQYADAAAAAC4REBAAAABOcRAQAAAAUC4REBAAAABOcRAQAAAAUB4REgAAAAAQsPAACFGQAwEAAAihkAMN4RAACGGQAw3xEAAIcZADDgEQAAiBkAIOERAACJGQAw4hEAAIkZADDjEQAAiRkAMOQRAACJGQAw5REAAIsZADDmEQAAjBkAMA7QDQAA_RgAIIUOAQAAAAGfDgEAAAABoA4BAAAAAaEOAQAAAAGiDgEAAAABow4BAAAAAaQOAgAAAAGlDgIAAAABpg5AAAAAAacOAgAAAAGoDkAAAAABqQ5AAAAAAaoOAQAAAAECAAAAkRUAIA8AAJAZACADAAAAkRUAIA8AAJAZACAQAACPGQAgAQgAAMYhADATzg0AAIoWACDQDQAAixYAIIIOAACJFgAwgw4AAI8VABCEDgAAiRYAMIUOAQAAAAGeDgEA_RUAIZ8OAQD9FQAhoA4BAP0VACGhDgEA_RUAIaIOAQD_FQAhow4BAP0VACGkDgIAhRYAIaUOAgCFFgAhpg5AAIAWACGnDgIAhRYAIagOQACAFgAhqQ5AAIEWACGqDgEA_xUAIQIAAACRFQAgCAAAjxkAIAIAAACNGQAgCAAAjhkAIBGCDgAAjBkAMIMOAACNGQAQhA4AAIwZADCFDgEA_RUAIZ4OAQD9FQAhnw4BAP0VACGgDgEA_RUAIaEOAQD9FQAhog4BAP8VACGjDgEA_RUAIaQOAgCFFgAhpQ4CAIUWACGmDkAAgBYAIacOAgCFFgAhqA5AAIAWACGpDkAAgRYAIaoOAQD_FQAhEYIOAACMGQAwgw4AAI0ZABCEDgAAjBkAMIUOAQD9FQAhng4BAP0VACGfDgEA_RUAIaAOAQD9FQAhoQ4BAP0VACGiDgEA_xUAIaMOAQD9FQAhpA4CAIUWACGlDgIAhRYAIaYOQACAFgAhpw4CAIUWACGoDkAAgBYAIakOQACBFgAhqg4BAP8VACENhQ4BAOUYACGfDgEA5RgAIaAOAQDlGAAhoQ4BAOUYACGiDgEA5BgAIaMOAQDlGAAhpA4CAOMYACGlDgIA4xgAIaYOQADtGAAhpw4CAOMYACGoDkAA7RgAIakOQADhGAAhqg4BAOQYACEO0A0AAO8YACCFDgEA5RgAIZ8OAQDlGAAhoA4BAOUYACGhDgEA5RgAIaIOAQDkGAAhow4BAOUYACGkDgIA4xgAIaUOAgDjGAAhpg5AAO0YACGnDgIA4xgAIagOQADtGAAhqQ5AAOEYACGqDgEA5BgAIQ7QDQAA_RgAIIUOAQAAAAGfDgEAAAABoA4BAAAAAaEOAQAAAAGiDgEAAAABow4BAAAAAaQOAgAAAAGlDgIAAAABpg5AAAAAAacOAgAAAAGoDkAAAAABqQ5AAAAAAaoOAQAAAAEB4REBAAAABAHhEQEAAAAEBA8AAIUZADDeEQAAhhkAMOARAACIGQAg5BEAAIkZADAABs4NAACWGQAg0A0AAJcZACCiDgAA2hgAIKYOAADaGAAgqA4AANoYACCqDgAA2hgAIAnRDQAAlBkAILEOAADaGAAgsg4AANoYACCzDgAA2hgAILQOAADaGAAgtg4AANoYACC4DgAA2hgAILoOAADaGAAguw4AANoYACAAAAAAAAAAAAAAAAAAAAHhESAAAAABAeERAAEAAAEB4REAAQAAAQXhERAAAAAB6BEQAAAAAekREAAAAAHqERAAAAAB6xEQAAAAAQAAAAsPAACtGQAwEAAAshkAMN4RAACuGQAw3xEAAK8ZADDgEQAAsBkAIOERAACxGQAw4hEAALEZADDjEQAAsRkAMOQRAACxGQAw5REAALMZADDmEQAAtBkAMAjQDQIAAAABpw4BAAAAAcQOAQAAAAHGDgQAAAAB2A4CAAAAAdkOQAAAAAHaDkAAAAAB2w6AAAAAAQIAAACOFAAgDwAAuBkAIAMAAACOFAAgDwAAuBkAIBAAALcZACABCAAAxSEAMA79DAAAqxYAINANAgCFFgAhgg4AAKoWADCDDgAAkBQAEIQOAACqFgAwpw4BAP8VACHEDgEA_RUAIcYOBACIFgAh1g4BAP0VACHYDgIAhRYAIdkOQACBFgAh2g5AAIEWACHbDgAAhhYAINwOAACsFgAgAgAAAI4UACAIAAC3GQAgAgAAALUZACAIAAC2GQAgDNANAgCFFgAhgg4AALQZADCDDgAAtRkAEIQOAAC0GQAwpw4BAP8VACHEDgEA_RUAIcYOBACIFgAh1g4BAP0VACHYDgIAhRYAIdkOQACBFgAh2g5AAIEWACHbDgAAhhYAIAzQDQIAhRYAIYIOAAC0GQAwgw4AALUZABCEDgAAtBkAMKcOAQD_FQAhxA4BAP0VACHGDgQAiBYAIdYOAQD9FQAh2A4CAIUWACHZDkAAgRYAIdoOQACBFgAh2w4AAIYWACAI0A0CAOMYACGnDgEA5BgAIcQOAQDlGAAhxg4EAOAYACHYDgIA4xgAIdkOQADhGAAh2g5AAOEYACHbDoAAAAABCNANAgDjGAAhpw4BAOQYACHEDgEA5RgAIcYOBADgGAAh2A4CAOMYACHZDkAA4RgAIdoOQADhGAAh2w6AAAAAAQjQDQIAAAABpw4BAAAAAcQOAQAAAAHGDgQAAAAB2A4CAAAAAdkOQAAAAAHaDkAAAAAB2w6AAAAAAQQPAACtGQAw3hEAAK4ZADDgEQAAsBkAIOQRAACxGQAwAAAAAAAABQ8AAMAhACAQAADDIQAg3hEAAMEhACDfEQAAwiEAIOQRAACpFAAgAw8AAMAhACDeEQAAwSEAIOQRAACpFAAgAvwMAAC6GQAg1w4AANoYACAAAAAAAAAAAALhEQEAAAAE5xEBAAAABQXhEQQAAAAB6BEEAAAAAekRBAAAAAHqEQQAAAAB6xEEAAAAAQHhEQEAAAAEAAAAAAAAAAAAAAAAAAXhERAAAAAB6BEQAAAAAekREAAAAAHqERAAAAAB6xEQAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAuERAgAAAATnEQIAAAAFAuERAgAAAATnEQIAAAAFAeERAgAAAAQB4RECAAAABAAAAAAAAAAAAuERAgAAAATnEQIAAAAFAeERAgAAAAQAAAAAAALhEQEAAAAE5xEBAAAABQHhEQEAAAAEAAAAAAAAAAAAAAAAAAAC4REBAAAABOcRAQAAAAUB4REBAAAABAAAAAAAAAAAAAAAAAAFDwAAuyEAIBAAAL4hACDeEQAAvCEAIN8RAAC9IQAg5BEAANENACADDwAAuyEAIN4RAAC8IQAg5BEAANENACAAAAAAAALhEQEAAAAE5xEBAAAABQUPAAC2IQAgEAAAuSEAIN4RAAC3IQAg3xEAALghACDkEQAA0Q0AIAHhEQEAAAAEAw8AALYhACDeEQAAtyEAIOQRAADRDQAgAAAAAAALDwAA9hoAMBAAAPsaADDeEQAA9xoAMN8RAAD4GgAw4BEAAPkaACDhEQAA-hoAMOIRAAD6GgAw4xEAAPoaADDkEQAA-hoAMOURAAD8GgAw5hEAAP0aADALDwAA6hoAMBAAAO8aADDeEQAA6xoAMN8RAADsGgAw4BEAAO0aACDhEQAA7hoAMOIRAADuGgAw4xEAAO4aADDkEQAA7hoAMOURAADwGgAw5hEAAPEaADAK2Q5AAAAAAYcPIAAAAAHbDwEAAAAB3A9AAAAAAd0PIAAAAAHeDwEAAAAB3w9AAAAAAeAPQAAAAAHhD0AAAAAB4g-AAAAAAQIAAADZDQAgDwAA9RoAIAMAAADZDQAgDwAA9RoAIBAAAPQaACABCAAAtSEAMBDpCAAAiRcAIIIOAACIFwAwgw4AANcNABCEDgAAiBcAMMQOAQD9FQAh2Q5AAIAWACGHDyAA_hUAIdsPAQD9FQAh3A9AAIEWACHdDyAA_hUAId4PAQD_FQAh3w9AAIAWACHgD0AAgBYAIeEPQACAFgAh4g8AAIYWACDkDwAAhxcAIAIAAADZDQAgCAAA9BoAIAIAAADyGgAgCAAA8xoAIA6CDgAA8RoAMIMOAADyGgAQhA4AAPEaADDEDgEA_RUAIdkOQACAFgAhhw8gAP4VACHbDwEA_RUAIdwPQACBFgAh3Q8gAP4VACHeDwEA_xUAId8PQACAFgAh4A9AAIAWACHhD0AAgBYAIeIPAACGFgAgDoIOAADxGgAwgw4AAPIaABCEDgAA8RoAMMQOAQD9FQAh2Q5AAIAWACGHDyAA_hUAIdsPAQD9FQAh3A9AAIEWACHdDyAA_hUAId4PAQD_FQAh3w9AAIAWACHgD0AAgBYAIeEPQACAFgAh4g8AAIYWACAK2Q5AAO0YACGHDyAAgxkAIdsPAQDlGAAh3A9AAOEYACHdDyAAgxkAId4PAQDkGAAh3w9AAO0YACHgD0AA7RgAIeEPQADtGAAh4g-AAAAAAQrZDkAA7RgAIYcPIACDGQAh2w8BAOUYACHcD0AA4RgAId0PIACDGQAh3g8BAOQYACHfD0AA7RgAIeAPQADtGAAh4Q9AAO0YACHiD4AAAAABCtkOQAAAAAGHDyAAAAAB2w8BAAAAAdwPQAAAAAHdDyAAAAAB3g8BAAAAAd8PQAAAAAHgD0AAAAAB4Q9AAAAAAeIPgAAAAAEJig4BAAAAAcYOBAAAAAHgDiAAAAAB4Q4CAAAAAeIOAADhGgAg5A4BAAAAAecOgAAAAAG7DwABAAAB4w8EAAAAAQIAAADVDQAgDwAAgRsAIAMAAADVDQAgDwAAgRsAIBAAAIAbACABCAAAtCEAMA_pCAAAiRcAIIIOAACLFwAwgw4AANMNABCEDgAAixcAMIoOAQD_FQAhxA4BAP0VACHGDgQAiBYAIdwOAACKFwAg4A4gAP4VACHhDgIAhRYAIeIOAAD4FQAg5A4BAP8VACHnDgAAkBYAILsPAAGjFgAh4w8EALUWACECAAAA1Q0AIAgAAIAbACACAAAA_hoAIAgAAP8aACANgg4AAP0aADCDDgAA_hoAEIQOAAD9GgAwig4BAP8VACHEDgEA_RUAIcYOBACIFgAh4A4gAP4VACHhDgIAhRYAIeIOAAD4FQAg5A4BAP8VACHnDgAAkBYAILsPAAGjFgAh4w8EALUWACENgg4AAP0aADCDDgAA_hoAEIQOAAD9GgAwig4BAP8VACHEDgEA_RUAIcYOBACIFgAh4A4gAP4VACHhDgIAhRYAIeIOAAD4FQAg5A4BAP8VACHnDgAAkBYAILsPAAGjFgAh4w8EALUWACEJig4BAOQYACHGDgQA4BgAIeAOIACDGQAh4Q4CAOMYACHiDgAA3xoAIOQOAQDkGAAh5w6AAAAAAbsPAAGnGQAh4w8EAMwZACEJig4BAOQYACHGDgQA4BgAIeAOIACDGQAh4Q4CAOMYACHiDgAA3xoAIOQOAQDkGAAh5w6AAAAAAbsPAAGnGQAh4w8EAMwZACEJig4BAAAAAcYOBAAAAAHgDiAAAAAB4Q4CAAAAAeIOAADhGgAg5A4BAAAAAecOgAAAAAG7DwABAAAB4w8EAAAAAQQPAAD2GgAw3hEAAPcaADDgEQAA-RoAIOQRAAD6GgAwBA8AAOoaADDeEQAA6xoAMOARAADtGgAg5BEAAO4aADAAAAbqCAAAhBsAIOsIAACFGwAgpw4AANoYACCqDgAA2hgAINoOAADaGAAg3w8AANoYACAAAAAAAAAAAALhEQEAAAAE5xEBAAAABQUPAACvIQAgEAAAsiEAIN4RAACwIQAg3xEAALEhACDkEQAAig0AIAHhEQEAAAAEAw8AAK8hACDeEQAAsCEAIOQRAACKDQAgAAAAAAAFDwAAqSEAIBAAAK0hACDeEQAAqiEAIN8RAACsIQAg5BEAAOULACALDwAAmhsAMBAAAJ8bADDeEQAAmxsAMN8RAACcGwAw4BEAAJ0bACDhEQAAnhsAMOIRAACeGwAw4xEAAJ4bADDkEQAAnhsAMOURAACgGwAw5hEAAKEbADAKhw5AAAAAAZ8OAQAAAAGnDgEAAAABxA4BAAAAAdoOQAAAAAHoDwEAAAAB6Q8AAJEbACDqD0AAAAAB6w8BAAAAAewPgAAAAAECAAAA_AsAIA8AAKUbACADAAAA_AsAIA8AAKUbACAQAACkGwAgAQgAAKshADAQ1wcAAKMXACCCDgAAohcAMIMOAAD6CwAQhA4AAKIXADCHDkAAgRYAIZ8OAQD_FQAhpw4BAP8VACHEDgEA_RUAIdoOQACBFgAh5w8BAP0VACHoDwEA_RUAIekPAAD4FQAg6g9AAIAWACHrDwEA_xUAIewPAACGFgAg_A8AAKEXACACAAAA_AsAIAgAAKQbACACAAAAohsAIAgAAKMbACAOgg4AAKEbADCDDgAAohsAEIQOAAChGwAwhw5AAIEWACGfDgEA_xUAIacOAQD_FQAhxA4BAP0VACHaDkAAgRYAIecPAQD9FQAh6A8BAP0VACHpDwAA-BUAIOoPQACAFgAh6w8BAP8VACHsDwAAhhYAIA6CDgAAoRsAMIMOAACiGwAQhA4AAKEbADCHDkAAgRYAIZ8OAQD_FQAhpw4BAP8VACHEDgEA_RUAIdoOQACBFgAh5w8BAP0VACHoDwEA_RUAIekPAAD4FQAg6g9AAIAWACHrDwEA_xUAIewPAACGFgAgCocOQADhGAAhnw4BAOQYACGnDgEA5BgAIcQOAQDlGAAh2g5AAOEYACHoDwEA5RgAIekPAACPGwAg6g9AAO0YACHrDwEA5BgAIewPgAAAAAEKhw5AAOEYACGfDgEA5BgAIacOAQDkGAAhxA4BAOUYACHaDkAA4RgAIegPAQDlGAAh6Q8AAI8bACDqD0AA7RgAIesPAQDkGAAh7A-AAAAAAQqHDkAAAAABnw4BAAAAAacOAQAAAAHEDgEAAAAB2g5AAAAAAegPAQAAAAHpDwAAkRsAIOoPQAAAAAHrDwEAAAAB7A-AAAAAAQMPAACpIQAg3hEAAKohACDkEQAA5QsAIAQPAACaGwAw3hEAAJsbADDgEQAAnRsAIOQRAACeGwAwBNIHAACLHAAg0wcAAIwcACDWBwAAjRwAINcHAACOHAAgAAAAAAAAAAAAAAAFDwAApCEAIBAAAKchACDeEQAApSEAIN8RAACmIQAg5BEAAPELACADDwAApCEAIN4RAAClIQAg5BEAAPELACAAAAAAAAUPAACeIQAgEAAAoiEAIN4RAACfIQAg3xEAAKEhACDkEQAA5QsAIAsPAAC9GwAwEAAAwhsAMN4RAAC-GwAw3xEAAL8bADDgEQAAwBsAIOERAADBGwAw4hEAAMEbADDjEQAAwRsAMOQRAADBGwAw5REAAMMbADDmEQAAxBsAMAOED0AAAAAB8w8EAAAAAfQPBAAAAAECAAAA9QsAIA8AAMgbACADAAAA9QsAIA8AAMgbACAQAADHGwAgAQgAAKAhADAJ1AcAAKYXACCCDgAApRcAMIMOAADzCwAQhA4AAKUXADCED0AAgRYAIfAPAQD9FQAh8w8EAIgWACH0DwQAiBYAIf0PAACkFwAgAgAAAPULACAIAADHGwAgAgAAAMUbACAIAADGGwAgB4IOAADEGwAwgw4AAMUbABCEDgAAxBsAMIQPQACBFgAh8A8BAP0VACHzDwQAiBYAIfQPBACIFgAhB4IOAADEGwAwgw4AAMUbABCEDgAAxBsAMIQPQACBFgAh8A8BAP0VACHzDwQAiBYAIfQPBACIFgAhA4QPQADhGAAh8w8EAOAYACH0DwQA4BgAIQOED0AA4RgAIfMPBADgGAAh9A8EAOAYACEDhA9AAAAAAfMPBAAAAAH0DwQAAAABAw8AAJ4hACDeEQAAnyEAIOQRAADlCwAgBA8AAL0bADDeEQAAvhsAMOARAADAGwAg5BEAAMEbADAAAAAFDwAAmSEAIBAAAJwhACDeEQAAmiEAIN8RAACbIQAg5BEAAOULACADDwAAmSEAIN4RAACaIQAg5BEAAOULACAAAAAAAAUPAACUIQAgEAAAlyEAIN4RAACVIQAg3xEAAJYhACDkEQAA5QsAIAMPAACUIQAg3hEAAJUhACDkEQAA5QsAIAAAAAsPAAD7GwAwEAAAgBwAMN4RAAD8GwAw3xEAAP0bADDgEQAA_hsAIOERAAD_GwAw4hEAAP8bADDjEQAA_xsAMOQRAAD_GwAw5REAAIEcADDmEQAAghwAMAsPAADvGwAwEAAA9BsAMN4RAADwGwAw3xEAAPEbADDgEQAA8hsAIOERAADzGwAw4hEAAPMbADDjEQAA8xsAMOQRAADzGwAw5REAAPUbADDmEQAA9hsAMAsPAADjGwAwEAAA6BsAMN4RAADkGwAw3xEAAOUbADDgEQAA5hsAIOERAADnGwAw4hEAAOcbADDjEQAA5xsAMOQRAADnGwAw5REAAOkbADDmEQAA6hsAMAcPAADeGwAgEAAA4RsAIN4RAADfGwAg3xEAAOAbACDiEQAA-AsAIOMRAAD4CwAg5BEAAIoNACAGhgMCAAAAAdgHAACnGwAgqw4BAAAAAe0PQAAAAAHuDyAAAAAB7w9AAAAAAQIAAACKDQAgDwAA3hsAIAMAAAD4CwAgDwAA3hsAIBAAAOIbACAIAAAA-AsAIAgAAOIbACCGAwIA4xgAIdgHAACZGwAgqw4BAOUYACHtD0AA4RgAIe4PIACDGQAh7w9AAO0YACEGhgMCAOMYACHYBwAAmRsAIKsOAQDlGAAh7Q9AAOEYACHuDyAAgxkAIe8PQADtGAAhBtUHAADKGwAgqQ5AAAAAAasOAQAAAAHwDwEAAAAB9Q9AAAAAAfYPAgAAAAECAAAA8QsAIA8AAO4bACADAAAA8QsAIA8AAO4bACAQAADtGwAgAQgAAJMhADAL0QcAAJIXACDVBwAAqBcAIIIOAACnFwAwgw4AAO8LABCEDgAApxcAMKkOQACBFgAhqw4BAP0VACHnDwEA_RUAIfAPAQAAAAH1D0AAgBYAIfYPAgCFFgAhAgAAAPELACAIAADtGwAgAgAAAOsbACAIAADsGwAgCYIOAADqGwAwgw4AAOsbABCEDgAA6hsAMKkOQACBFgAhqw4BAP0VACHnDwEA_RUAIfAPAQD9FQAh9Q9AAIAWACH2DwIAhRYAIQmCDgAA6hsAMIMOAADrGwAQhA4AAOobADCpDkAAgRYAIasOAQD9FQAh5w8BAP0VACHwDwEA_RUAIfUPQACAFgAh9g8CAIUWACEFqQ5AAOEYACGrDgEA5RgAIfAPAQDlGAAh9Q9AAO0YACH2DwIA4xgAIQbVBwAAvBsAIKkOQADhGAAhqw4BAOUYACHwDwEA5RgAIfUPQADtGAAh9g8CAOMYACEG1QcAAMobACCpDkAAAAABqw4BAAAAAfAPAQAAAAH1D0AAAAAB9g8CAAAAAQP3DwEAAAAB-A8BAAAAAfkPQAAAAAECAAAA7QsAIA8AAPobACADAAAA7QsAIA8AAPobACAQAAD5GwAgAQgAAJIhADAJ0QcAAJIXACCCDgAAqhcAMIMOAADrCwAQhA4AAKoXADDnDwEA_RUAIfcPAQD9FQAh-A8BAP0VACH5D0AAgRYAIf4PAACpFwAgAgAAAO0LACAIAAD5GwAgAgAAAPcbACAIAAD4GwAgB4IOAAD2GwAwgw4AAPcbABCEDgAA9hsAMOcPAQD9FQAh9w8BAP0VACH4DwEA_RUAIfkPQACBFgAhB4IOAAD2GwAwgw4AAPcbABCEDgAA9hsAMOcPAQD9FQAh9w8BAP0VACH4DwEA_RUAIfkPQACBFgAhA_cPAQDlGAAh-A8BAOUYACH5D0AA4RgAIQP3DwEA5RgAIfgPAQDlGAAh-Q9AAOEYACED9w8BAAAAAfgPAQAAAAH5D0AAAAABCYUOAQAAAAGKDgEAAAABqQ5AAAAAAasOAQAAAAGuDgIAAAABlw9AAAAAAcQPQAAAAAH6DwEAAAAB-w-AAAAAAQIAAADpCwAgDwAAhhwAIAMAAADpCwAgDwAAhhwAIBAAAIUcACABCAAAkSEAMA7RBwAAkhcAIIIOAACrFwAwgw4AAOcLABCEDgAAqxcAMIUOAQAAAAGKDgEA_xUAIakOQACBFgAhqw4BAP0VACGuDgIAhRYAIZcPQACAFgAhxA9AAIEWACHnDwEA_RUAIfoPAQD9FQAh-w8AAIYWACACAAAA6QsAIAgAAIUcACACAAAAgxwAIAgAAIQcACANgg4AAIIcADCDDgAAgxwAEIQOAACCHAAwhQ4BAP0VACGKDgEA_xUAIakOQACBFgAhqw4BAP0VACGuDgIAhRYAIZcPQACAFgAhxA9AAIEWACHnDwEA_RUAIfoPAQD9FQAh-w8AAIYWACANgg4AAIIcADCDDgAAgxwAEIQOAACCHAAwhQ4BAP0VACGKDgEA_xUAIakOQACBFgAhqw4BAP0VACGuDgIAhRYAIZcPQACAFgAhxA9AAIEWACHnDwEA_RUAIfoPAQD9FQAh-w8AAIYWACAJhQ4BAOUYACGKDgEA5BgAIakOQADhGAAhqw4BAOUYACGuDgIA4xgAIZcPQADtGAAhxA9AAOEYACH6DwEA5RgAIfsPgAAAAAEJhQ4BAOUYACGKDgEA5BgAIakOQADhGAAhqw4BAOUYACGuDgIA4xgAIZcPQADtGAAhxA9AAOEYACH6DwEA5RgAIfsPgAAAAAEJhQ4BAAAAAYoOAQAAAAGpDkAAAAABqw4BAAAAAa4OAgAAAAGXD0AAAAABxA9AAAAAAfoPAQAAAAH7D4AAAAABBA8AAPsbADDeEQAA_BsAMOARAAD-GwAg5BEAAP8bADAEDwAA7xsAMN4RAADwGwAw4BEAAPIbACDkEQAA8xsAMAQPAADjGwAw3hEAAOQbADDgEQAA5hsAIOQRAADnGwAwAw8AAN4bACDeEQAA3xsAIOQRAACKDQAgAAAAA9EHAACoGwAg2AcAAKkbACDvDwAA2hgAIAPRBwAAqBsAINUHAACQHAAg9Q8AANoYACAAAAAAAuERAQAAAATnEQEAAAAFAeERAQAAAAQAAAAAAAAFDwAAjCEAIBAAAI8hACDeEQAAjSEAIN8RAACOIQAg5BEAAIMCACADDwAAjCEAIN4RAACNIQAg5BEAAIMCACAAAAAAAAUPAACHIQAgEAAAiiEAIN4RAACIIQAg3xEAAIkhACDkEQAAgwIAIAMPAACHIQAg3hEAAIghACDkEQAAgwIAIAAAAAAABQ8AAIIhACAQAACFIQAg3hEAAIMhACDfEQAAhCEAIOQRAACDAgAgAw8AAIIhACDeEQAAgyEAIOQRAACDAgAgAAAAAAAAAAAAAALhEQEAAAAE5xEBAAAABQcPAAD6IAAgEAAAgCEAIN4RAAD7IAAg3xEAAP8gACDiEQAAhQIAIOMRAACFAgAg5BEAAPsBACALDwAA0xwAMBAAANgcADDeEQAA1BwAMN8RAADVHAAw4BEAANYcACDhEQAA1xwAMOIRAADXHAAw4xEAANccADDkEQAA1xwAMOURAADZHAAw5hEAANocADALDwAAxxwAMBAAAMwcADDeEQAAyBwAMN8RAADJHAAw4BEAAMocACDhEQAAyxwAMOIRAADLHAAw4xEAAMscADDkEQAAyxwAMOURAADNHAAw5hEAAM4cADALDwAAuxwAMBAAAMAcADDeEQAAvBwAMN8RAAC9HAAw4BEAAL4cACDhEQAAvxwAMOIRAAC_HAAw4xEAAL8cADDkEQAAvxwAMOURAADBHAAw5hEAAMIcADAGCIAAAAABzA4BAAAAAe0PQAAAAAGLEAEAAAABjBBAAAAAAY0QQAAAAAECAAAAkQIAIA8AAMYcACADAAAAkQIAIA8AAMYcACAQAADFHAAgAQgAAP4gADAMCAAAkBYAIK4BAACwGAAggg4AAK8YADCDDgAAjwIAEIQOAACvGAAwzA4BAP0VACHtD0AAgRYAIYoQAQD9FQAhixABAP0VACGMEEAAgRYAIY0QQACAFgAhsBEAAK4YACACAAAAkQIAIAgAAMUcACACAAAAwxwAIAgAAMQcACAKCAAAkBYAIIIOAADCHAAwgw4AAMMcABCEDgAAwhwAMMwOAQD9FQAh7Q9AAIEWACGKEAEA_RUAIYsQAQD9FQAhjBBAAIEWACGNEEAAgBYAIQoIAACQFgAggg4AAMIcADCDDgAAwxwAEIQOAADCHAAwzA4BAP0VACHtD0AAgRYAIYoQAQD9FQAhixABAP0VACGMEEAAgRYAIY0QQACAFgAhBgiAAAAAAcwOAQDlGAAh7Q9AAOEYACGLEAEA5RgAIYwQQADhGAAhjRBAAO0YACEGCIAAAAABzA4BAOUYACHtD0AA4RgAIYsQAQDlGAAhjBBAAOEYACGNEEAA7RgAIQYIgAAAAAHMDgEAAAAB7Q9AAAAAAYsQAQAAAAGMEEAAAAABjRBAAAAAAQyFDgEAAAABpA4CAAAAAaYOQAAAAAGnDgIAAAABqA5AAAAAAakOQAAAAAHMDgEAAAAB3g4BAAAAAegOQAAAAAGOEIAAAAABjxACAAAAAZAQQAAAAAECAAAAjQIAIA8AANIcACADAAAAjQIAIA8AANIcACAQAADRHAAgAQgAAP0gADASrgEAALAYACCCDgAAshgAMIMOAACLAgAQhA4AALIYADCFDgEAAAABpA4CAIUWACGmDkAAgBYAIacOAgCFFgAhqA5AAIAWACGpDkAAgRYAIcwOAQD9FQAh3g4BAP0VACHoDkAAgBYAIYoQAQD9FQAhjhAAAJAWACCPEAIAhRYAIZAQQACAFgAhsREAALEYACACAAAAjQIAIAgAANEcACACAAAAzxwAIAgAANAcACAQgg4AAM4cADCDDgAAzxwAEIQOAADOHAAwhQ4BAP0VACGkDgIAhRYAIaYOQACAFgAhpw4CAIUWACGoDkAAgBYAIakOQACBFgAhzA4BAP0VACHeDgEA_RUAIegOQACAFgAhihABAP0VACGOEAAAkBYAII8QAgCFFgAhkBBAAIAWACEQgg4AAM4cADCDDgAAzxwAEIQOAADOHAAwhQ4BAP0VACGkDgIAhRYAIaYOQACAFgAhpw4CAIUWACGoDkAAgBYAIakOQACBFgAhzA4BAP0VACHeDgEA_RUAIegOQACAFgAhihABAP0VACGOEAAAkBYAII8QAgCFFgAhkBBAAIAWACEMhQ4BAOUYACGkDgIA4xgAIaYOQADtGAAhpw4CAOMYACGoDkAA7RgAIakOQADhGAAhzA4BAOUYACHeDgEA5RgAIegOQADtGAAhjhCAAAAAAY8QAgDjGAAhkBBAAO0YACEMhQ4BAOUYACGkDgIA4xgAIaYOQADtGAAhpw4CAOMYACGoDkAA7RgAIakOQADhGAAhzA4BAOUYACHeDgEA5RgAIegOQADtGAAhjhCAAAAAAY8QAgDjGAAhkBBAAO0YACEMhQ4BAAAAAaQOAgAAAAGmDkAAAAABpw4CAAAAAagOQAAAAAGpDkAAAAABzA4BAAAAAd4OAQAAAAHoDkAAAAABjhCAAAAAAY8QAgAAAAGQEEAAAAABBAiAAAAAAYUOBAAAAAGHDkAAAAABzA4BAAAAAQIAAACJAgAgDwAA3hwAIAMAAACJAgAgDwAA3hwAIBAAAN0cACABCAAA_CAAMAkIAACQFgAgrgEAALAYACCCDgAAsxgAMIMOAACHAgAQhA4AALMYADCFDgQAAAABhw5AAIEWACHMDgEA_RUAIYoQAQD9FQAhAgAAAIkCACAIAADdHAAgAgAAANscACAIAADcHAAgCAgAAJAWACCCDgAA2hwAMIMOAADbHAAQhA4AANocADCFDgQAiBYAIYcOQACBFgAhzA4BAP0VACGKEAEA_RUAIQgIAACQFgAggg4AANocADCDDgAA2xwAEIQOAADaHAAwhQ4EAIgWACGHDkAAgRYAIcwOAQD9FQAhihABAP0VACEECIAAAAABhQ4EAOAYACGHDkAA4RgAIcwOAQDlGAAhBAiAAAAAAYUOBADgGAAhhw5AAOEYACHMDgEA5RgAIQQIgAAAAAGFDgQAAAABhw5AAAAAAcwOAQAAAAEB4REBAAAABAMPAAD6IAAg3hEAAPsgACDkEQAA-wEAIAQPAADTHAAw3hEAANQcADDgEQAA1hwAIOQRAADXHAAwBA8AAMccADDeEQAAyBwAMOARAADKHAAg5BEAAMscADAEDwAAuxwAMN4RAAC8HAAw4BEAAL4cACDkEQAAvxwAMAAAAAAABQ8AAPUgACAQAAD4IAAg3hEAAPYgACDfEQAA9yAAIOQRAADxCQAgAw8AAPUgACDeEQAA9iAAIOQRAADxCQAgAAAAAAAFDwAA8CAAIBAAAPMgACDeEQAA8SAAIN8RAADyIAAg5BEAAPEJACADDwAA8CAAIN4RAADxIAAg5BEAAPEJACAAAAAAAAsPAACFHQAwEAAAih0AMN4RAACGHQAw3xEAAIcdADDgEQAAiB0AIOERAACJHQAw4hEAAIkdADDjEQAAiR0AMOQRAACJHQAw5REAAIsdADDmEQAAjB0AMAsPAAD5HAAwEAAA_hwAMN4RAAD6HAAw3xEAAPscADDgEQAA_BwAIOERAAD9HAAw4hEAAP0cADDjEQAA_RwAMOQRAAD9HAAw5REAAP8cADDmEQAAgB0AMAKYEAIAAAABmRAAAQAAAQIAAAD5CQAgDwAAhB0AIAMAAAD5CQAgDwAAhB0AIBAAAIMdACABCAAA7yAAMAiuBgAAvhcAIIIOAAC9FwAwgw4AAPcJABCEDgAAvRcAMJcQAQD9FQAhmBACAIUWACGZEAABohYAIaUQAAC8FwAgAgAAAPkJACAIAACDHQAgAgAAAIEdACAIAACCHQAgBoIOAACAHQAwgw4AAIEdABCEDgAAgB0AMJcQAQD9FQAhmBACAIUWACGZEAABohYAIQaCDgAAgB0AMIMOAACBHQAQhA4AAIAdADCXEAEA_RUAIZgQAgCFFgAhmRAAAaIWACECmBACAOMYACGZEAABphkAIQKYEAIA4xgAIZkQAAGmGQAhApgQAgAAAAGZEAABAAABBMQOAQAAAAHSDhAAAAABsA8CAAAAAZoQAgAAAAECAAAA9QkAIA8AAJAdACADAAAA9QkAIA8AAJAdACAQAACPHQAgAQgAAO4gADAKrgYAAL4XACCCDgAAwBcAMIMOAADzCQAQhA4AAMAXADDEDgEA_RUAIdIOEACkFgAhsA8CAIUWACGXEAEA_RUAIZoQAgCFFgAhphAAAL8XACACAAAA9QkAIAgAAI8dACACAAAAjR0AIAgAAI4dACAIgg4AAIwdADCDDgAAjR0AEIQOAACMHQAwxA4BAP0VACHSDhAApBYAIbAPAgCFFgAhlxABAP0VACGaEAIAhRYAIQiCDgAAjB0AMIMOAACNHQAQhA4AAIwdADDEDgEA_RUAIdIOEACkFgAhsA8CAIUWACGXEAEA_RUAIZoQAgCFFgAhBMQOAQDlGAAh0g4QAKgZACGwDwIA4xgAIZoQAgDjGAAhBMQOAQDlGAAh0g4QAKgZACGwDwIA4xgAIZoQAgDjGAAhBMQOAQAAAAHSDhAAAAABsA8CAAAAAZoQAgAAAAEEDwAAhR0AMN4RAACGHQAw4BEAAIgdACDkEQAAiR0AMAQPAAD5HAAw3hEAAPocADDgEQAA_BwAIOQRAAD9HAAwAAASrwYAAJMdACCwBgAAlB0AINIOAADaGAAg6A4AANoYACCBDwAA2hgAIIQPAADaGAAgwA8AANoYACDTDwAA2hgAIOcPAADaGAAggBAAANoYACCdEAAA2hgAIJ4QAADaGAAgnxAAANoYACCgEAAA2hgAIKEQAADaGAAgohAAANoYACCjEAAA2hgAIKQQAADaGAAgAAAABQ8AAOkgACAQAADsIAAg3hEAAOogACDfEQAA6yAAIOQRAAC2CAAgAw8AAOkgACDeEQAA6iAAIOQRAAC2CAAgAAAAAAAC4REBAAAABOcRAQAAAAUFDwAA5CAAIBAAAOcgACDeEQAA5SAAIN8RAADmIAAg5BEAALYIACAB4REBAAAABAMPAADkIAAg3hEAAOUgACDkEQAAtggAIAAAAAAABQ8AAN8gACAQAADiIAAg3hEAAOAgACDfEQAA4SAAIOQRAAC2CAAgAw8AAN8gACDeEQAA4CAAIOQRAAC2CAAgAAAAAAAC4REBAAAABOcRAQAAAAUFDwAA2iAAIBAAAN0gACDeEQAA2yAAIN8RAADcIAAg5BEAALYIACAB4REBAAAABAMPAADaIAAg3hEAANsgACDkEQAAtggAIAAAAAAABQ8AANUgACAQAADYIAAg3hEAANYgACDfEQAA1yAAIOQRAAC2CAAgAw8AANUgACDeEQAA1iAAIOQRAAC2CAAgAAAAAAAFDwAA0CAAIBAAANMgACDeEQAA0SAAIN8RAADSIAAg5BEAALYIACADDwAA0CAAIN4RAADRIAAg5BEAALYIACAAAAAAAALhEQEAAAAE5xEBAAAABQsPAACKHgAwEAAAjx4AMN4RAACLHgAw3xEAAIweADDgEQAAjR4AIOERAACOHgAw4hEAAI4eADDjEQAAjh4AMOQRAACOHgAw5REAAJAeADDmEQAAkR4AMAsPAAD-HQAwEAAAgx4AMN4RAAD_HQAw3xEAAIAeADDgEQAAgR4AIOERAACCHgAw4hEAAIIeADDjEQAAgh4AMOQRAACCHgAw5REAAIQeADDmEQAAhR4AMAsPAADyHQAwEAAA9x0AMN4RAADzHQAw3xEAAPQdADDgEQAA9R0AIOERAAD2HQAw4hEAAPYdADDjEQAA9h0AMOQRAAD2HQAw5REAAPgdADDmEQAA-R0AMAsPAADmHQAwEAAA6x0AMN4RAADnHQAw3xEAAOgdADDgEQAA6R0AIOERAADqHQAw4hEAAOodADDjEQAA6h0AMOQRAADqHQAw5REAAOwdADDmEQAA7R0AMAsPAADaHQAwEAAA3x0AMN4RAADbHQAw3xEAANwdADDgEQAA3R0AIOERAADeHQAw4hEAAN4dADDjEQAA3h0AMOQRAADeHQAw5REAAOAdADDmEQAA4R0AMAsPAADOHQAwEAAA0x0AMN4RAADPHQAw3xEAANAdADDgEQAA0R0AIOERAADSHQAw4hEAANIdADDjEQAA0h0AMOQRAADSHQAw5REAANQdADDmEQAA1R0AMASFDgEAAAABqQ5AAAAAAdQPQAAAAAHwDwABAAABAgAAAM4IACAPAADZHQAgAwAAAM4IACAPAADZHQAgEAAA2B0AIAEIAADPIAAwCbcFAADQFwAggg4AAM8XADCDDgAAzAgAEIQOAADPFwAwhQ4BAAAAAakOQACBFgAh1A9AAIEWACHwDwABAAABmxABAP0VACECAAAAzggAIAgAANgdACACAAAA1h0AIAgAANcdACAIgg4AANUdADCDDgAA1h0AEIQOAADVHQAwhQ4BAP0VACGpDkAAgRYAIdQPQACBFgAh8A8AAaIWACGbEAEA_RUAIQiCDgAA1R0AMIMOAADWHQAQhA4AANUdADCFDgEA_RUAIakOQACBFgAh1A9AAIEWACHwDwABohYAIZsQAQD9FQAhBIUOAQDlGAAhqQ5AAOEYACHUD0AA4RgAIfAPAAGmGQAhBIUOAQDlGAAhqQ5AAOEYACHUD0AA4RgAIfAPAAGmGQAhBIUOAQAAAAGpDkAAAAAB1A9AAAAAAfAPAAEAAAEGpxACAAAAAagQAgAAAAGpEAIAAAABqhAAAKIdACCrEIAAAAABrBABAAAAAQIAAADKCAAgDwAA5R0AIAMAAADKCAAgDwAA5R0AIBAAAOQdACABCAAAziAAMAy3BQAA0BcAIIIOAADSFwAwgw4AAMgIABCEDgAA0hcAMJsQAQD9FQAhpxACAIUWACGoEAIAhRYAIakQAgCFFgAhqhAAAPgVACCrEAAAkBYAIKwQAQD9FQAhxhAAANEXACACAAAAyggAIAgAAOQdACACAAAA4h0AIAgAAOMdACAKgg4AAOEdADCDDgAA4h0AEIQOAADhHQAwmxABAP0VACGnEAIAhRYAIagQAgCFFgAhqRACAIUWACGqEAAA-BUAIKsQAACQFgAgrBABAP0VACEKgg4AAOEdADCDDgAA4h0AEIQOAADhHQAwmxABAP0VACGnEAIAhRYAIagQAgCFFgAhqRACAIUWACGqEAAA-BUAIKsQAACQFgAgrBABAP0VACEGpxACAOMYACGoEAIA4xgAIakQAgDjGAAhqhAAAKAdACCrEIAAAAABrBABAOUYACEGpxACAOMYACGoEAIA4xgAIakQAgDjGAAhqhAAAKAdACCrEIAAAAABrBABAOUYACEGpxACAAAAAagQAgAAAAGpEAIAAAABqhAAAKIdACCrEIAAAAABrBABAAAAAQT9DAIAAAABgQ8BAAAAAa0QAgAAAAGuEAEAAAABAgAAAMYIACAPAADxHQAgAwAAAMYIACAPAADxHQAgEAAA8B0AIAEIAADNIAAwCrcFAADQFwAg_QwCAIUWACGCDgAA1BcAMIMOAADECAAQhA4AANQXADCBDwEA_RUAIZsQAQD9FQAhrRACAIQWACGuEAEA_RUAIccQAADTFwAgAgAAAMYIACAIAADwHQAgAgAAAO4dACAIAADvHQAgCP0MAgCFFgAhgg4AAO0dADCDDgAA7h0AEIQOAADtHQAwgQ8BAP0VACGbEAEA_RUAIa0QAgCEFgAhrhABAP0VACEI_QwCAIUWACGCDgAA7R0AMIMOAADuHQAQhA4AAO0dADCBDwEA_RUAIZsQAQD9FQAhrRACAIQWACGuEAEA_RUAIQT9DAIA4xgAIYEPAQDlGAAhrRACAOIYACGuEAEA5RgAIQT9DAIA4xgAIYEPAQDlGAAhrRACAOIYACGuEAEA5RgAIQT9DAIAAAABgQ8BAAAAAa0QAgAAAAGuEAEAAAABE4UDAQAAAAH9DAIAAAABxA4BAAAAAaQPAgAAAAGtDwEAAAAB6A8BAAAAAfcPAQAAAAGnEAIAAAABrBAgAAAAAa0QAgAAAAGvEAEAAAABsBABAAAAAbEQAgAAAAGyEIAAAAABsxABAAAAAbQQAQAAAAG1EAAAsh0AILYQIAAAAAG3EAIAAAABAgAAAMIIACAPAAD9HQAgAwAAAMIIACAPAAD9HQAgEAAA_B0AIAEIAADMIAAwGYUDAQD9FQAhtwUAANAXACD9DAIAhRYAIYIOAADWFwAwgw4AAMAIABCEDgAA1hcAMMQOAQD_FQAhpA8CAIQWACGtDwEA_xUAIegPAQD_FQAh9w8BAP8VACGbEAEA_RUAIacQAgCEFgAhrBAgAKEWACGtEAIAhRYAIa8QAQD9FQAhsBABAP8VACGxEAIAhBYAIbIQAACGFgAgsxABAP8VACG0EAEA_xUAIbUQAAD4FQAgthAgAKEWACG3EAIAhBYAIcgQAADVFwAgAgAAAMIIACAIAAD8HQAgAgAAAPodACAIAAD7HQAgF4UDAQD9FQAh_QwCAIUWACGCDgAA-R0AMIMOAAD6HQAQhA4AAPkdADDEDgEA_xUAIaQPAgCEFgAhrQ8BAP8VACHoDwEA_xUAIfcPAQD_FQAhmxABAP0VACGnEAIAhBYAIawQIAChFgAhrRACAIUWACGvEAEA_RUAIbAQAQD_FQAhsRACAIQWACGyEAAAhhYAILMQAQD_FQAhtBABAP8VACG1EAAA-BUAILYQIAChFgAhtxACAIQWACEXhQMBAP0VACH9DAIAhRYAIYIOAAD5HQAwgw4AAPodABCEDgAA-R0AMMQOAQD_FQAhpA8CAIQWACGtDwEA_xUAIegPAQD_FQAh9w8BAP8VACGbEAEA_RUAIacQAgCEFgAhrBAgAKEWACGtEAIAhRYAIa8QAQD9FQAhsBABAP8VACGxEAIAhBYAIbIQAACGFgAgsxABAP8VACG0EAEA_xUAIbUQAAD4FQAgthAgAKEWACG3EAIAhBYAIROFAwEA5RgAIf0MAgDjGAAhxA4BAOQYACGkDwIA4hgAIa0PAQDkGAAh6A8BAOQYACH3DwEA5BgAIacQAgDiGAAhrBAgAKUZACGtEAIA4xgAIa8QAQDlGAAhsBABAOQYACGxEAIA4hgAIbIQgAAAAAGzEAEA5BgAIbQQAQDkGAAhtRAAALAdACC2ECAApRkAIbcQAgDiGAAhE4UDAQDlGAAh_QwCAOMYACHEDgEA5BgAIaQPAgDiGAAhrQ8BAOQYACHoDwEA5BgAIfcPAQDkGAAhpxACAOIYACGsECAApRkAIa0QAgDjGAAhrxABAOUYACGwEAEA5BgAIbEQAgDiGAAhshCAAAAAAbMQAQDkGAAhtBABAOQYACG1EAAAsB0AILYQIAClGQAhtxACAOIYACEThQMBAAAAAf0MAgAAAAHEDgEAAAABpA8CAAAAAa0PAQAAAAHoDwEAAAAB9w8BAAAAAacQAgAAAAGsECAAAAABrRACAAAAAa8QAQAAAAGwEAEAAAABsRACAAAAAbIQgAAAAAGzEAEAAAABtBABAAAAAbUQAACyHQAgthAgAAAAAbcQAgAAAAED-A4QAAAAAbgQAQAAAAG5EBAAAAABAgAAAL4IACAPAACJHgAgAwAAAL4IACAPAACJHgAgEAAAiB4AIAEIAADLIAAwCbcFAADQFwAggg4AANgXADCDDgAAvAgAEIQOAADYFwAw-A4QAMAWACGbEAEA_RUAIbgQAQD9FQAhuRAQAMAWACHJEAAA1xcAIAIAAAC-CAAgCAAAiB4AIAIAAACGHgAgCAAAhx4AIAeCDgAAhR4AMIMOAACGHgAQhA4AAIUeADD4DhAAwBYAIZsQAQD9FQAhuBABAP0VACG5EBAAwBYAIQeCDgAAhR4AMIMOAACGHgAQhA4AAIUeADD4DhAAwBYAIZsQAQD9FQAhuBABAP0VACG5EBAAwBYAIQP4DhAA2xkAIbgQAQDlGAAhuRAQANsZACED-A4QANsZACG4EAEA5RgAIbkQEADbGQAhA_gOEAAAAAG4EAEAAAABuRAQAAAAAQKYEAIAAAABmRAAAQAAAQIAAAC6CAAgDwAAlR4AIAMAAAC6CAAgDwAAlR4AIBAAAJQeACABCAAAyiAAMAi3BQAA0BcAIIIOAADaFwAwgw4AALgIABCEDgAA2hcAMJgQAgCFFgAhmRAAAaIWACGbEAEA_RUAIcoQAADZFwAgAgAAALoIACAIAACUHgAgAgAAAJIeACAIAACTHgAgBoIOAACRHgAwgw4AAJIeABCEDgAAkR4AMJgQAgCFFgAhmRAAAaIWACGbEAEA_RUAIQaCDgAAkR4AMIMOAACSHgAQhA4AAJEeADCYEAIAhRYAIZkQAAGiFgAhmxABAP0VACECmBACAOMYACGZEAABphkAIQKYEAIA4xgAIZkQAAGmGQAhApgQAgAAAAGZEAABAAABAeERAQAAAAQEDwAAih4AMN4RAACLHgAw4BEAAI0eACDkEQAAjh4AMAQPAAD-HQAw3hEAAP8dADDgEQAAgR4AIOQRAACCHgAwBA8AAPIdADDeEQAA8x0AMOARAAD1HQAg5BEAAPYdADAEDwAA5h0AMN4RAADnHQAw4BEAAOkdACDkEQAA6h0AMAQPAADaHQAw3hEAANsdADDgEQAA3R0AIOQRAADeHQAwBA8AAM4dADDeEQAAzx0AMOARAADRHQAg5BEAANIdADAAAAAAAAAUuAUAAJ0eACC5BQAAnh4AILoFAACfHgAguwUAAKAeACC8BQAAoR4AIL0FAACiHgAg0QcAANoYACCHDgAA2hgAIMYOAADaGAAg5A4AANoYACCBDwAA2hgAIJ0PAADaGAAg5w8AANoYACCMEAAA2hgAILwQAADaGAAgvRAAANoYACC-EAAA2hgAIL8QAADaGAAgxBAAANoYACDFEAAA2hgAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAUPAADFIAAgEAAAyCAAIN4RAADGIAAg3xEAAMcgACDkEQAA2QQAIAMPAADFIAAg3hEAAMYgACDkEQAA2QQAIAAAAAAACw8AAIAfADAQAACFHwAw3hEAAIEfADDfEQAAgh8AMOARAACDHwAg4REAAIQfADDiEQAAhB8AMOMRAACEHwAw5BEAAIQfADDlEQAAhh8AMOYRAACHHwAwBcQOAQAAAAHAECAAAAAB-BBAAAAAAfwQIAAAAAH9EEAAAAABAgAAAN0EACAPAACLHwAgAwAAAN0EACAPAACLHwAgEAAAih8AIAEIAADEIAAwCoUDAACMGAAggg4AAIsYADCDDgAA2wQAEIQOAACLGAAwxA4BAAAAAYkPAQD9FQAhwBAgAP4VACH4EEAAgBYAIfwQIAD-FQAh_RBAAIEWACECAAAA3QQAIAgAAIofACACAAAAiB8AIAgAAIkfACAJgg4AAIcfADCDDgAAiB8AEIQOAACHHwAwxA4BAP0VACGJDwEA_RUAIcAQIAD-FQAh-BBAAIAWACH8ECAA_hUAIf0QQACBFgAhCYIOAACHHwAwgw4AAIgfABCEDgAAhx8AMMQOAQD9FQAhiQ8BAP0VACHAECAA_hUAIfgQQACAFgAh_BAgAP4VACH9EEAAgRYAIQXEDgEA5RgAIcAQIACDGQAh-BBAAO0YACH8ECAAgxkAIf0QQADhGAAhBcQOAQDlGAAhwBAgAIMZACH4EEAA7RgAIfwQIACDGQAh_RBAAOEYACEFxA4BAAAAAcAQIAAAAAH4EEAAAAAB_BAgAAAAAf0QQAAAAAEEDwAAgB8AMN4RAACBHwAw4BEAAIMfACDkEQAAhB8AMAAEhgMAAI0fACCbDwAA2hgAIPgQAADaGAAg_hAAANoYACAAAAAAAAAAAAsPAACYHwAwEAAAnR8AMN4RAACZHwAw3xEAAJofADDgEQAAmx8AIOERAACcHwAw4hEAAJwfADDjEQAAnB8AMOQRAACcHwAw5REAAJ4fADDmEQAAnx8AMAShEAABAAABhRECAAAAAYYRAgAAAAGHEQEAAAABAgAAAIwEACAPAACjHwAgAwAAAIwEACAPAACjHwAgEAAAoh8AIAEIAADDIAAwCtQCAACVGAAggg4AAJQYADCDDgAAjgQAEIQOAACUGAAwoRAAAaMWACGFEQIAhRYAIYYRAgCFFgAhhxEBAP0VACGIEQABohYAIYkRAACWGAAgAgAAAIwEACAIAACiHwAgAgAAAKAfACAIAAChHwAgCIIOAACfHwAwgw4AAKAfABCEDgAAnx8AMKEQAAGjFgAhhRECAIUWACGGEQIAhRYAIYcRAQD9FQAhiBEAAaIWACEIgg4AAJ8fADCDDgAAoB8AEIQOAACfHwAwoRAAAaMWACGFEQIAhRYAIYYRAgCFFgAhhxEBAP0VACGIEQABohYAIQShEAABpxkAIYURAgDjGAAhhhECAOMYACGHEQEA5RgAIQShEAABpxkAIYURAgDjGAAhhhECAOMYACGHEQEA5RgAIQShEAABAAABhRECAAAAAYYRAgAAAAGHEQEAAAABBA8AAJgfADDeEQAAmR8AMOARAACbHwAg5BEAAJwfADAAAAAAAAAFDwAAviAAIBAAAMEgACDeEQAAvyAAIN8RAADAIAAg5BEAAKcEACADDwAAviAAIN4RAAC_IAAg5BEAAKcEACAB0wIAAKUfACAAAAAAAAAAAAAAAuERAgAAAATnEQIAAAAFAeERAgAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAALhEQABAAAE5xEAAQAABQHhEQABAAAEAAAAAAAAAAAC4REBAAAABOcRAQAAAAUC4REBAAAABOcRAQAAAAUC4REBAAAABOcRAQAAAAUFDwAAuSAAIBAAALwgACDeEQAAuiAAIN8RAAC7IAAg5BEAAPsBACAB4REBAAAABAHhEQEAAAAEAeERAQAAAAQDDwAAuSAAIN4RAAC6IAAg5BEAAPsBACAAAAAAAAsPAAD2HwAwEAAA-x8AMN4RAAD3HwAw3xEAAPgfADDgEQAA-R8AIOERAAD6HwAw4hEAAPofADDjEQAA-h8AMOQRAAD6HwAw5REAAPwfADDmEQAA_R8AMAsPAADqHwAwEAAA7x8AMN4RAADrHwAw3xEAAOwfADDgEQAA7R8AIOERAADuHwAw4hEAAO4fADDjEQAA7h8AMOQRAADuHwAw5REAAPAfADDmEQAA8R8AMA-vAQAA4RwAILABAADiHAAgsQEAAOMcACCFDgEAAAABqQ5AAAAAAa0OAQAAAAG2DgEAAAABgA8BAAAAAdAPQAAAAAHcD0AAAAABkRABAAAAAZMQAQAAAAGUEAAA3xwAIJUQQAAAAAGWEAIAAAABAgAAAIMCACAPAAD1HwAgAwAAAIMCACAPAAD1HwAgEAAA9B8AIAEIAAC4IAAwFawBAAC5GAAgrwEAALoYACCwAQAAuxgAILEBAAC8GAAggg4AALgYADCDDgAAgQIAEIQOAAC4GAAwhQ4BAAAAAakOQACBFgAhqw4BAP8VACGtDgEA_RUAIbYOAQD_FQAhgA8BAP0VACHQD0AAgBYAIdwPQACAFgAhkRABAAAAAZMQAQD9FQAhlBAAAPgVACCVEEAAgBYAIZYQAgCFFgAhshEAALcYACACAAAAgwIAIAgAAPQfACACAAAA8h8AIAgAAPMfACAQgg4AAPEfADCDDgAA8h8AEIQOAADxHwAwhQ4BAP0VACGpDkAAgRYAIasOAQD_FQAhrQ4BAP0VACG2DgEA_xUAIYAPAQD9FQAh0A9AAIAWACHcD0AAgBYAIZEQAQD9FQAhkxABAP0VACGUEAAA-BUAIJUQQACAFgAhlhACAIUWACEQgg4AAPEfADCDDgAA8h8AEIQOAADxHwAwhQ4BAP0VACGpDkAAgRYAIasOAQD_FQAhrQ4BAP0VACG2DgEA_xUAIYAPAQD9FQAh0A9AAIAWACHcD0AAgBYAIZEQAQD9FQAhkxABAP0VACGUEAAA-BUAIJUQQACAFgAhlhACAIUWACEMhQ4BAOUYACGpDkAA4RgAIa0OAQDlGAAhtg4BAOQYACGADwEA5RgAIdAPQADtGAAh3A9AAO0YACGREAEA5RgAIZMQAQDlGAAhlBAAALYcACCVEEAA7RgAIZYQAgDjGAAhD68BAAC4HAAgsAEAALkcACCxAQAAuhwAIIUOAQDlGAAhqQ5AAOEYACGtDgEA5RgAIbYOAQDkGAAhgA8BAOUYACHQD0AA7RgAIdwPQADtGAAhkRABAOUYACGTEAEA5RgAIZQQAAC2HAAglRBAAO0YACGWEAIA4xgAIQ-vAQAA4RwAILABAADiHAAgsQEAAOMcACCFDgEAAAABqQ5AAAAAAa0OAQAAAAG2DgEAAAABgA8BAAAAAdAPQAAAAAHcD0AAAAABkRABAAAAAZMQAQAAAAGUEAAA3xwAIJUQQAAAAAGWEAIAAAABEYUOAQAAAAGpDkAAAAABzA4BAAAAAfEOAQAAAAGJDwEAAAAB1A9AAAAAAYgQQAAAAAGJEEAAAAAB3RABAAAAAaURAADfHwAgphEAAOAfACCnEQAA4R8AIKgRAgAAAAGpEQEAAAABqhFAAAAAAasRAQAAAAGsEQEAAAABAgAAAP8BACAPAACBIAAgAwAAAP8BACAPAACBIAAgEAAAgCAAIAEIAAC3IAAwFqwBAAC-GAAggg4AAL0YADCDDgAA_QEAEIQOAAC9GAAwhQ4BAAAAAakOQACBFgAhqw4BAP0VACHMDgEA_RUAIfEOAQD9FQAhiQ8BAP0VACHUD0AAgBYAIYgQQACAFgAhiRBAAIAWACHdEAEAAAABpREAAPgVACCmEQAA-BUAIKcRAAD4FQAgqBECAIQWACGpEQEA_RUAIaoRQACAFgAhqxEBAP8VACGsEQEA_xUAIQIAAAD_AQAgCAAAgCAAIAIAAAD-HwAgCAAA_x8AIBWCDgAA_R8AMIMOAAD-HwAQhA4AAP0fADCFDgEA_RUAIakOQACBFgAhqw4BAP0VACHMDgEA_RUAIfEOAQD9FQAhiQ8BAP0VACHUD0AAgBYAIYgQQACAFgAhiRBAAIAWACHdEAEA_RUAIaURAAD4FQAgphEAAPgVACCnEQAA-BUAIKgRAgCEFgAhqREBAP0VACGqEUAAgBYAIasRAQD_FQAhrBEBAP8VACEVgg4AAP0fADCDDgAA_h8AEIQOAAD9HwAwhQ4BAP0VACGpDkAAgRYAIasOAQD9FQAhzA4BAP0VACHxDgEA_RUAIYkPAQD9FQAh1A9AAIAWACGIEEAAgBYAIYkQQACAFgAh3RABAP0VACGlEQAA-BUAIKYRAAD4FQAgpxEAAPgVACCoEQIAhBYAIakRAQD9FQAhqhFAAIAWACGrEQEA_xUAIawRAQD_FQAhEYUOAQDlGAAhqQ5AAOEYACHMDgEA5RgAIfEOAQDlGAAhiQ8BAOUYACHUD0AA7RgAIYgQQADtGAAhiRBAAO0YACHdEAEA5RgAIaURAADbHwAgphEAANwfACCnEQAA3R8AIKgRAgDiGAAhqREBAOUYACGqEUAA7RgAIasRAQDkGAAhrBEBAOQYACERhQ4BAOUYACGpDkAA4RgAIcwOAQDlGAAh8Q4BAOUYACGJDwEA5RgAIdQPQADtGAAhiBBAAO0YACGJEEAA7RgAId0QAQDlGAAhpREAANsfACCmEQAA3B8AIKcRAADdHwAgqBECAOIYACGpEQEA5RgAIaoRQADtGAAhqxEBAOQYACGsEQEA5BgAIRGFDgEAAAABqQ5AAAAAAcwOAQAAAAHxDgEAAAABiQ8BAAAAAdQPQAAAAAGIEEAAAAABiRBAAAAAAd0QAQAAAAGlEQAA3x8AIKYRAADgHwAgpxEAAOEfACCoEQIAAAABqREBAAAAAaoRQAAAAAGrEQEAAAABrBEBAAAAAQQPAAD2HwAw3hEAAPcfADDgEQAA-R8AIOQRAAD6HwAwBA8AAOofADDeEQAA6x8AMOARAADtHwAg5BEAAO4fADAAAAmsAQAAhyAAIK8BAACIIAAgsAEAAIkgACCxAQAAiiAAIKsOAADaGAAgtg4AANoYACDQDwAA2hgAINwPAADaGAAglRAAANoYACAHrQEAAIQgACCyAQAAhSAAIMYOAADaGAAgqhEAANoYACCrEQAA2hgAIK0RAADaGAAgrhEAANoYACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAC4REBAAAABOcRAQAAAAUB4REBAAAABAAAABGFDgEAAAABqQ5AAAAAAcwOAQAAAAHxDgEAAAABiQ8BAAAAAdQPQAAAAAGIEEAAAAABiRBAAAAAAd0QAQAAAAGlEQAA3x8AIKYRAADgHwAgpxEAAOEfACCoEQIAAAABqREBAAAAAaoRQAAAAAGrEQEAAAABrBEBAAAAAQyFDgEAAAABqQ5AAAAAAa0OAQAAAAG2DgEAAAABgA8BAAAAAdAPQAAAAAHcD0AAAAABkRABAAAAAZMQAQAAAAGUEAAA3xwAIJUQQAAAAAGWEAIAAAABC7IBAACDIAAg6QgBAAAAAYUOAQAAAAGpDkAAAAABxg4EAAAAAbQQAQAAAAGqEUAAAAABqxEBAAAAAa0RQAAAAAGuEUAAAAABrxECAAAAAQIAAAD7AQAgDwAAuSAAIAMAAACFAgAgDwAAuSAAIBAAAL0gACANAAAAhQIAIAgAAL0gACCyAQAA6R8AIOkIAQDlGAAhhQ4BAOUYACGpDkAA4RgAIcYOBADMGQAhtBABAOUYACGqEUAA7RgAIasRAQDkGAAhrRFAAO0YACGuEUAA7RgAIa8RAgDjGAAhC7IBAADpHwAg6QgBAOUYACGFDgEA5RgAIakOQADhGAAhxg4EAMwZACG0EAEA5RgAIaoRQADtGAAhqxEBAOQYACGtEUAA7RgAIa4RQADtGAAhrxECAOMYACECCAABAAAB3RAAAQAAAQIAAACnBAAgDwAAviAAIAMAAACqBAAgDwAAviAAIBAAAMIgACADAAAAqgQAIAgAAdIhACHdEAABphkAIQIIAAGmGQAh3RAAAaYZACEEoRAAAQAAAYURAgAAAAGGEQIAAAABhxEBAAAAAQXEDgEAAAABwBAgAAAAAfgQQAAAAAH8ECAAAAAB_RBAAAAAARKpDkAAAAABxg4EAAAAAccOBAAAAAHNDgEAAAAB3g4BAAAAAYkPAQAAAAGbD0AAAAABxg8CAAAAAdcPAQAAAAG5EBAAAAAB9hABAAAAAfcQAQAAAAH4EEAAAAAB_hABAAAAAf8QQAAAAAGAESAAAAABgREgAAAAAYIRIAAAAAECAAAA2QQAIA8AAMUgACADAAAA4QQAIA8AAMUgACAQAADJIAAgFAAAAOEEACAIAADJIAAgqQ5AAOEYACHGDgQA4BgAIccOBADgGAAhzQ4BAOUYACHeDgEA5RgAIYkPAQDlGAAhmw9AAO0YACHGDwIA4xgAIdcPAQDlGAAhuRAQANsZACH2EAEA5RgAIfcQAQDlGAAh-BBAAO0YACH-EAEA5BgAIf8QQADhGAAhgBEgAIMZACGBESAAgxkAIYIRIACDGQAhEqkOQADhGAAhxg4EAOAYACHHDgQA4BgAIc0OAQDlGAAh3g4BAOUYACGJDwEA5RgAIZsPQADtGAAhxg8CAOMYACHXDwEA5RgAIbkQEADbGQAh9hABAOUYACH3EAEA5RgAIfgQQADtGAAh_hABAOQYACH_EEAA4RgAIYARIACDGQAhgREgAIMZACGCESAAgxkAIQKYEAIAAAABmRAAAQAAAQP4DhAAAAABuBABAAAAAbkQEAAAAAEThQMBAAAAAf0MAgAAAAHEDgEAAAABpA8CAAAAAa0PAQAAAAHoDwEAAAAB9w8BAAAAAacQAgAAAAGsECAAAAABrRACAAAAAa8QAQAAAAGwEAEAAAABsRACAAAAAbIQgAAAAAGzEAEAAAABtBABAAAAAbUQAACyHQAgthAgAAAAAbcQAgAAAAEE_QwCAAAAAYEPAQAAAAGtEAIAAAABrhABAAAAAQanEAIAAAABqBACAAAAAakQAgAAAAGqEAAAoh0AIKsQgAAAAAGsEAEAAAABBIUOAQAAAAGpDkAAAAAB1A9AAAAAAfAPAAEAAAEfuQUAAJgeACC6BQAAmR4AILsFAACaHgAgvAUAAJseACC9BQAAnB4AINEHgAAAAAGFDgEAAAABhw4EAAAAAakOQAAAAAGrDgEAAAABxg4EAAAAAd4OAQAAAAHkDoAAAAABgQ8BAAAAAYkPAQAAAAGdD4AAAAAB1A9AAAAAAecPAQAAAAGMEEAAAAABuhABAAAAAbsQIAAAAAG8EAEAAAABvRABAAAAAb4QgAAAAAG_EIAAAAABwBCAAAAAAcEQIAAAAAHCEAAAlh4AIMMQAgAAAAHEEEAAAAABxRCAAAAAAQIAAAC2CAAgDwAA0CAAIAMAAADXCAAgDwAA0CAAIBAAANQgACAhAAAA1wgAIAgAANQgACC5BQAAyR0AILoFAADKHQAguwUAAMsdACC8BQAAzB0AIL0FAADNHQAg0QeAAAAAAYUOAQDlGAAhhw4EAMwZACGpDkAA4RgAIasOAQDlGAAhxg4EAMwZACHeDgEA5RgAIeQOgAAAAAGBDwEA5BgAIYkPAQDlGAAhnQ-AAAAAAdQPQADhGAAh5w8BAOQYACGMEEAA7RgAIboQAQDlGAAhuxAgAIMZACG8EAEA5BgAIb0QAQDkGAAhvhCAAAAAAb8QgAAAAAHAEIAAAAABwRAgAIMZACHCEAAAxx0AIMMQAgDjGAAhxBBAAO0YACHFEIAAAAABH7kFAADJHQAgugUAAModACC7BQAAyx0AILwFAADMHQAgvQUAAM0dACDRB4AAAAABhQ4BAOUYACGHDgQAzBkAIakOQADhGAAhqw4BAOUYACHGDgQAzBkAId4OAQDlGAAh5A6AAAAAAYEPAQDkGAAhiQ8BAOUYACGdD4AAAAAB1A9AAOEYACHnDwEA5BgAIYwQQADtGAAhuhABAOUYACG7ECAAgxkAIbwQAQDkGAAhvRABAOQYACG-EIAAAAABvxCAAAAAAcAQgAAAAAHBECAAgxkAIcIQAADHHQAgwxACAOMYACHEEEAA7RgAIcUQgAAAAAEfuAUAAJceACC6BQAAmR4AILsFAACaHgAgvAUAAJseACC9BQAAnB4AINEHgAAAAAGFDgEAAAABhw4EAAAAAakOQAAAAAGrDgEAAAABxg4EAAAAAd4OAQAAAAHkDoAAAAABgQ8BAAAAAYkPAQAAAAGdD4AAAAAB1A9AAAAAAecPAQAAAAGMEEAAAAABuhABAAAAAbsQIAAAAAG8EAEAAAABvRABAAAAAb4QgAAAAAG_EIAAAAABwBCAAAAAAcEQIAAAAAHCEAAAlh4AIMMQAgAAAAHEEEAAAAABxRCAAAAAAQIAAAC2CAAgDwAA1SAAIAMAAADXCAAgDwAA1SAAIBAAANkgACAhAAAA1wgAIAgAANkgACC4BQAAyB0AILoFAADKHQAguwUAAMsdACC8BQAAzB0AIL0FAADNHQAg0QeAAAAAAYUOAQDlGAAhhw4EAMwZACGpDkAA4RgAIasOAQDlGAAhxg4EAMwZACHeDgEA5RgAIeQOgAAAAAGBDwEA5BgAIYkPAQDlGAAhnQ-AAAAAAdQPQADhGAAh5w8BAOQYACGMEEAA7RgAIboQAQDlGAAhuxAgAIMZACG8EAEA5BgAIb0QAQDkGAAhvhCAAAAAAb8QgAAAAAHAEIAAAAABwRAgAIMZACHCEAAAxx0AIMMQAgDjGAAhxBBAAO0YACHFEIAAAAABH7gFAADIHQAgugUAAModACC7BQAAyx0AILwFAADMHQAgvQUAAM0dACDRB4AAAAABhQ4BAOUYACGHDgQAzBkAIakOQADhGAAhqw4BAOUYACHGDgQAzBkAId4OAQDlGAAh5A6AAAAAAYEPAQDkGAAhiQ8BAOUYACGdD4AAAAAB1A9AAOEYACHnDwEA5BgAIYwQQADtGAAhuhABAOUYACG7ECAAgxkAIbwQAQDkGAAhvRABAOQYACG-EIAAAAABvxCAAAAAAcAQgAAAAAHBECAAgxkAIcIQAADHHQAgwxACAOMYACHEEEAA7RgAIcUQgAAAAAEfuAUAAJceACC5BQAAmB4AILsFAACaHgAgvAUAAJseACC9BQAAnB4AINEHgAAAAAGFDgEAAAABhw4EAAAAAakOQAAAAAGrDgEAAAABxg4EAAAAAd4OAQAAAAHkDoAAAAABgQ8BAAAAAYkPAQAAAAGdD4AAAAAB1A9AAAAAAecPAQAAAAGMEEAAAAABuhABAAAAAbsQIAAAAAG8EAEAAAABvRABAAAAAb4QgAAAAAG_EIAAAAABwBCAAAAAAcEQIAAAAAHCEAAAlh4AIMMQAgAAAAHEEEAAAAABxRCAAAAAAQIAAAC2CAAgDwAA2iAAIAMAAADXCAAgDwAA2iAAIBAAAN4gACAhAAAA1wgAIAgAAN4gACC4BQAAyB0AILkFAADJHQAguwUAAMsdACC8BQAAzB0AIL0FAADNHQAg0QeAAAAAAYUOAQDlGAAhhw4EAMwZACGpDkAA4RgAIasOAQDlGAAhxg4EAMwZACHeDgEA5RgAIeQOgAAAAAGBDwEA5BgAIYkPAQDlGAAhnQ-AAAAAAdQPQADhGAAh5w8BAOQYACGMEEAA7RgAIboQAQDlGAAhuxAgAIMZACG8EAEA5BgAIb0QAQDkGAAhvhCAAAAAAb8QgAAAAAHAEIAAAAABwRAgAIMZACHCEAAAxx0AIMMQAgDjGAAhxBBAAO0YACHFEIAAAAABH7gFAADIHQAguQUAAMkdACC7BQAAyx0AILwFAADMHQAgvQUAAM0dACDRB4AAAAABhQ4BAOUYACGHDgQAzBkAIakOQADhGAAhqw4BAOUYACHGDgQAzBkAId4OAQDlGAAh5A6AAAAAAYEPAQDkGAAhiQ8BAOUYACGdD4AAAAAB1A9AAOEYACHnDwEA5BgAIYwQQADtGAAhuhABAOUYACG7ECAAgxkAIbwQAQDkGAAhvRABAOQYACG-EIAAAAABvxCAAAAAAcAQgAAAAAHBECAAgxkAIcIQAADHHQAgwxACAOMYACHEEEAA7RgAIcUQgAAAAAEfuAUAAJceACC5BQAAmB4AILoFAACZHgAgvAUAAJseACC9BQAAnB4AINEHgAAAAAGFDgEAAAABhw4EAAAAAakOQAAAAAGrDgEAAAABxg4EAAAAAd4OAQAAAAHkDoAAAAABgQ8BAAAAAYkPAQAAAAGdD4AAAAAB1A9AAAAAAecPAQAAAAGMEEAAAAABuhABAAAAAbsQIAAAAAG8EAEAAAABvRABAAAAAb4QgAAAAAG_EIAAAAABwBCAAAAAAcEQIAAAAAHCEAAAlh4AIMMQAgAAAAHEEEAAAAABxRCAAAAAAQIAAAC2CAAgDwAA3yAAIAMAAADXCAAgDwAA3yAAIBAAAOMgACAhAAAA1wgAIAgAAOMgACC4BQAAyB0AILkFAADJHQAgugUAAModACC8BQAAzB0AIL0FAADNHQAg0QeAAAAAAYUOAQDlGAAhhw4EAMwZACGpDkAA4RgAIasOAQDlGAAhxg4EAMwZACHeDgEA5RgAIeQOgAAAAAGBDwEA5BgAIYkPAQDlGAAhnQ-AAAAAAdQPQADhGAAh5w8BAOQYACGMEEAA7RgAIboQAQDlGAAhuxAgAIMZACG8EAEA5BgAIb0QAQDkGAAhvhCAAAAAAb8QgAAAAAHAEIAAAAABwRAgAIMZACHCEAAAxx0AIMMQAgDjGAAhxBBAAO0YACHFEIAAAAABH7gFAADIHQAguQUAAMkdACC6BQAAyh0AILwFAADMHQAgvQUAAM0dACDRB4AAAAABhQ4BAOUYACGHDgQAzBkAIakOQADhGAAhqw4BAOUYACHGDgQAzBkAId4OAQDlGAAh5A6AAAAAAYEPAQDkGAAhiQ8BAOUYACGdD4AAAAAB1A9AAOEYACHnDwEA5BgAIYwQQADtGAAhuhABAOUYACG7ECAAgxkAIbwQAQDkGAAhvRABAOQYACG-EIAAAAABvxCAAAAAAcAQgAAAAAHBECAAgxkAIcIQAADHHQAgwxACAOMYACHEEEAA7RgAIcUQgAAAAAEfuAUAAJceACC5BQAAmB4AILoFAACZHgAguwUAAJoeACC9BQAAnB4AINEHgAAAAAGFDgEAAAABhw4EAAAAAakOQAAAAAGrDgEAAAABxg4EAAAAAd4OAQAAAAHkDoAAAAABgQ8BAAAAAYkPAQAAAAGdD4AAAAAB1A9AAAAAAecPAQAAAAGMEEAAAAABuhABAAAAAbsQIAAAAAG8EAEAAAABvRABAAAAAb4QgAAAAAG_EIAAAAABwBCAAAAAAcEQIAAAAAHCEAAAlh4AIMMQAgAAAAHEEEAAAAABxRCAAAAAAQIAAAC2CAAgDwAA5CAAIAMAAADXCAAgDwAA5CAAIBAAAOggACAhAAAA1wgAIAgAAOggACC4BQAAyB0AILkFAADJHQAgugUAAModACC7BQAAyx0AIL0FAADNHQAg0QeAAAAAAYUOAQDlGAAhhw4EAMwZACGpDkAA4RgAIasOAQDlGAAhxg4EAMwZACHeDgEA5RgAIeQOgAAAAAGBDwEA5BgAIYkPAQDlGAAhnQ-AAAAAAdQPQADhGAAh5w8BAOQYACGMEEAA7RgAIboQAQDlGAAhuxAgAIMZACG8EAEA5BgAIb0QAQDkGAAhvhCAAAAAAb8QgAAAAAHAEIAAAAABwRAgAIMZACHCEAAAxx0AIMMQAgDjGAAhxBBAAO0YACHFEIAAAAABH7gFAADIHQAguQUAAMkdACC6BQAAyh0AILsFAADLHQAgvQUAAM0dACDRB4AAAAABhQ4BAOUYACGHDgQAzBkAIakOQADhGAAhqw4BAOUYACHGDgQAzBkAId4OAQDlGAAh5A6AAAAAAYEPAQDkGAAhiQ8BAOUYACGdD4AAAAAB1A9AAOEYACHnDwEA5BgAIYwQQADtGAAhuhABAOUYACG7ECAAgxkAIbwQAQDkGAAhvRABAOQYACG-EIAAAAABvxCAAAAAAcAQgAAAAAHBECAAgxkAIcIQAADHHQAgwxACAOMYACHEEEAA7RgAIcUQgAAAAAEfuAUAAJceACC5BQAAmB4AILoFAACZHgAguwUAAJoeACC8BQAAmx4AINEHgAAAAAGFDgEAAAABhw4EAAAAAakOQAAAAAGrDgEAAAABxg4EAAAAAd4OAQAAAAHkDoAAAAABgQ8BAAAAAYkPAQAAAAGdD4AAAAAB1A9AAAAAAecPAQAAAAGMEEAAAAABuhABAAAAAbsQIAAAAAG8EAEAAAABvRABAAAAAb4QgAAAAAG_EIAAAAABwBCAAAAAAcEQIAAAAAHCEAAAlh4AIMMQAgAAAAHEEEAAAAABxRCAAAAAAQIAAAC2CAAgDwAA6SAAIAMAAADXCAAgDwAA6SAAIBAAAO0gACAhAAAA1wgAIAgAAO0gACC4BQAAyB0AILkFAADJHQAgugUAAModACC7BQAAyx0AILwFAADMHQAg0QeAAAAAAYUOAQDlGAAhhw4EAMwZACGpDkAA4RgAIasOAQDlGAAhxg4EAMwZACHeDgEA5RgAIeQOgAAAAAGBDwEA5BgAIYkPAQDlGAAhnQ-AAAAAAdQPQADhGAAh5w8BAOQYACGMEEAA7RgAIboQAQDlGAAhuxAgAIMZACG8EAEA5BgAIb0QAQDkGAAhvhCAAAAAAb8QgAAAAAHAEIAAAAABwRAgAIMZACHCEAAAxx0AIMMQAgDjGAAhxBBAAO0YACHFEIAAAAABH7gFAADIHQAguQUAAMkdACC6BQAAyh0AILsFAADLHQAgvAUAAMwdACDRB4AAAAABhQ4BAOUYACGHDgQAzBkAIakOQADhGAAhqw4BAOUYACHGDgQAzBkAId4OAQDlGAAh5A6AAAAAAYEPAQDkGAAhiQ8BAOUYACGdD4AAAAAB1A9AAOEYACHnDwEA5BgAIYwQQADtGAAhuhABAOUYACG7ECAAgxkAIbwQAQDkGAAhvRABAOQYACG-EIAAAAABvxCAAAAAAcAQgAAAAAHBECAAgxkAIcIQAADHHQAgwxACAOMYACHEEEAA7RgAIcUQgAAAAAEExA4BAAAAAdIOEAAAAAGwDwIAAAABmhACAAAAAQKYEAIAAAABmRAAAQAAARiwBgAAkh0AIIUOAQAAAAGpDkAAAAABqw4BAAAAAdIOAQAAAAHbDgIAAAAB3g4BAAAAAegOQAAAAAGBDwEAAAABhA8EAAAAAcAPAQAAAAHTDwEAAAAB5w8BAAAAAYAQBAAAAAGbEAEAAAABnBABAAAAAZ0QEAAAAAGeEBAAAAABnxACAAAAAaAQAAEAAAGhEAIAAAABohAQAAAAAaMQgAAAAAGkEAEAAAABAgAAAPEJACAPAADwIAAgAwAAAP4JACAPAADwIAAgEAAA9CAAIBoAAAD-CQAgCAAA9CAAILAGAAD4HAAghQ4BAOUYACGpDkAA4RgAIasOAQDlGAAh0g4BAOQYACHbDgIA4xgAId4OAQDlGAAh6A5AAO0YACGBDwEA5BgAIYQPBADMGQAhwA8BAOQYACHTDwEA5BgAIecPAQDkGAAhgBAEAMwZACGbEAEA5RgAIZwQAQDlGAAhnRAQAKgZACGeEBAAqBkAIZ8QAgDiGAAhoBAAAacZACGhEAIA4hgAIaIQEACoGQAhoxCAAAAAAaQQAQDkGAAhGLAGAAD4HAAghQ4BAOUYACGpDkAA4RgAIasOAQDlGAAh0g4BAOQYACHbDgIA4xgAId4OAQDlGAAh6A5AAO0YACGBDwEA5BgAIYQPBADMGQAhwA8BAOQYACHTDwEA5BgAIecPAQDkGAAhgBAEAMwZACGbEAEA5RgAIZwQAQDlGAAhnRAQAKgZACGeEBAAqBkAIZ8QAgDiGAAhoBAAAacZACGhEAIA4hgAIaIQEACoGQAhoxCAAAAAAaQQAQDkGAAhGK8GAACRHQAghQ4BAAAAAakOQAAAAAGrDgEAAAAB0g4BAAAAAdsOAgAAAAHeDgEAAAAB6A5AAAAAAYEPAQAAAAGEDwQAAAABwA8BAAAAAdMPAQAAAAHnDwEAAAABgBAEAAAAAZsQAQAAAAGcEAEAAAABnRAQAAAAAZ4QEAAAAAGfEAIAAAABoBAAAQAAAaEQAgAAAAGiEBAAAAABoxCAAAAAAaQQAQAAAAECAAAA8QkAIA8AAPUgACADAAAA_gkAIA8AAPUgACAQAAD5IAAgGgAAAP4JACAIAAD5IAAgrwYAAPccACCFDgEA5RgAIakOQADhGAAhqw4BAOUYACHSDgEA5BgAIdsOAgDjGAAh3g4BAOUYACHoDkAA7RgAIYEPAQDkGAAhhA8EAMwZACHADwEA5BgAIdMPAQDkGAAh5w8BAOQYACGAEAQAzBkAIZsQAQDlGAAhnBABAOUYACGdEBAAqBkAIZ4QEACoGQAhnxACAOIYACGgEAABpxkAIaEQAgDiGAAhohAQAKgZACGjEIAAAAABpBABAOQYACEYrwYAAPccACCFDgEA5RgAIakOQADhGAAhqw4BAOUYACHSDgEA5BgAIdsOAgDjGAAh3g4BAOUYACHoDkAA7RgAIYEPAQDkGAAhhA8EAMwZACHADwEA5BgAIdMPAQDkGAAh5w8BAOQYACGAEAQAzBkAIZsQAQDlGAAhnBABAOUYACGdEBAAqBkAIZ4QEACoGQAhnxACAOIYACGgEAABpxkAIaEQAgDiGAAhohAQAKgZACGjEIAAAAABpBABAOQYACELrQEAAIIgACDpCAEAAAABhQ4BAAAAAakOQAAAAAHGDgQAAAABtBABAAAAAaoRQAAAAAGrEQEAAAABrRFAAAAAAa4RQAAAAAGvEQIAAAABAgAAAPsBACAPAAD6IAAgBAiAAAAAAYUOBAAAAAGHDkAAAAABzA4BAAAAAQyFDgEAAAABpA4CAAAAAaYOQAAAAAGnDgIAAAABqA5AAAAAAakOQAAAAAHMDgEAAAAB3g4BAAAAAegOQAAAAAGOEIAAAAABjxACAAAAAZAQQAAAAAEGCIAAAAABzA4BAAAAAe0PQAAAAAGLEAEAAAABjBBAAAAAAY0QQAAAAAEDAAAAhQIAIA8AAPogACAQAACBIQAgDQAAAIUCACAIAACBIQAgrQEAAOgfACDpCAEA5RgAIYUOAQDlGAAhqQ5AAOEYACHGDgQAzBkAIbQQAQDlGAAhqhFAAO0YACGrEQEA5BgAIa0RQADtGAAhrhFAAO0YACGvEQIA4xgAIQutAQAA6B8AIOkIAQDlGAAhhQ4BAOUYACGpDkAA4RgAIcYOBADMGQAhtBABAOUYACGqEUAA7RgAIasRAQDkGAAhrRFAAO0YACGuEUAA7RgAIa8RAgDjGAAhEKwBAADgHAAgsAEAAOIcACCxAQAA4xwAIIUOAQAAAAGpDkAAAAABqw4BAAAAAa0OAQAAAAG2DgEAAAABgA8BAAAAAdAPQAAAAAHcD0AAAAABkRABAAAAAZMQAQAAAAGUEAAA3xwAIJUQQAAAAAGWEAIAAAABAgAAAIMCACAPAACCIQAgAwAAAIECACAPAACCIQAgEAAAhiEAIBIAAACBAgAgCAAAhiEAIKwBAAC3HAAgsAEAALkcACCxAQAAuhwAIIUOAQDlGAAhqQ5AAOEYACGrDgEA5BgAIa0OAQDlGAAhtg4BAOQYACGADwEA5RgAIdAPQADtGAAh3A9AAO0YACGREAEA5RgAIZMQAQDlGAAhlBAAALYcACCVEEAA7RgAIZYQAgDjGAAhEKwBAAC3HAAgsAEAALkcACCxAQAAuhwAIIUOAQDlGAAhqQ5AAOEYACGrDgEA5BgAIa0OAQDlGAAhtg4BAOQYACGADwEA5RgAIdAPQADtGAAh3A9AAO0YACGREAEA5RgAIZMQAQDlGAAhlBAAALYcACCVEEAA7RgAIZYQAgDjGAAhEKwBAADgHAAgrwEAAOEcACCxAQAA4xwAIIUOAQAAAAGpDkAAAAABqw4BAAAAAa0OAQAAAAG2DgEAAAABgA8BAAAAAdAPQAAAAAHcD0AAAAABkRABAAAAAZMQAQAAAAGUEAAA3xwAIJUQQAAAAAGWEAIAAAABAgAAAIMCACAPAACHIQAgAwAAAIECACAPAACHIQAgEAAAiyEAIBIAAACBAgAgCAAAiyEAIKwBAAC3HAAgrwEAALgcACCxAQAAuhwAIIUOAQDlGAAhqQ5AAOEYACGrDgEA5BgAIa0OAQDlGAAhtg4BAOQYACGADwEA5RgAIdAPQADtGAAh3A9AAO0YACGREAEA5RgAIZMQAQDlGAAhlBAAALYcACCVEEAA7RgAIZYQAgDjGAAhEKwBAAC3HAAgrwEAALgcACCxAQAAuhwAIIUOAQDlGAAhqQ5AAOEYACGrDgEA5BgAIa0OAQDlGAAhtg4BAOQYACGADwEA5RgAIdAPQADtGAAh3A9AAO0YACGREAEA5RgAIZMQAQDlGAAhlBAAALYcACCVEEAA7RgAIZYQAgDjGAAhEKwBAADgHAAgrwEAAOEcACCwAQAA4hwAIIUOAQAAAAGpDkAAAAABqw4BAAAAAa0OAQAAAAG2DgEAAAABgA8BAAAAAdAPQAAAAAHcD0AAAAABkRABAAAAAZMQAQAAAAGUEAAA3xwAIJUQQAAAAAGWEAIAAAABAgAAAIMCACAPAACMIQAgAwAAAIECACAPAACMIQAgEAAAkCEAIBIAAACBAgAgCAAAkCEAIKwBAAC3HAAgrwEAALgcACCwAQAAuRwAIIUOAQDlGAAhqQ5AAOEYACGrDgEA5BgAIa0OAQDlGAAhtg4BAOQYACGADwEA5RgAIdAPQADtGAAh3A9AAO0YACGREAEA5RgAIZMQAQDlGAAhlBAAALYcACCVEEAA7RgAIZYQAgDjGAAhEKwBAAC3HAAgrwEAALgcACCwAQAAuRwAIIUOAQDlGAAhqQ5AAOEYACGrDgEA5BgAIa0OAQDlGAAhtg4BAOQYACGADwEA5RgAIdAPQADtGAAh3A9AAO0YACGREAEA5RgAIZMQAQDlGAAhlBAAALYcACCVEEAA7RgAIZYQAgDjGAAhCYUOAQAAAAGKDgEAAAABqQ5AAAAAAasOAQAAAAGuDgIAAAABlw9AAAAAAcQPQAAAAAH6DwEAAAAB-w-AAAAAAQP3DwEAAAAB-A8BAAAAAfkPQAAAAAEFqQ5AAAAAAasOAQAAAAHwDwEAAAAB9Q9AAAAAAfYPAgAAAAEI0QeAAAAAAdMHAACIHAAg1gcAAIkcACDXBwAAihwAIIUOAQAAAAGpDkAAAAABqw4BAAAAAYkPAQAAAAECAAAA5QsAIA8AAJQhACADAAAAgwwAIA8AAJQhACAQAACYIQAgCgAAAIMMACAIAACYIQAg0QeAAAAAAdMHAADbGwAg1gcAANwbACDXBwAA3RsAIIUOAQDlGAAhqQ5AAOEYACGrDgEA5RgAIYkPAQDlGAAhCNEHgAAAAAHTBwAA2xsAINYHAADcGwAg1wcAAN0bACCFDgEA5RgAIakOQADhGAAhqw4BAOUYACGJDwEA5RgAIQjRB4AAAAAB0gcAAIccACDWBwAAiRwAINcHAACKHAAghQ4BAAAAAakOQAAAAAGrDgEAAAABiQ8BAAAAAQIAAADlCwAgDwAAmSEAIAMAAACDDAAgDwAAmSEAIBAAAJ0hACAKAAAAgwwAIAgAAJ0hACDRB4AAAAAB0gcAANobACDWBwAA3BsAINcHAADdGwAghQ4BAOUYACGpDkAA4RgAIasOAQDlGAAhiQ8BAOUYACEI0QeAAAAAAdIHAADaGwAg1gcAANwbACDXBwAA3RsAIIUOAQDlGAAhqQ5AAOEYACGrDgEA5RgAIYkPAQDlGAAhCNEHgAAAAAHSBwAAhxwAINMHAACIHAAg1wcAAIocACCFDgEAAAABqQ5AAAAAAasOAQAAAAGJDwEAAAABAgAAAOULACAPAACeIQAgA4QPQAAAAAHzDwQAAAAB9A8EAAAAAQMAAACDDAAgDwAAniEAIBAAAKMhACAKAAAAgwwAIAgAAKMhACDRB4AAAAAB0gcAANobACDTBwAA2xsAINcHAADdGwAghQ4BAOUYACGpDkAA4RgAIasOAQDlGAAhiQ8BAOUYACEI0QeAAAAAAdIHAADaGwAg0wcAANsbACDXBwAA3RsAIIUOAQDlGAAhqQ5AAOEYACGrDgEA5RgAIYkPAQDlGAAhB9EHAADJGwAgqQ5AAAAAAasOAQAAAAHnDwEAAAAB8A8BAAAAAfUPQAAAAAH2DwIAAAABAgAAAPELACAPAACkIQAgAwAAAO8LACAPAACkIQAgEAAAqCEAIAkAAADvCwAgCAAAqCEAINEHAAC7GwAgqQ5AAOEYACGrDgEA5RgAIecPAQDlGAAh8A8BAOUYACH1D0AA7RgAIfYPAgDjGAAhB9EHAAC7GwAgqQ5AAOEYACGrDgEA5RgAIecPAQDlGAAh8A8BAOUYACH1D0AA7RgAIfYPAgDjGAAhCNEHgAAAAAHSBwAAhxwAINMHAACIHAAg1gcAAIkcACCFDgEAAAABqQ5AAAAAAasOAQAAAAGJDwEAAAABAgAAAOULACAPAACpIQAgCocOQAAAAAGfDgEAAAABpw4BAAAAAcQOAQAAAAHaDkAAAAAB6A8BAAAAAekPAACRGwAg6g9AAAAAAesPAQAAAAHsD4AAAAABAwAAAIMMACAPAACpIQAgEAAAriEAIAoAAACDDAAgCAAAriEAINEHgAAAAAHSBwAA2hsAINMHAADbGwAg1gcAANwbACCFDgEA5RgAIakOQADhGAAhqw4BAOUYACGJDwEA5RgAIQjRB4AAAAAB0gcAANobACDTBwAA2xsAINYHAADcGwAghQ4BAOUYACGpDkAA4RgAIasOAQDlGAAhiQ8BAOUYACEHhgMCAAAAAdEHAACmGwAgqw4BAAAAAecPAQAAAAHtD0AAAAAB7g8gAAAAAe8PQAAAAAECAAAAig0AIA8AAK8hACADAAAA-AsAIA8AAK8hACAQAACzIQAgCQAAAPgLACAIAACzIQAghgMCAOMYACHRBwAAmBsAIKsOAQDlGAAh5w8BAOUYACHtD0AA4RgAIe4PIACDGQAh7w9AAO0YACEHhgMCAOMYACHRBwAAmBsAIKsOAQDlGAAh5w8BAOUYACHtD0AA4RgAIe4PIACDGQAh7w9AAO0YACEJig4BAAAAAcYOBAAAAAHgDiAAAAAB4Q4CAAAAAeIOAADhGgAg5A4BAAAAAecOgAAAAAG7DwABAAAB4w8EAAAAAQrZDkAAAAABhw8gAAAAAdsPAQAAAAHcD0AAAAAB3Q8gAAAAAd4PAQAAAAHfD0AAAAAB4A9AAAAAAeEPQAAAAAHiD4AAAAABC-sIAACDGwAg0A0CAAAAAacOAQAAAAGqDgEAAAABxA4BAAAAAdYOAQAAAAHZDkAAAAAB2g5AAAAAAYcPIAAAAAHcD0AAAAAB3w9AAAAAAQIAAADRDQAgDwAAtiEAIAMAAADeDQAgDwAAtiEAIBAAALohACANAAAA3g0AIAgAALohACDrCAAA6RoAINANAgDjGAAhpw4BAOQYACGqDgEA5BgAIcQOAQDlGAAh1g4BAOUYACHZDkAA4RgAIdoOQADtGAAhhw8gAIMZACHcD0AA4RgAId8PQADtGAAhC-sIAADpGgAg0A0CAOMYACGnDgEA5BgAIaoOAQDkGAAhxA4BAOUYACHWDgEA5RgAIdkOQADhGAAh2g5AAO0YACGHDyAAgxkAIdwPQADhGAAh3w9AAO0YACEL6ggAAIIbACDQDQIAAAABpw4BAAAAAaoOAQAAAAHEDgEAAAAB1g4BAAAAAdkOQAAAAAHaDkAAAAABhw8gAAAAAdwPQAAAAAHfD0AAAAABAgAAANENACAPAAC7IQAgAwAAAN4NACAPAAC7IQAgEAAAvyEAIA0AAADeDQAgCAAAvyEAIOoIAADoGgAg0A0CAOMYACGnDgEA5BgAIaoOAQDkGAAhxA4BAOUYACHWDgEA5RgAIdkOQADhGAAh2g5AAO0YACGHDyAAgxkAIdwPQADhGAAh3w9AAO0YACEL6ggAAOgaACDQDQIA4xgAIacOAQDkGAAhqg4BAOQYACHEDgEA5RgAIdYOAQDlGAAh2Q5AAOEYACHaDkAA7RgAIYcPIACDGQAh3A9AAOEYACHfD0AA7RgAIQLWDgEAAAAB1w5AAAAAAQIAAACpFAAgDwAAwCEAIAMAAACsFAAgDwAAwCEAIBAAAMQhACAEAAAArBQAIAgAAMQhACDWDgEA5RgAIdcOQADtGAAhAtYOAQDlGAAh1w5AAO0YACEI0A0CAAAAAacOAQAAAAHEDgEAAAABxg4EAAAAAdgOAgAAAAHZDkAAAAAB2g5AAAAAAdsOgAAAAAENhQ4BAAAAAZ8OAQAAAAGgDgEAAAABoQ4BAAAAAaIOAQAAAAGjDgEAAAABpA4CAAAAAaUOAgAAAAGmDkAAAAABpw4CAAAAAagOQAAAAAGpDkAAAAABqg4BAAAAARSvAQAAkRkAIIUOAQAAAAGpDkAAAAABqw4BAAAAAawOAQAAAAGtDgEAAAABrg4AAJIZACCvDiAAAAABsA4BAAAAAbEOAQAAAAGyDkAAAAABsw4BAAAAAbQOAQAAAAG1DiAAAAABtg4BAAAAAbcOIAAAAAG4DkAAAAABuQ4gAAAAAboOQAAAAAG7DkAAAAABAgAAAI0VACAPAADHIQAgB4UOBAAAAAGHDkAAAAABiA4CAAAAAYkOAgAAAAGKDgEAAAABiw6AAAAAAYwOAQAAAAEDAAAAmhUAIA8AAMchACAQAADMIQAgFgAAAJoVACAIAADMIQAgrwEAAIEZACCFDgEA5RgAIakOQADhGAAhqw4BAOUYACGsDgEA5RgAIa0OAQDlGAAhrg4AAIIZACCvDiAAgxkAIbAOAQDlGAAhsQ4BAOQYACGyDkAA7RgAIbMOAQDkGAAhtA4BAOQYACG1DiAAgxkAIbYOAQDkGAAhtw4gAIMZACG4DkAA7RgAIbkOIACDGQAhug5AAO0YACG7DkAA7RgAIRSvAQAAgRkAIIUOAQDlGAAhqQ5AAOEYACGrDgEA5RgAIawOAQDlGAAhrQ4BAOUYACGuDgAAghkAIK8OIACDGQAhsA4BAOUYACGxDgEA5BgAIbIOQADtGAAhsw4BAOQYACG0DgEA5BgAIbUOIACDGQAhtg4BAOQYACG3DiAAgxkAIbgOQADtGAAhuQ4gAIMZACG6DkAA7RgAIbsOQADtGAAhD84NAAD8GAAghQ4BAAAAAZ4OAQAAAAGfDgEAAAABoA4BAAAAAaEOAQAAAAGiDgEAAAABow4BAAAAAaQOAgAAAAGlDgIAAAABpg5AAAAAAacOAgAAAAGoDkAAAAABqQ5AAAAAAaoOAQAAAAECAAAAkRUAIA8AAM0hACADAAAAjxUAIA8AAM0hACAQAADRIQAgEQAAAI8VACAIAADRIQAgzg0AAO4YACCFDgEA5RgAIZ4OAQDlGAAhnw4BAOUYACGgDgEA5RgAIaEOAQDlGAAhog4BAOQYACGjDgEA5RgAIaQOAgDjGAAhpQ4CAOMYACGmDkAA7RgAIacOAgDjGAAhqA5AAO0YACGpDkAA4RgAIaoOAQDkGAAhD84NAADuGAAghQ4BAOUYACGeDgEA5RgAIZ8OAQDlGAAhoA4BAOUYACGhDgEA5RgAIaIOAQDkGAAhow4BAOUYACGkDgIA4xgAIaUOAgDjGAAhpg5AAO0YACGnDgIA4xgAIagOQADtGAAhqQ5AAOEYACGqDgEA5BgAIQMIAAGmGQAh3RAAAaYZACHhEQABAAABAAAAAAMVAAYWAAcXAAgAAAADFQAGFgAHFwAIAAAABRUADhYAERcAEigADykAEAAAAAAABRUADhYAERcAEigADykAEAAAAAMVABgWABkXABoAAAADFQAYFgAZFwAaAAAABRUAIBYAIxcAJCgAISkAIgAAAAAABRUAIBYAIxcAJCgAISkAIgAAAAUVACoWAC0XAC4oACspACwAAAAAAAUVACoWAC0XAC4oACspACwAAAAFFQA0FgA3FwA4KAA1KQA2AAAAAAAFFQA0FgA3FwA4KAA1KQA2AAAABRUAPhYAQRcAQigAPykAQAAAAAAABRUAPhYAQRcAQigAPykAQAAAAAMVAEgWAEkXAEoAAAADFQBIFgBJFwBKAAAABRUAUBYAUxcAVCgAUSkAUgAAAAAABRUAUBYAUxcAVCgAUSkAUgAAAAMVAFoWAFsXAFwAAAADFQBaFgBbFwBcAxUAZa0BgAJfsgGEAmABrAEAXgUVAGSsAYYCXq8BigJhsAGOAmKxAZICYwGuAQBgAa4BAGABrgEAYAOvAZMCALABlAIAsQGVAgACrQGWAgCyAZcCAAAABRUAaRYAbBcAbSgAaikAawAAAAAABRUAaRYAbBcAbSgAaikAawGsAQBeAawBAF4FFQByFgB1FwB2KABzKQB0AAAAAAAFFQByFgB1FwB2KABzKQB0AAAAAxUAfBYAfRcAfgAAAAMVAHwWAH0XAH4AAAAFFQCEARYAhwEXAIgBKACFASkAhgEAAAAAAAUVAIQBFgCHARcAiAEoAIUBKQCGAQAAAAUVAI4BFgCRARcAkgEoAI8BKQCQAQAAAAAABRUAjgEWAJEBFwCSASgAjwEpAJABAAAABRUAmAEWAJsBFwCcASgAmQEpAJoBAAAAAAAFFQCYARYAmwEXAJwBKACZASkAmgEAAAADFQCiARYAowEXAKQBAAAAAxUAogEWAKMBFwCkAQAAAAUVAKoBFgCtARcArgEoAKsBKQCsAQAAAAAABRUAqgEWAK0BFwCuASgAqwEpAKwBAAAABRUAtAEWALcBFwC4ASgAtQEpALYBAAAAAAAFFQC0ARYAtwEXALgBKAC1ASkAtgEAAAAFFQC-ARYAwQEXAMIBKAC_ASkAwAEAAAAAAAUVAL4BFgDBARcAwgEoAL8BKQDAAQHUAgDFAQIVAMYB0wKQBMQBAdMCkQQAAdQCAMUBAdQCAMUBBRUAygEWAM0BFwDOASgAywEpAMwBAAAAAAAFFQDKARYAzQEXAM4BKADLASkAzAEAAAMVANMBFgDUARcA1QEAAAADFQDTARYA1AEXANUBAAAABRUA2wEWAN4BFwDfASgA3AEpAN0BAAAAAAAFFQDbARYA3gEXAN8BKADcASkA3QECFQDjAYYD3gTiAQGFAwDhAQGGA98EAAAABRUA5wEWAOoBFwDrASgA6AEpAOkBAAAAAAAFFQDnARYA6gEXAOsBKADoASkA6QEBhQMA4QEBhQMA4QEDFQDwARYA8QEXAPIBAAAAAxUA8AEWAPEBFwDyAQAAAAMVAPgBFgD5ARcA-gEAAAADFQD4ARYA-QEXAPoBAAAABRUAgAIWAIMCFwCEAigAgQIpAIICAAAAAAAFFQCAAhYAgwIXAIQCKACBAikAggIAAAADFQCKAhYAiwIXAIwCAAAAAxUAigIWAIsCFwCMAgAAAAUVAJICFgCVAhcAlgIoAJMCKQCUAgAAAAAABRUAkgIWAJUCFwCWAigAkwIpAJQCAAAABRUAnAIWAJ8CFwCgAigAnQIpAJ4CAAAAAAAFFQCcAhYAnwIXAKACKACdAikAngIAAAAFFQCmAhYAqQIXAKoCKACnAikAqAIAAAAAAAUVAKYCFgCpAhcAqgIoAKcCKQCoAgAAAAUVALACFgCzAhcAtAIoALECKQCyAgAAAAAABRUAsAIWALMCFwC0AigAsQIpALICAAAABRUAugIWAL0CFwC-AigAuwIpALwCAAAAAAAFFQC6AhYAvQIXAL4CKAC7AikAvAIAAAAFFQDEAhYAxwIXAMgCKADFAikAxgIAAAAAAAUVAMQCFgDHAhcAyAIoAMUCKQDGAgAAAAUVAM4CFgDRAhcA0gIoAM8CKQDQAgAAAAAABRUAzgIWANECFwDSAigAzwIpANACAAAABRUA2AIWANsCFwDcAigA2QIpANoCAAAAAAAFFQDYAhYA2wIXANwCKADZAikA2gIAAAAFFQDiAhYA5QIXAOYCKADjAikA5AIAAAAAAAUVAOICFgDlAhcA5gIoAOMCKQDkAgAAAAUVAOwCFgDvAhcA8AIoAO0CKQDuAgAAAAAABRUA7AIWAO8CFwDwAigA7QIpAO4CAAAABRUA9gIWAPkCFwD6AigA9wIpAPgCAAAAAAAFFQD2AhYA-QIXAPoCKAD3AikA-AIAAAAFFQCAAxYAgwMXAIQDKACBAykAggMAAAAAAAUVAIADFgCDAxcAhAMoAIEDKQCCAwAAAAUVAIoDFgCNAxcAjgMoAIsDKQCMAwAAAAAABRUAigMWAI0DFwCOAygAiwMpAIwDAAAABRUAlAMWAJcDFwCYAygAlQMpAJYDAAAAAAAFFQCUAxYAlwMXAJgDKACVAykAlgMHFQChA7gFuwibA7kFvwicA7oFwwidA7sFxwieA7wFywifA70FzwigAwG3BQCaAwG3BQCaAwG3BQCaAwG3BQCaAwG3BQCaAwG3BQCaAwa4BdAIALkF0QgAugXSCAC7BdMIALwF1AgAvQXVCAAAAAUVAKUDFgCoAxcAqQMoAKYDKQCnAwAAAAAABRUApQMWAKgDFwCpAygApgMpAKcDAbcFAJoDAbcFAJoDBRUArgMWALEDFwCyAygArwMpALADAAAAAAAFFQCuAxYAsQMXALIDKACvAykAsAMBtwUAmgMBtwUAmgMFFQC3AxYAugMXALsDKAC4AykAuQMAAAAAAAUVALcDFgC6AxcAuwMoALgDKQC5AwG3BQCaAwG3BQCaAwUVAMADFgDDAxcAxAMoAMEDKQDCAwAAAAAABRUAwAMWAMMDFwDEAygAwQMpAMIDAbcFAJoDAbcFAJoDBRUAyQMWAMwDFwDNAygAygMpAMsDAAAAAAAFFQDJAxYAzAMXAM0DKADKAykAywMBtwUAmgMBtwUAmgMFFQDSAxYA1QMXANYDKADTAykA1AMAAAAAAAUVANIDFgDVAxcA1gMoANMDKQDUAwG3BQCaAwG3BQCaAwMVANsDFgDcAxcA3QMAAAADFQDbAxYA3AMXAN0DAxUA4gOvBvYJ4AOwBvoJ4QMBrgYA3wMBrgYA3wMCrwb7CQCwBvwJAAAABRUA5gMWAOkDFwDqAygA5wMpAOgDAAAAAAAFFQDmAxYA6QMXAOoDKADnAykA6AMBrgYA3wMBrgYA3wMFFQDvAxYA8gMXAPMDKADwAykA8QMAAAAAAAUVAO8DFgDyAxcA8wMoAPADKQDxAwGuBgDfAwGuBgDfAwUVAPgDFgD7AxcA_AMoAPkDKQD6AwAAAAAABRUA-AMWAPsDFwD8AygA-QMpAPoDAawBygpeAawB0ApeBRUAgQQWAIQEFwCFBCgAggQpAIMEAAAAAAAFFQCBBBYAhAQXAIUEKACCBCkAgwQAAAAFFQCLBBYAjgQXAI8EKACMBCkAjQQAAAAAAAUVAIsEFgCOBBcAjwQoAIwEKQCNBAGuAQBgAa4BAGAFFQCUBBYAlwQXAJgEKACVBCkAlgQAAAAAAAUVAJQEFgCXBBcAmAQoAJUEKQCWBAGuAQBgAa4BAGAFFQCdBBYAoAQXAKEEKACeBCkAnwQAAAAAAAUVAJ0EFgCgBBcAoQQoAJ4EKQCfBAGuAQBgAa4BAGADFQCmBBYApwQXAKgEAAAAAxUApgQWAKcEFwCoBAAAAAMVAK4EFgCvBBcAsAQAAAADFQCuBBYArwQXALAEAAAAAxUAtgQWALcEFwC4BAAAAAMVALYEFgC3BBcAuAQFFQDDBNIH6gu7BNMH7gu8BNYH8gu9BNcH-QvABAHRBwC6BAHRBwC6BAMVAL8E0QcAugTVB_YLvgQB1AcAvQQB1Qf3CwADFQDCBNEHALoE2Af9C8EEAdcHAMAEAdgH_gsAA9IH_wsA0weADADWB4EMAAAAAxUAxwQWAMgEFwDJBAAAAAMVAMcEFgDIBBcAyQQB0QcAugQB0QcAugQFFQDOBBYA0QQXANIEKADPBCkA0AQAAAAAAAUVAM4EFgDRBBcA0gQoAM8EKQDQBAHRBwC6BAHRBwC6BAMVANcEFgDYBBcA2QQAAAADFQDXBBYA2AQXANkEAdEHALoEAdEHALoEBRUA3gQWAOEEFwDiBCgA3wQpAOAEAAAAAAAFFQDeBBYA4QQXAOIEKADfBCkA4AQB1AcAvQQB1AcAvQQFFQDnBBYA6gQXAOsEKADoBCkA6QQAAAAAAAUVAOcEFgDqBBcA6wQoAOgEKQDpBAAAAAUVAPEEFgD0BBcA9QQoAPIEKQDzBAAAAAAABRUA8QQWAPQEFwD1BCgA8gQpAPMEAdEHALoEAdEHALoEBRUA-gQWAP0EFwD-BCgA-wQpAPwEAAAAAAAFFQD6BBYA_QQXAP4EKAD7BCkA_AQB1wcAwAQB1wcAwAQDFQCDBRYAhAUXAIUFAAAAAxUAgwUWAIQFFwCFBQAAAAUVAIsFFgCOBRcAjwUoAIwFKQCNBQAAAAAABRUAiwUWAI4FFwCPBSgAjAUpAI0FAxUAlAXqCNYNkgXrCNoNkwUB6QgAkQUB6QgAkQUC6gjbDQDrCNwNAAAABRUAmAUWAJsFFwCcBSgAmQUpAJoFAAAAAAAFFQCYBRYAmwUXAJwFKACZBSkAmgUB6QgAkQUB6QgAkQUFFQChBRYApAUXAKUFKACiBSkAowUAAAAAAAUVAKEFFgCkBRcApQUoAKIFKQCjBQHpCACRBQHpCACRBQMVAKoFFgCrBRcArAUAAAADFQCqBRYAqwUXAKwFAAAABRUAsgUWALUFFwC2BSgAswUpALQFAAAAAAAFFQCyBRYAtQUXALYFKACzBSkAtAUAAAAFFQC8BRYAvwUXAMAFKAC9BSkAvgUAAAAAAAUVALwFFgC_BRcAwAUoAL0FKQC-BQAAAAUVAMYFFgDJBRcAygUoAMcFKQDIBQAAAAAABRUAxgUWAMkFFwDKBSgAxwUpAMgFAAAAAxUA0AUWANEFFwDSBQAAAAMVANAFFgDRBRcA0gUAAAADFQDYBRYA2QUXANoFAAAAAxUA2AUWANkFFwDaBQAAAAMVAOAFFgDhBRcA4gUAAAADFQDgBRYA4QUXAOIFAAAABRUA6AUWAOsFFwDsBSgA6QUpAOoFAAAAAAAFFQDoBRYA6wUXAOwFKADpBSkA6gUAAAAFFQDyBRYA9QUXAPYFKADzBSkA9AUAAAAAAAUVAPIFFgD1BRcA9gUoAPMFKQD0BQAAAAMVAPwFFgD9BRcA_gUAAAADFQD8BRYA_QUXAP4FAAAABRUAhAYWAIcGFwCIBigAhQYpAIYGAAAAAAAFFQCEBhYAhwYXAIgGKACFBikAhgYAAAAFFQCOBhYAkQYXAJIGKACPBikAkAYAAAAAAAUVAI4GFgCRBhcAkgYoAI8GKQCQBgAAAAUVAJgGFgCbBhcAnAYoAJkGKQCaBgAAAAAABRUAmAYWAJsGFwCcBigAmQYpAJoGAAAABRUAogYWAKUGFwCmBigAowYpAKQGAAAAAAAFFQCiBhYApQYXAKYGKACjBikApAYAAAAFFQCsBhYArwYXALAGKACtBikArgYAAAAAAAUVAKwGFgCvBhcAsAYoAK0GKQCuBgAAAAUVALYGFgC5BhcAugYoALcGKQC4BgAAAAAABRUAtgYWALkGFwC6BigAtwYpALgGAAAABRUAwAYWAMMGFwDEBigAwQYpAMIGAAAAAAAFFQDABhYAwwYXAMQGKADBBikAwgYAAAAFFQDKBhYAzQYXAM4GKADLBikAzAYAAAAAAAUVAMoGFgDNBhcAzgYoAMsGKQDMBgAAAAUVANQGFgDXBhcA2AYoANUGKQDWBgAAAAAABRUA1AYWANcGFwDYBigA1QYpANYGAAAAAxUA3gYWAN8GFwDgBgAAAAMVAN4GFgDfBhcA4AYAAAADFQDmBhYA5wYXAOgGAAAAAxUA5gYWAOcGFwDoBgAAAAMVAO4GFgDvBhcA8AYAAAADFQDuBhYA7wYXAPAGAAAABRUA9gYWAPkGFwD6BigA9wYpAPgGAAAAAAAFFQD2BhYA-QYXAPoGKAD3BikA-AYAAAAFFQCABxYAgwcXAIQHKACBBykAggcAAAAAAAUVAIAHFgCDBxcAhAcoAIEHKQCCBwAAAAUVAIoHFgCNBxcAjgcoAIsHKQCMBwAAAAAABRUAigcWAI0HFwCOBygAiwcpAIwHAAAABRUAlAcWAJcHFwCYBygAlQcpAJYHAAAAAAAFFQCUBxYAlwcXAJgHKACVBykAlgcAAAAFFQCeBxYAoQcXAKIHKACfBykAoAcAAAAAAAUVAJ4HFgChBxcAogcoAJ8HKQCgBwAAAAUVAKgHFgCrBxcArAcoAKkHKQCqBwAAAAAABRUAqAcWAKsHFwCsBygAqQcpAKoHAAAAAxUAsgcWALMHFwC0BwAAAAMVALIHFgCzBxcAtAcAAAAFFQC6BxYAvQcXAL4HKAC7BykAvAcAAAAAAAUVALoHFgC9BxcAvgcoALsHKQC8BwAAAAMVAMQHFgDFBxcAxgcAAAADFQDEBxYAxQcXAMYHAf0MAMkHAhUAygf8DJIUyAcB_AyTFAAB_QwAyQcB_QwAyQcFFQDOBxYA0QcXANIHKADPBykA0AcAAAAAAAUVAM4HFgDRBxcA0gcoAM8HKQDQBwAAAxUA1wcWANgHFwDZBwAAAAMVANcHFgDYBxcA2QcAAAAFFQDfBxYA4gcXAOMHKADgBykA4QcAAAAAAAUVAN8HFgDiBxcA4wcoAOAHKQDhBwAAAAMVAOkHFgDqBxcA6wcAAAADFQDpBxYA6gcXAOsHAAAABRUA8QcWAPQHFwD1BygA8gcpAPMHAAAAAAAFFQDxBxYA9AcXAPUHKADyBykA8wcCFQD7B9ENkhX4BwMVAPoHzg0A9wfQDZYV-QcBzw0A-AcB0A2XFQAB0Q2YFQAAAAMVAP8HFgCACBcAgQgAAAADFQD_BxYAgAgXAIEIAc4NAPcHAc4NAPcHBRUAhggWAIkIFwCKCCgAhwgpAIgIAAAAAAAFFQCGCBYAiQgXAIoIKACHCCkAiAgBzw0A-AcBzw0A-AcFFQCPCBYAkggXAJMIKACQCCkAkQgAAAAAAAUVAI8IFgCSCBcAkwgoAJAIKQCRCAECAQIDAQUGAQYHAQcIAQkKAQoMAgsNAwwPAQ0RAg4SBBETARIUARMVAhgYBRkZCRobChscChwfCh0gCh4hCh8jCiAlAiEmCyIoCiMqAiQrDCUsCiYtCicuAioxDSsyEyw0FC01FC44FC85FDA6FDE8FDI-AjM_FTRBFDVDAjZEFjdFFDhGFDlHAjpKFztLGzxNHD1OHD5RHD9SHEBTHEFVHEJXAkNYHURaHEVcAkZdHkdeHEhfHElgAkpjH0tkJUxmJk1nJk5qJk9rJlBsJlFuJlJwAlNxJ1RzJlV1AlZ2KFd3Jlh4Jll5Alp8KVt9L1x_MF2AATBegwEwX4QBMGCFATBhhwEwYokBAmOKATFkjAEwZY4BAmaPATJnkAEwaJEBMGmSAQJqlQEza5YBOWyYATptmQE6bpwBOm-dATpwngE6caABOnKiAQJzowE7dKUBOnWnAQJ2qAE8d6kBOniqATp5qwECeq4BPXuvAUN8sQFEfbIBRH61AUR_tgFEgAG3AUSBAbkBRIIBuwECgwG8AUWEAb4BRIUBwAEChgHBAUaHAcIBRIgBwwFEiQHEAQKKAccBR4sByAFLjAHKAUyNAcsBTI4BzgFMjwHPAUyQAdABTJEB0gFMkgHUAQKTAdUBTZQB1wFMlQHZAQKWAdoBTpcB2wFMmAHcAUyZAd0BApoB4AFPmwHhAVWcAeMBVp0B5AFWngHnAVafAegBVqAB6QFWoQHrAVaiAe0BAqMB7gFXpAHwAValAfIBAqYB8wFYpwH0AVaoAfUBVqkB9gECqgH5AVmrAfoBXbMB_AFetAGYAl61AZoCXrYBmwJetwGcAl64AZ4CXrkBoAICugGhAma7AaMCXrwBpQICvQGmAme-AacCXr8BqAJewAGpAgLBAawCaMIBrQJuwwGuAl_EAa8CX8UBsAJfxgGxAl_HAbICX8gBtAJfyQG2AgLKAbcCb8sBuQJfzAG7AgLNAbwCcM4BvQJfzwG-Al_QAb8CAtEBwgJx0gHDAnfTAcUCeNQBxgJ41QHJAnjWAcoCeNcBywJ42AHNAnjZAc8CAtoB0AJ52wHSAnjcAdQCAt0B1QJ63gHWAnjfAdcCeOAB2AIC4QHbAnviAdwCf-MB3gKAAeQB3wKAAeUB4gKAAeYB4wKAAecB5AKAAegB5gKAAekB6AIC6gHpAoEB6wHrAoAB7AHtAgLtAe4CggHuAe8CgAHvAfACgAHwAfECAvEB9AKDAfIB9QKJAfMB9wKKAfQB-AKKAfUB-wKKAfYB_AKKAfcB_QKKAfgB_wKKAfkBgQMC-gGCA4sB-wGEA4oB_AGGAwL9AYcDjAH-AYgDigH_AYkDigGAAooDAoECjQONAYICjgOTAYMCkAOUAYQCkQOUAYUClAOUAYYClQOUAYcClgOUAYgCmAOUAYkCmgMCigKbA5UBiwKdA5QBjAKfAwKNAqADlgGOAqEDlAGPAqIDlAGQAqMDApECpgOXAZICpwOdAZMCqQOeAZQCqgOeAZUCrQOeAZYCrgOeAZcCrwOeAZgCsQOeAZkCswMCmgK0A58BmwK2A54BnAK4AwKdArkDoAGeAroDngGfArsDngGgArwDAqECvwOhAaICwAOlAaMCwgOmAaQCwwOmAaUCxgOmAaYCxwOmAacCyAOmAagCygOmAakCzAMCqgLNA6cBqwLPA6YBrALRAwKtAtIDqAGuAtMDpgGvAtQDpgGwAtUDArEC2AOpAbIC2QOvAbMC2wOwAbQC3AOwAbUC3wOwAbYC4AOwAbcC4QOwAbgC4wOwAbkC5QMCugLmA7EBuwLoA7ABvALqAwK9AusDsgG-AuwDsAG_Au0DsAHAAu4DAsEC8QOzAcIC8gO5AcMC9AO6AcQC9QO6AcUC-AO6AcYC-QO6AccC-gO6AcgC_AO6AckC_gMCygL_A7sBywKBBLoBzAKDBALNAoQEvAHOAoUEugHPAoYEugHQAocEAtECigS9AdICiwTDAdUCjQTEAdYCkgTEAdcCkwTEAdgClATEAdkClQTEAdoClwTEAdsCmQQC3AKaBMcB3QKcBMQB3gKeBALfAp8EyAHgAqAExAHhAqEExAHiAqIEAuMCpQTJAeQCpgTPAeUCqATFAeYCqQTFAecCrATFAegCrQTFAekCrgTFAeoCsATFAesCsgQC7AKzBNAB7QK1BMUB7gK3BALvArgE0QHwArkExQHxAroExQHyArsEAvMCvgTSAfQCvwTWAfUCwQTXAfYCwgTXAfcCxQTXAfgCxgTXAfkCxwTXAfoCyQTXAfsCywQC_ALMBNgB_QLOBNcB_gLQBAL_AtEE2QGAA9IE1wGBA9ME1wGCA9QEAoMD1wTaAYQD2ATgAYcD2gThAYgD4AThAYkD4wThAYoD5AThAYsD5QThAYwD5wThAY0D6QQCjgPqBOQBjwPsBOEBkAPuBAKRA-8E5QGSA_AE4QGTA_EE4QGUA_IEApUD9QTmAZYD9gTsAZcD9wTiAZgD-ATiAZkD-QTiAZoD-gTiAZsD-wTiAZwD_QTiAZ0D_wQCngOABe0BnwOCBeIBoAOEBQKhA4UF7gGiA4YF4gGjA4cF4gGkA4gFAqUDiwXvAaYDjAXzAacDjgX0AagDjwX0AakDkgX0AaoDkwX0AasDlAX0AawDlgX0Aa0DmAUCrgOZBfUBrwObBfQBsAOdBQKxA54F9gGyA58F9AGzA6AF9AG0A6EFArUDpAX3AbYDpQX7AbcDpwX8AbgDqAX8AbkDqwX8AboDrAX8AbsDrQX8AbwDrwX8Ab0DsQUCvgOyBf0BvwO0BfwBwAO2BQLBA7cF_gHCA7gF_AHDA7kF_AHEA7oFAsUDvQX_AcYDvgWFAscDwAWGAsgDwQWGAskDxAWGAsoDxQWGAssDxgWGAswDyAWGAs0DygUCzgPLBYcCzwPNBYYC0APPBQLRA9AFiALSA9EFhgLTA9IFhgLUA9MFAtUD1gWJAtYD1wWNAtcD2QWOAtgD2gWOAtkD3QWOAtoD3gWOAtsD3wWOAtwD4QWOAt0D4wUC3gPkBY8C3wPmBY4C4APoBQLhA-kFkALiA-oFjgLjA-sFjgLkA-wFAuUD7wWRAuYD8AWXAucD8gWYAugD8wWYAukD9gWYAuoD9wWYAusD-AWYAuwD-gWYAu0D_AUC7gP9BZkC7wP_BZgC8AOBBgLxA4IGmgLyA4MGmALzA4QGmAL0A4UGAvUDiAabAvYDiQahAvcDiwaiAvgDjAaiAvkDjwaiAvoDkAaiAvsDkQaiAvwDkwaiAv0DlQYC_gOWBqMC_wOYBqICgASaBgKBBJsGpAKCBJwGogKDBJ0GogKEBJ4GAoUEoQalAoYEogarAocEpAasAogEpQasAokEqAasAooEqQasAosEqgasAowErAasAo0ErgYCjgSvBq0CjwSxBqwCkASzBgKRBLQGrgKSBLUGrAKTBLYGrAKUBLcGApUEugavApYEuwa1ApcEvQa2ApgEvga2ApkEwQa2ApoEwga2ApsEwwa2ApwExQa2Ap0ExwYCngTIBrcCnwTKBrYCoATMBgKhBM0GuAKiBM4GtgKjBM8GtgKkBNAGAqUE0wa5AqYE1Aa_AqcE1gbAAqgE1wbAAqkE2gbAAqoE2wbAAqsE3AbAAqwE3gbAAq0E4AYCrgThBsECrwTjBsACsATlBgKxBOYGwgKyBOcGwAKzBOgGwAK0BOkGArUE7AbDArYE7QbJArcE7wbKArgE8AbKArkE8wbKAroE9AbKArsE9QbKArwE9wbKAr0E-QYCvgT6BssCvwT8BsoCwAT-BgLBBP8GzALCBIAHygLDBIEHygLEBIIHAsUEhQfNAsYEhgfTAscEiAfUAsgEiQfUAskEjAfUAsoEjQfUAssEjgfUAswEkAfUAs0EkgcCzgSTB9UCzwSVB9QC0ASXBwLRBJgH1gLSBJkH1ALTBJoH1ALUBJsHAtUEngfXAtYEnwfdAtcEoQfeAtgEogfeAtkEpQfeAtoEpgfeAtsEpwfeAtwEqQfeAt0EqwcC3gSsB98C3wSuB94C4ASwBwLhBLEH4ALiBLIH3gLjBLMH3gLkBLQHAuUEtwfhAuYEuAfnAucEugfoAugEuwfoAukEvgfoAuoEvwfoAusEwAfoAuwEwgfoAu0ExAcC7gTFB-kC7wTHB-gC8ATJBwLxBMoH6gLyBMsH6ALzBMwH6AL0BM0HAvUE0AfrAvYE0QfxAvcE0wfyAvgE1AfyAvkE1wfyAvoE2AfyAvsE2QfyAvwE2wfyAv0E3QcC_gTeB_MC_wTgB_ICgAXiBwKBBeMH9AKCBeQH8gKDBeUH8gKEBeYHAoUF6Qf1AoYF6gf7AocF7Af8AogF7Qf8AokF8Af8AooF8Qf8AosF8gf8AowF9Af8Ao0F9gcCjgX3B_0CjwX5B_wCkAX7BwKRBfwH_gKSBf0H_AKTBf4H_AKUBf8HApUFggj_ApYFgwiFA5cFhQiGA5gFhgiGA5kFiQiGA5oFigiGA5sFiwiGA5wFjQiGA50FjwgCngWQCIcDnwWSCIYDoAWUCAKhBZUIiAOiBZYIhgOjBZcIhgOkBZgIAqUFmwiJA6YFnAiPA6cFngiQA6gFnwiQA6kFogiQA6oFowiQA6sFpAiQA6wFpgiQA60FqAgCrgWpCJEDrwWrCJADsAWtCAKxBa4IkgOyBa8IkAOzBbAIkAO0BbEIArUFtAiTA7YFtQiZA74FtwiaA78F1giaA8AF2QiaA8EF2giaA8IF2wiaA8MF3QiaA8QF3wgCxQXgCKIDxgXiCJoDxwXkCALIBeUIowPJBeYImgPKBecImgPLBegIAswF6wikA80F7AiqA84F7QibA88F7gibA9AF7wibA9EF8AibA9IF8QibA9MF8wibA9QF9QgC1QX2CKsD1gX4CJsD1wX6CALYBfsIrAPZBfwImwPaBf0ImwPbBf4IAtwFgQmtA90FggmzA94FgwmcA98FhAmcA-AFhQmcA-EFhgmcA-IFhwmcA-MFiQmcA-QFiwkC5QWMCbQD5gWOCZwD5wWQCQLoBZEJtQPpBZIJnAPqBZMJnAPrBZQJAuwFlwm2A-0FmAm8A-4FmQmdA-8FmgmdA_AFmwmdA_EFnAmdA_IFnQmdA_MFnwmdA_QFoQkC9QWiCb0D9gWkCZ0D9wWmCQL4BacJvgP5BagJnQP6BakJnQP7BaoJAvwFrQm_A_0FrgnFA_4FrwmeA_8FsAmeA4AGsQmeA4EGsgmeA4IGswmeA4MGtQmeA4QGtwkChQa4CcYDhga6CZ4Dhwa8CQKIBr0JxwOJBr4JngOKBr8JngOLBsAJAowGwwnIA40GxAnOA44GxQmfA48GxgmfA5AGxwmfA5EGyAmfA5IGyQmfA5MGywmfA5QGzQkClQbOCc8DlgbQCZ8DlwbSCQKYBtMJ0AOZBtQJnwOaBtUJnwObBtYJApwG2QnRA50G2gnXA54G2wmgA58G3AmgA6AG3QmgA6EG3gmgA6IG3wmgA6MG4QmgA6QG4wkCpQbkCdgDpgbmCaADpwboCQKoBukJ2QOpBuoJoAOqBusJoAOrBuwJAqwG7wnaA60G8AneA7EG8gnfA7IG_QnfA7MGgArfA7QGgQrfA7UGggrfA7YGhArfA7cGhgoCuAaHCuMDuQaJCt8DugaLCgK7BowK5AO8Bo0K3wO9Bo4K3wO-Bo8KAr8GkgrlA8AGkwrrA8EGlArgA8IGlQrgA8MGlgrgA8QGlwrgA8UGmArgA8YGmgrgA8cGnAoCyAadCuwDyQafCuADygahCgLLBqIK7QPMBqMK4APNBqQK4APOBqUKAs8GqAruA9AGqQr0A9EGqgrhA9IGqwrhA9MGrArhA9QGrQrhA9UGrgrhA9YGsArhA9cGsgoC2AazCvUD2Qa1CuED2ga3CgLbBrgK9gPcBrkK4QPdBroK4QPeBrsKAt8Gvgr3A-AGvwr9A-EGwApg4gbBCmDjBsIKYOQGwwpg5QbECmDmBsYKYOcGyAoC6AbJCv4D6QbMCmDqBs4KAusGzwr_A-wG0Qpg7QbSCmDuBtMKAu8G1gqABPAG1wqGBPEG2QqHBPIG2gqHBPMG3QqHBPQG3gqHBPUG3wqHBPYG4QqHBPcG4woC-AbkCogE-QbmCocE-gboCgL7BukKiQT8BuoKhwT9BusKhwT-BuwKAv8G7wqKBIAH8AqQBIEH8QphggfyCmGDB_MKYYQH9AphhQf1CmGGB_cKYYcH-QoCiAf6CpEEiQf8CmGKB_4KAosH_wqSBIwHgAthjQeBC2GOB4ILAo8HhQuTBJAHhguZBJEHhwtikgeIC2KTB4kLYpQHigtilQeLC2KWB40LYpcHjwsCmAeQC5oEmQeSC2KaB5QLApsHlQubBJwHlgtinQeXC2KeB5gLAp8HmwucBKAHnAuiBKEHnQtjogeeC2OjB58LY6QHoAtjpQehC2OmB6MLY6cHpQsCqAemC6MEqQeoC2OqB6oLAqsHqwukBKwHrAtjrQetC2OuB64LAq8HsQulBLAHsgupBLEHtAuqBLIHtQuqBLMHuAuqBLQHuQuqBLUHuguqBLYHvAuqBLcHvgsCuAe_C6sEuQfBC6oEugfDCwK7B8QLrAS8B8ULqgS9B8YLqgS-B8cLAr8HygutBMAHywuxBMEHzQuyBMIHzguyBMMH0QuyBMQH0guyBMUH0wuyBMYH1QuyBMcH1wsCyAfYC7MEyQfaC7IEygfcCwLLB90LtATMB94LsgTNB98LsgTOB-ALAs8H4wu1BNAH5Au5BNkH5gu6BNoHggy6BNsHhQy6BNwHhgy6BN0Hhwy6BN4HiQy6BN8HiwwC4AeMDMQE4QeODLoE4geQDALjB5EMxQTkB5IMugTlB5MMugTmB5QMAucHlwzGBOgHmAzKBOkHmQy7BOoHmgy7BOsHmwy7BOwHnAy7BO0HnQy7BO4Hnwy7BO8HoQwC8AeiDMsE8QekDLsE8gemDALzB6cMzAT0B6gMuwT1B6kMuwT2B6oMAvcHrQzNBPgHrgzTBPkHrwy8BPoHsAy8BPsHsQy8BPwHsgy8BP0Hswy8BP4HtQy8BP8HtwwCgAi4DNQEgQi6DLwEggi8DAKDCL0M1QSECL4MvASFCL8MvASGCMAMAocIwwzWBIgIxAzaBIkIxQy9BIoIxgy9BIsIxwy9BIwIyAy9BI0IyQy9BI4Iywy9BI8IzQwCkAjODNsEkQjQDL0EkgjSDAKTCNMM3ASUCNQMvQSVCNUMvQSWCNYMApcI2QzdBJgI2gzjBJkI2wy-BJoI3Ay-BJsI3Qy-BJwI3gy-BJ0I3wy-BJ4I4Qy-BJ8I4wwCoAjkDOQEoQjmDL4EogjoDAKjCOkM5QSkCOoMvgSlCOsMvgSmCOwMAqcI7wzmBKgI8AzsBKkI8gztBKoI8wztBKsI9gztBKwI9wztBK0I-AztBK4I-gztBK8I_AwCsAj9DO4EsQj_DO0EsgiBDQKzCIIN7wS0CIMN7QS1CIQN7QS2CIUNArcIiA3wBLgIiQ32BLkIiw3ABLoIjA3ABLsIjg3ABLwIjw3ABL0IkA3ABL4Ikg3ABL8IlA0CwAiVDfcEwQiXDcAEwgiZDQLDCJoN-ATECJsNwATFCJwNwATGCJ0NAscIoA35BMgIoQ3_BMkIog3BBMoIow3BBMsIpA3BBMwIpQ3BBM0Ipg3BBM4IqA3BBM8Iqg0C0AirDYAF0QitDcEE0givDQLTCLANgQXUCLENwQTVCLINwQTWCLMNAtcItg2CBdgItw2GBdkIuQ2HBdoIug2HBdsIvQ2HBdwIvg2HBd0Ivw2HBd4IwQ2HBd8Iww0C4AjEDYgF4QjGDYcF4gjIDQLjCMkNiQXkCMoNhwXlCMsNhwXmCMwNAucIzw2KBegI0A2QBewI0g2RBe0I3Q2RBe4I4A2RBe8I4Q2RBfAI4g2RBfEI5A2RBfII5g0C8wjnDZUF9AjpDZEF9QjrDQL2COwNlgX3CO0NkQX4CO4NkQX5CO8NAvoI8g2XBfsI8w2dBfwI9A2SBf0I9Q2SBf4I9g2SBf8I9w2SBYAJ-A2SBYEJ-g2SBYIJ_A0Cgwn9DZ4FhAn_DZIFhQmBDgKGCYIOnwWHCYMOkgWICYQOkgWJCYUOAooJiA6gBYsJiQ6mBYwJig6TBY0Jiw6TBY4JjA6TBY8JjQ6TBZAJjg6TBZEJkA6TBZIJkg4CkwmTDqcFlAmVDpMFlQmXDgKWCZgOqAWXCZkOkwWYCZoOkwWZCZsOApoJng6pBZsJnw6tBZwJoQ6uBZ0Jog6uBZ4JpQ6uBZ8Jpg6uBaAJpw6uBaEJqQ6uBaIJqw4CowmsDq8FpAmuDq4FpQmwDgKmCbEOsAWnCbIOrgWoCbMOrgWpCbQOAqoJtw6xBasJuA63BawJug64Ba0Juw64Ba4Jvg64Ba8Jvw64BbAJwA64BbEJwg64BbIJxA4CswnFDrkFtAnHDrgFtQnJDgK2CcoOugW3CcsOuAW4CcwOuAW5Cc0OAroJ0A67BbsJ0Q7BBbwJ0w7CBb0J1A7CBb4J1w7CBb8J2A7CBcAJ2Q7CBcEJ2w7CBcIJ3Q4CwwneDsMFxAngDsIFxQniDgLGCeMOxAXHCeQOwgXICeUOwgXJCeYOAsoJ6Q7FBcsJ6g7LBcwJ7A7MBc0J7Q7MBc4J8A7MBc8J8Q7MBdAJ8g7MBdEJ9A7MBdIJ9g4C0wn3Ds0F1An5DswF1Qn7DgLWCfwOzgXXCf0OzAXYCf4OzAXZCf8OAtoJgg_PBdsJgw_TBdwJhQ_UBd0Jhg_UBd4JiQ_UBd8Jig_UBeAJiw_UBeEJjQ_UBeIJjw8C4wmQD9UF5AmSD9QF5QmUDwLmCZUP1gXnCZYP1AXoCZcP1AXpCZgPAuoJmw_XBesJnA_bBewJng_cBe0Jnw_cBe4Jog_cBe8Jow_cBfAJpA_cBfEJpg_cBfIJqA8C8wmpD90F9AmrD9wF9QmtDwL2Ca4P3gX3Ca8P3AX4CbAP3AX5CbEPAvoJtA_fBfsJtQ_jBfwJtw_kBf0JuA_kBf4Juw_kBf8JvA_kBYAKvQ_kBYEKvw_kBYIKwQ8CgwrCD-UFhArED-QFhQrGDwKGCscP5gWHCsgP5AWICskP5AWJCsoPAooKzQ_nBYsKzg_tBYwK0A_uBY0K0Q_uBY4K1A_uBY8K1Q_uBZAK1g_uBZEK2A_uBZIK2g8CkwrbD-8FlArdD-4FlQrfDwKWCuAP8AWXCuEP7gWYCuIP7gWZCuMPApoK5g_xBZsK5w_3BZwK6Q_4BZ0K6g_4BZ4K7Q_4BZ8K7g_4BaAK7w_4BaEK8Q_4BaIK8w8Cowr0D_kFpAr2D_gFpQr4DwKmCvkP-gWnCvoP-AWoCvsP-AWpCvwPAqoK_w_7BasKgBD_BawKghCABq0KgxCABq4KhhCABq8KhxCABrAKiBCABrEKihCABrIKjBACswqNEIEGtAqPEIAGtQqREAK2CpIQgga3CpMQgAa4CpQQgAa5CpUQAroKmBCDBrsKmRCJBrwKmxCKBr0KnBCKBr4KnxCKBr8KoBCKBsAKoRCKBsEKoxCKBsIKpRACwwqmEIsGxAqoEIoGxQqqEALGCqsQjAbHCqwQigbICq0QigbJCq4QAsoKsRCNBssKshCTBswKtBCUBs0KtRCUBs4KuBCUBs8KuRCUBtAKuhCUBtEKvBCUBtIKvhAC0wq_EJUG1ArBEJQG1QrDEALWCsQQlgbXCsUQlAbYCsYQlAbZCscQAtoKyhCXBtsKyxCdBtwKzRCeBt0KzhCeBt4K0RCeBt8K0hCeBuAK0xCeBuEK1RCeBuIK1xAC4wrYEJ8G5AraEJ4G5QrcEALmCt0QoAbnCt4QngboCt8QngbpCuAQAuoK4xChBusK5BCnBuwK5hCoBu0K5xCoBu4K6hCoBu8K6xCoBvAK7BCoBvEK7hCoBvIK8BAC8wrxEKkG9ArzEKgG9Qr1EAL2CvYQqgb3CvcQqAb4CvgQqAb5CvkQAvoK_BCrBvsK_RCxBvwK_xCyBv0KgBGyBv4KgxGyBv8KhBGyBoALhRGyBoELhxGyBoILiRECgwuKEbMGhAuMEbIGhQuOEQKGC48RtAaHC5ARsgaIC5ERsgaJC5IRAooLlRG1BosLlhG7BowLmBG8Bo0LmRG8Bo4LnBG8Bo8LnRG8BpALnhG8BpELoBG8BpILohECkwujEb0GlAulEbwGlQunEQKWC6gRvgaXC6kRvAaYC6oRvAaZC6sRApoLrhG_BpsLrxHFBpwLsRHGBp0LshHGBp4LtRHGBp8LthHGBqALtxHGBqELuRHGBqILuxECowu8EccGpAu-EcYGpQvAEQKmC8ERyAanC8IRxgaoC8MRxgapC8QRAqoLxxHJBqsLyBHPBqwLyhHQBq0LyxHQBq4LzhHQBq8LzxHQBrAL0BHQBrEL0hHQBrIL1BECswvVEdEGtAvXEdAGtQvZEQK2C9oR0ga3C9sR0Aa4C9wR0Aa5C90RAroL4BHTBrsL4RHZBrwL4xHaBr0L5BHaBr4L5xHaBr8L6BHaBsAL6RHaBsEL6xHaBsIL7RECwwvuEdsGxAvwEdoGxQvyEQLGC_MR3AbHC_QR2gbIC_UR2gbJC_YRAsoL-RHdBssL-hHhBswL_BHiBs0L_RHiBs4LgBLiBs8LgRLiBtALghLiBtELhBLiBtILhhIC0wuHEuMG1AuJEuIG1QuLEgLWC4wS5AbXC40S4gbYC44S4gbZC48SAtoLkhLlBtsLkxLpBtwLlRLqBt0LlhLqBt4LmRLqBt8LmhLqBuALmxLqBuELnRLqBuILnxIC4wugEusG5AuiEuoG5QukEgLmC6US7AbnC6YS6gboC6cS6gbpC6gSAuoLqxLtBusLrBLxBuwLrhLyBu0LrxLyBu4LshLyBu8LsxLyBvALtBLyBvELthLyBvILuBIC8wu5EvMG9Au7EvIG9Qu9EgL2C74S9Ab3C78S8gb4C8AS8gb5C8ESAvoLxBL1BvsLxRL7BvwLxxL8Bv0LyBL8Bv4LyxL8Bv8LzBL8BoAMzRL8BoEMzxL8BoIM0RICgwzSEv0GhAzUEvwGhQzWEgKGDNcS_gaHDNgS_AaIDNkS_AaJDNoSAooM3RL_BosM3hKFB4wM4BKGB40M4RKGB44M5BKGB48M5RKGB5AM5hKGB5EM6BKGB5IM6hICkwzrEocHlAztEoYHlQzvEgKWDPASiAeXDPEShgeYDPIShgeZDPMSApoM9hKJB5sM9xKPB5wM-RKQB50M-hKQB54M_RKQB58M_hKQB6AM_xKQB6EMgROQB6IMgxMCowyEE5EHpAyGE5AHpQyIEwKmDIkTkgenDIoTkAeoDIsTkAepDIwTAqoMjxOTB6sMkBOZB6wMkhOaB60MkxOaB64MlhOaB68MlxOaB7AMmBOaB7EMmhOaB7IMnBMCswydE5sHtAyfE5oHtQyhEwK2DKITnAe3DKMTmge4DKQTmge5DKUTAroMqBOdB7sMqROjB7wMqxOkB70MrBOkB74MrxOkB78MsBOkB8AMsROkB8EMsxOkB8IMtRMCwwy2E6UHxAy4E6QHxQy6EwLGDLsTpgfHDLwTpAfIDL0TpAfJDL4TAsoMwROnB8sMwhOtB8wMxBOuB80MxROuB84MyBOuB88MyROuB9AMyhOuB9EMzBOuB9IMzhMC0wzPE68H1AzRE64H1QzTEwLWDNQTsAfXDNUTrgfYDNYTrgfZDNcTAtoM2hOxB9sM2xO1B9wM3RO2B90M3hO2B94M4RO2B98M4hO2B-AM4xO2B-EM5RO2B-IM5xMC4wzoE7cH5AzqE7YH5QzsEwLmDO0TuAfnDO4TtgfoDO8TtgfpDPATAuoM8xO5B-sM9BO_B-wM9hPAB-0M9xPAB-4M-hPAB-8M-xPAB_AM_BPAB_EM_hPAB_IMgBQC8wyBFMEH9AyDFMAH9QyFFAL2DIYUwgf3DIcUwAf4DIgUwAf5DIkUAvoMjBTDB_sMjRTHB_4MjxTIB_8MlBTIB4ANlRTIB4ENlhTIB4INlxTIB4MNmRTIB4QNmxQChQ2cFMsHhg2eFMgHhw2gFAKIDaEUzAeJDaIUyAeKDaMUyAeLDaQUAowNpxTNB40NqBTTB44NqhTJB48NqxTJB5ANrhTJB5ENrxTJB5INsBTJB5MNshTJB5QNtBQClQ21FNQHlg23FMkHlw25FAKYDboU1QeZDbsUyQeaDbwUyQebDb0UApwNwBTWB50NwRTaB54NwxTbB58NxBTbB6ANxxTbB6ENyBTbB6INyRTbB6MNyxTbB6QNzRQCpQ3OFNwHpg3QFNsHpw3SFAKoDdMU3QepDdQU2weqDdUU2werDdYUAqwN2RTeB60N2hTkB64N3BTlB68N3RTlB7AN4BTlB7EN4RTlB7IN4hTlB7MN5BTlB7QN5hQCtQ3nFOYHtg3pFOUHtw3rFAK4DewU5we5De0U5Qe6De4U5Qe7De8UArwN8hToB70N8xTsB74N9RTtB78N9hTtB8AN-RTtB8EN-hTtB8IN-xTtB8MN_RTtB8QN_xQCxQ2AFe4Hxg2CFe0Hxw2EFQLIDYUV7wfJDYYV7QfKDYcV7QfLDYgVAswNixXwB80NjBX2B9INjhX3B9MNmRX3B9QNnBX3B9UNnRX3B9YNnhX3B9cNoBX3B9gNohUC2Q2jFfwH2g2lFfcH2w2nFQLcDagV_QfdDakV9wfeDaoV9wffDasVAuANrhX-B-ENrxWCCOINsBX4B-MNsRX4B-QNshX4B-UNsxX4B-YNtBX4B-cNthX4B-gNuBUC6Q25FYMI6g27FfgH6w29FQLsDb4VhAjtDb8V-AfuDcAV-AfvDcEVAvANxBWFCPENxRWLCPINxhX5B_MNxxX5B_QNyBX5B_UNyRX5B_YNyhX5B_cNzBX5B_gNzhUC-Q3PFYwI-g3RFfkH-w3TFQL8DdQVjQj9DdUV-Qf-DdYV-Qf_DdcVAoAO2hWOCIEO2xWUCA"
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
