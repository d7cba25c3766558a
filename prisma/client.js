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
config.runtimeDataModel = JSON.parse('{"models":{"EarnedAchievement":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"},{"name":"earnedAt","kind":"scalar","type":"DateTime","dbName":"earned_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"}],"dbName":"earned_achievement","schema":null},"Appeal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"flag","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"decideBy","kind":"scalar","type":"DateTime","dbName":"decide_by"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"decision","kind":"scalar","type":"String"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"totalBefore","kind":"scalar","type":"Int","dbName":"total_before"},{"name":"totalAfter","kind":"scalar","type":"Int","dbName":"total_after"},{"name":"consent","kind":"scalar","type":"String"}],"dbName":"appeal","schema":null},"AttestationSchema":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"schema","kind":"scalar","type":"String"},{"name":"resolver","kind":"scalar","type":"String"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"attestation_schema","schema":null},"Attestation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"data","kind":"scalar","type":"String"},{"name":"omittedBytes","kind":"scalar","type":"Int","dbName":"omitted_bytes"},{"name":"decoded","kind":"scalar","type":"Json"},{"name":"preview","kind":"scalar","type":"Json"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"refUid","kind":"scalar","type":"String","dbName":"ref_uid"},{"name":"salt","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"signatureKind","kind":"scalar","type":"String","dbName":"signature_kind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"revocationReason","kind":"scalar","type":"String","dbName":"revocation_reason"},{"name":"revocationDetails","kind":"scalar","type":"String","dbName":"revocation_details"},{"name":"publicReason","kind":"scalar","type":"String","dbName":"public_reason"},{"name":"revocationSignature","kind":"scalar","type":"String","dbName":"revocation_signature"},{"name":"revocationSeq","kind":"scalar","type":"BigInt","dbName":"revocation_seq"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revokedBlock","kind":"scalar","type":"BigInt","dbName":"revoked_block"},{"name":"revokedTxHash","kind":"scalar","type":"String","dbName":"revoked_tx_hash"},{"name":"final","kind":"scalar","type":"Boolean"}],"dbName":"attestation","schema":null},"LeftOutAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"sender","kind":"scalar","type":"String"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"attestation","kind":"scalar","type":"Json"}],"dbName":"left_out_attestation","schema":null},"EarlyRevocation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"}],"dbName":"early_revocation","schema":null},"IssuerWeight":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"issuer_weight","schema":null},"Notification":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"}],"dbName":"notification","schema":null},"PendingAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"uid","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"subject","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revocation","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"}],"dbName":"pending_attestation","schema":null},"Meta":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Json"}],"dbName":"meta","schema":null},"Developer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tier","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToDeveloper"},{"name":"noticeChannels","kind":"object","type":"NoticeChannel","relationName":"DeveloperToNoticeChannel"}],"dbName":"developer","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"origins","kind":"scalar","type":"String"},{"name":"policyIds","kind":"scalar","type":"String","dbName":"policy_ids"},{"name":"permissions","kind":"scalar","type":"String"},{"name":"rateLimit","kind":"scalar","type":"Int","dbName":"rate_limit"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"last4","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"replacedBy","kind":"scalar","type":"String","dbName":"replaced_by"},{"name":"developer","kind":"object","type":"Developer","relationName":"ApiKeyToDeveloper"}],"dbName":"api_key","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actor","kind":"scalar","type":"String"},{"name":"act","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"}],"dbName":"audit_entry","schema":null},"IdempotentRequest":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"committed","kind":"scalar","type":"Boolean"},{"name":"results","kind":"scalar","type":"Bytes"},{"name":"fence","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"idempotent_request","schema":null},"IdempotentBytes":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"bytes","kind":"scalar","type":"BigInt"}],"dbName":"idempotent_bytes","schema":null},"DayCount":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"requests","kind":"scalar","type":"Int"}],"dbName":"day_count","schema":null},"AuthNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"auth_nonce","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"session","schema":null},"UsageHour":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"endpoint","kind":"scalar","type":"String"},{"name":"requests","kind":"scalar","type":"Int"},{"name":"errors","kind":"scalar","type":"Int"},{"name":"latencies","kind":"scalar","type":"Int"}],"dbName":"usage_hour","schema":null},"Epoch":{"fields":[{"name":"number","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"String"},{"name":"previousRoot","kind":"scalar","type":"String","dbName":"previous_root"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"rows","kind":"scalar","type":"Int"},{"name":"chains","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"nodes","kind":"scalar","type":"Bytes"},{"name":"lineBytes","kind":"scalar","type":"BigInt","dbName":"line_bytes"},{"name":"checksum","kind":"scalar","type":"BigInt"},{"name":"storedBytes","kind":"scalar","type":"BigInt","dbName":"stored_bytes"},{"name":"published","kind":"scalar","type":"Json"}],"dbName":"epoch","schema":null},"EpochPage":{"fields":[{"name":"epoch","kind":"scalar","type":"Int"},{"name":"firstIndex","kind":"scalar","type":"Int","dbName":"first_index"},{"name":"firstAddress","kind":"scalar","type":"String","dbName":"first_address"},{"name":"chunkHash","kind":"scalar","type":"Bytes","dbName":"chunk_hash"},{"name":"leaves","kind":"scalar","type":"Bytes"},{"name":"chunk","kind":"object","type":"EpochChunk","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_page","schema":null},"EpochChunk":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"data","kind":"scalar","type":"Bytes"},{"name":"pages","kind":"object","type":"EpochPage","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_chunk","schema":null},"NameEvent":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameHash","kind":"scalar","type":"String","dbName":"name_hash"},{"name":"account","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"name_event","schema":null},"Identity":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"state","kind":"scalar","type":"String"},{"name":"parent","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"mintedAt","kind":"scalar","type":"DateTime","dbName":"minted_at"},{"name":"final","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"blocked","kind":"scalar","type":"Boolean"},{"name":"received","kind":"scalar","type":"Boolean"},{"name":"wallets","kind":"object","type":"IdentityWallet","relationName":"IdentityToIdentityWallet"}],"dbName":"identity","schema":null},"IdentityWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"primary","kind":"scalar","type":"Boolean"},{"name":"linkedAt","kind":"scalar","type":"DateTime","dbName":"linked_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"counts","kind":"scalar","type":"Boolean"},{"name":"identity","kind":"object","type":"Identity","relationName":"IdentityToIdentityWallet"}],"dbName":"identity_wallet","schema":null},"IdentityDeparture":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leftAt","kind":"scalar","type":"DateTime","dbName":"left_at"}],"dbName":"identity_departure","schema":null},"IdentityPast":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"owner","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"wallets","kind":"scalar","type":"Json"}],"dbName":"identity_past","schema":null},"WalletGroup":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"joinedAt","kind":"scalar","type":"DateTime","dbName":"joined_at"}],"dbName":"wallet_group","schema":null},"ChainCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"headNumber","kind":"scalar","type":"BigInt","dbName":"head_number"},{"name":"finalizedBlock","kind":"scalar","type":"BigInt","dbName":"finalized_block"},{"name":"scoredBlock","kind":"scalar","type":"BigInt","dbName":"scored_block"},{"name":"scoredHash","kind":"scalar","type":"String","dbName":"scored_hash"},{"name":"dayBlockNumber","kind":"scalar","type":"BigInt","dbName":"day_block_number"},{"name":"dayBlockHash","kind":"scalar","type":"String","dbName":"day_block_hash"},{"name":"dayBlockTime","kind":"scalar","type":"BigInt","dbName":"day_block_time"},{"name":"state","kind":"scalar","type":"String"},{"name":"error","kind":"scalar","type":"String"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"missingBlock","kind":"scalar","type":"BigInt","dbName":"missing_block"},{"name":"missingSince","kind":"scalar","type":"DateTime","dbName":"missing_since"}],"dbName":"chain_cursor","schema":null},"ExplorerHead":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"guessed","kind":"scalar","type":"Boolean"}],"dbName":"explorer_head","schema":null},"ExplorerFault":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"host","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"}],"dbName":"explorer_fault","schema":null},"ChainControl":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"pausedAt","kind":"scalar","type":"DateTime","dbName":"paused_at"},{"name":"pauseReason","kind":"scalar","type":"String","dbName":"pause_reason"},{"name":"reindexFrom","kind":"scalar","type":"BigInt","dbName":"reindex_from"},{"name":"reindexRequestedAt","kind":"scalar","type":"DateTime","dbName":"reindex_requested_at"},{"name":"reindexStartedAt","kind":"scalar","type":"DateTime","dbName":"reindex_started_at"},{"name":"setAsideBlock","kind":"scalar","type":"BigInt","dbName":"set_aside_block"},{"name":"setAsideRequestedAt","kind":"scalar","type":"DateTime","dbName":"set_aside_requested_at"}],"dbName":"chain_control","schema":null},"Block":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"String"},{"name":"parentHash","kind":"scalar","type":"String","dbName":"parent_hash"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"statedTime","kind":"scalar","type":"BigInt","dbName":"stated_time"}],"dbName":"block","schema":null},"Activity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"activity","schema":null},"Facts":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"}],"dbName":"facts","schema":null},"FactsSnapshot":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"facts_snapshot","schema":null},"FundingCluster":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"funder","kind":"scalar","type":"String"},{"name":"clusterSize","kind":"scalar","type":"Int","dbName":"cluster_size"},{"name":"chainLength","kind":"scalar","type":"Int","dbName":"chain_length"}],"dbName":"funding_cluster","schema":null},"AlikeCluster":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"size","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"Json"},{"name":"foundBy","kind":"scalar","type":"String","dbName":"found_by"}],"dbName":"alike_cluster","schema":null},"PaymentTrust":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"payment_trust","schema":null},"QuarantinedTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"firstBlock","kind":"scalar","type":"BigInt","dbName":"first_block"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"}],"dbName":"quarantined_transaction","schema":null},"QuarantinedWallet":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"partlyRead","kind":"scalar","type":"Boolean","dbName":"partly_read"}],"dbName":"quarantined_wallet","schema":null},"List":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"read","kind":"scalar","type":"String"},{"name":"repair","kind":"scalar","type":"Boolean"},{"name":"column","kind":"scalar","type":"String"},{"name":"previousId","kind":"scalar","type":"String","dbName":"previous_id"},{"name":"format","kind":"scalar","type":"Json"},{"name":"columns","kind":"scalar","type":"Json"},{"name":"counts","kind":"scalar","type":"Json"},{"name":"summary","kind":"scalar","type":"Json"},{"name":"charged","kind":"scalar","type":"Boolean"},{"name":"reading","kind":"scalar","type":"String"},{"name":"lastRow","kind":"scalar","type":"Int","dbName":"last_row"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"uploads","kind":"object","type":"ListUpload","relationName":"ListToListUpload"},{"name":"rows","kind":"object","type":"ListRow","relationName":"ListToListRow"},{"name":"lines","kind":"object","type":"ListLine","relationName":"ListToListLine"},{"name":"clusters","kind":"object","type":"ListCluster","relationName":"ListToListCluster"},{"name":"shares","kind":"object","type":"ListShare","relationName":"ListToListShare"}],"dbName":"list","schema":null},"ListUpload":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"list","kind":"object","type":"List","relationName":"ListToListUpload"}],"dbName":"list_upload","schema":null},"ListRow":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"row","kind":"scalar","type":"Int"},{"name":"line","kind":"scalar","type":"Int"},{"name":"input","kind":"scalar","type":"String"},{"name":"identity","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"special","kind":"scalar","type":"String"},{"name":"duplicateOf","kind":"scalar","type":"Int","dbName":"duplicate_of"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reasons","kind":"scalar","type":"Json"},{"name":"svcId","kind":"scalar","type":"String","dbName":"svc_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"tier","kind":"scalar","type":"String"},{"name":"flags","kind":"scalar","type":"String"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"known","kind":"scalar","type":"Boolean"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"keep","kind":"scalar","type":"Boolean"},{"name":"sameAs","kind":"scalar","type":"Int","dbName":"same_as"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"list","kind":"object","type":"List","relationName":"ListToListRow"}],"dbName":"list_row","schema":null},"ListLine":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"line","kind":"scalar","type":"Int"},{"name":"row","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListLine"}],"dbName":"list_line","schema":null},"ListCluster":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"size","kind":"scalar","type":"Int"},{"name":"strength","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"keep","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListCluster"}],"dbName":"list_cluster","schema":null},"ListShare":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"list","kind":"object","type":"List","relationName":"ListToListShare"}],"dbName":"list_share","schema":null},"ListTree":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"who","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"String"},{"name":"cap","kind":"scalar","type":"Decimal"},{"name":"floor","kind":"scalar","type":"Decimal"},{"name":"decimals","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"Bytes"},{"name":"leaves","kind":"scalar","type":"Int"},{"name":"sum","kind":"scalar","type":"Decimal"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"day","kind":"scalar","type":"BigInt"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"issuedAt","kind":"scalar","type":"BigInt","dbName":"issued_at"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"leafRows","kind":"object","type":"ListTreeLeaf","relationName":"ListTreeToListTreeLeaf"},{"name":"nodes","kind":"object","type":"ListTreeNode","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree","schema":null},"ListTreeLeaf":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"index","kind":"scalar","type":"Int"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"position","kind":"scalar","type":"Int"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeLeaf"}],"dbName":"list_tree_leaf","schema":null},"ListTreeNode":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree_node","schema":null},"NoticeChannel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"medium","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"host","kind":"scalar","type":"String"},{"name":"kinds","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"developer","kind":"object","type":"Developer","relationName":"DeveloperToNoticeChannel"},{"name":"events","kind":"object","type":"NoticeEvent","relationName":"NoticeChannelToNoticeEvent"},{"name":"messages","kind":"object","type":"NoticeMessage","relationName":"NoticeChannelToNoticeMessage"},{"name":"conditions","kind":"object","type":"NoticeCondition","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_channel","schema":null},"NoticeAddress":{"fields":[{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"asked","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"client","kind":"scalar","type":"String"},{"name":"refused","kind":"scalar","type":"Boolean"}],"dbName":"notice_address","schema":null},"NoticeEvent":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeEvent"}],"dbName":"notice_event","schema":null},"NoticeMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"items","kind":"scalar","type":"Json"},{"name":"notices","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeMessage"}],"dbName":"notice_message","schema":null},"NoticeCondition":{"fields":[{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"notifiedAt","kind":"scalar","type":"DateTime","dbName":"notified_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_condition","schema":null},"PersonSession":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"providerSession","kind":"scalar","type":"String","dbName":"provider_session"},{"name":"role","kind":"scalar","type":"String"},{"name":"grantedBy","kind":"scalar","type":"String","dbName":"granted_by"},{"name":"refreshToken","kind":"scalar","type":"String","dbName":"refresh_token"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"checkAt","kind":"scalar","type":"DateTime","dbName":"check_at"},{"name":"checkFault","kind":"scalar","type":"String","dbName":"check_fault"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"person_session","schema":null},"LogoutToken":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"logout_token","schema":null},"Policy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"simulations","kind":"object","type":"PolicySimulation","relationName":"PolicyToPolicySimulation"},{"name":"nullifiers","kind":"object","type":"PassNullifier","relationName":"PassNullifierToPolicy"},{"name":"snapshots","kind":"object","type":"SnapshotToken","relationName":"PolicyToSnapshotToken"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyToPolicyWatch"}],"dbName":"policy","schema":null},"PolicySimulation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"lastSubject","kind":"scalar","type":"String","dbName":"last_subject"},{"name":"tally","kind":"scalar","type":"Json"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicySimulation"}],"dbName":"policy_simulation","schema":null},"PassNullifier":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"nullifier","kind":"scalar","type":"String"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PassNullifierToPolicy"}],"dbName":"pass_nullifier","schema":null},"SnapshotToken":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"stored","kind":"scalar","type":"Int"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToSnapshotToken"},{"name":"blocks","kind":"object","type":"SnapshotBlock","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_token","schema":null},"SnapshotBlock":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"network","kind":"scalar","type":"BigInt"},{"name":"snapshot","kind":"scalar","type":"BigInt"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"token","kind":"object","type":"SnapshotToken","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_block","schema":null},"SnapshotAnswer":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"address","kind":"scalar","type":"String"},{"name":"score","kind":"scalar","type":"Int"}],"dbName":"snapshot_answer","schema":null},"PolicyWatch":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"wallets","kind":"scalar","type":"Int"},{"name":"readsChain","kind":"scalar","type":"Boolean","dbName":"reads_chain"},{"name":"turnAt","kind":"scalar","type":"DateTime","dbName":"turn_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicyWatch"},{"name":"watched","kind":"object","type":"WatchedWallet","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"policy_watch","schema":null},"WatchedWallet":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"chainOutcomes","kind":"scalar","type":"String","dbName":"chain_outcomes"},{"name":"chainReadAt","kind":"scalar","type":"DateTime","dbName":"chain_read_at"},{"name":"nextOutcome","kind":"scalar","type":"String","dbName":"next_outcome"},{"name":"nextBlocks","kind":"scalar","type":"Json","dbName":"next_blocks"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"watched_wallet","schema":null},"OnceWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"party","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"histories","kind":"object","type":"OnceHistory","relationName":"OnceHistoryToOnceWallet"},{"name":"questions","kind":"object","type":"OnceQuestion","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_wallet","schema":null},"OnceHistory":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"headAt","kind":"scalar","type":"BigInt","dbName":"head_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceHistoryToOnceWallet"}],"dbName":"once_history","schema":null},"OnceQuestion":{"fields":[{"name":"asker","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"reads","kind":"scalar","type":"Boolean"},{"name":"payer","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"compareFrom","kind":"scalar","type":"DateTime","dbName":"compare_from"},{"name":"alike","kind":"scalar","type":"Json"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_question","schema":null},"Reservation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"name","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"deposit","kind":"scalar","type":"Decimal"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"state","kind":"scalar","type":"String"}],"dbName":"reservation","schema":null},"ReservationCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"}],"dbName":"reservation_cursor","schema":null},"Voucher":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"claimer","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"referralCode","kind":"scalar","type":"String","dbName":"referral_code"},{"name":"consents","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"}],"dbName":"voucher","schema":null},"ReferralCode":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"referral_code","schema":null},"Referral":{"fields":[{"name":"referee","kind":"scalar","type":"String"},{"name":"referrer","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"referral","schema":null},"SponsoredMint":{"fields":[{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsored_mint","schema":null},"SentTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"sender","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"raw","kind":"scalar","type":"String"},{"name":"hashes","kind":"scalar","type":"String"},{"name":"raises","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"}],"dbName":"sent_transaction","schema":null},"Score":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"bonus","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"unavailable","kind":"scalar","type":"String"},{"name":"stale","kind":"scalar","type":"String"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"modelHash","kind":"scalar","type":"Bytes","dbName":"model_hash"},{"name":"reachedAt","kind":"scalar","type":"BigInt","dbName":"reached_at"},{"name":"nextChangeDay","kind":"scalar","type":"BigInt","dbName":"next_change_day"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"score","schema":null},"ScoreFacts":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"score_facts","schema":null},"ScoreSteps":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"days","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"}],"dbName":"score_steps","schema":null},"ScoreFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"before","kind":"scalar","type":"Int"},{"name":"after","kind":"scalar","type":"Int"},{"name":"rankedBefore","kind":"scalar","type":"Boolean","dbName":"ranked_before"},{"name":"rankedAfter","kind":"scalar","type":"Boolean","dbName":"ranked_after"},{"name":"reachedBefore","kind":"scalar","type":"BigInt","dbName":"reached_before"},{"name":"reachedAfter","kind":"scalar","type":"BigInt","dbName":"reached_after"},{"name":"cause","kind":"scalar","type":"String"},{"name":"sourceChain","kind":"scalar","type":"BigInt","dbName":"source_chain"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"}],"dbName":"score_feed","schema":null},"IdentityFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"identity","kind":"scalar","type":"String"}],"dbName":"identity_feed","schema":null},"SavedRanking":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"position","kind":"scalar","type":"String"},{"name":"scopes","kind":"scalar","type":"Json"},{"name":"savedAt","kind":"scalar","type":"DateTime","dbName":"saved_at"}],"dbName":"saved_ranking","schema":null},"ScoreClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"recordedAt","kind":"scalar","type":"DateTime","dbName":"recorded_at"}],"dbName":"score_close","schema":null},"StaleClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"stale_close","schema":null},"PendingScore":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"scoredTo","kind":"scalar","type":"String","dbName":"scored_to"},{"name":"scored","kind":"scalar","type":"BigInt"}],"dbName":"pending_score","schema":null},"ModelSwitch":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"version","kind":"scalar","type":"String"},{"name":"announcedAt","kind":"scalar","type":"DateTime","dbName":"announced_at"},{"name":"activeFrom","kind":"scalar","type":"DateTime","dbName":"active_from"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"rescoredAt","kind":"scalar","type":"DateTime","dbName":"rescored_at"},{"name":"summary","kind":"scalar","type":"Json"}],"dbName":"model_switch","schema":null},"ModelComparison":{"fields":[{"name":"version","kind":"scalar","type":"String"},{"name":"requestedAt","kind":"scalar","type":"DateTime","dbName":"requested_at"},{"name":"compared","kind":"scalar","type":"Int"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"result","kind":"scalar","type":"Json"}],"dbName":"model_comparison","schema":null},"Takedown":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"liftedAt","kind":"scalar","type":"DateTime","dbName":"lifted_at"}],"dbName":"takedown","schema":null},"TradingCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"since24h","kind":"scalar","type":"BigInt","dbName":"since_24h"},{"name":"since7d","kind":"scalar","type":"BigInt","dbName":"since_7d"},{"name":"since30d","kind":"scalar","type":"BigInt","dbName":"since_30d"},{"name":"settings","kind":"scalar","type":"String"}],"dbName":"trading_cursor","schema":null},"Trade":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trade","schema":null},"TradingHolding":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"cost","kind":"scalar","type":"Decimal"}],"dbName":"trading_holding","schema":null},"Trader":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"trades","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trader","schema":null},"TraderHistogram":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"sort","kind":"scalar","type":"String"},{"name":"bucket","kind":"scalar","type":"Decimal"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"traders","kind":"scalar","type":"BigInt"}],"dbName":"trader_histogram","schema":null},"StaleTrader":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"subject","kind":"scalar","type":"String"}],"dbName":"stale_trader","schema":null},"Wallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"wallet","schema":null},"TrackedWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"smartAccount","kind":"scalar","type":"Boolean","dbName":"smart_account"},{"name":"error","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"fromBlock","kind":"scalar","type":"BigInt","dbName":"from_block"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"},{"name":"attestedFrom","kind":"scalar","type":"BigInt","dbName":"attested_from"},{"name":"attestedTo","kind":"scalar","type":"BigInt","dbName":"attested_to"},{"name":"attestDue","kind":"scalar","type":"DateTime","dbName":"attest_due"}],"dbName":"tracked_wallet","schema":null},"Tracking":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"tracking","schema":null},"Backfill":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"party","kind":"scalar","type":"String"},{"name":"line","kind":"object","type":"BackfillParty","relationName":"BackfillToBackfillParty"},{"name":"turns","kind":"scalar","type":"Int"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Json"}],"dbName":"backfill","schema":null},"BackfillParty":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"servedAt","kind":"scalar","type":"DateTime","dbName":"served_at"},{"name":"backfills","kind":"object","type":"Backfill","relationName":"BackfillToBackfillParty"}],"dbName":"backfill_party","schema":null},"StagedActivity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"staged_activity","schema":null},"AutomaticTracking":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"automatic_tracking","schema":null},"Outbox":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"event","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subjectsDone","kind":"scalar","type":"Boolean","dbName":"subjects_done"},{"name":"expandedTo","kind":"scalar","type":"String","dbName":"expanded_to"}],"dbName":"outbox","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"events","kind":"scalar","type":"String"},{"name":"subjects","kind":"scalar","type":"String"},{"name":"allSubjects","kind":"scalar","type":"Boolean","dbName":"all_subjects"},{"name":"secret","kind":"scalar","type":"String"},{"name":"oldSecret","kind":"scalar","type":"String","dbName":"old_secret"},{"name":"oldSecretUntil","kind":"scalar","type":"DateTime","dbName":"old_secret_until"},{"name":"signatureKey","kind":"scalar","type":"String","dbName":"signature_key"},{"name":"oldSignatureKey","kind":"scalar","type":"String","dbName":"old_signature_key"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"operatorOff","kind":"scalar","type":"Boolean","dbName":"operator_off"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"isFull","kind":"scalar","type":"Boolean","dbName":"is_full"},{"name":"missedFrom","kind":"scalar","type":"DateTime","dbName":"missed_from"},{"name":"missedUntil","kind":"scalar","type":"DateTime","dbName":"missed_until"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"event","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"earlierAttempts","kind":"scalar","type":"Int","dbName":"earlier_attempts"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"},{"name":"attempts","kind":"object","type":"WebhookAttempt","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_delivery","schema":null},"WebhookAttempt":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"error","kind":"scalar","type":"String"},{"name":"requestHeaders","kind":"scalar","type":"Json","dbName":"request_headers"},{"name":"responseBody","kind":"scalar","type":"String","dbName":"response_body"},{"name":"delivery","kind":"object","type":"WebhookDelivery","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_attempt","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","EarnedAchievement.findUnique","EarnedAchievement.findUniqueOrThrow","orderBy","cursor","EarnedAchievement.findFirst","EarnedAchievement.findFirstOrThrow","EarnedAchievement.findMany","data","EarnedAchievement.createOne","EarnedAchievement.createMany","EarnedAchievement.createManyAndReturn","EarnedAchievement.updateOne","EarnedAchievement.updateMany","EarnedAchievement.updateManyAndReturn","create","update","EarnedAchievement.upsertOne","EarnedAchievement.deleteOne","EarnedAchievement.deleteMany","having","_count","_min","_max","EarnedAchievement.groupBy","EarnedAchievement.aggregate","Appeal.findUnique","Appeal.findUniqueOrThrow","Appeal.findFirst","Appeal.findFirstOrThrow","Appeal.findMany","Appeal.createOne","Appeal.createMany","Appeal.createManyAndReturn","Appeal.updateOne","Appeal.updateMany","Appeal.updateManyAndReturn","Appeal.upsertOne","Appeal.deleteOne","Appeal.deleteMany","_avg","_sum","Appeal.groupBy","Appeal.aggregate","AttestationSchema.findUnique","AttestationSchema.findUniqueOrThrow","AttestationSchema.findFirst","AttestationSchema.findFirstOrThrow","AttestationSchema.findMany","AttestationSchema.createOne","AttestationSchema.createMany","AttestationSchema.createManyAndReturn","AttestationSchema.updateOne","AttestationSchema.updateMany","AttestationSchema.updateManyAndReturn","AttestationSchema.upsertOne","AttestationSchema.deleteOne","AttestationSchema.deleteMany","AttestationSchema.groupBy","AttestationSchema.aggregate","Attestation.findUnique","Attestation.findUniqueOrThrow","Attestation.findFirst","Attestation.findFirstOrThrow","Attestation.findMany","Attestation.createOne","Attestation.createMany","Attestation.createManyAndReturn","Attestation.updateOne","Attestation.updateMany","Attestation.updateManyAndReturn","Attestation.upsertOne","Attestation.deleteOne","Attestation.deleteMany","Attestation.groupBy","Attestation.aggregate","LeftOutAttestation.findUnique","LeftOutAttestation.findUniqueOrThrow","LeftOutAttestation.findFirst","LeftOutAttestation.findFirstOrThrow","LeftOutAttestation.findMany","LeftOutAttestation.createOne","LeftOutAttestation.createMany","LeftOutAttestation.createManyAndReturn","LeftOutAttestation.updateOne","LeftOutAttestation.updateMany","LeftOutAttestation.updateManyAndReturn","LeftOutAttestation.upsertOne","LeftOutAttestation.deleteOne","LeftOutAttestation.deleteMany","LeftOutAttestation.groupBy","LeftOutAttestation.aggregate","EarlyRevocation.findUnique","EarlyRevocation.findUniqueOrThrow","EarlyRevocation.findFirst","EarlyRevocation.findFirstOrThrow","EarlyRevocation.findMany","EarlyRevocation.createOne","EarlyRevocation.createMany","EarlyRevocation.createManyAndReturn","EarlyRevocation.updateOne","EarlyRevocation.updateMany","EarlyRevocation.updateManyAndReturn","EarlyRevocation.upsertOne","EarlyRevocation.deleteOne","EarlyRevocation.deleteMany","EarlyRevocation.groupBy","EarlyRevocation.aggregate","IssuerWeight.findUnique","IssuerWeight.findUniqueOrThrow","IssuerWeight.findFirst","IssuerWeight.findFirstOrThrow","IssuerWeight.findMany","IssuerWeight.createOne","IssuerWeight.createMany","IssuerWeight.createManyAndReturn","IssuerWeight.updateOne","IssuerWeight.updateMany","IssuerWeight.updateManyAndReturn","IssuerWeight.upsertOne","IssuerWeight.deleteOne","IssuerWeight.deleteMany","IssuerWeight.groupBy","IssuerWeight.aggregate","Notification.findUnique","Notification.findUniqueOrThrow","Notification.findFirst","Notification.findFirstOrThrow","Notification.findMany","Notification.createOne","Notification.createMany","Notification.createManyAndReturn","Notification.updateOne","Notification.updateMany","Notification.updateManyAndReturn","Notification.upsertOne","Notification.deleteOne","Notification.deleteMany","Notification.groupBy","Notification.aggregate","PendingAttestation.findUnique","PendingAttestation.findUniqueOrThrow","PendingAttestation.findFirst","PendingAttestation.findFirstOrThrow","PendingAttestation.findMany","PendingAttestation.createOne","PendingAttestation.createMany","PendingAttestation.createManyAndReturn","PendingAttestation.updateOne","PendingAttestation.updateMany","PendingAttestation.updateManyAndReturn","PendingAttestation.upsertOne","PendingAttestation.deleteOne","PendingAttestation.deleteMany","PendingAttestation.groupBy","PendingAttestation.aggregate","Meta.findUnique","Meta.findUniqueOrThrow","Meta.findFirst","Meta.findFirstOrThrow","Meta.findMany","Meta.createOne","Meta.createMany","Meta.createManyAndReturn","Meta.updateOne","Meta.updateMany","Meta.updateManyAndReturn","Meta.upsertOne","Meta.deleteOne","Meta.deleteMany","Meta.groupBy","Meta.aggregate","developer","keys","channel","events","messages","conditions","noticeChannels","Developer.findUnique","Developer.findUniqueOrThrow","Developer.findFirst","Developer.findFirstOrThrow","Developer.findMany","Developer.createOne","Developer.createMany","Developer.createManyAndReturn","Developer.updateOne","Developer.updateMany","Developer.updateManyAndReturn","Developer.upsertOne","Developer.deleteOne","Developer.deleteMany","Developer.groupBy","Developer.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","IdempotentRequest.findUnique","IdempotentRequest.findUniqueOrThrow","IdempotentRequest.findFirst","IdempotentRequest.findFirstOrThrow","IdempotentRequest.findMany","IdempotentRequest.createOne","IdempotentRequest.createMany","IdempotentRequest.createManyAndReturn","IdempotentRequest.updateOne","IdempotentRequest.updateMany","IdempotentRequest.updateManyAndReturn","IdempotentRequest.upsertOne","IdempotentRequest.deleteOne","IdempotentRequest.deleteMany","IdempotentRequest.groupBy","IdempotentRequest.aggregate","IdempotentBytes.findUnique","IdempotentBytes.findUniqueOrThrow","IdempotentBytes.findFirst","IdempotentBytes.findFirstOrThrow","IdempotentBytes.findMany","IdempotentBytes.createOne","IdempotentBytes.createMany","IdempotentBytes.createManyAndReturn","IdempotentBytes.updateOne","IdempotentBytes.updateMany","IdempotentBytes.updateManyAndReturn","IdempotentBytes.upsertOne","IdempotentBytes.deleteOne","IdempotentBytes.deleteMany","IdempotentBytes.groupBy","IdempotentBytes.aggregate","DayCount.findUnique","DayCount.findUniqueOrThrow","DayCount.findFirst","DayCount.findFirstOrThrow","DayCount.findMany","DayCount.createOne","DayCount.createMany","DayCount.createManyAndReturn","DayCount.updateOne","DayCount.updateMany","DayCount.updateManyAndReturn","DayCount.upsertOne","DayCount.deleteOne","DayCount.deleteMany","DayCount.groupBy","DayCount.aggregate","AuthNonce.findUnique","AuthNonce.findUniqueOrThrow","AuthNonce.findFirst","AuthNonce.findFirstOrThrow","AuthNonce.findMany","AuthNonce.createOne","AuthNonce.createMany","AuthNonce.createManyAndReturn","AuthNonce.updateOne","AuthNonce.updateMany","AuthNonce.updateManyAndReturn","AuthNonce.upsertOne","AuthNonce.deleteOne","AuthNonce.deleteMany","AuthNonce.groupBy","AuthNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","Epoch.findUnique","Epoch.findUniqueOrThrow","Epoch.findFirst","Epoch.findFirstOrThrow","Epoch.findMany","Epoch.createOne","Epoch.createMany","Epoch.createManyAndReturn","Epoch.updateOne","Epoch.updateMany","Epoch.updateManyAndReturn","Epoch.upsertOne","Epoch.deleteOne","Epoch.deleteMany","Epoch.groupBy","Epoch.aggregate","pages","chunk","EpochPage.findUnique","EpochPage.findUniqueOrThrow","EpochPage.findFirst","EpochPage.findFirstOrThrow","EpochPage.findMany","EpochPage.createOne","EpochPage.createMany","EpochPage.createManyAndReturn","EpochPage.updateOne","EpochPage.updateMany","EpochPage.updateManyAndReturn","EpochPage.upsertOne","EpochPage.deleteOne","EpochPage.deleteMany","EpochPage.groupBy","EpochPage.aggregate","EpochChunk.findUnique","EpochChunk.findUniqueOrThrow","EpochChunk.findFirst","EpochChunk.findFirstOrThrow","EpochChunk.findMany","EpochChunk.createOne","EpochChunk.createMany","EpochChunk.createManyAndReturn","EpochChunk.updateOne","EpochChunk.updateMany","EpochChunk.updateManyAndReturn","EpochChunk.upsertOne","EpochChunk.deleteOne","EpochChunk.deleteMany","EpochChunk.groupBy","EpochChunk.aggregate","NameEvent.findUnique","NameEvent.findUniqueOrThrow","NameEvent.findFirst","NameEvent.findFirstOrThrow","NameEvent.findMany","NameEvent.createOne","NameEvent.createMany","NameEvent.createManyAndReturn","NameEvent.updateOne","NameEvent.updateMany","NameEvent.updateManyAndReturn","NameEvent.upsertOne","NameEvent.deleteOne","NameEvent.deleteMany","NameEvent.groupBy","NameEvent.aggregate","identity","wallets","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","IdentityWallet.findUnique","IdentityWallet.findUniqueOrThrow","IdentityWallet.findFirst","IdentityWallet.findFirstOrThrow","IdentityWallet.findMany","IdentityWallet.createOne","IdentityWallet.createMany","IdentityWallet.createManyAndReturn","IdentityWallet.updateOne","IdentityWallet.updateMany","IdentityWallet.updateManyAndReturn","IdentityWallet.upsertOne","IdentityWallet.deleteOne","IdentityWallet.deleteMany","IdentityWallet.groupBy","IdentityWallet.aggregate","IdentityDeparture.findUnique","IdentityDeparture.findUniqueOrThrow","IdentityDeparture.findFirst","IdentityDeparture.findFirstOrThrow","IdentityDeparture.findMany","IdentityDeparture.createOne","IdentityDeparture.createMany","IdentityDeparture.createManyAndReturn","IdentityDeparture.updateOne","IdentityDeparture.updateMany","IdentityDeparture.updateManyAndReturn","IdentityDeparture.upsertOne","IdentityDeparture.deleteOne","IdentityDeparture.deleteMany","IdentityDeparture.groupBy","IdentityDeparture.aggregate","IdentityPast.findUnique","IdentityPast.findUniqueOrThrow","IdentityPast.findFirst","IdentityPast.findFirstOrThrow","IdentityPast.findMany","IdentityPast.createOne","IdentityPast.createMany","IdentityPast.createManyAndReturn","IdentityPast.updateOne","IdentityPast.updateMany","IdentityPast.updateManyAndReturn","IdentityPast.upsertOne","IdentityPast.deleteOne","IdentityPast.deleteMany","IdentityPast.groupBy","IdentityPast.aggregate","WalletGroup.findUnique","WalletGroup.findUniqueOrThrow","WalletGroup.findFirst","WalletGroup.findFirstOrThrow","WalletGroup.findMany","WalletGroup.createOne","WalletGroup.createMany","WalletGroup.createManyAndReturn","WalletGroup.updateOne","WalletGroup.updateMany","WalletGroup.updateManyAndReturn","WalletGroup.upsertOne","WalletGroup.deleteOne","WalletGroup.deleteMany","WalletGroup.groupBy","WalletGroup.aggregate","ChainCursor.findUnique","ChainCursor.findUniqueOrThrow","ChainCursor.findFirst","ChainCursor.findFirstOrThrow","ChainCursor.findMany","ChainCursor.createOne","ChainCursor.createMany","ChainCursor.createManyAndReturn","ChainCursor.updateOne","ChainCursor.updateMany","ChainCursor.updateManyAndReturn","ChainCursor.upsertOne","ChainCursor.deleteOne","ChainCursor.deleteMany","ChainCursor.groupBy","ChainCursor.aggregate","ExplorerHead.findUnique","ExplorerHead.findUniqueOrThrow","ExplorerHead.findFirst","ExplorerHead.findFirstOrThrow","ExplorerHead.findMany","ExplorerHead.createOne","ExplorerHead.createMany","ExplorerHead.createManyAndReturn","ExplorerHead.updateOne","ExplorerHead.updateMany","ExplorerHead.updateManyAndReturn","ExplorerHead.upsertOne","ExplorerHead.deleteOne","ExplorerHead.deleteMany","ExplorerHead.groupBy","ExplorerHead.aggregate","ExplorerFault.findUnique","ExplorerFault.findUniqueOrThrow","ExplorerFault.findFirst","ExplorerFault.findFirstOrThrow","ExplorerFault.findMany","ExplorerFault.createOne","ExplorerFault.createMany","ExplorerFault.createManyAndReturn","ExplorerFault.updateOne","ExplorerFault.updateMany","ExplorerFault.updateManyAndReturn","ExplorerFault.upsertOne","ExplorerFault.deleteOne","ExplorerFault.deleteMany","ExplorerFault.groupBy","ExplorerFault.aggregate","ChainControl.findUnique","ChainControl.findUniqueOrThrow","ChainControl.findFirst","ChainControl.findFirstOrThrow","ChainControl.findMany","ChainControl.createOne","ChainControl.createMany","ChainControl.createManyAndReturn","ChainControl.updateOne","ChainControl.updateMany","ChainControl.updateManyAndReturn","ChainControl.upsertOne","ChainControl.deleteOne","ChainControl.deleteMany","ChainControl.groupBy","ChainControl.aggregate","Block.findUnique","Block.findUniqueOrThrow","Block.findFirst","Block.findFirstOrThrow","Block.findMany","Block.createOne","Block.createMany","Block.createManyAndReturn","Block.updateOne","Block.updateMany","Block.updateManyAndReturn","Block.upsertOne","Block.deleteOne","Block.deleteMany","Block.groupBy","Block.aggregate","Activity.findUnique","Activity.findUniqueOrThrow","Activity.findFirst","Activity.findFirstOrThrow","Activity.findMany","Activity.createOne","Activity.createMany","Activity.createManyAndReturn","Activity.updateOne","Activity.updateMany","Activity.updateManyAndReturn","Activity.upsertOne","Activity.deleteOne","Activity.deleteMany","Activity.groupBy","Activity.aggregate","Facts.findUnique","Facts.findUniqueOrThrow","Facts.findFirst","Facts.findFirstOrThrow","Facts.findMany","Facts.createOne","Facts.createMany","Facts.createManyAndReturn","Facts.updateOne","Facts.updateMany","Facts.updateManyAndReturn","Facts.upsertOne","Facts.deleteOne","Facts.deleteMany","Facts.groupBy","Facts.aggregate","FactsSnapshot.findUnique","FactsSnapshot.findUniqueOrThrow","FactsSnapshot.findFirst","FactsSnapshot.findFirstOrThrow","FactsSnapshot.findMany","FactsSnapshot.createOne","FactsSnapshot.createMany","FactsSnapshot.createManyAndReturn","FactsSnapshot.updateOne","FactsSnapshot.updateMany","FactsSnapshot.updateManyAndReturn","FactsSnapshot.upsertOne","FactsSnapshot.deleteOne","FactsSnapshot.deleteMany","FactsSnapshot.groupBy","FactsSnapshot.aggregate","FundingCluster.findUnique","FundingCluster.findUniqueOrThrow","FundingCluster.findFirst","FundingCluster.findFirstOrThrow","FundingCluster.findMany","FundingCluster.createOne","FundingCluster.createMany","FundingCluster.createManyAndReturn","FundingCluster.updateOne","FundingCluster.updateMany","FundingCluster.updateManyAndReturn","FundingCluster.upsertOne","FundingCluster.deleteOne","FundingCluster.deleteMany","FundingCluster.groupBy","FundingCluster.aggregate","AlikeCluster.findUnique","AlikeCluster.findUniqueOrThrow","AlikeCluster.findFirst","AlikeCluster.findFirstOrThrow","AlikeCluster.findMany","AlikeCluster.createOne","AlikeCluster.createMany","AlikeCluster.createManyAndReturn","AlikeCluster.updateOne","AlikeCluster.updateMany","AlikeCluster.updateManyAndReturn","AlikeCluster.upsertOne","AlikeCluster.deleteOne","AlikeCluster.deleteMany","AlikeCluster.groupBy","AlikeCluster.aggregate","PaymentTrust.findUnique","PaymentTrust.findUniqueOrThrow","PaymentTrust.findFirst","PaymentTrust.findFirstOrThrow","PaymentTrust.findMany","PaymentTrust.createOne","PaymentTrust.createMany","PaymentTrust.createManyAndReturn","PaymentTrust.updateOne","PaymentTrust.updateMany","PaymentTrust.updateManyAndReturn","PaymentTrust.upsertOne","PaymentTrust.deleteOne","PaymentTrust.deleteMany","PaymentTrust.groupBy","PaymentTrust.aggregate","QuarantinedTransaction.findUnique","QuarantinedTransaction.findUniqueOrThrow","QuarantinedTransaction.findFirst","QuarantinedTransaction.findFirstOrThrow","QuarantinedTransaction.findMany","QuarantinedTransaction.createOne","QuarantinedTransaction.createMany","QuarantinedTransaction.createManyAndReturn","QuarantinedTransaction.updateOne","QuarantinedTransaction.updateMany","QuarantinedTransaction.updateManyAndReturn","QuarantinedTransaction.upsertOne","QuarantinedTransaction.deleteOne","QuarantinedTransaction.deleteMany","QuarantinedTransaction.groupBy","QuarantinedTransaction.aggregate","QuarantinedWallet.findUnique","QuarantinedWallet.findUniqueOrThrow","QuarantinedWallet.findFirst","QuarantinedWallet.findFirstOrThrow","QuarantinedWallet.findMany","QuarantinedWallet.createOne","QuarantinedWallet.createMany","QuarantinedWallet.createManyAndReturn","QuarantinedWallet.updateOne","QuarantinedWallet.updateMany","QuarantinedWallet.updateManyAndReturn","QuarantinedWallet.upsertOne","QuarantinedWallet.deleteOne","QuarantinedWallet.deleteMany","QuarantinedWallet.groupBy","QuarantinedWallet.aggregate","list","uploads","rows","lines","clusters","shares","List.findUnique","List.findUniqueOrThrow","List.findFirst","List.findFirstOrThrow","List.findMany","List.createOne","List.createMany","List.createManyAndReturn","List.updateOne","List.updateMany","List.updateManyAndReturn","List.upsertOne","List.deleteOne","List.deleteMany","List.groupBy","List.aggregate","ListUpload.findUnique","ListUpload.findUniqueOrThrow","ListUpload.findFirst","ListUpload.findFirstOrThrow","ListUpload.findMany","ListUpload.createOne","ListUpload.createMany","ListUpload.createManyAndReturn","ListUpload.updateOne","ListUpload.updateMany","ListUpload.updateManyAndReturn","ListUpload.upsertOne","ListUpload.deleteOne","ListUpload.deleteMany","ListUpload.groupBy","ListUpload.aggregate","ListRow.findUnique","ListRow.findUniqueOrThrow","ListRow.findFirst","ListRow.findFirstOrThrow","ListRow.findMany","ListRow.createOne","ListRow.createMany","ListRow.createManyAndReturn","ListRow.updateOne","ListRow.updateMany","ListRow.updateManyAndReturn","ListRow.upsertOne","ListRow.deleteOne","ListRow.deleteMany","ListRow.groupBy","ListRow.aggregate","ListLine.findUnique","ListLine.findUniqueOrThrow","ListLine.findFirst","ListLine.findFirstOrThrow","ListLine.findMany","ListLine.createOne","ListLine.createMany","ListLine.createManyAndReturn","ListLine.updateOne","ListLine.updateMany","ListLine.updateManyAndReturn","ListLine.upsertOne","ListLine.deleteOne","ListLine.deleteMany","ListLine.groupBy","ListLine.aggregate","ListCluster.findUnique","ListCluster.findUniqueOrThrow","ListCluster.findFirst","ListCluster.findFirstOrThrow","ListCluster.findMany","ListCluster.createOne","ListCluster.createMany","ListCluster.createManyAndReturn","ListCluster.updateOne","ListCluster.updateMany","ListCluster.updateManyAndReturn","ListCluster.upsertOne","ListCluster.deleteOne","ListCluster.deleteMany","ListCluster.groupBy","ListCluster.aggregate","ListShare.findUnique","ListShare.findUniqueOrThrow","ListShare.findFirst","ListShare.findFirstOrThrow","ListShare.findMany","ListShare.createOne","ListShare.createMany","ListShare.createManyAndReturn","ListShare.updateOne","ListShare.updateMany","ListShare.updateManyAndReturn","ListShare.upsertOne","ListShare.deleteOne","ListShare.deleteMany","ListShare.groupBy","ListShare.aggregate","tree","leafRows","nodes","ListTree.findUnique","ListTree.findUniqueOrThrow","ListTree.findFirst","ListTree.findFirstOrThrow","ListTree.findMany","ListTree.createOne","ListTree.createMany","ListTree.createManyAndReturn","ListTree.updateOne","ListTree.updateMany","ListTree.updateManyAndReturn","ListTree.upsertOne","ListTree.deleteOne","ListTree.deleteMany","ListTree.groupBy","ListTree.aggregate","ListTreeLeaf.findUnique","ListTreeLeaf.findUniqueOrThrow","ListTreeLeaf.findFirst","ListTreeLeaf.findFirstOrThrow","ListTreeLeaf.findMany","ListTreeLeaf.createOne","ListTreeLeaf.createMany","ListTreeLeaf.createManyAndReturn","ListTreeLeaf.updateOne","ListTreeLeaf.updateMany","ListTreeLeaf.updateManyAndReturn","ListTreeLeaf.upsertOne","ListTreeLeaf.deleteOne","ListTreeLeaf.deleteMany","ListTreeLeaf.groupBy","ListTreeLeaf.aggregate","ListTreeNode.findUnique","ListTreeNode.findUniqueOrThrow","ListTreeNode.findFirst","ListTreeNode.findFirstOrThrow","ListTreeNode.findMany","ListTreeNode.createOne","ListTreeNode.createMany","ListTreeNode.createManyAndReturn","ListTreeNode.updateOne","ListTreeNode.updateMany","ListTreeNode.updateManyAndReturn","ListTreeNode.upsertOne","ListTreeNode.deleteOne","ListTreeNode.deleteMany","ListTreeNode.groupBy","ListTreeNode.aggregate","NoticeChannel.findUnique","NoticeChannel.findUniqueOrThrow","NoticeChannel.findFirst","NoticeChannel.findFirstOrThrow","NoticeChannel.findMany","NoticeChannel.createOne","NoticeChannel.createMany","NoticeChannel.createManyAndReturn","NoticeChannel.updateOne","NoticeChannel.updateMany","NoticeChannel.updateManyAndReturn","NoticeChannel.upsertOne","NoticeChannel.deleteOne","NoticeChannel.deleteMany","NoticeChannel.groupBy","NoticeChannel.aggregate","NoticeAddress.findUnique","NoticeAddress.findUniqueOrThrow","NoticeAddress.findFirst","NoticeAddress.findFirstOrThrow","NoticeAddress.findMany","NoticeAddress.createOne","NoticeAddress.createMany","NoticeAddress.createManyAndReturn","NoticeAddress.updateOne","NoticeAddress.updateMany","NoticeAddress.updateManyAndReturn","NoticeAddress.upsertOne","NoticeAddress.deleteOne","NoticeAddress.deleteMany","NoticeAddress.groupBy","NoticeAddress.aggregate","NoticeEvent.findUnique","NoticeEvent.findUniqueOrThrow","NoticeEvent.findFirst","NoticeEvent.findFirstOrThrow","NoticeEvent.findMany","NoticeEvent.createOne","NoticeEvent.createMany","NoticeEvent.createManyAndReturn","NoticeEvent.updateOne","NoticeEvent.updateMany","NoticeEvent.updateManyAndReturn","NoticeEvent.upsertOne","NoticeEvent.deleteOne","NoticeEvent.deleteMany","NoticeEvent.groupBy","NoticeEvent.aggregate","NoticeMessage.findUnique","NoticeMessage.findUniqueOrThrow","NoticeMessage.findFirst","NoticeMessage.findFirstOrThrow","NoticeMessage.findMany","NoticeMessage.createOne","NoticeMessage.createMany","NoticeMessage.createManyAndReturn","NoticeMessage.updateOne","NoticeMessage.updateMany","NoticeMessage.updateManyAndReturn","NoticeMessage.upsertOne","NoticeMessage.deleteOne","NoticeMessage.deleteMany","NoticeMessage.groupBy","NoticeMessage.aggregate","NoticeCondition.findUnique","NoticeCondition.findUniqueOrThrow","NoticeCondition.findFirst","NoticeCondition.findFirstOrThrow","NoticeCondition.findMany","NoticeCondition.createOne","NoticeCondition.createMany","NoticeCondition.createManyAndReturn","NoticeCondition.updateOne","NoticeCondition.updateMany","NoticeCondition.updateManyAndReturn","NoticeCondition.upsertOne","NoticeCondition.deleteOne","NoticeCondition.deleteMany","NoticeCondition.groupBy","NoticeCondition.aggregate","PersonSession.findUnique","PersonSession.findUniqueOrThrow","PersonSession.findFirst","PersonSession.findFirstOrThrow","PersonSession.findMany","PersonSession.createOne","PersonSession.createMany","PersonSession.createManyAndReturn","PersonSession.updateOne","PersonSession.updateMany","PersonSession.updateManyAndReturn","PersonSession.upsertOne","PersonSession.deleteOne","PersonSession.deleteMany","PersonSession.groupBy","PersonSession.aggregate","LogoutToken.findUnique","LogoutToken.findUniqueOrThrow","LogoutToken.findFirst","LogoutToken.findFirstOrThrow","LogoutToken.findMany","LogoutToken.createOne","LogoutToken.createMany","LogoutToken.createManyAndReturn","LogoutToken.updateOne","LogoutToken.updateMany","LogoutToken.updateManyAndReturn","LogoutToken.upsertOne","LogoutToken.deleteOne","LogoutToken.deleteMany","LogoutToken.groupBy","LogoutToken.aggregate","policy","simulations","nullifiers","token","blocks","snapshots","watch","watched","Policy.findUnique","Policy.findUniqueOrThrow","Policy.findFirst","Policy.findFirstOrThrow","Policy.findMany","Policy.createOne","Policy.createMany","Policy.createManyAndReturn","Policy.updateOne","Policy.updateMany","Policy.updateManyAndReturn","Policy.upsertOne","Policy.deleteOne","Policy.deleteMany","Policy.groupBy","Policy.aggregate","PolicySimulation.findUnique","PolicySimulation.findUniqueOrThrow","PolicySimulation.findFirst","PolicySimulation.findFirstOrThrow","PolicySimulation.findMany","PolicySimulation.createOne","PolicySimulation.createMany","PolicySimulation.createManyAndReturn","PolicySimulation.updateOne","PolicySimulation.updateMany","PolicySimulation.updateManyAndReturn","PolicySimulation.upsertOne","PolicySimulation.deleteOne","PolicySimulation.deleteMany","PolicySimulation.groupBy","PolicySimulation.aggregate","PassNullifier.findUnique","PassNullifier.findUniqueOrThrow","PassNullifier.findFirst","PassNullifier.findFirstOrThrow","PassNullifier.findMany","PassNullifier.createOne","PassNullifier.createMany","PassNullifier.createManyAndReturn","PassNullifier.updateOne","PassNullifier.updateMany","PassNullifier.updateManyAndReturn","PassNullifier.upsertOne","PassNullifier.deleteOne","PassNullifier.deleteMany","PassNullifier.groupBy","PassNullifier.aggregate","SnapshotToken.findUnique","SnapshotToken.findUniqueOrThrow","SnapshotToken.findFirst","SnapshotToken.findFirstOrThrow","SnapshotToken.findMany","SnapshotToken.createOne","SnapshotToken.createMany","SnapshotToken.createManyAndReturn","SnapshotToken.updateOne","SnapshotToken.updateMany","SnapshotToken.updateManyAndReturn","SnapshotToken.upsertOne","SnapshotToken.deleteOne","SnapshotToken.deleteMany","SnapshotToken.groupBy","SnapshotToken.aggregate","SnapshotBlock.findUnique","SnapshotBlock.findUniqueOrThrow","SnapshotBlock.findFirst","SnapshotBlock.findFirstOrThrow","SnapshotBlock.findMany","SnapshotBlock.createOne","SnapshotBlock.createMany","SnapshotBlock.createManyAndReturn","SnapshotBlock.updateOne","SnapshotBlock.updateMany","SnapshotBlock.updateManyAndReturn","SnapshotBlock.upsertOne","SnapshotBlock.deleteOne","SnapshotBlock.deleteMany","SnapshotBlock.groupBy","SnapshotBlock.aggregate","SnapshotAnswer.findUnique","SnapshotAnswer.findUniqueOrThrow","SnapshotAnswer.findFirst","SnapshotAnswer.findFirstOrThrow","SnapshotAnswer.findMany","SnapshotAnswer.createOne","SnapshotAnswer.createMany","SnapshotAnswer.createManyAndReturn","SnapshotAnswer.updateOne","SnapshotAnswer.updateMany","SnapshotAnswer.updateManyAndReturn","SnapshotAnswer.upsertOne","SnapshotAnswer.deleteOne","SnapshotAnswer.deleteMany","SnapshotAnswer.groupBy","SnapshotAnswer.aggregate","PolicyWatch.findUnique","PolicyWatch.findUniqueOrThrow","PolicyWatch.findFirst","PolicyWatch.findFirstOrThrow","PolicyWatch.findMany","PolicyWatch.createOne","PolicyWatch.createMany","PolicyWatch.createManyAndReturn","PolicyWatch.updateOne","PolicyWatch.updateMany","PolicyWatch.updateManyAndReturn","PolicyWatch.upsertOne","PolicyWatch.deleteOne","PolicyWatch.deleteMany","PolicyWatch.groupBy","PolicyWatch.aggregate","WatchedWallet.findUnique","WatchedWallet.findUniqueOrThrow","WatchedWallet.findFirst","WatchedWallet.findFirstOrThrow","WatchedWallet.findMany","WatchedWallet.createOne","WatchedWallet.createMany","WatchedWallet.createManyAndReturn","WatchedWallet.updateOne","WatchedWallet.updateMany","WatchedWallet.updateManyAndReturn","WatchedWallet.upsertOne","WatchedWallet.deleteOne","WatchedWallet.deleteMany","WatchedWallet.groupBy","WatchedWallet.aggregate","wallet","histories","questions","OnceWallet.findUnique","OnceWallet.findUniqueOrThrow","OnceWallet.findFirst","OnceWallet.findFirstOrThrow","OnceWallet.findMany","OnceWallet.createOne","OnceWallet.createMany","OnceWallet.createManyAndReturn","OnceWallet.updateOne","OnceWallet.updateMany","OnceWallet.updateManyAndReturn","OnceWallet.upsertOne","OnceWallet.deleteOne","OnceWallet.deleteMany","OnceWallet.groupBy","OnceWallet.aggregate","OnceHistory.findUnique","OnceHistory.findUniqueOrThrow","OnceHistory.findFirst","OnceHistory.findFirstOrThrow","OnceHistory.findMany","OnceHistory.createOne","OnceHistory.createMany","OnceHistory.createManyAndReturn","OnceHistory.updateOne","OnceHistory.updateMany","OnceHistory.updateManyAndReturn","OnceHistory.upsertOne","OnceHistory.deleteOne","OnceHistory.deleteMany","OnceHistory.groupBy","OnceHistory.aggregate","OnceQuestion.findUnique","OnceQuestion.findUniqueOrThrow","OnceQuestion.findFirst","OnceQuestion.findFirstOrThrow","OnceQuestion.findMany","OnceQuestion.createOne","OnceQuestion.createMany","OnceQuestion.createManyAndReturn","OnceQuestion.updateOne","OnceQuestion.updateMany","OnceQuestion.updateManyAndReturn","OnceQuestion.upsertOne","OnceQuestion.deleteOne","OnceQuestion.deleteMany","OnceQuestion.groupBy","OnceQuestion.aggregate","Reservation.findUnique","Reservation.findUniqueOrThrow","Reservation.findFirst","Reservation.findFirstOrThrow","Reservation.findMany","Reservation.createOne","Reservation.createMany","Reservation.createManyAndReturn","Reservation.updateOne","Reservation.updateMany","Reservation.updateManyAndReturn","Reservation.upsertOne","Reservation.deleteOne","Reservation.deleteMany","Reservation.groupBy","Reservation.aggregate","ReservationCursor.findUnique","ReservationCursor.findUniqueOrThrow","ReservationCursor.findFirst","ReservationCursor.findFirstOrThrow","ReservationCursor.findMany","ReservationCursor.createOne","ReservationCursor.createMany","ReservationCursor.createManyAndReturn","ReservationCursor.updateOne","ReservationCursor.updateMany","ReservationCursor.updateManyAndReturn","ReservationCursor.upsertOne","ReservationCursor.deleteOne","ReservationCursor.deleteMany","ReservationCursor.groupBy","ReservationCursor.aggregate","Voucher.findUnique","Voucher.findUniqueOrThrow","Voucher.findFirst","Voucher.findFirstOrThrow","Voucher.findMany","Voucher.createOne","Voucher.createMany","Voucher.createManyAndReturn","Voucher.updateOne","Voucher.updateMany","Voucher.updateManyAndReturn","Voucher.upsertOne","Voucher.deleteOne","Voucher.deleteMany","Voucher.groupBy","Voucher.aggregate","ReferralCode.findUnique","ReferralCode.findUniqueOrThrow","ReferralCode.findFirst","ReferralCode.findFirstOrThrow","ReferralCode.findMany","ReferralCode.createOne","ReferralCode.createMany","ReferralCode.createManyAndReturn","ReferralCode.updateOne","ReferralCode.updateMany","ReferralCode.updateManyAndReturn","ReferralCode.upsertOne","ReferralCode.deleteOne","ReferralCode.deleteMany","ReferralCode.groupBy","ReferralCode.aggregate","Referral.findUnique","Referral.findUniqueOrThrow","Referral.findFirst","Referral.findFirstOrThrow","Referral.findMany","Referral.createOne","Referral.createMany","Referral.createManyAndReturn","Referral.updateOne","Referral.updateMany","Referral.updateManyAndReturn","Referral.upsertOne","Referral.deleteOne","Referral.deleteMany","Referral.groupBy","Referral.aggregate","SponsoredMint.findUnique","SponsoredMint.findUniqueOrThrow","SponsoredMint.findFirst","SponsoredMint.findFirstOrThrow","SponsoredMint.findMany","SponsoredMint.createOne","SponsoredMint.createMany","SponsoredMint.createManyAndReturn","SponsoredMint.updateOne","SponsoredMint.updateMany","SponsoredMint.updateManyAndReturn","SponsoredMint.upsertOne","SponsoredMint.deleteOne","SponsoredMint.deleteMany","SponsoredMint.groupBy","SponsoredMint.aggregate","SentTransaction.findUnique","SentTransaction.findUniqueOrThrow","SentTransaction.findFirst","SentTransaction.findFirstOrThrow","SentTransaction.findMany","SentTransaction.createOne","SentTransaction.createMany","SentTransaction.createManyAndReturn","SentTransaction.updateOne","SentTransaction.updateMany","SentTransaction.updateManyAndReturn","SentTransaction.upsertOne","SentTransaction.deleteOne","SentTransaction.deleteMany","SentTransaction.groupBy","SentTransaction.aggregate","Score.findUnique","Score.findUniqueOrThrow","Score.findFirst","Score.findFirstOrThrow","Score.findMany","Score.createOne","Score.createMany","Score.createManyAndReturn","Score.updateOne","Score.updateMany","Score.updateManyAndReturn","Score.upsertOne","Score.deleteOne","Score.deleteMany","Score.groupBy","Score.aggregate","ScoreFacts.findUnique","ScoreFacts.findUniqueOrThrow","ScoreFacts.findFirst","ScoreFacts.findFirstOrThrow","ScoreFacts.findMany","ScoreFacts.createOne","ScoreFacts.createMany","ScoreFacts.createManyAndReturn","ScoreFacts.updateOne","ScoreFacts.updateMany","ScoreFacts.updateManyAndReturn","ScoreFacts.upsertOne","ScoreFacts.deleteOne","ScoreFacts.deleteMany","ScoreFacts.groupBy","ScoreFacts.aggregate","ScoreSteps.findUnique","ScoreSteps.findUniqueOrThrow","ScoreSteps.findFirst","ScoreSteps.findFirstOrThrow","ScoreSteps.findMany","ScoreSteps.createOne","ScoreSteps.createMany","ScoreSteps.createManyAndReturn","ScoreSteps.updateOne","ScoreSteps.updateMany","ScoreSteps.updateManyAndReturn","ScoreSteps.upsertOne","ScoreSteps.deleteOne","ScoreSteps.deleteMany","ScoreSteps.groupBy","ScoreSteps.aggregate","ScoreFeed.findUnique","ScoreFeed.findUniqueOrThrow","ScoreFeed.findFirst","ScoreFeed.findFirstOrThrow","ScoreFeed.findMany","ScoreFeed.createOne","ScoreFeed.createMany","ScoreFeed.createManyAndReturn","ScoreFeed.updateOne","ScoreFeed.updateMany","ScoreFeed.updateManyAndReturn","ScoreFeed.upsertOne","ScoreFeed.deleteOne","ScoreFeed.deleteMany","ScoreFeed.groupBy","ScoreFeed.aggregate","IdentityFeed.findUnique","IdentityFeed.findUniqueOrThrow","IdentityFeed.findFirst","IdentityFeed.findFirstOrThrow","IdentityFeed.findMany","IdentityFeed.createOne","IdentityFeed.createMany","IdentityFeed.createManyAndReturn","IdentityFeed.updateOne","IdentityFeed.updateMany","IdentityFeed.updateManyAndReturn","IdentityFeed.upsertOne","IdentityFeed.deleteOne","IdentityFeed.deleteMany","IdentityFeed.groupBy","IdentityFeed.aggregate","SavedRanking.findUnique","SavedRanking.findUniqueOrThrow","SavedRanking.findFirst","SavedRanking.findFirstOrThrow","SavedRanking.findMany","SavedRanking.createOne","SavedRanking.createMany","SavedRanking.createManyAndReturn","SavedRanking.updateOne","SavedRanking.updateMany","SavedRanking.updateManyAndReturn","SavedRanking.upsertOne","SavedRanking.deleteOne","SavedRanking.deleteMany","SavedRanking.groupBy","SavedRanking.aggregate","ScoreClose.findUnique","ScoreClose.findUniqueOrThrow","ScoreClose.findFirst","ScoreClose.findFirstOrThrow","ScoreClose.findMany","ScoreClose.createOne","ScoreClose.createMany","ScoreClose.createManyAndReturn","ScoreClose.updateOne","ScoreClose.updateMany","ScoreClose.updateManyAndReturn","ScoreClose.upsertOne","ScoreClose.deleteOne","ScoreClose.deleteMany","ScoreClose.groupBy","ScoreClose.aggregate","StaleClose.findUnique","StaleClose.findUniqueOrThrow","StaleClose.findFirst","StaleClose.findFirstOrThrow","StaleClose.findMany","StaleClose.createOne","StaleClose.createMany","StaleClose.createManyAndReturn","StaleClose.updateOne","StaleClose.updateMany","StaleClose.updateManyAndReturn","StaleClose.upsertOne","StaleClose.deleteOne","StaleClose.deleteMany","StaleClose.groupBy","StaleClose.aggregate","PendingScore.findUnique","PendingScore.findUniqueOrThrow","PendingScore.findFirst","PendingScore.findFirstOrThrow","PendingScore.findMany","PendingScore.createOne","PendingScore.createMany","PendingScore.createManyAndReturn","PendingScore.updateOne","PendingScore.updateMany","PendingScore.updateManyAndReturn","PendingScore.upsertOne","PendingScore.deleteOne","PendingScore.deleteMany","PendingScore.groupBy","PendingScore.aggregate","ModelSwitch.findUnique","ModelSwitch.findUniqueOrThrow","ModelSwitch.findFirst","ModelSwitch.findFirstOrThrow","ModelSwitch.findMany","ModelSwitch.createOne","ModelSwitch.createMany","ModelSwitch.createManyAndReturn","ModelSwitch.updateOne","ModelSwitch.updateMany","ModelSwitch.updateManyAndReturn","ModelSwitch.upsertOne","ModelSwitch.deleteOne","ModelSwitch.deleteMany","ModelSwitch.groupBy","ModelSwitch.aggregate","ModelComparison.findUnique","ModelComparison.findUniqueOrThrow","ModelComparison.findFirst","ModelComparison.findFirstOrThrow","ModelComparison.findMany","ModelComparison.createOne","ModelComparison.createMany","ModelComparison.createManyAndReturn","ModelComparison.updateOne","ModelComparison.updateMany","ModelComparison.updateManyAndReturn","ModelComparison.upsertOne","ModelComparison.deleteOne","ModelComparison.deleteMany","ModelComparison.groupBy","ModelComparison.aggregate","Takedown.findUnique","Takedown.findUniqueOrThrow","Takedown.findFirst","Takedown.findFirstOrThrow","Takedown.findMany","Takedown.createOne","Takedown.createMany","Takedown.createManyAndReturn","Takedown.updateOne","Takedown.updateMany","Takedown.updateManyAndReturn","Takedown.upsertOne","Takedown.deleteOne","Takedown.deleteMany","Takedown.groupBy","Takedown.aggregate","TradingCursor.findUnique","TradingCursor.findUniqueOrThrow","TradingCursor.findFirst","TradingCursor.findFirstOrThrow","TradingCursor.findMany","TradingCursor.createOne","TradingCursor.createMany","TradingCursor.createManyAndReturn","TradingCursor.updateOne","TradingCursor.updateMany","TradingCursor.updateManyAndReturn","TradingCursor.upsertOne","TradingCursor.deleteOne","TradingCursor.deleteMany","TradingCursor.groupBy","TradingCursor.aggregate","Trade.findUnique","Trade.findUniqueOrThrow","Trade.findFirst","Trade.findFirstOrThrow","Trade.findMany","Trade.createOne","Trade.createMany","Trade.createManyAndReturn","Trade.updateOne","Trade.updateMany","Trade.updateManyAndReturn","Trade.upsertOne","Trade.deleteOne","Trade.deleteMany","Trade.groupBy","Trade.aggregate","TradingHolding.findUnique","TradingHolding.findUniqueOrThrow","TradingHolding.findFirst","TradingHolding.findFirstOrThrow","TradingHolding.findMany","TradingHolding.createOne","TradingHolding.createMany","TradingHolding.createManyAndReturn","TradingHolding.updateOne","TradingHolding.updateMany","TradingHolding.updateManyAndReturn","TradingHolding.upsertOne","TradingHolding.deleteOne","TradingHolding.deleteMany","TradingHolding.groupBy","TradingHolding.aggregate","Trader.findUnique","Trader.findUniqueOrThrow","Trader.findFirst","Trader.findFirstOrThrow","Trader.findMany","Trader.createOne","Trader.createMany","Trader.createManyAndReturn","Trader.updateOne","Trader.updateMany","Trader.updateManyAndReturn","Trader.upsertOne","Trader.deleteOne","Trader.deleteMany","Trader.groupBy","Trader.aggregate","TraderHistogram.findUnique","TraderHistogram.findUniqueOrThrow","TraderHistogram.findFirst","TraderHistogram.findFirstOrThrow","TraderHistogram.findMany","TraderHistogram.createOne","TraderHistogram.createMany","TraderHistogram.createManyAndReturn","TraderHistogram.updateOne","TraderHistogram.updateMany","TraderHistogram.updateManyAndReturn","TraderHistogram.upsertOne","TraderHistogram.deleteOne","TraderHistogram.deleteMany","TraderHistogram.groupBy","TraderHistogram.aggregate","StaleTrader.findUnique","StaleTrader.findUniqueOrThrow","StaleTrader.findFirst","StaleTrader.findFirstOrThrow","StaleTrader.findMany","StaleTrader.createOne","StaleTrader.createMany","StaleTrader.createManyAndReturn","StaleTrader.updateOne","StaleTrader.updateMany","StaleTrader.updateManyAndReturn","StaleTrader.upsertOne","StaleTrader.deleteOne","StaleTrader.deleteMany","StaleTrader.groupBy","StaleTrader.aggregate","Wallet.findUnique","Wallet.findUniqueOrThrow","Wallet.findFirst","Wallet.findFirstOrThrow","Wallet.findMany","Wallet.createOne","Wallet.createMany","Wallet.createManyAndReturn","Wallet.updateOne","Wallet.updateMany","Wallet.updateManyAndReturn","Wallet.upsertOne","Wallet.deleteOne","Wallet.deleteMany","Wallet.groupBy","Wallet.aggregate","TrackedWallet.findUnique","TrackedWallet.findUniqueOrThrow","TrackedWallet.findFirst","TrackedWallet.findFirstOrThrow","TrackedWallet.findMany","TrackedWallet.createOne","TrackedWallet.createMany","TrackedWallet.createManyAndReturn","TrackedWallet.updateOne","TrackedWallet.updateMany","TrackedWallet.updateManyAndReturn","TrackedWallet.upsertOne","TrackedWallet.deleteOne","TrackedWallet.deleteMany","TrackedWallet.groupBy","TrackedWallet.aggregate","Tracking.findUnique","Tracking.findUniqueOrThrow","Tracking.findFirst","Tracking.findFirstOrThrow","Tracking.findMany","Tracking.createOne","Tracking.createMany","Tracking.createManyAndReturn","Tracking.updateOne","Tracking.updateMany","Tracking.updateManyAndReturn","Tracking.upsertOne","Tracking.deleteOne","Tracking.deleteMany","Tracking.groupBy","Tracking.aggregate","backfills","line","Backfill.findUnique","Backfill.findUniqueOrThrow","Backfill.findFirst","Backfill.findFirstOrThrow","Backfill.findMany","Backfill.createOne","Backfill.createMany","Backfill.createManyAndReturn","Backfill.updateOne","Backfill.updateMany","Backfill.updateManyAndReturn","Backfill.upsertOne","Backfill.deleteOne","Backfill.deleteMany","Backfill.groupBy","Backfill.aggregate","BackfillParty.findUnique","BackfillParty.findUniqueOrThrow","BackfillParty.findFirst","BackfillParty.findFirstOrThrow","BackfillParty.findMany","BackfillParty.createOne","BackfillParty.createMany","BackfillParty.createManyAndReturn","BackfillParty.updateOne","BackfillParty.updateMany","BackfillParty.updateManyAndReturn","BackfillParty.upsertOne","BackfillParty.deleteOne","BackfillParty.deleteMany","BackfillParty.groupBy","BackfillParty.aggregate","StagedActivity.findUnique","StagedActivity.findUniqueOrThrow","StagedActivity.findFirst","StagedActivity.findFirstOrThrow","StagedActivity.findMany","StagedActivity.createOne","StagedActivity.createMany","StagedActivity.createManyAndReturn","StagedActivity.updateOne","StagedActivity.updateMany","StagedActivity.updateManyAndReturn","StagedActivity.upsertOne","StagedActivity.deleteOne","StagedActivity.deleteMany","StagedActivity.groupBy","StagedActivity.aggregate","AutomaticTracking.findUnique","AutomaticTracking.findUniqueOrThrow","AutomaticTracking.findFirst","AutomaticTracking.findFirstOrThrow","AutomaticTracking.findMany","AutomaticTracking.createOne","AutomaticTracking.createMany","AutomaticTracking.createManyAndReturn","AutomaticTracking.updateOne","AutomaticTracking.updateMany","AutomaticTracking.updateManyAndReturn","AutomaticTracking.upsertOne","AutomaticTracking.deleteOne","AutomaticTracking.deleteMany","AutomaticTracking.groupBy","AutomaticTracking.aggregate","Outbox.findUnique","Outbox.findUniqueOrThrow","Outbox.findFirst","Outbox.findFirstOrThrow","Outbox.findMany","Outbox.createOne","Outbox.createMany","Outbox.createManyAndReturn","Outbox.updateOne","Outbox.updateMany","Outbox.updateManyAndReturn","Outbox.upsertOne","Outbox.deleteOne","Outbox.deleteMany","Outbox.groupBy","Outbox.aggregate","webhook","delivery","attempts","deliveries","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","WebhookAttempt.findUnique","WebhookAttempt.findUniqueOrThrow","WebhookAttempt.findFirst","WebhookAttempt.findFirstOrThrow","WebhookAttempt.findMany","WebhookAttempt.createOne","WebhookAttempt.createMany","WebhookAttempt.createManyAndReturn","WebhookAttempt.updateOne","WebhookAttempt.updateMany","WebhookAttempt.updateManyAndReturn","WebhookAttempt.upsertOne","WebhookAttempt.deleteOne","WebhookAttempt.deleteMany","WebhookAttempt.groupBy","WebhookAttempt.aggregate","AND","OR","NOT","id","deliveryId","at","statusCode","durationMs","error","requestHeaders","responseBody","equals","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","lt","lte","gt","gte","not","in","notIn","contains","startsWith","endsWith","webhookId","messageId","event","body","replayOf","status","attempt","earlierAttempts","nextAttemptAt","claim","leasedUntil","createdAt","developerId","url","host","subjects","allSubjects","secret","oldSecret","oldSecretUntil","signatureKey","oldSignatureKey","active","disabledReason","operatorOff","failingSince","isFull","missedFrom","missedUntil","has","hasEvery","hasSome","every","some","none","subjectsDone","expandedTo","address","client","chainId","blockNumber","txIndex","logIndex","own","ran","kind","txHash","counterparty","asset","assetOut","method","amount","amountOut","fee","wallet_chainId_blockNumber_logIndex_kind_txHash","party","servedAt","turns","queuedAt","dueAt","progress","address_chainId","developerId_address","state","transactions","truncated","unreadRows","gaps","smartAccount","source","fromBlock","toBlock","sources","readyAt","checkedAt","attestedFrom","attestedTo","attestDue","subject","period","sort","bucket","prefix","traders","chainId_period_sort_bucket_prefix","trades","volume","profit","chainId_period_subject","units","cost","subject_chainId_token","chainId_at_blockNumber_txIndex_logIndex_wallet","since24h","since7d","since30d","settings","target","reason","liftedAt","kind_target","version","requestedAt","compared","finishedAt","result","announcedAt","activeFrom","activatedAt","rescoredAt","summary","cause","scoredTo","scored","fromDay","subject_chainId","day","until","total","activity","age","diversity","governance","social","risk","loyalty","ranked","confidence","recordedAt","subject_chainId_day","position","scopes","savedAt","before","after","rankedBefore","rankedAfter","reachedBefore","reachedAfter","sourceChain","days","factsHash","facts","subject_factsHash","bonus","unavailable","stale","modelHash","reachedAt","nextChangeDay","updatedAt","sender","nonce","raw","hashes","raises","sentAt","minedAt","chainId_sender_nonce","name","referee","referrer","code","confirmedAt","claimer","price","signature","expiresAt","referralCode","consents","blockHash","deposit","reservedAt","chainId_txHash_logIndex","asker","askedAt","reads","payer","readAt","listed","comparedAt","compareFrom","alike","headAt","asker_address","policyId","outcome","chainOutcomes","chainReadAt","nextOutcome","nextBlocks","since","readsChain","turnAt","tokenHash","score","tokenHash_day_address","network","snapshot","endsAt","stored","groupId","nullifier","firstAt","lastSubject","tally","policyId_address","tokenHash_network_snapshot","policyId_groupId","issuer","providerSession","role","grantedBy","refreshToken","checkAt","checkFault","revokedAt","lastUsedAt","channelId","key","seenAt","notifiedAt","items","notices","endedAt","targetHash","asked","refused","medium","kinds","failures","treeId","piece","bytes","index","listId","who","cap","floor","decimals","root","leaves","sum","issuedAt","domain","signer","treeId_piece","treeId_index","cluster","size","strength","members","evidence","keep","row","text","input","special","duplicateOf","reasons","svcId","tier","flags","known","sameAs","read","repair","column","previousId","format","columns","counts","charged","reading","lastRow","completedAt","listId_cluster","listId_line_reason","listId_row","listId_piece","partlyRead","wallet_chainId_blockNumber_txIndex","firstBlock","retryAt","resolvedAt","chainId_blockNumber_txIndex","weight","foundBy","funder","clusterSize","chainLength","chainId_wallet","block","wallet_chainId_block","wallet_chainId","number","hash","parentHash","time","statedTime","chainId_number","pausedAt","pauseReason","reindexFrom","reindexRequestedAt","reindexStartedAt","setAsideBlock","setAsideRequestedAt","chainId_host","blockTime","guessed","headNumber","finalizedBlock","scoredBlock","scoredHash","dayBlockNumber","dayBlockHash","dayBlockTime","missingBlock","missingSince","joinedAt","ownerTx","owner","movedAt","name_ownerTx","leftAt","address_name_owner","primary","linkedAt","tokenId","parent","mintedAt","final","blocked","received","nameHash","account","epoch","firstIndex","firstAddress","chunkHash","epoch_firstIndex","previousRoot","chains","lineBytes","checksum","storedBytes","published","hour","keyId","endpoint","requests","errors","latencies","developerId_hour_keyId_endpoint","developerId_day","caller","caller_hour","path","bodyHash","committed","results","fence","startedAt","caller_method_path_key","actor","act","details","requestId","origins","policyIds","permissions","rateLimit","last4","suspendedAt","suspensionReason","replacedBy","channelId_key","channelId_kind","developerId_targetHash","value","uid","revocation","chainId_uid","contract","chainId_contract_uid_issuer","schemaUid","expirationTime","attestation","chainId_contract_uid","omittedBytes","decoded","preview","revocable","refUid","salt","signatureKind","revocationReason","revocationDetails","publicReason","revocationSignature","revocationSeq","revokedBlock","revokedTxHash","uid_issuer_chainId_contract","nameKey","schema","resolver","flag","openedAt","decideBy","decidedAt","decision","totalBefore","totalAfter","consent","wallet_flag","earnedAt","claimedAt","lostAt","subject_id","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "myDmB4ANCbENAADLFwAwsg0AAAQAELMNAADLFwAwtA0BAP4UACGbDgEA_hQAIe4QQACCFQAh7xBAAIEVACHwEEAAgRUAIfEQAADMFwAgAQAAAAEAIAEAAAABACAIsQ0AAMsXADCyDQAABAAQsw0AAMsXADC0DQEA_hQAIZsOAQD-FAAh7hBAAIIVACHvEEAAgRUAIfAQQACBFQAhAu8QAADNFwAg8BAAAM0XACADAAAABAAgAwAABQAwBAAAAQAgAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACAFtA0BAAAAAZsOAQAAAAHuEEAAAAAB7xBAAAAAAfAQQAAAAAEBCAAACQAgBbQNAQAAAAGbDgEAAAAB7hBAAAAAAe8QQAAAAAHwEEAAAAABAQgAAAsAMAEIAAALADAFtA0BANgXACGbDgEA2BcAIe4QQADUFwAh7xBAAOAXACHwEEAA4BcAIQIAAAABACAIAAAOACAFtA0BANgXACGbDgEA2BcAIe4QQADUFwAh7xBAAOAXACHwEEAA4BcAIQIAAAAEACAIAAAQACACAAAABAAgCAAAEAAgAwAAAAEAIA8AAAkAIBAAAA4AIAEAAAABACABAAAABAAgBRUAAIMfACAWAACFHwAgFwAAhB8AIO8QAADNFwAg8BAAAM0XACAIsQ0AAMoXADCyDQAAFwAQsw0AAMoXADC0DQEA3xQAIZsOAQDfFAAh7hBAAOAUACHvEEAA9RQAIfAQQAD1FAAhAwAAAAQAIAMAABYAMBQAABcAIAMAAAAEACADAAAFADAEAAABACATuAgBAP4UACGxDQAAyBcAMLINAAAdABCzDQAAyBcAMLQNAQAAAAHSDQEA_hQAIdkNAQD-FAAhrw4BAP4UACG_DkAAgRUAIckPAAD5FAAg5RABAP4UACHmEEAAghUAIecQQACCFQAh6BBAAIEVACHpEAEAgBUAIeoQAgCFFQAh6xACAIUVACHsEAEAAAAB7RAAAMkXACABAAAAGgAgAQAAABoAIBK4CAEA_hQAIbENAADIFwAwsg0AAB0AELMNAADIFwAwtA0BAP4UACHSDQEA_hQAIdkNAQD-FAAhrw4BAP4UACG_DkAAgRUAIckPAAD5FAAg5RABAP4UACHmEEAAghUAIecQQACCFQAh6BBAAIEVACHpEAEAgBUAIeoQAgCFFQAh6xACAIUVACHsEAEAgBUAIQa_DgAAzRcAIOgQAADNFwAg6RAAAM0XACDqEAAAzRcAIOsQAADNFwAg7BAAAM0XACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAMAAAAdACADAAAeADAEAAAaACAPuAgBAAAAAbQNAQAAAAHSDQEAAAAB2Q0BAAAAAa8OAQAAAAG_DkAAAAAByQ8AAIIfACDlEAEAAAAB5hBAAAAAAecQQAAAAAHoEEAAAAAB6RABAAAAAeoQAgAAAAHrEAIAAAAB7BABAAAAAQEIAAAiACAPuAgBAAAAAbQNAQAAAAHSDQEAAAAB2Q0BAAAAAa8OAQAAAAG_DkAAAAAByQ8AAIIfACDlEAEAAAAB5hBAAAAAAecQQAAAAAHoEEAAAAAB6RABAAAAAeoQAgAAAAHrEAIAAAAB7BABAAAAAQEIAAAkADABCAAAJAAwD7gIAQDYFwAhtA0BANgXACHSDQEA2BcAIdkNAQDYFwAhrw4BANgXACG_DkAA4BcAIckPAACBHwAg5RABANgXACHmEEAA1BcAIecQQADUFwAh6BBAAOAXACHpEAEA1xcAIeoQAgDVFwAh6xACANUXACHsEAEA1xcAIQIAAAAaACAIAAAnACAPuAgBANgXACG0DQEA2BcAIdINAQDYFwAh2Q0BANgXACGvDgEA2BcAIb8OQADgFwAhyQ8AAIEfACDlEAEA2BcAIeYQQADUFwAh5xBAANQXACHoEEAA4BcAIekQAQDXFwAh6hACANUXACHrEAIA1RcAIewQAQDXFwAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACALFQAA_B4AIBYAAP8eACAXAAD-HgAgKAAA_R4AICkAAIAfACC_DgAAzRcAIOgQAADNFwAg6RAAAM0XACDqEAAAzRcAIOsQAADNFwAg7BAAAM0XACASuAgBAN8UACGxDQAAxxcAMLINAAAwABCzDQAAxxcAMLQNAQDfFAAh0g0BAN8UACHZDQEA3xQAIa8OAQDfFAAhvw5AAPUUACHJDwAA-RQAIOUQAQDfFAAh5hBAAOAUACHnEEAA4BQAIegQQAD1FAAh6RABAOMUACHqEAIA4RQAIesQAgDhFAAh7BABAOMUACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAuxDQAAxhcAMLINAAA2ABCzDQAAxhcAMNgNQACCFQAh2Q0BAIAVACHsDgEAgBUAIcoQAQAAAAHWECAA_xQAIeIQAQAAAAHjEAEA_hQAIeQQAQD-FAAhAQAAADMAIAEAAAAzACALsQ0AAMYXADCyDQAANgAQsw0AAMYXADDYDUAAghUAIdkNAQCAFQAh7A4BAIAVACHKEAEA_hQAIdYQIAD_FAAh4hABAIAVACHjEAEA_hQAIeQQAQD-FAAhA9kNAADNFwAg7A4AAM0XACDiEAAAzRcAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgAwAAADYAIAMAADcAMAQAADMAIAjYDUAAAAAB2Q0BAAAAAewOAQAAAAHKEAEAAAAB1hAgAAAAAeIQAQAAAAHjEAEAAAAB5BABAAAAAQEIAAA7ACAI2A1AAAAAAdkNAQAAAAHsDgEAAAAByhABAAAAAdYQIAAAAAHiEAEAAAAB4xABAAAAAeQQAQAAAAEBCAAAPQAwAQgAAD0AMAjYDUAA1BcAIdkNAQDXFwAh7A4BANcXACHKEAEA2BcAIdYQIAD2FwAh4hABANcXACHjEAEA2BcAIeQQAQDYFwAhAgAAADMAIAgAAEAAIAjYDUAA1BcAIdkNAQDXFwAh7A4BANcXACHKEAEA2BcAIdYQIAD2FwAh4hABANcXACHjEAEA2BcAIeQQAQDYFwAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAGFQAA-R4AIBYAAPseACAXAAD6HgAg2Q0AAM0XACDsDgAAzRcAIOIQAADNFwAgC7ENAADFFwAwsg0AAEkAELMNAADFFwAw2A1AAOAUACHZDQEA4xQAIewOAQDjFAAhyhABAN8UACHWECAA-hQAIeIQAQDjFAAh4xABAN8UACHkEAEA3xQAIQMAAAA2ACADAABIADAUAABJACADAAAANgAgAwAANwAwBAAAMwAgJQgBAP4UACGxDQAAwxcAMLINAABPABCzDQAAwxcAMLQNAQAAAAHYDUAAghUAIfQNBACJFQAh9Q0EALYVACH3DQIAhRUAIfsNAQCAFQAhmw4BAP4UACHkDgEAgBUAIfMOAQCAFQAh9w4BAIAVACGeDwEA_hQAIaUPQACBFQAh9w8EAIkVACGZECAA_xQAIcoQAQD-FAAhzRABAP4UACHPEAEA_hQAIdAQBACJFQAh0xACAIUVACHUEAAAhxUAINUQAACHFQAg1hAgAP8UACHXEAEA_hQAIdgQAQCAFQAh2RABAP4UACHaEAEAgBUAIdsQAQCAFQAh3BABAIAVACHdEAEAgBUAId4QBAAAAAHfEAQAthUAIeAQAQCAFQAh4RAAAMQXACABAAAATAAgAQAAAEwAICQIAQD-FAAhsQ0AAMMXADCyDQAATwAQsw0AAMMXADC0DQEA_hQAIdgNQACCFQAh9A0EAIkVACH1DQQAthUAIfcNAgCFFQAh-w0BAIAVACGbDgEA_hQAIeQOAQCAFQAh8w4BAIAVACH3DgEAgBUAIZ4PAQD-FAAhpQ9AAIEVACH3DwQAiRUAIZkQIAD_FAAhyhABAP4UACHNEAEA_hQAIc8QAQD-FAAh0BAEAIkVACHTEAIAhRUAIdQQAACHFQAg1RAAAIcVACDWECAA_xQAIdcQAQD-FAAh2BABAIAVACHZEAEA_hQAIdoQAQCAFQAh2xABAIAVACHcEAEAgBUAId0QAQCAFQAh3hAEALYVACHfEAQAthUAIeAQAQCAFQAhEvUNAADNFwAg9w0AAM0XACD7DQAAzRcAIOQOAADNFwAg8w4AAM0XACD3DgAAzRcAIKUPAADNFwAg0xAAAM0XACDUEAAAzRcAINUQAADNFwAg2BAAAM0XACDaEAAAzRcAINsQAADNFwAg3BAAAM0XACDdEAAAzRcAIN4QAADNFwAg3xAAAM0XACDgEAAAzRcAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgAwAAAE8AIAMAAFAAMAQAAEwAICEIAQAAAAG0DQEAAAAB2A1AAAAAAfQNBAAAAAH1DQQAAAAB9w0CAAAAAfsNAQAAAAGbDgEAAAAB5A4BAAAAAfMOAQAAAAH3DgEAAAABng8BAAAAAaUPQAAAAAH3DwQAAAABmRAgAAAAAcoQAQAAAAHNEAEAAAABzxABAAAAAdAQBAAAAAHTEAIAAAAB1BCAAAAAAdUQgAAAAAHWECAAAAAB1xABAAAAAdgQAQAAAAHZEAEAAAAB2hABAAAAAdsQAQAAAAHcEAEAAAAB3RABAAAAAd4QBAAAAAHfEAQAAAAB4BABAAAAAQEIAABUACAhCAEAAAABtA0BAAAAAdgNQAAAAAH0DQQAAAAB9Q0EAAAAAfcNAgAAAAH7DQEAAAABmw4BAAAAAeQOAQAAAAHzDgEAAAAB9w4BAAAAAZ4PAQAAAAGlD0AAAAAB9w8EAAAAAZkQIAAAAAHKEAEAAAABzRABAAAAAc8QAQAAAAHQEAQAAAAB0xACAAAAAdQQgAAAAAHVEIAAAAAB1hAgAAAAAdcQAQAAAAHYEAEAAAAB2RABAAAAAdoQAQAAAAHbEAEAAAAB3BABAAAAAd0QAQAAAAHeEAQAAAAB3xAEAAAAAeAQAQAAAAEBCAAAVgAwAQgAAFYAMCEIAQDYFwAhtA0BANgXACHYDUAA1BcAIfQNBADTFwAh9Q0EAL8YACH3DQIA1RcAIfsNAQDXFwAhmw4BANgXACHkDgEA1xcAIfMOAQDXFwAh9w4BANcXACGeDwEA2BcAIaUPQADgFwAh9w8EANMXACGZECAA9hcAIcoQAQDYFwAhzRABANgXACHPEAEA2BcAIdAQBADTFwAh0xACANUXACHUEIAAAAAB1RCAAAAAAdYQIAD2FwAh1xABANgXACHYEAEA1xcAIdkQAQDYFwAh2hABANcXACHbEAEA1xcAIdwQAQDXFwAh3RABANcXACHeEAQAvxgAId8QBAC_GAAh4BABANcXACECAAAATAAgCAAAWQAgIQgBANgXACG0DQEA2BcAIdgNQADUFwAh9A0EANMXACH1DQQAvxgAIfcNAgDVFwAh-w0BANcXACGbDgEA2BcAIeQOAQDXFwAh8w4BANcXACH3DgEA1xcAIZ4PAQDYFwAhpQ9AAOAXACH3DwQA0xcAIZkQIAD2FwAhyhABANgXACHNEAEA2BcAIc8QAQDYFwAh0BAEANMXACHTEAIA1RcAIdQQgAAAAAHVEIAAAAAB1hAgAPYXACHXEAEA2BcAIdgQAQDXFwAh2RABANgXACHaEAEA1xcAIdsQAQDXFwAh3BABANcXACHdEAEA1xcAId4QBAC_GAAh3xAEAL8YACHgEAEA1xcAIQIAAABPACAIAABbACACAAAATwAgCAAAWwAgAwAAAEwAIA8AAFQAIBAAAFkAIAEAAABMACABAAAATwAgFxUAAPQeACAWAAD3HgAgFwAA9h4AICgAAPUeACApAAD4HgAg9Q0AAM0XACD3DQAAzRcAIPsNAADNFwAg5A4AAM0XACDzDgAAzRcAIPcOAADNFwAgpQ8AAM0XACDTEAAAzRcAINQQAADNFwAg1RAAAM0XACDYEAAAzRcAINoQAADNFwAg2xAAAM0XACDcEAAAzRcAIN0QAADNFwAg3hAAAM0XACDfEAAAzRcAIOAQAADNFwAgJAgBAN8UACGxDQAAwhcAMLINAABiABCzDQAAwhcAMLQNAQDfFAAh2A1AAOAUACH0DQQA3hQAIfUNBACyFQAh9w0CAOEUACH7DQEA4xQAIZsOAQDfFAAh5A4BAOMUACHzDgEA4xQAIfcOAQDjFAAhng8BAN8UACGlD0AA9RQAIfcPBADeFAAhmRAgAPoUACHKEAEA3xQAIc0QAQDfFAAhzxABAN8UACHQEAQA3hQAIdMQAgDhFAAh1BAAAOQUACDVEAAA5BQAINYQIAD6FAAh1xABAN8UACHYEAEA4xQAIdkQAQDfFAAh2hABAOMUACHbEAEA4xQAIdwQAQDjFAAh3RABAOMUACHeEAQAshUAId8QBACyFQAh4BABAOMUACEDAAAATwAgAwAAYQAwFAAAYgAgAwAAAE8AIAMAAFAAMAQAAEwAIBCxDQAAwBcAMLINAABoABCzDQAAwBcAMPQNBACJFQAh9Q0EAIkVACH3DQIAhhUAIZsOAQD-FAAh5A4BAP4UACGeDwEA_hQAIfcPBACJFQAhyhABAP4UACHNEAEA_hQAIc8QAQD-FAAh0BAEAIkVACHREAAAkRUAINIQAADBFwAgAQAAAGUAIAEAAABlACAPsQ0AAMAXADCyDQAAaAAQsw0AAMAXADD0DQQAiRUAIfUNBACJFQAh9w0CAIYVACGbDgEA_hQAIeQOAQD-FAAhng8BAP4UACH3DwQAiRUAIcoQAQD-FAAhzRABAP4UACHPEAEA_hQAIdAQBACJFQAh0RAAAJEVACAAAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDPQNBAAAAAH1DQQAAAAB9w0CAAAAAZsOAQAAAAHkDgEAAAABng8BAAAAAfcPBAAAAAHKEAEAAAABzRABAAAAAc8QAQAAAAHQEAQAAAAB0RCAAAAAAQEIAABtACAM9A0EAAAAAfUNBAAAAAH3DQIAAAABmw4BAAAAAeQOAQAAAAGeDwEAAAAB9w8EAAAAAcoQAQAAAAHNEAEAAAABzxABAAAAAdAQBAAAAAHREIAAAAABAQgAAG8AMAEIAABvADAM9A0EANMXACH1DQQA0xcAIfcNAgDWFwAhmw4BANgXACHkDgEA2BcAIZ4PAQDYFwAh9w8EANMXACHKEAEA2BcAIc0QAQDYFwAhzxABANgXACHQEAQA0xcAIdEQgAAAAAECAAAAZQAgCAAAcgAgDPQNBADTFwAh9Q0EANMXACH3DQIA1hcAIZsOAQDYFwAh5A4BANgXACGeDwEA2BcAIfcPBADTFwAhyhABANgXACHNEAEA2BcAIc8QAQDYFwAh0BAEANMXACHREIAAAAABAgAAAGgAIAgAAHQAIAIAAABoACAIAAB0ACADAAAAZQAgDwAAbQAgEAAAcgAgAQAAAGUAIAEAAABoACAFFQAA7x4AIBYAAPIeACAXAADxHgAgKAAA8B4AICkAAPMeACAPsQ0AAL8XADCyDQAAewAQsw0AAL8XADD0DQQA3hQAIfUNBADeFAAh9w0CAOIUACGbDgEA3xQAIeQOAQDfFAAhng8BAN8UACH3DwQA3hQAIcoQAQDfFAAhzRABAN8UACHPEAEA3xQAIdAQBADeFAAh0RAAAI4VACADAAAAaAAgAwAAegAwFAAAewAgAwAAAGgAIAMAAGkAMAQAAGUAIAuxDQAAvRcAMLINAACBAQAQsw0AAL0XADD0DQQAiRUAIfUNBACJFQAh-w0BAP4UACGeDwEA_hQAIYIQBACJFQAhyhABAP4UACHNEAEA_hQAIc4QAAC-FwAgAQAAAH4AIAEAAAB-ACAKsQ0AAL0XADCyDQAAgQEAELMNAAC9FwAw9A0EAIkVACH1DQQAiRUAIfsNAQD-FAAhng8BAP4UACGCEAQAiRUAIcoQAQD-FAAhzRABAP4UACEAAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgB_QNBAAAAAH1DQQAAAAB-w0BAAAAAZ4PAQAAAAGCEAQAAAAByhABAAAAAc0QAQAAAAEBCAAAhgEAIAf0DQQAAAAB9Q0EAAAAAfsNAQAAAAGeDwEAAAABghAEAAAAAcoQAQAAAAHNEAEAAAABAQgAAIgBADABCAAAiAEAMAf0DQQA0xcAIfUNBADTFwAh-w0BANgXACGeDwEA2BcAIYIQBADTFwAhyhABANgXACHNEAEA2BcAIQIAAAB-ACAIAACLAQAgB_QNBADTFwAh9Q0EANMXACH7DQEA2BcAIZ4PAQDYFwAhghAEANMXACHKEAEA2BcAIc0QAQDYFwAhAgAAAIEBACAIAACNAQAgAgAAAIEBACAIAACNAQAgAwAAAH4AIA8AAIYBACAQAACLAQAgAQAAAH4AIAEAAACBAQAgBRUAAOoeACAWAADtHgAgFwAA7B4AICgAAOseACApAADuHgAgCrENAAC8FwAwsg0AAJQBABCzDQAAvBcAMPQNBADeFAAh9Q0EAN4UACH7DQEA3xQAIZ4PAQDfFAAhghAEAN4UACHKEAEA3xQAIc0QAQDfFAAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIAWxDQAAuxcAMLINAACaAQAQsw0AALsXADCbDgEAAAAB6w8CAIYVACEBAAAAlwEAIAEAAACXAQAgBbENAAC7FwAwsg0AAJoBABCzDQAAuxcAMJsOAQD-FAAh6w8CAIYVACEAAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgApsOAQAAAAHrDwIAAAABAQgAAJ8BACACmw4BAAAAAesPAgAAAAEBCAAAoQEAMAEIAAChAQAwApsOAQDYFwAh6w8CANYXACECAAAAlwEAIAgAAKQBACACmw4BANgXACHrDwIA1hcAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBRUAAOUeACAWAADoHgAgFwAA5x4AICgAAOYeACApAADpHgAgBbENAAC6FwAwsg0AAK0BABCzDQAAuhcAMJsOAQDfFAAh6w8CAOIUACEDAAAAmgEAIAMAAKwBADAUAACtAQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAkIAACRFQAgsQ0AALkXADCyDQAAswEAELMNAAC5FwAwtA0BAAAAAbYNQACCFQAh8g0BAP4UACH6DQEA_hQAIf8OQACBFQAhAQAAALABACABAAAAsAEAIAkIAACRFQAgsQ0AALkXADCyDQAAswEAELMNAAC5FwAwtA0BAP4UACG2DUAAghUAIfINAQD-FAAh-g0BAP4UACH_DkAAgRUAIQH_DgAAzRcAIAMAAACzAQAgAwAAtAEAMAQAALABACADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAYIgAAAAAG0DQEAAAABtg1AAAAAAfINAQAAAAH6DQEAAAAB_w5AAAAAAQEIAAC4AQAgBgiAAAAAAbQNAQAAAAG2DUAAAAAB8g0BAAAAAfoNAQAAAAH_DkAAAAABAQgAALoBADABCAAAugEAMAYIgAAAAAG0DQEA2BcAIbYNQADUFwAh8g0BANgXACH6DQEA2BcAIf8OQADgFwAhAgAAALABACAIAAC9AQAgBgiAAAAAAbQNAQDYFwAhtg1AANQXACHyDQEA2BcAIfoNAQDYFwAh_w5AAOAXACECAAAAswEAIAgAAL8BACACAAAAswEAIAgAAL8BACADAAAAsAEAIA8AALgBACAQAAC9AQAgAQAAALABACABAAAAswEAIAQVAADiHgAgFgAA5B4AIBcAAOMeACD_DgAAzRcAIAkIAACOFQAgsQ0AALgXADCyDQAAxgEAELMNAAC4FwAwtA0BAN8UACG2DUAA4BQAIfINAQDfFAAh-g0BAN8UACH_DkAA9RQAIQMAAACzAQAgAwAAxQEAMBQAAMYBACADAAAAswEAIAMAALQBADAEAACwAQAgEv8MAgCGFQAhsQ0AALYXADCyDQAAzAEAELMNAAC2FwAwtg1AAIIVACH0DQQAiRUAIfUNBACJFQAh9w0CAIYVACH7DQEA_hQAIZsOAQD-FAAh5A4BAIAVACH3DgEAgBUAIZ4PAQD-FAAh6A9AAIIVACGCEAQAiRUAIcoQAQD-FAAhyxAAAIcVACDMEAAAtxcAIAEAAADJAQAgAQAAAMkBACAR_wwCAIYVACGxDQAAthcAMLINAADMAQAQsw0AALYXADC2DUAAghUAIfQNBACJFQAh9Q0EAIkVACH3DQIAhhUAIfsNAQD-FAAhmw4BAP4UACHkDgEAgBUAIfcOAQCAFQAhng8BAP4UACHoD0AAghUAIYIQBACJFQAhyhABAP4UACHLEAAAhxUAIAPkDgAAzRcAIPcOAADNFwAgyxAAAM0XACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACAO_wwCAAAAAbYNQAAAAAH0DQQAAAAB9Q0EAAAAAfcNAgAAAAH7DQEAAAABmw4BAAAAAeQOAQAAAAH3DgEAAAABng8BAAAAAegPQAAAAAGCEAQAAAAByhABAAAAAcsQgAAAAAEBCAAA0QEAIA7_DAIAAAABtg1AAAAAAfQNBAAAAAH1DQQAAAAB9w0CAAAAAfsNAQAAAAGbDgEAAAAB5A4BAAAAAfcOAQAAAAGeDwEAAAAB6A9AAAAAAYIQBAAAAAHKEAEAAAAByxCAAAAAAQEIAADTAQAwAQgAANMBADAO_wwCANYXACG2DUAA1BcAIfQNBADTFwAh9Q0EANMXACH3DQIA1hcAIfsNAQDYFwAhmw4BANgXACHkDgEA1xcAIfcOAQDXFwAhng8BANgXACHoD0AA1BcAIYIQBADTFwAhyhABANgXACHLEIAAAAABAgAAAMkBACAIAADWAQAgDv8MAgDWFwAhtg1AANQXACH0DQQA0xcAIfUNBADTFwAh9w0CANYXACH7DQEA2BcAIZsOAQDYFwAh5A4BANcXACH3DgEA1xcAIZ4PAQDYFwAh6A9AANQXACGCEAQA0xcAIcoQAQDYFwAhyxCAAAAAAQIAAADMAQAgCAAA2AEAIAIAAADMAQAgCAAA2AEAIAMAAADJAQAgDwAA0QEAIBAAANYBACABAAAAyQEAIAEAAADMAQAgCBUAAN0eACAWAADgHgAgFwAA3x4AICgAAN4eACApAADhHgAg5A4AAM0XACD3DgAAzRcAIMsQAADNFwAgEf8MAgDiFAAhsQ0AALUXADCyDQAA3wEAELMNAAC1FwAwtg1AAOAUACH0DQQA3hQAIfUNBADeFAAh9w0CAOIUACH7DQEA3xQAIZsOAQDfFAAh5A4BAOMUACH3DgEA4xQAIZ4PAQDfFAAh6A9AAOAUACGCEAQA3hQAIcoQAQDfFAAhyxAAAOQUACADAAAAzAEAIAMAAN4BADAUAADfAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAWxDQAAtBcAMLINAADlAQAQsw0AALQXADCoDwEAAAAByRAAAJEVACABAAAA4gEAIAEAAADiAQAgBbENAAC0FwAwsg0AAOUBABCzDQAAtBcAMKgPAQD-FAAhyRAAAJEVACAAAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACADAAAA5QEAIAMAAOYBADAEAADiAQAgAqgPAQAAAAHJEIAAAAABAQgAAOoBACACqA8BAAAAAckQgAAAAAEBCAAA7AEAMAEIAADsAQAwAqgPAQDYFwAhyRCAAAAAAQIAAADiAQAgCAAA7wEAIAKoDwEA2BcAIckQgAAAAAECAAAA5QEAIAgAAPEBACACAAAA5QEAIAgAAPEBACADAAAA4gEAIA8AAOoBACAQAADvAQAgAQAAAOIBACABAAAA5QEAIAMVAADaHgAgFgAA3B4AIBcAANseACAFsQ0AALMXADCyDQAA-AEAELMNAACzFwAwqA8BAN8UACHJEAAAjhUAIAMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgDa0BAACoFwAgsgEAAKkXACC4CAEAAAABsQ0AAKcXADCyDQAAhQIAELMNAACnFwAwtA0BAAAAAdgNQACCFQAh9A0EALYVACHSDwEA_hQAIfMPAACyFwAgwxBAAIEVACHEEAEAgBUAIQEAAAD7AQAgFqwBAACxFwAgsQ0AALAXADCyDQAA_QEAELMNAACwFwAwtA0BAP4UACHYDUAAghUAIdkNAQD-FAAh-g0BAP4UACGfDgEA_hQAIewOAQD-FAAh9A5AAIEVACGlD0AAgRUAIaYPQACBFQAh9Q8BAP4UACG-EAAA-RQAIL8QAAD5FAAgwBAAAPkUACDBEAIAhRUAIcIQAQD-FAAhwxBAAIEVACHEEAEAgBUAIcUQAQCAFQAhCKwBAADWHgAg9A4AAM0XACClDwAAzRcAIKYPAADNFwAgwRAAAM0XACDDEAAAzRcAIMQQAADNFwAgxRAAAM0XACAWrAEAALEXACCxDQAAsBcAMLINAAD9AQAQsw0AALAXADC0DQEAAAAB2A1AAIIVACHZDQEA_hQAIfoNAQD-FAAhnw4BAP4UACHsDgEA_hQAIfQOQACBFQAhpQ9AAIEVACGmD0AAgRUAIfUPAQAAAAG-EAAA-RQAIL8QAAD5FAAgwBAAAPkUACDBEAIAhRUAIcIQAQD-FAAhwxBAAIEVACHEEAEAgBUAIcUQAQCAFQAhAwAAAP0BACADAAD-AQAwBAAA_wEAIBOsAQAArBcAIK8BAACtFwAgsAEAAK4XACCxAQAArxcAILENAACrFwAwsg0AAIECABCzDQAAqxcAMLQNAQD-FAAh2A1AAIIVACHZDQEAgBUAIdsNAQD-FAAh5A0BAIAVACGuDgEA_hQAIfAOQACBFQAh_A5AAIEVACGuDwEA_hQAIbEPAQD-FAAhsg8AAPkUACCzDwIAhhUAIQisAQAA1h4AIK8BAADXHgAgsAEAANgeACCxAQAA2R4AINkNAADNFwAg5A0AAM0XACDwDgAAzRcAIPwOAADNFwAgFKwBAACsFwAgrwEAAK0XACCwAQAArhcAILEBAACvFwAgsQ0AAKsXADCyDQAAgQIAELMNAACrFwAwtA0BAAAAAdgNQACCFQAh2Q0BAIAVACHbDQEA_hQAIeQNAQCAFQAhrg4BAP4UACHwDkAAgRUAIfwOQACBFQAhrg8BAAAAAbEPAQD-FAAhsg8AAPkUACCzDwIAhhUAIcgQAACqFwAgAwAAAIECACADAACCAgAwBAAAgwIAIAytAQAAqBcAILIBAACpFwAguAgBAP4UACGxDQAApxcAMLINAACFAgAQsw0AAKcXADC0DQEA_hQAIdgNQACCFQAh9A0EALYVACHSDwEA_hQAIcMQQACBFQAhxBABAIAVACEBAAAAhQIAIAkIAACRFQAgrgEAAKMXACCxDQAAphcAMLINAACHAgAQsw0AAKYXADC0DQQAiRUAIbYNQACCFQAh-g0BAP4UACGnDwEA_hQAIQGuAQAA1R4AIAkIAACRFQAgrgEAAKMXACCxDQAAphcAMLINAACHAgAQsw0AAKYXADC0DQQAAAABtg1AAIIVACH6DQEA_hQAIacPAQD-FAAhAwAAAIcCACADAACIAgAwBAAAiQIAIBGuAQAAoxcAILENAAClFwAwsg0AAIsCABCzDQAApRcAMLQNAQD-FAAh0w0CAIYVACHVDUAAgRUAIdYNAgCGFQAh1w1AAIEVACHYDUAAghUAIfoNAQD-FAAhjA4BAP4UACGWDkAAgRUAIacPAQD-FAAhqw8AAJEVACCsDwIAhhUAIa0PQACBFQAhBa4BAADVHgAg1Q0AAM0XACDXDQAAzRcAIJYOAADNFwAgrQ8AAM0XACASrgEAAKMXACCxDQAApRcAMLINAACLAgAQsw0AAKUXADC0DQEAAAAB0w0CAIYVACHVDUAAgRUAIdYNAgCGFQAh1w1AAIEVACHYDUAAghUAIfoNAQD-FAAhjA4BAP4UACGWDkAAgRUAIacPAQD-FAAhqw8AAJEVACCsDwIAhhUAIa0PQACBFQAhxxAAAKQXACADAAAAiwIAIAMAAIwCADAEAACNAgAgCwgAAJEVACCuAQAAoxcAILENAACiFwAwsg0AAI8CABCzDQAAohcAMPoNAQD-FAAhjA9AAIIVACGnDwEA_hQAIagPAQD-FAAhqQ9AAIIVACGqD0AAgRUAIQKuAQAA1R4AIKoPAADNFwAgDAgAAJEVACCuAQAAoxcAILENAACiFwAwsg0AAI8CABCzDQAAohcAMPoNAQD-FAAhjA9AAIIVACGnDwEA_hQAIagPAQD-FAAhqQ9AAIIVACGqD0AAgRUAIcYQAAChFwAgAwAAAI8CACADAACQAgAwBAAAkQIAIAEAAACHAgAgAQAAAIsCACABAAAAjwIAIAEAAAD9AQAgAQAAAIECACABAAAA-wEAIAWtAQAA0x4AILIBAADUHgAg9A0AAM0XACDDEAAAzRcAIMQQAADNFwAgAwAAAIUCACADAACZAgAwBAAA-wEAIAMAAACFAgAgAwAAmQIAMAQAAPsBACADAAAAhQIAIAMAAJkCADAEAAD7AQAgCa0BAADRHgAgsgEAANIeACC4CAEAAAABtA0BAAAAAdgNQAAAAAH0DQQAAAAB0g8BAAAAAcMQQAAAAAHEEAEAAAABAQgAAJ0CACAHuAgBAAAAAbQNAQAAAAHYDUAAAAAB9A0EAAAAAdIPAQAAAAHDEEAAAAABxBABAAAAAQEIAACfAgAwAQgAAJ8CADAJrQEAALceACCyAQAAuB4AILgIAQDYFwAhtA0BANgXACHYDUAA1BcAIfQNBAC_GAAh0g8BANgXACHDEEAA4BcAIcQQAQDXFwAhAgAAAPsBACAIAACiAgAgB7gIAQDYFwAhtA0BANgXACHYDUAA1BcAIfQNBAC_GAAh0g8BANgXACHDEEAA4BcAIcQQAQDXFwAhAgAAAIUCACAIAACkAgAgAgAAAIUCACAIAACkAgAgAwAAAPsBACAPAACdAgAgEAAAogIAIAEAAAD7AQAgAQAAAIUCACAIFQAAsh4AIBYAALUeACAXAAC0HgAgKAAAsx4AICkAALYeACD0DQAAzRcAIMMQAADNFwAgxBAAAM0XACAKuAgBAN8UACGxDQAAoBcAMLINAACrAgAQsw0AAKAXADC0DQEA3xQAIdgNQADgFAAh9A0EALIVACHSDwEA3xQAIcMQQAD1FAAhxBABAOMUACEDAAAAhQIAIAMAAKoCADAUAACrAgAgAwAAAIUCACADAACZAgAwBAAA-wEAIAEAAAD_AQAgAQAAAP8BACADAAAA_QEAIAMAAP4BADAEAAD_AQAgAwAAAP0BACADAAD-AQAwBAAA_wEAIAMAAAD9AQAgAwAA_gEAMAQAAP8BACATrAEAALEeACC0DQEAAAAB2A1AAAAAAdkNAQAAAAH6DQEAAAABnw4BAAAAAewOAQAAAAH0DkAAAAABpQ9AAAAAAaYPQAAAAAH1DwEAAAABvhAAAK4eACC_EAAArx4AIMAQAACwHgAgwRACAAAAAcIQAQAAAAHDEEAAAAABxBABAAAAAcUQAQAAAAEBCAAAswIAIBK0DQEAAAAB2A1AAAAAAdkNAQAAAAH6DQEAAAABnw4BAAAAAewOAQAAAAH0DkAAAAABpQ9AAAAAAaYPQAAAAAH1DwEAAAABvhAAAK4eACC_EAAArx4AIMAQAACwHgAgwRACAAAAAcIQAQAAAAHDEEAAAAABxBABAAAAAcUQAQAAAAEBCAAAtQIAMAEIAAC1AgAwE6wBAACtHgAgtA0BANgXACHYDUAA1BcAIdkNAQDYFwAh-g0BANgXACGfDgEA2BcAIewOAQDYFwAh9A5AAOAXACGlD0AA4BcAIaYPQADgFwAh9Q8BANgXACG-EAAAqh4AIL8QAACrHgAgwBAAAKweACDBEAIA1RcAIcIQAQDYFwAhwxBAAOAXACHEEAEA1xcAIcUQAQDXFwAhAgAAAP8BACAIAAC4AgAgErQNAQDYFwAh2A1AANQXACHZDQEA2BcAIfoNAQDYFwAhnw4BANgXACHsDgEA2BcAIfQOQADgFwAhpQ9AAOAXACGmD0AA4BcAIfUPAQDYFwAhvhAAAKoeACC_EAAAqx4AIMAQAACsHgAgwRACANUXACHCEAEA2BcAIcMQQADgFwAhxBABANcXACHFEAEA1xcAIQIAAAD9AQAgCAAAugIAIAIAAAD9AQAgCAAAugIAIAMAAAD_AQAgDwAAswIAIBAAALgCACABAAAA_wEAIAEAAAD9AQAgDBUAAKUeACAWAACoHgAgFwAApx4AICgAAKYeACApAACpHgAg9A4AAM0XACClDwAAzRcAIKYPAADNFwAgwRAAAM0XACDDEAAAzRcAIMQQAADNFwAgxRAAAM0XACAVsQ0AAJ8XADCyDQAAwQIAELMNAACfFwAwtA0BAN8UACHYDUAA4BQAIdkNAQDfFAAh-g0BAN8UACGfDgEA3xQAIewOAQDfFAAh9A5AAPUUACGlD0AA9RQAIaYPQAD1FAAh9Q8BAN8UACG-EAAA-RQAIL8QAAD5FAAgwBAAAPkUACDBEAIA4RQAIcIQAQDfFAAhwxBAAPUUACHEEAEA4xQAIcUQAQDjFAAhAwAAAP0BACADAADAAgAwFAAAwQIAIAMAAAD9AQAgAwAA_gEAMAQAAP8BACAKsQ0AAJ4XADCyDQAAxwIAELMNAACeFwAwtA0BAAAAAbYNQACCFQAhrg4BAP4UACG6EAEA_hQAIbsQAQD-FAAhvBAAAJEVACC9EAEAgBUAIQEAAADEAgAgAQAAAMQCACAKsQ0AAJ4XADCyDQAAxwIAELMNAACeFwAwtA0BAP4UACG2DUAAghUAIa4OAQD-FAAhuhABAP4UACG7EAEA_hQAIbwQAACRFQAgvRABAIAVACEBvRAAAM0XACADAAAAxwIAIAMAAMgCADAEAADEAgAgAwAAAMcCACADAADIAgAwBAAAxAIAIAMAAADHAgAgAwAAyAIAMAQAAMQCACAHtA0BAAAAAbYNQAAAAAGuDgEAAAABuhABAAAAAbsQAQAAAAG8EIAAAAABvRABAAAAAQEIAADMAgAgB7QNAQAAAAG2DUAAAAABrg4BAAAAAboQAQAAAAG7EAEAAAABvBCAAAAAAb0QAQAAAAEBCAAAzgIAMAEIAADOAgAwB7QNAQDYFwAhtg1AANQXACGuDgEA2BcAIboQAQDYFwAhuxABANgXACG8EIAAAAABvRABANcXACECAAAAxAIAIAgAANECACAHtA0BANgXACG2DUAA1BcAIa4OAQDYFwAhuhABANgXACG7EAEA2BcAIbwQgAAAAAG9EAEA1xcAIQIAAADHAgAgCAAA0wIAIAIAAADHAgAgCAAA0wIAIAMAAADEAgAgDwAAzAIAIBAAANECACABAAAAxAIAIAEAAADHAgAgBBUAAKIeACAWAACkHgAgFwAAox4AIL0QAADNFwAgCrENAACdFwAwsg0AANoCABCzDQAAnRcAMLQNAQDfFAAhtg1AAOAUACGuDgEA3xQAIboQAQDfFAAhuxABAN8UACG8EAAAjhUAIL0QAQDjFAAhAwAAAMcCACADAADZAgAwFAAA2gIAIAMAAADHAgAgAwAAyAIAMAQAAMQCACAQsQ0AAJsXADCyDQAA4AIAELMNAACbFwAw0A0BAIAVACHSDQIAhRUAIf8NAQD-FAAh9A5AAIIVACGoDwEA_hQAIbEQAQD-FAAhsxABAP4UACG0EAEA_hQAIbUQIAD_FAAhthAAAJoXACC3EAEA_hQAIbgQQACCFQAhuRAAAJwXACABAAAA3QIAIAEAAADdAgAgD7ENAACbFwAwsg0AAOACABCzDQAAmxcAMNANAQCAFQAh0g0CAIUVACH_DQEA_hQAIfQOQACCFQAhqA8BAP4UACGxEAEA_hQAIbMQAQD-FAAhtBABAP4UACG1ECAA_xQAIbYQAACaFwAgtxABAP4UACG4EEAAghUAIQLQDQAAzRcAININAADNFwAgAwAAAOACACADAADhAgAwBAAA3QIAIAMAAADgAgAgAwAA4QIAMAQAAN0CACADAAAA4AIAIAMAAOECADAEAADdAgAgDNANAQAAAAHSDQIAAAAB_w0BAAAAAfQOQAAAAAGoDwEAAAABsRABAAAAAbMQAQAAAAG0EAEAAAABtRAgAAAAAbYQAAChHgAgtxABAAAAAbgQQAAAAAEBCAAA5QIAIAzQDQEAAAAB0g0CAAAAAf8NAQAAAAH0DkAAAAABqA8BAAAAAbEQAQAAAAGzEAEAAAABtBABAAAAAbUQIAAAAAG2EAAAoR4AILcQAQAAAAG4EEAAAAABAQgAAOcCADABCAAA5wIAMAzQDQEA1xcAIdINAgDVFwAh_w0BANgXACH0DkAA1BcAIagPAQDYFwAhsRABANgXACGzEAEA2BcAIbQQAQDYFwAhtRAgAPYXACG2EAAAoB4AILcQAQDYFwAhuBBAANQXACECAAAA3QIAIAgAAOoCACAM0A0BANcXACHSDQIA1RcAIf8NAQDYFwAh9A5AANQXACGoDwEA2BcAIbEQAQDYFwAhsxABANgXACG0EAEA2BcAIbUQIAD2FwAhthAAAKAeACC3EAEA2BcAIbgQQADUFwAhAgAAAOACACAIAADsAgAgAgAAAOACACAIAADsAgAgAwAAAN0CACAPAADlAgAgEAAA6gIAIAEAAADdAgAgAQAAAOACACAHFQAAmx4AIBYAAJ4eACAXAACdHgAgKAAAnB4AICkAAJ8eACDQDQAAzRcAININAADNFwAgD7ENAACZFwAwsg0AAPMCABCzDQAAmRcAMNANAQDjFAAh0g0CAOEUACH_DQEA3xQAIfQOQADgFAAhqA8BAN8UACGxEAEA3xQAIbMQAQDfFAAhtBABAN8UACG1ECAA-hQAIbYQAACaFwAgtxABAN8UACG4EEAA4BQAIQMAAADgAgAgAwAA8gIAMBQAAPMCACADAAAA4AIAIAMAAOECADAEAADdAgAgB7ENAACXFwAwsg0AAPkCABCzDQAAlxcAMLYPBACJFQAhqRBAAIIVACGxEAEA_hQAIbIQAACYFwAgAQAAAPYCACABAAAA9gIAIAaxDQAAlxcAMLINAAD5AgAQsw0AAJcXADC2DwQAiRUAIakQQACCFQAhsRABAP4UACEAAwAAAPkCACADAAD6AgAwBAAA9gIAIAMAAAD5AgAgAwAA-gIAMAQAAPYCACADAAAA-QIAIAMAAPoCADAEAAD2AgAgA7YPBAAAAAGpEEAAAAABsRABAAAAAQEIAAD-AgAgA7YPBAAAAAGpEEAAAAABsRABAAAAAQEIAACAAwAwAQgAAIADADADtg8EANMXACGpEEAA1BcAIbEQAQDYFwAhAgAAAPYCACAIAACDAwAgA7YPBADTFwAhqRBAANQXACGxEAEA2BcAIQIAAAD5AgAgCAAAhQMAIAIAAAD5AgAgCAAAhQMAIAMAAAD2AgAgDwAA_gIAIBAAAIMDACABAAAA9gIAIAEAAAD5AgAgBRUAAJYeACAWAACZHgAgFwAAmB4AICgAAJceACApAACaHgAgBrENAACWFwAwsg0AAIwDABCzDQAAlhcAMLYPBADeFAAhqRBAAOAUACGxEAEA3xQAIQMAAAD5AgAgAwAAiwMAMBQAAIwDACADAAAA-QIAIAMAAPoCADAEAAD2AgAgB7ENAACUFwAwsg0AAJIDABCzDQAAlBcAMNkNAQD-FAAhwQ5AAIIVACGsEAIAhhUAIbAQAACVFwAgAQAAAI8DACABAAAAjwMAIAaxDQAAlBcAMLINAACSAwAQsw0AAJQXADDZDQEA_hQAIcEOQACCFQAhrBACAIYVACEAAwAAAJIDACADAACTAwAwBAAAjwMAIAMAAACSAwAgAwAAkwMAMAQAAI8DACADAAAAkgMAIAMAAJMDADAEAACPAwAgA9kNAQAAAAHBDkAAAAABrBACAAAAAQEIAACXAwAgA9kNAQAAAAHBDkAAAAABrBACAAAAAQEIAACZAwAwAQgAAJkDADAD2Q0BANgXACHBDkAA1BcAIawQAgDWFwAhAgAAAI8DACAIAACcAwAgA9kNAQDYFwAhwQ5AANQXACGsEAIA1hcAIQIAAACSAwAgCAAAngMAIAIAAACSAwAgCAAAngMAIAMAAACPAwAgDwAAlwMAIBAAAJwDACABAAAAjwMAIAEAAACSAwAgBRUAAJEeACAWAACUHgAgFwAAkx4AICgAAJIeACApAACVHgAgBrENAACTFwAwsg0AAKUDABCzDQAAkxcAMNkNAQDfFAAhwQ5AAOAUACGsEAIA4hQAIQMAAACSAwAgAwAApAMAMBQAAKUDACADAAAAkgMAIAMAAJMDADAEAACPAwAgBrENAACSFwAwsg0AAKsDABCzDQAAkhcAMPMNAQCAFQAh5Q4BAAAAAfQOQACCFQAhAQAAAKgDACABAAAAqAMAIAaxDQAAkhcAMLINAACrAwAQsw0AAJIXADDzDQEAgBUAIeUOAQD-FAAh9A5AAIIVACEB8w0AAM0XACADAAAAqwMAIAMAAKwDADAEAACoAwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAMAAACrAwAgAwAArAMAMAQAAKgDACAD8w0BAAAAAeUOAQAAAAH0DkAAAAABAQgAALADACAD8w0BAAAAAeUOAQAAAAH0DkAAAAABAQgAALIDADABCAAAsgMAMAPzDQEA1xcAIeUOAQDYFwAh9A5AANQXACECAAAAqAMAIAgAALUDACAD8w0BANcXACHlDgEA2BcAIfQOQADUFwAhAgAAAKsDACAIAAC3AwAgAgAAAKsDACAIAAC3AwAgAwAAAKgDACAPAACwAwAgEAAAtQMAIAEAAACoAwAgAQAAAKsDACAEFQAAjh4AIBYAAJAeACAXAACPHgAg8w0AAM0XACAGsQ0AAJEXADCyDQAAvgMAELMNAACRFwAw8w0BAOMUACHlDgEA3xQAIfQOQADgFAAhAwAAAKsDACADAAC9AwAwFAAAvgMAIAMAAACrAwAgAwAArAMAMAQAAKgDACAMuAgBAP4UACGxDQAAkBcAMLINAADEAwAQsw0AAJAXADC0DQEAAAAB2A1AAIIVACHZDQEA_hQAIfQNBAC2FQAh-g0BAP4UACH0DkAAghUAIaUPQACBFQAhpg9AAIEVACEBAAAAwQMAIAEAAADBAwAgDLgIAQD-FAAhsQ0AAJAXADCyDQAAxAMAELMNAACQFwAwtA0BAP4UACHYDUAAghUAIdkNAQD-FAAh9A0EALYVACH6DQEA_hQAIfQOQACCFQAhpQ9AAIEVACGmD0AAgRUAIQP0DQAAzRcAIKUPAADNFwAgpg8AAM0XACADAAAAxAMAIAMAAMUDADAEAADBAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAMAAADEAwAgAwAAxQMAMAQAAMEDACAJuAgBAAAAAbQNAQAAAAHYDUAAAAAB2Q0BAAAAAfQNBAAAAAH6DQEAAAAB9A5AAAAAAaUPQAAAAAGmD0AAAAABAQgAAMkDACAJuAgBAAAAAbQNAQAAAAHYDUAAAAAB2Q0BAAAAAfQNBAAAAAH6DQEAAAAB9A5AAAAAAaUPQAAAAAGmD0AAAAABAQgAAMsDADABCAAAywMAMAm4CAEA2BcAIbQNAQDYFwAh2A1AANQXACHZDQEA2BcAIfQNBAC_GAAh-g0BANgXACH0DkAA1BcAIaUPQADgFwAhpg9AAOAXACECAAAAwQMAIAgAAM4DACAJuAgBANgXACG0DQEA2BcAIdgNQADUFwAh2Q0BANgXACH0DQQAvxgAIfoNAQDYFwAh9A5AANQXACGlD0AA4BcAIaYPQADgFwAhAgAAAMQDACAIAADQAwAgAgAAAMQDACAIAADQAwAgAwAAAMEDACAPAADJAwAgEAAAzgMAIAEAAADBAwAgAQAAAMQDACAIFQAAiR4AIBYAAIweACAXAACLHgAgKAAAih4AICkAAI0eACD0DQAAzRcAIKUPAADNFwAgpg8AAM0XACAMuAgBAN8UACGxDQAAjxcAMLINAADXAwAQsw0AAI8XADC0DQEA3xQAIdgNQADgFAAh2Q0BAN8UACH0DQQAshUAIfoNAQDfFAAh9A5AAOAUACGlD0AA9RQAIaYPQAD1FAAhAwAAAMQDACADAADWAwAwFAAA1wMAIAMAAADEAwAgAwAAxQMAMAQAAMEDACALsQ0AAI0XADCyDQAA3QMAELMNAACNFwAw2Q0BAP4UACGpEEAAghUAIaoQAQD-FAAhqxABAP4UACGsEAIAhhUAIa0QAgCGFQAhrhAAAOIVACCvEAAAjhcAIAEAAADaAwAgAQAAANoDACAKsQ0AAI0XADCyDQAA3QMAELMNAACNFwAw2Q0BAP4UACGpEEAAghUAIaoQAQD-FAAhqxABAP4UACGsEAIAhhUAIa0QAgCGFQAhrhAAAOIVACAAAwAAAN0DACADAADeAwAwBAAA2gMAIAMAAADdAwAgAwAA3gMAMAQAANoDACADAAAA3QMAIAMAAN4DADAEAADaAwAgB9kNAQAAAAGpEEAAAAABqhABAAAAAasQAQAAAAGsEAIAAAABrRACAAAAAa4QAACIHgAgAQgAAOIDACAH2Q0BAAAAAakQQAAAAAGqEAEAAAABqxABAAAAAawQAgAAAAGtEAIAAAABrhAAAIgeACABCAAA5AMAMAEIAADkAwAwB9kNAQDYFwAhqRBAANQXACGqEAEA2BcAIasQAQDYFwAhrBACANYXACGtEAIA1hcAIa4QAACHHgAgAgAAANoDACAIAADnAwAgB9kNAQDYFwAhqRBAANQXACGqEAEA2BcAIasQAQDYFwAhrBACANYXACGtEAIA1hcAIa4QAACHHgAgAgAAAN0DACAIAADpAwAgAgAAAN0DACAIAADpAwAgAwAAANoDACAPAADiAwAgEAAA5wMAIAEAAADaAwAgAQAAAN0DACAFFQAAgh4AIBYAAIUeACAXAACEHgAgKAAAgx4AICkAAIYeACAKsQ0AAIwXADCyDQAA8AMAELMNAACMFwAw2Q0BAN8UACGpEEAA4BQAIaoQAQDfFAAhqxABAN8UACGsEAIA4hQAIa0QAgDiFAAhrhAAAOIVACADAAAA3QMAIAMAAO8DADAUAADwAwAgAwAAAN0DACADAADeAwAwBAAA2gMAIBKpBQIAhhUAIY8GAAGkFQAhsQ0AAIsXADCyDQAA9gMAELMNAACLFwAwtg1AAIIVACHgDgEA_hQAIfMOAQD-FAAhvQ8BAP4UACHBDwAAkRUAIMIPAQD-FAAh9A8CAAAAAaMQAQD-FAAhpBAAAJEVACClEAQAiRUAIaYQBACJFQAhpxAEAIkVACGoEAAAkRUAIAEAAADzAwAgAQAAAPMDACASqQUCAIYVACGPBgABpBUAIbENAACLFwAwsg0AAPYDABCzDQAAixcAMLYNQACCFQAh4A4BAP4UACHzDgEA_hQAIb0PAQD-FAAhwQ8AAJEVACDCDwEA_hQAIfQPAgCGFQAhoxABAP4UACGkEAAAkRUAIKUQBACJFQAhphAEAIkVACGnEAQAiRUAIagQAACRFQAgAY8GAADNFwAgAwAAAPYDACADAAD3AwAwBAAA8wMAIAMAAAD2AwAgAwAA9wMAMAQAAPMDACADAAAA9gMAIAMAAPcDADAEAADzAwAgD6kFAgAAAAGPBgABAAABtg1AAAAAAeAOAQAAAAHzDgEAAAABvQ8BAAAAAcEPgAAAAAHCDwEAAAAB9A8CAAAAAaMQAQAAAAGkEIAAAAABpRAEAAAAAaYQBAAAAAGnEAQAAAABqBCAAAAAAQEIAAD7AwAgD6kFAgAAAAGPBgABAAABtg1AAAAAAeAOAQAAAAHzDgEAAAABvQ8BAAAAAcEPgAAAAAHCDwEAAAAB9A8CAAAAAaMQAQAAAAGkEIAAAAABpRAEAAAAAaYQBAAAAAGnEAQAAAABqBCAAAAAAQEIAAD9AwAwAQgAAP0DADAPqQUCANYXACGPBgABmhgAIbYNQADUFwAh4A4BANgXACHzDgEA2BcAIb0PAQDYFwAhwQ-AAAAAAcIPAQDYFwAh9A8CANYXACGjEAEA2BcAIaQQgAAAAAGlEAQA0xcAIaYQBADTFwAhpxAEANMXACGoEIAAAAABAgAAAPMDACAIAACABAAgD6kFAgDWFwAhjwYAAZoYACG2DUAA1BcAIeAOAQDYFwAh8w4BANgXACG9DwEA2BcAIcEPgAAAAAHCDwEA2BcAIfQPAgDWFwAhoxABANgXACGkEIAAAAABpRAEANMXACGmEAQA0xcAIacQBADTFwAhqBCAAAAAAQIAAAD2AwAgCAAAggQAIAIAAAD2AwAgCAAAggQAIAMAAADzAwAgDwAA-wMAIBAAAIAEACABAAAA8wMAIAEAAAD2AwAgBhUAAP0dACAWAACAHgAgFwAA_x0AICgAAP4dACApAACBHgAgjwYAAM0XACASqQUCAOIUACGPBgABlxUAIbENAACKFwAwsg0AAIkEABCzDQAAihcAMLYNQADgFAAh4A4BAN8UACHzDgEA3xQAIb0PAQDfFAAhwQ8AAI4VACDCDwEA3xQAIfQPAgDiFAAhoxABAN8UACGkEAAAjhUAIKUQBADeFAAhphAEAN4UACGnEAQA3hQAIagQAACOFQAgAwAAAPYDACADAACIBAAwFAAAiQQAIAMAAAD2AwAgAwAA9wMAMAQAAPMDACAK1AIAAIgXACCxDQAAhxcAMLINAACOBAAQsw0AAIcXADC-DwABpBUAIZ4QAgCGFQAhnxACAIYVACGgEAEA_hQAIaEQAAGjFQAhohAAAIkXACABAAAAjAQAIAnUAgAAiBcAILENAACHFwAwsg0AAI4EABCzDQAAhxcAML4PAAGkFQAhnhACAIYVACGfEAIAhhUAIaAQAQD-FAAhoRAAAaMVACEC1AIAAPwdACC-DwAAzRcAIAMAAACOBAAgAwAAjwQAMAQAAIwEACABAAAAjgQAIAEAAACMBAAgAwAAAI4EACADAACPBAAwBAAAjAQAIAMAAACOBAAgAwAAjwQAMAQAAIwEACADAAAAjgQAIAMAAI8EADAEAACMBAAgBtQCAAD7HQAgvg8AAQAAAZ4QAgAAAAGfEAIAAAABoBABAAAAAaEQAAEAAAEBCAAAlgQAIAW-DwABAAABnhACAAAAAZ8QAgAAAAGgEAEAAAABoRAAAQAAAQEIAACYBAAwAQgAAJgEADAG1AIAAPodACC-DwABmhgAIZ4QAgDWFwAhnxACANYXACGgEAEA2BcAIaEQAAGZGAAhAgAAAIwEACAIAACbBAAgBb4PAAGaGAAhnhACANYXACGfEAIA1hcAIaAQAQDYFwAhoRAAAZkYACECAAAAjgQAIAgAAJ0EACACAAAAjgQAIAgAAJ0EACADAAAAjAQAIA8AAJYEACAQAACbBAAgAQAAAIwEACABAAAAjgQAIAYVAAD1HQAgFgAA-B0AIBcAAPcdACAoAAD2HQAgKQAA-R0AIL4PAADNFwAgCLENAACGFwAwsg0AAKQEABCzDQAAhhcAML4PAAGXFQAhnhACAOIUACGfEAIA4hQAIaAQAQDfFAAhoRAAAZYVACEDAAAAjgQAIAMAAKMEADAUAACkBAAgAwAAAI4EACADAACPBAAwBAAAjAQAIAYIAAGjFQAh0wIAAIUXACCxDQAAhBcAMLINAACqBAAQsw0AAIQXADD1DwABAAABAQAAAKcEACABAAAApwQAIAYIAAGjFQAh0wIAAIUXACCxDQAAhBcAMLINAACqBAAQsw0AAIQXADD1DwABoxUAIQHTAgAA9B0AIAMAAACqBAAgAwAAqwQAMAQAAKcEACADAAAAqgQAIAMAAKsEADAEAACnBAAgAwAAAKoEACADAACrBAAwBAAApwQAIAMIAAEAAAHTAgAA8x0AIPUPAAEAAAEBCAAArwQAIAIIAAEAAAH1DwABAAABAQgAALEEADABCAAAsQQAMAMIAAGZGAAh0wIAAOYdACD1DwABmRgAIQIAAACnBAAgCAAAtAQAIAIIAAGZGAAh9Q8AAZkYACECAAAAqgQAIAgAALYEACACAAAAqgQAIAgAALYEACADAAAApwQAIA8AAK8EACAQAAC0BAAgAQAAAKcEACABAAAAqgQAIAMVAADjHQAgFgAA5R0AIBcAAOQdACAFCAABlhUAIbENAACDFwAwsg0AAL0EABCzDQAAgxcAMPUPAAGWFQAhAwAAAKoEACADAAC8BAAwFAAAvQQAIAMAAACqBAAgAwAAqwQAMAQAAKcEACAPCAAAkRUAILENAACBFwAwsg0AAMMEABCzDQAAgRcAMLYNBACJFQAh9A0EAIkVACH1DQQAiRUAIfcNAgCGFQAh-g0BAP4UACH7DQEA_hQAIewOAQD-FAAh9w4BAP4UACH6DgAAghcAIJwQAQD-FAAhnRABAP4UACEBAAAAwAQAIAEAAADABAAgDggAAJEVACCxDQAAgRcAMLINAADDBAAQsw0AAIEXADC2DQQAiRUAIfQNBACJFQAh9Q0EAIkVACH3DQIAhhUAIfoNAQD-FAAh-w0BAP4UACHsDgEA_hQAIfcOAQD-FAAhnBABAP4UACGdEAEA_hQAIQADAAAAwwQAIAMAAMQEADAEAADABAAgAwAAAMMEACADAADEBAAwBAAAwAQAIAMAAADDBAAgAwAAxAQAMAQAAMAEACALCIAAAAABtg0EAAAAAfQNBAAAAAH1DQQAAAAB9w0CAAAAAfoNAQAAAAH7DQEAAAAB7A4BAAAAAfcOAQAAAAGcEAEAAAABnRABAAAAAQEIAADIBAAgCwiAAAAAAbYNBAAAAAH0DQQAAAAB9Q0EAAAAAfcNAgAAAAH6DQEAAAAB-w0BAAAAAewOAQAAAAH3DgEAAAABnBABAAAAAZ0QAQAAAAEBCAAAygQAMAEIAADKBAAwCwiAAAAAAbYNBADTFwAh9A0EANMXACH1DQQA0xcAIfcNAgDWFwAh-g0BANgXACH7DQEA2BcAIewOAQDYFwAh9w4BANgXACGcEAEA2BcAIZ0QAQDYFwAhAgAAAMAEACAIAADNBAAgCwiAAAAAAbYNBADTFwAh9A0EANMXACH1DQQA0xcAIfcNAgDWFwAh-g0BANgXACH7DQEA2BcAIewOAQDYFwAh9w4BANgXACGcEAEA2BcAIZ0QAQDYFwAhAgAAAMMEACAIAADPBAAgAgAAAMMEACAIAADPBAAgAwAAAMAEACAPAADIBAAgEAAAzQQAIAEAAADABAAgAQAAAMMEACAFFQAA3h0AIBYAAOEdACAXAADgHQAgKAAA3x0AICkAAOIdACAOCAAAjhUAILENAACAFwAwsg0AANYEABCzDQAAgBcAMLYNBADeFAAh9A0EAN4UACH1DQQA3hQAIfcNAgDiFAAh-g0BAN8UACH7DQEA3xQAIewOAQDfFAAh9w4BAN8UACGcEAEA3xQAIZ0QAQDfFAAhAwAAAMMEACADAADVBAAwFAAA1gQAIAMAAADDBAAgAwAAxAQAMAQAAMAEACAWhgMAAP0WACCxDQAA_BYAMLINAADhBAAQsw0AAPwWADDYDUAAghUAIfQNBACJFQAh9Q0EAIkVACH7DQEA_hQAIYwOAQD-FAAhuQ5AAIEVACHlDgIAhhUAIewOAQAAAAH3DgEA_hQAIY4QAQD-FAAhjxABAP4UACGQEEAAgRUAIZYQEADBFQAhlxABAIAVACGYEEAAghUAIZkQIAD_FAAhmhAgAP8UACGbECAA_xQAIQEAAADZBAAgCoUDAAD_FgAgsQ0AAP4WADCyDQAA2wQAELMNAAD-FgAw8g0BAP4UACHsDgEA_hQAIdwPIAD_FAAhkBBAAIEVACGUECAA_xQAIZUQQACCFQAhAoUDAADdHQAgkBAAAM0XACAKhQMAAP8WACCxDQAA_hYAMLINAADbBAAQsw0AAP4WADDyDQEAAAAB7A4BAP4UACHcDyAA_xQAIZAQQACBFQAhlBAgAP8UACGVEEAAghUAIQMAAADbBAAgAwAA3AQAMAQAAN0EACABAAAA2wQAIAEAAADZBAAgFoYDAAD9FgAgsQ0AAPwWADCyDQAA4QQAELMNAAD8FgAw2A1AAIIVACH0DQQAiRUAIfUNBACJFQAh-w0BAP4UACGMDgEA_hQAIbkOQACBFQAh5Q4CAIYVACHsDgEA_hQAIfcOAQD-FAAhjhABAP4UACGPEAEA_hQAIZAQQACBFQAhlhAQAMEVACGXEAEAgBUAIZgQQACCFQAhmRAgAP8UACGaECAA_xQAIZsQIAD_FAAhBIYDAADcHQAguQ4AAM0XACCQEAAAzRcAIJcQAADNFwAgAwAAAOEEACADAADiBAAwBAAA2QQAIAMAAADhBAAgAwAA4gQAMAQAANkEACADAAAA4QQAIAMAAOIEADAEAADZBAAgE4YDAADbHQAg2A1AAAAAAfQNBAAAAAH1DQQAAAAB-w0BAAAAAYwOAQAAAAG5DkAAAAAB5Q4CAAAAAewOAQAAAAH3DgEAAAABjhABAAAAAY8QAQAAAAGQEEAAAAABlhAQAAAAAZcQAQAAAAGYEEAAAAABmRAgAAAAAZoQIAAAAAGbECAAAAABAQgAAOYEACAS2A1AAAAAAfQNBAAAAAH1DQQAAAAB-w0BAAAAAYwOAQAAAAG5DkAAAAAB5Q4CAAAAAewOAQAAAAH3DgEAAAABjhABAAAAAY8QAQAAAAGQEEAAAAABlhAQAAAAAZcQAQAAAAGYEEAAAAABmRAgAAAAAZoQIAAAAAGbECAAAAABAQgAAOgEADABCAAA6AQAMBOGAwAAzh0AINgNQADUFwAh9A0EANMXACH1DQQA0xcAIfsNAQDYFwAhjA4BANgXACG5DkAA4BcAIeUOAgDWFwAh7A4BANgXACH3DgEA2BcAIY4QAQDYFwAhjxABANgXACGQEEAA4BcAIZYQEADOGAAhlxABANcXACGYEEAA1BcAIZkQIAD2FwAhmhAgAPYXACGbECAA9hcAIQIAAADZBAAgCAAA6wQAIBLYDUAA1BcAIfQNBADTFwAh9Q0EANMXACH7DQEA2BcAIYwOAQDYFwAhuQ5AAOAXACHlDgIA1hcAIewOAQDYFwAh9w4BANgXACGOEAEA2BcAIY8QAQDYFwAhkBBAAOAXACGWEBAAzhgAIZcQAQDXFwAhmBBAANQXACGZECAA9hcAIZoQIAD2FwAhmxAgAPYXACECAAAA4QQAIAgAAO0EACACAAAA4QQAIAgAAO0EACADAAAA2QQAIA8AAOYEACAQAADrBAAgAQAAANkEACABAAAA4QQAIAgVAADJHQAgFgAAzB0AIBcAAMsdACAoAADKHQAgKQAAzR0AILkOAADNFwAgkBAAAM0XACCXEAAAzRcAIBWxDQAA-xYAMLINAAD0BAAQsw0AAPsWADDYDUAA4BQAIfQNBADeFAAh9Q0EAN4UACH7DQEA3xQAIYwOAQDfFAAhuQ5AAPUUACHlDgIA4hQAIewOAQDfFAAh9w4BAN8UACGOEAEA3xQAIY8QAQDfFAAhkBBAAPUUACGWEBAAvRUAIZcQAQDjFAAhmBBAAOAUACGZECAA-hQAIZoQIAD6FAAhmxAgAPoUACEDAAAA4QQAIAMAAPMEADAUAAD0BAAgAwAAAOEEACADAADiBAAwBAAA2QQAIAEAAADdBAAgAQAAAN0EACADAAAA2wQAIAMAANwEADAEAADdBAAgAwAAANsEACADAADcBAAwBAAA3QQAIAMAAADbBAAgAwAA3AQAMAQAAN0EACAHhQMAAMgdACDyDQEAAAAB7A4BAAAAAdwPIAAAAAGQEEAAAAABlBAgAAAAAZUQQAAAAAEBCAAA_AQAIAbyDQEAAAAB7A4BAAAAAdwPIAAAAAGQEEAAAAABlBAgAAAAAZUQQAAAAAEBCAAA_gQAMAEIAAD-BAAwB4UDAADHHQAg8g0BANgXACHsDgEA2BcAIdwPIAD2FwAhkBBAAOAXACGUECAA9hcAIZUQQADUFwAhAgAAAN0EACAIAACBBQAgBvINAQDYFwAh7A4BANgXACHcDyAA9hcAIZAQQADgFwAhlBAgAPYXACGVEEAA1BcAIQIAAADbBAAgCAAAgwUAIAIAAADbBAAgCAAAgwUAIAMAAADdBAAgDwAA_AQAIBAAAIEFACABAAAA3QQAIAEAAADbBAAgBBUAAMQdACAWAADGHQAgFwAAxR0AIJAQAADNFwAgCbENAAD6FgAwsg0AAIoFABCzDQAA-hYAMPINAQDfFAAh7A4BAN8UACHcDyAA-hQAIZAQQAD1FAAhlBAgAPoUACGVEEAA4BQAIQMAAADbBAAgAwAAiQUAMBQAAIoFACADAAAA2wQAIAMAANwEADAEAADdBAAgCLENAAD4FgAwsg0AAJAFABCzDQAA-BYAMPINAQD-FAAh7A4BAP4UACGPEAEA_hQAIZIQQACCFQAhkxAAAPkWACABAAAAjQUAIAEAAACNBQAgB7ENAAD4FgAwsg0AAJAFABCzDQAA-BYAMPINAQD-FAAh7A4BAP4UACGPEAEA_hQAIZIQQACCFQAhAAMAAACQBQAgAwAAkQUAMAQAAI0FACADAAAAkAUAIAMAAJEFADAEAACNBQAgAwAAAJAFACADAACRBQAwBAAAjQUAIATyDQEAAAAB7A4BAAAAAY8QAQAAAAGSEEAAAAABAQgAAJUFACAE8g0BAAAAAewOAQAAAAGPEAEAAAABkhBAAAAAAQEIAACXBQAwAQgAAJcFADAE8g0BANgXACHsDgEA2BcAIY8QAQDYFwAhkhBAANQXACECAAAAjQUAIAgAAJoFACAE8g0BANgXACHsDgEA2BcAIY8QAQDYFwAhkhBAANQXACECAAAAkAUAIAgAAJwFACACAAAAkAUAIAgAAJwFACADAAAAjQUAIA8AAJUFACAQAACaBQAgAQAAAI0FACABAAAAkAUAIAMVAADBHQAgFgAAwx0AIBcAAMIdACAHsQ0AAPcWADCyDQAAowUAELMNAAD3FgAw8g0BAN8UACHsDgEA3xQAIY8QAQDfFAAhkhBAAOAUACEDAAAAkAUAIAMAAKIFADAUAACjBQAgAwAAAJAFACADAACRBQAwBAAAjQUAIAuGAwAAkRUAILENAAD1FgAwsg0AAKkFABCzDQAA9RYAMLkOQACBFQAh5Q4CAIYVACHsDgEA_hQAIY4QAQD-FAAhjxABAP4UACGQEEAAgRUAIZEQAAD2FgAgAQAAAKYFACABAAAApgUAIAqGAwAAkRUAILENAAD1FgAwsg0AAKkFABCzDQAA9RYAMLkOQACBFQAh5Q4CAIYVACHsDgEA_hQAIY4QAQD-FAAhjxABAP4UACGQEEAAgRUAIQK5DgAAzRcAIJAQAADNFwAgAwAAAKkFACADAACqBQAwBAAApgUAIAMAAACpBQAgAwAAqgUAMAQAAKYFACADAAAAqQUAIAMAAKoFADAEAACmBQAgB4YDgAAAAAG5DkAAAAAB5Q4CAAAAAewOAQAAAAGOEAEAAAABjxABAAAAAZAQQAAAAAEBCAAArgUAIAeGA4AAAAABuQ5AAAAAAeUOAgAAAAHsDgEAAAABjhABAAAAAY8QAQAAAAGQEEAAAAABAQgAALAFADABCAAAsAUAMAeGA4AAAAABuQ5AAOAXACHlDgIA1hcAIewOAQDYFwAhjhABANgXACGPEAEA2BcAIZAQQADgFwAhAgAAAKYFACAIAACzBQAgB4YDgAAAAAG5DkAA4BcAIeUOAgDWFwAh7A4BANgXACGOEAEA2BcAIY8QAQDYFwAhkBBAAOAXACECAAAAqQUAIAgAALUFACACAAAAqQUAIAgAALUFACADAAAApgUAIA8AAK4FACAQAACzBQAgAQAAAKYFACABAAAAqQUAIAcVAAC8HQAgFgAAvx0AIBcAAL4dACAoAAC9HQAgKQAAwB0AILkOAADNFwAgkBAAAM0XACAKhgMAAI4VACCxDQAA9BYAMLINAAC8BQAQsw0AAPQWADC5DkAA9RQAIeUOAgDiFAAh7A4BAN8UACGOEAEA3xQAIY8QAQDfFAAhkBBAAPUUACEDAAAAqQUAIAMAALsFADAUAAC8BQAgAwAAAKkFACADAACqBQAwBAAApgUAIAaxDQAA8xYAMLINAADCBQAQsw0AAPMWADDyDQEAAAABlg8BAP4UACGNEEAAghUAIQEAAAC_BQAgAQAAAL8FACAGsQ0AAPMWADCyDQAAwgUAELMNAADzFgAw8g0BAP4UACGWDwEA_hQAIY0QQACCFQAhAAMAAADCBQAgAwAAwwUAMAQAAL8FACADAAAAwgUAIAMAAMMFADAEAAC_BQAgAwAAAMIFACADAADDBQAwBAAAvwUAIAPyDQEAAAABlg8BAAAAAY0QQAAAAAEBCAAAxwUAIAPyDQEAAAABlg8BAAAAAY0QQAAAAAEBCAAAyQUAMAEIAADJBQAwA_INAQDYFwAhlg8BANgXACGNEEAA1BcAIQIAAAC_BQAgCAAAzAUAIAPyDQEA2BcAIZYPAQDYFwAhjRBAANQXACECAAAAwgUAIAgAAM4FACACAAAAwgUAIAgAAM4FACADAAAAvwUAIA8AAMcFACAQAADMBQAgAQAAAL8FACABAAAAwgUAIAMVAAC5HQAgFgAAux0AIBcAALodACAGsQ0AAPIWADCyDQAA1QUAELMNAADyFgAw8g0BAN8UACGWDwEA3xQAIY0QQADgFAAhAwAAAMIFACADAADUBQAwFAAA1QUAIAMAAADCBQAgAwAAwwUAMAQAAL8FACAUsQ0AAPEWADCyDQAA2wUAELMNAADxFgAwuQ0BAIAVACHmDUAAgRUAIfQNBAAAAAH1DQQAthUAIYwOAQD-FAAh4w5AAIIVACH3DgEAgBUAIYIQBAC2FQAhhBAEALYVACGFEAQAthUAIYYQBAC2FQAhhxABAIAVACGIEAQAthUAIYkQAQCAFQAhihAEALYVACGLEAQAthUAIYwQQACBFQAhAQAAANgFACABAAAA2AUAIBSxDQAA8RYAMLINAADbBQAQsw0AAPEWADC5DQEAgBUAIeYNQACBFQAh9A0EAIkVACH1DQQAthUAIYwOAQD-FAAh4w5AAIIVACH3DgEAgBUAIYIQBAC2FQAhhBAEALYVACGFEAQAthUAIYYQBAC2FQAhhxABAIAVACGIEAQAthUAIYkQAQCAFQAhihAEALYVACGLEAQAthUAIYwQQACBFQAhDrkNAADNFwAg5g0AAM0XACD1DQAAzRcAIPcOAADNFwAgghAAAM0XACCEEAAAzRcAIIUQAADNFwAghhAAAM0XACCHEAAAzRcAIIgQAADNFwAgiRAAAM0XACCKEAAAzRcAIIsQAADNFwAgjBAAAM0XACADAAAA2wUAIAMAANwFADAEAADYBQAgAwAAANsFACADAADcBQAwBAAA2AUAIAMAAADbBQAgAwAA3AUAMAQAANgFACARuQ0BAAAAAeYNQAAAAAH0DQQAAAAB9Q0EAAAAAYwOAQAAAAHjDkAAAAAB9w4BAAAAAYIQBAAAAAGEEAQAAAABhRAEAAAAAYYQBAAAAAGHEAEAAAABiBAEAAAAAYkQAQAAAAGKEAQAAAABixAEAAAAAYwQQAAAAAEBCAAA4AUAIBG5DQEAAAAB5g1AAAAAAfQNBAAAAAH1DQQAAAABjA4BAAAAAeMOQAAAAAH3DgEAAAABghAEAAAAAYQQBAAAAAGFEAQAAAABhhAEAAAAAYcQAQAAAAGIEAQAAAABiRABAAAAAYoQBAAAAAGLEAQAAAABjBBAAAAAAQEIAADiBQAwAQgAAOIFADARuQ0BANcXACHmDUAA4BcAIfQNBADTFwAh9Q0EAL8YACGMDgEA2BcAIeMOQADUFwAh9w4BANcXACGCEAQAvxgAIYQQBAC_GAAhhRAEAL8YACGGEAQAvxgAIYcQAQDXFwAhiBAEAL8YACGJEAEA1xcAIYoQBAC_GAAhixAEAL8YACGMEEAA4BcAIQIAAADYBQAgCAAA5QUAIBG5DQEA1xcAIeYNQADgFwAh9A0EANMXACH1DQQAvxgAIYwOAQDYFwAh4w5AANQXACH3DgEA1xcAIYIQBAC_GAAhhBAEAL8YACGFEAQAvxgAIYYQBAC_GAAhhxABANcXACGIEAQAvxgAIYkQAQDXFwAhihAEAL8YACGLEAQAvxgAIYwQQADgFwAhAgAAANsFACAIAADnBQAgAgAAANsFACAIAADnBQAgAwAAANgFACAPAADgBQAgEAAA5QUAIAEAAADYBQAgAQAAANsFACATFQAAtB0AIBYAALcdACAXAAC2HQAgKAAAtR0AICkAALgdACC5DQAAzRcAIOYNAADNFwAg9Q0AAM0XACD3DgAAzRcAIIIQAADNFwAghBAAAM0XACCFEAAAzRcAIIYQAADNFwAghxAAAM0XACCIEAAAzRcAIIkQAADNFwAgihAAAM0XACCLEAAAzRcAIIwQAADNFwAgFLENAADwFgAwsg0AAO4FABCzDQAA8BYAMLkNAQDjFAAh5g1AAPUUACH0DQQA3hQAIfUNBACyFQAhjA4BAN8UACHjDkAA4BQAIfcOAQDjFAAhghAEALIVACGEEAQAshUAIYUQBACyFQAhhhAEALIVACGHEAEA4xQAIYgQBACyFQAhiRABAOMUACGKEAQAshUAIYsQBACyFQAhjBBAAPUUACEDAAAA2wUAIAMAAO0FADAUAADuBQAgAwAAANsFACADAADcBQAwBAAA2AUAIAexDQAA7xYAMLINAAD0BQAQsw0AAO8WADD0DQQAAAAB9Q0EAIkVACGCEAQAiRUAIYMQIAD_FAAhAQAAAPEFACABAAAA8QUAIAexDQAA7xYAMLINAAD0BQAQsw0AAO8WADD0DQQAiRUAIfUNBACJFQAhghAEAIkVACGDECAA_xQAIQADAAAA9AUAIAMAAPUFADAEAADxBQAgAwAAAPQFACADAAD1BQAwBAAA8QUAIAMAAAD0BQAgAwAA9QUAMAQAAPEFACAE9A0EAAAAAfUNBAAAAAGCEAQAAAABgxAgAAAAAQEIAAD5BQAgBPQNBAAAAAH1DQQAAAABghAEAAAAAYMQIAAAAAEBCAAA-wUAMAEIAAD7BQAwBPQNBADTFwAh9Q0EANMXACGCEAQA0xcAIYMQIAD2FwAhAgAAAPEFACAIAAD-BQAgBPQNBADTFwAh9Q0EANMXACGCEAQA0xcAIYMQIAD2FwAhAgAAAPQFACAIAACABgAgAgAAAPQFACAIAACABgAgAwAAAPEFACAPAAD5BQAgEAAA_gUAIAEAAADxBQAgAQAAAPQFACAFFQAArx0AIBYAALIdACAXAACxHQAgKAAAsB0AICkAALMdACAHsQ0AAO4WADCyDQAAhwYAELMNAADuFgAw9A0EAN4UACH1DQQA3hQAIYIQBADeFAAhgxAgAPoUACEDAAAA9AUAIAMAAIYGADAUAACHBgAgAwAAAPQFACADAAD1BQAwBAAA8QUAIAqxDQAA7BYAMLINAACNBgAQsw0AAOwWADC5DQEA_hQAIdINAgCFFQAh2w0BAP4UACH0DQQAiRUAIZcOQACCFQAhjA9AAIIVACGBEAAA7RYAIAEAAACKBgAgAQAAAIoGACAJsQ0AAOwWADCyDQAAjQYAELMNAADsFgAwuQ0BAP4UACHSDQIAhRUAIdsNAQD-FAAh9A0EAIkVACGXDkAAghUAIYwPQACCFQAhAdINAADNFwAgAwAAAI0GACADAACOBgAwBAAAigYAIAMAAACNBgAgAwAAjgYAMAQAAIoGACADAAAAjQYAIAMAAI4GADAEAACKBgAgBrkNAQAAAAHSDQIAAAAB2w0BAAAAAfQNBAAAAAGXDkAAAAABjA9AAAAAAQEIAACSBgAgBrkNAQAAAAHSDQIAAAAB2w0BAAAAAfQNBAAAAAGXDkAAAAABjA9AAAAAAQEIAACUBgAwAQgAAJQGADAGuQ0BANgXACHSDQIA1RcAIdsNAQDYFwAh9A0EANMXACGXDkAA1BcAIYwPQADUFwAhAgAAAIoGACAIAACXBgAgBrkNAQDYFwAh0g0CANUXACHbDQEA2BcAIfQNBADTFwAhlw5AANQXACGMD0AA1BcAIQIAAACNBgAgCAAAmQYAIAIAAACNBgAgCAAAmQYAIAMAAACKBgAgDwAAkgYAIBAAAJcGACABAAAAigYAIAEAAACNBgAgBhUAAKodACAWAACtHQAgFwAArB0AICgAAKsdACApAACuHQAg0g0AAM0XACAJsQ0AAOsWADCyDQAAoAYAELMNAADrFgAwuQ0BAN8UACHSDQIA4RQAIdsNAQDfFAAh9A0EAN4UACGXDkAA4BQAIYwPQADgFAAhAwAAAI0GACADAACfBgAwFAAAoAYAIAMAAACNBgAgAwAAjgYAMAQAAIoGACALsQ0AAOoWADCyDQAApgYAELMNAADqFgAw9A0EAAAAAfoPQACBFQAh-w8BAIAVACH8DwQAthUAIf0PQACBFQAh_g9AAIEVACH_DwQAthUAIYAQQACBFQAhAQAAAKMGACABAAAAowYAIAuxDQAA6hYAMLINAACmBgAQsw0AAOoWADD0DQQAiRUAIfoPQACBFQAh-w8BAIAVACH8DwQAthUAIf0PQACBFQAh_g9AAIEVACH_DwQAthUAIYAQQACBFQAhB_oPAADNFwAg-w8AAM0XACD8DwAAzRcAIP0PAADNFwAg_g8AAM0XACD_DwAAzRcAIIAQAADNFwAgAwAAAKYGACADAACnBgAwBAAAowYAIAMAAACmBgAgAwAApwYAMAQAAKMGACADAAAApgYAIAMAAKcGADAEAACjBgAgCPQNBAAAAAH6D0AAAAAB-w8BAAAAAfwPBAAAAAH9D0AAAAAB_g9AAAAAAf8PBAAAAAGAEEAAAAABAQgAAKsGACAI9A0EAAAAAfoPQAAAAAH7DwEAAAAB_A8EAAAAAf0PQAAAAAH-D0AAAAAB_w8EAAAAAYAQQAAAAAEBCAAArQYAMAEIAACtBgAwCPQNBADTFwAh-g9AAOAXACH7DwEA1xcAIfwPBAC_GAAh_Q9AAOAXACH-D0AA4BcAIf8PBAC_GAAhgBBAAOAXACECAAAAowYAIAgAALAGACAI9A0EANMXACH6D0AA4BcAIfsPAQDXFwAh_A8EAL8YACH9D0AA4BcAIf4PQADgFwAh_w8EAL8YACGAEEAA4BcAIQIAAACmBgAgCAAAsgYAIAIAAACmBgAgCAAAsgYAIAMAAACjBgAgDwAAqwYAIBAAALAGACABAAAAowYAIAEAAACmBgAgDBUAAKUdACAWAACoHQAgFwAApx0AICgAAKYdACApAACpHQAg-g8AAM0XACD7DwAAzRcAIPwPAADNFwAg_Q8AAM0XACD-DwAAzRcAIP8PAADNFwAggBAAAM0XACALsQ0AAOkWADCyDQAAuQYAELMNAADpFgAw9A0EAN4UACH6D0AA9RQAIfsPAQDjFAAh_A8EALIVACH9D0AA9RQAIf4PQAD1FAAh_w8EALIVACGAEEAA9RQAIQMAAACmBgAgAwAAuAYAMBQAALkGACADAAAApgYAIAMAAKcGADAEAACjBgAgCrENAADnFgAwsg0AAL8GABCzDQAA5xYAMPQNBACJFQAh9A8EAIkVACH1DwEA_hQAIfYPAQD-FAAh9w8EAIkVACH4DwQAthUAIfkPAADoFgAgAQAAALwGACABAAAAvAYAIAmxDQAA5xYAMLINAAC_BgAQsw0AAOcWADD0DQQAiRUAIfQPBACJFQAh9Q8BAP4UACH2DwEA_hQAIfcPBACJFQAh-A8EALYVACEB-A8AAM0XACADAAAAvwYAIAMAAMAGADAEAAC8BgAgAwAAAL8GACADAADABgAwBAAAvAYAIAMAAAC_BgAgAwAAwAYAMAQAALwGACAG9A0EAAAAAfQPBAAAAAH1DwEAAAAB9g8BAAAAAfcPBAAAAAH4DwQAAAABAQgAAMQGACAG9A0EAAAAAfQPBAAAAAH1DwEAAAAB9g8BAAAAAfcPBAAAAAH4DwQAAAABAQgAAMYGADABCAAAxgYAMAb0DQQA0xcAIfQPBADTFwAh9Q8BANgXACH2DwEA2BcAIfcPBADTFwAh-A8EAL8YACECAAAAvAYAIAgAAMkGACAG9A0EANMXACH0DwQA0xcAIfUPAQDYFwAh9g8BANgXACH3DwQA0xcAIfgPBAC_GAAhAgAAAL8GACAIAADLBgAgAgAAAL8GACAIAADLBgAgAwAAALwGACAPAADEBgAgEAAAyQYAIAEAAAC8BgAgAQAAAL8GACAGFQAAoB0AIBYAAKMdACAXAACiHQAgKAAAoR0AICkAAKQdACD4DwAAzRcAIAmxDQAA5hYAMLINAADSBgAQsw0AAOYWADD0DQQA3hQAIfQPBADeFAAh9Q8BAN8UACH2DwEA3xQAIfcPBADeFAAh-A8EALIVACEDAAAAvwYAIAMAANEGADAUAADSBgAgAwAAAL8GACADAADABgAwBAAAvAYAIBW4CAEA_hQAIbENAADkFgAwsg0AANgGABCzDQAA5BYAMLYNBACJFQAh9A0EAIkVACH1DQQAiRUAIfYNAgCGFQAh9w0CAIYVACH4DSAAohUAIfkNIACiFQAh-g0BAP4UACH7DQABoxUAIfwNAAGkFQAh_Q0AAaQVACH-DQABpBUAIf8NAAGkFQAhgA4QAKUVACGBDhAApRUAIYIOEAClFQAhgw4AAOUWACABAAAA1QYAIAEAAADVBgAgFLgIAQD-FAAhsQ0AAOQWADCyDQAA2AYAELMNAADkFgAwtg0EAIkVACH0DQQAiRUAIfUNBACJFQAh9g0CAIYVACH3DQIAhhUAIfgNIACiFQAh-Q0gAKIVACH6DQEA_hQAIfsNAAGjFQAh_A0AAaQVACH9DQABpBUAIf4NAAGkFQAh_w0AAaQVACGADhAApRUAIYEOEAClFQAhgg4QAKUVACEJ-A0AAM0XACD5DQAAzRcAIPwNAADNFwAg_Q0AAM0XACD-DQAAzRcAIP8NAADNFwAggA4AAM0XACCBDgAAzRcAIIIOAADNFwAgAwAAANgGACADAADZBgAwBAAA1QYAIAMAAADYBgAgAwAA2QYAMAQAANUGACADAAAA2AYAIAMAANkGADAEAADVBgAgEbgIAQAAAAG2DQQAAAAB9A0EAAAAAfUNBAAAAAH2DQIAAAAB9w0CAAAAAfgNIAAAAAH5DSAAAAAB-g0BAAAAAfsNAAEAAAH8DQABAAAB_Q0AAQAAAf4NAAEAAAH_DQABAAABgA4QAAAAAYEOEAAAAAGCDhAAAAABAQgAAN0GACARuAgBAAAAAbYNBAAAAAH0DQQAAAAB9Q0EAAAAAfYNAgAAAAH3DQIAAAAB-A0gAAAAAfkNIAAAAAH6DQEAAAAB-w0AAQAAAfwNAAEAAAH9DQABAAAB_g0AAQAAAf8NAAEAAAGADhAAAAABgQ4QAAAAAYIOEAAAAAEBCAAA3wYAMAEIAADfBgAwEbgIAQDYFwAhtg0EANMXACH0DQQA0xcAIfUNBADTFwAh9g0CANYXACH3DQIA1hcAIfgNIACYGAAh-Q0gAJgYACH6DQEA2BcAIfsNAAGZGAAh_A0AAZoYACH9DQABmhgAIf4NAAGaGAAh_w0AAZoYACGADhAAmxgAIYEOEACbGAAhgg4QAJsYACECAAAA1QYAIAgAAOIGACARuAgBANgXACG2DQQA0xcAIfQNBADTFwAh9Q0EANMXACH2DQIA1hcAIfcNAgDWFwAh-A0gAJgYACH5DSAAmBgAIfoNAQDYFwAh-w0AAZkYACH8DQABmhgAIf0NAAGaGAAh_g0AAZoYACH_DQABmhgAIYAOEACbGAAhgQ4QAJsYACGCDhAAmxgAIQIAAADYBgAgCAAA5AYAIAIAAADYBgAgCAAA5AYAIAMAAADVBgAgDwAA3QYAIBAAAOIGACABAAAA1QYAIAEAAADYBgAgDhUAAJsdACAWAACeHQAgFwAAnR0AICgAAJwdACApAACfHQAg-A0AAM0XACD5DQAAzRcAIPwNAADNFwAg_Q0AAM0XACD-DQAAzRcAIP8NAADNFwAggA4AAM0XACCBDgAAzRcAIIIOAADNFwAgFLgIAQDfFAAhsQ0AAOMWADCyDQAA6wYAELMNAADjFgAwtg0EAN4UACH0DQQA3hQAIfUNBADeFAAh9g0CAOIUACH3DQIA4hQAIfgNIACVFQAh-Q0gAJUVACH6DQEA3xQAIfsNAAGWFQAh_A0AAZcVACH9DQABlxUAIf4NAAGXFQAh_w0AAZcVACGADhAAmBUAIYEOEACYFQAhgg4QAJgVACEDAAAA2AYAIAMAAOoGADAUAADrBgAgAwAAANgGACADAADZBgAwBAAA1QYAIAm4CAEA_hQAIbENAADhFgAwsg0AAPEGABCzDQAA4RYAMPQNBACJFQAhjQ4CAIYVACGUDgQAiRUAIdsOAAGkFQAh8w8AAOIWACABAAAA7gYAIAEAAADuBgAgCLgIAQD-FAAhsQ0AAOEWADCyDQAA8QYAELMNAADhFgAw9A0EAIkVACGNDgIAhhUAIZQOBACJFQAh2w4AAaQVACEB2w4AAM0XACADAAAA8QYAIAMAAPIGADAEAADuBgAgAwAAAPEGACADAADyBgAwBAAA7gYAIAMAAADxBgAgAwAA8gYAMAQAAO4GACAFuAgBAAAAAfQNBAAAAAGNDgIAAAABlA4EAAAAAdsOAAEAAAEBCAAA9gYAIAW4CAEAAAAB9A0EAAAAAY0OAgAAAAGUDgQAAAAB2w4AAQAAAQEIAAD4BgAwAQgAAPgGADAFuAgBANgXACH0DQQA0xcAIY0OAgDWFwAhlA4EANMXACHbDgABmhgAIQIAAADuBgAgCAAA-wYAIAW4CAEA2BcAIfQNBADTFwAhjQ4CANYXACGUDgQA0xcAIdsOAAGaGAAhAgAAAPEGACAIAAD9BgAgAgAAAPEGACAIAAD9BgAgAwAAAO4GACAPAAD2BgAgEAAA-wYAIAEAAADuBgAgAQAAAPEGACAGFQAAlh0AIBYAAJkdACAXAACYHQAgKAAAlx0AICkAAJodACDbDgAAzRcAIAi4CAEA3xQAIbENAADgFgAwsg0AAIQHABCzDQAA4BYAMPQNBADeFAAhjQ4CAOIUACGUDgQA3hQAIdsOAAGXFQAhAwAAAPEGACADAACDBwAwFAAAhAcAIAMAAADxBgAgAwAA8gYAMAQAAO4GACAIuAgBAP4UACGxDQAA3hYAMLINAACKBwAQsw0AAN4WADD0DQQAiRUAIdsOAAGjFQAh8Q8EAIkVACHyDwAA3xYAIAEAAACHBwAgAQAAAIcHACAHuAgBAP4UACGxDQAA3hYAMLINAACKBwAQsw0AAN4WADD0DQQAiRUAIdsOAAGjFQAh8Q8EAIkVACEAAwAAAIoHACADAACLBwAwBAAAhwcAIAMAAACKBwAgAwAAiwcAMAQAAIcHACADAAAAigcAIAMAAIsHADAEAACHBwAgBLgIAQAAAAH0DQQAAAAB2w4AAQAAAfEPBAAAAAEBCAAAjwcAIAS4CAEAAAAB9A0EAAAAAdsOAAEAAAHxDwQAAAABAQgAAJEHADABCAAAkQcAMAS4CAEA2BcAIfQNBADTFwAh2w4AAZkYACHxDwQA0xcAIQIAAACHBwAgCAAAlAcAIAS4CAEA2BcAIfQNBADTFwAh2w4AAZkYACHxDwQA0xcAIQIAAACKBwAgCAAAlgcAIAIAAACKBwAgCAAAlgcAIAMAAACHBwAgDwAAjwcAIBAAAJQHACABAAAAhwcAIAEAAACKBwAgBRUAAJEdACAWAACUHQAgFwAAkx0AICgAAJIdACApAACVHQAgB7gIAQDfFAAhsQ0AAN0WADCyDQAAnQcAELMNAADdFgAw9A0EAN4UACHbDgABlhUAIfEPBADeFAAhAwAAAIoHACADAACcBwAwFAAAnQcAIAMAAACKBwAgAwAAiwcAMAQAAIcHACAJuAgBAP4UACGxDQAA2xYAMLINAACjBwAQsw0AANsWADD0DQQAiRUAIe0PAQD-FAAh7g8CAIYVACHvDwIAhhUAIfAPAADcFgAgAQAAAKAHACABAAAAoAcAIAi4CAEA_hQAIbENAADbFgAwsg0AAKMHABCzDQAA2xYAMPQNBACJFQAh7Q8BAP4UACHuDwIAhhUAIe8PAgCGFQAhAAMAAACjBwAgAwAApAcAMAQAAKAHACADAAAAowcAIAMAAKQHADAEAACgBwAgAwAAAKMHACADAACkBwAwBAAAoAcAIAW4CAEAAAAB9A0EAAAAAe0PAQAAAAHuDwIAAAAB7w8CAAAAAQEIAACoBwAgBbgIAQAAAAH0DQQAAAAB7Q8BAAAAAe4PAgAAAAHvDwIAAAABAQgAAKoHADABCAAAqgcAMAW4CAEA2BcAIfQNBADTFwAh7Q8BANgXACHuDwIA1hcAIe8PAgDWFwAhAgAAAKAHACAIAACtBwAgBbgIAQDYFwAh9A0EANMXACHtDwEA2BcAIe4PAgDWFwAh7w8CANYXACECAAAAowcAIAgAAK8HACACAAAAowcAIAgAAK8HACADAAAAoAcAIA8AAKgHACAQAACtBwAgAQAAAKAHACABAAAAowcAIAUVAACMHQAgFgAAjx0AIBcAAI4dACAoAACNHQAgKQAAkB0AIAi4CAEA3xQAIbENAADaFgAwsg0AALYHABCzDQAA2hYAMPQNBADeFAAh7Q8BAN8UACHuDwIA4hQAIe8PAgDiFAAhAwAAAKMHACADAAC1BwAwFAAAtgcAIAMAAACjBwAgAwAApAcAMAQAAKAHACAHuAgBAAAAAbENAADZFgAwsg0AALwHABCzDQAA2RYAMMYPAgCGFQAhyA8AAJEVACDsDwEA_hQAIQEAAAC5BwAgAQAAALkHACAHuAgBAP4UACGxDQAA2RYAMLINAAC8BwAQsw0AANkWADDGDwIAhhUAIcgPAACRFQAg7A8BAP4UACEAAwAAALwHACADAAC9BwAwBAAAuQcAIAMAAAC8BwAgAwAAvQcAMAQAALkHACADAAAAvAcAIAMAAL0HADAEAAC5BwAgBLgIAQAAAAHGDwIAAAAByA-AAAAAAewPAQAAAAEBCAAAwQcAIAS4CAEAAAABxg8CAAAAAcgPgAAAAAHsDwEAAAABAQgAAMMHADABCAAAwwcAMAS4CAEA2BcAIcYPAgDWFwAhyA-AAAAAAewPAQDYFwAhAgAAALkHACAIAADGBwAgBLgIAQDYFwAhxg8CANYXACHID4AAAAAB7A8BANgXACECAAAAvAcAIAgAAMgHACACAAAAvAcAIAgAAMgHACADAAAAuQcAIA8AAMEHACAQAADGBwAgAQAAALkHACABAAAAvAcAIAUVAACHHQAgFgAAih0AIBcAAIkdACAoAACIHQAgKQAAix0AIAe4CAEA3xQAIbENAADYFgAwsg0AAM8HABCzDQAA2BYAMMYPAgDiFAAhyA8AAI4VACDsDwEA3xQAIQMAAAC8BwAgAwAAzgcAMBQAAM8HACADAAAAvAcAIAMAAL0HADAEAAC5BwAgBbENAADXFgAwsg0AANUHABCzDQAA1xYAMPINAQAAAAHrDwIAhhUAIQEAAADSBwAgAQAAANIHACAFsQ0AANcWADCyDQAA1QcAELMNAADXFgAw8g0BAP4UACHrDwIAhhUAIQADAAAA1QcAIAMAANYHADAEAADSBwAgAwAAANUHACADAADWBwAwBAAA0gcAIAMAAADVBwAgAwAA1gcAMAQAANIHACAC8g0BAAAAAesPAgAAAAEBCAAA2gcAIALyDQEAAAAB6w8CAAAAAQEIAADcBwAwAQgAANwHADAC8g0BANgXACHrDwIA1hcAIQIAAADSBwAgCAAA3wcAIALyDQEA2BcAIesPAgDWFwAhAgAAANUHACAIAADhBwAgAgAAANUHACAIAADhBwAgAwAAANIHACAPAADaBwAgEAAA3wcAIAEAAADSBwAgAQAAANUHACAFFQAAgh0AIBYAAIUdACAXAACEHQAgKAAAgx0AICkAAIYdACAFsQ0AANYWADCyDQAA6AcAELMNAADWFgAw8g0BAN8UACHrDwIA4hQAIQMAAADVBwAgAwAA5wcAMBQAAOgHACADAAAA1QcAIAMAANYHADAEAADSBwAgD_8MAgCGFQAhsQ0AANQWADCyDQAA7gcAELMNAADUFgAwtg1AAIIVACH0DQQAiRUAIfUNBACJFQAh9g0CAIYVACH7DQEAgBUAIa8OAQD-FAAh9w4BAP4UACHnDwQAthUAIegPQACCFQAh6Q9AAIEVACHqDwAA1RYAIAEAAADrBwAgAQAAAOsHACAO_wwCAIYVACGxDQAA1BYAMLINAADuBwAQsw0AANQWADC2DUAAghUAIfQNBACJFQAh9Q0EAIkVACH2DQIAhhUAIfsNAQCAFQAhrw4BAP4UACH3DgEA_hQAIecPBAC2FQAh6A9AAIIVACHpD0AAgRUAIQP7DQAAzRcAIOcPAADNFwAg6Q8AAM0XACADAAAA7gcAIAMAAO8HADAEAADrBwAgAwAAAO4HACADAADvBwAwBAAA6wcAIAMAAADuBwAgAwAA7wcAMAQAAOsHACAL_wwCAAAAAbYNQAAAAAH0DQQAAAAB9Q0EAAAAAfYNAgAAAAH7DQEAAAABrw4BAAAAAfcOAQAAAAHnDwQAAAAB6A9AAAAAAekPQAAAAAEBCAAA8wcAIAv_DAIAAAABtg1AAAAAAfQNBAAAAAH1DQQAAAAB9g0CAAAAAfsNAQAAAAGvDgEAAAAB9w4BAAAAAecPBAAAAAHoD0AAAAAB6Q9AAAAAAQEIAAD1BwAwAQgAAPUHADAL_wwCANYXACG2DUAA1BcAIfQNBADTFwAh9Q0EANMXACH2DQIA1hcAIfsNAQDXFwAhrw4BANgXACH3DgEA2BcAIecPBAC_GAAh6A9AANQXACHpD0AA4BcAIQIAAADrBwAgCAAA-AcAIAv_DAIA1hcAIbYNQADUFwAh9A0EANMXACH1DQQA0xcAIfYNAgDWFwAh-w0BANcXACGvDgEA2BcAIfcOAQDYFwAh5w8EAL8YACHoD0AA1BcAIekPQADgFwAhAgAAAO4HACAIAAD6BwAgAgAAAO4HACAIAAD6BwAgAwAAAOsHACAPAADzBwAgEAAA-AcAIAEAAADrBwAgAQAAAO4HACAIFQAA_RwAIBYAAIAdACAXAAD_HAAgKAAA_hwAICkAAIEdACD7DQAAzRcAIOcPAADNFwAg6Q8AAM0XACAO_wwCAOIUACGxDQAA0xYAMLINAACBCAAQsw0AANMWADC2DUAA4BQAIfQNBADeFAAh9Q0EAN4UACH2DQIA4hQAIfsNAQDjFAAhrw4BAN8UACH3DgEA3xQAIecPBACyFQAh6A9AAOAUACHpD0AA9RQAIQMAAADuBwAgAwAAgAgAMBQAAIEIACADAAAA7gcAIAMAAO8HADAEAADrBwAgCbgIAQD-FAAhsQ0AANEWADCyDQAAhwgAELMNAADRFgAw9A0EAIkVACH1DQQAiRUAIfYNAgCGFQAh5Q8gAP8UACHmDwAA0hYAIAEAAACECAAgAQAAAIQIACAIuAgBAP4UACGxDQAA0RYAMLINAACHCAAQsw0AANEWADD0DQQAiRUAIfUNBACJFQAh9g0CAIYVACHlDyAA_xQAIQADAAAAhwgAIAMAAIgIADAEAACECAAgAwAAAIcIACADAACICAAwBAAAhAgAIAMAAACHCAAgAwAAiAgAMAQAAIQIACAFuAgBAAAAAfQNBAAAAAH1DQQAAAAB9g0CAAAAAeUPIAAAAAEBCAAAjAgAIAW4CAEAAAAB9A0EAAAAAfUNBAAAAAH2DQIAAAAB5Q8gAAAAAQEIAACOCAAwAQgAAI4IADAFuAgBANgXACH0DQQA0xcAIfUNBADTFwAh9g0CANYXACHlDyAA9hcAIQIAAACECAAgCAAAkQgAIAW4CAEA2BcAIfQNBADTFwAh9Q0EANMXACH2DQIA1hcAIeUPIAD2FwAhAgAAAIcIACAIAACTCAAgAgAAAIcIACAIAACTCAAgAwAAAIQIACAPAACMCAAgEAAAkQgAIAEAAACECAAgAQAAAIcIACAFFQAA-BwAIBYAAPscACAXAAD6HAAgKAAA-RwAICkAAPwcACAIuAgBAN8UACGxDQAA0BYAMLINAACaCAAQsw0AANAWADD0DQQA3hQAIfUNBADeFAAh9g0CAOIUACHlDyAA-hQAIQMAAACHCAAgAwAAmQgAMBQAAJoIACADAAAAhwgAIAMAAIgIADAEAACECAAgIKgFAADBFgAgqQUAAMIWACCqBQAAwxYAIKsFAADEFgAgrAUAAMUWACCwBwAAhxUAILENAADAFgAwsg0AALkIABCzDQAAwBYAMLQNAQAAAAG2DQQAthUAIdgNQACCFQAh2Q0BAP4UACH0DQQAthUAIYwOAQD-FAAhrw4BAIAVACG7DgAAhxUAIOwOAQD-FAAh9A5AAIIVACGGDwEAgBUAIakPQACBFQAh1g8BAP4UACHXDyAA_xQAIdgPAQCAFQAh2Q8BAIAVACHaDwAAhxUAINsPAACHFQAg3A8AAJEVACDdDyAA_xQAId4PAAD5FAAg3w8CAIYVACHgD0AAgRUAIQEAAACdCAAgB6cFAADHFgAgsQ0AAM8WADCyDQAAnwgAELMNAADPFgAwtQ8CAIYVACG2DwABoxUAIbgPAQD-FAAhAacFAAD3HAAgCKcFAADHFgAgsQ0AAM8WADCyDQAAnwgAELMNAADPFgAwtQ8CAIYVACG2DwABoxUAIbgPAQD-FAAh5A8AAM4WACADAAAAnwgAIAMAAKAIADAEAAChCAAgGIUDAQD-FAAhpwUAAMcWACCsDAIAhhUAIbENAADNFgAwsg0AAKMIABCzDQAAzRYAMPINAQCAFQAhww4CAIUVACHMDgEAgBUAIYcPAQCAFQAhlg8BAIAVACG4DwEA_hQAIcUPAgCFFQAhyg8gAKIVACHLDwIAhhUAIc0PAQD-FAAhzg8BAIAVACHPDwIAhRUAIdAPAACHFQAg0Q8BAIAVACHSDwEAgBUAIdMPAAD5FAAg1A8gAKIVACHVDwIAhRUAIQ-nBQAA9xwAIPINAADNFwAgww4AAM0XACDMDgAAzRcAIIcPAADNFwAglg8AAM0XACDFDwAAzRcAIMoPAADNFwAgzg8AAM0XACDPDwAAzRcAINAPAADNFwAg0Q8AAM0XACDSDwAAzRcAINQPAADNFwAg1Q8AAM0XACAZhQMBAP4UACGnBQAAxxYAIKwMAgCGFQAhsQ0AAM0WADCyDQAAowgAELMNAADNFgAw8g0BAIAVACHDDgIAhRUAIcwOAQCAFQAhhw8BAIAVACGWDwEAgBUAIbgPAQD-FAAhxQ8CAIUVACHKDyAAohUAIcsPAgCGFQAhzQ8BAP4UACHODwEAgBUAIc8PAgCFFQAh0A8AAIcVACDRDwEAgBUAIdIPAQCAFQAh0w8AAPkUACDUDyAAohUAIdUPAgCFFQAh4w8AAMwWACADAAAAowgAIAMAAKQIADAEAAClCAAgCacFAADHFgAgrAwCAIYVACGxDQAAyxYAMLINAACnCAAQsw0AAMsWADCvDgEA_hQAIbgPAQD-FAAhyw8CAIUVACHMDwEA_hQAIQKnBQAA9xwAIMsPAADNFwAgCqcFAADHFgAgrAwCAIYVACGxDQAAyxYAMLINAACnCAAQsw0AAMsWADCvDgEA_hQAIbgPAQD-FAAhyw8CAIUVACHMDwEA_hQAIeIPAADKFgAgAwAAAKcIACADAACoCAAwBAAAqQgAIAunBQAAxxYAILENAADJFgAwsg0AAKsIABCzDQAAyRYAMLgPAQD-FAAhxQ8CAIYVACHGDwIAhhUAIccPAgCGFQAhyA8AAPkUACDJDwAAkRUAIMoPAQD-FAAhAacFAAD3HAAgDKcFAADHFgAgsQ0AAMkWADCyDQAAqwgAELMNAADJFgAwuA8BAP4UACHFDwIAhhUAIcYPAgCGFQAhxw8CAIYVACHIDwAA-RQAIMkPAACRFQAgyg8BAP4UACHhDwAAyBYAIAMAAACrCAAgAwAArAgAMAQAAK0IACAJpwUAAMcWACCxDQAAxhYAMLINAACvCAAQsw0AAMYWADC0DQEA_hQAIdgNQACCFQAh9A5AAIIVACGPDwABoxUAIbgPAQD-FAAhAacFAAD3HAAgCacFAADHFgAgsQ0AAMYWADCyDQAArwgAELMNAADGFgAwtA0BAAAAAdgNQACCFQAh9A5AAIIVACGPDwABAAABuA8BAP4UACEDAAAArwgAIAMAALAIADAEAACxCAAgAQAAAJ8IACABAAAAowgAIAEAAACnCAAgAQAAAKsIACABAAAArwgAIAEAAACdCAAgIKgFAADBFgAgqQUAAMIWACCqBQAAwxYAIKsFAADEFgAgrAUAAMUWACCwBwAAhxUAILENAADAFgAwsg0AALkIABCzDQAAwBYAMLQNAQD-FAAhtg0EALYVACHYDUAAghUAIdkNAQD-FAAh9A0EALYVACGMDgEA_hQAIa8OAQCAFQAhuw4AAIcVACDsDgEA_hQAIfQOQACCFQAhhg8BAIAVACGpD0AAgRUAIdYPAQD-FAAh1w8gAP8UACHYDwEAgBUAIdkPAQCAFQAh2g8AAIcVACDbDwAAhxUAINwPAACRFQAg3Q8gAP8UACHeDwAA-RQAIN8PAgCGFQAh4A9AAIEVACERqAUAAPIcACCpBQAA8xwAIKoFAAD0HAAgqwUAAPUcACCsBQAA9hwAILAHAADNFwAgtg0AAM0XACD0DQAAzRcAIK8OAADNFwAguw4AAM0XACCGDwAAzRcAIKkPAADNFwAg2A8AAM0XACDZDwAAzRcAINoPAADNFwAg2w8AAM0XACDgDwAAzRcAIAMAAAC5CAAgAwAAuggAMAQAAJ0IACADAAAAuQgAIAMAALoIADAEAACdCAAgAwAAALkIACADAAC6CAAwBAAAnQgAIB2oBQAA7RwAIKkFAADuHAAgqgUAAO8cACCrBQAA8BwAIKwFAADxHAAgsAeAAAAAAbQNAQAAAAG2DQQAAAAB2A1AAAAAAdkNAQAAAAH0DQQAAAABjA4BAAAAAa8OAQAAAAG7DoAAAAAB7A4BAAAAAfQOQAAAAAGGDwEAAAABqQ9AAAAAAdYPAQAAAAHXDyAAAAAB2A8BAAAAAdkPAQAAAAHaD4AAAAAB2w-AAAAAAdwPgAAAAAHdDyAAAAAB3g8AAOwcACDfDwIAAAAB4A9AAAAAAQEIAAC-CAAgGLAHgAAAAAG0DQEAAAABtg0EAAAAAdgNQAAAAAHZDQEAAAAB9A0EAAAAAYwOAQAAAAGvDgEAAAABuw6AAAAAAewOAQAAAAH0DkAAAAABhg8BAAAAAakPQAAAAAHWDwEAAAAB1w8gAAAAAdgPAQAAAAHZDwEAAAAB2g-AAAAAAdsPgAAAAAHcD4AAAAAB3Q8gAAAAAd4PAADsHAAg3w8CAAAAAeAPQAAAAAEBCAAAwAgAMAEIAADACAAwHagFAACrHAAgqQUAAKwcACCqBQAArRwAIKsFAACuHAAgrAUAAK8cACCwB4AAAAABtA0BANgXACG2DQQAvxgAIdgNQADUFwAh2Q0BANgXACH0DQQAvxgAIYwOAQDYFwAhrw4BANcXACG7DoAAAAAB7A4BANgXACH0DkAA1BcAIYYPAQDXFwAhqQ9AAOAXACHWDwEA2BcAIdcPIAD2FwAh2A8BANcXACHZDwEA1xcAIdoPgAAAAAHbD4AAAAAB3A-AAAAAAd0PIAD2FwAh3g8AAKocACDfDwIA1hcAIeAPQADgFwAhAgAAAJ0IACAIAADDCAAgGLAHgAAAAAG0DQEA2BcAIbYNBAC_GAAh2A1AANQXACHZDQEA2BcAIfQNBAC_GAAhjA4BANgXACGvDgEA1xcAIbsOgAAAAAHsDgEA2BcAIfQOQADUFwAhhg8BANcXACGpD0AA4BcAIdYPAQDYFwAh1w8gAPYXACHYDwEA1xcAIdkPAQDXFwAh2g-AAAAAAdsPgAAAAAHcD4AAAAAB3Q8gAPYXACHeDwAAqhwAIN8PAgDWFwAh4A9AAOAXACECAAAAuQgAIAgAAMUIACACAAAAuQgAIAgAAMUIACADAAAAnQgAIA8AAL4IACAQAADDCAAgAQAAAJ0IACABAAAAuQgAIBEVAAClHAAgFgAAqBwAIBcAAKccACAoAACmHAAgKQAAqRwAILAHAADNFwAgtg0AAM0XACD0DQAAzRcAIK8OAADNFwAguw4AAM0XACCGDwAAzRcAIKkPAADNFwAg2A8AAM0XACDZDwAAzRcAINoPAADNFwAg2w8AAM0XACDgDwAAzRcAIBuwBwAA5BQAILENAAC_FgAwsg0AAMwIABCzDQAAvxYAMLQNAQDfFAAhtg0EALIVACHYDUAA4BQAIdkNAQDfFAAh9A0EALIVACGMDgEA3xQAIa8OAQDjFAAhuw4AAOQUACDsDgEA3xQAIfQOQADgFAAhhg8BAOMUACGpD0AA9RQAIdYPAQDfFAAh1w8gAPoUACHYDwEA4xQAIdkPAQDjFAAh2g8AAOQUACDbDwAA5BQAINwPAACOFQAg3Q8gAPoUACHeDwAA-RQAIN8PAgDiFAAh4A9AAPUUACEDAAAAuQgAIAMAAMsIADAUAADMCAAgAwAAALkIACADAAC6CAAwBAAAnQgAIAEAAAChCAAgAQAAAKEIACADAAAAnwgAIAMAAKAIADAEAAChCAAgAwAAAJ8IACADAACgCAAwBAAAoQgAIAMAAACfCAAgAwAAoAgAMAQAAKEIACAEpwUAAKQcACC1DwIAAAABtg8AAQAAAbgPAQAAAAEBCAAA1AgAIAO1DwIAAAABtg8AAQAAAbgPAQAAAAEBCAAA1ggAMAEIAADWCAAwBKcFAACjHAAgtQ8CANYXACG2DwABmRgAIbgPAQDYFwAhAgAAAKEIACAIAADZCAAgA7UPAgDWFwAhtg8AAZkYACG4DwEA2BcAIQIAAACfCAAgCAAA2wgAIAIAAACfCAAgCAAA2wgAIAMAAAChCAAgDwAA1AgAIBAAANkIACABAAAAoQgAIAEAAACfCAAgBRUAAJ4cACAWAAChHAAgFwAAoBwAICgAAJ8cACApAACiHAAgBrENAAC-FgAwsg0AAOIIABCzDQAAvhYAMLUPAgDiFAAhtg8AAZYVACG4DwEA3xQAIQMAAACfCAAgAwAA4QgAMBQAAOIIACADAAAAnwgAIAMAAKAIADAEAAChCAAgAQAAAKUIACABAAAApQgAIAMAAACjCAAgAwAApAgAMAQAAKUIACADAAAAowgAIAMAAKQIADAEAAClCAAgAwAAAKMIACADAACkCAAwBAAApQgAIBWFAwEAAAABpwUAAJ0cACCsDAIAAAAB8g0BAAAAAcMOAgAAAAHMDgEAAAABhw8BAAAAAZYPAQAAAAG4DwEAAAABxQ8CAAAAAcoPIAAAAAHLDwIAAAABzQ8BAAAAAc4PAQAAAAHPDwIAAAAB0A-AAAAAAdEPAQAAAAHSDwEAAAAB0w8AAJwcACDUDyAAAAAB1Q8CAAAAAQEIAADqCAAgFIUDAQAAAAGsDAIAAAAB8g0BAAAAAcMOAgAAAAHMDgEAAAABhw8BAAAAAZYPAQAAAAG4DwEAAAABxQ8CAAAAAcoPIAAAAAHLDwIAAAABzQ8BAAAAAc4PAQAAAAHPDwIAAAAB0A-AAAAAAdEPAQAAAAHSDwEAAAAB0w8AAJwcACDUDyAAAAAB1Q8CAAAAAQEIAADsCAAwAQgAAOwIADAVhQMBANgXACGnBQAAmxwAIKwMAgDWFwAh8g0BANcXACHDDgIA1RcAIcwOAQDXFwAhhw8BANcXACGWDwEA1xcAIbgPAQDYFwAhxQ8CANUXACHKDyAAmBgAIcsPAgDWFwAhzQ8BANgXACHODwEA1xcAIc8PAgDVFwAh0A-AAAAAAdEPAQDXFwAh0g8BANcXACHTDwAAmhwAINQPIACYGAAh1Q8CANUXACECAAAApQgAIAgAAO8IACAUhQMBANgXACGsDAIA1hcAIfINAQDXFwAhww4CANUXACHMDgEA1xcAIYcPAQDXFwAhlg8BANcXACG4DwEA2BcAIcUPAgDVFwAhyg8gAJgYACHLDwIA1hcAIc0PAQDYFwAhzg8BANcXACHPDwIA1RcAIdAPgAAAAAHRDwEA1xcAIdIPAQDXFwAh0w8AAJocACDUDyAAmBgAIdUPAgDVFwAhAgAAAKMIACAIAADxCAAgAgAAAKMIACAIAADxCAAgAwAAAKUIACAPAADqCAAgEAAA7wgAIAEAAAClCAAgAQAAAKMIACATFQAAlRwAIBYAAJgcACAXAACXHAAgKAAAlhwAICkAAJkcACDyDQAAzRcAIMMOAADNFwAgzA4AAM0XACCHDwAAzRcAIJYPAADNFwAgxQ8AAM0XACDKDwAAzRcAIM4PAADNFwAgzw8AAM0XACDQDwAAzRcAINEPAADNFwAg0g8AAM0XACDUDwAAzRcAINUPAADNFwAgF4UDAQDfFAAhrAwCAOIUACGxDQAAvRYAMLINAAD4CAAQsw0AAL0WADDyDQEA4xQAIcMOAgDhFAAhzA4BAOMUACGHDwEA4xQAIZYPAQDjFAAhuA8BAN8UACHFDwIA4RQAIcoPIACVFQAhyw8CAOIUACHNDwEA3xQAIc4PAQDjFAAhzw8CAOEUACHQDwAA5BQAINEPAQDjFAAh0g8BAOMUACHTDwAA-RQAINQPIACVFQAh1Q8CAOEUACEDAAAAowgAIAMAAPcIADAUAAD4CAAgAwAAAKMIACADAACkCAAwBAAApQgAIAEAAACpCAAgAQAAAKkIACADAAAApwgAIAMAAKgIADAEAACpCAAgAwAAAKcIACADAACoCAAwBAAAqQgAIAMAAACnCAAgAwAAqAgAMAQAAKkIACAGpwUAAJQcACCsDAIAAAABrw4BAAAAAbgPAQAAAAHLDwIAAAABzA8BAAAAAQEIAACACQAgBawMAgAAAAGvDgEAAAABuA8BAAAAAcsPAgAAAAHMDwEAAAABAQgAAIIJADABCAAAggkAMAanBQAAkxwAIKwMAgDWFwAhrw4BANgXACG4DwEA2BcAIcsPAgDVFwAhzA8BANgXACECAAAAqQgAIAgAAIUJACAFrAwCANYXACGvDgEA2BcAIbgPAQDYFwAhyw8CANUXACHMDwEA2BcAIQIAAACnCAAgCAAAhwkAIAIAAACnCAAgCAAAhwkAIAMAAACpCAAgDwAAgAkAIBAAAIUJACABAAAAqQgAIAEAAACnCAAgBhUAAI4cACAWAACRHAAgFwAAkBwAICgAAI8cACApAACSHAAgyw8AAM0XACAIrAwCAOIUACGxDQAAvBYAMLINAACOCQAQsw0AALwWADCvDgEA3xQAIbgPAQDfFAAhyw8CAOEUACHMDwEA3xQAIQMAAACnCAAgAwAAjQkAMBQAAI4JACADAAAApwgAIAMAAKgIADAEAACpCAAgAQAAAK0IACABAAAArQgAIAMAAACrCAAgAwAArAgAMAQAAK0IACADAAAAqwgAIAMAAKwIADAEAACtCAAgAwAAAKsIACADAACsCAAwBAAArQgAIAinBQAAjRwAILgPAQAAAAHFDwIAAAABxg8CAAAAAccPAgAAAAHIDwAAjBwAIMkPgAAAAAHKDwEAAAABAQgAAJYJACAHuA8BAAAAAcUPAgAAAAHGDwIAAAABxw8CAAAAAcgPAACMHAAgyQ-AAAAAAcoPAQAAAAEBCAAAmAkAMAEIAACYCQAwCKcFAACLHAAguA8BANgXACHFDwIA1hcAIcYPAgDWFwAhxw8CANYXACHIDwAAihwAIMkPgAAAAAHKDwEA2BcAIQIAAACtCAAgCAAAmwkAIAe4DwEA2BcAIcUPAgDWFwAhxg8CANYXACHHDwIA1hcAIcgPAACKHAAgyQ-AAAAAAcoPAQDYFwAhAgAAAKsIACAIAACdCQAgAgAAAKsIACAIAACdCQAgAwAAAK0IACAPAACWCQAgEAAAmwkAIAEAAACtCAAgAQAAAKsIACAFFQAAhRwAIBYAAIgcACAXAACHHAAgKAAAhhwAICkAAIkcACAKsQ0AALsWADCyDQAApAkAELMNAAC7FgAwuA8BAN8UACHFDwIA4hQAIcYPAgDiFAAhxw8CAOIUACHIDwAA-RQAIMkPAACOFQAgyg8BAN8UACEDAAAAqwgAIAMAAKMJADAUAACkCQAgAwAAAKsIACADAACsCAAwBAAArQgAIAEAAACxCAAgAQAAALEIACADAAAArwgAIAMAALAIADAEAACxCAAgAwAAAK8IACADAACwCAAwBAAAsQgAIAMAAACvCAAgAwAAsAgAMAQAALEIACAGpwUAAIQcACC0DQEAAAAB2A1AAAAAAfQOQAAAAAGPDwABAAABuA8BAAAAAQEIAACsCQAgBbQNAQAAAAHYDUAAAAAB9A5AAAAAAY8PAAEAAAG4DwEAAAABAQgAAK4JADABCAAArgkAMAanBQAAgxwAILQNAQDYFwAh2A1AANQXACH0DkAA1BcAIY8PAAGZGAAhuA8BANgXACECAAAAsQgAIAgAALEJACAFtA0BANgXACHYDUAA1BcAIfQOQADUFwAhjw8AAZkYACG4DwEA2BcAIQIAAACvCAAgCAAAswkAIAIAAACvCAAgCAAAswkAIAMAAACxCAAgDwAArAkAIBAAALEJACABAAAAsQgAIAEAAACvCAAgAxUAAIAcACAWAACCHAAgFwAAgRwAIAixDQAAuhYAMLINAAC6CQAQsw0AALoWADC0DQEA3xQAIdgNQADgFAAh9A5AAOAUACGPDwABlhUAIbgPAQDfFAAhAwAAAK8IACADAAC5CQAwFAAAugkAIAMAAACvCAAgAwAAsAgAMAQAALEIACAcjgYAALMWACCPBgAAtBYAILENAACyFgAwsg0AAMoJABCzDQAAshYAMLQNAQAAAAHYDUAAghUAIdkNAQD-FAAhgA4BAIAVACGJDgIAhhUAIYwOAQD-FAAhlg5AAIEVACGvDgEAgBUAIcEOBAC2FQAh4A4BAIAVACHzDgEAgBUAIYYPAQCAFQAhuA8BAP4UACG5DwEA_hQAIboPEAClFQAhuw8QAKUVACG8DwIAhRUAIb0PAAGkFQAhvg8CAIUVACG_DxAApRUAIcAPBAC2FQAhwQ8AAIcVACDCDwEAgBUAIQEAAAC9CQAgCY0GAAC3FgAgsQ0AALkWADCyDQAAvwkAELMNAAC5FgAw8g0BAP4UACGADhAApRUAIc8OAgCGFQAhtA8BAP4UACG3DwIAhhUAIQKNBgAA_xsAIIAOAADNFwAgCo0GAAC3FgAgsQ0AALkWADCyDQAAvwkAELMNAAC5FgAw8g0BAP4UACGADhAApRUAIc8OAgCGFQAhtA8BAP4UACG3DwIAhhUAIcQPAAC4FgAgAwAAAL8JACADAADACQAwBAAAwQkAIAeNBgAAtxYAILENAAC2FgAwsg0AAMMJABCzDQAAthYAMLQPAQD-FAAhtQ8CAIYVACG2DwABoxUAIQGNBgAA_xsAIAiNBgAAtxYAILENAAC2FgAwsg0AAMMJABCzDQAAthYAMLQPAQD-FAAhtQ8CAIYVACG2DwABoxUAIcMPAAC1FgAgAwAAAMMJACADAADECQAwBAAAxQkAIAEAAAC_CQAgAQAAAMMJACABAAAAvQkAIByOBgAAsxYAII8GAAC0FgAgsQ0AALIWADCyDQAAygkAELMNAACyFgAwtA0BAP4UACHYDUAAghUAIdkNAQD-FAAhgA4BAIAVACGJDgIAhhUAIYwOAQD-FAAhlg5AAIEVACGvDgEAgBUAIcEOBAC2FQAh4A4BAIAVACHzDgEAgBUAIYYPAQCAFQAhuA8BAP4UACG5DwEA_hQAIboPEAClFQAhuw8QAKUVACG8DwIAhRUAIb0PAAGkFQAhvg8CAIUVACG_DxAApRUAIcAPBAC2FQAhwQ8AAIcVACDCDwEAgBUAIRKOBgAA_RsAII8GAAD-GwAggA4AAM0XACCWDgAAzRcAIK8OAADNFwAgwQ4AAM0XACDgDgAAzRcAIPMOAADNFwAghg8AAM0XACC6DwAAzRcAILsPAADNFwAgvA8AAM0XACC9DwAAzRcAIL4PAADNFwAgvw8AAM0XACDADwAAzRcAIMEPAADNFwAgwg8AAM0XACADAAAAygkAIAMAAMsJADAEAAC9CQAgAwAAAMoJACADAADLCQAwBAAAvQkAIAMAAADKCQAgAwAAywkAMAQAAL0JACAZjgYAAPsbACCPBgAA_BsAILQNAQAAAAHYDUAAAAAB2Q0BAAAAAYAOAQAAAAGJDgIAAAABjA4BAAAAAZYOQAAAAAGvDgEAAAABwQ4EAAAAAeAOAQAAAAHzDgEAAAABhg8BAAAAAbgPAQAAAAG5DwEAAAABug8QAAAAAbsPEAAAAAG8DwIAAAABvQ8AAQAAAb4PAgAAAAG_DxAAAAABwA8EAAAAAcEPgAAAAAHCDwEAAAABAQgAAM8JACAXtA0BAAAAAdgNQAAAAAHZDQEAAAABgA4BAAAAAYkOAgAAAAGMDgEAAAABlg5AAAAAAa8OAQAAAAHBDgQAAAAB4A4BAAAAAfMOAQAAAAGGDwEAAAABuA8BAAAAAbkPAQAAAAG6DxAAAAABuw8QAAAAAbwPAgAAAAG9DwABAAABvg8CAAAAAb8PEAAAAAHADwQAAAABwQ-AAAAAAcIPAQAAAAEBCAAA0QkAMAEIAADRCQAwGY4GAADhGwAgjwYAAOIbACC0DQEA2BcAIdgNQADUFwAh2Q0BANgXACGADgEA1xcAIYkOAgDWFwAhjA4BANgXACGWDkAA4BcAIa8OAQDXFwAhwQ4EAL8YACHgDgEA1xcAIfMOAQDXFwAhhg8BANcXACG4DwEA2BcAIbkPAQDYFwAhug8QAJsYACG7DxAAmxgAIbwPAgDVFwAhvQ8AAZoYACG-DwIA1RcAIb8PEACbGAAhwA8EAL8YACHBD4AAAAABwg8BANcXACECAAAAvQkAIAgAANQJACAXtA0BANgXACHYDUAA1BcAIdkNAQDYFwAhgA4BANcXACGJDgIA1hcAIYwOAQDYFwAhlg5AAOAXACGvDgEA1xcAIcEOBAC_GAAh4A4BANcXACHzDgEA1xcAIYYPAQDXFwAhuA8BANgXACG5DwEA2BcAIboPEACbGAAhuw8QAJsYACG8DwIA1RcAIb0PAAGaGAAhvg8CANUXACG_DxAAmxgAIcAPBAC_GAAhwQ-AAAAAAcIPAQDXFwAhAgAAAMoJACAIAADWCQAgAgAAAMoJACAIAADWCQAgAwAAAL0JACAPAADPCQAgEAAA1AkAIAEAAAC9CQAgAQAAAMoJACAVFQAA3BsAIBYAAN8bACAXAADeGwAgKAAA3RsAICkAAOAbACCADgAAzRcAIJYOAADNFwAgrw4AAM0XACDBDgAAzRcAIOAOAADNFwAg8w4AAM0XACCGDwAAzRcAILoPAADNFwAguw8AAM0XACC8DwAAzRcAIL0PAADNFwAgvg8AAM0XACC_DwAAzRcAIMAPAADNFwAgwQ8AAM0XACDCDwAAzRcAIBqxDQAAsRYAMLINAADdCQAQsw0AALEWADC0DQEA3xQAIdgNQADgFAAh2Q0BAN8UACGADgEA4xQAIYkOAgDiFAAhjA4BAN8UACGWDkAA9RQAIa8OAQDjFAAhwQ4EALIVACHgDgEA4xQAIfMOAQDjFAAhhg8BAOMUACG4DwEA3xQAIbkPAQDfFAAhug8QAJgVACG7DxAAmBUAIbwPAgDhFAAhvQ8AAZcVACG-DwIA4RQAIb8PEACYFQAhwA8EALIVACHBDwAA5BQAIMIPAQDjFAAhAwAAAMoJACADAADcCQAwFAAA3QkAIAMAAADKCQAgAwAAywkAMAQAAL0JACABAAAAwQkAIAEAAADBCQAgAwAAAL8JACADAADACQAwBAAAwQkAIAMAAAC_CQAgAwAAwAkAMAQAAMEJACADAAAAvwkAIAMAAMAJADAEAADBCQAgBo0GAADbGwAg8g0BAAAAAYAOEAAAAAHPDgIAAAABtA8BAAAAAbcPAgAAAAEBCAAA5QkAIAXyDQEAAAABgA4QAAAAAc8OAgAAAAG0DwEAAAABtw8CAAAAAQEIAADnCQAwAQgAAOcJADAGjQYAANobACDyDQEA2BcAIYAOEACbGAAhzw4CANYXACG0DwEA2BcAIbcPAgDWFwAhAgAAAMEJACAIAADqCQAgBfINAQDYFwAhgA4QAJsYACHPDgIA1hcAIbQPAQDYFwAhtw8CANYXACECAAAAvwkAIAgAAOwJACACAAAAvwkAIAgAAOwJACADAAAAwQkAIA8AAOUJACAQAADqCQAgAQAAAMEJACABAAAAvwkAIAYVAADVGwAgFgAA2BsAIBcAANcbACAoAADWGwAgKQAA2RsAIIAOAADNFwAgCLENAACwFgAwsg0AAPMJABCzDQAAsBYAMPINAQDfFAAhgA4QAJgVACHPDgIA4hQAIbQPAQDfFAAhtw8CAOIUACEDAAAAvwkAIAMAAPIJADAUAADzCQAgAwAAAL8JACADAADACQAwBAAAwQkAIAEAAADFCQAgAQAAAMUJACADAAAAwwkAIAMAAMQJADAEAADFCQAgAwAAAMMJACADAADECQAwBAAAxQkAIAMAAADDCQAgAwAAxAkAMAQAAMUJACAEjQYAANQbACC0DwEAAAABtQ8CAAAAAbYPAAEAAAEBCAAA-wkAIAO0DwEAAAABtQ8CAAAAAbYPAAEAAAEBCAAA_QkAMAEIAAD9CQAwBI0GAADTGwAgtA8BANgXACG1DwIA1hcAIbYPAAGZGAAhAgAAAMUJACAIAACACgAgA7QPAQDYFwAhtQ8CANYXACG2DwABmRgAIQIAAADDCQAgCAAAggoAIAIAAADDCQAgCAAAggoAIAMAAADFCQAgDwAA-wkAIBAAAIAKACABAAAAxQkAIAEAAADDCQAgBRUAAM4bACAWAADRGwAgFwAA0BsAICgAAM8bACApAADSGwAgBrENAACvFgAwsg0AAIkKABCzDQAArxYAMLQPAQDfFAAhtQ8CAOIUACG2DwABlhUAIQMAAADDCQAgAwAAiAoAMBQAAIkKACADAAAAwwkAIAMAAMQJADAEAADFCQAgAQAAAIMCACABAAAAgwIAIAMAAACBAgAgAwAAggIAMAQAAIMCACADAAAAgQIAIAMAAIICADAEAACDAgAgAwAAAIECACADAACCAgAwBAAAgwIAIBCsAQAAyhsAIK8BAADLGwAgsAEAAMwbACCxAQAAzRsAILQNAQAAAAHYDUAAAAAB2Q0BAAAAAdsNAQAAAAHkDQEAAAABrg4BAAAAAfAOQAAAAAH8DkAAAAABrg8BAAAAAbEPAQAAAAGyDwAAyRsAILMPAgAAAAEBCAAAkQoAIAy0DQEAAAAB2A1AAAAAAdkNAQAAAAHbDQEAAAAB5A0BAAAAAa4OAQAAAAHwDkAAAAAB_A5AAAAAAa4PAQAAAAGxDwEAAAABsg8AAMkbACCzDwIAAAABAQgAAJMKADABCAAAkwoAMAEAAACFAgAgEKwBAAChGwAgrwEAAKIbACCwAQAAoxsAILEBAACkGwAgtA0BANgXACHYDUAA1BcAIdkNAQDXFwAh2w0BANgXACHkDQEA1xcAIa4OAQDYFwAh8A5AAOAXACH8DkAA4BcAIa4PAQDYFwAhsQ8BANgXACGyDwAAoBsAILMPAgDWFwAhAgAAAIMCACAIAACXCgAgDLQNAQDYFwAh2A1AANQXACHZDQEA1xcAIdsNAQDYFwAh5A0BANcXACGuDgEA2BcAIfAOQADgFwAh_A5AAOAXACGuDwEA2BcAIbEPAQDYFwAhsg8AAKAbACCzDwIA1hcAIQIAAACBAgAgCAAAmQoAIAIAAACBAgAgCAAAmQoAIAEAAACFAgAgAwAAAIMCACAPAACRCgAgEAAAlwoAIAEAAACDAgAgAQAAAIECACAJFQAAmxsAIBYAAJ4bACAXAACdGwAgKAAAnBsAICkAAJ8bACDZDQAAzRcAIOQNAADNFwAg8A4AAM0XACD8DgAAzRcAIA-xDQAArhYAMLINAAChCgAQsw0AAK4WADC0DQEA3xQAIdgNQADgFAAh2Q0BAOMUACHbDQEA3xQAIeQNAQDjFAAhrg4BAN8UACHwDkAA9RQAIfwOQAD1FAAhrg8BAN8UACGxDwEA3xQAIbIPAAD5FAAgsw8CAOIUACEDAAAAgQIAIAMAAKAKADAUAAChCgAgAwAAAIECACADAACCAgAwBAAAgwIAIAmxDQAArRYAMLINAACnCgAQsw0AAK0WADDZDQEAgBUAIfMNAQCAFQAh_A5AAIIVACGuDwEAAAABrw8CAIYVACGwDyAA_xQAIQEAAACkCgAgAQAAAKQKACAJsQ0AAK0WADCyDQAApwoAELMNAACtFgAw2Q0BAIAVACHzDQEAgBUAIfwOQACCFQAhrg8BAP4UACGvDwIAhhUAIbAPIAD_FAAhAtkNAADNFwAg8w0AAM0XACADAAAApwoAIAMAAKgKADAEAACkCgAgAwAAAKcKACADAACoCgAwBAAApAoAIAMAAACnCgAgAwAAqAoAMAQAAKQKACAG2Q0BAAAAAfMNAQAAAAH8DkAAAAABrg8BAAAAAa8PAgAAAAGwDyAAAAABAQgAAKwKACAG2Q0BAAAAAfMNAQAAAAH8DkAAAAABrg8BAAAAAa8PAgAAAAGwDyAAAAABAQgAAK4KADABCAAArgoAMAbZDQEA1xcAIfMNAQDXFwAh_A5AANQXACGuDwEA2BcAIa8PAgDWFwAhsA8gAPYXACECAAAApAoAIAgAALEKACAG2Q0BANcXACHzDQEA1xcAIfwOQADUFwAhrg8BANgXACGvDwIA1hcAIbAPIAD2FwAhAgAAAKcKACAIAACzCgAgAgAAAKcKACAIAACzCgAgAwAAAKQKACAPAACsCgAgEAAAsQoAIAEAAACkCgAgAQAAAKcKACAHFQAAlhsAIBYAAJkbACAXAACYGwAgKAAAlxsAICkAAJobACDZDQAAzRcAIPMNAADNFwAgCbENAACsFgAwsg0AALoKABCzDQAArBYAMNkNAQDjFAAh8w0BAOMUACH8DkAA4BQAIa4PAQDfFAAhrw8CAOIUACGwDyAA-hQAIQMAAACnCgAgAwAAuQoAMBQAALoKACADAAAApwoAIAMAAKgKADAEAACkCgAgAQAAAIkCACABAAAAiQIAIAMAAACHAgAgAwAAiAIAMAQAAIkCACADAAAAhwIAIAMAAIgCADAEAACJAgAgAwAAAIcCACADAACIAgAwBAAAiQIAIAYIgAAAAAGuAQAAlRsAILQNBAAAAAG2DUAAAAAB-g0BAAAAAacPAQAAAAEBCAAAwgoAIAUIgAAAAAG0DQQAAAABtg1AAAAAAfoNAQAAAAGnDwEAAAABAQgAAMQKADABCAAAxAoAMAYIgAAAAAGuAQAAlBsAILQNBADTFwAhtg1AANQXACH6DQEA2BcAIacPAQDYFwAhAgAAAIkCACAIAADHCgAgBQiAAAAAAbQNBADTFwAhtg1AANQXACH6DQEA2BcAIacPAQDYFwAhAgAAAIcCACAIAADJCgAgAgAAAIcCACAIAADJCgAgAwAAAIkCACAPAADCCgAgEAAAxwoAIAEAAACJAgAgAQAAAIcCACAFFQAAjxsAIBYAAJIbACAXAACRGwAgKAAAkBsAICkAAJMbACAICAAAjhUAILENAACrFgAwsg0AANAKABCzDQAAqxYAMLQNBADeFAAhtg1AAOAUACH6DQEA3xQAIacPAQDfFAAhAwAAAIcCACADAADPCgAwFAAA0AoAIAMAAACHAgAgAwAAiAIAMAQAAIkCACABAAAAjQIAIAEAAACNAgAgAwAAAIsCACADAACMAgAwBAAAjQIAIAMAAACLAgAgAwAAjAIAMAQAAI0CACADAAAAiwIAIAMAAIwCADAEAACNAgAgDq4BAACOGwAgtA0BAAAAAdMNAgAAAAHVDUAAAAAB1g0CAAAAAdcNQAAAAAHYDUAAAAAB-g0BAAAAAYwOAQAAAAGWDkAAAAABpw8BAAAAAasPgAAAAAGsDwIAAAABrQ9AAAAAAQEIAADYCgAgDbQNAQAAAAHTDQIAAAAB1Q1AAAAAAdYNAgAAAAHXDUAAAAAB2A1AAAAAAfoNAQAAAAGMDgEAAAABlg5AAAAAAacPAQAAAAGrD4AAAAABrA8CAAAAAa0PQAAAAAEBCAAA2goAMAEIAADaCgAwDq4BAACNGwAgtA0BANgXACHTDQIA1hcAIdUNQADgFwAh1g0CANYXACHXDUAA4BcAIdgNQADUFwAh-g0BANgXACGMDgEA2BcAIZYOQADgFwAhpw8BANgXACGrD4AAAAABrA8CANYXACGtD0AA4BcAIQIAAACNAgAgCAAA3QoAIA20DQEA2BcAIdMNAgDWFwAh1Q1AAOAXACHWDQIA1hcAIdcNQADgFwAh2A1AANQXACH6DQEA2BcAIYwOAQDYFwAhlg5AAOAXACGnDwEA2BcAIasPgAAAAAGsDwIA1hcAIa0PQADgFwAhAgAAAIsCACAIAADfCgAgAgAAAIsCACAIAADfCgAgAwAAAI0CACAPAADYCgAgEAAA3QoAIAEAAACNAgAgAQAAAIsCACAJFQAAiBsAIBYAAIsbACAXAACKGwAgKAAAiRsAICkAAIwbACDVDQAAzRcAINcNAADNFwAglg4AAM0XACCtDwAAzRcAIBCxDQAAqhYAMLINAADmCgAQsw0AAKoWADC0DQEA3xQAIdMNAgDiFAAh1Q1AAPUUACHWDQIA4hQAIdcNQAD1FAAh2A1AAOAUACH6DQEA3xQAIYwOAQDfFAAhlg5AAPUUACGnDwEA3xQAIasPAACOFQAgrA8CAOIUACGtD0AA9RQAIQMAAACLAgAgAwAA5QoAMBQAAOYKACADAAAAiwIAIAMAAIwCADAEAACNAgAgAQAAAJECACABAAAAkQIAIAMAAACPAgAgAwAAkAIAMAQAAJECACADAAAAjwIAIAMAAJACADAEAACRAgAgAwAAAI8CACADAACQAgAwBAAAkQIAIAgIgAAAAAGuAQAAhxsAIPoNAQAAAAGMD0AAAAABpw8BAAAAAagPAQAAAAGpD0AAAAABqg9AAAAAAQEIAADuCgAgBwiAAAAAAfoNAQAAAAGMD0AAAAABpw8BAAAAAagPAQAAAAGpD0AAAAABqg9AAAAAAQEIAADwCgAwAQgAAPAKADAICIAAAAABrgEAAIYbACD6DQEA2BcAIYwPQADUFwAhpw8BANgXACGoDwEA2BcAIakPQADUFwAhqg9AAOAXACECAAAAkQIAIAgAAPMKACAHCIAAAAAB-g0BANgXACGMD0AA1BcAIacPAQDYFwAhqA8BANgXACGpD0AA1BcAIaoPQADgFwAhAgAAAI8CACAIAAD1CgAgAgAAAI8CACAIAAD1CgAgAwAAAJECACAPAADuCgAgEAAA8woAIAEAAACRAgAgAQAAAI8CACAEFQAAgxsAIBYAAIUbACAXAACEGwAgqg8AAM0XACAKCAAAjhUAILENAACpFgAwsg0AAPwKABCzDQAAqRYAMPoNAQDfFAAhjA9AAOAUACGnDwEA3xQAIagPAQDfFAAhqQ9AAOAUACGqD0AA9RQAIQMAAACPAgAgAwAA-woAMBQAAPwKACADAAAAjwIAIAMAAJACADAEAACRAgAgEbENAACoFgAwsg0AAIILABCzDQAAqBYAMLQNAQAAAAHYDUAAghUAIZsOAQD-FAAh8A5AAIIVACH0DkAAghUAIZ4PAQD-FAAhnw8BAIAVACGgDwEA_hQAIaEPAQD-FAAhog8BAIAVACGjD0AAgRUAIaQPAQCAFQAhpQ9AAIEVACGmD0AAgRUAIQEAAAD_CgAgAQAAAP8KACARsQ0AAKgWADCyDQAAggsAELMNAACoFgAwtA0BAP4UACHYDUAAghUAIZsOAQD-FAAh8A5AAIIVACH0DkAAghUAIZ4PAQD-FAAhnw8BAIAVACGgDwEA_hQAIaEPAQD-FAAhog8BAIAVACGjD0AAgRUAIaQPAQCAFQAhpQ9AAIEVACGmD0AAgRUAIQafDwAAzRcAIKIPAADNFwAgow8AAM0XACCkDwAAzRcAIKUPAADNFwAgpg8AAM0XACADAAAAggsAIAMAAIMLADAEAAD_CgAgAwAAAIILACADAACDCwAwBAAA_woAIAMAAACCCwAgAwAAgwsAMAQAAP8KACAOtA0BAAAAAdgNQAAAAAGbDgEAAAAB8A5AAAAAAfQOQAAAAAGeDwEAAAABnw8BAAAAAaAPAQAAAAGhDwEAAAABog8BAAAAAaMPQAAAAAGkDwEAAAABpQ9AAAAAAaYPQAAAAAEBCAAAhwsAIA60DQEAAAAB2A1AAAAAAZsOAQAAAAHwDkAAAAAB9A5AAAAAAZ4PAQAAAAGfDwEAAAABoA8BAAAAAaEPAQAAAAGiDwEAAAABow9AAAAAAaQPAQAAAAGlD0AAAAABpg9AAAAAAQEIAACJCwAwAQgAAIkLADAOtA0BANgXACHYDUAA1BcAIZsOAQDYFwAh8A5AANQXACH0DkAA1BcAIZ4PAQDYFwAhnw8BANcXACGgDwEA2BcAIaEPAQDYFwAhog8BANcXACGjD0AA4BcAIaQPAQDXFwAhpQ9AAOAXACGmD0AA4BcAIQIAAAD_CgAgCAAAjAsAIA60DQEA2BcAIdgNQADUFwAhmw4BANgXACHwDkAA1BcAIfQOQADUFwAhng8BANgXACGfDwEA1xcAIaAPAQDYFwAhoQ8BANgXACGiDwEA1xcAIaMPQADgFwAhpA8BANcXACGlD0AA4BcAIaYPQADgFwAhAgAAAIILACAIAACOCwAgAgAAAIILACAIAACOCwAgAwAAAP8KACAPAACHCwAgEAAAjAsAIAEAAAD_CgAgAQAAAIILACAJFQAAgBsAIBYAAIIbACAXAACBGwAgnw8AAM0XACCiDwAAzRcAIKMPAADNFwAgpA8AAM0XACClDwAAzRcAIKYPAADNFwAgEbENAACnFgAwsg0AAJULABCzDQAApxYAMLQNAQDfFAAh2A1AAOAUACGbDgEA3xQAIfAOQADgFAAh9A5AAOAUACGeDwEA3xQAIZ8PAQDjFAAhoA8BAN8UACGhDwEA3xQAIaIPAQDjFAAhow9AAPUUACGkDwEA4xQAIaUPQAD1FAAhpg9AAPUUACEDAAAAggsAIAMAAJQLADAUAACVCwAgAwAAAIILACADAACDCwAwBAAA_woAIAWxDQAAphYAMLINAACbCwAQsw0AAKYWADC0DQEAAAAB9A5AAIIVACEBAAAAmAsAIAEAAACYCwAgBbENAACmFgAwsg0AAJsLABCzDQAAphYAMLQNAQD-FAAh9A5AAIIVACEAAwAAAJsLACADAACcCwAwBAAAmAsAIAMAAACbCwAgAwAAnAsAMAQAAJgLACADAAAAmwsAIAMAAJwLADAEAACYCwAgArQNAQAAAAH0DkAAAAABAQgAAKALACACtA0BAAAAAfQOQAAAAAEBCAAAogsAMAEIAACiCwAwArQNAQDYFwAh9A5AANQXACECAAAAmAsAIAgAAKULACACtA0BANgXACH0DkAA1BcAIQIAAACbCwAgCAAApwsAIAIAAACbCwAgCAAApwsAIAMAAACYCwAgDwAAoAsAIBAAAKULACABAAAAmAsAIAEAAACbCwAgAxUAAP0aACAWAAD_GgAgFwAA_hoAIAWxDQAApRYAMLINAACuCwAQsw0AAKUWADC0DQEA3xQAIfQOQADgFAAhAwAAAJsLACADAACtCwAwFAAArgsAIAMAAACbCwAgAwAAnAsAMAQAAJgLACAMsAcAAJEVACCxBwAAlhYAILIHAACXFgAgtQcAAJgWACC2BwAAmRYAILENAACVFgAwsg0AAM8LABCzDQAAlRYAMLQNAQAAAAHYDUAAghUAIdkNAQD-FAAh7A4BAP4UACEBAAAAsQsAIA6wBwAAixYAILENAACkFgAwsg0AALMLABCzDQAApBYAMLQNAQD-FAAhuQ0BAIAVACHYDUAAghUAIdkNAQD-FAAh3A0CAIYVACG1DkAAgRUAIeMOQACCFQAhhg8BAP4UACGZDwEA_hQAIZoPAACHFQAgBLAHAACUGgAguQ0AAM0XACC1DgAAzRcAIJoPAADNFwAgDrAHAACLFgAgsQ0AAKQWADCyDQAAswsAELMNAACkFgAwtA0BAAAAAbkNAQCAFQAh2A1AAIIVACHZDQEA_hQAIdwNAgCGFQAhtQ5AAIEVACHjDkAAghUAIYYPAQD-FAAhmQ8BAP4UACGaDwAAhxUAIAMAAACzCwAgAwAAtAsAMAQAALULACAIsAcAAIsWACCxDQAAoxYAMLINAAC3CwAQsw0AAKMWADCGDwEA_hQAIZYPAQD-FAAhlw8BAP4UACGYD0AAghUAIQGwBwAAlBoAIAmwBwAAixYAILENAACjFgAwsg0AALcLABCzDQAAoxYAMIYPAQD-FAAhlg8BAP4UACGXDwEA_hQAIZgPQACCFQAhnQ8AAKIWACADAAAAtwsAIAMAALgLADAEAAC5CwAgC7AHAACLFgAgtAcAAKEWACCxDQAAoBYAMLINAAC7CwAQsw0AAKAWADDYDUAAghUAIdkNAQD-FAAhhg8BAP4UACGPDwEA_hQAIZQPQACBFQAhlQ8CAIYVACEDsAcAAJQaACC0BwAA_BoAIJQPAADNFwAgC7AHAACLFgAgtAcAAKEWACCxDQAAoBYAMLINAAC7CwAQsw0AAKAWADDYDUAAghUAIdkNAQD-FAAhhg8BAP4UACGPDwEAAAABlA9AAIEVACGVDwIAhhUAIQMAAAC7CwAgAwAAvAsAMAQAAL0LACAIswcAAJ8WACCxDQAAnhYAMLINAAC_CwAQsw0AAJ4WADDBDkAAghUAIY8PAQD-FAAhkg8EAIkVACGTDwQAiRUAIQGzBwAA-xoAIAmzBwAAnxYAILENAACeFgAwsg0AAL8LABCzDQAAnhYAMMEOQACCFQAhjw8BAP4UACGSDwQAiRUAIZMPBACJFQAhnA8AAJ0WACADAAAAvwsAIAMAAMALADAEAADBCwAgAQAAAL8LACALhgMCAIYVACGwBwAAixYAILcHAACMFgAgsQ0AAIoWADCyDQAAxAsAELMNAACKFgAw2Q0BAP4UACGGDwEA_hQAIYwPQACCFQAhjQ8gAP8UACGOD0AAgRUAIQEAAADECwAgD7YHAACcFgAgsQ0AAJsWADCyDQAAxgsAELMNAACbFgAwtg1AAIIVACHODQEAgBUAIdYNAQCAFQAh8g0BAP4UACGIDkAAghUAIYYPAQD-FAAhhw8BAP4UACGIDwAA-RQAIIkPQACBFQAhig8BAIAVACGLDwAAhxUAIAa2BwAA-hoAIM4NAADNFwAg1g0AAM0XACCJDwAAzRcAIIoPAADNFwAgiw8AAM0XACAQtgcAAJwWACCxDQAAmxYAMLINAADGCwAQsw0AAJsWADC2DUAAghUAIc4NAQCAFQAh1g0BAIAVACHyDQEA_hQAIYgOQACCFQAhhg8BAP4UACGHDwEA_hQAIYgPAAD5FAAgiQ9AAIEVACGKDwEAgBUAIYsPAACHFQAgmw8AAJoWACADAAAAxgsAIAMAAMcLADAEAADICwAgAQAAAMYLACABAAAAswsAIAEAAAC3CwAgAQAAALsLACABAAAAsQsAIAywBwAAkRUAILEHAACWFgAgsgcAAJcWACC1BwAAmBYAILYHAACZFgAgsQ0AAJUWADCyDQAAzwsAELMNAACVFgAwtA0BAP4UACHYDUAAghUAIdkNAQD-FAAh7A4BAP4UACEEsQcAAPcaACCyBwAA-BoAILUHAAD5GgAgtgcAAPoaACADAAAAzwsAIAMAANALADAEAACxCwAgAwAAAM8LACADAADQCwAwBAAAsQsAIAMAAADPCwAgAwAA0AsAMAQAALELACAJsAeAAAAAAbEHAADzGgAgsgcAAPQaACC1BwAA9RoAILYHAAD2GgAgtA0BAAAAAdgNQAAAAAHZDQEAAAAB7A4BAAAAAQEIAADUCwAgBbAHgAAAAAG0DQEAAAAB2A1AAAAAAdkNAQAAAAHsDgEAAAABAQgAANYLADABCAAA1gsAMAmwB4AAAAABsQcAAMYaACCyBwAAxxoAILUHAADIGgAgtgcAAMkaACC0DQEA2BcAIdgNQADUFwAh2Q0BANgXACHsDgEA2BcAIQIAAACxCwAgCAAA2QsAIAWwB4AAAAABtA0BANgXACHYDUAA1BcAIdkNAQDYFwAh7A4BANgXACECAAAAzwsAIAgAANsLACACAAAAzwsAIAgAANsLACADAAAAsQsAIA8AANQLACAQAADZCwAgAQAAALELACABAAAAzwsAIAMVAADDGgAgFgAAxRoAIBcAAMQaACAIsAcAAI4VACCxDQAAlBYAMLINAADiCwAQsw0AAJQWADC0DQEA3xQAIdgNQADgFAAh2Q0BAN8UACHsDgEA3xQAIQMAAADPCwAgAwAA4QsAMBQAAOILACADAAAAzwsAIAMAANALADAEAACxCwAgAQAAALULACABAAAAtQsAIAMAAACzCwAgAwAAtAsAMAQAALULACADAAAAswsAIAMAALQLADAEAAC1CwAgAwAAALMLACADAAC0CwAwBAAAtQsAIAuwBwAAwhoAILQNAQAAAAG5DQEAAAAB2A1AAAAAAdkNAQAAAAHcDQIAAAABtQ5AAAAAAeMOQAAAAAGGDwEAAAABmQ8BAAAAAZoPgAAAAAEBCAAA6gsAIAq0DQEAAAABuQ0BAAAAAdgNQAAAAAHZDQEAAAAB3A0CAAAAAbUOQAAAAAHjDkAAAAABhg8BAAAAAZkPAQAAAAGaD4AAAAABAQgAAOwLADABCAAA7AsAMAuwBwAAwRoAILQNAQDYFwAhuQ0BANcXACHYDUAA1BcAIdkNAQDYFwAh3A0CANYXACG1DkAA4BcAIeMOQADUFwAhhg8BANgXACGZDwEA2BcAIZoPgAAAAAECAAAAtQsAIAgAAO8LACAKtA0BANgXACG5DQEA1xcAIdgNQADUFwAh2Q0BANgXACHcDQIA1hcAIbUOQADgFwAh4w5AANQXACGGDwEA2BcAIZkPAQDYFwAhmg-AAAAAAQIAAACzCwAgCAAA8QsAIAIAAACzCwAgCAAA8QsAIAMAAAC1CwAgDwAA6gsAIBAAAO8LACABAAAAtQsAIAEAAACzCwAgCBUAALwaACAWAAC_GgAgFwAAvhoAICgAAL0aACApAADAGgAguQ0AAM0XACC1DgAAzRcAIJoPAADNFwAgDbENAACTFgAwsg0AAPgLABCzDQAAkxYAMLQNAQDfFAAhuQ0BAOMUACHYDUAA4BQAIdkNAQDfFAAh3A0CAOIUACG1DkAA9RQAIeMOQADgFAAhhg8BAN8UACGZDwEA3xQAIZoPAADkFAAgAwAAALMLACADAAD3CwAwFAAA-AsAIAMAAACzCwAgAwAAtAsAMAQAALULACABAAAAuQsAIAEAAAC5CwAgAwAAALcLACADAAC4CwAwBAAAuQsAIAMAAAC3CwAgAwAAuAsAMAQAALkLACADAAAAtwsAIAMAALgLADAEAAC5CwAgBbAHAAC7GgAghg8BAAAAAZYPAQAAAAGXDwEAAAABmA9AAAAAAQEIAACADAAgBIYPAQAAAAGWDwEAAAABlw8BAAAAAZgPQAAAAAEBCAAAggwAMAEIAACCDAAwBbAHAAC6GgAghg8BANgXACGWDwEA2BcAIZcPAQDYFwAhmA9AANQXACECAAAAuQsAIAgAAIUMACAEhg8BANgXACGWDwEA2BcAIZcPAQDYFwAhmA9AANQXACECAAAAtwsAIAgAAIcMACACAAAAtwsAIAgAAIcMACADAAAAuQsAIA8AAIAMACAQAACFDAAgAQAAALkLACABAAAAtwsAIAMVAAC3GgAgFgAAuRoAIBcAALgaACAHsQ0AAJIWADCyDQAAjgwAELMNAACSFgAwhg8BAN8UACGWDwEA3xQAIZcPAQDfFAAhmA9AAOAUACEDAAAAtwsAIAMAAI0MADAUAACODAAgAwAAALcLACADAAC4CwAwBAAAuQsAIAEAAAC9CwAgAQAAAL0LACADAAAAuwsAIAMAALwLADAEAAC9CwAgAwAAALsLACADAAC8CwAwBAAAvQsAIAMAAAC7CwAgAwAAvAsAMAQAAL0LACAIsAcAALUaACC0BwAAthoAINgNQAAAAAHZDQEAAAABhg8BAAAAAY8PAQAAAAGUD0AAAAABlQ8CAAAAAQEIAACWDAAgBtgNQAAAAAHZDQEAAAABhg8BAAAAAY8PAQAAAAGUD0AAAAABlQ8CAAAAAQEIAACYDAAwAQgAAJgMADAIsAcAAKcaACC0BwAAqBoAINgNQADUFwAh2Q0BANgXACGGDwEA2BcAIY8PAQDYFwAhlA9AAOAXACGVDwIA1hcAIQIAAAC9CwAgCAAAmwwAIAbYDUAA1BcAIdkNAQDYFwAhhg8BANgXACGPDwEA2BcAIZQPQADgFwAhlQ8CANYXACECAAAAuwsAIAgAAJ0MACACAAAAuwsAIAgAAJ0MACADAAAAvQsAIA8AAJYMACAQAACbDAAgAQAAAL0LACABAAAAuwsAIAYVAACiGgAgFgAApRoAIBcAAKQaACAoAACjGgAgKQAAphoAIJQPAADNFwAgCbENAACRFgAwsg0AAKQMABCzDQAAkRYAMNgNQADgFAAh2Q0BAN8UACGGDwEA3xQAIY8PAQDfFAAhlA9AAPUUACGVDwIA4hQAIQMAAAC7CwAgAwAAowwAMBQAAKQMACADAAAAuwsAIAMAALwLADAEAAC9CwAgAQAAAMELACABAAAAwQsAIAMAAAC_CwAgAwAAwAsAMAQAAMELACADAAAAvwsAIAMAAMALADAEAADBCwAgAwAAAL8LACADAADACwAwBAAAwQsAIAWzBwAAoRoAIMEOQAAAAAGPDwEAAAABkg8EAAAAAZMPBAAAAAEBCAAArAwAIATBDkAAAAABjw8BAAAAAZIPBAAAAAGTDwQAAAABAQgAAK4MADABCAAArgwAMAWzBwAAoBoAIMEOQADUFwAhjw8BANgXACGSDwQA0xcAIZMPBADTFwAhAgAAAMELACAIAACxDAAgBMEOQADUFwAhjw8BANgXACGSDwQA0xcAIZMPBADTFwAhAgAAAL8LACAIAACzDAAgAgAAAL8LACAIAACzDAAgAwAAAMELACAPAACsDAAgEAAAsQwAIAEAAADBCwAgAQAAAL8LACAFFQAAmxoAIBYAAJ4aACAXAACdGgAgKAAAnBoAICkAAJ8aACAHsQ0AAJAWADCyDQAAugwAELMNAACQFgAwwQ5AAOAUACGPDwEA3xQAIZIPBADeFAAhkw8EAN4UACEDAAAAvwsAIAMAALkMADAUAAC6DAAgAwAAAL8LACADAADACwAwBAAAwQsAIAixDQAAjhYAMLINAADADAAQsw0AAI4WADDyDQEA_hQAIcEOQACCFQAhjw8BAP4UACGQDwIAhhUAIZEPAACPFgAgAQAAAL0MACABAAAAvQwAIAexDQAAjhYAMLINAADADAAQsw0AAI4WADDyDQEA_hQAIcEOQACCFQAhjw8BAP4UACGQDwIAhhUAIQADAAAAwAwAIAMAAMEMADAEAAC9DAAgAwAAAMAMACADAADBDAAwBAAAvQwAIAMAAADADAAgAwAAwQwAMAQAAL0MACAE8g0BAAAAAcEOQAAAAAGPDwEAAAABkA8CAAAAAQEIAADFDAAgBPINAQAAAAHBDkAAAAABjw8BAAAAAZAPAgAAAAEBCAAAxwwAMAEIAADHDAAwBPINAQDYFwAhwQ5AANQXACGPDwEA2BcAIZAPAgDWFwAhAgAAAL0MACAIAADKDAAgBPINAQDYFwAhwQ5AANQXACGPDwEA2BcAIZAPAgDWFwAhAgAAAMAMACAIAADMDAAgAgAAAMAMACAIAADMDAAgAwAAAL0MACAPAADFDAAgEAAAygwAIAEAAAC9DAAgAQAAAMAMACAFFQAAlhoAIBYAAJkaACAXAACYGgAgKAAAlxoAICkAAJoaACAHsQ0AAI0WADCyDQAA0wwAELMNAACNFgAw8g0BAN8UACHBDkAA4BQAIY8PAQDfFAAhkA8CAOIUACEDAAAAwAwAIAMAANIMADAUAADTDAAgAwAAAMAMACADAADBDAAwBAAAvQwAIAuGAwIAhhUAIbAHAACLFgAgtwcAAIwWACCxDQAAihYAMLINAADECwAQsw0AAIoWADDZDQEA_hQAIYYPAQAAAAGMD0AAghUAIY0PIAD_FAAhjg9AAIEVACEBAAAA1gwAIAEAAADWDAAgA7AHAACUGgAgtwcAAJUaACCODwAAzRcAIAMAAADECwAgAwAA2QwAMAQAANYMACADAAAAxAsAIAMAANkMADAEAADWDAAgAwAAAMQLACADAADZDAAwBAAA1gwAIAiGAwIAAAABsAcAAJIaACC3BwAAkxoAINkNAQAAAAGGDwEAAAABjA9AAAAAAY0PIAAAAAGOD0AAAAABAQgAAN0MACAGhgMCAAAAAdkNAQAAAAGGDwEAAAABjA9AAAAAAY0PIAAAAAGOD0AAAAABAQgAAN8MADABCAAA3wwAMAiGAwIA1hcAIbAHAACEGgAgtwcAAIUaACDZDQEA2BcAIYYPAQDYFwAhjA9AANQXACGNDyAA9hcAIY4PQADgFwAhAgAAANYMACAIAADiDAAgBoYDAgDWFwAh2Q0BANgXACGGDwEA2BcAIYwPQADUFwAhjQ8gAPYXACGOD0AA4BcAIQIAAADECwAgCAAA5AwAIAIAAADECwAgCAAA5AwAIAMAAADWDAAgDwAA3QwAIBAAAOIMACABAAAA1gwAIAEAAADECwAgBhUAAP8ZACAWAACCGgAgFwAAgRoAICgAAIAaACApAACDGgAgjg8AAM0XACAJhgMCAOIUACGxDQAAiRYAMLINAADrDAAQsw0AAIkWADDZDQEA3xQAIYYPAQDfFAAhjA9AAOAUACGNDyAA-hQAIY4PQAD1FAAhAwAAAMQLACADAADqDAAwFAAA6wwAIAMAAADECwAgAwAA2QwAMAQAANYMACABAAAAyAsAIAEAAADICwAgAwAAAMYLACADAADHCwAwBAAAyAsAIAMAAADGCwAgAwAAxwsAMAQAAMgLACADAAAAxgsAIAMAAMcLADAEAADICwAgDLYHAAD-GQAgtg1AAAAAAc4NAQAAAAHWDQEAAAAB8g0BAAAAAYgOQAAAAAGGDwEAAAABhw8BAAAAAYgPAAD9GQAgiQ9AAAAAAYoPAQAAAAGLD4AAAAABAQgAAPMMACALtg1AAAAAAc4NAQAAAAHWDQEAAAAB8g0BAAAAAYgOQAAAAAGGDwEAAAABhw8BAAAAAYgPAAD9GQAgiQ9AAAAAAYoPAQAAAAGLD4AAAAABAQgAAPUMADABCAAA9QwAMAy2BwAA_BkAILYNQADUFwAhzg0BANcXACHWDQEA1xcAIfINAQDYFwAhiA5AANQXACGGDwEA2BcAIYcPAQDYFwAhiA8AAPsZACCJD0AA4BcAIYoPAQDXFwAhiw-AAAAAAQIAAADICwAgCAAA-AwAIAu2DUAA1BcAIc4NAQDXFwAh1g0BANcXACHyDQEA2BcAIYgOQADUFwAhhg8BANgXACGHDwEA2BcAIYgPAAD7GQAgiQ9AAOAXACGKDwEA1xcAIYsPgAAAAAECAAAAxgsAIAgAAPoMACACAAAAxgsAIAgAAPoMACADAAAAyAsAIA8AAPMMACAQAAD4DAAgAQAAAMgLACABAAAAxgsAIAgVAAD4GQAgFgAA-hkAIBcAAPkZACDODQAAzRcAINYNAADNFwAgiQ8AAM0XACCKDwAAzRcAIIsPAADNFwAgDrENAACIFgAwsg0AAIENABCzDQAAiBYAMLYNQADgFAAhzg0BAOMUACHWDQEA4xQAIfINAQDfFAAhiA5AAOAUACGGDwEA3xQAIYcPAQDfFAAhiA8AAPkUACCJD0AA9RQAIYoPAQDjFAAhiw8AAOQUACADAAAAxgsAIAMAAIANADAUAACBDQAgAwAAAMYLACADAADHCwAwBAAAyAsAIA65CAAAgRYAILoIAACCFgAg_wwCAIYVACGxDQAAgBYAMLINAACRDQAQsw0AAIAWADDWDQEAgBUAIfINAQAAAAGEDgEA_hQAIYcOQACCFQAhiA5AAIEVACH8DkAAghUAIf8OQACBFQAhgA8gAP8UACEBAAAAhA0AIA64CAAAhRYAILENAACHFgAwsg0AAIYNABCzDQAAhxYAMLkNAQCAFQAh8g0BAP4UACH0DQQAiRUAIY4OIAD_FAAhjw4CAIYVACGQDgAA-RQAIJIOAQCAFQAhlQ4AAJEVACDbDgABpBUAIYQPBAC2FQAhBbgIAAD3GQAguQ0AAM0XACCSDgAAzRcAINsOAADNFwAghA8AAM0XACAPuAgAAIUWACCxDQAAhxYAMLINAACGDQAQsw0AAIcWADC5DQEAgBUAIfINAQD-FAAh9A0EAIkVACGKDgAAhhYAII4OIAD_FAAhjw4CAIYVACGQDgAA-RQAIJIOAQCAFQAhlQ4AAJEVACDbDgABpBUAIYQPBAC2FQAhAwAAAIYNACADAACHDQAwBAAAiA0AIA-4CAAAhRYAILENAACEFgAwsg0AAIoNABCzDQAAhBYAMPINAQD-FAAhhw5AAIEVACH7DgEA_hQAIfwOQACCFQAh_Q4gAP8UACH-DgEAgBUAIf8OQACBFQAhgA8gAP8UACGBD0AAgRUAIYIPQACBFQAhgw8AAIcVACAHuAgAAPcZACCHDgAAzRcAIP4OAADNFwAg_w4AAM0XACCBDwAAzRcAIIIPAADNFwAggw8AAM0XACAQuAgAAIUWACCxDQAAhBYAMLINAACKDQAQsw0AAIQWADDyDQEA_hQAIYcOQACBFQAh-w4BAP4UACH8DkAAghUAIf0OIAD_FAAh_g4BAIAVACH_DkAAgRUAIYAPIAD_FAAhgQ9AAIEVACGCD0AAgRUAIYMPAACHFQAghQ8AAIMWACADAAAAig0AIAMAAIsNADAEAACMDQAgAQAAAIYNACABAAAAig0AIAEAAACEDQAgDrkIAACBFgAguggAAIIWACD_DAIAhhUAIbENAACAFgAwsg0AAJENABCzDQAAgBYAMNYNAQCAFQAh8g0BAP4UACGEDgEA_hQAIYcOQACCFQAhiA5AAIEVACH8DkAAghUAIf8OQACBFQAhgA8gAP8UACEFuQgAAPUZACC6CAAA9hkAINYNAADNFwAgiA4AAM0XACD_DgAAzRcAIAMAAACRDQAgAwAAkg0AMAQAAIQNACADAAAAkQ0AIAMAAJINADAEAACEDQAgAwAAAJENACADAACSDQAwBAAAhA0AIAu5CAAA8xkAILoIAAD0GQAg_wwCAAAAAdYNAQAAAAHyDQEAAAABhA4BAAAAAYcOQAAAAAGIDkAAAAAB_A5AAAAAAf8OQAAAAAGADyAAAAABAQgAAJYNACAJ_wwCAAAAAdYNAQAAAAHyDQEAAAABhA4BAAAAAYcOQAAAAAGIDkAAAAAB_A5AAAAAAf8OQAAAAAGADyAAAAABAQgAAJgNADABCAAAmA0AMAu5CAAA2RkAILoIAADaGQAg_wwCANYXACHWDQEA1xcAIfINAQDYFwAhhA4BANgXACGHDkAA1BcAIYgOQADgFwAh_A5AANQXACH_DkAA4BcAIYAPIAD2FwAhAgAAAIQNACAIAACbDQAgCf8MAgDWFwAh1g0BANcXACHyDQEA2BcAIYQOAQDYFwAhhw5AANQXACGIDkAA4BcAIfwOQADUFwAh_w5AAOAXACGADyAA9hcAIQIAAACRDQAgCAAAnQ0AIAIAAACRDQAgCAAAnQ0AIAMAAACEDQAgDwAAlg0AIBAAAJsNACABAAAAhA0AIAEAAACRDQAgCBUAANQZACAWAADXGQAgFwAA1hkAICgAANUZACApAADYGQAg1g0AAM0XACCIDgAAzRcAIP8OAADNFwAgDP8MAgDiFAAhsQ0AAP8VADCyDQAApA0AELMNAAD_FQAw1g0BAOMUACHyDQEA3xQAIYQOAQDfFAAhhw5AAOAUACGIDkAA9RQAIfwOQADgFAAh_w5AAPUUACGADyAA-hQAIQMAAACRDQAgAwAAow0AMBQAAKQNACADAAAAkQ0AIAMAAJINADAEAACEDQAgAQAAAIgNACABAAAAiA0AIAMAAACGDQAgAwAAhw0AMAQAAIgNACADAAAAhg0AIAMAAIcNADAEAACIDQAgAwAAAIYNACADAACHDQAwBAAAiA0AIAu4CAAA0xkAILkNAQAAAAHyDQEAAAAB9A0EAAAAAY4OIAAAAAGPDgIAAAABkA4AANIZACCSDgEAAAABlQ6AAAAAAdsOAAEAAAGEDwQAAAABAQgAAKwNACAKuQ0BAAAAAfINAQAAAAH0DQQAAAABjg4gAAAAAY8OAgAAAAGQDgAA0hkAIJIOAQAAAAGVDoAAAAAB2w4AAQAAAYQPBAAAAAEBCAAArg0AMAEIAACuDQAwC7gIAADRGQAguQ0BANcXACHyDQEA2BcAIfQNBADTFwAhjg4gAPYXACGPDgIA1hcAIZAOAADQGQAgkg4BANcXACGVDoAAAAAB2w4AAZoYACGEDwQAvxgAIQIAAACIDQAgCAAAsQ0AIAq5DQEA1xcAIfINAQDYFwAh9A0EANMXACGODiAA9hcAIY8OAgDWFwAhkA4AANAZACCSDgEA1xcAIZUOgAAAAAHbDgABmhgAIYQPBAC_GAAhAgAAAIYNACAIAACzDQAgAgAAAIYNACAIAACzDQAgAwAAAIgNACAPAACsDQAgEAAAsQ0AIAEAAACIDQAgAQAAAIYNACAJFQAAyxkAIBYAAM4ZACAXAADNGQAgKAAAzBkAICkAAM8ZACC5DQAAzRcAIJIOAADNFwAg2w4AAM0XACCEDwAAzRcAIA2xDQAA_hUAMLINAAC6DQAQsw0AAP4VADC5DQEA4xQAIfINAQDfFAAh9A0EAN4UACGODiAA-hQAIY8OAgDiFAAhkA4AAPkUACCSDgEA4xQAIZUOAACOFQAg2w4AAZcVACGEDwQAshUAIQMAAACGDQAgAwAAuQ0AMBQAALoNACADAAAAhg0AIAMAAIcNADAEAACIDQAgAQAAAIwNACABAAAAjA0AIAMAAACKDQAgAwAAiw0AMAQAAIwNACADAAAAig0AIAMAAIsNADAEAACMDQAgAwAAAIoNACADAACLDQAwBAAAjA0AIAy4CAAAyhkAIPINAQAAAAGHDkAAAAAB-w4BAAAAAfwOQAAAAAH9DiAAAAAB_g4BAAAAAf8OQAAAAAGADyAAAAABgQ9AAAAAAYIPQAAAAAGDD4AAAAABAQgAAMINACAL8g0BAAAAAYcOQAAAAAH7DgEAAAAB_A5AAAAAAf0OIAAAAAH-DgEAAAAB_w5AAAAAAYAPIAAAAAGBD0AAAAABgg9AAAAAAYMPgAAAAAEBCAAAxA0AMAEIAADEDQAwDLgIAADJGQAg8g0BANgXACGHDkAA4BcAIfsOAQDYFwAh_A5AANQXACH9DiAA9hcAIf4OAQDXFwAh_w5AAOAXACGADyAA9hcAIYEPQADgFwAhgg9AAOAXACGDD4AAAAABAgAAAIwNACAIAADHDQAgC_INAQDYFwAhhw5AAOAXACH7DgEA2BcAIfwOQADUFwAh_Q4gAPYXACH-DgEA1xcAIf8OQADgFwAhgA8gAPYXACGBD0AA4BcAIYIPQADgFwAhgw-AAAAAAQIAAACKDQAgCAAAyQ0AIAIAAACKDQAgCAAAyQ0AIAMAAACMDQAgDwAAwg0AIBAAAMcNACABAAAAjA0AIAEAAACKDQAgCRUAAMYZACAWAADIGQAgFwAAxxkAIIcOAADNFwAg_g4AAM0XACD_DgAAzRcAIIEPAADNFwAggg8AAM0XACCDDwAAzRcAIA6xDQAA_RUAMLINAADQDQAQsw0AAP0VADDyDQEA3xQAIYcOQAD1FAAh-w4BAN8UACH8DkAA4BQAIf0OIAD6FAAh_g4BAOMUACH_DkAA9RQAIYAPIAD6FAAhgQ9AAPUUACGCD0AA9RQAIYMPAADkFAAgAwAAAIoNACADAADPDQAwFAAA0A0AIAMAAACKDQAgAwAAiw0AMAQAAIwNACAPsQ0AAPsVADCyDQAA1g0AELMNAAD7FQAw8g0BAP4UACH0DQQAiRUAIfUNBACJFQAh9w0CAIYVACH7DQEA_hQAIYwOAQD-FAAh7A4BAP4UACH0DkAAghUAIfcOAQD-FAAh-A4QAMEVACH5DkAAghUAIfoOAAD8FQAgAQAAANMNACABAAAA0w0AIA6xDQAA-xUAMLINAADWDQAQsw0AAPsVADDyDQEA_hQAIfQNBACJFQAh9Q0EAIkVACH3DQIAhhUAIfsNAQD-FAAhjA4BAP4UACHsDgEA_hQAIfQOQACCFQAh9w4BAP4UACH4DhAAwRUAIfkOQACCFQAhAAMAAADWDQAgAwAA1w0AMAQAANMNACADAAAA1g0AIAMAANcNADAEAADTDQAgAwAAANYNACADAADXDQAwBAAA0w0AIAvyDQEAAAAB9A0EAAAAAfUNBAAAAAH3DQIAAAAB-w0BAAAAAYwOAQAAAAHsDgEAAAAB9A5AAAAAAfcOAQAAAAH4DhAAAAAB-Q5AAAAAAQEIAADbDQAgC_INAQAAAAH0DQQAAAAB9Q0EAAAAAfcNAgAAAAH7DQEAAAABjA4BAAAAAewOAQAAAAH0DkAAAAAB9w4BAAAAAfgOEAAAAAH5DkAAAAABAQgAAN0NADABCAAA3Q0AMAvyDQEA2BcAIfQNBADTFwAh9Q0EANMXACH3DQIA1hcAIfsNAQDYFwAhjA4BANgXACHsDgEA2BcAIfQOQADUFwAh9w4BANgXACH4DhAAzhgAIfkOQADUFwAhAgAAANMNACAIAADgDQAgC_INAQDYFwAh9A0EANMXACH1DQQA0xcAIfcNAgDWFwAh-w0BANgXACGMDgEA2BcAIewOAQDYFwAh9A5AANQXACH3DgEA2BcAIfgOEADOGAAh-Q5AANQXACECAAAA1g0AIAgAAOINACACAAAA1g0AIAgAAOINACADAAAA0w0AIA8AANsNACAQAADgDQAgAQAAANMNACABAAAA1g0AIAUVAADBGQAgFgAAxBkAIBcAAMMZACAoAADCGQAgKQAAxRkAIA6xDQAA-hUAMLINAADpDQAQsw0AAPoVADDyDQEA3xQAIfQNBADeFAAh9Q0EAN4UACH3DQIA4hQAIfsNAQDfFAAhjA4BAN8UACHsDgEA3xQAIfQOQADgFAAh9w4BAN8UACH4DhAAvRUAIfkOQADgFAAhAwAAANYNACADAADoDQAwFAAA6Q0AIAMAAADWDQAgAwAA1w0AMAQAANMNACAGsQ0AAPkVADCyDQAA7w0AELMNAAD5FQAw9A0EAAAAAfUNBACJFQAh9w4BAP4UACEBAAAA7A0AIAEAAADsDQAgBrENAAD5FQAwsg0AAO8NABCzDQAA-RUAMPQNBACJFQAh9Q0EAIkVACH3DgEA_hQAIQADAAAA7w0AIAMAAPANADAEAADsDQAgAwAAAO8NACADAADwDQAwBAAA7A0AIAMAAADvDQAgAwAA8A0AMAQAAOwNACAD9A0EAAAAAfUNBAAAAAH3DgEAAAABAQgAAPQNACAD9A0EAAAAAfUNBAAAAAH3DgEAAAABAQgAAPYNADABCAAA9g0AMAP0DQQA0xcAIfUNBADTFwAh9w4BANgXACECAAAA7A0AIAgAAPkNACAD9A0EANMXACH1DQQA0xcAIfcOAQDYFwAhAgAAAO8NACAIAAD7DQAgAgAAAO8NACAIAAD7DQAgAwAAAOwNACAPAAD0DQAgEAAA-Q0AIAEAAADsDQAgAQAAAO8NACAFFQAAvBkAIBYAAL8ZACAXAAC-GQAgKAAAvRkAICkAAMAZACAGsQ0AAPgVADCyDQAAgg4AELMNAAD4FQAw9A0EAN4UACH1DQQA3hQAIfcOAQDfFAAhAwAAAO8NACADAACBDgAwFAAAgg4AIAMAAADvDQAgAwAA8A0AMAQAAOwNACAOsQ0AAPcVADCyDQAAiA4AELMNAAD3FQAw2A1AAIIVACHZDQEAgBUAIfQNBACJFQAh5Q4QAAAAAewOAQAAAAHxDgEA_hQAIfIOEADBFQAh8w4BAP4UACH0DkAAghUAIfUOAQCAFQAh9g4AAPkUACABAAAAhQ4AIAEAAACFDgAgDrENAAD3FQAwsg0AAIgOABCzDQAA9xUAMNgNQACCFQAh2Q0BAIAVACH0DQQAiRUAIeUOEADBFQAh7A4BAP4UACHxDgEA_hQAIfIOEADBFQAh8w4BAP4UACH0DkAAghUAIfUOAQCAFQAh9g4AAPkUACAC2Q0AAM0XACD1DgAAzRcAIAMAAACIDgAgAwAAiQ4AMAQAAIUOACADAAAAiA4AIAMAAIkOADAEAACFDgAgAwAAAIgOACADAACJDgAwBAAAhQ4AIAvYDUAAAAAB2Q0BAAAAAfQNBAAAAAHlDhAAAAAB7A4BAAAAAfEOAQAAAAHyDhAAAAAB8w4BAAAAAfQOQAAAAAH1DgEAAAAB9g4AALsZACABCAAAjQ4AIAvYDUAAAAAB2Q0BAAAAAfQNBAAAAAHlDhAAAAAB7A4BAAAAAfEOAQAAAAHyDhAAAAAB8w4BAAAAAfQOQAAAAAH1DgEAAAAB9g4AALsZACABCAAAjw4AMAEIAACPDgAwC9gNQADUFwAh2Q0BANcXACH0DQQA0xcAIeUOEADOGAAh7A4BANgXACHxDgEA2BcAIfIOEADOGAAh8w4BANgXACH0DkAA1BcAIfUOAQDXFwAh9g4AALoZACACAAAAhQ4AIAgAAJIOACAL2A1AANQXACHZDQEA1xcAIfQNBADTFwAh5Q4QAM4YACHsDgEA2BcAIfEOAQDYFwAh8g4QAM4YACHzDgEA2BcAIfQOQADUFwAh9Q4BANcXACH2DgAAuhkAIAIAAACIDgAgCAAAlA4AIAIAAACIDgAgCAAAlA4AIAMAAACFDgAgDwAAjQ4AIBAAAJIOACABAAAAhQ4AIAEAAACIDgAgBxUAALUZACAWAAC4GQAgFwAAtxkAICgAALYZACApAAC5GQAg2Q0AAM0XACD1DgAAzRcAIA6xDQAA9hUAMLINAACbDgAQsw0AAPYVADDYDUAA4BQAIdkNAQDjFAAh9A0EAN4UACHlDhAAvRUAIewOAQDfFAAh8Q4BAN8UACHyDhAAvRUAIfMOAQDfFAAh9A5AAOAUACH1DgEA4xQAIfYOAAD5FAAgAwAAAIgOACADAACaDgAwFAAAmw4AIAMAAACIDgAgAwAAiQ4AMAQAAIUOACAGsQ0AAPUVADCyDQAAoQ4AELMNAAD1FQAw2A1AAIIVACHyDQEAAAAB7w4BAAAAAQEAAACeDgAgAQAAAJ4OACAGsQ0AAPUVADCyDQAAoQ4AELMNAAD1FQAw2A1AAIIVACHyDQEA_hQAIe8OAQD-FAAhAAMAAAChDgAgAwAAog4AMAQAAJ4OACADAAAAoQ4AIAMAAKIOADAEAACeDgAgAwAAAKEOACADAACiDgAwBAAAng4AIAPYDUAAAAAB8g0BAAAAAe8OAQAAAAEBCAAApg4AIAPYDUAAAAAB8g0BAAAAAe8OAQAAAAEBCAAAqA4AMAEIAACoDgAwA9gNQADUFwAh8g0BANgXACHvDgEA2BcAIQIAAACeDgAgCAAAqw4AIAPYDUAA1BcAIfINAQDYFwAh7w4BANgXACECAAAAoQ4AIAgAAK0OACACAAAAoQ4AIAgAAK0OACADAAAAng4AIA8AAKYOACAQAACrDgAgAQAAAJ4OACABAAAAoQ4AIAMVAACyGQAgFgAAtBkAIBcAALMZACAGsQ0AAPQVADCyDQAAtA4AELMNAAD0FQAw2A1AAOAUACHyDQEA3xQAIe8OAQDfFAAhAwAAAKEOACADAACzDgAwFAAAtA4AIAMAAAChDgAgAwAAog4AMAQAAJ4OACAIsQ0AAPMVADCyDQAAug4AELMNAADzFQAw2A1AAIIVACHtDgEAAAAB7g4BAP4UACHvDgEA_hQAIfAOQACBFQAhAQAAALcOACABAAAAtw4AIAixDQAA8xUAMLINAAC6DgAQsw0AAPMVADDYDUAAghUAIe0OAQD-FAAh7g4BAP4UACHvDgEA_hQAIfAOQACBFQAhAfAOAADNFwAgAwAAALoOACADAAC7DgAwBAAAtw4AIAMAAAC6DgAgAwAAuw4AMAQAALcOACADAAAAug4AIAMAALsOADAEAAC3DgAgBdgNQAAAAAHtDgEAAAAB7g4BAAAAAe8OAQAAAAHwDkAAAAABAQgAAL8OACAF2A1AAAAAAe0OAQAAAAHuDgEAAAAB7w4BAAAAAfAOQAAAAAEBCAAAwQ4AMAEIAADBDgAwBdgNQADUFwAh7Q4BANgXACHuDgEA2BcAIe8OAQDYFwAh8A5AAOAXACECAAAAtw4AIAgAAMQOACAF2A1AANQXACHtDgEA2BcAIe4OAQDYFwAh7w4BANgXACHwDkAA4BcAIQIAAAC6DgAgCAAAxg4AIAIAAAC6DgAgCAAAxg4AIAMAAAC3DgAgDwAAvw4AIBAAAMQOACABAAAAtw4AIAEAAAC6DgAgBBUAAK8ZACAWAACxGQAgFwAAsBkAIPAOAADNFwAgCLENAADyFQAwsg0AAM0OABCzDQAA8hUAMNgNQADgFAAh7Q4BAN8UACHuDgEA3xQAIe8OAQDfFAAh8A5AAPUUACEDAAAAug4AIAMAAMwOADAUAADNDgAgAwAAALoOACADAAC7DgAwBAAAtw4AIAexDQAA8RUAMLINAADTDgAQsw0AAPEVADDYDUAAghUAIdkNAQD-FAAh-w0BAAAAAewOAQD-FAAhAQAAANAOACABAAAA0A4AIAexDQAA8RUAMLINAADTDgAQsw0AAPEVADDYDUAAghUAIdkNAQD-FAAh-w0BAP4UACHsDgEA_hQAIQADAAAA0w4AIAMAANQOADAEAADQDgAgAwAAANMOACADAADUDgAwBAAA0A4AIAMAAADTDgAgAwAA1A4AMAQAANAOACAE2A1AAAAAAdkNAQAAAAH7DQEAAAAB7A4BAAAAAQEIAADYDgAgBNgNQAAAAAHZDQEAAAAB-w0BAAAAAewOAQAAAAEBCAAA2g4AMAEIAADaDgAwBNgNQADUFwAh2Q0BANgXACH7DQEA2BcAIewOAQDYFwAhAgAAANAOACAIAADdDgAgBNgNQADUFwAh2Q0BANgXACH7DQEA2BcAIewOAQDYFwAhAgAAANMOACAIAADfDgAgAgAAANMOACAIAADfDgAgAwAAANAOACAPAADYDgAgEAAA3Q4AIAEAAADQDgAgAQAAANMOACADFQAArBkAIBYAAK4ZACAXAACtGQAgB7ENAADwFQAwsg0AAOYOABCzDQAA8BUAMNgNQADgFAAh2Q0BAN8UACH7DQEA3xQAIewOAQDfFAAhAwAAANMOACADAADlDgAwFAAA5g4AIAMAAADTDgAgAwAA1A4AMAQAANAOACAMsQ0AAO4VADCyDQAA7A4AELMNAADuFQAw9A0EAIkVACHkDgEA_hQAIeUOBACJFQAh5g4BAP4UACHnDgAA-RQAIOgOAgCGFQAh6Q5AAIIVACHqDkAAgRUAIesOAADvFQAgAQAAAOkOACABAAAA6Q4AIAuxDQAA7hUAMLINAADsDgAQsw0AAO4VADD0DQQAiRUAIeQOAQD-FAAh5Q4EAIkVACHmDgEA_hQAIecOAAD5FAAg6A4CAIYVACHpDkAAghUAIeoOQACBFQAhAeoOAADNFwAgAwAAAOwOACADAADtDgAwBAAA6Q4AIAMAAADsDgAgAwAA7Q4AMAQAAOkOACADAAAA7A4AIAMAAO0OADAEAADpDgAgCPQNBAAAAAHkDgEAAAAB5Q4EAAAAAeYOAQAAAAHnDgAAqxkAIOgOAgAAAAHpDkAAAAAB6g5AAAAAAQEIAADxDgAgCPQNBAAAAAHkDgEAAAAB5Q4EAAAAAeYOAQAAAAHnDgAAqxkAIOgOAgAAAAHpDkAAAAAB6g5AAAAAAQEIAADzDgAwAQgAAPMOADAI9A0EANMXACHkDgEA2BcAIeUOBADTFwAh5g4BANgXACHnDgAAqhkAIOgOAgDWFwAh6Q5AANQXACHqDkAA4BcAIQIAAADpDgAgCAAA9g4AIAj0DQQA0xcAIeQOAQDYFwAh5Q4EANMXACHmDgEA2BcAIecOAACqGQAg6A4CANYXACHpDkAA1BcAIeoOQADgFwAhAgAAAOwOACAIAAD4DgAgAgAAAOwOACAIAAD4DgAgAwAAAOkOACAPAADxDgAgEAAA9g4AIAEAAADpDgAgAQAAAOwOACAGFQAApRkAIBYAAKgZACAXAACnGQAgKAAAphkAICkAAKkZACDqDgAAzRcAIAuxDQAA7RUAMLINAAD_DgAQsw0AAO0VADD0DQQA3hQAIeQOAQDfFAAh5Q4EAN4UACHmDgEA3xQAIecOAAD5FAAg6A4CAOIUACHpDkAA4BQAIeoOQAD1FAAhAwAAAOwOACADAAD-DgAwFAAA_w4AIAMAAADsDgAgAwAA7Q4AMAQAAOkOACAasQ0AAOsVADCyDQAAhQ8AELMNAADrFQAw0g0BAP4UACH0DQQAiRUAIZsOAQD-FAAhow4CAIYVACHADgAA7BUAIMMOAgCGFQAhxA4CAIYVACHFDgIAhhUAIcYOAgCGFQAhxw4CAIYVACHIDgIAhhUAIckOAgCGFQAhyg4CAIYVACHLDiAA_xQAIcwOAQD-FAAh2g4AAaMVACHdDgAAkRUAIN4OAQD-FAAh3w4BAP4UACHgDgABoxUAIeEOBACJFQAh4g4EALYVACHjDkAAghUAIQEAAACCDwAgAQAAAIIPACAZsQ0AAOsVADCyDQAAhQ8AELMNAADrFQAw0g0BAP4UACH0DQQAiRUAIZsOAQD-FAAhow4CAIYVACHDDgIAhhUAIcQOAgCGFQAhxQ4CAIYVACHGDgIAhhUAIccOAgCGFQAhyA4CAIYVACHJDgIAhhUAIcoOAgCGFQAhyw4gAP8UACHMDgEA_hQAIdoOAAGjFQAh3Q4AAJEVACDeDgEA_hQAId8OAQD-FAAh4A4AAaMVACHhDgQAiRUAIeIOBAC2FQAh4w5AAIIVACEB4g4AAM0XACADAAAAhQ8AIAMAAIYPADAEAACCDwAgAwAAAIUPACADAACGDwAwBAAAgg8AIAMAAACFDwAgAwAAhg8AMAQAAIIPACAW0g0BAAAAAfQNBAAAAAGbDgEAAAABow4CAAAAAcMOAgAAAAHEDgIAAAABxQ4CAAAAAcYOAgAAAAHHDgIAAAAByA4CAAAAAckOAgAAAAHKDgIAAAAByw4gAAAAAcwOAQAAAAHaDgABAAAB3Q6AAAAAAd4OAQAAAAHfDgEAAAAB4A4AAQAAAeEOBAAAAAHiDgQAAAAB4w5AAAAAAQEIAACKDwAgFtINAQAAAAH0DQQAAAABmw4BAAAAAaMOAgAAAAHDDgIAAAABxA4CAAAAAcUOAgAAAAHGDgIAAAABxw4CAAAAAcgOAgAAAAHJDgIAAAAByg4CAAAAAcsOIAAAAAHMDgEAAAAB2g4AAQAAAd0OgAAAAAHeDgEAAAAB3w4BAAAAAeAOAAEAAAHhDgQAAAAB4g4EAAAAAeMOQAAAAAEBCAAAjA8AMAEIAACMDwAwFtINAQDYFwAh9A0EANMXACGbDgEA2BcAIaMOAgDWFwAhww4CANYXACHEDgIA1hcAIcUOAgDWFwAhxg4CANYXACHHDgIA1hcAIcgOAgDWFwAhyQ4CANYXACHKDgIA1hcAIcsOIAD2FwAhzA4BANgXACHaDgABmRgAId0OgAAAAAHeDgEA2BcAId8OAQDYFwAh4A4AAZkYACHhDgQA0xcAIeIOBAC_GAAh4w5AANQXACECAAAAgg8AIAgAAI8PACAW0g0BANgXACH0DQQA0xcAIZsOAQDYFwAhow4CANYXACHDDgIA1hcAIcQOAgDWFwAhxQ4CANYXACHGDgIA1hcAIccOAgDWFwAhyA4CANYXACHJDgIA1hcAIcoOAgDWFwAhyw4gAPYXACHMDgEA2BcAIdoOAAGZGAAh3Q6AAAAAAd4OAQDYFwAh3w4BANgXACHgDgABmRgAIeEOBADTFwAh4g4EAL8YACHjDkAA1BcAIQIAAACFDwAgCAAAkQ8AIAIAAACFDwAgCAAAkQ8AIAMAAACCDwAgDwAAig8AIBAAAI8PACABAAAAgg8AIAEAAACFDwAgBhUAAKAZACAWAACjGQAgFwAAohkAICgAAKEZACApAACkGQAg4g4AAM0XACAZsQ0AAOoVADCyDQAAmA8AELMNAADqFQAw0g0BAN8UACH0DQQA3hQAIZsOAQDfFAAhow4CAOIUACHDDgIA4hQAIcQOAgDiFAAhxQ4CAOIUACHGDgIA4hQAIccOAgDiFAAhyA4CAOIUACHJDgIA4hQAIcoOAgDiFAAhyw4gAPoUACHMDgEA3xQAIdoOAAGWFQAh3Q4AAI4VACDeDgEA3xQAId8OAQDfFAAh4A4AAZYVACHhDgQA3hQAIeIOBACyFQAh4w5AAOAUACEDAAAAhQ8AIAMAAJcPADAUAACYDwAgAwAAAIUPACADAACGDwAwBAAAgg8AIAexDQAA6BUAMLINAACeDwAQsw0AAOgVADCbDgEA_hQAIdoOAAGjFQAh2w4AAaMVACHcDgAA6RUAIAEAAACbDwAgAQAAAJsPACAGsQ0AAOgVADCyDQAAng8AELMNAADoFQAwmw4BAP4UACHaDgABoxUAIdsOAAGjFQAhAAMAAACeDwAgAwAAnw8AMAQAAJsPACADAAAAng8AIAMAAJ8PADAEAACbDwAgAwAAAJ4PACADAACfDwAwBAAAmw8AIAObDgEAAAAB2g4AAQAAAdsOAAEAAAEBCAAAow8AIAObDgEAAAAB2g4AAQAAAdsOAAEAAAEBCAAApQ8AMAEIAAClDwAwA5sOAQDYFwAh2g4AAZkYACHbDgABmRgAIQIAAACbDwAgCAAAqA8AIAObDgEA2BcAIdoOAAGZGAAh2w4AAZkYACECAAAAng8AIAgAAKoPACACAAAAng8AIAgAAKoPACADAAAAmw8AIA8AAKMPACAQAACoDwAgAQAAAJsPACABAAAAng8AIAMVAACdGQAgFgAAnxkAIBcAAJ4ZACAGsQ0AAOcVADCyDQAAsQ8AELMNAADnFQAwmw4BAN8UACHaDgABlhUAIdsOAAGWFQAhAwAAAJ4PACADAACwDwAwFAAAsQ8AIAMAAACeDwAgAwAAnw8AMAQAAJsPACAKsQ0AAOUVADCyDQAAtw8AELMNAADlFQAw9A0EAIkVACGbDgEA_hQAIbIOBACJFQAhwA4AAOYVACDFDgAA4hUAIMoOAADiFQAg2Q4AAOIVACABAAAAtA8AIAEAAAC0DwAgCbENAADlFQAwsg0AALcPABCzDQAA5RUAMPQNBACJFQAhmw4BAP4UACGyDgQAiRUAIcUOAADiFQAgyg4AAOIVACDZDgAA4hUAIAADAAAAtw8AIAMAALgPADAEAAC0DwAgAwAAALcPACADAAC4DwAwBAAAtA8AIAMAAAC3DwAgAwAAuA8AMAQAALQPACAG9A0EAAAAAZsOAQAAAAGyDgQAAAABxQ4AAJsZACDKDgAAnBkAINkOAACaGQAgAQgAALwPACAG9A0EAAAAAZsOAQAAAAGyDgQAAAABxQ4AAJsZACDKDgAAnBkAINkOAACaGQAgAQgAAL4PADABCAAAvg8AMAb0DQQA0xcAIZsOAQDYFwAhsg4EANMXACHFDgAAmBkAIMoOAACZGQAg2Q4AAJcZACACAAAAtA8AIAgAAMEPACAG9A0EANMXACGbDgEA2BcAIbIOBADTFwAhxQ4AAJgZACDKDgAAmRkAINkOAACXGQAgAgAAALcPACAIAADDDwAgAgAAALcPACAIAADDDwAgAwAAALQPACAPAAC8DwAgEAAAwQ8AIAEAAAC0DwAgAQAAALcPACAFFQAAkhkAIBYAAJUZACAXAACUGQAgKAAAkxkAICkAAJYZACAJsQ0AAOQVADCyDQAAyg8AELMNAADkFQAw9A0EAN4UACGbDgEA3xQAIbIOBADeFAAhxQ4AAOIVACDKDgAA4hUAINkOAADiFQAgAwAAALcPACADAADJDwAwFAAAyg8AIAMAAAC3DwAgAwAAuA8AMAQAALQPACAQsQ0AAOMVADCyDQAA0A8AELMNAADjFQAwtA0EAAAAAbYNQACCFQAh9A0EAIkVACH1DQQAthUAIZsOAQD-FAAhvA4BAP4UACHSDgAA4hUAINMOAADiFQAg1A4gAP8UACHVDiAA_xQAIdYOBACJFQAh1w4EAIkVACHYDgQAthUAIQEAAADNDwAgAQAAAM0PACAQsQ0AAOMVADCyDQAA0A8AELMNAADjFQAwtA0EAIkVACG2DUAAghUAIfQNBACJFQAh9Q0EALYVACGbDgEA_hQAIbwOAQD-FAAh0g4AAOIVACDTDgAA4hUAINQOIAD_FAAh1Q4gAP8UACHWDgQAiRUAIdcOBACJFQAh2A4EALYVACEC9Q0AAM0XACDYDgAAzRcAIAMAAADQDwAgAwAA0Q8AMAQAAM0PACADAAAA0A8AIAMAANEPADAEAADNDwAgAwAAANAPACADAADRDwAwBAAAzQ8AIA20DQQAAAABtg1AAAAAAfQNBAAAAAH1DQQAAAABmw4BAAAAAbwOAQAAAAHSDgAAkBkAINMOAACRGQAg1A4gAAAAAdUOIAAAAAHWDgQAAAAB1w4EAAAAAdgOBAAAAAEBCAAA1Q8AIA20DQQAAAABtg1AAAAAAfQNBAAAAAH1DQQAAAABmw4BAAAAAbwOAQAAAAHSDgAAkBkAINMOAACRGQAg1A4gAAAAAdUOIAAAAAHWDgQAAAAB1w4EAAAAAdgOBAAAAAEBCAAA1w8AMAEIAADXDwAwDbQNBADTFwAhtg1AANQXACH0DQQA0xcAIfUNBAC_GAAhmw4BANgXACG8DgEA2BcAIdIOAACOGQAg0w4AAI8ZACDUDiAA9hcAIdUOIAD2FwAh1g4EANMXACHXDgQA0xcAIdgOBAC_GAAhAgAAAM0PACAIAADaDwAgDbQNBADTFwAhtg1AANQXACH0DQQA0xcAIfUNBAC_GAAhmw4BANgXACG8DgEA2BcAIdIOAACOGQAg0w4AAI8ZACDUDiAA9hcAIdUOIAD2FwAh1g4EANMXACHXDgQA0xcAIdgOBAC_GAAhAgAAANAPACAIAADcDwAgAgAAANAPACAIAADcDwAgAwAAAM0PACAPAADVDwAgEAAA2g8AIAEAAADNDwAgAQAAANAPACAHFQAAiRkAIBYAAIwZACAXAACLGQAgKAAAihkAICkAAI0ZACD1DQAAzRcAINgOAADNFwAgELENAADhFQAwsg0AAOMPABCzDQAA4RUAMLQNBADeFAAhtg1AAOAUACH0DQQA3hQAIfUNBACyFQAhmw4BAN8UACG8DgEA3xQAIdIOAADiFQAg0w4AAOIVACDUDiAA-hQAIdUOIAD6FAAh1g4EAN4UACHXDgQA3hQAIdgOBACyFQAhAwAAANAPACADAADiDwAwFAAA4w8AIAMAAADQDwAgAwAA0Q8AMAQAAM0PACAGhQMBAP4UACGxDQAA4BUAMLINAADpDwAQsw0AAOAVADC0DQQAAAABtg1AAIIVACEBAAAA5g8AIAEAAADmDwAgBoUDAQD-FAAhsQ0AAOAVADCyDQAA6Q8AELMNAADgFQAwtA0EAIkVACG2DUAAghUAIQADAAAA6Q8AIAMAAOoPADAEAADmDwAgAwAAAOkPACADAADqDwAwBAAA5g8AIAMAAADpDwAgAwAA6g8AMAQAAOYPACADhQMBAAAAAbQNBAAAAAG2DUAAAAABAQgAAO4PACADhQMBAAAAAbQNBAAAAAG2DUAAAAABAQgAAPAPADABCAAA8A8AMAOFAwEA2BcAIbQNBADTFwAhtg1AANQXACECAAAA5g8AIAgAAPMPACADhQMBANgXACG0DQQA0xcAIbYNQADUFwAhAgAAAOkPACAIAAD1DwAgAgAAAOkPACAIAAD1DwAgAwAAAOYPACAPAADuDwAgEAAA8w8AIAEAAADmDwAgAQAAAOkPACAFFQAAhBkAIBYAAIcZACAXAACGGQAgKAAAhRkAICkAAIgZACAGhQMBAN8UACGxDQAA3xUAMLINAAD8DwAQsw0AAN8VADC0DQQA3hQAIbYNQADgFAAhAwAAAOkPACADAAD7DwAwFAAA_A8AIAMAAADpDwAgAwAA6g8AMAQAAOYPACAHsQ0AAN4VADCyDQAAghAAELMNAADeFQAwtA0CAAAAAc8OAQD-FAAh0A4AAJEVACDRDkAAghUAIQEAAAD_DwAgAQAAAP8PACAHsQ0AAN4VADCyDQAAghAAELMNAADeFQAwtA0CAIYVACHPDgEA_hQAIdAOAACRFQAg0Q5AAIIVACEAAwAAAIIQACADAACDEAAwBAAA_w8AIAMAAACCEAAgAwAAgxAAMAQAAP8PACADAAAAghAAIAMAAIMQADAEAAD_DwAgBLQNAgAAAAHPDgEAAAAB0A6AAAAAAdEOQAAAAAEBCAAAhxAAIAS0DQIAAAABzw4BAAAAAdAOgAAAAAHRDkAAAAABAQgAAIkQADABCAAAiRAAMAS0DQIA1hcAIc8OAQDYFwAh0A6AAAAAAdEOQADUFwAhAgAAAP8PACAIAACMEAAgBLQNAgDWFwAhzw4BANgXACHQDoAAAAAB0Q5AANQXACECAAAAghAAIAgAAI4QACACAAAAghAAIAgAAI4QACADAAAA_w8AIA8AAIcQACAQAACMEAAgAQAAAP8PACABAAAAghAAIAUVAAD_GAAgFgAAghkAIBcAAIEZACAoAACAGQAgKQAAgxkAIAexDQAA3RUAMLINAACVEAAQsw0AAN0VADC0DQIA4hQAIc8OAQDfFAAh0A4AAI4VACDRDkAA4BQAIQMAAACCEAAgAwAAlBAAMBQAAJUQACADAAAAghAAIAMAAIMQADAEAAD_DwAgFbENAADbFQAwsg0AAJsQABCzDQAA2xUAMPQNBACJFQAhmw4BAP4UACGjDgIAhhUAIbwOAQD-FAAhwQ5AAIIVACHCDkAAghUAIcMOAgCGFQAhxA4CAIYVACHFDgIAhhUAIcYOAgCGFQAhxw4CAIYVACHIDgIAhhUAIckOAgCGFQAhyg4CAIYVACHLDiAA_xQAIcwOAQD-FAAhzQ5AAIIVACHODgAA3BUAIAEAAACYEAAgAQAAAJgQACAUsQ0AANsVADCyDQAAmxAAELMNAADbFQAw9A0EAIkVACGbDgEA_hQAIaMOAgCGFQAhvA4BAP4UACHBDkAAghUAIcIOQACCFQAhww4CAIYVACHEDgIAhhUAIcUOAgCGFQAhxg4CAIYVACHHDgIAhhUAIcgOAgCGFQAhyQ4CAIYVACHKDgIAhhUAIcsOIAD_FAAhzA4BAP4UACHNDkAAghUAIQADAAAAmxAAIAMAAJwQADAEAACYEAAgAwAAAJsQACADAACcEAAwBAAAmBAAIAMAAACbEAAgAwAAnBAAMAQAAJgQACAR9A0EAAAAAZsOAQAAAAGjDgIAAAABvA4BAAAAAcEOQAAAAAHCDkAAAAABww4CAAAAAcQOAgAAAAHFDgIAAAABxg4CAAAAAccOAgAAAAHIDgIAAAAByQ4CAAAAAcoOAgAAAAHLDiAAAAABzA4BAAAAAc0OQAAAAAEBCAAAoBAAIBH0DQQAAAABmw4BAAAAAaMOAgAAAAG8DgEAAAABwQ5AAAAAAcIOQAAAAAHDDgIAAAABxA4CAAAAAcUOAgAAAAHGDgIAAAABxw4CAAAAAcgOAgAAAAHJDgIAAAAByg4CAAAAAcsOIAAAAAHMDgEAAAABzQ5AAAAAAQEIAACiEAAwAQgAAKIQADAR9A0EANMXACGbDgEA2BcAIaMOAgDWFwAhvA4BANgXACHBDkAA1BcAIcIOQADUFwAhww4CANYXACHEDgIA1hcAIcUOAgDWFwAhxg4CANYXACHHDgIA1hcAIcgOAgDWFwAhyQ4CANYXACHKDgIA1hcAIcsOIAD2FwAhzA4BANgXACHNDkAA1BcAIQIAAACYEAAgCAAApRAAIBH0DQQA0xcAIZsOAQDYFwAhow4CANYXACG8DgEA2BcAIcEOQADUFwAhwg5AANQXACHDDgIA1hcAIcQOAgDWFwAhxQ4CANYXACHGDgIA1hcAIccOAgDWFwAhyA4CANYXACHJDgIA1hcAIcoOAgDWFwAhyw4gAPYXACHMDgEA2BcAIc0OQADUFwAhAgAAAJsQACAIAACnEAAgAgAAAJsQACAIAACnEAAgAwAAAJgQACAPAACgEAAgEAAApRAAIAEAAACYEAAgAQAAAJsQACAFFQAA-hgAIBYAAP0YACAXAAD8GAAgKAAA-xgAICkAAP4YACAUsQ0AANoVADCyDQAArhAAELMNAADaFQAw9A0EAN4UACGbDgEA3xQAIaMOAgDiFAAhvA4BAN8UACHBDkAA4BQAIcIOQADgFAAhww4CAOIUACHEDgIA4hQAIcUOAgDiFAAhxg4CAOIUACHHDgIA4hQAIcgOAgDiFAAhyQ4CAOIUACHKDgIA4hQAIcsOIAD6FAAhzA4BAN8UACHNDkAA4BQAIQMAAACbEAAgAwAArRAAMBQAAK4QACADAAAAmxAAIAMAAJwQADAEAACYEAAgCLENAADYFQAwsg0AALQQABCzDQAA2BUAMPQNBACJFQAhiA5AAIIVACGbDgEA_hQAIb8OQACCFQAhwA4AANkVACABAAAAsRAAIAEAAACxEAAgB7ENAADYFQAwsg0AALQQABCzDQAA2BUAMPQNBACJFQAhiA5AAIIVACGbDgEA_hQAIb8OQACCFQAhAAMAAAC0EAAgAwAAtRAAMAQAALEQACADAAAAtBAAIAMAALUQADAEAACxEAAgAwAAALQQACADAAC1EAAwBAAAsRAAIAT0DQQAAAABiA5AAAAAAZsOAQAAAAG_DkAAAAABAQgAALkQACAE9A0EAAAAAYgOQAAAAAGbDgEAAAABvw5AAAAAAQEIAAC7EAAwAQgAALsQADAE9A0EANMXACGIDkAA1BcAIZsOAQDYFwAhvw5AANQXACECAAAAsRAAIAgAAL4QACAE9A0EANMXACGIDkAA1BcAIZsOAQDYFwAhvw5AANQXACECAAAAtBAAIAgAAMAQACACAAAAtBAAIAgAAMAQACADAAAAsRAAIA8AALkQACAQAAC-EAAgAQAAALEQACABAAAAtBAAIAUVAAD1GAAgFgAA-BgAIBcAAPcYACAoAAD2GAAgKQAA-RgAIAexDQAA1xUAMLINAADHEAAQsw0AANcVADD0DQQA3hQAIYgOQADgFAAhmw4BAN8UACG_DkAA4BQAIQMAAAC0EAAgAwAAxhAAMBQAAMcQACADAAAAtBAAIAMAALUQADAEAACxEAAgB7gIAQAAAAGxDQAA1hUAMLINAADNEAAQsw0AANYVADC8DgEA_hQAIb0OAQCAFQAhvg4EALYVACEBAAAAyhAAIAEAAADKEAAgB7gIAQD-FAAhsQ0AANYVADCyDQAAzRAAELMNAADWFQAwvA4BAP4UACG9DgEAgBUAIb4OBAC2FQAhAr0OAADNFwAgvg4AAM0XACADAAAAzRAAIAMAAM4QADAEAADKEAAgAwAAAM0QACADAADOEAAwBAAAyhAAIAMAAADNEAAgAwAAzhAAMAQAAMoQACAEuAgBAAAAAbwOAQAAAAG9DgEAAAABvg4EAAAAAQEIAADSEAAgBLgIAQAAAAG8DgEAAAABvQ4BAAAAAb4OBAAAAAEBCAAA1BAAMAEIAADUEAAwBLgIAQDYFwAhvA4BANgXACG9DgEA1xcAIb4OBAC_GAAhAgAAAMoQACAIAADXEAAgBLgIAQDYFwAhvA4BANgXACG9DgEA1xcAIb4OBAC_GAAhAgAAAM0QACAIAADZEAAgAgAAAM0QACAIAADZEAAgAwAAAMoQACAPAADSEAAgEAAA1xAAIAEAAADKEAAgAQAAAM0QACAHFQAA8BgAIBYAAPMYACAXAADyGAAgKAAA8RgAICkAAPQYACC9DgAAzRcAIL4OAADNFwAgB7gIAQDfFAAhsQ0AANUVADCyDQAA4BAAELMNAADVFQAwvA4BAN8UACG9DgEA4xQAIb4OBACyFQAhAwAAAM0QACADAADfEAAwFAAA4BAAIAMAAADNEAAgAwAAzhAAMAQAAMoQACAKsQ0AANQVADCyDQAA5hAAELMNAADUFQAwtA0EAAAAAbIOAQD-FAAhtw5AAIIVACG4DkAAghUAIbkOQACBFQAhug5AAIEVACG7DgAAhxUAIAEAAADjEAAgAQAAAOMQACAKsQ0AANQVADCyDQAA5hAAELMNAADUFQAwtA0EAIkVACGyDgEA_hQAIbcOQACCFQAhuA5AAIIVACG5DkAAgRUAIboOQACBFQAhuw4AAIcVACADuQ4AAM0XACC6DgAAzRcAILsOAADNFwAgAwAAAOYQACADAADnEAAwBAAA4xAAIAMAAADmEAAgAwAA5xAAMAQAAOMQACADAAAA5hAAIAMAAOcQADAEAADjEAAgB7QNBAAAAAGyDgEAAAABtw5AAAAAAbgOQAAAAAG5DkAAAAABug5AAAAAAbsOgAAAAAEBCAAA6xAAIAe0DQQAAAABsg4BAAAAAbcOQAAAAAG4DkAAAAABuQ5AAAAAAboOQAAAAAG7DoAAAAABAQgAAO0QADABCAAA7RAAMAe0DQQA0xcAIbIOAQDYFwAhtw5AANQXACG4DkAA1BcAIbkOQADgFwAhug5AAOAXACG7DoAAAAABAgAAAOMQACAIAADwEAAgB7QNBADTFwAhsg4BANgXACG3DkAA1BcAIbgOQADUFwAhuQ5AAOAXACG6DkAA4BcAIbsOgAAAAAECAAAA5hAAIAgAAPIQACACAAAA5hAAIAgAAPIQACADAAAA4xAAIA8AAOsQACAQAADwEAAgAQAAAOMQACABAAAA5hAAIAgVAADrGAAgFgAA7hgAIBcAAO0YACAoAADsGAAgKQAA7xgAILkOAADNFwAgug4AAM0XACC7DgAAzRcAIAqxDQAA0xUAMLINAAD5EAAQsw0AANMVADC0DQQA3hQAIbIOAQDfFAAhtw5AAOAUACG4DkAA4BQAIbkOQAD1FAAhug5AAPUUACG7DgAA5BQAIAMAAADmEAAgAwAA-BAAMBQAAPkQACADAAAA5hAAIAMAAOcQADAEAADjEAAgCrENAADSFQAwsg0AAP8QABCzDQAA0hUAMLkNAQCAFQAh3A0CAIYVACGyDgEAAAABsw5AAIIVACG0DgIAhhUAIbUOQACBFQAhtg4AAIcVACABAAAA_BAAIAEAAAD8EAAgCrENAADSFQAwsg0AAP8QABCzDQAA0hUAMLkNAQCAFQAh3A0CAIYVACGyDgEA_hQAIbMOQACCFQAhtA4CAIYVACG1DkAAgRUAIbYOAACHFQAgA7kNAADNFwAgtQ4AAM0XACC2DgAAzRcAIAMAAAD_EAAgAwAAgBEAMAQAAPwQACADAAAA_xAAIAMAAIARADAEAAD8EAAgAwAAAP8QACADAACAEQAwBAAA_BAAIAe5DQEAAAAB3A0CAAAAAbIOAQAAAAGzDkAAAAABtA4CAAAAAbUOQAAAAAG2DoAAAAABAQgAAIQRACAHuQ0BAAAAAdwNAgAAAAGyDgEAAAABsw5AAAAAAbQOAgAAAAG1DkAAAAABtg6AAAAAAQEIAACGEQAwAQgAAIYRADAHuQ0BANcXACHcDQIA1hcAIbIOAQDYFwAhsw5AANQXACG0DgIA1hcAIbUOQADgFwAhtg6AAAAAAQIAAAD8EAAgCAAAiREAIAe5DQEA1xcAIdwNAgDWFwAhsg4BANgXACGzDkAA1BcAIbQOAgDWFwAhtQ5AAOAXACG2DoAAAAABAgAAAP8QACAIAACLEQAgAgAAAP8QACAIAACLEQAgAwAAAPwQACAPAACEEQAgEAAAiREAIAEAAAD8EAAgAQAAAP8QACAIFQAA5hgAIBYAAOkYACAXAADoGAAgKAAA5xgAICkAAOoYACC5DQAAzRcAILUOAADNFwAgtg4AAM0XACAKsQ0AANEVADCyDQAAkhEAELMNAADRFQAwuQ0BAOMUACHcDQIA4hQAIbIOAQDfFAAhsw5AAOAUACG0DgIA4hQAIbUOQAD1FAAhtg4AAOQUACADAAAA_xAAIAMAAJERADAUAACSEQAgAwAAAP8QACADAACAEQAwBAAA_BAAIAqxDQAAzxUAMLINAACYEQAQsw0AAM8VADC0DQEAAAABtg1AAIIVACH6DQEA_hQAIa4OAQD-FAAhrw4BAP4UACGwDkAAgRUAIbEOAADQFQAgAQAAAJURACABAAAAlREAIAmxDQAAzxUAMLINAACYEQAQsw0AAM8VADC0DQEA_hQAIbYNQACCFQAh-g0BAP4UACGuDgEA_hQAIa8OAQD-FAAhsA5AAIEVACEBsA4AAM0XACADAAAAmBEAIAMAAJkRADAEAACVEQAgAwAAAJgRACADAACZEQAwBAAAlREAIAMAAACYEQAgAwAAmREAMAQAAJURACAGtA0BAAAAAbYNQAAAAAH6DQEAAAABrg4BAAAAAa8OAQAAAAGwDkAAAAABAQgAAJ0RACAGtA0BAAAAAbYNQAAAAAH6DQEAAAABrg4BAAAAAa8OAQAAAAGwDkAAAAABAQgAAJ8RADABCAAAnxEAMAa0DQEA2BcAIbYNQADUFwAh-g0BANgXACGuDgEA2BcAIa8OAQDYFwAhsA5AAOAXACECAAAAlREAIAgAAKIRACAGtA0BANgXACG2DUAA1BcAIfoNAQDYFwAhrg4BANgXACGvDgEA2BcAIbAOQADgFwAhAgAAAJgRACAIAACkEQAgAgAAAJgRACAIAACkEQAgAwAAAJURACAPAACdEQAgEAAAohEAIAEAAACVEQAgAQAAAJgRACAEFQAA4xgAIBYAAOUYACAXAADkGAAgsA4AAM0XACAJsQ0AAM4VADCyDQAAqxEAELMNAADOFQAwtA0BAN8UACG2DUAA4BQAIfoNAQDfFAAhrg4BAN8UACGvDgEA3xQAIbAOQAD1FAAhAwAAAJgRACADAACqEQAwFAAAqxEAIAMAAACYEQAgAwAAmREAMAQAAJURACAKsQ0AAM0VADCyDQAAsREAELMNAADNFQAwtg0EAIkVACH0DQQAAAAB9Q0EAIkVACGqDgQAiRUAIasOBACJFQAhrA4EAIkVACGtDgEA_hQAIQEAAACuEQAgAQAAAK4RACAKsQ0AAM0VADCyDQAAsREAELMNAADNFQAwtg0EAIkVACH0DQQAiRUAIfUNBACJFQAhqg4EAIkVACGrDgQAiRUAIawOBACJFQAhrQ4BAP4UACEAAwAAALERACADAACyEQAwBAAArhEAIAMAAACxEQAgAwAAshEAMAQAAK4RACADAAAAsREAIAMAALIRADAEAACuEQAgB7YNBAAAAAH0DQQAAAAB9Q0EAAAAAaoOBAAAAAGrDgQAAAABrA4EAAAAAa0OAQAAAAEBCAAAthEAIAe2DQQAAAAB9A0EAAAAAfUNBAAAAAGqDgQAAAABqw4EAAAAAawOBAAAAAGtDgEAAAABAQgAALgRADABCAAAuBEAMAe2DQQA0xcAIfQNBADTFwAh9Q0EANMXACGqDgQA0xcAIasOBADTFwAhrA4EANMXACGtDgEA2BcAIQIAAACuEQAgCAAAuxEAIAe2DQQA0xcAIfQNBADTFwAh9Q0EANMXACGqDgQA0xcAIasOBADTFwAhrA4EANMXACGtDgEA2BcAIQIAAACxEQAgCAAAvREAIAIAAACxEQAgCAAAvREAIAMAAACuEQAgDwAAthEAIBAAALsRACABAAAArhEAIAEAAACxEQAgBRUAAN4YACAWAADhGAAgFwAA4BgAICgAAN8YACApAADiGAAgCrENAADMFQAwsg0AAMQRABCzDQAAzBUAMLYNBADeFAAh9A0EAN4UACH1DQQA3hQAIaoOBADeFAAhqw4EAN4UACGsDgQA3hQAIa0OAQDfFAAhAwAAALERACADAADDEQAwFAAAxBEAIAMAAACxEQAgAwAAshEAMAQAAK4RACANuAgBAP4UACGxDQAAyhUAMLINAADKEQAQsw0AAMoVADC2DQQAiRUAIfQNBACJFQAh9Q0EAIkVACH2DQIAhhUAIfcNAgCGFQAhmw4BAP4UACGjDhAAwRUAIaQOEADBFQAhqQ4AAMsVACABAAAAxxEAIAEAAADHEQAgDLgIAQD-FAAhsQ0AAMoVADCyDQAAyhEAELMNAADKFQAwtg0EAIkVACH0DQQAiRUAIfUNBACJFQAh9g0CAIYVACH3DQIAhhUAIZsOAQD-FAAhow4QAMEVACGkDhAAwRUAIQADAAAAyhEAIAMAAMsRADAEAADHEQAgAwAAAMoRACADAADLEQAwBAAAxxEAIAMAAADKEQAgAwAAyxEAMAQAAMcRACAJuAgBAAAAAbYNBAAAAAH0DQQAAAAB9Q0EAAAAAfYNAgAAAAH3DQIAAAABmw4BAAAAAaMOEAAAAAGkDhAAAAABAQgAAM8RACAJuAgBAAAAAbYNBAAAAAH0DQQAAAAB9Q0EAAAAAfYNAgAAAAH3DQIAAAABmw4BAAAAAaMOEAAAAAGkDhAAAAABAQgAANERADABCAAA0REAMAm4CAEA2BcAIbYNBADTFwAh9A0EANMXACH1DQQA0xcAIfYNAgDWFwAh9w0CANYXACGbDgEA2BcAIaMOEADOGAAhpA4QAM4YACECAAAAxxEAIAgAANQRACAJuAgBANgXACG2DQQA0xcAIfQNBADTFwAh9Q0EANMXACH2DQIA1hcAIfcNAgDWFwAhmw4BANgXACGjDhAAzhgAIaQOEADOGAAhAgAAAMoRACAIAADWEQAgAgAAAMoRACAIAADWEQAgAwAAAMcRACAPAADPEQAgEAAA1BEAIAEAAADHEQAgAQAAAMoRACAFFQAA2RgAIBYAANwYACAXAADbGAAgKAAA2hgAICkAAN0YACAMuAgBAN8UACGxDQAAyRUAMLINAADdEQAQsw0AAMkVADC2DQQA3hQAIfQNBADeFAAh9Q0EAN4UACH2DQIA4hQAIfcNAgDiFAAhmw4BAN8UACGjDhAAvRUAIaQOEAC9FQAhAwAAAMoRACADAADcEQAwFAAA3REAIAMAAADKEQAgAwAAyxEAMAQAAMcRACAJswcBAP4UACGxDQAAxxUAMLINAADjEQAQsw0AAMcVADD0DQQAiRUAIZsOAQD-FAAhpg4QAMEVACGnDhAAwRUAIagOAADIFQAgAQAAAOARACABAAAA4BEAIAizBwEA_hQAIbENAADHFQAwsg0AAOMRABCzDQAAxxUAMPQNBACJFQAhmw4BAP4UACGmDhAAwRUAIacOEADBFQAhAAMAAADjEQAgAwAA5BEAMAQAAOARACADAAAA4xEAIAMAAOQRADAEAADgEQAgAwAAAOMRACADAADkEQAwBAAA4BEAIAWzBwEAAAAB9A0EAAAAAZsOAQAAAAGmDhAAAAABpw4QAAAAAQEIAADoEQAgBbMHAQAAAAH0DQQAAAABmw4BAAAAAaYOEAAAAAGnDhAAAAABAQgAAOoRADABCAAA6hEAMAWzBwEA2BcAIfQNBADTFwAhmw4BANgXACGmDhAAzhgAIacOEADOGAAhAgAAAOARACAIAADtEQAgBbMHAQDYFwAh9A0EANMXACGbDgEA2BcAIaYOEADOGAAhpw4QAM4YACECAAAA4xEAIAgAAO8RACACAAAA4xEAIAgAAO8RACADAAAA4BEAIA8AAOgRACAQAADtEQAgAQAAAOARACABAAAA4xEAIAUVAADUGAAgFgAA1xgAIBcAANYYACAoAADVGAAgKQAA2BgAIAizBwEA3xQAIbENAADGFQAwsg0AAPYRABCzDQAAxhUAMPQNBADeFAAhmw4BAN8UACGmDhAAvRUAIacOEAC9FQAhAwAAAOMRACADAAD1EQAwFAAA9hEAIAMAAADjEQAgAwAA5BEAMAQAAOARACAKsQ0AAMQVADCyDQAA_BEAELMNAADEFQAw9A0EAIkVACGbDgEA_hQAIZwOAQD-FAAhog4CAIYVACGjDhAAwRUAIaQOEADBFQAhpQ4AAMUVACABAAAA-REAIAEAAAD5EQAgCbENAADEFQAwsg0AAPwRABCzDQAAxBUAMPQNBACJFQAhmw4BAP4UACGcDgEA_hQAIaIOAgCGFQAhow4QAMEVACGkDhAAwRUAIQADAAAA_BEAIAMAAP0RADAEAAD5EQAgAwAAAPwRACADAAD9EQAwBAAA-REAIAMAAAD8EQAgAwAA_REAMAQAAPkRACAG9A0EAAAAAZsOAQAAAAGcDgEAAAABog4CAAAAAaMOEAAAAAGkDhAAAAABAQgAAIESACAG9A0EAAAAAZsOAQAAAAGcDgEAAAABog4CAAAAAaMOEAAAAAGkDhAAAAABAQgAAIMSADABCAAAgxIAMAb0DQQA0xcAIZsOAQDYFwAhnA4BANgXACGiDgIA1hcAIaMOEADOGAAhpA4QAM4YACECAAAA-REAIAgAAIYSACAG9A0EANMXACGbDgEA2BcAIZwOAQDYFwAhog4CANYXACGjDhAAzhgAIaQOEADOGAAhAgAAAPwRACAIAACIEgAgAgAAAPwRACAIAACIEgAgAwAAAPkRACAPAACBEgAgEAAAhhIAIAEAAAD5EQAgAQAAAPwRACAFFQAAzxgAIBYAANIYACAXAADRGAAgKAAA0BgAICkAANMYACAJsQ0AAMMVADCyDQAAjxIAELMNAADDFQAw9A0EAN4UACGbDgEA3xQAIZwOAQDfFAAhog4CAOIUACGjDhAAvRUAIaQOEAC9FQAhAwAAAPwRACADAACOEgAwFAAAjxIAIAMAAAD8EQAgAwAA_REAMAQAAPkRACAKsQ0AAMAVADCyDQAAlRIAELMNAADAFQAw9A0EAIkVACGcDgEA_hQAIZ0OAQD-FAAhng4QAMEVACGfDgEA_hQAIaAOBACJFQAhoQ4AAMIVACABAAAAkhIAIAEAAACSEgAgCbENAADAFQAwsg0AAJUSABCzDQAAwBUAMPQNBACJFQAhnA4BAP4UACGdDgEA_hQAIZ4OEADBFQAhnw4BAP4UACGgDgQAiRUAIQADAAAAlRIAIAMAAJYSADAEAACSEgAgAwAAAJUSACADAACWEgAwBAAAkhIAIAMAAACVEgAgAwAAlhIAMAQAAJISACAG9A0EAAAAAZwOAQAAAAGdDgEAAAABng4QAAAAAZ8OAQAAAAGgDgQAAAABAQgAAJoSACAG9A0EAAAAAZwOAQAAAAGdDgEAAAABng4QAAAAAZ8OAQAAAAGgDgQAAAABAQgAAJwSADABCAAAnBIAMAb0DQQA0xcAIZwOAQDYFwAhnQ4BANgXACGeDhAAzhgAIZ8OAQDYFwAhoA4EANMXACECAAAAkhIAIAgAAJ8SACAG9A0EANMXACGcDgEA2BcAIZ0OAQDYFwAhng4QAM4YACGfDgEA2BcAIaAOBADTFwAhAgAAAJUSACAIAAChEgAgAgAAAJUSACAIAAChEgAgAwAAAJISACAPAACaEgAgEAAAnxIAIAEAAACSEgAgAQAAAJUSACAFFQAAyRgAIBYAAMwYACAXAADLGAAgKAAAyhgAICkAAM0YACAJsQ0AALwVADCyDQAAqBIAELMNAAC8FQAw9A0EAN4UACGcDgEA3xQAIZ0OAQDfFAAhng4QAL0VACGfDgEA3xQAIaAOBADeFAAhAwAAAJUSACADAACnEgAwFAAAqBIAIAMAAACVEgAgAwAAlhIAMAQAAJISACAFsQ0AALsVADCyDQAArhIAELMNAAC7FQAwtA0EAAAAAZsOAQD-FAAhAQAAAKsSACABAAAAqxIAIAWxDQAAuxUAMLINAACuEgAQsw0AALsVADC0DQQAiRUAIZsOAQD-FAAhAAMAAACuEgAgAwAArxIAMAQAAKsSACADAAAArhIAIAMAAK8SADAEAACrEgAgAwAAAK4SACADAACvEgAwBAAAqxIAIAK0DQQAAAABmw4BAAAAAQEIAACzEgAgArQNBAAAAAGbDgEAAAABAQgAALUSADABCAAAtRIAMAK0DQQA0xcAIZsOAQDYFwAhAgAAAKsSACAIAAC4EgAgArQNBADTFwAhmw4BANgXACECAAAArhIAIAgAALoSACACAAAArhIAIAgAALoSACADAAAAqxIAIA8AALMSACAQAAC4EgAgAQAAAKsSACABAAAArhIAIAUVAADEGAAgFgAAxxgAIBcAAMYYACAoAADFGAAgKQAAyBgAIAWxDQAAuhUAMLINAADBEgAQsw0AALoVADC0DQQA3hQAIZsOAQDfFAAhAwAAAK4SACADAADAEgAwFAAAwRIAIAMAAACuEgAgAwAArxIAMAQAAKsSACAGsQ0AALkVADCyDQAAxxIAELMNAAC5FQAw2A1AAIIVACHyDQEAAAABmw4BAP4UACEBAAAAxBIAIAEAAADEEgAgBrENAAC5FQAwsg0AAMcSABCzDQAAuRUAMNgNQACCFQAh8g0BAP4UACGbDgEA_hQAIQADAAAAxxIAIAMAAMgSADAEAADEEgAgAwAAAMcSACADAADIEgAwBAAAxBIAIAMAAADHEgAgAwAAyBIAMAQAAMQSACAD2A1AAAAAAfINAQAAAAGbDgEAAAABAQgAAMwSACAD2A1AAAAAAfINAQAAAAGbDgEAAAABAQgAAM4SADABCAAAzhIAMAPYDUAA1BcAIfINAQDYFwAhmw4BANgXACECAAAAxBIAIAgAANESACAD2A1AANQXACHyDQEA2BcAIZsOAQDYFwAhAgAAAMcSACAIAADTEgAgAgAAAMcSACAIAADTEgAgAwAAAMQSACAPAADMEgAgEAAA0RIAIAEAAADEEgAgAQAAAMcSACADFQAAwRgAIBYAAMMYACAXAADCGAAgBrENAAC4FQAwsg0AANoSABCzDQAAuBUAMNgNQADgFAAh8g0BAN8UACGbDgEA3xQAIQMAAADHEgAgAwAA2RIAMBQAANoSACADAAAAxxIAIAMAAMgSADAEAADEEgAgF7ENAAC1FQAwsg0AAOASABCzDQAAtRUAMLkNAQCAFQAh2A1AAIIVACHyDQEA_hQAIfQNBACJFQAhig4AALcVACCMDgEA_hQAIY0OAgCGFQAhjg4gAP8UACGPDgIAhhUAIZAOAAD5FAAgkQ4gAP8UACGSDgEAgBUAIZMOBAC2FQAhlA4EALYVACGVDgAAkRUAIJYOQACBFQAhlw5AAIEVACGYDgQAthUAIZkOBAC2FQAhmg5AAIIVACEBAAAA3RIAIAEAAADdEgAgFrENAAC1FQAwsg0AAOASABCzDQAAtRUAMLkNAQCAFQAh2A1AAIIVACHyDQEA_hQAIfQNBACJFQAhjA4BAP4UACGNDgIAhhUAIY4OIAD_FAAhjw4CAIYVACGQDgAA-RQAIJEOIAD_FAAhkg4BAIAVACGTDgQAthUAIZQOBAC2FQAhlQ4AAJEVACCWDkAAgRUAIZcOQACBFQAhmA4EALYVACGZDgQAthUAIZoOQACCFQAhCLkNAADNFwAgkg4AAM0XACCTDgAAzRcAIJQOAADNFwAglg4AAM0XACCXDgAAzRcAIJgOAADNFwAgmQ4AAM0XACADAAAA4BIAIAMAAOESADAEAADdEgAgAwAAAOASACADAADhEgAwBAAA3RIAIAMAAADgEgAgAwAA4RIAMAQAAN0SACATuQ0BAAAAAdgNQAAAAAHyDQEAAAAB9A0EAAAAAYwOAQAAAAGNDgIAAAABjg4gAAAAAY8OAgAAAAGQDgAAwBgAIJEOIAAAAAGSDgEAAAABkw4EAAAAAZQOBAAAAAGVDoAAAAABlg5AAAAAAZcOQAAAAAGYDgQAAAABmQ4EAAAAAZoOQAAAAAEBCAAA5RIAIBO5DQEAAAAB2A1AAAAAAfINAQAAAAH0DQQAAAABjA4BAAAAAY0OAgAAAAGODiAAAAABjw4CAAAAAZAOAADAGAAgkQ4gAAAAAZIOAQAAAAGTDgQAAAABlA4EAAAAAZUOgAAAAAGWDkAAAAABlw5AAAAAAZgOBAAAAAGZDgQAAAABmg5AAAAAAQEIAADnEgAwAQgAAOcSADATuQ0BANcXACHYDUAA1BcAIfINAQDYFwAh9A0EANMXACGMDgEA2BcAIY0OAgDWFwAhjg4gAPYXACGPDgIA1hcAIZAOAAC-GAAgkQ4gAPYXACGSDgEA1xcAIZMOBAC_GAAhlA4EAL8YACGVDoAAAAABlg5AAOAXACGXDkAA4BcAIZgOBAC_GAAhmQ4EAL8YACGaDkAA1BcAIQIAAADdEgAgCAAA6hIAIBO5DQEA1xcAIdgNQADUFwAh8g0BANgXACH0DQQA0xcAIYwOAQDYFwAhjQ4CANYXACGODiAA9hcAIY8OAgDWFwAhkA4AAL4YACCRDiAA9hcAIZIOAQDXFwAhkw4EAL8YACGUDgQAvxgAIZUOgAAAAAGWDkAA4BcAIZcOQADgFwAhmA4EAL8YACGZDgQAvxgAIZoOQADUFwAhAgAAAOASACAIAADsEgAgAgAAAOASACAIAADsEgAgAwAAAN0SACAPAADlEgAgEAAA6hIAIAEAAADdEgAgAQAAAOASACANFQAAuRgAIBYAALwYACAXAAC7GAAgKAAAuhgAICkAAL0YACC5DQAAzRcAIJIOAADNFwAgkw4AAM0XACCUDgAAzRcAIJYOAADNFwAglw4AAM0XACCYDgAAzRcAIJkOAADNFwAgFrENAACxFQAwsg0AAPMSABCzDQAAsRUAMLkNAQDjFAAh2A1AAOAUACHyDQEA3xQAIfQNBADeFAAhjA4BAN8UACGNDgIA4hQAIY4OIAD6FAAhjw4CAOIUACGQDgAA-RQAIJEOIAD6FAAhkg4BAOMUACGTDgQAshUAIZQOBACyFQAhlQ4AAI4VACCWDkAA9RQAIZcOQAD1FAAhmA4EALIVACGZDgQAshUAIZoOQADgFAAhAwAAAOASACADAADyEgAwFAAA8xIAIAMAAADgEgAgAwAA4RIAMAQAAN0SACAHsQ0AAK8VADCyDQAA-RIAELMNAACvFQAw2A1AAIIVACHZDQEA_hQAIfINAQD-FAAhiw4AALAVACABAAAA9hIAIAEAAAD2EgAgBrENAACvFQAwsg0AAPkSABCzDQAArxUAMNgNQACCFQAh2Q0BAP4UACHyDQEA_hQAIQADAAAA-RIAIAMAAPoSADAEAAD2EgAgAwAAAPkSACADAAD6EgAwBAAA9hIAIAMAAAD5EgAgAwAA-hIAMAQAAPYSACAD2A1AAAAAAdkNAQAAAAHyDQEAAAABAQgAAP4SACAD2A1AAAAAAdkNAQAAAAHyDQEAAAABAQgAAIATADABCAAAgBMAMAPYDUAA1BcAIdkNAQDYFwAh8g0BANgXACECAAAA9hIAIAgAAIMTACAD2A1AANQXACHZDQEA2BcAIfINAQDYFwAhAgAAAPkSACAIAACFEwAgAgAAAPkSACAIAACFEwAgAwAAAPYSACAPAAD-EgAgEAAAgxMAIAEAAAD2EgAgAQAAAPkSACADFQAAthgAIBYAALgYACAXAAC3GAAgBrENAACuFQAwsg0AAIwTABCzDQAArhUAMNgNQADgFAAh2Q0BAN8UACHyDQEA3xQAIQMAAAD5EgAgAwAAixMAMBQAAIwTACADAAAA-RIAIAMAAPoSADAEAAD2EgAgDqwMAACsFQAg_wwCAIYVACGxDQAAqxUAMLINAACREwAQsw0AAKsVADDWDQEAgBUAIfINAQD-FAAh9A0EAIkVACGEDgEA_hQAIYYOAgCGFQAhhw5AAIIVACGIDkAAghUAIYkOAACHFQAgig4AAK0VACABAAAAjxMAIA2sDAAArBUAIP8MAgCGFQAhsQ0AAKsVADCyDQAAkRMAELMNAACrFQAw1g0BAIAVACHyDQEA_hQAIfQNBACJFQAhhA4BAP4UACGGDgIAhhUAIYcOQACCFQAhiA5AAIIVACGJDgAAhxUAIAOsDAAAtRgAINYNAADNFwAgiQ4AAM0XACADAAAAkRMAIAMAAJITADAEAACPEwAgAQAAAJETACABAAAAjxMAIAMAAACREwAgAwAAkhMAMAQAAI8TACADAAAAkRMAIAMAAJITADAEAACPEwAgAwAAAJETACADAACSEwAwBAAAjxMAIAqsDAAAtBgAIP8MAgAAAAHWDQEAAAAB8g0BAAAAAfQNBAAAAAGEDgEAAAABhg4CAAAAAYcOQAAAAAGIDkAAAAABiQ6AAAAAAQEIAACZEwAgCf8MAgAAAAHWDQEAAAAB8g0BAAAAAfQNBAAAAAGEDgEAAAABhg4CAAAAAYcOQAAAAAGIDkAAAAABiQ6AAAAAAQEIAACbEwAwAQgAAJsTADAKrAwAALMYACD_DAIA1hcAIdYNAQDXFwAh8g0BANgXACH0DQQA0xcAIYQOAQDYFwAhhg4CANYXACGHDkAA1BcAIYgOQADUFwAhiQ6AAAAAAQIAAACPEwAgCAAAnhMAIAn_DAIA1hcAIdYNAQDXFwAh8g0BANgXACH0DQQA0xcAIYQOAQDYFwAhhg4CANYXACGHDkAA1BcAIYgOQADUFwAhiQ6AAAAAAQIAAACREwAgCAAAoBMAIAIAAACREwAgCAAAoBMAIAMAAACPEwAgDwAAmRMAIBAAAJ4TACABAAAAjxMAIAEAAACREwAgBxUAAK4YACAWAACxGAAgFwAAsBgAICgAAK8YACApAACyGAAg1g0AAM0XACCJDgAAzRcAIAz_DAIA4hQAIbENAACqFQAwsg0AAKcTABCzDQAAqhUAMNYNAQDjFAAh8g0BAN8UACH0DQQA3hQAIYQOAQDfFAAhhg4CAOIUACGHDkAA4BQAIYgOQADgFAAhiQ4AAOQUACADAAAAkRMAIAMAAKYTADAUAACnEwAgAwAAAJETACADAACSEwAwBAAAjxMAIAarDAAAqRUAILENAACoFQAwsg0AAK0TABCzDQAAqBUAMIQOAQAAAAGFDkAAgRUAIQEAAACqEwAgAQAAAKoTACAGqwwAAKkVACCxDQAAqBUAMLINAACtEwAQsw0AAKgVADCEDgEA_hQAIYUOQACBFQAhAqsMAACtGAAghQ4AAM0XACADAAAArRMAIAMAAK4TADAEAACqEwAgAwAAAK0TACADAACuEwAwBAAAqhMAIAMAAACtEwAgAwAArhMAMAQAAKoTACADqwwAAKwYACCEDgEAAAABhQ5AAAAAAQEIAACyEwAgAoQOAQAAAAGFDkAAAAABAQgAALQTADABCAAAtBMAMAOrDAAAnxgAIIQOAQDYFwAhhQ5AAOAXACECAAAAqhMAIAgAALcTACAChA4BANgXACGFDkAA4BcAIQIAAACtEwAgCAAAuRMAIAIAAACtEwAgCAAAuRMAIAMAAACqEwAgDwAAshMAIBAAALcTACABAAAAqhMAIAEAAACtEwAgBBUAAJwYACAWAACeGAAgFwAAnRgAIIUOAADNFwAgBbENAACnFQAwsg0AAMATABCzDQAApxUAMIQOAQDfFAAhhQ5AAPUUACEDAAAArRMAIAMAAL8TADAUAADAEwAgAwAAAK0TACADAACuEwAwBAAAqhMAIBW4CAEA_hQAIbENAAChFQAwsg0AAMYTABCzDQAAoRUAMLYNBACJFQAh9A0EAIkVACH1DQQAiRUAIfYNAgCGFQAh9w0CAIYVACH4DSAAohUAIfkNIACiFQAh-g0BAP4UACH7DQABoxUAIfwNAAGkFQAh_Q0AAaQVACH-DQABpBUAIf8NAAGkFQAhgA4QAKUVACGBDhAApRUAIYIOEAClFQAhgw4AAKYVACABAAAAwxMAIAEAAADDEwAgFLgIAQD-FAAhsQ0AAKEVADCyDQAAxhMAELMNAAChFQAwtg0EAIkVACH0DQQAiRUAIfUNBACJFQAh9g0CAIYVACH3DQIAhhUAIfgNIACiFQAh-Q0gAKIVACH6DQEA_hQAIfsNAAGjFQAh_A0AAaQVACH9DQABpBUAIf4NAAGkFQAh_w0AAaQVACGADhAApRUAIYEOEAClFQAhgg4QAKUVACEJ-A0AAM0XACD5DQAAzRcAIPwNAADNFwAg_Q0AAM0XACD-DQAAzRcAIP8NAADNFwAggA4AAM0XACCBDgAAzRcAIIIOAADNFwAgAwAAAMYTACADAADHEwAwBAAAwxMAIAMAAADGEwAgAwAAxxMAMAQAAMMTACADAAAAxhMAIAMAAMcTADAEAADDEwAgEbgIAQAAAAG2DQQAAAAB9A0EAAAAAfUNBAAAAAH2DQIAAAAB9w0CAAAAAfgNIAAAAAH5DSAAAAAB-g0BAAAAAfsNAAEAAAH8DQABAAAB_Q0AAQAAAf4NAAEAAAH_DQABAAABgA4QAAAAAYEOEAAAAAGCDhAAAAABAQgAAMsTACARuAgBAAAAAbYNBAAAAAH0DQQAAAAB9Q0EAAAAAfYNAgAAAAH3DQIAAAAB-A0gAAAAAfkNIAAAAAH6DQEAAAAB-w0AAQAAAfwNAAEAAAH9DQABAAAB_g0AAQAAAf8NAAEAAAGADhAAAAABgQ4QAAAAAYIOEAAAAAEBCAAAzRMAMAEIAADNEwAwEbgIAQDYFwAhtg0EANMXACH0DQQA0xcAIfUNBADTFwAh9g0CANYXACH3DQIA1hcAIfgNIACYGAAh-Q0gAJgYACH6DQEA2BcAIfsNAAGZGAAh_A0AAZoYACH9DQABmhgAIf4NAAGaGAAh_w0AAZoYACGADhAAmxgAIYEOEACbGAAhgg4QAJsYACECAAAAwxMAIAgAANATACARuAgBANgXACG2DQQA0xcAIfQNBADTFwAh9Q0EANMXACH2DQIA1hcAIfcNAgDWFwAh-A0gAJgYACH5DSAAmBgAIfoNAQDYFwAh-w0AAZkYACH8DQABmhgAIf0NAAGaGAAh_g0AAZoYACH_DQABmhgAIYAOEACbGAAhgQ4QAJsYACGCDhAAmxgAIQIAAADGEwAgCAAA0hMAIAIAAADGEwAgCAAA0hMAIAMAAADDEwAgDwAAyxMAIBAAANATACABAAAAwxMAIAEAAADGEwAgDhUAAJMYACAWAACWGAAgFwAAlRgAICgAAJQYACApAACXGAAg-A0AAM0XACD5DQAAzRcAIPwNAADNFwAg_Q0AAM0XACD-DQAAzRcAIP8NAADNFwAggA4AAM0XACCBDgAAzRcAIIIOAADNFwAgFLgIAQDfFAAhsQ0AAJQVADCyDQAA2RMAELMNAACUFQAwtg0EAN4UACH0DQQA3hQAIfUNBADeFAAh9g0CAOIUACH3DQIA4hQAIfgNIACVFQAh-Q0gAJUVACH6DQEA3xQAIfsNAAGWFQAh_A0AAZcVACH9DQABlxUAIf4NAAGXFQAh_w0AAZcVACGADhAAmBUAIYEOEACYFQAhgg4QAJgVACEDAAAAxhMAIAMAANgTADAUAADZEwAgAwAAAMYTACADAADHEwAwBAAAwxMAIAaxDQAAkxUAMLINAADfEwAQsw0AAJMVADDYDUAAghUAIfINAQAAAAHzDQEAgBUAIQEAAADcEwAgAQAAANwTACAGsQ0AAJMVADCyDQAA3xMAELMNAACTFQAw2A1AAIIVACHyDQEA_hQAIfMNAQCAFQAhAfMNAADNFwAgAwAAAN8TACADAADgEwAwBAAA3BMAIAMAAADfEwAgAwAA4BMAMAQAANwTACADAAAA3xMAIAMAAOATADAEAADcEwAgA9gNQAAAAAHyDQEAAAAB8w0BAAAAAQEIAADkEwAgA9gNQAAAAAHyDQEAAAAB8w0BAAAAAQEIAADmEwAwAQgAAOYTADAD2A1AANQXACHyDQEA2BcAIfMNAQDXFwAhAgAAANwTACAIAADpEwAgA9gNQADUFwAh8g0BANgXACHzDQEA1xcAIQIAAADfEwAgCAAA6xMAIAIAAADfEwAgCAAA6xMAIAMAAADcEwAgDwAA5BMAIBAAAOkTACABAAAA3BMAIAEAAADfEwAgBBUAAJAYACAWAACSGAAgFwAAkRgAIPMNAADNFwAgBrENAACSFQAwsg0AAPITABCzDQAAkhUAMNgNQADgFAAh8g0BAN8UACHzDQEA4xQAIQMAAADfEwAgAwAA8RMAMBQAAPITACADAAAA3xMAIAMAAOATADAEAADcEwAgCggAAJEVACCxDQAAkBUAMLINAAD4EwAQsw0AAJAVADC0DQQAAAABzg0BAIAVACHPDQEA_hQAIdgNQACCFQAh8A0gAP8UACHxDQEAgBUAIQEAAAD1EwAgAQAAAPUTACAKCAAAkRUAILENAACQFQAwsg0AAPgTABCzDQAAkBUAMLQNBACJFQAhzg0BAIAVACHPDQEA_hQAIdgNQACCFQAh8A0gAP8UACHxDQEAgBUAIQLODQAAzRcAIPENAADNFwAgAwAAAPgTACADAAD5EwAwBAAA9RMAIAMAAAD4EwAgAwAA-RMAMAQAAPUTACADAAAA-BMAIAMAAPkTADAEAAD1EwAgBwiAAAAAAbQNBAAAAAHODQEAAAABzw0BAAAAAdgNQAAAAAHwDSAAAAAB8Q0BAAAAAQEIAAD9EwAgBwiAAAAAAbQNBAAAAAHODQEAAAABzw0BAAAAAdgNQAAAAAHwDSAAAAAB8Q0BAAAAAQEIAAD_EwAwAQgAAP8TADAHCIAAAAABtA0EANMXACHODQEA1xcAIc8NAQDYFwAh2A1AANQXACHwDSAA9hcAIfENAQDXFwAhAgAAAPUTACAIAACCFAAgBwiAAAAAAbQNBADTFwAhzg0BANcXACHPDQEA2BcAIdgNQADUFwAh8A0gAPYXACHxDQEA1xcAIQIAAAD4EwAgCAAAhBQAIAIAAAD4EwAgCAAAhBQAIAMAAAD1EwAgDwAA_RMAIBAAAIIUACABAAAA9RMAIAEAAAD4EwAgBxUAAIsYACAWAACOGAAgFwAAjRgAICgAAIwYACApAACPGAAgzg0AAM0XACDxDQAAzRcAIAoIAACOFQAgsQ0AAI0VADCyDQAAixQAELMNAACNFQAwtA0EAN4UACHODQEA4xQAIc8NAQDfFAAh2A1AAOAUACHwDSAA-hQAIfENAQDjFAAhAwAAAPgTACADAACKFAAwFAAAixQAIAMAAAD4EwAgAwAA-RMAMAQAAPUTACAYrwEAAPkUACCADQAAgxUAILENAAD9FAAwsg0AAJsUABCzDQAA_RQAMLQNAQAAAAHYDUAAghUAIdkNAQD-FAAh2g0BAP4UACHbDQEA_hQAIdwNAAD5FAAg3Q0gAP8UACHeDQEA_hQAId8NAQCAFQAh4A1AAIEVACHhDQEAgBUAIeINAQCAFQAh4w0gAP8UACHkDQEAgBUAIeUNIAD_FAAh5g1AAIEVACHnDSAA_xQAIegNQACBFQAh6Q1AAIEVACEBAAAAjhQAIBL9DAAAixUAIP8MAACMFQAgsQ0AAIoVADCyDQAAkBQAELMNAACKFQAwtA0BAP4UACHNDQEA_hQAIc4NAQD-FAAhzw0BAP4UACHQDQEA_hQAIdENAQCAFQAh0g0BAP4UACHTDQIAhhUAIdQNAgCGFQAh1Q1AAIEVACHWDQIAhhUAIdcNQACBFQAh2A1AAIIVACEF_QwAAIkYACD_DAAAihgAINENAADNFwAg1Q0AAM0XACDXDQAAzRcAIBL9DAAAixUAIP8MAACMFQAgsQ0AAIoVADCyDQAAkBQAELMNAACKFQAwtA0BAAAAAc0NAQD-FAAhzg0BAP4UACHPDQEA_hQAIdANAQD-FAAh0Q0BAIAVACHSDQEA_hQAIdMNAgCGFQAh1A0CAIYVACHVDUAAgRUAIdYNAgCGFQAh1w1AAIEVACHYDUAAghUAIQMAAACQFAAgAwAAkRQAMAQAAJIUACAM_gwAAIgVACCxDQAAhBUAMLINAACUFAAQsw0AAIQVADC0DQQAiRUAIbUNAQD-FAAhtg1AAIIVACG3DQIAhRUAIbgNAgCGFQAhuQ0BAIAVACG6DQAAhxUAILsNAQCAFQAhBf4MAACIGAAgtw0AAM0XACC5DQAAzRcAILoNAADNFwAguw0AAM0XACAM_gwAAIgVACCxDQAAhBUAMLINAACUFAAQsw0AAIQVADC0DQQAAAABtQ0BAP4UACG2DUAAghUAIbcNAgCFFQAhuA0CAIYVACG5DQEAgBUAIboNAACHFQAguw0BAIAVACEDAAAAlBQAIAMAAJUUADAEAACWFAAgAQAAAJQUACABAAAAkBQAIAEAAACOFAAgGK8BAAD5FAAggA0AAIMVACCxDQAA_RQAMLINAACbFAAQsw0AAP0UADC0DQEA_hQAIdgNQACCFQAh2Q0BAP4UACHaDQEA_hQAIdsNAQD-FAAh3A0AAPkUACDdDSAA_xQAId4NAQD-FAAh3w0BAIAVACHgDUAAgRUAIeENAQCAFQAh4g0BAIAVACHjDSAA_xQAIeQNAQCAFQAh5Q0gAP8UACHmDUAAgRUAIecNIAD_FAAh6A1AAIEVACHpDUAAgRUAIQmADQAAhxgAIN8NAADNFwAg4A0AAM0XACDhDQAAzRcAIOINAADNFwAg5A0AAM0XACDmDQAAzRcAIOgNAADNFwAg6Q0AAM0XACADAAAAmxQAIAMAAJwUADAEAACOFAAgAwAAAJsUACADAACcFAAwBAAAjhQAIAMAAACbFAAgAwAAnBQAMAQAAI4UACAVrwEAAIQYACCADQAAhhgAILQNAQAAAAHYDUAAAAAB2Q0BAAAAAdoNAQAAAAHbDQEAAAAB3A0AAIUYACDdDSAAAAAB3g0BAAAAAd8NAQAAAAHgDUAAAAAB4Q0BAAAAAeINAQAAAAHjDSAAAAAB5A0BAAAAAeUNIAAAAAHmDUAAAAAB5w0gAAAAAegNQAAAAAHpDUAAAAABAQgAAKAUACAUrwEAAIQYACC0DQEAAAAB2A1AAAAAAdkNAQAAAAHaDQEAAAAB2w0BAAAAAdwNAACFGAAg3Q0gAAAAAd4NAQAAAAHfDQEAAAAB4A1AAAAAAeENAQAAAAHiDQEAAAAB4w0gAAAAAeQNAQAAAAHlDSAAAAAB5g1AAAAAAecNIAAAAAHoDUAAAAAB6Q1AAAAAAQEIAACiFAAwAQgAAKIUADAVrwEAAPQXACCADQAA9xcAILQNAQDYFwAh2A1AANQXACHZDQEA2BcAIdoNAQDYFwAh2w0BANgXACHcDQAA9RcAIN0NIAD2FwAh3g0BANgXACHfDQEA1xcAIeANQADgFwAh4Q0BANcXACHiDQEA1xcAIeMNIAD2FwAh5A0BANcXACHlDSAA9hcAIeYNQADgFwAh5w0gAPYXACHoDUAA4BcAIekNQADgFwAhAgAAAI4UACAIAAClFAAgFK8BAAD0FwAgtA0BANgXACHYDUAA1BcAIdkNAQDYFwAh2g0BANgXACHbDQEA2BcAIdwNAAD1FwAg3Q0gAPYXACHeDQEA2BcAId8NAQDXFwAh4A1AAOAXACHhDQEA1xcAIeINAQDXFwAh4w0gAPYXACHkDQEA1xcAIeUNIAD2FwAh5g1AAOAXACHnDSAA9hcAIegNQADgFwAh6Q1AAOAXACECAAAAmxQAIAgAAKcUACACAAAAmxQAIAgAAKcUACADAAAAjhQAIA8AAKAUACAQAAClFAAgAQAAAI4UACABAAAAmxQAIAsVAADxFwAgFgAA8xcAIBcAAPIXACDfDQAAzRcAIOANAADNFwAg4Q0AAM0XACDiDQAAzRcAIOQNAADNFwAg5g0AAM0XACDoDQAAzRcAIOkNAADNFwAgF68BAAD5FAAgsQ0AAPgUADCyDQAArhQAELMNAAD4FAAwtA0BAN8UACHYDUAA4BQAIdkNAQDfFAAh2g0BAN8UACHbDQEA3xQAIdwNAAD5FAAg3Q0gAPoUACHeDQEA3xQAId8NAQDjFAAh4A1AAPUUACHhDQEA4xQAIeINAQDjFAAh4w0gAPoUACHkDQEA4xQAIeUNIAD6FAAh5g1AAPUUACHnDSAA-hQAIegNQAD1FAAh6Q1AAPUUACEDAAAAmxQAIAMAAK0UADAUAACuFAAgAwAAAJsUACADAACcFAAwBAAAjhQAIAEAAACSFAAgAQAAAJIUACADAAAAkBQAIAMAAJEUADAEAACSFAAgAwAAAJAUACADAACRFAAwBAAAkhQAIAMAAACQFAAgAwAAkRQAMAQAAJIUACAP_QwAAO8XACD_DAAA8BcAILQNAQAAAAHNDQEAAAABzg0BAAAAAc8NAQAAAAHQDQEAAAAB0Q0BAAAAAdINAQAAAAHTDQIAAAAB1A0CAAAAAdUNQAAAAAHWDQIAAAAB1w1AAAAAAdgNQAAAAAEBCAAAthQAIA20DQEAAAABzQ0BAAAAAc4NAQAAAAHPDQEAAAAB0A0BAAAAAdENAQAAAAHSDQEAAAAB0w0CAAAAAdQNAgAAAAHVDUAAAAAB1g0CAAAAAdcNQAAAAAHYDUAAAAABAQgAALgUADABCAAAuBQAMA_9DAAA4RcAIP8MAADiFwAgtA0BANgXACHNDQEA2BcAIc4NAQDYFwAhzw0BANgXACHQDQEA2BcAIdENAQDXFwAh0g0BANgXACHTDQIA1hcAIdQNAgDWFwAh1Q1AAOAXACHWDQIA1hcAIdcNQADgFwAh2A1AANQXACECAAAAkhQAIAgAALsUACANtA0BANgXACHNDQEA2BcAIc4NAQDYFwAhzw0BANgXACHQDQEA2BcAIdENAQDXFwAh0g0BANgXACHTDQIA1hcAIdQNAgDWFwAh1Q1AAOAXACHWDQIA1hcAIdcNQADgFwAh2A1AANQXACECAAAAkBQAIAgAAL0UACACAAAAkBQAIAgAAL0UACADAAAAkhQAIA8AALYUACAQAAC7FAAgAQAAAJIUACABAAAAkBQAIAgVAADbFwAgFgAA3hcAIBcAAN0XACAoAADcFwAgKQAA3xcAINENAADNFwAg1Q0AAM0XACDXDQAAzRcAIBCxDQAA9BQAMLINAADEFAAQsw0AAPQUADC0DQEA3xQAIc0NAQDfFAAhzg0BAN8UACHPDQEA3xQAIdANAQDfFAAh0Q0BAOMUACHSDQEA3xQAIdMNAgDiFAAh1A0CAOIUACHVDUAA9RQAIdYNAgDiFAAh1w1AAPUUACHYDUAA4BQAIQMAAACQFAAgAwAAwxQAMBQAAMQUACADAAAAkBQAIAMAAJEUADAEAACSFAAgAQAAAJYUACABAAAAlhQAIAMAAACUFAAgAwAAlRQAMAQAAJYUACADAAAAlBQAIAMAAJUUADAEAACWFAAgAwAAAJQUACADAACVFAAwBAAAlhQAIAn-DAAA2hcAILQNBAAAAAG1DQEAAAABtg1AAAAAAbcNAgAAAAG4DQIAAAABuQ0BAAAAAboNgAAAAAG7DQEAAAABAQgAAMwUACAItA0EAAAAAbUNAQAAAAG2DUAAAAABtw0CAAAAAbgNAgAAAAG5DQEAAAABug2AAAAAAbsNAQAAAAEBCAAAzhQAMAEIAADOFAAwCf4MAADZFwAgtA0EANMXACG1DQEA2BcAIbYNQADUFwAhtw0CANUXACG4DQIA1hcAIbkNAQDXFwAhug2AAAAAAbsNAQDXFwAhAgAAAJYUACAIAADRFAAgCLQNBADTFwAhtQ0BANgXACG2DUAA1BcAIbcNAgDVFwAhuA0CANYXACG5DQEA1xcAIboNgAAAAAG7DQEA1xcAIQIAAACUFAAgCAAA0xQAIAIAAACUFAAgCAAA0xQAIAMAAACWFAAgDwAAzBQAIBAAANEUACABAAAAlhQAIAEAAACUFAAgCRUAAM4XACAWAADRFwAgFwAA0BcAICgAAM8XACApAADSFwAgtw0AAM0XACC5DQAAzRcAILoNAADNFwAguw0AAM0XACALsQ0AAN0UADCyDQAA2hQAELMNAADdFAAwtA0EAN4UACG1DQEA3xQAIbYNQADgFAAhtw0CAOEUACG4DQIA4hQAIbkNAQDjFAAhug0AAOQUACC7DQEA4xQAIQMAAACUFAAgAwAA2RQAMBQAANoUACADAAAAlBQAIAMAAJUUADAEAACWFAAgC7ENAADdFAAwsg0AANoUABCzDQAA3RQAMLQNBADeFAAhtQ0BAN8UACG2DUAA4BQAIbcNAgDhFAAhuA0CAOIUACG5DQEA4xQAIboNAADkFAAguw0BAOMUACENFQAA6hQAIBYAAPMUACAXAADzFAAgKAAA6xQAICkAAPMUACC8DQQAAAABww0EAAAAAcQNBAAAAAHFDQQAAAABxg0EAAAAAccNBADyFAAhyA0EAAAABMkNBAAAAAQOFQAA6hQAIBYAAPEUACAXAADxFAAgvA0BAAAAAcMNAQAAAAHEDQEAAAABxQ0BAAAAAcYNAQAAAAHHDQEA8BQAIcgNAQAAAATJDQEAAAAEyg0BAAAAAcsNAQAAAAHMDQEAAAABCxUAAOoUACAWAADvFAAgFwAA7xQAILwNQAAAAAHDDUAAAAABxA1AAAAAAcUNQAAAAAHGDUAAAAABxw1AAO4UACHIDUAAAAAEyQ1AAAAABA0VAADlFAAgFgAA5RQAIBcAAOUUACAoAADtFAAgKQAA5RQAILwNAgAAAAHDDQIAAAABxA0CAAAAAcUNAgAAAAHGDQIAAAABxw0CAOwUACHIDQIAAAAFyQ0CAAAABQ0VAADqFAAgFgAA6hQAIBcAAOoUACAoAADrFAAgKQAA6hQAILwNAgAAAAHDDQIAAAABxA0CAAAAAcUNAgAAAAHGDQIAAAABxw0CAOkUACHIDQIAAAAEyQ0CAAAABA4VAADlFAAgFgAA6BQAIBcAAOgUACC8DQEAAAABww0BAAAAAcQNAQAAAAHFDQEAAAABxg0BAAAAAccNAQDnFAAhyA0BAAAABckNAQAAAAXKDQEAAAAByw0BAAAAAcwNAQAAAAEPFQAA5RQAIBYAAOYUACAXAADmFAAgvA2AAAAAAb0NAQAAAAG-DQEAAAABvw0BAAAAAcANgAAAAAHBDYAAAAABwg2AAAAAAcMNgAAAAAHEDYAAAAABxQ2AAAAAAcYNgAAAAAHHDYAAAAABCLwNAgAAAAHDDQIAAAABxA0CAAAAAcUNAgAAAAHGDQIAAAABxw0CAOUUACHIDQIAAAAFyQ0CAAAABQy8DYAAAAABvQ0BAAAAAb4NAQAAAAG_DQEAAAABwA2AAAAAAcENgAAAAAHCDYAAAAABww2AAAAAAcQNgAAAAAHFDYAAAAABxg2AAAAAAccNgAAAAAEOFQAA5RQAIBYAAOgUACAXAADoFAAgvA0BAAAAAcMNAQAAAAHEDQEAAAABxQ0BAAAAAcYNAQAAAAHHDQEA5xQAIcgNAQAAAAXJDQEAAAAFyg0BAAAAAcsNAQAAAAHMDQEAAAABC7wNAQAAAAHDDQEAAAABxA0BAAAAAcUNAQAAAAHGDQEAAAABxw0BAOgUACHIDQEAAAAFyQ0BAAAABcoNAQAAAAHLDQEAAAABzA0BAAAAAQ0VAADqFAAgFgAA6hQAIBcAAOoUACAoAADrFAAgKQAA6hQAILwNAgAAAAHDDQIAAAABxA0CAAAAAcUNAgAAAAHGDQIAAAABxw0CAOkUACHIDQIAAAAEyQ0CAAAABAi8DQIAAAABww0CAAAAAcQNAgAAAAHFDQIAAAABxg0CAAAAAccNAgDqFAAhyA0CAAAABMkNAgAAAAQIvA0IAAAAAcMNCAAAAAHEDQgAAAABxQ0IAAAAAcYNCAAAAAHHDQgA6xQAIcgNCAAAAATJDQgAAAAEDRUAAOUUACAWAADlFAAgFwAA5RQAICgAAO0UACApAADlFAAgvA0CAAAAAcMNAgAAAAHEDQIAAAABxQ0CAAAAAcYNAgAAAAHHDQIA7BQAIcgNAgAAAAXJDQIAAAAFCLwNCAAAAAHDDQgAAAABxA0IAAAAAcUNCAAAAAHGDQgAAAABxw0IAO0UACHIDQgAAAAFyQ0IAAAABQsVAADqFAAgFgAA7xQAIBcAAO8UACC8DUAAAAABww1AAAAAAcQNQAAAAAHFDUAAAAABxg1AAAAAAccNQADuFAAhyA1AAAAABMkNQAAAAAQIvA1AAAAAAcMNQAAAAAHEDUAAAAABxQ1AAAAAAcYNQAAAAAHHDUAA7xQAIcgNQAAAAATJDUAAAAAEDhUAAOoUACAWAADxFAAgFwAA8RQAILwNAQAAAAHDDQEAAAABxA0BAAAAAcUNAQAAAAHGDQEAAAABxw0BAPAUACHIDQEAAAAEyQ0BAAAABMoNAQAAAAHLDQEAAAABzA0BAAAAAQu8DQEAAAABww0BAAAAAcQNAQAAAAHFDQEAAAABxg0BAAAAAccNAQDxFAAhyA0BAAAABMkNAQAAAATKDQEAAAAByw0BAAAAAcwNAQAAAAENFQAA6hQAIBYAAPMUACAXAADzFAAgKAAA6xQAICkAAPMUACC8DQQAAAABww0EAAAAAcQNBAAAAAHFDQQAAAABxg0EAAAAAccNBADyFAAhyA0EAAAABMkNBAAAAAQIvA0EAAAAAcMNBAAAAAHEDQQAAAABxQ0EAAAAAcYNBAAAAAHHDQQA8xQAIcgNBAAAAATJDQQAAAAEELENAAD0FAAwsg0AAMQUABCzDQAA9BQAMLQNAQDfFAAhzQ0BAN8UACHODQEA3xQAIc8NAQDfFAAh0A0BAN8UACHRDQEA4xQAIdINAQDfFAAh0w0CAOIUACHUDQIA4hQAIdUNQAD1FAAh1g0CAOIUACHXDUAA9RQAIdgNQADgFAAhCxUAAOUUACAWAAD3FAAgFwAA9xQAILwNQAAAAAHDDUAAAAABxA1AAAAAAcUNQAAAAAHGDUAAAAABxw1AAPYUACHIDUAAAAAFyQ1AAAAABQsVAADlFAAgFgAA9xQAIBcAAPcUACC8DUAAAAABww1AAAAAAcQNQAAAAAHFDUAAAAABxg1AAAAAAccNQAD2FAAhyA1AAAAABckNQAAAAAUIvA1AAAAAAcMNQAAAAAHEDUAAAAABxQ1AAAAAAcYNQAAAAAHHDUAA9xQAIcgNQAAAAAXJDUAAAAAFF68BAAD5FAAgsQ0AAPgUADCyDQAArhQAELMNAAD4FAAwtA0BAN8UACHYDUAA4BQAIdkNAQDfFAAh2g0BAN8UACHbDQEA3xQAIdwNAAD5FAAg3Q0gAPoUACHeDQEA3xQAId8NAQDjFAAh4A1AAPUUACHhDQEA4xQAIeINAQDjFAAh4w0gAPoUACHkDQEA4xQAIeUNIAD6FAAh5g1AAPUUACHnDSAA-hQAIegNQAD1FAAh6Q1AAPUUACEEvA0BAAAABeoNAQAAAAHrDQEAAAAE7A0BAAAABAUVAADqFAAgFgAA_BQAIBcAAPwUACC8DSAAAAABxw0gAPsUACEFFQAA6hQAIBYAAPwUACAXAAD8FAAgvA0gAAAAAccNIAD7FAAhArwNIAAAAAHHDSAA_BQAIRivAQAA-RQAIIANAACDFQAgsQ0AAP0UADCyDQAAmxQAELMNAAD9FAAwtA0BAP4UACHYDUAAghUAIdkNAQD-FAAh2g0BAP4UACHbDQEA_hQAIdwNAAD5FAAg3Q0gAP8UACHeDQEA_hQAId8NAQCAFQAh4A1AAIEVACHhDQEAgBUAIeINAQCAFQAh4w0gAP8UACHkDQEAgBUAIeUNIAD_FAAh5g1AAIEVACHnDSAA_xQAIegNQACBFQAh6Q1AAIEVACELvA0BAAAAAcMNAQAAAAHEDQEAAAABxQ0BAAAAAcYNAQAAAAHHDQEA8RQAIcgNAQAAAATJDQEAAAAEyg0BAAAAAcsNAQAAAAHMDQEAAAABArwNIAAAAAHHDSAA_BQAIQu8DQEAAAABww0BAAAAAcQNAQAAAAHFDQEAAAABxg0BAAAAAccNAQDoFAAhyA0BAAAABckNAQAAAAXKDQEAAAAByw0BAAAAAcwNAQAAAAEIvA1AAAAAAcMNQAAAAAHEDUAAAAABxQ1AAAAAAcYNQAAAAAHHDUAA9xQAIcgNQAAAAAXJDUAAAAAFCLwNQAAAAAHDDUAAAAABxA1AAAAAAcUNQAAAAAHGDUAAAAABxw1AAO8UACHIDUAAAAAEyQ1AAAAABAPtDQAAkBQAIO4NAACQFAAg7w0AAJAUACAM_gwAAIgVACCxDQAAhBUAMLINAACUFAAQsw0AAIQVADC0DQQAiRUAIbUNAQD-FAAhtg1AAIIVACG3DQIAhRUAIbgNAgCGFQAhuQ0BAIAVACG6DQAAhxUAILsNAQCAFQAhCLwNAgAAAAHDDQIAAAABxA0CAAAAAcUNAgAAAAHGDQIAAAABxw0CAOUUACHIDQIAAAAFyQ0CAAAABQi8DQIAAAABww0CAAAAAcQNAgAAAAHFDQIAAAABxg0CAAAAAccNAgDqFAAhyA0CAAAABMkNAgAAAAQMvA2AAAAAAb0NAQAAAAG-DQEAAAABvw0BAAAAAcANgAAAAAHBDYAAAAABwg2AAAAAAcMNgAAAAAHEDYAAAAABxQ2AAAAAAcYNgAAAAAHHDYAAAAABFP0MAACLFQAg_wwAAIwVACCxDQAAihUAMLINAACQFAAQsw0AAIoVADC0DQEA_hQAIc0NAQD-FAAhzg0BAP4UACHPDQEA_hQAIdANAQD-FAAh0Q0BAIAVACHSDQEA_hQAIdMNAgCGFQAh1A0CAIYVACHVDUAAgRUAIdYNAgCGFQAh1w1AAIEVACHYDUAAghUAIfIQAACQFAAg8xAAAJAUACAIvA0EAAAAAcMNBAAAAAHEDQQAAAABxQ0EAAAAAcYNBAAAAAHHDQQA8xQAIcgNBAAAAATJDQQAAAAEEv0MAACLFQAg_wwAAIwVACCxDQAAihUAMLINAACQFAAQsw0AAIoVADC0DQEA_hQAIc0NAQD-FAAhzg0BAP4UACHPDQEA_hQAIdANAQD-FAAh0Q0BAIAVACHSDQEA_hQAIdMNAgCGFQAh1A0CAIYVACHVDUAAgRUAIdYNAgCGFQAh1w1AAIEVACHYDUAAghUAIRqvAQAA-RQAIIANAACDFQAgsQ0AAP0UADCyDQAAmxQAELMNAAD9FAAwtA0BAP4UACHYDUAAghUAIdkNAQD-FAAh2g0BAP4UACHbDQEA_hQAIdwNAAD5FAAg3Q0gAP8UACHeDQEA_hQAId8NAQCAFQAh4A1AAIEVACHhDQEAgBUAIeINAQCAFQAh4w0gAP8UACHkDQEAgBUAIeUNIAD_FAAh5g1AAIEVACHnDSAA_xQAIegNQACBFQAh6Q1AAIEVACHyEAAAmxQAIPMQAACbFAAgA-0NAACUFAAg7g0AAJQUACDvDQAAlBQAIAoIAACOFQAgsQ0AAI0VADCyDQAAixQAELMNAACNFQAwtA0EAN4UACHODQEA4xQAIc8NAQDfFAAh2A1AAOAUACHwDSAA-hQAIfENAQDjFAAhDxUAAOoUACAWAACPFQAgFwAAjxUAILwNgAAAAAG9DQEAAAABvg0BAAAAAb8NAQAAAAHADYAAAAABwQ2AAAAAAcINgAAAAAHDDYAAAAABxA2AAAAAAcUNgAAAAAHGDYAAAAABxw2AAAAAAQy8DYAAAAABvQ0BAAAAAb4NAQAAAAG_DQEAAAABwA2AAAAAAcENgAAAAAHCDYAAAAABww2AAAAAAcQNgAAAAAHFDYAAAAABxg2AAAAAAccNgAAAAAEKCAAAkRUAILENAACQFQAwsg0AAPgTABCzDQAAkBUAMLQNBACJFQAhzg0BAIAVACHPDQEA_hQAIdgNQACCFQAh8A0gAP8UACHxDQEAgBUAIQy8DYAAAAABvQ0BAAAAAb4NAQAAAAG_DQEAAAABwA2AAAAAAcENgAAAAAHCDYAAAAABww2AAAAAAcQNgAAAAAHFDYAAAAABxg2AAAAAAccNgAAAAAEGsQ0AAJIVADCyDQAA8hMAELMNAACSFQAw2A1AAOAUACHyDQEA3xQAIfMNAQDjFAAhBrENAACTFQAwsg0AAN8TABCzDQAAkxUAMNgNQACCFQAh8g0BAP4UACHzDQEAgBUAIRS4CAEA3xQAIbENAACUFQAwsg0AANkTABCzDQAAlBUAMLYNBADeFAAh9A0EAN4UACH1DQQA3hQAIfYNAgDiFAAh9w0CAOIUACH4DSAAlRUAIfkNIACVFQAh-g0BAN8UACH7DQABlhUAIfwNAAGXFQAh_Q0AAZcVACH-DQABlxUAIf8NAAGXFQAhgA4QAJgVACGBDhAAmBUAIYIOEACYFQAhBRUAAOUUACAWAACgFQAgFwAAoBUAILwNIAAAAAHHDSAAnxUAIQcVAADqFAAgFgAAnhUAIBcAAJ4VACC8DQABAAABxw0AAZ0VACHIDQABAAAEyQ0AAQAABAcVAADlFAAgFgAAnBUAIBcAAJwVACC8DQABAAABxw0AAZsVACHIDQABAAAFyQ0AAQAABQ0VAADlFAAgFgAAmhUAIBcAAJoVACAoAACaFQAgKQAAmhUAILwNEAAAAAHDDRAAAAABxA0QAAAAAcUNEAAAAAHGDRAAAAABxw0QAJkVACHIDRAAAAAFyQ0QAAAABQ0VAADlFAAgFgAAmhUAIBcAAJoVACAoAACaFQAgKQAAmhUAILwNEAAAAAHDDRAAAAABxA0QAAAAAcUNEAAAAAHGDRAAAAABxw0QAJkVACHIDRAAAAAFyQ0QAAAABQi8DRAAAAABww0QAAAAAcQNEAAAAAHFDRAAAAABxg0QAAAAAccNEACaFQAhyA0QAAAABckNEAAAAAUHFQAA5RQAIBYAAJwVACAXAACcFQAgvA0AAQAAAccNAAGbFQAhyA0AAQAABckNAAEAAAUEvA0AAQAAAccNAAGcFQAhyA0AAQAABckNAAEAAAUHFQAA6hQAIBYAAJ4VACAXAACeFQAgvA0AAQAAAccNAAGdFQAhyA0AAQAABMkNAAEAAAQEvA0AAQAAAccNAAGeFQAhyA0AAQAABMkNAAEAAAQFFQAA5RQAIBYAAKAVACAXAACgFQAgvA0gAAAAAccNIACfFQAhArwNIAAAAAHHDSAAoBUAIRS4CAEA_hQAIbENAAChFQAwsg0AAMYTABCzDQAAoRUAMLYNBACJFQAh9A0EAIkVACH1DQQAiRUAIfYNAgCGFQAh9w0CAIYVACH4DSAAohUAIfkNIACiFQAh-g0BAP4UACH7DQABoxUAIfwNAAGkFQAh_Q0AAaQVACH-DQABpBUAIf8NAAGkFQAhgA4QAKUVACGBDhAApRUAIYIOEAClFQAhArwNIAAAAAHHDSAAoBUAIQS8DQABAAABxw0AAZ4VACHIDQABAAAEyQ0AAQAABAS8DQABAAABxw0AAZwVACHIDQABAAAFyQ0AAQAABQi8DRAAAAABww0QAAAAAcQNEAAAAAHFDRAAAAABxg0QAAAAAccNEACaFQAhyA0QAAAABckNEAAAAAUGuAgBAAAAAfQNBAAAAAH1DQQAAAAB9w0CAAAAAfoNAQAAAAH7DQABAAABBbENAACnFQAwsg0AAMATABCzDQAApxUAMIQOAQDfFAAhhQ5AAPUUACEGqwwAAKkVACCxDQAAqBUAMLINAACtEwAQsw0AAKgVADCEDgEA_hQAIYUOQACBFQAhA-0NAACREwAg7g0AAJETACDvDQAAkRMAIAz_DAIA4hQAIbENAACqFQAwsg0AAKcTABCzDQAAqhUAMNYNAQDjFAAh8g0BAN8UACH0DQQA3hQAIYQOAQDfFAAhhg4CAOIUACGHDkAA4BQAIYgOQADgFAAhiQ4AAOQUACANrAwAAKwVACD_DAIAhhUAIbENAACrFQAwsg0AAJETABCzDQAAqxUAMNYNAQCAFQAh8g0BAP4UACH0DQQAiRUAIYQOAQD-FAAhhg4CAIYVACGHDkAAghUAIYgOQACCFQAhiQ4AAIcVACAIqwwAAKkVACCxDQAAqBUAMLINAACtEwAQsw0AAKgVADCEDgEA_hQAIYUOQACBFQAh8hAAAK0TACDzEAAArRMAIALyDQEAAAAB9A0EAAAAAQaxDQAArhUAMLINAACMEwAQsw0AAK4VADDYDUAA4BQAIdkNAQDfFAAh8g0BAN8UACEGsQ0AAK8VADCyDQAA-RIAELMNAACvFQAw2A1AAIIVACHZDQEA_hQAIfINAQD-FAAhAtkNAQAAAAHyDQEAAAABFrENAACxFQAwsg0AAPMSABCzDQAAsRUAMLkNAQDjFAAh2A1AAOAUACHyDQEA3xQAIfQNBADeFAAhjA4BAN8UACGNDgIA4hQAIY4OIAD6FAAhjw4CAOIUACGQDgAA-RQAIJEOIAD6FAAhkg4BAOMUACGTDgQAshUAIZQOBACyFQAhlQ4AAI4VACCWDkAA9RQAIZcOQAD1FAAhmA4EALIVACGZDgQAshUAIZoOQADgFAAhDRUAAOUUACAWAAC0FQAgFwAAtBUAICgAAO0UACApAAC0FQAgvA0EAAAAAcMNBAAAAAHEDQQAAAABxQ0EAAAAAcYNBAAAAAHHDQQAsxUAIcgNBAAAAAXJDQQAAAAFDRUAAOUUACAWAAC0FQAgFwAAtBUAICgAAO0UACApAAC0FQAgvA0EAAAAAcMNBAAAAAHEDQQAAAABxQ0EAAAAAcYNBAAAAAHHDQQAsxUAIcgNBAAAAAXJDQQAAAAFCLwNBAAAAAHDDQQAAAABxA0EAAAAAcUNBAAAAAHGDQQAAAABxw0EALQVACHIDQQAAAAFyQ0EAAAABRaxDQAAtRUAMLINAADgEgAQsw0AALUVADC5DQEAgBUAIdgNQACCFQAh8g0BAP4UACH0DQQAiRUAIYwOAQD-FAAhjQ4CAIYVACGODiAA_xQAIY8OAgCGFQAhkA4AAPkUACCRDiAA_xQAIZIOAQCAFQAhkw4EALYVACGUDgQAthUAIZUOAACRFQAglg5AAIEVACGXDkAAgRUAIZgOBAC2FQAhmQ4EALYVACGaDkAAghUAIQi8DQQAAAABww0EAAAAAcQNBAAAAAHFDQQAAAABxg0EAAAAAccNBAC0FQAhyA0EAAAABckNBAAAAAUC8g0BAAAAAfQNBAAAAAEGsQ0AALgVADCyDQAA2hIAELMNAAC4FQAw2A1AAOAUACHyDQEA3xQAIZsOAQDfFAAhBrENAAC5FQAwsg0AAMcSABCzDQAAuRUAMNgNQACCFQAh8g0BAP4UACGbDgEA_hQAIQWxDQAAuhUAMLINAADBEgAQsw0AALoVADC0DQQA3hQAIZsOAQDfFAAhBbENAAC7FQAwsg0AAK4SABCzDQAAuxUAMLQNBACJFQAhmw4BAP4UACEJsQ0AALwVADCyDQAAqBIAELMNAAC8FQAw9A0EAN4UACGcDgEA3xQAIZ0OAQDfFAAhng4QAL0VACGfDgEA3xQAIaAOBADeFAAhDRUAAOoUACAWAAC_FQAgFwAAvxUAICgAAL8VACApAAC_FQAgvA0QAAAAAcMNEAAAAAHEDRAAAAABxQ0QAAAAAcYNEAAAAAHHDRAAvhUAIcgNEAAAAATJDRAAAAAEDRUAAOoUACAWAAC_FQAgFwAAvxUAICgAAL8VACApAAC_FQAgvA0QAAAAAcMNEAAAAAHEDRAAAAABxQ0QAAAAAcYNEAAAAAHHDRAAvhUAIcgNEAAAAATJDRAAAAAECLwNEAAAAAHDDRAAAAABxA0QAAAAAcUNEAAAAAHGDRAAAAABxw0QAL8VACHIDRAAAAAEyQ0QAAAABAmxDQAAwBUAMLINAACVEgAQsw0AAMAVADD0DQQAiRUAIZwOAQD-FAAhnQ4BAP4UACGeDhAAwRUAIZ8OAQD-FAAhoA4EAIkVACEIvA0QAAAAAcMNEAAAAAHEDRAAAAABxQ0QAAAAAcYNEAAAAAHHDRAAvxUAIcgNEAAAAATJDRAAAAAEBfQNBAAAAAGcDgEAAAABnQ4BAAAAAZ4OEAAAAAGfDgEAAAABCbENAADDFQAwsg0AAI8SABCzDQAAwxUAMPQNBADeFAAhmw4BAN8UACGcDgEA3xQAIaIOAgDiFAAhow4QAL0VACGkDhAAvRUAIQmxDQAAxBUAMLINAAD8EQAQsw0AAMQVADD0DQQAiRUAIZsOAQD-FAAhnA4BAP4UACGiDgIAhhUAIaMOEADBFQAhpA4QAMEVACED9A0EAAAAAZsOAQAAAAGcDgEAAAABCLMHAQDfFAAhsQ0AAMYVADCyDQAA9hEAELMNAADGFQAw9A0EAN4UACGbDgEA3xQAIaYOEAC9FQAhpw4QAL0VACEIswcBAP4UACGxDQAAxxUAMLINAADjEQAQsw0AAMcVADD0DQQAiRUAIZsOAQD-FAAhpg4QAMEVACGnDhAAwRUAIQOzBwEAAAAB9A0EAAAAAZsOAQAAAAEMuAgBAN8UACGxDQAAyRUAMLINAADdEQAQsw0AAMkVADC2DQQA3hQAIfQNBADeFAAh9Q0EAN4UACH2DQIA4hQAIfcNAgDiFAAhmw4BAN8UACGjDhAAvRUAIaQOEAC9FQAhDLgIAQD-FAAhsQ0AAMoVADCyDQAAyhEAELMNAADKFQAwtg0EAIkVACH0DQQAiRUAIfUNBACJFQAh9g0CAIYVACH3DQIAhhUAIZsOAQD-FAAhow4QAMEVACGkDhAAwRUAIQa4CAEAAAABtg0EAAAAAfQNBAAAAAH1DQQAAAAB9g0CAAAAAfcNAgAAAAEKsQ0AAMwVADCyDQAAxBEAELMNAADMFQAwtg0EAN4UACH0DQQA3hQAIfUNBADeFAAhqg4EAN4UACGrDgQA3hQAIawOBADeFAAhrQ4BAN8UACEKsQ0AAM0VADCyDQAAsREAELMNAADNFQAwtg0EAIkVACH0DQQAiRUAIfUNBACJFQAhqg4EAIkVACGrDgQAiRUAIawOBACJFQAhrQ4BAP4UACEJsQ0AAM4VADCyDQAAqxEAELMNAADOFQAwtA0BAN8UACG2DUAA4BQAIfoNAQDfFAAhrg4BAN8UACGvDgEA3xQAIbAOQAD1FAAhCbENAADPFQAwsg0AAJgRABCzDQAAzxUAMLQNAQD-FAAhtg1AAIIVACH6DQEA_hQAIa4OAQD-FAAhrw4BAP4UACGwDkAAgRUAIQL6DQEAAAABrg4BAAAAAQqxDQAA0RUAMLINAACSEQAQsw0AANEVADC5DQEA4xQAIdwNAgDiFAAhsg4BAN8UACGzDkAA4BQAIbQOAgDiFAAhtQ5AAPUUACG2DgAA5BQAIAqxDQAA0hUAMLINAAD_EAAQsw0AANIVADC5DQEAgBUAIdwNAgCGFQAhsg4BAP4UACGzDkAAghUAIbQOAgCGFQAhtQ5AAIEVACG2DgAAhxUAIAqxDQAA0xUAMLINAAD5EAAQsw0AANMVADC0DQQA3hQAIbIOAQDfFAAhtw5AAOAUACG4DkAA4BQAIbkOQAD1FAAhug5AAPUUACG7DgAA5BQAIAqxDQAA1BUAMLINAADmEAAQsw0AANQVADC0DQQAiRUAIbIOAQD-FAAhtw5AAIIVACG4DkAAghUAIbkOQACBFQAhug5AAIEVACG7DgAAhxUAIAe4CAEA3xQAIbENAADVFQAwsg0AAOAQABCzDQAA1RUAMLwOAQDfFAAhvQ4BAOMUACG-DgQAshUAIQe4CAEA_hQAIbENAADWFQAwsg0AAM0QABCzDQAA1hUAMLwOAQD-FAAhvQ4BAIAVACG-DgQAthUAIQexDQAA1xUAMLINAADHEAAQsw0AANcVADD0DQQA3hQAIYgOQADgFAAhmw4BAN8UACG_DkAA4BQAIQexDQAA2BUAMLINAAC0EAAQsw0AANgVADD0DQQAiRUAIYgOQACCFQAhmw4BAP4UACG_DkAAghUAIQL0DQQAAAABmw4BAAAAARSxDQAA2hUAMLINAACuEAAQsw0AANoVADD0DQQA3hQAIZsOAQDfFAAhow4CAOIUACG8DgEA3xQAIcEOQADgFAAhwg5AAOAUACHDDgIA4hQAIcQOAgDiFAAhxQ4CAOIUACHGDgIA4hQAIccOAgDiFAAhyA4CAOIUACHJDgIA4hQAIcoOAgDiFAAhyw4gAPoUACHMDgEA3xQAIc0OQADgFAAhFLENAADbFQAwsg0AAJsQABCzDQAA2xUAMPQNBACJFQAhmw4BAP4UACGjDgIAhhUAIbwOAQD-FAAhwQ5AAIIVACHCDkAAghUAIcMOAgCGFQAhxA4CAIYVACHFDgIAhhUAIcYOAgCGFQAhxw4CAIYVACHIDgIAhhUAIckOAgCGFQAhyg4CAIYVACHLDiAA_xQAIcwOAQD-FAAhzQ5AAIIVACED9A0EAAAAAZsOAQAAAAHBDkAAAAABB7ENAADdFQAwsg0AAJUQABCzDQAA3RUAMLQNAgDiFAAhzw4BAN8UACHQDgAAjhUAINEOQADgFAAhB7ENAADeFQAwsg0AAIIQABCzDQAA3hUAMLQNAgCGFQAhzw4BAP4UACHQDgAAkRUAINEOQACCFQAhBoUDAQDfFAAhsQ0AAN8VADCyDQAA_A8AELMNAADfFQAwtA0EAN4UACG2DUAA4BQAIQaFAwEA_hQAIbENAADgFQAwsg0AAOkPABCzDQAA4BUAMLQNBACJFQAhtg1AAIIVACEQsQ0AAOEVADCyDQAA4w8AELMNAADhFQAwtA0EAN4UACG2DUAA4BQAIfQNBADeFAAh9Q0EALIVACGbDgEA3xQAIbwOAQDfFAAh0g4AAOIVACDTDgAA4hUAINQOIAD6FAAh1Q4gAPoUACHWDgQA3hQAIdcOBADeFAAh2A4EALIVACEEvA0CAAAABeoNAgAAAAHrDQIAAAAE7A0CAAAABBCxDQAA4xUAMLINAADQDwAQsw0AAOMVADC0DQQAiRUAIbYNQACCFQAh9A0EAIkVACH1DQQAthUAIZsOAQD-FAAhvA4BAP4UACHSDgAA4hUAINMOAADiFQAg1A4gAP8UACHVDiAA_xQAIdYOBACJFQAh1w4EAIkVACHYDgQAthUAIQmxDQAA5BUAMLINAADKDwAQsw0AAOQVADD0DQQA3hQAIZsOAQDfFAAhsg4EAN4UACHFDgAA4hUAIMoOAADiFQAg2Q4AAOIVACAJsQ0AAOUVADCyDQAAtw8AELMNAADlFQAw9A0EAIkVACGbDgEA_hQAIbIOBACJFQAhxQ4AAOIVACDKDgAA4hUAINkOAADiFQAgAvQNBAAAAAGbDgEAAAABBrENAADnFQAwsg0AALEPABCzDQAA5xUAMJsOAQDfFAAh2g4AAZYVACHbDgABlhUAIQaxDQAA6BUAMLINAACeDwAQsw0AAOgVADCbDgEA_hQAIdoOAAGjFQAh2w4AAaMVACECmw4BAAAAAdoOAAEAAAEZsQ0AAOoVADCyDQAAmA8AELMNAADqFQAw0g0BAN8UACH0DQQA3hQAIZsOAQDfFAAhow4CAOIUACHDDgIA4hQAIcQOAgDiFAAhxQ4CAOIUACHGDgIA4hQAIccOAgDiFAAhyA4CAOIUACHJDgIA4hQAIcoOAgDiFAAhyw4gAPoUACHMDgEA3xQAIdoOAAGWFQAh3Q4AAI4VACDeDgEA3xQAId8OAQDfFAAh4A4AAZYVACHhDgQA3hQAIeIOBACyFQAh4w5AAOAUACEZsQ0AAOsVADCyDQAAhQ8AELMNAADrFQAw0g0BAP4UACH0DQQAiRUAIZsOAQD-FAAhow4CAIYVACHDDgIAhhUAIcQOAgCGFQAhxQ4CAIYVACHGDgIAhhUAIccOAgCGFQAhyA4CAIYVACHJDgIAhhUAIcoOAgCGFQAhyw4gAP8UACHMDgEA_hQAIdoOAAGjFQAh3Q4AAJEVACDeDgEA_hQAId8OAQD-FAAh4A4AAaMVACHhDgQAiRUAIeIOBAC2FQAh4w5AAIIVACEC9A0EAAAAAZsOAQAAAAELsQ0AAO0VADCyDQAA_w4AELMNAADtFQAw9A0EAN4UACHkDgEA3xQAIeUOBADeFAAh5g4BAN8UACHnDgAA-RQAIOgOAgDiFAAh6Q5AAOAUACHqDkAA9RQAIQuxDQAA7hUAMLINAADsDgAQsw0AAO4VADD0DQQAiRUAIeQOAQD-FAAh5Q4EAIkVACHmDgEA_hQAIecOAAD5FAAg6A4CAIYVACHpDkAAghUAIeoOQACBFQAhA_QNBAAAAAHkDgEAAAAB5Q4EAAAAAQexDQAA8BUAMLINAADmDgAQsw0AAPAVADDYDUAA4BQAIdkNAQDfFAAh-w0BAN8UACHsDgEA3xQAIQexDQAA8RUAMLINAADTDgAQsw0AAPEVADDYDUAAghUAIdkNAQD-FAAh-w0BAP4UACHsDgEA_hQAIQixDQAA8hUAMLINAADNDgAQsw0AAPIVADDYDUAA4BQAIe0OAQDfFAAh7g4BAN8UACHvDgEA3xQAIfAOQAD1FAAhCLENAADzFQAwsg0AALoOABCzDQAA8xUAMNgNQACCFQAh7Q4BAP4UACHuDgEA_hQAIe8OAQD-FAAh8A5AAIEVACEGsQ0AAPQVADCyDQAAtA4AELMNAAD0FQAw2A1AAOAUACHyDQEA3xQAIe8OAQDfFAAhBrENAAD1FQAwsg0AAKEOABCzDQAA9RUAMNgNQACCFQAh8g0BAP4UACHvDgEA_hQAIQ6xDQAA9hUAMLINAACbDgAQsw0AAPYVADDYDUAA4BQAIdkNAQDjFAAh9A0EAN4UACHlDhAAvRUAIewOAQDfFAAh8Q4BAN8UACHyDhAAvRUAIfMOAQDfFAAh9A5AAOAUACH1DgEA4xQAIfYOAAD5FAAgDrENAAD3FQAwsg0AAIgOABCzDQAA9xUAMNgNQACCFQAh2Q0BAIAVACH0DQQAiRUAIeUOEADBFQAh7A4BAP4UACHxDgEA_hQAIfIOEADBFQAh8w4BAP4UACH0DkAAghUAIfUOAQCAFQAh9g4AAPkUACAGsQ0AAPgVADCyDQAAgg4AELMNAAD4FQAw9A0EAN4UACH1DQQA3hQAIfcOAQDfFAAhBrENAAD5FQAwsg0AAO8NABCzDQAA-RUAMPQNBACJFQAh9Q0EAIkVACH3DgEA_hQAIQ6xDQAA-hUAMLINAADpDQAQsw0AAPoVADDyDQEA3xQAIfQNBADeFAAh9Q0EAN4UACH3DQIA4hQAIfsNAQDfFAAhjA4BAN8UACHsDgEA3xQAIfQOQADgFAAh9w4BAN8UACH4DhAAvRUAIfkOQADgFAAhDrENAAD7FQAwsg0AANYNABCzDQAA-xUAMPINAQD-FAAh9A0EAIkVACH1DQQAiRUAIfcNAgCGFQAh-w0BAP4UACGMDgEA_hQAIewOAQD-FAAh9A5AAIIVACH3DgEA_hQAIfgOEADBFQAh-Q5AAIIVACED9A0EAAAAAfcNAgAAAAH7DQEAAAABDrENAAD9FQAwsg0AANANABCzDQAA_RUAMPINAQDfFAAhhw5AAPUUACH7DgEA3xQAIfwOQADgFAAh_Q4gAPoUACH-DgEA4xQAIf8OQAD1FAAhgA8gAPoUACGBD0AA9RQAIYIPQAD1FAAhgw8AAOQUACANsQ0AAP4VADCyDQAAug0AELMNAAD-FQAwuQ0BAOMUACHyDQEA3xQAIfQNBADeFAAhjg4gAPoUACGPDgIA4hQAIZAOAAD5FAAgkg4BAOMUACGVDgAAjhUAINsOAAGXFQAhhA8EALIVACEM_wwCAOIUACGxDQAA_xUAMLINAACkDQAQsw0AAP8VADDWDQEA4xQAIfINAQDfFAAhhA4BAN8UACGHDkAA4BQAIYgOQAD1FAAh_A5AAOAUACH_DkAA9RQAIYAPIAD6FAAhDrkIAACBFgAguggAAIIWACD_DAIAhhUAIbENAACAFgAwsg0AAJENABCzDQAAgBYAMNYNAQCAFQAh8g0BAP4UACGEDgEA_hQAIYcOQACCFQAhiA5AAIEVACH8DkAAghUAIf8OQACBFQAhgA8gAP8UACED7Q0AAIYNACDuDQAAhg0AIO8NAACGDQAgA-0NAACKDQAg7g0AAIoNACDvDQAAig0AIALyDQEAAAAB-w4BAAAAAQ-4CAAAhRYAILENAACEFgAwsg0AAIoNABCzDQAAhBYAMPINAQD-FAAhhw5AAIEVACH7DgEA_hQAIfwOQACCFQAh_Q4gAP8UACH-DgEAgBUAIf8OQACBFQAhgA8gAP8UACGBD0AAgRUAIYIPQACBFQAhgw8AAIcVACAQuQgAAIEWACC6CAAAghYAIP8MAgCGFQAhsQ0AAIAWADCyDQAAkQ0AELMNAACAFgAw1g0BAIAVACHyDQEA_hQAIYQOAQD-FAAhhw5AAIIVACGIDkAAgRUAIfwOQACCFQAh_w5AAIEVACGADyAA_xQAIfIQAACRDQAg8xAAAJENACAC8g0BAAAAAfQNBAAAAAEOuAgAAIUWACCxDQAAhxYAMLINAACGDQAQsw0AAIcWADC5DQEAgBUAIfINAQD-FAAh9A0EAIkVACGODiAA_xQAIY8OAgCGFQAhkA4AAPkUACCSDgEAgBUAIZUOAACRFQAg2w4AAaQVACGEDwQAthUAIQ6xDQAAiBYAMLINAACBDQAQsw0AAIgWADC2DUAA4BQAIc4NAQDjFAAh1g0BAOMUACHyDQEA3xQAIYgOQADgFAAhhg8BAN8UACGHDwEA3xQAIYgPAAD5FAAgiQ9AAPUUACGKDwEA4xQAIYsPAADkFAAgCYYDAgDiFAAhsQ0AAIkWADCyDQAA6wwAELMNAACJFgAw2Q0BAN8UACGGDwEA3xQAIYwPQADgFAAhjQ8gAPoUACGOD0AA9RQAIQuGAwIAhhUAIbAHAACLFgAgtwcAAIwWACCxDQAAihYAMLINAADECwAQsw0AAIoWADDZDQEA_hQAIYYPAQD-FAAhjA9AAIIVACGNDyAA_xQAIY4PQACBFQAhDrAHAACRFQAgsQcAAJYWACCyBwAAlxYAILUHAACYFgAgtgcAAJkWACCxDQAAlRYAMLINAADPCwAQsw0AAJUWADC0DQEA_hQAIdgNQACCFQAh2Q0BAP4UACHsDgEA_hQAIfIQAADPCwAg8xAAAM8LACAD7Q0AAMYLACDuDQAAxgsAIO8NAADGCwAgB7ENAACNFgAwsg0AANMMABCzDQAAjRYAMPINAQDfFAAhwQ5AAOAUACGPDwEA3xQAIZAPAgDiFAAhB7ENAACOFgAwsg0AAMAMABCzDQAAjhYAMPINAQD-FAAhwQ5AAIIVACGPDwEA_hQAIZAPAgCGFQAhA_INAQAAAAHBDkAAAAABjw8BAAAAAQexDQAAkBYAMLINAAC6DAAQsw0AAJAWADDBDkAA4BQAIY8PAQDfFAAhkg8EAN4UACGTDwQA3hQAIQmxDQAAkRYAMLINAACkDAAQsw0AAJEWADDYDUAA4BQAIdkNAQDfFAAhhg8BAN8UACGPDwEA3xQAIZQPQAD1FAAhlQ8CAOIUACEHsQ0AAJIWADCyDQAAjgwAELMNAACSFgAwhg8BAN8UACGWDwEA3xQAIZcPAQDfFAAhmA9AAOAUACENsQ0AAJMWADCyDQAA-AsAELMNAACTFgAwtA0BAN8UACG5DQEA4xQAIdgNQADgFAAh2Q0BAN8UACHcDQIA4hQAIbUOQAD1FAAh4w5AAOAUACGGDwEA3xQAIZkPAQDfFAAhmg8AAOQUACAIsAcAAI4VACCxDQAAlBYAMLINAADiCwAQsw0AAJQWADC0DQEA3xQAIdgNQADgFAAh2Q0BAN8UACHsDgEA3xQAIQywBwAAkRUAILEHAACWFgAgsgcAAJcWACC1BwAAmBYAILYHAACZFgAgsQ0AAJUWADCyDQAAzwsAELMNAACVFgAwtA0BAP4UACHYDUAAghUAIdkNAQD-FAAh7A4BAP4UACED7Q0AALMLACDuDQAAswsAIO8NAACzCwAgA-0NAAC3CwAg7g0AALcLACDvDQAAtwsAIAPtDQAAuwsAIO4NAAC7CwAg7w0AALsLACANhgMCAIYVACGwBwAAixYAILcHAACMFgAgsQ0AAIoWADCyDQAAxAsAELMNAACKFgAw2Q0BAP4UACGGDwEA_hQAIYwPQACCFQAhjQ8gAP8UACGOD0AAgRUAIfIQAADECwAg8xAAAMQLACAC8g0BAAAAAYYPAQAAAAEPtgcAAJwWACCxDQAAmxYAMLINAADGCwAQsw0AAJsWADC2DUAAghUAIc4NAQCAFQAh1g0BAIAVACHyDQEA_hQAIYgOQACCFQAhhg8BAP4UACGHDwEA_hQAIYgPAAD5FAAgiQ9AAIEVACGKDwEAgBUAIYsPAACHFQAgDYYDAgCGFQAhsAcAAIsWACC3BwAAjBYAILENAACKFgAwsg0AAMQLABCzDQAAihYAMNkNAQD-FAAhhg8BAP4UACGMD0AAghUAIY0PIAD_FAAhjg9AAIEVACHyEAAAxAsAIPMQAADECwAgA48PAQAAAAGSDwQAAAABkw8EAAAAAQizBwAAnxYAILENAACeFgAwsg0AAL8LABCzDQAAnhYAMMEOQACCFQAhjw8BAP4UACGSDwQAiRUAIZMPBACJFQAhDbAHAACLFgAgtAcAAKEWACCxDQAAoBYAMLINAAC7CwAQsw0AAKAWADDYDUAAghUAIdkNAQD-FAAhhg8BAP4UACGPDwEA_hQAIZQPQACBFQAhlQ8CAIYVACHyEAAAuwsAIPMQAAC7CwAgC7AHAACLFgAgtAcAAKEWACCxDQAAoBYAMLINAAC7CwAQsw0AAKAWADDYDUAAghUAIdkNAQD-FAAhhg8BAP4UACGPDwEA_hQAIZQPQACBFQAhlQ8CAIYVACED7Q0AAL8LACDuDQAAvwsAIO8NAAC_CwAgAoYPAQAAAAGWDwEAAAABCLAHAACLFgAgsQ0AAKMWADCyDQAAtwsAELMNAACjFgAwhg8BAP4UACGWDwEA_hQAIZcPAQD-FAAhmA9AAIIVACEOsAcAAIsWACCxDQAApBYAMLINAACzCwAQsw0AAKQWADC0DQEA_hQAIbkNAQCAFQAh2A1AAIIVACHZDQEA_hQAIdwNAgCGFQAhtQ5AAIEVACHjDkAAghUAIYYPAQD-FAAhmQ8BAP4UACGaDwAAhxUAIAWxDQAApRYAMLINAACuCwAQsw0AAKUWADC0DQEA3xQAIfQOQADgFAAhBbENAACmFgAwsg0AAJsLABCzDQAAphYAMLQNAQD-FAAh9A5AAIIVACERsQ0AAKcWADCyDQAAlQsAELMNAACnFgAwtA0BAN8UACHYDUAA4BQAIZsOAQDfFAAh8A5AAOAUACH0DkAA4BQAIZ4PAQDfFAAhnw8BAOMUACGgDwEA3xQAIaEPAQDfFAAhog8BAOMUACGjD0AA9RQAIaQPAQDjFAAhpQ9AAPUUACGmD0AA9RQAIRGxDQAAqBYAMLINAACCCwAQsw0AAKgWADC0DQEA_hQAIdgNQACCFQAhmw4BAP4UACHwDkAAghUAIfQOQACCFQAhng8BAP4UACGfDwEAgBUAIaAPAQD-FAAhoQ8BAP4UACGiDwEAgBUAIaMPQACBFQAhpA8BAIAVACGlD0AAgRUAIaYPQACBFQAhCggAAI4VACCxDQAAqRYAMLINAAD8CgAQsw0AAKkWADD6DQEA3xQAIYwPQADgFAAhpw8BAN8UACGoDwEA3xQAIakPQADgFAAhqg9AAPUUACEQsQ0AAKoWADCyDQAA5goAELMNAACqFgAwtA0BAN8UACHTDQIA4hQAIdUNQAD1FAAh1g0CAOIUACHXDUAA9RQAIdgNQADgFAAh-g0BAN8UACGMDgEA3xQAIZYOQAD1FAAhpw8BAN8UACGrDwAAjhUAIKwPAgDiFAAhrQ9AAPUUACEICAAAjhUAILENAACrFgAwsg0AANAKABCzDQAAqxYAMLQNBADeFAAhtg1AAOAUACH6DQEA3xQAIacPAQDfFAAhCbENAACsFgAwsg0AALoKABCzDQAArBYAMNkNAQDjFAAh8w0BAOMUACH8DkAA4BQAIa4PAQDfFAAhrw8CAOIUACGwDyAA-hQAIQmxDQAArRYAMLINAACnCgAQsw0AAK0WADDZDQEAgBUAIfMNAQCAFQAh_A5AAIIVACGuDwEA_hQAIa8PAgCGFQAhsA8gAP8UACEPsQ0AAK4WADCyDQAAoQoAELMNAACuFgAwtA0BAN8UACHYDUAA4BQAIdkNAQDjFAAh2w0BAN8UACHkDQEA4xQAIa4OAQDfFAAh8A5AAPUUACH8DkAA9RQAIa4PAQDfFAAhsQ8BAN8UACGyDwAA-RQAILMPAgDiFAAhBrENAACvFgAwsg0AAIkKABCzDQAArxYAMLQPAQDfFAAhtQ8CAOIUACG2DwABlhUAIQixDQAAsBYAMLINAADzCQAQsw0AALAWADDyDQEA3xQAIYAOEACYFQAhzw4CAOIUACG0DwEA3xQAIbcPAgDiFAAhGrENAACxFgAwsg0AAN0JABCzDQAAsRYAMLQNAQDfFAAh2A1AAOAUACHZDQEA3xQAIYAOAQDjFAAhiQ4CAOIUACGMDgEA3xQAIZYOQAD1FAAhrw4BAOMUACHBDgQAshUAIeAOAQDjFAAh8w4BAOMUACGGDwEA4xQAIbgPAQDfFAAhuQ8BAN8UACG6DxAAmBUAIbsPEACYFQAhvA8CAOEUACG9DwABlxUAIb4PAgDhFAAhvw8QAJgVACHADwQAshUAIcEPAADkFAAgwg8BAOMUACEcjgYAALMWACCPBgAAtBYAILENAACyFgAwsg0AAMoJABCzDQAAshYAMLQNAQD-FAAh2A1AAIIVACHZDQEA_hQAIYAOAQCAFQAhiQ4CAIYVACGMDgEA_hQAIZYOQACBFQAhrw4BAIAVACHBDgQAthUAIeAOAQCAFQAh8w4BAIAVACGGDwEAgBUAIbgPAQD-FAAhuQ8BAP4UACG6DxAApRUAIbsPEAClFQAhvA8CAIUVACG9DwABpBUAIb4PAgCFFQAhvw8QAKUVACHADwQAthUAIcEPAACHFQAgwg8BAIAVACED7Q0AAL8JACDuDQAAvwkAIO8NAAC_CQAgA-0NAADDCQAg7g0AAMMJACDvDQAAwwkAIAK0DwEAAAABtQ8CAAAAAQeNBgAAtxYAILENAAC2FgAwsg0AAMMJABCzDQAAthYAMLQPAQD-FAAhtQ8CAIYVACG2DwABoxUAIR6OBgAAsxYAII8GAAC0FgAgsQ0AALIWADCyDQAAygkAELMNAACyFgAwtA0BAP4UACHYDUAAghUAIdkNAQD-FAAhgA4BAIAVACGJDgIAhhUAIYwOAQD-FAAhlg5AAIEVACGvDgEAgBUAIcEOBAC2FQAh4A4BAIAVACHzDgEAgBUAIYYPAQCAFQAhuA8BAP4UACG5DwEA_hQAIboPEAClFQAhuw8QAKUVACG8DwIAhRUAIb0PAAGkFQAhvg8CAIUVACG_DxAApRUAIcAPBAC2FQAhwQ8AAIcVACDCDwEAgBUAIfIQAADKCQAg8xAAAMoJACACtA8BAAAAAbcPAgAAAAEJjQYAALcWACCxDQAAuRYAMLINAAC_CQAQsw0AALkWADDyDQEA_hQAIYAOEAClFQAhzw4CAIYVACG0DwEA_hQAIbcPAgCGFQAhCLENAAC6FgAwsg0AALoJABCzDQAAuhYAMLQNAQDfFAAh2A1AAOAUACH0DkAA4BQAIY8PAAGWFQAhuA8BAN8UACEKsQ0AALsWADCyDQAApAkAELMNAAC7FgAwuA8BAN8UACHFDwIA4hQAIcYPAgDiFAAhxw8CAOIUACHIDwAA-RQAIMkPAACOFQAgyg8BAN8UACEIrAwCAOIUACGxDQAAvBYAMLINAACOCQAQsw0AALwWADCvDgEA3xQAIbgPAQDfFAAhyw8CAOEUACHMDwEA3xQAIReFAwEA3xQAIawMAgDiFAAhsQ0AAL0WADCyDQAA-AgAELMNAAC9FgAw8g0BAOMUACHDDgIA4RQAIcwOAQDjFAAhhw8BAOMUACGWDwEA4xQAIbgPAQDfFAAhxQ8CAOEUACHKDyAAlRUAIcsPAgDiFAAhzQ8BAN8UACHODwEA4xQAIc8PAgDhFAAh0A8AAOQUACDRDwEA4xQAIdIPAQDjFAAh0w8AAPkUACDUDyAAlRUAIdUPAgDhFAAhBrENAAC-FgAwsg0AAOIIABCzDQAAvhYAMLUPAgDiFAAhtg8AAZYVACG4DwEA3xQAIRuwBwAA5BQAILENAAC_FgAwsg0AAMwIABCzDQAAvxYAMLQNAQDfFAAhtg0EALIVACHYDUAA4BQAIdkNAQDfFAAh9A0EALIVACGMDgEA3xQAIa8OAQDjFAAhuw4AAOQUACDsDgEA3xQAIfQOQADgFAAhhg8BAOMUACGpD0AA9RQAIdYPAQDfFAAh1w8gAPoUACHYDwEA4xQAIdkPAQDjFAAh2g8AAOQUACDbDwAA5BQAINwPAACOFQAg3Q8gAPoUACHeDwAA-RQAIN8PAgDiFAAh4A9AAPUUACEgqAUAAMEWACCpBQAAwhYAIKoFAADDFgAgqwUAAMQWACCsBQAAxRYAILAHAACHFQAgsQ0AAMAWADCyDQAAuQgAELMNAADAFgAwtA0BAP4UACG2DQQAthUAIdgNQACCFQAh2Q0BAP4UACH0DQQAthUAIYwOAQD-FAAhrw4BAIAVACG7DgAAhxUAIOwOAQD-FAAh9A5AAIIVACGGDwEAgBUAIakPQACBFQAh1g8BAP4UACHXDyAA_xQAIdgPAQCAFQAh2Q8BAIAVACHaDwAAhxUAINsPAACHFQAg3A8AAJEVACDdDyAA_xQAId4PAAD5FAAg3w8CAIYVACHgD0AAgRUAIQPtDQAAnwgAIO4NAACfCAAg7w0AAJ8IACAD7Q0AAKMIACDuDQAAowgAIO8NAACjCAAgA-0NAACnCAAg7g0AAKcIACDvDQAApwgAIAPtDQAAqwgAIO4NAACrCAAg7w0AAKsIACAD7Q0AAK8IACDuDQAArwgAIO8NAACvCAAgCacFAADHFgAgsQ0AAMYWADCyDQAArwgAELMNAADGFgAwtA0BAP4UACHYDUAAghUAIfQOQACCFQAhjw8AAaMVACG4DwEA_hQAISKoBQAAwRYAIKkFAADCFgAgqgUAAMMWACCrBQAAxBYAIKwFAADFFgAgsAcAAIcVACCxDQAAwBYAMLINAAC5CAAQsw0AAMAWADC0DQEA_hQAIbYNBAC2FQAh2A1AAIIVACHZDQEA_hQAIfQNBAC2FQAhjA4BAP4UACGvDgEAgBUAIbsOAACHFQAg7A4BAP4UACH0DkAAghUAIYYPAQCAFQAhqQ9AAIEVACHWDwEA_hQAIdcPIAD_FAAh2A8BAIAVACHZDwEAgBUAIdoPAACHFQAg2w8AAIcVACDcDwAAkRUAIN0PIAD_FAAh3g8AAPkUACDfDwIAhhUAIeAPQACBFQAh8hAAALkIACDzEAAAuQgAIAK4DwEAAAABxQ8CAAAAAQunBQAAxxYAILENAADJFgAwsg0AAKsIABCzDQAAyRYAMLgPAQD-FAAhxQ8CAIYVACHGDwIAhhUAIccPAgCGFQAhyA8AAPkUACDJDwAAkRUAIMoPAQD-FAAhA6wMAgAAAAGvDgEAAAABuA8BAAAAAQmnBQAAxxYAIKwMAgCGFQAhsQ0AAMsWADCyDQAApwgAELMNAADLFgAwrw4BAP4UACG4DwEA_hQAIcsPAgCFFQAhzA8BAP4UACECuA8BAAAAAcsPAgAAAAEYhQMBAP4UACGnBQAAxxYAIKwMAgCGFQAhsQ0AAM0WADCyDQAAowgAELMNAADNFgAw8g0BAIAVACHDDgIAhRUAIcwOAQCAFQAhhw8BAIAVACGWDwEAgBUAIbgPAQD-FAAhxQ8CAIUVACHKDyAAohUAIcsPAgCGFQAhzQ8BAP4UACHODwEAgBUAIc8PAgCFFQAh0A8AAIcVACDRDwEAgBUAIdIPAQCAFQAh0w8AAPkUACDUDyAAohUAIdUPAgCFFQAhArUPAgAAAAG4DwEAAAABB6cFAADHFgAgsQ0AAM8WADCyDQAAnwgAELMNAADPFgAwtQ8CAIYVACG2DwABoxUAIbgPAQD-FAAhCLgIAQDfFAAhsQ0AANAWADCyDQAAmggAELMNAADQFgAw9A0EAN4UACH1DQQA3hQAIfYNAgDiFAAh5Q8gAPoUACEIuAgBAP4UACGxDQAA0RYAMLINAACHCAAQsw0AANEWADD0DQQAiRUAIfUNBACJFQAh9g0CAIYVACHlDyAA_xQAIQS4CAEAAAAB9A0EAAAAAfUNBAAAAAH2DQIAAAABDv8MAgDiFAAhsQ0AANMWADCyDQAAgQgAELMNAADTFgAwtg1AAOAUACH0DQQA3hQAIfUNBADeFAAh9g0CAOIUACH7DQEA4xQAIa8OAQDfFAAh9w4BAN8UACHnDwQAshUAIegPQADgFAAh6Q9AAPUUACEO_wwCAIYVACGxDQAA1BYAMLINAADuBwAQsw0AANQWADC2DUAAghUAIfQNBACJFQAh9Q0EAIkVACH2DQIAhhUAIfsNAQCAFQAhrw4BAP4UACH3DgEA_hQAIecPBAC2FQAh6A9AAIIVACHpD0AAgRUAIQP0DQQAAAAB9Q0EAAAAAfYNAgAAAAEFsQ0AANYWADCyDQAA6AcAELMNAADWFgAw8g0BAN8UACHrDwIA4hQAIQWxDQAA1xYAMLINAADVBwAQsw0AANcWADDyDQEA_hQAIesPAgCGFQAhB7gIAQDfFAAhsQ0AANgWADCyDQAAzwcAELMNAADYFgAwxg8CAOIUACHIDwAAjhUAIOwPAQDfFAAhB7gIAQD-FAAhsQ0AANkWADCyDQAAvAcAELMNAADZFgAwxg8CAIYVACHIDwAAkRUAIOwPAQD-FAAhCLgIAQDfFAAhsQ0AANoWADCyDQAAtgcAELMNAADaFgAw9A0EAN4UACHtDwEA3xQAIe4PAgDiFAAh7w8CAOIUACEIuAgBAP4UACGxDQAA2xYAMLINAACjBwAQsw0AANsWADD0DQQAiRUAIe0PAQD-FAAh7g8CAIYVACHvDwIAhhUAIQK4CAEAAAAB9A0EAAAAAQe4CAEA3xQAIbENAADdFgAwsg0AAJ0HABCzDQAA3RYAMPQNBADeFAAh2w4AAZYVACHxDwQA3hQAIQe4CAEA_hQAIbENAADeFgAwsg0AAIoHABCzDQAA3hYAMPQNBACJFQAh2w4AAaMVACHxDwQAiRUAIQO4CAEAAAAB9A0EAAAAAfEPBAAAAAEIuAgBAN8UACGxDQAA4BYAMLINAACEBwAQsw0AAOAWADD0DQQA3hQAIY0OAgDiFAAhlA4EAN4UACHbDgABlxUAIQi4CAEA_hQAIbENAADhFgAwsg0AAPEGABCzDQAA4RYAMPQNBACJFQAhjQ4CAIYVACGUDgQAiRUAIdsOAAGkFQAhArgIAQAAAAH0DQQAAAABFLgIAQDfFAAhsQ0AAOMWADCyDQAA6wYAELMNAADjFgAwtg0EAN4UACH0DQQA3hQAIfUNBADeFAAh9g0CAOIUACH3DQIA4hQAIfgNIACVFQAh-Q0gAJUVACH6DQEA3xQAIfsNAAGWFQAh_A0AAZcVACH9DQABlxUAIf4NAAGXFQAh_w0AAZcVACGADhAAmBUAIYEOEACYFQAhgg4QAJgVACEUuAgBAP4UACGxDQAA5BYAMLINAADYBgAQsw0AAOQWADC2DQQAiRUAIfQNBACJFQAh9Q0EAIkVACH2DQIAhhUAIfcNAgCGFQAh-A0gAKIVACH5DSAAohUAIfoNAQD-FAAh-w0AAaMVACH8DQABpBUAIf0NAAGkFQAh_g0AAaQVACH_DQABpBUAIYAOEAClFQAhgQ4QAKUVACGCDhAApRUAIQa4CAEAAAAB9A0EAAAAAfUNBAAAAAH3DQIAAAAB-g0BAAAAAfsNAAEAAAEJsQ0AAOYWADCyDQAA0gYAELMNAADmFgAw9A0EAN4UACH0DwQA3hQAIfUPAQDfFAAh9g8BAN8UACH3DwQA3hQAIfgPBACyFQAhCbENAADnFgAwsg0AAL8GABCzDQAA5xYAMPQNBACJFQAh9A8EAIkVACH1DwEA_hQAIfYPAQD-FAAh9w8EAIkVACH4DwQAthUAIQL0DQQAAAAB9A8EAAAAAQuxDQAA6RYAMLINAAC5BgAQsw0AAOkWADD0DQQA3hQAIfoPQAD1FAAh-w8BAOMUACH8DwQAshUAIf0PQAD1FAAh_g9AAPUUACH_DwQAshUAIYAQQAD1FAAhC7ENAADqFgAwsg0AAKYGABCzDQAA6hYAMPQNBACJFQAh-g9AAIEVACH7DwEAgBUAIfwPBAC2FQAh_Q9AAIEVACH-D0AAgRUAIf8PBAC2FQAhgBBAAIEVACEJsQ0AAOsWADCyDQAAoAYAELMNAADrFgAwuQ0BAN8UACHSDQIA4RQAIdsNAQDfFAAh9A0EAN4UACGXDkAA4BQAIYwPQADgFAAhCbENAADsFgAwsg0AAI0GABCzDQAA7BYAMLkNAQD-FAAh0g0CAIUVACHbDQEA_hQAIfQNBACJFQAhlw5AAIIVACGMD0AAghUAIQLbDQEAAAAB9A0EAAAAAQexDQAA7hYAMLINAACHBgAQsw0AAO4WADD0DQQA3hQAIfUNBADeFAAhghAEAN4UACGDECAA-hQAIQexDQAA7xYAMLINAAD0BQAQsw0AAO8WADD0DQQAiRUAIfUNBACJFQAhghAEAIkVACGDECAA_xQAIRSxDQAA8BYAMLINAADuBQAQsw0AAPAWADC5DQEA4xQAIeYNQAD1FAAh9A0EAN4UACH1DQQAshUAIYwOAQDfFAAh4w5AAOAUACH3DgEA4xQAIYIQBACyFQAhhBAEALIVACGFEAQAshUAIYYQBACyFQAhhxABAOMUACGIEAQAshUAIYkQAQDjFAAhihAEALIVACGLEAQAshUAIYwQQAD1FAAhFLENAADxFgAwsg0AANsFABCzDQAA8RYAMLkNAQCAFQAh5g1AAIEVACH0DQQAiRUAIfUNBAC2FQAhjA4BAP4UACHjDkAAghUAIfcOAQCAFQAhghAEALYVACGEEAQAthUAIYUQBAC2FQAhhhAEALYVACGHEAEAgBUAIYgQBAC2FQAhiRABAIAVACGKEAQAthUAIYsQBAC2FQAhjBBAAIEVACEGsQ0AAPIWADCyDQAA1QUAELMNAADyFgAw8g0BAN8UACGWDwEA3xQAIY0QQADgFAAhBrENAADzFgAwsg0AAMIFABCzDQAA8xYAMPINAQD-FAAhlg8BAP4UACGNEEAAghUAIQqGAwAAjhUAILENAAD0FgAwsg0AALwFABCzDQAA9BYAMLkOQAD1FAAh5Q4CAOIUACHsDgEA3xQAIY4QAQDfFAAhjxABAN8UACGQEEAA9RQAIQqGAwAAkRUAILENAAD1FgAwsg0AAKkFABCzDQAA9RYAMLkOQACBFQAh5Q4CAIYVACHsDgEA_hQAIY4QAQD-FAAhjxABAP4UACGQEEAAgRUAIQLsDgEAAAABjhABAAAAAQexDQAA9xYAMLINAACjBQAQsw0AAPcWADDyDQEA3xQAIewOAQDfFAAhjxABAN8UACGSEEAA4BQAIQexDQAA-BYAMLINAACQBQAQsw0AAPgWADDyDQEA_hQAIewOAQD-FAAhjxABAP4UACGSEEAAghUAIQPyDQEAAAAB7A4BAAAAAY8QAQAAAAEJsQ0AAPoWADCyDQAAigUAELMNAAD6FgAw8g0BAN8UACHsDgEA3xQAIdwPIAD6FAAhkBBAAPUUACGUECAA-hQAIZUQQADgFAAhFbENAAD7FgAwsg0AAPQEABCzDQAA-xYAMNgNQADgFAAh9A0EAN4UACH1DQQA3hQAIfsNAQDfFAAhjA4BAN8UACG5DkAA9RQAIeUOAgDiFAAh7A4BAN8UACH3DgEA3xQAIY4QAQDfFAAhjxABAN8UACGQEEAA9RQAIZYQEAC9FQAhlxABAOMUACGYEEAA4BQAIZkQIAD6FAAhmhAgAPoUACGbECAA-hQAIRaGAwAA_RYAILENAAD8FgAwsg0AAOEEABCzDQAA_BYAMNgNQACCFQAh9A0EAIkVACH1DQQAiRUAIfsNAQD-FAAhjA4BAP4UACG5DkAAgRUAIeUOAgCGFQAh7A4BAP4UACH3DgEA_hQAIY4QAQD-FAAhjxABAP4UACGQEEAAgRUAIZYQEADBFQAhlxABAIAVACGYEEAAghUAIZkQIAD_FAAhmhAgAP8UACGbECAA_xQAIQPtDQAA2wQAIO4NAADbBAAg7w0AANsEACAKhQMAAP8WACCxDQAA_hYAMLINAADbBAAQsw0AAP4WADDyDQEA_hQAIewOAQD-FAAh3A8gAP8UACGQEEAAgRUAIZQQIAD_FAAhlRBAAIIVACEYhgMAAP0WACCxDQAA_BYAMLINAADhBAAQsw0AAPwWADDYDUAAghUAIfQNBACJFQAh9Q0EAIkVACH7DQEA_hQAIYwOAQD-FAAhuQ5AAIEVACHlDgIAhhUAIewOAQD-FAAh9w4BAP4UACGOEAEA_hQAIY8QAQD-FAAhkBBAAIEVACGWEBAAwRUAIZcQAQCAFQAhmBBAAIIVACGZECAA_xQAIZoQIAD_FAAhmxAgAP8UACHyEAAA4QQAIPMQAADhBAAgDggAAI4VACCxDQAAgBcAMLINAADWBAAQsw0AAIAXADC2DQQA3hQAIfQNBADeFAAh9Q0EAN4UACH3DQIA4hQAIfoNAQDfFAAh-w0BAN8UACHsDgEA3xQAIfcOAQDfFAAhnBABAN8UACGdEAEA3xQAIQ4IAACRFQAgsQ0AAIEXADCyDQAAwwQAELMNAACBFwAwtg0EAIkVACH0DQQAiRUAIfUNBACJFQAh9w0CAIYVACH6DQEA_hQAIfsNAQD-FAAh7A4BAP4UACH3DgEA_hQAIZwQAQD-FAAhnRABAP4UACED9A0EAAAAAfcNAgAAAAH7DQEAAAABBQgAAZYVACGxDQAAgxcAMLINAAC9BAAQsw0AAIMXADD1DwABlhUAIQYIAAGjFQAh0wIAAIUXACCxDQAAhBcAMLINAACqBAAQsw0AAIQXADD1DwABoxUAIQPtDQAAjgQAIO4NAACOBAAg7w0AAI4EACAIsQ0AAIYXADCyDQAApAQAELMNAACGFwAwvg8AAZcVACGeEAIA4hQAIZ8QAgDiFAAhoBABAN8UACGhEAABlhUAIQnUAgAAiBcAILENAACHFwAwsg0AAI4EABCzDQAAhxcAML4PAAGkFQAhnhACAIYVACGfEAIAhhUAIaAQAQD-FAAhoRAAAaMVACEICAABoxUAIdMCAACFFwAgsQ0AAIQXADCyDQAAqgQAELMNAACEFwAw9Q8AAaMVACHyEAAAqgQAIPMQAACqBAAgAp4QAgAAAAGfEAIAAAABEqkFAgDiFAAhjwYAAZcVACGxDQAAihcAMLINAACJBAAQsw0AAIoXADC2DUAA4BQAIeAOAQDfFAAh8w4BAN8UACG9DwEA3xQAIcEPAACOFQAgwg8BAN8UACH0DwIA4hQAIaMQAQDfFAAhpBAAAI4VACClEAQA3hQAIaYQBADeFAAhpxAEAN4UACGoEAAAjhUAIBKpBQIAhhUAIY8GAAGkFQAhsQ0AAIsXADCyDQAA9gMAELMNAACLFwAwtg1AAIIVACHgDgEA_hQAIfMOAQD-FAAhvQ8BAP4UACHBDwAAkRUAIMIPAQD-FAAh9A8CAIYVACGjEAEA_hQAIaQQAACRFQAgpRAEAIkVACGmEAQAiRUAIacQBACJFQAhqBAAAJEVACAKsQ0AAIwXADCyDQAA8AMAELMNAACMFwAw2Q0BAN8UACGpEEAA4BQAIaoQAQDfFAAhqxABAN8UACGsEAIA4hQAIa0QAgDiFAAhrhAAAOIVACAKsQ0AAI0XADCyDQAA3QMAELMNAACNFwAw2Q0BAP4UACGpEEAAghUAIaoQAQD-FAAhqxABAP4UACGsEAIAhhUAIa0QAgCGFQAhrhAAAOIVACAE2Q0BAAAAAakQQAAAAAGqEAEAAAABqxABAAAAAQy4CAEA3xQAIbENAACPFwAwsg0AANcDABCzDQAAjxcAMLQNAQDfFAAh2A1AAOAUACHZDQEA3xQAIfQNBACyFQAh-g0BAN8UACH0DkAA4BQAIaUPQAD1FAAhpg9AAPUUACEMuAgBAP4UACGxDQAAkBcAMLINAADEAwAQsw0AAJAXADC0DQEA_hQAIdgNQACCFQAh2Q0BAP4UACH0DQQAthUAIfoNAQD-FAAh9A5AAIIVACGlD0AAgRUAIaYPQACBFQAhBrENAACRFwAwsg0AAL4DABCzDQAAkRcAMPMNAQDjFAAh5Q4BAN8UACH0DkAA4BQAIQaxDQAAkhcAMLINAACrAwAQsw0AAJIXADDzDQEAgBUAIeUOAQD-FAAh9A5AAIIVACEGsQ0AAJMXADCyDQAApQMAELMNAACTFwAw2Q0BAN8UACHBDkAA4BQAIawQAgDiFAAhBrENAACUFwAwsg0AAJIDABCzDQAAlBcAMNkNAQD-FAAhwQ5AAIIVACGsEAIAhhUAIQLZDQEAAAABwQ5AAAAAAQaxDQAAlhcAMLINAACMAwAQsw0AAJYXADC2DwQA3hQAIakQQADgFAAhsRABAN8UACEGsQ0AAJcXADCyDQAA-QIAELMNAACXFwAwtg8EAIkVACGpEEAAghUAIbEQAQD-FAAhAqkQQAAAAAGxEAEAAAABD7ENAACZFwAwsg0AAPMCABCzDQAAmRcAMNANAQDjFAAh0g0CAOEUACH_DQEA3xQAIfQOQADgFAAhqA8BAN8UACGxEAEA3xQAIbMQAQDfFAAhtBABAN8UACG1ECAA-hQAIbYQAACaFwAgtxABAN8UACG4EEAA4BQAIQS8DQABAAAF6g0AAQAAAesNAAEAAATsDQABAAAED7ENAACbFwAwsg0AAOACABCzDQAAmxcAMNANAQCAFQAh0g0CAIUVACH_DQEA_hQAIfQOQACCFQAhqA8BAP4UACGxEAEA_hQAIbMQAQD-FAAhtBABAP4UACG1ECAA_xQAIbYQAACaFwAgtxABAP4UACG4EEAAghUAIQT_DQEAAAABqA8BAAAAAbEQAQAAAAGzEAEAAAABCrENAACdFwAwsg0AANoCABCzDQAAnRcAMLQNAQDfFAAhtg1AAOAUACGuDgEA3xQAIboQAQDfFAAhuxABAN8UACG8EAAAjhUAIL0QAQDjFAAhCrENAACeFwAwsg0AAMcCABCzDQAAnhcAMLQNAQD-FAAhtg1AAIIVACGuDgEA_hQAIboQAQD-FAAhuxABAP4UACG8EAAAkRUAIL0QAQCAFQAhFbENAACfFwAwsg0AAMECABCzDQAAnxcAMLQNAQDfFAAh2A1AAOAUACHZDQEA3xQAIfoNAQDfFAAhnw4BAN8UACHsDgEA3xQAIfQOQAD1FAAhpQ9AAPUUACGmD0AA9RQAIfUPAQDfFAAhvhAAAPkUACC_EAAA-RQAIMAQAAD5FAAgwRACAOEUACHCEAEA3xQAIcMQQAD1FAAhxBABAOMUACHFEAEA4xQAIQq4CAEA3xQAIbENAACgFwAwsg0AAKsCABCzDQAAoBcAMLQNAQDfFAAh2A1AAOAUACH0DQQAshUAIdIPAQDfFAAhwxBAAPUUACHEEAEA4xQAIQKnDwEAAAABqA8BAAAAAQsIAACRFQAgrgEAAKMXACCxDQAAohcAMLINAACPAgAQsw0AAKIXADD6DQEA_hQAIYwPQACCFQAhpw8BAP4UACGoDwEA_hQAIakPQACCFQAhqg9AAIEVACEVrAEAAKwXACCvAQAArRcAILABAACuFwAgsQEAAK8XACCxDQAAqxcAMLINAACBAgAQsw0AAKsXADC0DQEA_hQAIdgNQACCFQAh2Q0BAIAVACHbDQEA_hQAIeQNAQCAFQAhrg4BAP4UACHwDkAAgRUAIfwOQACBFQAhrg8BAP4UACGxDwEA_hQAIbIPAAD5FAAgsw8CAIYVACHyEAAAgQIAIPMQAACBAgAgAvoNAQAAAAGnDwEAAAABEa4BAACjFwAgsQ0AAKUXADCyDQAAiwIAELMNAAClFwAwtA0BAP4UACHTDQIAhhUAIdUNQACBFQAh1g0CAIYVACHXDUAAgRUAIdgNQACCFQAh-g0BAP4UACGMDgEA_hQAIZYOQACBFQAhpw8BAP4UACGrDwAAkRUAIKwPAgCGFQAhrQ9AAIEVACEJCAAAkRUAIK4BAACjFwAgsQ0AAKYXADCyDQAAhwIAELMNAACmFwAwtA0EAIkVACG2DUAAghUAIfoNAQD-FAAhpw8BAP4UACEMrQEAAKgXACCyAQAAqRcAILgIAQD-FAAhsQ0AAKcXADCyDQAAhQIAELMNAACnFwAwtA0BAP4UACHYDUAAghUAIfQNBAC2FQAh0g8BAP4UACHDEEAAgRUAIcQQAQCAFQAhA-0NAAD9AQAg7g0AAP0BACDvDQAA_QEAIAPtDQAAgQIAIO4NAACBAgAg7w0AAIECACAC2Q0BAAAAAa4PAQAAAAETrAEAAKwXACCvAQAArRcAILABAACuFwAgsQEAAK8XACCxDQAAqxcAMLINAACBAgAQsw0AAKsXADC0DQEA_hQAIdgNQACCFQAh2Q0BAIAVACHbDQEA_hQAIeQNAQCAFQAhrg4BAP4UACHwDkAAgRUAIfwOQACBFQAhrg8BAP4UACGxDwEA_hQAIbIPAAD5FAAgsw8CAIYVACEOrQEAAKgXACCyAQAAqRcAILgIAQD-FAAhsQ0AAKcXADCyDQAAhQIAELMNAACnFwAwtA0BAP4UACHYDUAAghUAIfQNBAC2FQAh0g8BAP4UACHDEEAAgRUAIcQQAQCAFQAh8hAAAIUCACDzEAAAhQIAIAPtDQAAhwIAIO4NAACHAgAg7w0AAIcCACAD7Q0AAIsCACDuDQAAiwIAIO8NAACLAgAgA-0NAACPAgAg7g0AAI8CACDvDQAAjwIAIBasAQAAsRcAILENAACwFwAwsg0AAP0BABCzDQAAsBcAMLQNAQD-FAAh2A1AAIIVACHZDQEA_hQAIfoNAQD-FAAhnw4BAP4UACHsDgEA_hQAIfQOQACBFQAhpQ9AAIEVACGmD0AAgRUAIfUPAQD-FAAhvhAAAPkUACC_EAAA-RQAIMAQAAD5FAAgwRACAIUVACHCEAEA_hQAIcMQQACBFQAhxBABAIAVACHFEAEAgBUAIQ6tAQAAqBcAILIBAACpFwAguAgBAP4UACGxDQAApxcAMLINAACFAgAQsw0AAKcXADC0DQEA_hQAIdgNQACCFQAh9A0EALYVACHSDwEA_hQAIcMQQACBFQAhxBABAIAVACHyEAAAhQIAIPMQAACFAgAgArgIAQAAAAH0DQQAAAABBbENAACzFwAwsg0AAPgBABCzDQAAsxcAMKgPAQDfFAAhyRAAAI4VACAFsQ0AALQXADCyDQAA5QEAELMNAAC0FwAwqA8BAP4UACHJEAAAkRUAIBH_DAIA4hQAIbENAAC1FwAwsg0AAN8BABCzDQAAtRcAMLYNQADgFAAh9A0EAN4UACH1DQQA3hQAIfcNAgDiFAAh-w0BAN8UACGbDgEA3xQAIeQOAQDjFAAh9w4BAOMUACGeDwEA3xQAIegPQADgFAAhghAEAN4UACHKEAEA3xQAIcsQAADkFAAgEf8MAgCGFQAhsQ0AALYXADCyDQAAzAEAELMNAAC2FwAwtg1AAIIVACH0DQQAiRUAIfUNBACJFQAh9w0CAIYVACH7DQEA_hQAIZsOAQD-FAAh5A4BAIAVACH3DgEAgBUAIZ4PAQD-FAAh6A9AAIIVACGCEAQAiRUAIcoQAQD-FAAhyxAAAIcVACAC9A0EAAAAAcoQAQAAAAEJCAAAjhUAILENAAC4FwAwsg0AAMYBABCzDQAAuBcAMLQNAQDfFAAhtg1AAOAUACHyDQEA3xQAIfoNAQDfFAAh_w5AAPUUACEJCAAAkRUAILENAAC5FwAwsg0AALMBABCzDQAAuRcAMLQNAQD-FAAhtg1AAIIVACHyDQEA_hQAIfoNAQD-FAAh_w5AAIEVACEFsQ0AALoXADCyDQAArQEAELMNAAC6FwAwmw4BAN8UACHrDwIA4hQAIQWxDQAAuxcAMLINAACaAQAQsw0AALsXADCbDgEA_hQAIesPAgCGFQAhCrENAAC8FwAwsg0AAJQBABCzDQAAvBcAMPQNBADeFAAh9Q0EAN4UACH7DQEA3xQAIZ4PAQDfFAAhghAEAN4UACHKEAEA3xQAIc0QAQDfFAAhCrENAAC9FwAwsg0AAIEBABCzDQAAvRcAMPQNBACJFQAh9Q0EAIkVACH7DQEA_hQAIZ4PAQD-FAAhghAEAIkVACHKEAEA_hQAIc0QAQD-FAAhBPQNBAAAAAGeDwEAAAAByhABAAAAAc0QAQAAAAEPsQ0AAL8XADCyDQAAewAQsw0AAL8XADD0DQQA3hQAIfUNBADeFAAh9w0CAOIUACGbDgEA3xQAIeQOAQDfFAAhng8BAN8UACH3DwQA3hQAIcoQAQDfFAAhzRABAN8UACHPEAEA3xQAIdAQBADeFAAh0RAAAI4VACAPsQ0AAMAXADCyDQAAaAAQsw0AAMAXADD0DQQAiRUAIfUNBACJFQAh9w0CAIYVACGbDgEA_hQAIeQOAQD-FAAhng8BAP4UACH3DwQAiRUAIcoQAQD-FAAhzRABAP4UACHPEAEA_hQAIdAQBACJFQAh0RAAAJEVACAD9A0EAAAAAcoQAQAAAAHNEAEAAAABJAgBAN8UACGxDQAAwhcAMLINAABiABCzDQAAwhcAMLQNAQDfFAAh2A1AAOAUACH0DQQA3hQAIfUNBACyFQAh9w0CAOEUACH7DQEA4xQAIZsOAQDfFAAh5A4BAOMUACHzDgEA4xQAIfcOAQDjFAAhng8BAN8UACGlD0AA9RQAIfcPBADeFAAhmRAgAPoUACHKEAEA3xQAIc0QAQDfFAAhzxABAN8UACHQEAQA3hQAIdMQAgDhFAAh1BAAAOQUACDVEAAA5BQAINYQIAD6FAAh1xABAN8UACHYEAEA4xQAIdkQAQDfFAAh2hABAOMUACHbEAEA4xQAIdwQAQDjFAAh3RABAOMUACHeEAQAshUAId8QBACyFQAh4BABAOMUACEkCAEA_hQAIbENAADDFwAwsg0AAE8AELMNAADDFwAwtA0BAP4UACHYDUAAghUAIfQNBACJFQAh9Q0EALYVACH3DQIAhRUAIfsNAQCAFQAhmw4BAP4UACHkDgEAgBUAIfMOAQCAFQAh9w4BAIAVACGeDwEA_hQAIaUPQACBFQAh9w8EAIkVACGZECAA_xQAIcoQAQD-FAAhzRABAP4UACHPEAEA_hQAIdAQBACJFQAh0xACAIUVACHUEAAAhxUAINUQAACHFQAg1hAgAP8UACHXEAEA_hQAIdgQAQCAFQAh2RABAP4UACHaEAEAgBUAIdsQAQCAFQAh3BABAIAVACHdEAEAgBUAId4QBAC2FQAh3xAEALYVACHgEAEAgBUAIQT0DQQAAAABng8BAAAAAcoQAQAAAAHNEAEAAAABC7ENAADFFwAwsg0AAEkAELMNAADFFwAw2A1AAOAUACHZDQEA4xQAIewOAQDjFAAhyhABAN8UACHWECAA-hQAIeIQAQDjFAAh4xABAN8UACHkEAEA3xQAIQuxDQAAxhcAMLINAAA2ABCzDQAAxhcAMNgNQACCFQAh2Q0BAIAVACHsDgEAgBUAIcoQAQD-FAAh1hAgAP8UACHiEAEAgBUAIeMQAQD-FAAh5BABAP4UACESuAgBAN8UACGxDQAAxxcAMLINAAAwABCzDQAAxxcAMLQNAQDfFAAh0g0BAN8UACHZDQEA3xQAIa8OAQDfFAAhvw5AAPUUACHJDwAA-RQAIOUQAQDfFAAh5hBAAOAUACHnEEAA4BQAIegQQAD1FAAh6RABAOMUACHqEAIA4RQAIesQAgDhFAAh7BABAOMUACESuAgBAP4UACGxDQAAyBcAMLINAAAdABCzDQAAyBcAMLQNAQD-FAAh0g0BAP4UACHZDQEA_hQAIa8OAQD-FAAhvw5AAIEVACHJDwAA-RQAIOUQAQD-FAAh5hBAAIIVACHnEEAAghUAIegQQACBFQAh6RABAIAVACHqEAIAhRUAIesQAgCFFQAh7BABAIAVACECuAgBAAAAAeUQAQAAAAEIsQ0AAMoXADCyDQAAFwAQsw0AAMoXADC0DQEA3xQAIZsOAQDfFAAh7hBAAOAUACHvEEAA9RQAIfAQQAD1FAAhCLENAADLFwAwsg0AAAQAELMNAADLFwAwtA0BAP4UACGbDgEA_hQAIe4QQACCFQAh7xBAAIEVACHwEEAAgRUAIQK0DQEAAAABmw4BAAAAAQAAAAAAAAX3EAQAAAAB_hAEAAAAAf8QBAAAAAGAEQQAAAABgREEAAAAAQH3EEAAAAABBfcQAgAAAAH-EAIAAAAB_xACAAAAAYARAgAAAAGBEQIAAAABBfcQAgAAAAH-EAIAAAAB_xACAAAAAYARAgAAAAGBEQIAAAABAfcQAQAAAAEB9xABAAAAAQUPAACWIAAgEAAAmSAAIPQQAACXIAAg9RAAAJggACD6EAAAkhQAIAMPAACWIAAg9BAAAJcgACD6EAAAkhQAIAAAAAAAAfcQQAAAAAEFDwAAkCAAIBAAAJQgACD0EAAAkSAAIPUQAACTIAAg-hAAAI4UACALDwAA4xcAMBAAAOgXADD0EAAA5BcAMPUQAADlFwAw9hAAAOYXACD3EAAA5xcAMPgQAADnFwAw-RAAAOcXADD6EAAA5xcAMPsQAADpFwAw_BAAAOoXADAHtA0EAAAAAbYNQAAAAAG3DQIAAAABuA0CAAAAAbkNAQAAAAG6DYAAAAABuw0BAAAAAQIAAACWFAAgDwAA7hcAIAMAAACWFAAgDwAA7hcAIBAAAO0XACABCAAAkiAAMAz-DAAAiBUAILENAACEFQAwsg0AAJQUABCzDQAAhBUAMLQNBAAAAAG1DQEA_hQAIbYNQACCFQAhtw0CAIUVACG4DQIAhhUAIbkNAQCAFQAhug0AAIcVACC7DQEAgBUAIQIAAACWFAAgCAAA7RcAIAIAAADrFwAgCAAA7BcAIAuxDQAA6hcAMLINAADrFwAQsw0AAOoXADC0DQQAiRUAIbUNAQD-FAAhtg1AAIIVACG3DQIAhRUAIbgNAgCGFQAhuQ0BAIAVACG6DQAAhxUAILsNAQCAFQAhC7ENAADqFwAwsg0AAOsXABCzDQAA6hcAMLQNBACJFQAhtQ0BAP4UACG2DUAAghUAIbcNAgCFFQAhuA0CAIYVACG5DQEAgBUAIboNAACHFQAguw0BAIAVACEHtA0EANMXACG2DUAA1BcAIbcNAgDVFwAhuA0CANYXACG5DQEA1xcAIboNgAAAAAG7DQEA1xcAIQe0DQQA0xcAIbYNQADUFwAhtw0CANUXACG4DQIA1hcAIbkNAQDXFwAhug2AAAAAAbsNAQDXFwAhB7QNBAAAAAG2DUAAAAABtw0CAAAAAbgNAgAAAAG5DQEAAAABug2AAAAAAbsNAQAAAAEDDwAAkCAAIPQQAACRIAAg-hAAAI4UACAEDwAA4xcAMPQQAADkFwAw9hAAAOYXACD6EAAA5xcAMAAAAAL3EAEAAAAE_RABAAAABQL3EAEAAAAE_RABAAAABQH3ECAAAAABCw8AAPgXADAQAAD9FwAw9BAAAPkXADD1EAAA-hcAMPYQAAD7FwAg9xAAAPwXADD4EAAA_BcAMPkQAAD8FwAw-hAAAPwXADD7EAAA_hcAMPwQAAD_FwAwDf8MAADwFwAgtA0BAAAAAc4NAQAAAAHPDQEAAAAB0A0BAAAAAdENAQAAAAHSDQEAAAAB0w0CAAAAAdQNAgAAAAHVDUAAAAAB1g0CAAAAAdcNQAAAAAHYDUAAAAABAgAAAJIUACAPAACDGAAgAwAAAJIUACAPAACDGAAgEAAAghgAIAEIAACPIAAwEv0MAACLFQAg_wwAAIwVACCxDQAAihUAMLINAACQFAAQsw0AAIoVADC0DQEAAAABzQ0BAP4UACHODQEA_hQAIc8NAQD-FAAh0A0BAP4UACHRDQEAgBUAIdINAQD-FAAh0w0CAIYVACHUDQIAhhUAIdUNQACBFQAh1g0CAIYVACHXDUAAgRUAIdgNQACCFQAhAgAAAJIUACAIAACCGAAgAgAAAIAYACAIAACBGAAgELENAAD_FwAwsg0AAIAYABCzDQAA_xcAMLQNAQD-FAAhzQ0BAP4UACHODQEA_hQAIc8NAQD-FAAh0A0BAP4UACHRDQEAgBUAIdINAQD-FAAh0w0CAIYVACHUDQIAhhUAIdUNQACBFQAh1g0CAIYVACHXDUAAgRUAIdgNQACCFQAhELENAAD_FwAwsg0AAIAYABCzDQAA_xcAMLQNAQD-FAAhzQ0BAP4UACHODQEA_hQAIc8NAQD-FAAh0A0BAP4UACHRDQEAgBUAIdINAQD-FAAh0w0CAIYVACHUDQIAhhUAIdUNQACBFQAh1g0CAIYVACHXDUAAgRUAIdgNQACCFQAhDLQNAQDYFwAhzg0BANgXACHPDQEA2BcAIdANAQDYFwAh0Q0BANcXACHSDQEA2BcAIdMNAgDWFwAh1A0CANYXACHVDUAA4BcAIdYNAgDWFwAh1w1AAOAXACHYDUAA1BcAIQ3_DAAA4hcAILQNAQDYFwAhzg0BANgXACHPDQEA2BcAIdANAQDYFwAh0Q0BANcXACHSDQEA2BcAIdMNAgDWFwAh1A0CANYXACHVDUAA4BcAIdYNAgDWFwAh1w1AAOAXACHYDUAA1BcAIQ3_DAAA8BcAILQNAQAAAAHODQEAAAABzw0BAAAAAdANAQAAAAHRDQEAAAAB0g0BAAAAAdMNAgAAAAHUDQIAAAAB1Q1AAAAAAdYNAgAAAAHXDUAAAAAB2A1AAAAAAQH3EAEAAAAEAfcQAQAAAAQEDwAA-BcAMPQQAAD5FwAw9hAAAPsXACD6EAAA_BcAMAAF_QwAAIkYACD_DAAAihgAINENAADNFwAg1Q0AAM0XACDXDQAAzRcAIAmADQAAhxgAIN8NAADNFwAg4A0AAM0XACDhDQAAzRcAIOINAADNFwAg5A0AAM0XACDmDQAAzRcAIOgNAADNFwAg6Q0AAM0XACAAAAAAAAAAAAAAAAAAAAH3ECAAAAABAfcQAAEAAAEB9xAAAQAAAQX3EBAAAAAB_hAQAAAAAf8QEAAAAAGAERAAAAABgREQAAAAAQAAAAsPAACgGAAwEAAApRgAMPQQAAChGAAw9RAAAKIYADD2EAAAoxgAIPcQAACkGAAw-BAAAKQYADD5EAAApBgAMPoQAACkGAAw-xAAAKYYADD8EAAApxgAMAj_DAIAAAAB1g0BAAAAAfINAQAAAAH0DQQAAAABhg4CAAAAAYcOQAAAAAGIDkAAAAABiQ6AAAAAAQIAAACPEwAgDwAAqxgAIAMAAACPEwAgDwAAqxgAIBAAAKoYACABCAAAjiAAMA6sDAAArBUAIP8MAgCGFQAhsQ0AAKsVADCyDQAAkRMAELMNAACrFQAw1g0BAIAVACHyDQEA_hQAIfQNBACJFQAhhA4BAP4UACGGDgIAhhUAIYcOQACCFQAhiA5AAIIVACGJDgAAhxUAIIoOAACtFQAgAgAAAI8TACAIAACqGAAgAgAAAKgYACAIAACpGAAgDP8MAgCGFQAhsQ0AAKcYADCyDQAAqBgAELMNAACnGAAw1g0BAIAVACHyDQEA_hQAIfQNBACJFQAhhA4BAP4UACGGDgIAhhUAIYcOQACCFQAhiA5AAIIVACGJDgAAhxUAIAz_DAIAhhUAIbENAACnGAAwsg0AAKgYABCzDQAApxgAMNYNAQCAFQAh8g0BAP4UACH0DQQAiRUAIYQOAQD-FAAhhg4CAIYVACGHDkAAghUAIYgOQACCFQAhiQ4AAIcVACAI_wwCANYXACHWDQEA1xcAIfINAQDYFwAh9A0EANMXACGGDgIA1hcAIYcOQADUFwAhiA5AANQXACGJDoAAAAABCP8MAgDWFwAh1g0BANcXACHyDQEA2BcAIfQNBADTFwAhhg4CANYXACGHDkAA1BcAIYgOQADUFwAhiQ6AAAAAAQj_DAIAAAAB1g0BAAAAAfINAQAAAAH0DQQAAAABhg4CAAAAAYcOQAAAAAGIDkAAAAABiQ6AAAAAAQQPAACgGAAw9BAAAKEYADD2EAAAoxgAIPoQAACkGAAwAAAAAAAABQ8AAIkgACAQAACMIAAg9BAAAIogACD1EAAAiyAAIPoQAACqEwAgAw8AAIkgACD0EAAAiiAAIPoQAACqEwAgAqsMAACtGAAghQ4AAM0XACAAAAAAAAAAAAL3EAEAAAAE_RABAAAABQX3EAQAAAAB_hAEAAAAAf8QBAAAAAGAEQQAAAABgREEAAAAAQH3EAEAAAAEAAAAAAAAAAAAAAAAAAX3EBAAAAAB_hAQAAAAAf8QEAAAAAGAERAAAAABgREQAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAL3EAIAAAAE_RACAAAABQL3EAIAAAAE_RACAAAABQH3EAIAAAAEAfcQAgAAAAQAAAAAAAL3EAIAAAAE_RACAAAABQL3EAIAAAAE_RACAAAABQL3EAIAAAAE_RACAAAABQH3EAIAAAAEAfcQAgAAAAQB9xACAAAABAAAAAAAAAAAAAAAAAAC9xABAAAABP0QAQAAAAUB9xABAAAABAAAAAAAAAAAAAAAAAAAAvcQAQAAAAT9EAEAAAAFAfcQAQAAAAQAAAAAAAAAAAAAAAAABQ8AAIQgACAQAACHIAAg9BAAAIUgACD1EAAAhiAAIPoQAACEDQAgAw8AAIQgACD0EAAAhSAAIPoQAACEDQAgAAAAAAAC9xABAAAABP0QAQAAAAUFDwAA_x8AIBAAAIIgACD0EAAAgCAAIPUQAACBIAAg-hAAAIQNACAB9xABAAAABAMPAAD_HwAg9BAAAIAgACD6EAAAhA0AIAAAAAAACw8AAOcZADAQAADsGQAw9BAAAOgZADD1EAAA6RkAMPYQAADqGQAg9xAAAOsZADD4EAAA6xkAMPkQAADrGQAw-hAAAOsZADD7EAAA7RkAMPwQAADuGQAwCw8AANsZADAQAADgGQAw9BAAANwZADD1EAAA3RkAMPYQAADeGQAg9xAAAN8ZADD4EAAA3xkAMPkQAADfGQAw-hAAAN8ZADD7EAAA4RkAMPwQAADiGQAwCocOQAAAAAH7DgEAAAAB_A5AAAAAAf0OIAAAAAH-DgEAAAAB_w5AAAAAAYAPIAAAAAGBD0AAAAABgg9AAAAAAYMPgAAAAAECAAAAjA0AIA8AAOYZACADAAAAjA0AIA8AAOYZACAQAADlGQAgAQgAAP4fADAQuAgAAIUWACCxDQAAhBYAMLINAACKDQAQsw0AAIQWADDyDQEA_hQAIYcOQACBFQAh-w4BAP4UACH8DkAAghUAIf0OIAD_FAAh_g4BAIAVACH_DkAAgRUAIYAPIAD_FAAhgQ9AAIEVACGCD0AAgRUAIYMPAACHFQAghQ8AAIMWACACAAAAjA0AIAgAAOUZACACAAAA4xkAIAgAAOQZACAOsQ0AAOIZADCyDQAA4xkAELMNAADiGQAw8g0BAP4UACGHDkAAgRUAIfsOAQD-FAAh_A5AAIIVACH9DiAA_xQAIf4OAQCAFQAh_w5AAIEVACGADyAA_xQAIYEPQACBFQAhgg9AAIEVACGDDwAAhxUAIA6xDQAA4hkAMLINAADjGQAQsw0AAOIZADDyDQEA_hQAIYcOQACBFQAh-w4BAP4UACH8DkAAghUAIf0OIAD_FAAh_g4BAIAVACH_DkAAgRUAIYAPIAD_FAAhgQ9AAIEVACGCD0AAgRUAIYMPAACHFQAgCocOQADgFwAh-w4BANgXACH8DkAA1BcAIf0OIAD2FwAh_g4BANcXACH_DkAA4BcAIYAPIAD2FwAhgQ9AAOAXACGCD0AA4BcAIYMPgAAAAAEKhw5AAOAXACH7DgEA2BcAIfwOQADUFwAh_Q4gAPYXACH-DgEA1xcAIf8OQADgFwAhgA8gAPYXACGBD0AA4BcAIYIPQADgFwAhgw-AAAAAAQqHDkAAAAAB-w4BAAAAAfwOQAAAAAH9DiAAAAAB_g4BAAAAAf8OQAAAAAGADyAAAAABgQ9AAAAAAYIPQAAAAAGDD4AAAAABCbkNAQAAAAH0DQQAAAABjg4gAAAAAY8OAgAAAAGQDgAA0hkAIJIOAQAAAAGVDoAAAAAB2w4AAQAAAYQPBAAAAAECAAAAiA0AIA8AAPIZACADAAAAiA0AIA8AAPIZACAQAADxGQAgAQgAAP0fADAPuAgAAIUWACCxDQAAhxYAMLINAACGDQAQsw0AAIcWADC5DQEAgBUAIfINAQD-FAAh9A0EAIkVACGKDgAAhhYAII4OIAD_FAAhjw4CAIYVACGQDgAA-RQAIJIOAQCAFQAhlQ4AAJEVACDbDgABpBUAIYQPBAC2FQAhAgAAAIgNACAIAADxGQAgAgAAAO8ZACAIAADwGQAgDbENAADuGQAwsg0AAO8ZABCzDQAA7hkAMLkNAQCAFQAh8g0BAP4UACH0DQQAiRUAIY4OIAD_FAAhjw4CAIYVACGQDgAA-RQAIJIOAQCAFQAhlQ4AAJEVACDbDgABpBUAIYQPBAC2FQAhDbENAADuGQAwsg0AAO8ZABCzDQAA7hkAMLkNAQCAFQAh8g0BAP4UACH0DQQAiRUAIY4OIAD_FAAhjw4CAIYVACGQDgAA-RQAIJIOAQCAFQAhlQ4AAJEVACDbDgABpBUAIYQPBAC2FQAhCbkNAQDXFwAh9A0EANMXACGODiAA9hcAIY8OAgDWFwAhkA4AANAZACCSDgEA1xcAIZUOgAAAAAHbDgABmhgAIYQPBAC_GAAhCbkNAQDXFwAh9A0EANMXACGODiAA9hcAIY8OAgDWFwAhkA4AANAZACCSDgEA1xcAIZUOgAAAAAHbDgABmhgAIYQPBAC_GAAhCbkNAQAAAAH0DQQAAAABjg4gAAAAAY8OAgAAAAGQDgAA0hkAIJIOAQAAAAGVDoAAAAAB2w4AAQAAAYQPBAAAAAEEDwAA5xkAMPQQAADoGQAw9hAAAOoZACD6EAAA6xkAMAQPAADbGQAw9BAAANwZADD2EAAA3hkAIPoQAADfGQAwAAAFuQgAAPUZACC6CAAA9hkAINYNAADNFwAgiA4AAM0XACD_DgAAzRcAIAAAAAL3EAEAAAAE_RABAAAABQUPAAD4HwAgEAAA-x8AIPQQAAD5HwAg9RAAAPofACD6EAAA1gwAIAH3EAEAAAAEAw8AAPgfACD0EAAA-R8AIPoQAADWDAAgAAAAAAAFDwAA8h8AIBAAAPYfACD0EAAA8x8AIPUQAAD1HwAg-hAAALELACALDwAAhhoAMBAAAIsaADD0EAAAhxoAMPUQAACIGgAw9hAAAIkaACD3EAAAihoAMPgQAACKGgAw-RAAAIoaADD6EAAAihoAMPsQAACMGgAw_BAAAI0aADAKtg1AAAAAAc4NAQAAAAHWDQEAAAAB8g0BAAAAAYgOQAAAAAGHDwEAAAABiA8AAP0ZACCJD0AAAAABig8BAAAAAYsPgAAAAAECAAAAyAsAIA8AAJEaACADAAAAyAsAIA8AAJEaACAQAACQGgAgAQgAAPQfADAQtgcAAJwWACCxDQAAmxYAMLINAADGCwAQsw0AAJsWADC2DUAAghUAIc4NAQCAFQAh1g0BAIAVACHyDQEA_hQAIYgOQACCFQAhhg8BAP4UACGHDwEA_hQAIYgPAAD5FAAgiQ9AAIEVACGKDwEAgBUAIYsPAACHFQAgmw8AAJoWACACAAAAyAsAIAgAAJAaACACAAAAjhoAIAgAAI8aACAOsQ0AAI0aADCyDQAAjhoAELMNAACNGgAwtg1AAIIVACHODQEAgBUAIdYNAQCAFQAh8g0BAP4UACGIDkAAghUAIYYPAQD-FAAhhw8BAP4UACGIDwAA-RQAIIkPQACBFQAhig8BAIAVACGLDwAAhxUAIA6xDQAAjRoAMLINAACOGgAQsw0AAI0aADC2DUAAghUAIc4NAQCAFQAh1g0BAIAVACHyDQEA_hQAIYgOQACCFQAhhg8BAP4UACGHDwEA_hQAIYgPAAD5FAAgiQ9AAIEVACGKDwEAgBUAIYsPAACHFQAgCrYNQADUFwAhzg0BANcXACHWDQEA1xcAIfINAQDYFwAhiA5AANQXACGHDwEA2BcAIYgPAAD7GQAgiQ9AAOAXACGKDwEA1xcAIYsPgAAAAAEKtg1AANQXACHODQEA1xcAIdYNAQDXFwAh8g0BANgXACGIDkAA1BcAIYcPAQDYFwAhiA8AAPsZACCJD0AA4BcAIYoPAQDXFwAhiw-AAAAAAQq2DUAAAAABzg0BAAAAAdYNAQAAAAHyDQEAAAABiA5AAAAAAYcPAQAAAAGIDwAA_RkAIIkPQAAAAAGKDwEAAAABiw-AAAAAAQMPAADyHwAg9BAAAPMfACD6EAAAsQsAIAQPAACGGgAw9BAAAIcaADD2EAAAiRoAIPoQAACKGgAwBLEHAAD3GgAgsgcAAPgaACC1BwAA-RoAILYHAAD6GgAgAAAAAAAAAAAAAAAFDwAA7R8AIBAAAPAfACD0EAAA7h8AIPUQAADvHwAg-hAAAL0LACADDwAA7R8AIPQQAADuHwAg-hAAAL0LACAAAAAAAAUPAADnHwAgEAAA6x8AIPQQAADoHwAg9RAAAOofACD6EAAAsQsAIAsPAACpGgAwEAAArhoAMPQQAACqGgAw9RAAAKsaADD2EAAArBoAIPcQAACtGgAw-BAAAK0aADD5EAAArRoAMPoQAACtGgAw-xAAAK8aADD8EAAAsBoAMAPBDkAAAAABkg8EAAAAAZMPBAAAAAECAAAAwQsAIA8AALQaACADAAAAwQsAIA8AALQaACAQAACzGgAgAQgAAOkfADAJswcAAJ8WACCxDQAAnhYAMLINAAC_CwAQsw0AAJ4WADDBDkAAghUAIY8PAQD-FAAhkg8EAIkVACGTDwQAiRUAIZwPAACdFgAgAgAAAMELACAIAACzGgAgAgAAALEaACAIAACyGgAgB7ENAACwGgAwsg0AALEaABCzDQAAsBoAMMEOQACCFQAhjw8BAP4UACGSDwQAiRUAIZMPBACJFQAhB7ENAACwGgAwsg0AALEaABCzDQAAsBoAMMEOQACCFQAhjw8BAP4UACGSDwQAiRUAIZMPBACJFQAhA8EOQADUFwAhkg8EANMXACGTDwQA0xcAIQPBDkAA1BcAIZIPBADTFwAhkw8EANMXACEDwQ5AAAAAAZIPBAAAAAGTDwQAAAABAw8AAOcfACD0EAAA6B8AIPoQAACxCwAgBA8AAKkaADD0EAAAqhoAMPYQAACsGgAg-hAAAK0aADAAAAAFDwAA4h8AIBAAAOUfACD0EAAA4x8AIPUQAADkHwAg-hAAALELACADDwAA4h8AIPQQAADjHwAg-hAAALELACAAAAAAAAUPAADdHwAgEAAA4B8AIPQQAADeHwAg9RAAAN8fACD6EAAAsQsAIAMPAADdHwAg9BAAAN4fACD6EAAAsQsAIAAAAAsPAADnGgAwEAAA7BoAMPQQAADoGgAw9RAAAOkaADD2EAAA6hoAIPcQAADrGgAw-BAAAOsaADD5EAAA6xoAMPoQAADrGgAw-xAAAO0aADD8EAAA7hoAMAsPAADbGgAwEAAA4BoAMPQQAADcGgAw9RAAAN0aADD2EAAA3hoAIPcQAADfGgAw-BAAAN8aADD5EAAA3xoAMPoQAADfGgAw-xAAAOEaADD8EAAA4hoAMAsPAADPGgAwEAAA1BoAMPQQAADQGgAw9RAAANEaADD2EAAA0hoAIPcQAADTGgAw-BAAANMaADD5EAAA0xoAMPoQAADTGgAw-xAAANUaADD8EAAA1hoAMAcPAADKGgAgEAAAzRoAIPQQAADLGgAg9RAAAMwaACD4EAAAxAsAIPkQAADECwAg-hAAANYMACAGhgMCAAAAAbcHAACTGgAg2Q0BAAAAAYwPQAAAAAGNDyAAAAABjg9AAAAAAQIAAADWDAAgDwAAyhoAIAMAAADECwAgDwAAyhoAIBAAAM4aACAIAAAAxAsAIAgAAM4aACCGAwIA1hcAIbcHAACFGgAg2Q0BANgXACGMD0AA1BcAIY0PIAD2FwAhjg9AAOAXACEGhgMCANYXACG3BwAAhRoAINkNAQDYFwAhjA9AANQXACGNDyAA9hcAIY4PQADgFwAhBrQHAAC2GgAg2A1AAAAAAdkNAQAAAAGPDwEAAAABlA9AAAAAAZUPAgAAAAECAAAAvQsAIA8AANoaACADAAAAvQsAIA8AANoaACAQAADZGgAgAQgAANwfADALsAcAAIsWACC0BwAAoRYAILENAACgFgAwsg0AALsLABCzDQAAoBYAMNgNQACCFQAh2Q0BAP4UACGGDwEA_hQAIY8PAQAAAAGUD0AAgRUAIZUPAgCGFQAhAgAAAL0LACAIAADZGgAgAgAAANcaACAIAADYGgAgCbENAADWGgAwsg0AANcaABCzDQAA1hoAMNgNQACCFQAh2Q0BAP4UACGGDwEA_hQAIY8PAQD-FAAhlA9AAIEVACGVDwIAhhUAIQmxDQAA1hoAMLINAADXGgAQsw0AANYaADDYDUAAghUAIdkNAQD-FAAhhg8BAP4UACGPDwEA_hQAIZQPQACBFQAhlQ8CAIYVACEF2A1AANQXACHZDQEA2BcAIY8PAQDYFwAhlA9AAOAXACGVDwIA1hcAIQa0BwAAqBoAINgNQADUFwAh2Q0BANgXACGPDwEA2BcAIZQPQADgFwAhlQ8CANYXACEGtAcAALYaACDYDUAAAAAB2Q0BAAAAAY8PAQAAAAGUD0AAAAABlQ8CAAAAAQOWDwEAAAABlw8BAAAAAZgPQAAAAAECAAAAuQsAIA8AAOYaACADAAAAuQsAIA8AAOYaACAQAADlGgAgAQgAANsfADAJsAcAAIsWACCxDQAAoxYAMLINAAC3CwAQsw0AAKMWADCGDwEA_hQAIZYPAQD-FAAhlw8BAP4UACGYD0AAghUAIZ0PAACiFgAgAgAAALkLACAIAADlGgAgAgAAAOMaACAIAADkGgAgB7ENAADiGgAwsg0AAOMaABCzDQAA4hoAMIYPAQD-FAAhlg8BAP4UACGXDwEA_hQAIZgPQACCFQAhB7ENAADiGgAwsg0AAOMaABCzDQAA4hoAMIYPAQD-FAAhlg8BAP4UACGXDwEA_hQAIZgPQACCFQAhA5YPAQDYFwAhlw8BANgXACGYD0AA1BcAIQOWDwEA2BcAIZcPAQDYFwAhmA9AANQXACEDlg8BAAAAAZcPAQAAAAGYD0AAAAABCbQNAQAAAAG5DQEAAAAB2A1AAAAAAdkNAQAAAAHcDQIAAAABtQ5AAAAAAeMOQAAAAAGZDwEAAAABmg-AAAAAAQIAAAC1CwAgDwAA8hoAIAMAAAC1CwAgDwAA8hoAIBAAAPEaACABCAAA2h8AMA6wBwAAixYAILENAACkFgAwsg0AALMLABCzDQAApBYAMLQNAQAAAAG5DQEAgBUAIdgNQACCFQAh2Q0BAP4UACHcDQIAhhUAIbUOQACBFQAh4w5AAIIVACGGDwEA_hQAIZkPAQD-FAAhmg8AAIcVACACAAAAtQsAIAgAAPEaACACAAAA7xoAIAgAAPAaACANsQ0AAO4aADCyDQAA7xoAELMNAADuGgAwtA0BAP4UACG5DQEAgBUAIdgNQACCFQAh2Q0BAP4UACHcDQIAhhUAIbUOQACBFQAh4w5AAIIVACGGDwEA_hQAIZkPAQD-FAAhmg8AAIcVACANsQ0AAO4aADCyDQAA7xoAELMNAADuGgAwtA0BAP4UACG5DQEAgBUAIdgNQACCFQAh2Q0BAP4UACHcDQIAhhUAIbUOQACBFQAh4w5AAIIVACGGDwEA_hQAIZkPAQD-FAAhmg8AAIcVACAJtA0BANgXACG5DQEA1xcAIdgNQADUFwAh2Q0BANgXACHcDQIA1hcAIbUOQADgFwAh4w5AANQXACGZDwEA2BcAIZoPgAAAAAEJtA0BANgXACG5DQEA1xcAIdgNQADUFwAh2Q0BANgXACHcDQIA1hcAIbUOQADgFwAh4w5AANQXACGZDwEA2BcAIZoPgAAAAAEJtA0BAAAAAbkNAQAAAAHYDUAAAAAB2Q0BAAAAAdwNAgAAAAG1DkAAAAAB4w5AAAAAAZkPAQAAAAGaD4AAAAABBA8AAOcaADD0EAAA6BoAMPYQAADqGgAg-hAAAOsaADAEDwAA2xoAMPQQAADcGgAw9hAAAN4aACD6EAAA3xoAMAQPAADPGgAw9BAAANAaADD2EAAA0hoAIPoQAADTGgAwAw8AAMoaACD0EAAAyxoAIPoQAADWDAAgAAAAA7AHAACUGgAgtwcAAJUaACCODwAAzRcAIAOwBwAAlBoAILQHAAD8GgAglA8AAM0XACAAAAAAAAAAAAAABQ8AANUfACAQAADYHwAg9BAAANYfACD1EAAA1x8AIPoQAACDAgAgAw8AANUfACD0EAAA1h8AIPoQAACDAgAgAAAAAAAFDwAA0B8AIBAAANMfACD0EAAA0R8AIPUQAADSHwAg-hAAAIMCACADDwAA0B8AIPQQAADRHwAg-hAAAIMCACAAAAAAAAUPAADLHwAgEAAAzh8AIPQQAADMHwAg9RAAAM0fACD6EAAAgwIAIAMPAADLHwAg9BAAAMwfACD6EAAAgwIAIAAAAAAAAAAAAAAC9xABAAAABP0QAQAAAAUHDwAAwx8AIBAAAMkfACD0EAAAxB8AIPUQAADIHwAg-BAAAIUCACD5EAAAhQIAIPoQAAD7AQAgCw8AAL0bADAQAADCGwAw9BAAAL4bADD1EAAAvxsAMPYQAADAGwAg9xAAAMEbADD4EAAAwRsAMPkQAADBGwAw-hAAAMEbADD7EAAAwxsAMPwQAADEGwAwCw8AALEbADAQAAC2GwAw9BAAALIbADD1EAAAsxsAMPYQAAC0GwAg9xAAALUbADD4EAAAtRsAMPkQAAC1GwAw-hAAALUbADD7EAAAtxsAMPwQAAC4GwAwCw8AAKUbADAQAACqGwAw9BAAAKYbADD1EAAApxsAMPYQAACoGwAg9xAAAKkbADD4EAAAqRsAMPkQAACpGwAw-hAAAKkbADD7EAAAqxsAMPwQAACsGwAwBgiAAAAAAfoNAQAAAAGMD0AAAAABqA8BAAAAAakPQAAAAAGqD0AAAAABAgAAAJECACAPAACwGwAgAwAAAJECACAPAACwGwAgEAAArxsAIAEIAADHHwAwDAgAAJEVACCuAQAAoxcAILENAACiFwAwsg0AAI8CABCzDQAAohcAMPoNAQD-FAAhjA9AAIIVACGnDwEA_hQAIagPAQD-FAAhqQ9AAIIVACGqD0AAgRUAIcYQAAChFwAgAgAAAJECACAIAACvGwAgAgAAAK0bACAIAACuGwAgCggAAJEVACCxDQAArBsAMLINAACtGwAQsw0AAKwbADD6DQEA_hQAIYwPQACCFQAhpw8BAP4UACGoDwEA_hQAIakPQACCFQAhqg9AAIEVACEKCAAAkRUAILENAACsGwAwsg0AAK0bABCzDQAArBsAMPoNAQD-FAAhjA9AAIIVACGnDwEA_hQAIagPAQD-FAAhqQ9AAIIVACGqD0AAgRUAIQYIgAAAAAH6DQEA2BcAIYwPQADUFwAhqA8BANgXACGpD0AA1BcAIaoPQADgFwAhBgiAAAAAAfoNAQDYFwAhjA9AANQXACGoDwEA2BcAIakPQADUFwAhqg9AAOAXACEGCIAAAAAB-g0BAAAAAYwPQAAAAAGoDwEAAAABqQ9AAAAAAaoPQAAAAAEMtA0BAAAAAdMNAgAAAAHVDUAAAAAB1g0CAAAAAdcNQAAAAAHYDUAAAAAB-g0BAAAAAYwOAQAAAAGWDkAAAAABqw-AAAAAAawPAgAAAAGtD0AAAAABAgAAAI0CACAPAAC8GwAgAwAAAI0CACAPAAC8GwAgEAAAuxsAIAEIAADGHwAwEq4BAACjFwAgsQ0AAKUXADCyDQAAiwIAELMNAAClFwAwtA0BAAAAAdMNAgCGFQAh1Q1AAIEVACHWDQIAhhUAIdcNQACBFQAh2A1AAIIVACH6DQEA_hQAIYwOAQD-FAAhlg5AAIEVACGnDwEA_hQAIasPAACRFQAgrA8CAIYVACGtD0AAgRUAIccQAACkFwAgAgAAAI0CACAIAAC7GwAgAgAAALkbACAIAAC6GwAgELENAAC4GwAwsg0AALkbABCzDQAAuBsAMLQNAQD-FAAh0w0CAIYVACHVDUAAgRUAIdYNAgCGFQAh1w1AAIEVACHYDUAAghUAIfoNAQD-FAAhjA4BAP4UACGWDkAAgRUAIacPAQD-FAAhqw8AAJEVACCsDwIAhhUAIa0PQACBFQAhELENAAC4GwAwsg0AALkbABCzDQAAuBsAMLQNAQD-FAAh0w0CAIYVACHVDUAAgRUAIdYNAgCGFQAh1w1AAIEVACHYDUAAghUAIfoNAQD-FAAhjA4BAP4UACGWDkAAgRUAIacPAQD-FAAhqw8AAJEVACCsDwIAhhUAIa0PQACBFQAhDLQNAQDYFwAh0w0CANYXACHVDUAA4BcAIdYNAgDWFwAh1w1AAOAXACHYDUAA1BcAIfoNAQDYFwAhjA4BANgXACGWDkAA4BcAIasPgAAAAAGsDwIA1hcAIa0PQADgFwAhDLQNAQDYFwAh0w0CANYXACHVDUAA4BcAIdYNAgDWFwAh1w1AAOAXACHYDUAA1BcAIfoNAQDYFwAhjA4BANgXACGWDkAA4BcAIasPgAAAAAGsDwIA1hcAIa0PQADgFwAhDLQNAQAAAAHTDQIAAAAB1Q1AAAAAAdYNAgAAAAHXDUAAAAAB2A1AAAAAAfoNAQAAAAGMDgEAAAABlg5AAAAAAasPgAAAAAGsDwIAAAABrQ9AAAAAAQQIgAAAAAG0DQQAAAABtg1AAAAAAfoNAQAAAAECAAAAiQIAIA8AAMgbACADAAAAiQIAIA8AAMgbACAQAADHGwAgAQgAAMUfADAJCAAAkRUAIK4BAACjFwAgsQ0AAKYXADCyDQAAhwIAELMNAACmFwAwtA0EAAAAAbYNQACCFQAh-g0BAP4UACGnDwEA_hQAIQIAAACJAgAgCAAAxxsAIAIAAADFGwAgCAAAxhsAIAgIAACRFQAgsQ0AAMQbADCyDQAAxRsAELMNAADEGwAwtA0EAIkVACG2DUAAghUAIfoNAQD-FAAhpw8BAP4UACEICAAAkRUAILENAADEGwAwsg0AAMUbABCzDQAAxBsAMLQNBACJFQAhtg1AAIIVACH6DQEA_hQAIacPAQD-FAAhBAiAAAAAAbQNBADTFwAhtg1AANQXACH6DQEA2BcAIQQIgAAAAAG0DQQA0xcAIbYNQADUFwAh-g0BANgXACEECIAAAAABtA0EAAAAAbYNQAAAAAH6DQEAAAABAfcQAQAAAAQDDwAAwx8AIPQQAADEHwAg-hAAAPsBACAEDwAAvRsAMPQQAAC-GwAw9hAAAMAbACD6EAAAwRsAMAQPAACxGwAw9BAAALIbADD2EAAAtBsAIPoQAAC1GwAwBA8AAKUbADD0EAAAphsAMPYQAACoGwAg-hAAAKkbADAAAAAAAAUPAAC-HwAgEAAAwR8AIPQQAAC_HwAg9RAAAMAfACD6EAAAvQkAIAMPAAC-HwAg9BAAAL8fACD6EAAAvQkAIAAAAAAABQ8AALkfACAQAAC8HwAg9BAAALofACD1EAAAux8AIPoQAAC9CQAgAw8AALkfACD0EAAAuh8AIPoQAAC9CQAgAAAAAAALDwAA7xsAMBAAAPQbADD0EAAA8BsAMPUQAADxGwAw9hAAAPIbACD3EAAA8xsAMPgQAADzGwAw-RAAAPMbADD6EAAA8xsAMPsQAAD1GwAw_BAAAPYbADALDwAA4xsAMBAAAOgbADD0EAAA5BsAMPUQAADlGwAw9hAAAOYbACD3EAAA5xsAMPgQAADnGwAw-RAAAOcbADD6EAAA5xsAMPsQAADpGwAw_BAAAOobADACtQ8CAAAAAbYPAAEAAAECAAAAxQkAIA8AAO4bACADAAAAxQkAIA8AAO4bACAQAADtGwAgAQgAALgfADAIjQYAALcWACCxDQAAthYAMLINAADDCQAQsw0AALYWADC0DwEA_hQAIbUPAgCGFQAhtg8AAaMVACHDDwAAtRYAIAIAAADFCQAgCAAA7RsAIAIAAADrGwAgCAAA7BsAIAaxDQAA6hsAMLINAADrGwAQsw0AAOobADC0DwEA_hQAIbUPAgCGFQAhtg8AAaMVACEGsQ0AAOobADCyDQAA6xsAELMNAADqGwAwtA8BAP4UACG1DwIAhhUAIbYPAAGjFQAhArUPAgDWFwAhtg8AAZkYACECtQ8CANYXACG2DwABmRgAIQK1DwIAAAABtg8AAQAAAQTyDQEAAAABgA4QAAAAAc8OAgAAAAG3DwIAAAABAgAAAMEJACAPAAD6GwAgAwAAAMEJACAPAAD6GwAgEAAA-RsAIAEIAAC3HwAwCo0GAAC3FgAgsQ0AALkWADCyDQAAvwkAELMNAAC5FgAw8g0BAP4UACGADhAApRUAIc8OAgCGFQAhtA8BAP4UACG3DwIAhhUAIcQPAAC4FgAgAgAAAMEJACAIAAD5GwAgAgAAAPcbACAIAAD4GwAgCLENAAD2GwAwsg0AAPcbABCzDQAA9hsAMPINAQD-FAAhgA4QAKUVACHPDgIAhhUAIbQPAQD-FAAhtw8CAIYVACEIsQ0AAPYbADCyDQAA9xsAELMNAAD2GwAw8g0BAP4UACGADhAApRUAIc8OAgCGFQAhtA8BAP4UACG3DwIAhhUAIQTyDQEA2BcAIYAOEACbGAAhzw4CANYXACG3DwIA1hcAIQTyDQEA2BcAIYAOEACbGAAhzw4CANYXACG3DwIA1hcAIQTyDQEAAAABgA4QAAAAAc8OAgAAAAG3DwIAAAABBA8AAO8bADD0EAAA8BsAMPYQAADyGwAg-hAAAPMbADAEDwAA4xsAMPQQAADkGwAw9hAAAOYbACD6EAAA5xsAMAAAEo4GAAD9GwAgjwYAAP4bACCADgAAzRcAIJYOAADNFwAgrw4AAM0XACDBDgAAzRcAIOAOAADNFwAg8w4AAM0XACCGDwAAzRcAILoPAADNFwAguw8AAM0XACC8DwAAzRcAIL0PAADNFwAgvg8AAM0XACC_DwAAzRcAIMAPAADNFwAgwQ8AAM0XACDCDwAAzRcAIAAAAAUPAACyHwAgEAAAtR8AIPQQAACzHwAg9RAAALQfACD6EAAAnQgAIAMPAACyHwAg9BAAALMfACD6EAAAnQgAIAAAAAAAAvcQAQAAAAT9EAEAAAAFBQ8AAK0fACAQAACwHwAg9BAAAK4fACD1EAAArx8AIPoQAACdCAAgAfcQAQAAAAQDDwAArR8AIPQQAACuHwAg-hAAAJ0IACAAAAAAAAUPAACoHwAgEAAAqx8AIPQQAACpHwAg9RAAAKofACD6EAAAnQgAIAMPAACoHwAg9BAAAKkfACD6EAAAnQgAIAAAAAAAAvcQAQAAAAT9EAEAAAAFBQ8AAKMfACAQAACmHwAg9BAAAKQfACD1EAAApR8AIPoQAACdCAAgAfcQAQAAAAQDDwAAox8AIPQQAACkHwAg-hAAAJ0IACAAAAAAAAUPAACeHwAgEAAAoR8AIPQQAACfHwAg9RAAAKAfACD6EAAAnQgAIAMPAACeHwAg9BAAAJ8fACD6EAAAnQgAIAAAAAAAAvcQAQAAAAT9EAEAAAAFCw8AAOAcADAQAADlHAAw9BAAAOEcADD1EAAA4hwAMPYQAADjHAAg9xAAAOQcADD4EAAA5BwAMPkQAADkHAAw-hAAAOQcADD7EAAA5hwAMPwQAADnHAAwCw8AANQcADAQAADZHAAw9BAAANUcADD1EAAA1hwAMPYQAADXHAAg9xAAANgcADD4EAAA2BwAMPkQAADYHAAw-hAAANgcADD7EAAA2hwAMPwQAADbHAAwCw8AAMgcADAQAADNHAAw9BAAAMkcADD1EAAAyhwAMPYQAADLHAAg9xAAAMwcADD4EAAAzBwAMPkQAADMHAAw-hAAAMwcADD7EAAAzhwAMPwQAADPHAAwCw8AALwcADAQAADBHAAw9BAAAL0cADD1EAAAvhwAMPYQAAC_HAAg9xAAAMAcADD4EAAAwBwAMPkQAADAHAAw-hAAAMAcADD7EAAAwhwAMPwQAADDHAAwCw8AALAcADAQAAC1HAAw9BAAALEcADD1EAAAshwAMPYQAACzHAAg9xAAALQcADD4EAAAtBwAMPkQAAC0HAAw-hAAALQcADD7EAAAthwAMPwQAAC3HAAwBLQNAQAAAAHYDUAAAAAB9A5AAAAAAY8PAAEAAAECAAAAsQgAIA8AALscACADAAAAsQgAIA8AALscACAQAAC6HAAgAQgAAJ0fADAJpwUAAMcWACCxDQAAxhYAMLINAACvCAAQsw0AAMYWADC0DQEAAAAB2A1AAIIVACH0DkAAghUAIY8PAAEAAAG4DwEA_hQAIQIAAACxCAAgCAAAuhwAIAIAAAC4HAAgCAAAuRwAIAixDQAAtxwAMLINAAC4HAAQsw0AALccADC0DQEA_hQAIdgNQACCFQAh9A5AAIIVACGPDwABoxUAIbgPAQD-FAAhCLENAAC3HAAwsg0AALgcABCzDQAAtxwAMLQNAQD-FAAh2A1AAIIVACH0DkAAghUAIY8PAAGjFQAhuA8BAP4UACEEtA0BANgXACHYDUAA1BcAIfQOQADUFwAhjw8AAZkYACEEtA0BANgXACHYDUAA1BcAIfQOQADUFwAhjw8AAZkYACEEtA0BAAAAAdgNQAAAAAH0DkAAAAABjw8AAQAAAQbFDwIAAAABxg8CAAAAAccPAgAAAAHIDwAAjBwAIMkPgAAAAAHKDwEAAAABAgAAAK0IACAPAADHHAAgAwAAAK0IACAPAADHHAAgEAAAxhwAIAEIAACcHwAwDKcFAADHFgAgsQ0AAMkWADCyDQAAqwgAELMNAADJFgAwuA8BAP4UACHFDwIAhhUAIcYPAgCGFQAhxw8CAIYVACHIDwAA-RQAIMkPAACRFQAgyg8BAP4UACHhDwAAyBYAIAIAAACtCAAgCAAAxhwAIAIAAADEHAAgCAAAxRwAIAqxDQAAwxwAMLINAADEHAAQsw0AAMMcADC4DwEA_hQAIcUPAgCGFQAhxg8CAIYVACHHDwIAhhUAIcgPAAD5FAAgyQ8AAJEVACDKDwEA_hQAIQqxDQAAwxwAMLINAADEHAAQsw0AAMMcADC4DwEA_hQAIcUPAgCGFQAhxg8CAIYVACHHDwIAhhUAIcgPAAD5FAAgyQ8AAJEVACDKDwEA_hQAIQbFDwIA1hcAIcYPAgDWFwAhxw8CANYXACHIDwAAihwAIMkPgAAAAAHKDwEA2BcAIQbFDwIA1hcAIcYPAgDWFwAhxw8CANYXACHIDwAAihwAIMkPgAAAAAHKDwEA2BcAIQbFDwIAAAABxg8CAAAAAccPAgAAAAHIDwAAjBwAIMkPgAAAAAHKDwEAAAABBKwMAgAAAAGvDgEAAAAByw8CAAAAAcwPAQAAAAECAAAAqQgAIA8AANMcACADAAAAqQgAIA8AANMcACAQAADSHAAgAQgAAJsfADAKpwUAAMcWACCsDAIAhhUAIbENAADLFgAwsg0AAKcIABCzDQAAyxYAMK8OAQD-FAAhuA8BAP4UACHLDwIAhRUAIcwPAQD-FAAh4g8AAMoWACACAAAAqQgAIAgAANIcACACAAAA0BwAIAgAANEcACAIrAwCAIYVACGxDQAAzxwAMLINAADQHAAQsw0AAM8cADCvDgEA_hQAIbgPAQD-FAAhyw8CAIUVACHMDwEA_hQAIQisDAIAhhUAIbENAADPHAAwsg0AANAcABCzDQAAzxwAMK8OAQD-FAAhuA8BAP4UACHLDwIAhRUAIcwPAQD-FAAhBKwMAgDWFwAhrw4BANgXACHLDwIA1RcAIcwPAQDYFwAhBKwMAgDWFwAhrw4BANgXACHLDwIA1RcAIcwPAQDYFwAhBKwMAgAAAAGvDgEAAAAByw8CAAAAAcwPAQAAAAEThQMBAAAAAawMAgAAAAHyDQEAAAABww4CAAAAAcwOAQAAAAGHDwEAAAABlg8BAAAAAcUPAgAAAAHKDyAAAAAByw8CAAAAAc0PAQAAAAHODwEAAAABzw8CAAAAAdAPgAAAAAHRDwEAAAAB0g8BAAAAAdMPAACcHAAg1A8gAAAAAdUPAgAAAAECAAAApQgAIA8AAN8cACADAAAApQgAIA8AAN8cACAQAADeHAAgAQgAAJofADAZhQMBAP4UACGnBQAAxxYAIKwMAgCGFQAhsQ0AAM0WADCyDQAAowgAELMNAADNFgAw8g0BAIAVACHDDgIAhRUAIcwOAQCAFQAhhw8BAIAVACGWDwEAgBUAIbgPAQD-FAAhxQ8CAIUVACHKDyAAohUAIcsPAgCGFQAhzQ8BAP4UACHODwEAgBUAIc8PAgCFFQAh0A8AAIcVACDRDwEAgBUAIdIPAQCAFQAh0w8AAPkUACDUDyAAohUAIdUPAgCFFQAh4w8AAMwWACACAAAApQgAIAgAAN4cACACAAAA3BwAIAgAAN0cACAXhQMBAP4UACGsDAIAhhUAIbENAADbHAAwsg0AANwcABCzDQAA2xwAMPINAQCAFQAhww4CAIUVACHMDgEAgBUAIYcPAQCAFQAhlg8BAIAVACG4DwEA_hQAIcUPAgCFFQAhyg8gAKIVACHLDwIAhhUAIc0PAQD-FAAhzg8BAIAVACHPDwIAhRUAIdAPAACHFQAg0Q8BAIAVACHSDwEAgBUAIdMPAAD5FAAg1A8gAKIVACHVDwIAhRUAIReFAwEA_hQAIawMAgCGFQAhsQ0AANscADCyDQAA3BwAELMNAADbHAAw8g0BAIAVACHDDgIAhRUAIcwOAQCAFQAhhw8BAIAVACGWDwEAgBUAIbgPAQD-FAAhxQ8CAIUVACHKDyAAohUAIcsPAgCGFQAhzQ8BAP4UACHODwEAgBUAIc8PAgCFFQAh0A8AAIcVACDRDwEAgBUAIdIPAQCAFQAh0w8AAPkUACDUDyAAohUAIdUPAgCFFQAhE4UDAQDYFwAhrAwCANYXACHyDQEA1xcAIcMOAgDVFwAhzA4BANcXACGHDwEA1xcAIZYPAQDXFwAhxQ8CANUXACHKDyAAmBgAIcsPAgDWFwAhzQ8BANgXACHODwEA1xcAIc8PAgDVFwAh0A-AAAAAAdEPAQDXFwAh0g8BANcXACHTDwAAmhwAINQPIACYGAAh1Q8CANUXACEThQMBANgXACGsDAIA1hcAIfINAQDXFwAhww4CANUXACHMDgEA1xcAIYcPAQDXFwAhlg8BANcXACHFDwIA1RcAIcoPIACYGAAhyw8CANYXACHNDwEA2BcAIc4PAQDXFwAhzw8CANUXACHQD4AAAAAB0Q8BANcXACHSDwEA1xcAIdMPAACaHAAg1A8gAJgYACHVDwIA1RcAIROFAwEAAAABrAwCAAAAAfINAQAAAAHDDgIAAAABzA4BAAAAAYcPAQAAAAGWDwEAAAABxQ8CAAAAAcoPIAAAAAHLDwIAAAABzQ8BAAAAAc4PAQAAAAHPDwIAAAAB0A-AAAAAAdEPAQAAAAHSDwEAAAAB0w8AAJwcACDUDyAAAAAB1Q8CAAAAAQK1DwIAAAABtg8AAQAAAQIAAAChCAAgDwAA6xwAIAMAAAChCAAgDwAA6xwAIBAAAOocACABCAAAmR8AMAinBQAAxxYAILENAADPFgAwsg0AAJ8IABCzDQAAzxYAMLUPAgCGFQAhtg8AAaMVACG4DwEA_hQAIeQPAADOFgAgAgAAAKEIACAIAADqHAAgAgAAAOgcACAIAADpHAAgBrENAADnHAAwsg0AAOgcABCzDQAA5xwAMLUPAgCGFQAhtg8AAaMVACG4DwEA_hQAIQaxDQAA5xwAMLINAADoHAAQsw0AAOccADC1DwIAhhUAIbYPAAGjFQAhuA8BAP4UACECtQ8CANYXACG2DwABmRgAIQK1DwIA1hcAIbYPAAGZGAAhArUPAgAAAAG2DwABAAABAfcQAQAAAAQEDwAA4BwAMPQQAADhHAAw9hAAAOMcACD6EAAA5BwAMAQPAADUHAAw9BAAANUcADD2EAAA1xwAIPoQAADYHAAwBA8AAMgcADD0EAAAyRwAMPYQAADLHAAg-hAAAMwcADAEDwAAvBwAMPQQAAC9HAAw9hAAAL8cACD6EAAAwBwAMAQPAACwHAAw9BAAALEcADD2EAAAsxwAIPoQAAC0HAAwAAAAAAARqAUAAPIcACCpBQAA8xwAIKoFAAD0HAAgqwUAAPUcACCsBQAA9hwAILAHAADNFwAgtg0AAM0XACD0DQAAzRcAIK8OAADNFwAguw4AAM0XACCGDwAAzRcAIKkPAADNFwAg2A8AAM0XACDZDwAAzRcAINoPAADNFwAg2w8AAM0XACDgDwAAzRcAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFDwAAlB8AIBAAAJcfACD0EAAAlR8AIPUQAACWHwAg-hAAANkEACADDwAAlB8AIPQQAACVHwAg-hAAANkEACAAAAAAAAsPAADPHQAwEAAA1B0AMPQQAADQHQAw9RAAANEdADD2EAAA0h0AIPcQAADTHQAw-BAAANMdADD5EAAA0x0AMPoQAADTHQAw-xAAANUdADD8EAAA1h0AMAXyDQEAAAAB3A8gAAAAAZAQQAAAAAGUECAAAAABlRBAAAAAAQIAAADdBAAgDwAA2h0AIAMAAADdBAAgDwAA2h0AIBAAANkdACABCAAAkx8AMAqFAwAA_xYAILENAAD-FgAwsg0AANsEABCzDQAA_hYAMPINAQAAAAHsDgEA_hQAIdwPIAD_FAAhkBBAAIEVACGUECAA_xQAIZUQQACCFQAhAgAAAN0EACAIAADZHQAgAgAAANcdACAIAADYHQAgCbENAADWHQAwsg0AANcdABCzDQAA1h0AMPINAQD-FAAh7A4BAP4UACHcDyAA_xQAIZAQQACBFQAhlBAgAP8UACGVEEAAghUAIQmxDQAA1h0AMLINAADXHQAQsw0AANYdADDyDQEA_hQAIewOAQD-FAAh3A8gAP8UACGQEEAAgRUAIZQQIAD_FAAhlRBAAIIVACEF8g0BANgXACHcDyAA9hcAIZAQQADgFwAhlBAgAPYXACGVEEAA1BcAIQXyDQEA2BcAIdwPIAD2FwAhkBBAAOAXACGUECAA9hcAIZUQQADUFwAhBfINAQAAAAHcDyAAAAABkBBAAAAAAZQQIAAAAAGVEEAAAAABBA8AAM8dADD0EAAA0B0AMPYQAADSHQAg-hAAANMdADAABIYDAADcHQAguQ4AAM0XACCQEAAAzRcAIJcQAADNFwAgAAAAAAAAAAALDwAA5x0AMBAAAOwdADD0EAAA6B0AMPUQAADpHQAw9hAAAOodACD3EAAA6x0AMPgQAADrHQAw-RAAAOsdADD6EAAA6x0AMPsQAADtHQAw_BAAAO4dADAEvg8AAQAAAZ4QAgAAAAGfEAIAAAABoBABAAAAAQIAAACMBAAgDwAA8h0AIAMAAACMBAAgDwAA8h0AIBAAAPEdACABCAAAkh8AMArUAgAAiBcAILENAACHFwAwsg0AAI4EABCzDQAAhxcAML4PAAGkFQAhnhACAIYVACGfEAIAhhUAIaAQAQD-FAAhoRAAAaMVACGiEAAAiRcAIAIAAACMBAAgCAAA8R0AIAIAAADvHQAgCAAA8B0AIAixDQAA7h0AMLINAADvHQAQsw0AAO4dADC-DwABpBUAIZ4QAgCGFQAhnxACAIYVACGgEAEA_hQAIaEQAAGjFQAhCLENAADuHQAwsg0AAO8dABCzDQAA7h0AML4PAAGkFQAhnhACAIYVACGfEAIAhhUAIaAQAQD-FAAhoRAAAaMVACEEvg8AAZoYACGeEAIA1hcAIZ8QAgDWFwAhoBABANgXACEEvg8AAZoYACGeEAIA1hcAIZ8QAgDWFwAhoBABANgXACEEvg8AAQAAAZ4QAgAAAAGfEAIAAAABoBABAAAAAQQPAADnHQAw9BAAAOgdADD2EAAA6h0AIPoQAADrHQAwAAAAAAAABQ8AAI0fACAQAACQHwAg9BAAAI4fACD1EAAAjx8AIPoQAACnBAAgAw8AAI0fACD0EAAAjh8AIPoQAACnBAAgAdMCAAD0HQAgAAAAAAAAAAAAAAL3EAIAAAAE_RACAAAABQH3EAIAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAC9xAAAQAABP0QAAEAAAUB9xAAAQAABAAAAAAAAAAAAvcQAQAAAAT9EAEAAAAFAvcQAQAAAAT9EAEAAAAFAvcQAQAAAAT9EAEAAAAFBQ8AAIgfACAQAACLHwAg9BAAAIkfACD1EAAAih8AIPoQAAD7AQAgAfcQAQAAAAQB9xABAAAABAH3EAEAAAAEAw8AAIgfACD0EAAAiR8AIPoQAAD7AQAgAAAAAAALDwAAxR4AMBAAAMoeADD0EAAAxh4AMPUQAADHHgAw9hAAAMgeACD3EAAAyR4AMPgQAADJHgAw-RAAAMkeADD6EAAAyR4AMPsQAADLHgAw_BAAAMweADALDwAAuR4AMBAAAL4eADD0EAAAuh4AMPUQAAC7HgAw9hAAALweACD3EAAAvR4AMPgQAAC9HgAw-RAAAL0eADD6EAAAvR4AMPsQAAC_HgAw_BAAAMAeADAOrwEAAMsbACCwAQAAzBsAILEBAADNGwAgtA0BAAAAAdgNQAAAAAHbDQEAAAAB5A0BAAAAAa4OAQAAAAHwDkAAAAAB_A5AAAAAAa4PAQAAAAGxDwEAAAABsg8AAMkbACCzDwIAAAABAgAAAIMCACAPAADEHgAgAwAAAIMCACAPAADEHgAgEAAAwx4AIAEIAACHHwAwFKwBAACsFwAgrwEAAK0XACCwAQAArhcAILEBAACvFwAgsQ0AAKsXADCyDQAAgQIAELMNAACrFwAwtA0BAAAAAdgNQACCFQAh2Q0BAIAVACHbDQEA_hQAIeQNAQCAFQAhrg4BAP4UACHwDkAAgRUAIfwOQACBFQAhrg8BAAAAAbEPAQD-FAAhsg8AAPkUACCzDwIAhhUAIcgQAACqFwAgAgAAAIMCACAIAADDHgAgAgAAAMEeACAIAADCHgAgD7ENAADAHgAwsg0AAMEeABCzDQAAwB4AMLQNAQD-FAAh2A1AAIIVACHZDQEAgBUAIdsNAQD-FAAh5A0BAIAVACGuDgEA_hQAIfAOQACBFQAh_A5AAIEVACGuDwEA_hQAIbEPAQD-FAAhsg8AAPkUACCzDwIAhhUAIQ-xDQAAwB4AMLINAADBHgAQsw0AAMAeADC0DQEA_hQAIdgNQACCFQAh2Q0BAIAVACHbDQEA_hQAIeQNAQCAFQAhrg4BAP4UACHwDkAAgRUAIfwOQACBFQAhrg8BAP4UACGxDwEA_hQAIbIPAAD5FAAgsw8CAIYVACELtA0BANgXACHYDUAA1BcAIdsNAQDYFwAh5A0BANcXACGuDgEA2BcAIfAOQADgFwAh_A5AAOAXACGuDwEA2BcAIbEPAQDYFwAhsg8AAKAbACCzDwIA1hcAIQ6vAQAAohsAILABAACjGwAgsQEAAKQbACC0DQEA2BcAIdgNQADUFwAh2w0BANgXACHkDQEA1xcAIa4OAQDYFwAh8A5AAOAXACH8DkAA4BcAIa4PAQDYFwAhsQ8BANgXACGyDwAAoBsAILMPAgDWFwAhDq8BAADLGwAgsAEAAMwbACCxAQAAzRsAILQNAQAAAAHYDUAAAAAB2w0BAAAAAeQNAQAAAAGuDgEAAAAB8A5AAAAAAfwOQAAAAAGuDwEAAAABsQ8BAAAAAbIPAADJGwAgsw8CAAAAARG0DQEAAAAB2A1AAAAAAfoNAQAAAAGfDgEAAAAB7A4BAAAAAfQOQAAAAAGlD0AAAAABpg9AAAAAAfUPAQAAAAG-EAAArh4AIL8QAACvHgAgwBAAALAeACDBEAIAAAABwhABAAAAAcMQQAAAAAHEEAEAAAABxRABAAAAAQIAAAD_AQAgDwAA0B4AIAMAAAD_AQAgDwAA0B4AIBAAAM8eACABCAAAhh8AMBasAQAAsRcAILENAACwFwAwsg0AAP0BABCzDQAAsBcAMLQNAQAAAAHYDUAAghUAIdkNAQD-FAAh-g0BAP4UACGfDgEA_hQAIewOAQD-FAAh9A5AAIEVACGlD0AAgRUAIaYPQACBFQAh9Q8BAAAAAb4QAAD5FAAgvxAAAPkUACDAEAAA-RQAIMEQAgCFFQAhwhABAP4UACHDEEAAgRUAIcQQAQCAFQAhxRABAIAVACECAAAA_wEAIAgAAM8eACACAAAAzR4AIAgAAM4eACAVsQ0AAMweADCyDQAAzR4AELMNAADMHgAwtA0BAP4UACHYDUAAghUAIdkNAQD-FAAh-g0BAP4UACGfDgEA_hQAIewOAQD-FAAh9A5AAIEVACGlD0AAgRUAIaYPQACBFQAh9Q8BAP4UACG-EAAA-RQAIL8QAAD5FAAgwBAAAPkUACDBEAIAhRUAIcIQAQD-FAAhwxBAAIEVACHEEAEAgBUAIcUQAQCAFQAhFbENAADMHgAwsg0AAM0eABCzDQAAzB4AMLQNAQD-FAAh2A1AAIIVACHZDQEA_hQAIfoNAQD-FAAhnw4BAP4UACHsDgEA_hQAIfQOQACBFQAhpQ9AAIEVACGmD0AAgRUAIfUPAQD-FAAhvhAAAPkUACC_EAAA-RQAIMAQAAD5FAAgwRACAIUVACHCEAEA_hQAIcMQQACBFQAhxBABAIAVACHFEAEAgBUAIRG0DQEA2BcAIdgNQADUFwAh-g0BANgXACGfDgEA2BcAIewOAQDYFwAh9A5AAOAXACGlD0AA4BcAIaYPQADgFwAh9Q8BANgXACG-EAAAqh4AIL8QAACrHgAgwBAAAKweACDBEAIA1RcAIcIQAQDYFwAhwxBAAOAXACHEEAEA1xcAIcUQAQDXFwAhEbQNAQDYFwAh2A1AANQXACH6DQEA2BcAIZ8OAQDYFwAh7A4BANgXACH0DkAA4BcAIaUPQADgFwAhpg9AAOAXACH1DwEA2BcAIb4QAACqHgAgvxAAAKseACDAEAAArB4AIMEQAgDVFwAhwhABANgXACHDEEAA4BcAIcQQAQDXFwAhxRABANcXACERtA0BAAAAAdgNQAAAAAH6DQEAAAABnw4BAAAAAewOAQAAAAH0DkAAAAABpQ9AAAAAAaYPQAAAAAH1DwEAAAABvhAAAK4eACC_EAAArx4AIMAQAACwHgAgwRACAAAAAcIQAQAAAAHDEEAAAAABxBABAAAAAcUQAQAAAAEEDwAAxR4AMPQQAADGHgAw9hAAAMgeACD6EAAAyR4AMAQPAAC5HgAw9BAAALoeADD2EAAAvB4AIPoQAAC9HgAwAAAIrAEAANYeACCvAQAA1x4AILABAADYHgAgsQEAANkeACDZDQAAzRcAIOQNAADNFwAg8A4AAM0XACD8DgAAzRcAIAWtAQAA0x4AILIBAADUHgAg9A0AAM0XACDDEAAAzRcAIMQQAADNFwAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAvcQAQAAAAT9EAEAAAAFAfcQAQAAAAQAAAARtA0BAAAAAdgNQAAAAAH6DQEAAAABnw4BAAAAAewOAQAAAAH0DkAAAAABpQ9AAAAAAaYPQAAAAAH1DwEAAAABvhAAAK4eACC_EAAArx4AIMAQAACwHgAgwRACAAAAAcIQAQAAAAHDEEAAAAABxBABAAAAAcUQAQAAAAELtA0BAAAAAdgNQAAAAAHbDQEAAAAB5A0BAAAAAa4OAQAAAAHwDkAAAAAB_A5AAAAAAa4PAQAAAAGxDwEAAAABsg8AAMkbACCzDwIAAAABCLIBAADSHgAguAgBAAAAAbQNAQAAAAHYDUAAAAAB9A0EAAAAAdIPAQAAAAHDEEAAAAABxBABAAAAAQIAAAD7AQAgDwAAiB8AIAMAAACFAgAgDwAAiB8AIBAAAIwfACAKAAAAhQIAIAgAAIwfACCyAQAAuB4AILgIAQDYFwAhtA0BANgXACHYDUAA1BcAIfQNBAC_GAAh0g8BANgXACHDEEAA4BcAIcQQAQDXFwAhCLIBAAC4HgAguAgBANgXACG0DQEA2BcAIdgNQADUFwAh9A0EAL8YACHSDwEA2BcAIcMQQADgFwAhxBABANcXACECCAABAAAB9Q8AAQAAAQIAAACnBAAgDwAAjR8AIAMAAACqBAAgDwAAjR8AIBAAAJEfACADAAAAqgQAIAgAAZsgACH1DwABmRgAIQIIAAGZGAAh9Q8AAZkYACEEvg8AAQAAAZ4QAgAAAAGfEAIAAAABoBABAAAAAQXyDQEAAAAB3A8gAAAAAZAQQAAAAAGUECAAAAABlRBAAAAAARLYDUAAAAAB9A0EAAAAAfUNBAAAAAH7DQEAAAABjA4BAAAAAbkOQAAAAAHlDgIAAAAB7A4BAAAAAfcOAQAAAAGOEAEAAAABjxABAAAAAZAQQAAAAAGWEBAAAAABlxABAAAAAZgQQAAAAAGZECAAAAABmhAgAAAAAZsQIAAAAAECAAAA2QQAIA8AAJQfACADAAAA4QQAIA8AAJQfACAQAACYHwAgFAAAAOEEACAIAACYHwAg2A1AANQXACH0DQQA0xcAIfUNBADTFwAh-w0BANgXACGMDgEA2BcAIbkOQADgFwAh5Q4CANYXACHsDgEA2BcAIfcOAQDYFwAhjhABANgXACGPEAEA2BcAIZAQQADgFwAhlhAQAM4YACGXEAEA1xcAIZgQQADUFwAhmRAgAPYXACGaECAA9hcAIZsQIAD2FwAhEtgNQADUFwAh9A0EANMXACH1DQQA0xcAIfsNAQDYFwAhjA4BANgXACG5DkAA4BcAIeUOAgDWFwAh7A4BANgXACH3DgEA2BcAIY4QAQDYFwAhjxABANgXACGQEEAA4BcAIZYQEADOGAAhlxABANcXACGYEEAA1BcAIZkQIAD2FwAhmhAgAPYXACGbECAA9hcAIQK1DwIAAAABtg8AAQAAAROFAwEAAAABrAwCAAAAAfINAQAAAAHDDgIAAAABzA4BAAAAAYcPAQAAAAGWDwEAAAABxQ8CAAAAAcoPIAAAAAHLDwIAAAABzQ8BAAAAAc4PAQAAAAHPDwIAAAAB0A-AAAAAAdEPAQAAAAHSDwEAAAAB0w8AAJwcACDUDyAAAAAB1Q8CAAAAAQSsDAIAAAABrw4BAAAAAcsPAgAAAAHMDwEAAAABBsUPAgAAAAHGDwIAAAABxw8CAAAAAcgPAACMHAAgyQ-AAAAAAcoPAQAAAAEEtA0BAAAAAdgNQAAAAAH0DkAAAAABjw8AAQAAARypBQAA7hwAIKoFAADvHAAgqwUAAPAcACCsBQAA8RwAILAHgAAAAAG0DQEAAAABtg0EAAAAAdgNQAAAAAHZDQEAAAAB9A0EAAAAAYwOAQAAAAGvDgEAAAABuw6AAAAAAewOAQAAAAH0DkAAAAABhg8BAAAAAakPQAAAAAHWDwEAAAAB1w8gAAAAAdgPAQAAAAHZDwEAAAAB2g-AAAAAAdsPgAAAAAHcD4AAAAAB3Q8gAAAAAd4PAADsHAAg3w8CAAAAAeAPQAAAAAECAAAAnQgAIA8AAJ4fACADAAAAuQgAIA8AAJ4fACAQAACiHwAgHgAAALkIACAIAACiHwAgqQUAAKwcACCqBQAArRwAIKsFAACuHAAgrAUAAK8cACCwB4AAAAABtA0BANgXACG2DQQAvxgAIdgNQADUFwAh2Q0BANgXACH0DQQAvxgAIYwOAQDYFwAhrw4BANcXACG7DoAAAAAB7A4BANgXACH0DkAA1BcAIYYPAQDXFwAhqQ9AAOAXACHWDwEA2BcAIdcPIAD2FwAh2A8BANcXACHZDwEA1xcAIdoPgAAAAAHbD4AAAAAB3A-AAAAAAd0PIAD2FwAh3g8AAKocACDfDwIA1hcAIeAPQADgFwAhHKkFAACsHAAgqgUAAK0cACCrBQAArhwAIKwFAACvHAAgsAeAAAAAAbQNAQDYFwAhtg0EAL8YACHYDUAA1BcAIdkNAQDYFwAh9A0EAL8YACGMDgEA2BcAIa8OAQDXFwAhuw6AAAAAAewOAQDYFwAh9A5AANQXACGGDwEA1xcAIakPQADgFwAh1g8BANgXACHXDyAA9hcAIdgPAQDXFwAh2Q8BANcXACHaD4AAAAAB2w-AAAAAAdwPgAAAAAHdDyAA9hcAId4PAACqHAAg3w8CANYXACHgD0AA4BcAIRyoBQAA7RwAIKoFAADvHAAgqwUAAPAcACCsBQAA8RwAILAHgAAAAAG0DQEAAAABtg0EAAAAAdgNQAAAAAHZDQEAAAAB9A0EAAAAAYwOAQAAAAGvDgEAAAABuw6AAAAAAewOAQAAAAH0DkAAAAABhg8BAAAAAakPQAAAAAHWDwEAAAAB1w8gAAAAAdgPAQAAAAHZDwEAAAAB2g-AAAAAAdsPgAAAAAHcD4AAAAAB3Q8gAAAAAd4PAADsHAAg3w8CAAAAAeAPQAAAAAECAAAAnQgAIA8AAKMfACADAAAAuQgAIA8AAKMfACAQAACnHwAgHgAAALkIACAIAACnHwAgqAUAAKscACCqBQAArRwAIKsFAACuHAAgrAUAAK8cACCwB4AAAAABtA0BANgXACG2DQQAvxgAIdgNQADUFwAh2Q0BANgXACH0DQQAvxgAIYwOAQDYFwAhrw4BANcXACG7DoAAAAAB7A4BANgXACH0DkAA1BcAIYYPAQDXFwAhqQ9AAOAXACHWDwEA2BcAIdcPIAD2FwAh2A8BANcXACHZDwEA1xcAIdoPgAAAAAHbD4AAAAAB3A-AAAAAAd0PIAD2FwAh3g8AAKocACDfDwIA1hcAIeAPQADgFwAhHKgFAACrHAAgqgUAAK0cACCrBQAArhwAIKwFAACvHAAgsAeAAAAAAbQNAQDYFwAhtg0EAL8YACHYDUAA1BcAIdkNAQDYFwAh9A0EAL8YACGMDgEA2BcAIa8OAQDXFwAhuw6AAAAAAewOAQDYFwAh9A5AANQXACGGDwEA1xcAIakPQADgFwAh1g8BANgXACHXDyAA9hcAIdgPAQDXFwAh2Q8BANcXACHaD4AAAAAB2w-AAAAAAdwPgAAAAAHdDyAA9hcAId4PAACqHAAg3w8CANYXACHgD0AA4BcAIRyoBQAA7RwAIKkFAADuHAAgqwUAAPAcACCsBQAA8RwAILAHgAAAAAG0DQEAAAABtg0EAAAAAdgNQAAAAAHZDQEAAAAB9A0EAAAAAYwOAQAAAAGvDgEAAAABuw6AAAAAAewOAQAAAAH0DkAAAAABhg8BAAAAAakPQAAAAAHWDwEAAAAB1w8gAAAAAdgPAQAAAAHZDwEAAAAB2g-AAAAAAdsPgAAAAAHcD4AAAAAB3Q8gAAAAAd4PAADsHAAg3w8CAAAAAeAPQAAAAAECAAAAnQgAIA8AAKgfACADAAAAuQgAIA8AAKgfACAQAACsHwAgHgAAALkIACAIAACsHwAgqAUAAKscACCpBQAArBwAIKsFAACuHAAgrAUAAK8cACCwB4AAAAABtA0BANgXACG2DQQAvxgAIdgNQADUFwAh2Q0BANgXACH0DQQAvxgAIYwOAQDYFwAhrw4BANcXACG7DoAAAAAB7A4BANgXACH0DkAA1BcAIYYPAQDXFwAhqQ9AAOAXACHWDwEA2BcAIdcPIAD2FwAh2A8BANcXACHZDwEA1xcAIdoPgAAAAAHbD4AAAAAB3A-AAAAAAd0PIAD2FwAh3g8AAKocACDfDwIA1hcAIeAPQADgFwAhHKgFAACrHAAgqQUAAKwcACCrBQAArhwAIKwFAACvHAAgsAeAAAAAAbQNAQDYFwAhtg0EAL8YACHYDUAA1BcAIdkNAQDYFwAh9A0EAL8YACGMDgEA2BcAIa8OAQDXFwAhuw6AAAAAAewOAQDYFwAh9A5AANQXACGGDwEA1xcAIakPQADgFwAh1g8BANgXACHXDyAA9hcAIdgPAQDXFwAh2Q8BANcXACHaD4AAAAAB2w-AAAAAAdwPgAAAAAHdDyAA9hcAId4PAACqHAAg3w8CANYXACHgD0AA4BcAIRyoBQAA7RwAIKkFAADuHAAgqgUAAO8cACCsBQAA8RwAILAHgAAAAAG0DQEAAAABtg0EAAAAAdgNQAAAAAHZDQEAAAAB9A0EAAAAAYwOAQAAAAGvDgEAAAABuw6AAAAAAewOAQAAAAH0DkAAAAABhg8BAAAAAakPQAAAAAHWDwEAAAAB1w8gAAAAAdgPAQAAAAHZDwEAAAAB2g-AAAAAAdsPgAAAAAHcD4AAAAAB3Q8gAAAAAd4PAADsHAAg3w8CAAAAAeAPQAAAAAECAAAAnQgAIA8AAK0fACADAAAAuQgAIA8AAK0fACAQAACxHwAgHgAAALkIACAIAACxHwAgqAUAAKscACCpBQAArBwAIKoFAACtHAAgrAUAAK8cACCwB4AAAAABtA0BANgXACG2DQQAvxgAIdgNQADUFwAh2Q0BANgXACH0DQQAvxgAIYwOAQDYFwAhrw4BANcXACG7DoAAAAAB7A4BANgXACH0DkAA1BcAIYYPAQDXFwAhqQ9AAOAXACHWDwEA2BcAIdcPIAD2FwAh2A8BANcXACHZDwEA1xcAIdoPgAAAAAHbD4AAAAAB3A-AAAAAAd0PIAD2FwAh3g8AAKocACDfDwIA1hcAIeAPQADgFwAhHKgFAACrHAAgqQUAAKwcACCqBQAArRwAIKwFAACvHAAgsAeAAAAAAbQNAQDYFwAhtg0EAL8YACHYDUAA1BcAIdkNAQDYFwAh9A0EAL8YACGMDgEA2BcAIa8OAQDXFwAhuw6AAAAAAewOAQDYFwAh9A5AANQXACGGDwEA1xcAIakPQADgFwAh1g8BANgXACHXDyAA9hcAIdgPAQDXFwAh2Q8BANcXACHaD4AAAAAB2w-AAAAAAdwPgAAAAAHdDyAA9hcAId4PAACqHAAg3w8CANYXACHgD0AA4BcAIRyoBQAA7RwAIKkFAADuHAAgqgUAAO8cACCrBQAA8BwAILAHgAAAAAG0DQEAAAABtg0EAAAAAdgNQAAAAAHZDQEAAAAB9A0EAAAAAYwOAQAAAAGvDgEAAAABuw6AAAAAAewOAQAAAAH0DkAAAAABhg8BAAAAAakPQAAAAAHWDwEAAAAB1w8gAAAAAdgPAQAAAAHZDwEAAAAB2g-AAAAAAdsPgAAAAAHcD4AAAAAB3Q8gAAAAAd4PAADsHAAg3w8CAAAAAeAPQAAAAAECAAAAnQgAIA8AALIfACADAAAAuQgAIA8AALIfACAQAAC2HwAgHgAAALkIACAIAAC2HwAgqAUAAKscACCpBQAArBwAIKoFAACtHAAgqwUAAK4cACCwB4AAAAABtA0BANgXACG2DQQAvxgAIdgNQADUFwAh2Q0BANgXACH0DQQAvxgAIYwOAQDYFwAhrw4BANcXACG7DoAAAAAB7A4BANgXACH0DkAA1BcAIYYPAQDXFwAhqQ9AAOAXACHWDwEA2BcAIdcPIAD2FwAh2A8BANcXACHZDwEA1xcAIdoPgAAAAAHbD4AAAAAB3A-AAAAAAd0PIAD2FwAh3g8AAKocACDfDwIA1hcAIeAPQADgFwAhHKgFAACrHAAgqQUAAKwcACCqBQAArRwAIKsFAACuHAAgsAeAAAAAAbQNAQDYFwAhtg0EAL8YACHYDUAA1BcAIdkNAQDYFwAh9A0EAL8YACGMDgEA2BcAIa8OAQDXFwAhuw6AAAAAAewOAQDYFwAh9A5AANQXACGGDwEA1xcAIakPQADgFwAh1g8BANgXACHXDyAA9hcAIdgPAQDXFwAh2Q8BANcXACHaD4AAAAAB2w-AAAAAAdwPgAAAAAHdDyAA9hcAId4PAACqHAAg3w8CANYXACHgD0AA4BcAIQTyDQEAAAABgA4QAAAAAc8OAgAAAAG3DwIAAAABArUPAgAAAAG2DwABAAABGI8GAAD8GwAgtA0BAAAAAdgNQAAAAAHZDQEAAAABgA4BAAAAAYkOAgAAAAGMDgEAAAABlg5AAAAAAa8OAQAAAAHBDgQAAAAB4A4BAAAAAfMOAQAAAAGGDwEAAAABuA8BAAAAAbkPAQAAAAG6DxAAAAABuw8QAAAAAbwPAgAAAAG9DwABAAABvg8CAAAAAb8PEAAAAAHADwQAAAABwQ-AAAAAAcIPAQAAAAECAAAAvQkAIA8AALkfACADAAAAygkAIA8AALkfACAQAAC9HwAgGgAAAMoJACAIAAC9HwAgjwYAAOIbACC0DQEA2BcAIdgNQADUFwAh2Q0BANgXACGADgEA1xcAIYkOAgDWFwAhjA4BANgXACGWDkAA4BcAIa8OAQDXFwAhwQ4EAL8YACHgDgEA1xcAIfMOAQDXFwAhhg8BANcXACG4DwEA2BcAIbkPAQDYFwAhug8QAJsYACG7DxAAmxgAIbwPAgDVFwAhvQ8AAZoYACG-DwIA1RcAIb8PEACbGAAhwA8EAL8YACHBD4AAAAABwg8BANcXACEYjwYAAOIbACC0DQEA2BcAIdgNQADUFwAh2Q0BANgXACGADgEA1xcAIYkOAgDWFwAhjA4BANgXACGWDkAA4BcAIa8OAQDXFwAhwQ4EAL8YACHgDgEA1xcAIfMOAQDXFwAhhg8BANcXACG4DwEA2BcAIbkPAQDYFwAhug8QAJsYACG7DxAAmxgAIbwPAgDVFwAhvQ8AAZoYACG-DwIA1RcAIb8PEACbGAAhwA8EAL8YACHBD4AAAAABwg8BANcXACEYjgYAAPsbACC0DQEAAAAB2A1AAAAAAdkNAQAAAAGADgEAAAABiQ4CAAAAAYwOAQAAAAGWDkAAAAABrw4BAAAAAcEOBAAAAAHgDgEAAAAB8w4BAAAAAYYPAQAAAAG4DwEAAAABuQ8BAAAAAboPEAAAAAG7DxAAAAABvA8CAAAAAb0PAAEAAAG-DwIAAAABvw8QAAAAAcAPBAAAAAHBD4AAAAABwg8BAAAAAQIAAAC9CQAgDwAAvh8AIAMAAADKCQAgDwAAvh8AIBAAAMIfACAaAAAAygkAIAgAAMIfACCOBgAA4RsAILQNAQDYFwAh2A1AANQXACHZDQEA2BcAIYAOAQDXFwAhiQ4CANYXACGMDgEA2BcAIZYOQADgFwAhrw4BANcXACHBDgQAvxgAIeAOAQDXFwAh8w4BANcXACGGDwEA1xcAIbgPAQDYFwAhuQ8BANgXACG6DxAAmxgAIbsPEACbGAAhvA8CANUXACG9DwABmhgAIb4PAgDVFwAhvw8QAJsYACHADwQAvxgAIcEPgAAAAAHCDwEA1xcAIRiOBgAA4RsAILQNAQDYFwAh2A1AANQXACHZDQEA2BcAIYAOAQDXFwAhiQ4CANYXACGMDgEA2BcAIZYOQADgFwAhrw4BANcXACHBDgQAvxgAIeAOAQDXFwAh8w4BANcXACGGDwEA1xcAIbgPAQDYFwAhuQ8BANgXACG6DxAAmxgAIbsPEACbGAAhvA8CANUXACG9DwABmhgAIb4PAgDVFwAhvw8QAJsYACHADwQAvxgAIcEPgAAAAAHCDwEA1xcAIQitAQAA0R4AILgIAQAAAAG0DQEAAAAB2A1AAAAAAfQNBAAAAAHSDwEAAAABwxBAAAAAAcQQAQAAAAECAAAA-wEAIA8AAMMfACAECIAAAAABtA0EAAAAAbYNQAAAAAH6DQEAAAABDLQNAQAAAAHTDQIAAAAB1Q1AAAAAAdYNAgAAAAHXDUAAAAAB2A1AAAAAAfoNAQAAAAGMDgEAAAABlg5AAAAAAasPgAAAAAGsDwIAAAABrQ9AAAAAAQYIgAAAAAH6DQEAAAABjA9AAAAAAagPAQAAAAGpD0AAAAABqg9AAAAAAQMAAACFAgAgDwAAwx8AIBAAAMofACAKAAAAhQIAIAgAAMofACCtAQAAtx4AILgIAQDYFwAhtA0BANgXACHYDUAA1BcAIfQNBAC_GAAh0g8BANgXACHDEEAA4BcAIcQQAQDXFwAhCK0BAAC3HgAguAgBANgXACG0DQEA2BcAIdgNQADUFwAh9A0EAL8YACHSDwEA2BcAIcMQQADgFwAhxBABANcXACEPrAEAAMobACCwAQAAzBsAILEBAADNGwAgtA0BAAAAAdgNQAAAAAHZDQEAAAAB2w0BAAAAAeQNAQAAAAGuDgEAAAAB8A5AAAAAAfwOQAAAAAGuDwEAAAABsQ8BAAAAAbIPAADJGwAgsw8CAAAAAQIAAACDAgAgDwAAyx8AIAMAAACBAgAgDwAAyx8AIBAAAM8fACARAAAAgQIAIAgAAM8fACCsAQAAoRsAILABAACjGwAgsQEAAKQbACC0DQEA2BcAIdgNQADUFwAh2Q0BANcXACHbDQEA2BcAIeQNAQDXFwAhrg4BANgXACHwDkAA4BcAIfwOQADgFwAhrg8BANgXACGxDwEA2BcAIbIPAACgGwAgsw8CANYXACEPrAEAAKEbACCwAQAAoxsAILEBAACkGwAgtA0BANgXACHYDUAA1BcAIdkNAQDXFwAh2w0BANgXACHkDQEA1xcAIa4OAQDYFwAh8A5AAOAXACH8DkAA4BcAIa4PAQDYFwAhsQ8BANgXACGyDwAAoBsAILMPAgDWFwAhD6wBAADKGwAgrwEAAMsbACCxAQAAzRsAILQNAQAAAAHYDUAAAAAB2Q0BAAAAAdsNAQAAAAHkDQEAAAABrg4BAAAAAfAOQAAAAAH8DkAAAAABrg8BAAAAAbEPAQAAAAGyDwAAyRsAILMPAgAAAAECAAAAgwIAIA8AANAfACADAAAAgQIAIA8AANAfACAQAADUHwAgEQAAAIECACAIAADUHwAgrAEAAKEbACCvAQAAohsAILEBAACkGwAgtA0BANgXACHYDUAA1BcAIdkNAQDXFwAh2w0BANgXACHkDQEA1xcAIa4OAQDYFwAh8A5AAOAXACH8DkAA4BcAIa4PAQDYFwAhsQ8BANgXACGyDwAAoBsAILMPAgDWFwAhD6wBAAChGwAgrwEAAKIbACCxAQAApBsAILQNAQDYFwAh2A1AANQXACHZDQEA1xcAIdsNAQDYFwAh5A0BANcXACGuDgEA2BcAIfAOQADgFwAh_A5AAOAXACGuDwEA2BcAIbEPAQDYFwAhsg8AAKAbACCzDwIA1hcAIQ-sAQAAyhsAIK8BAADLGwAgsAEAAMwbACC0DQEAAAAB2A1AAAAAAdkNAQAAAAHbDQEAAAAB5A0BAAAAAa4OAQAAAAHwDkAAAAAB_A5AAAAAAa4PAQAAAAGxDwEAAAABsg8AAMkbACCzDwIAAAABAgAAAIMCACAPAADVHwAgAwAAAIECACAPAADVHwAgEAAA2R8AIBEAAACBAgAgCAAA2R8AIKwBAAChGwAgrwEAAKIbACCwAQAAoxsAILQNAQDYFwAh2A1AANQXACHZDQEA1xcAIdsNAQDYFwAh5A0BANcXACGuDgEA2BcAIfAOQADgFwAh_A5AAOAXACGuDwEA2BcAIbEPAQDYFwAhsg8AAKAbACCzDwIA1hcAIQ-sAQAAoRsAIK8BAACiGwAgsAEAAKMbACC0DQEA2BcAIdgNQADUFwAh2Q0BANcXACHbDQEA2BcAIeQNAQDXFwAhrg4BANgXACHwDkAA4BcAIfwOQADgFwAhrg8BANgXACGxDwEA2BcAIbIPAACgGwAgsw8CANYXACEJtA0BAAAAAbkNAQAAAAHYDUAAAAAB2Q0BAAAAAdwNAgAAAAG1DkAAAAAB4w5AAAAAAZkPAQAAAAGaD4AAAAABA5YPAQAAAAGXDwEAAAABmA9AAAAAAQXYDUAAAAAB2Q0BAAAAAY8PAQAAAAGUD0AAAAABlQ8CAAAAAQiwB4AAAAABsgcAAPQaACC1BwAA9RoAILYHAAD2GgAgtA0BAAAAAdgNQAAAAAHZDQEAAAAB7A4BAAAAAQIAAACxCwAgDwAA3R8AIAMAAADPCwAgDwAA3R8AIBAAAOEfACAKAAAAzwsAIAgAAOEfACCwB4AAAAABsgcAAMcaACC1BwAAyBoAILYHAADJGgAgtA0BANgXACHYDUAA1BcAIdkNAQDYFwAh7A4BANgXACEIsAeAAAAAAbIHAADHGgAgtQcAAMgaACC2BwAAyRoAILQNAQDYFwAh2A1AANQXACHZDQEA2BcAIewOAQDYFwAhCLAHgAAAAAGxBwAA8xoAILUHAAD1GgAgtgcAAPYaACC0DQEAAAAB2A1AAAAAAdkNAQAAAAHsDgEAAAABAgAAALELACAPAADiHwAgAwAAAM8LACAPAADiHwAgEAAA5h8AIAoAAADPCwAgCAAA5h8AILAHgAAAAAGxBwAAxhoAILUHAADIGgAgtgcAAMkaACC0DQEA2BcAIdgNQADUFwAh2Q0BANgXACHsDgEA2BcAIQiwB4AAAAABsQcAAMYaACC1BwAAyBoAILYHAADJGgAgtA0BANgXACHYDUAA1BcAIdkNAQDYFwAh7A4BANgXACEIsAeAAAAAAbEHAADzGgAgsgcAAPQaACC2BwAA9hoAILQNAQAAAAHYDUAAAAAB2Q0BAAAAAewOAQAAAAECAAAAsQsAIA8AAOcfACADwQ5AAAAAAZIPBAAAAAGTDwQAAAABAwAAAM8LACAPAADnHwAgEAAA7B8AIAoAAADPCwAgCAAA7B8AILAHgAAAAAGxBwAAxhoAILIHAADHGgAgtgcAAMkaACC0DQEA2BcAIdgNQADUFwAh2Q0BANgXACHsDgEA2BcAIQiwB4AAAAABsQcAAMYaACCyBwAAxxoAILYHAADJGgAgtA0BANgXACHYDUAA1BcAIdkNAQDYFwAh7A4BANgXACEHsAcAALUaACDYDUAAAAAB2Q0BAAAAAYYPAQAAAAGPDwEAAAABlA9AAAAAAZUPAgAAAAECAAAAvQsAIA8AAO0fACADAAAAuwsAIA8AAO0fACAQAADxHwAgCQAAALsLACAIAADxHwAgsAcAAKcaACDYDUAA1BcAIdkNAQDYFwAhhg8BANgXACGPDwEA2BcAIZQPQADgFwAhlQ8CANYXACEHsAcAAKcaACDYDUAA1BcAIdkNAQDYFwAhhg8BANgXACGPDwEA2BcAIZQPQADgFwAhlQ8CANYXACEIsAeAAAAAAbEHAADzGgAgsgcAAPQaACC1BwAA9RoAILQNAQAAAAHYDUAAAAAB2Q0BAAAAAewOAQAAAAECAAAAsQsAIA8AAPIfACAKtg1AAAAAAc4NAQAAAAHWDQEAAAAB8g0BAAAAAYgOQAAAAAGHDwEAAAABiA8AAP0ZACCJD0AAAAABig8BAAAAAYsPgAAAAAEDAAAAzwsAIA8AAPIfACAQAAD3HwAgCgAAAM8LACAIAAD3HwAgsAeAAAAAAbEHAADGGgAgsgcAAMcaACC1BwAAyBoAILQNAQDYFwAh2A1AANQXACHZDQEA2BcAIewOAQDYFwAhCLAHgAAAAAGxBwAAxhoAILIHAADHGgAgtQcAAMgaACC0DQEA2BcAIdgNQADUFwAh2Q0BANgXACHsDgEA2BcAIQeGAwIAAAABsAcAAJIaACDZDQEAAAABhg8BAAAAAYwPQAAAAAGNDyAAAAABjg9AAAAAAQIAAADWDAAgDwAA-B8AIAMAAADECwAgDwAA-B8AIBAAAPwfACAJAAAAxAsAIAgAAPwfACCGAwIA1hcAIbAHAACEGgAg2Q0BANgXACGGDwEA2BcAIYwPQADUFwAhjQ8gAPYXACGOD0AA4BcAIQeGAwIA1hcAIbAHAACEGgAg2Q0BANgXACGGDwEA2BcAIYwPQADUFwAhjQ8gAPYXACGOD0AA4BcAIQm5DQEAAAAB9A0EAAAAAY4OIAAAAAGPDgIAAAABkA4AANIZACCSDgEAAAABlQ6AAAAAAdsOAAEAAAGEDwQAAAABCocOQAAAAAH7DgEAAAAB_A5AAAAAAf0OIAAAAAH-DgEAAAAB_w5AAAAAAYAPIAAAAAGBD0AAAAABgg9AAAAAAYMPgAAAAAEKuggAAPQZACD_DAIAAAAB1g0BAAAAAfINAQAAAAGEDgEAAAABhw5AAAAAAYgOQAAAAAH8DkAAAAAB_w5AAAAAAYAPIAAAAAECAAAAhA0AIA8AAP8fACADAAAAkQ0AIA8AAP8fACAQAACDIAAgDAAAAJENACAIAACDIAAguggAANoZACD_DAIA1hcAIdYNAQDXFwAh8g0BANgXACGEDgEA2BcAIYcOQADUFwAhiA5AAOAXACH8DkAA1BcAIf8OQADgFwAhgA8gAPYXACEKuggAANoZACD_DAIA1hcAIdYNAQDXFwAh8g0BANgXACGEDgEA2BcAIYcOQADUFwAhiA5AAOAXACH8DkAA1BcAIf8OQADgFwAhgA8gAPYXACEKuQgAAPMZACD_DAIAAAAB1g0BAAAAAfINAQAAAAGEDgEAAAABhw5AAAAAAYgOQAAAAAH8DkAAAAAB_w5AAAAAAYAPIAAAAAECAAAAhA0AIA8AAIQgACADAAAAkQ0AIA8AAIQgACAQAACIIAAgDAAAAJENACAIAACIIAAguQgAANkZACD_DAIA1hcAIdYNAQDXFwAh8g0BANgXACGEDgEA2BcAIYcOQADUFwAhiA5AAOAXACH8DkAA1BcAIf8OQADgFwAhgA8gAPYXACEKuQgAANkZACD_DAIA1hcAIdYNAQDXFwAh8g0BANgXACGEDgEA2BcAIYcOQADUFwAhiA5AAOAXACH8DkAA1BcAIf8OQADgFwAhgA8gAPYXACEChA4BAAAAAYUOQAAAAAECAAAAqhMAIA8AAIkgACADAAAArRMAIA8AAIkgACAQAACNIAAgBAAAAK0TACAIAACNIAAghA4BANgXACGFDkAA4BcAIQKEDgEA2BcAIYUOQADgFwAhCP8MAgAAAAHWDQEAAAAB8g0BAAAAAfQNBAAAAAGGDgIAAAABhw5AAAAAAYgOQAAAAAGJDoAAAAABDLQNAQAAAAHODQEAAAABzw0BAAAAAdANAQAAAAHRDQEAAAAB0g0BAAAAAdMNAgAAAAHUDQIAAAAB1Q1AAAAAAdYNAgAAAAHXDUAAAAAB2A1AAAAAARSvAQAAhBgAILQNAQAAAAHYDUAAAAAB2Q0BAAAAAdoNAQAAAAHbDQEAAAAB3A0AAIUYACDdDSAAAAAB3g0BAAAAAd8NAQAAAAHgDUAAAAAB4Q0BAAAAAeINAQAAAAHjDSAAAAAB5A0BAAAAAeUNIAAAAAHmDUAAAAAB5w0gAAAAAegNQAAAAAHpDUAAAAABAgAAAI4UACAPAACQIAAgB7QNBAAAAAG2DUAAAAABtw0CAAAAAbgNAgAAAAG5DQEAAAABug2AAAAAAbsNAQAAAAEDAAAAmxQAIA8AAJAgACAQAACVIAAgFgAAAJsUACAIAACVIAAgrwEAAPQXACC0DQEA2BcAIdgNQADUFwAh2Q0BANgXACHaDQEA2BcAIdsNAQDYFwAh3A0AAPUXACDdDSAA9hcAId4NAQDYFwAh3w0BANcXACHgDUAA4BcAIeENAQDXFwAh4g0BANcXACHjDSAA9hcAIeQNAQDXFwAh5Q0gAPYXACHmDUAA4BcAIecNIAD2FwAh6A1AAOAXACHpDUAA4BcAIRSvAQAA9BcAILQNAQDYFwAh2A1AANQXACHZDQEA2BcAIdoNAQDYFwAh2w0BANgXACHcDQAA9RcAIN0NIAD2FwAh3g0BANgXACHfDQEA1xcAIeANQADgFwAh4Q0BANcXACHiDQEA1xcAIeMNIAD2FwAh5A0BANcXACHlDSAA9hcAIeYNQADgFwAh5w0gAPYXACHoDUAA4BcAIekNQADgFwAhDv0MAADvFwAgtA0BAAAAAc0NAQAAAAHODQEAAAABzw0BAAAAAdANAQAAAAHRDQEAAAAB0g0BAAAAAdMNAgAAAAHUDQIAAAAB1Q1AAAAAAdYNAgAAAAHXDUAAAAAB2A1AAAAAAQIAAACSFAAgDwAAliAAIAMAAACQFAAgDwAAliAAIBAAAJogACAQAAAAkBQAIAgAAJogACD9DAAA4RcAILQNAQDYFwAhzQ0BANgXACHODQEA2BcAIc8NAQDYFwAh0A0BANgXACHRDQEA1xcAIdINAQDYFwAh0w0CANYXACHUDQIA1hcAIdUNQADgFwAh1g0CANYXACHXDUAA4BcAIdgNQADUFwAhDv0MAADhFwAgtA0BANgXACHNDQEA2BcAIc4NAQDYFwAhzw0BANgXACHQDQEA2BcAIdENAQDXFwAh0g0BANgXACHTDQIA1hcAIdQNAgDWFwAh1Q1AAOAXACHWDQIA1hcAIdcNQADgFwAh2A1AANQXACEDCAABmRgAIfUPAAGZGAAh9xAAAQAAAQAAAAADFQAGFgAHFwAIAAAAAxUABhYABxcACAAAAAUVAA4WABEXABIoAA8pABAAAAAAAAUVAA4WABEXABIoAA8pABAAAAADFQAYFgAZFwAaAAAAAxUAGBYAGRcAGgAAAAUVACAWACMXACQoACEpACIAAAAAAAUVACAWACMXACQoACEpACIAAAAFFQAqFgAtFwAuKAArKQAsAAAAAAAFFQAqFgAtFwAuKAArKQAsAAAABRUANBYANxcAOCgANSkANgAAAAAABRUANBYANxcAOCgANSkANgAAAAUVAD4WAEEXAEIoAD8pAEAAAAAAAAUVAD4WAEEXAEIoAD8pAEAAAAADFQBIFgBJFwBKAAAAAxUASBYASRcASgAAAAUVAFAWAFMXAFQoAFEpAFIAAAAAAAUVAFAWAFMXAFQoAFEpAFIAAAADFQBaFgBbFwBcAAAAAxUAWhYAWxcAXAMVAGWtAYACX7IBhAJgAawBAF4FFQBkrAGGAl6vAYoCYbABjgJisQGSAmMBrgEAYAGuAQBgAa4BAGADrwGTAgCwAZQCALEBlQIAAq0BlgIAsgGXAgAAAAUVAGkWAGwXAG0oAGopAGsAAAAAAAUVAGkWAGwXAG0oAGopAGsBrAEAXgGsAQBeBRUAchYAdRcAdigAcykAdAAAAAAABRUAchYAdRcAdigAcykAdAAAAAMVAHwWAH0XAH4AAAADFQB8FgB9FwB-AAAABRUAhAEWAIcBFwCIASgAhQEpAIYBAAAAAAAFFQCEARYAhwEXAIgBKACFASkAhgEAAAAFFQCOARYAkQEXAJIBKACPASkAkAEAAAAAAAUVAI4BFgCRARcAkgEoAI8BKQCQAQAAAAUVAJgBFgCbARcAnAEoAJkBKQCaAQAAAAAABRUAmAEWAJsBFwCcASgAmQEpAJoBAAAAAxUAogEWAKMBFwCkAQAAAAMVAKIBFgCjARcApAEAAAAFFQCqARYArQEXAK4BKACrASkArAEAAAAAAAUVAKoBFgCtARcArgEoAKsBKQCsAQAAAAUVALQBFgC3ARcAuAEoALUBKQC2AQAAAAAABRUAtAEWALcBFwC4ASgAtQEpALYBAAAABRUAvgEWAMEBFwDCASgAvwEpAMABAAAAAAAFFQC-ARYAwQEXAMIBKAC_ASkAwAEB1AIAxQECFQDGAdMCkATEAQHTApEEAAHUAgDFAQHUAgDFAQUVAMoBFgDNARcAzgEoAMsBKQDMAQAAAAAABRUAygEWAM0BFwDOASgAywEpAMwBAAADFQDTARYA1AEXANUBAAAAAxUA0wEWANQBFwDVAQAAAAUVANsBFgDeARcA3wEoANwBKQDdAQAAAAAABRUA2wEWAN4BFwDfASgA3AEpAN0BAhUA4wGGA94E4gEBhQMA4QEBhgPfBAAAAAUVAOcBFgDqARcA6wEoAOgBKQDpAQAAAAAABRUA5wEWAOoBFwDrASgA6AEpAOkBAYUDAOEBAYUDAOEBAxUA8AEWAPEBFwDyAQAAAAMVAPABFgDxARcA8gEAAAADFQD4ARYA-QEXAPoBAAAAAxUA-AEWAPkBFwD6AQAAAAUVAIACFgCDAhcAhAIoAIECKQCCAgAAAAAABRUAgAIWAIMCFwCEAigAgQIpAIICAAAAAxUAigIWAIsCFwCMAgAAAAMVAIoCFgCLAhcAjAIAAAAFFQCSAhYAlQIXAJYCKACTAikAlAIAAAAAAAUVAJICFgCVAhcAlgIoAJMCKQCUAgAAAAUVAJwCFgCfAhcAoAIoAJ0CKQCeAgAAAAAABRUAnAIWAJ8CFwCgAigAnQIpAJ4CAAAABRUApgIWAKkCFwCqAigApwIpAKgCAAAAAAAFFQCmAhYAqQIXAKoCKACnAikAqAIAAAAFFQCwAhYAswIXALQCKACxAikAsgIAAAAAAAUVALACFgCzAhcAtAIoALECKQCyAgAAAAUVALoCFgC9AhcAvgIoALsCKQC8AgAAAAAABRUAugIWAL0CFwC-AigAuwIpALwCAAAABRUAxAIWAMcCFwDIAigAxQIpAMYCAAAAAAAFFQDEAhYAxwIXAMgCKADFAikAxgIAAAAFFQDOAhYA0QIXANICKADPAikA0AIAAAAAAAUVAM4CFgDRAhcA0gIoAM8CKQDQAgAAAAUVANgCFgDbAhcA3AIoANkCKQDaAgAAAAAABRUA2AIWANsCFwDcAigA2QIpANoCAAAABRUA4gIWAOUCFwDmAigA4wIpAOQCAAAAAAAFFQDiAhYA5QIXAOYCKADjAikA5AIAAAAFFQDsAhYA7wIXAPACKADtAikA7gIAAAAAAAUVAOwCFgDvAhcA8AIoAO0CKQDuAgAAAAUVAPYCFgD5AhcA-gIoAPcCKQD4AgAAAAAABRUA9gIWAPkCFwD6AigA9wIpAPgCAAAABRUAgAMWAIMDFwCEAygAgQMpAIIDAAAAAAAFFQCAAxYAgwMXAIQDKACBAykAggMAAAAFFQCKAxYAjQMXAI4DKACLAykAjAMAAAAAAAUVAIoDFgCNAxcAjgMoAIsDKQCMAwYVAJYDqAWiCJEDqQWmCJIDqgWqCJMDqwWuCJQDrAWyCJUDAacFAJADAacFAJADAacFAJADAacFAJADAacFAJADBagFswgAqQW0CACqBbUIAKsFtggArAW3CAAAAAUVAJoDFgCdAxcAngMoAJsDKQCcAwAAAAAABRUAmgMWAJ0DFwCeAygAmwMpAJwDAacFAJADAacFAJADBRUAowMWAKYDFwCnAygApAMpAKUDAAAAAAAFFQCjAxYApgMXAKcDKACkAykApQMBpwUAkAMBpwUAkAMFFQCsAxYArwMXALADKACtAykArgMAAAAAAAUVAKwDFgCvAxcAsAMoAK0DKQCuAwGnBQCQAwGnBQCQAwUVALUDFgC4AxcAuQMoALYDKQC3AwAAAAAABRUAtQMWALgDFwC5AygAtgMpALcDAacFAJADAacFAJADBRUAvgMWAMEDFwDCAygAvwMpAMADAAAAAAAFFQC-AxYAwQMXAMIDKAC_AykAwAMBpwUAkAMBpwUAkAMDFQDHAxYAyAMXAMkDAAAAAxUAxwMWAMgDFwDJAwMVAM4DjgbCCcwDjwbGCc0DAY0GAMsDAY0GAMsDAo4GxwkAjwbICQAAAAUVANIDFgDVAxcA1gMoANMDKQDUAwAAAAAABRUA0gMWANUDFwDWAygA0wMpANQDAY0GAMsDAY0GAMsDBRUA2wMWAN4DFwDfAygA3AMpAN0DAAAAAAAFFQDbAxYA3gMXAN8DKADcAykA3QMBjQYAywMBjQYAywMFFQDkAxYA5wMXAOgDKADlAykA5gMAAAAAAAUVAOQDFgDnAxcA6AMoAOUDKQDmAwGsAZYKXgGsAZwKXgUVAO0DFgDwAxcA8QMoAO4DKQDvAwAAAAAABRUA7QMWAPADFwDxAygA7gMpAO8DAAAABRUA9wMWAPoDFwD7AygA-AMpAPkDAAAAAAAFFQD3AxYA-gMXAPsDKAD4AykA-QMBrgEAYAGuAQBgBRUAgAQWAIMEFwCEBCgAgQQpAIIEAAAAAAAFFQCABBYAgwQXAIQEKACBBCkAggQBrgEAYAGuAQBgBRUAiQQWAIwEFwCNBCgAigQpAIsEAAAAAAAFFQCJBBYAjAQXAI0EKACKBCkAiwQBrgEAYAGuAQBgAxUAkgQWAJMEFwCUBAAAAAMVAJIEFgCTBBcAlAQAAAADFQCaBBYAmwQXAJwEAAAAAxUAmgQWAJsEFwCcBAAAAAMVAKIEFgCjBBcApAQAAAADFQCiBBYAowQXAKQEBRUArwSxB7YLpwSyB7oLqAS1B74LqQS2B8ULrAQBsAcApgQBsAcApgQDFQCrBLAHAKYEtAfCC6oEAbMHAKkEAbQHwwsAAxUArgSwBwCmBLcHyQutBAG2BwCsBAG3B8oLAAOxB8sLALIHzAsAtQfNCwAAAAMVALMEFgC0BBcAtQQAAAADFQCzBBYAtAQXALUEAbAHAKYEAbAHAKYEBRUAugQWAL0EFwC-BCgAuwQpALwEAAAAAAAFFQC6BBYAvQQXAL4EKAC7BCkAvAQBsAcApgQBsAcApgQDFQDDBBYAxAQXAMUEAAAAAxUAwwQWAMQEFwDFBAGwBwCmBAGwBwCmBAUVAMoEFgDNBBcAzgQoAMsEKQDMBAAAAAAABRUAygQWAM0EFwDOBCgAywQpAMwEAbMHAKkEAbMHAKkEBRUA0wQWANYEFwDXBCgA1AQpANUEAAAAAAAFFQDTBBYA1gQXANcEKADUBCkA1QQAAAAFFQDdBBYA4AQXAOEEKADeBCkA3wQAAAAAAAUVAN0EFgDgBBcA4QQoAN4EKQDfBAGwBwCmBAGwBwCmBAUVAOYEFgDpBBcA6gQoAOcEKQDoBAAAAAAABRUA5gQWAOkEFwDqBCgA5wQpAOgEAbYHAKwEAbYHAKwEAxUA7wQWAPAEFwDxBAAAAAMVAO8EFgDwBBcA8QQDFQD2BLkIiQ30BLoIjQ31BAG4CADzBAG4CADzBAK5CI4NALoIjw0AAAAFFQD6BBYA_QQXAP4EKAD7BCkA_AQAAAAAAAUVAPoEFgD9BBcA_gQoAPsEKQD8BAG4CADzBAG4CADzBAUVAIMFFgCGBRcAhwUoAIQFKQCFBQAAAAAABRUAgwUWAIYFFwCHBSgAhAUpAIUFAbgIAPMEAbgIAPMEAxUAjAUWAI0FFwCOBQAAAAMVAIwFFgCNBRcAjgUAAAAFFQCUBRYAlwUXAJgFKACVBSkAlgUAAAAAAAUVAJQFFgCXBRcAmAUoAJUFKQCWBQAAAAUVAJ4FFgChBRcAogUoAJ8FKQCgBQAAAAAABRUAngUWAKEFFwCiBSgAnwUpAKAFAAAABRUAqAUWAKsFFwCsBSgAqQUpAKoFAAAAAAAFFQCoBRYAqwUXAKwFKACpBSkAqgUAAAADFQCyBRYAswUXALQFAAAAAxUAsgUWALMFFwC0BQAAAAMVALoFFgC7BRcAvAUAAAADFQC6BRYAuwUXALwFAAAAAxUAwgUWAMMFFwDEBQAAAAMVAMIFFgDDBRcAxAUAAAAFFQDKBRYAzQUXAM4FKADLBSkAzAUAAAAAAAUVAMoFFgDNBRcAzgUoAMsFKQDMBQAAAAUVANQFFgDXBRcA2AUoANUFKQDWBQAAAAAABRUA1AUWANcFFwDYBSgA1QUpANYFAAAAAxUA3gUWAN8FFwDgBQAAAAMVAN4FFgDfBRcA4AUAAAAFFQDmBRYA6QUXAOoFKADnBSkA6AUAAAAAAAUVAOYFFgDpBRcA6gUoAOcFKQDoBQAAAAUVAPAFFgDzBRcA9AUoAPEFKQDyBQAAAAAABRUA8AUWAPMFFwD0BSgA8QUpAPIFAAAABRUA-gUWAP0FFwD-BSgA-wUpAPwFAAAAAAAFFQD6BRYA_QUXAP4FKAD7BSkA_AUAAAAFFQCEBhYAhwYXAIgGKACFBikAhgYAAAAAAAUVAIQGFgCHBhcAiAYoAIUGKQCGBgAAAAUVAI4GFgCRBhcAkgYoAI8GKQCQBgAAAAAABRUAjgYWAJEGFwCSBigAjwYpAJAGAAAABRUAmAYWAJsGFwCcBigAmQYpAJoGAAAAAAAFFQCYBhYAmwYXAJwGKACZBikAmgYAAAAFFQCiBhYApQYXAKYGKACjBikApAYAAAAAAAUVAKIGFgClBhcApgYoAKMGKQCkBgAAAAUVAKwGFgCvBhcAsAYoAK0GKQCuBgAAAAAABRUArAYWAK8GFwCwBigArQYpAK4GAAAABRUAtgYWALkGFwC6BigAtwYpALgGAAAAAAAFFQC2BhYAuQYXALoGKAC3BikAuAYAAAADFQDABhYAwQYXAMIGAAAAAxUAwAYWAMEGFwDCBgAAAAUVAMgGFgDLBhcAzAYoAMkGKQDKBgAAAAAABRUAyAYWAMsGFwDMBigAyQYpAMoGAAAABRUA0gYWANUGFwDWBigA0wYpANQGAAAAAAAFFQDSBhYA1QYXANYGKADTBikA1AYAAAAFFQDcBhYA3wYXAOAGKADdBikA3gYAAAAAAAUVANwGFgDfBhcA4AYoAN0GKQDeBgAAAAUVAOYGFgDpBhcA6gYoAOcGKQDoBgAAAAAABRUA5gYWAOkGFwDqBigA5wYpAOgGAAAABRUA8AYWAPMGFwD0BigA8QYpAPIGAAAAAAAFFQDwBhYA8wYXAPQGKADxBikA8gYAAAAFFQD6BhYA_QYXAP4GKAD7BikA_AYAAAAAAAUVAPoGFgD9BhcA_gYoAPsGKQD8BgAAAAMVAIQHFgCFBxcAhgcAAAADFQCEBxYAhQcXAIYHAAAABRUAjAcWAI8HFwCQBygAjQcpAI4HAAAAAAAFFQCMBxYAjwcXAJAHKACNBykAjgcAAAADFQCWBxYAlwcXAJgHAAAAAxUAlgcWAJcHFwCYBwGsDACbBwIVAJwHqwyTE5oHAasMlBMAAawMAJsHAawMAJsHBRUAoAcWAKMHFwCkBygAoQcpAKIHAAAAAAAFFQCgBxYAowcXAKQHKAChBykAogcAAAMVAKkHFgCqBxcAqwcAAAADFQCpBxYAqgcXAKsHAAAABRUAsQcWALQHFwC1BygAsgcpALMHAAAAAAAFFQCxBxYAtAcXALUHKACyBykAswcAAAADFQC7BxYAvAcXAL0HAAAAAxUAuwcWALwHFwC9BwAAAAUVAMMHFgDGBxcAxwcoAMQHKQDFBwAAAAAABRUAwwcWAMYHFwDHBygAxAcpAMUHAhUAzQeADZMUygcDFQDMB_0MAMkH_wyXFMsHAf4MAMoHAf8MmBQAAYANmRQAAAADFQDRBxYA0gcXANMHAAAAAxUA0QcWANIHFwDTBwH9DADJBwH9DADJBwUVANgHFgDbBxcA3AcoANkHKQDaBwAAAAAABRUA2AcWANsHFwDcBygA2QcpANoHAf4MAMoHAf4MAMoHBRUA4QcWAOQHFwDlBygA4gcpAOMHAAAAAAAFFQDhBxYA5AcXAOUHKADiBykA4wcBAgECAwEFBgEGBwEHCAEJCgEKDAILDQMMDwENEQIOEgQREwESFAETFQIYGAUZGQkaGwobHAocHwodIAoeIQofIwogJQIhJgsiKAojKgIkKwwlLAomLQonLgIqMQ0rMhMsNBQtNRQuOBQvORQwOhQxPBQyPgIzPxU0QRQ1QwI2RBY3RRQ4RhQ5RwI6Shc7Sxs8TRw9Thw-URw_UhxAUxxBVRxCVwJDWB1EWhxFXAJGXR5HXhxIXxxJYAJKYx9LZCVMZiZNZyZOaiZPayZQbCZRbiZScAJTcSdUcyZVdQJWdihXdyZYeCZZeQJafClbfS9cfzBdgAEwXoMBMF-EATBghQEwYYcBMGKJAQJjigExZIwBMGWOAQJmjwEyZ5ABMGiRATBpkgECapUBM2uWATlsmAE6bZkBOm6cATpvnQE6cJ4BOnGgATpyogECc6MBO3SlATp1pwECdqgBPHepATp4qgE6easBAnquAT17rwFDfLEBRH2yAUR-tQFEf7YBRIABtwFEgQG5AUSCAbsBAoMBvAFFhAG-AUSFAcABAoYBwQFGhwHCAUSIAcMBRIkBxAECigHHAUeLAcgBS4wBygFMjQHLAUyOAc4BTI8BzwFMkAHQAUyRAdIBTJIB1AECkwHVAU2UAdcBTJUB2QEClgHaAU6XAdsBTJgB3AFMmQHdAQKaAeABT5sB4QFVnAHjAVadAeQBVp4B5wFWnwHoAVagAekBVqEB6wFWogHtAQKjAe4BV6QB8AFWpQHyAQKmAfMBWKcB9AFWqAH1AVapAfYBAqoB-QFZqwH6AV2zAfwBXrQBmAJetQGaAl62AZsCXrcBnAJeuAGeAl65AaACAroBoQJmuwGjAl68AaUCAr0BpgJnvgGnAl6_AagCXsABqQICwQGsAmjCAa0CbsMBrgJfxAGvAl_FAbACX8YBsQJfxwGyAl_IAbQCX8kBtgICygG3Am_LAbkCX8wBuwICzQG8AnDOAb0CX88BvgJf0AG_AgLRAcICcdIBwwJ30wHFAnjUAcYCeNUByQJ41gHKAnjXAcsCeNgBzQJ42QHPAgLaAdACedsB0gJ43AHUAgLdAdUCet4B1gJ43wHXAnjgAdgCAuEB2wJ74gHcAn_jAd4CgAHkAd8CgAHlAeICgAHmAeMCgAHnAeQCgAHoAeYCgAHpAegCAuoB6QKBAesB6wKAAewB7QIC7QHuAoIB7gHvAoAB7wHwAoAB8AHxAgLxAfQCgwHyAfUCiQHzAfcCigH0AfgCigH1AfsCigH2AfwCigH3Af0CigH4Af8CigH5AYEDAvoBggOLAfsBhAOKAfwBhgMC_QGHA4wB_gGIA4oB_wGJA4oBgAKKAwKBAo0DjQGCAo4DkwGDApADlAGEApEDlAGFApQDlAGGApUDlAGHApYDlAGIApgDlAGJApoDAooCmwOVAYsCnQOUAYwCnwMCjQKgA5YBjgKhA5QBjwKiA5QBkAKjAwKRAqYDlwGSAqcDnQGTAqkDngGUAqoDngGVAq0DngGWAq4DngGXAq8DngGYArEDngGZArMDApoCtAOfAZsCtgOeAZwCuAMCnQK5A6ABngK6A54BnwK7A54BoAK8AwKhAr8DoQGiAsADpQGjAsIDpgGkAsMDpgGlAsYDpgGmAscDpgGnAsgDpgGoAsoDpgGpAswDAqoCzQOnAasCzwOmAawC0QMCrQLSA6gBrgLTA6YBrwLUA6YBsALVAwKxAtgDqQGyAtkDrwGzAtsDsAG0AtwDsAG1At8DsAG2AuADsAG3AuEDsAG4AuMDsAG5AuUDAroC5gOxAbsC6AOwAbwC6gMCvQLrA7IBvgLsA7ABvwLtA7ABwALuAwLBAvEDswHCAvIDuQHDAvQDugHEAvUDugHFAvgDugHGAvkDugHHAvoDugHIAvwDugHJAv4DAsoC_wO7AcsCgQS6AcwCgwQCzQKEBLwBzgKFBLoBzwKGBLoB0AKHBALRAooEvQHSAosEwwHVAo0ExAHWApIExAHXApMExAHYApQExAHZApUExAHaApcExAHbApkEAtwCmgTHAd0CnATEAd4CngQC3wKfBMgB4AKgBMQB4QKhBMQB4gKiBALjAqUEyQHkAqYEzwHlAqgExQHmAqkExQHnAqwExQHoAq0ExQHpAq4ExQHqArAExQHrArIEAuwCswTQAe0CtQTFAe4CtwQC7wK4BNEB8AK5BMUB8QK6BMUB8gK7BALzAr4E0gH0Ar8E1gH1AsEE1wH2AsIE1wH3AsUE1wH4AsYE1wH5AscE1wH6AskE1wH7AssEAvwCzATYAf0CzgTXAf4C0AQC_wLRBNkBgAPSBNcBgQPTBNcBggPUBAKDA9cE2gGEA9gE4AGHA9oE4QGIA-AE4QGJA-ME4QGKA-QE4QGLA-UE4QGMA-cE4QGNA-kEAo4D6gTkAY8D7AThAZAD7gQCkQPvBOUBkgPwBOEBkwPxBOEBlAPyBAKVA_UE5gGWA_YE7AGXA_cE4gGYA_gE4gGZA_kE4gGaA_oE4gGbA_sE4gGcA_0E4gGdA_8EAp4DgAXtAZ8DggXiAaADhAUCoQOFBe4BogOGBeIBowOHBeIBpAOIBQKlA4sF7wGmA4wF8wGnA44F9AGoA48F9AGpA5IF9AGqA5MF9AGrA5QF9AGsA5YF9AGtA5gFAq4DmQX1Aa8DmwX0AbADnQUCsQOeBfYBsgOfBfQBswOgBfQBtAOhBQK1A6QF9wG2A6UF-wG3A6cF_AG4A6gF_AG5A6sF_AG6A6wF_AG7A60F_AG8A68F_AG9A7EFAr4DsgX9Ab8DtAX8AcADtgUCwQO3Bf4BwgO4BfwBwwO5BfwBxAO6BQLFA70F_wHGA74FhQLHA8AFhgLIA8EFhgLJA8QFhgLKA8UFhgLLA8YFhgLMA8gFhgLNA8oFAs4DywWHAs8DzQWGAtADzwUC0QPQBYgC0gPRBYYC0wPSBYYC1APTBQLVA9YFiQLWA9cFjQLXA9kFjgLYA9oFjgLZA90FjgLaA94FjgLbA98FjgLcA-EFjgLdA-MFAt4D5AWPAt8D5gWOAuAD6AUC4QPpBZAC4gPqBY4C4wPrBY4C5APsBQLlA-8FkQLmA_AFlwLnA_IFmALoA_MFmALpA_YFmALqA_cFmALrA_gFmALsA_oFmALtA_wFAu4D_QWZAu8D_wWYAvADgQYC8QOCBpoC8gODBpgC8wOEBpgC9AOFBgL1A4gGmwL2A4kGoQL3A4sGogL4A4wGogL5A48GogL6A5AGogL7A5EGogL8A5MGogL9A5UGAv4DlgajAv8DmAaiAoAEmgYCgQSbBqQCggScBqICgwSdBqIChASeBgKFBKEGpQKGBKIGqwKHBKQGrAKIBKUGrAKJBKgGrAKKBKkGrAKLBKoGrAKMBKwGrAKNBK4GAo4ErwatAo8EsQasApAEswYCkQS0Bq4CkgS1BqwCkwS2BqwClAS3BgKVBLoGrwKWBLsGtQKXBL0GtgKYBL4GtgKZBMEGtgKaBMIGtgKbBMMGtgKcBMUGtgKdBMcGAp4EyAa3Ap8Eyga2AqAEzAYCoQTNBrgCogTOBrYCowTPBrYCpATQBgKlBNMGuQKmBNQGvwKnBNYGwAKoBNcGwAKpBNoGwAKqBNsGwAKrBNwGwAKsBN4GwAKtBOAGAq4E4QbBAq8E4wbAArAE5QYCsQTmBsICsgTnBsACswToBsACtATpBgK1BOwGwwK2BO0GyQK3BO8GygK4BPAGygK5BPMGygK6BPQGygK7BPUGygK8BPcGygK9BPkGAr4E-gbLAr8E_AbKAsAE_gYCwQT_BswCwgSAB8oCwwSBB8oCxASCBwLFBIUHzQLGBIYH0wLHBIgH1ALIBIkH1ALJBIwH1ALKBI0H1ALLBI4H1ALMBJAH1ALNBJIHAs4EkwfVAs8ElQfUAtAElwcC0QSYB9YC0gSZB9QC0wSaB9QC1ASbBwLVBJ4H1wLWBJ8H3QLXBKEH3gLYBKIH3gLZBKUH3gLaBKYH3gLbBKcH3gLcBKkH3gLdBKsHAt4ErAffAt8ErgfeAuAEsAcC4QSxB-AC4gSyB94C4wSzB94C5AS0BwLlBLcH4QLmBLgH5wLnBLoH6ALoBLsH6ALpBL4H6ALqBL8H6ALrBMAH6ALsBMIH6ALtBMQHAu4ExQfpAu8ExwfoAvAEyQcC8QTKB-oC8gTLB-gC8wTMB-gC9ATNBwL1BNAH6wL2BNEH8QL3BNMH8gL4BNQH8gL5BNcH8gL6BNgH8gL7BNkH8gL8BNsH8gL9BN0HAv4E3gfzAv8E4AfyAoAF4gcCgQXjB_QCggXkB_ICgwXlB_IChAXmBwKFBekH9QKGBeoH-wKHBewH_AKIBe0H_AKJBfAH_AKKBfEH_AKLBfIH_AKMBfQH_AKNBfYHAo4F9wf9Ao8F-Qf8ApAF-wcCkQX8B_4CkgX9B_wCkwX-B_wClAX_BwKVBYII_wKWBYMIhQOXBYUIhgOYBYYIhgOZBYkIhgOaBYoIhgObBYsIhgOcBY0IhgOdBY8IAp4FkAiHA58FkgiGA6AFlAgCoQWVCIgDogWWCIYDowWXCIYDpAWYCAKlBZsIiQOmBZwIjwOtBZ4IkAOuBbgIkAOvBbsIkAOwBbwIkAOxBb0IkAOyBb8IkAOzBcEIArQFwgiXA7UFxAiQA7YFxggCtwXHCJgDuAXICJADuQXJCJADugXKCAK7Bc0ImQO8Bc4InwO9Bc8IkQO-BdAIkQO_BdEIkQPABdIIkQPBBdMIkQPCBdUIkQPDBdcIAsQF2AigA8UF2giRA8YF3AgCxwXdCKEDyAXeCJEDyQXfCJEDygXgCALLBeMIogPMBeQIqAPNBeUIkgPOBeYIkgPPBecIkgPQBegIkgPRBekIkgPSBesIkgPTBe0IAtQF7gipA9UF8AiSA9YF8ggC1wXzCKoD2AX0CJID2QX1CJID2gX2CALbBfkIqwPcBfoIsQPdBfsIkwPeBfwIkwPfBf0IkwPgBf4IkwPhBf8IkwPiBYEJkwPjBYMJAuQFhAmyA-UFhgmTA-YFiAkC5wWJCbMD6AWKCZMD6QWLCZMD6gWMCQLrBY8JtAPsBZAJugPtBZEJlAPuBZIJlAPvBZMJlAPwBZQJlAPxBZUJlAPyBZcJlAPzBZkJAvQFmgm7A_UFnAmUA_YFngkC9wWfCbwD-AWgCZQD-QWhCZQD-gWiCQL7BaUJvQP8BaYJwwP9BacJlQP-BagJlQP_BakJlQOABqoJlQOBBqsJlQOCBq0JlQODBq8JAoQGsAnEA4UGsgmVA4YGtAkChwa1CcUDiAa2CZUDiQa3CZUDiga4CQKLBrsJxgOMBrwJygOQBr4JywORBskJywOSBswJywOTBs0JywOUBs4JywOVBtAJywOWBtIJApcG0wnPA5gG1QnLA5kG1wkCmgbYCdADmwbZCcsDnAbaCcsDnQbbCQKeBt4J0QOfBt8J1wOgBuAJzAOhBuEJzAOiBuIJzAOjBuMJzAOkBuQJzAOlBuYJzAOmBugJAqcG6QnYA6gG6wnMA6kG7QkCqgbuCdkDqwbvCcwDrAbwCcwDrQbxCQKuBvQJ2gOvBvUJ4AOwBvYJzQOxBvcJzQOyBvgJzQOzBvkJzQO0BvoJzQO1BvwJzQO2Bv4JArcG_wnhA7gGgQrNA7kGgwoCugaECuIDuwaFCs0DvAaGCs0DvQaHCgK-BooK4wO_BosK6QPABowKYMEGjQpgwgaOCmDDBo8KYMQGkApgxQaSCmDGBpQKAscGlQrqA8gGmApgyQaaCgLKBpsK6wPLBp0KYMwGngpgzQafCgLOBqIK7APPBqMK8gPQBqUK8wPRBqYK8wPSBqkK8wPTBqoK8wPUBqsK8wPVBq0K8wPWBq8KAtcGsAr0A9gGsgrzA9kGtAoC2ga1CvUD2wa2CvMD3Aa3CvMD3Qa4CgLeBrsK9gPfBrwK_APgBr0KYeEGvgph4ga_CmHjBsAKYeQGwQph5QbDCmHmBsUKAucGxgr9A-gGyAph6QbKCgLqBssK_gPrBswKYewGzQph7QbOCgLuBtEK_wPvBtIKhQTwBtMKYvEG1Api8gbVCmLzBtYKYvQG1wpi9QbZCmL2BtsKAvcG3AqGBPgG3gpi-QbgCgL6BuEKhwT7BuIKYvwG4wpi_QbkCgL-BucKiAT_BugKjgSAB-kKY4EH6gpjggfrCmODB-wKY4QH7QpjhQfvCmOGB_EKAocH8gqPBIgH9ApjiQf2CgKKB_cKkASLB_gKY4wH-QpjjQf6CgKOB_0KkQSPB_4KlQSQB4ALlgSRB4ELlgSSB4QLlgSTB4ULlgSUB4YLlgSVB4gLlgSWB4oLApcHiwuXBJgHjQuWBJkHjwsCmgeQC5gEmweRC5YEnAeSC5YEnQeTCwKeB5YLmQSfB5cLnQSgB5kLngShB5oLngSiB50LngSjB54LngSkB58LngSlB6ELngSmB6MLAqcHpAufBKgHpgueBKkHqAsCqgepC6AEqweqC54ErAerC54ErQesCwKuB68LoQSvB7ALpQS4B7ILpgS5B84LpgS6B9ELpgS7B9ILpgS8B9MLpgS9B9ULpgS-B9cLAr8H2AuwBMAH2gumBMEH3AsCwgfdC7EEwwfeC6YExAffC6YExQfgCwLGB-MLsgTHB-QLtgTIB-ULpwTJB-YLpwTKB-cLpwTLB-gLpwTMB-kLpwTNB-sLpwTOB-0LAs8H7gu3BNAH8AunBNEH8gsC0gfzC7gE0wf0C6cE1Af1C6cE1Qf2CwLWB_kLuQTXB_oLvwTYB_sLqATZB_wLqATaB_0LqATbB_4LqATcB_8LqATdB4EMqATeB4MMAt8HhAzABOAHhgyoBOEHiAwC4geJDMEE4weKDKgE5AeLDKgE5QeMDALmB48MwgTnB5AMxgToB5EMqQTpB5IMqQTqB5MMqQTrB5QMqQTsB5UMqQTtB5cMqQTuB5kMAu8HmgzHBPAHnAypBPEHngwC8gefDMgE8wegDKkE9AehDKkE9QeiDAL2B6UMyQT3B6YMzwT4B6cMqgT5B6gMqgT6B6kMqgT7B6oMqgT8B6sMqgT9B60MqgT-B68MAv8HsAzQBIAIsgyqBIEItAwCggi1DNEEgwi2DKoEhAi3DKoEhQi4DAKGCLsM0gSHCLwM2ASICL4M2QSJCL8M2QSKCMIM2QSLCMMM2QSMCMQM2QSNCMYM2QSOCMgMAo8IyQzaBJAIywzZBJEIzQwCkgjODNsEkwjPDNkElAjQDNkElQjRDAKWCNQM3ASXCNUM4gSYCNcMrASZCNgMrASaCNoMrASbCNsMrAScCNwMrASdCN4MrASeCOAMAp8I4QzjBKAI4wysBKEI5QwCogjmDOQEowjnDKwEpAjoDKwEpQjpDAKmCOwM5QSnCO0M6wSoCO4MrQSpCO8MrQSqCPAMrQSrCPEMrQSsCPIMrQStCPQMrQSuCPYMAq8I9wzsBLAI-QytBLEI-wwCsgj8DO0Eswj9DK0EtAj-DK0EtQj_DAK2CIIN7gS3CIMN8gS7CIUN8wS8CJAN8wS9CJMN8wS-CJQN8wS_CJUN8wTACJcN8wTBCJkNAsIImg33BMMInA3zBMQIng0CxQifDfgExgigDfMExwihDfMEyAiiDQLJCKUN-QTKCKYN_wTLCKcN9ATMCKgN9ATNCKkN9ATOCKoN9ATPCKsN9ATQCK0N9ATRCK8NAtIIsA2ABdMIsg30BNQItA0C1Qi1DYEF1gi2DfQE1wi3DfQE2Ai4DQLZCLsNggXaCLwNiAXbCL0N9QTcCL4N9QTdCL8N9QTeCMAN9QTfCMEN9QTgCMMN9QThCMUNAuIIxg2JBeMIyA31BOQIyg0C5QjLDYoF5gjMDfUE5wjNDfUE6AjODQLpCNENiwXqCNINjwXrCNQNkAXsCNUNkAXtCNgNkAXuCNkNkAXvCNoNkAXwCNwNkAXxCN4NAvII3w2RBfMI4Q2QBfQI4w0C9QjkDZIF9gjlDZAF9wjmDZAF-AjnDQL5COoNkwX6COsNmQX7CO0NmgX8CO4NmgX9CPENmgX-CPINmgX_CPMNmgWACfUNmgWBCfcNAoIJ-A2bBYMJ-g2aBYQJ_A0ChQn9DZwFhgn-DZoFhwn_DZoFiAmADgKJCYMOnQWKCYQOowWLCYYOpAWMCYcOpAWNCYoOpAWOCYsOpAWPCYwOpAWQCY4OpAWRCZAOApIJkQ6lBZMJkw6kBZQJlQ4ClQmWDqYFlgmXDqQFlwmYDqQFmAmZDgKZCZwOpwWaCZ0OrQWbCZ8OrgWcCaAOrgWdCaMOrgWeCaQOrgWfCaUOrgWgCacOrgWhCakOAqIJqg6vBaMJrA6uBaQJrg4CpQmvDrAFpgmwDq4FpwmxDq4FqAmyDgKpCbUOsQWqCbYOtQWrCbgOtgWsCbkOtgWtCbwOtgWuCb0OtgWvCb4OtgWwCcAOtgWxCcIOArIJww63BbMJxQ62BbQJxw4CtQnIDrgFtgnJDrYFtwnKDrYFuAnLDgK5Cc4OuQW6Cc8OvQW7CdEOvgW8CdIOvgW9CdUOvgW-CdYOvgW_CdcOvgXACdkOvgXBCdsOAsIJ3A6_BcMJ3g6-BcQJ4A4CxQnhDsAFxgniDr4FxwnjDr4FyAnkDgLJCecOwQXKCegOxQXLCeoOxgXMCesOxgXNCe4OxgXOCe8OxgXPCfAOxgXQCfIOxgXRCfQOAtIJ9Q7HBdMJ9w7GBdQJ-Q4C1Qn6DsgF1gn7DsYF1wn8DsYF2An9DgLZCYAPyQXaCYEPzwXbCYMP0AXcCYQP0AXdCYcP0AXeCYgP0AXfCYkP0AXgCYsP0AXhCY0PAuIJjg_RBeMJkA_QBeQJkg8C5QmTD9IF5gmUD9AF5wmVD9AF6AmWDwLpCZkP0wXqCZoP2QXrCZwP2gXsCZ0P2gXtCaAP2gXuCaEP2gXvCaIP2gXwCaQP2gXxCaYPAvIJpw_bBfMJqQ_aBfQJqw8C9QmsD9wF9gmtD9oF9wmuD9oF-AmvDwL5CbIP3QX6CbMP4QX7CbUP4gX8CbYP4gX9CbkP4gX-CboP4gX_CbsP4gWACr0P4gWBCr8PAoIKwA_jBYMKwg_iBYQKxA8ChQrFD-QFhgrGD-IFhwrHD-IFiArIDwKJCssP5QWKCswP6wWLCs4P7AWMCs8P7AWNCtIP7AWOCtMP7AWPCtQP7AWQCtYP7AWRCtgPApIK2Q_tBZMK2w_sBZQK3Q8ClQreD-4FlgrfD-wFlwrgD-wFmArhDwKZCuQP7wWaCuUP9QWbCucP9gWcCugP9gWdCusP9gWeCuwP9gWfCu0P9gWgCu8P9gWhCvEPAqIK8g_3BaMK9A_2BaQK9g8CpQr3D_gFpgr4D_YFpwr5D_YFqAr6DwKpCv0P-QWqCv4P_wWrCoAQgAasCoEQgAatCoQQgAauCoUQgAavCoYQgAawCogQgAaxCooQArIKixCBBrMKjRCABrQKjxACtQqQEIIGtgqREIAGtwqSEIAGuAqTEAK5CpYQgwa6CpcQiQa7CpkQiga8CpoQiga9Cp0Qiga-Cp4Qiga_Cp8QigbACqEQigbBCqMQAsIKpBCLBsMKphCKBsQKqBACxQqpEIwGxgqqEIoGxwqrEIoGyAqsEALJCq8QjQbKCrAQkwbLCrIQlAbMCrMQlAbNCrYQlAbOCrcQlAbPCrgQlAbQCroQlAbRCrwQAtIKvRCVBtMKvxCUBtQKwRAC1QrCEJYG1grDEJQG1wrEEJQG2ArFEALZCsgQlwbaCskQnQbbCssQngbcCswQngbdCs8QngbeCtAQngbfCtEQngbgCtMQngbhCtUQAuIK1hCfBuMK2BCeBuQK2hAC5QrbEKAG5grcEJ4G5wrdEJ4G6AreEALpCuEQoQbqCuIQpwbrCuQQqAbsCuUQqAbtCugQqAbuCukQqAbvCuoQqAbwCuwQqAbxCu4QAvIK7xCpBvMK8RCoBvQK8xAC9Qr0EKoG9gr1EKgG9wr2EKgG-Ar3EAL5CvoQqwb6CvsQsQb7Cv0Qsgb8Cv4Qsgb9CoERsgb-CoIRsgb_CoMRsgaAC4URsgaBC4cRAoILiBGzBoMLihGyBoQLjBEChQuNEbQGhguOEbIGhwuPEbIGiAuQEQKJC5MRtQaKC5QRuwaLC5YRvAaMC5cRvAaNC5oRvAaOC5sRvAaPC5wRvAaQC54RvAaRC6ARApILoRG9BpMLoxG8BpQLpREClQumEb4GlgunEbwGlwuoEbwGmAupEQKZC6wRvwaaC60RwwabC68RxAacC7ARxAadC7MRxAaeC7QRxAafC7URxAagC7cRxAahC7kRAqILuhHFBqMLvBHEBqQLvhECpQu_EcYGpgvAEcQGpwvBEcQGqAvCEQKpC8URxwaqC8YRzQarC8gRzgasC8kRzgatC8wRzgauC80RzgavC84RzgawC9ARzgaxC9IRArIL0xHPBrML1RHOBrQL1xECtQvYEdAGtgvZEc4GtwvaEc4GuAvbEQK5C94R0Qa6C98R1wa7C-ER2Aa8C-IR2Aa9C-UR2Aa-C-YR2Aa_C-cR2AbAC-kR2AbBC-sRAsIL7BHZBsML7hHYBsQL8BECxQvxEdoGxgvyEdgGxwvzEdgGyAv0EQLJC_cR2wbKC_gR4QbLC_oR4gbMC_sR4gbNC_4R4gbOC_8R4gbPC4AS4gbQC4IS4gbRC4QSAtILhRLjBtMLhxLiBtQLiRIC1QuKEuQG1guLEuIG1wuMEuIG2AuNEgLZC5AS5QbaC5ES6wbbC5MS7AbcC5QS7AbdC5cS7AbeC5gS7AbfC5kS7AbgC5sS7AbhC50SAuILnhLtBuMLoBLsBuQLohIC5QujEu4G5gukEuwG5wulEuwG6AumEgLpC6kS7wbqC6oS9QbrC6wS9gbsC60S9gbtC7AS9gbuC7ES9gbvC7IS9gbwC7QS9gbxC7YSAvILtxL3BvMLuRL2BvQLuxIC9Qu8EvgG9gu9EvYG9wu-EvYG-Au_EgL5C8IS-Qb6C8MS_wb7C8USgAf8C8YSgAf9C8kSgAf-C8oSgAf_C8sSgAeADM0SgAeBDM8SAoIM0BKBB4MM0hKAB4QM1BIChQzVEoIHhgzWEoAHhwzXEoAHiAzYEgKJDNsSgweKDNwShweLDN4SiAeMDN8SiAeNDOISiAeODOMSiAePDOQSiAeQDOYSiAeRDOgSApIM6RKJB5MM6xKIB5QM7RIClQzuEooHlgzvEogHlwzwEogHmAzxEgKZDPQSiweaDPUSkQebDPcSkgecDPgSkgedDPsSkgeeDPwSkgefDP0SkgegDP8SkgehDIETAqIMghOTB6MMhBOSB6QMhhMCpQyHE5QHpgyIE5IHpwyJE5IHqAyKEwKpDI0TlQeqDI4TmQetDJATmgeuDJUTmgevDJYTmgewDJcTmgexDJgTmgeyDJoTmgezDJwTArQMnROdB7UMnxOaB7YMoRMCtwyiE54HuAyjE5oHuQykE5oHugylEwK7DKgTnwe8DKkTpQe9DKsTmwe-DKwTmwe_DK8TmwfADLATmwfBDLETmwfCDLMTmwfDDLUTAsQMthOmB8UMuBObB8YMuhMCxwy7E6cHyAy8E5sHyQy9E5sHygy-EwLLDMETqAfMDMITrAfNDMQTrQfODMUTrQfPDMgTrQfQDMkTrQfRDMoTrQfSDMwTrQfTDM4TAtQMzxOuB9UM0ROtB9YM0xMC1wzUE68H2AzVE60H2QzWE60H2gzXEwLbDNoTsAfcDNsTtgfdDN0TtwfeDN4TtwffDOETtwfgDOITtwfhDOMTtwfiDOUTtwfjDOcTAuQM6BO4B-UM6hO3B-YM7BMC5wztE7kH6AzuE7cH6QzvE7cH6gzwEwLrDPMTugfsDPQTvgftDPYTvwfuDPcTvwfvDPoTvwfwDPsTvwfxDPwTvwfyDP4TvwfzDIAUAvQMgRTAB_UMgxS_B_YMhRQC9wyGFMEH-AyHFL8H-QyIFL8H-gyJFAL7DIwUwgf8DI0UyAeBDY8UyQeCDZoUyQeDDZ0UyQeEDZ4UyQeFDZ8UyQeGDaEUyQeHDaMUAogNpBTOB4kNphTJB4oNqBQCiw2pFM8HjA2qFMkHjQ2rFMkHjg2sFAKPDa8U0AeQDbAU1AeRDbEUygeSDbIUygeTDbMUygeUDbQUygeVDbUUygeWDbcUygeXDbkUApgNuhTVB5kNvBTKB5oNvhQCmw2_FNYHnA3AFMoHnQ3BFMoHng3CFAKfDcUU1wegDcYU3QehDccUyweiDcgUywejDckUywekDcoUywelDcsUywemDc0UywenDc8UAqgN0BTeB6kN0hTLB6oN1BQCqw3VFN8HrA3WFMsHrQ3XFMsHrg3YFAKvDdsU4AewDdwU5gc"
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
