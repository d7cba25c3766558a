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
config.runtimeDataModel = JSON.parse('{"models":{"EarnedAchievement":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"},{"name":"earnedAt","kind":"scalar","type":"DateTime","dbName":"earned_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"}],"dbName":"earned_achievement","schema":null},"Appeal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"flag","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"decideBy","kind":"scalar","type":"DateTime","dbName":"decide_by"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"decision","kind":"scalar","type":"String"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"totalBefore","kind":"scalar","type":"Int","dbName":"total_before"},{"name":"totalAfter","kind":"scalar","type":"Int","dbName":"total_after"},{"name":"consent","kind":"scalar","type":"String"}],"dbName":"appeal","schema":null},"AttestationSchema":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"schema","kind":"scalar","type":"String"},{"name":"resolver","kind":"scalar","type":"String"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"attestation_schema","schema":null},"Attestation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"data","kind":"scalar","type":"String"},{"name":"omittedBytes","kind":"scalar","type":"Int","dbName":"omitted_bytes"},{"name":"decoded","kind":"scalar","type":"Json"},{"name":"preview","kind":"scalar","type":"Json"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"refUid","kind":"scalar","type":"String","dbName":"ref_uid"},{"name":"salt","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"signatureKind","kind":"scalar","type":"String","dbName":"signature_kind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"revocationReason","kind":"scalar","type":"String","dbName":"revocation_reason"},{"name":"revocationDetails","kind":"scalar","type":"String","dbName":"revocation_details"},{"name":"publicReason","kind":"scalar","type":"String","dbName":"public_reason"},{"name":"revocationSignature","kind":"scalar","type":"String","dbName":"revocation_signature"},{"name":"revocationSeq","kind":"scalar","type":"BigInt","dbName":"revocation_seq"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revokedBlock","kind":"scalar","type":"BigInt","dbName":"revoked_block"},{"name":"revokedTxHash","kind":"scalar","type":"String","dbName":"revoked_tx_hash"},{"name":"final","kind":"scalar","type":"Boolean"}],"dbName":"attestation","schema":null},"LeftOutAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"sender","kind":"scalar","type":"String"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"attestation","kind":"scalar","type":"Json"}],"dbName":"left_out_attestation","schema":null},"EarlyRevocation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"}],"dbName":"early_revocation","schema":null},"IssuerWeight":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"issuer_weight","schema":null},"Notification":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"}],"dbName":"notification","schema":null},"PendingAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"uid","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"subject","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revocation","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"}],"dbName":"pending_attestation","schema":null},"Meta":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Json"}],"dbName":"meta","schema":null},"Developer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tier","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToDeveloper"},{"name":"noticeChannels","kind":"object","type":"NoticeChannel","relationName":"DeveloperToNoticeChannel"}],"dbName":"developer","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"origins","kind":"scalar","type":"String"},{"name":"policyIds","kind":"scalar","type":"String","dbName":"policy_ids"},{"name":"permissions","kind":"scalar","type":"String"},{"name":"rateLimit","kind":"scalar","type":"Int","dbName":"rate_limit"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"last4","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"replacedBy","kind":"scalar","type":"String","dbName":"replaced_by"},{"name":"developer","kind":"object","type":"Developer","relationName":"ApiKeyToDeveloper"}],"dbName":"api_key","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actor","kind":"scalar","type":"String"},{"name":"act","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"}],"dbName":"audit_entry","schema":null},"IdempotentRequest":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"committed","kind":"scalar","type":"Boolean"},{"name":"results","kind":"scalar","type":"Bytes"},{"name":"fence","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"idempotent_request","schema":null},"IdempotentBytes":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"bytes","kind":"scalar","type":"BigInt"}],"dbName":"idempotent_bytes","schema":null},"DayCount":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"requests","kind":"scalar","type":"Int"}],"dbName":"day_count","schema":null},"AuthNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"auth_nonce","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"session","schema":null},"UsageHour":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"endpoint","kind":"scalar","type":"String"},{"name":"requests","kind":"scalar","type":"Int"},{"name":"errors","kind":"scalar","type":"Int"},{"name":"latencies","kind":"scalar","type":"Int"}],"dbName":"usage_hour","schema":null},"Epoch":{"fields":[{"name":"number","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"String"},{"name":"previousRoot","kind":"scalar","type":"String","dbName":"previous_root"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"rows","kind":"scalar","type":"Int"},{"name":"chains","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"nodes","kind":"scalar","type":"Bytes"},{"name":"lineBytes","kind":"scalar","type":"BigInt","dbName":"line_bytes"},{"name":"checksum","kind":"scalar","type":"BigInt"},{"name":"storedBytes","kind":"scalar","type":"BigInt","dbName":"stored_bytes"},{"name":"published","kind":"scalar","type":"Json"}],"dbName":"epoch","schema":null},"EpochPage":{"fields":[{"name":"epoch","kind":"scalar","type":"Int"},{"name":"firstIndex","kind":"scalar","type":"Int","dbName":"first_index"},{"name":"firstAddress","kind":"scalar","type":"String","dbName":"first_address"},{"name":"chunkHash","kind":"scalar","type":"Bytes","dbName":"chunk_hash"},{"name":"leaves","kind":"scalar","type":"Bytes"},{"name":"chunk","kind":"object","type":"EpochChunk","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_page","schema":null},"EpochChunk":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"data","kind":"scalar","type":"Bytes"},{"name":"pages","kind":"object","type":"EpochPage","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_chunk","schema":null},"NameEvent":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameHash","kind":"scalar","type":"String","dbName":"name_hash"},{"name":"account","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"name_event","schema":null},"Identity":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"state","kind":"scalar","type":"String"},{"name":"parent","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"mintedAt","kind":"scalar","type":"DateTime","dbName":"minted_at"},{"name":"final","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"blocked","kind":"scalar","type":"Boolean"},{"name":"received","kind":"scalar","type":"Boolean"},{"name":"wallets","kind":"object","type":"IdentityWallet","relationName":"IdentityToIdentityWallet"}],"dbName":"identity","schema":null},"IdentityWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"primary","kind":"scalar","type":"Boolean"},{"name":"linkedAt","kind":"scalar","type":"DateTime","dbName":"linked_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"counts","kind":"scalar","type":"Boolean"},{"name":"identity","kind":"object","type":"Identity","relationName":"IdentityToIdentityWallet"}],"dbName":"identity_wallet","schema":null},"IdentityDeparture":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leftAt","kind":"scalar","type":"DateTime","dbName":"left_at"}],"dbName":"identity_departure","schema":null},"IdentityPast":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"owner","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"wallets","kind":"scalar","type":"Json"}],"dbName":"identity_past","schema":null},"WalletGroup":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"joinedAt","kind":"scalar","type":"DateTime","dbName":"joined_at"}],"dbName":"wallet_group","schema":null},"ChainCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"headNumber","kind":"scalar","type":"BigInt","dbName":"head_number"},{"name":"finalizedBlock","kind":"scalar","type":"BigInt","dbName":"finalized_block"},{"name":"scoredBlock","kind":"scalar","type":"BigInt","dbName":"scored_block"},{"name":"scoredHash","kind":"scalar","type":"String","dbName":"scored_hash"},{"name":"dayBlockNumber","kind":"scalar","type":"BigInt","dbName":"day_block_number"},{"name":"dayBlockHash","kind":"scalar","type":"String","dbName":"day_block_hash"},{"name":"dayBlockTime","kind":"scalar","type":"BigInt","dbName":"day_block_time"},{"name":"state","kind":"scalar","type":"String"},{"name":"error","kind":"scalar","type":"String"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"missingBlock","kind":"scalar","type":"BigInt","dbName":"missing_block"},{"name":"missingSince","kind":"scalar","type":"DateTime","dbName":"missing_since"}],"dbName":"chain_cursor","schema":null},"ExplorerHead":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"guessed","kind":"scalar","type":"Boolean"}],"dbName":"explorer_head","schema":null},"ExplorerFault":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"host","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"}],"dbName":"explorer_fault","schema":null},"ChainControl":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"pausedAt","kind":"scalar","type":"DateTime","dbName":"paused_at"},{"name":"pauseReason","kind":"scalar","type":"String","dbName":"pause_reason"},{"name":"reindexFrom","kind":"scalar","type":"BigInt","dbName":"reindex_from"},{"name":"reindexRequestedAt","kind":"scalar","type":"DateTime","dbName":"reindex_requested_at"},{"name":"reindexStartedAt","kind":"scalar","type":"DateTime","dbName":"reindex_started_at"},{"name":"setAsideBlock","kind":"scalar","type":"BigInt","dbName":"set_aside_block"},{"name":"setAsideRequestedAt","kind":"scalar","type":"DateTime","dbName":"set_aside_requested_at"}],"dbName":"chain_control","schema":null},"Block":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"String"},{"name":"parentHash","kind":"scalar","type":"String","dbName":"parent_hash"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"statedTime","kind":"scalar","type":"BigInt","dbName":"stated_time"}],"dbName":"block","schema":null},"Activity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"activity","schema":null},"Facts":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"}],"dbName":"facts","schema":null},"FactsSnapshot":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"facts_snapshot","schema":null},"FundingCluster":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"funder","kind":"scalar","type":"String"},{"name":"clusterSize","kind":"scalar","type":"Int","dbName":"cluster_size"},{"name":"chainLength","kind":"scalar","type":"Int","dbName":"chain_length"}],"dbName":"funding_cluster","schema":null},"AlikeCluster":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"size","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"Json"},{"name":"foundBy","kind":"scalar","type":"String","dbName":"found_by"}],"dbName":"alike_cluster","schema":null},"PaymentTrust":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"payment_trust","schema":null},"QuarantinedTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"firstBlock","kind":"scalar","type":"BigInt","dbName":"first_block"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"}],"dbName":"quarantined_transaction","schema":null},"QuarantinedWallet":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"partlyRead","kind":"scalar","type":"Boolean","dbName":"partly_read"}],"dbName":"quarantined_wallet","schema":null},"List":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"read","kind":"scalar","type":"String"},{"name":"repair","kind":"scalar","type":"Boolean"},{"name":"column","kind":"scalar","type":"String"},{"name":"previousId","kind":"scalar","type":"String","dbName":"previous_id"},{"name":"format","kind":"scalar","type":"Json"},{"name":"columns","kind":"scalar","type":"Json"},{"name":"counts","kind":"scalar","type":"Json"},{"name":"summary","kind":"scalar","type":"Json"},{"name":"charged","kind":"scalar","type":"Boolean"},{"name":"reading","kind":"scalar","type":"String"},{"name":"lastRow","kind":"scalar","type":"Int","dbName":"last_row"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"uploads","kind":"object","type":"ListUpload","relationName":"ListToListUpload"},{"name":"rows","kind":"object","type":"ListRow","relationName":"ListToListRow"},{"name":"lines","kind":"object","type":"ListLine","relationName":"ListToListLine"},{"name":"clusters","kind":"object","type":"ListCluster","relationName":"ListToListCluster"},{"name":"shares","kind":"object","type":"ListShare","relationName":"ListToListShare"}],"dbName":"list","schema":null},"ListUpload":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"list","kind":"object","type":"List","relationName":"ListToListUpload"}],"dbName":"list_upload","schema":null},"ListRow":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"row","kind":"scalar","type":"Int"},{"name":"line","kind":"scalar","type":"Int"},{"name":"input","kind":"scalar","type":"String"},{"name":"identity","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"special","kind":"scalar","type":"String"},{"name":"duplicateOf","kind":"scalar","type":"Int","dbName":"duplicate_of"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reasons","kind":"scalar","type":"Json"},{"name":"svcId","kind":"scalar","type":"String","dbName":"svc_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"tier","kind":"scalar","type":"String"},{"name":"flags","kind":"scalar","type":"String"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"known","kind":"scalar","type":"Boolean"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"keep","kind":"scalar","type":"Boolean"},{"name":"sameAs","kind":"scalar","type":"Int","dbName":"same_as"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"list","kind":"object","type":"List","relationName":"ListToListRow"}],"dbName":"list_row","schema":null},"ListLine":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"line","kind":"scalar","type":"Int"},{"name":"row","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListLine"}],"dbName":"list_line","schema":null},"ListCluster":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"size","kind":"scalar","type":"Int"},{"name":"strength","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"keep","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListCluster"}],"dbName":"list_cluster","schema":null},"ListShare":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"list","kind":"object","type":"List","relationName":"ListToListShare"}],"dbName":"list_share","schema":null},"ListTree":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"who","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"String"},{"name":"cap","kind":"scalar","type":"Decimal"},{"name":"floor","kind":"scalar","type":"Decimal"},{"name":"decimals","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"Bytes"},{"name":"leaves","kind":"scalar","type":"Int"},{"name":"sum","kind":"scalar","type":"Decimal"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"day","kind":"scalar","type":"BigInt"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"issuedAt","kind":"scalar","type":"BigInt","dbName":"issued_at"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"leafRows","kind":"object","type":"ListTreeLeaf","relationName":"ListTreeToListTreeLeaf"},{"name":"nodes","kind":"object","type":"ListTreeNode","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree","schema":null},"ListTreeLeaf":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"index","kind":"scalar","type":"Int"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"position","kind":"scalar","type":"Int"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeLeaf"}],"dbName":"list_tree_leaf","schema":null},"ListTreeNode":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree_node","schema":null},"NoticeChannel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"medium","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"host","kind":"scalar","type":"String"},{"name":"kinds","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"namedAt","kind":"scalar","type":"DateTime","dbName":"named_at"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"developer","kind":"object","type":"Developer","relationName":"DeveloperToNoticeChannel"},{"name":"events","kind":"object","type":"NoticeEvent","relationName":"NoticeChannelToNoticeEvent"},{"name":"messages","kind":"object","type":"NoticeMessage","relationName":"NoticeChannelToNoticeMessage"},{"name":"conditions","kind":"object","type":"NoticeCondition","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_channel","schema":null},"NoticeAddress":{"fields":[{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"asked","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"client","kind":"scalar","type":"String"},{"name":"refused","kind":"scalar","type":"Boolean"}],"dbName":"notice_address","schema":null},"NoticeEvent":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeEvent"}],"dbName":"notice_event","schema":null},"NoticeMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"items","kind":"scalar","type":"Json"},{"name":"notices","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeMessage"}],"dbName":"notice_message","schema":null},"NoticeCondition":{"fields":[{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"notifiedAt","kind":"scalar","type":"DateTime","dbName":"notified_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_condition","schema":null},"PersonSession":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"providerSession","kind":"scalar","type":"String","dbName":"provider_session"},{"name":"role","kind":"scalar","type":"String"},{"name":"grantedBy","kind":"scalar","type":"String","dbName":"granted_by"},{"name":"refreshToken","kind":"scalar","type":"String","dbName":"refresh_token"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"checkAt","kind":"scalar","type":"DateTime","dbName":"check_at"},{"name":"checkFault","kind":"scalar","type":"String","dbName":"check_fault"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"person_session","schema":null},"LogoutToken":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"logout_token","schema":null},"Policy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"simulations","kind":"object","type":"PolicySimulation","relationName":"PolicyToPolicySimulation"},{"name":"nullifiers","kind":"object","type":"PassNullifier","relationName":"PassNullifierToPolicy"},{"name":"snapshots","kind":"object","type":"SnapshotToken","relationName":"PolicyToSnapshotToken"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyToPolicyWatch"}],"dbName":"policy","schema":null},"PolicySimulation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"lastSubject","kind":"scalar","type":"String","dbName":"last_subject"},{"name":"tally","kind":"scalar","type":"Json"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicySimulation"}],"dbName":"policy_simulation","schema":null},"PassNullifier":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"nullifier","kind":"scalar","type":"String"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PassNullifierToPolicy"}],"dbName":"pass_nullifier","schema":null},"SnapshotToken":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"stored","kind":"scalar","type":"Int"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToSnapshotToken"},{"name":"blocks","kind":"object","type":"SnapshotBlock","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_token","schema":null},"SnapshotBlock":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"network","kind":"scalar","type":"BigInt"},{"name":"snapshot","kind":"scalar","type":"BigInt"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"token","kind":"object","type":"SnapshotToken","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_block","schema":null},"SnapshotAnswer":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"address","kind":"scalar","type":"String"},{"name":"score","kind":"scalar","type":"Int"}],"dbName":"snapshot_answer","schema":null},"PolicyWatch":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"wallets","kind":"scalar","type":"Int"},{"name":"readsChain","kind":"scalar","type":"Boolean","dbName":"reads_chain"},{"name":"turnAt","kind":"scalar","type":"DateTime","dbName":"turn_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicyWatch"},{"name":"watched","kind":"object","type":"WatchedWallet","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"policy_watch","schema":null},"WatchedWallet":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"chainOutcomes","kind":"scalar","type":"String","dbName":"chain_outcomes"},{"name":"chainReadAt","kind":"scalar","type":"DateTime","dbName":"chain_read_at"},{"name":"nextOutcome","kind":"scalar","type":"String","dbName":"next_outcome"},{"name":"nextBlocks","kind":"scalar","type":"Json","dbName":"next_blocks"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"watched_wallet","schema":null},"ChainRead":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"calls","kind":"scalar","type":"Int"}],"dbName":"chain_read","schema":null},"OnceWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"party","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"histories","kind":"object","type":"OnceHistory","relationName":"OnceHistoryToOnceWallet"},{"name":"questions","kind":"object","type":"OnceQuestion","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_wallet","schema":null},"OnceHistory":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"headAt","kind":"scalar","type":"BigInt","dbName":"head_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceHistoryToOnceWallet"}],"dbName":"once_history","schema":null},"OnceQuestion":{"fields":[{"name":"asker","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"reads","kind":"scalar","type":"Boolean"},{"name":"payer","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"compareFrom","kind":"scalar","type":"DateTime","dbName":"compare_from"},{"name":"alike","kind":"scalar","type":"Json"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_question","schema":null},"Reservation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"name","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"deposit","kind":"scalar","type":"Decimal"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"state","kind":"scalar","type":"String"}],"dbName":"reservation","schema":null},"ReservationCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"}],"dbName":"reservation_cursor","schema":null},"Voucher":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"claimer","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"referralCode","kind":"scalar","type":"String","dbName":"referral_code"},{"name":"consents","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"}],"dbName":"voucher","schema":null},"ReferralCode":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"referral_code","schema":null},"Referral":{"fields":[{"name":"referee","kind":"scalar","type":"String"},{"name":"referrer","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"referral","schema":null},"SponsoredMint":{"fields":[{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsored_mint","schema":null},"SentTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"sender","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"raw","kind":"scalar","type":"String"},{"name":"hashes","kind":"scalar","type":"String"},{"name":"raises","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"}],"dbName":"sent_transaction","schema":null},"Score":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"bonus","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"unavailable","kind":"scalar","type":"String"},{"name":"stale","kind":"scalar","type":"String"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"modelHash","kind":"scalar","type":"Bytes","dbName":"model_hash"},{"name":"reachedAt","kind":"scalar","type":"BigInt","dbName":"reached_at"},{"name":"nextChangeDay","kind":"scalar","type":"BigInt","dbName":"next_change_day"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"score","schema":null},"ScoreFacts":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"score_facts","schema":null},"ScoreSteps":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"days","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"}],"dbName":"score_steps","schema":null},"ScoreFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"before","kind":"scalar","type":"Int"},{"name":"after","kind":"scalar","type":"Int"},{"name":"rankedBefore","kind":"scalar","type":"Boolean","dbName":"ranked_before"},{"name":"rankedAfter","kind":"scalar","type":"Boolean","dbName":"ranked_after"},{"name":"reachedBefore","kind":"scalar","type":"BigInt","dbName":"reached_before"},{"name":"reachedAfter","kind":"scalar","type":"BigInt","dbName":"reached_after"},{"name":"cause","kind":"scalar","type":"String"},{"name":"sourceChain","kind":"scalar","type":"BigInt","dbName":"source_chain"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"}],"dbName":"score_feed","schema":null},"IdentityFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"identity","kind":"scalar","type":"String"}],"dbName":"identity_feed","schema":null},"SavedRanking":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"position","kind":"scalar","type":"String"},{"name":"scopes","kind":"scalar","type":"Json"},{"name":"savedAt","kind":"scalar","type":"DateTime","dbName":"saved_at"}],"dbName":"saved_ranking","schema":null},"ScoreClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"recordedAt","kind":"scalar","type":"DateTime","dbName":"recorded_at"}],"dbName":"score_close","schema":null},"StaleClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"stale_close","schema":null},"PendingScore":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"scoredTo","kind":"scalar","type":"String","dbName":"scored_to"},{"name":"scored","kind":"scalar","type":"BigInt"}],"dbName":"pending_score","schema":null},"ModelSwitch":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"version","kind":"scalar","type":"String"},{"name":"announcedAt","kind":"scalar","type":"DateTime","dbName":"announced_at"},{"name":"activeFrom","kind":"scalar","type":"DateTime","dbName":"active_from"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"rescoredAt","kind":"scalar","type":"DateTime","dbName":"rescored_at"},{"name":"summary","kind":"scalar","type":"Json"}],"dbName":"model_switch","schema":null},"ModelComparison":{"fields":[{"name":"version","kind":"scalar","type":"String"},{"name":"requestedAt","kind":"scalar","type":"DateTime","dbName":"requested_at"},{"name":"compared","kind":"scalar","type":"Int"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"result","kind":"scalar","type":"Json"}],"dbName":"model_comparison","schema":null},"Takedown":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"liftedAt","kind":"scalar","type":"DateTime","dbName":"lifted_at"}],"dbName":"takedown","schema":null},"TradingCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"since24h","kind":"scalar","type":"BigInt","dbName":"since_24h"},{"name":"since7d","kind":"scalar","type":"BigInt","dbName":"since_7d"},{"name":"since30d","kind":"scalar","type":"BigInt","dbName":"since_30d"},{"name":"settings","kind":"scalar","type":"String"}],"dbName":"trading_cursor","schema":null},"Trade":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trade","schema":null},"TradingHolding":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"cost","kind":"scalar","type":"Decimal"}],"dbName":"trading_holding","schema":null},"Trader":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"trades","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trader","schema":null},"TraderHistogram":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"sort","kind":"scalar","type":"String"},{"name":"bucket","kind":"scalar","type":"Decimal"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"traders","kind":"scalar","type":"BigInt"}],"dbName":"trader_histogram","schema":null},"StaleTrader":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"subject","kind":"scalar","type":"String"}],"dbName":"stale_trader","schema":null},"Wallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"wallet","schema":null},"TrackedWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"smartAccount","kind":"scalar","type":"Boolean","dbName":"smart_account"},{"name":"error","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"fromBlock","kind":"scalar","type":"BigInt","dbName":"from_block"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"},{"name":"attestedFrom","kind":"scalar","type":"BigInt","dbName":"attested_from"},{"name":"attestedTo","kind":"scalar","type":"BigInt","dbName":"attested_to"},{"name":"attestDue","kind":"scalar","type":"DateTime","dbName":"attest_due"}],"dbName":"tracked_wallet","schema":null},"Tracking":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"tracking","schema":null},"Backfill":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"party","kind":"scalar","type":"String"},{"name":"line","kind":"object","type":"BackfillParty","relationName":"BackfillToBackfillParty"},{"name":"turns","kind":"scalar","type":"Int"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Json"}],"dbName":"backfill","schema":null},"BackfillParty":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"servedAt","kind":"scalar","type":"DateTime","dbName":"served_at"},{"name":"backfills","kind":"object","type":"Backfill","relationName":"BackfillToBackfillParty"}],"dbName":"backfill_party","schema":null},"StagedActivity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"staged_activity","schema":null},"AutomaticTracking":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"automatic_tracking","schema":null},"Outbox":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"event","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subjectsDone","kind":"scalar","type":"Boolean","dbName":"subjects_done"},{"name":"expandedTo","kind":"scalar","type":"String","dbName":"expanded_to"}],"dbName":"outbox","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"events","kind":"scalar","type":"String"},{"name":"subjects","kind":"scalar","type":"String"},{"name":"allSubjects","kind":"scalar","type":"Boolean","dbName":"all_subjects"},{"name":"secret","kind":"scalar","type":"String"},{"name":"oldSecret","kind":"scalar","type":"String","dbName":"old_secret"},{"name":"oldSecretUntil","kind":"scalar","type":"DateTime","dbName":"old_secret_until"},{"name":"signatureKey","kind":"scalar","type":"String","dbName":"signature_key"},{"name":"oldSignatureKey","kind":"scalar","type":"String","dbName":"old_signature_key"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"operatorOff","kind":"scalar","type":"Boolean","dbName":"operator_off"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"isFull","kind":"scalar","type":"Boolean","dbName":"is_full"},{"name":"missedFrom","kind":"scalar","type":"DateTime","dbName":"missed_from"},{"name":"missedUntil","kind":"scalar","type":"DateTime","dbName":"missed_until"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"event","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"earlierAttempts","kind":"scalar","type":"Int","dbName":"earlier_attempts"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"},{"name":"attempts","kind":"object","type":"WebhookAttempt","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_delivery","schema":null},"WebhookAttempt":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"error","kind":"scalar","type":"String"},{"name":"requestHeaders","kind":"scalar","type":"Json","dbName":"request_headers"},{"name":"responseBody","kind":"scalar","type":"String","dbName":"response_body"},{"name":"delivery","kind":"object","type":"WebhookDelivery","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_attempt","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","EarnedAchievement.findUnique","EarnedAchievement.findUniqueOrThrow","orderBy","cursor","EarnedAchievement.findFirst","EarnedAchievement.findFirstOrThrow","EarnedAchievement.findMany","data","EarnedAchievement.createOne","EarnedAchievement.createMany","EarnedAchievement.createManyAndReturn","EarnedAchievement.updateOne","EarnedAchievement.updateMany","EarnedAchievement.updateManyAndReturn","create","update","EarnedAchievement.upsertOne","EarnedAchievement.deleteOne","EarnedAchievement.deleteMany","having","_count","_min","_max","EarnedAchievement.groupBy","EarnedAchievement.aggregate","Appeal.findUnique","Appeal.findUniqueOrThrow","Appeal.findFirst","Appeal.findFirstOrThrow","Appeal.findMany","Appeal.createOne","Appeal.createMany","Appeal.createManyAndReturn","Appeal.updateOne","Appeal.updateMany","Appeal.updateManyAndReturn","Appeal.upsertOne","Appeal.deleteOne","Appeal.deleteMany","_avg","_sum","Appeal.groupBy","Appeal.aggregate","AttestationSchema.findUnique","AttestationSchema.findUniqueOrThrow","AttestationSchema.findFirst","AttestationSchema.findFirstOrThrow","AttestationSchema.findMany","AttestationSchema.createOne","AttestationSchema.createMany","AttestationSchema.createManyAndReturn","AttestationSchema.updateOne","AttestationSchema.updateMany","AttestationSchema.updateManyAndReturn","AttestationSchema.upsertOne","AttestationSchema.deleteOne","AttestationSchema.deleteMany","AttestationSchema.groupBy","AttestationSchema.aggregate","Attestation.findUnique","Attestation.findUniqueOrThrow","Attestation.findFirst","Attestation.findFirstOrThrow","Attestation.findMany","Attestation.createOne","Attestation.createMany","Attestation.createManyAndReturn","Attestation.updateOne","Attestation.updateMany","Attestation.updateManyAndReturn","Attestation.upsertOne","Attestation.deleteOne","Attestation.deleteMany","Attestation.groupBy","Attestation.aggregate","LeftOutAttestation.findUnique","LeftOutAttestation.findUniqueOrThrow","LeftOutAttestation.findFirst","LeftOutAttestation.findFirstOrThrow","LeftOutAttestation.findMany","LeftOutAttestation.createOne","LeftOutAttestation.createMany","LeftOutAttestation.createManyAndReturn","LeftOutAttestation.updateOne","LeftOutAttestation.updateMany","LeftOutAttestation.updateManyAndReturn","LeftOutAttestation.upsertOne","LeftOutAttestation.deleteOne","LeftOutAttestation.deleteMany","LeftOutAttestation.groupBy","LeftOutAttestation.aggregate","EarlyRevocation.findUnique","EarlyRevocation.findUniqueOrThrow","EarlyRevocation.findFirst","EarlyRevocation.findFirstOrThrow","EarlyRevocation.findMany","EarlyRevocation.createOne","EarlyRevocation.createMany","EarlyRevocation.createManyAndReturn","EarlyRevocation.updateOne","EarlyRevocation.updateMany","EarlyRevocation.updateManyAndReturn","EarlyRevocation.upsertOne","EarlyRevocation.deleteOne","EarlyRevocation.deleteMany","EarlyRevocation.groupBy","EarlyRevocation.aggregate","IssuerWeight.findUnique","IssuerWeight.findUniqueOrThrow","IssuerWeight.findFirst","IssuerWeight.findFirstOrThrow","IssuerWeight.findMany","IssuerWeight.createOne","IssuerWeight.createMany","IssuerWeight.createManyAndReturn","IssuerWeight.updateOne","IssuerWeight.updateMany","IssuerWeight.updateManyAndReturn","IssuerWeight.upsertOne","IssuerWeight.deleteOne","IssuerWeight.deleteMany","IssuerWeight.groupBy","IssuerWeight.aggregate","Notification.findUnique","Notification.findUniqueOrThrow","Notification.findFirst","Notification.findFirstOrThrow","Notification.findMany","Notification.createOne","Notification.createMany","Notification.createManyAndReturn","Notification.updateOne","Notification.updateMany","Notification.updateManyAndReturn","Notification.upsertOne","Notification.deleteOne","Notification.deleteMany","Notification.groupBy","Notification.aggregate","PendingAttestation.findUnique","PendingAttestation.findUniqueOrThrow","PendingAttestation.findFirst","PendingAttestation.findFirstOrThrow","PendingAttestation.findMany","PendingAttestation.createOne","PendingAttestation.createMany","PendingAttestation.createManyAndReturn","PendingAttestation.updateOne","PendingAttestation.updateMany","PendingAttestation.updateManyAndReturn","PendingAttestation.upsertOne","PendingAttestation.deleteOne","PendingAttestation.deleteMany","PendingAttestation.groupBy","PendingAttestation.aggregate","Meta.findUnique","Meta.findUniqueOrThrow","Meta.findFirst","Meta.findFirstOrThrow","Meta.findMany","Meta.createOne","Meta.createMany","Meta.createManyAndReturn","Meta.updateOne","Meta.updateMany","Meta.updateManyAndReturn","Meta.upsertOne","Meta.deleteOne","Meta.deleteMany","Meta.groupBy","Meta.aggregate","developer","keys","channel","events","messages","conditions","noticeChannels","Developer.findUnique","Developer.findUniqueOrThrow","Developer.findFirst","Developer.findFirstOrThrow","Developer.findMany","Developer.createOne","Developer.createMany","Developer.createManyAndReturn","Developer.updateOne","Developer.updateMany","Developer.updateManyAndReturn","Developer.upsertOne","Developer.deleteOne","Developer.deleteMany","Developer.groupBy","Developer.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","IdempotentRequest.findUnique","IdempotentRequest.findUniqueOrThrow","IdempotentRequest.findFirst","IdempotentRequest.findFirstOrThrow","IdempotentRequest.findMany","IdempotentRequest.createOne","IdempotentRequest.createMany","IdempotentRequest.createManyAndReturn","IdempotentRequest.updateOne","IdempotentRequest.updateMany","IdempotentRequest.updateManyAndReturn","IdempotentRequest.upsertOne","IdempotentRequest.deleteOne","IdempotentRequest.deleteMany","IdempotentRequest.groupBy","IdempotentRequest.aggregate","IdempotentBytes.findUnique","IdempotentBytes.findUniqueOrThrow","IdempotentBytes.findFirst","IdempotentBytes.findFirstOrThrow","IdempotentBytes.findMany","IdempotentBytes.createOne","IdempotentBytes.createMany","IdempotentBytes.createManyAndReturn","IdempotentBytes.updateOne","IdempotentBytes.updateMany","IdempotentBytes.updateManyAndReturn","IdempotentBytes.upsertOne","IdempotentBytes.deleteOne","IdempotentBytes.deleteMany","IdempotentBytes.groupBy","IdempotentBytes.aggregate","DayCount.findUnique","DayCount.findUniqueOrThrow","DayCount.findFirst","DayCount.findFirstOrThrow","DayCount.findMany","DayCount.createOne","DayCount.createMany","DayCount.createManyAndReturn","DayCount.updateOne","DayCount.updateMany","DayCount.updateManyAndReturn","DayCount.upsertOne","DayCount.deleteOne","DayCount.deleteMany","DayCount.groupBy","DayCount.aggregate","AuthNonce.findUnique","AuthNonce.findUniqueOrThrow","AuthNonce.findFirst","AuthNonce.findFirstOrThrow","AuthNonce.findMany","AuthNonce.createOne","AuthNonce.createMany","AuthNonce.createManyAndReturn","AuthNonce.updateOne","AuthNonce.updateMany","AuthNonce.updateManyAndReturn","AuthNonce.upsertOne","AuthNonce.deleteOne","AuthNonce.deleteMany","AuthNonce.groupBy","AuthNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","Epoch.findUnique","Epoch.findUniqueOrThrow","Epoch.findFirst","Epoch.findFirstOrThrow","Epoch.findMany","Epoch.createOne","Epoch.createMany","Epoch.createManyAndReturn","Epoch.updateOne","Epoch.updateMany","Epoch.updateManyAndReturn","Epoch.upsertOne","Epoch.deleteOne","Epoch.deleteMany","Epoch.groupBy","Epoch.aggregate","pages","chunk","EpochPage.findUnique","EpochPage.findUniqueOrThrow","EpochPage.findFirst","EpochPage.findFirstOrThrow","EpochPage.findMany","EpochPage.createOne","EpochPage.createMany","EpochPage.createManyAndReturn","EpochPage.updateOne","EpochPage.updateMany","EpochPage.updateManyAndReturn","EpochPage.upsertOne","EpochPage.deleteOne","EpochPage.deleteMany","EpochPage.groupBy","EpochPage.aggregate","EpochChunk.findUnique","EpochChunk.findUniqueOrThrow","EpochChunk.findFirst","EpochChunk.findFirstOrThrow","EpochChunk.findMany","EpochChunk.createOne","EpochChunk.createMany","EpochChunk.createManyAndReturn","EpochChunk.updateOne","EpochChunk.updateMany","EpochChunk.updateManyAndReturn","EpochChunk.upsertOne","EpochChunk.deleteOne","EpochChunk.deleteMany","EpochChunk.groupBy","EpochChunk.aggregate","NameEvent.findUnique","NameEvent.findUniqueOrThrow","NameEvent.findFirst","NameEvent.findFirstOrThrow","NameEvent.findMany","NameEvent.createOne","NameEvent.createMany","NameEvent.createManyAndReturn","NameEvent.updateOne","NameEvent.updateMany","NameEvent.updateManyAndReturn","NameEvent.upsertOne","NameEvent.deleteOne","NameEvent.deleteMany","NameEvent.groupBy","NameEvent.aggregate","identity","wallets","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","IdentityWallet.findUnique","IdentityWallet.findUniqueOrThrow","IdentityWallet.findFirst","IdentityWallet.findFirstOrThrow","IdentityWallet.findMany","IdentityWallet.createOne","IdentityWallet.createMany","IdentityWallet.createManyAndReturn","IdentityWallet.updateOne","IdentityWallet.updateMany","IdentityWallet.updateManyAndReturn","IdentityWallet.upsertOne","IdentityWallet.deleteOne","IdentityWallet.deleteMany","IdentityWallet.groupBy","IdentityWallet.aggregate","IdentityDeparture.findUnique","IdentityDeparture.findUniqueOrThrow","IdentityDeparture.findFirst","IdentityDeparture.findFirstOrThrow","IdentityDeparture.findMany","IdentityDeparture.createOne","IdentityDeparture.createMany","IdentityDeparture.createManyAndReturn","IdentityDeparture.updateOne","IdentityDeparture.updateMany","IdentityDeparture.updateManyAndReturn","IdentityDeparture.upsertOne","IdentityDeparture.deleteOne","IdentityDeparture.deleteMany","IdentityDeparture.groupBy","IdentityDeparture.aggregate","IdentityPast.findUnique","IdentityPast.findUniqueOrThrow","IdentityPast.findFirst","IdentityPast.findFirstOrThrow","IdentityPast.findMany","IdentityPast.createOne","IdentityPast.createMany","IdentityPast.createManyAndReturn","IdentityPast.updateOne","IdentityPast.updateMany","IdentityPast.updateManyAndReturn","IdentityPast.upsertOne","IdentityPast.deleteOne","IdentityPast.deleteMany","IdentityPast.groupBy","IdentityPast.aggregate","WalletGroup.findUnique","WalletGroup.findUniqueOrThrow","WalletGroup.findFirst","WalletGroup.findFirstOrThrow","WalletGroup.findMany","WalletGroup.createOne","WalletGroup.createMany","WalletGroup.createManyAndReturn","WalletGroup.updateOne","WalletGroup.updateMany","WalletGroup.updateManyAndReturn","WalletGroup.upsertOne","WalletGroup.deleteOne","WalletGroup.deleteMany","WalletGroup.groupBy","WalletGroup.aggregate","ChainCursor.findUnique","ChainCursor.findUniqueOrThrow","ChainCursor.findFirst","ChainCursor.findFirstOrThrow","ChainCursor.findMany","ChainCursor.createOne","ChainCursor.createMany","ChainCursor.createManyAndReturn","ChainCursor.updateOne","ChainCursor.updateMany","ChainCursor.updateManyAndReturn","ChainCursor.upsertOne","ChainCursor.deleteOne","ChainCursor.deleteMany","ChainCursor.groupBy","ChainCursor.aggregate","ExplorerHead.findUnique","ExplorerHead.findUniqueOrThrow","ExplorerHead.findFirst","ExplorerHead.findFirstOrThrow","ExplorerHead.findMany","ExplorerHead.createOne","ExplorerHead.createMany","ExplorerHead.createManyAndReturn","ExplorerHead.updateOne","ExplorerHead.updateMany","ExplorerHead.updateManyAndReturn","ExplorerHead.upsertOne","ExplorerHead.deleteOne","ExplorerHead.deleteMany","ExplorerHead.groupBy","ExplorerHead.aggregate","ExplorerFault.findUnique","ExplorerFault.findUniqueOrThrow","ExplorerFault.findFirst","ExplorerFault.findFirstOrThrow","ExplorerFault.findMany","ExplorerFault.createOne","ExplorerFault.createMany","ExplorerFault.createManyAndReturn","ExplorerFault.updateOne","ExplorerFault.updateMany","ExplorerFault.updateManyAndReturn","ExplorerFault.upsertOne","ExplorerFault.deleteOne","ExplorerFault.deleteMany","ExplorerFault.groupBy","ExplorerFault.aggregate","ChainControl.findUnique","ChainControl.findUniqueOrThrow","ChainControl.findFirst","ChainControl.findFirstOrThrow","ChainControl.findMany","ChainControl.createOne","ChainControl.createMany","ChainControl.createManyAndReturn","ChainControl.updateOne","ChainControl.updateMany","ChainControl.updateManyAndReturn","ChainControl.upsertOne","ChainControl.deleteOne","ChainControl.deleteMany","ChainControl.groupBy","ChainControl.aggregate","Block.findUnique","Block.findUniqueOrThrow","Block.findFirst","Block.findFirstOrThrow","Block.findMany","Block.createOne","Block.createMany","Block.createManyAndReturn","Block.updateOne","Block.updateMany","Block.updateManyAndReturn","Block.upsertOne","Block.deleteOne","Block.deleteMany","Block.groupBy","Block.aggregate","Activity.findUnique","Activity.findUniqueOrThrow","Activity.findFirst","Activity.findFirstOrThrow","Activity.findMany","Activity.createOne","Activity.createMany","Activity.createManyAndReturn","Activity.updateOne","Activity.updateMany","Activity.updateManyAndReturn","Activity.upsertOne","Activity.deleteOne","Activity.deleteMany","Activity.groupBy","Activity.aggregate","Facts.findUnique","Facts.findUniqueOrThrow","Facts.findFirst","Facts.findFirstOrThrow","Facts.findMany","Facts.createOne","Facts.createMany","Facts.createManyAndReturn","Facts.updateOne","Facts.updateMany","Facts.updateManyAndReturn","Facts.upsertOne","Facts.deleteOne","Facts.deleteMany","Facts.groupBy","Facts.aggregate","FactsSnapshot.findUnique","FactsSnapshot.findUniqueOrThrow","FactsSnapshot.findFirst","FactsSnapshot.findFirstOrThrow","FactsSnapshot.findMany","FactsSnapshot.createOne","FactsSnapshot.createMany","FactsSnapshot.createManyAndReturn","FactsSnapshot.updateOne","FactsSnapshot.updateMany","FactsSnapshot.updateManyAndReturn","FactsSnapshot.upsertOne","FactsSnapshot.deleteOne","FactsSnapshot.deleteMany","FactsSnapshot.groupBy","FactsSnapshot.aggregate","FundingCluster.findUnique","FundingCluster.findUniqueOrThrow","FundingCluster.findFirst","FundingCluster.findFirstOrThrow","FundingCluster.findMany","FundingCluster.createOne","FundingCluster.createMany","FundingCluster.createManyAndReturn","FundingCluster.updateOne","FundingCluster.updateMany","FundingCluster.updateManyAndReturn","FundingCluster.upsertOne","FundingCluster.deleteOne","FundingCluster.deleteMany","FundingCluster.groupBy","FundingCluster.aggregate","AlikeCluster.findUnique","AlikeCluster.findUniqueOrThrow","AlikeCluster.findFirst","AlikeCluster.findFirstOrThrow","AlikeCluster.findMany","AlikeCluster.createOne","AlikeCluster.createMany","AlikeCluster.createManyAndReturn","AlikeCluster.updateOne","AlikeCluster.updateMany","AlikeCluster.updateManyAndReturn","AlikeCluster.upsertOne","AlikeCluster.deleteOne","AlikeCluster.deleteMany","AlikeCluster.groupBy","AlikeCluster.aggregate","PaymentTrust.findUnique","PaymentTrust.findUniqueOrThrow","PaymentTrust.findFirst","PaymentTrust.findFirstOrThrow","PaymentTrust.findMany","PaymentTrust.createOne","PaymentTrust.createMany","PaymentTrust.createManyAndReturn","PaymentTrust.updateOne","PaymentTrust.updateMany","PaymentTrust.updateManyAndReturn","PaymentTrust.upsertOne","PaymentTrust.deleteOne","PaymentTrust.deleteMany","PaymentTrust.groupBy","PaymentTrust.aggregate","QuarantinedTransaction.findUnique","QuarantinedTransaction.findUniqueOrThrow","QuarantinedTransaction.findFirst","QuarantinedTransaction.findFirstOrThrow","QuarantinedTransaction.findMany","QuarantinedTransaction.createOne","QuarantinedTransaction.createMany","QuarantinedTransaction.createManyAndReturn","QuarantinedTransaction.updateOne","QuarantinedTransaction.updateMany","QuarantinedTransaction.updateManyAndReturn","QuarantinedTransaction.upsertOne","QuarantinedTransaction.deleteOne","QuarantinedTransaction.deleteMany","QuarantinedTransaction.groupBy","QuarantinedTransaction.aggregate","QuarantinedWallet.findUnique","QuarantinedWallet.findUniqueOrThrow","QuarantinedWallet.findFirst","QuarantinedWallet.findFirstOrThrow","QuarantinedWallet.findMany","QuarantinedWallet.createOne","QuarantinedWallet.createMany","QuarantinedWallet.createManyAndReturn","QuarantinedWallet.updateOne","QuarantinedWallet.updateMany","QuarantinedWallet.updateManyAndReturn","QuarantinedWallet.upsertOne","QuarantinedWallet.deleteOne","QuarantinedWallet.deleteMany","QuarantinedWallet.groupBy","QuarantinedWallet.aggregate","list","uploads","rows","lines","clusters","shares","List.findUnique","List.findUniqueOrThrow","List.findFirst","List.findFirstOrThrow","List.findMany","List.createOne","List.createMany","List.createManyAndReturn","List.updateOne","List.updateMany","List.updateManyAndReturn","List.upsertOne","List.deleteOne","List.deleteMany","List.groupBy","List.aggregate","ListUpload.findUnique","ListUpload.findUniqueOrThrow","ListUpload.findFirst","ListUpload.findFirstOrThrow","ListUpload.findMany","ListUpload.createOne","ListUpload.createMany","ListUpload.createManyAndReturn","ListUpload.updateOne","ListUpload.updateMany","ListUpload.updateManyAndReturn","ListUpload.upsertOne","ListUpload.deleteOne","ListUpload.deleteMany","ListUpload.groupBy","ListUpload.aggregate","ListRow.findUnique","ListRow.findUniqueOrThrow","ListRow.findFirst","ListRow.findFirstOrThrow","ListRow.findMany","ListRow.createOne","ListRow.createMany","ListRow.createManyAndReturn","ListRow.updateOne","ListRow.updateMany","ListRow.updateManyAndReturn","ListRow.upsertOne","ListRow.deleteOne","ListRow.deleteMany","ListRow.groupBy","ListRow.aggregate","ListLine.findUnique","ListLine.findUniqueOrThrow","ListLine.findFirst","ListLine.findFirstOrThrow","ListLine.findMany","ListLine.createOne","ListLine.createMany","ListLine.createManyAndReturn","ListLine.updateOne","ListLine.updateMany","ListLine.updateManyAndReturn","ListLine.upsertOne","ListLine.deleteOne","ListLine.deleteMany","ListLine.groupBy","ListLine.aggregate","ListCluster.findUnique","ListCluster.findUniqueOrThrow","ListCluster.findFirst","ListCluster.findFirstOrThrow","ListCluster.findMany","ListCluster.createOne","ListCluster.createMany","ListCluster.createManyAndReturn","ListCluster.updateOne","ListCluster.updateMany","ListCluster.updateManyAndReturn","ListCluster.upsertOne","ListCluster.deleteOne","ListCluster.deleteMany","ListCluster.groupBy","ListCluster.aggregate","ListShare.findUnique","ListShare.findUniqueOrThrow","ListShare.findFirst","ListShare.findFirstOrThrow","ListShare.findMany","ListShare.createOne","ListShare.createMany","ListShare.createManyAndReturn","ListShare.updateOne","ListShare.updateMany","ListShare.updateManyAndReturn","ListShare.upsertOne","ListShare.deleteOne","ListShare.deleteMany","ListShare.groupBy","ListShare.aggregate","tree","leafRows","nodes","ListTree.findUnique","ListTree.findUniqueOrThrow","ListTree.findFirst","ListTree.findFirstOrThrow","ListTree.findMany","ListTree.createOne","ListTree.createMany","ListTree.createManyAndReturn","ListTree.updateOne","ListTree.updateMany","ListTree.updateManyAndReturn","ListTree.upsertOne","ListTree.deleteOne","ListTree.deleteMany","ListTree.groupBy","ListTree.aggregate","ListTreeLeaf.findUnique","ListTreeLeaf.findUniqueOrThrow","ListTreeLeaf.findFirst","ListTreeLeaf.findFirstOrThrow","ListTreeLeaf.findMany","ListTreeLeaf.createOne","ListTreeLeaf.createMany","ListTreeLeaf.createManyAndReturn","ListTreeLeaf.updateOne","ListTreeLeaf.updateMany","ListTreeLeaf.updateManyAndReturn","ListTreeLeaf.upsertOne","ListTreeLeaf.deleteOne","ListTreeLeaf.deleteMany","ListTreeLeaf.groupBy","ListTreeLeaf.aggregate","ListTreeNode.findUnique","ListTreeNode.findUniqueOrThrow","ListTreeNode.findFirst","ListTreeNode.findFirstOrThrow","ListTreeNode.findMany","ListTreeNode.createOne","ListTreeNode.createMany","ListTreeNode.createManyAndReturn","ListTreeNode.updateOne","ListTreeNode.updateMany","ListTreeNode.updateManyAndReturn","ListTreeNode.upsertOne","ListTreeNode.deleteOne","ListTreeNode.deleteMany","ListTreeNode.groupBy","ListTreeNode.aggregate","NoticeChannel.findUnique","NoticeChannel.findUniqueOrThrow","NoticeChannel.findFirst","NoticeChannel.findFirstOrThrow","NoticeChannel.findMany","NoticeChannel.createOne","NoticeChannel.createMany","NoticeChannel.createManyAndReturn","NoticeChannel.updateOne","NoticeChannel.updateMany","NoticeChannel.updateManyAndReturn","NoticeChannel.upsertOne","NoticeChannel.deleteOne","NoticeChannel.deleteMany","NoticeChannel.groupBy","NoticeChannel.aggregate","NoticeAddress.findUnique","NoticeAddress.findUniqueOrThrow","NoticeAddress.findFirst","NoticeAddress.findFirstOrThrow","NoticeAddress.findMany","NoticeAddress.createOne","NoticeAddress.createMany","NoticeAddress.createManyAndReturn","NoticeAddress.updateOne","NoticeAddress.updateMany","NoticeAddress.updateManyAndReturn","NoticeAddress.upsertOne","NoticeAddress.deleteOne","NoticeAddress.deleteMany","NoticeAddress.groupBy","NoticeAddress.aggregate","NoticeEvent.findUnique","NoticeEvent.findUniqueOrThrow","NoticeEvent.findFirst","NoticeEvent.findFirstOrThrow","NoticeEvent.findMany","NoticeEvent.createOne","NoticeEvent.createMany","NoticeEvent.createManyAndReturn","NoticeEvent.updateOne","NoticeEvent.updateMany","NoticeEvent.updateManyAndReturn","NoticeEvent.upsertOne","NoticeEvent.deleteOne","NoticeEvent.deleteMany","NoticeEvent.groupBy","NoticeEvent.aggregate","NoticeMessage.findUnique","NoticeMessage.findUniqueOrThrow","NoticeMessage.findFirst","NoticeMessage.findFirstOrThrow","NoticeMessage.findMany","NoticeMessage.createOne","NoticeMessage.createMany","NoticeMessage.createManyAndReturn","NoticeMessage.updateOne","NoticeMessage.updateMany","NoticeMessage.updateManyAndReturn","NoticeMessage.upsertOne","NoticeMessage.deleteOne","NoticeMessage.deleteMany","NoticeMessage.groupBy","NoticeMessage.aggregate","NoticeCondition.findUnique","NoticeCondition.findUniqueOrThrow","NoticeCondition.findFirst","NoticeCondition.findFirstOrThrow","NoticeCondition.findMany","NoticeCondition.createOne","NoticeCondition.createMany","NoticeCondition.createManyAndReturn","NoticeCondition.updateOne","NoticeCondition.updateMany","NoticeCondition.updateManyAndReturn","NoticeCondition.upsertOne","NoticeCondition.deleteOne","NoticeCondition.deleteMany","NoticeCondition.groupBy","NoticeCondition.aggregate","PersonSession.findUnique","PersonSession.findUniqueOrThrow","PersonSession.findFirst","PersonSession.findFirstOrThrow","PersonSession.findMany","PersonSession.createOne","PersonSession.createMany","PersonSession.createManyAndReturn","PersonSession.updateOne","PersonSession.updateMany","PersonSession.updateManyAndReturn","PersonSession.upsertOne","PersonSession.deleteOne","PersonSession.deleteMany","PersonSession.groupBy","PersonSession.aggregate","LogoutToken.findUnique","LogoutToken.findUniqueOrThrow","LogoutToken.findFirst","LogoutToken.findFirstOrThrow","LogoutToken.findMany","LogoutToken.createOne","LogoutToken.createMany","LogoutToken.createManyAndReturn","LogoutToken.updateOne","LogoutToken.updateMany","LogoutToken.updateManyAndReturn","LogoutToken.upsertOne","LogoutToken.deleteOne","LogoutToken.deleteMany","LogoutToken.groupBy","LogoutToken.aggregate","policy","simulations","nullifiers","token","blocks","snapshots","watch","watched","Policy.findUnique","Policy.findUniqueOrThrow","Policy.findFirst","Policy.findFirstOrThrow","Policy.findMany","Policy.createOne","Policy.createMany","Policy.createManyAndReturn","Policy.updateOne","Policy.updateMany","Policy.updateManyAndReturn","Policy.upsertOne","Policy.deleteOne","Policy.deleteMany","Policy.groupBy","Policy.aggregate","PolicySimulation.findUnique","PolicySimulation.findUniqueOrThrow","PolicySimulation.findFirst","PolicySimulation.findFirstOrThrow","PolicySimulation.findMany","PolicySimulation.createOne","PolicySimulation.createMany","PolicySimulation.createManyAndReturn","PolicySimulation.updateOne","PolicySimulation.updateMany","PolicySimulation.updateManyAndReturn","PolicySimulation.upsertOne","PolicySimulation.deleteOne","PolicySimulation.deleteMany","PolicySimulation.groupBy","PolicySimulation.aggregate","PassNullifier.findUnique","PassNullifier.findUniqueOrThrow","PassNullifier.findFirst","PassNullifier.findFirstOrThrow","PassNullifier.findMany","PassNullifier.createOne","PassNullifier.createMany","PassNullifier.createManyAndReturn","PassNullifier.updateOne","PassNullifier.updateMany","PassNullifier.updateManyAndReturn","PassNullifier.upsertOne","PassNullifier.deleteOne","PassNullifier.deleteMany","PassNullifier.groupBy","PassNullifier.aggregate","SnapshotToken.findUnique","SnapshotToken.findUniqueOrThrow","SnapshotToken.findFirst","SnapshotToken.findFirstOrThrow","SnapshotToken.findMany","SnapshotToken.createOne","SnapshotToken.createMany","SnapshotToken.createManyAndReturn","SnapshotToken.updateOne","SnapshotToken.updateMany","SnapshotToken.updateManyAndReturn","SnapshotToken.upsertOne","SnapshotToken.deleteOne","SnapshotToken.deleteMany","SnapshotToken.groupBy","SnapshotToken.aggregate","SnapshotBlock.findUnique","SnapshotBlock.findUniqueOrThrow","SnapshotBlock.findFirst","SnapshotBlock.findFirstOrThrow","SnapshotBlock.findMany","SnapshotBlock.createOne","SnapshotBlock.createMany","SnapshotBlock.createManyAndReturn","SnapshotBlock.updateOne","SnapshotBlock.updateMany","SnapshotBlock.updateManyAndReturn","SnapshotBlock.upsertOne","SnapshotBlock.deleteOne","SnapshotBlock.deleteMany","SnapshotBlock.groupBy","SnapshotBlock.aggregate","SnapshotAnswer.findUnique","SnapshotAnswer.findUniqueOrThrow","SnapshotAnswer.findFirst","SnapshotAnswer.findFirstOrThrow","SnapshotAnswer.findMany","SnapshotAnswer.createOne","SnapshotAnswer.createMany","SnapshotAnswer.createManyAndReturn","SnapshotAnswer.updateOne","SnapshotAnswer.updateMany","SnapshotAnswer.updateManyAndReturn","SnapshotAnswer.upsertOne","SnapshotAnswer.deleteOne","SnapshotAnswer.deleteMany","SnapshotAnswer.groupBy","SnapshotAnswer.aggregate","PolicyWatch.findUnique","PolicyWatch.findUniqueOrThrow","PolicyWatch.findFirst","PolicyWatch.findFirstOrThrow","PolicyWatch.findMany","PolicyWatch.createOne","PolicyWatch.createMany","PolicyWatch.createManyAndReturn","PolicyWatch.updateOne","PolicyWatch.updateMany","PolicyWatch.updateManyAndReturn","PolicyWatch.upsertOne","PolicyWatch.deleteOne","PolicyWatch.deleteMany","PolicyWatch.groupBy","PolicyWatch.aggregate","WatchedWallet.findUnique","WatchedWallet.findUniqueOrThrow","WatchedWallet.findFirst","WatchedWallet.findFirstOrThrow","WatchedWallet.findMany","WatchedWallet.createOne","WatchedWallet.createMany","WatchedWallet.createManyAndReturn","WatchedWallet.updateOne","WatchedWallet.updateMany","WatchedWallet.updateManyAndReturn","WatchedWallet.upsertOne","WatchedWallet.deleteOne","WatchedWallet.deleteMany","WatchedWallet.groupBy","WatchedWallet.aggregate","ChainRead.findUnique","ChainRead.findUniqueOrThrow","ChainRead.findFirst","ChainRead.findFirstOrThrow","ChainRead.findMany","ChainRead.createOne","ChainRead.createMany","ChainRead.createManyAndReturn","ChainRead.updateOne","ChainRead.updateMany","ChainRead.updateManyAndReturn","ChainRead.upsertOne","ChainRead.deleteOne","ChainRead.deleteMany","ChainRead.groupBy","ChainRead.aggregate","wallet","histories","questions","OnceWallet.findUnique","OnceWallet.findUniqueOrThrow","OnceWallet.findFirst","OnceWallet.findFirstOrThrow","OnceWallet.findMany","OnceWallet.createOne","OnceWallet.createMany","OnceWallet.createManyAndReturn","OnceWallet.updateOne","OnceWallet.updateMany","OnceWallet.updateManyAndReturn","OnceWallet.upsertOne","OnceWallet.deleteOne","OnceWallet.deleteMany","OnceWallet.groupBy","OnceWallet.aggregate","OnceHistory.findUnique","OnceHistory.findUniqueOrThrow","OnceHistory.findFirst","OnceHistory.findFirstOrThrow","OnceHistory.findMany","OnceHistory.createOne","OnceHistory.createMany","OnceHistory.createManyAndReturn","OnceHistory.updateOne","OnceHistory.updateMany","OnceHistory.updateManyAndReturn","OnceHistory.upsertOne","OnceHistory.deleteOne","OnceHistory.deleteMany","OnceHistory.groupBy","OnceHistory.aggregate","OnceQuestion.findUnique","OnceQuestion.findUniqueOrThrow","OnceQuestion.findFirst","OnceQuestion.findFirstOrThrow","OnceQuestion.findMany","OnceQuestion.createOne","OnceQuestion.createMany","OnceQuestion.createManyAndReturn","OnceQuestion.updateOne","OnceQuestion.updateMany","OnceQuestion.updateManyAndReturn","OnceQuestion.upsertOne","OnceQuestion.deleteOne","OnceQuestion.deleteMany","OnceQuestion.groupBy","OnceQuestion.aggregate","Reservation.findUnique","Reservation.findUniqueOrThrow","Reservation.findFirst","Reservation.findFirstOrThrow","Reservation.findMany","Reservation.createOne","Reservation.createMany","Reservation.createManyAndReturn","Reservation.updateOne","Reservation.updateMany","Reservation.updateManyAndReturn","Reservation.upsertOne","Reservation.deleteOne","Reservation.deleteMany","Reservation.groupBy","Reservation.aggregate","ReservationCursor.findUnique","ReservationCursor.findUniqueOrThrow","ReservationCursor.findFirst","ReservationCursor.findFirstOrThrow","ReservationCursor.findMany","ReservationCursor.createOne","ReservationCursor.createMany","ReservationCursor.createManyAndReturn","ReservationCursor.updateOne","ReservationCursor.updateMany","ReservationCursor.updateManyAndReturn","ReservationCursor.upsertOne","ReservationCursor.deleteOne","ReservationCursor.deleteMany","ReservationCursor.groupBy","ReservationCursor.aggregate","Voucher.findUnique","Voucher.findUniqueOrThrow","Voucher.findFirst","Voucher.findFirstOrThrow","Voucher.findMany","Voucher.createOne","Voucher.createMany","Voucher.createManyAndReturn","Voucher.updateOne","Voucher.updateMany","Voucher.updateManyAndReturn","Voucher.upsertOne","Voucher.deleteOne","Voucher.deleteMany","Voucher.groupBy","Voucher.aggregate","ReferralCode.findUnique","ReferralCode.findUniqueOrThrow","ReferralCode.findFirst","ReferralCode.findFirstOrThrow","ReferralCode.findMany","ReferralCode.createOne","ReferralCode.createMany","ReferralCode.createManyAndReturn","ReferralCode.updateOne","ReferralCode.updateMany","ReferralCode.updateManyAndReturn","ReferralCode.upsertOne","ReferralCode.deleteOne","ReferralCode.deleteMany","ReferralCode.groupBy","ReferralCode.aggregate","Referral.findUnique","Referral.findUniqueOrThrow","Referral.findFirst","Referral.findFirstOrThrow","Referral.findMany","Referral.createOne","Referral.createMany","Referral.createManyAndReturn","Referral.updateOne","Referral.updateMany","Referral.updateManyAndReturn","Referral.upsertOne","Referral.deleteOne","Referral.deleteMany","Referral.groupBy","Referral.aggregate","SponsoredMint.findUnique","SponsoredMint.findUniqueOrThrow","SponsoredMint.findFirst","SponsoredMint.findFirstOrThrow","SponsoredMint.findMany","SponsoredMint.createOne","SponsoredMint.createMany","SponsoredMint.createManyAndReturn","SponsoredMint.updateOne","SponsoredMint.updateMany","SponsoredMint.updateManyAndReturn","SponsoredMint.upsertOne","SponsoredMint.deleteOne","SponsoredMint.deleteMany","SponsoredMint.groupBy","SponsoredMint.aggregate","SentTransaction.findUnique","SentTransaction.findUniqueOrThrow","SentTransaction.findFirst","SentTransaction.findFirstOrThrow","SentTransaction.findMany","SentTransaction.createOne","SentTransaction.createMany","SentTransaction.createManyAndReturn","SentTransaction.updateOne","SentTransaction.updateMany","SentTransaction.updateManyAndReturn","SentTransaction.upsertOne","SentTransaction.deleteOne","SentTransaction.deleteMany","SentTransaction.groupBy","SentTransaction.aggregate","Score.findUnique","Score.findUniqueOrThrow","Score.findFirst","Score.findFirstOrThrow","Score.findMany","Score.createOne","Score.createMany","Score.createManyAndReturn","Score.updateOne","Score.updateMany","Score.updateManyAndReturn","Score.upsertOne","Score.deleteOne","Score.deleteMany","Score.groupBy","Score.aggregate","ScoreFacts.findUnique","ScoreFacts.findUniqueOrThrow","ScoreFacts.findFirst","ScoreFacts.findFirstOrThrow","ScoreFacts.findMany","ScoreFacts.createOne","ScoreFacts.createMany","ScoreFacts.createManyAndReturn","ScoreFacts.updateOne","ScoreFacts.updateMany","ScoreFacts.updateManyAndReturn","ScoreFacts.upsertOne","ScoreFacts.deleteOne","ScoreFacts.deleteMany","ScoreFacts.groupBy","ScoreFacts.aggregate","ScoreSteps.findUnique","ScoreSteps.findUniqueOrThrow","ScoreSteps.findFirst","ScoreSteps.findFirstOrThrow","ScoreSteps.findMany","ScoreSteps.createOne","ScoreSteps.createMany","ScoreSteps.createManyAndReturn","ScoreSteps.updateOne","ScoreSteps.updateMany","ScoreSteps.updateManyAndReturn","ScoreSteps.upsertOne","ScoreSteps.deleteOne","ScoreSteps.deleteMany","ScoreSteps.groupBy","ScoreSteps.aggregate","ScoreFeed.findUnique","ScoreFeed.findUniqueOrThrow","ScoreFeed.findFirst","ScoreFeed.findFirstOrThrow","ScoreFeed.findMany","ScoreFeed.createOne","ScoreFeed.createMany","ScoreFeed.createManyAndReturn","ScoreFeed.updateOne","ScoreFeed.updateMany","ScoreFeed.updateManyAndReturn","ScoreFeed.upsertOne","ScoreFeed.deleteOne","ScoreFeed.deleteMany","ScoreFeed.groupBy","ScoreFeed.aggregate","IdentityFeed.findUnique","IdentityFeed.findUniqueOrThrow","IdentityFeed.findFirst","IdentityFeed.findFirstOrThrow","IdentityFeed.findMany","IdentityFeed.createOne","IdentityFeed.createMany","IdentityFeed.createManyAndReturn","IdentityFeed.updateOne","IdentityFeed.updateMany","IdentityFeed.updateManyAndReturn","IdentityFeed.upsertOne","IdentityFeed.deleteOne","IdentityFeed.deleteMany","IdentityFeed.groupBy","IdentityFeed.aggregate","SavedRanking.findUnique","SavedRanking.findUniqueOrThrow","SavedRanking.findFirst","SavedRanking.findFirstOrThrow","SavedRanking.findMany","SavedRanking.createOne","SavedRanking.createMany","SavedRanking.createManyAndReturn","SavedRanking.updateOne","SavedRanking.updateMany","SavedRanking.updateManyAndReturn","SavedRanking.upsertOne","SavedRanking.deleteOne","SavedRanking.deleteMany","SavedRanking.groupBy","SavedRanking.aggregate","ScoreClose.findUnique","ScoreClose.findUniqueOrThrow","ScoreClose.findFirst","ScoreClose.findFirstOrThrow","ScoreClose.findMany","ScoreClose.createOne","ScoreClose.createMany","ScoreClose.createManyAndReturn","ScoreClose.updateOne","ScoreClose.updateMany","ScoreClose.updateManyAndReturn","ScoreClose.upsertOne","ScoreClose.deleteOne","ScoreClose.deleteMany","ScoreClose.groupBy","ScoreClose.aggregate","StaleClose.findUnique","StaleClose.findUniqueOrThrow","StaleClose.findFirst","StaleClose.findFirstOrThrow","StaleClose.findMany","StaleClose.createOne","StaleClose.createMany","StaleClose.createManyAndReturn","StaleClose.updateOne","StaleClose.updateMany","StaleClose.updateManyAndReturn","StaleClose.upsertOne","StaleClose.deleteOne","StaleClose.deleteMany","StaleClose.groupBy","StaleClose.aggregate","PendingScore.findUnique","PendingScore.findUniqueOrThrow","PendingScore.findFirst","PendingScore.findFirstOrThrow","PendingScore.findMany","PendingScore.createOne","PendingScore.createMany","PendingScore.createManyAndReturn","PendingScore.updateOne","PendingScore.updateMany","PendingScore.updateManyAndReturn","PendingScore.upsertOne","PendingScore.deleteOne","PendingScore.deleteMany","PendingScore.groupBy","PendingScore.aggregate","ModelSwitch.findUnique","ModelSwitch.findUniqueOrThrow","ModelSwitch.findFirst","ModelSwitch.findFirstOrThrow","ModelSwitch.findMany","ModelSwitch.createOne","ModelSwitch.createMany","ModelSwitch.createManyAndReturn","ModelSwitch.updateOne","ModelSwitch.updateMany","ModelSwitch.updateManyAndReturn","ModelSwitch.upsertOne","ModelSwitch.deleteOne","ModelSwitch.deleteMany","ModelSwitch.groupBy","ModelSwitch.aggregate","ModelComparison.findUnique","ModelComparison.findUniqueOrThrow","ModelComparison.findFirst","ModelComparison.findFirstOrThrow","ModelComparison.findMany","ModelComparison.createOne","ModelComparison.createMany","ModelComparison.createManyAndReturn","ModelComparison.updateOne","ModelComparison.updateMany","ModelComparison.updateManyAndReturn","ModelComparison.upsertOne","ModelComparison.deleteOne","ModelComparison.deleteMany","ModelComparison.groupBy","ModelComparison.aggregate","Takedown.findUnique","Takedown.findUniqueOrThrow","Takedown.findFirst","Takedown.findFirstOrThrow","Takedown.findMany","Takedown.createOne","Takedown.createMany","Takedown.createManyAndReturn","Takedown.updateOne","Takedown.updateMany","Takedown.updateManyAndReturn","Takedown.upsertOne","Takedown.deleteOne","Takedown.deleteMany","Takedown.groupBy","Takedown.aggregate","TradingCursor.findUnique","TradingCursor.findUniqueOrThrow","TradingCursor.findFirst","TradingCursor.findFirstOrThrow","TradingCursor.findMany","TradingCursor.createOne","TradingCursor.createMany","TradingCursor.createManyAndReturn","TradingCursor.updateOne","TradingCursor.updateMany","TradingCursor.updateManyAndReturn","TradingCursor.upsertOne","TradingCursor.deleteOne","TradingCursor.deleteMany","TradingCursor.groupBy","TradingCursor.aggregate","Trade.findUnique","Trade.findUniqueOrThrow","Trade.findFirst","Trade.findFirstOrThrow","Trade.findMany","Trade.createOne","Trade.createMany","Trade.createManyAndReturn","Trade.updateOne","Trade.updateMany","Trade.updateManyAndReturn","Trade.upsertOne","Trade.deleteOne","Trade.deleteMany","Trade.groupBy","Trade.aggregate","TradingHolding.findUnique","TradingHolding.findUniqueOrThrow","TradingHolding.findFirst","TradingHolding.findFirstOrThrow","TradingHolding.findMany","TradingHolding.createOne","TradingHolding.createMany","TradingHolding.createManyAndReturn","TradingHolding.updateOne","TradingHolding.updateMany","TradingHolding.updateManyAndReturn","TradingHolding.upsertOne","TradingHolding.deleteOne","TradingHolding.deleteMany","TradingHolding.groupBy","TradingHolding.aggregate","Trader.findUnique","Trader.findUniqueOrThrow","Trader.findFirst","Trader.findFirstOrThrow","Trader.findMany","Trader.createOne","Trader.createMany","Trader.createManyAndReturn","Trader.updateOne","Trader.updateMany","Trader.updateManyAndReturn","Trader.upsertOne","Trader.deleteOne","Trader.deleteMany","Trader.groupBy","Trader.aggregate","TraderHistogram.findUnique","TraderHistogram.findUniqueOrThrow","TraderHistogram.findFirst","TraderHistogram.findFirstOrThrow","TraderHistogram.findMany","TraderHistogram.createOne","TraderHistogram.createMany","TraderHistogram.createManyAndReturn","TraderHistogram.updateOne","TraderHistogram.updateMany","TraderHistogram.updateManyAndReturn","TraderHistogram.upsertOne","TraderHistogram.deleteOne","TraderHistogram.deleteMany","TraderHistogram.groupBy","TraderHistogram.aggregate","StaleTrader.findUnique","StaleTrader.findUniqueOrThrow","StaleTrader.findFirst","StaleTrader.findFirstOrThrow","StaleTrader.findMany","StaleTrader.createOne","StaleTrader.createMany","StaleTrader.createManyAndReturn","StaleTrader.updateOne","StaleTrader.updateMany","StaleTrader.updateManyAndReturn","StaleTrader.upsertOne","StaleTrader.deleteOne","StaleTrader.deleteMany","StaleTrader.groupBy","StaleTrader.aggregate","Wallet.findUnique","Wallet.findUniqueOrThrow","Wallet.findFirst","Wallet.findFirstOrThrow","Wallet.findMany","Wallet.createOne","Wallet.createMany","Wallet.createManyAndReturn","Wallet.updateOne","Wallet.updateMany","Wallet.updateManyAndReturn","Wallet.upsertOne","Wallet.deleteOne","Wallet.deleteMany","Wallet.groupBy","Wallet.aggregate","TrackedWallet.findUnique","TrackedWallet.findUniqueOrThrow","TrackedWallet.findFirst","TrackedWallet.findFirstOrThrow","TrackedWallet.findMany","TrackedWallet.createOne","TrackedWallet.createMany","TrackedWallet.createManyAndReturn","TrackedWallet.updateOne","TrackedWallet.updateMany","TrackedWallet.updateManyAndReturn","TrackedWallet.upsertOne","TrackedWallet.deleteOne","TrackedWallet.deleteMany","TrackedWallet.groupBy","TrackedWallet.aggregate","Tracking.findUnique","Tracking.findUniqueOrThrow","Tracking.findFirst","Tracking.findFirstOrThrow","Tracking.findMany","Tracking.createOne","Tracking.createMany","Tracking.createManyAndReturn","Tracking.updateOne","Tracking.updateMany","Tracking.updateManyAndReturn","Tracking.upsertOne","Tracking.deleteOne","Tracking.deleteMany","Tracking.groupBy","Tracking.aggregate","backfills","line","Backfill.findUnique","Backfill.findUniqueOrThrow","Backfill.findFirst","Backfill.findFirstOrThrow","Backfill.findMany","Backfill.createOne","Backfill.createMany","Backfill.createManyAndReturn","Backfill.updateOne","Backfill.updateMany","Backfill.updateManyAndReturn","Backfill.upsertOne","Backfill.deleteOne","Backfill.deleteMany","Backfill.groupBy","Backfill.aggregate","BackfillParty.findUnique","BackfillParty.findUniqueOrThrow","BackfillParty.findFirst","BackfillParty.findFirstOrThrow","BackfillParty.findMany","BackfillParty.createOne","BackfillParty.createMany","BackfillParty.createManyAndReturn","BackfillParty.updateOne","BackfillParty.updateMany","BackfillParty.updateManyAndReturn","BackfillParty.upsertOne","BackfillParty.deleteOne","BackfillParty.deleteMany","BackfillParty.groupBy","BackfillParty.aggregate","StagedActivity.findUnique","StagedActivity.findUniqueOrThrow","StagedActivity.findFirst","StagedActivity.findFirstOrThrow","StagedActivity.findMany","StagedActivity.createOne","StagedActivity.createMany","StagedActivity.createManyAndReturn","StagedActivity.updateOne","StagedActivity.updateMany","StagedActivity.updateManyAndReturn","StagedActivity.upsertOne","StagedActivity.deleteOne","StagedActivity.deleteMany","StagedActivity.groupBy","StagedActivity.aggregate","AutomaticTracking.findUnique","AutomaticTracking.findUniqueOrThrow","AutomaticTracking.findFirst","AutomaticTracking.findFirstOrThrow","AutomaticTracking.findMany","AutomaticTracking.createOne","AutomaticTracking.createMany","AutomaticTracking.createManyAndReturn","AutomaticTracking.updateOne","AutomaticTracking.updateMany","AutomaticTracking.updateManyAndReturn","AutomaticTracking.upsertOne","AutomaticTracking.deleteOne","AutomaticTracking.deleteMany","AutomaticTracking.groupBy","AutomaticTracking.aggregate","Outbox.findUnique","Outbox.findUniqueOrThrow","Outbox.findFirst","Outbox.findFirstOrThrow","Outbox.findMany","Outbox.createOne","Outbox.createMany","Outbox.createManyAndReturn","Outbox.updateOne","Outbox.updateMany","Outbox.updateManyAndReturn","Outbox.upsertOne","Outbox.deleteOne","Outbox.deleteMany","Outbox.groupBy","Outbox.aggregate","webhook","delivery","attempts","deliveries","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","WebhookAttempt.findUnique","WebhookAttempt.findUniqueOrThrow","WebhookAttempt.findFirst","WebhookAttempt.findFirstOrThrow","WebhookAttempt.findMany","WebhookAttempt.createOne","WebhookAttempt.createMany","WebhookAttempt.createManyAndReturn","WebhookAttempt.updateOne","WebhookAttempt.updateMany","WebhookAttempt.updateManyAndReturn","WebhookAttempt.upsertOne","WebhookAttempt.deleteOne","WebhookAttempt.deleteMany","WebhookAttempt.groupBy","WebhookAttempt.aggregate","AND","OR","NOT","id","deliveryId","at","statusCode","durationMs","error","requestHeaders","responseBody","equals","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","lt","lte","gt","gte","not","in","notIn","contains","startsWith","endsWith","webhookId","messageId","event","body","replayOf","status","attempt","earlierAttempts","nextAttemptAt","claim","leasedUntil","createdAt","developerId","url","host","subjects","allSubjects","secret","oldSecret","oldSecretUntil","signatureKey","oldSignatureKey","active","disabledReason","operatorOff","failingSince","isFull","missedFrom","missedUntil","has","hasEvery","hasSome","every","some","none","subjectsDone","expandedTo","address","client","chainId","blockNumber","txIndex","logIndex","own","ran","kind","txHash","counterparty","asset","assetOut","method","amount","amountOut","fee","wallet_chainId_blockNumber_logIndex_kind_txHash","party","servedAt","turns","queuedAt","dueAt","progress","address_chainId","developerId_address","state","transactions","truncated","unreadRows","gaps","smartAccount","source","fromBlock","toBlock","sources","readyAt","checkedAt","attestedFrom","attestedTo","attestDue","subject","period","sort","bucket","prefix","traders","chainId_period_sort_bucket_prefix","trades","volume","profit","chainId_period_subject","units","cost","subject_chainId_token","chainId_at_blockNumber_txIndex_logIndex_wallet","since24h","since7d","since30d","settings","target","reason","liftedAt","kind_target","version","requestedAt","compared","finishedAt","result","announcedAt","activeFrom","activatedAt","rescoredAt","summary","cause","scoredTo","scored","fromDay","subject_chainId","day","until","total","activity","age","diversity","governance","social","risk","loyalty","ranked","confidence","recordedAt","subject_chainId_day","position","scopes","savedAt","before","after","rankedBefore","rankedAfter","reachedBefore","reachedAfter","sourceChain","days","factsHash","facts","subject_factsHash","bonus","unavailable","stale","modelHash","reachedAt","nextChangeDay","updatedAt","sender","nonce","raw","hashes","raises","sentAt","minedAt","chainId_sender_nonce","name","referee","referrer","code","confirmedAt","claimer","price","signature","expiresAt","referralCode","consents","blockHash","deposit","reservedAt","chainId_txHash_logIndex","asker","askedAt","reads","payer","readAt","listed","comparedAt","compareFrom","alike","headAt","asker_address","calls","party_day","policyId","outcome","chainOutcomes","chainReadAt","nextOutcome","nextBlocks","since","readsChain","turnAt","tokenHash","score","tokenHash_day_address","network","snapshot","endsAt","stored","groupId","nullifier","firstAt","lastSubject","tally","policyId_address","tokenHash_network_snapshot","policyId_groupId","issuer","providerSession","role","grantedBy","refreshToken","checkAt","checkFault","revokedAt","lastUsedAt","channelId","key","seenAt","notifiedAt","items","notices","endedAt","targetHash","asked","refused","medium","kinds","namedAt","failures","treeId","piece","bytes","index","listId","who","cap","floor","decimals","root","leaves","sum","issuedAt","domain","signer","treeId_piece","treeId_index","cluster","size","strength","members","evidence","keep","row","text","input","special","duplicateOf","reasons","svcId","tier","flags","known","sameAs","read","repair","column","previousId","format","columns","counts","charged","reading","lastRow","completedAt","listId_cluster","listId_line_reason","listId_row","listId_piece","partlyRead","wallet_chainId_blockNumber_txIndex","firstBlock","retryAt","resolvedAt","chainId_blockNumber_txIndex","weight","foundBy","funder","clusterSize","chainLength","chainId_wallet","block","wallet_chainId_block","wallet_chainId","number","hash","parentHash","time","statedTime","chainId_number","pausedAt","pauseReason","reindexFrom","reindexRequestedAt","reindexStartedAt","setAsideBlock","setAsideRequestedAt","chainId_host","blockTime","guessed","headNumber","finalizedBlock","scoredBlock","scoredHash","dayBlockNumber","dayBlockHash","dayBlockTime","missingBlock","missingSince","joinedAt","ownerTx","owner","movedAt","name_ownerTx","leftAt","address_name_owner","primary","linkedAt","tokenId","parent","mintedAt","final","blocked","received","nameHash","account","epoch","firstIndex","firstAddress","chunkHash","epoch_firstIndex","previousRoot","chains","lineBytes","checksum","storedBytes","published","hour","keyId","endpoint","requests","errors","latencies","developerId_hour_keyId_endpoint","developerId_day","caller","caller_hour","path","bodyHash","committed","results","fence","startedAt","caller_method_path_key","actor","act","details","requestId","origins","policyIds","permissions","rateLimit","last4","suspendedAt","suspensionReason","replacedBy","channelId_key","channelId_kind","developerId_targetHash","value","uid","revocation","chainId_uid","contract","chainId_contract_uid_issuer","schemaUid","expirationTime","attestation","chainId_contract_uid","omittedBytes","decoded","preview","revocable","refUid","salt","signatureKind","revocationReason","revocationDetails","publicReason","revocationSignature","revocationSeq","revokedBlock","revokedTxHash","uid_issuer_chainId_contract","nameKey","schema","resolver","flag","openedAt","decideBy","decidedAt","decision","totalBefore","totalAfter","consent","wallet_flag","earnedAt","claimedAt","lostAt","subject_id","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "vCDwB5ANCcENAADnFwAwwg0AAAQAEMMNAADnFwAwxA0BAJcVACGrDgEAlxUAIYERQACbFQAhghFAAJoVACGDEUAAmhUAIYQRAADoFwAgAQAAAAEAIAEAAAABACAIwQ0AAOcXADDCDQAABAAQww0AAOcXADDEDQEAlxUAIasOAQCXFQAhgRFAAJsVACGCEUAAmhUAIYMRQACaFQAhAoIRAADpFwAggxEAAOkXACADAAAABAAgAwAABQAwBAAAAQAgAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACAFxA0BAAAAAasOAQAAAAGBEUAAAAABghFAAAAAAYMRQAAAAAEBCAAACQAgBcQNAQAAAAGrDgEAAAABgRFAAAAAAYIRQAAAAAGDEUAAAAABAQgAAAsAMAEIAAALADAFxA0BAPQXACGrDgEA9BcAIYERQADwFwAhghFAAPwXACGDEUAA_BcAIQIAAAABACAIAAAOACAFxA0BAPQXACGrDgEA9BcAIYERQADwFwAhghFAAPwXACGDEUAA_BcAIQIAAAAEACAIAAAQACACAAAABAAgCAAAEAAgAwAAAAEAIA8AAAkAIBAAAA4AIAEAAAABACABAAAABAAgBRUAAKQfACAWAACmHwAgFwAApR8AIIIRAADpFwAggxEAAOkXACAIwQ0AAOYXADDCDQAAFwAQww0AAOYXADDEDQEA-BQAIasOAQD4FAAhgRFAAPkUACGCEUAAjhUAIYMRQACOFQAhAwAAAAQAIAMAABYAMBQAABcAIAMAAAAEACADAAAFADAEAAABACATyAgBAJcVACHBDQAA5BcAMMINAAAdABDDDQAA5BcAMMQNAQAAAAHiDQEAlxUAIekNAQCXFQAhvw4BAJcVACHPDkAAmhUAIdwPAACSFQAg-BABAJcVACH5EEAAmxUAIfoQQACbFQAh-xBAAJoVACH8EAEAmRUAIf0QAgCeFQAh_hACAJ4VACH_EAEAAAABgBEAAOUXACABAAAAGgAgAQAAABoAIBLICAEAlxUAIcENAADkFwAwwg0AAB0AEMMNAADkFwAwxA0BAJcVACHiDQEAlxUAIekNAQCXFQAhvw4BAJcVACHPDkAAmhUAIdwPAACSFQAg-BABAJcVACH5EEAAmxUAIfoQQACbFQAh-xBAAJoVACH8EAEAmRUAIf0QAgCeFQAh_hACAJ4VACH_EAEAmRUAIQbPDgAA6RcAIPsQAADpFwAg_BAAAOkXACD9EAAA6RcAIP4QAADpFwAg_xAAAOkXACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAMAAAAdACADAAAeADAEAAAaACAPyAgBAAAAAcQNAQAAAAHiDQEAAAAB6Q0BAAAAAb8OAQAAAAHPDkAAAAAB3A8AAKMfACD4EAEAAAAB-RBAAAAAAfoQQAAAAAH7EEAAAAAB_BABAAAAAf0QAgAAAAH-EAIAAAAB_xABAAAAAQEIAAAiACAPyAgBAAAAAcQNAQAAAAHiDQEAAAAB6Q0BAAAAAb8OAQAAAAHPDkAAAAAB3A8AAKMfACD4EAEAAAAB-RBAAAAAAfoQQAAAAAH7EEAAAAAB_BABAAAAAf0QAgAAAAH-EAIAAAAB_xABAAAAAQEIAAAkADABCAAAJAAwD8gIAQD0FwAhxA0BAPQXACHiDQEA9BcAIekNAQD0FwAhvw4BAPQXACHPDkAA_BcAIdwPAACiHwAg-BABAPQXACH5EEAA8BcAIfoQQADwFwAh-xBAAPwXACH8EAEA8xcAIf0QAgDxFwAh_hACAPEXACH_EAEA8xcAIQIAAAAaACAIAAAnACAPyAgBAPQXACHEDQEA9BcAIeINAQD0FwAh6Q0BAPQXACG_DgEA9BcAIc8OQAD8FwAh3A8AAKIfACD4EAEA9BcAIfkQQADwFwAh-hBAAPAXACH7EEAA_BcAIfwQAQDzFwAh_RACAPEXACH-EAIA8RcAIf8QAQDzFwAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACALFQAAnR8AIBYAAKAfACAXAACfHwAgKAAAnh8AICkAAKEfACDPDgAA6RcAIPsQAADpFwAg_BAAAOkXACD9EAAA6RcAIP4QAADpFwAg_xAAAOkXACASyAgBAPgUACHBDQAA4xcAMMINAAAwABDDDQAA4xcAMMQNAQD4FAAh4g0BAPgUACHpDQEA-BQAIb8OAQD4FAAhzw5AAI4VACHcDwAAkhUAIPgQAQD4FAAh-RBAAPkUACH6EEAA-RQAIfsQQACOFQAh_BABAPwUACH9EAIA-hQAIf4QAgD6FAAh_xABAPwUACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAvBDQAA4hcAMMINAAA2ABDDDQAA4hcAMOgNQACbFQAh6Q0BAJkVACH8DgEAmRUAId0QAQAAAAHpECAAmBUAIfUQAQAAAAH2EAEAlxUAIfcQAQCXFQAhAQAAADMAIAEAAAAzACALwQ0AAOIXADDCDQAANgAQww0AAOIXADDoDUAAmxUAIekNAQCZFQAh_A4BAJkVACHdEAEAlxUAIekQIACYFQAh9RABAJkVACH2EAEAlxUAIfcQAQCXFQAhA-kNAADpFwAg_A4AAOkXACD1EAAA6RcAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgAwAAADYAIAMAADcAMAQAADMAIAjoDUAAAAAB6Q0BAAAAAfwOAQAAAAHdEAEAAAAB6RAgAAAAAfUQAQAAAAH2EAEAAAAB9xABAAAAAQEIAAA7ACAI6A1AAAAAAekNAQAAAAH8DgEAAAAB3RABAAAAAekQIAAAAAH1EAEAAAAB9hABAAAAAfcQAQAAAAEBCAAAPQAwAQgAAD0AMAjoDUAA8BcAIekNAQDzFwAh_A4BAPMXACHdEAEA9BcAIekQIACSGAAh9RABAPMXACH2EAEA9BcAIfcQAQD0FwAhAgAAADMAIAgAAEAAIAjoDUAA8BcAIekNAQDzFwAh_A4BAPMXACHdEAEA9BcAIekQIACSGAAh9RABAPMXACH2EAEA9BcAIfcQAQD0FwAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAGFQAAmh8AIBYAAJwfACAXAACbHwAg6Q0AAOkXACD8DgAA6RcAIPUQAADpFwAgC8ENAADhFwAwwg0AAEkAEMMNAADhFwAw6A1AAPkUACHpDQEA_BQAIfwOAQD8FAAh3RABAPgUACHpECAAkxUAIfUQAQD8FAAh9hABAPgUACH3EAEA-BQAIQMAAAA2ACADAABIADAUAABJACADAAAANgAgAwAANwAwBAAAMwAgJQgBAJcVACHBDQAA3xcAMMINAABPABDDDQAA3xcAMMQNAQAAAAHoDUAAmxUAIYQOBACiFQAhhQ4EAM8VACGHDgIAnhUAIYsOAQCZFQAhqw4BAJcVACH0DgEAmRUAIYMPAQCZFQAhhw8BAJkVACGwDwEAlxUAIbcPQACaFQAhihAEAKIVACGsECAAmBUAId0QAQCXFQAh4BABAJcVACHiEAEAlxUAIeMQBACiFQAh5hACAJ4VACHnEAAAoBUAIOgQAACgFQAg6RAgAJgVACHqEAEAlxUAIesQAQCZFQAh7BABAJcVACHtEAEAmRUAIe4QAQCZFQAh7xABAJkVACHwEAEAmRUAIfEQBAAAAAHyEAQAzxUAIfMQAQCZFQAh9BAAAOAXACABAAAATAAgAQAAAEwAICQIAQCXFQAhwQ0AAN8XADDCDQAATwAQww0AAN8XADDEDQEAlxUAIegNQACbFQAhhA4EAKIVACGFDgQAzxUAIYcOAgCeFQAhiw4BAJkVACGrDgEAlxUAIfQOAQCZFQAhgw8BAJkVACGHDwEAmRUAIbAPAQCXFQAhtw9AAJoVACGKEAQAohUAIawQIACYFQAh3RABAJcVACHgEAEAlxUAIeIQAQCXFQAh4xAEAKIVACHmEAIAnhUAIecQAACgFQAg6BAAAKAVACDpECAAmBUAIeoQAQCXFQAh6xABAJkVACHsEAEAlxUAIe0QAQCZFQAh7hABAJkVACHvEAEAmRUAIfAQAQCZFQAh8RAEAM8VACHyEAQAzxUAIfMQAQCZFQAhEoUOAADpFwAghw4AAOkXACCLDgAA6RcAIPQOAADpFwAggw8AAOkXACCHDwAA6RcAILcPAADpFwAg5hAAAOkXACDnEAAA6RcAIOgQAADpFwAg6xAAAOkXACDtEAAA6RcAIO4QAADpFwAg7xAAAOkXACDwEAAA6RcAIPEQAADpFwAg8hAAAOkXACDzEAAA6RcAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgAwAAAE8AIAMAAFAAMAQAAEwAICEIAQAAAAHEDQEAAAAB6A1AAAAAAYQOBAAAAAGFDgQAAAABhw4CAAAAAYsOAQAAAAGrDgEAAAAB9A4BAAAAAYMPAQAAAAGHDwEAAAABsA8BAAAAAbcPQAAAAAGKEAQAAAABrBAgAAAAAd0QAQAAAAHgEAEAAAAB4hABAAAAAeMQBAAAAAHmEAIAAAAB5xCAAAAAAegQgAAAAAHpECAAAAAB6hABAAAAAesQAQAAAAHsEAEAAAAB7RABAAAAAe4QAQAAAAHvEAEAAAAB8BABAAAAAfEQBAAAAAHyEAQAAAAB8xABAAAAAQEIAABUACAhCAEAAAABxA0BAAAAAegNQAAAAAGEDgQAAAABhQ4EAAAAAYcOAgAAAAGLDgEAAAABqw4BAAAAAfQOAQAAAAGDDwEAAAABhw8BAAAAAbAPAQAAAAG3D0AAAAABihAEAAAAAawQIAAAAAHdEAEAAAAB4BABAAAAAeIQAQAAAAHjEAQAAAAB5hACAAAAAecQgAAAAAHoEIAAAAAB6RAgAAAAAeoQAQAAAAHrEAEAAAAB7BABAAAAAe0QAQAAAAHuEAEAAAAB7xABAAAAAfAQAQAAAAHxEAQAAAAB8hAEAAAAAfMQAQAAAAEBCAAAVgAwAQgAAFYAMCEIAQD0FwAhxA0BAPQXACHoDUAA8BcAIYQOBADvFwAhhQ4EANsYACGHDgIA8RcAIYsOAQDzFwAhqw4BAPQXACH0DgEA8xcAIYMPAQDzFwAhhw8BAPMXACGwDwEA9BcAIbcPQAD8FwAhihAEAO8XACGsECAAkhgAId0QAQD0FwAh4BABAPQXACHiEAEA9BcAIeMQBADvFwAh5hACAPEXACHnEIAAAAAB6BCAAAAAAekQIACSGAAh6hABAPQXACHrEAEA8xcAIewQAQD0FwAh7RABAPMXACHuEAEA8xcAIe8QAQDzFwAh8BABAPMXACHxEAQA2xgAIfIQBADbGAAh8xABAPMXACECAAAATAAgCAAAWQAgIQgBAPQXACHEDQEA9BcAIegNQADwFwAhhA4EAO8XACGFDgQA2xgAIYcOAgDxFwAhiw4BAPMXACGrDgEA9BcAIfQOAQDzFwAhgw8BAPMXACGHDwEA8xcAIbAPAQD0FwAhtw9AAPwXACGKEAQA7xcAIawQIACSGAAh3RABAPQXACHgEAEA9BcAIeIQAQD0FwAh4xAEAO8XACHmEAIA8RcAIecQgAAAAAHoEIAAAAAB6RAgAJIYACHqEAEA9BcAIesQAQDzFwAh7BABAPQXACHtEAEA8xcAIe4QAQDzFwAh7xABAPMXACHwEAEA8xcAIfEQBADbGAAh8hAEANsYACHzEAEA8xcAIQIAAABPACAIAABbACACAAAATwAgCAAAWwAgAwAAAEwAIA8AAFQAIBAAAFkAIAEAAABMACABAAAATwAgFxUAAJUfACAWAACYHwAgFwAAlx8AICgAAJYfACApAACZHwAghQ4AAOkXACCHDgAA6RcAIIsOAADpFwAg9A4AAOkXACCDDwAA6RcAIIcPAADpFwAgtw8AAOkXACDmEAAA6RcAIOcQAADpFwAg6BAAAOkXACDrEAAA6RcAIO0QAADpFwAg7hAAAOkXACDvEAAA6RcAIPAQAADpFwAg8RAAAOkXACDyEAAA6RcAIPMQAADpFwAgJAgBAPgUACHBDQAA3hcAMMINAABiABDDDQAA3hcAMMQNAQD4FAAh6A1AAPkUACGEDgQA9xQAIYUOBADLFQAhhw4CAPoUACGLDgEA_BQAIasOAQD4FAAh9A4BAPwUACGDDwEA_BQAIYcPAQD8FAAhsA8BAPgUACG3D0AAjhUAIYoQBAD3FAAhrBAgAJMVACHdEAEA-BQAIeAQAQD4FAAh4hABAPgUACHjEAQA9xQAIeYQAgD6FAAh5xAAAP0UACDoEAAA_RQAIOkQIACTFQAh6hABAPgUACHrEAEA_BQAIewQAQD4FAAh7RABAPwUACHuEAEA_BQAIe8QAQD8FAAh8BABAPwUACHxEAQAyxUAIfIQBADLFQAh8xABAPwUACEDAAAATwAgAwAAYQAwFAAAYgAgAwAAAE8AIAMAAFAAMAQAAEwAIBDBDQAA3BcAMMINAABoABDDDQAA3BcAMIQOBACiFQAhhQ4EAKIVACGHDgIAnxUAIasOAQCXFQAh9A4BAJcVACGwDwEAlxUAIYoQBACiFQAh3RABAJcVACHgEAEAlxUAIeIQAQCXFQAh4xAEAKIVACHkEAAAqhUAIOUQAADdFwAgAQAAAGUAIAEAAABlACAPwQ0AANwXADDCDQAAaAAQww0AANwXADCEDgQAohUAIYUOBACiFQAhhw4CAJ8VACGrDgEAlxUAIfQOAQCXFQAhsA8BAJcVACGKEAQAohUAId0QAQCXFQAh4BABAJcVACHiEAEAlxUAIeMQBACiFQAh5BAAAKoVACAAAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDIQOBAAAAAGFDgQAAAABhw4CAAAAAasOAQAAAAH0DgEAAAABsA8BAAAAAYoQBAAAAAHdEAEAAAAB4BABAAAAAeIQAQAAAAHjEAQAAAAB5BCAAAAAAQEIAABtACAMhA4EAAAAAYUOBAAAAAGHDgIAAAABqw4BAAAAAfQOAQAAAAGwDwEAAAABihAEAAAAAd0QAQAAAAHgEAEAAAAB4hABAAAAAeMQBAAAAAHkEIAAAAABAQgAAG8AMAEIAABvADAMhA4EAO8XACGFDgQA7xcAIYcOAgDyFwAhqw4BAPQXACH0DgEA9BcAIbAPAQD0FwAhihAEAO8XACHdEAEA9BcAIeAQAQD0FwAh4hABAPQXACHjEAQA7xcAIeQQgAAAAAECAAAAZQAgCAAAcgAgDIQOBADvFwAhhQ4EAO8XACGHDgIA8hcAIasOAQD0FwAh9A4BAPQXACGwDwEA9BcAIYoQBADvFwAh3RABAPQXACHgEAEA9BcAIeIQAQD0FwAh4xAEAO8XACHkEIAAAAABAgAAAGgAIAgAAHQAIAIAAABoACAIAAB0ACADAAAAZQAgDwAAbQAgEAAAcgAgAQAAAGUAIAEAAABoACAFFQAAkB8AIBYAAJMfACAXAACSHwAgKAAAkR8AICkAAJQfACAPwQ0AANsXADDCDQAAewAQww0AANsXADCEDgQA9xQAIYUOBAD3FAAhhw4CAPsUACGrDgEA-BQAIfQOAQD4FAAhsA8BAPgUACGKEAQA9xQAId0QAQD4FAAh4BABAPgUACHiEAEA-BQAIeMQBAD3FAAh5BAAAKcVACADAAAAaAAgAwAAegAwFAAAewAgAwAAAGgAIAMAAGkAMAQAAGUAIAvBDQAA2RcAMMINAACBAQAQww0AANkXADCEDgQAohUAIYUOBACiFQAhiw4BAJcVACGwDwEAlxUAIZUQBACiFQAh3RABAJcVACHgEAEAlxUAIeEQAADaFwAgAQAAAH4AIAEAAAB-ACAKwQ0AANkXADDCDQAAgQEAEMMNAADZFwAwhA4EAKIVACGFDgQAohUAIYsOAQCXFQAhsA8BAJcVACGVEAQAohUAId0QAQCXFQAh4BABAJcVACEAAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgB4QOBAAAAAGFDgQAAAABiw4BAAAAAbAPAQAAAAGVEAQAAAAB3RABAAAAAeAQAQAAAAEBCAAAhgEAIAeEDgQAAAABhQ4EAAAAAYsOAQAAAAGwDwEAAAABlRAEAAAAAd0QAQAAAAHgEAEAAAABAQgAAIgBADABCAAAiAEAMAeEDgQA7xcAIYUOBADvFwAhiw4BAPQXACGwDwEA9BcAIZUQBADvFwAh3RABAPQXACHgEAEA9BcAIQIAAAB-ACAIAACLAQAgB4QOBADvFwAhhQ4EAO8XACGLDgEA9BcAIbAPAQD0FwAhlRAEAO8XACHdEAEA9BcAIeAQAQD0FwAhAgAAAIEBACAIAACNAQAgAgAAAIEBACAIAACNAQAgAwAAAH4AIA8AAIYBACAQAACLAQAgAQAAAH4AIAEAAACBAQAgBRUAAIsfACAWAACOHwAgFwAAjR8AICgAAIwfACApAACPHwAgCsENAADYFwAwwg0AAJQBABDDDQAA2BcAMIQOBAD3FAAhhQ4EAPcUACGLDgEA-BQAIbAPAQD4FAAhlRAEAPcUACHdEAEA-BQAIeAQAQD4FAAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIAXBDQAA1xcAMMINAACaAQAQww0AANcXADCrDgEAAAAB_g8CAJ8VACEBAAAAlwEAIAEAAACXAQAgBcENAADXFwAwwg0AAJoBABDDDQAA1xcAMKsOAQCXFQAh_g8CAJ8VACEAAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgAqsOAQAAAAH-DwIAAAABAQgAAJ8BACACqw4BAAAAAf4PAgAAAAEBCAAAoQEAMAEIAAChAQAwAqsOAQD0FwAh_g8CAPIXACECAAAAlwEAIAgAAKQBACACqw4BAPQXACH-DwIA8hcAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBRUAAIYfACAWAACJHwAgFwAAiB8AICgAAIcfACApAACKHwAgBcENAADWFwAwwg0AAK0BABDDDQAA1hcAMKsOAQD4FAAh_g8CAPsUACEDAAAAmgEAIAMAAKwBADAUAACtAQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAkIAACqFQAgwQ0AANUXADDCDQAAswEAEMMNAADVFwAwxA0BAAAAAcYNQACbFQAhgg4BAJcVACGKDgEAlxUAIY8PQACaFQAhAQAAALABACABAAAAsAEAIAkIAACqFQAgwQ0AANUXADDCDQAAswEAEMMNAADVFwAwxA0BAJcVACHGDUAAmxUAIYIOAQCXFQAhig4BAJcVACGPD0AAmhUAIQGPDwAA6RcAIAMAAACzAQAgAwAAtAEAMAQAALABACADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAYIgAAAAAHEDQEAAAABxg1AAAAAAYIOAQAAAAGKDgEAAAABjw9AAAAAAQEIAAC4AQAgBgiAAAAAAcQNAQAAAAHGDUAAAAABgg4BAAAAAYoOAQAAAAGPD0AAAAABAQgAALoBADABCAAAugEAMAYIgAAAAAHEDQEA9BcAIcYNQADwFwAhgg4BAPQXACGKDgEA9BcAIY8PQAD8FwAhAgAAALABACAIAAC9AQAgBgiAAAAAAcQNAQD0FwAhxg1AAPAXACGCDgEA9BcAIYoOAQD0FwAhjw9AAPwXACECAAAAswEAIAgAAL8BACACAAAAswEAIAgAAL8BACADAAAAsAEAIA8AALgBACAQAAC9AQAgAQAAALABACABAAAAswEAIAQVAACDHwAgFgAAhR8AIBcAAIQfACCPDwAA6RcAIAkIAACnFQAgwQ0AANQXADDCDQAAxgEAEMMNAADUFwAwxA0BAPgUACHGDUAA-RQAIYIOAQD4FAAhig4BAPgUACGPD0AAjhUAIQMAAACzAQAgAwAAxQEAMBQAAMYBACADAAAAswEAIAMAALQBADAEAACwAQAgEo8NAgCfFQAhwQ0AANIXADDCDQAAzAEAEMMNAADSFwAwxg1AAJsVACGEDgQAohUAIYUOBACiFQAhhw4CAJ8VACGLDgEAlxUAIasOAQCXFQAh9A4BAJkVACGHDwEAmRUAIbAPAQCXFQAh-w9AAJsVACGVEAQAohUAId0QAQCXFQAh3hAAAKAVACDfEAAA0xcAIAEAAADJAQAgAQAAAMkBACARjw0CAJ8VACHBDQAA0hcAMMINAADMAQAQww0AANIXADDGDUAAmxUAIYQOBACiFQAhhQ4EAKIVACGHDgIAnxUAIYsOAQCXFQAhqw4BAJcVACH0DgEAmRUAIYcPAQCZFQAhsA8BAJcVACH7D0AAmxUAIZUQBACiFQAh3RABAJcVACHeEAAAoBUAIAP0DgAA6RcAIIcPAADpFwAg3hAAAOkXACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACAOjw0CAAAAAcYNQAAAAAGEDgQAAAABhQ4EAAAAAYcOAgAAAAGLDgEAAAABqw4BAAAAAfQOAQAAAAGHDwEAAAABsA8BAAAAAfsPQAAAAAGVEAQAAAAB3RABAAAAAd4QgAAAAAEBCAAA0QEAIA6PDQIAAAABxg1AAAAAAYQOBAAAAAGFDgQAAAABhw4CAAAAAYsOAQAAAAGrDgEAAAAB9A4BAAAAAYcPAQAAAAGwDwEAAAAB-w9AAAAAAZUQBAAAAAHdEAEAAAAB3hCAAAAAAQEIAADTAQAwAQgAANMBADAOjw0CAPIXACHGDUAA8BcAIYQOBADvFwAhhQ4EAO8XACGHDgIA8hcAIYsOAQD0FwAhqw4BAPQXACH0DgEA8xcAIYcPAQDzFwAhsA8BAPQXACH7D0AA8BcAIZUQBADvFwAh3RABAPQXACHeEIAAAAABAgAAAMkBACAIAADWAQAgDo8NAgDyFwAhxg1AAPAXACGEDgQA7xcAIYUOBADvFwAhhw4CAPIXACGLDgEA9BcAIasOAQD0FwAh9A4BAPMXACGHDwEA8xcAIbAPAQD0FwAh-w9AAPAXACGVEAQA7xcAId0QAQD0FwAh3hCAAAAAAQIAAADMAQAgCAAA2AEAIAIAAADMAQAgCAAA2AEAIAMAAADJAQAgDwAA0QEAIBAAANYBACABAAAAyQEAIAEAAADMAQAgCBUAAP4eACAWAACBHwAgFwAAgB8AICgAAP8eACApAACCHwAg9A4AAOkXACCHDwAA6RcAIN4QAADpFwAgEY8NAgD7FAAhwQ0AANEXADDCDQAA3wEAEMMNAADRFwAwxg1AAPkUACGEDgQA9xQAIYUOBAD3FAAhhw4CAPsUACGLDgEA-BQAIasOAQD4FAAh9A4BAPwUACGHDwEA_BQAIbAPAQD4FAAh-w9AAPkUACGVEAQA9xQAId0QAQD4FAAh3hAAAP0UACADAAAAzAEAIAMAAN4BADAUAADfAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAXBDQAA0BcAMMINAADlAQAQww0AANAXADC6DwEAAAAB3BAAAKoVACABAAAA4gEAIAEAAADiAQAgBcENAADQFwAwwg0AAOUBABDDDQAA0BcAMLoPAQCXFQAh3BAAAKoVACAAAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACADAAAA5QEAIAMAAOYBADAEAADiAQAgAroPAQAAAAHcEIAAAAABAQgAAOoBACACug8BAAAAAdwQgAAAAAEBCAAA7AEAMAEIAADsAQAwAroPAQD0FwAh3BCAAAAAAQIAAADiAQAgCAAA7wEAIAK6DwEA9BcAIdwQgAAAAAECAAAA5QEAIAgAAPEBACACAAAA5QEAIAgAAPEBACADAAAA4gEAIA8AAOoBACAQAADvAQAgAQAAAOIBACABAAAA5QEAIAMVAAD7HgAgFgAA_R4AIBcAAPweACAFwQ0AAM8XADDCDQAA-AEAEMMNAADPFwAwug8BAPgUACHcEAAApxUAIAMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgDa0BAADEFwAgsgEAAMUXACDICAEAAAABwQ0AAMMXADDCDQAAhQIAEMMNAADDFwAwxA0BAAAAAegNQACbFQAhhA4EAM8VACHlDwEAlxUAIYYQAADOFwAg1hBAAJoVACHXEAEAmRUAIQEAAAD7AQAgFqwBAADNFwAgwQ0AAMwXADDCDQAA_QEAEMMNAADMFwAwxA0BAJcVACHoDUAAmxUAIekNAQCXFQAhig4BAJcVACGvDgEAlxUAIfwOAQCXFQAhhA9AAJoVACG3D0AAmhUAIbgPQACaFQAhiBABAJcVACHREAAAkhUAINIQAACSFQAg0xAAAJIVACDUEAIAnhUAIdUQAQCXFQAh1hBAAJoVACHXEAEAmRUAIdgQAQCZFQAhCKwBAAD3HgAghA8AAOkXACC3DwAA6RcAILgPAADpFwAg1BAAAOkXACDWEAAA6RcAINcQAADpFwAg2BAAAOkXACAWrAEAAM0XACDBDQAAzBcAMMINAAD9AQAQww0AAMwXADDEDQEAAAAB6A1AAJsVACHpDQEAlxUAIYoOAQCXFQAhrw4BAJcVACH8DgEAlxUAIYQPQACaFQAhtw9AAJoVACG4D0AAmhUAIYgQAQAAAAHREAAAkhUAINIQAACSFQAg0xAAAJIVACDUEAIAnhUAIdUQAQCXFQAh1hBAAJoVACHXEAEAmRUAIdgQAQCZFQAhAwAAAP0BACADAAD-AQAwBAAA_wEAIBSsAQAAyBcAIK8BAADJFwAgsAEAAMoXACCxAQAAyxcAIMENAADHFwAwwg0AAIECABDDDQAAxxcAMMQNAQCXFQAh6A1AAJsVACHpDQEAmRUAIesNAQCXFQAh9A0BAJkVACG-DgEAlxUAIYAPQACaFQAhjA9AAJoVACHADwEAlxUAIcMPAQCXFQAhxA8AAJIVACDFD0AAmhUAIcYPAgCfFQAhCawBAAD3HgAgrwEAAPgeACCwAQAA-R4AILEBAAD6HgAg6Q0AAOkXACD0DQAA6RcAIIAPAADpFwAgjA8AAOkXACDFDwAA6RcAIBWsAQAAyBcAIK8BAADJFwAgsAEAAMoXACCxAQAAyxcAIMENAADHFwAwwg0AAIECABDDDQAAxxcAMMQNAQAAAAHoDUAAmxUAIekNAQCZFQAh6w0BAJcVACH0DQEAmRUAIb4OAQCXFQAhgA9AAJoVACGMD0AAmhUAIcAPAQAAAAHDDwEAlxUAIcQPAACSFQAgxQ9AAJoVACHGDwIAnxUAIdsQAADGFwAgAwAAAIECACADAACCAgAwBAAAgwIAIAytAQAAxBcAILIBAADFFwAgyAgBAJcVACHBDQAAwxcAMMINAACFAgAQww0AAMMXADDEDQEAlxUAIegNQACbFQAhhA4EAM8VACHlDwEAlxUAIdYQQACaFQAh1xABAJkVACEBAAAAhQIAIAkIAACqFQAgrgEAAL8XACDBDQAAwhcAMMINAACHAgAQww0AAMIXADDEDQQAohUAIcYNQACbFQAhig4BAJcVACG5DwEAlxUAIQGuAQAA9h4AIAkIAACqFQAgrgEAAL8XACDBDQAAwhcAMMINAACHAgAQww0AAMIXADDEDQQAAAABxg1AAJsVACGKDgEAlxUAIbkPAQCXFQAhAwAAAIcCACADAACIAgAwBAAAiQIAIBGuAQAAvxcAIMENAADBFwAwwg0AAIsCABDDDQAAwRcAMMQNAQCXFQAh4w0CAJ8VACHlDUAAmhUAIeYNAgCfFQAh5w1AAJoVACHoDUAAmxUAIYoOAQCXFQAhnA4BAJcVACGmDkAAmhUAIbkPAQCXFQAhvQ8AAKoVACC-DwIAnxUAIb8PQACaFQAhBa4BAAD2HgAg5Q0AAOkXACDnDQAA6RcAIKYOAADpFwAgvw8AAOkXACASrgEAAL8XACDBDQAAwRcAMMINAACLAgAQww0AAMEXADDEDQEAAAAB4w0CAJ8VACHlDUAAmhUAIeYNAgCfFQAh5w1AAJoVACHoDUAAmxUAIYoOAQCXFQAhnA4BAJcVACGmDkAAmhUAIbkPAQCXFQAhvQ8AAKoVACC-DwIAnxUAIb8PQACaFQAh2hAAAMAXACADAAAAiwIAIAMAAIwCADAEAACNAgAgCwgAAKoVACCuAQAAvxcAIMENAAC-FwAwwg0AAI8CABDDDQAAvhcAMIoOAQCXFQAhng9AAJsVACG5DwEAlxUAIboPAQCXFQAhuw9AAJsVACG8D0AAmhUAIQKuAQAA9h4AILwPAADpFwAgDAgAAKoVACCuAQAAvxcAIMENAAC-FwAwwg0AAI8CABDDDQAAvhcAMIoOAQCXFQAhng9AAJsVACG5DwEAlxUAIboPAQCXFQAhuw9AAJsVACG8D0AAmhUAIdkQAAC9FwAgAwAAAI8CACADAACQAgAwBAAAkQIAIAEAAACHAgAgAQAAAIsCACABAAAAjwIAIAEAAAD9AQAgAQAAAIECACABAAAA-wEAIAWtAQAA9B4AILIBAAD1HgAghA4AAOkXACDWEAAA6RcAINcQAADpFwAgAwAAAIUCACADAACZAgAwBAAA-wEAIAMAAACFAgAgAwAAmQIAMAQAAPsBACADAAAAhQIAIAMAAJkCADAEAAD7AQAgCa0BAADyHgAgsgEAAPMeACDICAEAAAABxA0BAAAAAegNQAAAAAGEDgQAAAAB5Q8BAAAAAdYQQAAAAAHXEAEAAAABAQgAAJ0CACAHyAgBAAAAAcQNAQAAAAHoDUAAAAABhA4EAAAAAeUPAQAAAAHWEEAAAAAB1xABAAAAAQEIAACfAgAwAQgAAJ8CADAJrQEAANgeACCyAQAA2R4AIMgIAQD0FwAhxA0BAPQXACHoDUAA8BcAIYQOBADbGAAh5Q8BAPQXACHWEEAA_BcAIdcQAQDzFwAhAgAAAPsBACAIAACiAgAgB8gIAQD0FwAhxA0BAPQXACHoDUAA8BcAIYQOBADbGAAh5Q8BAPQXACHWEEAA_BcAIdcQAQDzFwAhAgAAAIUCACAIAACkAgAgAgAAAIUCACAIAACkAgAgAwAAAPsBACAPAACdAgAgEAAAogIAIAEAAAD7AQAgAQAAAIUCACAIFQAA0x4AIBYAANYeACAXAADVHgAgKAAA1B4AICkAANceACCEDgAA6RcAINYQAADpFwAg1xAAAOkXACAKyAgBAPgUACHBDQAAvBcAMMINAACrAgAQww0AALwXADDEDQEA-BQAIegNQAD5FAAhhA4EAMsVACHlDwEA-BQAIdYQQACOFQAh1xABAPwUACEDAAAAhQIAIAMAAKoCADAUAACrAgAgAwAAAIUCACADAACZAgAwBAAA-wEAIAEAAAD_AQAgAQAAAP8BACADAAAA_QEAIAMAAP4BADAEAAD_AQAgAwAAAP0BACADAAD-AQAwBAAA_wEAIAMAAAD9AQAgAwAA_gEAMAQAAP8BACATrAEAANIeACDEDQEAAAAB6A1AAAAAAekNAQAAAAGKDgEAAAABrw4BAAAAAfwOAQAAAAGED0AAAAABtw9AAAAAAbgPQAAAAAGIEAEAAAAB0RAAAM8eACDSEAAA0B4AINMQAADRHgAg1BACAAAAAdUQAQAAAAHWEEAAAAAB1xABAAAAAdgQAQAAAAEBCAAAswIAIBLEDQEAAAAB6A1AAAAAAekNAQAAAAGKDgEAAAABrw4BAAAAAfwOAQAAAAGED0AAAAABtw9AAAAAAbgPQAAAAAGIEAEAAAAB0RAAAM8eACDSEAAA0B4AINMQAADRHgAg1BACAAAAAdUQAQAAAAHWEEAAAAAB1xABAAAAAdgQAQAAAAEBCAAAtQIAMAEIAAC1AgAwE6wBAADOHgAgxA0BAPQXACHoDUAA8BcAIekNAQD0FwAhig4BAPQXACGvDgEA9BcAIfwOAQD0FwAhhA9AAPwXACG3D0AA_BcAIbgPQAD8FwAhiBABAPQXACHREAAAyx4AINIQAADMHgAg0xAAAM0eACDUEAIA8RcAIdUQAQD0FwAh1hBAAPwXACHXEAEA8xcAIdgQAQDzFwAhAgAAAP8BACAIAAC4AgAgEsQNAQD0FwAh6A1AAPAXACHpDQEA9BcAIYoOAQD0FwAhrw4BAPQXACH8DgEA9BcAIYQPQAD8FwAhtw9AAPwXACG4D0AA_BcAIYgQAQD0FwAh0RAAAMseACDSEAAAzB4AINMQAADNHgAg1BACAPEXACHVEAEA9BcAIdYQQAD8FwAh1xABAPMXACHYEAEA8xcAIQIAAAD9AQAgCAAAugIAIAIAAAD9AQAgCAAAugIAIAMAAAD_AQAgDwAAswIAIBAAALgCACABAAAA_wEAIAEAAAD9AQAgDBUAAMYeACAWAADJHgAgFwAAyB4AICgAAMceACApAADKHgAghA8AAOkXACC3DwAA6RcAILgPAADpFwAg1BAAAOkXACDWEAAA6RcAINcQAADpFwAg2BAAAOkXACAVwQ0AALsXADDCDQAAwQIAEMMNAAC7FwAwxA0BAPgUACHoDUAA-RQAIekNAQD4FAAhig4BAPgUACGvDgEA-BQAIfwOAQD4FAAhhA9AAI4VACG3D0AAjhUAIbgPQACOFQAhiBABAPgUACHREAAAkhUAINIQAACSFQAg0xAAAJIVACDUEAIA-hQAIdUQAQD4FAAh1hBAAI4VACHXEAEA_BQAIdgQAQD8FAAhAwAAAP0BACADAADAAgAwFAAAwQIAIAMAAAD9AQAgAwAA_gEAMAQAAP8BACAKwQ0AALoXADDCDQAAxwIAEMMNAAC6FwAwxA0BAAAAAcYNQACbFQAhvg4BAJcVACHNEAEAlxUAIc4QAQCXFQAhzxAAAKoVACDQEAEAmRUAIQEAAADEAgAgAQAAAMQCACAKwQ0AALoXADDCDQAAxwIAEMMNAAC6FwAwxA0BAJcVACHGDUAAmxUAIb4OAQCXFQAhzRABAJcVACHOEAEAlxUAIc8QAACqFQAg0BABAJkVACEB0BAAAOkXACADAAAAxwIAIAMAAMgCADAEAADEAgAgAwAAAMcCACADAADIAgAwBAAAxAIAIAMAAADHAgAgAwAAyAIAMAQAAMQCACAHxA0BAAAAAcYNQAAAAAG-DgEAAAABzRABAAAAAc4QAQAAAAHPEIAAAAAB0BABAAAAAQEIAADMAgAgB8QNAQAAAAHGDUAAAAABvg4BAAAAAc0QAQAAAAHOEAEAAAABzxCAAAAAAdAQAQAAAAEBCAAAzgIAMAEIAADOAgAwB8QNAQD0FwAhxg1AAPAXACG-DgEA9BcAIc0QAQD0FwAhzhABAPQXACHPEIAAAAAB0BABAPMXACECAAAAxAIAIAgAANECACAHxA0BAPQXACHGDUAA8BcAIb4OAQD0FwAhzRABAPQXACHOEAEA9BcAIc8QgAAAAAHQEAEA8xcAIQIAAADHAgAgCAAA0wIAIAIAAADHAgAgCAAA0wIAIAMAAADEAgAgDwAAzAIAIBAAANECACABAAAAxAIAIAEAAADHAgAgBBUAAMMeACAWAADFHgAgFwAAxB4AINAQAADpFwAgCsENAAC5FwAwwg0AANoCABDDDQAAuRcAMMQNAQD4FAAhxg1AAPkUACG-DgEA-BQAIc0QAQD4FAAhzhABAPgUACHPEAAApxUAINAQAQD8FAAhAwAAAMcCACADAADZAgAwFAAA2gIAIAMAAADHAgAgAwAAyAIAMAQAAMQCACAQwQ0AALcXADDCDQAA4AIAEMMNAAC3FwAw4A0BAJkVACHiDQIAnhUAIY8OAQCXFQAhhA9AAJsVACG6DwEAlxUAIcQQAQCXFQAhxhABAJcVACHHEAEAlxUAIcgQIACYFQAhyRAAALYXACDKEAEAlxUAIcsQQACbFQAhzBAAALgXACABAAAA3QIAIAEAAADdAgAgD8ENAAC3FwAwwg0AAOACABDDDQAAtxcAMOANAQCZFQAh4g0CAJ4VACGPDgEAlxUAIYQPQACbFQAhug8BAJcVACHEEAEAlxUAIcYQAQCXFQAhxxABAJcVACHIECAAmBUAIckQAAC2FwAgyhABAJcVACHLEEAAmxUAIQLgDQAA6RcAIOINAADpFwAgAwAAAOACACADAADhAgAwBAAA3QIAIAMAAADgAgAgAwAA4QIAMAQAAN0CACADAAAA4AIAIAMAAOECADAEAADdAgAgDOANAQAAAAHiDQIAAAABjw4BAAAAAYQPQAAAAAG6DwEAAAABxBABAAAAAcYQAQAAAAHHEAEAAAAByBAgAAAAAckQAADCHgAgyhABAAAAAcsQQAAAAAEBCAAA5QIAIAzgDQEAAAAB4g0CAAAAAY8OAQAAAAGED0AAAAABug8BAAAAAcQQAQAAAAHGEAEAAAABxxABAAAAAcgQIAAAAAHJEAAAwh4AIMoQAQAAAAHLEEAAAAABAQgAAOcCADABCAAA5wIAMAzgDQEA8xcAIeINAgDxFwAhjw4BAPQXACGED0AA8BcAIboPAQD0FwAhxBABAPQXACHGEAEA9BcAIccQAQD0FwAhyBAgAJIYACHJEAAAwR4AIMoQAQD0FwAhyxBAAPAXACECAAAA3QIAIAgAAOoCACAM4A0BAPMXACHiDQIA8RcAIY8OAQD0FwAhhA9AAPAXACG6DwEA9BcAIcQQAQD0FwAhxhABAPQXACHHEAEA9BcAIcgQIACSGAAhyRAAAMEeACDKEAEA9BcAIcsQQADwFwAhAgAAAOACACAIAADsAgAgAgAAAOACACAIAADsAgAgAwAAAN0CACAPAADlAgAgEAAA6gIAIAEAAADdAgAgAQAAAOACACAHFQAAvB4AIBYAAL8eACAXAAC-HgAgKAAAvR4AICkAAMAeACDgDQAA6RcAIOINAADpFwAgD8ENAAC1FwAwwg0AAPMCABDDDQAAtRcAMOANAQD8FAAh4g0CAPoUACGPDgEA-BQAIYQPQAD5FAAhug8BAPgUACHEEAEA-BQAIcYQAQD4FAAhxxABAPgUACHIECAAkxUAIckQAAC2FwAgyhABAPgUACHLEEAA-RQAIQMAAADgAgAgAwAA8gIAMBQAAPMCACADAAAA4AIAIAMAAOECADAEAADdAgAgB8ENAACzFwAwwg0AAPkCABDDDQAAsxcAMMkPBACiFQAhvBBAAJsVACHEEAEAlxUAIcUQAAC0FwAgAQAAAPYCACABAAAA9gIAIAbBDQAAsxcAMMINAAD5AgAQww0AALMXADDJDwQAohUAIbwQQACbFQAhxBABAJcVACEAAwAAAPkCACADAAD6AgAwBAAA9gIAIAMAAAD5AgAgAwAA-gIAMAQAAPYCACADAAAA-QIAIAMAAPoCADAEAAD2AgAgA8kPBAAAAAG8EEAAAAABxBABAAAAAQEIAAD-AgAgA8kPBAAAAAG8EEAAAAABxBABAAAAAQEIAACAAwAwAQgAAIADADADyQ8EAO8XACG8EEAA8BcAIcQQAQD0FwAhAgAAAPYCACAIAACDAwAgA8kPBADvFwAhvBBAAPAXACHEEAEA9BcAIQIAAAD5AgAgCAAAhQMAIAIAAAD5AgAgCAAAhQMAIAMAAAD2AgAgDwAA_gIAIBAAAIMDACABAAAA9gIAIAEAAAD5AgAgBRUAALceACAWAAC6HgAgFwAAuR4AICgAALgeACApAAC7HgAgBsENAACyFwAwwg0AAIwDABDDDQAAshcAMMkPBAD3FAAhvBBAAPkUACHEEAEA-BQAIQMAAAD5AgAgAwAAiwMAMBQAAIwDACADAAAA-QIAIAMAAPoCADAEAAD2AgAgB8ENAACwFwAwwg0AAJIDABDDDQAAsBcAMOkNAQCXFQAh0Q5AAJsVACG_EAIAnxUAIcMQAACxFwAgAQAAAI8DACABAAAAjwMAIAbBDQAAsBcAMMINAACSAwAQww0AALAXADDpDQEAlxUAIdEOQACbFQAhvxACAJ8VACEAAwAAAJIDACADAACTAwAwBAAAjwMAIAMAAACSAwAgAwAAkwMAMAQAAI8DACADAAAAkgMAIAMAAJMDADAEAACPAwAgA-kNAQAAAAHRDkAAAAABvxACAAAAAQEIAACXAwAgA-kNAQAAAAHRDkAAAAABvxACAAAAAQEIAACZAwAwAQgAAJkDADAD6Q0BAPQXACHRDkAA8BcAIb8QAgDyFwAhAgAAAI8DACAIAACcAwAgA-kNAQD0FwAh0Q5AAPAXACG_EAIA8hcAIQIAAACSAwAgCAAAngMAIAIAAACSAwAgCAAAngMAIAMAAACPAwAgDwAAlwMAIBAAAJwDACABAAAAjwMAIAEAAACSAwAgBRUAALIeACAWAAC1HgAgFwAAtB4AICgAALMeACApAAC2HgAgBsENAACvFwAwwg0AAKUDABDDDQAArxcAMOkNAQD4FAAh0Q5AAPkUACG_EAIA-xQAIQMAAACSAwAgAwAApAMAMBQAAKUDACADAAAAkgMAIAMAAJMDADAEAACPAwAgBsENAACuFwAwwg0AAKsDABDDDQAArhcAMIMOAQCZFQAh9Q4BAAAAAYQPQACbFQAhAQAAAKgDACABAAAAqAMAIAbBDQAArhcAMMINAACrAwAQww0AAK4XADCDDgEAmRUAIfUOAQCXFQAhhA9AAJsVACEBgw4AAOkXACADAAAAqwMAIAMAAKwDADAEAACoAwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAMAAACrAwAgAwAArAMAMAQAAKgDACADgw4BAAAAAfUOAQAAAAGED0AAAAABAQgAALADACADgw4BAAAAAfUOAQAAAAGED0AAAAABAQgAALIDADABCAAAsgMAMAODDgEA8xcAIfUOAQD0FwAhhA9AAPAXACECAAAAqAMAIAgAALUDACADgw4BAPMXACH1DgEA9BcAIYQPQADwFwAhAgAAAKsDACAIAAC3AwAgAgAAAKsDACAIAAC3AwAgAwAAAKgDACAPAACwAwAgEAAAtQMAIAEAAACoAwAgAQAAAKsDACAEFQAArx4AIBYAALEeACAXAACwHgAggw4AAOkXACAGwQ0AAK0XADDCDQAAvgMAEMMNAACtFwAwgw4BAPwUACH1DgEA-BQAIYQPQAD5FAAhAwAAAKsDACADAAC9AwAwFAAAvgMAIAMAAACrAwAgAwAArAMAMAQAAKgDACAMyAgBAJcVACHBDQAArBcAMMINAADEAwAQww0AAKwXADDEDQEAAAAB6A1AAJsVACHpDQEAlxUAIYQOBADPFQAhig4BAJcVACGED0AAmxUAIbcPQACaFQAhuA9AAJoVACEBAAAAwQMAIAEAAADBAwAgDMgIAQCXFQAhwQ0AAKwXADDCDQAAxAMAEMMNAACsFwAwxA0BAJcVACHoDUAAmxUAIekNAQCXFQAhhA4EAM8VACGKDgEAlxUAIYQPQACbFQAhtw9AAJoVACG4D0AAmhUAIQOEDgAA6RcAILcPAADpFwAguA8AAOkXACADAAAAxAMAIAMAAMUDADAEAADBAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAMAAADEAwAgAwAAxQMAMAQAAMEDACAJyAgBAAAAAcQNAQAAAAHoDUAAAAAB6Q0BAAAAAYQOBAAAAAGKDgEAAAABhA9AAAAAAbcPQAAAAAG4D0AAAAABAQgAAMkDACAJyAgBAAAAAcQNAQAAAAHoDUAAAAAB6Q0BAAAAAYQOBAAAAAGKDgEAAAABhA9AAAAAAbcPQAAAAAG4D0AAAAABAQgAAMsDADABCAAAywMAMAnICAEA9BcAIcQNAQD0FwAh6A1AAPAXACHpDQEA9BcAIYQOBADbGAAhig4BAPQXACGED0AA8BcAIbcPQAD8FwAhuA9AAPwXACECAAAAwQMAIAgAAM4DACAJyAgBAPQXACHEDQEA9BcAIegNQADwFwAh6Q0BAPQXACGEDgQA2xgAIYoOAQD0FwAhhA9AAPAXACG3D0AA_BcAIbgPQAD8FwAhAgAAAMQDACAIAADQAwAgAgAAAMQDACAIAADQAwAgAwAAAMEDACAPAADJAwAgEAAAzgMAIAEAAADBAwAgAQAAAMQDACAIFQAAqh4AIBYAAK0eACAXAACsHgAgKAAAqx4AICkAAK4eACCEDgAA6RcAILcPAADpFwAguA8AAOkXACAMyAgBAPgUACHBDQAAqxcAMMINAADXAwAQww0AAKsXADDEDQEA-BQAIegNQAD5FAAh6Q0BAPgUACGEDgQAyxUAIYoOAQD4FAAhhA9AAPkUACG3D0AAjhUAIbgPQACOFQAhAwAAAMQDACADAADWAwAwFAAA1wMAIAMAAADEAwAgAwAAxQMAMAQAAMEDACALwQ0AAKkXADDCDQAA3QMAEMMNAACpFwAw6Q0BAJcVACG8EEAAmxUAIb0QAQCXFQAhvhABAJcVACG_EAIAnxUAIcAQAgCfFQAhwRAAAPsVACDCEAAAqhcAIAEAAADaAwAgAQAAANoDACAKwQ0AAKkXADDCDQAA3QMAEMMNAACpFwAw6Q0BAJcVACG8EEAAmxUAIb0QAQCXFQAhvhABAJcVACG_EAIAnxUAIcAQAgCfFQAhwRAAAPsVACAAAwAAAN0DACADAADeAwAwBAAA2gMAIAMAAADdAwAgAwAA3gMAMAQAANoDACADAAAA3QMAIAMAAN4DADAEAADaAwAgB-kNAQAAAAG8EEAAAAABvRABAAAAAb4QAQAAAAG_EAIAAAABwBACAAAAAcEQAACpHgAgAQgAAOIDACAH6Q0BAAAAAbwQQAAAAAG9EAEAAAABvhABAAAAAb8QAgAAAAHAEAIAAAABwRAAAKkeACABCAAA5AMAMAEIAADkAwAwB-kNAQD0FwAhvBBAAPAXACG9EAEA9BcAIb4QAQD0FwAhvxACAPIXACHAEAIA8hcAIcEQAACoHgAgAgAAANoDACAIAADnAwAgB-kNAQD0FwAhvBBAAPAXACG9EAEA9BcAIb4QAQD0FwAhvxACAPIXACHAEAIA8hcAIcEQAACoHgAgAgAAAN0DACAIAADpAwAgAgAAAN0DACAIAADpAwAgAwAAANoDACAPAADiAwAgEAAA5wMAIAEAAADaAwAgAQAAAN0DACAFFQAAox4AIBYAAKYeACAXAAClHgAgKAAApB4AICkAAKceACAKwQ0AAKgXADDCDQAA8AMAEMMNAACoFwAw6Q0BAPgUACG8EEAA-RQAIb0QAQD4FAAhvhABAPgUACG_EAIA-xQAIcAQAgD7FAAhwRAAAPsVACADAAAA3QMAIAMAAO8DADAUAADwAwAgAwAAAN0DACADAADeAwAwBAAA2gMAIBKpBQIAnxUAIY8GAAG9FQAhwQ0AAKcXADDCDQAA9gMAEMMNAACnFwAwxg1AAJsVACHwDgEAlxUAIYMPAQCXFQAh0A8BAJcVACHUDwAAqhUAINUPAQCXFQAhhxACAAAAAbYQAQCXFQAhtxAAAKoVACC4EAQAohUAIbkQBACiFQAhuhAEAKIVACG7EAAAqhUAIAEAAADzAwAgAQAAAPMDACASqQUCAJ8VACGPBgABvRUAIcENAACnFwAwwg0AAPYDABDDDQAApxcAMMYNQACbFQAh8A4BAJcVACGDDwEAlxUAIdAPAQCXFQAh1A8AAKoVACDVDwEAlxUAIYcQAgCfFQAhthABAJcVACG3EAAAqhUAILgQBACiFQAhuRAEAKIVACG6EAQAohUAIbsQAACqFQAgAY8GAADpFwAgAwAAAPYDACADAAD3AwAwBAAA8wMAIAMAAAD2AwAgAwAA9wMAMAQAAPMDACADAAAA9gMAIAMAAPcDADAEAADzAwAgD6kFAgAAAAGPBgABAAABxg1AAAAAAfAOAQAAAAGDDwEAAAAB0A8BAAAAAdQPgAAAAAHVDwEAAAABhxACAAAAAbYQAQAAAAG3EIAAAAABuBAEAAAAAbkQBAAAAAG6EAQAAAABuxCAAAAAAQEIAAD7AwAgD6kFAgAAAAGPBgABAAABxg1AAAAAAfAOAQAAAAGDDwEAAAAB0A8BAAAAAdQPgAAAAAHVDwEAAAABhxACAAAAAbYQAQAAAAG3EIAAAAABuBAEAAAAAbkQBAAAAAG6EAQAAAABuxCAAAAAAQEIAAD9AwAwAQgAAP0DADAPqQUCAPIXACGPBgABthgAIcYNQADwFwAh8A4BAPQXACGDDwEA9BcAIdAPAQD0FwAh1A-AAAAAAdUPAQD0FwAhhxACAPIXACG2EAEA9BcAIbcQgAAAAAG4EAQA7xcAIbkQBADvFwAhuhAEAO8XACG7EIAAAAABAgAAAPMDACAIAACABAAgD6kFAgDyFwAhjwYAAbYYACHGDUAA8BcAIfAOAQD0FwAhgw8BAPQXACHQDwEA9BcAIdQPgAAAAAHVDwEA9BcAIYcQAgDyFwAhthABAPQXACG3EIAAAAABuBAEAO8XACG5EAQA7xcAIboQBADvFwAhuxCAAAAAAQIAAAD2AwAgCAAAggQAIAIAAAD2AwAgCAAAggQAIAMAAADzAwAgDwAA-wMAIBAAAIAEACABAAAA8wMAIAEAAAD2AwAgBhUAAJ4eACAWAAChHgAgFwAAoB4AICgAAJ8eACApAACiHgAgjwYAAOkXACASqQUCAPsUACGPBgABsBUAIcENAACmFwAwwg0AAIkEABDDDQAAphcAMMYNQAD5FAAh8A4BAPgUACGDDwEA-BQAIdAPAQD4FAAh1A8AAKcVACDVDwEA-BQAIYcQAgD7FAAhthABAPgUACG3EAAApxUAILgQBAD3FAAhuRAEAPcUACG6EAQA9xQAIbsQAACnFQAgAwAAAPYDACADAACIBAAwFAAAiQQAIAMAAAD2AwAgAwAA9wMAMAQAAPMDACAK1AIAAKQXACDBDQAAoxcAMMINAACOBAAQww0AAKMXADDRDwABvRUAIbEQAgCfFQAhshACAJ8VACGzEAEAlxUAIbQQAAG8FQAhtRAAAKUXACABAAAAjAQAIAnUAgAApBcAIMENAACjFwAwwg0AAI4EABDDDQAAoxcAMNEPAAG9FQAhsRACAJ8VACGyEAIAnxUAIbMQAQCXFQAhtBAAAbwVACEC1AIAAJ0eACDRDwAA6RcAIAMAAACOBAAgAwAAjwQAMAQAAIwEACABAAAAjgQAIAEAAACMBAAgAwAAAI4EACADAACPBAAwBAAAjAQAIAMAAACOBAAgAwAAjwQAMAQAAIwEACADAAAAjgQAIAMAAI8EADAEAACMBAAgBtQCAACcHgAg0Q8AAQAAAbEQAgAAAAGyEAIAAAABsxABAAAAAbQQAAEAAAEBCAAAlgQAIAXRDwABAAABsRACAAAAAbIQAgAAAAGzEAEAAAABtBAAAQAAAQEIAACYBAAwAQgAAJgEADAG1AIAAJseACDRDwABthgAIbEQAgDyFwAhshACAPIXACGzEAEA9BcAIbQQAAG1GAAhAgAAAIwEACAIAACbBAAgBdEPAAG2GAAhsRACAPIXACGyEAIA8hcAIbMQAQD0FwAhtBAAAbUYACECAAAAjgQAIAgAAJ0EACACAAAAjgQAIAgAAJ0EACADAAAAjAQAIA8AAJYEACAQAACbBAAgAQAAAIwEACABAAAAjgQAIAYVAACWHgAgFgAAmR4AIBcAAJgeACAoAACXHgAgKQAAmh4AINEPAADpFwAgCMENAACiFwAwwg0AAKQEABDDDQAAohcAMNEPAAGwFQAhsRACAPsUACGyEAIA-xQAIbMQAQD4FAAhtBAAAa8VACEDAAAAjgQAIAMAAKMEADAUAACkBAAgAwAAAI4EACADAACPBAAwBAAAjAQAIAYIAAG8FQAh0wIAAKEXACDBDQAAoBcAMMINAACqBAAQww0AAKAXADCIEAABAAABAQAAAKcEACABAAAApwQAIAYIAAG8FQAh0wIAAKEXACDBDQAAoBcAMMINAACqBAAQww0AAKAXADCIEAABvBUAIQHTAgAAlR4AIAMAAACqBAAgAwAAqwQAMAQAAKcEACADAAAAqgQAIAMAAKsEADAEAACnBAAgAwAAAKoEACADAACrBAAwBAAApwQAIAMIAAEAAAHTAgAAlB4AIIgQAAEAAAEBCAAArwQAIAIIAAEAAAGIEAABAAABAQgAALEEADABCAAAsQQAMAMIAAG1GAAh0wIAAIceACCIEAABtRgAIQIAAACnBAAgCAAAtAQAIAIIAAG1GAAhiBAAAbUYACECAAAAqgQAIAgAALYEACACAAAAqgQAIAgAALYEACADAAAApwQAIA8AAK8EACAQAAC0BAAgAQAAAKcEACABAAAAqgQAIAMVAACEHgAgFgAAhh4AIBcAAIUeACAFCAABrxUAIcENAACfFwAwwg0AAL0EABDDDQAAnxcAMIgQAAGvFQAhAwAAAKoEACADAAC8BAAwFAAAvQQAIAMAAACqBAAgAwAAqwQAMAQAAKcEACAPCAAAqhUAIMENAACdFwAwwg0AAMMEABDDDQAAnRcAMMYNBACiFQAhhA4EAKIVACGFDgQAohUAIYcOAgCfFQAhig4BAJcVACGLDgEAlxUAIfwOAQCXFQAhhw8BAJcVACGKDwAAnhcAIK8QAQCXFQAhsBABAJcVACEBAAAAwAQAIAEAAADABAAgDggAAKoVACDBDQAAnRcAMMINAADDBAAQww0AAJ0XADDGDQQAohUAIYQOBACiFQAhhQ4EAKIVACGHDgIAnxUAIYoOAQCXFQAhiw4BAJcVACH8DgEAlxUAIYcPAQCXFQAhrxABAJcVACGwEAEAlxUAIQADAAAAwwQAIAMAAMQEADAEAADABAAgAwAAAMMEACADAADEBAAwBAAAwAQAIAMAAADDBAAgAwAAxAQAMAQAAMAEACALCIAAAAABxg0EAAAAAYQOBAAAAAGFDgQAAAABhw4CAAAAAYoOAQAAAAGLDgEAAAAB_A4BAAAAAYcPAQAAAAGvEAEAAAABsBABAAAAAQEIAADIBAAgCwiAAAAAAcYNBAAAAAGEDgQAAAABhQ4EAAAAAYcOAgAAAAGKDgEAAAABiw4BAAAAAfwOAQAAAAGHDwEAAAABrxABAAAAAbAQAQAAAAEBCAAAygQAMAEIAADKBAAwCwiAAAAAAcYNBADvFwAhhA4EAO8XACGFDgQA7xcAIYcOAgDyFwAhig4BAPQXACGLDgEA9BcAIfwOAQD0FwAhhw8BAPQXACGvEAEA9BcAIbAQAQD0FwAhAgAAAMAEACAIAADNBAAgCwiAAAAAAcYNBADvFwAhhA4EAO8XACGFDgQA7xcAIYcOAgDyFwAhig4BAPQXACGLDgEA9BcAIfwOAQD0FwAhhw8BAPQXACGvEAEA9BcAIbAQAQD0FwAhAgAAAMMEACAIAADPBAAgAgAAAMMEACAIAADPBAAgAwAAAMAEACAPAADIBAAgEAAAzQQAIAEAAADABAAgAQAAAMMEACAFFQAA_x0AIBYAAIIeACAXAACBHgAgKAAAgB4AICkAAIMeACAOCAAApxUAIMENAACcFwAwwg0AANYEABDDDQAAnBcAMMYNBAD3FAAhhA4EAPcUACGFDgQA9xQAIYcOAgD7FAAhig4BAPgUACGLDgEA-BQAIfwOAQD4FAAhhw8BAPgUACGvEAEA-BQAIbAQAQD4FAAhAwAAAMMEACADAADVBAAwFAAA1gQAIAMAAADDBAAgAwAAxAQAMAQAAMAEACAWhgMAAJkXACDBDQAAmBcAMMINAADhBAAQww0AAJgXADDoDUAAmxUAIYQOBACiFQAhhQ4EAKIVACGLDgEAlxUAIZwOAQCXFQAhyQ5AAJoVACH1DgIAnxUAIfwOAQAAAAGHDwEAlxUAIaEQAQCXFQAhohABAJcVACGjEEAAmhUAIakQEADaFQAhqhABAJkVACGrEEAAmxUAIawQIACYFQAhrRAgAJgVACGuECAAmBUAIQEAAADZBAAgCoUDAACbFwAgwQ0AAJoXADDCDQAA2wQAEMMNAACaFwAwgg4BAJcVACH8DgEAlxUAIe8PIACYFQAhoxBAAJoVACGnECAAmBUAIagQQACbFQAhAoUDAAD-HQAgoxAAAOkXACAKhQMAAJsXACDBDQAAmhcAMMINAADbBAAQww0AAJoXADCCDgEAAAAB_A4BAJcVACHvDyAAmBUAIaMQQACaFQAhpxAgAJgVACGoEEAAmxUAIQMAAADbBAAgAwAA3AQAMAQAAN0EACABAAAA2wQAIAEAAADZBAAgFoYDAACZFwAgwQ0AAJgXADDCDQAA4QQAEMMNAACYFwAw6A1AAJsVACGEDgQAohUAIYUOBACiFQAhiw4BAJcVACGcDgEAlxUAIckOQACaFQAh9Q4CAJ8VACH8DgEAlxUAIYcPAQCXFQAhoRABAJcVACGiEAEAlxUAIaMQQACaFQAhqRAQANoVACGqEAEAmRUAIasQQACbFQAhrBAgAJgVACGtECAAmBUAIa4QIACYFQAhBIYDAAD9HQAgyQ4AAOkXACCjEAAA6RcAIKoQAADpFwAgAwAAAOEEACADAADiBAAwBAAA2QQAIAMAAADhBAAgAwAA4gQAMAQAANkEACADAAAA4QQAIAMAAOIEADAEAADZBAAgE4YDAAD8HQAg6A1AAAAAAYQOBAAAAAGFDgQAAAABiw4BAAAAAZwOAQAAAAHJDkAAAAAB9Q4CAAAAAfwOAQAAAAGHDwEAAAABoRABAAAAAaIQAQAAAAGjEEAAAAABqRAQAAAAAaoQAQAAAAGrEEAAAAABrBAgAAAAAa0QIAAAAAGuECAAAAABAQgAAOYEACAS6A1AAAAAAYQOBAAAAAGFDgQAAAABiw4BAAAAAZwOAQAAAAHJDkAAAAAB9Q4CAAAAAfwOAQAAAAGHDwEAAAABoRABAAAAAaIQAQAAAAGjEEAAAAABqRAQAAAAAaoQAQAAAAGrEEAAAAABrBAgAAAAAa0QIAAAAAGuECAAAAABAQgAAOgEADABCAAA6AQAMBOGAwAA7x0AIOgNQADwFwAhhA4EAO8XACGFDgQA7xcAIYsOAQD0FwAhnA4BAPQXACHJDkAA_BcAIfUOAgDyFwAh_A4BAPQXACGHDwEA9BcAIaEQAQD0FwAhohABAPQXACGjEEAA_BcAIakQEADqGAAhqhABAPMXACGrEEAA8BcAIawQIACSGAAhrRAgAJIYACGuECAAkhgAIQIAAADZBAAgCAAA6wQAIBLoDUAA8BcAIYQOBADvFwAhhQ4EAO8XACGLDgEA9BcAIZwOAQD0FwAhyQ5AAPwXACH1DgIA8hcAIfwOAQD0FwAhhw8BAPQXACGhEAEA9BcAIaIQAQD0FwAhoxBAAPwXACGpEBAA6hgAIaoQAQDzFwAhqxBAAPAXACGsECAAkhgAIa0QIACSGAAhrhAgAJIYACECAAAA4QQAIAgAAO0EACACAAAA4QQAIAgAAO0EACADAAAA2QQAIA8AAOYEACAQAADrBAAgAQAAANkEACABAAAA4QQAIAgVAADqHQAgFgAA7R0AIBcAAOwdACAoAADrHQAgKQAA7h0AIMkOAADpFwAgoxAAAOkXACCqEAAA6RcAIBXBDQAAlxcAMMINAAD0BAAQww0AAJcXADDoDUAA-RQAIYQOBAD3FAAhhQ4EAPcUACGLDgEA-BQAIZwOAQD4FAAhyQ5AAI4VACH1DgIA-xQAIfwOAQD4FAAhhw8BAPgUACGhEAEA-BQAIaIQAQD4FAAhoxBAAI4VACGpEBAA1hUAIaoQAQD8FAAhqxBAAPkUACGsECAAkxUAIa0QIACTFQAhrhAgAJMVACEDAAAA4QQAIAMAAPMEADAUAAD0BAAgAwAAAOEEACADAADiBAAwBAAA2QQAIAEAAADdBAAgAQAAAN0EACADAAAA2wQAIAMAANwEADAEAADdBAAgAwAAANsEACADAADcBAAwBAAA3QQAIAMAAADbBAAgAwAA3AQAMAQAAN0EACAHhQMAAOkdACCCDgEAAAAB_A4BAAAAAe8PIAAAAAGjEEAAAAABpxAgAAAAAagQQAAAAAEBCAAA_AQAIAaCDgEAAAAB_A4BAAAAAe8PIAAAAAGjEEAAAAABpxAgAAAAAagQQAAAAAEBCAAA_gQAMAEIAAD-BAAwB4UDAADoHQAggg4BAPQXACH8DgEA9BcAIe8PIACSGAAhoxBAAPwXACGnECAAkhgAIagQQADwFwAhAgAAAN0EACAIAACBBQAgBoIOAQD0FwAh_A4BAPQXACHvDyAAkhgAIaMQQAD8FwAhpxAgAJIYACGoEEAA8BcAIQIAAADbBAAgCAAAgwUAIAIAAADbBAAgCAAAgwUAIAMAAADdBAAgDwAA_AQAIBAAAIEFACABAAAA3QQAIAEAAADbBAAgBBUAAOUdACAWAADnHQAgFwAA5h0AIKMQAADpFwAgCcENAACWFwAwwg0AAIoFABDDDQAAlhcAMIIOAQD4FAAh_A4BAPgUACHvDyAAkxUAIaMQQACOFQAhpxAgAJMVACGoEEAA-RQAIQMAAADbBAAgAwAAiQUAMBQAAIoFACADAAAA2wQAIAMAANwEADAEAADdBAAgCMENAACUFwAwwg0AAJAFABDDDQAAlBcAMIIOAQCXFQAh_A4BAJcVACGiEAEAlxUAIaUQQACbFQAhphAAAJUXACABAAAAjQUAIAEAAACNBQAgB8ENAACUFwAwwg0AAJAFABDDDQAAlBcAMIIOAQCXFQAh_A4BAJcVACGiEAEAlxUAIaUQQACbFQAhAAMAAACQBQAgAwAAkQUAMAQAAI0FACADAAAAkAUAIAMAAJEFADAEAACNBQAgAwAAAJAFACADAACRBQAwBAAAjQUAIASCDgEAAAAB_A4BAAAAAaIQAQAAAAGlEEAAAAABAQgAAJUFACAEgg4BAAAAAfwOAQAAAAGiEAEAAAABpRBAAAAAAQEIAACXBQAwAQgAAJcFADAEgg4BAPQXACH8DgEA9BcAIaIQAQD0FwAhpRBAAPAXACECAAAAjQUAIAgAAJoFACAEgg4BAPQXACH8DgEA9BcAIaIQAQD0FwAhpRBAAPAXACECAAAAkAUAIAgAAJwFACACAAAAkAUAIAgAAJwFACADAAAAjQUAIA8AAJUFACAQAACaBQAgAQAAAI0FACABAAAAkAUAIAMVAADiHQAgFgAA5B0AIBcAAOMdACAHwQ0AAJMXADDCDQAAowUAEMMNAACTFwAwgg4BAPgUACH8DgEA-BQAIaIQAQD4FAAhpRBAAPkUACEDAAAAkAUAIAMAAKIFADAUAACjBQAgAwAAAJAFACADAACRBQAwBAAAjQUAIAuGAwAAqhUAIMENAACRFwAwwg0AAKkFABDDDQAAkRcAMMkOQACaFQAh9Q4CAJ8VACH8DgEAlxUAIaEQAQCXFQAhohABAJcVACGjEEAAmhUAIaQQAACSFwAgAQAAAKYFACABAAAApgUAIAqGAwAAqhUAIMENAACRFwAwwg0AAKkFABDDDQAAkRcAMMkOQACaFQAh9Q4CAJ8VACH8DgEAlxUAIaEQAQCXFQAhohABAJcVACGjEEAAmhUAIQLJDgAA6RcAIKMQAADpFwAgAwAAAKkFACADAACqBQAwBAAApgUAIAMAAACpBQAgAwAAqgUAMAQAAKYFACADAAAAqQUAIAMAAKoFADAEAACmBQAgB4YDgAAAAAHJDkAAAAAB9Q4CAAAAAfwOAQAAAAGhEAEAAAABohABAAAAAaMQQAAAAAEBCAAArgUAIAeGA4AAAAAByQ5AAAAAAfUOAgAAAAH8DgEAAAABoRABAAAAAaIQAQAAAAGjEEAAAAABAQgAALAFADABCAAAsAUAMAeGA4AAAAAByQ5AAPwXACH1DgIA8hcAIfwOAQD0FwAhoRABAPQXACGiEAEA9BcAIaMQQAD8FwAhAgAAAKYFACAIAACzBQAgB4YDgAAAAAHJDkAA_BcAIfUOAgDyFwAh_A4BAPQXACGhEAEA9BcAIaIQAQD0FwAhoxBAAPwXACECAAAAqQUAIAgAALUFACACAAAAqQUAIAgAALUFACADAAAApgUAIA8AAK4FACAQAACzBQAgAQAAAKYFACABAAAAqQUAIAcVAADdHQAgFgAA4B0AIBcAAN8dACAoAADeHQAgKQAA4R0AIMkOAADpFwAgoxAAAOkXACAKhgMAAKcVACDBDQAAkBcAMMINAAC8BQAQww0AAJAXADDJDkAAjhUAIfUOAgD7FAAh_A4BAPgUACGhEAEA-BQAIaIQAQD4FAAhoxBAAI4VACEDAAAAqQUAIAMAALsFADAUAAC8BQAgAwAAAKkFACADAACqBQAwBAAApgUAIAbBDQAAjxcAMMINAADCBQAQww0AAI8XADCCDgEAAAABqA8BAJcVACGgEEAAmxUAIQEAAAC_BQAgAQAAAL8FACAGwQ0AAI8XADDCDQAAwgUAEMMNAACPFwAwgg4BAJcVACGoDwEAlxUAIaAQQACbFQAhAAMAAADCBQAgAwAAwwUAMAQAAL8FACADAAAAwgUAIAMAAMMFADAEAAC_BQAgAwAAAMIFACADAADDBQAwBAAAvwUAIAOCDgEAAAABqA8BAAAAAaAQQAAAAAEBCAAAxwUAIAOCDgEAAAABqA8BAAAAAaAQQAAAAAEBCAAAyQUAMAEIAADJBQAwA4IOAQD0FwAhqA8BAPQXACGgEEAA8BcAIQIAAAC_BQAgCAAAzAUAIAOCDgEA9BcAIagPAQD0FwAhoBBAAPAXACECAAAAwgUAIAgAAM4FACACAAAAwgUAIAgAAM4FACADAAAAvwUAIA8AAMcFACAQAADMBQAgAQAAAL8FACABAAAAwgUAIAMVAADaHQAgFgAA3B0AIBcAANsdACAGwQ0AAI4XADDCDQAA1QUAEMMNAACOFwAwgg4BAPgUACGoDwEA-BQAIaAQQAD5FAAhAwAAAMIFACADAADUBQAwFAAA1QUAIAMAAADCBQAgAwAAwwUAMAQAAL8FACAUwQ0AAI0XADDCDQAA2wUAEMMNAACNFwAwyQ0BAJkVACH2DUAAmhUAIYQOBAAAAAGFDgQAzxUAIZwOAQCXFQAh8w5AAJsVACGHDwEAmRUAIZUQBADPFQAhlxAEAM8VACGYEAQAzxUAIZkQBADPFQAhmhABAJkVACGbEAQAzxUAIZwQAQCZFQAhnRAEAM8VACGeEAQAzxUAIZ8QQACaFQAhAQAAANgFACABAAAA2AUAIBTBDQAAjRcAMMINAADbBQAQww0AAI0XADDJDQEAmRUAIfYNQACaFQAhhA4EAKIVACGFDgQAzxUAIZwOAQCXFQAh8w5AAJsVACGHDwEAmRUAIZUQBADPFQAhlxAEAM8VACGYEAQAzxUAIZkQBADPFQAhmhABAJkVACGbEAQAzxUAIZwQAQCZFQAhnRAEAM8VACGeEAQAzxUAIZ8QQACaFQAhDskNAADpFwAg9g0AAOkXACCFDgAA6RcAIIcPAADpFwAglRAAAOkXACCXEAAA6RcAIJgQAADpFwAgmRAAAOkXACCaEAAA6RcAIJsQAADpFwAgnBAAAOkXACCdEAAA6RcAIJ4QAADpFwAgnxAAAOkXACADAAAA2wUAIAMAANwFADAEAADYBQAgAwAAANsFACADAADcBQAwBAAA2AUAIAMAAADbBQAgAwAA3AUAMAQAANgFACARyQ0BAAAAAfYNQAAAAAGEDgQAAAABhQ4EAAAAAZwOAQAAAAHzDkAAAAABhw8BAAAAAZUQBAAAAAGXEAQAAAABmBAEAAAAAZkQBAAAAAGaEAEAAAABmxAEAAAAAZwQAQAAAAGdEAQAAAABnhAEAAAAAZ8QQAAAAAEBCAAA4AUAIBHJDQEAAAAB9g1AAAAAAYQOBAAAAAGFDgQAAAABnA4BAAAAAfMOQAAAAAGHDwEAAAABlRAEAAAAAZcQBAAAAAGYEAQAAAABmRAEAAAAAZoQAQAAAAGbEAQAAAABnBABAAAAAZ0QBAAAAAGeEAQAAAABnxBAAAAAAQEIAADiBQAwAQgAAOIFADARyQ0BAPMXACH2DUAA_BcAIYQOBADvFwAhhQ4EANsYACGcDgEA9BcAIfMOQADwFwAhhw8BAPMXACGVEAQA2xgAIZcQBADbGAAhmBAEANsYACGZEAQA2xgAIZoQAQDzFwAhmxAEANsYACGcEAEA8xcAIZ0QBADbGAAhnhAEANsYACGfEEAA_BcAIQIAAADYBQAgCAAA5QUAIBHJDQEA8xcAIfYNQAD8FwAhhA4EAO8XACGFDgQA2xgAIZwOAQD0FwAh8w5AAPAXACGHDwEA8xcAIZUQBADbGAAhlxAEANsYACGYEAQA2xgAIZkQBADbGAAhmhABAPMXACGbEAQA2xgAIZwQAQDzFwAhnRAEANsYACGeEAQA2xgAIZ8QQAD8FwAhAgAAANsFACAIAADnBQAgAgAAANsFACAIAADnBQAgAwAAANgFACAPAADgBQAgEAAA5QUAIAEAAADYBQAgAQAAANsFACATFQAA1R0AIBYAANgdACAXAADXHQAgKAAA1h0AICkAANkdACDJDQAA6RcAIPYNAADpFwAghQ4AAOkXACCHDwAA6RcAIJUQAADpFwAglxAAAOkXACCYEAAA6RcAIJkQAADpFwAgmhAAAOkXACCbEAAA6RcAIJwQAADpFwAgnRAAAOkXACCeEAAA6RcAIJ8QAADpFwAgFMENAACMFwAwwg0AAO4FABDDDQAAjBcAMMkNAQD8FAAh9g1AAI4VACGEDgQA9xQAIYUOBADLFQAhnA4BAPgUACHzDkAA-RQAIYcPAQD8FAAhlRAEAMsVACGXEAQAyxUAIZgQBADLFQAhmRAEAMsVACGaEAEA_BQAIZsQBADLFQAhnBABAPwUACGdEAQAyxUAIZ4QBADLFQAhnxBAAI4VACEDAAAA2wUAIAMAAO0FADAUAADuBQAgAwAAANsFACADAADcBQAwBAAA2AUAIAfBDQAAixcAMMINAAD0BQAQww0AAIsXADCEDgQAAAABhQ4EAKIVACGVEAQAohUAIZYQIACYFQAhAQAAAPEFACABAAAA8QUAIAfBDQAAixcAMMINAAD0BQAQww0AAIsXADCEDgQAohUAIYUOBACiFQAhlRAEAKIVACGWECAAmBUAIQADAAAA9AUAIAMAAPUFADAEAADxBQAgAwAAAPQFACADAAD1BQAwBAAA8QUAIAMAAAD0BQAgAwAA9QUAMAQAAPEFACAEhA4EAAAAAYUOBAAAAAGVEAQAAAABlhAgAAAAAQEIAAD5BQAgBIQOBAAAAAGFDgQAAAABlRAEAAAAAZYQIAAAAAEBCAAA-wUAMAEIAAD7BQAwBIQOBADvFwAhhQ4EAO8XACGVEAQA7xcAIZYQIACSGAAhAgAAAPEFACAIAAD-BQAgBIQOBADvFwAhhQ4EAO8XACGVEAQA7xcAIZYQIACSGAAhAgAAAPQFACAIAACABgAgAgAAAPQFACAIAACABgAgAwAAAPEFACAPAAD5BQAgEAAA_gUAIAEAAADxBQAgAQAAAPQFACAFFQAA0B0AIBYAANMdACAXAADSHQAgKAAA0R0AICkAANQdACAHwQ0AAIoXADDCDQAAhwYAEMMNAACKFwAwhA4EAPcUACGFDgQA9xQAIZUQBAD3FAAhlhAgAJMVACEDAAAA9AUAIAMAAIYGADAUAACHBgAgAwAAAPQFACADAAD1BQAwBAAA8QUAIArBDQAAiBcAMMINAACNBgAQww0AAIgXADDJDQEAlxUAIeINAgCeFQAh6w0BAJcVACGEDgQAohUAIacOQACbFQAhng9AAJsVACGUEAAAiRcAIAEAAACKBgAgAQAAAIoGACAJwQ0AAIgXADDCDQAAjQYAEMMNAACIFwAwyQ0BAJcVACHiDQIAnhUAIesNAQCXFQAhhA4EAKIVACGnDkAAmxUAIZ4PQACbFQAhAeINAADpFwAgAwAAAI0GACADAACOBgAwBAAAigYAIAMAAACNBgAgAwAAjgYAMAQAAIoGACADAAAAjQYAIAMAAI4GADAEAACKBgAgBskNAQAAAAHiDQIAAAAB6w0BAAAAAYQOBAAAAAGnDkAAAAABng9AAAAAAQEIAACSBgAgBskNAQAAAAHiDQIAAAAB6w0BAAAAAYQOBAAAAAGnDkAAAAABng9AAAAAAQEIAACUBgAwAQgAAJQGADAGyQ0BAPQXACHiDQIA8RcAIesNAQD0FwAhhA4EAO8XACGnDkAA8BcAIZ4PQADwFwAhAgAAAIoGACAIAACXBgAgBskNAQD0FwAh4g0CAPEXACHrDQEA9BcAIYQOBADvFwAhpw5AAPAXACGeD0AA8BcAIQIAAACNBgAgCAAAmQYAIAIAAACNBgAgCAAAmQYAIAMAAACKBgAgDwAAkgYAIBAAAJcGACABAAAAigYAIAEAAACNBgAgBhUAAMsdACAWAADOHQAgFwAAzR0AICgAAMwdACApAADPHQAg4g0AAOkXACAJwQ0AAIcXADDCDQAAoAYAEMMNAACHFwAwyQ0BAPgUACHiDQIA-hQAIesNAQD4FAAhhA4EAPcUACGnDkAA-RQAIZ4PQAD5FAAhAwAAAI0GACADAACfBgAwFAAAoAYAIAMAAACNBgAgAwAAjgYAMAQAAIoGACALwQ0AAIYXADDCDQAApgYAEMMNAACGFwAwhA4EAAAAAY0QQACaFQAhjhABAJkVACGPEAQAzxUAIZAQQACaFQAhkRBAAJoVACGSEAQAzxUAIZMQQACaFQAhAQAAAKMGACABAAAAowYAIAvBDQAAhhcAMMINAACmBgAQww0AAIYXADCEDgQAohUAIY0QQACaFQAhjhABAJkVACGPEAQAzxUAIZAQQACaFQAhkRBAAJoVACGSEAQAzxUAIZMQQACaFQAhB40QAADpFwAgjhAAAOkXACCPEAAA6RcAIJAQAADpFwAgkRAAAOkXACCSEAAA6RcAIJMQAADpFwAgAwAAAKYGACADAACnBgAwBAAAowYAIAMAAACmBgAgAwAApwYAMAQAAKMGACADAAAApgYAIAMAAKcGADAEAACjBgAgCIQOBAAAAAGNEEAAAAABjhABAAAAAY8QBAAAAAGQEEAAAAABkRBAAAAAAZIQBAAAAAGTEEAAAAABAQgAAKsGACAIhA4EAAAAAY0QQAAAAAGOEAEAAAABjxAEAAAAAZAQQAAAAAGREEAAAAABkhAEAAAAAZMQQAAAAAEBCAAArQYAMAEIAACtBgAwCIQOBADvFwAhjRBAAPwXACGOEAEA8xcAIY8QBADbGAAhkBBAAPwXACGREEAA_BcAIZIQBADbGAAhkxBAAPwXACECAAAAowYAIAgAALAGACAIhA4EAO8XACGNEEAA_BcAIY4QAQDzFwAhjxAEANsYACGQEEAA_BcAIZEQQAD8FwAhkhAEANsYACGTEEAA_BcAIQIAAACmBgAgCAAAsgYAIAIAAACmBgAgCAAAsgYAIAMAAACjBgAgDwAAqwYAIBAAALAGACABAAAAowYAIAEAAACmBgAgDBUAAMYdACAWAADJHQAgFwAAyB0AICgAAMcdACApAADKHQAgjRAAAOkXACCOEAAA6RcAII8QAADpFwAgkBAAAOkXACCREAAA6RcAIJIQAADpFwAgkxAAAOkXACALwQ0AAIUXADDCDQAAuQYAEMMNAACFFwAwhA4EAPcUACGNEEAAjhUAIY4QAQD8FAAhjxAEAMsVACGQEEAAjhUAIZEQQACOFQAhkhAEAMsVACGTEEAAjhUAIQMAAACmBgAgAwAAuAYAMBQAALkGACADAAAApgYAIAMAAKcGADAEAACjBgAgCsENAACDFwAwwg0AAL8GABDDDQAAgxcAMIQOBACiFQAhhxAEAKIVACGIEAEAlxUAIYkQAQCXFQAhihAEAKIVACGLEAQAzxUAIYwQAACEFwAgAQAAALwGACABAAAAvAYAIAnBDQAAgxcAMMINAAC_BgAQww0AAIMXADCEDgQAohUAIYcQBACiFQAhiBABAJcVACGJEAEAlxUAIYoQBACiFQAhixAEAM8VACEBixAAAOkXACADAAAAvwYAIAMAAMAGADAEAAC8BgAgAwAAAL8GACADAADABgAwBAAAvAYAIAMAAAC_BgAgAwAAwAYAMAQAALwGACAGhA4EAAAAAYcQBAAAAAGIEAEAAAABiRABAAAAAYoQBAAAAAGLEAQAAAABAQgAAMQGACAGhA4EAAAAAYcQBAAAAAGIEAEAAAABiRABAAAAAYoQBAAAAAGLEAQAAAABAQgAAMYGADABCAAAxgYAMAaEDgQA7xcAIYcQBADvFwAhiBABAPQXACGJEAEA9BcAIYoQBADvFwAhixAEANsYACECAAAAvAYAIAgAAMkGACAGhA4EAO8XACGHEAQA7xcAIYgQAQD0FwAhiRABAPQXACGKEAQA7xcAIYsQBADbGAAhAgAAAL8GACAIAADLBgAgAgAAAL8GACAIAADLBgAgAwAAALwGACAPAADEBgAgEAAAyQYAIAEAAAC8BgAgAQAAAL8GACAGFQAAwR0AIBYAAMQdACAXAADDHQAgKAAAwh0AICkAAMUdACCLEAAA6RcAIAnBDQAAghcAMMINAADSBgAQww0AAIIXADCEDgQA9xQAIYcQBAD3FAAhiBABAPgUACGJEAEA-BQAIYoQBAD3FAAhixAEAMsVACEDAAAAvwYAIAMAANEGADAUAADSBgAgAwAAAL8GACADAADABgAwBAAAvAYAIBXICAEAlxUAIcENAACAFwAwwg0AANgGABDDDQAAgBcAMMYNBACiFQAhhA4EAKIVACGFDgQAohUAIYYOAgCfFQAhhw4CAJ8VACGIDiAAuxUAIYkOIAC7FQAhig4BAJcVACGLDgABvBUAIYwOAAG9FQAhjQ4AAb0VACGODgABvRUAIY8OAAG9FQAhkA4QAL4VACGRDhAAvhUAIZIOEAC-FQAhkw4AAIEXACABAAAA1QYAIAEAAADVBgAgFMgIAQCXFQAhwQ0AAIAXADDCDQAA2AYAEMMNAACAFwAwxg0EAKIVACGEDgQAohUAIYUOBACiFQAhhg4CAJ8VACGHDgIAnxUAIYgOIAC7FQAhiQ4gALsVACGKDgEAlxUAIYsOAAG8FQAhjA4AAb0VACGNDgABvRUAIY4OAAG9FQAhjw4AAb0VACGQDhAAvhUAIZEOEAC-FQAhkg4QAL4VACEJiA4AAOkXACCJDgAA6RcAIIwOAADpFwAgjQ4AAOkXACCODgAA6RcAII8OAADpFwAgkA4AAOkXACCRDgAA6RcAIJIOAADpFwAgAwAAANgGACADAADZBgAwBAAA1QYAIAMAAADYBgAgAwAA2QYAMAQAANUGACADAAAA2AYAIAMAANkGADAEAADVBgAgEcgIAQAAAAHGDQQAAAABhA4EAAAAAYUOBAAAAAGGDgIAAAABhw4CAAAAAYgOIAAAAAGJDiAAAAABig4BAAAAAYsOAAEAAAGMDgABAAABjQ4AAQAAAY4OAAEAAAGPDgABAAABkA4QAAAAAZEOEAAAAAGSDhAAAAABAQgAAN0GACARyAgBAAAAAcYNBAAAAAGEDgQAAAABhQ4EAAAAAYYOAgAAAAGHDgIAAAABiA4gAAAAAYkOIAAAAAGKDgEAAAABiw4AAQAAAYwOAAEAAAGNDgABAAABjg4AAQAAAY8OAAEAAAGQDhAAAAABkQ4QAAAAAZIOEAAAAAEBCAAA3wYAMAEIAADfBgAwEcgIAQD0FwAhxg0EAO8XACGEDgQA7xcAIYUOBADvFwAhhg4CAPIXACGHDgIA8hcAIYgOIAC0GAAhiQ4gALQYACGKDgEA9BcAIYsOAAG1GAAhjA4AAbYYACGNDgABthgAIY4OAAG2GAAhjw4AAbYYACGQDhAAtxgAIZEOEAC3GAAhkg4QALcYACECAAAA1QYAIAgAAOIGACARyAgBAPQXACHGDQQA7xcAIYQOBADvFwAhhQ4EAO8XACGGDgIA8hcAIYcOAgDyFwAhiA4gALQYACGJDiAAtBgAIYoOAQD0FwAhiw4AAbUYACGMDgABthgAIY0OAAG2GAAhjg4AAbYYACGPDgABthgAIZAOEAC3GAAhkQ4QALcYACGSDhAAtxgAIQIAAADYBgAgCAAA5AYAIAIAAADYBgAgCAAA5AYAIAMAAADVBgAgDwAA3QYAIBAAAOIGACABAAAA1QYAIAEAAADYBgAgDhUAALwdACAWAAC_HQAgFwAAvh0AICgAAL0dACApAADAHQAgiA4AAOkXACCJDgAA6RcAIIwOAADpFwAgjQ4AAOkXACCODgAA6RcAII8OAADpFwAgkA4AAOkXACCRDgAA6RcAIJIOAADpFwAgFMgIAQD4FAAhwQ0AAP8WADDCDQAA6wYAEMMNAAD_FgAwxg0EAPcUACGEDgQA9xQAIYUOBAD3FAAhhg4CAPsUACGHDgIA-xQAIYgOIACuFQAhiQ4gAK4VACGKDgEA-BQAIYsOAAGvFQAhjA4AAbAVACGNDgABsBUAIY4OAAGwFQAhjw4AAbAVACGQDhAAsRUAIZEOEACxFQAhkg4QALEVACEDAAAA2AYAIAMAAOoGADAUAADrBgAgAwAAANgGACADAADZBgAwBAAA1QYAIAnICAEAlxUAIcENAAD9FgAwwg0AAPEGABDDDQAA_RYAMIQOBACiFQAhnQ4CAJ8VACGkDgQAohUAIesOAAG9FQAhhhAAAP4WACABAAAA7gYAIAEAAADuBgAgCMgIAQCXFQAhwQ0AAP0WADDCDQAA8QYAEMMNAAD9FgAwhA4EAKIVACGdDgIAnxUAIaQOBACiFQAh6w4AAb0VACEB6w4AAOkXACADAAAA8QYAIAMAAPIGADAEAADuBgAgAwAAAPEGACADAADyBgAwBAAA7gYAIAMAAADxBgAgAwAA8gYAMAQAAO4GACAFyAgBAAAAAYQOBAAAAAGdDgIAAAABpA4EAAAAAesOAAEAAAEBCAAA9gYAIAXICAEAAAABhA4EAAAAAZ0OAgAAAAGkDgQAAAAB6w4AAQAAAQEIAAD4BgAwAQgAAPgGADAFyAgBAPQXACGEDgQA7xcAIZ0OAgDyFwAhpA4EAO8XACHrDgABthgAIQIAAADuBgAgCAAA-wYAIAXICAEA9BcAIYQOBADvFwAhnQ4CAPIXACGkDgQA7xcAIesOAAG2GAAhAgAAAPEGACAIAAD9BgAgAgAAAPEGACAIAAD9BgAgAwAAAO4GACAPAAD2BgAgEAAA-wYAIAEAAADuBgAgAQAAAPEGACAGFQAAtx0AIBYAALodACAXAAC5HQAgKAAAuB0AICkAALsdACDrDgAA6RcAIAjICAEA-BQAIcENAAD8FgAwwg0AAIQHABDDDQAA_BYAMIQOBAD3FAAhnQ4CAPsUACGkDgQA9xQAIesOAAGwFQAhAwAAAPEGACADAACDBwAwFAAAhAcAIAMAAADxBgAgAwAA8gYAMAQAAO4GACAIyAgBAJcVACHBDQAA-hYAMMINAACKBwAQww0AAPoWADCEDgQAohUAIesOAAG8FQAhhBAEAKIVACGFEAAA-xYAIAEAAACHBwAgAQAAAIcHACAHyAgBAJcVACHBDQAA-hYAMMINAACKBwAQww0AAPoWADCEDgQAohUAIesOAAG8FQAhhBAEAKIVACEAAwAAAIoHACADAACLBwAwBAAAhwcAIAMAAACKBwAgAwAAiwcAMAQAAIcHACADAAAAigcAIAMAAIsHADAEAACHBwAgBMgIAQAAAAGEDgQAAAAB6w4AAQAAAYQQBAAAAAEBCAAAjwcAIATICAEAAAABhA4EAAAAAesOAAEAAAGEEAQAAAABAQgAAJEHADABCAAAkQcAMATICAEA9BcAIYQOBADvFwAh6w4AAbUYACGEEAQA7xcAIQIAAACHBwAgCAAAlAcAIATICAEA9BcAIYQOBADvFwAh6w4AAbUYACGEEAQA7xcAIQIAAACKBwAgCAAAlgcAIAIAAACKBwAgCAAAlgcAIAMAAACHBwAgDwAAjwcAIBAAAJQHACABAAAAhwcAIAEAAACKBwAgBRUAALIdACAWAAC1HQAgFwAAtB0AICgAALMdACApAAC2HQAgB8gIAQD4FAAhwQ0AAPkWADDCDQAAnQcAEMMNAAD5FgAwhA4EAPcUACHrDgABrxUAIYQQBAD3FAAhAwAAAIoHACADAACcBwAwFAAAnQcAIAMAAACKBwAgAwAAiwcAMAQAAIcHACAJyAgBAJcVACHBDQAA9xYAMMINAACjBwAQww0AAPcWADCEDgQAohUAIYAQAQCXFQAhgRACAJ8VACGCEAIAnxUAIYMQAAD4FgAgAQAAAKAHACABAAAAoAcAIAjICAEAlxUAIcENAAD3FgAwwg0AAKMHABDDDQAA9xYAMIQOBACiFQAhgBABAJcVACGBEAIAnxUAIYIQAgCfFQAhAAMAAACjBwAgAwAApAcAMAQAAKAHACADAAAAowcAIAMAAKQHADAEAACgBwAgAwAAAKMHACADAACkBwAwBAAAoAcAIAXICAEAAAABhA4EAAAAAYAQAQAAAAGBEAIAAAABghACAAAAAQEIAACoBwAgBcgIAQAAAAGEDgQAAAABgBABAAAAAYEQAgAAAAGCEAIAAAABAQgAAKoHADABCAAAqgcAMAXICAEA9BcAIYQOBADvFwAhgBABAPQXACGBEAIA8hcAIYIQAgDyFwAhAgAAAKAHACAIAACtBwAgBcgIAQD0FwAhhA4EAO8XACGAEAEA9BcAIYEQAgDyFwAhghACAPIXACECAAAAowcAIAgAAK8HACACAAAAowcAIAgAAK8HACADAAAAoAcAIA8AAKgHACAQAACtBwAgAQAAAKAHACABAAAAowcAIAUVAACtHQAgFgAAsB0AIBcAAK8dACAoAACuHQAgKQAAsR0AIAjICAEA-BQAIcENAAD2FgAwwg0AALYHABDDDQAA9hYAMIQOBAD3FAAhgBABAPgUACGBEAIA-xQAIYIQAgD7FAAhAwAAAKMHACADAAC1BwAwFAAAtgcAIAMAAACjBwAgAwAApAcAMAQAAKAHACAHyAgBAAAAAcENAAD1FgAwwg0AALwHABDDDQAA9RYAMNkPAgCfFQAh2w8AAKoVACD_DwEAlxUAIQEAAAC5BwAgAQAAALkHACAHyAgBAJcVACHBDQAA9RYAMMINAAC8BwAQww0AAPUWADDZDwIAnxUAIdsPAACqFQAg_w8BAJcVACEAAwAAALwHACADAAC9BwAwBAAAuQcAIAMAAAC8BwAgAwAAvQcAMAQAALkHACADAAAAvAcAIAMAAL0HADAEAAC5BwAgBMgIAQAAAAHZDwIAAAAB2w-AAAAAAf8PAQAAAAEBCAAAwQcAIATICAEAAAAB2Q8CAAAAAdsPgAAAAAH_DwEAAAABAQgAAMMHADABCAAAwwcAMATICAEA9BcAIdkPAgDyFwAh2w-AAAAAAf8PAQD0FwAhAgAAALkHACAIAADGBwAgBMgIAQD0FwAh2Q8CAPIXACHbD4AAAAAB_w8BAPQXACECAAAAvAcAIAgAAMgHACACAAAAvAcAIAgAAMgHACADAAAAuQcAIA8AAMEHACAQAADGBwAgAQAAALkHACABAAAAvAcAIAUVAACoHQAgFgAAqx0AIBcAAKodACAoAACpHQAgKQAArB0AIAfICAEA-BQAIcENAAD0FgAwwg0AAM8HABDDDQAA9BYAMNkPAgD7FAAh2w8AAKcVACD_DwEA-BQAIQMAAAC8BwAgAwAAzgcAMBQAAM8HACADAAAAvAcAIAMAAL0HADAEAAC5BwAgBcENAADzFgAwwg0AANUHABDDDQAA8xYAMIIOAQAAAAH-DwIAnxUAIQEAAADSBwAgAQAAANIHACAFwQ0AAPMWADDCDQAA1QcAEMMNAADzFgAwgg4BAJcVACH-DwIAnxUAIQADAAAA1QcAIAMAANYHADAEAADSBwAgAwAAANUHACADAADWBwAwBAAA0gcAIAMAAADVBwAgAwAA1gcAMAQAANIHACACgg4BAAAAAf4PAgAAAAEBCAAA2gcAIAKCDgEAAAAB_g8CAAAAAQEIAADcBwAwAQgAANwHADACgg4BAPQXACH-DwIA8hcAIQIAAADSBwAgCAAA3wcAIAKCDgEA9BcAIf4PAgDyFwAhAgAAANUHACAIAADhBwAgAgAAANUHACAIAADhBwAgAwAAANIHACAPAADaBwAgEAAA3wcAIAEAAADSBwAgAQAAANUHACAFFQAAox0AIBYAAKYdACAXAAClHQAgKAAApB0AICkAAKcdACAFwQ0AAPIWADDCDQAA6AcAEMMNAADyFgAwgg4BAPgUACH-DwIA-xQAIQMAAADVBwAgAwAA5wcAMBQAAOgHACADAAAA1QcAIAMAANYHADAEAADSBwAgD48NAgCfFQAhwQ0AAPAWADDCDQAA7gcAEMMNAADwFgAwxg1AAJsVACGEDgQAohUAIYUOBACiFQAhhg4CAJ8VACGLDgEAmRUAIb8OAQCXFQAhhw8BAJcVACH6DwQAzxUAIfsPQACbFQAh_A9AAJoVACH9DwAA8RYAIAEAAADrBwAgAQAAAOsHACAOjw0CAJ8VACHBDQAA8BYAMMINAADuBwAQww0AAPAWADDGDUAAmxUAIYQOBACiFQAhhQ4EAKIVACGGDgIAnxUAIYsOAQCZFQAhvw4BAJcVACGHDwEAlxUAIfoPBADPFQAh-w9AAJsVACH8D0AAmhUAIQOLDgAA6RcAIPoPAADpFwAg_A8AAOkXACADAAAA7gcAIAMAAO8HADAEAADrBwAgAwAAAO4HACADAADvBwAwBAAA6wcAIAMAAADuBwAgAwAA7wcAMAQAAOsHACALjw0CAAAAAcYNQAAAAAGEDgQAAAABhQ4EAAAAAYYOAgAAAAGLDgEAAAABvw4BAAAAAYcPAQAAAAH6DwQAAAAB-w9AAAAAAfwPQAAAAAEBCAAA8wcAIAuPDQIAAAABxg1AAAAAAYQOBAAAAAGFDgQAAAABhg4CAAAAAYsOAQAAAAG_DgEAAAABhw8BAAAAAfoPBAAAAAH7D0AAAAAB_A9AAAAAAQEIAAD1BwAwAQgAAPUHADALjw0CAPIXACHGDUAA8BcAIYQOBADvFwAhhQ4EAO8XACGGDgIA8hcAIYsOAQDzFwAhvw4BAPQXACGHDwEA9BcAIfoPBADbGAAh-w9AAPAXACH8D0AA_BcAIQIAAADrBwAgCAAA-AcAIAuPDQIA8hcAIcYNQADwFwAhhA4EAO8XACGFDgQA7xcAIYYOAgDyFwAhiw4BAPMXACG_DgEA9BcAIYcPAQD0FwAh-g8EANsYACH7D0AA8BcAIfwPQAD8FwAhAgAAAO4HACAIAAD6BwAgAgAAAO4HACAIAAD6BwAgAwAAAOsHACAPAADzBwAgEAAA-AcAIAEAAADrBwAgAQAAAO4HACAIFQAAnh0AIBYAAKEdACAXAACgHQAgKAAAnx0AICkAAKIdACCLDgAA6RcAIPoPAADpFwAg_A8AAOkXACAOjw0CAPsUACHBDQAA7xYAMMINAACBCAAQww0AAO8WADDGDUAA-RQAIYQOBAD3FAAhhQ4EAPcUACGGDgIA-xQAIYsOAQD8FAAhvw4BAPgUACGHDwEA-BQAIfoPBADLFQAh-w9AAPkUACH8D0AAjhUAIQMAAADuBwAgAwAAgAgAMBQAAIEIACADAAAA7gcAIAMAAO8HADAEAADrBwAgCcgIAQCXFQAhwQ0AAO0WADDCDQAAhwgAEMMNAADtFgAwhA4EAKIVACGFDgQAohUAIYYOAgCfFQAh-A8gAJgVACH5DwAA7hYAIAEAAACECAAgAQAAAIQIACAIyAgBAJcVACHBDQAA7RYAMMINAACHCAAQww0AAO0WADCEDgQAohUAIYUOBACiFQAhhg4CAJ8VACH4DyAAmBUAIQADAAAAhwgAIAMAAIgIADAEAACECAAgAwAAAIcIACADAACICAAwBAAAhAgAIAMAAACHCAAgAwAAiAgAMAQAAIQIACAFyAgBAAAAAYQOBAAAAAGFDgQAAAABhg4CAAAAAfgPIAAAAAEBCAAAjAgAIAXICAEAAAABhA4EAAAAAYUOBAAAAAGGDgIAAAAB-A8gAAAAAQEIAACOCAAwAQgAAI4IADAFyAgBAPQXACGEDgQA7xcAIYUOBADvFwAhhg4CAPIXACH4DyAAkhgAIQIAAACECAAgCAAAkQgAIAXICAEA9BcAIYQOBADvFwAhhQ4EAO8XACGGDgIA8hcAIfgPIACSGAAhAgAAAIcIACAIAACTCAAgAgAAAIcIACAIAACTCAAgAwAAAIQIACAPAACMCAAgEAAAkQgAIAEAAACECAAgAQAAAIcIACAFFQAAmR0AIBYAAJwdACAXAACbHQAgKAAAmh0AICkAAJ0dACAIyAgBAPgUACHBDQAA7BYAMMINAACaCAAQww0AAOwWADCEDgQA9xQAIYUOBAD3FAAhhg4CAPsUACH4DyAAkxUAIQMAAACHCAAgAwAAmQgAMBQAAJoIACADAAAAhwgAIAMAAIgIADAEAACECAAgIKgFAADdFgAgqQUAAN4WACCqBQAA3xYAIKsFAADgFgAgrAUAAOEWACCwBwAAoBUAIMENAADcFgAwwg0AALkIABDDDQAA3BYAMMQNAQAAAAHGDQQAzxUAIegNQACbFQAh6Q0BAJcVACGEDgQAzxUAIZwOAQCXFQAhvw4BAJkVACHLDgAAoBUAIPwOAQCXFQAhhA9AAJsVACGYDwEAmRUAIbsPQACaFQAh6Q8BAJcVACHqDyAAmBUAIesPAQCZFQAh7A8BAJkVACHtDwAAoBUAIO4PAACgFQAg7w8AAKoVACDwDyAAmBUAIfEPAACSFQAg8g8CAJ8VACHzD0AAmhUAIQEAAACdCAAgB6cFAADjFgAgwQ0AAOsWADDCDQAAnwgAEMMNAADrFgAwyA8CAJ8VACHJDwABvBUAIcsPAQCXFQAhAacFAACYHQAgCKcFAADjFgAgwQ0AAOsWADDCDQAAnwgAEMMNAADrFgAwyA8CAJ8VACHJDwABvBUAIcsPAQCXFQAh9w8AAOoWACADAAAAnwgAIAMAAKAIADAEAAChCAAgGIUDAQCXFQAhpwUAAOMWACC8DAIAnxUAIcENAADpFgAwwg0AAKMIABDDDQAA6RYAMIIOAQCZFQAh0w4CAJ4VACHcDgEAmRUAIZkPAQCZFQAhqA8BAJkVACHLDwEAlxUAIdgPAgCeFQAh3Q8gALsVACHeDwIAnxUAIeAPAQCXFQAh4Q8BAJkVACHiDwIAnhUAIeMPAACgFQAg5A8BAJkVACHlDwEAmRUAIeYPAACSFQAg5w8gALsVACHoDwIAnhUAIQ-nBQAAmB0AIIIOAADpFwAg0w4AAOkXACDcDgAA6RcAIJkPAADpFwAgqA8AAOkXACDYDwAA6RcAIN0PAADpFwAg4Q8AAOkXACDiDwAA6RcAIOMPAADpFwAg5A8AAOkXACDlDwAA6RcAIOcPAADpFwAg6A8AAOkXACAZhQMBAJcVACGnBQAA4xYAILwMAgCfFQAhwQ0AAOkWADDCDQAAowgAEMMNAADpFgAwgg4BAJkVACHTDgIAnhUAIdwOAQCZFQAhmQ8BAJkVACGoDwEAmRUAIcsPAQCXFQAh2A8CAJ4VACHdDyAAuxUAId4PAgCfFQAh4A8BAJcVACHhDwEAmRUAIeIPAgCeFQAh4w8AAKAVACDkDwEAmRUAIeUPAQCZFQAh5g8AAJIVACDnDyAAuxUAIegPAgCeFQAh9g8AAOgWACADAAAAowgAIAMAAKQIADAEAAClCAAgCacFAADjFgAgvAwCAJ8VACHBDQAA5xYAMMINAACnCAAQww0AAOcWADC_DgEAlxUAIcsPAQCXFQAh3g8CAJ4VACHfDwEAlxUAIQKnBQAAmB0AIN4PAADpFwAgCqcFAADjFgAgvAwCAJ8VACHBDQAA5xYAMMINAACnCAAQww0AAOcWADC_DgEAlxUAIcsPAQCXFQAh3g8CAJ4VACHfDwEAlxUAIfUPAADmFgAgAwAAAKcIACADAACoCAAwBAAAqQgAIAunBQAA4xYAIMENAADlFgAwwg0AAKsIABDDDQAA5RYAMMsPAQCXFQAh2A8CAJ8VACHZDwIAnxUAIdoPAgCfFQAh2w8AAJIVACDcDwAAqhUAIN0PAQCXFQAhAacFAACYHQAgDKcFAADjFgAgwQ0AAOUWADDCDQAAqwgAEMMNAADlFgAwyw8BAJcVACHYDwIAnxUAIdkPAgCfFQAh2g8CAJ8VACHbDwAAkhUAINwPAACqFQAg3Q8BAJcVACH0DwAA5BYAIAMAAACrCAAgAwAArAgAMAQAAK0IACAJpwUAAOMWACDBDQAA4hYAMMINAACvCAAQww0AAOIWADDEDQEAlxUAIegNQACbFQAhhA9AAJsVACGhDwABvBUAIcsPAQCXFQAhAacFAACYHQAgCacFAADjFgAgwQ0AAOIWADDCDQAArwgAEMMNAADiFgAwxA0BAAAAAegNQACbFQAhhA9AAJsVACGhDwABAAAByw8BAJcVACEDAAAArwgAIAMAALAIADAEAACxCAAgAQAAAJ8IACABAAAAowgAIAEAAACnCAAgAQAAAKsIACABAAAArwgAIAEAAACdCAAgIKgFAADdFgAgqQUAAN4WACCqBQAA3xYAIKsFAADgFgAgrAUAAOEWACCwBwAAoBUAIMENAADcFgAwwg0AALkIABDDDQAA3BYAMMQNAQCXFQAhxg0EAM8VACHoDUAAmxUAIekNAQCXFQAhhA4EAM8VACGcDgEAlxUAIb8OAQCZFQAhyw4AAKAVACD8DgEAlxUAIYQPQACbFQAhmA8BAJkVACG7D0AAmhUAIekPAQCXFQAh6g8gAJgVACHrDwEAmRUAIewPAQCZFQAh7Q8AAKAVACDuDwAAoBUAIO8PAACqFQAg8A8gAJgVACHxDwAAkhUAIPIPAgCfFQAh8w9AAJoVACERqAUAAJMdACCpBQAAlB0AIKoFAACVHQAgqwUAAJYdACCsBQAAlx0AILAHAADpFwAgxg0AAOkXACCEDgAA6RcAIL8OAADpFwAgyw4AAOkXACCYDwAA6RcAILsPAADpFwAg6w8AAOkXACDsDwAA6RcAIO0PAADpFwAg7g8AAOkXACDzDwAA6RcAIAMAAAC5CAAgAwAAuggAMAQAAJ0IACADAAAAuQgAIAMAALoIADAEAACdCAAgAwAAALkIACADAAC6CAAwBAAAnQgAIB2oBQAAjh0AIKkFAACPHQAgqgUAAJAdACCrBQAAkR0AIKwFAACSHQAgsAeAAAAAAcQNAQAAAAHGDQQAAAAB6A1AAAAAAekNAQAAAAGEDgQAAAABnA4BAAAAAb8OAQAAAAHLDoAAAAAB_A4BAAAAAYQPQAAAAAGYDwEAAAABuw9AAAAAAekPAQAAAAHqDyAAAAAB6w8BAAAAAewPAQAAAAHtD4AAAAAB7g-AAAAAAe8PgAAAAAHwDyAAAAAB8Q8AAI0dACDyDwIAAAAB8w9AAAAAAQEIAAC-CAAgGLAHgAAAAAHEDQEAAAABxg0EAAAAAegNQAAAAAHpDQEAAAABhA4EAAAAAZwOAQAAAAG_DgEAAAAByw6AAAAAAfwOAQAAAAGED0AAAAABmA8BAAAAAbsPQAAAAAHpDwEAAAAB6g8gAAAAAesPAQAAAAHsDwEAAAAB7Q-AAAAAAe4PgAAAAAHvD4AAAAAB8A8gAAAAAfEPAACNHQAg8g8CAAAAAfMPQAAAAAEBCAAAwAgAMAEIAADACAAwHagFAADMHAAgqQUAAM0cACCqBQAAzhwAIKsFAADPHAAgrAUAANAcACCwB4AAAAABxA0BAPQXACHGDQQA2xgAIegNQADwFwAh6Q0BAPQXACGEDgQA2xgAIZwOAQD0FwAhvw4BAPMXACHLDoAAAAAB_A4BAPQXACGED0AA8BcAIZgPAQDzFwAhuw9AAPwXACHpDwEA9BcAIeoPIACSGAAh6w8BAPMXACHsDwEA8xcAIe0PgAAAAAHuD4AAAAAB7w-AAAAAAfAPIACSGAAh8Q8AAMscACDyDwIA8hcAIfMPQAD8FwAhAgAAAJ0IACAIAADDCAAgGLAHgAAAAAHEDQEA9BcAIcYNBADbGAAh6A1AAPAXACHpDQEA9BcAIYQOBADbGAAhnA4BAPQXACG_DgEA8xcAIcsOgAAAAAH8DgEA9BcAIYQPQADwFwAhmA8BAPMXACG7D0AA_BcAIekPAQD0FwAh6g8gAJIYACHrDwEA8xcAIewPAQDzFwAh7Q-AAAAAAe4PgAAAAAHvD4AAAAAB8A8gAJIYACHxDwAAyxwAIPIPAgDyFwAh8w9AAPwXACECAAAAuQgAIAgAAMUIACACAAAAuQgAIAgAAMUIACADAAAAnQgAIA8AAL4IACAQAADDCAAgAQAAAJ0IACABAAAAuQgAIBEVAADGHAAgFgAAyRwAIBcAAMgcACAoAADHHAAgKQAAyhwAILAHAADpFwAgxg0AAOkXACCEDgAA6RcAIL8OAADpFwAgyw4AAOkXACCYDwAA6RcAILsPAADpFwAg6w8AAOkXACDsDwAA6RcAIO0PAADpFwAg7g8AAOkXACDzDwAA6RcAIBuwBwAA_RQAIMENAADbFgAwwg0AAMwIABDDDQAA2xYAMMQNAQD4FAAhxg0EAMsVACHoDUAA-RQAIekNAQD4FAAhhA4EAMsVACGcDgEA-BQAIb8OAQD8FAAhyw4AAP0UACD8DgEA-BQAIYQPQAD5FAAhmA8BAPwUACG7D0AAjhUAIekPAQD4FAAh6g8gAJMVACHrDwEA_BQAIewPAQD8FAAh7Q8AAP0UACDuDwAA_RQAIO8PAACnFQAg8A8gAJMVACHxDwAAkhUAIPIPAgD7FAAh8w9AAI4VACEDAAAAuQgAIAMAAMsIADAUAADMCAAgAwAAALkIACADAAC6CAAwBAAAnQgAIAEAAAChCAAgAQAAAKEIACADAAAAnwgAIAMAAKAIADAEAAChCAAgAwAAAJ8IACADAACgCAAwBAAAoQgAIAMAAACfCAAgAwAAoAgAMAQAAKEIACAEpwUAAMUcACDIDwIAAAAByQ8AAQAAAcsPAQAAAAEBCAAA1AgAIAPIDwIAAAAByQ8AAQAAAcsPAQAAAAEBCAAA1ggAMAEIAADWCAAwBKcFAADEHAAgyA8CAPIXACHJDwABtRgAIcsPAQD0FwAhAgAAAKEIACAIAADZCAAgA8gPAgDyFwAhyQ8AAbUYACHLDwEA9BcAIQIAAACfCAAgCAAA2wgAIAIAAACfCAAgCAAA2wgAIAMAAAChCAAgDwAA1AgAIBAAANkIACABAAAAoQgAIAEAAACfCAAgBRUAAL8cACAWAADCHAAgFwAAwRwAICgAAMAcACApAADDHAAgBsENAADaFgAwwg0AAOIIABDDDQAA2hYAMMgPAgD7FAAhyQ8AAa8VACHLDwEA-BQAIQMAAACfCAAgAwAA4QgAMBQAAOIIACADAAAAnwgAIAMAAKAIADAEAAChCAAgAQAAAKUIACABAAAApQgAIAMAAACjCAAgAwAApAgAMAQAAKUIACADAAAAowgAIAMAAKQIADAEAAClCAAgAwAAAKMIACADAACkCAAwBAAApQgAIBWFAwEAAAABpwUAAL4cACC8DAIAAAABgg4BAAAAAdMOAgAAAAHcDgEAAAABmQ8BAAAAAagPAQAAAAHLDwEAAAAB2A8CAAAAAd0PIAAAAAHeDwIAAAAB4A8BAAAAAeEPAQAAAAHiDwIAAAAB4w-AAAAAAeQPAQAAAAHlDwEAAAAB5g8AAL0cACDnDyAAAAAB6A8CAAAAAQEIAADqCAAgFIUDAQAAAAG8DAIAAAABgg4BAAAAAdMOAgAAAAHcDgEAAAABmQ8BAAAAAagPAQAAAAHLDwEAAAAB2A8CAAAAAd0PIAAAAAHeDwIAAAAB4A8BAAAAAeEPAQAAAAHiDwIAAAAB4w-AAAAAAeQPAQAAAAHlDwEAAAAB5g8AAL0cACDnDyAAAAAB6A8CAAAAAQEIAADsCAAwAQgAAOwIADAVhQMBAPQXACGnBQAAvBwAILwMAgDyFwAhgg4BAPMXACHTDgIA8RcAIdwOAQDzFwAhmQ8BAPMXACGoDwEA8xcAIcsPAQD0FwAh2A8CAPEXACHdDyAAtBgAId4PAgDyFwAh4A8BAPQXACHhDwEA8xcAIeIPAgDxFwAh4w-AAAAAAeQPAQDzFwAh5Q8BAPMXACHmDwAAuxwAIOcPIAC0GAAh6A8CAPEXACECAAAApQgAIAgAAO8IACAUhQMBAPQXACG8DAIA8hcAIYIOAQDzFwAh0w4CAPEXACHcDgEA8xcAIZkPAQDzFwAhqA8BAPMXACHLDwEA9BcAIdgPAgDxFwAh3Q8gALQYACHeDwIA8hcAIeAPAQD0FwAh4Q8BAPMXACHiDwIA8RcAIeMPgAAAAAHkDwEA8xcAIeUPAQDzFwAh5g8AALscACDnDyAAtBgAIegPAgDxFwAhAgAAAKMIACAIAADxCAAgAgAAAKMIACAIAADxCAAgAwAAAKUIACAPAADqCAAgEAAA7wgAIAEAAAClCAAgAQAAAKMIACATFQAAthwAIBYAALkcACAXAAC4HAAgKAAAtxwAICkAALocACCCDgAA6RcAINMOAADpFwAg3A4AAOkXACCZDwAA6RcAIKgPAADpFwAg2A8AAOkXACDdDwAA6RcAIOEPAADpFwAg4g8AAOkXACDjDwAA6RcAIOQPAADpFwAg5Q8AAOkXACDnDwAA6RcAIOgPAADpFwAgF4UDAQD4FAAhvAwCAPsUACHBDQAA2RYAMMINAAD4CAAQww0AANkWADCCDgEA_BQAIdMOAgD6FAAh3A4BAPwUACGZDwEA_BQAIagPAQD8FAAhyw8BAPgUACHYDwIA-hQAId0PIACuFQAh3g8CAPsUACHgDwEA-BQAIeEPAQD8FAAh4g8CAPoUACHjDwAA_RQAIOQPAQD8FAAh5Q8BAPwUACHmDwAAkhUAIOcPIACuFQAh6A8CAPoUACEDAAAAowgAIAMAAPcIADAUAAD4CAAgAwAAAKMIACADAACkCAAwBAAApQgAIAEAAACpCAAgAQAAAKkIACADAAAApwgAIAMAAKgIADAEAACpCAAgAwAAAKcIACADAACoCAAwBAAAqQgAIAMAAACnCAAgAwAAqAgAMAQAAKkIACAGpwUAALUcACC8DAIAAAABvw4BAAAAAcsPAQAAAAHeDwIAAAAB3w8BAAAAAQEIAACACQAgBbwMAgAAAAG_DgEAAAAByw8BAAAAAd4PAgAAAAHfDwEAAAABAQgAAIIJADABCAAAggkAMAanBQAAtBwAILwMAgDyFwAhvw4BAPQXACHLDwEA9BcAId4PAgDxFwAh3w8BAPQXACECAAAAqQgAIAgAAIUJACAFvAwCAPIXACG_DgEA9BcAIcsPAQD0FwAh3g8CAPEXACHfDwEA9BcAIQIAAACnCAAgCAAAhwkAIAIAAACnCAAgCAAAhwkAIAMAAACpCAAgDwAAgAkAIBAAAIUJACABAAAAqQgAIAEAAACnCAAgBhUAAK8cACAWAACyHAAgFwAAsRwAICgAALAcACApAACzHAAg3g8AAOkXACAIvAwCAPsUACHBDQAA2BYAMMINAACOCQAQww0AANgWADC_DgEA-BQAIcsPAQD4FAAh3g8CAPoUACHfDwEA-BQAIQMAAACnCAAgAwAAjQkAMBQAAI4JACADAAAApwgAIAMAAKgIADAEAACpCAAgAQAAAK0IACABAAAArQgAIAMAAACrCAAgAwAArAgAMAQAAK0IACADAAAAqwgAIAMAAKwIADAEAACtCAAgAwAAAKsIACADAACsCAAwBAAArQgAIAinBQAArhwAIMsPAQAAAAHYDwIAAAAB2Q8CAAAAAdoPAgAAAAHbDwAArRwAINwPgAAAAAHdDwEAAAABAQgAAJYJACAHyw8BAAAAAdgPAgAAAAHZDwIAAAAB2g8CAAAAAdsPAACtHAAg3A-AAAAAAd0PAQAAAAEBCAAAmAkAMAEIAACYCQAwCKcFAACsHAAgyw8BAPQXACHYDwIA8hcAIdkPAgDyFwAh2g8CAPIXACHbDwAAqxwAINwPgAAAAAHdDwEA9BcAIQIAAACtCAAgCAAAmwkAIAfLDwEA9BcAIdgPAgDyFwAh2Q8CAPIXACHaDwIA8hcAIdsPAACrHAAg3A-AAAAAAd0PAQD0FwAhAgAAAKsIACAIAACdCQAgAgAAAKsIACAIAACdCQAgAwAAAK0IACAPAACWCQAgEAAAmwkAIAEAAACtCAAgAQAAAKsIACAFFQAAphwAIBYAAKkcACAXAACoHAAgKAAApxwAICkAAKocACAKwQ0AANcWADDCDQAApAkAEMMNAADXFgAwyw8BAPgUACHYDwIA-xQAIdkPAgD7FAAh2g8CAPsUACHbDwAAkhUAINwPAACnFQAg3Q8BAPgUACEDAAAAqwgAIAMAAKMJADAUAACkCQAgAwAAAKsIACADAACsCAAwBAAArQgAIAEAAACxCAAgAQAAALEIACADAAAArwgAIAMAALAIADAEAACxCAAgAwAAAK8IACADAACwCAAwBAAAsQgAIAMAAACvCAAgAwAAsAgAMAQAALEIACAGpwUAAKUcACDEDQEAAAAB6A1AAAAAAYQPQAAAAAGhDwABAAAByw8BAAAAAQEIAACsCQAgBcQNAQAAAAHoDUAAAAABhA9AAAAAAaEPAAEAAAHLDwEAAAABAQgAAK4JADABCAAArgkAMAanBQAApBwAIMQNAQD0FwAh6A1AAPAXACGED0AA8BcAIaEPAAG1GAAhyw8BAPQXACECAAAAsQgAIAgAALEJACAFxA0BAPQXACHoDUAA8BcAIYQPQADwFwAhoQ8AAbUYACHLDwEA9BcAIQIAAACvCAAgCAAAswkAIAIAAACvCAAgCAAAswkAIAMAAACxCAAgDwAArAkAIBAAALEJACABAAAAsQgAIAEAAACvCAAgAxUAAKEcACAWAACjHAAgFwAAohwAIAjBDQAA1hYAMMINAAC6CQAQww0AANYWADDEDQEA-BQAIegNQAD5FAAhhA9AAPkUACGhDwABrxUAIcsPAQD4FAAhAwAAAK8IACADAAC5CQAwFAAAugkAIAMAAACvCAAgAwAAsAgAMAQAALEIACAcjgYAAM8WACCPBgAA0BYAIMENAADOFgAwwg0AAMoJABDDDQAAzhYAMMQNAQAAAAHoDUAAmxUAIekNAQCXFQAhkA4BAJkVACGZDgIAnxUAIZwOAQCXFQAhpg5AAJoVACG_DgEAmRUAIdEOBADPFQAh8A4BAJkVACGDDwEAmRUAIZgPAQCZFQAhyw8BAJcVACHMDwEAlxUAIc0PEAC-FQAhzg8QAL4VACHPDwIAnhUAIdAPAAG9FQAh0Q8CAJ4VACHSDxAAvhUAIdMPBADPFQAh1A8AAKAVACDVDwEAmRUAIQEAAAC9CQAgCY0GAADTFgAgwQ0AANUWADDCDQAAvwkAEMMNAADVFgAwgg4BAJcVACGQDhAAvhUAId8OAgCfFQAhxw8BAJcVACHKDwIAnxUAIQKNBgAAoBwAIJAOAADpFwAgCo0GAADTFgAgwQ0AANUWADDCDQAAvwkAEMMNAADVFgAwgg4BAJcVACGQDhAAvhUAId8OAgCfFQAhxw8BAJcVACHKDwIAnxUAIdcPAADUFgAgAwAAAL8JACADAADACQAwBAAAwQkAIAeNBgAA0xYAIMENAADSFgAwwg0AAMMJABDDDQAA0hYAMMcPAQCXFQAhyA8CAJ8VACHJDwABvBUAIQGNBgAAoBwAIAiNBgAA0xYAIMENAADSFgAwwg0AAMMJABDDDQAA0hYAMMcPAQCXFQAhyA8CAJ8VACHJDwABvBUAIdYPAADRFgAgAwAAAMMJACADAADECQAwBAAAxQkAIAEAAAC_CQAgAQAAAMMJACABAAAAvQkAIByOBgAAzxYAII8GAADQFgAgwQ0AAM4WADDCDQAAygkAEMMNAADOFgAwxA0BAJcVACHoDUAAmxUAIekNAQCXFQAhkA4BAJkVACGZDgIAnxUAIZwOAQCXFQAhpg5AAJoVACG_DgEAmRUAIdEOBADPFQAh8A4BAJkVACGDDwEAmRUAIZgPAQCZFQAhyw8BAJcVACHMDwEAlxUAIc0PEAC-FQAhzg8QAL4VACHPDwIAnhUAIdAPAAG9FQAh0Q8CAJ4VACHSDxAAvhUAIdMPBADPFQAh1A8AAKAVACDVDwEAmRUAIRKOBgAAnhwAII8GAACfHAAgkA4AAOkXACCmDgAA6RcAIL8OAADpFwAg0Q4AAOkXACDwDgAA6RcAIIMPAADpFwAgmA8AAOkXACDNDwAA6RcAIM4PAADpFwAgzw8AAOkXACDQDwAA6RcAINEPAADpFwAg0g8AAOkXACDTDwAA6RcAINQPAADpFwAg1Q8AAOkXACADAAAAygkAIAMAAMsJADAEAAC9CQAgAwAAAMoJACADAADLCQAwBAAAvQkAIAMAAADKCQAgAwAAywkAMAQAAL0JACAZjgYAAJwcACCPBgAAnRwAIMQNAQAAAAHoDUAAAAAB6Q0BAAAAAZAOAQAAAAGZDgIAAAABnA4BAAAAAaYOQAAAAAG_DgEAAAAB0Q4EAAAAAfAOAQAAAAGDDwEAAAABmA8BAAAAAcsPAQAAAAHMDwEAAAABzQ8QAAAAAc4PEAAAAAHPDwIAAAAB0A8AAQAAAdEPAgAAAAHSDxAAAAAB0w8EAAAAAdQPgAAAAAHVDwEAAAABAQgAAM8JACAXxA0BAAAAAegNQAAAAAHpDQEAAAABkA4BAAAAAZkOAgAAAAGcDgEAAAABpg5AAAAAAb8OAQAAAAHRDgQAAAAB8A4BAAAAAYMPAQAAAAGYDwEAAAAByw8BAAAAAcwPAQAAAAHNDxAAAAABzg8QAAAAAc8PAgAAAAHQDwABAAAB0Q8CAAAAAdIPEAAAAAHTDwQAAAAB1A-AAAAAAdUPAQAAAAEBCAAA0QkAMAEIAADRCQAwGY4GAACCHAAgjwYAAIMcACDEDQEA9BcAIegNQADwFwAh6Q0BAPQXACGQDgEA8xcAIZkOAgDyFwAhnA4BAPQXACGmDkAA_BcAIb8OAQDzFwAh0Q4EANsYACHwDgEA8xcAIYMPAQDzFwAhmA8BAPMXACHLDwEA9BcAIcwPAQD0FwAhzQ8QALcYACHODxAAtxgAIc8PAgDxFwAh0A8AAbYYACHRDwIA8RcAIdIPEAC3GAAh0w8EANsYACHUD4AAAAAB1Q8BAPMXACECAAAAvQkAIAgAANQJACAXxA0BAPQXACHoDUAA8BcAIekNAQD0FwAhkA4BAPMXACGZDgIA8hcAIZwOAQD0FwAhpg5AAPwXACG_DgEA8xcAIdEOBADbGAAh8A4BAPMXACGDDwEA8xcAIZgPAQDzFwAhyw8BAPQXACHMDwEA9BcAIc0PEAC3GAAhzg8QALcYACHPDwIA8RcAIdAPAAG2GAAh0Q8CAPEXACHSDxAAtxgAIdMPBADbGAAh1A-AAAAAAdUPAQDzFwAhAgAAAMoJACAIAADWCQAgAgAAAMoJACAIAADWCQAgAwAAAL0JACAPAADPCQAgEAAA1AkAIAEAAAC9CQAgAQAAAMoJACAVFQAA_RsAIBYAAIAcACAXAAD_GwAgKAAA_hsAICkAAIEcACCQDgAA6RcAIKYOAADpFwAgvw4AAOkXACDRDgAA6RcAIPAOAADpFwAggw8AAOkXACCYDwAA6RcAIM0PAADpFwAgzg8AAOkXACDPDwAA6RcAINAPAADpFwAg0Q8AAOkXACDSDwAA6RcAINMPAADpFwAg1A8AAOkXACDVDwAA6RcAIBrBDQAAzRYAMMINAADdCQAQww0AAM0WADDEDQEA-BQAIegNQAD5FAAh6Q0BAPgUACGQDgEA_BQAIZkOAgD7FAAhnA4BAPgUACGmDkAAjhUAIb8OAQD8FAAh0Q4EAMsVACHwDgEA_BQAIYMPAQD8FAAhmA8BAPwUACHLDwEA-BQAIcwPAQD4FAAhzQ8QALEVACHODxAAsRUAIc8PAgD6FAAh0A8AAbAVACHRDwIA-hQAIdIPEACxFQAh0w8EAMsVACHUDwAA_RQAINUPAQD8FAAhAwAAAMoJACADAADcCQAwFAAA3QkAIAMAAADKCQAgAwAAywkAMAQAAL0JACABAAAAwQkAIAEAAADBCQAgAwAAAL8JACADAADACQAwBAAAwQkAIAMAAAC_CQAgAwAAwAkAMAQAAMEJACADAAAAvwkAIAMAAMAJADAEAADBCQAgBo0GAAD8GwAggg4BAAAAAZAOEAAAAAHfDgIAAAABxw8BAAAAAcoPAgAAAAEBCAAA5QkAIAWCDgEAAAABkA4QAAAAAd8OAgAAAAHHDwEAAAAByg8CAAAAAQEIAADnCQAwAQgAAOcJADAGjQYAAPsbACCCDgEA9BcAIZAOEAC3GAAh3w4CAPIXACHHDwEA9BcAIcoPAgDyFwAhAgAAAMEJACAIAADqCQAgBYIOAQD0FwAhkA4QALcYACHfDgIA8hcAIccPAQD0FwAhyg8CAPIXACECAAAAvwkAIAgAAOwJACACAAAAvwkAIAgAAOwJACADAAAAwQkAIA8AAOUJACAQAADqCQAgAQAAAMEJACABAAAAvwkAIAYVAAD2GwAgFgAA-RsAIBcAAPgbACAoAAD3GwAgKQAA-hsAIJAOAADpFwAgCMENAADMFgAwwg0AAPMJABDDDQAAzBYAMIIOAQD4FAAhkA4QALEVACHfDgIA-xQAIccPAQD4FAAhyg8CAPsUACEDAAAAvwkAIAMAAPIJADAUAADzCQAgAwAAAL8JACADAADACQAwBAAAwQkAIAEAAADFCQAgAQAAAMUJACADAAAAwwkAIAMAAMQJADAEAADFCQAgAwAAAMMJACADAADECQAwBAAAxQkAIAMAAADDCQAgAwAAxAkAMAQAAMUJACAEjQYAAPUbACDHDwEAAAAByA8CAAAAAckPAAEAAAEBCAAA-wkAIAPHDwEAAAAByA8CAAAAAckPAAEAAAEBCAAA_QkAMAEIAAD9CQAwBI0GAAD0GwAgxw8BAPQXACHIDwIA8hcAIckPAAG1GAAhAgAAAMUJACAIAACACgAgA8cPAQD0FwAhyA8CAPIXACHJDwABtRgAIQIAAADDCQAgCAAAggoAIAIAAADDCQAgCAAAggoAIAMAAADFCQAgDwAA-wkAIBAAAIAKACABAAAAxQkAIAEAAADDCQAgBRUAAO8bACAWAADyGwAgFwAA8RsAICgAAPAbACApAADzGwAgBsENAADLFgAwwg0AAIkKABDDDQAAyxYAMMcPAQD4FAAhyA8CAPsUACHJDwABrxUAIQMAAADDCQAgAwAAiAoAMBQAAIkKACADAAAAwwkAIAMAAMQJADAEAADFCQAgAQAAAIMCACABAAAAgwIAIAMAAACBAgAgAwAAggIAMAQAAIMCACADAAAAgQIAIAMAAIICADAEAACDAgAgAwAAAIECACADAACCAgAwBAAAgwIAIBGsAQAA6xsAIK8BAADsGwAgsAEAAO0bACCxAQAA7hsAIMQNAQAAAAHoDUAAAAAB6Q0BAAAAAesNAQAAAAH0DQEAAAABvg4BAAAAAYAPQAAAAAGMD0AAAAABwA8BAAAAAcMPAQAAAAHEDwAA6hsAIMUPQAAAAAHGDwIAAAABAQgAAJEKACANxA0BAAAAAegNQAAAAAHpDQEAAAAB6w0BAAAAAfQNAQAAAAG-DgEAAAABgA9AAAAAAYwPQAAAAAHADwEAAAABww8BAAAAAcQPAADqGwAgxQ9AAAAAAcYPAgAAAAEBCAAAkwoAMAEIAACTCgAwAQAAAIUCACARrAEAAMIbACCvAQAAwxsAILABAADEGwAgsQEAAMUbACDEDQEA9BcAIegNQADwFwAh6Q0BAPMXACHrDQEA9BcAIfQNAQDzFwAhvg4BAPQXACGAD0AA_BcAIYwPQAD8FwAhwA8BAPQXACHDDwEA9BcAIcQPAADBGwAgxQ9AAPwXACHGDwIA8hcAIQIAAACDAgAgCAAAlwoAIA3EDQEA9BcAIegNQADwFwAh6Q0BAPMXACHrDQEA9BcAIfQNAQDzFwAhvg4BAPQXACGAD0AA_BcAIYwPQAD8FwAhwA8BAPQXACHDDwEA9BcAIcQPAADBGwAgxQ9AAPwXACHGDwIA8hcAIQIAAACBAgAgCAAAmQoAIAIAAACBAgAgCAAAmQoAIAEAAACFAgAgAwAAAIMCACAPAACRCgAgEAAAlwoAIAEAAACDAgAgAQAAAIECACAKFQAAvBsAIBYAAL8bACAXAAC-GwAgKAAAvRsAICkAAMAbACDpDQAA6RcAIPQNAADpFwAggA8AAOkXACCMDwAA6RcAIMUPAADpFwAgEMENAADKFgAwwg0AAKEKABDDDQAAyhYAMMQNAQD4FAAh6A1AAPkUACHpDQEA_BQAIesNAQD4FAAh9A0BAPwUACG-DgEA-BQAIYAPQACOFQAhjA9AAI4VACHADwEA-BQAIcMPAQD4FAAhxA8AAJIVACDFD0AAjhUAIcYPAgD7FAAhAwAAAIECACADAACgCgAwFAAAoQoAIAMAAACBAgAgAwAAggIAMAQAAIMCACAJwQ0AAMkWADDCDQAApwoAEMMNAADJFgAw6Q0BAJkVACGDDgEAmRUAIYwPQACbFQAhwA8BAAAAAcEPAgCfFQAhwg8gAJgVACEBAAAApAoAIAEAAACkCgAgCcENAADJFgAwwg0AAKcKABDDDQAAyRYAMOkNAQCZFQAhgw4BAJkVACGMD0AAmxUAIcAPAQCXFQAhwQ8CAJ8VACHCDyAAmBUAIQLpDQAA6RcAIIMOAADpFwAgAwAAAKcKACADAACoCgAwBAAApAoAIAMAAACnCgAgAwAAqAoAMAQAAKQKACADAAAApwoAIAMAAKgKADAEAACkCgAgBukNAQAAAAGDDgEAAAABjA9AAAAAAcAPAQAAAAHBDwIAAAABwg8gAAAAAQEIAACsCgAgBukNAQAAAAGDDgEAAAABjA9AAAAAAcAPAQAAAAHBDwIAAAABwg8gAAAAAQEIAACuCgAwAQgAAK4KADAG6Q0BAPMXACGDDgEA8xcAIYwPQADwFwAhwA8BAPQXACHBDwIA8hcAIcIPIACSGAAhAgAAAKQKACAIAACxCgAgBukNAQDzFwAhgw4BAPMXACGMD0AA8BcAIcAPAQD0FwAhwQ8CAPIXACHCDyAAkhgAIQIAAACnCgAgCAAAswoAIAIAAACnCgAgCAAAswoAIAMAAACkCgAgDwAArAoAIBAAALEKACABAAAApAoAIAEAAACnCgAgBxUAALcbACAWAAC6GwAgFwAAuRsAICgAALgbACApAAC7GwAg6Q0AAOkXACCDDgAA6RcAIAnBDQAAyBYAMMINAAC6CgAQww0AAMgWADDpDQEA_BQAIYMOAQD8FAAhjA9AAPkUACHADwEA-BQAIcEPAgD7FAAhwg8gAJMVACEDAAAApwoAIAMAALkKADAUAAC6CgAgAwAAAKcKACADAACoCgAwBAAApAoAIAEAAACJAgAgAQAAAIkCACADAAAAhwIAIAMAAIgCADAEAACJAgAgAwAAAIcCACADAACIAgAwBAAAiQIAIAMAAACHAgAgAwAAiAIAMAQAAIkCACAGCIAAAAABrgEAALYbACDEDQQAAAABxg1AAAAAAYoOAQAAAAG5DwEAAAABAQgAAMIKACAFCIAAAAABxA0EAAAAAcYNQAAAAAGKDgEAAAABuQ8BAAAAAQEIAADECgAwAQgAAMQKADAGCIAAAAABrgEAALUbACDEDQQA7xcAIcYNQADwFwAhig4BAPQXACG5DwEA9BcAIQIAAACJAgAgCAAAxwoAIAUIgAAAAAHEDQQA7xcAIcYNQADwFwAhig4BAPQXACG5DwEA9BcAIQIAAACHAgAgCAAAyQoAIAIAAACHAgAgCAAAyQoAIAMAAACJAgAgDwAAwgoAIBAAAMcKACABAAAAiQIAIAEAAACHAgAgBRUAALAbACAWAACzGwAgFwAAshsAICgAALEbACApAAC0GwAgCAgAAKcVACDBDQAAxxYAMMINAADQCgAQww0AAMcWADDEDQQA9xQAIcYNQAD5FAAhig4BAPgUACG5DwEA-BQAIQMAAACHAgAgAwAAzwoAMBQAANAKACADAAAAhwIAIAMAAIgCADAEAACJAgAgAQAAAI0CACABAAAAjQIAIAMAAACLAgAgAwAAjAIAMAQAAI0CACADAAAAiwIAIAMAAIwCADAEAACNAgAgAwAAAIsCACADAACMAgAwBAAAjQIAIA6uAQAArxsAIMQNAQAAAAHjDQIAAAAB5Q1AAAAAAeYNAgAAAAHnDUAAAAAB6A1AAAAAAYoOAQAAAAGcDgEAAAABpg5AAAAAAbkPAQAAAAG9D4AAAAABvg8CAAAAAb8PQAAAAAEBCAAA2AoAIA3EDQEAAAAB4w0CAAAAAeUNQAAAAAHmDQIAAAAB5w1AAAAAAegNQAAAAAGKDgEAAAABnA4BAAAAAaYOQAAAAAG5DwEAAAABvQ-AAAAAAb4PAgAAAAG_D0AAAAABAQgAANoKADABCAAA2goAMA6uAQAArhsAIMQNAQD0FwAh4w0CAPIXACHlDUAA_BcAIeYNAgDyFwAh5w1AAPwXACHoDUAA8BcAIYoOAQD0FwAhnA4BAPQXACGmDkAA_BcAIbkPAQD0FwAhvQ-AAAAAAb4PAgDyFwAhvw9AAPwXACECAAAAjQIAIAgAAN0KACANxA0BAPQXACHjDQIA8hcAIeUNQAD8FwAh5g0CAPIXACHnDUAA_BcAIegNQADwFwAhig4BAPQXACGcDgEA9BcAIaYOQAD8FwAhuQ8BAPQXACG9D4AAAAABvg8CAPIXACG_D0AA_BcAIQIAAACLAgAgCAAA3woAIAIAAACLAgAgCAAA3woAIAMAAACNAgAgDwAA2AoAIBAAAN0KACABAAAAjQIAIAEAAACLAgAgCRUAAKkbACAWAACsGwAgFwAAqxsAICgAAKobACApAACtGwAg5Q0AAOkXACDnDQAA6RcAIKYOAADpFwAgvw8AAOkXACAQwQ0AAMYWADDCDQAA5goAEMMNAADGFgAwxA0BAPgUACHjDQIA-xQAIeUNQACOFQAh5g0CAPsUACHnDUAAjhUAIegNQAD5FAAhig4BAPgUACGcDgEA-BQAIaYOQACOFQAhuQ8BAPgUACG9DwAApxUAIL4PAgD7FAAhvw9AAI4VACEDAAAAiwIAIAMAAOUKADAUAADmCgAgAwAAAIsCACADAACMAgAwBAAAjQIAIAEAAACRAgAgAQAAAJECACADAAAAjwIAIAMAAJACADAEAACRAgAgAwAAAI8CACADAACQAgAwBAAAkQIAIAMAAACPAgAgAwAAkAIAMAQAAJECACAICIAAAAABrgEAAKgbACCKDgEAAAABng9AAAAAAbkPAQAAAAG6DwEAAAABuw9AAAAAAbwPQAAAAAEBCAAA7goAIAcIgAAAAAGKDgEAAAABng9AAAAAAbkPAQAAAAG6DwEAAAABuw9AAAAAAbwPQAAAAAEBCAAA8AoAMAEIAADwCgAwCAiAAAAAAa4BAACnGwAgig4BAPQXACGeD0AA8BcAIbkPAQD0FwAhug8BAPQXACG7D0AA8BcAIbwPQAD8FwAhAgAAAJECACAIAADzCgAgBwiAAAAAAYoOAQD0FwAhng9AAPAXACG5DwEA9BcAIboPAQD0FwAhuw9AAPAXACG8D0AA_BcAIQIAAACPAgAgCAAA9QoAIAIAAACPAgAgCAAA9QoAIAMAAACRAgAgDwAA7goAIBAAAPMKACABAAAAkQIAIAEAAACPAgAgBBUAAKQbACAWAACmGwAgFwAApRsAILwPAADpFwAgCggAAKcVACDBDQAAxRYAMMINAAD8CgAQww0AAMUWADCKDgEA-BQAIZ4PQAD5FAAhuQ8BAPgUACG6DwEA-BQAIbsPQAD5FAAhvA9AAI4VACEDAAAAjwIAIAMAAPsKADAUAAD8CgAgAwAAAI8CACADAACQAgAwBAAAkQIAIBHBDQAAxBYAMMINAACCCwAQww0AAMQWADDEDQEAAAAB6A1AAJsVACGrDgEAlxUAIYAPQACbFQAhhA9AAJsVACGwDwEAlxUAIbEPAQCZFQAhsg8BAJcVACGzDwEAlxUAIbQPAQCZFQAhtQ9AAJoVACG2DwEAmRUAIbcPQACaFQAhuA9AAJoVACEBAAAA_woAIAEAAAD_CgAgEcENAADEFgAwwg0AAIILABDDDQAAxBYAMMQNAQCXFQAh6A1AAJsVACGrDgEAlxUAIYAPQACbFQAhhA9AAJsVACGwDwEAlxUAIbEPAQCZFQAhsg8BAJcVACGzDwEAlxUAIbQPAQCZFQAhtQ9AAJoVACG2DwEAmRUAIbcPQACaFQAhuA9AAJoVACEGsQ8AAOkXACC0DwAA6RcAILUPAADpFwAgtg8AAOkXACC3DwAA6RcAILgPAADpFwAgAwAAAIILACADAACDCwAwBAAA_woAIAMAAACCCwAgAwAAgwsAMAQAAP8KACADAAAAggsAIAMAAIMLADAEAAD_CgAgDsQNAQAAAAHoDUAAAAABqw4BAAAAAYAPQAAAAAGED0AAAAABsA8BAAAAAbEPAQAAAAGyDwEAAAABsw8BAAAAAbQPAQAAAAG1D0AAAAABtg8BAAAAAbcPQAAAAAG4D0AAAAABAQgAAIcLACAOxA0BAAAAAegNQAAAAAGrDgEAAAABgA9AAAAAAYQPQAAAAAGwDwEAAAABsQ8BAAAAAbIPAQAAAAGzDwEAAAABtA8BAAAAAbUPQAAAAAG2DwEAAAABtw9AAAAAAbgPQAAAAAEBCAAAiQsAMAEIAACJCwAwDsQNAQD0FwAh6A1AAPAXACGrDgEA9BcAIYAPQADwFwAhhA9AAPAXACGwDwEA9BcAIbEPAQDzFwAhsg8BAPQXACGzDwEA9BcAIbQPAQDzFwAhtQ9AAPwXACG2DwEA8xcAIbcPQAD8FwAhuA9AAPwXACECAAAA_woAIAgAAIwLACAOxA0BAPQXACHoDUAA8BcAIasOAQD0FwAhgA9AAPAXACGED0AA8BcAIbAPAQD0FwAhsQ8BAPMXACGyDwEA9BcAIbMPAQD0FwAhtA8BAPMXACG1D0AA_BcAIbYPAQDzFwAhtw9AAPwXACG4D0AA_BcAIQIAAACCCwAgCAAAjgsAIAIAAACCCwAgCAAAjgsAIAMAAAD_CgAgDwAAhwsAIBAAAIwLACABAAAA_woAIAEAAACCCwAgCRUAAKEbACAWAACjGwAgFwAAohsAILEPAADpFwAgtA8AAOkXACC1DwAA6RcAILYPAADpFwAgtw8AAOkXACC4DwAA6RcAIBHBDQAAwxYAMMINAACVCwAQww0AAMMWADDEDQEA-BQAIegNQAD5FAAhqw4BAPgUACGAD0AA-RQAIYQPQAD5FAAhsA8BAPgUACGxDwEA_BQAIbIPAQD4FAAhsw8BAPgUACG0DwEA_BQAIbUPQACOFQAhtg8BAPwUACG3D0AAjhUAIbgPQACOFQAhAwAAAIILACADAACUCwAwFAAAlQsAIAMAAACCCwAgAwAAgwsAMAQAAP8KACAFwQ0AAMIWADDCDQAAmwsAEMMNAADCFgAwxA0BAAAAAYQPQACbFQAhAQAAAJgLACABAAAAmAsAIAXBDQAAwhYAMMINAACbCwAQww0AAMIWADDEDQEAlxUAIYQPQACbFQAhAAMAAACbCwAgAwAAnAsAMAQAAJgLACADAAAAmwsAIAMAAJwLADAEAACYCwAgAwAAAJsLACADAACcCwAwBAAAmAsAIALEDQEAAAABhA9AAAAAAQEIAACgCwAgAsQNAQAAAAGED0AAAAABAQgAAKILADABCAAAogsAMALEDQEA9BcAIYQPQADwFwAhAgAAAJgLACAIAAClCwAgAsQNAQD0FwAhhA9AAPAXACECAAAAmwsAIAgAAKcLACACAAAAmwsAIAgAAKcLACADAAAAmAsAIA8AAKALACAQAAClCwAgAQAAAJgLACABAAAAmwsAIAMVAACeGwAgFgAAoBsAIBcAAJ8bACAFwQ0AAMEWADDCDQAArgsAEMMNAADBFgAwxA0BAPgUACGED0AA-RQAIQMAAACbCwAgAwAArQsAMBQAAK4LACADAAAAmwsAIAMAAJwLADAEAACYCwAgDLAHAACqFQAgsQcAALIWACCyBwAAsxYAILUHAAC0FgAgtgcAALUWACDBDQAAsRYAMMINAADPCwAQww0AALEWADDEDQEAAAAB6A1AAJsVACHpDQEAlxUAIfwOAQCXFQAhAQAAALELACAOsAcAAKcWACDBDQAAwBYAMMINAACzCwAQww0AAMAWADDEDQEAlxUAIckNAQCZFQAh6A1AAJsVACHpDQEAlxUAIewNAgCfFQAhxQ5AAJoVACHzDkAAmxUAIZgPAQCXFQAhqw8BAJcVACGsDwAAoBUAIASwBwAAtRoAIMkNAADpFwAgxQ4AAOkXACCsDwAA6RcAIA6wBwAApxYAIMENAADAFgAwwg0AALMLABDDDQAAwBYAMMQNAQAAAAHJDQEAmRUAIegNQACbFQAh6Q0BAJcVACHsDQIAnxUAIcUOQACaFQAh8w5AAJsVACGYDwEAlxUAIasPAQCXFQAhrA8AAKAVACADAAAAswsAIAMAALQLADAEAAC1CwAgCLAHAACnFgAgwQ0AAL8WADDCDQAAtwsAEMMNAAC_FgAwmA8BAJcVACGoDwEAlxUAIakPAQCXFQAhqg9AAJsVACEBsAcAALUaACAJsAcAAKcWACDBDQAAvxYAMMINAAC3CwAQww0AAL8WADCYDwEAlxUAIagPAQCXFQAhqQ8BAJcVACGqD0AAmxUAIa8PAAC-FgAgAwAAALcLACADAAC4CwAwBAAAuQsAIAuwBwAApxYAILQHAAC9FgAgwQ0AALwWADDCDQAAuwsAEMMNAAC8FgAw6A1AAJsVACHpDQEAlxUAIZgPAQCXFQAhoQ8BAJcVACGmD0AAmhUAIacPAgCfFQAhA7AHAAC1GgAgtAcAAJ0bACCmDwAA6RcAIAuwBwAApxYAILQHAAC9FgAgwQ0AALwWADDCDQAAuwsAEMMNAAC8FgAw6A1AAJsVACHpDQEAlxUAIZgPAQCXFQAhoQ8BAAAAAaYPQACaFQAhpw8CAJ8VACEDAAAAuwsAIAMAALwLADAEAAC9CwAgCLMHAAC7FgAgwQ0AALoWADDCDQAAvwsAEMMNAAC6FgAw0Q5AAJsVACGhDwEAlxUAIaQPBACiFQAhpQ8EAKIVACEBswcAAJwbACAJswcAALsWACDBDQAAuhYAMMINAAC_CwAQww0AALoWADDRDkAAmxUAIaEPAQCXFQAhpA8EAKIVACGlDwQAohUAIa4PAAC5FgAgAwAAAL8LACADAADACwAwBAAAwQsAIAEAAAC_CwAgC4YDAgCfFQAhsAcAAKcWACC3BwAAqBYAIMENAACmFgAwwg0AAMQLABDDDQAAphYAMOkNAQCXFQAhmA8BAJcVACGeD0AAmxUAIZ8PIACYFQAhoA9AAJoVACEBAAAAxAsAIA-2BwAAuBYAIMENAAC3FgAwwg0AAMYLABDDDQAAtxYAMMYNQACbFQAh3g0BAJkVACHmDQEAmRUAIYIOAQCXFQAhmA5AAJsVACGYDwEAlxUAIZkPAQCXFQAhmg8AAJIVACCbD0AAmhUAIZwPAQCZFQAhnQ8AAKAVACAGtgcAAJsbACDeDQAA6RcAIOYNAADpFwAgmw8AAOkXACCcDwAA6RcAIJ0PAADpFwAgELYHAAC4FgAgwQ0AALcWADDCDQAAxgsAEMMNAAC3FgAwxg1AAJsVACHeDQEAmRUAIeYNAQCZFQAhgg4BAJcVACGYDkAAmxUAIZgPAQCXFQAhmQ8BAJcVACGaDwAAkhUAIJsPQACaFQAhnA8BAJkVACGdDwAAoBUAIK0PAAC2FgAgAwAAAMYLACADAADHCwAwBAAAyAsAIAEAAADGCwAgAQAAALMLACABAAAAtwsAIAEAAAC7CwAgAQAAALELACAMsAcAAKoVACCxBwAAshYAILIHAACzFgAgtQcAALQWACC2BwAAtRYAIMENAACxFgAwwg0AAM8LABDDDQAAsRYAMMQNAQCXFQAh6A1AAJsVACHpDQEAlxUAIfwOAQCXFQAhBLEHAACYGwAgsgcAAJkbACC1BwAAmhsAILYHAACbGwAgAwAAAM8LACADAADQCwAwBAAAsQsAIAMAAADPCwAgAwAA0AsAMAQAALELACADAAAAzwsAIAMAANALADAEAACxCwAgCbAHgAAAAAGxBwAAlBsAILIHAACVGwAgtQcAAJYbACC2BwAAlxsAIMQNAQAAAAHoDUAAAAAB6Q0BAAAAAfwOAQAAAAEBCAAA1AsAIAWwB4AAAAABxA0BAAAAAegNQAAAAAHpDQEAAAAB_A4BAAAAAQEIAADWCwAwAQgAANYLADAJsAeAAAAAAbEHAADnGgAgsgcAAOgaACC1BwAA6RoAILYHAADqGgAgxA0BAPQXACHoDUAA8BcAIekNAQD0FwAh_A4BAPQXACECAAAAsQsAIAgAANkLACAFsAeAAAAAAcQNAQD0FwAh6A1AAPAXACHpDQEA9BcAIfwOAQD0FwAhAgAAAM8LACAIAADbCwAgAgAAAM8LACAIAADbCwAgAwAAALELACAPAADUCwAgEAAA2QsAIAEAAACxCwAgAQAAAM8LACADFQAA5BoAIBYAAOYaACAXAADlGgAgCLAHAACnFQAgwQ0AALAWADDCDQAA4gsAEMMNAACwFgAwxA0BAPgUACHoDUAA-RQAIekNAQD4FAAh_A4BAPgUACEDAAAAzwsAIAMAAOELADAUAADiCwAgAwAAAM8LACADAADQCwAwBAAAsQsAIAEAAAC1CwAgAQAAALULACADAAAAswsAIAMAALQLADAEAAC1CwAgAwAAALMLACADAAC0CwAwBAAAtQsAIAMAAACzCwAgAwAAtAsAMAQAALULACALsAcAAOMaACDEDQEAAAAByQ0BAAAAAegNQAAAAAHpDQEAAAAB7A0CAAAAAcUOQAAAAAHzDkAAAAABmA8BAAAAAasPAQAAAAGsD4AAAAABAQgAAOoLACAKxA0BAAAAAckNAQAAAAHoDUAAAAAB6Q0BAAAAAewNAgAAAAHFDkAAAAAB8w5AAAAAAZgPAQAAAAGrDwEAAAABrA-AAAAAAQEIAADsCwAwAQgAAOwLADALsAcAAOIaACDEDQEA9BcAIckNAQDzFwAh6A1AAPAXACHpDQEA9BcAIewNAgDyFwAhxQ5AAPwXACHzDkAA8BcAIZgPAQD0FwAhqw8BAPQXACGsD4AAAAABAgAAALULACAIAADvCwAgCsQNAQD0FwAhyQ0BAPMXACHoDUAA8BcAIekNAQD0FwAh7A0CAPIXACHFDkAA_BcAIfMOQADwFwAhmA8BAPQXACGrDwEA9BcAIawPgAAAAAECAAAAswsAIAgAAPELACACAAAAswsAIAgAAPELACADAAAAtQsAIA8AAOoLACAQAADvCwAgAQAAALULACABAAAAswsAIAgVAADdGgAgFgAA4BoAIBcAAN8aACAoAADeGgAgKQAA4RoAIMkNAADpFwAgxQ4AAOkXACCsDwAA6RcAIA3BDQAArxYAMMINAAD4CwAQww0AAK8WADDEDQEA-BQAIckNAQD8FAAh6A1AAPkUACHpDQEA-BQAIewNAgD7FAAhxQ5AAI4VACHzDkAA-RQAIZgPAQD4FAAhqw8BAPgUACGsDwAA_RQAIAMAAACzCwAgAwAA9wsAMBQAAPgLACADAAAAswsAIAMAALQLADAEAAC1CwAgAQAAALkLACABAAAAuQsAIAMAAAC3CwAgAwAAuAsAMAQAALkLACADAAAAtwsAIAMAALgLADAEAAC5CwAgAwAAALcLACADAAC4CwAwBAAAuQsAIAWwBwAA3BoAIJgPAQAAAAGoDwEAAAABqQ8BAAAAAaoPQAAAAAEBCAAAgAwAIASYDwEAAAABqA8BAAAAAakPAQAAAAGqD0AAAAABAQgAAIIMADABCAAAggwAMAWwBwAA2xoAIJgPAQD0FwAhqA8BAPQXACGpDwEA9BcAIaoPQADwFwAhAgAAALkLACAIAACFDAAgBJgPAQD0FwAhqA8BAPQXACGpDwEA9BcAIaoPQADwFwAhAgAAALcLACAIAACHDAAgAgAAALcLACAIAACHDAAgAwAAALkLACAPAACADAAgEAAAhQwAIAEAAAC5CwAgAQAAALcLACADFQAA2BoAIBYAANoaACAXAADZGgAgB8ENAACuFgAwwg0AAI4MABDDDQAArhYAMJgPAQD4FAAhqA8BAPgUACGpDwEA-BQAIaoPQAD5FAAhAwAAALcLACADAACNDAAwFAAAjgwAIAMAAAC3CwAgAwAAuAsAMAQAALkLACABAAAAvQsAIAEAAAC9CwAgAwAAALsLACADAAC8CwAwBAAAvQsAIAMAAAC7CwAgAwAAvAsAMAQAAL0LACADAAAAuwsAIAMAALwLADAEAAC9CwAgCLAHAADWGgAgtAcAANcaACDoDUAAAAAB6Q0BAAAAAZgPAQAAAAGhDwEAAAABpg9AAAAAAacPAgAAAAEBCAAAlgwAIAboDUAAAAAB6Q0BAAAAAZgPAQAAAAGhDwEAAAABpg9AAAAAAacPAgAAAAEBCAAAmAwAMAEIAACYDAAwCLAHAADIGgAgtAcAAMkaACDoDUAA8BcAIekNAQD0FwAhmA8BAPQXACGhDwEA9BcAIaYPQAD8FwAhpw8CAPIXACECAAAAvQsAIAgAAJsMACAG6A1AAPAXACHpDQEA9BcAIZgPAQD0FwAhoQ8BAPQXACGmD0AA_BcAIacPAgDyFwAhAgAAALsLACAIAACdDAAgAgAAALsLACAIAACdDAAgAwAAAL0LACAPAACWDAAgEAAAmwwAIAEAAAC9CwAgAQAAALsLACAGFQAAwxoAIBYAAMYaACAXAADFGgAgKAAAxBoAICkAAMcaACCmDwAA6RcAIAnBDQAArRYAMMINAACkDAAQww0AAK0WADDoDUAA-RQAIekNAQD4FAAhmA8BAPgUACGhDwEA-BQAIaYPQACOFQAhpw8CAPsUACEDAAAAuwsAIAMAAKMMADAUAACkDAAgAwAAALsLACADAAC8CwAwBAAAvQsAIAEAAADBCwAgAQAAAMELACADAAAAvwsAIAMAAMALADAEAADBCwAgAwAAAL8LACADAADACwAwBAAAwQsAIAMAAAC_CwAgAwAAwAsAMAQAAMELACAFswcAAMIaACDRDkAAAAABoQ8BAAAAAaQPBAAAAAGlDwQAAAABAQgAAKwMACAE0Q5AAAAAAaEPAQAAAAGkDwQAAAABpQ8EAAAAAQEIAACuDAAwAQgAAK4MADAFswcAAMEaACDRDkAA8BcAIaEPAQD0FwAhpA8EAO8XACGlDwQA7xcAIQIAAADBCwAgCAAAsQwAIATRDkAA8BcAIaEPAQD0FwAhpA8EAO8XACGlDwQA7xcAIQIAAAC_CwAgCAAAswwAIAIAAAC_CwAgCAAAswwAIAMAAADBCwAgDwAArAwAIBAAALEMACABAAAAwQsAIAEAAAC_CwAgBRUAALwaACAWAAC_GgAgFwAAvhoAICgAAL0aACApAADAGgAgB8ENAACsFgAwwg0AALoMABDDDQAArBYAMNEOQAD5FAAhoQ8BAPgUACGkDwQA9xQAIaUPBAD3FAAhAwAAAL8LACADAAC5DAAwFAAAugwAIAMAAAC_CwAgAwAAwAsAMAQAAMELACAIwQ0AAKoWADDCDQAAwAwAEMMNAACqFgAwgg4BAJcVACHRDkAAmxUAIaEPAQCXFQAhog8CAJ8VACGjDwAAqxYAIAEAAAC9DAAgAQAAAL0MACAHwQ0AAKoWADDCDQAAwAwAEMMNAACqFgAwgg4BAJcVACHRDkAAmxUAIaEPAQCXFQAhog8CAJ8VACEAAwAAAMAMACADAADBDAAwBAAAvQwAIAMAAADADAAgAwAAwQwAMAQAAL0MACADAAAAwAwAIAMAAMEMADAEAAC9DAAgBIIOAQAAAAHRDkAAAAABoQ8BAAAAAaIPAgAAAAEBCAAAxQwAIASCDgEAAAAB0Q5AAAAAAaEPAQAAAAGiDwIAAAABAQgAAMcMADABCAAAxwwAMASCDgEA9BcAIdEOQADwFwAhoQ8BAPQXACGiDwIA8hcAIQIAAAC9DAAgCAAAygwAIASCDgEA9BcAIdEOQADwFwAhoQ8BAPQXACGiDwIA8hcAIQIAAADADAAgCAAAzAwAIAIAAADADAAgCAAAzAwAIAMAAAC9DAAgDwAAxQwAIBAAAMoMACABAAAAvQwAIAEAAADADAAgBRUAALcaACAWAAC6GgAgFwAAuRoAICgAALgaACApAAC7GgAgB8ENAACpFgAwwg0AANMMABDDDQAAqRYAMIIOAQD4FAAh0Q5AAPkUACGhDwEA-BQAIaIPAgD7FAAhAwAAAMAMACADAADSDAAwFAAA0wwAIAMAAADADAAgAwAAwQwAMAQAAL0MACALhgMCAJ8VACGwBwAApxYAILcHAACoFgAgwQ0AAKYWADDCDQAAxAsAEMMNAACmFgAw6Q0BAJcVACGYDwEAAAABng9AAJsVACGfDyAAmBUAIaAPQACaFQAhAQAAANYMACABAAAA1gwAIAOwBwAAtRoAILcHAAC2GgAgoA8AAOkXACADAAAAxAsAIAMAANkMADAEAADWDAAgAwAAAMQLACADAADZDAAwBAAA1gwAIAMAAADECwAgAwAA2QwAMAQAANYMACAIhgMCAAAAAbAHAACzGgAgtwcAALQaACDpDQEAAAABmA8BAAAAAZ4PQAAAAAGfDyAAAAABoA9AAAAAAQEIAADdDAAgBoYDAgAAAAHpDQEAAAABmA8BAAAAAZ4PQAAAAAGfDyAAAAABoA9AAAAAAQEIAADfDAAwAQgAAN8MADAIhgMCAPIXACGwBwAApRoAILcHAACmGgAg6Q0BAPQXACGYDwEA9BcAIZ4PQADwFwAhnw8gAJIYACGgD0AA_BcAIQIAAADWDAAgCAAA4gwAIAaGAwIA8hcAIekNAQD0FwAhmA8BAPQXACGeD0AA8BcAIZ8PIACSGAAhoA9AAPwXACECAAAAxAsAIAgAAOQMACACAAAAxAsAIAgAAOQMACADAAAA1gwAIA8AAN0MACAQAADiDAAgAQAAANYMACABAAAAxAsAIAYVAACgGgAgFgAAoxoAIBcAAKIaACAoAAChGgAgKQAApBoAIKAPAADpFwAgCYYDAgD7FAAhwQ0AAKUWADDCDQAA6wwAEMMNAAClFgAw6Q0BAPgUACGYDwEA-BQAIZ4PQAD5FAAhnw8gAJMVACGgD0AAjhUAIQMAAADECwAgAwAA6gwAMBQAAOsMACADAAAAxAsAIAMAANkMADAEAADWDAAgAQAAAMgLACABAAAAyAsAIAMAAADGCwAgAwAAxwsAMAQAAMgLACADAAAAxgsAIAMAAMcLADAEAADICwAgAwAAAMYLACADAADHCwAwBAAAyAsAIAy2BwAAnxoAIMYNQAAAAAHeDQEAAAAB5g0BAAAAAYIOAQAAAAGYDkAAAAABmA8BAAAAAZkPAQAAAAGaDwAAnhoAIJsPQAAAAAGcDwEAAAABnQ-AAAAAAQEIAADzDAAgC8YNQAAAAAHeDQEAAAAB5g0BAAAAAYIOAQAAAAGYDkAAAAABmA8BAAAAAZkPAQAAAAGaDwAAnhoAIJsPQAAAAAGcDwEAAAABnQ-AAAAAAQEIAAD1DAAwAQgAAPUMADAMtgcAAJ0aACDGDUAA8BcAId4NAQDzFwAh5g0BAPMXACGCDgEA9BcAIZgOQADwFwAhmA8BAPQXACGZDwEA9BcAIZoPAACcGgAgmw9AAPwXACGcDwEA8xcAIZ0PgAAAAAECAAAAyAsAIAgAAPgMACALxg1AAPAXACHeDQEA8xcAIeYNAQDzFwAhgg4BAPQXACGYDkAA8BcAIZgPAQD0FwAhmQ8BAPQXACGaDwAAnBoAIJsPQAD8FwAhnA8BAPMXACGdD4AAAAABAgAAAMYLACAIAAD6DAAgAgAAAMYLACAIAAD6DAAgAwAAAMgLACAPAADzDAAgEAAA-AwAIAEAAADICwAgAQAAAMYLACAIFQAAmRoAIBYAAJsaACAXAACaGgAg3g0AAOkXACDmDQAA6RcAIJsPAADpFwAgnA8AAOkXACCdDwAA6RcAIA7BDQAApBYAMMINAACBDQAQww0AAKQWADDGDUAA-RQAId4NAQD8FAAh5g0BAPwUACGCDgEA-BQAIZgOQAD5FAAhmA8BAPgUACGZDwEA-BQAIZoPAACSFQAgmw9AAI4VACGcDwEA_BQAIZ0PAAD9FAAgAwAAAMYLACADAACADQAwFAAAgQ0AIAMAAADGCwAgAwAAxwsAMAQAAMgLACAHwQ0AAKIWADDCDQAAhw0AEMMNAACiFgAwlA4BAJcVACHRDkAAmxUAIZYPAgCfFQAhlw8AAKMWACABAAAAhA0AIAEAAACEDQAgBsENAACiFgAwwg0AAIcNABDDDQAAohYAMJQOAQCXFQAh0Q5AAJsVACGWDwIAnxUAIQADAAAAhw0AIAMAAIgNADAEAACEDQAgAwAAAIcNACADAACIDQAwBAAAhA0AIAMAAACHDQAgAwAAiA0AMAQAAIQNACADlA4BAAAAAdEOQAAAAAGWDwIAAAABAQgAAIwNACADlA4BAAAAAdEOQAAAAAGWDwIAAAABAQgAAI4NADABCAAAjg0AMAOUDgEA9BcAIdEOQADwFwAhlg8CAPIXACECAAAAhA0AIAgAAJENACADlA4BAPQXACHRDkAA8BcAIZYPAgDyFwAhAgAAAIcNACAIAACTDQAgAgAAAIcNACAIAACTDQAgAwAAAIQNACAPAACMDQAgEAAAkQ0AIAEAAACEDQAgAQAAAIcNACAFFQAAlBoAIBYAAJcaACAXAACWGgAgKAAAlRoAICkAAJgaACAGwQ0AAKEWADDCDQAAmg0AEMMNAAChFgAwlA4BAPgUACHRDkAA-RQAIZYPAgD7FAAhAwAAAIcNACADAACZDQAwFAAAmg0AIAMAAACHDQAgAwAAiA0AMAQAAIQNACAOyQgAAJoWACDKCAAAmxYAII8NAgCfFQAhwQ0AAJkWADDCDQAAqg0AEMMNAACZFgAw5g0BAJkVACGCDgEAAAABlA4BAJcVACGXDkAAmxUAIZgOQACaFQAhjA9AAJsVACGPD0AAmhUAIZAPIACYFQAhAQAAAJ0NACAOyAgAAJ4WACDBDQAAoBYAMMINAACfDQAQww0AAKAWADDJDQEAmRUAIYIOAQCXFQAhhA4EAKIVACGeDiAAmBUAIZ8OAgCfFQAhoA4AAJIVACCiDgEAmRUAIaUOAACqFQAg6w4AAb0VACGUDwQAzxUAIQXICAAAkxoAIMkNAADpFwAgog4AAOkXACDrDgAA6RcAIJQPAADpFwAgD8gIAACeFgAgwQ0AAKAWADDCDQAAnw0AEMMNAACgFgAwyQ0BAJkVACGCDgEAlxUAIYQOBACiFQAhmg4AAJ8WACCeDiAAmBUAIZ8OAgCfFQAhoA4AAJIVACCiDgEAmRUAIaUOAACqFQAg6w4AAb0VACGUDwQAzxUAIQMAAACfDQAgAwAAoA0AMAQAAKENACAPyAgAAJ4WACDBDQAAnRYAMMINAACjDQAQww0AAJ0WADCCDgEAlxUAIZcOQACaFQAhiw8BAJcVACGMD0AAmxUAIY0PIACYFQAhjg8BAJkVACGPD0AAmhUAIZAPIACYFQAhkQ9AAJoVACGSD0AAmhUAIZMPAACgFQAgB8gIAACTGgAglw4AAOkXACCODwAA6RcAII8PAADpFwAgkQ8AAOkXACCSDwAA6RcAIJMPAADpFwAgEMgIAACeFgAgwQ0AAJ0WADDCDQAAow0AEMMNAACdFgAwgg4BAJcVACGXDkAAmhUAIYsPAQCXFQAhjA9AAJsVACGNDyAAmBUAIY4PAQCZFQAhjw9AAJoVACGQDyAAmBUAIZEPQACaFQAhkg9AAJoVACGTDwAAoBUAIJUPAACcFgAgAwAAAKMNACADAACkDQAwBAAApQ0AIAEAAACfDQAgAQAAAKMNACABAAAAnQ0AIA7JCAAAmhYAIMoIAACbFgAgjw0CAJ8VACHBDQAAmRYAMMINAACqDQAQww0AAJkWADDmDQEAmRUAIYIOAQCXFQAhlA4BAJcVACGXDkAAmxUAIZgOQACaFQAhjA9AAJsVACGPD0AAmhUAIZAPIACYFQAhBckIAACRGgAgyggAAJIaACDmDQAA6RcAIJgOAADpFwAgjw8AAOkXACADAAAAqg0AIAMAAKsNADAEAACdDQAgAwAAAKoNACADAACrDQAwBAAAnQ0AIAMAAACqDQAgAwAAqw0AMAQAAJ0NACALyQgAAI8aACDKCAAAkBoAII8NAgAAAAHmDQEAAAABgg4BAAAAAZQOAQAAAAGXDkAAAAABmA5AAAAAAYwPQAAAAAGPD0AAAAABkA8gAAAAAQEIAACvDQAgCY8NAgAAAAHmDQEAAAABgg4BAAAAAZQOAQAAAAGXDkAAAAABmA5AAAAAAYwPQAAAAAGPD0AAAAABkA8gAAAAAQEIAACxDQAwAQgAALENADALyQgAAPUZACDKCAAA9hkAII8NAgDyFwAh5g0BAPMXACGCDgEA9BcAIZQOAQD0FwAhlw5AAPAXACGYDkAA_BcAIYwPQADwFwAhjw9AAPwXACGQDyAAkhgAIQIAAACdDQAgCAAAtA0AIAmPDQIA8hcAIeYNAQDzFwAhgg4BAPQXACGUDgEA9BcAIZcOQADwFwAhmA5AAPwXACGMD0AA8BcAIY8PQAD8FwAhkA8gAJIYACECAAAAqg0AIAgAALYNACACAAAAqg0AIAgAALYNACADAAAAnQ0AIA8AAK8NACAQAAC0DQAgAQAAAJ0NACABAAAAqg0AIAgVAADwGQAgFgAA8xkAIBcAAPIZACAoAADxGQAgKQAA9BkAIOYNAADpFwAgmA4AAOkXACCPDwAA6RcAIAyPDQIA-xQAIcENAACYFgAwwg0AAL0NABDDDQAAmBYAMOYNAQD8FAAhgg4BAPgUACGUDgEA-BQAIZcOQAD5FAAhmA5AAI4VACGMD0AA-RQAIY8PQACOFQAhkA8gAJMVACEDAAAAqg0AIAMAALwNADAUAAC9DQAgAwAAAKoNACADAACrDQAwBAAAnQ0AIAEAAAChDQAgAQAAAKENACADAAAAnw0AIAMAAKANADAEAAChDQAgAwAAAJ8NACADAACgDQAwBAAAoQ0AIAMAAACfDQAgAwAAoA0AMAQAAKENACALyAgAAO8ZACDJDQEAAAABgg4BAAAAAYQOBAAAAAGeDiAAAAABnw4CAAAAAaAOAADuGQAgog4BAAAAAaUOgAAAAAHrDgABAAABlA8EAAAAAQEIAADFDQAgCskNAQAAAAGCDgEAAAABhA4EAAAAAZ4OIAAAAAGfDgIAAAABoA4AAO4ZACCiDgEAAAABpQ6AAAAAAesOAAEAAAGUDwQAAAABAQgAAMcNADABCAAAxw0AMAvICAAA7RkAIMkNAQDzFwAhgg4BAPQXACGEDgQA7xcAIZ4OIACSGAAhnw4CAPIXACGgDgAA7BkAIKIOAQDzFwAhpQ6AAAAAAesOAAG2GAAhlA8EANsYACECAAAAoQ0AIAgAAMoNACAKyQ0BAPMXACGCDgEA9BcAIYQOBADvFwAhng4gAJIYACGfDgIA8hcAIaAOAADsGQAgog4BAPMXACGlDoAAAAAB6w4AAbYYACGUDwQA2xgAIQIAAACfDQAgCAAAzA0AIAIAAACfDQAgCAAAzA0AIAMAAAChDQAgDwAAxQ0AIBAAAMoNACABAAAAoQ0AIAEAAACfDQAgCRUAAOcZACAWAADqGQAgFwAA6RkAICgAAOgZACApAADrGQAgyQ0AAOkXACCiDgAA6RcAIOsOAADpFwAglA8AAOkXACANwQ0AAJcWADDCDQAA0w0AEMMNAACXFgAwyQ0BAPwUACGCDgEA-BQAIYQOBAD3FAAhng4gAJMVACGfDgIA-xQAIaAOAACSFQAgog4BAPwUACGlDgAApxUAIOsOAAGwFQAhlA8EAMsVACEDAAAAnw0AIAMAANINADAUAADTDQAgAwAAAJ8NACADAACgDQAwBAAAoQ0AIAEAAAClDQAgAQAAAKUNACADAAAAow0AIAMAAKQNADAEAAClDQAgAwAAAKMNACADAACkDQAwBAAApQ0AIAMAAACjDQAgAwAApA0AMAQAAKUNACAMyAgAAOYZACCCDgEAAAABlw5AAAAAAYsPAQAAAAGMD0AAAAABjQ8gAAAAAY4PAQAAAAGPD0AAAAABkA8gAAAAAZEPQAAAAAGSD0AAAAABkw-AAAAAAQEIAADbDQAgC4IOAQAAAAGXDkAAAAABiw8BAAAAAYwPQAAAAAGNDyAAAAABjg8BAAAAAY8PQAAAAAGQDyAAAAABkQ9AAAAAAZIPQAAAAAGTD4AAAAABAQgAAN0NADABCAAA3Q0AMAzICAAA5RkAIIIOAQD0FwAhlw5AAPwXACGLDwEA9BcAIYwPQADwFwAhjQ8gAJIYACGODwEA8xcAIY8PQAD8FwAhkA8gAJIYACGRD0AA_BcAIZIPQAD8FwAhkw-AAAAAAQIAAAClDQAgCAAA4A0AIAuCDgEA9BcAIZcOQAD8FwAhiw8BAPQXACGMD0AA8BcAIY0PIACSGAAhjg8BAPMXACGPD0AA_BcAIZAPIACSGAAhkQ9AAPwXACGSD0AA_BcAIZMPgAAAAAECAAAAow0AIAgAAOINACACAAAAow0AIAgAAOINACADAAAApQ0AIA8AANsNACAQAADgDQAgAQAAAKUNACABAAAAow0AIAkVAADiGQAgFgAA5BkAIBcAAOMZACCXDgAA6RcAII4PAADpFwAgjw8AAOkXACCRDwAA6RcAIJIPAADpFwAgkw8AAOkXACAOwQ0AAJYWADDCDQAA6Q0AEMMNAACWFgAwgg4BAPgUACGXDkAAjhUAIYsPAQD4FAAhjA9AAPkUACGNDyAAkxUAIY4PAQD8FAAhjw9AAI4VACGQDyAAkxUAIZEPQACOFQAhkg9AAI4VACGTDwAA_RQAIAMAAACjDQAgAwAA6A0AMBQAAOkNACADAAAAow0AIAMAAKQNADAEAAClDQAgD8ENAACUFgAwwg0AAO8NABDDDQAAlBYAMIIOAQCXFQAhhA4EAKIVACGFDgQAohUAIYcOAgCfFQAhiw4BAJcVACGcDgEAlxUAIfwOAQCXFQAhhA9AAJsVACGHDwEAlxUAIYgPEADaFQAhiQ9AAJsVACGKDwAAlRYAIAEAAADsDQAgAQAAAOwNACAOwQ0AAJQWADDCDQAA7w0AEMMNAACUFgAwgg4BAJcVACGEDgQAohUAIYUOBACiFQAhhw4CAJ8VACGLDgEAlxUAIZwOAQCXFQAh_A4BAJcVACGED0AAmxUAIYcPAQCXFQAhiA8QANoVACGJD0AAmxUAIQADAAAA7w0AIAMAAPANADAEAADsDQAgAwAAAO8NACADAADwDQAwBAAA7A0AIAMAAADvDQAgAwAA8A0AMAQAAOwNACALgg4BAAAAAYQOBAAAAAGFDgQAAAABhw4CAAAAAYsOAQAAAAGcDgEAAAAB_A4BAAAAAYQPQAAAAAGHDwEAAAABiA8QAAAAAYkPQAAAAAEBCAAA9A0AIAuCDgEAAAABhA4EAAAAAYUOBAAAAAGHDgIAAAABiw4BAAAAAZwOAQAAAAH8DgEAAAABhA9AAAAAAYcPAQAAAAGIDxAAAAABiQ9AAAAAAQEIAAD2DQAwAQgAAPYNADALgg4BAPQXACGEDgQA7xcAIYUOBADvFwAhhw4CAPIXACGLDgEA9BcAIZwOAQD0FwAh_A4BAPQXACGED0AA8BcAIYcPAQD0FwAhiA8QAOoYACGJD0AA8BcAIQIAAADsDQAgCAAA-Q0AIAuCDgEA9BcAIYQOBADvFwAhhQ4EAO8XACGHDgIA8hcAIYsOAQD0FwAhnA4BAPQXACH8DgEA9BcAIYQPQADwFwAhhw8BAPQXACGIDxAA6hgAIYkPQADwFwAhAgAAAO8NACAIAAD7DQAgAgAAAO8NACAIAAD7DQAgAwAAAOwNACAPAAD0DQAgEAAA-Q0AIAEAAADsDQAgAQAAAO8NACAFFQAA3RkAIBYAAOAZACAXAADfGQAgKAAA3hkAICkAAOEZACAOwQ0AAJMWADDCDQAAgg4AEMMNAACTFgAwgg4BAPgUACGEDgQA9xQAIYUOBAD3FAAhhw4CAPsUACGLDgEA-BQAIZwOAQD4FAAh_A4BAPgUACGED0AA-RQAIYcPAQD4FAAhiA8QANYVACGJD0AA-RQAIQMAAADvDQAgAwAAgQ4AMBQAAIIOACADAAAA7w0AIAMAAPANADAEAADsDQAgBsENAACSFgAwwg0AAIgOABDDDQAAkhYAMIQOBAAAAAGFDgQAohUAIYcPAQCXFQAhAQAAAIUOACABAAAAhQ4AIAbBDQAAkhYAMMINAACIDgAQww0AAJIWADCEDgQAohUAIYUOBACiFQAhhw8BAJcVACEAAwAAAIgOACADAACJDgAwBAAAhQ4AIAMAAACIDgAgAwAAiQ4AMAQAAIUOACADAAAAiA4AIAMAAIkOADAEAACFDgAgA4QOBAAAAAGFDgQAAAABhw8BAAAAAQEIAACNDgAgA4QOBAAAAAGFDgQAAAABhw8BAAAAAQEIAACPDgAwAQgAAI8OADADhA4EAO8XACGFDgQA7xcAIYcPAQD0FwAhAgAAAIUOACAIAACSDgAgA4QOBADvFwAhhQ4EAO8XACGHDwEA9BcAIQIAAACIDgAgCAAAlA4AIAIAAACIDgAgCAAAlA4AIAMAAACFDgAgDwAAjQ4AIBAAAJIOACABAAAAhQ4AIAEAAACIDgAgBRUAANgZACAWAADbGQAgFwAA2hkAICgAANkZACApAADcGQAgBsENAACRFgAwwg0AAJsOABDDDQAAkRYAMIQOBAD3FAAhhQ4EAPcUACGHDwEA-BQAIQMAAACIDgAgAwAAmg4AMBQAAJsOACADAAAAiA4AIAMAAIkOADAEAACFDgAgDsENAACQFgAwwg0AAKEOABDDDQAAkBYAMOgNQACbFQAh6Q0BAJkVACGEDgQAohUAIfUOEAAAAAH8DgEAAAABgQ8BAJcVACGCDxAA2hUAIYMPAQCXFQAhhA9AAJsVACGFDwEAmRUAIYYPAACSFQAgAQAAAJ4OACABAAAAng4AIA7BDQAAkBYAMMINAAChDgAQww0AAJAWADDoDUAAmxUAIekNAQCZFQAhhA4EAKIVACH1DhAA2hUAIfwOAQCXFQAhgQ8BAJcVACGCDxAA2hUAIYMPAQCXFQAhhA9AAJsVACGFDwEAmRUAIYYPAACSFQAgAukNAADpFwAghQ8AAOkXACADAAAAoQ4AIAMAAKIOADAEAACeDgAgAwAAAKEOACADAACiDgAwBAAAng4AIAMAAAChDgAgAwAAog4AMAQAAJ4OACAL6A1AAAAAAekNAQAAAAGEDgQAAAAB9Q4QAAAAAfwOAQAAAAGBDwEAAAABgg8QAAAAAYMPAQAAAAGED0AAAAABhQ8BAAAAAYYPAADXGQAgAQgAAKYOACAL6A1AAAAAAekNAQAAAAGEDgQAAAAB9Q4QAAAAAfwOAQAAAAGBDwEAAAABgg8QAAAAAYMPAQAAAAGED0AAAAABhQ8BAAAAAYYPAADXGQAgAQgAAKgOADABCAAAqA4AMAvoDUAA8BcAIekNAQDzFwAhhA4EAO8XACH1DhAA6hgAIfwOAQD0FwAhgQ8BAPQXACGCDxAA6hgAIYMPAQD0FwAhhA9AAPAXACGFDwEA8xcAIYYPAADWGQAgAgAAAJ4OACAIAACrDgAgC-gNQADwFwAh6Q0BAPMXACGEDgQA7xcAIfUOEADqGAAh_A4BAPQXACGBDwEA9BcAIYIPEADqGAAhgw8BAPQXACGED0AA8BcAIYUPAQDzFwAhhg8AANYZACACAAAAoQ4AIAgAAK0OACACAAAAoQ4AIAgAAK0OACADAAAAng4AIA8AAKYOACAQAACrDgAgAQAAAJ4OACABAAAAoQ4AIAcVAADRGQAgFgAA1BkAIBcAANMZACAoAADSGQAgKQAA1RkAIOkNAADpFwAghQ8AAOkXACAOwQ0AAI8WADDCDQAAtA4AEMMNAACPFgAw6A1AAPkUACHpDQEA_BQAIYQOBAD3FAAh9Q4QANYVACH8DgEA-BQAIYEPAQD4FAAhgg8QANYVACGDDwEA-BQAIYQPQAD5FAAhhQ8BAPwUACGGDwAAkhUAIAMAAAChDgAgAwAAsw4AMBQAALQOACADAAAAoQ4AIAMAAKIOADAEAACeDgAgBsENAACOFgAwwg0AALoOABDDDQAAjhYAMOgNQACbFQAhgg4BAAAAAf8OAQAAAAEBAAAAtw4AIAEAAAC3DgAgBsENAACOFgAwwg0AALoOABDDDQAAjhYAMOgNQACbFQAhgg4BAJcVACH_DgEAlxUAIQADAAAAug4AIAMAALsOADAEAAC3DgAgAwAAALoOACADAAC7DgAwBAAAtw4AIAMAAAC6DgAgAwAAuw4AMAQAALcOACAD6A1AAAAAAYIOAQAAAAH_DgEAAAABAQgAAL8OACAD6A1AAAAAAYIOAQAAAAH_DgEAAAABAQgAAMEOADABCAAAwQ4AMAPoDUAA8BcAIYIOAQD0FwAh_w4BAPQXACECAAAAtw4AIAgAAMQOACAD6A1AAPAXACGCDgEA9BcAIf8OAQD0FwAhAgAAALoOACAIAADGDgAgAgAAALoOACAIAADGDgAgAwAAALcOACAPAAC_DgAgEAAAxA4AIAEAAAC3DgAgAQAAALoOACADFQAAzhkAIBYAANAZACAXAADPGQAgBsENAACNFgAwwg0AAM0OABDDDQAAjRYAMOgNQAD5FAAhgg4BAPgUACH_DgEA-BQAIQMAAAC6DgAgAwAAzA4AMBQAAM0OACADAAAAug4AIAMAALsOADAEAAC3DgAgCMENAACMFgAwwg0AANMOABDDDQAAjBYAMOgNQACbFQAh_Q4BAAAAAf4OAQCXFQAh_w4BAJcVACGAD0AAmhUAIQEAAADQDgAgAQAAANAOACAIwQ0AAIwWADDCDQAA0w4AEMMNAACMFgAw6A1AAJsVACH9DgEAlxUAIf4OAQCXFQAh_w4BAJcVACGAD0AAmhUAIQGADwAA6RcAIAMAAADTDgAgAwAA1A4AMAQAANAOACADAAAA0w4AIAMAANQOADAEAADQDgAgAwAAANMOACADAADUDgAwBAAA0A4AIAXoDUAAAAAB_Q4BAAAAAf4OAQAAAAH_DgEAAAABgA9AAAAAAQEIAADYDgAgBegNQAAAAAH9DgEAAAAB_g4BAAAAAf8OAQAAAAGAD0AAAAABAQgAANoOADABCAAA2g4AMAXoDUAA8BcAIf0OAQD0FwAh_g4BAPQXACH_DgEA9BcAIYAPQAD8FwAhAgAAANAOACAIAADdDgAgBegNQADwFwAh_Q4BAPQXACH-DgEA9BcAIf8OAQD0FwAhgA9AAPwXACECAAAA0w4AIAgAAN8OACACAAAA0w4AIAgAAN8OACADAAAA0A4AIA8AANgOACAQAADdDgAgAQAAANAOACABAAAA0w4AIAQVAADLGQAgFgAAzRkAIBcAAMwZACCADwAA6RcAIAjBDQAAixYAMMINAADmDgAQww0AAIsWADDoDUAA-RQAIf0OAQD4FAAh_g4BAPgUACH_DgEA-BQAIYAPQACOFQAhAwAAANMOACADAADlDgAwFAAA5g4AIAMAAADTDgAgAwAA1A4AMAQAANAOACAHwQ0AAIoWADDCDQAA7A4AEMMNAACKFgAw6A1AAJsVACHpDQEAlxUAIYsOAQAAAAH8DgEAlxUAIQEAAADpDgAgAQAAAOkOACAHwQ0AAIoWADDCDQAA7A4AEMMNAACKFgAw6A1AAJsVACHpDQEAlxUAIYsOAQCXFQAh_A4BAJcVACEAAwAAAOwOACADAADtDgAwBAAA6Q4AIAMAAADsDgAgAwAA7Q4AMAQAAOkOACADAAAA7A4AIAMAAO0OADAEAADpDgAgBOgNQAAAAAHpDQEAAAABiw4BAAAAAfwOAQAAAAEBCAAA8Q4AIAToDUAAAAAB6Q0BAAAAAYsOAQAAAAH8DgEAAAABAQgAAPMOADABCAAA8w4AMAToDUAA8BcAIekNAQD0FwAhiw4BAPQXACH8DgEA9BcAIQIAAADpDgAgCAAA9g4AIAToDUAA8BcAIekNAQD0FwAhiw4BAPQXACH8DgEA9BcAIQIAAADsDgAgCAAA-A4AIAIAAADsDgAgCAAA-A4AIAMAAADpDgAgDwAA8Q4AIBAAAPYOACABAAAA6Q4AIAEAAADsDgAgAxUAAMgZACAWAADKGQAgFwAAyRkAIAfBDQAAiRYAMMINAAD_DgAQww0AAIkWADDoDUAA-RQAIekNAQD4FAAhiw4BAPgUACH8DgEA-BQAIQMAAADsDgAgAwAA_g4AMBQAAP8OACADAAAA7A4AIAMAAO0OADAEAADpDgAgDMENAACHFgAwwg0AAIUPABDDDQAAhxYAMIQOBACiFQAh9A4BAJcVACH1DgQAohUAIfYOAQCXFQAh9w4AAJIVACD4DgIAnxUAIfkOQACbFQAh-g5AAJoVACH7DgAAiBYAIAEAAACCDwAgAQAAAIIPACALwQ0AAIcWADDCDQAAhQ8AEMMNAACHFgAwhA4EAKIVACH0DgEAlxUAIfUOBACiFQAh9g4BAJcVACH3DgAAkhUAIPgOAgCfFQAh-Q5AAJsVACH6DkAAmhUAIQH6DgAA6RcAIAMAAACFDwAgAwAAhg8AMAQAAIIPACADAAAAhQ8AIAMAAIYPADAEAACCDwAgAwAAAIUPACADAACGDwAwBAAAgg8AIAiEDgQAAAAB9A4BAAAAAfUOBAAAAAH2DgEAAAAB9w4AAMcZACD4DgIAAAAB-Q5AAAAAAfoOQAAAAAEBCAAAig8AIAiEDgQAAAAB9A4BAAAAAfUOBAAAAAH2DgEAAAAB9w4AAMcZACD4DgIAAAAB-Q5AAAAAAfoOQAAAAAEBCAAAjA8AMAEIAACMDwAwCIQOBADvFwAh9A4BAPQXACH1DgQA7xcAIfYOAQD0FwAh9w4AAMYZACD4DgIA8hcAIfkOQADwFwAh-g5AAPwXACECAAAAgg8AIAgAAI8PACAIhA4EAO8XACH0DgEA9BcAIfUOBADvFwAh9g4BAPQXACH3DgAAxhkAIPgOAgDyFwAh-Q5AAPAXACH6DkAA_BcAIQIAAACFDwAgCAAAkQ8AIAIAAACFDwAgCAAAkQ8AIAMAAACCDwAgDwAAig8AIBAAAI8PACABAAAAgg8AIAEAAACFDwAgBhUAAMEZACAWAADEGQAgFwAAwxkAICgAAMIZACApAADFGQAg-g4AAOkXACALwQ0AAIYWADDCDQAAmA8AEMMNAACGFgAwhA4EAPcUACH0DgEA-BQAIfUOBAD3FAAh9g4BAPgUACH3DgAAkhUAIPgOAgD7FAAh-Q5AAPkUACH6DkAAjhUAIQMAAACFDwAgAwAAlw8AMBQAAJgPACADAAAAhQ8AIAMAAIYPADAEAACCDwAgGsENAACEFgAwwg0AAJ4PABDDDQAAhBYAMOINAQCXFQAhhA4EAKIVACGrDgEAlxUAIbMOAgCfFQAh0A4AAIUWACDTDgIAnxUAIdQOAgCfFQAh1Q4CAJ8VACHWDgIAnxUAIdcOAgCfFQAh2A4CAJ8VACHZDgIAnxUAIdoOAgCfFQAh2w4gAJgVACHcDgEAlxUAIeoOAAG8FQAh7Q4AAKoVACDuDgEAlxUAIe8OAQCXFQAh8A4AAbwVACHxDgQAohUAIfIOBADPFQAh8w5AAJsVACEBAAAAmw8AIAEAAACbDwAgGcENAACEFgAwwg0AAJ4PABDDDQAAhBYAMOINAQCXFQAhhA4EAKIVACGrDgEAlxUAIbMOAgCfFQAh0w4CAJ8VACHUDgIAnxUAIdUOAgCfFQAh1g4CAJ8VACHXDgIAnxUAIdgOAgCfFQAh2Q4CAJ8VACHaDgIAnxUAIdsOIACYFQAh3A4BAJcVACHqDgABvBUAIe0OAACqFQAg7g4BAJcVACHvDgEAlxUAIfAOAAG8FQAh8Q4EAKIVACHyDgQAzxUAIfMOQACbFQAhAfIOAADpFwAgAwAAAJ4PACADAACfDwAwBAAAmw8AIAMAAACeDwAgAwAAnw8AMAQAAJsPACADAAAAng8AIAMAAJ8PADAEAACbDwAgFuINAQAAAAGEDgQAAAABqw4BAAAAAbMOAgAAAAHTDgIAAAAB1A4CAAAAAdUOAgAAAAHWDgIAAAAB1w4CAAAAAdgOAgAAAAHZDgIAAAAB2g4CAAAAAdsOIAAAAAHcDgEAAAAB6g4AAQAAAe0OgAAAAAHuDgEAAAAB7w4BAAAAAfAOAAEAAAHxDgQAAAAB8g4EAAAAAfMOQAAAAAEBCAAAow8AIBbiDQEAAAABhA4EAAAAAasOAQAAAAGzDgIAAAAB0w4CAAAAAdQOAgAAAAHVDgIAAAAB1g4CAAAAAdcOAgAAAAHYDgIAAAAB2Q4CAAAAAdoOAgAAAAHbDiAAAAAB3A4BAAAAAeoOAAEAAAHtDoAAAAAB7g4BAAAAAe8OAQAAAAHwDgABAAAB8Q4EAAAAAfIOBAAAAAHzDkAAAAABAQgAAKUPADABCAAApQ8AMBbiDQEA9BcAIYQOBADvFwAhqw4BAPQXACGzDgIA8hcAIdMOAgDyFwAh1A4CAPIXACHVDgIA8hcAIdYOAgDyFwAh1w4CAPIXACHYDgIA8hcAIdkOAgDyFwAh2g4CAPIXACHbDiAAkhgAIdwOAQD0FwAh6g4AAbUYACHtDoAAAAAB7g4BAPQXACHvDgEA9BcAIfAOAAG1GAAh8Q4EAO8XACHyDgQA2xgAIfMOQADwFwAhAgAAAJsPACAIAACoDwAgFuINAQD0FwAhhA4EAO8XACGrDgEA9BcAIbMOAgDyFwAh0w4CAPIXACHUDgIA8hcAIdUOAgDyFwAh1g4CAPIXACHXDgIA8hcAIdgOAgDyFwAh2Q4CAPIXACHaDgIA8hcAIdsOIACSGAAh3A4BAPQXACHqDgABtRgAIe0OgAAAAAHuDgEA9BcAIe8OAQD0FwAh8A4AAbUYACHxDgQA7xcAIfIOBADbGAAh8w5AAPAXACECAAAAng8AIAgAAKoPACACAAAAng8AIAgAAKoPACADAAAAmw8AIA8AAKMPACAQAACoDwAgAQAAAJsPACABAAAAng8AIAYVAAC8GQAgFgAAvxkAIBcAAL4ZACAoAAC9GQAgKQAAwBkAIPIOAADpFwAgGcENAACDFgAwwg0AALEPABDDDQAAgxYAMOINAQD4FAAhhA4EAPcUACGrDgEA-BQAIbMOAgD7FAAh0w4CAPsUACHUDgIA-xQAIdUOAgD7FAAh1g4CAPsUACHXDgIA-xQAIdgOAgD7FAAh2Q4CAPsUACHaDgIA-xQAIdsOIACTFQAh3A4BAPgUACHqDgABrxUAIe0OAACnFQAg7g4BAPgUACHvDgEA-BQAIfAOAAGvFQAh8Q4EAPcUACHyDgQAyxUAIfMOQAD5FAAhAwAAAJ4PACADAACwDwAwFAAAsQ8AIAMAAACeDwAgAwAAnw8AMAQAAJsPACAHwQ0AAIEWADDCDQAAtw8AEMMNAACBFgAwqw4BAJcVACHqDgABvBUAIesOAAG8FQAh7A4AAIIWACABAAAAtA8AIAEAAAC0DwAgBsENAACBFgAwwg0AALcPABDDDQAAgRYAMKsOAQCXFQAh6g4AAbwVACHrDgABvBUAIQADAAAAtw8AIAMAALgPADAEAAC0DwAgAwAAALcPACADAAC4DwAwBAAAtA8AIAMAAAC3DwAgAwAAuA8AMAQAALQPACADqw4BAAAAAeoOAAEAAAHrDgABAAABAQgAALwPACADqw4BAAAAAeoOAAEAAAHrDgABAAABAQgAAL4PADABCAAAvg8AMAOrDgEA9BcAIeoOAAG1GAAh6w4AAbUYACECAAAAtA8AIAgAAMEPACADqw4BAPQXACHqDgABtRgAIesOAAG1GAAhAgAAALcPACAIAADDDwAgAgAAALcPACAIAADDDwAgAwAAALQPACAPAAC8DwAgEAAAwQ8AIAEAAAC0DwAgAQAAALcPACADFQAAuRkAIBYAALsZACAXAAC6GQAgBsENAACAFgAwwg0AAMoPABDDDQAAgBYAMKsOAQD4FAAh6g4AAa8VACHrDgABrxUAIQMAAAC3DwAgAwAAyQ8AMBQAAMoPACADAAAAtw8AIAMAALgPADAEAAC0DwAgCsENAAD-FQAwwg0AANAPABDDDQAA_hUAMIQOBACiFQAhqw4BAJcVACHCDgQAohUAIdAOAAD_FQAg1Q4AAPsVACDaDgAA-xUAIOkOAAD7FQAgAQAAAM0PACABAAAAzQ8AIAnBDQAA_hUAMMINAADQDwAQww0AAP4VADCEDgQAohUAIasOAQCXFQAhwg4EAKIVACHVDgAA-xUAINoOAAD7FQAg6Q4AAPsVACAAAwAAANAPACADAADRDwAwBAAAzQ8AIAMAAADQDwAgAwAA0Q8AMAQAAM0PACADAAAA0A8AIAMAANEPADAEAADNDwAgBoQOBAAAAAGrDgEAAAABwg4EAAAAAdUOAAC3GQAg2g4AALgZACDpDgAAthkAIAEIAADVDwAgBoQOBAAAAAGrDgEAAAABwg4EAAAAAdUOAAC3GQAg2g4AALgZACDpDgAAthkAIAEIAADXDwAwAQgAANcPADAGhA4EAO8XACGrDgEA9BcAIcIOBADvFwAh1Q4AALQZACDaDgAAtRkAIOkOAACzGQAgAgAAAM0PACAIAADaDwAgBoQOBADvFwAhqw4BAPQXACHCDgQA7xcAIdUOAAC0GQAg2g4AALUZACDpDgAAsxkAIAIAAADQDwAgCAAA3A8AIAIAAADQDwAgCAAA3A8AIAMAAADNDwAgDwAA1Q8AIBAAANoPACABAAAAzQ8AIAEAAADQDwAgBRUAAK4ZACAWAACxGQAgFwAAsBkAICgAAK8ZACApAACyGQAgCcENAAD9FQAwwg0AAOMPABDDDQAA_RUAMIQOBAD3FAAhqw4BAPgUACHCDgQA9xQAIdUOAAD7FQAg2g4AAPsVACDpDgAA-xUAIAMAAADQDwAgAwAA4g8AMBQAAOMPACADAAAA0A8AIAMAANEPADAEAADNDwAgEMENAAD8FQAwwg0AAOkPABDDDQAA_BUAMMQNBAAAAAHGDUAAmxUAIYQOBACiFQAhhQ4EAM8VACGrDgEAlxUAIcwOAQCXFQAh4g4AAPsVACDjDgAA-xUAIOQOIACYFQAh5Q4gAJgVACHmDgQAohUAIecOBACiFQAh6A4EAM8VACEBAAAA5g8AIAEAAADmDwAgEMENAAD8FQAwwg0AAOkPABDDDQAA_BUAMMQNBACiFQAhxg1AAJsVACGEDgQAohUAIYUOBADPFQAhqw4BAJcVACHMDgEAlxUAIeIOAAD7FQAg4w4AAPsVACDkDiAAmBUAIeUOIACYFQAh5g4EAKIVACHnDgQAohUAIegOBADPFQAhAoUOAADpFwAg6A4AAOkXACADAAAA6Q8AIAMAAOoPADAEAADmDwAgAwAAAOkPACADAADqDwAwBAAA5g8AIAMAAADpDwAgAwAA6g8AMAQAAOYPACANxA0EAAAAAcYNQAAAAAGEDgQAAAABhQ4EAAAAAasOAQAAAAHMDgEAAAAB4g4AAKwZACDjDgAArRkAIOQOIAAAAAHlDiAAAAAB5g4EAAAAAecOBAAAAAHoDgQAAAABAQgAAO4PACANxA0EAAAAAcYNQAAAAAGEDgQAAAABhQ4EAAAAAasOAQAAAAHMDgEAAAAB4g4AAKwZACDjDgAArRkAIOQOIAAAAAHlDiAAAAAB5g4EAAAAAecOBAAAAAHoDgQAAAABAQgAAPAPADABCAAA8A8AMA3EDQQA7xcAIcYNQADwFwAhhA4EAO8XACGFDgQA2xgAIasOAQD0FwAhzA4BAPQXACHiDgAAqhkAIOMOAACrGQAg5A4gAJIYACHlDiAAkhgAIeYOBADvFwAh5w4EAO8XACHoDgQA2xgAIQIAAADmDwAgCAAA8w8AIA3EDQQA7xcAIcYNQADwFwAhhA4EAO8XACGFDgQA2xgAIasOAQD0FwAhzA4BAPQXACHiDgAAqhkAIOMOAACrGQAg5A4gAJIYACHlDiAAkhgAIeYOBADvFwAh5w4EAO8XACHoDgQA2xgAIQIAAADpDwAgCAAA9Q8AIAIAAADpDwAgCAAA9Q8AIAMAAADmDwAgDwAA7g8AIBAAAPMPACABAAAA5g8AIAEAAADpDwAgBxUAAKUZACAWAACoGQAgFwAApxkAICgAAKYZACApAACpGQAghQ4AAOkXACDoDgAA6RcAIBDBDQAA-hUAMMINAAD8DwAQww0AAPoVADDEDQQA9xQAIcYNQAD5FAAhhA4EAPcUACGFDgQAyxUAIasOAQD4FAAhzA4BAPgUACHiDgAA-xUAIOMOAAD7FQAg5A4gAJMVACHlDiAAkxUAIeYOBAD3FAAh5w4EAPcUACHoDgQAyxUAIQMAAADpDwAgAwAA-w8AMBQAAPwPACADAAAA6Q8AIAMAAOoPADAEAADmDwAgBoUDAQCXFQAhwQ0AAPkVADDCDQAAghAAEMMNAAD5FQAwxA0EAAAAAcYNQACbFQAhAQAAAP8PACABAAAA_w8AIAaFAwEAlxUAIcENAAD5FQAwwg0AAIIQABDDDQAA-RUAMMQNBACiFQAhxg1AAJsVACEAAwAAAIIQACADAACDEAAwBAAA_w8AIAMAAACCEAAgAwAAgxAAMAQAAP8PACADAAAAghAAIAMAAIMQADAEAAD_DwAgA4UDAQAAAAHEDQQAAAABxg1AAAAAAQEIAACHEAAgA4UDAQAAAAHEDQQAAAABxg1AAAAAAQEIAACJEAAwAQgAAIkQADADhQMBAPQXACHEDQQA7xcAIcYNQADwFwAhAgAAAP8PACAIAACMEAAgA4UDAQD0FwAhxA0EAO8XACHGDUAA8BcAIQIAAACCEAAgCAAAjhAAIAIAAACCEAAgCAAAjhAAIAMAAAD_DwAgDwAAhxAAIBAAAIwQACABAAAA_w8AIAEAAACCEAAgBRUAAKAZACAWAACjGQAgFwAAohkAICgAAKEZACApAACkGQAgBoUDAQD4FAAhwQ0AAPgVADDCDQAAlRAAEMMNAAD4FQAwxA0EAPcUACHGDUAA-RQAIQMAAACCEAAgAwAAlBAAMBQAAJUQACADAAAAghAAIAMAAIMQADAEAAD_DwAgB8ENAAD3FQAwwg0AAJsQABDDDQAA9xUAMMQNAgAAAAHfDgEAlxUAIeAOAACqFQAg4Q5AAJsVACEBAAAAmBAAIAEAAACYEAAgB8ENAAD3FQAwwg0AAJsQABDDDQAA9xUAMMQNAgCfFQAh3w4BAJcVACHgDgAAqhUAIOEOQACbFQAhAAMAAACbEAAgAwAAnBAAMAQAAJgQACADAAAAmxAAIAMAAJwQADAEAACYEAAgAwAAAJsQACADAACcEAAwBAAAmBAAIATEDQIAAAAB3w4BAAAAAeAOgAAAAAHhDkAAAAABAQgAAKAQACAExA0CAAAAAd8OAQAAAAHgDoAAAAAB4Q5AAAAAAQEIAACiEAAwAQgAAKIQADAExA0CAPIXACHfDgEA9BcAIeAOgAAAAAHhDkAA8BcAIQIAAACYEAAgCAAApRAAIATEDQIA8hcAId8OAQD0FwAh4A6AAAAAAeEOQADwFwAhAgAAAJsQACAIAACnEAAgAgAAAJsQACAIAACnEAAgAwAAAJgQACAPAACgEAAgEAAApRAAIAEAAACYEAAgAQAAAJsQACAFFQAAmxkAIBYAAJ4ZACAXAACdGQAgKAAAnBkAICkAAJ8ZACAHwQ0AAPYVADDCDQAArhAAEMMNAAD2FQAwxA0CAPsUACHfDgEA-BQAIeAOAACnFQAg4Q5AAPkUACEDAAAAmxAAIAMAAK0QADAUAACuEAAgAwAAAJsQACADAACcEAAwBAAAmBAAIBXBDQAA9BUAMMINAAC0EAAQww0AAPQVADCEDgQAohUAIasOAQCXFQAhsw4CAJ8VACHMDgEAlxUAIdEOQACbFQAh0g5AAJsVACHTDgIAnxUAIdQOAgCfFQAh1Q4CAJ8VACHWDgIAnxUAIdcOAgCfFQAh2A4CAJ8VACHZDgIAnxUAIdoOAgCfFQAh2w4gAJgVACHcDgEAlxUAId0OQACbFQAh3g4AAPUVACABAAAAsRAAIAEAAACxEAAgFMENAAD0FQAwwg0AALQQABDDDQAA9BUAMIQOBACiFQAhqw4BAJcVACGzDgIAnxUAIcwOAQCXFQAh0Q5AAJsVACHSDkAAmxUAIdMOAgCfFQAh1A4CAJ8VACHVDgIAnxUAIdYOAgCfFQAh1w4CAJ8VACHYDgIAnxUAIdkOAgCfFQAh2g4CAJ8VACHbDiAAmBUAIdwOAQCXFQAh3Q5AAJsVACEAAwAAALQQACADAAC1EAAwBAAAsRAAIAMAAAC0EAAgAwAAtRAAMAQAALEQACADAAAAtBAAIAMAALUQADAEAACxEAAgEYQOBAAAAAGrDgEAAAABsw4CAAAAAcwOAQAAAAHRDkAAAAAB0g5AAAAAAdMOAgAAAAHUDgIAAAAB1Q4CAAAAAdYOAgAAAAHXDgIAAAAB2A4CAAAAAdkOAgAAAAHaDgIAAAAB2w4gAAAAAdwOAQAAAAHdDkAAAAABAQgAALkQACARhA4EAAAAAasOAQAAAAGzDgIAAAABzA4BAAAAAdEOQAAAAAHSDkAAAAAB0w4CAAAAAdQOAgAAAAHVDgIAAAAB1g4CAAAAAdcOAgAAAAHYDgIAAAAB2Q4CAAAAAdoOAgAAAAHbDiAAAAAB3A4BAAAAAd0OQAAAAAEBCAAAuxAAMAEIAAC7EAAwEYQOBADvFwAhqw4BAPQXACGzDgIA8hcAIcwOAQD0FwAh0Q5AAPAXACHSDkAA8BcAIdMOAgDyFwAh1A4CAPIXACHVDgIA8hcAIdYOAgDyFwAh1w4CAPIXACHYDgIA8hcAIdkOAgDyFwAh2g4CAPIXACHbDiAAkhgAIdwOAQD0FwAh3Q5AAPAXACECAAAAsRAAIAgAAL4QACARhA4EAO8XACGrDgEA9BcAIbMOAgDyFwAhzA4BAPQXACHRDkAA8BcAIdIOQADwFwAh0w4CAPIXACHUDgIA8hcAIdUOAgDyFwAh1g4CAPIXACHXDgIA8hcAIdgOAgDyFwAh2Q4CAPIXACHaDgIA8hcAIdsOIACSGAAh3A4BAPQXACHdDkAA8BcAIQIAAAC0EAAgCAAAwBAAIAIAAAC0EAAgCAAAwBAAIAMAAACxEAAgDwAAuRAAIBAAAL4QACABAAAAsRAAIAEAAAC0EAAgBRUAAJYZACAWAACZGQAgFwAAmBkAICgAAJcZACApAACaGQAgFMENAADzFQAwwg0AAMcQABDDDQAA8xUAMIQOBAD3FAAhqw4BAPgUACGzDgIA-xQAIcwOAQD4FAAh0Q5AAPkUACHSDkAA-RQAIdMOAgD7FAAh1A4CAPsUACHVDgIA-xQAIdYOAgD7FAAh1w4CAPsUACHYDgIA-xQAIdkOAgD7FAAh2g4CAPsUACHbDiAAkxUAIdwOAQD4FAAh3Q5AAPkUACEDAAAAtBAAIAMAAMYQADAUAADHEAAgAwAAALQQACADAAC1EAAwBAAAsRAAIAjBDQAA8RUAMMINAADNEAAQww0AAPEVADCEDgQAohUAIZgOQACbFQAhqw4BAJcVACHPDkAAmxUAIdAOAADyFQAgAQAAAMoQACABAAAAyhAAIAfBDQAA8RUAMMINAADNEAAQww0AAPEVADCEDgQAohUAIZgOQACbFQAhqw4BAJcVACHPDkAAmxUAIQADAAAAzRAAIAMAAM4QADAEAADKEAAgAwAAAM0QACADAADOEAAwBAAAyhAAIAMAAADNEAAgAwAAzhAAMAQAAMoQACAEhA4EAAAAAZgOQAAAAAGrDgEAAAABzw5AAAAAAQEIAADSEAAgBIQOBAAAAAGYDkAAAAABqw4BAAAAAc8OQAAAAAEBCAAA1BAAMAEIAADUEAAwBIQOBADvFwAhmA5AAPAXACGrDgEA9BcAIc8OQADwFwAhAgAAAMoQACAIAADXEAAgBIQOBADvFwAhmA5AAPAXACGrDgEA9BcAIc8OQADwFwAhAgAAAM0QACAIAADZEAAgAgAAAM0QACAIAADZEAAgAwAAAMoQACAPAADSEAAgEAAA1xAAIAEAAADKEAAgAQAAAM0QACAFFQAAkRkAIBYAAJQZACAXAACTGQAgKAAAkhkAICkAAJUZACAHwQ0AAPAVADDCDQAA4BAAEMMNAADwFQAwhA4EAPcUACGYDkAA-RQAIasOAQD4FAAhzw5AAPkUACEDAAAAzRAAIAMAAN8QADAUAADgEAAgAwAAAM0QACADAADOEAAwBAAAyhAAIAfICAEAAAABwQ0AAO8VADDCDQAA5hAAEMMNAADvFQAwzA4BAJcVACHNDgEAmRUAIc4OBADPFQAhAQAAAOMQACABAAAA4xAAIAfICAEAlxUAIcENAADvFQAwwg0AAOYQABDDDQAA7xUAMMwOAQCXFQAhzQ4BAJkVACHODgQAzxUAIQLNDgAA6RcAIM4OAADpFwAgAwAAAOYQACADAADnEAAwBAAA4xAAIAMAAADmEAAgAwAA5xAAMAQAAOMQACADAAAA5hAAIAMAAOcQADAEAADjEAAgBMgIAQAAAAHMDgEAAAABzQ4BAAAAAc4OBAAAAAEBCAAA6xAAIATICAEAAAABzA4BAAAAAc0OAQAAAAHODgQAAAABAQgAAO0QADABCAAA7RAAMATICAEA9BcAIcwOAQD0FwAhzQ4BAPMXACHODgQA2xgAIQIAAADjEAAgCAAA8BAAIATICAEA9BcAIcwOAQD0FwAhzQ4BAPMXACHODgQA2xgAIQIAAADmEAAgCAAA8hAAIAIAAADmEAAgCAAA8hAAIAMAAADjEAAgDwAA6xAAIBAAAPAQACABAAAA4xAAIAEAAADmEAAgBxUAAIwZACAWAACPGQAgFwAAjhkAICgAAI0ZACApAACQGQAgzQ4AAOkXACDODgAA6RcAIAfICAEA-BQAIcENAADuFQAwwg0AAPkQABDDDQAA7hUAMMwOAQD4FAAhzQ4BAPwUACHODgQAyxUAIQMAAADmEAAgAwAA-BAAMBQAAPkQACADAAAA5hAAIAMAAOcQADAEAADjEAAgCsENAADtFQAwwg0AAP8QABDDDQAA7RUAMMQNBAAAAAHCDgEAlxUAIccOQACbFQAhyA5AAJsVACHJDkAAmhUAIcoOQACaFQAhyw4AAKAVACABAAAA_BAAIAEAAAD8EAAgCsENAADtFQAwwg0AAP8QABDDDQAA7RUAMMQNBACiFQAhwg4BAJcVACHHDkAAmxUAIcgOQACbFQAhyQ5AAJoVACHKDkAAmhUAIcsOAACgFQAgA8kOAADpFwAgyg4AAOkXACDLDgAA6RcAIAMAAAD_EAAgAwAAgBEAMAQAAPwQACADAAAA_xAAIAMAAIARADAEAAD8EAAgAwAAAP8QACADAACAEQAwBAAA_BAAIAfEDQQAAAABwg4BAAAAAccOQAAAAAHIDkAAAAAByQ5AAAAAAcoOQAAAAAHLDoAAAAABAQgAAIQRACAHxA0EAAAAAcIOAQAAAAHHDkAAAAAByA5AAAAAAckOQAAAAAHKDkAAAAAByw6AAAAAAQEIAACGEQAwAQgAAIYRADAHxA0EAO8XACHCDgEA9BcAIccOQADwFwAhyA5AAPAXACHJDkAA_BcAIcoOQAD8FwAhyw6AAAAAAQIAAAD8EAAgCAAAiREAIAfEDQQA7xcAIcIOAQD0FwAhxw5AAPAXACHIDkAA8BcAIckOQAD8FwAhyg5AAPwXACHLDoAAAAABAgAAAP8QACAIAACLEQAgAgAAAP8QACAIAACLEQAgAwAAAPwQACAPAACEEQAgEAAAiREAIAEAAAD8EAAgAQAAAP8QACAIFQAAhxkAIBYAAIoZACAXAACJGQAgKAAAiBkAICkAAIsZACDJDgAA6RcAIMoOAADpFwAgyw4AAOkXACAKwQ0AAOwVADDCDQAAkhEAEMMNAADsFQAwxA0EAPcUACHCDgEA-BQAIccOQAD5FAAhyA5AAPkUACHJDkAAjhUAIcoOQACOFQAhyw4AAP0UACADAAAA_xAAIAMAAJERADAUAACSEQAgAwAAAP8QACADAACAEQAwBAAA_BAAIArBDQAA6xUAMMINAACYEQAQww0AAOsVADDJDQEAmRUAIewNAgCfFQAhwg4BAAAAAcMOQACbFQAhxA4CAJ8VACHFDkAAmhUAIcYOAACgFQAgAQAAAJURACABAAAAlREAIArBDQAA6xUAMMINAACYEQAQww0AAOsVADDJDQEAmRUAIewNAgCfFQAhwg4BAJcVACHDDkAAmxUAIcQOAgCfFQAhxQ5AAJoVACHGDgAAoBUAIAPJDQAA6RcAIMUOAADpFwAgxg4AAOkXACADAAAAmBEAIAMAAJkRADAEAACVEQAgAwAAAJgRACADAACZEQAwBAAAlREAIAMAAACYEQAgAwAAmREAMAQAAJURACAHyQ0BAAAAAewNAgAAAAHCDgEAAAABww5AAAAAAcQOAgAAAAHFDkAAAAABxg6AAAAAAQEIAACdEQAgB8kNAQAAAAHsDQIAAAABwg4BAAAAAcMOQAAAAAHEDgIAAAABxQ5AAAAAAcYOgAAAAAEBCAAAnxEAMAEIAACfEQAwB8kNAQDzFwAh7A0CAPIXACHCDgEA9BcAIcMOQADwFwAhxA4CAPIXACHFDkAA_BcAIcYOgAAAAAECAAAAlREAIAgAAKIRACAHyQ0BAPMXACHsDQIA8hcAIcIOAQD0FwAhww5AAPAXACHEDgIA8hcAIcUOQAD8FwAhxg6AAAAAAQIAAACYEQAgCAAApBEAIAIAAACYEQAgCAAApBEAIAMAAACVEQAgDwAAnREAIBAAAKIRACABAAAAlREAIAEAAACYEQAgCBUAAIIZACAWAACFGQAgFwAAhBkAICgAAIMZACApAACGGQAgyQ0AAOkXACDFDgAA6RcAIMYOAADpFwAgCsENAADqFQAwwg0AAKsRABDDDQAA6hUAMMkNAQD8FAAh7A0CAPsUACHCDgEA-BQAIcMOQAD5FAAhxA4CAPsUACHFDkAAjhUAIcYOAAD9FAAgAwAAAJgRACADAACqEQAwFAAAqxEAIAMAAACYEQAgAwAAmREAMAQAAJURACAKwQ0AAOgVADDCDQAAsREAEMMNAADoFQAwxA0BAAAAAcYNQACbFQAhig4BAJcVACG-DgEAlxUAIb8OAQCXFQAhwA5AAJoVACHBDgAA6RUAIAEAAACuEQAgAQAAAK4RACAJwQ0AAOgVADDCDQAAsREAEMMNAADoFQAwxA0BAJcVACHGDUAAmxUAIYoOAQCXFQAhvg4BAJcVACG_DgEAlxUAIcAOQACaFQAhAcAOAADpFwAgAwAAALERACADAACyEQAwBAAArhEAIAMAAACxEQAgAwAAshEAMAQAAK4RACADAAAAsREAIAMAALIRADAEAACuEQAgBsQNAQAAAAHGDUAAAAABig4BAAAAAb4OAQAAAAG_DgEAAAABwA5AAAAAAQEIAAC2EQAgBsQNAQAAAAHGDUAAAAABig4BAAAAAb4OAQAAAAG_DgEAAAABwA5AAAAAAQEIAAC4EQAwAQgAALgRADAGxA0BAPQXACHGDUAA8BcAIYoOAQD0FwAhvg4BAPQXACG_DgEA9BcAIcAOQAD8FwAhAgAAAK4RACAIAAC7EQAgBsQNAQD0FwAhxg1AAPAXACGKDgEA9BcAIb4OAQD0FwAhvw4BAPQXACHADkAA_BcAIQIAAACxEQAgCAAAvREAIAIAAACxEQAgCAAAvREAIAMAAACuEQAgDwAAthEAIBAAALsRACABAAAArhEAIAEAAACxEQAgBBUAAP8YACAWAACBGQAgFwAAgBkAIMAOAADpFwAgCcENAADnFQAwwg0AAMQRABDDDQAA5xUAMMQNAQD4FAAhxg1AAPkUACGKDgEA-BQAIb4OAQD4FAAhvw4BAPgUACHADkAAjhUAIQMAAACxEQAgAwAAwxEAMBQAAMQRACADAAAAsREAIAMAALIRADAEAACuEQAgCsENAADmFQAwwg0AAMoRABDDDQAA5hUAMMYNBACiFQAhhA4EAAAAAYUOBACiFQAhug4EAKIVACG7DgQAohUAIbwOBACiFQAhvQ4BAJcVACEBAAAAxxEAIAEAAADHEQAgCsENAADmFQAwwg0AAMoRABDDDQAA5hUAMMYNBACiFQAhhA4EAKIVACGFDgQAohUAIboOBACiFQAhuw4EAKIVACG8DgQAohUAIb0OAQCXFQAhAAMAAADKEQAgAwAAyxEAMAQAAMcRACADAAAAyhEAIAMAAMsRADAEAADHEQAgAwAAAMoRACADAADLEQAwBAAAxxEAIAfGDQQAAAABhA4EAAAAAYUOBAAAAAG6DgQAAAABuw4EAAAAAbwOBAAAAAG9DgEAAAABAQgAAM8RACAHxg0EAAAAAYQOBAAAAAGFDgQAAAABug4EAAAAAbsOBAAAAAG8DgQAAAABvQ4BAAAAAQEIAADREQAwAQgAANERADAHxg0EAO8XACGEDgQA7xcAIYUOBADvFwAhug4EAO8XACG7DgQA7xcAIbwOBADvFwAhvQ4BAPQXACECAAAAxxEAIAgAANQRACAHxg0EAO8XACGEDgQA7xcAIYUOBADvFwAhug4EAO8XACG7DgQA7xcAIbwOBADvFwAhvQ4BAPQXACECAAAAyhEAIAgAANYRACACAAAAyhEAIAgAANYRACADAAAAxxEAIA8AAM8RACAQAADUEQAgAQAAAMcRACABAAAAyhEAIAUVAAD6GAAgFgAA_RgAIBcAAPwYACAoAAD7GAAgKQAA_hgAIArBDQAA5RUAMMINAADdEQAQww0AAOUVADDGDQQA9xQAIYQOBAD3FAAhhQ4EAPcUACG6DgQA9xQAIbsOBAD3FAAhvA4EAPcUACG9DgEA-BQAIQMAAADKEQAgAwAA3BEAMBQAAN0RACADAAAAyhEAIAMAAMsRADAEAADHEQAgDcgIAQCXFQAhwQ0AAOMVADDCDQAA4xEAEMMNAADjFQAwxg0EAKIVACGEDgQAohUAIYUOBACiFQAhhg4CAJ8VACGHDgIAnxUAIasOAQCXFQAhsw4QANoVACG0DhAA2hUAIbkOAADkFQAgAQAAAOARACABAAAA4BEAIAzICAEAlxUAIcENAADjFQAwwg0AAOMRABDDDQAA4xUAMMYNBACiFQAhhA4EAKIVACGFDgQAohUAIYYOAgCfFQAhhw4CAJ8VACGrDgEAlxUAIbMOEADaFQAhtA4QANoVACEAAwAAAOMRACADAADkEQAwBAAA4BEAIAMAAADjEQAgAwAA5BEAMAQAAOARACADAAAA4xEAIAMAAOQRADAEAADgEQAgCcgIAQAAAAHGDQQAAAABhA4EAAAAAYUOBAAAAAGGDgIAAAABhw4CAAAAAasOAQAAAAGzDhAAAAABtA4QAAAAAQEIAADoEQAgCcgIAQAAAAHGDQQAAAABhA4EAAAAAYUOBAAAAAGGDgIAAAABhw4CAAAAAasOAQAAAAGzDhAAAAABtA4QAAAAAQEIAADqEQAwAQgAAOoRADAJyAgBAPQXACHGDQQA7xcAIYQOBADvFwAhhQ4EAO8XACGGDgIA8hcAIYcOAgDyFwAhqw4BAPQXACGzDhAA6hgAIbQOEADqGAAhAgAAAOARACAIAADtEQAgCcgIAQD0FwAhxg0EAO8XACGEDgQA7xcAIYUOBADvFwAhhg4CAPIXACGHDgIA8hcAIasOAQD0FwAhsw4QAOoYACG0DhAA6hgAIQIAAADjEQAgCAAA7xEAIAIAAADjEQAgCAAA7xEAIAMAAADgEQAgDwAA6BEAIBAAAO0RACABAAAA4BEAIAEAAADjEQAgBRUAAPUYACAWAAD4GAAgFwAA9xgAICgAAPYYACApAAD5GAAgDMgIAQD4FAAhwQ0AAOIVADDCDQAA9hEAEMMNAADiFQAwxg0EAPcUACGEDgQA9xQAIYUOBAD3FAAhhg4CAPsUACGHDgIA-xQAIasOAQD4FAAhsw4QANYVACG0DhAA1hUAIQMAAADjEQAgAwAA9REAMBQAAPYRACADAAAA4xEAIAMAAOQRADAEAADgEQAgCbMHAQCXFQAhwQ0AAOAVADDCDQAA_BEAEMMNAADgFQAwhA4EAKIVACGrDgEAlxUAIbYOEADaFQAhtw4QANoVACG4DgAA4RUAIAEAAAD5EQAgAQAAAPkRACAIswcBAJcVACHBDQAA4BUAMMINAAD8EQAQww0AAOAVADCEDgQAohUAIasOAQCXFQAhtg4QANoVACG3DhAA2hUAIQADAAAA_BEAIAMAAP0RADAEAAD5EQAgAwAAAPwRACADAAD9EQAwBAAA-REAIAMAAAD8EQAgAwAA_REAMAQAAPkRACAFswcBAAAAAYQOBAAAAAGrDgEAAAABtg4QAAAAAbcOEAAAAAEBCAAAgRIAIAWzBwEAAAABhA4EAAAAAasOAQAAAAG2DhAAAAABtw4QAAAAAQEIAACDEgAwAQgAAIMSADAFswcBAPQXACGEDgQA7xcAIasOAQD0FwAhtg4QAOoYACG3DhAA6hgAIQIAAAD5EQAgCAAAhhIAIAWzBwEA9BcAIYQOBADvFwAhqw4BAPQXACG2DhAA6hgAIbcOEADqGAAhAgAAAPwRACAIAACIEgAgAgAAAPwRACAIAACIEgAgAwAAAPkRACAPAACBEgAgEAAAhhIAIAEAAAD5EQAgAQAAAPwRACAFFQAA8BgAIBYAAPMYACAXAADyGAAgKAAA8RgAICkAAPQYACAIswcBAPgUACHBDQAA3xUAMMINAACPEgAQww0AAN8VADCEDgQA9xQAIasOAQD4FAAhtg4QANYVACG3DhAA1hUAIQMAAAD8EQAgAwAAjhIAMBQAAI8SACADAAAA_BEAIAMAAP0RADAEAAD5EQAgCsENAADdFQAwwg0AAJUSABDDDQAA3RUAMIQOBACiFQAhqw4BAJcVACGsDgEAlxUAIbIOAgCfFQAhsw4QANoVACG0DhAA2hUAIbUOAADeFQAgAQAAAJISACABAAAAkhIAIAnBDQAA3RUAMMINAACVEgAQww0AAN0VADCEDgQAohUAIasOAQCXFQAhrA4BAJcVACGyDgIAnxUAIbMOEADaFQAhtA4QANoVACEAAwAAAJUSACADAACWEgAwBAAAkhIAIAMAAACVEgAgAwAAlhIAMAQAAJISACADAAAAlRIAIAMAAJYSADAEAACSEgAgBoQOBAAAAAGrDgEAAAABrA4BAAAAAbIOAgAAAAGzDhAAAAABtA4QAAAAAQEIAACaEgAgBoQOBAAAAAGrDgEAAAABrA4BAAAAAbIOAgAAAAGzDhAAAAABtA4QAAAAAQEIAACcEgAwAQgAAJwSADAGhA4EAO8XACGrDgEA9BcAIawOAQD0FwAhsg4CAPIXACGzDhAA6hgAIbQOEADqGAAhAgAAAJISACAIAACfEgAgBoQOBADvFwAhqw4BAPQXACGsDgEA9BcAIbIOAgDyFwAhsw4QAOoYACG0DhAA6hgAIQIAAACVEgAgCAAAoRIAIAIAAACVEgAgCAAAoRIAIAMAAACSEgAgDwAAmhIAIBAAAJ8SACABAAAAkhIAIAEAAACVEgAgBRUAAOsYACAWAADuGAAgFwAA7RgAICgAAOwYACApAADvGAAgCcENAADcFQAwwg0AAKgSABDDDQAA3BUAMIQOBAD3FAAhqw4BAPgUACGsDgEA-BQAIbIOAgD7FAAhsw4QANYVACG0DhAA1hUAIQMAAACVEgAgAwAApxIAMBQAAKgSACADAAAAlRIAIAMAAJYSADAEAACSEgAgCsENAADZFQAwwg0AAK4SABDDDQAA2RUAMIQOBACiFQAhrA4BAJcVACGtDgEAlxUAIa4OEADaFQAhrw4BAJcVACGwDgQAohUAIbEOAADbFQAgAQAAAKsSACABAAAAqxIAIAnBDQAA2RUAMMINAACuEgAQww0AANkVADCEDgQAohUAIawOAQCXFQAhrQ4BAJcVACGuDhAA2hUAIa8OAQCXFQAhsA4EAKIVACEAAwAAAK4SACADAACvEgAwBAAAqxIAIAMAAACuEgAgAwAArxIAMAQAAKsSACADAAAArhIAIAMAAK8SADAEAACrEgAgBoQOBAAAAAGsDgEAAAABrQ4BAAAAAa4OEAAAAAGvDgEAAAABsA4EAAAAAQEIAACzEgAgBoQOBAAAAAGsDgEAAAABrQ4BAAAAAa4OEAAAAAGvDgEAAAABsA4EAAAAAQEIAAC1EgAwAQgAALUSADAGhA4EAO8XACGsDgEA9BcAIa0OAQD0FwAhrg4QAOoYACGvDgEA9BcAIbAOBADvFwAhAgAAAKsSACAIAAC4EgAgBoQOBADvFwAhrA4BAPQXACGtDgEA9BcAIa4OEADqGAAhrw4BAPQXACGwDgQA7xcAIQIAAACuEgAgCAAAuhIAIAIAAACuEgAgCAAAuhIAIAMAAACrEgAgDwAAsxIAIBAAALgSACABAAAAqxIAIAEAAACuEgAgBRUAAOUYACAWAADoGAAgFwAA5xgAICgAAOYYACApAADpGAAgCcENAADVFQAwwg0AAMESABDDDQAA1RUAMIQOBAD3FAAhrA4BAPgUACGtDgEA-BQAIa4OEADWFQAhrw4BAPgUACGwDgQA9xQAIQMAAACuEgAgAwAAwBIAMBQAAMESACADAAAArhIAIAMAAK8SADAEAACrEgAgBcENAADUFQAwwg0AAMcSABDDDQAA1BUAMMQNBAAAAAGrDgEAlxUAIQEAAADEEgAgAQAAAMQSACAFwQ0AANQVADDCDQAAxxIAEMMNAADUFQAwxA0EAKIVACGrDgEAlxUAIQADAAAAxxIAIAMAAMgSADAEAADEEgAgAwAAAMcSACADAADIEgAwBAAAxBIAIAMAAADHEgAgAwAAyBIAMAQAAMQSACACxA0EAAAAAasOAQAAAAEBCAAAzBIAIALEDQQAAAABqw4BAAAAAQEIAADOEgAwAQgAAM4SADACxA0EAO8XACGrDgEA9BcAIQIAAADEEgAgCAAA0RIAIALEDQQA7xcAIasOAQD0FwAhAgAAAMcSACAIAADTEgAgAgAAAMcSACAIAADTEgAgAwAAAMQSACAPAADMEgAgEAAA0RIAIAEAAADEEgAgAQAAAMcSACAFFQAA4BgAIBYAAOMYACAXAADiGAAgKAAA4RgAICkAAOQYACAFwQ0AANMVADDCDQAA2hIAEMMNAADTFQAwxA0EAPcUACGrDgEA-BQAIQMAAADHEgAgAwAA2RIAMBQAANoSACADAAAAxxIAIAMAAMgSADAEAADEEgAgBsENAADSFQAwwg0AAOASABDDDQAA0hUAMOgNQACbFQAhgg4BAAAAAasOAQCXFQAhAQAAAN0SACABAAAA3RIAIAbBDQAA0hUAMMINAADgEgAQww0AANIVADDoDUAAmxUAIYIOAQCXFQAhqw4BAJcVACEAAwAAAOASACADAADhEgAwBAAA3RIAIAMAAADgEgAgAwAA4RIAMAQAAN0SACADAAAA4BIAIAMAAOESADAEAADdEgAgA-gNQAAAAAGCDgEAAAABqw4BAAAAAQEIAADlEgAgA-gNQAAAAAGCDgEAAAABqw4BAAAAAQEIAADnEgAwAQgAAOcSADAD6A1AAPAXACGCDgEA9BcAIasOAQD0FwAhAgAAAN0SACAIAADqEgAgA-gNQADwFwAhgg4BAPQXACGrDgEA9BcAIQIAAADgEgAgCAAA7BIAIAIAAADgEgAgCAAA7BIAIAMAAADdEgAgDwAA5RIAIBAAAOoSACABAAAA3RIAIAEAAADgEgAgAxUAAN0YACAWAADfGAAgFwAA3hgAIAbBDQAA0RUAMMINAADzEgAQww0AANEVADDoDUAA-RQAIYIOAQD4FAAhqw4BAPgUACEDAAAA4BIAIAMAAPISADAUAADzEgAgAwAAAOASACADAADhEgAwBAAA3RIAIBfBDQAAzhUAMMINAAD5EgAQww0AAM4VADDJDQEAmRUAIegNQACbFQAhgg4BAJcVACGEDgQAohUAIZoOAADQFQAgnA4BAJcVACGdDgIAnxUAIZ4OIACYFQAhnw4CAJ8VACGgDgAAkhUAIKEOIACYFQAhog4BAJkVACGjDgQAzxUAIaQOBADPFQAhpQ4AAKoVACCmDkAAmhUAIacOQACaFQAhqA4EAM8VACGpDgQAzxUAIaoOQACbFQAhAQAAAPYSACABAAAA9hIAIBbBDQAAzhUAMMINAAD5EgAQww0AAM4VADDJDQEAmRUAIegNQACbFQAhgg4BAJcVACGEDgQAohUAIZwOAQCXFQAhnQ4CAJ8VACGeDiAAmBUAIZ8OAgCfFQAhoA4AAJIVACChDiAAmBUAIaIOAQCZFQAhow4EAM8VACGkDgQAzxUAIaUOAACqFQAgpg5AAJoVACGnDkAAmhUAIagOBADPFQAhqQ4EAM8VACGqDkAAmxUAIQjJDQAA6RcAIKIOAADpFwAgow4AAOkXACCkDgAA6RcAIKYOAADpFwAgpw4AAOkXACCoDgAA6RcAIKkOAADpFwAgAwAAAPkSACADAAD6EgAwBAAA9hIAIAMAAAD5EgAgAwAA-hIAMAQAAPYSACADAAAA-RIAIAMAAPoSADAEAAD2EgAgE8kNAQAAAAHoDUAAAAABgg4BAAAAAYQOBAAAAAGcDgEAAAABnQ4CAAAAAZ4OIAAAAAGfDgIAAAABoA4AANwYACChDiAAAAABog4BAAAAAaMOBAAAAAGkDgQAAAABpQ6AAAAAAaYOQAAAAAGnDkAAAAABqA4EAAAAAakOBAAAAAGqDkAAAAABAQgAAP4SACATyQ0BAAAAAegNQAAAAAGCDgEAAAABhA4EAAAAAZwOAQAAAAGdDgIAAAABng4gAAAAAZ8OAgAAAAGgDgAA3BgAIKEOIAAAAAGiDgEAAAABow4EAAAAAaQOBAAAAAGlDoAAAAABpg5AAAAAAacOQAAAAAGoDgQAAAABqQ4EAAAAAaoOQAAAAAEBCAAAgBMAMAEIAACAEwAwE8kNAQDzFwAh6A1AAPAXACGCDgEA9BcAIYQOBADvFwAhnA4BAPQXACGdDgIA8hcAIZ4OIACSGAAhnw4CAPIXACGgDgAA2hgAIKEOIACSGAAhog4BAPMXACGjDgQA2xgAIaQOBADbGAAhpQ6AAAAAAaYOQAD8FwAhpw5AAPwXACGoDgQA2xgAIakOBADbGAAhqg5AAPAXACECAAAA9hIAIAgAAIMTACATyQ0BAPMXACHoDUAA8BcAIYIOAQD0FwAhhA4EAO8XACGcDgEA9BcAIZ0OAgDyFwAhng4gAJIYACGfDgIA8hcAIaAOAADaGAAgoQ4gAJIYACGiDgEA8xcAIaMOBADbGAAhpA4EANsYACGlDoAAAAABpg5AAPwXACGnDkAA_BcAIagOBADbGAAhqQ4EANsYACGqDkAA8BcAIQIAAAD5EgAgCAAAhRMAIAIAAAD5EgAgCAAAhRMAIAMAAAD2EgAgDwAA_hIAIBAAAIMTACABAAAA9hIAIAEAAAD5EgAgDRUAANUYACAWAADYGAAgFwAA1xgAICgAANYYACApAADZGAAgyQ0AAOkXACCiDgAA6RcAIKMOAADpFwAgpA4AAOkXACCmDgAA6RcAIKcOAADpFwAgqA4AAOkXACCpDgAA6RcAIBbBDQAAyhUAMMINAACMEwAQww0AAMoVADDJDQEA_BQAIegNQAD5FAAhgg4BAPgUACGEDgQA9xQAIZwOAQD4FAAhnQ4CAPsUACGeDiAAkxUAIZ8OAgD7FAAhoA4AAJIVACChDiAAkxUAIaIOAQD8FAAhow4EAMsVACGkDgQAyxUAIaUOAACnFQAgpg5AAI4VACGnDkAAjhUAIagOBADLFQAhqQ4EAMsVACGqDkAA-RQAIQMAAAD5EgAgAwAAixMAMBQAAIwTACADAAAA-RIAIAMAAPoSADAEAAD2EgAgB8ENAADIFQAwwg0AAJITABDDDQAAyBUAMOgNQACbFQAh6Q0BAJcVACGCDgEAlxUAIZsOAADJFQAgAQAAAI8TACABAAAAjxMAIAbBDQAAyBUAMMINAACSEwAQww0AAMgVADDoDUAAmxUAIekNAQCXFQAhgg4BAJcVACEAAwAAAJITACADAACTEwAwBAAAjxMAIAMAAACSEwAgAwAAkxMAMAQAAI8TACADAAAAkhMAIAMAAJMTADAEAACPEwAgA-gNQAAAAAHpDQEAAAABgg4BAAAAAQEIAACXEwAgA-gNQAAAAAHpDQEAAAABgg4BAAAAAQEIAACZEwAwAQgAAJkTADAD6A1AAPAXACHpDQEA9BcAIYIOAQD0FwAhAgAAAI8TACAIAACcEwAgA-gNQADwFwAh6Q0BAPQXACGCDgEA9BcAIQIAAACSEwAgCAAAnhMAIAIAAACSEwAgCAAAnhMAIAMAAACPEwAgDwAAlxMAIBAAAJwTACABAAAAjxMAIAEAAACSEwAgAxUAANIYACAWAADUGAAgFwAA0xgAIAbBDQAAxxUAMMINAAClEwAQww0AAMcVADDoDUAA-RQAIekNAQD4FAAhgg4BAPgUACEDAAAAkhMAIAMAAKQTADAUAAClEwAgAwAAAJITACADAACTEwAwBAAAjxMAIA68DAAAxRUAII8NAgCfFQAhwQ0AAMQVADDCDQAAqhMAEMMNAADEFQAw5g0BAJkVACGCDgEAlxUAIYQOBACiFQAhlA4BAJcVACGWDgIAnxUAIZcOQACbFQAhmA5AAJsVACGZDgAAoBUAIJoOAADGFQAgAQAAAKgTACANvAwAAMUVACCPDQIAnxUAIcENAADEFQAwwg0AAKoTABDDDQAAxBUAMOYNAQCZFQAhgg4BAJcVACGEDgQAohUAIZQOAQCXFQAhlg4CAJ8VACGXDkAAmxUAIZgOQACbFQAhmQ4AAKAVACADvAwAANEYACDmDQAA6RcAIJkOAADpFwAgAwAAAKoTACADAACrEwAwBAAAqBMAIAEAAACqEwAgAQAAAKgTACADAAAAqhMAIAMAAKsTADAEAACoEwAgAwAAAKoTACADAACrEwAwBAAAqBMAIAMAAACqEwAgAwAAqxMAMAQAAKgTACAKvAwAANAYACCPDQIAAAAB5g0BAAAAAYIOAQAAAAGEDgQAAAABlA4BAAAAAZYOAgAAAAGXDkAAAAABmA5AAAAAAZkOgAAAAAEBCAAAshMAIAmPDQIAAAAB5g0BAAAAAYIOAQAAAAGEDgQAAAABlA4BAAAAAZYOAgAAAAGXDkAAAAABmA5AAAAAAZkOgAAAAAEBCAAAtBMAMAEIAAC0EwAwCrwMAADPGAAgjw0CAPIXACHmDQEA8xcAIYIOAQD0FwAhhA4EAO8XACGUDgEA9BcAIZYOAgDyFwAhlw5AAPAXACGYDkAA8BcAIZkOgAAAAAECAAAAqBMAIAgAALcTACAJjw0CAPIXACHmDQEA8xcAIYIOAQD0FwAhhA4EAO8XACGUDgEA9BcAIZYOAgDyFwAhlw5AAPAXACGYDkAA8BcAIZkOgAAAAAECAAAAqhMAIAgAALkTACACAAAAqhMAIAgAALkTACADAAAAqBMAIA8AALITACAQAAC3EwAgAQAAAKgTACABAAAAqhMAIAcVAADKGAAgFgAAzRgAIBcAAMwYACAoAADLGAAgKQAAzhgAIOYNAADpFwAgmQ4AAOkXACAMjw0CAPsUACHBDQAAwxUAMMINAADAEwAQww0AAMMVADDmDQEA_BQAIYIOAQD4FAAhhA4EAPcUACGUDgEA-BQAIZYOAgD7FAAhlw5AAPkUACGYDkAA-RQAIZkOAAD9FAAgAwAAAKoTACADAAC_EwAwFAAAwBMAIAMAAACqEwAgAwAAqxMAMAQAAKgTACAGuwwAAMIVACDBDQAAwRUAMMINAADGEwAQww0AAMEVADCUDgEAAAABlQ5AAJoVACEBAAAAwxMAIAEAAADDEwAgBrsMAADCFQAgwQ0AAMEVADDCDQAAxhMAEMMNAADBFQAwlA4BAJcVACGVDkAAmhUAIQK7DAAAyRgAIJUOAADpFwAgAwAAAMYTACADAADHEwAwBAAAwxMAIAMAAADGEwAgAwAAxxMAMAQAAMMTACADAAAAxhMAIAMAAMcTADAEAADDEwAgA7sMAADIGAAglA4BAAAAAZUOQAAAAAEBCAAAyxMAIAKUDgEAAAABlQ5AAAAAAQEIAADNEwAwAQgAAM0TADADuwwAALsYACCUDgEA9BcAIZUOQAD8FwAhAgAAAMMTACAIAADQEwAgApQOAQD0FwAhlQ5AAPwXACECAAAAxhMAIAgAANITACACAAAAxhMAIAgAANITACADAAAAwxMAIA8AAMsTACAQAADQEwAgAQAAAMMTACABAAAAxhMAIAQVAAC4GAAgFgAAuhgAIBcAALkYACCVDgAA6RcAIAXBDQAAwBUAMMINAADZEwAQww0AAMAVADCUDgEA-BQAIZUOQACOFQAhAwAAAMYTACADAADYEwAwFAAA2RMAIAMAAADGEwAgAwAAxxMAMAQAAMMTACAVyAgBAJcVACHBDQAAuhUAMMINAADfEwAQww0AALoVADDGDQQAohUAIYQOBACiFQAhhQ4EAKIVACGGDgIAnxUAIYcOAgCfFQAhiA4gALsVACGJDiAAuxUAIYoOAQCXFQAhiw4AAbwVACGMDgABvRUAIY0OAAG9FQAhjg4AAb0VACGPDgABvRUAIZAOEAC-FQAhkQ4QAL4VACGSDhAAvhUAIZMOAAC_FQAgAQAAANwTACABAAAA3BMAIBTICAEAlxUAIcENAAC6FQAwwg0AAN8TABDDDQAAuhUAMMYNBACiFQAhhA4EAKIVACGFDgQAohUAIYYOAgCfFQAhhw4CAJ8VACGIDiAAuxUAIYkOIAC7FQAhig4BAJcVACGLDgABvBUAIYwOAAG9FQAhjQ4AAb0VACGODgABvRUAIY8OAAG9FQAhkA4QAL4VACGRDhAAvhUAIZIOEAC-FQAhCYgOAADpFwAgiQ4AAOkXACCMDgAA6RcAII0OAADpFwAgjg4AAOkXACCPDgAA6RcAIJAOAADpFwAgkQ4AAOkXACCSDgAA6RcAIAMAAADfEwAgAwAA4BMAMAQAANwTACADAAAA3xMAIAMAAOATADAEAADcEwAgAwAAAN8TACADAADgEwAwBAAA3BMAIBHICAEAAAABxg0EAAAAAYQOBAAAAAGFDgQAAAABhg4CAAAAAYcOAgAAAAGIDiAAAAABiQ4gAAAAAYoOAQAAAAGLDgABAAABjA4AAQAAAY0OAAEAAAGODgABAAABjw4AAQAAAZAOEAAAAAGRDhAAAAABkg4QAAAAAQEIAADkEwAgEcgIAQAAAAHGDQQAAAABhA4EAAAAAYUOBAAAAAGGDgIAAAABhw4CAAAAAYgOIAAAAAGJDiAAAAABig4BAAAAAYsOAAEAAAGMDgABAAABjQ4AAQAAAY4OAAEAAAGPDgABAAABkA4QAAAAAZEOEAAAAAGSDhAAAAABAQgAAOYTADABCAAA5hMAMBHICAEA9BcAIcYNBADvFwAhhA4EAO8XACGFDgQA7xcAIYYOAgDyFwAhhw4CAPIXACGIDiAAtBgAIYkOIAC0GAAhig4BAPQXACGLDgABtRgAIYwOAAG2GAAhjQ4AAbYYACGODgABthgAIY8OAAG2GAAhkA4QALcYACGRDhAAtxgAIZIOEAC3GAAhAgAAANwTACAIAADpEwAgEcgIAQD0FwAhxg0EAO8XACGEDgQA7xcAIYUOBADvFwAhhg4CAPIXACGHDgIA8hcAIYgOIAC0GAAhiQ4gALQYACGKDgEA9BcAIYsOAAG1GAAhjA4AAbYYACGNDgABthgAIY4OAAG2GAAhjw4AAbYYACGQDhAAtxgAIZEOEAC3GAAhkg4QALcYACECAAAA3xMAIAgAAOsTACACAAAA3xMAIAgAAOsTACADAAAA3BMAIA8AAOQTACAQAADpEwAgAQAAANwTACABAAAA3xMAIA4VAACvGAAgFgAAshgAIBcAALEYACAoAACwGAAgKQAAsxgAIIgOAADpFwAgiQ4AAOkXACCMDgAA6RcAII0OAADpFwAgjg4AAOkXACCPDgAA6RcAIJAOAADpFwAgkQ4AAOkXACCSDgAA6RcAIBTICAEA-BQAIcENAACtFQAwwg0AAPITABDDDQAArRUAMMYNBAD3FAAhhA4EAPcUACGFDgQA9xQAIYYOAgD7FAAhhw4CAPsUACGIDiAArhUAIYkOIACuFQAhig4BAPgUACGLDgABrxUAIYwOAAGwFQAhjQ4AAbAVACGODgABsBUAIY8OAAGwFQAhkA4QALEVACGRDhAAsRUAIZIOEACxFQAhAwAAAN8TACADAADxEwAwFAAA8hMAIAMAAADfEwAgAwAA4BMAMAQAANwTACAGwQ0AAKwVADDCDQAA-BMAEMMNAACsFQAw6A1AAJsVACGCDgEAAAABgw4BAJkVACEBAAAA9RMAIAEAAAD1EwAgBsENAACsFQAwwg0AAPgTABDDDQAArBUAMOgNQACbFQAhgg4BAJcVACGDDgEAmRUAIQGDDgAA6RcAIAMAAAD4EwAgAwAA-RMAMAQAAPUTACADAAAA-BMAIAMAAPkTADAEAAD1EwAgAwAAAPgTACADAAD5EwAwBAAA9RMAIAPoDUAAAAABgg4BAAAAAYMOAQAAAAEBCAAA_RMAIAPoDUAAAAABgg4BAAAAAYMOAQAAAAEBCAAA_xMAMAEIAAD_EwAwA-gNQADwFwAhgg4BAPQXACGDDgEA8xcAIQIAAAD1EwAgCAAAghQAIAPoDUAA8BcAIYIOAQD0FwAhgw4BAPMXACECAAAA-BMAIAgAAIQUACACAAAA-BMAIAgAAIQUACADAAAA9RMAIA8AAP0TACAQAACCFAAgAQAAAPUTACABAAAA-BMAIAQVAACsGAAgFgAArhgAIBcAAK0YACCDDgAA6RcAIAbBDQAAqxUAMMINAACLFAAQww0AAKsVADDoDUAA-RQAIYIOAQD4FAAhgw4BAPwUACEDAAAA-BMAIAMAAIoUADAUAACLFAAgAwAAAPgTACADAAD5EwAwBAAA9RMAIAoIAACqFQAgwQ0AAKkVADDCDQAAkRQAEMMNAACpFQAwxA0EAAAAAd4NAQCZFQAh3w0BAJcVACHoDUAAmxUAIYAOIACYFQAhgQ4BAJkVACEBAAAAjhQAIAEAAACOFAAgCggAAKoVACDBDQAAqRUAMMINAACRFAAQww0AAKkVADDEDQQAohUAId4NAQCZFQAh3w0BAJcVACHoDUAAmxUAIYAOIACYFQAhgQ4BAJkVACEC3g0AAOkXACCBDgAA6RcAIAMAAACRFAAgAwAAkhQAMAQAAI4UACADAAAAkRQAIAMAAJIUADAEAACOFAAgAwAAAJEUACADAACSFAAwBAAAjhQAIAcIgAAAAAHEDQQAAAAB3g0BAAAAAd8NAQAAAAHoDUAAAAABgA4gAAAAAYEOAQAAAAEBCAAAlhQAIAcIgAAAAAHEDQQAAAAB3g0BAAAAAd8NAQAAAAHoDUAAAAABgA4gAAAAAYEOAQAAAAEBCAAAmBQAMAEIAACYFAAwBwiAAAAAAcQNBADvFwAh3g0BAPMXACHfDQEA9BcAIegNQADwFwAhgA4gAJIYACGBDgEA8xcAIQIAAACOFAAgCAAAmxQAIAcIgAAAAAHEDQQA7xcAId4NAQDzFwAh3w0BAPQXACHoDUAA8BcAIYAOIACSGAAhgQ4BAPMXACECAAAAkRQAIAgAAJ0UACACAAAAkRQAIAgAAJ0UACADAAAAjhQAIA8AAJYUACAQAACbFAAgAQAAAI4UACABAAAAkRQAIAcVAACnGAAgFgAAqhgAIBcAAKkYACAoAACoGAAgKQAAqxgAIN4NAADpFwAggQ4AAOkXACAKCAAApxUAIMENAACmFQAwwg0AAKQUABDDDQAAphUAMMQNBAD3FAAh3g0BAPwUACHfDQEA-BQAIegNQAD5FAAhgA4gAJMVACGBDgEA_BQAIQMAAACRFAAgAwAAoxQAMBQAAKQUACADAAAAkRQAIAMAAJIUADAEAACOFAAgGK8BAACSFQAgkA0AAJwVACDBDQAAlhUAMMINAAC0FAAQww0AAJYVADDEDQEAAAAB6A1AAJsVACHpDQEAlxUAIeoNAQCXFQAh6w0BAJcVACHsDQAAkhUAIO0NIACYFQAh7g0BAJcVACHvDQEAmRUAIfANQACaFQAh8Q0BAJkVACHyDQEAmRUAIfMNIACYFQAh9A0BAJkVACH1DSAAmBUAIfYNQACaFQAh9w0gAJgVACH4DUAAmhUAIfkNQACaFQAhAQAAAKcUACASjQ0AAKQVACCPDQAApRUAIMENAACjFQAwwg0AAKkUABDDDQAAoxUAMMQNAQCXFQAh3Q0BAJcVACHeDQEAlxUAId8NAQCXFQAh4A0BAJcVACHhDQEAmRUAIeINAQCXFQAh4w0CAJ8VACHkDQIAnxUAIeUNQACaFQAh5g0CAJ8VACHnDUAAmhUAIegNQACbFQAhBY0NAAClGAAgjw0AAKYYACDhDQAA6RcAIOUNAADpFwAg5w0AAOkXACASjQ0AAKQVACCPDQAApRUAIMENAACjFQAwwg0AAKkUABDDDQAAoxUAMMQNAQAAAAHdDQEAlxUAId4NAQCXFQAh3w0BAJcVACHgDQEAlxUAIeENAQCZFQAh4g0BAJcVACHjDQIAnxUAIeQNAgCfFQAh5Q1AAJoVACHmDQIAnxUAIecNQACaFQAh6A1AAJsVACEDAAAAqRQAIAMAAKoUADAEAACrFAAgDI4NAAChFQAgwQ0AAJ0VADDCDQAArRQAEMMNAACdFQAwxA0EAKIVACHFDQEAlxUAIcYNQACbFQAhxw0CAJ4VACHIDQIAnxUAIckNAQCZFQAhyg0AAKAVACDLDQEAmRUAIQWODQAApBgAIMcNAADpFwAgyQ0AAOkXACDKDQAA6RcAIMsNAADpFwAgDI4NAAChFQAgwQ0AAJ0VADDCDQAArRQAEMMNAACdFQAwxA0EAAAAAcUNAQCXFQAhxg1AAJsVACHHDQIAnhUAIcgNAgCfFQAhyQ0BAJkVACHKDQAAoBUAIMsNAQCZFQAhAwAAAK0UACADAACuFAAwBAAArxQAIAEAAACtFAAgAQAAAKkUACABAAAApxQAIBivAQAAkhUAIJANAACcFQAgwQ0AAJYVADDCDQAAtBQAEMMNAACWFQAwxA0BAJcVACHoDUAAmxUAIekNAQCXFQAh6g0BAJcVACHrDQEAlxUAIewNAACSFQAg7Q0gAJgVACHuDQEAlxUAIe8NAQCZFQAh8A1AAJoVACHxDQEAmRUAIfINAQCZFQAh8w0gAJgVACH0DQEAmRUAIfUNIACYFQAh9g1AAJoVACH3DSAAmBUAIfgNQACaFQAh-Q1AAJoVACEJkA0AAKMYACDvDQAA6RcAIPANAADpFwAg8Q0AAOkXACDyDQAA6RcAIPQNAADpFwAg9g0AAOkXACD4DQAA6RcAIPkNAADpFwAgAwAAALQUACADAAC1FAAwBAAApxQAIAMAAAC0FAAgAwAAtRQAMAQAAKcUACADAAAAtBQAIAMAALUUADAEAACnFAAgFa8BAACgGAAgkA0AAKIYACDEDQEAAAAB6A1AAAAAAekNAQAAAAHqDQEAAAAB6w0BAAAAAewNAAChGAAg7Q0gAAAAAe4NAQAAAAHvDQEAAAAB8A1AAAAAAfENAQAAAAHyDQEAAAAB8w0gAAAAAfQNAQAAAAH1DSAAAAAB9g1AAAAAAfcNIAAAAAH4DUAAAAAB-Q1AAAAAAQEIAAC5FAAgFK8BAACgGAAgxA0BAAAAAegNQAAAAAHpDQEAAAAB6g0BAAAAAesNAQAAAAHsDQAAoRgAIO0NIAAAAAHuDQEAAAAB7w0BAAAAAfANQAAAAAHxDQEAAAAB8g0BAAAAAfMNIAAAAAH0DQEAAAAB9Q0gAAAAAfYNQAAAAAH3DSAAAAAB-A1AAAAAAfkNQAAAAAEBCAAAuxQAMAEIAAC7FAAwFa8BAACQGAAgkA0AAJMYACDEDQEA9BcAIegNQADwFwAh6Q0BAPQXACHqDQEA9BcAIesNAQD0FwAh7A0AAJEYACDtDSAAkhgAIe4NAQD0FwAh7w0BAPMXACHwDUAA_BcAIfENAQDzFwAh8g0BAPMXACHzDSAAkhgAIfQNAQDzFwAh9Q0gAJIYACH2DUAA_BcAIfcNIACSGAAh-A1AAPwXACH5DUAA_BcAIQIAAACnFAAgCAAAvhQAIBSvAQAAkBgAIMQNAQD0FwAh6A1AAPAXACHpDQEA9BcAIeoNAQD0FwAh6w0BAPQXACHsDQAAkRgAIO0NIACSGAAh7g0BAPQXACHvDQEA8xcAIfANQAD8FwAh8Q0BAPMXACHyDQEA8xcAIfMNIACSGAAh9A0BAPMXACH1DSAAkhgAIfYNQAD8FwAh9w0gAJIYACH4DUAA_BcAIfkNQAD8FwAhAgAAALQUACAIAADAFAAgAgAAALQUACAIAADAFAAgAwAAAKcUACAPAAC5FAAgEAAAvhQAIAEAAACnFAAgAQAAALQUACALFQAAjRgAIBYAAI8YACAXAACOGAAg7w0AAOkXACDwDQAA6RcAIPENAADpFwAg8g0AAOkXACD0DQAA6RcAIPYNAADpFwAg-A0AAOkXACD5DQAA6RcAIBevAQAAkhUAIMENAACRFQAwwg0AAMcUABDDDQAAkRUAMMQNAQD4FAAh6A1AAPkUACHpDQEA-BQAIeoNAQD4FAAh6w0BAPgUACHsDQAAkhUAIO0NIACTFQAh7g0BAPgUACHvDQEA_BQAIfANQACOFQAh8Q0BAPwUACHyDQEA_BQAIfMNIACTFQAh9A0BAPwUACH1DSAAkxUAIfYNQACOFQAh9w0gAJMVACH4DUAAjhUAIfkNQACOFQAhAwAAALQUACADAADGFAAwFAAAxxQAIAMAAAC0FAAgAwAAtRQAMAQAAKcUACABAAAAqxQAIAEAAACrFAAgAwAAAKkUACADAACqFAAwBAAAqxQAIAMAAACpFAAgAwAAqhQAMAQAAKsUACADAAAAqRQAIAMAAKoUADAEAACrFAAgD40NAACLGAAgjw0AAIwYACDEDQEAAAAB3Q0BAAAAAd4NAQAAAAHfDQEAAAAB4A0BAAAAAeENAQAAAAHiDQEAAAAB4w0CAAAAAeQNAgAAAAHlDUAAAAAB5g0CAAAAAecNQAAAAAHoDUAAAAABAQgAAM8UACANxA0BAAAAAd0NAQAAAAHeDQEAAAAB3w0BAAAAAeANAQAAAAHhDQEAAAAB4g0BAAAAAeMNAgAAAAHkDQIAAAAB5Q1AAAAAAeYNAgAAAAHnDUAAAAAB6A1AAAAAAQEIAADRFAAwAQgAANEUADAPjQ0AAP0XACCPDQAA_hcAIMQNAQD0FwAh3Q0BAPQXACHeDQEA9BcAId8NAQD0FwAh4A0BAPQXACHhDQEA8xcAIeINAQD0FwAh4w0CAPIXACHkDQIA8hcAIeUNQAD8FwAh5g0CAPIXACHnDUAA_BcAIegNQADwFwAhAgAAAKsUACAIAADUFAAgDcQNAQD0FwAh3Q0BAPQXACHeDQEA9BcAId8NAQD0FwAh4A0BAPQXACHhDQEA8xcAIeINAQD0FwAh4w0CAPIXACHkDQIA8hcAIeUNQAD8FwAh5g0CAPIXACHnDUAA_BcAIegNQADwFwAhAgAAAKkUACAIAADWFAAgAgAAAKkUACAIAADWFAAgAwAAAKsUACAPAADPFAAgEAAA1BQAIAEAAACrFAAgAQAAAKkUACAIFQAA9xcAIBYAAPoXACAXAAD5FwAgKAAA-BcAICkAAPsXACDhDQAA6RcAIOUNAADpFwAg5w0AAOkXACAQwQ0AAI0VADDCDQAA3RQAEMMNAACNFQAwxA0BAPgUACHdDQEA-BQAId4NAQD4FAAh3w0BAPgUACHgDQEA-BQAIeENAQD8FAAh4g0BAPgUACHjDQIA-xQAIeQNAgD7FAAh5Q1AAI4VACHmDQIA-xQAIecNQACOFQAh6A1AAPkUACEDAAAAqRQAIAMAANwUADAUAADdFAAgAwAAAKkUACADAACqFAAwBAAAqxQAIAEAAACvFAAgAQAAAK8UACADAAAArRQAIAMAAK4UADAEAACvFAAgAwAAAK0UACADAACuFAAwBAAArxQAIAMAAACtFAAgAwAArhQAMAQAAK8UACAJjg0AAPYXACDEDQQAAAABxQ0BAAAAAcYNQAAAAAHHDQIAAAAByA0CAAAAAckNAQAAAAHKDYAAAAAByw0BAAAAAQEIAADlFAAgCMQNBAAAAAHFDQEAAAABxg1AAAAAAccNAgAAAAHIDQIAAAAByQ0BAAAAAcoNgAAAAAHLDQEAAAABAQgAAOcUADABCAAA5xQAMAmODQAA9RcAIMQNBADvFwAhxQ0BAPQXACHGDUAA8BcAIccNAgDxFwAhyA0CAPIXACHJDQEA8xcAIcoNgAAAAAHLDQEA8xcAIQIAAACvFAAgCAAA6hQAIAjEDQQA7xcAIcUNAQD0FwAhxg1AAPAXACHHDQIA8RcAIcgNAgDyFwAhyQ0BAPMXACHKDYAAAAAByw0BAPMXACECAAAArRQAIAgAAOwUACACAAAArRQAIAgAAOwUACADAAAArxQAIA8AAOUUACAQAADqFAAgAQAAAK8UACABAAAArRQAIAkVAADqFwAgFgAA7RcAIBcAAOwXACAoAADrFwAgKQAA7hcAIMcNAADpFwAgyQ0AAOkXACDKDQAA6RcAIMsNAADpFwAgC8ENAAD2FAAwwg0AAPMUABDDDQAA9hQAMMQNBAD3FAAhxQ0BAPgUACHGDUAA-RQAIccNAgD6FAAhyA0CAPsUACHJDQEA_BQAIcoNAAD9FAAgyw0BAPwUACEDAAAArRQAIAMAAPIUADAUAADzFAAgAwAAAK0UACADAACuFAAwBAAArxQAIAvBDQAA9hQAMMINAADzFAAQww0AAPYUADDEDQQA9xQAIcUNAQD4FAAhxg1AAPkUACHHDQIA-hQAIcgNAgD7FAAhyQ0BAPwUACHKDQAA_RQAIMsNAQD8FAAhDRUAAIMVACAWAACMFQAgFwAAjBUAICgAAIQVACApAACMFQAgzA0EAAAAAdMNBAAAAAHUDQQAAAAB1Q0EAAAAAdYNBAAAAAHXDQQAixUAIdgNBAAAAATZDQQAAAAEDhUAAIMVACAWAACKFQAgFwAAihUAIMwNAQAAAAHTDQEAAAAB1A0BAAAAAdUNAQAAAAHWDQEAAAAB1w0BAIkVACHYDQEAAAAE2Q0BAAAABNoNAQAAAAHbDQEAAAAB3A0BAAAAAQsVAACDFQAgFgAAiBUAIBcAAIgVACDMDUAAAAAB0w1AAAAAAdQNQAAAAAHVDUAAAAAB1g1AAAAAAdcNQACHFQAh2A1AAAAABNkNQAAAAAQNFQAA_hQAIBYAAP4UACAXAAD-FAAgKAAAhhUAICkAAP4UACDMDQIAAAAB0w0CAAAAAdQNAgAAAAHVDQIAAAAB1g0CAAAAAdcNAgCFFQAh2A0CAAAABdkNAgAAAAUNFQAAgxUAIBYAAIMVACAXAACDFQAgKAAAhBUAICkAAIMVACDMDQIAAAAB0w0CAAAAAdQNAgAAAAHVDQIAAAAB1g0CAAAAAdcNAgCCFQAh2A0CAAAABNkNAgAAAAQOFQAA_hQAIBYAAIEVACAXAACBFQAgzA0BAAAAAdMNAQAAAAHUDQEAAAAB1Q0BAAAAAdYNAQAAAAHXDQEAgBUAIdgNAQAAAAXZDQEAAAAF2g0BAAAAAdsNAQAAAAHcDQEAAAABDxUAAP4UACAWAAD_FAAgFwAA_xQAIMwNgAAAAAHNDQEAAAABzg0BAAAAAc8NAQAAAAHQDYAAAAAB0Q2AAAAAAdINgAAAAAHTDYAAAAAB1A2AAAAAAdUNgAAAAAHWDYAAAAAB1w2AAAAAAQjMDQIAAAAB0w0CAAAAAdQNAgAAAAHVDQIAAAAB1g0CAAAAAdcNAgD-FAAh2A0CAAAABdkNAgAAAAUMzA2AAAAAAc0NAQAAAAHODQEAAAABzw0BAAAAAdANgAAAAAHRDYAAAAAB0g2AAAAAAdMNgAAAAAHUDYAAAAAB1Q2AAAAAAdYNgAAAAAHXDYAAAAABDhUAAP4UACAWAACBFQAgFwAAgRUAIMwNAQAAAAHTDQEAAAAB1A0BAAAAAdUNAQAAAAHWDQEAAAAB1w0BAIAVACHYDQEAAAAF2Q0BAAAABdoNAQAAAAHbDQEAAAAB3A0BAAAAAQvMDQEAAAAB0w0BAAAAAdQNAQAAAAHVDQEAAAAB1g0BAAAAAdcNAQCBFQAh2A0BAAAABdkNAQAAAAXaDQEAAAAB2w0BAAAAAdwNAQAAAAENFQAAgxUAIBYAAIMVACAXAACDFQAgKAAAhBUAICkAAIMVACDMDQIAAAAB0w0CAAAAAdQNAgAAAAHVDQIAAAAB1g0CAAAAAdcNAgCCFQAh2A0CAAAABNkNAgAAAAQIzA0CAAAAAdMNAgAAAAHUDQIAAAAB1Q0CAAAAAdYNAgAAAAHXDQIAgxUAIdgNAgAAAATZDQIAAAAECMwNCAAAAAHTDQgAAAAB1A0IAAAAAdUNCAAAAAHWDQgAAAAB1w0IAIQVACHYDQgAAAAE2Q0IAAAABA0VAAD-FAAgFgAA_hQAIBcAAP4UACAoAACGFQAgKQAA_hQAIMwNAgAAAAHTDQIAAAAB1A0CAAAAAdUNAgAAAAHWDQIAAAAB1w0CAIUVACHYDQIAAAAF2Q0CAAAABQjMDQgAAAAB0w0IAAAAAdQNCAAAAAHVDQgAAAAB1g0IAAAAAdcNCACGFQAh2A0IAAAABdkNCAAAAAULFQAAgxUAIBYAAIgVACAXAACIFQAgzA1AAAAAAdMNQAAAAAHUDUAAAAAB1Q1AAAAAAdYNQAAAAAHXDUAAhxUAIdgNQAAAAATZDUAAAAAECMwNQAAAAAHTDUAAAAAB1A1AAAAAAdUNQAAAAAHWDUAAAAAB1w1AAIgVACHYDUAAAAAE2Q1AAAAABA4VAACDFQAgFgAAihUAIBcAAIoVACDMDQEAAAAB0w0BAAAAAdQNAQAAAAHVDQEAAAAB1g0BAAAAAdcNAQCJFQAh2A0BAAAABNkNAQAAAATaDQEAAAAB2w0BAAAAAdwNAQAAAAELzA0BAAAAAdMNAQAAAAHUDQEAAAAB1Q0BAAAAAdYNAQAAAAHXDQEAihUAIdgNAQAAAATZDQEAAAAE2g0BAAAAAdsNAQAAAAHcDQEAAAABDRUAAIMVACAWAACMFQAgFwAAjBUAICgAAIQVACApAACMFQAgzA0EAAAAAdMNBAAAAAHUDQQAAAAB1Q0EAAAAAdYNBAAAAAHXDQQAixUAIdgNBAAAAATZDQQAAAAECMwNBAAAAAHTDQQAAAAB1A0EAAAAAdUNBAAAAAHWDQQAAAAB1w0EAIwVACHYDQQAAAAE2Q0EAAAABBDBDQAAjRUAMMINAADdFAAQww0AAI0VADDEDQEA-BQAId0NAQD4FAAh3g0BAPgUACHfDQEA-BQAIeANAQD4FAAh4Q0BAPwUACHiDQEA-BQAIeMNAgD7FAAh5A0CAPsUACHlDUAAjhUAIeYNAgD7FAAh5w1AAI4VACHoDUAA-RQAIQsVAAD-FAAgFgAAkBUAIBcAAJAVACDMDUAAAAAB0w1AAAAAAdQNQAAAAAHVDUAAAAAB1g1AAAAAAdcNQACPFQAh2A1AAAAABdkNQAAAAAULFQAA_hQAIBYAAJAVACAXAACQFQAgzA1AAAAAAdMNQAAAAAHUDUAAAAAB1Q1AAAAAAdYNQAAAAAHXDUAAjxUAIdgNQAAAAAXZDUAAAAAFCMwNQAAAAAHTDUAAAAAB1A1AAAAAAdUNQAAAAAHWDUAAAAAB1w1AAJAVACHYDUAAAAAF2Q1AAAAABRevAQAAkhUAIMENAACRFQAwwg0AAMcUABDDDQAAkRUAMMQNAQD4FAAh6A1AAPkUACHpDQEA-BQAIeoNAQD4FAAh6w0BAPgUACHsDQAAkhUAIO0NIACTFQAh7g0BAPgUACHvDQEA_BQAIfANQACOFQAh8Q0BAPwUACHyDQEA_BQAIfMNIACTFQAh9A0BAPwUACH1DSAAkxUAIfYNQACOFQAh9w0gAJMVACH4DUAAjhUAIfkNQACOFQAhBMwNAQAAAAX6DQEAAAAB-w0BAAAABPwNAQAAAAQFFQAAgxUAIBYAAJUVACAXAACVFQAgzA0gAAAAAdcNIACUFQAhBRUAAIMVACAWAACVFQAgFwAAlRUAIMwNIAAAAAHXDSAAlBUAIQLMDSAAAAAB1w0gAJUVACEYrwEAAJIVACCQDQAAnBUAIMENAACWFQAwwg0AALQUABDDDQAAlhUAMMQNAQCXFQAh6A1AAJsVACHpDQEAlxUAIeoNAQCXFQAh6w0BAJcVACHsDQAAkhUAIO0NIACYFQAh7g0BAJcVACHvDQEAmRUAIfANQACaFQAh8Q0BAJkVACHyDQEAmRUAIfMNIACYFQAh9A0BAJkVACH1DSAAmBUAIfYNQACaFQAh9w0gAJgVACH4DUAAmhUAIfkNQACaFQAhC8wNAQAAAAHTDQEAAAAB1A0BAAAAAdUNAQAAAAHWDQEAAAAB1w0BAIoVACHYDQEAAAAE2Q0BAAAABNoNAQAAAAHbDQEAAAAB3A0BAAAAAQLMDSAAAAAB1w0gAJUVACELzA0BAAAAAdMNAQAAAAHUDQEAAAAB1Q0BAAAAAdYNAQAAAAHXDQEAgRUAIdgNAQAAAAXZDQEAAAAF2g0BAAAAAdsNAQAAAAHcDQEAAAABCMwNQAAAAAHTDUAAAAAB1A1AAAAAAdUNQAAAAAHWDUAAAAAB1w1AAJAVACHYDUAAAAAF2Q1AAAAABQjMDUAAAAAB0w1AAAAAAdQNQAAAAAHVDUAAAAAB1g1AAAAAAdcNQACIFQAh2A1AAAAABNkNQAAAAAQD_Q0AAKkUACD-DQAAqRQAIP8NAACpFAAgDI4NAAChFQAgwQ0AAJ0VADDCDQAArRQAEMMNAACdFQAwxA0EAKIVACHFDQEAlxUAIcYNQACbFQAhxw0CAJ4VACHIDQIAnxUAIckNAQCZFQAhyg0AAKAVACDLDQEAmRUAIQjMDQIAAAAB0w0CAAAAAdQNAgAAAAHVDQIAAAAB1g0CAAAAAdcNAgD-FAAh2A0CAAAABdkNAgAAAAUIzA0CAAAAAdMNAgAAAAHUDQIAAAAB1Q0CAAAAAdYNAgAAAAHXDQIAgxUAIdgNAgAAAATZDQIAAAAEDMwNgAAAAAHNDQEAAAABzg0BAAAAAc8NAQAAAAHQDYAAAAAB0Q2AAAAAAdINgAAAAAHTDYAAAAAB1A2AAAAAAdUNgAAAAAHWDYAAAAAB1w2AAAAAARSNDQAApBUAII8NAAClFQAgwQ0AAKMVADDCDQAAqRQAEMMNAACjFQAwxA0BAJcVACHdDQEAlxUAId4NAQCXFQAh3w0BAJcVACHgDQEAlxUAIeENAQCZFQAh4g0BAJcVACHjDQIAnxUAIeQNAgCfFQAh5Q1AAJoVACHmDQIAnxUAIecNQACaFQAh6A1AAJsVACGFEQAAqRQAIIYRAACpFAAgCMwNBAAAAAHTDQQAAAAB1A0EAAAAAdUNBAAAAAHWDQQAAAAB1w0EAIwVACHYDQQAAAAE2Q0EAAAABBKNDQAApBUAII8NAAClFQAgwQ0AAKMVADDCDQAAqRQAEMMNAACjFQAwxA0BAJcVACHdDQEAlxUAId4NAQCXFQAh3w0BAJcVACHgDQEAlxUAIeENAQCZFQAh4g0BAJcVACHjDQIAnxUAIeQNAgCfFQAh5Q1AAJoVACHmDQIAnxUAIecNQACaFQAh6A1AAJsVACEarwEAAJIVACCQDQAAnBUAIMENAACWFQAwwg0AALQUABDDDQAAlhUAMMQNAQCXFQAh6A1AAJsVACHpDQEAlxUAIeoNAQCXFQAh6w0BAJcVACHsDQAAkhUAIO0NIACYFQAh7g0BAJcVACHvDQEAmRUAIfANQACaFQAh8Q0BAJkVACHyDQEAmRUAIfMNIACYFQAh9A0BAJkVACH1DSAAmBUAIfYNQACaFQAh9w0gAJgVACH4DUAAmhUAIfkNQACaFQAhhREAALQUACCGEQAAtBQAIAP9DQAArRQAIP4NAACtFAAg_w0AAK0UACAKCAAApxUAIMENAACmFQAwwg0AAKQUABDDDQAAphUAMMQNBAD3FAAh3g0BAPwUACHfDQEA-BQAIegNQAD5FAAhgA4gAJMVACGBDgEA_BQAIQ8VAACDFQAgFgAAqBUAIBcAAKgVACDMDYAAAAABzQ0BAAAAAc4NAQAAAAHPDQEAAAAB0A2AAAAAAdENgAAAAAHSDYAAAAAB0w2AAAAAAdQNgAAAAAHVDYAAAAAB1g2AAAAAAdcNgAAAAAEMzA2AAAAAAc0NAQAAAAHODQEAAAABzw0BAAAAAdANgAAAAAHRDYAAAAAB0g2AAAAAAdMNgAAAAAHUDYAAAAAB1Q2AAAAAAdYNgAAAAAHXDYAAAAABCggAAKoVACDBDQAAqRUAMMINAACRFAAQww0AAKkVADDEDQQAohUAId4NAQCZFQAh3w0BAJcVACHoDUAAmxUAIYAOIACYFQAhgQ4BAJkVACEMzA2AAAAAAc0NAQAAAAHODQEAAAABzw0BAAAAAdANgAAAAAHRDYAAAAAB0g2AAAAAAdMNgAAAAAHUDYAAAAAB1Q2AAAAAAdYNgAAAAAHXDYAAAAABBsENAACrFQAwwg0AAIsUABDDDQAAqxUAMOgNQAD5FAAhgg4BAPgUACGDDgEA_BQAIQbBDQAArBUAMMINAAD4EwAQww0AAKwVADDoDUAAmxUAIYIOAQCXFQAhgw4BAJkVACEUyAgBAPgUACHBDQAArRUAMMINAADyEwAQww0AAK0VADDGDQQA9xQAIYQOBAD3FAAhhQ4EAPcUACGGDgIA-xQAIYcOAgD7FAAhiA4gAK4VACGJDiAArhUAIYoOAQD4FAAhiw4AAa8VACGMDgABsBUAIY0OAAGwFQAhjg4AAbAVACGPDgABsBUAIZAOEACxFQAhkQ4QALEVACGSDhAAsRUAIQUVAAD-FAAgFgAAuRUAIBcAALkVACDMDSAAAAAB1w0gALgVACEHFQAAgxUAIBYAALcVACAXAAC3FQAgzA0AAQAAAdcNAAG2FQAh2A0AAQAABNkNAAEAAAQHFQAA_hQAIBYAALUVACAXAAC1FQAgzA0AAQAAAdcNAAG0FQAh2A0AAQAABdkNAAEAAAUNFQAA_hQAIBYAALMVACAXAACzFQAgKAAAsxUAICkAALMVACDMDRAAAAAB0w0QAAAAAdQNEAAAAAHVDRAAAAAB1g0QAAAAAdcNEACyFQAh2A0QAAAABdkNEAAAAAUNFQAA_hQAIBYAALMVACAXAACzFQAgKAAAsxUAICkAALMVACDMDRAAAAAB0w0QAAAAAdQNEAAAAAHVDRAAAAAB1g0QAAAAAdcNEACyFQAh2A0QAAAABdkNEAAAAAUIzA0QAAAAAdMNEAAAAAHUDRAAAAAB1Q0QAAAAAdYNEAAAAAHXDRAAsxUAIdgNEAAAAAXZDRAAAAAFBxUAAP4UACAWAAC1FQAgFwAAtRUAIMwNAAEAAAHXDQABtBUAIdgNAAEAAAXZDQABAAAFBMwNAAEAAAHXDQABtRUAIdgNAAEAAAXZDQABAAAFBxUAAIMVACAWAAC3FQAgFwAAtxUAIMwNAAEAAAHXDQABthUAIdgNAAEAAATZDQABAAAEBMwNAAEAAAHXDQABtxUAIdgNAAEAAATZDQABAAAEBRUAAP4UACAWAAC5FQAgFwAAuRUAIMwNIAAAAAHXDSAAuBUAIQLMDSAAAAAB1w0gALkVACEUyAgBAJcVACHBDQAAuhUAMMINAADfEwAQww0AALoVADDGDQQAohUAIYQOBACiFQAhhQ4EAKIVACGGDgIAnxUAIYcOAgCfFQAhiA4gALsVACGJDiAAuxUAIYoOAQCXFQAhiw4AAbwVACGMDgABvRUAIY0OAAG9FQAhjg4AAb0VACGPDgABvRUAIZAOEAC-FQAhkQ4QAL4VACGSDhAAvhUAIQLMDSAAAAAB1w0gALkVACEEzA0AAQAAAdcNAAG3FQAh2A0AAQAABNkNAAEAAAQEzA0AAQAAAdcNAAG1FQAh2A0AAQAABdkNAAEAAAUIzA0QAAAAAdMNEAAAAAHUDRAAAAAB1Q0QAAAAAdYNEAAAAAHXDRAAsxUAIdgNEAAAAAXZDRAAAAAFBsgIAQAAAAGEDgQAAAABhQ4EAAAAAYcOAgAAAAGKDgEAAAABiw4AAQAAAQXBDQAAwBUAMMINAADZEwAQww0AAMAVADCUDgEA-BQAIZUOQACOFQAhBrsMAADCFQAgwQ0AAMEVADDCDQAAxhMAEMMNAADBFQAwlA4BAJcVACGVDkAAmhUAIQP9DQAAqhMAIP4NAACqEwAg_w0AAKoTACAMjw0CAPsUACHBDQAAwxUAMMINAADAEwAQww0AAMMVADDmDQEA_BQAIYIOAQD4FAAhhA4EAPcUACGUDgEA-BQAIZYOAgD7FAAhlw5AAPkUACGYDkAA-RQAIZkOAAD9FAAgDbwMAADFFQAgjw0CAJ8VACHBDQAAxBUAMMINAACqEwAQww0AAMQVADDmDQEAmRUAIYIOAQCXFQAhhA4EAKIVACGUDgEAlxUAIZYOAgCfFQAhlw5AAJsVACGYDkAAmxUAIZkOAACgFQAgCLsMAADCFQAgwQ0AAMEVADDCDQAAxhMAEMMNAADBFQAwlA4BAJcVACGVDkAAmhUAIYURAADGEwAghhEAAMYTACACgg4BAAAAAYQOBAAAAAEGwQ0AAMcVADDCDQAApRMAEMMNAADHFQAw6A1AAPkUACHpDQEA-BQAIYIOAQD4FAAhBsENAADIFQAwwg0AAJITABDDDQAAyBUAMOgNQACbFQAh6Q0BAJcVACGCDgEAlxUAIQLpDQEAAAABgg4BAAAAARbBDQAAyhUAMMINAACMEwAQww0AAMoVADDJDQEA_BQAIegNQAD5FAAhgg4BAPgUACGEDgQA9xQAIZwOAQD4FAAhnQ4CAPsUACGeDiAAkxUAIZ8OAgD7FAAhoA4AAJIVACChDiAAkxUAIaIOAQD8FAAhow4EAMsVACGkDgQAyxUAIaUOAACnFQAgpg5AAI4VACGnDkAAjhUAIagOBADLFQAhqQ4EAMsVACGqDkAA-RQAIQ0VAAD-FAAgFgAAzRUAIBcAAM0VACAoAACGFQAgKQAAzRUAIMwNBAAAAAHTDQQAAAAB1A0EAAAAAdUNBAAAAAHWDQQAAAAB1w0EAMwVACHYDQQAAAAF2Q0EAAAABQ0VAAD-FAAgFgAAzRUAIBcAAM0VACAoAACGFQAgKQAAzRUAIMwNBAAAAAHTDQQAAAAB1A0EAAAAAdUNBAAAAAHWDQQAAAAB1w0EAMwVACHYDQQAAAAF2Q0EAAAABQjMDQQAAAAB0w0EAAAAAdQNBAAAAAHVDQQAAAAB1g0EAAAAAdcNBADNFQAh2A0EAAAABdkNBAAAAAUWwQ0AAM4VADDCDQAA-RIAEMMNAADOFQAwyQ0BAJkVACHoDUAAmxUAIYIOAQCXFQAhhA4EAKIVACGcDgEAlxUAIZ0OAgCfFQAhng4gAJgVACGfDgIAnxUAIaAOAACSFQAgoQ4gAJgVACGiDgEAmRUAIaMOBADPFQAhpA4EAM8VACGlDgAAqhUAIKYOQACaFQAhpw5AAJoVACGoDgQAzxUAIakOBADPFQAhqg5AAJsVACEIzA0EAAAAAdMNBAAAAAHUDQQAAAAB1Q0EAAAAAdYNBAAAAAHXDQQAzRUAIdgNBAAAAAXZDQQAAAAFAoIOAQAAAAGEDgQAAAABBsENAADRFQAwwg0AAPMSABDDDQAA0RUAMOgNQAD5FAAhgg4BAPgUACGrDgEA-BQAIQbBDQAA0hUAMMINAADgEgAQww0AANIVADDoDUAAmxUAIYIOAQCXFQAhqw4BAJcVACEFwQ0AANMVADDCDQAA2hIAEMMNAADTFQAwxA0EAPcUACGrDgEA-BQAIQXBDQAA1BUAMMINAADHEgAQww0AANQVADDEDQQAohUAIasOAQCXFQAhCcENAADVFQAwwg0AAMESABDDDQAA1RUAMIQOBAD3FAAhrA4BAPgUACGtDgEA-BQAIa4OEADWFQAhrw4BAPgUACGwDgQA9xQAIQ0VAACDFQAgFgAA2BUAIBcAANgVACAoAADYFQAgKQAA2BUAIMwNEAAAAAHTDRAAAAAB1A0QAAAAAdUNEAAAAAHWDRAAAAAB1w0QANcVACHYDRAAAAAE2Q0QAAAABA0VAACDFQAgFgAA2BUAIBcAANgVACAoAADYFQAgKQAA2BUAIMwNEAAAAAHTDRAAAAAB1A0QAAAAAdUNEAAAAAHWDRAAAAAB1w0QANcVACHYDRAAAAAE2Q0QAAAABAjMDRAAAAAB0w0QAAAAAdQNEAAAAAHVDRAAAAAB1g0QAAAAAdcNEADYFQAh2A0QAAAABNkNEAAAAAQJwQ0AANkVADDCDQAArhIAEMMNAADZFQAwhA4EAKIVACGsDgEAlxUAIa0OAQCXFQAhrg4QANoVACGvDgEAlxUAIbAOBACiFQAhCMwNEAAAAAHTDRAAAAAB1A0QAAAAAdUNEAAAAAHWDRAAAAAB1w0QANgVACHYDRAAAAAE2Q0QAAAABAWEDgQAAAABrA4BAAAAAa0OAQAAAAGuDhAAAAABrw4BAAAAAQnBDQAA3BUAMMINAACoEgAQww0AANwVADCEDgQA9xQAIasOAQD4FAAhrA4BAPgUACGyDgIA-xQAIbMOEADWFQAhtA4QANYVACEJwQ0AAN0VADDCDQAAlRIAEMMNAADdFQAwhA4EAKIVACGrDgEAlxUAIawOAQCXFQAhsg4CAJ8VACGzDhAA2hUAIbQOEADaFQAhA4QOBAAAAAGrDgEAAAABrA4BAAAAAQizBwEA-BQAIcENAADfFQAwwg0AAI8SABDDDQAA3xUAMIQOBAD3FAAhqw4BAPgUACG2DhAA1hUAIbcOEADWFQAhCLMHAQCXFQAhwQ0AAOAVADDCDQAA_BEAEMMNAADgFQAwhA4EAKIVACGrDgEAlxUAIbYOEADaFQAhtw4QANoVACEDswcBAAAAAYQOBAAAAAGrDgEAAAABDMgIAQD4FAAhwQ0AAOIVADDCDQAA9hEAEMMNAADiFQAwxg0EAPcUACGEDgQA9xQAIYUOBAD3FAAhhg4CAPsUACGHDgIA-xQAIasOAQD4FAAhsw4QANYVACG0DhAA1hUAIQzICAEAlxUAIcENAADjFQAwwg0AAOMRABDDDQAA4xUAMMYNBACiFQAhhA4EAKIVACGFDgQAohUAIYYOAgCfFQAhhw4CAJ8VACGrDgEAlxUAIbMOEADaFQAhtA4QANoVACEGyAgBAAAAAcYNBAAAAAGEDgQAAAABhQ4EAAAAAYYOAgAAAAGHDgIAAAABCsENAADlFQAwwg0AAN0RABDDDQAA5RUAMMYNBAD3FAAhhA4EAPcUACGFDgQA9xQAIboOBAD3FAAhuw4EAPcUACG8DgQA9xQAIb0OAQD4FAAhCsENAADmFQAwwg0AAMoRABDDDQAA5hUAMMYNBACiFQAhhA4EAKIVACGFDgQAohUAIboOBACiFQAhuw4EAKIVACG8DgQAohUAIb0OAQCXFQAhCcENAADnFQAwwg0AAMQRABDDDQAA5xUAMMQNAQD4FAAhxg1AAPkUACGKDgEA-BQAIb4OAQD4FAAhvw4BAPgUACHADkAAjhUAIQnBDQAA6BUAMMINAACxEQAQww0AAOgVADDEDQEAlxUAIcYNQACbFQAhig4BAJcVACG-DgEAlxUAIb8OAQCXFQAhwA5AAJoVACECig4BAAAAAb4OAQAAAAEKwQ0AAOoVADDCDQAAqxEAEMMNAADqFQAwyQ0BAPwUACHsDQIA-xQAIcIOAQD4FAAhww5AAPkUACHEDgIA-xQAIcUOQACOFQAhxg4AAP0UACAKwQ0AAOsVADDCDQAAmBEAEMMNAADrFQAwyQ0BAJkVACHsDQIAnxUAIcIOAQCXFQAhww5AAJsVACHEDgIAnxUAIcUOQACaFQAhxg4AAKAVACAKwQ0AAOwVADDCDQAAkhEAEMMNAADsFQAwxA0EAPcUACHCDgEA-BQAIccOQAD5FAAhyA5AAPkUACHJDkAAjhUAIcoOQACOFQAhyw4AAP0UACAKwQ0AAO0VADDCDQAA_xAAEMMNAADtFQAwxA0EAKIVACHCDgEAlxUAIccOQACbFQAhyA5AAJsVACHJDkAAmhUAIcoOQACaFQAhyw4AAKAVACAHyAgBAPgUACHBDQAA7hUAMMINAAD5EAAQww0AAO4VADDMDgEA-BQAIc0OAQD8FAAhzg4EAMsVACEHyAgBAJcVACHBDQAA7xUAMMINAADmEAAQww0AAO8VADDMDgEAlxUAIc0OAQCZFQAhzg4EAM8VACEHwQ0AAPAVADDCDQAA4BAAEMMNAADwFQAwhA4EAPcUACGYDkAA-RQAIasOAQD4FAAhzw5AAPkUACEHwQ0AAPEVADDCDQAAzRAAEMMNAADxFQAwhA4EAKIVACGYDkAAmxUAIasOAQCXFQAhzw5AAJsVACEChA4EAAAAAasOAQAAAAEUwQ0AAPMVADDCDQAAxxAAEMMNAADzFQAwhA4EAPcUACGrDgEA-BQAIbMOAgD7FAAhzA4BAPgUACHRDkAA-RQAIdIOQAD5FAAh0w4CAPsUACHUDgIA-xQAIdUOAgD7FAAh1g4CAPsUACHXDgIA-xQAIdgOAgD7FAAh2Q4CAPsUACHaDgIA-xQAIdsOIACTFQAh3A4BAPgUACHdDkAA-RQAIRTBDQAA9BUAMMINAAC0EAAQww0AAPQVADCEDgQAohUAIasOAQCXFQAhsw4CAJ8VACHMDgEAlxUAIdEOQACbFQAh0g5AAJsVACHTDgIAnxUAIdQOAgCfFQAh1Q4CAJ8VACHWDgIAnxUAIdcOAgCfFQAh2A4CAJ8VACHZDgIAnxUAIdoOAgCfFQAh2w4gAJgVACHcDgEAlxUAId0OQACbFQAhA4QOBAAAAAGrDgEAAAAB0Q5AAAAAAQfBDQAA9hUAMMINAACuEAAQww0AAPYVADDEDQIA-xQAId8OAQD4FAAh4A4AAKcVACDhDkAA-RQAIQfBDQAA9xUAMMINAACbEAAQww0AAPcVADDEDQIAnxUAId8OAQCXFQAh4A4AAKoVACDhDkAAmxUAIQaFAwEA-BQAIcENAAD4FQAwwg0AAJUQABDDDQAA-BUAMMQNBAD3FAAhxg1AAPkUACEGhQMBAJcVACHBDQAA-RUAMMINAACCEAAQww0AAPkVADDEDQQAohUAIcYNQACbFQAhEMENAAD6FQAwwg0AAPwPABDDDQAA-hUAMMQNBAD3FAAhxg1AAPkUACGEDgQA9xQAIYUOBADLFQAhqw4BAPgUACHMDgEA-BQAIeIOAAD7FQAg4w4AAPsVACDkDiAAkxUAIeUOIACTFQAh5g4EAPcUACHnDgQA9xQAIegOBADLFQAhBMwNAgAAAAX6DQIAAAAB-w0CAAAABPwNAgAAAAQQwQ0AAPwVADDCDQAA6Q8AEMMNAAD8FQAwxA0EAKIVACHGDUAAmxUAIYQOBACiFQAhhQ4EAM8VACGrDgEAlxUAIcwOAQCXFQAh4g4AAPsVACDjDgAA-xUAIOQOIACYFQAh5Q4gAJgVACHmDgQAohUAIecOBACiFQAh6A4EAM8VACEJwQ0AAP0VADDCDQAA4w8AEMMNAAD9FQAwhA4EAPcUACGrDgEA-BQAIcIOBAD3FAAh1Q4AAPsVACDaDgAA-xUAIOkOAAD7FQAgCcENAAD-FQAwwg0AANAPABDDDQAA_hUAMIQOBACiFQAhqw4BAJcVACHCDgQAohUAIdUOAAD7FQAg2g4AAPsVACDpDgAA-xUAIAKEDgQAAAABqw4BAAAAAQbBDQAAgBYAMMINAADKDwAQww0AAIAWADCrDgEA-BQAIeoOAAGvFQAh6w4AAa8VACEGwQ0AAIEWADDCDQAAtw8AEMMNAACBFgAwqw4BAJcVACHqDgABvBUAIesOAAG8FQAhAqsOAQAAAAHqDgABAAABGcENAACDFgAwwg0AALEPABDDDQAAgxYAMOINAQD4FAAhhA4EAPcUACGrDgEA-BQAIbMOAgD7FAAh0w4CAPsUACHUDgIA-xQAIdUOAgD7FAAh1g4CAPsUACHXDgIA-xQAIdgOAgD7FAAh2Q4CAPsUACHaDgIA-xQAIdsOIACTFQAh3A4BAPgUACHqDgABrxUAIe0OAACnFQAg7g4BAPgUACHvDgEA-BQAIfAOAAGvFQAh8Q4EAPcUACHyDgQAyxUAIfMOQAD5FAAhGcENAACEFgAwwg0AAJ4PABDDDQAAhBYAMOINAQCXFQAhhA4EAKIVACGrDgEAlxUAIbMOAgCfFQAh0w4CAJ8VACHUDgIAnxUAIdUOAgCfFQAh1g4CAJ8VACHXDgIAnxUAIdgOAgCfFQAh2Q4CAJ8VACHaDgIAnxUAIdsOIACYFQAh3A4BAJcVACHqDgABvBUAIe0OAACqFQAg7g4BAJcVACHvDgEAlxUAIfAOAAG8FQAh8Q4EAKIVACHyDgQAzxUAIfMOQACbFQAhAoQOBAAAAAGrDgEAAAABC8ENAACGFgAwwg0AAJgPABDDDQAAhhYAMIQOBAD3FAAh9A4BAPgUACH1DgQA9xQAIfYOAQD4FAAh9w4AAJIVACD4DgIA-xQAIfkOQAD5FAAh-g5AAI4VACELwQ0AAIcWADDCDQAAhQ8AEMMNAACHFgAwhA4EAKIVACH0DgEAlxUAIfUOBACiFQAh9g4BAJcVACH3DgAAkhUAIPgOAgCfFQAh-Q5AAJsVACH6DkAAmhUAIQOEDgQAAAAB9A4BAAAAAfUOBAAAAAEHwQ0AAIkWADDCDQAA_w4AEMMNAACJFgAw6A1AAPkUACHpDQEA-BQAIYsOAQD4FAAh_A4BAPgUACEHwQ0AAIoWADDCDQAA7A4AEMMNAACKFgAw6A1AAJsVACHpDQEAlxUAIYsOAQCXFQAh_A4BAJcVACEIwQ0AAIsWADDCDQAA5g4AEMMNAACLFgAw6A1AAPkUACH9DgEA-BQAIf4OAQD4FAAh_w4BAPgUACGAD0AAjhUAIQjBDQAAjBYAMMINAADTDgAQww0AAIwWADDoDUAAmxUAIf0OAQCXFQAh_g4BAJcVACH_DgEAlxUAIYAPQACaFQAhBsENAACNFgAwwg0AAM0OABDDDQAAjRYAMOgNQAD5FAAhgg4BAPgUACH_DgEA-BQAIQbBDQAAjhYAMMINAAC6DgAQww0AAI4WADDoDUAAmxUAIYIOAQCXFQAh_w4BAJcVACEOwQ0AAI8WADDCDQAAtA4AEMMNAACPFgAw6A1AAPkUACHpDQEA_BQAIYQOBAD3FAAh9Q4QANYVACH8DgEA-BQAIYEPAQD4FAAhgg8QANYVACGDDwEA-BQAIYQPQAD5FAAhhQ8BAPwUACGGDwAAkhUAIA7BDQAAkBYAMMINAAChDgAQww0AAJAWADDoDUAAmxUAIekNAQCZFQAhhA4EAKIVACH1DhAA2hUAIfwOAQCXFQAhgQ8BAJcVACGCDxAA2hUAIYMPAQCXFQAhhA9AAJsVACGFDwEAmRUAIYYPAACSFQAgBsENAACRFgAwwg0AAJsOABDDDQAAkRYAMIQOBAD3FAAhhQ4EAPcUACGHDwEA-BQAIQbBDQAAkhYAMMINAACIDgAQww0AAJIWADCEDgQAohUAIYUOBACiFQAhhw8BAJcVACEOwQ0AAJMWADDCDQAAgg4AEMMNAACTFgAwgg4BAPgUACGEDgQA9xQAIYUOBAD3FAAhhw4CAPsUACGLDgEA-BQAIZwOAQD4FAAh_A4BAPgUACGED0AA-RQAIYcPAQD4FAAhiA8QANYVACGJD0AA-RQAIQ7BDQAAlBYAMMINAADvDQAQww0AAJQWADCCDgEAlxUAIYQOBACiFQAhhQ4EAKIVACGHDgIAnxUAIYsOAQCXFQAhnA4BAJcVACH8DgEAlxUAIYQPQACbFQAhhw8BAJcVACGIDxAA2hUAIYkPQACbFQAhA4QOBAAAAAGHDgIAAAABiw4BAAAAAQ7BDQAAlhYAMMINAADpDQAQww0AAJYWADCCDgEA-BQAIZcOQACOFQAhiw8BAPgUACGMD0AA-RQAIY0PIACTFQAhjg8BAPwUACGPD0AAjhUAIZAPIACTFQAhkQ9AAI4VACGSD0AAjhUAIZMPAAD9FAAgDcENAACXFgAwwg0AANMNABDDDQAAlxYAMMkNAQD8FAAhgg4BAPgUACGEDgQA9xQAIZ4OIACTFQAhnw4CAPsUACGgDgAAkhUAIKIOAQD8FAAhpQ4AAKcVACDrDgABsBUAIZQPBADLFQAhDI8NAgD7FAAhwQ0AAJgWADDCDQAAvQ0AEMMNAACYFgAw5g0BAPwUACGCDgEA-BQAIZQOAQD4FAAhlw5AAPkUACGYDkAAjhUAIYwPQAD5FAAhjw9AAI4VACGQDyAAkxUAIQ7JCAAAmhYAIMoIAACbFgAgjw0CAJ8VACHBDQAAmRYAMMINAACqDQAQww0AAJkWADDmDQEAmRUAIYIOAQCXFQAhlA4BAJcVACGXDkAAmxUAIZgOQACaFQAhjA9AAJsVACGPD0AAmhUAIZAPIACYFQAhA_0NAACfDQAg_g0AAJ8NACD_DQAAnw0AIAP9DQAAow0AIP4NAACjDQAg_w0AAKMNACACgg4BAAAAAYsPAQAAAAEPyAgAAJ4WACDBDQAAnRYAMMINAACjDQAQww0AAJ0WADCCDgEAlxUAIZcOQACaFQAhiw8BAJcVACGMD0AAmxUAIY0PIACYFQAhjg8BAJkVACGPD0AAmhUAIZAPIACYFQAhkQ9AAJoVACGSD0AAmhUAIZMPAACgFQAgEMkIAACaFgAgyggAAJsWACCPDQIAnxUAIcENAACZFgAwwg0AAKoNABDDDQAAmRYAMOYNAQCZFQAhgg4BAJcVACGUDgEAlxUAIZcOQACbFQAhmA5AAJoVACGMD0AAmxUAIY8PQACaFQAhkA8gAJgVACGFEQAAqg0AIIYRAACqDQAgAoIOAQAAAAGEDgQAAAABDsgIAACeFgAgwQ0AAKAWADDCDQAAnw0AEMMNAACgFgAwyQ0BAJkVACGCDgEAlxUAIYQOBACiFQAhng4gAJgVACGfDgIAnxUAIaAOAACSFQAgog4BAJkVACGlDgAAqhUAIOsOAAG9FQAhlA8EAM8VACEGwQ0AAKEWADDCDQAAmg0AEMMNAAChFgAwlA4BAPgUACHRDkAA-RQAIZYPAgD7FAAhBsENAACiFgAwwg0AAIcNABDDDQAAohYAMJQOAQCXFQAh0Q5AAJsVACGWDwIAnxUAIQKUDgEAAAAB0Q5AAAAAAQ7BDQAApBYAMMINAACBDQAQww0AAKQWADDGDUAA-RQAId4NAQD8FAAh5g0BAPwUACGCDgEA-BQAIZgOQAD5FAAhmA8BAPgUACGZDwEA-BQAIZoPAACSFQAgmw9AAI4VACGcDwEA_BQAIZ0PAAD9FAAgCYYDAgD7FAAhwQ0AAKUWADDCDQAA6wwAEMMNAAClFgAw6Q0BAPgUACGYDwEA-BQAIZ4PQAD5FAAhnw8gAJMVACGgD0AAjhUAIQuGAwIAnxUAIbAHAACnFgAgtwcAAKgWACDBDQAAphYAMMINAADECwAQww0AAKYWADDpDQEAlxUAIZgPAQCXFQAhng9AAJsVACGfDyAAmBUAIaAPQACaFQAhDrAHAACqFQAgsQcAALIWACCyBwAAsxYAILUHAAC0FgAgtgcAALUWACDBDQAAsRYAMMINAADPCwAQww0AALEWADDEDQEAlxUAIegNQACbFQAh6Q0BAJcVACH8DgEAlxUAIYURAADPCwAghhEAAM8LACAD_Q0AAMYLACD-DQAAxgsAIP8NAADGCwAgB8ENAACpFgAwwg0AANMMABDDDQAAqRYAMIIOAQD4FAAh0Q5AAPkUACGhDwEA-BQAIaIPAgD7FAAhB8ENAACqFgAwwg0AAMAMABDDDQAAqhYAMIIOAQCXFQAh0Q5AAJsVACGhDwEAlxUAIaIPAgCfFQAhA4IOAQAAAAHRDkAAAAABoQ8BAAAAAQfBDQAArBYAMMINAAC6DAAQww0AAKwWADDRDkAA-RQAIaEPAQD4FAAhpA8EAPcUACGlDwQA9xQAIQnBDQAArRYAMMINAACkDAAQww0AAK0WADDoDUAA-RQAIekNAQD4FAAhmA8BAPgUACGhDwEA-BQAIaYPQACOFQAhpw8CAPsUACEHwQ0AAK4WADDCDQAAjgwAEMMNAACuFgAwmA8BAPgUACGoDwEA-BQAIakPAQD4FAAhqg9AAPkUACENwQ0AAK8WADDCDQAA-AsAEMMNAACvFgAwxA0BAPgUACHJDQEA_BQAIegNQAD5FAAh6Q0BAPgUACHsDQIA-xQAIcUOQACOFQAh8w5AAPkUACGYDwEA-BQAIasPAQD4FAAhrA8AAP0UACAIsAcAAKcVACDBDQAAsBYAMMINAADiCwAQww0AALAWADDEDQEA-BQAIegNQAD5FAAh6Q0BAPgUACH8DgEA-BQAIQywBwAAqhUAILEHAACyFgAgsgcAALMWACC1BwAAtBYAILYHAAC1FgAgwQ0AALEWADDCDQAAzwsAEMMNAACxFgAwxA0BAJcVACHoDUAAmxUAIekNAQCXFQAh_A4BAJcVACED_Q0AALMLACD-DQAAswsAIP8NAACzCwAgA_0NAAC3CwAg_g0AALcLACD_DQAAtwsAIAP9DQAAuwsAIP4NAAC7CwAg_w0AALsLACANhgMCAJ8VACGwBwAApxYAILcHAACoFgAgwQ0AAKYWADDCDQAAxAsAEMMNAACmFgAw6Q0BAJcVACGYDwEAlxUAIZ4PQACbFQAhnw8gAJgVACGgD0AAmhUAIYURAADECwAghhEAAMQLACACgg4BAAAAAZgPAQAAAAEPtgcAALgWACDBDQAAtxYAMMINAADGCwAQww0AALcWADDGDUAAmxUAId4NAQCZFQAh5g0BAJkVACGCDgEAlxUAIZgOQACbFQAhmA8BAJcVACGZDwEAlxUAIZoPAACSFQAgmw9AAJoVACGcDwEAmRUAIZ0PAACgFQAgDYYDAgCfFQAhsAcAAKcWACC3BwAAqBYAIMENAACmFgAwwg0AAMQLABDDDQAAphYAMOkNAQCXFQAhmA8BAJcVACGeD0AAmxUAIZ8PIACYFQAhoA9AAJoVACGFEQAAxAsAIIYRAADECwAgA6EPAQAAAAGkDwQAAAABpQ8EAAAAAQizBwAAuxYAIMENAAC6FgAwwg0AAL8LABDDDQAAuhYAMNEOQACbFQAhoQ8BAJcVACGkDwQAohUAIaUPBACiFQAhDbAHAACnFgAgtAcAAL0WACDBDQAAvBYAMMINAAC7CwAQww0AALwWADDoDUAAmxUAIekNAQCXFQAhmA8BAJcVACGhDwEAlxUAIaYPQACaFQAhpw8CAJ8VACGFEQAAuwsAIIYRAAC7CwAgC7AHAACnFgAgtAcAAL0WACDBDQAAvBYAMMINAAC7CwAQww0AALwWADDoDUAAmxUAIekNAQCXFQAhmA8BAJcVACGhDwEAlxUAIaYPQACaFQAhpw8CAJ8VACED_Q0AAL8LACD-DQAAvwsAIP8NAAC_CwAgApgPAQAAAAGoDwEAAAABCLAHAACnFgAgwQ0AAL8WADDCDQAAtwsAEMMNAAC_FgAwmA8BAJcVACGoDwEAlxUAIakPAQCXFQAhqg9AAJsVACEOsAcAAKcWACDBDQAAwBYAMMINAACzCwAQww0AAMAWADDEDQEAlxUAIckNAQCZFQAh6A1AAJsVACHpDQEAlxUAIewNAgCfFQAhxQ5AAJoVACHzDkAAmxUAIZgPAQCXFQAhqw8BAJcVACGsDwAAoBUAIAXBDQAAwRYAMMINAACuCwAQww0AAMEWADDEDQEA-BQAIYQPQAD5FAAhBcENAADCFgAwwg0AAJsLABDDDQAAwhYAMMQNAQCXFQAhhA9AAJsVACERwQ0AAMMWADDCDQAAlQsAEMMNAADDFgAwxA0BAPgUACHoDUAA-RQAIasOAQD4FAAhgA9AAPkUACGED0AA-RQAIbAPAQD4FAAhsQ8BAPwUACGyDwEA-BQAIbMPAQD4FAAhtA8BAPwUACG1D0AAjhUAIbYPAQD8FAAhtw9AAI4VACG4D0AAjhUAIRHBDQAAxBYAMMINAACCCwAQww0AAMQWADDEDQEAlxUAIegNQACbFQAhqw4BAJcVACGAD0AAmxUAIYQPQACbFQAhsA8BAJcVACGxDwEAmRUAIbIPAQCXFQAhsw8BAJcVACG0DwEAmRUAIbUPQACaFQAhtg8BAJkVACG3D0AAmhUAIbgPQACaFQAhCggAAKcVACDBDQAAxRYAMMINAAD8CgAQww0AAMUWADCKDgEA-BQAIZ4PQAD5FAAhuQ8BAPgUACG6DwEA-BQAIbsPQAD5FAAhvA9AAI4VACEQwQ0AAMYWADDCDQAA5goAEMMNAADGFgAwxA0BAPgUACHjDQIA-xQAIeUNQACOFQAh5g0CAPsUACHnDUAAjhUAIegNQAD5FAAhig4BAPgUACGcDgEA-BQAIaYOQACOFQAhuQ8BAPgUACG9DwAApxUAIL4PAgD7FAAhvw9AAI4VACEICAAApxUAIMENAADHFgAwwg0AANAKABDDDQAAxxYAMMQNBAD3FAAhxg1AAPkUACGKDgEA-BQAIbkPAQD4FAAhCcENAADIFgAwwg0AALoKABDDDQAAyBYAMOkNAQD8FAAhgw4BAPwUACGMD0AA-RQAIcAPAQD4FAAhwQ8CAPsUACHCDyAAkxUAIQnBDQAAyRYAMMINAACnCgAQww0AAMkWADDpDQEAmRUAIYMOAQCZFQAhjA9AAJsVACHADwEAlxUAIcEPAgCfFQAhwg8gAJgVACEQwQ0AAMoWADDCDQAAoQoAEMMNAADKFgAwxA0BAPgUACHoDUAA-RQAIekNAQD8FAAh6w0BAPgUACH0DQEA_BQAIb4OAQD4FAAhgA9AAI4VACGMD0AAjhUAIcAPAQD4FAAhww8BAPgUACHEDwAAkhUAIMUPQACOFQAhxg8CAPsUACEGwQ0AAMsWADDCDQAAiQoAEMMNAADLFgAwxw8BAPgUACHIDwIA-xQAIckPAAGvFQAhCMENAADMFgAwwg0AAPMJABDDDQAAzBYAMIIOAQD4FAAhkA4QALEVACHfDgIA-xQAIccPAQD4FAAhyg8CAPsUACEawQ0AAM0WADDCDQAA3QkAEMMNAADNFgAwxA0BAPgUACHoDUAA-RQAIekNAQD4FAAhkA4BAPwUACGZDgIA-xQAIZwOAQD4FAAhpg5AAI4VACG_DgEA_BQAIdEOBADLFQAh8A4BAPwUACGDDwEA_BQAIZgPAQD8FAAhyw8BAPgUACHMDwEA-BQAIc0PEACxFQAhzg8QALEVACHPDwIA-hQAIdAPAAGwFQAh0Q8CAPoUACHSDxAAsRUAIdMPBADLFQAh1A8AAP0UACDVDwEA_BQAIRyOBgAAzxYAII8GAADQFgAgwQ0AAM4WADDCDQAAygkAEMMNAADOFgAwxA0BAJcVACHoDUAAmxUAIekNAQCXFQAhkA4BAJkVACGZDgIAnxUAIZwOAQCXFQAhpg5AAJoVACG_DgEAmRUAIdEOBADPFQAh8A4BAJkVACGDDwEAmRUAIZgPAQCZFQAhyw8BAJcVACHMDwEAlxUAIc0PEAC-FQAhzg8QAL4VACHPDwIAnhUAIdAPAAG9FQAh0Q8CAJ4VACHSDxAAvhUAIdMPBADPFQAh1A8AAKAVACDVDwEAmRUAIQP9DQAAvwkAIP4NAAC_CQAg_w0AAL8JACAD_Q0AAMMJACD-DQAAwwkAIP8NAADDCQAgAscPAQAAAAHIDwIAAAABB40GAADTFgAgwQ0AANIWADDCDQAAwwkAEMMNAADSFgAwxw8BAJcVACHIDwIAnxUAIckPAAG8FQAhHo4GAADPFgAgjwYAANAWACDBDQAAzhYAMMINAADKCQAQww0AAM4WADDEDQEAlxUAIegNQACbFQAh6Q0BAJcVACGQDgEAmRUAIZkOAgCfFQAhnA4BAJcVACGmDkAAmhUAIb8OAQCZFQAh0Q4EAM8VACHwDgEAmRUAIYMPAQCZFQAhmA8BAJkVACHLDwEAlxUAIcwPAQCXFQAhzQ8QAL4VACHODxAAvhUAIc8PAgCeFQAh0A8AAb0VACHRDwIAnhUAIdIPEAC-FQAh0w8EAM8VACHUDwAAoBUAINUPAQCZFQAhhREAAMoJACCGEQAAygkAIALHDwEAAAAByg8CAAAAAQmNBgAA0xYAIMENAADVFgAwwg0AAL8JABDDDQAA1RYAMIIOAQCXFQAhkA4QAL4VACHfDgIAnxUAIccPAQCXFQAhyg8CAJ8VACEIwQ0AANYWADDCDQAAugkAEMMNAADWFgAwxA0BAPgUACHoDUAA-RQAIYQPQAD5FAAhoQ8AAa8VACHLDwEA-BQAIQrBDQAA1xYAMMINAACkCQAQww0AANcWADDLDwEA-BQAIdgPAgD7FAAh2Q8CAPsUACHaDwIA-xQAIdsPAACSFQAg3A8AAKcVACDdDwEA-BQAIQi8DAIA-xQAIcENAADYFgAwwg0AAI4JABDDDQAA2BYAML8OAQD4FAAhyw8BAPgUACHeDwIA-hQAId8PAQD4FAAhF4UDAQD4FAAhvAwCAPsUACHBDQAA2RYAMMINAAD4CAAQww0AANkWADCCDgEA_BQAIdMOAgD6FAAh3A4BAPwUACGZDwEA_BQAIagPAQD8FAAhyw8BAPgUACHYDwIA-hQAId0PIACuFQAh3g8CAPsUACHgDwEA-BQAIeEPAQD8FAAh4g8CAPoUACHjDwAA_RQAIOQPAQD8FAAh5Q8BAPwUACHmDwAAkhUAIOcPIACuFQAh6A8CAPoUACEGwQ0AANoWADDCDQAA4ggAEMMNAADaFgAwyA8CAPsUACHJDwABrxUAIcsPAQD4FAAhG7AHAAD9FAAgwQ0AANsWADDCDQAAzAgAEMMNAADbFgAwxA0BAPgUACHGDQQAyxUAIegNQAD5FAAh6Q0BAPgUACGEDgQAyxUAIZwOAQD4FAAhvw4BAPwUACHLDgAA_RQAIPwOAQD4FAAhhA9AAPkUACGYDwEA_BQAIbsPQACOFQAh6Q8BAPgUACHqDyAAkxUAIesPAQD8FAAh7A8BAPwUACHtDwAA_RQAIO4PAAD9FAAg7w8AAKcVACDwDyAAkxUAIfEPAACSFQAg8g8CAPsUACHzD0AAjhUAISCoBQAA3RYAIKkFAADeFgAgqgUAAN8WACCrBQAA4BYAIKwFAADhFgAgsAcAAKAVACDBDQAA3BYAMMINAAC5CAAQww0AANwWADDEDQEAlxUAIcYNBADPFQAh6A1AAJsVACHpDQEAlxUAIYQOBADPFQAhnA4BAJcVACG_DgEAmRUAIcsOAACgFQAg_A4BAJcVACGED0AAmxUAIZgPAQCZFQAhuw9AAJoVACHpDwEAlxUAIeoPIACYFQAh6w8BAJkVACHsDwEAmRUAIe0PAACgFQAg7g8AAKAVACDvDwAAqhUAIPAPIACYFQAh8Q8AAJIVACDyDwIAnxUAIfMPQACaFQAhA_0NAACfCAAg_g0AAJ8IACD_DQAAnwgAIAP9DQAAowgAIP4NAACjCAAg_w0AAKMIACAD_Q0AAKcIACD-DQAApwgAIP8NAACnCAAgA_0NAACrCAAg_g0AAKsIACD_DQAAqwgAIAP9DQAArwgAIP4NAACvCAAg_w0AAK8IACAJpwUAAOMWACDBDQAA4hYAMMINAACvCAAQww0AAOIWADDEDQEAlxUAIegNQACbFQAhhA9AAJsVACGhDwABvBUAIcsPAQCXFQAhIqgFAADdFgAgqQUAAN4WACCqBQAA3xYAIKsFAADgFgAgrAUAAOEWACCwBwAAoBUAIMENAADcFgAwwg0AALkIABDDDQAA3BYAMMQNAQCXFQAhxg0EAM8VACHoDUAAmxUAIekNAQCXFQAhhA4EAM8VACGcDgEAlxUAIb8OAQCZFQAhyw4AAKAVACD8DgEAlxUAIYQPQACbFQAhmA8BAJkVACG7D0AAmhUAIekPAQCXFQAh6g8gAJgVACHrDwEAmRUAIewPAQCZFQAh7Q8AAKAVACDuDwAAoBUAIO8PAACqFQAg8A8gAJgVACHxDwAAkhUAIPIPAgCfFQAh8w9AAJoVACGFEQAAuQgAIIYRAAC5CAAgAssPAQAAAAHYDwIAAAABC6cFAADjFgAgwQ0AAOUWADDCDQAAqwgAEMMNAADlFgAwyw8BAJcVACHYDwIAnxUAIdkPAgCfFQAh2g8CAJ8VACHbDwAAkhUAINwPAACqFQAg3Q8BAJcVACEDvAwCAAAAAb8OAQAAAAHLDwEAAAABCacFAADjFgAgvAwCAJ8VACHBDQAA5xYAMMINAACnCAAQww0AAOcWADC_DgEAlxUAIcsPAQCXFQAh3g8CAJ4VACHfDwEAlxUAIQLLDwEAAAAB3g8CAAAAARiFAwEAlxUAIacFAADjFgAgvAwCAJ8VACHBDQAA6RYAMMINAACjCAAQww0AAOkWADCCDgEAmRUAIdMOAgCeFQAh3A4BAJkVACGZDwEAmRUAIagPAQCZFQAhyw8BAJcVACHYDwIAnhUAId0PIAC7FQAh3g8CAJ8VACHgDwEAlxUAIeEPAQCZFQAh4g8CAJ4VACHjDwAAoBUAIOQPAQCZFQAh5Q8BAJkVACHmDwAAkhUAIOcPIAC7FQAh6A8CAJ4VACECyA8CAAAAAcsPAQAAAAEHpwUAAOMWACDBDQAA6xYAMMINAACfCAAQww0AAOsWADDIDwIAnxUAIckPAAG8FQAhyw8BAJcVACEIyAgBAPgUACHBDQAA7BYAMMINAACaCAAQww0AAOwWADCEDgQA9xQAIYUOBAD3FAAhhg4CAPsUACH4DyAAkxUAIQjICAEAlxUAIcENAADtFgAwwg0AAIcIABDDDQAA7RYAMIQOBACiFQAhhQ4EAKIVACGGDgIAnxUAIfgPIACYFQAhBMgIAQAAAAGEDgQAAAABhQ4EAAAAAYYOAgAAAAEOjw0CAPsUACHBDQAA7xYAMMINAACBCAAQww0AAO8WADDGDUAA-RQAIYQOBAD3FAAhhQ4EAPcUACGGDgIA-xQAIYsOAQD8FAAhvw4BAPgUACGHDwEA-BQAIfoPBADLFQAh-w9AAPkUACH8D0AAjhUAIQ6PDQIAnxUAIcENAADwFgAwwg0AAO4HABDDDQAA8BYAMMYNQACbFQAhhA4EAKIVACGFDgQAohUAIYYOAgCfFQAhiw4BAJkVACG_DgEAlxUAIYcPAQCXFQAh-g8EAM8VACH7D0AAmxUAIfwPQACaFQAhA4QOBAAAAAGFDgQAAAABhg4CAAAAAQXBDQAA8hYAMMINAADoBwAQww0AAPIWADCCDgEA-BQAIf4PAgD7FAAhBcENAADzFgAwwg0AANUHABDDDQAA8xYAMIIOAQCXFQAh_g8CAJ8VACEHyAgBAPgUACHBDQAA9BYAMMINAADPBwAQww0AAPQWADDZDwIA-xQAIdsPAACnFQAg_w8BAPgUACEHyAgBAJcVACHBDQAA9RYAMMINAAC8BwAQww0AAPUWADDZDwIAnxUAIdsPAACqFQAg_w8BAJcVACEIyAgBAPgUACHBDQAA9hYAMMINAAC2BwAQww0AAPYWADCEDgQA9xQAIYAQAQD4FAAhgRACAPsUACGCEAIA-xQAIQjICAEAlxUAIcENAAD3FgAwwg0AAKMHABDDDQAA9xYAMIQOBACiFQAhgBABAJcVACGBEAIAnxUAIYIQAgCfFQAhAsgIAQAAAAGEDgQAAAABB8gIAQD4FAAhwQ0AAPkWADDCDQAAnQcAEMMNAAD5FgAwhA4EAPcUACHrDgABrxUAIYQQBAD3FAAhB8gIAQCXFQAhwQ0AAPoWADDCDQAAigcAEMMNAAD6FgAwhA4EAKIVACHrDgABvBUAIYQQBACiFQAhA8gIAQAAAAGEDgQAAAABhBAEAAAAAQjICAEA-BQAIcENAAD8FgAwwg0AAIQHABDDDQAA_BYAMIQOBAD3FAAhnQ4CAPsUACGkDgQA9xQAIesOAAGwFQAhCMgIAQCXFQAhwQ0AAP0WADDCDQAA8QYAEMMNAAD9FgAwhA4EAKIVACGdDgIAnxUAIaQOBACiFQAh6w4AAb0VACECyAgBAAAAAYQOBAAAAAEUyAgBAPgUACHBDQAA_xYAMMINAADrBgAQww0AAP8WADDGDQQA9xQAIYQOBAD3FAAhhQ4EAPcUACGGDgIA-xQAIYcOAgD7FAAhiA4gAK4VACGJDiAArhUAIYoOAQD4FAAhiw4AAa8VACGMDgABsBUAIY0OAAGwFQAhjg4AAbAVACGPDgABsBUAIZAOEACxFQAhkQ4QALEVACGSDhAAsRUAIRTICAEAlxUAIcENAACAFwAwwg0AANgGABDDDQAAgBcAMMYNBACiFQAhhA4EAKIVACGFDgQAohUAIYYOAgCfFQAhhw4CAJ8VACGIDiAAuxUAIYkOIAC7FQAhig4BAJcVACGLDgABvBUAIYwOAAG9FQAhjQ4AAb0VACGODgABvRUAIY8OAAG9FQAhkA4QAL4VACGRDhAAvhUAIZIOEAC-FQAhBsgIAQAAAAGEDgQAAAABhQ4EAAAAAYcOAgAAAAGKDgEAAAABiw4AAQAAAQnBDQAAghcAMMINAADSBgAQww0AAIIXADCEDgQA9xQAIYcQBAD3FAAhiBABAPgUACGJEAEA-BQAIYoQBAD3FAAhixAEAMsVACEJwQ0AAIMXADDCDQAAvwYAEMMNAACDFwAwhA4EAKIVACGHEAQAohUAIYgQAQCXFQAhiRABAJcVACGKEAQAohUAIYsQBADPFQAhAoQOBAAAAAGHEAQAAAABC8ENAACFFwAwwg0AALkGABDDDQAAhRcAMIQOBAD3FAAhjRBAAI4VACGOEAEA_BQAIY8QBADLFQAhkBBAAI4VACGREEAAjhUAIZIQBADLFQAhkxBAAI4VACELwQ0AAIYXADDCDQAApgYAEMMNAACGFwAwhA4EAKIVACGNEEAAmhUAIY4QAQCZFQAhjxAEAM8VACGQEEAAmhUAIZEQQACaFQAhkhAEAM8VACGTEEAAmhUAIQnBDQAAhxcAMMINAACgBgAQww0AAIcXADDJDQEA-BQAIeINAgD6FAAh6w0BAPgUACGEDgQA9xQAIacOQAD5FAAhng9AAPkUACEJwQ0AAIgXADDCDQAAjQYAEMMNAACIFwAwyQ0BAJcVACHiDQIAnhUAIesNAQCXFQAhhA4EAKIVACGnDkAAmxUAIZ4PQACbFQAhAusNAQAAAAGEDgQAAAABB8ENAACKFwAwwg0AAIcGABDDDQAAihcAMIQOBAD3FAAhhQ4EAPcUACGVEAQA9xQAIZYQIACTFQAhB8ENAACLFwAwwg0AAPQFABDDDQAAixcAMIQOBACiFQAhhQ4EAKIVACGVEAQAohUAIZYQIACYFQAhFMENAACMFwAwwg0AAO4FABDDDQAAjBcAMMkNAQD8FAAh9g1AAI4VACGEDgQA9xQAIYUOBADLFQAhnA4BAPgUACHzDkAA-RQAIYcPAQD8FAAhlRAEAMsVACGXEAQAyxUAIZgQBADLFQAhmRAEAMsVACGaEAEA_BQAIZsQBADLFQAhnBABAPwUACGdEAQAyxUAIZ4QBADLFQAhnxBAAI4VACEUwQ0AAI0XADDCDQAA2wUAEMMNAACNFwAwyQ0BAJkVACH2DUAAmhUAIYQOBACiFQAhhQ4EAM8VACGcDgEAlxUAIfMOQACbFQAhhw8BAJkVACGVEAQAzxUAIZcQBADPFQAhmBAEAM8VACGZEAQAzxUAIZoQAQCZFQAhmxAEAM8VACGcEAEAmRUAIZ0QBADPFQAhnhAEAM8VACGfEEAAmhUAIQbBDQAAjhcAMMINAADVBQAQww0AAI4XADCCDgEA-BQAIagPAQD4FAAhoBBAAPkUACEGwQ0AAI8XADDCDQAAwgUAEMMNAACPFwAwgg4BAJcVACGoDwEAlxUAIaAQQACbFQAhCoYDAACnFQAgwQ0AAJAXADDCDQAAvAUAEMMNAACQFwAwyQ5AAI4VACH1DgIA-xQAIfwOAQD4FAAhoRABAPgUACGiEAEA-BQAIaMQQACOFQAhCoYDAACqFQAgwQ0AAJEXADDCDQAAqQUAEMMNAACRFwAwyQ5AAJoVACH1DgIAnxUAIfwOAQCXFQAhoRABAJcVACGiEAEAlxUAIaMQQACaFQAhAvwOAQAAAAGhEAEAAAABB8ENAACTFwAwwg0AAKMFABDDDQAAkxcAMIIOAQD4FAAh_A4BAPgUACGiEAEA-BQAIaUQQAD5FAAhB8ENAACUFwAwwg0AAJAFABDDDQAAlBcAMIIOAQCXFQAh_A4BAJcVACGiEAEAlxUAIaUQQACbFQAhA4IOAQAAAAH8DgEAAAABohABAAAAAQnBDQAAlhcAMMINAACKBQAQww0AAJYXADCCDgEA-BQAIfwOAQD4FAAh7w8gAJMVACGjEEAAjhUAIacQIACTFQAhqBBAAPkUACEVwQ0AAJcXADDCDQAA9AQAEMMNAACXFwAw6A1AAPkUACGEDgQA9xQAIYUOBAD3FAAhiw4BAPgUACGcDgEA-BQAIckOQACOFQAh9Q4CAPsUACH8DgEA-BQAIYcPAQD4FAAhoRABAPgUACGiEAEA-BQAIaMQQACOFQAhqRAQANYVACGqEAEA_BQAIasQQAD5FAAhrBAgAJMVACGtECAAkxUAIa4QIACTFQAhFoYDAACZFwAgwQ0AAJgXADDCDQAA4QQAEMMNAACYFwAw6A1AAJsVACGEDgQAohUAIYUOBACiFQAhiw4BAJcVACGcDgEAlxUAIckOQACaFQAh9Q4CAJ8VACH8DgEAlxUAIYcPAQCXFQAhoRABAJcVACGiEAEAlxUAIaMQQACaFQAhqRAQANoVACGqEAEAmRUAIasQQACbFQAhrBAgAJgVACGtECAAmBUAIa4QIACYFQAhA_0NAADbBAAg_g0AANsEACD_DQAA2wQAIAqFAwAAmxcAIMENAACaFwAwwg0AANsEABDDDQAAmhcAMIIOAQCXFQAh_A4BAJcVACHvDyAAmBUAIaMQQACaFQAhpxAgAJgVACGoEEAAmxUAIRiGAwAAmRcAIMENAACYFwAwwg0AAOEEABDDDQAAmBcAMOgNQACbFQAhhA4EAKIVACGFDgQAohUAIYsOAQCXFQAhnA4BAJcVACHJDkAAmhUAIfUOAgCfFQAh_A4BAJcVACGHDwEAlxUAIaEQAQCXFQAhohABAJcVACGjEEAAmhUAIakQEADaFQAhqhABAJkVACGrEEAAmxUAIawQIACYFQAhrRAgAJgVACGuECAAmBUAIYURAADhBAAghhEAAOEEACAOCAAApxUAIMENAACcFwAwwg0AANYEABDDDQAAnBcAMMYNBAD3FAAhhA4EAPcUACGFDgQA9xQAIYcOAgD7FAAhig4BAPgUACGLDgEA-BQAIfwOAQD4FAAhhw8BAPgUACGvEAEA-BQAIbAQAQD4FAAhDggAAKoVACDBDQAAnRcAMMINAADDBAAQww0AAJ0XADDGDQQAohUAIYQOBACiFQAhhQ4EAKIVACGHDgIAnxUAIYoOAQCXFQAhiw4BAJcVACH8DgEAlxUAIYcPAQCXFQAhrxABAJcVACGwEAEAlxUAIQOEDgQAAAABhw4CAAAAAYsOAQAAAAEFCAABrxUAIcENAACfFwAwwg0AAL0EABDDDQAAnxcAMIgQAAGvFQAhBggAAbwVACHTAgAAoRcAIMENAACgFwAwwg0AAKoEABDDDQAAoBcAMIgQAAG8FQAhA_0NAACOBAAg_g0AAI4EACD_DQAAjgQAIAjBDQAAohcAMMINAACkBAAQww0AAKIXADDRDwABsBUAIbEQAgD7FAAhshACAPsUACGzEAEA-BQAIbQQAAGvFQAhCdQCAACkFwAgwQ0AAKMXADDCDQAAjgQAEMMNAACjFwAw0Q8AAb0VACGxEAIAnxUAIbIQAgCfFQAhsxABAJcVACG0EAABvBUAIQgIAAG8FQAh0wIAAKEXACDBDQAAoBcAMMINAACqBAAQww0AAKAXADCIEAABvBUAIYURAACqBAAghhEAAKoEACACsRACAAAAAbIQAgAAAAESqQUCAPsUACGPBgABsBUAIcENAACmFwAwwg0AAIkEABDDDQAAphcAMMYNQAD5FAAh8A4BAPgUACGDDwEA-BQAIdAPAQD4FAAh1A8AAKcVACDVDwEA-BQAIYcQAgD7FAAhthABAPgUACG3EAAApxUAILgQBAD3FAAhuRAEAPcUACG6EAQA9xQAIbsQAACnFQAgEqkFAgCfFQAhjwYAAb0VACHBDQAApxcAMMINAAD2AwAQww0AAKcXADDGDUAAmxUAIfAOAQCXFQAhgw8BAJcVACHQDwEAlxUAIdQPAACqFQAg1Q8BAJcVACGHEAIAnxUAIbYQAQCXFQAhtxAAAKoVACC4EAQAohUAIbkQBACiFQAhuhAEAKIVACG7EAAAqhUAIArBDQAAqBcAMMINAADwAwAQww0AAKgXADDpDQEA-BQAIbwQQAD5FAAhvRABAPgUACG-EAEA-BQAIb8QAgD7FAAhwBACAPsUACHBEAAA-xUAIArBDQAAqRcAMMINAADdAwAQww0AAKkXADDpDQEAlxUAIbwQQACbFQAhvRABAJcVACG-EAEAlxUAIb8QAgCfFQAhwBACAJ8VACHBEAAA-xUAIATpDQEAAAABvBBAAAAAAb0QAQAAAAG-EAEAAAABDMgIAQD4FAAhwQ0AAKsXADDCDQAA1wMAEMMNAACrFwAwxA0BAPgUACHoDUAA-RQAIekNAQD4FAAhhA4EAMsVACGKDgEA-BQAIYQPQAD5FAAhtw9AAI4VACG4D0AAjhUAIQzICAEAlxUAIcENAACsFwAwwg0AAMQDABDDDQAArBcAMMQNAQCXFQAh6A1AAJsVACHpDQEAlxUAIYQOBADPFQAhig4BAJcVACGED0AAmxUAIbcPQACaFQAhuA9AAJoVACEGwQ0AAK0XADDCDQAAvgMAEMMNAACtFwAwgw4BAPwUACH1DgEA-BQAIYQPQAD5FAAhBsENAACuFwAwwg0AAKsDABDDDQAArhcAMIMOAQCZFQAh9Q4BAJcVACGED0AAmxUAIQbBDQAArxcAMMINAAClAwAQww0AAK8XADDpDQEA-BQAIdEOQAD5FAAhvxACAPsUACEGwQ0AALAXADDCDQAAkgMAEMMNAACwFwAw6Q0BAJcVACHRDkAAmxUAIb8QAgCfFQAhAukNAQAAAAHRDkAAAAABBsENAACyFwAwwg0AAIwDABDDDQAAshcAMMkPBAD3FAAhvBBAAPkUACHEEAEA-BQAIQbBDQAAsxcAMMINAAD5AgAQww0AALMXADDJDwQAohUAIbwQQACbFQAhxBABAJcVACECvBBAAAAAAcQQAQAAAAEPwQ0AALUXADDCDQAA8wIAEMMNAAC1FwAw4A0BAPwUACHiDQIA-hQAIY8OAQD4FAAhhA9AAPkUACG6DwEA-BQAIcQQAQD4FAAhxhABAPgUACHHEAEA-BQAIcgQIACTFQAhyRAAALYXACDKEAEA-BQAIcsQQAD5FAAhBMwNAAEAAAX6DQABAAAB-w0AAQAABPwNAAEAAAQPwQ0AALcXADDCDQAA4AIAEMMNAAC3FwAw4A0BAJkVACHiDQIAnhUAIY8OAQCXFQAhhA9AAJsVACG6DwEAlxUAIcQQAQCXFQAhxhABAJcVACHHEAEAlxUAIcgQIACYFQAhyRAAALYXACDKEAEAlxUAIcsQQACbFQAhBI8OAQAAAAG6DwEAAAABxBABAAAAAcYQAQAAAAEKwQ0AALkXADDCDQAA2gIAEMMNAAC5FwAwxA0BAPgUACHGDUAA-RQAIb4OAQD4FAAhzRABAPgUACHOEAEA-BQAIc8QAACnFQAg0BABAPwUACEKwQ0AALoXADDCDQAAxwIAEMMNAAC6FwAwxA0BAJcVACHGDUAAmxUAIb4OAQCXFQAhzRABAJcVACHOEAEAlxUAIc8QAACqFQAg0BABAJkVACEVwQ0AALsXADDCDQAAwQIAEMMNAAC7FwAwxA0BAPgUACHoDUAA-RQAIekNAQD4FAAhig4BAPgUACGvDgEA-BQAIfwOAQD4FAAhhA9AAI4VACG3D0AAjhUAIbgPQACOFQAhiBABAPgUACHREAAAkhUAINIQAACSFQAg0xAAAJIVACDUEAIA-hQAIdUQAQD4FAAh1hBAAI4VACHXEAEA_BQAIdgQAQD8FAAhCsgIAQD4FAAhwQ0AALwXADDCDQAAqwIAEMMNAAC8FwAwxA0BAPgUACHoDUAA-RQAIYQOBADLFQAh5Q8BAPgUACHWEEAAjhUAIdcQAQD8FAAhArkPAQAAAAG6DwEAAAABCwgAAKoVACCuAQAAvxcAIMENAAC-FwAwwg0AAI8CABDDDQAAvhcAMIoOAQCXFQAhng9AAJsVACG5DwEAlxUAIboPAQCXFQAhuw9AAJsVACG8D0AAmhUAIRasAQAAyBcAIK8BAADJFwAgsAEAAMoXACCxAQAAyxcAIMENAADHFwAwwg0AAIECABDDDQAAxxcAMMQNAQCXFQAh6A1AAJsVACHpDQEAmRUAIesNAQCXFQAh9A0BAJkVACG-DgEAlxUAIYAPQACaFQAhjA9AAJoVACHADwEAlxUAIcMPAQCXFQAhxA8AAJIVACDFD0AAmhUAIcYPAgCfFQAhhREAAIECACCGEQAAgQIAIAKKDgEAAAABuQ8BAAAAARGuAQAAvxcAIMENAADBFwAwwg0AAIsCABDDDQAAwRcAMMQNAQCXFQAh4w0CAJ8VACHlDUAAmhUAIeYNAgCfFQAh5w1AAJoVACHoDUAAmxUAIYoOAQCXFQAhnA4BAJcVACGmDkAAmhUAIbkPAQCXFQAhvQ8AAKoVACC-DwIAnxUAIb8PQACaFQAhCQgAAKoVACCuAQAAvxcAIMENAADCFwAwwg0AAIcCABDDDQAAwhcAMMQNBACiFQAhxg1AAJsVACGKDgEAlxUAIbkPAQCXFQAhDK0BAADEFwAgsgEAAMUXACDICAEAlxUAIcENAADDFwAwwg0AAIUCABDDDQAAwxcAMMQNAQCXFQAh6A1AAJsVACGEDgQAzxUAIeUPAQCXFQAh1hBAAJoVACHXEAEAmRUAIQP9DQAA_QEAIP4NAAD9AQAg_w0AAP0BACAD_Q0AAIECACD-DQAAgQIAIP8NAACBAgAgAukNAQAAAAHADwEAAAABFKwBAADIFwAgrwEAAMkXACCwAQAAyhcAILEBAADLFwAgwQ0AAMcXADDCDQAAgQIAEMMNAADHFwAwxA0BAJcVACHoDUAAmxUAIekNAQCZFQAh6w0BAJcVACH0DQEAmRUAIb4OAQCXFQAhgA9AAJoVACGMD0AAmhUAIcAPAQCXFQAhww8BAJcVACHEDwAAkhUAIMUPQACaFQAhxg8CAJ8VACEOrQEAAMQXACCyAQAAxRcAIMgIAQCXFQAhwQ0AAMMXADDCDQAAhQIAEMMNAADDFwAwxA0BAJcVACHoDUAAmxUAIYQOBADPFQAh5Q8BAJcVACHWEEAAmhUAIdcQAQCZFQAhhREAAIUCACCGEQAAhQIAIAP9DQAAhwIAIP4NAACHAgAg_w0AAIcCACAD_Q0AAIsCACD-DQAAiwIAIP8NAACLAgAgA_0NAACPAgAg_g0AAI8CACD_DQAAjwIAIBasAQAAzRcAIMENAADMFwAwwg0AAP0BABDDDQAAzBcAMMQNAQCXFQAh6A1AAJsVACHpDQEAlxUAIYoOAQCXFQAhrw4BAJcVACH8DgEAlxUAIYQPQACaFQAhtw9AAJoVACG4D0AAmhUAIYgQAQCXFQAh0RAAAJIVACDSEAAAkhUAINMQAACSFQAg1BACAJ4VACHVEAEAlxUAIdYQQACaFQAh1xABAJkVACHYEAEAmRUAIQ6tAQAAxBcAILIBAADFFwAgyAgBAJcVACHBDQAAwxcAMMINAACFAgAQww0AAMMXADDEDQEAlxUAIegNQACbFQAhhA4EAM8VACHlDwEAlxUAIdYQQACaFQAh1xABAJkVACGFEQAAhQIAIIYRAACFAgAgAsgIAQAAAAGEDgQAAAABBcENAADPFwAwwg0AAPgBABDDDQAAzxcAMLoPAQD4FAAh3BAAAKcVACAFwQ0AANAXADDCDQAA5QEAEMMNAADQFwAwug8BAJcVACHcEAAAqhUAIBGPDQIA-xQAIcENAADRFwAwwg0AAN8BABDDDQAA0RcAMMYNQAD5FAAhhA4EAPcUACGFDgQA9xQAIYcOAgD7FAAhiw4BAPgUACGrDgEA-BQAIfQOAQD8FAAhhw8BAPwUACGwDwEA-BQAIfsPQAD5FAAhlRAEAPcUACHdEAEA-BQAId4QAAD9FAAgEY8NAgCfFQAhwQ0AANIXADDCDQAAzAEAEMMNAADSFwAwxg1AAJsVACGEDgQAohUAIYUOBACiFQAhhw4CAJ8VACGLDgEAlxUAIasOAQCXFQAh9A4BAJkVACGHDwEAmRUAIbAPAQCXFQAh-w9AAJsVACGVEAQAohUAId0QAQCXFQAh3hAAAKAVACAChA4EAAAAAd0QAQAAAAEJCAAApxUAIMENAADUFwAwwg0AAMYBABDDDQAA1BcAMMQNAQD4FAAhxg1AAPkUACGCDgEA-BQAIYoOAQD4FAAhjw9AAI4VACEJCAAAqhUAIMENAADVFwAwwg0AALMBABDDDQAA1RcAMMQNAQCXFQAhxg1AAJsVACGCDgEAlxUAIYoOAQCXFQAhjw9AAJoVACEFwQ0AANYXADDCDQAArQEAEMMNAADWFwAwqw4BAPgUACH-DwIA-xQAIQXBDQAA1xcAMMINAACaAQAQww0AANcXADCrDgEAlxUAIf4PAgCfFQAhCsENAADYFwAwwg0AAJQBABDDDQAA2BcAMIQOBAD3FAAhhQ4EAPcUACGLDgEA-BQAIbAPAQD4FAAhlRAEAPcUACHdEAEA-BQAIeAQAQD4FAAhCsENAADZFwAwwg0AAIEBABDDDQAA2RcAMIQOBACiFQAhhQ4EAKIVACGLDgEAlxUAIbAPAQCXFQAhlRAEAKIVACHdEAEAlxUAIeAQAQCXFQAhBIQOBAAAAAGwDwEAAAAB3RABAAAAAeAQAQAAAAEPwQ0AANsXADDCDQAAewAQww0AANsXADCEDgQA9xQAIYUOBAD3FAAhhw4CAPsUACGrDgEA-BQAIfQOAQD4FAAhsA8BAPgUACGKEAQA9xQAId0QAQD4FAAh4BABAPgUACHiEAEA-BQAIeMQBAD3FAAh5BAAAKcVACAPwQ0AANwXADDCDQAAaAAQww0AANwXADCEDgQAohUAIYUOBACiFQAhhw4CAJ8VACGrDgEAlxUAIfQOAQCXFQAhsA8BAJcVACGKEAQAohUAId0QAQCXFQAh4BABAJcVACHiEAEAlxUAIeMQBACiFQAh5BAAAKoVACADhA4EAAAAAd0QAQAAAAHgEAEAAAABJAgBAPgUACHBDQAA3hcAMMINAABiABDDDQAA3hcAMMQNAQD4FAAh6A1AAPkUACGEDgQA9xQAIYUOBADLFQAhhw4CAPoUACGLDgEA_BQAIasOAQD4FAAh9A4BAPwUACGDDwEA_BQAIYcPAQD8FAAhsA8BAPgUACG3D0AAjhUAIYoQBAD3FAAhrBAgAJMVACHdEAEA-BQAIeAQAQD4FAAh4hABAPgUACHjEAQA9xQAIeYQAgD6FAAh5xAAAP0UACDoEAAA_RQAIOkQIACTFQAh6hABAPgUACHrEAEA_BQAIewQAQD4FAAh7RABAPwUACHuEAEA_BQAIe8QAQD8FAAh8BABAPwUACHxEAQAyxUAIfIQBADLFQAh8xABAPwUACEkCAEAlxUAIcENAADfFwAwwg0AAE8AEMMNAADfFwAwxA0BAJcVACHoDUAAmxUAIYQOBACiFQAhhQ4EAM8VACGHDgIAnhUAIYsOAQCZFQAhqw4BAJcVACH0DgEAmRUAIYMPAQCZFQAhhw8BAJkVACGwDwEAlxUAIbcPQACaFQAhihAEAKIVACGsECAAmBUAId0QAQCXFQAh4BABAJcVACHiEAEAlxUAIeMQBACiFQAh5hACAJ4VACHnEAAAoBUAIOgQAACgFQAg6RAgAJgVACHqEAEAlxUAIesQAQCZFQAh7BABAJcVACHtEAEAmRUAIe4QAQCZFQAh7xABAJkVACHwEAEAmRUAIfEQBADPFQAh8hAEAM8VACHzEAEAmRUAIQSEDgQAAAABsA8BAAAAAd0QAQAAAAHgEAEAAAABC8ENAADhFwAwwg0AAEkAEMMNAADhFwAw6A1AAPkUACHpDQEA_BQAIfwOAQD8FAAh3RABAPgUACHpECAAkxUAIfUQAQD8FAAh9hABAPgUACH3EAEA-BQAIQvBDQAA4hcAMMINAAA2ABDDDQAA4hcAMOgNQACbFQAh6Q0BAJkVACH8DgEAmRUAId0QAQCXFQAh6RAgAJgVACH1EAEAmRUAIfYQAQCXFQAh9xABAJcVACESyAgBAPgUACHBDQAA4xcAMMINAAAwABDDDQAA4xcAMMQNAQD4FAAh4g0BAPgUACHpDQEA-BQAIb8OAQD4FAAhzw5AAI4VACHcDwAAkhUAIPgQAQD4FAAh-RBAAPkUACH6EEAA-RQAIfsQQACOFQAh_BABAPwUACH9EAIA-hQAIf4QAgD6FAAh_xABAPwUACESyAgBAJcVACHBDQAA5BcAMMINAAAdABDDDQAA5BcAMMQNAQCXFQAh4g0BAJcVACHpDQEAlxUAIb8OAQCXFQAhzw5AAJoVACHcDwAAkhUAIPgQAQCXFQAh-RBAAJsVACH6EEAAmxUAIfsQQACaFQAh_BABAJkVACH9EAIAnhUAIf4QAgCeFQAh_xABAJkVACECyAgBAAAAAfgQAQAAAAEIwQ0AAOYXADDCDQAAFwAQww0AAOYXADDEDQEA-BQAIasOAQD4FAAhgRFAAPkUACGCEUAAjhUAIYMRQACOFQAhCMENAADnFwAwwg0AAAQAEMMNAADnFwAwxA0BAJcVACGrDgEAlxUAIYERQACbFQAhghFAAJoVACGDEUAAmhUAIQLEDQEAAAABqw4BAAAAAQAAAAAAAAWKEQQAAAABkREEAAAAAZIRBAAAAAGTEQQAAAABlBEEAAAAAQGKEUAAAAABBYoRAgAAAAGREQIAAAABkhECAAAAAZMRAgAAAAGUEQIAAAABBYoRAgAAAAGREQIAAAABkhECAAAAAZMRAgAAAAGUEQIAAAABAYoRAQAAAAEBihEBAAAAAQUPAAC3IAAgEAAAuiAAIIcRAAC4IAAgiBEAALkgACCNEQAAqxQAIAMPAAC3IAAghxEAALggACCNEQAAqxQAIAAAAAAAAYoRQAAAAAEFDwAAsSAAIBAAALUgACCHEQAAsiAAIIgRAAC0IAAgjREAAKcUACALDwAA_xcAMBAAAIQYADCHEQAAgBgAMIgRAACBGAAwiREAAIIYACCKEQAAgxgAMIsRAACDGAAwjBEAAIMYADCNEQAAgxgAMI4RAACFGAAwjxEAAIYYADAHxA0EAAAAAcYNQAAAAAHHDQIAAAAByA0CAAAAAckNAQAAAAHKDYAAAAAByw0BAAAAAQIAAACvFAAgDwAAihgAIAMAAACvFAAgDwAAihgAIBAAAIkYACABCAAAsyAAMAyODQAAoRUAIMENAACdFQAwwg0AAK0UABDDDQAAnRUAMMQNBAAAAAHFDQEAlxUAIcYNQACbFQAhxw0CAJ4VACHIDQIAnxUAIckNAQCZFQAhyg0AAKAVACDLDQEAmRUAIQIAAACvFAAgCAAAiRgAIAIAAACHGAAgCAAAiBgAIAvBDQAAhhgAMMINAACHGAAQww0AAIYYADDEDQQAohUAIcUNAQCXFQAhxg1AAJsVACHHDQIAnhUAIcgNAgCfFQAhyQ0BAJkVACHKDQAAoBUAIMsNAQCZFQAhC8ENAACGGAAwwg0AAIcYABDDDQAAhhgAMMQNBACiFQAhxQ0BAJcVACHGDUAAmxUAIccNAgCeFQAhyA0CAJ8VACHJDQEAmRUAIcoNAACgFQAgyw0BAJkVACEHxA0EAO8XACHGDUAA8BcAIccNAgDxFwAhyA0CAPIXACHJDQEA8xcAIcoNgAAAAAHLDQEA8xcAIQfEDQQA7xcAIcYNQADwFwAhxw0CAPEXACHIDQIA8hcAIckNAQDzFwAhyg2AAAAAAcsNAQDzFwAhB8QNBAAAAAHGDUAAAAABxw0CAAAAAcgNAgAAAAHJDQEAAAAByg2AAAAAAcsNAQAAAAEDDwAAsSAAIIcRAACyIAAgjREAAKcUACAEDwAA_xcAMIcRAACAGAAwiREAAIIYACCNEQAAgxgAMAAAAAKKEQEAAAAEkBEBAAAABQKKEQEAAAAEkBEBAAAABQGKESAAAAABCw8AAJQYADAQAACZGAAwhxEAAJUYADCIEQAAlhgAMIkRAACXGAAgihEAAJgYADCLEQAAmBgAMIwRAACYGAAwjREAAJgYADCOEQAAmhgAMI8RAACbGAAwDY8NAACMGAAgxA0BAAAAAd4NAQAAAAHfDQEAAAAB4A0BAAAAAeENAQAAAAHiDQEAAAAB4w0CAAAAAeQNAgAAAAHlDUAAAAAB5g0CAAAAAecNQAAAAAHoDUAAAAABAgAAAKsUACAPAACfGAAgAwAAAKsUACAPAACfGAAgEAAAnhgAIAEIAACwIAAwEo0NAACkFQAgjw0AAKUVACDBDQAAoxUAMMINAACpFAAQww0AAKMVADDEDQEAAAAB3Q0BAJcVACHeDQEAlxUAId8NAQCXFQAh4A0BAJcVACHhDQEAmRUAIeINAQCXFQAh4w0CAJ8VACHkDQIAnxUAIeUNQACaFQAh5g0CAJ8VACHnDUAAmhUAIegNQACbFQAhAgAAAKsUACAIAACeGAAgAgAAAJwYACAIAACdGAAgEMENAACbGAAwwg0AAJwYABDDDQAAmxgAMMQNAQCXFQAh3Q0BAJcVACHeDQEAlxUAId8NAQCXFQAh4A0BAJcVACHhDQEAmRUAIeINAQCXFQAh4w0CAJ8VACHkDQIAnxUAIeUNQACaFQAh5g0CAJ8VACHnDUAAmhUAIegNQACbFQAhEMENAACbGAAwwg0AAJwYABDDDQAAmxgAMMQNAQCXFQAh3Q0BAJcVACHeDQEAlxUAId8NAQCXFQAh4A0BAJcVACHhDQEAmRUAIeINAQCXFQAh4w0CAJ8VACHkDQIAnxUAIeUNQACaFQAh5g0CAJ8VACHnDUAAmhUAIegNQACbFQAhDMQNAQD0FwAh3g0BAPQXACHfDQEA9BcAIeANAQD0FwAh4Q0BAPMXACHiDQEA9BcAIeMNAgDyFwAh5A0CAPIXACHlDUAA_BcAIeYNAgDyFwAh5w1AAPwXACHoDUAA8BcAIQ2PDQAA_hcAIMQNAQD0FwAh3g0BAPQXACHfDQEA9BcAIeANAQD0FwAh4Q0BAPMXACHiDQEA9BcAIeMNAgDyFwAh5A0CAPIXACHlDUAA_BcAIeYNAgDyFwAh5w1AAPwXACHoDUAA8BcAIQ2PDQAAjBgAIMQNAQAAAAHeDQEAAAAB3w0BAAAAAeANAQAAAAHhDQEAAAAB4g0BAAAAAeMNAgAAAAHkDQIAAAAB5Q1AAAAAAeYNAgAAAAHnDUAAAAAB6A1AAAAAAQGKEQEAAAAEAYoRAQAAAAQEDwAAlBgAMIcRAACVGAAwiREAAJcYACCNEQAAmBgAMAAFjQ0AAKUYACCPDQAAphgAIOENAADpFwAg5Q0AAOkXACDnDQAA6RcAIAmQDQAAoxgAIO8NAADpFwAg8A0AAOkXACDxDQAA6RcAIPINAADpFwAg9A0AAOkXACD2DQAA6RcAIPgNAADpFwAg-Q0AAOkXACAAAAAAAAAAAAAAAAAAAAGKESAAAAABAYoRAAEAAAEBihEAAQAAAQWKERAAAAABkREQAAAAAZIREAAAAAGTERAAAAABlBEQAAAAAQAAAAsPAAC8GAAwEAAAwRgAMIcRAAC9GAAwiBEAAL4YADCJEQAAvxgAIIoRAADAGAAwixEAAMAYADCMEQAAwBgAMI0RAADAGAAwjhEAAMIYADCPEQAAwxgAMAiPDQIAAAAB5g0BAAAAAYIOAQAAAAGEDgQAAAABlg4CAAAAAZcOQAAAAAGYDkAAAAABmQ6AAAAAAQIAAACoEwAgDwAAxxgAIAMAAACoEwAgDwAAxxgAIBAAAMYYACABCAAAryAAMA68DAAAxRUAII8NAgCfFQAhwQ0AAMQVADDCDQAAqhMAEMMNAADEFQAw5g0BAJkVACGCDgEAlxUAIYQOBACiFQAhlA4BAJcVACGWDgIAnxUAIZcOQACbFQAhmA5AAJsVACGZDgAAoBUAIJoOAADGFQAgAgAAAKgTACAIAADGGAAgAgAAAMQYACAIAADFGAAgDI8NAgCfFQAhwQ0AAMMYADDCDQAAxBgAEMMNAADDGAAw5g0BAJkVACGCDgEAlxUAIYQOBACiFQAhlA4BAJcVACGWDgIAnxUAIZcOQACbFQAhmA5AAJsVACGZDgAAoBUAIAyPDQIAnxUAIcENAADDGAAwwg0AAMQYABDDDQAAwxgAMOYNAQCZFQAhgg4BAJcVACGEDgQAohUAIZQOAQCXFQAhlg4CAJ8VACGXDkAAmxUAIZgOQACbFQAhmQ4AAKAVACAIjw0CAPIXACHmDQEA8xcAIYIOAQD0FwAhhA4EAO8XACGWDgIA8hcAIZcOQADwFwAhmA5AAPAXACGZDoAAAAABCI8NAgDyFwAh5g0BAPMXACGCDgEA9BcAIYQOBADvFwAhlg4CAPIXACGXDkAA8BcAIZgOQADwFwAhmQ6AAAAAAQiPDQIAAAAB5g0BAAAAAYIOAQAAAAGEDgQAAAABlg4CAAAAAZcOQAAAAAGYDkAAAAABmQ6AAAAAAQQPAAC8GAAwhxEAAL0YADCJEQAAvxgAII0RAADAGAAwAAAAAAAABQ8AAKogACAQAACtIAAghxEAAKsgACCIEQAArCAAII0RAADDEwAgAw8AAKogACCHEQAAqyAAII0RAADDEwAgArsMAADJGAAglQ4AAOkXACAAAAAAAAAAAAKKEQEAAAAEkBEBAAAABQWKEQQAAAABkREEAAAAAZIRBAAAAAGTEQQAAAABlBEEAAAAAQGKEQEAAAAEAAAAAAAAAAAAAAAAAAWKERAAAAABkREQAAAAAZIREAAAAAGTERAAAAABlBEQAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKKEQIAAAAEkBECAAAABQKKEQIAAAAEkBECAAAABQGKEQIAAAAEAYoRAgAAAAQAAAAAAAKKEQIAAAAEkBECAAAABQKKEQIAAAAEkBECAAAABQKKEQIAAAAEkBECAAAABQGKEQIAAAAEAYoRAgAAAAQBihECAAAABAAAAAAAAAAAAAAAAAACihEBAAAABJARAQAAAAUBihEBAAAABAAAAAAAAAAAAAAAAAAAAooRAQAAAASQEQEAAAAFAYoRAQAAAAQAAAAAAAAAAAAAAAAABQ8AAKUgACAQAACoIAAghxEAAKYgACCIEQAApyAAII0RAACdDQAgAw8AAKUgACCHEQAApiAAII0RAACdDQAgAAAAAAACihEBAAAABJARAQAAAAUFDwAAoCAAIBAAAKMgACCHEQAAoSAAIIgRAACiIAAgjREAAJ0NACABihEBAAAABAMPAACgIAAghxEAAKEgACCNEQAAnQ0AIAAAAAAACw8AAIMaADAQAACIGgAwhxEAAIQaADCIEQAAhRoAMIkRAACGGgAgihEAAIcaADCLEQAAhxoAMIwRAACHGgAwjREAAIcaADCOEQAAiRoAMI8RAACKGgAwCw8AAPcZADAQAAD8GQAwhxEAAPgZADCIEQAA-RkAMIkRAAD6GQAgihEAAPsZADCLEQAA-xkAMIwRAAD7GQAwjREAAPsZADCOEQAA_RkAMI8RAAD-GQAwCpcOQAAAAAGLDwEAAAABjA9AAAAAAY0PIAAAAAGODwEAAAABjw9AAAAAAZAPIAAAAAGRD0AAAAABkg9AAAAAAZMPgAAAAAECAAAApQ0AIA8AAIIaACADAAAApQ0AIA8AAIIaACAQAACBGgAgAQgAAJ8gADAQyAgAAJ4WACDBDQAAnRYAMMINAACjDQAQww0AAJ0WADCCDgEAlxUAIZcOQACaFQAhiw8BAJcVACGMD0AAmxUAIY0PIACYFQAhjg8BAJkVACGPD0AAmhUAIZAPIACYFQAhkQ9AAJoVACGSD0AAmhUAIZMPAACgFQAglQ8AAJwWACACAAAApQ0AIAgAAIEaACACAAAA_xkAIAgAAIAaACAOwQ0AAP4ZADDCDQAA_xkAEMMNAAD-GQAwgg4BAJcVACGXDkAAmhUAIYsPAQCXFQAhjA9AAJsVACGNDyAAmBUAIY4PAQCZFQAhjw9AAJoVACGQDyAAmBUAIZEPQACaFQAhkg9AAJoVACGTDwAAoBUAIA7BDQAA_hkAMMINAAD_GQAQww0AAP4ZADCCDgEAlxUAIZcOQACaFQAhiw8BAJcVACGMD0AAmxUAIY0PIACYFQAhjg8BAJkVACGPD0AAmhUAIZAPIACYFQAhkQ9AAJoVACGSD0AAmhUAIZMPAACgFQAgCpcOQAD8FwAhiw8BAPQXACGMD0AA8BcAIY0PIACSGAAhjg8BAPMXACGPD0AA_BcAIZAPIACSGAAhkQ9AAPwXACGSD0AA_BcAIZMPgAAAAAEKlw5AAPwXACGLDwEA9BcAIYwPQADwFwAhjQ8gAJIYACGODwEA8xcAIY8PQAD8FwAhkA8gAJIYACGRD0AA_BcAIZIPQAD8FwAhkw-AAAAAAQqXDkAAAAABiw8BAAAAAYwPQAAAAAGNDyAAAAABjg8BAAAAAY8PQAAAAAGQDyAAAAABkQ9AAAAAAZIPQAAAAAGTD4AAAAABCckNAQAAAAGEDgQAAAABng4gAAAAAZ8OAgAAAAGgDgAA7hkAIKIOAQAAAAGlDoAAAAAB6w4AAQAAAZQPBAAAAAECAAAAoQ0AIA8AAI4aACADAAAAoQ0AIA8AAI4aACAQAACNGgAgAQgAAJ4gADAPyAgAAJ4WACDBDQAAoBYAMMINAACfDQAQww0AAKAWADDJDQEAmRUAIYIOAQCXFQAhhA4EAKIVACGaDgAAnxYAIJ4OIACYFQAhnw4CAJ8VACGgDgAAkhUAIKIOAQCZFQAhpQ4AAKoVACDrDgABvRUAIZQPBADPFQAhAgAAAKENACAIAACNGgAgAgAAAIsaACAIAACMGgAgDcENAACKGgAwwg0AAIsaABDDDQAAihoAMMkNAQCZFQAhgg4BAJcVACGEDgQAohUAIZ4OIACYFQAhnw4CAJ8VACGgDgAAkhUAIKIOAQCZFQAhpQ4AAKoVACDrDgABvRUAIZQPBADPFQAhDcENAACKGgAwwg0AAIsaABDDDQAAihoAMMkNAQCZFQAhgg4BAJcVACGEDgQAohUAIZ4OIACYFQAhnw4CAJ8VACGgDgAAkhUAIKIOAQCZFQAhpQ4AAKoVACDrDgABvRUAIZQPBADPFQAhCckNAQDzFwAhhA4EAO8XACGeDiAAkhgAIZ8OAgDyFwAhoA4AAOwZACCiDgEA8xcAIaUOgAAAAAHrDgABthgAIZQPBADbGAAhCckNAQDzFwAhhA4EAO8XACGeDiAAkhgAIZ8OAgDyFwAhoA4AAOwZACCiDgEA8xcAIaUOgAAAAAHrDgABthgAIZQPBADbGAAhCckNAQAAAAGEDgQAAAABng4gAAAAAZ8OAgAAAAGgDgAA7hkAIKIOAQAAAAGlDoAAAAAB6w4AAQAAAZQPBAAAAAEEDwAAgxoAMIcRAACEGgAwiREAAIYaACCNEQAAhxoAMAQPAAD3GQAwhxEAAPgZADCJEQAA-hkAII0RAAD7GQAwAAAFyQgAAJEaACDKCAAAkhoAIOYNAADpFwAgmA4AAOkXACCPDwAA6RcAIAAAAAAAAAAAAooRAQAAAASQEQEAAAAFBQ8AAJkgACAQAACcIAAghxEAAJogACCIEQAAmyAAII0RAADWDAAgAYoRAQAAAAQDDwAAmSAAIIcRAACaIAAgjREAANYMACAAAAAAAAUPAACTIAAgEAAAlyAAIIcRAACUIAAgiBEAAJYgACCNEQAAsQsAIAsPAACnGgAwEAAArBoAMIcRAACoGgAwiBEAAKkaADCJEQAAqhoAIIoRAACrGgAwixEAAKsaADCMEQAAqxoAMI0RAACrGgAwjhEAAK0aADCPEQAArhoAMArGDUAAAAAB3g0BAAAAAeYNAQAAAAGCDgEAAAABmA5AAAAAAZkPAQAAAAGaDwAAnhoAIJsPQAAAAAGcDwEAAAABnQ-AAAAAAQIAAADICwAgDwAAshoAIAMAAADICwAgDwAAshoAIBAAALEaACABCAAAlSAAMBC2BwAAuBYAIMENAAC3FgAwwg0AAMYLABDDDQAAtxYAMMYNQACbFQAh3g0BAJkVACHmDQEAmRUAIYIOAQCXFQAhmA5AAJsVACGYDwEAlxUAIZkPAQCXFQAhmg8AAJIVACCbD0AAmhUAIZwPAQCZFQAhnQ8AAKAVACCtDwAAthYAIAIAAADICwAgCAAAsRoAIAIAAACvGgAgCAAAsBoAIA7BDQAArhoAMMINAACvGgAQww0AAK4aADDGDUAAmxUAId4NAQCZFQAh5g0BAJkVACGCDgEAlxUAIZgOQACbFQAhmA8BAJcVACGZDwEAlxUAIZoPAACSFQAgmw9AAJoVACGcDwEAmRUAIZ0PAACgFQAgDsENAACuGgAwwg0AAK8aABDDDQAArhoAMMYNQACbFQAh3g0BAJkVACHmDQEAmRUAIYIOAQCXFQAhmA5AAJsVACGYDwEAlxUAIZkPAQCXFQAhmg8AAJIVACCbD0AAmhUAIZwPAQCZFQAhnQ8AAKAVACAKxg1AAPAXACHeDQEA8xcAIeYNAQDzFwAhgg4BAPQXACGYDkAA8BcAIZkPAQD0FwAhmg8AAJwaACCbD0AA_BcAIZwPAQDzFwAhnQ-AAAAAAQrGDUAA8BcAId4NAQDzFwAh5g0BAPMXACGCDgEA9BcAIZgOQADwFwAhmQ8BAPQXACGaDwAAnBoAIJsPQAD8FwAhnA8BAPMXACGdD4AAAAABCsYNQAAAAAHeDQEAAAAB5g0BAAAAAYIOAQAAAAGYDkAAAAABmQ8BAAAAAZoPAACeGgAgmw9AAAAAAZwPAQAAAAGdD4AAAAABAw8AAJMgACCHEQAAlCAAII0RAACxCwAgBA8AAKcaADCHEQAAqBoAMIkRAACqGgAgjREAAKsaADAEsQcAAJgbACCyBwAAmRsAILUHAACaGwAgtgcAAJsbACAAAAAAAAAAAAAAAAUPAACOIAAgEAAAkSAAIIcRAACPIAAgiBEAAJAgACCNEQAAvQsAIAMPAACOIAAghxEAAI8gACCNEQAAvQsAIAAAAAAABQ8AAIggACAQAACMIAAghxEAAIkgACCIEQAAiyAAII0RAACxCwAgCw8AAMoaADAQAADPGgAwhxEAAMsaADCIEQAAzBoAMIkRAADNGgAgihEAAM4aADCLEQAAzhoAMIwRAADOGgAwjREAAM4aADCOEQAA0BoAMI8RAADRGgAwA9EOQAAAAAGkDwQAAAABpQ8EAAAAAQIAAADBCwAgDwAA1RoAIAMAAADBCwAgDwAA1RoAIBAAANQaACABCAAAiiAAMAmzBwAAuxYAIMENAAC6FgAwwg0AAL8LABDDDQAAuhYAMNEOQACbFQAhoQ8BAJcVACGkDwQAohUAIaUPBACiFQAhrg8AALkWACACAAAAwQsAIAgAANQaACACAAAA0hoAIAgAANMaACAHwQ0AANEaADDCDQAA0hoAEMMNAADRGgAw0Q5AAJsVACGhDwEAlxUAIaQPBACiFQAhpQ8EAKIVACEHwQ0AANEaADDCDQAA0hoAEMMNAADRGgAw0Q5AAJsVACGhDwEAlxUAIaQPBACiFQAhpQ8EAKIVACED0Q5AAPAXACGkDwQA7xcAIaUPBADvFwAhA9EOQADwFwAhpA8EAO8XACGlDwQA7xcAIQPRDkAAAAABpA8EAAAAAaUPBAAAAAEDDwAAiCAAIIcRAACJIAAgjREAALELACAEDwAAyhoAMIcRAADLGgAwiREAAM0aACCNEQAAzhoAMAAAAAUPAACDIAAgEAAAhiAAIIcRAACEIAAgiBEAAIUgACCNEQAAsQsAIAMPAACDIAAghxEAAIQgACCNEQAAsQsAIAAAAAAABQ8AAP4fACAQAACBIAAghxEAAP8fACCIEQAAgCAAII0RAACxCwAgAw8AAP4fACCHEQAA_x8AII0RAACxCwAgAAAACw8AAIgbADAQAACNGwAwhxEAAIkbADCIEQAAihsAMIkRAACLGwAgihEAAIwbADCLEQAAjBsAMIwRAACMGwAwjREAAIwbADCOEQAAjhsAMI8RAACPGwAwCw8AAPwaADAQAACBGwAwhxEAAP0aADCIEQAA_hoAMIkRAAD_GgAgihEAAIAbADCLEQAAgBsAMIwRAACAGwAwjREAAIAbADCOEQAAghsAMI8RAACDGwAwCw8AAPAaADAQAAD1GgAwhxEAAPEaADCIEQAA8hoAMIkRAADzGgAgihEAAPQaADCLEQAA9BoAMIwRAAD0GgAwjREAAPQaADCOEQAA9hoAMI8RAAD3GgAwBw8AAOsaACAQAADuGgAghxEAAOwaACCIEQAA7RoAIIsRAADECwAgjBEAAMQLACCNEQAA1gwAIAaGAwIAAAABtwcAALQaACDpDQEAAAABng9AAAAAAZ8PIAAAAAGgD0AAAAABAgAAANYMACAPAADrGgAgAwAAAMQLACAPAADrGgAgEAAA7xoAIAgAAADECwAgCAAA7xoAIIYDAgDyFwAhtwcAAKYaACDpDQEA9BcAIZ4PQADwFwAhnw8gAJIYACGgD0AA_BcAIQaGAwIA8hcAIbcHAACmGgAg6Q0BAPQXACGeD0AA8BcAIZ8PIACSGAAhoA9AAPwXACEGtAcAANcaACDoDUAAAAAB6Q0BAAAAAaEPAQAAAAGmD0AAAAABpw8CAAAAAQIAAAC9CwAgDwAA-xoAIAMAAAC9CwAgDwAA-xoAIBAAAPoaACABCAAA_R8AMAuwBwAApxYAILQHAAC9FgAgwQ0AALwWADDCDQAAuwsAEMMNAAC8FgAw6A1AAJsVACHpDQEAlxUAIZgPAQCXFQAhoQ8BAAAAAaYPQACaFQAhpw8CAJ8VACECAAAAvQsAIAgAAPoaACACAAAA-BoAIAgAAPkaACAJwQ0AAPcaADDCDQAA-BoAEMMNAAD3GgAw6A1AAJsVACHpDQEAlxUAIZgPAQCXFQAhoQ8BAJcVACGmD0AAmhUAIacPAgCfFQAhCcENAAD3GgAwwg0AAPgaABDDDQAA9xoAMOgNQACbFQAh6Q0BAJcVACGYDwEAlxUAIaEPAQCXFQAhpg9AAJoVACGnDwIAnxUAIQXoDUAA8BcAIekNAQD0FwAhoQ8BAPQXACGmD0AA_BcAIacPAgDyFwAhBrQHAADJGgAg6A1AAPAXACHpDQEA9BcAIaEPAQD0FwAhpg9AAPwXACGnDwIA8hcAIQa0BwAA1xoAIOgNQAAAAAHpDQEAAAABoQ8BAAAAAaYPQAAAAAGnDwIAAAABA6gPAQAAAAGpDwEAAAABqg9AAAAAAQIAAAC5CwAgDwAAhxsAIAMAAAC5CwAgDwAAhxsAIBAAAIYbACABCAAA_B8AMAmwBwAApxYAIMENAAC_FgAwwg0AALcLABDDDQAAvxYAMJgPAQCXFQAhqA8BAJcVACGpDwEAlxUAIaoPQACbFQAhrw8AAL4WACACAAAAuQsAIAgAAIYbACACAAAAhBsAIAgAAIUbACAHwQ0AAIMbADDCDQAAhBsAEMMNAACDGwAwmA8BAJcVACGoDwEAlxUAIakPAQCXFQAhqg9AAJsVACEHwQ0AAIMbADDCDQAAhBsAEMMNAACDGwAwmA8BAJcVACGoDwEAlxUAIakPAQCXFQAhqg9AAJsVACEDqA8BAPQXACGpDwEA9BcAIaoPQADwFwAhA6gPAQD0FwAhqQ8BAPQXACGqD0AA8BcAIQOoDwEAAAABqQ8BAAAAAaoPQAAAAAEJxA0BAAAAAckNAQAAAAHoDUAAAAAB6Q0BAAAAAewNAgAAAAHFDkAAAAAB8w5AAAAAAasPAQAAAAGsD4AAAAABAgAAALULACAPAACTGwAgAwAAALULACAPAACTGwAgEAAAkhsAIAEIAAD7HwAwDrAHAACnFgAgwQ0AAMAWADDCDQAAswsAEMMNAADAFgAwxA0BAAAAAckNAQCZFQAh6A1AAJsVACHpDQEAlxUAIewNAgCfFQAhxQ5AAJoVACHzDkAAmxUAIZgPAQCXFQAhqw8BAJcVACGsDwAAoBUAIAIAAAC1CwAgCAAAkhsAIAIAAACQGwAgCAAAkRsAIA3BDQAAjxsAMMINAACQGwAQww0AAI8bADDEDQEAlxUAIckNAQCZFQAh6A1AAJsVACHpDQEAlxUAIewNAgCfFQAhxQ5AAJoVACHzDkAAmxUAIZgPAQCXFQAhqw8BAJcVACGsDwAAoBUAIA3BDQAAjxsAMMINAACQGwAQww0AAI8bADDEDQEAlxUAIckNAQCZFQAh6A1AAJsVACHpDQEAlxUAIewNAgCfFQAhxQ5AAJoVACHzDkAAmxUAIZgPAQCXFQAhqw8BAJcVACGsDwAAoBUAIAnEDQEA9BcAIckNAQDzFwAh6A1AAPAXACHpDQEA9BcAIewNAgDyFwAhxQ5AAPwXACHzDkAA8BcAIasPAQD0FwAhrA-AAAAAAQnEDQEA9BcAIckNAQDzFwAh6A1AAPAXACHpDQEA9BcAIewNAgDyFwAhxQ5AAPwXACHzDkAA8BcAIasPAQD0FwAhrA-AAAAAAQnEDQEAAAAByQ0BAAAAAegNQAAAAAHpDQEAAAAB7A0CAAAAAcUOQAAAAAHzDkAAAAABqw8BAAAAAawPgAAAAAEEDwAAiBsAMIcRAACJGwAwiREAAIsbACCNEQAAjBsAMAQPAAD8GgAwhxEAAP0aADCJEQAA_xoAII0RAACAGwAwBA8AAPAaADCHEQAA8RoAMIkRAADzGgAgjREAAPQaADADDwAA6xoAIIcRAADsGgAgjREAANYMACAAAAADsAcAALUaACC3BwAAthoAIKAPAADpFwAgA7AHAAC1GgAgtAcAAJ0bACCmDwAA6RcAIAAAAAAAAAAAAAAFDwAA9h8AIBAAAPkfACCHEQAA9x8AIIgRAAD4HwAgjREAAIMCACADDwAA9h8AIIcRAAD3HwAgjREAAIMCACAAAAAAAAUPAADxHwAgEAAA9B8AIIcRAADyHwAgiBEAAPMfACCNEQAAgwIAIAMPAADxHwAghxEAAPIfACCNEQAAgwIAIAAAAAAABQ8AAOwfACAQAADvHwAghxEAAO0fACCIEQAA7h8AII0RAACDAgAgAw8AAOwfACCHEQAA7R8AII0RAACDAgAgAAAAAAAAAAAAAAKKEQEAAAAEkBEBAAAABQcPAADkHwAgEAAA6h8AIIcRAADlHwAgiBEAAOkfACCLEQAAhQIAIIwRAACFAgAgjREAAPsBACALDwAA3hsAMBAAAOMbADCHEQAA3xsAMIgRAADgGwAwiREAAOEbACCKEQAA4hsAMIsRAADiGwAwjBEAAOIbADCNEQAA4hsAMI4RAADkGwAwjxEAAOUbADALDwAA0hsAMBAAANcbADCHEQAA0xsAMIgRAADUGwAwiREAANUbACCKEQAA1hsAMIsRAADWGwAwjBEAANYbADCNEQAA1hsAMI4RAADYGwAwjxEAANkbADALDwAAxhsAMBAAAMsbADCHEQAAxxsAMIgRAADIGwAwiREAAMkbACCKEQAAyhsAMIsRAADKGwAwjBEAAMobADCNEQAAyhsAMI4RAADMGwAwjxEAAM0bADAGCIAAAAABig4BAAAAAZ4PQAAAAAG6DwEAAAABuw9AAAAAAbwPQAAAAAECAAAAkQIAIA8AANEbACADAAAAkQIAIA8AANEbACAQAADQGwAgAQgAAOgfADAMCAAAqhUAIK4BAAC_FwAgwQ0AAL4XADDCDQAAjwIAEMMNAAC-FwAwig4BAJcVACGeD0AAmxUAIbkPAQCXFQAhug8BAJcVACG7D0AAmxUAIbwPQACaFQAh2RAAAL0XACACAAAAkQIAIAgAANAbACACAAAAzhsAIAgAAM8bACAKCAAAqhUAIMENAADNGwAwwg0AAM4bABDDDQAAzRsAMIoOAQCXFQAhng9AAJsVACG5DwEAlxUAIboPAQCXFQAhuw9AAJsVACG8D0AAmhUAIQoIAACqFQAgwQ0AAM0bADDCDQAAzhsAEMMNAADNGwAwig4BAJcVACGeD0AAmxUAIbkPAQCXFQAhug8BAJcVACG7D0AAmxUAIbwPQACaFQAhBgiAAAAAAYoOAQD0FwAhng9AAPAXACG6DwEA9BcAIbsPQADwFwAhvA9AAPwXACEGCIAAAAABig4BAPQXACGeD0AA8BcAIboPAQD0FwAhuw9AAPAXACG8D0AA_BcAIQYIgAAAAAGKDgEAAAABng9AAAAAAboPAQAAAAG7D0AAAAABvA9AAAAAAQzEDQEAAAAB4w0CAAAAAeUNQAAAAAHmDQIAAAAB5w1AAAAAAegNQAAAAAGKDgEAAAABnA4BAAAAAaYOQAAAAAG9D4AAAAABvg8CAAAAAb8PQAAAAAECAAAAjQIAIA8AAN0bACADAAAAjQIAIA8AAN0bACAQAADcGwAgAQgAAOcfADASrgEAAL8XACDBDQAAwRcAMMINAACLAgAQww0AAMEXADDEDQEAAAAB4w0CAJ8VACHlDUAAmhUAIeYNAgCfFQAh5w1AAJoVACHoDUAAmxUAIYoOAQCXFQAhnA4BAJcVACGmDkAAmhUAIbkPAQCXFQAhvQ8AAKoVACC-DwIAnxUAIb8PQACaFQAh2hAAAMAXACACAAAAjQIAIAgAANwbACACAAAA2hsAIAgAANsbACAQwQ0AANkbADDCDQAA2hsAEMMNAADZGwAwxA0BAJcVACHjDQIAnxUAIeUNQACaFQAh5g0CAJ8VACHnDUAAmhUAIegNQACbFQAhig4BAJcVACGcDgEAlxUAIaYOQACaFQAhuQ8BAJcVACG9DwAAqhUAIL4PAgCfFQAhvw9AAJoVACEQwQ0AANkbADDCDQAA2hsAEMMNAADZGwAwxA0BAJcVACHjDQIAnxUAIeUNQACaFQAh5g0CAJ8VACHnDUAAmhUAIegNQACbFQAhig4BAJcVACGcDgEAlxUAIaYOQACaFQAhuQ8BAJcVACG9DwAAqhUAIL4PAgCfFQAhvw9AAJoVACEMxA0BAPQXACHjDQIA8hcAIeUNQAD8FwAh5g0CAPIXACHnDUAA_BcAIegNQADwFwAhig4BAPQXACGcDgEA9BcAIaYOQAD8FwAhvQ-AAAAAAb4PAgDyFwAhvw9AAPwXACEMxA0BAPQXACHjDQIA8hcAIeUNQAD8FwAh5g0CAPIXACHnDUAA_BcAIegNQADwFwAhig4BAPQXACGcDgEA9BcAIaYOQAD8FwAhvQ-AAAAAAb4PAgDyFwAhvw9AAPwXACEMxA0BAAAAAeMNAgAAAAHlDUAAAAAB5g0CAAAAAecNQAAAAAHoDUAAAAABig4BAAAAAZwOAQAAAAGmDkAAAAABvQ-AAAAAAb4PAgAAAAG_D0AAAAABBAiAAAAAAcQNBAAAAAHGDUAAAAABig4BAAAAAQIAAACJAgAgDwAA6RsAIAMAAACJAgAgDwAA6RsAIBAAAOgbACABCAAA5h8AMAkIAACqFQAgrgEAAL8XACDBDQAAwhcAMMINAACHAgAQww0AAMIXADDEDQQAAAABxg1AAJsVACGKDgEAlxUAIbkPAQCXFQAhAgAAAIkCACAIAADoGwAgAgAAAOYbACAIAADnGwAgCAgAAKoVACDBDQAA5RsAMMINAADmGwAQww0AAOUbADDEDQQAohUAIcYNQACbFQAhig4BAJcVACG5DwEAlxUAIQgIAACqFQAgwQ0AAOUbADDCDQAA5hsAEMMNAADlGwAwxA0EAKIVACHGDUAAmxUAIYoOAQCXFQAhuQ8BAJcVACEECIAAAAABxA0EAO8XACHGDUAA8BcAIYoOAQD0FwAhBAiAAAAAAcQNBADvFwAhxg1AAPAXACGKDgEA9BcAIQQIgAAAAAHEDQQAAAABxg1AAAAAAYoOAQAAAAEBihEBAAAABAMPAADkHwAghxEAAOUfACCNEQAA-wEAIAQPAADeGwAwhxEAAN8bADCJEQAA4RsAII0RAADiGwAwBA8AANIbADCHEQAA0xsAMIkRAADVGwAgjREAANYbADAEDwAAxhsAMIcRAADHGwAwiREAAMkbACCNEQAAyhsAMAAAAAAABQ8AAN8fACAQAADiHwAghxEAAOAfACCIEQAA4R8AII0RAAC9CQAgAw8AAN8fACCHEQAA4B8AII0RAAC9CQAgAAAAAAAFDwAA2h8AIBAAAN0fACCHEQAA2x8AIIgRAADcHwAgjREAAL0JACADDwAA2h8AIIcRAADbHwAgjREAAL0JACAAAAAAAAsPAACQHAAwEAAAlRwAMIcRAACRHAAwiBEAAJIcADCJEQAAkxwAIIoRAACUHAAwixEAAJQcADCMEQAAlBwAMI0RAACUHAAwjhEAAJYcADCPEQAAlxwAMAsPAACEHAAwEAAAiRwAMIcRAACFHAAwiBEAAIYcADCJEQAAhxwAIIoRAACIHAAwixEAAIgcADCMEQAAiBwAMI0RAACIHAAwjhEAAIocADCPEQAAixwAMALIDwIAAAAByQ8AAQAAAQIAAADFCQAgDwAAjxwAIAMAAADFCQAgDwAAjxwAIBAAAI4cACABCAAA2R8AMAiNBgAA0xYAIMENAADSFgAwwg0AAMMJABDDDQAA0hYAMMcPAQCXFQAhyA8CAJ8VACHJDwABvBUAIdYPAADRFgAgAgAAAMUJACAIAACOHAAgAgAAAIwcACAIAACNHAAgBsENAACLHAAwwg0AAIwcABDDDQAAixwAMMcPAQCXFQAhyA8CAJ8VACHJDwABvBUAIQbBDQAAixwAMMINAACMHAAQww0AAIscADDHDwEAlxUAIcgPAgCfFQAhyQ8AAbwVACECyA8CAPIXACHJDwABtRgAIQLIDwIA8hcAIckPAAG1GAAhAsgPAgAAAAHJDwABAAABBIIOAQAAAAGQDhAAAAAB3w4CAAAAAcoPAgAAAAECAAAAwQkAIA8AAJscACADAAAAwQkAIA8AAJscACAQAACaHAAgAQgAANgfADAKjQYAANMWACDBDQAA1RYAMMINAAC_CQAQww0AANUWADCCDgEAlxUAIZAOEAC-FQAh3w4CAJ8VACHHDwEAlxUAIcoPAgCfFQAh1w8AANQWACACAAAAwQkAIAgAAJocACACAAAAmBwAIAgAAJkcACAIwQ0AAJccADDCDQAAmBwAEMMNAACXHAAwgg4BAJcVACGQDhAAvhUAId8OAgCfFQAhxw8BAJcVACHKDwIAnxUAIQjBDQAAlxwAMMINAACYHAAQww0AAJccADCCDgEAlxUAIZAOEAC-FQAh3w4CAJ8VACHHDwEAlxUAIcoPAgCfFQAhBIIOAQD0FwAhkA4QALcYACHfDgIA8hcAIcoPAgDyFwAhBIIOAQD0FwAhkA4QALcYACHfDgIA8hcAIcoPAgDyFwAhBIIOAQAAAAGQDhAAAAAB3w4CAAAAAcoPAgAAAAEEDwAAkBwAMIcRAACRHAAwiREAAJMcACCNEQAAlBwAMAQPAACEHAAwhxEAAIUcADCJEQAAhxwAII0RAACIHAAwAAASjgYAAJ4cACCPBgAAnxwAIJAOAADpFwAgpg4AAOkXACC_DgAA6RcAINEOAADpFwAg8A4AAOkXACCDDwAA6RcAIJgPAADpFwAgzQ8AAOkXACDODwAA6RcAIM8PAADpFwAg0A8AAOkXACDRDwAA6RcAINIPAADpFwAg0w8AAOkXACDUDwAA6RcAINUPAADpFwAgAAAABQ8AANMfACAQAADWHwAghxEAANQfACCIEQAA1R8AII0RAACdCAAgAw8AANMfACCHEQAA1B8AII0RAACdCAAgAAAAAAACihEBAAAABJARAQAAAAUFDwAAzh8AIBAAANEfACCHEQAAzx8AIIgRAADQHwAgjREAAJ0IACABihEBAAAABAMPAADOHwAghxEAAM8fACCNEQAAnQgAIAAAAAAABQ8AAMkfACAQAADMHwAghxEAAMofACCIEQAAyx8AII0RAACdCAAgAw8AAMkfACCHEQAAyh8AII0RAACdCAAgAAAAAAACihEBAAAABJARAQAAAAUFDwAAxB8AIBAAAMcfACCHEQAAxR8AIIgRAADGHwAgjREAAJ0IACABihEBAAAABAMPAADEHwAghxEAAMUfACCNEQAAnQgAIAAAAAAABQ8AAL8fACAQAADCHwAghxEAAMAfACCIEQAAwR8AII0RAACdCAAgAw8AAL8fACCHEQAAwB8AII0RAACdCAAgAAAAAAACihEBAAAABJARAQAAAAULDwAAgR0AMBAAAIYdADCHEQAAgh0AMIgRAACDHQAwiREAAIQdACCKEQAAhR0AMIsRAACFHQAwjBEAAIUdADCNEQAAhR0AMI4RAACHHQAwjxEAAIgdADALDwAA9RwAMBAAAPocADCHEQAA9hwAMIgRAAD3HAAwiREAAPgcACCKEQAA-RwAMIsRAAD5HAAwjBEAAPkcADCNEQAA-RwAMI4RAAD7HAAwjxEAAPwcADALDwAA6RwAMBAAAO4cADCHEQAA6hwAMIgRAADrHAAwiREAAOwcACCKEQAA7RwAMIsRAADtHAAwjBEAAO0cADCNEQAA7RwAMI4RAADvHAAwjxEAAPAcADALDwAA3RwAMBAAAOIcADCHEQAA3hwAMIgRAADfHAAwiREAAOAcACCKEQAA4RwAMIsRAADhHAAwjBEAAOEcADCNEQAA4RwAMI4RAADjHAAwjxEAAOQcADALDwAA0RwAMBAAANYcADCHEQAA0hwAMIgRAADTHAAwiREAANQcACCKEQAA1RwAMIsRAADVHAAwjBEAANUcADCNEQAA1RwAMI4RAADXHAAwjxEAANgcADAExA0BAAAAAegNQAAAAAGED0AAAAABoQ8AAQAAAQIAAACxCAAgDwAA3BwAIAMAAACxCAAgDwAA3BwAIBAAANscACABCAAAvh8AMAmnBQAA4xYAIMENAADiFgAwwg0AAK8IABDDDQAA4hYAMMQNAQAAAAHoDUAAmxUAIYQPQACbFQAhoQ8AAQAAAcsPAQCXFQAhAgAAALEIACAIAADbHAAgAgAAANkcACAIAADaHAAgCMENAADYHAAwwg0AANkcABDDDQAA2BwAMMQNAQCXFQAh6A1AAJsVACGED0AAmxUAIaEPAAG8FQAhyw8BAJcVACEIwQ0AANgcADDCDQAA2RwAEMMNAADYHAAwxA0BAJcVACHoDUAAmxUAIYQPQACbFQAhoQ8AAbwVACHLDwEAlxUAIQTEDQEA9BcAIegNQADwFwAhhA9AAPAXACGhDwABtRgAIQTEDQEA9BcAIegNQADwFwAhhA9AAPAXACGhDwABtRgAIQTEDQEAAAAB6A1AAAAAAYQPQAAAAAGhDwABAAABBtgPAgAAAAHZDwIAAAAB2g8CAAAAAdsPAACtHAAg3A-AAAAAAd0PAQAAAAECAAAArQgAIA8AAOgcACADAAAArQgAIA8AAOgcACAQAADnHAAgAQgAAL0fADAMpwUAAOMWACDBDQAA5RYAMMINAACrCAAQww0AAOUWADDLDwEAlxUAIdgPAgCfFQAh2Q8CAJ8VACHaDwIAnxUAIdsPAACSFQAg3A8AAKoVACDdDwEAlxUAIfQPAADkFgAgAgAAAK0IACAIAADnHAAgAgAAAOUcACAIAADmHAAgCsENAADkHAAwwg0AAOUcABDDDQAA5BwAMMsPAQCXFQAh2A8CAJ8VACHZDwIAnxUAIdoPAgCfFQAh2w8AAJIVACDcDwAAqhUAIN0PAQCXFQAhCsENAADkHAAwwg0AAOUcABDDDQAA5BwAMMsPAQCXFQAh2A8CAJ8VACHZDwIAnxUAIdoPAgCfFQAh2w8AAJIVACDcDwAAqhUAIN0PAQCXFQAhBtgPAgDyFwAh2Q8CAPIXACHaDwIA8hcAIdsPAACrHAAg3A-AAAAAAd0PAQD0FwAhBtgPAgDyFwAh2Q8CAPIXACHaDwIA8hcAIdsPAACrHAAg3A-AAAAAAd0PAQD0FwAhBtgPAgAAAAHZDwIAAAAB2g8CAAAAAdsPAACtHAAg3A-AAAAAAd0PAQAAAAEEvAwCAAAAAb8OAQAAAAHeDwIAAAAB3w8BAAAAAQIAAACpCAAgDwAA9BwAIAMAAACpCAAgDwAA9BwAIBAAAPMcACABCAAAvB8AMAqnBQAA4xYAILwMAgCfFQAhwQ0AAOcWADDCDQAApwgAEMMNAADnFgAwvw4BAJcVACHLDwEAlxUAId4PAgCeFQAh3w8BAJcVACH1DwAA5hYAIAIAAACpCAAgCAAA8xwAIAIAAADxHAAgCAAA8hwAIAi8DAIAnxUAIcENAADwHAAwwg0AAPEcABDDDQAA8BwAML8OAQCXFQAhyw8BAJcVACHeDwIAnhUAId8PAQCXFQAhCLwMAgCfFQAhwQ0AAPAcADDCDQAA8RwAEMMNAADwHAAwvw4BAJcVACHLDwEAlxUAId4PAgCeFQAh3w8BAJcVACEEvAwCAPIXACG_DgEA9BcAId4PAgDxFwAh3w8BAPQXACEEvAwCAPIXACG_DgEA9BcAId4PAgDxFwAh3w8BAPQXACEEvAwCAAAAAb8OAQAAAAHeDwIAAAAB3w8BAAAAAROFAwEAAAABvAwCAAAAAYIOAQAAAAHTDgIAAAAB3A4BAAAAAZkPAQAAAAGoDwEAAAAB2A8CAAAAAd0PIAAAAAHeDwIAAAAB4A8BAAAAAeEPAQAAAAHiDwIAAAAB4w-AAAAAAeQPAQAAAAHlDwEAAAAB5g8AAL0cACDnDyAAAAAB6A8CAAAAAQIAAAClCAAgDwAAgB0AIAMAAAClCAAgDwAAgB0AIBAAAP8cACABCAAAux8AMBmFAwEAlxUAIacFAADjFgAgvAwCAJ8VACHBDQAA6RYAMMINAACjCAAQww0AAOkWADCCDgEAmRUAIdMOAgCeFQAh3A4BAJkVACGZDwEAmRUAIagPAQCZFQAhyw8BAJcVACHYDwIAnhUAId0PIAC7FQAh3g8CAJ8VACHgDwEAlxUAIeEPAQCZFQAh4g8CAJ4VACHjDwAAoBUAIOQPAQCZFQAh5Q8BAJkVACHmDwAAkhUAIOcPIAC7FQAh6A8CAJ4VACH2DwAA6BYAIAIAAAClCAAgCAAA_xwAIAIAAAD9HAAgCAAA_hwAIBeFAwEAlxUAIbwMAgCfFQAhwQ0AAPwcADDCDQAA_RwAEMMNAAD8HAAwgg4BAJkVACHTDgIAnhUAIdwOAQCZFQAhmQ8BAJkVACGoDwEAmRUAIcsPAQCXFQAh2A8CAJ4VACHdDyAAuxUAId4PAgCfFQAh4A8BAJcVACHhDwEAmRUAIeIPAgCeFQAh4w8AAKAVACDkDwEAmRUAIeUPAQCZFQAh5g8AAJIVACDnDyAAuxUAIegPAgCeFQAhF4UDAQCXFQAhvAwCAJ8VACHBDQAA_BwAMMINAAD9HAAQww0AAPwcADCCDgEAmRUAIdMOAgCeFQAh3A4BAJkVACGZDwEAmRUAIagPAQCZFQAhyw8BAJcVACHYDwIAnhUAId0PIAC7FQAh3g8CAJ8VACHgDwEAlxUAIeEPAQCZFQAh4g8CAJ4VACHjDwAAoBUAIOQPAQCZFQAh5Q8BAJkVACHmDwAAkhUAIOcPIAC7FQAh6A8CAJ4VACEThQMBAPQXACG8DAIA8hcAIYIOAQDzFwAh0w4CAPEXACHcDgEA8xcAIZkPAQDzFwAhqA8BAPMXACHYDwIA8RcAId0PIAC0GAAh3g8CAPIXACHgDwEA9BcAIeEPAQDzFwAh4g8CAPEXACHjD4AAAAAB5A8BAPMXACHlDwEA8xcAIeYPAAC7HAAg5w8gALQYACHoDwIA8RcAIROFAwEA9BcAIbwMAgDyFwAhgg4BAPMXACHTDgIA8RcAIdwOAQDzFwAhmQ8BAPMXACGoDwEA8xcAIdgPAgDxFwAh3Q8gALQYACHeDwIA8hcAIeAPAQD0FwAh4Q8BAPMXACHiDwIA8RcAIeMPgAAAAAHkDwEA8xcAIeUPAQDzFwAh5g8AALscACDnDyAAtBgAIegPAgDxFwAhE4UDAQAAAAG8DAIAAAABgg4BAAAAAdMOAgAAAAHcDgEAAAABmQ8BAAAAAagPAQAAAAHYDwIAAAAB3Q8gAAAAAd4PAgAAAAHgDwEAAAAB4Q8BAAAAAeIPAgAAAAHjD4AAAAAB5A8BAAAAAeUPAQAAAAHmDwAAvRwAIOcPIAAAAAHoDwIAAAABAsgPAgAAAAHJDwABAAABAgAAAKEIACAPAACMHQAgAwAAAKEIACAPAACMHQAgEAAAix0AIAEIAAC6HwAwCKcFAADjFgAgwQ0AAOsWADDCDQAAnwgAEMMNAADrFgAwyA8CAJ8VACHJDwABvBUAIcsPAQCXFQAh9w8AAOoWACACAAAAoQgAIAgAAIsdACACAAAAiR0AIAgAAIodACAGwQ0AAIgdADDCDQAAiR0AEMMNAACIHQAwyA8CAJ8VACHJDwABvBUAIcsPAQCXFQAhBsENAACIHQAwwg0AAIkdABDDDQAAiB0AMMgPAgCfFQAhyQ8AAbwVACHLDwEAlxUAIQLIDwIA8hcAIckPAAG1GAAhAsgPAgDyFwAhyQ8AAbUYACECyA8CAAAAAckPAAEAAAEBihEBAAAABAQPAACBHQAwhxEAAIIdADCJEQAAhB0AII0RAACFHQAwBA8AAPUcADCHEQAA9hwAMIkRAAD4HAAgjREAAPkcADAEDwAA6RwAMIcRAADqHAAwiREAAOwcACCNEQAA7RwAMAQPAADdHAAwhxEAAN4cADCJEQAA4BwAII0RAADhHAAwBA8AANEcADCHEQAA0hwAMIkRAADUHAAgjREAANUcADAAAAAAABGoBQAAkx0AIKkFAACUHQAgqgUAAJUdACCrBQAAlh0AIKwFAACXHQAgsAcAAOkXACDGDQAA6RcAIIQOAADpFwAgvw4AAOkXACDLDgAA6RcAIJgPAADpFwAguw8AAOkXACDrDwAA6RcAIOwPAADpFwAg7Q8AAOkXACDuDwAA6RcAIPMPAADpFwAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAUPAAC1HwAgEAAAuB8AIIcRAAC2HwAgiBEAALcfACCNEQAA2QQAIAMPAAC1HwAghxEAALYfACCNEQAA2QQAIAAAAAAACw8AAPAdADAQAAD1HQAwhxEAAPEdADCIEQAA8h0AMIkRAADzHQAgihEAAPQdADCLEQAA9B0AMIwRAAD0HQAwjREAAPQdADCOEQAA9h0AMI8RAAD3HQAwBYIOAQAAAAHvDyAAAAABoxBAAAAAAacQIAAAAAGoEEAAAAABAgAAAN0EACAPAAD7HQAgAwAAAN0EACAPAAD7HQAgEAAA-h0AIAEIAAC0HwAwCoUDAACbFwAgwQ0AAJoXADDCDQAA2wQAEMMNAACaFwAwgg4BAAAAAfwOAQCXFQAh7w8gAJgVACGjEEAAmhUAIacQIACYFQAhqBBAAJsVACECAAAA3QQAIAgAAPodACACAAAA-B0AIAgAAPkdACAJwQ0AAPcdADDCDQAA-B0AEMMNAAD3HQAwgg4BAJcVACH8DgEAlxUAIe8PIACYFQAhoxBAAJoVACGnECAAmBUAIagQQACbFQAhCcENAAD3HQAwwg0AAPgdABDDDQAA9x0AMIIOAQCXFQAh_A4BAJcVACHvDyAAmBUAIaMQQACaFQAhpxAgAJgVACGoEEAAmxUAIQWCDgEA9BcAIe8PIACSGAAhoxBAAPwXACGnECAAkhgAIagQQADwFwAhBYIOAQD0FwAh7w8gAJIYACGjEEAA_BcAIacQIACSGAAhqBBAAPAXACEFgg4BAAAAAe8PIAAAAAGjEEAAAAABpxAgAAAAAagQQAAAAAEEDwAA8B0AMIcRAADxHQAwiREAAPMdACCNEQAA9B0AMAAEhgMAAP0dACDJDgAA6RcAIKMQAADpFwAgqhAAAOkXACAAAAAAAAAAAAsPAACIHgAwEAAAjR4AMIcRAACJHgAwiBEAAIoeADCJEQAAix4AIIoRAACMHgAwixEAAIweADCMEQAAjB4AMI0RAACMHgAwjhEAAI4eADCPEQAAjx4AMATRDwABAAABsRACAAAAAbIQAgAAAAGzEAEAAAABAgAAAIwEACAPAACTHgAgAwAAAIwEACAPAACTHgAgEAAAkh4AIAEIAACzHwAwCtQCAACkFwAgwQ0AAKMXADDCDQAAjgQAEMMNAACjFwAw0Q8AAb0VACGxEAIAnxUAIbIQAgCfFQAhsxABAJcVACG0EAABvBUAIbUQAAClFwAgAgAAAIwEACAIAACSHgAgAgAAAJAeACAIAACRHgAgCMENAACPHgAwwg0AAJAeABDDDQAAjx4AMNEPAAG9FQAhsRACAJ8VACGyEAIAnxUAIbMQAQCXFQAhtBAAAbwVACEIwQ0AAI8eADDCDQAAkB4AEMMNAACPHgAw0Q8AAb0VACGxEAIAnxUAIbIQAgCfFQAhsxABAJcVACG0EAABvBUAIQTRDwABthgAIbEQAgDyFwAhshACAPIXACGzEAEA9BcAIQTRDwABthgAIbEQAgDyFwAhshACAPIXACGzEAEA9BcAIQTRDwABAAABsRACAAAAAbIQAgAAAAGzEAEAAAABBA8AAIgeADCHEQAAiR4AMIkRAACLHgAgjREAAIweADAAAAAAAAAFDwAArh8AIBAAALEfACCHEQAArx8AIIgRAACwHwAgjREAAKcEACADDwAArh8AIIcRAACvHwAgjREAAKcEACAB0wIAAJUeACAAAAAAAAAAAAAAAooRAgAAAASQEQIAAAAFAYoRAgAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKKEQABAAAEkBEAAQAABQGKEQABAAAEAAAAAAAAAAACihEBAAAABJARAQAAAAUCihEBAAAABJARAQAAAAUCihEBAAAABJARAQAAAAUFDwAAqR8AIBAAAKwfACCHEQAAqh8AIIgRAACrHwAgjREAAPsBACABihEBAAAABAGKEQEAAAAEAYoRAQAAAAQDDwAAqR8AIIcRAACqHwAgjREAAPsBACAAAAAAAAsPAADmHgAwEAAA6x4AMIcRAADnHgAwiBEAAOgeADCJEQAA6R4AIIoRAADqHgAwixEAAOoeADCMEQAA6h4AMI0RAADqHgAwjhEAAOweADCPEQAA7R4AMAsPAADaHgAwEAAA3x4AMIcRAADbHgAwiBEAANweADCJEQAA3R4AIIoRAADeHgAwixEAAN4eADCMEQAA3h4AMI0RAADeHgAwjhEAAOAeADCPEQAA4R4AMA-vAQAA7BsAILABAADtGwAgsQEAAO4bACDEDQEAAAAB6A1AAAAAAesNAQAAAAH0DQEAAAABvg4BAAAAAYAPQAAAAAGMD0AAAAABwA8BAAAAAcMPAQAAAAHEDwAA6hsAIMUPQAAAAAHGDwIAAAABAgAAAIMCACAPAADlHgAgAwAAAIMCACAPAADlHgAgEAAA5B4AIAEIAACoHwAwFawBAADIFwAgrwEAAMkXACCwAQAAyhcAILEBAADLFwAgwQ0AAMcXADDCDQAAgQIAEMMNAADHFwAwxA0BAAAAAegNQACbFQAh6Q0BAJkVACHrDQEAlxUAIfQNAQCZFQAhvg4BAJcVACGAD0AAmhUAIYwPQACaFQAhwA8BAAAAAcMPAQCXFQAhxA8AAJIVACDFD0AAmhUAIcYPAgCfFQAh2xAAAMYXACACAAAAgwIAIAgAAOQeACACAAAA4h4AIAgAAOMeACAQwQ0AAOEeADDCDQAA4h4AEMMNAADhHgAwxA0BAJcVACHoDUAAmxUAIekNAQCZFQAh6w0BAJcVACH0DQEAmRUAIb4OAQCXFQAhgA9AAJoVACGMD0AAmhUAIcAPAQCXFQAhww8BAJcVACHEDwAAkhUAIMUPQACaFQAhxg8CAJ8VACEQwQ0AAOEeADDCDQAA4h4AEMMNAADhHgAwxA0BAJcVACHoDUAAmxUAIekNAQCZFQAh6w0BAJcVACH0DQEAmRUAIb4OAQCXFQAhgA9AAJoVACGMD0AAmhUAIcAPAQCXFQAhww8BAJcVACHEDwAAkhUAIMUPQACaFQAhxg8CAJ8VACEMxA0BAPQXACHoDUAA8BcAIesNAQD0FwAh9A0BAPMXACG-DgEA9BcAIYAPQAD8FwAhjA9AAPwXACHADwEA9BcAIcMPAQD0FwAhxA8AAMEbACDFD0AA_BcAIcYPAgDyFwAhD68BAADDGwAgsAEAAMQbACCxAQAAxRsAIMQNAQD0FwAh6A1AAPAXACHrDQEA9BcAIfQNAQDzFwAhvg4BAPQXACGAD0AA_BcAIYwPQAD8FwAhwA8BAPQXACHDDwEA9BcAIcQPAADBGwAgxQ9AAPwXACHGDwIA8hcAIQ-vAQAA7BsAILABAADtGwAgsQEAAO4bACDEDQEAAAAB6A1AAAAAAesNAQAAAAH0DQEAAAABvg4BAAAAAYAPQAAAAAGMD0AAAAABwA8BAAAAAcMPAQAAAAHEDwAA6hsAIMUPQAAAAAHGDwIAAAABEcQNAQAAAAHoDUAAAAABig4BAAAAAa8OAQAAAAH8DgEAAAABhA9AAAAAAbcPQAAAAAG4D0AAAAABiBABAAAAAdEQAADPHgAg0hAAANAeACDTEAAA0R4AINQQAgAAAAHVEAEAAAAB1hBAAAAAAdcQAQAAAAHYEAEAAAABAgAAAP8BACAPAADxHgAgAwAAAP8BACAPAADxHgAgEAAA8B4AIAEIAACnHwAwFqwBAADNFwAgwQ0AAMwXADDCDQAA_QEAEMMNAADMFwAwxA0BAAAAAegNQACbFQAh6Q0BAJcVACGKDgEAlxUAIa8OAQCXFQAh_A4BAJcVACGED0AAmhUAIbcPQACaFQAhuA9AAJoVACGIEAEAAAAB0RAAAJIVACDSEAAAkhUAINMQAACSFQAg1BACAJ4VACHVEAEAlxUAIdYQQACaFQAh1xABAJkVACHYEAEAmRUAIQIAAAD_AQAgCAAA8B4AIAIAAADuHgAgCAAA7x4AIBXBDQAA7R4AMMINAADuHgAQww0AAO0eADDEDQEAlxUAIegNQACbFQAh6Q0BAJcVACGKDgEAlxUAIa8OAQCXFQAh_A4BAJcVACGED0AAmhUAIbcPQACaFQAhuA9AAJoVACGIEAEAlxUAIdEQAACSFQAg0hAAAJIVACDTEAAAkhUAINQQAgCeFQAh1RABAJcVACHWEEAAmhUAIdcQAQCZFQAh2BABAJkVACEVwQ0AAO0eADDCDQAA7h4AEMMNAADtHgAwxA0BAJcVACHoDUAAmxUAIekNAQCXFQAhig4BAJcVACGvDgEAlxUAIfwOAQCXFQAhhA9AAJoVACG3D0AAmhUAIbgPQACaFQAhiBABAJcVACHREAAAkhUAINIQAACSFQAg0xAAAJIVACDUEAIAnhUAIdUQAQCXFQAh1hBAAJoVACHXEAEAmRUAIdgQAQCZFQAhEcQNAQD0FwAh6A1AAPAXACGKDgEA9BcAIa8OAQD0FwAh_A4BAPQXACGED0AA_BcAIbcPQAD8FwAhuA9AAPwXACGIEAEA9BcAIdEQAADLHgAg0hAAAMweACDTEAAAzR4AINQQAgDxFwAh1RABAPQXACHWEEAA_BcAIdcQAQDzFwAh2BABAPMXACERxA0BAPQXACHoDUAA8BcAIYoOAQD0FwAhrw4BAPQXACH8DgEA9BcAIYQPQAD8FwAhtw9AAPwXACG4D0AA_BcAIYgQAQD0FwAh0RAAAMseACDSEAAAzB4AINMQAADNHgAg1BACAPEXACHVEAEA9BcAIdYQQAD8FwAh1xABAPMXACHYEAEA8xcAIRHEDQEAAAAB6A1AAAAAAYoOAQAAAAGvDgEAAAAB_A4BAAAAAYQPQAAAAAG3D0AAAAABuA9AAAAAAYgQAQAAAAHREAAAzx4AINIQAADQHgAg0xAAANEeACDUEAIAAAAB1RABAAAAAdYQQAAAAAHXEAEAAAAB2BABAAAAAQQPAADmHgAwhxEAAOceADCJEQAA6R4AII0RAADqHgAwBA8AANoeADCHEQAA2x4AMIkRAADdHgAgjREAAN4eADAAAAmsAQAA9x4AIK8BAAD4HgAgsAEAAPkeACCxAQAA-h4AIOkNAADpFwAg9A0AAOkXACCADwAA6RcAIIwPAADpFwAgxQ8AAOkXACAFrQEAAPQeACCyAQAA9R4AIIQOAADpFwAg1hAAAOkXACDXEAAA6RcAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKKEQEAAAAEkBEBAAAABQGKEQEAAAAEAAAAEcQNAQAAAAHoDUAAAAABig4BAAAAAa8OAQAAAAH8DgEAAAABhA9AAAAAAbcPQAAAAAG4D0AAAAABiBABAAAAAdEQAADPHgAg0hAAANAeACDTEAAA0R4AINQQAgAAAAHVEAEAAAAB1hBAAAAAAdcQAQAAAAHYEAEAAAABDMQNAQAAAAHoDUAAAAAB6w0BAAAAAfQNAQAAAAG-DgEAAAABgA9AAAAAAYwPQAAAAAHADwEAAAABww8BAAAAAcQPAADqGwAgxQ9AAAAAAcYPAgAAAAEIsgEAAPMeACDICAEAAAABxA0BAAAAAegNQAAAAAGEDgQAAAAB5Q8BAAAAAdYQQAAAAAHXEAEAAAABAgAAAPsBACAPAACpHwAgAwAAAIUCACAPAACpHwAgEAAArR8AIAoAAACFAgAgCAAArR8AILIBAADZHgAgyAgBAPQXACHEDQEA9BcAIegNQADwFwAhhA4EANsYACHlDwEA9BcAIdYQQAD8FwAh1xABAPMXACEIsgEAANkeACDICAEA9BcAIcQNAQD0FwAh6A1AAPAXACGEDgQA2xgAIeUPAQD0FwAh1hBAAPwXACHXEAEA8xcAIQIIAAEAAAGIEAABAAABAgAAAKcEACAPAACuHwAgAwAAAKoEACAPAACuHwAgEAAAsh8AIAMAAACqBAAgCAABvCAAIYgQAAG1GAAhAggAAbUYACGIEAABtRgAIQTRDwABAAABsRACAAAAAbIQAgAAAAGzEAEAAAABBYIOAQAAAAHvDyAAAAABoxBAAAAAAacQIAAAAAGoEEAAAAABEugNQAAAAAGEDgQAAAABhQ4EAAAAAYsOAQAAAAGcDgEAAAAByQ5AAAAAAfUOAgAAAAH8DgEAAAABhw8BAAAAAaEQAQAAAAGiEAEAAAABoxBAAAAAAakQEAAAAAGqEAEAAAABqxBAAAAAAawQIAAAAAGtECAAAAABrhAgAAAAAQIAAADZBAAgDwAAtR8AIAMAAADhBAAgDwAAtR8AIBAAALkfACAUAAAA4QQAIAgAALkfACDoDUAA8BcAIYQOBADvFwAhhQ4EAO8XACGLDgEA9BcAIZwOAQD0FwAhyQ5AAPwXACH1DgIA8hcAIfwOAQD0FwAhhw8BAPQXACGhEAEA9BcAIaIQAQD0FwAhoxBAAPwXACGpEBAA6hgAIaoQAQDzFwAhqxBAAPAXACGsECAAkhgAIa0QIACSGAAhrhAgAJIYACES6A1AAPAXACGEDgQA7xcAIYUOBADvFwAhiw4BAPQXACGcDgEA9BcAIckOQAD8FwAh9Q4CAPIXACH8DgEA9BcAIYcPAQD0FwAhoRABAPQXACGiEAEA9BcAIaMQQAD8FwAhqRAQAOoYACGqEAEA8xcAIasQQADwFwAhrBAgAJIYACGtECAAkhgAIa4QIACSGAAhAsgPAgAAAAHJDwABAAABE4UDAQAAAAG8DAIAAAABgg4BAAAAAdMOAgAAAAHcDgEAAAABmQ8BAAAAAagPAQAAAAHYDwIAAAAB3Q8gAAAAAd4PAgAAAAHgDwEAAAAB4Q8BAAAAAeIPAgAAAAHjD4AAAAAB5A8BAAAAAeUPAQAAAAHmDwAAvRwAIOcPIAAAAAHoDwIAAAABBLwMAgAAAAG_DgEAAAAB3g8CAAAAAd8PAQAAAAEG2A8CAAAAAdkPAgAAAAHaDwIAAAAB2w8AAK0cACDcD4AAAAAB3Q8BAAAAAQTEDQEAAAAB6A1AAAAAAYQPQAAAAAGhDwABAAABHKkFAACPHQAgqgUAAJAdACCrBQAAkR0AIKwFAACSHQAgsAeAAAAAAcQNAQAAAAHGDQQAAAAB6A1AAAAAAekNAQAAAAGEDgQAAAABnA4BAAAAAb8OAQAAAAHLDoAAAAAB_A4BAAAAAYQPQAAAAAGYDwEAAAABuw9AAAAAAekPAQAAAAHqDyAAAAAB6w8BAAAAAewPAQAAAAHtD4AAAAAB7g-AAAAAAe8PgAAAAAHwDyAAAAAB8Q8AAI0dACDyDwIAAAAB8w9AAAAAAQIAAACdCAAgDwAAvx8AIAMAAAC5CAAgDwAAvx8AIBAAAMMfACAeAAAAuQgAIAgAAMMfACCpBQAAzRwAIKoFAADOHAAgqwUAAM8cACCsBQAA0BwAILAHgAAAAAHEDQEA9BcAIcYNBADbGAAh6A1AAPAXACHpDQEA9BcAIYQOBADbGAAhnA4BAPQXACG_DgEA8xcAIcsOgAAAAAH8DgEA9BcAIYQPQADwFwAhmA8BAPMXACG7D0AA_BcAIekPAQD0FwAh6g8gAJIYACHrDwEA8xcAIewPAQDzFwAh7Q-AAAAAAe4PgAAAAAHvD4AAAAAB8A8gAJIYACHxDwAAyxwAIPIPAgDyFwAh8w9AAPwXACEcqQUAAM0cACCqBQAAzhwAIKsFAADPHAAgrAUAANAcACCwB4AAAAABxA0BAPQXACHGDQQA2xgAIegNQADwFwAh6Q0BAPQXACGEDgQA2xgAIZwOAQD0FwAhvw4BAPMXACHLDoAAAAAB_A4BAPQXACGED0AA8BcAIZgPAQDzFwAhuw9AAPwXACHpDwEA9BcAIeoPIACSGAAh6w8BAPMXACHsDwEA8xcAIe0PgAAAAAHuD4AAAAAB7w-AAAAAAfAPIACSGAAh8Q8AAMscACDyDwIA8hcAIfMPQAD8FwAhHKgFAACOHQAgqgUAAJAdACCrBQAAkR0AIKwFAACSHQAgsAeAAAAAAcQNAQAAAAHGDQQAAAAB6A1AAAAAAekNAQAAAAGEDgQAAAABnA4BAAAAAb8OAQAAAAHLDoAAAAAB_A4BAAAAAYQPQAAAAAGYDwEAAAABuw9AAAAAAekPAQAAAAHqDyAAAAAB6w8BAAAAAewPAQAAAAHtD4AAAAAB7g-AAAAAAe8PgAAAAAHwDyAAAAAB8Q8AAI0dACDyDwIAAAAB8w9AAAAAAQIAAACdCAAgDwAAxB8AIAMAAAC5CAAgDwAAxB8AIBAAAMgfACAeAAAAuQgAIAgAAMgfACCoBQAAzBwAIKoFAADOHAAgqwUAAM8cACCsBQAA0BwAILAHgAAAAAHEDQEA9BcAIcYNBADbGAAh6A1AAPAXACHpDQEA9BcAIYQOBADbGAAhnA4BAPQXACG_DgEA8xcAIcsOgAAAAAH8DgEA9BcAIYQPQADwFwAhmA8BAPMXACG7D0AA_BcAIekPAQD0FwAh6g8gAJIYACHrDwEA8xcAIewPAQDzFwAh7Q-AAAAAAe4PgAAAAAHvD4AAAAAB8A8gAJIYACHxDwAAyxwAIPIPAgDyFwAh8w9AAPwXACEcqAUAAMwcACCqBQAAzhwAIKsFAADPHAAgrAUAANAcACCwB4AAAAABxA0BAPQXACHGDQQA2xgAIegNQADwFwAh6Q0BAPQXACGEDgQA2xgAIZwOAQD0FwAhvw4BAPMXACHLDoAAAAAB_A4BAPQXACGED0AA8BcAIZgPAQDzFwAhuw9AAPwXACHpDwEA9BcAIeoPIACSGAAh6w8BAPMXACHsDwEA8xcAIe0PgAAAAAHuD4AAAAAB7w-AAAAAAfAPIACSGAAh8Q8AAMscACDyDwIA8hcAIfMPQAD8FwAhHKgFAACOHQAgqQUAAI8dACCrBQAAkR0AIKwFAACSHQAgsAeAAAAAAcQNAQAAAAHGDQQAAAAB6A1AAAAAAekNAQAAAAGEDgQAAAABnA4BAAAAAb8OAQAAAAHLDoAAAAAB_A4BAAAAAYQPQAAAAAGYDwEAAAABuw9AAAAAAekPAQAAAAHqDyAAAAAB6w8BAAAAAewPAQAAAAHtD4AAAAAB7g-AAAAAAe8PgAAAAAHwDyAAAAAB8Q8AAI0dACDyDwIAAAAB8w9AAAAAAQIAAACdCAAgDwAAyR8AIAMAAAC5CAAgDwAAyR8AIBAAAM0fACAeAAAAuQgAIAgAAM0fACCoBQAAzBwAIKkFAADNHAAgqwUAAM8cACCsBQAA0BwAILAHgAAAAAHEDQEA9BcAIcYNBADbGAAh6A1AAPAXACHpDQEA9BcAIYQOBADbGAAhnA4BAPQXACG_DgEA8xcAIcsOgAAAAAH8DgEA9BcAIYQPQADwFwAhmA8BAPMXACG7D0AA_BcAIekPAQD0FwAh6g8gAJIYACHrDwEA8xcAIewPAQDzFwAh7Q-AAAAAAe4PgAAAAAHvD4AAAAAB8A8gAJIYACHxDwAAyxwAIPIPAgDyFwAh8w9AAPwXACEcqAUAAMwcACCpBQAAzRwAIKsFAADPHAAgrAUAANAcACCwB4AAAAABxA0BAPQXACHGDQQA2xgAIegNQADwFwAh6Q0BAPQXACGEDgQA2xgAIZwOAQD0FwAhvw4BAPMXACHLDoAAAAAB_A4BAPQXACGED0AA8BcAIZgPAQDzFwAhuw9AAPwXACHpDwEA9BcAIeoPIACSGAAh6w8BAPMXACHsDwEA8xcAIe0PgAAAAAHuD4AAAAAB7w-AAAAAAfAPIACSGAAh8Q8AAMscACDyDwIA8hcAIfMPQAD8FwAhHKgFAACOHQAgqQUAAI8dACCqBQAAkB0AIKwFAACSHQAgsAeAAAAAAcQNAQAAAAHGDQQAAAAB6A1AAAAAAekNAQAAAAGEDgQAAAABnA4BAAAAAb8OAQAAAAHLDoAAAAAB_A4BAAAAAYQPQAAAAAGYDwEAAAABuw9AAAAAAekPAQAAAAHqDyAAAAAB6w8BAAAAAewPAQAAAAHtD4AAAAAB7g-AAAAAAe8PgAAAAAHwDyAAAAAB8Q8AAI0dACDyDwIAAAAB8w9AAAAAAQIAAACdCAAgDwAAzh8AIAMAAAC5CAAgDwAAzh8AIBAAANIfACAeAAAAuQgAIAgAANIfACCoBQAAzBwAIKkFAADNHAAgqgUAAM4cACCsBQAA0BwAILAHgAAAAAHEDQEA9BcAIcYNBADbGAAh6A1AAPAXACHpDQEA9BcAIYQOBADbGAAhnA4BAPQXACG_DgEA8xcAIcsOgAAAAAH8DgEA9BcAIYQPQADwFwAhmA8BAPMXACG7D0AA_BcAIekPAQD0FwAh6g8gAJIYACHrDwEA8xcAIewPAQDzFwAh7Q-AAAAAAe4PgAAAAAHvD4AAAAAB8A8gAJIYACHxDwAAyxwAIPIPAgDyFwAh8w9AAPwXACEcqAUAAMwcACCpBQAAzRwAIKoFAADOHAAgrAUAANAcACCwB4AAAAABxA0BAPQXACHGDQQA2xgAIegNQADwFwAh6Q0BAPQXACGEDgQA2xgAIZwOAQD0FwAhvw4BAPMXACHLDoAAAAAB_A4BAPQXACGED0AA8BcAIZgPAQDzFwAhuw9AAPwXACHpDwEA9BcAIeoPIACSGAAh6w8BAPMXACHsDwEA8xcAIe0PgAAAAAHuD4AAAAAB7w-AAAAAAfAPIACSGAAh8Q8AAMscACDyDwIA8hcAIfMPQAD8FwAhHKgFAACOHQAgqQUAAI8dACCqBQAAkB0AIKsFAACRHQAgsAeAAAAAAcQNAQAAAAHGDQQAAAAB6A1AAAAAAekNAQAAAAGEDgQAAAABnA4BAAAAAb8OAQAAAAHLDoAAAAAB_A4BAAAAAYQPQAAAAAGYDwEAAAABuw9AAAAAAekPAQAAAAHqDyAAAAAB6w8BAAAAAewPAQAAAAHtD4AAAAAB7g-AAAAAAe8PgAAAAAHwDyAAAAAB8Q8AAI0dACDyDwIAAAAB8w9AAAAAAQIAAACdCAAgDwAA0x8AIAMAAAC5CAAgDwAA0x8AIBAAANcfACAeAAAAuQgAIAgAANcfACCoBQAAzBwAIKkFAADNHAAgqgUAAM4cACCrBQAAzxwAILAHgAAAAAHEDQEA9BcAIcYNBADbGAAh6A1AAPAXACHpDQEA9BcAIYQOBADbGAAhnA4BAPQXACG_DgEA8xcAIcsOgAAAAAH8DgEA9BcAIYQPQADwFwAhmA8BAPMXACG7D0AA_BcAIekPAQD0FwAh6g8gAJIYACHrDwEA8xcAIewPAQDzFwAh7Q-AAAAAAe4PgAAAAAHvD4AAAAAB8A8gAJIYACHxDwAAyxwAIPIPAgDyFwAh8w9AAPwXACEcqAUAAMwcACCpBQAAzRwAIKoFAADOHAAgqwUAAM8cACCwB4AAAAABxA0BAPQXACHGDQQA2xgAIegNQADwFwAh6Q0BAPQXACGEDgQA2xgAIZwOAQD0FwAhvw4BAPMXACHLDoAAAAAB_A4BAPQXACGED0AA8BcAIZgPAQDzFwAhuw9AAPwXACHpDwEA9BcAIeoPIACSGAAh6w8BAPMXACHsDwEA8xcAIe0PgAAAAAHuD4AAAAAB7w-AAAAAAfAPIACSGAAh8Q8AAMscACDyDwIA8hcAIfMPQAD8FwAhBIIOAQAAAAGQDhAAAAAB3w4CAAAAAcoPAgAAAAECyA8CAAAAAckPAAEAAAEYjwYAAJ0cACDEDQEAAAAB6A1AAAAAAekNAQAAAAGQDgEAAAABmQ4CAAAAAZwOAQAAAAGmDkAAAAABvw4BAAAAAdEOBAAAAAHwDgEAAAABgw8BAAAAAZgPAQAAAAHLDwEAAAABzA8BAAAAAc0PEAAAAAHODxAAAAABzw8CAAAAAdAPAAEAAAHRDwIAAAAB0g8QAAAAAdMPBAAAAAHUD4AAAAAB1Q8BAAAAAQIAAAC9CQAgDwAA2h8AIAMAAADKCQAgDwAA2h8AIBAAAN4fACAaAAAAygkAIAgAAN4fACCPBgAAgxwAIMQNAQD0FwAh6A1AAPAXACHpDQEA9BcAIZAOAQDzFwAhmQ4CAPIXACGcDgEA9BcAIaYOQAD8FwAhvw4BAPMXACHRDgQA2xgAIfAOAQDzFwAhgw8BAPMXACGYDwEA8xcAIcsPAQD0FwAhzA8BAPQXACHNDxAAtxgAIc4PEAC3GAAhzw8CAPEXACHQDwABthgAIdEPAgDxFwAh0g8QALcYACHTDwQA2xgAIdQPgAAAAAHVDwEA8xcAIRiPBgAAgxwAIMQNAQD0FwAh6A1AAPAXACHpDQEA9BcAIZAOAQDzFwAhmQ4CAPIXACGcDgEA9BcAIaYOQAD8FwAhvw4BAPMXACHRDgQA2xgAIfAOAQDzFwAhgw8BAPMXACGYDwEA8xcAIcsPAQD0FwAhzA8BAPQXACHNDxAAtxgAIc4PEAC3GAAhzw8CAPEXACHQDwABthgAIdEPAgDxFwAh0g8QALcYACHTDwQA2xgAIdQPgAAAAAHVDwEA8xcAIRiOBgAAnBwAIMQNAQAAAAHoDUAAAAAB6Q0BAAAAAZAOAQAAAAGZDgIAAAABnA4BAAAAAaYOQAAAAAG_DgEAAAAB0Q4EAAAAAfAOAQAAAAGDDwEAAAABmA8BAAAAAcsPAQAAAAHMDwEAAAABzQ8QAAAAAc4PEAAAAAHPDwIAAAAB0A8AAQAAAdEPAgAAAAHSDxAAAAAB0w8EAAAAAdQPgAAAAAHVDwEAAAABAgAAAL0JACAPAADfHwAgAwAAAMoJACAPAADfHwAgEAAA4x8AIBoAAADKCQAgCAAA4x8AII4GAACCHAAgxA0BAPQXACHoDUAA8BcAIekNAQD0FwAhkA4BAPMXACGZDgIA8hcAIZwOAQD0FwAhpg5AAPwXACG_DgEA8xcAIdEOBADbGAAh8A4BAPMXACGDDwEA8xcAIZgPAQDzFwAhyw8BAPQXACHMDwEA9BcAIc0PEAC3GAAhzg8QALcYACHPDwIA8RcAIdAPAAG2GAAh0Q8CAPEXACHSDxAAtxgAIdMPBADbGAAh1A-AAAAAAdUPAQDzFwAhGI4GAACCHAAgxA0BAPQXACHoDUAA8BcAIekNAQD0FwAhkA4BAPMXACGZDgIA8hcAIZwOAQD0FwAhpg5AAPwXACG_DgEA8xcAIdEOBADbGAAh8A4BAPMXACGDDwEA8xcAIZgPAQDzFwAhyw8BAPQXACHMDwEA9BcAIc0PEAC3GAAhzg8QALcYACHPDwIA8RcAIdAPAAG2GAAh0Q8CAPEXACHSDxAAtxgAIdMPBADbGAAh1A-AAAAAAdUPAQDzFwAhCK0BAADyHgAgyAgBAAAAAcQNAQAAAAHoDUAAAAABhA4EAAAAAeUPAQAAAAHWEEAAAAAB1xABAAAAAQIAAAD7AQAgDwAA5B8AIAQIgAAAAAHEDQQAAAABxg1AAAAAAYoOAQAAAAEMxA0BAAAAAeMNAgAAAAHlDUAAAAAB5g0CAAAAAecNQAAAAAHoDUAAAAABig4BAAAAAZwOAQAAAAGmDkAAAAABvQ-AAAAAAb4PAgAAAAG_D0AAAAABBgiAAAAAAYoOAQAAAAGeD0AAAAABug8BAAAAAbsPQAAAAAG8D0AAAAABAwAAAIUCACAPAADkHwAgEAAA6x8AIAoAAACFAgAgCAAA6x8AIK0BAADYHgAgyAgBAPQXACHEDQEA9BcAIegNQADwFwAhhA4EANsYACHlDwEA9BcAIdYQQAD8FwAh1xABAPMXACEIrQEAANgeACDICAEA9BcAIcQNAQD0FwAh6A1AAPAXACGEDgQA2xgAIeUPAQD0FwAh1hBAAPwXACHXEAEA8xcAIRCsAQAA6xsAILABAADtGwAgsQEAAO4bACDEDQEAAAAB6A1AAAAAAekNAQAAAAHrDQEAAAAB9A0BAAAAAb4OAQAAAAGAD0AAAAABjA9AAAAAAcAPAQAAAAHDDwEAAAABxA8AAOobACDFD0AAAAABxg8CAAAAAQIAAACDAgAgDwAA7B8AIAMAAACBAgAgDwAA7B8AIBAAAPAfACASAAAAgQIAIAgAAPAfACCsAQAAwhsAILABAADEGwAgsQEAAMUbACDEDQEA9BcAIegNQADwFwAh6Q0BAPMXACHrDQEA9BcAIfQNAQDzFwAhvg4BAPQXACGAD0AA_BcAIYwPQAD8FwAhwA8BAPQXACHDDwEA9BcAIcQPAADBGwAgxQ9AAPwXACHGDwIA8hcAIRCsAQAAwhsAILABAADEGwAgsQEAAMUbACDEDQEA9BcAIegNQADwFwAh6Q0BAPMXACHrDQEA9BcAIfQNAQDzFwAhvg4BAPQXACGAD0AA_BcAIYwPQAD8FwAhwA8BAPQXACHDDwEA9BcAIcQPAADBGwAgxQ9AAPwXACHGDwIA8hcAIRCsAQAA6xsAIK8BAADsGwAgsQEAAO4bACDEDQEAAAAB6A1AAAAAAekNAQAAAAHrDQEAAAAB9A0BAAAAAb4OAQAAAAGAD0AAAAABjA9AAAAAAcAPAQAAAAHDDwEAAAABxA8AAOobACDFD0AAAAABxg8CAAAAAQIAAACDAgAgDwAA8R8AIAMAAACBAgAgDwAA8R8AIBAAAPUfACASAAAAgQIAIAgAAPUfACCsAQAAwhsAIK8BAADDGwAgsQEAAMUbACDEDQEA9BcAIegNQADwFwAh6Q0BAPMXACHrDQEA9BcAIfQNAQDzFwAhvg4BAPQXACGAD0AA_BcAIYwPQAD8FwAhwA8BAPQXACHDDwEA9BcAIcQPAADBGwAgxQ9AAPwXACHGDwIA8hcAIRCsAQAAwhsAIK8BAADDGwAgsQEAAMUbACDEDQEA9BcAIegNQADwFwAh6Q0BAPMXACHrDQEA9BcAIfQNAQDzFwAhvg4BAPQXACGAD0AA_BcAIYwPQAD8FwAhwA8BAPQXACHDDwEA9BcAIcQPAADBGwAgxQ9AAPwXACHGDwIA8hcAIRCsAQAA6xsAIK8BAADsGwAgsAEAAO0bACDEDQEAAAAB6A1AAAAAAekNAQAAAAHrDQEAAAAB9A0BAAAAAb4OAQAAAAGAD0AAAAABjA9AAAAAAcAPAQAAAAHDDwEAAAABxA8AAOobACDFD0AAAAABxg8CAAAAAQIAAACDAgAgDwAA9h8AIAMAAACBAgAgDwAA9h8AIBAAAPofACASAAAAgQIAIAgAAPofACCsAQAAwhsAIK8BAADDGwAgsAEAAMQbACDEDQEA9BcAIegNQADwFwAh6Q0BAPMXACHrDQEA9BcAIfQNAQDzFwAhvg4BAPQXACGAD0AA_BcAIYwPQAD8FwAhwA8BAPQXACHDDwEA9BcAIcQPAADBGwAgxQ9AAPwXACHGDwIA8hcAIRCsAQAAwhsAIK8BAADDGwAgsAEAAMQbACDEDQEA9BcAIegNQADwFwAh6Q0BAPMXACHrDQEA9BcAIfQNAQDzFwAhvg4BAPQXACGAD0AA_BcAIYwPQAD8FwAhwA8BAPQXACHDDwEA9BcAIcQPAADBGwAgxQ9AAPwXACHGDwIA8hcAIQnEDQEAAAAByQ0BAAAAAegNQAAAAAHpDQEAAAAB7A0CAAAAAcUOQAAAAAHzDkAAAAABqw8BAAAAAawPgAAAAAEDqA8BAAAAAakPAQAAAAGqD0AAAAABBegNQAAAAAHpDQEAAAABoQ8BAAAAAaYPQAAAAAGnDwIAAAABCLAHgAAAAAGyBwAAlRsAILUHAACWGwAgtgcAAJcbACDEDQEAAAAB6A1AAAAAAekNAQAAAAH8DgEAAAABAgAAALELACAPAAD-HwAgAwAAAM8LACAPAAD-HwAgEAAAgiAAIAoAAADPCwAgCAAAgiAAILAHgAAAAAGyBwAA6BoAILUHAADpGgAgtgcAAOoaACDEDQEA9BcAIegNQADwFwAh6Q0BAPQXACH8DgEA9BcAIQiwB4AAAAABsgcAAOgaACC1BwAA6RoAILYHAADqGgAgxA0BAPQXACHoDUAA8BcAIekNAQD0FwAh_A4BAPQXACEIsAeAAAAAAbEHAACUGwAgtQcAAJYbACC2BwAAlxsAIMQNAQAAAAHoDUAAAAAB6Q0BAAAAAfwOAQAAAAECAAAAsQsAIA8AAIMgACADAAAAzwsAIA8AAIMgACAQAACHIAAgCgAAAM8LACAIAACHIAAgsAeAAAAAAbEHAADnGgAgtQcAAOkaACC2BwAA6hoAIMQNAQD0FwAh6A1AAPAXACHpDQEA9BcAIfwOAQD0FwAhCLAHgAAAAAGxBwAA5xoAILUHAADpGgAgtgcAAOoaACDEDQEA9BcAIegNQADwFwAh6Q0BAPQXACH8DgEA9BcAIQiwB4AAAAABsQcAAJQbACCyBwAAlRsAILYHAACXGwAgxA0BAAAAAegNQAAAAAHpDQEAAAAB_A4BAAAAAQIAAACxCwAgDwAAiCAAIAPRDkAAAAABpA8EAAAAAaUPBAAAAAEDAAAAzwsAIA8AAIggACAQAACNIAAgCgAAAM8LACAIAACNIAAgsAeAAAAAAbEHAADnGgAgsgcAAOgaACC2BwAA6hoAIMQNAQD0FwAh6A1AAPAXACHpDQEA9BcAIfwOAQD0FwAhCLAHgAAAAAGxBwAA5xoAILIHAADoGgAgtgcAAOoaACDEDQEA9BcAIegNQADwFwAh6Q0BAPQXACH8DgEA9BcAIQewBwAA1hoAIOgNQAAAAAHpDQEAAAABmA8BAAAAAaEPAQAAAAGmD0AAAAABpw8CAAAAAQIAAAC9CwAgDwAAjiAAIAMAAAC7CwAgDwAAjiAAIBAAAJIgACAJAAAAuwsAIAgAAJIgACCwBwAAyBoAIOgNQADwFwAh6Q0BAPQXACGYDwEA9BcAIaEPAQD0FwAhpg9AAPwXACGnDwIA8hcAIQewBwAAyBoAIOgNQADwFwAh6Q0BAPQXACGYDwEA9BcAIaEPAQD0FwAhpg9AAPwXACGnDwIA8hcAIQiwB4AAAAABsQcAAJQbACCyBwAAlRsAILUHAACWGwAgxA0BAAAAAegNQAAAAAHpDQEAAAAB_A4BAAAAAQIAAACxCwAgDwAAkyAAIArGDUAAAAAB3g0BAAAAAeYNAQAAAAGCDgEAAAABmA5AAAAAAZkPAQAAAAGaDwAAnhoAIJsPQAAAAAGcDwEAAAABnQ-AAAAAAQMAAADPCwAgDwAAkyAAIBAAAJggACAKAAAAzwsAIAgAAJggACCwB4AAAAABsQcAAOcaACCyBwAA6BoAILUHAADpGgAgxA0BAPQXACHoDUAA8BcAIekNAQD0FwAh_A4BAPQXACEIsAeAAAAAAbEHAADnGgAgsgcAAOgaACC1BwAA6RoAIMQNAQD0FwAh6A1AAPAXACHpDQEA9BcAIfwOAQD0FwAhB4YDAgAAAAGwBwAAsxoAIOkNAQAAAAGYDwEAAAABng9AAAAAAZ8PIAAAAAGgD0AAAAABAgAAANYMACAPAACZIAAgAwAAAMQLACAPAACZIAAgEAAAnSAAIAkAAADECwAgCAAAnSAAIIYDAgDyFwAhsAcAAKUaACDpDQEA9BcAIZgPAQD0FwAhng9AAPAXACGfDyAAkhgAIaAPQAD8FwAhB4YDAgDyFwAhsAcAAKUaACDpDQEA9BcAIZgPAQD0FwAhng9AAPAXACGfDyAAkhgAIaAPQAD8FwAhCckNAQAAAAGEDgQAAAABng4gAAAAAZ8OAgAAAAGgDgAA7hkAIKIOAQAAAAGlDoAAAAAB6w4AAQAAAZQPBAAAAAEKlw5AAAAAAYsPAQAAAAGMD0AAAAABjQ8gAAAAAY4PAQAAAAGPD0AAAAABkA8gAAAAAZEPQAAAAAGSD0AAAAABkw-AAAAAAQrKCAAAkBoAII8NAgAAAAHmDQEAAAABgg4BAAAAAZQOAQAAAAGXDkAAAAABmA5AAAAAAYwPQAAAAAGPD0AAAAABkA8gAAAAAQIAAACdDQAgDwAAoCAAIAMAAACqDQAgDwAAoCAAIBAAAKQgACAMAAAAqg0AIAgAAKQgACDKCAAA9hkAII8NAgDyFwAh5g0BAPMXACGCDgEA9BcAIZQOAQD0FwAhlw5AAPAXACGYDkAA_BcAIYwPQADwFwAhjw9AAPwXACGQDyAAkhgAIQrKCAAA9hkAII8NAgDyFwAh5g0BAPMXACGCDgEA9BcAIZQOAQD0FwAhlw5AAPAXACGYDkAA_BcAIYwPQADwFwAhjw9AAPwXACGQDyAAkhgAIQrJCAAAjxoAII8NAgAAAAHmDQEAAAABgg4BAAAAAZQOAQAAAAGXDkAAAAABmA5AAAAAAYwPQAAAAAGPD0AAAAABkA8gAAAAAQIAAACdDQAgDwAApSAAIAMAAACqDQAgDwAApSAAIBAAAKkgACAMAAAAqg0AIAgAAKkgACDJCAAA9RkAII8NAgDyFwAh5g0BAPMXACGCDgEA9BcAIZQOAQD0FwAhlw5AAPAXACGYDkAA_BcAIYwPQADwFwAhjw9AAPwXACGQDyAAkhgAIQrJCAAA9RkAII8NAgDyFwAh5g0BAPMXACGCDgEA9BcAIZQOAQD0FwAhlw5AAPAXACGYDkAA_BcAIYwPQADwFwAhjw9AAPwXACGQDyAAkhgAIQKUDgEAAAABlQ5AAAAAAQIAAADDEwAgDwAAqiAAIAMAAADGEwAgDwAAqiAAIBAAAK4gACAEAAAAxhMAIAgAAK4gACCUDgEA9BcAIZUOQAD8FwAhApQOAQD0FwAhlQ5AAPwXACEIjw0CAAAAAeYNAQAAAAGCDgEAAAABhA4EAAAAAZYOAgAAAAGXDkAAAAABmA5AAAAAAZkOgAAAAAEMxA0BAAAAAd4NAQAAAAHfDQEAAAAB4A0BAAAAAeENAQAAAAHiDQEAAAAB4w0CAAAAAeQNAgAAAAHlDUAAAAAB5g0CAAAAAecNQAAAAAHoDUAAAAABFK8BAACgGAAgxA0BAAAAAegNQAAAAAHpDQEAAAAB6g0BAAAAAesNAQAAAAHsDQAAoRgAIO0NIAAAAAHuDQEAAAAB7w0BAAAAAfANQAAAAAHxDQEAAAAB8g0BAAAAAfMNIAAAAAH0DQEAAAAB9Q0gAAAAAfYNQAAAAAH3DSAAAAAB-A1AAAAAAfkNQAAAAAECAAAApxQAIA8AALEgACAHxA0EAAAAAcYNQAAAAAHHDQIAAAAByA0CAAAAAckNAQAAAAHKDYAAAAAByw0BAAAAAQMAAAC0FAAgDwAAsSAAIBAAALYgACAWAAAAtBQAIAgAALYgACCvAQAAkBgAIMQNAQD0FwAh6A1AAPAXACHpDQEA9BcAIeoNAQD0FwAh6w0BAPQXACHsDQAAkRgAIO0NIACSGAAh7g0BAPQXACHvDQEA8xcAIfANQAD8FwAh8Q0BAPMXACHyDQEA8xcAIfMNIACSGAAh9A0BAPMXACH1DSAAkhgAIfYNQAD8FwAh9w0gAJIYACH4DUAA_BcAIfkNQAD8FwAhFK8BAACQGAAgxA0BAPQXACHoDUAA8BcAIekNAQD0FwAh6g0BAPQXACHrDQEA9BcAIewNAACRGAAg7Q0gAJIYACHuDQEA9BcAIe8NAQDzFwAh8A1AAPwXACHxDQEA8xcAIfINAQDzFwAh8w0gAJIYACH0DQEA8xcAIfUNIACSGAAh9g1AAPwXACH3DSAAkhgAIfgNQAD8FwAh-Q1AAPwXACEOjQ0AAIsYACDEDQEAAAAB3Q0BAAAAAd4NAQAAAAHfDQEAAAAB4A0BAAAAAeENAQAAAAHiDQEAAAAB4w0CAAAAAeQNAgAAAAHlDUAAAAAB5g0CAAAAAecNQAAAAAHoDUAAAAABAgAAAKsUACAPAAC3IAAgAwAAAKkUACAPAAC3IAAgEAAAuyAAIBAAAACpFAAgCAAAuyAAII0NAAD9FwAgxA0BAPQXACHdDQEA9BcAId4NAQD0FwAh3w0BAPQXACHgDQEA9BcAIeENAQDzFwAh4g0BAPQXACHjDQIA8hcAIeQNAgDyFwAh5Q1AAPwXACHmDQIA8hcAIecNQAD8FwAh6A1AAPAXACEOjQ0AAP0XACDEDQEA9BcAId0NAQD0FwAh3g0BAPQXACHfDQEA9BcAIeANAQD0FwAh4Q0BAPMXACHiDQEA9BcAIeMNAgDyFwAh5A0CAPIXACHlDUAA_BcAIeYNAgDyFwAh5w1AAPwXACHoDUAA8BcAIQMIAAG1GAAhiBAAAbUYACGKEQABAAABAAAAAAMVAAYWAAcXAAgAAAADFQAGFgAHFwAIAAAABRUADhYAERcAEigADykAEAAAAAAABRUADhYAERcAEigADykAEAAAAAMVABgWABkXABoAAAADFQAYFgAZFwAaAAAABRUAIBYAIxcAJCgAISkAIgAAAAAABRUAIBYAIxcAJCgAISkAIgAAAAUVACoWAC0XAC4oACspACwAAAAAAAUVACoWAC0XAC4oACspACwAAAAFFQA0FgA3FwA4KAA1KQA2AAAAAAAFFQA0FgA3FwA4KAA1KQA2AAAABRUAPhYAQRcAQigAPykAQAAAAAAABRUAPhYAQRcAQigAPykAQAAAAAMVAEgWAEkXAEoAAAADFQBIFgBJFwBKAAAABRUAUBYAUxcAVCgAUSkAUgAAAAAABRUAUBYAUxcAVCgAUSkAUgAAAAMVAFoWAFsXAFwAAAADFQBaFgBbFwBcAxUAZa0BgAJfsgGEAmABrAEAXgUVAGSsAYYCXq8BigJhsAGOAmKxAZICYwGuAQBgAa4BAGABrgEAYAOvAZMCALABlAIAsQGVAgACrQGWAgCyAZcCAAAABRUAaRYAbBcAbSgAaikAawAAAAAABRUAaRYAbBcAbSgAaikAawGsAQBeAawBAF4FFQByFgB1FwB2KABzKQB0AAAAAAAFFQByFgB1FwB2KABzKQB0AAAAAxUAfBYAfRcAfgAAAAMVAHwWAH0XAH4AAAAFFQCEARYAhwEXAIgBKACFASkAhgEAAAAAAAUVAIQBFgCHARcAiAEoAIUBKQCGAQAAAAUVAI4BFgCRARcAkgEoAI8BKQCQAQAAAAAABRUAjgEWAJEBFwCSASgAjwEpAJABAAAABRUAmAEWAJsBFwCcASgAmQEpAJoBAAAAAAAFFQCYARYAmwEXAJwBKACZASkAmgEAAAADFQCiARYAowEXAKQBAAAAAxUAogEWAKMBFwCkAQAAAAUVAKoBFgCtARcArgEoAKsBKQCsAQAAAAAABRUAqgEWAK0BFwCuASgAqwEpAKwBAAAABRUAtAEWALcBFwC4ASgAtQEpALYBAAAAAAAFFQC0ARYAtwEXALgBKAC1ASkAtgEAAAAFFQC-ARYAwQEXAMIBKAC_ASkAwAEAAAAAAAUVAL4BFgDBARcAwgEoAL8BKQDAAQHUAgDFAQIVAMYB0wKQBMQBAdMCkQQAAdQCAMUBAdQCAMUBBRUAygEWAM0BFwDOASgAywEpAMwBAAAAAAAFFQDKARYAzQEXAM4BKADLASkAzAEAAAMVANMBFgDUARcA1QEAAAADFQDTARYA1AEXANUBAAAABRUA2wEWAN4BFwDfASgA3AEpAN0BAAAAAAAFFQDbARYA3gEXAN8BKADcASkA3QECFQDjAYYD3gTiAQGFAwDhAQGGA98EAAAABRUA5wEWAOoBFwDrASgA6AEpAOkBAAAAAAAFFQDnARYA6gEXAOsBKADoASkA6QEBhQMA4QEBhQMA4QEDFQDwARYA8QEXAPIBAAAAAxUA8AEWAPEBFwDyAQAAAAMVAPgBFgD5ARcA-gEAAAADFQD4ARYA-QEXAPoBAAAABRUAgAIWAIMCFwCEAigAgQIpAIICAAAAAAAFFQCAAhYAgwIXAIQCKACBAikAggIAAAADFQCKAhYAiwIXAIwCAAAAAxUAigIWAIsCFwCMAgAAAAUVAJICFgCVAhcAlgIoAJMCKQCUAgAAAAAABRUAkgIWAJUCFwCWAigAkwIpAJQCAAAABRUAnAIWAJ8CFwCgAigAnQIpAJ4CAAAAAAAFFQCcAhYAnwIXAKACKACdAikAngIAAAAFFQCmAhYAqQIXAKoCKACnAikAqAIAAAAAAAUVAKYCFgCpAhcAqgIoAKcCKQCoAgAAAAUVALACFgCzAhcAtAIoALECKQCyAgAAAAAABRUAsAIWALMCFwC0AigAsQIpALICAAAABRUAugIWAL0CFwC-AigAuwIpALwCAAAAAAAFFQC6AhYAvQIXAL4CKAC7AikAvAIAAAAFFQDEAhYAxwIXAMgCKADFAikAxgIAAAAAAAUVAMQCFgDHAhcAyAIoAMUCKQDGAgAAAAUVAM4CFgDRAhcA0gIoAM8CKQDQAgAAAAAABRUAzgIWANECFwDSAigAzwIpANACAAAABRUA2AIWANsCFwDcAigA2QIpANoCAAAAAAAFFQDYAhYA2wIXANwCKADZAikA2gIAAAAFFQDiAhYA5QIXAOYCKADjAikA5AIAAAAAAAUVAOICFgDlAhcA5gIoAOMCKQDkAgAAAAUVAOwCFgDvAhcA8AIoAO0CKQDuAgAAAAAABRUA7AIWAO8CFwDwAigA7QIpAO4CAAAABRUA9gIWAPkCFwD6AigA9wIpAPgCAAAAAAAFFQD2AhYA-QIXAPoCKAD3AikA-AIAAAAFFQCAAxYAgwMXAIQDKACBAykAggMAAAAAAAUVAIADFgCDAxcAhAMoAIEDKQCCAwAAAAUVAIoDFgCNAxcAjgMoAIsDKQCMAwAAAAAABRUAigMWAI0DFwCOAygAiwMpAIwDBhUAlgOoBaIIkQOpBaYIkgOqBaoIkwOrBa4IlAOsBbIIlQMBpwUAkAMBpwUAkAMBpwUAkAMBpwUAkAMBpwUAkAMFqAWzCACpBbQIAKoFtQgAqwW2CACsBbcIAAAABRUAmgMWAJ0DFwCeAygAmwMpAJwDAAAAAAAFFQCaAxYAnQMXAJ4DKACbAykAnAMBpwUAkAMBpwUAkAMFFQCjAxYApgMXAKcDKACkAykApQMAAAAAAAUVAKMDFgCmAxcApwMoAKQDKQClAwGnBQCQAwGnBQCQAwUVAKwDFgCvAxcAsAMoAK0DKQCuAwAAAAAABRUArAMWAK8DFwCwAygArQMpAK4DAacFAJADAacFAJADBRUAtQMWALgDFwC5AygAtgMpALcDAAAAAAAFFQC1AxYAuAMXALkDKAC2AykAtwMBpwUAkAMBpwUAkAMFFQC-AxYAwQMXAMIDKAC_AykAwAMAAAAAAAUVAL4DFgDBAxcAwgMoAL8DKQDAAwGnBQCQAwGnBQCQAwMVAMcDFgDIAxcAyQMAAAADFQDHAxYAyAMXAMkDAxUAzgOOBsIJzAOPBsYJzQMBjQYAywMBjQYAywMCjgbHCQCPBsgJAAAABRUA0gMWANUDFwDWAygA0wMpANQDAAAAAAAFFQDSAxYA1QMXANYDKADTAykA1AMBjQYAywMBjQYAywMFFQDbAxYA3gMXAN8DKADcAykA3QMAAAAAAAUVANsDFgDeAxcA3wMoANwDKQDdAwGNBgDLAwGNBgDLAwUVAOQDFgDnAxcA6AMoAOUDKQDmAwAAAAAABRUA5AMWAOcDFwDoAygA5QMpAOYDAawBlgpeAawBnApeBRUA7QMWAPADFwDxAygA7gMpAO8DAAAAAAAFFQDtAxYA8AMXAPEDKADuAykA7wMAAAAFFQD3AxYA-gMXAPsDKAD4AykA-QMAAAAAAAUVAPcDFgD6AxcA-wMoAPgDKQD5AwGuAQBgAa4BAGAFFQCABBYAgwQXAIQEKACBBCkAggQAAAAAAAUVAIAEFgCDBBcAhAQoAIEEKQCCBAGuAQBgAa4BAGAFFQCJBBYAjAQXAI0EKACKBCkAiwQAAAAAAAUVAIkEFgCMBBcAjQQoAIoEKQCLBAGuAQBgAa4BAGADFQCSBBYAkwQXAJQEAAAAAxUAkgQWAJMEFwCUBAAAAAMVAJoEFgCbBBcAnAQAAAADFQCaBBYAmwQXAJwEAAAAAxUAogQWAKMEFwCkBAAAAAMVAKIEFgCjBBcApAQFFQCvBLEHtgunBLIHuguoBLUHvgupBLYHxQusBAGwBwCmBAGwBwCmBAMVAKsEsAcApgS0B8ILqgQBswcAqQQBtAfDCwADFQCuBLAHAKYEtwfJC60EAbYHAKwEAbcHygsAA7EHywsAsgfMCwC1B80LAAAAAxUAswQWALQEFwC1BAAAAAMVALMEFgC0BBcAtQQBsAcApgQBsAcApgQFFQC6BBYAvQQXAL4EKAC7BCkAvAQAAAAAAAUVALoEFgC9BBcAvgQoALsEKQC8BAGwBwCmBAGwBwCmBAMVAMMEFgDEBBcAxQQAAAADFQDDBBYAxAQXAMUEAbAHAKYEAbAHAKYEBRUAygQWAM0EFwDOBCgAywQpAMwEAAAAAAAFFQDKBBYAzQQXAM4EKADLBCkAzAQBswcAqQQBswcAqQQFFQDTBBYA1gQXANcEKADUBCkA1QQAAAAAAAUVANMEFgDWBBcA1wQoANQEKQDVBAAAAAUVAN0EFgDgBBcA4QQoAN4EKQDfBAAAAAAABRUA3QQWAOAEFwDhBCgA3gQpAN8EAbAHAKYEAbAHAKYEBRUA5gQWAOkEFwDqBCgA5wQpAOgEAAAAAAAFFQDmBBYA6QQXAOoEKADnBCkA6AQBtgcArAQBtgcArAQDFQDvBBYA8AQXAPEEAAAAAxUA7wQWAPAEFwDxBAAAAAUVAPcEFgD6BBcA-wQoAPgEKQD5BAAAAAAABRUA9wQWAPoEFwD7BCgA-AQpAPkEAxUAgAXJCKIN_gTKCKYN_wQByAgA_QQByAgA_QQCyQinDQDKCKgNAAAABRUAhAUWAIcFFwCIBSgAhQUpAIYFAAAAAAAFFQCEBRYAhwUXAIgFKACFBSkAhgUByAgA_QQByAgA_QQFFQCNBRYAkAUXAJEFKACOBSkAjwUAAAAAAAUVAI0FFgCQBRcAkQUoAI4FKQCPBQHICAD9BAHICAD9BAMVAJYFFgCXBRcAmAUAAAADFQCWBRYAlwUXAJgFAAAABRUAngUWAKEFFwCiBSgAnwUpAKAFAAAAAAAFFQCeBRYAoQUXAKIFKACfBSkAoAUAAAAFFQCoBRYAqwUXAKwFKACpBSkAqgUAAAAAAAUVAKgFFgCrBRcArAUoAKkFKQCqBQAAAAUVALIFFgC1BRcAtgUoALMFKQC0BQAAAAAABRUAsgUWALUFFwC2BSgAswUpALQFAAAAAxUAvAUWAL0FFwC-BQAAAAMVALwFFgC9BRcAvgUAAAADFQDEBRYAxQUXAMYFAAAAAxUAxAUWAMUFFwDGBQAAAAMVAMwFFgDNBRcAzgUAAAADFQDMBRYAzQUXAM4FAAAABRUA1AUWANcFFwDYBSgA1QUpANYFAAAAAAAFFQDUBRYA1wUXANgFKADVBSkA1gUAAAAFFQDeBRYA4QUXAOIFKADfBSkA4AUAAAAAAAUVAN4FFgDhBRcA4gUoAN8FKQDgBQAAAAMVAOgFFgDpBRcA6gUAAAADFQDoBRYA6QUXAOoFAAAABRUA8AUWAPMFFwD0BSgA8QUpAPIFAAAAAAAFFQDwBRYA8wUXAPQFKADxBSkA8gUAAAAFFQD6BRYA_QUXAP4FKAD7BSkA_AUAAAAAAAUVAPoFFgD9BRcA_gUoAPsFKQD8BQAAAAUVAIQGFgCHBhcAiAYoAIUGKQCGBgAAAAAABRUAhAYWAIcGFwCIBigAhQYpAIYGAAAABRUAjgYWAJEGFwCSBigAjwYpAJAGAAAAAAAFFQCOBhYAkQYXAJIGKACPBikAkAYAAAAFFQCYBhYAmwYXAJwGKACZBikAmgYAAAAAAAUVAJgGFgCbBhcAnAYoAJkGKQCaBgAAAAUVAKIGFgClBhcApgYoAKMGKQCkBgAAAAAABRUAogYWAKUGFwCmBigAowYpAKQGAAAABRUArAYWAK8GFwCwBigArQYpAK4GAAAAAAAFFQCsBhYArwYXALAGKACtBikArgYAAAAFFQC2BhYAuQYXALoGKAC3BikAuAYAAAAAAAUVALYGFgC5BhcAugYoALcGKQC4BgAAAAUVAMAGFgDDBhcAxAYoAMEGKQDCBgAAAAAABRUAwAYWAMMGFwDEBigAwQYpAMIGAAAAAxUAygYWAMsGFwDMBgAAAAMVAMoGFgDLBhcAzAYAAAAFFQDSBhYA1QYXANYGKADTBikA1AYAAAAAAAUVANIGFgDVBhcA1gYoANMGKQDUBgAAAAUVANwGFgDfBhcA4AYoAN0GKQDeBgAAAAAABRUA3AYWAN8GFwDgBigA3QYpAN4GAAAABRUA5gYWAOkGFwDqBigA5wYpAOgGAAAAAAAFFQDmBhYA6QYXAOoGKADnBikA6AYAAAAFFQDwBhYA8wYXAPQGKADxBikA8gYAAAAAAAUVAPAGFgDzBhcA9AYoAPEGKQDyBgAAAAUVAPoGFgD9BhcA_gYoAPsGKQD8BgAAAAAABRUA-gYWAP0GFwD-BigA-wYpAPwGAAAABRUAhAcWAIcHFwCIBygAhQcpAIYHAAAAAAAFFQCEBxYAhwcXAIgHKACFBykAhgcAAAADFQCOBxYAjwcXAJAHAAAAAxUAjgcWAI8HFwCQBwAAAAUVAJYHFgCZBxcAmgcoAJcHKQCYBwAAAAAABRUAlgcWAJkHFwCaBygAlwcpAJgHAAAAAxUAoAcWAKEHFwCiBwAAAAMVAKAHFgChBxcAogcBvAwApQcCFQCmB7sMrBOkBwG7DK0TAAG8DAClBwG8DAClBwUVAKoHFgCtBxcArgcoAKsHKQCsBwAAAAAABRUAqgcWAK0HFwCuBygAqwcpAKwHAAADFQCzBxYAtAcXALUHAAAAAxUAswcWALQHFwC1BwAAAAUVALsHFgC-BxcAvwcoALwHKQC9BwAAAAAABRUAuwcWAL4HFwC_BygAvAcpAL0HAAAAAxUAxQcWAMYHFwDHBwAAAAMVAMUHFgDGBxcAxwcAAAAFFQDNBxYA0AcXANEHKADOBykAzwcAAAAAAAUVAM0HFgDQBxcA0QcoAM4HKQDPBwIVANcHkA2sFNQHAxUA1geNDQDTB48NsBTVBwGODQDUBwGPDbEUAAGQDbIUAAAAAxUA2wcWANwHFwDdBwAAAAMVANsHFgDcBxcA3QcBjQ0A0wcBjQ0A0wcFFQDiBxYA5QcXAOYHKADjBykA5AcAAAAAAAUVAOIHFgDlBxcA5gcoAOMHKQDkBwGODQDUBwGODQDUBwUVAOsHFgDuBxcA7wcoAOwHKQDtBwAAAAAABRUA6wcWAO4HFwDvBygA7AcpAO0HAQIBAgMBBQYBBgcBBwgBCQoBCgwCCw0DDA8BDRECDhIEERMBEhQBExUCGBgFGRkJGhsKGxwKHB8KHSAKHiEKHyMKICUCISYLIigKIyoCJCsMJSwKJi0KJy4CKjENKzITLDQULTUULjgULzkUMDoUMTwUMj4CMz8VNEEUNUMCNkQWN0UUOEYUOUcCOkoXO0sbPE0cPU4cPlEcP1IcQFMcQVUcQlcCQ1gdRFocRVwCRl0eR14cSF8cSWACSmMfS2QlTGYmTWcmTmomT2smUGwmUW4mUnACU3EnVHMmVXUCVnYoV3cmWHgmWXkCWnwpW30vXH8wXYABMF6DATBfhAEwYIUBMGGHATBiiQECY4oBMWSMATBljgECZo8BMmeQATBokQEwaZIBAmqVATNrlgE5bJgBOm2ZATpunAE6b50BOnCeATpxoAE6cqIBAnOjATt0pQE6dacBAnaoATx3qQE6eKoBOnmrAQJ6rgE9e68BQ3yxAUR9sgFEfrUBRH-2AUSAAbcBRIEBuQFEggG7AQKDAbwBRYQBvgFEhQHAAQKGAcEBRocBwgFEiAHDAUSJAcQBAooBxwFHiwHIAUuMAcoBTI0BywFMjgHOAUyPAc8BTJAB0AFMkQHSAUySAdQBApMB1QFNlAHXAUyVAdkBApYB2gFOlwHbAUyYAdwBTJkB3QECmgHgAU-bAeEBVZwB4wFWnQHkAVaeAecBVp8B6AFWoAHpAVahAesBVqIB7QECowHuAVekAfABVqUB8gECpgHzAVinAfQBVqgB9QFWqQH2AQKqAfkBWasB-gFdswH8AV60AZgCXrUBmgJetgGbAl63AZwCXrgBngJeuQGgAgK6AaECZrsBowJevAGlAgK9AaYCZ74BpwJevwGoAl7AAakCAsEBrAJowgGtAm7DAa4CX8QBrwJfxQGwAl_GAbECX8cBsgJfyAG0Al_JAbYCAsoBtwJvywG5Al_MAbsCAs0BvAJwzgG9Al_PAb4CX9ABvwIC0QHCAnHSAcMCd9MBxQJ41AHGAnjVAckCeNYBygJ41wHLAnjYAc0CeNkBzwIC2gHQAnnbAdICeNwB1AIC3QHVAnreAdYCeN8B1wJ44AHYAgLhAdsCe-IB3AJ_4wHeAoAB5AHfAoAB5QHiAoAB5gHjAoAB5wHkAoAB6AHmAoAB6QHoAgLqAekCgQHrAesCgAHsAe0CAu0B7gKCAe4B7wKAAe8B8AKAAfAB8QIC8QH0AoMB8gH1AokB8wH3AooB9AH4AooB9QH7AooB9gH8AooB9wH9AooB-AH_AooB-QGBAwL6AYIDiwH7AYQDigH8AYYDAv0BhwOMAf4BiAOKAf8BiQOKAYACigMCgQKNA40BggKOA5MBgwKQA5QBhAKRA5QBhQKUA5QBhgKVA5QBhwKWA5QBiAKYA5QBiQKaAwKKApsDlQGLAp0DlAGMAp8DAo0CoAOWAY4CoQOUAY8CogOUAZACowMCkQKmA5cBkgKnA50BkwKpA54BlAKqA54BlQKtA54BlgKuA54BlwKvA54BmAKxA54BmQKzAwKaArQDnwGbArYDngGcArgDAp0CuQOgAZ4CugOeAZ8CuwOeAaACvAMCoQK_A6EBogLAA6UBowLCA6YBpALDA6YBpQLGA6YBpgLHA6YBpwLIA6YBqALKA6YBqQLMAwKqAs0DpwGrAs8DpgGsAtEDAq0C0gOoAa4C0wOmAa8C1AOmAbAC1QMCsQLYA6kBsgLZA68BswLbA7ABtALcA7ABtQLfA7ABtgLgA7ABtwLhA7ABuALjA7ABuQLlAwK6AuYDsQG7AugDsAG8AuoDAr0C6wOyAb4C7AOwAb8C7QOwAcAC7gMCwQLxA7MBwgLyA7kBwwL0A7oBxAL1A7oBxQL4A7oBxgL5A7oBxwL6A7oByAL8A7oByQL-AwLKAv8DuwHLAoEEugHMAoMEAs0ChAS8Ac4ChQS6Ac8ChgS6AdAChwQC0QKKBL0B0gKLBMMB1QKNBMQB1gKSBMQB1wKTBMQB2AKUBMQB2QKVBMQB2gKXBMQB2wKZBALcApoExwHdApwExAHeAp4EAt8CnwTIAeACoATEAeECoQTEAeICogQC4wKlBMkB5AKmBM8B5QKoBMUB5gKpBMUB5wKsBMUB6AKtBMUB6QKuBMUB6gKwBMUB6wKyBALsArME0AHtArUExQHuArcEAu8CuATRAfACuQTFAfECugTFAfICuwQC8wK-BNIB9AK_BNYB9QLBBNcB9gLCBNcB9wLFBNcB-ALGBNcB-QLHBNcB-gLJBNcB-wLLBAL8AswE2AH9As4E1wH-AtAEAv8C0QTZAYAD0gTXAYED0wTXAYID1AQCgwPXBNoBhAPYBOABhwPaBOEBiAPgBOEBiQPjBOEBigPkBOEBiwPlBOEBjAPnBOEBjQPpBAKOA-oE5AGPA-wE4QGQA-4EApED7wTlAZID8AThAZMD8QThAZQD8gQClQP1BOYBlgP2BOwBlwP3BOIBmAP4BOIBmQP5BOIBmgP6BOIBmwP7BOIBnAP9BOIBnQP_BAKeA4AF7QGfA4IF4gGgA4QFAqEDhQXuAaIDhgXiAaMDhwXiAaQDiAUCpQOLBe8BpgOMBfMBpwOOBfQBqAOPBfQBqQOSBfQBqgOTBfQBqwOUBfQBrAOWBfQBrQOYBQKuA5kF9QGvA5sF9AGwA50FArEDngX2AbIDnwX0AbMDoAX0AbQDoQUCtQOkBfcBtgOlBfsBtwOnBfwBuAOoBfwBuQOrBfwBugOsBfwBuwOtBfwBvAOvBfwBvQOxBQK-A7IF_QG_A7QF_AHAA7YFAsEDtwX-AcIDuAX8AcMDuQX8AcQDugUCxQO9Bf8BxgO-BYUCxwPABYYCyAPBBYYCyQPEBYYCygPFBYYCywPGBYYCzAPIBYYCzQPKBQLOA8sFhwLPA80FhgLQA88FAtED0AWIAtID0QWGAtMD0gWGAtQD0wUC1QPWBYkC1gPXBY0C1wPZBY4C2APaBY4C2QPdBY4C2gPeBY4C2wPfBY4C3APhBY4C3QPjBQLeA-QFjwLfA-YFjgLgA-gFAuED6QWQAuID6gWOAuMD6wWOAuQD7AUC5QPvBZEC5gPwBZcC5wPyBZgC6APzBZgC6QP2BZgC6gP3BZgC6wP4BZgC7AP6BZgC7QP8BQLuA_0FmQLvA_8FmALwA4EGAvEDggaaAvIDgwaYAvMDhAaYAvQDhQYC9QOIBpsC9gOJBqEC9wOLBqIC-AOMBqIC-QOPBqIC-gOQBqIC-wORBqIC_AOTBqIC_QOVBgL-A5YGowL_A5gGogKABJoGAoEEmwakAoIEnAaiAoMEnQaiAoQEngYChQShBqUChgSiBqsChwSkBqwCiASlBqwCiQSoBqwCigSpBqwCiwSqBqwCjASsBqwCjQSuBgKOBK8GrQKPBLEGrAKQBLMGApEEtAauApIEtQasApMEtgasApQEtwYClQS6Bq8ClgS7BrUClwS9BrYCmAS-BrYCmQTBBrYCmgTCBrYCmwTDBrYCnATFBrYCnQTHBgKeBMgGtwKfBMoGtgKgBMwGAqEEzQa4AqIEzga2AqMEzwa2AqQE0AYCpQTTBrkCpgTUBr8CpwTWBsACqATXBsACqQTaBsACqgTbBsACqwTcBsACrATeBsACrQTgBgKuBOEGwQKvBOMGwAKwBOUGArEE5gbCArIE5wbAArME6AbAArQE6QYCtQTsBsMCtgTtBskCtwTvBsoCuATwBsoCuQTzBsoCugT0BsoCuwT1BsoCvAT3BsoCvQT5BgK-BPoGywK_BPwGygLABP4GAsEE_wbMAsIEgAfKAsMEgQfKAsQEggcCxQSFB80CxgSGB9MCxwSIB9QCyASJB9QCyQSMB9QCygSNB9QCywSOB9QCzASQB9QCzQSSBwLOBJMH1QLPBJUH1ALQBJcHAtEEmAfWAtIEmQfUAtMEmgfUAtQEmwcC1QSeB9cC1gSfB90C1wShB94C2ASiB94C2QSlB94C2gSmB94C2wSnB94C3ASpB94C3QSrBwLeBKwH3wLfBK4H3gLgBLAHAuEEsQfgAuIEsgfeAuMEswfeAuQEtAcC5QS3B-EC5gS4B-cC5wS6B-gC6AS7B-gC6QS-B-gC6gS_B-gC6wTAB-gC7ATCB-gC7QTEBwLuBMUH6QLvBMcH6ALwBMkHAvEEygfqAvIEywfoAvMEzAfoAvQEzQcC9QTQB-sC9gTRB_EC9wTTB_IC-ATUB_IC-QTXB_IC-gTYB_IC-wTZB_IC_ATbB_IC_QTdBwL-BN4H8wL_BOAH8gKABeIHAoEF4wf0AoIF5AfyAoMF5QfyAoQF5gcChQXpB_UChgXqB_sChwXsB_wCiAXtB_wCiQXwB_wCigXxB_wCiwXyB_wCjAX0B_wCjQX2BwKOBfcH_QKPBfkH_AKQBfsHApEF_Af-ApIF_Qf8ApMF_gf8ApQF_wcClQWCCP8ClgWDCIUDlwWFCIYDmAWGCIYDmQWJCIYDmgWKCIYDmwWLCIYDnAWNCIYDnQWPCAKeBZAIhwOfBZIIhgOgBZQIAqEFlQiIA6IFlgiGA6MFlwiGA6QFmAgCpQWbCIkDpgWcCI8DrQWeCJADrgW4CJADrwW7CJADsAW8CJADsQW9CJADsgW_CJADswXBCAK0BcIIlwO1BcQIkAO2BcYIArcFxwiYA7gFyAiQA7kFyQiQA7oFyggCuwXNCJkDvAXOCJ8DvQXPCJEDvgXQCJEDvwXRCJEDwAXSCJEDwQXTCJEDwgXVCJEDwwXXCALEBdgIoAPFBdoIkQPGBdwIAscF3QihA8gF3giRA8kF3wiRA8oF4AgCywXjCKIDzAXkCKgDzQXlCJIDzgXmCJIDzwXnCJID0AXoCJID0QXpCJID0gXrCJID0wXtCALUBe4IqQPVBfAIkgPWBfIIAtcF8wiqA9gF9AiSA9kF9QiSA9oF9ggC2wX5CKsD3AX6CLED3QX7CJMD3gX8CJMD3wX9CJMD4AX-CJMD4QX_CJMD4gWBCZMD4wWDCQLkBYQJsgPlBYYJkwPmBYgJAucFiQmzA-gFigmTA-kFiwmTA-oFjAkC6wWPCbQD7AWQCboD7QWRCZQD7gWSCZQD7wWTCZQD8AWUCZQD8QWVCZQD8gWXCZQD8wWZCQL0BZoJuwP1BZwJlAP2BZ4JAvcFnwm8A_gFoAmUA_kFoQmUA_oFogkC-wWlCb0D_AWmCcMD_QWnCZUD_gWoCZUD_wWpCZUDgAaqCZUDgQarCZUDggatCZUDgwavCQKEBrAJxAOFBrIJlQOGBrQJAocGtQnFA4gGtgmVA4kGtwmVA4oGuAkCiwa7CcYDjAa8CcoDkAa-CcsDkQbJCcsDkgbMCcsDkwbNCcsDlAbOCcsDlQbQCcsDlgbSCQKXBtMJzwOYBtUJywOZBtcJApoG2AnQA5sG2QnLA5wG2gnLA50G2wkCngbeCdEDnwbfCdcDoAbgCcwDoQbhCcwDogbiCcwDowbjCcwDpAbkCcwDpQbmCcwDpgboCQKnBukJ2AOoBusJzAOpBu0JAqoG7gnZA6sG7wnMA6wG8AnMA60G8QkCrgb0CdoDrwb1CeADsAb2Cc0DsQb3Cc0Dsgb4Cc0Dswb5Cc0DtAb6Cc0DtQb8Cc0Dtgb-CQK3Bv8J4QO4BoEKzQO5BoMKAroGhAriA7sGhQrNA7wGhgrNA70GhwoCvgaKCuMDvwaLCukDwAaMCmDBBo0KYMIGjgpgwwaPCmDEBpAKYMUGkgpgxgaUCgLHBpUK6gPIBpgKYMkGmgoCygabCusDywadCmDMBp4KYM0GnwoCzgaiCuwDzwajCvID0AalCvMD0QamCvMD0gapCvMD0waqCvMD1AarCvMD1QatCvMD1gavCgLXBrAK9APYBrIK8wPZBrQKAtoGtQr1A9sGtgrzA9wGtwrzA90GuAoC3ga7CvYD3wa8CvwD4Aa9CmHhBr4KYeIGvwph4wbACmHkBsEKYeUGwwph5gbFCgLnBsYK_QPoBsgKYekGygoC6gbLCv4D6wbMCmHsBs0KYe0GzgoC7gbRCv8D7wbSCoUE8AbTCmLxBtQKYvIG1Qpi8wbWCmL0BtcKYvUG2Qpi9gbbCgL3BtwKhgT4Bt4KYvkG4AoC-gbhCocE-wbiCmL8BuMKYv0G5AoC_gbnCogE_wboCo4EgAfpCmOBB-oKY4IH6wpjgwfsCmOEB-0KY4UH7wpjhgfxCgKHB_IKjwSIB_QKY4kH9goCigf3CpAEiwf4CmOMB_kKY40H-goCjgf9CpEEjwf-CpUEkAeAC5YEkQeBC5YEkgeEC5YEkweFC5YElAeGC5YElQeIC5YElgeKCwKXB4sLlwSYB40LlgSZB48LApoHkAuYBJsHkQuWBJwHkguWBJ0HkwsCngeWC5kEnweXC50EoAeZC54EoQeaC54EogedC54EoweeC54EpAefC54EpQehC54EpgejCwKnB6QLnwSoB6YLngSpB6gLAqoHqQugBKsHqgueBKwHqwueBK0HrAsCrgevC6EErwewC6UEuAeyC6YEuQfOC6YEugfRC6YEuwfSC6YEvAfTC6YEvQfVC6YEvgfXCwK_B9gLsATAB9oLpgTBB9wLAsIH3QuxBMMH3gumBMQH3wumBMUH4AsCxgfjC7IExwfkC7YEyAflC6cEyQfmC6cEygfnC6cEywfoC6cEzAfpC6cEzQfrC6cEzgftCwLPB-4LtwTQB_ALpwTRB_ILAtIH8wu4BNMH9AunBNQH9QunBNUH9gsC1gf5C7kE1wf6C78E2Af7C6gE2Qf8C6gE2gf9C6gE2wf-C6gE3Af_C6gE3QeBDKgE3geDDALfB4QMwATgB4YMqAThB4gMAuIHiQzBBOMHigyoBOQHiwyoBOUHjAwC5gePDMIE5weQDMYE6AeRDKkE6QeSDKkE6geTDKkE6weUDKkE7AeVDKkE7QeXDKkE7geZDALvB5oMxwTwB5wMqQTxB54MAvIHnwzIBPMHoAypBPQHoQypBPUHogwC9gelDMkE9wemDM8E-AenDKoE-QeoDKoE-gepDKoE-weqDKoE_AerDKoE_QetDKoE_gevDAL_B7AM0ASACLIMqgSBCLQMAoIItQzRBIMItgyqBIQItwyqBIUIuAwChgi7DNIEhwi8DNgEiAi-DNkEiQi_DNkEigjCDNkEiwjDDNkEjAjEDNkEjQjGDNkEjgjIDAKPCMkM2gSQCMsM2QSRCM0MApIIzgzbBJMIzwzZBJQI0AzZBJUI0QwClgjUDNwElwjVDOIEmAjXDKwEmQjYDKwEmgjaDKwEmwjbDKwEnAjcDKwEnQjeDKwEngjgDAKfCOEM4wSgCOMMrAShCOUMAqII5gzkBKMI5wysBKQI6AysBKUI6QwCpgjsDOUEpwjtDOsEqAjuDK0EqQjvDK0EqgjwDK0EqwjxDK0ErAjyDK0ErQj0DK0Ergj2DAKvCPcM7ASwCPkMrQSxCPsMArII_AztBLMI_QytBLQI_gytBLUI_wwCtgiCDe4EtwiDDfIEuAiFDfMEuQiGDfMEugiJDfMEuwiKDfMEvAiLDfMEvQiNDfMEvgiPDQK_CJAN9ATACJIN8wTBCJQNAsIIlQ31BMMIlg3zBMQIlw3zBMUImA0CxgibDfYExwicDfwEywieDf0EzAipDf0EzQisDf0EzgitDf0EzwiuDf0E0AiwDf0E0QiyDQLSCLMNgQXTCLUN_QTUCLcNAtUIuA2CBdYIuQ39BNcIug39BNgIuw0C2Qi-DYMF2gi_DYkF2wjADf4E3AjBDf4E3QjCDf4E3gjDDf4E3wjEDf4E4AjGDf4E4QjIDQLiCMkNigXjCMsN_gTkCM0NAuUIzg2LBeYIzw3-BOcI0A3-BOgI0Q0C6QjUDYwF6gjVDZIF6wjWDf8E7AjXDf8E7QjYDf8E7gjZDf8E7wjaDf8E8AjcDf8E8QjeDQLyCN8NkwXzCOEN_wT0COMNAvUI5A2UBfYI5Q3_BPcI5g3_BPgI5w0C-QjqDZUF-gjrDZkF-wjtDZoF_AjuDZoF_QjxDZoF_gjyDZoF_wjzDZoFgAn1DZoFgQn3DQKCCfgNmwWDCfoNmgWECfwNAoUJ_Q2cBYYJ_g2aBYcJ_w2aBYgJgA4CiQmDDp0FigmEDqMFiwmGDqQFjAmHDqQFjQmKDqQFjgmLDqQFjwmMDqQFkAmODqQFkQmQDgKSCZEOpQWTCZMOpAWUCZUOApUJlg6mBZYJlw6kBZcJmA6kBZgJmQ4CmQmcDqcFmgmdDq0FmwmfDq4FnAmgDq4FnQmjDq4FngmkDq4FnwmlDq4FoAmnDq4FoQmpDgKiCaoOrwWjCawOrgWkCa4OAqUJrw6wBaYJsA6uBacJsQ6uBagJsg4CqQm1DrEFqgm2DrcFqwm4DrgFrAm5DrgFrQm8DrgFrgm9DrgFrwm-DrgFsAnADrgFsQnCDgKyCcMOuQWzCcUOuAW0CccOArUJyA66BbYJyQ64BbcJyg64BbgJyw4CuQnODrsFugnPDr8FuwnRDsAFvAnSDsAFvQnVDsAFvgnWDsAFvwnXDsAFwAnZDsAFwQnbDgLCCdwOwQXDCd4OwAXECeAOAsUJ4Q7CBcYJ4g7ABccJ4w7ABcgJ5A4CyQnnDsMFygnoDscFywnqDsgFzAnrDsgFzQnuDsgFzgnvDsgFzwnwDsgF0AnyDsgF0Qn0DgLSCfUOyQXTCfcOyAXUCfkOAtUJ-g7KBdYJ-w7IBdcJ_A7IBdgJ_Q4C2QmAD8sF2gmBD88F2wmDD9AF3AmED9AF3QmHD9AF3gmID9AF3wmJD9AF4AmLD9AF4QmNDwLiCY4P0QXjCZAP0AXkCZIPAuUJkw_SBeYJlA_QBecJlQ_QBegJlg8C6QmZD9MF6gmaD9kF6wmcD9oF7AmdD9oF7QmgD9oF7gmhD9oF7wmiD9oF8AmkD9oF8QmmDwLyCacP2wXzCakP2gX0CasPAvUJrA_cBfYJrQ_aBfcJrg_aBfgJrw8C-QmyD90F-gmzD-MF-wm1D-QF_Am2D-QF_Qm5D-QF_gm6D-QF_wm7D-QFgAq9D-QFgQq_DwKCCsAP5QWDCsIP5AWECsQPAoUKxQ_mBYYKxg_kBYcKxw_kBYgKyA8CiQrLD-cFigrMD-sFiwrOD-wFjArPD-wFjQrSD-wFjgrTD-wFjwrUD-wFkArWD-wFkQrYDwKSCtkP7QWTCtsP7AWUCt0PApUK3g_uBZYK3w_sBZcK4A_sBZgK4Q8CmQrkD-8FmgrlD_UFmwrnD_YFnAroD_YFnQrrD_YFngrsD_YFnwrtD_YFoArvD_YFoQrxDwKiCvIP9wWjCvQP9gWkCvYPAqUK9w_4BaYK-A_2BacK-Q_2BagK-g8CqQr9D_kFqgr-D_8FqwqAEIAGrAqBEIAGrQqEEIAGrgqFEIAGrwqGEIAGsAqIEIAGsQqKEAKyCosQgQazCo0QgAa0Co8QArUKkBCCBrYKkRCABrcKkhCABrgKkxACuQqWEIMGugqXEIkGuwqZEIoGvAqaEIoGvQqdEIoGvgqeEIoGvwqfEIoGwAqhEIoGwQqjEALCCqQQiwbDCqYQigbECqgQAsUKqRCMBsYKqhCKBscKqxCKBsgKrBACyQqvEI0GygqwEJMGywqyEJQGzAqzEJQGzQq2EJQGzgq3EJQGzwq4EJQG0Aq6EJQG0Qq8EALSCr0QlQbTCr8QlAbUCsEQAtUKwhCWBtYKwxCUBtcKxBCUBtgKxRAC2QrIEJcG2grJEJ0G2wrLEJ4G3ArMEJ4G3QrPEJ4G3grQEJ4G3wrREJ4G4ArTEJ4G4QrVEALiCtYQnwbjCtgQngbkCtoQAuUK2xCgBuYK3BCeBucK3RCeBugK3hAC6QrhEKEG6griEKcG6wrkEKgG7ArlEKgG7QroEKgG7grpEKgG7wrqEKgG8ArsEKgG8QruEALyCu8QqQbzCvEQqAb0CvMQAvUK9BCqBvYK9RCoBvcK9hCoBvgK9xAC-Qr6EKsG-gr7ELEG-wr9ELIG_Ar-ELIG_QqBEbIG_gqCEbIG_wqDEbIGgAuFEbIGgQuHEQKCC4gRswaDC4oRsgaEC4wRAoULjRG0BoYLjhGyBocLjxGyBogLkBECiQuTEbUGiguUEbsGiwuWEbwGjAuXEbwGjQuaEbwGjgubEbwGjwucEbwGkAueEbwGkQugEQKSC6ERvQaTC6MRvAaUC6URApULphG-BpYLpxG8BpcLqBG8BpgLqRECmQusEb8GmgutEcUGmwuvEcYGnAuwEcYGnQuzEcYGngu0EcYGnwu1EcYGoAu3EcYGoQu5EQKiC7oRxwajC7wRxgakC74RAqULvxHIBqYLwBHGBqcLwRHGBqgLwhECqQvFEckGqgvGEc0GqwvIEc4GrAvJEc4GrQvMEc4GrgvNEc4GrwvOEc4GsAvQEc4GsQvSEQKyC9MRzwazC9URzga0C9cRArUL2BHQBrYL2RHOBrcL2hHOBrgL2xECuQveEdEGugvfEdcGuwvhEdgGvAviEdgGvQvlEdgGvgvmEdgGvwvnEdgGwAvpEdgGwQvrEQLCC-wR2QbDC-4R2AbEC_ARAsUL8RHaBsYL8hHYBscL8xHYBsgL9BECyQv3EdsGygv4EeEGywv6EeIGzAv7EeIGzQv-EeIGzgv_EeIGzwuAEuIG0AuCEuIG0QuEEgLSC4US4wbTC4cS4gbUC4kSAtULihLkBtYLixLiBtcLjBLiBtgLjRIC2QuQEuUG2guREusG2wuTEuwG3AuUEuwG3QuXEuwG3guYEuwG3wuZEuwG4AubEuwG4QudEgLiC54S7QbjC6AS7AbkC6ISAuULoxLuBuYLpBLsBucLpRLsBugLphIC6QupEu8G6guqEvUG6wusEvYG7AutEvYG7QuwEvYG7guxEvYG7wuyEvYG8Au0EvYG8Qu2EgLyC7cS9wbzC7kS9gb0C7sSAvULvBL4BvYLvRL2BvcLvhL2BvgLvxIC-QvCEvkG-gvDEv8G-wvFEoAH_AvGEoAH_QvJEoAH_gvKEoAH_wvLEoAHgAzNEoAHgQzPEgKCDNASgQeDDNISgAeEDNQSAoUM1RKCB4YM1hKAB4cM1xKAB4gM2BICiQzbEoMHigzcEokHiwzeEooHjAzfEooHjQziEooHjgzjEooHjwzkEooHkAzmEooHkQzoEgKSDOkSiweTDOsSigeUDO0SApUM7hKMB5YM7xKKB5cM8BKKB5gM8RICmQz0Eo0Hmgz1EpEHmwz3EpIHnAz4EpIHnQz7EpIHngz8EpIHnwz9EpIHoAz_EpIHoQyBEwKiDIITkwejDIQTkgekDIYTAqUMhxOUB6YMiBOSB6cMiROSB6gMihMCqQyNE5UHqgyOE5sHqwyQE5wHrAyRE5wHrQyUE5wHrgyVE5wHrwyWE5wHsAyYE5wHsQyaEwKyDJsTnQezDJ0TnAe0DJ8TArUMoBOeB7YMoROcB7cMohOcB7gMoxMCuQymE58HugynE6MHvQypE6QHvgyuE6QHvwyvE6QHwAywE6QHwQyxE6QHwgyzE6QHwwy1EwLEDLYTpwfFDLgTpAfGDLoTAscMuxOoB8gMvBOkB8kMvROkB8oMvhMCywzBE6kHzAzCE68HzQzEE6UHzgzFE6UHzwzIE6UH0AzJE6UH0QzKE6UH0gzME6UH0wzOEwLUDM8TsAfVDNETpQfWDNMTAtcM1BOxB9gM1ROlB9kM1hOlB9oM1xMC2wzaE7IH3AzbE7YH3QzdE7cH3gzeE7cH3wzhE7cH4AziE7cH4QzjE7cH4gzlE7cH4wznEwLkDOgTuAflDOoTtwfmDOwTAucM7RO5B-gM7hO3B-kM7xO3B-oM8BMC6wzzE7oH7Az0E8AH7Qz2E8EH7gz3E8EH7wz6E8EH8Az7E8EH8Qz8E8EH8gz-E8EH8wyAFAL0DIEUwgf1DIMUwQf2DIUUAvcMhhTDB_gMhxTBB_kMiBTBB_oMiRQC-wyMFMQH_AyNFMgH_QyPFMkH_gyQFMkH_wyTFMkHgA2UFMkHgQ2VFMkHgg2XFMkHgw2ZFAKEDZoUygeFDZwUyQeGDZ4UAocNnxTLB4gNoBTJB4kNoRTJB4oNohQCiw2lFMwHjA2mFNIHkQ2oFNMHkg2zFNMHkw22FNMHlA23FNMHlQ24FNMHlg26FNMHlw28FAKYDb0U2AeZDb8U0weaDcEUApsNwhTZB5wNwxTTB50NxBTTB54NxRQCnw3IFNoHoA3JFN4HoQ3KFNQHog3LFNQHow3MFNQHpA3NFNQHpQ3OFNQHpg3QFNQHpw3SFAKoDdMU3wepDdUU1AeqDdcUAqsN2BTgB6wN2RTUB60N2hTUB64N2xQCrw3eFOEHsA3fFOcHsQ3gFNUHsg3hFNUHsw3iFNUHtA3jFNUHtQ3kFNUHtg3mFNUHtw3oFAK4DekU6Ae5DesU1Qe6De0UArsN7hTpB7wN7xTVB70N8BTVB74N8RQCvw30FOoHwA31FPAH"
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
