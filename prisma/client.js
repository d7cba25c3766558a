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
  id               String    @id
  wallet           String
  /// Who the wallet is: 0, its own key; a chain, the smart account of that chain. Null: nobody signed in yet.
  chainId          BigInt?   @map("chain_id")
  tier             String    @default("free")
  createdAt        DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  /// When an operator suspended it: its keys and sessions are refused. Null: not suspended.
  suspendedAt      DateTime? @map("suspended_at") @db.Timestamptz(3)
  suspensionReason String?   @map("suspension_reason")
  keys             ApiKey[]

  @@unique([wallet, chainId])
  @@unique([wallet], map: "developer_unclaimed", where: raw("chain_id IS NULL"))
  @@map("developer")
}

/// An API key: its hash and the parts that may be shown.
model ApiKey {
  id               String    @id
  developerId      String    @map("developer_id")
  name             String
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
  /// A wallet in lower case, \`command line\`, \`system\` or \`anonymous\`.
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
  asker      String
  address    String
  askedAt    DateTime  @map("asked_at") @db.Timestamptz(3)
  /// The question had the wallet read: it counts in the asker's LIST_READS_PER_DAY, and the payer's.
  reads      Boolean
  /// The developer for whose policy a visitor asked.
  payer      String?
  /// A list asked: it does not count in the wallets that may be waited for in a minute.
  listed     Boolean   @default(false)
  /// Since when what was read is compared with subjects and with what else the asker made known; null: it is not.
  comparedAt DateTime? @map("compared_at") @db.Timestamptz(3)
  /// The wallet's cluster of alike wallets in that comparison, without the wallet itself; null: none.
  alike      Json?

  wallet OnceWallet @relation(fields: [address], references: [address], onDelete: Cascade)

  @@id([asker, address])
  @@index([asker, askedAt])
  @@index([payer, askedAt])
  @@index([address])
  @@index([comparedAt])
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

/// The current score of a subject: over all chains (chainId 0) or on one.
model Score {
  subject       String
  /// 0 means all chains.
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
  /// 0 means all chains.
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
  /// 0 means all chains.
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
  @@index([id], map: "score_feed_changes", where: raw("(chain_id = 0) AND ((before IS DISTINCT FROM after) OR (ranked_before <> ranked_after))"))
  @@index([subject, id], map: "score_feed_changes_by_subject", where: raw("(chain_id = 0) AND ((before IS DISTINCT FROM after) OR (ranked_before <> ranked_after))"))
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
config.runtimeDataModel = JSON.parse('{"models":{"EarnedAchievement":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"},{"name":"earnedAt","kind":"scalar","type":"DateTime","dbName":"earned_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"}],"dbName":"earned_achievement","schema":null},"Appeal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"flag","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"decideBy","kind":"scalar","type":"DateTime","dbName":"decide_by"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"decision","kind":"scalar","type":"String"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"totalBefore","kind":"scalar","type":"Int","dbName":"total_before"},{"name":"totalAfter","kind":"scalar","type":"Int","dbName":"total_after"},{"name":"consent","kind":"scalar","type":"String"}],"dbName":"appeal","schema":null},"AttestationSchema":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"schema","kind":"scalar","type":"String"},{"name":"resolver","kind":"scalar","type":"String"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"attestation_schema","schema":null},"Attestation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"data","kind":"scalar","type":"String"},{"name":"omittedBytes","kind":"scalar","type":"Int","dbName":"omitted_bytes"},{"name":"decoded","kind":"scalar","type":"Json"},{"name":"preview","kind":"scalar","type":"Json"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"refUid","kind":"scalar","type":"String","dbName":"ref_uid"},{"name":"salt","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"signatureKind","kind":"scalar","type":"String","dbName":"signature_kind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"revocationReason","kind":"scalar","type":"String","dbName":"revocation_reason"},{"name":"revocationDetails","kind":"scalar","type":"String","dbName":"revocation_details"},{"name":"publicReason","kind":"scalar","type":"String","dbName":"public_reason"},{"name":"revocationSignature","kind":"scalar","type":"String","dbName":"revocation_signature"},{"name":"revocationSeq","kind":"scalar","type":"BigInt","dbName":"revocation_seq"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revokedBlock","kind":"scalar","type":"BigInt","dbName":"revoked_block"},{"name":"revokedTxHash","kind":"scalar","type":"String","dbName":"revoked_tx_hash"},{"name":"final","kind":"scalar","type":"Boolean"}],"dbName":"attestation","schema":null},"LeftOutAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"sender","kind":"scalar","type":"String"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"attestation","kind":"scalar","type":"Json"}],"dbName":"left_out_attestation","schema":null},"EarlyRevocation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"}],"dbName":"early_revocation","schema":null},"IssuerWeight":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"issuer_weight","schema":null},"Notification":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"}],"dbName":"notification","schema":null},"PendingAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"uid","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"subject","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revocation","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"}],"dbName":"pending_attestation","schema":null},"Meta":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Json"}],"dbName":"meta","schema":null},"Developer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tier","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToDeveloper"}],"dbName":"developer","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"permissions","kind":"scalar","type":"String"},{"name":"rateLimit","kind":"scalar","type":"Int","dbName":"rate_limit"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"last4","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"replacedBy","kind":"scalar","type":"String","dbName":"replaced_by"},{"name":"developer","kind":"object","type":"Developer","relationName":"ApiKeyToDeveloper"}],"dbName":"api_key","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actor","kind":"scalar","type":"String"},{"name":"act","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"}],"dbName":"audit_entry","schema":null},"IdempotentRequest":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"committed","kind":"scalar","type":"Boolean"},{"name":"results","kind":"scalar","type":"Bytes"},{"name":"fence","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"idempotent_request","schema":null},"IdempotentBytes":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"bytes","kind":"scalar","type":"BigInt"}],"dbName":"idempotent_bytes","schema":null},"DayCount":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"requests","kind":"scalar","type":"Int"}],"dbName":"day_count","schema":null},"AuthNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"auth_nonce","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"session","schema":null},"UsageHour":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"endpoint","kind":"scalar","type":"String"},{"name":"requests","kind":"scalar","type":"Int"},{"name":"errors","kind":"scalar","type":"Int"},{"name":"latencies","kind":"scalar","type":"Int"}],"dbName":"usage_hour","schema":null},"Epoch":{"fields":[{"name":"number","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"String"},{"name":"previousRoot","kind":"scalar","type":"String","dbName":"previous_root"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"rows","kind":"scalar","type":"Int"},{"name":"chains","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"nodes","kind":"scalar","type":"Bytes"},{"name":"lineBytes","kind":"scalar","type":"BigInt","dbName":"line_bytes"},{"name":"checksum","kind":"scalar","type":"BigInt"},{"name":"storedBytes","kind":"scalar","type":"BigInt","dbName":"stored_bytes"},{"name":"published","kind":"scalar","type":"Json"}],"dbName":"epoch","schema":null},"EpochPage":{"fields":[{"name":"epoch","kind":"scalar","type":"Int"},{"name":"firstIndex","kind":"scalar","type":"Int","dbName":"first_index"},{"name":"firstAddress","kind":"scalar","type":"String","dbName":"first_address"},{"name":"chunkHash","kind":"scalar","type":"Bytes","dbName":"chunk_hash"},{"name":"leaves","kind":"scalar","type":"Bytes"},{"name":"chunk","kind":"object","type":"EpochChunk","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_page","schema":null},"EpochChunk":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"data","kind":"scalar","type":"Bytes"},{"name":"pages","kind":"object","type":"EpochPage","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_chunk","schema":null},"NameEvent":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameHash","kind":"scalar","type":"String","dbName":"name_hash"},{"name":"account","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"name_event","schema":null},"Identity":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"state","kind":"scalar","type":"String"},{"name":"parent","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"mintedAt","kind":"scalar","type":"DateTime","dbName":"minted_at"},{"name":"final","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"blocked","kind":"scalar","type":"Boolean"},{"name":"received","kind":"scalar","type":"Boolean"},{"name":"wallets","kind":"object","type":"IdentityWallet","relationName":"IdentityToIdentityWallet"}],"dbName":"identity","schema":null},"IdentityWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"primary","kind":"scalar","type":"Boolean"},{"name":"linkedAt","kind":"scalar","type":"DateTime","dbName":"linked_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"counts","kind":"scalar","type":"Boolean"},{"name":"identity","kind":"object","type":"Identity","relationName":"IdentityToIdentityWallet"}],"dbName":"identity_wallet","schema":null},"IdentityDeparture":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leftAt","kind":"scalar","type":"DateTime","dbName":"left_at"}],"dbName":"identity_departure","schema":null},"IdentityPast":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"owner","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"wallets","kind":"scalar","type":"Json"}],"dbName":"identity_past","schema":null},"WalletGroup":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"joinedAt","kind":"scalar","type":"DateTime","dbName":"joined_at"}],"dbName":"wallet_group","schema":null},"ChainCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"headNumber","kind":"scalar","type":"BigInt","dbName":"head_number"},{"name":"finalizedBlock","kind":"scalar","type":"BigInt","dbName":"finalized_block"},{"name":"scoredBlock","kind":"scalar","type":"BigInt","dbName":"scored_block"},{"name":"scoredHash","kind":"scalar","type":"String","dbName":"scored_hash"},{"name":"dayBlockNumber","kind":"scalar","type":"BigInt","dbName":"day_block_number"},{"name":"dayBlockHash","kind":"scalar","type":"String","dbName":"day_block_hash"},{"name":"dayBlockTime","kind":"scalar","type":"BigInt","dbName":"day_block_time"},{"name":"state","kind":"scalar","type":"String"},{"name":"error","kind":"scalar","type":"String"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"missingBlock","kind":"scalar","type":"BigInt","dbName":"missing_block"},{"name":"missingSince","kind":"scalar","type":"DateTime","dbName":"missing_since"}],"dbName":"chain_cursor","schema":null},"ExplorerHead":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"guessed","kind":"scalar","type":"Boolean"}],"dbName":"explorer_head","schema":null},"ExplorerFault":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"host","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"}],"dbName":"explorer_fault","schema":null},"ChainControl":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"pausedAt","kind":"scalar","type":"DateTime","dbName":"paused_at"},{"name":"pauseReason","kind":"scalar","type":"String","dbName":"pause_reason"},{"name":"reindexFrom","kind":"scalar","type":"BigInt","dbName":"reindex_from"},{"name":"reindexRequestedAt","kind":"scalar","type":"DateTime","dbName":"reindex_requested_at"},{"name":"reindexStartedAt","kind":"scalar","type":"DateTime","dbName":"reindex_started_at"},{"name":"setAsideBlock","kind":"scalar","type":"BigInt","dbName":"set_aside_block"},{"name":"setAsideRequestedAt","kind":"scalar","type":"DateTime","dbName":"set_aside_requested_at"}],"dbName":"chain_control","schema":null},"Block":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"String"},{"name":"parentHash","kind":"scalar","type":"String","dbName":"parent_hash"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"statedTime","kind":"scalar","type":"BigInt","dbName":"stated_time"}],"dbName":"block","schema":null},"Activity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"activity","schema":null},"Facts":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"}],"dbName":"facts","schema":null},"FactsSnapshot":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"facts_snapshot","schema":null},"FundingCluster":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"funder","kind":"scalar","type":"String"},{"name":"clusterSize","kind":"scalar","type":"Int","dbName":"cluster_size"},{"name":"chainLength","kind":"scalar","type":"Int","dbName":"chain_length"}],"dbName":"funding_cluster","schema":null},"AlikeCluster":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"size","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"Json"},{"name":"foundBy","kind":"scalar","type":"String","dbName":"found_by"}],"dbName":"alike_cluster","schema":null},"PaymentTrust":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"payment_trust","schema":null},"QuarantinedTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"firstBlock","kind":"scalar","type":"BigInt","dbName":"first_block"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"}],"dbName":"quarantined_transaction","schema":null},"QuarantinedWallet":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"partlyRead","kind":"scalar","type":"Boolean","dbName":"partly_read"}],"dbName":"quarantined_wallet","schema":null},"List":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"read","kind":"scalar","type":"String"},{"name":"repair","kind":"scalar","type":"Boolean"},{"name":"column","kind":"scalar","type":"String"},{"name":"previousId","kind":"scalar","type":"String","dbName":"previous_id"},{"name":"format","kind":"scalar","type":"Json"},{"name":"columns","kind":"scalar","type":"Json"},{"name":"counts","kind":"scalar","type":"Json"},{"name":"summary","kind":"scalar","type":"Json"},{"name":"charged","kind":"scalar","type":"Boolean"},{"name":"reading","kind":"scalar","type":"String"},{"name":"lastRow","kind":"scalar","type":"Int","dbName":"last_row"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"uploads","kind":"object","type":"ListUpload","relationName":"ListToListUpload"},{"name":"rows","kind":"object","type":"ListRow","relationName":"ListToListRow"},{"name":"lines","kind":"object","type":"ListLine","relationName":"ListToListLine"},{"name":"clusters","kind":"object","type":"ListCluster","relationName":"ListToListCluster"},{"name":"shares","kind":"object","type":"ListShare","relationName":"ListToListShare"}],"dbName":"list","schema":null},"ListUpload":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"list","kind":"object","type":"List","relationName":"ListToListUpload"}],"dbName":"list_upload","schema":null},"ListRow":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"row","kind":"scalar","type":"Int"},{"name":"line","kind":"scalar","type":"Int"},{"name":"input","kind":"scalar","type":"String"},{"name":"identity","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"special","kind":"scalar","type":"String"},{"name":"duplicateOf","kind":"scalar","type":"Int","dbName":"duplicate_of"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reasons","kind":"scalar","type":"Json"},{"name":"svcId","kind":"scalar","type":"String","dbName":"svc_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"tier","kind":"scalar","type":"String"},{"name":"flags","kind":"scalar","type":"String"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"known","kind":"scalar","type":"Boolean"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"keep","kind":"scalar","type":"Boolean"},{"name":"sameAs","kind":"scalar","type":"Int","dbName":"same_as"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"list","kind":"object","type":"List","relationName":"ListToListRow"}],"dbName":"list_row","schema":null},"ListLine":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"line","kind":"scalar","type":"Int"},{"name":"row","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListLine"}],"dbName":"list_line","schema":null},"ListCluster":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"size","kind":"scalar","type":"Int"},{"name":"strength","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"keep","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListCluster"}],"dbName":"list_cluster","schema":null},"ListShare":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"list","kind":"object","type":"List","relationName":"ListToListShare"}],"dbName":"list_share","schema":null},"ListTree":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"who","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"String"},{"name":"cap","kind":"scalar","type":"Decimal"},{"name":"floor","kind":"scalar","type":"Decimal"},{"name":"decimals","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"Bytes"},{"name":"leaves","kind":"scalar","type":"Int"},{"name":"sum","kind":"scalar","type":"Decimal"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"day","kind":"scalar","type":"BigInt"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"issuedAt","kind":"scalar","type":"BigInt","dbName":"issued_at"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"leafRows","kind":"object","type":"ListTreeLeaf","relationName":"ListTreeToListTreeLeaf"},{"name":"nodes","kind":"object","type":"ListTreeNode","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree","schema":null},"ListTreeLeaf":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"index","kind":"scalar","type":"Int"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"position","kind":"scalar","type":"Int"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeLeaf"}],"dbName":"list_tree_leaf","schema":null},"ListTreeNode":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree_node","schema":null},"Policy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"simulations","kind":"object","type":"PolicySimulation","relationName":"PolicyToPolicySimulation"},{"name":"nullifiers","kind":"object","type":"PassNullifier","relationName":"PassNullifierToPolicy"},{"name":"snapshots","kind":"object","type":"SnapshotToken","relationName":"PolicyToSnapshotToken"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyToPolicyWatch"}],"dbName":"policy","schema":null},"PolicySimulation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"lastSubject","kind":"scalar","type":"String","dbName":"last_subject"},{"name":"tally","kind":"scalar","type":"Json"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicySimulation"}],"dbName":"policy_simulation","schema":null},"PassNullifier":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"nullifier","kind":"scalar","type":"String"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PassNullifierToPolicy"}],"dbName":"pass_nullifier","schema":null},"SnapshotToken":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"stored","kind":"scalar","type":"Int"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToSnapshotToken"},{"name":"blocks","kind":"object","type":"SnapshotBlock","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_token","schema":null},"SnapshotBlock":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"network","kind":"scalar","type":"BigInt"},{"name":"snapshot","kind":"scalar","type":"BigInt"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"token","kind":"object","type":"SnapshotToken","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_block","schema":null},"SnapshotAnswer":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"address","kind":"scalar","type":"String"},{"name":"score","kind":"scalar","type":"Int"}],"dbName":"snapshot_answer","schema":null},"PolicyWatch":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"wallets","kind":"scalar","type":"Int"},{"name":"readsChain","kind":"scalar","type":"Boolean","dbName":"reads_chain"},{"name":"turnAt","kind":"scalar","type":"DateTime","dbName":"turn_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicyWatch"},{"name":"watched","kind":"object","type":"WatchedWallet","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"policy_watch","schema":null},"WatchedWallet":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"chainOutcomes","kind":"scalar","type":"String","dbName":"chain_outcomes"},{"name":"chainReadAt","kind":"scalar","type":"DateTime","dbName":"chain_read_at"},{"name":"nextOutcome","kind":"scalar","type":"String","dbName":"next_outcome"},{"name":"nextBlocks","kind":"scalar","type":"Json","dbName":"next_blocks"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"watched_wallet","schema":null},"OnceWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"party","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"histories","kind":"object","type":"OnceHistory","relationName":"OnceHistoryToOnceWallet"},{"name":"questions","kind":"object","type":"OnceQuestion","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_wallet","schema":null},"OnceHistory":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"headAt","kind":"scalar","type":"BigInt","dbName":"head_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceHistoryToOnceWallet"}],"dbName":"once_history","schema":null},"OnceQuestion":{"fields":[{"name":"asker","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"reads","kind":"scalar","type":"Boolean"},{"name":"payer","kind":"scalar","type":"String"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"alike","kind":"scalar","type":"Json"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_question","schema":null},"Reservation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"name","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"deposit","kind":"scalar","type":"Decimal"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"state","kind":"scalar","type":"String"}],"dbName":"reservation","schema":null},"ReservationCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"}],"dbName":"reservation_cursor","schema":null},"Voucher":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"claimer","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"referralCode","kind":"scalar","type":"String","dbName":"referral_code"},{"name":"consents","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"}],"dbName":"voucher","schema":null},"ReferralCode":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"referral_code","schema":null},"Referral":{"fields":[{"name":"referee","kind":"scalar","type":"String"},{"name":"referrer","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"referral","schema":null},"SponsoredMint":{"fields":[{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsored_mint","schema":null},"SentTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"sender","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"raw","kind":"scalar","type":"String"},{"name":"hashes","kind":"scalar","type":"String"},{"name":"raises","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"}],"dbName":"sent_transaction","schema":null},"Score":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"bonus","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"unavailable","kind":"scalar","type":"String"},{"name":"stale","kind":"scalar","type":"String"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"modelHash","kind":"scalar","type":"Bytes","dbName":"model_hash"},{"name":"reachedAt","kind":"scalar","type":"BigInt","dbName":"reached_at"},{"name":"nextChangeDay","kind":"scalar","type":"BigInt","dbName":"next_change_day"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"score","schema":null},"ScoreFacts":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"score_facts","schema":null},"ScoreSteps":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"days","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"}],"dbName":"score_steps","schema":null},"ScoreFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"before","kind":"scalar","type":"Int"},{"name":"after","kind":"scalar","type":"Int"},{"name":"rankedBefore","kind":"scalar","type":"Boolean","dbName":"ranked_before"},{"name":"rankedAfter","kind":"scalar","type":"Boolean","dbName":"ranked_after"},{"name":"reachedBefore","kind":"scalar","type":"BigInt","dbName":"reached_before"},{"name":"reachedAfter","kind":"scalar","type":"BigInt","dbName":"reached_after"},{"name":"cause","kind":"scalar","type":"String"},{"name":"sourceChain","kind":"scalar","type":"BigInt","dbName":"source_chain"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"}],"dbName":"score_feed","schema":null},"IdentityFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"identity","kind":"scalar","type":"String"}],"dbName":"identity_feed","schema":null},"SavedRanking":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"position","kind":"scalar","type":"String"},{"name":"scopes","kind":"scalar","type":"Json"},{"name":"savedAt","kind":"scalar","type":"DateTime","dbName":"saved_at"}],"dbName":"saved_ranking","schema":null},"ScoreClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"recordedAt","kind":"scalar","type":"DateTime","dbName":"recorded_at"}],"dbName":"score_close","schema":null},"StaleClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"stale_close","schema":null},"PendingScore":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"scoredTo","kind":"scalar","type":"String","dbName":"scored_to"},{"name":"scored","kind":"scalar","type":"BigInt"}],"dbName":"pending_score","schema":null},"ModelSwitch":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"version","kind":"scalar","type":"String"},{"name":"announcedAt","kind":"scalar","type":"DateTime","dbName":"announced_at"},{"name":"activeFrom","kind":"scalar","type":"DateTime","dbName":"active_from"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"rescoredAt","kind":"scalar","type":"DateTime","dbName":"rescored_at"},{"name":"summary","kind":"scalar","type":"Json"}],"dbName":"model_switch","schema":null},"ModelComparison":{"fields":[{"name":"version","kind":"scalar","type":"String"},{"name":"requestedAt","kind":"scalar","type":"DateTime","dbName":"requested_at"},{"name":"compared","kind":"scalar","type":"Int"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"result","kind":"scalar","type":"Json"}],"dbName":"model_comparison","schema":null},"Takedown":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"liftedAt","kind":"scalar","type":"DateTime","dbName":"lifted_at"}],"dbName":"takedown","schema":null},"TradingCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"since24h","kind":"scalar","type":"BigInt","dbName":"since_24h"},{"name":"since7d","kind":"scalar","type":"BigInt","dbName":"since_7d"},{"name":"since30d","kind":"scalar","type":"BigInt","dbName":"since_30d"},{"name":"settings","kind":"scalar","type":"String"}],"dbName":"trading_cursor","schema":null},"Trade":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trade","schema":null},"TradingHolding":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"cost","kind":"scalar","type":"Decimal"}],"dbName":"trading_holding","schema":null},"Trader":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"trades","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trader","schema":null},"TraderHistogram":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"sort","kind":"scalar","type":"String"},{"name":"bucket","kind":"scalar","type":"Decimal"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"traders","kind":"scalar","type":"BigInt"}],"dbName":"trader_histogram","schema":null},"StaleTrader":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"subject","kind":"scalar","type":"String"}],"dbName":"stale_trader","schema":null},"Wallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"wallet","schema":null},"TrackedWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"smartAccount","kind":"scalar","type":"Boolean","dbName":"smart_account"},{"name":"error","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"fromBlock","kind":"scalar","type":"BigInt","dbName":"from_block"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"},{"name":"attestedFrom","kind":"scalar","type":"BigInt","dbName":"attested_from"},{"name":"attestedTo","kind":"scalar","type":"BigInt","dbName":"attested_to"},{"name":"attestDue","kind":"scalar","type":"DateTime","dbName":"attest_due"}],"dbName":"tracked_wallet","schema":null},"Tracking":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"tracking","schema":null},"Backfill":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"party","kind":"scalar","type":"String"},{"name":"line","kind":"object","type":"BackfillParty","relationName":"BackfillToBackfillParty"},{"name":"turns","kind":"scalar","type":"Int"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Json"}],"dbName":"backfill","schema":null},"BackfillParty":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"servedAt","kind":"scalar","type":"DateTime","dbName":"served_at"},{"name":"backfills","kind":"object","type":"Backfill","relationName":"BackfillToBackfillParty"}],"dbName":"backfill_party","schema":null},"StagedActivity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"staged_activity","schema":null},"AutomaticTracking":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"automatic_tracking","schema":null},"Outbox":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"event","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subjectsDone","kind":"scalar","type":"Boolean","dbName":"subjects_done"},{"name":"expandedTo","kind":"scalar","type":"String","dbName":"expanded_to"}],"dbName":"outbox","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"events","kind":"scalar","type":"String"},{"name":"subjects","kind":"scalar","type":"String"},{"name":"allSubjects","kind":"scalar","type":"Boolean","dbName":"all_subjects"},{"name":"secret","kind":"scalar","type":"String"},{"name":"oldSecret","kind":"scalar","type":"String","dbName":"old_secret"},{"name":"oldSecretUntil","kind":"scalar","type":"DateTime","dbName":"old_secret_until"},{"name":"signatureKey","kind":"scalar","type":"String","dbName":"signature_key"},{"name":"oldSignatureKey","kind":"scalar","type":"String","dbName":"old_signature_key"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"operatorOff","kind":"scalar","type":"Boolean","dbName":"operator_off"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"isFull","kind":"scalar","type":"Boolean","dbName":"is_full"},{"name":"missedFrom","kind":"scalar","type":"DateTime","dbName":"missed_from"},{"name":"missedUntil","kind":"scalar","type":"DateTime","dbName":"missed_until"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"event","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"earlierAttempts","kind":"scalar","type":"Int","dbName":"earlier_attempts"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"},{"name":"attempts","kind":"object","type":"WebhookAttempt","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_delivery","schema":null},"WebhookAttempt":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"error","kind":"scalar","type":"String"},{"name":"requestHeaders","kind":"scalar","type":"Json","dbName":"request_headers"},{"name":"responseBody","kind":"scalar","type":"String","dbName":"response_body"},{"name":"delivery","kind":"object","type":"WebhookDelivery","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_attempt","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","EarnedAchievement.findUnique","EarnedAchievement.findUniqueOrThrow","orderBy","cursor","EarnedAchievement.findFirst","EarnedAchievement.findFirstOrThrow","EarnedAchievement.findMany","data","EarnedAchievement.createOne","EarnedAchievement.createMany","EarnedAchievement.createManyAndReturn","EarnedAchievement.updateOne","EarnedAchievement.updateMany","EarnedAchievement.updateManyAndReturn","create","update","EarnedAchievement.upsertOne","EarnedAchievement.deleteOne","EarnedAchievement.deleteMany","having","_count","_min","_max","EarnedAchievement.groupBy","EarnedAchievement.aggregate","Appeal.findUnique","Appeal.findUniqueOrThrow","Appeal.findFirst","Appeal.findFirstOrThrow","Appeal.findMany","Appeal.createOne","Appeal.createMany","Appeal.createManyAndReturn","Appeal.updateOne","Appeal.updateMany","Appeal.updateManyAndReturn","Appeal.upsertOne","Appeal.deleteOne","Appeal.deleteMany","_avg","_sum","Appeal.groupBy","Appeal.aggregate","AttestationSchema.findUnique","AttestationSchema.findUniqueOrThrow","AttestationSchema.findFirst","AttestationSchema.findFirstOrThrow","AttestationSchema.findMany","AttestationSchema.createOne","AttestationSchema.createMany","AttestationSchema.createManyAndReturn","AttestationSchema.updateOne","AttestationSchema.updateMany","AttestationSchema.updateManyAndReturn","AttestationSchema.upsertOne","AttestationSchema.deleteOne","AttestationSchema.deleteMany","AttestationSchema.groupBy","AttestationSchema.aggregate","Attestation.findUnique","Attestation.findUniqueOrThrow","Attestation.findFirst","Attestation.findFirstOrThrow","Attestation.findMany","Attestation.createOne","Attestation.createMany","Attestation.createManyAndReturn","Attestation.updateOne","Attestation.updateMany","Attestation.updateManyAndReturn","Attestation.upsertOne","Attestation.deleteOne","Attestation.deleteMany","Attestation.groupBy","Attestation.aggregate","LeftOutAttestation.findUnique","LeftOutAttestation.findUniqueOrThrow","LeftOutAttestation.findFirst","LeftOutAttestation.findFirstOrThrow","LeftOutAttestation.findMany","LeftOutAttestation.createOne","LeftOutAttestation.createMany","LeftOutAttestation.createManyAndReturn","LeftOutAttestation.updateOne","LeftOutAttestation.updateMany","LeftOutAttestation.updateManyAndReturn","LeftOutAttestation.upsertOne","LeftOutAttestation.deleteOne","LeftOutAttestation.deleteMany","LeftOutAttestation.groupBy","LeftOutAttestation.aggregate","EarlyRevocation.findUnique","EarlyRevocation.findUniqueOrThrow","EarlyRevocation.findFirst","EarlyRevocation.findFirstOrThrow","EarlyRevocation.findMany","EarlyRevocation.createOne","EarlyRevocation.createMany","EarlyRevocation.createManyAndReturn","EarlyRevocation.updateOne","EarlyRevocation.updateMany","EarlyRevocation.updateManyAndReturn","EarlyRevocation.upsertOne","EarlyRevocation.deleteOne","EarlyRevocation.deleteMany","EarlyRevocation.groupBy","EarlyRevocation.aggregate","IssuerWeight.findUnique","IssuerWeight.findUniqueOrThrow","IssuerWeight.findFirst","IssuerWeight.findFirstOrThrow","IssuerWeight.findMany","IssuerWeight.createOne","IssuerWeight.createMany","IssuerWeight.createManyAndReturn","IssuerWeight.updateOne","IssuerWeight.updateMany","IssuerWeight.updateManyAndReturn","IssuerWeight.upsertOne","IssuerWeight.deleteOne","IssuerWeight.deleteMany","IssuerWeight.groupBy","IssuerWeight.aggregate","Notification.findUnique","Notification.findUniqueOrThrow","Notification.findFirst","Notification.findFirstOrThrow","Notification.findMany","Notification.createOne","Notification.createMany","Notification.createManyAndReturn","Notification.updateOne","Notification.updateMany","Notification.updateManyAndReturn","Notification.upsertOne","Notification.deleteOne","Notification.deleteMany","Notification.groupBy","Notification.aggregate","PendingAttestation.findUnique","PendingAttestation.findUniqueOrThrow","PendingAttestation.findFirst","PendingAttestation.findFirstOrThrow","PendingAttestation.findMany","PendingAttestation.createOne","PendingAttestation.createMany","PendingAttestation.createManyAndReturn","PendingAttestation.updateOne","PendingAttestation.updateMany","PendingAttestation.updateManyAndReturn","PendingAttestation.upsertOne","PendingAttestation.deleteOne","PendingAttestation.deleteMany","PendingAttestation.groupBy","PendingAttestation.aggregate","Meta.findUnique","Meta.findUniqueOrThrow","Meta.findFirst","Meta.findFirstOrThrow","Meta.findMany","Meta.createOne","Meta.createMany","Meta.createManyAndReturn","Meta.updateOne","Meta.updateMany","Meta.updateManyAndReturn","Meta.upsertOne","Meta.deleteOne","Meta.deleteMany","Meta.groupBy","Meta.aggregate","developer","keys","Developer.findUnique","Developer.findUniqueOrThrow","Developer.findFirst","Developer.findFirstOrThrow","Developer.findMany","Developer.createOne","Developer.createMany","Developer.createManyAndReturn","Developer.updateOne","Developer.updateMany","Developer.updateManyAndReturn","Developer.upsertOne","Developer.deleteOne","Developer.deleteMany","Developer.groupBy","Developer.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","IdempotentRequest.findUnique","IdempotentRequest.findUniqueOrThrow","IdempotentRequest.findFirst","IdempotentRequest.findFirstOrThrow","IdempotentRequest.findMany","IdempotentRequest.createOne","IdempotentRequest.createMany","IdempotentRequest.createManyAndReturn","IdempotentRequest.updateOne","IdempotentRequest.updateMany","IdempotentRequest.updateManyAndReturn","IdempotentRequest.upsertOne","IdempotentRequest.deleteOne","IdempotentRequest.deleteMany","IdempotentRequest.groupBy","IdempotentRequest.aggregate","IdempotentBytes.findUnique","IdempotentBytes.findUniqueOrThrow","IdempotentBytes.findFirst","IdempotentBytes.findFirstOrThrow","IdempotentBytes.findMany","IdempotentBytes.createOne","IdempotentBytes.createMany","IdempotentBytes.createManyAndReturn","IdempotentBytes.updateOne","IdempotentBytes.updateMany","IdempotentBytes.updateManyAndReturn","IdempotentBytes.upsertOne","IdempotentBytes.deleteOne","IdempotentBytes.deleteMany","IdempotentBytes.groupBy","IdempotentBytes.aggregate","DayCount.findUnique","DayCount.findUniqueOrThrow","DayCount.findFirst","DayCount.findFirstOrThrow","DayCount.findMany","DayCount.createOne","DayCount.createMany","DayCount.createManyAndReturn","DayCount.updateOne","DayCount.updateMany","DayCount.updateManyAndReturn","DayCount.upsertOne","DayCount.deleteOne","DayCount.deleteMany","DayCount.groupBy","DayCount.aggregate","AuthNonce.findUnique","AuthNonce.findUniqueOrThrow","AuthNonce.findFirst","AuthNonce.findFirstOrThrow","AuthNonce.findMany","AuthNonce.createOne","AuthNonce.createMany","AuthNonce.createManyAndReturn","AuthNonce.updateOne","AuthNonce.updateMany","AuthNonce.updateManyAndReturn","AuthNonce.upsertOne","AuthNonce.deleteOne","AuthNonce.deleteMany","AuthNonce.groupBy","AuthNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","Epoch.findUnique","Epoch.findUniqueOrThrow","Epoch.findFirst","Epoch.findFirstOrThrow","Epoch.findMany","Epoch.createOne","Epoch.createMany","Epoch.createManyAndReturn","Epoch.updateOne","Epoch.updateMany","Epoch.updateManyAndReturn","Epoch.upsertOne","Epoch.deleteOne","Epoch.deleteMany","Epoch.groupBy","Epoch.aggregate","pages","chunk","EpochPage.findUnique","EpochPage.findUniqueOrThrow","EpochPage.findFirst","EpochPage.findFirstOrThrow","EpochPage.findMany","EpochPage.createOne","EpochPage.createMany","EpochPage.createManyAndReturn","EpochPage.updateOne","EpochPage.updateMany","EpochPage.updateManyAndReturn","EpochPage.upsertOne","EpochPage.deleteOne","EpochPage.deleteMany","EpochPage.groupBy","EpochPage.aggregate","EpochChunk.findUnique","EpochChunk.findUniqueOrThrow","EpochChunk.findFirst","EpochChunk.findFirstOrThrow","EpochChunk.findMany","EpochChunk.createOne","EpochChunk.createMany","EpochChunk.createManyAndReturn","EpochChunk.updateOne","EpochChunk.updateMany","EpochChunk.updateManyAndReturn","EpochChunk.upsertOne","EpochChunk.deleteOne","EpochChunk.deleteMany","EpochChunk.groupBy","EpochChunk.aggregate","NameEvent.findUnique","NameEvent.findUniqueOrThrow","NameEvent.findFirst","NameEvent.findFirstOrThrow","NameEvent.findMany","NameEvent.createOne","NameEvent.createMany","NameEvent.createManyAndReturn","NameEvent.updateOne","NameEvent.updateMany","NameEvent.updateManyAndReturn","NameEvent.upsertOne","NameEvent.deleteOne","NameEvent.deleteMany","NameEvent.groupBy","NameEvent.aggregate","identity","wallets","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","IdentityWallet.findUnique","IdentityWallet.findUniqueOrThrow","IdentityWallet.findFirst","IdentityWallet.findFirstOrThrow","IdentityWallet.findMany","IdentityWallet.createOne","IdentityWallet.createMany","IdentityWallet.createManyAndReturn","IdentityWallet.updateOne","IdentityWallet.updateMany","IdentityWallet.updateManyAndReturn","IdentityWallet.upsertOne","IdentityWallet.deleteOne","IdentityWallet.deleteMany","IdentityWallet.groupBy","IdentityWallet.aggregate","IdentityDeparture.findUnique","IdentityDeparture.findUniqueOrThrow","IdentityDeparture.findFirst","IdentityDeparture.findFirstOrThrow","IdentityDeparture.findMany","IdentityDeparture.createOne","IdentityDeparture.createMany","IdentityDeparture.createManyAndReturn","IdentityDeparture.updateOne","IdentityDeparture.updateMany","IdentityDeparture.updateManyAndReturn","IdentityDeparture.upsertOne","IdentityDeparture.deleteOne","IdentityDeparture.deleteMany","IdentityDeparture.groupBy","IdentityDeparture.aggregate","IdentityPast.findUnique","IdentityPast.findUniqueOrThrow","IdentityPast.findFirst","IdentityPast.findFirstOrThrow","IdentityPast.findMany","IdentityPast.createOne","IdentityPast.createMany","IdentityPast.createManyAndReturn","IdentityPast.updateOne","IdentityPast.updateMany","IdentityPast.updateManyAndReturn","IdentityPast.upsertOne","IdentityPast.deleteOne","IdentityPast.deleteMany","IdentityPast.groupBy","IdentityPast.aggregate","WalletGroup.findUnique","WalletGroup.findUniqueOrThrow","WalletGroup.findFirst","WalletGroup.findFirstOrThrow","WalletGroup.findMany","WalletGroup.createOne","WalletGroup.createMany","WalletGroup.createManyAndReturn","WalletGroup.updateOne","WalletGroup.updateMany","WalletGroup.updateManyAndReturn","WalletGroup.upsertOne","WalletGroup.deleteOne","WalletGroup.deleteMany","WalletGroup.groupBy","WalletGroup.aggregate","ChainCursor.findUnique","ChainCursor.findUniqueOrThrow","ChainCursor.findFirst","ChainCursor.findFirstOrThrow","ChainCursor.findMany","ChainCursor.createOne","ChainCursor.createMany","ChainCursor.createManyAndReturn","ChainCursor.updateOne","ChainCursor.updateMany","ChainCursor.updateManyAndReturn","ChainCursor.upsertOne","ChainCursor.deleteOne","ChainCursor.deleteMany","ChainCursor.groupBy","ChainCursor.aggregate","ExplorerHead.findUnique","ExplorerHead.findUniqueOrThrow","ExplorerHead.findFirst","ExplorerHead.findFirstOrThrow","ExplorerHead.findMany","ExplorerHead.createOne","ExplorerHead.createMany","ExplorerHead.createManyAndReturn","ExplorerHead.updateOne","ExplorerHead.updateMany","ExplorerHead.updateManyAndReturn","ExplorerHead.upsertOne","ExplorerHead.deleteOne","ExplorerHead.deleteMany","ExplorerHead.groupBy","ExplorerHead.aggregate","ExplorerFault.findUnique","ExplorerFault.findUniqueOrThrow","ExplorerFault.findFirst","ExplorerFault.findFirstOrThrow","ExplorerFault.findMany","ExplorerFault.createOne","ExplorerFault.createMany","ExplorerFault.createManyAndReturn","ExplorerFault.updateOne","ExplorerFault.updateMany","ExplorerFault.updateManyAndReturn","ExplorerFault.upsertOne","ExplorerFault.deleteOne","ExplorerFault.deleteMany","ExplorerFault.groupBy","ExplorerFault.aggregate","ChainControl.findUnique","ChainControl.findUniqueOrThrow","ChainControl.findFirst","ChainControl.findFirstOrThrow","ChainControl.findMany","ChainControl.createOne","ChainControl.createMany","ChainControl.createManyAndReturn","ChainControl.updateOne","ChainControl.updateMany","ChainControl.updateManyAndReturn","ChainControl.upsertOne","ChainControl.deleteOne","ChainControl.deleteMany","ChainControl.groupBy","ChainControl.aggregate","Block.findUnique","Block.findUniqueOrThrow","Block.findFirst","Block.findFirstOrThrow","Block.findMany","Block.createOne","Block.createMany","Block.createManyAndReturn","Block.updateOne","Block.updateMany","Block.updateManyAndReturn","Block.upsertOne","Block.deleteOne","Block.deleteMany","Block.groupBy","Block.aggregate","Activity.findUnique","Activity.findUniqueOrThrow","Activity.findFirst","Activity.findFirstOrThrow","Activity.findMany","Activity.createOne","Activity.createMany","Activity.createManyAndReturn","Activity.updateOne","Activity.updateMany","Activity.updateManyAndReturn","Activity.upsertOne","Activity.deleteOne","Activity.deleteMany","Activity.groupBy","Activity.aggregate","Facts.findUnique","Facts.findUniqueOrThrow","Facts.findFirst","Facts.findFirstOrThrow","Facts.findMany","Facts.createOne","Facts.createMany","Facts.createManyAndReturn","Facts.updateOne","Facts.updateMany","Facts.updateManyAndReturn","Facts.upsertOne","Facts.deleteOne","Facts.deleteMany","Facts.groupBy","Facts.aggregate","FactsSnapshot.findUnique","FactsSnapshot.findUniqueOrThrow","FactsSnapshot.findFirst","FactsSnapshot.findFirstOrThrow","FactsSnapshot.findMany","FactsSnapshot.createOne","FactsSnapshot.createMany","FactsSnapshot.createManyAndReturn","FactsSnapshot.updateOne","FactsSnapshot.updateMany","FactsSnapshot.updateManyAndReturn","FactsSnapshot.upsertOne","FactsSnapshot.deleteOne","FactsSnapshot.deleteMany","FactsSnapshot.groupBy","FactsSnapshot.aggregate","FundingCluster.findUnique","FundingCluster.findUniqueOrThrow","FundingCluster.findFirst","FundingCluster.findFirstOrThrow","FundingCluster.findMany","FundingCluster.createOne","FundingCluster.createMany","FundingCluster.createManyAndReturn","FundingCluster.updateOne","FundingCluster.updateMany","FundingCluster.updateManyAndReturn","FundingCluster.upsertOne","FundingCluster.deleteOne","FundingCluster.deleteMany","FundingCluster.groupBy","FundingCluster.aggregate","AlikeCluster.findUnique","AlikeCluster.findUniqueOrThrow","AlikeCluster.findFirst","AlikeCluster.findFirstOrThrow","AlikeCluster.findMany","AlikeCluster.createOne","AlikeCluster.createMany","AlikeCluster.createManyAndReturn","AlikeCluster.updateOne","AlikeCluster.updateMany","AlikeCluster.updateManyAndReturn","AlikeCluster.upsertOne","AlikeCluster.deleteOne","AlikeCluster.deleteMany","AlikeCluster.groupBy","AlikeCluster.aggregate","PaymentTrust.findUnique","PaymentTrust.findUniqueOrThrow","PaymentTrust.findFirst","PaymentTrust.findFirstOrThrow","PaymentTrust.findMany","PaymentTrust.createOne","PaymentTrust.createMany","PaymentTrust.createManyAndReturn","PaymentTrust.updateOne","PaymentTrust.updateMany","PaymentTrust.updateManyAndReturn","PaymentTrust.upsertOne","PaymentTrust.deleteOne","PaymentTrust.deleteMany","PaymentTrust.groupBy","PaymentTrust.aggregate","QuarantinedTransaction.findUnique","QuarantinedTransaction.findUniqueOrThrow","QuarantinedTransaction.findFirst","QuarantinedTransaction.findFirstOrThrow","QuarantinedTransaction.findMany","QuarantinedTransaction.createOne","QuarantinedTransaction.createMany","QuarantinedTransaction.createManyAndReturn","QuarantinedTransaction.updateOne","QuarantinedTransaction.updateMany","QuarantinedTransaction.updateManyAndReturn","QuarantinedTransaction.upsertOne","QuarantinedTransaction.deleteOne","QuarantinedTransaction.deleteMany","QuarantinedTransaction.groupBy","QuarantinedTransaction.aggregate","QuarantinedWallet.findUnique","QuarantinedWallet.findUniqueOrThrow","QuarantinedWallet.findFirst","QuarantinedWallet.findFirstOrThrow","QuarantinedWallet.findMany","QuarantinedWallet.createOne","QuarantinedWallet.createMany","QuarantinedWallet.createManyAndReturn","QuarantinedWallet.updateOne","QuarantinedWallet.updateMany","QuarantinedWallet.updateManyAndReturn","QuarantinedWallet.upsertOne","QuarantinedWallet.deleteOne","QuarantinedWallet.deleteMany","QuarantinedWallet.groupBy","QuarantinedWallet.aggregate","list","uploads","rows","lines","clusters","shares","List.findUnique","List.findUniqueOrThrow","List.findFirst","List.findFirstOrThrow","List.findMany","List.createOne","List.createMany","List.createManyAndReturn","List.updateOne","List.updateMany","List.updateManyAndReturn","List.upsertOne","List.deleteOne","List.deleteMany","List.groupBy","List.aggregate","ListUpload.findUnique","ListUpload.findUniqueOrThrow","ListUpload.findFirst","ListUpload.findFirstOrThrow","ListUpload.findMany","ListUpload.createOne","ListUpload.createMany","ListUpload.createManyAndReturn","ListUpload.updateOne","ListUpload.updateMany","ListUpload.updateManyAndReturn","ListUpload.upsertOne","ListUpload.deleteOne","ListUpload.deleteMany","ListUpload.groupBy","ListUpload.aggregate","ListRow.findUnique","ListRow.findUniqueOrThrow","ListRow.findFirst","ListRow.findFirstOrThrow","ListRow.findMany","ListRow.createOne","ListRow.createMany","ListRow.createManyAndReturn","ListRow.updateOne","ListRow.updateMany","ListRow.updateManyAndReturn","ListRow.upsertOne","ListRow.deleteOne","ListRow.deleteMany","ListRow.groupBy","ListRow.aggregate","ListLine.findUnique","ListLine.findUniqueOrThrow","ListLine.findFirst","ListLine.findFirstOrThrow","ListLine.findMany","ListLine.createOne","ListLine.createMany","ListLine.createManyAndReturn","ListLine.updateOne","ListLine.updateMany","ListLine.updateManyAndReturn","ListLine.upsertOne","ListLine.deleteOne","ListLine.deleteMany","ListLine.groupBy","ListLine.aggregate","ListCluster.findUnique","ListCluster.findUniqueOrThrow","ListCluster.findFirst","ListCluster.findFirstOrThrow","ListCluster.findMany","ListCluster.createOne","ListCluster.createMany","ListCluster.createManyAndReturn","ListCluster.updateOne","ListCluster.updateMany","ListCluster.updateManyAndReturn","ListCluster.upsertOne","ListCluster.deleteOne","ListCluster.deleteMany","ListCluster.groupBy","ListCluster.aggregate","ListShare.findUnique","ListShare.findUniqueOrThrow","ListShare.findFirst","ListShare.findFirstOrThrow","ListShare.findMany","ListShare.createOne","ListShare.createMany","ListShare.createManyAndReturn","ListShare.updateOne","ListShare.updateMany","ListShare.updateManyAndReturn","ListShare.upsertOne","ListShare.deleteOne","ListShare.deleteMany","ListShare.groupBy","ListShare.aggregate","tree","leafRows","nodes","ListTree.findUnique","ListTree.findUniqueOrThrow","ListTree.findFirst","ListTree.findFirstOrThrow","ListTree.findMany","ListTree.createOne","ListTree.createMany","ListTree.createManyAndReturn","ListTree.updateOne","ListTree.updateMany","ListTree.updateManyAndReturn","ListTree.upsertOne","ListTree.deleteOne","ListTree.deleteMany","ListTree.groupBy","ListTree.aggregate","ListTreeLeaf.findUnique","ListTreeLeaf.findUniqueOrThrow","ListTreeLeaf.findFirst","ListTreeLeaf.findFirstOrThrow","ListTreeLeaf.findMany","ListTreeLeaf.createOne","ListTreeLeaf.createMany","ListTreeLeaf.createManyAndReturn","ListTreeLeaf.updateOne","ListTreeLeaf.updateMany","ListTreeLeaf.updateManyAndReturn","ListTreeLeaf.upsertOne","ListTreeLeaf.deleteOne","ListTreeLeaf.deleteMany","ListTreeLeaf.groupBy","ListTreeLeaf.aggregate","ListTreeNode.findUnique","ListTreeNode.findUniqueOrThrow","ListTreeNode.findFirst","ListTreeNode.findFirstOrThrow","ListTreeNode.findMany","ListTreeNode.createOne","ListTreeNode.createMany","ListTreeNode.createManyAndReturn","ListTreeNode.updateOne","ListTreeNode.updateMany","ListTreeNode.updateManyAndReturn","ListTreeNode.upsertOne","ListTreeNode.deleteOne","ListTreeNode.deleteMany","ListTreeNode.groupBy","ListTreeNode.aggregate","policy","simulations","nullifiers","token","blocks","snapshots","watch","watched","Policy.findUnique","Policy.findUniqueOrThrow","Policy.findFirst","Policy.findFirstOrThrow","Policy.findMany","Policy.createOne","Policy.createMany","Policy.createManyAndReturn","Policy.updateOne","Policy.updateMany","Policy.updateManyAndReturn","Policy.upsertOne","Policy.deleteOne","Policy.deleteMany","Policy.groupBy","Policy.aggregate","PolicySimulation.findUnique","PolicySimulation.findUniqueOrThrow","PolicySimulation.findFirst","PolicySimulation.findFirstOrThrow","PolicySimulation.findMany","PolicySimulation.createOne","PolicySimulation.createMany","PolicySimulation.createManyAndReturn","PolicySimulation.updateOne","PolicySimulation.updateMany","PolicySimulation.updateManyAndReturn","PolicySimulation.upsertOne","PolicySimulation.deleteOne","PolicySimulation.deleteMany","PolicySimulation.groupBy","PolicySimulation.aggregate","PassNullifier.findUnique","PassNullifier.findUniqueOrThrow","PassNullifier.findFirst","PassNullifier.findFirstOrThrow","PassNullifier.findMany","PassNullifier.createOne","PassNullifier.createMany","PassNullifier.createManyAndReturn","PassNullifier.updateOne","PassNullifier.updateMany","PassNullifier.updateManyAndReturn","PassNullifier.upsertOne","PassNullifier.deleteOne","PassNullifier.deleteMany","PassNullifier.groupBy","PassNullifier.aggregate","SnapshotToken.findUnique","SnapshotToken.findUniqueOrThrow","SnapshotToken.findFirst","SnapshotToken.findFirstOrThrow","SnapshotToken.findMany","SnapshotToken.createOne","SnapshotToken.createMany","SnapshotToken.createManyAndReturn","SnapshotToken.updateOne","SnapshotToken.updateMany","SnapshotToken.updateManyAndReturn","SnapshotToken.upsertOne","SnapshotToken.deleteOne","SnapshotToken.deleteMany","SnapshotToken.groupBy","SnapshotToken.aggregate","SnapshotBlock.findUnique","SnapshotBlock.findUniqueOrThrow","SnapshotBlock.findFirst","SnapshotBlock.findFirstOrThrow","SnapshotBlock.findMany","SnapshotBlock.createOne","SnapshotBlock.createMany","SnapshotBlock.createManyAndReturn","SnapshotBlock.updateOne","SnapshotBlock.updateMany","SnapshotBlock.updateManyAndReturn","SnapshotBlock.upsertOne","SnapshotBlock.deleteOne","SnapshotBlock.deleteMany","SnapshotBlock.groupBy","SnapshotBlock.aggregate","SnapshotAnswer.findUnique","SnapshotAnswer.findUniqueOrThrow","SnapshotAnswer.findFirst","SnapshotAnswer.findFirstOrThrow","SnapshotAnswer.findMany","SnapshotAnswer.createOne","SnapshotAnswer.createMany","SnapshotAnswer.createManyAndReturn","SnapshotAnswer.updateOne","SnapshotAnswer.updateMany","SnapshotAnswer.updateManyAndReturn","SnapshotAnswer.upsertOne","SnapshotAnswer.deleteOne","SnapshotAnswer.deleteMany","SnapshotAnswer.groupBy","SnapshotAnswer.aggregate","PolicyWatch.findUnique","PolicyWatch.findUniqueOrThrow","PolicyWatch.findFirst","PolicyWatch.findFirstOrThrow","PolicyWatch.findMany","PolicyWatch.createOne","PolicyWatch.createMany","PolicyWatch.createManyAndReturn","PolicyWatch.updateOne","PolicyWatch.updateMany","PolicyWatch.updateManyAndReturn","PolicyWatch.upsertOne","PolicyWatch.deleteOne","PolicyWatch.deleteMany","PolicyWatch.groupBy","PolicyWatch.aggregate","WatchedWallet.findUnique","WatchedWallet.findUniqueOrThrow","WatchedWallet.findFirst","WatchedWallet.findFirstOrThrow","WatchedWallet.findMany","WatchedWallet.createOne","WatchedWallet.createMany","WatchedWallet.createManyAndReturn","WatchedWallet.updateOne","WatchedWallet.updateMany","WatchedWallet.updateManyAndReturn","WatchedWallet.upsertOne","WatchedWallet.deleteOne","WatchedWallet.deleteMany","WatchedWallet.groupBy","WatchedWallet.aggregate","wallet","histories","questions","OnceWallet.findUnique","OnceWallet.findUniqueOrThrow","OnceWallet.findFirst","OnceWallet.findFirstOrThrow","OnceWallet.findMany","OnceWallet.createOne","OnceWallet.createMany","OnceWallet.createManyAndReturn","OnceWallet.updateOne","OnceWallet.updateMany","OnceWallet.updateManyAndReturn","OnceWallet.upsertOne","OnceWallet.deleteOne","OnceWallet.deleteMany","OnceWallet.groupBy","OnceWallet.aggregate","OnceHistory.findUnique","OnceHistory.findUniqueOrThrow","OnceHistory.findFirst","OnceHistory.findFirstOrThrow","OnceHistory.findMany","OnceHistory.createOne","OnceHistory.createMany","OnceHistory.createManyAndReturn","OnceHistory.updateOne","OnceHistory.updateMany","OnceHistory.updateManyAndReturn","OnceHistory.upsertOne","OnceHistory.deleteOne","OnceHistory.deleteMany","OnceHistory.groupBy","OnceHistory.aggregate","OnceQuestion.findUnique","OnceQuestion.findUniqueOrThrow","OnceQuestion.findFirst","OnceQuestion.findFirstOrThrow","OnceQuestion.findMany","OnceQuestion.createOne","OnceQuestion.createMany","OnceQuestion.createManyAndReturn","OnceQuestion.updateOne","OnceQuestion.updateMany","OnceQuestion.updateManyAndReturn","OnceQuestion.upsertOne","OnceQuestion.deleteOne","OnceQuestion.deleteMany","OnceQuestion.groupBy","OnceQuestion.aggregate","Reservation.findUnique","Reservation.findUniqueOrThrow","Reservation.findFirst","Reservation.findFirstOrThrow","Reservation.findMany","Reservation.createOne","Reservation.createMany","Reservation.createManyAndReturn","Reservation.updateOne","Reservation.updateMany","Reservation.updateManyAndReturn","Reservation.upsertOne","Reservation.deleteOne","Reservation.deleteMany","Reservation.groupBy","Reservation.aggregate","ReservationCursor.findUnique","ReservationCursor.findUniqueOrThrow","ReservationCursor.findFirst","ReservationCursor.findFirstOrThrow","ReservationCursor.findMany","ReservationCursor.createOne","ReservationCursor.createMany","ReservationCursor.createManyAndReturn","ReservationCursor.updateOne","ReservationCursor.updateMany","ReservationCursor.updateManyAndReturn","ReservationCursor.upsertOne","ReservationCursor.deleteOne","ReservationCursor.deleteMany","ReservationCursor.groupBy","ReservationCursor.aggregate","Voucher.findUnique","Voucher.findUniqueOrThrow","Voucher.findFirst","Voucher.findFirstOrThrow","Voucher.findMany","Voucher.createOne","Voucher.createMany","Voucher.createManyAndReturn","Voucher.updateOne","Voucher.updateMany","Voucher.updateManyAndReturn","Voucher.upsertOne","Voucher.deleteOne","Voucher.deleteMany","Voucher.groupBy","Voucher.aggregate","ReferralCode.findUnique","ReferralCode.findUniqueOrThrow","ReferralCode.findFirst","ReferralCode.findFirstOrThrow","ReferralCode.findMany","ReferralCode.createOne","ReferralCode.createMany","ReferralCode.createManyAndReturn","ReferralCode.updateOne","ReferralCode.updateMany","ReferralCode.updateManyAndReturn","ReferralCode.upsertOne","ReferralCode.deleteOne","ReferralCode.deleteMany","ReferralCode.groupBy","ReferralCode.aggregate","Referral.findUnique","Referral.findUniqueOrThrow","Referral.findFirst","Referral.findFirstOrThrow","Referral.findMany","Referral.createOne","Referral.createMany","Referral.createManyAndReturn","Referral.updateOne","Referral.updateMany","Referral.updateManyAndReturn","Referral.upsertOne","Referral.deleteOne","Referral.deleteMany","Referral.groupBy","Referral.aggregate","SponsoredMint.findUnique","SponsoredMint.findUniqueOrThrow","SponsoredMint.findFirst","SponsoredMint.findFirstOrThrow","SponsoredMint.findMany","SponsoredMint.createOne","SponsoredMint.createMany","SponsoredMint.createManyAndReturn","SponsoredMint.updateOne","SponsoredMint.updateMany","SponsoredMint.updateManyAndReturn","SponsoredMint.upsertOne","SponsoredMint.deleteOne","SponsoredMint.deleteMany","SponsoredMint.groupBy","SponsoredMint.aggregate","SentTransaction.findUnique","SentTransaction.findUniqueOrThrow","SentTransaction.findFirst","SentTransaction.findFirstOrThrow","SentTransaction.findMany","SentTransaction.createOne","SentTransaction.createMany","SentTransaction.createManyAndReturn","SentTransaction.updateOne","SentTransaction.updateMany","SentTransaction.updateManyAndReturn","SentTransaction.upsertOne","SentTransaction.deleteOne","SentTransaction.deleteMany","SentTransaction.groupBy","SentTransaction.aggregate","Score.findUnique","Score.findUniqueOrThrow","Score.findFirst","Score.findFirstOrThrow","Score.findMany","Score.createOne","Score.createMany","Score.createManyAndReturn","Score.updateOne","Score.updateMany","Score.updateManyAndReturn","Score.upsertOne","Score.deleteOne","Score.deleteMany","Score.groupBy","Score.aggregate","ScoreFacts.findUnique","ScoreFacts.findUniqueOrThrow","ScoreFacts.findFirst","ScoreFacts.findFirstOrThrow","ScoreFacts.findMany","ScoreFacts.createOne","ScoreFacts.createMany","ScoreFacts.createManyAndReturn","ScoreFacts.updateOne","ScoreFacts.updateMany","ScoreFacts.updateManyAndReturn","ScoreFacts.upsertOne","ScoreFacts.deleteOne","ScoreFacts.deleteMany","ScoreFacts.groupBy","ScoreFacts.aggregate","ScoreSteps.findUnique","ScoreSteps.findUniqueOrThrow","ScoreSteps.findFirst","ScoreSteps.findFirstOrThrow","ScoreSteps.findMany","ScoreSteps.createOne","ScoreSteps.createMany","ScoreSteps.createManyAndReturn","ScoreSteps.updateOne","ScoreSteps.updateMany","ScoreSteps.updateManyAndReturn","ScoreSteps.upsertOne","ScoreSteps.deleteOne","ScoreSteps.deleteMany","ScoreSteps.groupBy","ScoreSteps.aggregate","ScoreFeed.findUnique","ScoreFeed.findUniqueOrThrow","ScoreFeed.findFirst","ScoreFeed.findFirstOrThrow","ScoreFeed.findMany","ScoreFeed.createOne","ScoreFeed.createMany","ScoreFeed.createManyAndReturn","ScoreFeed.updateOne","ScoreFeed.updateMany","ScoreFeed.updateManyAndReturn","ScoreFeed.upsertOne","ScoreFeed.deleteOne","ScoreFeed.deleteMany","ScoreFeed.groupBy","ScoreFeed.aggregate","IdentityFeed.findUnique","IdentityFeed.findUniqueOrThrow","IdentityFeed.findFirst","IdentityFeed.findFirstOrThrow","IdentityFeed.findMany","IdentityFeed.createOne","IdentityFeed.createMany","IdentityFeed.createManyAndReturn","IdentityFeed.updateOne","IdentityFeed.updateMany","IdentityFeed.updateManyAndReturn","IdentityFeed.upsertOne","IdentityFeed.deleteOne","IdentityFeed.deleteMany","IdentityFeed.groupBy","IdentityFeed.aggregate","SavedRanking.findUnique","SavedRanking.findUniqueOrThrow","SavedRanking.findFirst","SavedRanking.findFirstOrThrow","SavedRanking.findMany","SavedRanking.createOne","SavedRanking.createMany","SavedRanking.createManyAndReturn","SavedRanking.updateOne","SavedRanking.updateMany","SavedRanking.updateManyAndReturn","SavedRanking.upsertOne","SavedRanking.deleteOne","SavedRanking.deleteMany","SavedRanking.groupBy","SavedRanking.aggregate","ScoreClose.findUnique","ScoreClose.findUniqueOrThrow","ScoreClose.findFirst","ScoreClose.findFirstOrThrow","ScoreClose.findMany","ScoreClose.createOne","ScoreClose.createMany","ScoreClose.createManyAndReturn","ScoreClose.updateOne","ScoreClose.updateMany","ScoreClose.updateManyAndReturn","ScoreClose.upsertOne","ScoreClose.deleteOne","ScoreClose.deleteMany","ScoreClose.groupBy","ScoreClose.aggregate","StaleClose.findUnique","StaleClose.findUniqueOrThrow","StaleClose.findFirst","StaleClose.findFirstOrThrow","StaleClose.findMany","StaleClose.createOne","StaleClose.createMany","StaleClose.createManyAndReturn","StaleClose.updateOne","StaleClose.updateMany","StaleClose.updateManyAndReturn","StaleClose.upsertOne","StaleClose.deleteOne","StaleClose.deleteMany","StaleClose.groupBy","StaleClose.aggregate","PendingScore.findUnique","PendingScore.findUniqueOrThrow","PendingScore.findFirst","PendingScore.findFirstOrThrow","PendingScore.findMany","PendingScore.createOne","PendingScore.createMany","PendingScore.createManyAndReturn","PendingScore.updateOne","PendingScore.updateMany","PendingScore.updateManyAndReturn","PendingScore.upsertOne","PendingScore.deleteOne","PendingScore.deleteMany","PendingScore.groupBy","PendingScore.aggregate","ModelSwitch.findUnique","ModelSwitch.findUniqueOrThrow","ModelSwitch.findFirst","ModelSwitch.findFirstOrThrow","ModelSwitch.findMany","ModelSwitch.createOne","ModelSwitch.createMany","ModelSwitch.createManyAndReturn","ModelSwitch.updateOne","ModelSwitch.updateMany","ModelSwitch.updateManyAndReturn","ModelSwitch.upsertOne","ModelSwitch.deleteOne","ModelSwitch.deleteMany","ModelSwitch.groupBy","ModelSwitch.aggregate","ModelComparison.findUnique","ModelComparison.findUniqueOrThrow","ModelComparison.findFirst","ModelComparison.findFirstOrThrow","ModelComparison.findMany","ModelComparison.createOne","ModelComparison.createMany","ModelComparison.createManyAndReturn","ModelComparison.updateOne","ModelComparison.updateMany","ModelComparison.updateManyAndReturn","ModelComparison.upsertOne","ModelComparison.deleteOne","ModelComparison.deleteMany","ModelComparison.groupBy","ModelComparison.aggregate","Takedown.findUnique","Takedown.findUniqueOrThrow","Takedown.findFirst","Takedown.findFirstOrThrow","Takedown.findMany","Takedown.createOne","Takedown.createMany","Takedown.createManyAndReturn","Takedown.updateOne","Takedown.updateMany","Takedown.updateManyAndReturn","Takedown.upsertOne","Takedown.deleteOne","Takedown.deleteMany","Takedown.groupBy","Takedown.aggregate","TradingCursor.findUnique","TradingCursor.findUniqueOrThrow","TradingCursor.findFirst","TradingCursor.findFirstOrThrow","TradingCursor.findMany","TradingCursor.createOne","TradingCursor.createMany","TradingCursor.createManyAndReturn","TradingCursor.updateOne","TradingCursor.updateMany","TradingCursor.updateManyAndReturn","TradingCursor.upsertOne","TradingCursor.deleteOne","TradingCursor.deleteMany","TradingCursor.groupBy","TradingCursor.aggregate","Trade.findUnique","Trade.findUniqueOrThrow","Trade.findFirst","Trade.findFirstOrThrow","Trade.findMany","Trade.createOne","Trade.createMany","Trade.createManyAndReturn","Trade.updateOne","Trade.updateMany","Trade.updateManyAndReturn","Trade.upsertOne","Trade.deleteOne","Trade.deleteMany","Trade.groupBy","Trade.aggregate","TradingHolding.findUnique","TradingHolding.findUniqueOrThrow","TradingHolding.findFirst","TradingHolding.findFirstOrThrow","TradingHolding.findMany","TradingHolding.createOne","TradingHolding.createMany","TradingHolding.createManyAndReturn","TradingHolding.updateOne","TradingHolding.updateMany","TradingHolding.updateManyAndReturn","TradingHolding.upsertOne","TradingHolding.deleteOne","TradingHolding.deleteMany","TradingHolding.groupBy","TradingHolding.aggregate","Trader.findUnique","Trader.findUniqueOrThrow","Trader.findFirst","Trader.findFirstOrThrow","Trader.findMany","Trader.createOne","Trader.createMany","Trader.createManyAndReturn","Trader.updateOne","Trader.updateMany","Trader.updateManyAndReturn","Trader.upsertOne","Trader.deleteOne","Trader.deleteMany","Trader.groupBy","Trader.aggregate","TraderHistogram.findUnique","TraderHistogram.findUniqueOrThrow","TraderHistogram.findFirst","TraderHistogram.findFirstOrThrow","TraderHistogram.findMany","TraderHistogram.createOne","TraderHistogram.createMany","TraderHistogram.createManyAndReturn","TraderHistogram.updateOne","TraderHistogram.updateMany","TraderHistogram.updateManyAndReturn","TraderHistogram.upsertOne","TraderHistogram.deleteOne","TraderHistogram.deleteMany","TraderHistogram.groupBy","TraderHistogram.aggregate","StaleTrader.findUnique","StaleTrader.findUniqueOrThrow","StaleTrader.findFirst","StaleTrader.findFirstOrThrow","StaleTrader.findMany","StaleTrader.createOne","StaleTrader.createMany","StaleTrader.createManyAndReturn","StaleTrader.updateOne","StaleTrader.updateMany","StaleTrader.updateManyAndReturn","StaleTrader.upsertOne","StaleTrader.deleteOne","StaleTrader.deleteMany","StaleTrader.groupBy","StaleTrader.aggregate","Wallet.findUnique","Wallet.findUniqueOrThrow","Wallet.findFirst","Wallet.findFirstOrThrow","Wallet.findMany","Wallet.createOne","Wallet.createMany","Wallet.createManyAndReturn","Wallet.updateOne","Wallet.updateMany","Wallet.updateManyAndReturn","Wallet.upsertOne","Wallet.deleteOne","Wallet.deleteMany","Wallet.groupBy","Wallet.aggregate","TrackedWallet.findUnique","TrackedWallet.findUniqueOrThrow","TrackedWallet.findFirst","TrackedWallet.findFirstOrThrow","TrackedWallet.findMany","TrackedWallet.createOne","TrackedWallet.createMany","TrackedWallet.createManyAndReturn","TrackedWallet.updateOne","TrackedWallet.updateMany","TrackedWallet.updateManyAndReturn","TrackedWallet.upsertOne","TrackedWallet.deleteOne","TrackedWallet.deleteMany","TrackedWallet.groupBy","TrackedWallet.aggregate","Tracking.findUnique","Tracking.findUniqueOrThrow","Tracking.findFirst","Tracking.findFirstOrThrow","Tracking.findMany","Tracking.createOne","Tracking.createMany","Tracking.createManyAndReturn","Tracking.updateOne","Tracking.updateMany","Tracking.updateManyAndReturn","Tracking.upsertOne","Tracking.deleteOne","Tracking.deleteMany","Tracking.groupBy","Tracking.aggregate","backfills","line","Backfill.findUnique","Backfill.findUniqueOrThrow","Backfill.findFirst","Backfill.findFirstOrThrow","Backfill.findMany","Backfill.createOne","Backfill.createMany","Backfill.createManyAndReturn","Backfill.updateOne","Backfill.updateMany","Backfill.updateManyAndReturn","Backfill.upsertOne","Backfill.deleteOne","Backfill.deleteMany","Backfill.groupBy","Backfill.aggregate","BackfillParty.findUnique","BackfillParty.findUniqueOrThrow","BackfillParty.findFirst","BackfillParty.findFirstOrThrow","BackfillParty.findMany","BackfillParty.createOne","BackfillParty.createMany","BackfillParty.createManyAndReturn","BackfillParty.updateOne","BackfillParty.updateMany","BackfillParty.updateManyAndReturn","BackfillParty.upsertOne","BackfillParty.deleteOne","BackfillParty.deleteMany","BackfillParty.groupBy","BackfillParty.aggregate","StagedActivity.findUnique","StagedActivity.findUniqueOrThrow","StagedActivity.findFirst","StagedActivity.findFirstOrThrow","StagedActivity.findMany","StagedActivity.createOne","StagedActivity.createMany","StagedActivity.createManyAndReturn","StagedActivity.updateOne","StagedActivity.updateMany","StagedActivity.updateManyAndReturn","StagedActivity.upsertOne","StagedActivity.deleteOne","StagedActivity.deleteMany","StagedActivity.groupBy","StagedActivity.aggregate","AutomaticTracking.findUnique","AutomaticTracking.findUniqueOrThrow","AutomaticTracking.findFirst","AutomaticTracking.findFirstOrThrow","AutomaticTracking.findMany","AutomaticTracking.createOne","AutomaticTracking.createMany","AutomaticTracking.createManyAndReturn","AutomaticTracking.updateOne","AutomaticTracking.updateMany","AutomaticTracking.updateManyAndReturn","AutomaticTracking.upsertOne","AutomaticTracking.deleteOne","AutomaticTracking.deleteMany","AutomaticTracking.groupBy","AutomaticTracking.aggregate","Outbox.findUnique","Outbox.findUniqueOrThrow","Outbox.findFirst","Outbox.findFirstOrThrow","Outbox.findMany","Outbox.createOne","Outbox.createMany","Outbox.createManyAndReturn","Outbox.updateOne","Outbox.updateMany","Outbox.updateManyAndReturn","Outbox.upsertOne","Outbox.deleteOne","Outbox.deleteMany","Outbox.groupBy","Outbox.aggregate","webhook","delivery","attempts","deliveries","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","WebhookAttempt.findUnique","WebhookAttempt.findUniqueOrThrow","WebhookAttempt.findFirst","WebhookAttempt.findFirstOrThrow","WebhookAttempt.findMany","WebhookAttempt.createOne","WebhookAttempt.createMany","WebhookAttempt.createManyAndReturn","WebhookAttempt.updateOne","WebhookAttempt.updateMany","WebhookAttempt.updateManyAndReturn","WebhookAttempt.upsertOne","WebhookAttempt.deleteOne","WebhookAttempt.deleteMany","WebhookAttempt.groupBy","WebhookAttempt.aggregate","AND","OR","NOT","id","deliveryId","at","statusCode","durationMs","error","requestHeaders","responseBody","equals","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","lt","lte","gt","gte","not","in","notIn","contains","startsWith","endsWith","webhookId","messageId","event","body","replayOf","status","attempt","earlierAttempts","nextAttemptAt","claim","leasedUntil","createdAt","developerId","url","host","events","subjects","allSubjects","secret","oldSecret","oldSecretUntil","signatureKey","oldSignatureKey","active","disabledReason","operatorOff","failingSince","isFull","missedFrom","missedUntil","has","hasEvery","hasSome","every","some","none","subjectsDone","expandedTo","address","client","chainId","blockNumber","txIndex","logIndex","own","ran","kind","txHash","counterparty","asset","assetOut","method","amount","amountOut","fee","wallet_chainId_blockNumber_logIndex_kind_txHash","party","servedAt","turns","queuedAt","dueAt","progress","address_chainId","developerId_address","state","transactions","truncated","unreadRows","gaps","smartAccount","source","fromBlock","toBlock","sources","readyAt","checkedAt","attestedFrom","attestedTo","attestDue","subject","period","sort","bucket","prefix","traders","chainId_period_sort_bucket_prefix","trades","volume","profit","chainId_period_subject","units","cost","subject_chainId_token","chainId_at_blockNumber_txIndex_logIndex_wallet","since24h","since7d","since30d","settings","target","reason","liftedAt","kind_target","version","requestedAt","compared","finishedAt","result","announcedAt","activeFrom","activatedAt","rescoredAt","summary","cause","scoredTo","scored","fromDay","subject_chainId","day","until","total","activity","age","diversity","governance","social","risk","loyalty","ranked","confidence","recordedAt","subject_chainId_day","position","scopes","savedAt","before","after","rankedBefore","rankedAfter","reachedBefore","reachedAfter","sourceChain","days","factsHash","facts","subject_factsHash","bonus","unavailable","stale","modelHash","reachedAt","nextChangeDay","updatedAt","sender","nonce","raw","hashes","raises","sentAt","minedAt","chainId_sender_nonce","name","referee","referrer","code","confirmedAt","claimer","price","signature","expiresAt","referralCode","consents","blockHash","deposit","reservedAt","chainId_txHash_logIndex","asker","askedAt","reads","payer","listed","comparedAt","alike","headAt","readAt","asker_address","policyId","outcome","chainOutcomes","chainReadAt","nextOutcome","nextBlocks","since","readsChain","turnAt","tokenHash","score","tokenHash_day_address","network","snapshot","endsAt","stored","groupId","nullifier","firstAt","lastSubject","tally","policyId_address","tokenHash_network_snapshot","policyId_groupId","treeId","piece","bytes","index","listId","who","cap","floor","decimals","root","leaves","sum","issuedAt","domain","signer","treeId_piece","treeId_index","cluster","size","strength","members","evidence","keep","row","text","input","special","duplicateOf","reasons","svcId","tier","flags","known","sameAs","read","repair","column","previousId","format","columns","counts","charged","reading","lastRow","completedAt","seenAt","listId_cluster","listId_line_reason","listId_row","listId_piece","partlyRead","wallet_chainId_blockNumber_txIndex","firstBlock","retryAt","resolvedAt","chainId_blockNumber_txIndex","weight","foundBy","funder","clusterSize","chainLength","chainId_wallet","block","wallet_chainId_block","wallet_chainId","number","hash","parentHash","time","statedTime","chainId_number","pausedAt","pauseReason","reindexFrom","reindexRequestedAt","reindexStartedAt","setAsideBlock","setAsideRequestedAt","chainId_host","blockTime","guessed","headNumber","finalizedBlock","scoredBlock","scoredHash","dayBlockNumber","dayBlockHash","dayBlockTime","missingBlock","missingSince","joinedAt","ownerTx","owner","movedAt","name_ownerTx","leftAt","address_name_owner","primary","linkedAt","tokenId","parent","mintedAt","final","blocked","received","nameHash","account","epoch","firstIndex","firstAddress","chunkHash","epoch_firstIndex","previousRoot","chains","lineBytes","checksum","storedBytes","published","hour","keyId","endpoint","requests","errors","latencies","developerId_hour_keyId_endpoint","revokedAt","lastUsedAt","developerId_day","caller","caller_hour","path","key","bodyHash","committed","results","fence","startedAt","caller_method_path_key","actor","act","details","requestId","permissions","rateLimit","last4","suspendedAt","suspensionReason","replacedBy","value","uid","issuer","revocation","chainId_uid","contract","chainId_contract_uid_issuer","schemaUid","expirationTime","attestation","chainId_contract_uid","omittedBytes","decoded","preview","revocable","refUid","salt","signatureKind","revocationReason","revocationDetails","publicReason","revocationSignature","revocationSeq","revokedBlock","revokedTxHash","uid_issuer_chainId_contract","nameKey","schema","resolver","flag","openedAt","decideBy","decidedAt","decision","totalBefore","totalAfter","consent","wallet_flag","earnedAt","claimedAt","lostAt","subject_id","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "yh2lB5AMCbwMAAD6FQAwvQwAAAQAEL4MAAD6FQAwvwwBAMQTACGnDQEAxBMAIeMPQADIEwAh5A9AAMcTACHlD0AAxxMAIeYPAAD7FQAgAQAAAAEAIAEAAAABACAIvAwAAPoVADC9DAAABAAQvgwAAPoVADC_DAEAxBMAIacNAQDEEwAh4w9AAMgTACHkD0AAxxMAIeUPQADHEwAhAuQPAAD8FQAg5Q8AAPwVACADAAAABAAgAwAABQAwBAAAAQAgAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACAFvwwBAAAAAacNAQAAAAHjD0AAAAAB5A9AAAAAAeUPQAAAAAEBCAAACQAgBb8MAQAAAAGnDQEAAAAB4w9AAAAAAeQPQAAAAAHlD0AAAAABAQgAAAsAMAEIAAALADAFvwwBAIcWACGnDQEAhxYAIeMPQACDFgAh5A9AAI8WACHlD0AAjxYAIQIAAAABACAIAAAOACAFvwwBAIcWACGnDQEAhxYAIeMPQACDFgAh5A9AAI8WACHlD0AAjxYAIQIAAAAEACAIAAAQACACAAAABAAgCAAAEAAgAwAAAAEAIA8AAAkAIBAAAA4AIAEAAAABACABAAAABAAgBRUAAMocACAWAADMHAAgFwAAyxwAIOQPAAD8FQAg5Q8AAPwVACAIvAwAAPkVADC9DAAAFwAQvgwAAPkVADC_DAEApRMAIacNAQClEwAh4w9AAKYTACHkD0AAuxMAIeUPQAC7EwAhAwAAAAQAIAMAABYAMBQAABcAIAMAAAAEACADAAAFADAEAAABACATwwcBAMQTACG8DAAA9xUAML0MAAAdABC-DAAA9xUAML8MAQAAAAHdDAEAxBMAIeQMAQDEEwAhuw0BAMQTACHLDUAAxxMAIb4OAAC_EwAg2g8BAMQTACHbD0AAyBMAIdwPQADIEwAh3Q9AAMcTACHeDwEAxhMAId8PAgDLEwAh4A8CAMsTACHhDwEAAAAB4g8AAPgVACABAAAAGgAgAQAAABoAIBLDBwEAxBMAIbwMAAD3FQAwvQwAAB0AEL4MAAD3FQAwvwwBAMQTACHdDAEAxBMAIeQMAQDEEwAhuw0BAMQTACHLDUAAxxMAIb4OAAC_EwAg2g8BAMQTACHbD0AAyBMAIdwPQADIEwAh3Q9AAMcTACHeDwEAxhMAId8PAgDLEwAh4A8CAMsTACHhDwEAxhMAIQbLDQAA_BUAIN0PAAD8FQAg3g8AAPwVACDfDwAA_BUAIOAPAAD8FQAg4Q8AAPwVACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAMAAAAdACADAAAeADAEAAAaACAPwwcBAAAAAb8MAQAAAAHdDAEAAAAB5AwBAAAAAbsNAQAAAAHLDUAAAAABvg4AAMkcACDaDwEAAAAB2w9AAAAAAdwPQAAAAAHdD0AAAAAB3g8BAAAAAd8PAgAAAAHgDwIAAAAB4Q8BAAAAAQEIAAAiACAPwwcBAAAAAb8MAQAAAAHdDAEAAAAB5AwBAAAAAbsNAQAAAAHLDUAAAAABvg4AAMkcACDaDwEAAAAB2w9AAAAAAdwPQAAAAAHdD0AAAAAB3g8BAAAAAd8PAgAAAAHgDwIAAAAB4Q8BAAAAAQEIAAAkADABCAAAJAAwD8MHAQCHFgAhvwwBAIcWACHdDAEAhxYAIeQMAQCHFgAhuw0BAIcWACHLDUAAjxYAIb4OAADIHAAg2g8BAIcWACHbD0AAgxYAIdwPQACDFgAh3Q9AAI8WACHeDwEAhhYAId8PAgCEFgAh4A8CAIQWACHhDwEAhhYAIQIAAAAaACAIAAAnACAPwwcBAIcWACG_DAEAhxYAId0MAQCHFgAh5AwBAIcWACG7DQEAhxYAIcsNQACPFgAhvg4AAMgcACDaDwEAhxYAIdsPQACDFgAh3A9AAIMWACHdD0AAjxYAId4PAQCGFgAh3w8CAIQWACHgDwIAhBYAIeEPAQCGFgAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACALFQAAwxwAIBYAAMYcACAXAADFHAAgKAAAxBwAICkAAMccACDLDQAA_BUAIN0PAAD8FQAg3g8AAPwVACDfDwAA_BUAIOAPAAD8FQAg4Q8AAPwVACASwwcBAKUTACG8DAAA9hUAML0MAAAwABC-DAAA9hUAML8MAQClEwAh3QwBAKUTACHkDAEApRMAIbsNAQClEwAhyw1AALsTACG-DgAAvxMAINoPAQClEwAh2w9AAKYTACHcD0AAphMAId0PQAC7EwAh3g8BAKkTACHfDwIApxMAIeAPAgCnEwAh4Q8BAKkTACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAu8DAAA9RUAML0MAAA2ABC-DAAA9RUAMOMMQADIEwAh5AwBAMYTACH4DQEAxhMAIb4PAQAAAAHLDyAAxRMAIdcPAQAAAAHYDwEAxBMAIdkPAQDEEwAhAQAAADMAIAEAAAAzACALvAwAAPUVADC9DAAANgAQvgwAAPUVADDjDEAAyBMAIeQMAQDGEwAh-A0BAMYTACG-DwEAxBMAIcsPIADFEwAh1w8BAMYTACHYDwEAxBMAIdkPAQDEEwAhA-QMAAD8FQAg-A0AAPwVACDXDwAA_BUAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgAwAAADYAIAMAADcAMAQAADMAIAjjDEAAAAAB5AwBAAAAAfgNAQAAAAG-DwEAAAAByw8gAAAAAdcPAQAAAAHYDwEAAAAB2Q8BAAAAAQEIAAA7ACAI4wxAAAAAAeQMAQAAAAH4DQEAAAABvg8BAAAAAcsPIAAAAAHXDwEAAAAB2A8BAAAAAdkPAQAAAAEBCAAAPQAwAQgAAD0AMAjjDEAAgxYAIeQMAQCGFgAh-A0BAIYWACG-DwEAhxYAIcsPIAClFgAh1w8BAIYWACHYDwEAhxYAIdkPAQCHFgAhAgAAADMAIAgAAEAAIAjjDEAAgxYAIeQMAQCGFgAh-A0BAIYWACG-DwEAhxYAIcsPIAClFgAh1w8BAIYWACHYDwEAhxYAIdkPAQCHFgAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAGFQAAwBwAIBYAAMIcACAXAADBHAAg5AwAAPwVACD4DQAA_BUAINcPAAD8FQAgC7wMAAD0FQAwvQwAAEkAEL4MAAD0FQAw4wxAAKYTACHkDAEAqRMAIfgNAQCpEwAhvg8BAKUTACHLDyAAwBMAIdcPAQCpEwAh2A8BAKUTACHZDwEApRMAIQMAAAA2ACADAABIADAUAABJACADAAAANgAgAwAANwAwBAAAMwAgJQgBAMQTACG8DAAA8hUAML0MAABPABC-DAAA8hUAML8MAQAAAAHjDEAAyBMAIYANBADPEwAhgQ0EAPwTACGDDQIAyxMAIYcNAQDGEwAhpw0BAMQTACHwDQEAxhMAIf8NAQDGEwAhgw4BAMYTACHtDgQAzxMAIY8PIADFEwAhpg9AAMcTACG-DwEAxBMAIb8PAQDEEwAhwg8BAMQTACHEDwEAxBMAIcUPBADPEwAhyA8CAMsTACHJDwAAzRMAIMoPAADNEwAgyw8gAMUTACHMDwEAxBMAIc0PAQDGEwAhzg8BAMQTACHPDwEAxhMAIdAPAQDGEwAh0Q8BAMYTACHSDwEAxhMAIdMPBAAAAAHUDwQA_BMAIdUPAQDGEwAh1g8AAPMVACABAAAATAAgAQAAAEwAICQIAQDEEwAhvAwAAPIVADC9DAAATwAQvgwAAPIVADC_DAEAxBMAIeMMQADIEwAhgA0EAM8TACGBDQQA_BMAIYMNAgDLEwAhhw0BAMYTACGnDQEAxBMAIfANAQDGEwAh_w0BAMYTACGDDgEAxhMAIe0OBADPEwAhjw8gAMUTACGmD0AAxxMAIb4PAQDEEwAhvw8BAMQTACHCDwEAxBMAIcQPAQDEEwAhxQ8EAM8TACHIDwIAyxMAIckPAADNEwAgyg8AAM0TACDLDyAAxRMAIcwPAQDEEwAhzQ8BAMYTACHODwEAxBMAIc8PAQDGEwAh0A8BAMYTACHRDwEAxhMAIdIPAQDGEwAh0w8EAPwTACHUDwQA_BMAIdUPAQDGEwAhEoENAAD8FQAggw0AAPwVACCHDQAA_BUAIPANAAD8FQAg_w0AAPwVACCDDgAA_BUAIKYPAAD8FQAgyA8AAPwVACDJDwAA_BUAIMoPAAD8FQAgzQ8AAPwVACDPDwAA_BUAINAPAAD8FQAg0Q8AAPwVACDSDwAA_BUAINMPAAD8FQAg1A8AAPwVACDVDwAA_BUAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgAwAAAE8AIAMAAFAAMAQAAEwAICEIAQAAAAG_DAEAAAAB4wxAAAAAAYANBAAAAAGBDQQAAAABgw0CAAAAAYcNAQAAAAGnDQEAAAAB8A0BAAAAAf8NAQAAAAGDDgEAAAAB7Q4EAAAAAY8PIAAAAAGmD0AAAAABvg8BAAAAAb8PAQAAAAHCDwEAAAABxA8BAAAAAcUPBAAAAAHIDwIAAAAByQ-AAAAAAcoPgAAAAAHLDyAAAAABzA8BAAAAAc0PAQAAAAHODwEAAAABzw8BAAAAAdAPAQAAAAHRDwEAAAAB0g8BAAAAAdMPBAAAAAHUDwQAAAAB1Q8BAAAAAQEIAABUACAhCAEAAAABvwwBAAAAAeMMQAAAAAGADQQAAAABgQ0EAAAAAYMNAgAAAAGHDQEAAAABpw0BAAAAAfANAQAAAAH_DQEAAAABgw4BAAAAAe0OBAAAAAGPDyAAAAABpg9AAAAAAb4PAQAAAAG_DwEAAAABwg8BAAAAAcQPAQAAAAHFDwQAAAAByA8CAAAAAckPgAAAAAHKD4AAAAAByw8gAAAAAcwPAQAAAAHNDwEAAAABzg8BAAAAAc8PAQAAAAHQDwEAAAAB0Q8BAAAAAdIPAQAAAAHTDwQAAAAB1A8EAAAAAdUPAQAAAAEBCAAAVgAwAQgAAFYAMCEIAQCHFgAhvwwBAIcWACHjDEAAgxYAIYANBACCFgAhgQ0EAO4WACGDDQIAhBYAIYcNAQCGFgAhpw0BAIcWACHwDQEAhhYAIf8NAQCGFgAhgw4BAIYWACHtDgQAghYAIY8PIAClFgAhpg9AAI8WACG-DwEAhxYAIb8PAQCHFgAhwg8BAIcWACHEDwEAhxYAIcUPBACCFgAhyA8CAIQWACHJD4AAAAAByg-AAAAAAcsPIAClFgAhzA8BAIcWACHNDwEAhhYAIc4PAQCHFgAhzw8BAIYWACHQDwEAhhYAIdEPAQCGFgAh0g8BAIYWACHTDwQA7hYAIdQPBADuFgAh1Q8BAIYWACECAAAATAAgCAAAWQAgIQgBAIcWACG_DAEAhxYAIeMMQACDFgAhgA0EAIIWACGBDQQA7hYAIYMNAgCEFgAhhw0BAIYWACGnDQEAhxYAIfANAQCGFgAh_w0BAIYWACGDDgEAhhYAIe0OBACCFgAhjw8gAKUWACGmD0AAjxYAIb4PAQCHFgAhvw8BAIcWACHCDwEAhxYAIcQPAQCHFgAhxQ8EAIIWACHIDwIAhBYAIckPgAAAAAHKD4AAAAAByw8gAKUWACHMDwEAhxYAIc0PAQCGFgAhzg8BAIcWACHPDwEAhhYAIdAPAQCGFgAh0Q8BAIYWACHSDwEAhhYAIdMPBADuFgAh1A8EAO4WACHVDwEAhhYAIQIAAABPACAIAABbACACAAAATwAgCAAAWwAgAwAAAEwAIA8AAFQAIBAAAFkAIAEAAABMACABAAAATwAgFxUAALscACAWAAC-HAAgFwAAvRwAICgAALwcACApAAC_HAAggQ0AAPwVACCDDQAA_BUAIIcNAAD8FQAg8A0AAPwVACD_DQAA_BUAIIMOAAD8FQAgpg8AAPwVACDIDwAA_BUAIMkPAAD8FQAgyg8AAPwVACDNDwAA_BUAIM8PAAD8FQAg0A8AAPwVACDRDwAA_BUAINIPAAD8FQAg0w8AAPwVACDUDwAA_BUAINUPAAD8FQAgJAgBAKUTACG8DAAA8RUAML0MAABiABC-DAAA8RUAML8MAQClEwAh4wxAAKYTACGADQQApBMAIYENBAD4EwAhgw0CAKcTACGHDQEAqRMAIacNAQClEwAh8A0BAKkTACH_DQEAqRMAIYMOAQCpEwAh7Q4EAKQTACGPDyAAwBMAIaYPQAC7EwAhvg8BAKUTACG_DwEApRMAIcIPAQClEwAhxA8BAKUTACHFDwQApBMAIcgPAgCnEwAhyQ8AAKoTACDKDwAAqhMAIMsPIADAEwAhzA8BAKUTACHNDwEAqRMAIc4PAQClEwAhzw8BAKkTACHQDwEAqRMAIdEPAQCpEwAh0g8BAKkTACHTDwQA-BMAIdQPBAD4EwAh1Q8BAKkTACEDAAAATwAgAwAAYQAwFAAAYgAgAwAAAE8AIAMAAFAAMAQAAEwAIBC8DAAA7xUAML0MAABoABC-DAAA7xUAMIANBADPEwAhgQ0EAM8TACGDDQIAzBMAIacNAQDEEwAh8A0BAMQTACHtDgQAzxMAIb4PAQDEEwAhvw8BAMQTACHCDwEAxBMAIcQPAQDEEwAhxQ8EAM8TACHGDwAA1xMAIMcPAADwFQAgAQAAAGUAIAEAAABlACAPvAwAAO8VADC9DAAAaAAQvgwAAO8VADCADQQAzxMAIYENBADPEwAhgw0CAMwTACGnDQEAxBMAIfANAQDEEwAh7Q4EAM8TACG-DwEAxBMAIb8PAQDEEwAhwg8BAMQTACHEDwEAxBMAIcUPBADPEwAhxg8AANcTACAAAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDIANBAAAAAGBDQQAAAABgw0CAAAAAacNAQAAAAHwDQEAAAAB7Q4EAAAAAb4PAQAAAAG_DwEAAAABwg8BAAAAAcQPAQAAAAHFDwQAAAABxg-AAAAAAQEIAABtACAMgA0EAAAAAYENBAAAAAGDDQIAAAABpw0BAAAAAfANAQAAAAHtDgQAAAABvg8BAAAAAb8PAQAAAAHCDwEAAAABxA8BAAAAAcUPBAAAAAHGD4AAAAABAQgAAG8AMAEIAABvADAMgA0EAIIWACGBDQQAghYAIYMNAgCFFgAhpw0BAIcWACHwDQEAhxYAIe0OBACCFgAhvg8BAIcWACG_DwEAhxYAIcIPAQCHFgAhxA8BAIcWACHFDwQAghYAIcYPgAAAAAECAAAAZQAgCAAAcgAgDIANBACCFgAhgQ0EAIIWACGDDQIAhRYAIacNAQCHFgAh8A0BAIcWACHtDgQAghYAIb4PAQCHFgAhvw8BAIcWACHCDwEAhxYAIcQPAQCHFgAhxQ8EAIIWACHGD4AAAAABAgAAAGgAIAgAAHQAIAIAAABoACAIAAB0ACADAAAAZQAgDwAAbQAgEAAAcgAgAQAAAGUAIAEAAABoACAFFQAAthwAIBYAALkcACAXAAC4HAAgKAAAtxwAICkAALocACAPvAwAAO4VADC9DAAAewAQvgwAAO4VADCADQQApBMAIYENBACkEwAhgw0CAKgTACGnDQEApRMAIfANAQClEwAh7Q4EAKQTACG-DwEApRMAIb8PAQClEwAhwg8BAKUTACHEDwEApRMAIcUPBACkEwAhxg8AANQTACADAAAAaAAgAwAAegAwFAAAewAgAwAAAGgAIAMAAGkAMAQAAGUAIAu8DAAA7BUAML0MAACBAQAQvgwAAOwVADCADQQAzxMAIYENBADPEwAhhw0BAMQTACH4DgQAzxMAIb4PAQDEEwAhvw8BAMQTACHCDwEAxBMAIcMPAADtFQAgAQAAAH4AIAEAAAB-ACAKvAwAAOwVADC9DAAAgQEAEL4MAADsFQAwgA0EAM8TACGBDQQAzxMAIYcNAQDEEwAh-A4EAM8TACG-DwEAxBMAIb8PAQDEEwAhwg8BAMQTACEAAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgB4ANBAAAAAGBDQQAAAABhw0BAAAAAfgOBAAAAAG-DwEAAAABvw8BAAAAAcIPAQAAAAEBCAAAhgEAIAeADQQAAAABgQ0EAAAAAYcNAQAAAAH4DgQAAAABvg8BAAAAAb8PAQAAAAHCDwEAAAABAQgAAIgBADABCAAAiAEAMAeADQQAghYAIYENBACCFgAhhw0BAIcWACH4DgQAghYAIb4PAQCHFgAhvw8BAIcWACHCDwEAhxYAIQIAAAB-ACAIAACLAQAgB4ANBACCFgAhgQ0EAIIWACGHDQEAhxYAIfgOBACCFgAhvg8BAIcWACG_DwEAhxYAIcIPAQCHFgAhAgAAAIEBACAIAACNAQAgAgAAAIEBACAIAACNAQAgAwAAAH4AIA8AAIYBACAQAACLAQAgAQAAAH4AIAEAAACBAQAgBRUAALEcACAWAAC0HAAgFwAAsxwAICgAALIcACApAAC1HAAgCrwMAADrFQAwvQwAAJQBABC-DAAA6xUAMIANBACkEwAhgQ0EAKQTACGHDQEApRMAIfgOBACkEwAhvg8BAKUTACG_DwEApRMAIcIPAQClEwAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIAW8DAAA6hUAML0MAACaAQAQvgwAAOoVADCnDQEAAAAB4Q4CAMwTACEBAAAAlwEAIAEAAACXAQAgBbwMAADqFQAwvQwAAJoBABC-DAAA6hUAMKcNAQDEEwAh4Q4CAMwTACEAAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgAqcNAQAAAAHhDgIAAAABAQgAAJ8BACACpw0BAAAAAeEOAgAAAAEBCAAAoQEAMAEIAAChAQAwAqcNAQCHFgAh4Q4CAIUWACECAAAAlwEAIAgAAKQBACACpw0BAIcWACHhDgIAhRYAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBRUAAKwcACAWAACvHAAgFwAArhwAICgAAK0cACApAACwHAAgBbwMAADpFQAwvQwAAK0BABC-DAAA6RUAMKcNAQClEwAh4Q4CAKgTACEDAAAAmgEAIAMAAKwBADAUAACtAQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAkIAADXEwAgvAwAAOgVADC9DAAAswEAEL4MAADoFQAwvwwBAAAAAcEMQADIEwAh_gwBAMQTACGGDQEAxBMAIY8OQADHEwAhAQAAALABACABAAAAsAEAIAkIAADXEwAgvAwAAOgVADC9DAAAswEAEL4MAADoFQAwvwwBAMQTACHBDEAAyBMAIf4MAQDEEwAhhg0BAMQTACGPDkAAxxMAIQGPDgAA_BUAIAMAAACzAQAgAwAAtAEAMAQAALABACADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAYIgAAAAAG_DAEAAAABwQxAAAAAAf4MAQAAAAGGDQEAAAABjw5AAAAAAQEIAAC4AQAgBgiAAAAAAb8MAQAAAAHBDEAAAAAB_gwBAAAAAYYNAQAAAAGPDkAAAAABAQgAALoBADABCAAAugEAMAYIgAAAAAG_DAEAhxYAIcEMQACDFgAh_gwBAIcWACGGDQEAhxYAIY8OQACPFgAhAgAAALABACAIAAC9AQAgBgiAAAAAAb8MAQCHFgAhwQxAAIMWACH-DAEAhxYAIYYNAQCHFgAhjw5AAI8WACECAAAAswEAIAgAAL8BACACAAAAswEAIAgAAL8BACADAAAAsAEAIA8AALgBACAQAAC9AQAgAQAAALABACABAAAAswEAIAQVAACpHAAgFgAAqxwAIBcAAKocACCPDgAA_BUAIAkIAADUEwAgvAwAAOcVADC9DAAAxgEAEL4MAADnFQAwvwwBAKUTACHBDEAAphMAIf4MAQClEwAhhg0BAKUTACGPDkAAuxMAIQMAAACzAQAgAwAAxQEAMBQAAMYBACADAAAAswEAIAMAALQBADAEAACwAQAgEooMAgDMEwAhvAwAAOUVADC9DAAAzAEAEL4MAADlFQAwwQxAAMgTACGADQQAzxMAIYENBADPEwAhgw0CAMwTACGHDQEAxBMAIacNAQDEEwAh8A0BAMYTACGDDgEAxhMAId4OQADIEwAh-A4EAM8TACG-DwEAxBMAIb8PAQDEEwAhwA8AAM0TACDBDwAA5hUAIAEAAADJAQAgAQAAAMkBACARigwCAMwTACG8DAAA5RUAML0MAADMAQAQvgwAAOUVADDBDEAAyBMAIYANBADPEwAhgQ0EAM8TACGDDQIAzBMAIYcNAQDEEwAhpw0BAMQTACHwDQEAxhMAIYMOAQDGEwAh3g5AAMgTACH4DgQAzxMAIb4PAQDEEwAhvw8BAMQTACHADwAAzRMAIAPwDQAA_BUAIIMOAAD8FQAgwA8AAPwVACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACAOigwCAAAAAcEMQAAAAAGADQQAAAABgQ0EAAAAAYMNAgAAAAGHDQEAAAABpw0BAAAAAfANAQAAAAGDDgEAAAAB3g5AAAAAAfgOBAAAAAG-DwEAAAABvw8BAAAAAcAPgAAAAAEBCAAA0QEAIA6KDAIAAAABwQxAAAAAAYANBAAAAAGBDQQAAAABgw0CAAAAAYcNAQAAAAGnDQEAAAAB8A0BAAAAAYMOAQAAAAHeDkAAAAAB-A4EAAAAAb4PAQAAAAG_DwEAAAABwA-AAAAAAQEIAADTAQAwAQgAANMBADAOigwCAIUWACHBDEAAgxYAIYANBACCFgAhgQ0EAIIWACGDDQIAhRYAIYcNAQCHFgAhpw0BAIcWACHwDQEAhhYAIYMOAQCGFgAh3g5AAIMWACH4DgQAghYAIb4PAQCHFgAhvw8BAIcWACHAD4AAAAABAgAAAMkBACAIAADWAQAgDooMAgCFFgAhwQxAAIMWACGADQQAghYAIYENBACCFgAhgw0CAIUWACGHDQEAhxYAIacNAQCHFgAh8A0BAIYWACGDDgEAhhYAId4OQACDFgAh-A4EAIIWACG-DwEAhxYAIb8PAQCHFgAhwA-AAAAAAQIAAADMAQAgCAAA2AEAIAIAAADMAQAgCAAA2AEAIAMAAADJAQAgDwAA0QEAIBAAANYBACABAAAAyQEAIAEAAADMAQAgCBUAAKQcACAWAACnHAAgFwAAphwAICgAAKUcACApAACoHAAg8A0AAPwVACCDDgAA_BUAIMAPAAD8FQAgEYoMAgCoEwAhvAwAAOQVADC9DAAA3wEAEL4MAADkFQAwwQxAAKYTACGADQQApBMAIYENBACkEwAhgw0CAKgTACGHDQEApRMAIacNAQClEwAh8A0BAKkTACGDDgEAqRMAId4OQACmEwAh-A4EAKQTACG-DwEApRMAIb8PAQClEwAhwA8AAKoTACADAAAAzAEAIAMAAN4BADAUAADfAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAW8DAAA4xUAML0MAADlAQAQvgwAAOMVADCsDwEAAAABvQ8AANcTACABAAAA4gEAIAEAAADiAQAgBbwMAADjFQAwvQwAAOUBABC-DAAA4xUAMKwPAQDEEwAhvQ8AANcTACAAAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACADAAAA5QEAIAMAAOYBADAEAADiAQAgAqwPAQAAAAG9D4AAAAABAQgAAOoBACACrA8BAAAAAb0PgAAAAAEBCAAA7AEAMAEIAADsAQAwAqwPAQCHFgAhvQ-AAAAAAQIAAADiAQAgCAAA7wEAIAKsDwEAhxYAIb0PgAAAAAECAAAA5QEAIAgAAPEBACACAAAA5QEAIAgAAPEBACADAAAA4gEAIA8AAOoBACAQAADvAQAgAQAAAOIBACABAAAA5QEAIAMVAAChHAAgFgAAoxwAIBcAAKIcACAFvAwAAOIVADC9DAAA-AEAEL4MAADiFQAwrA8BAKUTACG9DwAA1BMAIAMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgDK0BAADeFQAgwwcBAAAAAbwMAADdFQAwvQwAAIMCABC-DAAA3RUAML8MAQAAAAHjDEAAyBMAIYANBAD8EwAhxw4BAMQTACHpDgAA4RUAILoPQADHEwAhuw8BAMYTACEBAAAA-wEAIBOsAQAA4BUAILwMAADfFQAwvQwAAP0BABC-DAAA3xUAML8MAQDEEwAh4wxAAMgTACHkDAEAxBMAIasNAQDEEwAh-A0BAMQTACGADkAAxxMAIesOAQDEEwAhpg9AAMcTACGnD0AAxxMAIbcPAAC_EwAguA8CAMsTACG5DwEAxBMAIboPQADHEwAhuw8BAMYTACG8DwEAxhMAIQisAQAAoBwAIIAOAAD8FQAgpg8AAPwVACCnDwAA_BUAILgPAAD8FQAgug8AAPwVACC7DwAA_BUAILwPAAD8FQAgE6wBAADgFQAgvAwAAN8VADC9DAAA_QEAEL4MAADfFQAwvwwBAAAAAeMMQADIEwAh5AwBAMQTACGrDQEAxBMAIfgNAQDEEwAhgA5AAMcTACHrDgEAAAABpg9AAMcTACGnD0AAxxMAIbcPAAC_EwAguA8CAMsTACG5DwEAxBMAIboPQADHEwAhuw8BAMYTACG8DwEAxhMAIQMAAAD9AQAgAwAA_gEAMAQAAP8BACABAAAA_QEAIAEAAAD7AQAgC60BAADeFQAgwwcBAMQTACG8DAAA3RUAML0MAACDAgAQvgwAAN0VADC_DAEAxBMAIeMMQADIEwAhgA0EAPwTACHHDgEAxBMAIboPQADHEwAhuw8BAMYTACEErQEAAJ8cACCADQAA_BUAILoPAAD8FQAguw8AAPwVACADAAAAgwIAIAMAAIQCADAEAAD7AQAgAwAAAIMCACADAACEAgAwBAAA-wEAIAMAAACDAgAgAwAAhAIAMAQAAPsBACAIrQEAAJ4cACDDBwEAAAABvwwBAAAAAeMMQAAAAAGADQQAAAABxw4BAAAAAboPQAAAAAG7DwEAAAABAQgAAIgCACAHwwcBAAAAAb8MAQAAAAHjDEAAAAABgA0EAAAAAccOAQAAAAG6D0AAAAABuw8BAAAAAQEIAACKAgAwAQgAAIoCADAIrQEAAJEcACDDBwEAhxYAIb8MAQCHFgAh4wxAAIMWACGADQQA7hYAIccOAQCHFgAhug9AAI8WACG7DwEAhhYAIQIAAAD7AQAgCAAAjQIAIAfDBwEAhxYAIb8MAQCHFgAh4wxAAIMWACGADQQA7hYAIccOAQCHFgAhug9AAI8WACG7DwEAhhYAIQIAAACDAgAgCAAAjwIAIAIAAACDAgAgCAAAjwIAIAMAAAD7AQAgDwAAiAIAIBAAAI0CACABAAAA-wEAIAEAAACDAgAgCBUAAIwcACAWAACPHAAgFwAAjhwAICgAAI0cACApAACQHAAggA0AAPwVACC6DwAA_BUAILsPAAD8FQAgCsMHAQClEwAhvAwAANwVADC9DAAAlgIAEL4MAADcFQAwvwwBAKUTACHjDEAAphMAIYANBAD4EwAhxw4BAKUTACG6D0AAuxMAIbsPAQCpEwAhAwAAAIMCACADAACVAgAwFAAAlgIAIAMAAACDAgAgAwAAhAIAMAQAAPsBACABAAAA_wEAIAEAAAD_AQAgAwAAAP0BACADAAD-AQAwBAAA_wEAIAMAAAD9AQAgAwAA_gEAMAQAAP8BACADAAAA_QEAIAMAAP4BADAEAAD_AQAgEKwBAACLHAAgvwwBAAAAAeMMQAAAAAHkDAEAAAABqw0BAAAAAfgNAQAAAAGADkAAAAAB6w4BAAAAAaYPQAAAAAGnD0AAAAABtw8AAIocACC4DwIAAAABuQ8BAAAAAboPQAAAAAG7DwEAAAABvA8BAAAAAQEIAACeAgAgD78MAQAAAAHjDEAAAAAB5AwBAAAAAasNAQAAAAH4DQEAAAABgA5AAAAAAesOAQAAAAGmD0AAAAABpw9AAAAAAbcPAACKHAAguA8CAAAAAbkPAQAAAAG6D0AAAAABuw8BAAAAAbwPAQAAAAEBCAAAoAIAMAEIAACgAgAwEKwBAACJHAAgvwwBAIcWACHjDEAAgxYAIeQMAQCHFgAhqw0BAIcWACH4DQEAhxYAIYAOQACPFgAh6w4BAIcWACGmD0AAjxYAIacPQACPFgAhtw8AAIgcACC4DwIAhBYAIbkPAQCHFgAhug9AAI8WACG7DwEAhhYAIbwPAQCGFgAhAgAAAP8BACAIAACjAgAgD78MAQCHFgAh4wxAAIMWACHkDAEAhxYAIasNAQCHFgAh-A0BAIcWACGADkAAjxYAIesOAQCHFgAhpg9AAI8WACGnD0AAjxYAIbcPAACIHAAguA8CAIQWACG5DwEAhxYAIboPQACPFgAhuw8BAIYWACG8DwEAhhYAIQIAAAD9AQAgCAAApQIAIAIAAAD9AQAgCAAApQIAIAMAAAD_AQAgDwAAngIAIBAAAKMCACABAAAA_wEAIAEAAAD9AQAgDBUAAIMcACAWAACGHAAgFwAAhRwAICgAAIQcACApAACHHAAggA4AAPwVACCmDwAA_BUAIKcPAAD8FQAguA8AAPwVACC6DwAA_BUAILsPAAD8FQAgvA8AAPwVACASvAwAANsVADC9DAAArAIAEL4MAADbFQAwvwwBAKUTACHjDEAAphMAIeQMAQClEwAhqw0BAKUTACH4DQEApRMAIYAOQAC7EwAh6w4BAKUTACGmD0AAuxMAIacPQAC7EwAhtw8AAL8TACC4DwIApxMAIbkPAQClEwAhug9AALsTACG7DwEAqRMAIbwPAQCpEwAhAwAAAP0BACADAACrAgAwFAAArAIAIAMAAAD9AQAgAwAA_gEAMAQAAP8BACAKvAwAANoVADC9DAAAsgIAEL4MAADaFQAwvwwBAAAAAcEMQADIEwAhug0BAMQTACGzDwEAxBMAIbQPAQDEEwAhtQ8AANcTACC2DwEAxhMAIQEAAACvAgAgAQAAAK8CACAKvAwAANoVADC9DAAAsgIAEL4MAADaFQAwvwwBAMQTACHBDEAAyBMAIboNAQDEEwAhsw8BAMQTACG0DwEAxBMAIbUPAADXEwAgtg8BAMYTACEBtg8AAPwVACADAAAAsgIAIAMAALMCADAEAACvAgAgAwAAALICACADAACzAgAwBAAArwIAIAMAAACyAgAgAwAAswIAMAQAAK8CACAHvwwBAAAAAcEMQAAAAAG6DQEAAAABsw8BAAAAAbQPAQAAAAG1D4AAAAABtg8BAAAAAQEIAAC3AgAgB78MAQAAAAHBDEAAAAABug0BAAAAAbMPAQAAAAG0DwEAAAABtQ-AAAAAAbYPAQAAAAEBCAAAuQIAMAEIAAC5AgAwB78MAQCHFgAhwQxAAIMWACG6DQEAhxYAIbMPAQCHFgAhtA8BAIcWACG1D4AAAAABtg8BAIYWACECAAAArwIAIAgAALwCACAHvwwBAIcWACHBDEAAgxYAIboNAQCHFgAhsw8BAIcWACG0DwEAhxYAIbUPgAAAAAG2DwEAhhYAIQIAAACyAgAgCAAAvgIAIAIAAACyAgAgCAAAvgIAIAMAAACvAgAgDwAAtwIAIBAAALwCACABAAAArwIAIAEAAACyAgAgBBUAAIAcACAWAACCHAAgFwAAgRwAILYPAAD8FQAgCrwMAADZFQAwvQwAAMUCABC-DAAA2RUAML8MAQClEwAhwQxAAKYTACG6DQEApRMAIbMPAQClEwAhtA8BAKUTACG1DwAA1BMAILYPAQCpEwAhAwAAALICACADAADEAgAwFAAAxQIAIAMAAACyAgAgAwAAswIAMAQAAK8CACAQvAwAANcVADC9DAAAywIAEL4MAADXFQAw2wwBAMYTACHdDAIAyxMAIYsNAQDEEwAhgA5AAMgTACGpDwEAxBMAIasPAQDEEwAhrA8BAMQTACGtDwEAxBMAIa4PIADFEwAhrw8AANYVACCwDwEAxBMAIbEPQADIEwAhsg8AANgVACABAAAAyAIAIAEAAADIAgAgD7wMAADXFQAwvQwAAMsCABC-DAAA1xUAMNsMAQDGEwAh3QwCAMsTACGLDQEAxBMAIYAOQADIEwAhqQ8BAMQTACGrDwEAxBMAIawPAQDEEwAhrQ8BAMQTACGuDyAAxRMAIa8PAADWFQAgsA8BAMQTACGxD0AAyBMAIQLbDAAA_BUAIN0MAAD8FQAgAwAAAMsCACADAADMAgAwBAAAyAIAIAMAAADLAgAgAwAAzAIAMAQAAMgCACADAAAAywIAIAMAAMwCADAEAADIAgAgDNsMAQAAAAHdDAIAAAABiw0BAAAAAYAOQAAAAAGpDwEAAAABqw8BAAAAAawPAQAAAAGtDwEAAAABrg8gAAAAAa8PAAD_GwAgsA8BAAAAAbEPQAAAAAEBCAAA0AIAIAzbDAEAAAAB3QwCAAAAAYsNAQAAAAGADkAAAAABqQ8BAAAAAasPAQAAAAGsDwEAAAABrQ8BAAAAAa4PIAAAAAGvDwAA_xsAILAPAQAAAAGxD0AAAAABAQgAANICADABCAAA0gIAMAzbDAEAhhYAId0MAgCEFgAhiw0BAIcWACGADkAAgxYAIakPAQCHFgAhqw8BAIcWACGsDwEAhxYAIa0PAQCHFgAhrg8gAKUWACGvDwAA_hsAILAPAQCHFgAhsQ9AAIMWACECAAAAyAIAIAgAANUCACAM2wwBAIYWACHdDAIAhBYAIYsNAQCHFgAhgA5AAIMWACGpDwEAhxYAIasPAQCHFgAhrA8BAIcWACGtDwEAhxYAIa4PIAClFgAhrw8AAP4bACCwDwEAhxYAIbEPQACDFgAhAgAAAMsCACAIAADXAgAgAgAAAMsCACAIAADXAgAgAwAAAMgCACAPAADQAgAgEAAA1QIAIAEAAADIAgAgAQAAAMsCACAHFQAA-RsAIBYAAPwbACAXAAD7GwAgKAAA-hsAICkAAP0bACDbDAAA_BUAIN0MAAD8FQAgD7wMAADVFQAwvQwAAN4CABC-DAAA1RUAMNsMAQCpEwAh3QwCAKcTACGLDQEApRMAIYAOQACmEwAhqQ8BAKUTACGrDwEApRMAIawPAQClEwAhrQ8BAKUTACGuDyAAwBMAIa8PAADWFQAgsA8BAKUTACGxD0AAphMAIQMAAADLAgAgAwAA3QIAMBQAAN4CACADAAAAywIAIAMAAMwCADAEAADIAgAgB7wMAADTFQAwvQwAAOQCABC-DAAA0xUAMKsOBADPEwAhnw9AAMgTACGpDwEAxBMAIaoPAADUFQAgAQAAAOECACABAAAA4QIAIAa8DAAA0xUAML0MAADkAgAQvgwAANMVADCrDgQAzxMAIZ8PQADIEwAhqQ8BAMQTACEAAwAAAOQCACADAADlAgAwBAAA4QIAIAMAAADkAgAgAwAA5QIAMAQAAOECACADAAAA5AIAIAMAAOUCADAEAADhAgAgA6sOBAAAAAGfD0AAAAABqQ8BAAAAAQEIAADpAgAgA6sOBAAAAAGfD0AAAAABqQ8BAAAAAQEIAADrAgAwAQgAAOsCADADqw4EAIIWACGfD0AAgxYAIakPAQCHFgAhAgAAAOECACAIAADuAgAgA6sOBACCFgAhnw9AAIMWACGpDwEAhxYAIQIAAADkAgAgCAAA8AIAIAIAAADkAgAgCAAA8AIAIAMAAADhAgAgDwAA6QIAIBAAAO4CACABAAAA4QIAIAEAAADkAgAgBRUAAPQbACAWAAD3GwAgFwAA9hsAICgAAPUbACApAAD4GwAgBrwMAADSFQAwvQwAAPcCABC-DAAA0hUAMKsOBACkEwAhnw9AAKYTACGpDwEApRMAIQMAAADkAgAgAwAA9gIAMBQAAPcCACADAAAA5AIAIAMAAOUCADAEAADhAgAgB7wMAADQFQAwvQwAAP0CABC-DAAA0BUAMOQMAQDEEwAhzQ1AAMgTACGiDwIAzBMAIagPAADRFQAgAQAAAPoCACABAAAA-gIAIAa8DAAA0BUAML0MAAD9AgAQvgwAANAVADDkDAEAxBMAIc0NQADIEwAhog8CAMwTACEAAwAAAP0CACADAAD-AgAwBAAA-gIAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACADAAAA_QIAIAMAAP4CADAEAAD6AgAgA-QMAQAAAAHNDUAAAAABog8CAAAAAQEIAACCAwAgA-QMAQAAAAHNDUAAAAABog8CAAAAAQEIAACEAwAwAQgAAIQDADAD5AwBAIcWACHNDUAAgxYAIaIPAgCFFgAhAgAAAPoCACAIAACHAwAgA-QMAQCHFgAhzQ1AAIMWACGiDwIAhRYAIQIAAAD9AgAgCAAAiQMAIAIAAAD9AgAgCAAAiQMAIAMAAAD6AgAgDwAAggMAIBAAAIcDACABAAAA-gIAIAEAAAD9AgAgBRUAAO8bACAWAADyGwAgFwAA8RsAICgAAPAbACApAADzGwAgBrwMAADPFQAwvQwAAJADABC-DAAAzxUAMOQMAQClEwAhzQ1AAKYTACGiDwIAqBMAIQMAAAD9AgAgAwAAjwMAMBQAAJADACADAAAA_QIAIAMAAP4CADAEAAD6AgAgBrwMAADOFQAwvQwAAJYDABC-DAAAzhUAMP8MAQDGEwAh8Q0BAAAAAYAOQADIEwAhAQAAAJMDACABAAAAkwMAIAa8DAAAzhUAML0MAACWAwAQvgwAAM4VADD_DAEAxhMAIfENAQDEEwAhgA5AAMgTACEB_wwAAPwVACADAAAAlgMAIAMAAJcDADAEAACTAwAgAwAAAJYDACADAACXAwAwBAAAkwMAIAMAAACWAwAgAwAAlwMAMAQAAJMDACAD_wwBAAAAAfENAQAAAAGADkAAAAABAQgAAJsDACAD_wwBAAAAAfENAQAAAAGADkAAAAABAQgAAJ0DADABCAAAnQMAMAP_DAEAhhYAIfENAQCHFgAhgA5AAIMWACECAAAAkwMAIAgAAKADACAD_wwBAIYWACHxDQEAhxYAIYAOQACDFgAhAgAAAJYDACAIAACiAwAgAgAAAJYDACAIAACiAwAgAwAAAJMDACAPAACbAwAgEAAAoAMAIAEAAACTAwAgAQAAAJYDACAEFQAA7BsAIBYAAO4bACAXAADtGwAg_wwAAPwVACAGvAwAAM0VADC9DAAAqQMAEL4MAADNFQAw_wwBAKkTACHxDQEApRMAIYAOQACmEwAhAwAAAJYDACADAACoAwAwFAAAqQMAIAMAAACWAwAgAwAAlwMAMAQAAJMDACAMwwcBAMQTACG8DAAAzBUAML0MAACvAwAQvgwAAMwVADC_DAEAAAAB4wxAAMgTACHkDAEAxBMAIYANBAD8EwAhhg0BAMQTACGADkAAyBMAIaYPQADHEwAhpw9AAMcTACEBAAAArAMAIAEAAACsAwAgDMMHAQDEEwAhvAwAAMwVADC9DAAArwMAEL4MAADMFQAwvwwBAMQTACHjDEAAyBMAIeQMAQDEEwAhgA0EAPwTACGGDQEAxBMAIYAOQADIEwAhpg9AAMcTACGnD0AAxxMAIQOADQAA_BUAIKYPAAD8FQAgpw8AAPwVACADAAAArwMAIAMAALADADAEAACsAwAgAwAAAK8DACADAACwAwAwBAAArAMAIAMAAACvAwAgAwAAsAMAMAQAAKwDACAJwwcBAAAAAb8MAQAAAAHjDEAAAAAB5AwBAAAAAYANBAAAAAGGDQEAAAABgA5AAAAAAaYPQAAAAAGnD0AAAAABAQgAALQDACAJwwcBAAAAAb8MAQAAAAHjDEAAAAAB5AwBAAAAAYANBAAAAAGGDQEAAAABgA5AAAAAAaYPQAAAAAGnD0AAAAABAQgAALYDADABCAAAtgMAMAnDBwEAhxYAIb8MAQCHFgAh4wxAAIMWACHkDAEAhxYAIYANBADuFgAhhg0BAIcWACGADkAAgxYAIaYPQACPFgAhpw9AAI8WACECAAAArAMAIAgAALkDACAJwwcBAIcWACG_DAEAhxYAIeMMQACDFgAh5AwBAIcWACGADQQA7hYAIYYNAQCHFgAhgA5AAIMWACGmD0AAjxYAIacPQACPFgAhAgAAAK8DACAIAAC7AwAgAgAAAK8DACAIAAC7AwAgAwAAAKwDACAPAAC0AwAgEAAAuQMAIAEAAACsAwAgAQAAAK8DACAIFQAA5xsAIBYAAOobACAXAADpGwAgKAAA6BsAICkAAOsbACCADQAA_BUAIKYPAAD8FQAgpw8AAPwVACAMwwcBAKUTACG8DAAAyxUAML0MAADCAwAQvgwAAMsVADC_DAEApRMAIeMMQACmEwAh5AwBAKUTACGADQQA-BMAIYYNAQClEwAhgA5AAKYTACGmD0AAuxMAIacPQAC7EwAhAwAAAK8DACADAADBAwAwFAAAwgMAIAMAAACvAwAgAwAAsAMAMAQAAKwDACALvAwAAMkVADC9DAAAyAMAEL4MAADJFQAw5AwBAMQTACGfD0AAyBMAIaAPAQDEEwAhoQ8BAMQTACGiDwIAzBMAIaMPAgDMEwAhpA8AAKgUACClDwAAyhUAIAEAAADFAwAgAQAAAMUDACAKvAwAAMkVADC9DAAAyAMAEL4MAADJFQAw5AwBAMQTACGfD0AAyBMAIaAPAQDEEwAhoQ8BAMQTACGiDwIAzBMAIaMPAgDMEwAhpA8AAKgUACAAAwAAAMgDACADAADJAwAwBAAAxQMAIAMAAADIAwAgAwAAyQMAMAQAAMUDACADAAAAyAMAIAMAAMkDADAEAADFAwAgB-QMAQAAAAGfD0AAAAABoA8BAAAAAaEPAQAAAAGiDwIAAAABow8CAAAAAaQPAADmGwAgAQgAAM0DACAH5AwBAAAAAZ8PQAAAAAGgDwEAAAABoQ8BAAAAAaIPAgAAAAGjDwIAAAABpA8AAOYbACABCAAAzwMAMAEIAADPAwAwB-QMAQCHFgAhnw9AAIMWACGgDwEAhxYAIaEPAQCHFgAhog8CAIUWACGjDwIAhRYAIaQPAADlGwAgAgAAAMUDACAIAADSAwAgB-QMAQCHFgAhnw9AAIMWACGgDwEAhxYAIaEPAQCHFgAhog8CAIUWACGjDwIAhRYAIaQPAADlGwAgAgAAAMgDACAIAADUAwAgAgAAAMgDACAIAADUAwAgAwAAAMUDACAPAADNAwAgEAAA0gMAIAEAAADFAwAgAQAAAMgDACAFFQAA4BsAIBYAAOMbACAXAADiGwAgKAAA4RsAICkAAOQbACAKvAwAAMgVADC9DAAA2wMAEL4MAADIFQAw5AwBAKUTACGfD0AAphMAIaAPAQClEwAhoQ8BAKUTACGiDwIAqBMAIaMPAgCoEwAhpA8AAKgUACADAAAAyAMAIAMAANoDADAUAADbAwAgAwAAAMgDACADAADJAwAwBAAAxQMAIBKkBQIAzBMAIYoGAAHqEwAhvAwAAMcVADC9DAAA4QMAEL4MAADHFQAwwQxAAMgTACHsDQEAxBMAIf8NAQDEEwAhsg4BAMQTACG2DgAA1xMAILcOAQDEEwAh6g4CAAAAAZkPAQDEEwAhmg8AANcTACCbDwQAzxMAIZwPBADPEwAhnQ8EAM8TACGeDwAA1xMAIAEAAADeAwAgAQAAAN4DACASpAUCAMwTACGKBgAB6hMAIbwMAADHFQAwvQwAAOEDABC-DAAAxxUAMMEMQADIEwAh7A0BAMQTACH_DQEAxBMAIbIOAQDEEwAhtg4AANcTACC3DgEAxBMAIeoOAgDMEwAhmQ8BAMQTACGaDwAA1xMAIJsPBADPEwAhnA8EAM8TACGdDwQAzxMAIZ4PAADXEwAgAYoGAAD8FQAgAwAAAOEDACADAADiAwAwBAAA3gMAIAMAAADhAwAgAwAA4gMAMAQAAN4DACADAAAA4QMAIAMAAOIDADAEAADeAwAgD6QFAgAAAAGKBgABAAABwQxAAAAAAewNAQAAAAH_DQEAAAABsg4BAAAAAbYOgAAAAAG3DgEAAAAB6g4CAAAAAZkPAQAAAAGaD4AAAAABmw8EAAAAAZwPBAAAAAGdDwQAAAABng-AAAAAAQEIAADmAwAgD6QFAgAAAAGKBgABAAABwQxAAAAAAewNAQAAAAH_DQEAAAABsg4BAAAAAbYOgAAAAAG3DgEAAAAB6g4CAAAAAZkPAQAAAAGaD4AAAAABmw8EAAAAAZwPBAAAAAGdDwQAAAABng-AAAAAAQEIAADoAwAwAQgAAOgDADAPpAUCAIUWACGKBgAByRYAIcEMQACDFgAh7A0BAIcWACH_DQEAhxYAIbIOAQCHFgAhtg6AAAAAAbcOAQCHFgAh6g4CAIUWACGZDwEAhxYAIZoPgAAAAAGbDwQAghYAIZwPBACCFgAhnQ8EAIIWACGeD4AAAAABAgAAAN4DACAIAADrAwAgD6QFAgCFFgAhigYAAckWACHBDEAAgxYAIewNAQCHFgAh_w0BAIcWACGyDgEAhxYAIbYOgAAAAAG3DgEAhxYAIeoOAgCFFgAhmQ8BAIcWACGaD4AAAAABmw8EAIIWACGcDwQAghYAIZ0PBACCFgAhng-AAAAAAQIAAADhAwAgCAAA7QMAIAIAAADhAwAgCAAA7QMAIAMAAADeAwAgDwAA5gMAIBAAAOsDACABAAAA3gMAIAEAAADhAwAgBhUAANsbACAWAADeGwAgFwAA3RsAICgAANwbACApAADfGwAgigYAAPwVACASpAUCAKgTACGKBgAB3RMAIbwMAADGFQAwvQwAAPQDABC-DAAAxhUAMMEMQACmEwAh7A0BAKUTACH_DQEApRMAIbIOAQClEwAhtg4AANQTACC3DgEApRMAIeoOAgCoEwAhmQ8BAKUTACGaDwAA1BMAIJsPBACkEwAhnA8EAKQTACGdDwQApBMAIZ4PAADUEwAgAwAAAOEDACADAADzAwAwFAAA9AMAIAMAAADhAwAgAwAA4gMAMAQAAN4DACAKzwIAAMQVACC8DAAAwxUAML0MAAD5AwAQvgwAAMMVADCzDgAB6hMAIZQPAgDMEwAhlQ8CAMwTACGWDwEAxBMAIZcPAAHpEwAhmA8AAMUVACABAAAA9wMAIAnPAgAAxBUAILwMAADDFQAwvQwAAPkDABC-DAAAwxUAMLMOAAHqEwAhlA8CAMwTACGVDwIAzBMAIZYPAQDEEwAhlw8AAekTACECzwIAANobACCzDgAA_BUAIAMAAAD5AwAgAwAA-gMAMAQAAPcDACABAAAA-QMAIAEAAAD3AwAgAwAAAPkDACADAAD6AwAwBAAA9wMAIAMAAAD5AwAgAwAA-gMAMAQAAPcDACADAAAA-QMAIAMAAPoDADAEAAD3AwAgBs8CAADZGwAgsw4AAQAAAZQPAgAAAAGVDwIAAAABlg8BAAAAAZcPAAEAAAEBCAAAgQQAIAWzDgABAAABlA8CAAAAAZUPAgAAAAGWDwEAAAABlw8AAQAAAQEIAACDBAAwAQgAAIMEADAGzwIAANgbACCzDgAByRYAIZQPAgCFFgAhlQ8CAIUWACGWDwEAhxYAIZcPAAHIFgAhAgAAAPcDACAIAACGBAAgBbMOAAHJFgAhlA8CAIUWACGVDwIAhRYAIZYPAQCHFgAhlw8AAcgWACECAAAA-QMAIAgAAIgEACACAAAA-QMAIAgAAIgEACADAAAA9wMAIA8AAIEEACAQAACGBAAgAQAAAPcDACABAAAA-QMAIAYVAADTGwAgFgAA1hsAIBcAANUbACAoAADUGwAgKQAA1xsAILMOAAD8FQAgCLwMAADCFQAwvQwAAI8EABC-DAAAwhUAMLMOAAHdEwAhlA8CAKgTACGVDwIAqBMAIZYPAQClEwAhlw8AAdwTACEDAAAA-QMAIAMAAI4EADAUAACPBAAgAwAAAPkDACADAAD6AwAwBAAA9wMAIAYIAAHpEwAhzgIAAMEVACC8DAAAwBUAML0MAACVBAAQvgwAAMAVADDrDgABAAABAQAAAJIEACABAAAAkgQAIAYIAAHpEwAhzgIAAMEVACC8DAAAwBUAML0MAACVBAAQvgwAAMAVADDrDgAB6RMAIQHOAgAA0hsAIAMAAACVBAAgAwAAlgQAMAQAAJIEACADAAAAlQQAIAMAAJYEADAEAACSBAAgAwAAAJUEACADAACWBAAwBAAAkgQAIAMIAAEAAAHOAgAA0RsAIOsOAAEAAAEBCAAAmgQAIAIIAAEAAAHrDgABAAABAQgAAJwEADABCAAAnAQAMAMIAAHIFgAhzgIAAMQbACDrDgAByBYAIQIAAACSBAAgCAAAnwQAIAIIAAHIFgAh6w4AAcgWACECAAAAlQQAIAgAAKEEACACAAAAlQQAIAgAAKEEACADAAAAkgQAIA8AAJoEACAQAACfBAAgAQAAAJIEACABAAAAlQQAIAMVAADBGwAgFgAAwxsAIBcAAMIbACAFCAAB3BMAIbwMAAC_FQAwvQwAAKgEABC-DAAAvxUAMOsOAAHcEwAhAwAAAJUEACADAACnBAAwFAAAqAQAIAMAAACVBAAgAwAAlgQAMAQAAJIEACAPCAAA1xMAILwMAAC9FQAwvQwAAK4EABC-DAAAvRUAMMEMBADPEwAhgA0EAM8TACGBDQQAzxMAIYMNAgDMEwAhhg0BAMQTACGHDQEAxBMAIfgNAQDEEwAhgw4BAMQTACGGDgAAvhUAIJIPAQDEEwAhkw8BAMQTACEBAAAAqwQAIAEAAACrBAAgDggAANcTACC8DAAAvRUAML0MAACuBAAQvgwAAL0VADDBDAQAzxMAIYANBADPEwAhgQ0EAM8TACGDDQIAzBMAIYYNAQDEEwAhhw0BAMQTACH4DQEAxBMAIYMOAQDEEwAhkg8BAMQTACGTDwEAxBMAIQADAAAArgQAIAMAAK8EADAEAACrBAAgAwAAAK4EACADAACvBAAwBAAAqwQAIAMAAACuBAAgAwAArwQAMAQAAKsEACALCIAAAAABwQwEAAAAAYANBAAAAAGBDQQAAAABgw0CAAAAAYYNAQAAAAGHDQEAAAAB-A0BAAAAAYMOAQAAAAGSDwEAAAABkw8BAAAAAQEIAACzBAAgCwiAAAAAAcEMBAAAAAGADQQAAAABgQ0EAAAAAYMNAgAAAAGGDQEAAAABhw0BAAAAAfgNAQAAAAGDDgEAAAABkg8BAAAAAZMPAQAAAAEBCAAAtQQAMAEIAAC1BAAwCwiAAAAAAcEMBACCFgAhgA0EAIIWACGBDQQAghYAIYMNAgCFFgAhhg0BAIcWACGHDQEAhxYAIfgNAQCHFgAhgw4BAIcWACGSDwEAhxYAIZMPAQCHFgAhAgAAAKsEACAIAAC4BAAgCwiAAAAAAcEMBACCFgAhgA0EAIIWACGBDQQAghYAIYMNAgCFFgAhhg0BAIcWACGHDQEAhxYAIfgNAQCHFgAhgw4BAIcWACGSDwEAhxYAIZMPAQCHFgAhAgAAAK4EACAIAAC6BAAgAgAAAK4EACAIAAC6BAAgAwAAAKsEACAPAACzBAAgEAAAuAQAIAEAAACrBAAgAQAAAK4EACAFFQAAvBsAIBYAAL8bACAXAAC-GwAgKAAAvRsAICkAAMAbACAOCAAA1BMAILwMAAC8FQAwvQwAAMEEABC-DAAAvBUAMMEMBACkEwAhgA0EAKQTACGBDQQApBMAIYMNAgCoEwAhhg0BAKUTACGHDQEApRMAIfgNAQClEwAhgw4BAKUTACGSDwEApRMAIZMPAQClEwAhAwAAAK4EACADAADABAAwFAAAwQQAIAMAAACuBAAgAwAArwQAMAQAAKsEACAWgQMAALkVACC8DAAAuBUAML0MAADMBAAQvgwAALgVADDjDEAAyBMAIYANBADPEwAhgQ0EAM8TACGHDQEAxBMAIZgNAQDEEwAhxQ1AAMcTACHxDQIAzBMAIfgNAQAAAAGDDgEAxBMAIYQPAQDEEwAhhQ8BAMQTACGGD0AAxxMAIYwPEACHFAAhjQ8BAMYTACGOD0AAyBMAIY8PIADFEwAhkA8gAMUTACGRDyAAxRMAIQEAAADEBAAgCoADAAC7FQAgvAwAALoVADC9DAAAxgQAEL4MAAC6FQAw_gwBAMQTACH4DQEAxBMAIdEOIADFEwAhhg9AAMcTACGKDyAAxRMAIYsPQADIEwAhAoADAAC7GwAghg8AAPwVACAKgAMAALsVACC8DAAAuhUAML0MAADGBAAQvgwAALoVADD-DAEAAAAB-A0BAMQTACHRDiAAxRMAIYYPQADHEwAhig8gAMUTACGLD0AAyBMAIQMAAADGBAAgAwAAxwQAMAQAAMgEACABAAAAxgQAIAEAAADEBAAgFoEDAAC5FQAgvAwAALgVADC9DAAAzAQAEL4MAAC4FQAw4wxAAMgTACGADQQAzxMAIYENBADPEwAhhw0BAMQTACGYDQEAxBMAIcUNQADHEwAh8Q0CAMwTACH4DQEAxBMAIYMOAQDEEwAhhA8BAMQTACGFDwEAxBMAIYYPQADHEwAhjA8QAIcUACGNDwEAxhMAIY4PQADIEwAhjw8gAMUTACGQDyAAxRMAIZEPIADFEwAhBIEDAAC6GwAgxQ0AAPwVACCGDwAA_BUAII0PAAD8FQAgAwAAAMwEACADAADNBAAwBAAAxAQAIAMAAADMBAAgAwAAzQQAMAQAAMQEACADAAAAzAQAIAMAAM0EADAEAADEBAAgE4EDAAC5GwAg4wxAAAAAAYANBAAAAAGBDQQAAAABhw0BAAAAAZgNAQAAAAHFDUAAAAAB8Q0CAAAAAfgNAQAAAAGDDgEAAAABhA8BAAAAAYUPAQAAAAGGD0AAAAABjA8QAAAAAY0PAQAAAAGOD0AAAAABjw8gAAAAAZAPIAAAAAGRDyAAAAABAQgAANEEACAS4wxAAAAAAYANBAAAAAGBDQQAAAABhw0BAAAAAZgNAQAAAAHFDUAAAAAB8Q0CAAAAAfgNAQAAAAGDDgEAAAABhA8BAAAAAYUPAQAAAAGGD0AAAAABjA8QAAAAAY0PAQAAAAGOD0AAAAABjw8gAAAAAZAPIAAAAAGRDyAAAAABAQgAANMEADABCAAA0wQAMBOBAwAArBsAIOMMQACDFgAhgA0EAIIWACGBDQQAghYAIYcNAQCHFgAhmA0BAIcWACHFDUAAjxYAIfENAgCFFgAh-A0BAIcWACGDDgEAhxYAIYQPAQCHFgAhhQ8BAIcWACGGD0AAjxYAIYwPEAD9FgAhjQ8BAIYWACGOD0AAgxYAIY8PIAClFgAhkA8gAKUWACGRDyAApRYAIQIAAADEBAAgCAAA1gQAIBLjDEAAgxYAIYANBACCFgAhgQ0EAIIWACGHDQEAhxYAIZgNAQCHFgAhxQ1AAI8WACHxDQIAhRYAIfgNAQCHFgAhgw4BAIcWACGEDwEAhxYAIYUPAQCHFgAhhg9AAI8WACGMDxAA_RYAIY0PAQCGFgAhjg9AAIMWACGPDyAApRYAIZAPIAClFgAhkQ8gAKUWACECAAAAzAQAIAgAANgEACACAAAAzAQAIAgAANgEACADAAAAxAQAIA8AANEEACAQAADWBAAgAQAAAMQEACABAAAAzAQAIAgVAACnGwAgFgAAqhsAIBcAAKkbACAoAACoGwAgKQAAqxsAIMUNAAD8FQAghg8AAPwVACCNDwAA_BUAIBW8DAAAtxUAML0MAADfBAAQvgwAALcVADDjDEAAphMAIYANBACkEwAhgQ0EAKQTACGHDQEApRMAIZgNAQClEwAhxQ1AALsTACHxDQIAqBMAIfgNAQClEwAhgw4BAKUTACGEDwEApRMAIYUPAQClEwAhhg9AALsTACGMDxAAgxQAIY0PAQCpEwAhjg9AAKYTACGPDyAAwBMAIZAPIADAEwAhkQ8gAMATACEDAAAAzAQAIAMAAN4EADAUAADfBAAgAwAAAMwEACADAADNBAAwBAAAxAQAIAEAAADIBAAgAQAAAMgEACADAAAAxgQAIAMAAMcEADAEAADIBAAgAwAAAMYEACADAADHBAAwBAAAyAQAIAMAAADGBAAgAwAAxwQAMAQAAMgEACAHgAMAAKYbACD-DAEAAAAB-A0BAAAAAdEOIAAAAAGGD0AAAAABig8gAAAAAYsPQAAAAAEBCAAA5wQAIAb-DAEAAAAB-A0BAAAAAdEOIAAAAAGGD0AAAAABig8gAAAAAYsPQAAAAAEBCAAA6QQAMAEIAADpBAAwB4ADAAClGwAg_gwBAIcWACH4DQEAhxYAIdEOIAClFgAhhg9AAI8WACGKDyAApRYAIYsPQACDFgAhAgAAAMgEACAIAADsBAAgBv4MAQCHFgAh-A0BAIcWACHRDiAApRYAIYYPQACPFgAhig8gAKUWACGLD0AAgxYAIQIAAADGBAAgCAAA7gQAIAIAAADGBAAgCAAA7gQAIAMAAADIBAAgDwAA5wQAIBAAAOwEACABAAAAyAQAIAEAAADGBAAgBBUAAKIbACAWAACkGwAgFwAAoxsAIIYPAAD8FQAgCbwMAAC2FQAwvQwAAPUEABC-DAAAthUAMP4MAQClEwAh-A0BAKUTACHRDiAAwBMAIYYPQAC7EwAhig8gAMATACGLD0AAphMAIQMAAADGBAAgAwAA9AQAMBQAAPUEACADAAAAxgQAIAMAAMcEADAEAADIBAAgCLwMAAC0FQAwvQwAAPsEABC-DAAAtBUAMP4MAQDEEwAh-A0BAMQTACGFDwEAxBMAIYgPQADIEwAhiQ8AALUVACABAAAA-AQAIAEAAAD4BAAgB7wMAAC0FQAwvQwAAPsEABC-DAAAtBUAMP4MAQDEEwAh-A0BAMQTACGFDwEAxBMAIYgPQADIEwAhAAMAAAD7BAAgAwAA_AQAMAQAAPgEACADAAAA-wQAIAMAAPwEADAEAAD4BAAgAwAAAPsEACADAAD8BAAwBAAA-AQAIAT-DAEAAAAB-A0BAAAAAYUPAQAAAAGID0AAAAABAQgAAIAFACAE_gwBAAAAAfgNAQAAAAGFDwEAAAABiA9AAAAAAQEIAACCBQAwAQgAAIIFADAE_gwBAIcWACH4DQEAhxYAIYUPAQCHFgAhiA9AAIMWACECAAAA-AQAIAgAAIUFACAE_gwBAIcWACH4DQEAhxYAIYUPAQCHFgAhiA9AAIMWACECAAAA-wQAIAgAAIcFACACAAAA-wQAIAgAAIcFACADAAAA-AQAIA8AAIAFACAQAACFBQAgAQAAAPgEACABAAAA-wQAIAMVAACfGwAgFgAAoRsAIBcAAKAbACAHvAwAALMVADC9DAAAjgUAEL4MAACzFQAw_gwBAKUTACH4DQEApRMAIYUPAQClEwAhiA9AAKYTACEDAAAA-wQAIAMAAI0FADAUAACOBQAgAwAAAPsEACADAAD8BAAwBAAA-AQAIAuBAwAA1xMAILwMAACxFQAwvQwAAJQFABC-DAAAsRUAMMUNQADHEwAh8Q0CAMwTACH4DQEAxBMAIYQPAQDEEwAhhQ8BAMQTACGGD0AAxxMAIYcPAACyFQAgAQAAAJEFACABAAAAkQUAIAqBAwAA1xMAILwMAACxFQAwvQwAAJQFABC-DAAAsRUAMMUNQADHEwAh8Q0CAMwTACH4DQEAxBMAIYQPAQDEEwAhhQ8BAMQTACGGD0AAxxMAIQLFDQAA_BUAIIYPAAD8FQAgAwAAAJQFACADAACVBQAwBAAAkQUAIAMAAACUBQAgAwAAlQUAMAQAAJEFACADAAAAlAUAIAMAAJUFADAEAACRBQAgB4EDgAAAAAHFDUAAAAAB8Q0CAAAAAfgNAQAAAAGEDwEAAAABhQ8BAAAAAYYPQAAAAAEBCAAAmQUAIAeBA4AAAAABxQ1AAAAAAfENAgAAAAH4DQEAAAABhA8BAAAAAYUPAQAAAAGGD0AAAAABAQgAAJsFADABCAAAmwUAMAeBA4AAAAABxQ1AAI8WACHxDQIAhRYAIfgNAQCHFgAhhA8BAIcWACGFDwEAhxYAIYYPQACPFgAhAgAAAJEFACAIAACeBQAgB4EDgAAAAAHFDUAAjxYAIfENAgCFFgAh-A0BAIcWACGEDwEAhxYAIYUPAQCHFgAhhg9AAI8WACECAAAAlAUAIAgAAKAFACACAAAAlAUAIAgAAKAFACADAAAAkQUAIA8AAJkFACAQAACeBQAgAQAAAJEFACABAAAAlAUAIAcVAACaGwAgFgAAnRsAIBcAAJwbACAoAACbGwAgKQAAnhsAIMUNAAD8FQAghg8AAPwVACAKgQMAANQTACC8DAAAsBUAML0MAACnBQAQvgwAALAVADDFDUAAuxMAIfENAgCoEwAh-A0BAKUTACGEDwEApRMAIYUPAQClEwAhhg9AALsTACEDAAAAlAUAIAMAAKYFADAUAACnBQAgAwAAAJQFACADAACVBQAwBAAAkQUAIAa8DAAArxUAML0MAACtBQAQvgwAAK8VADD-DAEAAAABoQ4BAMQTACGDD0AAyBMAIQEAAACqBQAgAQAAAKoFACAGvAwAAK8VADC9DAAArQUAEL4MAACvFQAw_gwBAMQTACGhDgEAxBMAIYMPQADIEwAhAAMAAACtBQAgAwAArgUAMAQAAKoFACADAAAArQUAIAMAAK4FADAEAACqBQAgAwAAAK0FACADAACuBQAwBAAAqgUAIAP-DAEAAAABoQ4BAAAAAYMPQAAAAAEBCAAAsgUAIAP-DAEAAAABoQ4BAAAAAYMPQAAAAAEBCAAAtAUAMAEIAAC0BQAwA_4MAQCHFgAhoQ4BAIcWACGDD0AAgxYAIQIAAACqBQAgCAAAtwUAIAP-DAEAhxYAIaEOAQCHFgAhgw9AAIMWACECAAAArQUAIAgAALkFACACAAAArQUAIAgAALkFACADAAAAqgUAIA8AALIFACAQAAC3BQAgAQAAAKoFACABAAAArQUAIAMVAACXGwAgFgAAmRsAIBcAAJgbACAGvAwAAK4VADC9DAAAwAUAEL4MAACuFQAw_gwBAKUTACGhDgEApRMAIYMPQACmEwAhAwAAAK0FACADAAC_BQAwFAAAwAUAIAMAAACtBQAgAwAArgUAMAQAAKoFACAUvAwAAK0VADC9DAAAxgUAEL4MAACtFQAwxAwBAMYTACHyDEAAxxMAIYANBAAAAAGBDQQA_BMAIZgNAQDEEwAh7w1AAMgTACGDDgEAxhMAIfgOBAD8EwAh-g4EAPwTACH7DgQA_BMAIfwOBAD8EwAh_Q4BAMYTACH-DgQA_BMAIf8OAQDGEwAhgA8EAPwTACGBDwQA_BMAIYIPQADHEwAhAQAAAMMFACABAAAAwwUAIBS8DAAArRUAML0MAADGBQAQvgwAAK0VADDEDAEAxhMAIfIMQADHEwAhgA0EAM8TACGBDQQA_BMAIZgNAQDEEwAh7w1AAMgTACGDDgEAxhMAIfgOBAD8EwAh-g4EAPwTACH7DgQA_BMAIfwOBAD8EwAh_Q4BAMYTACH-DgQA_BMAIf8OAQDGEwAhgA8EAPwTACGBDwQA_BMAIYIPQADHEwAhDsQMAAD8FQAg8gwAAPwVACCBDQAA_BUAIIMOAAD8FQAg-A4AAPwVACD6DgAA_BUAIPsOAAD8FQAg_A4AAPwVACD9DgAA_BUAIP4OAAD8FQAg_w4AAPwVACCADwAA_BUAIIEPAAD8FQAggg8AAPwVACADAAAAxgUAIAMAAMcFADAEAADDBQAgAwAAAMYFACADAADHBQAwBAAAwwUAIAMAAADGBQAgAwAAxwUAMAQAAMMFACARxAwBAAAAAfIMQAAAAAGADQQAAAABgQ0EAAAAAZgNAQAAAAHvDUAAAAABgw4BAAAAAfgOBAAAAAH6DgQAAAAB-w4EAAAAAfwOBAAAAAH9DgEAAAAB_g4EAAAAAf8OAQAAAAGADwQAAAABgQ8EAAAAAYIPQAAAAAEBCAAAywUAIBHEDAEAAAAB8gxAAAAAAYANBAAAAAGBDQQAAAABmA0BAAAAAe8NQAAAAAGDDgEAAAAB-A4EAAAAAfoOBAAAAAH7DgQAAAAB_A4EAAAAAf0OAQAAAAH-DgQAAAAB_w4BAAAAAYAPBAAAAAGBDwQAAAABgg9AAAAAAQEIAADNBQAwAQgAAM0FADARxAwBAIYWACHyDEAAjxYAIYANBACCFgAhgQ0EAO4WACGYDQEAhxYAIe8NQACDFgAhgw4BAIYWACH4DgQA7hYAIfoOBADuFgAh-w4EAO4WACH8DgQA7hYAIf0OAQCGFgAh_g4EAO4WACH_DgEAhhYAIYAPBADuFgAhgQ8EAO4WACGCD0AAjxYAIQIAAADDBQAgCAAA0AUAIBHEDAEAhhYAIfIMQACPFgAhgA0EAIIWACGBDQQA7hYAIZgNAQCHFgAh7w1AAIMWACGDDgEAhhYAIfgOBADuFgAh-g4EAO4WACH7DgQA7hYAIfwOBADuFgAh_Q4BAIYWACH-DgQA7hYAIf8OAQCGFgAhgA8EAO4WACGBDwQA7hYAIYIPQACPFgAhAgAAAMYFACAIAADSBQAgAgAAAMYFACAIAADSBQAgAwAAAMMFACAPAADLBQAgEAAA0AUAIAEAAADDBQAgAQAAAMYFACATFQAAkhsAIBYAAJUbACAXAACUGwAgKAAAkxsAICkAAJYbACDEDAAA_BUAIPIMAAD8FQAggQ0AAPwVACCDDgAA_BUAIPgOAAD8FQAg-g4AAPwVACD7DgAA_BUAIPwOAAD8FQAg_Q4AAPwVACD-DgAA_BUAIP8OAAD8FQAggA8AAPwVACCBDwAA_BUAIIIPAAD8FQAgFLwMAACsFQAwvQwAANkFABC-DAAArBUAMMQMAQCpEwAh8gxAALsTACGADQQApBMAIYENBAD4EwAhmA0BAKUTACHvDUAAphMAIYMOAQCpEwAh-A4EAPgTACH6DgQA-BMAIfsOBAD4EwAh_A4EAPgTACH9DgEAqRMAIf4OBAD4EwAh_w4BAKkTACGADwQA-BMAIYEPBAD4EwAhgg9AALsTACEDAAAAxgUAIAMAANgFADAUAADZBQAgAwAAAMYFACADAADHBQAwBAAAwwUAIAe8DAAAqxUAML0MAADfBQAQvgwAAKsVADCADQQAAAABgQ0EAM8TACH4DgQAzxMAIfkOIADFEwAhAQAAANwFACABAAAA3AUAIAe8DAAAqxUAML0MAADfBQAQvgwAAKsVADCADQQAzxMAIYENBADPEwAh-A4EAM8TACH5DiAAxRMAIQADAAAA3wUAIAMAAOAFADAEAADcBQAgAwAAAN8FACADAADgBQAwBAAA3AUAIAMAAADfBQAgAwAA4AUAMAQAANwFACAEgA0EAAAAAYENBAAAAAH4DgQAAAAB-Q4gAAAAAQEIAADkBQAgBIANBAAAAAGBDQQAAAAB-A4EAAAAAfkOIAAAAAEBCAAA5gUAMAEIAADmBQAwBIANBACCFgAhgQ0EAIIWACH4DgQAghYAIfkOIAClFgAhAgAAANwFACAIAADpBQAgBIANBACCFgAhgQ0EAIIWACH4DgQAghYAIfkOIAClFgAhAgAAAN8FACAIAADrBQAgAgAAAN8FACAIAADrBQAgAwAAANwFACAPAADkBQAgEAAA6QUAIAEAAADcBQAgAQAAAN8FACAFFQAAjRsAIBYAAJAbACAXAACPGwAgKAAAjhsAICkAAJEbACAHvAwAAKoVADC9DAAA8gUAEL4MAACqFQAwgA0EAKQTACGBDQQApBMAIfgOBACkEwAh-Q4gAMATACEDAAAA3wUAIAMAAPEFADAUAADyBQAgAwAAAN8FACADAADgBQAwBAAA3AUAIAq8DAAAqBUAML0MAAD4BQAQvgwAAKgVADDEDAEAxBMAId0MAgDLEwAh5gwBAMQTACGADQQAzxMAIaMNQADIEwAhlw5AAMgTACH3DgAAqRUAIAEAAAD1BQAgAQAAAPUFACAJvAwAAKgVADC9DAAA-AUAEL4MAACoFQAwxAwBAMQTACHdDAIAyxMAIeYMAQDEEwAhgA0EAM8TACGjDUAAyBMAIZcOQADIEwAhAd0MAAD8FQAgAwAAAPgFACADAAD5BQAwBAAA9QUAIAMAAAD4BQAgAwAA-QUAMAQAAPUFACADAAAA-AUAIAMAAPkFADAEAAD1BQAgBsQMAQAAAAHdDAIAAAAB5gwBAAAAAYANBAAAAAGjDUAAAAABlw5AAAAAAQEIAAD9BQAgBsQMAQAAAAHdDAIAAAAB5gwBAAAAAYANBAAAAAGjDUAAAAABlw5AAAAAAQEIAAD_BQAwAQgAAP8FADAGxAwBAIcWACHdDAIAhBYAIeYMAQCHFgAhgA0EAIIWACGjDUAAgxYAIZcOQACDFgAhAgAAAPUFACAIAACCBgAgBsQMAQCHFgAh3QwCAIQWACHmDAEAhxYAIYANBACCFgAhow1AAIMWACGXDkAAgxYAIQIAAAD4BQAgCAAAhAYAIAIAAAD4BQAgCAAAhAYAIAMAAAD1BQAgDwAA_QUAIBAAAIIGACABAAAA9QUAIAEAAAD4BQAgBhUAAIgbACAWAACLGwAgFwAAihsAICgAAIkbACApAACMGwAg3QwAAPwVACAJvAwAAKcVADC9DAAAiwYAEL4MAACnFQAwxAwBAKUTACHdDAIApxMAIeYMAQClEwAhgA0EAKQTACGjDUAAphMAIZcOQACmEwAhAwAAAPgFACADAACKBgAwFAAAiwYAIAMAAAD4BQAgAwAA-QUAMAQAAPUFACALvAwAAKYVADC9DAAAkQYAEL4MAACmFQAwgA0EAAAAAfAOQADHEwAh8Q4BAMYTACHyDgQA_BMAIfMOQADHEwAh9A5AAMcTACH1DgQA_BMAIfYOQADHEwAhAQAAAI4GACABAAAAjgYAIAu8DAAAphUAML0MAACRBgAQvgwAAKYVADCADQQAzxMAIfAOQADHEwAh8Q4BAMYTACHyDgQA_BMAIfMOQADHEwAh9A5AAMcTACH1DgQA_BMAIfYOQADHEwAhB_AOAAD8FQAg8Q4AAPwVACDyDgAA_BUAIPMOAAD8FQAg9A4AAPwVACD1DgAA_BUAIPYOAAD8FQAgAwAAAJEGACADAACSBgAwBAAAjgYAIAMAAACRBgAgAwAAkgYAMAQAAI4GACADAAAAkQYAIAMAAJIGADAEAACOBgAgCIANBAAAAAHwDkAAAAAB8Q4BAAAAAfIOBAAAAAHzDkAAAAAB9A5AAAAAAfUOBAAAAAH2DkAAAAABAQgAAJYGACAIgA0EAAAAAfAOQAAAAAHxDgEAAAAB8g4EAAAAAfMOQAAAAAH0DkAAAAAB9Q4EAAAAAfYOQAAAAAEBCAAAmAYAMAEIAACYBgAwCIANBACCFgAh8A5AAI8WACHxDgEAhhYAIfIOBADuFgAh8w5AAI8WACH0DkAAjxYAIfUOBADuFgAh9g5AAI8WACECAAAAjgYAIAgAAJsGACAIgA0EAIIWACHwDkAAjxYAIfEOAQCGFgAh8g4EAO4WACHzDkAAjxYAIfQOQACPFgAh9Q4EAO4WACH2DkAAjxYAIQIAAACRBgAgCAAAnQYAIAIAAACRBgAgCAAAnQYAIAMAAACOBgAgDwAAlgYAIBAAAJsGACABAAAAjgYAIAEAAACRBgAgDBUAAIMbACAWAACGGwAgFwAAhRsAICgAAIQbACApAACHGwAg8A4AAPwVACDxDgAA_BUAIPIOAAD8FQAg8w4AAPwVACD0DgAA_BUAIPUOAAD8FQAg9g4AAPwVACALvAwAAKUVADC9DAAApAYAEL4MAAClFQAwgA0EAKQTACHwDkAAuxMAIfEOAQCpEwAh8g4EAPgTACHzDkAAuxMAIfQOQAC7EwAh9Q4EAPgTACH2DkAAuxMAIQMAAACRBgAgAwAAowYAMBQAAKQGACADAAAAkQYAIAMAAJIGADAEAACOBgAgCrwMAACjFQAwvQwAAKoGABC-DAAAoxUAMIANBADPEwAh6g4EAM8TACHrDgEAxBMAIewOAQDEEwAh7Q4EAM8TACHuDgQA_BMAIe8OAACkFQAgAQAAAKcGACABAAAApwYAIAm8DAAAoxUAML0MAACqBgAQvgwAAKMVADCADQQAzxMAIeoOBADPEwAh6w4BAMQTACHsDgEAxBMAIe0OBADPEwAh7g4EAPwTACEB7g4AAPwVACADAAAAqgYAIAMAAKsGADAEAACnBgAgAwAAAKoGACADAACrBgAwBAAApwYAIAMAAACqBgAgAwAAqwYAMAQAAKcGACAGgA0EAAAAAeoOBAAAAAHrDgEAAAAB7A4BAAAAAe0OBAAAAAHuDgQAAAABAQgAAK8GACAGgA0EAAAAAeoOBAAAAAHrDgEAAAAB7A4BAAAAAe0OBAAAAAHuDgQAAAABAQgAALEGADABCAAAsQYAMAaADQQAghYAIeoOBACCFgAh6w4BAIcWACHsDgEAhxYAIe0OBACCFgAh7g4EAO4WACECAAAApwYAIAgAALQGACAGgA0EAIIWACHqDgQAghYAIesOAQCHFgAh7A4BAIcWACHtDgQAghYAIe4OBADuFgAhAgAAAKoGACAIAAC2BgAgAgAAAKoGACAIAAC2BgAgAwAAAKcGACAPAACvBgAgEAAAtAYAIAEAAACnBgAgAQAAAKoGACAGFQAA_hoAIBYAAIEbACAXAACAGwAgKAAA_xoAICkAAIIbACDuDgAA_BUAIAm8DAAAohUAML0MAAC9BgAQvgwAAKIVADCADQQApBMAIeoOBACkEwAh6w4BAKUTACHsDgEApRMAIe0OBACkEwAh7g4EAPgTACEDAAAAqgYAIAMAALwGADAUAAC9BgAgAwAAAKoGACADAACrBgAwBAAApwYAIBXDBwEAxBMAIbwMAACgFQAwvQwAAMMGABC-DAAAoBUAMMEMBADPEwAhgA0EAM8TACGBDQQAzxMAIYINAgDMEwAhgw0CAMwTACGEDSAA6BMAIYUNIADoEwAhhg0BAMQTACGHDQAB6RMAIYgNAAHqEwAhiQ0AAeoTACGKDQAB6hMAIYsNAAHqEwAhjA0QAOsTACGNDRAA6xMAIY4NEADrEwAhjw0AAKEVACABAAAAwAYAIAEAAADABgAgFMMHAQDEEwAhvAwAAKAVADC9DAAAwwYAEL4MAACgFQAwwQwEAM8TACGADQQAzxMAIYENBADPEwAhgg0CAMwTACGDDQIAzBMAIYQNIADoEwAhhQ0gAOgTACGGDQEAxBMAIYcNAAHpEwAhiA0AAeoTACGJDQAB6hMAIYoNAAHqEwAhiw0AAeoTACGMDRAA6xMAIY0NEADrEwAhjg0QAOsTACEJhA0AAPwVACCFDQAA_BUAIIgNAAD8FQAgiQ0AAPwVACCKDQAA_BUAIIsNAAD8FQAgjA0AAPwVACCNDQAA_BUAII4NAAD8FQAgAwAAAMMGACADAADEBgAwBAAAwAYAIAMAAADDBgAgAwAAxAYAMAQAAMAGACADAAAAwwYAIAMAAMQGADAEAADABgAgEcMHAQAAAAHBDAQAAAABgA0EAAAAAYENBAAAAAGCDQIAAAABgw0CAAAAAYQNIAAAAAGFDSAAAAABhg0BAAAAAYcNAAEAAAGIDQABAAABiQ0AAQAAAYoNAAEAAAGLDQABAAABjA0QAAAAAY0NEAAAAAGODRAAAAABAQgAAMgGACARwwcBAAAAAcEMBAAAAAGADQQAAAABgQ0EAAAAAYINAgAAAAGDDQIAAAABhA0gAAAAAYUNIAAAAAGGDQEAAAABhw0AAQAAAYgNAAEAAAGJDQABAAABig0AAQAAAYsNAAEAAAGMDRAAAAABjQ0QAAAAAY4NEAAAAAEBCAAAygYAMAEIAADKBgAwEcMHAQCHFgAhwQwEAIIWACGADQQAghYAIYENBACCFgAhgg0CAIUWACGDDQIAhRYAIYQNIADHFgAhhQ0gAMcWACGGDQEAhxYAIYcNAAHIFgAhiA0AAckWACGJDQAByRYAIYoNAAHJFgAhiw0AAckWACGMDRAAyhYAIY0NEADKFgAhjg0QAMoWACECAAAAwAYAIAgAAM0GACARwwcBAIcWACHBDAQAghYAIYANBACCFgAhgQ0EAIIWACGCDQIAhRYAIYMNAgCFFgAhhA0gAMcWACGFDSAAxxYAIYYNAQCHFgAhhw0AAcgWACGIDQAByRYAIYkNAAHJFgAhig0AAckWACGLDQAByRYAIYwNEADKFgAhjQ0QAMoWACGODRAAyhYAIQIAAADDBgAgCAAAzwYAIAIAAADDBgAgCAAAzwYAIAMAAADABgAgDwAAyAYAIBAAAM0GACABAAAAwAYAIAEAAADDBgAgDhUAAPkaACAWAAD8GgAgFwAA-xoAICgAAPoaACApAAD9GgAghA0AAPwVACCFDQAA_BUAIIgNAAD8FQAgiQ0AAPwVACCKDQAA_BUAIIsNAAD8FQAgjA0AAPwVACCNDQAA_BUAII4NAAD8FQAgFMMHAQClEwAhvAwAAJ8VADC9DAAA1gYAEL4MAACfFQAwwQwEAKQTACGADQQApBMAIYENBACkEwAhgg0CAKgTACGDDQIAqBMAIYQNIADbEwAhhQ0gANsTACGGDQEApRMAIYcNAAHcEwAhiA0AAd0TACGJDQAB3RMAIYoNAAHdEwAhiw0AAd0TACGMDRAA3hMAIY0NEADeEwAhjg0QAN4TACEDAAAAwwYAIAMAANUGADAUAADWBgAgAwAAAMMGACADAADEBgAwBAAAwAYAIAnDBwEAxBMAIbwMAACdFQAwvQwAANwGABC-DAAAnRUAMIANBADPEwAhmQ0CAMwTACGgDQQAzxMAIecNAAHqEwAh6Q4AAJ4VACABAAAA2QYAIAEAAADZBgAgCMMHAQDEEwAhvAwAAJ0VADC9DAAA3AYAEL4MAACdFQAwgA0EAM8TACGZDQIAzBMAIaANBADPEwAh5w0AAeoTACEB5w0AAPwVACADAAAA3AYAIAMAAN0GADAEAADZBgAgAwAAANwGACADAADdBgAwBAAA2QYAIAMAAADcBgAgAwAA3QYAMAQAANkGACAFwwcBAAAAAYANBAAAAAGZDQIAAAABoA0EAAAAAecNAAEAAAEBCAAA4QYAIAXDBwEAAAABgA0EAAAAAZkNAgAAAAGgDQQAAAAB5w0AAQAAAQEIAADjBgAwAQgAAOMGADAFwwcBAIcWACGADQQAghYAIZkNAgCFFgAhoA0EAIIWACHnDQAByRYAIQIAAADZBgAgCAAA5gYAIAXDBwEAhxYAIYANBACCFgAhmQ0CAIUWACGgDQQAghYAIecNAAHJFgAhAgAAANwGACAIAADoBgAgAgAAANwGACAIAADoBgAgAwAAANkGACAPAADhBgAgEAAA5gYAIAEAAADZBgAgAQAAANwGACAGFQAA9BoAIBYAAPcaACAXAAD2GgAgKAAA9RoAICkAAPgaACDnDQAA_BUAIAjDBwEApRMAIbwMAACcFQAwvQwAAO8GABC-DAAAnBUAMIANBACkEwAhmQ0CAKgTACGgDQQApBMAIecNAAHdEwAhAwAAANwGACADAADuBgAwFAAA7wYAIAMAAADcBgAgAwAA3QYAMAQAANkGACAIwwcBAMQTACG8DAAAmhUAML0MAAD1BgAQvgwAAJoVADCADQQAzxMAIecNAAHpEwAh5w4EAM8TACHoDgAAmxUAIAEAAADyBgAgAQAAAPIGACAHwwcBAMQTACG8DAAAmhUAML0MAAD1BgAQvgwAAJoVADCADQQAzxMAIecNAAHpEwAh5w4EAM8TACEAAwAAAPUGACADAAD2BgAwBAAA8gYAIAMAAAD1BgAgAwAA9gYAMAQAAPIGACADAAAA9QYAIAMAAPYGADAEAADyBgAgBMMHAQAAAAGADQQAAAAB5w0AAQAAAecOBAAAAAEBCAAA-gYAIATDBwEAAAABgA0EAAAAAecNAAEAAAHnDgQAAAABAQgAAPwGADABCAAA_AYAMATDBwEAhxYAIYANBACCFgAh5w0AAcgWACHnDgQAghYAIQIAAADyBgAgCAAA_wYAIATDBwEAhxYAIYANBACCFgAh5w0AAcgWACHnDgQAghYAIQIAAAD1BgAgCAAAgQcAIAIAAAD1BgAgCAAAgQcAIAMAAADyBgAgDwAA-gYAIBAAAP8GACABAAAA8gYAIAEAAAD1BgAgBRUAAO8aACAWAADyGgAgFwAA8RoAICgAAPAaACApAADzGgAgB8MHAQClEwAhvAwAAJkVADC9DAAAiAcAEL4MAACZFQAwgA0EAKQTACHnDQAB3BMAIecOBACkEwAhAwAAAPUGACADAACHBwAwFAAAiAcAIAMAAAD1BgAgAwAA9gYAMAQAAPIGACAJwwcBAMQTACG8DAAAlxUAML0MAACOBwAQvgwAAJcVADCADQQAzxMAIeMOAQDEEwAh5A4CAMwTACHlDgIAzBMAIeYOAACYFQAgAQAAAIsHACABAAAAiwcAIAjDBwEAxBMAIbwMAACXFQAwvQwAAI4HABC-DAAAlxUAMIANBADPEwAh4w4BAMQTACHkDgIAzBMAIeUOAgDMEwAhAAMAAACOBwAgAwAAjwcAMAQAAIsHACADAAAAjgcAIAMAAI8HADAEAACLBwAgAwAAAI4HACADAACPBwAwBAAAiwcAIAXDBwEAAAABgA0EAAAAAeMOAQAAAAHkDgIAAAAB5Q4CAAAAAQEIAACTBwAgBcMHAQAAAAGADQQAAAAB4w4BAAAAAeQOAgAAAAHlDgIAAAABAQgAAJUHADABCAAAlQcAMAXDBwEAhxYAIYANBACCFgAh4w4BAIcWACHkDgIAhRYAIeUOAgCFFgAhAgAAAIsHACAIAACYBwAgBcMHAQCHFgAhgA0EAIIWACHjDgEAhxYAIeQOAgCFFgAh5Q4CAIUWACECAAAAjgcAIAgAAJoHACACAAAAjgcAIAgAAJoHACADAAAAiwcAIA8AAJMHACAQAACYBwAgAQAAAIsHACABAAAAjgcAIAUVAADqGgAgFgAA7RoAIBcAAOwaACAoAADrGgAgKQAA7hoAIAjDBwEApRMAIbwMAACWFQAwvQwAAKEHABC-DAAAlhUAMIANBACkEwAh4w4BAKUTACHkDgIAqBMAIeUOAgCoEwAhAwAAAI4HACADAACgBwAwFAAAoQcAIAMAAACOBwAgAwAAjwcAMAQAAIsHACAHwwcBAAAAAbwMAACVFQAwvQwAAKcHABC-DAAAlRUAMLsOAgDMEwAhvQ4AANcTACDiDgEAxBMAIQEAAACkBwAgAQAAAKQHACAHwwcBAMQTACG8DAAAlRUAML0MAACnBwAQvgwAAJUVADC7DgIAzBMAIb0OAADXEwAg4g4BAMQTACEAAwAAAKcHACADAACoBwAwBAAApAcAIAMAAACnBwAgAwAAqAcAMAQAAKQHACADAAAApwcAIAMAAKgHADAEAACkBwAgBMMHAQAAAAG7DgIAAAABvQ6AAAAAAeIOAQAAAAEBCAAArAcAIATDBwEAAAABuw4CAAAAAb0OgAAAAAHiDgEAAAABAQgAAK4HADABCAAArgcAMATDBwEAhxYAIbsOAgCFFgAhvQ6AAAAAAeIOAQCHFgAhAgAAAKQHACAIAACxBwAgBMMHAQCHFgAhuw4CAIUWACG9DoAAAAAB4g4BAIcWACECAAAApwcAIAgAALMHACACAAAApwcAIAgAALMHACADAAAApAcAIA8AAKwHACAQAACxBwAgAQAAAKQHACABAAAApwcAIAUVAADlGgAgFgAA6BoAIBcAAOcaACAoAADmGgAgKQAA6RoAIAfDBwEApRMAIbwMAACUFQAwvQwAALoHABC-DAAAlBUAMLsOAgCoEwAhvQ4AANQTACDiDgEApRMAIQMAAACnBwAgAwAAuQcAMBQAALoHACADAAAApwcAIAMAAKgHADAEAACkBwAgBbwMAACTFQAwvQwAAMAHABC-DAAAkxUAMP4MAQAAAAHhDgIAzBMAIQEAAAC9BwAgAQAAAL0HACAFvAwAAJMVADC9DAAAwAcAEL4MAACTFQAw_gwBAMQTACHhDgIAzBMAIQADAAAAwAcAIAMAAMEHADAEAAC9BwAgAwAAAMAHACADAADBBwAwBAAAvQcAIAMAAADABwAgAwAAwQcAMAQAAL0HACAC_gwBAAAAAeEOAgAAAAEBCAAAxQcAIAL-DAEAAAAB4Q4CAAAAAQEIAADHBwAwAQgAAMcHADAC_gwBAIcWACHhDgIAhRYAIQIAAAC9BwAgCAAAygcAIAL-DAEAhxYAIeEOAgCFFgAhAgAAAMAHACAIAADMBwAgAgAAAMAHACAIAADMBwAgAwAAAL0HACAPAADFBwAgEAAAygcAIAEAAAC9BwAgAQAAAMAHACAFFQAA4BoAIBYAAOMaACAXAADiGgAgKAAA4RoAICkAAOQaACAFvAwAAJIVADC9DAAA0wcAEL4MAACSFQAw_gwBAKUTACHhDgIAqBMAIQMAAADABwAgAwAA0gcAMBQAANMHACADAAAAwAcAIAMAAMEHADAEAAC9BwAgD4oMAgDMEwAhvAwAAJAVADC9DAAA2QcAEL4MAACQFQAwwQxAAMgTACGADQQAzxMAIYENBADPEwAhgg0CAMwTACGHDQEAxhMAIbsNAQDEEwAhgw4BAMQTACHdDgQA_BMAId4OQADIEwAh3w5AAMcTACHgDgAAkRUAIAEAAADWBwAgAQAAANYHACAOigwCAMwTACG8DAAAkBUAML0MAADZBwAQvgwAAJAVADDBDEAAyBMAIYANBADPEwAhgQ0EAM8TACGCDQIAzBMAIYcNAQDGEwAhuw0BAMQTACGDDgEAxBMAId0OBAD8EwAh3g5AAMgTACHfDkAAxxMAIQOHDQAA_BUAIN0OAAD8FQAg3w4AAPwVACADAAAA2QcAIAMAANoHADAEAADWBwAgAwAAANkHACADAADaBwAwBAAA1gcAIAMAAADZBwAgAwAA2gcAMAQAANYHACALigwCAAAAAcEMQAAAAAGADQQAAAABgQ0EAAAAAYINAgAAAAGHDQEAAAABuw0BAAAAAYMOAQAAAAHdDgQAAAAB3g5AAAAAAd8OQAAAAAEBCAAA3gcAIAuKDAIAAAABwQxAAAAAAYANBAAAAAGBDQQAAAABgg0CAAAAAYcNAQAAAAG7DQEAAAABgw4BAAAAAd0OBAAAAAHeDkAAAAAB3w5AAAAAAQEIAADgBwAwAQgAAOAHADALigwCAIUWACHBDEAAgxYAIYANBACCFgAhgQ0EAIIWACGCDQIAhRYAIYcNAQCGFgAhuw0BAIcWACGDDgEAhxYAId0OBADuFgAh3g5AAIMWACHfDkAAjxYAIQIAAADWBwAgCAAA4wcAIAuKDAIAhRYAIcEMQACDFgAhgA0EAIIWACGBDQQAghYAIYINAgCFFgAhhw0BAIYWACG7DQEAhxYAIYMOAQCHFgAh3Q4EAO4WACHeDkAAgxYAId8OQACPFgAhAgAAANkHACAIAADlBwAgAgAAANkHACAIAADlBwAgAwAAANYHACAPAADeBwAgEAAA4wcAIAEAAADWBwAgAQAAANkHACAIFQAA2xoAIBYAAN4aACAXAADdGgAgKAAA3BoAICkAAN8aACCHDQAA_BUAIN0OAAD8FQAg3w4AAPwVACAOigwCAKgTACG8DAAAjxUAML0MAADsBwAQvgwAAI8VADDBDEAAphMAIYANBACkEwAhgQ0EAKQTACGCDQIAqBMAIYcNAQCpEwAhuw0BAKUTACGDDgEApRMAId0OBAD4EwAh3g5AAKYTACHfDkAAuxMAIQMAAADZBwAgAwAA6wcAMBQAAOwHACADAAAA2QcAIAMAANoHADAEAADWBwAgCcMHAQDEEwAhvAwAAI0VADC9DAAA8gcAEL4MAACNFQAwgA0EAM8TACGBDQQAzxMAIYINAgDMEwAh2w4gAMUTACHcDgAAjhUAIAEAAADvBwAgAQAAAO8HACAIwwcBAMQTACG8DAAAjRUAML0MAADyBwAQvgwAAI0VADCADQQAzxMAIYENBADPEwAhgg0CAMwTACHbDiAAxRMAIQADAAAA8gcAIAMAAPMHADAEAADvBwAgAwAAAPIHACADAADzBwAwBAAA7wcAIAMAAADyBwAgAwAA8wcAMAQAAO8HACAFwwcBAAAAAYANBAAAAAGBDQQAAAABgg0CAAAAAdsOIAAAAAEBCAAA9wcAIAXDBwEAAAABgA0EAAAAAYENBAAAAAGCDQIAAAAB2w4gAAAAAQEIAAD5BwAwAQgAAPkHADAFwwcBAIcWACGADQQAghYAIYENBACCFgAhgg0CAIUWACHbDiAApRYAIQIAAADvBwAgCAAA_AcAIAXDBwEAhxYAIYANBACCFgAhgQ0EAIIWACGCDQIAhRYAIdsOIAClFgAhAgAAAPIHACAIAAD-BwAgAgAAAPIHACAIAAD-BwAgAwAAAO8HACAPAAD3BwAgEAAA_AcAIAEAAADvBwAgAQAAAPIHACAFFQAA1hoAIBYAANkaACAXAADYGgAgKAAA1xoAICkAANoaACAIwwcBAKUTACG8DAAAjBUAML0MAACFCAAQvgwAAIwVADCADQQApBMAIYENBACkEwAhgg0CAKgTACHbDiAAwBMAIQMAAADyBwAgAwAAhAgAMBQAAIUIACADAAAA8gcAIAMAAPMHADAEAADvBwAgIKMFAAD9FAAgpAUAAP4UACClBQAA_xQAIKYFAACAFQAgpwUAAIEVACC7BgAAzRMAILwMAAD8FAAwvQwAAKQIABC-DAAA_BQAML8MAQAAAAHBDAQA_BMAIeMMQADIEwAh5AwBAMQTACGADQQA_BMAIZgNAQDEEwAhuw0BAMYTACHHDQAAzRMAIPgNAQDEEwAhgA5AAMgTACGRDgEAxhMAIcsOAQDEEwAhzA4gAMUTACHNDgEAxhMAIc4OAQDGEwAhzw4AAM0TACDQDgAAzRMAINEOAADXEwAg0g4gAMUTACHTDgAAvxMAINQOAgDMEwAh1Q5AAMcTACHWDkAAxxMAIQEAAACICAAgB6IFAACDFQAgvAwAAIsVADC9DAAAiggAEL4MAACLFQAwqg4CAMwTACGrDgAB6RMAIa0OAQDEEwAhAaIFAADVGgAgCKIFAACDFQAgvAwAAIsVADC9DAAAiggAEL4MAACLFQAwqg4CAMwTACGrDgAB6RMAIa0OAQDEEwAh2g4AAIoVACADAAAAiggAIAMAAIsIADAEAACMCAAgGIADAQDEEwAhogUAAIMVACC3CwIAzBMAIbwMAACJFQAwvQwAAI4IABC-DAAAiRUAMP4MAQDGEwAhzw0CAMsTACHYDQEAxhMAIZIOAQDGEwAhoQ4BAMYTACGtDgEAxBMAIboOAgDLEwAhvw4gAOgTACHADgIAzBMAIcIOAQDEEwAhww4BAMYTACHEDgIAyxMAIcUOAADNEwAgxg4BAMYTACHHDgEAxhMAIcgOAAC_EwAgyQ4gAOgTACHKDgIAyxMAIQ-iBQAA1RoAIP4MAAD8FQAgzw0AAPwVACDYDQAA_BUAIJIOAAD8FQAgoQ4AAPwVACC6DgAA_BUAIL8OAAD8FQAgww4AAPwVACDEDgAA_BUAIMUOAAD8FQAgxg4AAPwVACDHDgAA_BUAIMkOAAD8FQAgyg4AAPwVACAZgAMBAMQTACGiBQAAgxUAILcLAgDMEwAhvAwAAIkVADC9DAAAjggAEL4MAACJFQAw_gwBAMYTACHPDQIAyxMAIdgNAQDGEwAhkg4BAMYTACGhDgEAxhMAIa0OAQDEEwAhug4CAMsTACG_DiAA6BMAIcAOAgDMEwAhwg4BAMQTACHDDgEAxhMAIcQOAgDLEwAhxQ4AAM0TACDGDgEAxhMAIccOAQDGEwAhyA4AAL8TACDJDiAA6BMAIcoOAgDLEwAh2Q4AAIgVACADAAAAjggAIAMAAI8IADAEAACQCAAgCaIFAACDFQAgtwsCAMwTACG8DAAAhxUAML0MAACSCAAQvgwAAIcVADC7DQEAxBMAIa0OAQDEEwAhwA4CAMsTACHBDgEAxBMAIQKiBQAA1RoAIMAOAAD8FQAgCqIFAACDFQAgtwsCAMwTACG8DAAAhxUAML0MAACSCAAQvgwAAIcVADC7DQEAxBMAIa0OAQDEEwAhwA4CAMsTACHBDgEAxBMAIdgOAACGFQAgAwAAAJIIACADAACTCAAwBAAAlAgAIAuiBQAAgxUAILwMAACFFQAwvQwAAJYIABC-DAAAhRUAMK0OAQDEEwAhug4CAMwTACG7DgIAzBMAIbwOAgDMEwAhvQ4AAL8TACC-DgAA1xMAIL8OAQDEEwAhAaIFAADVGgAgDKIFAACDFQAgvAwAAIUVADC9DAAAlggAEL4MAACFFQAwrQ4BAMQTACG6DgIAzBMAIbsOAgDMEwAhvA4CAMwTACG9DgAAvxMAIL4OAADXEwAgvw4BAMQTACHXDgAAhBUAIAMAAACWCAAgAwAAlwgAMAQAAJgIACAJogUAAIMVACC8DAAAghUAML0MAACaCAAQvgwAAIIVADC_DAEAxBMAIeMMQADIEwAhgA5AAMgTACGaDgAB6RMAIa0OAQDEEwAhAaIFAADVGgAgCaIFAACDFQAgvAwAAIIVADC9DAAAmggAEL4MAACCFQAwvwwBAAAAAeMMQADIEwAhgA5AAMgTACGaDgABAAABrQ4BAMQTACEDAAAAmggAIAMAAJsIADAEAACcCAAgAQAAAIoIACABAAAAjggAIAEAAACSCAAgAQAAAJYIACABAAAAmggAIAEAAACICAAgIKMFAAD9FAAgpAUAAP4UACClBQAA_xQAIKYFAACAFQAgpwUAAIEVACC7BgAAzRMAILwMAAD8FAAwvQwAAKQIABC-DAAA_BQAML8MAQDEEwAhwQwEAPwTACHjDEAAyBMAIeQMAQDEEwAhgA0EAPwTACGYDQEAxBMAIbsNAQDGEwAhxw0AAM0TACD4DQEAxBMAIYAOQADIEwAhkQ4BAMYTACHLDgEAxBMAIcwOIADFEwAhzQ4BAMYTACHODgEAxhMAIc8OAADNEwAg0A4AAM0TACDRDgAA1xMAINIOIADFEwAh0w4AAL8TACDUDgIAzBMAIdUOQADHEwAh1g5AAMcTACERowUAANAaACCkBQAA0RoAIKUFAADSGgAgpgUAANMaACCnBQAA1BoAILsGAAD8FQAgwQwAAPwVACCADQAA_BUAILsNAAD8FQAgxw0AAPwVACCRDgAA_BUAIM0OAAD8FQAgzg4AAPwVACDPDgAA_BUAINAOAAD8FQAg1Q4AAPwVACDWDgAA_BUAIAMAAACkCAAgAwAApQgAMAQAAIgIACADAAAApAgAIAMAAKUIADAEAACICAAgAwAAAKQIACADAAClCAAwBAAAiAgAIB2jBQAAyxoAIKQFAADMGgAgpQUAAM0aACCmBQAAzhoAIKcFAADPGgAguwaAAAAAAb8MAQAAAAHBDAQAAAAB4wxAAAAAAeQMAQAAAAGADQQAAAABmA0BAAAAAbsNAQAAAAHHDYAAAAAB-A0BAAAAAYAOQAAAAAGRDgEAAAAByw4BAAAAAcwOIAAAAAHNDgEAAAABzg4BAAAAAc8OgAAAAAHQDoAAAAAB0Q6AAAAAAdIOIAAAAAHTDgAAyhoAINQOAgAAAAHVDkAAAAAB1g5AAAAAAQEIAACpCAAgGLsGgAAAAAG_DAEAAAABwQwEAAAAAeMMQAAAAAHkDAEAAAABgA0EAAAAAZgNAQAAAAG7DQEAAAABxw2AAAAAAfgNAQAAAAGADkAAAAABkQ4BAAAAAcsOAQAAAAHMDiAAAAABzQ4BAAAAAc4OAQAAAAHPDoAAAAAB0A6AAAAAAdEOgAAAAAHSDiAAAAAB0w4AAMoaACDUDgIAAAAB1Q5AAAAAAdYOQAAAAAEBCAAAqwgAMAEIAACrCAAwHaMFAACJGgAgpAUAAIoaACClBQAAixoAIKYFAACMGgAgpwUAAI0aACC7BoAAAAABvwwBAIcWACHBDAQA7hYAIeMMQACDFgAh5AwBAIcWACGADQQA7hYAIZgNAQCHFgAhuw0BAIYWACHHDYAAAAAB-A0BAIcWACGADkAAgxYAIZEOAQCGFgAhyw4BAIcWACHMDiAApRYAIc0OAQCGFgAhzg4BAIYWACHPDoAAAAAB0A6AAAAAAdEOgAAAAAHSDiAApRYAIdMOAACIGgAg1A4CAIUWACHVDkAAjxYAIdYOQACPFgAhAgAAAIgIACAIAACuCAAgGLsGgAAAAAG_DAEAhxYAIcEMBADuFgAh4wxAAIMWACHkDAEAhxYAIYANBADuFgAhmA0BAIcWACG7DQEAhhYAIccNgAAAAAH4DQEAhxYAIYAOQACDFgAhkQ4BAIYWACHLDgEAhxYAIcwOIAClFgAhzQ4BAIYWACHODgEAhhYAIc8OgAAAAAHQDoAAAAAB0Q6AAAAAAdIOIAClFgAh0w4AAIgaACDUDgIAhRYAIdUOQACPFgAh1g5AAI8WACECAAAApAgAIAgAALAIACACAAAApAgAIAgAALAIACADAAAAiAgAIA8AAKkIACAQAACuCAAgAQAAAIgIACABAAAApAgAIBEVAACDGgAgFgAAhhoAIBcAAIUaACAoAACEGgAgKQAAhxoAILsGAAD8FQAgwQwAAPwVACCADQAA_BUAILsNAAD8FQAgxw0AAPwVACCRDgAA_BUAIM0OAAD8FQAgzg4AAPwVACDPDgAA_BUAINAOAAD8FQAg1Q4AAPwVACDWDgAA_BUAIBu7BgAAqhMAILwMAAD7FAAwvQwAALcIABC-DAAA-xQAML8MAQClEwAhwQwEAPgTACHjDEAAphMAIeQMAQClEwAhgA0EAPgTACGYDQEApRMAIbsNAQCpEwAhxw0AAKoTACD4DQEApRMAIYAOQACmEwAhkQ4BAKkTACHLDgEApRMAIcwOIADAEwAhzQ4BAKkTACHODgEAqRMAIc8OAACqEwAg0A4AAKoTACDRDgAA1BMAINIOIADAEwAh0w4AAL8TACDUDgIAqBMAIdUOQAC7EwAh1g5AALsTACEDAAAApAgAIAMAALYIADAUAAC3CAAgAwAAAKQIACADAAClCAAwBAAAiAgAIAEAAACMCAAgAQAAAIwIACADAAAAiggAIAMAAIsIADAEAACMCAAgAwAAAIoIACADAACLCAAwBAAAjAgAIAMAAACKCAAgAwAAiwgAMAQAAIwIACAEogUAAIIaACCqDgIAAAABqw4AAQAAAa0OAQAAAAEBCAAAvwgAIAOqDgIAAAABqw4AAQAAAa0OAQAAAAEBCAAAwQgAMAEIAADBCAAwBKIFAACBGgAgqg4CAIUWACGrDgAByBYAIa0OAQCHFgAhAgAAAIwIACAIAADECAAgA6oOAgCFFgAhqw4AAcgWACGtDgEAhxYAIQIAAACKCAAgCAAAxggAIAIAAACKCAAgCAAAxggAIAMAAACMCAAgDwAAvwgAIBAAAMQIACABAAAAjAgAIAEAAACKCAAgBRUAAPwZACAWAAD_GQAgFwAA_hkAICgAAP0ZACApAACAGgAgBrwMAAD6FAAwvQwAAM0IABC-DAAA-hQAMKoOAgCoEwAhqw4AAdwTACGtDgEApRMAIQMAAACKCAAgAwAAzAgAMBQAAM0IACADAAAAiggAIAMAAIsIADAEAACMCAAgAQAAAJAIACABAAAAkAgAIAMAAACOCAAgAwAAjwgAMAQAAJAIACADAAAAjggAIAMAAI8IADAEAACQCAAgAwAAAI4IACADAACPCAAwBAAAkAgAIBWAAwEAAAABogUAAPsZACC3CwIAAAAB_gwBAAAAAc8NAgAAAAHYDQEAAAABkg4BAAAAAaEOAQAAAAGtDgEAAAABug4CAAAAAb8OIAAAAAHADgIAAAABwg4BAAAAAcMOAQAAAAHEDgIAAAABxQ6AAAAAAcYOAQAAAAHHDgEAAAAByA4AAPoZACDJDiAAAAAByg4CAAAAAQEIAADVCAAgFIADAQAAAAG3CwIAAAAB_gwBAAAAAc8NAgAAAAHYDQEAAAABkg4BAAAAAaEOAQAAAAGtDgEAAAABug4CAAAAAb8OIAAAAAHADgIAAAABwg4BAAAAAcMOAQAAAAHEDgIAAAABxQ6AAAAAAcYOAQAAAAHHDgEAAAAByA4AAPoZACDJDiAAAAAByg4CAAAAAQEIAADXCAAwAQgAANcIADAVgAMBAIcWACGiBQAA-RkAILcLAgCFFgAh_gwBAIYWACHPDQIAhBYAIdgNAQCGFgAhkg4BAIYWACGhDgEAhhYAIa0OAQCHFgAhug4CAIQWACG_DiAAxxYAIcAOAgCFFgAhwg4BAIcWACHDDgEAhhYAIcQOAgCEFgAhxQ6AAAAAAcYOAQCGFgAhxw4BAIYWACHIDgAA-BkAIMkOIADHFgAhyg4CAIQWACECAAAAkAgAIAgAANoIACAUgAMBAIcWACG3CwIAhRYAIf4MAQCGFgAhzw0CAIQWACHYDQEAhhYAIZIOAQCGFgAhoQ4BAIYWACGtDgEAhxYAIboOAgCEFgAhvw4gAMcWACHADgIAhRYAIcIOAQCHFgAhww4BAIYWACHEDgIAhBYAIcUOgAAAAAHGDgEAhhYAIccOAQCGFgAhyA4AAPgZACDJDiAAxxYAIcoOAgCEFgAhAgAAAI4IACAIAADcCAAgAgAAAI4IACAIAADcCAAgAwAAAJAIACAPAADVCAAgEAAA2ggAIAEAAACQCAAgAQAAAI4IACATFQAA8xkAIBYAAPYZACAXAAD1GQAgKAAA9BkAICkAAPcZACD-DAAA_BUAIM8NAAD8FQAg2A0AAPwVACCSDgAA_BUAIKEOAAD8FQAgug4AAPwVACC_DgAA_BUAIMMOAAD8FQAgxA4AAPwVACDFDgAA_BUAIMYOAAD8FQAgxw4AAPwVACDJDgAA_BUAIMoOAAD8FQAgF4ADAQClEwAhtwsCAKgTACG8DAAA-RQAML0MAADjCAAQvgwAAPkUADD-DAEAqRMAIc8NAgCnEwAh2A0BAKkTACGSDgEAqRMAIaEOAQCpEwAhrQ4BAKUTACG6DgIApxMAIb8OIADbEwAhwA4CAKgTACHCDgEApRMAIcMOAQCpEwAhxA4CAKcTACHFDgAAqhMAIMYOAQCpEwAhxw4BAKkTACHIDgAAvxMAIMkOIADbEwAhyg4CAKcTACEDAAAAjggAIAMAAOIIADAUAADjCAAgAwAAAI4IACADAACPCAAwBAAAkAgAIAEAAACUCAAgAQAAAJQIACADAAAAkggAIAMAAJMIADAEAACUCAAgAwAAAJIIACADAACTCAAwBAAAlAgAIAMAAACSCAAgAwAAkwgAMAQAAJQIACAGogUAAPIZACC3CwIAAAABuw0BAAAAAa0OAQAAAAHADgIAAAABwQ4BAAAAAQEIAADrCAAgBbcLAgAAAAG7DQEAAAABrQ4BAAAAAcAOAgAAAAHBDgEAAAABAQgAAO0IADABCAAA7QgAMAaiBQAA8RkAILcLAgCFFgAhuw0BAIcWACGtDgEAhxYAIcAOAgCEFgAhwQ4BAIcWACECAAAAlAgAIAgAAPAIACAFtwsCAIUWACG7DQEAhxYAIa0OAQCHFgAhwA4CAIQWACHBDgEAhxYAIQIAAACSCAAgCAAA8ggAIAIAAACSCAAgCAAA8ggAIAMAAACUCAAgDwAA6wgAIBAAAPAIACABAAAAlAgAIAEAAACSCAAgBhUAAOwZACAWAADvGQAgFwAA7hkAICgAAO0ZACApAADwGQAgwA4AAPwVACAItwsCAKgTACG8DAAA-BQAML0MAAD5CAAQvgwAAPgUADC7DQEApRMAIa0OAQClEwAhwA4CAKcTACHBDgEApRMAIQMAAACSCAAgAwAA-AgAMBQAAPkIACADAAAAkggAIAMAAJMIADAEAACUCAAgAQAAAJgIACABAAAAmAgAIAMAAACWCAAgAwAAlwgAMAQAAJgIACADAAAAlggAIAMAAJcIADAEAACYCAAgAwAAAJYIACADAACXCAAwBAAAmAgAIAiiBQAA6xkAIK0OAQAAAAG6DgIAAAABuw4CAAAAAbwOAgAAAAG9DgAA6hkAIL4OgAAAAAG_DgEAAAABAQgAAIEJACAHrQ4BAAAAAboOAgAAAAG7DgIAAAABvA4CAAAAAb0OAADqGQAgvg6AAAAAAb8OAQAAAAEBCAAAgwkAMAEIAACDCQAwCKIFAADpGQAgrQ4BAIcWACG6DgIAhRYAIbsOAgCFFgAhvA4CAIUWACG9DgAA6BkAIL4OgAAAAAG_DgEAhxYAIQIAAACYCAAgCAAAhgkAIAetDgEAhxYAIboOAgCFFgAhuw4CAIUWACG8DgIAhRYAIb0OAADoGQAgvg6AAAAAAb8OAQCHFgAhAgAAAJYIACAIAACICQAgAgAAAJYIACAIAACICQAgAwAAAJgIACAPAACBCQAgEAAAhgkAIAEAAACYCAAgAQAAAJYIACAFFQAA4xkAIBYAAOYZACAXAADlGQAgKAAA5BkAICkAAOcZACAKvAwAAPcUADC9DAAAjwkAEL4MAAD3FAAwrQ4BAKUTACG6DgIAqBMAIbsOAgCoEwAhvA4CAKgTACG9DgAAvxMAIL4OAADUEwAgvw4BAKUTACEDAAAAlggAIAMAAI4JADAUAACPCQAgAwAAAJYIACADAACXCAAwBAAAmAgAIAEAAACcCAAgAQAAAJwIACADAAAAmggAIAMAAJsIADAEAACcCAAgAwAAAJoIACADAACbCAAwBAAAnAgAIAMAAACaCAAgAwAAmwgAMAQAAJwIACAGogUAAOIZACC_DAEAAAAB4wxAAAAAAYAOQAAAAAGaDgABAAABrQ4BAAAAAQEIAACXCQAgBb8MAQAAAAHjDEAAAAABgA5AAAAAAZoOAAEAAAGtDgEAAAABAQgAAJkJADABCAAAmQkAMAaiBQAA4RkAIL8MAQCHFgAh4wxAAIMWACGADkAAgxYAIZoOAAHIFgAhrQ4BAIcWACECAAAAnAgAIAgAAJwJACAFvwwBAIcWACHjDEAAgxYAIYAOQACDFgAhmg4AAcgWACGtDgEAhxYAIQIAAACaCAAgCAAAngkAIAIAAACaCAAgCAAAngkAIAMAAACcCAAgDwAAlwkAIBAAAJwJACABAAAAnAgAIAEAAACaCAAgAxUAAN4ZACAWAADgGQAgFwAA3xkAIAi8DAAA9hQAML0MAAClCQAQvgwAAPYUADC_DAEApRMAIeMMQACmEwAhgA5AAKYTACGaDgAB3BMAIa0OAQClEwAhAwAAAJoIACADAACkCQAwFAAApQkAIAMAAACaCAAgAwAAmwgAMAQAAJwIACAciQYAAO8UACCKBgAA8BQAILwMAADuFAAwvQwAALUJABC-DAAA7hQAML8MAQAAAAHjDEAAyBMAIeQMAQDEEwAhjA0BAMYTACGVDQIAzBMAIZgNAQDEEwAhog1AAMcTACG7DQEAxhMAIc0NBAD8EwAh7A0BAMYTACH_DQEAxhMAIZEOAQDGEwAhrQ4BAMQTACGuDgEAxBMAIa8OEADrEwAhsA4QAOsTACGxDgIAyxMAIbIOAAHqEwAhsw4CAMsTACG0DhAA6xMAIbUOBAD8EwAhtg4AAM0TACC3DgEAxhMAIQEAAACoCQAgCYgGAADzFAAgvAwAAPUUADC9DAAAqgkAEL4MAAD1FAAw_gwBAMQTACGMDRAA6xMAIdsNAgDMEwAhqQ4BAMQTACGsDgIAzBMAIQKIBgAA3RkAIIwNAAD8FQAgCogGAADzFAAgvAwAAPUUADC9DAAAqgkAEL4MAAD1FAAw_gwBAMQTACGMDRAA6xMAIdsNAgDMEwAhqQ4BAMQTACGsDgIAzBMAIbkOAAD0FAAgAwAAAKoJACADAACrCQAwBAAArAkAIAeIBgAA8xQAILwMAADyFAAwvQwAAK4JABC-DAAA8hQAMKkOAQDEEwAhqg4CAMwTACGrDgAB6RMAIQGIBgAA3RkAIAiIBgAA8xQAILwMAADyFAAwvQwAAK4JABC-DAAA8hQAMKkOAQDEEwAhqg4CAMwTACGrDgAB6RMAIbgOAADxFAAgAwAAAK4JACADAACvCQAwBAAAsAkAIAEAAACqCQAgAQAAAK4JACABAAAAqAkAIByJBgAA7xQAIIoGAADwFAAgvAwAAO4UADC9DAAAtQkAEL4MAADuFAAwvwwBAMQTACHjDEAAyBMAIeQMAQDEEwAhjA0BAMYTACGVDQIAzBMAIZgNAQDEEwAhog1AAMcTACG7DQEAxhMAIc0NBAD8EwAh7A0BAMYTACH_DQEAxhMAIZEOAQDGEwAhrQ4BAMQTACGuDgEAxBMAIa8OEADrEwAhsA4QAOsTACGxDgIAyxMAIbIOAAHqEwAhsw4CAMsTACG0DhAA6xMAIbUOBAD8EwAhtg4AAM0TACC3DgEAxhMAIRKJBgAA2xkAIIoGAADcGQAgjA0AAPwVACCiDQAA_BUAILsNAAD8FQAgzQ0AAPwVACDsDQAA_BUAIP8NAAD8FQAgkQ4AAPwVACCvDgAA_BUAILAOAAD8FQAgsQ4AAPwVACCyDgAA_BUAILMOAAD8FQAgtA4AAPwVACC1DgAA_BUAILYOAAD8FQAgtw4AAPwVACADAAAAtQkAIAMAALYJADAEAACoCQAgAwAAALUJACADAAC2CQAwBAAAqAkAIAMAAAC1CQAgAwAAtgkAMAQAAKgJACAZiQYAANkZACCKBgAA2hkAIL8MAQAAAAHjDEAAAAAB5AwBAAAAAYwNAQAAAAGVDQIAAAABmA0BAAAAAaINQAAAAAG7DQEAAAABzQ0EAAAAAewNAQAAAAH_DQEAAAABkQ4BAAAAAa0OAQAAAAGuDgEAAAABrw4QAAAAAbAOEAAAAAGxDgIAAAABsg4AAQAAAbMOAgAAAAG0DhAAAAABtQ4EAAAAAbYOgAAAAAG3DgEAAAABAQgAALoJACAXvwwBAAAAAeMMQAAAAAHkDAEAAAABjA0BAAAAAZUNAgAAAAGYDQEAAAABog1AAAAAAbsNAQAAAAHNDQQAAAAB7A0BAAAAAf8NAQAAAAGRDgEAAAABrQ4BAAAAAa4OAQAAAAGvDhAAAAABsA4QAAAAAbEOAgAAAAGyDgABAAABsw4CAAAAAbQOEAAAAAG1DgQAAAABtg6AAAAAAbcOAQAAAAEBCAAAvAkAMAEIAAC8CQAwGYkGAAC_GQAgigYAAMAZACC_DAEAhxYAIeMMQACDFgAh5AwBAIcWACGMDQEAhhYAIZUNAgCFFgAhmA0BAIcWACGiDUAAjxYAIbsNAQCGFgAhzQ0EAO4WACHsDQEAhhYAIf8NAQCGFgAhkQ4BAIYWACGtDgEAhxYAIa4OAQCHFgAhrw4QAMoWACGwDhAAyhYAIbEOAgCEFgAhsg4AAckWACGzDgIAhBYAIbQOEADKFgAhtQ4EAO4WACG2DoAAAAABtw4BAIYWACECAAAAqAkAIAgAAL8JACAXvwwBAIcWACHjDEAAgxYAIeQMAQCHFgAhjA0BAIYWACGVDQIAhRYAIZgNAQCHFgAhog1AAI8WACG7DQEAhhYAIc0NBADuFgAh7A0BAIYWACH_DQEAhhYAIZEOAQCGFgAhrQ4BAIcWACGuDgEAhxYAIa8OEADKFgAhsA4QAMoWACGxDgIAhBYAIbIOAAHJFgAhsw4CAIQWACG0DhAAyhYAIbUOBADuFgAhtg6AAAAAAbcOAQCGFgAhAgAAALUJACAIAADBCQAgAgAAALUJACAIAADBCQAgAwAAAKgJACAPAAC6CQAgEAAAvwkAIAEAAACoCQAgAQAAALUJACAVFQAAuhkAIBYAAL0ZACAXAAC8GQAgKAAAuxkAICkAAL4ZACCMDQAA_BUAIKINAAD8FQAguw0AAPwVACDNDQAA_BUAIOwNAAD8FQAg_w0AAPwVACCRDgAA_BUAIK8OAAD8FQAgsA4AAPwVACCxDgAA_BUAILIOAAD8FQAgsw4AAPwVACC0DgAA_BUAILUOAAD8FQAgtg4AAPwVACC3DgAA_BUAIBq8DAAA7RQAML0MAADICQAQvgwAAO0UADC_DAEApRMAIeMMQACmEwAh5AwBAKUTACGMDQEAqRMAIZUNAgCoEwAhmA0BAKUTACGiDUAAuxMAIbsNAQCpEwAhzQ0EAPgTACHsDQEAqRMAIf8NAQCpEwAhkQ4BAKkTACGtDgEApRMAIa4OAQClEwAhrw4QAN4TACGwDhAA3hMAIbEOAgCnEwAhsg4AAd0TACGzDgIApxMAIbQOEADeEwAhtQ4EAPgTACG2DgAAqhMAILcOAQCpEwAhAwAAALUJACADAADHCQAwFAAAyAkAIAMAAAC1CQAgAwAAtgkAMAQAAKgJACABAAAArAkAIAEAAACsCQAgAwAAAKoJACADAACrCQAwBAAArAkAIAMAAACqCQAgAwAAqwkAMAQAAKwJACADAAAAqgkAIAMAAKsJADAEAACsCQAgBogGAAC5GQAg_gwBAAAAAYwNEAAAAAHbDQIAAAABqQ4BAAAAAawOAgAAAAEBCAAA0AkAIAX-DAEAAAABjA0QAAAAAdsNAgAAAAGpDgEAAAABrA4CAAAAAQEIAADSCQAwAQgAANIJADAGiAYAALgZACD-DAEAhxYAIYwNEADKFgAh2w0CAIUWACGpDgEAhxYAIawOAgCFFgAhAgAAAKwJACAIAADVCQAgBf4MAQCHFgAhjA0QAMoWACHbDQIAhRYAIakOAQCHFgAhrA4CAIUWACECAAAAqgkAIAgAANcJACACAAAAqgkAIAgAANcJACADAAAArAkAIA8AANAJACAQAADVCQAgAQAAAKwJACABAAAAqgkAIAYVAACzGQAgFgAAthkAIBcAALUZACAoAAC0GQAgKQAAtxkAIIwNAAD8FQAgCLwMAADsFAAwvQwAAN4JABC-DAAA7BQAMP4MAQClEwAhjA0QAN4TACHbDQIAqBMAIakOAQClEwAhrA4CAKgTACEDAAAAqgkAIAMAAN0JADAUAADeCQAgAwAAAKoJACADAACrCQAwBAAArAkAIAEAAACwCQAgAQAAALAJACADAAAArgkAIAMAAK8JADAEAACwCQAgAwAAAK4JACADAACvCQAwBAAAsAkAIAMAAACuCQAgAwAArwkAMAQAALAJACAEiAYAALIZACCpDgEAAAABqg4CAAAAAasOAAEAAAEBCAAA5gkAIAOpDgEAAAABqg4CAAAAAasOAAEAAAEBCAAA6AkAMAEIAADoCQAwBIgGAACxGQAgqQ4BAIcWACGqDgIAhRYAIasOAAHIFgAhAgAAALAJACAIAADrCQAgA6kOAQCHFgAhqg4CAIUWACGrDgAByBYAIQIAAACuCQAgCAAA7QkAIAIAAACuCQAgCAAA7QkAIAMAAACwCQAgDwAA5gkAIBAAAOsJACABAAAAsAkAIAEAAACuCQAgBRUAAKwZACAWAACvGQAgFwAArhkAICgAAK0ZACApAACwGQAgBrwMAADrFAAwvQwAAPQJABC-DAAA6xQAMKkOAQClEwAhqg4CAKgTACGrDgAB3BMAIQMAAACuCQAgAwAA8wkAMBQAAPQJACADAAAArgkAIAMAAK8JADAEAACwCQAgDLsGAADXEwAgvAYAANwUACC9BgAA3RQAIMAGAADeFAAgwQYAAN8UACC8DAAA2xQAML0MAACVCgAQvgwAANsUADC_DAEAAAAB4wxAAMgTACHkDAEAxBMAIfgNAQDEEwAhAQAAAPcJACAOuwYAANEUACC8DAAA6hQAML0MAAD5CQAQvgwAAOoUADC_DAEAxBMAIcQMAQDGEwAh4wxAAMgTACHkDAEAxBMAIegMAgDMEwAhwQ1AAMcTACHvDUAAyBMAIZEOAQDEEwAhpA4BAMQTACGlDgAAzRMAIAS7BgAAwxgAIMQMAAD8FQAgwQ0AAPwVACClDgAA_BUAIA67BgAA0RQAILwMAADqFAAwvQwAAPkJABC-DAAA6hQAML8MAQAAAAHEDAEAxhMAIeMMQADIEwAh5AwBAMQTACHoDAIAzBMAIcENQADHEwAh7w1AAMgTACGRDgEAxBMAIaQOAQDEEwAhpQ4AAM0TACADAAAA-QkAIAMAAPoJADAEAAD7CQAgCLsGAADRFAAgvAwAAOkUADC9DAAA_QkAEL4MAADpFAAwkQ4BAMQTACGhDgEAxBMAIaIOAQDEEwAhow5AAMgTACEBuwYAAMMYACAJuwYAANEUACC8DAAA6RQAML0MAAD9CQAQvgwAAOkUADCRDgEAxBMAIaEOAQDEEwAhog4BAMQTACGjDkAAyBMAIagOAADoFAAgAwAAAP0JACADAAD-CQAwBAAA_wkAIAu7BgAA0RQAIL8GAADnFAAgvAwAAOYUADC9DAAAgQoAEL4MAADmFAAw4wxAAMgTACHkDAEAxBMAIZEOAQDEEwAhmg4BAMQTACGfDkAAxxMAIaAOAgDMEwAhA7sGAADDGAAgvwYAAKsZACCfDgAA_BUAIAu7BgAA0RQAIL8GAADnFAAgvAwAAOYUADC9DAAAgQoAEL4MAADmFAAw4wxAAMgTACHkDAEAxBMAIZEOAQDEEwAhmg4BAAAAAZ8OQADHEwAhoA4CAMwTACEDAAAAgQoAIAMAAIIKADAEAACDCgAgCL4GAADlFAAgvAwAAOQUADC9DAAAhQoAEL4MAADkFAAwzQ1AAMgTACGaDgEAxBMAIZ0OBADPEwAhng4EAM8TACEBvgYAAKoZACAJvgYAAOUUACC8DAAA5BQAML0MAACFCgAQvgwAAOQUADDNDUAAyBMAIZoOAQDEEwAhnQ4EAM8TACGeDgQAzxMAIacOAADjFAAgAwAAAIUKACADAACGCgAwBAAAhwoAIAEAAACFCgAgC4EDAgDMEwAhuwYAANEUACDCBgAA0hQAILwMAADQFAAwvQwAAIoKABC-DAAA0BQAMOQMAQDEEwAhkQ4BAMQTACGXDkAAyBMAIZgOIADFEwAhmQ5AAMcTACEBAAAAigoAIA_BBgAA4hQAILwMAADhFAAwvQwAAIwKABC-DAAA4RQAMMEMQADIEwAh2QwBAMYTACHhDAEAxhMAIf4MAQDEEwAhlA1AAMgTACGRDgEAxBMAIZIOAQDEEwAhkw4AAL8TACCUDkAAxxMAIZUOAQDGEwAhlg4AAM0TACAGwQYAAKkZACDZDAAA_BUAIOEMAAD8FQAglA4AAPwVACCVDgAA_BUAIJYOAAD8FQAgEMEGAADiFAAgvAwAAOEUADC9DAAAjAoAEL4MAADhFAAwwQxAAMgTACHZDAEAxhMAIeEMAQDGEwAh_gwBAMQTACGUDUAAyBMAIZEOAQDEEwAhkg4BAMQTACGTDgAAvxMAIJQOQADHEwAhlQ4BAMYTACGWDgAAzRMAIKYOAADgFAAgAwAAAIwKACADAACNCgAwBAAAjgoAIAEAAACMCgAgAQAAAPkJACABAAAA_QkAIAEAAACBCgAgAQAAAPcJACAMuwYAANcTACC8BgAA3BQAIL0GAADdFAAgwAYAAN4UACDBBgAA3xQAILwMAADbFAAwvQwAAJUKABC-DAAA2xQAML8MAQDEEwAh4wxAAMgTACHkDAEAxBMAIfgNAQDEEwAhBLwGAACmGQAgvQYAAKcZACDABgAAqBkAIMEGAACpGQAgAwAAAJUKACADAACWCgAwBAAA9wkAIAMAAACVCgAgAwAAlgoAMAQAAPcJACADAAAAlQoAIAMAAJYKADAEAAD3CQAgCbsGgAAAAAG8BgAAohkAIL0GAACjGQAgwAYAAKQZACDBBgAApRkAIL8MAQAAAAHjDEAAAAAB5AwBAAAAAfgNAQAAAAEBCAAAmgoAIAW7BoAAAAABvwwBAAAAAeMMQAAAAAHkDAEAAAAB-A0BAAAAAQEIAACcCgAwAQgAAJwKADAJuwaAAAAAAbwGAAD1GAAgvQYAAPYYACDABgAA9xgAIMEGAAD4GAAgvwwBAIcWACHjDEAAgxYAIeQMAQCHFgAh-A0BAIcWACECAAAA9wkAIAgAAJ8KACAFuwaAAAAAAb8MAQCHFgAh4wxAAIMWACHkDAEAhxYAIfgNAQCHFgAhAgAAAJUKACAIAAChCgAgAgAAAJUKACAIAAChCgAgAwAAAPcJACAPAACaCgAgEAAAnwoAIAEAAAD3CQAgAQAAAJUKACADFQAA8hgAIBYAAPQYACAXAADzGAAgCLsGAADUEwAgvAwAANoUADC9DAAAqAoAEL4MAADaFAAwvwwBAKUTACHjDEAAphMAIeQMAQClEwAh-A0BAKUTACEDAAAAlQoAIAMAAKcKADAUAACoCgAgAwAAAJUKACADAACWCgAwBAAA9wkAIAEAAAD7CQAgAQAAAPsJACADAAAA-QkAIAMAAPoJADAEAAD7CQAgAwAAAPkJACADAAD6CQAwBAAA-wkAIAMAAAD5CQAgAwAA-gkAMAQAAPsJACALuwYAAPEYACC_DAEAAAABxAwBAAAAAeMMQAAAAAHkDAEAAAAB6AwCAAAAAcENQAAAAAHvDUAAAAABkQ4BAAAAAaQOAQAAAAGlDoAAAAABAQgAALAKACAKvwwBAAAAAcQMAQAAAAHjDEAAAAAB5AwBAAAAAegMAgAAAAHBDUAAAAAB7w1AAAAAAZEOAQAAAAGkDgEAAAABpQ6AAAAAAQEIAACyCgAwAQgAALIKADALuwYAAPAYACC_DAEAhxYAIcQMAQCGFgAh4wxAAIMWACHkDAEAhxYAIegMAgCFFgAhwQ1AAI8WACHvDUAAgxYAIZEOAQCHFgAhpA4BAIcWACGlDoAAAAABAgAAAPsJACAIAAC1CgAgCr8MAQCHFgAhxAwBAIYWACHjDEAAgxYAIeQMAQCHFgAh6AwCAIUWACHBDUAAjxYAIe8NQACDFgAhkQ4BAIcWACGkDgEAhxYAIaUOgAAAAAECAAAA-QkAIAgAALcKACACAAAA-QkAIAgAALcKACADAAAA-wkAIA8AALAKACAQAAC1CgAgAQAAAPsJACABAAAA-QkAIAgVAADrGAAgFgAA7hgAIBcAAO0YACAoAADsGAAgKQAA7xgAIMQMAAD8FQAgwQ0AAPwVACClDgAA_BUAIA28DAAA2RQAML0MAAC-CgAQvgwAANkUADC_DAEApRMAIcQMAQCpEwAh4wxAAKYTACHkDAEApRMAIegMAgCoEwAhwQ1AALsTACHvDUAAphMAIZEOAQClEwAhpA4BAKUTACGlDgAAqhMAIAMAAAD5CQAgAwAAvQoAMBQAAL4KACADAAAA-QkAIAMAAPoJADAEAAD7CQAgAQAAAP8JACABAAAA_wkAIAMAAAD9CQAgAwAA_gkAMAQAAP8JACADAAAA_QkAIAMAAP4JADAEAAD_CQAgAwAAAP0JACADAAD-CQAwBAAA_wkAIAW7BgAA6hgAIJEOAQAAAAGhDgEAAAABog4BAAAAAaMOQAAAAAEBCAAAxgoAIASRDgEAAAABoQ4BAAAAAaIOAQAAAAGjDkAAAAABAQgAAMgKADABCAAAyAoAMAW7BgAA6RgAIJEOAQCHFgAhoQ4BAIcWACGiDgEAhxYAIaMOQACDFgAhAgAAAP8JACAIAADLCgAgBJEOAQCHFgAhoQ4BAIcWACGiDgEAhxYAIaMOQACDFgAhAgAAAP0JACAIAADNCgAgAgAAAP0JACAIAADNCgAgAwAAAP8JACAPAADGCgAgEAAAywoAIAEAAAD_CQAgAQAAAP0JACADFQAA5hgAIBYAAOgYACAXAADnGAAgB7wMAADYFAAwvQwAANQKABC-DAAA2BQAMJEOAQClEwAhoQ4BAKUTACGiDgEApRMAIaMOQACmEwAhAwAAAP0JACADAADTCgAwFAAA1AoAIAMAAAD9CQAgAwAA_gkAMAQAAP8JACABAAAAgwoAIAEAAACDCgAgAwAAAIEKACADAACCCgAwBAAAgwoAIAMAAACBCgAgAwAAggoAMAQAAIMKACADAAAAgQoAIAMAAIIKADAEAACDCgAgCLsGAADkGAAgvwYAAOUYACDjDEAAAAAB5AwBAAAAAZEOAQAAAAGaDgEAAAABnw5AAAAAAaAOAgAAAAEBCAAA3AoAIAbjDEAAAAAB5AwBAAAAAZEOAQAAAAGaDgEAAAABnw5AAAAAAaAOAgAAAAEBCAAA3goAMAEIAADeCgAwCLsGAADWGAAgvwYAANcYACDjDEAAgxYAIeQMAQCHFgAhkQ4BAIcWACGaDgEAhxYAIZ8OQACPFgAhoA4CAIUWACECAAAAgwoAIAgAAOEKACAG4wxAAIMWACHkDAEAhxYAIZEOAQCHFgAhmg4BAIcWACGfDkAAjxYAIaAOAgCFFgAhAgAAAIEKACAIAADjCgAgAgAAAIEKACAIAADjCgAgAwAAAIMKACAPAADcCgAgEAAA4QoAIAEAAACDCgAgAQAAAIEKACAGFQAA0RgAIBYAANQYACAXAADTGAAgKAAA0hgAICkAANUYACCfDgAA_BUAIAm8DAAA1xQAML0MAADqCgAQvgwAANcUADDjDEAAphMAIeQMAQClEwAhkQ4BAKUTACGaDgEApRMAIZ8OQAC7EwAhoA4CAKgTACEDAAAAgQoAIAMAAOkKADAUAADqCgAgAwAAAIEKACADAACCCgAwBAAAgwoAIAEAAACHCgAgAQAAAIcKACADAAAAhQoAIAMAAIYKADAEAACHCgAgAwAAAIUKACADAACGCgAwBAAAhwoAIAMAAACFCgAgAwAAhgoAMAQAAIcKACAFvgYAANAYACDNDUAAAAABmg4BAAAAAZ0OBAAAAAGeDgQAAAABAQgAAPIKACAEzQ1AAAAAAZoOAQAAAAGdDgQAAAABng4EAAAAAQEIAAD0CgAwAQgAAPQKADAFvgYAAM8YACDNDUAAgxYAIZoOAQCHFgAhnQ4EAIIWACGeDgQAghYAIQIAAACHCgAgCAAA9woAIATNDUAAgxYAIZoOAQCHFgAhnQ4EAIIWACGeDgQAghYAIQIAAACFCgAgCAAA-QoAIAIAAACFCgAgCAAA-QoAIAMAAACHCgAgDwAA8goAIBAAAPcKACABAAAAhwoAIAEAAACFCgAgBRUAAMoYACAWAADNGAAgFwAAzBgAICgAAMsYACApAADOGAAgB7wMAADWFAAwvQwAAIALABC-DAAA1hQAMM0NQACmEwAhmg4BAKUTACGdDgQApBMAIZ4OBACkEwAhAwAAAIUKACADAAD_CgAwFAAAgAsAIAMAAACFCgAgAwAAhgoAMAQAAIcKACAIvAwAANQUADC9DAAAhgsAEL4MAADUFAAw_gwBAMQTACHNDUAAyBMAIZoOAQDEEwAhmw4CAMwTACGcDgAA1RQAIAEAAACDCwAgAQAAAIMLACAHvAwAANQUADC9DAAAhgsAEL4MAADUFAAw_gwBAMQTACHNDUAAyBMAIZoOAQDEEwAhmw4CAMwTACEAAwAAAIYLACADAACHCwAwBAAAgwsAIAMAAACGCwAgAwAAhwsAMAQAAIMLACADAAAAhgsAIAMAAIcLADAEAACDCwAgBP4MAQAAAAHNDUAAAAABmg4BAAAAAZsOAgAAAAEBCAAAiwsAIAT-DAEAAAABzQ1AAAAAAZoOAQAAAAGbDgIAAAABAQgAAI0LADABCAAAjQsAMAT-DAEAhxYAIc0NQACDFgAhmg4BAIcWACGbDgIAhRYAIQIAAACDCwAgCAAAkAsAIAT-DAEAhxYAIc0NQACDFgAhmg4BAIcWACGbDgIAhRYAIQIAAACGCwAgCAAAkgsAIAIAAACGCwAgCAAAkgsAIAMAAACDCwAgDwAAiwsAIBAAAJALACABAAAAgwsAIAEAAACGCwAgBRUAAMUYACAWAADIGAAgFwAAxxgAICgAAMYYACApAADJGAAgB7wMAADTFAAwvQwAAJkLABC-DAAA0xQAMP4MAQClEwAhzQ1AAKYTACGaDgEApRMAIZsOAgCoEwAhAwAAAIYLACADAACYCwAwFAAAmQsAIAMAAACGCwAgAwAAhwsAMAQAAIMLACALgQMCAMwTACG7BgAA0RQAIMIGAADSFAAgvAwAANAUADC9DAAAigoAEL4MAADQFAAw5AwBAMQTACGRDgEAAAABlw5AAMgTACGYDiAAxRMAIZkOQADHEwAhAQAAAJwLACABAAAAnAsAIAO7BgAAwxgAIMIGAADEGAAgmQ4AAPwVACADAAAAigoAIAMAAJ8LADAEAACcCwAgAwAAAIoKACADAACfCwAwBAAAnAsAIAMAAACKCgAgAwAAnwsAMAQAAJwLACAIgQMCAAAAAbsGAADBGAAgwgYAAMIYACDkDAEAAAABkQ4BAAAAAZcOQAAAAAGYDiAAAAABmQ5AAAAAAQEIAACjCwAgBoEDAgAAAAHkDAEAAAABkQ4BAAAAAZcOQAAAAAGYDiAAAAABmQ5AAAAAAQEIAAClCwAwAQgAAKULADAIgQMCAIUWACG7BgAAsxgAIMIGAAC0GAAg5AwBAIcWACGRDgEAhxYAIZcOQACDFgAhmA4gAKUWACGZDkAAjxYAIQIAAACcCwAgCAAAqAsAIAaBAwIAhRYAIeQMAQCHFgAhkQ4BAIcWACGXDkAAgxYAIZgOIAClFgAhmQ5AAI8WACECAAAAigoAIAgAAKoLACACAAAAigoAIAgAAKoLACADAAAAnAsAIA8AAKMLACAQAACoCwAgAQAAAJwLACABAAAAigoAIAYVAACuGAAgFgAAsRgAIBcAALAYACAoAACvGAAgKQAAshgAIJkOAAD8FQAgCYEDAgCoEwAhvAwAAM8UADC9DAAAsQsAEL4MAADPFAAw5AwBAKUTACGRDgEApRMAIZcOQACmEwAhmA4gAMATACGZDkAAuxMAIQMAAACKCgAgAwAAsAsAMBQAALELACADAAAAigoAIAMAAJ8LADAEAACcCwAgAQAAAI4KACABAAAAjgoAIAMAAACMCgAgAwAAjQoAMAQAAI4KACADAAAAjAoAIAMAAI0KADAEAACOCgAgAwAAAIwKACADAACNCgAwBAAAjgoAIAzBBgAArRgAIMEMQAAAAAHZDAEAAAAB4QwBAAAAAf4MAQAAAAGUDUAAAAABkQ4BAAAAAZIOAQAAAAGTDgAArBgAIJQOQAAAAAGVDgEAAAABlg6AAAAAAQEIAAC5CwAgC8EMQAAAAAHZDAEAAAAB4QwBAAAAAf4MAQAAAAGUDUAAAAABkQ4BAAAAAZIOAQAAAAGTDgAArBgAIJQOQAAAAAGVDgEAAAABlg6AAAAAAQEIAAC7CwAwAQgAALsLADAMwQYAAKsYACDBDEAAgxYAIdkMAQCGFgAh4QwBAIYWACH-DAEAhxYAIZQNQACDFgAhkQ4BAIcWACGSDgEAhxYAIZMOAACqGAAglA5AAI8WACGVDgEAhhYAIZYOgAAAAAECAAAAjgoAIAgAAL4LACALwQxAAIMWACHZDAEAhhYAIeEMAQCGFgAh_gwBAIcWACGUDUAAgxYAIZEOAQCHFgAhkg4BAIcWACGTDgAAqhgAIJQOQACPFgAhlQ4BAIYWACGWDoAAAAABAgAAAIwKACAIAADACwAgAgAAAIwKACAIAADACwAgAwAAAI4KACAPAAC5CwAgEAAAvgsAIAEAAACOCgAgAQAAAIwKACAIFQAApxgAIBYAAKkYACAXAACoGAAg2QwAAPwVACDhDAAA_BUAIJQOAAD8FQAglQ4AAPwVACCWDgAA_BUAIA68DAAAzhQAML0MAADHCwAQvgwAAM4UADDBDEAAphMAIdkMAQCpEwAh4QwBAKkTACH-DAEApRMAIZQNQACmEwAhkQ4BAKUTACGSDgEApRMAIZMOAAC_EwAglA5AALsTACGVDgEAqRMAIZYOAACqEwAgAwAAAIwKACADAADGCwAwFAAAxwsAIAMAAACMCgAgAwAAjQoAMAQAAI4KACAOxAcAAMcUACDFBwAAyBQAIIoMAgDMEwAhvAwAAMYUADC9DAAA1wsAEL4MAADGFAAw4QwBAMYTACH-DAEAAAABkA0BAMQTACGTDUAAyBMAIZQNQADHEwAhiA5AAMgTACGLDiAAxRMAIY8OQADHEwAhAQAAAMoLACAOwwcAAMsUACC8DAAAzRQAML0MAADMCwAQvgwAAM0UADDEDAEAxhMAIf4MAQDEEwAhgA0EAM8TACGaDSAAxRMAIZsNAgDMEwAhnA0AAL8TACCeDQEAxhMAIaENAADXEwAg5w0AAeoTACGODgQA_BMAIQXDBwAAphgAIMQMAAD8FQAgng0AAPwVACDnDQAA_BUAII4OAAD8FQAgD8MHAADLFAAgvAwAAM0UADC9DAAAzAsAEL4MAADNFAAwxAwBAMYTACH-DAEAxBMAIYANBADPEwAhlg0AAMwUACCaDSAAxRMAIZsNAgDMEwAhnA0AAL8TACCeDQEAxhMAIaENAADXEwAg5w0AAeoTACGODgQA_BMAIQMAAADMCwAgAwAAzQsAMAQAAM4LACAMwwcAAMsUACC8DAAAyhQAML0MAADQCwAQvgwAAMoUADD-DAEAxBMAIYcOAQDEEwAhiA5AAMgTACGJDiAAxRMAIYoOAQDGEwAhiw4gAMUTACGMDkAAxxMAIY0OAADNEwAgBMMHAACmGAAgig4AAPwVACCMDgAA_BUAII0OAAD8FQAgDcMHAADLFAAgvAwAAMoUADC9DAAA0AsAEL4MAADKFAAw_gwBAMQTACGHDgEAxBMAIYgOQADIEwAhiQ4gAMUTACGKDgEAxhMAIYsOIADFEwAhjA5AAMcTACGNDgAAzRMAIJAOAADJFAAgAwAAANALACADAADRCwAwBAAA0gsAIAEAAADMCwAgAQAAANALACABAAAAygsAIA7EBwAAxxQAIMUHAADIFAAgigwCAMwTACG8DAAAxhQAML0MAADXCwAQvgwAAMYUADDhDAEAxhMAIf4MAQDEEwAhkA0BAMQTACGTDUAAyBMAIZQNQADHEwAhiA5AAMgTACGLDiAAxRMAIY8OQADHEwAhBcQHAACkGAAgxQcAAKUYACDhDAAA_BUAIJQNAAD8FQAgjw4AAPwVACADAAAA1wsAIAMAANgLADAEAADKCwAgAwAAANcLACADAADYCwAwBAAAygsAIAMAAADXCwAgAwAA2AsAMAQAAMoLACALxAcAAKIYACDFBwAAoxgAIIoMAgAAAAHhDAEAAAAB_gwBAAAAAZANAQAAAAGTDUAAAAABlA1AAAAAAYgOQAAAAAGLDiAAAAABjw5AAAAAAQEIAADcCwAgCYoMAgAAAAHhDAEAAAAB_gwBAAAAAZANAQAAAAGTDUAAAAABlA1AAAAAAYgOQAAAAAGLDiAAAAABjw5AAAAAAQEIAADeCwAwAQgAAN4LADALxAcAAIgYACDFBwAAiRgAIIoMAgCFFgAh4QwBAIYWACH-DAEAhxYAIZANAQCHFgAhkw1AAIMWACGUDUAAjxYAIYgOQACDFgAhiw4gAKUWACGPDkAAjxYAIQIAAADKCwAgCAAA4QsAIAmKDAIAhRYAIeEMAQCGFgAh_gwBAIcWACGQDQEAhxYAIZMNQACDFgAhlA1AAI8WACGIDkAAgxYAIYsOIAClFgAhjw5AAI8WACECAAAA1wsAIAgAAOMLACACAAAA1wsAIAgAAOMLACADAAAAygsAIA8AANwLACAQAADhCwAgAQAAAMoLACABAAAA1wsAIAgVAACDGAAgFgAAhhgAIBcAAIUYACAoAACEGAAgKQAAhxgAIOEMAAD8FQAglA0AAPwVACCPDgAA_BUAIAyKDAIAqBMAIbwMAADFFAAwvQwAAOoLABC-DAAAxRQAMOEMAQCpEwAh_gwBAKUTACGQDQEApRMAIZMNQACmEwAhlA1AALsTACGIDkAAphMAIYsOIADAEwAhjw5AALsTACEDAAAA1wsAIAMAAOkLADAUAADqCwAgAwAAANcLACADAADYCwAwBAAAygsAIAEAAADOCwAgAQAAAM4LACADAAAAzAsAIAMAAM0LADAEAADOCwAgAwAAAMwLACADAADNCwAwBAAAzgsAIAMAAADMCwAgAwAAzQsAMAQAAM4LACALwwcAAIIYACDEDAEAAAAB_gwBAAAAAYANBAAAAAGaDSAAAAABmw0CAAAAAZwNAACBGAAgng0BAAAAAaENgAAAAAHnDQABAAABjg4EAAAAAQEIAADyCwAgCsQMAQAAAAH-DAEAAAABgA0EAAAAAZoNIAAAAAGbDQIAAAABnA0AAIEYACCeDQEAAAABoQ2AAAAAAecNAAEAAAGODgQAAAABAQgAAPQLADABCAAA9AsAMAvDBwAAgBgAIMQMAQCGFgAh_gwBAIcWACGADQQAghYAIZoNIAClFgAhmw0CAIUWACGcDQAA_xcAIJ4NAQCGFgAhoQ2AAAAAAecNAAHJFgAhjg4EAO4WACECAAAAzgsAIAgAAPcLACAKxAwBAIYWACH-DAEAhxYAIYANBACCFgAhmg0gAKUWACGbDQIAhRYAIZwNAAD_FwAgng0BAIYWACGhDYAAAAAB5w0AAckWACGODgQA7hYAIQIAAADMCwAgCAAA-QsAIAIAAADMCwAgCAAA-QsAIAMAAADOCwAgDwAA8gsAIBAAAPcLACABAAAAzgsAIAEAAADMCwAgCRUAAPoXACAWAAD9FwAgFwAA_BcAICgAAPsXACApAAD-FwAgxAwAAPwVACCeDQAA_BUAIOcNAAD8FQAgjg4AAPwVACANvAwAAMQUADC9DAAAgAwAEL4MAADEFAAwxAwBAKkTACH-DAEApRMAIYANBACkEwAhmg0gAMATACGbDQIAqBMAIZwNAAC_EwAgng0BAKkTACGhDQAA1BMAIOcNAAHdEwAhjg4EAPgTACEDAAAAzAsAIAMAAP8LADAUAACADAAgAwAAAMwLACADAADNCwAwBAAAzgsAIAEAAADSCwAgAQAAANILACADAAAA0AsAIAMAANELADAEAADSCwAgAwAAANALACADAADRCwAwBAAA0gsAIAMAAADQCwAgAwAA0QsAMAQAANILACAJwwcAAPkXACD-DAEAAAABhw4BAAAAAYgOQAAAAAGJDiAAAAABig4BAAAAAYsOIAAAAAGMDkAAAAABjQ6AAAAAAQEIAACIDAAgCP4MAQAAAAGHDgEAAAABiA5AAAAAAYkOIAAAAAGKDgEAAAABiw4gAAAAAYwOQAAAAAGNDoAAAAABAQgAAIoMADABCAAAigwAMAnDBwAA-BcAIP4MAQCHFgAhhw4BAIcWACGIDkAAgxYAIYkOIAClFgAhig4BAIYWACGLDiAApRYAIYwOQACPFgAhjQ6AAAAAAQIAAADSCwAgCAAAjQwAIAj-DAEAhxYAIYcOAQCHFgAhiA5AAIMWACGJDiAApRYAIYoOAQCGFgAhiw4gAKUWACGMDkAAjxYAIY0OgAAAAAECAAAA0AsAIAgAAI8MACACAAAA0AsAIAgAAI8MACADAAAA0gsAIA8AAIgMACAQAACNDAAgAQAAANILACABAAAA0AsAIAYVAAD1FwAgFgAA9xcAIBcAAPYXACCKDgAA_BUAIIwOAAD8FQAgjQ4AAPwVACALvAwAAMMUADC9DAAAlgwAEL4MAADDFAAw_gwBAKUTACGHDgEApRMAIYgOQACmEwAhiQ4gAMATACGKDgEAqRMAIYsOIADAEwAhjA5AALsTACGNDgAAqhMAIAMAAADQCwAgAwAAlQwAMBQAAJYMACADAAAA0AsAIAMAANELADAEAADSCwAgD7wMAADBFAAwvQwAAJwMABC-DAAAwRQAMP4MAQDEEwAhgA0EAM8TACGBDQQAzxMAIYMNAgDMEwAhhw0BAMQTACGYDQEAxBMAIfgNAQDEEwAhgA5AAMgTACGDDgEAxBMAIYQOEACHFAAhhQ5AAMgTACGGDgAAwhQAIAEAAACZDAAgAQAAAJkMACAOvAwAAMEUADC9DAAAnAwAEL4MAADBFAAw_gwBAMQTACGADQQAzxMAIYENBADPEwAhgw0CAMwTACGHDQEAxBMAIZgNAQDEEwAh-A0BAMQTACGADkAAyBMAIYMOAQDEEwAhhA4QAIcUACGFDkAAyBMAIQADAAAAnAwAIAMAAJ0MADAEAACZDAAgAwAAAJwMACADAACdDAAwBAAAmQwAIAMAAACcDAAgAwAAnQwAMAQAAJkMACAL_gwBAAAAAYANBAAAAAGBDQQAAAABgw0CAAAAAYcNAQAAAAGYDQEAAAAB-A0BAAAAAYAOQAAAAAGDDgEAAAABhA4QAAAAAYUOQAAAAAEBCAAAoQwAIAv-DAEAAAABgA0EAAAAAYENBAAAAAGDDQIAAAABhw0BAAAAAZgNAQAAAAH4DQEAAAABgA5AAAAAAYMOAQAAAAGEDhAAAAABhQ5AAAAAAQEIAACjDAAwAQgAAKMMADAL_gwBAIcWACGADQQAghYAIYENBACCFgAhgw0CAIUWACGHDQEAhxYAIZgNAQCHFgAh-A0BAIcWACGADkAAgxYAIYMOAQCHFgAhhA4QAP0WACGFDkAAgxYAIQIAAACZDAAgCAAApgwAIAv-DAEAhxYAIYANBACCFgAhgQ0EAIIWACGDDQIAhRYAIYcNAQCHFgAhmA0BAIcWACH4DQEAhxYAIYAOQACDFgAhgw4BAIcWACGEDhAA_RYAIYUOQACDFgAhAgAAAJwMACAIAACoDAAgAgAAAJwMACAIAACoDAAgAwAAAJkMACAPAAChDAAgEAAApgwAIAEAAACZDAAgAQAAAJwMACAFFQAA8BcAIBYAAPMXACAXAADyFwAgKAAA8RcAICkAAPQXACAOvAwAAMAUADC9DAAArwwAEL4MAADAFAAw_gwBAKUTACGADQQApBMAIYENBACkEwAhgw0CAKgTACGHDQEApRMAIZgNAQClEwAh-A0BAKUTACGADkAAphMAIYMOAQClEwAhhA4QAIMUACGFDkAAphMAIQMAAACcDAAgAwAArgwAMBQAAK8MACADAAAAnAwAIAMAAJ0MADAEAACZDAAgBrwMAAC_FAAwvQwAALUMABC-DAAAvxQAMIANBAAAAAGBDQQAzxMAIYMOAQDEEwAhAQAAALIMACABAAAAsgwAIAa8DAAAvxQAML0MAAC1DAAQvgwAAL8UADCADQQAzxMAIYENBADPEwAhgw4BAMQTACEAAwAAALUMACADAAC2DAAwBAAAsgwAIAMAAAC1DAAgAwAAtgwAMAQAALIMACADAAAAtQwAIAMAALYMADAEAACyDAAgA4ANBAAAAAGBDQQAAAABgw4BAAAAAQEIAAC6DAAgA4ANBAAAAAGBDQQAAAABgw4BAAAAAQEIAAC8DAAwAQgAALwMADADgA0EAIIWACGBDQQAghYAIYMOAQCHFgAhAgAAALIMACAIAAC_DAAgA4ANBACCFgAhgQ0EAIIWACGDDgEAhxYAIQIAAAC1DAAgCAAAwQwAIAIAAAC1DAAgCAAAwQwAIAMAAACyDAAgDwAAugwAIBAAAL8MACABAAAAsgwAIAEAAAC1DAAgBRUAAOsXACAWAADuFwAgFwAA7RcAICgAAOwXACApAADvFwAgBrwMAAC-FAAwvQwAAMgMABC-DAAAvhQAMIANBACkEwAhgQ0EAKQTACGDDgEApRMAIQMAAAC1DAAgAwAAxwwAMBQAAMgMACADAAAAtQwAIAMAALYMADAEAACyDAAgDrwMAAC9FAAwvQwAAM4MABC-DAAAvRQAMOMMQADIEwAh5AwBAMYTACGADQQAzxMAIfENEAAAAAH4DQEAAAAB_Q0BAMQTACH-DRAAhxQAIf8NAQDEEwAhgA5AAMgTACGBDgEAxhMAIYIOAAC_EwAgAQAAAMsMACABAAAAywwAIA68DAAAvRQAML0MAADODAAQvgwAAL0UADDjDEAAyBMAIeQMAQDGEwAhgA0EAM8TACHxDRAAhxQAIfgNAQDEEwAh_Q0BAMQTACH-DRAAhxQAIf8NAQDEEwAhgA5AAMgTACGBDgEAxhMAIYIOAAC_EwAgAuQMAAD8FQAggQ4AAPwVACADAAAAzgwAIAMAAM8MADAEAADLDAAgAwAAAM4MACADAADPDAAwBAAAywwAIAMAAADODAAgAwAAzwwAMAQAAMsMACAL4wxAAAAAAeQMAQAAAAGADQQAAAAB8Q0QAAAAAfgNAQAAAAH9DQEAAAAB_g0QAAAAAf8NAQAAAAGADkAAAAABgQ4BAAAAAYIOAADqFwAgAQgAANMMACAL4wxAAAAAAeQMAQAAAAGADQQAAAAB8Q0QAAAAAfgNAQAAAAH9DQEAAAAB_g0QAAAAAf8NAQAAAAGADkAAAAABgQ4BAAAAAYIOAADqFwAgAQgAANUMADABCAAA1QwAMAvjDEAAgxYAIeQMAQCGFgAhgA0EAIIWACHxDRAA_RYAIfgNAQCHFgAh_Q0BAIcWACH-DRAA_RYAIf8NAQCHFgAhgA5AAIMWACGBDgEAhhYAIYIOAADpFwAgAgAAAMsMACAIAADYDAAgC-MMQACDFgAh5AwBAIYWACGADQQAghYAIfENEAD9FgAh-A0BAIcWACH9DQEAhxYAIf4NEAD9FgAh_w0BAIcWACGADkAAgxYAIYEOAQCGFgAhgg4AAOkXACACAAAAzgwAIAgAANoMACACAAAAzgwAIAgAANoMACADAAAAywwAIA8AANMMACAQAADYDAAgAQAAAMsMACABAAAAzgwAIAcVAADkFwAgFgAA5xcAIBcAAOYXACAoAADlFwAgKQAA6BcAIOQMAAD8FQAggQ4AAPwVACAOvAwAALwUADC9DAAA4QwAEL4MAAC8FAAw4wxAAKYTACHkDAEAqRMAIYANBACkEwAh8Q0QAIMUACH4DQEApRMAIf0NAQClEwAh_g0QAIMUACH_DQEApRMAIYAOQACmEwAhgQ4BAKkTACGCDgAAvxMAIAMAAADODAAgAwAA4AwAMBQAAOEMACADAAAAzgwAIAMAAM8MADAEAADLDAAgBrwMAAC7FAAwvQwAAOcMABC-DAAAuxQAMOMMQADIEwAh_gwBAAAAAfsNAQAAAAEBAAAA5AwAIAEAAADkDAAgBrwMAAC7FAAwvQwAAOcMABC-DAAAuxQAMOMMQADIEwAh_gwBAMQTACH7DQEAxBMAIQADAAAA5wwAIAMAAOgMADAEAADkDAAgAwAAAOcMACADAADoDAAwBAAA5AwAIAMAAADnDAAgAwAA6AwAMAQAAOQMACAD4wxAAAAAAf4MAQAAAAH7DQEAAAABAQgAAOwMACAD4wxAAAAAAf4MAQAAAAH7DQEAAAABAQgAAO4MADABCAAA7gwAMAPjDEAAgxYAIf4MAQCHFgAh-w0BAIcWACECAAAA5AwAIAgAAPEMACAD4wxAAIMWACH-DAEAhxYAIfsNAQCHFgAhAgAAAOcMACAIAADzDAAgAgAAAOcMACAIAADzDAAgAwAAAOQMACAPAADsDAAgEAAA8QwAIAEAAADkDAAgAQAAAOcMACADFQAA4RcAIBYAAOMXACAXAADiFwAgBrwMAAC6FAAwvQwAAPoMABC-DAAAuhQAMOMMQACmEwAh_gwBAKUTACH7DQEApRMAIQMAAADnDAAgAwAA-QwAMBQAAPoMACADAAAA5wwAIAMAAOgMADAEAADkDAAgCLwMAAC5FAAwvQwAAIANABC-DAAAuRQAMOMMQADIEwAh-Q0BAAAAAfoNAQDEEwAh-w0BAMQTACH8DUAAxxMAIQEAAAD9DAAgAQAAAP0MACAIvAwAALkUADC9DAAAgA0AEL4MAAC5FAAw4wxAAMgTACH5DQEAxBMAIfoNAQDEEwAh-w0BAMQTACH8DUAAxxMAIQH8DQAA_BUAIAMAAACADQAgAwAAgQ0AMAQAAP0MACADAAAAgA0AIAMAAIENADAEAAD9DAAgAwAAAIANACADAACBDQAwBAAA_QwAIAXjDEAAAAAB-Q0BAAAAAfoNAQAAAAH7DQEAAAAB_A1AAAAAAQEIAACFDQAgBeMMQAAAAAH5DQEAAAAB-g0BAAAAAfsNAQAAAAH8DUAAAAABAQgAAIcNADABCAAAhw0AMAXjDEAAgxYAIfkNAQCHFgAh-g0BAIcWACH7DQEAhxYAIfwNQACPFgAhAgAAAP0MACAIAACKDQAgBeMMQACDFgAh-Q0BAIcWACH6DQEAhxYAIfsNAQCHFgAh_A1AAI8WACECAAAAgA0AIAgAAIwNACACAAAAgA0AIAgAAIwNACADAAAA_QwAIA8AAIUNACAQAACKDQAgAQAAAP0MACABAAAAgA0AIAQVAADeFwAgFgAA4BcAIBcAAN8XACD8DQAA_BUAIAi8DAAAuBQAML0MAACTDQAQvgwAALgUADDjDEAAphMAIfkNAQClEwAh-g0BAKUTACH7DQEApRMAIfwNQAC7EwAhAwAAAIANACADAACSDQAwFAAAkw0AIAMAAACADQAgAwAAgQ0AMAQAAP0MACAHvAwAALcUADC9DAAAmQ0AEL4MAAC3FAAw4wxAAMgTACHkDAEAxBMAIYcNAQAAAAH4DQEAxBMAIQEAAACWDQAgAQAAAJYNACAHvAwAALcUADC9DAAAmQ0AEL4MAAC3FAAw4wxAAMgTACHkDAEAxBMAIYcNAQDEEwAh-A0BAMQTACEAAwAAAJkNACADAACaDQAwBAAAlg0AIAMAAACZDQAgAwAAmg0AMAQAAJYNACADAAAAmQ0AIAMAAJoNADAEAACWDQAgBOMMQAAAAAHkDAEAAAABhw0BAAAAAfgNAQAAAAEBCAAAng0AIATjDEAAAAAB5AwBAAAAAYcNAQAAAAH4DQEAAAABAQgAAKANADABCAAAoA0AMATjDEAAgxYAIeQMAQCHFgAhhw0BAIcWACH4DQEAhxYAIQIAAACWDQAgCAAAow0AIATjDEAAgxYAIeQMAQCHFgAhhw0BAIcWACH4DQEAhxYAIQIAAACZDQAgCAAApQ0AIAIAAACZDQAgCAAApQ0AIAMAAACWDQAgDwAAng0AIBAAAKMNACABAAAAlg0AIAEAAACZDQAgAxUAANsXACAWAADdFwAgFwAA3BcAIAe8DAAAthQAML0MAACsDQAQvgwAALYUADDjDEAAphMAIeQMAQClEwAhhw0BAKUTACH4DQEApRMAIQMAAACZDQAgAwAAqw0AMBQAAKwNACADAAAAmQ0AIAMAAJoNADAEAACWDQAgDLwMAAC0FAAwvQwAALINABC-DAAAtBQAMIANBADPEwAh8A0BAMQTACHxDQQAzxMAIfINAQDEEwAh8w0AAL8TACD0DQIAzBMAIfUNQADIEwAh9g1AAMcTACH3DQAAtRQAIAEAAACvDQAgAQAAAK8NACALvAwAALQUADC9DAAAsg0AEL4MAAC0FAAwgA0EAM8TACHwDQEAxBMAIfENBADPEwAh8g0BAMQTACHzDQAAvxMAIPQNAgDMEwAh9Q1AAMgTACH2DUAAxxMAIQH2DQAA_BUAIAMAAACyDQAgAwAAsw0AMAQAAK8NACADAAAAsg0AIAMAALMNADAEAACvDQAgAwAAALINACADAACzDQAwBAAArw0AIAiADQQAAAAB8A0BAAAAAfENBAAAAAHyDQEAAAAB8w0AANoXACD0DQIAAAAB9Q1AAAAAAfYNQAAAAAEBCAAAtw0AIAiADQQAAAAB8A0BAAAAAfENBAAAAAHyDQEAAAAB8w0AANoXACD0DQIAAAAB9Q1AAAAAAfYNQAAAAAEBCAAAuQ0AMAEIAAC5DQAwCIANBACCFgAh8A0BAIcWACHxDQQAghYAIfINAQCHFgAh8w0AANkXACD0DQIAhRYAIfUNQACDFgAh9g1AAI8WACECAAAArw0AIAgAALwNACAIgA0EAIIWACHwDQEAhxYAIfENBACCFgAh8g0BAIcWACHzDQAA2RcAIPQNAgCFFgAh9Q1AAIMWACH2DUAAjxYAIQIAAACyDQAgCAAAvg0AIAIAAACyDQAgCAAAvg0AIAMAAACvDQAgDwAAtw0AIBAAALwNACABAAAArw0AIAEAAACyDQAgBhUAANQXACAWAADXFwAgFwAA1hcAICgAANUXACApAADYFwAg9g0AAPwVACALvAwAALMUADC9DAAAxQ0AEL4MAACzFAAwgA0EAKQTACHwDQEApRMAIfENBACkEwAh8g0BAKUTACHzDQAAvxMAIPQNAgCoEwAh9Q1AAKYTACH2DUAAuxMAIQMAAACyDQAgAwAAxA0AMBQAAMUNACADAAAAsg0AIAMAALMNADAEAACvDQAgGrwMAACxFAAwvQwAAMsNABC-DAAAsRQAMN0MAQDEEwAhgA0EAM8TACGnDQEAxBMAIa8NAgDMEwAhzA0AALIUACDPDQIAzBMAIdANAgDMEwAh0Q0CAMwTACHSDQIAzBMAIdMNAgDMEwAh1A0CAMwTACHVDQIAzBMAIdYNAgDMEwAh1w0gAMUTACHYDQEAxBMAIeYNAAHpEwAh6Q0AANcTACDqDQEAxBMAIesNAQDEEwAh7A0AAekTACHtDQQAzxMAIe4NBAD8EwAh7w1AAMgTACEBAAAAyA0AIAEAAADIDQAgGbwMAACxFAAwvQwAAMsNABC-DAAAsRQAMN0MAQDEEwAhgA0EAM8TACGnDQEAxBMAIa8NAgDMEwAhzw0CAMwTACHQDQIAzBMAIdENAgDMEwAh0g0CAMwTACHTDQIAzBMAIdQNAgDMEwAh1Q0CAMwTACHWDQIAzBMAIdcNIADFEwAh2A0BAMQTACHmDQAB6RMAIekNAADXEwAg6g0BAMQTACHrDQEAxBMAIewNAAHpEwAh7Q0EAM8TACHuDQQA_BMAIe8NQADIEwAhAe4NAAD8FQAgAwAAAMsNACADAADMDQAwBAAAyA0AIAMAAADLDQAgAwAAzA0AMAQAAMgNACADAAAAyw0AIAMAAMwNADAEAADIDQAgFt0MAQAAAAGADQQAAAABpw0BAAAAAa8NAgAAAAHPDQIAAAAB0A0CAAAAAdENAgAAAAHSDQIAAAAB0w0CAAAAAdQNAgAAAAHVDQIAAAAB1g0CAAAAAdcNIAAAAAHYDQEAAAAB5g0AAQAAAekNgAAAAAHqDQEAAAAB6w0BAAAAAewNAAEAAAHtDQQAAAAB7g0EAAAAAe8NQAAAAAEBCAAA0A0AIBbdDAEAAAABgA0EAAAAAacNAQAAAAGvDQIAAAABzw0CAAAAAdANAgAAAAHRDQIAAAAB0g0CAAAAAdMNAgAAAAHUDQIAAAAB1Q0CAAAAAdYNAgAAAAHXDSAAAAAB2A0BAAAAAeYNAAEAAAHpDYAAAAAB6g0BAAAAAesNAQAAAAHsDQABAAAB7Q0EAAAAAe4NBAAAAAHvDUAAAAABAQgAANINADABCAAA0g0AMBbdDAEAhxYAIYANBACCFgAhpw0BAIcWACGvDQIAhRYAIc8NAgCFFgAh0A0CAIUWACHRDQIAhRYAIdINAgCFFgAh0w0CAIUWACHUDQIAhRYAIdUNAgCFFgAh1g0CAIUWACHXDSAApRYAIdgNAQCHFgAh5g0AAcgWACHpDYAAAAAB6g0BAIcWACHrDQEAhxYAIewNAAHIFgAh7Q0EAIIWACHuDQQA7hYAIe8NQACDFgAhAgAAAMgNACAIAADVDQAgFt0MAQCHFgAhgA0EAIIWACGnDQEAhxYAIa8NAgCFFgAhzw0CAIUWACHQDQIAhRYAIdENAgCFFgAh0g0CAIUWACHTDQIAhRYAIdQNAgCFFgAh1Q0CAIUWACHWDQIAhRYAIdcNIAClFgAh2A0BAIcWACHmDQAByBYAIekNgAAAAAHqDQEAhxYAIesNAQCHFgAh7A0AAcgWACHtDQQAghYAIe4NBADuFgAh7w1AAIMWACECAAAAyw0AIAgAANcNACACAAAAyw0AIAgAANcNACADAAAAyA0AIA8AANANACAQAADVDQAgAQAAAMgNACABAAAAyw0AIAYVAADPFwAgFgAA0hcAIBcAANEXACAoAADQFwAgKQAA0xcAIO4NAAD8FQAgGbwMAACwFAAwvQwAAN4NABC-DAAAsBQAMN0MAQClEwAhgA0EAKQTACGnDQEApRMAIa8NAgCoEwAhzw0CAKgTACHQDQIAqBMAIdENAgCoEwAh0g0CAKgTACHTDQIAqBMAIdQNAgCoEwAh1Q0CAKgTACHWDQIAqBMAIdcNIADAEwAh2A0BAKUTACHmDQAB3BMAIekNAADUEwAg6g0BAKUTACHrDQEApRMAIewNAAHcEwAh7Q0EAKQTACHuDQQA-BMAIe8NQACmEwAhAwAAAMsNACADAADdDQAwFAAA3g0AIAMAAADLDQAgAwAAzA0AMAQAAMgNACAHvAwAAK4UADC9DAAA5A0AEL4MAACuFAAwpw0BAMQTACHmDQAB6RMAIecNAAHpEwAh6A0AAK8UACABAAAA4Q0AIAEAAADhDQAgBrwMAACuFAAwvQwAAOQNABC-DAAArhQAMKcNAQDEEwAh5g0AAekTACHnDQAB6RMAIQADAAAA5A0AIAMAAOUNADAEAADhDQAgAwAAAOQNACADAADlDQAwBAAA4Q0AIAMAAADkDQAgAwAA5Q0AMAQAAOENACADpw0BAAAAAeYNAAEAAAHnDQABAAABAQgAAOkNACADpw0BAAAAAeYNAAEAAAHnDQABAAABAQgAAOsNADABCAAA6w0AMAOnDQEAhxYAIeYNAAHIFgAh5w0AAcgWACECAAAA4Q0AIAgAAO4NACADpw0BAIcWACHmDQAByBYAIecNAAHIFgAhAgAAAOQNACAIAADwDQAgAgAAAOQNACAIAADwDQAgAwAAAOENACAPAADpDQAgEAAA7g0AIAEAAADhDQAgAQAAAOQNACADFQAAzBcAIBYAAM4XACAXAADNFwAgBrwMAACtFAAwvQwAAPcNABC-DAAArRQAMKcNAQClEwAh5g0AAdwTACHnDQAB3BMAIQMAAADkDQAgAwAA9g0AMBQAAPcNACADAAAA5A0AIAMAAOUNADAEAADhDQAgCrwMAACrFAAwvQwAAP0NABC-DAAAqxQAMIANBADPEwAhpw0BAMQTACG-DQQAzxMAIcwNAACsFAAg0Q0AAKgUACDWDQAAqBQAIOUNAACoFAAgAQAAAPoNACABAAAA-g0AIAm8DAAAqxQAML0MAAD9DQAQvgwAAKsUADCADQQAzxMAIacNAQDEEwAhvg0EAM8TACHRDQAAqBQAINYNAACoFAAg5Q0AAKgUACAAAwAAAP0NACADAAD-DQAwBAAA-g0AIAMAAAD9DQAgAwAA_g0AMAQAAPoNACADAAAA_Q0AIAMAAP4NADAEAAD6DQAgBoANBAAAAAGnDQEAAAABvg0EAAAAAdENAADKFwAg1g0AAMsXACDlDQAAyRcAIAEIAACCDgAgBoANBAAAAAGnDQEAAAABvg0EAAAAAdENAADKFwAg1g0AAMsXACDlDQAAyRcAIAEIAACEDgAwAQgAAIQOADAGgA0EAIIWACGnDQEAhxYAIb4NBACCFgAh0Q0AAMcXACDWDQAAyBcAIOUNAADGFwAgAgAAAPoNACAIAACHDgAgBoANBACCFgAhpw0BAIcWACG-DQQAghYAIdENAADHFwAg1g0AAMgXACDlDQAAxhcAIAIAAAD9DQAgCAAAiQ4AIAIAAAD9DQAgCAAAiQ4AIAMAAAD6DQAgDwAAgg4AIBAAAIcOACABAAAA-g0AIAEAAAD9DQAgBRUAAMEXACAWAADEFwAgFwAAwxcAICgAAMIXACApAADFFwAgCbwMAACqFAAwvQwAAJAOABC-DAAAqhQAMIANBACkEwAhpw0BAKUTACG-DQQApBMAIdENAACoFAAg1g0AAKgUACDlDQAAqBQAIAMAAAD9DQAgAwAAjw4AMBQAAJAOACADAAAA_Q0AIAMAAP4NADAEAAD6DQAgELwMAACpFAAwvQwAAJYOABC-DAAAqRQAML8MBAAAAAHBDEAAyBMAIYANBADPEwAhgQ0EAPwTACGnDQEAxBMAIcgNAQDEEwAh3g0AAKgUACDfDQAAqBQAIOANIADFEwAh4Q0gAMUTACHiDQQAzxMAIeMNBADPEwAh5A0EAPwTACEBAAAAkw4AIAEAAACTDgAgELwMAACpFAAwvQwAAJYOABC-DAAAqRQAML8MBADPEwAhwQxAAMgTACGADQQAzxMAIYENBAD8EwAhpw0BAMQTACHIDQEAxBMAId4NAACoFAAg3w0AAKgUACDgDSAAxRMAIeENIADFEwAh4g0EAM8TACHjDQQAzxMAIeQNBAD8EwAhAoENAAD8FQAg5A0AAPwVACADAAAAlg4AIAMAAJcOADAEAACTDgAgAwAAAJYOACADAACXDgAwBAAAkw4AIAMAAACWDgAgAwAAlw4AMAQAAJMOACANvwwEAAAAAcEMQAAAAAGADQQAAAABgQ0EAAAAAacNAQAAAAHIDQEAAAAB3g0AAL8XACDfDQAAwBcAIOANIAAAAAHhDSAAAAAB4g0EAAAAAeMNBAAAAAHkDQQAAAABAQgAAJsOACANvwwEAAAAAcEMQAAAAAGADQQAAAABgQ0EAAAAAacNAQAAAAHIDQEAAAAB3g0AAL8XACDfDQAAwBcAIOANIAAAAAHhDSAAAAAB4g0EAAAAAeMNBAAAAAHkDQQAAAABAQgAAJ0OADABCAAAnQ4AMA2_DAQAghYAIcEMQACDFgAhgA0EAIIWACGBDQQA7hYAIacNAQCHFgAhyA0BAIcWACHeDQAAvRcAIN8NAAC-FwAg4A0gAKUWACHhDSAApRYAIeINBACCFgAh4w0EAIIWACHkDQQA7hYAIQIAAACTDgAgCAAAoA4AIA2_DAQAghYAIcEMQACDFgAhgA0EAIIWACGBDQQA7hYAIacNAQCHFgAhyA0BAIcWACHeDQAAvRcAIN8NAAC-FwAg4A0gAKUWACHhDSAApRYAIeINBACCFgAh4w0EAIIWACHkDQQA7hYAIQIAAACWDgAgCAAAog4AIAIAAACWDgAgCAAAog4AIAMAAACTDgAgDwAAmw4AIBAAAKAOACABAAAAkw4AIAEAAACWDgAgBxUAALgXACAWAAC7FwAgFwAAuhcAICgAALkXACApAAC8FwAggQ0AAPwVACDkDQAA_BUAIBC8DAAApxQAML0MAACpDgAQvgwAAKcUADC_DAQApBMAIcEMQACmEwAhgA0EAKQTACGBDQQA-BMAIacNAQClEwAhyA0BAKUTACHeDQAAqBQAIN8NAACoFAAg4A0gAMATACHhDSAAwBMAIeINBACkEwAh4w0EAKQTACHkDQQA-BMAIQMAAACWDgAgAwAAqA4AMBQAAKkOACADAAAAlg4AIAMAAJcOADAEAACTDgAgBoADAQDEEwAhvAwAAKYUADC9DAAArw4AEL4MAACmFAAwvwwEAAAAAcEMQADIEwAhAQAAAKwOACABAAAArA4AIAaAAwEAxBMAIbwMAACmFAAwvQwAAK8OABC-DAAAphQAML8MBADPEwAhwQxAAMgTACEAAwAAAK8OACADAACwDgAwBAAArA4AIAMAAACvDgAgAwAAsA4AMAQAAKwOACADAAAArw4AIAMAALAOADAEAACsDgAgA4ADAQAAAAG_DAQAAAABwQxAAAAAAQEIAAC0DgAgA4ADAQAAAAG_DAQAAAABwQxAAAAAAQEIAAC2DgAwAQgAALYOADADgAMBAIcWACG_DAQAghYAIcEMQACDFgAhAgAAAKwOACAIAAC5DgAgA4ADAQCHFgAhvwwEAIIWACHBDEAAgxYAIQIAAACvDgAgCAAAuw4AIAIAAACvDgAgCAAAuw4AIAMAAACsDgAgDwAAtA4AIBAAALkOACABAAAArA4AIAEAAACvDgAgBRUAALMXACAWAAC2FwAgFwAAtRcAICgAALQXACApAAC3FwAgBoADAQClEwAhvAwAAKUUADC9DAAAwg4AEL4MAAClFAAwvwwEAKQTACHBDEAAphMAIQMAAACvDgAgAwAAwQ4AMBQAAMIOACADAAAArw4AIAMAALAOADAEAACsDgAgB7wMAACkFAAwvQwAAMgOABC-DAAApBQAML8MAgAAAAHbDQEAxBMAIdwNAADXEwAg3Q1AAMgTACEBAAAAxQ4AIAEAAADFDgAgB7wMAACkFAAwvQwAAMgOABC-DAAApBQAML8MAgDMEwAh2w0BAMQTACHcDQAA1xMAIN0NQADIEwAhAAMAAADIDgAgAwAAyQ4AMAQAAMUOACADAAAAyA4AIAMAAMkOADAEAADFDgAgAwAAAMgOACADAADJDgAwBAAAxQ4AIAS_DAIAAAAB2w0BAAAAAdwNgAAAAAHdDUAAAAABAQgAAM0OACAEvwwCAAAAAdsNAQAAAAHcDYAAAAAB3Q1AAAAAAQEIAADPDgAwAQgAAM8OADAEvwwCAIUWACHbDQEAhxYAIdwNgAAAAAHdDUAAgxYAIQIAAADFDgAgCAAA0g4AIAS_DAIAhRYAIdsNAQCHFgAh3A2AAAAAAd0NQACDFgAhAgAAAMgOACAIAADUDgAgAgAAAMgOACAIAADUDgAgAwAAAMUOACAPAADNDgAgEAAA0g4AIAEAAADFDgAgAQAAAMgOACAFFQAArhcAIBYAALEXACAXAACwFwAgKAAArxcAICkAALIXACAHvAwAAKMUADC9DAAA2w4AEL4MAACjFAAwvwwCAKgTACHbDQEApRMAIdwNAADUEwAg3Q1AAKYTACEDAAAAyA4AIAMAANoOADAUAADbDgAgAwAAAMgOACADAADJDgAwBAAAxQ4AIBW8DAAAoRQAML0MAADhDgAQvgwAAKEUADCADQQAzxMAIacNAQDEEwAhrw0CAMwTACHIDQEAxBMAIc0NQADIEwAhzg1AAMgTACHPDQIAzBMAIdANAgDMEwAh0Q0CAMwTACHSDQIAzBMAIdMNAgDMEwAh1A0CAMwTACHVDQIAzBMAIdYNAgDMEwAh1w0gAMUTACHYDQEAxBMAIdkNQADIEwAh2g0AAKIUACABAAAA3g4AIAEAAADeDgAgFLwMAAChFAAwvQwAAOEOABC-DAAAoRQAMIANBADPEwAhpw0BAMQTACGvDQIAzBMAIcgNAQDEEwAhzQ1AAMgTACHODUAAyBMAIc8NAgDMEwAh0A0CAMwTACHRDQIAzBMAIdINAgDMEwAh0w0CAMwTACHUDQIAzBMAIdUNAgDMEwAh1g0CAMwTACHXDSAAxRMAIdgNAQDEEwAh2Q1AAMgTACEAAwAAAOEOACADAADiDgAwBAAA3g4AIAMAAADhDgAgAwAA4g4AMAQAAN4OACADAAAA4Q4AIAMAAOIOADAEAADeDgAgEYANBAAAAAGnDQEAAAABrw0CAAAAAcgNAQAAAAHNDUAAAAABzg1AAAAAAc8NAgAAAAHQDQIAAAAB0Q0CAAAAAdINAgAAAAHTDQIAAAAB1A0CAAAAAdUNAgAAAAHWDQIAAAAB1w0gAAAAAdgNAQAAAAHZDUAAAAABAQgAAOYOACARgA0EAAAAAacNAQAAAAGvDQIAAAAByA0BAAAAAc0NQAAAAAHODUAAAAABzw0CAAAAAdANAgAAAAHRDQIAAAAB0g0CAAAAAdMNAgAAAAHUDQIAAAAB1Q0CAAAAAdYNAgAAAAHXDSAAAAAB2A0BAAAAAdkNQAAAAAEBCAAA6A4AMAEIAADoDgAwEYANBACCFgAhpw0BAIcWACGvDQIAhRYAIcgNAQCHFgAhzQ1AAIMWACHODUAAgxYAIc8NAgCFFgAh0A0CAIUWACHRDQIAhRYAIdINAgCFFgAh0w0CAIUWACHUDQIAhRYAIdUNAgCFFgAh1g0CAIUWACHXDSAApRYAIdgNAQCHFgAh2Q1AAIMWACECAAAA3g4AIAgAAOsOACARgA0EAIIWACGnDQEAhxYAIa8NAgCFFgAhyA0BAIcWACHNDUAAgxYAIc4NQACDFgAhzw0CAIUWACHQDQIAhRYAIdENAgCFFgAh0g0CAIUWACHTDQIAhRYAIdQNAgCFFgAh1Q0CAIUWACHWDQIAhRYAIdcNIAClFgAh2A0BAIcWACHZDUAAgxYAIQIAAADhDgAgCAAA7Q4AIAIAAADhDgAgCAAA7Q4AIAMAAADeDgAgDwAA5g4AIBAAAOsOACABAAAA3g4AIAEAAADhDgAgBRUAAKkXACAWAACsFwAgFwAAqxcAICgAAKoXACApAACtFwAgFLwMAACgFAAwvQwAAPQOABC-DAAAoBQAMIANBACkEwAhpw0BAKUTACGvDQIAqBMAIcgNAQClEwAhzQ1AAKYTACHODUAAphMAIc8NAgCoEwAh0A0CAKgTACHRDQIAqBMAIdINAgCoEwAh0w0CAKgTACHUDQIAqBMAIdUNAgCoEwAh1g0CAKgTACHXDSAAwBMAIdgNAQClEwAh2Q1AAKYTACEDAAAA4Q4AIAMAAPMOADAUAAD0DgAgAwAAAOEOACADAADiDgAwBAAA3g4AIAi8DAAAnhQAML0MAAD6DgAQvgwAAJ4UADCADQQAzxMAIZQNQADIEwAhpw0BAMQTACHLDUAAyBMAIcwNAACfFAAgAQAAAPcOACABAAAA9w4AIAe8DAAAnhQAML0MAAD6DgAQvgwAAJ4UADCADQQAzxMAIZQNQADIEwAhpw0BAMQTACHLDUAAyBMAIQADAAAA-g4AIAMAAPsOADAEAAD3DgAgAwAAAPoOACADAAD7DgAwBAAA9w4AIAMAAAD6DgAgAwAA-w4AMAQAAPcOACAEgA0EAAAAAZQNQAAAAAGnDQEAAAAByw1AAAAAAQEIAAD_DgAgBIANBAAAAAGUDUAAAAABpw0BAAAAAcsNQAAAAAEBCAAAgQ8AMAEIAACBDwAwBIANBACCFgAhlA1AAIMWACGnDQEAhxYAIcsNQACDFgAhAgAAAPcOACAIAACEDwAgBIANBACCFgAhlA1AAIMWACGnDQEAhxYAIcsNQACDFgAhAgAAAPoOACAIAACGDwAgAgAAAPoOACAIAACGDwAgAwAAAPcOACAPAAD_DgAgEAAAhA8AIAEAAAD3DgAgAQAAAPoOACAFFQAApBcAIBYAAKcXACAXAACmFwAgKAAApRcAICkAAKgXACAHvAwAAJ0UADC9DAAAjQ8AEL4MAACdFAAwgA0EAKQTACGUDUAAphMAIacNAQClEwAhyw1AAKYTACEDAAAA-g4AIAMAAIwPADAUAACNDwAgAwAAAPoOACADAAD7DgAwBAAA9w4AIAfDBwEAAAABvAwAAJwUADC9DAAAkw8AEL4MAACcFAAwyA0BAMQTACHJDQEAxhMAIcoNBAD8EwAhAQAAAJAPACABAAAAkA8AIAfDBwEAxBMAIbwMAACcFAAwvQwAAJMPABC-DAAAnBQAMMgNAQDEEwAhyQ0BAMYTACHKDQQA_BMAIQLJDQAA_BUAIMoNAAD8FQAgAwAAAJMPACADAACUDwAwBAAAkA8AIAMAAACTDwAgAwAAlA8AMAQAAJAPACADAAAAkw8AIAMAAJQPADAEAACQDwAgBMMHAQAAAAHIDQEAAAAByQ0BAAAAAcoNBAAAAAEBCAAAmA8AIATDBwEAAAAByA0BAAAAAckNAQAAAAHKDQQAAAABAQgAAJoPADABCAAAmg8AMATDBwEAhxYAIcgNAQCHFgAhyQ0BAIYWACHKDQQA7hYAIQIAAACQDwAgCAAAnQ8AIATDBwEAhxYAIcgNAQCHFgAhyQ0BAIYWACHKDQQA7hYAIQIAAACTDwAgCAAAnw8AIAIAAACTDwAgCAAAnw8AIAMAAACQDwAgDwAAmA8AIBAAAJ0PACABAAAAkA8AIAEAAACTDwAgBxUAAJ8XACAWAACiFwAgFwAAoRcAICgAAKAXACApAACjFwAgyQ0AAPwVACDKDQAA_BUAIAfDBwEApRMAIbwMAACbFAAwvQwAAKYPABC-DAAAmxQAMMgNAQClEwAhyQ0BAKkTACHKDQQA-BMAIQMAAACTDwAgAwAApQ8AMBQAAKYPACADAAAAkw8AIAMAAJQPADAEAACQDwAgCrwMAACaFAAwvQwAAKwPABC-DAAAmhQAML8MBAAAAAG-DQEAxBMAIcMNQADIEwAhxA1AAMgTACHFDUAAxxMAIcYNQADHEwAhxw0AAM0TACABAAAAqQ8AIAEAAACpDwAgCrwMAACaFAAwvQwAAKwPABC-DAAAmhQAML8MBADPEwAhvg0BAMQTACHDDUAAyBMAIcQNQADIEwAhxQ1AAMcTACHGDUAAxxMAIccNAADNEwAgA8UNAAD8FQAgxg0AAPwVACDHDQAA_BUAIAMAAACsDwAgAwAArQ8AMAQAAKkPACADAAAArA8AIAMAAK0PADAEAACpDwAgAwAAAKwPACADAACtDwAwBAAAqQ8AIAe_DAQAAAABvg0BAAAAAcMNQAAAAAHEDUAAAAABxQ1AAAAAAcYNQAAAAAHHDYAAAAABAQgAALEPACAHvwwEAAAAAb4NAQAAAAHDDUAAAAABxA1AAAAAAcUNQAAAAAHGDUAAAAABxw2AAAAAAQEIAACzDwAwAQgAALMPADAHvwwEAIIWACG-DQEAhxYAIcMNQACDFgAhxA1AAIMWACHFDUAAjxYAIcYNQACPFgAhxw2AAAAAAQIAAACpDwAgCAAAtg8AIAe_DAQAghYAIb4NAQCHFgAhww1AAIMWACHEDUAAgxYAIcUNQACPFgAhxg1AAI8WACHHDYAAAAABAgAAAKwPACAIAAC4DwAgAgAAAKwPACAIAAC4DwAgAwAAAKkPACAPAACxDwAgEAAAtg8AIAEAAACpDwAgAQAAAKwPACAIFQAAmhcAIBYAAJ0XACAXAACcFwAgKAAAmxcAICkAAJ4XACDFDQAA_BUAIMYNAAD8FQAgxw0AAPwVACAKvAwAAJkUADC9DAAAvw8AEL4MAACZFAAwvwwEAKQTACG-DQEApRMAIcMNQACmEwAhxA1AAKYTACHFDUAAuxMAIcYNQAC7EwAhxw0AAKoTACADAAAArA8AIAMAAL4PADAUAAC_DwAgAwAAAKwPACADAACtDwAwBAAAqQ8AIAq8DAAAmBQAML0MAADFDwAQvgwAAJgUADDEDAEAxhMAIegMAgDMEwAhvg0BAAAAAb8NQADIEwAhwA0CAMwTACHBDUAAxxMAIcINAADNEwAgAQAAAMIPACABAAAAwg8AIAq8DAAAmBQAML0MAADFDwAQvgwAAJgUADDEDAEAxhMAIegMAgDMEwAhvg0BAMQTACG_DUAAyBMAIcANAgDMEwAhwQ1AAMcTACHCDQAAzRMAIAPEDAAA_BUAIMENAAD8FQAgwg0AAPwVACADAAAAxQ8AIAMAAMYPADAEAADCDwAgAwAAAMUPACADAADGDwAwBAAAwg8AIAMAAADFDwAgAwAAxg8AMAQAAMIPACAHxAwBAAAAAegMAgAAAAG-DQEAAAABvw1AAAAAAcANAgAAAAHBDUAAAAABwg2AAAAAAQEIAADKDwAgB8QMAQAAAAHoDAIAAAABvg0BAAAAAb8NQAAAAAHADQIAAAABwQ1AAAAAAcINgAAAAAEBCAAAzA8AMAEIAADMDwAwB8QMAQCGFgAh6AwCAIUWACG-DQEAhxYAIb8NQACDFgAhwA0CAIUWACHBDUAAjxYAIcINgAAAAAECAAAAwg8AIAgAAM8PACAHxAwBAIYWACHoDAIAhRYAIb4NAQCHFgAhvw1AAIMWACHADQIAhRYAIcENQACPFgAhwg2AAAAAAQIAAADFDwAgCAAA0Q8AIAIAAADFDwAgCAAA0Q8AIAMAAADCDwAgDwAAyg8AIBAAAM8PACABAAAAwg8AIAEAAADFDwAgCBUAAJUXACAWAACYFwAgFwAAlxcAICgAAJYXACApAACZFwAgxAwAAPwVACDBDQAA_BUAIMINAAD8FQAgCrwMAACXFAAwvQwAANgPABC-DAAAlxQAMMQMAQCpEwAh6AwCAKgTACG-DQEApRMAIb8NQACmEwAhwA0CAKgTACHBDUAAuxMAIcINAACqEwAgAwAAAMUPACADAADXDwAwFAAA2A8AIAMAAADFDwAgAwAAxg8AMAQAAMIPACAKvAwAAJUUADC9DAAA3g8AEL4MAACVFAAwvwwBAAAAAcEMQADIEwAhhg0BAMQTACG6DQEAxBMAIbsNAQDEEwAhvA1AAMcTACG9DQAAlhQAIAEAAADbDwAgAQAAANsPACAJvAwAAJUUADC9DAAA3g8AEL4MAACVFAAwvwwBAMQTACHBDEAAyBMAIYYNAQDEEwAhug0BAMQTACG7DQEAxBMAIbwNQADHEwAhAbwNAAD8FQAgAwAAAN4PACADAADfDwAwBAAA2w8AIAMAAADeDwAgAwAA3w8AMAQAANsPACADAAAA3g8AIAMAAN8PADAEAADbDwAgBr8MAQAAAAHBDEAAAAABhg0BAAAAAboNAQAAAAG7DQEAAAABvA1AAAAAAQEIAADjDwAgBr8MAQAAAAHBDEAAAAABhg0BAAAAAboNAQAAAAG7DQEAAAABvA1AAAAAAQEIAADlDwAwAQgAAOUPADAGvwwBAIcWACHBDEAAgxYAIYYNAQCHFgAhug0BAIcWACG7DQEAhxYAIbwNQACPFgAhAgAAANsPACAIAADoDwAgBr8MAQCHFgAhwQxAAIMWACGGDQEAhxYAIboNAQCHFgAhuw0BAIcWACG8DUAAjxYAIQIAAADeDwAgCAAA6g8AIAIAAADeDwAgCAAA6g8AIAMAAADbDwAgDwAA4w8AIBAAAOgPACABAAAA2w8AIAEAAADeDwAgBBUAAJIXACAWAACUFwAgFwAAkxcAILwNAAD8FQAgCbwMAACUFAAwvQwAAPEPABC-DAAAlBQAML8MAQClEwAhwQxAAKYTACGGDQEApRMAIboNAQClEwAhuw0BAKUTACG8DUAAuxMAIQMAAADeDwAgAwAA8A8AMBQAAPEPACADAAAA3g8AIAMAAN8PADAEAADbDwAgCrwMAACTFAAwvQwAAPcPABC-DAAAkxQAMMEMBADPEwAhgA0EAAAAAYENBADPEwAhtg0EAM8TACG3DQQAzxMAIbgNBADPEwAhuQ0BAMQTACEBAAAA9A8AIAEAAAD0DwAgCrwMAACTFAAwvQwAAPcPABC-DAAAkxQAMMEMBADPEwAhgA0EAM8TACGBDQQAzxMAIbYNBADPEwAhtw0EAM8TACG4DQQAzxMAIbkNAQDEEwAhAAMAAAD3DwAgAwAA-A8AMAQAAPQPACADAAAA9w8AIAMAAPgPADAEAAD0DwAgAwAAAPcPACADAAD4DwAwBAAA9A8AIAfBDAQAAAABgA0EAAAAAYENBAAAAAG2DQQAAAABtw0EAAAAAbgNBAAAAAG5DQEAAAABAQgAAPwPACAHwQwEAAAAAYANBAAAAAGBDQQAAAABtg0EAAAAAbcNBAAAAAG4DQQAAAABuQ0BAAAAAQEIAAD-DwAwAQgAAP4PADAHwQwEAIIWACGADQQAghYAIYENBACCFgAhtg0EAIIWACG3DQQAghYAIbgNBACCFgAhuQ0BAIcWACECAAAA9A8AIAgAAIEQACAHwQwEAIIWACGADQQAghYAIYENBACCFgAhtg0EAIIWACG3DQQAghYAIbgNBACCFgAhuQ0BAIcWACECAAAA9w8AIAgAAIMQACACAAAA9w8AIAgAAIMQACADAAAA9A8AIA8AAPwPACAQAACBEAAgAQAAAPQPACABAAAA9w8AIAUVAACNFwAgFgAAkBcAIBcAAI8XACAoAACOFwAgKQAAkRcAIAq8DAAAkhQAML0MAACKEAAQvgwAAJIUADDBDAQApBMAIYANBACkEwAhgQ0EAKQTACG2DQQApBMAIbcNBACkEwAhuA0EAKQTACG5DQEApRMAIQMAAAD3DwAgAwAAiRAAMBQAAIoQACADAAAA9w8AIAMAAPgPADAEAAD0DwAgDcMHAQDEEwAhvAwAAJAUADC9DAAAkBAAEL4MAACQFAAwwQwEAM8TACGADQQAzxMAIYENBADPEwAhgg0CAMwTACGDDQIAzBMAIacNAQDEEwAhrw0QAIcUACGwDRAAhxQAIbUNAACRFAAgAQAAAI0QACABAAAAjRAAIAzDBwEAxBMAIbwMAACQFAAwvQwAAJAQABC-DAAAkBQAMMEMBADPEwAhgA0EAM8TACGBDQQAzxMAIYINAgDMEwAhgw0CAMwTACGnDQEAxBMAIa8NEACHFAAhsA0QAIcUACEAAwAAAJAQACADAACREAAwBAAAjRAAIAMAAACQEAAgAwAAkRAAMAQAAI0QACADAAAAkBAAIAMAAJEQADAEAACNEAAgCcMHAQAAAAHBDAQAAAABgA0EAAAAAYENBAAAAAGCDQIAAAABgw0CAAAAAacNAQAAAAGvDRAAAAABsA0QAAAAAQEIAACVEAAgCcMHAQAAAAHBDAQAAAABgA0EAAAAAYENBAAAAAGCDQIAAAABgw0CAAAAAacNAQAAAAGvDRAAAAABsA0QAAAAAQEIAACXEAAwAQgAAJcQADAJwwcBAIcWACHBDAQAghYAIYANBACCFgAhgQ0EAIIWACGCDQIAhRYAIYMNAgCFFgAhpw0BAIcWACGvDRAA_RYAIbANEAD9FgAhAgAAAI0QACAIAACaEAAgCcMHAQCHFgAhwQwEAIIWACGADQQAghYAIYENBACCFgAhgg0CAIUWACGDDQIAhRYAIacNAQCHFgAhrw0QAP0WACGwDRAA_RYAIQIAAACQEAAgCAAAnBAAIAIAAACQEAAgCAAAnBAAIAMAAACNEAAgDwAAlRAAIBAAAJoQACABAAAAjRAAIAEAAACQEAAgBRUAAIgXACAWAACLFwAgFwAAihcAICgAAIkXACApAACMFwAgDMMHAQClEwAhvAwAAI8UADC9DAAAoxAAEL4MAACPFAAwwQwEAKQTACGADQQApBMAIYENBACkEwAhgg0CAKgTACGDDQIAqBMAIacNAQClEwAhrw0QAIMUACGwDRAAgxQAIQMAAACQEAAgAwAAohAAMBQAAKMQACADAAAAkBAAIAMAAJEQADAEAACNEAAgCb4GAQDEEwAhvAwAAI0UADC9DAAAqRAAEL4MAACNFAAwgA0EAM8TACGnDQEAxBMAIbINEACHFAAhsw0QAIcUACG0DQAAjhQAIAEAAACmEAAgAQAAAKYQACAIvgYBAMQTACG8DAAAjRQAML0MAACpEAAQvgwAAI0UADCADQQAzxMAIacNAQDEEwAhsg0QAIcUACGzDRAAhxQAIQADAAAAqRAAIAMAAKoQADAEAACmEAAgAwAAAKkQACADAACqEAAwBAAAphAAIAMAAACpEAAgAwAAqhAAMAQAAKYQACAFvgYBAAAAAYANBAAAAAGnDQEAAAABsg0QAAAAAbMNEAAAAAEBCAAArhAAIAW-BgEAAAABgA0EAAAAAacNAQAAAAGyDRAAAAABsw0QAAAAAQEIAACwEAAwAQgAALAQADAFvgYBAIcWACGADQQAghYAIacNAQCHFgAhsg0QAP0WACGzDRAA_RYAIQIAAACmEAAgCAAAsxAAIAW-BgEAhxYAIYANBACCFgAhpw0BAIcWACGyDRAA_RYAIbMNEAD9FgAhAgAAAKkQACAIAAC1EAAgAgAAAKkQACAIAAC1EAAgAwAAAKYQACAPAACuEAAgEAAAsxAAIAEAAACmEAAgAQAAAKkQACAFFQAAgxcAIBYAAIYXACAXAACFFwAgKAAAhBcAICkAAIcXACAIvgYBAKUTACG8DAAAjBQAML0MAAC8EAAQvgwAAIwUADCADQQApBMAIacNAQClEwAhsg0QAIMUACGzDRAAgxQAIQMAAACpEAAgAwAAuxAAMBQAALwQACADAAAAqRAAIAMAAKoQADAEAACmEAAgCrwMAACKFAAwvQwAAMIQABC-DAAAihQAMIANBADPEwAhpw0BAMQTACGoDQEAxBMAIa4NAgDMEwAhrw0QAIcUACGwDRAAhxQAIbENAACLFAAgAQAAAL8QACABAAAAvxAAIAm8DAAAihQAML0MAADCEAAQvgwAAIoUADCADQQAzxMAIacNAQDEEwAhqA0BAMQTACGuDQIAzBMAIa8NEACHFAAhsA0QAIcUACEAAwAAAMIQACADAADDEAAwBAAAvxAAIAMAAADCEAAgAwAAwxAAMAQAAL8QACADAAAAwhAAIAMAAMMQADAEAAC_EAAgBoANBAAAAAGnDQEAAAABqA0BAAAAAa4NAgAAAAGvDRAAAAABsA0QAAAAAQEIAADHEAAgBoANBAAAAAGnDQEAAAABqA0BAAAAAa4NAgAAAAGvDRAAAAABsA0QAAAAAQEIAADJEAAwAQgAAMkQADAGgA0EAIIWACGnDQEAhxYAIagNAQCHFgAhrg0CAIUWACGvDRAA_RYAIbANEAD9FgAhAgAAAL8QACAIAADMEAAgBoANBACCFgAhpw0BAIcWACGoDQEAhxYAIa4NAgCFFgAhrw0QAP0WACGwDRAA_RYAIQIAAADCEAAgCAAAzhAAIAIAAADCEAAgCAAAzhAAIAMAAAC_EAAgDwAAxxAAIBAAAMwQACABAAAAvxAAIAEAAADCEAAgBRUAAP4WACAWAACBFwAgFwAAgBcAICgAAP8WACApAACCFwAgCbwMAACJFAAwvQwAANUQABC-DAAAiRQAMIANBACkEwAhpw0BAKUTACGoDQEApRMAIa4NAgCoEwAhrw0QAIMUACGwDRAAgxQAIQMAAADCEAAgAwAA1BAAMBQAANUQACADAAAAwhAAIAMAAMMQADAEAAC_EAAgCrwMAACGFAAwvQwAANsQABC-DAAAhhQAMIANBADPEwAhqA0BAMQTACGpDQEAxBMAIaoNEACHFAAhqw0BAMQTACGsDQQAzxMAIa0NAACIFAAgAQAAANgQACABAAAA2BAAIAm8DAAAhhQAML0MAADbEAAQvgwAAIYUADCADQQAzxMAIagNAQDEEwAhqQ0BAMQTACGqDRAAhxQAIasNAQDEEwAhrA0EAM8TACEAAwAAANsQACADAADcEAAwBAAA2BAAIAMAAADbEAAgAwAA3BAAMAQAANgQACADAAAA2xAAIAMAANwQADAEAADYEAAgBoANBAAAAAGoDQEAAAABqQ0BAAAAAaoNEAAAAAGrDQEAAAABrA0EAAAAAQEIAADgEAAgBoANBAAAAAGoDQEAAAABqQ0BAAAAAaoNEAAAAAGrDQEAAAABrA0EAAAAAQEIAADiEAAwAQgAAOIQADAGgA0EAIIWACGoDQEAhxYAIakNAQCHFgAhqg0QAP0WACGrDQEAhxYAIawNBACCFgAhAgAAANgQACAIAADlEAAgBoANBACCFgAhqA0BAIcWACGpDQEAhxYAIaoNEAD9FgAhqw0BAIcWACGsDQQAghYAIQIAAADbEAAgCAAA5xAAIAIAAADbEAAgCAAA5xAAIAMAAADYEAAgDwAA4BAAIBAAAOUQACABAAAA2BAAIAEAAADbEAAgBRUAAPgWACAWAAD7FgAgFwAA-hYAICgAAPkWACApAAD8FgAgCbwMAACCFAAwvQwAAO4QABC-DAAAghQAMIANBACkEwAhqA0BAKUTACGpDQEApRMAIaoNEACDFAAhqw0BAKUTACGsDQQApBMAIQMAAADbEAAgAwAA7RAAMBQAAO4QACADAAAA2xAAIAMAANwQADAEAADYEAAgBbwMAACBFAAwvQwAAPQQABC-DAAAgRQAML8MBAAAAAGnDQEAxBMAIQEAAADxEAAgAQAAAPEQACAFvAwAAIEUADC9DAAA9BAAEL4MAACBFAAwvwwEAM8TACGnDQEAxBMAIQADAAAA9BAAIAMAAPUQADAEAADxEAAgAwAAAPQQACADAAD1EAAwBAAA8RAAIAMAAAD0EAAgAwAA9RAAMAQAAPEQACACvwwEAAAAAacNAQAAAAEBCAAA-RAAIAK_DAQAAAABpw0BAAAAAQEIAAD7EAAwAQgAAPsQADACvwwEAIIWACGnDQEAhxYAIQIAAADxEAAgCAAA_hAAIAK_DAQAghYAIacNAQCHFgAhAgAAAPQQACAIAACAEQAgAgAAAPQQACAIAACAEQAgAwAAAPEQACAPAAD5EAAgEAAA_hAAIAEAAADxEAAgAQAAAPQQACAFFQAA8xYAIBYAAPYWACAXAAD1FgAgKAAA9BYAICkAAPcWACAFvAwAAIAUADC9DAAAhxEAEL4MAACAFAAwvwwEAKQTACGnDQEApRMAIQMAAAD0EAAgAwAAhhEAMBQAAIcRACADAAAA9BAAIAMAAPUQADAEAADxEAAgBrwMAAD_EwAwvQwAAI0RABC-DAAA_xMAMOMMQADIEwAh_gwBAAAAAacNAQDEEwAhAQAAAIoRACABAAAAihEAIAa8DAAA_xMAML0MAACNEQAQvgwAAP8TADDjDEAAyBMAIf4MAQDEEwAhpw0BAMQTACEAAwAAAI0RACADAACOEQAwBAAAihEAIAMAAACNEQAgAwAAjhEAMAQAAIoRACADAAAAjREAIAMAAI4RADAEAACKEQAgA-MMQAAAAAH-DAEAAAABpw0BAAAAAQEIAACSEQAgA-MMQAAAAAH-DAEAAAABpw0BAAAAAQEIAACUEQAwAQgAAJQRADAD4wxAAIMWACH-DAEAhxYAIacNAQCHFgAhAgAAAIoRACAIAACXEQAgA-MMQACDFgAh_gwBAIcWACGnDQEAhxYAIQIAAACNEQAgCAAAmREAIAIAAACNEQAgCAAAmREAIAMAAACKEQAgDwAAkhEAIBAAAJcRACABAAAAihEAIAEAAACNEQAgAxUAAPAWACAWAADyFgAgFwAA8RYAIAa8DAAA_hMAML0MAACgEQAQvgwAAP4TADDjDEAAphMAIf4MAQClEwAhpw0BAKUTACEDAAAAjREAIAMAAJ8RADAUAACgEQAgAwAAAI0RACADAACOEQAwBAAAihEAIBe8DAAA-xMAML0MAACmEQAQvgwAAPsTADDEDAEAxhMAIeMMQADIEwAh_gwBAMQTACGADQQAzxMAIZYNAAD9EwAgmA0BAMQTACGZDQIAzBMAIZoNIADFEwAhmw0CAMwTACGcDQAAvxMAIJ0NIADFEwAhng0BAMYTACGfDQQA_BMAIaANBAD8EwAhoQ0AANcTACCiDUAAxxMAIaMNQADHEwAhpA0EAPwTACGlDQQA_BMAIaYNQADIEwAhAQAAAKMRACABAAAAoxEAIBa8DAAA-xMAML0MAACmEQAQvgwAAPsTADDEDAEAxhMAIeMMQADIEwAh_gwBAMQTACGADQQAzxMAIZgNAQDEEwAhmQ0CAMwTACGaDSAAxRMAIZsNAgDMEwAhnA0AAL8TACCdDSAAxRMAIZ4NAQDGEwAhnw0EAPwTACGgDQQA_BMAIaENAADXEwAgog1AAMcTACGjDUAAxxMAIaQNBAD8EwAhpQ0EAPwTACGmDUAAyBMAIQjEDAAA_BUAIJ4NAAD8FQAgnw0AAPwVACCgDQAA_BUAIKINAAD8FQAgow0AAPwVACCkDQAA_BUAIKUNAAD8FQAgAwAAAKYRACADAACnEQAwBAAAoxEAIAMAAACmEQAgAwAApxEAMAQAAKMRACADAAAAphEAIAMAAKcRADAEAACjEQAgE8QMAQAAAAHjDEAAAAAB_gwBAAAAAYANBAAAAAGYDQEAAAABmQ0CAAAAAZoNIAAAAAGbDQIAAAABnA0AAO8WACCdDSAAAAABng0BAAAAAZ8NBAAAAAGgDQQAAAABoQ2AAAAAAaINQAAAAAGjDUAAAAABpA0EAAAAAaUNBAAAAAGmDUAAAAABAQgAAKsRACATxAwBAAAAAeMMQAAAAAH-DAEAAAABgA0EAAAAAZgNAQAAAAGZDQIAAAABmg0gAAAAAZsNAgAAAAGcDQAA7xYAIJ0NIAAAAAGeDQEAAAABnw0EAAAAAaANBAAAAAGhDYAAAAABog1AAAAAAaMNQAAAAAGkDQQAAAABpQ0EAAAAAaYNQAAAAAEBCAAArREAMAEIAACtEQAwE8QMAQCGFgAh4wxAAIMWACH-DAEAhxYAIYANBACCFgAhmA0BAIcWACGZDQIAhRYAIZoNIAClFgAhmw0CAIUWACGcDQAA7RYAIJ0NIAClFgAhng0BAIYWACGfDQQA7hYAIaANBADuFgAhoQ2AAAAAAaINQACPFgAhow1AAI8WACGkDQQA7hYAIaUNBADuFgAhpg1AAIMWACECAAAAoxEAIAgAALARACATxAwBAIYWACHjDEAAgxYAIf4MAQCHFgAhgA0EAIIWACGYDQEAhxYAIZkNAgCFFgAhmg0gAKUWACGbDQIAhRYAIZwNAADtFgAgnQ0gAKUWACGeDQEAhhYAIZ8NBADuFgAhoA0EAO4WACGhDYAAAAABog1AAI8WACGjDUAAjxYAIaQNBADuFgAhpQ0EAO4WACGmDUAAgxYAIQIAAACmEQAgCAAAshEAIAIAAACmEQAgCAAAshEAIAMAAACjEQAgDwAAqxEAIBAAALARACABAAAAoxEAIAEAAACmEQAgDRUAAOgWACAWAADrFgAgFwAA6hYAICgAAOkWACApAADsFgAgxAwAAPwVACCeDQAA_BUAIJ8NAAD8FQAgoA0AAPwVACCiDQAA_BUAIKMNAAD8FQAgpA0AAPwVACClDQAA_BUAIBa8DAAA9xMAML0MAAC5EQAQvgwAAPcTADDEDAEAqRMAIeMMQACmEwAh_gwBAKUTACGADQQApBMAIZgNAQClEwAhmQ0CAKgTACGaDSAAwBMAIZsNAgCoEwAhnA0AAL8TACCdDSAAwBMAIZ4NAQCpEwAhnw0EAPgTACGgDQQA-BMAIaENAADUEwAgog1AALsTACGjDUAAuxMAIaQNBAD4EwAhpQ0EAPgTACGmDUAAphMAIQMAAACmEQAgAwAAuBEAMBQAALkRACADAAAAphEAIAMAAKcRADAEAACjEQAgB7wMAAD1EwAwvQwAAL8RABC-DAAA9RMAMOMMQADIEwAh5AwBAMQTACH-DAEAxBMAIZcNAAD2EwAgAQAAALwRACABAAAAvBEAIAa8DAAA9RMAML0MAAC_EQAQvgwAAPUTADDjDEAAyBMAIeQMAQDEEwAh_gwBAMQTACEAAwAAAL8RACADAADAEQAwBAAAvBEAIAMAAAC_EQAgAwAAwBEAMAQAALwRACADAAAAvxEAIAMAAMARADAEAAC8EQAgA-MMQAAAAAHkDAEAAAAB_gwBAAAAAQEIAADEEQAgA-MMQAAAAAHkDAEAAAAB_gwBAAAAAQEIAADGEQAwAQgAAMYRADAD4wxAAIMWACHkDAEAhxYAIf4MAQCHFgAhAgAAALwRACAIAADJEQAgA-MMQACDFgAh5AwBAIcWACH-DAEAhxYAIQIAAAC_EQAgCAAAyxEAIAIAAAC_EQAgCAAAyxEAIAMAAAC8EQAgDwAAxBEAIBAAAMkRACABAAAAvBEAIAEAAAC_EQAgAxUAAOUWACAWAADnFgAgFwAA5hYAIAa8DAAA9BMAML0MAADSEQAQvgwAAPQTADDjDEAAphMAIeQMAQClEwAh_gwBAKUTACEDAAAAvxEAIAMAANERADAUAADSEQAgAwAAAL8RACADAADAEQAwBAAAvBEAIA63CwAA8hMAIIoMAgDMEwAhvAwAAPETADC9DAAA1xEAEL4MAADxEwAw4QwBAMYTACH-DAEAxBMAIYANBADPEwAhkA0BAMQTACGSDQIAzBMAIZMNQADIEwAhlA1AAMgTACGVDQAAzRMAIJYNAADzEwAgAQAAANURACANtwsAAPITACCKDAIAzBMAIbwMAADxEwAwvQwAANcRABC-DAAA8RMAMOEMAQDGEwAh_gwBAMQTACGADQQAzxMAIZANAQDEEwAhkg0CAMwTACGTDUAAyBMAIZQNQADIEwAhlQ0AAM0TACADtwsAAOQWACDhDAAA_BUAIJUNAAD8FQAgAwAAANcRACADAADYEQAwBAAA1REAIAEAAADXEQAgAQAAANURACADAAAA1xEAIAMAANgRADAEAADVEQAgAwAAANcRACADAADYEQAwBAAA1REAIAMAAADXEQAgAwAA2BEAMAQAANURACAKtwsAAOMWACCKDAIAAAAB4QwBAAAAAf4MAQAAAAGADQQAAAABkA0BAAAAAZINAgAAAAGTDUAAAAABlA1AAAAAAZUNgAAAAAEBCAAA3xEAIAmKDAIAAAAB4QwBAAAAAf4MAQAAAAGADQQAAAABkA0BAAAAAZINAgAAAAGTDUAAAAABlA1AAAAAAZUNgAAAAAEBCAAA4REAMAEIAADhEQAwCrcLAADiFgAgigwCAIUWACHhDAEAhhYAIf4MAQCHFgAhgA0EAIIWACGQDQEAhxYAIZINAgCFFgAhkw1AAIMWACGUDUAAgxYAIZUNgAAAAAECAAAA1REAIAgAAOQRACAJigwCAIUWACHhDAEAhhYAIf4MAQCHFgAhgA0EAIIWACGQDQEAhxYAIZINAgCFFgAhkw1AAIMWACGUDUAAgxYAIZUNgAAAAAECAAAA1xEAIAgAAOYRACACAAAA1xEAIAgAAOYRACADAAAA1REAIA8AAN8RACAQAADkEQAgAQAAANURACABAAAA1xEAIAcVAADdFgAgFgAA4BYAIBcAAN8WACAoAADeFgAgKQAA4RYAIOEMAAD8FQAglQ0AAPwVACAMigwCAKgTACG8DAAA8BMAML0MAADtEQAQvgwAAPATADDhDAEAqRMAIf4MAQClEwAhgA0EAKQTACGQDQEApRMAIZINAgCoEwAhkw1AAKYTACGUDUAAphMAIZUNAACqEwAgAwAAANcRACADAADsEQAwFAAA7REAIAMAAADXEQAgAwAA2BEAMAQAANURACAGtgsAAO8TACC8DAAA7hMAML0MAADzEQAQvgwAAO4TADCQDQEAAAABkQ1AAMcTACEBAAAA8BEAIAEAAADwEQAgBrYLAADvEwAgvAwAAO4TADC9DAAA8xEAEL4MAADuEwAwkA0BAMQTACGRDUAAxxMAIQK2CwAA3BYAIJENAAD8FQAgAwAAAPMRACADAAD0EQAwBAAA8BEAIAMAAADzEQAgAwAA9BEAMAQAAPARACADAAAA8xEAIAMAAPQRADAEAADwEQAgA7YLAADbFgAgkA0BAAAAAZENQAAAAAEBCAAA-BEAIAKQDQEAAAABkQ1AAAAAAQEIAAD6EQAwAQgAAPoRADADtgsAAM4WACCQDQEAhxYAIZENQACPFgAhAgAAAPARACAIAAD9EQAgApANAQCHFgAhkQ1AAI8WACECAAAA8xEAIAgAAP8RACACAAAA8xEAIAgAAP8RACADAAAA8BEAIA8AAPgRACAQAAD9EQAgAQAAAPARACABAAAA8xEAIAQVAADLFgAgFgAAzRYAIBcAAMwWACCRDQAA_BUAIAW8DAAA7RMAML0MAACGEgAQvgwAAO0TADCQDQEApRMAIZENQAC7EwAhAwAAAPMRACADAACFEgAwFAAAhhIAIAMAAADzEQAgAwAA9BEAMAQAAPARACAVwwcBAMQTACG8DAAA5xMAML0MAACMEgAQvgwAAOcTADDBDAQAzxMAIYANBADPEwAhgQ0EAM8TACGCDQIAzBMAIYMNAgDMEwAhhA0gAOgTACGFDSAA6BMAIYYNAQDEEwAhhw0AAekTACGIDQAB6hMAIYkNAAHqEwAhig0AAeoTACGLDQAB6hMAIYwNEADrEwAhjQ0QAOsTACGODRAA6xMAIY8NAADsEwAgAQAAAIkSACABAAAAiRIAIBTDBwEAxBMAIbwMAADnEwAwvQwAAIwSABC-DAAA5xMAMMEMBADPEwAhgA0EAM8TACGBDQQAzxMAIYINAgDMEwAhgw0CAMwTACGEDSAA6BMAIYUNIADoEwAhhg0BAMQTACGHDQAB6RMAIYgNAAHqEwAhiQ0AAeoTACGKDQAB6hMAIYsNAAHqEwAhjA0QAOsTACGNDRAA6xMAIY4NEADrEwAhCYQNAAD8FQAghQ0AAPwVACCIDQAA_BUAIIkNAAD8FQAgig0AAPwVACCLDQAA_BUAIIwNAAD8FQAgjQ0AAPwVACCODQAA_BUAIAMAAACMEgAgAwAAjRIAMAQAAIkSACADAAAAjBIAIAMAAI0SADAEAACJEgAgAwAAAIwSACADAACNEgAwBAAAiRIAIBHDBwEAAAABwQwEAAAAAYANBAAAAAGBDQQAAAABgg0CAAAAAYMNAgAAAAGEDSAAAAABhQ0gAAAAAYYNAQAAAAGHDQABAAABiA0AAQAAAYkNAAEAAAGKDQABAAABiw0AAQAAAYwNEAAAAAGNDRAAAAABjg0QAAAAAQEIAACREgAgEcMHAQAAAAHBDAQAAAABgA0EAAAAAYENBAAAAAGCDQIAAAABgw0CAAAAAYQNIAAAAAGFDSAAAAABhg0BAAAAAYcNAAEAAAGIDQABAAABiQ0AAQAAAYoNAAEAAAGLDQABAAABjA0QAAAAAY0NEAAAAAGODRAAAAABAQgAAJMSADABCAAAkxIAMBHDBwEAhxYAIcEMBACCFgAhgA0EAIIWACGBDQQAghYAIYINAgCFFgAhgw0CAIUWACGEDSAAxxYAIYUNIADHFgAhhg0BAIcWACGHDQAByBYAIYgNAAHJFgAhiQ0AAckWACGKDQAByRYAIYsNAAHJFgAhjA0QAMoWACGNDRAAyhYAIY4NEADKFgAhAgAAAIkSACAIAACWEgAgEcMHAQCHFgAhwQwEAIIWACGADQQAghYAIYENBACCFgAhgg0CAIUWACGDDQIAhRYAIYQNIADHFgAhhQ0gAMcWACGGDQEAhxYAIYcNAAHIFgAhiA0AAckWACGJDQAByRYAIYoNAAHJFgAhiw0AAckWACGMDRAAyhYAIY0NEADKFgAhjg0QAMoWACECAAAAjBIAIAgAAJgSACACAAAAjBIAIAgAAJgSACADAAAAiRIAIA8AAJESACAQAACWEgAgAQAAAIkSACABAAAAjBIAIA4VAADCFgAgFgAAxRYAIBcAAMQWACAoAADDFgAgKQAAxhYAIIQNAAD8FQAghQ0AAPwVACCIDQAA_BUAIIkNAAD8FQAgig0AAPwVACCLDQAA_BUAIIwNAAD8FQAgjQ0AAPwVACCODQAA_BUAIBTDBwEApRMAIbwMAADaEwAwvQwAAJ8SABC-DAAA2hMAMMEMBACkEwAhgA0EAKQTACGBDQQApBMAIYINAgCoEwAhgw0CAKgTACGEDSAA2xMAIYUNIADbEwAhhg0BAKUTACGHDQAB3BMAIYgNAAHdEwAhiQ0AAd0TACGKDQAB3RMAIYsNAAHdEwAhjA0QAN4TACGNDRAA3hMAIY4NEADeEwAhAwAAAIwSACADAACeEgAwFAAAnxIAIAMAAACMEgAgAwAAjRIAMAQAAIkSACAGvAwAANkTADC9DAAApRIAEL4MAADZEwAw4wxAAMgTACH-DAEAAAAB_wwBAMYTACEBAAAAohIAIAEAAACiEgAgBrwMAADZEwAwvQwAAKUSABC-DAAA2RMAMOMMQADIEwAh_gwBAMQTACH_DAEAxhMAIQH_DAAA_BUAIAMAAAClEgAgAwAAphIAMAQAAKISACADAAAApRIAIAMAAKYSADAEAACiEgAgAwAAAKUSACADAACmEgAwBAAAohIAIAPjDEAAAAAB_gwBAAAAAf8MAQAAAAEBCAAAqhIAIAPjDEAAAAAB_gwBAAAAAf8MAQAAAAEBCAAArBIAMAEIAACsEgAwA-MMQACDFgAh_gwBAIcWACH_DAEAhhYAIQIAAACiEgAgCAAArxIAIAPjDEAAgxYAIf4MAQCHFgAh_wwBAIYWACECAAAApRIAIAgAALESACACAAAApRIAIAgAALESACADAAAAohIAIA8AAKoSACAQAACvEgAgAQAAAKISACABAAAApRIAIAQVAAC_FgAgFgAAwRYAIBcAAMAWACD_DAAA_BUAIAa8DAAA2BMAML0MAAC4EgAQvgwAANgTADDjDEAAphMAIf4MAQClEwAh_wwBAKkTACEDAAAApRIAIAMAALcSADAUAAC4EgAgAwAAAKUSACADAACmEgAwBAAAohIAIAoIAADXEwAgvAwAANYTADC9DAAAvhIAEL4MAADWEwAwvwwEAAAAAdkMAQDGEwAh2gwBAMQTACHjDEAAyBMAIfwMIADFEwAh_QwBAMYTACEBAAAAuxIAIAEAAAC7EgAgCggAANcTACC8DAAA1hMAML0MAAC-EgAQvgwAANYTADC_DAQAzxMAIdkMAQDGEwAh2gwBAMQTACHjDEAAyBMAIfwMIADFEwAh_QwBAMYTACEC2QwAAPwVACD9DAAA_BUAIAMAAAC-EgAgAwAAvxIAMAQAALsSACADAAAAvhIAIAMAAL8SADAEAAC7EgAgAwAAAL4SACADAAC_EgAwBAAAuxIAIAcIgAAAAAG_DAQAAAAB2QwBAAAAAdoMAQAAAAHjDEAAAAAB_AwgAAAAAf0MAQAAAAEBCAAAwxIAIAcIgAAAAAG_DAQAAAAB2QwBAAAAAdoMAQAAAAHjDEAAAAAB_AwgAAAAAf0MAQAAAAEBCAAAxRIAMAEIAADFEgAwBwiAAAAAAb8MBACCFgAh2QwBAIYWACHaDAEAhxYAIeMMQACDFgAh_AwgAKUWACH9DAEAhhYAIQIAAAC7EgAgCAAAyBIAIAcIgAAAAAG_DAQAghYAIdkMAQCGFgAh2gwBAIcWACHjDEAAgxYAIfwMIAClFgAh_QwBAIYWACECAAAAvhIAIAgAAMoSACACAAAAvhIAIAgAAMoSACADAAAAuxIAIA8AAMMSACAQAADIEgAgAQAAALsSACABAAAAvhIAIAcVAAC6FgAgFgAAvRYAIBcAALwWACAoAAC7FgAgKQAAvhYAINkMAAD8FQAg_QwAAPwVACAKCAAA1BMAILwMAADTEwAwvQwAANESABC-DAAA0xMAML8MBACkEwAh2QwBAKkTACHaDAEApRMAIeMMQACmEwAh_AwgAMATACH9DAEAqRMAIQMAAAC-EgAgAwAA0BIAMBQAANESACADAAAAvhIAIAMAAL8SADAEAAC7EgAgGIsMAADJEwAgvAwAAMMTADC9DAAA4RIAEL4MAADDEwAwvwwBAAAAAeMMQADIEwAh5AwBAMQTACHlDAEAxBMAIeYMAQDEEwAh5wwAAL8TACDoDAAAvxMAIOkMIADFEwAh6gwBAMQTACHrDAEAxhMAIewMQADHEwAh7QwBAMYTACHuDAEAxhMAIe8MIADFEwAh8AwBAMYTACHxDCAAxRMAIfIMQADHEwAh8wwgAMUTACH0DEAAxxMAIfUMQADHEwAhAQAAANQSACASiAwAANETACCKDAAA0hMAILwMAADQEwAwvQwAANYSABC-DAAA0BMAML8MAQDEEwAh2AwBAMQTACHZDAEAxBMAIdoMAQDEEwAh2wwBAMQTACHcDAEAxhMAId0MAQDEEwAh3gwCAMwTACHfDAIAzBMAIeAMQADHEwAh4QwCAMwTACHiDEAAxxMAIeMMQADIEwAhBYgMAAC4FgAgigwAALkWACDcDAAA_BUAIOAMAAD8FQAg4gwAAPwVACASiAwAANETACCKDAAA0hMAILwMAADQEwAwvQwAANYSABC-DAAA0BMAML8MAQAAAAHYDAEAxBMAIdkMAQDEEwAh2gwBAMQTACHbDAEAxBMAIdwMAQDGEwAh3QwBAMQTACHeDAIAzBMAId8MAgDMEwAh4AxAAMcTACHhDAIAzBMAIeIMQADHEwAh4wxAAMgTACEDAAAA1hIAIAMAANcSADAEAADYEgAgDIkMAADOEwAgvAwAAMoTADC9DAAA2hIAEL4MAADKEwAwvwwEAM8TACHADAEAxBMAIcEMQADIEwAhwgwCAMsTACHDDAIAzBMAIcQMAQDGEwAhxQwAAM0TACDGDAEAxhMAIQWJDAAAtxYAIMIMAAD8FQAgxAwAAPwVACDFDAAA_BUAIMYMAAD8FQAgDIkMAADOEwAgvAwAAMoTADC9DAAA2hIAEL4MAADKEwAwvwwEAAAAAcAMAQDEEwAhwQxAAMgTACHCDAIAyxMAIcMMAgDMEwAhxAwBAMYTACHFDAAAzRMAIMYMAQDGEwAhAwAAANoSACADAADbEgAwBAAA3BIAIAEAAADaEgAgAQAAANYSACABAAAA1BIAIBiLDAAAyRMAILwMAADDEwAwvQwAAOESABC-DAAAwxMAML8MAQDEEwAh4wxAAMgTACHkDAEAxBMAIeUMAQDEEwAh5gwBAMQTACHnDAAAvxMAIOgMAAC_EwAg6QwgAMUTACHqDAEAxBMAIesMAQDGEwAh7AxAAMcTACHtDAEAxhMAIe4MAQDGEwAh7wwgAMUTACHwDAEAxhMAIfEMIADFEwAh8gxAAMcTACHzDCAAxRMAIfQMQADHEwAh9QxAAMcTACEJiwwAALYWACDrDAAA_BUAIOwMAAD8FQAg7QwAAPwVACDuDAAA_BUAIPAMAAD8FQAg8gwAAPwVACD0DAAA_BUAIPUMAAD8FQAgAwAAAOESACADAADiEgAwBAAA1BIAIAMAAADhEgAgAwAA4hIAMAQAANQSACADAAAA4RIAIAMAAOISADAEAADUEgAgFYsMAAC1FgAgvwwBAAAAAeMMQAAAAAHkDAEAAAAB5QwBAAAAAeYMAQAAAAHnDAAAsxYAIOgMAAC0FgAg6QwgAAAAAeoMAQAAAAHrDAEAAAAB7AxAAAAAAe0MAQAAAAHuDAEAAAAB7wwgAAAAAfAMAQAAAAHxDCAAAAAB8gxAAAAAAfMMIAAAAAH0DEAAAAAB9QxAAAAAAQEIAADmEgAgFL8MAQAAAAHjDEAAAAAB5AwBAAAAAeUMAQAAAAHmDAEAAAAB5wwAALMWACDoDAAAtBYAIOkMIAAAAAHqDAEAAAAB6wwBAAAAAewMQAAAAAHtDAEAAAAB7gwBAAAAAe8MIAAAAAHwDAEAAAAB8QwgAAAAAfIMQAAAAAHzDCAAAAAB9AxAAAAAAfUMQAAAAAEBCAAA6BIAMAEIAADoEgAwFYsMAACmFgAgvwwBAIcWACHjDEAAgxYAIeQMAQCHFgAh5QwBAIcWACHmDAEAhxYAIecMAACjFgAg6AwAAKQWACDpDCAApRYAIeoMAQCHFgAh6wwBAIYWACHsDEAAjxYAIe0MAQCGFgAh7gwBAIYWACHvDCAApRYAIfAMAQCGFgAh8QwgAKUWACHyDEAAjxYAIfMMIAClFgAh9AxAAI8WACH1DEAAjxYAIQIAAADUEgAgCAAA6xIAIBS_DAEAhxYAIeMMQACDFgAh5AwBAIcWACHlDAEAhxYAIeYMAQCHFgAh5wwAAKMWACDoDAAApBYAIOkMIAClFgAh6gwBAIcWACHrDAEAhhYAIewMQACPFgAh7QwBAIYWACHuDAEAhhYAIe8MIAClFgAh8AwBAIYWACHxDCAApRYAIfIMQACPFgAh8wwgAKUWACH0DEAAjxYAIfUMQACPFgAhAgAAAOESACAIAADtEgAgAgAAAOESACAIAADtEgAgAwAAANQSACAPAADmEgAgEAAA6xIAIAEAAADUEgAgAQAAAOESACALFQAAoBYAIBYAAKIWACAXAAChFgAg6wwAAPwVACDsDAAA_BUAIO0MAAD8FQAg7gwAAPwVACDwDAAA_BUAIPIMAAD8FQAg9AwAAPwVACD1DAAA_BUAIBe8DAAAvhMAML0MAAD0EgAQvgwAAL4TADC_DAEApRMAIeMMQACmEwAh5AwBAKUTACHlDAEApRMAIeYMAQClEwAh5wwAAL8TACDoDAAAvxMAIOkMIADAEwAh6gwBAKUTACHrDAEAqRMAIewMQAC7EwAh7QwBAKkTACHuDAEAqRMAIe8MIADAEwAh8AwBAKkTACHxDCAAwBMAIfIMQAC7EwAh8wwgAMATACH0DEAAuxMAIfUMQAC7EwAhAwAAAOESACADAADzEgAwFAAA9BIAIAMAAADhEgAgAwAA4hIAMAQAANQSACABAAAA2BIAIAEAAADYEgAgAwAAANYSACADAADXEgAwBAAA2BIAIAMAAADWEgAgAwAA1xIAMAQAANgSACADAAAA1hIAIAMAANcSADAEAADYEgAgD4gMAACeFgAgigwAAJ8WACC_DAEAAAAB2AwBAAAAAdkMAQAAAAHaDAEAAAAB2wwBAAAAAdwMAQAAAAHdDAEAAAAB3gwCAAAAAd8MAgAAAAHgDEAAAAAB4QwCAAAAAeIMQAAAAAHjDEAAAAABAQgAAPwSACANvwwBAAAAAdgMAQAAAAHZDAEAAAAB2gwBAAAAAdsMAQAAAAHcDAEAAAAB3QwBAAAAAd4MAgAAAAHfDAIAAAAB4AxAAAAAAeEMAgAAAAHiDEAAAAAB4wxAAAAAAQEIAAD-EgAwAQgAAP4SADAPiAwAAJAWACCKDAAAkRYAIL8MAQCHFgAh2AwBAIcWACHZDAEAhxYAIdoMAQCHFgAh2wwBAIcWACHcDAEAhhYAId0MAQCHFgAh3gwCAIUWACHfDAIAhRYAIeAMQACPFgAh4QwCAIUWACHiDEAAjxYAIeMMQACDFgAhAgAAANgSACAIAACBEwAgDb8MAQCHFgAh2AwBAIcWACHZDAEAhxYAIdoMAQCHFgAh2wwBAIcWACHcDAEAhhYAId0MAQCHFgAh3gwCAIUWACHfDAIAhRYAIeAMQACPFgAh4QwCAIUWACHiDEAAjxYAIeMMQACDFgAhAgAAANYSACAIAACDEwAgAgAAANYSACAIAACDEwAgAwAAANgSACAPAAD8EgAgEAAAgRMAIAEAAADYEgAgAQAAANYSACAIFQAAihYAIBYAAI0WACAXAACMFgAgKAAAixYAICkAAI4WACDcDAAA_BUAIOAMAAD8FQAg4gwAAPwVACAQvAwAALoTADC9DAAAihMAEL4MAAC6EwAwvwwBAKUTACHYDAEApRMAIdkMAQClEwAh2gwBAKUTACHbDAEApRMAIdwMAQCpEwAh3QwBAKUTACHeDAIAqBMAId8MAgCoEwAh4AxAALsTACHhDAIAqBMAIeIMQAC7EwAh4wxAAKYTACEDAAAA1hIAIAMAAIkTADAUAACKEwAgAwAAANYSACADAADXEgAwBAAA2BIAIAEAAADcEgAgAQAAANwSACADAAAA2hIAIAMAANsSADAEAADcEgAgAwAAANoSACADAADbEgAwBAAA3BIAIAMAAADaEgAgAwAA2xIAMAQAANwSACAJiQwAAIkWACC_DAQAAAABwAwBAAAAAcEMQAAAAAHCDAIAAAABwwwCAAAAAcQMAQAAAAHFDIAAAAABxgwBAAAAAQEIAACSEwAgCL8MBAAAAAHADAEAAAABwQxAAAAAAcIMAgAAAAHDDAIAAAABxAwBAAAAAcUMgAAAAAHGDAEAAAABAQgAAJQTADABCAAAlBMAMAmJDAAAiBYAIL8MBACCFgAhwAwBAIcWACHBDEAAgxYAIcIMAgCEFgAhwwwCAIUWACHEDAEAhhYAIcUMgAAAAAHGDAEAhhYAIQIAAADcEgAgCAAAlxMAIAi_DAQAghYAIcAMAQCHFgAhwQxAAIMWACHCDAIAhBYAIcMMAgCFFgAhxAwBAIYWACHFDIAAAAABxgwBAIYWACECAAAA2hIAIAgAAJkTACACAAAA2hIAIAgAAJkTACADAAAA3BIAIA8AAJITACAQAACXEwAgAQAAANwSACABAAAA2hIAIAkVAAD9FQAgFgAAgBYAIBcAAP8VACAoAAD-FQAgKQAAgRYAIMIMAAD8FQAgxAwAAPwVACDFDAAA_BUAIMYMAAD8FQAgC7wMAACjEwAwvQwAAKATABC-DAAAoxMAML8MBACkEwAhwAwBAKUTACHBDEAAphMAIcIMAgCnEwAhwwwCAKgTACHEDAEAqRMAIcUMAACqEwAgxgwBAKkTACEDAAAA2hIAIAMAAJ8TADAUAACgEwAgAwAAANoSACADAADbEgAwBAAA3BIAIAu8DAAAoxMAML0MAACgEwAQvgwAAKMTADC_DAQApBMAIcAMAQClEwAhwQxAAKYTACHCDAIApxMAIcMMAgCoEwAhxAwBAKkTACHFDAAAqhMAIMYMAQCpEwAhDRUAALATACAWAAC5EwAgFwAAuRMAICgAALETACApAAC5EwAgxwwEAAAAAc4MBAAAAAHPDAQAAAAB0AwEAAAAAdEMBAAAAAHSDAQAuBMAIdMMBAAAAATUDAQAAAAEDhUAALATACAWAAC3EwAgFwAAtxMAIMcMAQAAAAHODAEAAAABzwwBAAAAAdAMAQAAAAHRDAEAAAAB0gwBALYTACHTDAEAAAAE1AwBAAAABNUMAQAAAAHWDAEAAAAB1wwBAAAAAQsVAACwEwAgFgAAtRMAIBcAALUTACDHDEAAAAABzgxAAAAAAc8MQAAAAAHQDEAAAAAB0QxAAAAAAdIMQAC0EwAh0wxAAAAABNQMQAAAAAQNFQAAqxMAIBYAAKsTACAXAACrEwAgKAAAsxMAICkAAKsTACDHDAIAAAABzgwCAAAAAc8MAgAAAAHQDAIAAAAB0QwCAAAAAdIMAgCyEwAh0wwCAAAABdQMAgAAAAUNFQAAsBMAIBYAALATACAXAACwEwAgKAAAsRMAICkAALATACDHDAIAAAABzgwCAAAAAc8MAgAAAAHQDAIAAAAB0QwCAAAAAdIMAgCvEwAh0wwCAAAABNQMAgAAAAQOFQAAqxMAIBYAAK4TACAXAACuEwAgxwwBAAAAAc4MAQAAAAHPDAEAAAAB0AwBAAAAAdEMAQAAAAHSDAEArRMAIdMMAQAAAAXUDAEAAAAF1QwBAAAAAdYMAQAAAAHXDAEAAAABDxUAAKsTACAWAACsEwAgFwAArBMAIMcMgAAAAAHIDAEAAAAByQwBAAAAAcoMAQAAAAHLDIAAAAABzAyAAAAAAc0MgAAAAAHODIAAAAABzwyAAAAAAdAMgAAAAAHRDIAAAAAB0gyAAAAAAQjHDAIAAAABzgwCAAAAAc8MAgAAAAHQDAIAAAAB0QwCAAAAAdIMAgCrEwAh0wwCAAAABdQMAgAAAAUMxwyAAAAAAcgMAQAAAAHJDAEAAAABygwBAAAAAcsMgAAAAAHMDIAAAAABzQyAAAAAAc4MgAAAAAHPDIAAAAAB0AyAAAAAAdEMgAAAAAHSDIAAAAABDhUAAKsTACAWAACuEwAgFwAArhMAIMcMAQAAAAHODAEAAAABzwwBAAAAAdAMAQAAAAHRDAEAAAAB0gwBAK0TACHTDAEAAAAF1AwBAAAABdUMAQAAAAHWDAEAAAAB1wwBAAAAAQvHDAEAAAABzgwBAAAAAc8MAQAAAAHQDAEAAAAB0QwBAAAAAdIMAQCuEwAh0wwBAAAABdQMAQAAAAXVDAEAAAAB1gwBAAAAAdcMAQAAAAENFQAAsBMAIBYAALATACAXAACwEwAgKAAAsRMAICkAALATACDHDAIAAAABzgwCAAAAAc8MAgAAAAHQDAIAAAAB0QwCAAAAAdIMAgCvEwAh0wwCAAAABNQMAgAAAAQIxwwCAAAAAc4MAgAAAAHPDAIAAAAB0AwCAAAAAdEMAgAAAAHSDAIAsBMAIdMMAgAAAATUDAIAAAAECMcMCAAAAAHODAgAAAABzwwIAAAAAdAMCAAAAAHRDAgAAAAB0gwIALETACHTDAgAAAAE1AwIAAAABA0VAACrEwAgFgAAqxMAIBcAAKsTACAoAACzEwAgKQAAqxMAIMcMAgAAAAHODAIAAAABzwwCAAAAAdAMAgAAAAHRDAIAAAAB0gwCALITACHTDAIAAAAF1AwCAAAABQjHDAgAAAABzgwIAAAAAc8MCAAAAAHQDAgAAAAB0QwIAAAAAdIMCACzEwAh0wwIAAAABdQMCAAAAAULFQAAsBMAIBYAALUTACAXAAC1EwAgxwxAAAAAAc4MQAAAAAHPDEAAAAAB0AxAAAAAAdEMQAAAAAHSDEAAtBMAIdMMQAAAAATUDEAAAAAECMcMQAAAAAHODEAAAAABzwxAAAAAAdAMQAAAAAHRDEAAAAAB0gxAALUTACHTDEAAAAAE1AxAAAAABA4VAACwEwAgFgAAtxMAIBcAALcTACDHDAEAAAABzgwBAAAAAc8MAQAAAAHQDAEAAAAB0QwBAAAAAdIMAQC2EwAh0wwBAAAABNQMAQAAAATVDAEAAAAB1gwBAAAAAdcMAQAAAAELxwwBAAAAAc4MAQAAAAHPDAEAAAAB0AwBAAAAAdEMAQAAAAHSDAEAtxMAIdMMAQAAAATUDAEAAAAE1QwBAAAAAdYMAQAAAAHXDAEAAAABDRUAALATACAWAAC5EwAgFwAAuRMAICgAALETACApAAC5EwAgxwwEAAAAAc4MBAAAAAHPDAQAAAAB0AwEAAAAAdEMBAAAAAHSDAQAuBMAIdMMBAAAAATUDAQAAAAECMcMBAAAAAHODAQAAAABzwwEAAAAAdAMBAAAAAHRDAQAAAAB0gwEALkTACHTDAQAAAAE1AwEAAAABBC8DAAAuhMAML0MAACKEwAQvgwAALoTADC_DAEApRMAIdgMAQClEwAh2QwBAKUTACHaDAEApRMAIdsMAQClEwAh3AwBAKkTACHdDAEApRMAId4MAgCoEwAh3wwCAKgTACHgDEAAuxMAIeEMAgCoEwAh4gxAALsTACHjDEAAphMAIQsVAACrEwAgFgAAvRMAIBcAAL0TACDHDEAAAAABzgxAAAAAAc8MQAAAAAHQDEAAAAAB0QxAAAAAAdIMQAC8EwAh0wxAAAAABdQMQAAAAAULFQAAqxMAIBYAAL0TACAXAAC9EwAgxwxAAAAAAc4MQAAAAAHPDEAAAAAB0AxAAAAAAdEMQAAAAAHSDEAAvBMAIdMMQAAAAAXUDEAAAAAFCMcMQAAAAAHODEAAAAABzwxAAAAAAdAMQAAAAAHRDEAAAAAB0gxAAL0TACHTDEAAAAAF1AxAAAAABRe8DAAAvhMAML0MAAD0EgAQvgwAAL4TADC_DAEApRMAIeMMQACmEwAh5AwBAKUTACHlDAEApRMAIeYMAQClEwAh5wwAAL8TACDoDAAAvxMAIOkMIADAEwAh6gwBAKUTACHrDAEAqRMAIewMQAC7EwAh7QwBAKkTACHuDAEAqRMAIe8MIADAEwAh8AwBAKkTACHxDCAAwBMAIfIMQAC7EwAh8wwgAMATACH0DEAAuxMAIfUMQAC7EwAhBMcMAQAAAAX2DAEAAAAB9wwBAAAABPgMAQAAAAQFFQAAsBMAIBYAAMITACAXAADCEwAgxwwgAAAAAdIMIADBEwAhBRUAALATACAWAADCEwAgFwAAwhMAIMcMIAAAAAHSDCAAwRMAIQLHDCAAAAAB0gwgAMITACEYiwwAAMkTACC8DAAAwxMAML0MAADhEgAQvgwAAMMTADC_DAEAxBMAIeMMQADIEwAh5AwBAMQTACHlDAEAxBMAIeYMAQDEEwAh5wwAAL8TACDoDAAAvxMAIOkMIADFEwAh6gwBAMQTACHrDAEAxhMAIewMQADHEwAh7QwBAMYTACHuDAEAxhMAIe8MIADFEwAh8AwBAMYTACHxDCAAxRMAIfIMQADHEwAh8wwgAMUTACH0DEAAxxMAIfUMQADHEwAhC8cMAQAAAAHODAEAAAABzwwBAAAAAdAMAQAAAAHRDAEAAAAB0gwBALcTACHTDAEAAAAE1AwBAAAABNUMAQAAAAHWDAEAAAAB1wwBAAAAAQLHDCAAAAAB0gwgAMITACELxwwBAAAAAc4MAQAAAAHPDAEAAAAB0AwBAAAAAdEMAQAAAAHSDAEArhMAIdMMAQAAAAXUDAEAAAAF1QwBAAAAAdYMAQAAAAHXDAEAAAABCMcMQAAAAAHODEAAAAABzwxAAAAAAdAMQAAAAAHRDEAAAAAB0gxAAL0TACHTDEAAAAAF1AxAAAAABQjHDEAAAAABzgxAAAAAAc8MQAAAAAHQDEAAAAAB0QxAAAAAAdIMQAC1EwAh0wxAAAAABNQMQAAAAAQD-QwAANYSACD6DAAA1hIAIPsMAADWEgAgDIkMAADOEwAgvAwAAMoTADC9DAAA2hIAEL4MAADKEwAwvwwEAM8TACHADAEAxBMAIcEMQADIEwAhwgwCAMsTACHDDAIAzBMAIcQMAQDGEwAhxQwAAM0TACDGDAEAxhMAIQjHDAIAAAABzgwCAAAAAc8MAgAAAAHQDAIAAAAB0QwCAAAAAdIMAgCrEwAh0wwCAAAABdQMAgAAAAUIxwwCAAAAAc4MAgAAAAHPDAIAAAAB0AwCAAAAAdEMAgAAAAHSDAIAsBMAIdMMAgAAAATUDAIAAAAEDMcMgAAAAAHIDAEAAAAByQwBAAAAAcoMAQAAAAHLDIAAAAABzAyAAAAAAc0MgAAAAAHODIAAAAABzwyAAAAAAdAMgAAAAAHRDIAAAAAB0gyAAAAAARSIDAAA0RMAIIoMAADSEwAgvAwAANATADC9DAAA1hIAEL4MAADQEwAwvwwBAMQTACHYDAEAxBMAIdkMAQDEEwAh2gwBAMQTACHbDAEAxBMAIdwMAQDGEwAh3QwBAMQTACHeDAIAzBMAId8MAgDMEwAh4AxAAMcTACHhDAIAzBMAIeIMQADHEwAh4wxAAMgTACHnDwAA1hIAIOgPAADWEgAgCMcMBAAAAAHODAQAAAABzwwEAAAAAdAMBAAAAAHRDAQAAAAB0gwEALkTACHTDAQAAAAE1AwEAAAABBKIDAAA0RMAIIoMAADSEwAgvAwAANATADC9DAAA1hIAEL4MAADQEwAwvwwBAMQTACHYDAEAxBMAIdkMAQDEEwAh2gwBAMQTACHbDAEAxBMAIdwMAQDGEwAh3QwBAMQTACHeDAIAzBMAId8MAgDMEwAh4AxAAMcTACHhDAIAzBMAIeIMQADHEwAh4wxAAMgTACEaiwwAAMkTACC8DAAAwxMAML0MAADhEgAQvgwAAMMTADC_DAEAxBMAIeMMQADIEwAh5AwBAMQTACHlDAEAxBMAIeYMAQDEEwAh5wwAAL8TACDoDAAAvxMAIOkMIADFEwAh6gwBAMQTACHrDAEAxhMAIewMQADHEwAh7QwBAMYTACHuDAEAxhMAIe8MIADFEwAh8AwBAMYTACHxDCAAxRMAIfIMQADHEwAh8wwgAMUTACH0DEAAxxMAIfUMQADHEwAh5w8AAOESACDoDwAA4RIAIAP5DAAA2hIAIPoMAADaEgAg-wwAANoSACAKCAAA1BMAILwMAADTEwAwvQwAANESABC-DAAA0xMAML8MBACkEwAh2QwBAKkTACHaDAEApRMAIeMMQACmEwAh_AwgAMATACH9DAEAqRMAIQ8VAACwEwAgFgAA1RMAIBcAANUTACDHDIAAAAAByAwBAAAAAckMAQAAAAHKDAEAAAABywyAAAAAAcwMgAAAAAHNDIAAAAABzgyAAAAAAc8MgAAAAAHQDIAAAAAB0QyAAAAAAdIMgAAAAAEMxwyAAAAAAcgMAQAAAAHJDAEAAAABygwBAAAAAcsMgAAAAAHMDIAAAAABzQyAAAAAAc4MgAAAAAHPDIAAAAAB0AyAAAAAAdEMgAAAAAHSDIAAAAABCggAANcTACC8DAAA1hMAML0MAAC-EgAQvgwAANYTADC_DAQAzxMAIdkMAQDGEwAh2gwBAMQTACHjDEAAyBMAIfwMIADFEwAh_QwBAMYTACEMxwyAAAAAAcgMAQAAAAHJDAEAAAABygwBAAAAAcsMgAAAAAHMDIAAAAABzQyAAAAAAc4MgAAAAAHPDIAAAAAB0AyAAAAAAdEMgAAAAAHSDIAAAAABBrwMAADYEwAwvQwAALgSABC-DAAA2BMAMOMMQACmEwAh_gwBAKUTACH_DAEAqRMAIQa8DAAA2RMAML0MAAClEgAQvgwAANkTADDjDEAAyBMAIf4MAQDEEwAh_wwBAMYTACEUwwcBAKUTACG8DAAA2hMAML0MAACfEgAQvgwAANoTADDBDAQApBMAIYANBACkEwAhgQ0EAKQTACGCDQIAqBMAIYMNAgCoEwAhhA0gANsTACGFDSAA2xMAIYYNAQClEwAhhw0AAdwTACGIDQAB3RMAIYkNAAHdEwAhig0AAd0TACGLDQAB3RMAIYwNEADeEwAhjQ0QAN4TACGODRAA3hMAIQUVAACrEwAgFgAA5hMAIBcAAOYTACDHDCAAAAAB0gwgAOUTACEHFQAAsBMAIBYAAOQTACAXAADkEwAgxwwAAQAAAdIMAAHjEwAh0wwAAQAABNQMAAEAAAQHFQAAqxMAIBYAAOITACAXAADiEwAgxwwAAQAAAdIMAAHhEwAh0wwAAQAABdQMAAEAAAUNFQAAqxMAIBYAAOATACAXAADgEwAgKAAA4BMAICkAAOATACDHDBAAAAABzgwQAAAAAc8MEAAAAAHQDBAAAAAB0QwQAAAAAdIMEADfEwAh0wwQAAAABdQMEAAAAAUNFQAAqxMAIBYAAOATACAXAADgEwAgKAAA4BMAICkAAOATACDHDBAAAAABzgwQAAAAAc8MEAAAAAHQDBAAAAAB0QwQAAAAAdIMEADfEwAh0wwQAAAABdQMEAAAAAUIxwwQAAAAAc4MEAAAAAHPDBAAAAAB0AwQAAAAAdEMEAAAAAHSDBAA4BMAIdMMEAAAAAXUDBAAAAAFBxUAAKsTACAWAADiEwAgFwAA4hMAIMcMAAEAAAHSDAAB4RMAIdMMAAEAAAXUDAABAAAFBMcMAAEAAAHSDAAB4hMAIdMMAAEAAAXUDAABAAAFBxUAALATACAWAADkEwAgFwAA5BMAIMcMAAEAAAHSDAAB4xMAIdMMAAEAAATUDAABAAAEBMcMAAEAAAHSDAAB5BMAIdMMAAEAAATUDAABAAAEBRUAAKsTACAWAADmEwAgFwAA5hMAIMcMIAAAAAHSDCAA5RMAIQLHDCAAAAAB0gwgAOYTACEUwwcBAMQTACG8DAAA5xMAML0MAACMEgAQvgwAAOcTADDBDAQAzxMAIYANBADPEwAhgQ0EAM8TACGCDQIAzBMAIYMNAgDMEwAhhA0gAOgTACGFDSAA6BMAIYYNAQDEEwAhhw0AAekTACGIDQAB6hMAIYkNAAHqEwAhig0AAeoTACGLDQAB6hMAIYwNEADrEwAhjQ0QAOsTACGODRAA6xMAIQLHDCAAAAAB0gwgAOYTACEExwwAAQAAAdIMAAHkEwAh0wwAAQAABNQMAAEAAAQExwwAAQAAAdIMAAHiEwAh0wwAAQAABdQMAAEAAAUIxwwQAAAAAc4MEAAAAAHPDBAAAAAB0AwQAAAAAdEMEAAAAAHSDBAA4BMAIdMMEAAAAAXUDBAAAAAFBsMHAQAAAAGADQQAAAABgQ0EAAAAAYMNAgAAAAGGDQEAAAABhw0AAQAAAQW8DAAA7RMAML0MAACGEgAQvgwAAO0TADCQDQEApRMAIZENQAC7EwAhBrYLAADvEwAgvAwAAO4TADC9DAAA8xEAEL4MAADuEwAwkA0BAMQTACGRDUAAxxMAIQP5DAAA1xEAIPoMAADXEQAg-wwAANcRACAMigwCAKgTACG8DAAA8BMAML0MAADtEQAQvgwAAPATADDhDAEAqRMAIf4MAQClEwAhgA0EAKQTACGQDQEApRMAIZINAgCoEwAhkw1AAKYTACGUDUAAphMAIZUNAACqEwAgDbcLAADyEwAgigwCAMwTACG8DAAA8RMAML0MAADXEQAQvgwAAPETADDhDAEAxhMAIf4MAQDEEwAhgA0EAM8TACGQDQEAxBMAIZINAgDMEwAhkw1AAMgTACGUDUAAyBMAIZUNAADNEwAgCLYLAADvEwAgvAwAAO4TADC9DAAA8xEAEL4MAADuEwAwkA0BAMQTACGRDUAAxxMAIecPAADzEQAg6A8AAPMRACAC_gwBAAAAAYANBAAAAAEGvAwAAPQTADC9DAAA0hEAEL4MAAD0EwAw4wxAAKYTACHkDAEApRMAIf4MAQClEwAhBrwMAAD1EwAwvQwAAL8RABC-DAAA9RMAMOMMQADIEwAh5AwBAMQTACH-DAEAxBMAIQLkDAEAAAAB_gwBAAAAARa8DAAA9xMAML0MAAC5EQAQvgwAAPcTADDEDAEAqRMAIeMMQACmEwAh_gwBAKUTACGADQQApBMAIZgNAQClEwAhmQ0CAKgTACGaDSAAwBMAIZsNAgCoEwAhnA0AAL8TACCdDSAAwBMAIZ4NAQCpEwAhnw0EAPgTACGgDQQA-BMAIaENAADUEwAgog1AALsTACGjDUAAuxMAIaQNBAD4EwAhpQ0EAPgTACGmDUAAphMAIQ0VAACrEwAgFgAA-hMAIBcAAPoTACAoAACzEwAgKQAA-hMAIMcMBAAAAAHODAQAAAABzwwEAAAAAdAMBAAAAAHRDAQAAAAB0gwEAPkTACHTDAQAAAAF1AwEAAAABQ0VAACrEwAgFgAA-hMAIBcAAPoTACAoAACzEwAgKQAA-hMAIMcMBAAAAAHODAQAAAABzwwEAAAAAdAMBAAAAAHRDAQAAAAB0gwEAPkTACHTDAQAAAAF1AwEAAAABQjHDAQAAAABzgwEAAAAAc8MBAAAAAHQDAQAAAAB0QwEAAAAAdIMBAD6EwAh0wwEAAAABdQMBAAAAAUWvAwAAPsTADC9DAAAphEAEL4MAAD7EwAwxAwBAMYTACHjDEAAyBMAIf4MAQDEEwAhgA0EAM8TACGYDQEAxBMAIZkNAgDMEwAhmg0gAMUTACGbDQIAzBMAIZwNAAC_EwAgnQ0gAMUTACGeDQEAxhMAIZ8NBAD8EwAhoA0EAPwTACGhDQAA1xMAIKINQADHEwAhow1AAMcTACGkDQQA_BMAIaUNBAD8EwAhpg1AAMgTACEIxwwEAAAAAc4MBAAAAAHPDAQAAAAB0AwEAAAAAdEMBAAAAAHSDAQA-hMAIdMMBAAAAAXUDAQAAAAFAv4MAQAAAAGADQQAAAABBrwMAAD-EwAwvQwAAKARABC-DAAA_hMAMOMMQACmEwAh_gwBAKUTACGnDQEApRMAIQa8DAAA_xMAML0MAACNEQAQvgwAAP8TADDjDEAAyBMAIf4MAQDEEwAhpw0BAMQTACEFvAwAAIAUADC9DAAAhxEAEL4MAACAFAAwvwwEAKQTACGnDQEApRMAIQW8DAAAgRQAML0MAAD0EAAQvgwAAIEUADC_DAQAzxMAIacNAQDEEwAhCbwMAACCFAAwvQwAAO4QABC-DAAAghQAMIANBACkEwAhqA0BAKUTACGpDQEApRMAIaoNEACDFAAhqw0BAKUTACGsDQQApBMAIQ0VAACwEwAgFgAAhRQAIBcAAIUUACAoAACFFAAgKQAAhRQAIMcMEAAAAAHODBAAAAABzwwQAAAAAdAMEAAAAAHRDBAAAAAB0gwQAIQUACHTDBAAAAAE1AwQAAAABA0VAACwEwAgFgAAhRQAIBcAAIUUACAoAACFFAAgKQAAhRQAIMcMEAAAAAHODBAAAAABzwwQAAAAAdAMEAAAAAHRDBAAAAAB0gwQAIQUACHTDBAAAAAE1AwQAAAABAjHDBAAAAABzgwQAAAAAc8MEAAAAAHQDBAAAAAB0QwQAAAAAdIMEACFFAAh0wwQAAAABNQMEAAAAAQJvAwAAIYUADC9DAAA2xAAEL4MAACGFAAwgA0EAM8TACGoDQEAxBMAIakNAQDEEwAhqg0QAIcUACGrDQEAxBMAIawNBADPEwAhCMcMEAAAAAHODBAAAAABzwwQAAAAAdAMEAAAAAHRDBAAAAAB0gwQAIUUACHTDBAAAAAE1AwQAAAABAWADQQAAAABqA0BAAAAAakNAQAAAAGqDRAAAAABqw0BAAAAAQm8DAAAiRQAML0MAADVEAAQvgwAAIkUADCADQQApBMAIacNAQClEwAhqA0BAKUTACGuDQIAqBMAIa8NEACDFAAhsA0QAIMUACEJvAwAAIoUADC9DAAAwhAAEL4MAACKFAAwgA0EAM8TACGnDQEAxBMAIagNAQDEEwAhrg0CAMwTACGvDRAAhxQAIbANEACHFAAhA4ANBAAAAAGnDQEAAAABqA0BAAAAAQi-BgEApRMAIbwMAACMFAAwvQwAALwQABC-DAAAjBQAMIANBACkEwAhpw0BAKUTACGyDRAAgxQAIbMNEACDFAAhCL4GAQDEEwAhvAwAAI0UADC9DAAAqRAAEL4MAACNFAAwgA0EAM8TACGnDQEAxBMAIbINEACHFAAhsw0QAIcUACEDvgYBAAAAAYANBAAAAAGnDQEAAAABDMMHAQClEwAhvAwAAI8UADC9DAAAoxAAEL4MAACPFAAwwQwEAKQTACGADQQApBMAIYENBACkEwAhgg0CAKgTACGDDQIAqBMAIacNAQClEwAhrw0QAIMUACGwDRAAgxQAIQzDBwEAxBMAIbwMAACQFAAwvQwAAJAQABC-DAAAkBQAMMEMBADPEwAhgA0EAM8TACGBDQQAzxMAIYINAgDMEwAhgw0CAMwTACGnDQEAxBMAIa8NEACHFAAhsA0QAIcUACEGwwcBAAAAAcEMBAAAAAGADQQAAAABgQ0EAAAAAYINAgAAAAGDDQIAAAABCrwMAACSFAAwvQwAAIoQABC-DAAAkhQAMMEMBACkEwAhgA0EAKQTACGBDQQApBMAIbYNBACkEwAhtw0EAKQTACG4DQQApBMAIbkNAQClEwAhCrwMAACTFAAwvQwAAPcPABC-DAAAkxQAMMEMBADPEwAhgA0EAM8TACGBDQQAzxMAIbYNBADPEwAhtw0EAM8TACG4DQQAzxMAIbkNAQDEEwAhCbwMAACUFAAwvQwAAPEPABC-DAAAlBQAML8MAQClEwAhwQxAAKYTACGGDQEApRMAIboNAQClEwAhuw0BAKUTACG8DUAAuxMAIQm8DAAAlRQAML0MAADeDwAQvgwAAJUUADC_DAEAxBMAIcEMQADIEwAhhg0BAMQTACG6DQEAxBMAIbsNAQDEEwAhvA1AAMcTACEChg0BAAAAAboNAQAAAAEKvAwAAJcUADC9DAAA2A8AEL4MAACXFAAwxAwBAKkTACHoDAIAqBMAIb4NAQClEwAhvw1AAKYTACHADQIAqBMAIcENQAC7EwAhwg0AAKoTACAKvAwAAJgUADC9DAAAxQ8AEL4MAACYFAAwxAwBAMYTACHoDAIAzBMAIb4NAQDEEwAhvw1AAMgTACHADQIAzBMAIcENQADHEwAhwg0AAM0TACAKvAwAAJkUADC9DAAAvw8AEL4MAACZFAAwvwwEAKQTACG-DQEApRMAIcMNQACmEwAhxA1AAKYTACHFDUAAuxMAIcYNQAC7EwAhxw0AAKoTACAKvAwAAJoUADC9DAAArA8AEL4MAACaFAAwvwwEAM8TACG-DQEAxBMAIcMNQADIEwAhxA1AAMgTACHFDUAAxxMAIcYNQADHEwAhxw0AAM0TACAHwwcBAKUTACG8DAAAmxQAML0MAACmDwAQvgwAAJsUADDIDQEApRMAIckNAQCpEwAhyg0EAPgTACEHwwcBAMQTACG8DAAAnBQAML0MAACTDwAQvgwAAJwUADDIDQEAxBMAIckNAQDGEwAhyg0EAPwTACEHvAwAAJ0UADC9DAAAjQ8AEL4MAACdFAAwgA0EAKQTACGUDUAAphMAIacNAQClEwAhyw1AAKYTACEHvAwAAJ4UADC9DAAA-g4AEL4MAACeFAAwgA0EAM8TACGUDUAAyBMAIacNAQDEEwAhyw1AAMgTACECgA0EAAAAAacNAQAAAAEUvAwAAKAUADC9DAAA9A4AEL4MAACgFAAwgA0EAKQTACGnDQEApRMAIa8NAgCoEwAhyA0BAKUTACHNDUAAphMAIc4NQACmEwAhzw0CAKgTACHQDQIAqBMAIdENAgCoEwAh0g0CAKgTACHTDQIAqBMAIdQNAgCoEwAh1Q0CAKgTACHWDQIAqBMAIdcNIADAEwAh2A0BAKUTACHZDUAAphMAIRS8DAAAoRQAML0MAADhDgAQvgwAAKEUADCADQQAzxMAIacNAQDEEwAhrw0CAMwTACHIDQEAxBMAIc0NQADIEwAhzg1AAMgTACHPDQIAzBMAIdANAgDMEwAh0Q0CAMwTACHSDQIAzBMAIdMNAgDMEwAh1A0CAMwTACHVDQIAzBMAIdYNAgDMEwAh1w0gAMUTACHYDQEAxBMAIdkNQADIEwAhA4ANBAAAAAGnDQEAAAABzQ1AAAAAAQe8DAAAoxQAML0MAADbDgAQvgwAAKMUADC_DAIAqBMAIdsNAQClEwAh3A0AANQTACDdDUAAphMAIQe8DAAApBQAML0MAADIDgAQvgwAAKQUADC_DAIAzBMAIdsNAQDEEwAh3A0AANcTACDdDUAAyBMAIQaAAwEApRMAIbwMAAClFAAwvQwAAMIOABC-DAAApRQAML8MBACkEwAhwQxAAKYTACEGgAMBAMQTACG8DAAAphQAML0MAACvDgAQvgwAAKYUADC_DAQAzxMAIcEMQADIEwAhELwMAACnFAAwvQwAAKkOABC-DAAApxQAML8MBACkEwAhwQxAAKYTACGADQQApBMAIYENBAD4EwAhpw0BAKUTACHIDQEApRMAId4NAACoFAAg3w0AAKgUACDgDSAAwBMAIeENIADAEwAh4g0EAKQTACHjDQQApBMAIeQNBAD4EwAhBMcMAgAAAAX2DAIAAAAB9wwCAAAABPgMAgAAAAQQvAwAAKkUADC9DAAAlg4AEL4MAACpFAAwvwwEAM8TACHBDEAAyBMAIYANBADPEwAhgQ0EAPwTACGnDQEAxBMAIcgNAQDEEwAh3g0AAKgUACDfDQAAqBQAIOANIADFEwAh4Q0gAMUTACHiDQQAzxMAIeMNBADPEwAh5A0EAPwTACEJvAwAAKoUADC9DAAAkA4AEL4MAACqFAAwgA0EAKQTACGnDQEApRMAIb4NBACkEwAh0Q0AAKgUACDWDQAAqBQAIOUNAACoFAAgCbwMAACrFAAwvQwAAP0NABC-DAAAqxQAMIANBADPEwAhpw0BAMQTACG-DQQAzxMAIdENAACoFAAg1g0AAKgUACDlDQAAqBQAIAKADQQAAAABpw0BAAAAAQa8DAAArRQAML0MAAD3DQAQvgwAAK0UADCnDQEApRMAIeYNAAHcEwAh5w0AAdwTACEGvAwAAK4UADC9DAAA5A0AEL4MAACuFAAwpw0BAMQTACHmDQAB6RMAIecNAAHpEwAhAqcNAQAAAAHmDQABAAABGbwMAACwFAAwvQwAAN4NABC-DAAAsBQAMN0MAQClEwAhgA0EAKQTACGnDQEApRMAIa8NAgCoEwAhzw0CAKgTACHQDQIAqBMAIdENAgCoEwAh0g0CAKgTACHTDQIAqBMAIdQNAgCoEwAh1Q0CAKgTACHWDQIAqBMAIdcNIADAEwAh2A0BAKUTACHmDQAB3BMAIekNAADUEwAg6g0BAKUTACHrDQEApRMAIewNAAHcEwAh7Q0EAKQTACHuDQQA-BMAIe8NQACmEwAhGbwMAACxFAAwvQwAAMsNABC-DAAAsRQAMN0MAQDEEwAhgA0EAM8TACGnDQEAxBMAIa8NAgDMEwAhzw0CAMwTACHQDQIAzBMAIdENAgDMEwAh0g0CAMwTACHTDQIAzBMAIdQNAgDMEwAh1Q0CAMwTACHWDQIAzBMAIdcNIADFEwAh2A0BAMQTACHmDQAB6RMAIekNAADXEwAg6g0BAMQTACHrDQEAxBMAIewNAAHpEwAh7Q0EAM8TACHuDQQA_BMAIe8NQADIEwAhAoANBAAAAAGnDQEAAAABC7wMAACzFAAwvQwAAMUNABC-DAAAsxQAMIANBACkEwAh8A0BAKUTACHxDQQApBMAIfINAQClEwAh8w0AAL8TACD0DQIAqBMAIfUNQACmEwAh9g1AALsTACELvAwAALQUADC9DAAAsg0AEL4MAAC0FAAwgA0EAM8TACHwDQEAxBMAIfENBADPEwAh8g0BAMQTACHzDQAAvxMAIPQNAgDMEwAh9Q1AAMgTACH2DUAAxxMAIQOADQQAAAAB8A0BAAAAAfENBAAAAAEHvAwAALYUADC9DAAArA0AEL4MAAC2FAAw4wxAAKYTACHkDAEApRMAIYcNAQClEwAh-A0BAKUTACEHvAwAALcUADC9DAAAmQ0AEL4MAAC3FAAw4wxAAMgTACHkDAEAxBMAIYcNAQDEEwAh-A0BAMQTACEIvAwAALgUADC9DAAAkw0AEL4MAAC4FAAw4wxAAKYTACH5DQEApRMAIfoNAQClEwAh-w0BAKUTACH8DUAAuxMAIQi8DAAAuRQAML0MAACADQAQvgwAALkUADDjDEAAyBMAIfkNAQDEEwAh-g0BAMQTACH7DQEAxBMAIfwNQADHEwAhBrwMAAC6FAAwvQwAAPoMABC-DAAAuhQAMOMMQACmEwAh_gwBAKUTACH7DQEApRMAIQa8DAAAuxQAML0MAADnDAAQvgwAALsUADDjDEAAyBMAIf4MAQDEEwAh-w0BAMQTACEOvAwAALwUADC9DAAA4QwAEL4MAAC8FAAw4wxAAKYTACHkDAEAqRMAIYANBACkEwAh8Q0QAIMUACH4DQEApRMAIf0NAQClEwAh_g0QAIMUACH_DQEApRMAIYAOQACmEwAhgQ4BAKkTACGCDgAAvxMAIA68DAAAvRQAML0MAADODAAQvgwAAL0UADDjDEAAyBMAIeQMAQDGEwAhgA0EAM8TACHxDRAAhxQAIfgNAQDEEwAh_Q0BAMQTACH-DRAAhxQAIf8NAQDEEwAhgA5AAMgTACGBDgEAxhMAIYIOAAC_EwAgBrwMAAC-FAAwvQwAAMgMABC-DAAAvhQAMIANBACkEwAhgQ0EAKQTACGDDgEApRMAIQa8DAAAvxQAML0MAAC1DAAQvgwAAL8UADCADQQAzxMAIYENBADPEwAhgw4BAMQTACEOvAwAAMAUADC9DAAArwwAEL4MAADAFAAw_gwBAKUTACGADQQApBMAIYENBACkEwAhgw0CAKgTACGHDQEApRMAIZgNAQClEwAh-A0BAKUTACGADkAAphMAIYMOAQClEwAhhA4QAIMUACGFDkAAphMAIQ68DAAAwRQAML0MAACcDAAQvgwAAMEUADD-DAEAxBMAIYANBADPEwAhgQ0EAM8TACGDDQIAzBMAIYcNAQDEEwAhmA0BAMQTACH4DQEAxBMAIYAOQADIEwAhgw4BAMQTACGEDhAAhxQAIYUOQADIEwAhA4ANBAAAAAGDDQIAAAABhw0BAAAAAQu8DAAAwxQAML0MAACWDAAQvgwAAMMUADD-DAEApRMAIYcOAQClEwAhiA5AAKYTACGJDiAAwBMAIYoOAQCpEwAhiw4gAMATACGMDkAAuxMAIY0OAACqEwAgDbwMAADEFAAwvQwAAIAMABC-DAAAxBQAMMQMAQCpEwAh_gwBAKUTACGADQQApBMAIZoNIADAEwAhmw0CAKgTACGcDQAAvxMAIJ4NAQCpEwAhoQ0AANQTACDnDQAB3RMAIY4OBAD4EwAhDIoMAgCoEwAhvAwAAMUUADC9DAAA6gsAEL4MAADFFAAw4QwBAKkTACH-DAEApRMAIZANAQClEwAhkw1AAKYTACGUDUAAuxMAIYgOQACmEwAhiw4gAMATACGPDkAAuxMAIQ7EBwAAxxQAIMUHAADIFAAgigwCAMwTACG8DAAAxhQAML0MAADXCwAQvgwAAMYUADDhDAEAxhMAIf4MAQDEEwAhkA0BAMQTACGTDUAAyBMAIZQNQADHEwAhiA5AAMgTACGLDiAAxRMAIY8OQADHEwAhA_kMAADMCwAg-gwAAMwLACD7DAAAzAsAIAP5DAAA0AsAIPoMAADQCwAg-wwAANALACAC_gwBAAAAAYcOAQAAAAEMwwcAAMsUACC8DAAAyhQAML0MAADQCwAQvgwAAMoUADD-DAEAxBMAIYcOAQDEEwAhiA5AAMgTACGJDiAAxRMAIYoOAQDGEwAhiw4gAMUTACGMDkAAxxMAIY0OAADNEwAgEMQHAADHFAAgxQcAAMgUACCKDAIAzBMAIbwMAADGFAAwvQwAANcLABC-DAAAxhQAMOEMAQDGEwAh_gwBAMQTACGQDQEAxBMAIZMNQADIEwAhlA1AAMcTACGIDkAAyBMAIYsOIADFEwAhjw5AAMcTACHnDwAA1wsAIOgPAADXCwAgAv4MAQAAAAGADQQAAAABDsMHAADLFAAgvAwAAM0UADC9DAAAzAsAEL4MAADNFAAwxAwBAMYTACH-DAEAxBMAIYANBADPEwAhmg0gAMUTACGbDQIAzBMAIZwNAAC_EwAgng0BAMYTACGhDQAA1xMAIOcNAAHqEwAhjg4EAPwTACEOvAwAAM4UADC9DAAAxwsAEL4MAADOFAAwwQxAAKYTACHZDAEAqRMAIeEMAQCpEwAh_gwBAKUTACGUDUAAphMAIZEOAQClEwAhkg4BAKUTACGTDgAAvxMAIJQOQAC7EwAhlQ4BAKkTACGWDgAAqhMAIAmBAwIAqBMAIbwMAADPFAAwvQwAALELABC-DAAAzxQAMOQMAQClEwAhkQ4BAKUTACGXDkAAphMAIZgOIADAEwAhmQ5AALsTACELgQMCAMwTACG7BgAA0RQAIMIGAADSFAAgvAwAANAUADC9DAAAigoAEL4MAADQFAAw5AwBAMQTACGRDgEAxBMAIZcOQADIEwAhmA4gAMUTACGZDkAAxxMAIQ67BgAA1xMAILwGAADcFAAgvQYAAN0UACDABgAA3hQAIMEGAADfFAAgvAwAANsUADC9DAAAlQoAEL4MAADbFAAwvwwBAMQTACHjDEAAyBMAIeQMAQDEEwAh-A0BAMQTACHnDwAAlQoAIOgPAACVCgAgA_kMAACMCgAg-gwAAIwKACD7DAAAjAoAIAe8DAAA0xQAML0MAACZCwAQvgwAANMUADD-DAEApRMAIc0NQACmEwAhmg4BAKUTACGbDgIAqBMAIQe8DAAA1BQAML0MAACGCwAQvgwAANQUADD-DAEAxBMAIc0NQADIEwAhmg4BAMQTACGbDgIAzBMAIQP-DAEAAAABzQ1AAAAAAZoOAQAAAAEHvAwAANYUADC9DAAAgAsAEL4MAADWFAAwzQ1AAKYTACGaDgEApRMAIZ0OBACkEwAhng4EAKQTACEJvAwAANcUADC9DAAA6goAEL4MAADXFAAw4wxAAKYTACHkDAEApRMAIZEOAQClEwAhmg4BAKUTACGfDkAAuxMAIaAOAgCoEwAhB7wMAADYFAAwvQwAANQKABC-DAAA2BQAMJEOAQClEwAhoQ4BAKUTACGiDgEApRMAIaMOQACmEwAhDbwMAADZFAAwvQwAAL4KABC-DAAA2RQAML8MAQClEwAhxAwBAKkTACHjDEAAphMAIeQMAQClEwAh6AwCAKgTACHBDUAAuxMAIe8NQACmEwAhkQ4BAKUTACGkDgEApRMAIaUOAACqEwAgCLsGAADUEwAgvAwAANoUADC9DAAAqAoAEL4MAADaFAAwvwwBAKUTACHjDEAAphMAIeQMAQClEwAh-A0BAKUTACEMuwYAANcTACC8BgAA3BQAIL0GAADdFAAgwAYAAN4UACDBBgAA3xQAILwMAADbFAAwvQwAAJUKABC-DAAA2xQAML8MAQDEEwAh4wxAAMgTACHkDAEAxBMAIfgNAQDEEwAhA_kMAAD5CQAg-gwAAPkJACD7DAAA-QkAIAP5DAAA_QkAIPoMAAD9CQAg-wwAAP0JACAD-QwAAIEKACD6DAAAgQoAIPsMAACBCgAgDYEDAgDMEwAhuwYAANEUACDCBgAA0hQAILwMAADQFAAwvQwAAIoKABC-DAAA0BQAMOQMAQDEEwAhkQ4BAMQTACGXDkAAyBMAIZgOIADFEwAhmQ5AAMcTACHnDwAAigoAIOgPAACKCgAgAv4MAQAAAAGRDgEAAAABD8EGAADiFAAgvAwAAOEUADC9DAAAjAoAEL4MAADhFAAwwQxAAMgTACHZDAEAxhMAIeEMAQDGEwAh_gwBAMQTACGUDUAAyBMAIZEOAQDEEwAhkg4BAMQTACGTDgAAvxMAIJQOQADHEwAhlQ4BAMYTACGWDgAAzRMAIA2BAwIAzBMAIbsGAADRFAAgwgYAANIUACC8DAAA0BQAML0MAACKCgAQvgwAANAUADDkDAEAxBMAIZEOAQDEEwAhlw5AAMgTACGYDiAAxRMAIZkOQADHEwAh5w8AAIoKACDoDwAAigoAIAOaDgEAAAABnQ4EAAAAAZ4OBAAAAAEIvgYAAOUUACC8DAAA5BQAML0MAACFCgAQvgwAAOQUADDNDUAAyBMAIZoOAQDEEwAhnQ4EAM8TACGeDgQAzxMAIQ27BgAA0RQAIL8GAADnFAAgvAwAAOYUADC9DAAAgQoAEL4MAADmFAAw4wxAAMgTACHkDAEAxBMAIZEOAQDEEwAhmg4BAMQTACGfDkAAxxMAIaAOAgDMEwAh5w8AAIEKACDoDwAAgQoAIAu7BgAA0RQAIL8GAADnFAAgvAwAAOYUADC9DAAAgQoAEL4MAADmFAAw4wxAAMgTACHkDAEAxBMAIZEOAQDEEwAhmg4BAMQTACGfDkAAxxMAIaAOAgDMEwAhA_kMAACFCgAg-gwAAIUKACD7DAAAhQoAIAKRDgEAAAABoQ4BAAAAAQi7BgAA0RQAILwMAADpFAAwvQwAAP0JABC-DAAA6RQAMJEOAQDEEwAhoQ4BAMQTACGiDgEAxBMAIaMOQADIEwAhDrsGAADRFAAgvAwAAOoUADC9DAAA-QkAEL4MAADqFAAwvwwBAMQTACHEDAEAxhMAIeMMQADIEwAh5AwBAMQTACHoDAIAzBMAIcENQADHEwAh7w1AAMgTACGRDgEAxBMAIaQOAQDEEwAhpQ4AAM0TACAGvAwAAOsUADC9DAAA9AkAEL4MAADrFAAwqQ4BAKUTACGqDgIAqBMAIasOAAHcEwAhCLwMAADsFAAwvQwAAN4JABC-DAAA7BQAMP4MAQClEwAhjA0QAN4TACHbDQIAqBMAIakOAQClEwAhrA4CAKgTACEavAwAAO0UADC9DAAAyAkAEL4MAADtFAAwvwwBAKUTACHjDEAAphMAIeQMAQClEwAhjA0BAKkTACGVDQIAqBMAIZgNAQClEwAhog1AALsTACG7DQEAqRMAIc0NBAD4EwAh7A0BAKkTACH_DQEAqRMAIZEOAQCpEwAhrQ4BAKUTACGuDgEApRMAIa8OEADeEwAhsA4QAN4TACGxDgIApxMAIbIOAAHdEwAhsw4CAKcTACG0DhAA3hMAIbUOBAD4EwAhtg4AAKoTACC3DgEAqRMAIRyJBgAA7xQAIIoGAADwFAAgvAwAAO4UADC9DAAAtQkAEL4MAADuFAAwvwwBAMQTACHjDEAAyBMAIeQMAQDEEwAhjA0BAMYTACGVDQIAzBMAIZgNAQDEEwAhog1AAMcTACG7DQEAxhMAIc0NBAD8EwAh7A0BAMYTACH_DQEAxhMAIZEOAQDGEwAhrQ4BAMQTACGuDgEAxBMAIa8OEADrEwAhsA4QAOsTACGxDgIAyxMAIbIOAAHqEwAhsw4CAMsTACG0DhAA6xMAIbUOBAD8EwAhtg4AAM0TACC3DgEAxhMAIQP5DAAAqgkAIPoMAACqCQAg-wwAAKoJACAD-QwAAK4JACD6DAAArgkAIPsMAACuCQAgAqkOAQAAAAGqDgIAAAABB4gGAADzFAAgvAwAAPIUADC9DAAArgkAEL4MAADyFAAwqQ4BAMQTACGqDgIAzBMAIasOAAHpEwAhHokGAADvFAAgigYAAPAUACC8DAAA7hQAML0MAAC1CQAQvgwAAO4UADC_DAEAxBMAIeMMQADIEwAh5AwBAMQTACGMDQEAxhMAIZUNAgDMEwAhmA0BAMQTACGiDUAAxxMAIbsNAQDGEwAhzQ0EAPwTACHsDQEAxhMAIf8NAQDGEwAhkQ4BAMYTACGtDgEAxBMAIa4OAQDEEwAhrw4QAOsTACGwDhAA6xMAIbEOAgDLEwAhsg4AAeoTACGzDgIAyxMAIbQOEADrEwAhtQ4EAPwTACG2DgAAzRMAILcOAQDGEwAh5w8AALUJACDoDwAAtQkAIAKpDgEAAAABrA4CAAAAAQmIBgAA8xQAILwMAAD1FAAwvQwAAKoJABC-DAAA9RQAMP4MAQDEEwAhjA0QAOsTACHbDQIAzBMAIakOAQDEEwAhrA4CAMwTACEIvAwAAPYUADC9DAAApQkAEL4MAAD2FAAwvwwBAKUTACHjDEAAphMAIYAOQACmEwAhmg4AAdwTACGtDgEApRMAIQq8DAAA9xQAML0MAACPCQAQvgwAAPcUADCtDgEApRMAIboOAgCoEwAhuw4CAKgTACG8DgIAqBMAIb0OAAC_EwAgvg4AANQTACC_DgEApRMAIQi3CwIAqBMAIbwMAAD4FAAwvQwAAPkIABC-DAAA-BQAMLsNAQClEwAhrQ4BAKUTACHADgIApxMAIcEOAQClEwAhF4ADAQClEwAhtwsCAKgTACG8DAAA-RQAML0MAADjCAAQvgwAAPkUADD-DAEAqRMAIc8NAgCnEwAh2A0BAKkTACGSDgEAqRMAIaEOAQCpEwAhrQ4BAKUTACG6DgIApxMAIb8OIADbEwAhwA4CAKgTACHCDgEApRMAIcMOAQCpEwAhxA4CAKcTACHFDgAAqhMAIMYOAQCpEwAhxw4BAKkTACHIDgAAvxMAIMkOIADbEwAhyg4CAKcTACEGvAwAAPoUADC9DAAAzQgAEL4MAAD6FAAwqg4CAKgTACGrDgAB3BMAIa0OAQClEwAhG7sGAACqEwAgvAwAAPsUADC9DAAAtwgAEL4MAAD7FAAwvwwBAKUTACHBDAQA-BMAIeMMQACmEwAh5AwBAKUTACGADQQA-BMAIZgNAQClEwAhuw0BAKkTACHHDQAAqhMAIPgNAQClEwAhgA5AAKYTACGRDgEAqRMAIcsOAQClEwAhzA4gAMATACHNDgEAqRMAIc4OAQCpEwAhzw4AAKoTACDQDgAAqhMAINEOAADUEwAg0g4gAMATACHTDgAAvxMAINQOAgCoEwAh1Q5AALsTACHWDkAAuxMAISCjBQAA_RQAIKQFAAD-FAAgpQUAAP8UACCmBQAAgBUAIKcFAACBFQAguwYAAM0TACC8DAAA_BQAML0MAACkCAAQvgwAAPwUADC_DAEAxBMAIcEMBAD8EwAh4wxAAMgTACHkDAEAxBMAIYANBAD8EwAhmA0BAMQTACG7DQEAxhMAIccNAADNEwAg-A0BAMQTACGADkAAyBMAIZEOAQDGEwAhyw4BAMQTACHMDiAAxRMAIc0OAQDGEwAhzg4BAMYTACHPDgAAzRMAINAOAADNEwAg0Q4AANcTACDSDiAAxRMAIdMOAAC_EwAg1A4CAMwTACHVDkAAxxMAIdYOQADHEwAhA_kMAACKCAAg-gwAAIoIACD7DAAAiggAIAP5DAAAjggAIPoMAACOCAAg-wwAAI4IACAD-QwAAJIIACD6DAAAkggAIPsMAACSCAAgA_kMAACWCAAg-gwAAJYIACD7DAAAlggAIAP5DAAAmggAIPoMAACaCAAg-wwAAJoIACAJogUAAIMVACC8DAAAghUAML0MAACaCAAQvgwAAIIVADC_DAEAxBMAIeMMQADIEwAhgA5AAMgTACGaDgAB6RMAIa0OAQDEEwAhIqMFAAD9FAAgpAUAAP4UACClBQAA_xQAIKYFAACAFQAgpwUAAIEVACC7BgAAzRMAILwMAAD8FAAwvQwAAKQIABC-DAAA_BQAML8MAQDEEwAhwQwEAPwTACHjDEAAyBMAIeQMAQDEEwAhgA0EAPwTACGYDQEAxBMAIbsNAQDGEwAhxw0AAM0TACD4DQEAxBMAIYAOQADIEwAhkQ4BAMYTACHLDgEAxBMAIcwOIADFEwAhzQ4BAMYTACHODgEAxhMAIc8OAADNEwAg0A4AAM0TACDRDgAA1xMAINIOIADFEwAh0w4AAL8TACDUDgIAzBMAIdUOQADHEwAh1g5AAMcTACHnDwAApAgAIOgPAACkCAAgAq0OAQAAAAG6DgIAAAABC6IFAACDFQAgvAwAAIUVADC9DAAAlggAEL4MAACFFQAwrQ4BAMQTACG6DgIAzBMAIbsOAgDMEwAhvA4CAMwTACG9DgAAvxMAIL4OAADXEwAgvw4BAMQTACEDtwsCAAAAAbsNAQAAAAGtDgEAAAABCaIFAACDFQAgtwsCAMwTACG8DAAAhxUAML0MAACSCAAQvgwAAIcVADC7DQEAxBMAIa0OAQDEEwAhwA4CAMsTACHBDgEAxBMAIQKtDgEAAAABwA4CAAAAARiAAwEAxBMAIaIFAACDFQAgtwsCAMwTACG8DAAAiRUAML0MAACOCAAQvgwAAIkVADD-DAEAxhMAIc8NAgDLEwAh2A0BAMYTACGSDgEAxhMAIaEOAQDGEwAhrQ4BAMQTACG6DgIAyxMAIb8OIADoEwAhwA4CAMwTACHCDgEAxBMAIcMOAQDGEwAhxA4CAMsTACHFDgAAzRMAIMYOAQDGEwAhxw4BAMYTACHIDgAAvxMAIMkOIADoEwAhyg4CAMsTACECqg4CAAAAAa0OAQAAAAEHogUAAIMVACC8DAAAixUAML0MAACKCAAQvgwAAIsVADCqDgIAzBMAIasOAAHpEwAhrQ4BAMQTACEIwwcBAKUTACG8DAAAjBUAML0MAACFCAAQvgwAAIwVADCADQQApBMAIYENBACkEwAhgg0CAKgTACHbDiAAwBMAIQjDBwEAxBMAIbwMAACNFQAwvQwAAPIHABC-DAAAjRUAMIANBADPEwAhgQ0EAM8TACGCDQIAzBMAIdsOIADFEwAhBMMHAQAAAAGADQQAAAABgQ0EAAAAAYINAgAAAAEOigwCAKgTACG8DAAAjxUAML0MAADsBwAQvgwAAI8VADDBDEAAphMAIYANBACkEwAhgQ0EAKQTACGCDQIAqBMAIYcNAQCpEwAhuw0BAKUTACGDDgEApRMAId0OBAD4EwAh3g5AAKYTACHfDkAAuxMAIQ6KDAIAzBMAIbwMAACQFQAwvQwAANkHABC-DAAAkBUAMMEMQADIEwAhgA0EAM8TACGBDQQAzxMAIYINAgDMEwAhhw0BAMYTACG7DQEAxBMAIYMOAQDEEwAh3Q4EAPwTACHeDkAAyBMAId8OQADHEwAhA4ANBAAAAAGBDQQAAAABgg0CAAAAAQW8DAAAkhUAML0MAADTBwAQvgwAAJIVADD-DAEApRMAIeEOAgCoEwAhBbwMAACTFQAwvQwAAMAHABC-DAAAkxUAMP4MAQDEEwAh4Q4CAMwTACEHwwcBAKUTACG8DAAAlBUAML0MAAC6BwAQvgwAAJQVADC7DgIAqBMAIb0OAADUEwAg4g4BAKUTACEHwwcBAMQTACG8DAAAlRUAML0MAACnBwAQvgwAAJUVADC7DgIAzBMAIb0OAADXEwAg4g4BAMQTACEIwwcBAKUTACG8DAAAlhUAML0MAAChBwAQvgwAAJYVADCADQQApBMAIeMOAQClEwAh5A4CAKgTACHlDgIAqBMAIQjDBwEAxBMAIbwMAACXFQAwvQwAAI4HABC-DAAAlxUAMIANBADPEwAh4w4BAMQTACHkDgIAzBMAIeUOAgDMEwAhAsMHAQAAAAGADQQAAAABB8MHAQClEwAhvAwAAJkVADC9DAAAiAcAEL4MAACZFQAwgA0EAKQTACHnDQAB3BMAIecOBACkEwAhB8MHAQDEEwAhvAwAAJoVADC9DAAA9QYAEL4MAACaFQAwgA0EAM8TACHnDQAB6RMAIecOBADPEwAhA8MHAQAAAAGADQQAAAAB5w4EAAAAAQjDBwEApRMAIbwMAACcFQAwvQwAAO8GABC-DAAAnBUAMIANBACkEwAhmQ0CAKgTACGgDQQApBMAIecNAAHdEwAhCMMHAQDEEwAhvAwAAJ0VADC9DAAA3AYAEL4MAACdFQAwgA0EAM8TACGZDQIAzBMAIaANBADPEwAh5w0AAeoTACECwwcBAAAAAYANBAAAAAEUwwcBAKUTACG8DAAAnxUAML0MAADWBgAQvgwAAJ8VADDBDAQApBMAIYANBACkEwAhgQ0EAKQTACGCDQIAqBMAIYMNAgCoEwAhhA0gANsTACGFDSAA2xMAIYYNAQClEwAhhw0AAdwTACGIDQAB3RMAIYkNAAHdEwAhig0AAd0TACGLDQAB3RMAIYwNEADeEwAhjQ0QAN4TACGODRAA3hMAIRTDBwEAxBMAIbwMAACgFQAwvQwAAMMGABC-DAAAoBUAMMEMBADPEwAhgA0EAM8TACGBDQQAzxMAIYINAgDMEwAhgw0CAMwTACGEDSAA6BMAIYUNIADoEwAhhg0BAMQTACGHDQAB6RMAIYgNAAHqEwAhiQ0AAeoTACGKDQAB6hMAIYsNAAHqEwAhjA0QAOsTACGNDRAA6xMAIY4NEADrEwAhBsMHAQAAAAGADQQAAAABgQ0EAAAAAYMNAgAAAAGGDQEAAAABhw0AAQAAAQm8DAAAohUAML0MAAC9BgAQvgwAAKIVADCADQQApBMAIeoOBACkEwAh6w4BAKUTACHsDgEApRMAIe0OBACkEwAh7g4EAPgTACEJvAwAAKMVADC9DAAAqgYAEL4MAACjFQAwgA0EAM8TACHqDgQAzxMAIesOAQDEEwAh7A4BAMQTACHtDgQAzxMAIe4OBAD8EwAhAoANBAAAAAHqDgQAAAABC7wMAAClFQAwvQwAAKQGABC-DAAApRUAMIANBACkEwAh8A5AALsTACHxDgEAqRMAIfIOBAD4EwAh8w5AALsTACH0DkAAuxMAIfUOBAD4EwAh9g5AALsTACELvAwAAKYVADC9DAAAkQYAEL4MAACmFQAwgA0EAM8TACHwDkAAxxMAIfEOAQDGEwAh8g4EAPwTACHzDkAAxxMAIfQOQADHEwAh9Q4EAPwTACH2DkAAxxMAIQm8DAAApxUAML0MAACLBgAQvgwAAKcVADDEDAEApRMAId0MAgCnEwAh5gwBAKUTACGADQQApBMAIaMNQACmEwAhlw5AAKYTACEJvAwAAKgVADC9DAAA-AUAEL4MAACoFQAwxAwBAMQTACHdDAIAyxMAIeYMAQDEEwAhgA0EAM8TACGjDUAAyBMAIZcOQADIEwAhAuYMAQAAAAGADQQAAAABB7wMAACqFQAwvQwAAPIFABC-DAAAqhUAMIANBACkEwAhgQ0EAKQTACH4DgQApBMAIfkOIADAEwAhB7wMAACrFQAwvQwAAN8FABC-DAAAqxUAMIANBADPEwAhgQ0EAM8TACH4DgQAzxMAIfkOIADFEwAhFLwMAACsFQAwvQwAANkFABC-DAAArBUAMMQMAQCpEwAh8gxAALsTACGADQQApBMAIYENBAD4EwAhmA0BAKUTACHvDUAAphMAIYMOAQCpEwAh-A4EAPgTACH6DgQA-BMAIfsOBAD4EwAh_A4EAPgTACH9DgEAqRMAIf4OBAD4EwAh_w4BAKkTACGADwQA-BMAIYEPBAD4EwAhgg9AALsTACEUvAwAAK0VADC9DAAAxgUAEL4MAACtFQAwxAwBAMYTACHyDEAAxxMAIYANBADPEwAhgQ0EAPwTACGYDQEAxBMAIe8NQADIEwAhgw4BAMYTACH4DgQA_BMAIfoOBAD8EwAh-w4EAPwTACH8DgQA_BMAIf0OAQDGEwAh_g4EAPwTACH_DgEAxhMAIYAPBAD8EwAhgQ8EAPwTACGCD0AAxxMAIQa8DAAArhUAML0MAADABQAQvgwAAK4VADD-DAEApRMAIaEOAQClEwAhgw9AAKYTACEGvAwAAK8VADC9DAAArQUAEL4MAACvFQAw_gwBAMQTACGhDgEAxBMAIYMPQADIEwAhCoEDAADUEwAgvAwAALAVADC9DAAApwUAEL4MAACwFQAwxQ1AALsTACHxDQIAqBMAIfgNAQClEwAhhA8BAKUTACGFDwEApRMAIYYPQAC7EwAhCoEDAADXEwAgvAwAALEVADC9DAAAlAUAEL4MAACxFQAwxQ1AAMcTACHxDQIAzBMAIfgNAQDEEwAhhA8BAMQTACGFDwEAxBMAIYYPQADHEwAhAvgNAQAAAAGEDwEAAAABB7wMAACzFQAwvQwAAI4FABC-DAAAsxUAMP4MAQClEwAh-A0BAKUTACGFDwEApRMAIYgPQACmEwAhB7wMAAC0FQAwvQwAAPsEABC-DAAAtBUAMP4MAQDEEwAh-A0BAMQTACGFDwEAxBMAIYgPQADIEwAhA_4MAQAAAAH4DQEAAAABhQ8BAAAAAQm8DAAAthUAML0MAAD1BAAQvgwAALYVADD-DAEApRMAIfgNAQClEwAh0Q4gAMATACGGD0AAuxMAIYoPIADAEwAhiw9AAKYTACEVvAwAALcVADC9DAAA3wQAEL4MAAC3FQAw4wxAAKYTACGADQQApBMAIYENBACkEwAhhw0BAKUTACGYDQEApRMAIcUNQAC7EwAh8Q0CAKgTACH4DQEApRMAIYMOAQClEwAhhA8BAKUTACGFDwEApRMAIYYPQAC7EwAhjA8QAIMUACGNDwEAqRMAIY4PQACmEwAhjw8gAMATACGQDyAAwBMAIZEPIADAEwAhFoEDAAC5FQAgvAwAALgVADC9DAAAzAQAEL4MAAC4FQAw4wxAAMgTACGADQQAzxMAIYENBADPEwAhhw0BAMQTACGYDQEAxBMAIcUNQADHEwAh8Q0CAMwTACH4DQEAxBMAIYMOAQDEEwAhhA8BAMQTACGFDwEAxBMAIYYPQADHEwAhjA8QAIcUACGNDwEAxhMAIY4PQADIEwAhjw8gAMUTACGQDyAAxRMAIZEPIADFEwAhA_kMAADGBAAg-gwAAMYEACD7DAAAxgQAIAqAAwAAuxUAILwMAAC6FQAwvQwAAMYEABC-DAAAuhUAMP4MAQDEEwAh-A0BAMQTACHRDiAAxRMAIYYPQADHEwAhig8gAMUTACGLD0AAyBMAIRiBAwAAuRUAILwMAAC4FQAwvQwAAMwEABC-DAAAuBUAMOMMQADIEwAhgA0EAM8TACGBDQQAzxMAIYcNAQDEEwAhmA0BAMQTACHFDUAAxxMAIfENAgDMEwAh-A0BAMQTACGDDgEAxBMAIYQPAQDEEwAhhQ8BAMQTACGGD0AAxxMAIYwPEACHFAAhjQ8BAMYTACGOD0AAyBMAIY8PIADFEwAhkA8gAMUTACGRDyAAxRMAIecPAADMBAAg6A8AAMwEACAOCAAA1BMAILwMAAC8FQAwvQwAAMEEABC-DAAAvBUAMMEMBACkEwAhgA0EAKQTACGBDQQApBMAIYMNAgCoEwAhhg0BAKUTACGHDQEApRMAIfgNAQClEwAhgw4BAKUTACGSDwEApRMAIZMPAQClEwAhDggAANcTACC8DAAAvRUAML0MAACuBAAQvgwAAL0VADDBDAQAzxMAIYANBADPEwAhgQ0EAM8TACGDDQIAzBMAIYYNAQDEEwAhhw0BAMQTACH4DQEAxBMAIYMOAQDEEwAhkg8BAMQTACGTDwEAxBMAIQOADQQAAAABgw0CAAAAAYcNAQAAAAEFCAAB3BMAIbwMAAC_FQAwvQwAAKgEABC-DAAAvxUAMOsOAAHcEwAhBggAAekTACHOAgAAwRUAILwMAADAFQAwvQwAAJUEABC-DAAAwBUAMOsOAAHpEwAhA_kMAAD5AwAg-gwAAPkDACD7DAAA-QMAIAi8DAAAwhUAML0MAACPBAAQvgwAAMIVADCzDgAB3RMAIZQPAgCoEwAhlQ8CAKgTACGWDwEApRMAIZcPAAHcEwAhCc8CAADEFQAgvAwAAMMVADC9DAAA-QMAEL4MAADDFQAwsw4AAeoTACGUDwIAzBMAIZUPAgDMEwAhlg8BAMQTACGXDwAB6RMAIQgIAAHpEwAhzgIAAMEVACC8DAAAwBUAML0MAACVBAAQvgwAAMAVADDrDgAB6RMAIecPAACVBAAg6A8AAJUEACAClA8CAAAAAZUPAgAAAAESpAUCAKgTACGKBgAB3RMAIbwMAADGFQAwvQwAAPQDABC-DAAAxhUAMMEMQACmEwAh7A0BAKUTACH_DQEApRMAIbIOAQClEwAhtg4AANQTACC3DgEApRMAIeoOAgCoEwAhmQ8BAKUTACGaDwAA1BMAIJsPBACkEwAhnA8EAKQTACGdDwQApBMAIZ4PAADUEwAgEqQFAgDMEwAhigYAAeoTACG8DAAAxxUAML0MAADhAwAQvgwAAMcVADDBDEAAyBMAIewNAQDEEwAh_w0BAMQTACGyDgEAxBMAIbYOAADXEwAgtw4BAMQTACHqDgIAzBMAIZkPAQDEEwAhmg8AANcTACCbDwQAzxMAIZwPBADPEwAhnQ8EAM8TACGeDwAA1xMAIAq8DAAAyBUAML0MAADbAwAQvgwAAMgVADDkDAEApRMAIZ8PQACmEwAhoA8BAKUTACGhDwEApRMAIaIPAgCoEwAhow8CAKgTACGkDwAAqBQAIAq8DAAAyRUAML0MAADIAwAQvgwAAMkVADDkDAEAxBMAIZ8PQADIEwAhoA8BAMQTACGhDwEAxBMAIaIPAgDMEwAhow8CAMwTACGkDwAAqBQAIATkDAEAAAABnw9AAAAAAaAPAQAAAAGhDwEAAAABDMMHAQClEwAhvAwAAMsVADC9DAAAwgMAEL4MAADLFQAwvwwBAKUTACHjDEAAphMAIeQMAQClEwAhgA0EAPgTACGGDQEApRMAIYAOQACmEwAhpg9AALsTACGnD0AAuxMAIQzDBwEAxBMAIbwMAADMFQAwvQwAAK8DABC-DAAAzBUAML8MAQDEEwAh4wxAAMgTACHkDAEAxBMAIYANBAD8EwAhhg0BAMQTACGADkAAyBMAIaYPQADHEwAhpw9AAMcTACEGvAwAAM0VADC9DAAAqQMAEL4MAADNFQAw_wwBAKkTACHxDQEApRMAIYAOQACmEwAhBrwMAADOFQAwvQwAAJYDABC-DAAAzhUAMP8MAQDGEwAh8Q0BAMQTACGADkAAyBMAIQa8DAAAzxUAML0MAACQAwAQvgwAAM8VADDkDAEApRMAIc0NQACmEwAhog8CAKgTACEGvAwAANAVADC9DAAA_QIAEL4MAADQFQAw5AwBAMQTACHNDUAAyBMAIaIPAgDMEwAhAuQMAQAAAAHNDUAAAAABBrwMAADSFQAwvQwAAPcCABC-DAAA0hUAMKsOBACkEwAhnw9AAKYTACGpDwEApRMAIQa8DAAA0xUAML0MAADkAgAQvgwAANMVADCrDgQAzxMAIZ8PQADIEwAhqQ8BAMQTACECnw9AAAAAAakPAQAAAAEPvAwAANUVADC9DAAA3gIAEL4MAADVFQAw2wwBAKkTACHdDAIApxMAIYsNAQClEwAhgA5AAKYTACGpDwEApRMAIasPAQClEwAhrA8BAKUTACGtDwEApRMAIa4PIADAEwAhrw8AANYVACCwDwEApRMAIbEPQACmEwAhBMcMAAEAAAX2DAABAAAB9wwAAQAABPgMAAEAAAQPvAwAANcVADC9DAAAywIAEL4MAADXFQAw2wwBAMYTACHdDAIAyxMAIYsNAQDEEwAhgA5AAMgTACGpDwEAxBMAIasPAQDEEwAhrA8BAMQTACGtDwEAxBMAIa4PIADFEwAhrw8AANYVACCwDwEAxBMAIbEPQADIEwAhBIsNAQAAAAGpDwEAAAABqw8BAAAAAawPAQAAAAEKvAwAANkVADC9DAAAxQIAEL4MAADZFQAwvwwBAKUTACHBDEAAphMAIboNAQClEwAhsw8BAKUTACG0DwEApRMAIbUPAADUEwAgtg8BAKkTACEKvAwAANoVADC9DAAAsgIAEL4MAADaFQAwvwwBAMQTACHBDEAAyBMAIboNAQDEEwAhsw8BAMQTACG0DwEAxBMAIbUPAADXEwAgtg8BAMYTACESvAwAANsVADC9DAAArAIAEL4MAADbFQAwvwwBAKUTACHjDEAAphMAIeQMAQClEwAhqw0BAKUTACH4DQEApRMAIYAOQAC7EwAh6w4BAKUTACGmD0AAuxMAIacPQAC7EwAhtw8AAL8TACC4DwIApxMAIbkPAQClEwAhug9AALsTACG7DwEAqRMAIbwPAQCpEwAhCsMHAQClEwAhvAwAANwVADC9DAAAlgIAEL4MAADcFQAwvwwBAKUTACHjDEAAphMAIYANBAD4EwAhxw4BAKUTACG6D0AAuxMAIbsPAQCpEwAhC60BAADeFQAgwwcBAMQTACG8DAAA3RUAML0MAACDAgAQvgwAAN0VADC_DAEAxBMAIeMMQADIEwAhgA0EAPwTACHHDgEAxBMAIboPQADHEwAhuw8BAMYTACED-QwAAP0BACD6DAAA_QEAIPsMAAD9AQAgE6wBAADgFQAgvAwAAN8VADC9DAAA_QEAEL4MAADfFQAwvwwBAMQTACHjDEAAyBMAIeQMAQDEEwAhqw0BAMQTACH4DQEAxBMAIYAOQADHEwAh6w4BAMQTACGmD0AAxxMAIacPQADHEwAhtw8AAL8TACC4DwIAyxMAIbkPAQDEEwAhug9AAMcTACG7DwEAxhMAIbwPAQDGEwAhDa0BAADeFQAgwwcBAMQTACG8DAAA3RUAML0MAACDAgAQvgwAAN0VADC_DAEAxBMAIeMMQADIEwAhgA0EAPwTACHHDgEAxBMAIboPQADHEwAhuw8BAMYTACHnDwAAgwIAIOgPAACDAgAgAsMHAQAAAAGADQQAAAABBbwMAADiFQAwvQwAAPgBABC-DAAA4hUAMKwPAQClEwAhvQ8AANQTACAFvAwAAOMVADC9DAAA5QEAEL4MAADjFQAwrA8BAMQTACG9DwAA1xMAIBGKDAIAqBMAIbwMAADkFQAwvQwAAN8BABC-DAAA5BUAMMEMQACmEwAhgA0EAKQTACGBDQQApBMAIYMNAgCoEwAhhw0BAKUTACGnDQEApRMAIfANAQCpEwAhgw4BAKkTACHeDkAAphMAIfgOBACkEwAhvg8BAKUTACG_DwEApRMAIcAPAACqEwAgEYoMAgDMEwAhvAwAAOUVADC9DAAAzAEAEL4MAADlFQAwwQxAAMgTACGADQQAzxMAIYENBADPEwAhgw0CAMwTACGHDQEAxBMAIacNAQDEEwAh8A0BAMYTACGDDgEAxhMAId4OQADIEwAh-A4EAM8TACG-DwEAxBMAIb8PAQDEEwAhwA8AAM0TACACgA0EAAAAAb4PAQAAAAEJCAAA1BMAILwMAADnFQAwvQwAAMYBABC-DAAA5xUAML8MAQClEwAhwQxAAKYTACH-DAEApRMAIYYNAQClEwAhjw5AALsTACEJCAAA1xMAILwMAADoFQAwvQwAALMBABC-DAAA6BUAML8MAQDEEwAhwQxAAMgTACH-DAEAxBMAIYYNAQDEEwAhjw5AAMcTACEFvAwAAOkVADC9DAAArQEAEL4MAADpFQAwpw0BAKUTACHhDgIAqBMAIQW8DAAA6hUAML0MAACaAQAQvgwAAOoVADCnDQEAxBMAIeEOAgDMEwAhCrwMAADrFQAwvQwAAJQBABC-DAAA6xUAMIANBACkEwAhgQ0EAKQTACGHDQEApRMAIfgOBACkEwAhvg8BAKUTACG_DwEApRMAIcIPAQClEwAhCrwMAADsFQAwvQwAAIEBABC-DAAA7BUAMIANBADPEwAhgQ0EAM8TACGHDQEAxBMAIfgOBADPEwAhvg8BAMQTACG_DwEAxBMAIcIPAQDEEwAhBIANBAAAAAG-DwEAAAABvw8BAAAAAcIPAQAAAAEPvAwAAO4VADC9DAAAewAQvgwAAO4VADCADQQApBMAIYENBACkEwAhgw0CAKgTACGnDQEApRMAIfANAQClEwAh7Q4EAKQTACG-DwEApRMAIb8PAQClEwAhwg8BAKUTACHEDwEApRMAIcUPBACkEwAhxg8AANQTACAPvAwAAO8VADC9DAAAaAAQvgwAAO8VADCADQQAzxMAIYENBADPEwAhgw0CAMwTACGnDQEAxBMAIfANAQDEEwAh7Q4EAM8TACG-DwEAxBMAIb8PAQDEEwAhwg8BAMQTACHEDwEAxBMAIcUPBADPEwAhxg8AANcTACADgA0EAAAAAb4PAQAAAAHCDwEAAAABJAgBAKUTACG8DAAA8RUAML0MAABiABC-DAAA8RUAML8MAQClEwAh4wxAAKYTACGADQQApBMAIYENBAD4EwAhgw0CAKcTACGHDQEAqRMAIacNAQClEwAh8A0BAKkTACH_DQEAqRMAIYMOAQCpEwAh7Q4EAKQTACGPDyAAwBMAIaYPQAC7EwAhvg8BAKUTACG_DwEApRMAIcIPAQClEwAhxA8BAKUTACHFDwQApBMAIcgPAgCnEwAhyQ8AAKoTACDKDwAAqhMAIMsPIADAEwAhzA8BAKUTACHNDwEAqRMAIc4PAQClEwAhzw8BAKkTACHQDwEAqRMAIdEPAQCpEwAh0g8BAKkTACHTDwQA-BMAIdQPBAD4EwAh1Q8BAKkTACEkCAEAxBMAIbwMAADyFQAwvQwAAE8AEL4MAADyFQAwvwwBAMQTACHjDEAAyBMAIYANBADPEwAhgQ0EAPwTACGDDQIAyxMAIYcNAQDGEwAhpw0BAMQTACHwDQEAxhMAIf8NAQDGEwAhgw4BAMYTACHtDgQAzxMAIY8PIADFEwAhpg9AAMcTACG-DwEAxBMAIb8PAQDEEwAhwg8BAMQTACHEDwEAxBMAIcUPBADPEwAhyA8CAMsTACHJDwAAzRMAIMoPAADNEwAgyw8gAMUTACHMDwEAxBMAIc0PAQDGEwAhzg8BAMQTACHPDwEAxhMAIdAPAQDGEwAh0Q8BAMYTACHSDwEAxhMAIdMPBAD8EwAh1A8EAPwTACHVDwEAxhMAIQSADQQAAAABvg8BAAAAAb8PAQAAAAHCDwEAAAABC7wMAAD0FQAwvQwAAEkAEL4MAAD0FQAw4wxAAKYTACHkDAEAqRMAIfgNAQCpEwAhvg8BAKUTACHLDyAAwBMAIdcPAQCpEwAh2A8BAKUTACHZDwEApRMAIQu8DAAA9RUAML0MAAA2ABC-DAAA9RUAMOMMQADIEwAh5AwBAMYTACH4DQEAxhMAIb4PAQDEEwAhyw8gAMUTACHXDwEAxhMAIdgPAQDEEwAh2Q8BAMQTACESwwcBAKUTACG8DAAA9hUAML0MAAAwABC-DAAA9hUAML8MAQClEwAh3QwBAKUTACHkDAEApRMAIbsNAQClEwAhyw1AALsTACG-DgAAvxMAINoPAQClEwAh2w9AAKYTACHcD0AAphMAId0PQAC7EwAh3g8BAKkTACHfDwIApxMAIeAPAgCnEwAh4Q8BAKkTACESwwcBAMQTACG8DAAA9xUAML0MAAAdABC-DAAA9xUAML8MAQDEEwAh3QwBAMQTACHkDAEAxBMAIbsNAQDEEwAhyw1AAMcTACG-DgAAvxMAINoPAQDEEwAh2w9AAMgTACHcD0AAyBMAId0PQADHEwAh3g8BAMYTACHfDwIAyxMAIeAPAgDLEwAh4Q8BAMYTACECwwcBAAAAAdoPAQAAAAEIvAwAAPkVADC9DAAAFwAQvgwAAPkVADC_DAEApRMAIacNAQClEwAh4w9AAKYTACHkD0AAuxMAIeUPQAC7EwAhCLwMAAD6FQAwvQwAAAQAEL4MAAD6FQAwvwwBAMQTACGnDQEAxBMAIeMPQADIEwAh5A9AAMcTACHlD0AAxxMAIQK_DAEAAAABpw0BAAAAAQAAAAAAAAXsDwQAAAAB8w8EAAAAAfQPBAAAAAH1DwQAAAAB9g8EAAAAAQHsD0AAAAABBewPAgAAAAHzDwIAAAAB9A8CAAAAAfUPAgAAAAH2DwIAAAABBewPAgAAAAHzDwIAAAAB9A8CAAAAAfUPAgAAAAH2DwIAAAABAewPAQAAAAEB7A8BAAAAAQUPAADFHQAgEAAAyB0AIOkPAADGHQAg6g8AAMcdACDvDwAA2BIAIAMPAADFHQAg6Q8AAMYdACDvDwAA2BIAIAAAAAAAAewPQAAAAAEFDwAAvx0AIBAAAMMdACDpDwAAwB0AIOoPAADCHQAg7w8AANQSACALDwAAkhYAMBAAAJcWADDpDwAAkxYAMOoPAACUFgAw6w8AAJUWACDsDwAAlhYAMO0PAACWFgAw7g8AAJYWADDvDwAAlhYAMPAPAACYFgAw8Q8AAJkWADAHvwwEAAAAAcEMQAAAAAHCDAIAAAABwwwCAAAAAcQMAQAAAAHFDIAAAAABxgwBAAAAAQIAAADcEgAgDwAAnRYAIAMAAADcEgAgDwAAnRYAIBAAAJwWACABCAAAwR0AMAyJDAAAzhMAILwMAADKEwAwvQwAANoSABC-DAAAyhMAML8MBAAAAAHADAEAxBMAIcEMQADIEwAhwgwCAMsTACHDDAIAzBMAIcQMAQDGEwAhxQwAAM0TACDGDAEAxhMAIQIAAADcEgAgCAAAnBYAIAIAAACaFgAgCAAAmxYAIAu8DAAAmRYAML0MAACaFgAQvgwAAJkWADC_DAQAzxMAIcAMAQDEEwAhwQxAAMgTACHCDAIAyxMAIcMMAgDMEwAhxAwBAMYTACHFDAAAzRMAIMYMAQDGEwAhC7wMAACZFgAwvQwAAJoWABC-DAAAmRYAML8MBADPEwAhwAwBAMQTACHBDEAAyBMAIcIMAgDLEwAhwwwCAMwTACHEDAEAxhMAIcUMAADNEwAgxgwBAMYTACEHvwwEAIIWACHBDEAAgxYAIcIMAgCEFgAhwwwCAIUWACHEDAEAhhYAIcUMgAAAAAHGDAEAhhYAIQe_DAQAghYAIcEMQACDFgAhwgwCAIQWACHDDAIAhRYAIcQMAQCGFgAhxQyAAAAAAcYMAQCGFgAhB78MBAAAAAHBDEAAAAABwgwCAAAAAcMMAgAAAAHEDAEAAAABxQyAAAAAAcYMAQAAAAEDDwAAvx0AIOkPAADAHQAg7w8AANQSACAEDwAAkhYAMOkPAACTFgAw6w8AAJUWACDvDwAAlhYAMAAAAALsDwEAAAAE8g8BAAAABQLsDwEAAAAE8g8BAAAABQHsDyAAAAABCw8AAKcWADAQAACsFgAw6Q8AAKgWADDqDwAAqRYAMOsPAACqFgAg7A8AAKsWADDtDwAAqxYAMO4PAACrFgAw7w8AAKsWADDwDwAArRYAMPEPAACuFgAwDYoMAACfFgAgvwwBAAAAAdkMAQAAAAHaDAEAAAAB2wwBAAAAAdwMAQAAAAHdDAEAAAAB3gwCAAAAAd8MAgAAAAHgDEAAAAAB4QwCAAAAAeIMQAAAAAHjDEAAAAABAgAAANgSACAPAACyFgAgAwAAANgSACAPAACyFgAgEAAAsRYAIAEIAAC-HQAwEogMAADREwAgigwAANITACC8DAAA0BMAML0MAADWEgAQvgwAANATADC_DAEAAAAB2AwBAMQTACHZDAEAxBMAIdoMAQDEEwAh2wwBAMQTACHcDAEAxhMAId0MAQDEEwAh3gwCAMwTACHfDAIAzBMAIeAMQADHEwAh4QwCAMwTACHiDEAAxxMAIeMMQADIEwAhAgAAANgSACAIAACxFgAgAgAAAK8WACAIAACwFgAgELwMAACuFgAwvQwAAK8WABC-DAAArhYAML8MAQDEEwAh2AwBAMQTACHZDAEAxBMAIdoMAQDEEwAh2wwBAMQTACHcDAEAxhMAId0MAQDEEwAh3gwCAMwTACHfDAIAzBMAIeAMQADHEwAh4QwCAMwTACHiDEAAxxMAIeMMQADIEwAhELwMAACuFgAwvQwAAK8WABC-DAAArhYAML8MAQDEEwAh2AwBAMQTACHZDAEAxBMAIdoMAQDEEwAh2wwBAMQTACHcDAEAxhMAId0MAQDEEwAh3gwCAMwTACHfDAIAzBMAIeAMQADHEwAh4QwCAMwTACHiDEAAxxMAIeMMQADIEwAhDL8MAQCHFgAh2QwBAIcWACHaDAEAhxYAIdsMAQCHFgAh3AwBAIYWACHdDAEAhxYAId4MAgCFFgAh3wwCAIUWACHgDEAAjxYAIeEMAgCFFgAh4gxAAI8WACHjDEAAgxYAIQ2KDAAAkRYAIL8MAQCHFgAh2QwBAIcWACHaDAEAhxYAIdsMAQCHFgAh3AwBAIYWACHdDAEAhxYAId4MAgCFFgAh3wwCAIUWACHgDEAAjxYAIeEMAgCFFgAh4gxAAI8WACHjDEAAgxYAIQ2KDAAAnxYAIL8MAQAAAAHZDAEAAAAB2gwBAAAAAdsMAQAAAAHcDAEAAAAB3QwBAAAAAd4MAgAAAAHfDAIAAAAB4AxAAAAAAeEMAgAAAAHiDEAAAAAB4wxAAAAAAQHsDwEAAAAEAewPAQAAAAQEDwAApxYAMOkPAACoFgAw6w8AAKoWACDvDwAAqxYAMAAFiAwAALgWACCKDAAAuRYAINwMAAD8FQAg4AwAAPwVACDiDAAA_BUAIAmLDAAAthYAIOsMAAD8FQAg7AwAAPwVACDtDAAA_BUAIO4MAAD8FQAg8AwAAPwVACDyDAAA_BUAIPQMAAD8FQAg9QwAAPwVACAAAAAAAAAAAAAAAAAAAAHsDyAAAAABAewPAAEAAAEB7A8AAQAAAQXsDxAAAAAB8w8QAAAAAfQPEAAAAAH1DxAAAAAB9g8QAAAAAQAAAAsPAADPFgAwEAAA1BYAMOkPAADQFgAw6g8AANEWADDrDwAA0hYAIOwPAADTFgAw7Q8AANMWADDuDwAA0xYAMO8PAADTFgAw8A8AANUWADDxDwAA1hYAMAiKDAIAAAAB4QwBAAAAAf4MAQAAAAGADQQAAAABkg0CAAAAAZMNQAAAAAGUDUAAAAABlQ2AAAAAAQIAAADVEQAgDwAA2hYAIAMAAADVEQAgDwAA2hYAIBAAANkWACABCAAAvR0AMA63CwAA8hMAIIoMAgDMEwAhvAwAAPETADC9DAAA1xEAEL4MAADxEwAw4QwBAMYTACH-DAEAxBMAIYANBADPEwAhkA0BAMQTACGSDQIAzBMAIZMNQADIEwAhlA1AAMgTACGVDQAAzRMAIJYNAADzEwAgAgAAANURACAIAADZFgAgAgAAANcWACAIAADYFgAgDIoMAgDMEwAhvAwAANYWADC9DAAA1xYAEL4MAADWFgAw4QwBAMYTACH-DAEAxBMAIYANBADPEwAhkA0BAMQTACGSDQIAzBMAIZMNQADIEwAhlA1AAMgTACGVDQAAzRMAIAyKDAIAzBMAIbwMAADWFgAwvQwAANcWABC-DAAA1hYAMOEMAQDGEwAh_gwBAMQTACGADQQAzxMAIZANAQDEEwAhkg0CAMwTACGTDUAAyBMAIZQNQADIEwAhlQ0AAM0TACAIigwCAIUWACHhDAEAhhYAIf4MAQCHFgAhgA0EAIIWACGSDQIAhRYAIZMNQACDFgAhlA1AAIMWACGVDYAAAAABCIoMAgCFFgAh4QwBAIYWACH-DAEAhxYAIYANBACCFgAhkg0CAIUWACGTDUAAgxYAIZQNQACDFgAhlQ2AAAAAAQiKDAIAAAAB4QwBAAAAAf4MAQAAAAGADQQAAAABkg0CAAAAAZMNQAAAAAGUDUAAAAABlQ2AAAAAAQQPAADPFgAw6Q8AANAWADDrDwAA0hYAIO8PAADTFgAwAAAAAAAABQ8AALgdACAQAAC7HQAg6Q8AALkdACDqDwAAuh0AIO8PAADwEQAgAw8AALgdACDpDwAAuR0AIO8PAADwEQAgArYLAADcFgAgkQ0AAPwVACAAAAAAAAAAAALsDwEAAAAE8g8BAAAABQXsDwQAAAAB8w8EAAAAAfQPBAAAAAH1DwQAAAAB9g8EAAAAAQHsDwEAAAAEAAAAAAAAAAAAAAAAAAXsDxAAAAAB8w8QAAAAAfQPEAAAAAH1DxAAAAAB9g8QAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAALsDwIAAAAE8g8CAAAABQLsDwIAAAAE8g8CAAAABQHsDwIAAAAEAewPAgAAAAQAAAAAAALsDwIAAAAE8g8CAAAABQLsDwIAAAAE8g8CAAAABQLsDwIAAAAE8g8CAAAABQHsDwIAAAAEAewPAgAAAAQB7A8CAAAABAAAAAAAAAAAAAAAAAAC7A8BAAAABPIPAQAAAAUB7A8BAAAABAAAAAAAAAAAAAAAAAAAAuwPAQAAAATyDwEAAAAFAewPAQAAAAQAAAAAAAAAAAAAAAAABQ8AALMdACAQAAC2HQAg6Q8AALQdACDqDwAAtR0AIO8PAADKCwAgAw8AALMdACDpDwAAtB0AIO8PAADKCwAgAAAAAAAC7A8BAAAABPIPAQAAAAUFDwAArh0AIBAAALEdACDpDwAArx0AIOoPAACwHQAg7w8AAMoLACAB7A8BAAAABAMPAACuHQAg6Q8AAK8dACDvDwAAygsAIAAAAAAACw8AAJYYADAQAACbGAAw6Q8AAJcYADDqDwAAmBgAMOsPAACZGAAg7A8AAJoYADDtDwAAmhgAMO4PAACaGAAw7w8AAJoYADDwDwAAnBgAMPEPAACdGAAwCw8AAIoYADAQAACPGAAw6Q8AAIsYADDqDwAAjBgAMOsPAACNGAAg7A8AAI4YADDtDwAAjhgAMO4PAACOGAAw7w8AAI4YADDwDwAAkBgAMPEPAACRGAAwB4cOAQAAAAGIDkAAAAABiQ4gAAAAAYoOAQAAAAGLDiAAAAABjA5AAAAAAY0OgAAAAAECAAAA0gsAIA8AAJUYACADAAAA0gsAIA8AAJUYACAQAACUGAAgAQgAAK0dADANwwcAAMsUACC8DAAAyhQAML0MAADQCwAQvgwAAMoUADD-DAEAxBMAIYcOAQDEEwAhiA5AAMgTACGJDiAAxRMAIYoOAQDGEwAhiw4gAMUTACGMDkAAxxMAIY0OAADNEwAgkA4AAMkUACACAAAA0gsAIAgAAJQYACACAAAAkhgAIAgAAJMYACALvAwAAJEYADC9DAAAkhgAEL4MAACRGAAw_gwBAMQTACGHDgEAxBMAIYgOQADIEwAhiQ4gAMUTACGKDgEAxhMAIYsOIADFEwAhjA5AAMcTACGNDgAAzRMAIAu8DAAAkRgAML0MAACSGAAQvgwAAJEYADD-DAEAxBMAIYcOAQDEEwAhiA5AAMgTACGJDiAAxRMAIYoOAQDGEwAhiw4gAMUTACGMDkAAxxMAIY0OAADNEwAgB4cOAQCHFgAhiA5AAIMWACGJDiAApRYAIYoOAQCGFgAhiw4gAKUWACGMDkAAjxYAIY0OgAAAAAEHhw4BAIcWACGIDkAAgxYAIYkOIAClFgAhig4BAIYWACGLDiAApRYAIYwOQACPFgAhjQ6AAAAAAQeHDgEAAAABiA5AAAAAAYkOIAAAAAGKDgEAAAABiw4gAAAAAYwOQAAAAAGNDoAAAAABCcQMAQAAAAGADQQAAAABmg0gAAAAAZsNAgAAAAGcDQAAgRgAIJ4NAQAAAAGhDYAAAAAB5w0AAQAAAY4OBAAAAAECAAAAzgsAIA8AAKEYACADAAAAzgsAIA8AAKEYACAQAACgGAAgAQgAAKwdADAPwwcAAMsUACC8DAAAzRQAML0MAADMCwAQvgwAAM0UADDEDAEAxhMAIf4MAQDEEwAhgA0EAM8TACGWDQAAzBQAIJoNIADFEwAhmw0CAMwTACGcDQAAvxMAIJ4NAQDGEwAhoQ0AANcTACDnDQAB6hMAIY4OBAD8EwAhAgAAAM4LACAIAACgGAAgAgAAAJ4YACAIAACfGAAgDbwMAACdGAAwvQwAAJ4YABC-DAAAnRgAMMQMAQDGEwAh_gwBAMQTACGADQQAzxMAIZoNIADFEwAhmw0CAMwTACGcDQAAvxMAIJ4NAQDGEwAhoQ0AANcTACDnDQAB6hMAIY4OBAD8EwAhDbwMAACdGAAwvQwAAJ4YABC-DAAAnRgAMMQMAQDGEwAh_gwBAMQTACGADQQAzxMAIZoNIADFEwAhmw0CAMwTACGcDQAAvxMAIJ4NAQDGEwAhoQ0AANcTACDnDQAB6hMAIY4OBAD8EwAhCcQMAQCGFgAhgA0EAIIWACGaDSAApRYAIZsNAgCFFgAhnA0AAP8XACCeDQEAhhYAIaENgAAAAAHnDQAByRYAIY4OBADuFgAhCcQMAQCGFgAhgA0EAIIWACGaDSAApRYAIZsNAgCFFgAhnA0AAP8XACCeDQEAhhYAIaENgAAAAAHnDQAByRYAIY4OBADuFgAhCcQMAQAAAAGADQQAAAABmg0gAAAAAZsNAgAAAAGcDQAAgRgAIJ4NAQAAAAGhDYAAAAAB5w0AAQAAAY4OBAAAAAEEDwAAlhgAMOkPAACXGAAw6w8AAJkYACDvDwAAmhgAMAQPAACKGAAw6Q8AAIsYADDrDwAAjRgAIO8PAACOGAAwAAAFxAcAAKQYACDFBwAApRgAIOEMAAD8FQAglA0AAPwVACCPDgAA_BUAIAAAAALsDwEAAAAE8g8BAAAABQUPAACnHQAgEAAAqh0AIOkPAACoHQAg6g8AAKkdACDvDwAAnAsAIAHsDwEAAAAEAw8AAKcdACDpDwAAqB0AIO8PAACcCwAgAAAAAAAFDwAAoR0AIBAAAKUdACDpDwAAoh0AIOoPAACkHQAg7w8AAPcJACALDwAAtRgAMBAAALoYADDpDwAAthgAMOoPAAC3GAAw6w8AALgYACDsDwAAuRgAMO0PAAC5GAAw7g8AALkYADDvDwAAuRgAMPAPAAC7GAAw8Q8AALwYADAKwQxAAAAAAdkMAQAAAAHhDAEAAAAB_gwBAAAAAZQNQAAAAAGSDgEAAAABkw4AAKwYACCUDkAAAAABlQ4BAAAAAZYOgAAAAAECAAAAjgoAIA8AAMAYACADAAAAjgoAIA8AAMAYACAQAAC_GAAgAQgAAKMdADAQwQYAAOIUACC8DAAA4RQAML0MAACMCgAQvgwAAOEUADDBDEAAyBMAIdkMAQDGEwAh4QwBAMYTACH-DAEAxBMAIZQNQADIEwAhkQ4BAMQTACGSDgEAxBMAIZMOAAC_EwAglA5AAMcTACGVDgEAxhMAIZYOAADNEwAgpg4AAOAUACACAAAAjgoAIAgAAL8YACACAAAAvRgAIAgAAL4YACAOvAwAALwYADC9DAAAvRgAEL4MAAC8GAAwwQxAAMgTACHZDAEAxhMAIeEMAQDGEwAh_gwBAMQTACGUDUAAyBMAIZEOAQDEEwAhkg4BAMQTACGTDgAAvxMAIJQOQADHEwAhlQ4BAMYTACGWDgAAzRMAIA68DAAAvBgAML0MAAC9GAAQvgwAALwYADDBDEAAyBMAIdkMAQDGEwAh4QwBAMYTACH-DAEAxBMAIZQNQADIEwAhkQ4BAMQTACGSDgEAxBMAIZMOAAC_EwAglA5AAMcTACGVDgEAxhMAIZYOAADNEwAgCsEMQACDFgAh2QwBAIYWACHhDAEAhhYAIf4MAQCHFgAhlA1AAIMWACGSDgEAhxYAIZMOAACqGAAglA5AAI8WACGVDgEAhhYAIZYOgAAAAAEKwQxAAIMWACHZDAEAhhYAIeEMAQCGFgAh_gwBAIcWACGUDUAAgxYAIZIOAQCHFgAhkw4AAKoYACCUDkAAjxYAIZUOAQCGFgAhlg6AAAAAAQrBDEAAAAAB2QwBAAAAAeEMAQAAAAH-DAEAAAABlA1AAAAAAZIOAQAAAAGTDgAArBgAIJQOQAAAAAGVDgEAAAABlg6AAAAAAQMPAAChHQAg6Q8AAKIdACDvDwAA9wkAIAQPAAC1GAAw6Q8AALYYADDrDwAAuBgAIO8PAAC5GAAwBLwGAACmGQAgvQYAAKcZACDABgAAqBkAIMEGAACpGQAgAAAAAAAAAAAAAAAFDwAAnB0AIBAAAJ8dACDpDwAAnR0AIOoPAACeHQAg7w8AAIMKACADDwAAnB0AIOkPAACdHQAg7w8AAIMKACAAAAAAAAUPAACWHQAgEAAAmh0AIOkPAACXHQAg6g8AAJkdACDvDwAA9wkAIAsPAADYGAAwEAAA3RgAMOkPAADZGAAw6g8AANoYADDrDwAA2xgAIOwPAADcGAAw7Q8AANwYADDuDwAA3BgAMO8PAADcGAAw8A8AAN4YADDxDwAA3xgAMAPNDUAAAAABnQ4EAAAAAZ4OBAAAAAECAAAAhwoAIA8AAOMYACADAAAAhwoAIA8AAOMYACAQAADiGAAgAQgAAJgdADAJvgYAAOUUACC8DAAA5BQAML0MAACFCgAQvgwAAOQUADDNDUAAyBMAIZoOAQDEEwAhnQ4EAM8TACGeDgQAzxMAIacOAADjFAAgAgAAAIcKACAIAADiGAAgAgAAAOAYACAIAADhGAAgB7wMAADfGAAwvQwAAOAYABC-DAAA3xgAMM0NQADIEwAhmg4BAMQTACGdDgQAzxMAIZ4OBADPEwAhB7wMAADfGAAwvQwAAOAYABC-DAAA3xgAMM0NQADIEwAhmg4BAMQTACGdDgQAzxMAIZ4OBADPEwAhA80NQACDFgAhnQ4EAIIWACGeDgQAghYAIQPNDUAAgxYAIZ0OBACCFgAhng4EAIIWACEDzQ1AAAAAAZ0OBAAAAAGeDgQAAAABAw8AAJYdACDpDwAAlx0AIO8PAAD3CQAgBA8AANgYADDpDwAA2RgAMOsPAADbGAAg7w8AANwYADAAAAAFDwAAkR0AIBAAAJQdACDpDwAAkh0AIOoPAACTHQAg7w8AAPcJACADDwAAkR0AIOkPAACSHQAg7w8AAPcJACAAAAAAAAUPAACMHQAgEAAAjx0AIOkPAACNHQAg6g8AAI4dACDvDwAA9wkAIAMPAACMHQAg6Q8AAI0dACDvDwAA9wkAIAAAAAsPAACWGQAwEAAAmxkAMOkPAACXGQAw6g8AAJgZADDrDwAAmRkAIOwPAACaGQAw7Q8AAJoZADDuDwAAmhkAMO8PAACaGQAw8A8AAJwZADDxDwAAnRkAMAsPAACKGQAwEAAAjxkAMOkPAACLGQAw6g8AAIwZADDrDwAAjRkAIOwPAACOGQAw7Q8AAI4ZADDuDwAAjhkAMO8PAACOGQAw8A8AAJAZADDxDwAAkRkAMAsPAAD-GAAwEAAAgxkAMOkPAAD_GAAw6g8AAIAZADDrDwAAgRkAIOwPAACCGQAw7Q8AAIIZADDuDwAAghkAMO8PAACCGQAw8A8AAIQZADDxDwAAhRkAMAcPAAD5GAAgEAAA_BgAIOkPAAD6GAAg6g8AAPsYACDtDwAAigoAIO4PAACKCgAg7w8AAJwLACAGgQMCAAAAAcIGAADCGAAg5AwBAAAAAZcOQAAAAAGYDiAAAAABmQ5AAAAAAQIAAACcCwAgDwAA-RgAIAMAAACKCgAgDwAA-RgAIBAAAP0YACAIAAAAigoAIAgAAP0YACCBAwIAhRYAIcIGAAC0GAAg5AwBAIcWACGXDkAAgxYAIZgOIAClFgAhmQ5AAI8WACEGgQMCAIUWACHCBgAAtBgAIOQMAQCHFgAhlw5AAIMWACGYDiAApRYAIZkOQACPFgAhBr8GAADlGAAg4wxAAAAAAeQMAQAAAAGaDgEAAAABnw5AAAAAAaAOAgAAAAECAAAAgwoAIA8AAIkZACADAAAAgwoAIA8AAIkZACAQAACIGQAgAQgAAIsdADALuwYAANEUACC_BgAA5xQAILwMAADmFAAwvQwAAIEKABC-DAAA5hQAMOMMQADIEwAh5AwBAMQTACGRDgEAxBMAIZoOAQAAAAGfDkAAxxMAIaAOAgDMEwAhAgAAAIMKACAIAACIGQAgAgAAAIYZACAIAACHGQAgCbwMAACFGQAwvQwAAIYZABC-DAAAhRkAMOMMQADIEwAh5AwBAMQTACGRDgEAxBMAIZoOAQDEEwAhnw5AAMcTACGgDgIAzBMAIQm8DAAAhRkAML0MAACGGQAQvgwAAIUZADDjDEAAyBMAIeQMAQDEEwAhkQ4BAMQTACGaDgEAxBMAIZ8OQADHEwAhoA4CAMwTACEF4wxAAIMWACHkDAEAhxYAIZoOAQCHFgAhnw5AAI8WACGgDgIAhRYAIQa_BgAA1xgAIOMMQACDFgAh5AwBAIcWACGaDgEAhxYAIZ8OQACPFgAhoA4CAIUWACEGvwYAAOUYACDjDEAAAAAB5AwBAAAAAZoOAQAAAAGfDkAAAAABoA4CAAAAAQOhDgEAAAABog4BAAAAAaMOQAAAAAECAAAA_wkAIA8AAJUZACADAAAA_wkAIA8AAJUZACAQAACUGQAgAQgAAIodADAJuwYAANEUACC8DAAA6RQAML0MAAD9CQAQvgwAAOkUADCRDgEAxBMAIaEOAQDEEwAhog4BAMQTACGjDkAAyBMAIagOAADoFAAgAgAAAP8JACAIAACUGQAgAgAAAJIZACAIAACTGQAgB7wMAACRGQAwvQwAAJIZABC-DAAAkRkAMJEOAQDEEwAhoQ4BAMQTACGiDgEAxBMAIaMOQADIEwAhB7wMAACRGQAwvQwAAJIZABC-DAAAkRkAMJEOAQDEEwAhoQ4BAMQTACGiDgEAxBMAIaMOQADIEwAhA6EOAQCHFgAhog4BAIcWACGjDkAAgxYAIQOhDgEAhxYAIaIOAQCHFgAhow5AAIMWACEDoQ4BAAAAAaIOAQAAAAGjDkAAAAABCb8MAQAAAAHEDAEAAAAB4wxAAAAAAeQMAQAAAAHoDAIAAAABwQ1AAAAAAe8NQAAAAAGkDgEAAAABpQ6AAAAAAQIAAAD7CQAgDwAAoRkAIAMAAAD7CQAgDwAAoRkAIBAAAKAZACABCAAAiR0AMA67BgAA0RQAILwMAADqFAAwvQwAAPkJABC-DAAA6hQAML8MAQAAAAHEDAEAxhMAIeMMQADIEwAh5AwBAMQTACHoDAIAzBMAIcENQADHEwAh7w1AAMgTACGRDgEAxBMAIaQOAQDEEwAhpQ4AAM0TACACAAAA-wkAIAgAAKAZACACAAAAnhkAIAgAAJ8ZACANvAwAAJ0ZADC9DAAAnhkAEL4MAACdGQAwvwwBAMQTACHEDAEAxhMAIeMMQADIEwAh5AwBAMQTACHoDAIAzBMAIcENQADHEwAh7w1AAMgTACGRDgEAxBMAIaQOAQDEEwAhpQ4AAM0TACANvAwAAJ0ZADC9DAAAnhkAEL4MAACdGQAwvwwBAMQTACHEDAEAxhMAIeMMQADIEwAh5AwBAMQTACHoDAIAzBMAIcENQADHEwAh7w1AAMgTACGRDgEAxBMAIaQOAQDEEwAhpQ4AAM0TACAJvwwBAIcWACHEDAEAhhYAIeMMQACDFgAh5AwBAIcWACHoDAIAhRYAIcENQACPFgAh7w1AAIMWACGkDgEAhxYAIaUOgAAAAAEJvwwBAIcWACHEDAEAhhYAIeMMQACDFgAh5AwBAIcWACHoDAIAhRYAIcENQACPFgAh7w1AAIMWACGkDgEAhxYAIaUOgAAAAAEJvwwBAAAAAcQMAQAAAAHjDEAAAAAB5AwBAAAAAegMAgAAAAHBDUAAAAAB7w1AAAAAAaQOAQAAAAGlDoAAAAABBA8AAJYZADDpDwAAlxkAMOsPAACZGQAg7w8AAJoZADAEDwAAihkAMOkPAACLGQAw6w8AAI0ZACDvDwAAjhkAMAQPAAD-GAAw6Q8AAP8YADDrDwAAgRkAIO8PAACCGQAwAw8AAPkYACDpDwAA-hgAIO8PAACcCwAgAAAAA7sGAADDGAAgwgYAAMQYACCZDgAA_BUAIAO7BgAAwxgAIL8GAACrGQAgnw4AAPwVACAAAAAAAAAFDwAAhB0AIBAAAIcdACDpDwAAhR0AIOoPAACGHQAg7w8AAKgJACADDwAAhB0AIOkPAACFHQAg7w8AAKgJACAAAAAAAAUPAAD_HAAgEAAAgh0AIOkPAACAHQAg6g8AAIEdACDvDwAAqAkAIAMPAAD_HAAg6Q8AAIAdACDvDwAAqAkAIAAAAAAACw8AAM0ZADAQAADSGQAw6Q8AAM4ZADDqDwAAzxkAMOsPAADQGQAg7A8AANEZADDtDwAA0RkAMO4PAADRGQAw7w8AANEZADDwDwAA0xkAMPEPAADUGQAwCw8AAMEZADAQAADGGQAw6Q8AAMIZADDqDwAAwxkAMOsPAADEGQAg7A8AAMUZADDtDwAAxRkAMO4PAADFGQAw7w8AAMUZADDwDwAAxxkAMPEPAADIGQAwAqoOAgAAAAGrDgABAAABAgAAALAJACAPAADMGQAgAwAAALAJACAPAADMGQAgEAAAyxkAIAEIAAD-HAAwCIgGAADzFAAgvAwAAPIUADC9DAAArgkAEL4MAADyFAAwqQ4BAMQTACGqDgIAzBMAIasOAAHpEwAhuA4AAPEUACACAAAAsAkAIAgAAMsZACACAAAAyRkAIAgAAMoZACAGvAwAAMgZADC9DAAAyRkAEL4MAADIGQAwqQ4BAMQTACGqDgIAzBMAIasOAAHpEwAhBrwMAADIGQAwvQwAAMkZABC-DAAAyBkAMKkOAQDEEwAhqg4CAMwTACGrDgAB6RMAIQKqDgIAhRYAIasOAAHIFgAhAqoOAgCFFgAhqw4AAcgWACECqg4CAAAAAasOAAEAAAEE_gwBAAAAAYwNEAAAAAHbDQIAAAABrA4CAAAAAQIAAACsCQAgDwAA2BkAIAMAAACsCQAgDwAA2BkAIBAAANcZACABCAAA_RwAMAqIBgAA8xQAILwMAAD1FAAwvQwAAKoJABC-DAAA9RQAMP4MAQDEEwAhjA0QAOsTACHbDQIAzBMAIakOAQDEEwAhrA4CAMwTACG5DgAA9BQAIAIAAACsCQAgCAAA1xkAIAIAAADVGQAgCAAA1hkAIAi8DAAA1BkAML0MAADVGQAQvgwAANQZADD-DAEAxBMAIYwNEADrEwAh2w0CAMwTACGpDgEAxBMAIawOAgDMEwAhCLwMAADUGQAwvQwAANUZABC-DAAA1BkAMP4MAQDEEwAhjA0QAOsTACHbDQIAzBMAIakOAQDEEwAhrA4CAMwTACEE_gwBAIcWACGMDRAAyhYAIdsNAgCFFgAhrA4CAIUWACEE_gwBAIcWACGMDRAAyhYAIdsNAgCFFgAhrA4CAIUWACEE_gwBAAAAAYwNEAAAAAHbDQIAAAABrA4CAAAAAQQPAADNGQAw6Q8AAM4ZADDrDwAA0BkAIO8PAADRGQAwBA8AAMEZADDpDwAAwhkAMOsPAADEGQAg7w8AAMUZADAAABKJBgAA2xkAIIoGAADcGQAgjA0AAPwVACCiDQAA_BUAILsNAAD8FQAgzQ0AAPwVACDsDQAA_BUAIP8NAAD8FQAgkQ4AAPwVACCvDgAA_BUAILAOAAD8FQAgsQ4AAPwVACCyDgAA_BUAILMOAAD8FQAgtA4AAPwVACC1DgAA_BUAILYOAAD8FQAgtw4AAPwVACAAAAAFDwAA-BwAIBAAAPscACDpDwAA-RwAIOoPAAD6HAAg7w8AAIgIACADDwAA-BwAIOkPAAD5HAAg7w8AAIgIACAAAAAAAALsDwEAAAAE8g8BAAAABQUPAADzHAAgEAAA9hwAIOkPAAD0HAAg6g8AAPUcACDvDwAAiAgAIAHsDwEAAAAEAw8AAPMcACDpDwAA9BwAIO8PAACICAAgAAAAAAAFDwAA7hwAIBAAAPEcACDpDwAA7xwAIOoPAADwHAAg7w8AAIgIACADDwAA7hwAIOkPAADvHAAg7w8AAIgIACAAAAAAAALsDwEAAAAE8g8BAAAABQUPAADpHAAgEAAA7BwAIOkPAADqHAAg6g8AAOscACDvDwAAiAgAIAHsDwEAAAAEAw8AAOkcACDpDwAA6hwAIO8PAACICAAgAAAAAAAFDwAA5BwAIBAAAOccACDpDwAA5RwAIOoPAADmHAAg7w8AAIgIACADDwAA5BwAIOkPAADlHAAg7w8AAIgIACAAAAAAAALsDwEAAAAE8g8BAAAABQsPAAC-GgAwEAAAwxoAMOkPAAC_GgAw6g8AAMAaADDrDwAAwRoAIOwPAADCGgAw7Q8AAMIaADDuDwAAwhoAMO8PAADCGgAw8A8AAMQaADDxDwAAxRoAMAsPAACyGgAwEAAAtxoAMOkPAACzGgAw6g8AALQaADDrDwAAtRoAIOwPAAC2GgAw7Q8AALYaADDuDwAAthoAMO8PAAC2GgAw8A8AALgaADDxDwAAuRoAMAsPAACmGgAwEAAAqxoAMOkPAACnGgAw6g8AAKgaADDrDwAAqRoAIOwPAACqGgAw7Q8AAKoaADDuDwAAqhoAMO8PAACqGgAw8A8AAKwaADDxDwAArRoAMAsPAACaGgAwEAAAnxoAMOkPAACbGgAw6g8AAJwaADDrDwAAnRoAIOwPAACeGgAw7Q8AAJ4aADDuDwAAnhoAMO8PAACeGgAw8A8AAKAaADDxDwAAoRoAMAsPAACOGgAwEAAAkxoAMOkPAACPGgAw6g8AAJAaADDrDwAAkRoAIOwPAACSGgAw7Q8AAJIaADDuDwAAkhoAMO8PAACSGgAw8A8AAJQaADDxDwAAlRoAMAS_DAEAAAAB4wxAAAAAAYAOQAAAAAGaDgABAAABAgAAAJwIACAPAACZGgAgAwAAAJwIACAPAACZGgAgEAAAmBoAIAEIAADjHAAwCaIFAACDFQAgvAwAAIIVADC9DAAAmggAEL4MAACCFQAwvwwBAAAAAeMMQADIEwAhgA5AAMgTACGaDgABAAABrQ4BAMQTACECAAAAnAgAIAgAAJgaACACAAAAlhoAIAgAAJcaACAIvAwAAJUaADC9DAAAlhoAEL4MAACVGgAwvwwBAMQTACHjDEAAyBMAIYAOQADIEwAhmg4AAekTACGtDgEAxBMAIQi8DAAAlRoAML0MAACWGgAQvgwAAJUaADC_DAEAxBMAIeMMQADIEwAhgA5AAMgTACGaDgAB6RMAIa0OAQDEEwAhBL8MAQCHFgAh4wxAAIMWACGADkAAgxYAIZoOAAHIFgAhBL8MAQCHFgAh4wxAAIMWACGADkAAgxYAIZoOAAHIFgAhBL8MAQAAAAHjDEAAAAABgA5AAAAAAZoOAAEAAAEGug4CAAAAAbsOAgAAAAG8DgIAAAABvQ4AAOoZACC-DoAAAAABvw4BAAAAAQIAAACYCAAgDwAApRoAIAMAAACYCAAgDwAApRoAIBAAAKQaACABCAAA4hwAMAyiBQAAgxUAILwMAACFFQAwvQwAAJYIABC-DAAAhRUAMK0OAQDEEwAhug4CAMwTACG7DgIAzBMAIbwOAgDMEwAhvQ4AAL8TACC-DgAA1xMAIL8OAQDEEwAh1w4AAIQVACACAAAAmAgAIAgAAKQaACACAAAAohoAIAgAAKMaACAKvAwAAKEaADC9DAAAohoAEL4MAAChGgAwrQ4BAMQTACG6DgIAzBMAIbsOAgDMEwAhvA4CAMwTACG9DgAAvxMAIL4OAADXEwAgvw4BAMQTACEKvAwAAKEaADC9DAAAohoAEL4MAAChGgAwrQ4BAMQTACG6DgIAzBMAIbsOAgDMEwAhvA4CAMwTACG9DgAAvxMAIL4OAADXEwAgvw4BAMQTACEGug4CAIUWACG7DgIAhRYAIbwOAgCFFgAhvQ4AAOgZACC-DoAAAAABvw4BAIcWACEGug4CAIUWACG7DgIAhRYAIbwOAgCFFgAhvQ4AAOgZACC-DoAAAAABvw4BAIcWACEGug4CAAAAAbsOAgAAAAG8DgIAAAABvQ4AAOoZACC-DoAAAAABvw4BAAAAAQS3CwIAAAABuw0BAAAAAcAOAgAAAAHBDgEAAAABAgAAAJQIACAPAACxGgAgAwAAAJQIACAPAACxGgAgEAAAsBoAIAEIAADhHAAwCqIFAACDFQAgtwsCAMwTACG8DAAAhxUAML0MAACSCAAQvgwAAIcVADC7DQEAxBMAIa0OAQDEEwAhwA4CAMsTACHBDgEAxBMAIdgOAACGFQAgAgAAAJQIACAIAACwGgAgAgAAAK4aACAIAACvGgAgCLcLAgDMEwAhvAwAAK0aADC9DAAArhoAEL4MAACtGgAwuw0BAMQTACGtDgEAxBMAIcAOAgDLEwAhwQ4BAMQTACEItwsCAMwTACG8DAAArRoAML0MAACuGgAQvgwAAK0aADC7DQEAxBMAIa0OAQDEEwAhwA4CAMsTACHBDgEAxBMAIQS3CwIAhRYAIbsNAQCHFgAhwA4CAIQWACHBDgEAhxYAIQS3CwIAhRYAIbsNAQCHFgAhwA4CAIQWACHBDgEAhxYAIQS3CwIAAAABuw0BAAAAAcAOAgAAAAHBDgEAAAABE4ADAQAAAAG3CwIAAAAB_gwBAAAAAc8NAgAAAAHYDQEAAAABkg4BAAAAAaEOAQAAAAG6DgIAAAABvw4gAAAAAcAOAgAAAAHCDgEAAAABww4BAAAAAcQOAgAAAAHFDoAAAAABxg4BAAAAAccOAQAAAAHIDgAA-hkAIMkOIAAAAAHKDgIAAAABAgAAAJAIACAPAAC9GgAgAwAAAJAIACAPAAC9GgAgEAAAvBoAIAEIAADgHAAwGYADAQDEEwAhogUAAIMVACC3CwIAzBMAIbwMAACJFQAwvQwAAI4IABC-DAAAiRUAMP4MAQDGEwAhzw0CAMsTACHYDQEAxhMAIZIOAQDGEwAhoQ4BAMYTACGtDgEAxBMAIboOAgDLEwAhvw4gAOgTACHADgIAzBMAIcIOAQDEEwAhww4BAMYTACHEDgIAyxMAIcUOAADNEwAgxg4BAMYTACHHDgEAxhMAIcgOAAC_EwAgyQ4gAOgTACHKDgIAyxMAIdkOAACIFQAgAgAAAJAIACAIAAC8GgAgAgAAALoaACAIAAC7GgAgF4ADAQDEEwAhtwsCAMwTACG8DAAAuRoAML0MAAC6GgAQvgwAALkaADD-DAEAxhMAIc8NAgDLEwAh2A0BAMYTACGSDgEAxhMAIaEOAQDGEwAhrQ4BAMQTACG6DgIAyxMAIb8OIADoEwAhwA4CAMwTACHCDgEAxBMAIcMOAQDGEwAhxA4CAMsTACHFDgAAzRMAIMYOAQDGEwAhxw4BAMYTACHIDgAAvxMAIMkOIADoEwAhyg4CAMsTACEXgAMBAMQTACG3CwIAzBMAIbwMAAC5GgAwvQwAALoaABC-DAAAuRoAMP4MAQDGEwAhzw0CAMsTACHYDQEAxhMAIZIOAQDGEwAhoQ4BAMYTACGtDgEAxBMAIboOAgDLEwAhvw4gAOgTACHADgIAzBMAIcIOAQDEEwAhww4BAMYTACHEDgIAyxMAIcUOAADNEwAgxg4BAMYTACHHDgEAxhMAIcgOAAC_EwAgyQ4gAOgTACHKDgIAyxMAIROAAwEAhxYAIbcLAgCFFgAh_gwBAIYWACHPDQIAhBYAIdgNAQCGFgAhkg4BAIYWACGhDgEAhhYAIboOAgCEFgAhvw4gAMcWACHADgIAhRYAIcIOAQCHFgAhww4BAIYWACHEDgIAhBYAIcUOgAAAAAHGDgEAhhYAIccOAQCGFgAhyA4AAPgZACDJDiAAxxYAIcoOAgCEFgAhE4ADAQCHFgAhtwsCAIUWACH-DAEAhhYAIc8NAgCEFgAh2A0BAIYWACGSDgEAhhYAIaEOAQCGFgAhug4CAIQWACG_DiAAxxYAIcAOAgCFFgAhwg4BAIcWACHDDgEAhhYAIcQOAgCEFgAhxQ6AAAAAAcYOAQCGFgAhxw4BAIYWACHIDgAA-BkAIMkOIADHFgAhyg4CAIQWACETgAMBAAAAAbcLAgAAAAH-DAEAAAABzw0CAAAAAdgNAQAAAAGSDgEAAAABoQ4BAAAAAboOAgAAAAG_DiAAAAABwA4CAAAAAcIOAQAAAAHDDgEAAAABxA4CAAAAAcUOgAAAAAHGDgEAAAABxw4BAAAAAcgOAAD6GQAgyQ4gAAAAAcoOAgAAAAECqg4CAAAAAasOAAEAAAECAAAAjAgAIA8AAMkaACADAAAAjAgAIA8AAMkaACAQAADIGgAgAQgAAN8cADAIogUAAIMVACC8DAAAixUAML0MAACKCAAQvgwAAIsVADCqDgIAzBMAIasOAAHpEwAhrQ4BAMQTACHaDgAAihUAIAIAAACMCAAgCAAAyBoAIAIAAADGGgAgCAAAxxoAIAa8DAAAxRoAML0MAADGGgAQvgwAAMUaADCqDgIAzBMAIasOAAHpEwAhrQ4BAMQTACEGvAwAAMUaADC9DAAAxhoAEL4MAADFGgAwqg4CAMwTACGrDgAB6RMAIa0OAQDEEwAhAqoOAgCFFgAhqw4AAcgWACECqg4CAIUWACGrDgAByBYAIQKqDgIAAAABqw4AAQAAAQHsDwEAAAAEBA8AAL4aADDpDwAAvxoAMOsPAADBGgAg7w8AAMIaADAEDwAAshoAMOkPAACzGgAw6w8AALUaACDvDwAAthoAMAQPAACmGgAw6Q8AAKcaADDrDwAAqRoAIO8PAACqGgAwBA8AAJoaADDpDwAAmxoAMOsPAACdGgAg7w8AAJ4aADAEDwAAjhoAMOkPAACPGgAw6w8AAJEaACDvDwAAkhoAMAAAAAAAEaMFAADQGgAgpAUAANEaACClBQAA0hoAIKYFAADTGgAgpwUAANQaACC7BgAA_BUAIMEMAAD8FQAggA0AAPwVACC7DQAA_BUAIMcNAAD8FQAgkQ4AAPwVACDNDgAA_BUAIM4OAAD8FQAgzw4AAPwVACDQDgAA_BUAINUOAAD8FQAg1g4AAPwVACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABQ8AANocACAQAADdHAAg6Q8AANscACDqDwAA3BwAIO8PAADEBAAgAw8AANocACDpDwAA2xwAIO8PAADEBAAgAAAAAAALDwAArRsAMBAAALIbADDpDwAArhsAMOoPAACvGwAw6w8AALAbACDsDwAAsRsAMO0PAACxGwAw7g8AALEbADDvDwAAsRsAMPAPAACzGwAw8Q8AALQbADAF_gwBAAAAAdEOIAAAAAGGD0AAAAABig8gAAAAAYsPQAAAAAECAAAAyAQAIA8AALgbACADAAAAyAQAIA8AALgbACAQAAC3GwAgAQgAANkcADAKgAMAALsVACC8DAAAuhUAML0MAADGBAAQvgwAALoVADD-DAEAAAAB-A0BAMQTACHRDiAAxRMAIYYPQADHEwAhig8gAMUTACGLD0AAyBMAIQIAAADIBAAgCAAAtxsAIAIAAAC1GwAgCAAAthsAIAm8DAAAtBsAML0MAAC1GwAQvgwAALQbADD-DAEAxBMAIfgNAQDEEwAh0Q4gAMUTACGGD0AAxxMAIYoPIADFEwAhiw9AAMgTACEJvAwAALQbADC9DAAAtRsAEL4MAAC0GwAw_gwBAMQTACH4DQEAxBMAIdEOIADFEwAhhg9AAMcTACGKDyAAxRMAIYsPQADIEwAhBf4MAQCHFgAh0Q4gAKUWACGGD0AAjxYAIYoPIAClFgAhiw9AAIMWACEF_gwBAIcWACHRDiAApRYAIYYPQACPFgAhig8gAKUWACGLD0AAgxYAIQX-DAEAAAAB0Q4gAAAAAYYPQAAAAAGKDyAAAAABiw9AAAAAAQQPAACtGwAw6Q8AAK4bADDrDwAAsBsAIO8PAACxGwAwAASBAwAAuhsAIMUNAAD8FQAghg8AAPwVACCNDwAA_BUAIAAAAAAAAAAACw8AAMUbADAQAADKGwAw6Q8AAMYbADDqDwAAxxsAMOsPAADIGwAg7A8AAMkbADDtDwAAyRsAMO4PAADJGwAw7w8AAMkbADDwDwAAyxsAMPEPAADMGwAwBLMOAAEAAAGUDwIAAAABlQ8CAAAAAZYPAQAAAAECAAAA9wMAIA8AANAbACADAAAA9wMAIA8AANAbACAQAADPGwAgAQgAANgcADAKzwIAAMQVACC8DAAAwxUAML0MAAD5AwAQvgwAAMMVADCzDgAB6hMAIZQPAgDMEwAhlQ8CAMwTACGWDwEAxBMAIZcPAAHpEwAhmA8AAMUVACACAAAA9wMAIAgAAM8bACACAAAAzRsAIAgAAM4bACAIvAwAAMwbADC9DAAAzRsAEL4MAADMGwAwsw4AAeoTACGUDwIAzBMAIZUPAgDMEwAhlg8BAMQTACGXDwAB6RMAIQi8DAAAzBsAML0MAADNGwAQvgwAAMwbADCzDgAB6hMAIZQPAgDMEwAhlQ8CAMwTACGWDwEAxBMAIZcPAAHpEwAhBLMOAAHJFgAhlA8CAIUWACGVDwIAhRYAIZYPAQCHFgAhBLMOAAHJFgAhlA8CAIUWACGVDwIAhRYAIZYPAQCHFgAhBLMOAAEAAAGUDwIAAAABlQ8CAAAAAZYPAQAAAAEEDwAAxRsAMOkPAADGGwAw6w8AAMgbACDvDwAAyRsAMAAAAAAAAAUPAADTHAAgEAAA1hwAIOkPAADUHAAg6g8AANUcACDvDwAAkgQAIAMPAADTHAAg6Q8AANQcACDvDwAAkgQAIAHOAgAA0hsAIAAAAAAAAAAAAAAC7A8CAAAABPIPAgAAAAUB7A8CAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAuwPAAEAAATyDwABAAAFAewPAAEAAAQAAAAAAAAAAALsDwEAAAAE8g8BAAAABQUPAADOHAAgEAAA0RwAIOkPAADPHAAg6g8AANAcACDvDwAA-wEAIAHsDwEAAAAEAw8AAM4cACDpDwAAzxwAIO8PAAD7AQAgAAAAAAALDwAAkhwAMBAAAJccADDpDwAAkxwAMOoPAACUHAAw6w8AAJUcACDsDwAAlhwAMO0PAACWHAAw7g8AAJYcADDvDwAAlhwAMPAPAACYHAAw8Q8AAJkcADAOvwwBAAAAAeMMQAAAAAGrDQEAAAAB-A0BAAAAAYAOQAAAAAHrDgEAAAABpg9AAAAAAacPQAAAAAG3DwAAihwAILgPAgAAAAG5DwEAAAABug9AAAAAAbsPAQAAAAG8DwEAAAABAgAAAP8BACAPAACdHAAgAwAAAP8BACAPAACdHAAgEAAAnBwAIAEIAADNHAAwE6wBAADgFQAgvAwAAN8VADC9DAAA_QEAEL4MAADfFQAwvwwBAAAAAeMMQADIEwAh5AwBAMQTACGrDQEAxBMAIfgNAQDEEwAhgA5AAMcTACHrDgEAAAABpg9AAMcTACGnD0AAxxMAIbcPAAC_EwAguA8CAMsTACG5DwEAxBMAIboPQADHEwAhuw8BAMYTACG8DwEAxhMAIQIAAAD_AQAgCAAAnBwAIAIAAACaHAAgCAAAmxwAIBK8DAAAmRwAML0MAACaHAAQvgwAAJkcADC_DAEAxBMAIeMMQADIEwAh5AwBAMQTACGrDQEAxBMAIfgNAQDEEwAhgA5AAMcTACHrDgEAxBMAIaYPQADHEwAhpw9AAMcTACG3DwAAvxMAILgPAgDLEwAhuQ8BAMQTACG6D0AAxxMAIbsPAQDGEwAhvA8BAMYTACESvAwAAJkcADC9DAAAmhwAEL4MAACZHAAwvwwBAMQTACHjDEAAyBMAIeQMAQDEEwAhqw0BAMQTACH4DQEAxBMAIYAOQADHEwAh6w4BAMQTACGmD0AAxxMAIacPQADHEwAhtw8AAL8TACC4DwIAyxMAIbkPAQDEEwAhug9AAMcTACG7DwEAxhMAIbwPAQDGEwAhDr8MAQCHFgAh4wxAAIMWACGrDQEAhxYAIfgNAQCHFgAhgA5AAI8WACHrDgEAhxYAIaYPQACPFgAhpw9AAI8WACG3DwAAiBwAILgPAgCEFgAhuQ8BAIcWACG6D0AAjxYAIbsPAQCGFgAhvA8BAIYWACEOvwwBAIcWACHjDEAAgxYAIasNAQCHFgAh-A0BAIcWACGADkAAjxYAIesOAQCHFgAhpg9AAI8WACGnD0AAjxYAIbcPAACIHAAguA8CAIQWACG5DwEAhxYAIboPQACPFgAhuw8BAIYWACG8DwEAhhYAIQ6_DAEAAAAB4wxAAAAAAasNAQAAAAH4DQEAAAABgA5AAAAAAesOAQAAAAGmD0AAAAABpw9AAAAAAbcPAACKHAAguA8CAAAAAbkPAQAAAAG6D0AAAAABuw8BAAAAAbwPAQAAAAEEDwAAkhwAMOkPAACTHAAw6w8AAJUcACDvDwAAlhwAMAAErQEAAJ8cACCADQAA_BUAILoPAAD8FQAguw8AAPwVACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAC7A8BAAAABPIPAQAAAAUB7A8BAAAABAAAAA6_DAEAAAAB4wxAAAAAAasNAQAAAAH4DQEAAAABgA5AAAAAAesOAQAAAAGmD0AAAAABpw9AAAAAAbcPAACKHAAguA8CAAAAAbkPAQAAAAG6D0AAAAABuw8BAAAAAbwPAQAAAAEHwwcBAAAAAb8MAQAAAAHjDEAAAAABgA0EAAAAAccOAQAAAAG6D0AAAAABuw8BAAAAAQIAAAD7AQAgDwAAzhwAIAMAAACDAgAgDwAAzhwAIBAAANIcACAJAAAAgwIAIAgAANIcACDDBwEAhxYAIb8MAQCHFgAh4wxAAIMWACGADQQA7hYAIccOAQCHFgAhug9AAI8WACG7DwEAhhYAIQfDBwEAhxYAIb8MAQCHFgAh4wxAAIMWACGADQQA7hYAIccOAQCHFgAhug9AAI8WACG7DwEAhhYAIQIIAAEAAAHrDgABAAABAgAAAJIEACAPAADTHAAgAwAAAJUEACAPAADTHAAgEAAA1xwAIAMAAACVBAAgCAAByh0AIesOAAHIFgAhAggAAcgWACHrDgAByBYAIQSzDgABAAABlA8CAAAAAZUPAgAAAAGWDwEAAAABBf4MAQAAAAHRDiAAAAABhg9AAAAAAYoPIAAAAAGLD0AAAAABEuMMQAAAAAGADQQAAAABgQ0EAAAAAYcNAQAAAAGYDQEAAAABxQ1AAAAAAfENAgAAAAH4DQEAAAABgw4BAAAAAYQPAQAAAAGFDwEAAAABhg9AAAAAAYwPEAAAAAGNDwEAAAABjg9AAAAAAY8PIAAAAAGQDyAAAAABkQ8gAAAAAQIAAADEBAAgDwAA2hwAIAMAAADMBAAgDwAA2hwAIBAAAN4cACAUAAAAzAQAIAgAAN4cACDjDEAAgxYAIYANBACCFgAhgQ0EAIIWACGHDQEAhxYAIZgNAQCHFgAhxQ1AAI8WACHxDQIAhRYAIfgNAQCHFgAhgw4BAIcWACGEDwEAhxYAIYUPAQCHFgAhhg9AAI8WACGMDxAA_RYAIY0PAQCGFgAhjg9AAIMWACGPDyAApRYAIZAPIAClFgAhkQ8gAKUWACES4wxAAIMWACGADQQAghYAIYENBACCFgAhhw0BAIcWACGYDQEAhxYAIcUNQACPFgAh8Q0CAIUWACH4DQEAhxYAIYMOAQCHFgAhhA8BAIcWACGFDwEAhxYAIYYPQACPFgAhjA8QAP0WACGNDwEAhhYAIY4PQACDFgAhjw8gAKUWACGQDyAApRYAIZEPIAClFgAhAqoOAgAAAAGrDgABAAABE4ADAQAAAAG3CwIAAAAB_gwBAAAAAc8NAgAAAAHYDQEAAAABkg4BAAAAAaEOAQAAAAG6DgIAAAABvw4gAAAAAcAOAgAAAAHCDgEAAAABww4BAAAAAcQOAgAAAAHFDoAAAAABxg4BAAAAAccOAQAAAAHIDgAA-hkAIMkOIAAAAAHKDgIAAAABBLcLAgAAAAG7DQEAAAABwA4CAAAAAcEOAQAAAAEGug4CAAAAAbsOAgAAAAG8DgIAAAABvQ4AAOoZACC-DoAAAAABvw4BAAAAAQS_DAEAAAAB4wxAAAAAAYAOQAAAAAGaDgABAAABHKQFAADMGgAgpQUAAM0aACCmBQAAzhoAIKcFAADPGgAguwaAAAAAAb8MAQAAAAHBDAQAAAAB4wxAAAAAAeQMAQAAAAGADQQAAAABmA0BAAAAAbsNAQAAAAHHDYAAAAAB-A0BAAAAAYAOQAAAAAGRDgEAAAAByw4BAAAAAcwOIAAAAAHNDgEAAAABzg4BAAAAAc8OgAAAAAHQDoAAAAAB0Q6AAAAAAdIOIAAAAAHTDgAAyhoAINQOAgAAAAHVDkAAAAAB1g5AAAAAAQIAAACICAAgDwAA5BwAIAMAAACkCAAgDwAA5BwAIBAAAOgcACAeAAAApAgAIAgAAOgcACCkBQAAihoAIKUFAACLGgAgpgUAAIwaACCnBQAAjRoAILsGgAAAAAG_DAEAhxYAIcEMBADuFgAh4wxAAIMWACHkDAEAhxYAIYANBADuFgAhmA0BAIcWACG7DQEAhhYAIccNgAAAAAH4DQEAhxYAIYAOQACDFgAhkQ4BAIYWACHLDgEAhxYAIcwOIAClFgAhzQ4BAIYWACHODgEAhhYAIc8OgAAAAAHQDoAAAAAB0Q6AAAAAAdIOIAClFgAh0w4AAIgaACDUDgIAhRYAIdUOQACPFgAh1g5AAI8WACEcpAUAAIoaACClBQAAixoAIKYFAACMGgAgpwUAAI0aACC7BoAAAAABvwwBAIcWACHBDAQA7hYAIeMMQACDFgAh5AwBAIcWACGADQQA7hYAIZgNAQCHFgAhuw0BAIYWACHHDYAAAAAB-A0BAIcWACGADkAAgxYAIZEOAQCGFgAhyw4BAIcWACHMDiAApRYAIc0OAQCGFgAhzg4BAIYWACHPDoAAAAAB0A6AAAAAAdEOgAAAAAHSDiAApRYAIdMOAACIGgAg1A4CAIUWACHVDkAAjxYAIdYOQACPFgAhHKMFAADLGgAgpQUAAM0aACCmBQAAzhoAIKcFAADPGgAguwaAAAAAAb8MAQAAAAHBDAQAAAAB4wxAAAAAAeQMAQAAAAGADQQAAAABmA0BAAAAAbsNAQAAAAHHDYAAAAAB-A0BAAAAAYAOQAAAAAGRDgEAAAAByw4BAAAAAcwOIAAAAAHNDgEAAAABzg4BAAAAAc8OgAAAAAHQDoAAAAAB0Q6AAAAAAdIOIAAAAAHTDgAAyhoAINQOAgAAAAHVDkAAAAAB1g5AAAAAAQIAAACICAAgDwAA6RwAIAMAAACkCAAgDwAA6RwAIBAAAO0cACAeAAAApAgAIAgAAO0cACCjBQAAiRoAIKUFAACLGgAgpgUAAIwaACCnBQAAjRoAILsGgAAAAAG_DAEAhxYAIcEMBADuFgAh4wxAAIMWACHkDAEAhxYAIYANBADuFgAhmA0BAIcWACG7DQEAhhYAIccNgAAAAAH4DQEAhxYAIYAOQACDFgAhkQ4BAIYWACHLDgEAhxYAIcwOIAClFgAhzQ4BAIYWACHODgEAhhYAIc8OgAAAAAHQDoAAAAAB0Q6AAAAAAdIOIAClFgAh0w4AAIgaACDUDgIAhRYAIdUOQACPFgAh1g5AAI8WACEcowUAAIkaACClBQAAixoAIKYFAACMGgAgpwUAAI0aACC7BoAAAAABvwwBAIcWACHBDAQA7hYAIeMMQACDFgAh5AwBAIcWACGADQQA7hYAIZgNAQCHFgAhuw0BAIYWACHHDYAAAAAB-A0BAIcWACGADkAAgxYAIZEOAQCGFgAhyw4BAIcWACHMDiAApRYAIc0OAQCGFgAhzg4BAIYWACHPDoAAAAAB0A6AAAAAAdEOgAAAAAHSDiAApRYAIdMOAACIGgAg1A4CAIUWACHVDkAAjxYAIdYOQACPFgAhHKMFAADLGgAgpAUAAMwaACCmBQAAzhoAIKcFAADPGgAguwaAAAAAAb8MAQAAAAHBDAQAAAAB4wxAAAAAAeQMAQAAAAGADQQAAAABmA0BAAAAAbsNAQAAAAHHDYAAAAAB-A0BAAAAAYAOQAAAAAGRDgEAAAAByw4BAAAAAcwOIAAAAAHNDgEAAAABzg4BAAAAAc8OgAAAAAHQDoAAAAAB0Q6AAAAAAdIOIAAAAAHTDgAAyhoAINQOAgAAAAHVDkAAAAAB1g5AAAAAAQIAAACICAAgDwAA7hwAIAMAAACkCAAgDwAA7hwAIBAAAPIcACAeAAAApAgAIAgAAPIcACCjBQAAiRoAIKQFAACKGgAgpgUAAIwaACCnBQAAjRoAILsGgAAAAAG_DAEAhxYAIcEMBADuFgAh4wxAAIMWACHkDAEAhxYAIYANBADuFgAhmA0BAIcWACG7DQEAhhYAIccNgAAAAAH4DQEAhxYAIYAOQACDFgAhkQ4BAIYWACHLDgEAhxYAIcwOIAClFgAhzQ4BAIYWACHODgEAhhYAIc8OgAAAAAHQDoAAAAAB0Q6AAAAAAdIOIAClFgAh0w4AAIgaACDUDgIAhRYAIdUOQACPFgAh1g5AAI8WACEcowUAAIkaACCkBQAAihoAIKYFAACMGgAgpwUAAI0aACC7BoAAAAABvwwBAIcWACHBDAQA7hYAIeMMQACDFgAh5AwBAIcWACGADQQA7hYAIZgNAQCHFgAhuw0BAIYWACHHDYAAAAAB-A0BAIcWACGADkAAgxYAIZEOAQCGFgAhyw4BAIcWACHMDiAApRYAIc0OAQCGFgAhzg4BAIYWACHPDoAAAAAB0A6AAAAAAdEOgAAAAAHSDiAApRYAIdMOAACIGgAg1A4CAIUWACHVDkAAjxYAIdYOQACPFgAhHKMFAADLGgAgpAUAAMwaACClBQAAzRoAIKcFAADPGgAguwaAAAAAAb8MAQAAAAHBDAQAAAAB4wxAAAAAAeQMAQAAAAGADQQAAAABmA0BAAAAAbsNAQAAAAHHDYAAAAAB-A0BAAAAAYAOQAAAAAGRDgEAAAAByw4BAAAAAcwOIAAAAAHNDgEAAAABzg4BAAAAAc8OgAAAAAHQDoAAAAAB0Q6AAAAAAdIOIAAAAAHTDgAAyhoAINQOAgAAAAHVDkAAAAAB1g5AAAAAAQIAAACICAAgDwAA8xwAIAMAAACkCAAgDwAA8xwAIBAAAPccACAeAAAApAgAIAgAAPccACCjBQAAiRoAIKQFAACKGgAgpQUAAIsaACCnBQAAjRoAILsGgAAAAAG_DAEAhxYAIcEMBADuFgAh4wxAAIMWACHkDAEAhxYAIYANBADuFgAhmA0BAIcWACG7DQEAhhYAIccNgAAAAAH4DQEAhxYAIYAOQACDFgAhkQ4BAIYWACHLDgEAhxYAIcwOIAClFgAhzQ4BAIYWACHODgEAhhYAIc8OgAAAAAHQDoAAAAAB0Q6AAAAAAdIOIAClFgAh0w4AAIgaACDUDgIAhRYAIdUOQACPFgAh1g5AAI8WACEcowUAAIkaACCkBQAAihoAIKUFAACLGgAgpwUAAI0aACC7BoAAAAABvwwBAIcWACHBDAQA7hYAIeMMQACDFgAh5AwBAIcWACGADQQA7hYAIZgNAQCHFgAhuw0BAIYWACHHDYAAAAAB-A0BAIcWACGADkAAgxYAIZEOAQCGFgAhyw4BAIcWACHMDiAApRYAIc0OAQCGFgAhzg4BAIYWACHPDoAAAAAB0A6AAAAAAdEOgAAAAAHSDiAApRYAIdMOAACIGgAg1A4CAIUWACHVDkAAjxYAIdYOQACPFgAhHKMFAADLGgAgpAUAAMwaACClBQAAzRoAIKYFAADOGgAguwaAAAAAAb8MAQAAAAHBDAQAAAAB4wxAAAAAAeQMAQAAAAGADQQAAAABmA0BAAAAAbsNAQAAAAHHDYAAAAAB-A0BAAAAAYAOQAAAAAGRDgEAAAAByw4BAAAAAcwOIAAAAAHNDgEAAAABzg4BAAAAAc8OgAAAAAHQDoAAAAAB0Q6AAAAAAdIOIAAAAAHTDgAAyhoAINQOAgAAAAHVDkAAAAAB1g5AAAAAAQIAAACICAAgDwAA-BwAIAMAAACkCAAgDwAA-BwAIBAAAPwcACAeAAAApAgAIAgAAPwcACCjBQAAiRoAIKQFAACKGgAgpQUAAIsaACCmBQAAjBoAILsGgAAAAAG_DAEAhxYAIcEMBADuFgAh4wxAAIMWACHkDAEAhxYAIYANBADuFgAhmA0BAIcWACG7DQEAhhYAIccNgAAAAAH4DQEAhxYAIYAOQACDFgAhkQ4BAIYWACHLDgEAhxYAIcwOIAClFgAhzQ4BAIYWACHODgEAhhYAIc8OgAAAAAHQDoAAAAAB0Q6AAAAAAdIOIAClFgAh0w4AAIgaACDUDgIAhRYAIdUOQACPFgAh1g5AAI8WACEcowUAAIkaACCkBQAAihoAIKUFAACLGgAgpgUAAIwaACC7BoAAAAABvwwBAIcWACHBDAQA7hYAIeMMQACDFgAh5AwBAIcWACGADQQA7hYAIZgNAQCHFgAhuw0BAIYWACHHDYAAAAAB-A0BAIcWACGADkAAgxYAIZEOAQCGFgAhyw4BAIcWACHMDiAApRYAIc0OAQCGFgAhzg4BAIYWACHPDoAAAAAB0A6AAAAAAdEOgAAAAAHSDiAApRYAIdMOAACIGgAg1A4CAIUWACHVDkAAjxYAIdYOQACPFgAhBP4MAQAAAAGMDRAAAAAB2w0CAAAAAawOAgAAAAECqg4CAAAAAasOAAEAAAEYigYAANoZACC_DAEAAAAB4wxAAAAAAeQMAQAAAAGMDQEAAAABlQ0CAAAAAZgNAQAAAAGiDUAAAAABuw0BAAAAAc0NBAAAAAHsDQEAAAAB_w0BAAAAAZEOAQAAAAGtDgEAAAABrg4BAAAAAa8OEAAAAAGwDhAAAAABsQ4CAAAAAbIOAAEAAAGzDgIAAAABtA4QAAAAAbUOBAAAAAG2DoAAAAABtw4BAAAAAQIAAACoCQAgDwAA_xwAIAMAAAC1CQAgDwAA_xwAIBAAAIMdACAaAAAAtQkAIAgAAIMdACCKBgAAwBkAIL8MAQCHFgAh4wxAAIMWACHkDAEAhxYAIYwNAQCGFgAhlQ0CAIUWACGYDQEAhxYAIaINQACPFgAhuw0BAIYWACHNDQQA7hYAIewNAQCGFgAh_w0BAIYWACGRDgEAhhYAIa0OAQCHFgAhrg4BAIcWACGvDhAAyhYAIbAOEADKFgAhsQ4CAIQWACGyDgAByRYAIbMOAgCEFgAhtA4QAMoWACG1DgQA7hYAIbYOgAAAAAG3DgEAhhYAIRiKBgAAwBkAIL8MAQCHFgAh4wxAAIMWACHkDAEAhxYAIYwNAQCGFgAhlQ0CAIUWACGYDQEAhxYAIaINQACPFgAhuw0BAIYWACHNDQQA7hYAIewNAQCGFgAh_w0BAIYWACGRDgEAhhYAIa0OAQCHFgAhrg4BAIcWACGvDhAAyhYAIbAOEADKFgAhsQ4CAIQWACGyDgAByRYAIbMOAgCEFgAhtA4QAMoWACG1DgQA7hYAIbYOgAAAAAG3DgEAhhYAIRiJBgAA2RkAIL8MAQAAAAHjDEAAAAAB5AwBAAAAAYwNAQAAAAGVDQIAAAABmA0BAAAAAaINQAAAAAG7DQEAAAABzQ0EAAAAAewNAQAAAAH_DQEAAAABkQ4BAAAAAa0OAQAAAAGuDgEAAAABrw4QAAAAAbAOEAAAAAGxDgIAAAABsg4AAQAAAbMOAgAAAAG0DhAAAAABtQ4EAAAAAbYOgAAAAAG3DgEAAAABAgAAAKgJACAPAACEHQAgAwAAALUJACAPAACEHQAgEAAAiB0AIBoAAAC1CQAgCAAAiB0AIIkGAAC_GQAgvwwBAIcWACHjDEAAgxYAIeQMAQCHFgAhjA0BAIYWACGVDQIAhRYAIZgNAQCHFgAhog1AAI8WACG7DQEAhhYAIc0NBADuFgAh7A0BAIYWACH_DQEAhhYAIZEOAQCGFgAhrQ4BAIcWACGuDgEAhxYAIa8OEADKFgAhsA4QAMoWACGxDgIAhBYAIbIOAAHJFgAhsw4CAIQWACG0DhAAyhYAIbUOBADuFgAhtg6AAAAAAbcOAQCGFgAhGIkGAAC_GQAgvwwBAIcWACHjDEAAgxYAIeQMAQCHFgAhjA0BAIYWACGVDQIAhRYAIZgNAQCHFgAhog1AAI8WACG7DQEAhhYAIc0NBADuFgAh7A0BAIYWACH_DQEAhhYAIZEOAQCGFgAhrQ4BAIcWACGuDgEAhxYAIa8OEADKFgAhsA4QAMoWACGxDgIAhBYAIbIOAAHJFgAhsw4CAIQWACG0DhAAyhYAIbUOBADuFgAhtg6AAAAAAbcOAQCGFgAhCb8MAQAAAAHEDAEAAAAB4wxAAAAAAeQMAQAAAAHoDAIAAAABwQ1AAAAAAe8NQAAAAAGkDgEAAAABpQ6AAAAAAQOhDgEAAAABog4BAAAAAaMOQAAAAAEF4wxAAAAAAeQMAQAAAAGaDgEAAAABnw5AAAAAAaAOAgAAAAEIuwaAAAAAAb0GAACjGQAgwAYAAKQZACDBBgAApRkAIL8MAQAAAAHjDEAAAAAB5AwBAAAAAfgNAQAAAAECAAAA9wkAIA8AAIwdACADAAAAlQoAIA8AAIwdACAQAACQHQAgCgAAAJUKACAIAACQHQAguwaAAAAAAb0GAAD2GAAgwAYAAPcYACDBBgAA-BgAIL8MAQCHFgAh4wxAAIMWACHkDAEAhxYAIfgNAQCHFgAhCLsGgAAAAAG9BgAA9hgAIMAGAAD3GAAgwQYAAPgYACC_DAEAhxYAIeMMQACDFgAh5AwBAIcWACH4DQEAhxYAIQi7BoAAAAABvAYAAKIZACDABgAApBkAIMEGAAClGQAgvwwBAAAAAeMMQAAAAAHkDAEAAAAB-A0BAAAAAQIAAAD3CQAgDwAAkR0AIAMAAACVCgAgDwAAkR0AIBAAAJUdACAKAAAAlQoAIAgAAJUdACC7BoAAAAABvAYAAPUYACDABgAA9xgAIMEGAAD4GAAgvwwBAIcWACHjDEAAgxYAIeQMAQCHFgAh-A0BAIcWACEIuwaAAAAAAbwGAAD1GAAgwAYAAPcYACDBBgAA-BgAIL8MAQCHFgAh4wxAAIMWACHkDAEAhxYAIfgNAQCHFgAhCLsGgAAAAAG8BgAAohkAIL0GAACjGQAgwQYAAKUZACC_DAEAAAAB4wxAAAAAAeQMAQAAAAH4DQEAAAABAgAAAPcJACAPAACWHQAgA80NQAAAAAGdDgQAAAABng4EAAAAAQMAAACVCgAgDwAAlh0AIBAAAJsdACAKAAAAlQoAIAgAAJsdACC7BoAAAAABvAYAAPUYACC9BgAA9hgAIMEGAAD4GAAgvwwBAIcWACHjDEAAgxYAIeQMAQCHFgAh-A0BAIcWACEIuwaAAAAAAbwGAAD1GAAgvQYAAPYYACDBBgAA-BgAIL8MAQCHFgAh4wxAAIMWACHkDAEAhxYAIfgNAQCHFgAhB7sGAADkGAAg4wxAAAAAAeQMAQAAAAGRDgEAAAABmg4BAAAAAZ8OQAAAAAGgDgIAAAABAgAAAIMKACAPAACcHQAgAwAAAIEKACAPAACcHQAgEAAAoB0AIAkAAACBCgAgCAAAoB0AILsGAADWGAAg4wxAAIMWACHkDAEAhxYAIZEOAQCHFgAhmg4BAIcWACGfDkAAjxYAIaAOAgCFFgAhB7sGAADWGAAg4wxAAIMWACHkDAEAhxYAIZEOAQCHFgAhmg4BAIcWACGfDkAAjxYAIaAOAgCFFgAhCLsGgAAAAAG8BgAAohkAIL0GAACjGQAgwAYAAKQZACC_DAEAAAAB4wxAAAAAAeQMAQAAAAH4DQEAAAABAgAAAPcJACAPAAChHQAgCsEMQAAAAAHZDAEAAAAB4QwBAAAAAf4MAQAAAAGUDUAAAAABkg4BAAAAAZMOAACsGAAglA5AAAAAAZUOAQAAAAGWDoAAAAABAwAAAJUKACAPAAChHQAgEAAAph0AIAoAAACVCgAgCAAAph0AILsGgAAAAAG8BgAA9RgAIL0GAAD2GAAgwAYAAPcYACC_DAEAhxYAIeMMQACDFgAh5AwBAIcWACH4DQEAhxYAIQi7BoAAAAABvAYAAPUYACC9BgAA9hgAIMAGAAD3GAAgvwwBAIcWACHjDEAAgxYAIeQMAQCHFgAh-A0BAIcWACEHgQMCAAAAAbsGAADBGAAg5AwBAAAAAZEOAQAAAAGXDkAAAAABmA4gAAAAAZkOQAAAAAECAAAAnAsAIA8AAKcdACADAAAAigoAIA8AAKcdACAQAACrHQAgCQAAAIoKACAIAACrHQAggQMCAIUWACG7BgAAsxgAIOQMAQCHFgAhkQ4BAIcWACGXDkAAgxYAIZgOIAClFgAhmQ5AAI8WACEHgQMCAIUWACG7BgAAsxgAIOQMAQCHFgAhkQ4BAIcWACGXDkAAgxYAIZgOIAClFgAhmQ5AAI8WACEJxAwBAAAAAYANBAAAAAGaDSAAAAABmw0CAAAAAZwNAACBGAAgng0BAAAAAaENgAAAAAHnDQABAAABjg4EAAAAAQeHDgEAAAABiA5AAAAAAYkOIAAAAAGKDgEAAAABiw4gAAAAAYwOQAAAAAGNDoAAAAABCsUHAACjGAAgigwCAAAAAeEMAQAAAAH-DAEAAAABkA0BAAAAAZMNQAAAAAGUDUAAAAABiA5AAAAAAYsOIAAAAAGPDkAAAAABAgAAAMoLACAPAACuHQAgAwAAANcLACAPAACuHQAgEAAAsh0AIAwAAADXCwAgCAAAsh0AIMUHAACJGAAgigwCAIUWACHhDAEAhhYAIf4MAQCHFgAhkA0BAIcWACGTDUAAgxYAIZQNQACPFgAhiA5AAIMWACGLDiAApRYAIY8OQACPFgAhCsUHAACJGAAgigwCAIUWACHhDAEAhhYAIf4MAQCHFgAhkA0BAIcWACGTDUAAgxYAIZQNQACPFgAhiA5AAIMWACGLDiAApRYAIY8OQACPFgAhCsQHAACiGAAgigwCAAAAAeEMAQAAAAH-DAEAAAABkA0BAAAAAZMNQAAAAAGUDUAAAAABiA5AAAAAAYsOIAAAAAGPDkAAAAABAgAAAMoLACAPAACzHQAgAwAAANcLACAPAACzHQAgEAAAtx0AIAwAAADXCwAgCAAAtx0AIMQHAACIGAAgigwCAIUWACHhDAEAhhYAIf4MAQCHFgAhkA0BAIcWACGTDUAAgxYAIZQNQACPFgAhiA5AAIMWACGLDiAApRYAIY8OQACPFgAhCsQHAACIGAAgigwCAIUWACHhDAEAhhYAIf4MAQCHFgAhkA0BAIcWACGTDUAAgxYAIZQNQACPFgAhiA5AAIMWACGLDiAApRYAIY8OQACPFgAhApANAQAAAAGRDUAAAAABAgAAAPARACAPAAC4HQAgAwAAAPMRACAPAAC4HQAgEAAAvB0AIAQAAADzEQAgCAAAvB0AIJANAQCHFgAhkQ1AAI8WACECkA0BAIcWACGRDUAAjxYAIQiKDAIAAAAB4QwBAAAAAf4MAQAAAAGADQQAAAABkg0CAAAAAZMNQAAAAAGUDUAAAAABlQ2AAAAAAQy_DAEAAAAB2QwBAAAAAdoMAQAAAAHbDAEAAAAB3AwBAAAAAd0MAQAAAAHeDAIAAAAB3wwCAAAAAeAMQAAAAAHhDAIAAAAB4gxAAAAAAeMMQAAAAAEUvwwBAAAAAeMMQAAAAAHkDAEAAAAB5QwBAAAAAeYMAQAAAAHnDAAAsxYAIOgMAAC0FgAg6QwgAAAAAeoMAQAAAAHrDAEAAAAB7AxAAAAAAe0MAQAAAAHuDAEAAAAB7wwgAAAAAfAMAQAAAAHxDCAAAAAB8gxAAAAAAfMMIAAAAAH0DEAAAAAB9QxAAAAAAQIAAADUEgAgDwAAvx0AIAe_DAQAAAABwQxAAAAAAcIMAgAAAAHDDAIAAAABxAwBAAAAAcUMgAAAAAHGDAEAAAABAwAAAOESACAPAAC_HQAgEAAAxB0AIBYAAADhEgAgCAAAxB0AIL8MAQCHFgAh4wxAAIMWACHkDAEAhxYAIeUMAQCHFgAh5gwBAIcWACHnDAAAoxYAIOgMAACkFgAg6QwgAKUWACHqDAEAhxYAIesMAQCGFgAh7AxAAI8WACHtDAEAhhYAIe4MAQCGFgAh7wwgAKUWACHwDAEAhhYAIfEMIAClFgAh8gxAAI8WACHzDCAApRYAIfQMQACPFgAh9QxAAI8WACEUvwwBAIcWACHjDEAAgxYAIeQMAQCHFgAh5QwBAIcWACHmDAEAhxYAIecMAACjFgAg6AwAAKQWACDpDCAApRYAIeoMAQCHFgAh6wwBAIYWACHsDEAAjxYAIe0MAQCGFgAh7gwBAIYWACHvDCAApRYAIfAMAQCGFgAh8QwgAKUWACHyDEAAjxYAIfMMIAClFgAh9AxAAI8WACH1DEAAjxYAIQ6IDAAAnhYAIL8MAQAAAAHYDAEAAAAB2QwBAAAAAdoMAQAAAAHbDAEAAAAB3AwBAAAAAd0MAQAAAAHeDAIAAAAB3wwCAAAAAeAMQAAAAAHhDAIAAAAB4gxAAAAAAeMMQAAAAAECAAAA2BIAIA8AAMUdACADAAAA1hIAIA8AAMUdACAQAADJHQAgEAAAANYSACAIAADJHQAgiAwAAJAWACC_DAEAhxYAIdgMAQCHFgAh2QwBAIcWACHaDAEAhxYAIdsMAQCHFgAh3AwBAIYWACHdDAEAhxYAId4MAgCFFgAh3wwCAIUWACHgDEAAjxYAIeEMAgCFFgAh4gxAAI8WACHjDEAAgxYAIQ6IDAAAkBYAIL8MAQCHFgAh2AwBAIcWACHZDAEAhxYAIdoMAQCHFgAh2wwBAIcWACHcDAEAhhYAId0MAQCHFgAh3gwCAIUWACHfDAIAhRYAIeAMQACPFgAh4QwCAIUWACHiDEAAjxYAIeMMQACDFgAhAwgAAcgWACHrDgAByBYAIewPAAEAAAEAAAAAAxUABhYABxcACAAAAAMVAAYWAAcXAAgAAAAFFQAOFgARFwASKAAPKQAQAAAAAAAFFQAOFgARFwASKAAPKQAQAAAAAxUAGBYAGRcAGgAAAAMVABgWABkXABoAAAAFFQAgFgAjFwAkKAAhKQAiAAAAAAAFFQAgFgAjFwAkKAAhKQAiAAAABRUAKhYALRcALigAKykALAAAAAAABRUAKhYALRcALigAKykALAAAAAUVADQWADcXADgoADUpADYAAAAAAAUVADQWADcXADgoADUpADYAAAAFFQA-FgBBFwBCKAA_KQBAAAAAAAAFFQA-FgBBFwBCKAA_KQBAAAAAAxUASBYASRcASgAAAAMVAEgWAEkXAEoAAAAFFQBQFgBTFwBUKABRKQBSAAAAAAAFFQBQFgBTFwBUKABRKQBSAAAAAxUAWhYAWxcAXAAAAAMVAFoWAFsXAFwCFQBgrQGAAl8BrAEAXgGtAYECAAAABRUAZBYAZxcAaCgAZSkAZgAAAAAABRUAZBYAZxcAaCgAZSkAZgGsAQBeAawBAF4FFQBtFgBwFwBxKABuKQBvAAAAAAAFFQBtFgBwFwBxKABuKQBvAAAAAxUAdxYAeBcAeQAAAAMVAHcWAHgXAHkAAAAFFQB_FgCCARcAgwEoAIABKQCBAQAAAAAABRUAfxYAggEXAIMBKACAASkAgQEAAAAFFQCJARYAjAEXAI0BKACKASkAiwEAAAAAAAUVAIkBFgCMARcAjQEoAIoBKQCLAQAAAAUVAJMBFgCWARcAlwEoAJQBKQCVAQAAAAAABRUAkwEWAJYBFwCXASgAlAEpAJUBAAAAAxUAnQEWAJ4BFwCfAQAAAAMVAJ0BFgCeARcAnwEAAAAFFQClARYAqAEXAKkBKACmASkApwEAAAAAAAUVAKUBFgCoARcAqQEoAKYBKQCnAQAAAAUVAK8BFgCyARcAswEoALABKQCxAQAAAAAABRUArwEWALIBFwCzASgAsAEpALEBAAAABRUAuQEWALwBFwC9ASgAugEpALsBAAAAAAAFFQC5ARYAvAEXAL0BKAC6ASkAuwEBzwIAwAECFQDBAc4C-wO_AQHOAvwDAAHPAgDAAQHPAgDAAQUVAMUBFgDIARcAyQEoAMYBKQDHAQAAAAAABRUAxQEWAMgBFwDJASgAxgEpAMcBAAADFQDOARYAzwEXANABAAAAAxUAzgEWAM8BFwDQAQAAAAUVANYBFgDZARcA2gEoANcBKQDYAQAAAAAABRUA1gEWANkBFwDaASgA1wEpANgBAhUA3gGBA8kE3QEBgAMA3AEBgQPKBAAAAAUVAOIBFgDlARcA5gEoAOMBKQDkAQAAAAAABRUA4gEWAOUBFwDmASgA4wEpAOQBAYADANwBAYADANwBAxUA6wEWAOwBFwDtAQAAAAMVAOsBFgDsARcA7QEAAAADFQDzARYA9AEXAPUBAAAAAxUA8wEWAPQBFwD1AQAAAAUVAPsBFgD-ARcA_wEoAPwBKQD9AQAAAAAABRUA-wEWAP4BFwD_ASgA_AEpAP0BAAAAAxUAhQIWAIYCFwCHAgAAAAMVAIUCFgCGAhcAhwIAAAAFFQCNAhYAkAIXAJECKACOAikAjwIAAAAAAAUVAI0CFgCQAhcAkQIoAI4CKQCPAgAAAAUVAJcCFgCaAhcAmwIoAJgCKQCZAgAAAAAABRUAlwIWAJoCFwCbAigAmAIpAJkCAAAABRUAoQIWAKQCFwClAigAogIpAKMCAAAAAAAFFQChAhYApAIXAKUCKACiAikAowIAAAAFFQCrAhYArgIXAK8CKACsAikArQIAAAAAAAUVAKsCFgCuAhcArwIoAKwCKQCtAgAAAAUVALUCFgC4AhcAuQIoALYCKQC3AgAAAAAABRUAtQIWALgCFwC5AigAtgIpALcCAAAABRUAvwIWAMICFwDDAigAwAIpAMECAAAAAAAFFQC_AhYAwgIXAMMCKADAAikAwQIAAAAFFQDJAhYAzAIXAM0CKADKAikAywIAAAAAAAUVAMkCFgDMAhcAzQIoAMoCKQDLAgAAAAUVANMCFgDWAhcA1wIoANQCKQDVAgAAAAAABRUA0wIWANYCFwDXAigA1AIpANUCAAAABRUA3QIWAOACFwDhAigA3gIpAN8CAAAAAAAFFQDdAhYA4AIXAOECKADeAikA3wIAAAAFFQDnAhYA6gIXAOsCKADoAikA6QIAAAAAAAUVAOcCFgDqAhcA6wIoAOgCKQDpAgAAAAUVAPECFgD0AhcA9QIoAPICKQDzAgAAAAAABRUA8QIWAPQCFwD1AigA8gIpAPMCAAAABRUA-wIWAP4CFwD_AigA_AIpAP0CAAAAAAAFFQD7AhYA_gIXAP8CKAD8AikA_QIAAAAFFQCFAxYAiAMXAIkDKACGAykAhwMAAAAAAAUVAIUDFgCIAxcAiQMoAIYDKQCHAwYVAJEDowWNCIwDpAWRCI0DpQWVCI4DpgWZCI8DpwWdCJADAaIFAIsDAaIFAIsDAaIFAIsDAaIFAIsDAaIFAIsDBaMFnggApAWfCAClBaAIAKYFoQgApwWiCAAAAAUVAJUDFgCYAxcAmQMoAJYDKQCXAwAAAAAABRUAlQMWAJgDFwCZAygAlgMpAJcDAaIFAIsDAaIFAIsDBRUAngMWAKEDFwCiAygAnwMpAKADAAAAAAAFFQCeAxYAoQMXAKIDKACfAykAoAMBogUAiwMBogUAiwMFFQCnAxYAqgMXAKsDKACoAykAqQMAAAAAAAUVAKcDFgCqAxcAqwMoAKgDKQCpAwGiBQCLAwGiBQCLAwUVALADFgCzAxcAtAMoALEDKQCyAwAAAAAABRUAsAMWALMDFwC0AygAsQMpALIDAaIFAIsDAaIFAIsDBRUAuQMWALwDFwC9AygAugMpALsDAAAAAAAFFQC5AxYAvAMXAL0DKAC6AykAuwMBogUAiwMBogUAiwMDFQDCAxYAwwMXAMQDAAAAAxUAwgMWAMMDFwDEAwMVAMkDiQatCccDigaxCcgDAYgGAMYDAYgGAMYDAokGsgkAigazCQAAAAUVAM0DFgDQAxcA0QMoAM4DKQDPAwAAAAAABRUAzQMWANADFwDRAygAzgMpAM8DAYgGAMYDAYgGAMYDBRUA1gMWANkDFwDaAygA1wMpANgDAAAAAAAFFQDWAxYA2QMXANoDKADXAykA2AMBiAYAxgMBiAYAxgMFFQDfAxYA4gMXAOMDKADgAykA4QMAAAAAAAUVAN8DFgDiAxcA4wMoAOADKQDhAwUVAO4DvAb8CeYDvQaACucDwAaECugDwQaLCusDAbsGAOUDAbsGAOUDAxUA6gO7BgDlA78GiArpAwG-BgDoAwG_BokKAAMVAO0DuwYA5QPCBo8K7AMBwQYA6wMBwgaQCgADvAaRCgC9BpIKAMAGkwoAAAADFQDyAxYA8wMXAPQDAAAAAxUA8gMWAPMDFwD0AwG7BgDlAwG7BgDlAwUVAPkDFgD8AxcA_QMoAPoDKQD7AwAAAAAABRUA-QMWAPwDFwD9AygA-gMpAPsDAbsGAOUDAbsGAOUDAxUAggQWAIMEFwCEBAAAAAMVAIIEFgCDBBcAhAQBuwYA5QMBuwYA5QMFFQCJBBYAjAQXAI0EKACKBCkAiwQAAAAAAAUVAIkEFgCMBBcAjQQoAIoEKQCLBAG-BgDoAwG-BgDoAwUVAJIEFgCVBBcAlgQoAJMEKQCUBAAAAAAABRUAkgQWAJUEFwCWBCgAkwQpAJQEAAAABRUAnAQWAJ8EFwCgBCgAnQQpAJ4EAAAAAAAFFQCcBBYAnwQXAKAEKACdBCkAngQBuwYA5QMBuwYA5QMFFQClBBYAqAQXAKkEKACmBCkApwQAAAAAAAUVAKUEFgCoBBcAqQQoAKYEKQCnBAHBBgDrAwHBBgDrAwMVAK4EFgCvBBcAsAQAAAADFQCuBBYArwQXALAEAxUAtQTEB88LswTFB9MLtAQBwwcAsgQBwwcAsgQCxAfUCwDFB9ULAAAABRUAuQQWALwEFwC9BCgAugQpALsEAAAAAAAFFQC5BBYAvAQXAL0EKAC6BCkAuwQBwwcAsgQBwwcAsgQFFQDCBBYAxQQXAMYEKADDBCkAxAQAAAAAAAUVAMIEFgDFBBcAxgQoAMMEKQDEBAHDBwCyBAHDBwCyBAMVAMsEFgDMBBcAzQQAAAADFQDLBBYAzAQXAM0EAAAABRUA0wQWANYEFwDXBCgA1AQpANUEAAAAAAAFFQDTBBYA1gQXANcEKADUBCkA1QQAAAAFFQDdBBYA4AQXAOEEKADeBCkA3wQAAAAAAAUVAN0EFgDgBBcA4QQoAN4EKQDfBAAAAAUVAOcEFgDqBBcA6wQoAOgEKQDpBAAAAAAABRUA5wQWAOoEFwDrBCgA6AQpAOkEAAAAAxUA8QQWAPIEFwDzBAAAAAMVAPEEFgDyBBcA8wQAAAADFQD5BBYA-gQXAPsEAAAAAxUA-QQWAPoEFwD7BAAAAAMVAIEFFgCCBRcAgwUAAAADFQCBBRYAggUXAIMFAAAABRUAiQUWAIwFFwCNBSgAigUpAIsFAAAAAAAFFQCJBRYAjAUXAI0FKACKBSkAiwUAAAAFFQCTBRYAlgUXAJcFKACUBSkAlQUAAAAAAAUVAJMFFgCWBRcAlwUoAJQFKQCVBQAAAAMVAJ0FFgCeBRcAnwUAAAADFQCdBRYAngUXAJ8FAAAABRUApQUWAKgFFwCpBSgApgUpAKcFAAAAAAAFFQClBRYAqAUXAKkFKACmBSkApwUAAAAFFQCvBRYAsgUXALMFKACwBSkAsQUAAAAAAAUVAK8FFgCyBRcAswUoALAFKQCxBQAAAAUVALkFFgC8BRcAvQUoALoFKQC7BQAAAAAABRUAuQUWALwFFwC9BSgAugUpALsFAAAABRUAwwUWAMYFFwDHBSgAxAUpAMUFAAAAAAAFFQDDBRYAxgUXAMcFKADEBSkAxQUAAAAFFQDNBRYA0AUXANEFKADOBSkAzwUAAAAAAAUVAM0FFgDQBRcA0QUoAM4FKQDPBQAAAAUVANcFFgDaBRcA2wUoANgFKQDZBQAAAAAABRUA1wUWANoFFwDbBSgA2AUpANkFAAAABRUA4QUWAOQFFwDlBSgA4gUpAOMFAAAAAAAFFQDhBRYA5AUXAOUFKADiBSkA4wUAAAAFFQDrBRYA7gUXAO8FKADsBSkA7QUAAAAAAAUVAOsFFgDuBRcA7wUoAOwFKQDtBQAAAAUVAPUFFgD4BRcA-QUoAPYFKQD3BQAAAAAABRUA9QUWAPgFFwD5BSgA9gUpAPcFAAAAAxUA_wUWAIAGFwCBBgAAAAMVAP8FFgCABhcAgQYAAAAFFQCHBhYAigYXAIsGKACIBikAiQYAAAAAAAUVAIcGFgCKBhcAiwYoAIgGKQCJBgAAAAUVAJEGFgCUBhcAlQYoAJIGKQCTBgAAAAAABRUAkQYWAJQGFwCVBigAkgYpAJMGAAAABRUAmwYWAJ4GFwCfBigAnAYpAJ0GAAAAAAAFFQCbBhYAngYXAJ8GKACcBikAnQYAAAAFFQClBhYAqAYXAKkGKACmBikApwYAAAAAAAUVAKUGFgCoBhcAqQYoAKYGKQCnBgAAAAUVAK8GFgCyBhcAswYoALAGKQCxBgAAAAAABRUArwYWALIGFwCzBigAsAYpALEGAAAABRUAuQYWALwGFwC9BigAugYpALsGAAAAAAAFFQC5BhYAvAYXAL0GKAC6BikAuwYAAAADFQDDBhYAxAYXAMUGAAAAAxUAwwYWAMQGFwDFBgAAAAUVAMsGFgDOBhcAzwYoAMwGKQDNBgAAAAAABRUAywYWAM4GFwDPBigAzAYpAM0GAAAAAxUA1QYWANYGFwDXBgAAAAMVANUGFgDWBhcA1wYBtwsA2gYCFQDbBrYL2RHZBgG2C9oRAAG3CwDaBgG3CwDaBgUVAN8GFgDiBhcA4wYoAOAGKQDhBgAAAAAABRUA3wYWAOIGFwDjBigA4AYpAOEGAAADFQDoBhYA6QYXAOoGAAAAAxUA6AYWAOkGFwDqBgAAAAUVAPAGFgDzBhcA9AYoAPEGKQDyBgAAAAAABRUA8AYWAPMGFwD0BigA8QYpAPIGAAAAAxUA-gYWAPsGFwD8BgAAAAMVAPoGFgD7BhcA_AYAAAAFFQCCBxYAhQcXAIYHKACDBykAhAcAAAAAAAUVAIIHFgCFBxcAhgcoAIMHKQCEBwIVAIwHiwzZEokHAxUAiweIDACIB4oM3RKKBwGJDACJBwGKDN4SAAGLDN8SAAAAAxUAkAcWAJEHFwCSBwAAAAMVAJAHFgCRBxcAkgcBiAwAiAcBiAwAiAcFFQCXBxYAmgcXAJsHKACYBykAmQcAAAAAAAUVAJcHFgCaBxcAmwcoAJgHKQCZBwGJDACJBwGJDACJBwUVAKAHFgCjBxcApAcoAKEHKQCiBwAAAAAABRUAoAcWAKMHFwCkBygAoQcpAKIHAQIBAgMBBQYBBgcBBwgBCQoBCgwCCw0DDA8BDRECDhIEERMBEhQBExUCGBgFGRkJGhsKGxwKHB8KHSAKHiEKHyMKICUCISYLIigKIyoCJCsMJSwKJi0KJy4CKjENKzITLDQULTUULjgULzkUMDoUMTwUMj4CMz8VNEEUNUMCNkQWN0UUOEYUOUcCOkoXO0sbPE0cPU4cPlEcP1IcQFMcQVUcQlcCQ1gdRFocRVwCRl0eR14cSF8cSWACSmMfS2QlTGYmTWcmTmomT2smUGwmUW4mUnACU3EnVHMmVXUCVnYoV3cmWHgmWXkCWnwpW30vXH8wXYABMF6DATBfhAEwYIUBMGGHATBiiQECY4oBMWSMATBljgECZo8BMmeQATBokQEwaZIBAmqVATNrlgE5bJgBOm2ZATpunAE6b50BOnCeATpxoAE6cqIBAnOjATt0pQE6dacBAnaoATx3qQE6eKoBOnmrAQJ6rgE9e68BQ3yxAUR9sgFEfrUBRH-2AUSAAbcBRIEBuQFEggG7AQKDAbwBRYQBvgFEhQHAAQKGAcEBRocBwgFEiAHDAUSJAcQBAooBxwFHiwHIAUuMAcoBTI0BywFMjgHOAUyPAc8BTJAB0AFMkQHSAUySAdQBApMB1QFNlAHXAUyVAdkBApYB2gFOlwHbAUyYAdwBTJkB3QECmgHgAU-bAeEBVZwB4wFWnQHkAVaeAecBVp8B6AFWoAHpAVahAesBVqIB7QECowHuAVekAfABVqUB8gECpgHzAVinAfQBVqgB9QFWqQH2AQKqAfkBWasB-gFdrgH8AV6vAYICXrABhQJesQGGAl6yAYcCXrMBiQJetAGLAgK1AYwCYbYBjgJetwGQAgK4AZECYrkBkgJeugGTAl67AZQCArwBlwJjvQGYAmm-AZkCX78BmgJfwAGbAl_BAZwCX8IBnQJfwwGfAl_EAaECAsUBogJqxgGkAl_HAaYCAsgBpwJryQGoAl_KAakCX8sBqgICzAGtAmzNAa4Ccs4BsAJzzwGxAnPQAbQCc9EBtQJz0gG2AnPTAbgCc9QBugIC1QG7AnTWAb0Cc9cBvwIC2AHAAnXZAcECc9oBwgJz2wHDAgLcAcYCdt0BxwJ63gHJAnvfAcoCe-ABzQJ74QHOAnviAc8Ce-MB0QJ75AHTAgLlAdQCfOYB1gJ75wHYAgLoAdkCfekB2gJ76gHbAnvrAdwCAuwB3wJ-7QHgAoQB7gHiAoUB7wHjAoUB8AHmAoUB8QHnAoUB8gHoAoUB8wHqAoUB9AHsAgL1Ae0ChgH2Ae8ChQH3AfECAvgB8gKHAfkB8wKFAfoB9AKFAfsB9QIC_AH4AogB_QH5Ao4B_gH7Ao8B_wH8Ao8BgAL_Ao8BgQKAA48BggKBA48BgwKDA48BhAKFAwKFAoYDkAGGAogDjwGHAooDAogCiwORAYkCjAOPAYoCjQOPAYsCjgMCjAKRA5IBjQKSA5gBjgKUA5kBjwKVA5kBkAKYA5kBkQKZA5kBkgKaA5kBkwKcA5kBlAKeAwKVAp8DmgGWAqEDmQGXAqMDApgCpAObAZkCpQOZAZoCpgOZAZsCpwMCnAKqA5wBnQKrA6ABngKtA6EBnwKuA6EBoAKxA6EBoQKyA6EBogKzA6EBowK1A6EBpAK3AwKlArgDogGmAroDoQGnArwDAqgCvQOjAakCvgOhAaoCvwOhAasCwAMCrALDA6QBrQLEA6oBrgLGA6sBrwLHA6sBsALKA6sBsQLLA6sBsgLMA6sBswLOA6sBtALQAwK1AtEDrAG2AtMDqwG3AtUDArgC1gOtAbkC1wOrAboC2AOrAbsC2QMCvALcA64BvQLdA7QBvgLfA7UBvwLgA7UBwALjA7UBwQLkA7UBwgLlA7UBwwLnA7UBxALpAwLFAuoDtgHGAuwDtQHHAu4DAsgC7wO3AckC8AO1AcoC8QO1AcsC8gMCzAL1A7gBzQL2A74B0AL4A78B0QL9A78B0gL-A78B0wL_A78B1AKABL8B1QKCBL8B1gKEBALXAoUEwgHYAocEvwHZAokEAtoCigTDAdsCiwS_AdwCjAS_Ad0CjQQC3gKQBMQB3wKRBMoB4AKTBMAB4QKUBMAB4gKXBMAB4wKYBMAB5AKZBMAB5QKbBMAB5gKdBALnAp4EywHoAqAEwAHpAqIEAuoCowTMAesCpATAAewCpQTAAe0CpgQC7gKpBM0B7wKqBNEB8AKsBNIB8QKtBNIB8gKwBNIB8wKxBNIB9AKyBNIB9QK0BNIB9gK2BAL3ArcE0wH4ArkE0gH5ArsEAvoCvATUAfsCvQTSAfwCvgTSAf0CvwQC_gLCBNUB_wLDBNsBggPFBNwBgwPLBNwBhAPOBNwBhQPPBNwBhgPQBNwBhwPSBNwBiAPUBAKJA9UE3wGKA9cE3AGLA9kEAowD2gTgAY0D2wTcAY4D3ATcAY8D3QQCkAPgBOEBkQPhBOcBkgPiBN0BkwPjBN0BlAPkBN0BlQPlBN0BlgPmBN0BlwPoBN0BmAPqBAKZA-sE6AGaA-0E3QGbA-8EApwD8ATpAZ0D8QTdAZ4D8gTdAZ8D8wQCoAP2BOoBoQP3BO4BogP5BO8BowP6BO8BpAP9BO8BpQP-BO8BpgP_BO8BpwOBBe8BqAODBQKpA4QF8AGqA4YF7wGrA4gFAqwDiQXxAa0DigXvAa4DiwXvAa8DjAUCsAOPBfIBsQOQBfYBsgOSBfcBswOTBfcBtAOWBfcBtQOXBfcBtgOYBfcBtwOaBfcBuAOcBQK5A50F-AG6A58F9wG7A6EFArwDogX5Ab0DowX3Ab4DpAX3Ab8DpQUCwAOoBfoBwQOpBYACwgOrBYECwwOsBYECxAOvBYECxQOwBYECxgOxBYECxwOzBYECyAO1BQLJA7YFggLKA7gFgQLLA7oFAswDuwWDAs0DvAWBAs4DvQWBAs8DvgUC0APBBYQC0QPCBYgC0gPEBYkC0wPFBYkC1APIBYkC1QPJBYkC1gPKBYkC1wPMBYkC2APOBQLZA88FigLaA9EFiQLbA9MFAtwD1AWLAt0D1QWJAt4D1gWJAt8D1wUC4APaBYwC4QPbBZIC4gPdBZMC4wPeBZMC5APhBZMC5QPiBZMC5gPjBZMC5wPlBZMC6APnBQLpA-gFlALqA-oFkwLrA-wFAuwD7QWVAu0D7gWTAu4D7wWTAu8D8AUC8APzBZYC8QP0BZwC8gP2BZ0C8wP3BZ0C9AP6BZ0C9QP7BZ0C9gP8BZ0C9wP-BZ0C-AOABgL5A4EGngL6A4MGnQL7A4UGAvwDhgafAv0DhwadAv4DiAadAv8DiQYCgASMBqACgQSNBqYCggSPBqcCgwSQBqcChASTBqcChQSUBqcChgSVBqcChwSXBqcCiASZBgKJBJoGqAKKBJwGpwKLBJ4GAowEnwapAo0EoAanAo4EoQanAo8EogYCkASlBqoCkQSmBrACkgSoBrECkwSpBrEClASsBrEClQStBrEClgSuBrEClwSwBrECmASyBgKZBLMGsgKaBLUGsQKbBLcGApwEuAazAp0EuQaxAp4EugaxAp8EuwYCoAS-BrQCoQS_BroCogTBBrsCowTCBrsCpATFBrsCpQTGBrsCpgTHBrsCpwTJBrsCqATLBgKpBMwGvAKqBM4GuwKrBNAGAqwE0Qa9Aq0E0ga7Aq4E0wa7Aq8E1AYCsATXBr4CsQTYBsQCsgTaBsUCswTbBsUCtATeBsUCtQTfBsUCtgTgBsUCtwTiBsUCuATkBgK5BOUGxgK6BOcGxQK7BOkGArwE6gbHAr0E6wbFAr4E7AbFAr8E7QYCwATwBsgCwQTxBs4CwgTzBs8CwwT0Bs8CxAT3Bs8CxQT4Bs8CxgT5Bs8CxwT7Bs8CyAT9BgLJBP4G0ALKBIAHzwLLBIIHAswEgwfRAs0EhAfPAs4EhQfPAs8EhgcC0ASJB9IC0QSKB9gC0gSMB9kC0wSNB9kC1ASQB9kC1QSRB9kC1gSSB9kC1wSUB9kC2ASWBwLZBJcH2gLaBJkH2QLbBJsHAtwEnAfbAt0EnQfZAt4EngfZAt8EnwcC4ASiB9wC4QSjB-IC4gSlB-MC4wSmB-MC5ASpB-MC5QSqB-MC5gSrB-MC5wStB-MC6ASvBwLpBLAH5ALqBLIH4wLrBLQHAuwEtQflAu0EtgfjAu4EtwfjAu8EuAcC8AS7B-YC8QS8B-wC8gS-B-0C8wS_B-0C9ATCB-0C9QTDB-0C9gTEB-0C9wTGB-0C-ATIBwL5BMkH7gL6BMsH7QL7BM0HAvwEzgfvAv0EzwftAv4E0AftAv8E0QcCgAXUB_ACgQXVB_YCggXXB_cCgwXYB_cChAXbB_cChQXcB_cChgXdB_cChwXfB_cCiAXhBwKJBeIH-AKKBeQH9wKLBeYHAowF5wf5Ao0F6Af3Ao4F6Qf3Ao8F6gcCkAXtB_oCkQXuB4ADkgXwB4EDkwXxB4EDlAX0B4EDlQX1B4EDlgX2B4EDlwX4B4EDmAX6BwKZBfsHggOaBf0HgQObBf8HApwFgAiDA50FgQiBA54FggiBA58FgwgCoAWGCIQDoQWHCIoDqAWJCIsDqQWjCIsDqgWmCIsDqwWnCIsDrAWoCIsDrQWqCIsDrgWsCAKvBa0IkgOwBa8IiwOxBbEIArIFsgiTA7MFswiLA7QFtAiLA7UFtQgCtgW4CJQDtwW5CJoDuAW6CIwDuQW7CIwDugW8CIwDuwW9CIwDvAW-CIwDvQXACIwDvgXCCAK_BcMImwPABcUIjAPBBccIAsIFyAicA8MFyQiMA8QFygiMA8UFywgCxgXOCJ0DxwXPCKMDyAXQCI0DyQXRCI0DygXSCI0DywXTCI0DzAXUCI0DzQXWCI0DzgXYCALPBdkIpAPQBdsIjQPRBd0IAtIF3gilA9MF3wiNA9QF4AiNA9UF4QgC1gXkCKYD1wXlCKwD2AXmCI4D2QXnCI4D2gXoCI4D2wXpCI4D3AXqCI4D3QXsCI4D3gXuCALfBe8IrQPgBfEIjgPhBfMIAuIF9AiuA-MF9QiOA-QF9giOA-UF9wgC5gX6CK8D5wX7CLUD6AX8CI8D6QX9CI8D6gX-CI8D6wX_CI8D7AWACY8D7QWCCY8D7gWECQLvBYUJtgPwBYcJjwPxBYkJAvIFigm3A_MFiwmPA_QFjAmPA_UFjQkC9gWQCbgD9wWRCb4D-AWSCZAD-QWTCZAD-gWUCZAD-wWVCZAD_AWWCZAD_QWYCZAD_gWaCQL_BZsJvwOABp0JkAOBBp8JAoIGoAnAA4MGoQmQA4QGogmQA4UGowkChgamCcEDhwanCcUDiwapCcYDjAa0CcYDjQa3CcYDjga4CcYDjwa5CcYDkAa7CcYDkQa9CQKSBr4JygOTBsAJxgOUBsIJApUGwwnLA5YGxAnGA5cGxQnGA5gGxgkCmQbJCcwDmgbKCdIDmwbLCccDnAbMCccDnQbNCccDngbOCccDnwbPCccDoAbRCccDoQbTCQKiBtQJ0wOjBtYJxwOkBtgJAqUG2QnUA6YG2gnHA6cG2wnHA6gG3AkCqQbfCdUDqgbgCdsDqwbhCcgDrAbiCcgDrQbjCcgDrgbkCcgDrwblCcgDsAbnCcgDsQbpCQKyBuoJ3AOzBuwJyAO0Bu4JArUG7wndA7YG8AnIA7cG8QnIA7gG8gkCuQb1Cd4Dugb2CeQDwwb4CeUDxAaUCuUDxQaXCuUDxgaYCuUDxwaZCuUDyAabCuUDyQadCgLKBp4K7wPLBqAK5QPMBqIKAs0GowrwA84GpArlA88GpQrlA9AGpgoC0QapCvED0gaqCvUD0warCuYD1AasCuYD1QatCuYD1gauCuYD1wavCuYD2AaxCuYD2QazCgLaBrQK9gPbBrYK5gPcBrgKAt0GuQr3A94GugrmA98GuwrmA-AGvAoC4Qa_CvgD4gbACv4D4wbBCucD5AbCCucD5QbDCucD5gbECucD5wbFCucD6AbHCucD6QbJCgLqBsoK_wPrBswK5wPsBs4KAu0GzwqABO4G0ArnA-8G0QrnA_AG0goC8QbVCoEE8gbWCoUE8wbXCugD9AbYCugD9QbZCugD9gbaCugD9wbbCugD-AbdCugD-QbfCgL6BuAKhgT7BuIK6AP8BuQKAv0G5QqHBP4G5groA_8G5wroA4AH6AoCgQfrCogEggfsCo4EgwftCukDhAfuCukDhQfvCukDhgfwCukDhwfxCukDiAfzCukDiQf1CgKKB_YKjwSLB_gK6QOMB_oKAo0H-wqQBI4H_ArpA48H_QrpA5AH_goCkQeBC5EEkgeCC5cEkweEC5gElAeFC5gElQeIC5gElgeJC5gElweKC5gEmAeMC5gEmQeOCwKaB48LmQSbB5ELmAScB5MLAp0HlAuaBJ4HlQuYBJ8HlguYBKAHlwsCoQeaC5sEogebC6EEowedC-sDpAeeC-sDpQegC-sDpgehC-sDpweiC-sDqAekC-sDqQemCwKqB6cLogSrB6kL6wOsB6sLAq0HrAujBK4HrQvrA68HrgvrA7AHrwsCsQeyC6QEsgezC6oEswe0C-wDtAe1C-wDtQe2C-wDtge3C-wDtwe4C-wDuAe6C-wDuQe8CwK6B70LqwS7B78L7AO8B8ELAr0HwgusBL4HwwvsA78HxAvsA8AHxQsCwQfIC60EwgfJC7EExgfLC7IExwfWC7IEyAfZC7IEyQfaC7IEygfbC7IEywfdC7IEzAffCwLNB-ALtgTOB-ILsgTPB-QLAtAH5Qu3BNEH5guyBNIH5wuyBNMH6AsC1AfrC7gE1QfsC74E1gftC7ME1wfuC7ME2AfvC7ME2QfwC7ME2gfxC7ME2wfzC7ME3Af1CwLdB_YLvwTeB_gLswTfB_oLAuAH-wvABOEH_AuzBOIH_QuzBOMH_gsC5AeBDMEE5QeCDMcE5geDDLQE5weEDLQE6AeFDLQE6QeGDLQE6geHDLQE6weJDLQE7AeLDALtB4wMyATuB44MtATvB5AMAvAHkQzJBPEHkgy0BPIHkwy0BPMHlAwC9AeXDMoE9QeYDM4E9geaDM8E9webDM8E-AeeDM8E-QefDM8E-gegDM8E-weiDM8E_AekDAL9B6UM0AT-B6cMzwT_B6kMAoAIqgzRBIEIqwzPBIIIrAzPBIMIrQwChAiwDNIEhQixDNgEhgizDNkEhwi0DNkEiAi3DNkEiQi4DNkEigi5DNkEiwi7DNkEjAi9DAKNCL4M2gSOCMAM2QSPCMIMApAIwwzbBJEIxAzZBJIIxQzZBJMIxgwClAjJDNwElQjKDOIElgjMDOMElwjNDOMEmAjQDOMEmQjRDOMEmgjSDOMEmwjUDOMEnAjWDAKdCNcM5ASeCNkM4wSfCNsMAqAI3AzlBKEI3QzjBKII3gzjBKMI3wwCpAjiDOYEpQjjDOwEpgjlDO0EpwjmDO0EqAjpDO0EqQjqDO0EqgjrDO0EqwjtDO0ErAjvDAKtCPAM7gSuCPIM7QSvCPQMArAI9QzvBLEI9gztBLII9wztBLMI-AwCtAj7DPAEtQj8DPQEtgj-DPUEtwj_DPUEuAiCDfUEuQiDDfUEugiEDfUEuwiGDfUEvAiIDQK9CIkN9gS-CIsN9QS_CI0NAsAIjg33BMEIjw31BMIIkA31BMMIkQ0CxAiUDfgExQiVDfwExgiXDf0ExwiYDf0EyAibDf0EyQicDf0EygidDf0EywifDf0EzAihDQLNCKIN_gTOCKQN_QTPCKYNAtAIpw3_BNEIqA39BNIIqQ39BNMIqg0C1AitDYAF1QiuDYQF1giwDYUF1wixDYUF2Ai0DYUF2Qi1DYUF2gi2DYUF2wi4DYUF3Ai6DQLdCLsNhgXeCL0NhQXfCL8NAuAIwA2HBeEIwQ2FBeIIwg2FBeMIww0C5AjGDYgF5QjHDY4F5gjJDY8F5wjKDY8F6AjNDY8F6QjODY8F6gjPDY8F6wjRDY8F7AjTDQLtCNQNkAXuCNYNjwXvCNgNAvAI2Q2RBfEI2g2PBfII2w2PBfMI3A0C9AjfDZIF9QjgDZgF9gjiDZkF9wjjDZkF-AjmDZkF-QjnDZkF-gjoDZkF-wjqDZkF_AjsDQL9CO0NmgX-CO8NmQX_CPENAoAJ8g2bBYEJ8w2ZBYIJ9A2ZBYMJ9Q0ChAn4DZwFhQn5DaAFhgn7DaEFhwn8DaEFiAn_DaEFiQmADqEFigmBDqEFiwmDDqEFjAmFDgKNCYYOogWOCYgOoQWPCYoOApAJiw6jBZEJjA6hBZIJjQ6hBZMJjg4ClAmRDqQFlQmSDqoFlgmUDqsFlwmVDqsFmAmYDqsFmQmZDqsFmgmaDqsFmwmcDqsFnAmeDgKdCZ8OrAWeCaEOqwWfCaMOAqAJpA6tBaEJpQ6rBaIJpg6rBaMJpw4CpAmqDq4FpQmrDrQFpgmtDrUFpwmuDrUFqAmxDrUFqQmyDrUFqgmzDrUFqwm1DrUFrAm3DgKtCbgOtgWuCboOtQWvCbwOArAJvQ63BbEJvg61BbIJvw61BbMJwA4CtAnDDrgFtQnEDr4FtgnGDr8FtwnHDr8FuAnKDr8FuQnLDr8FugnMDr8FuwnODr8FvAnQDgK9CdEOwAW-CdMOvwW_CdUOAsAJ1g7BBcEJ1w6_BcIJ2A6_BcMJ2Q4CxAncDsIFxQndDsgFxgnfDskFxwngDskFyAnjDskFyQnkDskFygnlDskFywnnDskFzAnpDgLNCeoOygXOCewOyQXPCe4OAtAJ7w7LBdEJ8A7JBdIJ8Q7JBdMJ8g4C1An1DswF1Qn2DtIF1gn4DtMF1wn5DtMF2An8DtMF2Qn9DtMF2gn-DtMF2wmAD9MF3AmCDwLdCYMP1AXeCYUP0wXfCYcPAuAJiA_VBeEJiQ_TBeIJig_TBeMJiw8C5AmOD9YF5QmPD9wF5gmRD90F5wmSD90F6AmVD90F6QmWD90F6gmXD90F6wmZD90F7AmbDwLtCZwP3gXuCZ4P3QXvCaAPAvAJoQ_fBfEJog_dBfIJow_dBfMJpA8C9AmnD-AF9QmoD-YF9gmqD-cF9wmrD-cF-AmuD-cF-QmvD-cF-gmwD-cF-wmyD-cF_Am0DwL9CbUP6AX-CbcP5wX_CbkPAoAKug_pBYEKuw_nBYIKvA_nBYMKvQ8ChArAD-oFhQrBD_AFhgrDD_EFhwrED_EFiArHD_EFiQrID_EFigrJD_EFiwrLD_EFjArNDwKNCs4P8gWOCtAP8QWPCtIPApAK0w_zBZEK1A_xBZIK1Q_xBZMK1g8ClArZD_QFlQraD_oFlgrcD_sFlwrdD_sFmArgD_sFmQrhD_sFmgriD_sFmwrkD_sFnArmDwKdCucP_AWeCukP-wWfCusPAqAK7A_9BaEK7Q_7BaIK7g_7BaMK7w8CpAryD_4FpQrzD4IGpgr1D4MGpwr2D4MGqAr5D4MGqQr6D4MGqgr7D4MGqwr9D4MGrAr_DwKtCoAQhAauCoIQgwavCoQQArAKhRCFBrEKhhCDBrIKhxCDBrMKiBACtAqLEIYGtQqMEIwGtgqOEI0GtwqPEI0GuAqSEI0GuQqTEI0GugqUEI0GuwqWEI0GvAqYEAK9CpkQjga-CpsQjQa_Cp0QAsAKnhCPBsEKnxCNBsIKoBCNBsMKoRACxAqkEJAGxQqlEJYGxgqnEJcGxwqoEJcGyAqrEJcGyQqsEJcGygqtEJcGywqvEJcGzAqxEALNCrIQmAbOCrQQlwbPCrYQAtAKtxCZBtEKuBCXBtIKuRCXBtMKuhAC1Aq9EJoG1Qq-EKAG1grAEKEG1wrBEKEG2ArEEKEG2QrFEKEG2grGEKEG2wrIEKEG3ArKEALdCssQogbeCs0QoQbfCs8QAuAK0BCjBuEK0RChBuIK0hChBuMK0xAC5ArWEKQG5QrXEKoG5grZEKsG5wraEKsG6ArdEKsG6QreEKsG6grfEKsG6wrhEKsG7ArjEALtCuQQrAbuCuYQqwbvCugQAvAK6RCtBvEK6hCrBvIK6xCrBvMK7BAC9ArvEK4G9QrwELQG9gryELUG9wrzELUG-Ar2ELUG-Qr3ELUG-gr4ELUG-wr6ELUG_Ar8EAL9Cv0Qtgb-Cv8QtQb_CoERAoALghG3BoELgxG1BoILhBG1BoMLhREChAuIEbgGhQuJEb4GhguLEb8GhwuMEb8GiAuPEb8GiQuQEb8GiguREb8GiwuTEb8GjAuVEQKNC5YRwAaOC5gRvwaPC5oRApALmxHBBpELnBG_BpILnRG_BpMLnhEClAuhEcIGlQuiEcYGlgukEccGlwulEccGmAuoEccGmQupEccGmguqEccGmwusEccGnAuuEQKdC68RyAaeC7ERxwafC7MRAqALtBHJBqELtRHHBqILthHHBqMLtxECpAu6EcoGpQu7EdAGpgu9EdEGpwu-EdEGqAvBEdEGqQvCEdEGqgvDEdEGqwvFEdEGrAvHEQKtC8gR0gauC8oR0QavC8wRArALzRHTBrELzhHRBrILzxHRBrML0BECtAvTEdQGtQvUEdgGuAvWEdkGuQvbEdkGugvcEdkGuwvdEdkGvAveEdkGvQvgEdkGvgviEQK_C-MR3AbAC-UR2QbBC-cRAsIL6BHdBsML6RHZBsQL6hHZBsUL6xECxgvuEd4GxwvvEeQGyAvxEdoGyQvyEdoGygv1EdoGywv2EdoGzAv3EdoGzQv5EdoGzgv7EQLPC_wR5QbQC_4R2gbRC4ASAtILgRLmBtMLghLaBtQLgxLaBtULhBIC1guHEucG1wuIEusG2AuKEuwG2QuLEuwG2guOEuwG2wuPEuwG3AuQEuwG3QuSEuwG3guUEgLfC5US7QbgC5cS7AbhC5kSAuILmhLuBuMLmxLsBuQLnBLsBuULnRIC5gugEu8G5wuhEvUG6AujEvYG6QukEvYG6gunEvYG6wuoEvYG7AupEvYG7QurEvYG7gutEgLvC64S9wbwC7AS9gbxC7ISAvILsxL4BvMLtBL2BvQLtRL2BvULthIC9gu5EvkG9wu6Ev0G-Au8Ev4G-Qu9Ev4G-gvAEv4G-wvBEv4G_AvCEv4G_QvEEv4G_gvGEgL_C8cS_waADMkS_gaBDMsSAoIMzBKAB4MMzRL-BoQMzhL-BoUMzxIChgzSEoEHhwzTEocHjAzVEogHjQzgEogHjgzjEogHjwzkEogHkAzlEogHkQznEogHkgzpEgKTDOoSjQeUDOwSiAeVDO4SApYM7xKOB5cM8BKIB5gM8RKIB5kM8hICmgz1Eo8Hmwz2EpMHnAz3EokHnQz4EokHngz5EokHnwz6EokHoAz7EokHoQz9EokHogz_EgKjDIATlAekDIITiQelDIQTAqYMhROVB6cMhhOJB6gMhxOJB6kMiBMCqgyLE5YHqwyME5wHrAyNE4oHrQyOE4oHrgyPE4oHrwyQE4oHsAyRE4oHsQyTE4oHsgyVEwKzDJYTnQe0DJgTige1DJoTArYMmxOeB7cMnBOKB7gMnROKB7kMnhMCugyhE58HuwyiE6UH"
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
