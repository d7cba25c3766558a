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
config.runtimeDataModel = JSON.parse('{"models":{"EarnedAchievement":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"},{"name":"earnedAt","kind":"scalar","type":"DateTime","dbName":"earned_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"}],"dbName":"earned_achievement","schema":null},"Appeal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"flag","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"decideBy","kind":"scalar","type":"DateTime","dbName":"decide_by"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"decision","kind":"scalar","type":"String"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"totalBefore","kind":"scalar","type":"Int","dbName":"total_before"},{"name":"totalAfter","kind":"scalar","type":"Int","dbName":"total_after"},{"name":"consent","kind":"scalar","type":"String"}],"dbName":"appeal","schema":null},"AttestationSchema":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"schema","kind":"scalar","type":"String"},{"name":"resolver","kind":"scalar","type":"String"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"attestation_schema","schema":null},"Attestation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"data","kind":"scalar","type":"String"},{"name":"omittedBytes","kind":"scalar","type":"Int","dbName":"omitted_bytes"},{"name":"decoded","kind":"scalar","type":"Json"},{"name":"preview","kind":"scalar","type":"Json"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"refUid","kind":"scalar","type":"String","dbName":"ref_uid"},{"name":"salt","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"signatureKind","kind":"scalar","type":"String","dbName":"signature_kind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"revocationReason","kind":"scalar","type":"String","dbName":"revocation_reason"},{"name":"revocationDetails","kind":"scalar","type":"String","dbName":"revocation_details"},{"name":"publicReason","kind":"scalar","type":"String","dbName":"public_reason"},{"name":"revocationSignature","kind":"scalar","type":"String","dbName":"revocation_signature"},{"name":"revocationSeq","kind":"scalar","type":"BigInt","dbName":"revocation_seq"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revokedBlock","kind":"scalar","type":"BigInt","dbName":"revoked_block"},{"name":"revokedTxHash","kind":"scalar","type":"String","dbName":"revoked_tx_hash"},{"name":"final","kind":"scalar","type":"Boolean"}],"dbName":"attestation","schema":null},"LeftOutAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"sender","kind":"scalar","type":"String"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"attestation","kind":"scalar","type":"Json"}],"dbName":"left_out_attestation","schema":null},"EarlyRevocation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"}],"dbName":"early_revocation","schema":null},"IssuerWeight":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"issuer_weight","schema":null},"Notification":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"}],"dbName":"notification","schema":null},"PendingAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"uid","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"subject","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revocation","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"}],"dbName":"pending_attestation","schema":null},"Meta":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Json"}],"dbName":"meta","schema":null},"Developer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tier","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToDeveloper"},{"name":"noticeChannels","kind":"object","type":"NoticeChannel","relationName":"DeveloperToNoticeChannel"}],"dbName":"developer","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"origins","kind":"scalar","type":"String"},{"name":"policyIds","kind":"scalar","type":"String","dbName":"policy_ids"},{"name":"permissions","kind":"scalar","type":"String"},{"name":"rateLimit","kind":"scalar","type":"Int","dbName":"rate_limit"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"last4","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"replacedBy","kind":"scalar","type":"String","dbName":"replaced_by"},{"name":"developer","kind":"object","type":"Developer","relationName":"ApiKeyToDeveloper"}],"dbName":"api_key","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actor","kind":"scalar","type":"String"},{"name":"act","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"}],"dbName":"audit_entry","schema":null},"IdempotentRequest":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"committed","kind":"scalar","type":"Boolean"},{"name":"results","kind":"scalar","type":"Bytes"},{"name":"fence","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"idempotent_request","schema":null},"IdempotentBytes":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"bytes","kind":"scalar","type":"BigInt"}],"dbName":"idempotent_bytes","schema":null},"DayCount":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"requests","kind":"scalar","type":"Int"}],"dbName":"day_count","schema":null},"AuthNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"auth_nonce","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"session","schema":null},"UsageHour":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"endpoint","kind":"scalar","type":"String"},{"name":"requests","kind":"scalar","type":"Int"},{"name":"errors","kind":"scalar","type":"Int"},{"name":"latencies","kind":"scalar","type":"Int"}],"dbName":"usage_hour","schema":null},"Epoch":{"fields":[{"name":"number","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"String"},{"name":"previousRoot","kind":"scalar","type":"String","dbName":"previous_root"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"rows","kind":"scalar","type":"Int"},{"name":"chains","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"nodes","kind":"scalar","type":"Bytes"},{"name":"lineBytes","kind":"scalar","type":"BigInt","dbName":"line_bytes"},{"name":"checksum","kind":"scalar","type":"BigInt"},{"name":"storedBytes","kind":"scalar","type":"BigInt","dbName":"stored_bytes"},{"name":"published","kind":"scalar","type":"Json"}],"dbName":"epoch","schema":null},"EpochPage":{"fields":[{"name":"epoch","kind":"scalar","type":"Int"},{"name":"firstIndex","kind":"scalar","type":"Int","dbName":"first_index"},{"name":"firstAddress","kind":"scalar","type":"String","dbName":"first_address"},{"name":"chunkHash","kind":"scalar","type":"Bytes","dbName":"chunk_hash"},{"name":"leaves","kind":"scalar","type":"Bytes"},{"name":"chunk","kind":"object","type":"EpochChunk","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_page","schema":null},"EpochChunk":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"data","kind":"scalar","type":"Bytes"},{"name":"pages","kind":"object","type":"EpochPage","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_chunk","schema":null},"NameEvent":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameHash","kind":"scalar","type":"String","dbName":"name_hash"},{"name":"account","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"name_event","schema":null},"Identity":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"state","kind":"scalar","type":"String"},{"name":"parent","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"mintedAt","kind":"scalar","type":"DateTime","dbName":"minted_at"},{"name":"final","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"blocked","kind":"scalar","type":"Boolean"},{"name":"received","kind":"scalar","type":"Boolean"},{"name":"wallets","kind":"object","type":"IdentityWallet","relationName":"IdentityToIdentityWallet"}],"dbName":"identity","schema":null},"IdentityWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"primary","kind":"scalar","type":"Boolean"},{"name":"linkedAt","kind":"scalar","type":"DateTime","dbName":"linked_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"counts","kind":"scalar","type":"Boolean"},{"name":"identity","kind":"object","type":"Identity","relationName":"IdentityToIdentityWallet"}],"dbName":"identity_wallet","schema":null},"IdentityDeparture":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leftAt","kind":"scalar","type":"DateTime","dbName":"left_at"}],"dbName":"identity_departure","schema":null},"IdentityPast":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"owner","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"wallets","kind":"scalar","type":"Json"}],"dbName":"identity_past","schema":null},"WalletGroup":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"joinedAt","kind":"scalar","type":"DateTime","dbName":"joined_at"}],"dbName":"wallet_group","schema":null},"ChainCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"headNumber","kind":"scalar","type":"BigInt","dbName":"head_number"},{"name":"finalizedBlock","kind":"scalar","type":"BigInt","dbName":"finalized_block"},{"name":"scoredBlock","kind":"scalar","type":"BigInt","dbName":"scored_block"},{"name":"scoredHash","kind":"scalar","type":"String","dbName":"scored_hash"},{"name":"dayBlockNumber","kind":"scalar","type":"BigInt","dbName":"day_block_number"},{"name":"dayBlockHash","kind":"scalar","type":"String","dbName":"day_block_hash"},{"name":"dayBlockTime","kind":"scalar","type":"BigInt","dbName":"day_block_time"},{"name":"state","kind":"scalar","type":"String"},{"name":"error","kind":"scalar","type":"String"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"missingBlock","kind":"scalar","type":"BigInt","dbName":"missing_block"},{"name":"missingSince","kind":"scalar","type":"DateTime","dbName":"missing_since"}],"dbName":"chain_cursor","schema":null},"ExplorerHead":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"guessed","kind":"scalar","type":"Boolean"}],"dbName":"explorer_head","schema":null},"ExplorerFault":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"host","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"}],"dbName":"explorer_fault","schema":null},"ChainControl":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"pausedAt","kind":"scalar","type":"DateTime","dbName":"paused_at"},{"name":"pauseReason","kind":"scalar","type":"String","dbName":"pause_reason"},{"name":"reindexFrom","kind":"scalar","type":"BigInt","dbName":"reindex_from"},{"name":"reindexRequestedAt","kind":"scalar","type":"DateTime","dbName":"reindex_requested_at"},{"name":"reindexStartedAt","kind":"scalar","type":"DateTime","dbName":"reindex_started_at"},{"name":"setAsideBlock","kind":"scalar","type":"BigInt","dbName":"set_aside_block"},{"name":"setAsideRequestedAt","kind":"scalar","type":"DateTime","dbName":"set_aside_requested_at"}],"dbName":"chain_control","schema":null},"Block":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"String"},{"name":"parentHash","kind":"scalar","type":"String","dbName":"parent_hash"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"statedTime","kind":"scalar","type":"BigInt","dbName":"stated_time"}],"dbName":"block","schema":null},"Activity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"activity","schema":null},"Facts":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"}],"dbName":"facts","schema":null},"FactsSnapshot":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"facts_snapshot","schema":null},"FundingCluster":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"funder","kind":"scalar","type":"String"},{"name":"clusterSize","kind":"scalar","type":"Int","dbName":"cluster_size"},{"name":"chainLength","kind":"scalar","type":"Int","dbName":"chain_length"}],"dbName":"funding_cluster","schema":null},"AlikeCluster":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"size","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"Json"},{"name":"foundBy","kind":"scalar","type":"String","dbName":"found_by"}],"dbName":"alike_cluster","schema":null},"PaymentTrust":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"payment_trust","schema":null},"QuarantinedTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"firstBlock","kind":"scalar","type":"BigInt","dbName":"first_block"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"}],"dbName":"quarantined_transaction","schema":null},"QuarantinedWallet":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"partlyRead","kind":"scalar","type":"Boolean","dbName":"partly_read"}],"dbName":"quarantined_wallet","schema":null},"List":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"read","kind":"scalar","type":"String"},{"name":"repair","kind":"scalar","type":"Boolean"},{"name":"column","kind":"scalar","type":"String"},{"name":"previousId","kind":"scalar","type":"String","dbName":"previous_id"},{"name":"format","kind":"scalar","type":"Json"},{"name":"columns","kind":"scalar","type":"Json"},{"name":"counts","kind":"scalar","type":"Json"},{"name":"summary","kind":"scalar","type":"Json"},{"name":"charged","kind":"scalar","type":"Boolean"},{"name":"reading","kind":"scalar","type":"String"},{"name":"lastRow","kind":"scalar","type":"Int","dbName":"last_row"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"uploads","kind":"object","type":"ListUpload","relationName":"ListToListUpload"},{"name":"rows","kind":"object","type":"ListRow","relationName":"ListToListRow"},{"name":"lines","kind":"object","type":"ListLine","relationName":"ListToListLine"},{"name":"clusters","kind":"object","type":"ListCluster","relationName":"ListToListCluster"},{"name":"shares","kind":"object","type":"ListShare","relationName":"ListToListShare"}],"dbName":"list","schema":null},"ListUpload":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"list","kind":"object","type":"List","relationName":"ListToListUpload"}],"dbName":"list_upload","schema":null},"ListRow":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"row","kind":"scalar","type":"Int"},{"name":"line","kind":"scalar","type":"Int"},{"name":"input","kind":"scalar","type":"String"},{"name":"identity","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"special","kind":"scalar","type":"String"},{"name":"duplicateOf","kind":"scalar","type":"Int","dbName":"duplicate_of"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reasons","kind":"scalar","type":"Json"},{"name":"svcId","kind":"scalar","type":"String","dbName":"svc_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"tier","kind":"scalar","type":"String"},{"name":"flags","kind":"scalar","type":"String"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"known","kind":"scalar","type":"Boolean"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"keep","kind":"scalar","type":"Boolean"},{"name":"sameAs","kind":"scalar","type":"Int","dbName":"same_as"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"list","kind":"object","type":"List","relationName":"ListToListRow"}],"dbName":"list_row","schema":null},"ListLine":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"line","kind":"scalar","type":"Int"},{"name":"row","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListLine"}],"dbName":"list_line","schema":null},"ListCluster":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"size","kind":"scalar","type":"Int"},{"name":"strength","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"keep","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListCluster"}],"dbName":"list_cluster","schema":null},"ListShare":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"list","kind":"object","type":"List","relationName":"ListToListShare"}],"dbName":"list_share","schema":null},"ListTree":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"who","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"String"},{"name":"cap","kind":"scalar","type":"Decimal"},{"name":"floor","kind":"scalar","type":"Decimal"},{"name":"decimals","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"Bytes"},{"name":"leaves","kind":"scalar","type":"Int"},{"name":"sum","kind":"scalar","type":"Decimal"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"day","kind":"scalar","type":"BigInt"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"issuedAt","kind":"scalar","type":"BigInt","dbName":"issued_at"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"leafRows","kind":"object","type":"ListTreeLeaf","relationName":"ListTreeToListTreeLeaf"},{"name":"nodes","kind":"object","type":"ListTreeNode","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree","schema":null},"ListTreeLeaf":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"index","kind":"scalar","type":"Int"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"position","kind":"scalar","type":"Int"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeLeaf"}],"dbName":"list_tree_leaf","schema":null},"ListTreeNode":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree_node","schema":null},"NoticeChannel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"medium","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"host","kind":"scalar","type":"String"},{"name":"kinds","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"developer","kind":"object","type":"Developer","relationName":"DeveloperToNoticeChannel"},{"name":"events","kind":"object","type":"NoticeEvent","relationName":"NoticeChannelToNoticeEvent"},{"name":"messages","kind":"object","type":"NoticeMessage","relationName":"NoticeChannelToNoticeMessage"},{"name":"conditions","kind":"object","type":"NoticeCondition","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_channel","schema":null},"NoticeAddress":{"fields":[{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"asked","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"client","kind":"scalar","type":"String"},{"name":"refused","kind":"scalar","type":"Boolean"}],"dbName":"notice_address","schema":null},"NoticeEvent":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeEvent"}],"dbName":"notice_event","schema":null},"NoticeMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"items","kind":"scalar","type":"Json"},{"name":"notices","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeMessage"}],"dbName":"notice_message","schema":null},"NoticeCondition":{"fields":[{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"notifiedAt","kind":"scalar","type":"DateTime","dbName":"notified_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_condition","schema":null},"PersonSession":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"providerSession","kind":"scalar","type":"String","dbName":"provider_session"},{"name":"role","kind":"scalar","type":"String"},{"name":"grantedBy","kind":"scalar","type":"String","dbName":"granted_by"},{"name":"refreshToken","kind":"scalar","type":"String","dbName":"refresh_token"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"checkAt","kind":"scalar","type":"DateTime","dbName":"check_at"},{"name":"checkFault","kind":"scalar","type":"String","dbName":"check_fault"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"person_session","schema":null},"LogoutToken":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"logout_token","schema":null},"Policy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"simulations","kind":"object","type":"PolicySimulation","relationName":"PolicyToPolicySimulation"},{"name":"nullifiers","kind":"object","type":"PassNullifier","relationName":"PassNullifierToPolicy"},{"name":"snapshots","kind":"object","type":"SnapshotToken","relationName":"PolicyToSnapshotToken"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyToPolicyWatch"}],"dbName":"policy","schema":null},"PolicySimulation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"lastSubject","kind":"scalar","type":"String","dbName":"last_subject"},{"name":"tally","kind":"scalar","type":"Json"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicySimulation"}],"dbName":"policy_simulation","schema":null},"PassNullifier":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"nullifier","kind":"scalar","type":"String"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PassNullifierToPolicy"}],"dbName":"pass_nullifier","schema":null},"SnapshotToken":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"stored","kind":"scalar","type":"Int"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToSnapshotToken"},{"name":"blocks","kind":"object","type":"SnapshotBlock","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_token","schema":null},"SnapshotBlock":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"network","kind":"scalar","type":"BigInt"},{"name":"snapshot","kind":"scalar","type":"BigInt"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"token","kind":"object","type":"SnapshotToken","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_block","schema":null},"SnapshotAnswer":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"address","kind":"scalar","type":"String"},{"name":"score","kind":"scalar","type":"Int"}],"dbName":"snapshot_answer","schema":null},"PolicyWatch":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"wallets","kind":"scalar","type":"Int"},{"name":"readsChain","kind":"scalar","type":"Boolean","dbName":"reads_chain"},{"name":"turnAt","kind":"scalar","type":"DateTime","dbName":"turn_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicyWatch"},{"name":"watched","kind":"object","type":"WatchedWallet","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"policy_watch","schema":null},"WatchedWallet":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"chainOutcomes","kind":"scalar","type":"String","dbName":"chain_outcomes"},{"name":"chainReadAt","kind":"scalar","type":"DateTime","dbName":"chain_read_at"},{"name":"nextOutcome","kind":"scalar","type":"String","dbName":"next_outcome"},{"name":"nextBlocks","kind":"scalar","type":"Json","dbName":"next_blocks"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"watched_wallet","schema":null},"ChainRead":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"calls","kind":"scalar","type":"Int"}],"dbName":"chain_read","schema":null},"OnceWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"party","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"histories","kind":"object","type":"OnceHistory","relationName":"OnceHistoryToOnceWallet"},{"name":"questions","kind":"object","type":"OnceQuestion","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_wallet","schema":null},"OnceHistory":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"headAt","kind":"scalar","type":"BigInt","dbName":"head_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceHistoryToOnceWallet"}],"dbName":"once_history","schema":null},"OnceQuestion":{"fields":[{"name":"asker","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"reads","kind":"scalar","type":"Boolean"},{"name":"payer","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"compareFrom","kind":"scalar","type":"DateTime","dbName":"compare_from"},{"name":"alike","kind":"scalar","type":"Json"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_question","schema":null},"Reservation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"name","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"deposit","kind":"scalar","type":"Decimal"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"state","kind":"scalar","type":"String"}],"dbName":"reservation","schema":null},"ReservationCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"}],"dbName":"reservation_cursor","schema":null},"Voucher":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"claimer","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"referralCode","kind":"scalar","type":"String","dbName":"referral_code"},{"name":"consents","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"}],"dbName":"voucher","schema":null},"ReferralCode":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"referral_code","schema":null},"Referral":{"fields":[{"name":"referee","kind":"scalar","type":"String"},{"name":"referrer","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"referral","schema":null},"SponsoredMint":{"fields":[{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsored_mint","schema":null},"SentTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"sender","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"raw","kind":"scalar","type":"String"},{"name":"hashes","kind":"scalar","type":"String"},{"name":"raises","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"}],"dbName":"sent_transaction","schema":null},"Score":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"bonus","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"unavailable","kind":"scalar","type":"String"},{"name":"stale","kind":"scalar","type":"String"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"modelHash","kind":"scalar","type":"Bytes","dbName":"model_hash"},{"name":"reachedAt","kind":"scalar","type":"BigInt","dbName":"reached_at"},{"name":"nextChangeDay","kind":"scalar","type":"BigInt","dbName":"next_change_day"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"score","schema":null},"ScoreFacts":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"score_facts","schema":null},"ScoreSteps":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"days","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"}],"dbName":"score_steps","schema":null},"ScoreFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"before","kind":"scalar","type":"Int"},{"name":"after","kind":"scalar","type":"Int"},{"name":"rankedBefore","kind":"scalar","type":"Boolean","dbName":"ranked_before"},{"name":"rankedAfter","kind":"scalar","type":"Boolean","dbName":"ranked_after"},{"name":"reachedBefore","kind":"scalar","type":"BigInt","dbName":"reached_before"},{"name":"reachedAfter","kind":"scalar","type":"BigInt","dbName":"reached_after"},{"name":"cause","kind":"scalar","type":"String"},{"name":"sourceChain","kind":"scalar","type":"BigInt","dbName":"source_chain"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"}],"dbName":"score_feed","schema":null},"IdentityFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"identity","kind":"scalar","type":"String"}],"dbName":"identity_feed","schema":null},"SavedRanking":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"position","kind":"scalar","type":"String"},{"name":"scopes","kind":"scalar","type":"Json"},{"name":"savedAt","kind":"scalar","type":"DateTime","dbName":"saved_at"}],"dbName":"saved_ranking","schema":null},"ScoreClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"recordedAt","kind":"scalar","type":"DateTime","dbName":"recorded_at"}],"dbName":"score_close","schema":null},"StaleClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"stale_close","schema":null},"PendingScore":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"scoredTo","kind":"scalar","type":"String","dbName":"scored_to"},{"name":"scored","kind":"scalar","type":"BigInt"}],"dbName":"pending_score","schema":null},"ModelSwitch":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"version","kind":"scalar","type":"String"},{"name":"announcedAt","kind":"scalar","type":"DateTime","dbName":"announced_at"},{"name":"activeFrom","kind":"scalar","type":"DateTime","dbName":"active_from"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"rescoredAt","kind":"scalar","type":"DateTime","dbName":"rescored_at"},{"name":"summary","kind":"scalar","type":"Json"}],"dbName":"model_switch","schema":null},"ModelComparison":{"fields":[{"name":"version","kind":"scalar","type":"String"},{"name":"requestedAt","kind":"scalar","type":"DateTime","dbName":"requested_at"},{"name":"compared","kind":"scalar","type":"Int"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"result","kind":"scalar","type":"Json"}],"dbName":"model_comparison","schema":null},"Takedown":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"liftedAt","kind":"scalar","type":"DateTime","dbName":"lifted_at"}],"dbName":"takedown","schema":null},"TradingCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"since24h","kind":"scalar","type":"BigInt","dbName":"since_24h"},{"name":"since7d","kind":"scalar","type":"BigInt","dbName":"since_7d"},{"name":"since30d","kind":"scalar","type":"BigInt","dbName":"since_30d"},{"name":"settings","kind":"scalar","type":"String"}],"dbName":"trading_cursor","schema":null},"Trade":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trade","schema":null},"TradingHolding":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"cost","kind":"scalar","type":"Decimal"}],"dbName":"trading_holding","schema":null},"Trader":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"trades","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trader","schema":null},"TraderHistogram":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"sort","kind":"scalar","type":"String"},{"name":"bucket","kind":"scalar","type":"Decimal"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"traders","kind":"scalar","type":"BigInt"}],"dbName":"trader_histogram","schema":null},"StaleTrader":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"subject","kind":"scalar","type":"String"}],"dbName":"stale_trader","schema":null},"Wallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"wallet","schema":null},"TrackedWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"smartAccount","kind":"scalar","type":"Boolean","dbName":"smart_account"},{"name":"error","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"fromBlock","kind":"scalar","type":"BigInt","dbName":"from_block"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"},{"name":"attestedFrom","kind":"scalar","type":"BigInt","dbName":"attested_from"},{"name":"attestedTo","kind":"scalar","type":"BigInt","dbName":"attested_to"},{"name":"attestDue","kind":"scalar","type":"DateTime","dbName":"attest_due"}],"dbName":"tracked_wallet","schema":null},"Tracking":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"tracking","schema":null},"Backfill":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"party","kind":"scalar","type":"String"},{"name":"line","kind":"object","type":"BackfillParty","relationName":"BackfillToBackfillParty"},{"name":"turns","kind":"scalar","type":"Int"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Json"}],"dbName":"backfill","schema":null},"BackfillParty":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"servedAt","kind":"scalar","type":"DateTime","dbName":"served_at"},{"name":"backfills","kind":"object","type":"Backfill","relationName":"BackfillToBackfillParty"}],"dbName":"backfill_party","schema":null},"StagedActivity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"staged_activity","schema":null},"AutomaticTracking":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"automatic_tracking","schema":null},"Outbox":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"event","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subjectsDone","kind":"scalar","type":"Boolean","dbName":"subjects_done"},{"name":"expandedTo","kind":"scalar","type":"String","dbName":"expanded_to"}],"dbName":"outbox","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"events","kind":"scalar","type":"String"},{"name":"subjects","kind":"scalar","type":"String"},{"name":"allSubjects","kind":"scalar","type":"Boolean","dbName":"all_subjects"},{"name":"secret","kind":"scalar","type":"String"},{"name":"oldSecret","kind":"scalar","type":"String","dbName":"old_secret"},{"name":"oldSecretUntil","kind":"scalar","type":"DateTime","dbName":"old_secret_until"},{"name":"signatureKey","kind":"scalar","type":"String","dbName":"signature_key"},{"name":"oldSignatureKey","kind":"scalar","type":"String","dbName":"old_signature_key"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"operatorOff","kind":"scalar","type":"Boolean","dbName":"operator_off"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"isFull","kind":"scalar","type":"Boolean","dbName":"is_full"},{"name":"missedFrom","kind":"scalar","type":"DateTime","dbName":"missed_from"},{"name":"missedUntil","kind":"scalar","type":"DateTime","dbName":"missed_until"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"event","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"earlierAttempts","kind":"scalar","type":"Int","dbName":"earlier_attempts"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"},{"name":"attempts","kind":"object","type":"WebhookAttempt","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_delivery","schema":null},"WebhookAttempt":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"error","kind":"scalar","type":"String"},{"name":"requestHeaders","kind":"scalar","type":"Json","dbName":"request_headers"},{"name":"responseBody","kind":"scalar","type":"String","dbName":"response_body"},{"name":"delivery","kind":"object","type":"WebhookDelivery","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_attempt","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","EarnedAchievement.findUnique","EarnedAchievement.findUniqueOrThrow","orderBy","cursor","EarnedAchievement.findFirst","EarnedAchievement.findFirstOrThrow","EarnedAchievement.findMany","data","EarnedAchievement.createOne","EarnedAchievement.createMany","EarnedAchievement.createManyAndReturn","EarnedAchievement.updateOne","EarnedAchievement.updateMany","EarnedAchievement.updateManyAndReturn","create","update","EarnedAchievement.upsertOne","EarnedAchievement.deleteOne","EarnedAchievement.deleteMany","having","_count","_min","_max","EarnedAchievement.groupBy","EarnedAchievement.aggregate","Appeal.findUnique","Appeal.findUniqueOrThrow","Appeal.findFirst","Appeal.findFirstOrThrow","Appeal.findMany","Appeal.createOne","Appeal.createMany","Appeal.createManyAndReturn","Appeal.updateOne","Appeal.updateMany","Appeal.updateManyAndReturn","Appeal.upsertOne","Appeal.deleteOne","Appeal.deleteMany","_avg","_sum","Appeal.groupBy","Appeal.aggregate","AttestationSchema.findUnique","AttestationSchema.findUniqueOrThrow","AttestationSchema.findFirst","AttestationSchema.findFirstOrThrow","AttestationSchema.findMany","AttestationSchema.createOne","AttestationSchema.createMany","AttestationSchema.createManyAndReturn","AttestationSchema.updateOne","AttestationSchema.updateMany","AttestationSchema.updateManyAndReturn","AttestationSchema.upsertOne","AttestationSchema.deleteOne","AttestationSchema.deleteMany","AttestationSchema.groupBy","AttestationSchema.aggregate","Attestation.findUnique","Attestation.findUniqueOrThrow","Attestation.findFirst","Attestation.findFirstOrThrow","Attestation.findMany","Attestation.createOne","Attestation.createMany","Attestation.createManyAndReturn","Attestation.updateOne","Attestation.updateMany","Attestation.updateManyAndReturn","Attestation.upsertOne","Attestation.deleteOne","Attestation.deleteMany","Attestation.groupBy","Attestation.aggregate","LeftOutAttestation.findUnique","LeftOutAttestation.findUniqueOrThrow","LeftOutAttestation.findFirst","LeftOutAttestation.findFirstOrThrow","LeftOutAttestation.findMany","LeftOutAttestation.createOne","LeftOutAttestation.createMany","LeftOutAttestation.createManyAndReturn","LeftOutAttestation.updateOne","LeftOutAttestation.updateMany","LeftOutAttestation.updateManyAndReturn","LeftOutAttestation.upsertOne","LeftOutAttestation.deleteOne","LeftOutAttestation.deleteMany","LeftOutAttestation.groupBy","LeftOutAttestation.aggregate","EarlyRevocation.findUnique","EarlyRevocation.findUniqueOrThrow","EarlyRevocation.findFirst","EarlyRevocation.findFirstOrThrow","EarlyRevocation.findMany","EarlyRevocation.createOne","EarlyRevocation.createMany","EarlyRevocation.createManyAndReturn","EarlyRevocation.updateOne","EarlyRevocation.updateMany","EarlyRevocation.updateManyAndReturn","EarlyRevocation.upsertOne","EarlyRevocation.deleteOne","EarlyRevocation.deleteMany","EarlyRevocation.groupBy","EarlyRevocation.aggregate","IssuerWeight.findUnique","IssuerWeight.findUniqueOrThrow","IssuerWeight.findFirst","IssuerWeight.findFirstOrThrow","IssuerWeight.findMany","IssuerWeight.createOne","IssuerWeight.createMany","IssuerWeight.createManyAndReturn","IssuerWeight.updateOne","IssuerWeight.updateMany","IssuerWeight.updateManyAndReturn","IssuerWeight.upsertOne","IssuerWeight.deleteOne","IssuerWeight.deleteMany","IssuerWeight.groupBy","IssuerWeight.aggregate","Notification.findUnique","Notification.findUniqueOrThrow","Notification.findFirst","Notification.findFirstOrThrow","Notification.findMany","Notification.createOne","Notification.createMany","Notification.createManyAndReturn","Notification.updateOne","Notification.updateMany","Notification.updateManyAndReturn","Notification.upsertOne","Notification.deleteOne","Notification.deleteMany","Notification.groupBy","Notification.aggregate","PendingAttestation.findUnique","PendingAttestation.findUniqueOrThrow","PendingAttestation.findFirst","PendingAttestation.findFirstOrThrow","PendingAttestation.findMany","PendingAttestation.createOne","PendingAttestation.createMany","PendingAttestation.createManyAndReturn","PendingAttestation.updateOne","PendingAttestation.updateMany","PendingAttestation.updateManyAndReturn","PendingAttestation.upsertOne","PendingAttestation.deleteOne","PendingAttestation.deleteMany","PendingAttestation.groupBy","PendingAttestation.aggregate","Meta.findUnique","Meta.findUniqueOrThrow","Meta.findFirst","Meta.findFirstOrThrow","Meta.findMany","Meta.createOne","Meta.createMany","Meta.createManyAndReturn","Meta.updateOne","Meta.updateMany","Meta.updateManyAndReturn","Meta.upsertOne","Meta.deleteOne","Meta.deleteMany","Meta.groupBy","Meta.aggregate","developer","keys","channel","events","messages","conditions","noticeChannels","Developer.findUnique","Developer.findUniqueOrThrow","Developer.findFirst","Developer.findFirstOrThrow","Developer.findMany","Developer.createOne","Developer.createMany","Developer.createManyAndReturn","Developer.updateOne","Developer.updateMany","Developer.updateManyAndReturn","Developer.upsertOne","Developer.deleteOne","Developer.deleteMany","Developer.groupBy","Developer.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","IdempotentRequest.findUnique","IdempotentRequest.findUniqueOrThrow","IdempotentRequest.findFirst","IdempotentRequest.findFirstOrThrow","IdempotentRequest.findMany","IdempotentRequest.createOne","IdempotentRequest.createMany","IdempotentRequest.createManyAndReturn","IdempotentRequest.updateOne","IdempotentRequest.updateMany","IdempotentRequest.updateManyAndReturn","IdempotentRequest.upsertOne","IdempotentRequest.deleteOne","IdempotentRequest.deleteMany","IdempotentRequest.groupBy","IdempotentRequest.aggregate","IdempotentBytes.findUnique","IdempotentBytes.findUniqueOrThrow","IdempotentBytes.findFirst","IdempotentBytes.findFirstOrThrow","IdempotentBytes.findMany","IdempotentBytes.createOne","IdempotentBytes.createMany","IdempotentBytes.createManyAndReturn","IdempotentBytes.updateOne","IdempotentBytes.updateMany","IdempotentBytes.updateManyAndReturn","IdempotentBytes.upsertOne","IdempotentBytes.deleteOne","IdempotentBytes.deleteMany","IdempotentBytes.groupBy","IdempotentBytes.aggregate","DayCount.findUnique","DayCount.findUniqueOrThrow","DayCount.findFirst","DayCount.findFirstOrThrow","DayCount.findMany","DayCount.createOne","DayCount.createMany","DayCount.createManyAndReturn","DayCount.updateOne","DayCount.updateMany","DayCount.updateManyAndReturn","DayCount.upsertOne","DayCount.deleteOne","DayCount.deleteMany","DayCount.groupBy","DayCount.aggregate","AuthNonce.findUnique","AuthNonce.findUniqueOrThrow","AuthNonce.findFirst","AuthNonce.findFirstOrThrow","AuthNonce.findMany","AuthNonce.createOne","AuthNonce.createMany","AuthNonce.createManyAndReturn","AuthNonce.updateOne","AuthNonce.updateMany","AuthNonce.updateManyAndReturn","AuthNonce.upsertOne","AuthNonce.deleteOne","AuthNonce.deleteMany","AuthNonce.groupBy","AuthNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","Epoch.findUnique","Epoch.findUniqueOrThrow","Epoch.findFirst","Epoch.findFirstOrThrow","Epoch.findMany","Epoch.createOne","Epoch.createMany","Epoch.createManyAndReturn","Epoch.updateOne","Epoch.updateMany","Epoch.updateManyAndReturn","Epoch.upsertOne","Epoch.deleteOne","Epoch.deleteMany","Epoch.groupBy","Epoch.aggregate","pages","chunk","EpochPage.findUnique","EpochPage.findUniqueOrThrow","EpochPage.findFirst","EpochPage.findFirstOrThrow","EpochPage.findMany","EpochPage.createOne","EpochPage.createMany","EpochPage.createManyAndReturn","EpochPage.updateOne","EpochPage.updateMany","EpochPage.updateManyAndReturn","EpochPage.upsertOne","EpochPage.deleteOne","EpochPage.deleteMany","EpochPage.groupBy","EpochPage.aggregate","EpochChunk.findUnique","EpochChunk.findUniqueOrThrow","EpochChunk.findFirst","EpochChunk.findFirstOrThrow","EpochChunk.findMany","EpochChunk.createOne","EpochChunk.createMany","EpochChunk.createManyAndReturn","EpochChunk.updateOne","EpochChunk.updateMany","EpochChunk.updateManyAndReturn","EpochChunk.upsertOne","EpochChunk.deleteOne","EpochChunk.deleteMany","EpochChunk.groupBy","EpochChunk.aggregate","NameEvent.findUnique","NameEvent.findUniqueOrThrow","NameEvent.findFirst","NameEvent.findFirstOrThrow","NameEvent.findMany","NameEvent.createOne","NameEvent.createMany","NameEvent.createManyAndReturn","NameEvent.updateOne","NameEvent.updateMany","NameEvent.updateManyAndReturn","NameEvent.upsertOne","NameEvent.deleteOne","NameEvent.deleteMany","NameEvent.groupBy","NameEvent.aggregate","identity","wallets","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","IdentityWallet.findUnique","IdentityWallet.findUniqueOrThrow","IdentityWallet.findFirst","IdentityWallet.findFirstOrThrow","IdentityWallet.findMany","IdentityWallet.createOne","IdentityWallet.createMany","IdentityWallet.createManyAndReturn","IdentityWallet.updateOne","IdentityWallet.updateMany","IdentityWallet.updateManyAndReturn","IdentityWallet.upsertOne","IdentityWallet.deleteOne","IdentityWallet.deleteMany","IdentityWallet.groupBy","IdentityWallet.aggregate","IdentityDeparture.findUnique","IdentityDeparture.findUniqueOrThrow","IdentityDeparture.findFirst","IdentityDeparture.findFirstOrThrow","IdentityDeparture.findMany","IdentityDeparture.createOne","IdentityDeparture.createMany","IdentityDeparture.createManyAndReturn","IdentityDeparture.updateOne","IdentityDeparture.updateMany","IdentityDeparture.updateManyAndReturn","IdentityDeparture.upsertOne","IdentityDeparture.deleteOne","IdentityDeparture.deleteMany","IdentityDeparture.groupBy","IdentityDeparture.aggregate","IdentityPast.findUnique","IdentityPast.findUniqueOrThrow","IdentityPast.findFirst","IdentityPast.findFirstOrThrow","IdentityPast.findMany","IdentityPast.createOne","IdentityPast.createMany","IdentityPast.createManyAndReturn","IdentityPast.updateOne","IdentityPast.updateMany","IdentityPast.updateManyAndReturn","IdentityPast.upsertOne","IdentityPast.deleteOne","IdentityPast.deleteMany","IdentityPast.groupBy","IdentityPast.aggregate","WalletGroup.findUnique","WalletGroup.findUniqueOrThrow","WalletGroup.findFirst","WalletGroup.findFirstOrThrow","WalletGroup.findMany","WalletGroup.createOne","WalletGroup.createMany","WalletGroup.createManyAndReturn","WalletGroup.updateOne","WalletGroup.updateMany","WalletGroup.updateManyAndReturn","WalletGroup.upsertOne","WalletGroup.deleteOne","WalletGroup.deleteMany","WalletGroup.groupBy","WalletGroup.aggregate","ChainCursor.findUnique","ChainCursor.findUniqueOrThrow","ChainCursor.findFirst","ChainCursor.findFirstOrThrow","ChainCursor.findMany","ChainCursor.createOne","ChainCursor.createMany","ChainCursor.createManyAndReturn","ChainCursor.updateOne","ChainCursor.updateMany","ChainCursor.updateManyAndReturn","ChainCursor.upsertOne","ChainCursor.deleteOne","ChainCursor.deleteMany","ChainCursor.groupBy","ChainCursor.aggregate","ExplorerHead.findUnique","ExplorerHead.findUniqueOrThrow","ExplorerHead.findFirst","ExplorerHead.findFirstOrThrow","ExplorerHead.findMany","ExplorerHead.createOne","ExplorerHead.createMany","ExplorerHead.createManyAndReturn","ExplorerHead.updateOne","ExplorerHead.updateMany","ExplorerHead.updateManyAndReturn","ExplorerHead.upsertOne","ExplorerHead.deleteOne","ExplorerHead.deleteMany","ExplorerHead.groupBy","ExplorerHead.aggregate","ExplorerFault.findUnique","ExplorerFault.findUniqueOrThrow","ExplorerFault.findFirst","ExplorerFault.findFirstOrThrow","ExplorerFault.findMany","ExplorerFault.createOne","ExplorerFault.createMany","ExplorerFault.createManyAndReturn","ExplorerFault.updateOne","ExplorerFault.updateMany","ExplorerFault.updateManyAndReturn","ExplorerFault.upsertOne","ExplorerFault.deleteOne","ExplorerFault.deleteMany","ExplorerFault.groupBy","ExplorerFault.aggregate","ChainControl.findUnique","ChainControl.findUniqueOrThrow","ChainControl.findFirst","ChainControl.findFirstOrThrow","ChainControl.findMany","ChainControl.createOne","ChainControl.createMany","ChainControl.createManyAndReturn","ChainControl.updateOne","ChainControl.updateMany","ChainControl.updateManyAndReturn","ChainControl.upsertOne","ChainControl.deleteOne","ChainControl.deleteMany","ChainControl.groupBy","ChainControl.aggregate","Block.findUnique","Block.findUniqueOrThrow","Block.findFirst","Block.findFirstOrThrow","Block.findMany","Block.createOne","Block.createMany","Block.createManyAndReturn","Block.updateOne","Block.updateMany","Block.updateManyAndReturn","Block.upsertOne","Block.deleteOne","Block.deleteMany","Block.groupBy","Block.aggregate","Activity.findUnique","Activity.findUniqueOrThrow","Activity.findFirst","Activity.findFirstOrThrow","Activity.findMany","Activity.createOne","Activity.createMany","Activity.createManyAndReturn","Activity.updateOne","Activity.updateMany","Activity.updateManyAndReturn","Activity.upsertOne","Activity.deleteOne","Activity.deleteMany","Activity.groupBy","Activity.aggregate","Facts.findUnique","Facts.findUniqueOrThrow","Facts.findFirst","Facts.findFirstOrThrow","Facts.findMany","Facts.createOne","Facts.createMany","Facts.createManyAndReturn","Facts.updateOne","Facts.updateMany","Facts.updateManyAndReturn","Facts.upsertOne","Facts.deleteOne","Facts.deleteMany","Facts.groupBy","Facts.aggregate","FactsSnapshot.findUnique","FactsSnapshot.findUniqueOrThrow","FactsSnapshot.findFirst","FactsSnapshot.findFirstOrThrow","FactsSnapshot.findMany","FactsSnapshot.createOne","FactsSnapshot.createMany","FactsSnapshot.createManyAndReturn","FactsSnapshot.updateOne","FactsSnapshot.updateMany","FactsSnapshot.updateManyAndReturn","FactsSnapshot.upsertOne","FactsSnapshot.deleteOne","FactsSnapshot.deleteMany","FactsSnapshot.groupBy","FactsSnapshot.aggregate","FundingCluster.findUnique","FundingCluster.findUniqueOrThrow","FundingCluster.findFirst","FundingCluster.findFirstOrThrow","FundingCluster.findMany","FundingCluster.createOne","FundingCluster.createMany","FundingCluster.createManyAndReturn","FundingCluster.updateOne","FundingCluster.updateMany","FundingCluster.updateManyAndReturn","FundingCluster.upsertOne","FundingCluster.deleteOne","FundingCluster.deleteMany","FundingCluster.groupBy","FundingCluster.aggregate","AlikeCluster.findUnique","AlikeCluster.findUniqueOrThrow","AlikeCluster.findFirst","AlikeCluster.findFirstOrThrow","AlikeCluster.findMany","AlikeCluster.createOne","AlikeCluster.createMany","AlikeCluster.createManyAndReturn","AlikeCluster.updateOne","AlikeCluster.updateMany","AlikeCluster.updateManyAndReturn","AlikeCluster.upsertOne","AlikeCluster.deleteOne","AlikeCluster.deleteMany","AlikeCluster.groupBy","AlikeCluster.aggregate","PaymentTrust.findUnique","PaymentTrust.findUniqueOrThrow","PaymentTrust.findFirst","PaymentTrust.findFirstOrThrow","PaymentTrust.findMany","PaymentTrust.createOne","PaymentTrust.createMany","PaymentTrust.createManyAndReturn","PaymentTrust.updateOne","PaymentTrust.updateMany","PaymentTrust.updateManyAndReturn","PaymentTrust.upsertOne","PaymentTrust.deleteOne","PaymentTrust.deleteMany","PaymentTrust.groupBy","PaymentTrust.aggregate","QuarantinedTransaction.findUnique","QuarantinedTransaction.findUniqueOrThrow","QuarantinedTransaction.findFirst","QuarantinedTransaction.findFirstOrThrow","QuarantinedTransaction.findMany","QuarantinedTransaction.createOne","QuarantinedTransaction.createMany","QuarantinedTransaction.createManyAndReturn","QuarantinedTransaction.updateOne","QuarantinedTransaction.updateMany","QuarantinedTransaction.updateManyAndReturn","QuarantinedTransaction.upsertOne","QuarantinedTransaction.deleteOne","QuarantinedTransaction.deleteMany","QuarantinedTransaction.groupBy","QuarantinedTransaction.aggregate","QuarantinedWallet.findUnique","QuarantinedWallet.findUniqueOrThrow","QuarantinedWallet.findFirst","QuarantinedWallet.findFirstOrThrow","QuarantinedWallet.findMany","QuarantinedWallet.createOne","QuarantinedWallet.createMany","QuarantinedWallet.createManyAndReturn","QuarantinedWallet.updateOne","QuarantinedWallet.updateMany","QuarantinedWallet.updateManyAndReturn","QuarantinedWallet.upsertOne","QuarantinedWallet.deleteOne","QuarantinedWallet.deleteMany","QuarantinedWallet.groupBy","QuarantinedWallet.aggregate","list","uploads","rows","lines","clusters","shares","List.findUnique","List.findUniqueOrThrow","List.findFirst","List.findFirstOrThrow","List.findMany","List.createOne","List.createMany","List.createManyAndReturn","List.updateOne","List.updateMany","List.updateManyAndReturn","List.upsertOne","List.deleteOne","List.deleteMany","List.groupBy","List.aggregate","ListUpload.findUnique","ListUpload.findUniqueOrThrow","ListUpload.findFirst","ListUpload.findFirstOrThrow","ListUpload.findMany","ListUpload.createOne","ListUpload.createMany","ListUpload.createManyAndReturn","ListUpload.updateOne","ListUpload.updateMany","ListUpload.updateManyAndReturn","ListUpload.upsertOne","ListUpload.deleteOne","ListUpload.deleteMany","ListUpload.groupBy","ListUpload.aggregate","ListRow.findUnique","ListRow.findUniqueOrThrow","ListRow.findFirst","ListRow.findFirstOrThrow","ListRow.findMany","ListRow.createOne","ListRow.createMany","ListRow.createManyAndReturn","ListRow.updateOne","ListRow.updateMany","ListRow.updateManyAndReturn","ListRow.upsertOne","ListRow.deleteOne","ListRow.deleteMany","ListRow.groupBy","ListRow.aggregate","ListLine.findUnique","ListLine.findUniqueOrThrow","ListLine.findFirst","ListLine.findFirstOrThrow","ListLine.findMany","ListLine.createOne","ListLine.createMany","ListLine.createManyAndReturn","ListLine.updateOne","ListLine.updateMany","ListLine.updateManyAndReturn","ListLine.upsertOne","ListLine.deleteOne","ListLine.deleteMany","ListLine.groupBy","ListLine.aggregate","ListCluster.findUnique","ListCluster.findUniqueOrThrow","ListCluster.findFirst","ListCluster.findFirstOrThrow","ListCluster.findMany","ListCluster.createOne","ListCluster.createMany","ListCluster.createManyAndReturn","ListCluster.updateOne","ListCluster.updateMany","ListCluster.updateManyAndReturn","ListCluster.upsertOne","ListCluster.deleteOne","ListCluster.deleteMany","ListCluster.groupBy","ListCluster.aggregate","ListShare.findUnique","ListShare.findUniqueOrThrow","ListShare.findFirst","ListShare.findFirstOrThrow","ListShare.findMany","ListShare.createOne","ListShare.createMany","ListShare.createManyAndReturn","ListShare.updateOne","ListShare.updateMany","ListShare.updateManyAndReturn","ListShare.upsertOne","ListShare.deleteOne","ListShare.deleteMany","ListShare.groupBy","ListShare.aggregate","tree","leafRows","nodes","ListTree.findUnique","ListTree.findUniqueOrThrow","ListTree.findFirst","ListTree.findFirstOrThrow","ListTree.findMany","ListTree.createOne","ListTree.createMany","ListTree.createManyAndReturn","ListTree.updateOne","ListTree.updateMany","ListTree.updateManyAndReturn","ListTree.upsertOne","ListTree.deleteOne","ListTree.deleteMany","ListTree.groupBy","ListTree.aggregate","ListTreeLeaf.findUnique","ListTreeLeaf.findUniqueOrThrow","ListTreeLeaf.findFirst","ListTreeLeaf.findFirstOrThrow","ListTreeLeaf.findMany","ListTreeLeaf.createOne","ListTreeLeaf.createMany","ListTreeLeaf.createManyAndReturn","ListTreeLeaf.updateOne","ListTreeLeaf.updateMany","ListTreeLeaf.updateManyAndReturn","ListTreeLeaf.upsertOne","ListTreeLeaf.deleteOne","ListTreeLeaf.deleteMany","ListTreeLeaf.groupBy","ListTreeLeaf.aggregate","ListTreeNode.findUnique","ListTreeNode.findUniqueOrThrow","ListTreeNode.findFirst","ListTreeNode.findFirstOrThrow","ListTreeNode.findMany","ListTreeNode.createOne","ListTreeNode.createMany","ListTreeNode.createManyAndReturn","ListTreeNode.updateOne","ListTreeNode.updateMany","ListTreeNode.updateManyAndReturn","ListTreeNode.upsertOne","ListTreeNode.deleteOne","ListTreeNode.deleteMany","ListTreeNode.groupBy","ListTreeNode.aggregate","NoticeChannel.findUnique","NoticeChannel.findUniqueOrThrow","NoticeChannel.findFirst","NoticeChannel.findFirstOrThrow","NoticeChannel.findMany","NoticeChannel.createOne","NoticeChannel.createMany","NoticeChannel.createManyAndReturn","NoticeChannel.updateOne","NoticeChannel.updateMany","NoticeChannel.updateManyAndReturn","NoticeChannel.upsertOne","NoticeChannel.deleteOne","NoticeChannel.deleteMany","NoticeChannel.groupBy","NoticeChannel.aggregate","NoticeAddress.findUnique","NoticeAddress.findUniqueOrThrow","NoticeAddress.findFirst","NoticeAddress.findFirstOrThrow","NoticeAddress.findMany","NoticeAddress.createOne","NoticeAddress.createMany","NoticeAddress.createManyAndReturn","NoticeAddress.updateOne","NoticeAddress.updateMany","NoticeAddress.updateManyAndReturn","NoticeAddress.upsertOne","NoticeAddress.deleteOne","NoticeAddress.deleteMany","NoticeAddress.groupBy","NoticeAddress.aggregate","NoticeEvent.findUnique","NoticeEvent.findUniqueOrThrow","NoticeEvent.findFirst","NoticeEvent.findFirstOrThrow","NoticeEvent.findMany","NoticeEvent.createOne","NoticeEvent.createMany","NoticeEvent.createManyAndReturn","NoticeEvent.updateOne","NoticeEvent.updateMany","NoticeEvent.updateManyAndReturn","NoticeEvent.upsertOne","NoticeEvent.deleteOne","NoticeEvent.deleteMany","NoticeEvent.groupBy","NoticeEvent.aggregate","NoticeMessage.findUnique","NoticeMessage.findUniqueOrThrow","NoticeMessage.findFirst","NoticeMessage.findFirstOrThrow","NoticeMessage.findMany","NoticeMessage.createOne","NoticeMessage.createMany","NoticeMessage.createManyAndReturn","NoticeMessage.updateOne","NoticeMessage.updateMany","NoticeMessage.updateManyAndReturn","NoticeMessage.upsertOne","NoticeMessage.deleteOne","NoticeMessage.deleteMany","NoticeMessage.groupBy","NoticeMessage.aggregate","NoticeCondition.findUnique","NoticeCondition.findUniqueOrThrow","NoticeCondition.findFirst","NoticeCondition.findFirstOrThrow","NoticeCondition.findMany","NoticeCondition.createOne","NoticeCondition.createMany","NoticeCondition.createManyAndReturn","NoticeCondition.updateOne","NoticeCondition.updateMany","NoticeCondition.updateManyAndReturn","NoticeCondition.upsertOne","NoticeCondition.deleteOne","NoticeCondition.deleteMany","NoticeCondition.groupBy","NoticeCondition.aggregate","PersonSession.findUnique","PersonSession.findUniqueOrThrow","PersonSession.findFirst","PersonSession.findFirstOrThrow","PersonSession.findMany","PersonSession.createOne","PersonSession.createMany","PersonSession.createManyAndReturn","PersonSession.updateOne","PersonSession.updateMany","PersonSession.updateManyAndReturn","PersonSession.upsertOne","PersonSession.deleteOne","PersonSession.deleteMany","PersonSession.groupBy","PersonSession.aggregate","LogoutToken.findUnique","LogoutToken.findUniqueOrThrow","LogoutToken.findFirst","LogoutToken.findFirstOrThrow","LogoutToken.findMany","LogoutToken.createOne","LogoutToken.createMany","LogoutToken.createManyAndReturn","LogoutToken.updateOne","LogoutToken.updateMany","LogoutToken.updateManyAndReturn","LogoutToken.upsertOne","LogoutToken.deleteOne","LogoutToken.deleteMany","LogoutToken.groupBy","LogoutToken.aggregate","policy","simulations","nullifiers","token","blocks","snapshots","watch","watched","Policy.findUnique","Policy.findUniqueOrThrow","Policy.findFirst","Policy.findFirstOrThrow","Policy.findMany","Policy.createOne","Policy.createMany","Policy.createManyAndReturn","Policy.updateOne","Policy.updateMany","Policy.updateManyAndReturn","Policy.upsertOne","Policy.deleteOne","Policy.deleteMany","Policy.groupBy","Policy.aggregate","PolicySimulation.findUnique","PolicySimulation.findUniqueOrThrow","PolicySimulation.findFirst","PolicySimulation.findFirstOrThrow","PolicySimulation.findMany","PolicySimulation.createOne","PolicySimulation.createMany","PolicySimulation.createManyAndReturn","PolicySimulation.updateOne","PolicySimulation.updateMany","PolicySimulation.updateManyAndReturn","PolicySimulation.upsertOne","PolicySimulation.deleteOne","PolicySimulation.deleteMany","PolicySimulation.groupBy","PolicySimulation.aggregate","PassNullifier.findUnique","PassNullifier.findUniqueOrThrow","PassNullifier.findFirst","PassNullifier.findFirstOrThrow","PassNullifier.findMany","PassNullifier.createOne","PassNullifier.createMany","PassNullifier.createManyAndReturn","PassNullifier.updateOne","PassNullifier.updateMany","PassNullifier.updateManyAndReturn","PassNullifier.upsertOne","PassNullifier.deleteOne","PassNullifier.deleteMany","PassNullifier.groupBy","PassNullifier.aggregate","SnapshotToken.findUnique","SnapshotToken.findUniqueOrThrow","SnapshotToken.findFirst","SnapshotToken.findFirstOrThrow","SnapshotToken.findMany","SnapshotToken.createOne","SnapshotToken.createMany","SnapshotToken.createManyAndReturn","SnapshotToken.updateOne","SnapshotToken.updateMany","SnapshotToken.updateManyAndReturn","SnapshotToken.upsertOne","SnapshotToken.deleteOne","SnapshotToken.deleteMany","SnapshotToken.groupBy","SnapshotToken.aggregate","SnapshotBlock.findUnique","SnapshotBlock.findUniqueOrThrow","SnapshotBlock.findFirst","SnapshotBlock.findFirstOrThrow","SnapshotBlock.findMany","SnapshotBlock.createOne","SnapshotBlock.createMany","SnapshotBlock.createManyAndReturn","SnapshotBlock.updateOne","SnapshotBlock.updateMany","SnapshotBlock.updateManyAndReturn","SnapshotBlock.upsertOne","SnapshotBlock.deleteOne","SnapshotBlock.deleteMany","SnapshotBlock.groupBy","SnapshotBlock.aggregate","SnapshotAnswer.findUnique","SnapshotAnswer.findUniqueOrThrow","SnapshotAnswer.findFirst","SnapshotAnswer.findFirstOrThrow","SnapshotAnswer.findMany","SnapshotAnswer.createOne","SnapshotAnswer.createMany","SnapshotAnswer.createManyAndReturn","SnapshotAnswer.updateOne","SnapshotAnswer.updateMany","SnapshotAnswer.updateManyAndReturn","SnapshotAnswer.upsertOne","SnapshotAnswer.deleteOne","SnapshotAnswer.deleteMany","SnapshotAnswer.groupBy","SnapshotAnswer.aggregate","PolicyWatch.findUnique","PolicyWatch.findUniqueOrThrow","PolicyWatch.findFirst","PolicyWatch.findFirstOrThrow","PolicyWatch.findMany","PolicyWatch.createOne","PolicyWatch.createMany","PolicyWatch.createManyAndReturn","PolicyWatch.updateOne","PolicyWatch.updateMany","PolicyWatch.updateManyAndReturn","PolicyWatch.upsertOne","PolicyWatch.deleteOne","PolicyWatch.deleteMany","PolicyWatch.groupBy","PolicyWatch.aggregate","WatchedWallet.findUnique","WatchedWallet.findUniqueOrThrow","WatchedWallet.findFirst","WatchedWallet.findFirstOrThrow","WatchedWallet.findMany","WatchedWallet.createOne","WatchedWallet.createMany","WatchedWallet.createManyAndReturn","WatchedWallet.updateOne","WatchedWallet.updateMany","WatchedWallet.updateManyAndReturn","WatchedWallet.upsertOne","WatchedWallet.deleteOne","WatchedWallet.deleteMany","WatchedWallet.groupBy","WatchedWallet.aggregate","ChainRead.findUnique","ChainRead.findUniqueOrThrow","ChainRead.findFirst","ChainRead.findFirstOrThrow","ChainRead.findMany","ChainRead.createOne","ChainRead.createMany","ChainRead.createManyAndReturn","ChainRead.updateOne","ChainRead.updateMany","ChainRead.updateManyAndReturn","ChainRead.upsertOne","ChainRead.deleteOne","ChainRead.deleteMany","ChainRead.groupBy","ChainRead.aggregate","wallet","histories","questions","OnceWallet.findUnique","OnceWallet.findUniqueOrThrow","OnceWallet.findFirst","OnceWallet.findFirstOrThrow","OnceWallet.findMany","OnceWallet.createOne","OnceWallet.createMany","OnceWallet.createManyAndReturn","OnceWallet.updateOne","OnceWallet.updateMany","OnceWallet.updateManyAndReturn","OnceWallet.upsertOne","OnceWallet.deleteOne","OnceWallet.deleteMany","OnceWallet.groupBy","OnceWallet.aggregate","OnceHistory.findUnique","OnceHistory.findUniqueOrThrow","OnceHistory.findFirst","OnceHistory.findFirstOrThrow","OnceHistory.findMany","OnceHistory.createOne","OnceHistory.createMany","OnceHistory.createManyAndReturn","OnceHistory.updateOne","OnceHistory.updateMany","OnceHistory.updateManyAndReturn","OnceHistory.upsertOne","OnceHistory.deleteOne","OnceHistory.deleteMany","OnceHistory.groupBy","OnceHistory.aggregate","OnceQuestion.findUnique","OnceQuestion.findUniqueOrThrow","OnceQuestion.findFirst","OnceQuestion.findFirstOrThrow","OnceQuestion.findMany","OnceQuestion.createOne","OnceQuestion.createMany","OnceQuestion.createManyAndReturn","OnceQuestion.updateOne","OnceQuestion.updateMany","OnceQuestion.updateManyAndReturn","OnceQuestion.upsertOne","OnceQuestion.deleteOne","OnceQuestion.deleteMany","OnceQuestion.groupBy","OnceQuestion.aggregate","Reservation.findUnique","Reservation.findUniqueOrThrow","Reservation.findFirst","Reservation.findFirstOrThrow","Reservation.findMany","Reservation.createOne","Reservation.createMany","Reservation.createManyAndReturn","Reservation.updateOne","Reservation.updateMany","Reservation.updateManyAndReturn","Reservation.upsertOne","Reservation.deleteOne","Reservation.deleteMany","Reservation.groupBy","Reservation.aggregate","ReservationCursor.findUnique","ReservationCursor.findUniqueOrThrow","ReservationCursor.findFirst","ReservationCursor.findFirstOrThrow","ReservationCursor.findMany","ReservationCursor.createOne","ReservationCursor.createMany","ReservationCursor.createManyAndReturn","ReservationCursor.updateOne","ReservationCursor.updateMany","ReservationCursor.updateManyAndReturn","ReservationCursor.upsertOne","ReservationCursor.deleteOne","ReservationCursor.deleteMany","ReservationCursor.groupBy","ReservationCursor.aggregate","Voucher.findUnique","Voucher.findUniqueOrThrow","Voucher.findFirst","Voucher.findFirstOrThrow","Voucher.findMany","Voucher.createOne","Voucher.createMany","Voucher.createManyAndReturn","Voucher.updateOne","Voucher.updateMany","Voucher.updateManyAndReturn","Voucher.upsertOne","Voucher.deleteOne","Voucher.deleteMany","Voucher.groupBy","Voucher.aggregate","ReferralCode.findUnique","ReferralCode.findUniqueOrThrow","ReferralCode.findFirst","ReferralCode.findFirstOrThrow","ReferralCode.findMany","ReferralCode.createOne","ReferralCode.createMany","ReferralCode.createManyAndReturn","ReferralCode.updateOne","ReferralCode.updateMany","ReferralCode.updateManyAndReturn","ReferralCode.upsertOne","ReferralCode.deleteOne","ReferralCode.deleteMany","ReferralCode.groupBy","ReferralCode.aggregate","Referral.findUnique","Referral.findUniqueOrThrow","Referral.findFirst","Referral.findFirstOrThrow","Referral.findMany","Referral.createOne","Referral.createMany","Referral.createManyAndReturn","Referral.updateOne","Referral.updateMany","Referral.updateManyAndReturn","Referral.upsertOne","Referral.deleteOne","Referral.deleteMany","Referral.groupBy","Referral.aggregate","SponsoredMint.findUnique","SponsoredMint.findUniqueOrThrow","SponsoredMint.findFirst","SponsoredMint.findFirstOrThrow","SponsoredMint.findMany","SponsoredMint.createOne","SponsoredMint.createMany","SponsoredMint.createManyAndReturn","SponsoredMint.updateOne","SponsoredMint.updateMany","SponsoredMint.updateManyAndReturn","SponsoredMint.upsertOne","SponsoredMint.deleteOne","SponsoredMint.deleteMany","SponsoredMint.groupBy","SponsoredMint.aggregate","SentTransaction.findUnique","SentTransaction.findUniqueOrThrow","SentTransaction.findFirst","SentTransaction.findFirstOrThrow","SentTransaction.findMany","SentTransaction.createOne","SentTransaction.createMany","SentTransaction.createManyAndReturn","SentTransaction.updateOne","SentTransaction.updateMany","SentTransaction.updateManyAndReturn","SentTransaction.upsertOne","SentTransaction.deleteOne","SentTransaction.deleteMany","SentTransaction.groupBy","SentTransaction.aggregate","Score.findUnique","Score.findUniqueOrThrow","Score.findFirst","Score.findFirstOrThrow","Score.findMany","Score.createOne","Score.createMany","Score.createManyAndReturn","Score.updateOne","Score.updateMany","Score.updateManyAndReturn","Score.upsertOne","Score.deleteOne","Score.deleteMany","Score.groupBy","Score.aggregate","ScoreFacts.findUnique","ScoreFacts.findUniqueOrThrow","ScoreFacts.findFirst","ScoreFacts.findFirstOrThrow","ScoreFacts.findMany","ScoreFacts.createOne","ScoreFacts.createMany","ScoreFacts.createManyAndReturn","ScoreFacts.updateOne","ScoreFacts.updateMany","ScoreFacts.updateManyAndReturn","ScoreFacts.upsertOne","ScoreFacts.deleteOne","ScoreFacts.deleteMany","ScoreFacts.groupBy","ScoreFacts.aggregate","ScoreSteps.findUnique","ScoreSteps.findUniqueOrThrow","ScoreSteps.findFirst","ScoreSteps.findFirstOrThrow","ScoreSteps.findMany","ScoreSteps.createOne","ScoreSteps.createMany","ScoreSteps.createManyAndReturn","ScoreSteps.updateOne","ScoreSteps.updateMany","ScoreSteps.updateManyAndReturn","ScoreSteps.upsertOne","ScoreSteps.deleteOne","ScoreSteps.deleteMany","ScoreSteps.groupBy","ScoreSteps.aggregate","ScoreFeed.findUnique","ScoreFeed.findUniqueOrThrow","ScoreFeed.findFirst","ScoreFeed.findFirstOrThrow","ScoreFeed.findMany","ScoreFeed.createOne","ScoreFeed.createMany","ScoreFeed.createManyAndReturn","ScoreFeed.updateOne","ScoreFeed.updateMany","ScoreFeed.updateManyAndReturn","ScoreFeed.upsertOne","ScoreFeed.deleteOne","ScoreFeed.deleteMany","ScoreFeed.groupBy","ScoreFeed.aggregate","IdentityFeed.findUnique","IdentityFeed.findUniqueOrThrow","IdentityFeed.findFirst","IdentityFeed.findFirstOrThrow","IdentityFeed.findMany","IdentityFeed.createOne","IdentityFeed.createMany","IdentityFeed.createManyAndReturn","IdentityFeed.updateOne","IdentityFeed.updateMany","IdentityFeed.updateManyAndReturn","IdentityFeed.upsertOne","IdentityFeed.deleteOne","IdentityFeed.deleteMany","IdentityFeed.groupBy","IdentityFeed.aggregate","SavedRanking.findUnique","SavedRanking.findUniqueOrThrow","SavedRanking.findFirst","SavedRanking.findFirstOrThrow","SavedRanking.findMany","SavedRanking.createOne","SavedRanking.createMany","SavedRanking.createManyAndReturn","SavedRanking.updateOne","SavedRanking.updateMany","SavedRanking.updateManyAndReturn","SavedRanking.upsertOne","SavedRanking.deleteOne","SavedRanking.deleteMany","SavedRanking.groupBy","SavedRanking.aggregate","ScoreClose.findUnique","ScoreClose.findUniqueOrThrow","ScoreClose.findFirst","ScoreClose.findFirstOrThrow","ScoreClose.findMany","ScoreClose.createOne","ScoreClose.createMany","ScoreClose.createManyAndReturn","ScoreClose.updateOne","ScoreClose.updateMany","ScoreClose.updateManyAndReturn","ScoreClose.upsertOne","ScoreClose.deleteOne","ScoreClose.deleteMany","ScoreClose.groupBy","ScoreClose.aggregate","StaleClose.findUnique","StaleClose.findUniqueOrThrow","StaleClose.findFirst","StaleClose.findFirstOrThrow","StaleClose.findMany","StaleClose.createOne","StaleClose.createMany","StaleClose.createManyAndReturn","StaleClose.updateOne","StaleClose.updateMany","StaleClose.updateManyAndReturn","StaleClose.upsertOne","StaleClose.deleteOne","StaleClose.deleteMany","StaleClose.groupBy","StaleClose.aggregate","PendingScore.findUnique","PendingScore.findUniqueOrThrow","PendingScore.findFirst","PendingScore.findFirstOrThrow","PendingScore.findMany","PendingScore.createOne","PendingScore.createMany","PendingScore.createManyAndReturn","PendingScore.updateOne","PendingScore.updateMany","PendingScore.updateManyAndReturn","PendingScore.upsertOne","PendingScore.deleteOne","PendingScore.deleteMany","PendingScore.groupBy","PendingScore.aggregate","ModelSwitch.findUnique","ModelSwitch.findUniqueOrThrow","ModelSwitch.findFirst","ModelSwitch.findFirstOrThrow","ModelSwitch.findMany","ModelSwitch.createOne","ModelSwitch.createMany","ModelSwitch.createManyAndReturn","ModelSwitch.updateOne","ModelSwitch.updateMany","ModelSwitch.updateManyAndReturn","ModelSwitch.upsertOne","ModelSwitch.deleteOne","ModelSwitch.deleteMany","ModelSwitch.groupBy","ModelSwitch.aggregate","ModelComparison.findUnique","ModelComparison.findUniqueOrThrow","ModelComparison.findFirst","ModelComparison.findFirstOrThrow","ModelComparison.findMany","ModelComparison.createOne","ModelComparison.createMany","ModelComparison.createManyAndReturn","ModelComparison.updateOne","ModelComparison.updateMany","ModelComparison.updateManyAndReturn","ModelComparison.upsertOne","ModelComparison.deleteOne","ModelComparison.deleteMany","ModelComparison.groupBy","ModelComparison.aggregate","Takedown.findUnique","Takedown.findUniqueOrThrow","Takedown.findFirst","Takedown.findFirstOrThrow","Takedown.findMany","Takedown.createOne","Takedown.createMany","Takedown.createManyAndReturn","Takedown.updateOne","Takedown.updateMany","Takedown.updateManyAndReturn","Takedown.upsertOne","Takedown.deleteOne","Takedown.deleteMany","Takedown.groupBy","Takedown.aggregate","TradingCursor.findUnique","TradingCursor.findUniqueOrThrow","TradingCursor.findFirst","TradingCursor.findFirstOrThrow","TradingCursor.findMany","TradingCursor.createOne","TradingCursor.createMany","TradingCursor.createManyAndReturn","TradingCursor.updateOne","TradingCursor.updateMany","TradingCursor.updateManyAndReturn","TradingCursor.upsertOne","TradingCursor.deleteOne","TradingCursor.deleteMany","TradingCursor.groupBy","TradingCursor.aggregate","Trade.findUnique","Trade.findUniqueOrThrow","Trade.findFirst","Trade.findFirstOrThrow","Trade.findMany","Trade.createOne","Trade.createMany","Trade.createManyAndReturn","Trade.updateOne","Trade.updateMany","Trade.updateManyAndReturn","Trade.upsertOne","Trade.deleteOne","Trade.deleteMany","Trade.groupBy","Trade.aggregate","TradingHolding.findUnique","TradingHolding.findUniqueOrThrow","TradingHolding.findFirst","TradingHolding.findFirstOrThrow","TradingHolding.findMany","TradingHolding.createOne","TradingHolding.createMany","TradingHolding.createManyAndReturn","TradingHolding.updateOne","TradingHolding.updateMany","TradingHolding.updateManyAndReturn","TradingHolding.upsertOne","TradingHolding.deleteOne","TradingHolding.deleteMany","TradingHolding.groupBy","TradingHolding.aggregate","Trader.findUnique","Trader.findUniqueOrThrow","Trader.findFirst","Trader.findFirstOrThrow","Trader.findMany","Trader.createOne","Trader.createMany","Trader.createManyAndReturn","Trader.updateOne","Trader.updateMany","Trader.updateManyAndReturn","Trader.upsertOne","Trader.deleteOne","Trader.deleteMany","Trader.groupBy","Trader.aggregate","TraderHistogram.findUnique","TraderHistogram.findUniqueOrThrow","TraderHistogram.findFirst","TraderHistogram.findFirstOrThrow","TraderHistogram.findMany","TraderHistogram.createOne","TraderHistogram.createMany","TraderHistogram.createManyAndReturn","TraderHistogram.updateOne","TraderHistogram.updateMany","TraderHistogram.updateManyAndReturn","TraderHistogram.upsertOne","TraderHistogram.deleteOne","TraderHistogram.deleteMany","TraderHistogram.groupBy","TraderHistogram.aggregate","StaleTrader.findUnique","StaleTrader.findUniqueOrThrow","StaleTrader.findFirst","StaleTrader.findFirstOrThrow","StaleTrader.findMany","StaleTrader.createOne","StaleTrader.createMany","StaleTrader.createManyAndReturn","StaleTrader.updateOne","StaleTrader.updateMany","StaleTrader.updateManyAndReturn","StaleTrader.upsertOne","StaleTrader.deleteOne","StaleTrader.deleteMany","StaleTrader.groupBy","StaleTrader.aggregate","Wallet.findUnique","Wallet.findUniqueOrThrow","Wallet.findFirst","Wallet.findFirstOrThrow","Wallet.findMany","Wallet.createOne","Wallet.createMany","Wallet.createManyAndReturn","Wallet.updateOne","Wallet.updateMany","Wallet.updateManyAndReturn","Wallet.upsertOne","Wallet.deleteOne","Wallet.deleteMany","Wallet.groupBy","Wallet.aggregate","TrackedWallet.findUnique","TrackedWallet.findUniqueOrThrow","TrackedWallet.findFirst","TrackedWallet.findFirstOrThrow","TrackedWallet.findMany","TrackedWallet.createOne","TrackedWallet.createMany","TrackedWallet.createManyAndReturn","TrackedWallet.updateOne","TrackedWallet.updateMany","TrackedWallet.updateManyAndReturn","TrackedWallet.upsertOne","TrackedWallet.deleteOne","TrackedWallet.deleteMany","TrackedWallet.groupBy","TrackedWallet.aggregate","Tracking.findUnique","Tracking.findUniqueOrThrow","Tracking.findFirst","Tracking.findFirstOrThrow","Tracking.findMany","Tracking.createOne","Tracking.createMany","Tracking.createManyAndReturn","Tracking.updateOne","Tracking.updateMany","Tracking.updateManyAndReturn","Tracking.upsertOne","Tracking.deleteOne","Tracking.deleteMany","Tracking.groupBy","Tracking.aggregate","backfills","line","Backfill.findUnique","Backfill.findUniqueOrThrow","Backfill.findFirst","Backfill.findFirstOrThrow","Backfill.findMany","Backfill.createOne","Backfill.createMany","Backfill.createManyAndReturn","Backfill.updateOne","Backfill.updateMany","Backfill.updateManyAndReturn","Backfill.upsertOne","Backfill.deleteOne","Backfill.deleteMany","Backfill.groupBy","Backfill.aggregate","BackfillParty.findUnique","BackfillParty.findUniqueOrThrow","BackfillParty.findFirst","BackfillParty.findFirstOrThrow","BackfillParty.findMany","BackfillParty.createOne","BackfillParty.createMany","BackfillParty.createManyAndReturn","BackfillParty.updateOne","BackfillParty.updateMany","BackfillParty.updateManyAndReturn","BackfillParty.upsertOne","BackfillParty.deleteOne","BackfillParty.deleteMany","BackfillParty.groupBy","BackfillParty.aggregate","StagedActivity.findUnique","StagedActivity.findUniqueOrThrow","StagedActivity.findFirst","StagedActivity.findFirstOrThrow","StagedActivity.findMany","StagedActivity.createOne","StagedActivity.createMany","StagedActivity.createManyAndReturn","StagedActivity.updateOne","StagedActivity.updateMany","StagedActivity.updateManyAndReturn","StagedActivity.upsertOne","StagedActivity.deleteOne","StagedActivity.deleteMany","StagedActivity.groupBy","StagedActivity.aggregate","AutomaticTracking.findUnique","AutomaticTracking.findUniqueOrThrow","AutomaticTracking.findFirst","AutomaticTracking.findFirstOrThrow","AutomaticTracking.findMany","AutomaticTracking.createOne","AutomaticTracking.createMany","AutomaticTracking.createManyAndReturn","AutomaticTracking.updateOne","AutomaticTracking.updateMany","AutomaticTracking.updateManyAndReturn","AutomaticTracking.upsertOne","AutomaticTracking.deleteOne","AutomaticTracking.deleteMany","AutomaticTracking.groupBy","AutomaticTracking.aggregate","Outbox.findUnique","Outbox.findUniqueOrThrow","Outbox.findFirst","Outbox.findFirstOrThrow","Outbox.findMany","Outbox.createOne","Outbox.createMany","Outbox.createManyAndReturn","Outbox.updateOne","Outbox.updateMany","Outbox.updateManyAndReturn","Outbox.upsertOne","Outbox.deleteOne","Outbox.deleteMany","Outbox.groupBy","Outbox.aggregate","webhook","delivery","attempts","deliveries","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","WebhookAttempt.findUnique","WebhookAttempt.findUniqueOrThrow","WebhookAttempt.findFirst","WebhookAttempt.findFirstOrThrow","WebhookAttempt.findMany","WebhookAttempt.createOne","WebhookAttempt.createMany","WebhookAttempt.createManyAndReturn","WebhookAttempt.updateOne","WebhookAttempt.updateMany","WebhookAttempt.updateManyAndReturn","WebhookAttempt.upsertOne","WebhookAttempt.deleteOne","WebhookAttempt.deleteMany","WebhookAttempt.groupBy","WebhookAttempt.aggregate","AND","OR","NOT","id","deliveryId","at","statusCode","durationMs","error","requestHeaders","responseBody","equals","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","lt","lte","gt","gte","not","in","notIn","contains","startsWith","endsWith","webhookId","messageId","event","body","replayOf","status","attempt","earlierAttempts","nextAttemptAt","claim","leasedUntil","createdAt","developerId","url","host","subjects","allSubjects","secret","oldSecret","oldSecretUntil","signatureKey","oldSignatureKey","active","disabledReason","operatorOff","failingSince","isFull","missedFrom","missedUntil","has","hasEvery","hasSome","every","some","none","subjectsDone","expandedTo","address","client","chainId","blockNumber","txIndex","logIndex","own","ran","kind","txHash","counterparty","asset","assetOut","method","amount","amountOut","fee","wallet_chainId_blockNumber_logIndex_kind_txHash","party","servedAt","turns","queuedAt","dueAt","progress","address_chainId","developerId_address","state","transactions","truncated","unreadRows","gaps","smartAccount","source","fromBlock","toBlock","sources","readyAt","checkedAt","attestedFrom","attestedTo","attestDue","subject","period","sort","bucket","prefix","traders","chainId_period_sort_bucket_prefix","trades","volume","profit","chainId_period_subject","units","cost","subject_chainId_token","chainId_at_blockNumber_txIndex_logIndex_wallet","since24h","since7d","since30d","settings","target","reason","liftedAt","kind_target","version","requestedAt","compared","finishedAt","result","announcedAt","activeFrom","activatedAt","rescoredAt","summary","cause","scoredTo","scored","fromDay","subject_chainId","day","until","total","activity","age","diversity","governance","social","risk","loyalty","ranked","confidence","recordedAt","subject_chainId_day","position","scopes","savedAt","before","after","rankedBefore","rankedAfter","reachedBefore","reachedAfter","sourceChain","days","factsHash","facts","subject_factsHash","bonus","unavailable","stale","modelHash","reachedAt","nextChangeDay","updatedAt","sender","nonce","raw","hashes","raises","sentAt","minedAt","chainId_sender_nonce","name","referee","referrer","code","confirmedAt","claimer","price","signature","expiresAt","referralCode","consents","blockHash","deposit","reservedAt","chainId_txHash_logIndex","asker","askedAt","reads","payer","readAt","listed","comparedAt","compareFrom","alike","headAt","asker_address","calls","party_day","policyId","outcome","chainOutcomes","chainReadAt","nextOutcome","nextBlocks","since","readsChain","turnAt","tokenHash","score","tokenHash_day_address","network","snapshot","endsAt","stored","groupId","nullifier","firstAt","lastSubject","tally","policyId_address","tokenHash_network_snapshot","policyId_groupId","issuer","providerSession","role","grantedBy","refreshToken","checkAt","checkFault","revokedAt","lastUsedAt","channelId","key","seenAt","notifiedAt","items","notices","endedAt","targetHash","asked","refused","medium","kinds","failures","treeId","piece","bytes","index","listId","who","cap","floor","decimals","root","leaves","sum","issuedAt","domain","signer","treeId_piece","treeId_index","cluster","size","strength","members","evidence","keep","row","text","input","special","duplicateOf","reasons","svcId","tier","flags","known","sameAs","read","repair","column","previousId","format","columns","counts","charged","reading","lastRow","completedAt","listId_cluster","listId_line_reason","listId_row","listId_piece","partlyRead","wallet_chainId_blockNumber_txIndex","firstBlock","retryAt","resolvedAt","chainId_blockNumber_txIndex","weight","foundBy","funder","clusterSize","chainLength","chainId_wallet","block","wallet_chainId_block","wallet_chainId","number","hash","parentHash","time","statedTime","chainId_number","pausedAt","pauseReason","reindexFrom","reindexRequestedAt","reindexStartedAt","setAsideBlock","setAsideRequestedAt","chainId_host","blockTime","guessed","headNumber","finalizedBlock","scoredBlock","scoredHash","dayBlockNumber","dayBlockHash","dayBlockTime","missingBlock","missingSince","joinedAt","ownerTx","owner","movedAt","name_ownerTx","leftAt","address_name_owner","primary","linkedAt","tokenId","parent","mintedAt","final","blocked","received","nameHash","account","epoch","firstIndex","firstAddress","chunkHash","epoch_firstIndex","previousRoot","chains","lineBytes","checksum","storedBytes","published","hour","keyId","endpoint","requests","errors","latencies","developerId_hour_keyId_endpoint","developerId_day","caller","caller_hour","path","bodyHash","committed","results","fence","startedAt","caller_method_path_key","actor","act","details","requestId","origins","policyIds","permissions","rateLimit","last4","suspendedAt","suspensionReason","replacedBy","channelId_key","channelId_kind","developerId_targetHash","value","uid","revocation","chainId_uid","contract","chainId_contract_uid_issuer","schemaUid","expirationTime","attestation","chainId_contract_uid","omittedBytes","decoded","preview","revocable","refUid","salt","signatureKind","revocationReason","revocationDetails","publicReason","revocationSignature","revocationSeq","revokedBlock","revokedTxHash","uid_issuer_chainId_contract","nameKey","schema","resolver","flag","openedAt","decideBy","decidedAt","decision","totalBefore","totalAfter","consent","wallet_flag","earnedAt","claimedAt","lostAt","subject_id","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "vCDwB5ANCcENAADnFwAwwg0AAAQAEMMNAADnFwAwxA0BAJcVACGrDgEAlxUAIYARQACbFQAhgRFAAJoVACGCEUAAmhUAIYMRAADoFwAgAQAAAAEAIAEAAAABACAIwQ0AAOcXADDCDQAABAAQww0AAOcXADDEDQEAlxUAIasOAQCXFQAhgBFAAJsVACGBEUAAmhUAIYIRQACaFQAhAoERAADpFwAgghEAAOkXACADAAAABAAgAwAABQAwBAAAAQAgAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACAFxA0BAAAAAasOAQAAAAGAEUAAAAABgRFAAAAAAYIRQAAAAAEBCAAACQAgBcQNAQAAAAGrDgEAAAABgBFAAAAAAYERQAAAAAGCEUAAAAABAQgAAAsAMAEIAAALADAFxA0BAPQXACGrDgEA9BcAIYARQADwFwAhgRFAAPwXACGCEUAA_BcAIQIAAAABACAIAAAOACAFxA0BAPQXACGrDgEA9BcAIYARQADwFwAhgRFAAPwXACGCEUAA_BcAIQIAAAAEACAIAAAQACACAAAABAAgCAAAEAAgAwAAAAEAIA8AAAkAIBAAAA4AIAEAAAABACABAAAABAAgBRUAAKQfACAWAACmHwAgFwAApR8AIIERAADpFwAgghEAAOkXACAIwQ0AAOYXADDCDQAAFwAQww0AAOYXADDEDQEA-BQAIasOAQD4FAAhgBFAAPkUACGBEUAAjhUAIYIRQACOFQAhAwAAAAQAIAMAABYAMBQAABcAIAMAAAAEACADAAAFADAEAAABACATyAgBAJcVACHBDQAA5BcAMMINAAAdABDDDQAA5BcAMMQNAQAAAAHiDQEAlxUAIekNAQCXFQAhvw4BAJcVACHPDkAAmhUAIdsPAACSFQAg9xABAJcVACH4EEAAmxUAIfkQQACbFQAh-hBAAJoVACH7EAEAmRUAIfwQAgCeFQAh_RACAJ4VACH-EAEAAAAB_xAAAOUXACABAAAAGgAgAQAAABoAIBLICAEAlxUAIcENAADkFwAwwg0AAB0AEMMNAADkFwAwxA0BAJcVACHiDQEAlxUAIekNAQCXFQAhvw4BAJcVACHPDkAAmhUAIdsPAACSFQAg9xABAJcVACH4EEAAmxUAIfkQQACbFQAh-hBAAJoVACH7EAEAmRUAIfwQAgCeFQAh_RACAJ4VACH-EAEAmRUAIQbPDgAA6RcAIPoQAADpFwAg-xAAAOkXACD8EAAA6RcAIP0QAADpFwAg_hAAAOkXACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAMAAAAdACADAAAeADAEAAAaACAPyAgBAAAAAcQNAQAAAAHiDQEAAAAB6Q0BAAAAAb8OAQAAAAHPDkAAAAAB2w8AAKMfACD3EAEAAAAB-BBAAAAAAfkQQAAAAAH6EEAAAAAB-xABAAAAAfwQAgAAAAH9EAIAAAAB_hABAAAAAQEIAAAiACAPyAgBAAAAAcQNAQAAAAHiDQEAAAAB6Q0BAAAAAb8OAQAAAAHPDkAAAAAB2w8AAKMfACD3EAEAAAAB-BBAAAAAAfkQQAAAAAH6EEAAAAAB-xABAAAAAfwQAgAAAAH9EAIAAAAB_hABAAAAAQEIAAAkADABCAAAJAAwD8gIAQD0FwAhxA0BAPQXACHiDQEA9BcAIekNAQD0FwAhvw4BAPQXACHPDkAA_BcAIdsPAACiHwAg9xABAPQXACH4EEAA8BcAIfkQQADwFwAh-hBAAPwXACH7EAEA8xcAIfwQAgDxFwAh_RACAPEXACH-EAEA8xcAIQIAAAAaACAIAAAnACAPyAgBAPQXACHEDQEA9BcAIeINAQD0FwAh6Q0BAPQXACG_DgEA9BcAIc8OQAD8FwAh2w8AAKIfACD3EAEA9BcAIfgQQADwFwAh-RBAAPAXACH6EEAA_BcAIfsQAQDzFwAh_BACAPEXACH9EAIA8RcAIf4QAQDzFwAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACALFQAAnR8AIBYAAKAfACAXAACfHwAgKAAAnh8AICkAAKEfACDPDgAA6RcAIPoQAADpFwAg-xAAAOkXACD8EAAA6RcAIP0QAADpFwAg_hAAAOkXACASyAgBAPgUACHBDQAA4xcAMMINAAAwABDDDQAA4xcAMMQNAQD4FAAh4g0BAPgUACHpDQEA-BQAIb8OAQD4FAAhzw5AAI4VACHbDwAAkhUAIPcQAQD4FAAh-BBAAPkUACH5EEAA-RQAIfoQQACOFQAh-xABAPwUACH8EAIA-hQAIf0QAgD6FAAh_hABAPwUACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAvBDQAA4hcAMMINAAA2ABDDDQAA4hcAMOgNQACbFQAh6Q0BAJkVACH8DgEAmRUAIdwQAQAAAAHoECAAmBUAIfQQAQAAAAH1EAEAlxUAIfYQAQCXFQAhAQAAADMAIAEAAAAzACALwQ0AAOIXADDCDQAANgAQww0AAOIXADDoDUAAmxUAIekNAQCZFQAh_A4BAJkVACHcEAEAlxUAIegQIACYFQAh9BABAJkVACH1EAEAlxUAIfYQAQCXFQAhA-kNAADpFwAg_A4AAOkXACD0EAAA6RcAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgAwAAADYAIAMAADcAMAQAADMAIAjoDUAAAAAB6Q0BAAAAAfwOAQAAAAHcEAEAAAAB6BAgAAAAAfQQAQAAAAH1EAEAAAAB9hABAAAAAQEIAAA7ACAI6A1AAAAAAekNAQAAAAH8DgEAAAAB3BABAAAAAegQIAAAAAH0EAEAAAAB9RABAAAAAfYQAQAAAAEBCAAAPQAwAQgAAD0AMAjoDUAA8BcAIekNAQDzFwAh_A4BAPMXACHcEAEA9BcAIegQIACSGAAh9BABAPMXACH1EAEA9BcAIfYQAQD0FwAhAgAAADMAIAgAAEAAIAjoDUAA8BcAIekNAQDzFwAh_A4BAPMXACHcEAEA9BcAIegQIACSGAAh9BABAPMXACH1EAEA9BcAIfYQAQD0FwAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAGFQAAmh8AIBYAAJwfACAXAACbHwAg6Q0AAOkXACD8DgAA6RcAIPQQAADpFwAgC8ENAADhFwAwwg0AAEkAEMMNAADhFwAw6A1AAPkUACHpDQEA_BQAIfwOAQD8FAAh3BABAPgUACHoECAAkxUAIfQQAQD8FAAh9RABAPgUACH2EAEA-BQAIQMAAAA2ACADAABIADAUAABJACADAAAANgAgAwAANwAwBAAAMwAgJQgBAJcVACHBDQAA3xcAMMINAABPABDDDQAA3xcAMMQNAQAAAAHoDUAAmxUAIYQOBACiFQAhhQ4EAM8VACGHDgIAnhUAIYsOAQCZFQAhqw4BAJcVACH0DgEAmRUAIYMPAQCZFQAhhw8BAJkVACGwDwEAlxUAIbcPQACaFQAhiRAEAKIVACGrECAAmBUAIdwQAQCXFQAh3xABAJcVACHhEAEAlxUAIeIQBACiFQAh5RACAJ4VACHmEAAAoBUAIOcQAACgFQAg6BAgAJgVACHpEAEAlxUAIeoQAQCZFQAh6xABAJcVACHsEAEAmRUAIe0QAQCZFQAh7hABAJkVACHvEAEAmRUAIfAQBAAAAAHxEAQAzxUAIfIQAQCZFQAh8xAAAOAXACABAAAATAAgAQAAAEwAICQIAQCXFQAhwQ0AAN8XADDCDQAATwAQww0AAN8XADDEDQEAlxUAIegNQACbFQAhhA4EAKIVACGFDgQAzxUAIYcOAgCeFQAhiw4BAJkVACGrDgEAlxUAIfQOAQCZFQAhgw8BAJkVACGHDwEAmRUAIbAPAQCXFQAhtw9AAJoVACGJEAQAohUAIasQIACYFQAh3BABAJcVACHfEAEAlxUAIeEQAQCXFQAh4hAEAKIVACHlEAIAnhUAIeYQAACgFQAg5xAAAKAVACDoECAAmBUAIekQAQCXFQAh6hABAJkVACHrEAEAlxUAIewQAQCZFQAh7RABAJkVACHuEAEAmRUAIe8QAQCZFQAh8BAEAM8VACHxEAQAzxUAIfIQAQCZFQAhEoUOAADpFwAghw4AAOkXACCLDgAA6RcAIPQOAADpFwAggw8AAOkXACCHDwAA6RcAILcPAADpFwAg5RAAAOkXACDmEAAA6RcAIOcQAADpFwAg6hAAAOkXACDsEAAA6RcAIO0QAADpFwAg7hAAAOkXACDvEAAA6RcAIPAQAADpFwAg8RAAAOkXACDyEAAA6RcAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgAwAAAE8AIAMAAFAAMAQAAEwAICEIAQAAAAHEDQEAAAAB6A1AAAAAAYQOBAAAAAGFDgQAAAABhw4CAAAAAYsOAQAAAAGrDgEAAAAB9A4BAAAAAYMPAQAAAAGHDwEAAAABsA8BAAAAAbcPQAAAAAGJEAQAAAABqxAgAAAAAdwQAQAAAAHfEAEAAAAB4RABAAAAAeIQBAAAAAHlEAIAAAAB5hCAAAAAAecQgAAAAAHoECAAAAAB6RABAAAAAeoQAQAAAAHrEAEAAAAB7BABAAAAAe0QAQAAAAHuEAEAAAAB7xABAAAAAfAQBAAAAAHxEAQAAAAB8hABAAAAAQEIAABUACAhCAEAAAABxA0BAAAAAegNQAAAAAGEDgQAAAABhQ4EAAAAAYcOAgAAAAGLDgEAAAABqw4BAAAAAfQOAQAAAAGDDwEAAAABhw8BAAAAAbAPAQAAAAG3D0AAAAABiRAEAAAAAasQIAAAAAHcEAEAAAAB3xABAAAAAeEQAQAAAAHiEAQAAAAB5RACAAAAAeYQgAAAAAHnEIAAAAAB6BAgAAAAAekQAQAAAAHqEAEAAAAB6xABAAAAAewQAQAAAAHtEAEAAAAB7hABAAAAAe8QAQAAAAHwEAQAAAAB8RAEAAAAAfIQAQAAAAEBCAAAVgAwAQgAAFYAMCEIAQD0FwAhxA0BAPQXACHoDUAA8BcAIYQOBADvFwAhhQ4EANsYACGHDgIA8RcAIYsOAQDzFwAhqw4BAPQXACH0DgEA8xcAIYMPAQDzFwAhhw8BAPMXACGwDwEA9BcAIbcPQAD8FwAhiRAEAO8XACGrECAAkhgAIdwQAQD0FwAh3xABAPQXACHhEAEA9BcAIeIQBADvFwAh5RACAPEXACHmEIAAAAAB5xCAAAAAAegQIACSGAAh6RABAPQXACHqEAEA8xcAIesQAQD0FwAh7BABAPMXACHtEAEA8xcAIe4QAQDzFwAh7xABAPMXACHwEAQA2xgAIfEQBADbGAAh8hABAPMXACECAAAATAAgCAAAWQAgIQgBAPQXACHEDQEA9BcAIegNQADwFwAhhA4EAO8XACGFDgQA2xgAIYcOAgDxFwAhiw4BAPMXACGrDgEA9BcAIfQOAQDzFwAhgw8BAPMXACGHDwEA8xcAIbAPAQD0FwAhtw9AAPwXACGJEAQA7xcAIasQIACSGAAh3BABAPQXACHfEAEA9BcAIeEQAQD0FwAh4hAEAO8XACHlEAIA8RcAIeYQgAAAAAHnEIAAAAAB6BAgAJIYACHpEAEA9BcAIeoQAQDzFwAh6xABAPQXACHsEAEA8xcAIe0QAQDzFwAh7hABAPMXACHvEAEA8xcAIfAQBADbGAAh8RAEANsYACHyEAEA8xcAIQIAAABPACAIAABbACACAAAATwAgCAAAWwAgAwAAAEwAIA8AAFQAIBAAAFkAIAEAAABMACABAAAATwAgFxUAAJUfACAWAACYHwAgFwAAlx8AICgAAJYfACApAACZHwAghQ4AAOkXACCHDgAA6RcAIIsOAADpFwAg9A4AAOkXACCDDwAA6RcAIIcPAADpFwAgtw8AAOkXACDlEAAA6RcAIOYQAADpFwAg5xAAAOkXACDqEAAA6RcAIOwQAADpFwAg7RAAAOkXACDuEAAA6RcAIO8QAADpFwAg8BAAAOkXACDxEAAA6RcAIPIQAADpFwAgJAgBAPgUACHBDQAA3hcAMMINAABiABDDDQAA3hcAMMQNAQD4FAAh6A1AAPkUACGEDgQA9xQAIYUOBADLFQAhhw4CAPoUACGLDgEA_BQAIasOAQD4FAAh9A4BAPwUACGDDwEA_BQAIYcPAQD8FAAhsA8BAPgUACG3D0AAjhUAIYkQBAD3FAAhqxAgAJMVACHcEAEA-BQAId8QAQD4FAAh4RABAPgUACHiEAQA9xQAIeUQAgD6FAAh5hAAAP0UACDnEAAA_RQAIOgQIACTFQAh6RABAPgUACHqEAEA_BQAIesQAQD4FAAh7BABAPwUACHtEAEA_BQAIe4QAQD8FAAh7xABAPwUACHwEAQAyxUAIfEQBADLFQAh8hABAPwUACEDAAAATwAgAwAAYQAwFAAAYgAgAwAAAE8AIAMAAFAAMAQAAEwAIBDBDQAA3BcAMMINAABoABDDDQAA3BcAMIQOBACiFQAhhQ4EAKIVACGHDgIAnxUAIasOAQCXFQAh9A4BAJcVACGwDwEAlxUAIYkQBACiFQAh3BABAJcVACHfEAEAlxUAIeEQAQCXFQAh4hAEAKIVACHjEAAAqhUAIOQQAADdFwAgAQAAAGUAIAEAAABlACAPwQ0AANwXADDCDQAAaAAQww0AANwXADCEDgQAohUAIYUOBACiFQAhhw4CAJ8VACGrDgEAlxUAIfQOAQCXFQAhsA8BAJcVACGJEAQAohUAIdwQAQCXFQAh3xABAJcVACHhEAEAlxUAIeIQBACiFQAh4xAAAKoVACAAAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDIQOBAAAAAGFDgQAAAABhw4CAAAAAasOAQAAAAH0DgEAAAABsA8BAAAAAYkQBAAAAAHcEAEAAAAB3xABAAAAAeEQAQAAAAHiEAQAAAAB4xCAAAAAAQEIAABtACAMhA4EAAAAAYUOBAAAAAGHDgIAAAABqw4BAAAAAfQOAQAAAAGwDwEAAAABiRAEAAAAAdwQAQAAAAHfEAEAAAAB4RABAAAAAeIQBAAAAAHjEIAAAAABAQgAAG8AMAEIAABvADAMhA4EAO8XACGFDgQA7xcAIYcOAgDyFwAhqw4BAPQXACH0DgEA9BcAIbAPAQD0FwAhiRAEAO8XACHcEAEA9BcAId8QAQD0FwAh4RABAPQXACHiEAQA7xcAIeMQgAAAAAECAAAAZQAgCAAAcgAgDIQOBADvFwAhhQ4EAO8XACGHDgIA8hcAIasOAQD0FwAh9A4BAPQXACGwDwEA9BcAIYkQBADvFwAh3BABAPQXACHfEAEA9BcAIeEQAQD0FwAh4hAEAO8XACHjEIAAAAABAgAAAGgAIAgAAHQAIAIAAABoACAIAAB0ACADAAAAZQAgDwAAbQAgEAAAcgAgAQAAAGUAIAEAAABoACAFFQAAkB8AIBYAAJMfACAXAACSHwAgKAAAkR8AICkAAJQfACAPwQ0AANsXADDCDQAAewAQww0AANsXADCEDgQA9xQAIYUOBAD3FAAhhw4CAPsUACGrDgEA-BQAIfQOAQD4FAAhsA8BAPgUACGJEAQA9xQAIdwQAQD4FAAh3xABAPgUACHhEAEA-BQAIeIQBAD3FAAh4xAAAKcVACADAAAAaAAgAwAAegAwFAAAewAgAwAAAGgAIAMAAGkAMAQAAGUAIAvBDQAA2RcAMMINAACBAQAQww0AANkXADCEDgQAohUAIYUOBACiFQAhiw4BAJcVACGwDwEAlxUAIZQQBACiFQAh3BABAJcVACHfEAEAlxUAIeAQAADaFwAgAQAAAH4AIAEAAAB-ACAKwQ0AANkXADDCDQAAgQEAEMMNAADZFwAwhA4EAKIVACGFDgQAohUAIYsOAQCXFQAhsA8BAJcVACGUEAQAohUAIdwQAQCXFQAh3xABAJcVACEAAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgB4QOBAAAAAGFDgQAAAABiw4BAAAAAbAPAQAAAAGUEAQAAAAB3BABAAAAAd8QAQAAAAEBCAAAhgEAIAeEDgQAAAABhQ4EAAAAAYsOAQAAAAGwDwEAAAABlBAEAAAAAdwQAQAAAAHfEAEAAAABAQgAAIgBADABCAAAiAEAMAeEDgQA7xcAIYUOBADvFwAhiw4BAPQXACGwDwEA9BcAIZQQBADvFwAh3BABAPQXACHfEAEA9BcAIQIAAAB-ACAIAACLAQAgB4QOBADvFwAhhQ4EAO8XACGLDgEA9BcAIbAPAQD0FwAhlBAEAO8XACHcEAEA9BcAId8QAQD0FwAhAgAAAIEBACAIAACNAQAgAgAAAIEBACAIAACNAQAgAwAAAH4AIA8AAIYBACAQAACLAQAgAQAAAH4AIAEAAACBAQAgBRUAAIsfACAWAACOHwAgFwAAjR8AICgAAIwfACApAACPHwAgCsENAADYFwAwwg0AAJQBABDDDQAA2BcAMIQOBAD3FAAhhQ4EAPcUACGLDgEA-BQAIbAPAQD4FAAhlBAEAPcUACHcEAEA-BQAId8QAQD4FAAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIAXBDQAA1xcAMMINAACaAQAQww0AANcXADCrDgEAAAAB_Q8CAJ8VACEBAAAAlwEAIAEAAACXAQAgBcENAADXFwAwwg0AAJoBABDDDQAA1xcAMKsOAQCXFQAh_Q8CAJ8VACEAAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgAqsOAQAAAAH9DwIAAAABAQgAAJ8BACACqw4BAAAAAf0PAgAAAAEBCAAAoQEAMAEIAAChAQAwAqsOAQD0FwAh_Q8CAPIXACECAAAAlwEAIAgAAKQBACACqw4BAPQXACH9DwIA8hcAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBRUAAIYfACAWAACJHwAgFwAAiB8AICgAAIcfACApAACKHwAgBcENAADWFwAwwg0AAK0BABDDDQAA1hcAMKsOAQD4FAAh_Q8CAPsUACEDAAAAmgEAIAMAAKwBADAUAACtAQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAkIAACqFQAgwQ0AANUXADDCDQAAswEAEMMNAADVFwAwxA0BAAAAAcYNQACbFQAhgg4BAJcVACGKDgEAlxUAIY8PQACaFQAhAQAAALABACABAAAAsAEAIAkIAACqFQAgwQ0AANUXADDCDQAAswEAEMMNAADVFwAwxA0BAJcVACHGDUAAmxUAIYIOAQCXFQAhig4BAJcVACGPD0AAmhUAIQGPDwAA6RcAIAMAAACzAQAgAwAAtAEAMAQAALABACADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAYIgAAAAAHEDQEAAAABxg1AAAAAAYIOAQAAAAGKDgEAAAABjw9AAAAAAQEIAAC4AQAgBgiAAAAAAcQNAQAAAAHGDUAAAAABgg4BAAAAAYoOAQAAAAGPD0AAAAABAQgAALoBADABCAAAugEAMAYIgAAAAAHEDQEA9BcAIcYNQADwFwAhgg4BAPQXACGKDgEA9BcAIY8PQAD8FwAhAgAAALABACAIAAC9AQAgBgiAAAAAAcQNAQD0FwAhxg1AAPAXACGCDgEA9BcAIYoOAQD0FwAhjw9AAPwXACECAAAAswEAIAgAAL8BACACAAAAswEAIAgAAL8BACADAAAAsAEAIA8AALgBACAQAAC9AQAgAQAAALABACABAAAAswEAIAQVAACDHwAgFgAAhR8AIBcAAIQfACCPDwAA6RcAIAkIAACnFQAgwQ0AANQXADDCDQAAxgEAEMMNAADUFwAwxA0BAPgUACHGDUAA-RQAIYIOAQD4FAAhig4BAPgUACGPD0AAjhUAIQMAAACzAQAgAwAAxQEAMBQAAMYBACADAAAAswEAIAMAALQBADAEAACwAQAgEo8NAgCfFQAhwQ0AANIXADDCDQAAzAEAEMMNAADSFwAwxg1AAJsVACGEDgQAohUAIYUOBACiFQAhhw4CAJ8VACGLDgEAlxUAIasOAQCXFQAh9A4BAJkVACGHDwEAmRUAIbAPAQCXFQAh-g9AAJsVACGUEAQAohUAIdwQAQCXFQAh3RAAAKAVACDeEAAA0xcAIAEAAADJAQAgAQAAAMkBACARjw0CAJ8VACHBDQAA0hcAMMINAADMAQAQww0AANIXADDGDUAAmxUAIYQOBACiFQAhhQ4EAKIVACGHDgIAnxUAIYsOAQCXFQAhqw4BAJcVACH0DgEAmRUAIYcPAQCZFQAhsA8BAJcVACH6D0AAmxUAIZQQBACiFQAh3BABAJcVACHdEAAAoBUAIAP0DgAA6RcAIIcPAADpFwAg3RAAAOkXACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACAOjw0CAAAAAcYNQAAAAAGEDgQAAAABhQ4EAAAAAYcOAgAAAAGLDgEAAAABqw4BAAAAAfQOAQAAAAGHDwEAAAABsA8BAAAAAfoPQAAAAAGUEAQAAAAB3BABAAAAAd0QgAAAAAEBCAAA0QEAIA6PDQIAAAABxg1AAAAAAYQOBAAAAAGFDgQAAAABhw4CAAAAAYsOAQAAAAGrDgEAAAAB9A4BAAAAAYcPAQAAAAGwDwEAAAAB-g9AAAAAAZQQBAAAAAHcEAEAAAAB3RCAAAAAAQEIAADTAQAwAQgAANMBADAOjw0CAPIXACHGDUAA8BcAIYQOBADvFwAhhQ4EAO8XACGHDgIA8hcAIYsOAQD0FwAhqw4BAPQXACH0DgEA8xcAIYcPAQDzFwAhsA8BAPQXACH6D0AA8BcAIZQQBADvFwAh3BABAPQXACHdEIAAAAABAgAAAMkBACAIAADWAQAgDo8NAgDyFwAhxg1AAPAXACGEDgQA7xcAIYUOBADvFwAhhw4CAPIXACGLDgEA9BcAIasOAQD0FwAh9A4BAPMXACGHDwEA8xcAIbAPAQD0FwAh-g9AAPAXACGUEAQA7xcAIdwQAQD0FwAh3RCAAAAAAQIAAADMAQAgCAAA2AEAIAIAAADMAQAgCAAA2AEAIAMAAADJAQAgDwAA0QEAIBAAANYBACABAAAAyQEAIAEAAADMAQAgCBUAAP4eACAWAACBHwAgFwAAgB8AICgAAP8eACApAACCHwAg9A4AAOkXACCHDwAA6RcAIN0QAADpFwAgEY8NAgD7FAAhwQ0AANEXADDCDQAA3wEAEMMNAADRFwAwxg1AAPkUACGEDgQA9xQAIYUOBAD3FAAhhw4CAPsUACGLDgEA-BQAIasOAQD4FAAh9A4BAPwUACGHDwEA_BQAIbAPAQD4FAAh-g9AAPkUACGUEAQA9xQAIdwQAQD4FAAh3RAAAP0UACADAAAAzAEAIAMAAN4BADAUAADfAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAXBDQAA0BcAMMINAADlAQAQww0AANAXADC6DwEAAAAB2xAAAKoVACABAAAA4gEAIAEAAADiAQAgBcENAADQFwAwwg0AAOUBABDDDQAA0BcAMLoPAQCXFQAh2xAAAKoVACAAAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACADAAAA5QEAIAMAAOYBADAEAADiAQAgAroPAQAAAAHbEIAAAAABAQgAAOoBACACug8BAAAAAdsQgAAAAAEBCAAA7AEAMAEIAADsAQAwAroPAQD0FwAh2xCAAAAAAQIAAADiAQAgCAAA7wEAIAK6DwEA9BcAIdsQgAAAAAECAAAA5QEAIAgAAPEBACACAAAA5QEAIAgAAPEBACADAAAA4gEAIA8AAOoBACAQAADvAQAgAQAAAOIBACABAAAA5QEAIAMVAAD7HgAgFgAA_R4AIBcAAPweACAFwQ0AAM8XADDCDQAA-AEAEMMNAADPFwAwug8BAPgUACHbEAAApxUAIAMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgDa0BAADEFwAgsgEAAMUXACDICAEAAAABwQ0AAMMXADDCDQAAhQIAEMMNAADDFwAwxA0BAAAAAegNQACbFQAhhA4EAM8VACHkDwEAlxUAIYUQAADOFwAg1RBAAJoVACHWEAEAmRUAIQEAAAD7AQAgFqwBAADNFwAgwQ0AAMwXADDCDQAA_QEAEMMNAADMFwAwxA0BAJcVACHoDUAAmxUAIekNAQCXFQAhig4BAJcVACGvDgEAlxUAIfwOAQCXFQAhhA9AAJoVACG3D0AAmhUAIbgPQACaFQAhhxABAJcVACHQEAAAkhUAINEQAACSFQAg0hAAAJIVACDTEAIAnhUAIdQQAQCXFQAh1RBAAJoVACHWEAEAmRUAIdcQAQCZFQAhCKwBAAD3HgAghA8AAOkXACC3DwAA6RcAILgPAADpFwAg0xAAAOkXACDVEAAA6RcAINYQAADpFwAg1xAAAOkXACAWrAEAAM0XACDBDQAAzBcAMMINAAD9AQAQww0AAMwXADDEDQEAAAAB6A1AAJsVACHpDQEAlxUAIYoOAQCXFQAhrw4BAJcVACH8DgEAlxUAIYQPQACaFQAhtw9AAJoVACG4D0AAmhUAIYcQAQAAAAHQEAAAkhUAINEQAACSFQAg0hAAAJIVACDTEAIAnhUAIdQQAQCXFQAh1RBAAJoVACHWEAEAmRUAIdcQAQCZFQAhAwAAAP0BACADAAD-AQAwBAAA_wEAIBOsAQAAyBcAIK8BAADJFwAgsAEAAMoXACCxAQAAyxcAIMENAADHFwAwwg0AAIECABDDDQAAxxcAMMQNAQCXFQAh6A1AAJsVACHpDQEAmRUAIesNAQCXFQAh9A0BAJkVACG-DgEAlxUAIYAPQACaFQAhjA9AAJoVACHADwEAlxUAIcMPAQCXFQAhxA8AAJIVACDFDwIAnxUAIQisAQAA9x4AIK8BAAD4HgAgsAEAAPkeACCxAQAA-h4AIOkNAADpFwAg9A0AAOkXACCADwAA6RcAIIwPAADpFwAgFKwBAADIFwAgrwEAAMkXACCwAQAAyhcAILEBAADLFwAgwQ0AAMcXADDCDQAAgQIAEMMNAADHFwAwxA0BAAAAAegNQACbFQAh6Q0BAJkVACHrDQEAlxUAIfQNAQCZFQAhvg4BAJcVACGAD0AAmhUAIYwPQACaFQAhwA8BAAAAAcMPAQCXFQAhxA8AAJIVACDFDwIAnxUAIdoQAADGFwAgAwAAAIECACADAACCAgAwBAAAgwIAIAytAQAAxBcAILIBAADFFwAgyAgBAJcVACHBDQAAwxcAMMINAACFAgAQww0AAMMXADDEDQEAlxUAIegNQACbFQAhhA4EAM8VACHkDwEAlxUAIdUQQACaFQAh1hABAJkVACEBAAAAhQIAIAkIAACqFQAgrgEAAL8XACDBDQAAwhcAMMINAACHAgAQww0AAMIXADDEDQQAohUAIcYNQACbFQAhig4BAJcVACG5DwEAlxUAIQGuAQAA9h4AIAkIAACqFQAgrgEAAL8XACDBDQAAwhcAMMINAACHAgAQww0AAMIXADDEDQQAAAABxg1AAJsVACGKDgEAlxUAIbkPAQCXFQAhAwAAAIcCACADAACIAgAwBAAAiQIAIBGuAQAAvxcAIMENAADBFwAwwg0AAIsCABDDDQAAwRcAMMQNAQCXFQAh4w0CAJ8VACHlDUAAmhUAIeYNAgCfFQAh5w1AAJoVACHoDUAAmxUAIYoOAQCXFQAhnA4BAJcVACGmDkAAmhUAIbkPAQCXFQAhvQ8AAKoVACC-DwIAnxUAIb8PQACaFQAhBa4BAAD2HgAg5Q0AAOkXACDnDQAA6RcAIKYOAADpFwAgvw8AAOkXACASrgEAAL8XACDBDQAAwRcAMMINAACLAgAQww0AAMEXADDEDQEAAAAB4w0CAJ8VACHlDUAAmhUAIeYNAgCfFQAh5w1AAJoVACHoDUAAmxUAIYoOAQCXFQAhnA4BAJcVACGmDkAAmhUAIbkPAQCXFQAhvQ8AAKoVACC-DwIAnxUAIb8PQACaFQAh2RAAAMAXACADAAAAiwIAIAMAAIwCADAEAACNAgAgCwgAAKoVACCuAQAAvxcAIMENAAC-FwAwwg0AAI8CABDDDQAAvhcAMIoOAQCXFQAhng9AAJsVACG5DwEAlxUAIboPAQCXFQAhuw9AAJsVACG8D0AAmhUAIQKuAQAA9h4AILwPAADpFwAgDAgAAKoVACCuAQAAvxcAIMENAAC-FwAwwg0AAI8CABDDDQAAvhcAMIoOAQCXFQAhng9AAJsVACG5DwEAlxUAIboPAQCXFQAhuw9AAJsVACG8D0AAmhUAIdgQAAC9FwAgAwAAAI8CACADAACQAgAwBAAAkQIAIAEAAACHAgAgAQAAAIsCACABAAAAjwIAIAEAAAD9AQAgAQAAAIECACABAAAA-wEAIAWtAQAA9B4AILIBAAD1HgAghA4AAOkXACDVEAAA6RcAINYQAADpFwAgAwAAAIUCACADAACZAgAwBAAA-wEAIAMAAACFAgAgAwAAmQIAMAQAAPsBACADAAAAhQIAIAMAAJkCADAEAAD7AQAgCa0BAADyHgAgsgEAAPMeACDICAEAAAABxA0BAAAAAegNQAAAAAGEDgQAAAAB5A8BAAAAAdUQQAAAAAHWEAEAAAABAQgAAJ0CACAHyAgBAAAAAcQNAQAAAAHoDUAAAAABhA4EAAAAAeQPAQAAAAHVEEAAAAAB1hABAAAAAQEIAACfAgAwAQgAAJ8CADAJrQEAANgeACCyAQAA2R4AIMgIAQD0FwAhxA0BAPQXACHoDUAA8BcAIYQOBADbGAAh5A8BAPQXACHVEEAA_BcAIdYQAQDzFwAhAgAAAPsBACAIAACiAgAgB8gIAQD0FwAhxA0BAPQXACHoDUAA8BcAIYQOBADbGAAh5A8BAPQXACHVEEAA_BcAIdYQAQDzFwAhAgAAAIUCACAIAACkAgAgAgAAAIUCACAIAACkAgAgAwAAAPsBACAPAACdAgAgEAAAogIAIAEAAAD7AQAgAQAAAIUCACAIFQAA0x4AIBYAANYeACAXAADVHgAgKAAA1B4AICkAANceACCEDgAA6RcAINUQAADpFwAg1hAAAOkXACAKyAgBAPgUACHBDQAAvBcAMMINAACrAgAQww0AALwXADDEDQEA-BQAIegNQAD5FAAhhA4EAMsVACHkDwEA-BQAIdUQQACOFQAh1hABAPwUACEDAAAAhQIAIAMAAKoCADAUAACrAgAgAwAAAIUCACADAACZAgAwBAAA-wEAIAEAAAD_AQAgAQAAAP8BACADAAAA_QEAIAMAAP4BADAEAAD_AQAgAwAAAP0BACADAAD-AQAwBAAA_wEAIAMAAAD9AQAgAwAA_gEAMAQAAP8BACATrAEAANIeACDEDQEAAAAB6A1AAAAAAekNAQAAAAGKDgEAAAABrw4BAAAAAfwOAQAAAAGED0AAAAABtw9AAAAAAbgPQAAAAAGHEAEAAAAB0BAAAM8eACDREAAA0B4AINIQAADRHgAg0xACAAAAAdQQAQAAAAHVEEAAAAAB1hABAAAAAdcQAQAAAAEBCAAAswIAIBLEDQEAAAAB6A1AAAAAAekNAQAAAAGKDgEAAAABrw4BAAAAAfwOAQAAAAGED0AAAAABtw9AAAAAAbgPQAAAAAGHEAEAAAAB0BAAAM8eACDREAAA0B4AINIQAADRHgAg0xACAAAAAdQQAQAAAAHVEEAAAAAB1hABAAAAAdcQAQAAAAEBCAAAtQIAMAEIAAC1AgAwE6wBAADOHgAgxA0BAPQXACHoDUAA8BcAIekNAQD0FwAhig4BAPQXACGvDgEA9BcAIfwOAQD0FwAhhA9AAPwXACG3D0AA_BcAIbgPQAD8FwAhhxABAPQXACHQEAAAyx4AINEQAADMHgAg0hAAAM0eACDTEAIA8RcAIdQQAQD0FwAh1RBAAPwXACHWEAEA8xcAIdcQAQDzFwAhAgAAAP8BACAIAAC4AgAgEsQNAQD0FwAh6A1AAPAXACHpDQEA9BcAIYoOAQD0FwAhrw4BAPQXACH8DgEA9BcAIYQPQAD8FwAhtw9AAPwXACG4D0AA_BcAIYcQAQD0FwAh0BAAAMseACDREAAAzB4AINIQAADNHgAg0xACAPEXACHUEAEA9BcAIdUQQAD8FwAh1hABAPMXACHXEAEA8xcAIQIAAAD9AQAgCAAAugIAIAIAAAD9AQAgCAAAugIAIAMAAAD_AQAgDwAAswIAIBAAALgCACABAAAA_wEAIAEAAAD9AQAgDBUAAMYeACAWAADJHgAgFwAAyB4AICgAAMceACApAADKHgAghA8AAOkXACC3DwAA6RcAILgPAADpFwAg0xAAAOkXACDVEAAA6RcAINYQAADpFwAg1xAAAOkXACAVwQ0AALsXADDCDQAAwQIAEMMNAAC7FwAwxA0BAPgUACHoDUAA-RQAIekNAQD4FAAhig4BAPgUACGvDgEA-BQAIfwOAQD4FAAhhA9AAI4VACG3D0AAjhUAIbgPQACOFQAhhxABAPgUACHQEAAAkhUAINEQAACSFQAg0hAAAJIVACDTEAIA-hQAIdQQAQD4FAAh1RBAAI4VACHWEAEA_BQAIdcQAQD8FAAhAwAAAP0BACADAADAAgAwFAAAwQIAIAMAAAD9AQAgAwAA_gEAMAQAAP8BACAKwQ0AALoXADDCDQAAxwIAEMMNAAC6FwAwxA0BAAAAAcYNQACbFQAhvg4BAJcVACHMEAEAlxUAIc0QAQCXFQAhzhAAAKoVACDPEAEAmRUAIQEAAADEAgAgAQAAAMQCACAKwQ0AALoXADDCDQAAxwIAEMMNAAC6FwAwxA0BAJcVACHGDUAAmxUAIb4OAQCXFQAhzBABAJcVACHNEAEAlxUAIc4QAACqFQAgzxABAJkVACEBzxAAAOkXACADAAAAxwIAIAMAAMgCADAEAADEAgAgAwAAAMcCACADAADIAgAwBAAAxAIAIAMAAADHAgAgAwAAyAIAMAQAAMQCACAHxA0BAAAAAcYNQAAAAAG-DgEAAAABzBABAAAAAc0QAQAAAAHOEIAAAAABzxABAAAAAQEIAADMAgAgB8QNAQAAAAHGDUAAAAABvg4BAAAAAcwQAQAAAAHNEAEAAAABzhCAAAAAAc8QAQAAAAEBCAAAzgIAMAEIAADOAgAwB8QNAQD0FwAhxg1AAPAXACG-DgEA9BcAIcwQAQD0FwAhzRABAPQXACHOEIAAAAABzxABAPMXACECAAAAxAIAIAgAANECACAHxA0BAPQXACHGDUAA8BcAIb4OAQD0FwAhzBABAPQXACHNEAEA9BcAIc4QgAAAAAHPEAEA8xcAIQIAAADHAgAgCAAA0wIAIAIAAADHAgAgCAAA0wIAIAMAAADEAgAgDwAAzAIAIBAAANECACABAAAAxAIAIAEAAADHAgAgBBUAAMMeACAWAADFHgAgFwAAxB4AIM8QAADpFwAgCsENAAC5FwAwwg0AANoCABDDDQAAuRcAMMQNAQD4FAAhxg1AAPkUACG-DgEA-BQAIcwQAQD4FAAhzRABAPgUACHOEAAApxUAIM8QAQD8FAAhAwAAAMcCACADAADZAgAwFAAA2gIAIAMAAADHAgAgAwAAyAIAMAQAAMQCACAQwQ0AALcXADDCDQAA4AIAEMMNAAC3FwAw4A0BAJkVACHiDQIAnhUAIY8OAQCXFQAhhA9AAJsVACG6DwEAlxUAIcMQAQCXFQAhxRABAJcVACHGEAEAlxUAIccQIACYFQAhyBAAALYXACDJEAEAlxUAIcoQQACbFQAhyxAAALgXACABAAAA3QIAIAEAAADdAgAgD8ENAAC3FwAwwg0AAOACABDDDQAAtxcAMOANAQCZFQAh4g0CAJ4VACGPDgEAlxUAIYQPQACbFQAhug8BAJcVACHDEAEAlxUAIcUQAQCXFQAhxhABAJcVACHHECAAmBUAIcgQAAC2FwAgyRABAJcVACHKEEAAmxUAIQLgDQAA6RcAIOINAADpFwAgAwAAAOACACADAADhAgAwBAAA3QIAIAMAAADgAgAgAwAA4QIAMAQAAN0CACADAAAA4AIAIAMAAOECADAEAADdAgAgDOANAQAAAAHiDQIAAAABjw4BAAAAAYQPQAAAAAG6DwEAAAABwxABAAAAAcUQAQAAAAHGEAEAAAABxxAgAAAAAcgQAADCHgAgyRABAAAAAcoQQAAAAAEBCAAA5QIAIAzgDQEAAAAB4g0CAAAAAY8OAQAAAAGED0AAAAABug8BAAAAAcMQAQAAAAHFEAEAAAABxhABAAAAAccQIAAAAAHIEAAAwh4AIMkQAQAAAAHKEEAAAAABAQgAAOcCADABCAAA5wIAMAzgDQEA8xcAIeINAgDxFwAhjw4BAPQXACGED0AA8BcAIboPAQD0FwAhwxABAPQXACHFEAEA9BcAIcYQAQD0FwAhxxAgAJIYACHIEAAAwR4AIMkQAQD0FwAhyhBAAPAXACECAAAA3QIAIAgAAOoCACAM4A0BAPMXACHiDQIA8RcAIY8OAQD0FwAhhA9AAPAXACG6DwEA9BcAIcMQAQD0FwAhxRABAPQXACHGEAEA9BcAIccQIACSGAAhyBAAAMEeACDJEAEA9BcAIcoQQADwFwAhAgAAAOACACAIAADsAgAgAgAAAOACACAIAADsAgAgAwAAAN0CACAPAADlAgAgEAAA6gIAIAEAAADdAgAgAQAAAOACACAHFQAAvB4AIBYAAL8eACAXAAC-HgAgKAAAvR4AICkAAMAeACDgDQAA6RcAIOINAADpFwAgD8ENAAC1FwAwwg0AAPMCABDDDQAAtRcAMOANAQD8FAAh4g0CAPoUACGPDgEA-BQAIYQPQAD5FAAhug8BAPgUACHDEAEA-BQAIcUQAQD4FAAhxhABAPgUACHHECAAkxUAIcgQAAC2FwAgyRABAPgUACHKEEAA-RQAIQMAAADgAgAgAwAA8gIAMBQAAPMCACADAAAA4AIAIAMAAOECADAEAADdAgAgB8ENAACzFwAwwg0AAPkCABDDDQAAsxcAMMgPBACiFQAhuxBAAJsVACHDEAEAlxUAIcQQAAC0FwAgAQAAAPYCACABAAAA9gIAIAbBDQAAsxcAMMINAAD5AgAQww0AALMXADDIDwQAohUAIbsQQACbFQAhwxABAJcVACEAAwAAAPkCACADAAD6AgAwBAAA9gIAIAMAAAD5AgAgAwAA-gIAMAQAAPYCACADAAAA-QIAIAMAAPoCADAEAAD2AgAgA8gPBAAAAAG7EEAAAAABwxABAAAAAQEIAAD-AgAgA8gPBAAAAAG7EEAAAAABwxABAAAAAQEIAACAAwAwAQgAAIADADADyA8EAO8XACG7EEAA8BcAIcMQAQD0FwAhAgAAAPYCACAIAACDAwAgA8gPBADvFwAhuxBAAPAXACHDEAEA9BcAIQIAAAD5AgAgCAAAhQMAIAIAAAD5AgAgCAAAhQMAIAMAAAD2AgAgDwAA_gIAIBAAAIMDACABAAAA9gIAIAEAAAD5AgAgBRUAALceACAWAAC6HgAgFwAAuR4AICgAALgeACApAAC7HgAgBsENAACyFwAwwg0AAIwDABDDDQAAshcAMMgPBAD3FAAhuxBAAPkUACHDEAEA-BQAIQMAAAD5AgAgAwAAiwMAMBQAAIwDACADAAAA-QIAIAMAAPoCADAEAAD2AgAgB8ENAACwFwAwwg0AAJIDABDDDQAAsBcAMOkNAQCXFQAh0Q5AAJsVACG-EAIAnxUAIcIQAACxFwAgAQAAAI8DACABAAAAjwMAIAbBDQAAsBcAMMINAACSAwAQww0AALAXADDpDQEAlxUAIdEOQACbFQAhvhACAJ8VACEAAwAAAJIDACADAACTAwAwBAAAjwMAIAMAAACSAwAgAwAAkwMAMAQAAI8DACADAAAAkgMAIAMAAJMDADAEAACPAwAgA-kNAQAAAAHRDkAAAAABvhACAAAAAQEIAACXAwAgA-kNAQAAAAHRDkAAAAABvhACAAAAAQEIAACZAwAwAQgAAJkDADAD6Q0BAPQXACHRDkAA8BcAIb4QAgDyFwAhAgAAAI8DACAIAACcAwAgA-kNAQD0FwAh0Q5AAPAXACG-EAIA8hcAIQIAAACSAwAgCAAAngMAIAIAAACSAwAgCAAAngMAIAMAAACPAwAgDwAAlwMAIBAAAJwDACABAAAAjwMAIAEAAACSAwAgBRUAALIeACAWAAC1HgAgFwAAtB4AICgAALMeACApAAC2HgAgBsENAACvFwAwwg0AAKUDABDDDQAArxcAMOkNAQD4FAAh0Q5AAPkUACG-EAIA-xQAIQMAAACSAwAgAwAApAMAMBQAAKUDACADAAAAkgMAIAMAAJMDADAEAACPAwAgBsENAACuFwAwwg0AAKsDABDDDQAArhcAMIMOAQCZFQAh9Q4BAAAAAYQPQACbFQAhAQAAAKgDACABAAAAqAMAIAbBDQAArhcAMMINAACrAwAQww0AAK4XADCDDgEAmRUAIfUOAQCXFQAhhA9AAJsVACEBgw4AAOkXACADAAAAqwMAIAMAAKwDADAEAACoAwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAMAAACrAwAgAwAArAMAMAQAAKgDACADgw4BAAAAAfUOAQAAAAGED0AAAAABAQgAALADACADgw4BAAAAAfUOAQAAAAGED0AAAAABAQgAALIDADABCAAAsgMAMAODDgEA8xcAIfUOAQD0FwAhhA9AAPAXACECAAAAqAMAIAgAALUDACADgw4BAPMXACH1DgEA9BcAIYQPQADwFwAhAgAAAKsDACAIAAC3AwAgAgAAAKsDACAIAAC3AwAgAwAAAKgDACAPAACwAwAgEAAAtQMAIAEAAACoAwAgAQAAAKsDACAEFQAArx4AIBYAALEeACAXAACwHgAggw4AAOkXACAGwQ0AAK0XADDCDQAAvgMAEMMNAACtFwAwgw4BAPwUACH1DgEA-BQAIYQPQAD5FAAhAwAAAKsDACADAAC9AwAwFAAAvgMAIAMAAACrAwAgAwAArAMAMAQAAKgDACAMyAgBAJcVACHBDQAArBcAMMINAADEAwAQww0AAKwXADDEDQEAAAAB6A1AAJsVACHpDQEAlxUAIYQOBADPFQAhig4BAJcVACGED0AAmxUAIbcPQACaFQAhuA9AAJoVACEBAAAAwQMAIAEAAADBAwAgDMgIAQCXFQAhwQ0AAKwXADDCDQAAxAMAEMMNAACsFwAwxA0BAJcVACHoDUAAmxUAIekNAQCXFQAhhA4EAM8VACGKDgEAlxUAIYQPQACbFQAhtw9AAJoVACG4D0AAmhUAIQOEDgAA6RcAILcPAADpFwAguA8AAOkXACADAAAAxAMAIAMAAMUDADAEAADBAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAMAAADEAwAgAwAAxQMAMAQAAMEDACAJyAgBAAAAAcQNAQAAAAHoDUAAAAAB6Q0BAAAAAYQOBAAAAAGKDgEAAAABhA9AAAAAAbcPQAAAAAG4D0AAAAABAQgAAMkDACAJyAgBAAAAAcQNAQAAAAHoDUAAAAAB6Q0BAAAAAYQOBAAAAAGKDgEAAAABhA9AAAAAAbcPQAAAAAG4D0AAAAABAQgAAMsDADABCAAAywMAMAnICAEA9BcAIcQNAQD0FwAh6A1AAPAXACHpDQEA9BcAIYQOBADbGAAhig4BAPQXACGED0AA8BcAIbcPQAD8FwAhuA9AAPwXACECAAAAwQMAIAgAAM4DACAJyAgBAPQXACHEDQEA9BcAIegNQADwFwAh6Q0BAPQXACGEDgQA2xgAIYoOAQD0FwAhhA9AAPAXACG3D0AA_BcAIbgPQAD8FwAhAgAAAMQDACAIAADQAwAgAgAAAMQDACAIAADQAwAgAwAAAMEDACAPAADJAwAgEAAAzgMAIAEAAADBAwAgAQAAAMQDACAIFQAAqh4AIBYAAK0eACAXAACsHgAgKAAAqx4AICkAAK4eACCEDgAA6RcAILcPAADpFwAguA8AAOkXACAMyAgBAPgUACHBDQAAqxcAMMINAADXAwAQww0AAKsXADDEDQEA-BQAIegNQAD5FAAh6Q0BAPgUACGEDgQAyxUAIYoOAQD4FAAhhA9AAPkUACG3D0AAjhUAIbgPQACOFQAhAwAAAMQDACADAADWAwAwFAAA1wMAIAMAAADEAwAgAwAAxQMAMAQAAMEDACALwQ0AAKkXADDCDQAA3QMAEMMNAACpFwAw6Q0BAJcVACG7EEAAmxUAIbwQAQCXFQAhvRABAJcVACG-EAIAnxUAIb8QAgCfFQAhwBAAAPsVACDBEAAAqhcAIAEAAADaAwAgAQAAANoDACAKwQ0AAKkXADDCDQAA3QMAEMMNAACpFwAw6Q0BAJcVACG7EEAAmxUAIbwQAQCXFQAhvRABAJcVACG-EAIAnxUAIb8QAgCfFQAhwBAAAPsVACAAAwAAAN0DACADAADeAwAwBAAA2gMAIAMAAADdAwAgAwAA3gMAMAQAANoDACADAAAA3QMAIAMAAN4DADAEAADaAwAgB-kNAQAAAAG7EEAAAAABvBABAAAAAb0QAQAAAAG-EAIAAAABvxACAAAAAcAQAACpHgAgAQgAAOIDACAH6Q0BAAAAAbsQQAAAAAG8EAEAAAABvRABAAAAAb4QAgAAAAG_EAIAAAABwBAAAKkeACABCAAA5AMAMAEIAADkAwAwB-kNAQD0FwAhuxBAAPAXACG8EAEA9BcAIb0QAQD0FwAhvhACAPIXACG_EAIA8hcAIcAQAACoHgAgAgAAANoDACAIAADnAwAgB-kNAQD0FwAhuxBAAPAXACG8EAEA9BcAIb0QAQD0FwAhvhACAPIXACG_EAIA8hcAIcAQAACoHgAgAgAAAN0DACAIAADpAwAgAgAAAN0DACAIAADpAwAgAwAAANoDACAPAADiAwAgEAAA5wMAIAEAAADaAwAgAQAAAN0DACAFFQAAox4AIBYAAKYeACAXAAClHgAgKAAApB4AICkAAKceACAKwQ0AAKgXADDCDQAA8AMAEMMNAACoFwAw6Q0BAPgUACG7EEAA-RQAIbwQAQD4FAAhvRABAPgUACG-EAIA-xQAIb8QAgD7FAAhwBAAAPsVACADAAAA3QMAIAMAAO8DADAUAADwAwAgAwAAAN0DACADAADeAwAwBAAA2gMAIBKpBQIAnxUAIY8GAAG9FQAhwQ0AAKcXADDCDQAA9gMAEMMNAACnFwAwxg1AAJsVACHwDgEAlxUAIYMPAQCXFQAhzw8BAJcVACHTDwAAqhUAINQPAQCXFQAhhhACAAAAAbUQAQCXFQAhthAAAKoVACC3EAQAohUAIbgQBACiFQAhuRAEAKIVACG6EAAAqhUAIAEAAADzAwAgAQAAAPMDACASqQUCAJ8VACGPBgABvRUAIcENAACnFwAwwg0AAPYDABDDDQAApxcAMMYNQACbFQAh8A4BAJcVACGDDwEAlxUAIc8PAQCXFQAh0w8AAKoVACDUDwEAlxUAIYYQAgCfFQAhtRABAJcVACG2EAAAqhUAILcQBACiFQAhuBAEAKIVACG5EAQAohUAIboQAACqFQAgAY8GAADpFwAgAwAAAPYDACADAAD3AwAwBAAA8wMAIAMAAAD2AwAgAwAA9wMAMAQAAPMDACADAAAA9gMAIAMAAPcDADAEAADzAwAgD6kFAgAAAAGPBgABAAABxg1AAAAAAfAOAQAAAAGDDwEAAAABzw8BAAAAAdMPgAAAAAHUDwEAAAABhhACAAAAAbUQAQAAAAG2EIAAAAABtxAEAAAAAbgQBAAAAAG5EAQAAAABuhCAAAAAAQEIAAD7AwAgD6kFAgAAAAGPBgABAAABxg1AAAAAAfAOAQAAAAGDDwEAAAABzw8BAAAAAdMPgAAAAAHUDwEAAAABhhACAAAAAbUQAQAAAAG2EIAAAAABtxAEAAAAAbgQBAAAAAG5EAQAAAABuhCAAAAAAQEIAAD9AwAwAQgAAP0DADAPqQUCAPIXACGPBgABthgAIcYNQADwFwAh8A4BAPQXACGDDwEA9BcAIc8PAQD0FwAh0w-AAAAAAdQPAQD0FwAhhhACAPIXACG1EAEA9BcAIbYQgAAAAAG3EAQA7xcAIbgQBADvFwAhuRAEAO8XACG6EIAAAAABAgAAAPMDACAIAACABAAgD6kFAgDyFwAhjwYAAbYYACHGDUAA8BcAIfAOAQD0FwAhgw8BAPQXACHPDwEA9BcAIdMPgAAAAAHUDwEA9BcAIYYQAgDyFwAhtRABAPQXACG2EIAAAAABtxAEAO8XACG4EAQA7xcAIbkQBADvFwAhuhCAAAAAAQIAAAD2AwAgCAAAggQAIAIAAAD2AwAgCAAAggQAIAMAAADzAwAgDwAA-wMAIBAAAIAEACABAAAA8wMAIAEAAAD2AwAgBhUAAJ4eACAWAAChHgAgFwAAoB4AICgAAJ8eACApAACiHgAgjwYAAOkXACASqQUCAPsUACGPBgABsBUAIcENAACmFwAwwg0AAIkEABDDDQAAphcAMMYNQAD5FAAh8A4BAPgUACGDDwEA-BQAIc8PAQD4FAAh0w8AAKcVACDUDwEA-BQAIYYQAgD7FAAhtRABAPgUACG2EAAApxUAILcQBAD3FAAhuBAEAPcUACG5EAQA9xQAIboQAACnFQAgAwAAAPYDACADAACIBAAwFAAAiQQAIAMAAAD2AwAgAwAA9wMAMAQAAPMDACAK1AIAAKQXACDBDQAAoxcAMMINAACOBAAQww0AAKMXADDQDwABvRUAIbAQAgCfFQAhsRACAJ8VACGyEAEAlxUAIbMQAAG8FQAhtBAAAKUXACABAAAAjAQAIAnUAgAApBcAIMENAACjFwAwwg0AAI4EABDDDQAAoxcAMNAPAAG9FQAhsBACAJ8VACGxEAIAnxUAIbIQAQCXFQAhsxAAAbwVACEC1AIAAJ0eACDQDwAA6RcAIAMAAACOBAAgAwAAjwQAMAQAAIwEACABAAAAjgQAIAEAAACMBAAgAwAAAI4EACADAACPBAAwBAAAjAQAIAMAAACOBAAgAwAAjwQAMAQAAIwEACADAAAAjgQAIAMAAI8EADAEAACMBAAgBtQCAACcHgAg0A8AAQAAAbAQAgAAAAGxEAIAAAABshABAAAAAbMQAAEAAAEBCAAAlgQAIAXQDwABAAABsBACAAAAAbEQAgAAAAGyEAEAAAABsxAAAQAAAQEIAACYBAAwAQgAAJgEADAG1AIAAJseACDQDwABthgAIbAQAgDyFwAhsRACAPIXACGyEAEA9BcAIbMQAAG1GAAhAgAAAIwEACAIAACbBAAgBdAPAAG2GAAhsBACAPIXACGxEAIA8hcAIbIQAQD0FwAhsxAAAbUYACECAAAAjgQAIAgAAJ0EACACAAAAjgQAIAgAAJ0EACADAAAAjAQAIA8AAJYEACAQAACbBAAgAQAAAIwEACABAAAAjgQAIAYVAACWHgAgFgAAmR4AIBcAAJgeACAoAACXHgAgKQAAmh4AINAPAADpFwAgCMENAACiFwAwwg0AAKQEABDDDQAAohcAMNAPAAGwFQAhsBACAPsUACGxEAIA-xQAIbIQAQD4FAAhsxAAAa8VACEDAAAAjgQAIAMAAKMEADAUAACkBAAgAwAAAI4EACADAACPBAAwBAAAjAQAIAYIAAG8FQAh0wIAAKEXACDBDQAAoBcAMMINAACqBAAQww0AAKAXADCHEAABAAABAQAAAKcEACABAAAApwQAIAYIAAG8FQAh0wIAAKEXACDBDQAAoBcAMMINAACqBAAQww0AAKAXADCHEAABvBUAIQHTAgAAlR4AIAMAAACqBAAgAwAAqwQAMAQAAKcEACADAAAAqgQAIAMAAKsEADAEAACnBAAgAwAAAKoEACADAACrBAAwBAAApwQAIAMIAAEAAAHTAgAAlB4AIIcQAAEAAAEBCAAArwQAIAIIAAEAAAGHEAABAAABAQgAALEEADABCAAAsQQAMAMIAAG1GAAh0wIAAIceACCHEAABtRgAIQIAAACnBAAgCAAAtAQAIAIIAAG1GAAhhxAAAbUYACECAAAAqgQAIAgAALYEACACAAAAqgQAIAgAALYEACADAAAApwQAIA8AAK8EACAQAAC0BAAgAQAAAKcEACABAAAAqgQAIAMVAACEHgAgFgAAhh4AIBcAAIUeACAFCAABrxUAIcENAACfFwAwwg0AAL0EABDDDQAAnxcAMIcQAAGvFQAhAwAAAKoEACADAAC8BAAwFAAAvQQAIAMAAACqBAAgAwAAqwQAMAQAAKcEACAPCAAAqhUAIMENAACdFwAwwg0AAMMEABDDDQAAnRcAMMYNBACiFQAhhA4EAKIVACGFDgQAohUAIYcOAgCfFQAhig4BAJcVACGLDgEAlxUAIfwOAQCXFQAhhw8BAJcVACGKDwAAnhcAIK4QAQCXFQAhrxABAJcVACEBAAAAwAQAIAEAAADABAAgDggAAKoVACDBDQAAnRcAMMINAADDBAAQww0AAJ0XADDGDQQAohUAIYQOBACiFQAhhQ4EAKIVACGHDgIAnxUAIYoOAQCXFQAhiw4BAJcVACH8DgEAlxUAIYcPAQCXFQAhrhABAJcVACGvEAEAlxUAIQADAAAAwwQAIAMAAMQEADAEAADABAAgAwAAAMMEACADAADEBAAwBAAAwAQAIAMAAADDBAAgAwAAxAQAMAQAAMAEACALCIAAAAABxg0EAAAAAYQOBAAAAAGFDgQAAAABhw4CAAAAAYoOAQAAAAGLDgEAAAAB_A4BAAAAAYcPAQAAAAGuEAEAAAABrxABAAAAAQEIAADIBAAgCwiAAAAAAcYNBAAAAAGEDgQAAAABhQ4EAAAAAYcOAgAAAAGKDgEAAAABiw4BAAAAAfwOAQAAAAGHDwEAAAABrhABAAAAAa8QAQAAAAEBCAAAygQAMAEIAADKBAAwCwiAAAAAAcYNBADvFwAhhA4EAO8XACGFDgQA7xcAIYcOAgDyFwAhig4BAPQXACGLDgEA9BcAIfwOAQD0FwAhhw8BAPQXACGuEAEA9BcAIa8QAQD0FwAhAgAAAMAEACAIAADNBAAgCwiAAAAAAcYNBADvFwAhhA4EAO8XACGFDgQA7xcAIYcOAgDyFwAhig4BAPQXACGLDgEA9BcAIfwOAQD0FwAhhw8BAPQXACGuEAEA9BcAIa8QAQD0FwAhAgAAAMMEACAIAADPBAAgAgAAAMMEACAIAADPBAAgAwAAAMAEACAPAADIBAAgEAAAzQQAIAEAAADABAAgAQAAAMMEACAFFQAA_x0AIBYAAIIeACAXAACBHgAgKAAAgB4AICkAAIMeACAOCAAApxUAIMENAACcFwAwwg0AANYEABDDDQAAnBcAMMYNBAD3FAAhhA4EAPcUACGFDgQA9xQAIYcOAgD7FAAhig4BAPgUACGLDgEA-BQAIfwOAQD4FAAhhw8BAPgUACGuEAEA-BQAIa8QAQD4FAAhAwAAAMMEACADAADVBAAwFAAA1gQAIAMAAADDBAAgAwAAxAQAMAQAAMAEACAWhgMAAJkXACDBDQAAmBcAMMINAADhBAAQww0AAJgXADDoDUAAmxUAIYQOBACiFQAhhQ4EAKIVACGLDgEAlxUAIZwOAQCXFQAhyQ5AAJoVACH1DgIAnxUAIfwOAQAAAAGHDwEAlxUAIaAQAQCXFQAhoRABAJcVACGiEEAAmhUAIagQEADaFQAhqRABAJkVACGqEEAAmxUAIasQIACYFQAhrBAgAJgVACGtECAAmBUAIQEAAADZBAAgCoUDAACbFwAgwQ0AAJoXADDCDQAA2wQAEMMNAACaFwAwgg4BAJcVACH8DgEAlxUAIe4PIACYFQAhohBAAJoVACGmECAAmBUAIacQQACbFQAhAoUDAAD-HQAgohAAAOkXACAKhQMAAJsXACDBDQAAmhcAMMINAADbBAAQww0AAJoXADCCDgEAAAAB_A4BAJcVACHuDyAAmBUAIaIQQACaFQAhphAgAJgVACGnEEAAmxUAIQMAAADbBAAgAwAA3AQAMAQAAN0EACABAAAA2wQAIAEAAADZBAAgFoYDAACZFwAgwQ0AAJgXADDCDQAA4QQAEMMNAACYFwAw6A1AAJsVACGEDgQAohUAIYUOBACiFQAhiw4BAJcVACGcDgEAlxUAIckOQACaFQAh9Q4CAJ8VACH8DgEAlxUAIYcPAQCXFQAhoBABAJcVACGhEAEAlxUAIaIQQACaFQAhqBAQANoVACGpEAEAmRUAIaoQQACbFQAhqxAgAJgVACGsECAAmBUAIa0QIACYFQAhBIYDAAD9HQAgyQ4AAOkXACCiEAAA6RcAIKkQAADpFwAgAwAAAOEEACADAADiBAAwBAAA2QQAIAMAAADhBAAgAwAA4gQAMAQAANkEACADAAAA4QQAIAMAAOIEADAEAADZBAAgE4YDAAD8HQAg6A1AAAAAAYQOBAAAAAGFDgQAAAABiw4BAAAAAZwOAQAAAAHJDkAAAAAB9Q4CAAAAAfwOAQAAAAGHDwEAAAABoBABAAAAAaEQAQAAAAGiEEAAAAABqBAQAAAAAakQAQAAAAGqEEAAAAABqxAgAAAAAawQIAAAAAGtECAAAAABAQgAAOYEACAS6A1AAAAAAYQOBAAAAAGFDgQAAAABiw4BAAAAAZwOAQAAAAHJDkAAAAAB9Q4CAAAAAfwOAQAAAAGHDwEAAAABoBABAAAAAaEQAQAAAAGiEEAAAAABqBAQAAAAAakQAQAAAAGqEEAAAAABqxAgAAAAAawQIAAAAAGtECAAAAABAQgAAOgEADABCAAA6AQAMBOGAwAA7x0AIOgNQADwFwAhhA4EAO8XACGFDgQA7xcAIYsOAQD0FwAhnA4BAPQXACHJDkAA_BcAIfUOAgDyFwAh_A4BAPQXACGHDwEA9BcAIaAQAQD0FwAhoRABAPQXACGiEEAA_BcAIagQEADqGAAhqRABAPMXACGqEEAA8BcAIasQIACSGAAhrBAgAJIYACGtECAAkhgAIQIAAADZBAAgCAAA6wQAIBLoDUAA8BcAIYQOBADvFwAhhQ4EAO8XACGLDgEA9BcAIZwOAQD0FwAhyQ5AAPwXACH1DgIA8hcAIfwOAQD0FwAhhw8BAPQXACGgEAEA9BcAIaEQAQD0FwAhohBAAPwXACGoEBAA6hgAIakQAQDzFwAhqhBAAPAXACGrECAAkhgAIawQIACSGAAhrRAgAJIYACECAAAA4QQAIAgAAO0EACACAAAA4QQAIAgAAO0EACADAAAA2QQAIA8AAOYEACAQAADrBAAgAQAAANkEACABAAAA4QQAIAgVAADqHQAgFgAA7R0AIBcAAOwdACAoAADrHQAgKQAA7h0AIMkOAADpFwAgohAAAOkXACCpEAAA6RcAIBXBDQAAlxcAMMINAAD0BAAQww0AAJcXADDoDUAA-RQAIYQOBAD3FAAhhQ4EAPcUACGLDgEA-BQAIZwOAQD4FAAhyQ5AAI4VACH1DgIA-xQAIfwOAQD4FAAhhw8BAPgUACGgEAEA-BQAIaEQAQD4FAAhohBAAI4VACGoEBAA1hUAIakQAQD8FAAhqhBAAPkUACGrECAAkxUAIawQIACTFQAhrRAgAJMVACEDAAAA4QQAIAMAAPMEADAUAAD0BAAgAwAAAOEEACADAADiBAAwBAAA2QQAIAEAAADdBAAgAQAAAN0EACADAAAA2wQAIAMAANwEADAEAADdBAAgAwAAANsEACADAADcBAAwBAAA3QQAIAMAAADbBAAgAwAA3AQAMAQAAN0EACAHhQMAAOkdACCCDgEAAAAB_A4BAAAAAe4PIAAAAAGiEEAAAAABphAgAAAAAacQQAAAAAEBCAAA_AQAIAaCDgEAAAAB_A4BAAAAAe4PIAAAAAGiEEAAAAABphAgAAAAAacQQAAAAAEBCAAA_gQAMAEIAAD-BAAwB4UDAADoHQAggg4BAPQXACH8DgEA9BcAIe4PIACSGAAhohBAAPwXACGmECAAkhgAIacQQADwFwAhAgAAAN0EACAIAACBBQAgBoIOAQD0FwAh_A4BAPQXACHuDyAAkhgAIaIQQAD8FwAhphAgAJIYACGnEEAA8BcAIQIAAADbBAAgCAAAgwUAIAIAAADbBAAgCAAAgwUAIAMAAADdBAAgDwAA_AQAIBAAAIEFACABAAAA3QQAIAEAAADbBAAgBBUAAOUdACAWAADnHQAgFwAA5h0AIKIQAADpFwAgCcENAACWFwAwwg0AAIoFABDDDQAAlhcAMIIOAQD4FAAh_A4BAPgUACHuDyAAkxUAIaIQQACOFQAhphAgAJMVACGnEEAA-RQAIQMAAADbBAAgAwAAiQUAMBQAAIoFACADAAAA2wQAIAMAANwEADAEAADdBAAgCMENAACUFwAwwg0AAJAFABDDDQAAlBcAMIIOAQCXFQAh_A4BAJcVACGhEAEAlxUAIaQQQACbFQAhpRAAAJUXACABAAAAjQUAIAEAAACNBQAgB8ENAACUFwAwwg0AAJAFABDDDQAAlBcAMIIOAQCXFQAh_A4BAJcVACGhEAEAlxUAIaQQQACbFQAhAAMAAACQBQAgAwAAkQUAMAQAAI0FACADAAAAkAUAIAMAAJEFADAEAACNBQAgAwAAAJAFACADAACRBQAwBAAAjQUAIASCDgEAAAAB_A4BAAAAAaEQAQAAAAGkEEAAAAABAQgAAJUFACAEgg4BAAAAAfwOAQAAAAGhEAEAAAABpBBAAAAAAQEIAACXBQAwAQgAAJcFADAEgg4BAPQXACH8DgEA9BcAIaEQAQD0FwAhpBBAAPAXACECAAAAjQUAIAgAAJoFACAEgg4BAPQXACH8DgEA9BcAIaEQAQD0FwAhpBBAAPAXACECAAAAkAUAIAgAAJwFACACAAAAkAUAIAgAAJwFACADAAAAjQUAIA8AAJUFACAQAACaBQAgAQAAAI0FACABAAAAkAUAIAMVAADiHQAgFgAA5B0AIBcAAOMdACAHwQ0AAJMXADDCDQAAowUAEMMNAACTFwAwgg4BAPgUACH8DgEA-BQAIaEQAQD4FAAhpBBAAPkUACEDAAAAkAUAIAMAAKIFADAUAACjBQAgAwAAAJAFACADAACRBQAwBAAAjQUAIAuGAwAAqhUAIMENAACRFwAwwg0AAKkFABDDDQAAkRcAMMkOQACaFQAh9Q4CAJ8VACH8DgEAlxUAIaAQAQCXFQAhoRABAJcVACGiEEAAmhUAIaMQAACSFwAgAQAAAKYFACABAAAApgUAIAqGAwAAqhUAIMENAACRFwAwwg0AAKkFABDDDQAAkRcAMMkOQACaFQAh9Q4CAJ8VACH8DgEAlxUAIaAQAQCXFQAhoRABAJcVACGiEEAAmhUAIQLJDgAA6RcAIKIQAADpFwAgAwAAAKkFACADAACqBQAwBAAApgUAIAMAAACpBQAgAwAAqgUAMAQAAKYFACADAAAAqQUAIAMAAKoFADAEAACmBQAgB4YDgAAAAAHJDkAAAAAB9Q4CAAAAAfwOAQAAAAGgEAEAAAABoRABAAAAAaIQQAAAAAEBCAAArgUAIAeGA4AAAAAByQ5AAAAAAfUOAgAAAAH8DgEAAAABoBABAAAAAaEQAQAAAAGiEEAAAAABAQgAALAFADABCAAAsAUAMAeGA4AAAAAByQ5AAPwXACH1DgIA8hcAIfwOAQD0FwAhoBABAPQXACGhEAEA9BcAIaIQQAD8FwAhAgAAAKYFACAIAACzBQAgB4YDgAAAAAHJDkAA_BcAIfUOAgDyFwAh_A4BAPQXACGgEAEA9BcAIaEQAQD0FwAhohBAAPwXACECAAAAqQUAIAgAALUFACACAAAAqQUAIAgAALUFACADAAAApgUAIA8AAK4FACAQAACzBQAgAQAAAKYFACABAAAAqQUAIAcVAADdHQAgFgAA4B0AIBcAAN8dACAoAADeHQAgKQAA4R0AIMkOAADpFwAgohAAAOkXACAKhgMAAKcVACDBDQAAkBcAMMINAAC8BQAQww0AAJAXADDJDkAAjhUAIfUOAgD7FAAh_A4BAPgUACGgEAEA-BQAIaEQAQD4FAAhohBAAI4VACEDAAAAqQUAIAMAALsFADAUAAC8BQAgAwAAAKkFACADAACqBQAwBAAApgUAIAbBDQAAjxcAMMINAADCBQAQww0AAI8XADCCDgEAAAABqA8BAJcVACGfEEAAmxUAIQEAAAC_BQAgAQAAAL8FACAGwQ0AAI8XADDCDQAAwgUAEMMNAACPFwAwgg4BAJcVACGoDwEAlxUAIZ8QQACbFQAhAAMAAADCBQAgAwAAwwUAMAQAAL8FACADAAAAwgUAIAMAAMMFADAEAAC_BQAgAwAAAMIFACADAADDBQAwBAAAvwUAIAOCDgEAAAABqA8BAAAAAZ8QQAAAAAEBCAAAxwUAIAOCDgEAAAABqA8BAAAAAZ8QQAAAAAEBCAAAyQUAMAEIAADJBQAwA4IOAQD0FwAhqA8BAPQXACGfEEAA8BcAIQIAAAC_BQAgCAAAzAUAIAOCDgEA9BcAIagPAQD0FwAhnxBAAPAXACECAAAAwgUAIAgAAM4FACACAAAAwgUAIAgAAM4FACADAAAAvwUAIA8AAMcFACAQAADMBQAgAQAAAL8FACABAAAAwgUAIAMVAADaHQAgFgAA3B0AIBcAANsdACAGwQ0AAI4XADDCDQAA1QUAEMMNAACOFwAwgg4BAPgUACGoDwEA-BQAIZ8QQAD5FAAhAwAAAMIFACADAADUBQAwFAAA1QUAIAMAAADCBQAgAwAAwwUAMAQAAL8FACAUwQ0AAI0XADDCDQAA2wUAEMMNAACNFwAwyQ0BAJkVACH2DUAAmhUAIYQOBAAAAAGFDgQAzxUAIZwOAQCXFQAh8w5AAJsVACGHDwEAmRUAIZQQBADPFQAhlhAEAM8VACGXEAQAzxUAIZgQBADPFQAhmRABAJkVACGaEAQAzxUAIZsQAQCZFQAhnBAEAM8VACGdEAQAzxUAIZ4QQACaFQAhAQAAANgFACABAAAA2AUAIBTBDQAAjRcAMMINAADbBQAQww0AAI0XADDJDQEAmRUAIfYNQACaFQAhhA4EAKIVACGFDgQAzxUAIZwOAQCXFQAh8w5AAJsVACGHDwEAmRUAIZQQBADPFQAhlhAEAM8VACGXEAQAzxUAIZgQBADPFQAhmRABAJkVACGaEAQAzxUAIZsQAQCZFQAhnBAEAM8VACGdEAQAzxUAIZ4QQACaFQAhDskNAADpFwAg9g0AAOkXACCFDgAA6RcAIIcPAADpFwAglBAAAOkXACCWEAAA6RcAIJcQAADpFwAgmBAAAOkXACCZEAAA6RcAIJoQAADpFwAgmxAAAOkXACCcEAAA6RcAIJ0QAADpFwAgnhAAAOkXACADAAAA2wUAIAMAANwFADAEAADYBQAgAwAAANsFACADAADcBQAwBAAA2AUAIAMAAADbBQAgAwAA3AUAMAQAANgFACARyQ0BAAAAAfYNQAAAAAGEDgQAAAABhQ4EAAAAAZwOAQAAAAHzDkAAAAABhw8BAAAAAZQQBAAAAAGWEAQAAAABlxAEAAAAAZgQBAAAAAGZEAEAAAABmhAEAAAAAZsQAQAAAAGcEAQAAAABnRAEAAAAAZ4QQAAAAAEBCAAA4AUAIBHJDQEAAAAB9g1AAAAAAYQOBAAAAAGFDgQAAAABnA4BAAAAAfMOQAAAAAGHDwEAAAABlBAEAAAAAZYQBAAAAAGXEAQAAAABmBAEAAAAAZkQAQAAAAGaEAQAAAABmxABAAAAAZwQBAAAAAGdEAQAAAABnhBAAAAAAQEIAADiBQAwAQgAAOIFADARyQ0BAPMXACH2DUAA_BcAIYQOBADvFwAhhQ4EANsYACGcDgEA9BcAIfMOQADwFwAhhw8BAPMXACGUEAQA2xgAIZYQBADbGAAhlxAEANsYACGYEAQA2xgAIZkQAQDzFwAhmhAEANsYACGbEAEA8xcAIZwQBADbGAAhnRAEANsYACGeEEAA_BcAIQIAAADYBQAgCAAA5QUAIBHJDQEA8xcAIfYNQAD8FwAhhA4EAO8XACGFDgQA2xgAIZwOAQD0FwAh8w5AAPAXACGHDwEA8xcAIZQQBADbGAAhlhAEANsYACGXEAQA2xgAIZgQBADbGAAhmRABAPMXACGaEAQA2xgAIZsQAQDzFwAhnBAEANsYACGdEAQA2xgAIZ4QQAD8FwAhAgAAANsFACAIAADnBQAgAgAAANsFACAIAADnBQAgAwAAANgFACAPAADgBQAgEAAA5QUAIAEAAADYBQAgAQAAANsFACATFQAA1R0AIBYAANgdACAXAADXHQAgKAAA1h0AICkAANkdACDJDQAA6RcAIPYNAADpFwAghQ4AAOkXACCHDwAA6RcAIJQQAADpFwAglhAAAOkXACCXEAAA6RcAIJgQAADpFwAgmRAAAOkXACCaEAAA6RcAIJsQAADpFwAgnBAAAOkXACCdEAAA6RcAIJ4QAADpFwAgFMENAACMFwAwwg0AAO4FABDDDQAAjBcAMMkNAQD8FAAh9g1AAI4VACGEDgQA9xQAIYUOBADLFQAhnA4BAPgUACHzDkAA-RQAIYcPAQD8FAAhlBAEAMsVACGWEAQAyxUAIZcQBADLFQAhmBAEAMsVACGZEAEA_BQAIZoQBADLFQAhmxABAPwUACGcEAQAyxUAIZ0QBADLFQAhnhBAAI4VACEDAAAA2wUAIAMAAO0FADAUAADuBQAgAwAAANsFACADAADcBQAwBAAA2AUAIAfBDQAAixcAMMINAAD0BQAQww0AAIsXADCEDgQAAAABhQ4EAKIVACGUEAQAohUAIZUQIACYFQAhAQAAAPEFACABAAAA8QUAIAfBDQAAixcAMMINAAD0BQAQww0AAIsXADCEDgQAohUAIYUOBACiFQAhlBAEAKIVACGVECAAmBUAIQADAAAA9AUAIAMAAPUFADAEAADxBQAgAwAAAPQFACADAAD1BQAwBAAA8QUAIAMAAAD0BQAgAwAA9QUAMAQAAPEFACAEhA4EAAAAAYUOBAAAAAGUEAQAAAABlRAgAAAAAQEIAAD5BQAgBIQOBAAAAAGFDgQAAAABlBAEAAAAAZUQIAAAAAEBCAAA-wUAMAEIAAD7BQAwBIQOBADvFwAhhQ4EAO8XACGUEAQA7xcAIZUQIACSGAAhAgAAAPEFACAIAAD-BQAgBIQOBADvFwAhhQ4EAO8XACGUEAQA7xcAIZUQIACSGAAhAgAAAPQFACAIAACABgAgAgAAAPQFACAIAACABgAgAwAAAPEFACAPAAD5BQAgEAAA_gUAIAEAAADxBQAgAQAAAPQFACAFFQAA0B0AIBYAANMdACAXAADSHQAgKAAA0R0AICkAANQdACAHwQ0AAIoXADDCDQAAhwYAEMMNAACKFwAwhA4EAPcUACGFDgQA9xQAIZQQBAD3FAAhlRAgAJMVACEDAAAA9AUAIAMAAIYGADAUAACHBgAgAwAAAPQFACADAAD1BQAwBAAA8QUAIArBDQAAiBcAMMINAACNBgAQww0AAIgXADDJDQEAlxUAIeINAgCeFQAh6w0BAJcVACGEDgQAohUAIacOQACbFQAhng9AAJsVACGTEAAAiRcAIAEAAACKBgAgAQAAAIoGACAJwQ0AAIgXADDCDQAAjQYAEMMNAACIFwAwyQ0BAJcVACHiDQIAnhUAIesNAQCXFQAhhA4EAKIVACGnDkAAmxUAIZ4PQACbFQAhAeINAADpFwAgAwAAAI0GACADAACOBgAwBAAAigYAIAMAAACNBgAgAwAAjgYAMAQAAIoGACADAAAAjQYAIAMAAI4GADAEAACKBgAgBskNAQAAAAHiDQIAAAAB6w0BAAAAAYQOBAAAAAGnDkAAAAABng9AAAAAAQEIAACSBgAgBskNAQAAAAHiDQIAAAAB6w0BAAAAAYQOBAAAAAGnDkAAAAABng9AAAAAAQEIAACUBgAwAQgAAJQGADAGyQ0BAPQXACHiDQIA8RcAIesNAQD0FwAhhA4EAO8XACGnDkAA8BcAIZ4PQADwFwAhAgAAAIoGACAIAACXBgAgBskNAQD0FwAh4g0CAPEXACHrDQEA9BcAIYQOBADvFwAhpw5AAPAXACGeD0AA8BcAIQIAAACNBgAgCAAAmQYAIAIAAACNBgAgCAAAmQYAIAMAAACKBgAgDwAAkgYAIBAAAJcGACABAAAAigYAIAEAAACNBgAgBhUAAMsdACAWAADOHQAgFwAAzR0AICgAAMwdACApAADPHQAg4g0AAOkXACAJwQ0AAIcXADDCDQAAoAYAEMMNAACHFwAwyQ0BAPgUACHiDQIA-hQAIesNAQD4FAAhhA4EAPcUACGnDkAA-RQAIZ4PQAD5FAAhAwAAAI0GACADAACfBgAwFAAAoAYAIAMAAACNBgAgAwAAjgYAMAQAAIoGACALwQ0AAIYXADDCDQAApgYAEMMNAACGFwAwhA4EAAAAAYwQQACaFQAhjRABAJkVACGOEAQAzxUAIY8QQACaFQAhkBBAAJoVACGREAQAzxUAIZIQQACaFQAhAQAAAKMGACABAAAAowYAIAvBDQAAhhcAMMINAACmBgAQww0AAIYXADCEDgQAohUAIYwQQACaFQAhjRABAJkVACGOEAQAzxUAIY8QQACaFQAhkBBAAJoVACGREAQAzxUAIZIQQACaFQAhB4wQAADpFwAgjRAAAOkXACCOEAAA6RcAII8QAADpFwAgkBAAAOkXACCREAAA6RcAIJIQAADpFwAgAwAAAKYGACADAACnBgAwBAAAowYAIAMAAACmBgAgAwAApwYAMAQAAKMGACADAAAApgYAIAMAAKcGADAEAACjBgAgCIQOBAAAAAGMEEAAAAABjRABAAAAAY4QBAAAAAGPEEAAAAABkBBAAAAAAZEQBAAAAAGSEEAAAAABAQgAAKsGACAIhA4EAAAAAYwQQAAAAAGNEAEAAAABjhAEAAAAAY8QQAAAAAGQEEAAAAABkRAEAAAAAZIQQAAAAAEBCAAArQYAMAEIAACtBgAwCIQOBADvFwAhjBBAAPwXACGNEAEA8xcAIY4QBADbGAAhjxBAAPwXACGQEEAA_BcAIZEQBADbGAAhkhBAAPwXACECAAAAowYAIAgAALAGACAIhA4EAO8XACGMEEAA_BcAIY0QAQDzFwAhjhAEANsYACGPEEAA_BcAIZAQQAD8FwAhkRAEANsYACGSEEAA_BcAIQIAAACmBgAgCAAAsgYAIAIAAACmBgAgCAAAsgYAIAMAAACjBgAgDwAAqwYAIBAAALAGACABAAAAowYAIAEAAACmBgAgDBUAAMYdACAWAADJHQAgFwAAyB0AICgAAMcdACApAADKHQAgjBAAAOkXACCNEAAA6RcAII4QAADpFwAgjxAAAOkXACCQEAAA6RcAIJEQAADpFwAgkhAAAOkXACALwQ0AAIUXADDCDQAAuQYAEMMNAACFFwAwhA4EAPcUACGMEEAAjhUAIY0QAQD8FAAhjhAEAMsVACGPEEAAjhUAIZAQQACOFQAhkRAEAMsVACGSEEAAjhUAIQMAAACmBgAgAwAAuAYAMBQAALkGACADAAAApgYAIAMAAKcGADAEAACjBgAgCsENAACDFwAwwg0AAL8GABDDDQAAgxcAMIQOBACiFQAhhhAEAKIVACGHEAEAlxUAIYgQAQCXFQAhiRAEAKIVACGKEAQAzxUAIYsQAACEFwAgAQAAALwGACABAAAAvAYAIAnBDQAAgxcAMMINAAC_BgAQww0AAIMXADCEDgQAohUAIYYQBACiFQAhhxABAJcVACGIEAEAlxUAIYkQBACiFQAhihAEAM8VACEBihAAAOkXACADAAAAvwYAIAMAAMAGADAEAAC8BgAgAwAAAL8GACADAADABgAwBAAAvAYAIAMAAAC_BgAgAwAAwAYAMAQAALwGACAGhA4EAAAAAYYQBAAAAAGHEAEAAAABiBABAAAAAYkQBAAAAAGKEAQAAAABAQgAAMQGACAGhA4EAAAAAYYQBAAAAAGHEAEAAAABiBABAAAAAYkQBAAAAAGKEAQAAAABAQgAAMYGADABCAAAxgYAMAaEDgQA7xcAIYYQBADvFwAhhxABAPQXACGIEAEA9BcAIYkQBADvFwAhihAEANsYACECAAAAvAYAIAgAAMkGACAGhA4EAO8XACGGEAQA7xcAIYcQAQD0FwAhiBABAPQXACGJEAQA7xcAIYoQBADbGAAhAgAAAL8GACAIAADLBgAgAgAAAL8GACAIAADLBgAgAwAAALwGACAPAADEBgAgEAAAyQYAIAEAAAC8BgAgAQAAAL8GACAGFQAAwR0AIBYAAMQdACAXAADDHQAgKAAAwh0AICkAAMUdACCKEAAA6RcAIAnBDQAAghcAMMINAADSBgAQww0AAIIXADCEDgQA9xQAIYYQBAD3FAAhhxABAPgUACGIEAEA-BQAIYkQBAD3FAAhihAEAMsVACEDAAAAvwYAIAMAANEGADAUAADSBgAgAwAAAL8GACADAADABgAwBAAAvAYAIBXICAEAlxUAIcENAACAFwAwwg0AANgGABDDDQAAgBcAMMYNBACiFQAhhA4EAKIVACGFDgQAohUAIYYOAgCfFQAhhw4CAJ8VACGIDiAAuxUAIYkOIAC7FQAhig4BAJcVACGLDgABvBUAIYwOAAG9FQAhjQ4AAb0VACGODgABvRUAIY8OAAG9FQAhkA4QAL4VACGRDhAAvhUAIZIOEAC-FQAhkw4AAIEXACABAAAA1QYAIAEAAADVBgAgFMgIAQCXFQAhwQ0AAIAXADDCDQAA2AYAEMMNAACAFwAwxg0EAKIVACGEDgQAohUAIYUOBACiFQAhhg4CAJ8VACGHDgIAnxUAIYgOIAC7FQAhiQ4gALsVACGKDgEAlxUAIYsOAAG8FQAhjA4AAb0VACGNDgABvRUAIY4OAAG9FQAhjw4AAb0VACGQDhAAvhUAIZEOEAC-FQAhkg4QAL4VACEJiA4AAOkXACCJDgAA6RcAIIwOAADpFwAgjQ4AAOkXACCODgAA6RcAII8OAADpFwAgkA4AAOkXACCRDgAA6RcAIJIOAADpFwAgAwAAANgGACADAADZBgAwBAAA1QYAIAMAAADYBgAgAwAA2QYAMAQAANUGACADAAAA2AYAIAMAANkGADAEAADVBgAgEcgIAQAAAAHGDQQAAAABhA4EAAAAAYUOBAAAAAGGDgIAAAABhw4CAAAAAYgOIAAAAAGJDiAAAAABig4BAAAAAYsOAAEAAAGMDgABAAABjQ4AAQAAAY4OAAEAAAGPDgABAAABkA4QAAAAAZEOEAAAAAGSDhAAAAABAQgAAN0GACARyAgBAAAAAcYNBAAAAAGEDgQAAAABhQ4EAAAAAYYOAgAAAAGHDgIAAAABiA4gAAAAAYkOIAAAAAGKDgEAAAABiw4AAQAAAYwOAAEAAAGNDgABAAABjg4AAQAAAY8OAAEAAAGQDhAAAAABkQ4QAAAAAZIOEAAAAAEBCAAA3wYAMAEIAADfBgAwEcgIAQD0FwAhxg0EAO8XACGEDgQA7xcAIYUOBADvFwAhhg4CAPIXACGHDgIA8hcAIYgOIAC0GAAhiQ4gALQYACGKDgEA9BcAIYsOAAG1GAAhjA4AAbYYACGNDgABthgAIY4OAAG2GAAhjw4AAbYYACGQDhAAtxgAIZEOEAC3GAAhkg4QALcYACECAAAA1QYAIAgAAOIGACARyAgBAPQXACHGDQQA7xcAIYQOBADvFwAhhQ4EAO8XACGGDgIA8hcAIYcOAgDyFwAhiA4gALQYACGJDiAAtBgAIYoOAQD0FwAhiw4AAbUYACGMDgABthgAIY0OAAG2GAAhjg4AAbYYACGPDgABthgAIZAOEAC3GAAhkQ4QALcYACGSDhAAtxgAIQIAAADYBgAgCAAA5AYAIAIAAADYBgAgCAAA5AYAIAMAAADVBgAgDwAA3QYAIBAAAOIGACABAAAA1QYAIAEAAADYBgAgDhUAALwdACAWAAC_HQAgFwAAvh0AICgAAL0dACApAADAHQAgiA4AAOkXACCJDgAA6RcAIIwOAADpFwAgjQ4AAOkXACCODgAA6RcAII8OAADpFwAgkA4AAOkXACCRDgAA6RcAIJIOAADpFwAgFMgIAQD4FAAhwQ0AAP8WADDCDQAA6wYAEMMNAAD_FgAwxg0EAPcUACGEDgQA9xQAIYUOBAD3FAAhhg4CAPsUACGHDgIA-xQAIYgOIACuFQAhiQ4gAK4VACGKDgEA-BQAIYsOAAGvFQAhjA4AAbAVACGNDgABsBUAIY4OAAGwFQAhjw4AAbAVACGQDhAAsRUAIZEOEACxFQAhkg4QALEVACEDAAAA2AYAIAMAAOoGADAUAADrBgAgAwAAANgGACADAADZBgAwBAAA1QYAIAnICAEAlxUAIcENAAD9FgAwwg0AAPEGABDDDQAA_RYAMIQOBACiFQAhnQ4CAJ8VACGkDgQAohUAIesOAAG9FQAhhRAAAP4WACABAAAA7gYAIAEAAADuBgAgCMgIAQCXFQAhwQ0AAP0WADDCDQAA8QYAEMMNAAD9FgAwhA4EAKIVACGdDgIAnxUAIaQOBACiFQAh6w4AAb0VACEB6w4AAOkXACADAAAA8QYAIAMAAPIGADAEAADuBgAgAwAAAPEGACADAADyBgAwBAAA7gYAIAMAAADxBgAgAwAA8gYAMAQAAO4GACAFyAgBAAAAAYQOBAAAAAGdDgIAAAABpA4EAAAAAesOAAEAAAEBCAAA9gYAIAXICAEAAAABhA4EAAAAAZ0OAgAAAAGkDgQAAAAB6w4AAQAAAQEIAAD4BgAwAQgAAPgGADAFyAgBAPQXACGEDgQA7xcAIZ0OAgDyFwAhpA4EAO8XACHrDgABthgAIQIAAADuBgAgCAAA-wYAIAXICAEA9BcAIYQOBADvFwAhnQ4CAPIXACGkDgQA7xcAIesOAAG2GAAhAgAAAPEGACAIAAD9BgAgAgAAAPEGACAIAAD9BgAgAwAAAO4GACAPAAD2BgAgEAAA-wYAIAEAAADuBgAgAQAAAPEGACAGFQAAtx0AIBYAALodACAXAAC5HQAgKAAAuB0AICkAALsdACDrDgAA6RcAIAjICAEA-BQAIcENAAD8FgAwwg0AAIQHABDDDQAA_BYAMIQOBAD3FAAhnQ4CAPsUACGkDgQA9xQAIesOAAGwFQAhAwAAAPEGACADAACDBwAwFAAAhAcAIAMAAADxBgAgAwAA8gYAMAQAAO4GACAIyAgBAJcVACHBDQAA-hYAMMINAACKBwAQww0AAPoWADCEDgQAohUAIesOAAG8FQAhgxAEAKIVACGEEAAA-xYAIAEAAACHBwAgAQAAAIcHACAHyAgBAJcVACHBDQAA-hYAMMINAACKBwAQww0AAPoWADCEDgQAohUAIesOAAG8FQAhgxAEAKIVACEAAwAAAIoHACADAACLBwAwBAAAhwcAIAMAAACKBwAgAwAAiwcAMAQAAIcHACADAAAAigcAIAMAAIsHADAEAACHBwAgBMgIAQAAAAGEDgQAAAAB6w4AAQAAAYMQBAAAAAEBCAAAjwcAIATICAEAAAABhA4EAAAAAesOAAEAAAGDEAQAAAABAQgAAJEHADABCAAAkQcAMATICAEA9BcAIYQOBADvFwAh6w4AAbUYACGDEAQA7xcAIQIAAACHBwAgCAAAlAcAIATICAEA9BcAIYQOBADvFwAh6w4AAbUYACGDEAQA7xcAIQIAAACKBwAgCAAAlgcAIAIAAACKBwAgCAAAlgcAIAMAAACHBwAgDwAAjwcAIBAAAJQHACABAAAAhwcAIAEAAACKBwAgBRUAALIdACAWAAC1HQAgFwAAtB0AICgAALMdACApAAC2HQAgB8gIAQD4FAAhwQ0AAPkWADDCDQAAnQcAEMMNAAD5FgAwhA4EAPcUACHrDgABrxUAIYMQBAD3FAAhAwAAAIoHACADAACcBwAwFAAAnQcAIAMAAACKBwAgAwAAiwcAMAQAAIcHACAJyAgBAJcVACHBDQAA9xYAMMINAACjBwAQww0AAPcWADCEDgQAohUAIf8PAQCXFQAhgBACAJ8VACGBEAIAnxUAIYIQAAD4FgAgAQAAAKAHACABAAAAoAcAIAjICAEAlxUAIcENAAD3FgAwwg0AAKMHABDDDQAA9xYAMIQOBACiFQAh_w8BAJcVACGAEAIAnxUAIYEQAgCfFQAhAAMAAACjBwAgAwAApAcAMAQAAKAHACADAAAAowcAIAMAAKQHADAEAACgBwAgAwAAAKMHACADAACkBwAwBAAAoAcAIAXICAEAAAABhA4EAAAAAf8PAQAAAAGAEAIAAAABgRACAAAAAQEIAACoBwAgBcgIAQAAAAGEDgQAAAAB_w8BAAAAAYAQAgAAAAGBEAIAAAABAQgAAKoHADABCAAAqgcAMAXICAEA9BcAIYQOBADvFwAh_w8BAPQXACGAEAIA8hcAIYEQAgDyFwAhAgAAAKAHACAIAACtBwAgBcgIAQD0FwAhhA4EAO8XACH_DwEA9BcAIYAQAgDyFwAhgRACAPIXACECAAAAowcAIAgAAK8HACACAAAAowcAIAgAAK8HACADAAAAoAcAIA8AAKgHACAQAACtBwAgAQAAAKAHACABAAAAowcAIAUVAACtHQAgFgAAsB0AIBcAAK8dACAoAACuHQAgKQAAsR0AIAjICAEA-BQAIcENAAD2FgAwwg0AALYHABDDDQAA9hYAMIQOBAD3FAAh_w8BAPgUACGAEAIA-xQAIYEQAgD7FAAhAwAAAKMHACADAAC1BwAwFAAAtgcAIAMAAACjBwAgAwAApAcAMAQAAKAHACAHyAgBAAAAAcENAAD1FgAwwg0AALwHABDDDQAA9RYAMNgPAgCfFQAh2g8AAKoVACD-DwEAlxUAIQEAAAC5BwAgAQAAALkHACAHyAgBAJcVACHBDQAA9RYAMMINAAC8BwAQww0AAPUWADDYDwIAnxUAIdoPAACqFQAg_g8BAJcVACEAAwAAALwHACADAAC9BwAwBAAAuQcAIAMAAAC8BwAgAwAAvQcAMAQAALkHACADAAAAvAcAIAMAAL0HADAEAAC5BwAgBMgIAQAAAAHYDwIAAAAB2g-AAAAAAf4PAQAAAAEBCAAAwQcAIATICAEAAAAB2A8CAAAAAdoPgAAAAAH-DwEAAAABAQgAAMMHADABCAAAwwcAMATICAEA9BcAIdgPAgDyFwAh2g-AAAAAAf4PAQD0FwAhAgAAALkHACAIAADGBwAgBMgIAQD0FwAh2A8CAPIXACHaD4AAAAAB_g8BAPQXACECAAAAvAcAIAgAAMgHACACAAAAvAcAIAgAAMgHACADAAAAuQcAIA8AAMEHACAQAADGBwAgAQAAALkHACABAAAAvAcAIAUVAACoHQAgFgAAqx0AIBcAAKodACAoAACpHQAgKQAArB0AIAfICAEA-BQAIcENAAD0FgAwwg0AAM8HABDDDQAA9BYAMNgPAgD7FAAh2g8AAKcVACD-DwEA-BQAIQMAAAC8BwAgAwAAzgcAMBQAAM8HACADAAAAvAcAIAMAAL0HADAEAAC5BwAgBcENAADzFgAwwg0AANUHABDDDQAA8xYAMIIOAQAAAAH9DwIAnxUAIQEAAADSBwAgAQAAANIHACAFwQ0AAPMWADDCDQAA1QcAEMMNAADzFgAwgg4BAJcVACH9DwIAnxUAIQADAAAA1QcAIAMAANYHADAEAADSBwAgAwAAANUHACADAADWBwAwBAAA0gcAIAMAAADVBwAgAwAA1gcAMAQAANIHACACgg4BAAAAAf0PAgAAAAEBCAAA2gcAIAKCDgEAAAAB_Q8CAAAAAQEIAADcBwAwAQgAANwHADACgg4BAPQXACH9DwIA8hcAIQIAAADSBwAgCAAA3wcAIAKCDgEA9BcAIf0PAgDyFwAhAgAAANUHACAIAADhBwAgAgAAANUHACAIAADhBwAgAwAAANIHACAPAADaBwAgEAAA3wcAIAEAAADSBwAgAQAAANUHACAFFQAAox0AIBYAAKYdACAXAAClHQAgKAAApB0AICkAAKcdACAFwQ0AAPIWADDCDQAA6AcAEMMNAADyFgAwgg4BAPgUACH9DwIA-xQAIQMAAADVBwAgAwAA5wcAMBQAAOgHACADAAAA1QcAIAMAANYHADAEAADSBwAgD48NAgCfFQAhwQ0AAPAWADDCDQAA7gcAEMMNAADwFgAwxg1AAJsVACGEDgQAohUAIYUOBACiFQAhhg4CAJ8VACGLDgEAmRUAIb8OAQCXFQAhhw8BAJcVACH5DwQAzxUAIfoPQACbFQAh-w9AAJoVACH8DwAA8RYAIAEAAADrBwAgAQAAAOsHACAOjw0CAJ8VACHBDQAA8BYAMMINAADuBwAQww0AAPAWADDGDUAAmxUAIYQOBACiFQAhhQ4EAKIVACGGDgIAnxUAIYsOAQCZFQAhvw4BAJcVACGHDwEAlxUAIfkPBADPFQAh-g9AAJsVACH7D0AAmhUAIQOLDgAA6RcAIPkPAADpFwAg-w8AAOkXACADAAAA7gcAIAMAAO8HADAEAADrBwAgAwAAAO4HACADAADvBwAwBAAA6wcAIAMAAADuBwAgAwAA7wcAMAQAAOsHACALjw0CAAAAAcYNQAAAAAGEDgQAAAABhQ4EAAAAAYYOAgAAAAGLDgEAAAABvw4BAAAAAYcPAQAAAAH5DwQAAAAB-g9AAAAAAfsPQAAAAAEBCAAA8wcAIAuPDQIAAAABxg1AAAAAAYQOBAAAAAGFDgQAAAABhg4CAAAAAYsOAQAAAAG_DgEAAAABhw8BAAAAAfkPBAAAAAH6D0AAAAAB-w9AAAAAAQEIAAD1BwAwAQgAAPUHADALjw0CAPIXACHGDUAA8BcAIYQOBADvFwAhhQ4EAO8XACGGDgIA8hcAIYsOAQDzFwAhvw4BAPQXACGHDwEA9BcAIfkPBADbGAAh-g9AAPAXACH7D0AA_BcAIQIAAADrBwAgCAAA-AcAIAuPDQIA8hcAIcYNQADwFwAhhA4EAO8XACGFDgQA7xcAIYYOAgDyFwAhiw4BAPMXACG_DgEA9BcAIYcPAQD0FwAh-Q8EANsYACH6D0AA8BcAIfsPQAD8FwAhAgAAAO4HACAIAAD6BwAgAgAAAO4HACAIAAD6BwAgAwAAAOsHACAPAADzBwAgEAAA-AcAIAEAAADrBwAgAQAAAO4HACAIFQAAnh0AIBYAAKEdACAXAACgHQAgKAAAnx0AICkAAKIdACCLDgAA6RcAIPkPAADpFwAg-w8AAOkXACAOjw0CAPsUACHBDQAA7xYAMMINAACBCAAQww0AAO8WADDGDUAA-RQAIYQOBAD3FAAhhQ4EAPcUACGGDgIA-xQAIYsOAQD8FAAhvw4BAPgUACGHDwEA-BQAIfkPBADLFQAh-g9AAPkUACH7D0AAjhUAIQMAAADuBwAgAwAAgAgAMBQAAIEIACADAAAA7gcAIAMAAO8HADAEAADrBwAgCcgIAQCXFQAhwQ0AAO0WADDCDQAAhwgAEMMNAADtFgAwhA4EAKIVACGFDgQAohUAIYYOAgCfFQAh9w8gAJgVACH4DwAA7hYAIAEAAACECAAgAQAAAIQIACAIyAgBAJcVACHBDQAA7RYAMMINAACHCAAQww0AAO0WADCEDgQAohUAIYUOBACiFQAhhg4CAJ8VACH3DyAAmBUAIQADAAAAhwgAIAMAAIgIADAEAACECAAgAwAAAIcIACADAACICAAwBAAAhAgAIAMAAACHCAAgAwAAiAgAMAQAAIQIACAFyAgBAAAAAYQOBAAAAAGFDgQAAAABhg4CAAAAAfcPIAAAAAEBCAAAjAgAIAXICAEAAAABhA4EAAAAAYUOBAAAAAGGDgIAAAAB9w8gAAAAAQEIAACOCAAwAQgAAI4IADAFyAgBAPQXACGEDgQA7xcAIYUOBADvFwAhhg4CAPIXACH3DyAAkhgAIQIAAACECAAgCAAAkQgAIAXICAEA9BcAIYQOBADvFwAhhQ4EAO8XACGGDgIA8hcAIfcPIACSGAAhAgAAAIcIACAIAACTCAAgAgAAAIcIACAIAACTCAAgAwAAAIQIACAPAACMCAAgEAAAkQgAIAEAAACECAAgAQAAAIcIACAFFQAAmR0AIBYAAJwdACAXAACbHQAgKAAAmh0AICkAAJ0dACAIyAgBAPgUACHBDQAA7BYAMMINAACaCAAQww0AAOwWADCEDgQA9xQAIYUOBAD3FAAhhg4CAPsUACH3DyAAkxUAIQMAAACHCAAgAwAAmQgAMBQAAJoIACADAAAAhwgAIAMAAIgIADAEAACECAAgIKgFAADdFgAgqQUAAN4WACCqBQAA3xYAIKsFAADgFgAgrAUAAOEWACCwBwAAoBUAIMENAADcFgAwwg0AALkIABDDDQAA3BYAMMQNAQAAAAHGDQQAzxUAIegNQACbFQAh6Q0BAJcVACGEDgQAzxUAIZwOAQCXFQAhvw4BAJkVACHLDgAAoBUAIPwOAQCXFQAhhA9AAJsVACGYDwEAmRUAIbsPQACaFQAh6A8BAJcVACHpDyAAmBUAIeoPAQCZFQAh6w8BAJkVACHsDwAAoBUAIO0PAACgFQAg7g8AAKoVACDvDyAAmBUAIfAPAACSFQAg8Q8CAJ8VACHyD0AAmhUAIQEAAACdCAAgB6cFAADjFgAgwQ0AAOsWADDCDQAAnwgAEMMNAADrFgAwxw8CAJ8VACHIDwABvBUAIcoPAQCXFQAhAacFAACYHQAgCKcFAADjFgAgwQ0AAOsWADDCDQAAnwgAEMMNAADrFgAwxw8CAJ8VACHIDwABvBUAIcoPAQCXFQAh9g8AAOoWACADAAAAnwgAIAMAAKAIADAEAAChCAAgGIUDAQCXFQAhpwUAAOMWACC8DAIAnxUAIcENAADpFgAwwg0AAKMIABDDDQAA6RYAMIIOAQCZFQAh0w4CAJ4VACHcDgEAmRUAIZkPAQCZFQAhqA8BAJkVACHKDwEAlxUAIdcPAgCeFQAh3A8gALsVACHdDwIAnxUAId8PAQCXFQAh4A8BAJkVACHhDwIAnhUAIeIPAACgFQAg4w8BAJkVACHkDwEAmRUAIeUPAACSFQAg5g8gALsVACHnDwIAnhUAIQ-nBQAAmB0AIIIOAADpFwAg0w4AAOkXACDcDgAA6RcAIJkPAADpFwAgqA8AAOkXACDXDwAA6RcAINwPAADpFwAg4A8AAOkXACDhDwAA6RcAIOIPAADpFwAg4w8AAOkXACDkDwAA6RcAIOYPAADpFwAg5w8AAOkXACAZhQMBAJcVACGnBQAA4xYAILwMAgCfFQAhwQ0AAOkWADDCDQAAowgAEMMNAADpFgAwgg4BAJkVACHTDgIAnhUAIdwOAQCZFQAhmQ8BAJkVACGoDwEAmRUAIcoPAQCXFQAh1w8CAJ4VACHcDyAAuxUAId0PAgCfFQAh3w8BAJcVACHgDwEAmRUAIeEPAgCeFQAh4g8AAKAVACDjDwEAmRUAIeQPAQCZFQAh5Q8AAJIVACDmDyAAuxUAIecPAgCeFQAh9Q8AAOgWACADAAAAowgAIAMAAKQIADAEAAClCAAgCacFAADjFgAgvAwCAJ8VACHBDQAA5xYAMMINAACnCAAQww0AAOcWADC_DgEAlxUAIcoPAQCXFQAh3Q8CAJ4VACHeDwEAlxUAIQKnBQAAmB0AIN0PAADpFwAgCqcFAADjFgAgvAwCAJ8VACHBDQAA5xYAMMINAACnCAAQww0AAOcWADC_DgEAlxUAIcoPAQCXFQAh3Q8CAJ4VACHeDwEAlxUAIfQPAADmFgAgAwAAAKcIACADAACoCAAwBAAAqQgAIAunBQAA4xYAIMENAADlFgAwwg0AAKsIABDDDQAA5RYAMMoPAQCXFQAh1w8CAJ8VACHYDwIAnxUAIdkPAgCfFQAh2g8AAJIVACDbDwAAqhUAINwPAQCXFQAhAacFAACYHQAgDKcFAADjFgAgwQ0AAOUWADDCDQAAqwgAEMMNAADlFgAwyg8BAJcVACHXDwIAnxUAIdgPAgCfFQAh2Q8CAJ8VACHaDwAAkhUAINsPAACqFQAg3A8BAJcVACHzDwAA5BYAIAMAAACrCAAgAwAArAgAMAQAAK0IACAJpwUAAOMWACDBDQAA4hYAMMINAACvCAAQww0AAOIWADDEDQEAlxUAIegNQACbFQAhhA9AAJsVACGhDwABvBUAIcoPAQCXFQAhAacFAACYHQAgCacFAADjFgAgwQ0AAOIWADDCDQAArwgAEMMNAADiFgAwxA0BAAAAAegNQACbFQAhhA9AAJsVACGhDwABAAAByg8BAJcVACEDAAAArwgAIAMAALAIADAEAACxCAAgAQAAAJ8IACABAAAAowgAIAEAAACnCAAgAQAAAKsIACABAAAArwgAIAEAAACdCAAgIKgFAADdFgAgqQUAAN4WACCqBQAA3xYAIKsFAADgFgAgrAUAAOEWACCwBwAAoBUAIMENAADcFgAwwg0AALkIABDDDQAA3BYAMMQNAQCXFQAhxg0EAM8VACHoDUAAmxUAIekNAQCXFQAhhA4EAM8VACGcDgEAlxUAIb8OAQCZFQAhyw4AAKAVACD8DgEAlxUAIYQPQACbFQAhmA8BAJkVACG7D0AAmhUAIegPAQCXFQAh6Q8gAJgVACHqDwEAmRUAIesPAQCZFQAh7A8AAKAVACDtDwAAoBUAIO4PAACqFQAg7w8gAJgVACHwDwAAkhUAIPEPAgCfFQAh8g9AAJoVACERqAUAAJMdACCpBQAAlB0AIKoFAACVHQAgqwUAAJYdACCsBQAAlx0AILAHAADpFwAgxg0AAOkXACCEDgAA6RcAIL8OAADpFwAgyw4AAOkXACCYDwAA6RcAILsPAADpFwAg6g8AAOkXACDrDwAA6RcAIOwPAADpFwAg7Q8AAOkXACDyDwAA6RcAIAMAAAC5CAAgAwAAuggAMAQAAJ0IACADAAAAuQgAIAMAALoIADAEAACdCAAgAwAAALkIACADAAC6CAAwBAAAnQgAIB2oBQAAjh0AIKkFAACPHQAgqgUAAJAdACCrBQAAkR0AIKwFAACSHQAgsAeAAAAAAcQNAQAAAAHGDQQAAAAB6A1AAAAAAekNAQAAAAGEDgQAAAABnA4BAAAAAb8OAQAAAAHLDoAAAAAB_A4BAAAAAYQPQAAAAAGYDwEAAAABuw9AAAAAAegPAQAAAAHpDyAAAAAB6g8BAAAAAesPAQAAAAHsD4AAAAAB7Q-AAAAAAe4PgAAAAAHvDyAAAAAB8A8AAI0dACDxDwIAAAAB8g9AAAAAAQEIAAC-CAAgGLAHgAAAAAHEDQEAAAABxg0EAAAAAegNQAAAAAHpDQEAAAABhA4EAAAAAZwOAQAAAAG_DgEAAAAByw6AAAAAAfwOAQAAAAGED0AAAAABmA8BAAAAAbsPQAAAAAHoDwEAAAAB6Q8gAAAAAeoPAQAAAAHrDwEAAAAB7A-AAAAAAe0PgAAAAAHuD4AAAAAB7w8gAAAAAfAPAACNHQAg8Q8CAAAAAfIPQAAAAAEBCAAAwAgAMAEIAADACAAwHagFAADMHAAgqQUAAM0cACCqBQAAzhwAIKsFAADPHAAgrAUAANAcACCwB4AAAAABxA0BAPQXACHGDQQA2xgAIegNQADwFwAh6Q0BAPQXACGEDgQA2xgAIZwOAQD0FwAhvw4BAPMXACHLDoAAAAAB_A4BAPQXACGED0AA8BcAIZgPAQDzFwAhuw9AAPwXACHoDwEA9BcAIekPIACSGAAh6g8BAPMXACHrDwEA8xcAIewPgAAAAAHtD4AAAAAB7g-AAAAAAe8PIACSGAAh8A8AAMscACDxDwIA8hcAIfIPQAD8FwAhAgAAAJ0IACAIAADDCAAgGLAHgAAAAAHEDQEA9BcAIcYNBADbGAAh6A1AAPAXACHpDQEA9BcAIYQOBADbGAAhnA4BAPQXACG_DgEA8xcAIcsOgAAAAAH8DgEA9BcAIYQPQADwFwAhmA8BAPMXACG7D0AA_BcAIegPAQD0FwAh6Q8gAJIYACHqDwEA8xcAIesPAQDzFwAh7A-AAAAAAe0PgAAAAAHuD4AAAAAB7w8gAJIYACHwDwAAyxwAIPEPAgDyFwAh8g9AAPwXACECAAAAuQgAIAgAAMUIACACAAAAuQgAIAgAAMUIACADAAAAnQgAIA8AAL4IACAQAADDCAAgAQAAAJ0IACABAAAAuQgAIBEVAADGHAAgFgAAyRwAIBcAAMgcACAoAADHHAAgKQAAyhwAILAHAADpFwAgxg0AAOkXACCEDgAA6RcAIL8OAADpFwAgyw4AAOkXACCYDwAA6RcAILsPAADpFwAg6g8AAOkXACDrDwAA6RcAIOwPAADpFwAg7Q8AAOkXACDyDwAA6RcAIBuwBwAA_RQAIMENAADbFgAwwg0AAMwIABDDDQAA2xYAMMQNAQD4FAAhxg0EAMsVACHoDUAA-RQAIekNAQD4FAAhhA4EAMsVACGcDgEA-BQAIb8OAQD8FAAhyw4AAP0UACD8DgEA-BQAIYQPQAD5FAAhmA8BAPwUACG7D0AAjhUAIegPAQD4FAAh6Q8gAJMVACHqDwEA_BQAIesPAQD8FAAh7A8AAP0UACDtDwAA_RQAIO4PAACnFQAg7w8gAJMVACHwDwAAkhUAIPEPAgD7FAAh8g9AAI4VACEDAAAAuQgAIAMAAMsIADAUAADMCAAgAwAAALkIACADAAC6CAAwBAAAnQgAIAEAAAChCAAgAQAAAKEIACADAAAAnwgAIAMAAKAIADAEAAChCAAgAwAAAJ8IACADAACgCAAwBAAAoQgAIAMAAACfCAAgAwAAoAgAMAQAAKEIACAEpwUAAMUcACDHDwIAAAAByA8AAQAAAcoPAQAAAAEBCAAA1AgAIAPHDwIAAAAByA8AAQAAAcoPAQAAAAEBCAAA1ggAMAEIAADWCAAwBKcFAADEHAAgxw8CAPIXACHIDwABtRgAIcoPAQD0FwAhAgAAAKEIACAIAADZCAAgA8cPAgDyFwAhyA8AAbUYACHKDwEA9BcAIQIAAACfCAAgCAAA2wgAIAIAAACfCAAgCAAA2wgAIAMAAAChCAAgDwAA1AgAIBAAANkIACABAAAAoQgAIAEAAACfCAAgBRUAAL8cACAWAADCHAAgFwAAwRwAICgAAMAcACApAADDHAAgBsENAADaFgAwwg0AAOIIABDDDQAA2hYAMMcPAgD7FAAhyA8AAa8VACHKDwEA-BQAIQMAAACfCAAgAwAA4QgAMBQAAOIIACADAAAAnwgAIAMAAKAIADAEAAChCAAgAQAAAKUIACABAAAApQgAIAMAAACjCAAgAwAApAgAMAQAAKUIACADAAAAowgAIAMAAKQIADAEAAClCAAgAwAAAKMIACADAACkCAAwBAAApQgAIBWFAwEAAAABpwUAAL4cACC8DAIAAAABgg4BAAAAAdMOAgAAAAHcDgEAAAABmQ8BAAAAAagPAQAAAAHKDwEAAAAB1w8CAAAAAdwPIAAAAAHdDwIAAAAB3w8BAAAAAeAPAQAAAAHhDwIAAAAB4g-AAAAAAeMPAQAAAAHkDwEAAAAB5Q8AAL0cACDmDyAAAAAB5w8CAAAAAQEIAADqCAAgFIUDAQAAAAG8DAIAAAABgg4BAAAAAdMOAgAAAAHcDgEAAAABmQ8BAAAAAagPAQAAAAHKDwEAAAAB1w8CAAAAAdwPIAAAAAHdDwIAAAAB3w8BAAAAAeAPAQAAAAHhDwIAAAAB4g-AAAAAAeMPAQAAAAHkDwEAAAAB5Q8AAL0cACDmDyAAAAAB5w8CAAAAAQEIAADsCAAwAQgAAOwIADAVhQMBAPQXACGnBQAAvBwAILwMAgDyFwAhgg4BAPMXACHTDgIA8RcAIdwOAQDzFwAhmQ8BAPMXACGoDwEA8xcAIcoPAQD0FwAh1w8CAPEXACHcDyAAtBgAId0PAgDyFwAh3w8BAPQXACHgDwEA8xcAIeEPAgDxFwAh4g-AAAAAAeMPAQDzFwAh5A8BAPMXACHlDwAAuxwAIOYPIAC0GAAh5w8CAPEXACECAAAApQgAIAgAAO8IACAUhQMBAPQXACG8DAIA8hcAIYIOAQDzFwAh0w4CAPEXACHcDgEA8xcAIZkPAQDzFwAhqA8BAPMXACHKDwEA9BcAIdcPAgDxFwAh3A8gALQYACHdDwIA8hcAId8PAQD0FwAh4A8BAPMXACHhDwIA8RcAIeIPgAAAAAHjDwEA8xcAIeQPAQDzFwAh5Q8AALscACDmDyAAtBgAIecPAgDxFwAhAgAAAKMIACAIAADxCAAgAgAAAKMIACAIAADxCAAgAwAAAKUIACAPAADqCAAgEAAA7wgAIAEAAAClCAAgAQAAAKMIACATFQAAthwAIBYAALkcACAXAAC4HAAgKAAAtxwAICkAALocACCCDgAA6RcAINMOAADpFwAg3A4AAOkXACCZDwAA6RcAIKgPAADpFwAg1w8AAOkXACDcDwAA6RcAIOAPAADpFwAg4Q8AAOkXACDiDwAA6RcAIOMPAADpFwAg5A8AAOkXACDmDwAA6RcAIOcPAADpFwAgF4UDAQD4FAAhvAwCAPsUACHBDQAA2RYAMMINAAD4CAAQww0AANkWADCCDgEA_BQAIdMOAgD6FAAh3A4BAPwUACGZDwEA_BQAIagPAQD8FAAhyg8BAPgUACHXDwIA-hQAIdwPIACuFQAh3Q8CAPsUACHfDwEA-BQAIeAPAQD8FAAh4Q8CAPoUACHiDwAA_RQAIOMPAQD8FAAh5A8BAPwUACHlDwAAkhUAIOYPIACuFQAh5w8CAPoUACEDAAAAowgAIAMAAPcIADAUAAD4CAAgAwAAAKMIACADAACkCAAwBAAApQgAIAEAAACpCAAgAQAAAKkIACADAAAApwgAIAMAAKgIADAEAACpCAAgAwAAAKcIACADAACoCAAwBAAAqQgAIAMAAACnCAAgAwAAqAgAMAQAAKkIACAGpwUAALUcACC8DAIAAAABvw4BAAAAAcoPAQAAAAHdDwIAAAAB3g8BAAAAAQEIAACACQAgBbwMAgAAAAG_DgEAAAAByg8BAAAAAd0PAgAAAAHeDwEAAAABAQgAAIIJADABCAAAggkAMAanBQAAtBwAILwMAgDyFwAhvw4BAPQXACHKDwEA9BcAId0PAgDxFwAh3g8BAPQXACECAAAAqQgAIAgAAIUJACAFvAwCAPIXACG_DgEA9BcAIcoPAQD0FwAh3Q8CAPEXACHeDwEA9BcAIQIAAACnCAAgCAAAhwkAIAIAAACnCAAgCAAAhwkAIAMAAACpCAAgDwAAgAkAIBAAAIUJACABAAAAqQgAIAEAAACnCAAgBhUAAK8cACAWAACyHAAgFwAAsRwAICgAALAcACApAACzHAAg3Q8AAOkXACAIvAwCAPsUACHBDQAA2BYAMMINAACOCQAQww0AANgWADC_DgEA-BQAIcoPAQD4FAAh3Q8CAPoUACHeDwEA-BQAIQMAAACnCAAgAwAAjQkAMBQAAI4JACADAAAApwgAIAMAAKgIADAEAACpCAAgAQAAAK0IACABAAAArQgAIAMAAACrCAAgAwAArAgAMAQAAK0IACADAAAAqwgAIAMAAKwIADAEAACtCAAgAwAAAKsIACADAACsCAAwBAAArQgAIAinBQAArhwAIMoPAQAAAAHXDwIAAAAB2A8CAAAAAdkPAgAAAAHaDwAArRwAINsPgAAAAAHcDwEAAAABAQgAAJYJACAHyg8BAAAAAdcPAgAAAAHYDwIAAAAB2Q8CAAAAAdoPAACtHAAg2w-AAAAAAdwPAQAAAAEBCAAAmAkAMAEIAACYCQAwCKcFAACsHAAgyg8BAPQXACHXDwIA8hcAIdgPAgDyFwAh2Q8CAPIXACHaDwAAqxwAINsPgAAAAAHcDwEA9BcAIQIAAACtCAAgCAAAmwkAIAfKDwEA9BcAIdcPAgDyFwAh2A8CAPIXACHZDwIA8hcAIdoPAACrHAAg2w-AAAAAAdwPAQD0FwAhAgAAAKsIACAIAACdCQAgAgAAAKsIACAIAACdCQAgAwAAAK0IACAPAACWCQAgEAAAmwkAIAEAAACtCAAgAQAAAKsIACAFFQAAphwAIBYAAKkcACAXAACoHAAgKAAApxwAICkAAKocACAKwQ0AANcWADDCDQAApAkAEMMNAADXFgAwyg8BAPgUACHXDwIA-xQAIdgPAgD7FAAh2Q8CAPsUACHaDwAAkhUAINsPAACnFQAg3A8BAPgUACEDAAAAqwgAIAMAAKMJADAUAACkCQAgAwAAAKsIACADAACsCAAwBAAArQgAIAEAAACxCAAgAQAAALEIACADAAAArwgAIAMAALAIADAEAACxCAAgAwAAAK8IACADAACwCAAwBAAAsQgAIAMAAACvCAAgAwAAsAgAMAQAALEIACAGpwUAAKUcACDEDQEAAAAB6A1AAAAAAYQPQAAAAAGhDwABAAAByg8BAAAAAQEIAACsCQAgBcQNAQAAAAHoDUAAAAABhA9AAAAAAaEPAAEAAAHKDwEAAAABAQgAAK4JADABCAAArgkAMAanBQAApBwAIMQNAQD0FwAh6A1AAPAXACGED0AA8BcAIaEPAAG1GAAhyg8BAPQXACECAAAAsQgAIAgAALEJACAFxA0BAPQXACHoDUAA8BcAIYQPQADwFwAhoQ8AAbUYACHKDwEA9BcAIQIAAACvCAAgCAAAswkAIAIAAACvCAAgCAAAswkAIAMAAACxCAAgDwAArAkAIBAAALEJACABAAAAsQgAIAEAAACvCAAgAxUAAKEcACAWAACjHAAgFwAAohwAIAjBDQAA1hYAMMINAAC6CQAQww0AANYWADDEDQEA-BQAIegNQAD5FAAhhA9AAPkUACGhDwABrxUAIcoPAQD4FAAhAwAAAK8IACADAAC5CQAwFAAAugkAIAMAAACvCAAgAwAAsAgAMAQAALEIACAcjgYAAM8WACCPBgAA0BYAIMENAADOFgAwwg0AAMoJABDDDQAAzhYAMMQNAQAAAAHoDUAAmxUAIekNAQCXFQAhkA4BAJkVACGZDgIAnxUAIZwOAQCXFQAhpg5AAJoVACG_DgEAmRUAIdEOBADPFQAh8A4BAJkVACGDDwEAmRUAIZgPAQCZFQAhyg8BAJcVACHLDwEAlxUAIcwPEAC-FQAhzQ8QAL4VACHODwIAnhUAIc8PAAG9FQAh0A8CAJ4VACHRDxAAvhUAIdIPBADPFQAh0w8AAKAVACDUDwEAmRUAIQEAAAC9CQAgCY0GAADTFgAgwQ0AANUWADDCDQAAvwkAEMMNAADVFgAwgg4BAJcVACGQDhAAvhUAId8OAgCfFQAhxg8BAJcVACHJDwIAnxUAIQKNBgAAoBwAIJAOAADpFwAgCo0GAADTFgAgwQ0AANUWADDCDQAAvwkAEMMNAADVFgAwgg4BAJcVACGQDhAAvhUAId8OAgCfFQAhxg8BAJcVACHJDwIAnxUAIdYPAADUFgAgAwAAAL8JACADAADACQAwBAAAwQkAIAeNBgAA0xYAIMENAADSFgAwwg0AAMMJABDDDQAA0hYAMMYPAQCXFQAhxw8CAJ8VACHIDwABvBUAIQGNBgAAoBwAIAiNBgAA0xYAIMENAADSFgAwwg0AAMMJABDDDQAA0hYAMMYPAQCXFQAhxw8CAJ8VACHIDwABvBUAIdUPAADRFgAgAwAAAMMJACADAADECQAwBAAAxQkAIAEAAAC_CQAgAQAAAMMJACABAAAAvQkAIByOBgAAzxYAII8GAADQFgAgwQ0AAM4WADDCDQAAygkAEMMNAADOFgAwxA0BAJcVACHoDUAAmxUAIekNAQCXFQAhkA4BAJkVACGZDgIAnxUAIZwOAQCXFQAhpg5AAJoVACG_DgEAmRUAIdEOBADPFQAh8A4BAJkVACGDDwEAmRUAIZgPAQCZFQAhyg8BAJcVACHLDwEAlxUAIcwPEAC-FQAhzQ8QAL4VACHODwIAnhUAIc8PAAG9FQAh0A8CAJ4VACHRDxAAvhUAIdIPBADPFQAh0w8AAKAVACDUDwEAmRUAIRKOBgAAnhwAII8GAACfHAAgkA4AAOkXACCmDgAA6RcAIL8OAADpFwAg0Q4AAOkXACDwDgAA6RcAIIMPAADpFwAgmA8AAOkXACDMDwAA6RcAIM0PAADpFwAgzg8AAOkXACDPDwAA6RcAINAPAADpFwAg0Q8AAOkXACDSDwAA6RcAINMPAADpFwAg1A8AAOkXACADAAAAygkAIAMAAMsJADAEAAC9CQAgAwAAAMoJACADAADLCQAwBAAAvQkAIAMAAADKCQAgAwAAywkAMAQAAL0JACAZjgYAAJwcACCPBgAAnRwAIMQNAQAAAAHoDUAAAAAB6Q0BAAAAAZAOAQAAAAGZDgIAAAABnA4BAAAAAaYOQAAAAAG_DgEAAAAB0Q4EAAAAAfAOAQAAAAGDDwEAAAABmA8BAAAAAcoPAQAAAAHLDwEAAAABzA8QAAAAAc0PEAAAAAHODwIAAAABzw8AAQAAAdAPAgAAAAHRDxAAAAAB0g8EAAAAAdMPgAAAAAHUDwEAAAABAQgAAM8JACAXxA0BAAAAAegNQAAAAAHpDQEAAAABkA4BAAAAAZkOAgAAAAGcDgEAAAABpg5AAAAAAb8OAQAAAAHRDgQAAAAB8A4BAAAAAYMPAQAAAAGYDwEAAAAByg8BAAAAAcsPAQAAAAHMDxAAAAABzQ8QAAAAAc4PAgAAAAHPDwABAAAB0A8CAAAAAdEPEAAAAAHSDwQAAAAB0w-AAAAAAdQPAQAAAAEBCAAA0QkAMAEIAADRCQAwGY4GAACCHAAgjwYAAIMcACDEDQEA9BcAIegNQADwFwAh6Q0BAPQXACGQDgEA8xcAIZkOAgDyFwAhnA4BAPQXACGmDkAA_BcAIb8OAQDzFwAh0Q4EANsYACHwDgEA8xcAIYMPAQDzFwAhmA8BAPMXACHKDwEA9BcAIcsPAQD0FwAhzA8QALcYACHNDxAAtxgAIc4PAgDxFwAhzw8AAbYYACHQDwIA8RcAIdEPEAC3GAAh0g8EANsYACHTD4AAAAAB1A8BAPMXACECAAAAvQkAIAgAANQJACAXxA0BAPQXACHoDUAA8BcAIekNAQD0FwAhkA4BAPMXACGZDgIA8hcAIZwOAQD0FwAhpg5AAPwXACG_DgEA8xcAIdEOBADbGAAh8A4BAPMXACGDDwEA8xcAIZgPAQDzFwAhyg8BAPQXACHLDwEA9BcAIcwPEAC3GAAhzQ8QALcYACHODwIA8RcAIc8PAAG2GAAh0A8CAPEXACHRDxAAtxgAIdIPBADbGAAh0w-AAAAAAdQPAQDzFwAhAgAAAMoJACAIAADWCQAgAgAAAMoJACAIAADWCQAgAwAAAL0JACAPAADPCQAgEAAA1AkAIAEAAAC9CQAgAQAAAMoJACAVFQAA_RsAIBYAAIAcACAXAAD_GwAgKAAA_hsAICkAAIEcACCQDgAA6RcAIKYOAADpFwAgvw4AAOkXACDRDgAA6RcAIPAOAADpFwAggw8AAOkXACCYDwAA6RcAIMwPAADpFwAgzQ8AAOkXACDODwAA6RcAIM8PAADpFwAg0A8AAOkXACDRDwAA6RcAINIPAADpFwAg0w8AAOkXACDUDwAA6RcAIBrBDQAAzRYAMMINAADdCQAQww0AAM0WADDEDQEA-BQAIegNQAD5FAAh6Q0BAPgUACGQDgEA_BQAIZkOAgD7FAAhnA4BAPgUACGmDkAAjhUAIb8OAQD8FAAh0Q4EAMsVACHwDgEA_BQAIYMPAQD8FAAhmA8BAPwUACHKDwEA-BQAIcsPAQD4FAAhzA8QALEVACHNDxAAsRUAIc4PAgD6FAAhzw8AAbAVACHQDwIA-hQAIdEPEACxFQAh0g8EAMsVACHTDwAA_RQAINQPAQD8FAAhAwAAAMoJACADAADcCQAwFAAA3QkAIAMAAADKCQAgAwAAywkAMAQAAL0JACABAAAAwQkAIAEAAADBCQAgAwAAAL8JACADAADACQAwBAAAwQkAIAMAAAC_CQAgAwAAwAkAMAQAAMEJACADAAAAvwkAIAMAAMAJADAEAADBCQAgBo0GAAD8GwAggg4BAAAAAZAOEAAAAAHfDgIAAAABxg8BAAAAAckPAgAAAAEBCAAA5QkAIAWCDgEAAAABkA4QAAAAAd8OAgAAAAHGDwEAAAAByQ8CAAAAAQEIAADnCQAwAQgAAOcJADAGjQYAAPsbACCCDgEA9BcAIZAOEAC3GAAh3w4CAPIXACHGDwEA9BcAIckPAgDyFwAhAgAAAMEJACAIAADqCQAgBYIOAQD0FwAhkA4QALcYACHfDgIA8hcAIcYPAQD0FwAhyQ8CAPIXACECAAAAvwkAIAgAAOwJACACAAAAvwkAIAgAAOwJACADAAAAwQkAIA8AAOUJACAQAADqCQAgAQAAAMEJACABAAAAvwkAIAYVAAD2GwAgFgAA-RsAIBcAAPgbACAoAAD3GwAgKQAA-hsAIJAOAADpFwAgCMENAADMFgAwwg0AAPMJABDDDQAAzBYAMIIOAQD4FAAhkA4QALEVACHfDgIA-xQAIcYPAQD4FAAhyQ8CAPsUACEDAAAAvwkAIAMAAPIJADAUAADzCQAgAwAAAL8JACADAADACQAwBAAAwQkAIAEAAADFCQAgAQAAAMUJACADAAAAwwkAIAMAAMQJADAEAADFCQAgAwAAAMMJACADAADECQAwBAAAxQkAIAMAAADDCQAgAwAAxAkAMAQAAMUJACAEjQYAAPUbACDGDwEAAAABxw8CAAAAAcgPAAEAAAEBCAAA-wkAIAPGDwEAAAABxw8CAAAAAcgPAAEAAAEBCAAA_QkAMAEIAAD9CQAwBI0GAAD0GwAgxg8BAPQXACHHDwIA8hcAIcgPAAG1GAAhAgAAAMUJACAIAACACgAgA8YPAQD0FwAhxw8CAPIXACHIDwABtRgAIQIAAADDCQAgCAAAggoAIAIAAADDCQAgCAAAggoAIAMAAADFCQAgDwAA-wkAIBAAAIAKACABAAAAxQkAIAEAAADDCQAgBRUAAO8bACAWAADyGwAgFwAA8RsAICgAAPAbACApAADzGwAgBsENAADLFgAwwg0AAIkKABDDDQAAyxYAMMYPAQD4FAAhxw8CAPsUACHIDwABrxUAIQMAAADDCQAgAwAAiAoAMBQAAIkKACADAAAAwwkAIAMAAMQJADAEAADFCQAgAQAAAIMCACABAAAAgwIAIAMAAACBAgAgAwAAggIAMAQAAIMCACADAAAAgQIAIAMAAIICADAEAACDAgAgAwAAAIECACADAACCAgAwBAAAgwIAIBCsAQAA6xsAIK8BAADsGwAgsAEAAO0bACCxAQAA7hsAIMQNAQAAAAHoDUAAAAAB6Q0BAAAAAesNAQAAAAH0DQEAAAABvg4BAAAAAYAPQAAAAAGMD0AAAAABwA8BAAAAAcMPAQAAAAHEDwAA6hsAIMUPAgAAAAEBCAAAkQoAIAzEDQEAAAAB6A1AAAAAAekNAQAAAAHrDQEAAAAB9A0BAAAAAb4OAQAAAAGAD0AAAAABjA9AAAAAAcAPAQAAAAHDDwEAAAABxA8AAOobACDFDwIAAAABAQgAAJMKADABCAAAkwoAMAEAAACFAgAgEKwBAADCGwAgrwEAAMMbACCwAQAAxBsAILEBAADFGwAgxA0BAPQXACHoDUAA8BcAIekNAQDzFwAh6w0BAPQXACH0DQEA8xcAIb4OAQD0FwAhgA9AAPwXACGMD0AA_BcAIcAPAQD0FwAhww8BAPQXACHEDwAAwRsAIMUPAgDyFwAhAgAAAIMCACAIAACXCgAgDMQNAQD0FwAh6A1AAPAXACHpDQEA8xcAIesNAQD0FwAh9A0BAPMXACG-DgEA9BcAIYAPQAD8FwAhjA9AAPwXACHADwEA9BcAIcMPAQD0FwAhxA8AAMEbACDFDwIA8hcAIQIAAACBAgAgCAAAmQoAIAIAAACBAgAgCAAAmQoAIAEAAACFAgAgAwAAAIMCACAPAACRCgAgEAAAlwoAIAEAAACDAgAgAQAAAIECACAJFQAAvBsAIBYAAL8bACAXAAC-GwAgKAAAvRsAICkAAMAbACDpDQAA6RcAIPQNAADpFwAggA8AAOkXACCMDwAA6RcAIA_BDQAAyhYAMMINAAChCgAQww0AAMoWADDEDQEA-BQAIegNQAD5FAAh6Q0BAPwUACHrDQEA-BQAIfQNAQD8FAAhvg4BAPgUACGAD0AAjhUAIYwPQACOFQAhwA8BAPgUACHDDwEA-BQAIcQPAACSFQAgxQ8CAPsUACEDAAAAgQIAIAMAAKAKADAUAAChCgAgAwAAAIECACADAACCAgAwBAAAgwIAIAnBDQAAyRYAMMINAACnCgAQww0AAMkWADDpDQEAmRUAIYMOAQCZFQAhjA9AAJsVACHADwEAAAABwQ8CAJ8VACHCDyAAmBUAIQEAAACkCgAgAQAAAKQKACAJwQ0AAMkWADDCDQAApwoAEMMNAADJFgAw6Q0BAJkVACGDDgEAmRUAIYwPQACbFQAhwA8BAJcVACHBDwIAnxUAIcIPIACYFQAhAukNAADpFwAggw4AAOkXACADAAAApwoAIAMAAKgKADAEAACkCgAgAwAAAKcKACADAACoCgAwBAAApAoAIAMAAACnCgAgAwAAqAoAMAQAAKQKACAG6Q0BAAAAAYMOAQAAAAGMD0AAAAABwA8BAAAAAcEPAgAAAAHCDyAAAAABAQgAAKwKACAG6Q0BAAAAAYMOAQAAAAGMD0AAAAABwA8BAAAAAcEPAgAAAAHCDyAAAAABAQgAAK4KADABCAAArgoAMAbpDQEA8xcAIYMOAQDzFwAhjA9AAPAXACHADwEA9BcAIcEPAgDyFwAhwg8gAJIYACECAAAApAoAIAgAALEKACAG6Q0BAPMXACGDDgEA8xcAIYwPQADwFwAhwA8BAPQXACHBDwIA8hcAIcIPIACSGAAhAgAAAKcKACAIAACzCgAgAgAAAKcKACAIAACzCgAgAwAAAKQKACAPAACsCgAgEAAAsQoAIAEAAACkCgAgAQAAAKcKACAHFQAAtxsAIBYAALobACAXAAC5GwAgKAAAuBsAICkAALsbACDpDQAA6RcAIIMOAADpFwAgCcENAADIFgAwwg0AALoKABDDDQAAyBYAMOkNAQD8FAAhgw4BAPwUACGMD0AA-RQAIcAPAQD4FAAhwQ8CAPsUACHCDyAAkxUAIQMAAACnCgAgAwAAuQoAMBQAALoKACADAAAApwoAIAMAAKgKADAEAACkCgAgAQAAAIkCACABAAAAiQIAIAMAAACHAgAgAwAAiAIAMAQAAIkCACADAAAAhwIAIAMAAIgCADAEAACJAgAgAwAAAIcCACADAACIAgAwBAAAiQIAIAYIgAAAAAGuAQAAthsAIMQNBAAAAAHGDUAAAAABig4BAAAAAbkPAQAAAAEBCAAAwgoAIAUIgAAAAAHEDQQAAAABxg1AAAAAAYoOAQAAAAG5DwEAAAABAQgAAMQKADABCAAAxAoAMAYIgAAAAAGuAQAAtRsAIMQNBADvFwAhxg1AAPAXACGKDgEA9BcAIbkPAQD0FwAhAgAAAIkCACAIAADHCgAgBQiAAAAAAcQNBADvFwAhxg1AAPAXACGKDgEA9BcAIbkPAQD0FwAhAgAAAIcCACAIAADJCgAgAgAAAIcCACAIAADJCgAgAwAAAIkCACAPAADCCgAgEAAAxwoAIAEAAACJAgAgAQAAAIcCACAFFQAAsBsAIBYAALMbACAXAACyGwAgKAAAsRsAICkAALQbACAICAAApxUAIMENAADHFgAwwg0AANAKABDDDQAAxxYAMMQNBAD3FAAhxg1AAPkUACGKDgEA-BQAIbkPAQD4FAAhAwAAAIcCACADAADPCgAwFAAA0AoAIAMAAACHAgAgAwAAiAIAMAQAAIkCACABAAAAjQIAIAEAAACNAgAgAwAAAIsCACADAACMAgAwBAAAjQIAIAMAAACLAgAgAwAAjAIAMAQAAI0CACADAAAAiwIAIAMAAIwCADAEAACNAgAgDq4BAACvGwAgxA0BAAAAAeMNAgAAAAHlDUAAAAAB5g0CAAAAAecNQAAAAAHoDUAAAAABig4BAAAAAZwOAQAAAAGmDkAAAAABuQ8BAAAAAb0PgAAAAAG-DwIAAAABvw9AAAAAAQEIAADYCgAgDcQNAQAAAAHjDQIAAAAB5Q1AAAAAAeYNAgAAAAHnDUAAAAAB6A1AAAAAAYoOAQAAAAGcDgEAAAABpg5AAAAAAbkPAQAAAAG9D4AAAAABvg8CAAAAAb8PQAAAAAEBCAAA2goAMAEIAADaCgAwDq4BAACuGwAgxA0BAPQXACHjDQIA8hcAIeUNQAD8FwAh5g0CAPIXACHnDUAA_BcAIegNQADwFwAhig4BAPQXACGcDgEA9BcAIaYOQAD8FwAhuQ8BAPQXACG9D4AAAAABvg8CAPIXACG_D0AA_BcAIQIAAACNAgAgCAAA3QoAIA3EDQEA9BcAIeMNAgDyFwAh5Q1AAPwXACHmDQIA8hcAIecNQAD8FwAh6A1AAPAXACGKDgEA9BcAIZwOAQD0FwAhpg5AAPwXACG5DwEA9BcAIb0PgAAAAAG-DwIA8hcAIb8PQAD8FwAhAgAAAIsCACAIAADfCgAgAgAAAIsCACAIAADfCgAgAwAAAI0CACAPAADYCgAgEAAA3QoAIAEAAACNAgAgAQAAAIsCACAJFQAAqRsAIBYAAKwbACAXAACrGwAgKAAAqhsAICkAAK0bACDlDQAA6RcAIOcNAADpFwAgpg4AAOkXACC_DwAA6RcAIBDBDQAAxhYAMMINAADmCgAQww0AAMYWADDEDQEA-BQAIeMNAgD7FAAh5Q1AAI4VACHmDQIA-xQAIecNQACOFQAh6A1AAPkUACGKDgEA-BQAIZwOAQD4FAAhpg5AAI4VACG5DwEA-BQAIb0PAACnFQAgvg8CAPsUACG_D0AAjhUAIQMAAACLAgAgAwAA5QoAMBQAAOYKACADAAAAiwIAIAMAAIwCADAEAACNAgAgAQAAAJECACABAAAAkQIAIAMAAACPAgAgAwAAkAIAMAQAAJECACADAAAAjwIAIAMAAJACADAEAACRAgAgAwAAAI8CACADAACQAgAwBAAAkQIAIAgIgAAAAAGuAQAAqBsAIIoOAQAAAAGeD0AAAAABuQ8BAAAAAboPAQAAAAG7D0AAAAABvA9AAAAAAQEIAADuCgAgBwiAAAAAAYoOAQAAAAGeD0AAAAABuQ8BAAAAAboPAQAAAAG7D0AAAAABvA9AAAAAAQEIAADwCgAwAQgAAPAKADAICIAAAAABrgEAAKcbACCKDgEA9BcAIZ4PQADwFwAhuQ8BAPQXACG6DwEA9BcAIbsPQADwFwAhvA9AAPwXACECAAAAkQIAIAgAAPMKACAHCIAAAAABig4BAPQXACGeD0AA8BcAIbkPAQD0FwAhug8BAPQXACG7D0AA8BcAIbwPQAD8FwAhAgAAAI8CACAIAAD1CgAgAgAAAI8CACAIAAD1CgAgAwAAAJECACAPAADuCgAgEAAA8woAIAEAAACRAgAgAQAAAI8CACAEFQAApBsAIBYAAKYbACAXAAClGwAgvA8AAOkXACAKCAAApxUAIMENAADFFgAwwg0AAPwKABDDDQAAxRYAMIoOAQD4FAAhng9AAPkUACG5DwEA-BQAIboPAQD4FAAhuw9AAPkUACG8D0AAjhUAIQMAAACPAgAgAwAA-woAMBQAAPwKACADAAAAjwIAIAMAAJACADAEAACRAgAgEcENAADEFgAwwg0AAIILABDDDQAAxBYAMMQNAQAAAAHoDUAAmxUAIasOAQCXFQAhgA9AAJsVACGED0AAmxUAIbAPAQCXFQAhsQ8BAJkVACGyDwEAlxUAIbMPAQCXFQAhtA8BAJkVACG1D0AAmhUAIbYPAQCZFQAhtw9AAJoVACG4D0AAmhUAIQEAAAD_CgAgAQAAAP8KACARwQ0AAMQWADDCDQAAggsAEMMNAADEFgAwxA0BAJcVACHoDUAAmxUAIasOAQCXFQAhgA9AAJsVACGED0AAmxUAIbAPAQCXFQAhsQ8BAJkVACGyDwEAlxUAIbMPAQCXFQAhtA8BAJkVACG1D0AAmhUAIbYPAQCZFQAhtw9AAJoVACG4D0AAmhUAIQaxDwAA6RcAILQPAADpFwAgtQ8AAOkXACC2DwAA6RcAILcPAADpFwAguA8AAOkXACADAAAAggsAIAMAAIMLADAEAAD_CgAgAwAAAIILACADAACDCwAwBAAA_woAIAMAAACCCwAgAwAAgwsAMAQAAP8KACAOxA0BAAAAAegNQAAAAAGrDgEAAAABgA9AAAAAAYQPQAAAAAGwDwEAAAABsQ8BAAAAAbIPAQAAAAGzDwEAAAABtA8BAAAAAbUPQAAAAAG2DwEAAAABtw9AAAAAAbgPQAAAAAEBCAAAhwsAIA7EDQEAAAAB6A1AAAAAAasOAQAAAAGAD0AAAAABhA9AAAAAAbAPAQAAAAGxDwEAAAABsg8BAAAAAbMPAQAAAAG0DwEAAAABtQ9AAAAAAbYPAQAAAAG3D0AAAAABuA9AAAAAAQEIAACJCwAwAQgAAIkLADAOxA0BAPQXACHoDUAA8BcAIasOAQD0FwAhgA9AAPAXACGED0AA8BcAIbAPAQD0FwAhsQ8BAPMXACGyDwEA9BcAIbMPAQD0FwAhtA8BAPMXACG1D0AA_BcAIbYPAQDzFwAhtw9AAPwXACG4D0AA_BcAIQIAAAD_CgAgCAAAjAsAIA7EDQEA9BcAIegNQADwFwAhqw4BAPQXACGAD0AA8BcAIYQPQADwFwAhsA8BAPQXACGxDwEA8xcAIbIPAQD0FwAhsw8BAPQXACG0DwEA8xcAIbUPQAD8FwAhtg8BAPMXACG3D0AA_BcAIbgPQAD8FwAhAgAAAIILACAIAACOCwAgAgAAAIILACAIAACOCwAgAwAAAP8KACAPAACHCwAgEAAAjAsAIAEAAAD_CgAgAQAAAIILACAJFQAAoRsAIBYAAKMbACAXAACiGwAgsQ8AAOkXACC0DwAA6RcAILUPAADpFwAgtg8AAOkXACC3DwAA6RcAILgPAADpFwAgEcENAADDFgAwwg0AAJULABDDDQAAwxYAMMQNAQD4FAAh6A1AAPkUACGrDgEA-BQAIYAPQAD5FAAhhA9AAPkUACGwDwEA-BQAIbEPAQD8FAAhsg8BAPgUACGzDwEA-BQAIbQPAQD8FAAhtQ9AAI4VACG2DwEA_BQAIbcPQACOFQAhuA9AAI4VACEDAAAAggsAIAMAAJQLADAUAACVCwAgAwAAAIILACADAACDCwAwBAAA_woAIAXBDQAAwhYAMMINAACbCwAQww0AAMIWADDEDQEAAAABhA9AAJsVACEBAAAAmAsAIAEAAACYCwAgBcENAADCFgAwwg0AAJsLABDDDQAAwhYAMMQNAQCXFQAhhA9AAJsVACEAAwAAAJsLACADAACcCwAwBAAAmAsAIAMAAACbCwAgAwAAnAsAMAQAAJgLACADAAAAmwsAIAMAAJwLADAEAACYCwAgAsQNAQAAAAGED0AAAAABAQgAAKALACACxA0BAAAAAYQPQAAAAAEBCAAAogsAMAEIAACiCwAwAsQNAQD0FwAhhA9AAPAXACECAAAAmAsAIAgAAKULACACxA0BAPQXACGED0AA8BcAIQIAAACbCwAgCAAApwsAIAIAAACbCwAgCAAApwsAIAMAAACYCwAgDwAAoAsAIBAAAKULACABAAAAmAsAIAEAAACbCwAgAxUAAJ4bACAWAACgGwAgFwAAnxsAIAXBDQAAwRYAMMINAACuCwAQww0AAMEWADDEDQEA-BQAIYQPQAD5FAAhAwAAAJsLACADAACtCwAwFAAArgsAIAMAAACbCwAgAwAAnAsAMAQAAJgLACAMsAcAAKoVACCxBwAAshYAILIHAACzFgAgtQcAALQWACC2BwAAtRYAIMENAACxFgAwwg0AAM8LABDDDQAAsRYAMMQNAQAAAAHoDUAAmxUAIekNAQCXFQAh_A4BAJcVACEBAAAAsQsAIA6wBwAApxYAIMENAADAFgAwwg0AALMLABDDDQAAwBYAMMQNAQCXFQAhyQ0BAJkVACHoDUAAmxUAIekNAQCXFQAh7A0CAJ8VACHFDkAAmhUAIfMOQACbFQAhmA8BAJcVACGrDwEAlxUAIawPAACgFQAgBLAHAAC1GgAgyQ0AAOkXACDFDgAA6RcAIKwPAADpFwAgDrAHAACnFgAgwQ0AAMAWADDCDQAAswsAEMMNAADAFgAwxA0BAAAAAckNAQCZFQAh6A1AAJsVACHpDQEAlxUAIewNAgCfFQAhxQ5AAJoVACHzDkAAmxUAIZgPAQCXFQAhqw8BAJcVACGsDwAAoBUAIAMAAACzCwAgAwAAtAsAMAQAALULACAIsAcAAKcWACDBDQAAvxYAMMINAAC3CwAQww0AAL8WADCYDwEAlxUAIagPAQCXFQAhqQ8BAJcVACGqD0AAmxUAIQGwBwAAtRoAIAmwBwAApxYAIMENAAC_FgAwwg0AALcLABDDDQAAvxYAMJgPAQCXFQAhqA8BAJcVACGpDwEAlxUAIaoPQACbFQAhrw8AAL4WACADAAAAtwsAIAMAALgLADAEAAC5CwAgC7AHAACnFgAgtAcAAL0WACDBDQAAvBYAMMINAAC7CwAQww0AALwWADDoDUAAmxUAIekNAQCXFQAhmA8BAJcVACGhDwEAlxUAIaYPQACaFQAhpw8CAJ8VACEDsAcAALUaACC0BwAAnRsAIKYPAADpFwAgC7AHAACnFgAgtAcAAL0WACDBDQAAvBYAMMINAAC7CwAQww0AALwWADDoDUAAmxUAIekNAQCXFQAhmA8BAJcVACGhDwEAAAABpg9AAJoVACGnDwIAnxUAIQMAAAC7CwAgAwAAvAsAMAQAAL0LACAIswcAALsWACDBDQAAuhYAMMINAAC_CwAQww0AALoWADDRDkAAmxUAIaEPAQCXFQAhpA8EAKIVACGlDwQAohUAIQGzBwAAnBsAIAmzBwAAuxYAIMENAAC6FgAwwg0AAL8LABDDDQAAuhYAMNEOQACbFQAhoQ8BAJcVACGkDwQAohUAIaUPBACiFQAhrg8AALkWACADAAAAvwsAIAMAAMALADAEAADBCwAgAQAAAL8LACALhgMCAJ8VACGwBwAApxYAILcHAACoFgAgwQ0AAKYWADDCDQAAxAsAEMMNAACmFgAw6Q0BAJcVACGYDwEAlxUAIZ4PQACbFQAhnw8gAJgVACGgD0AAmhUAIQEAAADECwAgD7YHAAC4FgAgwQ0AALcWADDCDQAAxgsAEMMNAAC3FgAwxg1AAJsVACHeDQEAmRUAIeYNAQCZFQAhgg4BAJcVACGYDkAAmxUAIZgPAQCXFQAhmQ8BAJcVACGaDwAAkhUAIJsPQACaFQAhnA8BAJkVACGdDwAAoBUAIAa2BwAAmxsAIN4NAADpFwAg5g0AAOkXACCbDwAA6RcAIJwPAADpFwAgnQ8AAOkXACAQtgcAALgWACDBDQAAtxYAMMINAADGCwAQww0AALcWADDGDUAAmxUAId4NAQCZFQAh5g0BAJkVACGCDgEAlxUAIZgOQACbFQAhmA8BAJcVACGZDwEAlxUAIZoPAACSFQAgmw9AAJoVACGcDwEAmRUAIZ0PAACgFQAgrQ8AALYWACADAAAAxgsAIAMAAMcLADAEAADICwAgAQAAAMYLACABAAAAswsAIAEAAAC3CwAgAQAAALsLACABAAAAsQsAIAywBwAAqhUAILEHAACyFgAgsgcAALMWACC1BwAAtBYAILYHAAC1FgAgwQ0AALEWADDCDQAAzwsAEMMNAACxFgAwxA0BAJcVACHoDUAAmxUAIekNAQCXFQAh_A4BAJcVACEEsQcAAJgbACCyBwAAmRsAILUHAACaGwAgtgcAAJsbACADAAAAzwsAIAMAANALADAEAACxCwAgAwAAAM8LACADAADQCwAwBAAAsQsAIAMAAADPCwAgAwAA0AsAMAQAALELACAJsAeAAAAAAbEHAACUGwAgsgcAAJUbACC1BwAAlhsAILYHAACXGwAgxA0BAAAAAegNQAAAAAHpDQEAAAAB_A4BAAAAAQEIAADUCwAgBbAHgAAAAAHEDQEAAAAB6A1AAAAAAekNAQAAAAH8DgEAAAABAQgAANYLADABCAAA1gsAMAmwB4AAAAABsQcAAOcaACCyBwAA6BoAILUHAADpGgAgtgcAAOoaACDEDQEA9BcAIegNQADwFwAh6Q0BAPQXACH8DgEA9BcAIQIAAACxCwAgCAAA2QsAIAWwB4AAAAABxA0BAPQXACHoDUAA8BcAIekNAQD0FwAh_A4BAPQXACECAAAAzwsAIAgAANsLACACAAAAzwsAIAgAANsLACADAAAAsQsAIA8AANQLACAQAADZCwAgAQAAALELACABAAAAzwsAIAMVAADkGgAgFgAA5hoAIBcAAOUaACAIsAcAAKcVACDBDQAAsBYAMMINAADiCwAQww0AALAWADDEDQEA-BQAIegNQAD5FAAh6Q0BAPgUACH8DgEA-BQAIQMAAADPCwAgAwAA4QsAMBQAAOILACADAAAAzwsAIAMAANALADAEAACxCwAgAQAAALULACABAAAAtQsAIAMAAACzCwAgAwAAtAsAMAQAALULACADAAAAswsAIAMAALQLADAEAAC1CwAgAwAAALMLACADAAC0CwAwBAAAtQsAIAuwBwAA4xoAIMQNAQAAAAHJDQEAAAAB6A1AAAAAAekNAQAAAAHsDQIAAAABxQ5AAAAAAfMOQAAAAAGYDwEAAAABqw8BAAAAAawPgAAAAAEBCAAA6gsAIArEDQEAAAAByQ0BAAAAAegNQAAAAAHpDQEAAAAB7A0CAAAAAcUOQAAAAAHzDkAAAAABmA8BAAAAAasPAQAAAAGsD4AAAAABAQgAAOwLADABCAAA7AsAMAuwBwAA4hoAIMQNAQD0FwAhyQ0BAPMXACHoDUAA8BcAIekNAQD0FwAh7A0CAPIXACHFDkAA_BcAIfMOQADwFwAhmA8BAPQXACGrDwEA9BcAIawPgAAAAAECAAAAtQsAIAgAAO8LACAKxA0BAPQXACHJDQEA8xcAIegNQADwFwAh6Q0BAPQXACHsDQIA8hcAIcUOQAD8FwAh8w5AAPAXACGYDwEA9BcAIasPAQD0FwAhrA-AAAAAAQIAAACzCwAgCAAA8QsAIAIAAACzCwAgCAAA8QsAIAMAAAC1CwAgDwAA6gsAIBAAAO8LACABAAAAtQsAIAEAAACzCwAgCBUAAN0aACAWAADgGgAgFwAA3xoAICgAAN4aACApAADhGgAgyQ0AAOkXACDFDgAA6RcAIKwPAADpFwAgDcENAACvFgAwwg0AAPgLABDDDQAArxYAMMQNAQD4FAAhyQ0BAPwUACHoDUAA-RQAIekNAQD4FAAh7A0CAPsUACHFDkAAjhUAIfMOQAD5FAAhmA8BAPgUACGrDwEA-BQAIawPAAD9FAAgAwAAALMLACADAAD3CwAwFAAA-AsAIAMAAACzCwAgAwAAtAsAMAQAALULACABAAAAuQsAIAEAAAC5CwAgAwAAALcLACADAAC4CwAwBAAAuQsAIAMAAAC3CwAgAwAAuAsAMAQAALkLACADAAAAtwsAIAMAALgLADAEAAC5CwAgBbAHAADcGgAgmA8BAAAAAagPAQAAAAGpDwEAAAABqg9AAAAAAQEIAACADAAgBJgPAQAAAAGoDwEAAAABqQ8BAAAAAaoPQAAAAAEBCAAAggwAMAEIAACCDAAwBbAHAADbGgAgmA8BAPQXACGoDwEA9BcAIakPAQD0FwAhqg9AAPAXACECAAAAuQsAIAgAAIUMACAEmA8BAPQXACGoDwEA9BcAIakPAQD0FwAhqg9AAPAXACECAAAAtwsAIAgAAIcMACACAAAAtwsAIAgAAIcMACADAAAAuQsAIA8AAIAMACAQAACFDAAgAQAAALkLACABAAAAtwsAIAMVAADYGgAgFgAA2hoAIBcAANkaACAHwQ0AAK4WADDCDQAAjgwAEMMNAACuFgAwmA8BAPgUACGoDwEA-BQAIakPAQD4FAAhqg9AAPkUACEDAAAAtwsAIAMAAI0MADAUAACODAAgAwAAALcLACADAAC4CwAwBAAAuQsAIAEAAAC9CwAgAQAAAL0LACADAAAAuwsAIAMAALwLADAEAAC9CwAgAwAAALsLACADAAC8CwAwBAAAvQsAIAMAAAC7CwAgAwAAvAsAMAQAAL0LACAIsAcAANYaACC0BwAA1xoAIOgNQAAAAAHpDQEAAAABmA8BAAAAAaEPAQAAAAGmD0AAAAABpw8CAAAAAQEIAACWDAAgBugNQAAAAAHpDQEAAAABmA8BAAAAAaEPAQAAAAGmD0AAAAABpw8CAAAAAQEIAACYDAAwAQgAAJgMADAIsAcAAMgaACC0BwAAyRoAIOgNQADwFwAh6Q0BAPQXACGYDwEA9BcAIaEPAQD0FwAhpg9AAPwXACGnDwIA8hcAIQIAAAC9CwAgCAAAmwwAIAboDUAA8BcAIekNAQD0FwAhmA8BAPQXACGhDwEA9BcAIaYPQAD8FwAhpw8CAPIXACECAAAAuwsAIAgAAJ0MACACAAAAuwsAIAgAAJ0MACADAAAAvQsAIA8AAJYMACAQAACbDAAgAQAAAL0LACABAAAAuwsAIAYVAADDGgAgFgAAxhoAIBcAAMUaACAoAADEGgAgKQAAxxoAIKYPAADpFwAgCcENAACtFgAwwg0AAKQMABDDDQAArRYAMOgNQAD5FAAh6Q0BAPgUACGYDwEA-BQAIaEPAQD4FAAhpg9AAI4VACGnDwIA-xQAIQMAAAC7CwAgAwAAowwAMBQAAKQMACADAAAAuwsAIAMAALwLADAEAAC9CwAgAQAAAMELACABAAAAwQsAIAMAAAC_CwAgAwAAwAsAMAQAAMELACADAAAAvwsAIAMAAMALADAEAADBCwAgAwAAAL8LACADAADACwAwBAAAwQsAIAWzBwAAwhoAINEOQAAAAAGhDwEAAAABpA8EAAAAAaUPBAAAAAEBCAAArAwAIATRDkAAAAABoQ8BAAAAAaQPBAAAAAGlDwQAAAABAQgAAK4MADABCAAArgwAMAWzBwAAwRoAINEOQADwFwAhoQ8BAPQXACGkDwQA7xcAIaUPBADvFwAhAgAAAMELACAIAACxDAAgBNEOQADwFwAhoQ8BAPQXACGkDwQA7xcAIaUPBADvFwAhAgAAAL8LACAIAACzDAAgAgAAAL8LACAIAACzDAAgAwAAAMELACAPAACsDAAgEAAAsQwAIAEAAADBCwAgAQAAAL8LACAFFQAAvBoAIBYAAL8aACAXAAC-GgAgKAAAvRoAICkAAMAaACAHwQ0AAKwWADDCDQAAugwAEMMNAACsFgAw0Q5AAPkUACGhDwEA-BQAIaQPBAD3FAAhpQ8EAPcUACEDAAAAvwsAIAMAALkMADAUAAC6DAAgAwAAAL8LACADAADACwAwBAAAwQsAIAjBDQAAqhYAMMINAADADAAQww0AAKoWADCCDgEAlxUAIdEOQACbFQAhoQ8BAJcVACGiDwIAnxUAIaMPAACrFgAgAQAAAL0MACABAAAAvQwAIAfBDQAAqhYAMMINAADADAAQww0AAKoWADCCDgEAlxUAIdEOQACbFQAhoQ8BAJcVACGiDwIAnxUAIQADAAAAwAwAIAMAAMEMADAEAAC9DAAgAwAAAMAMACADAADBDAAwBAAAvQwAIAMAAADADAAgAwAAwQwAMAQAAL0MACAEgg4BAAAAAdEOQAAAAAGhDwEAAAABog8CAAAAAQEIAADFDAAgBIIOAQAAAAHRDkAAAAABoQ8BAAAAAaIPAgAAAAEBCAAAxwwAMAEIAADHDAAwBIIOAQD0FwAh0Q5AAPAXACGhDwEA9BcAIaIPAgDyFwAhAgAAAL0MACAIAADKDAAgBIIOAQD0FwAh0Q5AAPAXACGhDwEA9BcAIaIPAgDyFwAhAgAAAMAMACAIAADMDAAgAgAAAMAMACAIAADMDAAgAwAAAL0MACAPAADFDAAgEAAAygwAIAEAAAC9DAAgAQAAAMAMACAFFQAAtxoAIBYAALoaACAXAAC5GgAgKAAAuBoAICkAALsaACAHwQ0AAKkWADDCDQAA0wwAEMMNAACpFgAwgg4BAPgUACHRDkAA-RQAIaEPAQD4FAAhog8CAPsUACEDAAAAwAwAIAMAANIMADAUAADTDAAgAwAAAMAMACADAADBDAAwBAAAvQwAIAuGAwIAnxUAIbAHAACnFgAgtwcAAKgWACDBDQAAphYAMMINAADECwAQww0AAKYWADDpDQEAlxUAIZgPAQAAAAGeD0AAmxUAIZ8PIACYFQAhoA9AAJoVACEBAAAA1gwAIAEAAADWDAAgA7AHAAC1GgAgtwcAALYaACCgDwAA6RcAIAMAAADECwAgAwAA2QwAMAQAANYMACADAAAAxAsAIAMAANkMADAEAADWDAAgAwAAAMQLACADAADZDAAwBAAA1gwAIAiGAwIAAAABsAcAALMaACC3BwAAtBoAIOkNAQAAAAGYDwEAAAABng9AAAAAAZ8PIAAAAAGgD0AAAAABAQgAAN0MACAGhgMCAAAAAekNAQAAAAGYDwEAAAABng9AAAAAAZ8PIAAAAAGgD0AAAAABAQgAAN8MADABCAAA3wwAMAiGAwIA8hcAIbAHAAClGgAgtwcAAKYaACDpDQEA9BcAIZgPAQD0FwAhng9AAPAXACGfDyAAkhgAIaAPQAD8FwAhAgAAANYMACAIAADiDAAgBoYDAgDyFwAh6Q0BAPQXACGYDwEA9BcAIZ4PQADwFwAhnw8gAJIYACGgD0AA_BcAIQIAAADECwAgCAAA5AwAIAIAAADECwAgCAAA5AwAIAMAAADWDAAgDwAA3QwAIBAAAOIMACABAAAA1gwAIAEAAADECwAgBhUAAKAaACAWAACjGgAgFwAAohoAICgAAKEaACApAACkGgAgoA8AAOkXACAJhgMCAPsUACHBDQAApRYAMMINAADrDAAQww0AAKUWADDpDQEA-BQAIZgPAQD4FAAhng9AAPkUACGfDyAAkxUAIaAPQACOFQAhAwAAAMQLACADAADqDAAwFAAA6wwAIAMAAADECwAgAwAA2QwAMAQAANYMACABAAAAyAsAIAEAAADICwAgAwAAAMYLACADAADHCwAwBAAAyAsAIAMAAADGCwAgAwAAxwsAMAQAAMgLACADAAAAxgsAIAMAAMcLADAEAADICwAgDLYHAACfGgAgxg1AAAAAAd4NAQAAAAHmDQEAAAABgg4BAAAAAZgOQAAAAAGYDwEAAAABmQ8BAAAAAZoPAACeGgAgmw9AAAAAAZwPAQAAAAGdD4AAAAABAQgAAPMMACALxg1AAAAAAd4NAQAAAAHmDQEAAAABgg4BAAAAAZgOQAAAAAGYDwEAAAABmQ8BAAAAAZoPAACeGgAgmw9AAAAAAZwPAQAAAAGdD4AAAAABAQgAAPUMADABCAAA9QwAMAy2BwAAnRoAIMYNQADwFwAh3g0BAPMXACHmDQEA8xcAIYIOAQD0FwAhmA5AAPAXACGYDwEA9BcAIZkPAQD0FwAhmg8AAJwaACCbD0AA_BcAIZwPAQDzFwAhnQ-AAAAAAQIAAADICwAgCAAA-AwAIAvGDUAA8BcAId4NAQDzFwAh5g0BAPMXACGCDgEA9BcAIZgOQADwFwAhmA8BAPQXACGZDwEA9BcAIZoPAACcGgAgmw9AAPwXACGcDwEA8xcAIZ0PgAAAAAECAAAAxgsAIAgAAPoMACACAAAAxgsAIAgAAPoMACADAAAAyAsAIA8AAPMMACAQAAD4DAAgAQAAAMgLACABAAAAxgsAIAgVAACZGgAgFgAAmxoAIBcAAJoaACDeDQAA6RcAIOYNAADpFwAgmw8AAOkXACCcDwAA6RcAIJ0PAADpFwAgDsENAACkFgAwwg0AAIENABDDDQAApBYAMMYNQAD5FAAh3g0BAPwUACHmDQEA_BQAIYIOAQD4FAAhmA5AAPkUACGYDwEA-BQAIZkPAQD4FAAhmg8AAJIVACCbD0AAjhUAIZwPAQD8FAAhnQ8AAP0UACADAAAAxgsAIAMAAIANADAUAACBDQAgAwAAAMYLACADAADHCwAwBAAAyAsAIAfBDQAAohYAMMINAACHDQAQww0AAKIWADCUDgEAlxUAIdEOQACbFQAhlg8CAJ8VACGXDwAAoxYAIAEAAACEDQAgAQAAAIQNACAGwQ0AAKIWADDCDQAAhw0AEMMNAACiFgAwlA4BAJcVACHRDkAAmxUAIZYPAgCfFQAhAAMAAACHDQAgAwAAiA0AMAQAAIQNACADAAAAhw0AIAMAAIgNADAEAACEDQAgAwAAAIcNACADAACIDQAwBAAAhA0AIAOUDgEAAAAB0Q5AAAAAAZYPAgAAAAEBCAAAjA0AIAOUDgEAAAAB0Q5AAAAAAZYPAgAAAAEBCAAAjg0AMAEIAACODQAwA5QOAQD0FwAh0Q5AAPAXACGWDwIA8hcAIQIAAACEDQAgCAAAkQ0AIAOUDgEA9BcAIdEOQADwFwAhlg8CAPIXACECAAAAhw0AIAgAAJMNACACAAAAhw0AIAgAAJMNACADAAAAhA0AIA8AAIwNACAQAACRDQAgAQAAAIQNACABAAAAhw0AIAUVAACUGgAgFgAAlxoAIBcAAJYaACAoAACVGgAgKQAAmBoAIAbBDQAAoRYAMMINAACaDQAQww0AAKEWADCUDgEA-BQAIdEOQAD5FAAhlg8CAPsUACEDAAAAhw0AIAMAAJkNADAUAACaDQAgAwAAAIcNACADAACIDQAwBAAAhA0AIA7JCAAAmhYAIMoIAACbFgAgjw0CAJ8VACHBDQAAmRYAMMINAACqDQAQww0AAJkWADDmDQEAmRUAIYIOAQAAAAGUDgEAlxUAIZcOQACbFQAhmA5AAJoVACGMD0AAmxUAIY8PQACaFQAhkA8gAJgVACEBAAAAnQ0AIA7ICAAAnhYAIMENAACgFgAwwg0AAJ8NABDDDQAAoBYAMMkNAQCZFQAhgg4BAJcVACGEDgQAohUAIZ4OIACYFQAhnw4CAJ8VACGgDgAAkhUAIKIOAQCZFQAhpQ4AAKoVACDrDgABvRUAIZQPBADPFQAhBcgIAACTGgAgyQ0AAOkXACCiDgAA6RcAIOsOAADpFwAglA8AAOkXACAPyAgAAJ4WACDBDQAAoBYAMMINAACfDQAQww0AAKAWADDJDQEAmRUAIYIOAQCXFQAhhA4EAKIVACGaDgAAnxYAIJ4OIACYFQAhnw4CAJ8VACGgDgAAkhUAIKIOAQCZFQAhpQ4AAKoVACDrDgABvRUAIZQPBADPFQAhAwAAAJ8NACADAACgDQAwBAAAoQ0AIA_ICAAAnhYAIMENAACdFgAwwg0AAKMNABDDDQAAnRYAMIIOAQCXFQAhlw5AAJoVACGLDwEAlxUAIYwPQACbFQAhjQ8gAJgVACGODwEAmRUAIY8PQACaFQAhkA8gAJgVACGRD0AAmhUAIZIPQACaFQAhkw8AAKAVACAHyAgAAJMaACCXDgAA6RcAII4PAADpFwAgjw8AAOkXACCRDwAA6RcAIJIPAADpFwAgkw8AAOkXACAQyAgAAJ4WACDBDQAAnRYAMMINAACjDQAQww0AAJ0WADCCDgEAlxUAIZcOQACaFQAhiw8BAJcVACGMD0AAmxUAIY0PIACYFQAhjg8BAJkVACGPD0AAmhUAIZAPIACYFQAhkQ9AAJoVACGSD0AAmhUAIZMPAACgFQAglQ8AAJwWACADAAAAow0AIAMAAKQNADAEAAClDQAgAQAAAJ8NACABAAAAow0AIAEAAACdDQAgDskIAACaFgAgyggAAJsWACCPDQIAnxUAIcENAACZFgAwwg0AAKoNABDDDQAAmRYAMOYNAQCZFQAhgg4BAJcVACGUDgEAlxUAIZcOQACbFQAhmA5AAJoVACGMD0AAmxUAIY8PQACaFQAhkA8gAJgVACEFyQgAAJEaACDKCAAAkhoAIOYNAADpFwAgmA4AAOkXACCPDwAA6RcAIAMAAACqDQAgAwAAqw0AMAQAAJ0NACADAAAAqg0AIAMAAKsNADAEAACdDQAgAwAAAKoNACADAACrDQAwBAAAnQ0AIAvJCAAAjxoAIMoIAACQGgAgjw0CAAAAAeYNAQAAAAGCDgEAAAABlA4BAAAAAZcOQAAAAAGYDkAAAAABjA9AAAAAAY8PQAAAAAGQDyAAAAABAQgAAK8NACAJjw0CAAAAAeYNAQAAAAGCDgEAAAABlA4BAAAAAZcOQAAAAAGYDkAAAAABjA9AAAAAAY8PQAAAAAGQDyAAAAABAQgAALENADABCAAAsQ0AMAvJCAAA9RkAIMoIAAD2GQAgjw0CAPIXACHmDQEA8xcAIYIOAQD0FwAhlA4BAPQXACGXDkAA8BcAIZgOQAD8FwAhjA9AAPAXACGPD0AA_BcAIZAPIACSGAAhAgAAAJ0NACAIAAC0DQAgCY8NAgDyFwAh5g0BAPMXACGCDgEA9BcAIZQOAQD0FwAhlw5AAPAXACGYDkAA_BcAIYwPQADwFwAhjw9AAPwXACGQDyAAkhgAIQIAAACqDQAgCAAAtg0AIAIAAACqDQAgCAAAtg0AIAMAAACdDQAgDwAArw0AIBAAALQNACABAAAAnQ0AIAEAAACqDQAgCBUAAPAZACAWAADzGQAgFwAA8hkAICgAAPEZACApAAD0GQAg5g0AAOkXACCYDgAA6RcAII8PAADpFwAgDI8NAgD7FAAhwQ0AAJgWADDCDQAAvQ0AEMMNAACYFgAw5g0BAPwUACGCDgEA-BQAIZQOAQD4FAAhlw5AAPkUACGYDkAAjhUAIYwPQAD5FAAhjw9AAI4VACGQDyAAkxUAIQMAAACqDQAgAwAAvA0AMBQAAL0NACADAAAAqg0AIAMAAKsNADAEAACdDQAgAQAAAKENACABAAAAoQ0AIAMAAACfDQAgAwAAoA0AMAQAAKENACADAAAAnw0AIAMAAKANADAEAAChDQAgAwAAAJ8NACADAACgDQAwBAAAoQ0AIAvICAAA7xkAIMkNAQAAAAGCDgEAAAABhA4EAAAAAZ4OIAAAAAGfDgIAAAABoA4AAO4ZACCiDgEAAAABpQ6AAAAAAesOAAEAAAGUDwQAAAABAQgAAMUNACAKyQ0BAAAAAYIOAQAAAAGEDgQAAAABng4gAAAAAZ8OAgAAAAGgDgAA7hkAIKIOAQAAAAGlDoAAAAAB6w4AAQAAAZQPBAAAAAEBCAAAxw0AMAEIAADHDQAwC8gIAADtGQAgyQ0BAPMXACGCDgEA9BcAIYQOBADvFwAhng4gAJIYACGfDgIA8hcAIaAOAADsGQAgog4BAPMXACGlDoAAAAAB6w4AAbYYACGUDwQA2xgAIQIAAAChDQAgCAAAyg0AIArJDQEA8xcAIYIOAQD0FwAhhA4EAO8XACGeDiAAkhgAIZ8OAgDyFwAhoA4AAOwZACCiDgEA8xcAIaUOgAAAAAHrDgABthgAIZQPBADbGAAhAgAAAJ8NACAIAADMDQAgAgAAAJ8NACAIAADMDQAgAwAAAKENACAPAADFDQAgEAAAyg0AIAEAAAChDQAgAQAAAJ8NACAJFQAA5xkAIBYAAOoZACAXAADpGQAgKAAA6BkAICkAAOsZACDJDQAA6RcAIKIOAADpFwAg6w4AAOkXACCUDwAA6RcAIA3BDQAAlxYAMMINAADTDQAQww0AAJcWADDJDQEA_BQAIYIOAQD4FAAhhA4EAPcUACGeDiAAkxUAIZ8OAgD7FAAhoA4AAJIVACCiDgEA_BQAIaUOAACnFQAg6w4AAbAVACGUDwQAyxUAIQMAAACfDQAgAwAA0g0AMBQAANMNACADAAAAnw0AIAMAAKANADAEAAChDQAgAQAAAKUNACABAAAApQ0AIAMAAACjDQAgAwAApA0AMAQAAKUNACADAAAAow0AIAMAAKQNADAEAAClDQAgAwAAAKMNACADAACkDQAwBAAApQ0AIAzICAAA5hkAIIIOAQAAAAGXDkAAAAABiw8BAAAAAYwPQAAAAAGNDyAAAAABjg8BAAAAAY8PQAAAAAGQDyAAAAABkQ9AAAAAAZIPQAAAAAGTD4AAAAABAQgAANsNACALgg4BAAAAAZcOQAAAAAGLDwEAAAABjA9AAAAAAY0PIAAAAAGODwEAAAABjw9AAAAAAZAPIAAAAAGRD0AAAAABkg9AAAAAAZMPgAAAAAEBCAAA3Q0AMAEIAADdDQAwDMgIAADlGQAggg4BAPQXACGXDkAA_BcAIYsPAQD0FwAhjA9AAPAXACGNDyAAkhgAIY4PAQDzFwAhjw9AAPwXACGQDyAAkhgAIZEPQAD8FwAhkg9AAPwXACGTD4AAAAABAgAAAKUNACAIAADgDQAgC4IOAQD0FwAhlw5AAPwXACGLDwEA9BcAIYwPQADwFwAhjQ8gAJIYACGODwEA8xcAIY8PQAD8FwAhkA8gAJIYACGRD0AA_BcAIZIPQAD8FwAhkw-AAAAAAQIAAACjDQAgCAAA4g0AIAIAAACjDQAgCAAA4g0AIAMAAAClDQAgDwAA2w0AIBAAAOANACABAAAApQ0AIAEAAACjDQAgCRUAAOIZACAWAADkGQAgFwAA4xkAIJcOAADpFwAgjg8AAOkXACCPDwAA6RcAIJEPAADpFwAgkg8AAOkXACCTDwAA6RcAIA7BDQAAlhYAMMINAADpDQAQww0AAJYWADCCDgEA-BQAIZcOQACOFQAhiw8BAPgUACGMD0AA-RQAIY0PIACTFQAhjg8BAPwUACGPD0AAjhUAIZAPIACTFQAhkQ9AAI4VACGSD0AAjhUAIZMPAAD9FAAgAwAAAKMNACADAADoDQAwFAAA6Q0AIAMAAACjDQAgAwAApA0AMAQAAKUNACAPwQ0AAJQWADDCDQAA7w0AEMMNAACUFgAwgg4BAJcVACGEDgQAohUAIYUOBACiFQAhhw4CAJ8VACGLDgEAlxUAIZwOAQCXFQAh_A4BAJcVACGED0AAmxUAIYcPAQCXFQAhiA8QANoVACGJD0AAmxUAIYoPAACVFgAgAQAAAOwNACABAAAA7A0AIA7BDQAAlBYAMMINAADvDQAQww0AAJQWADCCDgEAlxUAIYQOBACiFQAhhQ4EAKIVACGHDgIAnxUAIYsOAQCXFQAhnA4BAJcVACH8DgEAlxUAIYQPQACbFQAhhw8BAJcVACGIDxAA2hUAIYkPQACbFQAhAAMAAADvDQAgAwAA8A0AMAQAAOwNACADAAAA7w0AIAMAAPANADAEAADsDQAgAwAAAO8NACADAADwDQAwBAAA7A0AIAuCDgEAAAABhA4EAAAAAYUOBAAAAAGHDgIAAAABiw4BAAAAAZwOAQAAAAH8DgEAAAABhA9AAAAAAYcPAQAAAAGIDxAAAAABiQ9AAAAAAQEIAAD0DQAgC4IOAQAAAAGEDgQAAAABhQ4EAAAAAYcOAgAAAAGLDgEAAAABnA4BAAAAAfwOAQAAAAGED0AAAAABhw8BAAAAAYgPEAAAAAGJD0AAAAABAQgAAPYNADABCAAA9g0AMAuCDgEA9BcAIYQOBADvFwAhhQ4EAO8XACGHDgIA8hcAIYsOAQD0FwAhnA4BAPQXACH8DgEA9BcAIYQPQADwFwAhhw8BAPQXACGIDxAA6hgAIYkPQADwFwAhAgAAAOwNACAIAAD5DQAgC4IOAQD0FwAhhA4EAO8XACGFDgQA7xcAIYcOAgDyFwAhiw4BAPQXACGcDgEA9BcAIfwOAQD0FwAhhA9AAPAXACGHDwEA9BcAIYgPEADqGAAhiQ9AAPAXACECAAAA7w0AIAgAAPsNACACAAAA7w0AIAgAAPsNACADAAAA7A0AIA8AAPQNACAQAAD5DQAgAQAAAOwNACABAAAA7w0AIAUVAADdGQAgFgAA4BkAIBcAAN8ZACAoAADeGQAgKQAA4RkAIA7BDQAAkxYAMMINAACCDgAQww0AAJMWADCCDgEA-BQAIYQOBAD3FAAhhQ4EAPcUACGHDgIA-xQAIYsOAQD4FAAhnA4BAPgUACH8DgEA-BQAIYQPQAD5FAAhhw8BAPgUACGIDxAA1hUAIYkPQAD5FAAhAwAAAO8NACADAACBDgAwFAAAgg4AIAMAAADvDQAgAwAA8A0AMAQAAOwNACAGwQ0AAJIWADDCDQAAiA4AEMMNAACSFgAwhA4EAAAAAYUOBACiFQAhhw8BAJcVACEBAAAAhQ4AIAEAAACFDgAgBsENAACSFgAwwg0AAIgOABDDDQAAkhYAMIQOBACiFQAhhQ4EAKIVACGHDwEAlxUAIQADAAAAiA4AIAMAAIkOADAEAACFDgAgAwAAAIgOACADAACJDgAwBAAAhQ4AIAMAAACIDgAgAwAAiQ4AMAQAAIUOACADhA4EAAAAAYUOBAAAAAGHDwEAAAABAQgAAI0OACADhA4EAAAAAYUOBAAAAAGHDwEAAAABAQgAAI8OADABCAAAjw4AMAOEDgQA7xcAIYUOBADvFwAhhw8BAPQXACECAAAAhQ4AIAgAAJIOACADhA4EAO8XACGFDgQA7xcAIYcPAQD0FwAhAgAAAIgOACAIAACUDgAgAgAAAIgOACAIAACUDgAgAwAAAIUOACAPAACNDgAgEAAAkg4AIAEAAACFDgAgAQAAAIgOACAFFQAA2BkAIBYAANsZACAXAADaGQAgKAAA2RkAICkAANwZACAGwQ0AAJEWADDCDQAAmw4AEMMNAACRFgAwhA4EAPcUACGFDgQA9xQAIYcPAQD4FAAhAwAAAIgOACADAACaDgAwFAAAmw4AIAMAAACIDgAgAwAAiQ4AMAQAAIUOACAOwQ0AAJAWADDCDQAAoQ4AEMMNAACQFgAw6A1AAJsVACHpDQEAmRUAIYQOBACiFQAh9Q4QAAAAAfwOAQAAAAGBDwEAlxUAIYIPEADaFQAhgw8BAJcVACGED0AAmxUAIYUPAQCZFQAhhg8AAJIVACABAAAAng4AIAEAAACeDgAgDsENAACQFgAwwg0AAKEOABDDDQAAkBYAMOgNQACbFQAh6Q0BAJkVACGEDgQAohUAIfUOEADaFQAh_A4BAJcVACGBDwEAlxUAIYIPEADaFQAhgw8BAJcVACGED0AAmxUAIYUPAQCZFQAhhg8AAJIVACAC6Q0AAOkXACCFDwAA6RcAIAMAAAChDgAgAwAAog4AMAQAAJ4OACADAAAAoQ4AIAMAAKIOADAEAACeDgAgAwAAAKEOACADAACiDgAwBAAAng4AIAvoDUAAAAAB6Q0BAAAAAYQOBAAAAAH1DhAAAAAB_A4BAAAAAYEPAQAAAAGCDxAAAAABgw8BAAAAAYQPQAAAAAGFDwEAAAABhg8AANcZACABCAAApg4AIAvoDUAAAAAB6Q0BAAAAAYQOBAAAAAH1DhAAAAAB_A4BAAAAAYEPAQAAAAGCDxAAAAABgw8BAAAAAYQPQAAAAAGFDwEAAAABhg8AANcZACABCAAAqA4AMAEIAACoDgAwC-gNQADwFwAh6Q0BAPMXACGEDgQA7xcAIfUOEADqGAAh_A4BAPQXACGBDwEA9BcAIYIPEADqGAAhgw8BAPQXACGED0AA8BcAIYUPAQDzFwAhhg8AANYZACACAAAAng4AIAgAAKsOACAL6A1AAPAXACHpDQEA8xcAIYQOBADvFwAh9Q4QAOoYACH8DgEA9BcAIYEPAQD0FwAhgg8QAOoYACGDDwEA9BcAIYQPQADwFwAhhQ8BAPMXACGGDwAA1hkAIAIAAAChDgAgCAAArQ4AIAIAAAChDgAgCAAArQ4AIAMAAACeDgAgDwAApg4AIBAAAKsOACABAAAAng4AIAEAAAChDgAgBxUAANEZACAWAADUGQAgFwAA0xkAICgAANIZACApAADVGQAg6Q0AAOkXACCFDwAA6RcAIA7BDQAAjxYAMMINAAC0DgAQww0AAI8WADDoDUAA-RQAIekNAQD8FAAhhA4EAPcUACH1DhAA1hUAIfwOAQD4FAAhgQ8BAPgUACGCDxAA1hUAIYMPAQD4FAAhhA9AAPkUACGFDwEA_BQAIYYPAACSFQAgAwAAAKEOACADAACzDgAwFAAAtA4AIAMAAAChDgAgAwAAog4AMAQAAJ4OACAGwQ0AAI4WADDCDQAAug4AEMMNAACOFgAw6A1AAJsVACGCDgEAAAAB_w4BAAAAAQEAAAC3DgAgAQAAALcOACAGwQ0AAI4WADDCDQAAug4AEMMNAACOFgAw6A1AAJsVACGCDgEAlxUAIf8OAQCXFQAhAAMAAAC6DgAgAwAAuw4AMAQAALcOACADAAAAug4AIAMAALsOADAEAAC3DgAgAwAAALoOACADAAC7DgAwBAAAtw4AIAPoDUAAAAABgg4BAAAAAf8OAQAAAAEBCAAAvw4AIAPoDUAAAAABgg4BAAAAAf8OAQAAAAEBCAAAwQ4AMAEIAADBDgAwA-gNQADwFwAhgg4BAPQXACH_DgEA9BcAIQIAAAC3DgAgCAAAxA4AIAPoDUAA8BcAIYIOAQD0FwAh_w4BAPQXACECAAAAug4AIAgAAMYOACACAAAAug4AIAgAAMYOACADAAAAtw4AIA8AAL8OACAQAADEDgAgAQAAALcOACABAAAAug4AIAMVAADOGQAgFgAA0BkAIBcAAM8ZACAGwQ0AAI0WADDCDQAAzQ4AEMMNAACNFgAw6A1AAPkUACGCDgEA-BQAIf8OAQD4FAAhAwAAALoOACADAADMDgAwFAAAzQ4AIAMAAAC6DgAgAwAAuw4AMAQAALcOACAIwQ0AAIwWADDCDQAA0w4AEMMNAACMFgAw6A1AAJsVACH9DgEAAAAB_g4BAJcVACH_DgEAlxUAIYAPQACaFQAhAQAAANAOACABAAAA0A4AIAjBDQAAjBYAMMINAADTDgAQww0AAIwWADDoDUAAmxUAIf0OAQCXFQAh_g4BAJcVACH_DgEAlxUAIYAPQACaFQAhAYAPAADpFwAgAwAAANMOACADAADUDgAwBAAA0A4AIAMAAADTDgAgAwAA1A4AMAQAANAOACADAAAA0w4AIAMAANQOADAEAADQDgAgBegNQAAAAAH9DgEAAAAB_g4BAAAAAf8OAQAAAAGAD0AAAAABAQgAANgOACAF6A1AAAAAAf0OAQAAAAH-DgEAAAAB_w4BAAAAAYAPQAAAAAEBCAAA2g4AMAEIAADaDgAwBegNQADwFwAh_Q4BAPQXACH-DgEA9BcAIf8OAQD0FwAhgA9AAPwXACECAAAA0A4AIAgAAN0OACAF6A1AAPAXACH9DgEA9BcAIf4OAQD0FwAh_w4BAPQXACGAD0AA_BcAIQIAAADTDgAgCAAA3w4AIAIAAADTDgAgCAAA3w4AIAMAAADQDgAgDwAA2A4AIBAAAN0OACABAAAA0A4AIAEAAADTDgAgBBUAAMsZACAWAADNGQAgFwAAzBkAIIAPAADpFwAgCMENAACLFgAwwg0AAOYOABDDDQAAixYAMOgNQAD5FAAh_Q4BAPgUACH-DgEA-BQAIf8OAQD4FAAhgA9AAI4VACEDAAAA0w4AIAMAAOUOADAUAADmDgAgAwAAANMOACADAADUDgAwBAAA0A4AIAfBDQAAihYAMMINAADsDgAQww0AAIoWADDoDUAAmxUAIekNAQCXFQAhiw4BAAAAAfwOAQCXFQAhAQAAAOkOACABAAAA6Q4AIAfBDQAAihYAMMINAADsDgAQww0AAIoWADDoDUAAmxUAIekNAQCXFQAhiw4BAJcVACH8DgEAlxUAIQADAAAA7A4AIAMAAO0OADAEAADpDgAgAwAAAOwOACADAADtDgAwBAAA6Q4AIAMAAADsDgAgAwAA7Q4AMAQAAOkOACAE6A1AAAAAAekNAQAAAAGLDgEAAAAB_A4BAAAAAQEIAADxDgAgBOgNQAAAAAHpDQEAAAABiw4BAAAAAfwOAQAAAAEBCAAA8w4AMAEIAADzDgAwBOgNQADwFwAh6Q0BAPQXACGLDgEA9BcAIfwOAQD0FwAhAgAAAOkOACAIAAD2DgAgBOgNQADwFwAh6Q0BAPQXACGLDgEA9BcAIfwOAQD0FwAhAgAAAOwOACAIAAD4DgAgAgAAAOwOACAIAAD4DgAgAwAAAOkOACAPAADxDgAgEAAA9g4AIAEAAADpDgAgAQAAAOwOACADFQAAyBkAIBYAAMoZACAXAADJGQAgB8ENAACJFgAwwg0AAP8OABDDDQAAiRYAMOgNQAD5FAAh6Q0BAPgUACGLDgEA-BQAIfwOAQD4FAAhAwAAAOwOACADAAD-DgAwFAAA_w4AIAMAAADsDgAgAwAA7Q4AMAQAAOkOACAMwQ0AAIcWADDCDQAAhQ8AEMMNAACHFgAwhA4EAKIVACH0DgEAlxUAIfUOBACiFQAh9g4BAJcVACH3DgAAkhUAIPgOAgCfFQAh-Q5AAJsVACH6DkAAmhUAIfsOAACIFgAgAQAAAIIPACABAAAAgg8AIAvBDQAAhxYAMMINAACFDwAQww0AAIcWADCEDgQAohUAIfQOAQCXFQAh9Q4EAKIVACH2DgEAlxUAIfcOAACSFQAg-A4CAJ8VACH5DkAAmxUAIfoOQACaFQAhAfoOAADpFwAgAwAAAIUPACADAACGDwAwBAAAgg8AIAMAAACFDwAgAwAAhg8AMAQAAIIPACADAAAAhQ8AIAMAAIYPADAEAACCDwAgCIQOBAAAAAH0DgEAAAAB9Q4EAAAAAfYOAQAAAAH3DgAAxxkAIPgOAgAAAAH5DkAAAAAB-g5AAAAAAQEIAACKDwAgCIQOBAAAAAH0DgEAAAAB9Q4EAAAAAfYOAQAAAAH3DgAAxxkAIPgOAgAAAAH5DkAAAAAB-g5AAAAAAQEIAACMDwAwAQgAAIwPADAIhA4EAO8XACH0DgEA9BcAIfUOBADvFwAh9g4BAPQXACH3DgAAxhkAIPgOAgDyFwAh-Q5AAPAXACH6DkAA_BcAIQIAAACCDwAgCAAAjw8AIAiEDgQA7xcAIfQOAQD0FwAh9Q4EAO8XACH2DgEA9BcAIfcOAADGGQAg-A4CAPIXACH5DkAA8BcAIfoOQAD8FwAhAgAAAIUPACAIAACRDwAgAgAAAIUPACAIAACRDwAgAwAAAIIPACAPAACKDwAgEAAAjw8AIAEAAACCDwAgAQAAAIUPACAGFQAAwRkAIBYAAMQZACAXAADDGQAgKAAAwhkAICkAAMUZACD6DgAA6RcAIAvBDQAAhhYAMMINAACYDwAQww0AAIYWADCEDgQA9xQAIfQOAQD4FAAh9Q4EAPcUACH2DgEA-BQAIfcOAACSFQAg-A4CAPsUACH5DkAA-RQAIfoOQACOFQAhAwAAAIUPACADAACXDwAwFAAAmA8AIAMAAACFDwAgAwAAhg8AMAQAAIIPACAawQ0AAIQWADDCDQAAng8AEMMNAACEFgAw4g0BAJcVACGEDgQAohUAIasOAQCXFQAhsw4CAJ8VACHQDgAAhRYAINMOAgCfFQAh1A4CAJ8VACHVDgIAnxUAIdYOAgCfFQAh1w4CAJ8VACHYDgIAnxUAIdkOAgCfFQAh2g4CAJ8VACHbDiAAmBUAIdwOAQCXFQAh6g4AAbwVACHtDgAAqhUAIO4OAQCXFQAh7w4BAJcVACHwDgABvBUAIfEOBACiFQAh8g4EAM8VACHzDkAAmxUAIQEAAACbDwAgAQAAAJsPACAZwQ0AAIQWADDCDQAAng8AEMMNAACEFgAw4g0BAJcVACGEDgQAohUAIasOAQCXFQAhsw4CAJ8VACHTDgIAnxUAIdQOAgCfFQAh1Q4CAJ8VACHWDgIAnxUAIdcOAgCfFQAh2A4CAJ8VACHZDgIAnxUAIdoOAgCfFQAh2w4gAJgVACHcDgEAlxUAIeoOAAG8FQAh7Q4AAKoVACDuDgEAlxUAIe8OAQCXFQAh8A4AAbwVACHxDgQAohUAIfIOBADPFQAh8w5AAJsVACEB8g4AAOkXACADAAAAng8AIAMAAJ8PADAEAACbDwAgAwAAAJ4PACADAACfDwAwBAAAmw8AIAMAAACeDwAgAwAAnw8AMAQAAJsPACAW4g0BAAAAAYQOBAAAAAGrDgEAAAABsw4CAAAAAdMOAgAAAAHUDgIAAAAB1Q4CAAAAAdYOAgAAAAHXDgIAAAAB2A4CAAAAAdkOAgAAAAHaDgIAAAAB2w4gAAAAAdwOAQAAAAHqDgABAAAB7Q6AAAAAAe4OAQAAAAHvDgEAAAAB8A4AAQAAAfEOBAAAAAHyDgQAAAAB8w5AAAAAAQEIAACjDwAgFuINAQAAAAGEDgQAAAABqw4BAAAAAbMOAgAAAAHTDgIAAAAB1A4CAAAAAdUOAgAAAAHWDgIAAAAB1w4CAAAAAdgOAgAAAAHZDgIAAAAB2g4CAAAAAdsOIAAAAAHcDgEAAAAB6g4AAQAAAe0OgAAAAAHuDgEAAAAB7w4BAAAAAfAOAAEAAAHxDgQAAAAB8g4EAAAAAfMOQAAAAAEBCAAApQ8AMAEIAAClDwAwFuINAQD0FwAhhA4EAO8XACGrDgEA9BcAIbMOAgDyFwAh0w4CAPIXACHUDgIA8hcAIdUOAgDyFwAh1g4CAPIXACHXDgIA8hcAIdgOAgDyFwAh2Q4CAPIXACHaDgIA8hcAIdsOIACSGAAh3A4BAPQXACHqDgABtRgAIe0OgAAAAAHuDgEA9BcAIe8OAQD0FwAh8A4AAbUYACHxDgQA7xcAIfIOBADbGAAh8w5AAPAXACECAAAAmw8AIAgAAKgPACAW4g0BAPQXACGEDgQA7xcAIasOAQD0FwAhsw4CAPIXACHTDgIA8hcAIdQOAgDyFwAh1Q4CAPIXACHWDgIA8hcAIdcOAgDyFwAh2A4CAPIXACHZDgIA8hcAIdoOAgDyFwAh2w4gAJIYACHcDgEA9BcAIeoOAAG1GAAh7Q6AAAAAAe4OAQD0FwAh7w4BAPQXACHwDgABtRgAIfEOBADvFwAh8g4EANsYACHzDkAA8BcAIQIAAACeDwAgCAAAqg8AIAIAAACeDwAgCAAAqg8AIAMAAACbDwAgDwAAow8AIBAAAKgPACABAAAAmw8AIAEAAACeDwAgBhUAALwZACAWAAC_GQAgFwAAvhkAICgAAL0ZACApAADAGQAg8g4AAOkXACAZwQ0AAIMWADDCDQAAsQ8AEMMNAACDFgAw4g0BAPgUACGEDgQA9xQAIasOAQD4FAAhsw4CAPsUACHTDgIA-xQAIdQOAgD7FAAh1Q4CAPsUACHWDgIA-xQAIdcOAgD7FAAh2A4CAPsUACHZDgIA-xQAIdoOAgD7FAAh2w4gAJMVACHcDgEA-BQAIeoOAAGvFQAh7Q4AAKcVACDuDgEA-BQAIe8OAQD4FAAh8A4AAa8VACHxDgQA9xQAIfIOBADLFQAh8w5AAPkUACEDAAAAng8AIAMAALAPADAUAACxDwAgAwAAAJ4PACADAACfDwAwBAAAmw8AIAfBDQAAgRYAMMINAAC3DwAQww0AAIEWADCrDgEAlxUAIeoOAAG8FQAh6w4AAbwVACHsDgAAghYAIAEAAAC0DwAgAQAAALQPACAGwQ0AAIEWADDCDQAAtw8AEMMNAACBFgAwqw4BAJcVACHqDgABvBUAIesOAAG8FQAhAAMAAAC3DwAgAwAAuA8AMAQAALQPACADAAAAtw8AIAMAALgPADAEAAC0DwAgAwAAALcPACADAAC4DwAwBAAAtA8AIAOrDgEAAAAB6g4AAQAAAesOAAEAAAEBCAAAvA8AIAOrDgEAAAAB6g4AAQAAAesOAAEAAAEBCAAAvg8AMAEIAAC-DwAwA6sOAQD0FwAh6g4AAbUYACHrDgABtRgAIQIAAAC0DwAgCAAAwQ8AIAOrDgEA9BcAIeoOAAG1GAAh6w4AAbUYACECAAAAtw8AIAgAAMMPACACAAAAtw8AIAgAAMMPACADAAAAtA8AIA8AALwPACAQAADBDwAgAQAAALQPACABAAAAtw8AIAMVAAC5GQAgFgAAuxkAIBcAALoZACAGwQ0AAIAWADDCDQAAyg8AEMMNAACAFgAwqw4BAPgUACHqDgABrxUAIesOAAGvFQAhAwAAALcPACADAADJDwAwFAAAyg8AIAMAAAC3DwAgAwAAuA8AMAQAALQPACAKwQ0AAP4VADDCDQAA0A8AEMMNAAD-FQAwhA4EAKIVACGrDgEAlxUAIcIOBACiFQAh0A4AAP8VACDVDgAA-xUAINoOAAD7FQAg6Q4AAPsVACABAAAAzQ8AIAEAAADNDwAgCcENAAD-FQAwwg0AANAPABDDDQAA_hUAMIQOBACiFQAhqw4BAJcVACHCDgQAohUAIdUOAAD7FQAg2g4AAPsVACDpDgAA-xUAIAADAAAA0A8AIAMAANEPADAEAADNDwAgAwAAANAPACADAADRDwAwBAAAzQ8AIAMAAADQDwAgAwAA0Q8AMAQAAM0PACAGhA4EAAAAAasOAQAAAAHCDgQAAAAB1Q4AALcZACDaDgAAuBkAIOkOAAC2GQAgAQgAANUPACAGhA4EAAAAAasOAQAAAAHCDgQAAAAB1Q4AALcZACDaDgAAuBkAIOkOAAC2GQAgAQgAANcPADABCAAA1w8AMAaEDgQA7xcAIasOAQD0FwAhwg4EAO8XACHVDgAAtBkAINoOAAC1GQAg6Q4AALMZACACAAAAzQ8AIAgAANoPACAGhA4EAO8XACGrDgEA9BcAIcIOBADvFwAh1Q4AALQZACDaDgAAtRkAIOkOAACzGQAgAgAAANAPACAIAADcDwAgAgAAANAPACAIAADcDwAgAwAAAM0PACAPAADVDwAgEAAA2g8AIAEAAADNDwAgAQAAANAPACAFFQAArhkAIBYAALEZACAXAACwGQAgKAAArxkAICkAALIZACAJwQ0AAP0VADDCDQAA4w8AEMMNAAD9FQAwhA4EAPcUACGrDgEA-BQAIcIOBAD3FAAh1Q4AAPsVACDaDgAA-xUAIOkOAAD7FQAgAwAAANAPACADAADiDwAwFAAA4w8AIAMAAADQDwAgAwAA0Q8AMAQAAM0PACAQwQ0AAPwVADDCDQAA6Q8AEMMNAAD8FQAwxA0EAAAAAcYNQACbFQAhhA4EAKIVACGFDgQAzxUAIasOAQCXFQAhzA4BAJcVACHiDgAA-xUAIOMOAAD7FQAg5A4gAJgVACHlDiAAmBUAIeYOBACiFQAh5w4EAKIVACHoDgQAzxUAIQEAAADmDwAgAQAAAOYPACAQwQ0AAPwVADDCDQAA6Q8AEMMNAAD8FQAwxA0EAKIVACHGDUAAmxUAIYQOBACiFQAhhQ4EAM8VACGrDgEAlxUAIcwOAQCXFQAh4g4AAPsVACDjDgAA-xUAIOQOIACYFQAh5Q4gAJgVACHmDgQAohUAIecOBACiFQAh6A4EAM8VACEChQ4AAOkXACDoDgAA6RcAIAMAAADpDwAgAwAA6g8AMAQAAOYPACADAAAA6Q8AIAMAAOoPADAEAADmDwAgAwAAAOkPACADAADqDwAwBAAA5g8AIA3EDQQAAAABxg1AAAAAAYQOBAAAAAGFDgQAAAABqw4BAAAAAcwOAQAAAAHiDgAArBkAIOMOAACtGQAg5A4gAAAAAeUOIAAAAAHmDgQAAAAB5w4EAAAAAegOBAAAAAEBCAAA7g8AIA3EDQQAAAABxg1AAAAAAYQOBAAAAAGFDgQAAAABqw4BAAAAAcwOAQAAAAHiDgAArBkAIOMOAACtGQAg5A4gAAAAAeUOIAAAAAHmDgQAAAAB5w4EAAAAAegOBAAAAAEBCAAA8A8AMAEIAADwDwAwDcQNBADvFwAhxg1AAPAXACGEDgQA7xcAIYUOBADbGAAhqw4BAPQXACHMDgEA9BcAIeIOAACqGQAg4w4AAKsZACDkDiAAkhgAIeUOIACSGAAh5g4EAO8XACHnDgQA7xcAIegOBADbGAAhAgAAAOYPACAIAADzDwAgDcQNBADvFwAhxg1AAPAXACGEDgQA7xcAIYUOBADbGAAhqw4BAPQXACHMDgEA9BcAIeIOAACqGQAg4w4AAKsZACDkDiAAkhgAIeUOIACSGAAh5g4EAO8XACHnDgQA7xcAIegOBADbGAAhAgAAAOkPACAIAAD1DwAgAgAAAOkPACAIAAD1DwAgAwAAAOYPACAPAADuDwAgEAAA8w8AIAEAAADmDwAgAQAAAOkPACAHFQAApRkAIBYAAKgZACAXAACnGQAgKAAAphkAICkAAKkZACCFDgAA6RcAIOgOAADpFwAgEMENAAD6FQAwwg0AAPwPABDDDQAA-hUAMMQNBAD3FAAhxg1AAPkUACGEDgQA9xQAIYUOBADLFQAhqw4BAPgUACHMDgEA-BQAIeIOAAD7FQAg4w4AAPsVACDkDiAAkxUAIeUOIACTFQAh5g4EAPcUACHnDgQA9xQAIegOBADLFQAhAwAAAOkPACADAAD7DwAwFAAA_A8AIAMAAADpDwAgAwAA6g8AMAQAAOYPACAGhQMBAJcVACHBDQAA-RUAMMINAACCEAAQww0AAPkVADDEDQQAAAABxg1AAJsVACEBAAAA_w8AIAEAAAD_DwAgBoUDAQCXFQAhwQ0AAPkVADDCDQAAghAAEMMNAAD5FQAwxA0EAKIVACHGDUAAmxUAIQADAAAAghAAIAMAAIMQADAEAAD_DwAgAwAAAIIQACADAACDEAAwBAAA_w8AIAMAAACCEAAgAwAAgxAAMAQAAP8PACADhQMBAAAAAcQNBAAAAAHGDUAAAAABAQgAAIcQACADhQMBAAAAAcQNBAAAAAHGDUAAAAABAQgAAIkQADABCAAAiRAAMAOFAwEA9BcAIcQNBADvFwAhxg1AAPAXACECAAAA_w8AIAgAAIwQACADhQMBAPQXACHEDQQA7xcAIcYNQADwFwAhAgAAAIIQACAIAACOEAAgAgAAAIIQACAIAACOEAAgAwAAAP8PACAPAACHEAAgEAAAjBAAIAEAAAD_DwAgAQAAAIIQACAFFQAAoBkAIBYAAKMZACAXAACiGQAgKAAAoRkAICkAAKQZACAGhQMBAPgUACHBDQAA-BUAMMINAACVEAAQww0AAPgVADDEDQQA9xQAIcYNQAD5FAAhAwAAAIIQACADAACUEAAwFAAAlRAAIAMAAACCEAAgAwAAgxAAMAQAAP8PACAHwQ0AAPcVADDCDQAAmxAAEMMNAAD3FQAwxA0CAAAAAd8OAQCXFQAh4A4AAKoVACDhDkAAmxUAIQEAAACYEAAgAQAAAJgQACAHwQ0AAPcVADDCDQAAmxAAEMMNAAD3FQAwxA0CAJ8VACHfDgEAlxUAIeAOAACqFQAg4Q5AAJsVACEAAwAAAJsQACADAACcEAAwBAAAmBAAIAMAAACbEAAgAwAAnBAAMAQAAJgQACADAAAAmxAAIAMAAJwQADAEAACYEAAgBMQNAgAAAAHfDgEAAAAB4A6AAAAAAeEOQAAAAAEBCAAAoBAAIATEDQIAAAAB3w4BAAAAAeAOgAAAAAHhDkAAAAABAQgAAKIQADABCAAAohAAMATEDQIA8hcAId8OAQD0FwAh4A6AAAAAAeEOQADwFwAhAgAAAJgQACAIAAClEAAgBMQNAgDyFwAh3w4BAPQXACHgDoAAAAAB4Q5AAPAXACECAAAAmxAAIAgAAKcQACACAAAAmxAAIAgAAKcQACADAAAAmBAAIA8AAKAQACAQAAClEAAgAQAAAJgQACABAAAAmxAAIAUVAACbGQAgFgAAnhkAIBcAAJ0ZACAoAACcGQAgKQAAnxkAIAfBDQAA9hUAMMINAACuEAAQww0AAPYVADDEDQIA-xQAId8OAQD4FAAh4A4AAKcVACDhDkAA-RQAIQMAAACbEAAgAwAArRAAMBQAAK4QACADAAAAmxAAIAMAAJwQADAEAACYEAAgFcENAAD0FQAwwg0AALQQABDDDQAA9BUAMIQOBACiFQAhqw4BAJcVACGzDgIAnxUAIcwOAQCXFQAh0Q5AAJsVACHSDkAAmxUAIdMOAgCfFQAh1A4CAJ8VACHVDgIAnxUAIdYOAgCfFQAh1w4CAJ8VACHYDgIAnxUAIdkOAgCfFQAh2g4CAJ8VACHbDiAAmBUAIdwOAQCXFQAh3Q5AAJsVACHeDgAA9RUAIAEAAACxEAAgAQAAALEQACAUwQ0AAPQVADDCDQAAtBAAEMMNAAD0FQAwhA4EAKIVACGrDgEAlxUAIbMOAgCfFQAhzA4BAJcVACHRDkAAmxUAIdIOQACbFQAh0w4CAJ8VACHUDgIAnxUAIdUOAgCfFQAh1g4CAJ8VACHXDgIAnxUAIdgOAgCfFQAh2Q4CAJ8VACHaDgIAnxUAIdsOIACYFQAh3A4BAJcVACHdDkAAmxUAIQADAAAAtBAAIAMAALUQADAEAACxEAAgAwAAALQQACADAAC1EAAwBAAAsRAAIAMAAAC0EAAgAwAAtRAAMAQAALEQACARhA4EAAAAAasOAQAAAAGzDgIAAAABzA4BAAAAAdEOQAAAAAHSDkAAAAAB0w4CAAAAAdQOAgAAAAHVDgIAAAAB1g4CAAAAAdcOAgAAAAHYDgIAAAAB2Q4CAAAAAdoOAgAAAAHbDiAAAAAB3A4BAAAAAd0OQAAAAAEBCAAAuRAAIBGEDgQAAAABqw4BAAAAAbMOAgAAAAHMDgEAAAAB0Q5AAAAAAdIOQAAAAAHTDgIAAAAB1A4CAAAAAdUOAgAAAAHWDgIAAAAB1w4CAAAAAdgOAgAAAAHZDgIAAAAB2g4CAAAAAdsOIAAAAAHcDgEAAAAB3Q5AAAAAAQEIAAC7EAAwAQgAALsQADARhA4EAO8XACGrDgEA9BcAIbMOAgDyFwAhzA4BAPQXACHRDkAA8BcAIdIOQADwFwAh0w4CAPIXACHUDgIA8hcAIdUOAgDyFwAh1g4CAPIXACHXDgIA8hcAIdgOAgDyFwAh2Q4CAPIXACHaDgIA8hcAIdsOIACSGAAh3A4BAPQXACHdDkAA8BcAIQIAAACxEAAgCAAAvhAAIBGEDgQA7xcAIasOAQD0FwAhsw4CAPIXACHMDgEA9BcAIdEOQADwFwAh0g5AAPAXACHTDgIA8hcAIdQOAgDyFwAh1Q4CAPIXACHWDgIA8hcAIdcOAgDyFwAh2A4CAPIXACHZDgIA8hcAIdoOAgDyFwAh2w4gAJIYACHcDgEA9BcAId0OQADwFwAhAgAAALQQACAIAADAEAAgAgAAALQQACAIAADAEAAgAwAAALEQACAPAAC5EAAgEAAAvhAAIAEAAACxEAAgAQAAALQQACAFFQAAlhkAIBYAAJkZACAXAACYGQAgKAAAlxkAICkAAJoZACAUwQ0AAPMVADDCDQAAxxAAEMMNAADzFQAwhA4EAPcUACGrDgEA-BQAIbMOAgD7FAAhzA4BAPgUACHRDkAA-RQAIdIOQAD5FAAh0w4CAPsUACHUDgIA-xQAIdUOAgD7FAAh1g4CAPsUACHXDgIA-xQAIdgOAgD7FAAh2Q4CAPsUACHaDgIA-xQAIdsOIACTFQAh3A4BAPgUACHdDkAA-RQAIQMAAAC0EAAgAwAAxhAAMBQAAMcQACADAAAAtBAAIAMAALUQADAEAACxEAAgCMENAADxFQAwwg0AAM0QABDDDQAA8RUAMIQOBACiFQAhmA5AAJsVACGrDgEAlxUAIc8OQACbFQAh0A4AAPIVACABAAAAyhAAIAEAAADKEAAgB8ENAADxFQAwwg0AAM0QABDDDQAA8RUAMIQOBACiFQAhmA5AAJsVACGrDgEAlxUAIc8OQACbFQAhAAMAAADNEAAgAwAAzhAAMAQAAMoQACADAAAAzRAAIAMAAM4QADAEAADKEAAgAwAAAM0QACADAADOEAAwBAAAyhAAIASEDgQAAAABmA5AAAAAAasOAQAAAAHPDkAAAAABAQgAANIQACAEhA4EAAAAAZgOQAAAAAGrDgEAAAABzw5AAAAAAQEIAADUEAAwAQgAANQQADAEhA4EAO8XACGYDkAA8BcAIasOAQD0FwAhzw5AAPAXACECAAAAyhAAIAgAANcQACAEhA4EAO8XACGYDkAA8BcAIasOAQD0FwAhzw5AAPAXACECAAAAzRAAIAgAANkQACACAAAAzRAAIAgAANkQACADAAAAyhAAIA8AANIQACAQAADXEAAgAQAAAMoQACABAAAAzRAAIAUVAACRGQAgFgAAlBkAIBcAAJMZACAoAACSGQAgKQAAlRkAIAfBDQAA8BUAMMINAADgEAAQww0AAPAVADCEDgQA9xQAIZgOQAD5FAAhqw4BAPgUACHPDkAA-RQAIQMAAADNEAAgAwAA3xAAMBQAAOAQACADAAAAzRAAIAMAAM4QADAEAADKEAAgB8gIAQAAAAHBDQAA7xUAMMINAADmEAAQww0AAO8VADDMDgEAlxUAIc0OAQCZFQAhzg4EAM8VACEBAAAA4xAAIAEAAADjEAAgB8gIAQCXFQAhwQ0AAO8VADDCDQAA5hAAEMMNAADvFQAwzA4BAJcVACHNDgEAmRUAIc4OBADPFQAhAs0OAADpFwAgzg4AAOkXACADAAAA5hAAIAMAAOcQADAEAADjEAAgAwAAAOYQACADAADnEAAwBAAA4xAAIAMAAADmEAAgAwAA5xAAMAQAAOMQACAEyAgBAAAAAcwOAQAAAAHNDgEAAAABzg4EAAAAAQEIAADrEAAgBMgIAQAAAAHMDgEAAAABzQ4BAAAAAc4OBAAAAAEBCAAA7RAAMAEIAADtEAAwBMgIAQD0FwAhzA4BAPQXACHNDgEA8xcAIc4OBADbGAAhAgAAAOMQACAIAADwEAAgBMgIAQD0FwAhzA4BAPQXACHNDgEA8xcAIc4OBADbGAAhAgAAAOYQACAIAADyEAAgAgAAAOYQACAIAADyEAAgAwAAAOMQACAPAADrEAAgEAAA8BAAIAEAAADjEAAgAQAAAOYQACAHFQAAjBkAIBYAAI8ZACAXAACOGQAgKAAAjRkAICkAAJAZACDNDgAA6RcAIM4OAADpFwAgB8gIAQD4FAAhwQ0AAO4VADDCDQAA-RAAEMMNAADuFQAwzA4BAPgUACHNDgEA_BQAIc4OBADLFQAhAwAAAOYQACADAAD4EAAwFAAA-RAAIAMAAADmEAAgAwAA5xAAMAQAAOMQACAKwQ0AAO0VADDCDQAA_xAAEMMNAADtFQAwxA0EAAAAAcIOAQCXFQAhxw5AAJsVACHIDkAAmxUAIckOQACaFQAhyg5AAJoVACHLDgAAoBUAIAEAAAD8EAAgAQAAAPwQACAKwQ0AAO0VADDCDQAA_xAAEMMNAADtFQAwxA0EAKIVACHCDgEAlxUAIccOQACbFQAhyA5AAJsVACHJDkAAmhUAIcoOQACaFQAhyw4AAKAVACADyQ4AAOkXACDKDgAA6RcAIMsOAADpFwAgAwAAAP8QACADAACAEQAwBAAA_BAAIAMAAAD_EAAgAwAAgBEAMAQAAPwQACADAAAA_xAAIAMAAIARADAEAAD8EAAgB8QNBAAAAAHCDgEAAAABxw5AAAAAAcgOQAAAAAHJDkAAAAAByg5AAAAAAcsOgAAAAAEBCAAAhBEAIAfEDQQAAAABwg4BAAAAAccOQAAAAAHIDkAAAAAByQ5AAAAAAcoOQAAAAAHLDoAAAAABAQgAAIYRADABCAAAhhEAMAfEDQQA7xcAIcIOAQD0FwAhxw5AAPAXACHIDkAA8BcAIckOQAD8FwAhyg5AAPwXACHLDoAAAAABAgAAAPwQACAIAACJEQAgB8QNBADvFwAhwg4BAPQXACHHDkAA8BcAIcgOQADwFwAhyQ5AAPwXACHKDkAA_BcAIcsOgAAAAAECAAAA_xAAIAgAAIsRACACAAAA_xAAIAgAAIsRACADAAAA_BAAIA8AAIQRACAQAACJEQAgAQAAAPwQACABAAAA_xAAIAgVAACHGQAgFgAAihkAIBcAAIkZACAoAACIGQAgKQAAixkAIMkOAADpFwAgyg4AAOkXACDLDgAA6RcAIArBDQAA7BUAMMINAACSEQAQww0AAOwVADDEDQQA9xQAIcIOAQD4FAAhxw5AAPkUACHIDkAA-RQAIckOQACOFQAhyg5AAI4VACHLDgAA_RQAIAMAAAD_EAAgAwAAkREAMBQAAJIRACADAAAA_xAAIAMAAIARADAEAAD8EAAgCsENAADrFQAwwg0AAJgRABDDDQAA6xUAMMkNAQCZFQAh7A0CAJ8VACHCDgEAAAABww5AAJsVACHEDgIAnxUAIcUOQACaFQAhxg4AAKAVACABAAAAlREAIAEAAACVEQAgCsENAADrFQAwwg0AAJgRABDDDQAA6xUAMMkNAQCZFQAh7A0CAJ8VACHCDgEAlxUAIcMOQACbFQAhxA4CAJ8VACHFDkAAmhUAIcYOAACgFQAgA8kNAADpFwAgxQ4AAOkXACDGDgAA6RcAIAMAAACYEQAgAwAAmREAMAQAAJURACADAAAAmBEAIAMAAJkRADAEAACVEQAgAwAAAJgRACADAACZEQAwBAAAlREAIAfJDQEAAAAB7A0CAAAAAcIOAQAAAAHDDkAAAAABxA4CAAAAAcUOQAAAAAHGDoAAAAABAQgAAJ0RACAHyQ0BAAAAAewNAgAAAAHCDgEAAAABww5AAAAAAcQOAgAAAAHFDkAAAAABxg6AAAAAAQEIAACfEQAwAQgAAJ8RADAHyQ0BAPMXACHsDQIA8hcAIcIOAQD0FwAhww5AAPAXACHEDgIA8hcAIcUOQAD8FwAhxg6AAAAAAQIAAACVEQAgCAAAohEAIAfJDQEA8xcAIewNAgDyFwAhwg4BAPQXACHDDkAA8BcAIcQOAgDyFwAhxQ5AAPwXACHGDoAAAAABAgAAAJgRACAIAACkEQAgAgAAAJgRACAIAACkEQAgAwAAAJURACAPAACdEQAgEAAAohEAIAEAAACVEQAgAQAAAJgRACAIFQAAghkAIBYAAIUZACAXAACEGQAgKAAAgxkAICkAAIYZACDJDQAA6RcAIMUOAADpFwAgxg4AAOkXACAKwQ0AAOoVADDCDQAAqxEAEMMNAADqFQAwyQ0BAPwUACHsDQIA-xQAIcIOAQD4FAAhww5AAPkUACHEDgIA-xQAIcUOQACOFQAhxg4AAP0UACADAAAAmBEAIAMAAKoRADAUAACrEQAgAwAAAJgRACADAACZEQAwBAAAlREAIArBDQAA6BUAMMINAACxEQAQww0AAOgVADDEDQEAAAABxg1AAJsVACGKDgEAlxUAIb4OAQCXFQAhvw4BAJcVACHADkAAmhUAIcEOAADpFQAgAQAAAK4RACABAAAArhEAIAnBDQAA6BUAMMINAACxEQAQww0AAOgVADDEDQEAlxUAIcYNQACbFQAhig4BAJcVACG-DgEAlxUAIb8OAQCXFQAhwA5AAJoVACEBwA4AAOkXACADAAAAsREAIAMAALIRADAEAACuEQAgAwAAALERACADAACyEQAwBAAArhEAIAMAAACxEQAgAwAAshEAMAQAAK4RACAGxA0BAAAAAcYNQAAAAAGKDgEAAAABvg4BAAAAAb8OAQAAAAHADkAAAAABAQgAALYRACAGxA0BAAAAAcYNQAAAAAGKDgEAAAABvg4BAAAAAb8OAQAAAAHADkAAAAABAQgAALgRADABCAAAuBEAMAbEDQEA9BcAIcYNQADwFwAhig4BAPQXACG-DgEA9BcAIb8OAQD0FwAhwA5AAPwXACECAAAArhEAIAgAALsRACAGxA0BAPQXACHGDUAA8BcAIYoOAQD0FwAhvg4BAPQXACG_DgEA9BcAIcAOQAD8FwAhAgAAALERACAIAAC9EQAgAgAAALERACAIAAC9EQAgAwAAAK4RACAPAAC2EQAgEAAAuxEAIAEAAACuEQAgAQAAALERACAEFQAA_xgAIBYAAIEZACAXAACAGQAgwA4AAOkXACAJwQ0AAOcVADDCDQAAxBEAEMMNAADnFQAwxA0BAPgUACHGDUAA-RQAIYoOAQD4FAAhvg4BAPgUACG_DgEA-BQAIcAOQACOFQAhAwAAALERACADAADDEQAwFAAAxBEAIAMAAACxEQAgAwAAshEAMAQAAK4RACAKwQ0AAOYVADDCDQAAyhEAEMMNAADmFQAwxg0EAKIVACGEDgQAAAABhQ4EAKIVACG6DgQAohUAIbsOBACiFQAhvA4EAKIVACG9DgEAlxUAIQEAAADHEQAgAQAAAMcRACAKwQ0AAOYVADDCDQAAyhEAEMMNAADmFQAwxg0EAKIVACGEDgQAohUAIYUOBACiFQAhug4EAKIVACG7DgQAohUAIbwOBACiFQAhvQ4BAJcVACEAAwAAAMoRACADAADLEQAwBAAAxxEAIAMAAADKEQAgAwAAyxEAMAQAAMcRACADAAAAyhEAIAMAAMsRADAEAADHEQAgB8YNBAAAAAGEDgQAAAABhQ4EAAAAAboOBAAAAAG7DgQAAAABvA4EAAAAAb0OAQAAAAEBCAAAzxEAIAfGDQQAAAABhA4EAAAAAYUOBAAAAAG6DgQAAAABuw4EAAAAAbwOBAAAAAG9DgEAAAABAQgAANERADABCAAA0REAMAfGDQQA7xcAIYQOBADvFwAhhQ4EAO8XACG6DgQA7xcAIbsOBADvFwAhvA4EAO8XACG9DgEA9BcAIQIAAADHEQAgCAAA1BEAIAfGDQQA7xcAIYQOBADvFwAhhQ4EAO8XACG6DgQA7xcAIbsOBADvFwAhvA4EAO8XACG9DgEA9BcAIQIAAADKEQAgCAAA1hEAIAIAAADKEQAgCAAA1hEAIAMAAADHEQAgDwAAzxEAIBAAANQRACABAAAAxxEAIAEAAADKEQAgBRUAAPoYACAWAAD9GAAgFwAA_BgAICgAAPsYACApAAD-GAAgCsENAADlFQAwwg0AAN0RABDDDQAA5RUAMMYNBAD3FAAhhA4EAPcUACGFDgQA9xQAIboOBAD3FAAhuw4EAPcUACG8DgQA9xQAIb0OAQD4FAAhAwAAAMoRACADAADcEQAwFAAA3REAIAMAAADKEQAgAwAAyxEAMAQAAMcRACANyAgBAJcVACHBDQAA4xUAMMINAADjEQAQww0AAOMVADDGDQQAohUAIYQOBACiFQAhhQ4EAKIVACGGDgIAnxUAIYcOAgCfFQAhqw4BAJcVACGzDhAA2hUAIbQOEADaFQAhuQ4AAOQVACABAAAA4BEAIAEAAADgEQAgDMgIAQCXFQAhwQ0AAOMVADDCDQAA4xEAEMMNAADjFQAwxg0EAKIVACGEDgQAohUAIYUOBACiFQAhhg4CAJ8VACGHDgIAnxUAIasOAQCXFQAhsw4QANoVACG0DhAA2hUAIQADAAAA4xEAIAMAAOQRADAEAADgEQAgAwAAAOMRACADAADkEQAwBAAA4BEAIAMAAADjEQAgAwAA5BEAMAQAAOARACAJyAgBAAAAAcYNBAAAAAGEDgQAAAABhQ4EAAAAAYYOAgAAAAGHDgIAAAABqw4BAAAAAbMOEAAAAAG0DhAAAAABAQgAAOgRACAJyAgBAAAAAcYNBAAAAAGEDgQAAAABhQ4EAAAAAYYOAgAAAAGHDgIAAAABqw4BAAAAAbMOEAAAAAG0DhAAAAABAQgAAOoRADABCAAA6hEAMAnICAEA9BcAIcYNBADvFwAhhA4EAO8XACGFDgQA7xcAIYYOAgDyFwAhhw4CAPIXACGrDgEA9BcAIbMOEADqGAAhtA4QAOoYACECAAAA4BEAIAgAAO0RACAJyAgBAPQXACHGDQQA7xcAIYQOBADvFwAhhQ4EAO8XACGGDgIA8hcAIYcOAgDyFwAhqw4BAPQXACGzDhAA6hgAIbQOEADqGAAhAgAAAOMRACAIAADvEQAgAgAAAOMRACAIAADvEQAgAwAAAOARACAPAADoEQAgEAAA7REAIAEAAADgEQAgAQAAAOMRACAFFQAA9RgAIBYAAPgYACAXAAD3GAAgKAAA9hgAICkAAPkYACAMyAgBAPgUACHBDQAA4hUAMMINAAD2EQAQww0AAOIVADDGDQQA9xQAIYQOBAD3FAAhhQ4EAPcUACGGDgIA-xQAIYcOAgD7FAAhqw4BAPgUACGzDhAA1hUAIbQOEADWFQAhAwAAAOMRACADAAD1EQAwFAAA9hEAIAMAAADjEQAgAwAA5BEAMAQAAOARACAJswcBAJcVACHBDQAA4BUAMMINAAD8EQAQww0AAOAVADCEDgQAohUAIasOAQCXFQAhtg4QANoVACG3DhAA2hUAIbgOAADhFQAgAQAAAPkRACABAAAA-REAIAizBwEAlxUAIcENAADgFQAwwg0AAPwRABDDDQAA4BUAMIQOBACiFQAhqw4BAJcVACG2DhAA2hUAIbcOEADaFQAhAAMAAAD8EQAgAwAA_REAMAQAAPkRACADAAAA_BEAIAMAAP0RADAEAAD5EQAgAwAAAPwRACADAAD9EQAwBAAA-REAIAWzBwEAAAABhA4EAAAAAasOAQAAAAG2DhAAAAABtw4QAAAAAQEIAACBEgAgBbMHAQAAAAGEDgQAAAABqw4BAAAAAbYOEAAAAAG3DhAAAAABAQgAAIMSADABCAAAgxIAMAWzBwEA9BcAIYQOBADvFwAhqw4BAPQXACG2DhAA6hgAIbcOEADqGAAhAgAAAPkRACAIAACGEgAgBbMHAQD0FwAhhA4EAO8XACGrDgEA9BcAIbYOEADqGAAhtw4QAOoYACECAAAA_BEAIAgAAIgSACACAAAA_BEAIAgAAIgSACADAAAA-REAIA8AAIESACAQAACGEgAgAQAAAPkRACABAAAA_BEAIAUVAADwGAAgFgAA8xgAIBcAAPIYACAoAADxGAAgKQAA9BgAIAizBwEA-BQAIcENAADfFQAwwg0AAI8SABDDDQAA3xUAMIQOBAD3FAAhqw4BAPgUACG2DhAA1hUAIbcOEADWFQAhAwAAAPwRACADAACOEgAwFAAAjxIAIAMAAAD8EQAgAwAA_REAMAQAAPkRACAKwQ0AAN0VADDCDQAAlRIAEMMNAADdFQAwhA4EAKIVACGrDgEAlxUAIawOAQCXFQAhsg4CAJ8VACGzDhAA2hUAIbQOEADaFQAhtQ4AAN4VACABAAAAkhIAIAEAAACSEgAgCcENAADdFQAwwg0AAJUSABDDDQAA3RUAMIQOBACiFQAhqw4BAJcVACGsDgEAlxUAIbIOAgCfFQAhsw4QANoVACG0DhAA2hUAIQADAAAAlRIAIAMAAJYSADAEAACSEgAgAwAAAJUSACADAACWEgAwBAAAkhIAIAMAAACVEgAgAwAAlhIAMAQAAJISACAGhA4EAAAAAasOAQAAAAGsDgEAAAABsg4CAAAAAbMOEAAAAAG0DhAAAAABAQgAAJoSACAGhA4EAAAAAasOAQAAAAGsDgEAAAABsg4CAAAAAbMOEAAAAAG0DhAAAAABAQgAAJwSADABCAAAnBIAMAaEDgQA7xcAIasOAQD0FwAhrA4BAPQXACGyDgIA8hcAIbMOEADqGAAhtA4QAOoYACECAAAAkhIAIAgAAJ8SACAGhA4EAO8XACGrDgEA9BcAIawOAQD0FwAhsg4CAPIXACGzDhAA6hgAIbQOEADqGAAhAgAAAJUSACAIAAChEgAgAgAAAJUSACAIAAChEgAgAwAAAJISACAPAACaEgAgEAAAnxIAIAEAAACSEgAgAQAAAJUSACAFFQAA6xgAIBYAAO4YACAXAADtGAAgKAAA7BgAICkAAO8YACAJwQ0AANwVADDCDQAAqBIAEMMNAADcFQAwhA4EAPcUACGrDgEA-BQAIawOAQD4FAAhsg4CAPsUACGzDhAA1hUAIbQOEADWFQAhAwAAAJUSACADAACnEgAwFAAAqBIAIAMAAACVEgAgAwAAlhIAMAQAAJISACAKwQ0AANkVADDCDQAArhIAEMMNAADZFQAwhA4EAKIVACGsDgEAlxUAIa0OAQCXFQAhrg4QANoVACGvDgEAlxUAIbAOBACiFQAhsQ4AANsVACABAAAAqxIAIAEAAACrEgAgCcENAADZFQAwwg0AAK4SABDDDQAA2RUAMIQOBACiFQAhrA4BAJcVACGtDgEAlxUAIa4OEADaFQAhrw4BAJcVACGwDgQAohUAIQADAAAArhIAIAMAAK8SADAEAACrEgAgAwAAAK4SACADAACvEgAwBAAAqxIAIAMAAACuEgAgAwAArxIAMAQAAKsSACAGhA4EAAAAAawOAQAAAAGtDgEAAAABrg4QAAAAAa8OAQAAAAGwDgQAAAABAQgAALMSACAGhA4EAAAAAawOAQAAAAGtDgEAAAABrg4QAAAAAa8OAQAAAAGwDgQAAAABAQgAALUSADABCAAAtRIAMAaEDgQA7xcAIawOAQD0FwAhrQ4BAPQXACGuDhAA6hgAIa8OAQD0FwAhsA4EAO8XACECAAAAqxIAIAgAALgSACAGhA4EAO8XACGsDgEA9BcAIa0OAQD0FwAhrg4QAOoYACGvDgEA9BcAIbAOBADvFwAhAgAAAK4SACAIAAC6EgAgAgAAAK4SACAIAAC6EgAgAwAAAKsSACAPAACzEgAgEAAAuBIAIAEAAACrEgAgAQAAAK4SACAFFQAA5RgAIBYAAOgYACAXAADnGAAgKAAA5hgAICkAAOkYACAJwQ0AANUVADDCDQAAwRIAEMMNAADVFQAwhA4EAPcUACGsDgEA-BQAIa0OAQD4FAAhrg4QANYVACGvDgEA-BQAIbAOBAD3FAAhAwAAAK4SACADAADAEgAwFAAAwRIAIAMAAACuEgAgAwAArxIAMAQAAKsSACAFwQ0AANQVADDCDQAAxxIAEMMNAADUFQAwxA0EAAAAAasOAQCXFQAhAQAAAMQSACABAAAAxBIAIAXBDQAA1BUAMMINAADHEgAQww0AANQVADDEDQQAohUAIasOAQCXFQAhAAMAAADHEgAgAwAAyBIAMAQAAMQSACADAAAAxxIAIAMAAMgSADAEAADEEgAgAwAAAMcSACADAADIEgAwBAAAxBIAIALEDQQAAAABqw4BAAAAAQEIAADMEgAgAsQNBAAAAAGrDgEAAAABAQgAAM4SADABCAAAzhIAMALEDQQA7xcAIasOAQD0FwAhAgAAAMQSACAIAADREgAgAsQNBADvFwAhqw4BAPQXACECAAAAxxIAIAgAANMSACACAAAAxxIAIAgAANMSACADAAAAxBIAIA8AAMwSACAQAADREgAgAQAAAMQSACABAAAAxxIAIAUVAADgGAAgFgAA4xgAIBcAAOIYACAoAADhGAAgKQAA5BgAIAXBDQAA0xUAMMINAADaEgAQww0AANMVADDEDQQA9xQAIasOAQD4FAAhAwAAAMcSACADAADZEgAwFAAA2hIAIAMAAADHEgAgAwAAyBIAMAQAAMQSACAGwQ0AANIVADDCDQAA4BIAEMMNAADSFQAw6A1AAJsVACGCDgEAAAABqw4BAJcVACEBAAAA3RIAIAEAAADdEgAgBsENAADSFQAwwg0AAOASABDDDQAA0hUAMOgNQACbFQAhgg4BAJcVACGrDgEAlxUAIQADAAAA4BIAIAMAAOESADAEAADdEgAgAwAAAOASACADAADhEgAwBAAA3RIAIAMAAADgEgAgAwAA4RIAMAQAAN0SACAD6A1AAAAAAYIOAQAAAAGrDgEAAAABAQgAAOUSACAD6A1AAAAAAYIOAQAAAAGrDgEAAAABAQgAAOcSADABCAAA5xIAMAPoDUAA8BcAIYIOAQD0FwAhqw4BAPQXACECAAAA3RIAIAgAAOoSACAD6A1AAPAXACGCDgEA9BcAIasOAQD0FwAhAgAAAOASACAIAADsEgAgAgAAAOASACAIAADsEgAgAwAAAN0SACAPAADlEgAgEAAA6hIAIAEAAADdEgAgAQAAAOASACADFQAA3RgAIBYAAN8YACAXAADeGAAgBsENAADRFQAwwg0AAPMSABDDDQAA0RUAMOgNQAD5FAAhgg4BAPgUACGrDgEA-BQAIQMAAADgEgAgAwAA8hIAMBQAAPMSACADAAAA4BIAIAMAAOESADAEAADdEgAgF8ENAADOFQAwwg0AAPkSABDDDQAAzhUAMMkNAQCZFQAh6A1AAJsVACGCDgEAlxUAIYQOBACiFQAhmg4AANAVACCcDgEAlxUAIZ0OAgCfFQAhng4gAJgVACGfDgIAnxUAIaAOAACSFQAgoQ4gAJgVACGiDgEAmRUAIaMOBADPFQAhpA4EAM8VACGlDgAAqhUAIKYOQACaFQAhpw5AAJoVACGoDgQAzxUAIakOBADPFQAhqg5AAJsVACEBAAAA9hIAIAEAAAD2EgAgFsENAADOFQAwwg0AAPkSABDDDQAAzhUAMMkNAQCZFQAh6A1AAJsVACGCDgEAlxUAIYQOBACiFQAhnA4BAJcVACGdDgIAnxUAIZ4OIACYFQAhnw4CAJ8VACGgDgAAkhUAIKEOIACYFQAhog4BAJkVACGjDgQAzxUAIaQOBADPFQAhpQ4AAKoVACCmDkAAmhUAIacOQACaFQAhqA4EAM8VACGpDgQAzxUAIaoOQACbFQAhCMkNAADpFwAgog4AAOkXACCjDgAA6RcAIKQOAADpFwAgpg4AAOkXACCnDgAA6RcAIKgOAADpFwAgqQ4AAOkXACADAAAA-RIAIAMAAPoSADAEAAD2EgAgAwAAAPkSACADAAD6EgAwBAAA9hIAIAMAAAD5EgAgAwAA-hIAMAQAAPYSACATyQ0BAAAAAegNQAAAAAGCDgEAAAABhA4EAAAAAZwOAQAAAAGdDgIAAAABng4gAAAAAZ8OAgAAAAGgDgAA3BgAIKEOIAAAAAGiDgEAAAABow4EAAAAAaQOBAAAAAGlDoAAAAABpg5AAAAAAacOQAAAAAGoDgQAAAABqQ4EAAAAAaoOQAAAAAEBCAAA_hIAIBPJDQEAAAAB6A1AAAAAAYIOAQAAAAGEDgQAAAABnA4BAAAAAZ0OAgAAAAGeDiAAAAABnw4CAAAAAaAOAADcGAAgoQ4gAAAAAaIOAQAAAAGjDgQAAAABpA4EAAAAAaUOgAAAAAGmDkAAAAABpw5AAAAAAagOBAAAAAGpDgQAAAABqg5AAAAAAQEIAACAEwAwAQgAAIATADATyQ0BAPMXACHoDUAA8BcAIYIOAQD0FwAhhA4EAO8XACGcDgEA9BcAIZ0OAgDyFwAhng4gAJIYACGfDgIA8hcAIaAOAADaGAAgoQ4gAJIYACGiDgEA8xcAIaMOBADbGAAhpA4EANsYACGlDoAAAAABpg5AAPwXACGnDkAA_BcAIagOBADbGAAhqQ4EANsYACGqDkAA8BcAIQIAAAD2EgAgCAAAgxMAIBPJDQEA8xcAIegNQADwFwAhgg4BAPQXACGEDgQA7xcAIZwOAQD0FwAhnQ4CAPIXACGeDiAAkhgAIZ8OAgDyFwAhoA4AANoYACChDiAAkhgAIaIOAQDzFwAhow4EANsYACGkDgQA2xgAIaUOgAAAAAGmDkAA_BcAIacOQAD8FwAhqA4EANsYACGpDgQA2xgAIaoOQADwFwAhAgAAAPkSACAIAACFEwAgAgAAAPkSACAIAACFEwAgAwAAAPYSACAPAAD-EgAgEAAAgxMAIAEAAAD2EgAgAQAAAPkSACANFQAA1RgAIBYAANgYACAXAADXGAAgKAAA1hgAICkAANkYACDJDQAA6RcAIKIOAADpFwAgow4AAOkXACCkDgAA6RcAIKYOAADpFwAgpw4AAOkXACCoDgAA6RcAIKkOAADpFwAgFsENAADKFQAwwg0AAIwTABDDDQAAyhUAMMkNAQD8FAAh6A1AAPkUACGCDgEA-BQAIYQOBAD3FAAhnA4BAPgUACGdDgIA-xQAIZ4OIACTFQAhnw4CAPsUACGgDgAAkhUAIKEOIACTFQAhog4BAPwUACGjDgQAyxUAIaQOBADLFQAhpQ4AAKcVACCmDkAAjhUAIacOQACOFQAhqA4EAMsVACGpDgQAyxUAIaoOQAD5FAAhAwAAAPkSACADAACLEwAwFAAAjBMAIAMAAAD5EgAgAwAA-hIAMAQAAPYSACAHwQ0AAMgVADDCDQAAkhMAEMMNAADIFQAw6A1AAJsVACHpDQEAlxUAIYIOAQCXFQAhmw4AAMkVACABAAAAjxMAIAEAAACPEwAgBsENAADIFQAwwg0AAJITABDDDQAAyBUAMOgNQACbFQAh6Q0BAJcVACGCDgEAlxUAIQADAAAAkhMAIAMAAJMTADAEAACPEwAgAwAAAJITACADAACTEwAwBAAAjxMAIAMAAACSEwAgAwAAkxMAMAQAAI8TACAD6A1AAAAAAekNAQAAAAGCDgEAAAABAQgAAJcTACAD6A1AAAAAAekNAQAAAAGCDgEAAAABAQgAAJkTADABCAAAmRMAMAPoDUAA8BcAIekNAQD0FwAhgg4BAPQXACECAAAAjxMAIAgAAJwTACAD6A1AAPAXACHpDQEA9BcAIYIOAQD0FwAhAgAAAJITACAIAACeEwAgAgAAAJITACAIAACeEwAgAwAAAI8TACAPAACXEwAgEAAAnBMAIAEAAACPEwAgAQAAAJITACADFQAA0hgAIBYAANQYACAXAADTGAAgBsENAADHFQAwwg0AAKUTABDDDQAAxxUAMOgNQAD5FAAh6Q0BAPgUACGCDgEA-BQAIQMAAACSEwAgAwAApBMAMBQAAKUTACADAAAAkhMAIAMAAJMTADAEAACPEwAgDrwMAADFFQAgjw0CAJ8VACHBDQAAxBUAMMINAACqEwAQww0AAMQVADDmDQEAmRUAIYIOAQCXFQAhhA4EAKIVACGUDgEAlxUAIZYOAgCfFQAhlw5AAJsVACGYDkAAmxUAIZkOAACgFQAgmg4AAMYVACABAAAAqBMAIA28DAAAxRUAII8NAgCfFQAhwQ0AAMQVADDCDQAAqhMAEMMNAADEFQAw5g0BAJkVACGCDgEAlxUAIYQOBACiFQAhlA4BAJcVACGWDgIAnxUAIZcOQACbFQAhmA5AAJsVACGZDgAAoBUAIAO8DAAA0RgAIOYNAADpFwAgmQ4AAOkXACADAAAAqhMAIAMAAKsTADAEAACoEwAgAQAAAKoTACABAAAAqBMAIAMAAACqEwAgAwAAqxMAMAQAAKgTACADAAAAqhMAIAMAAKsTADAEAACoEwAgAwAAAKoTACADAACrEwAwBAAAqBMAIAq8DAAA0BgAII8NAgAAAAHmDQEAAAABgg4BAAAAAYQOBAAAAAGUDgEAAAABlg4CAAAAAZcOQAAAAAGYDkAAAAABmQ6AAAAAAQEIAACyEwAgCY8NAgAAAAHmDQEAAAABgg4BAAAAAYQOBAAAAAGUDgEAAAABlg4CAAAAAZcOQAAAAAGYDkAAAAABmQ6AAAAAAQEIAAC0EwAwAQgAALQTADAKvAwAAM8YACCPDQIA8hcAIeYNAQDzFwAhgg4BAPQXACGEDgQA7xcAIZQOAQD0FwAhlg4CAPIXACGXDkAA8BcAIZgOQADwFwAhmQ6AAAAAAQIAAACoEwAgCAAAtxMAIAmPDQIA8hcAIeYNAQDzFwAhgg4BAPQXACGEDgQA7xcAIZQOAQD0FwAhlg4CAPIXACGXDkAA8BcAIZgOQADwFwAhmQ6AAAAAAQIAAACqEwAgCAAAuRMAIAIAAACqEwAgCAAAuRMAIAMAAACoEwAgDwAAshMAIBAAALcTACABAAAAqBMAIAEAAACqEwAgBxUAAMoYACAWAADNGAAgFwAAzBgAICgAAMsYACApAADOGAAg5g0AAOkXACCZDgAA6RcAIAyPDQIA-xQAIcENAADDFQAwwg0AAMATABDDDQAAwxUAMOYNAQD8FAAhgg4BAPgUACGEDgQA9xQAIZQOAQD4FAAhlg4CAPsUACGXDkAA-RQAIZgOQAD5FAAhmQ4AAP0UACADAAAAqhMAIAMAAL8TADAUAADAEwAgAwAAAKoTACADAACrEwAwBAAAqBMAIAa7DAAAwhUAIMENAADBFQAwwg0AAMYTABDDDQAAwRUAMJQOAQAAAAGVDkAAmhUAIQEAAADDEwAgAQAAAMMTACAGuwwAAMIVACDBDQAAwRUAMMINAADGEwAQww0AAMEVADCUDgEAlxUAIZUOQACaFQAhArsMAADJGAAglQ4AAOkXACADAAAAxhMAIAMAAMcTADAEAADDEwAgAwAAAMYTACADAADHEwAwBAAAwxMAIAMAAADGEwAgAwAAxxMAMAQAAMMTACADuwwAAMgYACCUDgEAAAABlQ5AAAAAAQEIAADLEwAgApQOAQAAAAGVDkAAAAABAQgAAM0TADABCAAAzRMAMAO7DAAAuxgAIJQOAQD0FwAhlQ5AAPwXACECAAAAwxMAIAgAANATACAClA4BAPQXACGVDkAA_BcAIQIAAADGEwAgCAAA0hMAIAIAAADGEwAgCAAA0hMAIAMAAADDEwAgDwAAyxMAIBAAANATACABAAAAwxMAIAEAAADGEwAgBBUAALgYACAWAAC6GAAgFwAAuRgAIJUOAADpFwAgBcENAADAFQAwwg0AANkTABDDDQAAwBUAMJQOAQD4FAAhlQ5AAI4VACEDAAAAxhMAIAMAANgTADAUAADZEwAgAwAAAMYTACADAADHEwAwBAAAwxMAIBXICAEAlxUAIcENAAC6FQAwwg0AAN8TABDDDQAAuhUAMMYNBACiFQAhhA4EAKIVACGFDgQAohUAIYYOAgCfFQAhhw4CAJ8VACGIDiAAuxUAIYkOIAC7FQAhig4BAJcVACGLDgABvBUAIYwOAAG9FQAhjQ4AAb0VACGODgABvRUAIY8OAAG9FQAhkA4QAL4VACGRDhAAvhUAIZIOEAC-FQAhkw4AAL8VACABAAAA3BMAIAEAAADcEwAgFMgIAQCXFQAhwQ0AALoVADDCDQAA3xMAEMMNAAC6FQAwxg0EAKIVACGEDgQAohUAIYUOBACiFQAhhg4CAJ8VACGHDgIAnxUAIYgOIAC7FQAhiQ4gALsVACGKDgEAlxUAIYsOAAG8FQAhjA4AAb0VACGNDgABvRUAIY4OAAG9FQAhjw4AAb0VACGQDhAAvhUAIZEOEAC-FQAhkg4QAL4VACEJiA4AAOkXACCJDgAA6RcAIIwOAADpFwAgjQ4AAOkXACCODgAA6RcAII8OAADpFwAgkA4AAOkXACCRDgAA6RcAIJIOAADpFwAgAwAAAN8TACADAADgEwAwBAAA3BMAIAMAAADfEwAgAwAA4BMAMAQAANwTACADAAAA3xMAIAMAAOATADAEAADcEwAgEcgIAQAAAAHGDQQAAAABhA4EAAAAAYUOBAAAAAGGDgIAAAABhw4CAAAAAYgOIAAAAAGJDiAAAAABig4BAAAAAYsOAAEAAAGMDgABAAABjQ4AAQAAAY4OAAEAAAGPDgABAAABkA4QAAAAAZEOEAAAAAGSDhAAAAABAQgAAOQTACARyAgBAAAAAcYNBAAAAAGEDgQAAAABhQ4EAAAAAYYOAgAAAAGHDgIAAAABiA4gAAAAAYkOIAAAAAGKDgEAAAABiw4AAQAAAYwOAAEAAAGNDgABAAABjg4AAQAAAY8OAAEAAAGQDhAAAAABkQ4QAAAAAZIOEAAAAAEBCAAA5hMAMAEIAADmEwAwEcgIAQD0FwAhxg0EAO8XACGEDgQA7xcAIYUOBADvFwAhhg4CAPIXACGHDgIA8hcAIYgOIAC0GAAhiQ4gALQYACGKDgEA9BcAIYsOAAG1GAAhjA4AAbYYACGNDgABthgAIY4OAAG2GAAhjw4AAbYYACGQDhAAtxgAIZEOEAC3GAAhkg4QALcYACECAAAA3BMAIAgAAOkTACARyAgBAPQXACHGDQQA7xcAIYQOBADvFwAhhQ4EAO8XACGGDgIA8hcAIYcOAgDyFwAhiA4gALQYACGJDiAAtBgAIYoOAQD0FwAhiw4AAbUYACGMDgABthgAIY0OAAG2GAAhjg4AAbYYACGPDgABthgAIZAOEAC3GAAhkQ4QALcYACGSDhAAtxgAIQIAAADfEwAgCAAA6xMAIAIAAADfEwAgCAAA6xMAIAMAAADcEwAgDwAA5BMAIBAAAOkTACABAAAA3BMAIAEAAADfEwAgDhUAAK8YACAWAACyGAAgFwAAsRgAICgAALAYACApAACzGAAgiA4AAOkXACCJDgAA6RcAIIwOAADpFwAgjQ4AAOkXACCODgAA6RcAII8OAADpFwAgkA4AAOkXACCRDgAA6RcAIJIOAADpFwAgFMgIAQD4FAAhwQ0AAK0VADDCDQAA8hMAEMMNAACtFQAwxg0EAPcUACGEDgQA9xQAIYUOBAD3FAAhhg4CAPsUACGHDgIA-xQAIYgOIACuFQAhiQ4gAK4VACGKDgEA-BQAIYsOAAGvFQAhjA4AAbAVACGNDgABsBUAIY4OAAGwFQAhjw4AAbAVACGQDhAAsRUAIZEOEACxFQAhkg4QALEVACEDAAAA3xMAIAMAAPETADAUAADyEwAgAwAAAN8TACADAADgEwAwBAAA3BMAIAbBDQAArBUAMMINAAD4EwAQww0AAKwVADDoDUAAmxUAIYIOAQAAAAGDDgEAmRUAIQEAAAD1EwAgAQAAAPUTACAGwQ0AAKwVADDCDQAA-BMAEMMNAACsFQAw6A1AAJsVACGCDgEAlxUAIYMOAQCZFQAhAYMOAADpFwAgAwAAAPgTACADAAD5EwAwBAAA9RMAIAMAAAD4EwAgAwAA-RMAMAQAAPUTACADAAAA-BMAIAMAAPkTADAEAAD1EwAgA-gNQAAAAAGCDgEAAAABgw4BAAAAAQEIAAD9EwAgA-gNQAAAAAGCDgEAAAABgw4BAAAAAQEIAAD_EwAwAQgAAP8TADAD6A1AAPAXACGCDgEA9BcAIYMOAQDzFwAhAgAAAPUTACAIAACCFAAgA-gNQADwFwAhgg4BAPQXACGDDgEA8xcAIQIAAAD4EwAgCAAAhBQAIAIAAAD4EwAgCAAAhBQAIAMAAAD1EwAgDwAA_RMAIBAAAIIUACABAAAA9RMAIAEAAAD4EwAgBBUAAKwYACAWAACuGAAgFwAArRgAIIMOAADpFwAgBsENAACrFQAwwg0AAIsUABDDDQAAqxUAMOgNQAD5FAAhgg4BAPgUACGDDgEA_BQAIQMAAAD4EwAgAwAAihQAMBQAAIsUACADAAAA-BMAIAMAAPkTADAEAAD1EwAgCggAAKoVACDBDQAAqRUAMMINAACRFAAQww0AAKkVADDEDQQAAAAB3g0BAJkVACHfDQEAlxUAIegNQACbFQAhgA4gAJgVACGBDgEAmRUAIQEAAACOFAAgAQAAAI4UACAKCAAAqhUAIMENAACpFQAwwg0AAJEUABDDDQAAqRUAMMQNBACiFQAh3g0BAJkVACHfDQEAlxUAIegNQACbFQAhgA4gAJgVACGBDgEAmRUAIQLeDQAA6RcAIIEOAADpFwAgAwAAAJEUACADAACSFAAwBAAAjhQAIAMAAACRFAAgAwAAkhQAMAQAAI4UACADAAAAkRQAIAMAAJIUADAEAACOFAAgBwiAAAAAAcQNBAAAAAHeDQEAAAAB3w0BAAAAAegNQAAAAAGADiAAAAABgQ4BAAAAAQEIAACWFAAgBwiAAAAAAcQNBAAAAAHeDQEAAAAB3w0BAAAAAegNQAAAAAGADiAAAAABgQ4BAAAAAQEIAACYFAAwAQgAAJgUADAHCIAAAAABxA0EAO8XACHeDQEA8xcAId8NAQD0FwAh6A1AAPAXACGADiAAkhgAIYEOAQDzFwAhAgAAAI4UACAIAACbFAAgBwiAAAAAAcQNBADvFwAh3g0BAPMXACHfDQEA9BcAIegNQADwFwAhgA4gAJIYACGBDgEA8xcAIQIAAACRFAAgCAAAnRQAIAIAAACRFAAgCAAAnRQAIAMAAACOFAAgDwAAlhQAIBAAAJsUACABAAAAjhQAIAEAAACRFAAgBxUAAKcYACAWAACqGAAgFwAAqRgAICgAAKgYACApAACrGAAg3g0AAOkXACCBDgAA6RcAIAoIAACnFQAgwQ0AAKYVADDCDQAApBQAEMMNAACmFQAwxA0EAPcUACHeDQEA_BQAId8NAQD4FAAh6A1AAPkUACGADiAAkxUAIYEOAQD8FAAhAwAAAJEUACADAACjFAAwFAAApBQAIAMAAACRFAAgAwAAkhQAMAQAAI4UACAYrwEAAJIVACCQDQAAnBUAIMENAACWFQAwwg0AALQUABDDDQAAlhUAMMQNAQAAAAHoDUAAmxUAIekNAQCXFQAh6g0BAJcVACHrDQEAlxUAIewNAACSFQAg7Q0gAJgVACHuDQEAlxUAIe8NAQCZFQAh8A1AAJoVACHxDQEAmRUAIfINAQCZFQAh8w0gAJgVACH0DQEAmRUAIfUNIACYFQAh9g1AAJoVACH3DSAAmBUAIfgNQACaFQAh-Q1AAJoVACEBAAAApxQAIBKNDQAApBUAII8NAAClFQAgwQ0AAKMVADDCDQAAqRQAEMMNAACjFQAwxA0BAJcVACHdDQEAlxUAId4NAQCXFQAh3w0BAJcVACHgDQEAlxUAIeENAQCZFQAh4g0BAJcVACHjDQIAnxUAIeQNAgCfFQAh5Q1AAJoVACHmDQIAnxUAIecNQACaFQAh6A1AAJsVACEFjQ0AAKUYACCPDQAAphgAIOENAADpFwAg5Q0AAOkXACDnDQAA6RcAIBKNDQAApBUAII8NAAClFQAgwQ0AAKMVADDCDQAAqRQAEMMNAACjFQAwxA0BAAAAAd0NAQCXFQAh3g0BAJcVACHfDQEAlxUAIeANAQCXFQAh4Q0BAJkVACHiDQEAlxUAIeMNAgCfFQAh5A0CAJ8VACHlDUAAmhUAIeYNAgCfFQAh5w1AAJoVACHoDUAAmxUAIQMAAACpFAAgAwAAqhQAMAQAAKsUACAMjg0AAKEVACDBDQAAnRUAMMINAACtFAAQww0AAJ0VADDEDQQAohUAIcUNAQCXFQAhxg1AAJsVACHHDQIAnhUAIcgNAgCfFQAhyQ0BAJkVACHKDQAAoBUAIMsNAQCZFQAhBY4NAACkGAAgxw0AAOkXACDJDQAA6RcAIMoNAADpFwAgyw0AAOkXACAMjg0AAKEVACDBDQAAnRUAMMINAACtFAAQww0AAJ0VADDEDQQAAAABxQ0BAJcVACHGDUAAmxUAIccNAgCeFQAhyA0CAJ8VACHJDQEAmRUAIcoNAACgFQAgyw0BAJkVACEDAAAArRQAIAMAAK4UADAEAACvFAAgAQAAAK0UACABAAAAqRQAIAEAAACnFAAgGK8BAACSFQAgkA0AAJwVACDBDQAAlhUAMMINAAC0FAAQww0AAJYVADDEDQEAlxUAIegNQACbFQAh6Q0BAJcVACHqDQEAlxUAIesNAQCXFQAh7A0AAJIVACDtDSAAmBUAIe4NAQCXFQAh7w0BAJkVACHwDUAAmhUAIfENAQCZFQAh8g0BAJkVACHzDSAAmBUAIfQNAQCZFQAh9Q0gAJgVACH2DUAAmhUAIfcNIACYFQAh-A1AAJoVACH5DUAAmhUAIQmQDQAAoxgAIO8NAADpFwAg8A0AAOkXACDxDQAA6RcAIPINAADpFwAg9A0AAOkXACD2DQAA6RcAIPgNAADpFwAg-Q0AAOkXACADAAAAtBQAIAMAALUUADAEAACnFAAgAwAAALQUACADAAC1FAAwBAAApxQAIAMAAAC0FAAgAwAAtRQAMAQAAKcUACAVrwEAAKAYACCQDQAAohgAIMQNAQAAAAHoDUAAAAAB6Q0BAAAAAeoNAQAAAAHrDQEAAAAB7A0AAKEYACDtDSAAAAAB7g0BAAAAAe8NAQAAAAHwDUAAAAAB8Q0BAAAAAfINAQAAAAHzDSAAAAAB9A0BAAAAAfUNIAAAAAH2DUAAAAAB9w0gAAAAAfgNQAAAAAH5DUAAAAABAQgAALkUACAUrwEAAKAYACDEDQEAAAAB6A1AAAAAAekNAQAAAAHqDQEAAAAB6w0BAAAAAewNAAChGAAg7Q0gAAAAAe4NAQAAAAHvDQEAAAAB8A1AAAAAAfENAQAAAAHyDQEAAAAB8w0gAAAAAfQNAQAAAAH1DSAAAAAB9g1AAAAAAfcNIAAAAAH4DUAAAAAB-Q1AAAAAAQEIAAC7FAAwAQgAALsUADAVrwEAAJAYACCQDQAAkxgAIMQNAQD0FwAh6A1AAPAXACHpDQEA9BcAIeoNAQD0FwAh6w0BAPQXACHsDQAAkRgAIO0NIACSGAAh7g0BAPQXACHvDQEA8xcAIfANQAD8FwAh8Q0BAPMXACHyDQEA8xcAIfMNIACSGAAh9A0BAPMXACH1DSAAkhgAIfYNQAD8FwAh9w0gAJIYACH4DUAA_BcAIfkNQAD8FwAhAgAAAKcUACAIAAC-FAAgFK8BAACQGAAgxA0BAPQXACHoDUAA8BcAIekNAQD0FwAh6g0BAPQXACHrDQEA9BcAIewNAACRGAAg7Q0gAJIYACHuDQEA9BcAIe8NAQDzFwAh8A1AAPwXACHxDQEA8xcAIfINAQDzFwAh8w0gAJIYACH0DQEA8xcAIfUNIACSGAAh9g1AAPwXACH3DSAAkhgAIfgNQAD8FwAh-Q1AAPwXACECAAAAtBQAIAgAAMAUACACAAAAtBQAIAgAAMAUACADAAAApxQAIA8AALkUACAQAAC-FAAgAQAAAKcUACABAAAAtBQAIAsVAACNGAAgFgAAjxgAIBcAAI4YACDvDQAA6RcAIPANAADpFwAg8Q0AAOkXACDyDQAA6RcAIPQNAADpFwAg9g0AAOkXACD4DQAA6RcAIPkNAADpFwAgF68BAACSFQAgwQ0AAJEVADDCDQAAxxQAEMMNAACRFQAwxA0BAPgUACHoDUAA-RQAIekNAQD4FAAh6g0BAPgUACHrDQEA-BQAIewNAACSFQAg7Q0gAJMVACHuDQEA-BQAIe8NAQD8FAAh8A1AAI4VACHxDQEA_BQAIfINAQD8FAAh8w0gAJMVACH0DQEA_BQAIfUNIACTFQAh9g1AAI4VACH3DSAAkxUAIfgNQACOFQAh-Q1AAI4VACEDAAAAtBQAIAMAAMYUADAUAADHFAAgAwAAALQUACADAAC1FAAwBAAApxQAIAEAAACrFAAgAQAAAKsUACADAAAAqRQAIAMAAKoUADAEAACrFAAgAwAAAKkUACADAACqFAAwBAAAqxQAIAMAAACpFAAgAwAAqhQAMAQAAKsUACAPjQ0AAIsYACCPDQAAjBgAIMQNAQAAAAHdDQEAAAAB3g0BAAAAAd8NAQAAAAHgDQEAAAAB4Q0BAAAAAeINAQAAAAHjDQIAAAAB5A0CAAAAAeUNQAAAAAHmDQIAAAAB5w1AAAAAAegNQAAAAAEBCAAAzxQAIA3EDQEAAAAB3Q0BAAAAAd4NAQAAAAHfDQEAAAAB4A0BAAAAAeENAQAAAAHiDQEAAAAB4w0CAAAAAeQNAgAAAAHlDUAAAAAB5g0CAAAAAecNQAAAAAHoDUAAAAABAQgAANEUADABCAAA0RQAMA-NDQAA_RcAII8NAAD-FwAgxA0BAPQXACHdDQEA9BcAId4NAQD0FwAh3w0BAPQXACHgDQEA9BcAIeENAQDzFwAh4g0BAPQXACHjDQIA8hcAIeQNAgDyFwAh5Q1AAPwXACHmDQIA8hcAIecNQAD8FwAh6A1AAPAXACECAAAAqxQAIAgAANQUACANxA0BAPQXACHdDQEA9BcAId4NAQD0FwAh3w0BAPQXACHgDQEA9BcAIeENAQDzFwAh4g0BAPQXACHjDQIA8hcAIeQNAgDyFwAh5Q1AAPwXACHmDQIA8hcAIecNQAD8FwAh6A1AAPAXACECAAAAqRQAIAgAANYUACACAAAAqRQAIAgAANYUACADAAAAqxQAIA8AAM8UACAQAADUFAAgAQAAAKsUACABAAAAqRQAIAgVAAD3FwAgFgAA-hcAIBcAAPkXACAoAAD4FwAgKQAA-xcAIOENAADpFwAg5Q0AAOkXACDnDQAA6RcAIBDBDQAAjRUAMMINAADdFAAQww0AAI0VADDEDQEA-BQAId0NAQD4FAAh3g0BAPgUACHfDQEA-BQAIeANAQD4FAAh4Q0BAPwUACHiDQEA-BQAIeMNAgD7FAAh5A0CAPsUACHlDUAAjhUAIeYNAgD7FAAh5w1AAI4VACHoDUAA-RQAIQMAAACpFAAgAwAA3BQAMBQAAN0UACADAAAAqRQAIAMAAKoUADAEAACrFAAgAQAAAK8UACABAAAArxQAIAMAAACtFAAgAwAArhQAMAQAAK8UACADAAAArRQAIAMAAK4UADAEAACvFAAgAwAAAK0UACADAACuFAAwBAAArxQAIAmODQAA9hcAIMQNBAAAAAHFDQEAAAABxg1AAAAAAccNAgAAAAHIDQIAAAAByQ0BAAAAAcoNgAAAAAHLDQEAAAABAQgAAOUUACAIxA0EAAAAAcUNAQAAAAHGDUAAAAABxw0CAAAAAcgNAgAAAAHJDQEAAAAByg2AAAAAAcsNAQAAAAEBCAAA5xQAMAEIAADnFAAwCY4NAAD1FwAgxA0EAO8XACHFDQEA9BcAIcYNQADwFwAhxw0CAPEXACHIDQIA8hcAIckNAQDzFwAhyg2AAAAAAcsNAQDzFwAhAgAAAK8UACAIAADqFAAgCMQNBADvFwAhxQ0BAPQXACHGDUAA8BcAIccNAgDxFwAhyA0CAPIXACHJDQEA8xcAIcoNgAAAAAHLDQEA8xcAIQIAAACtFAAgCAAA7BQAIAIAAACtFAAgCAAA7BQAIAMAAACvFAAgDwAA5RQAIBAAAOoUACABAAAArxQAIAEAAACtFAAgCRUAAOoXACAWAADtFwAgFwAA7BcAICgAAOsXACApAADuFwAgxw0AAOkXACDJDQAA6RcAIMoNAADpFwAgyw0AAOkXACALwQ0AAPYUADDCDQAA8xQAEMMNAAD2FAAwxA0EAPcUACHFDQEA-BQAIcYNQAD5FAAhxw0CAPoUACHIDQIA-xQAIckNAQD8FAAhyg0AAP0UACDLDQEA_BQAIQMAAACtFAAgAwAA8hQAMBQAAPMUACADAAAArRQAIAMAAK4UADAEAACvFAAgC8ENAAD2FAAwwg0AAPMUABDDDQAA9hQAMMQNBAD3FAAhxQ0BAPgUACHGDUAA-RQAIccNAgD6FAAhyA0CAPsUACHJDQEA_BQAIcoNAAD9FAAgyw0BAPwUACENFQAAgxUAIBYAAIwVACAXAACMFQAgKAAAhBUAICkAAIwVACDMDQQAAAAB0w0EAAAAAdQNBAAAAAHVDQQAAAAB1g0EAAAAAdcNBACLFQAh2A0EAAAABNkNBAAAAAQOFQAAgxUAIBYAAIoVACAXAACKFQAgzA0BAAAAAdMNAQAAAAHUDQEAAAAB1Q0BAAAAAdYNAQAAAAHXDQEAiRUAIdgNAQAAAATZDQEAAAAE2g0BAAAAAdsNAQAAAAHcDQEAAAABCxUAAIMVACAWAACIFQAgFwAAiBUAIMwNQAAAAAHTDUAAAAAB1A1AAAAAAdUNQAAAAAHWDUAAAAAB1w1AAIcVACHYDUAAAAAE2Q1AAAAABA0VAAD-FAAgFgAA_hQAIBcAAP4UACAoAACGFQAgKQAA_hQAIMwNAgAAAAHTDQIAAAAB1A0CAAAAAdUNAgAAAAHWDQIAAAAB1w0CAIUVACHYDQIAAAAF2Q0CAAAABQ0VAACDFQAgFgAAgxUAIBcAAIMVACAoAACEFQAgKQAAgxUAIMwNAgAAAAHTDQIAAAAB1A0CAAAAAdUNAgAAAAHWDQIAAAAB1w0CAIIVACHYDQIAAAAE2Q0CAAAABA4VAAD-FAAgFgAAgRUAIBcAAIEVACDMDQEAAAAB0w0BAAAAAdQNAQAAAAHVDQEAAAAB1g0BAAAAAdcNAQCAFQAh2A0BAAAABdkNAQAAAAXaDQEAAAAB2w0BAAAAAdwNAQAAAAEPFQAA_hQAIBYAAP8UACAXAAD_FAAgzA2AAAAAAc0NAQAAAAHODQEAAAABzw0BAAAAAdANgAAAAAHRDYAAAAAB0g2AAAAAAdMNgAAAAAHUDYAAAAAB1Q2AAAAAAdYNgAAAAAHXDYAAAAABCMwNAgAAAAHTDQIAAAAB1A0CAAAAAdUNAgAAAAHWDQIAAAAB1w0CAP4UACHYDQIAAAAF2Q0CAAAABQzMDYAAAAABzQ0BAAAAAc4NAQAAAAHPDQEAAAAB0A2AAAAAAdENgAAAAAHSDYAAAAAB0w2AAAAAAdQNgAAAAAHVDYAAAAAB1g2AAAAAAdcNgAAAAAEOFQAA_hQAIBYAAIEVACAXAACBFQAgzA0BAAAAAdMNAQAAAAHUDQEAAAAB1Q0BAAAAAdYNAQAAAAHXDQEAgBUAIdgNAQAAAAXZDQEAAAAF2g0BAAAAAdsNAQAAAAHcDQEAAAABC8wNAQAAAAHTDQEAAAAB1A0BAAAAAdUNAQAAAAHWDQEAAAAB1w0BAIEVACHYDQEAAAAF2Q0BAAAABdoNAQAAAAHbDQEAAAAB3A0BAAAAAQ0VAACDFQAgFgAAgxUAIBcAAIMVACAoAACEFQAgKQAAgxUAIMwNAgAAAAHTDQIAAAAB1A0CAAAAAdUNAgAAAAHWDQIAAAAB1w0CAIIVACHYDQIAAAAE2Q0CAAAABAjMDQIAAAAB0w0CAAAAAdQNAgAAAAHVDQIAAAAB1g0CAAAAAdcNAgCDFQAh2A0CAAAABNkNAgAAAAQIzA0IAAAAAdMNCAAAAAHUDQgAAAAB1Q0IAAAAAdYNCAAAAAHXDQgAhBUAIdgNCAAAAATZDQgAAAAEDRUAAP4UACAWAAD-FAAgFwAA_hQAICgAAIYVACApAAD-FAAgzA0CAAAAAdMNAgAAAAHUDQIAAAAB1Q0CAAAAAdYNAgAAAAHXDQIAhRUAIdgNAgAAAAXZDQIAAAAFCMwNCAAAAAHTDQgAAAAB1A0IAAAAAdUNCAAAAAHWDQgAAAAB1w0IAIYVACHYDQgAAAAF2Q0IAAAABQsVAACDFQAgFgAAiBUAIBcAAIgVACDMDUAAAAAB0w1AAAAAAdQNQAAAAAHVDUAAAAAB1g1AAAAAAdcNQACHFQAh2A1AAAAABNkNQAAAAAQIzA1AAAAAAdMNQAAAAAHUDUAAAAAB1Q1AAAAAAdYNQAAAAAHXDUAAiBUAIdgNQAAAAATZDUAAAAAEDhUAAIMVACAWAACKFQAgFwAAihUAIMwNAQAAAAHTDQEAAAAB1A0BAAAAAdUNAQAAAAHWDQEAAAAB1w0BAIkVACHYDQEAAAAE2Q0BAAAABNoNAQAAAAHbDQEAAAAB3A0BAAAAAQvMDQEAAAAB0w0BAAAAAdQNAQAAAAHVDQEAAAAB1g0BAAAAAdcNAQCKFQAh2A0BAAAABNkNAQAAAATaDQEAAAAB2w0BAAAAAdwNAQAAAAENFQAAgxUAIBYAAIwVACAXAACMFQAgKAAAhBUAICkAAIwVACDMDQQAAAAB0w0EAAAAAdQNBAAAAAHVDQQAAAAB1g0EAAAAAdcNBACLFQAh2A0EAAAABNkNBAAAAAQIzA0EAAAAAdMNBAAAAAHUDQQAAAAB1Q0EAAAAAdYNBAAAAAHXDQQAjBUAIdgNBAAAAATZDQQAAAAEEMENAACNFQAwwg0AAN0UABDDDQAAjRUAMMQNAQD4FAAh3Q0BAPgUACHeDQEA-BQAId8NAQD4FAAh4A0BAPgUACHhDQEA_BQAIeINAQD4FAAh4w0CAPsUACHkDQIA-xQAIeUNQACOFQAh5g0CAPsUACHnDUAAjhUAIegNQAD5FAAhCxUAAP4UACAWAACQFQAgFwAAkBUAIMwNQAAAAAHTDUAAAAAB1A1AAAAAAdUNQAAAAAHWDUAAAAAB1w1AAI8VACHYDUAAAAAF2Q1AAAAABQsVAAD-FAAgFgAAkBUAIBcAAJAVACDMDUAAAAAB0w1AAAAAAdQNQAAAAAHVDUAAAAAB1g1AAAAAAdcNQACPFQAh2A1AAAAABdkNQAAAAAUIzA1AAAAAAdMNQAAAAAHUDUAAAAAB1Q1AAAAAAdYNQAAAAAHXDUAAkBUAIdgNQAAAAAXZDUAAAAAFF68BAACSFQAgwQ0AAJEVADDCDQAAxxQAEMMNAACRFQAwxA0BAPgUACHoDUAA-RQAIekNAQD4FAAh6g0BAPgUACHrDQEA-BQAIewNAACSFQAg7Q0gAJMVACHuDQEA-BQAIe8NAQD8FAAh8A1AAI4VACHxDQEA_BQAIfINAQD8FAAh8w0gAJMVACH0DQEA_BQAIfUNIACTFQAh9g1AAI4VACH3DSAAkxUAIfgNQACOFQAh-Q1AAI4VACEEzA0BAAAABfoNAQAAAAH7DQEAAAAE_A0BAAAABAUVAACDFQAgFgAAlRUAIBcAAJUVACDMDSAAAAAB1w0gAJQVACEFFQAAgxUAIBYAAJUVACAXAACVFQAgzA0gAAAAAdcNIACUFQAhAswNIAAAAAHXDSAAlRUAIRivAQAAkhUAIJANAACcFQAgwQ0AAJYVADDCDQAAtBQAEMMNAACWFQAwxA0BAJcVACHoDUAAmxUAIekNAQCXFQAh6g0BAJcVACHrDQEAlxUAIewNAACSFQAg7Q0gAJgVACHuDQEAlxUAIe8NAQCZFQAh8A1AAJoVACHxDQEAmRUAIfINAQCZFQAh8w0gAJgVACH0DQEAmRUAIfUNIACYFQAh9g1AAJoVACH3DSAAmBUAIfgNQACaFQAh-Q1AAJoVACELzA0BAAAAAdMNAQAAAAHUDQEAAAAB1Q0BAAAAAdYNAQAAAAHXDQEAihUAIdgNAQAAAATZDQEAAAAE2g0BAAAAAdsNAQAAAAHcDQEAAAABAswNIAAAAAHXDSAAlRUAIQvMDQEAAAAB0w0BAAAAAdQNAQAAAAHVDQEAAAAB1g0BAAAAAdcNAQCBFQAh2A0BAAAABdkNAQAAAAXaDQEAAAAB2w0BAAAAAdwNAQAAAAEIzA1AAAAAAdMNQAAAAAHUDUAAAAAB1Q1AAAAAAdYNQAAAAAHXDUAAkBUAIdgNQAAAAAXZDUAAAAAFCMwNQAAAAAHTDUAAAAAB1A1AAAAAAdUNQAAAAAHWDUAAAAAB1w1AAIgVACHYDUAAAAAE2Q1AAAAABAP9DQAAqRQAIP4NAACpFAAg_w0AAKkUACAMjg0AAKEVACDBDQAAnRUAMMINAACtFAAQww0AAJ0VADDEDQQAohUAIcUNAQCXFQAhxg1AAJsVACHHDQIAnhUAIcgNAgCfFQAhyQ0BAJkVACHKDQAAoBUAIMsNAQCZFQAhCMwNAgAAAAHTDQIAAAAB1A0CAAAAAdUNAgAAAAHWDQIAAAAB1w0CAP4UACHYDQIAAAAF2Q0CAAAABQjMDQIAAAAB0w0CAAAAAdQNAgAAAAHVDQIAAAAB1g0CAAAAAdcNAgCDFQAh2A0CAAAABNkNAgAAAAQMzA2AAAAAAc0NAQAAAAHODQEAAAABzw0BAAAAAdANgAAAAAHRDYAAAAAB0g2AAAAAAdMNgAAAAAHUDYAAAAAB1Q2AAAAAAdYNgAAAAAHXDYAAAAABFI0NAACkFQAgjw0AAKUVACDBDQAAoxUAMMINAACpFAAQww0AAKMVADDEDQEAlxUAId0NAQCXFQAh3g0BAJcVACHfDQEAlxUAIeANAQCXFQAh4Q0BAJkVACHiDQEAlxUAIeMNAgCfFQAh5A0CAJ8VACHlDUAAmhUAIeYNAgCfFQAh5w1AAJoVACHoDUAAmxUAIYQRAACpFAAghREAAKkUACAIzA0EAAAAAdMNBAAAAAHUDQQAAAAB1Q0EAAAAAdYNBAAAAAHXDQQAjBUAIdgNBAAAAATZDQQAAAAEEo0NAACkFQAgjw0AAKUVACDBDQAAoxUAMMINAACpFAAQww0AAKMVADDEDQEAlxUAId0NAQCXFQAh3g0BAJcVACHfDQEAlxUAIeANAQCXFQAh4Q0BAJkVACHiDQEAlxUAIeMNAgCfFQAh5A0CAJ8VACHlDUAAmhUAIeYNAgCfFQAh5w1AAJoVACHoDUAAmxUAIRqvAQAAkhUAIJANAACcFQAgwQ0AAJYVADDCDQAAtBQAEMMNAACWFQAwxA0BAJcVACHoDUAAmxUAIekNAQCXFQAh6g0BAJcVACHrDQEAlxUAIewNAACSFQAg7Q0gAJgVACHuDQEAlxUAIe8NAQCZFQAh8A1AAJoVACHxDQEAmRUAIfINAQCZFQAh8w0gAJgVACH0DQEAmRUAIfUNIACYFQAh9g1AAJoVACH3DSAAmBUAIfgNQACaFQAh-Q1AAJoVACGEEQAAtBQAIIURAAC0FAAgA_0NAACtFAAg_g0AAK0UACD_DQAArRQAIAoIAACnFQAgwQ0AAKYVADDCDQAApBQAEMMNAACmFQAwxA0EAPcUACHeDQEA_BQAId8NAQD4FAAh6A1AAPkUACGADiAAkxUAIYEOAQD8FAAhDxUAAIMVACAWAACoFQAgFwAAqBUAIMwNgAAAAAHNDQEAAAABzg0BAAAAAc8NAQAAAAHQDYAAAAAB0Q2AAAAAAdINgAAAAAHTDYAAAAAB1A2AAAAAAdUNgAAAAAHWDYAAAAAB1w2AAAAAAQzMDYAAAAABzQ0BAAAAAc4NAQAAAAHPDQEAAAAB0A2AAAAAAdENgAAAAAHSDYAAAAAB0w2AAAAAAdQNgAAAAAHVDYAAAAAB1g2AAAAAAdcNgAAAAAEKCAAAqhUAIMENAACpFQAwwg0AAJEUABDDDQAAqRUAMMQNBACiFQAh3g0BAJkVACHfDQEAlxUAIegNQACbFQAhgA4gAJgVACGBDgEAmRUAIQzMDYAAAAABzQ0BAAAAAc4NAQAAAAHPDQEAAAAB0A2AAAAAAdENgAAAAAHSDYAAAAAB0w2AAAAAAdQNgAAAAAHVDYAAAAAB1g2AAAAAAdcNgAAAAAEGwQ0AAKsVADDCDQAAixQAEMMNAACrFQAw6A1AAPkUACGCDgEA-BQAIYMOAQD8FAAhBsENAACsFQAwwg0AAPgTABDDDQAArBUAMOgNQACbFQAhgg4BAJcVACGDDgEAmRUAIRTICAEA-BQAIcENAACtFQAwwg0AAPITABDDDQAArRUAMMYNBAD3FAAhhA4EAPcUACGFDgQA9xQAIYYOAgD7FAAhhw4CAPsUACGIDiAArhUAIYkOIACuFQAhig4BAPgUACGLDgABrxUAIYwOAAGwFQAhjQ4AAbAVACGODgABsBUAIY8OAAGwFQAhkA4QALEVACGRDhAAsRUAIZIOEACxFQAhBRUAAP4UACAWAAC5FQAgFwAAuRUAIMwNIAAAAAHXDSAAuBUAIQcVAACDFQAgFgAAtxUAIBcAALcVACDMDQABAAAB1w0AAbYVACHYDQABAAAE2Q0AAQAABAcVAAD-FAAgFgAAtRUAIBcAALUVACDMDQABAAAB1w0AAbQVACHYDQABAAAF2Q0AAQAABQ0VAAD-FAAgFgAAsxUAIBcAALMVACAoAACzFQAgKQAAsxUAIMwNEAAAAAHTDRAAAAAB1A0QAAAAAdUNEAAAAAHWDRAAAAAB1w0QALIVACHYDRAAAAAF2Q0QAAAABQ0VAAD-FAAgFgAAsxUAIBcAALMVACAoAACzFQAgKQAAsxUAIMwNEAAAAAHTDRAAAAAB1A0QAAAAAdUNEAAAAAHWDRAAAAAB1w0QALIVACHYDRAAAAAF2Q0QAAAABQjMDRAAAAAB0w0QAAAAAdQNEAAAAAHVDRAAAAAB1g0QAAAAAdcNEACzFQAh2A0QAAAABdkNEAAAAAUHFQAA_hQAIBYAALUVACAXAAC1FQAgzA0AAQAAAdcNAAG0FQAh2A0AAQAABdkNAAEAAAUEzA0AAQAAAdcNAAG1FQAh2A0AAQAABdkNAAEAAAUHFQAAgxUAIBYAALcVACAXAAC3FQAgzA0AAQAAAdcNAAG2FQAh2A0AAQAABNkNAAEAAAQEzA0AAQAAAdcNAAG3FQAh2A0AAQAABNkNAAEAAAQFFQAA_hQAIBYAALkVACAXAAC5FQAgzA0gAAAAAdcNIAC4FQAhAswNIAAAAAHXDSAAuRUAIRTICAEAlxUAIcENAAC6FQAwwg0AAN8TABDDDQAAuhUAMMYNBACiFQAhhA4EAKIVACGFDgQAohUAIYYOAgCfFQAhhw4CAJ8VACGIDiAAuxUAIYkOIAC7FQAhig4BAJcVACGLDgABvBUAIYwOAAG9FQAhjQ4AAb0VACGODgABvRUAIY8OAAG9FQAhkA4QAL4VACGRDhAAvhUAIZIOEAC-FQAhAswNIAAAAAHXDSAAuRUAIQTMDQABAAAB1w0AAbcVACHYDQABAAAE2Q0AAQAABATMDQABAAAB1w0AAbUVACHYDQABAAAF2Q0AAQAABQjMDRAAAAAB0w0QAAAAAdQNEAAAAAHVDRAAAAAB1g0QAAAAAdcNEACzFQAh2A0QAAAABdkNEAAAAAUGyAgBAAAAAYQOBAAAAAGFDgQAAAABhw4CAAAAAYoOAQAAAAGLDgABAAABBcENAADAFQAwwg0AANkTABDDDQAAwBUAMJQOAQD4FAAhlQ5AAI4VACEGuwwAAMIVACDBDQAAwRUAMMINAADGEwAQww0AAMEVADCUDgEAlxUAIZUOQACaFQAhA_0NAACqEwAg_g0AAKoTACD_DQAAqhMAIAyPDQIA-xQAIcENAADDFQAwwg0AAMATABDDDQAAwxUAMOYNAQD8FAAhgg4BAPgUACGEDgQA9xQAIZQOAQD4FAAhlg4CAPsUACGXDkAA-RQAIZgOQAD5FAAhmQ4AAP0UACANvAwAAMUVACCPDQIAnxUAIcENAADEFQAwwg0AAKoTABDDDQAAxBUAMOYNAQCZFQAhgg4BAJcVACGEDgQAohUAIZQOAQCXFQAhlg4CAJ8VACGXDkAAmxUAIZgOQACbFQAhmQ4AAKAVACAIuwwAAMIVACDBDQAAwRUAMMINAADGEwAQww0AAMEVADCUDgEAlxUAIZUOQACaFQAhhBEAAMYTACCFEQAAxhMAIAKCDgEAAAABhA4EAAAAAQbBDQAAxxUAMMINAAClEwAQww0AAMcVADDoDUAA-RQAIekNAQD4FAAhgg4BAPgUACEGwQ0AAMgVADDCDQAAkhMAEMMNAADIFQAw6A1AAJsVACHpDQEAlxUAIYIOAQCXFQAhAukNAQAAAAGCDgEAAAABFsENAADKFQAwwg0AAIwTABDDDQAAyhUAMMkNAQD8FAAh6A1AAPkUACGCDgEA-BQAIYQOBAD3FAAhnA4BAPgUACGdDgIA-xQAIZ4OIACTFQAhnw4CAPsUACGgDgAAkhUAIKEOIACTFQAhog4BAPwUACGjDgQAyxUAIaQOBADLFQAhpQ4AAKcVACCmDkAAjhUAIacOQACOFQAhqA4EAMsVACGpDgQAyxUAIaoOQAD5FAAhDRUAAP4UACAWAADNFQAgFwAAzRUAICgAAIYVACApAADNFQAgzA0EAAAAAdMNBAAAAAHUDQQAAAAB1Q0EAAAAAdYNBAAAAAHXDQQAzBUAIdgNBAAAAAXZDQQAAAAFDRUAAP4UACAWAADNFQAgFwAAzRUAICgAAIYVACApAADNFQAgzA0EAAAAAdMNBAAAAAHUDQQAAAAB1Q0EAAAAAdYNBAAAAAHXDQQAzBUAIdgNBAAAAAXZDQQAAAAFCMwNBAAAAAHTDQQAAAAB1A0EAAAAAdUNBAAAAAHWDQQAAAAB1w0EAM0VACHYDQQAAAAF2Q0EAAAABRbBDQAAzhUAMMINAAD5EgAQww0AAM4VADDJDQEAmRUAIegNQACbFQAhgg4BAJcVACGEDgQAohUAIZwOAQCXFQAhnQ4CAJ8VACGeDiAAmBUAIZ8OAgCfFQAhoA4AAJIVACChDiAAmBUAIaIOAQCZFQAhow4EAM8VACGkDgQAzxUAIaUOAACqFQAgpg5AAJoVACGnDkAAmhUAIagOBADPFQAhqQ4EAM8VACGqDkAAmxUAIQjMDQQAAAAB0w0EAAAAAdQNBAAAAAHVDQQAAAAB1g0EAAAAAdcNBADNFQAh2A0EAAAABdkNBAAAAAUCgg4BAAAAAYQOBAAAAAEGwQ0AANEVADDCDQAA8xIAEMMNAADRFQAw6A1AAPkUACGCDgEA-BQAIasOAQD4FAAhBsENAADSFQAwwg0AAOASABDDDQAA0hUAMOgNQACbFQAhgg4BAJcVACGrDgEAlxUAIQXBDQAA0xUAMMINAADaEgAQww0AANMVADDEDQQA9xQAIasOAQD4FAAhBcENAADUFQAwwg0AAMcSABDDDQAA1BUAMMQNBACiFQAhqw4BAJcVACEJwQ0AANUVADDCDQAAwRIAEMMNAADVFQAwhA4EAPcUACGsDgEA-BQAIa0OAQD4FAAhrg4QANYVACGvDgEA-BQAIbAOBAD3FAAhDRUAAIMVACAWAADYFQAgFwAA2BUAICgAANgVACApAADYFQAgzA0QAAAAAdMNEAAAAAHUDRAAAAAB1Q0QAAAAAdYNEAAAAAHXDRAA1xUAIdgNEAAAAATZDRAAAAAEDRUAAIMVACAWAADYFQAgFwAA2BUAICgAANgVACApAADYFQAgzA0QAAAAAdMNEAAAAAHUDRAAAAAB1Q0QAAAAAdYNEAAAAAHXDRAA1xUAIdgNEAAAAATZDRAAAAAECMwNEAAAAAHTDRAAAAAB1A0QAAAAAdUNEAAAAAHWDRAAAAAB1w0QANgVACHYDRAAAAAE2Q0QAAAABAnBDQAA2RUAMMINAACuEgAQww0AANkVADCEDgQAohUAIawOAQCXFQAhrQ4BAJcVACGuDhAA2hUAIa8OAQCXFQAhsA4EAKIVACEIzA0QAAAAAdMNEAAAAAHUDRAAAAAB1Q0QAAAAAdYNEAAAAAHXDRAA2BUAIdgNEAAAAATZDRAAAAAEBYQOBAAAAAGsDgEAAAABrQ4BAAAAAa4OEAAAAAGvDgEAAAABCcENAADcFQAwwg0AAKgSABDDDQAA3BUAMIQOBAD3FAAhqw4BAPgUACGsDgEA-BQAIbIOAgD7FAAhsw4QANYVACG0DhAA1hUAIQnBDQAA3RUAMMINAACVEgAQww0AAN0VADCEDgQAohUAIasOAQCXFQAhrA4BAJcVACGyDgIAnxUAIbMOEADaFQAhtA4QANoVACEDhA4EAAAAAasOAQAAAAGsDgEAAAABCLMHAQD4FAAhwQ0AAN8VADDCDQAAjxIAEMMNAADfFQAwhA4EAPcUACGrDgEA-BQAIbYOEADWFQAhtw4QANYVACEIswcBAJcVACHBDQAA4BUAMMINAAD8EQAQww0AAOAVADCEDgQAohUAIasOAQCXFQAhtg4QANoVACG3DhAA2hUAIQOzBwEAAAABhA4EAAAAAasOAQAAAAEMyAgBAPgUACHBDQAA4hUAMMINAAD2EQAQww0AAOIVADDGDQQA9xQAIYQOBAD3FAAhhQ4EAPcUACGGDgIA-xQAIYcOAgD7FAAhqw4BAPgUACGzDhAA1hUAIbQOEADWFQAhDMgIAQCXFQAhwQ0AAOMVADDCDQAA4xEAEMMNAADjFQAwxg0EAKIVACGEDgQAohUAIYUOBACiFQAhhg4CAJ8VACGHDgIAnxUAIasOAQCXFQAhsw4QANoVACG0DhAA2hUAIQbICAEAAAABxg0EAAAAAYQOBAAAAAGFDgQAAAABhg4CAAAAAYcOAgAAAAEKwQ0AAOUVADDCDQAA3REAEMMNAADlFQAwxg0EAPcUACGEDgQA9xQAIYUOBAD3FAAhug4EAPcUACG7DgQA9xQAIbwOBAD3FAAhvQ4BAPgUACEKwQ0AAOYVADDCDQAAyhEAEMMNAADmFQAwxg0EAKIVACGEDgQAohUAIYUOBACiFQAhug4EAKIVACG7DgQAohUAIbwOBACiFQAhvQ4BAJcVACEJwQ0AAOcVADDCDQAAxBEAEMMNAADnFQAwxA0BAPgUACHGDUAA-RQAIYoOAQD4FAAhvg4BAPgUACG_DgEA-BQAIcAOQACOFQAhCcENAADoFQAwwg0AALERABDDDQAA6BUAMMQNAQCXFQAhxg1AAJsVACGKDgEAlxUAIb4OAQCXFQAhvw4BAJcVACHADkAAmhUAIQKKDgEAAAABvg4BAAAAAQrBDQAA6hUAMMINAACrEQAQww0AAOoVADDJDQEA_BQAIewNAgD7FAAhwg4BAPgUACHDDkAA-RQAIcQOAgD7FAAhxQ5AAI4VACHGDgAA_RQAIArBDQAA6xUAMMINAACYEQAQww0AAOsVADDJDQEAmRUAIewNAgCfFQAhwg4BAJcVACHDDkAAmxUAIcQOAgCfFQAhxQ5AAJoVACHGDgAAoBUAIArBDQAA7BUAMMINAACSEQAQww0AAOwVADDEDQQA9xQAIcIOAQD4FAAhxw5AAPkUACHIDkAA-RQAIckOQACOFQAhyg5AAI4VACHLDgAA_RQAIArBDQAA7RUAMMINAAD_EAAQww0AAO0VADDEDQQAohUAIcIOAQCXFQAhxw5AAJsVACHIDkAAmxUAIckOQACaFQAhyg5AAJoVACHLDgAAoBUAIAfICAEA-BQAIcENAADuFQAwwg0AAPkQABDDDQAA7hUAMMwOAQD4FAAhzQ4BAPwUACHODgQAyxUAIQfICAEAlxUAIcENAADvFQAwwg0AAOYQABDDDQAA7xUAMMwOAQCXFQAhzQ4BAJkVACHODgQAzxUAIQfBDQAA8BUAMMINAADgEAAQww0AAPAVADCEDgQA9xQAIZgOQAD5FAAhqw4BAPgUACHPDkAA-RQAIQfBDQAA8RUAMMINAADNEAAQww0AAPEVADCEDgQAohUAIZgOQACbFQAhqw4BAJcVACHPDkAAmxUAIQKEDgQAAAABqw4BAAAAARTBDQAA8xUAMMINAADHEAAQww0AAPMVADCEDgQA9xQAIasOAQD4FAAhsw4CAPsUACHMDgEA-BQAIdEOQAD5FAAh0g5AAPkUACHTDgIA-xQAIdQOAgD7FAAh1Q4CAPsUACHWDgIA-xQAIdcOAgD7FAAh2A4CAPsUACHZDgIA-xQAIdoOAgD7FAAh2w4gAJMVACHcDgEA-BQAId0OQAD5FAAhFMENAAD0FQAwwg0AALQQABDDDQAA9BUAMIQOBACiFQAhqw4BAJcVACGzDgIAnxUAIcwOAQCXFQAh0Q5AAJsVACHSDkAAmxUAIdMOAgCfFQAh1A4CAJ8VACHVDgIAnxUAIdYOAgCfFQAh1w4CAJ8VACHYDgIAnxUAIdkOAgCfFQAh2g4CAJ8VACHbDiAAmBUAIdwOAQCXFQAh3Q5AAJsVACEDhA4EAAAAAasOAQAAAAHRDkAAAAABB8ENAAD2FQAwwg0AAK4QABDDDQAA9hUAMMQNAgD7FAAh3w4BAPgUACHgDgAApxUAIOEOQAD5FAAhB8ENAAD3FQAwwg0AAJsQABDDDQAA9xUAMMQNAgCfFQAh3w4BAJcVACHgDgAAqhUAIOEOQACbFQAhBoUDAQD4FAAhwQ0AAPgVADDCDQAAlRAAEMMNAAD4FQAwxA0EAPcUACHGDUAA-RQAIQaFAwEAlxUAIcENAAD5FQAwwg0AAIIQABDDDQAA-RUAMMQNBACiFQAhxg1AAJsVACEQwQ0AAPoVADDCDQAA_A8AEMMNAAD6FQAwxA0EAPcUACHGDUAA-RQAIYQOBAD3FAAhhQ4EAMsVACGrDgEA-BQAIcwOAQD4FAAh4g4AAPsVACDjDgAA-xUAIOQOIACTFQAh5Q4gAJMVACHmDgQA9xQAIecOBAD3FAAh6A4EAMsVACEEzA0CAAAABfoNAgAAAAH7DQIAAAAE_A0CAAAABBDBDQAA_BUAMMINAADpDwAQww0AAPwVADDEDQQAohUAIcYNQACbFQAhhA4EAKIVACGFDgQAzxUAIasOAQCXFQAhzA4BAJcVACHiDgAA-xUAIOMOAAD7FQAg5A4gAJgVACHlDiAAmBUAIeYOBACiFQAh5w4EAKIVACHoDgQAzxUAIQnBDQAA_RUAMMINAADjDwAQww0AAP0VADCEDgQA9xQAIasOAQD4FAAhwg4EAPcUACHVDgAA-xUAINoOAAD7FQAg6Q4AAPsVACAJwQ0AAP4VADDCDQAA0A8AEMMNAAD-FQAwhA4EAKIVACGrDgEAlxUAIcIOBACiFQAh1Q4AAPsVACDaDgAA-xUAIOkOAAD7FQAgAoQOBAAAAAGrDgEAAAABBsENAACAFgAwwg0AAMoPABDDDQAAgBYAMKsOAQD4FAAh6g4AAa8VACHrDgABrxUAIQbBDQAAgRYAMMINAAC3DwAQww0AAIEWADCrDgEAlxUAIeoOAAG8FQAh6w4AAbwVACECqw4BAAAAAeoOAAEAAAEZwQ0AAIMWADDCDQAAsQ8AEMMNAACDFgAw4g0BAPgUACGEDgQA9xQAIasOAQD4FAAhsw4CAPsUACHTDgIA-xQAIdQOAgD7FAAh1Q4CAPsUACHWDgIA-xQAIdcOAgD7FAAh2A4CAPsUACHZDgIA-xQAIdoOAgD7FAAh2w4gAJMVACHcDgEA-BQAIeoOAAGvFQAh7Q4AAKcVACDuDgEA-BQAIe8OAQD4FAAh8A4AAa8VACHxDgQA9xQAIfIOBADLFQAh8w5AAPkUACEZwQ0AAIQWADDCDQAAng8AEMMNAACEFgAw4g0BAJcVACGEDgQAohUAIasOAQCXFQAhsw4CAJ8VACHTDgIAnxUAIdQOAgCfFQAh1Q4CAJ8VACHWDgIAnxUAIdcOAgCfFQAh2A4CAJ8VACHZDgIAnxUAIdoOAgCfFQAh2w4gAJgVACHcDgEAlxUAIeoOAAG8FQAh7Q4AAKoVACDuDgEAlxUAIe8OAQCXFQAh8A4AAbwVACHxDgQAohUAIfIOBADPFQAh8w5AAJsVACEChA4EAAAAAasOAQAAAAELwQ0AAIYWADDCDQAAmA8AEMMNAACGFgAwhA4EAPcUACH0DgEA-BQAIfUOBAD3FAAh9g4BAPgUACH3DgAAkhUAIPgOAgD7FAAh-Q5AAPkUACH6DkAAjhUAIQvBDQAAhxYAMMINAACFDwAQww0AAIcWADCEDgQAohUAIfQOAQCXFQAh9Q4EAKIVACH2DgEAlxUAIfcOAACSFQAg-A4CAJ8VACH5DkAAmxUAIfoOQACaFQAhA4QOBAAAAAH0DgEAAAAB9Q4EAAAAAQfBDQAAiRYAMMINAAD_DgAQww0AAIkWADDoDUAA-RQAIekNAQD4FAAhiw4BAPgUACH8DgEA-BQAIQfBDQAAihYAMMINAADsDgAQww0AAIoWADDoDUAAmxUAIekNAQCXFQAhiw4BAJcVACH8DgEAlxUAIQjBDQAAixYAMMINAADmDgAQww0AAIsWADDoDUAA-RQAIf0OAQD4FAAh_g4BAPgUACH_DgEA-BQAIYAPQACOFQAhCMENAACMFgAwwg0AANMOABDDDQAAjBYAMOgNQACbFQAh_Q4BAJcVACH-DgEAlxUAIf8OAQCXFQAhgA9AAJoVACEGwQ0AAI0WADDCDQAAzQ4AEMMNAACNFgAw6A1AAPkUACGCDgEA-BQAIf8OAQD4FAAhBsENAACOFgAwwg0AALoOABDDDQAAjhYAMOgNQACbFQAhgg4BAJcVACH_DgEAlxUAIQ7BDQAAjxYAMMINAAC0DgAQww0AAI8WADDoDUAA-RQAIekNAQD8FAAhhA4EAPcUACH1DhAA1hUAIfwOAQD4FAAhgQ8BAPgUACGCDxAA1hUAIYMPAQD4FAAhhA9AAPkUACGFDwEA_BQAIYYPAACSFQAgDsENAACQFgAwwg0AAKEOABDDDQAAkBYAMOgNQACbFQAh6Q0BAJkVACGEDgQAohUAIfUOEADaFQAh_A4BAJcVACGBDwEAlxUAIYIPEADaFQAhgw8BAJcVACGED0AAmxUAIYUPAQCZFQAhhg8AAJIVACAGwQ0AAJEWADDCDQAAmw4AEMMNAACRFgAwhA4EAPcUACGFDgQA9xQAIYcPAQD4FAAhBsENAACSFgAwwg0AAIgOABDDDQAAkhYAMIQOBACiFQAhhQ4EAKIVACGHDwEAlxUAIQ7BDQAAkxYAMMINAACCDgAQww0AAJMWADCCDgEA-BQAIYQOBAD3FAAhhQ4EAPcUACGHDgIA-xQAIYsOAQD4FAAhnA4BAPgUACH8DgEA-BQAIYQPQAD5FAAhhw8BAPgUACGIDxAA1hUAIYkPQAD5FAAhDsENAACUFgAwwg0AAO8NABDDDQAAlBYAMIIOAQCXFQAhhA4EAKIVACGFDgQAohUAIYcOAgCfFQAhiw4BAJcVACGcDgEAlxUAIfwOAQCXFQAhhA9AAJsVACGHDwEAlxUAIYgPEADaFQAhiQ9AAJsVACEDhA4EAAAAAYcOAgAAAAGLDgEAAAABDsENAACWFgAwwg0AAOkNABDDDQAAlhYAMIIOAQD4FAAhlw5AAI4VACGLDwEA-BQAIYwPQAD5FAAhjQ8gAJMVACGODwEA_BQAIY8PQACOFQAhkA8gAJMVACGRD0AAjhUAIZIPQACOFQAhkw8AAP0UACANwQ0AAJcWADDCDQAA0w0AEMMNAACXFgAwyQ0BAPwUACGCDgEA-BQAIYQOBAD3FAAhng4gAJMVACGfDgIA-xQAIaAOAACSFQAgog4BAPwUACGlDgAApxUAIOsOAAGwFQAhlA8EAMsVACEMjw0CAPsUACHBDQAAmBYAMMINAAC9DQAQww0AAJgWADDmDQEA_BQAIYIOAQD4FAAhlA4BAPgUACGXDkAA-RQAIZgOQACOFQAhjA9AAPkUACGPD0AAjhUAIZAPIACTFQAhDskIAACaFgAgyggAAJsWACCPDQIAnxUAIcENAACZFgAwwg0AAKoNABDDDQAAmRYAMOYNAQCZFQAhgg4BAJcVACGUDgEAlxUAIZcOQACbFQAhmA5AAJoVACGMD0AAmxUAIY8PQACaFQAhkA8gAJgVACED_Q0AAJ8NACD-DQAAnw0AIP8NAACfDQAgA_0NAACjDQAg_g0AAKMNACD_DQAAow0AIAKCDgEAAAABiw8BAAAAAQ_ICAAAnhYAIMENAACdFgAwwg0AAKMNABDDDQAAnRYAMIIOAQCXFQAhlw5AAJoVACGLDwEAlxUAIYwPQACbFQAhjQ8gAJgVACGODwEAmRUAIY8PQACaFQAhkA8gAJgVACGRD0AAmhUAIZIPQACaFQAhkw8AAKAVACAQyQgAAJoWACDKCAAAmxYAII8NAgCfFQAhwQ0AAJkWADDCDQAAqg0AEMMNAACZFgAw5g0BAJkVACGCDgEAlxUAIZQOAQCXFQAhlw5AAJsVACGYDkAAmhUAIYwPQACbFQAhjw9AAJoVACGQDyAAmBUAIYQRAACqDQAghREAAKoNACACgg4BAAAAAYQOBAAAAAEOyAgAAJ4WACDBDQAAoBYAMMINAACfDQAQww0AAKAWADDJDQEAmRUAIYIOAQCXFQAhhA4EAKIVACGeDiAAmBUAIZ8OAgCfFQAhoA4AAJIVACCiDgEAmRUAIaUOAACqFQAg6w4AAb0VACGUDwQAzxUAIQbBDQAAoRYAMMINAACaDQAQww0AAKEWADCUDgEA-BQAIdEOQAD5FAAhlg8CAPsUACEGwQ0AAKIWADDCDQAAhw0AEMMNAACiFgAwlA4BAJcVACHRDkAAmxUAIZYPAgCfFQAhApQOAQAAAAHRDkAAAAABDsENAACkFgAwwg0AAIENABDDDQAApBYAMMYNQAD5FAAh3g0BAPwUACHmDQEA_BQAIYIOAQD4FAAhmA5AAPkUACGYDwEA-BQAIZkPAQD4FAAhmg8AAJIVACCbD0AAjhUAIZwPAQD8FAAhnQ8AAP0UACAJhgMCAPsUACHBDQAApRYAMMINAADrDAAQww0AAKUWADDpDQEA-BQAIZgPAQD4FAAhng9AAPkUACGfDyAAkxUAIaAPQACOFQAhC4YDAgCfFQAhsAcAAKcWACC3BwAAqBYAIMENAACmFgAwwg0AAMQLABDDDQAAphYAMOkNAQCXFQAhmA8BAJcVACGeD0AAmxUAIZ8PIACYFQAhoA9AAJoVACEOsAcAAKoVACCxBwAAshYAILIHAACzFgAgtQcAALQWACC2BwAAtRYAIMENAACxFgAwwg0AAM8LABDDDQAAsRYAMMQNAQCXFQAh6A1AAJsVACHpDQEAlxUAIfwOAQCXFQAhhBEAAM8LACCFEQAAzwsAIAP9DQAAxgsAIP4NAADGCwAg_w0AAMYLACAHwQ0AAKkWADDCDQAA0wwAEMMNAACpFgAwgg4BAPgUACHRDkAA-RQAIaEPAQD4FAAhog8CAPsUACEHwQ0AAKoWADDCDQAAwAwAEMMNAACqFgAwgg4BAJcVACHRDkAAmxUAIaEPAQCXFQAhog8CAJ8VACEDgg4BAAAAAdEOQAAAAAGhDwEAAAABB8ENAACsFgAwwg0AALoMABDDDQAArBYAMNEOQAD5FAAhoQ8BAPgUACGkDwQA9xQAIaUPBAD3FAAhCcENAACtFgAwwg0AAKQMABDDDQAArRYAMOgNQAD5FAAh6Q0BAPgUACGYDwEA-BQAIaEPAQD4FAAhpg9AAI4VACGnDwIA-xQAIQfBDQAArhYAMMINAACODAAQww0AAK4WADCYDwEA-BQAIagPAQD4FAAhqQ8BAPgUACGqD0AA-RQAIQ3BDQAArxYAMMINAAD4CwAQww0AAK8WADDEDQEA-BQAIckNAQD8FAAh6A1AAPkUACHpDQEA-BQAIewNAgD7FAAhxQ5AAI4VACHzDkAA-RQAIZgPAQD4FAAhqw8BAPgUACGsDwAA_RQAIAiwBwAApxUAIMENAACwFgAwwg0AAOILABDDDQAAsBYAMMQNAQD4FAAh6A1AAPkUACHpDQEA-BQAIfwOAQD4FAAhDLAHAACqFQAgsQcAALIWACCyBwAAsxYAILUHAAC0FgAgtgcAALUWACDBDQAAsRYAMMINAADPCwAQww0AALEWADDEDQEAlxUAIegNQACbFQAh6Q0BAJcVACH8DgEAlxUAIQP9DQAAswsAIP4NAACzCwAg_w0AALMLACAD_Q0AALcLACD-DQAAtwsAIP8NAAC3CwAgA_0NAAC7CwAg_g0AALsLACD_DQAAuwsAIA2GAwIAnxUAIbAHAACnFgAgtwcAAKgWACDBDQAAphYAMMINAADECwAQww0AAKYWADDpDQEAlxUAIZgPAQCXFQAhng9AAJsVACGfDyAAmBUAIaAPQACaFQAhhBEAAMQLACCFEQAAxAsAIAKCDgEAAAABmA8BAAAAAQ-2BwAAuBYAIMENAAC3FgAwwg0AAMYLABDDDQAAtxYAMMYNQACbFQAh3g0BAJkVACHmDQEAmRUAIYIOAQCXFQAhmA5AAJsVACGYDwEAlxUAIZkPAQCXFQAhmg8AAJIVACCbD0AAmhUAIZwPAQCZFQAhnQ8AAKAVACANhgMCAJ8VACGwBwAApxYAILcHAACoFgAgwQ0AAKYWADDCDQAAxAsAEMMNAACmFgAw6Q0BAJcVACGYDwEAlxUAIZ4PQACbFQAhnw8gAJgVACGgD0AAmhUAIYQRAADECwAghREAAMQLACADoQ8BAAAAAaQPBAAAAAGlDwQAAAABCLMHAAC7FgAgwQ0AALoWADDCDQAAvwsAEMMNAAC6FgAw0Q5AAJsVACGhDwEAlxUAIaQPBACiFQAhpQ8EAKIVACENsAcAAKcWACC0BwAAvRYAIMENAAC8FgAwwg0AALsLABDDDQAAvBYAMOgNQACbFQAh6Q0BAJcVACGYDwEAlxUAIaEPAQCXFQAhpg9AAJoVACGnDwIAnxUAIYQRAAC7CwAghREAALsLACALsAcAAKcWACC0BwAAvRYAIMENAAC8FgAwwg0AALsLABDDDQAAvBYAMOgNQACbFQAh6Q0BAJcVACGYDwEAlxUAIaEPAQCXFQAhpg9AAJoVACGnDwIAnxUAIQP9DQAAvwsAIP4NAAC_CwAg_w0AAL8LACACmA8BAAAAAagPAQAAAAEIsAcAAKcWACDBDQAAvxYAMMINAAC3CwAQww0AAL8WADCYDwEAlxUAIagPAQCXFQAhqQ8BAJcVACGqD0AAmxUAIQ6wBwAApxYAIMENAADAFgAwwg0AALMLABDDDQAAwBYAMMQNAQCXFQAhyQ0BAJkVACHoDUAAmxUAIekNAQCXFQAh7A0CAJ8VACHFDkAAmhUAIfMOQACbFQAhmA8BAJcVACGrDwEAlxUAIawPAACgFQAgBcENAADBFgAwwg0AAK4LABDDDQAAwRYAMMQNAQD4FAAhhA9AAPkUACEFwQ0AAMIWADDCDQAAmwsAEMMNAADCFgAwxA0BAJcVACGED0AAmxUAIRHBDQAAwxYAMMINAACVCwAQww0AAMMWADDEDQEA-BQAIegNQAD5FAAhqw4BAPgUACGAD0AA-RQAIYQPQAD5FAAhsA8BAPgUACGxDwEA_BQAIbIPAQD4FAAhsw8BAPgUACG0DwEA_BQAIbUPQACOFQAhtg8BAPwUACG3D0AAjhUAIbgPQACOFQAhEcENAADEFgAwwg0AAIILABDDDQAAxBYAMMQNAQCXFQAh6A1AAJsVACGrDgEAlxUAIYAPQACbFQAhhA9AAJsVACGwDwEAlxUAIbEPAQCZFQAhsg8BAJcVACGzDwEAlxUAIbQPAQCZFQAhtQ9AAJoVACG2DwEAmRUAIbcPQACaFQAhuA9AAJoVACEKCAAApxUAIMENAADFFgAwwg0AAPwKABDDDQAAxRYAMIoOAQD4FAAhng9AAPkUACG5DwEA-BQAIboPAQD4FAAhuw9AAPkUACG8D0AAjhUAIRDBDQAAxhYAMMINAADmCgAQww0AAMYWADDEDQEA-BQAIeMNAgD7FAAh5Q1AAI4VACHmDQIA-xQAIecNQACOFQAh6A1AAPkUACGKDgEA-BQAIZwOAQD4FAAhpg5AAI4VACG5DwEA-BQAIb0PAACnFQAgvg8CAPsUACG_D0AAjhUAIQgIAACnFQAgwQ0AAMcWADDCDQAA0AoAEMMNAADHFgAwxA0EAPcUACHGDUAA-RQAIYoOAQD4FAAhuQ8BAPgUACEJwQ0AAMgWADDCDQAAugoAEMMNAADIFgAw6Q0BAPwUACGDDgEA_BQAIYwPQAD5FAAhwA8BAPgUACHBDwIA-xQAIcIPIACTFQAhCcENAADJFgAwwg0AAKcKABDDDQAAyRYAMOkNAQCZFQAhgw4BAJkVACGMD0AAmxUAIcAPAQCXFQAhwQ8CAJ8VACHCDyAAmBUAIQ_BDQAAyhYAMMINAAChCgAQww0AAMoWADDEDQEA-BQAIegNQAD5FAAh6Q0BAPwUACHrDQEA-BQAIfQNAQD8FAAhvg4BAPgUACGAD0AAjhUAIYwPQACOFQAhwA8BAPgUACHDDwEA-BQAIcQPAACSFQAgxQ8CAPsUACEGwQ0AAMsWADDCDQAAiQoAEMMNAADLFgAwxg8BAPgUACHHDwIA-xQAIcgPAAGvFQAhCMENAADMFgAwwg0AAPMJABDDDQAAzBYAMIIOAQD4FAAhkA4QALEVACHfDgIA-xQAIcYPAQD4FAAhyQ8CAPsUACEawQ0AAM0WADDCDQAA3QkAEMMNAADNFgAwxA0BAPgUACHoDUAA-RQAIekNAQD4FAAhkA4BAPwUACGZDgIA-xQAIZwOAQD4FAAhpg5AAI4VACG_DgEA_BQAIdEOBADLFQAh8A4BAPwUACGDDwEA_BQAIZgPAQD8FAAhyg8BAPgUACHLDwEA-BQAIcwPEACxFQAhzQ8QALEVACHODwIA-hQAIc8PAAGwFQAh0A8CAPoUACHRDxAAsRUAIdIPBADLFQAh0w8AAP0UACDUDwEA_BQAIRyOBgAAzxYAII8GAADQFgAgwQ0AAM4WADDCDQAAygkAEMMNAADOFgAwxA0BAJcVACHoDUAAmxUAIekNAQCXFQAhkA4BAJkVACGZDgIAnxUAIZwOAQCXFQAhpg5AAJoVACG_DgEAmRUAIdEOBADPFQAh8A4BAJkVACGDDwEAmRUAIZgPAQCZFQAhyg8BAJcVACHLDwEAlxUAIcwPEAC-FQAhzQ8QAL4VACHODwIAnhUAIc8PAAG9FQAh0A8CAJ4VACHRDxAAvhUAIdIPBADPFQAh0w8AAKAVACDUDwEAmRUAIQP9DQAAvwkAIP4NAAC_CQAg_w0AAL8JACAD_Q0AAMMJACD-DQAAwwkAIP8NAADDCQAgAsYPAQAAAAHHDwIAAAABB40GAADTFgAgwQ0AANIWADDCDQAAwwkAEMMNAADSFgAwxg8BAJcVACHHDwIAnxUAIcgPAAG8FQAhHo4GAADPFgAgjwYAANAWACDBDQAAzhYAMMINAADKCQAQww0AAM4WADDEDQEAlxUAIegNQACbFQAh6Q0BAJcVACGQDgEAmRUAIZkOAgCfFQAhnA4BAJcVACGmDkAAmhUAIb8OAQCZFQAh0Q4EAM8VACHwDgEAmRUAIYMPAQCZFQAhmA8BAJkVACHKDwEAlxUAIcsPAQCXFQAhzA8QAL4VACHNDxAAvhUAIc4PAgCeFQAhzw8AAb0VACHQDwIAnhUAIdEPEAC-FQAh0g8EAM8VACHTDwAAoBUAINQPAQCZFQAhhBEAAMoJACCFEQAAygkAIALGDwEAAAAByQ8CAAAAAQmNBgAA0xYAIMENAADVFgAwwg0AAL8JABDDDQAA1RYAMIIOAQCXFQAhkA4QAL4VACHfDgIAnxUAIcYPAQCXFQAhyQ8CAJ8VACEIwQ0AANYWADDCDQAAugkAEMMNAADWFgAwxA0BAPgUACHoDUAA-RQAIYQPQAD5FAAhoQ8AAa8VACHKDwEA-BQAIQrBDQAA1xYAMMINAACkCQAQww0AANcWADDKDwEA-BQAIdcPAgD7FAAh2A8CAPsUACHZDwIA-xQAIdoPAACSFQAg2w8AAKcVACDcDwEA-BQAIQi8DAIA-xQAIcENAADYFgAwwg0AAI4JABDDDQAA2BYAML8OAQD4FAAhyg8BAPgUACHdDwIA-hQAId4PAQD4FAAhF4UDAQD4FAAhvAwCAPsUACHBDQAA2RYAMMINAAD4CAAQww0AANkWADCCDgEA_BQAIdMOAgD6FAAh3A4BAPwUACGZDwEA_BQAIagPAQD8FAAhyg8BAPgUACHXDwIA-hQAIdwPIACuFQAh3Q8CAPsUACHfDwEA-BQAIeAPAQD8FAAh4Q8CAPoUACHiDwAA_RQAIOMPAQD8FAAh5A8BAPwUACHlDwAAkhUAIOYPIACuFQAh5w8CAPoUACEGwQ0AANoWADDCDQAA4ggAEMMNAADaFgAwxw8CAPsUACHIDwABrxUAIcoPAQD4FAAhG7AHAAD9FAAgwQ0AANsWADDCDQAAzAgAEMMNAADbFgAwxA0BAPgUACHGDQQAyxUAIegNQAD5FAAh6Q0BAPgUACGEDgQAyxUAIZwOAQD4FAAhvw4BAPwUACHLDgAA_RQAIPwOAQD4FAAhhA9AAPkUACGYDwEA_BQAIbsPQACOFQAh6A8BAPgUACHpDyAAkxUAIeoPAQD8FAAh6w8BAPwUACHsDwAA_RQAIO0PAAD9FAAg7g8AAKcVACDvDyAAkxUAIfAPAACSFQAg8Q8CAPsUACHyD0AAjhUAISCoBQAA3RYAIKkFAADeFgAgqgUAAN8WACCrBQAA4BYAIKwFAADhFgAgsAcAAKAVACDBDQAA3BYAMMINAAC5CAAQww0AANwWADDEDQEAlxUAIcYNBADPFQAh6A1AAJsVACHpDQEAlxUAIYQOBADPFQAhnA4BAJcVACG_DgEAmRUAIcsOAACgFQAg_A4BAJcVACGED0AAmxUAIZgPAQCZFQAhuw9AAJoVACHoDwEAlxUAIekPIACYFQAh6g8BAJkVACHrDwEAmRUAIewPAACgFQAg7Q8AAKAVACDuDwAAqhUAIO8PIACYFQAh8A8AAJIVACDxDwIAnxUAIfIPQACaFQAhA_0NAACfCAAg_g0AAJ8IACD_DQAAnwgAIAP9DQAAowgAIP4NAACjCAAg_w0AAKMIACAD_Q0AAKcIACD-DQAApwgAIP8NAACnCAAgA_0NAACrCAAg_g0AAKsIACD_DQAAqwgAIAP9DQAArwgAIP4NAACvCAAg_w0AAK8IACAJpwUAAOMWACDBDQAA4hYAMMINAACvCAAQww0AAOIWADDEDQEAlxUAIegNQACbFQAhhA9AAJsVACGhDwABvBUAIcoPAQCXFQAhIqgFAADdFgAgqQUAAN4WACCqBQAA3xYAIKsFAADgFgAgrAUAAOEWACCwBwAAoBUAIMENAADcFgAwwg0AALkIABDDDQAA3BYAMMQNAQCXFQAhxg0EAM8VACHoDUAAmxUAIekNAQCXFQAhhA4EAM8VACGcDgEAlxUAIb8OAQCZFQAhyw4AAKAVACD8DgEAlxUAIYQPQACbFQAhmA8BAJkVACG7D0AAmhUAIegPAQCXFQAh6Q8gAJgVACHqDwEAmRUAIesPAQCZFQAh7A8AAKAVACDtDwAAoBUAIO4PAACqFQAg7w8gAJgVACHwDwAAkhUAIPEPAgCfFQAh8g9AAJoVACGEEQAAuQgAIIURAAC5CAAgAsoPAQAAAAHXDwIAAAABC6cFAADjFgAgwQ0AAOUWADDCDQAAqwgAEMMNAADlFgAwyg8BAJcVACHXDwIAnxUAIdgPAgCfFQAh2Q8CAJ8VACHaDwAAkhUAINsPAACqFQAg3A8BAJcVACEDvAwCAAAAAb8OAQAAAAHKDwEAAAABCacFAADjFgAgvAwCAJ8VACHBDQAA5xYAMMINAACnCAAQww0AAOcWADC_DgEAlxUAIcoPAQCXFQAh3Q8CAJ4VACHeDwEAlxUAIQLKDwEAAAAB3Q8CAAAAARiFAwEAlxUAIacFAADjFgAgvAwCAJ8VACHBDQAA6RYAMMINAACjCAAQww0AAOkWADCCDgEAmRUAIdMOAgCeFQAh3A4BAJkVACGZDwEAmRUAIagPAQCZFQAhyg8BAJcVACHXDwIAnhUAIdwPIAC7FQAh3Q8CAJ8VACHfDwEAlxUAIeAPAQCZFQAh4Q8CAJ4VACHiDwAAoBUAIOMPAQCZFQAh5A8BAJkVACHlDwAAkhUAIOYPIAC7FQAh5w8CAJ4VACECxw8CAAAAAcoPAQAAAAEHpwUAAOMWACDBDQAA6xYAMMINAACfCAAQww0AAOsWADDHDwIAnxUAIcgPAAG8FQAhyg8BAJcVACEIyAgBAPgUACHBDQAA7BYAMMINAACaCAAQww0AAOwWADCEDgQA9xQAIYUOBAD3FAAhhg4CAPsUACH3DyAAkxUAIQjICAEAlxUAIcENAADtFgAwwg0AAIcIABDDDQAA7RYAMIQOBACiFQAhhQ4EAKIVACGGDgIAnxUAIfcPIACYFQAhBMgIAQAAAAGEDgQAAAABhQ4EAAAAAYYOAgAAAAEOjw0CAPsUACHBDQAA7xYAMMINAACBCAAQww0AAO8WADDGDUAA-RQAIYQOBAD3FAAhhQ4EAPcUACGGDgIA-xQAIYsOAQD8FAAhvw4BAPgUACGHDwEA-BQAIfkPBADLFQAh-g9AAPkUACH7D0AAjhUAIQ6PDQIAnxUAIcENAADwFgAwwg0AAO4HABDDDQAA8BYAMMYNQACbFQAhhA4EAKIVACGFDgQAohUAIYYOAgCfFQAhiw4BAJkVACG_DgEAlxUAIYcPAQCXFQAh-Q8EAM8VACH6D0AAmxUAIfsPQACaFQAhA4QOBAAAAAGFDgQAAAABhg4CAAAAAQXBDQAA8hYAMMINAADoBwAQww0AAPIWADCCDgEA-BQAIf0PAgD7FAAhBcENAADzFgAwwg0AANUHABDDDQAA8xYAMIIOAQCXFQAh_Q8CAJ8VACEHyAgBAPgUACHBDQAA9BYAMMINAADPBwAQww0AAPQWADDYDwIA-xQAIdoPAACnFQAg_g8BAPgUACEHyAgBAJcVACHBDQAA9RYAMMINAAC8BwAQww0AAPUWADDYDwIAnxUAIdoPAACqFQAg_g8BAJcVACEIyAgBAPgUACHBDQAA9hYAMMINAAC2BwAQww0AAPYWADCEDgQA9xQAIf8PAQD4FAAhgBACAPsUACGBEAIA-xQAIQjICAEAlxUAIcENAAD3FgAwwg0AAKMHABDDDQAA9xYAMIQOBACiFQAh_w8BAJcVACGAEAIAnxUAIYEQAgCfFQAhAsgIAQAAAAGEDgQAAAABB8gIAQD4FAAhwQ0AAPkWADDCDQAAnQcAEMMNAAD5FgAwhA4EAPcUACHrDgABrxUAIYMQBAD3FAAhB8gIAQCXFQAhwQ0AAPoWADDCDQAAigcAEMMNAAD6FgAwhA4EAKIVACHrDgABvBUAIYMQBACiFQAhA8gIAQAAAAGEDgQAAAABgxAEAAAAAQjICAEA-BQAIcENAAD8FgAwwg0AAIQHABDDDQAA_BYAMIQOBAD3FAAhnQ4CAPsUACGkDgQA9xQAIesOAAGwFQAhCMgIAQCXFQAhwQ0AAP0WADDCDQAA8QYAEMMNAAD9FgAwhA4EAKIVACGdDgIAnxUAIaQOBACiFQAh6w4AAb0VACECyAgBAAAAAYQOBAAAAAEUyAgBAPgUACHBDQAA_xYAMMINAADrBgAQww0AAP8WADDGDQQA9xQAIYQOBAD3FAAhhQ4EAPcUACGGDgIA-xQAIYcOAgD7FAAhiA4gAK4VACGJDiAArhUAIYoOAQD4FAAhiw4AAa8VACGMDgABsBUAIY0OAAGwFQAhjg4AAbAVACGPDgABsBUAIZAOEACxFQAhkQ4QALEVACGSDhAAsRUAIRTICAEAlxUAIcENAACAFwAwwg0AANgGABDDDQAAgBcAMMYNBACiFQAhhA4EAKIVACGFDgQAohUAIYYOAgCfFQAhhw4CAJ8VACGIDiAAuxUAIYkOIAC7FQAhig4BAJcVACGLDgABvBUAIYwOAAG9FQAhjQ4AAb0VACGODgABvRUAIY8OAAG9FQAhkA4QAL4VACGRDhAAvhUAIZIOEAC-FQAhBsgIAQAAAAGEDgQAAAABhQ4EAAAAAYcOAgAAAAGKDgEAAAABiw4AAQAAAQnBDQAAghcAMMINAADSBgAQww0AAIIXADCEDgQA9xQAIYYQBAD3FAAhhxABAPgUACGIEAEA-BQAIYkQBAD3FAAhihAEAMsVACEJwQ0AAIMXADDCDQAAvwYAEMMNAACDFwAwhA4EAKIVACGGEAQAohUAIYcQAQCXFQAhiBABAJcVACGJEAQAohUAIYoQBADPFQAhAoQOBAAAAAGGEAQAAAABC8ENAACFFwAwwg0AALkGABDDDQAAhRcAMIQOBAD3FAAhjBBAAI4VACGNEAEA_BQAIY4QBADLFQAhjxBAAI4VACGQEEAAjhUAIZEQBADLFQAhkhBAAI4VACELwQ0AAIYXADDCDQAApgYAEMMNAACGFwAwhA4EAKIVACGMEEAAmhUAIY0QAQCZFQAhjhAEAM8VACGPEEAAmhUAIZAQQACaFQAhkRAEAM8VACGSEEAAmhUAIQnBDQAAhxcAMMINAACgBgAQww0AAIcXADDJDQEA-BQAIeINAgD6FAAh6w0BAPgUACGEDgQA9xQAIacOQAD5FAAhng9AAPkUACEJwQ0AAIgXADDCDQAAjQYAEMMNAACIFwAwyQ0BAJcVACHiDQIAnhUAIesNAQCXFQAhhA4EAKIVACGnDkAAmxUAIZ4PQACbFQAhAusNAQAAAAGEDgQAAAABB8ENAACKFwAwwg0AAIcGABDDDQAAihcAMIQOBAD3FAAhhQ4EAPcUACGUEAQA9xQAIZUQIACTFQAhB8ENAACLFwAwwg0AAPQFABDDDQAAixcAMIQOBACiFQAhhQ4EAKIVACGUEAQAohUAIZUQIACYFQAhFMENAACMFwAwwg0AAO4FABDDDQAAjBcAMMkNAQD8FAAh9g1AAI4VACGEDgQA9xQAIYUOBADLFQAhnA4BAPgUACHzDkAA-RQAIYcPAQD8FAAhlBAEAMsVACGWEAQAyxUAIZcQBADLFQAhmBAEAMsVACGZEAEA_BQAIZoQBADLFQAhmxABAPwUACGcEAQAyxUAIZ0QBADLFQAhnhBAAI4VACEUwQ0AAI0XADDCDQAA2wUAEMMNAACNFwAwyQ0BAJkVACH2DUAAmhUAIYQOBACiFQAhhQ4EAM8VACGcDgEAlxUAIfMOQACbFQAhhw8BAJkVACGUEAQAzxUAIZYQBADPFQAhlxAEAM8VACGYEAQAzxUAIZkQAQCZFQAhmhAEAM8VACGbEAEAmRUAIZwQBADPFQAhnRAEAM8VACGeEEAAmhUAIQbBDQAAjhcAMMINAADVBQAQww0AAI4XADCCDgEA-BQAIagPAQD4FAAhnxBAAPkUACEGwQ0AAI8XADDCDQAAwgUAEMMNAACPFwAwgg4BAJcVACGoDwEAlxUAIZ8QQACbFQAhCoYDAACnFQAgwQ0AAJAXADDCDQAAvAUAEMMNAACQFwAwyQ5AAI4VACH1DgIA-xQAIfwOAQD4FAAhoBABAPgUACGhEAEA-BQAIaIQQACOFQAhCoYDAACqFQAgwQ0AAJEXADDCDQAAqQUAEMMNAACRFwAwyQ5AAJoVACH1DgIAnxUAIfwOAQCXFQAhoBABAJcVACGhEAEAlxUAIaIQQACaFQAhAvwOAQAAAAGgEAEAAAABB8ENAACTFwAwwg0AAKMFABDDDQAAkxcAMIIOAQD4FAAh_A4BAPgUACGhEAEA-BQAIaQQQAD5FAAhB8ENAACUFwAwwg0AAJAFABDDDQAAlBcAMIIOAQCXFQAh_A4BAJcVACGhEAEAlxUAIaQQQACbFQAhA4IOAQAAAAH8DgEAAAABoRABAAAAAQnBDQAAlhcAMMINAACKBQAQww0AAJYXADCCDgEA-BQAIfwOAQD4FAAh7g8gAJMVACGiEEAAjhUAIaYQIACTFQAhpxBAAPkUACEVwQ0AAJcXADDCDQAA9AQAEMMNAACXFwAw6A1AAPkUACGEDgQA9xQAIYUOBAD3FAAhiw4BAPgUACGcDgEA-BQAIckOQACOFQAh9Q4CAPsUACH8DgEA-BQAIYcPAQD4FAAhoBABAPgUACGhEAEA-BQAIaIQQACOFQAhqBAQANYVACGpEAEA_BQAIaoQQAD5FAAhqxAgAJMVACGsECAAkxUAIa0QIACTFQAhFoYDAACZFwAgwQ0AAJgXADDCDQAA4QQAEMMNAACYFwAw6A1AAJsVACGEDgQAohUAIYUOBACiFQAhiw4BAJcVACGcDgEAlxUAIckOQACaFQAh9Q4CAJ8VACH8DgEAlxUAIYcPAQCXFQAhoBABAJcVACGhEAEAlxUAIaIQQACaFQAhqBAQANoVACGpEAEAmRUAIaoQQACbFQAhqxAgAJgVACGsECAAmBUAIa0QIACYFQAhA_0NAADbBAAg_g0AANsEACD_DQAA2wQAIAqFAwAAmxcAIMENAACaFwAwwg0AANsEABDDDQAAmhcAMIIOAQCXFQAh_A4BAJcVACHuDyAAmBUAIaIQQACaFQAhphAgAJgVACGnEEAAmxUAIRiGAwAAmRcAIMENAACYFwAwwg0AAOEEABDDDQAAmBcAMOgNQACbFQAhhA4EAKIVACGFDgQAohUAIYsOAQCXFQAhnA4BAJcVACHJDkAAmhUAIfUOAgCfFQAh_A4BAJcVACGHDwEAlxUAIaAQAQCXFQAhoRABAJcVACGiEEAAmhUAIagQEADaFQAhqRABAJkVACGqEEAAmxUAIasQIACYFQAhrBAgAJgVACGtECAAmBUAIYQRAADhBAAghREAAOEEACAOCAAApxUAIMENAACcFwAwwg0AANYEABDDDQAAnBcAMMYNBAD3FAAhhA4EAPcUACGFDgQA9xQAIYcOAgD7FAAhig4BAPgUACGLDgEA-BQAIfwOAQD4FAAhhw8BAPgUACGuEAEA-BQAIa8QAQD4FAAhDggAAKoVACDBDQAAnRcAMMINAADDBAAQww0AAJ0XADDGDQQAohUAIYQOBACiFQAhhQ4EAKIVACGHDgIAnxUAIYoOAQCXFQAhiw4BAJcVACH8DgEAlxUAIYcPAQCXFQAhrhABAJcVACGvEAEAlxUAIQOEDgQAAAABhw4CAAAAAYsOAQAAAAEFCAABrxUAIcENAACfFwAwwg0AAL0EABDDDQAAnxcAMIcQAAGvFQAhBggAAbwVACHTAgAAoRcAIMENAACgFwAwwg0AAKoEABDDDQAAoBcAMIcQAAG8FQAhA_0NAACOBAAg_g0AAI4EACD_DQAAjgQAIAjBDQAAohcAMMINAACkBAAQww0AAKIXADDQDwABsBUAIbAQAgD7FAAhsRACAPsUACGyEAEA-BQAIbMQAAGvFQAhCdQCAACkFwAgwQ0AAKMXADDCDQAAjgQAEMMNAACjFwAw0A8AAb0VACGwEAIAnxUAIbEQAgCfFQAhshABAJcVACGzEAABvBUAIQgIAAG8FQAh0wIAAKEXACDBDQAAoBcAMMINAACqBAAQww0AAKAXADCHEAABvBUAIYQRAACqBAAghREAAKoEACACsBACAAAAAbEQAgAAAAESqQUCAPsUACGPBgABsBUAIcENAACmFwAwwg0AAIkEABDDDQAAphcAMMYNQAD5FAAh8A4BAPgUACGDDwEA-BQAIc8PAQD4FAAh0w8AAKcVACDUDwEA-BQAIYYQAgD7FAAhtRABAPgUACG2EAAApxUAILcQBAD3FAAhuBAEAPcUACG5EAQA9xQAIboQAACnFQAgEqkFAgCfFQAhjwYAAb0VACHBDQAApxcAMMINAAD2AwAQww0AAKcXADDGDUAAmxUAIfAOAQCXFQAhgw8BAJcVACHPDwEAlxUAIdMPAACqFQAg1A8BAJcVACGGEAIAnxUAIbUQAQCXFQAhthAAAKoVACC3EAQAohUAIbgQBACiFQAhuRAEAKIVACG6EAAAqhUAIArBDQAAqBcAMMINAADwAwAQww0AAKgXADDpDQEA-BQAIbsQQAD5FAAhvBABAPgUACG9EAEA-BQAIb4QAgD7FAAhvxACAPsUACHAEAAA-xUAIArBDQAAqRcAMMINAADdAwAQww0AAKkXADDpDQEAlxUAIbsQQACbFQAhvBABAJcVACG9EAEAlxUAIb4QAgCfFQAhvxACAJ8VACHAEAAA-xUAIATpDQEAAAABuxBAAAAAAbwQAQAAAAG9EAEAAAABDMgIAQD4FAAhwQ0AAKsXADDCDQAA1wMAEMMNAACrFwAwxA0BAPgUACHoDUAA-RQAIekNAQD4FAAhhA4EAMsVACGKDgEA-BQAIYQPQAD5FAAhtw9AAI4VACG4D0AAjhUAIQzICAEAlxUAIcENAACsFwAwwg0AAMQDABDDDQAArBcAMMQNAQCXFQAh6A1AAJsVACHpDQEAlxUAIYQOBADPFQAhig4BAJcVACGED0AAmxUAIbcPQACaFQAhuA9AAJoVACEGwQ0AAK0XADDCDQAAvgMAEMMNAACtFwAwgw4BAPwUACH1DgEA-BQAIYQPQAD5FAAhBsENAACuFwAwwg0AAKsDABDDDQAArhcAMIMOAQCZFQAh9Q4BAJcVACGED0AAmxUAIQbBDQAArxcAMMINAAClAwAQww0AAK8XADDpDQEA-BQAIdEOQAD5FAAhvhACAPsUACEGwQ0AALAXADDCDQAAkgMAEMMNAACwFwAw6Q0BAJcVACHRDkAAmxUAIb4QAgCfFQAhAukNAQAAAAHRDkAAAAABBsENAACyFwAwwg0AAIwDABDDDQAAshcAMMgPBAD3FAAhuxBAAPkUACHDEAEA-BQAIQbBDQAAsxcAMMINAAD5AgAQww0AALMXADDIDwQAohUAIbsQQACbFQAhwxABAJcVACECuxBAAAAAAcMQAQAAAAEPwQ0AALUXADDCDQAA8wIAEMMNAAC1FwAw4A0BAPwUACHiDQIA-hQAIY8OAQD4FAAhhA9AAPkUACG6DwEA-BQAIcMQAQD4FAAhxRABAPgUACHGEAEA-BQAIccQIACTFQAhyBAAALYXACDJEAEA-BQAIcoQQAD5FAAhBMwNAAEAAAX6DQABAAAB-w0AAQAABPwNAAEAAAQPwQ0AALcXADDCDQAA4AIAEMMNAAC3FwAw4A0BAJkVACHiDQIAnhUAIY8OAQCXFQAhhA9AAJsVACG6DwEAlxUAIcMQAQCXFQAhxRABAJcVACHGEAEAlxUAIccQIACYFQAhyBAAALYXACDJEAEAlxUAIcoQQACbFQAhBI8OAQAAAAG6DwEAAAABwxABAAAAAcUQAQAAAAEKwQ0AALkXADDCDQAA2gIAEMMNAAC5FwAwxA0BAPgUACHGDUAA-RQAIb4OAQD4FAAhzBABAPgUACHNEAEA-BQAIc4QAACnFQAgzxABAPwUACEKwQ0AALoXADDCDQAAxwIAEMMNAAC6FwAwxA0BAJcVACHGDUAAmxUAIb4OAQCXFQAhzBABAJcVACHNEAEAlxUAIc4QAACqFQAgzxABAJkVACEVwQ0AALsXADDCDQAAwQIAEMMNAAC7FwAwxA0BAPgUACHoDUAA-RQAIekNAQD4FAAhig4BAPgUACGvDgEA-BQAIfwOAQD4FAAhhA9AAI4VACG3D0AAjhUAIbgPQACOFQAhhxABAPgUACHQEAAAkhUAINEQAACSFQAg0hAAAJIVACDTEAIA-hQAIdQQAQD4FAAh1RBAAI4VACHWEAEA_BQAIdcQAQD8FAAhCsgIAQD4FAAhwQ0AALwXADDCDQAAqwIAEMMNAAC8FwAwxA0BAPgUACHoDUAA-RQAIYQOBADLFQAh5A8BAPgUACHVEEAAjhUAIdYQAQD8FAAhArkPAQAAAAG6DwEAAAABCwgAAKoVACCuAQAAvxcAIMENAAC-FwAwwg0AAI8CABDDDQAAvhcAMIoOAQCXFQAhng9AAJsVACG5DwEAlxUAIboPAQCXFQAhuw9AAJsVACG8D0AAmhUAIRWsAQAAyBcAIK8BAADJFwAgsAEAAMoXACCxAQAAyxcAIMENAADHFwAwwg0AAIECABDDDQAAxxcAMMQNAQCXFQAh6A1AAJsVACHpDQEAmRUAIesNAQCXFQAh9A0BAJkVACG-DgEAlxUAIYAPQACaFQAhjA9AAJoVACHADwEAlxUAIcMPAQCXFQAhxA8AAJIVACDFDwIAnxUAIYQRAACBAgAghREAAIECACACig4BAAAAAbkPAQAAAAERrgEAAL8XACDBDQAAwRcAMMINAACLAgAQww0AAMEXADDEDQEAlxUAIeMNAgCfFQAh5Q1AAJoVACHmDQIAnxUAIecNQACaFQAh6A1AAJsVACGKDgEAlxUAIZwOAQCXFQAhpg5AAJoVACG5DwEAlxUAIb0PAACqFQAgvg8CAJ8VACG_D0AAmhUAIQkIAACqFQAgrgEAAL8XACDBDQAAwhcAMMINAACHAgAQww0AAMIXADDEDQQAohUAIcYNQACbFQAhig4BAJcVACG5DwEAlxUAIQytAQAAxBcAILIBAADFFwAgyAgBAJcVACHBDQAAwxcAMMINAACFAgAQww0AAMMXADDEDQEAlxUAIegNQACbFQAhhA4EAM8VACHkDwEAlxUAIdUQQACaFQAh1hABAJkVACED_Q0AAP0BACD-DQAA_QEAIP8NAAD9AQAgA_0NAACBAgAg_g0AAIECACD_DQAAgQIAIALpDQEAAAABwA8BAAAAAROsAQAAyBcAIK8BAADJFwAgsAEAAMoXACCxAQAAyxcAIMENAADHFwAwwg0AAIECABDDDQAAxxcAMMQNAQCXFQAh6A1AAJsVACHpDQEAmRUAIesNAQCXFQAh9A0BAJkVACG-DgEAlxUAIYAPQACaFQAhjA9AAJoVACHADwEAlxUAIcMPAQCXFQAhxA8AAJIVACDFDwIAnxUAIQ6tAQAAxBcAILIBAADFFwAgyAgBAJcVACHBDQAAwxcAMMINAACFAgAQww0AAMMXADDEDQEAlxUAIegNQACbFQAhhA4EAM8VACHkDwEAlxUAIdUQQACaFQAh1hABAJkVACGEEQAAhQIAIIURAACFAgAgA_0NAACHAgAg_g0AAIcCACD_DQAAhwIAIAP9DQAAiwIAIP4NAACLAgAg_w0AAIsCACAD_Q0AAI8CACD-DQAAjwIAIP8NAACPAgAgFqwBAADNFwAgwQ0AAMwXADDCDQAA_QEAEMMNAADMFwAwxA0BAJcVACHoDUAAmxUAIekNAQCXFQAhig4BAJcVACGvDgEAlxUAIfwOAQCXFQAhhA9AAJoVACG3D0AAmhUAIbgPQACaFQAhhxABAJcVACHQEAAAkhUAINEQAACSFQAg0hAAAJIVACDTEAIAnhUAIdQQAQCXFQAh1RBAAJoVACHWEAEAmRUAIdcQAQCZFQAhDq0BAADEFwAgsgEAAMUXACDICAEAlxUAIcENAADDFwAwwg0AAIUCABDDDQAAwxcAMMQNAQCXFQAh6A1AAJsVACGEDgQAzxUAIeQPAQCXFQAh1RBAAJoVACHWEAEAmRUAIYQRAACFAgAghREAAIUCACACyAgBAAAAAYQOBAAAAAEFwQ0AAM8XADDCDQAA-AEAEMMNAADPFwAwug8BAPgUACHbEAAApxUAIAXBDQAA0BcAMMINAADlAQAQww0AANAXADC6DwEAlxUAIdsQAACqFQAgEY8NAgD7FAAhwQ0AANEXADDCDQAA3wEAEMMNAADRFwAwxg1AAPkUACGEDgQA9xQAIYUOBAD3FAAhhw4CAPsUACGLDgEA-BQAIasOAQD4FAAh9A4BAPwUACGHDwEA_BQAIbAPAQD4FAAh-g9AAPkUACGUEAQA9xQAIdwQAQD4FAAh3RAAAP0UACARjw0CAJ8VACHBDQAA0hcAMMINAADMAQAQww0AANIXADDGDUAAmxUAIYQOBACiFQAhhQ4EAKIVACGHDgIAnxUAIYsOAQCXFQAhqw4BAJcVACH0DgEAmRUAIYcPAQCZFQAhsA8BAJcVACH6D0AAmxUAIZQQBACiFQAh3BABAJcVACHdEAAAoBUAIAKEDgQAAAAB3BABAAAAAQkIAACnFQAgwQ0AANQXADDCDQAAxgEAEMMNAADUFwAwxA0BAPgUACHGDUAA-RQAIYIOAQD4FAAhig4BAPgUACGPD0AAjhUAIQkIAACqFQAgwQ0AANUXADDCDQAAswEAEMMNAADVFwAwxA0BAJcVACHGDUAAmxUAIYIOAQCXFQAhig4BAJcVACGPD0AAmhUAIQXBDQAA1hcAMMINAACtAQAQww0AANYXADCrDgEA-BQAIf0PAgD7FAAhBcENAADXFwAwwg0AAJoBABDDDQAA1xcAMKsOAQCXFQAh_Q8CAJ8VACEKwQ0AANgXADDCDQAAlAEAEMMNAADYFwAwhA4EAPcUACGFDgQA9xQAIYsOAQD4FAAhsA8BAPgUACGUEAQA9xQAIdwQAQD4FAAh3xABAPgUACEKwQ0AANkXADDCDQAAgQEAEMMNAADZFwAwhA4EAKIVACGFDgQAohUAIYsOAQCXFQAhsA8BAJcVACGUEAQAohUAIdwQAQCXFQAh3xABAJcVACEEhA4EAAAAAbAPAQAAAAHcEAEAAAAB3xABAAAAAQ_BDQAA2xcAMMINAAB7ABDDDQAA2xcAMIQOBAD3FAAhhQ4EAPcUACGHDgIA-xQAIasOAQD4FAAh9A4BAPgUACGwDwEA-BQAIYkQBAD3FAAh3BABAPgUACHfEAEA-BQAIeEQAQD4FAAh4hAEAPcUACHjEAAApxUAIA_BDQAA3BcAMMINAABoABDDDQAA3BcAMIQOBACiFQAhhQ4EAKIVACGHDgIAnxUAIasOAQCXFQAh9A4BAJcVACGwDwEAlxUAIYkQBACiFQAh3BABAJcVACHfEAEAlxUAIeEQAQCXFQAh4hAEAKIVACHjEAAAqhUAIAOEDgQAAAAB3BABAAAAAd8QAQAAAAEkCAEA-BQAIcENAADeFwAwwg0AAGIAEMMNAADeFwAwxA0BAPgUACHoDUAA-RQAIYQOBAD3FAAhhQ4EAMsVACGHDgIA-hQAIYsOAQD8FAAhqw4BAPgUACH0DgEA_BQAIYMPAQD8FAAhhw8BAPwUACGwDwEA-BQAIbcPQACOFQAhiRAEAPcUACGrECAAkxUAIdwQAQD4FAAh3xABAPgUACHhEAEA-BQAIeIQBAD3FAAh5RACAPoUACHmEAAA_RQAIOcQAAD9FAAg6BAgAJMVACHpEAEA-BQAIeoQAQD8FAAh6xABAPgUACHsEAEA_BQAIe0QAQD8FAAh7hABAPwUACHvEAEA_BQAIfAQBADLFQAh8RAEAMsVACHyEAEA_BQAISQIAQCXFQAhwQ0AAN8XADDCDQAATwAQww0AAN8XADDEDQEAlxUAIegNQACbFQAhhA4EAKIVACGFDgQAzxUAIYcOAgCeFQAhiw4BAJkVACGrDgEAlxUAIfQOAQCZFQAhgw8BAJkVACGHDwEAmRUAIbAPAQCXFQAhtw9AAJoVACGJEAQAohUAIasQIACYFQAh3BABAJcVACHfEAEAlxUAIeEQAQCXFQAh4hAEAKIVACHlEAIAnhUAIeYQAACgFQAg5xAAAKAVACDoECAAmBUAIekQAQCXFQAh6hABAJkVACHrEAEAlxUAIewQAQCZFQAh7RABAJkVACHuEAEAmRUAIe8QAQCZFQAh8BAEAM8VACHxEAQAzxUAIfIQAQCZFQAhBIQOBAAAAAGwDwEAAAAB3BABAAAAAd8QAQAAAAELwQ0AAOEXADDCDQAASQAQww0AAOEXADDoDUAA-RQAIekNAQD8FAAh_A4BAPwUACHcEAEA-BQAIegQIACTFQAh9BABAPwUACH1EAEA-BQAIfYQAQD4FAAhC8ENAADiFwAwwg0AADYAEMMNAADiFwAw6A1AAJsVACHpDQEAmRUAIfwOAQCZFQAh3BABAJcVACHoECAAmBUAIfQQAQCZFQAh9RABAJcVACH2EAEAlxUAIRLICAEA-BQAIcENAADjFwAwwg0AADAAEMMNAADjFwAwxA0BAPgUACHiDQEA-BQAIekNAQD4FAAhvw4BAPgUACHPDkAAjhUAIdsPAACSFQAg9xABAPgUACH4EEAA-RQAIfkQQAD5FAAh-hBAAI4VACH7EAEA_BQAIfwQAgD6FAAh_RACAPoUACH-EAEA_BQAIRLICAEAlxUAIcENAADkFwAwwg0AAB0AEMMNAADkFwAwxA0BAJcVACHiDQEAlxUAIekNAQCXFQAhvw4BAJcVACHPDkAAmhUAIdsPAACSFQAg9xABAJcVACH4EEAAmxUAIfkQQACbFQAh-hBAAJoVACH7EAEAmRUAIfwQAgCeFQAh_RACAJ4VACH-EAEAmRUAIQLICAEAAAAB9xABAAAAAQjBDQAA5hcAMMINAAAXABDDDQAA5hcAMMQNAQD4FAAhqw4BAPgUACGAEUAA-RQAIYERQACOFQAhghFAAI4VACEIwQ0AAOcXADDCDQAABAAQww0AAOcXADDEDQEAlxUAIasOAQCXFQAhgBFAAJsVACGBEUAAmhUAIYIRQACaFQAhAsQNAQAAAAGrDgEAAAABAAAAAAAABYkRBAAAAAGQEQQAAAABkREEAAAAAZIRBAAAAAGTEQQAAAABAYkRQAAAAAEFiRECAAAAAZARAgAAAAGREQIAAAABkhECAAAAAZMRAgAAAAEFiRECAAAAAZARAgAAAAGREQIAAAABkhECAAAAAZMRAgAAAAEBiREBAAAAAQGJEQEAAAABBQ8AALcgACAQAAC6IAAghhEAALggACCHEQAAuSAAIIwRAACrFAAgAw8AALcgACCGEQAAuCAAIIwRAACrFAAgAAAAAAABiRFAAAAAAQUPAACxIAAgEAAAtSAAIIYRAACyIAAghxEAALQgACCMEQAApxQAIAsPAAD_FwAwEAAAhBgAMIYRAACAGAAwhxEAAIEYADCIEQAAghgAIIkRAACDGAAwihEAAIMYADCLEQAAgxgAMIwRAACDGAAwjREAAIUYADCOEQAAhhgAMAfEDQQAAAABxg1AAAAAAccNAgAAAAHIDQIAAAAByQ0BAAAAAcoNgAAAAAHLDQEAAAABAgAAAK8UACAPAACKGAAgAwAAAK8UACAPAACKGAAgEAAAiRgAIAEIAACzIAAwDI4NAAChFQAgwQ0AAJ0VADDCDQAArRQAEMMNAACdFQAwxA0EAAAAAcUNAQCXFQAhxg1AAJsVACHHDQIAnhUAIcgNAgCfFQAhyQ0BAJkVACHKDQAAoBUAIMsNAQCZFQAhAgAAAK8UACAIAACJGAAgAgAAAIcYACAIAACIGAAgC8ENAACGGAAwwg0AAIcYABDDDQAAhhgAMMQNBACiFQAhxQ0BAJcVACHGDUAAmxUAIccNAgCeFQAhyA0CAJ8VACHJDQEAmRUAIcoNAACgFQAgyw0BAJkVACELwQ0AAIYYADDCDQAAhxgAEMMNAACGGAAwxA0EAKIVACHFDQEAlxUAIcYNQACbFQAhxw0CAJ4VACHIDQIAnxUAIckNAQCZFQAhyg0AAKAVACDLDQEAmRUAIQfEDQQA7xcAIcYNQADwFwAhxw0CAPEXACHIDQIA8hcAIckNAQDzFwAhyg2AAAAAAcsNAQDzFwAhB8QNBADvFwAhxg1AAPAXACHHDQIA8RcAIcgNAgDyFwAhyQ0BAPMXACHKDYAAAAAByw0BAPMXACEHxA0EAAAAAcYNQAAAAAHHDQIAAAAByA0CAAAAAckNAQAAAAHKDYAAAAAByw0BAAAAAQMPAACxIAAghhEAALIgACCMEQAApxQAIAQPAAD_FwAwhhEAAIAYADCIEQAAghgAIIwRAACDGAAwAAAAAokRAQAAAASPEQEAAAAFAokRAQAAAASPEQEAAAAFAYkRIAAAAAELDwAAlBgAMBAAAJkYADCGEQAAlRgAMIcRAACWGAAwiBEAAJcYACCJEQAAmBgAMIoRAACYGAAwixEAAJgYADCMEQAAmBgAMI0RAACaGAAwjhEAAJsYADANjw0AAIwYACDEDQEAAAAB3g0BAAAAAd8NAQAAAAHgDQEAAAAB4Q0BAAAAAeINAQAAAAHjDQIAAAAB5A0CAAAAAeUNQAAAAAHmDQIAAAAB5w1AAAAAAegNQAAAAAECAAAAqxQAIA8AAJ8YACADAAAAqxQAIA8AAJ8YACAQAACeGAAgAQgAALAgADASjQ0AAKQVACCPDQAApRUAIMENAACjFQAwwg0AAKkUABDDDQAAoxUAMMQNAQAAAAHdDQEAlxUAId4NAQCXFQAh3w0BAJcVACHgDQEAlxUAIeENAQCZFQAh4g0BAJcVACHjDQIAnxUAIeQNAgCfFQAh5Q1AAJoVACHmDQIAnxUAIecNQACaFQAh6A1AAJsVACECAAAAqxQAIAgAAJ4YACACAAAAnBgAIAgAAJ0YACAQwQ0AAJsYADDCDQAAnBgAEMMNAACbGAAwxA0BAJcVACHdDQEAlxUAId4NAQCXFQAh3w0BAJcVACHgDQEAlxUAIeENAQCZFQAh4g0BAJcVACHjDQIAnxUAIeQNAgCfFQAh5Q1AAJoVACHmDQIAnxUAIecNQACaFQAh6A1AAJsVACEQwQ0AAJsYADDCDQAAnBgAEMMNAACbGAAwxA0BAJcVACHdDQEAlxUAId4NAQCXFQAh3w0BAJcVACHgDQEAlxUAIeENAQCZFQAh4g0BAJcVACHjDQIAnxUAIeQNAgCfFQAh5Q1AAJoVACHmDQIAnxUAIecNQACaFQAh6A1AAJsVACEMxA0BAPQXACHeDQEA9BcAId8NAQD0FwAh4A0BAPQXACHhDQEA8xcAIeINAQD0FwAh4w0CAPIXACHkDQIA8hcAIeUNQAD8FwAh5g0CAPIXACHnDUAA_BcAIegNQADwFwAhDY8NAAD-FwAgxA0BAPQXACHeDQEA9BcAId8NAQD0FwAh4A0BAPQXACHhDQEA8xcAIeINAQD0FwAh4w0CAPIXACHkDQIA8hcAIeUNQAD8FwAh5g0CAPIXACHnDUAA_BcAIegNQADwFwAhDY8NAACMGAAgxA0BAAAAAd4NAQAAAAHfDQEAAAAB4A0BAAAAAeENAQAAAAHiDQEAAAAB4w0CAAAAAeQNAgAAAAHlDUAAAAAB5g0CAAAAAecNQAAAAAHoDUAAAAABAYkRAQAAAAQBiREBAAAABAQPAACUGAAwhhEAAJUYADCIEQAAlxgAIIwRAACYGAAwAAWNDQAApRgAII8NAACmGAAg4Q0AAOkXACDlDQAA6RcAIOcNAADpFwAgCZANAACjGAAg7w0AAOkXACDwDQAA6RcAIPENAADpFwAg8g0AAOkXACD0DQAA6RcAIPYNAADpFwAg-A0AAOkXACD5DQAA6RcAIAAAAAAAAAAAAAAAAAAAAYkRIAAAAAEBiREAAQAAAQGJEQABAAABBYkREAAAAAGQERAAAAABkREQAAAAAZIREAAAAAGTERAAAAABAAAACw8AALwYADAQAADBGAAwhhEAAL0YADCHEQAAvhgAMIgRAAC_GAAgiREAAMAYADCKEQAAwBgAMIsRAADAGAAwjBEAAMAYADCNEQAAwhgAMI4RAADDGAAwCI8NAgAAAAHmDQEAAAABgg4BAAAAAYQOBAAAAAGWDgIAAAABlw5AAAAAAZgOQAAAAAGZDoAAAAABAgAAAKgTACAPAADHGAAgAwAAAKgTACAPAADHGAAgEAAAxhgAIAEIAACvIAAwDrwMAADFFQAgjw0CAJ8VACHBDQAAxBUAMMINAACqEwAQww0AAMQVADDmDQEAmRUAIYIOAQCXFQAhhA4EAKIVACGUDgEAlxUAIZYOAgCfFQAhlw5AAJsVACGYDkAAmxUAIZkOAACgFQAgmg4AAMYVACACAAAAqBMAIAgAAMYYACACAAAAxBgAIAgAAMUYACAMjw0CAJ8VACHBDQAAwxgAMMINAADEGAAQww0AAMMYADDmDQEAmRUAIYIOAQCXFQAhhA4EAKIVACGUDgEAlxUAIZYOAgCfFQAhlw5AAJsVACGYDkAAmxUAIZkOAACgFQAgDI8NAgCfFQAhwQ0AAMMYADDCDQAAxBgAEMMNAADDGAAw5g0BAJkVACGCDgEAlxUAIYQOBACiFQAhlA4BAJcVACGWDgIAnxUAIZcOQACbFQAhmA5AAJsVACGZDgAAoBUAIAiPDQIA8hcAIeYNAQDzFwAhgg4BAPQXACGEDgQA7xcAIZYOAgDyFwAhlw5AAPAXACGYDkAA8BcAIZkOgAAAAAEIjw0CAPIXACHmDQEA8xcAIYIOAQD0FwAhhA4EAO8XACGWDgIA8hcAIZcOQADwFwAhmA5AAPAXACGZDoAAAAABCI8NAgAAAAHmDQEAAAABgg4BAAAAAYQOBAAAAAGWDgIAAAABlw5AAAAAAZgOQAAAAAGZDoAAAAABBA8AALwYADCGEQAAvRgAMIgRAAC_GAAgjBEAAMAYADAAAAAAAAAFDwAAqiAAIBAAAK0gACCGEQAAqyAAIIcRAACsIAAgjBEAAMMTACADDwAAqiAAIIYRAACrIAAgjBEAAMMTACACuwwAAMkYACCVDgAA6RcAIAAAAAAAAAAAAokRAQAAAASPEQEAAAAFBYkRBAAAAAGQEQQAAAABkREEAAAAAZIRBAAAAAGTEQQAAAABAYkRAQAAAAQAAAAAAAAAAAAAAAAABYkREAAAAAGQERAAAAABkREQAAAAAZIREAAAAAGTERAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAokRAgAAAASPEQIAAAAFAokRAgAAAASPEQIAAAAFAYkRAgAAAAQBiRECAAAABAAAAAAAAokRAgAAAASPEQIAAAAFAokRAgAAAASPEQIAAAAFAokRAgAAAASPEQIAAAAFAYkRAgAAAAQBiRECAAAABAGJEQIAAAAEAAAAAAAAAAAAAAAAAAKJEQEAAAAEjxEBAAAABQGJEQEAAAAEAAAAAAAAAAAAAAAAAAACiREBAAAABI8RAQAAAAUBiREBAAAABAAAAAAAAAAAAAAAAAAFDwAApSAAIBAAAKggACCGEQAApiAAIIcRAACnIAAgjBEAAJ0NACADDwAApSAAIIYRAACmIAAgjBEAAJ0NACAAAAAAAAKJEQEAAAAEjxEBAAAABQUPAACgIAAgEAAAoyAAIIYRAAChIAAghxEAAKIgACCMEQAAnQ0AIAGJEQEAAAAEAw8AAKAgACCGEQAAoSAAIIwRAACdDQAgAAAAAAALDwAAgxoAMBAAAIgaADCGEQAAhBoAMIcRAACFGgAwiBEAAIYaACCJEQAAhxoAMIoRAACHGgAwixEAAIcaADCMEQAAhxoAMI0RAACJGgAwjhEAAIoaADALDwAA9xkAMBAAAPwZADCGEQAA-BkAMIcRAAD5GQAwiBEAAPoZACCJEQAA-xkAMIoRAAD7GQAwixEAAPsZADCMEQAA-xkAMI0RAAD9GQAwjhEAAP4ZADAKlw5AAAAAAYsPAQAAAAGMD0AAAAABjQ8gAAAAAY4PAQAAAAGPD0AAAAABkA8gAAAAAZEPQAAAAAGSD0AAAAABkw-AAAAAAQIAAAClDQAgDwAAghoAIAMAAAClDQAgDwAAghoAIBAAAIEaACABCAAAnyAAMBDICAAAnhYAIMENAACdFgAwwg0AAKMNABDDDQAAnRYAMIIOAQCXFQAhlw5AAJoVACGLDwEAlxUAIYwPQACbFQAhjQ8gAJgVACGODwEAmRUAIY8PQACaFQAhkA8gAJgVACGRD0AAmhUAIZIPQACaFQAhkw8AAKAVACCVDwAAnBYAIAIAAAClDQAgCAAAgRoAIAIAAAD_GQAgCAAAgBoAIA7BDQAA_hkAMMINAAD_GQAQww0AAP4ZADCCDgEAlxUAIZcOQACaFQAhiw8BAJcVACGMD0AAmxUAIY0PIACYFQAhjg8BAJkVACGPD0AAmhUAIZAPIACYFQAhkQ9AAJoVACGSD0AAmhUAIZMPAACgFQAgDsENAAD-GQAwwg0AAP8ZABDDDQAA_hkAMIIOAQCXFQAhlw5AAJoVACGLDwEAlxUAIYwPQACbFQAhjQ8gAJgVACGODwEAmRUAIY8PQACaFQAhkA8gAJgVACGRD0AAmhUAIZIPQACaFQAhkw8AAKAVACAKlw5AAPwXACGLDwEA9BcAIYwPQADwFwAhjQ8gAJIYACGODwEA8xcAIY8PQAD8FwAhkA8gAJIYACGRD0AA_BcAIZIPQAD8FwAhkw-AAAAAAQqXDkAA_BcAIYsPAQD0FwAhjA9AAPAXACGNDyAAkhgAIY4PAQDzFwAhjw9AAPwXACGQDyAAkhgAIZEPQAD8FwAhkg9AAPwXACGTD4AAAAABCpcOQAAAAAGLDwEAAAABjA9AAAAAAY0PIAAAAAGODwEAAAABjw9AAAAAAZAPIAAAAAGRD0AAAAABkg9AAAAAAZMPgAAAAAEJyQ0BAAAAAYQOBAAAAAGeDiAAAAABnw4CAAAAAaAOAADuGQAgog4BAAAAAaUOgAAAAAHrDgABAAABlA8EAAAAAQIAAAChDQAgDwAAjhoAIAMAAAChDQAgDwAAjhoAIBAAAI0aACABCAAAniAAMA_ICAAAnhYAIMENAACgFgAwwg0AAJ8NABDDDQAAoBYAMMkNAQCZFQAhgg4BAJcVACGEDgQAohUAIZoOAACfFgAgng4gAJgVACGfDgIAnxUAIaAOAACSFQAgog4BAJkVACGlDgAAqhUAIOsOAAG9FQAhlA8EAM8VACECAAAAoQ0AIAgAAI0aACACAAAAixoAIAgAAIwaACANwQ0AAIoaADDCDQAAixoAEMMNAACKGgAwyQ0BAJkVACGCDgEAlxUAIYQOBACiFQAhng4gAJgVACGfDgIAnxUAIaAOAACSFQAgog4BAJkVACGlDgAAqhUAIOsOAAG9FQAhlA8EAM8VACENwQ0AAIoaADDCDQAAixoAEMMNAACKGgAwyQ0BAJkVACGCDgEAlxUAIYQOBACiFQAhng4gAJgVACGfDgIAnxUAIaAOAACSFQAgog4BAJkVACGlDgAAqhUAIOsOAAG9FQAhlA8EAM8VACEJyQ0BAPMXACGEDgQA7xcAIZ4OIACSGAAhnw4CAPIXACGgDgAA7BkAIKIOAQDzFwAhpQ6AAAAAAesOAAG2GAAhlA8EANsYACEJyQ0BAPMXACGEDgQA7xcAIZ4OIACSGAAhnw4CAPIXACGgDgAA7BkAIKIOAQDzFwAhpQ6AAAAAAesOAAG2GAAhlA8EANsYACEJyQ0BAAAAAYQOBAAAAAGeDiAAAAABnw4CAAAAAaAOAADuGQAgog4BAAAAAaUOgAAAAAHrDgABAAABlA8EAAAAAQQPAACDGgAwhhEAAIQaADCIEQAAhhoAIIwRAACHGgAwBA8AAPcZADCGEQAA-BkAMIgRAAD6GQAgjBEAAPsZADAAAAXJCAAAkRoAIMoIAACSGgAg5g0AAOkXACCYDgAA6RcAII8PAADpFwAgAAAAAAAAAAACiREBAAAABI8RAQAAAAUFDwAAmSAAIBAAAJwgACCGEQAAmiAAIIcRAACbIAAgjBEAANYMACABiREBAAAABAMPAACZIAAghhEAAJogACCMEQAA1gwAIAAAAAAABQ8AAJMgACAQAACXIAAghhEAAJQgACCHEQAAliAAIIwRAACxCwAgCw8AAKcaADAQAACsGgAwhhEAAKgaADCHEQAAqRoAMIgRAACqGgAgiREAAKsaADCKEQAAqxoAMIsRAACrGgAwjBEAAKsaADCNEQAArRoAMI4RAACuGgAwCsYNQAAAAAHeDQEAAAAB5g0BAAAAAYIOAQAAAAGYDkAAAAABmQ8BAAAAAZoPAACeGgAgmw9AAAAAAZwPAQAAAAGdD4AAAAABAgAAAMgLACAPAACyGgAgAwAAAMgLACAPAACyGgAgEAAAsRoAIAEIAACVIAAwELYHAAC4FgAgwQ0AALcWADDCDQAAxgsAEMMNAAC3FgAwxg1AAJsVACHeDQEAmRUAIeYNAQCZFQAhgg4BAJcVACGYDkAAmxUAIZgPAQCXFQAhmQ8BAJcVACGaDwAAkhUAIJsPQACaFQAhnA8BAJkVACGdDwAAoBUAIK0PAAC2FgAgAgAAAMgLACAIAACxGgAgAgAAAK8aACAIAACwGgAgDsENAACuGgAwwg0AAK8aABDDDQAArhoAMMYNQACbFQAh3g0BAJkVACHmDQEAmRUAIYIOAQCXFQAhmA5AAJsVACGYDwEAlxUAIZkPAQCXFQAhmg8AAJIVACCbD0AAmhUAIZwPAQCZFQAhnQ8AAKAVACAOwQ0AAK4aADDCDQAArxoAEMMNAACuGgAwxg1AAJsVACHeDQEAmRUAIeYNAQCZFQAhgg4BAJcVACGYDkAAmxUAIZgPAQCXFQAhmQ8BAJcVACGaDwAAkhUAIJsPQACaFQAhnA8BAJkVACGdDwAAoBUAIArGDUAA8BcAId4NAQDzFwAh5g0BAPMXACGCDgEA9BcAIZgOQADwFwAhmQ8BAPQXACGaDwAAnBoAIJsPQAD8FwAhnA8BAPMXACGdD4AAAAABCsYNQADwFwAh3g0BAPMXACHmDQEA8xcAIYIOAQD0FwAhmA5AAPAXACGZDwEA9BcAIZoPAACcGgAgmw9AAPwXACGcDwEA8xcAIZ0PgAAAAAEKxg1AAAAAAd4NAQAAAAHmDQEAAAABgg4BAAAAAZgOQAAAAAGZDwEAAAABmg8AAJ4aACCbD0AAAAABnA8BAAAAAZ0PgAAAAAEDDwAAkyAAIIYRAACUIAAgjBEAALELACAEDwAApxoAMIYRAACoGgAwiBEAAKoaACCMEQAAqxoAMASxBwAAmBsAILIHAACZGwAgtQcAAJobACC2BwAAmxsAIAAAAAAAAAAAAAAABQ8AAI4gACAQAACRIAAghhEAAI8gACCHEQAAkCAAIIwRAAC9CwAgAw8AAI4gACCGEQAAjyAAIIwRAAC9CwAgAAAAAAAFDwAAiCAAIBAAAIwgACCGEQAAiSAAIIcRAACLIAAgjBEAALELACALDwAAyhoAMBAAAM8aADCGEQAAyxoAMIcRAADMGgAwiBEAAM0aACCJEQAAzhoAMIoRAADOGgAwixEAAM4aADCMEQAAzhoAMI0RAADQGgAwjhEAANEaADAD0Q5AAAAAAaQPBAAAAAGlDwQAAAABAgAAAMELACAPAADVGgAgAwAAAMELACAPAADVGgAgEAAA1BoAIAEIAACKIAAwCbMHAAC7FgAgwQ0AALoWADDCDQAAvwsAEMMNAAC6FgAw0Q5AAJsVACGhDwEAlxUAIaQPBACiFQAhpQ8EAKIVACGuDwAAuRYAIAIAAADBCwAgCAAA1BoAIAIAAADSGgAgCAAA0xoAIAfBDQAA0RoAMMINAADSGgAQww0AANEaADDRDkAAmxUAIaEPAQCXFQAhpA8EAKIVACGlDwQAohUAIQfBDQAA0RoAMMINAADSGgAQww0AANEaADDRDkAAmxUAIaEPAQCXFQAhpA8EAKIVACGlDwQAohUAIQPRDkAA8BcAIaQPBADvFwAhpQ8EAO8XACED0Q5AAPAXACGkDwQA7xcAIaUPBADvFwAhA9EOQAAAAAGkDwQAAAABpQ8EAAAAAQMPAACIIAAghhEAAIkgACCMEQAAsQsAIAQPAADKGgAwhhEAAMsaADCIEQAAzRoAIIwRAADOGgAwAAAABQ8AAIMgACAQAACGIAAghhEAAIQgACCHEQAAhSAAIIwRAACxCwAgAw8AAIMgACCGEQAAhCAAIIwRAACxCwAgAAAAAAAFDwAA_h8AIBAAAIEgACCGEQAA_x8AIIcRAACAIAAgjBEAALELACADDwAA_h8AIIYRAAD_HwAgjBEAALELACAAAAALDwAAiBsAMBAAAI0bADCGEQAAiRsAMIcRAACKGwAwiBEAAIsbACCJEQAAjBsAMIoRAACMGwAwixEAAIwbADCMEQAAjBsAMI0RAACOGwAwjhEAAI8bADALDwAA_BoAMBAAAIEbADCGEQAA_RoAMIcRAAD-GgAwiBEAAP8aACCJEQAAgBsAMIoRAACAGwAwixEAAIAbADCMEQAAgBsAMI0RAACCGwAwjhEAAIMbADALDwAA8BoAMBAAAPUaADCGEQAA8RoAMIcRAADyGgAwiBEAAPMaACCJEQAA9BoAMIoRAAD0GgAwixEAAPQaADCMEQAA9BoAMI0RAAD2GgAwjhEAAPcaADAHDwAA6xoAIBAAAO4aACCGEQAA7BoAIIcRAADtGgAgihEAAMQLACCLEQAAxAsAIIwRAADWDAAgBoYDAgAAAAG3BwAAtBoAIOkNAQAAAAGeD0AAAAABnw8gAAAAAaAPQAAAAAECAAAA1gwAIA8AAOsaACADAAAAxAsAIA8AAOsaACAQAADvGgAgCAAAAMQLACAIAADvGgAghgMCAPIXACG3BwAAphoAIOkNAQD0FwAhng9AAPAXACGfDyAAkhgAIaAPQAD8FwAhBoYDAgDyFwAhtwcAAKYaACDpDQEA9BcAIZ4PQADwFwAhnw8gAJIYACGgD0AA_BcAIQa0BwAA1xoAIOgNQAAAAAHpDQEAAAABoQ8BAAAAAaYPQAAAAAGnDwIAAAABAgAAAL0LACAPAAD7GgAgAwAAAL0LACAPAAD7GgAgEAAA-hoAIAEIAAD9HwAwC7AHAACnFgAgtAcAAL0WACDBDQAAvBYAMMINAAC7CwAQww0AALwWADDoDUAAmxUAIekNAQCXFQAhmA8BAJcVACGhDwEAAAABpg9AAJoVACGnDwIAnxUAIQIAAAC9CwAgCAAA-hoAIAIAAAD4GgAgCAAA-RoAIAnBDQAA9xoAMMINAAD4GgAQww0AAPcaADDoDUAAmxUAIekNAQCXFQAhmA8BAJcVACGhDwEAlxUAIaYPQACaFQAhpw8CAJ8VACEJwQ0AAPcaADDCDQAA-BoAEMMNAAD3GgAw6A1AAJsVACHpDQEAlxUAIZgPAQCXFQAhoQ8BAJcVACGmD0AAmhUAIacPAgCfFQAhBegNQADwFwAh6Q0BAPQXACGhDwEA9BcAIaYPQAD8FwAhpw8CAPIXACEGtAcAAMkaACDoDUAA8BcAIekNAQD0FwAhoQ8BAPQXACGmD0AA_BcAIacPAgDyFwAhBrQHAADXGgAg6A1AAAAAAekNAQAAAAGhDwEAAAABpg9AAAAAAacPAgAAAAEDqA8BAAAAAakPAQAAAAGqD0AAAAABAgAAALkLACAPAACHGwAgAwAAALkLACAPAACHGwAgEAAAhhsAIAEIAAD8HwAwCbAHAACnFgAgwQ0AAL8WADDCDQAAtwsAEMMNAAC_FgAwmA8BAJcVACGoDwEAlxUAIakPAQCXFQAhqg9AAJsVACGvDwAAvhYAIAIAAAC5CwAgCAAAhhsAIAIAAACEGwAgCAAAhRsAIAfBDQAAgxsAMMINAACEGwAQww0AAIMbADCYDwEAlxUAIagPAQCXFQAhqQ8BAJcVACGqD0AAmxUAIQfBDQAAgxsAMMINAACEGwAQww0AAIMbADCYDwEAlxUAIagPAQCXFQAhqQ8BAJcVACGqD0AAmxUAIQOoDwEA9BcAIakPAQD0FwAhqg9AAPAXACEDqA8BAPQXACGpDwEA9BcAIaoPQADwFwAhA6gPAQAAAAGpDwEAAAABqg9AAAAAAQnEDQEAAAAByQ0BAAAAAegNQAAAAAHpDQEAAAAB7A0CAAAAAcUOQAAAAAHzDkAAAAABqw8BAAAAAawPgAAAAAECAAAAtQsAIA8AAJMbACADAAAAtQsAIA8AAJMbACAQAACSGwAgAQgAAPsfADAOsAcAAKcWACDBDQAAwBYAMMINAACzCwAQww0AAMAWADDEDQEAAAAByQ0BAJkVACHoDUAAmxUAIekNAQCXFQAh7A0CAJ8VACHFDkAAmhUAIfMOQACbFQAhmA8BAJcVACGrDwEAlxUAIawPAACgFQAgAgAAALULACAIAACSGwAgAgAAAJAbACAIAACRGwAgDcENAACPGwAwwg0AAJAbABDDDQAAjxsAMMQNAQCXFQAhyQ0BAJkVACHoDUAAmxUAIekNAQCXFQAh7A0CAJ8VACHFDkAAmhUAIfMOQACbFQAhmA8BAJcVACGrDwEAlxUAIawPAACgFQAgDcENAACPGwAwwg0AAJAbABDDDQAAjxsAMMQNAQCXFQAhyQ0BAJkVACHoDUAAmxUAIekNAQCXFQAh7A0CAJ8VACHFDkAAmhUAIfMOQACbFQAhmA8BAJcVACGrDwEAlxUAIawPAACgFQAgCcQNAQD0FwAhyQ0BAPMXACHoDUAA8BcAIekNAQD0FwAh7A0CAPIXACHFDkAA_BcAIfMOQADwFwAhqw8BAPQXACGsD4AAAAABCcQNAQD0FwAhyQ0BAPMXACHoDUAA8BcAIekNAQD0FwAh7A0CAPIXACHFDkAA_BcAIfMOQADwFwAhqw8BAPQXACGsD4AAAAABCcQNAQAAAAHJDQEAAAAB6A1AAAAAAekNAQAAAAHsDQIAAAABxQ5AAAAAAfMOQAAAAAGrDwEAAAABrA-AAAAAAQQPAACIGwAwhhEAAIkbADCIEQAAixsAIIwRAACMGwAwBA8AAPwaADCGEQAA_RoAMIgRAAD_GgAgjBEAAIAbADAEDwAA8BoAMIYRAADxGgAwiBEAAPMaACCMEQAA9BoAMAMPAADrGgAghhEAAOwaACCMEQAA1gwAIAAAAAOwBwAAtRoAILcHAAC2GgAgoA8AAOkXACADsAcAALUaACC0BwAAnRsAIKYPAADpFwAgAAAAAAAAAAAAAAUPAAD2HwAgEAAA-R8AIIYRAAD3HwAghxEAAPgfACCMEQAAgwIAIAMPAAD2HwAghhEAAPcfACCMEQAAgwIAIAAAAAAABQ8AAPEfACAQAAD0HwAghhEAAPIfACCHEQAA8x8AIIwRAACDAgAgAw8AAPEfACCGEQAA8h8AIIwRAACDAgAgAAAAAAAFDwAA7B8AIBAAAO8fACCGEQAA7R8AIIcRAADuHwAgjBEAAIMCACADDwAA7B8AIIYRAADtHwAgjBEAAIMCACAAAAAAAAAAAAAAAokRAQAAAASPEQEAAAAFBw8AAOQfACAQAADqHwAghhEAAOUfACCHEQAA6R8AIIoRAACFAgAgixEAAIUCACCMEQAA-wEAIAsPAADeGwAwEAAA4xsAMIYRAADfGwAwhxEAAOAbADCIEQAA4RsAIIkRAADiGwAwihEAAOIbADCLEQAA4hsAMIwRAADiGwAwjREAAOQbADCOEQAA5RsAMAsPAADSGwAwEAAA1xsAMIYRAADTGwAwhxEAANQbADCIEQAA1RsAIIkRAADWGwAwihEAANYbADCLEQAA1hsAMIwRAADWGwAwjREAANgbADCOEQAA2RsAMAsPAADGGwAwEAAAyxsAMIYRAADHGwAwhxEAAMgbADCIEQAAyRsAIIkRAADKGwAwihEAAMobADCLEQAAyhsAMIwRAADKGwAwjREAAMwbADCOEQAAzRsAMAYIgAAAAAGKDgEAAAABng9AAAAAAboPAQAAAAG7D0AAAAABvA9AAAAAAQIAAACRAgAgDwAA0RsAIAMAAACRAgAgDwAA0RsAIBAAANAbACABCAAA6B8AMAwIAACqFQAgrgEAAL8XACDBDQAAvhcAMMINAACPAgAQww0AAL4XADCKDgEAlxUAIZ4PQACbFQAhuQ8BAJcVACG6DwEAlxUAIbsPQACbFQAhvA9AAJoVACHYEAAAvRcAIAIAAACRAgAgCAAA0BsAIAIAAADOGwAgCAAAzxsAIAoIAACqFQAgwQ0AAM0bADDCDQAAzhsAEMMNAADNGwAwig4BAJcVACGeD0AAmxUAIbkPAQCXFQAhug8BAJcVACG7D0AAmxUAIbwPQACaFQAhCggAAKoVACDBDQAAzRsAMMINAADOGwAQww0AAM0bADCKDgEAlxUAIZ4PQACbFQAhuQ8BAJcVACG6DwEAlxUAIbsPQACbFQAhvA9AAJoVACEGCIAAAAABig4BAPQXACGeD0AA8BcAIboPAQD0FwAhuw9AAPAXACG8D0AA_BcAIQYIgAAAAAGKDgEA9BcAIZ4PQADwFwAhug8BAPQXACG7D0AA8BcAIbwPQAD8FwAhBgiAAAAAAYoOAQAAAAGeD0AAAAABug8BAAAAAbsPQAAAAAG8D0AAAAABDMQNAQAAAAHjDQIAAAAB5Q1AAAAAAeYNAgAAAAHnDUAAAAAB6A1AAAAAAYoOAQAAAAGcDgEAAAABpg5AAAAAAb0PgAAAAAG-DwIAAAABvw9AAAAAAQIAAACNAgAgDwAA3RsAIAMAAACNAgAgDwAA3RsAIBAAANwbACABCAAA5x8AMBKuAQAAvxcAIMENAADBFwAwwg0AAIsCABDDDQAAwRcAMMQNAQAAAAHjDQIAnxUAIeUNQACaFQAh5g0CAJ8VACHnDUAAmhUAIegNQACbFQAhig4BAJcVACGcDgEAlxUAIaYOQACaFQAhuQ8BAJcVACG9DwAAqhUAIL4PAgCfFQAhvw9AAJoVACHZEAAAwBcAIAIAAACNAgAgCAAA3BsAIAIAAADaGwAgCAAA2xsAIBDBDQAA2RsAMMINAADaGwAQww0AANkbADDEDQEAlxUAIeMNAgCfFQAh5Q1AAJoVACHmDQIAnxUAIecNQACaFQAh6A1AAJsVACGKDgEAlxUAIZwOAQCXFQAhpg5AAJoVACG5DwEAlxUAIb0PAACqFQAgvg8CAJ8VACG_D0AAmhUAIRDBDQAA2RsAMMINAADaGwAQww0AANkbADDEDQEAlxUAIeMNAgCfFQAh5Q1AAJoVACHmDQIAnxUAIecNQACaFQAh6A1AAJsVACGKDgEAlxUAIZwOAQCXFQAhpg5AAJoVACG5DwEAlxUAIb0PAACqFQAgvg8CAJ8VACG_D0AAmhUAIQzEDQEA9BcAIeMNAgDyFwAh5Q1AAPwXACHmDQIA8hcAIecNQAD8FwAh6A1AAPAXACGKDgEA9BcAIZwOAQD0FwAhpg5AAPwXACG9D4AAAAABvg8CAPIXACG_D0AA_BcAIQzEDQEA9BcAIeMNAgDyFwAh5Q1AAPwXACHmDQIA8hcAIecNQAD8FwAh6A1AAPAXACGKDgEA9BcAIZwOAQD0FwAhpg5AAPwXACG9D4AAAAABvg8CAPIXACG_D0AA_BcAIQzEDQEAAAAB4w0CAAAAAeUNQAAAAAHmDQIAAAAB5w1AAAAAAegNQAAAAAGKDgEAAAABnA4BAAAAAaYOQAAAAAG9D4AAAAABvg8CAAAAAb8PQAAAAAEECIAAAAABxA0EAAAAAcYNQAAAAAGKDgEAAAABAgAAAIkCACAPAADpGwAgAwAAAIkCACAPAADpGwAgEAAA6BsAIAEIAADmHwAwCQgAAKoVACCuAQAAvxcAIMENAADCFwAwwg0AAIcCABDDDQAAwhcAMMQNBAAAAAHGDUAAmxUAIYoOAQCXFQAhuQ8BAJcVACECAAAAiQIAIAgAAOgbACACAAAA5hsAIAgAAOcbACAICAAAqhUAIMENAADlGwAwwg0AAOYbABDDDQAA5RsAMMQNBACiFQAhxg1AAJsVACGKDgEAlxUAIbkPAQCXFQAhCAgAAKoVACDBDQAA5RsAMMINAADmGwAQww0AAOUbADDEDQQAohUAIcYNQACbFQAhig4BAJcVACG5DwEAlxUAIQQIgAAAAAHEDQQA7xcAIcYNQADwFwAhig4BAPQXACEECIAAAAABxA0EAO8XACHGDUAA8BcAIYoOAQD0FwAhBAiAAAAAAcQNBAAAAAHGDUAAAAABig4BAAAAAQGJEQEAAAAEAw8AAOQfACCGEQAA5R8AIIwRAAD7AQAgBA8AAN4bADCGEQAA3xsAMIgRAADhGwAgjBEAAOIbADAEDwAA0hsAMIYRAADTGwAwiBEAANUbACCMEQAA1hsAMAQPAADGGwAwhhEAAMcbADCIEQAAyRsAIIwRAADKGwAwAAAAAAAFDwAA3x8AIBAAAOIfACCGEQAA4B8AIIcRAADhHwAgjBEAAL0JACADDwAA3x8AIIYRAADgHwAgjBEAAL0JACAAAAAAAAUPAADaHwAgEAAA3R8AIIYRAADbHwAghxEAANwfACCMEQAAvQkAIAMPAADaHwAghhEAANsfACCMEQAAvQkAIAAAAAAACw8AAJAcADAQAACVHAAwhhEAAJEcADCHEQAAkhwAMIgRAACTHAAgiREAAJQcADCKEQAAlBwAMIsRAACUHAAwjBEAAJQcADCNEQAAlhwAMI4RAACXHAAwCw8AAIQcADAQAACJHAAwhhEAAIUcADCHEQAAhhwAMIgRAACHHAAgiREAAIgcADCKEQAAiBwAMIsRAACIHAAwjBEAAIgcADCNEQAAihwAMI4RAACLHAAwAscPAgAAAAHIDwABAAABAgAAAMUJACAPAACPHAAgAwAAAMUJACAPAACPHAAgEAAAjhwAIAEIAADZHwAwCI0GAADTFgAgwQ0AANIWADDCDQAAwwkAEMMNAADSFgAwxg8BAJcVACHHDwIAnxUAIcgPAAG8FQAh1Q8AANEWACACAAAAxQkAIAgAAI4cACACAAAAjBwAIAgAAI0cACAGwQ0AAIscADDCDQAAjBwAEMMNAACLHAAwxg8BAJcVACHHDwIAnxUAIcgPAAG8FQAhBsENAACLHAAwwg0AAIwcABDDDQAAixwAMMYPAQCXFQAhxw8CAJ8VACHIDwABvBUAIQLHDwIA8hcAIcgPAAG1GAAhAscPAgDyFwAhyA8AAbUYACECxw8CAAAAAcgPAAEAAAEEgg4BAAAAAZAOEAAAAAHfDgIAAAAByQ8CAAAAAQIAAADBCQAgDwAAmxwAIAMAAADBCQAgDwAAmxwAIBAAAJocACABCAAA2B8AMAqNBgAA0xYAIMENAADVFgAwwg0AAL8JABDDDQAA1RYAMIIOAQCXFQAhkA4QAL4VACHfDgIAnxUAIcYPAQCXFQAhyQ8CAJ8VACHWDwAA1BYAIAIAAADBCQAgCAAAmhwAIAIAAACYHAAgCAAAmRwAIAjBDQAAlxwAMMINAACYHAAQww0AAJccADCCDgEAlxUAIZAOEAC-FQAh3w4CAJ8VACHGDwEAlxUAIckPAgCfFQAhCMENAACXHAAwwg0AAJgcABDDDQAAlxwAMIIOAQCXFQAhkA4QAL4VACHfDgIAnxUAIcYPAQCXFQAhyQ8CAJ8VACEEgg4BAPQXACGQDhAAtxgAId8OAgDyFwAhyQ8CAPIXACEEgg4BAPQXACGQDhAAtxgAId8OAgDyFwAhyQ8CAPIXACEEgg4BAAAAAZAOEAAAAAHfDgIAAAAByQ8CAAAAAQQPAACQHAAwhhEAAJEcADCIEQAAkxwAIIwRAACUHAAwBA8AAIQcADCGEQAAhRwAMIgRAACHHAAgjBEAAIgcADAAABKOBgAAnhwAII8GAACfHAAgkA4AAOkXACCmDgAA6RcAIL8OAADpFwAg0Q4AAOkXACDwDgAA6RcAIIMPAADpFwAgmA8AAOkXACDMDwAA6RcAIM0PAADpFwAgzg8AAOkXACDPDwAA6RcAINAPAADpFwAg0Q8AAOkXACDSDwAA6RcAINMPAADpFwAg1A8AAOkXACAAAAAFDwAA0x8AIBAAANYfACCGEQAA1B8AIIcRAADVHwAgjBEAAJ0IACADDwAA0x8AIIYRAADUHwAgjBEAAJ0IACAAAAAAAAKJEQEAAAAEjxEBAAAABQUPAADOHwAgEAAA0R8AIIYRAADPHwAghxEAANAfACCMEQAAnQgAIAGJEQEAAAAEAw8AAM4fACCGEQAAzx8AIIwRAACdCAAgAAAAAAAFDwAAyR8AIBAAAMwfACCGEQAAyh8AIIcRAADLHwAgjBEAAJ0IACADDwAAyR8AIIYRAADKHwAgjBEAAJ0IACAAAAAAAAKJEQEAAAAEjxEBAAAABQUPAADEHwAgEAAAxx8AIIYRAADFHwAghxEAAMYfACCMEQAAnQgAIAGJEQEAAAAEAw8AAMQfACCGEQAAxR8AIIwRAACdCAAgAAAAAAAFDwAAvx8AIBAAAMIfACCGEQAAwB8AIIcRAADBHwAgjBEAAJ0IACADDwAAvx8AIIYRAADAHwAgjBEAAJ0IACAAAAAAAAKJEQEAAAAEjxEBAAAABQsPAACBHQAwEAAAhh0AMIYRAACCHQAwhxEAAIMdADCIEQAAhB0AIIkRAACFHQAwihEAAIUdADCLEQAAhR0AMIwRAACFHQAwjREAAIcdADCOEQAAiB0AMAsPAAD1HAAwEAAA-hwAMIYRAAD2HAAwhxEAAPccADCIEQAA-BwAIIkRAAD5HAAwihEAAPkcADCLEQAA-RwAMIwRAAD5HAAwjREAAPscADCOEQAA_BwAMAsPAADpHAAwEAAA7hwAMIYRAADqHAAwhxEAAOscADCIEQAA7BwAIIkRAADtHAAwihEAAO0cADCLEQAA7RwAMIwRAADtHAAwjREAAO8cADCOEQAA8BwAMAsPAADdHAAwEAAA4hwAMIYRAADeHAAwhxEAAN8cADCIEQAA4BwAIIkRAADhHAAwihEAAOEcADCLEQAA4RwAMIwRAADhHAAwjREAAOMcADCOEQAA5BwAMAsPAADRHAAwEAAA1hwAMIYRAADSHAAwhxEAANMcADCIEQAA1BwAIIkRAADVHAAwihEAANUcADCLEQAA1RwAMIwRAADVHAAwjREAANccADCOEQAA2BwAMATEDQEAAAAB6A1AAAAAAYQPQAAAAAGhDwABAAABAgAAALEIACAPAADcHAAgAwAAALEIACAPAADcHAAgEAAA2xwAIAEIAAC-HwAwCacFAADjFgAgwQ0AAOIWADDCDQAArwgAEMMNAADiFgAwxA0BAAAAAegNQACbFQAhhA9AAJsVACGhDwABAAAByg8BAJcVACECAAAAsQgAIAgAANscACACAAAA2RwAIAgAANocACAIwQ0AANgcADDCDQAA2RwAEMMNAADYHAAwxA0BAJcVACHoDUAAmxUAIYQPQACbFQAhoQ8AAbwVACHKDwEAlxUAIQjBDQAA2BwAMMINAADZHAAQww0AANgcADDEDQEAlxUAIegNQACbFQAhhA9AAJsVACGhDwABvBUAIcoPAQCXFQAhBMQNAQD0FwAh6A1AAPAXACGED0AA8BcAIaEPAAG1GAAhBMQNAQD0FwAh6A1AAPAXACGED0AA8BcAIaEPAAG1GAAhBMQNAQAAAAHoDUAAAAABhA9AAAAAAaEPAAEAAAEG1w8CAAAAAdgPAgAAAAHZDwIAAAAB2g8AAK0cACDbD4AAAAAB3A8BAAAAAQIAAACtCAAgDwAA6BwAIAMAAACtCAAgDwAA6BwAIBAAAOccACABCAAAvR8AMAynBQAA4xYAIMENAADlFgAwwg0AAKsIABDDDQAA5RYAMMoPAQCXFQAh1w8CAJ8VACHYDwIAnxUAIdkPAgCfFQAh2g8AAJIVACDbDwAAqhUAINwPAQCXFQAh8w8AAOQWACACAAAArQgAIAgAAOccACACAAAA5RwAIAgAAOYcACAKwQ0AAOQcADDCDQAA5RwAEMMNAADkHAAwyg8BAJcVACHXDwIAnxUAIdgPAgCfFQAh2Q8CAJ8VACHaDwAAkhUAINsPAACqFQAg3A8BAJcVACEKwQ0AAOQcADDCDQAA5RwAEMMNAADkHAAwyg8BAJcVACHXDwIAnxUAIdgPAgCfFQAh2Q8CAJ8VACHaDwAAkhUAINsPAACqFQAg3A8BAJcVACEG1w8CAPIXACHYDwIA8hcAIdkPAgDyFwAh2g8AAKscACDbD4AAAAAB3A8BAPQXACEG1w8CAPIXACHYDwIA8hcAIdkPAgDyFwAh2g8AAKscACDbD4AAAAAB3A8BAPQXACEG1w8CAAAAAdgPAgAAAAHZDwIAAAAB2g8AAK0cACDbD4AAAAAB3A8BAAAAAQS8DAIAAAABvw4BAAAAAd0PAgAAAAHeDwEAAAABAgAAAKkIACAPAAD0HAAgAwAAAKkIACAPAAD0HAAgEAAA8xwAIAEIAAC8HwAwCqcFAADjFgAgvAwCAJ8VACHBDQAA5xYAMMINAACnCAAQww0AAOcWADC_DgEAlxUAIcoPAQCXFQAh3Q8CAJ4VACHeDwEAlxUAIfQPAADmFgAgAgAAAKkIACAIAADzHAAgAgAAAPEcACAIAADyHAAgCLwMAgCfFQAhwQ0AAPAcADDCDQAA8RwAEMMNAADwHAAwvw4BAJcVACHKDwEAlxUAId0PAgCeFQAh3g8BAJcVACEIvAwCAJ8VACHBDQAA8BwAMMINAADxHAAQww0AAPAcADC_DgEAlxUAIcoPAQCXFQAh3Q8CAJ4VACHeDwEAlxUAIQS8DAIA8hcAIb8OAQD0FwAh3Q8CAPEXACHeDwEA9BcAIQS8DAIA8hcAIb8OAQD0FwAh3Q8CAPEXACHeDwEA9BcAIQS8DAIAAAABvw4BAAAAAd0PAgAAAAHeDwEAAAABE4UDAQAAAAG8DAIAAAABgg4BAAAAAdMOAgAAAAHcDgEAAAABmQ8BAAAAAagPAQAAAAHXDwIAAAAB3A8gAAAAAd0PAgAAAAHfDwEAAAAB4A8BAAAAAeEPAgAAAAHiD4AAAAAB4w8BAAAAAeQPAQAAAAHlDwAAvRwAIOYPIAAAAAHnDwIAAAABAgAAAKUIACAPAACAHQAgAwAAAKUIACAPAACAHQAgEAAA_xwAIAEIAAC7HwAwGYUDAQCXFQAhpwUAAOMWACC8DAIAnxUAIcENAADpFgAwwg0AAKMIABDDDQAA6RYAMIIOAQCZFQAh0w4CAJ4VACHcDgEAmRUAIZkPAQCZFQAhqA8BAJkVACHKDwEAlxUAIdcPAgCeFQAh3A8gALsVACHdDwIAnxUAId8PAQCXFQAh4A8BAJkVACHhDwIAnhUAIeIPAACgFQAg4w8BAJkVACHkDwEAmRUAIeUPAACSFQAg5g8gALsVACHnDwIAnhUAIfUPAADoFgAgAgAAAKUIACAIAAD_HAAgAgAAAP0cACAIAAD-HAAgF4UDAQCXFQAhvAwCAJ8VACHBDQAA_BwAMMINAAD9HAAQww0AAPwcADCCDgEAmRUAIdMOAgCeFQAh3A4BAJkVACGZDwEAmRUAIagPAQCZFQAhyg8BAJcVACHXDwIAnhUAIdwPIAC7FQAh3Q8CAJ8VACHfDwEAlxUAIeAPAQCZFQAh4Q8CAJ4VACHiDwAAoBUAIOMPAQCZFQAh5A8BAJkVACHlDwAAkhUAIOYPIAC7FQAh5w8CAJ4VACEXhQMBAJcVACG8DAIAnxUAIcENAAD8HAAwwg0AAP0cABDDDQAA_BwAMIIOAQCZFQAh0w4CAJ4VACHcDgEAmRUAIZkPAQCZFQAhqA8BAJkVACHKDwEAlxUAIdcPAgCeFQAh3A8gALsVACHdDwIAnxUAId8PAQCXFQAh4A8BAJkVACHhDwIAnhUAIeIPAACgFQAg4w8BAJkVACHkDwEAmRUAIeUPAACSFQAg5g8gALsVACHnDwIAnhUAIROFAwEA9BcAIbwMAgDyFwAhgg4BAPMXACHTDgIA8RcAIdwOAQDzFwAhmQ8BAPMXACGoDwEA8xcAIdcPAgDxFwAh3A8gALQYACHdDwIA8hcAId8PAQD0FwAh4A8BAPMXACHhDwIA8RcAIeIPgAAAAAHjDwEA8xcAIeQPAQDzFwAh5Q8AALscACDmDyAAtBgAIecPAgDxFwAhE4UDAQD0FwAhvAwCAPIXACGCDgEA8xcAIdMOAgDxFwAh3A4BAPMXACGZDwEA8xcAIagPAQDzFwAh1w8CAPEXACHcDyAAtBgAId0PAgDyFwAh3w8BAPQXACHgDwEA8xcAIeEPAgDxFwAh4g-AAAAAAeMPAQDzFwAh5A8BAPMXACHlDwAAuxwAIOYPIAC0GAAh5w8CAPEXACEThQMBAAAAAbwMAgAAAAGCDgEAAAAB0w4CAAAAAdwOAQAAAAGZDwEAAAABqA8BAAAAAdcPAgAAAAHcDyAAAAAB3Q8CAAAAAd8PAQAAAAHgDwEAAAAB4Q8CAAAAAeIPgAAAAAHjDwEAAAAB5A8BAAAAAeUPAAC9HAAg5g8gAAAAAecPAgAAAAECxw8CAAAAAcgPAAEAAAECAAAAoQgAIA8AAIwdACADAAAAoQgAIA8AAIwdACAQAACLHQAgAQgAALofADAIpwUAAOMWACDBDQAA6xYAMMINAACfCAAQww0AAOsWADDHDwIAnxUAIcgPAAG8FQAhyg8BAJcVACH2DwAA6hYAIAIAAAChCAAgCAAAix0AIAIAAACJHQAgCAAAih0AIAbBDQAAiB0AMMINAACJHQAQww0AAIgdADDHDwIAnxUAIcgPAAG8FQAhyg8BAJcVACEGwQ0AAIgdADDCDQAAiR0AEMMNAACIHQAwxw8CAJ8VACHIDwABvBUAIcoPAQCXFQAhAscPAgDyFwAhyA8AAbUYACECxw8CAPIXACHIDwABtRgAIQLHDwIAAAAByA8AAQAAAQGJEQEAAAAEBA8AAIEdADCGEQAAgh0AMIgRAACEHQAgjBEAAIUdADAEDwAA9RwAMIYRAAD2HAAwiBEAAPgcACCMEQAA-RwAMAQPAADpHAAwhhEAAOocADCIEQAA7BwAIIwRAADtHAAwBA8AAN0cADCGEQAA3hwAMIgRAADgHAAgjBEAAOEcADAEDwAA0RwAMIYRAADSHAAwiBEAANQcACCMEQAA1RwAMAAAAAAAEagFAACTHQAgqQUAAJQdACCqBQAAlR0AIKsFAACWHQAgrAUAAJcdACCwBwAA6RcAIMYNAADpFwAghA4AAOkXACC_DgAA6RcAIMsOAADpFwAgmA8AAOkXACC7DwAA6RcAIOoPAADpFwAg6w8AAOkXACDsDwAA6RcAIO0PAADpFwAg8g8AAOkXACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABQ8AALUfACAQAAC4HwAghhEAALYfACCHEQAAtx8AIIwRAADZBAAgAw8AALUfACCGEQAAth8AIIwRAADZBAAgAAAAAAALDwAA8B0AMBAAAPUdADCGEQAA8R0AMIcRAADyHQAwiBEAAPMdACCJEQAA9B0AMIoRAAD0HQAwixEAAPQdADCMEQAA9B0AMI0RAAD2HQAwjhEAAPcdADAFgg4BAAAAAe4PIAAAAAGiEEAAAAABphAgAAAAAacQQAAAAAECAAAA3QQAIA8AAPsdACADAAAA3QQAIA8AAPsdACAQAAD6HQAgAQgAALQfADAKhQMAAJsXACDBDQAAmhcAMMINAADbBAAQww0AAJoXADCCDgEAAAAB_A4BAJcVACHuDyAAmBUAIaIQQACaFQAhphAgAJgVACGnEEAAmxUAIQIAAADdBAAgCAAA-h0AIAIAAAD4HQAgCAAA-R0AIAnBDQAA9x0AMMINAAD4HQAQww0AAPcdADCCDgEAlxUAIfwOAQCXFQAh7g8gAJgVACGiEEAAmhUAIaYQIACYFQAhpxBAAJsVACEJwQ0AAPcdADDCDQAA-B0AEMMNAAD3HQAwgg4BAJcVACH8DgEAlxUAIe4PIACYFQAhohBAAJoVACGmECAAmBUAIacQQACbFQAhBYIOAQD0FwAh7g8gAJIYACGiEEAA_BcAIaYQIACSGAAhpxBAAPAXACEFgg4BAPQXACHuDyAAkhgAIaIQQAD8FwAhphAgAJIYACGnEEAA8BcAIQWCDgEAAAAB7g8gAAAAAaIQQAAAAAGmECAAAAABpxBAAAAAAQQPAADwHQAwhhEAAPEdADCIEQAA8x0AIIwRAAD0HQAwAASGAwAA_R0AIMkOAADpFwAgohAAAOkXACCpEAAA6RcAIAAAAAAAAAAACw8AAIgeADAQAACNHgAwhhEAAIkeADCHEQAAih4AMIgRAACLHgAgiREAAIweADCKEQAAjB4AMIsRAACMHgAwjBEAAIweADCNEQAAjh4AMI4RAACPHgAwBNAPAAEAAAGwEAIAAAABsRACAAAAAbIQAQAAAAECAAAAjAQAIA8AAJMeACADAAAAjAQAIA8AAJMeACAQAACSHgAgAQgAALMfADAK1AIAAKQXACDBDQAAoxcAMMINAACOBAAQww0AAKMXADDQDwABvRUAIbAQAgCfFQAhsRACAJ8VACGyEAEAlxUAIbMQAAG8FQAhtBAAAKUXACACAAAAjAQAIAgAAJIeACACAAAAkB4AIAgAAJEeACAIwQ0AAI8eADDCDQAAkB4AEMMNAACPHgAw0A8AAb0VACGwEAIAnxUAIbEQAgCfFQAhshABAJcVACGzEAABvBUAIQjBDQAAjx4AMMINAACQHgAQww0AAI8eADDQDwABvRUAIbAQAgCfFQAhsRACAJ8VACGyEAEAlxUAIbMQAAG8FQAhBNAPAAG2GAAhsBACAPIXACGxEAIA8hcAIbIQAQD0FwAhBNAPAAG2GAAhsBACAPIXACGxEAIA8hcAIbIQAQD0FwAhBNAPAAEAAAGwEAIAAAABsRACAAAAAbIQAQAAAAEEDwAAiB4AMIYRAACJHgAwiBEAAIseACCMEQAAjB4AMAAAAAAAAAUPAACuHwAgEAAAsR8AIIYRAACvHwAghxEAALAfACCMEQAApwQAIAMPAACuHwAghhEAAK8fACCMEQAApwQAIAHTAgAAlR4AIAAAAAAAAAAAAAACiRECAAAABI8RAgAAAAUBiRECAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAokRAAEAAASPEQABAAAFAYkRAAEAAAQAAAAAAAAAAAKJEQEAAAAEjxEBAAAABQKJEQEAAAAEjxEBAAAABQKJEQEAAAAEjxEBAAAABQUPAACpHwAgEAAArB8AIIYRAACqHwAghxEAAKsfACCMEQAA-wEAIAGJEQEAAAAEAYkRAQAAAAQBiREBAAAABAMPAACpHwAghhEAAKofACCMEQAA-wEAIAAAAAAACw8AAOYeADAQAADrHgAwhhEAAOceADCHEQAA6B4AMIgRAADpHgAgiREAAOoeADCKEQAA6h4AMIsRAADqHgAwjBEAAOoeADCNEQAA7B4AMI4RAADtHgAwCw8AANoeADAQAADfHgAwhhEAANseADCHEQAA3B4AMIgRAADdHgAgiREAAN4eADCKEQAA3h4AMIsRAADeHgAwjBEAAN4eADCNEQAA4B4AMI4RAADhHgAwDq8BAADsGwAgsAEAAO0bACCxAQAA7hsAIMQNAQAAAAHoDUAAAAAB6w0BAAAAAfQNAQAAAAG-DgEAAAABgA9AAAAAAYwPQAAAAAHADwEAAAABww8BAAAAAcQPAADqGwAgxQ8CAAAAAQIAAACDAgAgDwAA5R4AIAMAAACDAgAgDwAA5R4AIBAAAOQeACABCAAAqB8AMBSsAQAAyBcAIK8BAADJFwAgsAEAAMoXACCxAQAAyxcAIMENAADHFwAwwg0AAIECABDDDQAAxxcAMMQNAQAAAAHoDUAAmxUAIekNAQCZFQAh6w0BAJcVACH0DQEAmRUAIb4OAQCXFQAhgA9AAJoVACGMD0AAmhUAIcAPAQAAAAHDDwEAlxUAIcQPAACSFQAgxQ8CAJ8VACHaEAAAxhcAIAIAAACDAgAgCAAA5B4AIAIAAADiHgAgCAAA4x4AIA_BDQAA4R4AMMINAADiHgAQww0AAOEeADDEDQEAlxUAIegNQACbFQAh6Q0BAJkVACHrDQEAlxUAIfQNAQCZFQAhvg4BAJcVACGAD0AAmhUAIYwPQACaFQAhwA8BAJcVACHDDwEAlxUAIcQPAACSFQAgxQ8CAJ8VACEPwQ0AAOEeADDCDQAA4h4AEMMNAADhHgAwxA0BAJcVACHoDUAAmxUAIekNAQCZFQAh6w0BAJcVACH0DQEAmRUAIb4OAQCXFQAhgA9AAJoVACGMD0AAmhUAIcAPAQCXFQAhww8BAJcVACHEDwAAkhUAIMUPAgCfFQAhC8QNAQD0FwAh6A1AAPAXACHrDQEA9BcAIfQNAQDzFwAhvg4BAPQXACGAD0AA_BcAIYwPQAD8FwAhwA8BAPQXACHDDwEA9BcAIcQPAADBGwAgxQ8CAPIXACEOrwEAAMMbACCwAQAAxBsAILEBAADFGwAgxA0BAPQXACHoDUAA8BcAIesNAQD0FwAh9A0BAPMXACG-DgEA9BcAIYAPQAD8FwAhjA9AAPwXACHADwEA9BcAIcMPAQD0FwAhxA8AAMEbACDFDwIA8hcAIQ6vAQAA7BsAILABAADtGwAgsQEAAO4bACDEDQEAAAAB6A1AAAAAAesNAQAAAAH0DQEAAAABvg4BAAAAAYAPQAAAAAGMD0AAAAABwA8BAAAAAcMPAQAAAAHEDwAA6hsAIMUPAgAAAAERxA0BAAAAAegNQAAAAAGKDgEAAAABrw4BAAAAAfwOAQAAAAGED0AAAAABtw9AAAAAAbgPQAAAAAGHEAEAAAAB0BAAAM8eACDREAAA0B4AINIQAADRHgAg0xACAAAAAdQQAQAAAAHVEEAAAAAB1hABAAAAAdcQAQAAAAECAAAA_wEAIA8AAPEeACADAAAA_wEAIA8AAPEeACAQAADwHgAgAQgAAKcfADAWrAEAAM0XACDBDQAAzBcAMMINAAD9AQAQww0AAMwXADDEDQEAAAAB6A1AAJsVACHpDQEAlxUAIYoOAQCXFQAhrw4BAJcVACH8DgEAlxUAIYQPQACaFQAhtw9AAJoVACG4D0AAmhUAIYcQAQAAAAHQEAAAkhUAINEQAACSFQAg0hAAAJIVACDTEAIAnhUAIdQQAQCXFQAh1RBAAJoVACHWEAEAmRUAIdcQAQCZFQAhAgAAAP8BACAIAADwHgAgAgAAAO4eACAIAADvHgAgFcENAADtHgAwwg0AAO4eABDDDQAA7R4AMMQNAQCXFQAh6A1AAJsVACHpDQEAlxUAIYoOAQCXFQAhrw4BAJcVACH8DgEAlxUAIYQPQACaFQAhtw9AAJoVACG4D0AAmhUAIYcQAQCXFQAh0BAAAJIVACDREAAAkhUAINIQAACSFQAg0xACAJ4VACHUEAEAlxUAIdUQQACaFQAh1hABAJkVACHXEAEAmRUAIRXBDQAA7R4AMMINAADuHgAQww0AAO0eADDEDQEAlxUAIegNQACbFQAh6Q0BAJcVACGKDgEAlxUAIa8OAQCXFQAh_A4BAJcVACGED0AAmhUAIbcPQACaFQAhuA9AAJoVACGHEAEAlxUAIdAQAACSFQAg0RAAAJIVACDSEAAAkhUAINMQAgCeFQAh1BABAJcVACHVEEAAmhUAIdYQAQCZFQAh1xABAJkVACERxA0BAPQXACHoDUAA8BcAIYoOAQD0FwAhrw4BAPQXACH8DgEA9BcAIYQPQAD8FwAhtw9AAPwXACG4D0AA_BcAIYcQAQD0FwAh0BAAAMseACDREAAAzB4AINIQAADNHgAg0xACAPEXACHUEAEA9BcAIdUQQAD8FwAh1hABAPMXACHXEAEA8xcAIRHEDQEA9BcAIegNQADwFwAhig4BAPQXACGvDgEA9BcAIfwOAQD0FwAhhA9AAPwXACG3D0AA_BcAIbgPQAD8FwAhhxABAPQXACHQEAAAyx4AINEQAADMHgAg0hAAAM0eACDTEAIA8RcAIdQQAQD0FwAh1RBAAPwXACHWEAEA8xcAIdcQAQDzFwAhEcQNAQAAAAHoDUAAAAABig4BAAAAAa8OAQAAAAH8DgEAAAABhA9AAAAAAbcPQAAAAAG4D0AAAAABhxABAAAAAdAQAADPHgAg0RAAANAeACDSEAAA0R4AINMQAgAAAAHUEAEAAAAB1RBAAAAAAdYQAQAAAAHXEAEAAAABBA8AAOYeADCGEQAA5x4AMIgRAADpHgAgjBEAAOoeADAEDwAA2h4AMIYRAADbHgAwiBEAAN0eACCMEQAA3h4AMAAACKwBAAD3HgAgrwEAAPgeACCwAQAA-R4AILEBAAD6HgAg6Q0AAOkXACD0DQAA6RcAIIAPAADpFwAgjA8AAOkXACAFrQEAAPQeACCyAQAA9R4AIIQOAADpFwAg1RAAAOkXACDWEAAA6RcAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKJEQEAAAAEjxEBAAAABQGJEQEAAAAEAAAAEcQNAQAAAAHoDUAAAAABig4BAAAAAa8OAQAAAAH8DgEAAAABhA9AAAAAAbcPQAAAAAG4D0AAAAABhxABAAAAAdAQAADPHgAg0RAAANAeACDSEAAA0R4AINMQAgAAAAHUEAEAAAAB1RBAAAAAAdYQAQAAAAHXEAEAAAABC8QNAQAAAAHoDUAAAAAB6w0BAAAAAfQNAQAAAAG-DgEAAAABgA9AAAAAAYwPQAAAAAHADwEAAAABww8BAAAAAcQPAADqGwAgxQ8CAAAAAQiyAQAA8x4AIMgIAQAAAAHEDQEAAAAB6A1AAAAAAYQOBAAAAAHkDwEAAAAB1RBAAAAAAdYQAQAAAAECAAAA-wEAIA8AAKkfACADAAAAhQIAIA8AAKkfACAQAACtHwAgCgAAAIUCACAIAACtHwAgsgEAANkeACDICAEA9BcAIcQNAQD0FwAh6A1AAPAXACGEDgQA2xgAIeQPAQD0FwAh1RBAAPwXACHWEAEA8xcAIQiyAQAA2R4AIMgIAQD0FwAhxA0BAPQXACHoDUAA8BcAIYQOBADbGAAh5A8BAPQXACHVEEAA_BcAIdYQAQDzFwAhAggAAQAAAYcQAAEAAAECAAAApwQAIA8AAK4fACADAAAAqgQAIA8AAK4fACAQAACyHwAgAwAAAKoEACAIAAG8IAAhhxAAAbUYACECCAABtRgAIYcQAAG1GAAhBNAPAAEAAAGwEAIAAAABsRACAAAAAbIQAQAAAAEFgg4BAAAAAe4PIAAAAAGiEEAAAAABphAgAAAAAacQQAAAAAES6A1AAAAAAYQOBAAAAAGFDgQAAAABiw4BAAAAAZwOAQAAAAHJDkAAAAAB9Q4CAAAAAfwOAQAAAAGHDwEAAAABoBABAAAAAaEQAQAAAAGiEEAAAAABqBAQAAAAAakQAQAAAAGqEEAAAAABqxAgAAAAAawQIAAAAAGtECAAAAABAgAAANkEACAPAAC1HwAgAwAAAOEEACAPAAC1HwAgEAAAuR8AIBQAAADhBAAgCAAAuR8AIOgNQADwFwAhhA4EAO8XACGFDgQA7xcAIYsOAQD0FwAhnA4BAPQXACHJDkAA_BcAIfUOAgDyFwAh_A4BAPQXACGHDwEA9BcAIaAQAQD0FwAhoRABAPQXACGiEEAA_BcAIagQEADqGAAhqRABAPMXACGqEEAA8BcAIasQIACSGAAhrBAgAJIYACGtECAAkhgAIRLoDUAA8BcAIYQOBADvFwAhhQ4EAO8XACGLDgEA9BcAIZwOAQD0FwAhyQ5AAPwXACH1DgIA8hcAIfwOAQD0FwAhhw8BAPQXACGgEAEA9BcAIaEQAQD0FwAhohBAAPwXACGoEBAA6hgAIakQAQDzFwAhqhBAAPAXACGrECAAkhgAIawQIACSGAAhrRAgAJIYACECxw8CAAAAAcgPAAEAAAEThQMBAAAAAbwMAgAAAAGCDgEAAAAB0w4CAAAAAdwOAQAAAAGZDwEAAAABqA8BAAAAAdcPAgAAAAHcDyAAAAAB3Q8CAAAAAd8PAQAAAAHgDwEAAAAB4Q8CAAAAAeIPgAAAAAHjDwEAAAAB5A8BAAAAAeUPAAC9HAAg5g8gAAAAAecPAgAAAAEEvAwCAAAAAb8OAQAAAAHdDwIAAAAB3g8BAAAAAQbXDwIAAAAB2A8CAAAAAdkPAgAAAAHaDwAArRwAINsPgAAAAAHcDwEAAAABBMQNAQAAAAHoDUAAAAABhA9AAAAAAaEPAAEAAAEcqQUAAI8dACCqBQAAkB0AIKsFAACRHQAgrAUAAJIdACCwB4AAAAABxA0BAAAAAcYNBAAAAAHoDUAAAAAB6Q0BAAAAAYQOBAAAAAGcDgEAAAABvw4BAAAAAcsOgAAAAAH8DgEAAAABhA9AAAAAAZgPAQAAAAG7D0AAAAAB6A8BAAAAAekPIAAAAAHqDwEAAAAB6w8BAAAAAewPgAAAAAHtD4AAAAAB7g-AAAAAAe8PIAAAAAHwDwAAjR0AIPEPAgAAAAHyD0AAAAABAgAAAJ0IACAPAAC_HwAgAwAAALkIACAPAAC_HwAgEAAAwx8AIB4AAAC5CAAgCAAAwx8AIKkFAADNHAAgqgUAAM4cACCrBQAAzxwAIKwFAADQHAAgsAeAAAAAAcQNAQD0FwAhxg0EANsYACHoDUAA8BcAIekNAQD0FwAhhA4EANsYACGcDgEA9BcAIb8OAQDzFwAhyw6AAAAAAfwOAQD0FwAhhA9AAPAXACGYDwEA8xcAIbsPQAD8FwAh6A8BAPQXACHpDyAAkhgAIeoPAQDzFwAh6w8BAPMXACHsD4AAAAAB7Q-AAAAAAe4PgAAAAAHvDyAAkhgAIfAPAADLHAAg8Q8CAPIXACHyD0AA_BcAIRypBQAAzRwAIKoFAADOHAAgqwUAAM8cACCsBQAA0BwAILAHgAAAAAHEDQEA9BcAIcYNBADbGAAh6A1AAPAXACHpDQEA9BcAIYQOBADbGAAhnA4BAPQXACG_DgEA8xcAIcsOgAAAAAH8DgEA9BcAIYQPQADwFwAhmA8BAPMXACG7D0AA_BcAIegPAQD0FwAh6Q8gAJIYACHqDwEA8xcAIesPAQDzFwAh7A-AAAAAAe0PgAAAAAHuD4AAAAAB7w8gAJIYACHwDwAAyxwAIPEPAgDyFwAh8g9AAPwXACEcqAUAAI4dACCqBQAAkB0AIKsFAACRHQAgrAUAAJIdACCwB4AAAAABxA0BAAAAAcYNBAAAAAHoDUAAAAAB6Q0BAAAAAYQOBAAAAAGcDgEAAAABvw4BAAAAAcsOgAAAAAH8DgEAAAABhA9AAAAAAZgPAQAAAAG7D0AAAAAB6A8BAAAAAekPIAAAAAHqDwEAAAAB6w8BAAAAAewPgAAAAAHtD4AAAAAB7g-AAAAAAe8PIAAAAAHwDwAAjR0AIPEPAgAAAAHyD0AAAAABAgAAAJ0IACAPAADEHwAgAwAAALkIACAPAADEHwAgEAAAyB8AIB4AAAC5CAAgCAAAyB8AIKgFAADMHAAgqgUAAM4cACCrBQAAzxwAIKwFAADQHAAgsAeAAAAAAcQNAQD0FwAhxg0EANsYACHoDUAA8BcAIekNAQD0FwAhhA4EANsYACGcDgEA9BcAIb8OAQDzFwAhyw6AAAAAAfwOAQD0FwAhhA9AAPAXACGYDwEA8xcAIbsPQAD8FwAh6A8BAPQXACHpDyAAkhgAIeoPAQDzFwAh6w8BAPMXACHsD4AAAAAB7Q-AAAAAAe4PgAAAAAHvDyAAkhgAIfAPAADLHAAg8Q8CAPIXACHyD0AA_BcAIRyoBQAAzBwAIKoFAADOHAAgqwUAAM8cACCsBQAA0BwAILAHgAAAAAHEDQEA9BcAIcYNBADbGAAh6A1AAPAXACHpDQEA9BcAIYQOBADbGAAhnA4BAPQXACG_DgEA8xcAIcsOgAAAAAH8DgEA9BcAIYQPQADwFwAhmA8BAPMXACG7D0AA_BcAIegPAQD0FwAh6Q8gAJIYACHqDwEA8xcAIesPAQDzFwAh7A-AAAAAAe0PgAAAAAHuD4AAAAAB7w8gAJIYACHwDwAAyxwAIPEPAgDyFwAh8g9AAPwXACEcqAUAAI4dACCpBQAAjx0AIKsFAACRHQAgrAUAAJIdACCwB4AAAAABxA0BAAAAAcYNBAAAAAHoDUAAAAAB6Q0BAAAAAYQOBAAAAAGcDgEAAAABvw4BAAAAAcsOgAAAAAH8DgEAAAABhA9AAAAAAZgPAQAAAAG7D0AAAAAB6A8BAAAAAekPIAAAAAHqDwEAAAAB6w8BAAAAAewPgAAAAAHtD4AAAAAB7g-AAAAAAe8PIAAAAAHwDwAAjR0AIPEPAgAAAAHyD0AAAAABAgAAAJ0IACAPAADJHwAgAwAAALkIACAPAADJHwAgEAAAzR8AIB4AAAC5CAAgCAAAzR8AIKgFAADMHAAgqQUAAM0cACCrBQAAzxwAIKwFAADQHAAgsAeAAAAAAcQNAQD0FwAhxg0EANsYACHoDUAA8BcAIekNAQD0FwAhhA4EANsYACGcDgEA9BcAIb8OAQDzFwAhyw6AAAAAAfwOAQD0FwAhhA9AAPAXACGYDwEA8xcAIbsPQAD8FwAh6A8BAPQXACHpDyAAkhgAIeoPAQDzFwAh6w8BAPMXACHsD4AAAAAB7Q-AAAAAAe4PgAAAAAHvDyAAkhgAIfAPAADLHAAg8Q8CAPIXACHyD0AA_BcAIRyoBQAAzBwAIKkFAADNHAAgqwUAAM8cACCsBQAA0BwAILAHgAAAAAHEDQEA9BcAIcYNBADbGAAh6A1AAPAXACHpDQEA9BcAIYQOBADbGAAhnA4BAPQXACG_DgEA8xcAIcsOgAAAAAH8DgEA9BcAIYQPQADwFwAhmA8BAPMXACG7D0AA_BcAIegPAQD0FwAh6Q8gAJIYACHqDwEA8xcAIesPAQDzFwAh7A-AAAAAAe0PgAAAAAHuD4AAAAAB7w8gAJIYACHwDwAAyxwAIPEPAgDyFwAh8g9AAPwXACEcqAUAAI4dACCpBQAAjx0AIKoFAACQHQAgrAUAAJIdACCwB4AAAAABxA0BAAAAAcYNBAAAAAHoDUAAAAAB6Q0BAAAAAYQOBAAAAAGcDgEAAAABvw4BAAAAAcsOgAAAAAH8DgEAAAABhA9AAAAAAZgPAQAAAAG7D0AAAAAB6A8BAAAAAekPIAAAAAHqDwEAAAAB6w8BAAAAAewPgAAAAAHtD4AAAAAB7g-AAAAAAe8PIAAAAAHwDwAAjR0AIPEPAgAAAAHyD0AAAAABAgAAAJ0IACAPAADOHwAgAwAAALkIACAPAADOHwAgEAAA0h8AIB4AAAC5CAAgCAAA0h8AIKgFAADMHAAgqQUAAM0cACCqBQAAzhwAIKwFAADQHAAgsAeAAAAAAcQNAQD0FwAhxg0EANsYACHoDUAA8BcAIekNAQD0FwAhhA4EANsYACGcDgEA9BcAIb8OAQDzFwAhyw6AAAAAAfwOAQD0FwAhhA9AAPAXACGYDwEA8xcAIbsPQAD8FwAh6A8BAPQXACHpDyAAkhgAIeoPAQDzFwAh6w8BAPMXACHsD4AAAAAB7Q-AAAAAAe4PgAAAAAHvDyAAkhgAIfAPAADLHAAg8Q8CAPIXACHyD0AA_BcAIRyoBQAAzBwAIKkFAADNHAAgqgUAAM4cACCsBQAA0BwAILAHgAAAAAHEDQEA9BcAIcYNBADbGAAh6A1AAPAXACHpDQEA9BcAIYQOBADbGAAhnA4BAPQXACG_DgEA8xcAIcsOgAAAAAH8DgEA9BcAIYQPQADwFwAhmA8BAPMXACG7D0AA_BcAIegPAQD0FwAh6Q8gAJIYACHqDwEA8xcAIesPAQDzFwAh7A-AAAAAAe0PgAAAAAHuD4AAAAAB7w8gAJIYACHwDwAAyxwAIPEPAgDyFwAh8g9AAPwXACEcqAUAAI4dACCpBQAAjx0AIKoFAACQHQAgqwUAAJEdACCwB4AAAAABxA0BAAAAAcYNBAAAAAHoDUAAAAAB6Q0BAAAAAYQOBAAAAAGcDgEAAAABvw4BAAAAAcsOgAAAAAH8DgEAAAABhA9AAAAAAZgPAQAAAAG7D0AAAAAB6A8BAAAAAekPIAAAAAHqDwEAAAAB6w8BAAAAAewPgAAAAAHtD4AAAAAB7g-AAAAAAe8PIAAAAAHwDwAAjR0AIPEPAgAAAAHyD0AAAAABAgAAAJ0IACAPAADTHwAgAwAAALkIACAPAADTHwAgEAAA1x8AIB4AAAC5CAAgCAAA1x8AIKgFAADMHAAgqQUAAM0cACCqBQAAzhwAIKsFAADPHAAgsAeAAAAAAcQNAQD0FwAhxg0EANsYACHoDUAA8BcAIekNAQD0FwAhhA4EANsYACGcDgEA9BcAIb8OAQDzFwAhyw6AAAAAAfwOAQD0FwAhhA9AAPAXACGYDwEA8xcAIbsPQAD8FwAh6A8BAPQXACHpDyAAkhgAIeoPAQDzFwAh6w8BAPMXACHsD4AAAAAB7Q-AAAAAAe4PgAAAAAHvDyAAkhgAIfAPAADLHAAg8Q8CAPIXACHyD0AA_BcAIRyoBQAAzBwAIKkFAADNHAAgqgUAAM4cACCrBQAAzxwAILAHgAAAAAHEDQEA9BcAIcYNBADbGAAh6A1AAPAXACHpDQEA9BcAIYQOBADbGAAhnA4BAPQXACG_DgEA8xcAIcsOgAAAAAH8DgEA9BcAIYQPQADwFwAhmA8BAPMXACG7D0AA_BcAIegPAQD0FwAh6Q8gAJIYACHqDwEA8xcAIesPAQDzFwAh7A-AAAAAAe0PgAAAAAHuD4AAAAAB7w8gAJIYACHwDwAAyxwAIPEPAgDyFwAh8g9AAPwXACEEgg4BAAAAAZAOEAAAAAHfDgIAAAAByQ8CAAAAAQLHDwIAAAAByA8AAQAAARiPBgAAnRwAIMQNAQAAAAHoDUAAAAAB6Q0BAAAAAZAOAQAAAAGZDgIAAAABnA4BAAAAAaYOQAAAAAG_DgEAAAAB0Q4EAAAAAfAOAQAAAAGDDwEAAAABmA8BAAAAAcoPAQAAAAHLDwEAAAABzA8QAAAAAc0PEAAAAAHODwIAAAABzw8AAQAAAdAPAgAAAAHRDxAAAAAB0g8EAAAAAdMPgAAAAAHUDwEAAAABAgAAAL0JACAPAADaHwAgAwAAAMoJACAPAADaHwAgEAAA3h8AIBoAAADKCQAgCAAA3h8AII8GAACDHAAgxA0BAPQXACHoDUAA8BcAIekNAQD0FwAhkA4BAPMXACGZDgIA8hcAIZwOAQD0FwAhpg5AAPwXACG_DgEA8xcAIdEOBADbGAAh8A4BAPMXACGDDwEA8xcAIZgPAQDzFwAhyg8BAPQXACHLDwEA9BcAIcwPEAC3GAAhzQ8QALcYACHODwIA8RcAIc8PAAG2GAAh0A8CAPEXACHRDxAAtxgAIdIPBADbGAAh0w-AAAAAAdQPAQDzFwAhGI8GAACDHAAgxA0BAPQXACHoDUAA8BcAIekNAQD0FwAhkA4BAPMXACGZDgIA8hcAIZwOAQD0FwAhpg5AAPwXACG_DgEA8xcAIdEOBADbGAAh8A4BAPMXACGDDwEA8xcAIZgPAQDzFwAhyg8BAPQXACHLDwEA9BcAIcwPEAC3GAAhzQ8QALcYACHODwIA8RcAIc8PAAG2GAAh0A8CAPEXACHRDxAAtxgAIdIPBADbGAAh0w-AAAAAAdQPAQDzFwAhGI4GAACcHAAgxA0BAAAAAegNQAAAAAHpDQEAAAABkA4BAAAAAZkOAgAAAAGcDgEAAAABpg5AAAAAAb8OAQAAAAHRDgQAAAAB8A4BAAAAAYMPAQAAAAGYDwEAAAAByg8BAAAAAcsPAQAAAAHMDxAAAAABzQ8QAAAAAc4PAgAAAAHPDwABAAAB0A8CAAAAAdEPEAAAAAHSDwQAAAAB0w-AAAAAAdQPAQAAAAECAAAAvQkAIA8AAN8fACADAAAAygkAIA8AAN8fACAQAADjHwAgGgAAAMoJACAIAADjHwAgjgYAAIIcACDEDQEA9BcAIegNQADwFwAh6Q0BAPQXACGQDgEA8xcAIZkOAgDyFwAhnA4BAPQXACGmDkAA_BcAIb8OAQDzFwAh0Q4EANsYACHwDgEA8xcAIYMPAQDzFwAhmA8BAPMXACHKDwEA9BcAIcsPAQD0FwAhzA8QALcYACHNDxAAtxgAIc4PAgDxFwAhzw8AAbYYACHQDwIA8RcAIdEPEAC3GAAh0g8EANsYACHTD4AAAAAB1A8BAPMXACEYjgYAAIIcACDEDQEA9BcAIegNQADwFwAh6Q0BAPQXACGQDgEA8xcAIZkOAgDyFwAhnA4BAPQXACGmDkAA_BcAIb8OAQDzFwAh0Q4EANsYACHwDgEA8xcAIYMPAQDzFwAhmA8BAPMXACHKDwEA9BcAIcsPAQD0FwAhzA8QALcYACHNDxAAtxgAIc4PAgDxFwAhzw8AAbYYACHQDwIA8RcAIdEPEAC3GAAh0g8EANsYACHTD4AAAAAB1A8BAPMXACEIrQEAAPIeACDICAEAAAABxA0BAAAAAegNQAAAAAGEDgQAAAAB5A8BAAAAAdUQQAAAAAHWEAEAAAABAgAAAPsBACAPAADkHwAgBAiAAAAAAcQNBAAAAAHGDUAAAAABig4BAAAAAQzEDQEAAAAB4w0CAAAAAeUNQAAAAAHmDQIAAAAB5w1AAAAAAegNQAAAAAGKDgEAAAABnA4BAAAAAaYOQAAAAAG9D4AAAAABvg8CAAAAAb8PQAAAAAEGCIAAAAABig4BAAAAAZ4PQAAAAAG6DwEAAAABuw9AAAAAAbwPQAAAAAEDAAAAhQIAIA8AAOQfACAQAADrHwAgCgAAAIUCACAIAADrHwAgrQEAANgeACDICAEA9BcAIcQNAQD0FwAh6A1AAPAXACGEDgQA2xgAIeQPAQD0FwAh1RBAAPwXACHWEAEA8xcAIQitAQAA2B4AIMgIAQD0FwAhxA0BAPQXACHoDUAA8BcAIYQOBADbGAAh5A8BAPQXACHVEEAA_BcAIdYQAQDzFwAhD6wBAADrGwAgsAEAAO0bACCxAQAA7hsAIMQNAQAAAAHoDUAAAAAB6Q0BAAAAAesNAQAAAAH0DQEAAAABvg4BAAAAAYAPQAAAAAGMD0AAAAABwA8BAAAAAcMPAQAAAAHEDwAA6hsAIMUPAgAAAAECAAAAgwIAIA8AAOwfACADAAAAgQIAIA8AAOwfACAQAADwHwAgEQAAAIECACAIAADwHwAgrAEAAMIbACCwAQAAxBsAILEBAADFGwAgxA0BAPQXACHoDUAA8BcAIekNAQDzFwAh6w0BAPQXACH0DQEA8xcAIb4OAQD0FwAhgA9AAPwXACGMD0AA_BcAIcAPAQD0FwAhww8BAPQXACHEDwAAwRsAIMUPAgDyFwAhD6wBAADCGwAgsAEAAMQbACCxAQAAxRsAIMQNAQD0FwAh6A1AAPAXACHpDQEA8xcAIesNAQD0FwAh9A0BAPMXACG-DgEA9BcAIYAPQAD8FwAhjA9AAPwXACHADwEA9BcAIcMPAQD0FwAhxA8AAMEbACDFDwIA8hcAIQ-sAQAA6xsAIK8BAADsGwAgsQEAAO4bACDEDQEAAAAB6A1AAAAAAekNAQAAAAHrDQEAAAAB9A0BAAAAAb4OAQAAAAGAD0AAAAABjA9AAAAAAcAPAQAAAAHDDwEAAAABxA8AAOobACDFDwIAAAABAgAAAIMCACAPAADxHwAgAwAAAIECACAPAADxHwAgEAAA9R8AIBEAAACBAgAgCAAA9R8AIKwBAADCGwAgrwEAAMMbACCxAQAAxRsAIMQNAQD0FwAh6A1AAPAXACHpDQEA8xcAIesNAQD0FwAh9A0BAPMXACG-DgEA9BcAIYAPQAD8FwAhjA9AAPwXACHADwEA9BcAIcMPAQD0FwAhxA8AAMEbACDFDwIA8hcAIQ-sAQAAwhsAIK8BAADDGwAgsQEAAMUbACDEDQEA9BcAIegNQADwFwAh6Q0BAPMXACHrDQEA9BcAIfQNAQDzFwAhvg4BAPQXACGAD0AA_BcAIYwPQAD8FwAhwA8BAPQXACHDDwEA9BcAIcQPAADBGwAgxQ8CAPIXACEPrAEAAOsbACCvAQAA7BsAILABAADtGwAgxA0BAAAAAegNQAAAAAHpDQEAAAAB6w0BAAAAAfQNAQAAAAG-DgEAAAABgA9AAAAAAYwPQAAAAAHADwEAAAABww8BAAAAAcQPAADqGwAgxQ8CAAAAAQIAAACDAgAgDwAA9h8AIAMAAACBAgAgDwAA9h8AIBAAAPofACARAAAAgQIAIAgAAPofACCsAQAAwhsAIK8BAADDGwAgsAEAAMQbACDEDQEA9BcAIegNQADwFwAh6Q0BAPMXACHrDQEA9BcAIfQNAQDzFwAhvg4BAPQXACGAD0AA_BcAIYwPQAD8FwAhwA8BAPQXACHDDwEA9BcAIcQPAADBGwAgxQ8CAPIXACEPrAEAAMIbACCvAQAAwxsAILABAADEGwAgxA0BAPQXACHoDUAA8BcAIekNAQDzFwAh6w0BAPQXACH0DQEA8xcAIb4OAQD0FwAhgA9AAPwXACGMD0AA_BcAIcAPAQD0FwAhww8BAPQXACHEDwAAwRsAIMUPAgDyFwAhCcQNAQAAAAHJDQEAAAAB6A1AAAAAAekNAQAAAAHsDQIAAAABxQ5AAAAAAfMOQAAAAAGrDwEAAAABrA-AAAAAAQOoDwEAAAABqQ8BAAAAAaoPQAAAAAEF6A1AAAAAAekNAQAAAAGhDwEAAAABpg9AAAAAAacPAgAAAAEIsAeAAAAAAbIHAACVGwAgtQcAAJYbACC2BwAAlxsAIMQNAQAAAAHoDUAAAAAB6Q0BAAAAAfwOAQAAAAECAAAAsQsAIA8AAP4fACADAAAAzwsAIA8AAP4fACAQAACCIAAgCgAAAM8LACAIAACCIAAgsAeAAAAAAbIHAADoGgAgtQcAAOkaACC2BwAA6hoAIMQNAQD0FwAh6A1AAPAXACHpDQEA9BcAIfwOAQD0FwAhCLAHgAAAAAGyBwAA6BoAILUHAADpGgAgtgcAAOoaACDEDQEA9BcAIegNQADwFwAh6Q0BAPQXACH8DgEA9BcAIQiwB4AAAAABsQcAAJQbACC1BwAAlhsAILYHAACXGwAgxA0BAAAAAegNQAAAAAHpDQEAAAAB_A4BAAAAAQIAAACxCwAgDwAAgyAAIAMAAADPCwAgDwAAgyAAIBAAAIcgACAKAAAAzwsAIAgAAIcgACCwB4AAAAABsQcAAOcaACC1BwAA6RoAILYHAADqGgAgxA0BAPQXACHoDUAA8BcAIekNAQD0FwAh_A4BAPQXACEIsAeAAAAAAbEHAADnGgAgtQcAAOkaACC2BwAA6hoAIMQNAQD0FwAh6A1AAPAXACHpDQEA9BcAIfwOAQD0FwAhCLAHgAAAAAGxBwAAlBsAILIHAACVGwAgtgcAAJcbACDEDQEAAAAB6A1AAAAAAekNAQAAAAH8DgEAAAABAgAAALELACAPAACIIAAgA9EOQAAAAAGkDwQAAAABpQ8EAAAAAQMAAADPCwAgDwAAiCAAIBAAAI0gACAKAAAAzwsAIAgAAI0gACCwB4AAAAABsQcAAOcaACCyBwAA6BoAILYHAADqGgAgxA0BAPQXACHoDUAA8BcAIekNAQD0FwAh_A4BAPQXACEIsAeAAAAAAbEHAADnGgAgsgcAAOgaACC2BwAA6hoAIMQNAQD0FwAh6A1AAPAXACHpDQEA9BcAIfwOAQD0FwAhB7AHAADWGgAg6A1AAAAAAekNAQAAAAGYDwEAAAABoQ8BAAAAAaYPQAAAAAGnDwIAAAABAgAAAL0LACAPAACOIAAgAwAAALsLACAPAACOIAAgEAAAkiAAIAkAAAC7CwAgCAAAkiAAILAHAADIGgAg6A1AAPAXACHpDQEA9BcAIZgPAQD0FwAhoQ8BAPQXACGmD0AA_BcAIacPAgDyFwAhB7AHAADIGgAg6A1AAPAXACHpDQEA9BcAIZgPAQD0FwAhoQ8BAPQXACGmD0AA_BcAIacPAgDyFwAhCLAHgAAAAAGxBwAAlBsAILIHAACVGwAgtQcAAJYbACDEDQEAAAAB6A1AAAAAAekNAQAAAAH8DgEAAAABAgAAALELACAPAACTIAAgCsYNQAAAAAHeDQEAAAAB5g0BAAAAAYIOAQAAAAGYDkAAAAABmQ8BAAAAAZoPAACeGgAgmw9AAAAAAZwPAQAAAAGdD4AAAAABAwAAAM8LACAPAACTIAAgEAAAmCAAIAoAAADPCwAgCAAAmCAAILAHgAAAAAGxBwAA5xoAILIHAADoGgAgtQcAAOkaACDEDQEA9BcAIegNQADwFwAh6Q0BAPQXACH8DgEA9BcAIQiwB4AAAAABsQcAAOcaACCyBwAA6BoAILUHAADpGgAgxA0BAPQXACHoDUAA8BcAIekNAQD0FwAh_A4BAPQXACEHhgMCAAAAAbAHAACzGgAg6Q0BAAAAAZgPAQAAAAGeD0AAAAABnw8gAAAAAaAPQAAAAAECAAAA1gwAIA8AAJkgACADAAAAxAsAIA8AAJkgACAQAACdIAAgCQAAAMQLACAIAACdIAAghgMCAPIXACGwBwAApRoAIOkNAQD0FwAhmA8BAPQXACGeD0AA8BcAIZ8PIACSGAAhoA9AAPwXACEHhgMCAPIXACGwBwAApRoAIOkNAQD0FwAhmA8BAPQXACGeD0AA8BcAIZ8PIACSGAAhoA9AAPwXACEJyQ0BAAAAAYQOBAAAAAGeDiAAAAABnw4CAAAAAaAOAADuGQAgog4BAAAAAaUOgAAAAAHrDgABAAABlA8EAAAAAQqXDkAAAAABiw8BAAAAAYwPQAAAAAGNDyAAAAABjg8BAAAAAY8PQAAAAAGQDyAAAAABkQ9AAAAAAZIPQAAAAAGTD4AAAAABCsoIAACQGgAgjw0CAAAAAeYNAQAAAAGCDgEAAAABlA4BAAAAAZcOQAAAAAGYDkAAAAABjA9AAAAAAY8PQAAAAAGQDyAAAAABAgAAAJ0NACAPAACgIAAgAwAAAKoNACAPAACgIAAgEAAApCAAIAwAAACqDQAgCAAApCAAIMoIAAD2GQAgjw0CAPIXACHmDQEA8xcAIYIOAQD0FwAhlA4BAPQXACGXDkAA8BcAIZgOQAD8FwAhjA9AAPAXACGPD0AA_BcAIZAPIACSGAAhCsoIAAD2GQAgjw0CAPIXACHmDQEA8xcAIYIOAQD0FwAhlA4BAPQXACGXDkAA8BcAIZgOQAD8FwAhjA9AAPAXACGPD0AA_BcAIZAPIACSGAAhCskIAACPGgAgjw0CAAAAAeYNAQAAAAGCDgEAAAABlA4BAAAAAZcOQAAAAAGYDkAAAAABjA9AAAAAAY8PQAAAAAGQDyAAAAABAgAAAJ0NACAPAAClIAAgAwAAAKoNACAPAAClIAAgEAAAqSAAIAwAAACqDQAgCAAAqSAAIMkIAAD1GQAgjw0CAPIXACHmDQEA8xcAIYIOAQD0FwAhlA4BAPQXACGXDkAA8BcAIZgOQAD8FwAhjA9AAPAXACGPD0AA_BcAIZAPIACSGAAhCskIAAD1GQAgjw0CAPIXACHmDQEA8xcAIYIOAQD0FwAhlA4BAPQXACGXDkAA8BcAIZgOQAD8FwAhjA9AAPAXACGPD0AA_BcAIZAPIACSGAAhApQOAQAAAAGVDkAAAAABAgAAAMMTACAPAACqIAAgAwAAAMYTACAPAACqIAAgEAAAriAAIAQAAADGEwAgCAAAriAAIJQOAQD0FwAhlQ5AAPwXACEClA4BAPQXACGVDkAA_BcAIQiPDQIAAAAB5g0BAAAAAYIOAQAAAAGEDgQAAAABlg4CAAAAAZcOQAAAAAGYDkAAAAABmQ6AAAAAAQzEDQEAAAAB3g0BAAAAAd8NAQAAAAHgDQEAAAAB4Q0BAAAAAeINAQAAAAHjDQIAAAAB5A0CAAAAAeUNQAAAAAHmDQIAAAAB5w1AAAAAAegNQAAAAAEUrwEAAKAYACDEDQEAAAAB6A1AAAAAAekNAQAAAAHqDQEAAAAB6w0BAAAAAewNAAChGAAg7Q0gAAAAAe4NAQAAAAHvDQEAAAAB8A1AAAAAAfENAQAAAAHyDQEAAAAB8w0gAAAAAfQNAQAAAAH1DSAAAAAB9g1AAAAAAfcNIAAAAAH4DUAAAAAB-Q1AAAAAAQIAAACnFAAgDwAAsSAAIAfEDQQAAAABxg1AAAAAAccNAgAAAAHIDQIAAAAByQ0BAAAAAcoNgAAAAAHLDQEAAAABAwAAALQUACAPAACxIAAgEAAAtiAAIBYAAAC0FAAgCAAAtiAAIK8BAACQGAAgxA0BAPQXACHoDUAA8BcAIekNAQD0FwAh6g0BAPQXACHrDQEA9BcAIewNAACRGAAg7Q0gAJIYACHuDQEA9BcAIe8NAQDzFwAh8A1AAPwXACHxDQEA8xcAIfINAQDzFwAh8w0gAJIYACH0DQEA8xcAIfUNIACSGAAh9g1AAPwXACH3DSAAkhgAIfgNQAD8FwAh-Q1AAPwXACEUrwEAAJAYACDEDQEA9BcAIegNQADwFwAh6Q0BAPQXACHqDQEA9BcAIesNAQD0FwAh7A0AAJEYACDtDSAAkhgAIe4NAQD0FwAh7w0BAPMXACHwDUAA_BcAIfENAQDzFwAh8g0BAPMXACHzDSAAkhgAIfQNAQDzFwAh9Q0gAJIYACH2DUAA_BcAIfcNIACSGAAh-A1AAPwXACH5DUAA_BcAIQ6NDQAAixgAIMQNAQAAAAHdDQEAAAAB3g0BAAAAAd8NAQAAAAHgDQEAAAAB4Q0BAAAAAeINAQAAAAHjDQIAAAAB5A0CAAAAAeUNQAAAAAHmDQIAAAAB5w1AAAAAAegNQAAAAAECAAAAqxQAIA8AALcgACADAAAAqRQAIA8AALcgACAQAAC7IAAgEAAAAKkUACAIAAC7IAAgjQ0AAP0XACDEDQEA9BcAId0NAQD0FwAh3g0BAPQXACHfDQEA9BcAIeANAQD0FwAh4Q0BAPMXACHiDQEA9BcAIeMNAgDyFwAh5A0CAPIXACHlDUAA_BcAIeYNAgDyFwAh5w1AAPwXACHoDUAA8BcAIQ6NDQAA_RcAIMQNAQD0FwAh3Q0BAPQXACHeDQEA9BcAId8NAQD0FwAh4A0BAPQXACHhDQEA8xcAIeINAQD0FwAh4w0CAPIXACHkDQIA8hcAIeUNQAD8FwAh5g0CAPIXACHnDUAA_BcAIegNQADwFwAhAwgAAbUYACGHEAABtRgAIYkRAAEAAAEAAAAAAxUABhYABxcACAAAAAMVAAYWAAcXAAgAAAAFFQAOFgARFwASKAAPKQAQAAAAAAAFFQAOFgARFwASKAAPKQAQAAAAAxUAGBYAGRcAGgAAAAMVABgWABkXABoAAAAFFQAgFgAjFwAkKAAhKQAiAAAAAAAFFQAgFgAjFwAkKAAhKQAiAAAABRUAKhYALRcALigAKykALAAAAAAABRUAKhYALRcALigAKykALAAAAAUVADQWADcXADgoADUpADYAAAAAAAUVADQWADcXADgoADUpADYAAAAFFQA-FgBBFwBCKAA_KQBAAAAAAAAFFQA-FgBBFwBCKAA_KQBAAAAAAxUASBYASRcASgAAAAMVAEgWAEkXAEoAAAAFFQBQFgBTFwBUKABRKQBSAAAAAAAFFQBQFgBTFwBUKABRKQBSAAAAAxUAWhYAWxcAXAAAAAMVAFoWAFsXAFwDFQBlrQGAAl-yAYQCYAGsAQBeBRUAZKwBhgJerwGKAmGwAY4CYrEBkgJjAa4BAGABrgEAYAGuAQBgA68BkwIAsAGUAgCxAZUCAAKtAZYCALIBlwIAAAAFFQBpFgBsFwBtKABqKQBrAAAAAAAFFQBpFgBsFwBtKABqKQBrAawBAF4BrAEAXgUVAHIWAHUXAHYoAHMpAHQAAAAAAAUVAHIWAHUXAHYoAHMpAHQAAAADFQB8FgB9FwB-AAAAAxUAfBYAfRcAfgAAAAUVAIQBFgCHARcAiAEoAIUBKQCGAQAAAAAABRUAhAEWAIcBFwCIASgAhQEpAIYBAAAABRUAjgEWAJEBFwCSASgAjwEpAJABAAAAAAAFFQCOARYAkQEXAJIBKACPASkAkAEAAAAFFQCYARYAmwEXAJwBKACZASkAmgEAAAAAAAUVAJgBFgCbARcAnAEoAJkBKQCaAQAAAAMVAKIBFgCjARcApAEAAAADFQCiARYAowEXAKQBAAAABRUAqgEWAK0BFwCuASgAqwEpAKwBAAAAAAAFFQCqARYArQEXAK4BKACrASkArAEAAAAFFQC0ARYAtwEXALgBKAC1ASkAtgEAAAAAAAUVALQBFgC3ARcAuAEoALUBKQC2AQAAAAUVAL4BFgDBARcAwgEoAL8BKQDAAQAAAAAABRUAvgEWAMEBFwDCASgAvwEpAMABAdQCAMUBAhUAxgHTApAExAEB0wKRBAAB1AIAxQEB1AIAxQEFFQDKARYAzQEXAM4BKADLASkAzAEAAAAAAAUVAMoBFgDNARcAzgEoAMsBKQDMAQAAAxUA0wEWANQBFwDVAQAAAAMVANMBFgDUARcA1QEAAAAFFQDbARYA3gEXAN8BKADcASkA3QEAAAAAAAUVANsBFgDeARcA3wEoANwBKQDdAQIVAOMBhgPeBOIBAYUDAOEBAYYD3wQAAAAFFQDnARYA6gEXAOsBKADoASkA6QEAAAAAAAUVAOcBFgDqARcA6wEoAOgBKQDpAQGFAwDhAQGFAwDhAQMVAPABFgDxARcA8gEAAAADFQDwARYA8QEXAPIBAAAAAxUA-AEWAPkBFwD6AQAAAAMVAPgBFgD5ARcA-gEAAAAFFQCAAhYAgwIXAIQCKACBAikAggIAAAAAAAUVAIACFgCDAhcAhAIoAIECKQCCAgAAAAMVAIoCFgCLAhcAjAIAAAADFQCKAhYAiwIXAIwCAAAABRUAkgIWAJUCFwCWAigAkwIpAJQCAAAAAAAFFQCSAhYAlQIXAJYCKACTAikAlAIAAAAFFQCcAhYAnwIXAKACKACdAikAngIAAAAAAAUVAJwCFgCfAhcAoAIoAJ0CKQCeAgAAAAUVAKYCFgCpAhcAqgIoAKcCKQCoAgAAAAAABRUApgIWAKkCFwCqAigApwIpAKgCAAAABRUAsAIWALMCFwC0AigAsQIpALICAAAAAAAFFQCwAhYAswIXALQCKACxAikAsgIAAAAFFQC6AhYAvQIXAL4CKAC7AikAvAIAAAAAAAUVALoCFgC9AhcAvgIoALsCKQC8AgAAAAUVAMQCFgDHAhcAyAIoAMUCKQDGAgAAAAAABRUAxAIWAMcCFwDIAigAxQIpAMYCAAAABRUAzgIWANECFwDSAigAzwIpANACAAAAAAAFFQDOAhYA0QIXANICKADPAikA0AIAAAAFFQDYAhYA2wIXANwCKADZAikA2gIAAAAAAAUVANgCFgDbAhcA3AIoANkCKQDaAgAAAAUVAOICFgDlAhcA5gIoAOMCKQDkAgAAAAAABRUA4gIWAOUCFwDmAigA4wIpAOQCAAAABRUA7AIWAO8CFwDwAigA7QIpAO4CAAAAAAAFFQDsAhYA7wIXAPACKADtAikA7gIAAAAFFQD2AhYA-QIXAPoCKAD3AikA-AIAAAAAAAUVAPYCFgD5AhcA-gIoAPcCKQD4AgAAAAUVAIADFgCDAxcAhAMoAIEDKQCCAwAAAAAABRUAgAMWAIMDFwCEAygAgQMpAIIDAAAABRUAigMWAI0DFwCOAygAiwMpAIwDAAAAAAAFFQCKAxYAjQMXAI4DKACLAykAjAMGFQCWA6gFogiRA6kFpgiSA6oFqgiTA6sFrgiUA6wFsgiVAwGnBQCQAwGnBQCQAwGnBQCQAwGnBQCQAwGnBQCQAwWoBbMIAKkFtAgAqgW1CACrBbYIAKwFtwgAAAAFFQCaAxYAnQMXAJ4DKACbAykAnAMAAAAAAAUVAJoDFgCdAxcAngMoAJsDKQCcAwGnBQCQAwGnBQCQAwUVAKMDFgCmAxcApwMoAKQDKQClAwAAAAAABRUAowMWAKYDFwCnAygApAMpAKUDAacFAJADAacFAJADBRUArAMWAK8DFwCwAygArQMpAK4DAAAAAAAFFQCsAxYArwMXALADKACtAykArgMBpwUAkAMBpwUAkAMFFQC1AxYAuAMXALkDKAC2AykAtwMAAAAAAAUVALUDFgC4AxcAuQMoALYDKQC3AwGnBQCQAwGnBQCQAwUVAL4DFgDBAxcAwgMoAL8DKQDAAwAAAAAABRUAvgMWAMEDFwDCAygAvwMpAMADAacFAJADAacFAJADAxUAxwMWAMgDFwDJAwAAAAMVAMcDFgDIAxcAyQMDFQDOA44GwgnMA48GxgnNAwGNBgDLAwGNBgDLAwKOBscJAI8GyAkAAAAFFQDSAxYA1QMXANYDKADTAykA1AMAAAAAAAUVANIDFgDVAxcA1gMoANMDKQDUAwGNBgDLAwGNBgDLAwUVANsDFgDeAxcA3wMoANwDKQDdAwAAAAAABRUA2wMWAN4DFwDfAygA3AMpAN0DAY0GAMsDAY0GAMsDBRUA5AMWAOcDFwDoAygA5QMpAOYDAAAAAAAFFQDkAxYA5wMXAOgDKADlAykA5gMBrAGWCl4BrAGcCl4FFQDtAxYA8AMXAPEDKADuAykA7wMAAAAAAAUVAO0DFgDwAxcA8QMoAO4DKQDvAwAAAAUVAPcDFgD6AxcA-wMoAPgDKQD5AwAAAAAABRUA9wMWAPoDFwD7AygA-AMpAPkDAa4BAGABrgEAYAUVAIAEFgCDBBcAhAQoAIEEKQCCBAAAAAAABRUAgAQWAIMEFwCEBCgAgQQpAIIEAa4BAGABrgEAYAUVAIkEFgCMBBcAjQQoAIoEKQCLBAAAAAAABRUAiQQWAIwEFwCNBCgAigQpAIsEAa4BAGABrgEAYAMVAJIEFgCTBBcAlAQAAAADFQCSBBYAkwQXAJQEAAAAAxUAmgQWAJsEFwCcBAAAAAMVAJoEFgCbBBcAnAQAAAADFQCiBBYAowQXAKQEAAAAAxUAogQWAKMEFwCkBAUVAK8EsQe2C6cEsge6C6gEtQe-C6kEtgfFC6wEAbAHAKYEAbAHAKYEAxUAqwSwBwCmBLQHwguqBAGzBwCpBAG0B8MLAAMVAK4EsAcApgS3B8kLrQQBtgcArAQBtwfKCwADsQfLCwCyB8wLALUHzQsAAAADFQCzBBYAtAQXALUEAAAAAxUAswQWALQEFwC1BAGwBwCmBAGwBwCmBAUVALoEFgC9BBcAvgQoALsEKQC8BAAAAAAABRUAugQWAL0EFwC-BCgAuwQpALwEAbAHAKYEAbAHAKYEAxUAwwQWAMQEFwDFBAAAAAMVAMMEFgDEBBcAxQQBsAcApgQBsAcApgQFFQDKBBYAzQQXAM4EKADLBCkAzAQAAAAAAAUVAMoEFgDNBBcAzgQoAMsEKQDMBAGzBwCpBAGzBwCpBAUVANMEFgDWBBcA1wQoANQEKQDVBAAAAAAABRUA0wQWANYEFwDXBCgA1AQpANUEAAAABRUA3QQWAOAEFwDhBCgA3gQpAN8EAAAAAAAFFQDdBBYA4AQXAOEEKADeBCkA3wQBsAcApgQBsAcApgQFFQDmBBYA6QQXAOoEKADnBCkA6AQAAAAAAAUVAOYEFgDpBBcA6gQoAOcEKQDoBAG2BwCsBAG2BwCsBAMVAO8EFgDwBBcA8QQAAAADFQDvBBYA8AQXAPEEAAAABRUA9wQWAPoEFwD7BCgA-AQpAPkEAAAAAAAFFQD3BBYA-gQXAPsEKAD4BCkA-QQDFQCABckIog3-BMoIpg3_BAHICAD9BAHICAD9BALJCKcNAMoIqA0AAAAFFQCEBRYAhwUXAIgFKACFBSkAhgUAAAAAAAUVAIQFFgCHBRcAiAUoAIUFKQCGBQHICAD9BAHICAD9BAUVAI0FFgCQBRcAkQUoAI4FKQCPBQAAAAAABRUAjQUWAJAFFwCRBSgAjgUpAI8FAcgIAP0EAcgIAP0EAxUAlgUWAJcFFwCYBQAAAAMVAJYFFgCXBRcAmAUAAAAFFQCeBRYAoQUXAKIFKACfBSkAoAUAAAAAAAUVAJ4FFgChBRcAogUoAJ8FKQCgBQAAAAUVAKgFFgCrBRcArAUoAKkFKQCqBQAAAAAABRUAqAUWAKsFFwCsBSgAqQUpAKoFAAAABRUAsgUWALUFFwC2BSgAswUpALQFAAAAAAAFFQCyBRYAtQUXALYFKACzBSkAtAUAAAADFQC8BRYAvQUXAL4FAAAAAxUAvAUWAL0FFwC-BQAAAAMVAMQFFgDFBRcAxgUAAAADFQDEBRYAxQUXAMYFAAAAAxUAzAUWAM0FFwDOBQAAAAMVAMwFFgDNBRcAzgUAAAAFFQDUBRYA1wUXANgFKADVBSkA1gUAAAAAAAUVANQFFgDXBRcA2AUoANUFKQDWBQAAAAUVAN4FFgDhBRcA4gUoAN8FKQDgBQAAAAAABRUA3gUWAOEFFwDiBSgA3wUpAOAFAAAAAxUA6AUWAOkFFwDqBQAAAAMVAOgFFgDpBRcA6gUAAAAFFQDwBRYA8wUXAPQFKADxBSkA8gUAAAAAAAUVAPAFFgDzBRcA9AUoAPEFKQDyBQAAAAUVAPoFFgD9BRcA_gUoAPsFKQD8BQAAAAAABRUA-gUWAP0FFwD-BSgA-wUpAPwFAAAABRUAhAYWAIcGFwCIBigAhQYpAIYGAAAAAAAFFQCEBhYAhwYXAIgGKACFBikAhgYAAAAFFQCOBhYAkQYXAJIGKACPBikAkAYAAAAAAAUVAI4GFgCRBhcAkgYoAI8GKQCQBgAAAAUVAJgGFgCbBhcAnAYoAJkGKQCaBgAAAAAABRUAmAYWAJsGFwCcBigAmQYpAJoGAAAABRUAogYWAKUGFwCmBigAowYpAKQGAAAAAAAFFQCiBhYApQYXAKYGKACjBikApAYAAAAFFQCsBhYArwYXALAGKACtBikArgYAAAAAAAUVAKwGFgCvBhcAsAYoAK0GKQCuBgAAAAUVALYGFgC5BhcAugYoALcGKQC4BgAAAAAABRUAtgYWALkGFwC6BigAtwYpALgGAAAABRUAwAYWAMMGFwDEBigAwQYpAMIGAAAAAAAFFQDABhYAwwYXAMQGKADBBikAwgYAAAADFQDKBhYAywYXAMwGAAAAAxUAygYWAMsGFwDMBgAAAAUVANIGFgDVBhcA1gYoANMGKQDUBgAAAAAABRUA0gYWANUGFwDWBigA0wYpANQGAAAABRUA3AYWAN8GFwDgBigA3QYpAN4GAAAAAAAFFQDcBhYA3wYXAOAGKADdBikA3gYAAAAFFQDmBhYA6QYXAOoGKADnBikA6AYAAAAAAAUVAOYGFgDpBhcA6gYoAOcGKQDoBgAAAAUVAPAGFgDzBhcA9AYoAPEGKQDyBgAAAAAABRUA8AYWAPMGFwD0BigA8QYpAPIGAAAABRUA-gYWAP0GFwD-BigA-wYpAPwGAAAAAAAFFQD6BhYA_QYXAP4GKAD7BikA_AYAAAAFFQCEBxYAhwcXAIgHKACFBykAhgcAAAAAAAUVAIQHFgCHBxcAiAcoAIUHKQCGBwAAAAMVAI4HFgCPBxcAkAcAAAADFQCOBxYAjwcXAJAHAAAABRUAlgcWAJkHFwCaBygAlwcpAJgHAAAAAAAFFQCWBxYAmQcXAJoHKACXBykAmAcAAAADFQCgBxYAoQcXAKIHAAAAAxUAoAcWAKEHFwCiBwG8DAClBwIVAKYHuwysE6QHAbsMrRMAAbwMAKUHAbwMAKUHBRUAqgcWAK0HFwCuBygAqwcpAKwHAAAAAAAFFQCqBxYArQcXAK4HKACrBykArAcAAAMVALMHFgC0BxcAtQcAAAADFQCzBxYAtAcXALUHAAAABRUAuwcWAL4HFwC_BygAvAcpAL0HAAAAAAAFFQC7BxYAvgcXAL8HKAC8BykAvQcAAAADFQDFBxYAxgcXAMcHAAAAAxUAxQcWAMYHFwDHBwAAAAUVAM0HFgDQBxcA0QcoAM4HKQDPBwAAAAAABRUAzQcWANAHFwDRBygAzgcpAM8HAhUA1weQDawU1AcDFQDWB40NANMHjw2wFNUHAY4NANQHAY8NsRQAAZANshQAAAADFQDbBxYA3AcXAN0HAAAAAxUA2wcWANwHFwDdBwGNDQDTBwGNDQDTBwUVAOIHFgDlBxcA5gcoAOMHKQDkBwAAAAAABRUA4gcWAOUHFwDmBygA4wcpAOQHAY4NANQHAY4NANQHBRUA6wcWAO4HFwDvBygA7AcpAO0HAAAAAAAFFQDrBxYA7gcXAO8HKADsBykA7QcBAgECAwEFBgEGBwEHCAEJCgEKDAILDQMMDwENEQIOEgQREwESFAETFQIYGAUZGQkaGwobHAocHwodIAoeIQofIwogJQIhJgsiKAojKgIkKwwlLAomLQonLgIqMQ0rMhMsNBQtNRQuOBQvORQwOhQxPBQyPgIzPxU0QRQ1QwI2RBY3RRQ4RhQ5RwI6Shc7Sxs8TRw9Thw-URw_UhxAUxxBVRxCVwJDWB1EWhxFXAJGXR5HXhxIXxxJYAJKYx9LZCVMZiZNZyZOaiZPayZQbCZRbiZScAJTcSdUcyZVdQJWdihXdyZYeCZZeQJafClbfS9cfzBdgAEwXoMBMF-EATBghQEwYYcBMGKJAQJjigExZIwBMGWOAQJmjwEyZ5ABMGiRATBpkgECapUBM2uWATlsmAE6bZkBOm6cATpvnQE6cJ4BOnGgATpyogECc6MBO3SlATp1pwECdqgBPHepATp4qgE6easBAnquAT17rwFDfLEBRH2yAUR-tQFEf7YBRIABtwFEgQG5AUSCAbsBAoMBvAFFhAG-AUSFAcABAoYBwQFGhwHCAUSIAcMBRIkBxAECigHHAUeLAcgBS4wBygFMjQHLAUyOAc4BTI8BzwFMkAHQAUyRAdIBTJIB1AECkwHVAU2UAdcBTJUB2QEClgHaAU6XAdsBTJgB3AFMmQHdAQKaAeABT5sB4QFVnAHjAVadAeQBVp4B5wFWnwHoAVagAekBVqEB6wFWogHtAQKjAe4BV6QB8AFWpQHyAQKmAfMBWKcB9AFWqAH1AVapAfYBAqoB-QFZqwH6AV2zAfwBXrQBmAJetQGaAl62AZsCXrcBnAJeuAGeAl65AaACAroBoQJmuwGjAl68AaUCAr0BpgJnvgGnAl6_AagCXsABqQICwQGsAmjCAa0CbsMBrgJfxAGvAl_FAbACX8YBsQJfxwGyAl_IAbQCX8kBtgICygG3Am_LAbkCX8wBuwICzQG8AnDOAb0CX88BvgJf0AG_AgLRAcICcdIBwwJ30wHFAnjUAcYCeNUByQJ41gHKAnjXAcsCeNgBzQJ42QHPAgLaAdACedsB0gJ43AHUAgLdAdUCet4B1gJ43wHXAnjgAdgCAuEB2wJ74gHcAn_jAd4CgAHkAd8CgAHlAeICgAHmAeMCgAHnAeQCgAHoAeYCgAHpAegCAuoB6QKBAesB6wKAAewB7QIC7QHuAoIB7gHvAoAB7wHwAoAB8AHxAgLxAfQCgwHyAfUCiQHzAfcCigH0AfgCigH1AfsCigH2AfwCigH3Af0CigH4Af8CigH5AYEDAvoBggOLAfsBhAOKAfwBhgMC_QGHA4wB_gGIA4oB_wGJA4oBgAKKAwKBAo0DjQGCAo4DkwGDApADlAGEApEDlAGFApQDlAGGApUDlAGHApYDlAGIApgDlAGJApoDAooCmwOVAYsCnQOUAYwCnwMCjQKgA5YBjgKhA5QBjwKiA5QBkAKjAwKRAqYDlwGSAqcDnQGTAqkDngGUAqoDngGVAq0DngGWAq4DngGXAq8DngGYArEDngGZArMDApoCtAOfAZsCtgOeAZwCuAMCnQK5A6ABngK6A54BnwK7A54BoAK8AwKhAr8DoQGiAsADpQGjAsIDpgGkAsMDpgGlAsYDpgGmAscDpgGnAsgDpgGoAsoDpgGpAswDAqoCzQOnAasCzwOmAawC0QMCrQLSA6gBrgLTA6YBrwLUA6YBsALVAwKxAtgDqQGyAtkDrwGzAtsDsAG0AtwDsAG1At8DsAG2AuADsAG3AuEDsAG4AuMDsAG5AuUDAroC5gOxAbsC6AOwAbwC6gMCvQLrA7IBvgLsA7ABvwLtA7ABwALuAwLBAvEDswHCAvIDuQHDAvQDugHEAvUDugHFAvgDugHGAvkDugHHAvoDugHIAvwDugHJAv4DAsoC_wO7AcsCgQS6AcwCgwQCzQKEBLwBzgKFBLoBzwKGBLoB0AKHBALRAooEvQHSAosEwwHVAo0ExAHWApIExAHXApMExAHYApQExAHZApUExAHaApcExAHbApkEAtwCmgTHAd0CnATEAd4CngQC3wKfBMgB4AKgBMQB4QKhBMQB4gKiBALjAqUEyQHkAqYEzwHlAqgExQHmAqkExQHnAqwExQHoAq0ExQHpAq4ExQHqArAExQHrArIEAuwCswTQAe0CtQTFAe4CtwQC7wK4BNEB8AK5BMUB8QK6BMUB8gK7BALzAr4E0gH0Ar8E1gH1AsEE1wH2AsIE1wH3AsUE1wH4AsYE1wH5AscE1wH6AskE1wH7AssEAvwCzATYAf0CzgTXAf4C0AQC_wLRBNkBgAPSBNcBgQPTBNcBggPUBAKDA9cE2gGEA9gE4AGHA9oE4QGIA-AE4QGJA-ME4QGKA-QE4QGLA-UE4QGMA-cE4QGNA-kEAo4D6gTkAY8D7AThAZAD7gQCkQPvBOUBkgPwBOEBkwPxBOEBlAPyBAKVA_UE5gGWA_YE7AGXA_cE4gGYA_gE4gGZA_kE4gGaA_oE4gGbA_sE4gGcA_0E4gGdA_8EAp4DgAXtAZ8DggXiAaADhAUCoQOFBe4BogOGBeIBowOHBeIBpAOIBQKlA4sF7wGmA4wF8wGnA44F9AGoA48F9AGpA5IF9AGqA5MF9AGrA5QF9AGsA5YF9AGtA5gFAq4DmQX1Aa8DmwX0AbADnQUCsQOeBfYBsgOfBfQBswOgBfQBtAOhBQK1A6QF9wG2A6UF-wG3A6cF_AG4A6gF_AG5A6sF_AG6A6wF_AG7A60F_AG8A68F_AG9A7EFAr4DsgX9Ab8DtAX8AcADtgUCwQO3Bf4BwgO4BfwBwwO5BfwBxAO6BQLFA70F_wHGA74FhQLHA8AFhgLIA8EFhgLJA8QFhgLKA8UFhgLLA8YFhgLMA8gFhgLNA8oFAs4DywWHAs8DzQWGAtADzwUC0QPQBYgC0gPRBYYC0wPSBYYC1APTBQLVA9YFiQLWA9cFjQLXA9kFjgLYA9oFjgLZA90FjgLaA94FjgLbA98FjgLcA-EFjgLdA-MFAt4D5AWPAt8D5gWOAuAD6AUC4QPpBZAC4gPqBY4C4wPrBY4C5APsBQLlA-8FkQLmA_AFlwLnA_IFmALoA_MFmALpA_YFmALqA_cFmALrA_gFmALsA_oFmALtA_wFAu4D_QWZAu8D_wWYAvADgQYC8QOCBpoC8gODBpgC8wOEBpgC9AOFBgL1A4gGmwL2A4kGoQL3A4sGogL4A4wGogL5A48GogL6A5AGogL7A5EGogL8A5MGogL9A5UGAv4DlgajAv8DmAaiAoAEmgYCgQSbBqQCggScBqICgwSdBqIChASeBgKFBKEGpQKGBKIGqwKHBKQGrAKIBKUGrAKJBKgGrAKKBKkGrAKLBKoGrAKMBKwGrAKNBK4GAo4ErwatAo8EsQasApAEswYCkQS0Bq4CkgS1BqwCkwS2BqwClAS3BgKVBLoGrwKWBLsGtQKXBL0GtgKYBL4GtgKZBMEGtgKaBMIGtgKbBMMGtgKcBMUGtgKdBMcGAp4EyAa3Ap8Eyga2AqAEzAYCoQTNBrgCogTOBrYCowTPBrYCpATQBgKlBNMGuQKmBNQGvwKnBNYGwAKoBNcGwAKpBNoGwAKqBNsGwAKrBNwGwAKsBN4GwAKtBOAGAq4E4QbBAq8E4wbAArAE5QYCsQTmBsICsgTnBsACswToBsACtATpBgK1BOwGwwK2BO0GyQK3BO8GygK4BPAGygK5BPMGygK6BPQGygK7BPUGygK8BPcGygK9BPkGAr4E-gbLAr8E_AbKAsAE_gYCwQT_BswCwgSAB8oCwwSBB8oCxASCBwLFBIUHzQLGBIYH0wLHBIgH1ALIBIkH1ALJBIwH1ALKBI0H1ALLBI4H1ALMBJAH1ALNBJIHAs4EkwfVAs8ElQfUAtAElwcC0QSYB9YC0gSZB9QC0wSaB9QC1ASbBwLVBJ4H1wLWBJ8H3QLXBKEH3gLYBKIH3gLZBKUH3gLaBKYH3gLbBKcH3gLcBKkH3gLdBKsHAt4ErAffAt8ErgfeAuAEsAcC4QSxB-AC4gSyB94C4wSzB94C5AS0BwLlBLcH4QLmBLgH5wLnBLoH6ALoBLsH6ALpBL4H6ALqBL8H6ALrBMAH6ALsBMIH6ALtBMQHAu4ExQfpAu8ExwfoAvAEyQcC8QTKB-oC8gTLB-gC8wTMB-gC9ATNBwL1BNAH6wL2BNEH8QL3BNMH8gL4BNQH8gL5BNcH8gL6BNgH8gL7BNkH8gL8BNsH8gL9BN0HAv4E3gfzAv8E4AfyAoAF4gcCgQXjB_QCggXkB_ICgwXlB_IChAXmBwKFBekH9QKGBeoH-wKHBewH_AKIBe0H_AKJBfAH_AKKBfEH_AKLBfIH_AKMBfQH_AKNBfYHAo4F9wf9Ao8F-Qf8ApAF-wcCkQX8B_4CkgX9B_wCkwX-B_wClAX_BwKVBYII_wKWBYMIhQOXBYUIhgOYBYYIhgOZBYkIhgOaBYoIhgObBYsIhgOcBY0IhgOdBY8IAp4FkAiHA58FkgiGA6AFlAgCoQWVCIgDogWWCIYDowWXCIYDpAWYCAKlBZsIiQOmBZwIjwOtBZ4IkAOuBbgIkAOvBbsIkAOwBbwIkAOxBb0IkAOyBb8IkAOzBcEIArQFwgiXA7UFxAiQA7YFxggCtwXHCJgDuAXICJADuQXJCJADugXKCAK7Bc0ImQO8Bc4InwO9Bc8IkQO-BdAIkQO_BdEIkQPABdIIkQPBBdMIkQPCBdUIkQPDBdcIAsQF2AigA8UF2giRA8YF3AgCxwXdCKEDyAXeCJEDyQXfCJEDygXgCALLBeMIogPMBeQIqAPNBeUIkgPOBeYIkgPPBecIkgPQBegIkgPRBekIkgPSBesIkgPTBe0IAtQF7gipA9UF8AiSA9YF8ggC1wXzCKoD2AX0CJID2QX1CJID2gX2CALbBfkIqwPcBfoIsQPdBfsIkwPeBfwIkwPfBf0IkwPgBf4IkwPhBf8IkwPiBYEJkwPjBYMJAuQFhAmyA-UFhgmTA-YFiAkC5wWJCbMD6AWKCZMD6QWLCZMD6gWMCQLrBY8JtAPsBZAJugPtBZEJlAPuBZIJlAPvBZMJlAPwBZQJlAPxBZUJlAPyBZcJlAPzBZkJAvQFmgm7A_UFnAmUA_YFngkC9wWfCbwD-AWgCZQD-QWhCZQD-gWiCQL7BaUJvQP8BaYJwwP9BacJlQP-BagJlQP_BakJlQOABqoJlQOBBqsJlQOCBq0JlQODBq8JAoQGsAnEA4UGsgmVA4YGtAkChwa1CcUDiAa2CZUDiQa3CZUDiga4CQKLBrsJxgOMBrwJygOQBr4JywORBskJywOSBswJywOTBs0JywOUBs4JywOVBtAJywOWBtIJApcG0wnPA5gG1QnLA5kG1wkCmgbYCdADmwbZCcsDnAbaCcsDnQbbCQKeBt4J0QOfBt8J1wOgBuAJzAOhBuEJzAOiBuIJzAOjBuMJzAOkBuQJzAOlBuYJzAOmBugJAqcG6QnYA6gG6wnMA6kG7QkCqgbuCdkDqwbvCcwDrAbwCcwDrQbxCQKuBvQJ2gOvBvUJ4AOwBvYJzQOxBvcJzQOyBvgJzQOzBvkJzQO0BvoJzQO1BvwJzQO2Bv4JArcG_wnhA7gGgQrNA7kGgwoCugaECuIDuwaFCs0DvAaGCs0DvQaHCgK-BooK4wO_BosK6QPABowKYMEGjQpgwgaOCmDDBo8KYMQGkApgxQaSCmDGBpQKAscGlQrqA8gGmApgyQaaCgLKBpsK6wPLBp0KYMwGngpgzQafCgLOBqIK7APPBqMK8gPQBqUK8wPRBqYK8wPSBqkK8wPTBqoK8wPUBqsK8wPVBq0K8wPWBq8KAtcGsAr0A9gGsgrzA9kGtAoC2ga1CvUD2wa2CvMD3Aa3CvMD3Qa4CgLeBrsK9gPfBrwK_APgBr0KYeEGvgph4ga_CmHjBsAKYeQGwQph5QbDCmHmBsUKAucGxgr9A-gGyAph6QbKCgLqBssK_gPrBswKYewGzQph7QbOCgLuBtEK_wPvBtIKhQTwBtMKYvEG1Api8gbVCmLzBtYKYvQG1wpi9QbZCmL2BtsKAvcG3AqGBPgG3gpi-QbgCgL6BuEKhwT7BuIKYvwG4wpi_QbkCgL-BucKiAT_BugKjgSAB-kKY4EH6gpjggfrCmODB-wKY4QH7QpjhQfvCmOGB_EKAocH8gqPBIgH9ApjiQf2CgKKB_cKkASLB_gKY4wH-QpjjQf6CgKOB_0KkQSPB_4KlQSQB4ALlgSRB4ELlgSSB4QLlgSTB4ULlgSUB4YLlgSVB4gLlgSWB4oLApcHiwuXBJgHjQuWBJkHjwsCmgeQC5gEmweRC5YEnAeSC5YEnQeTCwKeB5YLmQSfB5cLnQSgB5kLngShB5oLngSiB50LngSjB54LngSkB58LngSlB6ELngSmB6MLAqcHpAufBKgHpgueBKkHqAsCqgepC6AEqweqC54ErAerC54ErQesCwKuB68LoQSvB7ALpQS4B7ILpgS5B84LpgS6B9ELpgS7B9ILpgS8B9MLpgS9B9ULpgS-B9cLAr8H2AuwBMAH2gumBMEH3AsCwgfdC7EEwwfeC6YExAffC6YExQfgCwLGB-MLsgTHB-QLtgTIB-ULpwTJB-YLpwTKB-cLpwTLB-gLpwTMB-kLpwTNB-sLpwTOB-0LAs8H7gu3BNAH8AunBNEH8gsC0gfzC7gE0wf0C6cE1Af1C6cE1Qf2CwLWB_kLuQTXB_oLvwTYB_sLqATZB_wLqATaB_0LqATbB_4LqATcB_8LqATdB4EMqATeB4MMAt8HhAzABOAHhgyoBOEHiAwC4geJDMEE4weKDKgE5AeLDKgE5QeMDALmB48MwgTnB5AMxgToB5EMqQTpB5IMqQTqB5MMqQTrB5QMqQTsB5UMqQTtB5cMqQTuB5kMAu8HmgzHBPAHnAypBPEHngwC8gefDMgE8wegDKkE9AehDKkE9QeiDAL2B6UMyQT3B6YMzwT4B6cMqgT5B6gMqgT6B6kMqgT7B6oMqgT8B6sMqgT9B60MqgT-B68MAv8HsAzQBIAIsgyqBIEItAwCggi1DNEEgwi2DKoEhAi3DKoEhQi4DAKGCLsM0gSHCLwM2ASICL4M2QSJCL8M2QSKCMIM2QSLCMMM2QSMCMQM2QSNCMYM2QSOCMgMAo8IyQzaBJAIywzZBJEIzQwCkgjODNsEkwjPDNkElAjQDNkElQjRDAKWCNQM3ASXCNUM4gSYCNcMrASZCNgMrASaCNoMrASbCNsMrAScCNwMrASdCN4MrASeCOAMAp8I4QzjBKAI4wysBKEI5QwCogjmDOQEowjnDKwEpAjoDKwEpQjpDAKmCOwM5QSnCO0M6wSoCO4MrQSpCO8MrQSqCPAMrQSrCPEMrQSsCPIMrQStCPQMrQSuCPYMAq8I9wzsBLAI-QytBLEI-wwCsgj8DO0Eswj9DK0EtAj-DK0EtQj_DAK2CIIN7gS3CIMN8gS4CIUN8wS5CIYN8wS6CIkN8wS7CIoN8wS8CIsN8wS9CI0N8wS-CI8NAr8IkA30BMAIkg3zBMEIlA0CwgiVDfUEwwiWDfMExAiXDfMExQiYDQLGCJsN9gTHCJwN_ATLCJ4N_QTMCKkN_QTNCKwN_QTOCK0N_QTPCK4N_QTQCLAN_QTRCLINAtIIsw2BBdMItQ39BNQItw0C1Qi4DYIF1gi5Df0E1wi6Df0E2Ai7DQLZCL4NgwXaCL8NiQXbCMAN_gTcCMEN_gTdCMIN_gTeCMMN_gTfCMQN_gTgCMYN_gThCMgNAuIIyQ2KBeMIyw3-BOQIzQ0C5QjODYsF5gjPDf4E5wjQDf4E6AjRDQLpCNQNjAXqCNUNkgXrCNYN_wTsCNcN_wTtCNgN_wTuCNkN_wTvCNoN_wTwCNwN_wTxCN4NAvII3w2TBfMI4Q3_BPQI4w0C9QjkDZQF9gjlDf8E9wjmDf8E-AjnDQL5COoNlQX6COsNmQX7CO0NmgX8CO4NmgX9CPENmgX-CPINmgX_CPMNmgWACfUNmgWBCfcNAoIJ-A2bBYMJ-g2aBYQJ_A0ChQn9DZwFhgn-DZoFhwn_DZoFiAmADgKJCYMOnQWKCYQOowWLCYYOpAWMCYcOpAWNCYoOpAWOCYsOpAWPCYwOpAWQCY4OpAWRCZAOApIJkQ6lBZMJkw6kBZQJlQ4ClQmWDqYFlgmXDqQFlwmYDqQFmAmZDgKZCZwOpwWaCZ0OrQWbCZ8OrgWcCaAOrgWdCaMOrgWeCaQOrgWfCaUOrgWgCacOrgWhCakOAqIJqg6vBaMJrA6uBaQJrg4CpQmvDrAFpgmwDq4FpwmxDq4FqAmyDgKpCbUOsQWqCbYOtwWrCbgOuAWsCbkOuAWtCbwOuAWuCb0OuAWvCb4OuAWwCcAOuAWxCcIOArIJww65BbMJxQ64BbQJxw4CtQnIDroFtgnJDrgFtwnKDrgFuAnLDgK5Cc4OuwW6Cc8OvwW7CdEOwAW8CdIOwAW9CdUOwAW-CdYOwAW_CdcOwAXACdkOwAXBCdsOAsIJ3A7BBcMJ3g7ABcQJ4A4CxQnhDsIFxgniDsAFxwnjDsAFyAnkDgLJCecOwwXKCegOxwXLCeoOyAXMCesOyAXNCe4OyAXOCe8OyAXPCfAOyAXQCfIOyAXRCfQOAtIJ9Q7JBdMJ9w7IBdQJ-Q4C1Qn6DsoF1gn7DsgF1wn8DsgF2An9DgLZCYAPywXaCYEPzwXbCYMP0AXcCYQP0AXdCYcP0AXeCYgP0AXfCYkP0AXgCYsP0AXhCY0PAuIJjg_RBeMJkA_QBeQJkg8C5QmTD9IF5gmUD9AF5wmVD9AF6AmWDwLpCZkP0wXqCZoP2QXrCZwP2gXsCZ0P2gXtCaAP2gXuCaEP2gXvCaIP2gXwCaQP2gXxCaYPAvIJpw_bBfMJqQ_aBfQJqw8C9QmsD9wF9gmtD9oF9wmuD9oF-AmvDwL5CbIP3QX6CbMP4wX7CbUP5AX8CbYP5AX9CbkP5AX-CboP5AX_CbsP5AWACr0P5AWBCr8PAoIKwA_lBYMKwg_kBYQKxA8ChQrFD-YFhgrGD-QFhwrHD-QFiArIDwKJCssP5wWKCswP6wWLCs4P7AWMCs8P7AWNCtIP7AWOCtMP7AWPCtQP7AWQCtYP7AWRCtgPApIK2Q_tBZMK2w_sBZQK3Q8ClQreD-4FlgrfD-wFlwrgD-wFmArhDwKZCuQP7wWaCuUP9QWbCucP9gWcCugP9gWdCusP9gWeCuwP9gWfCu0P9gWgCu8P9gWhCvEPAqIK8g_3BaMK9A_2BaQK9g8CpQr3D_gFpgr4D_YFpwr5D_YFqAr6DwKpCv0P-QWqCv4P_wWrCoAQgAasCoEQgAatCoQQgAauCoUQgAavCoYQgAawCogQgAaxCooQArIKixCBBrMKjRCABrQKjxACtQqQEIIGtgqREIAGtwqSEIAGuAqTEAK5CpYQgwa6CpcQiQa7CpkQiga8CpoQiga9Cp0Qiga-Cp4Qiga_Cp8QigbACqEQigbBCqMQAsIKpBCLBsMKphCKBsQKqBACxQqpEIwGxgqqEIoGxwqrEIoGyAqsEALJCq8QjQbKCrAQkwbLCrIQlAbMCrMQlAbNCrYQlAbOCrcQlAbPCrgQlAbQCroQlAbRCrwQAtIKvRCVBtMKvxCUBtQKwRAC1QrCEJYG1grDEJQG1wrEEJQG2ArFEALZCsgQlwbaCskQnQbbCssQngbcCswQngbdCs8QngbeCtAQngbfCtEQngbgCtMQngbhCtUQAuIK1hCfBuMK2BCeBuQK2hAC5QrbEKAG5grcEJ4G5wrdEJ4G6AreEALpCuEQoQbqCuIQpwbrCuQQqAbsCuUQqAbtCugQqAbuCukQqAbvCuoQqAbwCuwQqAbxCu4QAvIK7xCpBvMK8RCoBvQK8xAC9Qr0EKoG9gr1EKgG9wr2EKgG-Ar3EAL5CvoQqwb6CvsQsQb7Cv0Qsgb8Cv4Qsgb9CoERsgb-CoIRsgb_CoMRsgaAC4URsgaBC4cRAoILiBGzBoMLihGyBoQLjBEChQuNEbQGhguOEbIGhwuPEbIGiAuQEQKJC5MRtQaKC5QRuwaLC5YRvAaMC5cRvAaNC5oRvAaOC5sRvAaPC5wRvAaQC54RvAaRC6ARApILoRG9BpMLoxG8BpQLpREClQumEb4GlgunEbwGlwuoEbwGmAupEQKZC6wRvwaaC60RxQabC68RxgacC7ARxgadC7MRxgaeC7QRxgafC7URxgagC7cRxgahC7kRAqILuhHHBqMLvBHGBqQLvhECpQu_EcgGpgvAEcYGpwvBEcYGqAvCEQKpC8URyQaqC8YRzQarC8gRzgasC8kRzgatC8wRzgauC80RzgavC84RzgawC9ARzgaxC9IRArIL0xHPBrML1RHOBrQL1xECtQvYEdAGtgvZEc4GtwvaEc4GuAvbEQK5C94R0Qa6C98R1wa7C-ER2Aa8C-IR2Aa9C-UR2Aa-C-YR2Aa_C-cR2AbAC-kR2AbBC-sRAsIL7BHZBsML7hHYBsQL8BECxQvxEdoGxgvyEdgGxwvzEdgGyAv0EQLJC_cR2wbKC_gR4QbLC_oR4gbMC_sR4gbNC_4R4gbOC_8R4gbPC4AS4gbQC4IS4gbRC4QSAtILhRLjBtMLhxLiBtQLiRIC1QuKEuQG1guLEuIG1wuMEuIG2AuNEgLZC5AS5QbaC5ES6wbbC5MS7AbcC5QS7AbdC5cS7AbeC5gS7AbfC5kS7AbgC5sS7AbhC50SAuILnhLtBuMLoBLsBuQLohIC5QujEu4G5gukEuwG5wulEuwG6AumEgLpC6kS7wbqC6oS9QbrC6wS9gbsC60S9gbtC7AS9gbuC7ES9gbvC7IS9gbwC7QS9gbxC7YSAvILtxL3BvMLuRL2BvQLuxIC9Qu8EvgG9gu9EvYG9wu-EvYG-Au_EgL5C8IS-Qb6C8MS_wb7C8USgAf8C8YSgAf9C8kSgAf-C8oSgAf_C8sSgAeADM0SgAeBDM8SAoIM0BKBB4MM0hKAB4QM1BIChQzVEoIHhgzWEoAHhwzXEoAHiAzYEgKJDNsSgweKDNwSiQeLDN4SigeMDN8SigeNDOISigeODOMSigePDOQSigeQDOYSigeRDOgSApIM6RKLB5MM6xKKB5QM7RIClQzuEowHlgzvEooHlwzwEooHmAzxEgKZDPQSjQeaDPUSkQebDPcSkgecDPgSkgedDPsSkgeeDPwSkgefDP0SkgegDP8SkgehDIETAqIMghOTB6MMhBOSB6QMhhMCpQyHE5QHpgyIE5IHpwyJE5IHqAyKEwKpDI0TlQeqDI4TmwerDJATnAesDJETnAetDJQTnAeuDJUTnAevDJYTnAewDJgTnAexDJoTArIMmxOdB7MMnROcB7QMnxMCtQygE54HtgyhE5wHtwyiE5wHuAyjEwK5DKYTnwe6DKcTowe9DKkTpAe-DK4TpAe_DK8TpAfADLATpAfBDLETpAfCDLMTpAfDDLUTAsQMthOnB8UMuBOkB8YMuhMCxwy7E6gHyAy8E6QHyQy9E6QHygy-EwLLDMETqQfMDMITrwfNDMQTpQfODMUTpQfPDMgTpQfQDMkTpQfRDMoTpQfSDMwTpQfTDM4TAtQMzxOwB9UM0ROlB9YM0xMC1wzUE7EH2AzVE6UH2QzWE6UH2gzXEwLbDNoTsgfcDNsTtgfdDN0TtwfeDN4TtwffDOETtwfgDOITtwfhDOMTtwfiDOUTtwfjDOcTAuQM6BO4B-UM6hO3B-YM7BMC5wztE7kH6AzuE7cH6QzvE7cH6gzwEwLrDPMTugfsDPQTwAftDPYTwQfuDPcTwQfvDPoTwQfwDPsTwQfxDPwTwQfyDP4TwQfzDIAUAvQMgRTCB_UMgxTBB_YMhRQC9wyGFMMH-AyHFMEH-QyIFMEH-gyJFAL7DIwUxAf8DI0UyAf9DI8UyQf-DJAUyQf_DJMUyQeADZQUyQeBDZUUyQeCDZcUyQeDDZkUAoQNmhTKB4UNnBTJB4YNnhQChw2fFMsHiA2gFMkHiQ2hFMkHig2iFAKLDaUUzAeMDaYU0geRDagU0weSDbMU0weTDbYU0weUDbcU0weVDbgU0weWDboU0weXDbwUApgNvRTYB5kNvxTTB5oNwRQCmw3CFNkHnA3DFNMHnQ3EFNMHng3FFAKfDcgU2gegDckU3gehDcoU1AeiDcsU1AejDcwU1AekDc0U1AelDc4U1AemDdAU1AenDdIUAqgN0xTfB6kN1RTUB6oN1xQCqw3YFOAHrA3ZFNQHrQ3aFNQHrg3bFAKvDd4U4QewDd8U5wexDeAU1QeyDeEU1QezDeIU1Qe0DeMU1Qe1DeQU1Qe2DeYU1Qe3DegUArgN6RToB7kN6xTVB7oN7RQCuw3uFOkHvA3vFNUHvQ3wFNUHvg3xFAK_DfQU6gfADfUU8Ac"
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
