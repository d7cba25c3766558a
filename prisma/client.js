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
  /// The last row that was evaluated.
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
  asker   String
  address String
  askedAt DateTime @map("asked_at") @db.Timestamptz(3)
  /// The question had the wallet read: it counts in the asker's LIST_READS_PER_DAY, and the payer's.
  reads   Boolean
  /// The developer for whose policy a visitor asked.
  payer   String?

  wallet OnceWallet @relation(fields: [address], references: [address], onDelete: Cascade)

  @@id([asker, address])
  @@index([asker, askedAt])
  @@index([payer, askedAt])
  @@index([address])
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
config.runtimeDataModel = JSON.parse('{"models":{"EarnedAchievement":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"},{"name":"earnedAt","kind":"scalar","type":"DateTime","dbName":"earned_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"}],"dbName":"earned_achievement","schema":null},"Appeal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"flag","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"decideBy","kind":"scalar","type":"DateTime","dbName":"decide_by"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"decision","kind":"scalar","type":"String"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"totalBefore","kind":"scalar","type":"Int","dbName":"total_before"},{"name":"totalAfter","kind":"scalar","type":"Int","dbName":"total_after"},{"name":"consent","kind":"scalar","type":"String"}],"dbName":"appeal","schema":null},"AttestationSchema":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"schema","kind":"scalar","type":"String"},{"name":"resolver","kind":"scalar","type":"String"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"attestation_schema","schema":null},"Attestation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"data","kind":"scalar","type":"String"},{"name":"omittedBytes","kind":"scalar","type":"Int","dbName":"omitted_bytes"},{"name":"decoded","kind":"scalar","type":"Json"},{"name":"preview","kind":"scalar","type":"Json"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"refUid","kind":"scalar","type":"String","dbName":"ref_uid"},{"name":"salt","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"signatureKind","kind":"scalar","type":"String","dbName":"signature_kind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"revocationReason","kind":"scalar","type":"String","dbName":"revocation_reason"},{"name":"revocationDetails","kind":"scalar","type":"String","dbName":"revocation_details"},{"name":"publicReason","kind":"scalar","type":"String","dbName":"public_reason"},{"name":"revocationSignature","kind":"scalar","type":"String","dbName":"revocation_signature"},{"name":"revocationSeq","kind":"scalar","type":"BigInt","dbName":"revocation_seq"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revokedBlock","kind":"scalar","type":"BigInt","dbName":"revoked_block"},{"name":"revokedTxHash","kind":"scalar","type":"String","dbName":"revoked_tx_hash"},{"name":"final","kind":"scalar","type":"Boolean"}],"dbName":"attestation","schema":null},"LeftOutAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"sender","kind":"scalar","type":"String"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"attestation","kind":"scalar","type":"Json"}],"dbName":"left_out_attestation","schema":null},"EarlyRevocation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"}],"dbName":"early_revocation","schema":null},"IssuerWeight":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"issuer_weight","schema":null},"Notification":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"}],"dbName":"notification","schema":null},"PendingAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"uid","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"subject","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revocation","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"}],"dbName":"pending_attestation","schema":null},"Meta":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Json"}],"dbName":"meta","schema":null},"Developer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tier","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToDeveloper"}],"dbName":"developer","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"permissions","kind":"scalar","type":"String"},{"name":"rateLimit","kind":"scalar","type":"Int","dbName":"rate_limit"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"last4","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"replacedBy","kind":"scalar","type":"String","dbName":"replaced_by"},{"name":"developer","kind":"object","type":"Developer","relationName":"ApiKeyToDeveloper"}],"dbName":"api_key","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actor","kind":"scalar","type":"String"},{"name":"act","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"}],"dbName":"audit_entry","schema":null},"IdempotentRequest":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"committed","kind":"scalar","type":"Boolean"},{"name":"results","kind":"scalar","type":"Bytes"},{"name":"fence","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"idempotent_request","schema":null},"IdempotentBytes":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"bytes","kind":"scalar","type":"BigInt"}],"dbName":"idempotent_bytes","schema":null},"DayCount":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"requests","kind":"scalar","type":"Int"}],"dbName":"day_count","schema":null},"AuthNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"auth_nonce","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"session","schema":null},"UsageHour":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"endpoint","kind":"scalar","type":"String"},{"name":"requests","kind":"scalar","type":"Int"},{"name":"errors","kind":"scalar","type":"Int"},{"name":"latencies","kind":"scalar","type":"Int"}],"dbName":"usage_hour","schema":null},"Epoch":{"fields":[{"name":"number","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"String"},{"name":"previousRoot","kind":"scalar","type":"String","dbName":"previous_root"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"rows","kind":"scalar","type":"Int"},{"name":"chains","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"nodes","kind":"scalar","type":"Bytes"},{"name":"lineBytes","kind":"scalar","type":"BigInt","dbName":"line_bytes"},{"name":"checksum","kind":"scalar","type":"BigInt"},{"name":"storedBytes","kind":"scalar","type":"BigInt","dbName":"stored_bytes"},{"name":"published","kind":"scalar","type":"Json"}],"dbName":"epoch","schema":null},"EpochPage":{"fields":[{"name":"epoch","kind":"scalar","type":"Int"},{"name":"firstIndex","kind":"scalar","type":"Int","dbName":"first_index"},{"name":"firstAddress","kind":"scalar","type":"String","dbName":"first_address"},{"name":"chunkHash","kind":"scalar","type":"Bytes","dbName":"chunk_hash"},{"name":"leaves","kind":"scalar","type":"Bytes"},{"name":"chunk","kind":"object","type":"EpochChunk","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_page","schema":null},"EpochChunk":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"data","kind":"scalar","type":"Bytes"},{"name":"pages","kind":"object","type":"EpochPage","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_chunk","schema":null},"NameEvent":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameHash","kind":"scalar","type":"String","dbName":"name_hash"},{"name":"account","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"name_event","schema":null},"Identity":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"state","kind":"scalar","type":"String"},{"name":"parent","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"mintedAt","kind":"scalar","type":"DateTime","dbName":"minted_at"},{"name":"final","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"blocked","kind":"scalar","type":"Boolean"},{"name":"received","kind":"scalar","type":"Boolean"},{"name":"wallets","kind":"object","type":"IdentityWallet","relationName":"IdentityToIdentityWallet"}],"dbName":"identity","schema":null},"IdentityWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"primary","kind":"scalar","type":"Boolean"},{"name":"linkedAt","kind":"scalar","type":"DateTime","dbName":"linked_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"counts","kind":"scalar","type":"Boolean"},{"name":"identity","kind":"object","type":"Identity","relationName":"IdentityToIdentityWallet"}],"dbName":"identity_wallet","schema":null},"IdentityDeparture":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leftAt","kind":"scalar","type":"DateTime","dbName":"left_at"}],"dbName":"identity_departure","schema":null},"IdentityPast":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"owner","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"wallets","kind":"scalar","type":"Json"}],"dbName":"identity_past","schema":null},"WalletGroup":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"joinedAt","kind":"scalar","type":"DateTime","dbName":"joined_at"}],"dbName":"wallet_group","schema":null},"ChainCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"headNumber","kind":"scalar","type":"BigInt","dbName":"head_number"},{"name":"finalizedBlock","kind":"scalar","type":"BigInt","dbName":"finalized_block"},{"name":"scoredBlock","kind":"scalar","type":"BigInt","dbName":"scored_block"},{"name":"scoredHash","kind":"scalar","type":"String","dbName":"scored_hash"},{"name":"dayBlockNumber","kind":"scalar","type":"BigInt","dbName":"day_block_number"},{"name":"dayBlockHash","kind":"scalar","type":"String","dbName":"day_block_hash"},{"name":"dayBlockTime","kind":"scalar","type":"BigInt","dbName":"day_block_time"},{"name":"state","kind":"scalar","type":"String"},{"name":"error","kind":"scalar","type":"String"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"missingBlock","kind":"scalar","type":"BigInt","dbName":"missing_block"},{"name":"missingSince","kind":"scalar","type":"DateTime","dbName":"missing_since"}],"dbName":"chain_cursor","schema":null},"ExplorerHead":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"guessed","kind":"scalar","type":"Boolean"}],"dbName":"explorer_head","schema":null},"ExplorerFault":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"host","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"}],"dbName":"explorer_fault","schema":null},"ChainControl":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"pausedAt","kind":"scalar","type":"DateTime","dbName":"paused_at"},{"name":"pauseReason","kind":"scalar","type":"String","dbName":"pause_reason"},{"name":"reindexFrom","kind":"scalar","type":"BigInt","dbName":"reindex_from"},{"name":"reindexRequestedAt","kind":"scalar","type":"DateTime","dbName":"reindex_requested_at"},{"name":"reindexStartedAt","kind":"scalar","type":"DateTime","dbName":"reindex_started_at"},{"name":"setAsideBlock","kind":"scalar","type":"BigInt","dbName":"set_aside_block"},{"name":"setAsideRequestedAt","kind":"scalar","type":"DateTime","dbName":"set_aside_requested_at"}],"dbName":"chain_control","schema":null},"Block":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"String"},{"name":"parentHash","kind":"scalar","type":"String","dbName":"parent_hash"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"statedTime","kind":"scalar","type":"BigInt","dbName":"stated_time"}],"dbName":"block","schema":null},"Activity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"activity","schema":null},"Facts":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"}],"dbName":"facts","schema":null},"FactsSnapshot":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"facts_snapshot","schema":null},"FundingCluster":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"funder","kind":"scalar","type":"String"},{"name":"clusterSize","kind":"scalar","type":"Int","dbName":"cluster_size"},{"name":"chainLength","kind":"scalar","type":"Int","dbName":"chain_length"}],"dbName":"funding_cluster","schema":null},"AlikeCluster":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"size","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"Json"},{"name":"foundBy","kind":"scalar","type":"String","dbName":"found_by"}],"dbName":"alike_cluster","schema":null},"PaymentTrust":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"payment_trust","schema":null},"QuarantinedTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"firstBlock","kind":"scalar","type":"BigInt","dbName":"first_block"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"}],"dbName":"quarantined_transaction","schema":null},"QuarantinedWallet":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"partlyRead","kind":"scalar","type":"Boolean","dbName":"partly_read"}],"dbName":"quarantined_wallet","schema":null},"List":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"read","kind":"scalar","type":"String"},{"name":"repair","kind":"scalar","type":"Boolean"},{"name":"column","kind":"scalar","type":"String"},{"name":"previousId","kind":"scalar","type":"String","dbName":"previous_id"},{"name":"format","kind":"scalar","type":"Json"},{"name":"columns","kind":"scalar","type":"Json"},{"name":"counts","kind":"scalar","type":"Json"},{"name":"summary","kind":"scalar","type":"Json"},{"name":"charged","kind":"scalar","type":"Boolean"},{"name":"lastRow","kind":"scalar","type":"Int","dbName":"last_row"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"uploads","kind":"object","type":"ListUpload","relationName":"ListToListUpload"},{"name":"rows","kind":"object","type":"ListRow","relationName":"ListToListRow"},{"name":"lines","kind":"object","type":"ListLine","relationName":"ListToListLine"},{"name":"clusters","kind":"object","type":"ListCluster","relationName":"ListToListCluster"},{"name":"shares","kind":"object","type":"ListShare","relationName":"ListToListShare"}],"dbName":"list","schema":null},"ListUpload":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"list","kind":"object","type":"List","relationName":"ListToListUpload"}],"dbName":"list_upload","schema":null},"ListRow":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"row","kind":"scalar","type":"Int"},{"name":"line","kind":"scalar","type":"Int"},{"name":"input","kind":"scalar","type":"String"},{"name":"identity","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"special","kind":"scalar","type":"String"},{"name":"duplicateOf","kind":"scalar","type":"Int","dbName":"duplicate_of"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reasons","kind":"scalar","type":"Json"},{"name":"svcId","kind":"scalar","type":"String","dbName":"svc_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"tier","kind":"scalar","type":"String"},{"name":"flags","kind":"scalar","type":"String"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"known","kind":"scalar","type":"Boolean"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"keep","kind":"scalar","type":"Boolean"},{"name":"sameAs","kind":"scalar","type":"Int","dbName":"same_as"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"list","kind":"object","type":"List","relationName":"ListToListRow"}],"dbName":"list_row","schema":null},"ListLine":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"line","kind":"scalar","type":"Int"},{"name":"row","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListLine"}],"dbName":"list_line","schema":null},"ListCluster":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"size","kind":"scalar","type":"Int"},{"name":"strength","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"keep","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListCluster"}],"dbName":"list_cluster","schema":null},"ListShare":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"list","kind":"object","type":"List","relationName":"ListToListShare"}],"dbName":"list_share","schema":null},"ListTree":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"who","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"String"},{"name":"cap","kind":"scalar","type":"Decimal"},{"name":"floor","kind":"scalar","type":"Decimal"},{"name":"decimals","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"Bytes"},{"name":"leaves","kind":"scalar","type":"Int"},{"name":"sum","kind":"scalar","type":"Decimal"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"day","kind":"scalar","type":"BigInt"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"issuedAt","kind":"scalar","type":"BigInt","dbName":"issued_at"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"leafRows","kind":"object","type":"ListTreeLeaf","relationName":"ListTreeToListTreeLeaf"},{"name":"nodes","kind":"object","type":"ListTreeNode","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree","schema":null},"ListTreeLeaf":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"index","kind":"scalar","type":"Int"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"position","kind":"scalar","type":"Int"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeLeaf"}],"dbName":"list_tree_leaf","schema":null},"ListTreeNode":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree_node","schema":null},"Policy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"simulations","kind":"object","type":"PolicySimulation","relationName":"PolicyToPolicySimulation"},{"name":"nullifiers","kind":"object","type":"PassNullifier","relationName":"PassNullifierToPolicy"},{"name":"snapshots","kind":"object","type":"SnapshotToken","relationName":"PolicyToSnapshotToken"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyToPolicyWatch"}],"dbName":"policy","schema":null},"PolicySimulation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"lastSubject","kind":"scalar","type":"String","dbName":"last_subject"},{"name":"tally","kind":"scalar","type":"Json"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicySimulation"}],"dbName":"policy_simulation","schema":null},"PassNullifier":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"nullifier","kind":"scalar","type":"String"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PassNullifierToPolicy"}],"dbName":"pass_nullifier","schema":null},"SnapshotToken":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"stored","kind":"scalar","type":"Int"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToSnapshotToken"},{"name":"blocks","kind":"object","type":"SnapshotBlock","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_token","schema":null},"SnapshotBlock":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"network","kind":"scalar","type":"BigInt"},{"name":"snapshot","kind":"scalar","type":"BigInt"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"token","kind":"object","type":"SnapshotToken","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_block","schema":null},"SnapshotAnswer":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"address","kind":"scalar","type":"String"},{"name":"score","kind":"scalar","type":"Int"}],"dbName":"snapshot_answer","schema":null},"PolicyWatch":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"wallets","kind":"scalar","type":"Int"},{"name":"readsChain","kind":"scalar","type":"Boolean","dbName":"reads_chain"},{"name":"turnAt","kind":"scalar","type":"DateTime","dbName":"turn_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicyWatch"},{"name":"watched","kind":"object","type":"WatchedWallet","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"policy_watch","schema":null},"WatchedWallet":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"chainOutcomes","kind":"scalar","type":"String","dbName":"chain_outcomes"},{"name":"chainReadAt","kind":"scalar","type":"DateTime","dbName":"chain_read_at"},{"name":"nextOutcome","kind":"scalar","type":"String","dbName":"next_outcome"},{"name":"nextBlocks","kind":"scalar","type":"Json","dbName":"next_blocks"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"watched_wallet","schema":null},"OnceWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"party","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"histories","kind":"object","type":"OnceHistory","relationName":"OnceHistoryToOnceWallet"},{"name":"questions","kind":"object","type":"OnceQuestion","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_wallet","schema":null},"OnceHistory":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"headAt","kind":"scalar","type":"BigInt","dbName":"head_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceHistoryToOnceWallet"}],"dbName":"once_history","schema":null},"OnceQuestion":{"fields":[{"name":"asker","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"reads","kind":"scalar","type":"Boolean"},{"name":"payer","kind":"scalar","type":"String"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_question","schema":null},"Reservation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"name","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"deposit","kind":"scalar","type":"Decimal"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"state","kind":"scalar","type":"String"}],"dbName":"reservation","schema":null},"ReservationCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"}],"dbName":"reservation_cursor","schema":null},"Voucher":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"claimer","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"referralCode","kind":"scalar","type":"String","dbName":"referral_code"},{"name":"consents","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"}],"dbName":"voucher","schema":null},"ReferralCode":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"referral_code","schema":null},"Referral":{"fields":[{"name":"referee","kind":"scalar","type":"String"},{"name":"referrer","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"referral","schema":null},"SponsoredMint":{"fields":[{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsored_mint","schema":null},"SentTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"sender","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"raw","kind":"scalar","type":"String"},{"name":"hashes","kind":"scalar","type":"String"},{"name":"raises","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"}],"dbName":"sent_transaction","schema":null},"Score":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"bonus","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"unavailable","kind":"scalar","type":"String"},{"name":"stale","kind":"scalar","type":"String"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"modelHash","kind":"scalar","type":"Bytes","dbName":"model_hash"},{"name":"reachedAt","kind":"scalar","type":"BigInt","dbName":"reached_at"},{"name":"nextChangeDay","kind":"scalar","type":"BigInt","dbName":"next_change_day"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"score","schema":null},"ScoreFacts":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"score_facts","schema":null},"ScoreSteps":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"version","kind":"scalar","type":"BigInt"},{"name":"days","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"}],"dbName":"score_steps","schema":null},"ScoreFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"before","kind":"scalar","type":"Int"},{"name":"after","kind":"scalar","type":"Int"},{"name":"rankedBefore","kind":"scalar","type":"Boolean","dbName":"ranked_before"},{"name":"rankedAfter","kind":"scalar","type":"Boolean","dbName":"ranked_after"},{"name":"reachedBefore","kind":"scalar","type":"BigInt","dbName":"reached_before"},{"name":"reachedAfter","kind":"scalar","type":"BigInt","dbName":"reached_after"},{"name":"cause","kind":"scalar","type":"String"},{"name":"sourceChain","kind":"scalar","type":"BigInt","dbName":"source_chain"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"}],"dbName":"score_feed","schema":null},"IdentityFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"identity","kind":"scalar","type":"String"}],"dbName":"identity_feed","schema":null},"SavedRanking":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"position","kind":"scalar","type":"String"},{"name":"scopes","kind":"scalar","type":"Json"},{"name":"savedAt","kind":"scalar","type":"DateTime","dbName":"saved_at"}],"dbName":"saved_ranking","schema":null},"ScoreClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"recordedAt","kind":"scalar","type":"DateTime","dbName":"recorded_at"}],"dbName":"score_close","schema":null},"StaleClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"stale_close","schema":null},"PendingScore":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"scoredTo","kind":"scalar","type":"String","dbName":"scored_to"},{"name":"scored","kind":"scalar","type":"BigInt"}],"dbName":"pending_score","schema":null},"ModelSwitch":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"version","kind":"scalar","type":"String"},{"name":"announcedAt","kind":"scalar","type":"DateTime","dbName":"announced_at"},{"name":"activeFrom","kind":"scalar","type":"DateTime","dbName":"active_from"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"rescoredAt","kind":"scalar","type":"DateTime","dbName":"rescored_at"},{"name":"summary","kind":"scalar","type":"Json"}],"dbName":"model_switch","schema":null},"ModelComparison":{"fields":[{"name":"version","kind":"scalar","type":"String"},{"name":"requestedAt","kind":"scalar","type":"DateTime","dbName":"requested_at"},{"name":"compared","kind":"scalar","type":"Int"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"result","kind":"scalar","type":"Json"}],"dbName":"model_comparison","schema":null},"Takedown":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"liftedAt","kind":"scalar","type":"DateTime","dbName":"lifted_at"}],"dbName":"takedown","schema":null},"TradingCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"since24h","kind":"scalar","type":"BigInt","dbName":"since_24h"},{"name":"since7d","kind":"scalar","type":"BigInt","dbName":"since_7d"},{"name":"since30d","kind":"scalar","type":"BigInt","dbName":"since_30d"},{"name":"settings","kind":"scalar","type":"String"}],"dbName":"trading_cursor","schema":null},"Trade":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trade","schema":null},"TradingHolding":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"cost","kind":"scalar","type":"Decimal"}],"dbName":"trading_holding","schema":null},"Trader":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"trades","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trader","schema":null},"TraderHistogram":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"sort","kind":"scalar","type":"String"},{"name":"bucket","kind":"scalar","type":"Decimal"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"traders","kind":"scalar","type":"BigInt"}],"dbName":"trader_histogram","schema":null},"StaleTrader":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"subject","kind":"scalar","type":"String"}],"dbName":"stale_trader","schema":null},"Wallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"wallet","schema":null},"TrackedWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"smartAccount","kind":"scalar","type":"Boolean","dbName":"smart_account"},{"name":"error","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"fromBlock","kind":"scalar","type":"BigInt","dbName":"from_block"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"},{"name":"attestedFrom","kind":"scalar","type":"BigInt","dbName":"attested_from"},{"name":"attestedTo","kind":"scalar","type":"BigInt","dbName":"attested_to"},{"name":"attestDue","kind":"scalar","type":"DateTime","dbName":"attest_due"}],"dbName":"tracked_wallet","schema":null},"Tracking":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"tracking","schema":null},"Backfill":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"party","kind":"scalar","type":"String"},{"name":"line","kind":"object","type":"BackfillParty","relationName":"BackfillToBackfillParty"},{"name":"turns","kind":"scalar","type":"Int"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Json"}],"dbName":"backfill","schema":null},"BackfillParty":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"servedAt","kind":"scalar","type":"DateTime","dbName":"served_at"},{"name":"backfills","kind":"object","type":"Backfill","relationName":"BackfillToBackfillParty"}],"dbName":"backfill_party","schema":null},"StagedActivity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"staged_activity","schema":null},"AutomaticTracking":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"automatic_tracking","schema":null},"Outbox":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"event","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subjectsDone","kind":"scalar","type":"Boolean","dbName":"subjects_done"},{"name":"expandedTo","kind":"scalar","type":"String","dbName":"expanded_to"}],"dbName":"outbox","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"events","kind":"scalar","type":"String"},{"name":"subjects","kind":"scalar","type":"String"},{"name":"allSubjects","kind":"scalar","type":"Boolean","dbName":"all_subjects"},{"name":"secret","kind":"scalar","type":"String"},{"name":"oldSecret","kind":"scalar","type":"String","dbName":"old_secret"},{"name":"oldSecretUntil","kind":"scalar","type":"DateTime","dbName":"old_secret_until"},{"name":"signatureKey","kind":"scalar","type":"String","dbName":"signature_key"},{"name":"oldSignatureKey","kind":"scalar","type":"String","dbName":"old_signature_key"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"operatorOff","kind":"scalar","type":"Boolean","dbName":"operator_off"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"isFull","kind":"scalar","type":"Boolean","dbName":"is_full"},{"name":"missedFrom","kind":"scalar","type":"DateTime","dbName":"missed_from"},{"name":"missedUntil","kind":"scalar","type":"DateTime","dbName":"missed_until"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"event","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"earlierAttempts","kind":"scalar","type":"Int","dbName":"earlier_attempts"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"},{"name":"attempts","kind":"object","type":"WebhookAttempt","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_delivery","schema":null},"WebhookAttempt":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"error","kind":"scalar","type":"String"},{"name":"requestHeaders","kind":"scalar","type":"Json","dbName":"request_headers"},{"name":"responseBody","kind":"scalar","type":"String","dbName":"response_body"},{"name":"delivery","kind":"object","type":"WebhookDelivery","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_attempt","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","EarnedAchievement.findUnique","EarnedAchievement.findUniqueOrThrow","orderBy","cursor","EarnedAchievement.findFirst","EarnedAchievement.findFirstOrThrow","EarnedAchievement.findMany","data","EarnedAchievement.createOne","EarnedAchievement.createMany","EarnedAchievement.createManyAndReturn","EarnedAchievement.updateOne","EarnedAchievement.updateMany","EarnedAchievement.updateManyAndReturn","create","update","EarnedAchievement.upsertOne","EarnedAchievement.deleteOne","EarnedAchievement.deleteMany","having","_count","_min","_max","EarnedAchievement.groupBy","EarnedAchievement.aggregate","Appeal.findUnique","Appeal.findUniqueOrThrow","Appeal.findFirst","Appeal.findFirstOrThrow","Appeal.findMany","Appeal.createOne","Appeal.createMany","Appeal.createManyAndReturn","Appeal.updateOne","Appeal.updateMany","Appeal.updateManyAndReturn","Appeal.upsertOne","Appeal.deleteOne","Appeal.deleteMany","_avg","_sum","Appeal.groupBy","Appeal.aggregate","AttestationSchema.findUnique","AttestationSchema.findUniqueOrThrow","AttestationSchema.findFirst","AttestationSchema.findFirstOrThrow","AttestationSchema.findMany","AttestationSchema.createOne","AttestationSchema.createMany","AttestationSchema.createManyAndReturn","AttestationSchema.updateOne","AttestationSchema.updateMany","AttestationSchema.updateManyAndReturn","AttestationSchema.upsertOne","AttestationSchema.deleteOne","AttestationSchema.deleteMany","AttestationSchema.groupBy","AttestationSchema.aggregate","Attestation.findUnique","Attestation.findUniqueOrThrow","Attestation.findFirst","Attestation.findFirstOrThrow","Attestation.findMany","Attestation.createOne","Attestation.createMany","Attestation.createManyAndReturn","Attestation.updateOne","Attestation.updateMany","Attestation.updateManyAndReturn","Attestation.upsertOne","Attestation.deleteOne","Attestation.deleteMany","Attestation.groupBy","Attestation.aggregate","LeftOutAttestation.findUnique","LeftOutAttestation.findUniqueOrThrow","LeftOutAttestation.findFirst","LeftOutAttestation.findFirstOrThrow","LeftOutAttestation.findMany","LeftOutAttestation.createOne","LeftOutAttestation.createMany","LeftOutAttestation.createManyAndReturn","LeftOutAttestation.updateOne","LeftOutAttestation.updateMany","LeftOutAttestation.updateManyAndReturn","LeftOutAttestation.upsertOne","LeftOutAttestation.deleteOne","LeftOutAttestation.deleteMany","LeftOutAttestation.groupBy","LeftOutAttestation.aggregate","EarlyRevocation.findUnique","EarlyRevocation.findUniqueOrThrow","EarlyRevocation.findFirst","EarlyRevocation.findFirstOrThrow","EarlyRevocation.findMany","EarlyRevocation.createOne","EarlyRevocation.createMany","EarlyRevocation.createManyAndReturn","EarlyRevocation.updateOne","EarlyRevocation.updateMany","EarlyRevocation.updateManyAndReturn","EarlyRevocation.upsertOne","EarlyRevocation.deleteOne","EarlyRevocation.deleteMany","EarlyRevocation.groupBy","EarlyRevocation.aggregate","IssuerWeight.findUnique","IssuerWeight.findUniqueOrThrow","IssuerWeight.findFirst","IssuerWeight.findFirstOrThrow","IssuerWeight.findMany","IssuerWeight.createOne","IssuerWeight.createMany","IssuerWeight.createManyAndReturn","IssuerWeight.updateOne","IssuerWeight.updateMany","IssuerWeight.updateManyAndReturn","IssuerWeight.upsertOne","IssuerWeight.deleteOne","IssuerWeight.deleteMany","IssuerWeight.groupBy","IssuerWeight.aggregate","Notification.findUnique","Notification.findUniqueOrThrow","Notification.findFirst","Notification.findFirstOrThrow","Notification.findMany","Notification.createOne","Notification.createMany","Notification.createManyAndReturn","Notification.updateOne","Notification.updateMany","Notification.updateManyAndReturn","Notification.upsertOne","Notification.deleteOne","Notification.deleteMany","Notification.groupBy","Notification.aggregate","PendingAttestation.findUnique","PendingAttestation.findUniqueOrThrow","PendingAttestation.findFirst","PendingAttestation.findFirstOrThrow","PendingAttestation.findMany","PendingAttestation.createOne","PendingAttestation.createMany","PendingAttestation.createManyAndReturn","PendingAttestation.updateOne","PendingAttestation.updateMany","PendingAttestation.updateManyAndReturn","PendingAttestation.upsertOne","PendingAttestation.deleteOne","PendingAttestation.deleteMany","PendingAttestation.groupBy","PendingAttestation.aggregate","Meta.findUnique","Meta.findUniqueOrThrow","Meta.findFirst","Meta.findFirstOrThrow","Meta.findMany","Meta.createOne","Meta.createMany","Meta.createManyAndReturn","Meta.updateOne","Meta.updateMany","Meta.updateManyAndReturn","Meta.upsertOne","Meta.deleteOne","Meta.deleteMany","Meta.groupBy","Meta.aggregate","developer","keys","Developer.findUnique","Developer.findUniqueOrThrow","Developer.findFirst","Developer.findFirstOrThrow","Developer.findMany","Developer.createOne","Developer.createMany","Developer.createManyAndReturn","Developer.updateOne","Developer.updateMany","Developer.updateManyAndReturn","Developer.upsertOne","Developer.deleteOne","Developer.deleteMany","Developer.groupBy","Developer.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","IdempotentRequest.findUnique","IdempotentRequest.findUniqueOrThrow","IdempotentRequest.findFirst","IdempotentRequest.findFirstOrThrow","IdempotentRequest.findMany","IdempotentRequest.createOne","IdempotentRequest.createMany","IdempotentRequest.createManyAndReturn","IdempotentRequest.updateOne","IdempotentRequest.updateMany","IdempotentRequest.updateManyAndReturn","IdempotentRequest.upsertOne","IdempotentRequest.deleteOne","IdempotentRequest.deleteMany","IdempotentRequest.groupBy","IdempotentRequest.aggregate","IdempotentBytes.findUnique","IdempotentBytes.findUniqueOrThrow","IdempotentBytes.findFirst","IdempotentBytes.findFirstOrThrow","IdempotentBytes.findMany","IdempotentBytes.createOne","IdempotentBytes.createMany","IdempotentBytes.createManyAndReturn","IdempotentBytes.updateOne","IdempotentBytes.updateMany","IdempotentBytes.updateManyAndReturn","IdempotentBytes.upsertOne","IdempotentBytes.deleteOne","IdempotentBytes.deleteMany","IdempotentBytes.groupBy","IdempotentBytes.aggregate","DayCount.findUnique","DayCount.findUniqueOrThrow","DayCount.findFirst","DayCount.findFirstOrThrow","DayCount.findMany","DayCount.createOne","DayCount.createMany","DayCount.createManyAndReturn","DayCount.updateOne","DayCount.updateMany","DayCount.updateManyAndReturn","DayCount.upsertOne","DayCount.deleteOne","DayCount.deleteMany","DayCount.groupBy","DayCount.aggregate","AuthNonce.findUnique","AuthNonce.findUniqueOrThrow","AuthNonce.findFirst","AuthNonce.findFirstOrThrow","AuthNonce.findMany","AuthNonce.createOne","AuthNonce.createMany","AuthNonce.createManyAndReturn","AuthNonce.updateOne","AuthNonce.updateMany","AuthNonce.updateManyAndReturn","AuthNonce.upsertOne","AuthNonce.deleteOne","AuthNonce.deleteMany","AuthNonce.groupBy","AuthNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","Epoch.findUnique","Epoch.findUniqueOrThrow","Epoch.findFirst","Epoch.findFirstOrThrow","Epoch.findMany","Epoch.createOne","Epoch.createMany","Epoch.createManyAndReturn","Epoch.updateOne","Epoch.updateMany","Epoch.updateManyAndReturn","Epoch.upsertOne","Epoch.deleteOne","Epoch.deleteMany","Epoch.groupBy","Epoch.aggregate","pages","chunk","EpochPage.findUnique","EpochPage.findUniqueOrThrow","EpochPage.findFirst","EpochPage.findFirstOrThrow","EpochPage.findMany","EpochPage.createOne","EpochPage.createMany","EpochPage.createManyAndReturn","EpochPage.updateOne","EpochPage.updateMany","EpochPage.updateManyAndReturn","EpochPage.upsertOne","EpochPage.deleteOne","EpochPage.deleteMany","EpochPage.groupBy","EpochPage.aggregate","EpochChunk.findUnique","EpochChunk.findUniqueOrThrow","EpochChunk.findFirst","EpochChunk.findFirstOrThrow","EpochChunk.findMany","EpochChunk.createOne","EpochChunk.createMany","EpochChunk.createManyAndReturn","EpochChunk.updateOne","EpochChunk.updateMany","EpochChunk.updateManyAndReturn","EpochChunk.upsertOne","EpochChunk.deleteOne","EpochChunk.deleteMany","EpochChunk.groupBy","EpochChunk.aggregate","NameEvent.findUnique","NameEvent.findUniqueOrThrow","NameEvent.findFirst","NameEvent.findFirstOrThrow","NameEvent.findMany","NameEvent.createOne","NameEvent.createMany","NameEvent.createManyAndReturn","NameEvent.updateOne","NameEvent.updateMany","NameEvent.updateManyAndReturn","NameEvent.upsertOne","NameEvent.deleteOne","NameEvent.deleteMany","NameEvent.groupBy","NameEvent.aggregate","identity","wallets","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","IdentityWallet.findUnique","IdentityWallet.findUniqueOrThrow","IdentityWallet.findFirst","IdentityWallet.findFirstOrThrow","IdentityWallet.findMany","IdentityWallet.createOne","IdentityWallet.createMany","IdentityWallet.createManyAndReturn","IdentityWallet.updateOne","IdentityWallet.updateMany","IdentityWallet.updateManyAndReturn","IdentityWallet.upsertOne","IdentityWallet.deleteOne","IdentityWallet.deleteMany","IdentityWallet.groupBy","IdentityWallet.aggregate","IdentityDeparture.findUnique","IdentityDeparture.findUniqueOrThrow","IdentityDeparture.findFirst","IdentityDeparture.findFirstOrThrow","IdentityDeparture.findMany","IdentityDeparture.createOne","IdentityDeparture.createMany","IdentityDeparture.createManyAndReturn","IdentityDeparture.updateOne","IdentityDeparture.updateMany","IdentityDeparture.updateManyAndReturn","IdentityDeparture.upsertOne","IdentityDeparture.deleteOne","IdentityDeparture.deleteMany","IdentityDeparture.groupBy","IdentityDeparture.aggregate","IdentityPast.findUnique","IdentityPast.findUniqueOrThrow","IdentityPast.findFirst","IdentityPast.findFirstOrThrow","IdentityPast.findMany","IdentityPast.createOne","IdentityPast.createMany","IdentityPast.createManyAndReturn","IdentityPast.updateOne","IdentityPast.updateMany","IdentityPast.updateManyAndReturn","IdentityPast.upsertOne","IdentityPast.deleteOne","IdentityPast.deleteMany","IdentityPast.groupBy","IdentityPast.aggregate","WalletGroup.findUnique","WalletGroup.findUniqueOrThrow","WalletGroup.findFirst","WalletGroup.findFirstOrThrow","WalletGroup.findMany","WalletGroup.createOne","WalletGroup.createMany","WalletGroup.createManyAndReturn","WalletGroup.updateOne","WalletGroup.updateMany","WalletGroup.updateManyAndReturn","WalletGroup.upsertOne","WalletGroup.deleteOne","WalletGroup.deleteMany","WalletGroup.groupBy","WalletGroup.aggregate","ChainCursor.findUnique","ChainCursor.findUniqueOrThrow","ChainCursor.findFirst","ChainCursor.findFirstOrThrow","ChainCursor.findMany","ChainCursor.createOne","ChainCursor.createMany","ChainCursor.createManyAndReturn","ChainCursor.updateOne","ChainCursor.updateMany","ChainCursor.updateManyAndReturn","ChainCursor.upsertOne","ChainCursor.deleteOne","ChainCursor.deleteMany","ChainCursor.groupBy","ChainCursor.aggregate","ExplorerHead.findUnique","ExplorerHead.findUniqueOrThrow","ExplorerHead.findFirst","ExplorerHead.findFirstOrThrow","ExplorerHead.findMany","ExplorerHead.createOne","ExplorerHead.createMany","ExplorerHead.createManyAndReturn","ExplorerHead.updateOne","ExplorerHead.updateMany","ExplorerHead.updateManyAndReturn","ExplorerHead.upsertOne","ExplorerHead.deleteOne","ExplorerHead.deleteMany","ExplorerHead.groupBy","ExplorerHead.aggregate","ExplorerFault.findUnique","ExplorerFault.findUniqueOrThrow","ExplorerFault.findFirst","ExplorerFault.findFirstOrThrow","ExplorerFault.findMany","ExplorerFault.createOne","ExplorerFault.createMany","ExplorerFault.createManyAndReturn","ExplorerFault.updateOne","ExplorerFault.updateMany","ExplorerFault.updateManyAndReturn","ExplorerFault.upsertOne","ExplorerFault.deleteOne","ExplorerFault.deleteMany","ExplorerFault.groupBy","ExplorerFault.aggregate","ChainControl.findUnique","ChainControl.findUniqueOrThrow","ChainControl.findFirst","ChainControl.findFirstOrThrow","ChainControl.findMany","ChainControl.createOne","ChainControl.createMany","ChainControl.createManyAndReturn","ChainControl.updateOne","ChainControl.updateMany","ChainControl.updateManyAndReturn","ChainControl.upsertOne","ChainControl.deleteOne","ChainControl.deleteMany","ChainControl.groupBy","ChainControl.aggregate","Block.findUnique","Block.findUniqueOrThrow","Block.findFirst","Block.findFirstOrThrow","Block.findMany","Block.createOne","Block.createMany","Block.createManyAndReturn","Block.updateOne","Block.updateMany","Block.updateManyAndReturn","Block.upsertOne","Block.deleteOne","Block.deleteMany","Block.groupBy","Block.aggregate","Activity.findUnique","Activity.findUniqueOrThrow","Activity.findFirst","Activity.findFirstOrThrow","Activity.findMany","Activity.createOne","Activity.createMany","Activity.createManyAndReturn","Activity.updateOne","Activity.updateMany","Activity.updateManyAndReturn","Activity.upsertOne","Activity.deleteOne","Activity.deleteMany","Activity.groupBy","Activity.aggregate","Facts.findUnique","Facts.findUniqueOrThrow","Facts.findFirst","Facts.findFirstOrThrow","Facts.findMany","Facts.createOne","Facts.createMany","Facts.createManyAndReturn","Facts.updateOne","Facts.updateMany","Facts.updateManyAndReturn","Facts.upsertOne","Facts.deleteOne","Facts.deleteMany","Facts.groupBy","Facts.aggregate","FactsSnapshot.findUnique","FactsSnapshot.findUniqueOrThrow","FactsSnapshot.findFirst","FactsSnapshot.findFirstOrThrow","FactsSnapshot.findMany","FactsSnapshot.createOne","FactsSnapshot.createMany","FactsSnapshot.createManyAndReturn","FactsSnapshot.updateOne","FactsSnapshot.updateMany","FactsSnapshot.updateManyAndReturn","FactsSnapshot.upsertOne","FactsSnapshot.deleteOne","FactsSnapshot.deleteMany","FactsSnapshot.groupBy","FactsSnapshot.aggregate","FundingCluster.findUnique","FundingCluster.findUniqueOrThrow","FundingCluster.findFirst","FundingCluster.findFirstOrThrow","FundingCluster.findMany","FundingCluster.createOne","FundingCluster.createMany","FundingCluster.createManyAndReturn","FundingCluster.updateOne","FundingCluster.updateMany","FundingCluster.updateManyAndReturn","FundingCluster.upsertOne","FundingCluster.deleteOne","FundingCluster.deleteMany","FundingCluster.groupBy","FundingCluster.aggregate","AlikeCluster.findUnique","AlikeCluster.findUniqueOrThrow","AlikeCluster.findFirst","AlikeCluster.findFirstOrThrow","AlikeCluster.findMany","AlikeCluster.createOne","AlikeCluster.createMany","AlikeCluster.createManyAndReturn","AlikeCluster.updateOne","AlikeCluster.updateMany","AlikeCluster.updateManyAndReturn","AlikeCluster.upsertOne","AlikeCluster.deleteOne","AlikeCluster.deleteMany","AlikeCluster.groupBy","AlikeCluster.aggregate","PaymentTrust.findUnique","PaymentTrust.findUniqueOrThrow","PaymentTrust.findFirst","PaymentTrust.findFirstOrThrow","PaymentTrust.findMany","PaymentTrust.createOne","PaymentTrust.createMany","PaymentTrust.createManyAndReturn","PaymentTrust.updateOne","PaymentTrust.updateMany","PaymentTrust.updateManyAndReturn","PaymentTrust.upsertOne","PaymentTrust.deleteOne","PaymentTrust.deleteMany","PaymentTrust.groupBy","PaymentTrust.aggregate","QuarantinedTransaction.findUnique","QuarantinedTransaction.findUniqueOrThrow","QuarantinedTransaction.findFirst","QuarantinedTransaction.findFirstOrThrow","QuarantinedTransaction.findMany","QuarantinedTransaction.createOne","QuarantinedTransaction.createMany","QuarantinedTransaction.createManyAndReturn","QuarantinedTransaction.updateOne","QuarantinedTransaction.updateMany","QuarantinedTransaction.updateManyAndReturn","QuarantinedTransaction.upsertOne","QuarantinedTransaction.deleteOne","QuarantinedTransaction.deleteMany","QuarantinedTransaction.groupBy","QuarantinedTransaction.aggregate","QuarantinedWallet.findUnique","QuarantinedWallet.findUniqueOrThrow","QuarantinedWallet.findFirst","QuarantinedWallet.findFirstOrThrow","QuarantinedWallet.findMany","QuarantinedWallet.createOne","QuarantinedWallet.createMany","QuarantinedWallet.createManyAndReturn","QuarantinedWallet.updateOne","QuarantinedWallet.updateMany","QuarantinedWallet.updateManyAndReturn","QuarantinedWallet.upsertOne","QuarantinedWallet.deleteOne","QuarantinedWallet.deleteMany","QuarantinedWallet.groupBy","QuarantinedWallet.aggregate","list","uploads","rows","lines","clusters","shares","List.findUnique","List.findUniqueOrThrow","List.findFirst","List.findFirstOrThrow","List.findMany","List.createOne","List.createMany","List.createManyAndReturn","List.updateOne","List.updateMany","List.updateManyAndReturn","List.upsertOne","List.deleteOne","List.deleteMany","List.groupBy","List.aggregate","ListUpload.findUnique","ListUpload.findUniqueOrThrow","ListUpload.findFirst","ListUpload.findFirstOrThrow","ListUpload.findMany","ListUpload.createOne","ListUpload.createMany","ListUpload.createManyAndReturn","ListUpload.updateOne","ListUpload.updateMany","ListUpload.updateManyAndReturn","ListUpload.upsertOne","ListUpload.deleteOne","ListUpload.deleteMany","ListUpload.groupBy","ListUpload.aggregate","ListRow.findUnique","ListRow.findUniqueOrThrow","ListRow.findFirst","ListRow.findFirstOrThrow","ListRow.findMany","ListRow.createOne","ListRow.createMany","ListRow.createManyAndReturn","ListRow.updateOne","ListRow.updateMany","ListRow.updateManyAndReturn","ListRow.upsertOne","ListRow.deleteOne","ListRow.deleteMany","ListRow.groupBy","ListRow.aggregate","ListLine.findUnique","ListLine.findUniqueOrThrow","ListLine.findFirst","ListLine.findFirstOrThrow","ListLine.findMany","ListLine.createOne","ListLine.createMany","ListLine.createManyAndReturn","ListLine.updateOne","ListLine.updateMany","ListLine.updateManyAndReturn","ListLine.upsertOne","ListLine.deleteOne","ListLine.deleteMany","ListLine.groupBy","ListLine.aggregate","ListCluster.findUnique","ListCluster.findUniqueOrThrow","ListCluster.findFirst","ListCluster.findFirstOrThrow","ListCluster.findMany","ListCluster.createOne","ListCluster.createMany","ListCluster.createManyAndReturn","ListCluster.updateOne","ListCluster.updateMany","ListCluster.updateManyAndReturn","ListCluster.upsertOne","ListCluster.deleteOne","ListCluster.deleteMany","ListCluster.groupBy","ListCluster.aggregate","ListShare.findUnique","ListShare.findUniqueOrThrow","ListShare.findFirst","ListShare.findFirstOrThrow","ListShare.findMany","ListShare.createOne","ListShare.createMany","ListShare.createManyAndReturn","ListShare.updateOne","ListShare.updateMany","ListShare.updateManyAndReturn","ListShare.upsertOne","ListShare.deleteOne","ListShare.deleteMany","ListShare.groupBy","ListShare.aggregate","tree","leafRows","nodes","ListTree.findUnique","ListTree.findUniqueOrThrow","ListTree.findFirst","ListTree.findFirstOrThrow","ListTree.findMany","ListTree.createOne","ListTree.createMany","ListTree.createManyAndReturn","ListTree.updateOne","ListTree.updateMany","ListTree.updateManyAndReturn","ListTree.upsertOne","ListTree.deleteOne","ListTree.deleteMany","ListTree.groupBy","ListTree.aggregate","ListTreeLeaf.findUnique","ListTreeLeaf.findUniqueOrThrow","ListTreeLeaf.findFirst","ListTreeLeaf.findFirstOrThrow","ListTreeLeaf.findMany","ListTreeLeaf.createOne","ListTreeLeaf.createMany","ListTreeLeaf.createManyAndReturn","ListTreeLeaf.updateOne","ListTreeLeaf.updateMany","ListTreeLeaf.updateManyAndReturn","ListTreeLeaf.upsertOne","ListTreeLeaf.deleteOne","ListTreeLeaf.deleteMany","ListTreeLeaf.groupBy","ListTreeLeaf.aggregate","ListTreeNode.findUnique","ListTreeNode.findUniqueOrThrow","ListTreeNode.findFirst","ListTreeNode.findFirstOrThrow","ListTreeNode.findMany","ListTreeNode.createOne","ListTreeNode.createMany","ListTreeNode.createManyAndReturn","ListTreeNode.updateOne","ListTreeNode.updateMany","ListTreeNode.updateManyAndReturn","ListTreeNode.upsertOne","ListTreeNode.deleteOne","ListTreeNode.deleteMany","ListTreeNode.groupBy","ListTreeNode.aggregate","policy","simulations","nullifiers","token","blocks","snapshots","watch","watched","Policy.findUnique","Policy.findUniqueOrThrow","Policy.findFirst","Policy.findFirstOrThrow","Policy.findMany","Policy.createOne","Policy.createMany","Policy.createManyAndReturn","Policy.updateOne","Policy.updateMany","Policy.updateManyAndReturn","Policy.upsertOne","Policy.deleteOne","Policy.deleteMany","Policy.groupBy","Policy.aggregate","PolicySimulation.findUnique","PolicySimulation.findUniqueOrThrow","PolicySimulation.findFirst","PolicySimulation.findFirstOrThrow","PolicySimulation.findMany","PolicySimulation.createOne","PolicySimulation.createMany","PolicySimulation.createManyAndReturn","PolicySimulation.updateOne","PolicySimulation.updateMany","PolicySimulation.updateManyAndReturn","PolicySimulation.upsertOne","PolicySimulation.deleteOne","PolicySimulation.deleteMany","PolicySimulation.groupBy","PolicySimulation.aggregate","PassNullifier.findUnique","PassNullifier.findUniqueOrThrow","PassNullifier.findFirst","PassNullifier.findFirstOrThrow","PassNullifier.findMany","PassNullifier.createOne","PassNullifier.createMany","PassNullifier.createManyAndReturn","PassNullifier.updateOne","PassNullifier.updateMany","PassNullifier.updateManyAndReturn","PassNullifier.upsertOne","PassNullifier.deleteOne","PassNullifier.deleteMany","PassNullifier.groupBy","PassNullifier.aggregate","SnapshotToken.findUnique","SnapshotToken.findUniqueOrThrow","SnapshotToken.findFirst","SnapshotToken.findFirstOrThrow","SnapshotToken.findMany","SnapshotToken.createOne","SnapshotToken.createMany","SnapshotToken.createManyAndReturn","SnapshotToken.updateOne","SnapshotToken.updateMany","SnapshotToken.updateManyAndReturn","SnapshotToken.upsertOne","SnapshotToken.deleteOne","SnapshotToken.deleteMany","SnapshotToken.groupBy","SnapshotToken.aggregate","SnapshotBlock.findUnique","SnapshotBlock.findUniqueOrThrow","SnapshotBlock.findFirst","SnapshotBlock.findFirstOrThrow","SnapshotBlock.findMany","SnapshotBlock.createOne","SnapshotBlock.createMany","SnapshotBlock.createManyAndReturn","SnapshotBlock.updateOne","SnapshotBlock.updateMany","SnapshotBlock.updateManyAndReturn","SnapshotBlock.upsertOne","SnapshotBlock.deleteOne","SnapshotBlock.deleteMany","SnapshotBlock.groupBy","SnapshotBlock.aggregate","SnapshotAnswer.findUnique","SnapshotAnswer.findUniqueOrThrow","SnapshotAnswer.findFirst","SnapshotAnswer.findFirstOrThrow","SnapshotAnswer.findMany","SnapshotAnswer.createOne","SnapshotAnswer.createMany","SnapshotAnswer.createManyAndReturn","SnapshotAnswer.updateOne","SnapshotAnswer.updateMany","SnapshotAnswer.updateManyAndReturn","SnapshotAnswer.upsertOne","SnapshotAnswer.deleteOne","SnapshotAnswer.deleteMany","SnapshotAnswer.groupBy","SnapshotAnswer.aggregate","PolicyWatch.findUnique","PolicyWatch.findUniqueOrThrow","PolicyWatch.findFirst","PolicyWatch.findFirstOrThrow","PolicyWatch.findMany","PolicyWatch.createOne","PolicyWatch.createMany","PolicyWatch.createManyAndReturn","PolicyWatch.updateOne","PolicyWatch.updateMany","PolicyWatch.updateManyAndReturn","PolicyWatch.upsertOne","PolicyWatch.deleteOne","PolicyWatch.deleteMany","PolicyWatch.groupBy","PolicyWatch.aggregate","WatchedWallet.findUnique","WatchedWallet.findUniqueOrThrow","WatchedWallet.findFirst","WatchedWallet.findFirstOrThrow","WatchedWallet.findMany","WatchedWallet.createOne","WatchedWallet.createMany","WatchedWallet.createManyAndReturn","WatchedWallet.updateOne","WatchedWallet.updateMany","WatchedWallet.updateManyAndReturn","WatchedWallet.upsertOne","WatchedWallet.deleteOne","WatchedWallet.deleteMany","WatchedWallet.groupBy","WatchedWallet.aggregate","wallet","histories","questions","OnceWallet.findUnique","OnceWallet.findUniqueOrThrow","OnceWallet.findFirst","OnceWallet.findFirstOrThrow","OnceWallet.findMany","OnceWallet.createOne","OnceWallet.createMany","OnceWallet.createManyAndReturn","OnceWallet.updateOne","OnceWallet.updateMany","OnceWallet.updateManyAndReturn","OnceWallet.upsertOne","OnceWallet.deleteOne","OnceWallet.deleteMany","OnceWallet.groupBy","OnceWallet.aggregate","OnceHistory.findUnique","OnceHistory.findUniqueOrThrow","OnceHistory.findFirst","OnceHistory.findFirstOrThrow","OnceHistory.findMany","OnceHistory.createOne","OnceHistory.createMany","OnceHistory.createManyAndReturn","OnceHistory.updateOne","OnceHistory.updateMany","OnceHistory.updateManyAndReturn","OnceHistory.upsertOne","OnceHistory.deleteOne","OnceHistory.deleteMany","OnceHistory.groupBy","OnceHistory.aggregate","OnceQuestion.findUnique","OnceQuestion.findUniqueOrThrow","OnceQuestion.findFirst","OnceQuestion.findFirstOrThrow","OnceQuestion.findMany","OnceQuestion.createOne","OnceQuestion.createMany","OnceQuestion.createManyAndReturn","OnceQuestion.updateOne","OnceQuestion.updateMany","OnceQuestion.updateManyAndReturn","OnceQuestion.upsertOne","OnceQuestion.deleteOne","OnceQuestion.deleteMany","OnceQuestion.groupBy","OnceQuestion.aggregate","Reservation.findUnique","Reservation.findUniqueOrThrow","Reservation.findFirst","Reservation.findFirstOrThrow","Reservation.findMany","Reservation.createOne","Reservation.createMany","Reservation.createManyAndReturn","Reservation.updateOne","Reservation.updateMany","Reservation.updateManyAndReturn","Reservation.upsertOne","Reservation.deleteOne","Reservation.deleteMany","Reservation.groupBy","Reservation.aggregate","ReservationCursor.findUnique","ReservationCursor.findUniqueOrThrow","ReservationCursor.findFirst","ReservationCursor.findFirstOrThrow","ReservationCursor.findMany","ReservationCursor.createOne","ReservationCursor.createMany","ReservationCursor.createManyAndReturn","ReservationCursor.updateOne","ReservationCursor.updateMany","ReservationCursor.updateManyAndReturn","ReservationCursor.upsertOne","ReservationCursor.deleteOne","ReservationCursor.deleteMany","ReservationCursor.groupBy","ReservationCursor.aggregate","Voucher.findUnique","Voucher.findUniqueOrThrow","Voucher.findFirst","Voucher.findFirstOrThrow","Voucher.findMany","Voucher.createOne","Voucher.createMany","Voucher.createManyAndReturn","Voucher.updateOne","Voucher.updateMany","Voucher.updateManyAndReturn","Voucher.upsertOne","Voucher.deleteOne","Voucher.deleteMany","Voucher.groupBy","Voucher.aggregate","ReferralCode.findUnique","ReferralCode.findUniqueOrThrow","ReferralCode.findFirst","ReferralCode.findFirstOrThrow","ReferralCode.findMany","ReferralCode.createOne","ReferralCode.createMany","ReferralCode.createManyAndReturn","ReferralCode.updateOne","ReferralCode.updateMany","ReferralCode.updateManyAndReturn","ReferralCode.upsertOne","ReferralCode.deleteOne","ReferralCode.deleteMany","ReferralCode.groupBy","ReferralCode.aggregate","Referral.findUnique","Referral.findUniqueOrThrow","Referral.findFirst","Referral.findFirstOrThrow","Referral.findMany","Referral.createOne","Referral.createMany","Referral.createManyAndReturn","Referral.updateOne","Referral.updateMany","Referral.updateManyAndReturn","Referral.upsertOne","Referral.deleteOne","Referral.deleteMany","Referral.groupBy","Referral.aggregate","SponsoredMint.findUnique","SponsoredMint.findUniqueOrThrow","SponsoredMint.findFirst","SponsoredMint.findFirstOrThrow","SponsoredMint.findMany","SponsoredMint.createOne","SponsoredMint.createMany","SponsoredMint.createManyAndReturn","SponsoredMint.updateOne","SponsoredMint.updateMany","SponsoredMint.updateManyAndReturn","SponsoredMint.upsertOne","SponsoredMint.deleteOne","SponsoredMint.deleteMany","SponsoredMint.groupBy","SponsoredMint.aggregate","SentTransaction.findUnique","SentTransaction.findUniqueOrThrow","SentTransaction.findFirst","SentTransaction.findFirstOrThrow","SentTransaction.findMany","SentTransaction.createOne","SentTransaction.createMany","SentTransaction.createManyAndReturn","SentTransaction.updateOne","SentTransaction.updateMany","SentTransaction.updateManyAndReturn","SentTransaction.upsertOne","SentTransaction.deleteOne","SentTransaction.deleteMany","SentTransaction.groupBy","SentTransaction.aggregate","Score.findUnique","Score.findUniqueOrThrow","Score.findFirst","Score.findFirstOrThrow","Score.findMany","Score.createOne","Score.createMany","Score.createManyAndReturn","Score.updateOne","Score.updateMany","Score.updateManyAndReturn","Score.upsertOne","Score.deleteOne","Score.deleteMany","Score.groupBy","Score.aggregate","ScoreFacts.findUnique","ScoreFacts.findUniqueOrThrow","ScoreFacts.findFirst","ScoreFacts.findFirstOrThrow","ScoreFacts.findMany","ScoreFacts.createOne","ScoreFacts.createMany","ScoreFacts.createManyAndReturn","ScoreFacts.updateOne","ScoreFacts.updateMany","ScoreFacts.updateManyAndReturn","ScoreFacts.upsertOne","ScoreFacts.deleteOne","ScoreFacts.deleteMany","ScoreFacts.groupBy","ScoreFacts.aggregate","ScoreSteps.findUnique","ScoreSteps.findUniqueOrThrow","ScoreSteps.findFirst","ScoreSteps.findFirstOrThrow","ScoreSteps.findMany","ScoreSteps.createOne","ScoreSteps.createMany","ScoreSteps.createManyAndReturn","ScoreSteps.updateOne","ScoreSteps.updateMany","ScoreSteps.updateManyAndReturn","ScoreSteps.upsertOne","ScoreSteps.deleteOne","ScoreSteps.deleteMany","ScoreSteps.groupBy","ScoreSteps.aggregate","ScoreFeed.findUnique","ScoreFeed.findUniqueOrThrow","ScoreFeed.findFirst","ScoreFeed.findFirstOrThrow","ScoreFeed.findMany","ScoreFeed.createOne","ScoreFeed.createMany","ScoreFeed.createManyAndReturn","ScoreFeed.updateOne","ScoreFeed.updateMany","ScoreFeed.updateManyAndReturn","ScoreFeed.upsertOne","ScoreFeed.deleteOne","ScoreFeed.deleteMany","ScoreFeed.groupBy","ScoreFeed.aggregate","IdentityFeed.findUnique","IdentityFeed.findUniqueOrThrow","IdentityFeed.findFirst","IdentityFeed.findFirstOrThrow","IdentityFeed.findMany","IdentityFeed.createOne","IdentityFeed.createMany","IdentityFeed.createManyAndReturn","IdentityFeed.updateOne","IdentityFeed.updateMany","IdentityFeed.updateManyAndReturn","IdentityFeed.upsertOne","IdentityFeed.deleteOne","IdentityFeed.deleteMany","IdentityFeed.groupBy","IdentityFeed.aggregate","SavedRanking.findUnique","SavedRanking.findUniqueOrThrow","SavedRanking.findFirst","SavedRanking.findFirstOrThrow","SavedRanking.findMany","SavedRanking.createOne","SavedRanking.createMany","SavedRanking.createManyAndReturn","SavedRanking.updateOne","SavedRanking.updateMany","SavedRanking.updateManyAndReturn","SavedRanking.upsertOne","SavedRanking.deleteOne","SavedRanking.deleteMany","SavedRanking.groupBy","SavedRanking.aggregate","ScoreClose.findUnique","ScoreClose.findUniqueOrThrow","ScoreClose.findFirst","ScoreClose.findFirstOrThrow","ScoreClose.findMany","ScoreClose.createOne","ScoreClose.createMany","ScoreClose.createManyAndReturn","ScoreClose.updateOne","ScoreClose.updateMany","ScoreClose.updateManyAndReturn","ScoreClose.upsertOne","ScoreClose.deleteOne","ScoreClose.deleteMany","ScoreClose.groupBy","ScoreClose.aggregate","StaleClose.findUnique","StaleClose.findUniqueOrThrow","StaleClose.findFirst","StaleClose.findFirstOrThrow","StaleClose.findMany","StaleClose.createOne","StaleClose.createMany","StaleClose.createManyAndReturn","StaleClose.updateOne","StaleClose.updateMany","StaleClose.updateManyAndReturn","StaleClose.upsertOne","StaleClose.deleteOne","StaleClose.deleteMany","StaleClose.groupBy","StaleClose.aggregate","PendingScore.findUnique","PendingScore.findUniqueOrThrow","PendingScore.findFirst","PendingScore.findFirstOrThrow","PendingScore.findMany","PendingScore.createOne","PendingScore.createMany","PendingScore.createManyAndReturn","PendingScore.updateOne","PendingScore.updateMany","PendingScore.updateManyAndReturn","PendingScore.upsertOne","PendingScore.deleteOne","PendingScore.deleteMany","PendingScore.groupBy","PendingScore.aggregate","ModelSwitch.findUnique","ModelSwitch.findUniqueOrThrow","ModelSwitch.findFirst","ModelSwitch.findFirstOrThrow","ModelSwitch.findMany","ModelSwitch.createOne","ModelSwitch.createMany","ModelSwitch.createManyAndReturn","ModelSwitch.updateOne","ModelSwitch.updateMany","ModelSwitch.updateManyAndReturn","ModelSwitch.upsertOne","ModelSwitch.deleteOne","ModelSwitch.deleteMany","ModelSwitch.groupBy","ModelSwitch.aggregate","ModelComparison.findUnique","ModelComparison.findUniqueOrThrow","ModelComparison.findFirst","ModelComparison.findFirstOrThrow","ModelComparison.findMany","ModelComparison.createOne","ModelComparison.createMany","ModelComparison.createManyAndReturn","ModelComparison.updateOne","ModelComparison.updateMany","ModelComparison.updateManyAndReturn","ModelComparison.upsertOne","ModelComparison.deleteOne","ModelComparison.deleteMany","ModelComparison.groupBy","ModelComparison.aggregate","Takedown.findUnique","Takedown.findUniqueOrThrow","Takedown.findFirst","Takedown.findFirstOrThrow","Takedown.findMany","Takedown.createOne","Takedown.createMany","Takedown.createManyAndReturn","Takedown.updateOne","Takedown.updateMany","Takedown.updateManyAndReturn","Takedown.upsertOne","Takedown.deleteOne","Takedown.deleteMany","Takedown.groupBy","Takedown.aggregate","TradingCursor.findUnique","TradingCursor.findUniqueOrThrow","TradingCursor.findFirst","TradingCursor.findFirstOrThrow","TradingCursor.findMany","TradingCursor.createOne","TradingCursor.createMany","TradingCursor.createManyAndReturn","TradingCursor.updateOne","TradingCursor.updateMany","TradingCursor.updateManyAndReturn","TradingCursor.upsertOne","TradingCursor.deleteOne","TradingCursor.deleteMany","TradingCursor.groupBy","TradingCursor.aggregate","Trade.findUnique","Trade.findUniqueOrThrow","Trade.findFirst","Trade.findFirstOrThrow","Trade.findMany","Trade.createOne","Trade.createMany","Trade.createManyAndReturn","Trade.updateOne","Trade.updateMany","Trade.updateManyAndReturn","Trade.upsertOne","Trade.deleteOne","Trade.deleteMany","Trade.groupBy","Trade.aggregate","TradingHolding.findUnique","TradingHolding.findUniqueOrThrow","TradingHolding.findFirst","TradingHolding.findFirstOrThrow","TradingHolding.findMany","TradingHolding.createOne","TradingHolding.createMany","TradingHolding.createManyAndReturn","TradingHolding.updateOne","TradingHolding.updateMany","TradingHolding.updateManyAndReturn","TradingHolding.upsertOne","TradingHolding.deleteOne","TradingHolding.deleteMany","TradingHolding.groupBy","TradingHolding.aggregate","Trader.findUnique","Trader.findUniqueOrThrow","Trader.findFirst","Trader.findFirstOrThrow","Trader.findMany","Trader.createOne","Trader.createMany","Trader.createManyAndReturn","Trader.updateOne","Trader.updateMany","Trader.updateManyAndReturn","Trader.upsertOne","Trader.deleteOne","Trader.deleteMany","Trader.groupBy","Trader.aggregate","TraderHistogram.findUnique","TraderHistogram.findUniqueOrThrow","TraderHistogram.findFirst","TraderHistogram.findFirstOrThrow","TraderHistogram.findMany","TraderHistogram.createOne","TraderHistogram.createMany","TraderHistogram.createManyAndReturn","TraderHistogram.updateOne","TraderHistogram.updateMany","TraderHistogram.updateManyAndReturn","TraderHistogram.upsertOne","TraderHistogram.deleteOne","TraderHistogram.deleteMany","TraderHistogram.groupBy","TraderHistogram.aggregate","StaleTrader.findUnique","StaleTrader.findUniqueOrThrow","StaleTrader.findFirst","StaleTrader.findFirstOrThrow","StaleTrader.findMany","StaleTrader.createOne","StaleTrader.createMany","StaleTrader.createManyAndReturn","StaleTrader.updateOne","StaleTrader.updateMany","StaleTrader.updateManyAndReturn","StaleTrader.upsertOne","StaleTrader.deleteOne","StaleTrader.deleteMany","StaleTrader.groupBy","StaleTrader.aggregate","Wallet.findUnique","Wallet.findUniqueOrThrow","Wallet.findFirst","Wallet.findFirstOrThrow","Wallet.findMany","Wallet.createOne","Wallet.createMany","Wallet.createManyAndReturn","Wallet.updateOne","Wallet.updateMany","Wallet.updateManyAndReturn","Wallet.upsertOne","Wallet.deleteOne","Wallet.deleteMany","Wallet.groupBy","Wallet.aggregate","TrackedWallet.findUnique","TrackedWallet.findUniqueOrThrow","TrackedWallet.findFirst","TrackedWallet.findFirstOrThrow","TrackedWallet.findMany","TrackedWallet.createOne","TrackedWallet.createMany","TrackedWallet.createManyAndReturn","TrackedWallet.updateOne","TrackedWallet.updateMany","TrackedWallet.updateManyAndReturn","TrackedWallet.upsertOne","TrackedWallet.deleteOne","TrackedWallet.deleteMany","TrackedWallet.groupBy","TrackedWallet.aggregate","Tracking.findUnique","Tracking.findUniqueOrThrow","Tracking.findFirst","Tracking.findFirstOrThrow","Tracking.findMany","Tracking.createOne","Tracking.createMany","Tracking.createManyAndReturn","Tracking.updateOne","Tracking.updateMany","Tracking.updateManyAndReturn","Tracking.upsertOne","Tracking.deleteOne","Tracking.deleteMany","Tracking.groupBy","Tracking.aggregate","backfills","line","Backfill.findUnique","Backfill.findUniqueOrThrow","Backfill.findFirst","Backfill.findFirstOrThrow","Backfill.findMany","Backfill.createOne","Backfill.createMany","Backfill.createManyAndReturn","Backfill.updateOne","Backfill.updateMany","Backfill.updateManyAndReturn","Backfill.upsertOne","Backfill.deleteOne","Backfill.deleteMany","Backfill.groupBy","Backfill.aggregate","BackfillParty.findUnique","BackfillParty.findUniqueOrThrow","BackfillParty.findFirst","BackfillParty.findFirstOrThrow","BackfillParty.findMany","BackfillParty.createOne","BackfillParty.createMany","BackfillParty.createManyAndReturn","BackfillParty.updateOne","BackfillParty.updateMany","BackfillParty.updateManyAndReturn","BackfillParty.upsertOne","BackfillParty.deleteOne","BackfillParty.deleteMany","BackfillParty.groupBy","BackfillParty.aggregate","StagedActivity.findUnique","StagedActivity.findUniqueOrThrow","StagedActivity.findFirst","StagedActivity.findFirstOrThrow","StagedActivity.findMany","StagedActivity.createOne","StagedActivity.createMany","StagedActivity.createManyAndReturn","StagedActivity.updateOne","StagedActivity.updateMany","StagedActivity.updateManyAndReturn","StagedActivity.upsertOne","StagedActivity.deleteOne","StagedActivity.deleteMany","StagedActivity.groupBy","StagedActivity.aggregate","AutomaticTracking.findUnique","AutomaticTracking.findUniqueOrThrow","AutomaticTracking.findFirst","AutomaticTracking.findFirstOrThrow","AutomaticTracking.findMany","AutomaticTracking.createOne","AutomaticTracking.createMany","AutomaticTracking.createManyAndReturn","AutomaticTracking.updateOne","AutomaticTracking.updateMany","AutomaticTracking.updateManyAndReturn","AutomaticTracking.upsertOne","AutomaticTracking.deleteOne","AutomaticTracking.deleteMany","AutomaticTracking.groupBy","AutomaticTracking.aggregate","Outbox.findUnique","Outbox.findUniqueOrThrow","Outbox.findFirst","Outbox.findFirstOrThrow","Outbox.findMany","Outbox.createOne","Outbox.createMany","Outbox.createManyAndReturn","Outbox.updateOne","Outbox.updateMany","Outbox.updateManyAndReturn","Outbox.upsertOne","Outbox.deleteOne","Outbox.deleteMany","Outbox.groupBy","Outbox.aggregate","webhook","delivery","attempts","deliveries","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","WebhookAttempt.findUnique","WebhookAttempt.findUniqueOrThrow","WebhookAttempt.findFirst","WebhookAttempt.findFirstOrThrow","WebhookAttempt.findMany","WebhookAttempt.createOne","WebhookAttempt.createMany","WebhookAttempt.createManyAndReturn","WebhookAttempt.updateOne","WebhookAttempt.updateMany","WebhookAttempt.updateManyAndReturn","WebhookAttempt.upsertOne","WebhookAttempt.deleteOne","WebhookAttempt.deleteMany","WebhookAttempt.groupBy","WebhookAttempt.aggregate","AND","OR","NOT","id","deliveryId","at","statusCode","durationMs","error","requestHeaders","responseBody","equals","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","lt","lte","gt","gte","not","in","notIn","contains","startsWith","endsWith","webhookId","messageId","event","body","replayOf","status","attempt","earlierAttempts","nextAttemptAt","claim","leasedUntil","createdAt","developerId","url","host","events","subjects","allSubjects","secret","oldSecret","oldSecretUntil","signatureKey","oldSignatureKey","active","disabledReason","operatorOff","failingSince","isFull","missedFrom","missedUntil","has","hasEvery","hasSome","every","some","none","subjectsDone","expandedTo","address","client","chainId","blockNumber","txIndex","logIndex","own","ran","kind","txHash","counterparty","asset","assetOut","method","amount","amountOut","fee","wallet_chainId_blockNumber_logIndex_kind_txHash","party","servedAt","turns","queuedAt","dueAt","progress","address_chainId","developerId_address","state","transactions","truncated","unreadRows","gaps","smartAccount","source","fromBlock","toBlock","sources","readyAt","checkedAt","attestedFrom","attestedTo","attestDue","subject","period","sort","bucket","prefix","traders","chainId_period_sort_bucket_prefix","trades","volume","profit","chainId_period_subject","units","cost","subject_chainId_token","chainId_at_blockNumber_txIndex_logIndex_wallet","since24h","since7d","since30d","settings","target","reason","liftedAt","kind_target","version","requestedAt","compared","finishedAt","result","announcedAt","activeFrom","activatedAt","rescoredAt","summary","cause","scoredTo","scored","fromDay","subject_chainId","day","until","total","activity","age","diversity","governance","social","risk","loyalty","ranked","confidence","recordedAt","subject_chainId_day","position","scopes","savedAt","before","after","rankedBefore","rankedAfter","reachedBefore","reachedAfter","sourceChain","days","factsHash","facts","subject_factsHash","bonus","unavailable","stale","modelHash","reachedAt","nextChangeDay","updatedAt","sender","nonce","raw","hashes","raises","sentAt","minedAt","chainId_sender_nonce","name","referee","referrer","code","confirmedAt","claimer","price","signature","expiresAt","referralCode","consents","blockHash","deposit","reservedAt","chainId_txHash_logIndex","asker","askedAt","reads","payer","headAt","readAt","asker_address","policyId","outcome","chainOutcomes","chainReadAt","nextOutcome","nextBlocks","since","readsChain","turnAt","tokenHash","score","tokenHash_day_address","network","snapshot","endsAt","stored","groupId","nullifier","firstAt","lastSubject","tally","policyId_address","tokenHash_network_snapshot","policyId_groupId","treeId","piece","bytes","index","listId","who","cap","floor","decimals","root","leaves","sum","issuedAt","domain","signer","treeId_piece","treeId_index","cluster","size","strength","members","evidence","keep","row","text","input","special","duplicateOf","reasons","svcId","tier","flags","known","sameAs","read","repair","column","previousId","format","columns","counts","charged","lastRow","completedAt","seenAt","listId_cluster","listId_line_reason","listId_row","listId_piece","partlyRead","wallet_chainId_blockNumber_txIndex","firstBlock","retryAt","resolvedAt","chainId_blockNumber_txIndex","weight","foundBy","funder","clusterSize","chainLength","chainId_wallet","block","wallet_chainId_block","wallet_chainId","number","hash","parentHash","time","statedTime","chainId_number","pausedAt","pauseReason","reindexFrom","reindexRequestedAt","reindexStartedAt","setAsideBlock","setAsideRequestedAt","chainId_host","blockTime","guessed","headNumber","finalizedBlock","scoredBlock","scoredHash","dayBlockNumber","dayBlockHash","dayBlockTime","missingBlock","missingSince","joinedAt","ownerTx","owner","movedAt","name_ownerTx","leftAt","address_name_owner","primary","linkedAt","tokenId","parent","mintedAt","final","blocked","received","nameHash","account","epoch","firstIndex","firstAddress","chunkHash","epoch_firstIndex","previousRoot","chains","lineBytes","checksum","storedBytes","published","hour","keyId","endpoint","requests","errors","latencies","developerId_hour_keyId_endpoint","revokedAt","lastUsedAt","developerId_day","caller","caller_hour","path","key","bodyHash","committed","results","fence","startedAt","caller_method_path_key","actor","act","details","requestId","permissions","rateLimit","last4","suspendedAt","suspensionReason","replacedBy","value","uid","issuer","revocation","chainId_uid","contract","chainId_contract_uid_issuer","schemaUid","expirationTime","attestation","chainId_contract_uid","omittedBytes","decoded","preview","revocable","refUid","salt","signatureKind","revocationReason","revocationDetails","publicReason","revocationSignature","revocationSeq","revokedBlock","revokedTxHash","uid_issuer_chainId_contract","nameKey","schema","resolver","flag","openedAt","decideBy","decidedAt","decision","totalBefore","totalAfter","consent","wallet_flag","earnedAt","claimedAt","lostAt","subject_id","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "yB2lB5AMCbwMAAD6FQAwvQwAAAQAEL4MAAD6FQAwvwwBAMQTACGnDQEAxBMAId8PQADIEwAh4A9AAMcTACHhD0AAxxMAIeIPAAD7FQAgAQAAAAEAIAEAAAABACAIvAwAAPoVADC9DAAABAAQvgwAAPoVADC_DAEAxBMAIacNAQDEEwAh3w9AAMgTACHgD0AAxxMAIeEPQADHEwAhAuAPAAD8FQAg4Q8AAPwVACADAAAABAAgAwAABQAwBAAAAQAgAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACAFvwwBAAAAAacNAQAAAAHfD0AAAAAB4A9AAAAAAeEPQAAAAAEBCAAACQAgBb8MAQAAAAGnDQEAAAAB3w9AAAAAAeAPQAAAAAHhD0AAAAABAQgAAAsAMAEIAAALADAFvwwBAIcWACGnDQEAhxYAId8PQACDFgAh4A9AAI8WACHhD0AAjxYAIQIAAAABACAIAAAOACAFvwwBAIcWACGnDQEAhxYAId8PQACDFgAh4A9AAI8WACHhD0AAjxYAIQIAAAAEACAIAAAQACACAAAABAAgCAAAEAAgAwAAAAEAIA8AAAkAIBAAAA4AIAEAAAABACABAAAABAAgBRUAAMgcACAWAADKHAAgFwAAyRwAIOAPAAD8FQAg4Q8AAPwVACAIvAwAAPkVADC9DAAAFwAQvgwAAPkVADC_DAEApRMAIacNAQClEwAh3w9AAKYTACHgD0AAuxMAIeEPQAC7EwAhAwAAAAQAIAMAABYAMBQAABcAIAMAAAAEACADAAAFADAEAAABACATwwcBAMQTACG8DAAA9xUAML0MAAAdABC-DAAA9xUAML8MAQAAAAHdDAEAxBMAIeQMAQDEEwAhuw0BAMQTACHLDUAAxxMAIbsOAAC_EwAg1g8BAMQTACHXD0AAyBMAIdgPQADIEwAh2Q9AAMcTACHaDwEAxhMAIdsPAgDLEwAh3A8CAMsTACHdDwEAAAAB3g8AAPgVACABAAAAGgAgAQAAABoAIBLDBwEAxBMAIbwMAAD3FQAwvQwAAB0AEL4MAAD3FQAwvwwBAMQTACHdDAEAxBMAIeQMAQDEEwAhuw0BAMQTACHLDUAAxxMAIbsOAAC_EwAg1g8BAMQTACHXD0AAyBMAIdgPQADIEwAh2Q9AAMcTACHaDwEAxhMAIdsPAgDLEwAh3A8CAMsTACHdDwEAxhMAIQbLDQAA_BUAINkPAAD8FQAg2g8AAPwVACDbDwAA_BUAINwPAAD8FQAg3Q8AAPwVACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAMAAAAdACADAAAeADAEAAAaACAPwwcBAAAAAb8MAQAAAAHdDAEAAAAB5AwBAAAAAbsNAQAAAAHLDUAAAAABuw4AAMccACDWDwEAAAAB1w9AAAAAAdgPQAAAAAHZD0AAAAAB2g8BAAAAAdsPAgAAAAHcDwIAAAAB3Q8BAAAAAQEIAAAiACAPwwcBAAAAAb8MAQAAAAHdDAEAAAAB5AwBAAAAAbsNAQAAAAHLDUAAAAABuw4AAMccACDWDwEAAAAB1w9AAAAAAdgPQAAAAAHZD0AAAAAB2g8BAAAAAdsPAgAAAAHcDwIAAAAB3Q8BAAAAAQEIAAAkADABCAAAJAAwD8MHAQCHFgAhvwwBAIcWACHdDAEAhxYAIeQMAQCHFgAhuw0BAIcWACHLDUAAjxYAIbsOAADGHAAg1g8BAIcWACHXD0AAgxYAIdgPQACDFgAh2Q9AAI8WACHaDwEAhhYAIdsPAgCEFgAh3A8CAIQWACHdDwEAhhYAIQIAAAAaACAIAAAnACAPwwcBAIcWACG_DAEAhxYAId0MAQCHFgAh5AwBAIcWACG7DQEAhxYAIcsNQACPFgAhuw4AAMYcACDWDwEAhxYAIdcPQACDFgAh2A9AAIMWACHZD0AAjxYAIdoPAQCGFgAh2w8CAIQWACHcDwIAhBYAId0PAQCGFgAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACALFQAAwRwAIBYAAMQcACAXAADDHAAgKAAAwhwAICkAAMUcACDLDQAA_BUAINkPAAD8FQAg2g8AAPwVACDbDwAA_BUAINwPAAD8FQAg3Q8AAPwVACASwwcBAKUTACG8DAAA9hUAML0MAAAwABC-DAAA9hUAML8MAQClEwAh3QwBAKUTACHkDAEApRMAIbsNAQClEwAhyw1AALsTACG7DgAAvxMAINYPAQClEwAh1w9AAKYTACHYD0AAphMAIdkPQAC7EwAh2g8BAKkTACHbDwIApxMAIdwPAgCnEwAh3Q8BAKkTACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAu8DAAA9RUAML0MAAA2ABC-DAAA9RUAMOMMQADIEwAh5AwBAMYTACH4DQEAxhMAIboPAQAAAAHHDyAAxRMAIdMPAQAAAAHUDwEAxBMAIdUPAQDEEwAhAQAAADMAIAEAAAAzACALvAwAAPUVADC9DAAANgAQvgwAAPUVADDjDEAAyBMAIeQMAQDGEwAh-A0BAMYTACG6DwEAxBMAIccPIADFEwAh0w8BAMYTACHUDwEAxBMAIdUPAQDEEwAhA-QMAAD8FQAg-A0AAPwVACDTDwAA_BUAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgAwAAADYAIAMAADcAMAQAADMAIAjjDEAAAAAB5AwBAAAAAfgNAQAAAAG6DwEAAAABxw8gAAAAAdMPAQAAAAHUDwEAAAAB1Q8BAAAAAQEIAAA7ACAI4wxAAAAAAeQMAQAAAAH4DQEAAAABug8BAAAAAccPIAAAAAHTDwEAAAAB1A8BAAAAAdUPAQAAAAEBCAAAPQAwAQgAAD0AMAjjDEAAgxYAIeQMAQCGFgAh-A0BAIYWACG6DwEAhxYAIccPIAClFgAh0w8BAIYWACHUDwEAhxYAIdUPAQCHFgAhAgAAADMAIAgAAEAAIAjjDEAAgxYAIeQMAQCGFgAh-A0BAIYWACG6DwEAhxYAIccPIAClFgAh0w8BAIYWACHUDwEAhxYAIdUPAQCHFgAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAGFQAAvhwAIBYAAMAcACAXAAC_HAAg5AwAAPwVACD4DQAA_BUAINMPAAD8FQAgC7wMAAD0FQAwvQwAAEkAEL4MAAD0FQAw4wxAAKYTACHkDAEAqRMAIfgNAQCpEwAhug8BAKUTACHHDyAAwBMAIdMPAQCpEwAh1A8BAKUTACHVDwEApRMAIQMAAAA2ACADAABIADAUAABJACADAAAANgAgAwAANwAwBAAAMwAgJQgBAMQTACG8DAAA8hUAML0MAABPABC-DAAA8hUAML8MAQAAAAHjDEAAyBMAIYANBADPEwAhgQ0EAPwTACGDDQIAyxMAIYcNAQDGEwAhpw0BAMQTACHwDQEAxhMAIf8NAQDGEwAhgw4BAMYTACHpDgQAzxMAIYsPIADFEwAhog9AAMcTACG6DwEAxBMAIbsPAQDEEwAhvg8BAMQTACHADwEAxBMAIcEPBADPEwAhxA8CAMsTACHFDwAAzRMAIMYPAADNEwAgxw8gAMUTACHIDwEAxBMAIckPAQDGEwAhyg8BAMQTACHLDwEAxhMAIcwPAQDGEwAhzQ8BAMYTACHODwEAxhMAIc8PBAAAAAHQDwQA_BMAIdEPAQDGEwAh0g8AAPMVACABAAAATAAgAQAAAEwAICQIAQDEEwAhvAwAAPIVADC9DAAATwAQvgwAAPIVADC_DAEAxBMAIeMMQADIEwAhgA0EAM8TACGBDQQA_BMAIYMNAgDLEwAhhw0BAMYTACGnDQEAxBMAIfANAQDGEwAh_w0BAMYTACGDDgEAxhMAIekOBADPEwAhiw8gAMUTACGiD0AAxxMAIboPAQDEEwAhuw8BAMQTACG-DwEAxBMAIcAPAQDEEwAhwQ8EAM8TACHEDwIAyxMAIcUPAADNEwAgxg8AAM0TACDHDyAAxRMAIcgPAQDEEwAhyQ8BAMYTACHKDwEAxBMAIcsPAQDGEwAhzA8BAMYTACHNDwEAxhMAIc4PAQDGEwAhzw8EAPwTACHQDwQA_BMAIdEPAQDGEwAhEoENAAD8FQAggw0AAPwVACCHDQAA_BUAIPANAAD8FQAg_w0AAPwVACCDDgAA_BUAIKIPAAD8FQAgxA8AAPwVACDFDwAA_BUAIMYPAAD8FQAgyQ8AAPwVACDLDwAA_BUAIMwPAAD8FQAgzQ8AAPwVACDODwAA_BUAIM8PAAD8FQAg0A8AAPwVACDRDwAA_BUAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgAwAAAE8AIAMAAFAAMAQAAEwAICEIAQAAAAG_DAEAAAAB4wxAAAAAAYANBAAAAAGBDQQAAAABgw0CAAAAAYcNAQAAAAGnDQEAAAAB8A0BAAAAAf8NAQAAAAGDDgEAAAAB6Q4EAAAAAYsPIAAAAAGiD0AAAAABug8BAAAAAbsPAQAAAAG-DwEAAAABwA8BAAAAAcEPBAAAAAHEDwIAAAABxQ-AAAAAAcYPgAAAAAHHDyAAAAAByA8BAAAAAckPAQAAAAHKDwEAAAAByw8BAAAAAcwPAQAAAAHNDwEAAAABzg8BAAAAAc8PBAAAAAHQDwQAAAAB0Q8BAAAAAQEIAABUACAhCAEAAAABvwwBAAAAAeMMQAAAAAGADQQAAAABgQ0EAAAAAYMNAgAAAAGHDQEAAAABpw0BAAAAAfANAQAAAAH_DQEAAAABgw4BAAAAAekOBAAAAAGLDyAAAAABog9AAAAAAboPAQAAAAG7DwEAAAABvg8BAAAAAcAPAQAAAAHBDwQAAAABxA8CAAAAAcUPgAAAAAHGD4AAAAABxw8gAAAAAcgPAQAAAAHJDwEAAAAByg8BAAAAAcsPAQAAAAHMDwEAAAABzQ8BAAAAAc4PAQAAAAHPDwQAAAAB0A8EAAAAAdEPAQAAAAEBCAAAVgAwAQgAAFYAMCEIAQCHFgAhvwwBAIcWACHjDEAAgxYAIYANBACCFgAhgQ0EAO4WACGDDQIAhBYAIYcNAQCGFgAhpw0BAIcWACHwDQEAhhYAIf8NAQCGFgAhgw4BAIYWACHpDgQAghYAIYsPIAClFgAhog9AAI8WACG6DwEAhxYAIbsPAQCHFgAhvg8BAIcWACHADwEAhxYAIcEPBACCFgAhxA8CAIQWACHFD4AAAAABxg-AAAAAAccPIAClFgAhyA8BAIcWACHJDwEAhhYAIcoPAQCHFgAhyw8BAIYWACHMDwEAhhYAIc0PAQCGFgAhzg8BAIYWACHPDwQA7hYAIdAPBADuFgAh0Q8BAIYWACECAAAATAAgCAAAWQAgIQgBAIcWACG_DAEAhxYAIeMMQACDFgAhgA0EAIIWACGBDQQA7hYAIYMNAgCEFgAhhw0BAIYWACGnDQEAhxYAIfANAQCGFgAh_w0BAIYWACGDDgEAhhYAIekOBACCFgAhiw8gAKUWACGiD0AAjxYAIboPAQCHFgAhuw8BAIcWACG-DwEAhxYAIcAPAQCHFgAhwQ8EAIIWACHEDwIAhBYAIcUPgAAAAAHGD4AAAAABxw8gAKUWACHIDwEAhxYAIckPAQCGFgAhyg8BAIcWACHLDwEAhhYAIcwPAQCGFgAhzQ8BAIYWACHODwEAhhYAIc8PBADuFgAh0A8EAO4WACHRDwEAhhYAIQIAAABPACAIAABbACACAAAATwAgCAAAWwAgAwAAAEwAIA8AAFQAIBAAAFkAIAEAAABMACABAAAATwAgFxUAALkcACAWAAC8HAAgFwAAuxwAICgAALocACApAAC9HAAggQ0AAPwVACCDDQAA_BUAIIcNAAD8FQAg8A0AAPwVACD_DQAA_BUAIIMOAAD8FQAgog8AAPwVACDEDwAA_BUAIMUPAAD8FQAgxg8AAPwVACDJDwAA_BUAIMsPAAD8FQAgzA8AAPwVACDNDwAA_BUAIM4PAAD8FQAgzw8AAPwVACDQDwAA_BUAINEPAAD8FQAgJAgBAKUTACG8DAAA8RUAML0MAABiABC-DAAA8RUAML8MAQClEwAh4wxAAKYTACGADQQApBMAIYENBAD4EwAhgw0CAKcTACGHDQEAqRMAIacNAQClEwAh8A0BAKkTACH_DQEAqRMAIYMOAQCpEwAh6Q4EAKQTACGLDyAAwBMAIaIPQAC7EwAhug8BAKUTACG7DwEApRMAIb4PAQClEwAhwA8BAKUTACHBDwQApBMAIcQPAgCnEwAhxQ8AAKoTACDGDwAAqhMAIMcPIADAEwAhyA8BAKUTACHJDwEAqRMAIcoPAQClEwAhyw8BAKkTACHMDwEAqRMAIc0PAQCpEwAhzg8BAKkTACHPDwQA-BMAIdAPBAD4EwAh0Q8BAKkTACEDAAAATwAgAwAAYQAwFAAAYgAgAwAAAE8AIAMAAFAAMAQAAEwAIBC8DAAA7xUAML0MAABoABC-DAAA7xUAMIANBADPEwAhgQ0EAM8TACGDDQIAzBMAIacNAQDEEwAh8A0BAMQTACHpDgQAzxMAIboPAQDEEwAhuw8BAMQTACG-DwEAxBMAIcAPAQDEEwAhwQ8EAM8TACHCDwAA1xMAIMMPAADwFQAgAQAAAGUAIAEAAABlACAPvAwAAO8VADC9DAAAaAAQvgwAAO8VADCADQQAzxMAIYENBADPEwAhgw0CAMwTACGnDQEAxBMAIfANAQDEEwAh6Q4EAM8TACG6DwEAxBMAIbsPAQDEEwAhvg8BAMQTACHADwEAxBMAIcEPBADPEwAhwg8AANcTACAAAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDIANBAAAAAGBDQQAAAABgw0CAAAAAacNAQAAAAHwDQEAAAAB6Q4EAAAAAboPAQAAAAG7DwEAAAABvg8BAAAAAcAPAQAAAAHBDwQAAAABwg-AAAAAAQEIAABtACAMgA0EAAAAAYENBAAAAAGDDQIAAAABpw0BAAAAAfANAQAAAAHpDgQAAAABug8BAAAAAbsPAQAAAAG-DwEAAAABwA8BAAAAAcEPBAAAAAHCD4AAAAABAQgAAG8AMAEIAABvADAMgA0EAIIWACGBDQQAghYAIYMNAgCFFgAhpw0BAIcWACHwDQEAhxYAIekOBACCFgAhug8BAIcWACG7DwEAhxYAIb4PAQCHFgAhwA8BAIcWACHBDwQAghYAIcIPgAAAAAECAAAAZQAgCAAAcgAgDIANBACCFgAhgQ0EAIIWACGDDQIAhRYAIacNAQCHFgAh8A0BAIcWACHpDgQAghYAIboPAQCHFgAhuw8BAIcWACG-DwEAhxYAIcAPAQCHFgAhwQ8EAIIWACHCD4AAAAABAgAAAGgAIAgAAHQAIAIAAABoACAIAAB0ACADAAAAZQAgDwAAbQAgEAAAcgAgAQAAAGUAIAEAAABoACAFFQAAtBwAIBYAALccACAXAAC2HAAgKAAAtRwAICkAALgcACAPvAwAAO4VADC9DAAAewAQvgwAAO4VADCADQQApBMAIYENBACkEwAhgw0CAKgTACGnDQEApRMAIfANAQClEwAh6Q4EAKQTACG6DwEApRMAIbsPAQClEwAhvg8BAKUTACHADwEApRMAIcEPBACkEwAhwg8AANQTACADAAAAaAAgAwAAegAwFAAAewAgAwAAAGgAIAMAAGkAMAQAAGUAIAu8DAAA7BUAML0MAACBAQAQvgwAAOwVADCADQQAzxMAIYENBADPEwAhhw0BAMQTACH0DgQAzxMAIboPAQDEEwAhuw8BAMQTACG-DwEAxBMAIb8PAADtFQAgAQAAAH4AIAEAAAB-ACAKvAwAAOwVADC9DAAAgQEAEL4MAADsFQAwgA0EAM8TACGBDQQAzxMAIYcNAQDEEwAh9A4EAM8TACG6DwEAxBMAIbsPAQDEEwAhvg8BAMQTACEAAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgAwAAAIEBACADAACCAQAwBAAAfgAgB4ANBAAAAAGBDQQAAAABhw0BAAAAAfQOBAAAAAG6DwEAAAABuw8BAAAAAb4PAQAAAAEBCAAAhgEAIAeADQQAAAABgQ0EAAAAAYcNAQAAAAH0DgQAAAABug8BAAAAAbsPAQAAAAG-DwEAAAABAQgAAIgBADABCAAAiAEAMAeADQQAghYAIYENBACCFgAhhw0BAIcWACH0DgQAghYAIboPAQCHFgAhuw8BAIcWACG-DwEAhxYAIQIAAAB-ACAIAACLAQAgB4ANBACCFgAhgQ0EAIIWACGHDQEAhxYAIfQOBACCFgAhug8BAIcWACG7DwEAhxYAIb4PAQCHFgAhAgAAAIEBACAIAACNAQAgAgAAAIEBACAIAACNAQAgAwAAAH4AIA8AAIYBACAQAACLAQAgAQAAAH4AIAEAAACBAQAgBRUAAK8cACAWAACyHAAgFwAAsRwAICgAALAcACApAACzHAAgCrwMAADrFQAwvQwAAJQBABC-DAAA6xUAMIANBACkEwAhgQ0EAKQTACGHDQEApRMAIfQOBACkEwAhug8BAKUTACG7DwEApRMAIb4PAQClEwAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIAW8DAAA6hUAML0MAACaAQAQvgwAAOoVADCnDQEAAAAB3Q4CAMwTACEBAAAAlwEAIAEAAACXAQAgBbwMAADqFQAwvQwAAJoBABC-DAAA6hUAMKcNAQDEEwAh3Q4CAMwTACEAAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgAqcNAQAAAAHdDgIAAAABAQgAAJ8BACACpw0BAAAAAd0OAgAAAAEBCAAAoQEAMAEIAAChAQAwAqcNAQCHFgAh3Q4CAIUWACECAAAAlwEAIAgAAKQBACACpw0BAIcWACHdDgIAhRYAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBRUAAKocACAWAACtHAAgFwAArBwAICgAAKscACApAACuHAAgBbwMAADpFQAwvQwAAK0BABC-DAAA6RUAMKcNAQClEwAh3Q4CAKgTACEDAAAAmgEAIAMAAKwBADAUAACtAQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAkIAADXEwAgvAwAAOgVADC9DAAAswEAEL4MAADoFQAwvwwBAAAAAcEMQADIEwAh_gwBAMQTACGGDQEAxBMAIYwOQADHEwAhAQAAALABACABAAAAsAEAIAkIAADXEwAgvAwAAOgVADC9DAAAswEAEL4MAADoFQAwvwwBAMQTACHBDEAAyBMAIf4MAQDEEwAhhg0BAMQTACGMDkAAxxMAIQGMDgAA_BUAIAMAAACzAQAgAwAAtAEAMAQAALABACADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAYIgAAAAAG_DAEAAAABwQxAAAAAAf4MAQAAAAGGDQEAAAABjA5AAAAAAQEIAAC4AQAgBgiAAAAAAb8MAQAAAAHBDEAAAAAB_gwBAAAAAYYNAQAAAAGMDkAAAAABAQgAALoBADABCAAAugEAMAYIgAAAAAG_DAEAhxYAIcEMQACDFgAh_gwBAIcWACGGDQEAhxYAIYwOQACPFgAhAgAAALABACAIAAC9AQAgBgiAAAAAAb8MAQCHFgAhwQxAAIMWACH-DAEAhxYAIYYNAQCHFgAhjA5AAI8WACECAAAAswEAIAgAAL8BACACAAAAswEAIAgAAL8BACADAAAAsAEAIA8AALgBACAQAAC9AQAgAQAAALABACABAAAAswEAIAQVAACnHAAgFgAAqRwAIBcAAKgcACCMDgAA_BUAIAkIAADUEwAgvAwAAOcVADC9DAAAxgEAEL4MAADnFQAwvwwBAKUTACHBDEAAphMAIf4MAQClEwAhhg0BAKUTACGMDkAAuxMAIQMAAACzAQAgAwAAxQEAMBQAAMYBACADAAAAswEAIAMAALQBADAEAACwAQAgEooMAgDMEwAhvAwAAOUVADC9DAAAzAEAEL4MAADlFQAwwQxAAMgTACGADQQAzxMAIYENBADPEwAhgw0CAMwTACGHDQEAxBMAIacNAQDEEwAh8A0BAMYTACGDDgEAxhMAIdoOQADIEwAh9A4EAM8TACG6DwEAxBMAIbsPAQDEEwAhvA8AAM0TACC9DwAA5hUAIAEAAADJAQAgAQAAAMkBACARigwCAMwTACG8DAAA5RUAML0MAADMAQAQvgwAAOUVADDBDEAAyBMAIYANBADPEwAhgQ0EAM8TACGDDQIAzBMAIYcNAQDEEwAhpw0BAMQTACHwDQEAxhMAIYMOAQDGEwAh2g5AAMgTACH0DgQAzxMAIboPAQDEEwAhuw8BAMQTACG8DwAAzRMAIAPwDQAA_BUAIIMOAAD8FQAgvA8AAPwVACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACAOigwCAAAAAcEMQAAAAAGADQQAAAABgQ0EAAAAAYMNAgAAAAGHDQEAAAABpw0BAAAAAfANAQAAAAGDDgEAAAAB2g5AAAAAAfQOBAAAAAG6DwEAAAABuw8BAAAAAbwPgAAAAAEBCAAA0QEAIA6KDAIAAAABwQxAAAAAAYANBAAAAAGBDQQAAAABgw0CAAAAAYcNAQAAAAGnDQEAAAAB8A0BAAAAAYMOAQAAAAHaDkAAAAAB9A4EAAAAAboPAQAAAAG7DwEAAAABvA-AAAAAAQEIAADTAQAwAQgAANMBADAOigwCAIUWACHBDEAAgxYAIYANBACCFgAhgQ0EAIIWACGDDQIAhRYAIYcNAQCHFgAhpw0BAIcWACHwDQEAhhYAIYMOAQCGFgAh2g5AAIMWACH0DgQAghYAIboPAQCHFgAhuw8BAIcWACG8D4AAAAABAgAAAMkBACAIAADWAQAgDooMAgCFFgAhwQxAAIMWACGADQQAghYAIYENBACCFgAhgw0CAIUWACGHDQEAhxYAIacNAQCHFgAh8A0BAIYWACGDDgEAhhYAIdoOQACDFgAh9A4EAIIWACG6DwEAhxYAIbsPAQCHFgAhvA-AAAAAAQIAAADMAQAgCAAA2AEAIAIAAADMAQAgCAAA2AEAIAMAAADJAQAgDwAA0QEAIBAAANYBACABAAAAyQEAIAEAAADMAQAgCBUAAKIcACAWAAClHAAgFwAApBwAICgAAKMcACApAACmHAAg8A0AAPwVACCDDgAA_BUAILwPAAD8FQAgEYoMAgCoEwAhvAwAAOQVADC9DAAA3wEAEL4MAADkFQAwwQxAAKYTACGADQQApBMAIYENBACkEwAhgw0CAKgTACGHDQEApRMAIacNAQClEwAh8A0BAKkTACGDDgEAqRMAIdoOQACmEwAh9A4EAKQTACG6DwEApRMAIbsPAQClEwAhvA8AAKoTACADAAAAzAEAIAMAAN4BADAUAADfAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAW8DAAA4xUAML0MAADlAQAQvgwAAOMVADCoDwEAAAABuQ8AANcTACABAAAA4gEAIAEAAADiAQAgBbwMAADjFQAwvQwAAOUBABC-DAAA4xUAMKgPAQDEEwAhuQ8AANcTACAAAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACADAAAA5QEAIAMAAOYBADAEAADiAQAgAqgPAQAAAAG5D4AAAAABAQgAAOoBACACqA8BAAAAAbkPgAAAAAEBCAAA7AEAMAEIAADsAQAwAqgPAQCHFgAhuQ-AAAAAAQIAAADiAQAgCAAA7wEAIAKoDwEAhxYAIbkPgAAAAAECAAAA5QEAIAgAAPEBACACAAAA5QEAIAgAAPEBACADAAAA4gEAIA8AAOoBACAQAADvAQAgAQAAAOIBACABAAAA5QEAIAMVAACfHAAgFgAAoRwAIBcAAKAcACAFvAwAAOIVADC9DAAA-AEAEL4MAADiFQAwqA8BAKUTACG5DwAA1BMAIAMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgDK0BAADeFQAgwwcBAAAAAbwMAADdFQAwvQwAAIMCABC-DAAA3RUAML8MAQAAAAHjDEAAyBMAIYANBAD8EwAhxA4BAMQTACHlDgAA4RUAILYPQADHEwAhtw8BAMYTACEBAAAA-wEAIBOsAQAA4BUAILwMAADfFQAwvQwAAP0BABC-DAAA3xUAML8MAQDEEwAh4wxAAMgTACHkDAEAxBMAIasNAQDEEwAh-A0BAMQTACGADkAAxxMAIecOAQDEEwAhog9AAMcTACGjD0AAxxMAIbMPAAC_EwAgtA8CAMsTACG1DwEAxBMAIbYPQADHEwAhtw8BAMYTACG4DwEAxhMAIQisAQAAnhwAIIAOAAD8FQAgog8AAPwVACCjDwAA_BUAILQPAAD8FQAgtg8AAPwVACC3DwAA_BUAILgPAAD8FQAgE6wBAADgFQAgvAwAAN8VADC9DAAA_QEAEL4MAADfFQAwvwwBAAAAAeMMQADIEwAh5AwBAMQTACGrDQEAxBMAIfgNAQDEEwAhgA5AAMcTACHnDgEAAAABog9AAMcTACGjD0AAxxMAIbMPAAC_EwAgtA8CAMsTACG1DwEAxBMAIbYPQADHEwAhtw8BAMYTACG4DwEAxhMAIQMAAAD9AQAgAwAA_gEAMAQAAP8BACABAAAA_QEAIAEAAAD7AQAgC60BAADeFQAgwwcBAMQTACG8DAAA3RUAML0MAACDAgAQvgwAAN0VADC_DAEAxBMAIeMMQADIEwAhgA0EAPwTACHEDgEAxBMAIbYPQADHEwAhtw8BAMYTACEErQEAAJ0cACCADQAA_BUAILYPAAD8FQAgtw8AAPwVACADAAAAgwIAIAMAAIQCADAEAAD7AQAgAwAAAIMCACADAACEAgAwBAAA-wEAIAMAAACDAgAgAwAAhAIAMAQAAPsBACAIrQEAAJwcACDDBwEAAAABvwwBAAAAAeMMQAAAAAGADQQAAAABxA4BAAAAAbYPQAAAAAG3DwEAAAABAQgAAIgCACAHwwcBAAAAAb8MAQAAAAHjDEAAAAABgA0EAAAAAcQOAQAAAAG2D0AAAAABtw8BAAAAAQEIAACKAgAwAQgAAIoCADAIrQEAAI8cACDDBwEAhxYAIb8MAQCHFgAh4wxAAIMWACGADQQA7hYAIcQOAQCHFgAhtg9AAI8WACG3DwEAhhYAIQIAAAD7AQAgCAAAjQIAIAfDBwEAhxYAIb8MAQCHFgAh4wxAAIMWACGADQQA7hYAIcQOAQCHFgAhtg9AAI8WACG3DwEAhhYAIQIAAACDAgAgCAAAjwIAIAIAAACDAgAgCAAAjwIAIAMAAAD7AQAgDwAAiAIAIBAAAI0CACABAAAA-wEAIAEAAACDAgAgCBUAAIocACAWAACNHAAgFwAAjBwAICgAAIscACApAACOHAAggA0AAPwVACC2DwAA_BUAILcPAAD8FQAgCsMHAQClEwAhvAwAANwVADC9DAAAlgIAEL4MAADcFQAwvwwBAKUTACHjDEAAphMAIYANBAD4EwAhxA4BAKUTACG2D0AAuxMAIbcPAQCpEwAhAwAAAIMCACADAACVAgAwFAAAlgIAIAMAAACDAgAgAwAAhAIAMAQAAPsBACABAAAA_wEAIAEAAAD_AQAgAwAAAP0BACADAAD-AQAwBAAA_wEAIAMAAAD9AQAgAwAA_gEAMAQAAP8BACADAAAA_QEAIAMAAP4BADAEAAD_AQAgEKwBAACJHAAgvwwBAAAAAeMMQAAAAAHkDAEAAAABqw0BAAAAAfgNAQAAAAGADkAAAAAB5w4BAAAAAaIPQAAAAAGjD0AAAAABsw8AAIgcACC0DwIAAAABtQ8BAAAAAbYPQAAAAAG3DwEAAAABuA8BAAAAAQEIAACeAgAgD78MAQAAAAHjDEAAAAAB5AwBAAAAAasNAQAAAAH4DQEAAAABgA5AAAAAAecOAQAAAAGiD0AAAAABow9AAAAAAbMPAACIHAAgtA8CAAAAAbUPAQAAAAG2D0AAAAABtw8BAAAAAbgPAQAAAAEBCAAAoAIAMAEIAACgAgAwEKwBAACHHAAgvwwBAIcWACHjDEAAgxYAIeQMAQCHFgAhqw0BAIcWACH4DQEAhxYAIYAOQACPFgAh5w4BAIcWACGiD0AAjxYAIaMPQACPFgAhsw8AAIYcACC0DwIAhBYAIbUPAQCHFgAhtg9AAI8WACG3DwEAhhYAIbgPAQCGFgAhAgAAAP8BACAIAACjAgAgD78MAQCHFgAh4wxAAIMWACHkDAEAhxYAIasNAQCHFgAh-A0BAIcWACGADkAAjxYAIecOAQCHFgAhog9AAI8WACGjD0AAjxYAIbMPAACGHAAgtA8CAIQWACG1DwEAhxYAIbYPQACPFgAhtw8BAIYWACG4DwEAhhYAIQIAAAD9AQAgCAAApQIAIAIAAAD9AQAgCAAApQIAIAMAAAD_AQAgDwAAngIAIBAAAKMCACABAAAA_wEAIAEAAAD9AQAgDBUAAIEcACAWAACEHAAgFwAAgxwAICgAAIIcACApAACFHAAggA4AAPwVACCiDwAA_BUAIKMPAAD8FQAgtA8AAPwVACC2DwAA_BUAILcPAAD8FQAguA8AAPwVACASvAwAANsVADC9DAAArAIAEL4MAADbFQAwvwwBAKUTACHjDEAAphMAIeQMAQClEwAhqw0BAKUTACH4DQEApRMAIYAOQAC7EwAh5w4BAKUTACGiD0AAuxMAIaMPQAC7EwAhsw8AAL8TACC0DwIApxMAIbUPAQClEwAhtg9AALsTACG3DwEAqRMAIbgPAQCpEwAhAwAAAP0BACADAACrAgAwFAAArAIAIAMAAAD9AQAgAwAA_gEAMAQAAP8BACAKvAwAANoVADC9DAAAsgIAEL4MAADaFQAwvwwBAAAAAcEMQADIEwAhug0BAMQTACGvDwEAxBMAIbAPAQDEEwAhsQ8AANcTACCyDwEAxhMAIQEAAACvAgAgAQAAAK8CACAKvAwAANoVADC9DAAAsgIAEL4MAADaFQAwvwwBAMQTACHBDEAAyBMAIboNAQDEEwAhrw8BAMQTACGwDwEAxBMAIbEPAADXEwAgsg8BAMYTACEBsg8AAPwVACADAAAAsgIAIAMAALMCADAEAACvAgAgAwAAALICACADAACzAgAwBAAArwIAIAMAAACyAgAgAwAAswIAMAQAAK8CACAHvwwBAAAAAcEMQAAAAAG6DQEAAAABrw8BAAAAAbAPAQAAAAGxD4AAAAABsg8BAAAAAQEIAAC3AgAgB78MAQAAAAHBDEAAAAABug0BAAAAAa8PAQAAAAGwDwEAAAABsQ-AAAAAAbIPAQAAAAEBCAAAuQIAMAEIAAC5AgAwB78MAQCHFgAhwQxAAIMWACG6DQEAhxYAIa8PAQCHFgAhsA8BAIcWACGxD4AAAAABsg8BAIYWACECAAAArwIAIAgAALwCACAHvwwBAIcWACHBDEAAgxYAIboNAQCHFgAhrw8BAIcWACGwDwEAhxYAIbEPgAAAAAGyDwEAhhYAIQIAAACyAgAgCAAAvgIAIAIAAACyAgAgCAAAvgIAIAMAAACvAgAgDwAAtwIAIBAAALwCACABAAAArwIAIAEAAACyAgAgBBUAAP4bACAWAACAHAAgFwAA_xsAILIPAAD8FQAgCrwMAADZFQAwvQwAAMUCABC-DAAA2RUAML8MAQClEwAhwQxAAKYTACG6DQEApRMAIa8PAQClEwAhsA8BAKUTACGxDwAA1BMAILIPAQCpEwAhAwAAALICACADAADEAgAwFAAAxQIAIAMAAACyAgAgAwAAswIAMAQAAK8CACAQvAwAANcVADC9DAAAywIAEL4MAADXFQAw2wwBAMYTACHdDAIAyxMAIYsNAQDEEwAhgA5AAMgTACGlDwEAxBMAIacPAQDEEwAhqA8BAMQTACGpDwEAxBMAIaoPIADFEwAhqw8AANYVACCsDwEAxBMAIa0PQADIEwAhrg8AANgVACABAAAAyAIAIAEAAADIAgAgD7wMAADXFQAwvQwAAMsCABC-DAAA1xUAMNsMAQDGEwAh3QwCAMsTACGLDQEAxBMAIYAOQADIEwAhpQ8BAMQTACGnDwEAxBMAIagPAQDEEwAhqQ8BAMQTACGqDyAAxRMAIasPAADWFQAgrA8BAMQTACGtD0AAyBMAIQLbDAAA_BUAIN0MAAD8FQAgAwAAAMsCACADAADMAgAwBAAAyAIAIAMAAADLAgAgAwAAzAIAMAQAAMgCACADAAAAywIAIAMAAMwCADAEAADIAgAgDNsMAQAAAAHdDAIAAAABiw0BAAAAAYAOQAAAAAGlDwEAAAABpw8BAAAAAagPAQAAAAGpDwEAAAABqg8gAAAAAasPAAD9GwAgrA8BAAAAAa0PQAAAAAEBCAAA0AIAIAzbDAEAAAAB3QwCAAAAAYsNAQAAAAGADkAAAAABpQ8BAAAAAacPAQAAAAGoDwEAAAABqQ8BAAAAAaoPIAAAAAGrDwAA_RsAIKwPAQAAAAGtD0AAAAABAQgAANICADABCAAA0gIAMAzbDAEAhhYAId0MAgCEFgAhiw0BAIcWACGADkAAgxYAIaUPAQCHFgAhpw8BAIcWACGoDwEAhxYAIakPAQCHFgAhqg8gAKUWACGrDwAA_BsAIKwPAQCHFgAhrQ9AAIMWACECAAAAyAIAIAgAANUCACAM2wwBAIYWACHdDAIAhBYAIYsNAQCHFgAhgA5AAIMWACGlDwEAhxYAIacPAQCHFgAhqA8BAIcWACGpDwEAhxYAIaoPIAClFgAhqw8AAPwbACCsDwEAhxYAIa0PQACDFgAhAgAAAMsCACAIAADXAgAgAgAAAMsCACAIAADXAgAgAwAAAMgCACAPAADQAgAgEAAA1QIAIAEAAADIAgAgAQAAAMsCACAHFQAA9xsAIBYAAPobACAXAAD5GwAgKAAA-BsAICkAAPsbACDbDAAA_BUAIN0MAAD8FQAgD7wMAADVFQAwvQwAAN4CABC-DAAA1RUAMNsMAQCpEwAh3QwCAKcTACGLDQEApRMAIYAOQACmEwAhpQ8BAKUTACGnDwEApRMAIagPAQClEwAhqQ8BAKUTACGqDyAAwBMAIasPAADWFQAgrA8BAKUTACGtD0AAphMAIQMAAADLAgAgAwAA3QIAMBQAAN4CACADAAAAywIAIAMAAMwCADAEAADIAgAgB7wMAADTFQAwvQwAAOQCABC-DAAA0xUAMKgOBADPEwAhmw9AAMgTACGlDwEAxBMAIaYPAADUFQAgAQAAAOECACABAAAA4QIAIAa8DAAA0xUAML0MAADkAgAQvgwAANMVADCoDgQAzxMAIZsPQADIEwAhpQ8BAMQTACEAAwAAAOQCACADAADlAgAwBAAA4QIAIAMAAADkAgAgAwAA5QIAMAQAAOECACADAAAA5AIAIAMAAOUCADAEAADhAgAgA6gOBAAAAAGbD0AAAAABpQ8BAAAAAQEIAADpAgAgA6gOBAAAAAGbD0AAAAABpQ8BAAAAAQEIAADrAgAwAQgAAOsCADADqA4EAIIWACGbD0AAgxYAIaUPAQCHFgAhAgAAAOECACAIAADuAgAgA6gOBACCFgAhmw9AAIMWACGlDwEAhxYAIQIAAADkAgAgCAAA8AIAIAIAAADkAgAgCAAA8AIAIAMAAADhAgAgDwAA6QIAIBAAAO4CACABAAAA4QIAIAEAAADkAgAgBRUAAPIbACAWAAD1GwAgFwAA9BsAICgAAPMbACApAAD2GwAgBrwMAADSFQAwvQwAAPcCABC-DAAA0hUAMKgOBACkEwAhmw9AAKYTACGlDwEApRMAIQMAAADkAgAgAwAA9gIAMBQAAPcCACADAAAA5AIAIAMAAOUCADAEAADhAgAgB7wMAADQFQAwvQwAAP0CABC-DAAA0BUAMOQMAQDEEwAhzQ1AAMgTACGeDwIAzBMAIaQPAADRFQAgAQAAAPoCACABAAAA-gIAIAa8DAAA0BUAML0MAAD9AgAQvgwAANAVADDkDAEAxBMAIc0NQADIEwAhng8CAMwTACEAAwAAAP0CACADAAD-AgAwBAAA-gIAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACADAAAA_QIAIAMAAP4CADAEAAD6AgAgA-QMAQAAAAHNDUAAAAABng8CAAAAAQEIAACCAwAgA-QMAQAAAAHNDUAAAAABng8CAAAAAQEIAACEAwAwAQgAAIQDADAD5AwBAIcWACHNDUAAgxYAIZ4PAgCFFgAhAgAAAPoCACAIAACHAwAgA-QMAQCHFgAhzQ1AAIMWACGeDwIAhRYAIQIAAAD9AgAgCAAAiQMAIAIAAAD9AgAgCAAAiQMAIAMAAAD6AgAgDwAAggMAIBAAAIcDACABAAAA-gIAIAEAAAD9AgAgBRUAAO0bACAWAADwGwAgFwAA7xsAICgAAO4bACApAADxGwAgBrwMAADPFQAwvQwAAJADABC-DAAAzxUAMOQMAQClEwAhzQ1AAKYTACGeDwIAqBMAIQMAAAD9AgAgAwAAjwMAMBQAAJADACADAAAA_QIAIAMAAP4CADAEAAD6AgAgBrwMAADOFQAwvQwAAJYDABC-DAAAzhUAMP8MAQDGEwAh8Q0BAAAAAYAOQADIEwAhAQAAAJMDACABAAAAkwMAIAa8DAAAzhUAML0MAACWAwAQvgwAAM4VADD_DAEAxhMAIfENAQDEEwAhgA5AAMgTACEB_wwAAPwVACADAAAAlgMAIAMAAJcDADAEAACTAwAgAwAAAJYDACADAACXAwAwBAAAkwMAIAMAAACWAwAgAwAAlwMAMAQAAJMDACAD_wwBAAAAAfENAQAAAAGADkAAAAABAQgAAJsDACAD_wwBAAAAAfENAQAAAAGADkAAAAABAQgAAJ0DADABCAAAnQMAMAP_DAEAhhYAIfENAQCHFgAhgA5AAIMWACECAAAAkwMAIAgAAKADACAD_wwBAIYWACHxDQEAhxYAIYAOQACDFgAhAgAAAJYDACAIAACiAwAgAgAAAJYDACAIAACiAwAgAwAAAJMDACAPAACbAwAgEAAAoAMAIAEAAACTAwAgAQAAAJYDACAEFQAA6hsAIBYAAOwbACAXAADrGwAg_wwAAPwVACAGvAwAAM0VADC9DAAAqQMAEL4MAADNFQAw_wwBAKkTACHxDQEApRMAIYAOQACmEwAhAwAAAJYDACADAACoAwAwFAAAqQMAIAMAAACWAwAgAwAAlwMAMAQAAJMDACAMwwcBAMQTACG8DAAAzBUAML0MAACvAwAQvgwAAMwVADC_DAEAAAAB4wxAAMgTACHkDAEAxBMAIYANBAD8EwAhhg0BAMQTACGADkAAyBMAIaIPQADHEwAhow9AAMcTACEBAAAArAMAIAEAAACsAwAgDMMHAQDEEwAhvAwAAMwVADC9DAAArwMAEL4MAADMFQAwvwwBAMQTACHjDEAAyBMAIeQMAQDEEwAhgA0EAPwTACGGDQEAxBMAIYAOQADIEwAhog9AAMcTACGjD0AAxxMAIQOADQAA_BUAIKIPAAD8FQAgow8AAPwVACADAAAArwMAIAMAALADADAEAACsAwAgAwAAAK8DACADAACwAwAwBAAArAMAIAMAAACvAwAgAwAAsAMAMAQAAKwDACAJwwcBAAAAAb8MAQAAAAHjDEAAAAAB5AwBAAAAAYANBAAAAAGGDQEAAAABgA5AAAAAAaIPQAAAAAGjD0AAAAABAQgAALQDACAJwwcBAAAAAb8MAQAAAAHjDEAAAAAB5AwBAAAAAYANBAAAAAGGDQEAAAABgA5AAAAAAaIPQAAAAAGjD0AAAAABAQgAALYDADABCAAAtgMAMAnDBwEAhxYAIb8MAQCHFgAh4wxAAIMWACHkDAEAhxYAIYANBADuFgAhhg0BAIcWACGADkAAgxYAIaIPQACPFgAhow9AAI8WACECAAAArAMAIAgAALkDACAJwwcBAIcWACG_DAEAhxYAIeMMQACDFgAh5AwBAIcWACGADQQA7hYAIYYNAQCHFgAhgA5AAIMWACGiD0AAjxYAIaMPQACPFgAhAgAAAK8DACAIAAC7AwAgAgAAAK8DACAIAAC7AwAgAwAAAKwDACAPAAC0AwAgEAAAuQMAIAEAAACsAwAgAQAAAK8DACAIFQAA5RsAIBYAAOgbACAXAADnGwAgKAAA5hsAICkAAOkbACCADQAA_BUAIKIPAAD8FQAgow8AAPwVACAMwwcBAKUTACG8DAAAyxUAML0MAADCAwAQvgwAAMsVADC_DAEApRMAIeMMQACmEwAh5AwBAKUTACGADQQA-BMAIYYNAQClEwAhgA5AAKYTACGiD0AAuxMAIaMPQAC7EwAhAwAAAK8DACADAADBAwAwFAAAwgMAIAMAAACvAwAgAwAAsAMAMAQAAKwDACALvAwAAMkVADC9DAAAyAMAEL4MAADJFQAw5AwBAMQTACGbD0AAyBMAIZwPAQDEEwAhnQ8BAMQTACGeDwIAzBMAIZ8PAgDMEwAhoA8AAKgUACChDwAAyhUAIAEAAADFAwAgAQAAAMUDACAKvAwAAMkVADC9DAAAyAMAEL4MAADJFQAw5AwBAMQTACGbD0AAyBMAIZwPAQDEEwAhnQ8BAMQTACGeDwIAzBMAIZ8PAgDMEwAhoA8AAKgUACAAAwAAAMgDACADAADJAwAwBAAAxQMAIAMAAADIAwAgAwAAyQMAMAQAAMUDACADAAAAyAMAIAMAAMkDADAEAADFAwAgB-QMAQAAAAGbD0AAAAABnA8BAAAAAZ0PAQAAAAGeDwIAAAABnw8CAAAAAaAPAADkGwAgAQgAAM0DACAH5AwBAAAAAZsPQAAAAAGcDwEAAAABnQ8BAAAAAZ4PAgAAAAGfDwIAAAABoA8AAOQbACABCAAAzwMAMAEIAADPAwAwB-QMAQCHFgAhmw9AAIMWACGcDwEAhxYAIZ0PAQCHFgAhng8CAIUWACGfDwIAhRYAIaAPAADjGwAgAgAAAMUDACAIAADSAwAgB-QMAQCHFgAhmw9AAIMWACGcDwEAhxYAIZ0PAQCHFgAhng8CAIUWACGfDwIAhRYAIaAPAADjGwAgAgAAAMgDACAIAADUAwAgAgAAAMgDACAIAADUAwAgAwAAAMUDACAPAADNAwAgEAAA0gMAIAEAAADFAwAgAQAAAMgDACAFFQAA3hsAIBYAAOEbACAXAADgGwAgKAAA3xsAICkAAOIbACAKvAwAAMgVADC9DAAA2wMAEL4MAADIFQAw5AwBAKUTACGbD0AAphMAIZwPAQClEwAhnQ8BAKUTACGeDwIAqBMAIZ8PAgCoEwAhoA8AAKgUACADAAAAyAMAIAMAANoDADAUAADbAwAgAwAAAMgDACADAADJAwAwBAAAxQMAIBKkBQIAzBMAIYoGAAHqEwAhvAwAAMcVADC9DAAA4QMAEL4MAADHFQAwwQxAAMgTACHsDQEAxBMAIf8NAQDEEwAhrw4BAMQTACGzDgAA1xMAILQOAQDEEwAh5g4CAAAAAZUPAQDEEwAhlg8AANcTACCXDwQAzxMAIZgPBADPEwAhmQ8EAM8TACGaDwAA1xMAIAEAAADeAwAgAQAAAN4DACASpAUCAMwTACGKBgAB6hMAIbwMAADHFQAwvQwAAOEDABC-DAAAxxUAMMEMQADIEwAh7A0BAMQTACH_DQEAxBMAIa8OAQDEEwAhsw4AANcTACC0DgEAxBMAIeYOAgDMEwAhlQ8BAMQTACGWDwAA1xMAIJcPBADPEwAhmA8EAM8TACGZDwQAzxMAIZoPAADXEwAgAYoGAAD8FQAgAwAAAOEDACADAADiAwAwBAAA3gMAIAMAAADhAwAgAwAA4gMAMAQAAN4DACADAAAA4QMAIAMAAOIDADAEAADeAwAgD6QFAgAAAAGKBgABAAABwQxAAAAAAewNAQAAAAH_DQEAAAABrw4BAAAAAbMOgAAAAAG0DgEAAAAB5g4CAAAAAZUPAQAAAAGWD4AAAAABlw8EAAAAAZgPBAAAAAGZDwQAAAABmg-AAAAAAQEIAADmAwAgD6QFAgAAAAGKBgABAAABwQxAAAAAAewNAQAAAAH_DQEAAAABrw4BAAAAAbMOgAAAAAG0DgEAAAAB5g4CAAAAAZUPAQAAAAGWD4AAAAABlw8EAAAAAZgPBAAAAAGZDwQAAAABmg-AAAAAAQEIAADoAwAwAQgAAOgDADAPpAUCAIUWACGKBgAByRYAIcEMQACDFgAh7A0BAIcWACH_DQEAhxYAIa8OAQCHFgAhsw6AAAAAAbQOAQCHFgAh5g4CAIUWACGVDwEAhxYAIZYPgAAAAAGXDwQAghYAIZgPBACCFgAhmQ8EAIIWACGaD4AAAAABAgAAAN4DACAIAADrAwAgD6QFAgCFFgAhigYAAckWACHBDEAAgxYAIewNAQCHFgAh_w0BAIcWACGvDgEAhxYAIbMOgAAAAAG0DgEAhxYAIeYOAgCFFgAhlQ8BAIcWACGWD4AAAAABlw8EAIIWACGYDwQAghYAIZkPBACCFgAhmg-AAAAAAQIAAADhAwAgCAAA7QMAIAIAAADhAwAgCAAA7QMAIAMAAADeAwAgDwAA5gMAIBAAAOsDACABAAAA3gMAIAEAAADhAwAgBhUAANkbACAWAADcGwAgFwAA2xsAICgAANobACApAADdGwAgigYAAPwVACASpAUCAKgTACGKBgAB3RMAIbwMAADGFQAwvQwAAPQDABC-DAAAxhUAMMEMQACmEwAh7A0BAKUTACH_DQEApRMAIa8OAQClEwAhsw4AANQTACC0DgEApRMAIeYOAgCoEwAhlQ8BAKUTACGWDwAA1BMAIJcPBACkEwAhmA8EAKQTACGZDwQApBMAIZoPAADUEwAgAwAAAOEDACADAADzAwAwFAAA9AMAIAMAAADhAwAgAwAA4gMAMAQAAN4DACAKzwIAAMQVACC8DAAAwxUAML0MAAD5AwAQvgwAAMMVADCwDgAB6hMAIZAPAgDMEwAhkQ8CAMwTACGSDwEAxBMAIZMPAAHpEwAhlA8AAMUVACABAAAA9wMAIAnPAgAAxBUAILwMAADDFQAwvQwAAPkDABC-DAAAwxUAMLAOAAHqEwAhkA8CAMwTACGRDwIAzBMAIZIPAQDEEwAhkw8AAekTACECzwIAANgbACCwDgAA_BUAIAMAAAD5AwAgAwAA-gMAMAQAAPcDACABAAAA-QMAIAEAAAD3AwAgAwAAAPkDACADAAD6AwAwBAAA9wMAIAMAAAD5AwAgAwAA-gMAMAQAAPcDACADAAAA-QMAIAMAAPoDADAEAAD3AwAgBs8CAADXGwAgsA4AAQAAAZAPAgAAAAGRDwIAAAABkg8BAAAAAZMPAAEAAAEBCAAAgQQAIAWwDgABAAABkA8CAAAAAZEPAgAAAAGSDwEAAAABkw8AAQAAAQEIAACDBAAwAQgAAIMEADAGzwIAANYbACCwDgAByRYAIZAPAgCFFgAhkQ8CAIUWACGSDwEAhxYAIZMPAAHIFgAhAgAAAPcDACAIAACGBAAgBbAOAAHJFgAhkA8CAIUWACGRDwIAhRYAIZIPAQCHFgAhkw8AAcgWACECAAAA-QMAIAgAAIgEACACAAAA-QMAIAgAAIgEACADAAAA9wMAIA8AAIEEACAQAACGBAAgAQAAAPcDACABAAAA-QMAIAYVAADRGwAgFgAA1BsAIBcAANMbACAoAADSGwAgKQAA1RsAILAOAAD8FQAgCLwMAADCFQAwvQwAAI8EABC-DAAAwhUAMLAOAAHdEwAhkA8CAKgTACGRDwIAqBMAIZIPAQClEwAhkw8AAdwTACEDAAAA-QMAIAMAAI4EADAUAACPBAAgAwAAAPkDACADAAD6AwAwBAAA9wMAIAYIAAHpEwAhzgIAAMEVACC8DAAAwBUAML0MAACVBAAQvgwAAMAVADDnDgABAAABAQAAAJIEACABAAAAkgQAIAYIAAHpEwAhzgIAAMEVACC8DAAAwBUAML0MAACVBAAQvgwAAMAVADDnDgAB6RMAIQHOAgAA0BsAIAMAAACVBAAgAwAAlgQAMAQAAJIEACADAAAAlQQAIAMAAJYEADAEAACSBAAgAwAAAJUEACADAACWBAAwBAAAkgQAIAMIAAEAAAHOAgAAzxsAIOcOAAEAAAEBCAAAmgQAIAIIAAEAAAHnDgABAAABAQgAAJwEADABCAAAnAQAMAMIAAHIFgAhzgIAAMIbACDnDgAByBYAIQIAAACSBAAgCAAAnwQAIAIIAAHIFgAh5w4AAcgWACECAAAAlQQAIAgAAKEEACACAAAAlQQAIAgAAKEEACADAAAAkgQAIA8AAJoEACAQAACfBAAgAQAAAJIEACABAAAAlQQAIAMVAAC_GwAgFgAAwRsAIBcAAMAbACAFCAAB3BMAIbwMAAC_FQAwvQwAAKgEABC-DAAAvxUAMOcOAAHcEwAhAwAAAJUEACADAACnBAAwFAAAqAQAIAMAAACVBAAgAwAAlgQAMAQAAJIEACAPCAAA1xMAILwMAAC9FQAwvQwAAK4EABC-DAAAvRUAMMEMBADPEwAhgA0EAM8TACGBDQQAzxMAIYMNAgDMEwAhhg0BAMQTACGHDQEAxBMAIfgNAQDEEwAhgw4BAMQTACGGDgAAvhUAII4PAQDEEwAhjw8BAMQTACEBAAAAqwQAIAEAAACrBAAgDggAANcTACC8DAAAvRUAML0MAACuBAAQvgwAAL0VADDBDAQAzxMAIYANBADPEwAhgQ0EAM8TACGDDQIAzBMAIYYNAQDEEwAhhw0BAMQTACH4DQEAxBMAIYMOAQDEEwAhjg8BAMQTACGPDwEAxBMAIQADAAAArgQAIAMAAK8EADAEAACrBAAgAwAAAK4EACADAACvBAAwBAAAqwQAIAMAAACuBAAgAwAArwQAMAQAAKsEACALCIAAAAABwQwEAAAAAYANBAAAAAGBDQQAAAABgw0CAAAAAYYNAQAAAAGHDQEAAAAB-A0BAAAAAYMOAQAAAAGODwEAAAABjw8BAAAAAQEIAACzBAAgCwiAAAAAAcEMBAAAAAGADQQAAAABgQ0EAAAAAYMNAgAAAAGGDQEAAAABhw0BAAAAAfgNAQAAAAGDDgEAAAABjg8BAAAAAY8PAQAAAAEBCAAAtQQAMAEIAAC1BAAwCwiAAAAAAcEMBACCFgAhgA0EAIIWACGBDQQAghYAIYMNAgCFFgAhhg0BAIcWACGHDQEAhxYAIfgNAQCHFgAhgw4BAIcWACGODwEAhxYAIY8PAQCHFgAhAgAAAKsEACAIAAC4BAAgCwiAAAAAAcEMBACCFgAhgA0EAIIWACGBDQQAghYAIYMNAgCFFgAhhg0BAIcWACGHDQEAhxYAIfgNAQCHFgAhgw4BAIcWACGODwEAhxYAIY8PAQCHFgAhAgAAAK4EACAIAAC6BAAgAgAAAK4EACAIAAC6BAAgAwAAAKsEACAPAACzBAAgEAAAuAQAIAEAAACrBAAgAQAAAK4EACAFFQAAuhsAIBYAAL0bACAXAAC8GwAgKAAAuxsAICkAAL4bACAOCAAA1BMAILwMAAC8FQAwvQwAAMEEABC-DAAAvBUAMMEMBACkEwAhgA0EAKQTACGBDQQApBMAIYMNAgCoEwAhhg0BAKUTACGHDQEApRMAIfgNAQClEwAhgw4BAKUTACGODwEApRMAIY8PAQClEwAhAwAAAK4EACADAADABAAwFAAAwQQAIAMAAACuBAAgAwAArwQAMAQAAKsEACAWgQMAALkVACC8DAAAuBUAML0MAADMBAAQvgwAALgVADDjDEAAyBMAIYANBADPEwAhgQ0EAM8TACGHDQEAxBMAIZgNAQDEEwAhxQ1AAMcTACHxDQIAzBMAIfgNAQAAAAGDDgEAxBMAIYAPAQDEEwAhgQ8BAMQTACGCD0AAxxMAIYgPEACHFAAhiQ8BAMYTACGKD0AAyBMAIYsPIADFEwAhjA8gAMUTACGNDyAAxRMAIQEAAADEBAAgCoADAAC7FQAgvAwAALoVADC9DAAAxgQAEL4MAAC6FQAw_gwBAMQTACH4DQEAxBMAIc4OIADFEwAhgg9AAMcTACGGDyAAxRMAIYcPQADIEwAhAoADAAC5GwAggg8AAPwVACAKgAMAALsVACC8DAAAuhUAML0MAADGBAAQvgwAALoVADD-DAEAAAAB-A0BAMQTACHODiAAxRMAIYIPQADHEwAhhg8gAMUTACGHD0AAyBMAIQMAAADGBAAgAwAAxwQAMAQAAMgEACABAAAAxgQAIAEAAADEBAAgFoEDAAC5FQAgvAwAALgVADC9DAAAzAQAEL4MAAC4FQAw4wxAAMgTACGADQQAzxMAIYENBADPEwAhhw0BAMQTACGYDQEAxBMAIcUNQADHEwAh8Q0CAMwTACH4DQEAxBMAIYMOAQDEEwAhgA8BAMQTACGBDwEAxBMAIYIPQADHEwAhiA8QAIcUACGJDwEAxhMAIYoPQADIEwAhiw8gAMUTACGMDyAAxRMAIY0PIADFEwAhBIEDAAC4GwAgxQ0AAPwVACCCDwAA_BUAIIkPAAD8FQAgAwAAAMwEACADAADNBAAwBAAAxAQAIAMAAADMBAAgAwAAzQQAMAQAAMQEACADAAAAzAQAIAMAAM0EADAEAADEBAAgE4EDAAC3GwAg4wxAAAAAAYANBAAAAAGBDQQAAAABhw0BAAAAAZgNAQAAAAHFDUAAAAAB8Q0CAAAAAfgNAQAAAAGDDgEAAAABgA8BAAAAAYEPAQAAAAGCD0AAAAABiA8QAAAAAYkPAQAAAAGKD0AAAAABiw8gAAAAAYwPIAAAAAGNDyAAAAABAQgAANEEACAS4wxAAAAAAYANBAAAAAGBDQQAAAABhw0BAAAAAZgNAQAAAAHFDUAAAAAB8Q0CAAAAAfgNAQAAAAGDDgEAAAABgA8BAAAAAYEPAQAAAAGCD0AAAAABiA8QAAAAAYkPAQAAAAGKD0AAAAABiw8gAAAAAYwPIAAAAAGNDyAAAAABAQgAANMEADABCAAA0wQAMBOBAwAAqhsAIOMMQACDFgAhgA0EAIIWACGBDQQAghYAIYcNAQCHFgAhmA0BAIcWACHFDUAAjxYAIfENAgCFFgAh-A0BAIcWACGDDgEAhxYAIYAPAQCHFgAhgQ8BAIcWACGCD0AAjxYAIYgPEAD9FgAhiQ8BAIYWACGKD0AAgxYAIYsPIAClFgAhjA8gAKUWACGNDyAApRYAIQIAAADEBAAgCAAA1gQAIBLjDEAAgxYAIYANBACCFgAhgQ0EAIIWACGHDQEAhxYAIZgNAQCHFgAhxQ1AAI8WACHxDQIAhRYAIfgNAQCHFgAhgw4BAIcWACGADwEAhxYAIYEPAQCHFgAhgg9AAI8WACGIDxAA_RYAIYkPAQCGFgAhig9AAIMWACGLDyAApRYAIYwPIAClFgAhjQ8gAKUWACECAAAAzAQAIAgAANgEACACAAAAzAQAIAgAANgEACADAAAAxAQAIA8AANEEACAQAADWBAAgAQAAAMQEACABAAAAzAQAIAgVAAClGwAgFgAAqBsAIBcAAKcbACAoAACmGwAgKQAAqRsAIMUNAAD8FQAggg8AAPwVACCJDwAA_BUAIBW8DAAAtxUAML0MAADfBAAQvgwAALcVADDjDEAAphMAIYANBACkEwAhgQ0EAKQTACGHDQEApRMAIZgNAQClEwAhxQ1AALsTACHxDQIAqBMAIfgNAQClEwAhgw4BAKUTACGADwEApRMAIYEPAQClEwAhgg9AALsTACGIDxAAgxQAIYkPAQCpEwAhig9AAKYTACGLDyAAwBMAIYwPIADAEwAhjQ8gAMATACEDAAAAzAQAIAMAAN4EADAUAADfBAAgAwAAAMwEACADAADNBAAwBAAAxAQAIAEAAADIBAAgAQAAAMgEACADAAAAxgQAIAMAAMcEADAEAADIBAAgAwAAAMYEACADAADHBAAwBAAAyAQAIAMAAADGBAAgAwAAxwQAMAQAAMgEACAHgAMAAKQbACD-DAEAAAAB-A0BAAAAAc4OIAAAAAGCD0AAAAABhg8gAAAAAYcPQAAAAAEBCAAA5wQAIAb-DAEAAAAB-A0BAAAAAc4OIAAAAAGCD0AAAAABhg8gAAAAAYcPQAAAAAEBCAAA6QQAMAEIAADpBAAwB4ADAACjGwAg_gwBAIcWACH4DQEAhxYAIc4OIAClFgAhgg9AAI8WACGGDyAApRYAIYcPQACDFgAhAgAAAMgEACAIAADsBAAgBv4MAQCHFgAh-A0BAIcWACHODiAApRYAIYIPQACPFgAhhg8gAKUWACGHD0AAgxYAIQIAAADGBAAgCAAA7gQAIAIAAADGBAAgCAAA7gQAIAMAAADIBAAgDwAA5wQAIBAAAOwEACABAAAAyAQAIAEAAADGBAAgBBUAAKAbACAWAACiGwAgFwAAoRsAIIIPAAD8FQAgCbwMAAC2FQAwvQwAAPUEABC-DAAAthUAMP4MAQClEwAh-A0BAKUTACHODiAAwBMAIYIPQAC7EwAhhg8gAMATACGHD0AAphMAIQMAAADGBAAgAwAA9AQAMBQAAPUEACADAAAAxgQAIAMAAMcEADAEAADIBAAgCLwMAAC0FQAwvQwAAPsEABC-DAAAtBUAMP4MAQDEEwAh-A0BAMQTACGBDwEAxBMAIYQPQADIEwAhhQ8AALUVACABAAAA-AQAIAEAAAD4BAAgB7wMAAC0FQAwvQwAAPsEABC-DAAAtBUAMP4MAQDEEwAh-A0BAMQTACGBDwEAxBMAIYQPQADIEwAhAAMAAAD7BAAgAwAA_AQAMAQAAPgEACADAAAA-wQAIAMAAPwEADAEAAD4BAAgAwAAAPsEACADAAD8BAAwBAAA-AQAIAT-DAEAAAAB-A0BAAAAAYEPAQAAAAGED0AAAAABAQgAAIAFACAE_gwBAAAAAfgNAQAAAAGBDwEAAAABhA9AAAAAAQEIAACCBQAwAQgAAIIFADAE_gwBAIcWACH4DQEAhxYAIYEPAQCHFgAhhA9AAIMWACECAAAA-AQAIAgAAIUFACAE_gwBAIcWACH4DQEAhxYAIYEPAQCHFgAhhA9AAIMWACECAAAA-wQAIAgAAIcFACACAAAA-wQAIAgAAIcFACADAAAA-AQAIA8AAIAFACAQAACFBQAgAQAAAPgEACABAAAA-wQAIAMVAACdGwAgFgAAnxsAIBcAAJ4bACAHvAwAALMVADC9DAAAjgUAEL4MAACzFQAw_gwBAKUTACH4DQEApRMAIYEPAQClEwAhhA9AAKYTACEDAAAA-wQAIAMAAI0FADAUAACOBQAgAwAAAPsEACADAAD8BAAwBAAA-AQAIAuBAwAA1xMAILwMAACxFQAwvQwAAJQFABC-DAAAsRUAMMUNQADHEwAh8Q0CAMwTACH4DQEAxBMAIYAPAQDEEwAhgQ8BAMQTACGCD0AAxxMAIYMPAACyFQAgAQAAAJEFACABAAAAkQUAIAqBAwAA1xMAILwMAACxFQAwvQwAAJQFABC-DAAAsRUAMMUNQADHEwAh8Q0CAMwTACH4DQEAxBMAIYAPAQDEEwAhgQ8BAMQTACGCD0AAxxMAIQLFDQAA_BUAIIIPAAD8FQAgAwAAAJQFACADAACVBQAwBAAAkQUAIAMAAACUBQAgAwAAlQUAMAQAAJEFACADAAAAlAUAIAMAAJUFADAEAACRBQAgB4EDgAAAAAHFDUAAAAAB8Q0CAAAAAfgNAQAAAAGADwEAAAABgQ8BAAAAAYIPQAAAAAEBCAAAmQUAIAeBA4AAAAABxQ1AAAAAAfENAgAAAAH4DQEAAAABgA8BAAAAAYEPAQAAAAGCD0AAAAABAQgAAJsFADABCAAAmwUAMAeBA4AAAAABxQ1AAI8WACHxDQIAhRYAIfgNAQCHFgAhgA8BAIcWACGBDwEAhxYAIYIPQACPFgAhAgAAAJEFACAIAACeBQAgB4EDgAAAAAHFDUAAjxYAIfENAgCFFgAh-A0BAIcWACGADwEAhxYAIYEPAQCHFgAhgg9AAI8WACECAAAAlAUAIAgAAKAFACACAAAAlAUAIAgAAKAFACADAAAAkQUAIA8AAJkFACAQAACeBQAgAQAAAJEFACABAAAAlAUAIAcVAACYGwAgFgAAmxsAIBcAAJobACAoAACZGwAgKQAAnBsAIMUNAAD8FQAggg8AAPwVACAKgQMAANQTACC8DAAAsBUAML0MAACnBQAQvgwAALAVADDFDUAAuxMAIfENAgCoEwAh-A0BAKUTACGADwEApRMAIYEPAQClEwAhgg9AALsTACEDAAAAlAUAIAMAAKYFADAUAACnBQAgAwAAAJQFACADAACVBQAwBAAAkQUAIAa8DAAArxUAML0MAACtBQAQvgwAAK8VADD-DAEAAAABng4BAMQTACH_DkAAyBMAIQEAAACqBQAgAQAAAKoFACAGvAwAAK8VADC9DAAArQUAEL4MAACvFQAw_gwBAMQTACGeDgEAxBMAIf8OQADIEwAhAAMAAACtBQAgAwAArgUAMAQAAKoFACADAAAArQUAIAMAAK4FADAEAACqBQAgAwAAAK0FACADAACuBQAwBAAAqgUAIAP-DAEAAAABng4BAAAAAf8OQAAAAAEBCAAAsgUAIAP-DAEAAAABng4BAAAAAf8OQAAAAAEBCAAAtAUAMAEIAAC0BQAwA_4MAQCHFgAhng4BAIcWACH_DkAAgxYAIQIAAACqBQAgCAAAtwUAIAP-DAEAhxYAIZ4OAQCHFgAh_w5AAIMWACECAAAArQUAIAgAALkFACACAAAArQUAIAgAALkFACADAAAAqgUAIA8AALIFACAQAAC3BQAgAQAAAKoFACABAAAArQUAIAMVAACVGwAgFgAAlxsAIBcAAJYbACAGvAwAAK4VADC9DAAAwAUAEL4MAACuFQAw_gwBAKUTACGeDgEApRMAIf8OQACmEwAhAwAAAK0FACADAAC_BQAwFAAAwAUAIAMAAACtBQAgAwAArgUAMAQAAKoFACAUvAwAAK0VADC9DAAAxgUAEL4MAACtFQAwxAwBAMYTACHyDEAAxxMAIYANBAAAAAGBDQQA_BMAIZgNAQDEEwAh7w1AAMgTACGDDgEAxhMAIfQOBAD8EwAh9g4EAPwTACH3DgQA_BMAIfgOBAD8EwAh-Q4BAMYTACH6DgQA_BMAIfsOAQDGEwAh_A4EAPwTACH9DgQA_BMAIf4OQADHEwAhAQAAAMMFACABAAAAwwUAIBS8DAAArRUAML0MAADGBQAQvgwAAK0VADDEDAEAxhMAIfIMQADHEwAhgA0EAM8TACGBDQQA_BMAIZgNAQDEEwAh7w1AAMgTACGDDgEAxhMAIfQOBAD8EwAh9g4EAPwTACH3DgQA_BMAIfgOBAD8EwAh-Q4BAMYTACH6DgQA_BMAIfsOAQDGEwAh_A4EAPwTACH9DgQA_BMAIf4OQADHEwAhDsQMAAD8FQAg8gwAAPwVACCBDQAA_BUAIIMOAAD8FQAg9A4AAPwVACD2DgAA_BUAIPcOAAD8FQAg-A4AAPwVACD5DgAA_BUAIPoOAAD8FQAg-w4AAPwVACD8DgAA_BUAIP0OAAD8FQAg_g4AAPwVACADAAAAxgUAIAMAAMcFADAEAADDBQAgAwAAAMYFACADAADHBQAwBAAAwwUAIAMAAADGBQAgAwAAxwUAMAQAAMMFACARxAwBAAAAAfIMQAAAAAGADQQAAAABgQ0EAAAAAZgNAQAAAAHvDUAAAAABgw4BAAAAAfQOBAAAAAH2DgQAAAAB9w4EAAAAAfgOBAAAAAH5DgEAAAAB-g4EAAAAAfsOAQAAAAH8DgQAAAAB_Q4EAAAAAf4OQAAAAAEBCAAAywUAIBHEDAEAAAAB8gxAAAAAAYANBAAAAAGBDQQAAAABmA0BAAAAAe8NQAAAAAGDDgEAAAAB9A4EAAAAAfYOBAAAAAH3DgQAAAAB-A4EAAAAAfkOAQAAAAH6DgQAAAAB-w4BAAAAAfwOBAAAAAH9DgQAAAAB_g5AAAAAAQEIAADNBQAwAQgAAM0FADARxAwBAIYWACHyDEAAjxYAIYANBACCFgAhgQ0EAO4WACGYDQEAhxYAIe8NQACDFgAhgw4BAIYWACH0DgQA7hYAIfYOBADuFgAh9w4EAO4WACH4DgQA7hYAIfkOAQCGFgAh-g4EAO4WACH7DgEAhhYAIfwOBADuFgAh_Q4EAO4WACH-DkAAjxYAIQIAAADDBQAgCAAA0AUAIBHEDAEAhhYAIfIMQACPFgAhgA0EAIIWACGBDQQA7hYAIZgNAQCHFgAh7w1AAIMWACGDDgEAhhYAIfQOBADuFgAh9g4EAO4WACH3DgQA7hYAIfgOBADuFgAh-Q4BAIYWACH6DgQA7hYAIfsOAQCGFgAh_A4EAO4WACH9DgQA7hYAIf4OQACPFgAhAgAAAMYFACAIAADSBQAgAgAAAMYFACAIAADSBQAgAwAAAMMFACAPAADLBQAgEAAA0AUAIAEAAADDBQAgAQAAAMYFACATFQAAkBsAIBYAAJMbACAXAACSGwAgKAAAkRsAICkAAJQbACDEDAAA_BUAIPIMAAD8FQAggQ0AAPwVACCDDgAA_BUAIPQOAAD8FQAg9g4AAPwVACD3DgAA_BUAIPgOAAD8FQAg-Q4AAPwVACD6DgAA_BUAIPsOAAD8FQAg_A4AAPwVACD9DgAA_BUAIP4OAAD8FQAgFLwMAACsFQAwvQwAANkFABC-DAAArBUAMMQMAQCpEwAh8gxAALsTACGADQQApBMAIYENBAD4EwAhmA0BAKUTACHvDUAAphMAIYMOAQCpEwAh9A4EAPgTACH2DgQA-BMAIfcOBAD4EwAh-A4EAPgTACH5DgEAqRMAIfoOBAD4EwAh-w4BAKkTACH8DgQA-BMAIf0OBAD4EwAh_g5AALsTACEDAAAAxgUAIAMAANgFADAUAADZBQAgAwAAAMYFACADAADHBQAwBAAAwwUAIAe8DAAAqxUAML0MAADfBQAQvgwAAKsVADCADQQAAAABgQ0EAM8TACH0DgQAzxMAIfUOIADFEwAhAQAAANwFACABAAAA3AUAIAe8DAAAqxUAML0MAADfBQAQvgwAAKsVADCADQQAzxMAIYENBADPEwAh9A4EAM8TACH1DiAAxRMAIQADAAAA3wUAIAMAAOAFADAEAADcBQAgAwAAAN8FACADAADgBQAwBAAA3AUAIAMAAADfBQAgAwAA4AUAMAQAANwFACAEgA0EAAAAAYENBAAAAAH0DgQAAAAB9Q4gAAAAAQEIAADkBQAgBIANBAAAAAGBDQQAAAAB9A4EAAAAAfUOIAAAAAEBCAAA5gUAMAEIAADmBQAwBIANBACCFgAhgQ0EAIIWACH0DgQAghYAIfUOIAClFgAhAgAAANwFACAIAADpBQAgBIANBACCFgAhgQ0EAIIWACH0DgQAghYAIfUOIAClFgAhAgAAAN8FACAIAADrBQAgAgAAAN8FACAIAADrBQAgAwAAANwFACAPAADkBQAgEAAA6QUAIAEAAADcBQAgAQAAAN8FACAFFQAAixsAIBYAAI4bACAXAACNGwAgKAAAjBsAICkAAI8bACAHvAwAAKoVADC9DAAA8gUAEL4MAACqFQAwgA0EAKQTACGBDQQApBMAIfQOBACkEwAh9Q4gAMATACEDAAAA3wUAIAMAAPEFADAUAADyBQAgAwAAAN8FACADAADgBQAwBAAA3AUAIAq8DAAAqBUAML0MAAD4BQAQvgwAAKgVADDEDAEAxBMAId0MAgDLEwAh5gwBAMQTACGADQQAzxMAIaMNQADIEwAhlA5AAMgTACHzDgAAqRUAIAEAAAD1BQAgAQAAAPUFACAJvAwAAKgVADC9DAAA-AUAEL4MAACoFQAwxAwBAMQTACHdDAIAyxMAIeYMAQDEEwAhgA0EAM8TACGjDUAAyBMAIZQOQADIEwAhAd0MAAD8FQAgAwAAAPgFACADAAD5BQAwBAAA9QUAIAMAAAD4BQAgAwAA-QUAMAQAAPUFACADAAAA-AUAIAMAAPkFADAEAAD1BQAgBsQMAQAAAAHdDAIAAAAB5gwBAAAAAYANBAAAAAGjDUAAAAABlA5AAAAAAQEIAAD9BQAgBsQMAQAAAAHdDAIAAAAB5gwBAAAAAYANBAAAAAGjDUAAAAABlA5AAAAAAQEIAAD_BQAwAQgAAP8FADAGxAwBAIcWACHdDAIAhBYAIeYMAQCHFgAhgA0EAIIWACGjDUAAgxYAIZQOQACDFgAhAgAAAPUFACAIAACCBgAgBsQMAQCHFgAh3QwCAIQWACHmDAEAhxYAIYANBACCFgAhow1AAIMWACGUDkAAgxYAIQIAAAD4BQAgCAAAhAYAIAIAAAD4BQAgCAAAhAYAIAMAAAD1BQAgDwAA_QUAIBAAAIIGACABAAAA9QUAIAEAAAD4BQAgBhUAAIYbACAWAACJGwAgFwAAiBsAICgAAIcbACApAACKGwAg3QwAAPwVACAJvAwAAKcVADC9DAAAiwYAEL4MAACnFQAwxAwBAKUTACHdDAIApxMAIeYMAQClEwAhgA0EAKQTACGjDUAAphMAIZQOQACmEwAhAwAAAPgFACADAACKBgAwFAAAiwYAIAMAAAD4BQAgAwAA-QUAMAQAAPUFACALvAwAAKYVADC9DAAAkQYAEL4MAACmFQAwgA0EAAAAAewOQADHEwAh7Q4BAMYTACHuDgQA_BMAIe8OQADHEwAh8A5AAMcTACHxDgQA_BMAIfIOQADHEwAhAQAAAI4GACABAAAAjgYAIAu8DAAAphUAML0MAACRBgAQvgwAAKYVADCADQQAzxMAIewOQADHEwAh7Q4BAMYTACHuDgQA_BMAIe8OQADHEwAh8A5AAMcTACHxDgQA_BMAIfIOQADHEwAhB-wOAAD8FQAg7Q4AAPwVACDuDgAA_BUAIO8OAAD8FQAg8A4AAPwVACDxDgAA_BUAIPIOAAD8FQAgAwAAAJEGACADAACSBgAwBAAAjgYAIAMAAACRBgAgAwAAkgYAMAQAAI4GACADAAAAkQYAIAMAAJIGADAEAACOBgAgCIANBAAAAAHsDkAAAAAB7Q4BAAAAAe4OBAAAAAHvDkAAAAAB8A5AAAAAAfEOBAAAAAHyDkAAAAABAQgAAJYGACAIgA0EAAAAAewOQAAAAAHtDgEAAAAB7g4EAAAAAe8OQAAAAAHwDkAAAAAB8Q4EAAAAAfIOQAAAAAEBCAAAmAYAMAEIAACYBgAwCIANBACCFgAh7A5AAI8WACHtDgEAhhYAIe4OBADuFgAh7w5AAI8WACHwDkAAjxYAIfEOBADuFgAh8g5AAI8WACECAAAAjgYAIAgAAJsGACAIgA0EAIIWACHsDkAAjxYAIe0OAQCGFgAh7g4EAO4WACHvDkAAjxYAIfAOQACPFgAh8Q4EAO4WACHyDkAAjxYAIQIAAACRBgAgCAAAnQYAIAIAAACRBgAgCAAAnQYAIAMAAACOBgAgDwAAlgYAIBAAAJsGACABAAAAjgYAIAEAAACRBgAgDBUAAIEbACAWAACEGwAgFwAAgxsAICgAAIIbACApAACFGwAg7A4AAPwVACDtDgAA_BUAIO4OAAD8FQAg7w4AAPwVACDwDgAA_BUAIPEOAAD8FQAg8g4AAPwVACALvAwAAKUVADC9DAAApAYAEL4MAAClFQAwgA0EAKQTACHsDkAAuxMAIe0OAQCpEwAh7g4EAPgTACHvDkAAuxMAIfAOQAC7EwAh8Q4EAPgTACHyDkAAuxMAIQMAAACRBgAgAwAAowYAMBQAAKQGACADAAAAkQYAIAMAAJIGADAEAACOBgAgCrwMAACjFQAwvQwAAKoGABC-DAAAoxUAMIANBADPEwAh5g4EAM8TACHnDgEAxBMAIegOAQDEEwAh6Q4EAM8TACHqDgQA_BMAIesOAACkFQAgAQAAAKcGACABAAAApwYAIAm8DAAAoxUAML0MAACqBgAQvgwAAKMVADCADQQAzxMAIeYOBADPEwAh5w4BAMQTACHoDgEAxBMAIekOBADPEwAh6g4EAPwTACEB6g4AAPwVACADAAAAqgYAIAMAAKsGADAEAACnBgAgAwAAAKoGACADAACrBgAwBAAApwYAIAMAAACqBgAgAwAAqwYAMAQAAKcGACAGgA0EAAAAAeYOBAAAAAHnDgEAAAAB6A4BAAAAAekOBAAAAAHqDgQAAAABAQgAAK8GACAGgA0EAAAAAeYOBAAAAAHnDgEAAAAB6A4BAAAAAekOBAAAAAHqDgQAAAABAQgAALEGADABCAAAsQYAMAaADQQAghYAIeYOBACCFgAh5w4BAIcWACHoDgEAhxYAIekOBACCFgAh6g4EAO4WACECAAAApwYAIAgAALQGACAGgA0EAIIWACHmDgQAghYAIecOAQCHFgAh6A4BAIcWACHpDgQAghYAIeoOBADuFgAhAgAAAKoGACAIAAC2BgAgAgAAAKoGACAIAAC2BgAgAwAAAKcGACAPAACvBgAgEAAAtAYAIAEAAACnBgAgAQAAAKoGACAGFQAA_BoAIBYAAP8aACAXAAD-GgAgKAAA_RoAICkAAIAbACDqDgAA_BUAIAm8DAAAohUAML0MAAC9BgAQvgwAAKIVADCADQQApBMAIeYOBACkEwAh5w4BAKUTACHoDgEApRMAIekOBACkEwAh6g4EAPgTACEDAAAAqgYAIAMAALwGADAUAAC9BgAgAwAAAKoGACADAACrBgAwBAAApwYAIBXDBwEAxBMAIbwMAACgFQAwvQwAAMMGABC-DAAAoBUAMMEMBADPEwAhgA0EAM8TACGBDQQAzxMAIYINAgDMEwAhgw0CAMwTACGEDSAA6BMAIYUNIADoEwAhhg0BAMQTACGHDQAB6RMAIYgNAAHqEwAhiQ0AAeoTACGKDQAB6hMAIYsNAAHqEwAhjA0QAOsTACGNDRAA6xMAIY4NEADrEwAhjw0AAKEVACABAAAAwAYAIAEAAADABgAgFMMHAQDEEwAhvAwAAKAVADC9DAAAwwYAEL4MAACgFQAwwQwEAM8TACGADQQAzxMAIYENBADPEwAhgg0CAMwTACGDDQIAzBMAIYQNIADoEwAhhQ0gAOgTACGGDQEAxBMAIYcNAAHpEwAhiA0AAeoTACGJDQAB6hMAIYoNAAHqEwAhiw0AAeoTACGMDRAA6xMAIY0NEADrEwAhjg0QAOsTACEJhA0AAPwVACCFDQAA_BUAIIgNAAD8FQAgiQ0AAPwVACCKDQAA_BUAIIsNAAD8FQAgjA0AAPwVACCNDQAA_BUAII4NAAD8FQAgAwAAAMMGACADAADEBgAwBAAAwAYAIAMAAADDBgAgAwAAxAYAMAQAAMAGACADAAAAwwYAIAMAAMQGADAEAADABgAgEcMHAQAAAAHBDAQAAAABgA0EAAAAAYENBAAAAAGCDQIAAAABgw0CAAAAAYQNIAAAAAGFDSAAAAABhg0BAAAAAYcNAAEAAAGIDQABAAABiQ0AAQAAAYoNAAEAAAGLDQABAAABjA0QAAAAAY0NEAAAAAGODRAAAAABAQgAAMgGACARwwcBAAAAAcEMBAAAAAGADQQAAAABgQ0EAAAAAYINAgAAAAGDDQIAAAABhA0gAAAAAYUNIAAAAAGGDQEAAAABhw0AAQAAAYgNAAEAAAGJDQABAAABig0AAQAAAYsNAAEAAAGMDRAAAAABjQ0QAAAAAY4NEAAAAAEBCAAAygYAMAEIAADKBgAwEcMHAQCHFgAhwQwEAIIWACGADQQAghYAIYENBACCFgAhgg0CAIUWACGDDQIAhRYAIYQNIADHFgAhhQ0gAMcWACGGDQEAhxYAIYcNAAHIFgAhiA0AAckWACGJDQAByRYAIYoNAAHJFgAhiw0AAckWACGMDRAAyhYAIY0NEADKFgAhjg0QAMoWACECAAAAwAYAIAgAAM0GACARwwcBAIcWACHBDAQAghYAIYANBACCFgAhgQ0EAIIWACGCDQIAhRYAIYMNAgCFFgAhhA0gAMcWACGFDSAAxxYAIYYNAQCHFgAhhw0AAcgWACGIDQAByRYAIYkNAAHJFgAhig0AAckWACGLDQAByRYAIYwNEADKFgAhjQ0QAMoWACGODRAAyhYAIQIAAADDBgAgCAAAzwYAIAIAAADDBgAgCAAAzwYAIAMAAADABgAgDwAAyAYAIBAAAM0GACABAAAAwAYAIAEAAADDBgAgDhUAAPcaACAWAAD6GgAgFwAA-RoAICgAAPgaACApAAD7GgAghA0AAPwVACCFDQAA_BUAIIgNAAD8FQAgiQ0AAPwVACCKDQAA_BUAIIsNAAD8FQAgjA0AAPwVACCNDQAA_BUAII4NAAD8FQAgFMMHAQClEwAhvAwAAJ8VADC9DAAA1gYAEL4MAACfFQAwwQwEAKQTACGADQQApBMAIYENBACkEwAhgg0CAKgTACGDDQIAqBMAIYQNIADbEwAhhQ0gANsTACGGDQEApRMAIYcNAAHcEwAhiA0AAd0TACGJDQAB3RMAIYoNAAHdEwAhiw0AAd0TACGMDRAA3hMAIY0NEADeEwAhjg0QAN4TACEDAAAAwwYAIAMAANUGADAUAADWBgAgAwAAAMMGACADAADEBgAwBAAAwAYAIAnDBwEAxBMAIbwMAACdFQAwvQwAANwGABC-DAAAnRUAMIANBADPEwAhmQ0CAMwTACGgDQQAzxMAIecNAAHqEwAh5Q4AAJ4VACABAAAA2QYAIAEAAADZBgAgCMMHAQDEEwAhvAwAAJ0VADC9DAAA3AYAEL4MAACdFQAwgA0EAM8TACGZDQIAzBMAIaANBADPEwAh5w0AAeoTACEB5w0AAPwVACADAAAA3AYAIAMAAN0GADAEAADZBgAgAwAAANwGACADAADdBgAwBAAA2QYAIAMAAADcBgAgAwAA3QYAMAQAANkGACAFwwcBAAAAAYANBAAAAAGZDQIAAAABoA0EAAAAAecNAAEAAAEBCAAA4QYAIAXDBwEAAAABgA0EAAAAAZkNAgAAAAGgDQQAAAAB5w0AAQAAAQEIAADjBgAwAQgAAOMGADAFwwcBAIcWACGADQQAghYAIZkNAgCFFgAhoA0EAIIWACHnDQAByRYAIQIAAADZBgAgCAAA5gYAIAXDBwEAhxYAIYANBACCFgAhmQ0CAIUWACGgDQQAghYAIecNAAHJFgAhAgAAANwGACAIAADoBgAgAgAAANwGACAIAADoBgAgAwAAANkGACAPAADhBgAgEAAA5gYAIAEAAADZBgAgAQAAANwGACAGFQAA8hoAIBYAAPUaACAXAAD0GgAgKAAA8xoAICkAAPYaACDnDQAA_BUAIAjDBwEApRMAIbwMAACcFQAwvQwAAO8GABC-DAAAnBUAMIANBACkEwAhmQ0CAKgTACGgDQQApBMAIecNAAHdEwAhAwAAANwGACADAADuBgAwFAAA7wYAIAMAAADcBgAgAwAA3QYAMAQAANkGACAIwwcBAMQTACG8DAAAmhUAML0MAAD1BgAQvgwAAJoVADCADQQAzxMAIecNAAHpEwAh4w4EAM8TACHkDgAAmxUAIAEAAADyBgAgAQAAAPIGACAHwwcBAMQTACG8DAAAmhUAML0MAAD1BgAQvgwAAJoVADCADQQAzxMAIecNAAHpEwAh4w4EAM8TACEAAwAAAPUGACADAAD2BgAwBAAA8gYAIAMAAAD1BgAgAwAA9gYAMAQAAPIGACADAAAA9QYAIAMAAPYGADAEAADyBgAgBMMHAQAAAAGADQQAAAAB5w0AAQAAAeMOBAAAAAEBCAAA-gYAIATDBwEAAAABgA0EAAAAAecNAAEAAAHjDgQAAAABAQgAAPwGADABCAAA_AYAMATDBwEAhxYAIYANBACCFgAh5w0AAcgWACHjDgQAghYAIQIAAADyBgAgCAAA_wYAIATDBwEAhxYAIYANBACCFgAh5w0AAcgWACHjDgQAghYAIQIAAAD1BgAgCAAAgQcAIAIAAAD1BgAgCAAAgQcAIAMAAADyBgAgDwAA-gYAIBAAAP8GACABAAAA8gYAIAEAAAD1BgAgBRUAAO0aACAWAADwGgAgFwAA7xoAICgAAO4aACApAADxGgAgB8MHAQClEwAhvAwAAJkVADC9DAAAiAcAEL4MAACZFQAwgA0EAKQTACHnDQAB3BMAIeMOBACkEwAhAwAAAPUGACADAACHBwAwFAAAiAcAIAMAAAD1BgAgAwAA9gYAMAQAAPIGACAJwwcBAMQTACG8DAAAlxUAML0MAACOBwAQvgwAAJcVADCADQQAzxMAId8OAQDEEwAh4A4CAMwTACHhDgIAzBMAIeIOAACYFQAgAQAAAIsHACABAAAAiwcAIAjDBwEAxBMAIbwMAACXFQAwvQwAAI4HABC-DAAAlxUAMIANBADPEwAh3w4BAMQTACHgDgIAzBMAIeEOAgDMEwAhAAMAAACOBwAgAwAAjwcAMAQAAIsHACADAAAAjgcAIAMAAI8HADAEAACLBwAgAwAAAI4HACADAACPBwAwBAAAiwcAIAXDBwEAAAABgA0EAAAAAd8OAQAAAAHgDgIAAAAB4Q4CAAAAAQEIAACTBwAgBcMHAQAAAAGADQQAAAAB3w4BAAAAAeAOAgAAAAHhDgIAAAABAQgAAJUHADABCAAAlQcAMAXDBwEAhxYAIYANBACCFgAh3w4BAIcWACHgDgIAhRYAIeEOAgCFFgAhAgAAAIsHACAIAACYBwAgBcMHAQCHFgAhgA0EAIIWACHfDgEAhxYAIeAOAgCFFgAh4Q4CAIUWACECAAAAjgcAIAgAAJoHACACAAAAjgcAIAgAAJoHACADAAAAiwcAIA8AAJMHACAQAACYBwAgAQAAAIsHACABAAAAjgcAIAUVAADoGgAgFgAA6xoAIBcAAOoaACAoAADpGgAgKQAA7BoAIAjDBwEApRMAIbwMAACWFQAwvQwAAKEHABC-DAAAlhUAMIANBACkEwAh3w4BAKUTACHgDgIAqBMAIeEOAgCoEwAhAwAAAI4HACADAACgBwAwFAAAoQcAIAMAAACOBwAgAwAAjwcAMAQAAIsHACAHwwcBAAAAAbwMAACVFQAwvQwAAKcHABC-DAAAlRUAMLgOAgDMEwAhug4AANcTACDeDgEAxBMAIQEAAACkBwAgAQAAAKQHACAHwwcBAMQTACG8DAAAlRUAML0MAACnBwAQvgwAAJUVADC4DgIAzBMAIboOAADXEwAg3g4BAMQTACEAAwAAAKcHACADAACoBwAwBAAApAcAIAMAAACnBwAgAwAAqAcAMAQAAKQHACADAAAApwcAIAMAAKgHADAEAACkBwAgBMMHAQAAAAG4DgIAAAABug6AAAAAAd4OAQAAAAEBCAAArAcAIATDBwEAAAABuA4CAAAAAboOgAAAAAHeDgEAAAABAQgAAK4HADABCAAArgcAMATDBwEAhxYAIbgOAgCFFgAhug6AAAAAAd4OAQCHFgAhAgAAAKQHACAIAACxBwAgBMMHAQCHFgAhuA4CAIUWACG6DoAAAAAB3g4BAIcWACECAAAApwcAIAgAALMHACACAAAApwcAIAgAALMHACADAAAApAcAIA8AAKwHACAQAACxBwAgAQAAAKQHACABAAAApwcAIAUVAADjGgAgFgAA5hoAIBcAAOUaACAoAADkGgAgKQAA5xoAIAfDBwEApRMAIbwMAACUFQAwvQwAALoHABC-DAAAlBUAMLgOAgCoEwAhug4AANQTACDeDgEApRMAIQMAAACnBwAgAwAAuQcAMBQAALoHACADAAAApwcAIAMAAKgHADAEAACkBwAgBbwMAACTFQAwvQwAAMAHABC-DAAAkxUAMP4MAQAAAAHdDgIAzBMAIQEAAAC9BwAgAQAAAL0HACAFvAwAAJMVADC9DAAAwAcAEL4MAACTFQAw_gwBAMQTACHdDgIAzBMAIQADAAAAwAcAIAMAAMEHADAEAAC9BwAgAwAAAMAHACADAADBBwAwBAAAvQcAIAMAAADABwAgAwAAwQcAMAQAAL0HACAC_gwBAAAAAd0OAgAAAAEBCAAAxQcAIAL-DAEAAAAB3Q4CAAAAAQEIAADHBwAwAQgAAMcHADAC_gwBAIcWACHdDgIAhRYAIQIAAAC9BwAgCAAAygcAIAL-DAEAhxYAId0OAgCFFgAhAgAAAMAHACAIAADMBwAgAgAAAMAHACAIAADMBwAgAwAAAL0HACAPAADFBwAgEAAAygcAIAEAAAC9BwAgAQAAAMAHACAFFQAA3hoAIBYAAOEaACAXAADgGgAgKAAA3xoAICkAAOIaACAFvAwAAJIVADC9DAAA0wcAEL4MAACSFQAw_gwBAKUTACHdDgIAqBMAIQMAAADABwAgAwAA0gcAMBQAANMHACADAAAAwAcAIAMAAMEHADAEAAC9BwAgD4oMAgDMEwAhvAwAAJAVADC9DAAA2QcAEL4MAACQFQAwwQxAAMgTACGADQQAzxMAIYENBADPEwAhgg0CAMwTACGHDQEAxhMAIbsNAQDEEwAhgw4BAMQTACHZDgQA_BMAIdoOQADIEwAh2w5AAMcTACHcDgAAkRUAIAEAAADWBwAgAQAAANYHACAOigwCAMwTACG8DAAAkBUAML0MAADZBwAQvgwAAJAVADDBDEAAyBMAIYANBADPEwAhgQ0EAM8TACGCDQIAzBMAIYcNAQDGEwAhuw0BAMQTACGDDgEAxBMAIdkOBAD8EwAh2g5AAMgTACHbDkAAxxMAIQOHDQAA_BUAINkOAAD8FQAg2w4AAPwVACADAAAA2QcAIAMAANoHADAEAADWBwAgAwAAANkHACADAADaBwAwBAAA1gcAIAMAAADZBwAgAwAA2gcAMAQAANYHACALigwCAAAAAcEMQAAAAAGADQQAAAABgQ0EAAAAAYINAgAAAAGHDQEAAAABuw0BAAAAAYMOAQAAAAHZDgQAAAAB2g5AAAAAAdsOQAAAAAEBCAAA3gcAIAuKDAIAAAABwQxAAAAAAYANBAAAAAGBDQQAAAABgg0CAAAAAYcNAQAAAAG7DQEAAAABgw4BAAAAAdkOBAAAAAHaDkAAAAAB2w5AAAAAAQEIAADgBwAwAQgAAOAHADALigwCAIUWACHBDEAAgxYAIYANBACCFgAhgQ0EAIIWACGCDQIAhRYAIYcNAQCGFgAhuw0BAIcWACGDDgEAhxYAIdkOBADuFgAh2g5AAIMWACHbDkAAjxYAIQIAAADWBwAgCAAA4wcAIAuKDAIAhRYAIcEMQACDFgAhgA0EAIIWACGBDQQAghYAIYINAgCFFgAhhw0BAIYWACG7DQEAhxYAIYMOAQCHFgAh2Q4EAO4WACHaDkAAgxYAIdsOQACPFgAhAgAAANkHACAIAADlBwAgAgAAANkHACAIAADlBwAgAwAAANYHACAPAADeBwAgEAAA4wcAIAEAAADWBwAgAQAAANkHACAIFQAA2RoAIBYAANwaACAXAADbGgAgKAAA2hoAICkAAN0aACCHDQAA_BUAINkOAAD8FQAg2w4AAPwVACAOigwCAKgTACG8DAAAjxUAML0MAADsBwAQvgwAAI8VADDBDEAAphMAIYANBACkEwAhgQ0EAKQTACGCDQIAqBMAIYcNAQCpEwAhuw0BAKUTACGDDgEApRMAIdkOBAD4EwAh2g5AAKYTACHbDkAAuxMAIQMAAADZBwAgAwAA6wcAMBQAAOwHACADAAAA2QcAIAMAANoHADAEAADWBwAgCcMHAQDEEwAhvAwAAI0VADC9DAAA8gcAEL4MAACNFQAwgA0EAM8TACGBDQQAzxMAIYINAgDMEwAh1w4gAMUTACHYDgAAjhUAIAEAAADvBwAgAQAAAO8HACAIwwcBAMQTACG8DAAAjRUAML0MAADyBwAQvgwAAI0VADCADQQAzxMAIYENBADPEwAhgg0CAMwTACHXDiAAxRMAIQADAAAA8gcAIAMAAPMHADAEAADvBwAgAwAAAPIHACADAADzBwAwBAAA7wcAIAMAAADyBwAgAwAA8wcAMAQAAO8HACAFwwcBAAAAAYANBAAAAAGBDQQAAAABgg0CAAAAAdcOIAAAAAEBCAAA9wcAIAXDBwEAAAABgA0EAAAAAYENBAAAAAGCDQIAAAAB1w4gAAAAAQEIAAD5BwAwAQgAAPkHADAFwwcBAIcWACGADQQAghYAIYENBACCFgAhgg0CAIUWACHXDiAApRYAIQIAAADvBwAgCAAA_AcAIAXDBwEAhxYAIYANBACCFgAhgQ0EAIIWACGCDQIAhRYAIdcOIAClFgAhAgAAAPIHACAIAAD-BwAgAgAAAPIHACAIAAD-BwAgAwAAAO8HACAPAAD3BwAgEAAA_AcAIAEAAADvBwAgAQAAAPIHACAFFQAA1BoAIBYAANcaACAXAADWGgAgKAAA1RoAICkAANgaACAIwwcBAKUTACG8DAAAjBUAML0MAACFCAAQvgwAAIwVADCADQQApBMAIYENBACkEwAhgg0CAKgTACHXDiAAwBMAIQMAAADyBwAgAwAAhAgAMBQAAIUIACADAAAA8gcAIAMAAPMHADAEAADvBwAgH6MFAAD9FAAgpAUAAP4UACClBQAA_xQAIKYFAACAFQAgpwUAAIEVACC7BgAAzRMAILwMAAD8FAAwvQwAAKQIABC-DAAA_BQAML8MAQAAAAHBDAQA_BMAIeMMQADIEwAh5AwBAMQTACGADQQA_BMAIZgNAQDEEwAhuw0BAMYTACHHDQAAzRMAIPgNAQDEEwAhgA5AAMgTACGODgEAxhMAIcgOAQDEEwAhyQ4gAMUTACHKDgEAxhMAIcsOAQDGEwAhzA4AAM0TACDNDgAAzRMAIM4OAADXEwAgzw4gAMUTACHQDgIAzBMAIdEOQADHEwAh0g5AAMcTACEBAAAAiAgAIAeiBQAAgxUAILwMAACLFQAwvQwAAIoIABC-DAAAixUAMKcOAgDMEwAhqA4AAekTACGqDgEAxBMAIQGiBQAA0xoAIAiiBQAAgxUAILwMAACLFQAwvQwAAIoIABC-DAAAixUAMKcOAgDMEwAhqA4AAekTACGqDgEAxBMAIdYOAACKFQAgAwAAAIoIACADAACLCAAwBAAAjAgAIBiAAwEAxBMAIaIFAACDFQAgtwsCAMwTACG8DAAAiRUAML0MAACOCAAQvgwAAIkVADD-DAEAxhMAIc8NAgDLEwAh2A0BAMYTACGPDgEAxhMAIZ4OAQDGEwAhqg4BAMQTACG3DgIAyxMAIbwOIADoEwAhvQ4CAMwTACG_DgEAxBMAIcAOAQDGEwAhwQ4CAMsTACHCDgAAzRMAIMMOAQDGEwAhxA4BAMYTACHFDgAAvxMAIMYOIADoEwAhxw4CAMsTACEPogUAANMaACD-DAAA_BUAIM8NAAD8FQAg2A0AAPwVACCPDgAA_BUAIJ4OAAD8FQAgtw4AAPwVACC8DgAA_BUAIMAOAAD8FQAgwQ4AAPwVACDCDgAA_BUAIMMOAAD8FQAgxA4AAPwVACDGDgAA_BUAIMcOAAD8FQAgGYADAQDEEwAhogUAAIMVACC3CwIAzBMAIbwMAACJFQAwvQwAAI4IABC-DAAAiRUAMP4MAQDGEwAhzw0CAMsTACHYDQEAxhMAIY8OAQDGEwAhng4BAMYTACGqDgEAxBMAIbcOAgDLEwAhvA4gAOgTACG9DgIAzBMAIb8OAQDEEwAhwA4BAMYTACHBDgIAyxMAIcIOAADNEwAgww4BAMYTACHEDgEAxhMAIcUOAAC_EwAgxg4gAOgTACHHDgIAyxMAIdUOAACIFQAgAwAAAI4IACADAACPCAAwBAAAkAgAIAmiBQAAgxUAILcLAgDMEwAhvAwAAIcVADC9DAAAkggAEL4MAACHFQAwuw0BAMQTACGqDgEAxBMAIb0OAgDLEwAhvg4BAMQTACECogUAANMaACC9DgAA_BUAIAqiBQAAgxUAILcLAgDMEwAhvAwAAIcVADC9DAAAkggAEL4MAACHFQAwuw0BAMQTACGqDgEAxBMAIb0OAgDLEwAhvg4BAMQTACHUDgAAhhUAIAMAAACSCAAgAwAAkwgAMAQAAJQIACALogUAAIMVACC8DAAAhRUAML0MAACWCAAQvgwAAIUVADCqDgEAxBMAIbcOAgDMEwAhuA4CAMwTACG5DgIAzBMAIboOAAC_EwAguw4AANcTACC8DgEAxBMAIQGiBQAA0xoAIAyiBQAAgxUAILwMAACFFQAwvQwAAJYIABC-DAAAhRUAMKoOAQDEEwAhtw4CAMwTACG4DgIAzBMAIbkOAgDMEwAhug4AAL8TACC7DgAA1xMAILwOAQDEEwAh0w4AAIQVACADAAAAlggAIAMAAJcIADAEAACYCAAgCaIFAACDFQAgvAwAAIIVADC9DAAAmggAEL4MAACCFQAwvwwBAMQTACHjDEAAyBMAIYAOQADIEwAhlw4AAekTACGqDgEAxBMAIQGiBQAA0xoAIAmiBQAAgxUAILwMAACCFQAwvQwAAJoIABC-DAAAghUAML8MAQAAAAHjDEAAyBMAIYAOQADIEwAhlw4AAQAAAaoOAQDEEwAhAwAAAJoIACADAACbCAAwBAAAnAgAIAEAAACKCAAgAQAAAI4IACABAAAAkggAIAEAAACWCAAgAQAAAJoIACABAAAAiAgAIB-jBQAA_RQAIKQFAAD-FAAgpQUAAP8UACCmBQAAgBUAIKcFAACBFQAguwYAAM0TACC8DAAA_BQAML0MAACkCAAQvgwAAPwUADC_DAEAxBMAIcEMBAD8EwAh4wxAAMgTACHkDAEAxBMAIYANBAD8EwAhmA0BAMQTACG7DQEAxhMAIccNAADNEwAg-A0BAMQTACGADkAAyBMAIY4OAQDGEwAhyA4BAMQTACHJDiAAxRMAIcoOAQDGEwAhyw4BAMYTACHMDgAAzRMAIM0OAADNEwAgzg4AANcTACDPDiAAxRMAIdAOAgDMEwAh0Q5AAMcTACHSDkAAxxMAIRGjBQAAzhoAIKQFAADPGgAgpQUAANAaACCmBQAA0RoAIKcFAADSGgAguwYAAPwVACDBDAAA_BUAIIANAAD8FQAguw0AAPwVACDHDQAA_BUAII4OAAD8FQAgyg4AAPwVACDLDgAA_BUAIMwOAAD8FQAgzQ4AAPwVACDRDgAA_BUAINIOAAD8FQAgAwAAAKQIACADAAClCAAwBAAAiAgAIAMAAACkCAAgAwAApQgAMAQAAIgIACADAAAApAgAIAMAAKUIADAEAACICAAgHKMFAADJGgAgpAUAAMoaACClBQAAyxoAIKYFAADMGgAgpwUAAM0aACC7BoAAAAABvwwBAAAAAcEMBAAAAAHjDEAAAAAB5AwBAAAAAYANBAAAAAGYDQEAAAABuw0BAAAAAccNgAAAAAH4DQEAAAABgA5AAAAAAY4OAQAAAAHIDgEAAAAByQ4gAAAAAcoOAQAAAAHLDgEAAAABzA6AAAAAAc0OgAAAAAHODoAAAAABzw4gAAAAAdAOAgAAAAHRDkAAAAAB0g5AAAAAAQEIAACpCAAgF7sGgAAAAAG_DAEAAAABwQwEAAAAAeMMQAAAAAHkDAEAAAABgA0EAAAAAZgNAQAAAAG7DQEAAAABxw2AAAAAAfgNAQAAAAGADkAAAAABjg4BAAAAAcgOAQAAAAHJDiAAAAAByg4BAAAAAcsOAQAAAAHMDoAAAAABzQ6AAAAAAc4OgAAAAAHPDiAAAAAB0A4CAAAAAdEOQAAAAAHSDkAAAAABAQgAAKsIADABCAAAqwgAMByjBQAAiBoAIKQFAACJGgAgpQUAAIoaACCmBQAAixoAIKcFAACMGgAguwaAAAAAAb8MAQCHFgAhwQwEAO4WACHjDEAAgxYAIeQMAQCHFgAhgA0EAO4WACGYDQEAhxYAIbsNAQCGFgAhxw2AAAAAAfgNAQCHFgAhgA5AAIMWACGODgEAhhYAIcgOAQCHFgAhyQ4gAKUWACHKDgEAhhYAIcsOAQCGFgAhzA6AAAAAAc0OgAAAAAHODoAAAAABzw4gAKUWACHQDgIAhRYAIdEOQACPFgAh0g5AAI8WACECAAAAiAgAIAgAAK4IACAXuwaAAAAAAb8MAQCHFgAhwQwEAO4WACHjDEAAgxYAIeQMAQCHFgAhgA0EAO4WACGYDQEAhxYAIbsNAQCGFgAhxw2AAAAAAfgNAQCHFgAhgA5AAIMWACGODgEAhhYAIcgOAQCHFgAhyQ4gAKUWACHKDgEAhhYAIcsOAQCGFgAhzA6AAAAAAc0OgAAAAAHODoAAAAABzw4gAKUWACHQDgIAhRYAIdEOQACPFgAh0g5AAI8WACECAAAApAgAIAgAALAIACACAAAApAgAIAgAALAIACADAAAAiAgAIA8AAKkIACAQAACuCAAgAQAAAIgIACABAAAApAgAIBEVAACDGgAgFgAAhhoAIBcAAIUaACAoAACEGgAgKQAAhxoAILsGAAD8FQAgwQwAAPwVACCADQAA_BUAILsNAAD8FQAgxw0AAPwVACCODgAA_BUAIMoOAAD8FQAgyw4AAPwVACDMDgAA_BUAIM0OAAD8FQAg0Q4AAPwVACDSDgAA_BUAIBq7BgAAqhMAILwMAAD7FAAwvQwAALcIABC-DAAA-xQAML8MAQClEwAhwQwEAPgTACHjDEAAphMAIeQMAQClEwAhgA0EAPgTACGYDQEApRMAIbsNAQCpEwAhxw0AAKoTACD4DQEApRMAIYAOQACmEwAhjg4BAKkTACHIDgEApRMAIckOIADAEwAhyg4BAKkTACHLDgEAqRMAIcwOAACqEwAgzQ4AAKoTACDODgAA1BMAIM8OIADAEwAh0A4CAKgTACHRDkAAuxMAIdIOQAC7EwAhAwAAAKQIACADAAC2CAAwFAAAtwgAIAMAAACkCAAgAwAApQgAMAQAAIgIACABAAAAjAgAIAEAAACMCAAgAwAAAIoIACADAACLCAAwBAAAjAgAIAMAAACKCAAgAwAAiwgAMAQAAIwIACADAAAAiggAIAMAAIsIADAEAACMCAAgBKIFAACCGgAgpw4CAAAAAagOAAEAAAGqDgEAAAABAQgAAL8IACADpw4CAAAAAagOAAEAAAGqDgEAAAABAQgAAMEIADABCAAAwQgAMASiBQAAgRoAIKcOAgCFFgAhqA4AAcgWACGqDgEAhxYAIQIAAACMCAAgCAAAxAgAIAOnDgIAhRYAIagOAAHIFgAhqg4BAIcWACECAAAAiggAIAgAAMYIACACAAAAiggAIAgAAMYIACADAAAAjAgAIA8AAL8IACAQAADECAAgAQAAAIwIACABAAAAiggAIAUVAAD8GQAgFgAA_xkAIBcAAP4ZACAoAAD9GQAgKQAAgBoAIAa8DAAA-hQAML0MAADNCAAQvgwAAPoUADCnDgIAqBMAIagOAAHcEwAhqg4BAKUTACEDAAAAiggAIAMAAMwIADAUAADNCAAgAwAAAIoIACADAACLCAAwBAAAjAgAIAEAAACQCAAgAQAAAJAIACADAAAAjggAIAMAAI8IADAEAACQCAAgAwAAAI4IACADAACPCAAwBAAAkAgAIAMAAACOCAAgAwAAjwgAMAQAAJAIACAVgAMBAAAAAaIFAAD7GQAgtwsCAAAAAf4MAQAAAAHPDQIAAAAB2A0BAAAAAY8OAQAAAAGeDgEAAAABqg4BAAAAAbcOAgAAAAG8DiAAAAABvQ4CAAAAAb8OAQAAAAHADgEAAAABwQ4CAAAAAcIOgAAAAAHDDgEAAAABxA4BAAAAAcUOAAD6GQAgxg4gAAAAAccOAgAAAAEBCAAA1QgAIBSAAwEAAAABtwsCAAAAAf4MAQAAAAHPDQIAAAAB2A0BAAAAAY8OAQAAAAGeDgEAAAABqg4BAAAAAbcOAgAAAAG8DiAAAAABvQ4CAAAAAb8OAQAAAAHADgEAAAABwQ4CAAAAAcIOgAAAAAHDDgEAAAABxA4BAAAAAcUOAAD6GQAgxg4gAAAAAccOAgAAAAEBCAAA1wgAMAEIAADXCAAwFYADAQCHFgAhogUAAPkZACC3CwIAhRYAIf4MAQCGFgAhzw0CAIQWACHYDQEAhhYAIY8OAQCGFgAhng4BAIYWACGqDgEAhxYAIbcOAgCEFgAhvA4gAMcWACG9DgIAhRYAIb8OAQCHFgAhwA4BAIYWACHBDgIAhBYAIcIOgAAAAAHDDgEAhhYAIcQOAQCGFgAhxQ4AAPgZACDGDiAAxxYAIccOAgCEFgAhAgAAAJAIACAIAADaCAAgFIADAQCHFgAhtwsCAIUWACH-DAEAhhYAIc8NAgCEFgAh2A0BAIYWACGPDgEAhhYAIZ4OAQCGFgAhqg4BAIcWACG3DgIAhBYAIbwOIADHFgAhvQ4CAIUWACG_DgEAhxYAIcAOAQCGFgAhwQ4CAIQWACHCDoAAAAABww4BAIYWACHEDgEAhhYAIcUOAAD4GQAgxg4gAMcWACHHDgIAhBYAIQIAAACOCAAgCAAA3AgAIAIAAACOCAAgCAAA3AgAIAMAAACQCAAgDwAA1QgAIBAAANoIACABAAAAkAgAIAEAAACOCAAgExUAAPMZACAWAAD2GQAgFwAA9RkAICgAAPQZACApAAD3GQAg_gwAAPwVACDPDQAA_BUAINgNAAD8FQAgjw4AAPwVACCeDgAA_BUAILcOAAD8FQAgvA4AAPwVACDADgAA_BUAIMEOAAD8FQAgwg4AAPwVACDDDgAA_BUAIMQOAAD8FQAgxg4AAPwVACDHDgAA_BUAIBeAAwEApRMAIbcLAgCoEwAhvAwAAPkUADC9DAAA4wgAEL4MAAD5FAAw_gwBAKkTACHPDQIApxMAIdgNAQCpEwAhjw4BAKkTACGeDgEAqRMAIaoOAQClEwAhtw4CAKcTACG8DiAA2xMAIb0OAgCoEwAhvw4BAKUTACHADgEAqRMAIcEOAgCnEwAhwg4AAKoTACDDDgEAqRMAIcQOAQCpEwAhxQ4AAL8TACDGDiAA2xMAIccOAgCnEwAhAwAAAI4IACADAADiCAAwFAAA4wgAIAMAAACOCAAgAwAAjwgAMAQAAJAIACABAAAAlAgAIAEAAACUCAAgAwAAAJIIACADAACTCAAwBAAAlAgAIAMAAACSCAAgAwAAkwgAMAQAAJQIACADAAAAkggAIAMAAJMIADAEAACUCAAgBqIFAADyGQAgtwsCAAAAAbsNAQAAAAGqDgEAAAABvQ4CAAAAAb4OAQAAAAEBCAAA6wgAIAW3CwIAAAABuw0BAAAAAaoOAQAAAAG9DgIAAAABvg4BAAAAAQEIAADtCAAwAQgAAO0IADAGogUAAPEZACC3CwIAhRYAIbsNAQCHFgAhqg4BAIcWACG9DgIAhBYAIb4OAQCHFgAhAgAAAJQIACAIAADwCAAgBbcLAgCFFgAhuw0BAIcWACGqDgEAhxYAIb0OAgCEFgAhvg4BAIcWACECAAAAkggAIAgAAPIIACACAAAAkggAIAgAAPIIACADAAAAlAgAIA8AAOsIACAQAADwCAAgAQAAAJQIACABAAAAkggAIAYVAADsGQAgFgAA7xkAIBcAAO4ZACAoAADtGQAgKQAA8BkAIL0OAAD8FQAgCLcLAgCoEwAhvAwAAPgUADC9DAAA-QgAEL4MAAD4FAAwuw0BAKUTACGqDgEApRMAIb0OAgCnEwAhvg4BAKUTACEDAAAAkggAIAMAAPgIADAUAAD5CAAgAwAAAJIIACADAACTCAAwBAAAlAgAIAEAAACYCAAgAQAAAJgIACADAAAAlggAIAMAAJcIADAEAACYCAAgAwAAAJYIACADAACXCAAwBAAAmAgAIAMAAACWCAAgAwAAlwgAMAQAAJgIACAIogUAAOsZACCqDgEAAAABtw4CAAAAAbgOAgAAAAG5DgIAAAABug4AAOoZACC7DoAAAAABvA4BAAAAAQEIAACBCQAgB6oOAQAAAAG3DgIAAAABuA4CAAAAAbkOAgAAAAG6DgAA6hkAILsOgAAAAAG8DgEAAAABAQgAAIMJADABCAAAgwkAMAiiBQAA6RkAIKoOAQCHFgAhtw4CAIUWACG4DgIAhRYAIbkOAgCFFgAhug4AAOgZACC7DoAAAAABvA4BAIcWACECAAAAmAgAIAgAAIYJACAHqg4BAIcWACG3DgIAhRYAIbgOAgCFFgAhuQ4CAIUWACG6DgAA6BkAILsOgAAAAAG8DgEAhxYAIQIAAACWCAAgCAAAiAkAIAIAAACWCAAgCAAAiAkAIAMAAACYCAAgDwAAgQkAIBAAAIYJACABAAAAmAgAIAEAAACWCAAgBRUAAOMZACAWAADmGQAgFwAA5RkAICgAAOQZACApAADnGQAgCrwMAAD3FAAwvQwAAI8JABC-DAAA9xQAMKoOAQClEwAhtw4CAKgTACG4DgIAqBMAIbkOAgCoEwAhug4AAL8TACC7DgAA1BMAILwOAQClEwAhAwAAAJYIACADAACOCQAwFAAAjwkAIAMAAACWCAAgAwAAlwgAMAQAAJgIACABAAAAnAgAIAEAAACcCAAgAwAAAJoIACADAACbCAAwBAAAnAgAIAMAAACaCAAgAwAAmwgAMAQAAJwIACADAAAAmggAIAMAAJsIADAEAACcCAAgBqIFAADiGQAgvwwBAAAAAeMMQAAAAAGADkAAAAABlw4AAQAAAaoOAQAAAAEBCAAAlwkAIAW_DAEAAAAB4wxAAAAAAYAOQAAAAAGXDgABAAABqg4BAAAAAQEIAACZCQAwAQgAAJkJADAGogUAAOEZACC_DAEAhxYAIeMMQACDFgAhgA5AAIMWACGXDgAByBYAIaoOAQCHFgAhAgAAAJwIACAIAACcCQAgBb8MAQCHFgAh4wxAAIMWACGADkAAgxYAIZcOAAHIFgAhqg4BAIcWACECAAAAmggAIAgAAJ4JACACAAAAmggAIAgAAJ4JACADAAAAnAgAIA8AAJcJACAQAACcCQAgAQAAAJwIACABAAAAmggAIAMVAADeGQAgFgAA4BkAIBcAAN8ZACAIvAwAAPYUADC9DAAApQkAEL4MAAD2FAAwvwwBAKUTACHjDEAAphMAIYAOQACmEwAhlw4AAdwTACGqDgEApRMAIQMAAACaCAAgAwAApAkAMBQAAKUJACADAAAAmggAIAMAAJsIADAEAACcCAAgHIkGAADvFAAgigYAAPAUACC8DAAA7hQAML0MAAC1CQAQvgwAAO4UADC_DAEAAAAB4wxAAMgTACHkDAEAxBMAIYwNAQDGEwAhlQ0CAMwTACGYDQEAxBMAIaINQADHEwAhuw0BAMYTACHNDQQA_BMAIewNAQDGEwAh_w0BAMYTACGODgEAxhMAIaoOAQDEEwAhqw4BAMQTACGsDhAA6xMAIa0OEADrEwAhrg4CAMsTACGvDgAB6hMAIbAOAgDLEwAhsQ4QAOsTACGyDgQA_BMAIbMOAADNEwAgtA4BAMYTACEBAAAAqAkAIAmIBgAA8xQAILwMAAD1FAAwvQwAAKoJABC-DAAA9RQAMP4MAQDEEwAhjA0QAOsTACHbDQIAzBMAIaYOAQDEEwAhqQ4CAMwTACECiAYAAN0ZACCMDQAA_BUAIAqIBgAA8xQAILwMAAD1FAAwvQwAAKoJABC-DAAA9RQAMP4MAQDEEwAhjA0QAOsTACHbDQIAzBMAIaYOAQDEEwAhqQ4CAMwTACG2DgAA9BQAIAMAAACqCQAgAwAAqwkAMAQAAKwJACAHiAYAAPMUACC8DAAA8hQAML0MAACuCQAQvgwAAPIUADCmDgEAxBMAIacOAgDMEwAhqA4AAekTACEBiAYAAN0ZACAIiAYAAPMUACC8DAAA8hQAML0MAACuCQAQvgwAAPIUADCmDgEAxBMAIacOAgDMEwAhqA4AAekTACG1DgAA8RQAIAMAAACuCQAgAwAArwkAMAQAALAJACABAAAAqgkAIAEAAACuCQAgAQAAAKgJACAciQYAAO8UACCKBgAA8BQAILwMAADuFAAwvQwAALUJABC-DAAA7hQAML8MAQDEEwAh4wxAAMgTACHkDAEAxBMAIYwNAQDGEwAhlQ0CAMwTACGYDQEAxBMAIaINQADHEwAhuw0BAMYTACHNDQQA_BMAIewNAQDGEwAh_w0BAMYTACGODgEAxhMAIaoOAQDEEwAhqw4BAMQTACGsDhAA6xMAIa0OEADrEwAhrg4CAMsTACGvDgAB6hMAIbAOAgDLEwAhsQ4QAOsTACGyDgQA_BMAIbMOAADNEwAgtA4BAMYTACESiQYAANsZACCKBgAA3BkAIIwNAAD8FQAgog0AAPwVACC7DQAA_BUAIM0NAAD8FQAg7A0AAPwVACD_DQAA_BUAII4OAAD8FQAgrA4AAPwVACCtDgAA_BUAIK4OAAD8FQAgrw4AAPwVACCwDgAA_BUAILEOAAD8FQAgsg4AAPwVACCzDgAA_BUAILQOAAD8FQAgAwAAALUJACADAAC2CQAwBAAAqAkAIAMAAAC1CQAgAwAAtgkAMAQAAKgJACADAAAAtQkAIAMAALYJADAEAACoCQAgGYkGAADZGQAgigYAANoZACC_DAEAAAAB4wxAAAAAAeQMAQAAAAGMDQEAAAABlQ0CAAAAAZgNAQAAAAGiDUAAAAABuw0BAAAAAc0NBAAAAAHsDQEAAAAB_w0BAAAAAY4OAQAAAAGqDgEAAAABqw4BAAAAAawOEAAAAAGtDhAAAAABrg4CAAAAAa8OAAEAAAGwDgIAAAABsQ4QAAAAAbIOBAAAAAGzDoAAAAABtA4BAAAAAQEIAAC6CQAgF78MAQAAAAHjDEAAAAAB5AwBAAAAAYwNAQAAAAGVDQIAAAABmA0BAAAAAaINQAAAAAG7DQEAAAABzQ0EAAAAAewNAQAAAAH_DQEAAAABjg4BAAAAAaoOAQAAAAGrDgEAAAABrA4QAAAAAa0OEAAAAAGuDgIAAAABrw4AAQAAAbAOAgAAAAGxDhAAAAABsg4EAAAAAbMOgAAAAAG0DgEAAAABAQgAALwJADABCAAAvAkAMBmJBgAAvxkAIIoGAADAGQAgvwwBAIcWACHjDEAAgxYAIeQMAQCHFgAhjA0BAIYWACGVDQIAhRYAIZgNAQCHFgAhog1AAI8WACG7DQEAhhYAIc0NBADuFgAh7A0BAIYWACH_DQEAhhYAIY4OAQCGFgAhqg4BAIcWACGrDgEAhxYAIawOEADKFgAhrQ4QAMoWACGuDgIAhBYAIa8OAAHJFgAhsA4CAIQWACGxDhAAyhYAIbIOBADuFgAhsw6AAAAAAbQOAQCGFgAhAgAAAKgJACAIAAC_CQAgF78MAQCHFgAh4wxAAIMWACHkDAEAhxYAIYwNAQCGFgAhlQ0CAIUWACGYDQEAhxYAIaINQACPFgAhuw0BAIYWACHNDQQA7hYAIewNAQCGFgAh_w0BAIYWACGODgEAhhYAIaoOAQCHFgAhqw4BAIcWACGsDhAAyhYAIa0OEADKFgAhrg4CAIQWACGvDgAByRYAIbAOAgCEFgAhsQ4QAMoWACGyDgQA7hYAIbMOgAAAAAG0DgEAhhYAIQIAAAC1CQAgCAAAwQkAIAIAAAC1CQAgCAAAwQkAIAMAAACoCQAgDwAAugkAIBAAAL8JACABAAAAqAkAIAEAAAC1CQAgFRUAALoZACAWAAC9GQAgFwAAvBkAICgAALsZACApAAC-GQAgjA0AAPwVACCiDQAA_BUAILsNAAD8FQAgzQ0AAPwVACDsDQAA_BUAIP8NAAD8FQAgjg4AAPwVACCsDgAA_BUAIK0OAAD8FQAgrg4AAPwVACCvDgAA_BUAILAOAAD8FQAgsQ4AAPwVACCyDgAA_BUAILMOAAD8FQAgtA4AAPwVACAavAwAAO0UADC9DAAAyAkAEL4MAADtFAAwvwwBAKUTACHjDEAAphMAIeQMAQClEwAhjA0BAKkTACGVDQIAqBMAIZgNAQClEwAhog1AALsTACG7DQEAqRMAIc0NBAD4EwAh7A0BAKkTACH_DQEAqRMAIY4OAQCpEwAhqg4BAKUTACGrDgEApRMAIawOEADeEwAhrQ4QAN4TACGuDgIApxMAIa8OAAHdEwAhsA4CAKcTACGxDhAA3hMAIbIOBAD4EwAhsw4AAKoTACC0DgEAqRMAIQMAAAC1CQAgAwAAxwkAMBQAAMgJACADAAAAtQkAIAMAALYJADAEAACoCQAgAQAAAKwJACABAAAArAkAIAMAAACqCQAgAwAAqwkAMAQAAKwJACADAAAAqgkAIAMAAKsJADAEAACsCQAgAwAAAKoJACADAACrCQAwBAAArAkAIAaIBgAAuRkAIP4MAQAAAAGMDRAAAAAB2w0CAAAAAaYOAQAAAAGpDgIAAAABAQgAANAJACAF_gwBAAAAAYwNEAAAAAHbDQIAAAABpg4BAAAAAakOAgAAAAEBCAAA0gkAMAEIAADSCQAwBogGAAC4GQAg_gwBAIcWACGMDRAAyhYAIdsNAgCFFgAhpg4BAIcWACGpDgIAhRYAIQIAAACsCQAgCAAA1QkAIAX-DAEAhxYAIYwNEADKFgAh2w0CAIUWACGmDgEAhxYAIakOAgCFFgAhAgAAAKoJACAIAADXCQAgAgAAAKoJACAIAADXCQAgAwAAAKwJACAPAADQCQAgEAAA1QkAIAEAAACsCQAgAQAAAKoJACAGFQAAsxkAIBYAALYZACAXAAC1GQAgKAAAtBkAICkAALcZACCMDQAA_BUAIAi8DAAA7BQAML0MAADeCQAQvgwAAOwUADD-DAEApRMAIYwNEADeEwAh2w0CAKgTACGmDgEApRMAIakOAgCoEwAhAwAAAKoJACADAADdCQAwFAAA3gkAIAMAAACqCQAgAwAAqwkAMAQAAKwJACABAAAAsAkAIAEAAACwCQAgAwAAAK4JACADAACvCQAwBAAAsAkAIAMAAACuCQAgAwAArwkAMAQAALAJACADAAAArgkAIAMAAK8JADAEAACwCQAgBIgGAACyGQAgpg4BAAAAAacOAgAAAAGoDgABAAABAQgAAOYJACADpg4BAAAAAacOAgAAAAGoDgABAAABAQgAAOgJADABCAAA6AkAMASIBgAAsRkAIKYOAQCHFgAhpw4CAIUWACGoDgAByBYAIQIAAACwCQAgCAAA6wkAIAOmDgEAhxYAIacOAgCFFgAhqA4AAcgWACECAAAArgkAIAgAAO0JACACAAAArgkAIAgAAO0JACADAAAAsAkAIA8AAOYJACAQAADrCQAgAQAAALAJACABAAAArgkAIAUVAACsGQAgFgAArxkAIBcAAK4ZACAoAACtGQAgKQAAsBkAIAa8DAAA6xQAML0MAAD0CQAQvgwAAOsUADCmDgEApRMAIacOAgCoEwAhqA4AAdwTACEDAAAArgkAIAMAAPMJADAUAAD0CQAgAwAAAK4JACADAACvCQAwBAAAsAkAIAy7BgAA1xMAILwGAADcFAAgvQYAAN0UACDABgAA3hQAIMEGAADfFAAgvAwAANsUADC9DAAAlQoAEL4MAADbFAAwvwwBAAAAAeMMQADIEwAh5AwBAMQTACH4DQEAxBMAIQEAAAD3CQAgDrsGAADRFAAgvAwAAOoUADC9DAAA-QkAEL4MAADqFAAwvwwBAMQTACHEDAEAxhMAIeMMQADIEwAh5AwBAMQTACHoDAIAzBMAIcENQADHEwAh7w1AAMgTACGODgEAxBMAIaEOAQDEEwAhog4AAM0TACAEuwYAAMMYACDEDAAA_BUAIMENAAD8FQAgog4AAPwVACAOuwYAANEUACC8DAAA6hQAML0MAAD5CQAQvgwAAOoUADC_DAEAAAABxAwBAMYTACHjDEAAyBMAIeQMAQDEEwAh6AwCAMwTACHBDUAAxxMAIe8NQADIEwAhjg4BAMQTACGhDgEAxBMAIaIOAADNEwAgAwAAAPkJACADAAD6CQAwBAAA-wkAIAi7BgAA0RQAILwMAADpFAAwvQwAAP0JABC-DAAA6RQAMI4OAQDEEwAhng4BAMQTACGfDgEAxBMAIaAOQADIEwAhAbsGAADDGAAgCbsGAADRFAAgvAwAAOkUADC9DAAA_QkAEL4MAADpFAAwjg4BAMQTACGeDgEAxBMAIZ8OAQDEEwAhoA5AAMgTACGlDgAA6BQAIAMAAAD9CQAgAwAA_gkAMAQAAP8JACALuwYAANEUACC_BgAA5xQAILwMAADmFAAwvQwAAIEKABC-DAAA5hQAMOMMQADIEwAh5AwBAMQTACGODgEAxBMAIZcOAQDEEwAhnA5AAMcTACGdDgIAzBMAIQO7BgAAwxgAIL8GAACrGQAgnA4AAPwVACALuwYAANEUACC_BgAA5xQAILwMAADmFAAwvQwAAIEKABC-DAAA5hQAMOMMQADIEwAh5AwBAMQTACGODgEAxBMAIZcOAQAAAAGcDkAAxxMAIZ0OAgDMEwAhAwAAAIEKACADAACCCgAwBAAAgwoAIAi-BgAA5RQAILwMAADkFAAwvQwAAIUKABC-DAAA5BQAMM0NQADIEwAhlw4BAMQTACGaDgQAzxMAIZsOBADPEwAhAb4GAACqGQAgCb4GAADlFAAgvAwAAOQUADC9DAAAhQoAEL4MAADkFAAwzQ1AAMgTACGXDgEAxBMAIZoOBADPEwAhmw4EAM8TACGkDgAA4xQAIAMAAACFCgAgAwAAhgoAMAQAAIcKACABAAAAhQoAIAuBAwIAzBMAIbsGAADRFAAgwgYAANIUACC8DAAA0BQAML0MAACKCgAQvgwAANAUADDkDAEAxBMAIY4OAQDEEwAhlA5AAMgTACGVDiAAxRMAIZYOQADHEwAhAQAAAIoKACAPwQYAAOIUACC8DAAA4RQAML0MAACMCgAQvgwAAOEUADDBDEAAyBMAIdkMAQDGEwAh4QwBAMYTACH-DAEAxBMAIZQNQADIEwAhjg4BAMQTACGPDgEAxBMAIZAOAAC_EwAgkQ5AAMcTACGSDgEAxhMAIZMOAADNEwAgBsEGAACpGQAg2QwAAPwVACDhDAAA_BUAIJEOAAD8FQAgkg4AAPwVACCTDgAA_BUAIBDBBgAA4hQAILwMAADhFAAwvQwAAIwKABC-DAAA4RQAMMEMQADIEwAh2QwBAMYTACHhDAEAxhMAIf4MAQDEEwAhlA1AAMgTACGODgEAxBMAIY8OAQDEEwAhkA4AAL8TACCRDkAAxxMAIZIOAQDGEwAhkw4AAM0TACCjDgAA4BQAIAMAAACMCgAgAwAAjQoAMAQAAI4KACABAAAAjAoAIAEAAAD5CQAgAQAAAP0JACABAAAAgQoAIAEAAAD3CQAgDLsGAADXEwAgvAYAANwUACC9BgAA3RQAIMAGAADeFAAgwQYAAN8UACC8DAAA2xQAML0MAACVCgAQvgwAANsUADC_DAEAxBMAIeMMQADIEwAh5AwBAMQTACH4DQEAxBMAIQS8BgAAphkAIL0GAACnGQAgwAYAAKgZACDBBgAAqRkAIAMAAACVCgAgAwAAlgoAMAQAAPcJACADAAAAlQoAIAMAAJYKADAEAAD3CQAgAwAAAJUKACADAACWCgAwBAAA9wkAIAm7BoAAAAABvAYAAKIZACC9BgAAoxkAIMAGAACkGQAgwQYAAKUZACC_DAEAAAAB4wxAAAAAAeQMAQAAAAH4DQEAAAABAQgAAJoKACAFuwaAAAAAAb8MAQAAAAHjDEAAAAAB5AwBAAAAAfgNAQAAAAEBCAAAnAoAMAEIAACcCgAwCbsGgAAAAAG8BgAA9RgAIL0GAAD2GAAgwAYAAPcYACDBBgAA-BgAIL8MAQCHFgAh4wxAAIMWACHkDAEAhxYAIfgNAQCHFgAhAgAAAPcJACAIAACfCgAgBbsGgAAAAAG_DAEAhxYAIeMMQACDFgAh5AwBAIcWACH4DQEAhxYAIQIAAACVCgAgCAAAoQoAIAIAAACVCgAgCAAAoQoAIAMAAAD3CQAgDwAAmgoAIBAAAJ8KACABAAAA9wkAIAEAAACVCgAgAxUAAPIYACAWAAD0GAAgFwAA8xgAIAi7BgAA1BMAILwMAADaFAAwvQwAAKgKABC-DAAA2hQAML8MAQClEwAh4wxAAKYTACHkDAEApRMAIfgNAQClEwAhAwAAAJUKACADAACnCgAwFAAAqAoAIAMAAACVCgAgAwAAlgoAMAQAAPcJACABAAAA-wkAIAEAAAD7CQAgAwAAAPkJACADAAD6CQAwBAAA-wkAIAMAAAD5CQAgAwAA-gkAMAQAAPsJACADAAAA-QkAIAMAAPoJADAEAAD7CQAgC7sGAADxGAAgvwwBAAAAAcQMAQAAAAHjDEAAAAAB5AwBAAAAAegMAgAAAAHBDUAAAAAB7w1AAAAAAY4OAQAAAAGhDgEAAAABog6AAAAAAQEIAACwCgAgCr8MAQAAAAHEDAEAAAAB4wxAAAAAAeQMAQAAAAHoDAIAAAABwQ1AAAAAAe8NQAAAAAGODgEAAAABoQ4BAAAAAaIOgAAAAAEBCAAAsgoAMAEIAACyCgAwC7sGAADwGAAgvwwBAIcWACHEDAEAhhYAIeMMQACDFgAh5AwBAIcWACHoDAIAhRYAIcENQACPFgAh7w1AAIMWACGODgEAhxYAIaEOAQCHFgAhog6AAAAAAQIAAAD7CQAgCAAAtQoAIAq_DAEAhxYAIcQMAQCGFgAh4wxAAIMWACHkDAEAhxYAIegMAgCFFgAhwQ1AAI8WACHvDUAAgxYAIY4OAQCHFgAhoQ4BAIcWACGiDoAAAAABAgAAAPkJACAIAAC3CgAgAgAAAPkJACAIAAC3CgAgAwAAAPsJACAPAACwCgAgEAAAtQoAIAEAAAD7CQAgAQAAAPkJACAIFQAA6xgAIBYAAO4YACAXAADtGAAgKAAA7BgAICkAAO8YACDEDAAA_BUAIMENAAD8FQAgog4AAPwVACANvAwAANkUADC9DAAAvgoAEL4MAADZFAAwvwwBAKUTACHEDAEAqRMAIeMMQACmEwAh5AwBAKUTACHoDAIAqBMAIcENQAC7EwAh7w1AAKYTACGODgEApRMAIaEOAQClEwAhog4AAKoTACADAAAA-QkAIAMAAL0KADAUAAC-CgAgAwAAAPkJACADAAD6CQAwBAAA-wkAIAEAAAD_CQAgAQAAAP8JACADAAAA_QkAIAMAAP4JADAEAAD_CQAgAwAAAP0JACADAAD-CQAwBAAA_wkAIAMAAAD9CQAgAwAA_gkAMAQAAP8JACAFuwYAAOoYACCODgEAAAABng4BAAAAAZ8OAQAAAAGgDkAAAAABAQgAAMYKACAEjg4BAAAAAZ4OAQAAAAGfDgEAAAABoA5AAAAAAQEIAADICgAwAQgAAMgKADAFuwYAAOkYACCODgEAhxYAIZ4OAQCHFgAhnw4BAIcWACGgDkAAgxYAIQIAAAD_CQAgCAAAywoAIASODgEAhxYAIZ4OAQCHFgAhnw4BAIcWACGgDkAAgxYAIQIAAAD9CQAgCAAAzQoAIAIAAAD9CQAgCAAAzQoAIAMAAAD_CQAgDwAAxgoAIBAAAMsKACABAAAA_wkAIAEAAAD9CQAgAxUAAOYYACAWAADoGAAgFwAA5xgAIAe8DAAA2BQAML0MAADUCgAQvgwAANgUADCODgEApRMAIZ4OAQClEwAhnw4BAKUTACGgDkAAphMAIQMAAAD9CQAgAwAA0woAMBQAANQKACADAAAA_QkAIAMAAP4JADAEAAD_CQAgAQAAAIMKACABAAAAgwoAIAMAAACBCgAgAwAAggoAMAQAAIMKACADAAAAgQoAIAMAAIIKADAEAACDCgAgAwAAAIEKACADAACCCgAwBAAAgwoAIAi7BgAA5BgAIL8GAADlGAAg4wxAAAAAAeQMAQAAAAGODgEAAAABlw4BAAAAAZwOQAAAAAGdDgIAAAABAQgAANwKACAG4wxAAAAAAeQMAQAAAAGODgEAAAABlw4BAAAAAZwOQAAAAAGdDgIAAAABAQgAAN4KADABCAAA3goAMAi7BgAA1hgAIL8GAADXGAAg4wxAAIMWACHkDAEAhxYAIY4OAQCHFgAhlw4BAIcWACGcDkAAjxYAIZ0OAgCFFgAhAgAAAIMKACAIAADhCgAgBuMMQACDFgAh5AwBAIcWACGODgEAhxYAIZcOAQCHFgAhnA5AAI8WACGdDgIAhRYAIQIAAACBCgAgCAAA4woAIAIAAACBCgAgCAAA4woAIAMAAACDCgAgDwAA3AoAIBAAAOEKACABAAAAgwoAIAEAAACBCgAgBhUAANEYACAWAADUGAAgFwAA0xgAICgAANIYACApAADVGAAgnA4AAPwVACAJvAwAANcUADC9DAAA6goAEL4MAADXFAAw4wxAAKYTACHkDAEApRMAIY4OAQClEwAhlw4BAKUTACGcDkAAuxMAIZ0OAgCoEwAhAwAAAIEKACADAADpCgAwFAAA6goAIAMAAACBCgAgAwAAggoAMAQAAIMKACABAAAAhwoAIAEAAACHCgAgAwAAAIUKACADAACGCgAwBAAAhwoAIAMAAACFCgAgAwAAhgoAMAQAAIcKACADAAAAhQoAIAMAAIYKADAEAACHCgAgBb4GAADQGAAgzQ1AAAAAAZcOAQAAAAGaDgQAAAABmw4EAAAAAQEIAADyCgAgBM0NQAAAAAGXDgEAAAABmg4EAAAAAZsOBAAAAAEBCAAA9AoAMAEIAAD0CgAwBb4GAADPGAAgzQ1AAIMWACGXDgEAhxYAIZoOBACCFgAhmw4EAIIWACECAAAAhwoAIAgAAPcKACAEzQ1AAIMWACGXDgEAhxYAIZoOBACCFgAhmw4EAIIWACECAAAAhQoAIAgAAPkKACACAAAAhQoAIAgAAPkKACADAAAAhwoAIA8AAPIKACAQAAD3CgAgAQAAAIcKACABAAAAhQoAIAUVAADKGAAgFgAAzRgAIBcAAMwYACAoAADLGAAgKQAAzhgAIAe8DAAA1hQAML0MAACACwAQvgwAANYUADDNDUAAphMAIZcOAQClEwAhmg4EAKQTACGbDgQApBMAIQMAAACFCgAgAwAA_woAMBQAAIALACADAAAAhQoAIAMAAIYKADAEAACHCgAgCLwMAADUFAAwvQwAAIYLABC-DAAA1BQAMP4MAQDEEwAhzQ1AAMgTACGXDgEAxBMAIZgOAgDMEwAhmQ4AANUUACABAAAAgwsAIAEAAACDCwAgB7wMAADUFAAwvQwAAIYLABC-DAAA1BQAMP4MAQDEEwAhzQ1AAMgTACGXDgEAxBMAIZgOAgDMEwAhAAMAAACGCwAgAwAAhwsAMAQAAIMLACADAAAAhgsAIAMAAIcLADAEAACDCwAgAwAAAIYLACADAACHCwAwBAAAgwsAIAT-DAEAAAABzQ1AAAAAAZcOAQAAAAGYDgIAAAABAQgAAIsLACAE_gwBAAAAAc0NQAAAAAGXDgEAAAABmA4CAAAAAQEIAACNCwAwAQgAAI0LADAE_gwBAIcWACHNDUAAgxYAIZcOAQCHFgAhmA4CAIUWACECAAAAgwsAIAgAAJALACAE_gwBAIcWACHNDUAAgxYAIZcOAQCHFgAhmA4CAIUWACECAAAAhgsAIAgAAJILACACAAAAhgsAIAgAAJILACADAAAAgwsAIA8AAIsLACAQAACQCwAgAQAAAIMLACABAAAAhgsAIAUVAADFGAAgFgAAyBgAIBcAAMcYACAoAADGGAAgKQAAyRgAIAe8DAAA0xQAML0MAACZCwAQvgwAANMUADD-DAEApRMAIc0NQACmEwAhlw4BAKUTACGYDgIAqBMAIQMAAACGCwAgAwAAmAsAMBQAAJkLACADAAAAhgsAIAMAAIcLADAEAACDCwAgC4EDAgDMEwAhuwYAANEUACDCBgAA0hQAILwMAADQFAAwvQwAAIoKABC-DAAA0BQAMOQMAQDEEwAhjg4BAAAAAZQOQADIEwAhlQ4gAMUTACGWDkAAxxMAIQEAAACcCwAgAQAAAJwLACADuwYAAMMYACDCBgAAxBgAIJYOAAD8FQAgAwAAAIoKACADAACfCwAwBAAAnAsAIAMAAACKCgAgAwAAnwsAMAQAAJwLACADAAAAigoAIAMAAJ8LADAEAACcCwAgCIEDAgAAAAG7BgAAwRgAIMIGAADCGAAg5AwBAAAAAY4OAQAAAAGUDkAAAAABlQ4gAAAAAZYOQAAAAAEBCAAAowsAIAaBAwIAAAAB5AwBAAAAAY4OAQAAAAGUDkAAAAABlQ4gAAAAAZYOQAAAAAEBCAAApQsAMAEIAAClCwAwCIEDAgCFFgAhuwYAALMYACDCBgAAtBgAIOQMAQCHFgAhjg4BAIcWACGUDkAAgxYAIZUOIAClFgAhlg5AAI8WACECAAAAnAsAIAgAAKgLACAGgQMCAIUWACHkDAEAhxYAIY4OAQCHFgAhlA5AAIMWACGVDiAApRYAIZYOQACPFgAhAgAAAIoKACAIAACqCwAgAgAAAIoKACAIAACqCwAgAwAAAJwLACAPAACjCwAgEAAAqAsAIAEAAACcCwAgAQAAAIoKACAGFQAArhgAIBYAALEYACAXAACwGAAgKAAArxgAICkAALIYACCWDgAA_BUAIAmBAwIAqBMAIbwMAADPFAAwvQwAALELABC-DAAAzxQAMOQMAQClEwAhjg4BAKUTACGUDkAAphMAIZUOIADAEwAhlg5AALsTACEDAAAAigoAIAMAALALADAUAACxCwAgAwAAAIoKACADAACfCwAwBAAAnAsAIAEAAACOCgAgAQAAAI4KACADAAAAjAoAIAMAAI0KADAEAACOCgAgAwAAAIwKACADAACNCgAwBAAAjgoAIAMAAACMCgAgAwAAjQoAMAQAAI4KACAMwQYAAK0YACDBDEAAAAAB2QwBAAAAAeEMAQAAAAH-DAEAAAABlA1AAAAAAY4OAQAAAAGPDgEAAAABkA4AAKwYACCRDkAAAAABkg4BAAAAAZMOgAAAAAEBCAAAuQsAIAvBDEAAAAAB2QwBAAAAAeEMAQAAAAH-DAEAAAABlA1AAAAAAY4OAQAAAAGPDgEAAAABkA4AAKwYACCRDkAAAAABkg4BAAAAAZMOgAAAAAEBCAAAuwsAMAEIAAC7CwAwDMEGAACrGAAgwQxAAIMWACHZDAEAhhYAIeEMAQCGFgAh_gwBAIcWACGUDUAAgxYAIY4OAQCHFgAhjw4BAIcWACGQDgAAqhgAIJEOQACPFgAhkg4BAIYWACGTDoAAAAABAgAAAI4KACAIAAC-CwAgC8EMQACDFgAh2QwBAIYWACHhDAEAhhYAIf4MAQCHFgAhlA1AAIMWACGODgEAhxYAIY8OAQCHFgAhkA4AAKoYACCRDkAAjxYAIZIOAQCGFgAhkw6AAAAAAQIAAACMCgAgCAAAwAsAIAIAAACMCgAgCAAAwAsAIAMAAACOCgAgDwAAuQsAIBAAAL4LACABAAAAjgoAIAEAAACMCgAgCBUAAKcYACAWAACpGAAgFwAAqBgAINkMAAD8FQAg4QwAAPwVACCRDgAA_BUAIJIOAAD8FQAgkw4AAPwVACAOvAwAAM4UADC9DAAAxwsAEL4MAADOFAAwwQxAAKYTACHZDAEAqRMAIeEMAQCpEwAh_gwBAKUTACGUDUAAphMAIY4OAQClEwAhjw4BAKUTACGQDgAAvxMAIJEOQAC7EwAhkg4BAKkTACGTDgAAqhMAIAMAAACMCgAgAwAAxgsAMBQAAMcLACADAAAAjAoAIAMAAI0KADAEAACOCgAgDcQHAADHFAAgxQcAAMgUACCKDAIAzBMAIbwMAADGFAAwvQwAANcLABC-DAAAxhQAMOEMAQDGEwAh_gwBAAAAAZANAQDEEwAhkw1AAMgTACGUDUAAxxMAIYgOQADIEwAhjA5AAMcTACEBAAAAygsAIA7DBwAAyxQAILwMAADNFAAwvQwAAMwLABC-DAAAzRQAMMQMAQDGEwAh_gwBAMQTACGADQQAzxMAIZoNIADFEwAhmw0CAMwTACGcDQAAvxMAIJ4NAQDGEwAhoQ0AANcTACDnDQAB6hMAIYsOBAD8EwAhBcMHAACmGAAgxAwAAPwVACCeDQAA_BUAIOcNAAD8FQAgiw4AAPwVACAPwwcAAMsUACC8DAAAzRQAML0MAADMCwAQvgwAAM0UADDEDAEAxhMAIf4MAQDEEwAhgA0EAM8TACGWDQAAzBQAIJoNIADFEwAhmw0CAMwTACGcDQAAvxMAIJ4NAQDGEwAhoQ0AANcTACDnDQAB6hMAIYsOBAD8EwAhAwAAAMwLACADAADNCwAwBAAAzgsAIAnDBwAAyxQAILwMAADKFAAwvQwAANALABC-DAAAyhQAMP4MAQDEEwAhhw4BAMQTACGIDkAAyBMAIYkOIADFEwAhig4BAMYTACECwwcAAKYYACCKDgAA_BUAIArDBwAAyxQAILwMAADKFAAwvQwAANALABC-DAAAyhQAMP4MAQDEEwAhhw4BAMQTACGIDkAAyBMAIYkOIADFEwAhig4BAMYTACGNDgAAyRQAIAMAAADQCwAgAwAA0QsAMAQAANILACABAAAAzAsAIAEAAADQCwAgAQAAAMoLACANxAcAAMcUACDFBwAAyBQAIIoMAgDMEwAhvAwAAMYUADC9DAAA1wsAEL4MAADGFAAw4QwBAMYTACH-DAEAxBMAIZANAQDEEwAhkw1AAMgTACGUDUAAxxMAIYgOQADIEwAhjA5AAMcTACEFxAcAAKQYACDFBwAApRgAIOEMAAD8FQAglA0AAPwVACCMDgAA_BUAIAMAAADXCwAgAwAA2AsAMAQAAMoLACADAAAA1wsAIAMAANgLADAEAADKCwAgAwAAANcLACADAADYCwAwBAAAygsAIArEBwAAohgAIMUHAACjGAAgigwCAAAAAeEMAQAAAAH-DAEAAAABkA0BAAAAAZMNQAAAAAGUDUAAAAABiA5AAAAAAYwOQAAAAAEBCAAA3AsAIAiKDAIAAAAB4QwBAAAAAf4MAQAAAAGQDQEAAAABkw1AAAAAAZQNQAAAAAGIDkAAAAABjA5AAAAAAQEIAADeCwAwAQgAAN4LADAKxAcAAIgYACDFBwAAiRgAIIoMAgCFFgAh4QwBAIYWACH-DAEAhxYAIZANAQCHFgAhkw1AAIMWACGUDUAAjxYAIYgOQACDFgAhjA5AAI8WACECAAAAygsAIAgAAOELACAIigwCAIUWACHhDAEAhhYAIf4MAQCHFgAhkA0BAIcWACGTDUAAgxYAIZQNQACPFgAhiA5AAIMWACGMDkAAjxYAIQIAAADXCwAgCAAA4wsAIAIAAADXCwAgCAAA4wsAIAMAAADKCwAgDwAA3AsAIBAAAOELACABAAAAygsAIAEAAADXCwAgCBUAAIMYACAWAACGGAAgFwAAhRgAICgAAIQYACApAACHGAAg4QwAAPwVACCUDQAA_BUAIIwOAAD8FQAgC4oMAgCoEwAhvAwAAMUUADC9DAAA6gsAEL4MAADFFAAw4QwBAKkTACH-DAEApRMAIZANAQClEwAhkw1AAKYTACGUDUAAuxMAIYgOQACmEwAhjA5AALsTACEDAAAA1wsAIAMAAOkLADAUAADqCwAgAwAAANcLACADAADYCwAwBAAAygsAIAEAAADOCwAgAQAAAM4LACADAAAAzAsAIAMAAM0LADAEAADOCwAgAwAAAMwLACADAADNCwAwBAAAzgsAIAMAAADMCwAgAwAAzQsAMAQAAM4LACALwwcAAIIYACDEDAEAAAAB_gwBAAAAAYANBAAAAAGaDSAAAAABmw0CAAAAAZwNAACBGAAgng0BAAAAAaENgAAAAAHnDQABAAABiw4EAAAAAQEIAADyCwAgCsQMAQAAAAH-DAEAAAABgA0EAAAAAZoNIAAAAAGbDQIAAAABnA0AAIEYACCeDQEAAAABoQ2AAAAAAecNAAEAAAGLDgQAAAABAQgAAPQLADABCAAA9AsAMAvDBwAAgBgAIMQMAQCGFgAh_gwBAIcWACGADQQAghYAIZoNIAClFgAhmw0CAIUWACGcDQAA_xcAIJ4NAQCGFgAhoQ2AAAAAAecNAAHJFgAhiw4EAO4WACECAAAAzgsAIAgAAPcLACAKxAwBAIYWACH-DAEAhxYAIYANBACCFgAhmg0gAKUWACGbDQIAhRYAIZwNAAD_FwAgng0BAIYWACGhDYAAAAAB5w0AAckWACGLDgQA7hYAIQIAAADMCwAgCAAA-QsAIAIAAADMCwAgCAAA-QsAIAMAAADOCwAgDwAA8gsAIBAAAPcLACABAAAAzgsAIAEAAADMCwAgCRUAAPoXACAWAAD9FwAgFwAA_BcAICgAAPsXACApAAD-FwAgxAwAAPwVACCeDQAA_BUAIOcNAAD8FQAgiw4AAPwVACANvAwAAMQUADC9DAAAgAwAEL4MAADEFAAwxAwBAKkTACH-DAEApRMAIYANBACkEwAhmg0gAMATACGbDQIAqBMAIZwNAAC_EwAgng0BAKkTACGhDQAA1BMAIOcNAAHdEwAhiw4EAPgTACEDAAAAzAsAIAMAAP8LADAUAACADAAgAwAAAMwLACADAADNCwAwBAAAzgsAIAEAAADSCwAgAQAAANILACADAAAA0AsAIAMAANELADAEAADSCwAgAwAAANALACADAADRCwAwBAAA0gsAIAMAAADQCwAgAwAA0QsAMAQAANILACAGwwcAAPkXACD-DAEAAAABhw4BAAAAAYgOQAAAAAGJDiAAAAABig4BAAAAAQEIAACIDAAgBf4MAQAAAAGHDgEAAAABiA5AAAAAAYkOIAAAAAGKDgEAAAABAQgAAIoMADABCAAAigwAMAbDBwAA-BcAIP4MAQCHFgAhhw4BAIcWACGIDkAAgxYAIYkOIAClFgAhig4BAIYWACECAAAA0gsAIAgAAI0MACAF_gwBAIcWACGHDgEAhxYAIYgOQACDFgAhiQ4gAKUWACGKDgEAhhYAIQIAAADQCwAgCAAAjwwAIAIAAADQCwAgCAAAjwwAIAMAAADSCwAgDwAAiAwAIBAAAI0MACABAAAA0gsAIAEAAADQCwAgBBUAAPUXACAWAAD3FwAgFwAA9hcAIIoOAAD8FQAgCLwMAADDFAAwvQwAAJYMABC-DAAAwxQAMP4MAQClEwAhhw4BAKUTACGIDkAAphMAIYkOIADAEwAhig4BAKkTACEDAAAA0AsAIAMAAJUMADAUAACWDAAgAwAAANALACADAADRCwAwBAAA0gsAIA-8DAAAwRQAML0MAACcDAAQvgwAAMEUADD-DAEAxBMAIYANBADPEwAhgQ0EAM8TACGDDQIAzBMAIYcNAQDEEwAhmA0BAMQTACH4DQEAxBMAIYAOQADIEwAhgw4BAMQTACGEDhAAhxQAIYUOQADIEwAhhg4AAMIUACABAAAAmQwAIAEAAACZDAAgDrwMAADBFAAwvQwAAJwMABC-DAAAwRQAMP4MAQDEEwAhgA0EAM8TACGBDQQAzxMAIYMNAgDMEwAhhw0BAMQTACGYDQEAxBMAIfgNAQDEEwAhgA5AAMgTACGDDgEAxBMAIYQOEACHFAAhhQ5AAMgTACEAAwAAAJwMACADAACdDAAwBAAAmQwAIAMAAACcDAAgAwAAnQwAMAQAAJkMACADAAAAnAwAIAMAAJ0MADAEAACZDAAgC_4MAQAAAAGADQQAAAABgQ0EAAAAAYMNAgAAAAGHDQEAAAABmA0BAAAAAfgNAQAAAAGADkAAAAABgw4BAAAAAYQOEAAAAAGFDkAAAAABAQgAAKEMACAL_gwBAAAAAYANBAAAAAGBDQQAAAABgw0CAAAAAYcNAQAAAAGYDQEAAAAB-A0BAAAAAYAOQAAAAAGDDgEAAAABhA4QAAAAAYUOQAAAAAEBCAAAowwAMAEIAACjDAAwC_4MAQCHFgAhgA0EAIIWACGBDQQAghYAIYMNAgCFFgAhhw0BAIcWACGYDQEAhxYAIfgNAQCHFgAhgA5AAIMWACGDDgEAhxYAIYQOEAD9FgAhhQ5AAIMWACECAAAAmQwAIAgAAKYMACAL_gwBAIcWACGADQQAghYAIYENBACCFgAhgw0CAIUWACGHDQEAhxYAIZgNAQCHFgAh-A0BAIcWACGADkAAgxYAIYMOAQCHFgAhhA4QAP0WACGFDkAAgxYAIQIAAACcDAAgCAAAqAwAIAIAAACcDAAgCAAAqAwAIAMAAACZDAAgDwAAoQwAIBAAAKYMACABAAAAmQwAIAEAAACcDAAgBRUAAPAXACAWAADzFwAgFwAA8hcAICgAAPEXACApAAD0FwAgDrwMAADAFAAwvQwAAK8MABC-DAAAwBQAMP4MAQClEwAhgA0EAKQTACGBDQQApBMAIYMNAgCoEwAhhw0BAKUTACGYDQEApRMAIfgNAQClEwAhgA5AAKYTACGDDgEApRMAIYQOEACDFAAhhQ5AAKYTACEDAAAAnAwAIAMAAK4MADAUAACvDAAgAwAAAJwMACADAACdDAAwBAAAmQwAIAa8DAAAvxQAML0MAAC1DAAQvgwAAL8UADCADQQAAAABgQ0EAM8TACGDDgEAxBMAIQEAAACyDAAgAQAAALIMACAGvAwAAL8UADC9DAAAtQwAEL4MAAC_FAAwgA0EAM8TACGBDQQAzxMAIYMOAQDEEwAhAAMAAAC1DAAgAwAAtgwAMAQAALIMACADAAAAtQwAIAMAALYMADAEAACyDAAgAwAAALUMACADAAC2DAAwBAAAsgwAIAOADQQAAAABgQ0EAAAAAYMOAQAAAAEBCAAAugwAIAOADQQAAAABgQ0EAAAAAYMOAQAAAAEBCAAAvAwAMAEIAAC8DAAwA4ANBACCFgAhgQ0EAIIWACGDDgEAhxYAIQIAAACyDAAgCAAAvwwAIAOADQQAghYAIYENBACCFgAhgw4BAIcWACECAAAAtQwAIAgAAMEMACACAAAAtQwAIAgAAMEMACADAAAAsgwAIA8AALoMACAQAAC_DAAgAQAAALIMACABAAAAtQwAIAUVAADrFwAgFgAA7hcAIBcAAO0XACAoAADsFwAgKQAA7xcAIAa8DAAAvhQAML0MAADIDAAQvgwAAL4UADCADQQApBMAIYENBACkEwAhgw4BAKUTACEDAAAAtQwAIAMAAMcMADAUAADIDAAgAwAAALUMACADAAC2DAAwBAAAsgwAIA68DAAAvRQAML0MAADODAAQvgwAAL0UADDjDEAAyBMAIeQMAQDGEwAhgA0EAM8TACHxDRAAAAAB-A0BAAAAAf0NAQDEEwAh_g0QAIcUACH_DQEAxBMAIYAOQADIEwAhgQ4BAMYTACGCDgAAvxMAIAEAAADLDAAgAQAAAMsMACAOvAwAAL0UADC9DAAAzgwAEL4MAAC9FAAw4wxAAMgTACHkDAEAxhMAIYANBADPEwAh8Q0QAIcUACH4DQEAxBMAIf0NAQDEEwAh_g0QAIcUACH_DQEAxBMAIYAOQADIEwAhgQ4BAMYTACGCDgAAvxMAIALkDAAA_BUAIIEOAAD8FQAgAwAAAM4MACADAADPDAAwBAAAywwAIAMAAADODAAgAwAAzwwAMAQAAMsMACADAAAAzgwAIAMAAM8MADAEAADLDAAgC-MMQAAAAAHkDAEAAAABgA0EAAAAAfENEAAAAAH4DQEAAAAB_Q0BAAAAAf4NEAAAAAH_DQEAAAABgA5AAAAAAYEOAQAAAAGCDgAA6hcAIAEIAADTDAAgC-MMQAAAAAHkDAEAAAABgA0EAAAAAfENEAAAAAH4DQEAAAAB_Q0BAAAAAf4NEAAAAAH_DQEAAAABgA5AAAAAAYEOAQAAAAGCDgAA6hcAIAEIAADVDAAwAQgAANUMADAL4wxAAIMWACHkDAEAhhYAIYANBACCFgAh8Q0QAP0WACH4DQEAhxYAIf0NAQCHFgAh_g0QAP0WACH_DQEAhxYAIYAOQACDFgAhgQ4BAIYWACGCDgAA6RcAIAIAAADLDAAgCAAA2AwAIAvjDEAAgxYAIeQMAQCGFgAhgA0EAIIWACHxDRAA_RYAIfgNAQCHFgAh_Q0BAIcWACH-DRAA_RYAIf8NAQCHFgAhgA5AAIMWACGBDgEAhhYAIYIOAADpFwAgAgAAAM4MACAIAADaDAAgAgAAAM4MACAIAADaDAAgAwAAAMsMACAPAADTDAAgEAAA2AwAIAEAAADLDAAgAQAAAM4MACAHFQAA5BcAIBYAAOcXACAXAADmFwAgKAAA5RcAICkAAOgXACDkDAAA_BUAIIEOAAD8FQAgDrwMAAC8FAAwvQwAAOEMABC-DAAAvBQAMOMMQACmEwAh5AwBAKkTACGADQQApBMAIfENEACDFAAh-A0BAKUTACH9DQEApRMAIf4NEACDFAAh_w0BAKUTACGADkAAphMAIYEOAQCpEwAhgg4AAL8TACADAAAAzgwAIAMAAOAMADAUAADhDAAgAwAAAM4MACADAADPDAAwBAAAywwAIAa8DAAAuxQAML0MAADnDAAQvgwAALsUADDjDEAAyBMAIf4MAQAAAAH7DQEAAAABAQAAAOQMACABAAAA5AwAIAa8DAAAuxQAML0MAADnDAAQvgwAALsUADDjDEAAyBMAIf4MAQDEEwAh-w0BAMQTACEAAwAAAOcMACADAADoDAAwBAAA5AwAIAMAAADnDAAgAwAA6AwAMAQAAOQMACADAAAA5wwAIAMAAOgMADAEAADkDAAgA-MMQAAAAAH-DAEAAAAB-w0BAAAAAQEIAADsDAAgA-MMQAAAAAH-DAEAAAAB-w0BAAAAAQEIAADuDAAwAQgAAO4MADAD4wxAAIMWACH-DAEAhxYAIfsNAQCHFgAhAgAAAOQMACAIAADxDAAgA-MMQACDFgAh_gwBAIcWACH7DQEAhxYAIQIAAADnDAAgCAAA8wwAIAIAAADnDAAgCAAA8wwAIAMAAADkDAAgDwAA7AwAIBAAAPEMACABAAAA5AwAIAEAAADnDAAgAxUAAOEXACAWAADjFwAgFwAA4hcAIAa8DAAAuhQAML0MAAD6DAAQvgwAALoUADDjDEAAphMAIf4MAQClEwAh-w0BAKUTACEDAAAA5wwAIAMAAPkMADAUAAD6DAAgAwAAAOcMACADAADoDAAwBAAA5AwAIAi8DAAAuRQAML0MAACADQAQvgwAALkUADDjDEAAyBMAIfkNAQAAAAH6DQEAxBMAIfsNAQDEEwAh_A1AAMcTACEBAAAA_QwAIAEAAAD9DAAgCLwMAAC5FAAwvQwAAIANABC-DAAAuRQAMOMMQADIEwAh-Q0BAMQTACH6DQEAxBMAIfsNAQDEEwAh_A1AAMcTACEB_A0AAPwVACADAAAAgA0AIAMAAIENADAEAAD9DAAgAwAAAIANACADAACBDQAwBAAA_QwAIAMAAACADQAgAwAAgQ0AMAQAAP0MACAF4wxAAAAAAfkNAQAAAAH6DQEAAAAB-w0BAAAAAfwNQAAAAAEBCAAAhQ0AIAXjDEAAAAAB-Q0BAAAAAfoNAQAAAAH7DQEAAAAB_A1AAAAAAQEIAACHDQAwAQgAAIcNADAF4wxAAIMWACH5DQEAhxYAIfoNAQCHFgAh-w0BAIcWACH8DUAAjxYAIQIAAAD9DAAgCAAAig0AIAXjDEAAgxYAIfkNAQCHFgAh-g0BAIcWACH7DQEAhxYAIfwNQACPFgAhAgAAAIANACAIAACMDQAgAgAAAIANACAIAACMDQAgAwAAAP0MACAPAACFDQAgEAAAig0AIAEAAAD9DAAgAQAAAIANACAEFQAA3hcAIBYAAOAXACAXAADfFwAg_A0AAPwVACAIvAwAALgUADC9DAAAkw0AEL4MAAC4FAAw4wxAAKYTACH5DQEApRMAIfoNAQClEwAh-w0BAKUTACH8DUAAuxMAIQMAAACADQAgAwAAkg0AMBQAAJMNACADAAAAgA0AIAMAAIENADAEAAD9DAAgB7wMAAC3FAAwvQwAAJkNABC-DAAAtxQAMOMMQADIEwAh5AwBAMQTACGHDQEAAAAB-A0BAMQTACEBAAAAlg0AIAEAAACWDQAgB7wMAAC3FAAwvQwAAJkNABC-DAAAtxQAMOMMQADIEwAh5AwBAMQTACGHDQEAxBMAIfgNAQDEEwAhAAMAAACZDQAgAwAAmg0AMAQAAJYNACADAAAAmQ0AIAMAAJoNADAEAACWDQAgAwAAAJkNACADAACaDQAwBAAAlg0AIATjDEAAAAAB5AwBAAAAAYcNAQAAAAH4DQEAAAABAQgAAJ4NACAE4wxAAAAAAeQMAQAAAAGHDQEAAAAB-A0BAAAAAQEIAACgDQAwAQgAAKANADAE4wxAAIMWACHkDAEAhxYAIYcNAQCHFgAh-A0BAIcWACECAAAAlg0AIAgAAKMNACAE4wxAAIMWACHkDAEAhxYAIYcNAQCHFgAh-A0BAIcWACECAAAAmQ0AIAgAAKUNACACAAAAmQ0AIAgAAKUNACADAAAAlg0AIA8AAJ4NACAQAACjDQAgAQAAAJYNACABAAAAmQ0AIAMVAADbFwAgFgAA3RcAIBcAANwXACAHvAwAALYUADC9DAAArA0AEL4MAAC2FAAw4wxAAKYTACHkDAEApRMAIYcNAQClEwAh-A0BAKUTACEDAAAAmQ0AIAMAAKsNADAUAACsDQAgAwAAAJkNACADAACaDQAwBAAAlg0AIAy8DAAAtBQAML0MAACyDQAQvgwAALQUADCADQQAzxMAIfANAQDEEwAh8Q0EAM8TACHyDQEAxBMAIfMNAAC_EwAg9A0CAMwTACH1DUAAyBMAIfYNQADHEwAh9w0AALUUACABAAAArw0AIAEAAACvDQAgC7wMAAC0FAAwvQwAALINABC-DAAAtBQAMIANBADPEwAh8A0BAMQTACHxDQQAzxMAIfINAQDEEwAh8w0AAL8TACD0DQIAzBMAIfUNQADIEwAh9g1AAMcTACEB9g0AAPwVACADAAAAsg0AIAMAALMNADAEAACvDQAgAwAAALINACADAACzDQAwBAAArw0AIAMAAACyDQAgAwAAsw0AMAQAAK8NACAIgA0EAAAAAfANAQAAAAHxDQQAAAAB8g0BAAAAAfMNAADaFwAg9A0CAAAAAfUNQAAAAAH2DUAAAAABAQgAALcNACAIgA0EAAAAAfANAQAAAAHxDQQAAAAB8g0BAAAAAfMNAADaFwAg9A0CAAAAAfUNQAAAAAH2DUAAAAABAQgAALkNADABCAAAuQ0AMAiADQQAghYAIfANAQCHFgAh8Q0EAIIWACHyDQEAhxYAIfMNAADZFwAg9A0CAIUWACH1DUAAgxYAIfYNQACPFgAhAgAAAK8NACAIAAC8DQAgCIANBACCFgAh8A0BAIcWACHxDQQAghYAIfINAQCHFgAh8w0AANkXACD0DQIAhRYAIfUNQACDFgAh9g1AAI8WACECAAAAsg0AIAgAAL4NACACAAAAsg0AIAgAAL4NACADAAAArw0AIA8AALcNACAQAAC8DQAgAQAAAK8NACABAAAAsg0AIAYVAADUFwAgFgAA1xcAIBcAANYXACAoAADVFwAgKQAA2BcAIPYNAAD8FQAgC7wMAACzFAAwvQwAAMUNABC-DAAAsxQAMIANBACkEwAh8A0BAKUTACHxDQQApBMAIfINAQClEwAh8w0AAL8TACD0DQIAqBMAIfUNQACmEwAh9g1AALsTACEDAAAAsg0AIAMAAMQNADAUAADFDQAgAwAAALINACADAACzDQAwBAAArw0AIBq8DAAAsRQAML0MAADLDQAQvgwAALEUADDdDAEAxBMAIYANBADPEwAhpw0BAMQTACGvDQIAzBMAIcwNAACyFAAgzw0CAMwTACHQDQIAzBMAIdENAgDMEwAh0g0CAMwTACHTDQIAzBMAIdQNAgDMEwAh1Q0CAMwTACHWDQIAzBMAIdcNIADFEwAh2A0BAMQTACHmDQAB6RMAIekNAADXEwAg6g0BAMQTACHrDQEAxBMAIewNAAHpEwAh7Q0EAM8TACHuDQQA_BMAIe8NQADIEwAhAQAAAMgNACABAAAAyA0AIBm8DAAAsRQAML0MAADLDQAQvgwAALEUADDdDAEAxBMAIYANBADPEwAhpw0BAMQTACGvDQIAzBMAIc8NAgDMEwAh0A0CAMwTACHRDQIAzBMAIdINAgDMEwAh0w0CAMwTACHUDQIAzBMAIdUNAgDMEwAh1g0CAMwTACHXDSAAxRMAIdgNAQDEEwAh5g0AAekTACHpDQAA1xMAIOoNAQDEEwAh6w0BAMQTACHsDQAB6RMAIe0NBADPEwAh7g0EAPwTACHvDUAAyBMAIQHuDQAA_BUAIAMAAADLDQAgAwAAzA0AMAQAAMgNACADAAAAyw0AIAMAAMwNADAEAADIDQAgAwAAAMsNACADAADMDQAwBAAAyA0AIBbdDAEAAAABgA0EAAAAAacNAQAAAAGvDQIAAAABzw0CAAAAAdANAgAAAAHRDQIAAAAB0g0CAAAAAdMNAgAAAAHUDQIAAAAB1Q0CAAAAAdYNAgAAAAHXDSAAAAAB2A0BAAAAAeYNAAEAAAHpDYAAAAAB6g0BAAAAAesNAQAAAAHsDQABAAAB7Q0EAAAAAe4NBAAAAAHvDUAAAAABAQgAANANACAW3QwBAAAAAYANBAAAAAGnDQEAAAABrw0CAAAAAc8NAgAAAAHQDQIAAAAB0Q0CAAAAAdINAgAAAAHTDQIAAAAB1A0CAAAAAdUNAgAAAAHWDQIAAAAB1w0gAAAAAdgNAQAAAAHmDQABAAAB6Q2AAAAAAeoNAQAAAAHrDQEAAAAB7A0AAQAAAe0NBAAAAAHuDQQAAAAB7w1AAAAAAQEIAADSDQAwAQgAANINADAW3QwBAIcWACGADQQAghYAIacNAQCHFgAhrw0CAIUWACHPDQIAhRYAIdANAgCFFgAh0Q0CAIUWACHSDQIAhRYAIdMNAgCFFgAh1A0CAIUWACHVDQIAhRYAIdYNAgCFFgAh1w0gAKUWACHYDQEAhxYAIeYNAAHIFgAh6Q2AAAAAAeoNAQCHFgAh6w0BAIcWACHsDQAByBYAIe0NBACCFgAh7g0EAO4WACHvDUAAgxYAIQIAAADIDQAgCAAA1Q0AIBbdDAEAhxYAIYANBACCFgAhpw0BAIcWACGvDQIAhRYAIc8NAgCFFgAh0A0CAIUWACHRDQIAhRYAIdINAgCFFgAh0w0CAIUWACHUDQIAhRYAIdUNAgCFFgAh1g0CAIUWACHXDSAApRYAIdgNAQCHFgAh5g0AAcgWACHpDYAAAAAB6g0BAIcWACHrDQEAhxYAIewNAAHIFgAh7Q0EAIIWACHuDQQA7hYAIe8NQACDFgAhAgAAAMsNACAIAADXDQAgAgAAAMsNACAIAADXDQAgAwAAAMgNACAPAADQDQAgEAAA1Q0AIAEAAADIDQAgAQAAAMsNACAGFQAAzxcAIBYAANIXACAXAADRFwAgKAAA0BcAICkAANMXACDuDQAA_BUAIBm8DAAAsBQAML0MAADeDQAQvgwAALAUADDdDAEApRMAIYANBACkEwAhpw0BAKUTACGvDQIAqBMAIc8NAgCoEwAh0A0CAKgTACHRDQIAqBMAIdINAgCoEwAh0w0CAKgTACHUDQIAqBMAIdUNAgCoEwAh1g0CAKgTACHXDSAAwBMAIdgNAQClEwAh5g0AAdwTACHpDQAA1BMAIOoNAQClEwAh6w0BAKUTACHsDQAB3BMAIe0NBACkEwAh7g0EAPgTACHvDUAAphMAIQMAAADLDQAgAwAA3Q0AMBQAAN4NACADAAAAyw0AIAMAAMwNADAEAADIDQAgB7wMAACuFAAwvQwAAOQNABC-DAAArhQAMKcNAQDEEwAh5g0AAekTACHnDQAB6RMAIegNAACvFAAgAQAAAOENACABAAAA4Q0AIAa8DAAArhQAML0MAADkDQAQvgwAAK4UADCnDQEAxBMAIeYNAAHpEwAh5w0AAekTACEAAwAAAOQNACADAADlDQAwBAAA4Q0AIAMAAADkDQAgAwAA5Q0AMAQAAOENACADAAAA5A0AIAMAAOUNADAEAADhDQAgA6cNAQAAAAHmDQABAAAB5w0AAQAAAQEIAADpDQAgA6cNAQAAAAHmDQABAAAB5w0AAQAAAQEIAADrDQAwAQgAAOsNADADpw0BAIcWACHmDQAByBYAIecNAAHIFgAhAgAAAOENACAIAADuDQAgA6cNAQCHFgAh5g0AAcgWACHnDQAByBYAIQIAAADkDQAgCAAA8A0AIAIAAADkDQAgCAAA8A0AIAMAAADhDQAgDwAA6Q0AIBAAAO4NACABAAAA4Q0AIAEAAADkDQAgAxUAAMwXACAWAADOFwAgFwAAzRcAIAa8DAAArRQAML0MAAD3DQAQvgwAAK0UADCnDQEApRMAIeYNAAHcEwAh5w0AAdwTACEDAAAA5A0AIAMAAPYNADAUAAD3DQAgAwAAAOQNACADAADlDQAwBAAA4Q0AIAq8DAAAqxQAML0MAAD9DQAQvgwAAKsUADCADQQAzxMAIacNAQDEEwAhvg0EAM8TACHMDQAArBQAINENAACoFAAg1g0AAKgUACDlDQAAqBQAIAEAAAD6DQAgAQAAAPoNACAJvAwAAKsUADC9DAAA_Q0AEL4MAACrFAAwgA0EAM8TACGnDQEAxBMAIb4NBADPEwAh0Q0AAKgUACDWDQAAqBQAIOUNAACoFAAgAAMAAAD9DQAgAwAA_g0AMAQAAPoNACADAAAA_Q0AIAMAAP4NADAEAAD6DQAgAwAAAP0NACADAAD-DQAwBAAA-g0AIAaADQQAAAABpw0BAAAAAb4NBAAAAAHRDQAAyhcAINYNAADLFwAg5Q0AAMkXACABCAAAgg4AIAaADQQAAAABpw0BAAAAAb4NBAAAAAHRDQAAyhcAINYNAADLFwAg5Q0AAMkXACABCAAAhA4AMAEIAACEDgAwBoANBACCFgAhpw0BAIcWACG-DQQAghYAIdENAADHFwAg1g0AAMgXACDlDQAAxhcAIAIAAAD6DQAgCAAAhw4AIAaADQQAghYAIacNAQCHFgAhvg0EAIIWACHRDQAAxxcAINYNAADIFwAg5Q0AAMYXACACAAAA_Q0AIAgAAIkOACACAAAA_Q0AIAgAAIkOACADAAAA-g0AIA8AAIIOACAQAACHDgAgAQAAAPoNACABAAAA_Q0AIAUVAADBFwAgFgAAxBcAIBcAAMMXACAoAADCFwAgKQAAxRcAIAm8DAAAqhQAML0MAACQDgAQvgwAAKoUADCADQQApBMAIacNAQClEwAhvg0EAKQTACHRDQAAqBQAINYNAACoFAAg5Q0AAKgUACADAAAA_Q0AIAMAAI8OADAUAACQDgAgAwAAAP0NACADAAD-DQAwBAAA-g0AIBC8DAAAqRQAML0MAACWDgAQvgwAAKkUADC_DAQAAAABwQxAAMgTACGADQQAzxMAIYENBAD8EwAhpw0BAMQTACHIDQEAxBMAId4NAACoFAAg3w0AAKgUACDgDSAAxRMAIeENIADFEwAh4g0EAM8TACHjDQQAzxMAIeQNBAD8EwAhAQAAAJMOACABAAAAkw4AIBC8DAAAqRQAML0MAACWDgAQvgwAAKkUADC_DAQAzxMAIcEMQADIEwAhgA0EAM8TACGBDQQA_BMAIacNAQDEEwAhyA0BAMQTACHeDQAAqBQAIN8NAACoFAAg4A0gAMUTACHhDSAAxRMAIeINBADPEwAh4w0EAM8TACHkDQQA_BMAIQKBDQAA_BUAIOQNAAD8FQAgAwAAAJYOACADAACXDgAwBAAAkw4AIAMAAACWDgAgAwAAlw4AMAQAAJMOACADAAAAlg4AIAMAAJcOADAEAACTDgAgDb8MBAAAAAHBDEAAAAABgA0EAAAAAYENBAAAAAGnDQEAAAAByA0BAAAAAd4NAAC_FwAg3w0AAMAXACDgDSAAAAAB4Q0gAAAAAeINBAAAAAHjDQQAAAAB5A0EAAAAAQEIAACbDgAgDb8MBAAAAAHBDEAAAAABgA0EAAAAAYENBAAAAAGnDQEAAAAByA0BAAAAAd4NAAC_FwAg3w0AAMAXACDgDSAAAAAB4Q0gAAAAAeINBAAAAAHjDQQAAAAB5A0EAAAAAQEIAACdDgAwAQgAAJ0OADANvwwEAIIWACHBDEAAgxYAIYANBACCFgAhgQ0EAO4WACGnDQEAhxYAIcgNAQCHFgAh3g0AAL0XACDfDQAAvhcAIOANIAClFgAh4Q0gAKUWACHiDQQAghYAIeMNBACCFgAh5A0EAO4WACECAAAAkw4AIAgAAKAOACANvwwEAIIWACHBDEAAgxYAIYANBACCFgAhgQ0EAO4WACGnDQEAhxYAIcgNAQCHFgAh3g0AAL0XACDfDQAAvhcAIOANIAClFgAh4Q0gAKUWACHiDQQAghYAIeMNBACCFgAh5A0EAO4WACECAAAAlg4AIAgAAKIOACACAAAAlg4AIAgAAKIOACADAAAAkw4AIA8AAJsOACAQAACgDgAgAQAAAJMOACABAAAAlg4AIAcVAAC4FwAgFgAAuxcAIBcAALoXACAoAAC5FwAgKQAAvBcAIIENAAD8FQAg5A0AAPwVACAQvAwAAKcUADC9DAAAqQ4AEL4MAACnFAAwvwwEAKQTACHBDEAAphMAIYANBACkEwAhgQ0EAPgTACGnDQEApRMAIcgNAQClEwAh3g0AAKgUACDfDQAAqBQAIOANIADAEwAh4Q0gAMATACHiDQQApBMAIeMNBACkEwAh5A0EAPgTACEDAAAAlg4AIAMAAKgOADAUAACpDgAgAwAAAJYOACADAACXDgAwBAAAkw4AIAaAAwEAxBMAIbwMAACmFAAwvQwAAK8OABC-DAAAphQAML8MBAAAAAHBDEAAyBMAIQEAAACsDgAgAQAAAKwOACAGgAMBAMQTACG8DAAAphQAML0MAACvDgAQvgwAAKYUADC_DAQAzxMAIcEMQADIEwAhAAMAAACvDgAgAwAAsA4AMAQAAKwOACADAAAArw4AIAMAALAOADAEAACsDgAgAwAAAK8OACADAACwDgAwBAAArA4AIAOAAwEAAAABvwwEAAAAAcEMQAAAAAEBCAAAtA4AIAOAAwEAAAABvwwEAAAAAcEMQAAAAAEBCAAAtg4AMAEIAAC2DgAwA4ADAQCHFgAhvwwEAIIWACHBDEAAgxYAIQIAAACsDgAgCAAAuQ4AIAOAAwEAhxYAIb8MBACCFgAhwQxAAIMWACECAAAArw4AIAgAALsOACACAAAArw4AIAgAALsOACADAAAArA4AIA8AALQOACAQAAC5DgAgAQAAAKwOACABAAAArw4AIAUVAACzFwAgFgAAthcAIBcAALUXACAoAAC0FwAgKQAAtxcAIAaAAwEApRMAIbwMAAClFAAwvQwAAMIOABC-DAAApRQAML8MBACkEwAhwQxAAKYTACEDAAAArw4AIAMAAMEOADAUAADCDgAgAwAAAK8OACADAACwDgAwBAAArA4AIAe8DAAApBQAML0MAADIDgAQvgwAAKQUADC_DAIAAAAB2w0BAMQTACHcDQAA1xMAIN0NQADIEwAhAQAAAMUOACABAAAAxQ4AIAe8DAAApBQAML0MAADIDgAQvgwAAKQUADC_DAIAzBMAIdsNAQDEEwAh3A0AANcTACDdDUAAyBMAIQADAAAAyA4AIAMAAMkOADAEAADFDgAgAwAAAMgOACADAADJDgAwBAAAxQ4AIAMAAADIDgAgAwAAyQ4AMAQAAMUOACAEvwwCAAAAAdsNAQAAAAHcDYAAAAAB3Q1AAAAAAQEIAADNDgAgBL8MAgAAAAHbDQEAAAAB3A2AAAAAAd0NQAAAAAEBCAAAzw4AMAEIAADPDgAwBL8MAgCFFgAh2w0BAIcWACHcDYAAAAAB3Q1AAIMWACECAAAAxQ4AIAgAANIOACAEvwwCAIUWACHbDQEAhxYAIdwNgAAAAAHdDUAAgxYAIQIAAADIDgAgCAAA1A4AIAIAAADIDgAgCAAA1A4AIAMAAADFDgAgDwAAzQ4AIBAAANIOACABAAAAxQ4AIAEAAADIDgAgBRUAAK4XACAWAACxFwAgFwAAsBcAICgAAK8XACApAACyFwAgB7wMAACjFAAwvQwAANsOABC-DAAAoxQAML8MAgCoEwAh2w0BAKUTACHcDQAA1BMAIN0NQACmEwAhAwAAAMgOACADAADaDgAwFAAA2w4AIAMAAADIDgAgAwAAyQ4AMAQAAMUOACAVvAwAAKEUADC9DAAA4Q4AEL4MAAChFAAwgA0EAM8TACGnDQEAxBMAIa8NAgDMEwAhyA0BAMQTACHNDUAAyBMAIc4NQADIEwAhzw0CAMwTACHQDQIAzBMAIdENAgDMEwAh0g0CAMwTACHTDQIAzBMAIdQNAgDMEwAh1Q0CAMwTACHWDQIAzBMAIdcNIADFEwAh2A0BAMQTACHZDUAAyBMAIdoNAACiFAAgAQAAAN4OACABAAAA3g4AIBS8DAAAoRQAML0MAADhDgAQvgwAAKEUADCADQQAzxMAIacNAQDEEwAhrw0CAMwTACHIDQEAxBMAIc0NQADIEwAhzg1AAMgTACHPDQIAzBMAIdANAgDMEwAh0Q0CAMwTACHSDQIAzBMAIdMNAgDMEwAh1A0CAMwTACHVDQIAzBMAIdYNAgDMEwAh1w0gAMUTACHYDQEAxBMAIdkNQADIEwAhAAMAAADhDgAgAwAA4g4AMAQAAN4OACADAAAA4Q4AIAMAAOIOADAEAADeDgAgAwAAAOEOACADAADiDgAwBAAA3g4AIBGADQQAAAABpw0BAAAAAa8NAgAAAAHIDQEAAAABzQ1AAAAAAc4NQAAAAAHPDQIAAAAB0A0CAAAAAdENAgAAAAHSDQIAAAAB0w0CAAAAAdQNAgAAAAHVDQIAAAAB1g0CAAAAAdcNIAAAAAHYDQEAAAAB2Q1AAAAAAQEIAADmDgAgEYANBAAAAAGnDQEAAAABrw0CAAAAAcgNAQAAAAHNDUAAAAABzg1AAAAAAc8NAgAAAAHQDQIAAAAB0Q0CAAAAAdINAgAAAAHTDQIAAAAB1A0CAAAAAdUNAgAAAAHWDQIAAAAB1w0gAAAAAdgNAQAAAAHZDUAAAAABAQgAAOgOADABCAAA6A4AMBGADQQAghYAIacNAQCHFgAhrw0CAIUWACHIDQEAhxYAIc0NQACDFgAhzg1AAIMWACHPDQIAhRYAIdANAgCFFgAh0Q0CAIUWACHSDQIAhRYAIdMNAgCFFgAh1A0CAIUWACHVDQIAhRYAIdYNAgCFFgAh1w0gAKUWACHYDQEAhxYAIdkNQACDFgAhAgAAAN4OACAIAADrDgAgEYANBACCFgAhpw0BAIcWACGvDQIAhRYAIcgNAQCHFgAhzQ1AAIMWACHODUAAgxYAIc8NAgCFFgAh0A0CAIUWACHRDQIAhRYAIdINAgCFFgAh0w0CAIUWACHUDQIAhRYAIdUNAgCFFgAh1g0CAIUWACHXDSAApRYAIdgNAQCHFgAh2Q1AAIMWACECAAAA4Q4AIAgAAO0OACACAAAA4Q4AIAgAAO0OACADAAAA3g4AIA8AAOYOACAQAADrDgAgAQAAAN4OACABAAAA4Q4AIAUVAACpFwAgFgAArBcAIBcAAKsXACAoAACqFwAgKQAArRcAIBS8DAAAoBQAML0MAAD0DgAQvgwAAKAUADCADQQApBMAIacNAQClEwAhrw0CAKgTACHIDQEApRMAIc0NQACmEwAhzg1AAKYTACHPDQIAqBMAIdANAgCoEwAh0Q0CAKgTACHSDQIAqBMAIdMNAgCoEwAh1A0CAKgTACHVDQIAqBMAIdYNAgCoEwAh1w0gAMATACHYDQEApRMAIdkNQACmEwAhAwAAAOEOACADAADzDgAwFAAA9A4AIAMAAADhDgAgAwAA4g4AMAQAAN4OACAIvAwAAJ4UADC9DAAA-g4AEL4MAACeFAAwgA0EAM8TACGUDUAAyBMAIacNAQDEEwAhyw1AAMgTACHMDQAAnxQAIAEAAAD3DgAgAQAAAPcOACAHvAwAAJ4UADC9DAAA-g4AEL4MAACeFAAwgA0EAM8TACGUDUAAyBMAIacNAQDEEwAhyw1AAMgTACEAAwAAAPoOACADAAD7DgAwBAAA9w4AIAMAAAD6DgAgAwAA-w4AMAQAAPcOACADAAAA-g4AIAMAAPsOADAEAAD3DgAgBIANBAAAAAGUDUAAAAABpw0BAAAAAcsNQAAAAAEBCAAA_w4AIASADQQAAAABlA1AAAAAAacNAQAAAAHLDUAAAAABAQgAAIEPADABCAAAgQ8AMASADQQAghYAIZQNQACDFgAhpw0BAIcWACHLDUAAgxYAIQIAAAD3DgAgCAAAhA8AIASADQQAghYAIZQNQACDFgAhpw0BAIcWACHLDUAAgxYAIQIAAAD6DgAgCAAAhg8AIAIAAAD6DgAgCAAAhg8AIAMAAAD3DgAgDwAA_w4AIBAAAIQPACABAAAA9w4AIAEAAAD6DgAgBRUAAKQXACAWAACnFwAgFwAAphcAICgAAKUXACApAACoFwAgB7wMAACdFAAwvQwAAI0PABC-DAAAnRQAMIANBACkEwAhlA1AAKYTACGnDQEApRMAIcsNQACmEwAhAwAAAPoOACADAACMDwAwFAAAjQ8AIAMAAAD6DgAgAwAA-w4AMAQAAPcOACAHwwcBAAAAAbwMAACcFAAwvQwAAJMPABC-DAAAnBQAMMgNAQDEEwAhyQ0BAMYTACHKDQQA_BMAIQEAAACQDwAgAQAAAJAPACAHwwcBAMQTACG8DAAAnBQAML0MAACTDwAQvgwAAJwUADDIDQEAxBMAIckNAQDGEwAhyg0EAPwTACECyQ0AAPwVACDKDQAA_BUAIAMAAACTDwAgAwAAlA8AMAQAAJAPACADAAAAkw8AIAMAAJQPADAEAACQDwAgAwAAAJMPACADAACUDwAwBAAAkA8AIATDBwEAAAAByA0BAAAAAckNAQAAAAHKDQQAAAABAQgAAJgPACAEwwcBAAAAAcgNAQAAAAHJDQEAAAAByg0EAAAAAQEIAACaDwAwAQgAAJoPADAEwwcBAIcWACHIDQEAhxYAIckNAQCGFgAhyg0EAO4WACECAAAAkA8AIAgAAJ0PACAEwwcBAIcWACHIDQEAhxYAIckNAQCGFgAhyg0EAO4WACECAAAAkw8AIAgAAJ8PACACAAAAkw8AIAgAAJ8PACADAAAAkA8AIA8AAJgPACAQAACdDwAgAQAAAJAPACABAAAAkw8AIAcVAACfFwAgFgAAohcAIBcAAKEXACAoAACgFwAgKQAAoxcAIMkNAAD8FQAgyg0AAPwVACAHwwcBAKUTACG8DAAAmxQAML0MAACmDwAQvgwAAJsUADDIDQEApRMAIckNAQCpEwAhyg0EAPgTACEDAAAAkw8AIAMAAKUPADAUAACmDwAgAwAAAJMPACADAACUDwAwBAAAkA8AIAq8DAAAmhQAML0MAACsDwAQvgwAAJoUADC_DAQAAAABvg0BAMQTACHDDUAAyBMAIcQNQADIEwAhxQ1AAMcTACHGDUAAxxMAIccNAADNEwAgAQAAAKkPACABAAAAqQ8AIAq8DAAAmhQAML0MAACsDwAQvgwAAJoUADC_DAQAzxMAIb4NAQDEEwAhww1AAMgTACHEDUAAyBMAIcUNQADHEwAhxg1AAMcTACHHDQAAzRMAIAPFDQAA_BUAIMYNAAD8FQAgxw0AAPwVACADAAAArA8AIAMAAK0PADAEAACpDwAgAwAAAKwPACADAACtDwAwBAAAqQ8AIAMAAACsDwAgAwAArQ8AMAQAAKkPACAHvwwEAAAAAb4NAQAAAAHDDUAAAAABxA1AAAAAAcUNQAAAAAHGDUAAAAABxw2AAAAAAQEIAACxDwAgB78MBAAAAAG-DQEAAAABww1AAAAAAcQNQAAAAAHFDUAAAAABxg1AAAAAAccNgAAAAAEBCAAAsw8AMAEIAACzDwAwB78MBACCFgAhvg0BAIcWACHDDUAAgxYAIcQNQACDFgAhxQ1AAI8WACHGDUAAjxYAIccNgAAAAAECAAAAqQ8AIAgAALYPACAHvwwEAIIWACG-DQEAhxYAIcMNQACDFgAhxA1AAIMWACHFDUAAjxYAIcYNQACPFgAhxw2AAAAAAQIAAACsDwAgCAAAuA8AIAIAAACsDwAgCAAAuA8AIAMAAACpDwAgDwAAsQ8AIBAAALYPACABAAAAqQ8AIAEAAACsDwAgCBUAAJoXACAWAACdFwAgFwAAnBcAICgAAJsXACApAACeFwAgxQ0AAPwVACDGDQAA_BUAIMcNAAD8FQAgCrwMAACZFAAwvQwAAL8PABC-DAAAmRQAML8MBACkEwAhvg0BAKUTACHDDUAAphMAIcQNQACmEwAhxQ1AALsTACHGDUAAuxMAIccNAACqEwAgAwAAAKwPACADAAC-DwAwFAAAvw8AIAMAAACsDwAgAwAArQ8AMAQAAKkPACAKvAwAAJgUADC9DAAAxQ8AEL4MAACYFAAwxAwBAMYTACHoDAIAzBMAIb4NAQAAAAG_DUAAyBMAIcANAgDMEwAhwQ1AAMcTACHCDQAAzRMAIAEAAADCDwAgAQAAAMIPACAKvAwAAJgUADC9DAAAxQ8AEL4MAACYFAAwxAwBAMYTACHoDAIAzBMAIb4NAQDEEwAhvw1AAMgTACHADQIAzBMAIcENQADHEwAhwg0AAM0TACADxAwAAPwVACDBDQAA_BUAIMINAAD8FQAgAwAAAMUPACADAADGDwAwBAAAwg8AIAMAAADFDwAgAwAAxg8AMAQAAMIPACADAAAAxQ8AIAMAAMYPADAEAADCDwAgB8QMAQAAAAHoDAIAAAABvg0BAAAAAb8NQAAAAAHADQIAAAABwQ1AAAAAAcINgAAAAAEBCAAAyg8AIAfEDAEAAAAB6AwCAAAAAb4NAQAAAAG_DUAAAAABwA0CAAAAAcENQAAAAAHCDYAAAAABAQgAAMwPADABCAAAzA8AMAfEDAEAhhYAIegMAgCFFgAhvg0BAIcWACG_DUAAgxYAIcANAgCFFgAhwQ1AAI8WACHCDYAAAAABAgAAAMIPACAIAADPDwAgB8QMAQCGFgAh6AwCAIUWACG-DQEAhxYAIb8NQACDFgAhwA0CAIUWACHBDUAAjxYAIcINgAAAAAECAAAAxQ8AIAgAANEPACACAAAAxQ8AIAgAANEPACADAAAAwg8AIA8AAMoPACAQAADPDwAgAQAAAMIPACABAAAAxQ8AIAgVAACVFwAgFgAAmBcAIBcAAJcXACAoAACWFwAgKQAAmRcAIMQMAAD8FQAgwQ0AAPwVACDCDQAA_BUAIAq8DAAAlxQAML0MAADYDwAQvgwAAJcUADDEDAEAqRMAIegMAgCoEwAhvg0BAKUTACG_DUAAphMAIcANAgCoEwAhwQ1AALsTACHCDQAAqhMAIAMAAADFDwAgAwAA1w8AMBQAANgPACADAAAAxQ8AIAMAAMYPADAEAADCDwAgCrwMAACVFAAwvQwAAN4PABC-DAAAlRQAML8MAQAAAAHBDEAAyBMAIYYNAQDEEwAhug0BAMQTACG7DQEAxBMAIbwNQADHEwAhvQ0AAJYUACABAAAA2w8AIAEAAADbDwAgCbwMAACVFAAwvQwAAN4PABC-DAAAlRQAML8MAQDEEwAhwQxAAMgTACGGDQEAxBMAIboNAQDEEwAhuw0BAMQTACG8DUAAxxMAIQG8DQAA_BUAIAMAAADeDwAgAwAA3w8AMAQAANsPACADAAAA3g8AIAMAAN8PADAEAADbDwAgAwAAAN4PACADAADfDwAwBAAA2w8AIAa_DAEAAAABwQxAAAAAAYYNAQAAAAG6DQEAAAABuw0BAAAAAbwNQAAAAAEBCAAA4w8AIAa_DAEAAAABwQxAAAAAAYYNAQAAAAG6DQEAAAABuw0BAAAAAbwNQAAAAAEBCAAA5Q8AMAEIAADlDwAwBr8MAQCHFgAhwQxAAIMWACGGDQEAhxYAIboNAQCHFgAhuw0BAIcWACG8DUAAjxYAIQIAAADbDwAgCAAA6A8AIAa_DAEAhxYAIcEMQACDFgAhhg0BAIcWACG6DQEAhxYAIbsNAQCHFgAhvA1AAI8WACECAAAA3g8AIAgAAOoPACACAAAA3g8AIAgAAOoPACADAAAA2w8AIA8AAOMPACAQAADoDwAgAQAAANsPACABAAAA3g8AIAQVAACSFwAgFgAAlBcAIBcAAJMXACC8DQAA_BUAIAm8DAAAlBQAML0MAADxDwAQvgwAAJQUADC_DAEApRMAIcEMQACmEwAhhg0BAKUTACG6DQEApRMAIbsNAQClEwAhvA1AALsTACEDAAAA3g8AIAMAAPAPADAUAADxDwAgAwAAAN4PACADAADfDwAwBAAA2w8AIAq8DAAAkxQAML0MAAD3DwAQvgwAAJMUADDBDAQAzxMAIYANBAAAAAGBDQQAzxMAIbYNBADPEwAhtw0EAM8TACG4DQQAzxMAIbkNAQDEEwAhAQAAAPQPACABAAAA9A8AIAq8DAAAkxQAML0MAAD3DwAQvgwAAJMUADDBDAQAzxMAIYANBADPEwAhgQ0EAM8TACG2DQQAzxMAIbcNBADPEwAhuA0EAM8TACG5DQEAxBMAIQADAAAA9w8AIAMAAPgPADAEAAD0DwAgAwAAAPcPACADAAD4DwAwBAAA9A8AIAMAAAD3DwAgAwAA-A8AMAQAAPQPACAHwQwEAAAAAYANBAAAAAGBDQQAAAABtg0EAAAAAbcNBAAAAAG4DQQAAAABuQ0BAAAAAQEIAAD8DwAgB8EMBAAAAAGADQQAAAABgQ0EAAAAAbYNBAAAAAG3DQQAAAABuA0EAAAAAbkNAQAAAAEBCAAA_g8AMAEIAAD-DwAwB8EMBACCFgAhgA0EAIIWACGBDQQAghYAIbYNBACCFgAhtw0EAIIWACG4DQQAghYAIbkNAQCHFgAhAgAAAPQPACAIAACBEAAgB8EMBACCFgAhgA0EAIIWACGBDQQAghYAIbYNBACCFgAhtw0EAIIWACG4DQQAghYAIbkNAQCHFgAhAgAAAPcPACAIAACDEAAgAgAAAPcPACAIAACDEAAgAwAAAPQPACAPAAD8DwAgEAAAgRAAIAEAAAD0DwAgAQAAAPcPACAFFQAAjRcAIBYAAJAXACAXAACPFwAgKAAAjhcAICkAAJEXACAKvAwAAJIUADC9DAAAihAAEL4MAACSFAAwwQwEAKQTACGADQQApBMAIYENBACkEwAhtg0EAKQTACG3DQQApBMAIbgNBACkEwAhuQ0BAKUTACEDAAAA9w8AIAMAAIkQADAUAACKEAAgAwAAAPcPACADAAD4DwAwBAAA9A8AIA3DBwEAxBMAIbwMAACQFAAwvQwAAJAQABC-DAAAkBQAMMEMBADPEwAhgA0EAM8TACGBDQQAzxMAIYINAgDMEwAhgw0CAMwTACGnDQEAxBMAIa8NEACHFAAhsA0QAIcUACG1DQAAkRQAIAEAAACNEAAgAQAAAI0QACAMwwcBAMQTACG8DAAAkBQAML0MAACQEAAQvgwAAJAUADDBDAQAzxMAIYANBADPEwAhgQ0EAM8TACGCDQIAzBMAIYMNAgDMEwAhpw0BAMQTACGvDRAAhxQAIbANEACHFAAhAAMAAACQEAAgAwAAkRAAMAQAAI0QACADAAAAkBAAIAMAAJEQADAEAACNEAAgAwAAAJAQACADAACREAAwBAAAjRAAIAnDBwEAAAABwQwEAAAAAYANBAAAAAGBDQQAAAABgg0CAAAAAYMNAgAAAAGnDQEAAAABrw0QAAAAAbANEAAAAAEBCAAAlRAAIAnDBwEAAAABwQwEAAAAAYANBAAAAAGBDQQAAAABgg0CAAAAAYMNAgAAAAGnDQEAAAABrw0QAAAAAbANEAAAAAEBCAAAlxAAMAEIAACXEAAwCcMHAQCHFgAhwQwEAIIWACGADQQAghYAIYENBACCFgAhgg0CAIUWACGDDQIAhRYAIacNAQCHFgAhrw0QAP0WACGwDRAA_RYAIQIAAACNEAAgCAAAmhAAIAnDBwEAhxYAIcEMBACCFgAhgA0EAIIWACGBDQQAghYAIYINAgCFFgAhgw0CAIUWACGnDQEAhxYAIa8NEAD9FgAhsA0QAP0WACECAAAAkBAAIAgAAJwQACACAAAAkBAAIAgAAJwQACADAAAAjRAAIA8AAJUQACAQAACaEAAgAQAAAI0QACABAAAAkBAAIAUVAACIFwAgFgAAixcAIBcAAIoXACAoAACJFwAgKQAAjBcAIAzDBwEApRMAIbwMAACPFAAwvQwAAKMQABC-DAAAjxQAMMEMBACkEwAhgA0EAKQTACGBDQQApBMAIYINAgCoEwAhgw0CAKgTACGnDQEApRMAIa8NEACDFAAhsA0QAIMUACEDAAAAkBAAIAMAAKIQADAUAACjEAAgAwAAAJAQACADAACREAAwBAAAjRAAIAm-BgEAxBMAIbwMAACNFAAwvQwAAKkQABC-DAAAjRQAMIANBADPEwAhpw0BAMQTACGyDRAAhxQAIbMNEACHFAAhtA0AAI4UACABAAAAphAAIAEAAACmEAAgCL4GAQDEEwAhvAwAAI0UADC9DAAAqRAAEL4MAACNFAAwgA0EAM8TACGnDQEAxBMAIbINEACHFAAhsw0QAIcUACEAAwAAAKkQACADAACqEAAwBAAAphAAIAMAAACpEAAgAwAAqhAAMAQAAKYQACADAAAAqRAAIAMAAKoQADAEAACmEAAgBb4GAQAAAAGADQQAAAABpw0BAAAAAbINEAAAAAGzDRAAAAABAQgAAK4QACAFvgYBAAAAAYANBAAAAAGnDQEAAAABsg0QAAAAAbMNEAAAAAEBCAAAsBAAMAEIAACwEAAwBb4GAQCHFgAhgA0EAIIWACGnDQEAhxYAIbINEAD9FgAhsw0QAP0WACECAAAAphAAIAgAALMQACAFvgYBAIcWACGADQQAghYAIacNAQCHFgAhsg0QAP0WACGzDRAA_RYAIQIAAACpEAAgCAAAtRAAIAIAAACpEAAgCAAAtRAAIAMAAACmEAAgDwAArhAAIBAAALMQACABAAAAphAAIAEAAACpEAAgBRUAAIMXACAWAACGFwAgFwAAhRcAICgAAIQXACApAACHFwAgCL4GAQClEwAhvAwAAIwUADC9DAAAvBAAEL4MAACMFAAwgA0EAKQTACGnDQEApRMAIbINEACDFAAhsw0QAIMUACEDAAAAqRAAIAMAALsQADAUAAC8EAAgAwAAAKkQACADAACqEAAwBAAAphAAIAq8DAAAihQAML0MAADCEAAQvgwAAIoUADCADQQAzxMAIacNAQDEEwAhqA0BAMQTACGuDQIAzBMAIa8NEACHFAAhsA0QAIcUACGxDQAAixQAIAEAAAC_EAAgAQAAAL8QACAJvAwAAIoUADC9DAAAwhAAEL4MAACKFAAwgA0EAM8TACGnDQEAxBMAIagNAQDEEwAhrg0CAMwTACGvDRAAhxQAIbANEACHFAAhAAMAAADCEAAgAwAAwxAAMAQAAL8QACADAAAAwhAAIAMAAMMQADAEAAC_EAAgAwAAAMIQACADAADDEAAwBAAAvxAAIAaADQQAAAABpw0BAAAAAagNAQAAAAGuDQIAAAABrw0QAAAAAbANEAAAAAEBCAAAxxAAIAaADQQAAAABpw0BAAAAAagNAQAAAAGuDQIAAAABrw0QAAAAAbANEAAAAAEBCAAAyRAAMAEIAADJEAAwBoANBACCFgAhpw0BAIcWACGoDQEAhxYAIa4NAgCFFgAhrw0QAP0WACGwDRAA_RYAIQIAAAC_EAAgCAAAzBAAIAaADQQAghYAIacNAQCHFgAhqA0BAIcWACGuDQIAhRYAIa8NEAD9FgAhsA0QAP0WACECAAAAwhAAIAgAAM4QACACAAAAwhAAIAgAAM4QACADAAAAvxAAIA8AAMcQACAQAADMEAAgAQAAAL8QACABAAAAwhAAIAUVAAD-FgAgFgAAgRcAIBcAAIAXACAoAAD_FgAgKQAAghcAIAm8DAAAiRQAML0MAADVEAAQvgwAAIkUADCADQQApBMAIacNAQClEwAhqA0BAKUTACGuDQIAqBMAIa8NEACDFAAhsA0QAIMUACEDAAAAwhAAIAMAANQQADAUAADVEAAgAwAAAMIQACADAADDEAAwBAAAvxAAIAq8DAAAhhQAML0MAADbEAAQvgwAAIYUADCADQQAzxMAIagNAQDEEwAhqQ0BAMQTACGqDRAAhxQAIasNAQDEEwAhrA0EAM8TACGtDQAAiBQAIAEAAADYEAAgAQAAANgQACAJvAwAAIYUADC9DAAA2xAAEL4MAACGFAAwgA0EAM8TACGoDQEAxBMAIakNAQDEEwAhqg0QAIcUACGrDQEAxBMAIawNBADPEwAhAAMAAADbEAAgAwAA3BAAMAQAANgQACADAAAA2xAAIAMAANwQADAEAADYEAAgAwAAANsQACADAADcEAAwBAAA2BAAIAaADQQAAAABqA0BAAAAAakNAQAAAAGqDRAAAAABqw0BAAAAAawNBAAAAAEBCAAA4BAAIAaADQQAAAABqA0BAAAAAakNAQAAAAGqDRAAAAABqw0BAAAAAawNBAAAAAEBCAAA4hAAMAEIAADiEAAwBoANBACCFgAhqA0BAIcWACGpDQEAhxYAIaoNEAD9FgAhqw0BAIcWACGsDQQAghYAIQIAAADYEAAgCAAA5RAAIAaADQQAghYAIagNAQCHFgAhqQ0BAIcWACGqDRAA_RYAIasNAQCHFgAhrA0EAIIWACECAAAA2xAAIAgAAOcQACACAAAA2xAAIAgAAOcQACADAAAA2BAAIA8AAOAQACAQAADlEAAgAQAAANgQACABAAAA2xAAIAUVAAD4FgAgFgAA-xYAIBcAAPoWACAoAAD5FgAgKQAA_BYAIAm8DAAAghQAML0MAADuEAAQvgwAAIIUADCADQQApBMAIagNAQClEwAhqQ0BAKUTACGqDRAAgxQAIasNAQClEwAhrA0EAKQTACEDAAAA2xAAIAMAAO0QADAUAADuEAAgAwAAANsQACADAADcEAAwBAAA2BAAIAW8DAAAgRQAML0MAAD0EAAQvgwAAIEUADC_DAQAAAABpw0BAMQTACEBAAAA8RAAIAEAAADxEAAgBbwMAACBFAAwvQwAAPQQABC-DAAAgRQAML8MBADPEwAhpw0BAMQTACEAAwAAAPQQACADAAD1EAAwBAAA8RAAIAMAAAD0EAAgAwAA9RAAMAQAAPEQACADAAAA9BAAIAMAAPUQADAEAADxEAAgAr8MBAAAAAGnDQEAAAABAQgAAPkQACACvwwEAAAAAacNAQAAAAEBCAAA-xAAMAEIAAD7EAAwAr8MBACCFgAhpw0BAIcWACECAAAA8RAAIAgAAP4QACACvwwEAIIWACGnDQEAhxYAIQIAAAD0EAAgCAAAgBEAIAIAAAD0EAAgCAAAgBEAIAMAAADxEAAgDwAA-RAAIBAAAP4QACABAAAA8RAAIAEAAAD0EAAgBRUAAPMWACAWAAD2FgAgFwAA9RYAICgAAPQWACApAAD3FgAgBbwMAACAFAAwvQwAAIcRABC-DAAAgBQAML8MBACkEwAhpw0BAKUTACEDAAAA9BAAIAMAAIYRADAUAACHEQAgAwAAAPQQACADAAD1EAAwBAAA8RAAIAa8DAAA_xMAML0MAACNEQAQvgwAAP8TADDjDEAAyBMAIf4MAQAAAAGnDQEAxBMAIQEAAACKEQAgAQAAAIoRACAGvAwAAP8TADC9DAAAjREAEL4MAAD_EwAw4wxAAMgTACH-DAEAxBMAIacNAQDEEwAhAAMAAACNEQAgAwAAjhEAMAQAAIoRACADAAAAjREAIAMAAI4RADAEAACKEQAgAwAAAI0RACADAACOEQAwBAAAihEAIAPjDEAAAAAB_gwBAAAAAacNAQAAAAEBCAAAkhEAIAPjDEAAAAAB_gwBAAAAAacNAQAAAAEBCAAAlBEAMAEIAACUEQAwA-MMQACDFgAh_gwBAIcWACGnDQEAhxYAIQIAAACKEQAgCAAAlxEAIAPjDEAAgxYAIf4MAQCHFgAhpw0BAIcWACECAAAAjREAIAgAAJkRACACAAAAjREAIAgAAJkRACADAAAAihEAIA8AAJIRACAQAACXEQAgAQAAAIoRACABAAAAjREAIAMVAADwFgAgFgAA8hYAIBcAAPEWACAGvAwAAP4TADC9DAAAoBEAEL4MAAD-EwAw4wxAAKYTACH-DAEApRMAIacNAQClEwAhAwAAAI0RACADAACfEQAwFAAAoBEAIAMAAACNEQAgAwAAjhEAMAQAAIoRACAXvAwAAPsTADC9DAAAphEAEL4MAAD7EwAwxAwBAMYTACHjDEAAyBMAIf4MAQDEEwAhgA0EAM8TACGWDQAA_RMAIJgNAQDEEwAhmQ0CAMwTACGaDSAAxRMAIZsNAgDMEwAhnA0AAL8TACCdDSAAxRMAIZ4NAQDGEwAhnw0EAPwTACGgDQQA_BMAIaENAADXEwAgog1AAMcTACGjDUAAxxMAIaQNBAD8EwAhpQ0EAPwTACGmDUAAyBMAIQEAAACjEQAgAQAAAKMRACAWvAwAAPsTADC9DAAAphEAEL4MAAD7EwAwxAwBAMYTACHjDEAAyBMAIf4MAQDEEwAhgA0EAM8TACGYDQEAxBMAIZkNAgDMEwAhmg0gAMUTACGbDQIAzBMAIZwNAAC_EwAgnQ0gAMUTACGeDQEAxhMAIZ8NBAD8EwAhoA0EAPwTACGhDQAA1xMAIKINQADHEwAhow1AAMcTACGkDQQA_BMAIaUNBAD8EwAhpg1AAMgTACEIxAwAAPwVACCeDQAA_BUAIJ8NAAD8FQAgoA0AAPwVACCiDQAA_BUAIKMNAAD8FQAgpA0AAPwVACClDQAA_BUAIAMAAACmEQAgAwAApxEAMAQAAKMRACADAAAAphEAIAMAAKcRADAEAACjEQAgAwAAAKYRACADAACnEQAwBAAAoxEAIBPEDAEAAAAB4wxAAAAAAf4MAQAAAAGADQQAAAABmA0BAAAAAZkNAgAAAAGaDSAAAAABmw0CAAAAAZwNAADvFgAgnQ0gAAAAAZ4NAQAAAAGfDQQAAAABoA0EAAAAAaENgAAAAAGiDUAAAAABow1AAAAAAaQNBAAAAAGlDQQAAAABpg1AAAAAAQEIAACrEQAgE8QMAQAAAAHjDEAAAAAB_gwBAAAAAYANBAAAAAGYDQEAAAABmQ0CAAAAAZoNIAAAAAGbDQIAAAABnA0AAO8WACCdDSAAAAABng0BAAAAAZ8NBAAAAAGgDQQAAAABoQ2AAAAAAaINQAAAAAGjDUAAAAABpA0EAAAAAaUNBAAAAAGmDUAAAAABAQgAAK0RADABCAAArREAMBPEDAEAhhYAIeMMQACDFgAh_gwBAIcWACGADQQAghYAIZgNAQCHFgAhmQ0CAIUWACGaDSAApRYAIZsNAgCFFgAhnA0AAO0WACCdDSAApRYAIZ4NAQCGFgAhnw0EAO4WACGgDQQA7hYAIaENgAAAAAGiDUAAjxYAIaMNQACPFgAhpA0EAO4WACGlDQQA7hYAIaYNQACDFgAhAgAAAKMRACAIAACwEQAgE8QMAQCGFgAh4wxAAIMWACH-DAEAhxYAIYANBACCFgAhmA0BAIcWACGZDQIAhRYAIZoNIAClFgAhmw0CAIUWACGcDQAA7RYAIJ0NIAClFgAhng0BAIYWACGfDQQA7hYAIaANBADuFgAhoQ2AAAAAAaINQACPFgAhow1AAI8WACGkDQQA7hYAIaUNBADuFgAhpg1AAIMWACECAAAAphEAIAgAALIRACACAAAAphEAIAgAALIRACADAAAAoxEAIA8AAKsRACAQAACwEQAgAQAAAKMRACABAAAAphEAIA0VAADoFgAgFgAA6xYAIBcAAOoWACAoAADpFgAgKQAA7BYAIMQMAAD8FQAgng0AAPwVACCfDQAA_BUAIKANAAD8FQAgog0AAPwVACCjDQAA_BUAIKQNAAD8FQAgpQ0AAPwVACAWvAwAAPcTADC9DAAAuREAEL4MAAD3EwAwxAwBAKkTACHjDEAAphMAIf4MAQClEwAhgA0EAKQTACGYDQEApRMAIZkNAgCoEwAhmg0gAMATACGbDQIAqBMAIZwNAAC_EwAgnQ0gAMATACGeDQEAqRMAIZ8NBAD4EwAhoA0EAPgTACGhDQAA1BMAIKINQAC7EwAhow1AALsTACGkDQQA-BMAIaUNBAD4EwAhpg1AAKYTACEDAAAAphEAIAMAALgRADAUAAC5EQAgAwAAAKYRACADAACnEQAwBAAAoxEAIAe8DAAA9RMAML0MAAC_EQAQvgwAAPUTADDjDEAAyBMAIeQMAQDEEwAh_gwBAMQTACGXDQAA9hMAIAEAAAC8EQAgAQAAALwRACAGvAwAAPUTADC9DAAAvxEAEL4MAAD1EwAw4wxAAMgTACHkDAEAxBMAIf4MAQDEEwAhAAMAAAC_EQAgAwAAwBEAMAQAALwRACADAAAAvxEAIAMAAMARADAEAAC8EQAgAwAAAL8RACADAADAEQAwBAAAvBEAIAPjDEAAAAAB5AwBAAAAAf4MAQAAAAEBCAAAxBEAIAPjDEAAAAAB5AwBAAAAAf4MAQAAAAEBCAAAxhEAMAEIAADGEQAwA-MMQACDFgAh5AwBAIcWACH-DAEAhxYAIQIAAAC8EQAgCAAAyREAIAPjDEAAgxYAIeQMAQCHFgAh_gwBAIcWACECAAAAvxEAIAgAAMsRACACAAAAvxEAIAgAAMsRACADAAAAvBEAIA8AAMQRACAQAADJEQAgAQAAALwRACABAAAAvxEAIAMVAADlFgAgFgAA5xYAIBcAAOYWACAGvAwAAPQTADC9DAAA0hEAEL4MAAD0EwAw4wxAAKYTACHkDAEApRMAIf4MAQClEwAhAwAAAL8RACADAADREQAwFAAA0hEAIAMAAAC_EQAgAwAAwBEAMAQAALwRACAOtwsAAPITACCKDAIAzBMAIbwMAADxEwAwvQwAANcRABC-DAAA8RMAMOEMAQDGEwAh_gwBAMQTACGADQQAzxMAIZANAQDEEwAhkg0CAMwTACGTDUAAyBMAIZQNQADIEwAhlQ0AAM0TACCWDQAA8xMAIAEAAADVEQAgDbcLAADyEwAgigwCAMwTACG8DAAA8RMAML0MAADXEQAQvgwAAPETADDhDAEAxhMAIf4MAQDEEwAhgA0EAM8TACGQDQEAxBMAIZINAgDMEwAhkw1AAMgTACGUDUAAyBMAIZUNAADNEwAgA7cLAADkFgAg4QwAAPwVACCVDQAA_BUAIAMAAADXEQAgAwAA2BEAMAQAANURACABAAAA1xEAIAEAAADVEQAgAwAAANcRACADAADYEQAwBAAA1REAIAMAAADXEQAgAwAA2BEAMAQAANURACADAAAA1xEAIAMAANgRADAEAADVEQAgCrcLAADjFgAgigwCAAAAAeEMAQAAAAH-DAEAAAABgA0EAAAAAZANAQAAAAGSDQIAAAABkw1AAAAAAZQNQAAAAAGVDYAAAAABAQgAAN8RACAJigwCAAAAAeEMAQAAAAH-DAEAAAABgA0EAAAAAZANAQAAAAGSDQIAAAABkw1AAAAAAZQNQAAAAAGVDYAAAAABAQgAAOERADABCAAA4REAMAq3CwAA4hYAIIoMAgCFFgAh4QwBAIYWACH-DAEAhxYAIYANBACCFgAhkA0BAIcWACGSDQIAhRYAIZMNQACDFgAhlA1AAIMWACGVDYAAAAABAgAAANURACAIAADkEQAgCYoMAgCFFgAh4QwBAIYWACH-DAEAhxYAIYANBACCFgAhkA0BAIcWACGSDQIAhRYAIZMNQACDFgAhlA1AAIMWACGVDYAAAAABAgAAANcRACAIAADmEQAgAgAAANcRACAIAADmEQAgAwAAANURACAPAADfEQAgEAAA5BEAIAEAAADVEQAgAQAAANcRACAHFQAA3RYAIBYAAOAWACAXAADfFgAgKAAA3hYAICkAAOEWACDhDAAA_BUAIJUNAAD8FQAgDIoMAgCoEwAhvAwAAPATADC9DAAA7REAEL4MAADwEwAw4QwBAKkTACH-DAEApRMAIYANBACkEwAhkA0BAKUTACGSDQIAqBMAIZMNQACmEwAhlA1AAKYTACGVDQAAqhMAIAMAAADXEQAgAwAA7BEAMBQAAO0RACADAAAA1xEAIAMAANgRADAEAADVEQAgBrYLAADvEwAgvAwAAO4TADC9DAAA8xEAEL4MAADuEwAwkA0BAAAAAZENQADHEwAhAQAAAPARACABAAAA8BEAIAa2CwAA7xMAILwMAADuEwAwvQwAAPMRABC-DAAA7hMAMJANAQDEEwAhkQ1AAMcTACECtgsAANwWACCRDQAA_BUAIAMAAADzEQAgAwAA9BEAMAQAAPARACADAAAA8xEAIAMAAPQRADAEAADwEQAgAwAAAPMRACADAAD0EQAwBAAA8BEAIAO2CwAA2xYAIJANAQAAAAGRDUAAAAABAQgAAPgRACACkA0BAAAAAZENQAAAAAEBCAAA-hEAMAEIAAD6EQAwA7YLAADOFgAgkA0BAIcWACGRDUAAjxYAIQIAAADwEQAgCAAA_REAIAKQDQEAhxYAIZENQACPFgAhAgAAAPMRACAIAAD_EQAgAgAAAPMRACAIAAD_EQAgAwAAAPARACAPAAD4EQAgEAAA_REAIAEAAADwEQAgAQAAAPMRACAEFQAAyxYAIBYAAM0WACAXAADMFgAgkQ0AAPwVACAFvAwAAO0TADC9DAAAhhIAEL4MAADtEwAwkA0BAKUTACGRDUAAuxMAIQMAAADzEQAgAwAAhRIAMBQAAIYSACADAAAA8xEAIAMAAPQRADAEAADwEQAgFcMHAQDEEwAhvAwAAOcTADC9DAAAjBIAEL4MAADnEwAwwQwEAM8TACGADQQAzxMAIYENBADPEwAhgg0CAMwTACGDDQIAzBMAIYQNIADoEwAhhQ0gAOgTACGGDQEAxBMAIYcNAAHpEwAhiA0AAeoTACGJDQAB6hMAIYoNAAHqEwAhiw0AAeoTACGMDRAA6xMAIY0NEADrEwAhjg0QAOsTACGPDQAA7BMAIAEAAACJEgAgAQAAAIkSACAUwwcBAMQTACG8DAAA5xMAML0MAACMEgAQvgwAAOcTADDBDAQAzxMAIYANBADPEwAhgQ0EAM8TACGCDQIAzBMAIYMNAgDMEwAhhA0gAOgTACGFDSAA6BMAIYYNAQDEEwAhhw0AAekTACGIDQAB6hMAIYkNAAHqEwAhig0AAeoTACGLDQAB6hMAIYwNEADrEwAhjQ0QAOsTACGODRAA6xMAIQmEDQAA_BUAIIUNAAD8FQAgiA0AAPwVACCJDQAA_BUAIIoNAAD8FQAgiw0AAPwVACCMDQAA_BUAII0NAAD8FQAgjg0AAPwVACADAAAAjBIAIAMAAI0SADAEAACJEgAgAwAAAIwSACADAACNEgAwBAAAiRIAIAMAAACMEgAgAwAAjRIAMAQAAIkSACARwwcBAAAAAcEMBAAAAAGADQQAAAABgQ0EAAAAAYINAgAAAAGDDQIAAAABhA0gAAAAAYUNIAAAAAGGDQEAAAABhw0AAQAAAYgNAAEAAAGJDQABAAABig0AAQAAAYsNAAEAAAGMDRAAAAABjQ0QAAAAAY4NEAAAAAEBCAAAkRIAIBHDBwEAAAABwQwEAAAAAYANBAAAAAGBDQQAAAABgg0CAAAAAYMNAgAAAAGEDSAAAAABhQ0gAAAAAYYNAQAAAAGHDQABAAABiA0AAQAAAYkNAAEAAAGKDQABAAABiw0AAQAAAYwNEAAAAAGNDRAAAAABjg0QAAAAAQEIAACTEgAwAQgAAJMSADARwwcBAIcWACHBDAQAghYAIYANBACCFgAhgQ0EAIIWACGCDQIAhRYAIYMNAgCFFgAhhA0gAMcWACGFDSAAxxYAIYYNAQCHFgAhhw0AAcgWACGIDQAByRYAIYkNAAHJFgAhig0AAckWACGLDQAByRYAIYwNEADKFgAhjQ0QAMoWACGODRAAyhYAIQIAAACJEgAgCAAAlhIAIBHDBwEAhxYAIcEMBACCFgAhgA0EAIIWACGBDQQAghYAIYINAgCFFgAhgw0CAIUWACGEDSAAxxYAIYUNIADHFgAhhg0BAIcWACGHDQAByBYAIYgNAAHJFgAhiQ0AAckWACGKDQAByRYAIYsNAAHJFgAhjA0QAMoWACGNDRAAyhYAIY4NEADKFgAhAgAAAIwSACAIAACYEgAgAgAAAIwSACAIAACYEgAgAwAAAIkSACAPAACREgAgEAAAlhIAIAEAAACJEgAgAQAAAIwSACAOFQAAwhYAIBYAAMUWACAXAADEFgAgKAAAwxYAICkAAMYWACCEDQAA_BUAIIUNAAD8FQAgiA0AAPwVACCJDQAA_BUAIIoNAAD8FQAgiw0AAPwVACCMDQAA_BUAII0NAAD8FQAgjg0AAPwVACAUwwcBAKUTACG8DAAA2hMAML0MAACfEgAQvgwAANoTADDBDAQApBMAIYANBACkEwAhgQ0EAKQTACGCDQIAqBMAIYMNAgCoEwAhhA0gANsTACGFDSAA2xMAIYYNAQClEwAhhw0AAdwTACGIDQAB3RMAIYkNAAHdEwAhig0AAd0TACGLDQAB3RMAIYwNEADeEwAhjQ0QAN4TACGODRAA3hMAIQMAAACMEgAgAwAAnhIAMBQAAJ8SACADAAAAjBIAIAMAAI0SADAEAACJEgAgBrwMAADZEwAwvQwAAKUSABC-DAAA2RMAMOMMQADIEwAh_gwBAAAAAf8MAQDGEwAhAQAAAKISACABAAAAohIAIAa8DAAA2RMAML0MAAClEgAQvgwAANkTADDjDEAAyBMAIf4MAQDEEwAh_wwBAMYTACEB_wwAAPwVACADAAAApRIAIAMAAKYSADAEAACiEgAgAwAAAKUSACADAACmEgAwBAAAohIAIAMAAAClEgAgAwAAphIAMAQAAKISACAD4wxAAAAAAf4MAQAAAAH_DAEAAAABAQgAAKoSACAD4wxAAAAAAf4MAQAAAAH_DAEAAAABAQgAAKwSADABCAAArBIAMAPjDEAAgxYAIf4MAQCHFgAh_wwBAIYWACECAAAAohIAIAgAAK8SACAD4wxAAIMWACH-DAEAhxYAIf8MAQCGFgAhAgAAAKUSACAIAACxEgAgAgAAAKUSACAIAACxEgAgAwAAAKISACAPAACqEgAgEAAArxIAIAEAAACiEgAgAQAAAKUSACAEFQAAvxYAIBYAAMEWACAXAADAFgAg_wwAAPwVACAGvAwAANgTADC9DAAAuBIAEL4MAADYEwAw4wxAAKYTACH-DAEApRMAIf8MAQCpEwAhAwAAAKUSACADAAC3EgAwFAAAuBIAIAMAAAClEgAgAwAAphIAMAQAAKISACAKCAAA1xMAILwMAADWEwAwvQwAAL4SABC-DAAA1hMAML8MBAAAAAHZDAEAxhMAIdoMAQDEEwAh4wxAAMgTACH8DCAAxRMAIf0MAQDGEwAhAQAAALsSACABAAAAuxIAIAoIAADXEwAgvAwAANYTADC9DAAAvhIAEL4MAADWEwAwvwwEAM8TACHZDAEAxhMAIdoMAQDEEwAh4wxAAMgTACH8DCAAxRMAIf0MAQDGEwAhAtkMAAD8FQAg_QwAAPwVACADAAAAvhIAIAMAAL8SADAEAAC7EgAgAwAAAL4SACADAAC_EgAwBAAAuxIAIAMAAAC-EgAgAwAAvxIAMAQAALsSACAHCIAAAAABvwwEAAAAAdkMAQAAAAHaDAEAAAAB4wxAAAAAAfwMIAAAAAH9DAEAAAABAQgAAMMSACAHCIAAAAABvwwEAAAAAdkMAQAAAAHaDAEAAAAB4wxAAAAAAfwMIAAAAAH9DAEAAAABAQgAAMUSADABCAAAxRIAMAcIgAAAAAG_DAQAghYAIdkMAQCGFgAh2gwBAIcWACHjDEAAgxYAIfwMIAClFgAh_QwBAIYWACECAAAAuxIAIAgAAMgSACAHCIAAAAABvwwEAIIWACHZDAEAhhYAIdoMAQCHFgAh4wxAAIMWACH8DCAApRYAIf0MAQCGFgAhAgAAAL4SACAIAADKEgAgAgAAAL4SACAIAADKEgAgAwAAALsSACAPAADDEgAgEAAAyBIAIAEAAAC7EgAgAQAAAL4SACAHFQAAuhYAIBYAAL0WACAXAAC8FgAgKAAAuxYAICkAAL4WACDZDAAA_BUAIP0MAAD8FQAgCggAANQTACC8DAAA0xMAML0MAADREgAQvgwAANMTADC_DAQApBMAIdkMAQCpEwAh2gwBAKUTACHjDEAAphMAIfwMIADAEwAh_QwBAKkTACEDAAAAvhIAIAMAANASADAUAADREgAgAwAAAL4SACADAAC_EgAwBAAAuxIAIBiLDAAAyRMAILwMAADDEwAwvQwAAOESABC-DAAAwxMAML8MAQAAAAHjDEAAyBMAIeQMAQDEEwAh5QwBAMQTACHmDAEAxBMAIecMAAC_EwAg6AwAAL8TACDpDCAAxRMAIeoMAQDEEwAh6wwBAMYTACHsDEAAxxMAIe0MAQDGEwAh7gwBAMYTACHvDCAAxRMAIfAMAQDGEwAh8QwgAMUTACHyDEAAxxMAIfMMIADFEwAh9AxAAMcTACH1DEAAxxMAIQEAAADUEgAgEogMAADREwAgigwAANITACC8DAAA0BMAML0MAADWEgAQvgwAANATADC_DAEAxBMAIdgMAQDEEwAh2QwBAMQTACHaDAEAxBMAIdsMAQDEEwAh3AwBAMYTACHdDAEAxBMAId4MAgDMEwAh3wwCAMwTACHgDEAAxxMAIeEMAgDMEwAh4gxAAMcTACHjDEAAyBMAIQWIDAAAuBYAIIoMAAC5FgAg3AwAAPwVACDgDAAA_BUAIOIMAAD8FQAgEogMAADREwAgigwAANITACC8DAAA0BMAML0MAADWEgAQvgwAANATADC_DAEAAAAB2AwBAMQTACHZDAEAxBMAIdoMAQDEEwAh2wwBAMQTACHcDAEAxhMAId0MAQDEEwAh3gwCAMwTACHfDAIAzBMAIeAMQADHEwAh4QwCAMwTACHiDEAAxxMAIeMMQADIEwAhAwAAANYSACADAADXEgAwBAAA2BIAIAyJDAAAzhMAILwMAADKEwAwvQwAANoSABC-DAAAyhMAML8MBADPEwAhwAwBAMQTACHBDEAAyBMAIcIMAgDLEwAhwwwCAMwTACHEDAEAxhMAIcUMAADNEwAgxgwBAMYTACEFiQwAALcWACDCDAAA_BUAIMQMAAD8FQAgxQwAAPwVACDGDAAA_BUAIAyJDAAAzhMAILwMAADKEwAwvQwAANoSABC-DAAAyhMAML8MBAAAAAHADAEAxBMAIcEMQADIEwAhwgwCAMsTACHDDAIAzBMAIcQMAQDGEwAhxQwAAM0TACDGDAEAxhMAIQMAAADaEgAgAwAA2xIAMAQAANwSACABAAAA2hIAIAEAAADWEgAgAQAAANQSACAYiwwAAMkTACC8DAAAwxMAML0MAADhEgAQvgwAAMMTADC_DAEAxBMAIeMMQADIEwAh5AwBAMQTACHlDAEAxBMAIeYMAQDEEwAh5wwAAL8TACDoDAAAvxMAIOkMIADFEwAh6gwBAMQTACHrDAEAxhMAIewMQADHEwAh7QwBAMYTACHuDAEAxhMAIe8MIADFEwAh8AwBAMYTACHxDCAAxRMAIfIMQADHEwAh8wwgAMUTACH0DEAAxxMAIfUMQADHEwAhCYsMAAC2FgAg6wwAAPwVACDsDAAA_BUAIO0MAAD8FQAg7gwAAPwVACDwDAAA_BUAIPIMAAD8FQAg9AwAAPwVACD1DAAA_BUAIAMAAADhEgAgAwAA4hIAMAQAANQSACADAAAA4RIAIAMAAOISADAEAADUEgAgAwAAAOESACADAADiEgAwBAAA1BIAIBWLDAAAtRYAIL8MAQAAAAHjDEAAAAAB5AwBAAAAAeUMAQAAAAHmDAEAAAAB5wwAALMWACDoDAAAtBYAIOkMIAAAAAHqDAEAAAAB6wwBAAAAAewMQAAAAAHtDAEAAAAB7gwBAAAAAe8MIAAAAAHwDAEAAAAB8QwgAAAAAfIMQAAAAAHzDCAAAAAB9AxAAAAAAfUMQAAAAAEBCAAA5hIAIBS_DAEAAAAB4wxAAAAAAeQMAQAAAAHlDAEAAAAB5gwBAAAAAecMAACzFgAg6AwAALQWACDpDCAAAAAB6gwBAAAAAesMAQAAAAHsDEAAAAAB7QwBAAAAAe4MAQAAAAHvDCAAAAAB8AwBAAAAAfEMIAAAAAHyDEAAAAAB8wwgAAAAAfQMQAAAAAH1DEAAAAABAQgAAOgSADABCAAA6BIAMBWLDAAAphYAIL8MAQCHFgAh4wxAAIMWACHkDAEAhxYAIeUMAQCHFgAh5gwBAIcWACHnDAAAoxYAIOgMAACkFgAg6QwgAKUWACHqDAEAhxYAIesMAQCGFgAh7AxAAI8WACHtDAEAhhYAIe4MAQCGFgAh7wwgAKUWACHwDAEAhhYAIfEMIAClFgAh8gxAAI8WACHzDCAApRYAIfQMQACPFgAh9QxAAI8WACECAAAA1BIAIAgAAOsSACAUvwwBAIcWACHjDEAAgxYAIeQMAQCHFgAh5QwBAIcWACHmDAEAhxYAIecMAACjFgAg6AwAAKQWACDpDCAApRYAIeoMAQCHFgAh6wwBAIYWACHsDEAAjxYAIe0MAQCGFgAh7gwBAIYWACHvDCAApRYAIfAMAQCGFgAh8QwgAKUWACHyDEAAjxYAIfMMIAClFgAh9AxAAI8WACH1DEAAjxYAIQIAAADhEgAgCAAA7RIAIAIAAADhEgAgCAAA7RIAIAMAAADUEgAgDwAA5hIAIBAAAOsSACABAAAA1BIAIAEAAADhEgAgCxUAAKAWACAWAACiFgAgFwAAoRYAIOsMAAD8FQAg7AwAAPwVACDtDAAA_BUAIO4MAAD8FQAg8AwAAPwVACDyDAAA_BUAIPQMAAD8FQAg9QwAAPwVACAXvAwAAL4TADC9DAAA9BIAEL4MAAC-EwAwvwwBAKUTACHjDEAAphMAIeQMAQClEwAh5QwBAKUTACHmDAEApRMAIecMAAC_EwAg6AwAAL8TACDpDCAAwBMAIeoMAQClEwAh6wwBAKkTACHsDEAAuxMAIe0MAQCpEwAh7gwBAKkTACHvDCAAwBMAIfAMAQCpEwAh8QwgAMATACHyDEAAuxMAIfMMIADAEwAh9AxAALsTACH1DEAAuxMAIQMAAADhEgAgAwAA8xIAMBQAAPQSACADAAAA4RIAIAMAAOISADAEAADUEgAgAQAAANgSACABAAAA2BIAIAMAAADWEgAgAwAA1xIAMAQAANgSACADAAAA1hIAIAMAANcSADAEAADYEgAgAwAAANYSACADAADXEgAwBAAA2BIAIA-IDAAAnhYAIIoMAACfFgAgvwwBAAAAAdgMAQAAAAHZDAEAAAAB2gwBAAAAAdsMAQAAAAHcDAEAAAAB3QwBAAAAAd4MAgAAAAHfDAIAAAAB4AxAAAAAAeEMAgAAAAHiDEAAAAAB4wxAAAAAAQEIAAD8EgAgDb8MAQAAAAHYDAEAAAAB2QwBAAAAAdoMAQAAAAHbDAEAAAAB3AwBAAAAAd0MAQAAAAHeDAIAAAAB3wwCAAAAAeAMQAAAAAHhDAIAAAAB4gxAAAAAAeMMQAAAAAEBCAAA_hIAMAEIAAD-EgAwD4gMAACQFgAgigwAAJEWACC_DAEAhxYAIdgMAQCHFgAh2QwBAIcWACHaDAEAhxYAIdsMAQCHFgAh3AwBAIYWACHdDAEAhxYAId4MAgCFFgAh3wwCAIUWACHgDEAAjxYAIeEMAgCFFgAh4gxAAI8WACHjDEAAgxYAIQIAAADYEgAgCAAAgRMAIA2_DAEAhxYAIdgMAQCHFgAh2QwBAIcWACHaDAEAhxYAIdsMAQCHFgAh3AwBAIYWACHdDAEAhxYAId4MAgCFFgAh3wwCAIUWACHgDEAAjxYAIeEMAgCFFgAh4gxAAI8WACHjDEAAgxYAIQIAAADWEgAgCAAAgxMAIAIAAADWEgAgCAAAgxMAIAMAAADYEgAgDwAA_BIAIBAAAIETACABAAAA2BIAIAEAAADWEgAgCBUAAIoWACAWAACNFgAgFwAAjBYAICgAAIsWACApAACOFgAg3AwAAPwVACDgDAAA_BUAIOIMAAD8FQAgELwMAAC6EwAwvQwAAIoTABC-DAAAuhMAML8MAQClEwAh2AwBAKUTACHZDAEApRMAIdoMAQClEwAh2wwBAKUTACHcDAEAqRMAId0MAQClEwAh3gwCAKgTACHfDAIAqBMAIeAMQAC7EwAh4QwCAKgTACHiDEAAuxMAIeMMQACmEwAhAwAAANYSACADAACJEwAwFAAAihMAIAMAAADWEgAgAwAA1xIAMAQAANgSACABAAAA3BIAIAEAAADcEgAgAwAAANoSACADAADbEgAwBAAA3BIAIAMAAADaEgAgAwAA2xIAMAQAANwSACADAAAA2hIAIAMAANsSADAEAADcEgAgCYkMAACJFgAgvwwEAAAAAcAMAQAAAAHBDEAAAAABwgwCAAAAAcMMAgAAAAHEDAEAAAABxQyAAAAAAcYMAQAAAAEBCAAAkhMAIAi_DAQAAAABwAwBAAAAAcEMQAAAAAHCDAIAAAABwwwCAAAAAcQMAQAAAAHFDIAAAAABxgwBAAAAAQEIAACUEwAwAQgAAJQTADAJiQwAAIgWACC_DAQAghYAIcAMAQCHFgAhwQxAAIMWACHCDAIAhBYAIcMMAgCFFgAhxAwBAIYWACHFDIAAAAABxgwBAIYWACECAAAA3BIAIAgAAJcTACAIvwwEAIIWACHADAEAhxYAIcEMQACDFgAhwgwCAIQWACHDDAIAhRYAIcQMAQCGFgAhxQyAAAAAAcYMAQCGFgAhAgAAANoSACAIAACZEwAgAgAAANoSACAIAACZEwAgAwAAANwSACAPAACSEwAgEAAAlxMAIAEAAADcEgAgAQAAANoSACAJFQAA_RUAIBYAAIAWACAXAAD_FQAgKAAA_hUAICkAAIEWACDCDAAA_BUAIMQMAAD8FQAgxQwAAPwVACDGDAAA_BUAIAu8DAAAoxMAML0MAACgEwAQvgwAAKMTADC_DAQApBMAIcAMAQClEwAhwQxAAKYTACHCDAIApxMAIcMMAgCoEwAhxAwBAKkTACHFDAAAqhMAIMYMAQCpEwAhAwAAANoSACADAACfEwAwFAAAoBMAIAMAAADaEgAgAwAA2xIAMAQAANwSACALvAwAAKMTADC9DAAAoBMAEL4MAACjEwAwvwwEAKQTACHADAEApRMAIcEMQACmEwAhwgwCAKcTACHDDAIAqBMAIcQMAQCpEwAhxQwAAKoTACDGDAEAqRMAIQ0VAACwEwAgFgAAuRMAIBcAALkTACAoAACxEwAgKQAAuRMAIMcMBAAAAAHODAQAAAABzwwEAAAAAdAMBAAAAAHRDAQAAAAB0gwEALgTACHTDAQAAAAE1AwEAAAABA4VAACwEwAgFgAAtxMAIBcAALcTACDHDAEAAAABzgwBAAAAAc8MAQAAAAHQDAEAAAAB0QwBAAAAAdIMAQC2EwAh0wwBAAAABNQMAQAAAATVDAEAAAAB1gwBAAAAAdcMAQAAAAELFQAAsBMAIBYAALUTACAXAAC1EwAgxwxAAAAAAc4MQAAAAAHPDEAAAAAB0AxAAAAAAdEMQAAAAAHSDEAAtBMAIdMMQAAAAATUDEAAAAAEDRUAAKsTACAWAACrEwAgFwAAqxMAICgAALMTACApAACrEwAgxwwCAAAAAc4MAgAAAAHPDAIAAAAB0AwCAAAAAdEMAgAAAAHSDAIAshMAIdMMAgAAAAXUDAIAAAAFDRUAALATACAWAACwEwAgFwAAsBMAICgAALETACApAACwEwAgxwwCAAAAAc4MAgAAAAHPDAIAAAAB0AwCAAAAAdEMAgAAAAHSDAIArxMAIdMMAgAAAATUDAIAAAAEDhUAAKsTACAWAACuEwAgFwAArhMAIMcMAQAAAAHODAEAAAABzwwBAAAAAdAMAQAAAAHRDAEAAAAB0gwBAK0TACHTDAEAAAAF1AwBAAAABdUMAQAAAAHWDAEAAAAB1wwBAAAAAQ8VAACrEwAgFgAArBMAIBcAAKwTACDHDIAAAAAByAwBAAAAAckMAQAAAAHKDAEAAAABywyAAAAAAcwMgAAAAAHNDIAAAAABzgyAAAAAAc8MgAAAAAHQDIAAAAAB0QyAAAAAAdIMgAAAAAEIxwwCAAAAAc4MAgAAAAHPDAIAAAAB0AwCAAAAAdEMAgAAAAHSDAIAqxMAIdMMAgAAAAXUDAIAAAAFDMcMgAAAAAHIDAEAAAAByQwBAAAAAcoMAQAAAAHLDIAAAAABzAyAAAAAAc0MgAAAAAHODIAAAAABzwyAAAAAAdAMgAAAAAHRDIAAAAAB0gyAAAAAAQ4VAACrEwAgFgAArhMAIBcAAK4TACDHDAEAAAABzgwBAAAAAc8MAQAAAAHQDAEAAAAB0QwBAAAAAdIMAQCtEwAh0wwBAAAABdQMAQAAAAXVDAEAAAAB1gwBAAAAAdcMAQAAAAELxwwBAAAAAc4MAQAAAAHPDAEAAAAB0AwBAAAAAdEMAQAAAAHSDAEArhMAIdMMAQAAAAXUDAEAAAAF1QwBAAAAAdYMAQAAAAHXDAEAAAABDRUAALATACAWAACwEwAgFwAAsBMAICgAALETACApAACwEwAgxwwCAAAAAc4MAgAAAAHPDAIAAAAB0AwCAAAAAdEMAgAAAAHSDAIArxMAIdMMAgAAAATUDAIAAAAECMcMAgAAAAHODAIAAAABzwwCAAAAAdAMAgAAAAHRDAIAAAAB0gwCALATACHTDAIAAAAE1AwCAAAABAjHDAgAAAABzgwIAAAAAc8MCAAAAAHQDAgAAAAB0QwIAAAAAdIMCACxEwAh0wwIAAAABNQMCAAAAAQNFQAAqxMAIBYAAKsTACAXAACrEwAgKAAAsxMAICkAAKsTACDHDAIAAAABzgwCAAAAAc8MAgAAAAHQDAIAAAAB0QwCAAAAAdIMAgCyEwAh0wwCAAAABdQMAgAAAAUIxwwIAAAAAc4MCAAAAAHPDAgAAAAB0AwIAAAAAdEMCAAAAAHSDAgAsxMAIdMMCAAAAAXUDAgAAAAFCxUAALATACAWAAC1EwAgFwAAtRMAIMcMQAAAAAHODEAAAAABzwxAAAAAAdAMQAAAAAHRDEAAAAAB0gxAALQTACHTDEAAAAAE1AxAAAAABAjHDEAAAAABzgxAAAAAAc8MQAAAAAHQDEAAAAAB0QxAAAAAAdIMQAC1EwAh0wxAAAAABNQMQAAAAAQOFQAAsBMAIBYAALcTACAXAAC3EwAgxwwBAAAAAc4MAQAAAAHPDAEAAAAB0AwBAAAAAdEMAQAAAAHSDAEAthMAIdMMAQAAAATUDAEAAAAE1QwBAAAAAdYMAQAAAAHXDAEAAAABC8cMAQAAAAHODAEAAAABzwwBAAAAAdAMAQAAAAHRDAEAAAAB0gwBALcTACHTDAEAAAAE1AwBAAAABNUMAQAAAAHWDAEAAAAB1wwBAAAAAQ0VAACwEwAgFgAAuRMAIBcAALkTACAoAACxEwAgKQAAuRMAIMcMBAAAAAHODAQAAAABzwwEAAAAAdAMBAAAAAHRDAQAAAAB0gwEALgTACHTDAQAAAAE1AwEAAAABAjHDAQAAAABzgwEAAAAAc8MBAAAAAHQDAQAAAAB0QwEAAAAAdIMBAC5EwAh0wwEAAAABNQMBAAAAAQQvAwAALoTADC9DAAAihMAEL4MAAC6EwAwvwwBAKUTACHYDAEApRMAIdkMAQClEwAh2gwBAKUTACHbDAEApRMAIdwMAQCpEwAh3QwBAKUTACHeDAIAqBMAId8MAgCoEwAh4AxAALsTACHhDAIAqBMAIeIMQAC7EwAh4wxAAKYTACELFQAAqxMAIBYAAL0TACAXAAC9EwAgxwxAAAAAAc4MQAAAAAHPDEAAAAAB0AxAAAAAAdEMQAAAAAHSDEAAvBMAIdMMQAAAAAXUDEAAAAAFCxUAAKsTACAWAAC9EwAgFwAAvRMAIMcMQAAAAAHODEAAAAABzwxAAAAAAdAMQAAAAAHRDEAAAAAB0gxAALwTACHTDEAAAAAF1AxAAAAABQjHDEAAAAABzgxAAAAAAc8MQAAAAAHQDEAAAAAB0QxAAAAAAdIMQAC9EwAh0wxAAAAABdQMQAAAAAUXvAwAAL4TADC9DAAA9BIAEL4MAAC-EwAwvwwBAKUTACHjDEAAphMAIeQMAQClEwAh5QwBAKUTACHmDAEApRMAIecMAAC_EwAg6AwAAL8TACDpDCAAwBMAIeoMAQClEwAh6wwBAKkTACHsDEAAuxMAIe0MAQCpEwAh7gwBAKkTACHvDCAAwBMAIfAMAQCpEwAh8QwgAMATACHyDEAAuxMAIfMMIADAEwAh9AxAALsTACH1DEAAuxMAIQTHDAEAAAAF9gwBAAAAAfcMAQAAAAT4DAEAAAAEBRUAALATACAWAADCEwAgFwAAwhMAIMcMIAAAAAHSDCAAwRMAIQUVAACwEwAgFgAAwhMAIBcAAMITACDHDCAAAAAB0gwgAMETACECxwwgAAAAAdIMIADCEwAhGIsMAADJEwAgvAwAAMMTADC9DAAA4RIAEL4MAADDEwAwvwwBAMQTACHjDEAAyBMAIeQMAQDEEwAh5QwBAMQTACHmDAEAxBMAIecMAAC_EwAg6AwAAL8TACDpDCAAxRMAIeoMAQDEEwAh6wwBAMYTACHsDEAAxxMAIe0MAQDGEwAh7gwBAMYTACHvDCAAxRMAIfAMAQDGEwAh8QwgAMUTACHyDEAAxxMAIfMMIADFEwAh9AxAAMcTACH1DEAAxxMAIQvHDAEAAAABzgwBAAAAAc8MAQAAAAHQDAEAAAAB0QwBAAAAAdIMAQC3EwAh0wwBAAAABNQMAQAAAATVDAEAAAAB1gwBAAAAAdcMAQAAAAECxwwgAAAAAdIMIADCEwAhC8cMAQAAAAHODAEAAAABzwwBAAAAAdAMAQAAAAHRDAEAAAAB0gwBAK4TACHTDAEAAAAF1AwBAAAABdUMAQAAAAHWDAEAAAAB1wwBAAAAAQjHDEAAAAABzgxAAAAAAc8MQAAAAAHQDEAAAAAB0QxAAAAAAdIMQAC9EwAh0wxAAAAABdQMQAAAAAUIxwxAAAAAAc4MQAAAAAHPDEAAAAAB0AxAAAAAAdEMQAAAAAHSDEAAtRMAIdMMQAAAAATUDEAAAAAEA_kMAADWEgAg-gwAANYSACD7DAAA1hIAIAyJDAAAzhMAILwMAADKEwAwvQwAANoSABC-DAAAyhMAML8MBADPEwAhwAwBAMQTACHBDEAAyBMAIcIMAgDLEwAhwwwCAMwTACHEDAEAxhMAIcUMAADNEwAgxgwBAMYTACEIxwwCAAAAAc4MAgAAAAHPDAIAAAAB0AwCAAAAAdEMAgAAAAHSDAIAqxMAIdMMAgAAAAXUDAIAAAAFCMcMAgAAAAHODAIAAAABzwwCAAAAAdAMAgAAAAHRDAIAAAAB0gwCALATACHTDAIAAAAE1AwCAAAABAzHDIAAAAAByAwBAAAAAckMAQAAAAHKDAEAAAABywyAAAAAAcwMgAAAAAHNDIAAAAABzgyAAAAAAc8MgAAAAAHQDIAAAAAB0QyAAAAAAdIMgAAAAAEUiAwAANETACCKDAAA0hMAILwMAADQEwAwvQwAANYSABC-DAAA0BMAML8MAQDEEwAh2AwBAMQTACHZDAEAxBMAIdoMAQDEEwAh2wwBAMQTACHcDAEAxhMAId0MAQDEEwAh3gwCAMwTACHfDAIAzBMAIeAMQADHEwAh4QwCAMwTACHiDEAAxxMAIeMMQADIEwAh4w8AANYSACDkDwAA1hIAIAjHDAQAAAABzgwEAAAAAc8MBAAAAAHQDAQAAAAB0QwEAAAAAdIMBAC5EwAh0wwEAAAABNQMBAAAAAQSiAwAANETACCKDAAA0hMAILwMAADQEwAwvQwAANYSABC-DAAA0BMAML8MAQDEEwAh2AwBAMQTACHZDAEAxBMAIdoMAQDEEwAh2wwBAMQTACHcDAEAxhMAId0MAQDEEwAh3gwCAMwTACHfDAIAzBMAIeAMQADHEwAh4QwCAMwTACHiDEAAxxMAIeMMQADIEwAhGosMAADJEwAgvAwAAMMTADC9DAAA4RIAEL4MAADDEwAwvwwBAMQTACHjDEAAyBMAIeQMAQDEEwAh5QwBAMQTACHmDAEAxBMAIecMAAC_EwAg6AwAAL8TACDpDCAAxRMAIeoMAQDEEwAh6wwBAMYTACHsDEAAxxMAIe0MAQDGEwAh7gwBAMYTACHvDCAAxRMAIfAMAQDGEwAh8QwgAMUTACHyDEAAxxMAIfMMIADFEwAh9AxAAMcTACH1DEAAxxMAIeMPAADhEgAg5A8AAOESACAD-QwAANoSACD6DAAA2hIAIPsMAADaEgAgCggAANQTACC8DAAA0xMAML0MAADREgAQvgwAANMTADC_DAQApBMAIdkMAQCpEwAh2gwBAKUTACHjDEAAphMAIfwMIADAEwAh_QwBAKkTACEPFQAAsBMAIBYAANUTACAXAADVEwAgxwyAAAAAAcgMAQAAAAHJDAEAAAABygwBAAAAAcsMgAAAAAHMDIAAAAABzQyAAAAAAc4MgAAAAAHPDIAAAAAB0AyAAAAAAdEMgAAAAAHSDIAAAAABDMcMgAAAAAHIDAEAAAAByQwBAAAAAcoMAQAAAAHLDIAAAAABzAyAAAAAAc0MgAAAAAHODIAAAAABzwyAAAAAAdAMgAAAAAHRDIAAAAAB0gyAAAAAAQoIAADXEwAgvAwAANYTADC9DAAAvhIAEL4MAADWEwAwvwwEAM8TACHZDAEAxhMAIdoMAQDEEwAh4wxAAMgTACH8DCAAxRMAIf0MAQDGEwAhDMcMgAAAAAHIDAEAAAAByQwBAAAAAcoMAQAAAAHLDIAAAAABzAyAAAAAAc0MgAAAAAHODIAAAAABzwyAAAAAAdAMgAAAAAHRDIAAAAAB0gyAAAAAAQa8DAAA2BMAML0MAAC4EgAQvgwAANgTADDjDEAAphMAIf4MAQClEwAh_wwBAKkTACEGvAwAANkTADC9DAAApRIAEL4MAADZEwAw4wxAAMgTACH-DAEAxBMAIf8MAQDGEwAhFMMHAQClEwAhvAwAANoTADC9DAAAnxIAEL4MAADaEwAwwQwEAKQTACGADQQApBMAIYENBACkEwAhgg0CAKgTACGDDQIAqBMAIYQNIADbEwAhhQ0gANsTACGGDQEApRMAIYcNAAHcEwAhiA0AAd0TACGJDQAB3RMAIYoNAAHdEwAhiw0AAd0TACGMDRAA3hMAIY0NEADeEwAhjg0QAN4TACEFFQAAqxMAIBYAAOYTACAXAADmEwAgxwwgAAAAAdIMIADlEwAhBxUAALATACAWAADkEwAgFwAA5BMAIMcMAAEAAAHSDAAB4xMAIdMMAAEAAATUDAABAAAEBxUAAKsTACAWAADiEwAgFwAA4hMAIMcMAAEAAAHSDAAB4RMAIdMMAAEAAAXUDAABAAAFDRUAAKsTACAWAADgEwAgFwAA4BMAICgAAOATACApAADgEwAgxwwQAAAAAc4MEAAAAAHPDBAAAAAB0AwQAAAAAdEMEAAAAAHSDBAA3xMAIdMMEAAAAAXUDBAAAAAFDRUAAKsTACAWAADgEwAgFwAA4BMAICgAAOATACApAADgEwAgxwwQAAAAAc4MEAAAAAHPDBAAAAAB0AwQAAAAAdEMEAAAAAHSDBAA3xMAIdMMEAAAAAXUDBAAAAAFCMcMEAAAAAHODBAAAAABzwwQAAAAAdAMEAAAAAHRDBAAAAAB0gwQAOATACHTDBAAAAAF1AwQAAAABQcVAACrEwAgFgAA4hMAIBcAAOITACDHDAABAAAB0gwAAeETACHTDAABAAAF1AwAAQAABQTHDAABAAAB0gwAAeITACHTDAABAAAF1AwAAQAABQcVAACwEwAgFgAA5BMAIBcAAOQTACDHDAABAAAB0gwAAeMTACHTDAABAAAE1AwAAQAABATHDAABAAAB0gwAAeQTACHTDAABAAAE1AwAAQAABAUVAACrEwAgFgAA5hMAIBcAAOYTACDHDCAAAAAB0gwgAOUTACECxwwgAAAAAdIMIADmEwAhFMMHAQDEEwAhvAwAAOcTADC9DAAAjBIAEL4MAADnEwAwwQwEAM8TACGADQQAzxMAIYENBADPEwAhgg0CAMwTACGDDQIAzBMAIYQNIADoEwAhhQ0gAOgTACGGDQEAxBMAIYcNAAHpEwAhiA0AAeoTACGJDQAB6hMAIYoNAAHqEwAhiw0AAeoTACGMDRAA6xMAIY0NEADrEwAhjg0QAOsTACECxwwgAAAAAdIMIADmEwAhBMcMAAEAAAHSDAAB5BMAIdMMAAEAAATUDAABAAAEBMcMAAEAAAHSDAAB4hMAIdMMAAEAAAXUDAABAAAFCMcMEAAAAAHODBAAAAABzwwQAAAAAdAMEAAAAAHRDBAAAAAB0gwQAOATACHTDBAAAAAF1AwQAAAABQbDBwEAAAABgA0EAAAAAYENBAAAAAGDDQIAAAABhg0BAAAAAYcNAAEAAAEFvAwAAO0TADC9DAAAhhIAEL4MAADtEwAwkA0BAKUTACGRDUAAuxMAIQa2CwAA7xMAILwMAADuEwAwvQwAAPMRABC-DAAA7hMAMJANAQDEEwAhkQ1AAMcTACED-QwAANcRACD6DAAA1xEAIPsMAADXEQAgDIoMAgCoEwAhvAwAAPATADC9DAAA7REAEL4MAADwEwAw4QwBAKkTACH-DAEApRMAIYANBACkEwAhkA0BAKUTACGSDQIAqBMAIZMNQACmEwAhlA1AAKYTACGVDQAAqhMAIA23CwAA8hMAIIoMAgDMEwAhvAwAAPETADC9DAAA1xEAEL4MAADxEwAw4QwBAMYTACH-DAEAxBMAIYANBADPEwAhkA0BAMQTACGSDQIAzBMAIZMNQADIEwAhlA1AAMgTACGVDQAAzRMAIAi2CwAA7xMAILwMAADuEwAwvQwAAPMRABC-DAAA7hMAMJANAQDEEwAhkQ1AAMcTACHjDwAA8xEAIOQPAADzEQAgAv4MAQAAAAGADQQAAAABBrwMAAD0EwAwvQwAANIRABC-DAAA9BMAMOMMQACmEwAh5AwBAKUTACH-DAEApRMAIQa8DAAA9RMAML0MAAC_EQAQvgwAAPUTADDjDEAAyBMAIeQMAQDEEwAh_gwBAMQTACEC5AwBAAAAAf4MAQAAAAEWvAwAAPcTADC9DAAAuREAEL4MAAD3EwAwxAwBAKkTACHjDEAAphMAIf4MAQClEwAhgA0EAKQTACGYDQEApRMAIZkNAgCoEwAhmg0gAMATACGbDQIAqBMAIZwNAAC_EwAgnQ0gAMATACGeDQEAqRMAIZ8NBAD4EwAhoA0EAPgTACGhDQAA1BMAIKINQAC7EwAhow1AALsTACGkDQQA-BMAIaUNBAD4EwAhpg1AAKYTACENFQAAqxMAIBYAAPoTACAXAAD6EwAgKAAAsxMAICkAAPoTACDHDAQAAAABzgwEAAAAAc8MBAAAAAHQDAQAAAAB0QwEAAAAAdIMBAD5EwAh0wwEAAAABdQMBAAAAAUNFQAAqxMAIBYAAPoTACAXAAD6EwAgKAAAsxMAICkAAPoTACDHDAQAAAABzgwEAAAAAc8MBAAAAAHQDAQAAAAB0QwEAAAAAdIMBAD5EwAh0wwEAAAABdQMBAAAAAUIxwwEAAAAAc4MBAAAAAHPDAQAAAAB0AwEAAAAAdEMBAAAAAHSDAQA-hMAIdMMBAAAAAXUDAQAAAAFFrwMAAD7EwAwvQwAAKYRABC-DAAA-xMAMMQMAQDGEwAh4wxAAMgTACH-DAEAxBMAIYANBADPEwAhmA0BAMQTACGZDQIAzBMAIZoNIADFEwAhmw0CAMwTACGcDQAAvxMAIJ0NIADFEwAhng0BAMYTACGfDQQA_BMAIaANBAD8EwAhoQ0AANcTACCiDUAAxxMAIaMNQADHEwAhpA0EAPwTACGlDQQA_BMAIaYNQADIEwAhCMcMBAAAAAHODAQAAAABzwwEAAAAAdAMBAAAAAHRDAQAAAAB0gwEAPoTACHTDAQAAAAF1AwEAAAABQL-DAEAAAABgA0EAAAAAQa8DAAA_hMAML0MAACgEQAQvgwAAP4TADDjDEAAphMAIf4MAQClEwAhpw0BAKUTACEGvAwAAP8TADC9DAAAjREAEL4MAAD_EwAw4wxAAMgTACH-DAEAxBMAIacNAQDEEwAhBbwMAACAFAAwvQwAAIcRABC-DAAAgBQAML8MBACkEwAhpw0BAKUTACEFvAwAAIEUADC9DAAA9BAAEL4MAACBFAAwvwwEAM8TACGnDQEAxBMAIQm8DAAAghQAML0MAADuEAAQvgwAAIIUADCADQQApBMAIagNAQClEwAhqQ0BAKUTACGqDRAAgxQAIasNAQClEwAhrA0EAKQTACENFQAAsBMAIBYAAIUUACAXAACFFAAgKAAAhRQAICkAAIUUACDHDBAAAAABzgwQAAAAAc8MEAAAAAHQDBAAAAAB0QwQAAAAAdIMEACEFAAh0wwQAAAABNQMEAAAAAQNFQAAsBMAIBYAAIUUACAXAACFFAAgKAAAhRQAICkAAIUUACDHDBAAAAABzgwQAAAAAc8MEAAAAAHQDBAAAAAB0QwQAAAAAdIMEACEFAAh0wwQAAAABNQMEAAAAAQIxwwQAAAAAc4MEAAAAAHPDBAAAAAB0AwQAAAAAdEMEAAAAAHSDBAAhRQAIdMMEAAAAATUDBAAAAAECbwMAACGFAAwvQwAANsQABC-DAAAhhQAMIANBADPEwAhqA0BAMQTACGpDQEAxBMAIaoNEACHFAAhqw0BAMQTACGsDQQAzxMAIQjHDBAAAAABzgwQAAAAAc8MEAAAAAHQDBAAAAAB0QwQAAAAAdIMEACFFAAh0wwQAAAABNQMEAAAAAQFgA0EAAAAAagNAQAAAAGpDQEAAAABqg0QAAAAAasNAQAAAAEJvAwAAIkUADC9DAAA1RAAEL4MAACJFAAwgA0EAKQTACGnDQEApRMAIagNAQClEwAhrg0CAKgTACGvDRAAgxQAIbANEACDFAAhCbwMAACKFAAwvQwAAMIQABC-DAAAihQAMIANBADPEwAhpw0BAMQTACGoDQEAxBMAIa4NAgDMEwAhrw0QAIcUACGwDRAAhxQAIQOADQQAAAABpw0BAAAAAagNAQAAAAEIvgYBAKUTACG8DAAAjBQAML0MAAC8EAAQvgwAAIwUADCADQQApBMAIacNAQClEwAhsg0QAIMUACGzDRAAgxQAIQi-BgEAxBMAIbwMAACNFAAwvQwAAKkQABC-DAAAjRQAMIANBADPEwAhpw0BAMQTACGyDRAAhxQAIbMNEACHFAAhA74GAQAAAAGADQQAAAABpw0BAAAAAQzDBwEApRMAIbwMAACPFAAwvQwAAKMQABC-DAAAjxQAMMEMBACkEwAhgA0EAKQTACGBDQQApBMAIYINAgCoEwAhgw0CAKgTACGnDQEApRMAIa8NEACDFAAhsA0QAIMUACEMwwcBAMQTACG8DAAAkBQAML0MAACQEAAQvgwAAJAUADDBDAQAzxMAIYANBADPEwAhgQ0EAM8TACGCDQIAzBMAIYMNAgDMEwAhpw0BAMQTACGvDRAAhxQAIbANEACHFAAhBsMHAQAAAAHBDAQAAAABgA0EAAAAAYENBAAAAAGCDQIAAAABgw0CAAAAAQq8DAAAkhQAML0MAACKEAAQvgwAAJIUADDBDAQApBMAIYANBACkEwAhgQ0EAKQTACG2DQQApBMAIbcNBACkEwAhuA0EAKQTACG5DQEApRMAIQq8DAAAkxQAML0MAAD3DwAQvgwAAJMUADDBDAQAzxMAIYANBADPEwAhgQ0EAM8TACG2DQQAzxMAIbcNBADPEwAhuA0EAM8TACG5DQEAxBMAIQm8DAAAlBQAML0MAADxDwAQvgwAAJQUADC_DAEApRMAIcEMQACmEwAhhg0BAKUTACG6DQEApRMAIbsNAQClEwAhvA1AALsTACEJvAwAAJUUADC9DAAA3g8AEL4MAACVFAAwvwwBAMQTACHBDEAAyBMAIYYNAQDEEwAhug0BAMQTACG7DQEAxBMAIbwNQADHEwAhAoYNAQAAAAG6DQEAAAABCrwMAACXFAAwvQwAANgPABC-DAAAlxQAMMQMAQCpEwAh6AwCAKgTACG-DQEApRMAIb8NQACmEwAhwA0CAKgTACHBDUAAuxMAIcINAACqEwAgCrwMAACYFAAwvQwAAMUPABC-DAAAmBQAMMQMAQDGEwAh6AwCAMwTACG-DQEAxBMAIb8NQADIEwAhwA0CAMwTACHBDUAAxxMAIcINAADNEwAgCrwMAACZFAAwvQwAAL8PABC-DAAAmRQAML8MBACkEwAhvg0BAKUTACHDDUAAphMAIcQNQACmEwAhxQ1AALsTACHGDUAAuxMAIccNAACqEwAgCrwMAACaFAAwvQwAAKwPABC-DAAAmhQAML8MBADPEwAhvg0BAMQTACHDDUAAyBMAIcQNQADIEwAhxQ1AAMcTACHGDUAAxxMAIccNAADNEwAgB8MHAQClEwAhvAwAAJsUADC9DAAApg8AEL4MAACbFAAwyA0BAKUTACHJDQEAqRMAIcoNBAD4EwAhB8MHAQDEEwAhvAwAAJwUADC9DAAAkw8AEL4MAACcFAAwyA0BAMQTACHJDQEAxhMAIcoNBAD8EwAhB7wMAACdFAAwvQwAAI0PABC-DAAAnRQAMIANBACkEwAhlA1AAKYTACGnDQEApRMAIcsNQACmEwAhB7wMAACeFAAwvQwAAPoOABC-DAAAnhQAMIANBADPEwAhlA1AAMgTACGnDQEAxBMAIcsNQADIEwAhAoANBAAAAAGnDQEAAAABFLwMAACgFAAwvQwAAPQOABC-DAAAoBQAMIANBACkEwAhpw0BAKUTACGvDQIAqBMAIcgNAQClEwAhzQ1AAKYTACHODUAAphMAIc8NAgCoEwAh0A0CAKgTACHRDQIAqBMAIdINAgCoEwAh0w0CAKgTACHUDQIAqBMAIdUNAgCoEwAh1g0CAKgTACHXDSAAwBMAIdgNAQClEwAh2Q1AAKYTACEUvAwAAKEUADC9DAAA4Q4AEL4MAAChFAAwgA0EAM8TACGnDQEAxBMAIa8NAgDMEwAhyA0BAMQTACHNDUAAyBMAIc4NQADIEwAhzw0CAMwTACHQDQIAzBMAIdENAgDMEwAh0g0CAMwTACHTDQIAzBMAIdQNAgDMEwAh1Q0CAMwTACHWDQIAzBMAIdcNIADFEwAh2A0BAMQTACHZDUAAyBMAIQOADQQAAAABpw0BAAAAAc0NQAAAAAEHvAwAAKMUADC9DAAA2w4AEL4MAACjFAAwvwwCAKgTACHbDQEApRMAIdwNAADUEwAg3Q1AAKYTACEHvAwAAKQUADC9DAAAyA4AEL4MAACkFAAwvwwCAMwTACHbDQEAxBMAIdwNAADXEwAg3Q1AAMgTACEGgAMBAKUTACG8DAAApRQAML0MAADCDgAQvgwAAKUUADC_DAQApBMAIcEMQACmEwAhBoADAQDEEwAhvAwAAKYUADC9DAAArw4AEL4MAACmFAAwvwwEAM8TACHBDEAAyBMAIRC8DAAApxQAML0MAACpDgAQvgwAAKcUADC_DAQApBMAIcEMQACmEwAhgA0EAKQTACGBDQQA-BMAIacNAQClEwAhyA0BAKUTACHeDQAAqBQAIN8NAACoFAAg4A0gAMATACHhDSAAwBMAIeINBACkEwAh4w0EAKQTACHkDQQA-BMAIQTHDAIAAAAF9gwCAAAAAfcMAgAAAAT4DAIAAAAEELwMAACpFAAwvQwAAJYOABC-DAAAqRQAML8MBADPEwAhwQxAAMgTACGADQQAzxMAIYENBAD8EwAhpw0BAMQTACHIDQEAxBMAId4NAACoFAAg3w0AAKgUACDgDSAAxRMAIeENIADFEwAh4g0EAM8TACHjDQQAzxMAIeQNBAD8EwAhCbwMAACqFAAwvQwAAJAOABC-DAAAqhQAMIANBACkEwAhpw0BAKUTACG-DQQApBMAIdENAACoFAAg1g0AAKgUACDlDQAAqBQAIAm8DAAAqxQAML0MAAD9DQAQvgwAAKsUADCADQQAzxMAIacNAQDEEwAhvg0EAM8TACHRDQAAqBQAINYNAACoFAAg5Q0AAKgUACACgA0EAAAAAacNAQAAAAEGvAwAAK0UADC9DAAA9w0AEL4MAACtFAAwpw0BAKUTACHmDQAB3BMAIecNAAHcEwAhBrwMAACuFAAwvQwAAOQNABC-DAAArhQAMKcNAQDEEwAh5g0AAekTACHnDQAB6RMAIQKnDQEAAAAB5g0AAQAAARm8DAAAsBQAML0MAADeDQAQvgwAALAUADDdDAEApRMAIYANBACkEwAhpw0BAKUTACGvDQIAqBMAIc8NAgCoEwAh0A0CAKgTACHRDQIAqBMAIdINAgCoEwAh0w0CAKgTACHUDQIAqBMAIdUNAgCoEwAh1g0CAKgTACHXDSAAwBMAIdgNAQClEwAh5g0AAdwTACHpDQAA1BMAIOoNAQClEwAh6w0BAKUTACHsDQAB3BMAIe0NBACkEwAh7g0EAPgTACHvDUAAphMAIRm8DAAAsRQAML0MAADLDQAQvgwAALEUADDdDAEAxBMAIYANBADPEwAhpw0BAMQTACGvDQIAzBMAIc8NAgDMEwAh0A0CAMwTACHRDQIAzBMAIdINAgDMEwAh0w0CAMwTACHUDQIAzBMAIdUNAgDMEwAh1g0CAMwTACHXDSAAxRMAIdgNAQDEEwAh5g0AAekTACHpDQAA1xMAIOoNAQDEEwAh6w0BAMQTACHsDQAB6RMAIe0NBADPEwAh7g0EAPwTACHvDUAAyBMAIQKADQQAAAABpw0BAAAAAQu8DAAAsxQAML0MAADFDQAQvgwAALMUADCADQQApBMAIfANAQClEwAh8Q0EAKQTACHyDQEApRMAIfMNAAC_EwAg9A0CAKgTACH1DUAAphMAIfYNQAC7EwAhC7wMAAC0FAAwvQwAALINABC-DAAAtBQAMIANBADPEwAh8A0BAMQTACHxDQQAzxMAIfINAQDEEwAh8w0AAL8TACD0DQIAzBMAIfUNQADIEwAh9g1AAMcTACEDgA0EAAAAAfANAQAAAAHxDQQAAAABB7wMAAC2FAAwvQwAAKwNABC-DAAAthQAMOMMQACmEwAh5AwBAKUTACGHDQEApRMAIfgNAQClEwAhB7wMAAC3FAAwvQwAAJkNABC-DAAAtxQAMOMMQADIEwAh5AwBAMQTACGHDQEAxBMAIfgNAQDEEwAhCLwMAAC4FAAwvQwAAJMNABC-DAAAuBQAMOMMQACmEwAh-Q0BAKUTACH6DQEApRMAIfsNAQClEwAh_A1AALsTACEIvAwAALkUADC9DAAAgA0AEL4MAAC5FAAw4wxAAMgTACH5DQEAxBMAIfoNAQDEEwAh-w0BAMQTACH8DUAAxxMAIQa8DAAAuhQAML0MAAD6DAAQvgwAALoUADDjDEAAphMAIf4MAQClEwAh-w0BAKUTACEGvAwAALsUADC9DAAA5wwAEL4MAAC7FAAw4wxAAMgTACH-DAEAxBMAIfsNAQDEEwAhDrwMAAC8FAAwvQwAAOEMABC-DAAAvBQAMOMMQACmEwAh5AwBAKkTACGADQQApBMAIfENEACDFAAh-A0BAKUTACH9DQEApRMAIf4NEACDFAAh_w0BAKUTACGADkAAphMAIYEOAQCpEwAhgg4AAL8TACAOvAwAAL0UADC9DAAAzgwAEL4MAAC9FAAw4wxAAMgTACHkDAEAxhMAIYANBADPEwAh8Q0QAIcUACH4DQEAxBMAIf0NAQDEEwAh_g0QAIcUACH_DQEAxBMAIYAOQADIEwAhgQ4BAMYTACGCDgAAvxMAIAa8DAAAvhQAML0MAADIDAAQvgwAAL4UADCADQQApBMAIYENBACkEwAhgw4BAKUTACEGvAwAAL8UADC9DAAAtQwAEL4MAAC_FAAwgA0EAM8TACGBDQQAzxMAIYMOAQDEEwAhDrwMAADAFAAwvQwAAK8MABC-DAAAwBQAMP4MAQClEwAhgA0EAKQTACGBDQQApBMAIYMNAgCoEwAhhw0BAKUTACGYDQEApRMAIfgNAQClEwAhgA5AAKYTACGDDgEApRMAIYQOEACDFAAhhQ5AAKYTACEOvAwAAMEUADC9DAAAnAwAEL4MAADBFAAw_gwBAMQTACGADQQAzxMAIYENBADPEwAhgw0CAMwTACGHDQEAxBMAIZgNAQDEEwAh-A0BAMQTACGADkAAyBMAIYMOAQDEEwAhhA4QAIcUACGFDkAAyBMAIQOADQQAAAABgw0CAAAAAYcNAQAAAAEIvAwAAMMUADC9DAAAlgwAEL4MAADDFAAw_gwBAKUTACGHDgEApRMAIYgOQACmEwAhiQ4gAMATACGKDgEAqRMAIQ28DAAAxBQAML0MAACADAAQvgwAAMQUADDEDAEAqRMAIf4MAQClEwAhgA0EAKQTACGaDSAAwBMAIZsNAgCoEwAhnA0AAL8TACCeDQEAqRMAIaENAADUEwAg5w0AAd0TACGLDgQA-BMAIQuKDAIAqBMAIbwMAADFFAAwvQwAAOoLABC-DAAAxRQAMOEMAQCpEwAh_gwBAKUTACGQDQEApRMAIZMNQACmEwAhlA1AALsTACGIDkAAphMAIYwOQAC7EwAhDcQHAADHFAAgxQcAAMgUACCKDAIAzBMAIbwMAADGFAAwvQwAANcLABC-DAAAxhQAMOEMAQDGEwAh_gwBAMQTACGQDQEAxBMAIZMNQADIEwAhlA1AAMcTACGIDkAAyBMAIYwOQADHEwAhA_kMAADMCwAg-gwAAMwLACD7DAAAzAsAIAP5DAAA0AsAIPoMAADQCwAg-wwAANALACAC_gwBAAAAAYcOAQAAAAEJwwcAAMsUACC8DAAAyhQAML0MAADQCwAQvgwAAMoUADD-DAEAxBMAIYcOAQDEEwAhiA5AAMgTACGJDiAAxRMAIYoOAQDGEwAhD8QHAADHFAAgxQcAAMgUACCKDAIAzBMAIbwMAADGFAAwvQwAANcLABC-DAAAxhQAMOEMAQDGEwAh_gwBAMQTACGQDQEAxBMAIZMNQADIEwAhlA1AAMcTACGIDkAAyBMAIYwOQADHEwAh4w8AANcLACDkDwAA1wsAIAL-DAEAAAABgA0EAAAAAQ7DBwAAyxQAILwMAADNFAAwvQwAAMwLABC-DAAAzRQAMMQMAQDGEwAh_gwBAMQTACGADQQAzxMAIZoNIADFEwAhmw0CAMwTACGcDQAAvxMAIJ4NAQDGEwAhoQ0AANcTACDnDQAB6hMAIYsOBAD8EwAhDrwMAADOFAAwvQwAAMcLABC-DAAAzhQAMMEMQACmEwAh2QwBAKkTACHhDAEAqRMAIf4MAQClEwAhlA1AAKYTACGODgEApRMAIY8OAQClEwAhkA4AAL8TACCRDkAAuxMAIZIOAQCpEwAhkw4AAKoTACAJgQMCAKgTACG8DAAAzxQAML0MAACxCwAQvgwAAM8UADDkDAEApRMAIY4OAQClEwAhlA5AAKYTACGVDiAAwBMAIZYOQAC7EwAhC4EDAgDMEwAhuwYAANEUACDCBgAA0hQAILwMAADQFAAwvQwAAIoKABC-DAAA0BQAMOQMAQDEEwAhjg4BAMQTACGUDkAAyBMAIZUOIADFEwAhlg5AAMcTACEOuwYAANcTACC8BgAA3BQAIL0GAADdFAAgwAYAAN4UACDBBgAA3xQAILwMAADbFAAwvQwAAJUKABC-DAAA2xQAML8MAQDEEwAh4wxAAMgTACHkDAEAxBMAIfgNAQDEEwAh4w8AAJUKACDkDwAAlQoAIAP5DAAAjAoAIPoMAACMCgAg-wwAAIwKACAHvAwAANMUADC9DAAAmQsAEL4MAADTFAAw_gwBAKUTACHNDUAAphMAIZcOAQClEwAhmA4CAKgTACEHvAwAANQUADC9DAAAhgsAEL4MAADUFAAw_gwBAMQTACHNDUAAyBMAIZcOAQDEEwAhmA4CAMwTACED_gwBAAAAAc0NQAAAAAGXDgEAAAABB7wMAADWFAAwvQwAAIALABC-DAAA1hQAMM0NQACmEwAhlw4BAKUTACGaDgQApBMAIZsOBACkEwAhCbwMAADXFAAwvQwAAOoKABC-DAAA1xQAMOMMQACmEwAh5AwBAKUTACGODgEApRMAIZcOAQClEwAhnA5AALsTACGdDgIAqBMAIQe8DAAA2BQAML0MAADUCgAQvgwAANgUADCODgEApRMAIZ4OAQClEwAhnw4BAKUTACGgDkAAphMAIQ28DAAA2RQAML0MAAC-CgAQvgwAANkUADC_DAEApRMAIcQMAQCpEwAh4wxAAKYTACHkDAEApRMAIegMAgCoEwAhwQ1AALsTACHvDUAAphMAIY4OAQClEwAhoQ4BAKUTACGiDgAAqhMAIAi7BgAA1BMAILwMAADaFAAwvQwAAKgKABC-DAAA2hQAML8MAQClEwAh4wxAAKYTACHkDAEApRMAIfgNAQClEwAhDLsGAADXEwAgvAYAANwUACC9BgAA3RQAIMAGAADeFAAgwQYAAN8UACC8DAAA2xQAML0MAACVCgAQvgwAANsUADC_DAEAxBMAIeMMQADIEwAh5AwBAMQTACH4DQEAxBMAIQP5DAAA-QkAIPoMAAD5CQAg-wwAAPkJACAD-QwAAP0JACD6DAAA_QkAIPsMAAD9CQAgA_kMAACBCgAg-gwAAIEKACD7DAAAgQoAIA2BAwIAzBMAIbsGAADRFAAgwgYAANIUACC8DAAA0BQAML0MAACKCgAQvgwAANAUADDkDAEAxBMAIY4OAQDEEwAhlA5AAMgTACGVDiAAxRMAIZYOQADHEwAh4w8AAIoKACDkDwAAigoAIAL-DAEAAAABjg4BAAAAAQ_BBgAA4hQAILwMAADhFAAwvQwAAIwKABC-DAAA4RQAMMEMQADIEwAh2QwBAMYTACHhDAEAxhMAIf4MAQDEEwAhlA1AAMgTACGODgEAxBMAIY8OAQDEEwAhkA4AAL8TACCRDkAAxxMAIZIOAQDGEwAhkw4AAM0TACANgQMCAMwTACG7BgAA0RQAIMIGAADSFAAgvAwAANAUADC9DAAAigoAEL4MAADQFAAw5AwBAMQTACGODgEAxBMAIZQOQADIEwAhlQ4gAMUTACGWDkAAxxMAIeMPAACKCgAg5A8AAIoKACADlw4BAAAAAZoOBAAAAAGbDgQAAAABCL4GAADlFAAgvAwAAOQUADC9DAAAhQoAEL4MAADkFAAwzQ1AAMgTACGXDgEAxBMAIZoOBADPEwAhmw4EAM8TACENuwYAANEUACC_BgAA5xQAILwMAADmFAAwvQwAAIEKABC-DAAA5hQAMOMMQADIEwAh5AwBAMQTACGODgEAxBMAIZcOAQDEEwAhnA5AAMcTACGdDgIAzBMAIeMPAACBCgAg5A8AAIEKACALuwYAANEUACC_BgAA5xQAILwMAADmFAAwvQwAAIEKABC-DAAA5hQAMOMMQADIEwAh5AwBAMQTACGODgEAxBMAIZcOAQDEEwAhnA5AAMcTACGdDgIAzBMAIQP5DAAAhQoAIPoMAACFCgAg-wwAAIUKACACjg4BAAAAAZ4OAQAAAAEIuwYAANEUACC8DAAA6RQAML0MAAD9CQAQvgwAAOkUADCODgEAxBMAIZ4OAQDEEwAhnw4BAMQTACGgDkAAyBMAIQ67BgAA0RQAILwMAADqFAAwvQwAAPkJABC-DAAA6hQAML8MAQDEEwAhxAwBAMYTACHjDEAAyBMAIeQMAQDEEwAh6AwCAMwTACHBDUAAxxMAIe8NQADIEwAhjg4BAMQTACGhDgEAxBMAIaIOAADNEwAgBrwMAADrFAAwvQwAAPQJABC-DAAA6xQAMKYOAQClEwAhpw4CAKgTACGoDgAB3BMAIQi8DAAA7BQAML0MAADeCQAQvgwAAOwUADD-DAEApRMAIYwNEADeEwAh2w0CAKgTACGmDgEApRMAIakOAgCoEwAhGrwMAADtFAAwvQwAAMgJABC-DAAA7RQAML8MAQClEwAh4wxAAKYTACHkDAEApRMAIYwNAQCpEwAhlQ0CAKgTACGYDQEApRMAIaINQAC7EwAhuw0BAKkTACHNDQQA-BMAIewNAQCpEwAh_w0BAKkTACGODgEAqRMAIaoOAQClEwAhqw4BAKUTACGsDhAA3hMAIa0OEADeEwAhrg4CAKcTACGvDgAB3RMAIbAOAgCnEwAhsQ4QAN4TACGyDgQA-BMAIbMOAACqEwAgtA4BAKkTACEciQYAAO8UACCKBgAA8BQAILwMAADuFAAwvQwAALUJABC-DAAA7hQAML8MAQDEEwAh4wxAAMgTACHkDAEAxBMAIYwNAQDGEwAhlQ0CAMwTACGYDQEAxBMAIaINQADHEwAhuw0BAMYTACHNDQQA_BMAIewNAQDGEwAh_w0BAMYTACGODgEAxhMAIaoOAQDEEwAhqw4BAMQTACGsDhAA6xMAIa0OEADrEwAhrg4CAMsTACGvDgAB6hMAIbAOAgDLEwAhsQ4QAOsTACGyDgQA_BMAIbMOAADNEwAgtA4BAMYTACED-QwAAKoJACD6DAAAqgkAIPsMAACqCQAgA_kMAACuCQAg-gwAAK4JACD7DAAArgkAIAKmDgEAAAABpw4CAAAAAQeIBgAA8xQAILwMAADyFAAwvQwAAK4JABC-DAAA8hQAMKYOAQDEEwAhpw4CAMwTACGoDgAB6RMAIR6JBgAA7xQAIIoGAADwFAAgvAwAAO4UADC9DAAAtQkAEL4MAADuFAAwvwwBAMQTACHjDEAAyBMAIeQMAQDEEwAhjA0BAMYTACGVDQIAzBMAIZgNAQDEEwAhog1AAMcTACG7DQEAxhMAIc0NBAD8EwAh7A0BAMYTACH_DQEAxhMAIY4OAQDGEwAhqg4BAMQTACGrDgEAxBMAIawOEADrEwAhrQ4QAOsTACGuDgIAyxMAIa8OAAHqEwAhsA4CAMsTACGxDhAA6xMAIbIOBAD8EwAhsw4AAM0TACC0DgEAxhMAIeMPAAC1CQAg5A8AALUJACACpg4BAAAAAakOAgAAAAEJiAYAAPMUACC8DAAA9RQAML0MAACqCQAQvgwAAPUUADD-DAEAxBMAIYwNEADrEwAh2w0CAMwTACGmDgEAxBMAIakOAgDMEwAhCLwMAAD2FAAwvQwAAKUJABC-DAAA9hQAML8MAQClEwAh4wxAAKYTACGADkAAphMAIZcOAAHcEwAhqg4BAKUTACEKvAwAAPcUADC9DAAAjwkAEL4MAAD3FAAwqg4BAKUTACG3DgIAqBMAIbgOAgCoEwAhuQ4CAKgTACG6DgAAvxMAILsOAADUEwAgvA4BAKUTACEItwsCAKgTACG8DAAA-BQAML0MAAD5CAAQvgwAAPgUADC7DQEApRMAIaoOAQClEwAhvQ4CAKcTACG-DgEApRMAIReAAwEApRMAIbcLAgCoEwAhvAwAAPkUADC9DAAA4wgAEL4MAAD5FAAw_gwBAKkTACHPDQIApxMAIdgNAQCpEwAhjw4BAKkTACGeDgEAqRMAIaoOAQClEwAhtw4CAKcTACG8DiAA2xMAIb0OAgCoEwAhvw4BAKUTACHADgEAqRMAIcEOAgCnEwAhwg4AAKoTACDDDgEAqRMAIcQOAQCpEwAhxQ4AAL8TACDGDiAA2xMAIccOAgCnEwAhBrwMAAD6FAAwvQwAAM0IABC-DAAA-hQAMKcOAgCoEwAhqA4AAdwTACGqDgEApRMAIRq7BgAAqhMAILwMAAD7FAAwvQwAALcIABC-DAAA-xQAML8MAQClEwAhwQwEAPgTACHjDEAAphMAIeQMAQClEwAhgA0EAPgTACGYDQEApRMAIbsNAQCpEwAhxw0AAKoTACD4DQEApRMAIYAOQACmEwAhjg4BAKkTACHIDgEApRMAIckOIADAEwAhyg4BAKkTACHLDgEAqRMAIcwOAACqEwAgzQ4AAKoTACDODgAA1BMAIM8OIADAEwAh0A4CAKgTACHRDkAAuxMAIdIOQAC7EwAhH6MFAAD9FAAgpAUAAP4UACClBQAA_xQAIKYFAACAFQAgpwUAAIEVACC7BgAAzRMAILwMAAD8FAAwvQwAAKQIABC-DAAA_BQAML8MAQDEEwAhwQwEAPwTACHjDEAAyBMAIeQMAQDEEwAhgA0EAPwTACGYDQEAxBMAIbsNAQDGEwAhxw0AAM0TACD4DQEAxBMAIYAOQADIEwAhjg4BAMYTACHIDgEAxBMAIckOIADFEwAhyg4BAMYTACHLDgEAxhMAIcwOAADNEwAgzQ4AAM0TACDODgAA1xMAIM8OIADFEwAh0A4CAMwTACHRDkAAxxMAIdIOQADHEwAhA_kMAACKCAAg-gwAAIoIACD7DAAAiggAIAP5DAAAjggAIPoMAACOCAAg-wwAAI4IACAD-QwAAJIIACD6DAAAkggAIPsMAACSCAAgA_kMAACWCAAg-gwAAJYIACD7DAAAlggAIAP5DAAAmggAIPoMAACaCAAg-wwAAJoIACAJogUAAIMVACC8DAAAghUAML0MAACaCAAQvgwAAIIVADC_DAEAxBMAIeMMQADIEwAhgA5AAMgTACGXDgAB6RMAIaoOAQDEEwAhIaMFAAD9FAAgpAUAAP4UACClBQAA_xQAIKYFAACAFQAgpwUAAIEVACC7BgAAzRMAILwMAAD8FAAwvQwAAKQIABC-DAAA_BQAML8MAQDEEwAhwQwEAPwTACHjDEAAyBMAIeQMAQDEEwAhgA0EAPwTACGYDQEAxBMAIbsNAQDGEwAhxw0AAM0TACD4DQEAxBMAIYAOQADIEwAhjg4BAMYTACHIDgEAxBMAIckOIADFEwAhyg4BAMYTACHLDgEAxhMAIcwOAADNEwAgzQ4AAM0TACDODgAA1xMAIM8OIADFEwAh0A4CAMwTACHRDkAAxxMAIdIOQADHEwAh4w8AAKQIACDkDwAApAgAIAKqDgEAAAABtw4CAAAAAQuiBQAAgxUAILwMAACFFQAwvQwAAJYIABC-DAAAhRUAMKoOAQDEEwAhtw4CAMwTACG4DgIAzBMAIbkOAgDMEwAhug4AAL8TACC7DgAA1xMAILwOAQDEEwAhA7cLAgAAAAG7DQEAAAABqg4BAAAAAQmiBQAAgxUAILcLAgDMEwAhvAwAAIcVADC9DAAAkggAEL4MAACHFQAwuw0BAMQTACGqDgEAxBMAIb0OAgDLEwAhvg4BAMQTACECqg4BAAAAAb0OAgAAAAEYgAMBAMQTACGiBQAAgxUAILcLAgDMEwAhvAwAAIkVADC9DAAAjggAEL4MAACJFQAw_gwBAMYTACHPDQIAyxMAIdgNAQDGEwAhjw4BAMYTACGeDgEAxhMAIaoOAQDEEwAhtw4CAMsTACG8DiAA6BMAIb0OAgDMEwAhvw4BAMQTACHADgEAxhMAIcEOAgDLEwAhwg4AAM0TACDDDgEAxhMAIcQOAQDGEwAhxQ4AAL8TACDGDiAA6BMAIccOAgDLEwAhAqcOAgAAAAGqDgEAAAABB6IFAACDFQAgvAwAAIsVADC9DAAAiggAEL4MAACLFQAwpw4CAMwTACGoDgAB6RMAIaoOAQDEEwAhCMMHAQClEwAhvAwAAIwVADC9DAAAhQgAEL4MAACMFQAwgA0EAKQTACGBDQQApBMAIYINAgCoEwAh1w4gAMATACEIwwcBAMQTACG8DAAAjRUAML0MAADyBwAQvgwAAI0VADCADQQAzxMAIYENBADPEwAhgg0CAMwTACHXDiAAxRMAIQTDBwEAAAABgA0EAAAAAYENBAAAAAGCDQIAAAABDooMAgCoEwAhvAwAAI8VADC9DAAA7AcAEL4MAACPFQAwwQxAAKYTACGADQQApBMAIYENBACkEwAhgg0CAKgTACGHDQEAqRMAIbsNAQClEwAhgw4BAKUTACHZDgQA-BMAIdoOQACmEwAh2w5AALsTACEOigwCAMwTACG8DAAAkBUAML0MAADZBwAQvgwAAJAVADDBDEAAyBMAIYANBADPEwAhgQ0EAM8TACGCDQIAzBMAIYcNAQDGEwAhuw0BAMQTACGDDgEAxBMAIdkOBAD8EwAh2g5AAMgTACHbDkAAxxMAIQOADQQAAAABgQ0EAAAAAYINAgAAAAEFvAwAAJIVADC9DAAA0wcAEL4MAACSFQAw_gwBAKUTACHdDgIAqBMAIQW8DAAAkxUAML0MAADABwAQvgwAAJMVADD-DAEAxBMAId0OAgDMEwAhB8MHAQClEwAhvAwAAJQVADC9DAAAugcAEL4MAACUFQAwuA4CAKgTACG6DgAA1BMAIN4OAQClEwAhB8MHAQDEEwAhvAwAAJUVADC9DAAApwcAEL4MAACVFQAwuA4CAMwTACG6DgAA1xMAIN4OAQDEEwAhCMMHAQClEwAhvAwAAJYVADC9DAAAoQcAEL4MAACWFQAwgA0EAKQTACHfDgEApRMAIeAOAgCoEwAh4Q4CAKgTACEIwwcBAMQTACG8DAAAlxUAML0MAACOBwAQvgwAAJcVADCADQQAzxMAId8OAQDEEwAh4A4CAMwTACHhDgIAzBMAIQLDBwEAAAABgA0EAAAAAQfDBwEApRMAIbwMAACZFQAwvQwAAIgHABC-DAAAmRUAMIANBACkEwAh5w0AAdwTACHjDgQApBMAIQfDBwEAxBMAIbwMAACaFQAwvQwAAPUGABC-DAAAmhUAMIANBADPEwAh5w0AAekTACHjDgQAzxMAIQPDBwEAAAABgA0EAAAAAeMOBAAAAAEIwwcBAKUTACG8DAAAnBUAML0MAADvBgAQvgwAAJwVADCADQQApBMAIZkNAgCoEwAhoA0EAKQTACHnDQAB3RMAIQjDBwEAxBMAIbwMAACdFQAwvQwAANwGABC-DAAAnRUAMIANBADPEwAhmQ0CAMwTACGgDQQAzxMAIecNAAHqEwAhAsMHAQAAAAGADQQAAAABFMMHAQClEwAhvAwAAJ8VADC9DAAA1gYAEL4MAACfFQAwwQwEAKQTACGADQQApBMAIYENBACkEwAhgg0CAKgTACGDDQIAqBMAIYQNIADbEwAhhQ0gANsTACGGDQEApRMAIYcNAAHcEwAhiA0AAd0TACGJDQAB3RMAIYoNAAHdEwAhiw0AAd0TACGMDRAA3hMAIY0NEADeEwAhjg0QAN4TACEUwwcBAMQTACG8DAAAoBUAML0MAADDBgAQvgwAAKAVADDBDAQAzxMAIYANBADPEwAhgQ0EAM8TACGCDQIAzBMAIYMNAgDMEwAhhA0gAOgTACGFDSAA6BMAIYYNAQDEEwAhhw0AAekTACGIDQAB6hMAIYkNAAHqEwAhig0AAeoTACGLDQAB6hMAIYwNEADrEwAhjQ0QAOsTACGODRAA6xMAIQbDBwEAAAABgA0EAAAAAYENBAAAAAGDDQIAAAABhg0BAAAAAYcNAAEAAAEJvAwAAKIVADC9DAAAvQYAEL4MAACiFQAwgA0EAKQTACHmDgQApBMAIecOAQClEwAh6A4BAKUTACHpDgQApBMAIeoOBAD4EwAhCbwMAACjFQAwvQwAAKoGABC-DAAAoxUAMIANBADPEwAh5g4EAM8TACHnDgEAxBMAIegOAQDEEwAh6Q4EAM8TACHqDgQA_BMAIQKADQQAAAAB5g4EAAAAAQu8DAAApRUAML0MAACkBgAQvgwAAKUVADCADQQApBMAIewOQAC7EwAh7Q4BAKkTACHuDgQA-BMAIe8OQAC7EwAh8A5AALsTACHxDgQA-BMAIfIOQAC7EwAhC7wMAACmFQAwvQwAAJEGABC-DAAAphUAMIANBADPEwAh7A5AAMcTACHtDgEAxhMAIe4OBAD8EwAh7w5AAMcTACHwDkAAxxMAIfEOBAD8EwAh8g5AAMcTACEJvAwAAKcVADC9DAAAiwYAEL4MAACnFQAwxAwBAKUTACHdDAIApxMAIeYMAQClEwAhgA0EAKQTACGjDUAAphMAIZQOQACmEwAhCbwMAACoFQAwvQwAAPgFABC-DAAAqBUAMMQMAQDEEwAh3QwCAMsTACHmDAEAxBMAIYANBADPEwAhow1AAMgTACGUDkAAyBMAIQLmDAEAAAABgA0EAAAAAQe8DAAAqhUAML0MAADyBQAQvgwAAKoVADCADQQApBMAIYENBACkEwAh9A4EAKQTACH1DiAAwBMAIQe8DAAAqxUAML0MAADfBQAQvgwAAKsVADCADQQAzxMAIYENBADPEwAh9A4EAM8TACH1DiAAxRMAIRS8DAAArBUAML0MAADZBQAQvgwAAKwVADDEDAEAqRMAIfIMQAC7EwAhgA0EAKQTACGBDQQA-BMAIZgNAQClEwAh7w1AAKYTACGDDgEAqRMAIfQOBAD4EwAh9g4EAPgTACH3DgQA-BMAIfgOBAD4EwAh-Q4BAKkTACH6DgQA-BMAIfsOAQCpEwAh_A4EAPgTACH9DgQA-BMAIf4OQAC7EwAhFLwMAACtFQAwvQwAAMYFABC-DAAArRUAMMQMAQDGEwAh8gxAAMcTACGADQQAzxMAIYENBAD8EwAhmA0BAMQTACHvDUAAyBMAIYMOAQDGEwAh9A4EAPwTACH2DgQA_BMAIfcOBAD8EwAh-A4EAPwTACH5DgEAxhMAIfoOBAD8EwAh-w4BAMYTACH8DgQA_BMAIf0OBAD8EwAh_g5AAMcTACEGvAwAAK4VADC9DAAAwAUAEL4MAACuFQAw_gwBAKUTACGeDgEApRMAIf8OQACmEwAhBrwMAACvFQAwvQwAAK0FABC-DAAArxUAMP4MAQDEEwAhng4BAMQTACH_DkAAyBMAIQqBAwAA1BMAILwMAACwFQAwvQwAAKcFABC-DAAAsBUAMMUNQAC7EwAh8Q0CAKgTACH4DQEApRMAIYAPAQClEwAhgQ8BAKUTACGCD0AAuxMAIQqBAwAA1xMAILwMAACxFQAwvQwAAJQFABC-DAAAsRUAMMUNQADHEwAh8Q0CAMwTACH4DQEAxBMAIYAPAQDEEwAhgQ8BAMQTACGCD0AAxxMAIQL4DQEAAAABgA8BAAAAAQe8DAAAsxUAML0MAACOBQAQvgwAALMVADD-DAEApRMAIfgNAQClEwAhgQ8BAKUTACGED0AAphMAIQe8DAAAtBUAML0MAAD7BAAQvgwAALQVADD-DAEAxBMAIfgNAQDEEwAhgQ8BAMQTACGED0AAyBMAIQP-DAEAAAAB-A0BAAAAAYEPAQAAAAEJvAwAALYVADC9DAAA9QQAEL4MAAC2FQAw_gwBAKUTACH4DQEApRMAIc4OIADAEwAhgg9AALsTACGGDyAAwBMAIYcPQACmEwAhFbwMAAC3FQAwvQwAAN8EABC-DAAAtxUAMOMMQACmEwAhgA0EAKQTACGBDQQApBMAIYcNAQClEwAhmA0BAKUTACHFDUAAuxMAIfENAgCoEwAh-A0BAKUTACGDDgEApRMAIYAPAQClEwAhgQ8BAKUTACGCD0AAuxMAIYgPEACDFAAhiQ8BAKkTACGKD0AAphMAIYsPIADAEwAhjA8gAMATACGNDyAAwBMAIRaBAwAAuRUAILwMAAC4FQAwvQwAAMwEABC-DAAAuBUAMOMMQADIEwAhgA0EAM8TACGBDQQAzxMAIYcNAQDEEwAhmA0BAMQTACHFDUAAxxMAIfENAgDMEwAh-A0BAMQTACGDDgEAxBMAIYAPAQDEEwAhgQ8BAMQTACGCD0AAxxMAIYgPEACHFAAhiQ8BAMYTACGKD0AAyBMAIYsPIADFEwAhjA8gAMUTACGNDyAAxRMAIQP5DAAAxgQAIPoMAADGBAAg-wwAAMYEACAKgAMAALsVACC8DAAAuhUAML0MAADGBAAQvgwAALoVADD-DAEAxBMAIfgNAQDEEwAhzg4gAMUTACGCD0AAxxMAIYYPIADFEwAhhw9AAMgTACEYgQMAALkVACC8DAAAuBUAML0MAADMBAAQvgwAALgVADDjDEAAyBMAIYANBADPEwAhgQ0EAM8TACGHDQEAxBMAIZgNAQDEEwAhxQ1AAMcTACHxDQIAzBMAIfgNAQDEEwAhgw4BAMQTACGADwEAxBMAIYEPAQDEEwAhgg9AAMcTACGIDxAAhxQAIYkPAQDGEwAhig9AAMgTACGLDyAAxRMAIYwPIADFEwAhjQ8gAMUTACHjDwAAzAQAIOQPAADMBAAgDggAANQTACC8DAAAvBUAML0MAADBBAAQvgwAALwVADDBDAQApBMAIYANBACkEwAhgQ0EAKQTACGDDQIAqBMAIYYNAQClEwAhhw0BAKUTACH4DQEApRMAIYMOAQClEwAhjg8BAKUTACGPDwEApRMAIQ4IAADXEwAgvAwAAL0VADC9DAAArgQAEL4MAAC9FQAwwQwEAM8TACGADQQAzxMAIYENBADPEwAhgw0CAMwTACGGDQEAxBMAIYcNAQDEEwAh-A0BAMQTACGDDgEAxBMAIY4PAQDEEwAhjw8BAMQTACEDgA0EAAAAAYMNAgAAAAGHDQEAAAABBQgAAdwTACG8DAAAvxUAML0MAACoBAAQvgwAAL8VADDnDgAB3BMAIQYIAAHpEwAhzgIAAMEVACC8DAAAwBUAML0MAACVBAAQvgwAAMAVADDnDgAB6RMAIQP5DAAA-QMAIPoMAAD5AwAg-wwAAPkDACAIvAwAAMIVADC9DAAAjwQAEL4MAADCFQAwsA4AAd0TACGQDwIAqBMAIZEPAgCoEwAhkg8BAKUTACGTDwAB3BMAIQnPAgAAxBUAILwMAADDFQAwvQwAAPkDABC-DAAAwxUAMLAOAAHqEwAhkA8CAMwTACGRDwIAzBMAIZIPAQDEEwAhkw8AAekTACEICAAB6RMAIc4CAADBFQAgvAwAAMAVADC9DAAAlQQAEL4MAADAFQAw5w4AAekTACHjDwAAlQQAIOQPAACVBAAgApAPAgAAAAGRDwIAAAABEqQFAgCoEwAhigYAAd0TACG8DAAAxhUAML0MAAD0AwAQvgwAAMYVADDBDEAAphMAIewNAQClEwAh_w0BAKUTACGvDgEApRMAIbMOAADUEwAgtA4BAKUTACHmDgIAqBMAIZUPAQClEwAhlg8AANQTACCXDwQApBMAIZgPBACkEwAhmQ8EAKQTACGaDwAA1BMAIBKkBQIAzBMAIYoGAAHqEwAhvAwAAMcVADC9DAAA4QMAEL4MAADHFQAwwQxAAMgTACHsDQEAxBMAIf8NAQDEEwAhrw4BAMQTACGzDgAA1xMAILQOAQDEEwAh5g4CAMwTACGVDwEAxBMAIZYPAADXEwAglw8EAM8TACGYDwQAzxMAIZkPBADPEwAhmg8AANcTACAKvAwAAMgVADC9DAAA2wMAEL4MAADIFQAw5AwBAKUTACGbD0AAphMAIZwPAQClEwAhnQ8BAKUTACGeDwIAqBMAIZ8PAgCoEwAhoA8AAKgUACAKvAwAAMkVADC9DAAAyAMAEL4MAADJFQAw5AwBAMQTACGbD0AAyBMAIZwPAQDEEwAhnQ8BAMQTACGeDwIAzBMAIZ8PAgDMEwAhoA8AAKgUACAE5AwBAAAAAZsPQAAAAAGcDwEAAAABnQ8BAAAAAQzDBwEApRMAIbwMAADLFQAwvQwAAMIDABC-DAAAyxUAML8MAQClEwAh4wxAAKYTACHkDAEApRMAIYANBAD4EwAhhg0BAKUTACGADkAAphMAIaIPQAC7EwAhow9AALsTACEMwwcBAMQTACG8DAAAzBUAML0MAACvAwAQvgwAAMwVADC_DAEAxBMAIeMMQADIEwAh5AwBAMQTACGADQQA_BMAIYYNAQDEEwAhgA5AAMgTACGiD0AAxxMAIaMPQADHEwAhBrwMAADNFQAwvQwAAKkDABC-DAAAzRUAMP8MAQCpEwAh8Q0BAKUTACGADkAAphMAIQa8DAAAzhUAML0MAACWAwAQvgwAAM4VADD_DAEAxhMAIfENAQDEEwAhgA5AAMgTACEGvAwAAM8VADC9DAAAkAMAEL4MAADPFQAw5AwBAKUTACHNDUAAphMAIZ4PAgCoEwAhBrwMAADQFQAwvQwAAP0CABC-DAAA0BUAMOQMAQDEEwAhzQ1AAMgTACGeDwIAzBMAIQLkDAEAAAABzQ1AAAAAAQa8DAAA0hUAML0MAAD3AgAQvgwAANIVADCoDgQApBMAIZsPQACmEwAhpQ8BAKUTACEGvAwAANMVADC9DAAA5AIAEL4MAADTFQAwqA4EAM8TACGbD0AAyBMAIaUPAQDEEwAhApsPQAAAAAGlDwEAAAABD7wMAADVFQAwvQwAAN4CABC-DAAA1RUAMNsMAQCpEwAh3QwCAKcTACGLDQEApRMAIYAOQACmEwAhpQ8BAKUTACGnDwEApRMAIagPAQClEwAhqQ8BAKUTACGqDyAAwBMAIasPAADWFQAgrA8BAKUTACGtD0AAphMAIQTHDAABAAAF9gwAAQAAAfcMAAEAAAT4DAABAAAED7wMAADXFQAwvQwAAMsCABC-DAAA1xUAMNsMAQDGEwAh3QwCAMsTACGLDQEAxBMAIYAOQADIEwAhpQ8BAMQTACGnDwEAxBMAIagPAQDEEwAhqQ8BAMQTACGqDyAAxRMAIasPAADWFQAgrA8BAMQTACGtD0AAyBMAIQSLDQEAAAABpQ8BAAAAAacPAQAAAAGoDwEAAAABCrwMAADZFQAwvQwAAMUCABC-DAAA2RUAML8MAQClEwAhwQxAAKYTACG6DQEApRMAIa8PAQClEwAhsA8BAKUTACGxDwAA1BMAILIPAQCpEwAhCrwMAADaFQAwvQwAALICABC-DAAA2hUAML8MAQDEEwAhwQxAAMgTACG6DQEAxBMAIa8PAQDEEwAhsA8BAMQTACGxDwAA1xMAILIPAQDGEwAhErwMAADbFQAwvQwAAKwCABC-DAAA2xUAML8MAQClEwAh4wxAAKYTACHkDAEApRMAIasNAQClEwAh-A0BAKUTACGADkAAuxMAIecOAQClEwAhog9AALsTACGjD0AAuxMAIbMPAAC_EwAgtA8CAKcTACG1DwEApRMAIbYPQAC7EwAhtw8BAKkTACG4DwEAqRMAIQrDBwEApRMAIbwMAADcFQAwvQwAAJYCABC-DAAA3BUAML8MAQClEwAh4wxAAKYTACGADQQA-BMAIcQOAQClEwAhtg9AALsTACG3DwEAqRMAIQutAQAA3hUAIMMHAQDEEwAhvAwAAN0VADC9DAAAgwIAEL4MAADdFQAwvwwBAMQTACHjDEAAyBMAIYANBAD8EwAhxA4BAMQTACG2D0AAxxMAIbcPAQDGEwAhA_kMAAD9AQAg-gwAAP0BACD7DAAA_QEAIBOsAQAA4BUAILwMAADfFQAwvQwAAP0BABC-DAAA3xUAML8MAQDEEwAh4wxAAMgTACHkDAEAxBMAIasNAQDEEwAh-A0BAMQTACGADkAAxxMAIecOAQDEEwAhog9AAMcTACGjD0AAxxMAIbMPAAC_EwAgtA8CAMsTACG1DwEAxBMAIbYPQADHEwAhtw8BAMYTACG4DwEAxhMAIQ2tAQAA3hUAIMMHAQDEEwAhvAwAAN0VADC9DAAAgwIAEL4MAADdFQAwvwwBAMQTACHjDEAAyBMAIYANBAD8EwAhxA4BAMQTACG2D0AAxxMAIbcPAQDGEwAh4w8AAIMCACDkDwAAgwIAIALDBwEAAAABgA0EAAAAAQW8DAAA4hUAML0MAAD4AQAQvgwAAOIVADCoDwEApRMAIbkPAADUEwAgBbwMAADjFQAwvQwAAOUBABC-DAAA4xUAMKgPAQDEEwAhuQ8AANcTACARigwCAKgTACG8DAAA5BUAML0MAADfAQAQvgwAAOQVADDBDEAAphMAIYANBACkEwAhgQ0EAKQTACGDDQIAqBMAIYcNAQClEwAhpw0BAKUTACHwDQEAqRMAIYMOAQCpEwAh2g5AAKYTACH0DgQApBMAIboPAQClEwAhuw8BAKUTACG8DwAAqhMAIBGKDAIAzBMAIbwMAADlFQAwvQwAAMwBABC-DAAA5RUAMMEMQADIEwAhgA0EAM8TACGBDQQAzxMAIYMNAgDMEwAhhw0BAMQTACGnDQEAxBMAIfANAQDGEwAhgw4BAMYTACHaDkAAyBMAIfQOBADPEwAhug8BAMQTACG7DwEAxBMAIbwPAADNEwAgAoANBAAAAAG6DwEAAAABCQgAANQTACC8DAAA5xUAML0MAADGAQAQvgwAAOcVADC_DAEApRMAIcEMQACmEwAh_gwBAKUTACGGDQEApRMAIYwOQAC7EwAhCQgAANcTACC8DAAA6BUAML0MAACzAQAQvgwAAOgVADC_DAEAxBMAIcEMQADIEwAh_gwBAMQTACGGDQEAxBMAIYwOQADHEwAhBbwMAADpFQAwvQwAAK0BABC-DAAA6RUAMKcNAQClEwAh3Q4CAKgTACEFvAwAAOoVADC9DAAAmgEAEL4MAADqFQAwpw0BAMQTACHdDgIAzBMAIQq8DAAA6xUAML0MAACUAQAQvgwAAOsVADCADQQApBMAIYENBACkEwAhhw0BAKUTACH0DgQApBMAIboPAQClEwAhuw8BAKUTACG-DwEApRMAIQq8DAAA7BUAML0MAACBAQAQvgwAAOwVADCADQQAzxMAIYENBADPEwAhhw0BAMQTACH0DgQAzxMAIboPAQDEEwAhuw8BAMQTACG-DwEAxBMAIQSADQQAAAABug8BAAAAAbsPAQAAAAG-DwEAAAABD7wMAADuFQAwvQwAAHsAEL4MAADuFQAwgA0EAKQTACGBDQQApBMAIYMNAgCoEwAhpw0BAKUTACHwDQEApRMAIekOBACkEwAhug8BAKUTACG7DwEApRMAIb4PAQClEwAhwA8BAKUTACHBDwQApBMAIcIPAADUEwAgD7wMAADvFQAwvQwAAGgAEL4MAADvFQAwgA0EAM8TACGBDQQAzxMAIYMNAgDMEwAhpw0BAMQTACHwDQEAxBMAIekOBADPEwAhug8BAMQTACG7DwEAxBMAIb4PAQDEEwAhwA8BAMQTACHBDwQAzxMAIcIPAADXEwAgA4ANBAAAAAG6DwEAAAABvg8BAAAAASQIAQClEwAhvAwAAPEVADC9DAAAYgAQvgwAAPEVADC_DAEApRMAIeMMQACmEwAhgA0EAKQTACGBDQQA-BMAIYMNAgCnEwAhhw0BAKkTACGnDQEApRMAIfANAQCpEwAh_w0BAKkTACGDDgEAqRMAIekOBACkEwAhiw8gAMATACGiD0AAuxMAIboPAQClEwAhuw8BAKUTACG-DwEApRMAIcAPAQClEwAhwQ8EAKQTACHEDwIApxMAIcUPAACqEwAgxg8AAKoTACDHDyAAwBMAIcgPAQClEwAhyQ8BAKkTACHKDwEApRMAIcsPAQCpEwAhzA8BAKkTACHNDwEAqRMAIc4PAQCpEwAhzw8EAPgTACHQDwQA-BMAIdEPAQCpEwAhJAgBAMQTACG8DAAA8hUAML0MAABPABC-DAAA8hUAML8MAQDEEwAh4wxAAMgTACGADQQAzxMAIYENBAD8EwAhgw0CAMsTACGHDQEAxhMAIacNAQDEEwAh8A0BAMYTACH_DQEAxhMAIYMOAQDGEwAh6Q4EAM8TACGLDyAAxRMAIaIPQADHEwAhug8BAMQTACG7DwEAxBMAIb4PAQDEEwAhwA8BAMQTACHBDwQAzxMAIcQPAgDLEwAhxQ8AAM0TACDGDwAAzRMAIMcPIADFEwAhyA8BAMQTACHJDwEAxhMAIcoPAQDEEwAhyw8BAMYTACHMDwEAxhMAIc0PAQDGEwAhzg8BAMYTACHPDwQA_BMAIdAPBAD8EwAh0Q8BAMYTACEEgA0EAAAAAboPAQAAAAG7DwEAAAABvg8BAAAAAQu8DAAA9BUAML0MAABJABC-DAAA9BUAMOMMQACmEwAh5AwBAKkTACH4DQEAqRMAIboPAQClEwAhxw8gAMATACHTDwEAqRMAIdQPAQClEwAh1Q8BAKUTACELvAwAAPUVADC9DAAANgAQvgwAAPUVADDjDEAAyBMAIeQMAQDGEwAh-A0BAMYTACG6DwEAxBMAIccPIADFEwAh0w8BAMYTACHUDwEAxBMAIdUPAQDEEwAhEsMHAQClEwAhvAwAAPYVADC9DAAAMAAQvgwAAPYVADC_DAEApRMAId0MAQClEwAh5AwBAKUTACG7DQEApRMAIcsNQAC7EwAhuw4AAL8TACDWDwEApRMAIdcPQACmEwAh2A9AAKYTACHZD0AAuxMAIdoPAQCpEwAh2w8CAKcTACHcDwIApxMAId0PAQCpEwAhEsMHAQDEEwAhvAwAAPcVADC9DAAAHQAQvgwAAPcVADC_DAEAxBMAId0MAQDEEwAh5AwBAMQTACG7DQEAxBMAIcsNQADHEwAhuw4AAL8TACDWDwEAxBMAIdcPQADIEwAh2A9AAMgTACHZD0AAxxMAIdoPAQDGEwAh2w8CAMsTACHcDwIAyxMAId0PAQDGEwAhAsMHAQAAAAHWDwEAAAABCLwMAAD5FQAwvQwAABcAEL4MAAD5FQAwvwwBAKUTACGnDQEApRMAId8PQACmEwAh4A9AALsTACHhD0AAuxMAIQi8DAAA-hUAML0MAAAEABC-DAAA-hUAML8MAQDEEwAhpw0BAMQTACHfD0AAyBMAIeAPQADHEwAh4Q9AAMcTACECvwwBAAAAAacNAQAAAAEAAAAAAAAF6A8EAAAAAe8PBAAAAAHwDwQAAAAB8Q8EAAAAAfIPBAAAAAEB6A9AAAAAAQXoDwIAAAAB7w8CAAAAAfAPAgAAAAHxDwIAAAAB8g8CAAAAAQXoDwIAAAAB7w8CAAAAAfAPAgAAAAHxDwIAAAAB8g8CAAAAAQHoDwEAAAABAegPAQAAAAEFDwAAwx0AIBAAAMYdACDlDwAAxB0AIOYPAADFHQAg6w8AANgSACADDwAAwx0AIOUPAADEHQAg6w8AANgSACAAAAAAAAHoD0AAAAABBQ8AAL0dACAQAADBHQAg5Q8AAL4dACDmDwAAwB0AIOsPAADUEgAgCw8AAJIWADAQAACXFgAw5Q8AAJMWADDmDwAAlBYAMOcPAACVFgAg6A8AAJYWADDpDwAAlhYAMOoPAACWFgAw6w8AAJYWADDsDwAAmBYAMO0PAACZFgAwB78MBAAAAAHBDEAAAAABwgwCAAAAAcMMAgAAAAHEDAEAAAABxQyAAAAAAcYMAQAAAAECAAAA3BIAIA8AAJ0WACADAAAA3BIAIA8AAJ0WACAQAACcFgAgAQgAAL8dADAMiQwAAM4TACC8DAAAyhMAML0MAADaEgAQvgwAAMoTADC_DAQAAAABwAwBAMQTACHBDEAAyBMAIcIMAgDLEwAhwwwCAMwTACHEDAEAxhMAIcUMAADNEwAgxgwBAMYTACECAAAA3BIAIAgAAJwWACACAAAAmhYAIAgAAJsWACALvAwAAJkWADC9DAAAmhYAEL4MAACZFgAwvwwEAM8TACHADAEAxBMAIcEMQADIEwAhwgwCAMsTACHDDAIAzBMAIcQMAQDGEwAhxQwAAM0TACDGDAEAxhMAIQu8DAAAmRYAML0MAACaFgAQvgwAAJkWADC_DAQAzxMAIcAMAQDEEwAhwQxAAMgTACHCDAIAyxMAIcMMAgDMEwAhxAwBAMYTACHFDAAAzRMAIMYMAQDGEwAhB78MBACCFgAhwQxAAIMWACHCDAIAhBYAIcMMAgCFFgAhxAwBAIYWACHFDIAAAAABxgwBAIYWACEHvwwEAIIWACHBDEAAgxYAIcIMAgCEFgAhwwwCAIUWACHEDAEAhhYAIcUMgAAAAAHGDAEAhhYAIQe_DAQAAAABwQxAAAAAAcIMAgAAAAHDDAIAAAABxAwBAAAAAcUMgAAAAAHGDAEAAAABAw8AAL0dACDlDwAAvh0AIOsPAADUEgAgBA8AAJIWADDlDwAAkxYAMOcPAACVFgAg6w8AAJYWADAAAAAC6A8BAAAABO4PAQAAAAUC6A8BAAAABO4PAQAAAAUB6A8gAAAAAQsPAACnFgAwEAAArBYAMOUPAACoFgAw5g8AAKkWADDnDwAAqhYAIOgPAACrFgAw6Q8AAKsWADDqDwAAqxYAMOsPAACrFgAw7A8AAK0WADDtDwAArhYAMA2KDAAAnxYAIL8MAQAAAAHZDAEAAAAB2gwBAAAAAdsMAQAAAAHcDAEAAAAB3QwBAAAAAd4MAgAAAAHfDAIAAAAB4AxAAAAAAeEMAgAAAAHiDEAAAAAB4wxAAAAAAQIAAADYEgAgDwAAshYAIAMAAADYEgAgDwAAshYAIBAAALEWACABCAAAvB0AMBKIDAAA0RMAIIoMAADSEwAgvAwAANATADC9DAAA1hIAEL4MAADQEwAwvwwBAAAAAdgMAQDEEwAh2QwBAMQTACHaDAEAxBMAIdsMAQDEEwAh3AwBAMYTACHdDAEAxBMAId4MAgDMEwAh3wwCAMwTACHgDEAAxxMAIeEMAgDMEwAh4gxAAMcTACHjDEAAyBMAIQIAAADYEgAgCAAAsRYAIAIAAACvFgAgCAAAsBYAIBC8DAAArhYAML0MAACvFgAQvgwAAK4WADC_DAEAxBMAIdgMAQDEEwAh2QwBAMQTACHaDAEAxBMAIdsMAQDEEwAh3AwBAMYTACHdDAEAxBMAId4MAgDMEwAh3wwCAMwTACHgDEAAxxMAIeEMAgDMEwAh4gxAAMcTACHjDEAAyBMAIRC8DAAArhYAML0MAACvFgAQvgwAAK4WADC_DAEAxBMAIdgMAQDEEwAh2QwBAMQTACHaDAEAxBMAIdsMAQDEEwAh3AwBAMYTACHdDAEAxBMAId4MAgDMEwAh3wwCAMwTACHgDEAAxxMAIeEMAgDMEwAh4gxAAMcTACHjDEAAyBMAIQy_DAEAhxYAIdkMAQCHFgAh2gwBAIcWACHbDAEAhxYAIdwMAQCGFgAh3QwBAIcWACHeDAIAhRYAId8MAgCFFgAh4AxAAI8WACHhDAIAhRYAIeIMQACPFgAh4wxAAIMWACENigwAAJEWACC_DAEAhxYAIdkMAQCHFgAh2gwBAIcWACHbDAEAhxYAIdwMAQCGFgAh3QwBAIcWACHeDAIAhRYAId8MAgCFFgAh4AxAAI8WACHhDAIAhRYAIeIMQACPFgAh4wxAAIMWACENigwAAJ8WACC_DAEAAAAB2QwBAAAAAdoMAQAAAAHbDAEAAAAB3AwBAAAAAd0MAQAAAAHeDAIAAAAB3wwCAAAAAeAMQAAAAAHhDAIAAAAB4gxAAAAAAeMMQAAAAAEB6A8BAAAABAHoDwEAAAAEBA8AAKcWADDlDwAAqBYAMOcPAACqFgAg6w8AAKsWADAABYgMAAC4FgAgigwAALkWACDcDAAA_BUAIOAMAAD8FQAg4gwAAPwVACAJiwwAALYWACDrDAAA_BUAIOwMAAD8FQAg7QwAAPwVACDuDAAA_BUAIPAMAAD8FQAg8gwAAPwVACD0DAAA_BUAIPUMAAD8FQAgAAAAAAAAAAAAAAAAAAAB6A8gAAAAAQHoDwABAAABAegPAAEAAAEF6A8QAAAAAe8PEAAAAAHwDxAAAAAB8Q8QAAAAAfIPEAAAAAEAAAALDwAAzxYAMBAAANQWADDlDwAA0BYAMOYPAADRFgAw5w8AANIWACDoDwAA0xYAMOkPAADTFgAw6g8AANMWADDrDwAA0xYAMOwPAADVFgAw7Q8AANYWADAIigwCAAAAAeEMAQAAAAH-DAEAAAABgA0EAAAAAZINAgAAAAGTDUAAAAABlA1AAAAAAZUNgAAAAAECAAAA1REAIA8AANoWACADAAAA1REAIA8AANoWACAQAADZFgAgAQgAALsdADAOtwsAAPITACCKDAIAzBMAIbwMAADxEwAwvQwAANcRABC-DAAA8RMAMOEMAQDGEwAh_gwBAMQTACGADQQAzxMAIZANAQDEEwAhkg0CAMwTACGTDUAAyBMAIZQNQADIEwAhlQ0AAM0TACCWDQAA8xMAIAIAAADVEQAgCAAA2RYAIAIAAADXFgAgCAAA2BYAIAyKDAIAzBMAIbwMAADWFgAwvQwAANcWABC-DAAA1hYAMOEMAQDGEwAh_gwBAMQTACGADQQAzxMAIZANAQDEEwAhkg0CAMwTACGTDUAAyBMAIZQNQADIEwAhlQ0AAM0TACAMigwCAMwTACG8DAAA1hYAML0MAADXFgAQvgwAANYWADDhDAEAxhMAIf4MAQDEEwAhgA0EAM8TACGQDQEAxBMAIZINAgDMEwAhkw1AAMgTACGUDUAAyBMAIZUNAADNEwAgCIoMAgCFFgAh4QwBAIYWACH-DAEAhxYAIYANBACCFgAhkg0CAIUWACGTDUAAgxYAIZQNQACDFgAhlQ2AAAAAAQiKDAIAhRYAIeEMAQCGFgAh_gwBAIcWACGADQQAghYAIZINAgCFFgAhkw1AAIMWACGUDUAAgxYAIZUNgAAAAAEIigwCAAAAAeEMAQAAAAH-DAEAAAABgA0EAAAAAZINAgAAAAGTDUAAAAABlA1AAAAAAZUNgAAAAAEEDwAAzxYAMOUPAADQFgAw5w8AANIWACDrDwAA0xYAMAAAAAAAAAUPAAC2HQAgEAAAuR0AIOUPAAC3HQAg5g8AALgdACDrDwAA8BEAIAMPAAC2HQAg5Q8AALcdACDrDwAA8BEAIAK2CwAA3BYAIJENAAD8FQAgAAAAAAAAAAAC6A8BAAAABO4PAQAAAAUF6A8EAAAAAe8PBAAAAAHwDwQAAAAB8Q8EAAAAAfIPBAAAAAEB6A8BAAAABAAAAAAAAAAAAAAAAAAF6A8QAAAAAe8PEAAAAAHwDxAAAAAB8Q8QAAAAAfIPEAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAC6A8CAAAABO4PAgAAAAUC6A8CAAAABO4PAgAAAAUB6A8CAAAABAHoDwIAAAAEAAAAAAAC6A8CAAAABO4PAgAAAAUC6A8CAAAABO4PAgAAAAUC6A8CAAAABO4PAgAAAAUB6A8CAAAABAHoDwIAAAAEAegPAgAAAAQAAAAAAAAAAAAAAAAAAugPAQAAAATuDwEAAAAFAegPAQAAAAQAAAAAAAAAAAAAAAAAAALoDwEAAAAE7g8BAAAABQHoDwEAAAAEAAAAAAAAAAAAAAAAAAUPAACxHQAgEAAAtB0AIOUPAACyHQAg5g8AALMdACDrDwAAygsAIAMPAACxHQAg5Q8AALIdACDrDwAAygsAIAAAAAAAAugPAQAAAATuDwEAAAAFBQ8AAKwdACAQAACvHQAg5Q8AAK0dACDmDwAArh0AIOsPAADKCwAgAegPAQAAAAQDDwAArB0AIOUPAACtHQAg6w8AAMoLACAAAAAAAAsPAACWGAAwEAAAmxgAMOUPAACXGAAw5g8AAJgYADDnDwAAmRgAIOgPAACaGAAw6Q8AAJoYADDqDwAAmhgAMOsPAACaGAAw7A8AAJwYADDtDwAAnRgAMAsPAACKGAAwEAAAjxgAMOUPAACLGAAw5g8AAIwYADDnDwAAjRgAIOgPAACOGAAw6Q8AAI4YADDqDwAAjhgAMOsPAACOGAAw7A8AAJAYADDtDwAAkRgAMASHDgEAAAABiA5AAAAAAYkOIAAAAAGKDgEAAAABAgAAANILACAPAACVGAAgAwAAANILACAPAACVGAAgEAAAlBgAIAEIAACrHQAwCsMHAADLFAAgvAwAAMoUADC9DAAA0AsAEL4MAADKFAAw_gwBAMQTACGHDgEAxBMAIYgOQADIEwAhiQ4gAMUTACGKDgEAxhMAIY0OAADJFAAgAgAAANILACAIAACUGAAgAgAAAJIYACAIAACTGAAgCLwMAACRGAAwvQwAAJIYABC-DAAAkRgAMP4MAQDEEwAhhw4BAMQTACGIDkAAyBMAIYkOIADFEwAhig4BAMYTACEIvAwAAJEYADC9DAAAkhgAEL4MAACRGAAw_gwBAMQTACGHDgEAxBMAIYgOQADIEwAhiQ4gAMUTACGKDgEAxhMAIQSHDgEAhxYAIYgOQACDFgAhiQ4gAKUWACGKDgEAhhYAIQSHDgEAhxYAIYgOQACDFgAhiQ4gAKUWACGKDgEAhhYAIQSHDgEAAAABiA5AAAAAAYkOIAAAAAGKDgEAAAABCcQMAQAAAAGADQQAAAABmg0gAAAAAZsNAgAAAAGcDQAAgRgAIJ4NAQAAAAGhDYAAAAAB5w0AAQAAAYsOBAAAAAECAAAAzgsAIA8AAKEYACADAAAAzgsAIA8AAKEYACAQAACgGAAgAQgAAKodADAPwwcAAMsUACC8DAAAzRQAML0MAADMCwAQvgwAAM0UADDEDAEAxhMAIf4MAQDEEwAhgA0EAM8TACGWDQAAzBQAIJoNIADFEwAhmw0CAMwTACGcDQAAvxMAIJ4NAQDGEwAhoQ0AANcTACDnDQAB6hMAIYsOBAD8EwAhAgAAAM4LACAIAACgGAAgAgAAAJ4YACAIAACfGAAgDbwMAACdGAAwvQwAAJ4YABC-DAAAnRgAMMQMAQDGEwAh_gwBAMQTACGADQQAzxMAIZoNIADFEwAhmw0CAMwTACGcDQAAvxMAIJ4NAQDGEwAhoQ0AANcTACDnDQAB6hMAIYsOBAD8EwAhDbwMAACdGAAwvQwAAJ4YABC-DAAAnRgAMMQMAQDGEwAh_gwBAMQTACGADQQAzxMAIZoNIADFEwAhmw0CAMwTACGcDQAAvxMAIJ4NAQDGEwAhoQ0AANcTACDnDQAB6hMAIYsOBAD8EwAhCcQMAQCGFgAhgA0EAIIWACGaDSAApRYAIZsNAgCFFgAhnA0AAP8XACCeDQEAhhYAIaENgAAAAAHnDQAByRYAIYsOBADuFgAhCcQMAQCGFgAhgA0EAIIWACGaDSAApRYAIZsNAgCFFgAhnA0AAP8XACCeDQEAhhYAIaENgAAAAAHnDQAByRYAIYsOBADuFgAhCcQMAQAAAAGADQQAAAABmg0gAAAAAZsNAgAAAAGcDQAAgRgAIJ4NAQAAAAGhDYAAAAAB5w0AAQAAAYsOBAAAAAEEDwAAlhgAMOUPAACXGAAw5w8AAJkYACDrDwAAmhgAMAQPAACKGAAw5Q8AAIsYADDnDwAAjRgAIOsPAACOGAAwAAAFxAcAAKQYACDFBwAApRgAIOEMAAD8FQAglA0AAPwVACCMDgAA_BUAIAAAAALoDwEAAAAE7g8BAAAABQUPAAClHQAgEAAAqB0AIOUPAACmHQAg5g8AAKcdACDrDwAAnAsAIAHoDwEAAAAEAw8AAKUdACDlDwAAph0AIOsPAACcCwAgAAAAAAAFDwAAnx0AIBAAAKMdACDlDwAAoB0AIOYPAACiHQAg6w8AAPcJACALDwAAtRgAMBAAALoYADDlDwAAthgAMOYPAAC3GAAw5w8AALgYACDoDwAAuRgAMOkPAAC5GAAw6g8AALkYADDrDwAAuRgAMOwPAAC7GAAw7Q8AALwYADAKwQxAAAAAAdkMAQAAAAHhDAEAAAAB_gwBAAAAAZQNQAAAAAGPDgEAAAABkA4AAKwYACCRDkAAAAABkg4BAAAAAZMOgAAAAAECAAAAjgoAIA8AAMAYACADAAAAjgoAIA8AAMAYACAQAAC_GAAgAQgAAKEdADAQwQYAAOIUACC8DAAA4RQAML0MAACMCgAQvgwAAOEUADDBDEAAyBMAIdkMAQDGEwAh4QwBAMYTACH-DAEAxBMAIZQNQADIEwAhjg4BAMQTACGPDgEAxBMAIZAOAAC_EwAgkQ5AAMcTACGSDgEAxhMAIZMOAADNEwAgow4AAOAUACACAAAAjgoAIAgAAL8YACACAAAAvRgAIAgAAL4YACAOvAwAALwYADC9DAAAvRgAEL4MAAC8GAAwwQxAAMgTACHZDAEAxhMAIeEMAQDGEwAh_gwBAMQTACGUDUAAyBMAIY4OAQDEEwAhjw4BAMQTACGQDgAAvxMAIJEOQADHEwAhkg4BAMYTACGTDgAAzRMAIA68DAAAvBgAML0MAAC9GAAQvgwAALwYADDBDEAAyBMAIdkMAQDGEwAh4QwBAMYTACH-DAEAxBMAIZQNQADIEwAhjg4BAMQTACGPDgEAxBMAIZAOAAC_EwAgkQ5AAMcTACGSDgEAxhMAIZMOAADNEwAgCsEMQACDFgAh2QwBAIYWACHhDAEAhhYAIf4MAQCHFgAhlA1AAIMWACGPDgEAhxYAIZAOAACqGAAgkQ5AAI8WACGSDgEAhhYAIZMOgAAAAAEKwQxAAIMWACHZDAEAhhYAIeEMAQCGFgAh_gwBAIcWACGUDUAAgxYAIY8OAQCHFgAhkA4AAKoYACCRDkAAjxYAIZIOAQCGFgAhkw6AAAAAAQrBDEAAAAAB2QwBAAAAAeEMAQAAAAH-DAEAAAABlA1AAAAAAY8OAQAAAAGQDgAArBgAIJEOQAAAAAGSDgEAAAABkw6AAAAAAQMPAACfHQAg5Q8AAKAdACDrDwAA9wkAIAQPAAC1GAAw5Q8AALYYADDnDwAAuBgAIOsPAAC5GAAwBLwGAACmGQAgvQYAAKcZACDABgAAqBkAIMEGAACpGQAgAAAAAAAAAAAAAAAFDwAAmh0AIBAAAJ0dACDlDwAAmx0AIOYPAACcHQAg6w8AAIMKACADDwAAmh0AIOUPAACbHQAg6w8AAIMKACAAAAAAAAUPAACUHQAgEAAAmB0AIOUPAACVHQAg5g8AAJcdACDrDwAA9wkAIAsPAADYGAAwEAAA3RgAMOUPAADZGAAw5g8AANoYADDnDwAA2xgAIOgPAADcGAAw6Q8AANwYADDqDwAA3BgAMOsPAADcGAAw7A8AAN4YADDtDwAA3xgAMAPNDUAAAAABmg4EAAAAAZsOBAAAAAECAAAAhwoAIA8AAOMYACADAAAAhwoAIA8AAOMYACAQAADiGAAgAQgAAJYdADAJvgYAAOUUACC8DAAA5BQAML0MAACFCgAQvgwAAOQUADDNDUAAyBMAIZcOAQDEEwAhmg4EAM8TACGbDgQAzxMAIaQOAADjFAAgAgAAAIcKACAIAADiGAAgAgAAAOAYACAIAADhGAAgB7wMAADfGAAwvQwAAOAYABC-DAAA3xgAMM0NQADIEwAhlw4BAMQTACGaDgQAzxMAIZsOBADPEwAhB7wMAADfGAAwvQwAAOAYABC-DAAA3xgAMM0NQADIEwAhlw4BAMQTACGaDgQAzxMAIZsOBADPEwAhA80NQACDFgAhmg4EAIIWACGbDgQAghYAIQPNDUAAgxYAIZoOBACCFgAhmw4EAIIWACEDzQ1AAAAAAZoOBAAAAAGbDgQAAAABAw8AAJQdACDlDwAAlR0AIOsPAAD3CQAgBA8AANgYADDlDwAA2RgAMOcPAADbGAAg6w8AANwYADAAAAAFDwAAjx0AIBAAAJIdACDlDwAAkB0AIOYPAACRHQAg6w8AAPcJACADDwAAjx0AIOUPAACQHQAg6w8AAPcJACAAAAAAAAUPAACKHQAgEAAAjR0AIOUPAACLHQAg5g8AAIwdACDrDwAA9wkAIAMPAACKHQAg5Q8AAIsdACDrDwAA9wkAIAAAAAsPAACWGQAwEAAAmxkAMOUPAACXGQAw5g8AAJgZADDnDwAAmRkAIOgPAACaGQAw6Q8AAJoZADDqDwAAmhkAMOsPAACaGQAw7A8AAJwZADDtDwAAnRkAMAsPAACKGQAwEAAAjxkAMOUPAACLGQAw5g8AAIwZADDnDwAAjRkAIOgPAACOGQAw6Q8AAI4ZADDqDwAAjhkAMOsPAACOGQAw7A8AAJAZADDtDwAAkRkAMAsPAAD-GAAwEAAAgxkAMOUPAAD_GAAw5g8AAIAZADDnDwAAgRkAIOgPAACCGQAw6Q8AAIIZADDqDwAAghkAMOsPAACCGQAw7A8AAIQZADDtDwAAhRkAMAcPAAD5GAAgEAAA_BgAIOUPAAD6GAAg5g8AAPsYACDpDwAAigoAIOoPAACKCgAg6w8AAJwLACAGgQMCAAAAAcIGAADCGAAg5AwBAAAAAZQOQAAAAAGVDiAAAAABlg5AAAAAAQIAAACcCwAgDwAA-RgAIAMAAACKCgAgDwAA-RgAIBAAAP0YACAIAAAAigoAIAgAAP0YACCBAwIAhRYAIcIGAAC0GAAg5AwBAIcWACGUDkAAgxYAIZUOIAClFgAhlg5AAI8WACEGgQMCAIUWACHCBgAAtBgAIOQMAQCHFgAhlA5AAIMWACGVDiAApRYAIZYOQACPFgAhBr8GAADlGAAg4wxAAAAAAeQMAQAAAAGXDgEAAAABnA5AAAAAAZ0OAgAAAAECAAAAgwoAIA8AAIkZACADAAAAgwoAIA8AAIkZACAQAACIGQAgAQgAAIkdADALuwYAANEUACC_BgAA5xQAILwMAADmFAAwvQwAAIEKABC-DAAA5hQAMOMMQADIEwAh5AwBAMQTACGODgEAxBMAIZcOAQAAAAGcDkAAxxMAIZ0OAgDMEwAhAgAAAIMKACAIAACIGQAgAgAAAIYZACAIAACHGQAgCbwMAACFGQAwvQwAAIYZABC-DAAAhRkAMOMMQADIEwAh5AwBAMQTACGODgEAxBMAIZcOAQDEEwAhnA5AAMcTACGdDgIAzBMAIQm8DAAAhRkAML0MAACGGQAQvgwAAIUZADDjDEAAyBMAIeQMAQDEEwAhjg4BAMQTACGXDgEAxBMAIZwOQADHEwAhnQ4CAMwTACEF4wxAAIMWACHkDAEAhxYAIZcOAQCHFgAhnA5AAI8WACGdDgIAhRYAIQa_BgAA1xgAIOMMQACDFgAh5AwBAIcWACGXDgEAhxYAIZwOQACPFgAhnQ4CAIUWACEGvwYAAOUYACDjDEAAAAAB5AwBAAAAAZcOAQAAAAGcDkAAAAABnQ4CAAAAAQOeDgEAAAABnw4BAAAAAaAOQAAAAAECAAAA_wkAIA8AAJUZACADAAAA_wkAIA8AAJUZACAQAACUGQAgAQgAAIgdADAJuwYAANEUACC8DAAA6RQAML0MAAD9CQAQvgwAAOkUADCODgEAxBMAIZ4OAQDEEwAhnw4BAMQTACGgDkAAyBMAIaUOAADoFAAgAgAAAP8JACAIAACUGQAgAgAAAJIZACAIAACTGQAgB7wMAACRGQAwvQwAAJIZABC-DAAAkRkAMI4OAQDEEwAhng4BAMQTACGfDgEAxBMAIaAOQADIEwAhB7wMAACRGQAwvQwAAJIZABC-DAAAkRkAMI4OAQDEEwAhng4BAMQTACGfDgEAxBMAIaAOQADIEwAhA54OAQCHFgAhnw4BAIcWACGgDkAAgxYAIQOeDgEAhxYAIZ8OAQCHFgAhoA5AAIMWACEDng4BAAAAAZ8OAQAAAAGgDkAAAAABCb8MAQAAAAHEDAEAAAAB4wxAAAAAAeQMAQAAAAHoDAIAAAABwQ1AAAAAAe8NQAAAAAGhDgEAAAABog6AAAAAAQIAAAD7CQAgDwAAoRkAIAMAAAD7CQAgDwAAoRkAIBAAAKAZACABCAAAhx0AMA67BgAA0RQAILwMAADqFAAwvQwAAPkJABC-DAAA6hQAML8MAQAAAAHEDAEAxhMAIeMMQADIEwAh5AwBAMQTACHoDAIAzBMAIcENQADHEwAh7w1AAMgTACGODgEAxBMAIaEOAQDEEwAhog4AAM0TACACAAAA-wkAIAgAAKAZACACAAAAnhkAIAgAAJ8ZACANvAwAAJ0ZADC9DAAAnhkAEL4MAACdGQAwvwwBAMQTACHEDAEAxhMAIeMMQADIEwAh5AwBAMQTACHoDAIAzBMAIcENQADHEwAh7w1AAMgTACGODgEAxBMAIaEOAQDEEwAhog4AAM0TACANvAwAAJ0ZADC9DAAAnhkAEL4MAACdGQAwvwwBAMQTACHEDAEAxhMAIeMMQADIEwAh5AwBAMQTACHoDAIAzBMAIcENQADHEwAh7w1AAMgTACGODgEAxBMAIaEOAQDEEwAhog4AAM0TACAJvwwBAIcWACHEDAEAhhYAIeMMQACDFgAh5AwBAIcWACHoDAIAhRYAIcENQACPFgAh7w1AAIMWACGhDgEAhxYAIaIOgAAAAAEJvwwBAIcWACHEDAEAhhYAIeMMQACDFgAh5AwBAIcWACHoDAIAhRYAIcENQACPFgAh7w1AAIMWACGhDgEAhxYAIaIOgAAAAAEJvwwBAAAAAcQMAQAAAAHjDEAAAAAB5AwBAAAAAegMAgAAAAHBDUAAAAAB7w1AAAAAAaEOAQAAAAGiDoAAAAABBA8AAJYZADDlDwAAlxkAMOcPAACZGQAg6w8AAJoZADAEDwAAihkAMOUPAACLGQAw5w8AAI0ZACDrDwAAjhkAMAQPAAD-GAAw5Q8AAP8YADDnDwAAgRkAIOsPAACCGQAwAw8AAPkYACDlDwAA-hgAIOsPAACcCwAgAAAAA7sGAADDGAAgwgYAAMQYACCWDgAA_BUAIAO7BgAAwxgAIL8GAACrGQAgnA4AAPwVACAAAAAAAAAFDwAAgh0AIBAAAIUdACDlDwAAgx0AIOYPAACEHQAg6w8AAKgJACADDwAAgh0AIOUPAACDHQAg6w8AAKgJACAAAAAAAAUPAAD9HAAgEAAAgB0AIOUPAAD-HAAg5g8AAP8cACDrDwAAqAkAIAMPAAD9HAAg5Q8AAP4cACDrDwAAqAkAIAAAAAAACw8AAM0ZADAQAADSGQAw5Q8AAM4ZADDmDwAAzxkAMOcPAADQGQAg6A8AANEZADDpDwAA0RkAMOoPAADRGQAw6w8AANEZADDsDwAA0xkAMO0PAADUGQAwCw8AAMEZADAQAADGGQAw5Q8AAMIZADDmDwAAwxkAMOcPAADEGQAg6A8AAMUZADDpDwAAxRkAMOoPAADFGQAw6w8AAMUZADDsDwAAxxkAMO0PAADIGQAwAqcOAgAAAAGoDgABAAABAgAAALAJACAPAADMGQAgAwAAALAJACAPAADMGQAgEAAAyxkAIAEIAAD8HAAwCIgGAADzFAAgvAwAAPIUADC9DAAArgkAEL4MAADyFAAwpg4BAMQTACGnDgIAzBMAIagOAAHpEwAhtQ4AAPEUACACAAAAsAkAIAgAAMsZACACAAAAyRkAIAgAAMoZACAGvAwAAMgZADC9DAAAyRkAEL4MAADIGQAwpg4BAMQTACGnDgIAzBMAIagOAAHpEwAhBrwMAADIGQAwvQwAAMkZABC-DAAAyBkAMKYOAQDEEwAhpw4CAMwTACGoDgAB6RMAIQKnDgIAhRYAIagOAAHIFgAhAqcOAgCFFgAhqA4AAcgWACECpw4CAAAAAagOAAEAAAEE_gwBAAAAAYwNEAAAAAHbDQIAAAABqQ4CAAAAAQIAAACsCQAgDwAA2BkAIAMAAACsCQAgDwAA2BkAIBAAANcZACABCAAA-xwAMAqIBgAA8xQAILwMAAD1FAAwvQwAAKoJABC-DAAA9RQAMP4MAQDEEwAhjA0QAOsTACHbDQIAzBMAIaYOAQDEEwAhqQ4CAMwTACG2DgAA9BQAIAIAAACsCQAgCAAA1xkAIAIAAADVGQAgCAAA1hkAIAi8DAAA1BkAML0MAADVGQAQvgwAANQZADD-DAEAxBMAIYwNEADrEwAh2w0CAMwTACGmDgEAxBMAIakOAgDMEwAhCLwMAADUGQAwvQwAANUZABC-DAAA1BkAMP4MAQDEEwAhjA0QAOsTACHbDQIAzBMAIaYOAQDEEwAhqQ4CAMwTACEE_gwBAIcWACGMDRAAyhYAIdsNAgCFFgAhqQ4CAIUWACEE_gwBAIcWACGMDRAAyhYAIdsNAgCFFgAhqQ4CAIUWACEE_gwBAAAAAYwNEAAAAAHbDQIAAAABqQ4CAAAAAQQPAADNGQAw5Q8AAM4ZADDnDwAA0BkAIOsPAADRGQAwBA8AAMEZADDlDwAAwhkAMOcPAADEGQAg6w8AAMUZADAAABKJBgAA2xkAIIoGAADcGQAgjA0AAPwVACCiDQAA_BUAILsNAAD8FQAgzQ0AAPwVACDsDQAA_BUAIP8NAAD8FQAgjg4AAPwVACCsDgAA_BUAIK0OAAD8FQAgrg4AAPwVACCvDgAA_BUAILAOAAD8FQAgsQ4AAPwVACCyDgAA_BUAILMOAAD8FQAgtA4AAPwVACAAAAAFDwAA9hwAIBAAAPkcACDlDwAA9xwAIOYPAAD4HAAg6w8AAIgIACADDwAA9hwAIOUPAAD3HAAg6w8AAIgIACAAAAAAAALoDwEAAAAE7g8BAAAABQUPAADxHAAgEAAA9BwAIOUPAADyHAAg5g8AAPMcACDrDwAAiAgAIAHoDwEAAAAEAw8AAPEcACDlDwAA8hwAIOsPAACICAAgAAAAAAAFDwAA7BwAIBAAAO8cACDlDwAA7RwAIOYPAADuHAAg6w8AAIgIACADDwAA7BwAIOUPAADtHAAg6w8AAIgIACAAAAAAAALoDwEAAAAE7g8BAAAABQUPAADnHAAgEAAA6hwAIOUPAADoHAAg5g8AAOkcACDrDwAAiAgAIAHoDwEAAAAEAw8AAOccACDlDwAA6BwAIOsPAACICAAgAAAAAAAFDwAA4hwAIBAAAOUcACDlDwAA4xwAIOYPAADkHAAg6w8AAIgIACADDwAA4hwAIOUPAADjHAAg6w8AAIgIACAAAAAAAAsPAAC9GgAwEAAAwhoAMOUPAAC-GgAw5g8AAL8aADDnDwAAwBoAIOgPAADBGgAw6Q8AAMEaADDqDwAAwRoAMOsPAADBGgAw7A8AAMMaADDtDwAAxBoAMAsPAACxGgAwEAAAthoAMOUPAACyGgAw5g8AALMaADDnDwAAtBoAIOgPAAC1GgAw6Q8AALUaADDqDwAAtRoAMOsPAAC1GgAw7A8AALcaADDtDwAAuBoAMAsPAAClGgAwEAAAqhoAMOUPAACmGgAw5g8AAKcaADDnDwAAqBoAIOgPAACpGgAw6Q8AAKkaADDqDwAAqRoAMOsPAACpGgAw7A8AAKsaADDtDwAArBoAMAsPAACZGgAwEAAAnhoAMOUPAACaGgAw5g8AAJsaADDnDwAAnBoAIOgPAACdGgAw6Q8AAJ0aADDqDwAAnRoAMOsPAACdGgAw7A8AAJ8aADDtDwAAoBoAMAsPAACNGgAwEAAAkhoAMOUPAACOGgAw5g8AAI8aADDnDwAAkBoAIOgPAACRGgAw6Q8AAJEaADDqDwAAkRoAMOsPAACRGgAw7A8AAJMaADDtDwAAlBoAMAS_DAEAAAAB4wxAAAAAAYAOQAAAAAGXDgABAAABAgAAAJwIACAPAACYGgAgAwAAAJwIACAPAACYGgAgEAAAlxoAIAEIAADhHAAwCaIFAACDFQAgvAwAAIIVADC9DAAAmggAEL4MAACCFQAwvwwBAAAAAeMMQADIEwAhgA5AAMgTACGXDgABAAABqg4BAMQTACECAAAAnAgAIAgAAJcaACACAAAAlRoAIAgAAJYaACAIvAwAAJQaADC9DAAAlRoAEL4MAACUGgAwvwwBAMQTACHjDEAAyBMAIYAOQADIEwAhlw4AAekTACGqDgEAxBMAIQi8DAAAlBoAML0MAACVGgAQvgwAAJQaADC_DAEAxBMAIeMMQADIEwAhgA5AAMgTACGXDgAB6RMAIaoOAQDEEwAhBL8MAQCHFgAh4wxAAIMWACGADkAAgxYAIZcOAAHIFgAhBL8MAQCHFgAh4wxAAIMWACGADkAAgxYAIZcOAAHIFgAhBL8MAQAAAAHjDEAAAAABgA5AAAAAAZcOAAEAAAEGtw4CAAAAAbgOAgAAAAG5DgIAAAABug4AAOoZACC7DoAAAAABvA4BAAAAAQIAAACYCAAgDwAApBoAIAMAAACYCAAgDwAApBoAIBAAAKMaACABCAAA4BwAMAyiBQAAgxUAILwMAACFFQAwvQwAAJYIABC-DAAAhRUAMKoOAQDEEwAhtw4CAMwTACG4DgIAzBMAIbkOAgDMEwAhug4AAL8TACC7DgAA1xMAILwOAQDEEwAh0w4AAIQVACACAAAAmAgAIAgAAKMaACACAAAAoRoAIAgAAKIaACAKvAwAAKAaADC9DAAAoRoAEL4MAACgGgAwqg4BAMQTACG3DgIAzBMAIbgOAgDMEwAhuQ4CAMwTACG6DgAAvxMAILsOAADXEwAgvA4BAMQTACEKvAwAAKAaADC9DAAAoRoAEL4MAACgGgAwqg4BAMQTACG3DgIAzBMAIbgOAgDMEwAhuQ4CAMwTACG6DgAAvxMAILsOAADXEwAgvA4BAMQTACEGtw4CAIUWACG4DgIAhRYAIbkOAgCFFgAhug4AAOgZACC7DoAAAAABvA4BAIcWACEGtw4CAIUWACG4DgIAhRYAIbkOAgCFFgAhug4AAOgZACC7DoAAAAABvA4BAIcWACEGtw4CAAAAAbgOAgAAAAG5DgIAAAABug4AAOoZACC7DoAAAAABvA4BAAAAAQS3CwIAAAABuw0BAAAAAb0OAgAAAAG-DgEAAAABAgAAAJQIACAPAACwGgAgAwAAAJQIACAPAACwGgAgEAAArxoAIAEIAADfHAAwCqIFAACDFQAgtwsCAMwTACG8DAAAhxUAML0MAACSCAAQvgwAAIcVADC7DQEAxBMAIaoOAQDEEwAhvQ4CAMsTACG-DgEAxBMAIdQOAACGFQAgAgAAAJQIACAIAACvGgAgAgAAAK0aACAIAACuGgAgCLcLAgDMEwAhvAwAAKwaADC9DAAArRoAEL4MAACsGgAwuw0BAMQTACGqDgEAxBMAIb0OAgDLEwAhvg4BAMQTACEItwsCAMwTACG8DAAArBoAML0MAACtGgAQvgwAAKwaADC7DQEAxBMAIaoOAQDEEwAhvQ4CAMsTACG-DgEAxBMAIQS3CwIAhRYAIbsNAQCHFgAhvQ4CAIQWACG-DgEAhxYAIQS3CwIAhRYAIbsNAQCHFgAhvQ4CAIQWACG-DgEAhxYAIQS3CwIAAAABuw0BAAAAAb0OAgAAAAG-DgEAAAABE4ADAQAAAAG3CwIAAAAB_gwBAAAAAc8NAgAAAAHYDQEAAAABjw4BAAAAAZ4OAQAAAAG3DgIAAAABvA4gAAAAAb0OAgAAAAG_DgEAAAABwA4BAAAAAcEOAgAAAAHCDoAAAAABww4BAAAAAcQOAQAAAAHFDgAA-hkAIMYOIAAAAAHHDgIAAAABAgAAAJAIACAPAAC8GgAgAwAAAJAIACAPAAC8GgAgEAAAuxoAIAEIAADeHAAwGYADAQDEEwAhogUAAIMVACC3CwIAzBMAIbwMAACJFQAwvQwAAI4IABC-DAAAiRUAMP4MAQDGEwAhzw0CAMsTACHYDQEAxhMAIY8OAQDGEwAhng4BAMYTACGqDgEAxBMAIbcOAgDLEwAhvA4gAOgTACG9DgIAzBMAIb8OAQDEEwAhwA4BAMYTACHBDgIAyxMAIcIOAADNEwAgww4BAMYTACHEDgEAxhMAIcUOAAC_EwAgxg4gAOgTACHHDgIAyxMAIdUOAACIFQAgAgAAAJAIACAIAAC7GgAgAgAAALkaACAIAAC6GgAgF4ADAQDEEwAhtwsCAMwTACG8DAAAuBoAML0MAAC5GgAQvgwAALgaADD-DAEAxhMAIc8NAgDLEwAh2A0BAMYTACGPDgEAxhMAIZ4OAQDGEwAhqg4BAMQTACG3DgIAyxMAIbwOIADoEwAhvQ4CAMwTACG_DgEAxBMAIcAOAQDGEwAhwQ4CAMsTACHCDgAAzRMAIMMOAQDGEwAhxA4BAMYTACHFDgAAvxMAIMYOIADoEwAhxw4CAMsTACEXgAMBAMQTACG3CwIAzBMAIbwMAAC4GgAwvQwAALkaABC-DAAAuBoAMP4MAQDGEwAhzw0CAMsTACHYDQEAxhMAIY8OAQDGEwAhng4BAMYTACGqDgEAxBMAIbcOAgDLEwAhvA4gAOgTACG9DgIAzBMAIb8OAQDEEwAhwA4BAMYTACHBDgIAyxMAIcIOAADNEwAgww4BAMYTACHEDgEAxhMAIcUOAAC_EwAgxg4gAOgTACHHDgIAyxMAIROAAwEAhxYAIbcLAgCFFgAh_gwBAIYWACHPDQIAhBYAIdgNAQCGFgAhjw4BAIYWACGeDgEAhhYAIbcOAgCEFgAhvA4gAMcWACG9DgIAhRYAIb8OAQCHFgAhwA4BAIYWACHBDgIAhBYAIcIOgAAAAAHDDgEAhhYAIcQOAQCGFgAhxQ4AAPgZACDGDiAAxxYAIccOAgCEFgAhE4ADAQCHFgAhtwsCAIUWACH-DAEAhhYAIc8NAgCEFgAh2A0BAIYWACGPDgEAhhYAIZ4OAQCGFgAhtw4CAIQWACG8DiAAxxYAIb0OAgCFFgAhvw4BAIcWACHADgEAhhYAIcEOAgCEFgAhwg6AAAAAAcMOAQCGFgAhxA4BAIYWACHFDgAA-BkAIMYOIADHFgAhxw4CAIQWACETgAMBAAAAAbcLAgAAAAH-DAEAAAABzw0CAAAAAdgNAQAAAAGPDgEAAAABng4BAAAAAbcOAgAAAAG8DiAAAAABvQ4CAAAAAb8OAQAAAAHADgEAAAABwQ4CAAAAAcIOgAAAAAHDDgEAAAABxA4BAAAAAcUOAAD6GQAgxg4gAAAAAccOAgAAAAECpw4CAAAAAagOAAEAAAECAAAAjAgAIA8AAMgaACADAAAAjAgAIA8AAMgaACAQAADHGgAgAQgAAN0cADAIogUAAIMVACC8DAAAixUAML0MAACKCAAQvgwAAIsVADCnDgIAzBMAIagOAAHpEwAhqg4BAMQTACHWDgAAihUAIAIAAACMCAAgCAAAxxoAIAIAAADFGgAgCAAAxhoAIAa8DAAAxBoAML0MAADFGgAQvgwAAMQaADCnDgIAzBMAIagOAAHpEwAhqg4BAMQTACEGvAwAAMQaADC9DAAAxRoAEL4MAADEGgAwpw4CAMwTACGoDgAB6RMAIaoOAQDEEwAhAqcOAgCFFgAhqA4AAcgWACECpw4CAIUWACGoDgAByBYAIQKnDgIAAAABqA4AAQAAAQQPAAC9GgAw5Q8AAL4aADDnDwAAwBoAIOsPAADBGgAwBA8AALEaADDlDwAAshoAMOcPAAC0GgAg6w8AALUaADAEDwAApRoAMOUPAACmGgAw5w8AAKgaACDrDwAAqRoAMAQPAACZGgAw5Q8AAJoaADDnDwAAnBoAIOsPAACdGgAwBA8AAI0aADDlDwAAjhoAMOcPAACQGgAg6w8AAJEaADAAAAAAABGjBQAAzhoAIKQFAADPGgAgpQUAANAaACCmBQAA0RoAIKcFAADSGgAguwYAAPwVACDBDAAA_BUAIIANAAD8FQAguw0AAPwVACDHDQAA_BUAII4OAAD8FQAgyg4AAPwVACDLDgAA_BUAIMwOAAD8FQAgzQ4AAPwVACDRDgAA_BUAINIOAAD8FQAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAUPAADYHAAgEAAA2xwAIOUPAADZHAAg5g8AANocACDrDwAAxAQAIAMPAADYHAAg5Q8AANkcACDrDwAAxAQAIAAAAAAACw8AAKsbADAQAACwGwAw5Q8AAKwbADDmDwAArRsAMOcPAACuGwAg6A8AAK8bADDpDwAArxsAMOoPAACvGwAw6w8AAK8bADDsDwAAsRsAMO0PAACyGwAwBf4MAQAAAAHODiAAAAABgg9AAAAAAYYPIAAAAAGHD0AAAAABAgAAAMgEACAPAAC2GwAgAwAAAMgEACAPAAC2GwAgEAAAtRsAIAEIAADXHAAwCoADAAC7FQAgvAwAALoVADC9DAAAxgQAEL4MAAC6FQAw_gwBAAAAAfgNAQDEEwAhzg4gAMUTACGCD0AAxxMAIYYPIADFEwAhhw9AAMgTACECAAAAyAQAIAgAALUbACACAAAAsxsAIAgAALQbACAJvAwAALIbADC9DAAAsxsAEL4MAACyGwAw_gwBAMQTACH4DQEAxBMAIc4OIADFEwAhgg9AAMcTACGGDyAAxRMAIYcPQADIEwAhCbwMAACyGwAwvQwAALMbABC-DAAAshsAMP4MAQDEEwAh-A0BAMQTACHODiAAxRMAIYIPQADHEwAhhg8gAMUTACGHD0AAyBMAIQX-DAEAhxYAIc4OIAClFgAhgg9AAI8WACGGDyAApRYAIYcPQACDFgAhBf4MAQCHFgAhzg4gAKUWACGCD0AAjxYAIYYPIAClFgAhhw9AAIMWACEF_gwBAAAAAc4OIAAAAAGCD0AAAAABhg8gAAAAAYcPQAAAAAEEDwAAqxsAMOUPAACsGwAw5w8AAK4bACDrDwAArxsAMAAEgQMAALgbACDFDQAA_BUAIIIPAAD8FQAgiQ8AAPwVACAAAAAAAAAAAAsPAADDGwAwEAAAyBsAMOUPAADEGwAw5g8AAMUbADDnDwAAxhsAIOgPAADHGwAw6Q8AAMcbADDqDwAAxxsAMOsPAADHGwAw7A8AAMkbADDtDwAAyhsAMASwDgABAAABkA8CAAAAAZEPAgAAAAGSDwEAAAABAgAAAPcDACAPAADOGwAgAwAAAPcDACAPAADOGwAgEAAAzRsAIAEIAADWHAAwCs8CAADEFQAgvAwAAMMVADC9DAAA-QMAEL4MAADDFQAwsA4AAeoTACGQDwIAzBMAIZEPAgDMEwAhkg8BAMQTACGTDwAB6RMAIZQPAADFFQAgAgAAAPcDACAIAADNGwAgAgAAAMsbACAIAADMGwAgCLwMAADKGwAwvQwAAMsbABC-DAAAyhsAMLAOAAHqEwAhkA8CAMwTACGRDwIAzBMAIZIPAQDEEwAhkw8AAekTACEIvAwAAMobADC9DAAAyxsAEL4MAADKGwAwsA4AAeoTACGQDwIAzBMAIZEPAgDMEwAhkg8BAMQTACGTDwAB6RMAIQSwDgAByRYAIZAPAgCFFgAhkQ8CAIUWACGSDwEAhxYAIQSwDgAByRYAIZAPAgCFFgAhkQ8CAIUWACGSDwEAhxYAIQSwDgABAAABkA8CAAAAAZEPAgAAAAGSDwEAAAABBA8AAMMbADDlDwAAxBsAMOcPAADGGwAg6w8AAMcbADAAAAAAAAAFDwAA0RwAIBAAANQcACDlDwAA0hwAIOYPAADTHAAg6w8AAJIEACADDwAA0RwAIOUPAADSHAAg6w8AAJIEACABzgIAANAbACAAAAAAAAAAAAAAAugPAgAAAATuDwIAAAAFAegPAgAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAALoDwABAAAE7g8AAQAABQHoDwABAAAEAAAAAAAAAAAC6A8BAAAABO4PAQAAAAUFDwAAzBwAIBAAAM8cACDlDwAAzRwAIOYPAADOHAAg6w8AAPsBACAB6A8BAAAABAMPAADMHAAg5Q8AAM0cACDrDwAA-wEAIAAAAAAACw8AAJAcADAQAACVHAAw5Q8AAJEcADDmDwAAkhwAMOcPAACTHAAg6A8AAJQcADDpDwAAlBwAMOoPAACUHAAw6w8AAJQcADDsDwAAlhwAMO0PAACXHAAwDr8MAQAAAAHjDEAAAAABqw0BAAAAAfgNAQAAAAGADkAAAAAB5w4BAAAAAaIPQAAAAAGjD0AAAAABsw8AAIgcACC0DwIAAAABtQ8BAAAAAbYPQAAAAAG3DwEAAAABuA8BAAAAAQIAAAD_AQAgDwAAmxwAIAMAAAD_AQAgDwAAmxwAIBAAAJocACABCAAAyxwAMBOsAQAA4BUAILwMAADfFQAwvQwAAP0BABC-DAAA3xUAML8MAQAAAAHjDEAAyBMAIeQMAQDEEwAhqw0BAMQTACH4DQEAxBMAIYAOQADHEwAh5w4BAAAAAaIPQADHEwAhow9AAMcTACGzDwAAvxMAILQPAgDLEwAhtQ8BAMQTACG2D0AAxxMAIbcPAQDGEwAhuA8BAMYTACECAAAA_wEAIAgAAJocACACAAAAmBwAIAgAAJkcACASvAwAAJccADC9DAAAmBwAEL4MAACXHAAwvwwBAMQTACHjDEAAyBMAIeQMAQDEEwAhqw0BAMQTACH4DQEAxBMAIYAOQADHEwAh5w4BAMQTACGiD0AAxxMAIaMPQADHEwAhsw8AAL8TACC0DwIAyxMAIbUPAQDEEwAhtg9AAMcTACG3DwEAxhMAIbgPAQDGEwAhErwMAACXHAAwvQwAAJgcABC-DAAAlxwAML8MAQDEEwAh4wxAAMgTACHkDAEAxBMAIasNAQDEEwAh-A0BAMQTACGADkAAxxMAIecOAQDEEwAhog9AAMcTACGjD0AAxxMAIbMPAAC_EwAgtA8CAMsTACG1DwEAxBMAIbYPQADHEwAhtw8BAMYTACG4DwEAxhMAIQ6_DAEAhxYAIeMMQACDFgAhqw0BAIcWACH4DQEAhxYAIYAOQACPFgAh5w4BAIcWACGiD0AAjxYAIaMPQACPFgAhsw8AAIYcACC0DwIAhBYAIbUPAQCHFgAhtg9AAI8WACG3DwEAhhYAIbgPAQCGFgAhDr8MAQCHFgAh4wxAAIMWACGrDQEAhxYAIfgNAQCHFgAhgA5AAI8WACHnDgEAhxYAIaIPQACPFgAhow9AAI8WACGzDwAAhhwAILQPAgCEFgAhtQ8BAIcWACG2D0AAjxYAIbcPAQCGFgAhuA8BAIYWACEOvwwBAAAAAeMMQAAAAAGrDQEAAAAB-A0BAAAAAYAOQAAAAAHnDgEAAAABog9AAAAAAaMPQAAAAAGzDwAAiBwAILQPAgAAAAG1DwEAAAABtg9AAAAAAbcPAQAAAAG4DwEAAAABBA8AAJAcADDlDwAAkRwAMOcPAACTHAAg6w8AAJQcADAABK0BAACdHAAggA0AAPwVACC2DwAA_BUAILcPAAD8FQAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAugPAQAAAATuDwEAAAAFAegPAQAAAAQAAAAOvwwBAAAAAeMMQAAAAAGrDQEAAAAB-A0BAAAAAYAOQAAAAAHnDgEAAAABog9AAAAAAaMPQAAAAAGzDwAAiBwAILQPAgAAAAG1DwEAAAABtg9AAAAAAbcPAQAAAAG4DwEAAAABB8MHAQAAAAG_DAEAAAAB4wxAAAAAAYANBAAAAAHEDgEAAAABtg9AAAAAAbcPAQAAAAECAAAA-wEAIA8AAMwcACADAAAAgwIAIA8AAMwcACAQAADQHAAgCQAAAIMCACAIAADQHAAgwwcBAIcWACG_DAEAhxYAIeMMQACDFgAhgA0EAO4WACHEDgEAhxYAIbYPQACPFgAhtw8BAIYWACEHwwcBAIcWACG_DAEAhxYAIeMMQACDFgAhgA0EAO4WACHEDgEAhxYAIbYPQACPFgAhtw8BAIYWACECCAABAAAB5w4AAQAAAQIAAACSBAAgDwAA0RwAIAMAAACVBAAgDwAA0RwAIBAAANUcACADAAAAlQQAIAgAAcgdACHnDgAByBYAIQIIAAHIFgAh5w4AAcgWACEEsA4AAQAAAZAPAgAAAAGRDwIAAAABkg8BAAAAAQX-DAEAAAABzg4gAAAAAYIPQAAAAAGGDyAAAAABhw9AAAAAARLjDEAAAAABgA0EAAAAAYENBAAAAAGHDQEAAAABmA0BAAAAAcUNQAAAAAHxDQIAAAAB-A0BAAAAAYMOAQAAAAGADwEAAAABgQ8BAAAAAYIPQAAAAAGIDxAAAAABiQ8BAAAAAYoPQAAAAAGLDyAAAAABjA8gAAAAAY0PIAAAAAECAAAAxAQAIA8AANgcACADAAAAzAQAIA8AANgcACAQAADcHAAgFAAAAMwEACAIAADcHAAg4wxAAIMWACGADQQAghYAIYENBACCFgAhhw0BAIcWACGYDQEAhxYAIcUNQACPFgAh8Q0CAIUWACH4DQEAhxYAIYMOAQCHFgAhgA8BAIcWACGBDwEAhxYAIYIPQACPFgAhiA8QAP0WACGJDwEAhhYAIYoPQACDFgAhiw8gAKUWACGMDyAApRYAIY0PIAClFgAhEuMMQACDFgAhgA0EAIIWACGBDQQAghYAIYcNAQCHFgAhmA0BAIcWACHFDUAAjxYAIfENAgCFFgAh-A0BAIcWACGDDgEAhxYAIYAPAQCHFgAhgQ8BAIcWACGCD0AAjxYAIYgPEAD9FgAhiQ8BAIYWACGKD0AAgxYAIYsPIAClFgAhjA8gAKUWACGNDyAApRYAIQKnDgIAAAABqA4AAQAAAROAAwEAAAABtwsCAAAAAf4MAQAAAAHPDQIAAAAB2A0BAAAAAY8OAQAAAAGeDgEAAAABtw4CAAAAAbwOIAAAAAG9DgIAAAABvw4BAAAAAcAOAQAAAAHBDgIAAAABwg6AAAAAAcMOAQAAAAHEDgEAAAABxQ4AAPoZACDGDiAAAAABxw4CAAAAAQS3CwIAAAABuw0BAAAAAb0OAgAAAAG-DgEAAAABBrcOAgAAAAG4DgIAAAABuQ4CAAAAAboOAADqGQAguw6AAAAAAbwOAQAAAAEEvwwBAAAAAeMMQAAAAAGADkAAAAABlw4AAQAAARukBQAAyhoAIKUFAADLGgAgpgUAAMwaACCnBQAAzRoAILsGgAAAAAG_DAEAAAABwQwEAAAAAeMMQAAAAAHkDAEAAAABgA0EAAAAAZgNAQAAAAG7DQEAAAABxw2AAAAAAfgNAQAAAAGADkAAAAABjg4BAAAAAcgOAQAAAAHJDiAAAAAByg4BAAAAAcsOAQAAAAHMDoAAAAABzQ6AAAAAAc4OgAAAAAHPDiAAAAAB0A4CAAAAAdEOQAAAAAHSDkAAAAABAgAAAIgIACAPAADiHAAgAwAAAKQIACAPAADiHAAgEAAA5hwAIB0AAACkCAAgCAAA5hwAIKQFAACJGgAgpQUAAIoaACCmBQAAixoAIKcFAACMGgAguwaAAAAAAb8MAQCHFgAhwQwEAO4WACHjDEAAgxYAIeQMAQCHFgAhgA0EAO4WACGYDQEAhxYAIbsNAQCGFgAhxw2AAAAAAfgNAQCHFgAhgA5AAIMWACGODgEAhhYAIcgOAQCHFgAhyQ4gAKUWACHKDgEAhhYAIcsOAQCGFgAhzA6AAAAAAc0OgAAAAAHODoAAAAABzw4gAKUWACHQDgIAhRYAIdEOQACPFgAh0g5AAI8WACEbpAUAAIkaACClBQAAihoAIKYFAACLGgAgpwUAAIwaACC7BoAAAAABvwwBAIcWACHBDAQA7hYAIeMMQACDFgAh5AwBAIcWACGADQQA7hYAIZgNAQCHFgAhuw0BAIYWACHHDYAAAAAB-A0BAIcWACGADkAAgxYAIY4OAQCGFgAhyA4BAIcWACHJDiAApRYAIcoOAQCGFgAhyw4BAIYWACHMDoAAAAABzQ6AAAAAAc4OgAAAAAHPDiAApRYAIdAOAgCFFgAh0Q5AAI8WACHSDkAAjxYAIRujBQAAyRoAIKUFAADLGgAgpgUAAMwaACCnBQAAzRoAILsGgAAAAAG_DAEAAAABwQwEAAAAAeMMQAAAAAHkDAEAAAABgA0EAAAAAZgNAQAAAAG7DQEAAAABxw2AAAAAAfgNAQAAAAGADkAAAAABjg4BAAAAAcgOAQAAAAHJDiAAAAAByg4BAAAAAcsOAQAAAAHMDoAAAAABzQ6AAAAAAc4OgAAAAAHPDiAAAAAB0A4CAAAAAdEOQAAAAAHSDkAAAAABAgAAAIgIACAPAADnHAAgAwAAAKQIACAPAADnHAAgEAAA6xwAIB0AAACkCAAgCAAA6xwAIKMFAACIGgAgpQUAAIoaACCmBQAAixoAIKcFAACMGgAguwaAAAAAAb8MAQCHFgAhwQwEAO4WACHjDEAAgxYAIeQMAQCHFgAhgA0EAO4WACGYDQEAhxYAIbsNAQCGFgAhxw2AAAAAAfgNAQCHFgAhgA5AAIMWACGODgEAhhYAIcgOAQCHFgAhyQ4gAKUWACHKDgEAhhYAIcsOAQCGFgAhzA6AAAAAAc0OgAAAAAHODoAAAAABzw4gAKUWACHQDgIAhRYAIdEOQACPFgAh0g5AAI8WACEbowUAAIgaACClBQAAihoAIKYFAACLGgAgpwUAAIwaACC7BoAAAAABvwwBAIcWACHBDAQA7hYAIeMMQACDFgAh5AwBAIcWACGADQQA7hYAIZgNAQCHFgAhuw0BAIYWACHHDYAAAAAB-A0BAIcWACGADkAAgxYAIY4OAQCGFgAhyA4BAIcWACHJDiAApRYAIcoOAQCGFgAhyw4BAIYWACHMDoAAAAABzQ6AAAAAAc4OgAAAAAHPDiAApRYAIdAOAgCFFgAh0Q5AAI8WACHSDkAAjxYAIRujBQAAyRoAIKQFAADKGgAgpgUAAMwaACCnBQAAzRoAILsGgAAAAAG_DAEAAAABwQwEAAAAAeMMQAAAAAHkDAEAAAABgA0EAAAAAZgNAQAAAAG7DQEAAAABxw2AAAAAAfgNAQAAAAGADkAAAAABjg4BAAAAAcgOAQAAAAHJDiAAAAAByg4BAAAAAcsOAQAAAAHMDoAAAAABzQ6AAAAAAc4OgAAAAAHPDiAAAAAB0A4CAAAAAdEOQAAAAAHSDkAAAAABAgAAAIgIACAPAADsHAAgAwAAAKQIACAPAADsHAAgEAAA8BwAIB0AAACkCAAgCAAA8BwAIKMFAACIGgAgpAUAAIkaACCmBQAAixoAIKcFAACMGgAguwaAAAAAAb8MAQCHFgAhwQwEAO4WACHjDEAAgxYAIeQMAQCHFgAhgA0EAO4WACGYDQEAhxYAIbsNAQCGFgAhxw2AAAAAAfgNAQCHFgAhgA5AAIMWACGODgEAhhYAIcgOAQCHFgAhyQ4gAKUWACHKDgEAhhYAIcsOAQCGFgAhzA6AAAAAAc0OgAAAAAHODoAAAAABzw4gAKUWACHQDgIAhRYAIdEOQACPFgAh0g5AAI8WACEbowUAAIgaACCkBQAAiRoAIKYFAACLGgAgpwUAAIwaACC7BoAAAAABvwwBAIcWACHBDAQA7hYAIeMMQACDFgAh5AwBAIcWACGADQQA7hYAIZgNAQCHFgAhuw0BAIYWACHHDYAAAAAB-A0BAIcWACGADkAAgxYAIY4OAQCGFgAhyA4BAIcWACHJDiAApRYAIcoOAQCGFgAhyw4BAIYWACHMDoAAAAABzQ6AAAAAAc4OgAAAAAHPDiAApRYAIdAOAgCFFgAh0Q5AAI8WACHSDkAAjxYAIRujBQAAyRoAIKQFAADKGgAgpQUAAMsaACCnBQAAzRoAILsGgAAAAAG_DAEAAAABwQwEAAAAAeMMQAAAAAHkDAEAAAABgA0EAAAAAZgNAQAAAAG7DQEAAAABxw2AAAAAAfgNAQAAAAGADkAAAAABjg4BAAAAAcgOAQAAAAHJDiAAAAAByg4BAAAAAcsOAQAAAAHMDoAAAAABzQ6AAAAAAc4OgAAAAAHPDiAAAAAB0A4CAAAAAdEOQAAAAAHSDkAAAAABAgAAAIgIACAPAADxHAAgAwAAAKQIACAPAADxHAAgEAAA9RwAIB0AAACkCAAgCAAA9RwAIKMFAACIGgAgpAUAAIkaACClBQAAihoAIKcFAACMGgAguwaAAAAAAb8MAQCHFgAhwQwEAO4WACHjDEAAgxYAIeQMAQCHFgAhgA0EAO4WACGYDQEAhxYAIbsNAQCGFgAhxw2AAAAAAfgNAQCHFgAhgA5AAIMWACGODgEAhhYAIcgOAQCHFgAhyQ4gAKUWACHKDgEAhhYAIcsOAQCGFgAhzA6AAAAAAc0OgAAAAAHODoAAAAABzw4gAKUWACHQDgIAhRYAIdEOQACPFgAh0g5AAI8WACEbowUAAIgaACCkBQAAiRoAIKUFAACKGgAgpwUAAIwaACC7BoAAAAABvwwBAIcWACHBDAQA7hYAIeMMQACDFgAh5AwBAIcWACGADQQA7hYAIZgNAQCHFgAhuw0BAIYWACHHDYAAAAAB-A0BAIcWACGADkAAgxYAIY4OAQCGFgAhyA4BAIcWACHJDiAApRYAIcoOAQCGFgAhyw4BAIYWACHMDoAAAAABzQ6AAAAAAc4OgAAAAAHPDiAApRYAIdAOAgCFFgAh0Q5AAI8WACHSDkAAjxYAIRujBQAAyRoAIKQFAADKGgAgpQUAAMsaACCmBQAAzBoAILsGgAAAAAG_DAEAAAABwQwEAAAAAeMMQAAAAAHkDAEAAAABgA0EAAAAAZgNAQAAAAG7DQEAAAABxw2AAAAAAfgNAQAAAAGADkAAAAABjg4BAAAAAcgOAQAAAAHJDiAAAAAByg4BAAAAAcsOAQAAAAHMDoAAAAABzQ6AAAAAAc4OgAAAAAHPDiAAAAAB0A4CAAAAAdEOQAAAAAHSDkAAAAABAgAAAIgIACAPAAD2HAAgAwAAAKQIACAPAAD2HAAgEAAA-hwAIB0AAACkCAAgCAAA-hwAIKMFAACIGgAgpAUAAIkaACClBQAAihoAIKYFAACLGgAguwaAAAAAAb8MAQCHFgAhwQwEAO4WACHjDEAAgxYAIeQMAQCHFgAhgA0EAO4WACGYDQEAhxYAIbsNAQCGFgAhxw2AAAAAAfgNAQCHFgAhgA5AAIMWACGODgEAhhYAIcgOAQCHFgAhyQ4gAKUWACHKDgEAhhYAIcsOAQCGFgAhzA6AAAAAAc0OgAAAAAHODoAAAAABzw4gAKUWACHQDgIAhRYAIdEOQACPFgAh0g5AAI8WACEbowUAAIgaACCkBQAAiRoAIKUFAACKGgAgpgUAAIsaACC7BoAAAAABvwwBAIcWACHBDAQA7hYAIeMMQACDFgAh5AwBAIcWACGADQQA7hYAIZgNAQCHFgAhuw0BAIYWACHHDYAAAAAB-A0BAIcWACGADkAAgxYAIY4OAQCGFgAhyA4BAIcWACHJDiAApRYAIcoOAQCGFgAhyw4BAIYWACHMDoAAAAABzQ6AAAAAAc4OgAAAAAHPDiAApRYAIdAOAgCFFgAh0Q5AAI8WACHSDkAAjxYAIQT-DAEAAAABjA0QAAAAAdsNAgAAAAGpDgIAAAABAqcOAgAAAAGoDgABAAABGIoGAADaGQAgvwwBAAAAAeMMQAAAAAHkDAEAAAABjA0BAAAAAZUNAgAAAAGYDQEAAAABog1AAAAAAbsNAQAAAAHNDQQAAAAB7A0BAAAAAf8NAQAAAAGODgEAAAABqg4BAAAAAasOAQAAAAGsDhAAAAABrQ4QAAAAAa4OAgAAAAGvDgABAAABsA4CAAAAAbEOEAAAAAGyDgQAAAABsw6AAAAAAbQOAQAAAAECAAAAqAkAIA8AAP0cACADAAAAtQkAIA8AAP0cACAQAACBHQAgGgAAALUJACAIAACBHQAgigYAAMAZACC_DAEAhxYAIeMMQACDFgAh5AwBAIcWACGMDQEAhhYAIZUNAgCFFgAhmA0BAIcWACGiDUAAjxYAIbsNAQCGFgAhzQ0EAO4WACHsDQEAhhYAIf8NAQCGFgAhjg4BAIYWACGqDgEAhxYAIasOAQCHFgAhrA4QAMoWACGtDhAAyhYAIa4OAgCEFgAhrw4AAckWACGwDgIAhBYAIbEOEADKFgAhsg4EAO4WACGzDoAAAAABtA4BAIYWACEYigYAAMAZACC_DAEAhxYAIeMMQACDFgAh5AwBAIcWACGMDQEAhhYAIZUNAgCFFgAhmA0BAIcWACGiDUAAjxYAIbsNAQCGFgAhzQ0EAO4WACHsDQEAhhYAIf8NAQCGFgAhjg4BAIYWACGqDgEAhxYAIasOAQCHFgAhrA4QAMoWACGtDhAAyhYAIa4OAgCEFgAhrw4AAckWACGwDgIAhBYAIbEOEADKFgAhsg4EAO4WACGzDoAAAAABtA4BAIYWACEYiQYAANkZACC_DAEAAAAB4wxAAAAAAeQMAQAAAAGMDQEAAAABlQ0CAAAAAZgNAQAAAAGiDUAAAAABuw0BAAAAAc0NBAAAAAHsDQEAAAAB_w0BAAAAAY4OAQAAAAGqDgEAAAABqw4BAAAAAawOEAAAAAGtDhAAAAABrg4CAAAAAa8OAAEAAAGwDgIAAAABsQ4QAAAAAbIOBAAAAAGzDoAAAAABtA4BAAAAAQIAAACoCQAgDwAAgh0AIAMAAAC1CQAgDwAAgh0AIBAAAIYdACAaAAAAtQkAIAgAAIYdACCJBgAAvxkAIL8MAQCHFgAh4wxAAIMWACHkDAEAhxYAIYwNAQCGFgAhlQ0CAIUWACGYDQEAhxYAIaINQACPFgAhuw0BAIYWACHNDQQA7hYAIewNAQCGFgAh_w0BAIYWACGODgEAhhYAIaoOAQCHFgAhqw4BAIcWACGsDhAAyhYAIa0OEADKFgAhrg4CAIQWACGvDgAByRYAIbAOAgCEFgAhsQ4QAMoWACGyDgQA7hYAIbMOgAAAAAG0DgEAhhYAIRiJBgAAvxkAIL8MAQCHFgAh4wxAAIMWACHkDAEAhxYAIYwNAQCGFgAhlQ0CAIUWACGYDQEAhxYAIaINQACPFgAhuw0BAIYWACHNDQQA7hYAIewNAQCGFgAh_w0BAIYWACGODgEAhhYAIaoOAQCHFgAhqw4BAIcWACGsDhAAyhYAIa0OEADKFgAhrg4CAIQWACGvDgAByRYAIbAOAgCEFgAhsQ4QAMoWACGyDgQA7hYAIbMOgAAAAAG0DgEAhhYAIQm_DAEAAAABxAwBAAAAAeMMQAAAAAHkDAEAAAAB6AwCAAAAAcENQAAAAAHvDUAAAAABoQ4BAAAAAaIOgAAAAAEDng4BAAAAAZ8OAQAAAAGgDkAAAAABBeMMQAAAAAHkDAEAAAABlw4BAAAAAZwOQAAAAAGdDgIAAAABCLsGgAAAAAG9BgAAoxkAIMAGAACkGQAgwQYAAKUZACC_DAEAAAAB4wxAAAAAAeQMAQAAAAH4DQEAAAABAgAAAPcJACAPAACKHQAgAwAAAJUKACAPAACKHQAgEAAAjh0AIAoAAACVCgAgCAAAjh0AILsGgAAAAAG9BgAA9hgAIMAGAAD3GAAgwQYAAPgYACC_DAEAhxYAIeMMQACDFgAh5AwBAIcWACH4DQEAhxYAIQi7BoAAAAABvQYAAPYYACDABgAA9xgAIMEGAAD4GAAgvwwBAIcWACHjDEAAgxYAIeQMAQCHFgAh-A0BAIcWACEIuwaAAAAAAbwGAACiGQAgwAYAAKQZACDBBgAApRkAIL8MAQAAAAHjDEAAAAAB5AwBAAAAAfgNAQAAAAECAAAA9wkAIA8AAI8dACADAAAAlQoAIA8AAI8dACAQAACTHQAgCgAAAJUKACAIAACTHQAguwaAAAAAAbwGAAD1GAAgwAYAAPcYACDBBgAA-BgAIL8MAQCHFgAh4wxAAIMWACHkDAEAhxYAIfgNAQCHFgAhCLsGgAAAAAG8BgAA9RgAIMAGAAD3GAAgwQYAAPgYACC_DAEAhxYAIeMMQACDFgAh5AwBAIcWACH4DQEAhxYAIQi7BoAAAAABvAYAAKIZACC9BgAAoxkAIMEGAAClGQAgvwwBAAAAAeMMQAAAAAHkDAEAAAAB-A0BAAAAAQIAAAD3CQAgDwAAlB0AIAPNDUAAAAABmg4EAAAAAZsOBAAAAAEDAAAAlQoAIA8AAJQdACAQAACZHQAgCgAAAJUKACAIAACZHQAguwaAAAAAAbwGAAD1GAAgvQYAAPYYACDBBgAA-BgAIL8MAQCHFgAh4wxAAIMWACHkDAEAhxYAIfgNAQCHFgAhCLsGgAAAAAG8BgAA9RgAIL0GAAD2GAAgwQYAAPgYACC_DAEAhxYAIeMMQACDFgAh5AwBAIcWACH4DQEAhxYAIQe7BgAA5BgAIOMMQAAAAAHkDAEAAAABjg4BAAAAAZcOAQAAAAGcDkAAAAABnQ4CAAAAAQIAAACDCgAgDwAAmh0AIAMAAACBCgAgDwAAmh0AIBAAAJ4dACAJAAAAgQoAIAgAAJ4dACC7BgAA1hgAIOMMQACDFgAh5AwBAIcWACGODgEAhxYAIZcOAQCHFgAhnA5AAI8WACGdDgIAhRYAIQe7BgAA1hgAIOMMQACDFgAh5AwBAIcWACGODgEAhxYAIZcOAQCHFgAhnA5AAI8WACGdDgIAhRYAIQi7BoAAAAABvAYAAKIZACC9BgAAoxkAIMAGAACkGQAgvwwBAAAAAeMMQAAAAAHkDAEAAAAB-A0BAAAAAQIAAAD3CQAgDwAAnx0AIArBDEAAAAAB2QwBAAAAAeEMAQAAAAH-DAEAAAABlA1AAAAAAY8OAQAAAAGQDgAArBgAIJEOQAAAAAGSDgEAAAABkw6AAAAAAQMAAACVCgAgDwAAnx0AIBAAAKQdACAKAAAAlQoAIAgAAKQdACC7BoAAAAABvAYAAPUYACC9BgAA9hgAIMAGAAD3GAAgvwwBAIcWACHjDEAAgxYAIeQMAQCHFgAh-A0BAIcWACEIuwaAAAAAAbwGAAD1GAAgvQYAAPYYACDABgAA9xgAIL8MAQCHFgAh4wxAAIMWACHkDAEAhxYAIfgNAQCHFgAhB4EDAgAAAAG7BgAAwRgAIOQMAQAAAAGODgEAAAABlA5AAAAAAZUOIAAAAAGWDkAAAAABAgAAAJwLACAPAAClHQAgAwAAAIoKACAPAAClHQAgEAAAqR0AIAkAAACKCgAgCAAAqR0AIIEDAgCFFgAhuwYAALMYACDkDAEAhxYAIY4OAQCHFgAhlA5AAIMWACGVDiAApRYAIZYOQACPFgAhB4EDAgCFFgAhuwYAALMYACDkDAEAhxYAIY4OAQCHFgAhlA5AAIMWACGVDiAApRYAIZYOQACPFgAhCcQMAQAAAAGADQQAAAABmg0gAAAAAZsNAgAAAAGcDQAAgRgAIJ4NAQAAAAGhDYAAAAAB5w0AAQAAAYsOBAAAAAEEhw4BAAAAAYgOQAAAAAGJDiAAAAABig4BAAAAAQnFBwAAoxgAIIoMAgAAAAHhDAEAAAAB_gwBAAAAAZANAQAAAAGTDUAAAAABlA1AAAAAAYgOQAAAAAGMDkAAAAABAgAAAMoLACAPAACsHQAgAwAAANcLACAPAACsHQAgEAAAsB0AIAsAAADXCwAgCAAAsB0AIMUHAACJGAAgigwCAIUWACHhDAEAhhYAIf4MAQCHFgAhkA0BAIcWACGTDUAAgxYAIZQNQACPFgAhiA5AAIMWACGMDkAAjxYAIQnFBwAAiRgAIIoMAgCFFgAh4QwBAIYWACH-DAEAhxYAIZANAQCHFgAhkw1AAIMWACGUDUAAjxYAIYgOQACDFgAhjA5AAI8WACEJxAcAAKIYACCKDAIAAAAB4QwBAAAAAf4MAQAAAAGQDQEAAAABkw1AAAAAAZQNQAAAAAGIDkAAAAABjA5AAAAAAQIAAADKCwAgDwAAsR0AIAMAAADXCwAgDwAAsR0AIBAAALUdACALAAAA1wsAIAgAALUdACDEBwAAiBgAIIoMAgCFFgAh4QwBAIYWACH-DAEAhxYAIZANAQCHFgAhkw1AAIMWACGUDUAAjxYAIYgOQACDFgAhjA5AAI8WACEJxAcAAIgYACCKDAIAhRYAIeEMAQCGFgAh_gwBAIcWACGQDQEAhxYAIZMNQACDFgAhlA1AAI8WACGIDkAAgxYAIYwOQACPFgAhApANAQAAAAGRDUAAAAABAgAAAPARACAPAAC2HQAgAwAAAPMRACAPAAC2HQAgEAAAuh0AIAQAAADzEQAgCAAAuh0AIJANAQCHFgAhkQ1AAI8WACECkA0BAIcWACGRDUAAjxYAIQiKDAIAAAAB4QwBAAAAAf4MAQAAAAGADQQAAAABkg0CAAAAAZMNQAAAAAGUDUAAAAABlQ2AAAAAAQy_DAEAAAAB2QwBAAAAAdoMAQAAAAHbDAEAAAAB3AwBAAAAAd0MAQAAAAHeDAIAAAAB3wwCAAAAAeAMQAAAAAHhDAIAAAAB4gxAAAAAAeMMQAAAAAEUvwwBAAAAAeMMQAAAAAHkDAEAAAAB5QwBAAAAAeYMAQAAAAHnDAAAsxYAIOgMAAC0FgAg6QwgAAAAAeoMAQAAAAHrDAEAAAAB7AxAAAAAAe0MAQAAAAHuDAEAAAAB7wwgAAAAAfAMAQAAAAHxDCAAAAAB8gxAAAAAAfMMIAAAAAH0DEAAAAAB9QxAAAAAAQIAAADUEgAgDwAAvR0AIAe_DAQAAAABwQxAAAAAAcIMAgAAAAHDDAIAAAABxAwBAAAAAcUMgAAAAAHGDAEAAAABAwAAAOESACAPAAC9HQAgEAAAwh0AIBYAAADhEgAgCAAAwh0AIL8MAQCHFgAh4wxAAIMWACHkDAEAhxYAIeUMAQCHFgAh5gwBAIcWACHnDAAAoxYAIOgMAACkFgAg6QwgAKUWACHqDAEAhxYAIesMAQCGFgAh7AxAAI8WACHtDAEAhhYAIe4MAQCGFgAh7wwgAKUWACHwDAEAhhYAIfEMIAClFgAh8gxAAI8WACHzDCAApRYAIfQMQACPFgAh9QxAAI8WACEUvwwBAIcWACHjDEAAgxYAIeQMAQCHFgAh5QwBAIcWACHmDAEAhxYAIecMAACjFgAg6AwAAKQWACDpDCAApRYAIeoMAQCHFgAh6wwBAIYWACHsDEAAjxYAIe0MAQCGFgAh7gwBAIYWACHvDCAApRYAIfAMAQCGFgAh8QwgAKUWACHyDEAAjxYAIfMMIAClFgAh9AxAAI8WACH1DEAAjxYAIQ6IDAAAnhYAIL8MAQAAAAHYDAEAAAAB2QwBAAAAAdoMAQAAAAHbDAEAAAAB3AwBAAAAAd0MAQAAAAHeDAIAAAAB3wwCAAAAAeAMQAAAAAHhDAIAAAAB4gxAAAAAAeMMQAAAAAECAAAA2BIAIA8AAMMdACADAAAA1hIAIA8AAMMdACAQAADHHQAgEAAAANYSACAIAADHHQAgiAwAAJAWACC_DAEAhxYAIdgMAQCHFgAh2QwBAIcWACHaDAEAhxYAIdsMAQCHFgAh3AwBAIYWACHdDAEAhxYAId4MAgCFFgAh3wwCAIUWACHgDEAAjxYAIeEMAgCFFgAh4gxAAI8WACHjDEAAgxYAIQ6IDAAAkBYAIL8MAQCHFgAh2AwBAIcWACHZDAEAhxYAIdoMAQCHFgAh2wwBAIcWACHcDAEAhhYAId0MAQCHFgAh3gwCAIUWACHfDAIAhRYAIeAMQACPFgAh4QwCAIUWACHiDEAAjxYAIeMMQACDFgAhAwgAAcgWACHnDgAByBYAIegPAAEAAAEAAAAAAxUABhYABxcACAAAAAMVAAYWAAcXAAgAAAAFFQAOFgARFwASKAAPKQAQAAAAAAAFFQAOFgARFwASKAAPKQAQAAAAAxUAGBYAGRcAGgAAAAMVABgWABkXABoAAAAFFQAgFgAjFwAkKAAhKQAiAAAAAAAFFQAgFgAjFwAkKAAhKQAiAAAABRUAKhYALRcALigAKykALAAAAAAABRUAKhYALRcALigAKykALAAAAAUVADQWADcXADgoADUpADYAAAAAAAUVADQWADcXADgoADUpADYAAAAFFQA-FgBBFwBCKAA_KQBAAAAAAAAFFQA-FgBBFwBCKAA_KQBAAAAAAxUASBYASRcASgAAAAMVAEgWAEkXAEoAAAAFFQBQFgBTFwBUKABRKQBSAAAAAAAFFQBQFgBTFwBUKABRKQBSAAAAAxUAWhYAWxcAXAAAAAMVAFoWAFsXAFwCFQBgrQGAAl8BrAEAXgGtAYECAAAABRUAZBYAZxcAaCgAZSkAZgAAAAAABRUAZBYAZxcAaCgAZSkAZgGsAQBeAawBAF4FFQBtFgBwFwBxKABuKQBvAAAAAAAFFQBtFgBwFwBxKABuKQBvAAAAAxUAdxYAeBcAeQAAAAMVAHcWAHgXAHkAAAAFFQB_FgCCARcAgwEoAIABKQCBAQAAAAAABRUAfxYAggEXAIMBKACAASkAgQEAAAAFFQCJARYAjAEXAI0BKACKASkAiwEAAAAAAAUVAIkBFgCMARcAjQEoAIoBKQCLAQAAAAUVAJMBFgCWARcAlwEoAJQBKQCVAQAAAAAABRUAkwEWAJYBFwCXASgAlAEpAJUBAAAAAxUAnQEWAJ4BFwCfAQAAAAMVAJ0BFgCeARcAnwEAAAAFFQClARYAqAEXAKkBKACmASkApwEAAAAAAAUVAKUBFgCoARcAqQEoAKYBKQCnAQAAAAUVAK8BFgCyARcAswEoALABKQCxAQAAAAAABRUArwEWALIBFwCzASgAsAEpALEBAAAABRUAuQEWALwBFwC9ASgAugEpALsBAAAAAAAFFQC5ARYAvAEXAL0BKAC6ASkAuwEBzwIAwAECFQDBAc4C-wO_AQHOAvwDAAHPAgDAAQHPAgDAAQUVAMUBFgDIARcAyQEoAMYBKQDHAQAAAAAABRUAxQEWAMgBFwDJASgAxgEpAMcBAAADFQDOARYAzwEXANABAAAAAxUAzgEWAM8BFwDQAQAAAAUVANYBFgDZARcA2gEoANcBKQDYAQAAAAAABRUA1gEWANkBFwDaASgA1wEpANgBAhUA3gGBA8kE3QEBgAMA3AEBgQPKBAAAAAUVAOIBFgDlARcA5gEoAOMBKQDkAQAAAAAABRUA4gEWAOUBFwDmASgA4wEpAOQBAYADANwBAYADANwBAxUA6wEWAOwBFwDtAQAAAAMVAOsBFgDsARcA7QEAAAADFQDzARYA9AEXAPUBAAAAAxUA8wEWAPQBFwD1AQAAAAUVAPsBFgD-ARcA_wEoAPwBKQD9AQAAAAAABRUA-wEWAP4BFwD_ASgA_AEpAP0BAAAAAxUAhQIWAIYCFwCHAgAAAAMVAIUCFgCGAhcAhwIAAAAFFQCNAhYAkAIXAJECKACOAikAjwIAAAAAAAUVAI0CFgCQAhcAkQIoAI4CKQCPAgAAAAUVAJcCFgCaAhcAmwIoAJgCKQCZAgAAAAAABRUAlwIWAJoCFwCbAigAmAIpAJkCAAAABRUAoQIWAKQCFwClAigAogIpAKMCAAAAAAAFFQChAhYApAIXAKUCKACiAikAowIAAAAFFQCrAhYArgIXAK8CKACsAikArQIAAAAAAAUVAKsCFgCuAhcArwIoAKwCKQCtAgAAAAUVALUCFgC4AhcAuQIoALYCKQC3AgAAAAAABRUAtQIWALgCFwC5AigAtgIpALcCAAAABRUAvwIWAMICFwDDAigAwAIpAMECAAAAAAAFFQC_AhYAwgIXAMMCKADAAikAwQIAAAAFFQDJAhYAzAIXAM0CKADKAikAywIAAAAAAAUVAMkCFgDMAhcAzQIoAMoCKQDLAgAAAAUVANMCFgDWAhcA1wIoANQCKQDVAgAAAAAABRUA0wIWANYCFwDXAigA1AIpANUCAAAABRUA3QIWAOACFwDhAigA3gIpAN8CAAAAAAAFFQDdAhYA4AIXAOECKADeAikA3wIAAAAFFQDnAhYA6gIXAOsCKADoAikA6QIAAAAAAAUVAOcCFgDqAhcA6wIoAOgCKQDpAgAAAAUVAPECFgD0AhcA9QIoAPICKQDzAgAAAAAABRUA8QIWAPQCFwD1AigA8gIpAPMCAAAABRUA-wIWAP4CFwD_AigA_AIpAP0CAAAAAAAFFQD7AhYA_gIXAP8CKAD8AikA_QIAAAAFFQCFAxYAiAMXAIkDKACGAykAhwMAAAAAAAUVAIUDFgCIAxcAiQMoAIYDKQCHAwYVAJEDowWNCIwDpAWRCI0DpQWVCI4DpgWZCI8DpwWdCJADAaIFAIsDAaIFAIsDAaIFAIsDAaIFAIsDAaIFAIsDBaMFnggApAWfCAClBaAIAKYFoQgApwWiCAAAAAUVAJUDFgCYAxcAmQMoAJYDKQCXAwAAAAAABRUAlQMWAJgDFwCZAygAlgMpAJcDAaIFAIsDAaIFAIsDBRUAngMWAKEDFwCiAygAnwMpAKADAAAAAAAFFQCeAxYAoQMXAKIDKACfAykAoAMBogUAiwMBogUAiwMFFQCnAxYAqgMXAKsDKACoAykAqQMAAAAAAAUVAKcDFgCqAxcAqwMoAKgDKQCpAwGiBQCLAwGiBQCLAwUVALADFgCzAxcAtAMoALEDKQCyAwAAAAAABRUAsAMWALMDFwC0AygAsQMpALIDAaIFAIsDAaIFAIsDBRUAuQMWALwDFwC9AygAugMpALsDAAAAAAAFFQC5AxYAvAMXAL0DKAC6AykAuwMBogUAiwMBogUAiwMDFQDCAxYAwwMXAMQDAAAAAxUAwgMWAMMDFwDEAwMVAMkDiQatCccDigaxCcgDAYgGAMYDAYgGAMYDAokGsgkAigazCQAAAAUVAM0DFgDQAxcA0QMoAM4DKQDPAwAAAAAABRUAzQMWANADFwDRAygAzgMpAM8DAYgGAMYDAYgGAMYDBRUA1gMWANkDFwDaAygA1wMpANgDAAAAAAAFFQDWAxYA2QMXANoDKADXAykA2AMBiAYAxgMBiAYAxgMFFQDfAxYA4gMXAOMDKADgAykA4QMAAAAAAAUVAN8DFgDiAxcA4wMoAOADKQDhAwUVAO4DvAb8CeYDvQaACucDwAaECugDwQaLCusDAbsGAOUDAbsGAOUDAxUA6gO7BgDlA78GiArpAwG-BgDoAwG_BokKAAMVAO0DuwYA5QPCBo8K7AMBwQYA6wMBwgaQCgADvAaRCgC9BpIKAMAGkwoAAAADFQDyAxYA8wMXAPQDAAAAAxUA8gMWAPMDFwD0AwG7BgDlAwG7BgDlAwUVAPkDFgD8AxcA_QMoAPoDKQD7AwAAAAAABRUA-QMWAPwDFwD9AygA-gMpAPsDAbsGAOUDAbsGAOUDAxUAggQWAIMEFwCEBAAAAAMVAIIEFgCDBBcAhAQBuwYA5QMBuwYA5QMFFQCJBBYAjAQXAI0EKACKBCkAiwQAAAAAAAUVAIkEFgCMBBcAjQQoAIoEKQCLBAG-BgDoAwG-BgDoAwUVAJIEFgCVBBcAlgQoAJMEKQCUBAAAAAAABRUAkgQWAJUEFwCWBCgAkwQpAJQEAAAABRUAnAQWAJ8EFwCgBCgAnQQpAJ4EAAAAAAAFFQCcBBYAnwQXAKAEKACdBCkAngQBuwYA5QMBuwYA5QMFFQClBBYAqAQXAKkEKACmBCkApwQAAAAAAAUVAKUEFgCoBBcAqQQoAKYEKQCnBAHBBgDrAwHBBgDrAwMVAK4EFgCvBBcAsAQAAAADFQCuBBYArwQXALAEAxUAtQTEB88LswTFB9MLtAQBwwcAsgQBwwcAsgQCxAfUCwDFB9ULAAAABRUAuQQWALwEFwC9BCgAugQpALsEAAAAAAAFFQC5BBYAvAQXAL0EKAC6BCkAuwQBwwcAsgQBwwcAsgQFFQDCBBYAxQQXAMYEKADDBCkAxAQAAAAAAAUVAMIEFgDFBBcAxgQoAMMEKQDEBAHDBwCyBAHDBwCyBAMVAMsEFgDMBBcAzQQAAAADFQDLBBYAzAQXAM0EAAAABRUA0wQWANYEFwDXBCgA1AQpANUEAAAAAAAFFQDTBBYA1gQXANcEKADUBCkA1QQAAAAFFQDdBBYA4AQXAOEEKADeBCkA3wQAAAAAAAUVAN0EFgDgBBcA4QQoAN4EKQDfBAAAAAUVAOcEFgDqBBcA6wQoAOgEKQDpBAAAAAAABRUA5wQWAOoEFwDrBCgA6AQpAOkEAAAAAxUA8QQWAPIEFwDzBAAAAAMVAPEEFgDyBBcA8wQAAAADFQD5BBYA-gQXAPsEAAAAAxUA-QQWAPoEFwD7BAAAAAMVAIEFFgCCBRcAgwUAAAADFQCBBRYAggUXAIMFAAAABRUAiQUWAIwFFwCNBSgAigUpAIsFAAAAAAAFFQCJBRYAjAUXAI0FKACKBSkAiwUAAAAFFQCTBRYAlgUXAJcFKACUBSkAlQUAAAAAAAUVAJMFFgCWBRcAlwUoAJQFKQCVBQAAAAMVAJ0FFgCeBRcAnwUAAAADFQCdBRYAngUXAJ8FAAAABRUApQUWAKgFFwCpBSgApgUpAKcFAAAAAAAFFQClBRYAqAUXAKkFKACmBSkApwUAAAAFFQCvBRYAsgUXALMFKACwBSkAsQUAAAAAAAUVAK8FFgCyBRcAswUoALAFKQCxBQAAAAUVALkFFgC8BRcAvQUoALoFKQC7BQAAAAAABRUAuQUWALwFFwC9BSgAugUpALsFAAAABRUAwwUWAMYFFwDHBSgAxAUpAMUFAAAAAAAFFQDDBRYAxgUXAMcFKADEBSkAxQUAAAAFFQDNBRYA0AUXANEFKADOBSkAzwUAAAAAAAUVAM0FFgDQBRcA0QUoAM4FKQDPBQAAAAUVANcFFgDaBRcA2wUoANgFKQDZBQAAAAAABRUA1wUWANoFFwDbBSgA2AUpANkFAAAABRUA4QUWAOQFFwDlBSgA4gUpAOMFAAAAAAAFFQDhBRYA5AUXAOUFKADiBSkA4wUAAAAFFQDrBRYA7gUXAO8FKADsBSkA7QUAAAAAAAUVAOsFFgDuBRcA7wUoAOwFKQDtBQAAAAUVAPUFFgD4BRcA-QUoAPYFKQD3BQAAAAAABRUA9QUWAPgFFwD5BSgA9gUpAPcFAAAAAxUA_wUWAIAGFwCBBgAAAAMVAP8FFgCABhcAgQYAAAAFFQCHBhYAigYXAIsGKACIBikAiQYAAAAAAAUVAIcGFgCKBhcAiwYoAIgGKQCJBgAAAAUVAJEGFgCUBhcAlQYoAJIGKQCTBgAAAAAABRUAkQYWAJQGFwCVBigAkgYpAJMGAAAABRUAmwYWAJ4GFwCfBigAnAYpAJ0GAAAAAAAFFQCbBhYAngYXAJ8GKACcBikAnQYAAAAFFQClBhYAqAYXAKkGKACmBikApwYAAAAAAAUVAKUGFgCoBhcAqQYoAKYGKQCnBgAAAAUVAK8GFgCyBhcAswYoALAGKQCxBgAAAAAABRUArwYWALIGFwCzBigAsAYpALEGAAAABRUAuQYWALwGFwC9BigAugYpALsGAAAAAAAFFQC5BhYAvAYXAL0GKAC6BikAuwYAAAADFQDDBhYAxAYXAMUGAAAAAxUAwwYWAMQGFwDFBgAAAAUVAMsGFgDOBhcAzwYoAMwGKQDNBgAAAAAABRUAywYWAM4GFwDPBigAzAYpAM0GAAAAAxUA1QYWANYGFwDXBgAAAAMVANUGFgDWBhcA1wYBtwsA2gYCFQDbBrYL2RHZBgG2C9oRAAG3CwDaBgG3CwDaBgUVAN8GFgDiBhcA4wYoAOAGKQDhBgAAAAAABRUA3wYWAOIGFwDjBigA4AYpAOEGAAADFQDoBhYA6QYXAOoGAAAAAxUA6AYWAOkGFwDqBgAAAAUVAPAGFgDzBhcA9AYoAPEGKQDyBgAAAAAABRUA8AYWAPMGFwD0BigA8QYpAPIGAAAAAxUA-gYWAPsGFwD8BgAAAAMVAPoGFgD7BhcA_AYAAAAFFQCCBxYAhQcXAIYHKACDBykAhAcAAAAAAAUVAIIHFgCFBxcAhgcoAIMHKQCEBwIVAIwHiwzZEokHAxUAiweIDACIB4oM3RKKBwGJDACJBwGKDN4SAAGLDN8SAAAAAxUAkAcWAJEHFwCSBwAAAAMVAJAHFgCRBxcAkgcBiAwAiAcBiAwAiAcFFQCXBxYAmgcXAJsHKACYBykAmQcAAAAAAAUVAJcHFgCaBxcAmwcoAJgHKQCZBwGJDACJBwGJDACJBwUVAKAHFgCjBxcApAcoAKEHKQCiBwAAAAAABRUAoAcWAKMHFwCkBygAoQcpAKIHAQIBAgMBBQYBBgcBBwgBCQoBCgwCCw0DDA8BDRECDhIEERMBEhQBExUCGBgFGRkJGhsKGxwKHB8KHSAKHiEKHyMKICUCISYLIigKIyoCJCsMJSwKJi0KJy4CKjENKzITLDQULTUULjgULzkUMDoUMTwUMj4CMz8VNEEUNUMCNkQWN0UUOEYUOUcCOkoXO0sbPE0cPU4cPlEcP1IcQFMcQVUcQlcCQ1gdRFocRVwCRl0eR14cSF8cSWACSmMfS2QlTGYmTWcmTmomT2smUGwmUW4mUnACU3EnVHMmVXUCVnYoV3cmWHgmWXkCWnwpW30vXH8wXYABMF6DATBfhAEwYIUBMGGHATBiiQECY4oBMWSMATBljgECZo8BMmeQATBokQEwaZIBAmqVATNrlgE5bJgBOm2ZATpunAE6b50BOnCeATpxoAE6cqIBAnOjATt0pQE6dacBAnaoATx3qQE6eKoBOnmrAQJ6rgE9e68BQ3yxAUR9sgFEfrUBRH-2AUSAAbcBRIEBuQFEggG7AQKDAbwBRYQBvgFEhQHAAQKGAcEBRocBwgFEiAHDAUSJAcQBAooBxwFHiwHIAUuMAcoBTI0BywFMjgHOAUyPAc8BTJAB0AFMkQHSAUySAdQBApMB1QFNlAHXAUyVAdkBApYB2gFOlwHbAUyYAdwBTJkB3QECmgHgAU-bAeEBVZwB4wFWnQHkAVaeAecBVp8B6AFWoAHpAVahAesBVqIB7QECowHuAVekAfABVqUB8gECpgHzAVinAfQBVqgB9QFWqQH2AQKqAfkBWasB-gFdrgH8AV6vAYICXrABhQJesQGGAl6yAYcCXrMBiQJetAGLAgK1AYwCYbYBjgJetwGQAgK4AZECYrkBkgJeugGTAl67AZQCArwBlwJjvQGYAmm-AZkCX78BmgJfwAGbAl_BAZwCX8IBnQJfwwGfAl_EAaECAsUBogJqxgGkAl_HAaYCAsgBpwJryQGoAl_KAakCX8sBqgICzAGtAmzNAa4Ccs4BsAJzzwGxAnPQAbQCc9EBtQJz0gG2AnPTAbgCc9QBugIC1QG7AnTWAb0Cc9cBvwIC2AHAAnXZAcECc9oBwgJz2wHDAgLcAcYCdt0BxwJ63gHJAnvfAcoCe-ABzQJ74QHOAnviAc8Ce-MB0QJ75AHTAgLlAdQCfOYB1gJ75wHYAgLoAdkCfekB2gJ76gHbAnvrAdwCAuwB3wJ-7QHgAoQB7gHiAoUB7wHjAoUB8AHmAoUB8QHnAoUB8gHoAoUB8wHqAoUB9AHsAgL1Ae0ChgH2Ae8ChQH3AfECAvgB8gKHAfkB8wKFAfoB9AKFAfsB9QIC_AH4AogB_QH5Ao4B_gH7Ao8B_wH8Ao8BgAL_Ao8BgQKAA48BggKBA48BgwKDA48BhAKFAwKFAoYDkAGGAogDjwGHAooDAogCiwORAYkCjAOPAYoCjQOPAYsCjgMCjAKRA5IBjQKSA5gBjgKUA5kBjwKVA5kBkAKYA5kBkQKZA5kBkgKaA5kBkwKcA5kBlAKeAwKVAp8DmgGWAqEDmQGXAqMDApgCpAObAZkCpQOZAZoCpgOZAZsCpwMCnAKqA5wBnQKrA6ABngKtA6EBnwKuA6EBoAKxA6EBoQKyA6EBogKzA6EBowK1A6EBpAK3AwKlArgDogGmAroDoQGnArwDAqgCvQOjAakCvgOhAaoCvwOhAasCwAMCrALDA6QBrQLEA6oBrgLGA6sBrwLHA6sBsALKA6sBsQLLA6sBsgLMA6sBswLOA6sBtALQAwK1AtEDrAG2AtMDqwG3AtUDArgC1gOtAbkC1wOrAboC2AOrAbsC2QMCvALcA64BvQLdA7QBvgLfA7UBvwLgA7UBwALjA7UBwQLkA7UBwgLlA7UBwwLnA7UBxALpAwLFAuoDtgHGAuwDtQHHAu4DAsgC7wO3AckC8AO1AcoC8QO1AcsC8gMCzAL1A7gBzQL2A74B0AL4A78B0QL9A78B0gL-A78B0wL_A78B1AKABL8B1QKCBL8B1gKEBALXAoUEwgHYAocEvwHZAokEAtoCigTDAdsCiwS_AdwCjAS_Ad0CjQQC3gKQBMQB3wKRBMoB4AKTBMAB4QKUBMAB4gKXBMAB4wKYBMAB5AKZBMAB5QKbBMAB5gKdBALnAp4EywHoAqAEwAHpAqIEAuoCowTMAesCpATAAewCpQTAAe0CpgQC7gKpBM0B7wKqBNEB8AKsBNIB8QKtBNIB8gKwBNIB8wKxBNIB9AKyBNIB9QK0BNIB9gK2BAL3ArcE0wH4ArkE0gH5ArsEAvoCvATUAfsCvQTSAfwCvgTSAf0CvwQC_gLCBNUB_wLDBNsBggPFBNwBgwPLBNwBhAPOBNwBhQPPBNwBhgPQBNwBhwPSBNwBiAPUBAKJA9UE3wGKA9cE3AGLA9kEAowD2gTgAY0D2wTcAY4D3ATcAY8D3QQCkAPgBOEBkQPhBOcBkgPiBN0BkwPjBN0BlAPkBN0BlQPlBN0BlgPmBN0BlwPoBN0BmAPqBAKZA-sE6AGaA-0E3QGbA-8EApwD8ATpAZ0D8QTdAZ4D8gTdAZ8D8wQCoAP2BOoBoQP3BO4BogP5BO8BowP6BO8BpAP9BO8BpQP-BO8BpgP_BO8BpwOBBe8BqAODBQKpA4QF8AGqA4YF7wGrA4gFAqwDiQXxAa0DigXvAa4DiwXvAa8DjAUCsAOPBfIBsQOQBfYBsgOSBfcBswOTBfcBtAOWBfcBtQOXBfcBtgOYBfcBtwOaBfcBuAOcBQK5A50F-AG6A58F9wG7A6EFArwDogX5Ab0DowX3Ab4DpAX3Ab8DpQUCwAOoBfoBwQOpBYACwgOrBYECwwOsBYECxAOvBYECxQOwBYECxgOxBYECxwOzBYECyAO1BQLJA7YFggLKA7gFgQLLA7oFAswDuwWDAs0DvAWBAs4DvQWBAs8DvgUC0APBBYQC0QPCBYgC0gPEBYkC0wPFBYkC1APIBYkC1QPJBYkC1gPKBYkC1wPMBYkC2APOBQLZA88FigLaA9EFiQLbA9MFAtwD1AWLAt0D1QWJAt4D1gWJAt8D1wUC4APaBYwC4QPbBZIC4gPdBZMC4wPeBZMC5APhBZMC5QPiBZMC5gPjBZMC5wPlBZMC6APnBQLpA-gFlALqA-oFkwLrA-wFAuwD7QWVAu0D7gWTAu4D7wWTAu8D8AUC8APzBZYC8QP0BZwC8gP2BZ0C8wP3BZ0C9AP6BZ0C9QP7BZ0C9gP8BZ0C9wP-BZ0C-AOABgL5A4EGngL6A4MGnQL7A4UGAvwDhgafAv0DhwadAv4DiAadAv8DiQYCgASMBqACgQSNBqYCggSPBqcCgwSQBqcChASTBqcChQSUBqcChgSVBqcChwSXBqcCiASZBgKJBJoGqAKKBJwGpwKLBJ4GAowEnwapAo0EoAanAo4EoQanAo8EogYCkASlBqoCkQSmBrACkgSoBrECkwSpBrEClASsBrEClQStBrEClgSuBrEClwSwBrECmASyBgKZBLMGsgKaBLUGsQKbBLcGApwEuAazAp0EuQaxAp4EugaxAp8EuwYCoAS-BrQCoQS_BroCogTBBrsCowTCBrsCpATFBrsCpQTGBrsCpgTHBrsCpwTJBrsCqATLBgKpBMwGvAKqBM4GuwKrBNAGAqwE0Qa9Aq0E0ga7Aq4E0wa7Aq8E1AYCsATXBr4CsQTYBsQCsgTaBsUCswTbBsUCtATeBsUCtQTfBsUCtgTgBsUCtwTiBsUCuATkBgK5BOUGxgK6BOcGxQK7BOkGArwE6gbHAr0E6wbFAr4E7AbFAr8E7QYCwATwBsgCwQTxBs4CwgTzBs8CwwT0Bs8CxAT3Bs8CxQT4Bs8CxgT5Bs8CxwT7Bs8CyAT9BgLJBP4G0ALKBIAHzwLLBIIHAswEgwfRAs0EhAfPAs4EhQfPAs8EhgcC0ASJB9IC0QSKB9gC0gSMB9kC0wSNB9kC1ASQB9kC1QSRB9kC1gSSB9kC1wSUB9kC2ASWBwLZBJcH2gLaBJkH2QLbBJsHAtwEnAfbAt0EnQfZAt4EngfZAt8EnwcC4ASiB9wC4QSjB-IC4gSlB-MC4wSmB-MC5ASpB-MC5QSqB-MC5gSrB-MC5wStB-MC6ASvBwLpBLAH5ALqBLIH4wLrBLQHAuwEtQflAu0EtgfjAu4EtwfjAu8EuAcC8AS7B-YC8QS8B-wC8gS-B-0C8wS_B-0C9ATCB-0C9QTDB-0C9gTEB-0C9wTGB-0C-ATIBwL5BMkH7gL6BMsH7QL7BM0HAvwEzgfvAv0EzwftAv4E0AftAv8E0QcCgAXUB_ACgQXVB_YCggXXB_cCgwXYB_cChAXbB_cChQXcB_cChgXdB_cChwXfB_cCiAXhBwKJBeIH-AKKBeQH9wKLBeYHAowF5wf5Ao0F6Af3Ao4F6Qf3Ao8F6gcCkAXtB_oCkQXuB4ADkgXwB4EDkwXxB4EDlAX0B4EDlQX1B4EDlgX2B4EDlwX4B4EDmAX6BwKZBfsHggOaBf0HgQObBf8HApwFgAiDA50FgQiBA54FggiBA58FgwgCoAWGCIQDoQWHCIoDqAWJCIsDqQWjCIsDqgWmCIsDqwWnCIsDrAWoCIsDrQWqCIsDrgWsCAKvBa0IkgOwBa8IiwOxBbEIArIFsgiTA7MFswiLA7QFtAiLA7UFtQgCtgW4CJQDtwW5CJoDuAW6CIwDuQW7CIwDugW8CIwDuwW9CIwDvAW-CIwDvQXACIwDvgXCCAK_BcMImwPABcUIjAPBBccIAsIFyAicA8MFyQiMA8QFygiMA8UFywgCxgXOCJ0DxwXPCKMDyAXQCI0DyQXRCI0DygXSCI0DywXTCI0DzAXUCI0DzQXWCI0DzgXYCALPBdkIpAPQBdsIjQPRBd0IAtIF3gilA9MF3wiNA9QF4AiNA9UF4QgC1gXkCKYD1wXlCKwD2AXmCI4D2QXnCI4D2gXoCI4D2wXpCI4D3AXqCI4D3QXsCI4D3gXuCALfBe8IrQPgBfEIjgPhBfMIAuIF9AiuA-MF9QiOA-QF9giOA-UF9wgC5gX6CK8D5wX7CLUD6AX8CI8D6QX9CI8D6gX-CI8D6wX_CI8D7AWACY8D7QWCCY8D7gWECQLvBYUJtgPwBYcJjwPxBYkJAvIFigm3A_MFiwmPA_QFjAmPA_UFjQkC9gWQCbgD9wWRCb4D-AWSCZAD-QWTCZAD-gWUCZAD-wWVCZAD_AWWCZAD_QWYCZAD_gWaCQL_BZsJvwOABp0JkAOBBp8JAoIGoAnAA4MGoQmQA4QGogmQA4UGowkChgamCcEDhwanCcUDiwapCcYDjAa0CcYDjQa3CcYDjga4CcYDjwa5CcYDkAa7CcYDkQa9CQKSBr4JygOTBsAJxgOUBsIJApUGwwnLA5YGxAnGA5cGxQnGA5gGxgkCmQbJCcwDmgbKCdIDmwbLCccDnAbMCccDnQbNCccDngbOCccDnwbPCccDoAbRCccDoQbTCQKiBtQJ0wOjBtYJxwOkBtgJAqUG2QnUA6YG2gnHA6cG2wnHA6gG3AkCqQbfCdUDqgbgCdsDqwbhCcgDrAbiCcgDrQbjCcgDrgbkCcgDrwblCcgDsAbnCcgDsQbpCQKyBuoJ3AOzBuwJyAO0Bu4JArUG7wndA7YG8AnIA7cG8QnIA7gG8gkCuQb1Cd4Dugb2CeQDwwb4CeUDxAaUCuUDxQaXCuUDxgaYCuUDxwaZCuUDyAabCuUDyQadCgLKBp4K7wPLBqAK5QPMBqIKAs0GowrwA84GpArlA88GpQrlA9AGpgoC0QapCvED0gaqCvUD0warCuYD1AasCuYD1QatCuYD1gauCuYD1wavCuYD2AaxCuYD2QazCgLaBrQK9gPbBrYK5gPcBrgKAt0GuQr3A94GugrmA98GuwrmA-AGvAoC4Qa_CvgD4gbACv4D4wbBCucD5AbCCucD5QbDCucD5gbECucD5wbFCucD6AbHCucD6QbJCgLqBsoK_wPrBswK5wPsBs4KAu0GzwqABO4G0ArnA-8G0QrnA_AG0goC8QbVCoEE8gbWCoUE8wbXCugD9AbYCugD9QbZCugD9gbaCugD9wbbCugD-AbdCugD-QbfCgL6BuAKhgT7BuIK6AP8BuQKAv0G5QqHBP4G5groA_8G5wroA4AH6AoCgQfrCogEggfsCo4EgwftCukDhAfuCukDhQfvCukDhgfwCukDhwfxCukDiAfzCukDiQf1CgKKB_YKjwSLB_gK6QOMB_oKAo0H-wqQBI4H_ArpA48H_QrpA5AH_goCkQeBC5EEkgeCC5cEkweEC5gElAeFC5gElQeIC5gElgeJC5gElweKC5gEmAeMC5gEmQeOCwKaB48LmQSbB5ELmAScB5MLAp0HlAuaBJ4HlQuYBJ8HlguYBKAHlwsCoQeaC5sEogebC6EEowedC-sDpAeeC-sDpQegC-sDpgehC-sDpweiC-sDqAekC-sDqQemCwKqB6cLogSrB6kL6wOsB6sLAq0HrAujBK4HrQvrA68HrgvrA7AHrwsCsQeyC6QEsgezC6oEswe0C-wDtAe1C-wDtQe2C-wDtge3C-wDtwe4C-wDuAe6C-wDuQe8CwK6B70LqwS7B78L7AO8B8ELAr0HwgusBL4HwwvsA78HxAvsA8AHxQsCwQfIC60EwgfJC7EExgfLC7IExwfWC7IEyAfZC7IEyQfaC7IEygfbC7IEywfdC7IEzAffCwLNB-ALtgTOB-ILsgTPB-QLAtAH5Qu3BNEH5guyBNIH5wuyBNMH6AsC1AfrC7gE1QfsC74E1gftC7ME1wfuC7ME2AfvC7ME2QfwC7ME2gfxC7ME2wfzC7ME3Af1CwLdB_YLvwTeB_gLswTfB_oLAuAH-wvABOEH_AuzBOIH_QuzBOMH_gsC5AeBDMEE5QeCDMcE5geDDLQE5weEDLQE6AeFDLQE6QeGDLQE6geHDLQE6weJDLQE7AeLDALtB4wMyATuB44MtATvB5AMAvAHkQzJBPEHkgy0BPIHkwy0BPMHlAwC9AeXDMoE9QeYDM4E9geaDM8E9webDM8E-AeeDM8E-QefDM8E-gegDM8E-weiDM8E_AekDAL9B6UM0AT-B6cMzwT_B6kMAoAIqgzRBIEIqwzPBIIIrAzPBIMIrQwChAiwDNIEhQixDNgEhgizDNkEhwi0DNkEiAi3DNkEiQi4DNkEigi5DNkEiwi7DNkEjAi9DAKNCL4M2gSOCMAM2QSPCMIMApAIwwzbBJEIxAzZBJIIxQzZBJMIxgwClAjJDNwElQjKDOIElgjMDOMElwjNDOMEmAjQDOMEmQjRDOMEmgjSDOMEmwjUDOMEnAjWDAKdCNcM5ASeCNkM4wSfCNsMAqAI3AzlBKEI3QzjBKII3gzjBKMI3wwCpAjiDOYEpQjjDOwEpgjlDO0EpwjmDO0EqAjpDO0EqQjqDO0EqgjrDO0EqwjtDO0ErAjvDAKtCPAM7gSuCPIM7QSvCPQMArAI9QzvBLEI9gztBLII9wztBLMI-AwCtAj7DPAEtQj8DPQEtgj-DPUEtwj_DPUEuAiCDfUEuQiDDfUEugiEDfUEuwiGDfUEvAiIDQK9CIkN9gS-CIsN9QS_CI0NAsAIjg33BMEIjw31BMIIkA31BMMIkQ0CxAiUDfgExQiVDfwExgiXDf0ExwiYDf0EyAibDf0EyQicDf0EygidDf0EywifDf0EzAihDQLNCKIN_gTOCKQN_QTPCKYNAtAIpw3_BNEIqA39BNIIqQ39BNMIqg0C1AitDYAF1QiuDYQF1giwDYUF1wixDYUF2Ai0DYUF2Qi1DYUF2gi2DYUF2wi4DYUF3Ai6DQLdCLsNhgXeCL0NhQXfCL8NAuAIwA2HBeEIwQ2FBeIIwg2FBeMIww0C5AjGDYgF5QjHDY4F5gjJDY8F5wjKDY8F6AjNDY8F6QjODY8F6gjPDY8F6wjRDY8F7AjTDQLtCNQNkAXuCNYNjwXvCNgNAvAI2Q2RBfEI2g2PBfII2w2PBfMI3A0C9AjfDZIF9QjgDZgF9gjiDZkF9wjjDZkF-AjmDZkF-QjnDZkF-gjoDZkF-wjqDZkF_AjsDQL9CO0NmgX-CO8NmQX_CPENAoAJ8g2bBYEJ8w2ZBYIJ9A2ZBYMJ9Q0ChAn4DZwFhQn5DaAFhgn7DaEFhwn8DaEFiAn_DaEFiQmADqEFigmBDqEFiwmDDqEFjAmFDgKNCYYOogWOCYgOoQWPCYoOApAJiw6jBZEJjA6hBZIJjQ6hBZMJjg4ClAmRDqQFlQmSDqoFlgmUDqsFlwmVDqsFmAmYDqsFmQmZDqsFmgmaDqsFmwmcDqsFnAmeDgKdCZ8OrAWeCaEOqwWfCaMOAqAJpA6tBaEJpQ6rBaIJpg6rBaMJpw4CpAmqDq4FpQmrDrQFpgmtDrUFpwmuDrUFqAmxDrUFqQmyDrUFqgmzDrUFqwm1DrUFrAm3DgKtCbgOtgWuCboOtQWvCbwOArAJvQ63BbEJvg61BbIJvw61BbMJwA4CtAnDDrgFtQnEDr4FtgnGDr8FtwnHDr8FuAnKDr8FuQnLDr8FugnMDr8FuwnODr8FvAnQDgK9CdEOwAW-CdMOvwW_CdUOAsAJ1g7BBcEJ1w6_BcIJ2A6_BcMJ2Q4CxAncDsIFxQndDsgFxgnfDskFxwngDskFyAnjDskFyQnkDskFygnlDskFywnnDskFzAnpDgLNCeoOygXOCewOyQXPCe4OAtAJ7w7LBdEJ8A7JBdIJ8Q7JBdMJ8g4C1An1DswF1Qn2DtIF1gn4DtMF1wn5DtMF2An8DtMF2Qn9DtMF2gn-DtMF2wmAD9MF3AmCDwLdCYMP1AXeCYUP0wXfCYcPAuAJiA_VBeEJiQ_TBeIJig_TBeMJiw8C5AmOD9YF5QmPD9wF5gmRD90F5wmSD90F6AmVD90F6QmWD90F6gmXD90F6wmZD90F7AmbDwLtCZwP3gXuCZ4P3QXvCaAPAvAJoQ_fBfEJog_dBfIJow_dBfMJpA8C9AmnD-AF9QmoD-YF9gmqD-cF9wmrD-cF-AmuD-cF-QmvD-cF-gmwD-cF-wmyD-cF_Am0DwL9CbUP6AX-CbcP5wX_CbkPAoAKug_pBYEKuw_nBYIKvA_nBYMKvQ8ChArAD-oFhQrBD_AFhgrDD_EFhwrED_EFiArHD_EFiQrID_EFigrJD_EFiwrLD_EFjArNDwKNCs4P8gWOCtAP8QWPCtIPApAK0w_zBZEK1A_xBZIK1Q_xBZMK1g8ClArZD_QFlQraD_oFlgrcD_sFlwrdD_sFmArgD_sFmQrhD_sFmgriD_sFmwrkD_sFnArmDwKdCucP_AWeCukP-wWfCusPAqAK7A_9BaEK7Q_7BaIK7g_7BaMK7w8CpAryD_4FpQrzD4IGpgr1D4MGpwr2D4MGqAr5D4MGqQr6D4MGqgr7D4MGqwr9D4MGrAr_DwKtCoAQhAauCoIQgwavCoQQArAKhRCFBrEKhhCDBrIKhxCDBrMKiBACtAqLEIYGtQqMEIwGtgqOEI0GtwqPEI0GuAqSEI0GuQqTEI0GugqUEI0GuwqWEI0GvAqYEAK9CpkQjga-CpsQjQa_Cp0QAsAKnhCPBsEKnxCNBsIKoBCNBsMKoRACxAqkEJAGxQqlEJYGxgqnEJcGxwqoEJcGyAqrEJcGyQqsEJcGygqtEJcGywqvEJcGzAqxEALNCrIQmAbOCrQQlwbPCrYQAtAKtxCZBtEKuBCXBtIKuRCXBtMKuhAC1Aq9EJoG1Qq-EKAG1grAEKEG1wrBEKEG2ArEEKEG2QrFEKEG2grGEKEG2wrIEKEG3ArKEALdCssQogbeCs0QoQbfCs8QAuAK0BCjBuEK0RChBuIK0hChBuMK0xAC5ArWEKQG5QrXEKoG5grZEKsG5wraEKsG6ArdEKsG6QreEKsG6grfEKsG6wrhEKsG7ArjEALtCuQQrAbuCuYQqwbvCugQAvAK6RCtBvEK6hCrBvIK6xCrBvMK7BAC9ArvEK4G9QrwELQG9gryELUG9wrzELUG-Ar2ELUG-Qr3ELUG-gr4ELUG-wr6ELUG_Ar8EAL9Cv0Qtgb-Cv8QtQb_CoERAoALghG3BoELgxG1BoILhBG1BoMLhREChAuIEbgGhQuJEb4GhguLEb8GhwuMEb8GiAuPEb8GiQuQEb8GiguREb8GiwuTEb8GjAuVEQKNC5YRwAaOC5gRvwaPC5oRApALmxHBBpELnBG_BpILnRG_BpMLnhEClAuhEcIGlQuiEcYGlgukEccGlwulEccGmAuoEccGmQupEccGmguqEccGmwusEccGnAuuEQKdC68RyAaeC7ERxwafC7MRAqALtBHJBqELtRHHBqILthHHBqMLtxECpAu6EcoGpQu7EdAGpgu9EdEGpwu-EdEGqAvBEdEGqQvCEdEGqgvDEdEGqwvFEdEGrAvHEQKtC8gR0gauC8oR0QavC8wRArALzRHTBrELzhHRBrILzxHRBrML0BECtAvTEdQGtQvUEdgGuAvWEdkGuQvbEdkGugvcEdkGuwvdEdkGvAveEdkGvQvgEdkGvgviEQK_C-MR3AbAC-UR2QbBC-cRAsIL6BHdBsML6RHZBsQL6hHZBsUL6xECxgvuEd4GxwvvEeQGyAvxEdoGyQvyEdoGygv1EdoGywv2EdoGzAv3EdoGzQv5EdoGzgv7EQLPC_wR5QbQC_4R2gbRC4ASAtILgRLmBtMLghLaBtQLgxLaBtULhBIC1guHEucG1wuIEusG2AuKEuwG2QuLEuwG2guOEuwG2wuPEuwG3AuQEuwG3QuSEuwG3guUEgLfC5US7QbgC5cS7AbhC5kSAuILmhLuBuMLmxLsBuQLnBLsBuULnRIC5gugEu8G5wuhEvUG6AujEvYG6QukEvYG6gunEvYG6wuoEvYG7AupEvYG7QurEvYG7gutEgLvC64S9wbwC7AS9gbxC7ISAvILsxL4BvMLtBL2BvQLtRL2BvULthIC9gu5EvkG9wu6Ev0G-Au8Ev4G-Qu9Ev4G-gvAEv4G-wvBEv4G_AvCEv4G_QvEEv4G_gvGEgL_C8cS_waADMkS_gaBDMsSAoIMzBKAB4MMzRL-BoQMzhL-BoUMzxIChgzSEoEHhwzTEocHjAzVEogHjQzgEogHjgzjEogHjwzkEogHkAzlEogHkQznEogHkgzpEgKTDOoSjQeUDOwSiAeVDO4SApYM7xKOB5cM8BKIB5gM8RKIB5kM8hICmgz1Eo8Hmwz2EpMHnAz3EokHnQz4EokHngz5EokHnwz6EokHoAz7EokHoQz9EokHogz_EgKjDIATlAekDIITiQelDIQTAqYMhROVB6cMhhOJB6gMhxOJB6kMiBMCqgyLE5YHqwyME5wHrAyNE4oHrQyOE4oHrgyPE4oHrwyQE4oHsAyRE4oHsQyTE4oHsgyVEwKzDJYTnQe0DJgTige1DJoTArYMmxOeB7cMnBOKB7gMnROKB7kMnhMCugyhE58HuwyiE6UH"
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
