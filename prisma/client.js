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
config.runtimeDataModel = JSON.parse('{"models":{"EarnedAchievement":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"},{"name":"earnedAt","kind":"scalar","type":"DateTime","dbName":"earned_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"}],"dbName":"earned_achievement","schema":null},"Appeal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"flag","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"decideBy","kind":"scalar","type":"DateTime","dbName":"decide_by"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"decision","kind":"scalar","type":"String"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"totalBefore","kind":"scalar","type":"Int","dbName":"total_before"},{"name":"totalAfter","kind":"scalar","type":"Int","dbName":"total_after"},{"name":"consent","kind":"scalar","type":"String"}],"dbName":"appeal","schema":null},"AttestationSchema":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"schema","kind":"scalar","type":"String"},{"name":"resolver","kind":"scalar","type":"String"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"attestation_schema","schema":null},"Attestation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"data","kind":"scalar","type":"String"},{"name":"omittedBytes","kind":"scalar","type":"Int","dbName":"omitted_bytes"},{"name":"decoded","kind":"scalar","type":"Json"},{"name":"preview","kind":"scalar","type":"Json"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"refUid","kind":"scalar","type":"String","dbName":"ref_uid"},{"name":"salt","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"signatureKind","kind":"scalar","type":"String","dbName":"signature_kind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"revocationReason","kind":"scalar","type":"String","dbName":"revocation_reason"},{"name":"revocationDetails","kind":"scalar","type":"String","dbName":"revocation_details"},{"name":"publicReason","kind":"scalar","type":"String","dbName":"public_reason"},{"name":"revocationSignature","kind":"scalar","type":"String","dbName":"revocation_signature"},{"name":"revocationSeq","kind":"scalar","type":"BigInt","dbName":"revocation_seq"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revokedBlock","kind":"scalar","type":"BigInt","dbName":"revoked_block"},{"name":"revokedTxHash","kind":"scalar","type":"String","dbName":"revoked_tx_hash"},{"name":"final","kind":"scalar","type":"Boolean"}],"dbName":"attestation","schema":null},"LeftOutAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"sender","kind":"scalar","type":"String"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"attestation","kind":"scalar","type":"Json"}],"dbName":"left_out_attestation","schema":null},"EarlyRevocation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"}],"dbName":"early_revocation","schema":null},"IssuerWeight":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"issuer_weight","schema":null},"Notification":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"}],"dbName":"notification","schema":null},"PendingAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"uid","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"subject","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revocation","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"}],"dbName":"pending_attestation","schema":null},"Meta":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Json"}],"dbName":"meta","schema":null},"Developer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tier","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"erasingAt","kind":"scalar","type":"DateTime","dbName":"erasing_at"},{"name":"erasedAt","kind":"scalar","type":"DateTime","dbName":"erased_at"},{"name":"erasedTrackings","kind":"scalar","type":"Int","dbName":"erased_trackings"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToDeveloper"},{"name":"noticeChannels","kind":"object","type":"NoticeChannel","relationName":"DeveloperToNoticeChannel"}],"dbName":"developer","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"origins","kind":"scalar","type":"String"},{"name":"policyIds","kind":"scalar","type":"String","dbName":"policy_ids"},{"name":"permissions","kind":"scalar","type":"String"},{"name":"rateLimit","kind":"scalar","type":"Int","dbName":"rate_limit"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"last4","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"replacedBy","kind":"scalar","type":"String","dbName":"replaced_by"},{"name":"developer","kind":"object","type":"Developer","relationName":"ApiKeyToDeveloper"}],"dbName":"api_key","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actor","kind":"scalar","type":"String"},{"name":"act","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"}],"dbName":"audit_entry","schema":null},"IdempotentRequest":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"committed","kind":"scalar","type":"Boolean"},{"name":"results","kind":"scalar","type":"Bytes"},{"name":"fence","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"idempotent_request","schema":null},"IdempotentBytes":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"bytes","kind":"scalar","type":"BigInt"}],"dbName":"idempotent_bytes","schema":null},"DayCount":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"requests","kind":"scalar","type":"Int"}],"dbName":"day_count","schema":null},"AuthNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"auth_nonce","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"session","schema":null},"UsageHour":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"endpoint","kind":"scalar","type":"String"},{"name":"requests","kind":"scalar","type":"Int"},{"name":"errors","kind":"scalar","type":"Int"},{"name":"latencies","kind":"scalar","type":"Int"}],"dbName":"usage_hour","schema":null},"Epoch":{"fields":[{"name":"number","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"String"},{"name":"previousRoot","kind":"scalar","type":"String","dbName":"previous_root"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"rows","kind":"scalar","type":"Int"},{"name":"chains","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"nodes","kind":"scalar","type":"Bytes"},{"name":"lineBytes","kind":"scalar","type":"BigInt","dbName":"line_bytes"},{"name":"checksum","kind":"scalar","type":"BigInt"},{"name":"storedBytes","kind":"scalar","type":"BigInt","dbName":"stored_bytes"},{"name":"published","kind":"scalar","type":"Json"}],"dbName":"epoch","schema":null},"EpochPage":{"fields":[{"name":"epoch","kind":"scalar","type":"Int"},{"name":"firstIndex","kind":"scalar","type":"Int","dbName":"first_index"},{"name":"firstAddress","kind":"scalar","type":"String","dbName":"first_address"},{"name":"chunkHash","kind":"scalar","type":"Bytes","dbName":"chunk_hash"},{"name":"leaves","kind":"scalar","type":"Bytes"},{"name":"chunk","kind":"object","type":"EpochChunk","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_page","schema":null},"EpochChunk":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"data","kind":"scalar","type":"Bytes"},{"name":"pages","kind":"object","type":"EpochPage","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_chunk","schema":null},"NameEvent":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameHash","kind":"scalar","type":"String","dbName":"name_hash"},{"name":"account","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"name_event","schema":null},"Identity":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"state","kind":"scalar","type":"String"},{"name":"parent","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"mintedAt","kind":"scalar","type":"DateTime","dbName":"minted_at"},{"name":"final","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"blocked","kind":"scalar","type":"Boolean"},{"name":"received","kind":"scalar","type":"Boolean"},{"name":"wallets","kind":"object","type":"IdentityWallet","relationName":"IdentityToIdentityWallet"}],"dbName":"identity","schema":null},"IdentityWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"primary","kind":"scalar","type":"Boolean"},{"name":"linkedAt","kind":"scalar","type":"DateTime","dbName":"linked_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"counts","kind":"scalar","type":"Boolean"},{"name":"identity","kind":"object","type":"Identity","relationName":"IdentityToIdentityWallet"}],"dbName":"identity_wallet","schema":null},"IdentityDeparture":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leftAt","kind":"scalar","type":"DateTime","dbName":"left_at"}],"dbName":"identity_departure","schema":null},"IdentityPast":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"owner","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"wallets","kind":"scalar","type":"Json"}],"dbName":"identity_past","schema":null},"WalletGroup":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"joinedAt","kind":"scalar","type":"DateTime","dbName":"joined_at"}],"dbName":"wallet_group","schema":null},"ChainCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"headNumber","kind":"scalar","type":"BigInt","dbName":"head_number"},{"name":"finalizedBlock","kind":"scalar","type":"BigInt","dbName":"finalized_block"},{"name":"scoredBlock","kind":"scalar","type":"BigInt","dbName":"scored_block"},{"name":"scoredHash","kind":"scalar","type":"String","dbName":"scored_hash"},{"name":"dayBlockNumber","kind":"scalar","type":"BigInt","dbName":"day_block_number"},{"name":"dayBlockHash","kind":"scalar","type":"String","dbName":"day_block_hash"},{"name":"dayBlockTime","kind":"scalar","type":"BigInt","dbName":"day_block_time"},{"name":"state","kind":"scalar","type":"String"},{"name":"error","kind":"scalar","type":"String"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"missingBlock","kind":"scalar","type":"BigInt","dbName":"missing_block"},{"name":"missingSince","kind":"scalar","type":"DateTime","dbName":"missing_since"}],"dbName":"chain_cursor","schema":null},"ExplorerHead":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"guessed","kind":"scalar","type":"Boolean"}],"dbName":"explorer_head","schema":null},"ExplorerFault":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"host","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"}],"dbName":"explorer_fault","schema":null},"ChainControl":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"pausedAt","kind":"scalar","type":"DateTime","dbName":"paused_at"},{"name":"pauseReason","kind":"scalar","type":"String","dbName":"pause_reason"},{"name":"reindexFrom","kind":"scalar","type":"BigInt","dbName":"reindex_from"},{"name":"reindexRequestedAt","kind":"scalar","type":"DateTime","dbName":"reindex_requested_at"},{"name":"reindexStartedAt","kind":"scalar","type":"DateTime","dbName":"reindex_started_at"},{"name":"setAsideBlock","kind":"scalar","type":"BigInt","dbName":"set_aside_block"},{"name":"setAsideRequestedAt","kind":"scalar","type":"DateTime","dbName":"set_aside_requested_at"}],"dbName":"chain_control","schema":null},"Block":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"String"},{"name":"parentHash","kind":"scalar","type":"String","dbName":"parent_hash"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"statedTime","kind":"scalar","type":"BigInt","dbName":"stated_time"}],"dbName":"block","schema":null},"Activity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"activity","schema":null},"Facts":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"}],"dbName":"facts","schema":null},"FactsSnapshot":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"facts_snapshot","schema":null},"FundingCluster":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"funder","kind":"scalar","type":"String"},{"name":"clusterSize","kind":"scalar","type":"Int","dbName":"cluster_size"},{"name":"chainLength","kind":"scalar","type":"Int","dbName":"chain_length"}],"dbName":"funding_cluster","schema":null},"AlikeCluster":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"size","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"Json"},{"name":"foundBy","kind":"scalar","type":"String","dbName":"found_by"}],"dbName":"alike_cluster","schema":null},"PaymentTrust":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"payment_trust","schema":null},"QuarantinedTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"firstBlock","kind":"scalar","type":"BigInt","dbName":"first_block"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"}],"dbName":"quarantined_transaction","schema":null},"QuarantinedWallet":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"partlyRead","kind":"scalar","type":"Boolean","dbName":"partly_read"}],"dbName":"quarantined_wallet","schema":null},"List":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"read","kind":"scalar","type":"String"},{"name":"repair","kind":"scalar","type":"Boolean"},{"name":"column","kind":"scalar","type":"String"},{"name":"previousId","kind":"scalar","type":"String","dbName":"previous_id"},{"name":"format","kind":"scalar","type":"Json"},{"name":"columns","kind":"scalar","type":"Json"},{"name":"counts","kind":"scalar","type":"Json"},{"name":"summary","kind":"scalar","type":"Json"},{"name":"charged","kind":"scalar","type":"Boolean"},{"name":"reading","kind":"scalar","type":"String"},{"name":"lastRow","kind":"scalar","type":"Int","dbName":"last_row"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"source","kind":"scalar","type":"Json"},{"name":"sourceState","kind":"scalar","type":"Json","dbName":"source_state"},{"name":"uploads","kind":"object","type":"ListUpload","relationName":"ListToListUpload"},{"name":"balances","kind":"object","type":"ListBalance","relationName":"ListToListBalance"},{"name":"rows","kind":"object","type":"ListRow","relationName":"ListToListRow"},{"name":"lines","kind":"object","type":"ListLine","relationName":"ListToListLine"},{"name":"clusters","kind":"object","type":"ListCluster","relationName":"ListToListCluster"},{"name":"shares","kind":"object","type":"ListShare","relationName":"ListToListShare"}],"dbName":"list","schema":null},"ListUpload":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"list","kind":"object","type":"List","relationName":"ListToListUpload"}],"dbName":"list_upload","schema":null},"ListBalance":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"holder","kind":"scalar","type":"String"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"list","kind":"object","type":"List","relationName":"ListToListBalance"}],"dbName":"list_balance","schema":null},"ListRow":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"row","kind":"scalar","type":"Int"},{"name":"line","kind":"scalar","type":"Int"},{"name":"input","kind":"scalar","type":"String"},{"name":"identity","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"special","kind":"scalar","type":"String"},{"name":"duplicateOf","kind":"scalar","type":"Int","dbName":"duplicate_of"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reasons","kind":"scalar","type":"Json"},{"name":"svcId","kind":"scalar","type":"String","dbName":"svc_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"tier","kind":"scalar","type":"String"},{"name":"flags","kind":"scalar","type":"String"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"known","kind":"scalar","type":"Boolean"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"keep","kind":"scalar","type":"Boolean"},{"name":"sameAs","kind":"scalar","type":"Int","dbName":"same_as"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"list","kind":"object","type":"List","relationName":"ListToListRow"}],"dbName":"list_row","schema":null},"ListLine":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"line","kind":"scalar","type":"Int"},{"name":"row","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListLine"}],"dbName":"list_line","schema":null},"ListCluster":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"size","kind":"scalar","type":"Int"},{"name":"strength","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"keep","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListCluster"}],"dbName":"list_cluster","schema":null},"ListShare":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"list","kind":"object","type":"List","relationName":"ListToListShare"}],"dbName":"list_share","schema":null},"ListTree":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"who","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"String"},{"name":"cap","kind":"scalar","type":"Decimal"},{"name":"floor","kind":"scalar","type":"Decimal"},{"name":"decimals","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"Bytes"},{"name":"leaves","kind":"scalar","type":"Int"},{"name":"sum","kind":"scalar","type":"Decimal"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"day","kind":"scalar","type":"BigInt"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"issuedAt","kind":"scalar","type":"BigInt","dbName":"issued_at"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"leafRows","kind":"object","type":"ListTreeLeaf","relationName":"ListTreeToListTreeLeaf"},{"name":"nodes","kind":"object","type":"ListTreeNode","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree","schema":null},"ListTreeLeaf":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"index","kind":"scalar","type":"Int"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"position","kind":"scalar","type":"Int"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeLeaf"}],"dbName":"list_tree_leaf","schema":null},"ListTreeNode":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree_node","schema":null},"NoticeChannel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"medium","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"host","kind":"scalar","type":"String"},{"name":"kinds","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"namedAt","kind":"scalar","type":"DateTime","dbName":"named_at"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"developer","kind":"object","type":"Developer","relationName":"DeveloperToNoticeChannel"},{"name":"events","kind":"object","type":"NoticeEvent","relationName":"NoticeChannelToNoticeEvent"},{"name":"messages","kind":"object","type":"NoticeMessage","relationName":"NoticeChannelToNoticeMessage"},{"name":"conditions","kind":"object","type":"NoticeCondition","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_channel","schema":null},"NoticeAddress":{"fields":[{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"asked","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"client","kind":"scalar","type":"String"},{"name":"refused","kind":"scalar","type":"Boolean"}],"dbName":"notice_address","schema":null},"NoticeEvent":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeEvent"}],"dbName":"notice_event","schema":null},"NoticeMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"items","kind":"scalar","type":"Json"},{"name":"notices","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeMessage"}],"dbName":"notice_message","schema":null},"NoticeCondition":{"fields":[{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"notifiedAt","kind":"scalar","type":"DateTime","dbName":"notified_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_condition","schema":null},"PersonSession":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"providerSession","kind":"scalar","type":"String","dbName":"provider_session"},{"name":"role","kind":"scalar","type":"String"},{"name":"grantedBy","kind":"scalar","type":"String","dbName":"granted_by"},{"name":"refreshToken","kind":"scalar","type":"String","dbName":"refresh_token"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"checkAt","kind":"scalar","type":"DateTime","dbName":"check_at"},{"name":"checkFault","kind":"scalar","type":"String","dbName":"check_fault"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"person_session","schema":null},"LogoutToken":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"ended","kind":"scalar","type":"String"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"logout_token","schema":null},"Policy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"simulations","kind":"object","type":"PolicySimulation","relationName":"PolicyToPolicySimulation"},{"name":"nullifiers","kind":"object","type":"PassNullifier","relationName":"PassNullifierToPolicy"},{"name":"snapshots","kind":"object","type":"SnapshotToken","relationName":"PolicyToSnapshotToken"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyToPolicyWatch"}],"dbName":"policy","schema":null},"PolicySimulation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"lastSubject","kind":"scalar","type":"String","dbName":"last_subject"},{"name":"tally","kind":"scalar","type":"Json"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicySimulation"}],"dbName":"policy_simulation","schema":null},"PassNullifier":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"nullifier","kind":"scalar","type":"String"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PassNullifierToPolicy"}],"dbName":"pass_nullifier","schema":null},"SnapshotToken":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"stored","kind":"scalar","type":"Int"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToSnapshotToken"},{"name":"blocks","kind":"object","type":"SnapshotBlock","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_token","schema":null},"SnapshotBlock":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"network","kind":"scalar","type":"BigInt"},{"name":"snapshot","kind":"scalar","type":"BigInt"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"token","kind":"object","type":"SnapshotToken","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_block","schema":null},"SnapshotAnswer":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"address","kind":"scalar","type":"String"},{"name":"score","kind":"scalar","type":"Int"}],"dbName":"snapshot_answer","schema":null},"PolicyWatch":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"wallets","kind":"scalar","type":"Int"},{"name":"readsChain","kind":"scalar","type":"Boolean","dbName":"reads_chain"},{"name":"turnAt","kind":"scalar","type":"DateTime","dbName":"turn_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicyWatch"},{"name":"watched","kind":"object","type":"WatchedWallet","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"policy_watch","schema":null},"WatchedWallet":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"chainOutcomes","kind":"scalar","type":"String","dbName":"chain_outcomes"},{"name":"chainReadAt","kind":"scalar","type":"DateTime","dbName":"chain_read_at"},{"name":"nextOutcome","kind":"scalar","type":"String","dbName":"next_outcome"},{"name":"nextBlocks","kind":"scalar","type":"Json","dbName":"next_blocks"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"watched_wallet","schema":null},"ChainRead":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"calls","kind":"scalar","type":"Int"}],"dbName":"chain_read","schema":null},"OnceWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"party","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"traceparent","kind":"scalar","type":"String"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"histories","kind":"object","type":"OnceHistory","relationName":"OnceHistoryToOnceWallet"},{"name":"questions","kind":"object","type":"OnceQuestion","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_wallet","schema":null},"OnceHistory":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"headAt","kind":"scalar","type":"BigInt","dbName":"head_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceHistoryToOnceWallet"}],"dbName":"once_history","schema":null},"OnceQuestion":{"fields":[{"name":"asker","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"reads","kind":"scalar","type":"Boolean"},{"name":"payer","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"compareFrom","kind":"scalar","type":"DateTime","dbName":"compare_from"},{"name":"alike","kind":"scalar","type":"Json"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_question","schema":null},"Reservation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"name","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"deposit","kind":"scalar","type":"Decimal"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"state","kind":"scalar","type":"String"}],"dbName":"reservation","schema":null},"ReservationCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"}],"dbName":"reservation_cursor","schema":null},"Voucher":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"claimer","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"referralCode","kind":"scalar","type":"String","dbName":"referral_code"},{"name":"consents","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"}],"dbName":"voucher","schema":null},"ReferralCode":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"referral_code","schema":null},"Referral":{"fields":[{"name":"referee","kind":"scalar","type":"String"},{"name":"referrer","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"referral","schema":null},"SponsoredMint":{"fields":[{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsored_mint","schema":null},"SentTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"sender","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"raw","kind":"scalar","type":"String"},{"name":"hashes","kind":"scalar","type":"String"},{"name":"raises","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"}],"dbName":"sent_transaction","schema":null},"Score":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"bonus","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"unavailable","kind":"scalar","type":"String"},{"name":"stale","kind":"scalar","type":"String"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"modelHash","kind":"scalar","type":"Bytes","dbName":"model_hash"},{"name":"reachedAt","kind":"scalar","type":"BigInt","dbName":"reached_at"},{"name":"nextChangeDay","kind":"scalar","type":"BigInt","dbName":"next_change_day"},{"name":"steps","kind":"scalar","type":"Int"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"score","schema":null},"ScoreFacts":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"score_facts","schema":null},"ScoreFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"before","kind":"scalar","type":"Int"},{"name":"after","kind":"scalar","type":"Int"},{"name":"rankedBefore","kind":"scalar","type":"Boolean","dbName":"ranked_before"},{"name":"rankedAfter","kind":"scalar","type":"Boolean","dbName":"ranked_after"},{"name":"reachedBefore","kind":"scalar","type":"BigInt","dbName":"reached_before"},{"name":"reachedAfter","kind":"scalar","type":"BigInt","dbName":"reached_after"},{"name":"cause","kind":"scalar","type":"String"},{"name":"sourceChain","kind":"scalar","type":"BigInt","dbName":"source_chain"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"}],"dbName":"score_feed","schema":null},"IdentityFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"identity","kind":"scalar","type":"String"}],"dbName":"identity_feed","schema":null},"SavedRanking":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"position","kind":"scalar","type":"String"},{"name":"scopes","kind":"scalar","type":"Json"},{"name":"savedAt","kind":"scalar","type":"DateTime","dbName":"saved_at"}],"dbName":"saved_ranking","schema":null},"ScoreClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"recordedAt","kind":"scalar","type":"DateTime","dbName":"recorded_at"}],"dbName":"score_close","schema":null},"StaleClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"stale_close","schema":null},"PendingScore":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"scoredTo","kind":"scalar","type":"String","dbName":"scored_to"},{"name":"scored","kind":"scalar","type":"BigInt"}],"dbName":"pending_score","schema":null},"ModelSwitch":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"version","kind":"scalar","type":"String"},{"name":"announcedAt","kind":"scalar","type":"DateTime","dbName":"announced_at"},{"name":"activeFrom","kind":"scalar","type":"DateTime","dbName":"active_from"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"rescoredAt","kind":"scalar","type":"DateTime","dbName":"rescored_at"},{"name":"summary","kind":"scalar","type":"Json"}],"dbName":"model_switch","schema":null},"ModelComparison":{"fields":[{"name":"version","kind":"scalar","type":"String"},{"name":"requestedAt","kind":"scalar","type":"DateTime","dbName":"requested_at"},{"name":"compared","kind":"scalar","type":"Int"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"result","kind":"scalar","type":"Json"}],"dbName":"model_comparison","schema":null},"ScreeningList":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"sourceAt","kind":"scalar","type":"DateTime","dbName":"source_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"changedAt","kind":"scalar","type":"DateTime","dbName":"changed_at"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"entries","kind":"scalar","type":"Int"},{"name":"unread","kind":"scalar","type":"Int"},{"name":"etag","kind":"scalar","type":"String"},{"name":"lastModified","kind":"scalar","type":"String","dbName":"last_modified"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"error","kind":"scalar","type":"String"},{"name":"refused","kind":"scalar","type":"String"},{"name":"refusedCount","kind":"scalar","type":"Int","dbName":"refused_count"},{"name":"accepted","kind":"scalar","type":"String"}],"dbName":"screening_list","schema":null},"ScreeningEntry":{"fields":[{"name":"list","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"listed","kind":"scalar","type":"Boolean"}],"dbName":"screening_entry","schema":null},"ScreeningDay":{"fields":[{"name":"list","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"}],"dbName":"screening_day","schema":null},"Takedown":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"liftedAt","kind":"scalar","type":"DateTime","dbName":"lifted_at"}],"dbName":"takedown","schema":null},"TradingCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"since24h","kind":"scalar","type":"BigInt","dbName":"since_24h"},{"name":"since7d","kind":"scalar","type":"BigInt","dbName":"since_7d"},{"name":"since30d","kind":"scalar","type":"BigInt","dbName":"since_30d"},{"name":"settings","kind":"scalar","type":"String"}],"dbName":"trading_cursor","schema":null},"Trade":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trade","schema":null},"TradingHolding":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"cost","kind":"scalar","type":"Decimal"}],"dbName":"trading_holding","schema":null},"Trader":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"trades","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trader","schema":null},"TraderHistogram":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"sort","kind":"scalar","type":"String"},{"name":"bucket","kind":"scalar","type":"Decimal"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"traders","kind":"scalar","type":"BigInt"}],"dbName":"trader_histogram","schema":null},"StaleTrader":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"subject","kind":"scalar","type":"String"}],"dbName":"stale_trader","schema":null},"Wallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"wallet","schema":null},"TrackedWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"smartAccount","kind":"scalar","type":"Boolean","dbName":"smart_account"},{"name":"error","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"fromBlock","kind":"scalar","type":"BigInt","dbName":"from_block"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"},{"name":"attestedFrom","kind":"scalar","type":"BigInt","dbName":"attested_from"},{"name":"attestedTo","kind":"scalar","type":"BigInt","dbName":"attested_to"},{"name":"attestDue","kind":"scalar","type":"DateTime","dbName":"attest_due"}],"dbName":"tracked_wallet","schema":null},"Tracking":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"tracking","schema":null},"Backfill":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"party","kind":"scalar","type":"String"},{"name":"line","kind":"object","type":"BackfillParty","relationName":"BackfillToBackfillParty"},{"name":"turns","kind":"scalar","type":"Int"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Json"}],"dbName":"backfill","schema":null},"BackfillParty":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"servedAt","kind":"scalar","type":"DateTime","dbName":"served_at"},{"name":"backfills","kind":"object","type":"Backfill","relationName":"BackfillToBackfillParty"}],"dbName":"backfill_party","schema":null},"StagedActivity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"staged_activity","schema":null},"AutomaticTracking":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"automatic_tracking","schema":null},"Outbox":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"event","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subjectsDone","kind":"scalar","type":"Boolean","dbName":"subjects_done"},{"name":"expandedTo","kind":"scalar","type":"String","dbName":"expanded_to"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"events","kind":"scalar","type":"String"},{"name":"subjects","kind":"scalar","type":"String"},{"name":"allSubjects","kind":"scalar","type":"Boolean","dbName":"all_subjects"},{"name":"secret","kind":"scalar","type":"String"},{"name":"oldSecret","kind":"scalar","type":"String","dbName":"old_secret"},{"name":"oldSecretUntil","kind":"scalar","type":"DateTime","dbName":"old_secret_until"},{"name":"signatureKey","kind":"scalar","type":"String","dbName":"signature_key"},{"name":"oldSignatureKey","kind":"scalar","type":"String","dbName":"old_signature_key"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"operatorOff","kind":"scalar","type":"Boolean","dbName":"operator_off"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"isFull","kind":"scalar","type":"Boolean","dbName":"is_full"},{"name":"missedFrom","kind":"scalar","type":"DateTime","dbName":"missed_from"},{"name":"missedUntil","kind":"scalar","type":"DateTime","dbName":"missed_until"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"event","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"earlierAttempts","kind":"scalar","type":"Int","dbName":"earlier_attempts"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"traceparent","kind":"scalar","type":"String"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"},{"name":"attempts","kind":"object","type":"WebhookAttempt","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_delivery","schema":null},"WebhookAttempt":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"error","kind":"scalar","type":"String"},{"name":"requestHeaders","kind":"scalar","type":"Json","dbName":"request_headers"},{"name":"responseBody","kind":"scalar","type":"String","dbName":"response_body"},{"name":"delivery","kind":"object","type":"WebhookDelivery","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_attempt","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","EarnedAchievement.findUnique","EarnedAchievement.findUniqueOrThrow","orderBy","cursor","EarnedAchievement.findFirst","EarnedAchievement.findFirstOrThrow","EarnedAchievement.findMany","data","EarnedAchievement.createOne","EarnedAchievement.createMany","EarnedAchievement.createManyAndReturn","EarnedAchievement.updateOne","EarnedAchievement.updateMany","EarnedAchievement.updateManyAndReturn","create","update","EarnedAchievement.upsertOne","EarnedAchievement.deleteOne","EarnedAchievement.deleteMany","having","_count","_min","_max","EarnedAchievement.groupBy","EarnedAchievement.aggregate","Appeal.findUnique","Appeal.findUniqueOrThrow","Appeal.findFirst","Appeal.findFirstOrThrow","Appeal.findMany","Appeal.createOne","Appeal.createMany","Appeal.createManyAndReturn","Appeal.updateOne","Appeal.updateMany","Appeal.updateManyAndReturn","Appeal.upsertOne","Appeal.deleteOne","Appeal.deleteMany","_avg","_sum","Appeal.groupBy","Appeal.aggregate","AttestationSchema.findUnique","AttestationSchema.findUniqueOrThrow","AttestationSchema.findFirst","AttestationSchema.findFirstOrThrow","AttestationSchema.findMany","AttestationSchema.createOne","AttestationSchema.createMany","AttestationSchema.createManyAndReturn","AttestationSchema.updateOne","AttestationSchema.updateMany","AttestationSchema.updateManyAndReturn","AttestationSchema.upsertOne","AttestationSchema.deleteOne","AttestationSchema.deleteMany","AttestationSchema.groupBy","AttestationSchema.aggregate","Attestation.findUnique","Attestation.findUniqueOrThrow","Attestation.findFirst","Attestation.findFirstOrThrow","Attestation.findMany","Attestation.createOne","Attestation.createMany","Attestation.createManyAndReturn","Attestation.updateOne","Attestation.updateMany","Attestation.updateManyAndReturn","Attestation.upsertOne","Attestation.deleteOne","Attestation.deleteMany","Attestation.groupBy","Attestation.aggregate","LeftOutAttestation.findUnique","LeftOutAttestation.findUniqueOrThrow","LeftOutAttestation.findFirst","LeftOutAttestation.findFirstOrThrow","LeftOutAttestation.findMany","LeftOutAttestation.createOne","LeftOutAttestation.createMany","LeftOutAttestation.createManyAndReturn","LeftOutAttestation.updateOne","LeftOutAttestation.updateMany","LeftOutAttestation.updateManyAndReturn","LeftOutAttestation.upsertOne","LeftOutAttestation.deleteOne","LeftOutAttestation.deleteMany","LeftOutAttestation.groupBy","LeftOutAttestation.aggregate","EarlyRevocation.findUnique","EarlyRevocation.findUniqueOrThrow","EarlyRevocation.findFirst","EarlyRevocation.findFirstOrThrow","EarlyRevocation.findMany","EarlyRevocation.createOne","EarlyRevocation.createMany","EarlyRevocation.createManyAndReturn","EarlyRevocation.updateOne","EarlyRevocation.updateMany","EarlyRevocation.updateManyAndReturn","EarlyRevocation.upsertOne","EarlyRevocation.deleteOne","EarlyRevocation.deleteMany","EarlyRevocation.groupBy","EarlyRevocation.aggregate","IssuerWeight.findUnique","IssuerWeight.findUniqueOrThrow","IssuerWeight.findFirst","IssuerWeight.findFirstOrThrow","IssuerWeight.findMany","IssuerWeight.createOne","IssuerWeight.createMany","IssuerWeight.createManyAndReturn","IssuerWeight.updateOne","IssuerWeight.updateMany","IssuerWeight.updateManyAndReturn","IssuerWeight.upsertOne","IssuerWeight.deleteOne","IssuerWeight.deleteMany","IssuerWeight.groupBy","IssuerWeight.aggregate","Notification.findUnique","Notification.findUniqueOrThrow","Notification.findFirst","Notification.findFirstOrThrow","Notification.findMany","Notification.createOne","Notification.createMany","Notification.createManyAndReturn","Notification.updateOne","Notification.updateMany","Notification.updateManyAndReturn","Notification.upsertOne","Notification.deleteOne","Notification.deleteMany","Notification.groupBy","Notification.aggregate","PendingAttestation.findUnique","PendingAttestation.findUniqueOrThrow","PendingAttestation.findFirst","PendingAttestation.findFirstOrThrow","PendingAttestation.findMany","PendingAttestation.createOne","PendingAttestation.createMany","PendingAttestation.createManyAndReturn","PendingAttestation.updateOne","PendingAttestation.updateMany","PendingAttestation.updateManyAndReturn","PendingAttestation.upsertOne","PendingAttestation.deleteOne","PendingAttestation.deleteMany","PendingAttestation.groupBy","PendingAttestation.aggregate","Meta.findUnique","Meta.findUniqueOrThrow","Meta.findFirst","Meta.findFirstOrThrow","Meta.findMany","Meta.createOne","Meta.createMany","Meta.createManyAndReturn","Meta.updateOne","Meta.updateMany","Meta.updateManyAndReturn","Meta.upsertOne","Meta.deleteOne","Meta.deleteMany","Meta.groupBy","Meta.aggregate","developer","keys","channel","events","messages","conditions","noticeChannels","Developer.findUnique","Developer.findUniqueOrThrow","Developer.findFirst","Developer.findFirstOrThrow","Developer.findMany","Developer.createOne","Developer.createMany","Developer.createManyAndReturn","Developer.updateOne","Developer.updateMany","Developer.updateManyAndReturn","Developer.upsertOne","Developer.deleteOne","Developer.deleteMany","Developer.groupBy","Developer.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","IdempotentRequest.findUnique","IdempotentRequest.findUniqueOrThrow","IdempotentRequest.findFirst","IdempotentRequest.findFirstOrThrow","IdempotentRequest.findMany","IdempotentRequest.createOne","IdempotentRequest.createMany","IdempotentRequest.createManyAndReturn","IdempotentRequest.updateOne","IdempotentRequest.updateMany","IdempotentRequest.updateManyAndReturn","IdempotentRequest.upsertOne","IdempotentRequest.deleteOne","IdempotentRequest.deleteMany","IdempotentRequest.groupBy","IdempotentRequest.aggregate","IdempotentBytes.findUnique","IdempotentBytes.findUniqueOrThrow","IdempotentBytes.findFirst","IdempotentBytes.findFirstOrThrow","IdempotentBytes.findMany","IdempotentBytes.createOne","IdempotentBytes.createMany","IdempotentBytes.createManyAndReturn","IdempotentBytes.updateOne","IdempotentBytes.updateMany","IdempotentBytes.updateManyAndReturn","IdempotentBytes.upsertOne","IdempotentBytes.deleteOne","IdempotentBytes.deleteMany","IdempotentBytes.groupBy","IdempotentBytes.aggregate","DayCount.findUnique","DayCount.findUniqueOrThrow","DayCount.findFirst","DayCount.findFirstOrThrow","DayCount.findMany","DayCount.createOne","DayCount.createMany","DayCount.createManyAndReturn","DayCount.updateOne","DayCount.updateMany","DayCount.updateManyAndReturn","DayCount.upsertOne","DayCount.deleteOne","DayCount.deleteMany","DayCount.groupBy","DayCount.aggregate","AuthNonce.findUnique","AuthNonce.findUniqueOrThrow","AuthNonce.findFirst","AuthNonce.findFirstOrThrow","AuthNonce.findMany","AuthNonce.createOne","AuthNonce.createMany","AuthNonce.createManyAndReturn","AuthNonce.updateOne","AuthNonce.updateMany","AuthNonce.updateManyAndReturn","AuthNonce.upsertOne","AuthNonce.deleteOne","AuthNonce.deleteMany","AuthNonce.groupBy","AuthNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","Epoch.findUnique","Epoch.findUniqueOrThrow","Epoch.findFirst","Epoch.findFirstOrThrow","Epoch.findMany","Epoch.createOne","Epoch.createMany","Epoch.createManyAndReturn","Epoch.updateOne","Epoch.updateMany","Epoch.updateManyAndReturn","Epoch.upsertOne","Epoch.deleteOne","Epoch.deleteMany","Epoch.groupBy","Epoch.aggregate","pages","chunk","EpochPage.findUnique","EpochPage.findUniqueOrThrow","EpochPage.findFirst","EpochPage.findFirstOrThrow","EpochPage.findMany","EpochPage.createOne","EpochPage.createMany","EpochPage.createManyAndReturn","EpochPage.updateOne","EpochPage.updateMany","EpochPage.updateManyAndReturn","EpochPage.upsertOne","EpochPage.deleteOne","EpochPage.deleteMany","EpochPage.groupBy","EpochPage.aggregate","EpochChunk.findUnique","EpochChunk.findUniqueOrThrow","EpochChunk.findFirst","EpochChunk.findFirstOrThrow","EpochChunk.findMany","EpochChunk.createOne","EpochChunk.createMany","EpochChunk.createManyAndReturn","EpochChunk.updateOne","EpochChunk.updateMany","EpochChunk.updateManyAndReturn","EpochChunk.upsertOne","EpochChunk.deleteOne","EpochChunk.deleteMany","EpochChunk.groupBy","EpochChunk.aggregate","NameEvent.findUnique","NameEvent.findUniqueOrThrow","NameEvent.findFirst","NameEvent.findFirstOrThrow","NameEvent.findMany","NameEvent.createOne","NameEvent.createMany","NameEvent.createManyAndReturn","NameEvent.updateOne","NameEvent.updateMany","NameEvent.updateManyAndReturn","NameEvent.upsertOne","NameEvent.deleteOne","NameEvent.deleteMany","NameEvent.groupBy","NameEvent.aggregate","identity","wallets","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","IdentityWallet.findUnique","IdentityWallet.findUniqueOrThrow","IdentityWallet.findFirst","IdentityWallet.findFirstOrThrow","IdentityWallet.findMany","IdentityWallet.createOne","IdentityWallet.createMany","IdentityWallet.createManyAndReturn","IdentityWallet.updateOne","IdentityWallet.updateMany","IdentityWallet.updateManyAndReturn","IdentityWallet.upsertOne","IdentityWallet.deleteOne","IdentityWallet.deleteMany","IdentityWallet.groupBy","IdentityWallet.aggregate","IdentityDeparture.findUnique","IdentityDeparture.findUniqueOrThrow","IdentityDeparture.findFirst","IdentityDeparture.findFirstOrThrow","IdentityDeparture.findMany","IdentityDeparture.createOne","IdentityDeparture.createMany","IdentityDeparture.createManyAndReturn","IdentityDeparture.updateOne","IdentityDeparture.updateMany","IdentityDeparture.updateManyAndReturn","IdentityDeparture.upsertOne","IdentityDeparture.deleteOne","IdentityDeparture.deleteMany","IdentityDeparture.groupBy","IdentityDeparture.aggregate","IdentityPast.findUnique","IdentityPast.findUniqueOrThrow","IdentityPast.findFirst","IdentityPast.findFirstOrThrow","IdentityPast.findMany","IdentityPast.createOne","IdentityPast.createMany","IdentityPast.createManyAndReturn","IdentityPast.updateOne","IdentityPast.updateMany","IdentityPast.updateManyAndReturn","IdentityPast.upsertOne","IdentityPast.deleteOne","IdentityPast.deleteMany","IdentityPast.groupBy","IdentityPast.aggregate","WalletGroup.findUnique","WalletGroup.findUniqueOrThrow","WalletGroup.findFirst","WalletGroup.findFirstOrThrow","WalletGroup.findMany","WalletGroup.createOne","WalletGroup.createMany","WalletGroup.createManyAndReturn","WalletGroup.updateOne","WalletGroup.updateMany","WalletGroup.updateManyAndReturn","WalletGroup.upsertOne","WalletGroup.deleteOne","WalletGroup.deleteMany","WalletGroup.groupBy","WalletGroup.aggregate","ChainCursor.findUnique","ChainCursor.findUniqueOrThrow","ChainCursor.findFirst","ChainCursor.findFirstOrThrow","ChainCursor.findMany","ChainCursor.createOne","ChainCursor.createMany","ChainCursor.createManyAndReturn","ChainCursor.updateOne","ChainCursor.updateMany","ChainCursor.updateManyAndReturn","ChainCursor.upsertOne","ChainCursor.deleteOne","ChainCursor.deleteMany","ChainCursor.groupBy","ChainCursor.aggregate","ExplorerHead.findUnique","ExplorerHead.findUniqueOrThrow","ExplorerHead.findFirst","ExplorerHead.findFirstOrThrow","ExplorerHead.findMany","ExplorerHead.createOne","ExplorerHead.createMany","ExplorerHead.createManyAndReturn","ExplorerHead.updateOne","ExplorerHead.updateMany","ExplorerHead.updateManyAndReturn","ExplorerHead.upsertOne","ExplorerHead.deleteOne","ExplorerHead.deleteMany","ExplorerHead.groupBy","ExplorerHead.aggregate","ExplorerFault.findUnique","ExplorerFault.findUniqueOrThrow","ExplorerFault.findFirst","ExplorerFault.findFirstOrThrow","ExplorerFault.findMany","ExplorerFault.createOne","ExplorerFault.createMany","ExplorerFault.createManyAndReturn","ExplorerFault.updateOne","ExplorerFault.updateMany","ExplorerFault.updateManyAndReturn","ExplorerFault.upsertOne","ExplorerFault.deleteOne","ExplorerFault.deleteMany","ExplorerFault.groupBy","ExplorerFault.aggregate","ChainControl.findUnique","ChainControl.findUniqueOrThrow","ChainControl.findFirst","ChainControl.findFirstOrThrow","ChainControl.findMany","ChainControl.createOne","ChainControl.createMany","ChainControl.createManyAndReturn","ChainControl.updateOne","ChainControl.updateMany","ChainControl.updateManyAndReturn","ChainControl.upsertOne","ChainControl.deleteOne","ChainControl.deleteMany","ChainControl.groupBy","ChainControl.aggregate","Block.findUnique","Block.findUniqueOrThrow","Block.findFirst","Block.findFirstOrThrow","Block.findMany","Block.createOne","Block.createMany","Block.createManyAndReturn","Block.updateOne","Block.updateMany","Block.updateManyAndReturn","Block.upsertOne","Block.deleteOne","Block.deleteMany","Block.groupBy","Block.aggregate","Activity.findUnique","Activity.findUniqueOrThrow","Activity.findFirst","Activity.findFirstOrThrow","Activity.findMany","Activity.createOne","Activity.createMany","Activity.createManyAndReturn","Activity.updateOne","Activity.updateMany","Activity.updateManyAndReturn","Activity.upsertOne","Activity.deleteOne","Activity.deleteMany","Activity.groupBy","Activity.aggregate","Facts.findUnique","Facts.findUniqueOrThrow","Facts.findFirst","Facts.findFirstOrThrow","Facts.findMany","Facts.createOne","Facts.createMany","Facts.createManyAndReturn","Facts.updateOne","Facts.updateMany","Facts.updateManyAndReturn","Facts.upsertOne","Facts.deleteOne","Facts.deleteMany","Facts.groupBy","Facts.aggregate","FactsSnapshot.findUnique","FactsSnapshot.findUniqueOrThrow","FactsSnapshot.findFirst","FactsSnapshot.findFirstOrThrow","FactsSnapshot.findMany","FactsSnapshot.createOne","FactsSnapshot.createMany","FactsSnapshot.createManyAndReturn","FactsSnapshot.updateOne","FactsSnapshot.updateMany","FactsSnapshot.updateManyAndReturn","FactsSnapshot.upsertOne","FactsSnapshot.deleteOne","FactsSnapshot.deleteMany","FactsSnapshot.groupBy","FactsSnapshot.aggregate","FundingCluster.findUnique","FundingCluster.findUniqueOrThrow","FundingCluster.findFirst","FundingCluster.findFirstOrThrow","FundingCluster.findMany","FundingCluster.createOne","FundingCluster.createMany","FundingCluster.createManyAndReturn","FundingCluster.updateOne","FundingCluster.updateMany","FundingCluster.updateManyAndReturn","FundingCluster.upsertOne","FundingCluster.deleteOne","FundingCluster.deleteMany","FundingCluster.groupBy","FundingCluster.aggregate","AlikeCluster.findUnique","AlikeCluster.findUniqueOrThrow","AlikeCluster.findFirst","AlikeCluster.findFirstOrThrow","AlikeCluster.findMany","AlikeCluster.createOne","AlikeCluster.createMany","AlikeCluster.createManyAndReturn","AlikeCluster.updateOne","AlikeCluster.updateMany","AlikeCluster.updateManyAndReturn","AlikeCluster.upsertOne","AlikeCluster.deleteOne","AlikeCluster.deleteMany","AlikeCluster.groupBy","AlikeCluster.aggregate","PaymentTrust.findUnique","PaymentTrust.findUniqueOrThrow","PaymentTrust.findFirst","PaymentTrust.findFirstOrThrow","PaymentTrust.findMany","PaymentTrust.createOne","PaymentTrust.createMany","PaymentTrust.createManyAndReturn","PaymentTrust.updateOne","PaymentTrust.updateMany","PaymentTrust.updateManyAndReturn","PaymentTrust.upsertOne","PaymentTrust.deleteOne","PaymentTrust.deleteMany","PaymentTrust.groupBy","PaymentTrust.aggregate","QuarantinedTransaction.findUnique","QuarantinedTransaction.findUniqueOrThrow","QuarantinedTransaction.findFirst","QuarantinedTransaction.findFirstOrThrow","QuarantinedTransaction.findMany","QuarantinedTransaction.createOne","QuarantinedTransaction.createMany","QuarantinedTransaction.createManyAndReturn","QuarantinedTransaction.updateOne","QuarantinedTransaction.updateMany","QuarantinedTransaction.updateManyAndReturn","QuarantinedTransaction.upsertOne","QuarantinedTransaction.deleteOne","QuarantinedTransaction.deleteMany","QuarantinedTransaction.groupBy","QuarantinedTransaction.aggregate","QuarantinedWallet.findUnique","QuarantinedWallet.findUniqueOrThrow","QuarantinedWallet.findFirst","QuarantinedWallet.findFirstOrThrow","QuarantinedWallet.findMany","QuarantinedWallet.createOne","QuarantinedWallet.createMany","QuarantinedWallet.createManyAndReturn","QuarantinedWallet.updateOne","QuarantinedWallet.updateMany","QuarantinedWallet.updateManyAndReturn","QuarantinedWallet.upsertOne","QuarantinedWallet.deleteOne","QuarantinedWallet.deleteMany","QuarantinedWallet.groupBy","QuarantinedWallet.aggregate","list","uploads","balances","rows","lines","clusters","shares","List.findUnique","List.findUniqueOrThrow","List.findFirst","List.findFirstOrThrow","List.findMany","List.createOne","List.createMany","List.createManyAndReturn","List.updateOne","List.updateMany","List.updateManyAndReturn","List.upsertOne","List.deleteOne","List.deleteMany","List.groupBy","List.aggregate","ListUpload.findUnique","ListUpload.findUniqueOrThrow","ListUpload.findFirst","ListUpload.findFirstOrThrow","ListUpload.findMany","ListUpload.createOne","ListUpload.createMany","ListUpload.createManyAndReturn","ListUpload.updateOne","ListUpload.updateMany","ListUpload.updateManyAndReturn","ListUpload.upsertOne","ListUpload.deleteOne","ListUpload.deleteMany","ListUpload.groupBy","ListUpload.aggregate","ListBalance.findUnique","ListBalance.findUniqueOrThrow","ListBalance.findFirst","ListBalance.findFirstOrThrow","ListBalance.findMany","ListBalance.createOne","ListBalance.createMany","ListBalance.createManyAndReturn","ListBalance.updateOne","ListBalance.updateMany","ListBalance.updateManyAndReturn","ListBalance.upsertOne","ListBalance.deleteOne","ListBalance.deleteMany","ListBalance.groupBy","ListBalance.aggregate","ListRow.findUnique","ListRow.findUniqueOrThrow","ListRow.findFirst","ListRow.findFirstOrThrow","ListRow.findMany","ListRow.createOne","ListRow.createMany","ListRow.createManyAndReturn","ListRow.updateOne","ListRow.updateMany","ListRow.updateManyAndReturn","ListRow.upsertOne","ListRow.deleteOne","ListRow.deleteMany","ListRow.groupBy","ListRow.aggregate","ListLine.findUnique","ListLine.findUniqueOrThrow","ListLine.findFirst","ListLine.findFirstOrThrow","ListLine.findMany","ListLine.createOne","ListLine.createMany","ListLine.createManyAndReturn","ListLine.updateOne","ListLine.updateMany","ListLine.updateManyAndReturn","ListLine.upsertOne","ListLine.deleteOne","ListLine.deleteMany","ListLine.groupBy","ListLine.aggregate","ListCluster.findUnique","ListCluster.findUniqueOrThrow","ListCluster.findFirst","ListCluster.findFirstOrThrow","ListCluster.findMany","ListCluster.createOne","ListCluster.createMany","ListCluster.createManyAndReturn","ListCluster.updateOne","ListCluster.updateMany","ListCluster.updateManyAndReturn","ListCluster.upsertOne","ListCluster.deleteOne","ListCluster.deleteMany","ListCluster.groupBy","ListCluster.aggregate","ListShare.findUnique","ListShare.findUniqueOrThrow","ListShare.findFirst","ListShare.findFirstOrThrow","ListShare.findMany","ListShare.createOne","ListShare.createMany","ListShare.createManyAndReturn","ListShare.updateOne","ListShare.updateMany","ListShare.updateManyAndReturn","ListShare.upsertOne","ListShare.deleteOne","ListShare.deleteMany","ListShare.groupBy","ListShare.aggregate","tree","leafRows","nodes","ListTree.findUnique","ListTree.findUniqueOrThrow","ListTree.findFirst","ListTree.findFirstOrThrow","ListTree.findMany","ListTree.createOne","ListTree.createMany","ListTree.createManyAndReturn","ListTree.updateOne","ListTree.updateMany","ListTree.updateManyAndReturn","ListTree.upsertOne","ListTree.deleteOne","ListTree.deleteMany","ListTree.groupBy","ListTree.aggregate","ListTreeLeaf.findUnique","ListTreeLeaf.findUniqueOrThrow","ListTreeLeaf.findFirst","ListTreeLeaf.findFirstOrThrow","ListTreeLeaf.findMany","ListTreeLeaf.createOne","ListTreeLeaf.createMany","ListTreeLeaf.createManyAndReturn","ListTreeLeaf.updateOne","ListTreeLeaf.updateMany","ListTreeLeaf.updateManyAndReturn","ListTreeLeaf.upsertOne","ListTreeLeaf.deleteOne","ListTreeLeaf.deleteMany","ListTreeLeaf.groupBy","ListTreeLeaf.aggregate","ListTreeNode.findUnique","ListTreeNode.findUniqueOrThrow","ListTreeNode.findFirst","ListTreeNode.findFirstOrThrow","ListTreeNode.findMany","ListTreeNode.createOne","ListTreeNode.createMany","ListTreeNode.createManyAndReturn","ListTreeNode.updateOne","ListTreeNode.updateMany","ListTreeNode.updateManyAndReturn","ListTreeNode.upsertOne","ListTreeNode.deleteOne","ListTreeNode.deleteMany","ListTreeNode.groupBy","ListTreeNode.aggregate","NoticeChannel.findUnique","NoticeChannel.findUniqueOrThrow","NoticeChannel.findFirst","NoticeChannel.findFirstOrThrow","NoticeChannel.findMany","NoticeChannel.createOne","NoticeChannel.createMany","NoticeChannel.createManyAndReturn","NoticeChannel.updateOne","NoticeChannel.updateMany","NoticeChannel.updateManyAndReturn","NoticeChannel.upsertOne","NoticeChannel.deleteOne","NoticeChannel.deleteMany","NoticeChannel.groupBy","NoticeChannel.aggregate","NoticeAddress.findUnique","NoticeAddress.findUniqueOrThrow","NoticeAddress.findFirst","NoticeAddress.findFirstOrThrow","NoticeAddress.findMany","NoticeAddress.createOne","NoticeAddress.createMany","NoticeAddress.createManyAndReturn","NoticeAddress.updateOne","NoticeAddress.updateMany","NoticeAddress.updateManyAndReturn","NoticeAddress.upsertOne","NoticeAddress.deleteOne","NoticeAddress.deleteMany","NoticeAddress.groupBy","NoticeAddress.aggregate","NoticeEvent.findUnique","NoticeEvent.findUniqueOrThrow","NoticeEvent.findFirst","NoticeEvent.findFirstOrThrow","NoticeEvent.findMany","NoticeEvent.createOne","NoticeEvent.createMany","NoticeEvent.createManyAndReturn","NoticeEvent.updateOne","NoticeEvent.updateMany","NoticeEvent.updateManyAndReturn","NoticeEvent.upsertOne","NoticeEvent.deleteOne","NoticeEvent.deleteMany","NoticeEvent.groupBy","NoticeEvent.aggregate","NoticeMessage.findUnique","NoticeMessage.findUniqueOrThrow","NoticeMessage.findFirst","NoticeMessage.findFirstOrThrow","NoticeMessage.findMany","NoticeMessage.createOne","NoticeMessage.createMany","NoticeMessage.createManyAndReturn","NoticeMessage.updateOne","NoticeMessage.updateMany","NoticeMessage.updateManyAndReturn","NoticeMessage.upsertOne","NoticeMessage.deleteOne","NoticeMessage.deleteMany","NoticeMessage.groupBy","NoticeMessage.aggregate","NoticeCondition.findUnique","NoticeCondition.findUniqueOrThrow","NoticeCondition.findFirst","NoticeCondition.findFirstOrThrow","NoticeCondition.findMany","NoticeCondition.createOne","NoticeCondition.createMany","NoticeCondition.createManyAndReturn","NoticeCondition.updateOne","NoticeCondition.updateMany","NoticeCondition.updateManyAndReturn","NoticeCondition.upsertOne","NoticeCondition.deleteOne","NoticeCondition.deleteMany","NoticeCondition.groupBy","NoticeCondition.aggregate","PersonSession.findUnique","PersonSession.findUniqueOrThrow","PersonSession.findFirst","PersonSession.findFirstOrThrow","PersonSession.findMany","PersonSession.createOne","PersonSession.createMany","PersonSession.createManyAndReturn","PersonSession.updateOne","PersonSession.updateMany","PersonSession.updateManyAndReturn","PersonSession.upsertOne","PersonSession.deleteOne","PersonSession.deleteMany","PersonSession.groupBy","PersonSession.aggregate","LogoutToken.findUnique","LogoutToken.findUniqueOrThrow","LogoutToken.findFirst","LogoutToken.findFirstOrThrow","LogoutToken.findMany","LogoutToken.createOne","LogoutToken.createMany","LogoutToken.createManyAndReturn","LogoutToken.updateOne","LogoutToken.updateMany","LogoutToken.updateManyAndReturn","LogoutToken.upsertOne","LogoutToken.deleteOne","LogoutToken.deleteMany","LogoutToken.groupBy","LogoutToken.aggregate","policy","simulations","nullifiers","token","blocks","snapshots","watch","watched","Policy.findUnique","Policy.findUniqueOrThrow","Policy.findFirst","Policy.findFirstOrThrow","Policy.findMany","Policy.createOne","Policy.createMany","Policy.createManyAndReturn","Policy.updateOne","Policy.updateMany","Policy.updateManyAndReturn","Policy.upsertOne","Policy.deleteOne","Policy.deleteMany","Policy.groupBy","Policy.aggregate","PolicySimulation.findUnique","PolicySimulation.findUniqueOrThrow","PolicySimulation.findFirst","PolicySimulation.findFirstOrThrow","PolicySimulation.findMany","PolicySimulation.createOne","PolicySimulation.createMany","PolicySimulation.createManyAndReturn","PolicySimulation.updateOne","PolicySimulation.updateMany","PolicySimulation.updateManyAndReturn","PolicySimulation.upsertOne","PolicySimulation.deleteOne","PolicySimulation.deleteMany","PolicySimulation.groupBy","PolicySimulation.aggregate","PassNullifier.findUnique","PassNullifier.findUniqueOrThrow","PassNullifier.findFirst","PassNullifier.findFirstOrThrow","PassNullifier.findMany","PassNullifier.createOne","PassNullifier.createMany","PassNullifier.createManyAndReturn","PassNullifier.updateOne","PassNullifier.updateMany","PassNullifier.updateManyAndReturn","PassNullifier.upsertOne","PassNullifier.deleteOne","PassNullifier.deleteMany","PassNullifier.groupBy","PassNullifier.aggregate","SnapshotToken.findUnique","SnapshotToken.findUniqueOrThrow","SnapshotToken.findFirst","SnapshotToken.findFirstOrThrow","SnapshotToken.findMany","SnapshotToken.createOne","SnapshotToken.createMany","SnapshotToken.createManyAndReturn","SnapshotToken.updateOne","SnapshotToken.updateMany","SnapshotToken.updateManyAndReturn","SnapshotToken.upsertOne","SnapshotToken.deleteOne","SnapshotToken.deleteMany","SnapshotToken.groupBy","SnapshotToken.aggregate","SnapshotBlock.findUnique","SnapshotBlock.findUniqueOrThrow","SnapshotBlock.findFirst","SnapshotBlock.findFirstOrThrow","SnapshotBlock.findMany","SnapshotBlock.createOne","SnapshotBlock.createMany","SnapshotBlock.createManyAndReturn","SnapshotBlock.updateOne","SnapshotBlock.updateMany","SnapshotBlock.updateManyAndReturn","SnapshotBlock.upsertOne","SnapshotBlock.deleteOne","SnapshotBlock.deleteMany","SnapshotBlock.groupBy","SnapshotBlock.aggregate","SnapshotAnswer.findUnique","SnapshotAnswer.findUniqueOrThrow","SnapshotAnswer.findFirst","SnapshotAnswer.findFirstOrThrow","SnapshotAnswer.findMany","SnapshotAnswer.createOne","SnapshotAnswer.createMany","SnapshotAnswer.createManyAndReturn","SnapshotAnswer.updateOne","SnapshotAnswer.updateMany","SnapshotAnswer.updateManyAndReturn","SnapshotAnswer.upsertOne","SnapshotAnswer.deleteOne","SnapshotAnswer.deleteMany","SnapshotAnswer.groupBy","SnapshotAnswer.aggregate","PolicyWatch.findUnique","PolicyWatch.findUniqueOrThrow","PolicyWatch.findFirst","PolicyWatch.findFirstOrThrow","PolicyWatch.findMany","PolicyWatch.createOne","PolicyWatch.createMany","PolicyWatch.createManyAndReturn","PolicyWatch.updateOne","PolicyWatch.updateMany","PolicyWatch.updateManyAndReturn","PolicyWatch.upsertOne","PolicyWatch.deleteOne","PolicyWatch.deleteMany","PolicyWatch.groupBy","PolicyWatch.aggregate","WatchedWallet.findUnique","WatchedWallet.findUniqueOrThrow","WatchedWallet.findFirst","WatchedWallet.findFirstOrThrow","WatchedWallet.findMany","WatchedWallet.createOne","WatchedWallet.createMany","WatchedWallet.createManyAndReturn","WatchedWallet.updateOne","WatchedWallet.updateMany","WatchedWallet.updateManyAndReturn","WatchedWallet.upsertOne","WatchedWallet.deleteOne","WatchedWallet.deleteMany","WatchedWallet.groupBy","WatchedWallet.aggregate","ChainRead.findUnique","ChainRead.findUniqueOrThrow","ChainRead.findFirst","ChainRead.findFirstOrThrow","ChainRead.findMany","ChainRead.createOne","ChainRead.createMany","ChainRead.createManyAndReturn","ChainRead.updateOne","ChainRead.updateMany","ChainRead.updateManyAndReturn","ChainRead.upsertOne","ChainRead.deleteOne","ChainRead.deleteMany","ChainRead.groupBy","ChainRead.aggregate","wallet","histories","questions","OnceWallet.findUnique","OnceWallet.findUniqueOrThrow","OnceWallet.findFirst","OnceWallet.findFirstOrThrow","OnceWallet.findMany","OnceWallet.createOne","OnceWallet.createMany","OnceWallet.createManyAndReturn","OnceWallet.updateOne","OnceWallet.updateMany","OnceWallet.updateManyAndReturn","OnceWallet.upsertOne","OnceWallet.deleteOne","OnceWallet.deleteMany","OnceWallet.groupBy","OnceWallet.aggregate","OnceHistory.findUnique","OnceHistory.findUniqueOrThrow","OnceHistory.findFirst","OnceHistory.findFirstOrThrow","OnceHistory.findMany","OnceHistory.createOne","OnceHistory.createMany","OnceHistory.createManyAndReturn","OnceHistory.updateOne","OnceHistory.updateMany","OnceHistory.updateManyAndReturn","OnceHistory.upsertOne","OnceHistory.deleteOne","OnceHistory.deleteMany","OnceHistory.groupBy","OnceHistory.aggregate","OnceQuestion.findUnique","OnceQuestion.findUniqueOrThrow","OnceQuestion.findFirst","OnceQuestion.findFirstOrThrow","OnceQuestion.findMany","OnceQuestion.createOne","OnceQuestion.createMany","OnceQuestion.createManyAndReturn","OnceQuestion.updateOne","OnceQuestion.updateMany","OnceQuestion.updateManyAndReturn","OnceQuestion.upsertOne","OnceQuestion.deleteOne","OnceQuestion.deleteMany","OnceQuestion.groupBy","OnceQuestion.aggregate","Reservation.findUnique","Reservation.findUniqueOrThrow","Reservation.findFirst","Reservation.findFirstOrThrow","Reservation.findMany","Reservation.createOne","Reservation.createMany","Reservation.createManyAndReturn","Reservation.updateOne","Reservation.updateMany","Reservation.updateManyAndReturn","Reservation.upsertOne","Reservation.deleteOne","Reservation.deleteMany","Reservation.groupBy","Reservation.aggregate","ReservationCursor.findUnique","ReservationCursor.findUniqueOrThrow","ReservationCursor.findFirst","ReservationCursor.findFirstOrThrow","ReservationCursor.findMany","ReservationCursor.createOne","ReservationCursor.createMany","ReservationCursor.createManyAndReturn","ReservationCursor.updateOne","ReservationCursor.updateMany","ReservationCursor.updateManyAndReturn","ReservationCursor.upsertOne","ReservationCursor.deleteOne","ReservationCursor.deleteMany","ReservationCursor.groupBy","ReservationCursor.aggregate","Voucher.findUnique","Voucher.findUniqueOrThrow","Voucher.findFirst","Voucher.findFirstOrThrow","Voucher.findMany","Voucher.createOne","Voucher.createMany","Voucher.createManyAndReturn","Voucher.updateOne","Voucher.updateMany","Voucher.updateManyAndReturn","Voucher.upsertOne","Voucher.deleteOne","Voucher.deleteMany","Voucher.groupBy","Voucher.aggregate","ReferralCode.findUnique","ReferralCode.findUniqueOrThrow","ReferralCode.findFirst","ReferralCode.findFirstOrThrow","ReferralCode.findMany","ReferralCode.createOne","ReferralCode.createMany","ReferralCode.createManyAndReturn","ReferralCode.updateOne","ReferralCode.updateMany","ReferralCode.updateManyAndReturn","ReferralCode.upsertOne","ReferralCode.deleteOne","ReferralCode.deleteMany","ReferralCode.groupBy","ReferralCode.aggregate","Referral.findUnique","Referral.findUniqueOrThrow","Referral.findFirst","Referral.findFirstOrThrow","Referral.findMany","Referral.createOne","Referral.createMany","Referral.createManyAndReturn","Referral.updateOne","Referral.updateMany","Referral.updateManyAndReturn","Referral.upsertOne","Referral.deleteOne","Referral.deleteMany","Referral.groupBy","Referral.aggregate","SponsoredMint.findUnique","SponsoredMint.findUniqueOrThrow","SponsoredMint.findFirst","SponsoredMint.findFirstOrThrow","SponsoredMint.findMany","SponsoredMint.createOne","SponsoredMint.createMany","SponsoredMint.createManyAndReturn","SponsoredMint.updateOne","SponsoredMint.updateMany","SponsoredMint.updateManyAndReturn","SponsoredMint.upsertOne","SponsoredMint.deleteOne","SponsoredMint.deleteMany","SponsoredMint.groupBy","SponsoredMint.aggregate","SentTransaction.findUnique","SentTransaction.findUniqueOrThrow","SentTransaction.findFirst","SentTransaction.findFirstOrThrow","SentTransaction.findMany","SentTransaction.createOne","SentTransaction.createMany","SentTransaction.createManyAndReturn","SentTransaction.updateOne","SentTransaction.updateMany","SentTransaction.updateManyAndReturn","SentTransaction.upsertOne","SentTransaction.deleteOne","SentTransaction.deleteMany","SentTransaction.groupBy","SentTransaction.aggregate","Score.findUnique","Score.findUniqueOrThrow","Score.findFirst","Score.findFirstOrThrow","Score.findMany","Score.createOne","Score.createMany","Score.createManyAndReturn","Score.updateOne","Score.updateMany","Score.updateManyAndReturn","Score.upsertOne","Score.deleteOne","Score.deleteMany","Score.groupBy","Score.aggregate","ScoreFacts.findUnique","ScoreFacts.findUniqueOrThrow","ScoreFacts.findFirst","ScoreFacts.findFirstOrThrow","ScoreFacts.findMany","ScoreFacts.createOne","ScoreFacts.createMany","ScoreFacts.createManyAndReturn","ScoreFacts.updateOne","ScoreFacts.updateMany","ScoreFacts.updateManyAndReturn","ScoreFacts.upsertOne","ScoreFacts.deleteOne","ScoreFacts.deleteMany","ScoreFacts.groupBy","ScoreFacts.aggregate","ScoreFeed.findUnique","ScoreFeed.findUniqueOrThrow","ScoreFeed.findFirst","ScoreFeed.findFirstOrThrow","ScoreFeed.findMany","ScoreFeed.createOne","ScoreFeed.createMany","ScoreFeed.createManyAndReturn","ScoreFeed.updateOne","ScoreFeed.updateMany","ScoreFeed.updateManyAndReturn","ScoreFeed.upsertOne","ScoreFeed.deleteOne","ScoreFeed.deleteMany","ScoreFeed.groupBy","ScoreFeed.aggregate","IdentityFeed.findUnique","IdentityFeed.findUniqueOrThrow","IdentityFeed.findFirst","IdentityFeed.findFirstOrThrow","IdentityFeed.findMany","IdentityFeed.createOne","IdentityFeed.createMany","IdentityFeed.createManyAndReturn","IdentityFeed.updateOne","IdentityFeed.updateMany","IdentityFeed.updateManyAndReturn","IdentityFeed.upsertOne","IdentityFeed.deleteOne","IdentityFeed.deleteMany","IdentityFeed.groupBy","IdentityFeed.aggregate","SavedRanking.findUnique","SavedRanking.findUniqueOrThrow","SavedRanking.findFirst","SavedRanking.findFirstOrThrow","SavedRanking.findMany","SavedRanking.createOne","SavedRanking.createMany","SavedRanking.createManyAndReturn","SavedRanking.updateOne","SavedRanking.updateMany","SavedRanking.updateManyAndReturn","SavedRanking.upsertOne","SavedRanking.deleteOne","SavedRanking.deleteMany","SavedRanking.groupBy","SavedRanking.aggregate","ScoreClose.findUnique","ScoreClose.findUniqueOrThrow","ScoreClose.findFirst","ScoreClose.findFirstOrThrow","ScoreClose.findMany","ScoreClose.createOne","ScoreClose.createMany","ScoreClose.createManyAndReturn","ScoreClose.updateOne","ScoreClose.updateMany","ScoreClose.updateManyAndReturn","ScoreClose.upsertOne","ScoreClose.deleteOne","ScoreClose.deleteMany","ScoreClose.groupBy","ScoreClose.aggregate","StaleClose.findUnique","StaleClose.findUniqueOrThrow","StaleClose.findFirst","StaleClose.findFirstOrThrow","StaleClose.findMany","StaleClose.createOne","StaleClose.createMany","StaleClose.createManyAndReturn","StaleClose.updateOne","StaleClose.updateMany","StaleClose.updateManyAndReturn","StaleClose.upsertOne","StaleClose.deleteOne","StaleClose.deleteMany","StaleClose.groupBy","StaleClose.aggregate","PendingScore.findUnique","PendingScore.findUniqueOrThrow","PendingScore.findFirst","PendingScore.findFirstOrThrow","PendingScore.findMany","PendingScore.createOne","PendingScore.createMany","PendingScore.createManyAndReturn","PendingScore.updateOne","PendingScore.updateMany","PendingScore.updateManyAndReturn","PendingScore.upsertOne","PendingScore.deleteOne","PendingScore.deleteMany","PendingScore.groupBy","PendingScore.aggregate","ModelSwitch.findUnique","ModelSwitch.findUniqueOrThrow","ModelSwitch.findFirst","ModelSwitch.findFirstOrThrow","ModelSwitch.findMany","ModelSwitch.createOne","ModelSwitch.createMany","ModelSwitch.createManyAndReturn","ModelSwitch.updateOne","ModelSwitch.updateMany","ModelSwitch.updateManyAndReturn","ModelSwitch.upsertOne","ModelSwitch.deleteOne","ModelSwitch.deleteMany","ModelSwitch.groupBy","ModelSwitch.aggregate","ModelComparison.findUnique","ModelComparison.findUniqueOrThrow","ModelComparison.findFirst","ModelComparison.findFirstOrThrow","ModelComparison.findMany","ModelComparison.createOne","ModelComparison.createMany","ModelComparison.createManyAndReturn","ModelComparison.updateOne","ModelComparison.updateMany","ModelComparison.updateManyAndReturn","ModelComparison.upsertOne","ModelComparison.deleteOne","ModelComparison.deleteMany","ModelComparison.groupBy","ModelComparison.aggregate","ScreeningList.findUnique","ScreeningList.findUniqueOrThrow","ScreeningList.findFirst","ScreeningList.findFirstOrThrow","ScreeningList.findMany","ScreeningList.createOne","ScreeningList.createMany","ScreeningList.createManyAndReturn","ScreeningList.updateOne","ScreeningList.updateMany","ScreeningList.updateManyAndReturn","ScreeningList.upsertOne","ScreeningList.deleteOne","ScreeningList.deleteMany","ScreeningList.groupBy","ScreeningList.aggregate","ScreeningEntry.findUnique","ScreeningEntry.findUniqueOrThrow","ScreeningEntry.findFirst","ScreeningEntry.findFirstOrThrow","ScreeningEntry.findMany","ScreeningEntry.createOne","ScreeningEntry.createMany","ScreeningEntry.createManyAndReturn","ScreeningEntry.updateOne","ScreeningEntry.updateMany","ScreeningEntry.updateManyAndReturn","ScreeningEntry.upsertOne","ScreeningEntry.deleteOne","ScreeningEntry.deleteMany","ScreeningEntry.groupBy","ScreeningEntry.aggregate","ScreeningDay.findUnique","ScreeningDay.findUniqueOrThrow","ScreeningDay.findFirst","ScreeningDay.findFirstOrThrow","ScreeningDay.findMany","ScreeningDay.createOne","ScreeningDay.createMany","ScreeningDay.createManyAndReturn","ScreeningDay.updateOne","ScreeningDay.updateMany","ScreeningDay.updateManyAndReturn","ScreeningDay.upsertOne","ScreeningDay.deleteOne","ScreeningDay.deleteMany","ScreeningDay.groupBy","ScreeningDay.aggregate","Takedown.findUnique","Takedown.findUniqueOrThrow","Takedown.findFirst","Takedown.findFirstOrThrow","Takedown.findMany","Takedown.createOne","Takedown.createMany","Takedown.createManyAndReturn","Takedown.updateOne","Takedown.updateMany","Takedown.updateManyAndReturn","Takedown.upsertOne","Takedown.deleteOne","Takedown.deleteMany","Takedown.groupBy","Takedown.aggregate","TradingCursor.findUnique","TradingCursor.findUniqueOrThrow","TradingCursor.findFirst","TradingCursor.findFirstOrThrow","TradingCursor.findMany","TradingCursor.createOne","TradingCursor.createMany","TradingCursor.createManyAndReturn","TradingCursor.updateOne","TradingCursor.updateMany","TradingCursor.updateManyAndReturn","TradingCursor.upsertOne","TradingCursor.deleteOne","TradingCursor.deleteMany","TradingCursor.groupBy","TradingCursor.aggregate","Trade.findUnique","Trade.findUniqueOrThrow","Trade.findFirst","Trade.findFirstOrThrow","Trade.findMany","Trade.createOne","Trade.createMany","Trade.createManyAndReturn","Trade.updateOne","Trade.updateMany","Trade.updateManyAndReturn","Trade.upsertOne","Trade.deleteOne","Trade.deleteMany","Trade.groupBy","Trade.aggregate","TradingHolding.findUnique","TradingHolding.findUniqueOrThrow","TradingHolding.findFirst","TradingHolding.findFirstOrThrow","TradingHolding.findMany","TradingHolding.createOne","TradingHolding.createMany","TradingHolding.createManyAndReturn","TradingHolding.updateOne","TradingHolding.updateMany","TradingHolding.updateManyAndReturn","TradingHolding.upsertOne","TradingHolding.deleteOne","TradingHolding.deleteMany","TradingHolding.groupBy","TradingHolding.aggregate","Trader.findUnique","Trader.findUniqueOrThrow","Trader.findFirst","Trader.findFirstOrThrow","Trader.findMany","Trader.createOne","Trader.createMany","Trader.createManyAndReturn","Trader.updateOne","Trader.updateMany","Trader.updateManyAndReturn","Trader.upsertOne","Trader.deleteOne","Trader.deleteMany","Trader.groupBy","Trader.aggregate","TraderHistogram.findUnique","TraderHistogram.findUniqueOrThrow","TraderHistogram.findFirst","TraderHistogram.findFirstOrThrow","TraderHistogram.findMany","TraderHistogram.createOne","TraderHistogram.createMany","TraderHistogram.createManyAndReturn","TraderHistogram.updateOne","TraderHistogram.updateMany","TraderHistogram.updateManyAndReturn","TraderHistogram.upsertOne","TraderHistogram.deleteOne","TraderHistogram.deleteMany","TraderHistogram.groupBy","TraderHistogram.aggregate","StaleTrader.findUnique","StaleTrader.findUniqueOrThrow","StaleTrader.findFirst","StaleTrader.findFirstOrThrow","StaleTrader.findMany","StaleTrader.createOne","StaleTrader.createMany","StaleTrader.createManyAndReturn","StaleTrader.updateOne","StaleTrader.updateMany","StaleTrader.updateManyAndReturn","StaleTrader.upsertOne","StaleTrader.deleteOne","StaleTrader.deleteMany","StaleTrader.groupBy","StaleTrader.aggregate","Wallet.findUnique","Wallet.findUniqueOrThrow","Wallet.findFirst","Wallet.findFirstOrThrow","Wallet.findMany","Wallet.createOne","Wallet.createMany","Wallet.createManyAndReturn","Wallet.updateOne","Wallet.updateMany","Wallet.updateManyAndReturn","Wallet.upsertOne","Wallet.deleteOne","Wallet.deleteMany","Wallet.groupBy","Wallet.aggregate","TrackedWallet.findUnique","TrackedWallet.findUniqueOrThrow","TrackedWallet.findFirst","TrackedWallet.findFirstOrThrow","TrackedWallet.findMany","TrackedWallet.createOne","TrackedWallet.createMany","TrackedWallet.createManyAndReturn","TrackedWallet.updateOne","TrackedWallet.updateMany","TrackedWallet.updateManyAndReturn","TrackedWallet.upsertOne","TrackedWallet.deleteOne","TrackedWallet.deleteMany","TrackedWallet.groupBy","TrackedWallet.aggregate","Tracking.findUnique","Tracking.findUniqueOrThrow","Tracking.findFirst","Tracking.findFirstOrThrow","Tracking.findMany","Tracking.createOne","Tracking.createMany","Tracking.createManyAndReturn","Tracking.updateOne","Tracking.updateMany","Tracking.updateManyAndReturn","Tracking.upsertOne","Tracking.deleteOne","Tracking.deleteMany","Tracking.groupBy","Tracking.aggregate","backfills","line","Backfill.findUnique","Backfill.findUniqueOrThrow","Backfill.findFirst","Backfill.findFirstOrThrow","Backfill.findMany","Backfill.createOne","Backfill.createMany","Backfill.createManyAndReturn","Backfill.updateOne","Backfill.updateMany","Backfill.updateManyAndReturn","Backfill.upsertOne","Backfill.deleteOne","Backfill.deleteMany","Backfill.groupBy","Backfill.aggregate","BackfillParty.findUnique","BackfillParty.findUniqueOrThrow","BackfillParty.findFirst","BackfillParty.findFirstOrThrow","BackfillParty.findMany","BackfillParty.createOne","BackfillParty.createMany","BackfillParty.createManyAndReturn","BackfillParty.updateOne","BackfillParty.updateMany","BackfillParty.updateManyAndReturn","BackfillParty.upsertOne","BackfillParty.deleteOne","BackfillParty.deleteMany","BackfillParty.groupBy","BackfillParty.aggregate","StagedActivity.findUnique","StagedActivity.findUniqueOrThrow","StagedActivity.findFirst","StagedActivity.findFirstOrThrow","StagedActivity.findMany","StagedActivity.createOne","StagedActivity.createMany","StagedActivity.createManyAndReturn","StagedActivity.updateOne","StagedActivity.updateMany","StagedActivity.updateManyAndReturn","StagedActivity.upsertOne","StagedActivity.deleteOne","StagedActivity.deleteMany","StagedActivity.groupBy","StagedActivity.aggregate","AutomaticTracking.findUnique","AutomaticTracking.findUniqueOrThrow","AutomaticTracking.findFirst","AutomaticTracking.findFirstOrThrow","AutomaticTracking.findMany","AutomaticTracking.createOne","AutomaticTracking.createMany","AutomaticTracking.createManyAndReturn","AutomaticTracking.updateOne","AutomaticTracking.updateMany","AutomaticTracking.updateManyAndReturn","AutomaticTracking.upsertOne","AutomaticTracking.deleteOne","AutomaticTracking.deleteMany","AutomaticTracking.groupBy","AutomaticTracking.aggregate","Outbox.findUnique","Outbox.findUniqueOrThrow","Outbox.findFirst","Outbox.findFirstOrThrow","Outbox.findMany","Outbox.createOne","Outbox.createMany","Outbox.createManyAndReturn","Outbox.updateOne","Outbox.updateMany","Outbox.updateManyAndReturn","Outbox.upsertOne","Outbox.deleteOne","Outbox.deleteMany","Outbox.groupBy","Outbox.aggregate","webhook","delivery","attempts","deliveries","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","WebhookAttempt.findUnique","WebhookAttempt.findUniqueOrThrow","WebhookAttempt.findFirst","WebhookAttempt.findFirstOrThrow","WebhookAttempt.findMany","WebhookAttempt.createOne","WebhookAttempt.createMany","WebhookAttempt.createManyAndReturn","WebhookAttempt.updateOne","WebhookAttempt.updateMany","WebhookAttempt.updateManyAndReturn","WebhookAttempt.upsertOne","WebhookAttempt.deleteOne","WebhookAttempt.deleteMany","WebhookAttempt.groupBy","WebhookAttempt.aggregate","AND","OR","NOT","id","deliveryId","at","statusCode","durationMs","error","requestHeaders","responseBody","equals","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","lt","lte","gt","gte","not","in","notIn","contains","startsWith","endsWith","webhookId","messageId","event","body","replayOf","status","attempt","earlierAttempts","nextAttemptAt","claim","leasedUntil","createdAt","traceparent","developerId","url","host","subjects","allSubjects","secret","oldSecret","oldSecretUntil","signatureKey","oldSignatureKey","active","disabledReason","operatorOff","failingSince","isFull","missedFrom","missedUntil","has","hasEvery","hasSome","every","some","none","subjectsDone","expandedTo","address","client","chainId","blockNumber","txIndex","logIndex","own","ran","kind","txHash","counterparty","asset","assetOut","method","amount","amountOut","fee","wallet_chainId_blockNumber_logIndex_kind_txHash","party","servedAt","turns","queuedAt","dueAt","progress","address_chainId","developerId_address","state","transactions","truncated","unreadRows","gaps","smartAccount","source","fromBlock","toBlock","sources","readyAt","checkedAt","attestedFrom","attestedTo","attestDue","subject","period","sort","bucket","prefix","traders","chainId_period_sort_bucket_prefix","trades","volume","profit","chainId_period_subject","units","cost","subject_chainId_token","chainId_at_blockNumber_txIndex_logIndex_wallet","since24h","since7d","since30d","settings","target","reason","liftedAt","kind_target","day","refreshedAt","list_day","listed","list_address_at","name","sourceAt","changedAt","publishedAt","entries","unread","etag","lastModified","refused","refusedCount","accepted","version","requestedAt","compared","finishedAt","result","announcedAt","activeFrom","activatedAt","rescoredAt","summary","cause","scoredTo","scored","fromDay","subject_chainId","until","total","activity","age","diversity","governance","social","risk","loyalty","ranked","confidence","recordedAt","subject_day_chainId","position","scopes","savedAt","before","after","rankedBefore","rankedAfter","reachedBefore","reachedAfter","sourceChain","factsHash","facts","subject_factsHash","bonus","unavailable","stale","modelHash","reachedAt","nextChangeDay","steps","updatedAt","sender","nonce","raw","hashes","raises","sentAt","minedAt","chainId_sender_nonce","referee","referrer","code","confirmedAt","claimer","price","signature","expiresAt","referralCode","consents","blockHash","deposit","reservedAt","chainId_txHash_logIndex","asker","askedAt","reads","payer","readAt","comparedAt","compareFrom","alike","headAt","asker_address","calls","party_day","policyId","outcome","chainOutcomes","chainReadAt","nextOutcome","nextBlocks","since","readsChain","turnAt","tokenHash","score","tokenHash_day_address","network","snapshot","endsAt","stored","groupId","nullifier","firstAt","lastSubject","tally","policyId_address","tokenHash_network_snapshot","policyId_groupId","ended","issuedAt","issuer","providerSession","role","grantedBy","refreshToken","checkAt","checkFault","revokedAt","lastUsedAt","channelId","key","seenAt","notifiedAt","items","notices","endedAt","targetHash","asked","medium","kinds","namedAt","failures","treeId","piece","bytes","index","listId","who","cap","floor","decimals","root","leaves","sum","domain","signer","treeId_piece","treeId_index","cluster","size","strength","members","evidence","keep","row","text","input","special","duplicateOf","reasons","svcId","tier","flags","known","sameAs","holder","tokenId","read","repair","column","previousId","format","columns","counts","charged","reading","lastRow","completedAt","sourceState","listId_cluster","listId_line_reason","listId_row","listId_holder_tokenId","listId_piece","partlyRead","wallet_chainId_blockNumber_txIndex","firstBlock","retryAt","resolvedAt","chainId_blockNumber_txIndex","weight","foundBy","funder","clusterSize","chainLength","chainId_wallet","block","wallet_chainId_block","wallet_chainId","number","hash","parentHash","time","statedTime","chainId_number","pausedAt","pauseReason","reindexFrom","reindexRequestedAt","reindexStartedAt","setAsideBlock","setAsideRequestedAt","chainId_host","blockTime","guessed","headNumber","finalizedBlock","scoredBlock","scoredHash","dayBlockNumber","dayBlockHash","dayBlockTime","missingBlock","missingSince","joinedAt","ownerTx","owner","movedAt","name_ownerTx","leftAt","address_name_owner","primary","linkedAt","parent","mintedAt","final","blocked","received","nameHash","account","epoch","firstIndex","firstAddress","chunkHash","epoch_firstIndex","previousRoot","chains","lineBytes","checksum","storedBytes","published","hour","keyId","endpoint","requests","errors","latencies","developerId_hour_keyId_endpoint","developerId_day","caller","caller_hour","path","bodyHash","committed","results","fence","startedAt","caller_method_path_key","actor","act","details","requestId","origins","policyIds","permissions","rateLimit","last4","suspendedAt","suspensionReason","replacedBy","erasingAt","erasedAt","erasedTrackings","channelId_key","channelId_kind","developerId_targetHash","value","uid","revocation","chainId_uid","contract","chainId_contract_uid_issuer","schemaUid","expirationTime","attestation","chainId_contract_uid","omittedBytes","decoded","preview","revocable","refUid","salt","signatureKind","revocationReason","revocationDetails","publicReason","revocationSignature","revocationSeq","revokedBlock","revokedTxHash","uid_issuer_chainId_contract","nameKey","schema","resolver","flag","openedAt","decideBy","decidedAt","decision","totalBefore","totalAfter","consent","wallet_flag","earnedAt","claimedAt","lostAt","subject_id","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "siGKCMANCfINAAC9GAAw8w0AAAQAEPQNAAC9GAAw9Q0BAOQVACHdDgEA5BUAIcYRQADoFQAhxxFAAOcVACHIEUAA5xUAIckRAAC-GAAgAQAAAAEAIAEAAAABACAI8g0AAL0YADDzDQAABAAQ9A0AAL0YADD1DQEA5BUAId0OAQDkFQAhxhFAAOgVACHHEUAA5xUAIcgRQADnFQAhAscRAAC_GAAgyBEAAL8YACADAAAABAAgAwAABQAwBAAAAQAgAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACAF9Q0BAAAAAd0OAQAAAAHGEUAAAAABxxFAAAAAAcgRQAAAAAEBCAAACQAgBfUNAQAAAAHdDgEAAAABxhFAAAAAAccRQAAAAAHIEUAAAAABAQgAAAsAMAEIAAALADAF9Q0BAMoYACHdDgEAyhgAIcYRQADGGAAhxxFAANIYACHIEUAA0hgAIQIAAAABACAIAAAOACAF9Q0BAMoYACHdDgEAyhgAIcYRQADGGAAhxxFAANIYACHIEUAA0hgAIQIAAAAEACAIAAAQACACAAAABAAgCAAAEAAgAwAAAAEAIA8AAAkAIBAAAA4AIAEAAAABACABAAAABAAgBRUAAJQgACAWAACWIAAgFwAAlSAAIMcRAAC_GAAgyBEAAL8YACAI8g0AALwYADDzDQAAFwAQ9A0AALwYADD1DQEAxRUAId0OAQDFFQAhxhFAAMYVACHHEUAA2xUAIcgRQADbFQAhAwAAAAQAIAMAABYAMBQAABcAIAMAAAAEACADAAAFADAEAAABACAT2QgBAOQVACHyDQAAuhgAMPMNAAAdABD0DQAAuhgAMPUNAQAAAAGTDgEA5BUAIZsOAQDkFQAh8Q4BAOQVACGRD0AA5xUAIZsQAADfFQAgvREBAOQVACG-EUAA6BUAIb8RQADoFQAhwBFAAOcVACHBEQEA5hUAIcIRAgDrFQAhwxECAOsVACHEEQEAAAABxREAALsYACABAAAAGgAgAQAAABoAIBLZCAEA5BUAIfINAAC6GAAw8w0AAB0AEPQNAAC6GAAw9Q0BAOQVACGTDgEA5BUAIZsOAQDkFQAh8Q4BAOQVACGRD0AA5xUAIZsQAADfFQAgvREBAOQVACG-EUAA6BUAIb8RQADoFQAhwBFAAOcVACHBEQEA5hUAIcIRAgDrFQAhwxECAOsVACHEEQEA5hUAIQaRDwAAvxgAIMARAAC_GAAgwREAAL8YACDCEQAAvxgAIMMRAAC_GAAgxBEAAL8YACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAMAAAAdACADAAAeADAEAAAaACAP2QgBAAAAAfUNAQAAAAGTDgEAAAABmw4BAAAAAfEOAQAAAAGRD0AAAAABmxAAAJMgACC9EQEAAAABvhFAAAAAAb8RQAAAAAHAEUAAAAABwREBAAAAAcIRAgAAAAHDEQIAAAABxBEBAAAAAQEIAAAiACAP2QgBAAAAAfUNAQAAAAGTDgEAAAABmw4BAAAAAfEOAQAAAAGRD0AAAAABmxAAAJMgACC9EQEAAAABvhFAAAAAAb8RQAAAAAHAEUAAAAABwREBAAAAAcIRAgAAAAHDEQIAAAABxBEBAAAAAQEIAAAkADABCAAAJAAwD9kIAQDKGAAh9Q0BAMoYACGTDgEAyhgAIZsOAQDKGAAh8Q4BAMoYACGRD0AA0hgAIZsQAACSIAAgvREBAMoYACG-EUAAxhgAIb8RQADGGAAhwBFAANIYACHBEQEAyRgAIcIRAgDHGAAhwxECAMcYACHEEQEAyRgAIQIAAAAaACAIAAAnACAP2QgBAMoYACH1DQEAyhgAIZMOAQDKGAAhmw4BAMoYACHxDgEAyhgAIZEPQADSGAAhmxAAAJIgACC9EQEAyhgAIb4RQADGGAAhvxFAAMYYACHAEUAA0hgAIcERAQDJGAAhwhECAMcYACHDEQIAxxgAIcQRAQDJGAAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACALFQAAjSAAIBYAAJAgACAXAACPIAAgKAAAjiAAICkAAJEgACCRDwAAvxgAIMARAAC_GAAgwREAAL8YACDCEQAAvxgAIMMRAAC_GAAgxBEAAL8YACAS2QgBAMUVACHyDQAAuRgAMPMNAAAwABD0DQAAuRgAMPUNAQDFFQAhkw4BAMUVACGbDgEAxRUAIfEOAQDFFQAhkQ9AANsVACGbEAAA3xUAIL0RAQDFFQAhvhFAAMYVACG_EUAAxhUAIcARQADbFQAhwREBAMkVACHCEQIAxxUAIcMRAgDHFQAhxBEBAMkVACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAvyDQAAuBgAMPMNAAA2ABD0DQAAuBgAMJkOQADoFQAhmw4BAOYVACH5DgEA5hUAIaIRAQAAAAGuESAA5RUAIboRAQAAAAG7EQEA5BUAIbwRAQDkFQAhAQAAADMAIAEAAAAzACAL8g0AALgYADDzDQAANgAQ9A0AALgYADCZDkAA6BUAIZsOAQDmFQAh-Q4BAOYVACGiEQEA5BUAIa4RIADlFQAhuhEBAOYVACG7EQEA5BUAIbwRAQDkFQAhA5sOAAC_GAAg-Q4AAL8YACC6EQAAvxgAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgAwAAADYAIAMAADcAMAQAADMAIAiZDkAAAAABmw4BAAAAAfkOAQAAAAGiEQEAAAABrhEgAAAAAboRAQAAAAG7EQEAAAABvBEBAAAAAQEIAAA7ACAImQ5AAAAAAZsOAQAAAAH5DgEAAAABohEBAAAAAa4RIAAAAAG6EQEAAAABuxEBAAAAAbwRAQAAAAEBCAAAPQAwAQgAAD0AMAiZDkAAxhgAIZsOAQDJGAAh-Q4BAMkYACGiEQEAyhgAIa4RIADoGAAhuhEBAMkYACG7EQEAyhgAIbwRAQDKGAAhAgAAADMAIAgAAEAAIAiZDkAAxhgAIZsOAQDJGAAh-Q4BAMkYACGiEQEAyhgAIa4RIADoGAAhuhEBAMkYACG7EQEAyhgAIbwRAQDKGAAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAGFQAAiiAAIBYAAIwgACAXAACLIAAgmw4AAL8YACD5DgAAvxgAILoRAAC_GAAgC_INAAC3GAAw8w0AAEkAEPQNAAC3GAAwmQ5AAMYVACGbDgEAyRUAIfkOAQDJFQAhohEBAMUVACGuESAA4BUAIboRAQDJFQAhuxEBAMUVACG8EQEAxRUAIQMAAAA2ACADAABIADAUAABJACADAAAANgAgAwAANwAwBAAAMwAgJQgBAOQVACHyDQAAtRgAMPMNAABPABD0DQAAtRgAMPUNAQAAAAGZDkAA6BUAIbYOBADvFQAhtw4EAJwWACG5DgIA6xUAIb0OAQDmFQAh3Q4BAOQVACG1DwEA5hUAIcMPAQDmFQAhxw8BAOYVACHxDwEA5BUAIfgPQADnFQAhzRAEAO8VACHuECAA5RUAIaIRAQDkFQAhpREBAOQVACGnEQEA5BUAIagRBADvFQAhqxECAOsVACGsEQAA7RUAIK0RAADtFQAgrhEgAOUVACGvEQEA5BUAIbARAQDmFQAhsREBAOQVACGyEQEA5hUAIbMRAQDmFQAhtBEBAOYVACG1EQEA5hUAIbYRBAAAAAG3EQQAnBYAIbgRAQDmFQAhuREAALYYACABAAAATAAgAQAAAEwAICQIAQDkFQAh8g0AALUYADDzDQAATwAQ9A0AALUYADD1DQEA5BUAIZkOQADoFQAhtg4EAO8VACG3DgQAnBYAIbkOAgDrFQAhvQ4BAOYVACHdDgEA5BUAIbUPAQDmFQAhww8BAOYVACHHDwEA5hUAIfEPAQDkFQAh-A9AAOcVACHNEAQA7xUAIe4QIADlFQAhohEBAOQVACGlEQEA5BUAIacRAQDkFQAhqBEEAO8VACGrEQIA6xUAIawRAADtFQAgrREAAO0VACCuESAA5RUAIa8RAQDkFQAhsBEBAOYVACGxEQEA5BUAIbIRAQDmFQAhsxEBAOYVACG0EQEA5hUAIbURAQDmFQAhthEEAJwWACG3EQQAnBYAIbgRAQDmFQAhErcOAAC_GAAguQ4AAL8YACC9DgAAvxgAILUPAAC_GAAgww8AAL8YACDHDwAAvxgAIPgPAAC_GAAgqxEAAL8YACCsEQAAvxgAIK0RAAC_GAAgsBEAAL8YACCyEQAAvxgAILMRAAC_GAAgtBEAAL8YACC1EQAAvxgAILYRAAC_GAAgtxEAAL8YACC4EQAAvxgAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgAwAAAE8AIAMAAFAAMAQAAEwAICEIAQAAAAH1DQEAAAABmQ5AAAAAAbYOBAAAAAG3DgQAAAABuQ4CAAAAAb0OAQAAAAHdDgEAAAABtQ8BAAAAAcMPAQAAAAHHDwEAAAAB8Q8BAAAAAfgPQAAAAAHNEAQAAAAB7hAgAAAAAaIRAQAAAAGlEQEAAAABpxEBAAAAAagRBAAAAAGrEQIAAAABrBGAAAAAAa0RgAAAAAGuESAAAAABrxEBAAAAAbARAQAAAAGxEQEAAAABshEBAAAAAbMRAQAAAAG0EQEAAAABtREBAAAAAbYRBAAAAAG3EQQAAAABuBEBAAAAAQEIAABUACAhCAEAAAAB9Q0BAAAAAZkOQAAAAAG2DgQAAAABtw4EAAAAAbkOAgAAAAG9DgEAAAAB3Q4BAAAAAbUPAQAAAAHDDwEAAAABxw8BAAAAAfEPAQAAAAH4D0AAAAABzRAEAAAAAe4QIAAAAAGiEQEAAAABpREBAAAAAacRAQAAAAGoEQQAAAABqxECAAAAAawRgAAAAAGtEYAAAAABrhEgAAAAAa8RAQAAAAGwEQEAAAABsREBAAAAAbIRAQAAAAGzEQEAAAABtBEBAAAAAbURAQAAAAG2EQQAAAABtxEEAAAAAbgRAQAAAAEBCAAAVgAwAQgAAFYAMCEIAQDKGAAh9Q0BAMoYACGZDkAAxhgAIbYOBADFGAAhtw4EALEZACG5DgIAxxgAIb0OAQDJGAAh3Q4BAMoYACG1DwEAyRgAIcMPAQDJGAAhxw8BAMkYACHxDwEAyhgAIfgPQADSGAAhzRAEAMUYACHuECAA6BgAIaIRAQDKGAAhpREBAMoYACGnEQEAyhgAIagRBADFGAAhqxECAMcYACGsEYAAAAABrRGAAAAAAa4RIADoGAAhrxEBAMoYACGwEQEAyRgAIbERAQDKGAAhshEBAMkYACGzEQEAyRgAIbQRAQDJGAAhtREBAMkYACG2EQQAsRkAIbcRBACxGQAhuBEBAMkYACECAAAATAAgCAAAWQAgIQgBAMoYACH1DQEAyhgAIZkOQADGGAAhtg4EAMUYACG3DgQAsRkAIbkOAgDHGAAhvQ4BAMkYACHdDgEAyhgAIbUPAQDJGAAhww8BAMkYACHHDwEAyRgAIfEPAQDKGAAh-A9AANIYACHNEAQAxRgAIe4QIADoGAAhohEBAMoYACGlEQEAyhgAIacRAQDKGAAhqBEEAMUYACGrEQIAxxgAIawRgAAAAAGtEYAAAAABrhEgAOgYACGvEQEAyhgAIbARAQDJGAAhsREBAMoYACGyEQEAyRgAIbMRAQDJGAAhtBEBAMkYACG1EQEAyRgAIbYRBACxGQAhtxEEALEZACG4EQEAyRgAIQIAAABPACAIAABbACACAAAATwAgCAAAWwAgAwAAAEwAIA8AAFQAIBAAAFkAIAEAAABMACABAAAATwAgFxUAAIUgACAWAACIIAAgFwAAhyAAICgAAIYgACApAACJIAAgtw4AAL8YACC5DgAAvxgAIL0OAAC_GAAgtQ8AAL8YACDDDwAAvxgAIMcPAAC_GAAg-A8AAL8YACCrEQAAvxgAIKwRAAC_GAAgrREAAL8YACCwEQAAvxgAILIRAAC_GAAgsxEAAL8YACC0EQAAvxgAILURAAC_GAAgthEAAL8YACC3EQAAvxgAILgRAAC_GAAgJAgBAMUVACHyDQAAtBgAMPMNAABiABD0DQAAtBgAMPUNAQDFFQAhmQ5AAMYVACG2DgQAxBUAIbcOBACYFgAhuQ4CAMcVACG9DgEAyRUAId0OAQDFFQAhtQ8BAMkVACHDDwEAyRUAIccPAQDJFQAh8Q8BAMUVACH4D0AA2xUAIc0QBADEFQAh7hAgAOAVACGiEQEAxRUAIaURAQDFFQAhpxEBAMUVACGoEQQAxBUAIasRAgDHFQAhrBEAAMoVACCtEQAAyhUAIK4RIADgFQAhrxEBAMUVACGwEQEAyRUAIbERAQDFFQAhshEBAMkVACGzEQEAyRUAIbQRAQDJFQAhtREBAMkVACG2EQQAmBYAIbcRBACYFgAhuBEBAMkVACEDAAAATwAgAwAAYQAwFAAAYgAgAwAAAE8AIAMAAFAAMAQAAEwAIBDyDQAAshgAMPMNAABoABD0DQAAshgAMLYOBADvFQAhtw4EAO8VACG5DgIA7BUAId0OAQDkFQAhtQ8BAOQVACHxDwEA5BUAIc0QBADvFQAhohEBAOQVACGlEQEA5BUAIacRAQDkFQAhqBEEAO8VACGpEQAA9xUAIKoRAACzGAAgAQAAAGUAIAEAAABlACAP8g0AALIYADDzDQAAaAAQ9A0AALIYADC2DgQA7xUAIbcOBADvFQAhuQ4CAOwVACHdDgEA5BUAIbUPAQDkFQAh8Q8BAOQVACHNEAQA7xUAIaIRAQDkFQAhpREBAOQVACGnEQEA5BUAIagRBADvFQAhqREAAPcVACAAAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDLYOBAAAAAG3DgQAAAABuQ4CAAAAAd0OAQAAAAG1DwEAAAAB8Q8BAAAAAc0QBAAAAAGiEQEAAAABpREBAAAAAacRAQAAAAGoEQQAAAABqRGAAAAAAQEIAABtACAMtg4EAAAAAbcOBAAAAAG5DgIAAAAB3Q4BAAAAAbUPAQAAAAHxDwEAAAABzRAEAAAAAaIRAQAAAAGlEQEAAAABpxEBAAAAAagRBAAAAAGpEYAAAAABAQgAAG8AMAEIAABvADAMtg4EAMUYACG3DgQAxRgAIbkOAgDIGAAh3Q4BAMoYACG1DwEAyhgAIfEPAQDKGAAhzRAEAMUYACGiEQEAyhgAIaURAQDKGAAhpxEBAMoYACGoEQQAxRgAIakRgAAAAAECAAAAZQAgCAAAcgAgDLYOBADFGAAhtw4EAMUYACG5DgIAyBgAId0OAQDKGAAhtQ8BAMoYACHxDwEAyhgAIc0QBADFGAAhohEBAMoYACGlEQEAyhgAIacRAQDKGAAhqBEEAMUYACGpEYAAAAABAgAAAGgAIAgAAHQAIAIAAABoACAIAAB0ACADAAAAZQAgDwAAbQAgEAAAcgAgAQAAAGUAIAEAAABoACAFFQAAgCAAIBYAAIMgACAXAACCIAAgKAAAgSAAICkAAIQgACAP8g0AALEYADDzDQAAewAQ9A0AALEYADC2DgQAxBUAIbcOBADEFQAhuQ4CAMgVACHdDgEAxRUAIbUPAQDFFQAh8Q8BAMUVACHNEAQAxBUAIaIRAQDFFQAhpREBAMUVACGnEQEAxRUAIagRBADEFQAhqREAAPQVACADAAAAaAAgAwAAegAwFAAAewAgAwAAAGgAIAMAAGkAMAQAAGUAIAvyDQAArxgAMPMNAACBAQAQ9A0AAK8YADC2DgQA7xUAIbcOBADvFQAhvQ4BAOQVACHxDwEA5BUAIdgQBADvFQAhohEBAOQVACGlEQEA5BUAIaYRAACwGAAgAQAAAH4AIAEAAAB-ACAK8g0AAK8YADDzDQAAgQEAEPQNAACvGAAwtg4EAO8VACG3DgQA7xUAIb0OAQDkFQAh8Q8BAOQVACHYEAQA7xUAIaIRAQDkFQAhpREBAOQVACEAAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgB7YOBAAAAAG3DgQAAAABvQ4BAAAAAfEPAQAAAAHYEAQAAAABohEBAAAAAaURAQAAAAEBCAAAhgEAIAe2DgQAAAABtw4EAAAAAb0OAQAAAAHxDwEAAAAB2BAEAAAAAaIRAQAAAAGlEQEAAAABAQgAAIgBADABCAAAiAEAMAe2DgQAxRgAIbcOBADFGAAhvQ4BAMoYACHxDwEAyhgAIdgQBADFGAAhohEBAMoYACGlEQEAyhgAIQIAAAB-ACAIAACLAQAgB7YOBADFGAAhtw4EAMUYACG9DgEAyhgAIfEPAQDKGAAh2BAEAMUYACGiEQEAyhgAIaURAQDKGAAhAgAAAIEBACAIAACNAQAgAgAAAIEBACAIAACNAQAgAwAAAH4AIA8AAIYBACAQAACLAQAgAQAAAH4AIAEAAACBAQAgBRUAAPsfACAWAAD-HwAgFwAA_R8AICgAAPwfACApAAD_HwAgCvINAACuGAAw8w0AAJQBABD0DQAArhgAMLYOBADEFQAhtw4EAMQVACG9DgEAxRUAIfEPAQDFFQAh2BAEAMQVACGiEQEAxRUAIaURAQDFFQAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIAXyDQAArRgAMPMNAACaAQAQ9A0AAK0YADDdDgEAAAABwRACAOwVACEBAAAAlwEAIAEAAACXAQAgBfINAACtGAAw8w0AAJoBABD0DQAArRgAMN0OAQDkFQAhwRACAOwVACEAAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgAt0OAQAAAAHBEAIAAAABAQgAAJ8BACAC3Q4BAAAAAcEQAgAAAAEBCAAAoQEAMAEIAAChAQAwAt0OAQDKGAAhwRACAMgYACECAAAAlwEAIAgAAKQBACAC3Q4BAMoYACHBEAIAyBgAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBRUAAPYfACAWAAD5HwAgFwAA-B8AICgAAPcfACApAAD6HwAgBfINAACsGAAw8w0AAK0BABD0DQAArBgAMN0OAQDFFQAhwRACAMgVACEDAAAAmgEAIAMAAKwBADAUAACtAQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAkIAAD3FQAg8g0AAKsYADDzDQAAswEAEPQNAACrGAAw9Q0BAAAAAfcNQADoFQAhtA4BAOQVACG8DgEA5BUAIc8PQADnFQAhAQAAALABACABAAAAsAEAIAkIAAD3FQAg8g0AAKsYADDzDQAAswEAEPQNAACrGAAw9Q0BAOQVACH3DUAA6BUAIbQOAQDkFQAhvA4BAOQVACHPD0AA5xUAIQHPDwAAvxgAIAMAAACzAQAgAwAAtAEAMAQAALABACADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAYIgAAAAAH1DQEAAAAB9w1AAAAAAbQOAQAAAAG8DgEAAAABzw9AAAAAAQEIAAC4AQAgBgiAAAAAAfUNAQAAAAH3DUAAAAABtA4BAAAAAbwOAQAAAAHPD0AAAAABAQgAALoBADABCAAAugEAMAYIgAAAAAH1DQEAyhgAIfcNQADGGAAhtA4BAMoYACG8DgEAyhgAIc8PQADSGAAhAgAAALABACAIAAC9AQAgBgiAAAAAAfUNAQDKGAAh9w1AAMYYACG0DgEAyhgAIbwOAQDKGAAhzw9AANIYACECAAAAswEAIAgAAL8BACACAAAAswEAIAgAAL8BACADAAAAsAEAIA8AALgBACAQAAC9AQAgAQAAALABACABAAAAswEAIAQVAADzHwAgFgAA9R8AIBcAAPQfACDPDwAAvxgAIAkIAAD0FQAg8g0AAKoYADDzDQAAxgEAEPQNAACqGAAw9Q0BAMUVACH3DUAAxhUAIbQOAQDFFQAhvA4BAMUVACHPD0AA2xUAIQMAAACzAQAgAwAAxQEAMBQAAMYBACADAAAAswEAIAMAALQBADAEAACwAQAgEsANAgDsFQAh8g0AAKgYADDzDQAAzAEAEPQNAACoGAAw9w1AAOgVACG2DgQA7xUAIbcOBADvFQAhuQ4CAOwVACG9DgEA5BUAId0OAQDkFQAhtQ8BAOYVACHHDwEA5hUAIfEPAQDkFQAhvhBAAOgVACHYEAQA7xUAIaIRAQDkFQAhoxEAAO0VACCkEQAAqRgAIAEAAADJAQAgAQAAAMkBACARwA0CAOwVACHyDQAAqBgAMPMNAADMAQAQ9A0AAKgYADD3DUAA6BUAIbYOBADvFQAhtw4EAO8VACG5DgIA7BUAIb0OAQDkFQAh3Q4BAOQVACG1DwEA5hUAIccPAQDmFQAh8Q8BAOQVACG-EEAA6BUAIdgQBADvFQAhohEBAOQVACGjEQAA7RUAIAO1DwAAvxgAIMcPAAC_GAAgoxEAAL8YACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACAOwA0CAAAAAfcNQAAAAAG2DgQAAAABtw4EAAAAAbkOAgAAAAG9DgEAAAAB3Q4BAAAAAbUPAQAAAAHHDwEAAAAB8Q8BAAAAAb4QQAAAAAHYEAQAAAABohEBAAAAAaMRgAAAAAEBCAAA0QEAIA7ADQIAAAAB9w1AAAAAAbYOBAAAAAG3DgQAAAABuQ4CAAAAAb0OAQAAAAHdDgEAAAABtQ8BAAAAAccPAQAAAAHxDwEAAAABvhBAAAAAAdgQBAAAAAGiEQEAAAABoxGAAAAAAQEIAADTAQAwAQgAANMBADAOwA0CAMgYACH3DUAAxhgAIbYOBADFGAAhtw4EAMUYACG5DgIAyBgAIb0OAQDKGAAh3Q4BAMoYACG1DwEAyRgAIccPAQDJGAAh8Q8BAMoYACG-EEAAxhgAIdgQBADFGAAhohEBAMoYACGjEYAAAAABAgAAAMkBACAIAADWAQAgDsANAgDIGAAh9w1AAMYYACG2DgQAxRgAIbcOBADFGAAhuQ4CAMgYACG9DgEAyhgAId0OAQDKGAAhtQ8BAMkYACHHDwEAyRgAIfEPAQDKGAAhvhBAAMYYACHYEAQAxRgAIaIRAQDKGAAhoxGAAAAAAQIAAADMAQAgCAAA2AEAIAIAAADMAQAgCAAA2AEAIAMAAADJAQAgDwAA0QEAIBAAANYBACABAAAAyQEAIAEAAADMAQAgCBUAAO4fACAWAADxHwAgFwAA8B8AICgAAO8fACApAADyHwAgtQ8AAL8YACDHDwAAvxgAIKMRAAC_GAAgEcANAgDIFQAh8g0AAKcYADDzDQAA3wEAEPQNAACnGAAw9w1AAMYVACG2DgQAxBUAIbcOBADEFQAhuQ4CAMgVACG9DgEAxRUAId0OAQDFFQAhtQ8BAMkVACHHDwEAyRUAIfEPAQDFFQAhvhBAAMYVACHYEAQAxBUAIaIRAQDFFQAhoxEAAMoVACADAAAAzAEAIAMAAN4BADAUAADfAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAXyDQAAphgAMPMNAADlAQAQ9A0AAKYYADD7DwEAAAABoREAAPcVACABAAAA4gEAIAEAAADiAQAgBfINAACmGAAw8w0AAOUBABD0DQAAphgAMPsPAQDkFQAhoREAAPcVACAAAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACADAAAA5QEAIAMAAOYBADAEAADiAQAgAvsPAQAAAAGhEYAAAAABAQgAAOoBACAC-w8BAAAAAaERgAAAAAEBCAAA7AEAMAEIAADsAQAwAvsPAQDKGAAhoRGAAAAAAQIAAADiAQAgCAAA7wEAIAL7DwEAyhgAIaERgAAAAAECAAAA5QEAIAgAAPEBACACAAAA5QEAIAgAAPEBACADAAAA4gEAIA8AAOoBACAQAADvAQAgAQAAAOIBACABAAAA5QEAIAMVAADrHwAgFgAA7R8AIBcAAOwfACAF8g0AAKUYADDzDQAA-AEAEPQNAAClGAAw-w8BAMUVACGhEQAA9BUAIAMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgEK0BAACaGAAgsgEAAJsYACDZCAEAAAAB8g0AAJkYADDzDQAAhQIAEPQNAACZGAAw9Q0BAAAAAZkOQADoFQAhtg4EAJwWACGkEAEA5BUAIckQAACkGAAgmBFAAOcVACGZEQEA5hUAIZsRQADnFQAhnBFAAOcVACGdEQIA7BUAIQEAAAD7AQAgFqwBAACjGAAg8g0AAKIYADDzDQAA_QEAEPQNAACiGAAw9Q0BAOQVACGZDkAA6BUAIZsOAQDkFQAhvA4BAOQVACHhDgEA5BUAIfkOAQDkFQAhxA9AAOcVACH4D0AA5xUAIfkPQADnFQAhyxABAOQVACGTEQAA3xUAIJQRAADfFQAglREAAN8VACCWEQIA6xUAIZcRAQDkFQAhmBFAAOcVACGZEQEA5hUAIZoRAQDmFQAhCKwBAADnHwAgxA8AAL8YACD4DwAAvxgAIPkPAAC_GAAglhEAAL8YACCYEQAAvxgAIJkRAAC_GAAgmhEAAL8YACAWrAEAAKMYACDyDQAAohgAMPMNAAD9AQAQ9A0AAKIYADD1DQEAAAABmQ5AAOgVACGbDgEA5BUAIbwOAQDkFQAh4Q4BAOQVACH5DgEA5BUAIcQPQADnFQAh-A9AAOcVACH5D0AA5xUAIcsQAQAAAAGTEQAA3xUAIJQRAADfFQAglREAAN8VACCWEQIA6xUAIZcRAQDkFQAhmBFAAOcVACGZEQEA5hUAIZoRAQDmFQAhAwAAAP0BACADAAD-AQAwBAAA_wEAIBSsAQAAnhgAIK8BAACfGAAgsAEAAKAYACCxAQAAoRgAIPINAACdGAAw8w0AAIECABD0DQAAnRgAMPUNAQDkFQAhmQ5AAOgVACGbDgEA5hUAIZ0OAQDkFQAhpg4BAOYVACHwDgEA5BUAIcAPQADnFQAhzA9AAOcVACGBEAEA5BUAIYMQAQDkFQAhhBAAAN8VACCFEEAA5xUAIYYQAgDsFQAhCawBAADnHwAgrwEAAOgfACCwAQAA6R8AILEBAADqHwAgmw4AAL8YACCmDgAAvxgAIMAPAAC_GAAgzA8AAL8YACCFEAAAvxgAIBWsAQAAnhgAIK8BAACfGAAgsAEAAKAYACCxAQAAoRgAIPINAACdGAAw8w0AAIECABD0DQAAnRgAMPUNAQAAAAGZDkAA6BUAIZsOAQDmFQAhnQ4BAOQVACGmDgEA5hUAIfAOAQDkFQAhwA9AAOcVACHMD0AA5xUAIYEQAQAAAAGDEAEA5BUAIYQQAADfFQAghRBAAOcVACGGEAIA7BUAIaARAACcGAAgAwAAAIECACADAACCAgAwBAAAgwIAIA-tAQAAmhgAILIBAACbGAAg2QgBAOQVACHyDQAAmRgAMPMNAACFAgAQ9A0AAJkYADD1DQEA5BUAIZkOQADoFQAhtg4EAJwWACGkEAEA5BUAIZgRQADnFQAhmREBAOYVACGbEUAA5xUAIZwRQADnFQAhnRECAOwVACEBAAAAhQIAIAkIAAD3FQAgrgEAAJUYACDyDQAAmBgAMPMNAACHAgAQ9A0AAJgYADD1DQQA7xUAIfcNQADoFQAhvA4BAOQVACH6DwEA5BUAIQGuAQAA5h8AIAkIAAD3FQAgrgEAAJUYACDyDQAAmBgAMPMNAACHAgAQ9A0AAJgYADD1DQQAAAAB9w1AAOgVACG8DgEA5BUAIfoPAQDkFQAhAwAAAIcCACADAACIAgAwBAAAiQIAIBGuAQAAlRgAIPINAACXGAAw8w0AAIsCABD0DQAAlxgAMPUNAQDkFQAhlA4CAOwVACGWDkAA5xUAIZcOAgDsFQAhmA5AAOcVACGZDkAA6BUAIbwOAQDkFQAhzg4BAOQVACHYDkAA5xUAIfoPAQDkFQAh_g8AAPcVACD_DwIA7BUAIYAQQADnFQAhBa4BAADmHwAglg4AAL8YACCYDgAAvxgAINgOAAC_GAAggBAAAL8YACASrgEAAJUYACDyDQAAlxgAMPMNAACLAgAQ9A0AAJcYADD1DQEAAAABlA4CAOwVACGWDkAA5xUAIZcOAgDsFQAhmA5AAOcVACGZDkAA6BUAIbwOAQDkFQAhzg4BAOQVACHYDkAA5xUAIfoPAQDkFQAh_g8AAPcVACD_DwIA7BUAIYAQQADnFQAhnxEAAJYYACADAAAAiwIAIAMAAIwCADAEAACNAgAgCwgAAPcVACCuAQAAlRgAIPINAACUGAAw8w0AAI8CABD0DQAAlBgAMLwOAQDkFQAh3Q9AAOgVACH6DwEA5BUAIfsPAQDkFQAh_A9AAOgVACH9D0AA5xUAIQKuAQAA5h8AIP0PAAC_GAAgDAgAAPcVACCuAQAAlRgAIPINAACUGAAw8w0AAI8CABD0DQAAlBgAMLwOAQDkFQAh3Q9AAOgVACH6DwEA5BUAIfsPAQDkFQAh_A9AAOgVACH9D0AA5xUAIZ4RAACTGAAgAwAAAI8CACADAACQAgAwBAAAkQIAIAEAAACHAgAgAQAAAIsCACABAAAAjwIAIAEAAAD9AQAgAQAAAIECACABAAAA-wEAIAetAQAA5B8AILIBAADlHwAgtg4AAL8YACCYEQAAvxgAIJkRAAC_GAAgmxEAAL8YACCcEQAAvxgAIAMAAACFAgAgAwAAmQIAMAQAAPsBACADAAAAhQIAIAMAAJkCADAEAAD7AQAgAwAAAIUCACADAACZAgAwBAAA-wEAIAytAQAA4h8AILIBAADjHwAg2QgBAAAAAfUNAQAAAAGZDkAAAAABtg4EAAAAAaQQAQAAAAGYEUAAAAABmREBAAAAAZsRQAAAAAGcEUAAAAABnRECAAAAAQEIAACdAgAgCtkIAQAAAAH1DQEAAAABmQ5AAAAAAbYOBAAAAAGkEAEAAAABmBFAAAAAAZkRAQAAAAGbEUAAAAABnBFAAAAAAZ0RAgAAAAEBCAAAnwIAMAEIAACfAgAwDK0BAADIHwAgsgEAAMkfACDZCAEAyhgAIfUNAQDKGAAhmQ5AAMYYACG2DgQAsRkAIaQQAQDKGAAhmBFAANIYACGZEQEAyRgAIZsRQADSGAAhnBFAANIYACGdEQIAyBgAIQIAAAD7AQAgCAAAogIAIArZCAEAyhgAIfUNAQDKGAAhmQ5AAMYYACG2DgQAsRkAIaQQAQDKGAAhmBFAANIYACGZEQEAyRgAIZsRQADSGAAhnBFAANIYACGdEQIAyBgAIQIAAACFAgAgCAAApAIAIAIAAACFAgAgCAAApAIAIAMAAAD7AQAgDwAAnQIAIBAAAKICACABAAAA-wEAIAEAAACFAgAgChUAAMMfACAWAADGHwAgFwAAxR8AICgAAMQfACApAADHHwAgtg4AAL8YACCYEQAAvxgAIJkRAAC_GAAgmxEAAL8YACCcEQAAvxgAIA3ZCAEAxRUAIfINAACSGAAw8w0AAKsCABD0DQAAkhgAMPUNAQDFFQAhmQ5AAMYVACG2DgQAmBYAIaQQAQDFFQAhmBFAANsVACGZEQEAyRUAIZsRQADbFQAhnBFAANsVACGdEQIAyBUAIQMAAACFAgAgAwAAqgIAMBQAAKsCACADAAAAhQIAIAMAAJkCADAEAAD7AQAgAQAAAP8BACABAAAA_wEAIAMAAAD9AQAgAwAA_gEAMAQAAP8BACADAAAA_QEAIAMAAP4BADAEAAD_AQAgAwAAAP0BACADAAD-AQAwBAAA_wEAIBOsAQAAwh8AIPUNAQAAAAGZDkAAAAABmw4BAAAAAbwOAQAAAAHhDgEAAAAB-Q4BAAAAAcQPQAAAAAH4D0AAAAAB-Q9AAAAAAcsQAQAAAAGTEQAAvx8AIJQRAADAHwAglREAAMEfACCWEQIAAAABlxEBAAAAAZgRQAAAAAGZEQEAAAABmhEBAAAAAQEIAACzAgAgEvUNAQAAAAGZDkAAAAABmw4BAAAAAbwOAQAAAAHhDgEAAAAB-Q4BAAAAAcQPQAAAAAH4D0AAAAAB-Q9AAAAAAcsQAQAAAAGTEQAAvx8AIJQRAADAHwAglREAAMEfACCWEQIAAAABlxEBAAAAAZgRQAAAAAGZEQEAAAABmhEBAAAAAQEIAAC1AgAwAQgAALUCADATrAEAAL4fACD1DQEAyhgAIZkOQADGGAAhmw4BAMoYACG8DgEAyhgAIeEOAQDKGAAh-Q4BAMoYACHED0AA0hgAIfgPQADSGAAh-Q9AANIYACHLEAEAyhgAIZMRAAC7HwAglBEAALwfACCVEQAAvR8AIJYRAgDHGAAhlxEBAMoYACGYEUAA0hgAIZkRAQDJGAAhmhEBAMkYACECAAAA_wEAIAgAALgCACAS9Q0BAMoYACGZDkAAxhgAIZsOAQDKGAAhvA4BAMoYACHhDgEAyhgAIfkOAQDKGAAhxA9AANIYACH4D0AA0hgAIfkPQADSGAAhyxABAMoYACGTEQAAux8AIJQRAAC8HwAglREAAL0fACCWEQIAxxgAIZcRAQDKGAAhmBFAANIYACGZEQEAyRgAIZoRAQDJGAAhAgAAAP0BACAIAAC6AgAgAgAAAP0BACAIAAC6AgAgAwAAAP8BACAPAACzAgAgEAAAuAIAIAEAAAD_AQAgAQAAAP0BACAMFQAAth8AIBYAALkfACAXAAC4HwAgKAAAtx8AICkAALofACDEDwAAvxgAIPgPAAC_GAAg-Q8AAL8YACCWEQAAvxgAIJgRAAC_GAAgmREAAL8YACCaEQAAvxgAIBXyDQAAkRgAMPMNAADBAgAQ9A0AAJEYADD1DQEAxRUAIZkOQADGFQAhmw4BAMUVACG8DgEAxRUAIeEOAQDFFQAh-Q4BAMUVACHED0AA2xUAIfgPQADbFQAh-Q9AANsVACHLEAEAxRUAIZMRAADfFQAglBEAAN8VACCVEQAA3xUAIJYRAgDHFQAhlxEBAMUVACGYEUAA2xUAIZkRAQDJFQAhmhEBAMkVACEDAAAA_QEAIAMAAMACADAUAADBAgAgAwAAAP0BACADAAD-AQAwBAAA_wEAIAryDQAAkBgAMPMNAADHAgAQ9A0AAJAYADD1DQEAAAAB9w1AAOgVACHwDgEA5BUAIY8RAQDkFQAhkBEBAOQVACGREQAA9xUAIJIRAQDmFQAhAQAAAMQCACABAAAAxAIAIAryDQAAkBgAMPMNAADHAgAQ9A0AAJAYADD1DQEA5BUAIfcNQADoFQAh8A4BAOQVACGPEQEA5BUAIZARAQDkFQAhkREAAPcVACCSEQEA5hUAIQGSEQAAvxgAIAMAAADHAgAgAwAAyAIAMAQAAMQCACADAAAAxwIAIAMAAMgCADAEAADEAgAgAwAAAMcCACADAADIAgAwBAAAxAIAIAf1DQEAAAAB9w1AAAAAAfAOAQAAAAGPEQEAAAABkBEBAAAAAZERgAAAAAGSEQEAAAABAQgAAMwCACAH9Q0BAAAAAfcNQAAAAAHwDgEAAAABjxEBAAAAAZARAQAAAAGREYAAAAABkhEBAAAAAQEIAADOAgAwAQgAAM4CADAH9Q0BAMoYACH3DUAAxhgAIfAOAQDKGAAhjxEBAMoYACGQEQEAyhgAIZERgAAAAAGSEQEAyRgAIQIAAADEAgAgCAAA0QIAIAf1DQEAyhgAIfcNQADGGAAh8A4BAMoYACGPEQEAyhgAIZARAQDKGAAhkRGAAAAAAZIRAQDJGAAhAgAAAMcCACAIAADTAgAgAgAAAMcCACAIAADTAgAgAwAAAMQCACAPAADMAgAgEAAA0QIAIAEAAADEAgAgAQAAAMcCACAEFQAAsx8AIBYAALUfACAXAAC0HwAgkhEAAL8YACAK8g0AAI8YADDzDQAA2gIAEPQNAACPGAAw9Q0BAMUVACH3DUAAxhUAIfAOAQDFFQAhjxEBAMUVACGQEQEAxRUAIZERAAD0FQAgkhEBAMkVACEDAAAAxwIAIAMAANkCADAUAADaAgAgAwAAAMcCACADAADIAgAwBAAAxAIAIBDyDQAAjRgAMPMNAADgAgAQ9A0AAI0YADCRDgEA5hUAIZMOAgDrFQAhwQ4BAOQVACHED0AA6BUAIfsPAQDkFQAhhhEBAOQVACGIEQEA5BUAIYkRAQDkFQAhihEgAOUVACGLEQAAjBgAIIwRAQDkFQAhjRFAAOgVACGOEQAAjhgAIAEAAADdAgAgAQAAAN0CACAP8g0AAI0YADDzDQAA4AIAEPQNAACNGAAwkQ4BAOYVACGTDgIA6xUAIcEOAQDkFQAhxA9AAOgVACH7DwEA5BUAIYYRAQDkFQAhiBEBAOQVACGJEQEA5BUAIYoRIADlFQAhixEAAIwYACCMEQEA5BUAIY0RQADoFQAhApEOAAC_GAAgkw4AAL8YACADAAAA4AIAIAMAAOECADAEAADdAgAgAwAAAOACACADAADhAgAwBAAA3QIAIAMAAADgAgAgAwAA4QIAMAQAAN0CACAMkQ4BAAAAAZMOAgAAAAHBDgEAAAABxA9AAAAAAfsPAQAAAAGGEQEAAAABiBEBAAAAAYkRAQAAAAGKESAAAAABixEAALIfACCMEQEAAAABjRFAAAAAAQEIAADlAgAgDJEOAQAAAAGTDgIAAAABwQ4BAAAAAcQPQAAAAAH7DwEAAAABhhEBAAAAAYgRAQAAAAGJEQEAAAABihEgAAAAAYsRAACyHwAgjBEBAAAAAY0RQAAAAAEBCAAA5wIAMAEIAADnAgAwDJEOAQDJGAAhkw4CAMcYACHBDgEAyhgAIcQPQADGGAAh-w8BAMoYACGGEQEAyhgAIYgRAQDKGAAhiREBAMoYACGKESAA6BgAIYsRAACxHwAgjBEBAMoYACGNEUAAxhgAIQIAAADdAgAgCAAA6gIAIAyRDgEAyRgAIZMOAgDHGAAhwQ4BAMoYACHED0AAxhgAIfsPAQDKGAAhhhEBAMoYACGIEQEAyhgAIYkRAQDKGAAhihEgAOgYACGLEQAAsR8AIIwRAQDKGAAhjRFAAMYYACECAAAA4AIAIAgAAOwCACACAAAA4AIAIAgAAOwCACADAAAA3QIAIA8AAOUCACAQAADqAgAgAQAAAN0CACABAAAA4AIAIAcVAACsHwAgFgAArx8AIBcAAK4fACAoAACtHwAgKQAAsB8AIJEOAAC_GAAgkw4AAL8YACAP8g0AAIsYADDzDQAA8wIAEPQNAACLGAAwkQ4BAMkVACGTDgIAxxUAIcEOAQDFFQAhxA9AAMYVACH7DwEAxRUAIYYRAQDFFQAhiBEBAMUVACGJEQEAxRUAIYoRIADgFQAhixEAAIwYACCMEQEAxRUAIY0RQADGFQAhAwAAAOACACADAADyAgAwFAAA8wIAIAMAAADgAgAgAwAA4QIAMAQAAN0CACAH8g0AAIkYADDzDQAA-QIAEPQNAACJGAAwiRAEAO8VACH-EEAA6BUAIYYRAQDkFQAhhxEAAIoYACABAAAA9gIAIAEAAAD2AgAgBvINAACJGAAw8w0AAPkCABD0DQAAiRgAMIkQBADvFQAh_hBAAOgVACGGEQEA5BUAIQADAAAA-QIAIAMAAPoCADAEAAD2AgAgAwAAAPkCACADAAD6AgAwBAAA9gIAIAMAAAD5AgAgAwAA-gIAMAQAAPYCACADiRAEAAAAAf4QQAAAAAGGEQEAAAABAQgAAP4CACADiRAEAAAAAf4QQAAAAAGGEQEAAAABAQgAAIADADABCAAAgAMAMAOJEAQAxRgAIf4QQADGGAAhhhEBAMoYACECAAAA9gIAIAgAAIMDACADiRAEAMUYACH-EEAAxhgAIYYRAQDKGAAhAgAAAPkCACAIAACFAwAgAgAAAPkCACAIAACFAwAgAwAAAPYCACAPAAD-AgAgEAAAgwMAIAEAAAD2AgAgAQAAAPkCACAFFQAApx8AIBYAAKofACAXAACpHwAgKAAAqB8AICkAAKsfACAG8g0AAIgYADDzDQAAjAMAEPQNAACIGAAwiRAEAMQVACH-EEAAxhUAIYYRAQDFFQAhAwAAAPkCACADAACLAwAwFAAAjAMAIAMAAAD5AgAgAwAA-gIAMAQAAPYCACAH8g0AAIYYADDzDQAAkgMAEPQNAACGGAAwmw4BAOQVACH0DkAA6BUAIYERAgDsFQAhhREAAIcYACABAAAAjwMAIAEAAACPAwAgBvINAACGGAAw8w0AAJIDABD0DQAAhhgAMJsOAQDkFQAh9A5AAOgVACGBEQIA7BUAIQADAAAAkgMAIAMAAJMDADAEAACPAwAgAwAAAJIDACADAACTAwAwBAAAjwMAIAMAAACSAwAgAwAAkwMAMAQAAI8DACADmw4BAAAAAfQOQAAAAAGBEQIAAAABAQgAAJcDACADmw4BAAAAAfQOQAAAAAGBEQIAAAABAQgAAJkDADABCAAAmQMAMAObDgEAyhgAIfQOQADGGAAhgRECAMgYACECAAAAjwMAIAgAAJwDACADmw4BAMoYACH0DkAAxhgAIYERAgDIGAAhAgAAAJIDACAIAACeAwAgAgAAAJIDACAIAACeAwAgAwAAAI8DACAPAACXAwAgEAAAnAMAIAEAAACPAwAgAQAAAJIDACAFFQAAoh8AIBYAAKUfACAXAACkHwAgKAAAox8AICkAAKYfACAG8g0AAIUYADDzDQAApQMAEPQNAACFGAAwmw4BAMUVACH0DkAAxhUAIYERAgDIFQAhAwAAAJIDACADAACkAwAwFAAApQMAIAMAAACSAwAgAwAAkwMAMAQAAI8DACAG8g0AAIQYADDzDQAAqwMAEPQNAACEGAAwtQ4BAOYVACG2DwEAAAABxA9AAOgVACEBAAAAqAMAIAEAAACoAwAgBvINAACEGAAw8w0AAKsDABD0DQAAhBgAMLUOAQDmFQAhtg8BAOQVACHED0AA6BUAIQG1DgAAvxgAIAMAAACrAwAgAwAArAMAMAQAAKgDACADAAAAqwMAIAMAAKwDADAEAACoAwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAO1DgEAAAABtg8BAAAAAcQPQAAAAAEBCAAAsAMAIAO1DgEAAAABtg8BAAAAAcQPQAAAAAEBCAAAsgMAMAEIAACyAwAwA7UOAQDJGAAhtg8BAMoYACHED0AAxhgAIQIAAACoAwAgCAAAtQMAIAO1DgEAyRgAIbYPAQDKGAAhxA9AAMYYACECAAAAqwMAIAgAALcDACACAAAAqwMAIAgAALcDACADAAAAqAMAIA8AALADACAQAAC1AwAgAQAAAKgDACABAAAAqwMAIAQVAACfHwAgFgAAoR8AIBcAAKAfACC1DgAAvxgAIAbyDQAAgxgAMPMNAAC-AwAQ9A0AAIMYADC1DgEAyRUAIbYPAQDFFQAhxA9AAMYVACEDAAAAqwMAIAMAAL0DADAUAAC-AwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAzZCAEA5BUAIfINAACCGAAw8w0AAMQDABD0DQAAghgAMPUNAQAAAAGZDkAA6BUAIZsOAQDkFQAhtg4EAJwWACG8DgEA5BUAIcQPQADoFQAh-A9AAOcVACH5D0AA5xUAIQEAAADBAwAgAQAAAMEDACAM2QgBAOQVACHyDQAAghgAMPMNAADEAwAQ9A0AAIIYADD1DQEA5BUAIZkOQADoFQAhmw4BAOQVACG2DgQAnBYAIbwOAQDkFQAhxA9AAOgVACH4D0AA5xUAIfkPQADnFQAhA7YOAAC_GAAg-A8AAL8YACD5DwAAvxgAIAMAAADEAwAgAwAAxQMAMAQAAMEDACADAAAAxAMAIAMAAMUDADAEAADBAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAnZCAEAAAAB9Q0BAAAAAZkOQAAAAAGbDgEAAAABtg4EAAAAAbwOAQAAAAHED0AAAAAB-A9AAAAAAfkPQAAAAAEBCAAAyQMAIAnZCAEAAAAB9Q0BAAAAAZkOQAAAAAGbDgEAAAABtg4EAAAAAbwOAQAAAAHED0AAAAAB-A9AAAAAAfkPQAAAAAEBCAAAywMAMAEIAADLAwAwCdkIAQDKGAAh9Q0BAMoYACGZDkAAxhgAIZsOAQDKGAAhtg4EALEZACG8DgEAyhgAIcQPQADGGAAh-A9AANIYACH5D0AA0hgAIQIAAADBAwAgCAAAzgMAIAnZCAEAyhgAIfUNAQDKGAAhmQ5AAMYYACGbDgEAyhgAIbYOBACxGQAhvA4BAMoYACHED0AAxhgAIfgPQADSGAAh-Q9AANIYACECAAAAxAMAIAgAANADACACAAAAxAMAIAgAANADACADAAAAwQMAIA8AAMkDACAQAADOAwAgAQAAAMEDACABAAAAxAMAIAgVAACaHwAgFgAAnR8AIBcAAJwfACAoAACbHwAgKQAAnh8AILYOAAC_GAAg-A8AAL8YACD5DwAAvxgAIAzZCAEAxRUAIfINAACBGAAw8w0AANcDABD0DQAAgRgAMPUNAQDFFQAhmQ5AAMYVACGbDgEAxRUAIbYOBACYFgAhvA4BAMUVACHED0AAxhUAIfgPQADbFQAh-Q9AANsVACEDAAAAxAMAIAMAANYDADAUAADXAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAvyDQAA_xcAMPMNAADdAwAQ9A0AAP8XADCbDgEA5BUAIf4QQADoFQAh_xABAOQVACGAEQEA5BUAIYERAgDsFQAhghECAOwVACGDEQAA0BYAIIQRAACAGAAgAQAAANoDACABAAAA2gMAIAryDQAA_xcAMPMNAADdAwAQ9A0AAP8XADCbDgEA5BUAIf4QQADoFQAh_xABAOQVACGAEQEA5BUAIYERAgDsFQAhghECAOwVACGDEQAA0BYAIAADAAAA3QMAIAMAAN4DADAEAADaAwAgAwAAAN0DACADAADeAwAwBAAA2gMAIAMAAADdAwAgAwAA3gMAMAQAANoDACAHmw4BAAAAAf4QQAAAAAH_EAEAAAABgBEBAAAAAYERAgAAAAGCEQIAAAABgxEAAJkfACABCAAA4gMAIAebDgEAAAAB_hBAAAAAAf8QAQAAAAGAEQEAAAABgRECAAAAAYIRAgAAAAGDEQAAmR8AIAEIAADkAwAwAQgAAOQDADAHmw4BAMoYACH-EEAAxhgAIf8QAQDKGAAhgBEBAMoYACGBEQIAyBgAIYIRAgDIGAAhgxEAAJgfACACAAAA2gMAIAgAAOcDACAHmw4BAMoYACH-EEAAxhgAIf8QAQDKGAAhgBEBAMoYACGBEQIAyBgAIYIRAgDIGAAhgxEAAJgfACACAAAA3QMAIAgAAOkDACACAAAA3QMAIAgAAOkDACADAAAA2gMAIA8AAOIDACAQAADnAwAgAQAAANoDACABAAAA3QMAIAUVAACTHwAgFgAAlh8AIBcAAJUfACAoAACUHwAgKQAAlx8AIAryDQAA_hcAMPMNAADwAwAQ9A0AAP4XADCbDgEAxRUAIf4QQADGFQAh_xABAMUVACGAEQEAxRUAIYERAgDIFQAhghECAMgVACGDEQAA0BYAIAMAAADdAwAgAwAA7wMAMBQAAPADACADAAAA3QMAIAMAAN4DADAEAADaAwAgEqoFAgDsFQAhoAYAAYoWACHyDQAA_RcAMPMNAAD2AwAQ9A0AAP0XADD3DUAA6BUAIbAPAQDkFQAhww8BAOQVACGQEAEA5BUAIZMQAAD3FQAglBABAOQVACHKEAIAAAAB-BABAOQVACH5EAAA9xUAIPoQBADvFQAh-xAEAO8VACH8EAQA7xUAIf0QAAD3FQAgAQAAAPMDACABAAAA8wMAIBKqBQIA7BUAIaAGAAGKFgAh8g0AAP0XADDzDQAA9gMAEPQNAAD9FwAw9w1AAOgVACGwDwEA5BUAIcMPAQDkFQAhkBABAOQVACGTEAAA9xUAIJQQAQDkFQAhyhACAOwVACH4EAEA5BUAIfkQAAD3FQAg-hAEAO8VACH7EAQA7xUAIfwQBADvFQAh_RAAAPcVACABoAYAAL8YACADAAAA9gMAIAMAAPcDADAEAADzAwAgAwAAAPYDACADAAD3AwAwBAAA8wMAIAMAAAD2AwAgAwAA9wMAMAQAAPMDACAPqgUCAAAAAaAGAAEAAAH3DUAAAAABsA8BAAAAAcMPAQAAAAGQEAEAAAABkxCAAAAAAZQQAQAAAAHKEAIAAAAB-BABAAAAAfkQgAAAAAH6EAQAAAAB-xAEAAAAAfwQBAAAAAH9EIAAAAABAQgAAPsDACAPqgUCAAAAAaAGAAEAAAH3DUAAAAABsA8BAAAAAcMPAQAAAAGQEAEAAAABkxCAAAAAAZQQAQAAAAHKEAIAAAAB-BABAAAAAfkQgAAAAAH6EAQAAAAB-xAEAAAAAfwQBAAAAAH9EIAAAAABAQgAAP0DADABCAAA_QMAMA-qBQIAyBgAIaAGAAGMGQAh9w1AAMYYACGwDwEAyhgAIcMPAQDKGAAhkBABAMoYACGTEIAAAAABlBABAMoYACHKEAIAyBgAIfgQAQDKGAAh-RCAAAAAAfoQBADFGAAh-xAEAMUYACH8EAQAxRgAIf0QgAAAAAECAAAA8wMAIAgAAIAEACAPqgUCAMgYACGgBgABjBkAIfcNQADGGAAhsA8BAMoYACHDDwEAyhgAIZAQAQDKGAAhkxCAAAAAAZQQAQDKGAAhyhACAMgYACH4EAEAyhgAIfkQgAAAAAH6EAQAxRgAIfsQBADFGAAh_BAEAMUYACH9EIAAAAABAgAAAPYDACAIAACCBAAgAgAAAPYDACAIAACCBAAgAwAAAPMDACAPAAD7AwAgEAAAgAQAIAEAAADzAwAgAQAAAPYDACAGFQAAjh8AIBYAAJEfACAXAACQHwAgKAAAjx8AICkAAJIfACCgBgAAvxgAIBKqBQIAyBUAIaAGAAH9FQAh8g0AAPwXADDzDQAAiQQAEPQNAAD8FwAw9w1AAMYVACGwDwEAxRUAIcMPAQDFFQAhkBABAMUVACGTEAAA9BUAIJQQAQDFFQAhyhACAMgVACH4EAEAxRUAIfkQAAD0FQAg-hAEAMQVACH7EAQAxBUAIfwQBADEFQAh_RAAAPQVACADAAAA9gMAIAMAAIgEADAUAACJBAAgAwAAAPYDACADAAD3AwAwBAAA8wMAIArUAgAA-hcAIPINAAD5FwAw8w0AAI4EABD0DQAA-RcAMJEQAAGKFgAh8xACAOwVACH0EAIA7BUAIfUQAQDkFQAh9hAAAYkWACH3EAAA-xcAIAEAAACMBAAgCdQCAAD6FwAg8g0AAPkXADDzDQAAjgQAEPQNAAD5FwAwkRAAAYoWACHzEAIA7BUAIfQQAgDsFQAh9RABAOQVACH2EAABiRYAIQLUAgAAjR8AIJEQAAC_GAAgAwAAAI4EACADAACPBAAwBAAAjAQAIAEAAACOBAAgAQAAAIwEACADAAAAjgQAIAMAAI8EADAEAACMBAAgAwAAAI4EACADAACPBAAwBAAAjAQAIAMAAACOBAAgAwAAjwQAMAQAAIwEACAG1AIAAIwfACCREAABAAAB8xACAAAAAfQQAgAAAAH1EAEAAAAB9hAAAQAAAQEIAACWBAAgBZEQAAEAAAHzEAIAAAAB9BACAAAAAfUQAQAAAAH2EAABAAABAQgAAJgEADABCAAAmAQAMAbUAgAAix8AIJEQAAGMGQAh8xACAMgYACH0EAIAyBgAIfUQAQDKGAAh9hAAAYsZACECAAAAjAQAIAgAAJsEACAFkRAAAYwZACHzEAIAyBgAIfQQAgDIGAAh9RABAMoYACH2EAABixkAIQIAAACOBAAgCAAAnQQAIAIAAACOBAAgCAAAnQQAIAMAAACMBAAgDwAAlgQAIBAAAJsEACABAAAAjAQAIAEAAACOBAAgBhUAAIYfACAWAACJHwAgFwAAiB8AICgAAIcfACApAACKHwAgkRAAAL8YACAI8g0AAPgXADDzDQAApAQAEPQNAAD4FwAwkRAAAf0VACHzEAIAyBUAIfQQAgDIFQAh9RABAMUVACH2EAAB_BUAIQMAAACOBAAgAwAAowQAMBQAAKQEACADAAAAjgQAIAMAAI8EADAEAACMBAAgBggAAYkWACHTAgAA9xcAIPINAAD2FwAw8w0AAKoEABD0DQAA9hcAMMsQAAEAAAEBAAAApwQAIAEAAACnBAAgBggAAYkWACHTAgAA9xcAIPINAAD2FwAw8w0AAKoEABD0DQAA9hcAMMsQAAGJFgAhAdMCAACFHwAgAwAAAKoEACADAACrBAAwBAAApwQAIAMAAACqBAAgAwAAqwQAMAQAAKcEACADAAAAqgQAIAMAAKsEADAEAACnBAAgAwgAAQAAAdMCAACEHwAgyxAAAQAAAQEIAACvBAAgAggAAQAAAcsQAAEAAAEBCAAAsQQAMAEIAACxBAAwAwgAAYsZACHTAgAA9x4AIMsQAAGLGQAhAgAAAKcEACAIAAC0BAAgAggAAYsZACHLEAABixkAIQIAAACqBAAgCAAAtgQAIAIAAACqBAAgCAAAtgQAIAMAAACnBAAgDwAArwQAIBAAALQEACABAAAApwQAIAEAAACqBAAgAxUAAPQeACAWAAD2HgAgFwAA9R4AIAUIAAH8FQAh8g0AAPUXADDzDQAAvQQAEPQNAAD1FwAwyxAAAfwVACEDAAAAqgQAIAMAALwEADAUAAC9BAAgAwAAAKoEACADAACrBAAwBAAApwQAIA8IAAD3FQAg8g0AAPMXADDzDQAAwwQAEPQNAADzFwAw9w0EAO8VACG2DgQA7xUAIbcOBADvFQAhuQ4CAOwVACG8DgEA5BUAIb0OAQDkFQAh-Q4BAOQVACHHDwEA5BUAIcoPAAD0FwAg8RABAOQVACHyEAEA5BUAIQEAAADABAAgAQAAAMAEACAOCAAA9xUAIPINAADzFwAw8w0AAMMEABD0DQAA8xcAMPcNBADvFQAhtg4EAO8VACG3DgQA7xUAIbkOAgDsFQAhvA4BAOQVACG9DgEA5BUAIfkOAQDkFQAhxw8BAOQVACHxEAEA5BUAIfIQAQDkFQAhAAMAAADDBAAgAwAAxAQAMAQAAMAEACADAAAAwwQAIAMAAMQEADAEAADABAAgAwAAAMMEACADAADEBAAwBAAAwAQAIAsIgAAAAAH3DQQAAAABtg4EAAAAAbcOBAAAAAG5DgIAAAABvA4BAAAAAb0OAQAAAAH5DgEAAAABxw8BAAAAAfEQAQAAAAHyEAEAAAABAQgAAMgEACALCIAAAAAB9w0EAAAAAbYOBAAAAAG3DgQAAAABuQ4CAAAAAbwOAQAAAAG9DgEAAAAB-Q4BAAAAAccPAQAAAAHxEAEAAAAB8hABAAAAAQEIAADKBAAwAQgAAMoEADALCIAAAAAB9w0EAMUYACG2DgQAxRgAIbcOBADFGAAhuQ4CAMgYACG8DgEAyhgAIb0OAQDKGAAh-Q4BAMoYACHHDwEAyhgAIfEQAQDKGAAh8hABAMoYACECAAAAwAQAIAgAAM0EACALCIAAAAAB9w0EAMUYACG2DgQAxRgAIbcOBADFGAAhuQ4CAMgYACG8DgEAyhgAIb0OAQDKGAAh-Q4BAMoYACHHDwEAyhgAIfEQAQDKGAAh8hABAMoYACECAAAAwwQAIAgAAM8EACACAAAAwwQAIAgAAM8EACADAAAAwAQAIA8AAMgEACAQAADNBAAgAQAAAMAEACABAAAAwwQAIAUVAADvHgAgFgAA8h4AIBcAAPEeACAoAADwHgAgKQAA8x4AIA4IAAD0FQAg8g0AAPIXADDzDQAA1gQAEPQNAADyFwAw9w0EAMQVACG2DgQAxBUAIbcOBADEFQAhuQ4CAMgVACG8DgEAxRUAIb0OAQDFFQAh-Q4BAMUVACHHDwEAxRUAIfEQAQDFFQAh8hABAMUVACEDAAAAwwQAIAMAANUEADAUAADWBAAgAwAAAMMEACADAADEBAAwBAAAwAQAIBaGAwAA7xcAIPINAADuFwAw8w0AAOEEABD0DQAA7hcAMJkOQADoFQAhtg4EAO8VACG3DgQA7xUAIb0OAQDkFQAhzg4BAOQVACH5DgEAAAABiw9AAOcVACG2DwIA7BUAIccPAQDkFQAhqRAQAKcWACHkEAEA5BUAIeUQAQDkFQAh5hBAAOcVACHsEAEA5hUAIe0QQADoFQAh7hAgAOUVACHvECAA5RUAIfAQIADlFQAhAQAAANkEACAKhQMAAPEXACDyDQAA8BcAMPMNAADbBAAQ9A0AAPAXADC0DgEA5BUAIfkOAQDkFQAhsBAgAOUVACHmEEAA5xUAIeoQIADlFQAh6xBAAOgVACEChQMAAO4eACDmEAAAvxgAIAqFAwAA8RcAIPINAADwFwAw8w0AANsEABD0DQAA8BcAMLQOAQAAAAH5DgEA5BUAIbAQIADlFQAh5hBAAOcVACHqECAA5RUAIesQQADoFQAhAwAAANsEACADAADcBAAwBAAA3QQAIAEAAADbBAAgAQAAANkEACAWhgMAAO8XACDyDQAA7hcAMPMNAADhBAAQ9A0AAO4XADCZDkAA6BUAIbYOBADvFQAhtw4EAO8VACG9DgEA5BUAIc4OAQDkFQAh-Q4BAOQVACGLD0AA5xUAIbYPAgDsFQAhxw8BAOQVACGpEBAApxYAIeQQAQDkFQAh5RABAOQVACHmEEAA5xUAIewQAQDmFQAh7RBAAOgVACHuECAA5RUAIe8QIADlFQAh8BAgAOUVACEEhgMAAO0eACCLDwAAvxgAIOYQAAC_GAAg7BAAAL8YACADAAAA4QQAIAMAAOIEADAEAADZBAAgAwAAAOEEACADAADiBAAwBAAA2QQAIAMAAADhBAAgAwAA4gQAMAQAANkEACAThgMAAOweACCZDkAAAAABtg4EAAAAAbcOBAAAAAG9DgEAAAABzg4BAAAAAfkOAQAAAAGLD0AAAAABtg8CAAAAAccPAQAAAAGpEBAAAAAB5BABAAAAAeUQAQAAAAHmEEAAAAAB7BABAAAAAe0QQAAAAAHuECAAAAAB7xAgAAAAAfAQIAAAAAEBCAAA5gQAIBKZDkAAAAABtg4EAAAAAbcOBAAAAAG9DgEAAAABzg4BAAAAAfkOAQAAAAGLD0AAAAABtg8CAAAAAccPAQAAAAGpEBAAAAAB5BABAAAAAeUQAQAAAAHmEEAAAAAB7BABAAAAAe0QQAAAAAHuECAAAAAB7xAgAAAAAfAQIAAAAAEBCAAA6AQAMAEIAADoBAAwE4YDAADfHgAgmQ5AAMYYACG2DgQAxRgAIbcOBADFGAAhvQ4BAMoYACHODgEAyhgAIfkOAQDKGAAhiw9AANIYACG2DwIAyBgAIccPAQDKGAAhqRAQAMAZACHkEAEAyhgAIeUQAQDKGAAh5hBAANIYACHsEAEAyRgAIe0QQADGGAAh7hAgAOgYACHvECAA6BgAIfAQIADoGAAhAgAAANkEACAIAADrBAAgEpkOQADGGAAhtg4EAMUYACG3DgQAxRgAIb0OAQDKGAAhzg4BAMoYACH5DgEAyhgAIYsPQADSGAAhtg8CAMgYACHHDwEAyhgAIakQEADAGQAh5BABAMoYACHlEAEAyhgAIeYQQADSGAAh7BABAMkYACHtEEAAxhgAIe4QIADoGAAh7xAgAOgYACHwECAA6BgAIQIAAADhBAAgCAAA7QQAIAIAAADhBAAgCAAA7QQAIAMAAADZBAAgDwAA5gQAIBAAAOsEACABAAAA2QQAIAEAAADhBAAgCBUAANoeACAWAADdHgAgFwAA3B4AICgAANseACApAADeHgAgiw8AAL8YACDmEAAAvxgAIOwQAAC_GAAgFfINAADtFwAw8w0AAPQEABD0DQAA7RcAMJkOQADGFQAhtg4EAMQVACG3DgQAxBUAIb0OAQDFFQAhzg4BAMUVACH5DgEAxRUAIYsPQADbFQAhtg8CAMgVACHHDwEAxRUAIakQEACjFgAh5BABAMUVACHlEAEAxRUAIeYQQADbFQAh7BABAMkVACHtEEAAxhUAIe4QIADgFQAh7xAgAOAVACHwECAA4BUAIQMAAADhBAAgAwAA8wQAMBQAAPQEACADAAAA4QQAIAMAAOIEADAEAADZBAAgAQAAAN0EACABAAAA3QQAIAMAAADbBAAgAwAA3AQAMAQAAN0EACADAAAA2wQAIAMAANwEADAEAADdBAAgAwAAANsEACADAADcBAAwBAAA3QQAIAeFAwAA2R4AILQOAQAAAAH5DgEAAAABsBAgAAAAAeYQQAAAAAHqECAAAAAB6xBAAAAAAQEIAAD8BAAgBrQOAQAAAAH5DgEAAAABsBAgAAAAAeYQQAAAAAHqECAAAAAB6xBAAAAAAQEIAAD-BAAwAQgAAP4EADAHhQMAANgeACC0DgEAyhgAIfkOAQDKGAAhsBAgAOgYACHmEEAA0hgAIeoQIADoGAAh6xBAAMYYACECAAAA3QQAIAgAAIEFACAGtA4BAMoYACH5DgEAyhgAIbAQIADoGAAh5hBAANIYACHqECAA6BgAIesQQADGGAAhAgAAANsEACAIAACDBQAgAgAAANsEACAIAACDBQAgAwAAAN0EACAPAAD8BAAgEAAAgQUAIAEAAADdBAAgAQAAANsEACAEFQAA1R4AIBYAANceACAXAADWHgAg5hAAAL8YACAJ8g0AAOwXADDzDQAAigUAEPQNAADsFwAwtA4BAMUVACH5DgEAxRUAIbAQIADgFQAh5hBAANsVACHqECAA4BUAIesQQADGFQAhAwAAANsEACADAACJBQAwFAAAigUAIAMAAADbBAAgAwAA3AQAMAQAAN0EACAI8g0AAOoXADDzDQAAkAUAEPQNAADqFwAwtA4BAOQVACH5DgEA5BUAIeUQAQDkFQAh6BBAAOgVACHpEAAA6xcAIAEAAACNBQAgAQAAAI0FACAH8g0AAOoXADDzDQAAkAUAEPQNAADqFwAwtA4BAOQVACH5DgEA5BUAIeUQAQDkFQAh6BBAAOgVACEAAwAAAJAFACADAACRBQAwBAAAjQUAIAMAAACQBQAgAwAAkQUAMAQAAI0FACADAAAAkAUAIAMAAJEFADAEAACNBQAgBLQOAQAAAAH5DgEAAAAB5RABAAAAAegQQAAAAAEBCAAAlQUAIAS0DgEAAAAB-Q4BAAAAAeUQAQAAAAHoEEAAAAABAQgAAJcFADABCAAAlwUAMAS0DgEAyhgAIfkOAQDKGAAh5RABAMoYACHoEEAAxhgAIQIAAACNBQAgCAAAmgUAIAS0DgEAyhgAIfkOAQDKGAAh5RABAMoYACHoEEAAxhgAIQIAAACQBQAgCAAAnAUAIAIAAACQBQAgCAAAnAUAIAMAAACNBQAgDwAAlQUAIBAAAJoFACABAAAAjQUAIAEAAACQBQAgAxUAANIeACAWAADUHgAgFwAA0x4AIAfyDQAA6RcAMPMNAACjBQAQ9A0AAOkXADC0DgEAxRUAIfkOAQDFFQAh5RABAMUVACHoEEAAxhUAIQMAAACQBQAgAwAAogUAMBQAAKMFACADAAAAkAUAIAMAAJEFADAEAACNBQAgC4YDAAD3FQAg8g0AAOcXADDzDQAAqQUAEPQNAADnFwAw-Q4BAOQVACGLD0AA5xUAIbYPAgDsFQAh5BABAOQVACHlEAEA5BUAIeYQQADnFQAh5xAAAOgXACABAAAApgUAIAEAAACmBQAgCoYDAAD3FQAg8g0AAOcXADDzDQAAqQUAEPQNAADnFwAw-Q4BAOQVACGLD0AA5xUAIbYPAgDsFQAh5BABAOQVACHlEAEA5BUAIeYQQADnFQAhAosPAAC_GAAg5hAAAL8YACADAAAAqQUAIAMAAKoFADAEAACmBQAgAwAAAKkFACADAACqBQAwBAAApgUAIAMAAACpBQAgAwAAqgUAMAQAAKYFACAHhgOAAAAAAfkOAQAAAAGLD0AAAAABtg8CAAAAAeQQAQAAAAHlEAEAAAAB5hBAAAAAAQEIAACuBQAgB4YDgAAAAAH5DgEAAAABiw9AAAAAAbYPAgAAAAHkEAEAAAAB5RABAAAAAeYQQAAAAAEBCAAAsAUAMAEIAACwBQAwB4YDgAAAAAH5DgEAyhgAIYsPQADSGAAhtg8CAMgYACHkEAEAyhgAIeUQAQDKGAAh5hBAANIYACECAAAApgUAIAgAALMFACAHhgOAAAAAAfkOAQDKGAAhiw9AANIYACG2DwIAyBgAIeQQAQDKGAAh5RABAMoYACHmEEAA0hgAIQIAAACpBQAgCAAAtQUAIAIAAACpBQAgCAAAtQUAIAMAAACmBQAgDwAArgUAIBAAALMFACABAAAApgUAIAEAAACpBQAgBxUAAM0eACAWAADQHgAgFwAAzx4AICgAAM4eACApAADRHgAgiw8AAL8YACDmEAAAvxgAIAqGAwAA9BUAIPINAADmFwAw8w0AALwFABD0DQAA5hcAMPkOAQDFFQAhiw9AANsVACG2DwIAyBUAIeQQAQDFFQAh5RABAMUVACHmEEAA2xUAIQMAAACpBQAgAwAAuwUAMBQAALwFACADAAAAqQUAIAMAAKoFADAEAACmBQAgBvINAADlFwAw8w0AAMIFABD0DQAA5RcAMLQOAQAAAAHnDwEA5BUAIeMQQADoFQAhAQAAAL8FACABAAAAvwUAIAbyDQAA5RcAMPMNAADCBQAQ9A0AAOUXADC0DgEA5BUAIecPAQDkFQAh4xBAAOgVACEAAwAAAMIFACADAADDBQAwBAAAvwUAIAMAAADCBQAgAwAAwwUAMAQAAL8FACADAAAAwgUAIAMAAMMFADAEAAC_BQAgA7QOAQAAAAHnDwEAAAAB4xBAAAAAAQEIAADHBQAgA7QOAQAAAAHnDwEAAAAB4xBAAAAAAQEIAADJBQAwAQgAAMkFADADtA4BAMoYACHnDwEAyhgAIeMQQADGGAAhAgAAAL8FACAIAADMBQAgA7QOAQDKGAAh5w8BAMoYACHjEEAAxhgAIQIAAADCBQAgCAAAzgUAIAIAAADCBQAgCAAAzgUAIAMAAAC_BQAgDwAAxwUAIBAAAMwFACABAAAAvwUAIAEAAADCBQAgAxUAAMoeACAWAADMHgAgFwAAyx4AIAbyDQAA5BcAMPMNAADVBQAQ9A0AAOQXADC0DgEAxRUAIecPAQDFFQAh4xBAAMYVACEDAAAAwgUAIAMAANQFADAUAADVBQAgAwAAAMIFACADAADDBQAwBAAAvwUAIBTyDQAA4xcAMPMNAADbBQAQ9A0AAOMXADD6DQEA5hUAIagOQADnFQAhtg4EAAAAAbcOBACcFgAhzg4BAOQVACG0D0AA6BUAIccPAQDmFQAh2BAEAJwWACHaEAQAnBYAIdsQBACcFgAh3BAEAJwWACHdEAEA5hUAId4QBACcFgAh3xABAOYVACHgEAQAnBYAIeEQBACcFgAh4hBAAOcVACEBAAAA2AUAIAEAAADYBQAgFPINAADjFwAw8w0AANsFABD0DQAA4xcAMPoNAQDmFQAhqA5AAOcVACG2DgQA7xUAIbcOBACcFgAhzg4BAOQVACG0D0AA6BUAIccPAQDmFQAh2BAEAJwWACHaEAQAnBYAIdsQBACcFgAh3BAEAJwWACHdEAEA5hUAId4QBACcFgAh3xABAOYVACHgEAQAnBYAIeEQBACcFgAh4hBAAOcVACEO-g0AAL8YACCoDgAAvxgAILcOAAC_GAAgxw8AAL8YACDYEAAAvxgAINoQAAC_GAAg2xAAAL8YACDcEAAAvxgAIN0QAAC_GAAg3hAAAL8YACDfEAAAvxgAIOAQAAC_GAAg4RAAAL8YACDiEAAAvxgAIAMAAADbBQAgAwAA3AUAMAQAANgFACADAAAA2wUAIAMAANwFADAEAADYBQAgAwAAANsFACADAADcBQAwBAAA2AUAIBH6DQEAAAABqA5AAAAAAbYOBAAAAAG3DgQAAAABzg4BAAAAAbQPQAAAAAHHDwEAAAAB2BAEAAAAAdoQBAAAAAHbEAQAAAAB3BAEAAAAAd0QAQAAAAHeEAQAAAAB3xABAAAAAeAQBAAAAAHhEAQAAAAB4hBAAAAAAQEIAADgBQAgEfoNAQAAAAGoDkAAAAABtg4EAAAAAbcOBAAAAAHODgEAAAABtA9AAAAAAccPAQAAAAHYEAQAAAAB2hAEAAAAAdsQBAAAAAHcEAQAAAAB3RABAAAAAd4QBAAAAAHfEAEAAAAB4BAEAAAAAeEQBAAAAAHiEEAAAAABAQgAAOIFADABCAAA4gUAMBH6DQEAyRgAIagOQADSGAAhtg4EAMUYACG3DgQAsRkAIc4OAQDKGAAhtA9AAMYYACHHDwEAyRgAIdgQBACxGQAh2hAEALEZACHbEAQAsRkAIdwQBACxGQAh3RABAMkYACHeEAQAsRkAId8QAQDJGAAh4BAEALEZACHhEAQAsRkAIeIQQADSGAAhAgAAANgFACAIAADlBQAgEfoNAQDJGAAhqA5AANIYACG2DgQAxRgAIbcOBACxGQAhzg4BAMoYACG0D0AAxhgAIccPAQDJGAAh2BAEALEZACHaEAQAsRkAIdsQBACxGQAh3BAEALEZACHdEAEAyRgAId4QBACxGQAh3xABAMkYACHgEAQAsRkAIeEQBACxGQAh4hBAANIYACECAAAA2wUAIAgAAOcFACACAAAA2wUAIAgAAOcFACADAAAA2AUAIA8AAOAFACAQAADlBQAgAQAAANgFACABAAAA2wUAIBMVAADFHgAgFgAAyB4AIBcAAMceACAoAADGHgAgKQAAyR4AIPoNAAC_GAAgqA4AAL8YACC3DgAAvxgAIMcPAAC_GAAg2BAAAL8YACDaEAAAvxgAINsQAAC_GAAg3BAAAL8YACDdEAAAvxgAIN4QAAC_GAAg3xAAAL8YACDgEAAAvxgAIOEQAAC_GAAg4hAAAL8YACAU8g0AAOIXADDzDQAA7gUAEPQNAADiFwAw-g0BAMkVACGoDkAA2xUAIbYOBADEFQAhtw4EAJgWACHODgEAxRUAIbQPQADGFQAhxw8BAMkVACHYEAQAmBYAIdoQBACYFgAh2xAEAJgWACHcEAQAmBYAId0QAQDJFQAh3hAEAJgWACHfEAEAyRUAIeAQBACYFgAh4RAEAJgWACHiEEAA2xUAIQMAAADbBQAgAwAA7QUAMBQAAO4FACADAAAA2wUAIAMAANwFADAEAADYBQAgB_INAADhFwAw8w0AAPQFABD0DQAA4RcAMLYOBAAAAAG3DgQA7xUAIdgQBADvFQAh2RAgAOUVACEBAAAA8QUAIAEAAADxBQAgB_INAADhFwAw8w0AAPQFABD0DQAA4RcAMLYOBADvFQAhtw4EAO8VACHYEAQA7xUAIdkQIADlFQAhAAMAAAD0BQAgAwAA9QUAMAQAAPEFACADAAAA9AUAIAMAAPUFADAEAADxBQAgAwAAAPQFACADAAD1BQAwBAAA8QUAIAS2DgQAAAABtw4EAAAAAdgQBAAAAAHZECAAAAABAQgAAPkFACAEtg4EAAAAAbcOBAAAAAHYEAQAAAAB2RAgAAAAAQEIAAD7BQAwAQgAAPsFADAEtg4EAMUYACG3DgQAxRgAIdgQBADFGAAh2RAgAOgYACECAAAA8QUAIAgAAP4FACAEtg4EAMUYACG3DgQAxRgAIdgQBADFGAAh2RAgAOgYACECAAAA9AUAIAgAAIAGACACAAAA9AUAIAgAAIAGACADAAAA8QUAIA8AAPkFACAQAAD-BQAgAQAAAPEFACABAAAA9AUAIAUVAADAHgAgFgAAwx4AIBcAAMIeACAoAADBHgAgKQAAxB4AIAfyDQAA4BcAMPMNAACHBgAQ9A0AAOAXADC2DgQAxBUAIbcOBADEFQAh2BAEAMQVACHZECAA4BUAIQMAAAD0BQAgAwAAhgYAMBQAAIcGACADAAAA9AUAIAMAAPUFADAEAADxBQAgCvINAADeFwAw8w0AAI0GABD0DQAA3hcAMPoNAQDkFQAhkw4CAOsVACGdDgEA5BUAIbYOBADvFQAh2Q5AAOgVACHdD0AA6BUAIdcQAADfFwAgAQAAAIoGACABAAAAigYAIAnyDQAA3hcAMPMNAACNBgAQ9A0AAN4XADD6DQEA5BUAIZMOAgDrFQAhnQ4BAOQVACG2DgQA7xUAIdkOQADoFQAh3Q9AAOgVACEBkw4AAL8YACADAAAAjQYAIAMAAI4GADAEAACKBgAgAwAAAI0GACADAACOBgAwBAAAigYAIAMAAACNBgAgAwAAjgYAMAQAAIoGACAG-g0BAAAAAZMOAgAAAAGdDgEAAAABtg4EAAAAAdkOQAAAAAHdD0AAAAABAQgAAJIGACAG-g0BAAAAAZMOAgAAAAGdDgEAAAABtg4EAAAAAdkOQAAAAAHdD0AAAAABAQgAAJQGADABCAAAlAYAMAb6DQEAyhgAIZMOAgDHGAAhnQ4BAMoYACG2DgQAxRgAIdkOQADGGAAh3Q9AAMYYACECAAAAigYAIAgAAJcGACAG-g0BAMoYACGTDgIAxxgAIZ0OAQDKGAAhtg4EAMUYACHZDkAAxhgAId0PQADGGAAhAgAAAI0GACAIAACZBgAgAgAAAI0GACAIAACZBgAgAwAAAIoGACAPAACSBgAgEAAAlwYAIAEAAACKBgAgAQAAAI0GACAGFQAAux4AIBYAAL4eACAXAAC9HgAgKAAAvB4AICkAAL8eACCTDgAAvxgAIAnyDQAA3RcAMPMNAACgBgAQ9A0AAN0XADD6DQEAxRUAIZMOAgDHFQAhnQ4BAMUVACG2DgQAxBUAIdkOQADGFQAh3Q9AAMYVACEDAAAAjQYAIAMAAJ8GADAUAACgBgAgAwAAAI0GACADAACOBgAwBAAAigYAIAvyDQAA3BcAMPMNAACmBgAQ9A0AANwXADC2DgQAAAAB0BBAAOcVACHREAEA5hUAIdIQBACcFgAh0xBAAOcVACHUEEAA5xUAIdUQBACcFgAh1hBAAOcVACEBAAAAowYAIAEAAACjBgAgC_INAADcFwAw8w0AAKYGABD0DQAA3BcAMLYOBADvFQAh0BBAAOcVACHREAEA5hUAIdIQBACcFgAh0xBAAOcVACHUEEAA5xUAIdUQBACcFgAh1hBAAOcVACEH0BAAAL8YACDREAAAvxgAINIQAAC_GAAg0xAAAL8YACDUEAAAvxgAINUQAAC_GAAg1hAAAL8YACADAAAApgYAIAMAAKcGADAEAACjBgAgAwAAAKYGACADAACnBgAwBAAAowYAIAMAAACmBgAgAwAApwYAMAQAAKMGACAItg4EAAAAAdAQQAAAAAHREAEAAAAB0hAEAAAAAdMQQAAAAAHUEEAAAAAB1RAEAAAAAdYQQAAAAAEBCAAAqwYAIAi2DgQAAAAB0BBAAAAAAdEQAQAAAAHSEAQAAAAB0xBAAAAAAdQQQAAAAAHVEAQAAAAB1hBAAAAAAQEIAACtBgAwAQgAAK0GADAItg4EAMUYACHQEEAA0hgAIdEQAQDJGAAh0hAEALEZACHTEEAA0hgAIdQQQADSGAAh1RAEALEZACHWEEAA0hgAIQIAAACjBgAgCAAAsAYAIAi2DgQAxRgAIdAQQADSGAAh0RABAMkYACHSEAQAsRkAIdMQQADSGAAh1BBAANIYACHVEAQAsRkAIdYQQADSGAAhAgAAAKYGACAIAACyBgAgAgAAAKYGACAIAACyBgAgAwAAAKMGACAPAACrBgAgEAAAsAYAIAEAAACjBgAgAQAAAKYGACAMFQAAth4AIBYAALkeACAXAAC4HgAgKAAAtx4AICkAALoeACDQEAAAvxgAINEQAAC_GAAg0hAAAL8YACDTEAAAvxgAINQQAAC_GAAg1RAAAL8YACDWEAAAvxgAIAvyDQAA2xcAMPMNAAC5BgAQ9A0AANsXADC2DgQAxBUAIdAQQADbFQAh0RABAMkVACHSEAQAmBYAIdMQQADbFQAh1BBAANsVACHVEAQAmBYAIdYQQADbFQAhAwAAAKYGACADAAC4BgAwFAAAuQYAIAMAAACmBgAgAwAApwYAMAQAAKMGACAK8g0AANkXADDzDQAAvwYAEPQNAADZFwAwtg4EAO8VACHKEAQA7xUAIcsQAQDkFQAhzBABAOQVACHNEAQA7xUAIc4QBACcFgAhzxAAANoXACABAAAAvAYAIAEAAAC8BgAgCfINAADZFwAw8w0AAL8GABD0DQAA2RcAMLYOBADvFQAhyhAEAO8VACHLEAEA5BUAIcwQAQDkFQAhzRAEAO8VACHOEAQAnBYAIQHOEAAAvxgAIAMAAAC_BgAgAwAAwAYAMAQAALwGACADAAAAvwYAIAMAAMAGADAEAAC8BgAgAwAAAL8GACADAADABgAwBAAAvAYAIAa2DgQAAAAByhAEAAAAAcsQAQAAAAHMEAEAAAABzRAEAAAAAc4QBAAAAAEBCAAAxAYAIAa2DgQAAAAByhAEAAAAAcsQAQAAAAHMEAEAAAABzRAEAAAAAc4QBAAAAAEBCAAAxgYAMAEIAADGBgAwBrYOBADFGAAhyhAEAMUYACHLEAEAyhgAIcwQAQDKGAAhzRAEAMUYACHOEAQAsRkAIQIAAAC8BgAgCAAAyQYAIAa2DgQAxRgAIcoQBADFGAAhyxABAMoYACHMEAEAyhgAIc0QBADFGAAhzhAEALEZACECAAAAvwYAIAgAAMsGACACAAAAvwYAIAgAAMsGACADAAAAvAYAIA8AAMQGACAQAADJBgAgAQAAALwGACABAAAAvwYAIAYVAACxHgAgFgAAtB4AIBcAALMeACAoAACyHgAgKQAAtR4AIM4QAAC_GAAgCfINAADYFwAw8w0AANIGABD0DQAA2BcAMLYOBADEFQAhyhAEAMQVACHLEAEAxRUAIcwQAQDFFQAhzRAEAMQVACHOEAQAmBYAIQMAAAC_BgAgAwAA0QYAMBQAANIGACADAAAAvwYAIAMAAMAGADAEAAC8BgAgFdkIAQDkFQAh8g0AANYXADDzDQAA2AYAEPQNAADWFwAw9w0EAO8VACG2DgQA7xUAIbcOBADvFQAhuA4CAOwVACG5DgIA7BUAIboOIACIFgAhuw4gAIgWACG8DgEA5BUAIb0OAAGJFgAhvg4AAYoWACG_DgABihYAIcAOAAGKFgAhwQ4AAYoWACHCDhAAixYAIcMOEACLFgAhxA4QAIsWACHFDgAA1xcAIAEAAADVBgAgAQAAANUGACAU2QgBAOQVACHyDQAA1hcAMPMNAADYBgAQ9A0AANYXADD3DQQA7xUAIbYOBADvFQAhtw4EAO8VACG4DgIA7BUAIbkOAgDsFQAhug4gAIgWACG7DiAAiBYAIbwOAQDkFQAhvQ4AAYkWACG-DgABihYAIb8OAAGKFgAhwA4AAYoWACHBDgABihYAIcIOEACLFgAhww4QAIsWACHEDhAAixYAIQm6DgAAvxgAILsOAAC_GAAgvg4AAL8YACC_DgAAvxgAIMAOAAC_GAAgwQ4AAL8YACDCDgAAvxgAIMMOAAC_GAAgxA4AAL8YACADAAAA2AYAIAMAANkGADAEAADVBgAgAwAAANgGACADAADZBgAwBAAA1QYAIAMAAADYBgAgAwAA2QYAMAQAANUGACAR2QgBAAAAAfcNBAAAAAG2DgQAAAABtw4EAAAAAbgOAgAAAAG5DgIAAAABug4gAAAAAbsOIAAAAAG8DgEAAAABvQ4AAQAAAb4OAAEAAAG_DgABAAABwA4AAQAAAcEOAAEAAAHCDhAAAAABww4QAAAAAcQOEAAAAAEBCAAA3QYAIBHZCAEAAAAB9w0EAAAAAbYOBAAAAAG3DgQAAAABuA4CAAAAAbkOAgAAAAG6DiAAAAABuw4gAAAAAbwOAQAAAAG9DgABAAABvg4AAQAAAb8OAAEAAAHADgABAAABwQ4AAQAAAcIOEAAAAAHDDhAAAAABxA4QAAAAAQEIAADfBgAwAQgAAN8GADAR2QgBAMoYACH3DQQAxRgAIbYOBADFGAAhtw4EAMUYACG4DgIAyBgAIbkOAgDIGAAhug4gAIoZACG7DiAAihkAIbwOAQDKGAAhvQ4AAYsZACG-DgABjBkAIb8OAAGMGQAhwA4AAYwZACHBDgABjBkAIcIOEACNGQAhww4QAI0ZACHEDhAAjRkAIQIAAADVBgAgCAAA4gYAIBHZCAEAyhgAIfcNBADFGAAhtg4EAMUYACG3DgQAxRgAIbgOAgDIGAAhuQ4CAMgYACG6DiAAihkAIbsOIACKGQAhvA4BAMoYACG9DgABixkAIb4OAAGMGQAhvw4AAYwZACHADgABjBkAIcEOAAGMGQAhwg4QAI0ZACHDDhAAjRkAIcQOEACNGQAhAgAAANgGACAIAADkBgAgAgAAANgGACAIAADkBgAgAwAAANUGACAPAADdBgAgEAAA4gYAIAEAAADVBgAgAQAAANgGACAOFQAArB4AIBYAAK8eACAXAACuHgAgKAAArR4AICkAALAeACC6DgAAvxgAILsOAAC_GAAgvg4AAL8YACC_DgAAvxgAIMAOAAC_GAAgwQ4AAL8YACDCDgAAvxgAIMMOAAC_GAAgxA4AAL8YACAU2QgBAMUVACHyDQAA1RcAMPMNAADrBgAQ9A0AANUXADD3DQQAxBUAIbYOBADEFQAhtw4EAMQVACG4DgIAyBUAIbkOAgDIFQAhug4gAPsVACG7DiAA-xUAIbwOAQDFFQAhvQ4AAfwVACG-DgAB_RUAIb8OAAH9FQAhwA4AAf0VACHBDgAB_RUAIcIOEAD-FQAhww4QAP4VACHEDhAA_hUAIQMAAADYBgAgAwAA6gYAMBQAAOsGACADAAAA2AYAIAMAANkGADAEAADVBgAgCdkIAQDkFQAh8g0AANMXADDzDQAA8QYAEPQNAADTFwAwtg4EAO8VACHPDgIA7BUAIdYOBADvFQAhqw8AAYoWACHJEAAA1BcAIAEAAADuBgAgAQAAAO4GACAI2QgBAOQVACHyDQAA0xcAMPMNAADxBgAQ9A0AANMXADC2DgQA7xUAIc8OAgDsFQAh1g4EAO8VACGrDwABihYAIQGrDwAAvxgAIAMAAADxBgAgAwAA8gYAMAQAAO4GACADAAAA8QYAIAMAAPIGADAEAADuBgAgAwAAAPEGACADAADyBgAwBAAA7gYAIAXZCAEAAAABtg4EAAAAAc8OAgAAAAHWDgQAAAABqw8AAQAAAQEIAAD2BgAgBdkIAQAAAAG2DgQAAAABzw4CAAAAAdYOBAAAAAGrDwABAAABAQgAAPgGADABCAAA-AYAMAXZCAEAyhgAIbYOBADFGAAhzw4CAMgYACHWDgQAxRgAIasPAAGMGQAhAgAAAO4GACAIAAD7BgAgBdkIAQDKGAAhtg4EAMUYACHPDgIAyBgAIdYOBADFGAAhqw8AAYwZACECAAAA8QYAIAgAAP0GACACAAAA8QYAIAgAAP0GACADAAAA7gYAIA8AAPYGACAQAAD7BgAgAQAAAO4GACABAAAA8QYAIAYVAACnHgAgFgAAqh4AIBcAAKkeACAoAACoHgAgKQAAqx4AIKsPAAC_GAAgCNkIAQDFFQAh8g0AANIXADDzDQAAhAcAEPQNAADSFwAwtg4EAMQVACHPDgIAyBUAIdYOBADEFQAhqw8AAf0VACEDAAAA8QYAIAMAAIMHADAUAACEBwAgAwAAAPEGACADAADyBgAwBAAA7gYAIAjZCAEA5BUAIfINAADQFwAw8w0AAIoHABD0DQAA0BcAMLYOBADvFQAhqw8AAYkWACHHEAQA7xUAIcgQAADRFwAgAQAAAIcHACABAAAAhwcAIAfZCAEA5BUAIfINAADQFwAw8w0AAIoHABD0DQAA0BcAMLYOBADvFQAhqw8AAYkWACHHEAQA7xUAIQADAAAAigcAIAMAAIsHADAEAACHBwAgAwAAAIoHACADAACLBwAwBAAAhwcAIAMAAACKBwAgAwAAiwcAMAQAAIcHACAE2QgBAAAAAbYOBAAAAAGrDwABAAABxxAEAAAAAQEIAACPBwAgBNkIAQAAAAG2DgQAAAABqw8AAQAAAccQBAAAAAEBCAAAkQcAMAEIAACRBwAwBNkIAQDKGAAhtg4EAMUYACGrDwABixkAIccQBADFGAAhAgAAAIcHACAIAACUBwAgBNkIAQDKGAAhtg4EAMUYACGrDwABixkAIccQBADFGAAhAgAAAIoHACAIAACWBwAgAgAAAIoHACAIAACWBwAgAwAAAIcHACAPAACPBwAgEAAAlAcAIAEAAACHBwAgAQAAAIoHACAFFQAAoh4AIBYAAKUeACAXAACkHgAgKAAAox4AICkAAKYeACAH2QgBAMUVACHyDQAAzxcAMPMNAACdBwAQ9A0AAM8XADC2DgQAxBUAIasPAAH8FQAhxxAEAMQVACEDAAAAigcAIAMAAJwHADAUAACdBwAgAwAAAIoHACADAACLBwAwBAAAhwcAIAnZCAEA5BUAIfINAADNFwAw8w0AAKMHABD0DQAAzRcAMLYOBADvFQAhwxABAOQVACHEEAIA7BUAIcUQAgDsFQAhxhAAAM4XACABAAAAoAcAIAEAAACgBwAgCNkIAQDkFQAh8g0AAM0XADDzDQAAowcAEPQNAADNFwAwtg4EAO8VACHDEAEA5BUAIcQQAgDsFQAhxRACAOwVACEAAwAAAKMHACADAACkBwAwBAAAoAcAIAMAAACjBwAgAwAApAcAMAQAAKAHACADAAAAowcAIAMAAKQHADAEAACgBwAgBdkIAQAAAAG2DgQAAAABwxABAAAAAcQQAgAAAAHFEAIAAAABAQgAAKgHACAF2QgBAAAAAbYOBAAAAAHDEAEAAAABxBACAAAAAcUQAgAAAAEBCAAAqgcAMAEIAACqBwAwBdkIAQDKGAAhtg4EAMUYACHDEAEAyhgAIcQQAgDIGAAhxRACAMgYACECAAAAoAcAIAgAAK0HACAF2QgBAMoYACG2DgQAxRgAIcMQAQDKGAAhxBACAMgYACHFEAIAyBgAIQIAAACjBwAgCAAArwcAIAIAAACjBwAgCAAArwcAIAMAAACgBwAgDwAAqAcAIBAAAK0HACABAAAAoAcAIAEAAACjBwAgBRUAAJ0eACAWAACgHgAgFwAAnx4AICgAAJ4eACApAAChHgAgCNkIAQDFFQAh8g0AAMwXADDzDQAAtgcAEPQNAADMFwAwtg4EAMQVACHDEAEAxRUAIcQQAgDIFQAhxRACAMgVACEDAAAAowcAIAMAALUHADAUAAC2BwAgAwAAAKMHACADAACkBwAwBAAAoAcAIAfZCAEAAAAB8g0AAMsXADDzDQAAvAcAEPQNAADLFwAwmBACAOwVACGaEAAA9xUAIMIQAQDkFQAhAQAAALkHACABAAAAuQcAIAfZCAEA5BUAIfINAADLFwAw8w0AALwHABD0DQAAyxcAMJgQAgDsFQAhmhAAAPcVACDCEAEA5BUAIQADAAAAvAcAIAMAAL0HADAEAAC5BwAgAwAAALwHACADAAC9BwAwBAAAuQcAIAMAAAC8BwAgAwAAvQcAMAQAALkHACAE2QgBAAAAAZgQAgAAAAGaEIAAAAABwhABAAAAAQEIAADBBwAgBNkIAQAAAAGYEAIAAAABmhCAAAAAAcIQAQAAAAEBCAAAwwcAMAEIAADDBwAwBNkIAQDKGAAhmBACAMgYACGaEIAAAAABwhABAMoYACECAAAAuQcAIAgAAMYHACAE2QgBAMoYACGYEAIAyBgAIZoQgAAAAAHCEAEAyhgAIQIAAAC8BwAgCAAAyAcAIAIAAAC8BwAgCAAAyAcAIAMAAAC5BwAgDwAAwQcAIBAAAMYHACABAAAAuQcAIAEAAAC8BwAgBRUAAJgeACAWAACbHgAgFwAAmh4AICgAAJkeACApAACcHgAgB9kIAQDFFQAh8g0AAMoXADDzDQAAzwcAEPQNAADKFwAwmBACAMgVACGaEAAA9BUAIMIQAQDFFQAhAwAAALwHACADAADOBwAwFAAAzwcAIAMAAAC8BwAgAwAAvQcAMAQAALkHACAF8g0AAMkXADDzDQAA1QcAEPQNAADJFwAwtA4BAAAAAcEQAgDsFQAhAQAAANIHACABAAAA0gcAIAXyDQAAyRcAMPMNAADVBwAQ9A0AAMkXADC0DgEA5BUAIcEQAgDsFQAhAAMAAADVBwAgAwAA1gcAMAQAANIHACADAAAA1QcAIAMAANYHADAEAADSBwAgAwAAANUHACADAADWBwAwBAAA0gcAIAK0DgEAAAABwRACAAAAAQEIAADaBwAgArQOAQAAAAHBEAIAAAABAQgAANwHADABCAAA3AcAMAK0DgEAyhgAIcEQAgDIGAAhAgAAANIHACAIAADfBwAgArQOAQDKGAAhwRACAMgYACECAAAA1QcAIAgAAOEHACACAAAA1QcAIAgAAOEHACADAAAA0gcAIA8AANoHACAQAADfBwAgAQAAANIHACABAAAA1QcAIAUVAACTHgAgFgAAlh4AIBcAAJUeACAoAACUHgAgKQAAlx4AIAXyDQAAyBcAMPMNAADoBwAQ9A0AAMgXADC0DgEAxRUAIcEQAgDIFQAhAwAAANUHACADAADnBwAwFAAA6AcAIAMAAADVBwAgAwAA1gcAMAQAANIHACAPwA0CAOwVACHyDQAAxhcAMPMNAADuBwAQ9A0AAMYXADD3DUAA6BUAIbYOBADvFQAhtw4EAO8VACG4DgIA7BUAIb0OAQDmFQAh8Q4BAOQVACHHDwEA5BUAIb0QBACcFgAhvhBAAOgVACG_EEAA5xUAIcAQAADHFwAgAQAAAOsHACABAAAA6wcAIA7ADQIA7BUAIfINAADGFwAw8w0AAO4HABD0DQAAxhcAMPcNQADoFQAhtg4EAO8VACG3DgQA7xUAIbgOAgDsFQAhvQ4BAOYVACHxDgEA5BUAIccPAQDkFQAhvRAEAJwWACG-EEAA6BUAIb8QQADnFQAhA70OAAC_GAAgvRAAAL8YACC_EAAAvxgAIAMAAADuBwAgAwAA7wcAMAQAAOsHACADAAAA7gcAIAMAAO8HADAEAADrBwAgAwAAAO4HACADAADvBwAwBAAA6wcAIAvADQIAAAAB9w1AAAAAAbYOBAAAAAG3DgQAAAABuA4CAAAAAb0OAQAAAAHxDgEAAAABxw8BAAAAAb0QBAAAAAG-EEAAAAABvxBAAAAAAQEIAADzBwAgC8ANAgAAAAH3DUAAAAABtg4EAAAAAbcOBAAAAAG4DgIAAAABvQ4BAAAAAfEOAQAAAAHHDwEAAAABvRAEAAAAAb4QQAAAAAG_EEAAAAABAQgAAPUHADABCAAA9QcAMAvADQIAyBgAIfcNQADGGAAhtg4EAMUYACG3DgQAxRgAIbgOAgDIGAAhvQ4BAMkYACHxDgEAyhgAIccPAQDKGAAhvRAEALEZACG-EEAAxhgAIb8QQADSGAAhAgAAAOsHACAIAAD4BwAgC8ANAgDIGAAh9w1AAMYYACG2DgQAxRgAIbcOBADFGAAhuA4CAMgYACG9DgEAyRgAIfEOAQDKGAAhxw8BAMoYACG9EAQAsRkAIb4QQADGGAAhvxBAANIYACECAAAA7gcAIAgAAPoHACACAAAA7gcAIAgAAPoHACADAAAA6wcAIA8AAPMHACAQAAD4BwAgAQAAAOsHACABAAAA7gcAIAgVAACOHgAgFgAAkR4AIBcAAJAeACAoAACPHgAgKQAAkh4AIL0OAAC_GAAgvRAAAL8YACC_EAAAvxgAIA7ADQIAyBUAIfINAADFFwAw8w0AAIEIABD0DQAAxRcAMPcNQADGFQAhtg4EAMQVACG3DgQAxBUAIbgOAgDIFQAhvQ4BAMkVACHxDgEAxRUAIccPAQDFFQAhvRAEAJgWACG-EEAAxhUAIb8QQADbFQAhAwAAAO4HACADAACACAAwFAAAgQgAIAMAAADuBwAgAwAA7wcAMAQAAOsHACAJ2QgBAOQVACHyDQAAwxcAMPMNAACHCAAQ9A0AAMMXADC2DgQA7xUAIbcOBADvFQAhuA4CAOwVACG7ECAA5RUAIbwQAADEFwAgAQAAAIQIACABAAAAhAgAIAjZCAEA5BUAIfINAADDFwAw8w0AAIcIABD0DQAAwxcAMLYOBADvFQAhtw4EAO8VACG4DgIA7BUAIbsQIADlFQAhAAMAAACHCAAgAwAAiAgAMAQAAIQIACADAAAAhwgAIAMAAIgIADAEAACECAAgAwAAAIcIACADAACICAAwBAAAhAgAIAXZCAEAAAABtg4EAAAAAbcOBAAAAAG4DgIAAAABuxAgAAAAAQEIAACMCAAgBdkIAQAAAAG2DgQAAAABtw4EAAAAAbgOAgAAAAG7ECAAAAABAQgAAI4IADABCAAAjggAMAXZCAEAyhgAIbYOBADFGAAhtw4EAMUYACG4DgIAyBgAIbsQIADoGAAhAgAAAIQIACAIAACRCAAgBdkIAQDKGAAhtg4EAMUYACG3DgQAxRgAIbgOAgDIGAAhuxAgAOgYACECAAAAhwgAIAgAAJMIACACAAAAhwgAIAgAAJMIACADAAAAhAgAIA8AAIwIACAQAACRCAAgAQAAAIQIACABAAAAhwgAIAUVAACJHgAgFgAAjB4AIBcAAIseACAoAACKHgAgKQAAjR4AIAjZCAEAxRUAIfINAADCFwAw8w0AAJoIABD0DQAAwhcAMLYOBADEFQAhtw4EAMQVACG4DgIAyBUAIbsQIADgFQAhAwAAAIcIACADAACZCAAwFAAAmggAIAMAAACHCAAgAwAAiAgAMAQAAIQIACAjqAUAALAXACCpBQAAsRcAIKoFAACyFwAgqwUAALMXACCsBQAAtBcAIK0FAAC1FwAgwQcAAO0VACDyDQAArxcAMPMNAAC-CAAQ9A0AAK8XADD1DQEAAAAB9w0EAJwWACGZDkAA6BUAIZsOAQDkFQAhtg4EAJwWACHODgEA5BUAIdQOAADtFQAg8Q4BAOYVACH5DgEA5BUAIY0PAADtFQAgxA9AAOgVACHXDwEA5hUAIfwPQADnFQAhqhABAOQVACGrECAA5RUAIawQAQDmFQAhrRABAOYVACGuEAAA7RUAIK8QAADtFQAgsBAAAPcVACCxECAA5RUAIbIQAADfFQAgsxACAOwVACG0EEAA5xUAIbUQAADtFQAgAQAAAJ0IACAHpwUAALcXACDyDQAAwRcAMPMNAACfCAAQ9A0AAMEXADCIEAIA7BUAIYkQAAGJFgAhixABAOQVACEBpwUAAIgeACAIpwUAALcXACDyDQAAwRcAMPMNAACfCAAQ9A0AAMEXADCIEAIA7BUAIYkQAAGJFgAhixABAOQVACG6EAAAwBcAIAMAAACfCAAgAwAAoAgAMAQAAKEIACAIpwUAALcXACDyDQAAvxcAMPMNAACjCAAQ9A0AAL8XADDoDhAApxYAIYsQAQDkFQAhqBABAOQVACGpEBAApxYAIQGnBQAAiB4AIAmnBQAAtxcAIPINAAC_FwAw8w0AAKMIABD0DQAAvxcAMOgOEACnFgAhixABAOQVACGoEAEA5BUAIakQEACnFgAhuRAAAL4XACADAAAAowgAIAMAAKQIADAEAAClCAAgGIUDAQDkFQAhpwUAALcXACDtDAIA7BUAIfINAAC9FwAw8w0AAKcIABD0DQAAvRcAMLQOAQDmFQAhlA8CAOsVACGdDwEA5hUAIdgPAQDmFQAh5w8BAOYVACGLEAEA5BUAIZcQAgDrFQAhnBAgAIgWACGdEAIA7BUAIZ8QAQDkFQAhoBABAOYVACGhEAIA6xUAIaIQAADtFQAgoxABAOYVACGkEAEA5hUAIaUQAADfFQAgphAgAIgWACGnEAIA6xUAIQ-nBQAAiB4AILQOAAC_GAAglA8AAL8YACCdDwAAvxgAINgPAAC_GAAg5w8AAL8YACCXEAAAvxgAIJwQAAC_GAAgoBAAAL8YACChEAAAvxgAIKIQAAC_GAAgoxAAAL8YACCkEAAAvxgAIKYQAAC_GAAgpxAAAL8YACAZhQMBAOQVACGnBQAAtxcAIO0MAgDsFQAh8g0AAL0XADDzDQAApwgAEPQNAAC9FwAwtA4BAOYVACGUDwIA6xUAIZ0PAQDmFQAh2A8BAOYVACHnDwEA5hUAIYsQAQDkFQAhlxACAOsVACGcECAAiBYAIZ0QAgDsFQAhnxABAOQVACGgEAEA5hUAIaEQAgDrFQAhohAAAO0VACCjEAEA5hUAIaQQAQDmFQAhpRAAAN8VACCmECAAiBYAIacQAgDrFQAhuBAAALwXACADAAAApwgAIAMAAKgIADAEAACpCAAgCacFAAC3FwAg7QwCAOwVACHyDQAAuxcAMPMNAACrCAAQ9A0AALsXADDxDgEA5BUAIYsQAQDkFQAhnRACAOsVACGeEAEA5BUAIQKnBQAAiB4AIJ0QAAC_GAAgCqcFAAC3FwAg7QwCAOwVACHyDQAAuxcAMPMNAACrCAAQ9A0AALsXADDxDgEA5BUAIYsQAQDkFQAhnRACAOsVACGeEAEA5BUAIbcQAAC6FwAgAwAAAKsIACADAACsCAAwBAAArQgAIAunBQAAtxcAIPINAAC5FwAw8w0AAK8IABD0DQAAuRcAMIsQAQDkFQAhlxACAOwVACGYEAIA7BUAIZkQAgDsFQAhmhAAAN8VACCbEAAA9xUAIJwQAQDkFQAhAacFAACIHgAgDKcFAAC3FwAg8g0AALkXADDzDQAArwgAEPQNAAC5FwAwixABAOQVACGXEAIA7BUAIZgQAgDsFQAhmRACAOwVACGaEAAA3xUAIJsQAAD3FQAgnBABAOQVACG2EAAAuBcAIAMAAACvCAAgAwAAsAgAMAQAALEIACAJpwUAALcXACDyDQAAthcAMPMNAACzCAAQ9A0AALYXADD1DQEA5BUAIZkOQADoFQAhxA9AAOgVACHgDwABiRYAIYsQAQDkFQAhAacFAACIHgAgCacFAAC3FwAg8g0AALYXADDzDQAAswgAEPQNAAC2FwAw9Q0BAAAAAZkOQADoFQAhxA9AAOgVACHgDwABAAABixABAOQVACEDAAAAswgAIAMAALQIADAEAAC1CAAgAQAAAJ8IACABAAAAowgAIAEAAACnCAAgAQAAAKsIACABAAAArwgAIAEAAACzCAAgAQAAAJ0IACAjqAUAALAXACCpBQAAsRcAIKoFAACyFwAgqwUAALMXACCsBQAAtBcAIK0FAAC1FwAgwQcAAO0VACDyDQAArxcAMPMNAAC-CAAQ9A0AAK8XADD1DQEA5BUAIfcNBACcFgAhmQ5AAOgVACGbDgEA5BUAIbYOBACcFgAhzg4BAOQVACHUDgAA7RUAIPEOAQDmFQAh-Q4BAOQVACGNDwAA7RUAIMQPQADoFQAh1w8BAOYVACH8D0AA5xUAIaoQAQDkFQAhqxAgAOUVACGsEAEA5hUAIa0QAQDmFQAhrhAAAO0VACCvEAAA7RUAILAQAAD3FQAgsRAgAOUVACGyEAAA3xUAILMQAgDsFQAhtBBAAOcVACG1EAAA7RUAIBSoBQAAgh4AIKkFAACDHgAgqgUAAIQeACCrBQAAhR4AIKwFAACGHgAgrQUAAIceACDBBwAAvxgAIPcNAAC_GAAgtg4AAL8YACDUDgAAvxgAIPEOAAC_GAAgjQ8AAL8YACDXDwAAvxgAIPwPAAC_GAAgrBAAAL8YACCtEAAAvxgAIK4QAAC_GAAgrxAAAL8YACC0EAAAvxgAILUQAAC_GAAgAwAAAL4IACADAAC_CAAwBAAAnQgAIAMAAAC-CAAgAwAAvwgAMAQAAJ0IACADAAAAvggAIAMAAL8IADAEAACdCAAgIKgFAAD8HQAgqQUAAP0dACCqBQAA_h0AIKsFAAD_HQAgrAUAAIAeACCtBQAAgR4AIMEHgAAAAAH1DQEAAAAB9w0EAAAAAZkOQAAAAAGbDgEAAAABtg4EAAAAAc4OAQAAAAHUDoAAAAAB8Q4BAAAAAfkOAQAAAAGND4AAAAABxA9AAAAAAdcPAQAAAAH8D0AAAAABqhABAAAAAasQIAAAAAGsEAEAAAABrRABAAAAAa4QgAAAAAGvEIAAAAABsBCAAAAAAbEQIAAAAAGyEAAA-x0AILMQAgAAAAG0EEAAAAABtRCAAAAAAQEIAADDCAAgGsEHgAAAAAH1DQEAAAAB9w0EAAAAAZkOQAAAAAGbDgEAAAABtg4EAAAAAc4OAQAAAAHUDoAAAAAB8Q4BAAAAAfkOAQAAAAGND4AAAAABxA9AAAAAAdcPAQAAAAH8D0AAAAABqhABAAAAAasQIAAAAAGsEAEAAAABrRABAAAAAa4QgAAAAAGvEIAAAAABsBCAAAAAAbEQIAAAAAGyEAAA-x0AILMQAgAAAAG0EEAAAAABtRCAAAAAAQEIAADFCAAwAQgAAMUIADAgqAUAAK0dACCpBQAArh0AIKoFAACvHQAgqwUAALAdACCsBQAAsR0AIK0FAACyHQAgwQeAAAAAAfUNAQDKGAAh9w0EALEZACGZDkAAxhgAIZsOAQDKGAAhtg4EALEZACHODgEAyhgAIdQOgAAAAAHxDgEAyRgAIfkOAQDKGAAhjQ-AAAAAAcQPQADGGAAh1w8BAMkYACH8D0AA0hgAIaoQAQDKGAAhqxAgAOgYACGsEAEAyRgAIa0QAQDJGAAhrhCAAAAAAa8QgAAAAAGwEIAAAAABsRAgAOgYACGyEAAArB0AILMQAgDIGAAhtBBAANIYACG1EIAAAAABAgAAAJ0IACAIAADICAAgGsEHgAAAAAH1DQEAyhgAIfcNBACxGQAhmQ5AAMYYACGbDgEAyhgAIbYOBACxGQAhzg4BAMoYACHUDoAAAAAB8Q4BAMkYACH5DgEAyhgAIY0PgAAAAAHED0AAxhgAIdcPAQDJGAAh_A9AANIYACGqEAEAyhgAIasQIADoGAAhrBABAMkYACGtEAEAyRgAIa4QgAAAAAGvEIAAAAABsBCAAAAAAbEQIADoGAAhshAAAKwdACCzEAIAyBgAIbQQQADSGAAhtRCAAAAAAQIAAAC-CAAgCAAAyggAIAIAAAC-CAAgCAAAyggAIAMAAACdCAAgDwAAwwgAIBAAAMgIACABAAAAnQgAIAEAAAC-CAAgExUAAKcdACAWAACqHQAgFwAAqR0AICgAAKgdACApAACrHQAgwQcAAL8YACD3DQAAvxgAILYOAAC_GAAg1A4AAL8YACDxDgAAvxgAII0PAAC_GAAg1w8AAL8YACD8DwAAvxgAIKwQAAC_GAAgrRAAAL8YACCuEAAAvxgAIK8QAAC_GAAgtBAAAL8YACC1EAAAvxgAIB3BBwAAyhUAIPINAACuFwAw8w0AANEIABD0DQAArhcAMPUNAQDFFQAh9w0EAJgWACGZDkAAxhUAIZsOAQDFFQAhtg4EAJgWACHODgEAxRUAIdQOAADKFQAg8Q4BAMkVACH5DgEAxRUAIY0PAADKFQAgxA9AAMYVACHXDwEAyRUAIfwPQADbFQAhqhABAMUVACGrECAA4BUAIawQAQDJFQAhrRABAMkVACGuEAAAyhUAIK8QAADKFQAgsBAAAPQVACCxECAA4BUAIbIQAADfFQAgsxACAMgVACG0EEAA2xUAIbUQAADKFQAgAwAAAL4IACADAADQCAAwFAAA0QgAIAMAAAC-CAAgAwAAvwgAMAQAAJ0IACABAAAAoQgAIAEAAAChCAAgAwAAAJ8IACADAACgCAAwBAAAoQgAIAMAAACfCAAgAwAAoAgAMAQAAKEIACADAAAAnwgAIAMAAKAIADAEAAChCAAgBKcFAACmHQAgiBACAAAAAYkQAAEAAAGLEAEAAAABAQgAANkIACADiBACAAAAAYkQAAEAAAGLEAEAAAABAQgAANsIADABCAAA2wgAMASnBQAApR0AIIgQAgDIGAAhiRAAAYsZACGLEAEAyhgAIQIAAAChCAAgCAAA3ggAIAOIEAIAyBgAIYkQAAGLGQAhixABAMoYACECAAAAnwgAIAgAAOAIACACAAAAnwgAIAgAAOAIACADAAAAoQgAIA8AANkIACAQAADeCAAgAQAAAKEIACABAAAAnwgAIAUVAACgHQAgFgAAox0AIBcAAKIdACAoAAChHQAgKQAApB0AIAbyDQAArRcAMPMNAADnCAAQ9A0AAK0XADCIEAIAyBUAIYkQAAH8FQAhixABAMUVACEDAAAAnwgAIAMAAOYIADAUAADnCAAgAwAAAJ8IACADAACgCAAwBAAAoQgAIAEAAAClCAAgAQAAAKUIACADAAAAowgAIAMAAKQIADAEAAClCAAgAwAAAKMIACADAACkCAAwBAAApQgAIAMAAACjCAAgAwAApAgAMAQAAKUIACAFpwUAAJ8dACDoDhAAAAABixABAAAAAagQAQAAAAGpEBAAAAABAQgAAO8IACAE6A4QAAAAAYsQAQAAAAGoEAEAAAABqRAQAAAAAQEIAADxCAAwAQgAAPEIADAFpwUAAJ4dACDoDhAAwBkAIYsQAQDKGAAhqBABAMoYACGpEBAAwBkAIQIAAAClCAAgCAAA9AgAIAToDhAAwBkAIYsQAQDKGAAhqBABAMoYACGpEBAAwBkAIQIAAACjCAAgCAAA9ggAIAIAAACjCAAgCAAA9ggAIAMAAAClCAAgDwAA7wgAIBAAAPQIACABAAAApQgAIAEAAACjCAAgBRUAAJkdACAWAACcHQAgFwAAmx0AICgAAJodACApAACdHQAgB_INAACsFwAw8w0AAP0IABD0DQAArBcAMOgOEACjFgAhixABAMUVACGoEAEAxRUAIakQEACjFgAhAwAAAKMIACADAAD8CAAwFAAA_QgAIAMAAACjCAAgAwAApAgAMAQAAKUIACABAAAAqQgAIAEAAACpCAAgAwAAAKcIACADAACoCAAwBAAAqQgAIAMAAACnCAAgAwAAqAgAMAQAAKkIACADAAAApwgAIAMAAKgIADAEAACpCAAgFYUDAQAAAAGnBQAAmB0AIO0MAgAAAAG0DgEAAAABlA8CAAAAAZ0PAQAAAAHYDwEAAAAB5w8BAAAAAYsQAQAAAAGXEAIAAAABnBAgAAAAAZ0QAgAAAAGfEAEAAAABoBABAAAAAaEQAgAAAAGiEIAAAAABoxABAAAAAaQQAQAAAAGlEAAAlx0AIKYQIAAAAAGnEAIAAAABAQgAAIUJACAUhQMBAAAAAe0MAgAAAAG0DgEAAAABlA8CAAAAAZ0PAQAAAAHYDwEAAAAB5w8BAAAAAYsQAQAAAAGXEAIAAAABnBAgAAAAAZ0QAgAAAAGfEAEAAAABoBABAAAAAaEQAgAAAAGiEIAAAAABoxABAAAAAaQQAQAAAAGlEAAAlx0AIKYQIAAAAAGnEAIAAAABAQgAAIcJADABCAAAhwkAMBWFAwEAyhgAIacFAACWHQAg7QwCAMgYACG0DgEAyRgAIZQPAgDHGAAhnQ8BAMkYACHYDwEAyRgAIecPAQDJGAAhixABAMoYACGXEAIAxxgAIZwQIACKGQAhnRACAMgYACGfEAEAyhgAIaAQAQDJGAAhoRACAMcYACGiEIAAAAABoxABAMkYACGkEAEAyRgAIaUQAACVHQAgphAgAIoZACGnEAIAxxgAIQIAAACpCAAgCAAAigkAIBSFAwEAyhgAIe0MAgDIGAAhtA4BAMkYACGUDwIAxxgAIZ0PAQDJGAAh2A8BAMkYACHnDwEAyRgAIYsQAQDKGAAhlxACAMcYACGcECAAihkAIZ0QAgDIGAAhnxABAMoYACGgEAEAyRgAIaEQAgDHGAAhohCAAAAAAaMQAQDJGAAhpBABAMkYACGlEAAAlR0AIKYQIACKGQAhpxACAMcYACECAAAApwgAIAgAAIwJACACAAAApwgAIAgAAIwJACADAAAAqQgAIA8AAIUJACAQAACKCQAgAQAAAKkIACABAAAApwgAIBMVAACQHQAgFgAAkx0AIBcAAJIdACAoAACRHQAgKQAAlB0AILQOAAC_GAAglA8AAL8YACCdDwAAvxgAINgPAAC_GAAg5w8AAL8YACCXEAAAvxgAIJwQAAC_GAAgoBAAAL8YACChEAAAvxgAIKIQAAC_GAAgoxAAAL8YACCkEAAAvxgAIKYQAAC_GAAgpxAAAL8YACAXhQMBAMUVACHtDAIAyBUAIfINAACrFwAw8w0AAJMJABD0DQAAqxcAMLQOAQDJFQAhlA8CAMcVACGdDwEAyRUAIdgPAQDJFQAh5w8BAMkVACGLEAEAxRUAIZcQAgDHFQAhnBAgAPsVACGdEAIAyBUAIZ8QAQDFFQAhoBABAMkVACGhEAIAxxUAIaIQAADKFQAgoxABAMkVACGkEAEAyRUAIaUQAADfFQAgphAgAPsVACGnEAIAxxUAIQMAAACnCAAgAwAAkgkAMBQAAJMJACADAAAApwgAIAMAAKgIADAEAACpCAAgAQAAAK0IACABAAAArQgAIAMAAACrCAAgAwAArAgAMAQAAK0IACADAAAAqwgAIAMAAKwIADAEAACtCAAgAwAAAKsIACADAACsCAAwBAAArQgAIAanBQAAjx0AIO0MAgAAAAHxDgEAAAABixABAAAAAZ0QAgAAAAGeEAEAAAABAQgAAJsJACAF7QwCAAAAAfEOAQAAAAGLEAEAAAABnRACAAAAAZ4QAQAAAAEBCAAAnQkAMAEIAACdCQAwBqcFAACOHQAg7QwCAMgYACHxDgEAyhgAIYsQAQDKGAAhnRACAMcYACGeEAEAyhgAIQIAAACtCAAgCAAAoAkAIAXtDAIAyBgAIfEOAQDKGAAhixABAMoYACGdEAIAxxgAIZ4QAQDKGAAhAgAAAKsIACAIAACiCQAgAgAAAKsIACAIAACiCQAgAwAAAK0IACAPAACbCQAgEAAAoAkAIAEAAACtCAAgAQAAAKsIACAGFQAAiR0AIBYAAIwdACAXAACLHQAgKAAAih0AICkAAI0dACCdEAAAvxgAIAjtDAIAyBUAIfINAACqFwAw8w0AAKkJABD0DQAAqhcAMPEOAQDFFQAhixABAMUVACGdEAIAxxUAIZ4QAQDFFQAhAwAAAKsIACADAACoCQAwFAAAqQkAIAMAAACrCAAgAwAArAgAMAQAAK0IACABAAAAsQgAIAEAAACxCAAgAwAAAK8IACADAACwCAAwBAAAsQgAIAMAAACvCAAgAwAAsAgAMAQAALEIACADAAAArwgAIAMAALAIADAEAACxCAAgCKcFAACIHQAgixABAAAAAZcQAgAAAAGYEAIAAAABmRACAAAAAZoQAACHHQAgmxCAAAAAAZwQAQAAAAEBCAAAsQkAIAeLEAEAAAABlxACAAAAAZgQAgAAAAGZEAIAAAABmhAAAIcdACCbEIAAAAABnBABAAAAAQEIAACzCQAwAQgAALMJADAIpwUAAIYdACCLEAEAyhgAIZcQAgDIGAAhmBACAMgYACGZEAIAyBgAIZoQAACFHQAgmxCAAAAAAZwQAQDKGAAhAgAAALEIACAIAAC2CQAgB4sQAQDKGAAhlxACAMgYACGYEAIAyBgAIZkQAgDIGAAhmhAAAIUdACCbEIAAAAABnBABAMoYACECAAAArwgAIAgAALgJACACAAAArwgAIAgAALgJACADAAAAsQgAIA8AALEJACAQAAC2CQAgAQAAALEIACABAAAArwgAIAUVAACAHQAgFgAAgx0AIBcAAIIdACAoAACBHQAgKQAAhB0AIAryDQAAqRcAMPMNAAC_CQAQ9A0AAKkXADCLEAEAxRUAIZcQAgDIFQAhmBACAMgVACGZEAIAyBUAIZoQAADfFQAgmxAAAPQVACCcEAEAxRUAIQMAAACvCAAgAwAAvgkAMBQAAL8JACADAAAArwgAIAMAALAIADAEAACxCAAgAQAAALUIACABAAAAtQgAIAMAAACzCAAgAwAAtAgAMAQAALUIACADAAAAswgAIAMAALQIADAEAAC1CAAgAwAAALMIACADAAC0CAAwBAAAtQgAIAanBQAA_xwAIPUNAQAAAAGZDkAAAAABxA9AAAAAAeAPAAEAAAGLEAEAAAABAQgAAMcJACAF9Q0BAAAAAZkOQAAAAAHED0AAAAAB4A8AAQAAAYsQAQAAAAEBCAAAyQkAMAEIAADJCQAwBqcFAAD-HAAg9Q0BAMoYACGZDkAAxhgAIcQPQADGGAAh4A8AAYsZACGLEAEAyhgAIQIAAAC1CAAgCAAAzAkAIAX1DQEAyhgAIZkOQADGGAAhxA9AAMYYACHgDwABixkAIYsQAQDKGAAhAgAAALMIACAIAADOCQAgAgAAALMIACAIAADOCQAgAwAAALUIACAPAADHCQAgEAAAzAkAIAEAAAC1CAAgAQAAALMIACADFQAA-xwAIBYAAP0cACAXAAD8HAAgCPINAACoFwAw8w0AANUJABD0DQAAqBcAMPUNAQDFFQAhmQ5AAMYVACHED0AAxhUAIeAPAAH8FQAhixABAMUVACEDAAAAswgAIAMAANQJADAUAADVCQAgAwAAALMIACADAAC0CAAwBAAAtQgAIByfBgAAoRcAIKAGAACiFwAg8g0AAKAXADDzDQAA5QkAEPQNAACgFwAw9Q0BAAAAAZkOQADoFQAhmw4BAOQVACHCDgEA5hUAIcsOAgDsFQAhzg4BAOQVACHYDkAA5xUAIfEOAQDmFQAh9A4EAJwWACGwDwEA5hUAIcMPAQDmFQAh1w8BAOYVACHwDwQAnBYAIYsQAQDkFQAhjBABAOQVACGNEBAAixYAIY4QEACLFgAhjxACAOsVACGQEAABihYAIZEQAgDrFQAhkhAQAIsWACGTEAAA7RUAIJQQAQDmFQAhAQAAANgJACAJngYAAKUXACDyDQAApxcAMPMNAADaCQAQ9A0AAKcXADC0DgEA5BUAIcIOEACLFgAhoA8CAOwVACGHEAEA5BUAIYoQAgDsFQAhAp4GAAD6HAAgwg4AAL8YACAKngYAAKUXACDyDQAApxcAMPMNAADaCQAQ9A0AAKcXADC0DgEA5BUAIcIOEACLFgAhoA8CAOwVACGHEAEA5BUAIYoQAgDsFQAhlhAAAKYXACADAAAA2gkAIAMAANsJADAEAADcCQAgB54GAAClFwAg8g0AAKQXADDzDQAA3gkAEPQNAACkFwAwhxABAOQVACGIEAIA7BUAIYkQAAGJFgAhAZ4GAAD6HAAgCJ4GAAClFwAg8g0AAKQXADDzDQAA3gkAEPQNAACkFwAwhxABAOQVACGIEAIA7BUAIYkQAAGJFgAhlRAAAKMXACADAAAA3gkAIAMAAN8JADAEAADgCQAgAQAAANoJACABAAAA3gkAIAEAAADYCQAgHJ8GAAChFwAgoAYAAKIXACDyDQAAoBcAMPMNAADlCQAQ9A0AAKAXADD1DQEA5BUAIZkOQADoFQAhmw4BAOQVACHCDgEA5hUAIcsOAgDsFQAhzg4BAOQVACHYDkAA5xUAIfEOAQDmFQAh9A4EAJwWACGwDwEA5hUAIcMPAQDmFQAh1w8BAOYVACHwDwQAnBYAIYsQAQDkFQAhjBABAOQVACGNEBAAixYAIY4QEACLFgAhjxACAOsVACGQEAABihYAIZEQAgDrFQAhkhAQAIsWACGTEAAA7RUAIJQQAQDmFQAhEp8GAAD4HAAgoAYAAPkcACDCDgAAvxgAINgOAAC_GAAg8Q4AAL8YACD0DgAAvxgAILAPAAC_GAAgww8AAL8YACDXDwAAvxgAIPAPAAC_GAAgjRAAAL8YACCOEAAAvxgAII8QAAC_GAAgkBAAAL8YACCREAAAvxgAIJIQAAC_GAAgkxAAAL8YACCUEAAAvxgAIAMAAADlCQAgAwAA5gkAMAQAANgJACADAAAA5QkAIAMAAOYJADAEAADYCQAgAwAAAOUJACADAADmCQAwBAAA2AkAIBmfBgAA9hwAIKAGAAD3HAAg9Q0BAAAAAZkOQAAAAAGbDgEAAAABwg4BAAAAAcsOAgAAAAHODgEAAAAB2A5AAAAAAfEOAQAAAAH0DgQAAAABsA8BAAAAAcMPAQAAAAHXDwEAAAAB8A8EAAAAAYsQAQAAAAGMEAEAAAABjRAQAAAAAY4QEAAAAAGPEAIAAAABkBAAAQAAAZEQAgAAAAGSEBAAAAABkxCAAAAAAZQQAQAAAAEBCAAA6gkAIBf1DQEAAAABmQ5AAAAAAZsOAQAAAAHCDgEAAAAByw4CAAAAAc4OAQAAAAHYDkAAAAAB8Q4BAAAAAfQOBAAAAAGwDwEAAAABww8BAAAAAdcPAQAAAAHwDwQAAAABixABAAAAAYwQAQAAAAGNEBAAAAABjhAQAAAAAY8QAgAAAAGQEAABAAABkRACAAAAAZIQEAAAAAGTEIAAAAABlBABAAAAAQEIAADsCQAwAQgAAOwJADAZnwYAANwcACCgBgAA3RwAIPUNAQDKGAAhmQ5AAMYYACGbDgEAyhgAIcIOAQDJGAAhyw4CAMgYACHODgEAyhgAIdgOQADSGAAh8Q4BAMkYACH0DgQAsRkAIbAPAQDJGAAhww8BAMkYACHXDwEAyRgAIfAPBACxGQAhixABAMoYACGMEAEAyhgAIY0QEACNGQAhjhAQAI0ZACGPEAIAxxgAIZAQAAGMGQAhkRACAMcYACGSEBAAjRkAIZMQgAAAAAGUEAEAyRgAIQIAAADYCQAgCAAA7wkAIBf1DQEAyhgAIZkOQADGGAAhmw4BAMoYACHCDgEAyRgAIcsOAgDIGAAhzg4BAMoYACHYDkAA0hgAIfEOAQDJGAAh9A4EALEZACGwDwEAyRgAIcMPAQDJGAAh1w8BAMkYACHwDwQAsRkAIYsQAQDKGAAhjBABAMoYACGNEBAAjRkAIY4QEACNGQAhjxACAMcYACGQEAABjBkAIZEQAgDHGAAhkhAQAI0ZACGTEIAAAAABlBABAMkYACECAAAA5QkAIAgAAPEJACACAAAA5QkAIAgAAPEJACADAAAA2AkAIA8AAOoJACAQAADvCQAgAQAAANgJACABAAAA5QkAIBUVAADXHAAgFgAA2hwAIBcAANkcACAoAADYHAAgKQAA2xwAIMIOAAC_GAAg2A4AAL8YACDxDgAAvxgAIPQOAAC_GAAgsA8AAL8YACDDDwAAvxgAINcPAAC_GAAg8A8AAL8YACCNEAAAvxgAII4QAAC_GAAgjxAAAL8YACCQEAAAvxgAIJEQAAC_GAAgkhAAAL8YACCTEAAAvxgAIJQQAAC_GAAgGvINAACfFwAw8w0AAPgJABD0DQAAnxcAMPUNAQDFFQAhmQ5AAMYVACGbDgEAxRUAIcIOAQDJFQAhyw4CAMgVACHODgEAxRUAIdgOQADbFQAh8Q4BAMkVACH0DgQAmBYAIbAPAQDJFQAhww8BAMkVACHXDwEAyRUAIfAPBACYFgAhixABAMUVACGMEAEAxRUAIY0QEAD-FQAhjhAQAP4VACGPEAIAxxUAIZAQAAH9FQAhkRACAMcVACGSEBAA_hUAIZMQAADKFQAglBABAMkVACEDAAAA5QkAIAMAAPcJADAUAAD4CQAgAwAAAOUJACADAADmCQAwBAAA2AkAIAEAAADcCQAgAQAAANwJACADAAAA2gkAIAMAANsJADAEAADcCQAgAwAAANoJACADAADbCQAwBAAA3AkAIAMAAADaCQAgAwAA2wkAMAQAANwJACAGngYAANYcACC0DgEAAAABwg4QAAAAAaAPAgAAAAGHEAEAAAABihACAAAAAQEIAACACgAgBbQOAQAAAAHCDhAAAAABoA8CAAAAAYcQAQAAAAGKEAIAAAABAQgAAIIKADABCAAAggoAMAaeBgAA1RwAILQOAQDKGAAhwg4QAI0ZACGgDwIAyBgAIYcQAQDKGAAhihACAMgYACECAAAA3AkAIAgAAIUKACAFtA4BAMoYACHCDhAAjRkAIaAPAgDIGAAhhxABAMoYACGKEAIAyBgAIQIAAADaCQAgCAAAhwoAIAIAAADaCQAgCAAAhwoAIAMAAADcCQAgDwAAgAoAIBAAAIUKACABAAAA3AkAIAEAAADaCQAgBhUAANAcACAWAADTHAAgFwAA0hwAICgAANEcACApAADUHAAgwg4AAL8YACAI8g0AAJ4XADDzDQAAjgoAEPQNAACeFwAwtA4BAMUVACHCDhAA_hUAIaAPAgDIFQAhhxABAMUVACGKEAIAyBUAIQMAAADaCQAgAwAAjQoAMBQAAI4KACADAAAA2gkAIAMAANsJADAEAADcCQAgAQAAAOAJACABAAAA4AkAIAMAAADeCQAgAwAA3wkAMAQAAOAJACADAAAA3gkAIAMAAN8JADAEAADgCQAgAwAAAN4JACADAADfCQAwBAAA4AkAIASeBgAAzxwAIIcQAQAAAAGIEAIAAAABiRAAAQAAAQEIAACWCgAgA4cQAQAAAAGIEAIAAAABiRAAAQAAAQEIAACYCgAwAQgAAJgKADAEngYAAM4cACCHEAEAyhgAIYgQAgDIGAAhiRAAAYsZACECAAAA4AkAIAgAAJsKACADhxABAMoYACGIEAIAyBgAIYkQAAGLGQAhAgAAAN4JACAIAACdCgAgAgAAAN4JACAIAACdCgAgAwAAAOAJACAPAACWCgAgEAAAmwoAIAEAAADgCQAgAQAAAN4JACAFFQAAyRwAIBYAAMwcACAXAADLHAAgKAAAyhwAICkAAM0cACAG8g0AAJ0XADDzDQAApAoAEPQNAACdFwAwhxABAMUVACGIEAIAyBUAIYkQAAH8FQAhAwAAAN4JACADAACjCgAwFAAApAoAIAMAAADeCQAgAwAA3wkAMAQAAOAJACABAAAAgwIAIAEAAACDAgAgAwAAAIECACADAACCAgAwBAAAgwIAIAMAAACBAgAgAwAAggIAMAQAAIMCACADAAAAgQIAIAMAAIICADAEAACDAgAgEawBAADFHAAgrwEAAMYcACCwAQAAxxwAILEBAADIHAAg9Q0BAAAAAZkOQAAAAAGbDgEAAAABnQ4BAAAAAaYOAQAAAAHwDgEAAAABwA9AAAAAAcwPQAAAAAGBEAEAAAABgxABAAAAAYQQAADEHAAghRBAAAAAAYYQAgAAAAEBCAAArAoAIA31DQEAAAABmQ5AAAAAAZsOAQAAAAGdDgEAAAABpg4BAAAAAfAOAQAAAAHAD0AAAAABzA9AAAAAAYEQAQAAAAGDEAEAAAABhBAAAMQcACCFEEAAAAABhhACAAAAAQEIAACuCgAwAQgAAK4KADABAAAAhQIAIBGsAQAAnBwAIK8BAACdHAAgsAEAAJ4cACCxAQAAnxwAIPUNAQDKGAAhmQ5AAMYYACGbDgEAyRgAIZ0OAQDKGAAhpg4BAMkYACHwDgEAyhgAIcAPQADSGAAhzA9AANIYACGBEAEAyhgAIYMQAQDKGAAhhBAAAJscACCFEEAA0hgAIYYQAgDIGAAhAgAAAIMCACAIAACyCgAgDfUNAQDKGAAhmQ5AAMYYACGbDgEAyRgAIZ0OAQDKGAAhpg4BAMkYACHwDgEAyhgAIcAPQADSGAAhzA9AANIYACGBEAEAyhgAIYMQAQDKGAAhhBAAAJscACCFEEAA0hgAIYYQAgDIGAAhAgAAAIECACAIAAC0CgAgAgAAAIECACAIAAC0CgAgAQAAAIUCACADAAAAgwIAIA8AAKwKACAQAACyCgAgAQAAAIMCACABAAAAgQIAIAoVAACWHAAgFgAAmRwAIBcAAJgcACAoAACXHAAgKQAAmhwAIJsOAAC_GAAgpg4AAL8YACDADwAAvxgAIMwPAAC_GAAghRAAAL8YACAQ8g0AAJwXADDzDQAAvAoAEPQNAACcFwAw9Q0BAMUVACGZDkAAxhUAIZsOAQDJFQAhnQ4BAMUVACGmDgEAyRUAIfAOAQDFFQAhwA9AANsVACHMD0AA2xUAIYEQAQDFFQAhgxABAMUVACGEEAAA3xUAIIUQQADbFQAhhhACAMgVACEDAAAAgQIAIAMAALsKADAUAAC8CgAgAwAAAIECACADAACCAgAwBAAAgwIAIAnyDQAAmxcAMPMNAADCCgAQ9A0AAJsXADCbDgEA5hUAIbUOAQDmFQAhgQ8gAOUVACHMD0AA6BUAIYEQAQAAAAGCEAIA7BUAIQEAAAC_CgAgAQAAAL8KACAJ8g0AAJsXADDzDQAAwgoAEPQNAACbFwAwmw4BAOYVACG1DgEA5hUAIYEPIADlFQAhzA9AAOgVACGBEAEA5BUAIYIQAgDsFQAhApsOAAC_GAAgtQ4AAL8YACADAAAAwgoAIAMAAMMKADAEAAC_CgAgAwAAAMIKACADAADDCgAwBAAAvwoAIAMAAADCCgAgAwAAwwoAMAQAAL8KACAGmw4BAAAAAbUOAQAAAAGBDyAAAAABzA9AAAAAAYEQAQAAAAGCEAIAAAABAQgAAMcKACAGmw4BAAAAAbUOAQAAAAGBDyAAAAABzA9AAAAAAYEQAQAAAAGCEAIAAAABAQgAAMkKADABCAAAyQoAMAabDgEAyRgAIbUOAQDJGAAhgQ8gAOgYACHMD0AAxhgAIYEQAQDKGAAhghACAMgYACECAAAAvwoAIAgAAMwKACAGmw4BAMkYACG1DgEAyRgAIYEPIADoGAAhzA9AAMYYACGBEAEAyhgAIYIQAgDIGAAhAgAAAMIKACAIAADOCgAgAgAAAMIKACAIAADOCgAgAwAAAL8KACAPAADHCgAgEAAAzAoAIAEAAAC_CgAgAQAAAMIKACAHFQAAkRwAIBYAAJQcACAXAACTHAAgKAAAkhwAICkAAJUcACCbDgAAvxgAILUOAAC_GAAgCfINAACaFwAw8w0AANUKABD0DQAAmhcAMJsOAQDJFQAhtQ4BAMkVACGBDyAA4BUAIcwPQADGFQAhgRABAMUVACGCEAIAyBUAIQMAAADCCgAgAwAA1AoAMBQAANUKACADAAAAwgoAIAMAAMMKADAEAAC_CgAgAQAAAIkCACABAAAAiQIAIAMAAACHAgAgAwAAiAIAMAQAAIkCACADAAAAhwIAIAMAAIgCADAEAACJAgAgAwAAAIcCACADAACIAgAwBAAAiQIAIAYIgAAAAAGuAQAAkBwAIPUNBAAAAAH3DUAAAAABvA4BAAAAAfoPAQAAAAEBCAAA3QoAIAUIgAAAAAH1DQQAAAAB9w1AAAAAAbwOAQAAAAH6DwEAAAABAQgAAN8KADABCAAA3woAMAYIgAAAAAGuAQAAjxwAIPUNBADFGAAh9w1AAMYYACG8DgEAyhgAIfoPAQDKGAAhAgAAAIkCACAIAADiCgAgBQiAAAAAAfUNBADFGAAh9w1AAMYYACG8DgEAyhgAIfoPAQDKGAAhAgAAAIcCACAIAADkCgAgAgAAAIcCACAIAADkCgAgAwAAAIkCACAPAADdCgAgEAAA4goAIAEAAACJAgAgAQAAAIcCACAFFQAAihwAIBYAAI0cACAXAACMHAAgKAAAixwAICkAAI4cACAICAAA9BUAIPINAACZFwAw8w0AAOsKABD0DQAAmRcAMPUNBADEFQAh9w1AAMYVACG8DgEAxRUAIfoPAQDFFQAhAwAAAIcCACADAADqCgAwFAAA6woAIAMAAACHAgAgAwAAiAIAMAQAAIkCACABAAAAjQIAIAEAAACNAgAgAwAAAIsCACADAACMAgAwBAAAjQIAIAMAAACLAgAgAwAAjAIAMAQAAI0CACADAAAAiwIAIAMAAIwCADAEAACNAgAgDq4BAACJHAAg9Q0BAAAAAZQOAgAAAAGWDkAAAAABlw4CAAAAAZgOQAAAAAGZDkAAAAABvA4BAAAAAc4OAQAAAAHYDkAAAAAB-g8BAAAAAf4PgAAAAAH_DwIAAAABgBBAAAAAAQEIAADzCgAgDfUNAQAAAAGUDgIAAAABlg5AAAAAAZcOAgAAAAGYDkAAAAABmQ5AAAAAAbwOAQAAAAHODgEAAAAB2A5AAAAAAfoPAQAAAAH-D4AAAAAB_w8CAAAAAYAQQAAAAAEBCAAA9QoAMAEIAAD1CgAwDq4BAACIHAAg9Q0BAMoYACGUDgIAyBgAIZYOQADSGAAhlw4CAMgYACGYDkAA0hgAIZkOQADGGAAhvA4BAMoYACHODgEAyhgAIdgOQADSGAAh-g8BAMoYACH-D4AAAAAB_w8CAMgYACGAEEAA0hgAIQIAAACNAgAgCAAA-AoAIA31DQEAyhgAIZQOAgDIGAAhlg5AANIYACGXDgIAyBgAIZgOQADSGAAhmQ5AAMYYACG8DgEAyhgAIc4OAQDKGAAh2A5AANIYACH6DwEAyhgAIf4PgAAAAAH_DwIAyBgAIYAQQADSGAAhAgAAAIsCACAIAAD6CgAgAgAAAIsCACAIAAD6CgAgAwAAAI0CACAPAADzCgAgEAAA-AoAIAEAAACNAgAgAQAAAIsCACAJFQAAgxwAIBYAAIYcACAXAACFHAAgKAAAhBwAICkAAIccACCWDgAAvxgAIJgOAAC_GAAg2A4AAL8YACCAEAAAvxgAIBDyDQAAmBcAMPMNAACBCwAQ9A0AAJgXADD1DQEAxRUAIZQOAgDIFQAhlg5AANsVACGXDgIAyBUAIZgOQADbFQAhmQ5AAMYVACG8DgEAxRUAIc4OAQDFFQAh2A5AANsVACH6DwEAxRUAIf4PAAD0FQAg_w8CAMgVACGAEEAA2xUAIQMAAACLAgAgAwAAgAsAMBQAAIELACADAAAAiwIAIAMAAIwCADAEAACNAgAgAQAAAJECACABAAAAkQIAIAMAAACPAgAgAwAAkAIAMAQAAJECACADAAAAjwIAIAMAAJACADAEAACRAgAgAwAAAI8CACADAACQAgAwBAAAkQIAIAgIgAAAAAGuAQAAghwAILwOAQAAAAHdD0AAAAAB-g8BAAAAAfsPAQAAAAH8D0AAAAAB_Q9AAAAAAQEIAACJCwAgBwiAAAAAAbwOAQAAAAHdD0AAAAAB-g8BAAAAAfsPAQAAAAH8D0AAAAAB_Q9AAAAAAQEIAACLCwAwAQgAAIsLADAICIAAAAABrgEAAIEcACC8DgEAyhgAId0PQADGGAAh-g8BAMoYACH7DwEAyhgAIfwPQADGGAAh_Q9AANIYACECAAAAkQIAIAgAAI4LACAHCIAAAAABvA4BAMoYACHdD0AAxhgAIfoPAQDKGAAh-w8BAMoYACH8D0AAxhgAIf0PQADSGAAhAgAAAI8CACAIAACQCwAgAgAAAI8CACAIAACQCwAgAwAAAJECACAPAACJCwAgEAAAjgsAIAEAAACRAgAgAQAAAI8CACAEFQAA_hsAIBYAAIAcACAXAAD_GwAg_Q8AAL8YACAKCAAA9BUAIPINAACXFwAw8w0AAJcLABD0DQAAlxcAMLwOAQDFFQAh3Q9AAMYVACH6DwEAxRUAIfsPAQDFFQAh_A9AAMYVACH9D0AA2xUAIQMAAACPAgAgAwAAlgsAMBQAAJcLACADAAAAjwIAIAMAAJACADAEAACRAgAgEfINAACWFwAw8w0AAJ0LABD0DQAAlhcAMPUNAQAAAAGZDkAA6BUAId0OAQDkFQAhwA9AAOgVACHED0AA6BUAIfEPAQDkFQAh8g8BAOYVACHzDwEA5BUAIfQPAQDkFQAh9Q8BAOYVACH2D0AA5xUAIfcPAQDmFQAh-A9AAOcVACH5D0AA5xUAIQEAAACaCwAgAQAAAJoLACAR8g0AAJYXADDzDQAAnQsAEPQNAACWFwAw9Q0BAOQVACGZDkAA6BUAId0OAQDkFQAhwA9AAOgVACHED0AA6BUAIfEPAQDkFQAh8g8BAOYVACHzDwEA5BUAIfQPAQDkFQAh9Q8BAOYVACH2D0AA5xUAIfcPAQDmFQAh-A9AAOcVACH5D0AA5xUAIQbyDwAAvxgAIPUPAAC_GAAg9g8AAL8YACD3DwAAvxgAIPgPAAC_GAAg-Q8AAL8YACADAAAAnQsAIAMAAJ4LADAEAACaCwAgAwAAAJ0LACADAACeCwAwBAAAmgsAIAMAAACdCwAgAwAAngsAMAQAAJoLACAO9Q0BAAAAAZkOQAAAAAHdDgEAAAABwA9AAAAAAcQPQAAAAAHxDwEAAAAB8g8BAAAAAfMPAQAAAAH0DwEAAAAB9Q8BAAAAAfYPQAAAAAH3DwEAAAAB-A9AAAAAAfkPQAAAAAEBCAAAogsAIA71DQEAAAABmQ5AAAAAAd0OAQAAAAHAD0AAAAABxA9AAAAAAfEPAQAAAAHyDwEAAAAB8w8BAAAAAfQPAQAAAAH1DwEAAAAB9g9AAAAAAfcPAQAAAAH4D0AAAAAB-Q9AAAAAAQEIAACkCwAwAQgAAKQLADAO9Q0BAMoYACGZDkAAxhgAId0OAQDKGAAhwA9AAMYYACHED0AAxhgAIfEPAQDKGAAh8g8BAMkYACHzDwEAyhgAIfQPAQDKGAAh9Q8BAMkYACH2D0AA0hgAIfcPAQDJGAAh-A9AANIYACH5D0AA0hgAIQIAAACaCwAgCAAApwsAIA71DQEAyhgAIZkOQADGGAAh3Q4BAMoYACHAD0AAxhgAIcQPQADGGAAh8Q8BAMoYACHyDwEAyRgAIfMPAQDKGAAh9A8BAMoYACH1DwEAyRgAIfYPQADSGAAh9w8BAMkYACH4D0AA0hgAIfkPQADSGAAhAgAAAJ0LACAIAACpCwAgAgAAAJ0LACAIAACpCwAgAwAAAJoLACAPAACiCwAgEAAApwsAIAEAAACaCwAgAQAAAJ0LACAJFQAA-xsAIBYAAP0bACAXAAD8GwAg8g8AAL8YACD1DwAAvxgAIPYPAAC_GAAg9w8AAL8YACD4DwAAvxgAIPkPAAC_GAAgEfINAACVFwAw8w0AALALABD0DQAAlRcAMPUNAQDFFQAhmQ5AAMYVACHdDgEAxRUAIcAPQADGFQAhxA9AAMYVACHxDwEAxRUAIfIPAQDJFQAh8w8BAMUVACH0DwEAxRUAIfUPAQDJFQAh9g9AANsVACH3DwEAyRUAIfgPQADbFQAh-Q9AANsVACEDAAAAnQsAIAMAAK8LADAUAACwCwAgAwAAAJ0LACADAACeCwAwBAAAmgsAIAfyDQAAlBcAMPMNAAC2CwAQ9A0AAJQXADD1DQEAAAABxA9AAOgVACHvDwAA3xUAIPAPQADnFQAhAQAAALMLACABAAAAswsAIAfyDQAAlBcAMPMNAAC2CwAQ9A0AAJQXADD1DQEA5BUAIcQPQADoFQAh7w8AAN8VACDwD0AA5xUAIQHwDwAAvxgAIAMAAAC2CwAgAwAAtwsAMAQAALMLACADAAAAtgsAIAMAALcLADAEAACzCwAgAwAAALYLACADAAC3CwAwBAAAswsAIAT1DQEAAAABxA9AAAAAAe8PAAD6GwAg8A9AAAAAAQEIAAC7CwAgBPUNAQAAAAHED0AAAAAB7w8AAPobACDwD0AAAAABAQgAAL0LADABCAAAvQsAMAT1DQEAyhgAIcQPQADGGAAh7w8AAPkbACDwD0AA0hgAIQIAAACzCwAgCAAAwAsAIAT1DQEAyhgAIcQPQADGGAAh7w8AAPkbACDwD0AA0hgAIQIAAAC2CwAgCAAAwgsAIAIAAAC2CwAgCAAAwgsAIAMAAACzCwAgDwAAuwsAIBAAAMALACABAAAAswsAIAEAAAC2CwAgBBUAAPYbACAWAAD4GwAgFwAA9xsAIPAPAAC_GAAgB_INAACTFwAw8w0AAMkLABD0DQAAkxcAMPUNAQDFFQAhxA9AAMYVACHvDwAA3xUAIPAPQADbFQAhAwAAALYLACADAADICwAwFAAAyQsAIAMAAAC2CwAgAwAAtwsAMAQAALMLACAMwQcAAPcVACDCBwAAhBcAIMMHAACFFwAgxgcAAIYXACDHBwAAhxcAIPINAACDFwAw8w0AAOoLABD0DQAAgxcAMPUNAQAAAAGZDkAA6BUAIZsOAQDkFQAh-Q4BAOQVACEBAAAAzAsAIA7BBwAA-RYAIPINAACSFwAw8w0AAM4LABD0DQAAkhcAMPUNAQDkFQAh-g0BAOYVACGZDkAA6BUAIZsOAQDkFQAhng4CAOwVACGHD0AA5xUAIbQPQADoFQAh1w8BAOQVACHqDwEA5BUAIesPAADtFQAgBMEHAACNGwAg-g0AAL8YACCHDwAAvxgAIOsPAAC_GAAgDsEHAAD5FgAg8g0AAJIXADDzDQAAzgsAEPQNAACSFwAw9Q0BAAAAAfoNAQDmFQAhmQ5AAOgVACGbDgEA5BUAIZ4OAgDsFQAhhw9AAOcVACG0D0AA6BUAIdcPAQDkFQAh6g8BAOQVACHrDwAA7RUAIAMAAADOCwAgAwAAzwsAMAQAANALACAIwQcAAPkWACDyDQAAkRcAMPMNAADSCwAQ9A0AAJEXADDXDwEA5BUAIecPAQDkFQAh6A8BAOQVACHpD0AA6BUAIQHBBwAAjRsAIAnBBwAA-RYAIPINAACRFwAw8w0AANILABD0DQAAkRcAMNcPAQDkFQAh5w8BAOQVACHoDwEA5BUAIekPQADoFQAh7g8AAJAXACADAAAA0gsAIAMAANMLADAEAADUCwAgC8EHAAD5FgAgxQcAAI8XACDyDQAAjhcAMPMNAADWCwAQ9A0AAI4XADCZDkAA6BUAIZsOAQDkFQAh1w8BAOQVACHgDwEA5BUAIeUPQADnFQAh5g8CAOwVACEDwQcAAI0bACDFBwAA9RsAIOUPAAC_GAAgC8EHAAD5FgAgxQcAAI8XACDyDQAAjhcAMPMNAADWCwAQ9A0AAI4XADCZDkAA6BUAIZsOAQDkFQAh1w8BAOQVACHgDwEAAAAB5Q9AAOcVACHmDwIA7BUAIQMAAADWCwAgAwAA1wsAMAQAANgLACAIxAcAAI0XACDyDQAAjBcAMPMNAADaCwAQ9A0AAIwXADD0DkAA6BUAIeAPAQDkFQAh4w8EAO8VACHkDwQA7xUAIQHEBwAA9BsAIAnEBwAAjRcAIPINAACMFwAw8w0AANoLABD0DQAAjBcAMPQOQADoFQAh4A8BAOQVACHjDwQA7xUAIeQPBADvFQAh7Q8AAIsXACADAAAA2gsAIAMAANsLADAEAADcCwAgAQAAANoLACALhgMCAOwVACHBBwAA-RYAIMgHAAD6FgAg8g0AAPgWADDzDQAA3wsAEPQNAAD4FgAwmw4BAOQVACHXDwEA5BUAId0PQADoFQAh3g8gAOUVACHfD0AA5xUAIQEAAADfCwAgD8cHAACKFwAg8g0AAIkXADDzDQAA4QsAEPQNAACJFwAw9w1AAOgVACGPDgEA5hUAIZcOAQDmFQAhtA4BAOQVACHKDkAA6BUAIdcPAQDkFQAh2A8BAOQVACHZDwAA3xUAINoPQADnFQAh2w8BAOYVACHcDwAA7RUAIAbHBwAA8xsAII8OAAC_GAAglw4AAL8YACDaDwAAvxgAINsPAAC_GAAg3A8AAL8YACAQxwcAAIoXACDyDQAAiRcAMPMNAADhCwAQ9A0AAIkXADD3DUAA6BUAIY8OAQDmFQAhlw4BAOYVACG0DgEA5BUAIcoOQADoFQAh1w8BAOQVACHYDwEA5BUAIdkPAADfFQAg2g9AAOcVACHbDwEA5hUAIdwPAADtFQAg7A8AAIgXACADAAAA4QsAIAMAAOILADAEAADjCwAgAQAAAOELACABAAAAzgsAIAEAAADSCwAgAQAAANYLACABAAAAzAsAIAzBBwAA9xUAIMIHAACEFwAgwwcAAIUXACDGBwAAhhcAIMcHAACHFwAg8g0AAIMXADDzDQAA6gsAEPQNAACDFwAw9Q0BAOQVACGZDkAA6BUAIZsOAQDkFQAh-Q4BAOQVACEEwgcAAPAbACDDBwAA8RsAIMYHAADyGwAgxwcAAPMbACADAAAA6gsAIAMAAOsLADAEAADMCwAgAwAAAOoLACADAADrCwAwBAAAzAsAIAMAAADqCwAgAwAA6wsAMAQAAMwLACAJwQeAAAAAAcIHAADsGwAgwwcAAO0bACDGBwAA7hsAIMcHAADvGwAg9Q0BAAAAAZkOQAAAAAGbDgEAAAAB-Q4BAAAAAQEIAADvCwAgBcEHgAAAAAH1DQEAAAABmQ5AAAAAAZsOAQAAAAH5DgEAAAABAQgAAPELADABCAAA8QsAMAnBB4AAAAABwgcAAL8bACDDBwAAwBsAIMYHAADBGwAgxwcAAMIbACD1DQEAyhgAIZkOQADGGAAhmw4BAMoYACH5DgEAyhgAIQIAAADMCwAgCAAA9AsAIAXBB4AAAAAB9Q0BAMoYACGZDkAAxhgAIZsOAQDKGAAh-Q4BAMoYACECAAAA6gsAIAgAAPYLACACAAAA6gsAIAgAAPYLACADAAAAzAsAIA8AAO8LACAQAAD0CwAgAQAAAMwLACABAAAA6gsAIAMVAAC8GwAgFgAAvhsAIBcAAL0bACAIwQcAAPQVACDyDQAAghcAMPMNAAD9CwAQ9A0AAIIXADD1DQEAxRUAIZkOQADGFQAhmw4BAMUVACH5DgEAxRUAIQMAAADqCwAgAwAA_AsAMBQAAP0LACADAAAA6gsAIAMAAOsLADAEAADMCwAgAQAAANALACABAAAA0AsAIAMAAADOCwAgAwAAzwsAMAQAANALACADAAAAzgsAIAMAAM8LADAEAADQCwAgAwAAAM4LACADAADPCwAwBAAA0AsAIAvBBwAAuxsAIPUNAQAAAAH6DQEAAAABmQ5AAAAAAZsOAQAAAAGeDgIAAAABhw9AAAAAAbQPQAAAAAHXDwEAAAAB6g8BAAAAAesPgAAAAAEBCAAAhQwAIAr1DQEAAAAB-g0BAAAAAZkOQAAAAAGbDgEAAAABng4CAAAAAYcPQAAAAAG0D0AAAAAB1w8BAAAAAeoPAQAAAAHrD4AAAAABAQgAAIcMADABCAAAhwwAMAvBBwAAuhsAIPUNAQDKGAAh-g0BAMkYACGZDkAAxhgAIZsOAQDKGAAhng4CAMgYACGHD0AA0hgAIbQPQADGGAAh1w8BAMoYACHqDwEAyhgAIesPgAAAAAECAAAA0AsAIAgAAIoMACAK9Q0BAMoYACH6DQEAyRgAIZkOQADGGAAhmw4BAMoYACGeDgIAyBgAIYcPQADSGAAhtA9AAMYYACHXDwEAyhgAIeoPAQDKGAAh6w-AAAAAAQIAAADOCwAgCAAAjAwAIAIAAADOCwAgCAAAjAwAIAMAAADQCwAgDwAAhQwAIBAAAIoMACABAAAA0AsAIAEAAADOCwAgCBUAALUbACAWAAC4GwAgFwAAtxsAICgAALYbACApAAC5GwAg-g0AAL8YACCHDwAAvxgAIOsPAAC_GAAgDfINAACBFwAw8w0AAJMMABD0DQAAgRcAMPUNAQDFFQAh-g0BAMkVACGZDkAAxhUAIZsOAQDFFQAhng4CAMgVACGHD0AA2xUAIbQPQADGFQAh1w8BAMUVACHqDwEAxRUAIesPAADKFQAgAwAAAM4LACADAACSDAAwFAAAkwwAIAMAAADOCwAgAwAAzwsAMAQAANALACABAAAA1AsAIAEAAADUCwAgAwAAANILACADAADTCwAwBAAA1AsAIAMAAADSCwAgAwAA0wsAMAQAANQLACADAAAA0gsAIAMAANMLADAEAADUCwAgBcEHAAC0GwAg1w8BAAAAAecPAQAAAAHoDwEAAAAB6Q9AAAAAAQEIAACbDAAgBNcPAQAAAAHnDwEAAAAB6A8BAAAAAekPQAAAAAEBCAAAnQwAMAEIAACdDAAwBcEHAACzGwAg1w8BAMoYACHnDwEAyhgAIegPAQDKGAAh6Q9AAMYYACECAAAA1AsAIAgAAKAMACAE1w8BAMoYACHnDwEAyhgAIegPAQDKGAAh6Q9AAMYYACECAAAA0gsAIAgAAKIMACACAAAA0gsAIAgAAKIMACADAAAA1AsAIA8AAJsMACAQAACgDAAgAQAAANQLACABAAAA0gsAIAMVAACwGwAgFgAAshsAIBcAALEbACAH8g0AAIAXADDzDQAAqQwAEPQNAACAFwAw1w8BAMUVACHnDwEAxRUAIegPAQDFFQAh6Q9AAMYVACEDAAAA0gsAIAMAAKgMADAUAACpDAAgAwAAANILACADAADTCwAwBAAA1AsAIAEAAADYCwAgAQAAANgLACADAAAA1gsAIAMAANcLADAEAADYCwAgAwAAANYLACADAADXCwAwBAAA2AsAIAMAAADWCwAgAwAA1wsAMAQAANgLACAIwQcAAK4bACDFBwAArxsAIJkOQAAAAAGbDgEAAAAB1w8BAAAAAeAPAQAAAAHlD0AAAAAB5g8CAAAAAQEIAACxDAAgBpkOQAAAAAGbDgEAAAAB1w8BAAAAAeAPAQAAAAHlD0AAAAAB5g8CAAAAAQEIAACzDAAwAQgAALMMADAIwQcAAKAbACDFBwAAoRsAIJkOQADGGAAhmw4BAMoYACHXDwEAyhgAIeAPAQDKGAAh5Q9AANIYACHmDwIAyBgAIQIAAADYCwAgCAAAtgwAIAaZDkAAxhgAIZsOAQDKGAAh1w8BAMoYACHgDwEAyhgAIeUPQADSGAAh5g8CAMgYACECAAAA1gsAIAgAALgMACACAAAA1gsAIAgAALgMACADAAAA2AsAIA8AALEMACAQAAC2DAAgAQAAANgLACABAAAA1gsAIAYVAACbGwAgFgAAnhsAIBcAAJ0bACAoAACcGwAgKQAAnxsAIOUPAAC_GAAgCfINAAD_FgAw8w0AAL8MABD0DQAA_xYAMJkOQADGFQAhmw4BAMUVACHXDwEAxRUAIeAPAQDFFQAh5Q9AANsVACHmDwIAyBUAIQMAAADWCwAgAwAAvgwAMBQAAL8MACADAAAA1gsAIAMAANcLADAEAADYCwAgAQAAANwLACABAAAA3AsAIAMAAADaCwAgAwAA2wsAMAQAANwLACADAAAA2gsAIAMAANsLADAEAADcCwAgAwAAANoLACADAADbCwAwBAAA3AsAIAXEBwAAmhsAIPQOQAAAAAHgDwEAAAAB4w8EAAAAAeQPBAAAAAEBCAAAxwwAIAT0DkAAAAAB4A8BAAAAAeMPBAAAAAHkDwQAAAABAQgAAMkMADABCAAAyQwAMAXEBwAAmRsAIPQOQADGGAAh4A8BAMoYACHjDwQAxRgAIeQPBADFGAAhAgAAANwLACAIAADMDAAgBPQOQADGGAAh4A8BAMoYACHjDwQAxRgAIeQPBADFGAAhAgAAANoLACAIAADODAAgAgAAANoLACAIAADODAAgAwAAANwLACAPAADHDAAgEAAAzAwAIAEAAADcCwAgAQAAANoLACAFFQAAlBsAIBYAAJcbACAXAACWGwAgKAAAlRsAICkAAJgbACAH8g0AAP4WADDzDQAA1QwAEPQNAAD-FgAw9A5AAMYVACHgDwEAxRUAIeMPBADEFQAh5A8EAMQVACEDAAAA2gsAIAMAANQMADAUAADVDAAgAwAAANoLACADAADbCwAwBAAA3AsAIAjyDQAA_BYAMPMNAADbDAAQ9A0AAPwWADC0DgEA5BUAIfQOQADoFQAh4A8BAOQVACHhDwIA7BUAIeIPAAD9FgAgAQAAANgMACABAAAA2AwAIAfyDQAA_BYAMPMNAADbDAAQ9A0AAPwWADC0DgEA5BUAIfQOQADoFQAh4A8BAOQVACHhDwIA7BUAIQADAAAA2wwAIAMAANwMADAEAADYDAAgAwAAANsMACADAADcDAAwBAAA2AwAIAMAAADbDAAgAwAA3AwAMAQAANgMACAEtA4BAAAAAfQOQAAAAAHgDwEAAAAB4Q8CAAAAAQEIAADgDAAgBLQOAQAAAAH0DkAAAAAB4A8BAAAAAeEPAgAAAAEBCAAA4gwAMAEIAADiDAAwBLQOAQDKGAAh9A5AAMYYACHgDwEAyhgAIeEPAgDIGAAhAgAAANgMACAIAADlDAAgBLQOAQDKGAAh9A5AAMYYACHgDwEAyhgAIeEPAgDIGAAhAgAAANsMACAIAADnDAAgAgAAANsMACAIAADnDAAgAwAAANgMACAPAADgDAAgEAAA5QwAIAEAAADYDAAgAQAAANsMACAFFQAAjxsAIBYAAJIbACAXAACRGwAgKAAAkBsAICkAAJMbACAH8g0AAPsWADDzDQAA7gwAEPQNAAD7FgAwtA4BAMUVACH0DkAAxhUAIeAPAQDFFQAh4Q8CAMgVACEDAAAA2wwAIAMAAO0MADAUAADuDAAgAwAAANsMACADAADcDAAwBAAA2AwAIAuGAwIA7BUAIcEHAAD5FgAgyAcAAPoWACDyDQAA-BYAMPMNAADfCwAQ9A0AAPgWADCbDgEA5BUAIdcPAQAAAAHdD0AA6BUAId4PIADlFQAh3w9AAOcVACEBAAAA8QwAIAEAAADxDAAgA8EHAACNGwAgyAcAAI4bACDfDwAAvxgAIAMAAADfCwAgAwAA9AwAMAQAAPEMACADAAAA3wsAIAMAAPQMADAEAADxDAAgAwAAAN8LACADAAD0DAAwBAAA8QwAIAiGAwIAAAABwQcAAIsbACDIBwAAjBsAIJsOAQAAAAHXDwEAAAAB3Q9AAAAAAd4PIAAAAAHfD0AAAAABAQgAAPgMACAGhgMCAAAAAZsOAQAAAAHXDwEAAAAB3Q9AAAAAAd4PIAAAAAHfD0AAAAABAQgAAPoMADABCAAA-gwAMAiGAwIAyBgAIcEHAAD9GgAgyAcAAP4aACCbDgEAyhgAIdcPAQDKGAAh3Q9AAMYYACHeDyAA6BgAId8PQADSGAAhAgAAAPEMACAIAAD9DAAgBoYDAgDIGAAhmw4BAMoYACHXDwEAyhgAId0PQADGGAAh3g8gAOgYACHfD0AA0hgAIQIAAADfCwAgCAAA_wwAIAIAAADfCwAgCAAA_wwAIAMAAADxDAAgDwAA-AwAIBAAAP0MACABAAAA8QwAIAEAAADfCwAgBhUAAPgaACAWAAD7GgAgFwAA-hoAICgAAPkaACApAAD8GgAg3w8AAL8YACAJhgMCAMgVACHyDQAA9xYAMPMNAACGDQAQ9A0AAPcWADCbDgEAxRUAIdcPAQDFFQAh3Q9AAMYVACHeDyAA4BUAId8PQADbFQAhAwAAAN8LACADAACFDQAwFAAAhg0AIAMAAADfCwAgAwAA9AwAMAQAAPEMACABAAAA4wsAIAEAAADjCwAgAwAAAOELACADAADiCwAwBAAA4wsAIAMAAADhCwAgAwAA4gsAMAQAAOMLACADAAAA4QsAIAMAAOILADAEAADjCwAgDMcHAAD3GgAg9w1AAAAAAY8OAQAAAAGXDgEAAAABtA4BAAAAAcoOQAAAAAHXDwEAAAAB2A8BAAAAAdkPAAD2GgAg2g9AAAAAAdsPAQAAAAHcD4AAAAABAQgAAI4NACAL9w1AAAAAAY8OAQAAAAGXDgEAAAABtA4BAAAAAcoOQAAAAAHXDwEAAAAB2A8BAAAAAdkPAAD2GgAg2g9AAAAAAdsPAQAAAAHcD4AAAAABAQgAAJANADABCAAAkA0AMAzHBwAA9RoAIPcNQADGGAAhjw4BAMkYACGXDgEAyRgAIbQOAQDKGAAhyg5AAMYYACHXDwEAyhgAIdgPAQDKGAAh2Q8AAPQaACDaD0AA0hgAIdsPAQDJGAAh3A-AAAAAAQIAAADjCwAgCAAAkw0AIAv3DUAAxhgAIY8OAQDJGAAhlw4BAMkYACG0DgEAyhgAIcoOQADGGAAh1w8BAMoYACHYDwEAyhgAIdkPAAD0GgAg2g9AANIYACHbDwEAyRgAIdwPgAAAAAECAAAA4QsAIAgAAJUNACACAAAA4QsAIAgAAJUNACADAAAA4wsAIA8AAI4NACAQAACTDQAgAQAAAOMLACABAAAA4QsAIAgVAADxGgAgFgAA8xoAIBcAAPIaACCPDgAAvxgAIJcOAAC_GAAg2g8AAL8YACDbDwAAvxgAINwPAAC_GAAgDvINAAD2FgAw8w0AAJwNABD0DQAA9hYAMPcNQADGFQAhjw4BAMkVACGXDgEAyRUAIbQOAQDFFQAhyg5AAMYVACHXDwEAxRUAIdgPAQDFFQAh2Q8AAN8VACDaD0AA2xUAIdsPAQDJFQAh3A8AAMoVACADAAAA4QsAIAMAAJsNADAUAACcDQAgAwAAAOELACADAADiCwAwBAAA4wsAIAfyDQAA9BYAMPMNAACiDQAQ9A0AAPQWADDGDgEA5BUAIfQOQADoFQAh1Q8CAOwVACHWDwAA9RYAIAEAAACfDQAgAQAAAJ8NACAG8g0AAPQWADDzDQAAog0AEPQNAAD0FgAwxg4BAOQVACH0DkAA6BUAIdUPAgDsFQAhAAMAAACiDQAgAwAAow0AMAQAAJ8NACADAAAAog0AIAMAAKMNADAEAACfDQAgAwAAAKINACADAACjDQAwBAAAnw0AIAPGDgEAAAAB9A5AAAAAAdUPAgAAAAEBCAAApw0AIAPGDgEAAAAB9A5AAAAAAdUPAgAAAAEBCAAAqQ0AMAEIAACpDQAwA8YOAQDKGAAh9A5AAMYYACHVDwIAyBgAIQIAAACfDQAgCAAArA0AIAPGDgEAyhgAIfQOQADGGAAh1Q8CAMgYACECAAAAog0AIAgAAK4NACACAAAAog0AIAgAAK4NACADAAAAnw0AIA8AAKcNACAQAACsDQAgAQAAAJ8NACABAAAAog0AIAUVAADsGgAgFgAA7xoAIBcAAO4aACAoAADtGgAgKQAA8BoAIAbyDQAA8xYAMPMNAAC1DQAQ9A0AAPMWADDGDgEAxRUAIfQOQADGFQAh1Q8CAMgVACEDAAAAog0AIAMAALQNADAUAAC1DQAgAwAAAKINACADAACjDQAwBAAAnw0AIA_aCAAA7BYAINsIAADtFgAgwA0CAOwVACHyDQAA6xYAMPMNAADFDQAQ9A0AAOsWADCXDgEA5hUAIZoOAQDmFQAhtA4BAAAAAcYOAQDkFQAhyQ5AAOgVACHKDkAA5xUAIfcOIADlFQAhzA9AAOgVACHPD0AA5xUAIQEAAAC4DQAgDtkIAADwFgAg8g0AAPIWADDzDQAAug0AEPQNAADyFgAw-g0BAOYVACG0DgEA5BUAIbYOBADvFQAh0A4gAOUVACHRDgIA7BUAIdIOAADfFQAg1A4BAOYVACHXDgAA9xUAIKsPAAGKFgAh0w8EAJwWACEF2QgAAOsaACD6DQAAvxgAINQOAAC_GAAgqw8AAL8YACDTDwAAvxgAIA_ZCAAA8BYAIPINAADyFgAw8w0AALoNABD0DQAA8hYAMPoNAQDmFQAhtA4BAOQVACG2DgQA7xUAIcwOAADxFgAg0A4gAOUVACHRDgIA7BUAIdIOAADfFQAg1A4BAOYVACHXDgAA9xUAIKsPAAGKFgAh0w8EAJwWACEDAAAAug0AIAMAALsNADAEAAC8DQAgD9kIAADwFgAg8g0AAO8WADDzDQAAvg0AEPQNAADvFgAwtA4BAOQVACHJDkAA5xUAIfcOIADlFQAhyw8BAOQVACHMD0AA6BUAIc0PIADlFQAhzg8BAOYVACHPD0AA5xUAIdAPQADnFQAh0Q9AAOcVACHSDwAA7RUAIAfZCAAA6xoAIMkOAAC_GAAgzg8AAL8YACDPDwAAvxgAINAPAAC_GAAg0Q8AAL8YACDSDwAAvxgAIBDZCAAA8BYAIPINAADvFgAw8w0AAL4NABD0DQAA7xYAMLQOAQDkFQAhyQ5AAOcVACH3DiAA5RUAIcsPAQDkFQAhzA9AAOgVACHNDyAA5RUAIc4PAQDmFQAhzw9AAOcVACHQD0AA5xUAIdEPQADnFQAh0g8AAO0VACDUDwAA7hYAIAMAAAC-DQAgAwAAvw0AMAQAAMANACABAAAAug0AIAEAAAC-DQAgAQAAALgNACAP2ggAAOwWACDbCAAA7RYAIMANAgDsFQAh8g0AAOsWADDzDQAAxQ0AEPQNAADrFgAwlw4BAOYVACGaDgEA5hUAIbQOAQDkFQAhxg4BAOQVACHJDkAA6BUAIcoOQADnFQAh9w4gAOUVACHMD0AA6BUAIc8PQADnFQAhBtoIAADpGgAg2wgAAOoaACCXDgAAvxgAIJoOAAC_GAAgyg4AAL8YACDPDwAAvxgAIAMAAADFDQAgAwAAxg0AMAQAALgNACADAAAAxQ0AIAMAAMYNADAEAAC4DQAgAwAAAMUNACADAADGDQAwBAAAuA0AIAzaCAAA5xoAINsIAADoGgAgwA0CAAAAAZcOAQAAAAGaDgEAAAABtA4BAAAAAcYOAQAAAAHJDkAAAAAByg5AAAAAAfcOIAAAAAHMD0AAAAABzw9AAAAAAQEIAADKDQAgCsANAgAAAAGXDgEAAAABmg4BAAAAAbQOAQAAAAHGDgEAAAAByQ5AAAAAAcoOQAAAAAH3DiAAAAABzA9AAAAAAc8PQAAAAAEBCAAAzA0AMAEIAADMDQAwDNoIAADNGgAg2wgAAM4aACDADQIAyBgAIZcOAQDJGAAhmg4BAMkYACG0DgEAyhgAIcYOAQDKGAAhyQ5AAMYYACHKDkAA0hgAIfcOIADoGAAhzA9AAMYYACHPD0AA0hgAIQIAAAC4DQAgCAAAzw0AIArADQIAyBgAIZcOAQDJGAAhmg4BAMkYACG0DgEAyhgAIcYOAQDKGAAhyQ5AAMYYACHKDkAA0hgAIfcOIADoGAAhzA9AAMYYACHPD0AA0hgAIQIAAADFDQAgCAAA0Q0AIAIAAADFDQAgCAAA0Q0AIAMAAAC4DQAgDwAAyg0AIBAAAM8NACABAAAAuA0AIAEAAADFDQAgCRUAAMgaACAWAADLGgAgFwAAyhoAICgAAMkaACApAADMGgAglw4AAL8YACCaDgAAvxgAIMoOAAC_GAAgzw8AAL8YACANwA0CAMgVACHyDQAA6hYAMPMNAADYDQAQ9A0AAOoWADCXDgEAyRUAIZoOAQDJFQAhtA4BAMUVACHGDgEAxRUAIckOQADGFQAhyg5AANsVACH3DiAA4BUAIcwPQADGFQAhzw9AANsVACEDAAAAxQ0AIAMAANcNADAUAADYDQAgAwAAAMUNACADAADGDQAwBAAAuA0AIAEAAAC8DQAgAQAAALwNACADAAAAug0AIAMAALsNADAEAAC8DQAgAwAAALoNACADAAC7DQAwBAAAvA0AIAMAAAC6DQAgAwAAuw0AMAQAALwNACAL2QgAAMcaACD6DQEAAAABtA4BAAAAAbYOBAAAAAHQDiAAAAAB0Q4CAAAAAdIOAADGGgAg1A4BAAAAAdcOgAAAAAGrDwABAAAB0w8EAAAAAQEIAADgDQAgCvoNAQAAAAG0DgEAAAABtg4EAAAAAdAOIAAAAAHRDgIAAAAB0g4AAMYaACDUDgEAAAAB1w6AAAAAAasPAAEAAAHTDwQAAAABAQgAAOINADABCAAA4g0AMAvZCAAAxRoAIPoNAQDJGAAhtA4BAMoYACG2DgQAxRgAIdAOIADoGAAh0Q4CAMgYACHSDgAAxBoAINQOAQDJGAAh1w6AAAAAAasPAAGMGQAh0w8EALEZACECAAAAvA0AIAgAAOUNACAK-g0BAMkYACG0DgEAyhgAIbYOBADFGAAh0A4gAOgYACHRDgIAyBgAIdIOAADEGgAg1A4BAMkYACHXDoAAAAABqw8AAYwZACHTDwQAsRkAIQIAAAC6DQAgCAAA5w0AIAIAAAC6DQAgCAAA5w0AIAMAAAC8DQAgDwAA4A0AIBAAAOUNACABAAAAvA0AIAEAAAC6DQAgCRUAAL8aACAWAADCGgAgFwAAwRoAICgAAMAaACApAADDGgAg-g0AAL8YACDUDgAAvxgAIKsPAAC_GAAg0w8AAL8YACAN8g0AAOkWADDzDQAA7g0AEPQNAADpFgAw-g0BAMkVACG0DgEAxRUAIbYOBADEFQAh0A4gAOAVACHRDgIAyBUAIdIOAADfFQAg1A4BAMkVACHXDgAA9BUAIKsPAAH9FQAh0w8EAJgWACEDAAAAug0AIAMAAO0NADAUAADuDQAgAwAAALoNACADAAC7DQAwBAAAvA0AIAEAAADADQAgAQAAAMANACADAAAAvg0AIAMAAL8NADAEAADADQAgAwAAAL4NACADAAC_DQAwBAAAwA0AIAMAAAC-DQAgAwAAvw0AMAQAAMANACAM2QgAAL4aACC0DgEAAAAByQ5AAAAAAfcOIAAAAAHLDwEAAAABzA9AAAAAAc0PIAAAAAHODwEAAAABzw9AAAAAAdAPQAAAAAHRD0AAAAAB0g-AAAAAAQEIAAD2DQAgC7QOAQAAAAHJDkAAAAAB9w4gAAAAAcsPAQAAAAHMD0AAAAABzQ8gAAAAAc4PAQAAAAHPD0AAAAAB0A9AAAAAAdEPQAAAAAHSD4AAAAABAQgAAPgNADABCAAA-A0AMAzZCAAAvRoAILQOAQDKGAAhyQ5AANIYACH3DiAA6BgAIcsPAQDKGAAhzA9AAMYYACHNDyAA6BgAIc4PAQDJGAAhzw9AANIYACHQD0AA0hgAIdEPQADSGAAh0g-AAAAAAQIAAADADQAgCAAA-w0AIAu0DgEAyhgAIckOQADSGAAh9w4gAOgYACHLDwEAyhgAIcwPQADGGAAhzQ8gAOgYACHODwEAyRgAIc8PQADSGAAh0A9AANIYACHRD0AA0hgAIdIPgAAAAAECAAAAvg0AIAgAAP0NACACAAAAvg0AIAgAAP0NACADAAAAwA0AIA8AAPYNACAQAAD7DQAgAQAAAMANACABAAAAvg0AIAkVAAC6GgAgFgAAvBoAIBcAALsaACDJDgAAvxgAIM4PAAC_GAAgzw8AAL8YACDQDwAAvxgAINEPAAC_GAAg0g8AAL8YACAO8g0AAOgWADDzDQAAhA4AEPQNAADoFgAwtA4BAMUVACHJDkAA2xUAIfcOIADgFQAhyw8BAMUVACHMD0AAxhUAIc0PIADgFQAhzg8BAMkVACHPD0AA2xUAIdAPQADbFQAh0Q9AANsVACHSDwAAyhUAIAMAAAC-DQAgAwAAgw4AMBQAAIQOACADAAAAvg0AIAMAAL8NADAEAADADQAgD_INAADmFgAw8w0AAIoOABD0DQAA5hYAMLQOAQDkFQAhtg4EAO8VACG3DgQA7xUAIbkOAgDsFQAhvQ4BAOQVACHODgEA5BUAIfkOAQDkFQAhxA9AAOgVACHHDwEA5BUAIcgPEACnFgAhyQ9AAOgVACHKDwAA5xYAIAEAAACHDgAgAQAAAIcOACAO8g0AAOYWADDzDQAAig4AEPQNAADmFgAwtA4BAOQVACG2DgQA7xUAIbcOBADvFQAhuQ4CAOwVACG9DgEA5BUAIc4OAQDkFQAh-Q4BAOQVACHED0AA6BUAIccPAQDkFQAhyA8QAKcWACHJD0AA6BUAIQADAAAAig4AIAMAAIsOADAEAACHDgAgAwAAAIoOACADAACLDgAwBAAAhw4AIAMAAACKDgAgAwAAiw4AMAQAAIcOACALtA4BAAAAAbYOBAAAAAG3DgQAAAABuQ4CAAAAAb0OAQAAAAHODgEAAAAB-Q4BAAAAAcQPQAAAAAHHDwEAAAAByA8QAAAAAckPQAAAAAEBCAAAjw4AIAu0DgEAAAABtg4EAAAAAbcOBAAAAAG5DgIAAAABvQ4BAAAAAc4OAQAAAAH5DgEAAAABxA9AAAAAAccPAQAAAAHIDxAAAAAByQ9AAAAAAQEIAACRDgAwAQgAAJEOADALtA4BAMoYACG2DgQAxRgAIbcOBADFGAAhuQ4CAMgYACG9DgEAyhgAIc4OAQDKGAAh-Q4BAMoYACHED0AAxhgAIccPAQDKGAAhyA8QAMAZACHJD0AAxhgAIQIAAACHDgAgCAAAlA4AIAu0DgEAyhgAIbYOBADFGAAhtw4EAMUYACG5DgIAyBgAIb0OAQDKGAAhzg4BAMoYACH5DgEAyhgAIcQPQADGGAAhxw8BAMoYACHIDxAAwBkAIckPQADGGAAhAgAAAIoOACAIAACWDgAgAgAAAIoOACAIAACWDgAgAwAAAIcOACAPAACPDgAgEAAAlA4AIAEAAACHDgAgAQAAAIoOACAFFQAAtRoAIBYAALgaACAXAAC3GgAgKAAAthoAICkAALkaACAO8g0AAOUWADDzDQAAnQ4AEPQNAADlFgAwtA4BAMUVACG2DgQAxBUAIbcOBADEFQAhuQ4CAMgVACG9DgEAxRUAIc4OAQDFFQAh-Q4BAMUVACHED0AAxhUAIccPAQDFFQAhyA8QAKMWACHJD0AAxhUAIQMAAACKDgAgAwAAnA4AMBQAAJ0OACADAAAAig4AIAMAAIsOADAEAACHDgAgBvINAADkFgAw8w0AAKMOABD0DQAA5BYAMLYOBAAAAAG3DgQA7xUAIccPAQDkFQAhAQAAAKAOACABAAAAoA4AIAbyDQAA5BYAMPMNAACjDgAQ9A0AAOQWADC2DgQA7xUAIbcOBADvFQAhxw8BAOQVACEAAwAAAKMOACADAACkDgAwBAAAoA4AIAMAAACjDgAgAwAApA4AMAQAAKAOACADAAAAow4AIAMAAKQOADAEAACgDgAgA7YOBAAAAAG3DgQAAAABxw8BAAAAAQEIAACoDgAgA7YOBAAAAAG3DgQAAAABxw8BAAAAAQEIAACqDgAwAQgAAKoOADADtg4EAMUYACG3DgQAxRgAIccPAQDKGAAhAgAAAKAOACAIAACtDgAgA7YOBADFGAAhtw4EAMUYACHHDwEAyhgAIQIAAACjDgAgCAAArw4AIAIAAACjDgAgCAAArw4AIAMAAACgDgAgDwAAqA4AIBAAAK0OACABAAAAoA4AIAEAAACjDgAgBRUAALAaACAWAACzGgAgFwAAshoAICgAALEaACApAAC0GgAgBvINAADjFgAw8w0AALYOABD0DQAA4xYAMLYOBADEFQAhtw4EAMQVACHHDwEAxRUAIQMAAACjDgAgAwAAtQ4AMBQAALYOACADAAAAow4AIAMAAKQOADAEAACgDgAgDvINAADiFgAw8w0AALwOABD0DQAA4hYAMJkOQADoFQAhmw4BAOYVACG2DgQA7xUAIfkOAQAAAAG2DxAAAAABwQ8BAOQVACHCDxAApxYAIcMPAQDkFQAhxA9AAOgVACHFDwEA5hUAIcYPAADfFQAgAQAAALkOACABAAAAuQ4AIA7yDQAA4hYAMPMNAAC8DgAQ9A0AAOIWADCZDkAA6BUAIZsOAQDmFQAhtg4EAO8VACH5DgEA5BUAIbYPEACnFgAhwQ8BAOQVACHCDxAApxYAIcMPAQDkFQAhxA9AAOgVACHFDwEA5hUAIcYPAADfFQAgApsOAAC_GAAgxQ8AAL8YACADAAAAvA4AIAMAAL0OADAEAAC5DgAgAwAAALwOACADAAC9DgAwBAAAuQ4AIAMAAAC8DgAgAwAAvQ4AMAQAALkOACALmQ5AAAAAAZsOAQAAAAG2DgQAAAAB-Q4BAAAAAbYPEAAAAAHBDwEAAAABwg8QAAAAAcMPAQAAAAHED0AAAAABxQ8BAAAAAcYPAACvGgAgAQgAAMEOACALmQ5AAAAAAZsOAQAAAAG2DgQAAAAB-Q4BAAAAAbYPEAAAAAHBDwEAAAABwg8QAAAAAcMPAQAAAAHED0AAAAABxQ8BAAAAAcYPAACvGgAgAQgAAMMOADABCAAAww4AMAuZDkAAxhgAIZsOAQDJGAAhtg4EAMUYACH5DgEAyhgAIbYPEADAGQAhwQ8BAMoYACHCDxAAwBkAIcMPAQDKGAAhxA9AAMYYACHFDwEAyRgAIcYPAACuGgAgAgAAALkOACAIAADGDgAgC5kOQADGGAAhmw4BAMkYACG2DgQAxRgAIfkOAQDKGAAhtg8QAMAZACHBDwEAyhgAIcIPEADAGQAhww8BAMoYACHED0AAxhgAIcUPAQDJGAAhxg8AAK4aACACAAAAvA4AIAgAAMgOACACAAAAvA4AIAgAAMgOACADAAAAuQ4AIA8AAMEOACAQAADGDgAgAQAAALkOACABAAAAvA4AIAcVAACpGgAgFgAArBoAIBcAAKsaACAoAACqGgAgKQAArRoAIJsOAAC_GAAgxQ8AAL8YACAO8g0AAOEWADDzDQAAzw4AEPQNAADhFgAwmQ5AAMYVACGbDgEAyRUAIbYOBADEFQAh-Q4BAMUVACG2DxAAoxYAIcEPAQDFFQAhwg8QAKMWACHDDwEAxRUAIcQPQADGFQAhxQ8BAMkVACHGDwAA3xUAIAMAAAC8DgAgAwAAzg4AMBQAAM8OACADAAAAvA4AIAMAAL0OADAEAAC5DgAgBvINAADgFgAw8w0AANUOABD0DQAA4BYAMJkOQADoFQAhtA4BAAAAAb8PAQAAAAEBAAAA0g4AIAEAAADSDgAgBvINAADgFgAw8w0AANUOABD0DQAA4BYAMJkOQADoFQAhtA4BAOQVACG_DwEA5BUAIQADAAAA1Q4AIAMAANYOADAEAADSDgAgAwAAANUOACADAADWDgAwBAAA0g4AIAMAAADVDgAgAwAA1g4AMAQAANIOACADmQ5AAAAAAbQOAQAAAAG_DwEAAAABAQgAANoOACADmQ5AAAAAAbQOAQAAAAG_DwEAAAABAQgAANwOADABCAAA3A4AMAOZDkAAxhgAIbQOAQDKGAAhvw8BAMoYACECAAAA0g4AIAgAAN8OACADmQ5AAMYYACG0DgEAyhgAIb8PAQDKGAAhAgAAANUOACAIAADhDgAgAgAAANUOACAIAADhDgAgAwAAANIOACAPAADaDgAgEAAA3w4AIAEAAADSDgAgAQAAANUOACADFQAAphoAIBYAAKgaACAXAACnGgAgBvINAADfFgAw8w0AAOgOABD0DQAA3xYAMJkOQADGFQAhtA4BAMUVACG_DwEAxRUAIQMAAADVDgAgAwAA5w4AMBQAAOgOACADAAAA1Q4AIAMAANYOADAEAADSDgAgCPINAADeFgAw8w0AAO4OABD0DQAA3hYAMJkOQADoFQAhvQ8BAAAAAb4PAQDkFQAhvw8BAOQVACHAD0AA5xUAIQEAAADrDgAgAQAAAOsOACAI8g0AAN4WADDzDQAA7g4AEPQNAADeFgAwmQ5AAOgVACG9DwEA5BUAIb4PAQDkFQAhvw8BAOQVACHAD0AA5xUAIQHADwAAvxgAIAMAAADuDgAgAwAA7w4AMAQAAOsOACADAAAA7g4AIAMAAO8OADAEAADrDgAgAwAAAO4OACADAADvDgAwBAAA6w4AIAWZDkAAAAABvQ8BAAAAAb4PAQAAAAG_DwEAAAABwA9AAAAAAQEIAADzDgAgBZkOQAAAAAG9DwEAAAABvg8BAAAAAb8PAQAAAAHAD0AAAAABAQgAAPUOADABCAAA9Q4AMAWZDkAAxhgAIb0PAQDKGAAhvg8BAMoYACG_DwEAyhgAIcAPQADSGAAhAgAAAOsOACAIAAD4DgAgBZkOQADGGAAhvQ8BAMoYACG-DwEAyhgAIb8PAQDKGAAhwA9AANIYACECAAAA7g4AIAgAAPoOACACAAAA7g4AIAgAAPoOACADAAAA6w4AIA8AAPMOACAQAAD4DgAgAQAAAOsOACABAAAA7g4AIAQVAACjGgAgFgAApRoAIBcAAKQaACDADwAAvxgAIAjyDQAA3RYAMPMNAACBDwAQ9A0AAN0WADCZDkAAxhUAIb0PAQDFFQAhvg8BAMUVACG_DwEAxRUAIcAPQADbFQAhAwAAAO4OACADAACADwAwFAAAgQ8AIAMAAADuDgAgAwAA7w4AMAQAAOsOACAH8g0AANwWADDzDQAAhw8AEPQNAADcFgAwmQ5AAOgVACGbDgEA5BUAIb0OAQAAAAH5DgEA5BUAIQEAAACEDwAgAQAAAIQPACAH8g0AANwWADDzDQAAhw8AEPQNAADcFgAwmQ5AAOgVACGbDgEA5BUAIb0OAQDkFQAh-Q4BAOQVACEAAwAAAIcPACADAACIDwAwBAAAhA8AIAMAAACHDwAgAwAAiA8AMAQAAIQPACADAAAAhw8AIAMAAIgPADAEAACEDwAgBJkOQAAAAAGbDgEAAAABvQ4BAAAAAfkOAQAAAAEBCAAAjA8AIASZDkAAAAABmw4BAAAAAb0OAQAAAAH5DgEAAAABAQgAAI4PADABCAAAjg8AMASZDkAAxhgAIZsOAQDKGAAhvQ4BAMoYACH5DgEAyhgAIQIAAACEDwAgCAAAkQ8AIASZDkAAxhgAIZsOAQDKGAAhvQ4BAMoYACH5DgEAyhgAIQIAAACHDwAgCAAAkw8AIAIAAACHDwAgCAAAkw8AIAMAAACEDwAgDwAAjA8AIBAAAJEPACABAAAAhA8AIAEAAACHDwAgAxUAAKAaACAWAACiGgAgFwAAoRoAIAfyDQAA2xYAMPMNAACaDwAQ9A0AANsWADCZDkAAxhUAIZsOAQDFFQAhvQ4BAMUVACH5DgEAxRUAIQMAAACHDwAgAwAAmQ8AMBQAAJoPACADAAAAhw8AIAMAAIgPADAEAACEDwAgDPINAADZFgAw8w0AAKAPABD0DQAA2RYAMLYOBADvFQAhtQ8BAOQVACG2DwQA7xUAIbcPAQDkFQAhuA8AAN8VACC5DwIA7BUAIboPQADoFQAhuw9AAOcVACG8DwAA2hYAIAEAAACdDwAgAQAAAJ0PACAL8g0AANkWADDzDQAAoA8AEPQNAADZFgAwtg4EAO8VACG1DwEA5BUAIbYPBADvFQAhtw8BAOQVACG4DwAA3xUAILkPAgDsFQAhug9AAOgVACG7D0AA5xUAIQG7DwAAvxgAIAMAAACgDwAgAwAAoQ8AMAQAAJ0PACADAAAAoA8AIAMAAKEPADAEAACdDwAgAwAAAKAPACADAAChDwAwBAAAnQ8AIAi2DgQAAAABtQ8BAAAAAbYPBAAAAAG3DwEAAAABuA8AAJ8aACC5DwIAAAABug9AAAAAAbsPQAAAAAEBCAAApQ8AIAi2DgQAAAABtQ8BAAAAAbYPBAAAAAG3DwEAAAABuA8AAJ8aACC5DwIAAAABug9AAAAAAbsPQAAAAAEBCAAApw8AMAEIAACnDwAwCLYOBADFGAAhtQ8BAMoYACG2DwQAxRgAIbcPAQDKGAAhuA8AAJ4aACC5DwIAyBgAIboPQADGGAAhuw9AANIYACECAAAAnQ8AIAgAAKoPACAItg4EAMUYACG1DwEAyhgAIbYPBADFGAAhtw8BAMoYACG4DwAAnhoAILkPAgDIGAAhug9AAMYYACG7D0AA0hgAIQIAAACgDwAgCAAArA8AIAIAAACgDwAgCAAArA8AIAMAAACdDwAgDwAApQ8AIBAAAKoPACABAAAAnQ8AIAEAAACgDwAgBhUAAJkaACAWAACcGgAgFwAAmxoAICgAAJoaACApAACdGgAguw8AAL8YACAL8g0AANgWADDzDQAAsw8AEPQNAADYFgAwtg4EAMQVACG1DwEAxRUAIbYPBADEFQAhtw8BAMUVACG4DwAA3xUAILkPAgDIFQAhug9AAMYVACG7D0AA2xUAIQMAAACgDwAgAwAAsg8AMBQAALMPACADAAAAoA8AIAMAAKEPADAEAACdDwAgG_INAADWFgAw8w0AALkPABD0DQAA1hYAMJMOAQDkFQAhtg4EAO8VACHdDgEA5BUAIeUOAgDsFQAhkg8AANcWACCUDwIA7BUAIZUPAgDsFQAhlg8CAOwVACGXDwIA7BUAIZgPAgDsFQAhmQ8CAOwVACGaDwIA7BUAIZsPAgDsFQAhnA8gAOUVACGdDwEA5BUAIaoPAAGJFgAhrQ8AAPcVACCuDwEA5BUAIa8PAQDkFQAhsA8AAYkWACGxDwQA7xUAIbIPBACcFgAhsw8AANAWACC0D0AA6BUAIQEAAAC2DwAgAQAAALYPACAa8g0AANYWADDzDQAAuQ8AEPQNAADWFgAwkw4BAOQVACG2DgQA7xUAId0OAQDkFQAh5Q4CAOwVACGUDwIA7BUAIZUPAgDsFQAhlg8CAOwVACGXDwIA7BUAIZgPAgDsFQAhmQ8CAOwVACGaDwIA7BUAIZsPAgDsFQAhnA8gAOUVACGdDwEA5BUAIaoPAAGJFgAhrQ8AAPcVACCuDwEA5BUAIa8PAQDkFQAhsA8AAYkWACGxDwQA7xUAIbIPBACcFgAhsw8AANAWACC0D0AA6BUAIQGyDwAAvxgAIAMAAAC5DwAgAwAAug8AMAQAALYPACADAAAAuQ8AIAMAALoPADAEAAC2DwAgAwAAALkPACADAAC6DwAwBAAAtg8AIBeTDgEAAAABtg4EAAAAAd0OAQAAAAHlDgIAAAABlA8CAAAAAZUPAgAAAAGWDwIAAAABlw8CAAAAAZgPAgAAAAGZDwIAAAABmg8CAAAAAZsPAgAAAAGcDyAAAAABnQ8BAAAAAaoPAAEAAAGtD4AAAAABrg8BAAAAAa8PAQAAAAGwDwABAAABsQ8EAAAAAbIPBAAAAAGzDwAAmBoAILQPQAAAAAEBCAAAvg8AIBeTDgEAAAABtg4EAAAAAd0OAQAAAAHlDgIAAAABlA8CAAAAAZUPAgAAAAGWDwIAAAABlw8CAAAAAZgPAgAAAAGZDwIAAAABmg8CAAAAAZsPAgAAAAGcDyAAAAABnQ8BAAAAAaoPAAEAAAGtD4AAAAABrg8BAAAAAa8PAQAAAAGwDwABAAABsQ8EAAAAAbIPBAAAAAGzDwAAmBoAILQPQAAAAAEBCAAAwA8AMAEIAADADwAwF5MOAQDKGAAhtg4EAMUYACHdDgEAyhgAIeUOAgDIGAAhlA8CAMgYACGVDwIAyBgAIZYPAgDIGAAhlw8CAMgYACGYDwIAyBgAIZkPAgDIGAAhmg8CAMgYACGbDwIAyBgAIZwPIADoGAAhnQ8BAMoYACGqDwABixkAIa0PgAAAAAGuDwEAyhgAIa8PAQDKGAAhsA8AAYsZACGxDwQAxRgAIbIPBACxGQAhsw8AAJcaACC0D0AAxhgAIQIAAAC2DwAgCAAAww8AIBeTDgEAyhgAIbYOBADFGAAh3Q4BAMoYACHlDgIAyBgAIZQPAgDIGAAhlQ8CAMgYACGWDwIAyBgAIZcPAgDIGAAhmA8CAMgYACGZDwIAyBgAIZoPAgDIGAAhmw8CAMgYACGcDyAA6BgAIZ0PAQDKGAAhqg8AAYsZACGtD4AAAAABrg8BAMoYACGvDwEAyhgAIbAPAAGLGQAhsQ8EAMUYACGyDwQAsRkAIbMPAACXGgAgtA9AAMYYACECAAAAuQ8AIAgAAMUPACACAAAAuQ8AIAgAAMUPACADAAAAtg8AIA8AAL4PACAQAADDDwAgAQAAALYPACABAAAAuQ8AIAYVAACSGgAgFgAAlRoAIBcAAJQaACAoAACTGgAgKQAAlhoAILIPAAC_GAAgGvINAADVFgAw8w0AAMwPABD0DQAA1RYAMJMOAQDFFQAhtg4EAMQVACHdDgEAxRUAIeUOAgDIFQAhlA8CAMgVACGVDwIAyBUAIZYPAgDIFQAhlw8CAMgVACGYDwIAyBUAIZkPAgDIFQAhmg8CAMgVACGbDwIAyBUAIZwPIADgFQAhnQ8BAMUVACGqDwAB_BUAIa0PAAD0FQAgrg8BAMUVACGvDwEAxRUAIbAPAAH8FQAhsQ8EAMQVACGyDwQAmBYAIbMPAADQFgAgtA9AAMYVACEDAAAAuQ8AIAMAAMsPADAUAADMDwAgAwAAALkPACADAAC6DwAwBAAAtg8AIAfyDQAA0xYAMPMNAADSDwAQ9A0AANMWADDdDgEA5BUAIaoPAAGJFgAhqw8AAYkWACGsDwAA1BYAIAEAAADPDwAgAQAAAM8PACAG8g0AANMWADDzDQAA0g8AEPQNAADTFgAw3Q4BAOQVACGqDwABiRYAIasPAAGJFgAhAAMAAADSDwAgAwAA0w8AMAQAAM8PACADAAAA0g8AIAMAANMPADAEAADPDwAgAwAAANIPACADAADTDwAwBAAAzw8AIAPdDgEAAAABqg8AAQAAAasPAAEAAAEBCAAA1w8AIAPdDgEAAAABqg8AAQAAAasPAAEAAAEBCAAA2Q8AMAEIAADZDwAwA90OAQDKGAAhqg8AAYsZACGrDwABixkAIQIAAADPDwAgCAAA3A8AIAPdDgEAyhgAIaoPAAGLGQAhqw8AAYsZACECAAAA0g8AIAgAAN4PACACAAAA0g8AIAgAAN4PACADAAAAzw8AIA8AANcPACAQAADcDwAgAQAAAM8PACABAAAA0g8AIAMVAACPGgAgFgAAkRoAIBcAAJAaACAG8g0AANIWADDzDQAA5Q8AEPQNAADSFgAw3Q4BAMUVACGqDwAB_BUAIasPAAH8FQAhAwAAANIPACADAADkDwAwFAAA5Q8AIAMAAADSDwAgAwAA0w8AMAQAAM8PACAQ8g0AANEWADDzDQAA6w8AEPQNAADRFgAw9Q0EAAAAAfcNQADoFQAhtg4EAO8VACG3DgQAnBYAId0OAQDkFQAhjg8BAOQVACGjDwAA0BYAIKQPAADQFgAgpQ8gAOUVACGmDyAA5RUAIacPBADvFQAhqA8EAO8VACGpDwQAnBYAIQEAAADoDwAgAQAAAOgPACAQ8g0AANEWADDzDQAA6w8AEPQNAADRFgAw9Q0EAO8VACH3DUAA6BUAIbYOBADvFQAhtw4EAJwWACHdDgEA5BUAIY4PAQDkFQAhow8AANAWACCkDwAA0BYAIKUPIADlFQAhpg8gAOUVACGnDwQA7xUAIagPBADvFQAhqQ8EAJwWACECtw4AAL8YACCpDwAAvxgAIAMAAADrDwAgAwAA7A8AMAQAAOgPACADAAAA6w8AIAMAAOwPADAEAADoDwAgAwAAAOsPACADAADsDwAwBAAA6A8AIA31DQQAAAAB9w1AAAAAAbYOBAAAAAG3DgQAAAAB3Q4BAAAAAY4PAQAAAAGjDwAAjRoAIKQPAACOGgAgpQ8gAAAAAaYPIAAAAAGnDwQAAAABqA8EAAAAAakPBAAAAAEBCAAA8A8AIA31DQQAAAAB9w1AAAAAAbYOBAAAAAG3DgQAAAAB3Q4BAAAAAY4PAQAAAAGjDwAAjRoAIKQPAACOGgAgpQ8gAAAAAaYPIAAAAAGnDwQAAAABqA8EAAAAAakPBAAAAAEBCAAA8g8AMAEIAADyDwAwDfUNBADFGAAh9w1AAMYYACG2DgQAxRgAIbcOBACxGQAh3Q4BAMoYACGODwEAyhgAIaMPAACLGgAgpA8AAIwaACClDyAA6BgAIaYPIADoGAAhpw8EAMUYACGoDwQAxRgAIakPBACxGQAhAgAAAOgPACAIAAD1DwAgDfUNBADFGAAh9w1AAMYYACG2DgQAxRgAIbcOBACxGQAh3Q4BAMoYACGODwEAyhgAIaMPAACLGgAgpA8AAIwaACClDyAA6BgAIaYPIADoGAAhpw8EAMUYACGoDwQAxRgAIakPBACxGQAhAgAAAOsPACAIAAD3DwAgAgAAAOsPACAIAAD3DwAgAwAAAOgPACAPAADwDwAgEAAA9Q8AIAEAAADoDwAgAQAAAOsPACAHFQAAhhoAIBYAAIkaACAXAACIGgAgKAAAhxoAICkAAIoaACC3DgAAvxgAIKkPAAC_GAAgEPINAADPFgAw8w0AAP4PABD0DQAAzxYAMPUNBADEFQAh9w1AAMYVACG2DgQAxBUAIbcOBACYFgAh3Q4BAMUVACGODwEAxRUAIaMPAADQFgAgpA8AANAWACClDyAA4BUAIaYPIADgFQAhpw8EAMQVACGoDwQAxBUAIakPBACYFgAhAwAAAOsPACADAAD9DwAwFAAA_g8AIAMAAADrDwAgAwAA7A8AMAQAAOgPACAGhQMBAOQVACHyDQAAzhYAMPMNAACEEAAQ9A0AAM4WADD1DQQAAAAB9w1AAOgVACEBAAAAgRAAIAEAAACBEAAgBoUDAQDkFQAh8g0AAM4WADDzDQAAhBAAEPQNAADOFgAw9Q0EAO8VACH3DUAA6BUAIQADAAAAhBAAIAMAAIUQADAEAACBEAAgAwAAAIQQACADAACFEAAwBAAAgRAAIAMAAACEEAAgAwAAhRAAMAQAAIEQACADhQMBAAAAAfUNBAAAAAH3DUAAAAABAQgAAIkQACADhQMBAAAAAfUNBAAAAAH3DUAAAAABAQgAAIsQADABCAAAixAAMAOFAwEAyhgAIfUNBADFGAAh9w1AAMYYACECAAAAgRAAIAgAAI4QACADhQMBAMoYACH1DQQAxRgAIfcNQADGGAAhAgAAAIQQACAIAACQEAAgAgAAAIQQACAIAACQEAAgAwAAAIEQACAPAACJEAAgEAAAjhAAIAEAAACBEAAgAQAAAIQQACAFFQAAgRoAIBYAAIQaACAXAACDGgAgKAAAghoAICkAAIUaACAGhQMBAMUVACHyDQAAzRYAMPMNAACXEAAQ9A0AAM0WADD1DQQAxBUAIfcNQADGFQAhAwAAAIQQACADAACWEAAwFAAAlxAAIAMAAACEEAAgAwAAhRAAMAQAAIEQACAH8g0AAMwWADDzDQAAnRAAEPQNAADMFgAw9Q0CAAAAAaAPAQDkFQAhoQ8AAPcVACCiD0AA6BUAIQEAAACaEAAgAQAAAJoQACAH8g0AAMwWADDzDQAAnRAAEPQNAADMFgAw9Q0CAOwVACGgDwEA5BUAIaEPAAD3FQAgog9AAOgVACEAAwAAAJ0QACADAACeEAAwBAAAmhAAIAMAAACdEAAgAwAAnhAAMAQAAJoQACADAAAAnRAAIAMAAJ4QADAEAACaEAAgBPUNAgAAAAGgDwEAAAABoQ-AAAAAAaIPQAAAAAEBCAAAohAAIAT1DQIAAAABoA8BAAAAAaEPgAAAAAGiD0AAAAABAQgAAKQQADABCAAApBAAMAT1DQIAyBgAIaAPAQDKGAAhoQ-AAAAAAaIPQADGGAAhAgAAAJoQACAIAACnEAAgBPUNAgDIGAAhoA8BAMoYACGhD4AAAAABog9AAMYYACECAAAAnRAAIAgAAKkQACACAAAAnRAAIAgAAKkQACADAAAAmhAAIA8AAKIQACAQAACnEAAgAQAAAJoQACABAAAAnRAAIAUVAAD8GQAgFgAA_xkAIBcAAP4ZACAoAAD9GQAgKQAAgBoAIAfyDQAAyxYAMPMNAACwEAAQ9A0AAMsWADD1DQIAyBUAIaAPAQDFFQAhoQ8AAPQVACCiD0AAxhUAIQMAAACdEAAgAwAArxAAMBQAALAQACADAAAAnRAAIAMAAJ4QADAEAACaEAAgFfINAADJFgAw8w0AALYQABD0DQAAyRYAMLYOBADvFQAh3Q4BAOQVACHlDgIA7BUAIfQOQADoFQAhjg8BAOQVACGTD0AA6BUAIZQPAgDsFQAhlQ8CAOwVACGWDwIA7BUAIZcPAgDsFQAhmA8CAOwVACGZDwIA7BUAIZoPAgDsFQAhmw8CAOwVACGcDyAA5RUAIZ0PAQDkFQAhng9AAOgVACGfDwAAyhYAIAEAAACzEAAgAQAAALMQACAU8g0AAMkWADDzDQAAthAAEPQNAADJFgAwtg4EAO8VACHdDgEA5BUAIeUOAgDsFQAh9A5AAOgVACGODwEA5BUAIZMPQADoFQAhlA8CAOwVACGVDwIA7BUAIZYPAgDsFQAhlw8CAOwVACGYDwIA7BUAIZkPAgDsFQAhmg8CAOwVACGbDwIA7BUAIZwPIADlFQAhnQ8BAOQVACGeD0AA6BUAIQADAAAAthAAIAMAALcQADAEAACzEAAgAwAAALYQACADAAC3EAAwBAAAsxAAIAMAAAC2EAAgAwAAtxAAMAQAALMQACARtg4EAAAAAd0OAQAAAAHlDgIAAAAB9A5AAAAAAY4PAQAAAAGTD0AAAAABlA8CAAAAAZUPAgAAAAGWDwIAAAABlw8CAAAAAZgPAgAAAAGZDwIAAAABmg8CAAAAAZsPAgAAAAGcDyAAAAABnQ8BAAAAAZ4PQAAAAAEBCAAAuxAAIBG2DgQAAAAB3Q4BAAAAAeUOAgAAAAH0DkAAAAABjg8BAAAAAZMPQAAAAAGUDwIAAAABlQ8CAAAAAZYPAgAAAAGXDwIAAAABmA8CAAAAAZkPAgAAAAGaDwIAAAABmw8CAAAAAZwPIAAAAAGdDwEAAAABng9AAAAAAQEIAAC9EAAwAQgAAL0QADARtg4EAMUYACHdDgEAyhgAIeUOAgDIGAAh9A5AAMYYACGODwEAyhgAIZMPQADGGAAhlA8CAMgYACGVDwIAyBgAIZYPAgDIGAAhlw8CAMgYACGYDwIAyBgAIZkPAgDIGAAhmg8CAMgYACGbDwIAyBgAIZwPIADoGAAhnQ8BAMoYACGeD0AAxhgAIQIAAACzEAAgCAAAwBAAIBG2DgQAxRgAId0OAQDKGAAh5Q4CAMgYACH0DkAAxhgAIY4PAQDKGAAhkw9AAMYYACGUDwIAyBgAIZUPAgDIGAAhlg8CAMgYACGXDwIAyBgAIZgPAgDIGAAhmQ8CAMgYACGaDwIAyBgAIZsPAgDIGAAhnA8gAOgYACGdDwEAyhgAIZ4PQADGGAAhAgAAALYQACAIAADCEAAgAgAAALYQACAIAADCEAAgAwAAALMQACAPAAC7EAAgEAAAwBAAIAEAAACzEAAgAQAAALYQACAFFQAA9xkAIBYAAPoZACAXAAD5GQAgKAAA-BkAICkAAPsZACAU8g0AAMgWADDzDQAAyRAAEPQNAADIFgAwtg4EAMQVACHdDgEAxRUAIeUOAgDIFQAh9A5AAMYVACGODwEAxRUAIZMPQADGFQAhlA8CAMgVACGVDwIAyBUAIZYPAgDIFQAhlw8CAMgVACGYDwIAyBUAIZkPAgDIFQAhmg8CAMgVACGbDwIAyBUAIZwPIADgFQAhnQ8BAMUVACGeD0AAxhUAIQMAAAC2EAAgAwAAyBAAMBQAAMkQACADAAAAthAAIAMAALcQADAEAACzEAAgCPINAADGFgAw8w0AAM8QABD0DQAAxhYAMLYOBADvFQAhyg5AAOgVACHdDgEA5BUAIZEPQADoFQAhkg8AAMcWACABAAAAzBAAIAEAAADMEAAgB_INAADGFgAw8w0AAM8QABD0DQAAxhYAMLYOBADvFQAhyg5AAOgVACHdDgEA5BUAIZEPQADoFQAhAAMAAADPEAAgAwAA0BAAMAQAAMwQACADAAAAzxAAIAMAANAQADAEAADMEAAgAwAAAM8QACADAADQEAAwBAAAzBAAIAS2DgQAAAAByg5AAAAAAd0OAQAAAAGRD0AAAAABAQgAANQQACAEtg4EAAAAAcoOQAAAAAHdDgEAAAABkQ9AAAAAAQEIAADWEAAwAQgAANYQADAEtg4EAMUYACHKDkAAxhgAId0OAQDKGAAhkQ9AAMYYACECAAAAzBAAIAgAANkQACAEtg4EAMUYACHKDkAAxhgAId0OAQDKGAAhkQ9AAMYYACECAAAAzxAAIAgAANsQACACAAAAzxAAIAgAANsQACADAAAAzBAAIA8AANQQACAQAADZEAAgAQAAAMwQACABAAAAzxAAIAUVAADyGQAgFgAA9RkAIBcAAPQZACAoAADzGQAgKQAA9hkAIAfyDQAAxRYAMPMNAADiEAAQ9A0AAMUWADC2DgQAxBUAIcoOQADGFQAh3Q4BAMUVACGRD0AAxhUAIQMAAADPEAAgAwAA4RAAMBQAAOIQACADAAAAzxAAIAMAANAQADAEAADMEAAgB9kIAQAAAAHyDQAAxBYAMPMNAADoEAAQ9A0AAMQWADCODwEA5BUAIY8PAQDmFQAhkA8EAJwWACEBAAAA5RAAIAEAAADlEAAgB9kIAQDkFQAh8g0AAMQWADDzDQAA6BAAEPQNAADEFgAwjg8BAOQVACGPDwEA5hUAIZAPBACcFgAhAo8PAAC_GAAgkA8AAL8YACADAAAA6BAAIAMAAOkQADAEAADlEAAgAwAAAOgQACADAADpEAAwBAAA5RAAIAMAAADoEAAgAwAA6RAAMAQAAOUQACAE2QgBAAAAAY4PAQAAAAGPDwEAAAABkA8EAAAAAQEIAADtEAAgBNkIAQAAAAGODwEAAAABjw8BAAAAAZAPBAAAAAEBCAAA7xAAMAEIAADvEAAwBNkIAQDKGAAhjg8BAMoYACGPDwEAyRgAIZAPBACxGQAhAgAAAOUQACAIAADyEAAgBNkIAQDKGAAhjg8BAMoYACGPDwEAyRgAIZAPBACxGQAhAgAAAOgQACAIAAD0EAAgAgAAAOgQACAIAAD0EAAgAwAAAOUQACAPAADtEAAgEAAA8hAAIAEAAADlEAAgAQAAAOgQACAHFQAA7RkAIBYAAPAZACAXAADvGQAgKAAA7hkAICkAAPEZACCPDwAAvxgAIJAPAAC_GAAgB9kIAQDFFQAh8g0AAMMWADDzDQAA-xAAEPQNAADDFgAwjg8BAMUVACGPDwEAyRUAIZAPBACYFgAhAwAAAOgQACADAAD6EAAwFAAA-xAAIAMAAADoEAAgAwAA6RAAMAQAAOUQACAK8g0AAMIWADDzDQAAgREAEPQNAADCFgAw9Q0EAAAAAYQPAQDkFQAhiQ9AAOgVACGKD0AA6BUAIYsPQADnFQAhjA9AAOcVACGNDwAA7RUAIAEAAAD-EAAgAQAAAP4QACAK8g0AAMIWADDzDQAAgREAEPQNAADCFgAw9Q0EAO8VACGEDwEA5BUAIYkPQADoFQAhig9AAOgVACGLD0AA5xUAIYwPQADnFQAhjQ8AAO0VACADiw8AAL8YACCMDwAAvxgAII0PAAC_GAAgAwAAAIERACADAACCEQAwBAAA_hAAIAMAAACBEQAgAwAAghEAMAQAAP4QACADAAAAgREAIAMAAIIRADAEAAD-EAAgB_UNBAAAAAGEDwEAAAABiQ9AAAAAAYoPQAAAAAGLD0AAAAABjA9AAAAAAY0PgAAAAAEBCAAAhhEAIAf1DQQAAAABhA8BAAAAAYkPQAAAAAGKD0AAAAABiw9AAAAAAYwPQAAAAAGND4AAAAABAQgAAIgRADABCAAAiBEAMAf1DQQAxRgAIYQPAQDKGAAhiQ9AAMYYACGKD0AAxhgAIYsPQADSGAAhjA9AANIYACGND4AAAAABAgAAAP4QACAIAACLEQAgB_UNBADFGAAhhA8BAMoYACGJD0AAxhgAIYoPQADGGAAhiw9AANIYACGMD0AA0hgAIY0PgAAAAAECAAAAgREAIAgAAI0RACACAAAAgREAIAgAAI0RACADAAAA_hAAIA8AAIYRACAQAACLEQAgAQAAAP4QACABAAAAgREAIAgVAADoGQAgFgAA6xkAIBcAAOoZACAoAADpGQAgKQAA7BkAIIsPAAC_GAAgjA8AAL8YACCNDwAAvxgAIAryDQAAwRYAMPMNAACUEQAQ9A0AAMEWADD1DQQAxBUAIYQPAQDFFQAhiQ9AAMYVACGKD0AAxhUAIYsPQADbFQAhjA9AANsVACGNDwAAyhUAIAMAAACBEQAgAwAAkxEAMBQAAJQRACADAAAAgREAIAMAAIIRADAEAAD-EAAgCvINAADAFgAw8w0AAJoRABD0DQAAwBYAMPoNAQDmFQAhng4CAOwVACGEDwEAAAABhQ9AAOgVACGGDwIA7BUAIYcPQADnFQAhiA8AAO0VACABAAAAlxEAIAEAAACXEQAgCvINAADAFgAw8w0AAJoRABD0DQAAwBYAMPoNAQDmFQAhng4CAOwVACGEDwEA5BUAIYUPQADoFQAhhg8CAOwVACGHD0AA5xUAIYgPAADtFQAgA_oNAAC_GAAghw8AAL8YACCIDwAAvxgAIAMAAACaEQAgAwAAmxEAMAQAAJcRACADAAAAmhEAIAMAAJsRADAEAACXEQAgAwAAAJoRACADAACbEQAwBAAAlxEAIAf6DQEAAAABng4CAAAAAYQPAQAAAAGFD0AAAAABhg8CAAAAAYcPQAAAAAGID4AAAAABAQgAAJ8RACAH-g0BAAAAAZ4OAgAAAAGEDwEAAAABhQ9AAAAAAYYPAgAAAAGHD0AAAAABiA-AAAAAAQEIAAChEQAwAQgAAKERADAH-g0BAMkYACGeDgIAyBgAIYQPAQDKGAAhhQ9AAMYYACGGDwIAyBgAIYcPQADSGAAhiA-AAAAAAQIAAACXEQAgCAAApBEAIAf6DQEAyRgAIZ4OAgDIGAAhhA8BAMoYACGFD0AAxhgAIYYPAgDIGAAhhw9AANIYACGID4AAAAABAgAAAJoRACAIAACmEQAgAgAAAJoRACAIAACmEQAgAwAAAJcRACAPAACfEQAgEAAApBEAIAEAAACXEQAgAQAAAJoRACAIFQAA4xkAIBYAAOYZACAXAADlGQAgKAAA5BkAICkAAOcZACD6DQAAvxgAIIcPAAC_GAAgiA8AAL8YACAK8g0AAL8WADDzDQAArREAEPQNAAC_FgAw-g0BAMkVACGeDgIAyBUAIYQPAQDFFQAhhQ9AAMYVACGGDwIAyBUAIYcPQADbFQAhiA8AAMoVACADAAAAmhEAIAMAAKwRADAUAACtEQAgAwAAAJoRACADAACbEQAwBAAAlxEAIBPyDQAAvhYAMPMNAACzEQAQ9A0AAL4WADD6DQEA5hUAIagOQADnFQAhyg5AAOgVACHUDgEA5BUAIfUOQADnFQAh-Q4BAAAAAfoOQADnFQAh-w5AAOcVACH8DkAA5xUAIf0OAgDsFQAh_g4CAOwVACH_DgEA5hUAIYAPAQDmFQAhgQ8BAOYVACGCDwIA6xUAIYMPAQDmFQAhAQAAALARACABAAAAsBEAIBPyDQAAvhYAMPMNAACzEQAQ9A0AAL4WADD6DQEA5hUAIagOQADnFQAhyg5AAOgVACHUDgEA5BUAIfUOQADnFQAh-Q4BAOQVACH6DkAA5xUAIfsOQADnFQAh_A5AAOcVACH9DgIA7BUAIf4OAgDsFQAh_w4BAOYVACGADwEA5hUAIYEPAQDmFQAhgg8CAOsVACGDDwEA5hUAIQv6DQAAvxgAIKgOAAC_GAAg9Q4AAL8YACD6DgAAvxgAIPsOAAC_GAAg_A4AAL8YACD_DgAAvxgAIIAPAAC_GAAggQ8AAL8YACCCDwAAvxgAIIMPAAC_GAAgAwAAALMRACADAAC0EQAwBAAAsBEAIAMAAACzEQAgAwAAtBEAMAQAALARACADAAAAsxEAIAMAALQRADAEAACwEQAgEPoNAQAAAAGoDkAAAAAByg5AAAAAAdQOAQAAAAH1DkAAAAAB-Q4BAAAAAfoOQAAAAAH7DkAAAAAB_A5AAAAAAf0OAgAAAAH-DgIAAAAB_w4BAAAAAYAPAQAAAAGBDwEAAAABgg8CAAAAAYMPAQAAAAEBCAAAuBEAIBD6DQEAAAABqA5AAAAAAcoOQAAAAAHUDgEAAAAB9Q5AAAAAAfkOAQAAAAH6DkAAAAAB-w5AAAAAAfwOQAAAAAH9DgIAAAAB_g4CAAAAAf8OAQAAAAGADwEAAAABgQ8BAAAAAYIPAgAAAAGDDwEAAAABAQgAALoRADABCAAAuhEAMBD6DQEAyRgAIagOQADSGAAhyg5AAMYYACHUDgEAyhgAIfUOQADSGAAh-Q4BAMoYACH6DkAA0hgAIfsOQADSGAAh_A5AANIYACH9DgIAyBgAIf4OAgDIGAAh_w4BAMkYACGADwEAyRgAIYEPAQDJGAAhgg8CAMcYACGDDwEAyRgAIQIAAACwEQAgCAAAvREAIBD6DQEAyRgAIagOQADSGAAhyg5AAMYYACHUDgEAyhgAIfUOQADSGAAh-Q4BAMoYACH6DkAA0hgAIfsOQADSGAAh_A5AANIYACH9DgIAyBgAIf4OAgDIGAAh_w4BAMkYACGADwEAyRgAIYEPAQDJGAAhgg8CAMcYACGDDwEAyRgAIQIAAACzEQAgCAAAvxEAIAIAAACzEQAgCAAAvxEAIAMAAACwEQAgDwAAuBEAIBAAAL0RACABAAAAsBEAIAEAAACzEQAgEBUAAN4ZACAWAADhGQAgFwAA4BkAICgAAN8ZACApAADiGQAg-g0AAL8YACCoDgAAvxgAIPUOAAC_GAAg-g4AAL8YACD7DgAAvxgAIPwOAAC_GAAg_w4AAL8YACCADwAAvxgAIIEPAAC_GAAggg8AAL8YACCDDwAAvxgAIBPyDQAAvRYAMPMNAADGEQAQ9A0AAL0WADD6DQEAyRUAIagOQADbFQAhyg5AAMYVACHUDgEAxRUAIfUOQADbFQAh-Q4BAMUVACH6DkAA2xUAIfsOQADbFQAh_A5AANsVACH9DgIAyBUAIf4OAgDIFQAh_w4BAMkVACGADwEAyRUAIYEPAQDJFQAhgg8CAMcVACGDDwEAyRUAIQMAAACzEQAgAwAAxREAMBQAAMYRACADAAAAsxEAIAMAALQRADAEAACwEQAgCKcFAQDkFQAh8g0AALsWADDzDQAAzBEAEPQNAAC7FgAw9w1AAOgVACG0DgEA5BUAIfcOIADlFQAh-A4AALwWACABAAAAyREAIAEAAADJEQAgB6cFAQDkFQAh8g0AALsWADDzDQAAzBEAEPQNAAC7FgAw9w1AAOgVACG0DgEA5BUAIfcOIADlFQAhAAMAAADMEQAgAwAAzREAMAQAAMkRACADAAAAzBEAIAMAAM0RADAEAADJEQAgAwAAAMwRACADAADNEQAwBAAAyREAIASnBQEAAAAB9w1AAAAAAbQOAQAAAAH3DiAAAAABAQgAANERACAEpwUBAAAAAfcNQAAAAAG0DgEAAAAB9w4gAAAAAQEIAADTEQAwAQgAANMRADAEpwUBAMoYACH3DUAAxhgAIbQOAQDKGAAh9w4gAOgYACECAAAAyREAIAgAANYRACAEpwUBAMoYACH3DUAAxhgAIbQOAQDKGAAh9w4gAOgYACECAAAAzBEAIAgAANgRACACAAAAzBEAIAgAANgRACADAAAAyREAIA8AANERACAQAADWEQAgAQAAAMkRACABAAAAzBEAIAMVAADbGQAgFgAA3RkAIBcAANwZACAHpwUBAMUVACHyDQAAuhYAMPMNAADfEQAQ9A0AALoWADD3DUAAxhUAIbQOAQDFFQAh9w4gAOAVACEDAAAAzBEAIAMAAN4RADAUAADfEQAgAwAAAMwRACADAADNEQAwBAAAyREAIAenBQEA5BUAIfINAAC4FgAw8w0AAOURABD0DQAAuBYAMPQOQADoFQAh9Q5AAOgVACH2DgAAuRYAIAEAAADiEQAgAQAAAOIRACAGpwUBAOQVACHyDQAAuBYAMPMNAADlEQAQ9A0AALgWADD0DkAA6BUAIfUOQADoFQAhAAMAAADlEQAgAwAA5hEAMAQAAOIRACADAAAA5REAIAMAAOYRADAEAADiEQAgAwAAAOURACADAADmEQAwBAAA4hEAIAOnBQEAAAAB9A5AAAAAAfUOQAAAAAEBCAAA6hEAIAOnBQEAAAAB9A5AAAAAAfUOQAAAAAEBCAAA7BEAMAEIAADsEQAwA6cFAQDKGAAh9A5AAMYYACH1DkAAxhgAIQIAAADiEQAgCAAA7xEAIAOnBQEAyhgAIfQOQADGGAAh9Q5AAMYYACECAAAA5REAIAgAAPERACACAAAA5REAIAgAAPERACADAAAA4hEAIA8AAOoRACAQAADvEQAgAQAAAOIRACABAAAA5REAIAMVAADYGQAgFgAA2hkAIBcAANkZACAGpwUBAMUVACHyDQAAtxYAMPMNAAD4EQAQ9A0AALcWADD0DkAAxhUAIfUOQADGFQAhAwAAAOURACADAAD3EQAwFAAA-BEAIAMAAADlEQAgAwAA5hEAMAQAAOIRACAK8g0AALUWADDzDQAA_hEAEPQNAAC1FgAw9Q0BAAAAAfcNQADoFQAhvA4BAOQVACHwDgEA5BUAIfEOAQDkFQAh8g5AAOcVACHzDgAAthYAIAEAAAD7EQAgAQAAAPsRACAJ8g0AALUWADDzDQAA_hEAEPQNAAC1FgAw9Q0BAOQVACH3DUAA6BUAIbwOAQDkFQAh8A4BAOQVACHxDgEA5BUAIfIOQADnFQAhAfIOAAC_GAAgAwAAAP4RACADAAD_EQAwBAAA-xEAIAMAAAD-EQAgAwAA_xEAMAQAAPsRACADAAAA_hEAIAMAAP8RADAEAAD7EQAgBvUNAQAAAAH3DUAAAAABvA4BAAAAAfAOAQAAAAHxDgEAAAAB8g5AAAAAAQEIAACDEgAgBvUNAQAAAAH3DUAAAAABvA4BAAAAAfAOAQAAAAHxDgEAAAAB8g5AAAAAAQEIAACFEgAwAQgAAIUSADAG9Q0BAMoYACH3DUAAxhgAIbwOAQDKGAAh8A4BAMoYACHxDgEAyhgAIfIOQADSGAAhAgAAAPsRACAIAACIEgAgBvUNAQDKGAAh9w1AAMYYACG8DgEAyhgAIfAOAQDKGAAh8Q4BAMoYACHyDkAA0hgAIQIAAAD-EQAgCAAAihIAIAIAAAD-EQAgCAAAihIAIAMAAAD7EQAgDwAAgxIAIBAAAIgSACABAAAA-xEAIAEAAAD-EQAgBBUAANUZACAWAADXGQAgFwAA1hkAIPIOAAC_GAAgCfINAAC0FgAw8w0AAJESABD0DQAAtBYAMPUNAQDFFQAh9w1AAMYVACG8DgEAxRUAIfAOAQDFFQAh8Q4BAMUVACHyDkAA2xUAIQMAAAD-EQAgAwAAkBIAMBQAAJESACADAAAA_hEAIAMAAP8RADAEAAD7EQAgCvINAACzFgAw8w0AAJcSABD0DQAAsxYAMPcNBADvFQAhtg4EAAAAAbcOBADvFQAh7A4EAO8VACHtDgQA7xUAIe4OBADvFQAh7w4BAOQVACEBAAAAlBIAIAEAAACUEgAgCvINAACzFgAw8w0AAJcSABD0DQAAsxYAMPcNBADvFQAhtg4EAO8VACG3DgQA7xUAIewOBADvFQAh7Q4EAO8VACHuDgQA7xUAIe8OAQDkFQAhAAMAAACXEgAgAwAAmBIAMAQAAJQSACADAAAAlxIAIAMAAJgSADAEAACUEgAgAwAAAJcSACADAACYEgAwBAAAlBIAIAf3DQQAAAABtg4EAAAAAbcOBAAAAAHsDgQAAAAB7Q4EAAAAAe4OBAAAAAHvDgEAAAABAQgAAJwSACAH9w0EAAAAAbYOBAAAAAG3DgQAAAAB7A4EAAAAAe0OBAAAAAHuDgQAAAAB7w4BAAAAAQEIAACeEgAwAQgAAJ4SADAH9w0EAMUYACG2DgQAxRgAIbcOBADFGAAh7A4EAMUYACHtDgQAxRgAIe4OBADFGAAh7w4BAMoYACECAAAAlBIAIAgAAKESACAH9w0EAMUYACG2DgQAxRgAIbcOBADFGAAh7A4EAMUYACHtDgQAxRgAIe4OBADFGAAh7w4BAMoYACECAAAAlxIAIAgAAKMSACACAAAAlxIAIAgAAKMSACADAAAAlBIAIA8AAJwSACAQAAChEgAgAQAAAJQSACABAAAAlxIAIAUVAADQGQAgFgAA0xkAIBcAANIZACAoAADRGQAgKQAA1BkAIAryDQAAshYAMPMNAACqEgAQ9A0AALIWADD3DQQAxBUAIbYOBADEFQAhtw4EAMQVACHsDgQAxBUAIe0OBADEFQAh7g4EAMQVACHvDgEAxRUAIQMAAACXEgAgAwAAqRIAMBQAAKoSACADAAAAlxIAIAMAAJgSADAEAACUEgAgDdkIAQDkFQAh8g0AALAWADDzDQAAsBIAEPQNAACwFgAw9w0EAO8VACG2DgQA7xUAIbcOBADvFQAhuA4CAOwVACG5DgIA7BUAId0OAQDkFQAh5Q4QAKcWACHmDhAApxYAIesOAACxFgAgAQAAAK0SACABAAAArRIAIAzZCAEA5BUAIfINAACwFgAw8w0AALASABD0DQAAsBYAMPcNBADvFQAhtg4EAO8VACG3DgQA7xUAIbgOAgDsFQAhuQ4CAOwVACHdDgEA5BUAIeUOEACnFgAh5g4QAKcWACEAAwAAALASACADAACxEgAwBAAArRIAIAMAAACwEgAgAwAAsRIAMAQAAK0SACADAAAAsBIAIAMAALESADAEAACtEgAgCdkIAQAAAAH3DQQAAAABtg4EAAAAAbcOBAAAAAG4DgIAAAABuQ4CAAAAAd0OAQAAAAHlDhAAAAAB5g4QAAAAAQEIAAC1EgAgCdkIAQAAAAH3DQQAAAABtg4EAAAAAbcOBAAAAAG4DgIAAAABuQ4CAAAAAd0OAQAAAAHlDhAAAAAB5g4QAAAAAQEIAAC3EgAwAQgAALcSADAJ2QgBAMoYACH3DQQAxRgAIbYOBADFGAAhtw4EAMUYACG4DgIAyBgAIbkOAgDIGAAh3Q4BAMoYACHlDhAAwBkAIeYOEADAGQAhAgAAAK0SACAIAAC6EgAgCdkIAQDKGAAh9w0EAMUYACG2DgQAxRgAIbcOBADFGAAhuA4CAMgYACG5DgIAyBgAId0OAQDKGAAh5Q4QAMAZACHmDhAAwBkAIQIAAACwEgAgCAAAvBIAIAIAAACwEgAgCAAAvBIAIAMAAACtEgAgDwAAtRIAIBAAALoSACABAAAArRIAIAEAAACwEgAgBRUAAMsZACAWAADOGQAgFwAAzRkAICgAAMwZACApAADPGQAgDNkIAQDFFQAh8g0AAK8WADDzDQAAwxIAEPQNAACvFgAw9w0EAMQVACG2DgQAxBUAIbcOBADEFQAhuA4CAMgVACG5DgIAyBUAId0OAQDFFQAh5Q4QAKMWACHmDhAAoxYAIQMAAACwEgAgAwAAwhIAMBQAAMMSACADAAAAsBIAIAMAALESADAEAACtEgAgCcQHAQDkFQAh8g0AAK0WADDzDQAAyRIAEPQNAACtFgAwtg4EAO8VACHdDgEA5BUAIegOEACnFgAh6Q4QAKcWACHqDgAArhYAIAEAAADGEgAgAQAAAMYSACAIxAcBAOQVACHyDQAArRYAMPMNAADJEgAQ9A0AAK0WADC2DgQA7xUAId0OAQDkFQAh6A4QAKcWACHpDhAApxYAIQADAAAAyRIAIAMAAMoSADAEAADGEgAgAwAAAMkSACADAADKEgAwBAAAxhIAIAMAAADJEgAgAwAAyhIAMAQAAMYSACAFxAcBAAAAAbYOBAAAAAHdDgEAAAAB6A4QAAAAAekOEAAAAAEBCAAAzhIAIAXEBwEAAAABtg4EAAAAAd0OAQAAAAHoDhAAAAAB6Q4QAAAAAQEIAADQEgAwAQgAANASADAFxAcBAMoYACG2DgQAxRgAId0OAQDKGAAh6A4QAMAZACHpDhAAwBkAIQIAAADGEgAgCAAA0xIAIAXEBwEAyhgAIbYOBADFGAAh3Q4BAMoYACHoDhAAwBkAIekOEADAGQAhAgAAAMkSACAIAADVEgAgAgAAAMkSACAIAADVEgAgAwAAAMYSACAPAADOEgAgEAAA0xIAIAEAAADGEgAgAQAAAMkSACAFFQAAxhkAIBYAAMkZACAXAADIGQAgKAAAxxkAICkAAMoZACAIxAcBAMUVACHyDQAArBYAMPMNAADcEgAQ9A0AAKwWADC2DgQAxBUAId0OAQDFFQAh6A4QAKMWACHpDhAAoxYAIQMAAADJEgAgAwAA2xIAMBQAANwSACADAAAAyRIAIAMAAMoSADAEAADGEgAgCvINAACqFgAw8w0AAOISABD0DQAAqhYAMLYOBADvFQAh3Q4BAOQVACHeDgEA5BUAIeQOAgDsFQAh5Q4QAKcWACHmDhAApxYAIecOAACrFgAgAQAAAN8SACABAAAA3xIAIAnyDQAAqhYAMPMNAADiEgAQ9A0AAKoWADC2DgQA7xUAId0OAQDkFQAh3g4BAOQVACHkDgIA7BUAIeUOEACnFgAh5g4QAKcWACEAAwAAAOISACADAADjEgAwBAAA3xIAIAMAAADiEgAgAwAA4xIAMAQAAN8SACADAAAA4hIAIAMAAOMSADAEAADfEgAgBrYOBAAAAAHdDgEAAAAB3g4BAAAAAeQOAgAAAAHlDhAAAAAB5g4QAAAAAQEIAADnEgAgBrYOBAAAAAHdDgEAAAAB3g4BAAAAAeQOAgAAAAHlDhAAAAAB5g4QAAAAAQEIAADpEgAwAQgAAOkSADAGtg4EAMUYACHdDgEAyhgAId4OAQDKGAAh5A4CAMgYACHlDhAAwBkAIeYOEADAGQAhAgAAAN8SACAIAADsEgAgBrYOBADFGAAh3Q4BAMoYACHeDgEAyhgAIeQOAgDIGAAh5Q4QAMAZACHmDhAAwBkAIQIAAADiEgAgCAAA7hIAIAIAAADiEgAgCAAA7hIAIAMAAADfEgAgDwAA5xIAIBAAAOwSACABAAAA3xIAIAEAAADiEgAgBRUAAMEZACAWAADEGQAgFwAAwxkAICgAAMIZACApAADFGQAgCfINAACpFgAw8w0AAPUSABD0DQAAqRYAMLYOBADEFQAh3Q4BAMUVACHeDgEAxRUAIeQOAgDIFQAh5Q4QAKMWACHmDhAAoxYAIQMAAADiEgAgAwAA9BIAMBQAAPUSACADAAAA4hIAIAMAAOMSADAEAADfEgAgCvINAACmFgAw8w0AAPsSABD0DQAAphYAMLYOBADvFQAh3g4BAOQVACHfDgEA5BUAIeAOEACnFgAh4Q4BAOQVACHiDgQA7xUAIeMOAACoFgAgAQAAAPgSACABAAAA-BIAIAnyDQAAphYAMPMNAAD7EgAQ9A0AAKYWADC2DgQA7xUAId4OAQDkFQAh3w4BAOQVACHgDhAApxYAIeEOAQDkFQAh4g4EAO8VACEAAwAAAPsSACADAAD8EgAwBAAA-BIAIAMAAAD7EgAgAwAA_BIAMAQAAPgSACADAAAA-xIAIAMAAPwSADAEAAD4EgAgBrYOBAAAAAHeDgEAAAAB3w4BAAAAAeAOEAAAAAHhDgEAAAAB4g4EAAAAAQEIAACAEwAgBrYOBAAAAAHeDgEAAAAB3w4BAAAAAeAOEAAAAAHhDgEAAAAB4g4EAAAAAQEIAACCEwAwAQgAAIITADAGtg4EAMUYACHeDgEAyhgAId8OAQDKGAAh4A4QAMAZACHhDgEAyhgAIeIOBADFGAAhAgAAAPgSACAIAACFEwAgBrYOBADFGAAh3g4BAMoYACHfDgEAyhgAIeAOEADAGQAh4Q4BAMoYACHiDgQAxRgAIQIAAAD7EgAgCAAAhxMAIAIAAAD7EgAgCAAAhxMAIAMAAAD4EgAgDwAAgBMAIBAAAIUTACABAAAA-BIAIAEAAAD7EgAgBRUAALsZACAWAAC-GQAgFwAAvRkAICgAALwZACApAAC_GQAgCfINAACiFgAw8w0AAI4TABD0DQAAohYAMLYOBADEFQAh3g4BAMUVACHfDgEAxRUAIeAOEACjFgAh4Q4BAMUVACHiDgQAxBUAIQMAAAD7EgAgAwAAjRMAMBQAAI4TACADAAAA-xIAIAMAAPwSADAEAAD4EgAgBfINAAChFgAw8w0AAJQTABD0DQAAoRYAMPUNBAAAAAHdDgEA5BUAIQEAAACREwAgAQAAAJETACAF8g0AAKEWADDzDQAAlBMAEPQNAAChFgAw9Q0EAO8VACHdDgEA5BUAIQADAAAAlBMAIAMAAJUTADAEAACREwAgAwAAAJQTACADAACVEwAwBAAAkRMAIAMAAACUEwAgAwAAlRMAMAQAAJETACAC9Q0EAAAAAd0OAQAAAAEBCAAAmRMAIAL1DQQAAAAB3Q4BAAAAAQEIAACbEwAwAQgAAJsTADAC9Q0EAMUYACHdDgEAyhgAIQIAAACREwAgCAAAnhMAIAL1DQQAxRgAId0OAQDKGAAhAgAAAJQTACAIAACgEwAgAgAAAJQTACAIAACgEwAgAwAAAJETACAPAACZEwAgEAAAnhMAIAEAAACREwAgAQAAAJQTACAFFQAAthkAIBYAALkZACAXAAC4GQAgKAAAtxkAICkAALoZACAF8g0AAKAWADDzDQAApxMAEPQNAACgFgAw9Q0EAMQVACHdDgEAxRUAIQMAAACUEwAgAwAAphMAMBQAAKcTACADAAAAlBMAIAMAAJUTADAEAACREwAgBvINAACfFgAw8w0AAK0TABD0DQAAnxYAMJkOQADoFQAhtA4BAAAAAd0OAQDkFQAhAQAAAKoTACABAAAAqhMAIAbyDQAAnxYAMPMNAACtEwAQ9A0AAJ8WADCZDkAA6BUAIbQOAQDkFQAh3Q4BAOQVACEAAwAAAK0TACADAACuEwAwBAAAqhMAIAMAAACtEwAgAwAArhMAMAQAAKoTACADAAAArRMAIAMAAK4TADAEAACqEwAgA5kOQAAAAAG0DgEAAAAB3Q4BAAAAAQEIAACyEwAgA5kOQAAAAAG0DgEAAAAB3Q4BAAAAAQEIAAC0EwAwAQgAALQTADADmQ5AAMYYACG0DgEAyhgAId0OAQDKGAAhAgAAAKoTACAIAAC3EwAgA5kOQADGGAAhtA4BAMoYACHdDgEAyhgAIQIAAACtEwAgCAAAuRMAIAIAAACtEwAgCAAAuRMAIAMAAACqEwAgDwAAshMAIBAAALcTACABAAAAqhMAIAEAAACtEwAgAxUAALMZACAWAAC1GQAgFwAAtBkAIAbyDQAAnhYAMPMNAADAEwAQ9A0AAJ4WADCZDkAAxhUAIbQOAQDFFQAh3Q4BAMUVACEDAAAArRMAIAMAAL8TADAUAADAEwAgAwAAAK0TACADAACuEwAwBAAAqhMAIBfyDQAAmxYAMPMNAADGEwAQ9A0AAJsWADD6DQEA5hUAIZkOQADoFQAhtA4BAOQVACG2DgQA7xUAIcwOAACdFgAgzg4BAOQVACHPDgIA7BUAIdAOIADlFQAh0Q4CAOwVACHSDgAA3xUAINMOIADlFQAh1A4BAOYVACHVDgQAnBYAIdYOBACcFgAh1w4AAPcVACDYDkAA5xUAIdkOQADnFQAh2g4EAJwWACHbDgQAnBYAIdwOQADoFQAhAQAAAMMTACABAAAAwxMAIBbyDQAAmxYAMPMNAADGEwAQ9A0AAJsWADD6DQEA5hUAIZkOQADoFQAhtA4BAOQVACG2DgQA7xUAIc4OAQDkFQAhzw4CAOwVACHQDiAA5RUAIdEOAgDsFQAh0g4AAN8VACDTDiAA5RUAIdQOAQDmFQAh1Q4EAJwWACHWDgQAnBYAIdcOAAD3FQAg2A5AAOcVACHZDkAA5xUAIdoOBACcFgAh2w4EAJwWACHcDkAA6BUAIQj6DQAAvxgAINQOAAC_GAAg1Q4AAL8YACDWDgAAvxgAINgOAAC_GAAg2Q4AAL8YACDaDgAAvxgAINsOAAC_GAAgAwAAAMYTACADAADHEwAwBAAAwxMAIAMAAADGEwAgAwAAxxMAMAQAAMMTACADAAAAxhMAIAMAAMcTADAEAADDEwAgE_oNAQAAAAGZDkAAAAABtA4BAAAAAbYOBAAAAAHODgEAAAABzw4CAAAAAdAOIAAAAAHRDgIAAAAB0g4AALIZACDTDiAAAAAB1A4BAAAAAdUOBAAAAAHWDgQAAAAB1w6AAAAAAdgOQAAAAAHZDkAAAAAB2g4EAAAAAdsOBAAAAAHcDkAAAAABAQgAAMsTACAT-g0BAAAAAZkOQAAAAAG0DgEAAAABtg4EAAAAAc4OAQAAAAHPDgIAAAAB0A4gAAAAAdEOAgAAAAHSDgAAshkAINMOIAAAAAHUDgEAAAAB1Q4EAAAAAdYOBAAAAAHXDoAAAAAB2A5AAAAAAdkOQAAAAAHaDgQAAAAB2w4EAAAAAdwOQAAAAAEBCAAAzRMAMAEIAADNEwAwE_oNAQDJGAAhmQ5AAMYYACG0DgEAyhgAIbYOBADFGAAhzg4BAMoYACHPDgIAyBgAIdAOIADoGAAh0Q4CAMgYACHSDgAAsBkAINMOIADoGAAh1A4BAMkYACHVDgQAsRkAIdYOBACxGQAh1w6AAAAAAdgOQADSGAAh2Q5AANIYACHaDgQAsRkAIdsOBACxGQAh3A5AAMYYACECAAAAwxMAIAgAANATACAT-g0BAMkYACGZDkAAxhgAIbQOAQDKGAAhtg4EAMUYACHODgEAyhgAIc8OAgDIGAAh0A4gAOgYACHRDgIAyBgAIdIOAACwGQAg0w4gAOgYACHUDgEAyRgAIdUOBACxGQAh1g4EALEZACHXDoAAAAAB2A5AANIYACHZDkAA0hgAIdoOBACxGQAh2w4EALEZACHcDkAAxhgAIQIAAADGEwAgCAAA0hMAIAIAAADGEwAgCAAA0hMAIAMAAADDEwAgDwAAyxMAIBAAANATACABAAAAwxMAIAEAAADGEwAgDRUAAKsZACAWAACuGQAgFwAArRkAICgAAKwZACApAACvGQAg-g0AAL8YACDUDgAAvxgAINUOAAC_GAAg1g4AAL8YACDYDgAAvxgAINkOAAC_GAAg2g4AAL8YACDbDgAAvxgAIBbyDQAAlxYAMPMNAADZEwAQ9A0AAJcWADD6DQEAyRUAIZkOQADGFQAhtA4BAMUVACG2DgQAxBUAIc4OAQDFFQAhzw4CAMgVACHQDiAA4BUAIdEOAgDIFQAh0g4AAN8VACDTDiAA4BUAIdQOAQDJFQAh1Q4EAJgWACHWDgQAmBYAIdcOAAD0FQAg2A5AANsVACHZDkAA2xUAIdoOBACYFgAh2w4EAJgWACHcDkAAxhUAIQMAAADGEwAgAwAA2BMAMBQAANkTACADAAAAxhMAIAMAAMcTADAEAADDEwAgB_INAACVFgAw8w0AAN8TABD0DQAAlRYAMJkOQADoFQAhmw4BAOQVACG0DgEA5BUAIc0OAACWFgAgAQAAANwTACABAAAA3BMAIAbyDQAAlRYAMPMNAADfEwAQ9A0AAJUWADCZDkAA6BUAIZsOAQDkFQAhtA4BAOQVACEAAwAAAN8TACADAADgEwAwBAAA3BMAIAMAAADfEwAgAwAA4BMAMAQAANwTACADAAAA3xMAIAMAAOATADAEAADcEwAgA5kOQAAAAAGbDgEAAAABtA4BAAAAAQEIAADkEwAgA5kOQAAAAAGbDgEAAAABtA4BAAAAAQEIAADmEwAwAQgAAOYTADADmQ5AAMYYACGbDgEAyhgAIbQOAQDKGAAhAgAAANwTACAIAADpEwAgA5kOQADGGAAhmw4BAMoYACG0DgEAyhgAIQIAAADfEwAgCAAA6xMAIAIAAADfEwAgCAAA6xMAIAMAAADcEwAgDwAA5BMAIBAAAOkTACABAAAA3BMAIAEAAADfEwAgAxUAAKgZACAWAACqGQAgFwAAqRkAIAbyDQAAlBYAMPMNAADyEwAQ9A0AAJQWADCZDkAAxhUAIZsOAQDFFQAhtA4BAMUVACEDAAAA3xMAIAMAAPETADAUAADyEwAgAwAAAN8TACADAADgEwAwBAAA3BMAIA7tDAAAkhYAIMANAgDsFQAh8g0AAJEWADDzDQAA9xMAEPQNAACRFgAwlw4BAOYVACG0DgEA5BUAIbYOBADvFQAhxg4BAOQVACHIDgIA7BUAIckOQADoFQAhyg5AAOgVACHLDgAA7RUAIMwOAACTFgAgAQAAAPUTACAN7QwAAJIWACDADQIA7BUAIfINAACRFgAw8w0AAPcTABD0DQAAkRYAMJcOAQDmFQAhtA4BAOQVACG2DgQA7xUAIcYOAQDkFQAhyA4CAOwVACHJDkAA6BUAIcoOQADoFQAhyw4AAO0VACAD7QwAAKcZACCXDgAAvxgAIMsOAAC_GAAgAwAAAPcTACADAAD4EwAwBAAA9RMAIAEAAAD3EwAgAQAAAPUTACADAAAA9xMAIAMAAPgTADAEAAD1EwAgAwAAAPcTACADAAD4EwAwBAAA9RMAIAMAAAD3EwAgAwAA-BMAMAQAAPUTACAK7QwAAKYZACDADQIAAAABlw4BAAAAAbQOAQAAAAG2DgQAAAABxg4BAAAAAcgOAgAAAAHJDkAAAAAByg5AAAAAAcsOgAAAAAEBCAAA_xMAIAnADQIAAAABlw4BAAAAAbQOAQAAAAG2DgQAAAABxg4BAAAAAcgOAgAAAAHJDkAAAAAByg5AAAAAAcsOgAAAAAEBCAAAgRQAMAEIAACBFAAwCu0MAAClGQAgwA0CAMgYACGXDgEAyRgAIbQOAQDKGAAhtg4EAMUYACHGDgEAyhgAIcgOAgDIGAAhyQ5AAMYYACHKDkAAxhgAIcsOgAAAAAECAAAA9RMAIAgAAIQUACAJwA0CAMgYACGXDgEAyRgAIbQOAQDKGAAhtg4EAMUYACHGDgEAyhgAIcgOAgDIGAAhyQ5AAMYYACHKDkAAxhgAIcsOgAAAAAECAAAA9xMAIAgAAIYUACACAAAA9xMAIAgAAIYUACADAAAA9RMAIA8AAP8TACAQAACEFAAgAQAAAPUTACABAAAA9xMAIAcVAACgGQAgFgAAoxkAIBcAAKIZACAoAAChGQAgKQAApBkAIJcOAAC_GAAgyw4AAL8YACAMwA0CAMgVACHyDQAAkBYAMPMNAACNFAAQ9A0AAJAWADCXDgEAyRUAIbQOAQDFFQAhtg4EAMQVACHGDgEAxRUAIcgOAgDIFQAhyQ5AAMYVACHKDkAAxhUAIcsOAADKFQAgAwAAAPcTACADAACMFAAwFAAAjRQAIAMAAAD3EwAgAwAA-BMAMAQAAPUTACAG7AwAAI8WACDyDQAAjhYAMPMNAACTFAAQ9A0AAI4WADDGDgEAAAABxw5AAOcVACEBAAAAkBQAIAEAAACQFAAgBuwMAACPFgAg8g0AAI4WADDzDQAAkxQAEPQNAACOFgAwxg4BAOQVACHHDkAA5xUAIQLsDAAAnxkAIMcOAAC_GAAgAwAAAJMUACADAACUFAAwBAAAkBQAIAMAAACTFAAgAwAAlBQAMAQAAJAUACADAAAAkxQAIAMAAJQUADAEAACQFAAgA-wMAACeGQAgxg4BAAAAAccOQAAAAAEBCAAAmBQAIALGDgEAAAABxw5AAAAAAQEIAACaFAAwAQgAAJoUADAD7AwAAJEZACDGDgEAyhgAIccOQADSGAAhAgAAAJAUACAIAACdFAAgAsYOAQDKGAAhxw5AANIYACECAAAAkxQAIAgAAJ8UACACAAAAkxQAIAgAAJ8UACADAAAAkBQAIA8AAJgUACAQAACdFAAgAQAAAJAUACABAAAAkxQAIAQVAACOGQAgFgAAkBkAIBcAAI8ZACDHDgAAvxgAIAXyDQAAjRYAMPMNAACmFAAQ9A0AAI0WADDGDgEAxRUAIccOQADbFQAhAwAAAJMUACADAAClFAAwFAAAphQAIAMAAACTFAAgAwAAlBQAMAQAAJAUACAV2QgBAOQVACHyDQAAhxYAMPMNAACsFAAQ9A0AAIcWADD3DQQA7xUAIbYOBADvFQAhtw4EAO8VACG4DgIA7BUAIbkOAgDsFQAhug4gAIgWACG7DiAAiBYAIbwOAQDkFQAhvQ4AAYkWACG-DgABihYAIb8OAAGKFgAhwA4AAYoWACHBDgABihYAIcIOEACLFgAhww4QAIsWACHEDhAAixYAIcUOAACMFgAgAQAAAKkUACABAAAAqRQAIBTZCAEA5BUAIfINAACHFgAw8w0AAKwUABD0DQAAhxYAMPcNBADvFQAhtg4EAO8VACG3DgQA7xUAIbgOAgDsFQAhuQ4CAOwVACG6DiAAiBYAIbsOIACIFgAhvA4BAOQVACG9DgABiRYAIb4OAAGKFgAhvw4AAYoWACHADgABihYAIcEOAAGKFgAhwg4QAIsWACHDDhAAixYAIcQOEACLFgAhCboOAAC_GAAguw4AAL8YACC-DgAAvxgAIL8OAAC_GAAgwA4AAL8YACDBDgAAvxgAIMIOAAC_GAAgww4AAL8YACDEDgAAvxgAIAMAAACsFAAgAwAArRQAMAQAAKkUACADAAAArBQAIAMAAK0UADAEAACpFAAgAwAAAKwUACADAACtFAAwBAAAqRQAIBHZCAEAAAAB9w0EAAAAAbYOBAAAAAG3DgQAAAABuA4CAAAAAbkOAgAAAAG6DiAAAAABuw4gAAAAAbwOAQAAAAG9DgABAAABvg4AAQAAAb8OAAEAAAHADgABAAABwQ4AAQAAAcIOEAAAAAHDDhAAAAABxA4QAAAAAQEIAACxFAAgEdkIAQAAAAH3DQQAAAABtg4EAAAAAbcOBAAAAAG4DgIAAAABuQ4CAAAAAboOIAAAAAG7DiAAAAABvA4BAAAAAb0OAAEAAAG-DgABAAABvw4AAQAAAcAOAAEAAAHBDgABAAABwg4QAAAAAcMOEAAAAAHEDhAAAAABAQgAALMUADABCAAAsxQAMBHZCAEAyhgAIfcNBADFGAAhtg4EAMUYACG3DgQAxRgAIbgOAgDIGAAhuQ4CAMgYACG6DiAAihkAIbsOIACKGQAhvA4BAMoYACG9DgABixkAIb4OAAGMGQAhvw4AAYwZACHADgABjBkAIcEOAAGMGQAhwg4QAI0ZACHDDhAAjRkAIcQOEACNGQAhAgAAAKkUACAIAAC2FAAgEdkIAQDKGAAh9w0EAMUYACG2DgQAxRgAIbcOBADFGAAhuA4CAMgYACG5DgIAyBgAIboOIACKGQAhuw4gAIoZACG8DgEAyhgAIb0OAAGLGQAhvg4AAYwZACG_DgABjBkAIcAOAAGMGQAhwQ4AAYwZACHCDhAAjRkAIcMOEACNGQAhxA4QAI0ZACECAAAArBQAIAgAALgUACACAAAArBQAIAgAALgUACADAAAAqRQAIA8AALEUACAQAAC2FAAgAQAAAKkUACABAAAArBQAIA4VAACFGQAgFgAAiBkAIBcAAIcZACAoAACGGQAgKQAAiRkAILoOAAC_GAAguw4AAL8YACC-DgAAvxgAIL8OAAC_GAAgwA4AAL8YACDBDgAAvxgAIMIOAAC_GAAgww4AAL8YACDEDgAAvxgAIBTZCAEAxRUAIfINAAD6FQAw8w0AAL8UABD0DQAA-hUAMPcNBADEFQAhtg4EAMQVACG3DgQAxBUAIbgOAgDIFQAhuQ4CAMgVACG6DiAA-xUAIbsOIAD7FQAhvA4BAMUVACG9DgAB_BUAIb4OAAH9FQAhvw4AAf0VACHADgAB_RUAIcEOAAH9FQAhwg4QAP4VACHDDhAA_hUAIcQOEAD-FQAhAwAAAKwUACADAAC-FAAwFAAAvxQAIAMAAACsFAAgAwAArRQAMAQAAKkUACAG8g0AAPkVADDzDQAAxRQAEPQNAAD5FQAwmQ5AAOgVACG0DgEAAAABtQ4BAOYVACEBAAAAwhQAIAEAAADCFAAgBvINAAD5FQAw8w0AAMUUABD0DQAA-RUAMJkOQADoFQAhtA4BAOQVACG1DgEA5hUAIQG1DgAAvxgAIAMAAADFFAAgAwAAxhQAMAQAAMIUACADAAAAxRQAIAMAAMYUADAEAADCFAAgAwAAAMUUACADAADGFAAwBAAAwhQAIAOZDkAAAAABtA4BAAAAAbUOAQAAAAEBCAAAyhQAIAOZDkAAAAABtA4BAAAAAbUOAQAAAAEBCAAAzBQAMAEIAADMFAAwA5kOQADGGAAhtA4BAMoYACG1DgEAyRgAIQIAAADCFAAgCAAAzxQAIAOZDkAAxhgAIbQOAQDKGAAhtQ4BAMkYACECAAAAxRQAIAgAANEUACACAAAAxRQAIAgAANEUACADAAAAwhQAIA8AAMoUACAQAADPFAAgAQAAAMIUACABAAAAxRQAIAQVAACCGQAgFgAAhBkAIBcAAIMZACC1DgAAvxgAIAbyDQAA-BUAMPMNAADYFAAQ9A0AAPgVADCZDkAAxhUAIbQOAQDFFQAhtQ4BAMkVACEDAAAAxRQAIAMAANcUADAUAADYFAAgAwAAAMUUACADAADGFAAwBAAAwhQAIAsIAAD3FQAg8g0AAPYVADDzDQAA3hQAEPQNAAD2FQAw9Q0EAAAAAY8OAQDmFQAhkA4BAOQVACGZDkAA6BUAIZoOAQDmFQAhsg4gAOUVACGzDgEA5hUAIQEAAADbFAAgAQAAANsUACALCAAA9xUAIPINAAD2FQAw8w0AAN4UABD0DQAA9hUAMPUNBADvFQAhjw4BAOYVACGQDgEA5BUAIZkOQADoFQAhmg4BAOYVACGyDiAA5RUAIbMOAQDmFQAhA48OAAC_GAAgmg4AAL8YACCzDgAAvxgAIAMAAADeFAAgAwAA3xQAMAQAANsUACADAAAA3hQAIAMAAN8UADAEAADbFAAgAwAAAN4UACADAADfFAAwBAAA2xQAIAgIgAAAAAH1DQQAAAABjw4BAAAAAZAOAQAAAAGZDkAAAAABmg4BAAAAAbIOIAAAAAGzDgEAAAABAQgAAOMUACAICIAAAAAB9Q0EAAAAAY8OAQAAAAGQDgEAAAABmQ5AAAAAAZoOAQAAAAGyDiAAAAABsw4BAAAAAQEIAADlFAAwAQgAAOUUADAICIAAAAAB9Q0EAMUYACGPDgEAyRgAIZAOAQDKGAAhmQ5AAMYYACGaDgEAyRgAIbIOIADoGAAhsw4BAMkYACECAAAA2xQAIAgAAOgUACAICIAAAAAB9Q0EAMUYACGPDgEAyRgAIZAOAQDKGAAhmQ5AAMYYACGaDgEAyRgAIbIOIADoGAAhsw4BAMkYACECAAAA3hQAIAgAAOoUACACAAAA3hQAIAgAAOoUACADAAAA2xQAIA8AAOMUACAQAADoFAAgAQAAANsUACABAAAA3hQAIAgVAAD9GAAgFgAAgBkAIBcAAP8YACAoAAD-GAAgKQAAgRkAII8OAAC_GAAgmg4AAL8YACCzDgAAvxgAIAsIAAD0FQAg8g0AAPMVADDzDQAA8RQAEPQNAADzFQAw9Q0EAMQVACGPDgEAyRUAIZAOAQDFFQAhmQ5AAMYVACGaDgEAyRUAIbIOIADgFQAhsw4BAMkVACEDAAAA3hQAIAMAAPAUADAUAADxFAAgAwAAAN4UACADAADfFAAwBAAA2xQAIBivAQAA3xUAIMENAADpFQAg8g0AAOMVADDzDQAAgRUAEPQNAADjFQAw9Q0BAAAAAZkOQADoFQAhmw4BAOQVACGcDgEA5BUAIZ0OAQDkFQAhng4AAN8VACCfDiAA5RUAIaAOAQDkFQAhoQ4BAOYVACGiDkAA5xUAIaMOAQDmFQAhpA4BAOYVACGlDiAA5RUAIaYOAQDmFQAhpw4gAOUVACGoDkAA5xUAIakOIADlFQAhqg5AAOcVACGrDkAA5xUAIQEAAAD0FAAgE74NAADxFQAgwA0AAPIVACDyDQAA8BUAMPMNAAD2FAAQ9A0AAPAVADD1DQEA5BUAIY4OAQDkFQAhjw4BAOQVACGQDgEA5BUAIZEOAQDkFQAhkg4BAOYVACGTDgEA5BUAIZQOAgDsFQAhlQ4CAOwVACGWDkAA5xUAIZcOAgDsFQAhmA5AAOcVACGZDkAA6BUAIZoOAQDmFQAhBr4NAAD7GAAgwA0AAPwYACCSDgAAvxgAIJYOAAC_GAAgmA4AAL8YACCaDgAAvxgAIBO-DQAA8RUAIMANAADyFQAg8g0AAPAVADDzDQAA9hQAEPQNAADwFQAw9Q0BAAAAAY4OAQDkFQAhjw4BAOQVACGQDgEA5BUAIZEOAQDkFQAhkg4BAOYVACGTDgEA5BUAIZQOAgDsFQAhlQ4CAOwVACGWDkAA5xUAIZcOAgDsFQAhmA5AAOcVACGZDkAA6BUAIZoOAQDmFQAhAwAAAPYUACADAAD3FAAwBAAA-BQAIAy_DQAA7hUAIPINAADqFQAw8w0AAPoUABD0DQAA6hUAMPUNBADvFQAh9g0BAOQVACH3DUAA6BUAIfgNAgDrFQAh-Q0CAOwVACH6DQEA5hUAIfsNAADtFQAg_A0BAOYVACEFvw0AAPoYACD4DQAAvxgAIPoNAAC_GAAg-w0AAL8YACD8DQAAvxgAIAy_DQAA7hUAIPINAADqFQAw8w0AAPoUABD0DQAA6hUAMPUNBAAAAAH2DQEA5BUAIfcNQADoFQAh-A0CAOsVACH5DQIA7BUAIfoNAQDmFQAh-w0AAO0VACD8DQEA5hUAIQMAAAD6FAAgAwAA-xQAMAQAAPwUACABAAAA-hQAIAEAAAD2FAAgAQAAAPQUACAYrwEAAN8VACDBDQAA6RUAIPINAADjFQAw8w0AAIEVABD0DQAA4xUAMPUNAQDkFQAhmQ5AAOgVACGbDgEA5BUAIZwOAQDkFQAhnQ4BAOQVACGeDgAA3xUAIJ8OIADlFQAhoA4BAOQVACGhDgEA5hUAIaIOQADnFQAhow4BAOYVACGkDgEA5hUAIaUOIADlFQAhpg4BAOYVACGnDiAA5RUAIagOQADnFQAhqQ4gAOUVACGqDkAA5xUAIasOQADnFQAhCcENAAD5GAAgoQ4AAL8YACCiDgAAvxgAIKMOAAC_GAAgpA4AAL8YACCmDgAAvxgAIKgOAAC_GAAgqg4AAL8YACCrDgAAvxgAIAMAAACBFQAgAwAAghUAMAQAAPQUACADAAAAgRUAIAMAAIIVADAEAAD0FAAgAwAAAIEVACADAACCFQAwBAAA9BQAIBWvAQAA9hgAIMENAAD4GAAg9Q0BAAAAAZkOQAAAAAGbDgEAAAABnA4BAAAAAZ0OAQAAAAGeDgAA9xgAIJ8OIAAAAAGgDgEAAAABoQ4BAAAAAaIOQAAAAAGjDgEAAAABpA4BAAAAAaUOIAAAAAGmDgEAAAABpw4gAAAAAagOQAAAAAGpDiAAAAABqg5AAAAAAasOQAAAAAEBCAAAhhUAIBSvAQAA9hgAIPUNAQAAAAGZDkAAAAABmw4BAAAAAZwOAQAAAAGdDgEAAAABng4AAPcYACCfDiAAAAABoA4BAAAAAaEOAQAAAAGiDkAAAAABow4BAAAAAaQOAQAAAAGlDiAAAAABpg4BAAAAAacOIAAAAAGoDkAAAAABqQ4gAAAAAaoOQAAAAAGrDkAAAAABAQgAAIgVADABCAAAiBUAMBWvAQAA5hgAIMENAADpGAAg9Q0BAMoYACGZDkAAxhgAIZsOAQDKGAAhnA4BAMoYACGdDgEAyhgAIZ4OAADnGAAgnw4gAOgYACGgDgEAyhgAIaEOAQDJGAAhog5AANIYACGjDgEAyRgAIaQOAQDJGAAhpQ4gAOgYACGmDgEAyRgAIacOIADoGAAhqA5AANIYACGpDiAA6BgAIaoOQADSGAAhqw5AANIYACECAAAA9BQAIAgAAIsVACAUrwEAAOYYACD1DQEAyhgAIZkOQADGGAAhmw4BAMoYACGcDgEAyhgAIZ0OAQDKGAAhng4AAOcYACCfDiAA6BgAIaAOAQDKGAAhoQ4BAMkYACGiDkAA0hgAIaMOAQDJGAAhpA4BAMkYACGlDiAA6BgAIaYOAQDJGAAhpw4gAOgYACGoDkAA0hgAIakOIADoGAAhqg5AANIYACGrDkAA0hgAIQIAAACBFQAgCAAAjRUAIAIAAACBFQAgCAAAjRUAIAMAAAD0FAAgDwAAhhUAIBAAAIsVACABAAAA9BQAIAEAAACBFQAgCxUAAOMYACAWAADlGAAgFwAA5BgAIKEOAAC_GAAgog4AAL8YACCjDgAAvxgAIKQOAAC_GAAgpg4AAL8YACCoDgAAvxgAIKoOAAC_GAAgqw4AAL8YACAXrwEAAN8VACDyDQAA3hUAMPMNAACUFQAQ9A0AAN4VADD1DQEAxRUAIZkOQADGFQAhmw4BAMUVACGcDgEAxRUAIZ0OAQDFFQAhng4AAN8VACCfDiAA4BUAIaAOAQDFFQAhoQ4BAMkVACGiDkAA2xUAIaMOAQDJFQAhpA4BAMkVACGlDiAA4BUAIaYOAQDJFQAhpw4gAOAVACGoDkAA2xUAIakOIADgFQAhqg5AANsVACGrDkAA2xUAIQMAAACBFQAgAwAAkxUAMBQAAJQVACADAAAAgRUAIAMAAIIVADAEAAD0FAAgAQAAAPgUACABAAAA-BQAIAMAAAD2FAAgAwAA9xQAMAQAAPgUACADAAAA9hQAIAMAAPcUADAEAAD4FAAgAwAAAPYUACADAAD3FAAwBAAA-BQAIBC-DQAA4RgAIMANAADiGAAg9Q0BAAAAAY4OAQAAAAGPDgEAAAABkA4BAAAAAZEOAQAAAAGSDgEAAAABkw4BAAAAAZQOAgAAAAGVDgIAAAABlg5AAAAAAZcOAgAAAAGYDkAAAAABmQ5AAAAAAZoOAQAAAAEBCAAAnBUAIA71DQEAAAABjg4BAAAAAY8OAQAAAAGQDgEAAAABkQ4BAAAAAZIOAQAAAAGTDgEAAAABlA4CAAAAAZUOAgAAAAGWDkAAAAABlw4CAAAAAZgOQAAAAAGZDkAAAAABmg4BAAAAAQEIAACeFQAwAQgAAJ4VADAQvg0AANMYACDADQAA1BgAIPUNAQDKGAAhjg4BAMoYACGPDgEAyhgAIZAOAQDKGAAhkQ4BAMoYACGSDgEAyRgAIZMOAQDKGAAhlA4CAMgYACGVDgIAyBgAIZYOQADSGAAhlw4CAMgYACGYDkAA0hgAIZkOQADGGAAhmg4BAMkYACECAAAA-BQAIAgAAKEVACAO9Q0BAMoYACGODgEAyhgAIY8OAQDKGAAhkA4BAMoYACGRDgEAyhgAIZIOAQDJGAAhkw4BAMoYACGUDgIAyBgAIZUOAgDIGAAhlg5AANIYACGXDgIAyBgAIZgOQADSGAAhmQ5AAMYYACGaDgEAyRgAIQIAAAD2FAAgCAAAoxUAIAIAAAD2FAAgCAAAoxUAIAMAAAD4FAAgDwAAnBUAIBAAAKEVACABAAAA-BQAIAEAAAD2FAAgCRUAAM0YACAWAADQGAAgFwAAzxgAICgAAM4YACApAADRGAAgkg4AAL8YACCWDgAAvxgAIJgOAAC_GAAgmg4AAL8YACAR8g0AANoVADDzDQAAqhUAEPQNAADaFQAw9Q0BAMUVACGODgEAxRUAIY8OAQDFFQAhkA4BAMUVACGRDgEAxRUAIZIOAQDJFQAhkw4BAMUVACGUDgIAyBUAIZUOAgDIFQAhlg5AANsVACGXDgIAyBUAIZgOQADbFQAhmQ5AAMYVACGaDgEAyRUAIQMAAAD2FAAgAwAAqRUAMBQAAKoVACADAAAA9hQAIAMAAPcUADAEAAD4FAAgAQAAAPwUACABAAAA_BQAIAMAAAD6FAAgAwAA-xQAMAQAAPwUACADAAAA-hQAIAMAAPsUADAEAAD8FAAgAwAAAPoUACADAAD7FAAwBAAA_BQAIAm_DQAAzBgAIPUNBAAAAAH2DQEAAAAB9w1AAAAAAfgNAgAAAAH5DQIAAAAB-g0BAAAAAfsNgAAAAAH8DQEAAAABAQgAALIVACAI9Q0EAAAAAfYNAQAAAAH3DUAAAAAB-A0CAAAAAfkNAgAAAAH6DQEAAAAB-w2AAAAAAfwNAQAAAAEBCAAAtBUAMAEIAAC0FQAwCb8NAADLGAAg9Q0EAMUYACH2DQEAyhgAIfcNQADGGAAh-A0CAMcYACH5DQIAyBgAIfoNAQDJGAAh-w2AAAAAAfwNAQDJGAAhAgAAAPwUACAIAAC3FQAgCPUNBADFGAAh9g0BAMoYACH3DUAAxhgAIfgNAgDHGAAh-Q0CAMgYACH6DQEAyRgAIfsNgAAAAAH8DQEAyRgAIQIAAAD6FAAgCAAAuRUAIAIAAAD6FAAgCAAAuRUAIAMAAAD8FAAgDwAAshUAIBAAALcVACABAAAA_BQAIAEAAAD6FAAgCRUAAMAYACAWAADDGAAgFwAAwhgAICgAAMEYACApAADEGAAg-A0AAL8YACD6DQAAvxgAIPsNAAC_GAAg_A0AAL8YACAL8g0AAMMVADDzDQAAwBUAEPQNAADDFQAw9Q0EAMQVACH2DQEAxRUAIfcNQADGFQAh-A0CAMcVACH5DQIAyBUAIfoNAQDJFQAh-w0AAMoVACD8DQEAyRUAIQMAAAD6FAAgAwAAvxUAMBQAAMAVACADAAAA-hQAIAMAAPsUADAEAAD8FAAgC_INAADDFQAw8w0AAMAVABD0DQAAwxUAMPUNBADEFQAh9g0BAMUVACH3DUAAxhUAIfgNAgDHFQAh-Q0CAMgVACH6DQEAyRUAIfsNAADKFQAg_A0BAMkVACENFQAA0BUAIBYAANkVACAXAADZFQAgKAAA0RUAICkAANkVACD9DQQAAAABhA4EAAAAAYUOBAAAAAGGDgQAAAABhw4EAAAAAYgOBADYFQAhiQ4EAAAABIoOBAAAAAQOFQAA0BUAIBYAANcVACAXAADXFQAg_Q0BAAAAAYQOAQAAAAGFDgEAAAABhg4BAAAAAYcOAQAAAAGIDgEA1hUAIYkOAQAAAASKDgEAAAAEiw4BAAAAAYwOAQAAAAGNDgEAAAABCxUAANAVACAWAADVFQAgFwAA1RUAIP0NQAAAAAGEDkAAAAABhQ5AAAAAAYYOQAAAAAGHDkAAAAABiA5AANQVACGJDkAAAAAEig5AAAAABA0VAADLFQAgFgAAyxUAIBcAAMsVACAoAADTFQAgKQAAyxUAIP0NAgAAAAGEDgIAAAABhQ4CAAAAAYYOAgAAAAGHDgIAAAABiA4CANIVACGJDgIAAAAFig4CAAAABQ0VAADQFQAgFgAA0BUAIBcAANAVACAoAADRFQAgKQAA0BUAIP0NAgAAAAGEDgIAAAABhQ4CAAAAAYYOAgAAAAGHDgIAAAABiA4CAM8VACGJDgIAAAAEig4CAAAABA4VAADLFQAgFgAAzhUAIBcAAM4VACD9DQEAAAABhA4BAAAAAYUOAQAAAAGGDgEAAAABhw4BAAAAAYgOAQDNFQAhiQ4BAAAABYoOAQAAAAWLDgEAAAABjA4BAAAAAY0OAQAAAAEPFQAAyxUAIBYAAMwVACAXAADMFQAg_Q2AAAAAAf4NAQAAAAH_DQEAAAABgA4BAAAAAYEOgAAAAAGCDoAAAAABgw6AAAAAAYQOgAAAAAGFDoAAAAABhg6AAAAAAYcOgAAAAAGIDoAAAAABCP0NAgAAAAGEDgIAAAABhQ4CAAAAAYYOAgAAAAGHDgIAAAABiA4CAMsVACGJDgIAAAAFig4CAAAABQz9DYAAAAAB_g0BAAAAAf8NAQAAAAGADgEAAAABgQ6AAAAAAYIOgAAAAAGDDoAAAAABhA6AAAAAAYUOgAAAAAGGDoAAAAABhw6AAAAAAYgOgAAAAAEOFQAAyxUAIBYAAM4VACAXAADOFQAg_Q0BAAAAAYQOAQAAAAGFDgEAAAABhg4BAAAAAYcOAQAAAAGIDgEAzRUAIYkOAQAAAAWKDgEAAAAFiw4BAAAAAYwOAQAAAAGNDgEAAAABC_0NAQAAAAGEDgEAAAABhQ4BAAAAAYYOAQAAAAGHDgEAAAABiA4BAM4VACGJDgEAAAAFig4BAAAABYsOAQAAAAGMDgEAAAABjQ4BAAAAAQ0VAADQFQAgFgAA0BUAIBcAANAVACAoAADRFQAgKQAA0BUAIP0NAgAAAAGEDgIAAAABhQ4CAAAAAYYOAgAAAAGHDgIAAAABiA4CAM8VACGJDgIAAAAEig4CAAAABAj9DQIAAAABhA4CAAAAAYUOAgAAAAGGDgIAAAABhw4CAAAAAYgOAgDQFQAhiQ4CAAAABIoOAgAAAAQI_Q0IAAAAAYQOCAAAAAGFDggAAAABhg4IAAAAAYcOCAAAAAGIDggA0RUAIYkOCAAAAASKDggAAAAEDRUAAMsVACAWAADLFQAgFwAAyxUAICgAANMVACApAADLFQAg_Q0CAAAAAYQOAgAAAAGFDgIAAAABhg4CAAAAAYcOAgAAAAGIDgIA0hUAIYkOAgAAAAWKDgIAAAAFCP0NCAAAAAGEDggAAAABhQ4IAAAAAYYOCAAAAAGHDggAAAABiA4IANMVACGJDggAAAAFig4IAAAABQsVAADQFQAgFgAA1RUAIBcAANUVACD9DUAAAAABhA5AAAAAAYUOQAAAAAGGDkAAAAABhw5AAAAAAYgOQADUFQAhiQ5AAAAABIoOQAAAAAQI_Q1AAAAAAYQOQAAAAAGFDkAAAAABhg5AAAAAAYcOQAAAAAGIDkAA1RUAIYkOQAAAAASKDkAAAAAEDhUAANAVACAWAADXFQAgFwAA1xUAIP0NAQAAAAGEDgEAAAABhQ4BAAAAAYYOAQAAAAGHDgEAAAABiA4BANYVACGJDgEAAAAEig4BAAAABIsOAQAAAAGMDgEAAAABjQ4BAAAAAQv9DQEAAAABhA4BAAAAAYUOAQAAAAGGDgEAAAABhw4BAAAAAYgOAQDXFQAhiQ4BAAAABIoOAQAAAASLDgEAAAABjA4BAAAAAY0OAQAAAAENFQAA0BUAIBYAANkVACAXAADZFQAgKAAA0RUAICkAANkVACD9DQQAAAABhA4EAAAAAYUOBAAAAAGGDgQAAAABhw4EAAAAAYgOBADYFQAhiQ4EAAAABIoOBAAAAAQI_Q0EAAAAAYQOBAAAAAGFDgQAAAABhg4EAAAAAYcOBAAAAAGIDgQA2RUAIYkOBAAAAASKDgQAAAAEEfINAADaFQAw8w0AAKoVABD0DQAA2hUAMPUNAQDFFQAhjg4BAMUVACGPDgEAxRUAIZAOAQDFFQAhkQ4BAMUVACGSDgEAyRUAIZMOAQDFFQAhlA4CAMgVACGVDgIAyBUAIZYOQADbFQAhlw4CAMgVACGYDkAA2xUAIZkOQADGFQAhmg4BAMkVACELFQAAyxUAIBYAAN0VACAXAADdFQAg_Q1AAAAAAYQOQAAAAAGFDkAAAAABhg5AAAAAAYcOQAAAAAGIDkAA3BUAIYkOQAAAAAWKDkAAAAAFCxUAAMsVACAWAADdFQAgFwAA3RUAIP0NQAAAAAGEDkAAAAABhQ5AAAAAAYYOQAAAAAGHDkAAAAABiA5AANwVACGJDkAAAAAFig5AAAAABQj9DUAAAAABhA5AAAAAAYUOQAAAAAGGDkAAAAABhw5AAAAAAYgOQADdFQAhiQ5AAAAABYoOQAAAAAUXrwEAAN8VACDyDQAA3hUAMPMNAACUFQAQ9A0AAN4VADD1DQEAxRUAIZkOQADGFQAhmw4BAMUVACGcDgEAxRUAIZ0OAQDFFQAhng4AAN8VACCfDiAA4BUAIaAOAQDFFQAhoQ4BAMkVACGiDkAA2xUAIaMOAQDJFQAhpA4BAMkVACGlDiAA4BUAIaYOAQDJFQAhpw4gAOAVACGoDkAA2xUAIakOIADgFQAhqg5AANsVACGrDkAA2xUAIQT9DQEAAAAFrA4BAAAAAa0OAQAAAASuDgEAAAAEBRUAANAVACAWAADiFQAgFwAA4hUAIP0NIAAAAAGIDiAA4RUAIQUVAADQFQAgFgAA4hUAIBcAAOIVACD9DSAAAAABiA4gAOEVACEC_Q0gAAAAAYgOIADiFQAhGK8BAADfFQAgwQ0AAOkVACDyDQAA4xUAMPMNAACBFQAQ9A0AAOMVADD1DQEA5BUAIZkOQADoFQAhmw4BAOQVACGcDgEA5BUAIZ0OAQDkFQAhng4AAN8VACCfDiAA5RUAIaAOAQDkFQAhoQ4BAOYVACGiDkAA5xUAIaMOAQDmFQAhpA4BAOYVACGlDiAA5RUAIaYOAQDmFQAhpw4gAOUVACGoDkAA5xUAIakOIADlFQAhqg5AAOcVACGrDkAA5xUAIQv9DQEAAAABhA4BAAAAAYUOAQAAAAGGDgEAAAABhw4BAAAAAYgOAQDXFQAhiQ4BAAAABIoOAQAAAASLDgEAAAABjA4BAAAAAY0OAQAAAAEC_Q0gAAAAAYgOIADiFQAhC_0NAQAAAAGEDgEAAAABhQ4BAAAAAYYOAQAAAAGHDgEAAAABiA4BAM4VACGJDgEAAAAFig4BAAAABYsOAQAAAAGMDgEAAAABjQ4BAAAAAQj9DUAAAAABhA5AAAAAAYUOQAAAAAGGDkAAAAABhw5AAAAAAYgOQADdFQAhiQ5AAAAABYoOQAAAAAUI_Q1AAAAAAYQOQAAAAAGFDkAAAAABhg5AAAAAAYcOQAAAAAGIDkAA1RUAIYkOQAAAAASKDkAAAAAEA68OAAD2FAAgsA4AAPYUACCxDgAA9hQAIAy_DQAA7hUAIPINAADqFQAw8w0AAPoUABD0DQAA6hUAMPUNBADvFQAh9g0BAOQVACH3DUAA6BUAIfgNAgDrFQAh-Q0CAOwVACH6DQEA5hUAIfsNAADtFQAg_A0BAOYVACEI_Q0CAAAAAYQOAgAAAAGFDgIAAAABhg4CAAAAAYcOAgAAAAGIDgIAyxUAIYkOAgAAAAWKDgIAAAAFCP0NAgAAAAGEDgIAAAABhQ4CAAAAAYYOAgAAAAGHDgIAAAABiA4CANAVACGJDgIAAAAEig4CAAAABAz9DYAAAAAB_g0BAAAAAf8NAQAAAAGADgEAAAABgQ6AAAAAAYIOgAAAAAGDDoAAAAABhA6AAAAAAYUOgAAAAAGGDoAAAAABhw6AAAAAAYgOgAAAAAEVvg0AAPEVACDADQAA8hUAIPINAADwFQAw8w0AAPYUABD0DQAA8BUAMPUNAQDkFQAhjg4BAOQVACGPDgEA5BUAIZAOAQDkFQAhkQ4BAOQVACGSDgEA5hUAIZMOAQDkFQAhlA4CAOwVACGVDgIA7BUAIZYOQADnFQAhlw4CAOwVACGYDkAA5xUAIZkOQADoFQAhmg4BAOYVACHKEQAA9hQAIMsRAAD2FAAgCP0NBAAAAAGEDgQAAAABhQ4EAAAAAYYOBAAAAAGHDgQAAAABiA4EANkVACGJDgQAAAAEig4EAAAABBO-DQAA8RUAIMANAADyFQAg8g0AAPAVADDzDQAA9hQAEPQNAADwFQAw9Q0BAOQVACGODgEA5BUAIY8OAQDkFQAhkA4BAOQVACGRDgEA5BUAIZIOAQDmFQAhkw4BAOQVACGUDgIA7BUAIZUOAgDsFQAhlg5AAOcVACGXDgIA7BUAIZgOQADnFQAhmQ5AAOgVACGaDgEA5hUAIRqvAQAA3xUAIMENAADpFQAg8g0AAOMVADDzDQAAgRUAEPQNAADjFQAw9Q0BAOQVACGZDkAA6BUAIZsOAQDkFQAhnA4BAOQVACGdDgEA5BUAIZ4OAADfFQAgnw4gAOUVACGgDgEA5BUAIaEOAQDmFQAhog5AAOcVACGjDgEA5hUAIaQOAQDmFQAhpQ4gAOUVACGmDgEA5hUAIacOIADlFQAhqA5AAOcVACGpDiAA5RUAIaoOQADnFQAhqw5AAOcVACHKEQAAgRUAIMsRAACBFQAgA68OAAD6FAAgsA4AAPoUACCxDgAA-hQAIAsIAAD0FQAg8g0AAPMVADDzDQAA8RQAEPQNAADzFQAw9Q0EAMQVACGPDgEAyRUAIZAOAQDFFQAhmQ5AAMYVACGaDgEAyRUAIbIOIADgFQAhsw4BAMkVACEPFQAA0BUAIBYAAPUVACAXAAD1FQAg_Q2AAAAAAf4NAQAAAAH_DQEAAAABgA4BAAAAAYEOgAAAAAGCDoAAAAABgw6AAAAAAYQOgAAAAAGFDoAAAAABhg6AAAAAAYcOgAAAAAGIDoAAAAABDP0NgAAAAAH-DQEAAAAB_w0BAAAAAYAOAQAAAAGBDoAAAAABgg6AAAAAAYMOgAAAAAGEDoAAAAABhQ6AAAAAAYYOgAAAAAGHDoAAAAABiA6AAAAAAQsIAAD3FQAg8g0AAPYVADDzDQAA3hQAEPQNAAD2FQAw9Q0EAO8VACGPDgEA5hUAIZAOAQDkFQAhmQ5AAOgVACGaDgEA5hUAIbIOIADlFQAhsw4BAOYVACEM_Q2AAAAAAf4NAQAAAAH_DQEAAAABgA4BAAAAAYEOgAAAAAGCDoAAAAABgw6AAAAAAYQOgAAAAAGFDoAAAAABhg6AAAAAAYcOgAAAAAGIDoAAAAABBvINAAD4FQAw8w0AANgUABD0DQAA-BUAMJkOQADGFQAhtA4BAMUVACG1DgEAyRUAIQbyDQAA-RUAMPMNAADFFAAQ9A0AAPkVADCZDkAA6BUAIbQOAQDkFQAhtQ4BAOYVACEU2QgBAMUVACHyDQAA-hUAMPMNAAC_FAAQ9A0AAPoVADD3DQQAxBUAIbYOBADEFQAhtw4EAMQVACG4DgIAyBUAIbkOAgDIFQAhug4gAPsVACG7DiAA-xUAIbwOAQDFFQAhvQ4AAfwVACG-DgAB_RUAIb8OAAH9FQAhwA4AAf0VACHBDgAB_RUAIcIOEAD-FQAhww4QAP4VACHEDhAA_hUAIQUVAADLFQAgFgAAhhYAIBcAAIYWACD9DSAAAAABiA4gAIUWACEHFQAA0BUAIBYAAIQWACAXAACEFgAg_Q0AAQAAAYgOAAGDFgAhiQ4AAQAABIoOAAEAAAQHFQAAyxUAIBYAAIIWACAXAACCFgAg_Q0AAQAAAYgOAAGBFgAhiQ4AAQAABYoOAAEAAAUNFQAAyxUAIBYAAIAWACAXAACAFgAgKAAAgBYAICkAAIAWACD9DRAAAAABhA4QAAAAAYUOEAAAAAGGDhAAAAABhw4QAAAAAYgOEAD_FQAhiQ4QAAAABYoOEAAAAAUNFQAAyxUAIBYAAIAWACAXAACAFgAgKAAAgBYAICkAAIAWACD9DRAAAAABhA4QAAAAAYUOEAAAAAGGDhAAAAABhw4QAAAAAYgOEAD_FQAhiQ4QAAAABYoOEAAAAAUI_Q0QAAAAAYQOEAAAAAGFDhAAAAABhg4QAAAAAYcOEAAAAAGIDhAAgBYAIYkOEAAAAAWKDhAAAAAFBxUAAMsVACAWAACCFgAgFwAAghYAIP0NAAEAAAGIDgABgRYAIYkOAAEAAAWKDgABAAAFBP0NAAEAAAGIDgABghYAIYkOAAEAAAWKDgABAAAFBxUAANAVACAWAACEFgAgFwAAhBYAIP0NAAEAAAGIDgABgxYAIYkOAAEAAASKDgABAAAEBP0NAAEAAAGIDgABhBYAIYkOAAEAAASKDgABAAAEBRUAAMsVACAWAACGFgAgFwAAhhYAIP0NIAAAAAGIDiAAhRYAIQL9DSAAAAABiA4gAIYWACEU2QgBAOQVACHyDQAAhxYAMPMNAACsFAAQ9A0AAIcWADD3DQQA7xUAIbYOBADvFQAhtw4EAO8VACG4DgIA7BUAIbkOAgDsFQAhug4gAIgWACG7DiAAiBYAIbwOAQDkFQAhvQ4AAYkWACG-DgABihYAIb8OAAGKFgAhwA4AAYoWACHBDgABihYAIcIOEACLFgAhww4QAIsWACHEDhAAixYAIQL9DSAAAAABiA4gAIYWACEE_Q0AAQAAAYgOAAGEFgAhiQ4AAQAABIoOAAEAAAQE_Q0AAQAAAYgOAAGCFgAhiQ4AAQAABYoOAAEAAAUI_Q0QAAAAAYQOEAAAAAGFDhAAAAABhg4QAAAAAYcOEAAAAAGIDhAAgBYAIYkOEAAAAAWKDhAAAAAFBtkIAQAAAAG2DgQAAAABtw4EAAAAAbkOAgAAAAG8DgEAAAABvQ4AAQAAAQXyDQAAjRYAMPMNAACmFAAQ9A0AAI0WADDGDgEAxRUAIccOQADbFQAhBuwMAACPFgAg8g0AAI4WADDzDQAAkxQAEPQNAACOFgAwxg4BAOQVACHHDkAA5xUAIQOvDgAA9xMAILAOAAD3EwAgsQ4AAPcTACAMwA0CAMgVACHyDQAAkBYAMPMNAACNFAAQ9A0AAJAWADCXDgEAyRUAIbQOAQDFFQAhtg4EAMQVACHGDgEAxRUAIcgOAgDIFQAhyQ5AAMYVACHKDkAAxhUAIcsOAADKFQAgDe0MAACSFgAgwA0CAOwVACHyDQAAkRYAMPMNAAD3EwAQ9A0AAJEWADCXDgEA5hUAIbQOAQDkFQAhtg4EAO8VACHGDgEA5BUAIcgOAgDsFQAhyQ5AAOgVACHKDkAA6BUAIcsOAADtFQAgCOwMAACPFgAg8g0AAI4WADDzDQAAkxQAEPQNAACOFgAwxg4BAOQVACHHDkAA5xUAIcoRAACTFAAgyxEAAJMUACACtA4BAAAAAbYOBAAAAAEG8g0AAJQWADDzDQAA8hMAEPQNAACUFgAwmQ5AAMYVACGbDgEAxRUAIbQOAQDFFQAhBvINAACVFgAw8w0AAN8TABD0DQAAlRYAMJkOQADoFQAhmw4BAOQVACG0DgEA5BUAIQKbDgEAAAABtA4BAAAAARbyDQAAlxYAMPMNAADZEwAQ9A0AAJcWADD6DQEAyRUAIZkOQADGFQAhtA4BAMUVACG2DgQAxBUAIc4OAQDFFQAhzw4CAMgVACHQDiAA4BUAIdEOAgDIFQAh0g4AAN8VACDTDiAA4BUAIdQOAQDJFQAh1Q4EAJgWACHWDgQAmBYAIdcOAAD0FQAg2A5AANsVACHZDkAA2xUAIdoOBACYFgAh2w4EAJgWACHcDkAAxhUAIQ0VAADLFQAgFgAAmhYAIBcAAJoWACAoAADTFQAgKQAAmhYAIP0NBAAAAAGEDgQAAAABhQ4EAAAAAYYOBAAAAAGHDgQAAAABiA4EAJkWACGJDgQAAAAFig4EAAAABQ0VAADLFQAgFgAAmhYAIBcAAJoWACAoAADTFQAgKQAAmhYAIP0NBAAAAAGEDgQAAAABhQ4EAAAAAYYOBAAAAAGHDgQAAAABiA4EAJkWACGJDgQAAAAFig4EAAAABQj9DQQAAAABhA4EAAAAAYUOBAAAAAGGDgQAAAABhw4EAAAAAYgOBACaFgAhiQ4EAAAABYoOBAAAAAUW8g0AAJsWADDzDQAAxhMAEPQNAACbFgAw-g0BAOYVACGZDkAA6BUAIbQOAQDkFQAhtg4EAO8VACHODgEA5BUAIc8OAgDsFQAh0A4gAOUVACHRDgIA7BUAIdIOAADfFQAg0w4gAOUVACHUDgEA5hUAIdUOBACcFgAh1g4EAJwWACHXDgAA9xUAINgOQADnFQAh2Q5AAOcVACHaDgQAnBYAIdsOBACcFgAh3A5AAOgVACEI_Q0EAAAAAYQOBAAAAAGFDgQAAAABhg4EAAAAAYcOBAAAAAGIDgQAmhYAIYkOBAAAAAWKDgQAAAAFArQOAQAAAAG2DgQAAAABBvINAACeFgAw8w0AAMATABD0DQAAnhYAMJkOQADGFQAhtA4BAMUVACHdDgEAxRUAIQbyDQAAnxYAMPMNAACtEwAQ9A0AAJ8WADCZDkAA6BUAIbQOAQDkFQAh3Q4BAOQVACEF8g0AAKAWADDzDQAApxMAEPQNAACgFgAw9Q0EAMQVACHdDgEAxRUAIQXyDQAAoRYAMPMNAACUEwAQ9A0AAKEWADD1DQQA7xUAId0OAQDkFQAhCfINAACiFgAw8w0AAI4TABD0DQAAohYAMLYOBADEFQAh3g4BAMUVACHfDgEAxRUAIeAOEACjFgAh4Q4BAMUVACHiDgQAxBUAIQ0VAADQFQAgFgAApRYAIBcAAKUWACAoAAClFgAgKQAApRYAIP0NEAAAAAGEDhAAAAABhQ4QAAAAAYYOEAAAAAGHDhAAAAABiA4QAKQWACGJDhAAAAAEig4QAAAABA0VAADQFQAgFgAApRYAIBcAAKUWACAoAAClFgAgKQAApRYAIP0NEAAAAAGEDhAAAAABhQ4QAAAAAYYOEAAAAAGHDhAAAAABiA4QAKQWACGJDhAAAAAEig4QAAAABAj9DRAAAAABhA4QAAAAAYUOEAAAAAGGDhAAAAABhw4QAAAAAYgOEAClFgAhiQ4QAAAABIoOEAAAAAQJ8g0AAKYWADDzDQAA-xIAEPQNAACmFgAwtg4EAO8VACHeDgEA5BUAId8OAQDkFQAh4A4QAKcWACHhDgEA5BUAIeIOBADvFQAhCP0NEAAAAAGEDhAAAAABhQ4QAAAAAYYOEAAAAAGHDhAAAAABiA4QAKUWACGJDhAAAAAEig4QAAAABAW2DgQAAAAB3g4BAAAAAd8OAQAAAAHgDhAAAAAB4Q4BAAAAAQnyDQAAqRYAMPMNAAD1EgAQ9A0AAKkWADC2DgQAxBUAId0OAQDFFQAh3g4BAMUVACHkDgIAyBUAIeUOEACjFgAh5g4QAKMWACEJ8g0AAKoWADDzDQAA4hIAEPQNAACqFgAwtg4EAO8VACHdDgEA5BUAId4OAQDkFQAh5A4CAOwVACHlDhAApxYAIeYOEACnFgAhA7YOBAAAAAHdDgEAAAAB3g4BAAAAAQjEBwEAxRUAIfINAACsFgAw8w0AANwSABD0DQAArBYAMLYOBADEFQAh3Q4BAMUVACHoDhAAoxYAIekOEACjFgAhCMQHAQDkFQAh8g0AAK0WADDzDQAAyRIAEPQNAACtFgAwtg4EAO8VACHdDgEA5BUAIegOEACnFgAh6Q4QAKcWACEDxAcBAAAAAbYOBAAAAAHdDgEAAAABDNkIAQDFFQAh8g0AAK8WADDzDQAAwxIAEPQNAACvFgAw9w0EAMQVACG2DgQAxBUAIbcOBADEFQAhuA4CAMgVACG5DgIAyBUAId0OAQDFFQAh5Q4QAKMWACHmDhAAoxYAIQzZCAEA5BUAIfINAACwFgAw8w0AALASABD0DQAAsBYAMPcNBADvFQAhtg4EAO8VACG3DgQA7xUAIbgOAgDsFQAhuQ4CAOwVACHdDgEA5BUAIeUOEACnFgAh5g4QAKcWACEG2QgBAAAAAfcNBAAAAAG2DgQAAAABtw4EAAAAAbgOAgAAAAG5DgIAAAABCvINAACyFgAw8w0AAKoSABD0DQAAshYAMPcNBADEFQAhtg4EAMQVACG3DgQAxBUAIewOBADEFQAh7Q4EAMQVACHuDgQAxBUAIe8OAQDFFQAhCvINAACzFgAw8w0AAJcSABD0DQAAsxYAMPcNBADvFQAhtg4EAO8VACG3DgQA7xUAIewOBADvFQAh7Q4EAO8VACHuDgQA7xUAIe8OAQDkFQAhCfINAAC0FgAw8w0AAJESABD0DQAAtBYAMPUNAQDFFQAh9w1AAMYVACG8DgEAxRUAIfAOAQDFFQAh8Q4BAMUVACHyDkAA2xUAIQnyDQAAtRYAMPMNAAD-EQAQ9A0AALUWADD1DQEA5BUAIfcNQADoFQAhvA4BAOQVACHwDgEA5BUAIfEOAQDkFQAh8g5AAOcVACECvA4BAAAAAfAOAQAAAAEGpwUBAMUVACHyDQAAtxYAMPMNAAD4EQAQ9A0AALcWADD0DkAAxhUAIfUOQADGFQAhBqcFAQDkFQAh8g0AALgWADDzDQAA5REAEPQNAAC4FgAw9A5AAOgVACH1DkAA6BUAIQKnBQEAAAAB9A5AAAAAAQenBQEAxRUAIfINAAC6FgAw8w0AAN8RABD0DQAAuhYAMPcNQADGFQAhtA4BAMUVACH3DiAA4BUAIQenBQEA5BUAIfINAAC7FgAw8w0AAMwRABD0DQAAuxYAMPcNQADoFQAhtA4BAOQVACH3DiAA5RUAIQOnBQEAAAAB9w1AAAAAAbQOAQAAAAET8g0AAL0WADDzDQAAxhEAEPQNAAC9FgAw-g0BAMkVACGoDkAA2xUAIcoOQADGFQAh1A4BAMUVACH1DkAA2xUAIfkOAQDFFQAh-g5AANsVACH7DkAA2xUAIfwOQADbFQAh_Q4CAMgVACH-DgIAyBUAIf8OAQDJFQAhgA8BAMkVACGBDwEAyRUAIYIPAgDHFQAhgw8BAMkVACET8g0AAL4WADDzDQAAsxEAEPQNAAC-FgAw-g0BAOYVACGoDkAA5xUAIcoOQADoFQAh1A4BAOQVACH1DkAA5xUAIfkOAQDkFQAh-g5AAOcVACH7DkAA5xUAIfwOQADnFQAh_Q4CAOwVACH-DgIA7BUAIf8OAQDmFQAhgA8BAOYVACGBDwEA5hUAIYIPAgDrFQAhgw8BAOYVACEK8g0AAL8WADDzDQAArREAEPQNAAC_FgAw-g0BAMkVACGeDgIAyBUAIYQPAQDFFQAhhQ9AAMYVACGGDwIAyBUAIYcPQADbFQAhiA8AAMoVACAK8g0AAMAWADDzDQAAmhEAEPQNAADAFgAw-g0BAOYVACGeDgIA7BUAIYQPAQDkFQAhhQ9AAOgVACGGDwIA7BUAIYcPQADnFQAhiA8AAO0VACAK8g0AAMEWADDzDQAAlBEAEPQNAADBFgAw9Q0EAMQVACGEDwEAxRUAIYkPQADGFQAhig9AAMYVACGLD0AA2xUAIYwPQADbFQAhjQ8AAMoVACAK8g0AAMIWADDzDQAAgREAEPQNAADCFgAw9Q0EAO8VACGEDwEA5BUAIYkPQADoFQAhig9AAOgVACGLD0AA5xUAIYwPQADnFQAhjQ8AAO0VACAH2QgBAMUVACHyDQAAwxYAMPMNAAD7EAAQ9A0AAMMWADCODwEAxRUAIY8PAQDJFQAhkA8EAJgWACEH2QgBAOQVACHyDQAAxBYAMPMNAADoEAAQ9A0AAMQWADCODwEA5BUAIY8PAQDmFQAhkA8EAJwWACEH8g0AAMUWADDzDQAA4hAAEPQNAADFFgAwtg4EAMQVACHKDkAAxhUAId0OAQDFFQAhkQ9AAMYVACEH8g0AAMYWADDzDQAAzxAAEPQNAADGFgAwtg4EAO8VACHKDkAA6BUAId0OAQDkFQAhkQ9AAOgVACECtg4EAAAAAd0OAQAAAAEU8g0AAMgWADDzDQAAyRAAEPQNAADIFgAwtg4EAMQVACHdDgEAxRUAIeUOAgDIFQAh9A5AAMYVACGODwEAxRUAIZMPQADGFQAhlA8CAMgVACGVDwIAyBUAIZYPAgDIFQAhlw8CAMgVACGYDwIAyBUAIZkPAgDIFQAhmg8CAMgVACGbDwIAyBUAIZwPIADgFQAhnQ8BAMUVACGeD0AAxhUAIRTyDQAAyRYAMPMNAAC2EAAQ9A0AAMkWADC2DgQA7xUAId0OAQDkFQAh5Q4CAOwVACH0DkAA6BUAIY4PAQDkFQAhkw9AAOgVACGUDwIA7BUAIZUPAgDsFQAhlg8CAOwVACGXDwIA7BUAIZgPAgDsFQAhmQ8CAOwVACGaDwIA7BUAIZsPAgDsFQAhnA8gAOUVACGdDwEA5BUAIZ4PQADoFQAhA7YOBAAAAAHdDgEAAAAB9A5AAAAAAQfyDQAAyxYAMPMNAACwEAAQ9A0AAMsWADD1DQIAyBUAIaAPAQDFFQAhoQ8AAPQVACCiD0AAxhUAIQfyDQAAzBYAMPMNAACdEAAQ9A0AAMwWADD1DQIA7BUAIaAPAQDkFQAhoQ8AAPcVACCiD0AA6BUAIQaFAwEAxRUAIfINAADNFgAw8w0AAJcQABD0DQAAzRYAMPUNBADEFQAh9w1AAMYVACEGhQMBAOQVACHyDQAAzhYAMPMNAACEEAAQ9A0AAM4WADD1DQQA7xUAIfcNQADoFQAhEPINAADPFgAw8w0AAP4PABD0DQAAzxYAMPUNBADEFQAh9w1AAMYVACG2DgQAxBUAIbcOBACYFgAh3Q4BAMUVACGODwEAxRUAIaMPAADQFgAgpA8AANAWACClDyAA4BUAIaYPIADgFQAhpw8EAMQVACGoDwQAxBUAIakPBACYFgAhBP0NAgAAAAWsDgIAAAABrQ4CAAAABK4OAgAAAAQQ8g0AANEWADDzDQAA6w8AEPQNAADRFgAw9Q0EAO8VACH3DUAA6BUAIbYOBADvFQAhtw4EAJwWACHdDgEA5BUAIY4PAQDkFQAhow8AANAWACCkDwAA0BYAIKUPIADlFQAhpg8gAOUVACGnDwQA7xUAIagPBADvFQAhqQ8EAJwWACEG8g0AANIWADDzDQAA5Q8AEPQNAADSFgAw3Q4BAMUVACGqDwAB_BUAIasPAAH8FQAhBvINAADTFgAw8w0AANIPABD0DQAA0xYAMN0OAQDkFQAhqg8AAYkWACGrDwABiRYAIQLdDgEAAAABqg8AAQAAARryDQAA1RYAMPMNAADMDwAQ9A0AANUWADCTDgEAxRUAIbYOBADEFQAh3Q4BAMUVACHlDgIAyBUAIZQPAgDIFQAhlQ8CAMgVACGWDwIAyBUAIZcPAgDIFQAhmA8CAMgVACGZDwIAyBUAIZoPAgDIFQAhmw8CAMgVACGcDyAA4BUAIZ0PAQDFFQAhqg8AAfwVACGtDwAA9BUAIK4PAQDFFQAhrw8BAMUVACGwDwAB_BUAIbEPBADEFQAhsg8EAJgWACGzDwAA0BYAILQPQADGFQAhGvINAADWFgAw8w0AALkPABD0DQAA1hYAMJMOAQDkFQAhtg4EAO8VACHdDgEA5BUAIeUOAgDsFQAhlA8CAOwVACGVDwIA7BUAIZYPAgDsFQAhlw8CAOwVACGYDwIA7BUAIZkPAgDsFQAhmg8CAOwVACGbDwIA7BUAIZwPIADlFQAhnQ8BAOQVACGqDwABiRYAIa0PAAD3FQAgrg8BAOQVACGvDwEA5BUAIbAPAAGJFgAhsQ8EAO8VACGyDwQAnBYAIbMPAADQFgAgtA9AAOgVACECtg4EAAAAAd0OAQAAAAEL8g0AANgWADDzDQAAsw8AEPQNAADYFgAwtg4EAMQVACG1DwEAxRUAIbYPBADEFQAhtw8BAMUVACG4DwAA3xUAILkPAgDIFQAhug9AAMYVACG7D0AA2xUAIQvyDQAA2RYAMPMNAACgDwAQ9A0AANkWADC2DgQA7xUAIbUPAQDkFQAhtg8EAO8VACG3DwEA5BUAIbgPAADfFQAguQ8CAOwVACG6D0AA6BUAIbsPQADnFQAhA7YOBAAAAAG1DwEAAAABtg8EAAAAAQfyDQAA2xYAMPMNAACaDwAQ9A0AANsWADCZDkAAxhUAIZsOAQDFFQAhvQ4BAMUVACH5DgEAxRUAIQfyDQAA3BYAMPMNAACHDwAQ9A0AANwWADCZDkAA6BUAIZsOAQDkFQAhvQ4BAOQVACH5DgEA5BUAIQjyDQAA3RYAMPMNAACBDwAQ9A0AAN0WADCZDkAAxhUAIb0PAQDFFQAhvg8BAMUVACG_DwEAxRUAIcAPQADbFQAhCPINAADeFgAw8w0AAO4OABD0DQAA3hYAMJkOQADoFQAhvQ8BAOQVACG-DwEA5BUAIb8PAQDkFQAhwA9AAOcVACEG8g0AAN8WADDzDQAA6A4AEPQNAADfFgAwmQ5AAMYVACG0DgEAxRUAIb8PAQDFFQAhBvINAADgFgAw8w0AANUOABD0DQAA4BYAMJkOQADoFQAhtA4BAOQVACG_DwEA5BUAIQ7yDQAA4RYAMPMNAADPDgAQ9A0AAOEWADCZDkAAxhUAIZsOAQDJFQAhtg4EAMQVACH5DgEAxRUAIbYPEACjFgAhwQ8BAMUVACHCDxAAoxYAIcMPAQDFFQAhxA9AAMYVACHFDwEAyRUAIcYPAADfFQAgDvINAADiFgAw8w0AALwOABD0DQAA4hYAMJkOQADoFQAhmw4BAOYVACG2DgQA7xUAIfkOAQDkFQAhtg8QAKcWACHBDwEA5BUAIcIPEACnFgAhww8BAOQVACHED0AA6BUAIcUPAQDmFQAhxg8AAN8VACAG8g0AAOMWADDzDQAAtg4AEPQNAADjFgAwtg4EAMQVACG3DgQAxBUAIccPAQDFFQAhBvINAADkFgAw8w0AAKMOABD0DQAA5BYAMLYOBADvFQAhtw4EAO8VACHHDwEA5BUAIQ7yDQAA5RYAMPMNAACdDgAQ9A0AAOUWADC0DgEAxRUAIbYOBADEFQAhtw4EAMQVACG5DgIAyBUAIb0OAQDFFQAhzg4BAMUVACH5DgEAxRUAIcQPQADGFQAhxw8BAMUVACHIDxAAoxYAIckPQADGFQAhDvINAADmFgAw8w0AAIoOABD0DQAA5hYAMLQOAQDkFQAhtg4EAO8VACG3DgQA7xUAIbkOAgDsFQAhvQ4BAOQVACHODgEA5BUAIfkOAQDkFQAhxA9AAOgVACHHDwEA5BUAIcgPEACnFgAhyQ9AAOgVACEDtg4EAAAAAbkOAgAAAAG9DgEAAAABDvINAADoFgAw8w0AAIQOABD0DQAA6BYAMLQOAQDFFQAhyQ5AANsVACH3DiAA4BUAIcsPAQDFFQAhzA9AAMYVACHNDyAA4BUAIc4PAQDJFQAhzw9AANsVACHQD0AA2xUAIdEPQADbFQAh0g8AAMoVACAN8g0AAOkWADDzDQAA7g0AEPQNAADpFgAw-g0BAMkVACG0DgEAxRUAIbYOBADEFQAh0A4gAOAVACHRDgIAyBUAIdIOAADfFQAg1A4BAMkVACHXDgAA9BUAIKsPAAH9FQAh0w8EAJgWACENwA0CAMgVACHyDQAA6hYAMPMNAADYDQAQ9A0AAOoWADCXDgEAyRUAIZoOAQDJFQAhtA4BAMUVACHGDgEAxRUAIckOQADGFQAhyg5AANsVACH3DiAA4BUAIcwPQADGFQAhzw9AANsVACEP2ggAAOwWACDbCAAA7RYAIMANAgDsFQAh8g0AAOsWADDzDQAAxQ0AEPQNAADrFgAwlw4BAOYVACGaDgEA5hUAIbQOAQDkFQAhxg4BAOQVACHJDkAA6BUAIcoOQADnFQAh9w4gAOUVACHMD0AA6BUAIc8PQADnFQAhA68OAAC6DQAgsA4AALoNACCxDgAAug0AIAOvDgAAvg0AILAOAAC-DQAgsQ4AAL4NACACtA4BAAAAAcsPAQAAAAEP2QgAAPAWACDyDQAA7xYAMPMNAAC-DQAQ9A0AAO8WADC0DgEA5BUAIckOQADnFQAh9w4gAOUVACHLDwEA5BUAIcwPQADoFQAhzQ8gAOUVACHODwEA5hUAIc8PQADnFQAh0A9AAOcVACHRD0AA5xUAIdIPAADtFQAgEdoIAADsFgAg2wgAAO0WACDADQIA7BUAIfINAADrFgAw8w0AAMUNABD0DQAA6xYAMJcOAQDmFQAhmg4BAOYVACG0DgEA5BUAIcYOAQDkFQAhyQ5AAOgVACHKDkAA5xUAIfcOIADlFQAhzA9AAOgVACHPD0AA5xUAIcoRAADFDQAgyxEAAMUNACACtA4BAAAAAbYOBAAAAAEO2QgAAPAWACDyDQAA8hYAMPMNAAC6DQAQ9A0AAPIWADD6DQEA5hUAIbQOAQDkFQAhtg4EAO8VACHQDiAA5RUAIdEOAgDsFQAh0g4AAN8VACDUDgEA5hUAIdcOAAD3FQAgqw8AAYoWACHTDwQAnBYAIQbyDQAA8xYAMPMNAAC1DQAQ9A0AAPMWADDGDgEAxRUAIfQOQADGFQAh1Q8CAMgVACEG8g0AAPQWADDzDQAAog0AEPQNAAD0FgAwxg4BAOQVACH0DkAA6BUAIdUPAgDsFQAhAsYOAQAAAAH0DkAAAAABDvINAAD2FgAw8w0AAJwNABD0DQAA9hYAMPcNQADGFQAhjw4BAMkVACGXDgEAyRUAIbQOAQDFFQAhyg5AAMYVACHXDwEAxRUAIdgPAQDFFQAh2Q8AAN8VACDaD0AA2xUAIdsPAQDJFQAh3A8AAMoVACAJhgMCAMgVACHyDQAA9xYAMPMNAACGDQAQ9A0AAPcWADCbDgEAxRUAIdcPAQDFFQAh3Q9AAMYVACHeDyAA4BUAId8PQADbFQAhC4YDAgDsFQAhwQcAAPkWACDIBwAA-hYAIPINAAD4FgAw8w0AAN8LABD0DQAA-BYAMJsOAQDkFQAh1w8BAOQVACHdD0AA6BUAId4PIADlFQAh3w9AAOcVACEOwQcAAPcVACDCBwAAhBcAIMMHAACFFwAgxgcAAIYXACDHBwAAhxcAIPINAACDFwAw8w0AAOoLABD0DQAAgxcAMPUNAQDkFQAhmQ5AAOgVACGbDgEA5BUAIfkOAQDkFQAhyhEAAOoLACDLEQAA6gsAIAOvDgAA4QsAILAOAADhCwAgsQ4AAOELACAH8g0AAPsWADDzDQAA7gwAEPQNAAD7FgAwtA4BAMUVACH0DkAAxhUAIeAPAQDFFQAh4Q8CAMgVACEH8g0AAPwWADDzDQAA2wwAEPQNAAD8FgAwtA4BAOQVACH0DkAA6BUAIeAPAQDkFQAh4Q8CAOwVACEDtA4BAAAAAfQOQAAAAAHgDwEAAAABB_INAAD-FgAw8w0AANUMABD0DQAA_hYAMPQOQADGFQAh4A8BAMUVACHjDwQAxBUAIeQPBADEFQAhCfINAAD_FgAw8w0AAL8MABD0DQAA_xYAMJkOQADGFQAhmw4BAMUVACHXDwEAxRUAIeAPAQDFFQAh5Q9AANsVACHmDwIAyBUAIQfyDQAAgBcAMPMNAACpDAAQ9A0AAIAXADDXDwEAxRUAIecPAQDFFQAh6A8BAMUVACHpD0AAxhUAIQ3yDQAAgRcAMPMNAACTDAAQ9A0AAIEXADD1DQEAxRUAIfoNAQDJFQAhmQ5AAMYVACGbDgEAxRUAIZ4OAgDIFQAhhw9AANsVACG0D0AAxhUAIdcPAQDFFQAh6g8BAMUVACHrDwAAyhUAIAjBBwAA9BUAIPINAACCFwAw8w0AAP0LABD0DQAAghcAMPUNAQDFFQAhmQ5AAMYVACGbDgEAxRUAIfkOAQDFFQAhDMEHAAD3FQAgwgcAAIQXACDDBwAAhRcAIMYHAACGFwAgxwcAAIcXACDyDQAAgxcAMPMNAADqCwAQ9A0AAIMXADD1DQEA5BUAIZkOQADoFQAhmw4BAOQVACH5DgEA5BUAIQOvDgAAzgsAILAOAADOCwAgsQ4AAM4LACADrw4AANILACCwDgAA0gsAILEOAADSCwAgA68OAADWCwAgsA4AANYLACCxDgAA1gsAIA2GAwIA7BUAIcEHAAD5FgAgyAcAAPoWACDyDQAA-BYAMPMNAADfCwAQ9A0AAPgWADCbDgEA5BUAIdcPAQDkFQAh3Q9AAOgVACHeDyAA5RUAId8PQADnFQAhyhEAAN8LACDLEQAA3wsAIAK0DgEAAAAB1w8BAAAAAQ_HBwAAihcAIPINAACJFwAw8w0AAOELABD0DQAAiRcAMPcNQADoFQAhjw4BAOYVACGXDgEA5hUAIbQOAQDkFQAhyg5AAOgVACHXDwEA5BUAIdgPAQDkFQAh2Q8AAN8VACDaD0AA5xUAIdsPAQDmFQAh3A8AAO0VACANhgMCAOwVACHBBwAA-RYAIMgHAAD6FgAg8g0AAPgWADDzDQAA3wsAEPQNAAD4FgAwmw4BAOQVACHXDwEA5BUAId0PQADoFQAh3g8gAOUVACHfD0AA5xUAIcoRAADfCwAgyxEAAN8LACAD4A8BAAAAAeMPBAAAAAHkDwQAAAABCMQHAACNFwAg8g0AAIwXADDzDQAA2gsAEPQNAACMFwAw9A5AAOgVACHgDwEA5BUAIeMPBADvFQAh5A8EAO8VACENwQcAAPkWACDFBwAAjxcAIPINAACOFwAw8w0AANYLABD0DQAAjhcAMJkOQADoFQAhmw4BAOQVACHXDwEA5BUAIeAPAQDkFQAh5Q9AAOcVACHmDwIA7BUAIcoRAADWCwAgyxEAANYLACALwQcAAPkWACDFBwAAjxcAIPINAACOFwAw8w0AANYLABD0DQAAjhcAMJkOQADoFQAhmw4BAOQVACHXDwEA5BUAIeAPAQDkFQAh5Q9AAOcVACHmDwIA7BUAIQOvDgAA2gsAILAOAADaCwAgsQ4AANoLACAC1w8BAAAAAecPAQAAAAEIwQcAAPkWACDyDQAAkRcAMPMNAADSCwAQ9A0AAJEXADDXDwEA5BUAIecPAQDkFQAh6A8BAOQVACHpD0AA6BUAIQ7BBwAA-RYAIPINAACSFwAw8w0AAM4LABD0DQAAkhcAMPUNAQDkFQAh-g0BAOYVACGZDkAA6BUAIZsOAQDkFQAhng4CAOwVACGHD0AA5xUAIbQPQADoFQAh1w8BAOQVACHqDwEA5BUAIesPAADtFQAgB_INAACTFwAw8w0AAMkLABD0DQAAkxcAMPUNAQDFFQAhxA9AAMYVACHvDwAA3xUAIPAPQADbFQAhB_INAACUFwAw8w0AALYLABD0DQAAlBcAMPUNAQDkFQAhxA9AAOgVACHvDwAA3xUAIPAPQADnFQAhEfINAACVFwAw8w0AALALABD0DQAAlRcAMPUNAQDFFQAhmQ5AAMYVACHdDgEAxRUAIcAPQADGFQAhxA9AAMYVACHxDwEAxRUAIfIPAQDJFQAh8w8BAMUVACH0DwEAxRUAIfUPAQDJFQAh9g9AANsVACH3DwEAyRUAIfgPQADbFQAh-Q9AANsVACER8g0AAJYXADDzDQAAnQsAEPQNAACWFwAw9Q0BAOQVACGZDkAA6BUAId0OAQDkFQAhwA9AAOgVACHED0AA6BUAIfEPAQDkFQAh8g8BAOYVACHzDwEA5BUAIfQPAQDkFQAh9Q8BAOYVACH2D0AA5xUAIfcPAQDmFQAh-A9AAOcVACH5D0AA5xUAIQoIAAD0FQAg8g0AAJcXADDzDQAAlwsAEPQNAACXFwAwvA4BAMUVACHdD0AAxhUAIfoPAQDFFQAh-w8BAMUVACH8D0AAxhUAIf0PQADbFQAhEPINAACYFwAw8w0AAIELABD0DQAAmBcAMPUNAQDFFQAhlA4CAMgVACGWDkAA2xUAIZcOAgDIFQAhmA5AANsVACGZDkAAxhUAIbwOAQDFFQAhzg4BAMUVACHYDkAA2xUAIfoPAQDFFQAh_g8AAPQVACD_DwIAyBUAIYAQQADbFQAhCAgAAPQVACDyDQAAmRcAMPMNAADrCgAQ9A0AAJkXADD1DQQAxBUAIfcNQADGFQAhvA4BAMUVACH6DwEAxRUAIQnyDQAAmhcAMPMNAADVCgAQ9A0AAJoXADCbDgEAyRUAIbUOAQDJFQAhgQ8gAOAVACHMD0AAxhUAIYEQAQDFFQAhghACAMgVACEJ8g0AAJsXADDzDQAAwgoAEPQNAACbFwAwmw4BAOYVACG1DgEA5hUAIYEPIADlFQAhzA9AAOgVACGBEAEA5BUAIYIQAgDsFQAhEPINAACcFwAw8w0AALwKABD0DQAAnBcAMPUNAQDFFQAhmQ5AAMYVACGbDgEAyRUAIZ0OAQDFFQAhpg4BAMkVACHwDgEAxRUAIcAPQADbFQAhzA9AANsVACGBEAEAxRUAIYMQAQDFFQAhhBAAAN8VACCFEEAA2xUAIYYQAgDIFQAhBvINAACdFwAw8w0AAKQKABD0DQAAnRcAMIcQAQDFFQAhiBACAMgVACGJEAAB_BUAIQjyDQAAnhcAMPMNAACOCgAQ9A0AAJ4XADC0DgEAxRUAIcIOEAD-FQAhoA8CAMgVACGHEAEAxRUAIYoQAgDIFQAhGvINAACfFwAw8w0AAPgJABD0DQAAnxcAMPUNAQDFFQAhmQ5AAMYVACGbDgEAxRUAIcIOAQDJFQAhyw4CAMgVACHODgEAxRUAIdgOQADbFQAh8Q4BAMkVACH0DgQAmBYAIbAPAQDJFQAhww8BAMkVACHXDwEAyRUAIfAPBACYFgAhixABAMUVACGMEAEAxRUAIY0QEAD-FQAhjhAQAP4VACGPEAIAxxUAIZAQAAH9FQAhkRACAMcVACGSEBAA_hUAIZMQAADKFQAglBABAMkVACEcnwYAAKEXACCgBgAAohcAIPINAACgFwAw8w0AAOUJABD0DQAAoBcAMPUNAQDkFQAhmQ5AAOgVACGbDgEA5BUAIcIOAQDmFQAhyw4CAOwVACHODgEA5BUAIdgOQADnFQAh8Q4BAOYVACH0DgQAnBYAIbAPAQDmFQAhww8BAOYVACHXDwEA5hUAIfAPBACcFgAhixABAOQVACGMEAEA5BUAIY0QEACLFgAhjhAQAIsWACGPEAIA6xUAIZAQAAGKFgAhkRACAOsVACGSEBAAixYAIZMQAADtFQAglBABAOYVACEDrw4AANoJACCwDgAA2gkAILEOAADaCQAgA68OAADeCQAgsA4AAN4JACCxDgAA3gkAIAKHEAEAAAABiBACAAAAAQeeBgAApRcAIPINAACkFwAw8w0AAN4JABD0DQAApBcAMIcQAQDkFQAhiBACAOwVACGJEAABiRYAIR6fBgAAoRcAIKAGAACiFwAg8g0AAKAXADDzDQAA5QkAEPQNAACgFwAw9Q0BAOQVACGZDkAA6BUAIZsOAQDkFQAhwg4BAOYVACHLDgIA7BUAIc4OAQDkFQAh2A5AAOcVACHxDgEA5hUAIfQOBACcFgAhsA8BAOYVACHDDwEA5hUAIdcPAQDmFQAh8A8EAJwWACGLEAEA5BUAIYwQAQDkFQAhjRAQAIsWACGOEBAAixYAIY8QAgDrFQAhkBAAAYoWACGREAIA6xUAIZIQEACLFgAhkxAAAO0VACCUEAEA5hUAIcoRAADlCQAgyxEAAOUJACAChxABAAAAAYoQAgAAAAEJngYAAKUXACDyDQAApxcAMPMNAADaCQAQ9A0AAKcXADC0DgEA5BUAIcIOEACLFgAhoA8CAOwVACGHEAEA5BUAIYoQAgDsFQAhCPINAACoFwAw8w0AANUJABD0DQAAqBcAMPUNAQDFFQAhmQ5AAMYVACHED0AAxhUAIeAPAAH8FQAhixABAMUVACEK8g0AAKkXADDzDQAAvwkAEPQNAACpFwAwixABAMUVACGXEAIAyBUAIZgQAgDIFQAhmRACAMgVACGaEAAA3xUAIJsQAAD0FQAgnBABAMUVACEI7QwCAMgVACHyDQAAqhcAMPMNAACpCQAQ9A0AAKoXADDxDgEAxRUAIYsQAQDFFQAhnRACAMcVACGeEAEAxRUAIReFAwEAxRUAIe0MAgDIFQAh8g0AAKsXADDzDQAAkwkAEPQNAACrFwAwtA4BAMkVACGUDwIAxxUAIZ0PAQDJFQAh2A8BAMkVACHnDwEAyRUAIYsQAQDFFQAhlxACAMcVACGcECAA-xUAIZ0QAgDIFQAhnxABAMUVACGgEAEAyRUAIaEQAgDHFQAhohAAAMoVACCjEAEAyRUAIaQQAQDJFQAhpRAAAN8VACCmECAA-xUAIacQAgDHFQAhB_INAACsFwAw8w0AAP0IABD0DQAArBcAMOgOEACjFgAhixABAMUVACGoEAEAxRUAIakQEACjFgAhBvINAACtFwAw8w0AAOcIABD0DQAArRcAMIgQAgDIFQAhiRAAAfwVACGLEAEAxRUAIR3BBwAAyhUAIPINAACuFwAw8w0AANEIABD0DQAArhcAMPUNAQDFFQAh9w0EAJgWACGZDkAAxhUAIZsOAQDFFQAhtg4EAJgWACHODgEAxRUAIdQOAADKFQAg8Q4BAMkVACH5DgEAxRUAIY0PAADKFQAgxA9AAMYVACHXDwEAyRUAIfwPQADbFQAhqhABAMUVACGrECAA4BUAIawQAQDJFQAhrRABAMkVACGuEAAAyhUAIK8QAADKFQAgsBAAAPQVACCxECAA4BUAIbIQAADfFQAgsxACAMgVACG0EEAA2xUAIbUQAADKFQAgI6gFAACwFwAgqQUAALEXACCqBQAAshcAIKsFAACzFwAgrAUAALQXACCtBQAAtRcAIMEHAADtFQAg8g0AAK8XADDzDQAAvggAEPQNAACvFwAw9Q0BAOQVACH3DQQAnBYAIZkOQADoFQAhmw4BAOQVACG2DgQAnBYAIc4OAQDkFQAh1A4AAO0VACDxDgEA5hUAIfkOAQDkFQAhjQ8AAO0VACDED0AA6BUAIdcPAQDmFQAh_A9AAOcVACGqEAEA5BUAIasQIADlFQAhrBABAOYVACGtEAEA5hUAIa4QAADtFQAgrxAAAO0VACCwEAAA9xUAILEQIADlFQAhshAAAN8VACCzEAIA7BUAIbQQQADnFQAhtRAAAO0VACADrw4AAJ8IACCwDgAAnwgAILEOAACfCAAgA68OAACjCAAgsA4AAKMIACCxDgAAowgAIAOvDgAApwgAILAOAACnCAAgsQ4AAKcIACADrw4AAKsIACCwDgAAqwgAILEOAACrCAAgA68OAACvCAAgsA4AAK8IACCxDgAArwgAIAOvDgAAswgAILAOAACzCAAgsQ4AALMIACAJpwUAALcXACDyDQAAthcAMPMNAACzCAAQ9A0AALYXADD1DQEA5BUAIZkOQADoFQAhxA9AAOgVACHgDwABiRYAIYsQAQDkFQAhJagFAACwFwAgqQUAALEXACCqBQAAshcAIKsFAACzFwAgrAUAALQXACCtBQAAtRcAIMEHAADtFQAg8g0AAK8XADDzDQAAvggAEPQNAACvFwAw9Q0BAOQVACH3DQQAnBYAIZkOQADoFQAhmw4BAOQVACG2DgQAnBYAIc4OAQDkFQAh1A4AAO0VACDxDgEA5hUAIfkOAQDkFQAhjQ8AAO0VACDED0AA6BUAIdcPAQDmFQAh_A9AAOcVACGqEAEA5BUAIasQIADlFQAhrBABAOYVACGtEAEA5hUAIa4QAADtFQAgrxAAAO0VACCwEAAA9xUAILEQIADlFQAhshAAAN8VACCzEAIA7BUAIbQQQADnFQAhtRAAAO0VACDKEQAAvggAIMsRAAC-CAAgAosQAQAAAAGXEAIAAAABC6cFAAC3FwAg8g0AALkXADDzDQAArwgAEPQNAAC5FwAwixABAOQVACGXEAIA7BUAIZgQAgDsFQAhmRACAOwVACGaEAAA3xUAIJsQAAD3FQAgnBABAOQVACED7QwCAAAAAfEOAQAAAAGLEAEAAAABCacFAAC3FwAg7QwCAOwVACHyDQAAuxcAMPMNAACrCAAQ9A0AALsXADDxDgEA5BUAIYsQAQDkFQAhnRACAOsVACGeEAEA5BUAIQKLEAEAAAABnRACAAAAARiFAwEA5BUAIacFAAC3FwAg7QwCAOwVACHyDQAAvRcAMPMNAACnCAAQ9A0AAL0XADC0DgEA5hUAIZQPAgDrFQAhnQ8BAOYVACHYDwEA5hUAIecPAQDmFQAhixABAOQVACGXEAIA6xUAIZwQIACIFgAhnRACAOwVACGfEAEA5BUAIaAQAQDmFQAhoRACAOsVACGiEAAA7RUAIKMQAQDmFQAhpBABAOYVACGlEAAA3xUAIKYQIACIFgAhpxACAOsVACEDixABAAAAAagQAQAAAAGpEBAAAAABCKcFAAC3FwAg8g0AAL8XADDzDQAAowgAEPQNAAC_FwAw6A4QAKcWACGLEAEA5BUAIagQAQDkFQAhqRAQAKcWACECiBACAAAAAYsQAQAAAAEHpwUAALcXACDyDQAAwRcAMPMNAACfCAAQ9A0AAMEXADCIEAIA7BUAIYkQAAGJFgAhixABAOQVACEI2QgBAMUVACHyDQAAwhcAMPMNAACaCAAQ9A0AAMIXADC2DgQAxBUAIbcOBADEFQAhuA4CAMgVACG7ECAA4BUAIQjZCAEA5BUAIfINAADDFwAw8w0AAIcIABD0DQAAwxcAMLYOBADvFQAhtw4EAO8VACG4DgIA7BUAIbsQIADlFQAhBNkIAQAAAAG2DgQAAAABtw4EAAAAAbgOAgAAAAEOwA0CAMgVACHyDQAAxRcAMPMNAACBCAAQ9A0AAMUXADD3DUAAxhUAIbYOBADEFQAhtw4EAMQVACG4DgIAyBUAIb0OAQDJFQAh8Q4BAMUVACHHDwEAxRUAIb0QBACYFgAhvhBAAMYVACG_EEAA2xUAIQ7ADQIA7BUAIfINAADGFwAw8w0AAO4HABD0DQAAxhcAMPcNQADoFQAhtg4EAO8VACG3DgQA7xUAIbgOAgDsFQAhvQ4BAOYVACHxDgEA5BUAIccPAQDkFQAhvRAEAJwWACG-EEAA6BUAIb8QQADnFQAhA7YOBAAAAAG3DgQAAAABuA4CAAAAAQXyDQAAyBcAMPMNAADoBwAQ9A0AAMgXADC0DgEAxRUAIcEQAgDIFQAhBfINAADJFwAw8w0AANUHABD0DQAAyRcAMLQOAQDkFQAhwRACAOwVACEH2QgBAMUVACHyDQAAyhcAMPMNAADPBwAQ9A0AAMoXADCYEAIAyBUAIZoQAAD0FQAgwhABAMUVACEH2QgBAOQVACHyDQAAyxcAMPMNAAC8BwAQ9A0AAMsXADCYEAIA7BUAIZoQAAD3FQAgwhABAOQVACEI2QgBAMUVACHyDQAAzBcAMPMNAAC2BwAQ9A0AAMwXADC2DgQAxBUAIcMQAQDFFQAhxBACAMgVACHFEAIAyBUAIQjZCAEA5BUAIfINAADNFwAw8w0AAKMHABD0DQAAzRcAMLYOBADvFQAhwxABAOQVACHEEAIA7BUAIcUQAgDsFQAhAtkIAQAAAAG2DgQAAAABB9kIAQDFFQAh8g0AAM8XADDzDQAAnQcAEPQNAADPFwAwtg4EAMQVACGrDwAB_BUAIccQBADEFQAhB9kIAQDkFQAh8g0AANAXADDzDQAAigcAEPQNAADQFwAwtg4EAO8VACGrDwABiRYAIccQBADvFQAhA9kIAQAAAAG2DgQAAAABxxAEAAAAAQjZCAEAxRUAIfINAADSFwAw8w0AAIQHABD0DQAA0hcAMLYOBADEFQAhzw4CAMgVACHWDgQAxBUAIasPAAH9FQAhCNkIAQDkFQAh8g0AANMXADDzDQAA8QYAEPQNAADTFwAwtg4EAO8VACHPDgIA7BUAIdYOBADvFQAhqw8AAYoWACEC2QgBAAAAAbYOBAAAAAEU2QgBAMUVACHyDQAA1RcAMPMNAADrBgAQ9A0AANUXADD3DQQAxBUAIbYOBADEFQAhtw4EAMQVACG4DgIAyBUAIbkOAgDIFQAhug4gAPsVACG7DiAA-xUAIbwOAQDFFQAhvQ4AAfwVACG-DgAB_RUAIb8OAAH9FQAhwA4AAf0VACHBDgAB_RUAIcIOEAD-FQAhww4QAP4VACHEDhAA_hUAIRTZCAEA5BUAIfINAADWFwAw8w0AANgGABD0DQAA1hcAMPcNBADvFQAhtg4EAO8VACG3DgQA7xUAIbgOAgDsFQAhuQ4CAOwVACG6DiAAiBYAIbsOIACIFgAhvA4BAOQVACG9DgABiRYAIb4OAAGKFgAhvw4AAYoWACHADgABihYAIcEOAAGKFgAhwg4QAIsWACHDDhAAixYAIcQOEACLFgAhBtkIAQAAAAG2DgQAAAABtw4EAAAAAbkOAgAAAAG8DgEAAAABvQ4AAQAAAQnyDQAA2BcAMPMNAADSBgAQ9A0AANgXADC2DgQAxBUAIcoQBADEFQAhyxABAMUVACHMEAEAxRUAIc0QBADEFQAhzhAEAJgWACEJ8g0AANkXADDzDQAAvwYAEPQNAADZFwAwtg4EAO8VACHKEAQA7xUAIcsQAQDkFQAhzBABAOQVACHNEAQA7xUAIc4QBACcFgAhArYOBAAAAAHKEAQAAAABC_INAADbFwAw8w0AALkGABD0DQAA2xcAMLYOBADEFQAh0BBAANsVACHREAEAyRUAIdIQBACYFgAh0xBAANsVACHUEEAA2xUAIdUQBACYFgAh1hBAANsVACEL8g0AANwXADDzDQAApgYAEPQNAADcFwAwtg4EAO8VACHQEEAA5xUAIdEQAQDmFQAh0hAEAJwWACHTEEAA5xUAIdQQQADnFQAh1RAEAJwWACHWEEAA5xUAIQnyDQAA3RcAMPMNAACgBgAQ9A0AAN0XADD6DQEAxRUAIZMOAgDHFQAhnQ4BAMUVACG2DgQAxBUAIdkOQADGFQAh3Q9AAMYVACEJ8g0AAN4XADDzDQAAjQYAEPQNAADeFwAw-g0BAOQVACGTDgIA6xUAIZ0OAQDkFQAhtg4EAO8VACHZDkAA6BUAId0PQADoFQAhAp0OAQAAAAG2DgQAAAABB_INAADgFwAw8w0AAIcGABD0DQAA4BcAMLYOBADEFQAhtw4EAMQVACHYEAQAxBUAIdkQIADgFQAhB_INAADhFwAw8w0AAPQFABD0DQAA4RcAMLYOBADvFQAhtw4EAO8VACHYEAQA7xUAIdkQIADlFQAhFPINAADiFwAw8w0AAO4FABD0DQAA4hcAMPoNAQDJFQAhqA5AANsVACG2DgQAxBUAIbcOBACYFgAhzg4BAMUVACG0D0AAxhUAIccPAQDJFQAh2BAEAJgWACHaEAQAmBYAIdsQBACYFgAh3BAEAJgWACHdEAEAyRUAId4QBACYFgAh3xABAMkVACHgEAQAmBYAIeEQBACYFgAh4hBAANsVACEU8g0AAOMXADDzDQAA2wUAEPQNAADjFwAw-g0BAOYVACGoDkAA5xUAIbYOBADvFQAhtw4EAJwWACHODgEA5BUAIbQPQADoFQAhxw8BAOYVACHYEAQAnBYAIdoQBACcFgAh2xAEAJwWACHcEAQAnBYAId0QAQDmFQAh3hAEAJwWACHfEAEA5hUAIeAQBACcFgAh4RAEAJwWACHiEEAA5xUAIQbyDQAA5BcAMPMNAADVBQAQ9A0AAOQXADC0DgEAxRUAIecPAQDFFQAh4xBAAMYVACEG8g0AAOUXADDzDQAAwgUAEPQNAADlFwAwtA4BAOQVACHnDwEA5BUAIeMQQADoFQAhCoYDAAD0FQAg8g0AAOYXADDzDQAAvAUAEPQNAADmFwAw-Q4BAMUVACGLD0AA2xUAIbYPAgDIFQAh5BABAMUVACHlEAEAxRUAIeYQQADbFQAhCoYDAAD3FQAg8g0AAOcXADDzDQAAqQUAEPQNAADnFwAw-Q4BAOQVACGLD0AA5xUAIbYPAgDsFQAh5BABAOQVACHlEAEA5BUAIeYQQADnFQAhAvkOAQAAAAHkEAEAAAABB_INAADpFwAw8w0AAKMFABD0DQAA6RcAMLQOAQDFFQAh-Q4BAMUVACHlEAEAxRUAIegQQADGFQAhB_INAADqFwAw8w0AAJAFABD0DQAA6hcAMLQOAQDkFQAh-Q4BAOQVACHlEAEA5BUAIegQQADoFQAhA7QOAQAAAAH5DgEAAAAB5RABAAAAAQnyDQAA7BcAMPMNAACKBQAQ9A0AAOwXADC0DgEAxRUAIfkOAQDFFQAhsBAgAOAVACHmEEAA2xUAIeoQIADgFQAh6xBAAMYVACEV8g0AAO0XADDzDQAA9AQAEPQNAADtFwAwmQ5AAMYVACG2DgQAxBUAIbcOBADEFQAhvQ4BAMUVACHODgEAxRUAIfkOAQDFFQAhiw9AANsVACG2DwIAyBUAIccPAQDFFQAhqRAQAKMWACHkEAEAxRUAIeUQAQDFFQAh5hBAANsVACHsEAEAyRUAIe0QQADGFQAh7hAgAOAVACHvECAA4BUAIfAQIADgFQAhFoYDAADvFwAg8g0AAO4XADDzDQAA4QQAEPQNAADuFwAwmQ5AAOgVACG2DgQA7xUAIbcOBADvFQAhvQ4BAOQVACHODgEA5BUAIfkOAQDkFQAhiw9AAOcVACG2DwIA7BUAIccPAQDkFQAhqRAQAKcWACHkEAEA5BUAIeUQAQDkFQAh5hBAAOcVACHsEAEA5hUAIe0QQADoFQAh7hAgAOUVACHvECAA5RUAIfAQIADlFQAhA68OAADbBAAgsA4AANsEACCxDgAA2wQAIAqFAwAA8RcAIPINAADwFwAw8w0AANsEABD0DQAA8BcAMLQOAQDkFQAh-Q4BAOQVACGwECAA5RUAIeYQQADnFQAh6hAgAOUVACHrEEAA6BUAIRiGAwAA7xcAIPINAADuFwAw8w0AAOEEABD0DQAA7hcAMJkOQADoFQAhtg4EAO8VACG3DgQA7xUAIb0OAQDkFQAhzg4BAOQVACH5DgEA5BUAIYsPQADnFQAhtg8CAOwVACHHDwEA5BUAIakQEACnFgAh5BABAOQVACHlEAEA5BUAIeYQQADnFQAh7BABAOYVACHtEEAA6BUAIe4QIADlFQAh7xAgAOUVACHwECAA5RUAIcoRAADhBAAgyxEAAOEEACAOCAAA9BUAIPINAADyFwAw8w0AANYEABD0DQAA8hcAMPcNBADEFQAhtg4EAMQVACG3DgQAxBUAIbkOAgDIFQAhvA4BAMUVACG9DgEAxRUAIfkOAQDFFQAhxw8BAMUVACHxEAEAxRUAIfIQAQDFFQAhDggAAPcVACDyDQAA8xcAMPMNAADDBAAQ9A0AAPMXADD3DQQA7xUAIbYOBADvFQAhtw4EAO8VACG5DgIA7BUAIbwOAQDkFQAhvQ4BAOQVACH5DgEA5BUAIccPAQDkFQAh8RABAOQVACHyEAEA5BUAIQO2DgQAAAABuQ4CAAAAAb0OAQAAAAEFCAAB_BUAIfINAAD1FwAw8w0AAL0EABD0DQAA9RcAMMsQAAH8FQAhBggAAYkWACHTAgAA9xcAIPINAAD2FwAw8w0AAKoEABD0DQAA9hcAMMsQAAGJFgAhA68OAACOBAAgsA4AAI4EACCxDgAAjgQAIAjyDQAA-BcAMPMNAACkBAAQ9A0AAPgXADCREAAB_RUAIfMQAgDIFQAh9BACAMgVACH1EAEAxRUAIfYQAAH8FQAhCdQCAAD6FwAg8g0AAPkXADDzDQAAjgQAEPQNAAD5FwAwkRAAAYoWACHzEAIA7BUAIfQQAgDsFQAh9RABAOQVACH2EAABiRYAIQgIAAGJFgAh0wIAAPcXACDyDQAA9hcAMPMNAACqBAAQ9A0AAPYXADDLEAABiRYAIcoRAACqBAAgyxEAAKoEACAC8xACAAAAAfQQAgAAAAESqgUCAMgVACGgBgAB_RUAIfINAAD8FwAw8w0AAIkEABD0DQAA_BcAMPcNQADGFQAhsA8BAMUVACHDDwEAxRUAIZAQAQDFFQAhkxAAAPQVACCUEAEAxRUAIcoQAgDIFQAh-BABAMUVACH5EAAA9BUAIPoQBADEFQAh-xAEAMQVACH8EAQAxBUAIf0QAAD0FQAgEqoFAgDsFQAhoAYAAYoWACHyDQAA_RcAMPMNAAD2AwAQ9A0AAP0XADD3DUAA6BUAIbAPAQDkFQAhww8BAOQVACGQEAEA5BUAIZMQAAD3FQAglBABAOQVACHKEAIA7BUAIfgQAQDkFQAh-RAAAPcVACD6EAQA7xUAIfsQBADvFQAh_BAEAO8VACH9EAAA9xUAIAryDQAA_hcAMPMNAADwAwAQ9A0AAP4XADCbDgEAxRUAIf4QQADGFQAh_xABAMUVACGAEQEAxRUAIYERAgDIFQAhghECAMgVACGDEQAA0BYAIAryDQAA_xcAMPMNAADdAwAQ9A0AAP8XADCbDgEA5BUAIf4QQADoFQAh_xABAOQVACGAEQEA5BUAIYERAgDsFQAhghECAOwVACGDEQAA0BYAIASbDgEAAAAB_hBAAAAAAf8QAQAAAAGAEQEAAAABDNkIAQDFFQAh8g0AAIEYADDzDQAA1wMAEPQNAACBGAAw9Q0BAMUVACGZDkAAxhUAIZsOAQDFFQAhtg4EAJgWACG8DgEAxRUAIcQPQADGFQAh-A9AANsVACH5D0AA2xUAIQzZCAEA5BUAIfINAACCGAAw8w0AAMQDABD0DQAAghgAMPUNAQDkFQAhmQ5AAOgVACGbDgEA5BUAIbYOBACcFgAhvA4BAOQVACHED0AA6BUAIfgPQADnFQAh-Q9AAOcVACEG8g0AAIMYADDzDQAAvgMAEPQNAACDGAAwtQ4BAMkVACG2DwEAxRUAIcQPQADGFQAhBvINAACEGAAw8w0AAKsDABD0DQAAhBgAMLUOAQDmFQAhtg8BAOQVACHED0AA6BUAIQbyDQAAhRgAMPMNAAClAwAQ9A0AAIUYADCbDgEAxRUAIfQOQADGFQAhgRECAMgVACEG8g0AAIYYADDzDQAAkgMAEPQNAACGGAAwmw4BAOQVACH0DkAA6BUAIYERAgDsFQAhApsOAQAAAAH0DkAAAAABBvINAACIGAAw8w0AAIwDABD0DQAAiBgAMIkQBADEFQAh_hBAAMYVACGGEQEAxRUAIQbyDQAAiRgAMPMNAAD5AgAQ9A0AAIkYADCJEAQA7xUAIf4QQADoFQAhhhEBAOQVACEC_hBAAAAAAYYRAQAAAAEP8g0AAIsYADDzDQAA8wIAEPQNAACLGAAwkQ4BAMkVACGTDgIAxxUAIcEOAQDFFQAhxA9AAMYVACH7DwEAxRUAIYYRAQDFFQAhiBEBAMUVACGJEQEAxRUAIYoRIADgFQAhixEAAIwYACCMEQEAxRUAIY0RQADGFQAhBP0NAAEAAAWsDgABAAABrQ4AAQAABK4OAAEAAAQP8g0AAI0YADDzDQAA4AIAEPQNAACNGAAwkQ4BAOYVACGTDgIA6xUAIcEOAQDkFQAhxA9AAOgVACH7DwEA5BUAIYYRAQDkFQAhiBEBAOQVACGJEQEA5BUAIYoRIADlFQAhixEAAIwYACCMEQEA5BUAIY0RQADoFQAhBMEOAQAAAAH7DwEAAAABhhEBAAAAAYgRAQAAAAEK8g0AAI8YADDzDQAA2gIAEPQNAACPGAAw9Q0BAMUVACH3DUAAxhUAIfAOAQDFFQAhjxEBAMUVACGQEQEAxRUAIZERAAD0FQAgkhEBAMkVACEK8g0AAJAYADDzDQAAxwIAEPQNAACQGAAw9Q0BAOQVACH3DUAA6BUAIfAOAQDkFQAhjxEBAOQVACGQEQEA5BUAIZERAAD3FQAgkhEBAOYVACEV8g0AAJEYADDzDQAAwQIAEPQNAACRGAAw9Q0BAMUVACGZDkAAxhUAIZsOAQDFFQAhvA4BAMUVACHhDgEAxRUAIfkOAQDFFQAhxA9AANsVACH4D0AA2xUAIfkPQADbFQAhyxABAMUVACGTEQAA3xUAIJQRAADfFQAglREAAN8VACCWEQIAxxUAIZcRAQDFFQAhmBFAANsVACGZEQEAyRUAIZoRAQDJFQAhDdkIAQDFFQAh8g0AAJIYADDzDQAAqwIAEPQNAACSGAAw9Q0BAMUVACGZDkAAxhUAIbYOBACYFgAhpBABAMUVACGYEUAA2xUAIZkRAQDJFQAhmxFAANsVACGcEUAA2xUAIZ0RAgDIFQAhAvoPAQAAAAH7DwEAAAABCwgAAPcVACCuAQAAlRgAIPINAACUGAAw8w0AAI8CABD0DQAAlBgAMLwOAQDkFQAh3Q9AAOgVACH6DwEA5BUAIfsPAQDkFQAh_A9AAOgVACH9D0AA5xUAIRasAQAAnhgAIK8BAACfGAAgsAEAAKAYACCxAQAAoRgAIPINAACdGAAw8w0AAIECABD0DQAAnRgAMPUNAQDkFQAhmQ5AAOgVACGbDgEA5hUAIZ0OAQDkFQAhpg4BAOYVACHwDgEA5BUAIcAPQADnFQAhzA9AAOcVACGBEAEA5BUAIYMQAQDkFQAhhBAAAN8VACCFEEAA5xUAIYYQAgDsFQAhyhEAAIECACDLEQAAgQIAIAK8DgEAAAAB-g8BAAAAARGuAQAAlRgAIPINAACXGAAw8w0AAIsCABD0DQAAlxgAMPUNAQDkFQAhlA4CAOwVACGWDkAA5xUAIZcOAgDsFQAhmA5AAOcVACGZDkAA6BUAIbwOAQDkFQAhzg4BAOQVACHYDkAA5xUAIfoPAQDkFQAh_g8AAPcVACD_DwIA7BUAIYAQQADnFQAhCQgAAPcVACCuAQAAlRgAIPINAACYGAAw8w0AAIcCABD0DQAAmBgAMPUNBADvFQAh9w1AAOgVACG8DgEA5BUAIfoPAQDkFQAhD60BAACaGAAgsgEAAJsYACDZCAEA5BUAIfINAACZGAAw8w0AAIUCABD0DQAAmRgAMPUNAQDkFQAhmQ5AAOgVACG2DgQAnBYAIaQQAQDkFQAhmBFAAOcVACGZEQEA5hUAIZsRQADnFQAhnBFAAOcVACGdEQIA7BUAIQOvDgAA_QEAILAOAAD9AQAgsQ4AAP0BACADrw4AAIECACCwDgAAgQIAILEOAACBAgAgApsOAQAAAAGBEAEAAAABFKwBAACeGAAgrwEAAJ8YACCwAQAAoBgAILEBAAChGAAg8g0AAJ0YADDzDQAAgQIAEPQNAACdGAAw9Q0BAOQVACGZDkAA6BUAIZsOAQDmFQAhnQ4BAOQVACGmDgEA5hUAIfAOAQDkFQAhwA9AAOcVACHMD0AA5xUAIYEQAQDkFQAhgxABAOQVACGEEAAA3xUAIIUQQADnFQAhhhACAOwVACERrQEAAJoYACCyAQAAmxgAINkIAQDkFQAh8g0AAJkYADDzDQAAhQIAEPQNAACZGAAw9Q0BAOQVACGZDkAA6BUAIbYOBACcFgAhpBABAOQVACGYEUAA5xUAIZkRAQDmFQAhmxFAAOcVACGcEUAA5xUAIZ0RAgDsFQAhyhEAAIUCACDLEQAAhQIAIAOvDgAAhwIAILAOAACHAgAgsQ4AAIcCACADrw4AAIsCACCwDgAAiwIAILEOAACLAgAgA68OAACPAgAgsA4AAI8CACCxDgAAjwIAIBasAQAAoxgAIPINAACiGAAw8w0AAP0BABD0DQAAohgAMPUNAQDkFQAhmQ5AAOgVACGbDgEA5BUAIbwOAQDkFQAh4Q4BAOQVACH5DgEA5BUAIcQPQADnFQAh-A9AAOcVACH5D0AA5xUAIcsQAQDkFQAhkxEAAN8VACCUEQAA3xUAIJURAADfFQAglhECAOsVACGXEQEA5BUAIZgRQADnFQAhmREBAOYVACGaEQEA5hUAIRGtAQAAmhgAILIBAACbGAAg2QgBAOQVACHyDQAAmRgAMPMNAACFAgAQ9A0AAJkYADD1DQEA5BUAIZkOQADoFQAhtg4EAJwWACGkEAEA5BUAIZgRQADnFQAhmREBAOYVACGbEUAA5xUAIZwRQADnFQAhnRECAOwVACHKEQAAhQIAIMsRAACFAgAgAtkIAQAAAAG2DgQAAAABBfINAAClGAAw8w0AAPgBABD0DQAApRgAMPsPAQDFFQAhoREAAPQVACAF8g0AAKYYADDzDQAA5QEAEPQNAACmGAAw-w8BAOQVACGhEQAA9xUAIBHADQIAyBUAIfINAACnGAAw8w0AAN8BABD0DQAApxgAMPcNQADGFQAhtg4EAMQVACG3DgQAxBUAIbkOAgDIFQAhvQ4BAMUVACHdDgEAxRUAIbUPAQDJFQAhxw8BAMkVACHxDwEAxRUAIb4QQADGFQAh2BAEAMQVACGiEQEAxRUAIaMRAADKFQAgEcANAgDsFQAh8g0AAKgYADDzDQAAzAEAEPQNAACoGAAw9w1AAOgVACG2DgQA7xUAIbcOBADvFQAhuQ4CAOwVACG9DgEA5BUAId0OAQDkFQAhtQ8BAOYVACHHDwEA5hUAIfEPAQDkFQAhvhBAAOgVACHYEAQA7xUAIaIRAQDkFQAhoxEAAO0VACACtg4EAAAAAaIRAQAAAAEJCAAA9BUAIPINAACqGAAw8w0AAMYBABD0DQAAqhgAMPUNAQDFFQAh9w1AAMYVACG0DgEAxRUAIbwOAQDFFQAhzw9AANsVACEJCAAA9xUAIPINAACrGAAw8w0AALMBABD0DQAAqxgAMPUNAQDkFQAh9w1AAOgVACG0DgEA5BUAIbwOAQDkFQAhzw9AAOcVACEF8g0AAKwYADDzDQAArQEAEPQNAACsGAAw3Q4BAMUVACHBEAIAyBUAIQXyDQAArRgAMPMNAACaAQAQ9A0AAK0YADDdDgEA5BUAIcEQAgDsFQAhCvINAACuGAAw8w0AAJQBABD0DQAArhgAMLYOBADEFQAhtw4EAMQVACG9DgEAxRUAIfEPAQDFFQAh2BAEAMQVACGiEQEAxRUAIaURAQDFFQAhCvINAACvGAAw8w0AAIEBABD0DQAArxgAMLYOBADvFQAhtw4EAO8VACG9DgEA5BUAIfEPAQDkFQAh2BAEAO8VACGiEQEA5BUAIaURAQDkFQAhBLYOBAAAAAHxDwEAAAABohEBAAAAAaURAQAAAAEP8g0AALEYADDzDQAAewAQ9A0AALEYADC2DgQAxBUAIbcOBADEFQAhuQ4CAMgVACHdDgEAxRUAIbUPAQDFFQAh8Q8BAMUVACHNEAQAxBUAIaIRAQDFFQAhpREBAMUVACGnEQEAxRUAIagRBADEFQAhqREAAPQVACAP8g0AALIYADDzDQAAaAAQ9A0AALIYADC2DgQA7xUAIbcOBADvFQAhuQ4CAOwVACHdDgEA5BUAIbUPAQDkFQAh8Q8BAOQVACHNEAQA7xUAIaIRAQDkFQAhpREBAOQVACGnEQEA5BUAIagRBADvFQAhqREAAPcVACADtg4EAAAAAaIRAQAAAAGlEQEAAAABJAgBAMUVACHyDQAAtBgAMPMNAABiABD0DQAAtBgAMPUNAQDFFQAhmQ5AAMYVACG2DgQAxBUAIbcOBACYFgAhuQ4CAMcVACG9DgEAyRUAId0OAQDFFQAhtQ8BAMkVACHDDwEAyRUAIccPAQDJFQAh8Q8BAMUVACH4D0AA2xUAIc0QBADEFQAh7hAgAOAVACGiEQEAxRUAIaURAQDFFQAhpxEBAMUVACGoEQQAxBUAIasRAgDHFQAhrBEAAMoVACCtEQAAyhUAIK4RIADgFQAhrxEBAMUVACGwEQEAyRUAIbERAQDFFQAhshEBAMkVACGzEQEAyRUAIbQRAQDJFQAhtREBAMkVACG2EQQAmBYAIbcRBACYFgAhuBEBAMkVACEkCAEA5BUAIfINAAC1GAAw8w0AAE8AEPQNAAC1GAAw9Q0BAOQVACGZDkAA6BUAIbYOBADvFQAhtw4EAJwWACG5DgIA6xUAIb0OAQDmFQAh3Q4BAOQVACG1DwEA5hUAIcMPAQDmFQAhxw8BAOYVACHxDwEA5BUAIfgPQADnFQAhzRAEAO8VACHuECAA5RUAIaIRAQDkFQAhpREBAOQVACGnEQEA5BUAIagRBADvFQAhqxECAOsVACGsEQAA7RUAIK0RAADtFQAgrhEgAOUVACGvEQEA5BUAIbARAQDmFQAhsREBAOQVACGyEQEA5hUAIbMRAQDmFQAhtBEBAOYVACG1EQEA5hUAIbYRBACcFgAhtxEEAJwWACG4EQEA5hUAIQS2DgQAAAAB8Q8BAAAAAaIRAQAAAAGlEQEAAAABC_INAAC3GAAw8w0AAEkAEPQNAAC3GAAwmQ5AAMYVACGbDgEAyRUAIfkOAQDJFQAhohEBAMUVACGuESAA4BUAIboRAQDJFQAhuxEBAMUVACG8EQEAxRUAIQvyDQAAuBgAMPMNAAA2ABD0DQAAuBgAMJkOQADoFQAhmw4BAOYVACH5DgEA5hUAIaIRAQDkFQAhrhEgAOUVACG6EQEA5hUAIbsRAQDkFQAhvBEBAOQVACES2QgBAMUVACHyDQAAuRgAMPMNAAAwABD0DQAAuRgAMPUNAQDFFQAhkw4BAMUVACGbDgEAxRUAIfEOAQDFFQAhkQ9AANsVACGbEAAA3xUAIL0RAQDFFQAhvhFAAMYVACG_EUAAxhUAIcARQADbFQAhwREBAMkVACHCEQIAxxUAIcMRAgDHFQAhxBEBAMkVACES2QgBAOQVACHyDQAAuhgAMPMNAAAdABD0DQAAuhgAMPUNAQDkFQAhkw4BAOQVACGbDgEA5BUAIfEOAQDkFQAhkQ9AAOcVACGbEAAA3xUAIL0RAQDkFQAhvhFAAOgVACG_EUAA6BUAIcARQADnFQAhwREBAOYVACHCEQIA6xUAIcMRAgDrFQAhxBEBAOYVACEC2QgBAAAAAb0RAQAAAAEI8g0AALwYADDzDQAAFwAQ9A0AALwYADD1DQEAxRUAId0OAQDFFQAhxhFAAMYVACHHEUAA2xUAIcgRQADbFQAhCPINAAC9GAAw8w0AAAQAEPQNAAC9GAAw9Q0BAOQVACHdDgEA5BUAIcYRQADoFQAhxxFAAOcVACHIEUAA5xUAIQL1DQEAAAAB3Q4BAAAAAQAAAAAAAAXPEQQAAAAB1hEEAAAAAdcRBAAAAAHYEQQAAAAB2REEAAAAAQHPEUAAAAABBc8RAgAAAAHWEQIAAAAB1xECAAAAAdgRAgAAAAHZEQIAAAABBc8RAgAAAAHWEQIAAAAB1xECAAAAAdgRAgAAAAHZEQIAAAABAc8RAQAAAAEBzxEBAAAAAQUPAACtIQAgEAAAsCEAIMwRAACuIQAgzREAAK8hACDSEQAA-BQAIAMPAACtIQAgzBEAAK4hACDSEQAA-BQAIAAAAAAAAc8RQAAAAAEFDwAApyEAIBAAAKshACDMEQAAqCEAIM0RAACqIQAg0hEAAPQUACALDwAA1RgAMBAAANoYADDMEQAA1hgAMM0RAADXGAAwzhEAANgYACDPEQAA2RgAMNARAADZGAAw0REAANkYADDSEQAA2RgAMNMRAADbGAAw1BEAANwYADAH9Q0EAAAAAfcNQAAAAAH4DQIAAAAB-Q0CAAAAAfoNAQAAAAH7DYAAAAAB_A0BAAAAAQIAAAD8FAAgDwAA4BgAIAMAAAD8FAAgDwAA4BgAIBAAAN8YACABCAAAqSEAMAy_DQAA7hUAIPINAADqFQAw8w0AAPoUABD0DQAA6hUAMPUNBAAAAAH2DQEA5BUAIfcNQADoFQAh-A0CAOsVACH5DQIA7BUAIfoNAQDmFQAh-w0AAO0VACD8DQEA5hUAIQIAAAD8FAAgCAAA3xgAIAIAAADdGAAgCAAA3hgAIAvyDQAA3BgAMPMNAADdGAAQ9A0AANwYADD1DQQA7xUAIfYNAQDkFQAh9w1AAOgVACH4DQIA6xUAIfkNAgDsFQAh-g0BAOYVACH7DQAA7RUAIPwNAQDmFQAhC_INAADcGAAw8w0AAN0YABD0DQAA3BgAMPUNBADvFQAh9g0BAOQVACH3DUAA6BUAIfgNAgDrFQAh-Q0CAOwVACH6DQEA5hUAIfsNAADtFQAg_A0BAOYVACEH9Q0EAMUYACH3DUAAxhgAIfgNAgDHGAAh-Q0CAMgYACH6DQEAyRgAIfsNgAAAAAH8DQEAyRgAIQf1DQQAxRgAIfcNQADGGAAh-A0CAMcYACH5DQIAyBgAIfoNAQDJGAAh-w2AAAAAAfwNAQDJGAAhB_UNBAAAAAH3DUAAAAAB-A0CAAAAAfkNAgAAAAH6DQEAAAAB-w2AAAAAAfwNAQAAAAEDDwAApyEAIMwRAACoIQAg0hEAAPQUACAEDwAA1RgAMMwRAADWGAAwzhEAANgYACDSEQAA2RgAMAAAAALPEQEAAAAE1REBAAAABQLPEQEAAAAE1REBAAAABQHPESAAAAABCw8AAOoYADAQAADvGAAwzBEAAOsYADDNEQAA7BgAMM4RAADtGAAgzxEAAO4YADDQEQAA7hgAMNERAADuGAAw0hEAAO4YADDTEQAA8BgAMNQRAADxGAAwDsANAADiGAAg9Q0BAAAAAY8OAQAAAAGQDgEAAAABkQ4BAAAAAZIOAQAAAAGTDgEAAAABlA4CAAAAAZUOAgAAAAGWDkAAAAABlw4CAAAAAZgOQAAAAAGZDkAAAAABmg4BAAAAAQIAAAD4FAAgDwAA9RgAIAMAAAD4FAAgDwAA9RgAIBAAAPQYACABCAAApiEAMBO-DQAA8RUAIMANAADyFQAg8g0AAPAVADDzDQAA9hQAEPQNAADwFQAw9Q0BAAAAAY4OAQDkFQAhjw4BAOQVACGQDgEA5BUAIZEOAQDkFQAhkg4BAOYVACGTDgEA5BUAIZQOAgDsFQAhlQ4CAOwVACGWDkAA5xUAIZcOAgDsFQAhmA5AAOcVACGZDkAA6BUAIZoOAQDmFQAhAgAAAPgUACAIAAD0GAAgAgAAAPIYACAIAADzGAAgEfINAADxGAAw8w0AAPIYABD0DQAA8RgAMPUNAQDkFQAhjg4BAOQVACGPDgEA5BUAIZAOAQDkFQAhkQ4BAOQVACGSDgEA5hUAIZMOAQDkFQAhlA4CAOwVACGVDgIA7BUAIZYOQADnFQAhlw4CAOwVACGYDkAA5xUAIZkOQADoFQAhmg4BAOYVACER8g0AAPEYADDzDQAA8hgAEPQNAADxGAAw9Q0BAOQVACGODgEA5BUAIY8OAQDkFQAhkA4BAOQVACGRDgEA5BUAIZIOAQDmFQAhkw4BAOQVACGUDgIA7BUAIZUOAgDsFQAhlg5AAOcVACGXDgIA7BUAIZgOQADnFQAhmQ5AAOgVACGaDgEA5hUAIQ31DQEAyhgAIY8OAQDKGAAhkA4BAMoYACGRDgEAyhgAIZIOAQDJGAAhkw4BAMoYACGUDgIAyBgAIZUOAgDIGAAhlg5AANIYACGXDgIAyBgAIZgOQADSGAAhmQ5AAMYYACGaDgEAyRgAIQ7ADQAA1BgAIPUNAQDKGAAhjw4BAMoYACGQDgEAyhgAIZEOAQDKGAAhkg4BAMkYACGTDgEAyhgAIZQOAgDIGAAhlQ4CAMgYACGWDkAA0hgAIZcOAgDIGAAhmA5AANIYACGZDkAAxhgAIZoOAQDJGAAhDsANAADiGAAg9Q0BAAAAAY8OAQAAAAGQDgEAAAABkQ4BAAAAAZIOAQAAAAGTDgEAAAABlA4CAAAAAZUOAgAAAAGWDkAAAAABlw4CAAAAAZgOQAAAAAGZDkAAAAABmg4BAAAAAQHPEQEAAAAEAc8RAQAAAAQEDwAA6hgAMMwRAADrGAAwzhEAAO0YACDSEQAA7hgAMAAGvg0AAPsYACDADQAA_BgAIJIOAAC_GAAglg4AAL8YACCYDgAAvxgAIJoOAAC_GAAgCcENAAD5GAAgoQ4AAL8YACCiDgAAvxgAIKMOAAC_GAAgpA4AAL8YACCmDgAAvxgAIKgOAAC_GAAgqg4AAL8YACCrDgAAvxgAIAAAAAAAAAAAAAAAAAAAAc8RIAAAAAEBzxEAAQAAAQHPEQABAAABBc8REAAAAAHWERAAAAAB1xEQAAAAAdgREAAAAAHZERAAAAABAAAACw8AAJIZADAQAACXGQAwzBEAAJMZADDNEQAAlBkAMM4RAACVGQAgzxEAAJYZADDQEQAAlhkAMNERAACWGQAw0hEAAJYZADDTEQAAmBkAMNQRAACZGQAwCMANAgAAAAGXDgEAAAABtA4BAAAAAbYOBAAAAAHIDgIAAAAByQ5AAAAAAcoOQAAAAAHLDoAAAAABAgAAAPUTACAPAACdGQAgAwAAAPUTACAPAACdGQAgEAAAnBkAIAEIAAClIQAwDu0MAACSFgAgwA0CAOwVACHyDQAAkRYAMPMNAAD3EwAQ9A0AAJEWADCXDgEA5hUAIbQOAQDkFQAhtg4EAO8VACHGDgEA5BUAIcgOAgDsFQAhyQ5AAOgVACHKDkAA6BUAIcsOAADtFQAgzA4AAJMWACACAAAA9RMAIAgAAJwZACACAAAAmhkAIAgAAJsZACAMwA0CAOwVACHyDQAAmRkAMPMNAACaGQAQ9A0AAJkZADCXDgEA5hUAIbQOAQDkFQAhtg4EAO8VACHGDgEA5BUAIcgOAgDsFQAhyQ5AAOgVACHKDkAA6BUAIcsOAADtFQAgDMANAgDsFQAh8g0AAJkZADDzDQAAmhkAEPQNAACZGQAwlw4BAOYVACG0DgEA5BUAIbYOBADvFQAhxg4BAOQVACHIDgIA7BUAIckOQADoFQAhyg5AAOgVACHLDgAA7RUAIAjADQIAyBgAIZcOAQDJGAAhtA4BAMoYACG2DgQAxRgAIcgOAgDIGAAhyQ5AAMYYACHKDkAAxhgAIcsOgAAAAAEIwA0CAMgYACGXDgEAyRgAIbQOAQDKGAAhtg4EAMUYACHIDgIAyBgAIckOQADGGAAhyg5AAMYYACHLDoAAAAABCMANAgAAAAGXDgEAAAABtA4BAAAAAbYOBAAAAAHIDgIAAAAByQ5AAAAAAcoOQAAAAAHLDoAAAAABBA8AAJIZADDMEQAAkxkAMM4RAACVGQAg0hEAAJYZADAAAAAAAAAFDwAAoCEAIBAAAKMhACDMEQAAoSEAIM0RAACiIQAg0hEAAJAUACADDwAAoCEAIMwRAAChIQAg0hEAAJAUACAC7AwAAJ8ZACDHDgAAvxgAIAAAAAAAAAAAAs8RAQAAAATVEQEAAAAFBc8RBAAAAAHWEQQAAAAB1xEEAAAAAdgRBAAAAAHZEQQAAAABAc8RAQAAAAQAAAAAAAAAAAAAAAAABc8REAAAAAHWERAAAAAB1xEQAAAAAdgREAAAAAHZERAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACzxECAAAABNURAgAAAAUCzxECAAAABNURAgAAAAUBzxECAAAABAHPEQIAAAAEAAAAAAAAAAACzxECAAAABNURAgAAAAUBzxECAAAABAAAAAAAAs8RAQAAAATVEQEAAAAFAc8RAQAAAAQAAAAAAAAAAAAAAAAAAALPEQEAAAAE1REBAAAABQHPEQEAAAAEAAAAAAAAAAAAAAAAAAUPAACbIQAgEAAAniEAIMwRAACcIQAgzREAAJ0hACDSEQAAuA0AIAMPAACbIQAgzBEAAJwhACDSEQAAuA0AIAAAAAAAAs8RAQAAAATVEQEAAAAFBQ8AAJYhACAQAACZIQAgzBEAAJchACDNEQAAmCEAINIRAAC4DQAgAc8RAQAAAAQDDwAAliEAIMwRAACXIQAg0hEAALgNACAAAAAAAAsPAADbGgAwEAAA4BoAMMwRAADcGgAwzREAAN0aADDOEQAA3hoAIM8RAADfGgAw0BEAAN8aADDREQAA3xoAMNIRAADfGgAw0xEAAOEaADDUEQAA4hoAMAsPAADPGgAwEAAA1BoAMMwRAADQGgAwzREAANEaADDOEQAA0hoAIM8RAADTGgAw0BEAANMaADDREQAA0xoAMNIRAADTGgAw0xEAANUaADDUEQAA1hoAMArJDkAAAAAB9w4gAAAAAcsPAQAAAAHMD0AAAAABzQ8gAAAAAc4PAQAAAAHPD0AAAAAB0A9AAAAAAdEPQAAAAAHSD4AAAAABAgAAAMANACAPAADaGgAgAwAAAMANACAPAADaGgAgEAAA2RoAIAEIAACVIQAwENkIAADwFgAg8g0AAO8WADDzDQAAvg0AEPQNAADvFgAwtA4BAOQVACHJDkAA5xUAIfcOIADlFQAhyw8BAOQVACHMD0AA6BUAIc0PIADlFQAhzg8BAOYVACHPD0AA5xUAIdAPQADnFQAh0Q9AAOcVACHSDwAA7RUAINQPAADuFgAgAgAAAMANACAIAADZGgAgAgAAANcaACAIAADYGgAgDvINAADWGgAw8w0AANcaABD0DQAA1hoAMLQOAQDkFQAhyQ5AAOcVACH3DiAA5RUAIcsPAQDkFQAhzA9AAOgVACHNDyAA5RUAIc4PAQDmFQAhzw9AAOcVACHQD0AA5xUAIdEPQADnFQAh0g8AAO0VACAO8g0AANYaADDzDQAA1xoAEPQNAADWGgAwtA4BAOQVACHJDkAA5xUAIfcOIADlFQAhyw8BAOQVACHMD0AA6BUAIc0PIADlFQAhzg8BAOYVACHPD0AA5xUAIdAPQADnFQAh0Q9AAOcVACHSDwAA7RUAIArJDkAA0hgAIfcOIADoGAAhyw8BAMoYACHMD0AAxhgAIc0PIADoGAAhzg8BAMkYACHPD0AA0hgAIdAPQADSGAAh0Q9AANIYACHSD4AAAAABCskOQADSGAAh9w4gAOgYACHLDwEAyhgAIcwPQADGGAAhzQ8gAOgYACHODwEAyRgAIc8PQADSGAAh0A9AANIYACHRD0AA0hgAIdIPgAAAAAEKyQ5AAAAAAfcOIAAAAAHLDwEAAAABzA9AAAAAAc0PIAAAAAHODwEAAAABzw9AAAAAAdAPQAAAAAHRD0AAAAAB0g-AAAAAAQn6DQEAAAABtg4EAAAAAdAOIAAAAAHRDgIAAAAB0g4AAMYaACDUDgEAAAAB1w6AAAAAAasPAAEAAAHTDwQAAAABAgAAALwNACAPAADmGgAgAwAAALwNACAPAADmGgAgEAAA5RoAIAEIAACUIQAwD9kIAADwFgAg8g0AAPIWADDzDQAAug0AEPQNAADyFgAw-g0BAOYVACG0DgEA5BUAIbYOBADvFQAhzA4AAPEWACDQDiAA5RUAIdEOAgDsFQAh0g4AAN8VACDUDgEA5hUAIdcOAAD3FQAgqw8AAYoWACHTDwQAnBYAIQIAAAC8DQAgCAAA5RoAIAIAAADjGgAgCAAA5BoAIA3yDQAA4hoAMPMNAADjGgAQ9A0AAOIaADD6DQEA5hUAIbQOAQDkFQAhtg4EAO8VACHQDiAA5RUAIdEOAgDsFQAh0g4AAN8VACDUDgEA5hUAIdcOAAD3FQAgqw8AAYoWACHTDwQAnBYAIQ3yDQAA4hoAMPMNAADjGgAQ9A0AAOIaADD6DQEA5hUAIbQOAQDkFQAhtg4EAO8VACHQDiAA5RUAIdEOAgDsFQAh0g4AAN8VACDUDgEA5hUAIdcOAAD3FQAgqw8AAYoWACHTDwQAnBYAIQn6DQEAyRgAIbYOBADFGAAh0A4gAOgYACHRDgIAyBgAIdIOAADEGgAg1A4BAMkYACHXDoAAAAABqw8AAYwZACHTDwQAsRkAIQn6DQEAyRgAIbYOBADFGAAh0A4gAOgYACHRDgIAyBgAIdIOAADEGgAg1A4BAMkYACHXDoAAAAABqw8AAYwZACHTDwQAsRkAIQn6DQEAAAABtg4EAAAAAdAOIAAAAAHRDgIAAAAB0g4AAMYaACDUDgEAAAAB1w6AAAAAAasPAAEAAAHTDwQAAAABBA8AANsaADDMEQAA3BoAMM4RAADeGgAg0hEAAN8aADAEDwAAzxoAMMwRAADQGgAwzhEAANIaACDSEQAA0xoAMAAABtoIAADpGgAg2wgAAOoaACCXDgAAvxgAIJoOAAC_GAAgyg4AAL8YACDPDwAAvxgAIAAAAAAAAAAAAs8RAQAAAATVEQEAAAAFBQ8AAI8hACAQAACSIQAgzBEAAJAhACDNEQAAkSEAINIRAADxDAAgAc8RAQAAAAQDDwAAjyEAIMwRAACQIQAg0hEAAPEMACAAAAAAAAUPAACJIQAgEAAAjSEAIMwRAACKIQAgzREAAIwhACDSEQAAzAsAIAsPAAD_GgAwEAAAhBsAMMwRAACAGwAwzREAAIEbADDOEQAAghsAIM8RAACDGwAw0BEAAIMbADDREQAAgxsAMNIRAACDGwAw0xEAAIUbADDUEQAAhhsAMAr3DUAAAAABjw4BAAAAAZcOAQAAAAG0DgEAAAAByg5AAAAAAdgPAQAAAAHZDwAA9hoAINoPQAAAAAHbDwEAAAAB3A-AAAAAAQIAAADjCwAgDwAAihsAIAMAAADjCwAgDwAAihsAIBAAAIkbACABCAAAiyEAMBDHBwAAihcAIPINAACJFwAw8w0AAOELABD0DQAAiRcAMPcNQADoFQAhjw4BAOYVACGXDgEA5hUAIbQOAQDkFQAhyg5AAOgVACHXDwEA5BUAIdgPAQDkFQAh2Q8AAN8VACDaD0AA5xUAIdsPAQDmFQAh3A8AAO0VACDsDwAAiBcAIAIAAADjCwAgCAAAiRsAIAIAAACHGwAgCAAAiBsAIA7yDQAAhhsAMPMNAACHGwAQ9A0AAIYbADD3DUAA6BUAIY8OAQDmFQAhlw4BAOYVACG0DgEA5BUAIcoOQADoFQAh1w8BAOQVACHYDwEA5BUAIdkPAADfFQAg2g9AAOcVACHbDwEA5hUAIdwPAADtFQAgDvINAACGGwAw8w0AAIcbABD0DQAAhhsAMPcNQADoFQAhjw4BAOYVACGXDgEA5hUAIbQOAQDkFQAhyg5AAOgVACHXDwEA5BUAIdgPAQDkFQAh2Q8AAN8VACDaD0AA5xUAIdsPAQDmFQAh3A8AAO0VACAK9w1AAMYYACGPDgEAyRgAIZcOAQDJGAAhtA4BAMoYACHKDkAAxhgAIdgPAQDKGAAh2Q8AAPQaACDaD0AA0hgAIdsPAQDJGAAh3A-AAAAAAQr3DUAAxhgAIY8OAQDJGAAhlw4BAMkYACG0DgEAyhgAIcoOQADGGAAh2A8BAMoYACHZDwAA9BoAINoPQADSGAAh2w8BAMkYACHcD4AAAAABCvcNQAAAAAGPDgEAAAABlw4BAAAAAbQOAQAAAAHKDkAAAAAB2A8BAAAAAdkPAAD2GgAg2g9AAAAAAdsPAQAAAAHcD4AAAAABAw8AAIkhACDMEQAAiiEAINIRAADMCwAgBA8AAP8aADDMEQAAgBsAMM4RAACCGwAg0hEAAIMbADAEwgcAAPAbACDDBwAA8RsAIMYHAADyGwAgxwcAAPMbACAAAAAAAAAAAAAAAAUPAACEIQAgEAAAhyEAIMwRAACFIQAgzREAAIYhACDSEQAA2AsAIAMPAACEIQAgzBEAAIUhACDSEQAA2AsAIAAAAAAABQ8AAP4gACAQAACCIQAgzBEAAP8gACDNEQAAgSEAINIRAADMCwAgCw8AAKIbADAQAACnGwAwzBEAAKMbADDNEQAApBsAMM4RAAClGwAgzxEAAKYbADDQEQAAphsAMNERAACmGwAw0hEAAKYbADDTEQAAqBsAMNQRAACpGwAwA_QOQAAAAAHjDwQAAAAB5A8EAAAAAQIAAADcCwAgDwAArRsAIAMAAADcCwAgDwAArRsAIBAAAKwbACABCAAAgCEAMAnEBwAAjRcAIPINAACMFwAw8w0AANoLABD0DQAAjBcAMPQOQADoFQAh4A8BAOQVACHjDwQA7xUAIeQPBADvFQAh7Q8AAIsXACACAAAA3AsAIAgAAKwbACACAAAAqhsAIAgAAKsbACAH8g0AAKkbADDzDQAAqhsAEPQNAACpGwAw9A5AAOgVACHgDwEA5BUAIeMPBADvFQAh5A8EAO8VACEH8g0AAKkbADDzDQAAqhsAEPQNAACpGwAw9A5AAOgVACHgDwEA5BUAIeMPBADvFQAh5A8EAO8VACED9A5AAMYYACHjDwQAxRgAIeQPBADFGAAhA_QOQADGGAAh4w8EAMUYACHkDwQAxRgAIQP0DkAAAAAB4w8EAAAAAeQPBAAAAAEDDwAA_iAAIMwRAAD_IAAg0hEAAMwLACAEDwAAohsAMMwRAACjGwAwzhEAAKUbACDSEQAAphsAMAAAAAUPAAD5IAAgEAAA_CAAIMwRAAD6IAAgzREAAPsgACDSEQAAzAsAIAMPAAD5IAAgzBEAAPogACDSEQAAzAsAIAAAAAAABQ8AAPQgACAQAAD3IAAgzBEAAPUgACDNEQAA9iAAINIRAADMCwAgAw8AAPQgACDMEQAA9SAAINIRAADMCwAgAAAACw8AAOAbADAQAADlGwAwzBEAAOEbADDNEQAA4hsAMM4RAADjGwAgzxEAAOQbADDQEQAA5BsAMNERAADkGwAw0hEAAOQbADDTEQAA5hsAMNQRAADnGwAwCw8AANQbADAQAADZGwAwzBEAANUbADDNEQAA1hsAMM4RAADXGwAgzxEAANgbADDQEQAA2BsAMNERAADYGwAw0hEAANgbADDTEQAA2hsAMNQRAADbGwAwCw8AAMgbADAQAADNGwAwzBEAAMkbADDNEQAAyhsAMM4RAADLGwAgzxEAAMwbADDQEQAAzBsAMNERAADMGwAw0hEAAMwbADDTEQAAzhsAMNQRAADPGwAwBw8AAMMbACAQAADGGwAgzBEAAMQbACDNEQAAxRsAINARAADfCwAg0REAAN8LACDSEQAA8QwAIAaGAwIAAAAByAcAAIwbACCbDgEAAAAB3Q9AAAAAAd4PIAAAAAHfD0AAAAABAgAAAPEMACAPAADDGwAgAwAAAN8LACAPAADDGwAgEAAAxxsAIAgAAADfCwAgCAAAxxsAIIYDAgDIGAAhyAcAAP4aACCbDgEAyhgAId0PQADGGAAh3g8gAOgYACHfD0AA0hgAIQaGAwIAyBgAIcgHAAD-GgAgmw4BAMoYACHdD0AAxhgAId4PIADoGAAh3w9AANIYACEGxQcAAK8bACCZDkAAAAABmw4BAAAAAeAPAQAAAAHlD0AAAAAB5g8CAAAAAQIAAADYCwAgDwAA0xsAIAMAAADYCwAgDwAA0xsAIBAAANIbACABCAAA8yAAMAvBBwAA-RYAIMUHAACPFwAg8g0AAI4XADDzDQAA1gsAEPQNAACOFwAwmQ5AAOgVACGbDgEA5BUAIdcPAQDkFQAh4A8BAAAAAeUPQADnFQAh5g8CAOwVACECAAAA2AsAIAgAANIbACACAAAA0BsAIAgAANEbACAJ8g0AAM8bADDzDQAA0BsAEPQNAADPGwAwmQ5AAOgVACGbDgEA5BUAIdcPAQDkFQAh4A8BAOQVACHlD0AA5xUAIeYPAgDsFQAhCfINAADPGwAw8w0AANAbABD0DQAAzxsAMJkOQADoFQAhmw4BAOQVACHXDwEA5BUAIeAPAQDkFQAh5Q9AAOcVACHmDwIA7BUAIQWZDkAAxhgAIZsOAQDKGAAh4A8BAMoYACHlD0AA0hgAIeYPAgDIGAAhBsUHAAChGwAgmQ5AAMYYACGbDgEAyhgAIeAPAQDKGAAh5Q9AANIYACHmDwIAyBgAIQbFBwAArxsAIJkOQAAAAAGbDgEAAAAB4A8BAAAAAeUPQAAAAAHmDwIAAAABA-cPAQAAAAHoDwEAAAAB6Q9AAAAAAQIAAADUCwAgDwAA3xsAIAMAAADUCwAgDwAA3xsAIBAAAN4bACABCAAA8iAAMAnBBwAA-RYAIPINAACRFwAw8w0AANILABD0DQAAkRcAMNcPAQDkFQAh5w8BAOQVACHoDwEA5BUAIekPQADoFQAh7g8AAJAXACACAAAA1AsAIAgAAN4bACACAAAA3BsAIAgAAN0bACAH8g0AANsbADDzDQAA3BsAEPQNAADbGwAw1w8BAOQVACHnDwEA5BUAIegPAQDkFQAh6Q9AAOgVACEH8g0AANsbADDzDQAA3BsAEPQNAADbGwAw1w8BAOQVACHnDwEA5BUAIegPAQDkFQAh6Q9AAOgVACED5w8BAMoYACHoDwEAyhgAIekPQADGGAAhA-cPAQDKGAAh6A8BAMoYACHpD0AAxhgAIQPnDwEAAAAB6A8BAAAAAekPQAAAAAEJ9Q0BAAAAAfoNAQAAAAGZDkAAAAABmw4BAAAAAZ4OAgAAAAGHD0AAAAABtA9AAAAAAeoPAQAAAAHrD4AAAAABAgAAANALACAPAADrGwAgAwAAANALACAPAADrGwAgEAAA6hsAIAEIAADxIAAwDsEHAAD5FgAg8g0AAJIXADDzDQAAzgsAEPQNAACSFwAw9Q0BAAAAAfoNAQDmFQAhmQ5AAOgVACGbDgEA5BUAIZ4OAgDsFQAhhw9AAOcVACG0D0AA6BUAIdcPAQDkFQAh6g8BAOQVACHrDwAA7RUAIAIAAADQCwAgCAAA6hsAIAIAAADoGwAgCAAA6RsAIA3yDQAA5xsAMPMNAADoGwAQ9A0AAOcbADD1DQEA5BUAIfoNAQDmFQAhmQ5AAOgVACGbDgEA5BUAIZ4OAgDsFQAhhw9AAOcVACG0D0AA6BUAIdcPAQDkFQAh6g8BAOQVACHrDwAA7RUAIA3yDQAA5xsAMPMNAADoGwAQ9A0AAOcbADD1DQEA5BUAIfoNAQDmFQAhmQ5AAOgVACGbDgEA5BUAIZ4OAgDsFQAhhw9AAOcVACG0D0AA6BUAIdcPAQDkFQAh6g8BAOQVACHrDwAA7RUAIAn1DQEAyhgAIfoNAQDJGAAhmQ5AAMYYACGbDgEAyhgAIZ4OAgDIGAAhhw9AANIYACG0D0AAxhgAIeoPAQDKGAAh6w-AAAAAAQn1DQEAyhgAIfoNAQDJGAAhmQ5AAMYYACGbDgEAyhgAIZ4OAgDIGAAhhw9AANIYACG0D0AAxhgAIeoPAQDKGAAh6w-AAAAAAQn1DQEAAAAB-g0BAAAAAZkOQAAAAAGbDgEAAAABng4CAAAAAYcPQAAAAAG0D0AAAAAB6g8BAAAAAesPgAAAAAEEDwAA4BsAMMwRAADhGwAwzhEAAOMbACDSEQAA5BsAMAQPAADUGwAwzBEAANUbADDOEQAA1xsAINIRAADYGwAwBA8AAMgbADDMEQAAyRsAMM4RAADLGwAg0hEAAMwbADADDwAAwxsAIMwRAADEGwAg0hEAAPEMACAAAAADwQcAAI0bACDIBwAAjhsAIN8PAAC_GAAgA8EHAACNGwAgxQcAAPUbACDlDwAAvxgAIAAAAAACzxEBAAAABNURAQAAAAUBzxEBAAAABAAAAAAAAAUPAADsIAAgEAAA7yAAIMwRAADtIAAgzREAAO4gACDSEQAAgwIAIAMPAADsIAAgzBEAAO0gACDSEQAAgwIAIAAAAAAABQ8AAOcgACAQAADqIAAgzBEAAOggACDNEQAA6SAAINIRAACDAgAgAw8AAOcgACDMEQAA6CAAINIRAACDAgAgAAAAAAAFDwAA4iAAIBAAAOUgACDMEQAA4yAAIM0RAADkIAAg0hEAAIMCACADDwAA4iAAIMwRAADjIAAg0hEAAIMCACAAAAAAAAAAAAAAAs8RAQAAAATVEQEAAAAFBw8AANogACAQAADgIAAgzBEAANsgACDNEQAA3yAAINARAACFAgAg0REAAIUCACDSEQAA-wEAIAsPAAC4HAAwEAAAvRwAMMwRAAC5HAAwzREAALocADDOEQAAuxwAIM8RAAC8HAAw0BEAALwcADDREQAAvBwAMNIRAAC8HAAw0xEAAL4cADDUEQAAvxwAMAsPAACsHAAwEAAAsRwAMMwRAACtHAAwzREAAK4cADDOEQAArxwAIM8RAACwHAAw0BEAALAcADDREQAAsBwAMNIRAACwHAAw0xEAALIcADDUEQAAsxwAMAsPAACgHAAwEAAApRwAMMwRAAChHAAwzREAAKIcADDOEQAAoxwAIM8RAACkHAAw0BEAAKQcADDREQAApBwAMNIRAACkHAAw0xEAAKYcADDUEQAApxwAMAYIgAAAAAG8DgEAAAAB3Q9AAAAAAfsPAQAAAAH8D0AAAAAB_Q9AAAAAAQIAAACRAgAgDwAAqxwAIAMAAACRAgAgDwAAqxwAIBAAAKocACABCAAA3iAAMAwIAAD3FQAgrgEAAJUYACDyDQAAlBgAMPMNAACPAgAQ9A0AAJQYADC8DgEA5BUAId0PQADoFQAh-g8BAOQVACH7DwEA5BUAIfwPQADoFQAh_Q9AAOcVACGeEQAAkxgAIAIAAACRAgAgCAAAqhwAIAIAAACoHAAgCAAAqRwAIAoIAAD3FQAg8g0AAKccADDzDQAAqBwAEPQNAACnHAAwvA4BAOQVACHdD0AA6BUAIfoPAQDkFQAh-w8BAOQVACH8D0AA6BUAIf0PQADnFQAhCggAAPcVACDyDQAApxwAMPMNAACoHAAQ9A0AAKccADC8DgEA5BUAId0PQADoFQAh-g8BAOQVACH7DwEA5BUAIfwPQADoFQAh_Q9AAOcVACEGCIAAAAABvA4BAMoYACHdD0AAxhgAIfsPAQDKGAAh_A9AAMYYACH9D0AA0hgAIQYIgAAAAAG8DgEAyhgAId0PQADGGAAh-w8BAMoYACH8D0AAxhgAIf0PQADSGAAhBgiAAAAAAbwOAQAAAAHdD0AAAAAB-w8BAAAAAfwPQAAAAAH9D0AAAAABDPUNAQAAAAGUDgIAAAABlg5AAAAAAZcOAgAAAAGYDkAAAAABmQ5AAAAAAbwOAQAAAAHODgEAAAAB2A5AAAAAAf4PgAAAAAH_DwIAAAABgBBAAAAAAQIAAACNAgAgDwAAtxwAIAMAAACNAgAgDwAAtxwAIBAAALYcACABCAAA3SAAMBKuAQAAlRgAIPINAACXGAAw8w0AAIsCABD0DQAAlxgAMPUNAQAAAAGUDgIA7BUAIZYOQADnFQAhlw4CAOwVACGYDkAA5xUAIZkOQADoFQAhvA4BAOQVACHODgEA5BUAIdgOQADnFQAh-g8BAOQVACH-DwAA9xUAIP8PAgDsFQAhgBBAAOcVACGfEQAAlhgAIAIAAACNAgAgCAAAthwAIAIAAAC0HAAgCAAAtRwAIBDyDQAAsxwAMPMNAAC0HAAQ9A0AALMcADD1DQEA5BUAIZQOAgDsFQAhlg5AAOcVACGXDgIA7BUAIZgOQADnFQAhmQ5AAOgVACG8DgEA5BUAIc4OAQDkFQAh2A5AAOcVACH6DwEA5BUAIf4PAAD3FQAg_w8CAOwVACGAEEAA5xUAIRDyDQAAsxwAMPMNAAC0HAAQ9A0AALMcADD1DQEA5BUAIZQOAgDsFQAhlg5AAOcVACGXDgIA7BUAIZgOQADnFQAhmQ5AAOgVACG8DgEA5BUAIc4OAQDkFQAh2A5AAOcVACH6DwEA5BUAIf4PAAD3FQAg_w8CAOwVACGAEEAA5xUAIQz1DQEAyhgAIZQOAgDIGAAhlg5AANIYACGXDgIAyBgAIZgOQADSGAAhmQ5AAMYYACG8DgEAyhgAIc4OAQDKGAAh2A5AANIYACH-D4AAAAAB_w8CAMgYACGAEEAA0hgAIQz1DQEAyhgAIZQOAgDIGAAhlg5AANIYACGXDgIAyBgAIZgOQADSGAAhmQ5AAMYYACG8DgEAyhgAIc4OAQDKGAAh2A5AANIYACH-D4AAAAAB_w8CAMgYACGAEEAA0hgAIQz1DQEAAAABlA4CAAAAAZYOQAAAAAGXDgIAAAABmA5AAAAAAZkOQAAAAAG8DgEAAAABzg4BAAAAAdgOQAAAAAH-D4AAAAAB_w8CAAAAAYAQQAAAAAEECIAAAAAB9Q0EAAAAAfcNQAAAAAG8DgEAAAABAgAAAIkCACAPAADDHAAgAwAAAIkCACAPAADDHAAgEAAAwhwAIAEIAADcIAAwCQgAAPcVACCuAQAAlRgAIPINAACYGAAw8w0AAIcCABD0DQAAmBgAMPUNBAAAAAH3DUAA6BUAIbwOAQDkFQAh-g8BAOQVACECAAAAiQIAIAgAAMIcACACAAAAwBwAIAgAAMEcACAICAAA9xUAIPINAAC_HAAw8w0AAMAcABD0DQAAvxwAMPUNBADvFQAh9w1AAOgVACG8DgEA5BUAIfoPAQDkFQAhCAgAAPcVACDyDQAAvxwAMPMNAADAHAAQ9A0AAL8cADD1DQQA7xUAIfcNQADoFQAhvA4BAOQVACH6DwEA5BUAIQQIgAAAAAH1DQQAxRgAIfcNQADGGAAhvA4BAMoYACEECIAAAAAB9Q0EAMUYACH3DUAAxhgAIbwOAQDKGAAhBAiAAAAAAfUNBAAAAAH3DUAAAAABvA4BAAAAAQHPEQEAAAAEAw8AANogACDMEQAA2yAAINIRAAD7AQAgBA8AALgcADDMEQAAuRwAMM4RAAC7HAAg0hEAALwcADAEDwAArBwAMMwRAACtHAAwzhEAAK8cACDSEQAAsBwAMAQPAACgHAAwzBEAAKEcADDOEQAAoxwAINIRAACkHAAwAAAAAAAFDwAA1SAAIBAAANggACDMEQAA1iAAIM0RAADXIAAg0hEAANgJACADDwAA1SAAIMwRAADWIAAg0hEAANgJACAAAAAAAAUPAADQIAAgEAAA0yAAIMwRAADRIAAgzREAANIgACDSEQAA2AkAIAMPAADQIAAgzBEAANEgACDSEQAA2AkAIAAAAAAACw8AAOocADAQAADvHAAwzBEAAOscADDNEQAA7BwAMM4RAADtHAAgzxEAAO4cADDQEQAA7hwAMNERAADuHAAw0hEAAO4cADDTEQAA8BwAMNQRAADxHAAwCw8AAN4cADAQAADjHAAwzBEAAN8cADDNEQAA4BwAMM4RAADhHAAgzxEAAOIcADDQEQAA4hwAMNERAADiHAAw0hEAAOIcADDTEQAA5BwAMNQRAADlHAAwAogQAgAAAAGJEAABAAABAgAAAOAJACAPAADpHAAgAwAAAOAJACAPAADpHAAgEAAA6BwAIAEIAADPIAAwCJ4GAAClFwAg8g0AAKQXADDzDQAA3gkAEPQNAACkFwAwhxABAOQVACGIEAIA7BUAIYkQAAGJFgAhlRAAAKMXACACAAAA4AkAIAgAAOgcACACAAAA5hwAIAgAAOccACAG8g0AAOUcADDzDQAA5hwAEPQNAADlHAAwhxABAOQVACGIEAIA7BUAIYkQAAGJFgAhBvINAADlHAAw8w0AAOYcABD0DQAA5RwAMIcQAQDkFQAhiBACAOwVACGJEAABiRYAIQKIEAIAyBgAIYkQAAGLGQAhAogQAgDIGAAhiRAAAYsZACECiBACAAAAAYkQAAEAAAEEtA4BAAAAAcIOEAAAAAGgDwIAAAABihACAAAAAQIAAADcCQAgDwAA9RwAIAMAAADcCQAgDwAA9RwAIBAAAPQcACABCAAAziAAMAqeBgAApRcAIPINAACnFwAw8w0AANoJABD0DQAApxcAMLQOAQDkFQAhwg4QAIsWACGgDwIA7BUAIYcQAQDkFQAhihACAOwVACGWEAAAphcAIAIAAADcCQAgCAAA9BwAIAIAAADyHAAgCAAA8xwAIAjyDQAA8RwAMPMNAADyHAAQ9A0AAPEcADC0DgEA5BUAIcIOEACLFgAhoA8CAOwVACGHEAEA5BUAIYoQAgDsFQAhCPINAADxHAAw8w0AAPIcABD0DQAA8RwAMLQOAQDkFQAhwg4QAIsWACGgDwIA7BUAIYcQAQDkFQAhihACAOwVACEEtA4BAMoYACHCDhAAjRkAIaAPAgDIGAAhihACAMgYACEEtA4BAMoYACHCDhAAjRkAIaAPAgDIGAAhihACAMgYACEEtA4BAAAAAcIOEAAAAAGgDwIAAAABihACAAAAAQQPAADqHAAwzBEAAOscADDOEQAA7RwAINIRAADuHAAwBA8AAN4cADDMEQAA3xwAMM4RAADhHAAg0hEAAOIcADAAABKfBgAA-BwAIKAGAAD5HAAgwg4AAL8YACDYDgAAvxgAIPEOAAC_GAAg9A4AAL8YACCwDwAAvxgAIMMPAAC_GAAg1w8AAL8YACDwDwAAvxgAII0QAAC_GAAgjhAAAL8YACCPEAAAvxgAIJAQAAC_GAAgkRAAAL8YACCSEAAAvxgAIJMQAAC_GAAglBAAAL8YACAAAAAFDwAAySAAIBAAAMwgACDMEQAAyiAAIM0RAADLIAAg0hEAAJ0IACADDwAAySAAIMwRAADKIAAg0hEAAJ0IACAAAAAAAALPEQEAAAAE1REBAAAABQUPAADEIAAgEAAAxyAAIMwRAADFIAAgzREAAMYgACDSEQAAnQgAIAHPEQEAAAAEAw8AAMQgACDMEQAAxSAAINIRAACdCAAgAAAAAAAFDwAAvyAAIBAAAMIgACDMEQAAwCAAIM0RAADBIAAg0hEAAJ0IACADDwAAvyAAIMwRAADAIAAg0hEAAJ0IACAAAAAAAALPEQEAAAAE1REBAAAABQUPAAC6IAAgEAAAvSAAIMwRAAC7IAAgzREAALwgACDSEQAAnQgAIAHPEQEAAAAEAw8AALogACDMEQAAuyAAINIRAACdCAAgAAAAAAAFDwAAtSAAIBAAALggACDMEQAAtiAAIM0RAAC3IAAg0hEAAJ0IACADDwAAtSAAIMwRAAC2IAAg0hEAAJ0IACAAAAAAAAUPAACwIAAgEAAAsyAAIMwRAACxIAAgzREAALIgACDSEQAAnQgAIAMPAACwIAAgzBEAALEgACDSEQAAnQgAIAAAAAAAAs8RAQAAAATVEQEAAAAFCw8AAO8dADAQAAD0HQAwzBEAAPAdADDNEQAA8R0AMM4RAADyHQAgzxEAAPMdADDQEQAA8x0AMNERAADzHQAw0hEAAPMdADDTEQAA9R0AMNQRAAD2HQAwCw8AAOMdADAQAADoHQAwzBEAAOQdADDNEQAA5R0AMM4RAADmHQAgzxEAAOcdADDQEQAA5x0AMNERAADnHQAw0hEAAOcdADDTEQAA6R0AMNQRAADqHQAwCw8AANcdADAQAADcHQAwzBEAANgdADDNEQAA2R0AMM4RAADaHQAgzxEAANsdADDQEQAA2x0AMNERAADbHQAw0hEAANsdADDTEQAA3R0AMNQRAADeHQAwCw8AAMsdADAQAADQHQAwzBEAAMwdADDNEQAAzR0AMM4RAADOHQAgzxEAAM8dADDQEQAAzx0AMNERAADPHQAw0hEAAM8dADDTEQAA0R0AMNQRAADSHQAwCw8AAL8dADAQAADEHQAwzBEAAMAdADDNEQAAwR0AMM4RAADCHQAgzxEAAMMdADDQEQAAwx0AMNERAADDHQAw0hEAAMMdADDTEQAAxR0AMNQRAADGHQAwCw8AALMdADAQAAC4HQAwzBEAALQdADDNEQAAtR0AMM4RAAC2HQAgzxEAALcdADDQEQAAtx0AMNERAAC3HQAw0hEAALcdADDTEQAAuR0AMNQRAAC6HQAwBPUNAQAAAAGZDkAAAAABxA9AAAAAAeAPAAEAAAECAAAAtQgAIA8AAL4dACADAAAAtQgAIA8AAL4dACAQAAC9HQAgAQgAAK8gADAJpwUAALcXACDyDQAAthcAMPMNAACzCAAQ9A0AALYXADD1DQEAAAABmQ5AAOgVACHED0AA6BUAIeAPAAEAAAGLEAEA5BUAIQIAAAC1CAAgCAAAvR0AIAIAAAC7HQAgCAAAvB0AIAjyDQAAuh0AMPMNAAC7HQAQ9A0AALodADD1DQEA5BUAIZkOQADoFQAhxA9AAOgVACHgDwABiRYAIYsQAQDkFQAhCPINAAC6HQAw8w0AALsdABD0DQAAuh0AMPUNAQDkFQAhmQ5AAOgVACHED0AA6BUAIeAPAAGJFgAhixABAOQVACEE9Q0BAMoYACGZDkAAxhgAIcQPQADGGAAh4A8AAYsZACEE9Q0BAMoYACGZDkAAxhgAIcQPQADGGAAh4A8AAYsZACEE9Q0BAAAAAZkOQAAAAAHED0AAAAAB4A8AAQAAAQaXEAIAAAABmBACAAAAAZkQAgAAAAGaEAAAhx0AIJsQgAAAAAGcEAEAAAABAgAAALEIACAPAADKHQAgAwAAALEIACAPAADKHQAgEAAAyR0AIAEIAACuIAAwDKcFAAC3FwAg8g0AALkXADDzDQAArwgAEPQNAAC5FwAwixABAOQVACGXEAIA7BUAIZgQAgDsFQAhmRACAOwVACGaEAAA3xUAIJsQAAD3FQAgnBABAOQVACG2EAAAuBcAIAIAAACxCAAgCAAAyR0AIAIAAADHHQAgCAAAyB0AIAryDQAAxh0AMPMNAADHHQAQ9A0AAMYdADCLEAEA5BUAIZcQAgDsFQAhmBACAOwVACGZEAIA7BUAIZoQAADfFQAgmxAAAPcVACCcEAEA5BUAIQryDQAAxh0AMPMNAADHHQAQ9A0AAMYdADCLEAEA5BUAIZcQAgDsFQAhmBACAOwVACGZEAIA7BUAIZoQAADfFQAgmxAAAPcVACCcEAEA5BUAIQaXEAIAyBgAIZgQAgDIGAAhmRACAMgYACGaEAAAhR0AIJsQgAAAAAGcEAEAyhgAIQaXEAIAyBgAIZgQAgDIGAAhmRACAMgYACGaEAAAhR0AIJsQgAAAAAGcEAEAyhgAIQaXEAIAAAABmBACAAAAAZkQAgAAAAGaEAAAhx0AIJsQgAAAAAGcEAEAAAABBO0MAgAAAAHxDgEAAAABnRACAAAAAZ4QAQAAAAECAAAArQgAIA8AANYdACADAAAArQgAIA8AANYdACAQAADVHQAgAQgAAK0gADAKpwUAALcXACDtDAIA7BUAIfINAAC7FwAw8w0AAKsIABD0DQAAuxcAMPEOAQDkFQAhixABAOQVACGdEAIA6xUAIZ4QAQDkFQAhtxAAALoXACACAAAArQgAIAgAANUdACACAAAA0x0AIAgAANQdACAI7QwCAOwVACHyDQAA0h0AMPMNAADTHQAQ9A0AANIdADDxDgEA5BUAIYsQAQDkFQAhnRACAOsVACGeEAEA5BUAIQjtDAIA7BUAIfINAADSHQAw8w0AANMdABD0DQAA0h0AMPEOAQDkFQAhixABAOQVACGdEAIA6xUAIZ4QAQDkFQAhBO0MAgDIGAAh8Q4BAMoYACGdEAIAxxgAIZ4QAQDKGAAhBO0MAgDIGAAh8Q4BAMoYACGdEAIAxxgAIZ4QAQDKGAAhBO0MAgAAAAHxDgEAAAABnRACAAAAAZ4QAQAAAAEThQMBAAAAAe0MAgAAAAG0DgEAAAABlA8CAAAAAZ0PAQAAAAHYDwEAAAAB5w8BAAAAAZcQAgAAAAGcECAAAAABnRACAAAAAZ8QAQAAAAGgEAEAAAABoRACAAAAAaIQgAAAAAGjEAEAAAABpBABAAAAAaUQAACXHQAgphAgAAAAAacQAgAAAAECAAAAqQgAIA8AAOIdACADAAAAqQgAIA8AAOIdACAQAADhHQAgAQgAAKwgADAZhQMBAOQVACGnBQAAtxcAIO0MAgDsFQAh8g0AAL0XADDzDQAApwgAEPQNAAC9FwAwtA4BAOYVACGUDwIA6xUAIZ0PAQDmFQAh2A8BAOYVACHnDwEA5hUAIYsQAQDkFQAhlxACAOsVACGcECAAiBYAIZ0QAgDsFQAhnxABAOQVACGgEAEA5hUAIaEQAgDrFQAhohAAAO0VACCjEAEA5hUAIaQQAQDmFQAhpRAAAN8VACCmECAAiBYAIacQAgDrFQAhuBAAALwXACACAAAAqQgAIAgAAOEdACACAAAA3x0AIAgAAOAdACAXhQMBAOQVACHtDAIA7BUAIfINAADeHQAw8w0AAN8dABD0DQAA3h0AMLQOAQDmFQAhlA8CAOsVACGdDwEA5hUAIdgPAQDmFQAh5w8BAOYVACGLEAEA5BUAIZcQAgDrFQAhnBAgAIgWACGdEAIA7BUAIZ8QAQDkFQAhoBABAOYVACGhEAIA6xUAIaIQAADtFQAgoxABAOYVACGkEAEA5hUAIaUQAADfFQAgphAgAIgWACGnEAIA6xUAIReFAwEA5BUAIe0MAgDsFQAh8g0AAN4dADDzDQAA3x0AEPQNAADeHQAwtA4BAOYVACGUDwIA6xUAIZ0PAQDmFQAh2A8BAOYVACHnDwEA5hUAIYsQAQDkFQAhlxACAOsVACGcECAAiBYAIZ0QAgDsFQAhnxABAOQVACGgEAEA5hUAIaEQAgDrFQAhohAAAO0VACCjEAEA5hUAIaQQAQDmFQAhpRAAAN8VACCmECAAiBYAIacQAgDrFQAhE4UDAQDKGAAh7QwCAMgYACG0DgEAyRgAIZQPAgDHGAAhnQ8BAMkYACHYDwEAyRgAIecPAQDJGAAhlxACAMcYACGcECAAihkAIZ0QAgDIGAAhnxABAMoYACGgEAEAyRgAIaEQAgDHGAAhohCAAAAAAaMQAQDJGAAhpBABAMkYACGlEAAAlR0AIKYQIACKGQAhpxACAMcYACEThQMBAMoYACHtDAIAyBgAIbQOAQDJGAAhlA8CAMcYACGdDwEAyRgAIdgPAQDJGAAh5w8BAMkYACGXEAIAxxgAIZwQIACKGQAhnRACAMgYACGfEAEAyhgAIaAQAQDJGAAhoRACAMcYACGiEIAAAAABoxABAMkYACGkEAEAyRgAIaUQAACVHQAgphAgAIoZACGnEAIAxxgAIROFAwEAAAAB7QwCAAAAAbQOAQAAAAGUDwIAAAABnQ8BAAAAAdgPAQAAAAHnDwEAAAABlxACAAAAAZwQIAAAAAGdEAIAAAABnxABAAAAAaAQAQAAAAGhEAIAAAABohCAAAAAAaMQAQAAAAGkEAEAAAABpRAAAJcdACCmECAAAAABpxACAAAAAQPoDhAAAAABqBABAAAAAakQEAAAAAECAAAApQgAIA8AAO4dACADAAAApQgAIA8AAO4dACAQAADtHQAgAQgAAKsgADAJpwUAALcXACDyDQAAvxcAMPMNAACjCAAQ9A0AAL8XADDoDhAApxYAIYsQAQDkFQAhqBABAOQVACGpEBAApxYAIbkQAAC-FwAgAgAAAKUIACAIAADtHQAgAgAAAOsdACAIAADsHQAgB_INAADqHQAw8w0AAOsdABD0DQAA6h0AMOgOEACnFgAhixABAOQVACGoEAEA5BUAIakQEACnFgAhB_INAADqHQAw8w0AAOsdABD0DQAA6h0AMOgOEACnFgAhixABAOQVACGoEAEA5BUAIakQEACnFgAhA-gOEADAGQAhqBABAMoYACGpEBAAwBkAIQPoDhAAwBkAIagQAQDKGAAhqRAQAMAZACED6A4QAAAAAagQAQAAAAGpEBAAAAABAogQAgAAAAGJEAABAAABAgAAAKEIACAPAAD6HQAgAwAAAKEIACAPAAD6HQAgEAAA-R0AIAEIAACqIAAwCKcFAAC3FwAg8g0AAMEXADDzDQAAnwgAEPQNAADBFwAwiBACAOwVACGJEAABiRYAIYsQAQDkFQAhuhAAAMAXACACAAAAoQgAIAgAAPkdACACAAAA9x0AIAgAAPgdACAG8g0AAPYdADDzDQAA9x0AEPQNAAD2HQAwiBACAOwVACGJEAABiRYAIYsQAQDkFQAhBvINAAD2HQAw8w0AAPcdABD0DQAA9h0AMIgQAgDsFQAhiRAAAYkWACGLEAEA5BUAIQKIEAIAyBgAIYkQAAGLGQAhAogQAgDIGAAhiRAAAYsZACECiBACAAAAAYkQAAEAAAEBzxEBAAAABAQPAADvHQAwzBEAAPAdADDOEQAA8h0AINIRAADzHQAwBA8AAOMdADDMEQAA5B0AMM4RAADmHQAg0hEAAOcdADAEDwAA1x0AMMwRAADYHQAwzhEAANodACDSEQAA2x0AMAQPAADLHQAwzBEAAMwdADDOEQAAzh0AINIRAADPHQAwBA8AAL8dADDMEQAAwB0AMM4RAADCHQAg0hEAAMMdADAEDwAAsx0AMMwRAAC0HQAwzhEAALYdACDSEQAAtx0AMAAAAAAAABSoBQAAgh4AIKkFAACDHgAgqgUAAIQeACCrBQAAhR4AIKwFAACGHgAgrQUAAIceACDBBwAAvxgAIPcNAAC_GAAgtg4AAL8YACDUDgAAvxgAIPEOAAC_GAAgjQ8AAL8YACDXDwAAvxgAIPwPAAC_GAAgrBAAAL8YACCtEAAAvxgAIK4QAAC_GAAgrxAAAL8YACC0EAAAvxgAILUQAAC_GAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAUPAAClIAAgEAAAqCAAIMwRAACmIAAgzREAAKcgACDSEQAA2QQAIAMPAAClIAAgzBEAAKYgACDSEQAA2QQAIAAAAAAACw8AAOAeADAQAADlHgAwzBEAAOEeADDNEQAA4h4AMM4RAADjHgAgzxEAAOQeADDQEQAA5B4AMNERAADkHgAw0hEAAOQeADDTEQAA5h4AMNQRAADnHgAwBbQOAQAAAAGwECAAAAAB5hBAAAAAAeoQIAAAAAHrEEAAAAABAgAAAN0EACAPAADrHgAgAwAAAN0EACAPAADrHgAgEAAA6h4AIAEIAACkIAAwCoUDAADxFwAg8g0AAPAXADDzDQAA2wQAEPQNAADwFwAwtA4BAAAAAfkOAQDkFQAhsBAgAOUVACHmEEAA5xUAIeoQIADlFQAh6xBAAOgVACECAAAA3QQAIAgAAOoeACACAAAA6B4AIAgAAOkeACAJ8g0AAOceADDzDQAA6B4AEPQNAADnHgAwtA4BAOQVACH5DgEA5BUAIbAQIADlFQAh5hBAAOcVACHqECAA5RUAIesQQADoFQAhCfINAADnHgAw8w0AAOgeABD0DQAA5x4AMLQOAQDkFQAh-Q4BAOQVACGwECAA5RUAIeYQQADnFQAh6hAgAOUVACHrEEAA6BUAIQW0DgEAyhgAIbAQIADoGAAh5hBAANIYACHqECAA6BgAIesQQADGGAAhBbQOAQDKGAAhsBAgAOgYACHmEEAA0hgAIeoQIADoGAAh6xBAAMYYACEFtA4BAAAAAbAQIAAAAAHmEEAAAAAB6hAgAAAAAesQQAAAAAEEDwAA4B4AMMwRAADhHgAwzhEAAOMeACDSEQAA5B4AMAAEhgMAAO0eACCLDwAAvxgAIOYQAAC_GAAg7BAAAL8YACAAAAAAAAAAAAsPAAD4HgAwEAAA_R4AMMwRAAD5HgAwzREAAPoeADDOEQAA-x4AIM8RAAD8HgAw0BEAAPweADDREQAA_B4AMNIRAAD8HgAw0xEAAP4eADDUEQAA_x4AMASREAABAAAB8xACAAAAAfQQAgAAAAH1EAEAAAABAgAAAIwEACAPAACDHwAgAwAAAIwEACAPAACDHwAgEAAAgh8AIAEIAACjIAAwCtQCAAD6FwAg8g0AAPkXADDzDQAAjgQAEPQNAAD5FwAwkRAAAYoWACHzEAIA7BUAIfQQAgDsFQAh9RABAOQVACH2EAABiRYAIfcQAAD7FwAgAgAAAIwEACAIAACCHwAgAgAAAIAfACAIAACBHwAgCPINAAD_HgAw8w0AAIAfABD0DQAA_x4AMJEQAAGKFgAh8xACAOwVACH0EAIA7BUAIfUQAQDkFQAh9hAAAYkWACEI8g0AAP8eADDzDQAAgB8AEPQNAAD_HgAwkRAAAYoWACHzEAIA7BUAIfQQAgDsFQAh9RABAOQVACH2EAABiRYAIQSREAABjBkAIfMQAgDIGAAh9BACAMgYACH1EAEAyhgAIQSREAABjBkAIfMQAgDIGAAh9BACAMgYACH1EAEAyhgAIQSREAABAAAB8xACAAAAAfQQAgAAAAH1EAEAAAABBA8AAPgeADDMEQAA-R4AMM4RAAD7HgAg0hEAAPweADAAAAAAAAAFDwAAniAAIBAAAKEgACDMEQAAnyAAIM0RAACgIAAg0hEAAKcEACADDwAAniAAIMwRAACfIAAg0hEAAKcEACAB0wIAAIUfACAAAAAAAAAAAAAAAs8RAgAAAATVEQIAAAAFAc8RAgAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAALPEQABAAAE1REAAQAABQHPEQABAAAEAAAAAAAAAAACzxEBAAAABNURAQAAAAUCzxEBAAAABNURAQAAAAUCzxEBAAAABNURAQAAAAUFDwAAmSAAIBAAAJwgACDMEQAAmiAAIM0RAACbIAAg0hEAAPsBACABzxEBAAAABAHPEQEAAAAEAc8RAQAAAAQDDwAAmSAAIMwRAACaIAAg0hEAAPsBACAAAAAAAAsPAADWHwAwEAAA2x8AMMwRAADXHwAwzREAANgfADDOEQAA2R8AIM8RAADaHwAw0BEAANofADDREQAA2h8AMNIRAADaHwAw0xEAANwfADDUEQAA3R8AMAsPAADKHwAwEAAAzx8AMMwRAADLHwAwzREAAMwfADDOEQAAzR8AIM8RAADOHwAw0BEAAM4fADDREQAAzh8AMNIRAADOHwAw0xEAANAfADDUEQAA0R8AMA-vAQAAxhwAILABAADHHAAgsQEAAMgcACD1DQEAAAABmQ5AAAAAAZ0OAQAAAAGmDgEAAAAB8A4BAAAAAcAPQAAAAAHMD0AAAAABgRABAAAAAYMQAQAAAAGEEAAAxBwAIIUQQAAAAAGGEAIAAAABAgAAAIMCACAPAADVHwAgAwAAAIMCACAPAADVHwAgEAAA1B8AIAEIAACYIAAwFawBAACeGAAgrwEAAJ8YACCwAQAAoBgAILEBAAChGAAg8g0AAJ0YADDzDQAAgQIAEPQNAACdGAAw9Q0BAAAAAZkOQADoFQAhmw4BAOYVACGdDgEA5BUAIaYOAQDmFQAh8A4BAOQVACHAD0AA5xUAIcwPQADnFQAhgRABAAAAAYMQAQDkFQAhhBAAAN8VACCFEEAA5xUAIYYQAgDsFQAhoBEAAJwYACACAAAAgwIAIAgAANQfACACAAAA0h8AIAgAANMfACAQ8g0AANEfADDzDQAA0h8AEPQNAADRHwAw9Q0BAOQVACGZDkAA6BUAIZsOAQDmFQAhnQ4BAOQVACGmDgEA5hUAIfAOAQDkFQAhwA9AAOcVACHMD0AA5xUAIYEQAQDkFQAhgxABAOQVACGEEAAA3xUAIIUQQADnFQAhhhACAOwVACEQ8g0AANEfADDzDQAA0h8AEPQNAADRHwAw9Q0BAOQVACGZDkAA6BUAIZsOAQDmFQAhnQ4BAOQVACGmDgEA5hUAIfAOAQDkFQAhwA9AAOcVACHMD0AA5xUAIYEQAQDkFQAhgxABAOQVACGEEAAA3xUAIIUQQADnFQAhhhACAOwVACEM9Q0BAMoYACGZDkAAxhgAIZ0OAQDKGAAhpg4BAMkYACHwDgEAyhgAIcAPQADSGAAhzA9AANIYACGBEAEAyhgAIYMQAQDKGAAhhBAAAJscACCFEEAA0hgAIYYQAgDIGAAhD68BAACdHAAgsAEAAJ4cACCxAQAAnxwAIPUNAQDKGAAhmQ5AAMYYACGdDgEAyhgAIaYOAQDJGAAh8A4BAMoYACHAD0AA0hgAIcwPQADSGAAhgRABAMoYACGDEAEAyhgAIYQQAACbHAAghRBAANIYACGGEAIAyBgAIQ-vAQAAxhwAILABAADHHAAgsQEAAMgcACD1DQEAAAABmQ5AAAAAAZ0OAQAAAAGmDgEAAAAB8A4BAAAAAcAPQAAAAAHMD0AAAAABgRABAAAAAYMQAQAAAAGEEAAAxBwAIIUQQAAAAAGGEAIAAAABEfUNAQAAAAGZDkAAAAABvA4BAAAAAeEOAQAAAAH5DgEAAAABxA9AAAAAAfgPQAAAAAH5D0AAAAAByxABAAAAAZMRAAC_HwAglBEAAMAfACCVEQAAwR8AIJYRAgAAAAGXEQEAAAABmBFAAAAAAZkRAQAAAAGaEQEAAAABAgAAAP8BACAPAADhHwAgAwAAAP8BACAPAADhHwAgEAAA4B8AIAEIAACXIAAwFqwBAACjGAAg8g0AAKIYADDzDQAA_QEAEPQNAACiGAAw9Q0BAAAAAZkOQADoFQAhmw4BAOQVACG8DgEA5BUAIeEOAQDkFQAh-Q4BAOQVACHED0AA5xUAIfgPQADnFQAh-Q9AAOcVACHLEAEAAAABkxEAAN8VACCUEQAA3xUAIJURAADfFQAglhECAOsVACGXEQEA5BUAIZgRQADnFQAhmREBAOYVACGaEQEA5hUAIQIAAAD_AQAgCAAA4B8AIAIAAADeHwAgCAAA3x8AIBXyDQAA3R8AMPMNAADeHwAQ9A0AAN0fADD1DQEA5BUAIZkOQADoFQAhmw4BAOQVACG8DgEA5BUAIeEOAQDkFQAh-Q4BAOQVACHED0AA5xUAIfgPQADnFQAh-Q9AAOcVACHLEAEA5BUAIZMRAADfFQAglBEAAN8VACCVEQAA3xUAIJYRAgDrFQAhlxEBAOQVACGYEUAA5xUAIZkRAQDmFQAhmhEBAOYVACEV8g0AAN0fADDzDQAA3h8AEPQNAADdHwAw9Q0BAOQVACGZDkAA6BUAIZsOAQDkFQAhvA4BAOQVACHhDgEA5BUAIfkOAQDkFQAhxA9AAOcVACH4D0AA5xUAIfkPQADnFQAhyxABAOQVACGTEQAA3xUAIJQRAADfFQAglREAAN8VACCWEQIA6xUAIZcRAQDkFQAhmBFAAOcVACGZEQEA5hUAIZoRAQDmFQAhEfUNAQDKGAAhmQ5AAMYYACG8DgEAyhgAIeEOAQDKGAAh-Q4BAMoYACHED0AA0hgAIfgPQADSGAAh-Q9AANIYACHLEAEAyhgAIZMRAAC7HwAglBEAALwfACCVEQAAvR8AIJYRAgDHGAAhlxEBAMoYACGYEUAA0hgAIZkRAQDJGAAhmhEBAMkYACER9Q0BAMoYACGZDkAAxhgAIbwOAQDKGAAh4Q4BAMoYACH5DgEAyhgAIcQPQADSGAAh-A9AANIYACH5D0AA0hgAIcsQAQDKGAAhkxEAALsfACCUEQAAvB8AIJURAAC9HwAglhECAMcYACGXEQEAyhgAIZgRQADSGAAhmREBAMkYACGaEQEAyRgAIRH1DQEAAAABmQ5AAAAAAbwOAQAAAAHhDgEAAAAB-Q4BAAAAAcQPQAAAAAH4D0AAAAAB-Q9AAAAAAcsQAQAAAAGTEQAAvx8AIJQRAADAHwAglREAAMEfACCWEQIAAAABlxEBAAAAAZgRQAAAAAGZEQEAAAABmhEBAAAAAQQPAADWHwAwzBEAANcfADDOEQAA2R8AINIRAADaHwAwBA8AAMofADDMEQAAyx8AMM4RAADNHwAg0hEAAM4fADAAAAmsAQAA5x8AIK8BAADoHwAgsAEAAOkfACCxAQAA6h8AIJsOAAC_GAAgpg4AAL8YACDADwAAvxgAIMwPAAC_GAAghRAAAL8YACAHrQEAAOQfACCyAQAA5R8AILYOAAC_GAAgmBEAAL8YACCZEQAAvxgAIJsRAAC_GAAgnBEAAL8YACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACzxEBAAAABNURAQAAAAUBzxEBAAAABAAAABH1DQEAAAABmQ5AAAAAAbwOAQAAAAHhDgEAAAAB-Q4BAAAAAcQPQAAAAAH4D0AAAAAB-Q9AAAAAAcsQAQAAAAGTEQAAvx8AIJQRAADAHwAglREAAMEfACCWEQIAAAABlxEBAAAAAZgRQAAAAAGZEQEAAAABmhEBAAAAAQz1DQEAAAABmQ5AAAAAAZ0OAQAAAAGmDgEAAAAB8A4BAAAAAcAPQAAAAAHMD0AAAAABgRABAAAAAYMQAQAAAAGEEAAAxBwAIIUQQAAAAAGGEAIAAAABC7IBAADjHwAg2QgBAAAAAfUNAQAAAAGZDkAAAAABtg4EAAAAAaQQAQAAAAGYEUAAAAABmREBAAAAAZsRQAAAAAGcEUAAAAABnRECAAAAAQIAAAD7AQAgDwAAmSAAIAMAAACFAgAgDwAAmSAAIBAAAJ0gACANAAAAhQIAIAgAAJ0gACCyAQAAyR8AINkIAQDKGAAh9Q0BAMoYACGZDkAAxhgAIbYOBACxGQAhpBABAMoYACGYEUAA0hgAIZkRAQDJGAAhmxFAANIYACGcEUAA0hgAIZ0RAgDIGAAhC7IBAADJHwAg2QgBAMoYACH1DQEAyhgAIZkOQADGGAAhtg4EALEZACGkEAEAyhgAIZgRQADSGAAhmREBAMkYACGbEUAA0hgAIZwRQADSGAAhnRECAMgYACECCAABAAAByxAAAQAAAQIAAACnBAAgDwAAniAAIAMAAACqBAAgDwAAniAAIBAAAKIgACADAAAAqgQAIAgAAbIhACHLEAABixkAIQIIAAGLGQAhyxAAAYsZACEEkRAAAQAAAfMQAgAAAAH0EAIAAAAB9RABAAAAAQW0DgEAAAABsBAgAAAAAeYQQAAAAAHqECAAAAAB6xBAAAAAARKZDkAAAAABtg4EAAAAAbcOBAAAAAG9DgEAAAABzg4BAAAAAfkOAQAAAAGLD0AAAAABtg8CAAAAAccPAQAAAAGpEBAAAAAB5BABAAAAAeUQAQAAAAHmEEAAAAAB7BABAAAAAe0QQAAAAAHuECAAAAAB7xAgAAAAAfAQIAAAAAECAAAA2QQAIA8AAKUgACADAAAA4QQAIA8AAKUgACAQAACpIAAgFAAAAOEEACAIAACpIAAgmQ5AAMYYACG2DgQAxRgAIbcOBADFGAAhvQ4BAMoYACHODgEAyhgAIfkOAQDKGAAhiw9AANIYACG2DwIAyBgAIccPAQDKGAAhqRAQAMAZACHkEAEAyhgAIeUQAQDKGAAh5hBAANIYACHsEAEAyRgAIe0QQADGGAAh7hAgAOgYACHvECAA6BgAIfAQIADoGAAhEpkOQADGGAAhtg4EAMUYACG3DgQAxRgAIb0OAQDKGAAhzg4BAMoYACH5DgEAyhgAIYsPQADSGAAhtg8CAMgYACHHDwEAyhgAIakQEADAGQAh5BABAMoYACHlEAEAyhgAIeYQQADSGAAh7BABAMkYACHtEEAAxhgAIe4QIADoGAAh7xAgAOgYACHwECAA6BgAIQKIEAIAAAABiRAAAQAAAQPoDhAAAAABqBABAAAAAakQEAAAAAEThQMBAAAAAe0MAgAAAAG0DgEAAAABlA8CAAAAAZ0PAQAAAAHYDwEAAAAB5w8BAAAAAZcQAgAAAAGcECAAAAABnRACAAAAAZ8QAQAAAAGgEAEAAAABoRACAAAAAaIQgAAAAAGjEAEAAAABpBABAAAAAaUQAACXHQAgphAgAAAAAacQAgAAAAEE7QwCAAAAAfEOAQAAAAGdEAIAAAABnhABAAAAAQaXEAIAAAABmBACAAAAAZkQAgAAAAGaEAAAhx0AIJsQgAAAAAGcEAEAAAABBPUNAQAAAAGZDkAAAAABxA9AAAAAAeAPAAEAAAEfqQUAAP0dACCqBQAA_h0AIKsFAAD_HQAgrAUAAIAeACCtBQAAgR4AIMEHgAAAAAH1DQEAAAAB9w0EAAAAAZkOQAAAAAGbDgEAAAABtg4EAAAAAc4OAQAAAAHUDoAAAAAB8Q4BAAAAAfkOAQAAAAGND4AAAAABxA9AAAAAAdcPAQAAAAH8D0AAAAABqhABAAAAAasQIAAAAAGsEAEAAAABrRABAAAAAa4QgAAAAAGvEIAAAAABsBCAAAAAAbEQIAAAAAGyEAAA-x0AILMQAgAAAAG0EEAAAAABtRCAAAAAAQIAAACdCAAgDwAAsCAAIAMAAAC-CAAgDwAAsCAAIBAAALQgACAhAAAAvggAIAgAALQgACCpBQAArh0AIKoFAACvHQAgqwUAALAdACCsBQAAsR0AIK0FAACyHQAgwQeAAAAAAfUNAQDKGAAh9w0EALEZACGZDkAAxhgAIZsOAQDKGAAhtg4EALEZACHODgEAyhgAIdQOgAAAAAHxDgEAyRgAIfkOAQDKGAAhjQ-AAAAAAcQPQADGGAAh1w8BAMkYACH8D0AA0hgAIaoQAQDKGAAhqxAgAOgYACGsEAEAyRgAIa0QAQDJGAAhrhCAAAAAAa8QgAAAAAGwEIAAAAABsRAgAOgYACGyEAAArB0AILMQAgDIGAAhtBBAANIYACG1EIAAAAABH6kFAACuHQAgqgUAAK8dACCrBQAAsB0AIKwFAACxHQAgrQUAALIdACDBB4AAAAAB9Q0BAMoYACH3DQQAsRkAIZkOQADGGAAhmw4BAMoYACG2DgQAsRkAIc4OAQDKGAAh1A6AAAAAAfEOAQDJGAAh-Q4BAMoYACGND4AAAAABxA9AAMYYACHXDwEAyRgAIfwPQADSGAAhqhABAMoYACGrECAA6BgAIawQAQDJGAAhrRABAMkYACGuEIAAAAABrxCAAAAAAbAQgAAAAAGxECAA6BgAIbIQAACsHQAgsxACAMgYACG0EEAA0hgAIbUQgAAAAAEfqAUAAPwdACCqBQAA_h0AIKsFAAD_HQAgrAUAAIAeACCtBQAAgR4AIMEHgAAAAAH1DQEAAAAB9w0EAAAAAZkOQAAAAAGbDgEAAAABtg4EAAAAAc4OAQAAAAHUDoAAAAAB8Q4BAAAAAfkOAQAAAAGND4AAAAABxA9AAAAAAdcPAQAAAAH8D0AAAAABqhABAAAAAasQIAAAAAGsEAEAAAABrRABAAAAAa4QgAAAAAGvEIAAAAABsBCAAAAAAbEQIAAAAAGyEAAA-x0AILMQAgAAAAG0EEAAAAABtRCAAAAAAQIAAACdCAAgDwAAtSAAIAMAAAC-CAAgDwAAtSAAIBAAALkgACAhAAAAvggAIAgAALkgACCoBQAArR0AIKoFAACvHQAgqwUAALAdACCsBQAAsR0AIK0FAACyHQAgwQeAAAAAAfUNAQDKGAAh9w0EALEZACGZDkAAxhgAIZsOAQDKGAAhtg4EALEZACHODgEAyhgAIdQOgAAAAAHxDgEAyRgAIfkOAQDKGAAhjQ-AAAAAAcQPQADGGAAh1w8BAMkYACH8D0AA0hgAIaoQAQDKGAAhqxAgAOgYACGsEAEAyRgAIa0QAQDJGAAhrhCAAAAAAa8QgAAAAAGwEIAAAAABsRAgAOgYACGyEAAArB0AILMQAgDIGAAhtBBAANIYACG1EIAAAAABH6gFAACtHQAgqgUAAK8dACCrBQAAsB0AIKwFAACxHQAgrQUAALIdACDBB4AAAAAB9Q0BAMoYACH3DQQAsRkAIZkOQADGGAAhmw4BAMoYACG2DgQAsRkAIc4OAQDKGAAh1A6AAAAAAfEOAQDJGAAh-Q4BAMoYACGND4AAAAABxA9AAMYYACHXDwEAyRgAIfwPQADSGAAhqhABAMoYACGrECAA6BgAIawQAQDJGAAhrRABAMkYACGuEIAAAAABrxCAAAAAAbAQgAAAAAGxECAA6BgAIbIQAACsHQAgsxACAMgYACG0EEAA0hgAIbUQgAAAAAEfqAUAAPwdACCpBQAA_R0AIKsFAAD_HQAgrAUAAIAeACCtBQAAgR4AIMEHgAAAAAH1DQEAAAAB9w0EAAAAAZkOQAAAAAGbDgEAAAABtg4EAAAAAc4OAQAAAAHUDoAAAAAB8Q4BAAAAAfkOAQAAAAGND4AAAAABxA9AAAAAAdcPAQAAAAH8D0AAAAABqhABAAAAAasQIAAAAAGsEAEAAAABrRABAAAAAa4QgAAAAAGvEIAAAAABsBCAAAAAAbEQIAAAAAGyEAAA-x0AILMQAgAAAAG0EEAAAAABtRCAAAAAAQIAAACdCAAgDwAAuiAAIAMAAAC-CAAgDwAAuiAAIBAAAL4gACAhAAAAvggAIAgAAL4gACCoBQAArR0AIKkFAACuHQAgqwUAALAdACCsBQAAsR0AIK0FAACyHQAgwQeAAAAAAfUNAQDKGAAh9w0EALEZACGZDkAAxhgAIZsOAQDKGAAhtg4EALEZACHODgEAyhgAIdQOgAAAAAHxDgEAyRgAIfkOAQDKGAAhjQ-AAAAAAcQPQADGGAAh1w8BAMkYACH8D0AA0hgAIaoQAQDKGAAhqxAgAOgYACGsEAEAyRgAIa0QAQDJGAAhrhCAAAAAAa8QgAAAAAGwEIAAAAABsRAgAOgYACGyEAAArB0AILMQAgDIGAAhtBBAANIYACG1EIAAAAABH6gFAACtHQAgqQUAAK4dACCrBQAAsB0AIKwFAACxHQAgrQUAALIdACDBB4AAAAAB9Q0BAMoYACH3DQQAsRkAIZkOQADGGAAhmw4BAMoYACG2DgQAsRkAIc4OAQDKGAAh1A6AAAAAAfEOAQDJGAAh-Q4BAMoYACGND4AAAAABxA9AAMYYACHXDwEAyRgAIfwPQADSGAAhqhABAMoYACGrECAA6BgAIawQAQDJGAAhrRABAMkYACGuEIAAAAABrxCAAAAAAbAQgAAAAAGxECAA6BgAIbIQAACsHQAgsxACAMgYACG0EEAA0hgAIbUQgAAAAAEfqAUAAPwdACCpBQAA_R0AIKoFAAD-HQAgrAUAAIAeACCtBQAAgR4AIMEHgAAAAAH1DQEAAAAB9w0EAAAAAZkOQAAAAAGbDgEAAAABtg4EAAAAAc4OAQAAAAHUDoAAAAAB8Q4BAAAAAfkOAQAAAAGND4AAAAABxA9AAAAAAdcPAQAAAAH8D0AAAAABqhABAAAAAasQIAAAAAGsEAEAAAABrRABAAAAAa4QgAAAAAGvEIAAAAABsBCAAAAAAbEQIAAAAAGyEAAA-x0AILMQAgAAAAG0EEAAAAABtRCAAAAAAQIAAACdCAAgDwAAvyAAIAMAAAC-CAAgDwAAvyAAIBAAAMMgACAhAAAAvggAIAgAAMMgACCoBQAArR0AIKkFAACuHQAgqgUAAK8dACCsBQAAsR0AIK0FAACyHQAgwQeAAAAAAfUNAQDKGAAh9w0EALEZACGZDkAAxhgAIZsOAQDKGAAhtg4EALEZACHODgEAyhgAIdQOgAAAAAHxDgEAyRgAIfkOAQDKGAAhjQ-AAAAAAcQPQADGGAAh1w8BAMkYACH8D0AA0hgAIaoQAQDKGAAhqxAgAOgYACGsEAEAyRgAIa0QAQDJGAAhrhCAAAAAAa8QgAAAAAGwEIAAAAABsRAgAOgYACGyEAAArB0AILMQAgDIGAAhtBBAANIYACG1EIAAAAABH6gFAACtHQAgqQUAAK4dACCqBQAArx0AIKwFAACxHQAgrQUAALIdACDBB4AAAAAB9Q0BAMoYACH3DQQAsRkAIZkOQADGGAAhmw4BAMoYACG2DgQAsRkAIc4OAQDKGAAh1A6AAAAAAfEOAQDJGAAh-Q4BAMoYACGND4AAAAABxA9AAMYYACHXDwEAyRgAIfwPQADSGAAhqhABAMoYACGrECAA6BgAIawQAQDJGAAhrRABAMkYACGuEIAAAAABrxCAAAAAAbAQgAAAAAGxECAA6BgAIbIQAACsHQAgsxACAMgYACG0EEAA0hgAIbUQgAAAAAEfqAUAAPwdACCpBQAA_R0AIKoFAAD-HQAgqwUAAP8dACCtBQAAgR4AIMEHgAAAAAH1DQEAAAAB9w0EAAAAAZkOQAAAAAGbDgEAAAABtg4EAAAAAc4OAQAAAAHUDoAAAAAB8Q4BAAAAAfkOAQAAAAGND4AAAAABxA9AAAAAAdcPAQAAAAH8D0AAAAABqhABAAAAAasQIAAAAAGsEAEAAAABrRABAAAAAa4QgAAAAAGvEIAAAAABsBCAAAAAAbEQIAAAAAGyEAAA-x0AILMQAgAAAAG0EEAAAAABtRCAAAAAAQIAAACdCAAgDwAAxCAAIAMAAAC-CAAgDwAAxCAAIBAAAMggACAhAAAAvggAIAgAAMggACCoBQAArR0AIKkFAACuHQAgqgUAAK8dACCrBQAAsB0AIK0FAACyHQAgwQeAAAAAAfUNAQDKGAAh9w0EALEZACGZDkAAxhgAIZsOAQDKGAAhtg4EALEZACHODgEAyhgAIdQOgAAAAAHxDgEAyRgAIfkOAQDKGAAhjQ-AAAAAAcQPQADGGAAh1w8BAMkYACH8D0AA0hgAIaoQAQDKGAAhqxAgAOgYACGsEAEAyRgAIa0QAQDJGAAhrhCAAAAAAa8QgAAAAAGwEIAAAAABsRAgAOgYACGyEAAArB0AILMQAgDIGAAhtBBAANIYACG1EIAAAAABH6gFAACtHQAgqQUAAK4dACCqBQAArx0AIKsFAACwHQAgrQUAALIdACDBB4AAAAAB9Q0BAMoYACH3DQQAsRkAIZkOQADGGAAhmw4BAMoYACG2DgQAsRkAIc4OAQDKGAAh1A6AAAAAAfEOAQDJGAAh-Q4BAMoYACGND4AAAAABxA9AAMYYACHXDwEAyRgAIfwPQADSGAAhqhABAMoYACGrECAA6BgAIawQAQDJGAAhrRABAMkYACGuEIAAAAABrxCAAAAAAbAQgAAAAAGxECAA6BgAIbIQAACsHQAgsxACAMgYACG0EEAA0hgAIbUQgAAAAAEfqAUAAPwdACCpBQAA_R0AIKoFAAD-HQAgqwUAAP8dACCsBQAAgB4AIMEHgAAAAAH1DQEAAAAB9w0EAAAAAZkOQAAAAAGbDgEAAAABtg4EAAAAAc4OAQAAAAHUDoAAAAAB8Q4BAAAAAfkOAQAAAAGND4AAAAABxA9AAAAAAdcPAQAAAAH8D0AAAAABqhABAAAAAasQIAAAAAGsEAEAAAABrRABAAAAAa4QgAAAAAGvEIAAAAABsBCAAAAAAbEQIAAAAAGyEAAA-x0AILMQAgAAAAG0EEAAAAABtRCAAAAAAQIAAACdCAAgDwAAySAAIAMAAAC-CAAgDwAAySAAIBAAAM0gACAhAAAAvggAIAgAAM0gACCoBQAArR0AIKkFAACuHQAgqgUAAK8dACCrBQAAsB0AIKwFAACxHQAgwQeAAAAAAfUNAQDKGAAh9w0EALEZACGZDkAAxhgAIZsOAQDKGAAhtg4EALEZACHODgEAyhgAIdQOgAAAAAHxDgEAyRgAIfkOAQDKGAAhjQ-AAAAAAcQPQADGGAAh1w8BAMkYACH8D0AA0hgAIaoQAQDKGAAhqxAgAOgYACGsEAEAyRgAIa0QAQDJGAAhrhCAAAAAAa8QgAAAAAGwEIAAAAABsRAgAOgYACGyEAAArB0AILMQAgDIGAAhtBBAANIYACG1EIAAAAABH6gFAACtHQAgqQUAAK4dACCqBQAArx0AIKsFAACwHQAgrAUAALEdACDBB4AAAAAB9Q0BAMoYACH3DQQAsRkAIZkOQADGGAAhmw4BAMoYACG2DgQAsRkAIc4OAQDKGAAh1A6AAAAAAfEOAQDJGAAh-Q4BAMoYACGND4AAAAABxA9AAMYYACHXDwEAyRgAIfwPQADSGAAhqhABAMoYACGrECAA6BgAIawQAQDJGAAhrRABAMkYACGuEIAAAAABrxCAAAAAAbAQgAAAAAGxECAA6BgAIbIQAACsHQAgsxACAMgYACG0EEAA0hgAIbUQgAAAAAEEtA4BAAAAAcIOEAAAAAGgDwIAAAABihACAAAAAQKIEAIAAAABiRAAAQAAARigBgAA9xwAIPUNAQAAAAGZDkAAAAABmw4BAAAAAcIOAQAAAAHLDgIAAAABzg4BAAAAAdgOQAAAAAHxDgEAAAAB9A4EAAAAAbAPAQAAAAHDDwEAAAAB1w8BAAAAAfAPBAAAAAGLEAEAAAABjBABAAAAAY0QEAAAAAGOEBAAAAABjxACAAAAAZAQAAEAAAGREAIAAAABkhAQAAAAAZMQgAAAAAGUEAEAAAABAgAAANgJACAPAADQIAAgAwAAAOUJACAPAADQIAAgEAAA1CAAIBoAAADlCQAgCAAA1CAAIKAGAADdHAAg9Q0BAMoYACGZDkAAxhgAIZsOAQDKGAAhwg4BAMkYACHLDgIAyBgAIc4OAQDKGAAh2A5AANIYACHxDgEAyRgAIfQOBACxGQAhsA8BAMkYACHDDwEAyRgAIdcPAQDJGAAh8A8EALEZACGLEAEAyhgAIYwQAQDKGAAhjRAQAI0ZACGOEBAAjRkAIY8QAgDHGAAhkBAAAYwZACGREAIAxxgAIZIQEACNGQAhkxCAAAAAAZQQAQDJGAAhGKAGAADdHAAg9Q0BAMoYACGZDkAAxhgAIZsOAQDKGAAhwg4BAMkYACHLDgIAyBgAIc4OAQDKGAAh2A5AANIYACHxDgEAyRgAIfQOBACxGQAhsA8BAMkYACHDDwEAyRgAIdcPAQDJGAAh8A8EALEZACGLEAEAyhgAIYwQAQDKGAAhjRAQAI0ZACGOEBAAjRkAIY8QAgDHGAAhkBAAAYwZACGREAIAxxgAIZIQEACNGQAhkxCAAAAAAZQQAQDJGAAhGJ8GAAD2HAAg9Q0BAAAAAZkOQAAAAAGbDgEAAAABwg4BAAAAAcsOAgAAAAHODgEAAAAB2A5AAAAAAfEOAQAAAAH0DgQAAAABsA8BAAAAAcMPAQAAAAHXDwEAAAAB8A8EAAAAAYsQAQAAAAGMEAEAAAABjRAQAAAAAY4QEAAAAAGPEAIAAAABkBAAAQAAAZEQAgAAAAGSEBAAAAABkxCAAAAAAZQQAQAAAAECAAAA2AkAIA8AANUgACADAAAA5QkAIA8AANUgACAQAADZIAAgGgAAAOUJACAIAADZIAAgnwYAANwcACD1DQEAyhgAIZkOQADGGAAhmw4BAMoYACHCDgEAyRgAIcsOAgDIGAAhzg4BAMoYACHYDkAA0hgAIfEOAQDJGAAh9A4EALEZACGwDwEAyRgAIcMPAQDJGAAh1w8BAMkYACHwDwQAsRkAIYsQAQDKGAAhjBABAMoYACGNEBAAjRkAIY4QEACNGQAhjxACAMcYACGQEAABjBkAIZEQAgDHGAAhkhAQAI0ZACGTEIAAAAABlBABAMkYACEYnwYAANwcACD1DQEAyhgAIZkOQADGGAAhmw4BAMoYACHCDgEAyRgAIcsOAgDIGAAhzg4BAMoYACHYDkAA0hgAIfEOAQDJGAAh9A4EALEZACGwDwEAyRgAIcMPAQDJGAAh1w8BAMkYACHwDwQAsRkAIYsQAQDKGAAhjBABAMoYACGNEBAAjRkAIY4QEACNGQAhjxACAMcYACGQEAABjBkAIZEQAgDHGAAhkhAQAI0ZACGTEIAAAAABlBABAMkYACELrQEAAOIfACDZCAEAAAAB9Q0BAAAAAZkOQAAAAAG2DgQAAAABpBABAAAAAZgRQAAAAAGZEQEAAAABmxFAAAAAAZwRQAAAAAGdEQIAAAABAgAAAPsBACAPAADaIAAgBAiAAAAAAfUNBAAAAAH3DUAAAAABvA4BAAAAAQz1DQEAAAABlA4CAAAAAZYOQAAAAAGXDgIAAAABmA5AAAAAAZkOQAAAAAG8DgEAAAABzg4BAAAAAdgOQAAAAAH-D4AAAAAB_w8CAAAAAYAQQAAAAAEGCIAAAAABvA4BAAAAAd0PQAAAAAH7DwEAAAAB_A9AAAAAAf0PQAAAAAEDAAAAhQIAIA8AANogACAQAADhIAAgDQAAAIUCACAIAADhIAAgrQEAAMgfACDZCAEAyhgAIfUNAQDKGAAhmQ5AAMYYACG2DgQAsRkAIaQQAQDKGAAhmBFAANIYACGZEQEAyRgAIZsRQADSGAAhnBFAANIYACGdEQIAyBgAIQutAQAAyB8AINkIAQDKGAAh9Q0BAMoYACGZDkAAxhgAIbYOBACxGQAhpBABAMoYACGYEUAA0hgAIZkRAQDJGAAhmxFAANIYACGcEUAA0hgAIZ0RAgDIGAAhEKwBAADFHAAgsAEAAMccACCxAQAAyBwAIPUNAQAAAAGZDkAAAAABmw4BAAAAAZ0OAQAAAAGmDgEAAAAB8A4BAAAAAcAPQAAAAAHMD0AAAAABgRABAAAAAYMQAQAAAAGEEAAAxBwAIIUQQAAAAAGGEAIAAAABAgAAAIMCACAPAADiIAAgAwAAAIECACAPAADiIAAgEAAA5iAAIBIAAACBAgAgCAAA5iAAIKwBAACcHAAgsAEAAJ4cACCxAQAAnxwAIPUNAQDKGAAhmQ5AAMYYACGbDgEAyRgAIZ0OAQDKGAAhpg4BAMkYACHwDgEAyhgAIcAPQADSGAAhzA9AANIYACGBEAEAyhgAIYMQAQDKGAAhhBAAAJscACCFEEAA0hgAIYYQAgDIGAAhEKwBAACcHAAgsAEAAJ4cACCxAQAAnxwAIPUNAQDKGAAhmQ5AAMYYACGbDgEAyRgAIZ0OAQDKGAAhpg4BAMkYACHwDgEAyhgAIcAPQADSGAAhzA9AANIYACGBEAEAyhgAIYMQAQDKGAAhhBAAAJscACCFEEAA0hgAIYYQAgDIGAAhEKwBAADFHAAgrwEAAMYcACCxAQAAyBwAIPUNAQAAAAGZDkAAAAABmw4BAAAAAZ0OAQAAAAGmDgEAAAAB8A4BAAAAAcAPQAAAAAHMD0AAAAABgRABAAAAAYMQAQAAAAGEEAAAxBwAIIUQQAAAAAGGEAIAAAABAgAAAIMCACAPAADnIAAgAwAAAIECACAPAADnIAAgEAAA6yAAIBIAAACBAgAgCAAA6yAAIKwBAACcHAAgrwEAAJ0cACCxAQAAnxwAIPUNAQDKGAAhmQ5AAMYYACGbDgEAyRgAIZ0OAQDKGAAhpg4BAMkYACHwDgEAyhgAIcAPQADSGAAhzA9AANIYACGBEAEAyhgAIYMQAQDKGAAhhBAAAJscACCFEEAA0hgAIYYQAgDIGAAhEKwBAACcHAAgrwEAAJ0cACCxAQAAnxwAIPUNAQDKGAAhmQ5AAMYYACGbDgEAyRgAIZ0OAQDKGAAhpg4BAMkYACHwDgEAyhgAIcAPQADSGAAhzA9AANIYACGBEAEAyhgAIYMQAQDKGAAhhBAAAJscACCFEEAA0hgAIYYQAgDIGAAhEKwBAADFHAAgrwEAAMYcACCwAQAAxxwAIPUNAQAAAAGZDkAAAAABmw4BAAAAAZ0OAQAAAAGmDgEAAAAB8A4BAAAAAcAPQAAAAAHMD0AAAAABgRABAAAAAYMQAQAAAAGEEAAAxBwAIIUQQAAAAAGGEAIAAAABAgAAAIMCACAPAADsIAAgAwAAAIECACAPAADsIAAgEAAA8CAAIBIAAACBAgAgCAAA8CAAIKwBAACcHAAgrwEAAJ0cACCwAQAAnhwAIPUNAQDKGAAhmQ5AAMYYACGbDgEAyRgAIZ0OAQDKGAAhpg4BAMkYACHwDgEAyhgAIcAPQADSGAAhzA9AANIYACGBEAEAyhgAIYMQAQDKGAAhhBAAAJscACCFEEAA0hgAIYYQAgDIGAAhEKwBAACcHAAgrwEAAJ0cACCwAQAAnhwAIPUNAQDKGAAhmQ5AAMYYACGbDgEAyRgAIZ0OAQDKGAAhpg4BAMkYACHwDgEAyhgAIcAPQADSGAAhzA9AANIYACGBEAEAyhgAIYMQAQDKGAAhhBAAAJscACCFEEAA0hgAIYYQAgDIGAAhCfUNAQAAAAH6DQEAAAABmQ5AAAAAAZsOAQAAAAGeDgIAAAABhw9AAAAAAbQPQAAAAAHqDwEAAAAB6w-AAAAAAQPnDwEAAAAB6A8BAAAAAekPQAAAAAEFmQ5AAAAAAZsOAQAAAAHgDwEAAAAB5Q9AAAAAAeYPAgAAAAEIwQeAAAAAAcMHAADtGwAgxgcAAO4bACDHBwAA7xsAIPUNAQAAAAGZDkAAAAABmw4BAAAAAfkOAQAAAAECAAAAzAsAIA8AAPQgACADAAAA6gsAIA8AAPQgACAQAAD4IAAgCgAAAOoLACAIAAD4IAAgwQeAAAAAAcMHAADAGwAgxgcAAMEbACDHBwAAwhsAIPUNAQDKGAAhmQ5AAMYYACGbDgEAyhgAIfkOAQDKGAAhCMEHgAAAAAHDBwAAwBsAIMYHAADBGwAgxwcAAMIbACD1DQEAyhgAIZkOQADGGAAhmw4BAMoYACH5DgEAyhgAIQjBB4AAAAABwgcAAOwbACDGBwAA7hsAIMcHAADvGwAg9Q0BAAAAAZkOQAAAAAGbDgEAAAAB-Q4BAAAAAQIAAADMCwAgDwAA-SAAIAMAAADqCwAgDwAA-SAAIBAAAP0gACAKAAAA6gsAIAgAAP0gACDBB4AAAAABwgcAAL8bACDGBwAAwRsAIMcHAADCGwAg9Q0BAMoYACGZDkAAxhgAIZsOAQDKGAAh-Q4BAMoYACEIwQeAAAAAAcIHAAC_GwAgxgcAAMEbACDHBwAAwhsAIPUNAQDKGAAhmQ5AAMYYACGbDgEAyhgAIfkOAQDKGAAhCMEHgAAAAAHCBwAA7BsAIMMHAADtGwAgxwcAAO8bACD1DQEAAAABmQ5AAAAAAZsOAQAAAAH5DgEAAAABAgAAAMwLACAPAAD-IAAgA_QOQAAAAAHjDwQAAAAB5A8EAAAAAQMAAADqCwAgDwAA_iAAIBAAAIMhACAKAAAA6gsAIAgAAIMhACDBB4AAAAABwgcAAL8bACDDBwAAwBsAIMcHAADCGwAg9Q0BAMoYACGZDkAAxhgAIZsOAQDKGAAh-Q4BAMoYACEIwQeAAAAAAcIHAAC_GwAgwwcAAMAbACDHBwAAwhsAIPUNAQDKGAAhmQ5AAMYYACGbDgEAyhgAIfkOAQDKGAAhB8EHAACuGwAgmQ5AAAAAAZsOAQAAAAHXDwEAAAAB4A8BAAAAAeUPQAAAAAHmDwIAAAABAgAAANgLACAPAACEIQAgAwAAANYLACAPAACEIQAgEAAAiCEAIAkAAADWCwAgCAAAiCEAIMEHAACgGwAgmQ5AAMYYACGbDgEAyhgAIdcPAQDKGAAh4A8BAMoYACHlD0AA0hgAIeYPAgDIGAAhB8EHAACgGwAgmQ5AAMYYACGbDgEAyhgAIdcPAQDKGAAh4A8BAMoYACHlD0AA0hgAIeYPAgDIGAAhCMEHgAAAAAHCBwAA7BsAIMMHAADtGwAgxgcAAO4bACD1DQEAAAABmQ5AAAAAAZsOAQAAAAH5DgEAAAABAgAAAMwLACAPAACJIQAgCvcNQAAAAAGPDgEAAAABlw4BAAAAAbQOAQAAAAHKDkAAAAAB2A8BAAAAAdkPAAD2GgAg2g9AAAAAAdsPAQAAAAHcD4AAAAABAwAAAOoLACAPAACJIQAgEAAAjiEAIAoAAADqCwAgCAAAjiEAIMEHgAAAAAHCBwAAvxsAIMMHAADAGwAgxgcAAMEbACD1DQEAyhgAIZkOQADGGAAhmw4BAMoYACH5DgEAyhgAIQjBB4AAAAABwgcAAL8bACDDBwAAwBsAIMYHAADBGwAg9Q0BAMoYACGZDkAAxhgAIZsOAQDKGAAh-Q4BAMoYACEHhgMCAAAAAcEHAACLGwAgmw4BAAAAAdcPAQAAAAHdD0AAAAAB3g8gAAAAAd8PQAAAAAECAAAA8QwAIA8AAI8hACADAAAA3wsAIA8AAI8hACAQAACTIQAgCQAAAN8LACAIAACTIQAghgMCAMgYACHBBwAA_RoAIJsOAQDKGAAh1w8BAMoYACHdD0AAxhgAId4PIADoGAAh3w9AANIYACEHhgMCAMgYACHBBwAA_RoAIJsOAQDKGAAh1w8BAMoYACHdD0AAxhgAId4PIADoGAAh3w9AANIYACEJ-g0BAAAAAbYOBAAAAAHQDiAAAAAB0Q4CAAAAAdIOAADGGgAg1A4BAAAAAdcOgAAAAAGrDwABAAAB0w8EAAAAAQrJDkAAAAAB9w4gAAAAAcsPAQAAAAHMD0AAAAABzQ8gAAAAAc4PAQAAAAHPD0AAAAAB0A9AAAAAAdEPQAAAAAHSD4AAAAABC9sIAADoGgAgwA0CAAAAAZcOAQAAAAGaDgEAAAABtA4BAAAAAcYOAQAAAAHJDkAAAAAByg5AAAAAAfcOIAAAAAHMD0AAAAABzw9AAAAAAQIAAAC4DQAgDwAAliEAIAMAAADFDQAgDwAAliEAIBAAAJohACANAAAAxQ0AIAgAAJohACDbCAAAzhoAIMANAgDIGAAhlw4BAMkYACGaDgEAyRgAIbQOAQDKGAAhxg4BAMoYACHJDkAAxhgAIcoOQADSGAAh9w4gAOgYACHMD0AAxhgAIc8PQADSGAAhC9sIAADOGgAgwA0CAMgYACGXDgEAyRgAIZoOAQDJGAAhtA4BAMoYACHGDgEAyhgAIckOQADGGAAhyg5AANIYACH3DiAA6BgAIcwPQADGGAAhzw9AANIYACEL2ggAAOcaACDADQIAAAABlw4BAAAAAZoOAQAAAAG0DgEAAAABxg4BAAAAAckOQAAAAAHKDkAAAAAB9w4gAAAAAcwPQAAAAAHPD0AAAAABAgAAALgNACAPAACbIQAgAwAAAMUNACAPAACbIQAgEAAAnyEAIA0AAADFDQAgCAAAnyEAINoIAADNGgAgwA0CAMgYACGXDgEAyRgAIZoOAQDJGAAhtA4BAMoYACHGDgEAyhgAIckOQADGGAAhyg5AANIYACH3DiAA6BgAIcwPQADGGAAhzw9AANIYACEL2ggAAM0aACDADQIAyBgAIZcOAQDJGAAhmg4BAMkYACG0DgEAyhgAIcYOAQDKGAAhyQ5AAMYYACHKDkAA0hgAIfcOIADoGAAhzA9AAMYYACHPD0AA0hgAIQLGDgEAAAABxw5AAAAAAQIAAACQFAAgDwAAoCEAIAMAAACTFAAgDwAAoCEAIBAAAKQhACAEAAAAkxQAIAgAAKQhACDGDgEAyhgAIccOQADSGAAhAsYOAQDKGAAhxw5AANIYACEIwA0CAAAAAZcOAQAAAAG0DgEAAAABtg4EAAAAAcgOAgAAAAHJDkAAAAAByg5AAAAAAcsOgAAAAAEN9Q0BAAAAAY8OAQAAAAGQDgEAAAABkQ4BAAAAAZIOAQAAAAGTDgEAAAABlA4CAAAAAZUOAgAAAAGWDkAAAAABlw4CAAAAAZgOQAAAAAGZDkAAAAABmg4BAAAAARSvAQAA9hgAIPUNAQAAAAGZDkAAAAABmw4BAAAAAZwOAQAAAAGdDgEAAAABng4AAPcYACCfDiAAAAABoA4BAAAAAaEOAQAAAAGiDkAAAAABow4BAAAAAaQOAQAAAAGlDiAAAAABpg4BAAAAAacOIAAAAAGoDkAAAAABqQ4gAAAAAaoOQAAAAAGrDkAAAAABAgAAAPQUACAPAACnIQAgB_UNBAAAAAH3DUAAAAAB-A0CAAAAAfkNAgAAAAH6DQEAAAAB-w2AAAAAAfwNAQAAAAEDAAAAgRUAIA8AAKchACAQAACsIQAgFgAAAIEVACAIAACsIQAgrwEAAOYYACD1DQEAyhgAIZkOQADGGAAhmw4BAMoYACGcDgEAyhgAIZ0OAQDKGAAhng4AAOcYACCfDiAA6BgAIaAOAQDKGAAhoQ4BAMkYACGiDkAA0hgAIaMOAQDJGAAhpA4BAMkYACGlDiAA6BgAIaYOAQDJGAAhpw4gAOgYACGoDkAA0hgAIakOIADoGAAhqg5AANIYACGrDkAA0hgAIRSvAQAA5hgAIPUNAQDKGAAhmQ5AAMYYACGbDgEAyhgAIZwOAQDKGAAhnQ4BAMoYACGeDgAA5xgAIJ8OIADoGAAhoA4BAMoYACGhDgEAyRgAIaIOQADSGAAhow4BAMkYACGkDgEAyRgAIaUOIADoGAAhpg4BAMkYACGnDiAA6BgAIagOQADSGAAhqQ4gAOgYACGqDkAA0hgAIasOQADSGAAhD74NAADhGAAg9Q0BAAAAAY4OAQAAAAGPDgEAAAABkA4BAAAAAZEOAQAAAAGSDgEAAAABkw4BAAAAAZQOAgAAAAGVDgIAAAABlg5AAAAAAZcOAgAAAAGYDkAAAAABmQ5AAAAAAZoOAQAAAAECAAAA-BQAIA8AAK0hACADAAAA9hQAIA8AAK0hACAQAACxIQAgEQAAAPYUACAIAACxIQAgvg0AANMYACD1DQEAyhgAIY4OAQDKGAAhjw4BAMoYACGQDgEAyhgAIZEOAQDKGAAhkg4BAMkYACGTDgEAyhgAIZQOAgDIGAAhlQ4CAMgYACGWDkAA0hgAIZcOAgDIGAAhmA5AANIYACGZDkAAxhgAIZoOAQDJGAAhD74NAADTGAAg9Q0BAMoYACGODgEAyhgAIY8OAQDKGAAhkA4BAMoYACGRDgEAyhgAIZIOAQDJGAAhkw4BAMoYACGUDgIAyBgAIZUOAgDIGAAhlg5AANIYACGXDgIAyBgAIZgOQADSGAAhmQ5AAMYYACGaDgEAyRgAIQMIAAGLGQAhyxAAAYsZACHPEQABAAABAAAAAAMVAAYWAAcXAAgAAAADFQAGFgAHFwAIAAAABRUADhYAERcAEigADykAEAAAAAAABRUADhYAERcAEigADykAEAAAAAMVABgWABkXABoAAAADFQAYFgAZFwAaAAAABRUAIBYAIxcAJCgAISkAIgAAAAAABRUAIBYAIxcAJCgAISkAIgAAAAUVACoWAC0XAC4oACspACwAAAAAAAUVACoWAC0XAC4oACspACwAAAAFFQA0FgA3FwA4KAA1KQA2AAAAAAAFFQA0FgA3FwA4KAA1KQA2AAAABRUAPhYAQRcAQigAPykAQAAAAAAABRUAPhYAQRcAQigAPykAQAAAAAMVAEgWAEkXAEoAAAADFQBIFgBJFwBKAAAABRUAUBYAUxcAVCgAUSkAUgAAAAAABRUAUBYAUxcAVCgAUSkAUgAAAAMVAFoWAFsXAFwAAAADFQBaFgBbFwBcAxUAZa0BgAJfsgGEAmABrAEAXgUVAGSsAYYCXq8BigJhsAGOAmKxAZICYwGuAQBgAa4BAGABrgEAYAOvAZMCALABlAIAsQGVAgACrQGWAgCyAZcCAAAABRUAaRYAbBcAbSgAaikAawAAAAAABRUAaRYAbBcAbSgAaikAawGsAQBeAawBAF4FFQByFgB1FwB2KABzKQB0AAAAAAAFFQByFgB1FwB2KABzKQB0AAAAAxUAfBYAfRcAfgAAAAMVAHwWAH0XAH4AAAAFFQCEARYAhwEXAIgBKACFASkAhgEAAAAAAAUVAIQBFgCHARcAiAEoAIUBKQCGAQAAAAUVAI4BFgCRARcAkgEoAI8BKQCQAQAAAAAABRUAjgEWAJEBFwCSASgAjwEpAJABAAAABRUAmAEWAJsBFwCcASgAmQEpAJoBAAAAAAAFFQCYARYAmwEXAJwBKACZASkAmgEAAAADFQCiARYAowEXAKQBAAAAAxUAogEWAKMBFwCkAQAAAAUVAKoBFgCtARcArgEoAKsBKQCsAQAAAAAABRUAqgEWAK0BFwCuASgAqwEpAKwBAAAABRUAtAEWALcBFwC4ASgAtQEpALYBAAAAAAAFFQC0ARYAtwEXALgBKAC1ASkAtgEAAAAFFQC-ARYAwQEXAMIBKAC_ASkAwAEAAAAAAAUVAL4BFgDBARcAwgEoAL8BKQDAAQHUAgDFAQIVAMYB0wKQBMQBAdMCkQQAAdQCAMUBAdQCAMUBBRUAygEWAM0BFwDOASgAywEpAMwBAAAAAAAFFQDKARYAzQEXAM4BKADLASkAzAEAAAMVANMBFgDUARcA1QEAAAADFQDTARYA1AEXANUBAAAABRUA2wEWAN4BFwDfASgA3AEpAN0BAAAAAAAFFQDbARYA3gEXAN8BKADcASkA3QECFQDjAYYD3gTiAQGFAwDhAQGGA98EAAAABRUA5wEWAOoBFwDrASgA6AEpAOkBAAAAAAAFFQDnARYA6gEXAOsBKADoASkA6QEBhQMA4QEBhQMA4QEDFQDwARYA8QEXAPIBAAAAAxUA8AEWAPEBFwDyAQAAAAMVAPgBFgD5ARcA-gEAAAADFQD4ARYA-QEXAPoBAAAABRUAgAIWAIMCFwCEAigAgQIpAIICAAAAAAAFFQCAAhYAgwIXAIQCKACBAikAggIAAAADFQCKAhYAiwIXAIwCAAAAAxUAigIWAIsCFwCMAgAAAAUVAJICFgCVAhcAlgIoAJMCKQCUAgAAAAAABRUAkgIWAJUCFwCWAigAkwIpAJQCAAAABRUAnAIWAJ8CFwCgAigAnQIpAJ4CAAAAAAAFFQCcAhYAnwIXAKACKACdAikAngIAAAAFFQCmAhYAqQIXAKoCKACnAikAqAIAAAAAAAUVAKYCFgCpAhcAqgIoAKcCKQCoAgAAAAUVALACFgCzAhcAtAIoALECKQCyAgAAAAAABRUAsAIWALMCFwC0AigAsQIpALICAAAABRUAugIWAL0CFwC-AigAuwIpALwCAAAAAAAFFQC6AhYAvQIXAL4CKAC7AikAvAIAAAAFFQDEAhYAxwIXAMgCKADFAikAxgIAAAAAAAUVAMQCFgDHAhcAyAIoAMUCKQDGAgAAAAUVAM4CFgDRAhcA0gIoAM8CKQDQAgAAAAAABRUAzgIWANECFwDSAigAzwIpANACAAAABRUA2AIWANsCFwDcAigA2QIpANoCAAAAAAAFFQDYAhYA2wIXANwCKADZAikA2gIAAAAFFQDiAhYA5QIXAOYCKADjAikA5AIAAAAAAAUVAOICFgDlAhcA5gIoAOMCKQDkAgAAAAUVAOwCFgDvAhcA8AIoAO0CKQDuAgAAAAAABRUA7AIWAO8CFwDwAigA7QIpAO4CAAAABRUA9gIWAPkCFwD6AigA9wIpAPgCAAAAAAAFFQD2AhYA-QIXAPoCKAD3AikA-AIAAAAFFQCAAxYAgwMXAIQDKACBAykAggMAAAAAAAUVAIADFgCDAxcAhAMoAIEDKQCCAwAAAAUVAIoDFgCNAxcAjgMoAIsDKQCMAwAAAAAABRUAigMWAI0DFwCOAygAiwMpAIwDBxUAlwOoBaIIkQOpBaYIkgOqBaoIkwOrBa4IlAOsBbIIlQOtBbYIlgMBpwUAkAMBpwUAkAMBpwUAkAMBpwUAkAMBpwUAkAMBpwUAkAMGqAW3CACpBbgIAKoFuQgAqwW6CACsBbsIAK0FvAgAAAAFFQCbAxYAngMXAJ8DKACcAykAnQMAAAAAAAUVAJsDFgCeAxcAnwMoAJwDKQCdAwGnBQCQAwGnBQCQAwUVAKQDFgCnAxcAqAMoAKUDKQCmAwAAAAAABRUApAMWAKcDFwCoAygApQMpAKYDAacFAJADAacFAJADBRUArQMWALADFwCxAygArgMpAK8DAAAAAAAFFQCtAxYAsAMXALEDKACuAykArwMBpwUAkAMBpwUAkAMFFQC2AxYAuQMXALoDKAC3AykAuAMAAAAAAAUVALYDFgC5AxcAugMoALcDKQC4AwGnBQCQAwGnBQCQAwUVAL8DFgDCAxcAwwMoAMADKQDBAwAAAAAABRUAvwMWAMIDFwDDAygAwAMpAMEDAacFAJADAacFAJADBRUAyAMWAMsDFwDMAygAyQMpAMoDAAAAAAAFFQDIAxYAywMXAMwDKADJAykAygMBpwUAkAMBpwUAkAMDFQDRAxYA0gMXANMDAAAAAxUA0QMWANIDFwDTAwMVANgDnwbdCdYDoAbhCdcDAZ4GANUDAZ4GANUDAp8G4gkAoAbjCQAAAAUVANwDFgDfAxcA4AMoAN0DKQDeAwAAAAAABRUA3AMWAN8DFwDgAygA3QMpAN4DAZ4GANUDAZ4GANUDBRUA5QMWAOgDFwDpAygA5gMpAOcDAAAAAAAFFQDlAxYA6AMXAOkDKADmAykA5wMBngYA1QMBngYA1QMFFQDuAxYA8QMXAPIDKADvAykA8AMAAAAAAAUVAO4DFgDxAxcA8gMoAO8DKQDwAwGsAbEKXgGsAbcKXgUVAPcDFgD6AxcA-wMoAPgDKQD5AwAAAAAABRUA9wMWAPoDFwD7AygA-AMpAPkDAAAABRUAgQQWAIQEFwCFBCgAggQpAIMEAAAAAAAFFQCBBBYAhAQXAIUEKACCBCkAgwQBrgEAYAGuAQBgBRUAigQWAI0EFwCOBCgAiwQpAIwEAAAAAAAFFQCKBBYAjQQXAI4EKACLBCkAjAQBrgEAYAGuAQBgBRUAkwQWAJYEFwCXBCgAlAQpAJUEAAAAAAAFFQCTBBYAlgQXAJcEKACUBCkAlQQBrgEAYAGuAQBgAxUAnAQWAJ0EFwCeBAAAAAMVAJwEFgCdBBcAngQAAAADFQCkBBYApQQXAKYEAAAAAxUApAQWAKUEFwCmBAAAAAMVAKwEFgCtBBcArgQAAAADFQCsBBYArQQXAK4EBRUAuQTCB9ELsQTDB9ULsgTGB9kLswTHB-ALtgQBwQcAsAQBwQcAsAQDFQC1BMEHALAExQfdC7QEAcQHALMEAcUH3gsAAxUAuATBBwCwBMgH5Au3BAHHBwC2BAHIB-ULAAPCB-YLAMMH5wsAxgfoCwAAAAMVAL0EFgC-BBcAvwQAAAADFQC9BBYAvgQXAL8EAcEHALAEAcEHALAEBRUAxAQWAMcEFwDIBCgAxQQpAMYEAAAAAAAFFQDEBBYAxwQXAMgEKADFBCkAxgQBwQcAsAQBwQcAsAQDFQDNBBYAzgQXAM8EAAAAAxUAzQQWAM4EFwDPBAHBBwCwBAHBBwCwBAUVANQEFgDXBBcA2AQoANUEKQDWBAAAAAAABRUA1AQWANcEFwDYBCgA1QQpANYEAcQHALMEAcQHALMEBRUA3QQWAOAEFwDhBCgA3gQpAN8EAAAAAAAFFQDdBBYA4AQXAOEEKADeBCkA3wQAAAAFFQDnBBYA6gQXAOsEKADoBCkA6QQAAAAAAAUVAOcEFgDqBBcA6wQoAOgEKQDpBAHBBwCwBAHBBwCwBAUVAPAEFgDzBBcA9AQoAPEEKQDyBAAAAAAABRUA8AQWAPMEFwD0BCgA8QQpAPIEAccHALYEAccHALYEAxUA-QQWAPoEFwD7BAAAAAMVAPkEFgD6BBcA-wQAAAAFFQCBBRYAhAUXAIUFKACCBSkAgwUAAAAAAAUVAIEFFgCEBRcAhQUoAIIFKQCDBQMVAIoF2gi9DYgF2wjBDYkFAdkIAIcFAdkIAIcFAtoIwg0A2wjDDQAAAAUVAI4FFgCRBRcAkgUoAI8FKQCQBQAAAAAABRUAjgUWAJEFFwCSBSgAjwUpAJAFAdkIAIcFAdkIAIcFBRUAlwUWAJoFFwCbBSgAmAUpAJkFAAAAAAAFFQCXBRYAmgUXAJsFKACYBSkAmQUB2QgAhwUB2QgAhwUDFQCgBRYAoQUXAKIFAAAAAxUAoAUWAKEFFwCiBQAAAAUVAKgFFgCrBRcArAUoAKkFKQCqBQAAAAAABRUAqAUWAKsFFwCsBSgAqQUpAKoFAAAABRUAsgUWALUFFwC2BSgAswUpALQFAAAAAAAFFQCyBRYAtQUXALYFKACzBSkAtAUAAAAFFQC8BRYAvwUXAMAFKAC9BSkAvgUAAAAAAAUVALwFFgC_BRcAwAUoAL0FKQC-BQAAAAMVAMYFFgDHBRcAyAUAAAADFQDGBRYAxwUXAMgFAAAAAxUAzgUWAM8FFwDQBQAAAAMVAM4FFgDPBRcA0AUAAAADFQDWBRYA1wUXANgFAAAAAxUA1gUWANcFFwDYBQAAAAUVAN4FFgDhBRcA4gUoAN8FKQDgBQAAAAAABRUA3gUWAOEFFwDiBSgA3wUpAOAFAAAABRUA6AUWAOsFFwDsBSgA6QUpAOoFAAAAAAAFFQDoBRYA6wUXAOwFKADpBSkA6gUAAAADFQDyBRYA8wUXAPQFAAAAAxUA8gUWAPMFFwD0BQAAAAUVAPoFFgD9BRcA_gUoAPsFKQD8BQAAAAAABRUA-gUWAP0FFwD-BSgA-wUpAPwFAAAABRUAhAYWAIcGFwCIBigAhQYpAIYGAAAAAAAFFQCEBhYAhwYXAIgGKACFBikAhgYAAAAFFQCOBhYAkQYXAJIGKACPBikAkAYAAAAAAAUVAI4GFgCRBhcAkgYoAI8GKQCQBgAAAAUVAJgGFgCbBhcAnAYoAJkGKQCaBgAAAAAABRUAmAYWAJsGFwCcBigAmQYpAJoGAAAABRUAogYWAKUGFwCmBigAowYpAKQGAAAAAAAFFQCiBhYApQYXAKYGKACjBikApAYAAAAFFQCsBhYArwYXALAGKACtBikArgYAAAAAAAUVAKwGFgCvBhcAsAYoAK0GKQCuBgAAAAUVALYGFgC5BhcAugYoALcGKQC4BgAAAAAABRUAtgYWALkGFwC6BigAtwYpALgGAAAABRUAwAYWAMMGFwDEBigAwQYpAMIGAAAAAAAFFQDABhYAwwYXAMQGKADBBikAwgYAAAAFFQDKBhYAzQYXAM4GKADLBikAzAYAAAAAAAUVAMoGFgDNBhcAzgYoAMsGKQDMBgAAAAMVANQGFgDVBhcA1gYAAAADFQDUBhYA1QYXANYGAAAAAxUA3AYWAN0GFwDeBgAAAAMVANwGFgDdBhcA3gYAAAADFQDkBhYA5QYXAOYGAAAAAxUA5AYWAOUGFwDmBgAAAAUVAOwGFgDvBhcA8AYoAO0GKQDuBgAAAAAABRUA7AYWAO8GFwDwBigA7QYpAO4GAAAABRUA9gYWAPkGFwD6BigA9wYpAPgGAAAAAAAFFQD2BhYA-QYXAPoGKAD3BikA-AYAAAAFFQCABxYAgwcXAIQHKACBBykAggcAAAAAAAUVAIAHFgCDBxcAhAcoAIEHKQCCBwAAAAUVAIoHFgCNBxcAjgcoAIsHKQCMBwAAAAAABRUAigcWAI0HFwCOBygAiwcpAIwHAAAABRUAlAcWAJcHFwCYBygAlQcpAJYHAAAAAAAFFQCUBxYAlwcXAJgHKACVBykAlgcAAAAFFQCeBxYAoQcXAKIHKACfBykAoAcAAAAAAAUVAJ4HFgChBxcAogcoAJ8HKQCgBwAAAAMVAKgHFgCpBxcAqgcAAAADFQCoBxYAqQcXAKoHAAAABRUAsAcWALMHFwC0BygAsQcpALIHAAAAAAAFFQCwBxYAswcXALQHKACxBykAsgcAAAADFQC6BxYAuwcXALwHAAAAAxUAugcWALsHFwC8BwHtDAC_BwIVAMAH7Az5E74HAewM-hMAAe0MAL8HAe0MAL8HBRUAxAcWAMcHFwDIBygAxQcpAMYHAAAAAAAFFQDEBxYAxwcXAMgHKADFBykAxgcAAAMVAM0HFgDOBxcAzwcAAAADFQDNBxYAzgcXAM8HAAAABRUA1QcWANgHFwDZBygA1gcpANcHAAAAAAAFFQDVBxYA2AcXANkHKADWBykA1wcAAAADFQDfBxYA4AcXAOEHAAAAAxUA3wcWAOAHFwDhBwAAAAUVAOcHFgDqBxcA6wcoAOgHKQDpBwAAAAAABRUA5wcWAOoHFwDrBygA6AcpAOkHAhUA8QfBDfkU7gcDFQDwB74NAO0HwA39FO8HAb8NAO4HAcAN_hQAAcEN_xQAAAADFQD1BxYA9gcXAPcHAAAAAxUA9QcWAPYHFwD3BwG-DQDtBwG-DQDtBwUVAPwHFgD_BxcAgAgoAP0HKQD-BwAAAAAABRUA_AcWAP8HFwCACCgA_QcpAP4HAb8NAO4HAb8NAO4HBRUAhQgWAIgIFwCJCCgAhggpAIcIAAAAAAAFFQCFCBYAiAgXAIkIKACGCCkAhwgBAgECAwEFBgEGBwEHCAEJCgEKDAILDQMMDwENEQIOEgQREwESFAETFQIYGAUZGQkaGwobHAocHwodIAoeIQofIwogJQIhJgsiKAojKgIkKwwlLAomLQonLgIqMQ0rMhMsNBQtNRQuOBQvORQwOhQxPBQyPgIzPxU0QRQ1QwI2RBY3RRQ4RhQ5RwI6Shc7Sxs8TRw9Thw-URw_UhxAUxxBVRxCVwJDWB1EWhxFXAJGXR5HXhxIXxxJYAJKYx9LZCVMZiZNZyZOaiZPayZQbCZRbiZScAJTcSdUcyZVdQJWdihXdyZYeCZZeQJafClbfS9cfzBdgAEwXoMBMF-EATBghQEwYYcBMGKJAQJjigExZIwBMGWOAQJmjwEyZ5ABMGiRATBpkgECapUBM2uWATlsmAE6bZkBOm6cATpvnQE6cJ4BOnGgATpyogECc6MBO3SlATp1pwECdqgBPHepATp4qgE6easBAnquAT17rwFDfLEBRH2yAUR-tQFEf7YBRIABtwFEgQG5AUSCAbsBAoMBvAFFhAG-AUSFAcABAoYBwQFGhwHCAUSIAcMBRIkBxAECigHHAUeLAcgBS4wBygFMjQHLAUyOAc4BTI8BzwFMkAHQAUyRAdIBTJIB1AECkwHVAU2UAdcBTJUB2QEClgHaAU6XAdsBTJgB3AFMmQHdAQKaAeABT5sB4QFVnAHjAVadAeQBVp4B5wFWnwHoAVagAekBVqEB6wFWogHtAQKjAe4BV6QB8AFWpQHyAQKmAfMBWKcB9AFWqAH1AVapAfYBAqoB-QFZqwH6AV2zAfwBXrQBmAJetQGaAl62AZsCXrcBnAJeuAGeAl65AaACAroBoQJmuwGjAl68AaUCAr0BpgJnvgGnAl6_AagCXsABqQICwQGsAmjCAa0CbsMBrgJfxAGvAl_FAbACX8YBsQJfxwGyAl_IAbQCX8kBtgICygG3Am_LAbkCX8wBuwICzQG8AnDOAb0CX88BvgJf0AG_AgLRAcICcdIBwwJ30wHFAnjUAcYCeNUByQJ41gHKAnjXAcsCeNgBzQJ42QHPAgLaAdACedsB0gJ43AHUAgLdAdUCet4B1gJ43wHXAnjgAdgCAuEB2wJ74gHcAn_jAd4CgAHkAd8CgAHlAeICgAHmAeMCgAHnAeQCgAHoAeYCgAHpAegCAuoB6QKBAesB6wKAAewB7QIC7QHuAoIB7gHvAoAB7wHwAoAB8AHxAgLxAfQCgwHyAfUCiQHzAfcCigH0AfgCigH1AfsCigH2AfwCigH3Af0CigH4Af8CigH5AYEDAvoBggOLAfsBhAOKAfwBhgMC_QGHA4wB_gGIA4oB_wGJA4oBgAKKAwKBAo0DjQGCAo4DkwGDApADlAGEApEDlAGFApQDlAGGApUDlAGHApYDlAGIApgDlAGJApoDAooCmwOVAYsCnQOUAYwCnwMCjQKgA5YBjgKhA5QBjwKiA5QBkAKjAwKRAqYDlwGSAqcDnQGTAqkDngGUAqoDngGVAq0DngGWAq4DngGXAq8DngGYArEDngGZArMDApoCtAOfAZsCtgOeAZwCuAMCnQK5A6ABngK6A54BnwK7A54BoAK8AwKhAr8DoQGiAsADpQGjAsIDpgGkAsMDpgGlAsYDpgGmAscDpgGnAsgDpgGoAsoDpgGpAswDAqoCzQOnAasCzwOmAawC0QMCrQLSA6gBrgLTA6YBrwLUA6YBsALVAwKxAtgDqQGyAtkDrwGzAtsDsAG0AtwDsAG1At8DsAG2AuADsAG3AuEDsAG4AuMDsAG5AuUDAroC5gOxAbsC6AOwAbwC6gMCvQLrA7IBvgLsA7ABvwLtA7ABwALuAwLBAvEDswHCAvIDuQHDAvQDugHEAvUDugHFAvgDugHGAvkDugHHAvoDugHIAvwDugHJAv4DAsoC_wO7AcsCgQS6AcwCgwQCzQKEBLwBzgKFBLoBzwKGBLoB0AKHBALRAooEvQHSAosEwwHVAo0ExAHWApIExAHXApMExAHYApQExAHZApUExAHaApcExAHbApkEAtwCmgTHAd0CnATEAd4CngQC3wKfBMgB4AKgBMQB4QKhBMQB4gKiBALjAqUEyQHkAqYEzwHlAqgExQHmAqkExQHnAqwExQHoAq0ExQHpAq4ExQHqArAExQHrArIEAuwCswTQAe0CtQTFAe4CtwQC7wK4BNEB8AK5BMUB8QK6BMUB8gK7BALzAr4E0gH0Ar8E1gH1AsEE1wH2AsIE1wH3AsUE1wH4AsYE1wH5AscE1wH6AskE1wH7AssEAvwCzATYAf0CzgTXAf4C0AQC_wLRBNkBgAPSBNcBgQPTBNcBggPUBAKDA9cE2gGEA9gE4AGHA9oE4QGIA-AE4QGJA-ME4QGKA-QE4QGLA-UE4QGMA-cE4QGNA-kEAo4D6gTkAY8D7AThAZAD7gQCkQPvBOUBkgPwBOEBkwPxBOEBlAPyBAKVA_UE5gGWA_YE7AGXA_cE4gGYA_gE4gGZA_kE4gGaA_oE4gGbA_sE4gGcA_0E4gGdA_8EAp4DgAXtAZ8DggXiAaADhAUCoQOFBe4BogOGBeIBowOHBeIBpAOIBQKlA4sF7wGmA4wF8wGnA44F9AGoA48F9AGpA5IF9AGqA5MF9AGrA5QF9AGsA5YF9AGtA5gFAq4DmQX1Aa8DmwX0AbADnQUCsQOeBfYBsgOfBfQBswOgBfQBtAOhBQK1A6QF9wG2A6UF-wG3A6cF_AG4A6gF_AG5A6sF_AG6A6wF_AG7A60F_AG8A68F_AG9A7EFAr4DsgX9Ab8DtAX8AcADtgUCwQO3Bf4BwgO4BfwBwwO5BfwBxAO6BQLFA70F_wHGA74FhQLHA8AFhgLIA8EFhgLJA8QFhgLKA8UFhgLLA8YFhgLMA8gFhgLNA8oFAs4DywWHAs8DzQWGAtADzwUC0QPQBYgC0gPRBYYC0wPSBYYC1APTBQLVA9YFiQLWA9cFjQLXA9kFjgLYA9oFjgLZA90FjgLaA94FjgLbA98FjgLcA-EFjgLdA-MFAt4D5AWPAt8D5gWOAuAD6AUC4QPpBZAC4gPqBY4C4wPrBY4C5APsBQLlA-8FkQLmA_AFlwLnA_IFmALoA_MFmALpA_YFmALqA_cFmALrA_gFmALsA_oFmALtA_wFAu4D_QWZAu8D_wWYAvADgQYC8QOCBpoC8gODBpgC8wOEBpgC9AOFBgL1A4gGmwL2A4kGoQL3A4sGogL4A4wGogL5A48GogL6A5AGogL7A5EGogL8A5MGogL9A5UGAv4DlgajAv8DmAaiAoAEmgYCgQSbBqQCggScBqICgwSdBqIChASeBgKFBKEGpQKGBKIGqwKHBKQGrAKIBKUGrAKJBKgGrAKKBKkGrAKLBKoGrAKMBKwGrAKNBK4GAo4ErwatAo8EsQasApAEswYCkQS0Bq4CkgS1BqwCkwS2BqwClAS3BgKVBLoGrwKWBLsGtQKXBL0GtgKYBL4GtgKZBMEGtgKaBMIGtgKbBMMGtgKcBMUGtgKdBMcGAp4EyAa3Ap8Eyga2AqAEzAYCoQTNBrgCogTOBrYCowTPBrYCpATQBgKlBNMGuQKmBNQGvwKnBNYGwAKoBNcGwAKpBNoGwAKqBNsGwAKrBNwGwAKsBN4GwAKtBOAGAq4E4QbBAq8E4wbAArAE5QYCsQTmBsICsgTnBsACswToBsACtATpBgK1BOwGwwK2BO0GyQK3BO8GygK4BPAGygK5BPMGygK6BPQGygK7BPUGygK8BPcGygK9BPkGAr4E-gbLAr8E_AbKAsAE_gYCwQT_BswCwgSAB8oCwwSBB8oCxASCBwLFBIUHzQLGBIYH0wLHBIgH1ALIBIkH1ALJBIwH1ALKBI0H1ALLBI4H1ALMBJAH1ALNBJIHAs4EkwfVAs8ElQfUAtAElwcC0QSYB9YC0gSZB9QC0wSaB9QC1ASbBwLVBJ4H1wLWBJ8H3QLXBKEH3gLYBKIH3gLZBKUH3gLaBKYH3gLbBKcH3gLcBKkH3gLdBKsHAt4ErAffAt8ErgfeAuAEsAcC4QSxB-AC4gSyB94C4wSzB94C5AS0BwLlBLcH4QLmBLgH5wLnBLoH6ALoBLsH6ALpBL4H6ALqBL8H6ALrBMAH6ALsBMIH6ALtBMQHAu4ExQfpAu8ExwfoAvAEyQcC8QTKB-oC8gTLB-gC8wTMB-gC9ATNBwL1BNAH6wL2BNEH8QL3BNMH8gL4BNQH8gL5BNcH8gL6BNgH8gL7BNkH8gL8BNsH8gL9BN0HAv4E3gfzAv8E4AfyAoAF4gcCgQXjB_QCggXkB_ICgwXlB_IChAXmBwKFBekH9QKGBeoH-wKHBewH_AKIBe0H_AKJBfAH_AKKBfEH_AKLBfIH_AKMBfQH_AKNBfYHAo4F9wf9Ao8F-Qf8ApAF-wcCkQX8B_4CkgX9B_wCkwX-B_wClAX_BwKVBYII_wKWBYMIhQOXBYUIhgOYBYYIhgOZBYkIhgOaBYoIhgObBYsIhgOcBY0IhgOdBY8IAp4FkAiHA58FkgiGA6AFlAgCoQWVCIgDogWWCIYDowWXCIYDpAWYCAKlBZsIiQOmBZwIjwOuBZ4IkAOvBb0IkAOwBcAIkAOxBcEIkAOyBcIIkAOzBcQIkAO0BcYIArUFxwiYA7YFyQiQA7cFywgCuAXMCJkDuQXNCJADugXOCJADuwXPCAK8BdIImgO9BdMIoAO-BdQIkQO_BdUIkQPABdYIkQPBBdcIkQPCBdgIkQPDBdoIkQPEBdwIAsUF3QihA8YF3wiRA8cF4QgCyAXiCKIDyQXjCJEDygXkCJEDywXlCALMBegIowPNBekIqQPOBeoIkgPPBesIkgPQBewIkgPRBe0IkgPSBe4IkgPTBfAIkgPUBfIIAtUF8wiqA9YF9QiSA9cF9wgC2AX4CKsD2QX5CJID2gX6CJID2wX7CALcBf4IrAPdBf8IsgPeBYAJkwPfBYEJkwPgBYIJkwPhBYMJkwPiBYQJkwPjBYYJkwPkBYgJAuUFiQmzA-YFiwmTA-cFjQkC6AWOCbQD6QWPCZMD6gWQCZMD6wWRCQLsBZQJtQPtBZUJuwPuBZYJlAPvBZcJlAPwBZgJlAPxBZkJlAPyBZoJlAPzBZwJlAP0BZ4JAvUFnwm8A_YFoQmUA_cFowkC-AWkCb0D-QWlCZQD-gWmCZQD-wWnCQL8BaoJvgP9BasJxAP-BawJlQP_Ba0JlQOABq4JlQOBBq8JlQOCBrAJlQODBrIJlQOEBrQJAoUGtQnFA4YGtwmVA4cGuQkCiAa6CcYDiQa7CZUDiga8CZUDiwa9CQKMBsAJxwONBsEJzQOOBsIJlgOPBsMJlgOQBsQJlgORBsUJlgOSBsYJlgOTBsgJlgOUBsoJApUGywnOA5YGzQmWA5cGzwkCmAbQCc8DmQbRCZYDmgbSCZYDmwbTCQKcBtYJ0AOdBtcJ1AOhBtkJ1QOiBuQJ1QOjBucJ1QOkBugJ1QOlBukJ1QOmBusJ1QOnBu0JAqgG7gnZA6kG8AnVA6oG8gkCqwbzCdoDrAb0CdUDrQb1CdUDrgb2CQKvBvkJ2wOwBvoJ4QOxBvsJ1gOyBvwJ1gOzBv0J1gO0Bv4J1gO1Bv8J1gO2BoEK1gO3BoMKArgGhAriA7kGhgrWA7oGiAoCuwaJCuMDvAaKCtYDvQaLCtYDvgaMCgK_Bo8K5APABpAK6gPBBpEK1wPCBpIK1wPDBpMK1wPEBpQK1wPFBpUK1wPGBpcK1wPHBpkKAsgGmgrrA8kGnArXA8oGngoCywafCuwDzAagCtcDzQahCtcDzgaiCgLPBqUK7QPQBqYK8wPRBqcKYNIGqApg0wapCmDUBqoKYNUGqwpg1gatCmDXBq8KAtgGsAr0A9kGswpg2ga1CgLbBrYK9QPcBrgKYN0GuQpg3ga6CgLfBr0K9gPgBr4K_APhBsAK_QPiBsEK_QPjBsQK_QPkBsUK_QPlBsYK_QPmBsgK_QPnBsoKAugGywr-A-kGzQr9A-oGzwoC6wbQCv8D7AbRCv0D7QbSCv0D7gbTCgLvBtYKgATwBtcKhgTxBtgKYfIG2Qph8wbaCmH0BtsKYfUG3Aph9gbeCmH3BuAKAvgG4QqHBPkG4wph-gblCgL7BuYKiAT8BucKYf0G6Aph_gbpCgL_BuwKiQSAB-0KjwSBB-4KYoIH7wpigwfwCmKEB_EKYoUH8gpihgf0CmKHB_YKAogH9wqQBIkH-Qpiigf7CgKLB_wKkQSMB_0KYo0H_gpijgf_CgKPB4ILkgSQB4MLmASRB4QLY5IHhQtjkweGC2OUB4cLY5UHiAtjlgeKC2OXB4wLApgHjQuZBJkHjwtjmgeRCwKbB5ILmgScB5MLY50HlAtjngeVCwKfB5gLmwSgB5kLnwShB5sLoASiB5wLoASjB58LoASkB6ALoASlB6ELoASmB6MLoASnB6ULAqgHpguhBKkHqAugBKoHqgsCqwerC6IErAesC6AErQetC6AErgeuCwKvB7ELowSwB7ILpwSxB7QLqASyB7ULqASzB7gLqAS0B7kLqAS1B7oLqAS2B7wLqAS3B74LArgHvwupBLkHwQuoBLoHwwsCuwfEC6oEvAfFC6gEvQfGC6gEvgfHCwK_B8oLqwTAB8sLrwTJB80LsATKB-kLsATLB-wLsATMB-0LsATNB-4LsATOB_ALsATPB_ILAtAH8wu6BNEH9QuwBNIH9wsC0wf4C7sE1Af5C7AE1Qf6C7AE1gf7CwLXB_4LvATYB_8LwATZB4AMsQTaB4EMsQTbB4IMsQTcB4MMsQTdB4QMsQTeB4YMsQTfB4gMAuAHiQzBBOEHiwyxBOIHjQwC4weODMIE5AePDLEE5QeQDLEE5geRDALnB5QMwwToB5UMyQTpB5YMsgTqB5cMsgTrB5gMsgTsB5kMsgTtB5oMsgTuB5wMsgTvB54MAvAHnwzKBPEHoQyyBPIHowwC8wekDMsE9AelDLIE9QemDLIE9genDAL3B6oMzAT4B6sM0AT5B6wMswT6B60MswT7B64MswT8B68MswT9B7AMswT-B7IMswT_B7QMAoAItQzRBIEItwyzBIIIuQwCgwi6DNIEhAi7DLMEhQi8DLMEhgi9DAKHCMAM0wSICMEM2QSJCMIMtASKCMMMtASLCMQMtASMCMUMtASNCMYMtASOCMgMtASPCMoMApAIywzaBJEIzQy0BJIIzwwCkwjQDNsElAjRDLQElQjSDLQElgjTDAKXCNYM3ASYCNcM4gSZCNkM4wSaCNoM4wSbCN0M4wScCN4M4wSdCN8M4wSeCOEM4wSfCOMMAqAI5AzkBKEI5gzjBKII6AwCowjpDOUEpAjqDOMEpQjrDOMEpgjsDAKnCO8M5gSoCPAM7ASpCPIMtgSqCPMMtgSrCPUMtgSsCPYMtgStCPcMtgSuCPkMtgSvCPsMArAI_AztBLEI_gy2BLIIgA0CswiBDe4EtAiCDbYEtQiDDbYEtgiEDQK3CIcN7wS4CIgN9QS5CIkNtwS6CIoNtwS7CIsNtwS8CIwNtwS9CI0NtwS-CI8NtwS_CJENAsAIkg32BMEIlA23BMIIlg0CwwiXDfcExAiYDbcExQiZDbcExgiaDQLHCJ0N-ATICJ4N_ATJCKAN_QTKCKEN_QTLCKQN_QTMCKUN_QTNCKYN_QTOCKgN_QTPCKoNAtAIqw3-BNEIrQ39BNIIrw0C0wiwDf8E1AixDf0E1QiyDf0E1gizDQLXCLYNgAXYCLcNhgXcCLkNhwXdCMQNhwXeCMcNhwXfCMgNhwXgCMkNhwXhCMsNhwXiCM0NAuMIzg2LBeQI0A2HBeUI0g0C5gjTDYwF5wjUDYcF6AjVDYcF6QjWDQLqCNkNjQXrCNoNkwXsCNsNiAXtCNwNiAXuCN0NiAXvCN4NiAXwCN8NiAXxCOENiAXyCOMNAvMI5A2UBfQI5g2IBfUI6A0C9gjpDZUF9wjqDYgF-AjrDYgF-QjsDQL6CO8NlgX7CPANnAX8CPENiQX9CPINiQX-CPMNiQX_CPQNiQWACfUNiQWBCfcNiQWCCfkNAoMJ-g2dBYQJ_A2JBYUJ_g0Chgn_DZ4FhwmADokFiAmBDokFiQmCDgKKCYUOnwWLCYYOowWMCYgOpAWNCYkOpAWOCYwOpAWPCY0OpAWQCY4OpAWRCZAOpAWSCZIOApMJkw6lBZQJlQ6kBZUJlw4ClgmYDqYFlwmZDqQFmAmaDqQFmQmbDgKaCZ4OpwWbCZ8OrQWcCaEOrgWdCaIOrgWeCaUOrgWfCaYOrgWgCacOrgWhCakOrgWiCasOAqMJrA6vBaQJrg6uBaUJsA4CpgmxDrAFpwmyDq4FqAmzDq4FqQm0DgKqCbcOsQWrCbgOtwWsCboOuAWtCbsOuAWuCb4OuAWvCb8OuAWwCcAOuAWxCcIOuAWyCcQOArMJxQ65BbQJxw64BbUJyQ4CtgnKDroFtwnLDrgFuAnMDrgFuQnNDgK6CdAOuwW7CdEOwQW8CdMOwgW9CdQOwgW-CdcOwgW_CdgOwgXACdkOwgXBCdsOwgXCCd0OAsMJ3g7DBcQJ4A7CBcUJ4g4CxgnjDsQFxwnkDsIFyAnlDsIFyQnmDgLKCekOxQXLCeoOyQXMCewOygXNCe0OygXOCfAOygXPCfEOygXQCfIOygXRCfQOygXSCfYOAtMJ9w7LBdQJ-Q7KBdUJ-w4C1gn8DswF1wn9DsoF2An-DsoF2Qn_DgLaCYIPzQXbCYMP0QXcCYUP0gXdCYYP0gXeCYkP0gXfCYoP0gXgCYsP0gXhCY0P0gXiCY8PAuMJkA_TBeQJkg_SBeUJlA8C5gmVD9QF5wmWD9IF6AmXD9IF6QmYDwLqCZsP1QXrCZwP2QXsCZ4P2gXtCZ8P2gXuCaIP2gXvCaMP2gXwCaQP2gXxCaYP2gXyCagPAvMJqQ_bBfQJqw_aBfUJrQ8C9gmuD9wF9wmvD9oF-AmwD9oF-QmxDwL6CbQP3QX7CbUP4wX8CbcP5AX9CbgP5AX-CbsP5AX_CbwP5AWACr0P5AWBCr8P5AWCCsEPAoMKwg_lBYQKxA_kBYUKxg8ChgrHD-YFhwrID-QFiArJD-QFiQrKDwKKCs0P5wWLCs4P7QWMCtAP7gWNCtEP7gWOCtQP7gWPCtUP7gWQCtYP7gWRCtgP7gWSCtoPApMK2w_vBZQK3Q_uBZUK3w8ClgrgD_AFlwrhD-4FmAriD-4FmQrjDwKaCuYP8QWbCucP9QWcCukP9gWdCuoP9gWeCu0P9gWfCu4P9gWgCu8P9gWhCvEP9gWiCvMPAqMK9A_3BaQK9g_2BaUK-A8Cpgr5D_gFpwr6D_YFqAr7D_YFqQr8DwKqCv8P-QWrCoAQ_wWsCoIQgAatCoMQgAauCoYQgAavCocQgAawCogQgAaxCooQgAayCowQArMKjRCBBrQKjxCABrUKkRACtgqSEIIGtwqTEIAGuAqUEIAGuQqVEAK6CpgQgwa7CpkQiQa8CpsQiga9CpwQiga-Cp8Qiga_CqAQigbACqEQigbBCqMQigbCCqUQAsMKphCLBsQKqBCKBsUKqhACxgqrEIwGxwqsEIoGyAqtEIoGyQquEALKCrEQjQbLCrIQkwbMCrQQlAbNCrUQlAbOCrgQlAbPCrkQlAbQCroQlAbRCrwQlAbSCr4QAtMKvxCVBtQKwRCUBtUKwxAC1grEEJYG1wrFEJQG2ArGEJQG2QrHEALaCsoQlwbbCssQnQbcCs0QngbdCs4QngbeCtEQngbfCtIQngbgCtMQngbhCtUQngbiCtcQAuMK2BCfBuQK2hCeBuUK3BAC5grdEKAG5wreEJ4G6ArfEJ4G6QrgEALqCuMQoQbrCuQQpwbsCuYQqAbtCucQqAbuCuoQqAbvCusQqAbwCuwQqAbxCu4QqAbyCvAQAvMK8RCpBvQK8xCoBvUK9RAC9gr2EKoG9wr3EKgG-Ar4EKgG-Qr5EAL6CvwQqwb7Cv0QsQb8Cv8Qsgb9CoARsgb-CoMRsgb_CoQRsgaAC4URsgaBC4cRsgaCC4kRAoMLihGzBoQLjBGyBoULjhEChguPEbQGhwuQEbIGiAuREbIGiQuSEQKKC5URtQaLC5YRuwaMC5gRvAaNC5kRvAaOC5wRvAaPC50RvAaQC54RvAaRC6ARvAaSC6IRApMLoxG9BpQLpRG8BpULpxEClguoEb4GlwupEbwGmAuqEbwGmQurEQKaC64RvwabC68RxQacC7ERxgadC7IRxgaeC7URxgafC7YRxgagC7cRxgahC7kRxgaiC7sRAqMLvBHHBqQLvhHGBqULwBECpgvBEcgGpwvCEcYGqAvDEcYGqQvEEQKqC8cRyQarC8gRzwasC8oR0AatC8sR0AauC84R0AavC88R0AawC9AR0AaxC9IR0AayC9QRArML1RHRBrQL1xHQBrUL2RECtgvaEdIGtwvbEdAGuAvcEdAGuQvdEQK6C-AR0wa7C-ER1wa8C-MR2Aa9C-QR2Aa-C-cR2Aa_C-gR2AbAC-kR2AbBC-sR2AbCC-0RAsML7hHZBsQL8BHYBsUL8hECxgvzEdoGxwv0EdgGyAv1EdgGyQv2EQLKC_kR2wbLC_oR3wbMC_wR4AbNC_0R4AbOC4AS4AbPC4ES4AbQC4IS4AbRC4QS4AbSC4YSAtMLhxLhBtQLiRLgBtULixIC1guMEuIG1wuNEuAG2AuOEuAG2QuPEgLaC5IS4wbbC5MS5wbcC5US6AbdC5YS6AbeC5kS6AbfC5oS6AbgC5sS6AbhC50S6AbiC58SAuMLoBLpBuQLohLoBuULpBIC5gulEuoG5wumEugG6AunEugG6QuoEgLqC6sS6wbrC6wS8QbsC64S8gbtC68S8gbuC7IS8gbvC7MS8gbwC7QS8gbxC7YS8gbyC7gSAvMLuRLzBvQLuxLyBvULvRIC9gu-EvQG9wu_EvIG-AvAEvIG-QvBEgL6C8QS9Qb7C8US-wb8C8cS_Ab9C8gS_Ab-C8sS_Ab_C8wS_AaADM0S_AaBDM8S_AaCDNESAoMM0hL9BoQM1BL8BoUM1hIChgzXEv4GhwzYEvwGiAzZEvwGiQzaEgKKDN0S_waLDN4ShQeMDOAShgeNDOEShgeODOQShgePDOUShgeQDOYShgeRDOgShgeSDOoSApMM6xKHB5QM7RKGB5UM7xIClgzwEogHlwzxEoYHmAzyEoYHmQzzEgKaDPYSiQebDPcSjwecDPkSkAedDPoSkAeeDP0SkAefDP4SkAegDP8SkAehDIETkAeiDIMTAqMMhBORB6QMhhOQB6UMiBMCpgyJE5IHpwyKE5AHqAyLE5AHqQyMEwKqDI8TkwerDJATmQesDJITmgetDJMTmgeuDJYTmgevDJcTmgewDJgTmgexDJoTmgeyDJwTArMMnRObB7QMnxOaB7UMoRMCtgyiE5wHtwyjE5oHuAykE5oHuQylEwK6DKgTnQe7DKkTowe8DKsTpAe9DKwTpAe-DK8TpAe_DLATpAfADLETpAfBDLMTpAfCDLUTAsMMthOlB8QMuBOkB8UMuhMCxgy7E6YHxwy8E6QHyAy9E6QHyQy-EwLKDMETpwfLDMITqwfMDMQTrAfNDMUTrAfODMgTrAfPDMkTrAfQDMoTrAfRDMwTrAfSDM4TAtMMzxOtB9QM0ROsB9UM0xMC1gzUE64H1wzVE6wH2AzWE6wH2QzXEwLaDNoTrwfbDNsTtQfcDN0TtgfdDN4TtgfeDOETtgffDOITtgfgDOMTtgfhDOUTtgfiDOcTAuMM6BO3B-QM6hO2B-UM7BMC5gztE7gH5wzuE7YH6AzvE7YH6QzwEwLqDPMTuQfrDPQTvQfuDPYTvgfvDPsTvgfwDPwTvgfxDP0TvgfyDP4TvgfzDIAUvgf0DIIUAvUMgxTBB_YMhRS-B_cMhxQC-AyIFMIH-QyJFL4H-gyKFL4H-wyLFAL8DI4Uwwf9DI8UyQf-DJEUvwf_DJIUvweADZUUvweBDZYUvweCDZcUvweDDZkUvweEDZsUAoUNnBTKB4YNnhS_B4cNoBQCiA2hFMsHiQ2iFL8Hig2jFL8Hiw2kFAKMDacUzAeNDagU0AeODaoU0QePDasU0QeQDa4U0QeRDa8U0QeSDbAU0QeTDbIU0QeUDbQUApUNtRTSB5YNtxTRB5cNuRQCmA26FNMHmQ27FNEHmg28FNEHmw29FAKcDcAU1AedDcEU2geeDcMU2wefDcQU2wegDccU2wehDcgU2weiDckU2wejDcsU2wekDc0UAqUNzhTcB6YN0BTbB6cN0hQCqA3TFN0HqQ3UFNsHqg3VFNsHqw3WFAKsDdkU3getDdoU4geuDdwU4wevDd0U4wewDeAU4wexDeEU4weyDeIU4wezDeQU4we0DeYUArUN5xTkB7YN6RTjB7cN6xQCuA3sFOUHuQ3tFOMHug3uFOMHuw3vFAK8DfIU5ge9DfMU7AfCDfUU7QfDDYAV7QfEDYMV7QfFDYQV7QfGDYUV7QfHDYcV7QfIDYkVAskNihXyB8oNjBXtB8sNjhUCzA2PFfMHzQ2QFe0Hzg2RFe0Hzw2SFQLQDZUV9AfRDZYV-AfSDZcV7gfTDZgV7gfUDZkV7gfVDZoV7gfWDZsV7gfXDZ0V7gfYDZ8VAtkNoBX5B9oNohXuB9sNpBUC3A2lFfoH3Q2mFe4H3g2nFe4H3w2oFQLgDasV-wfhDawVgQjiDa0V7wfjDa4V7wfkDa8V7wflDbAV7wfmDbEV7wfnDbMV7wfoDbUVAukNthWCCOoNuBXvB-sNuhUC7A27FYMI7Q28Fe8H7g29Fe8H7w2-FQLwDcEVhAjxDcIVigg"
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
