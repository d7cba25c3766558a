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

/// The events of a chain's registries of ERC-8004. Owner, wallet, file and feedback of an agent are read from these rows.
model AgentEvent {
  chainId       BigInt   @map("chain_id")
  blockNumber   BigInt   @map("block_number")
  logIndex      Int      @map("log_index")
  /// Block time, unix seconds.
  at            BigInt
  txHash        String   @map("tx_hash")
  /// registered, transfer, uri, wallet, feedback, revoked, response or draft.
  kind          String
  /// uint256. The first one is 0.
  agentId       Decimal  @map("agent_id") @db.Decimal(78, 0)
  /// New owner or wallet, or who gave the feedback; null where a wallet was taken away.
  account       String?
  /// Of feedback, its revocation and responses: its number for this agent and giver.
  feedbackIndex Decimal? @map("feedback_index") @db.Decimal(20, 0)
  /// int128, in units of 10 to the power of minus \`decimals\`.
  value         Decimal? @db.Decimal(39, 0)
  decimals      Int?     @db.SmallInt
  /// Texts of the event: uri, tag1, tag2, endpoint, hash, responder, from; \`omitted\`: characters of a URI that is too long.
  data          Json     @default("{}")

  @@id([chainId, blockNumber, logIndex])
  @@index([chainId, agentId, kind, blockNumber, logIndex])
  // What an account did with an agent, the newest first; and which agents it praised, each in one step.
  @@index([account, kind, chainId, agentId, blockNumber, logIndex])
  @@index([account, chainId, agentId], map: "agent_event_praise", where: raw("(kind = 'feedback'::text) AND (value > (0)::numeric)"))
  @@map("agent_event")
}

/// The registries whose events are stored of a chain, and of which blocks.
model AgentSource {
  chainId      BigInt @id @map("chain_id")
  identity     String
  reputation   String
  /// From here on logs are read; lower settings begin anew.
  firstBlock   BigInt @map("first_block")
  /// From the first block up to this one all logs were read.
  readTo       BigInt @map("read_to")
  /// From this block on the events come with the followed blocks.
  followedFrom BigInt @map("followed_from")

  @@map("agent_source")
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

/// How much an issuer's attestations count from a day on, until the next row of the issuer. Before the first row: 0.
model IssuerWeight {
  /// The issuer's subject.
  subject String
  /// 00:00 UTC, unix seconds; 0: ever since, of a version that kept one weight.
  fromDay BigInt @default(0) @map("from_day")
  /// Permille, 0 to 1000.
  weight  Int

  @@id([subject, fromDay])
  @@index([fromDay])
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
  /// The language of its messages: that of the page on which it was set up or, for operators, confirmed.
  language       String            @default("en")
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
config.runtimeDataModel = JSON.parse('{"models":{"EarnedAchievement":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"},{"name":"earnedAt","kind":"scalar","type":"DateTime","dbName":"earned_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"}],"dbName":"earned_achievement","schema":null},"AgentEvent":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"kind","kind":"scalar","type":"String"},{"name":"agentId","kind":"scalar","type":"Decimal","dbName":"agent_id"},{"name":"account","kind":"scalar","type":"String"},{"name":"feedbackIndex","kind":"scalar","type":"Decimal","dbName":"feedback_index"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"decimals","kind":"scalar","type":"Int"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"agent_event","schema":null},"AgentSource":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"identity","kind":"scalar","type":"String"},{"name":"reputation","kind":"scalar","type":"String"},{"name":"firstBlock","kind":"scalar","type":"BigInt","dbName":"first_block"},{"name":"readTo","kind":"scalar","type":"BigInt","dbName":"read_to"},{"name":"followedFrom","kind":"scalar","type":"BigInt","dbName":"followed_from"}],"dbName":"agent_source","schema":null},"Appeal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"flag","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"decideBy","kind":"scalar","type":"DateTime","dbName":"decide_by"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"decision","kind":"scalar","type":"String"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"totalBefore","kind":"scalar","type":"Int","dbName":"total_before"},{"name":"totalAfter","kind":"scalar","type":"Int","dbName":"total_after"},{"name":"consent","kind":"scalar","type":"String"}],"dbName":"appeal","schema":null},"AttestationSchema":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"schema","kind":"scalar","type":"String"},{"name":"resolver","kind":"scalar","type":"String"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"attestation_schema","schema":null},"Attestation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"data","kind":"scalar","type":"String"},{"name":"omittedBytes","kind":"scalar","type":"Int","dbName":"omitted_bytes"},{"name":"decoded","kind":"scalar","type":"Json"},{"name":"preview","kind":"scalar","type":"Json"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"refUid","kind":"scalar","type":"String","dbName":"ref_uid"},{"name":"salt","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"signatureKind","kind":"scalar","type":"String","dbName":"signature_kind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"revocationReason","kind":"scalar","type":"String","dbName":"revocation_reason"},{"name":"revocationDetails","kind":"scalar","type":"String","dbName":"revocation_details"},{"name":"publicReason","kind":"scalar","type":"String","dbName":"public_reason"},{"name":"revocationSignature","kind":"scalar","type":"String","dbName":"revocation_signature"},{"name":"revocationSeq","kind":"scalar","type":"BigInt","dbName":"revocation_seq"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revokedBlock","kind":"scalar","type":"BigInt","dbName":"revoked_block"},{"name":"revokedTxHash","kind":"scalar","type":"String","dbName":"revoked_tx_hash"},{"name":"final","kind":"scalar","type":"Boolean"}],"dbName":"attestation","schema":null},"LeftOutAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"sender","kind":"scalar","type":"String"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"attestation","kind":"scalar","type":"Json"}],"dbName":"left_out_attestation","schema":null},"EarlyRevocation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"}],"dbName":"early_revocation","schema":null},"IssuerWeight":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"fromDay","kind":"scalar","type":"BigInt","dbName":"from_day"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"issuer_weight","schema":null},"Notification":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"}],"dbName":"notification","schema":null},"PendingAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"uid","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"subject","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revocation","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"}],"dbName":"pending_attestation","schema":null},"Meta":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Json"}],"dbName":"meta","schema":null},"Developer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tier","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"erasingAt","kind":"scalar","type":"DateTime","dbName":"erasing_at"},{"name":"erasedAt","kind":"scalar","type":"DateTime","dbName":"erased_at"},{"name":"erasedTrackings","kind":"scalar","type":"Int","dbName":"erased_trackings"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToDeveloper"},{"name":"noticeChannels","kind":"object","type":"NoticeChannel","relationName":"DeveloperToNoticeChannel"}],"dbName":"developer","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"origins","kind":"scalar","type":"String"},{"name":"policyIds","kind":"scalar","type":"String","dbName":"policy_ids"},{"name":"permissions","kind":"scalar","type":"String"},{"name":"rateLimit","kind":"scalar","type":"Int","dbName":"rate_limit"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"last4","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"replacedBy","kind":"scalar","type":"String","dbName":"replaced_by"},{"name":"developer","kind":"object","type":"Developer","relationName":"ApiKeyToDeveloper"}],"dbName":"api_key","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actor","kind":"scalar","type":"String"},{"name":"act","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"}],"dbName":"audit_entry","schema":null},"IdempotentRequest":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"committed","kind":"scalar","type":"Boolean"},{"name":"results","kind":"scalar","type":"Bytes"},{"name":"fence","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"idempotent_request","schema":null},"IdempotentBytes":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"bytes","kind":"scalar","type":"BigInt"}],"dbName":"idempotent_bytes","schema":null},"DayCount":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"requests","kind":"scalar","type":"Int"}],"dbName":"day_count","schema":null},"AuthNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"auth_nonce","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"session","schema":null},"UsageHour":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"endpoint","kind":"scalar","type":"String"},{"name":"requests","kind":"scalar","type":"Int"},{"name":"errors","kind":"scalar","type":"Int"},{"name":"latencies","kind":"scalar","type":"Int"}],"dbName":"usage_hour","schema":null},"Epoch":{"fields":[{"name":"number","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"String"},{"name":"previousRoot","kind":"scalar","type":"String","dbName":"previous_root"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"rows","kind":"scalar","type":"Int"},{"name":"chains","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"nodes","kind":"scalar","type":"Bytes"},{"name":"lineBytes","kind":"scalar","type":"BigInt","dbName":"line_bytes"},{"name":"checksum","kind":"scalar","type":"BigInt"},{"name":"storedBytes","kind":"scalar","type":"BigInt","dbName":"stored_bytes"},{"name":"published","kind":"scalar","type":"Json"}],"dbName":"epoch","schema":null},"EpochPage":{"fields":[{"name":"epoch","kind":"scalar","type":"Int"},{"name":"firstIndex","kind":"scalar","type":"Int","dbName":"first_index"},{"name":"firstAddress","kind":"scalar","type":"String","dbName":"first_address"},{"name":"chunkHash","kind":"scalar","type":"Bytes","dbName":"chunk_hash"},{"name":"leaves","kind":"scalar","type":"Bytes"},{"name":"chunk","kind":"object","type":"EpochChunk","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_page","schema":null},"EpochChunk":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"data","kind":"scalar","type":"Bytes"},{"name":"pages","kind":"object","type":"EpochPage","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_chunk","schema":null},"NameEvent":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameHash","kind":"scalar","type":"String","dbName":"name_hash"},{"name":"account","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"name_event","schema":null},"Identity":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"state","kind":"scalar","type":"String"},{"name":"parent","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"mintedAt","kind":"scalar","type":"DateTime","dbName":"minted_at"},{"name":"final","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"blocked","kind":"scalar","type":"Boolean"},{"name":"received","kind":"scalar","type":"Boolean"},{"name":"wallets","kind":"object","type":"IdentityWallet","relationName":"IdentityToIdentityWallet"}],"dbName":"identity","schema":null},"IdentityWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"primary","kind":"scalar","type":"Boolean"},{"name":"linkedAt","kind":"scalar","type":"DateTime","dbName":"linked_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"counts","kind":"scalar","type":"Boolean"},{"name":"identity","kind":"object","type":"Identity","relationName":"IdentityToIdentityWallet"}],"dbName":"identity_wallet","schema":null},"IdentityDeparture":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leftAt","kind":"scalar","type":"DateTime","dbName":"left_at"}],"dbName":"identity_departure","schema":null},"IdentityPast":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"owner","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"wallets","kind":"scalar","type":"Json"}],"dbName":"identity_past","schema":null},"WalletGroup":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"joinedAt","kind":"scalar","type":"DateTime","dbName":"joined_at"}],"dbName":"wallet_group","schema":null},"ChainCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"headNumber","kind":"scalar","type":"BigInt","dbName":"head_number"},{"name":"finalizedBlock","kind":"scalar","type":"BigInt","dbName":"finalized_block"},{"name":"scoredBlock","kind":"scalar","type":"BigInt","dbName":"scored_block"},{"name":"scoredHash","kind":"scalar","type":"String","dbName":"scored_hash"},{"name":"dayBlockNumber","kind":"scalar","type":"BigInt","dbName":"day_block_number"},{"name":"dayBlockHash","kind":"scalar","type":"String","dbName":"day_block_hash"},{"name":"dayBlockTime","kind":"scalar","type":"BigInt","dbName":"day_block_time"},{"name":"state","kind":"scalar","type":"String"},{"name":"error","kind":"scalar","type":"String"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"missingBlock","kind":"scalar","type":"BigInt","dbName":"missing_block"},{"name":"missingSince","kind":"scalar","type":"DateTime","dbName":"missing_since"}],"dbName":"chain_cursor","schema":null},"ExplorerHead":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"guessed","kind":"scalar","type":"Boolean"}],"dbName":"explorer_head","schema":null},"ExplorerFault":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"host","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"}],"dbName":"explorer_fault","schema":null},"ChainControl":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"pausedAt","kind":"scalar","type":"DateTime","dbName":"paused_at"},{"name":"pauseReason","kind":"scalar","type":"String","dbName":"pause_reason"},{"name":"reindexFrom","kind":"scalar","type":"BigInt","dbName":"reindex_from"},{"name":"reindexRequestedAt","kind":"scalar","type":"DateTime","dbName":"reindex_requested_at"},{"name":"reindexStartedAt","kind":"scalar","type":"DateTime","dbName":"reindex_started_at"},{"name":"setAsideBlock","kind":"scalar","type":"BigInt","dbName":"set_aside_block"},{"name":"setAsideRequestedAt","kind":"scalar","type":"DateTime","dbName":"set_aside_requested_at"}],"dbName":"chain_control","schema":null},"Block":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"String"},{"name":"parentHash","kind":"scalar","type":"String","dbName":"parent_hash"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"statedTime","kind":"scalar","type":"BigInt","dbName":"stated_time"}],"dbName":"block","schema":null},"Activity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"activity","schema":null},"Facts":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"}],"dbName":"facts","schema":null},"FactsSnapshot":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"facts_snapshot","schema":null},"FundingCluster":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"funder","kind":"scalar","type":"String"},{"name":"clusterSize","kind":"scalar","type":"Int","dbName":"cluster_size"},{"name":"chainLength","kind":"scalar","type":"Int","dbName":"chain_length"}],"dbName":"funding_cluster","schema":null},"AlikeCluster":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"size","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"Json"},{"name":"foundBy","kind":"scalar","type":"String","dbName":"found_by"}],"dbName":"alike_cluster","schema":null},"PassedMoney":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"hands","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"fromDay","kind":"scalar","type":"Int","dbName":"from_day"},{"name":"sinceDay","kind":"scalar","type":"Int","dbName":"since_day"}],"dbName":"passed_money","schema":null},"PaymentTrust":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"payment_trust","schema":null},"QuarantinedTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"firstBlock","kind":"scalar","type":"BigInt","dbName":"first_block"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"}],"dbName":"quarantined_transaction","schema":null},"QuarantinedWallet":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"partlyRead","kind":"scalar","type":"Boolean","dbName":"partly_read"}],"dbName":"quarantined_wallet","schema":null},"List":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"read","kind":"scalar","type":"String"},{"name":"repair","kind":"scalar","type":"Boolean"},{"name":"column","kind":"scalar","type":"String"},{"name":"previousId","kind":"scalar","type":"String","dbName":"previous_id"},{"name":"format","kind":"scalar","type":"Json"},{"name":"columns","kind":"scalar","type":"Json"},{"name":"counts","kind":"scalar","type":"Json"},{"name":"summary","kind":"scalar","type":"Json"},{"name":"charged","kind":"scalar","type":"Boolean"},{"name":"reading","kind":"scalar","type":"String"},{"name":"lastRow","kind":"scalar","type":"Int","dbName":"last_row"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"source","kind":"scalar","type":"Json"},{"name":"sourceState","kind":"scalar","type":"Json","dbName":"source_state"},{"name":"uploads","kind":"object","type":"ListUpload","relationName":"ListToListUpload"},{"name":"balances","kind":"object","type":"ListBalance","relationName":"ListToListBalance"},{"name":"rows","kind":"object","type":"ListRow","relationName":"ListToListRow"},{"name":"lines","kind":"object","type":"ListLine","relationName":"ListToListLine"},{"name":"clusters","kind":"object","type":"ListCluster","relationName":"ListToListCluster"},{"name":"shares","kind":"object","type":"ListShare","relationName":"ListToListShare"}],"dbName":"list","schema":null},"ListUpload":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"list","kind":"object","type":"List","relationName":"ListToListUpload"}],"dbName":"list_upload","schema":null},"ListBalance":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"holder","kind":"scalar","type":"String"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"list","kind":"object","type":"List","relationName":"ListToListBalance"}],"dbName":"list_balance","schema":null},"ListRow":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"row","kind":"scalar","type":"Int"},{"name":"line","kind":"scalar","type":"Int"},{"name":"input","kind":"scalar","type":"String"},{"name":"identity","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"special","kind":"scalar","type":"String"},{"name":"duplicateOf","kind":"scalar","type":"Int","dbName":"duplicate_of"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reasons","kind":"scalar","type":"Json"},{"name":"svcId","kind":"scalar","type":"String","dbName":"svc_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"tier","kind":"scalar","type":"String"},{"name":"flags","kind":"scalar","type":"String"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"known","kind":"scalar","type":"Boolean"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"keep","kind":"scalar","type":"Boolean"},{"name":"sameAs","kind":"scalar","type":"Int","dbName":"same_as"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"list","kind":"object","type":"List","relationName":"ListToListRow"}],"dbName":"list_row","schema":null},"ListLine":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"line","kind":"scalar","type":"Int"},{"name":"row","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListLine"}],"dbName":"list_line","schema":null},"ListCluster":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"size","kind":"scalar","type":"Int"},{"name":"strength","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"keep","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListCluster"}],"dbName":"list_cluster","schema":null},"ListShare":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"list","kind":"object","type":"List","relationName":"ListToListShare"}],"dbName":"list_share","schema":null},"ListTree":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"who","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"String"},{"name":"cap","kind":"scalar","type":"Decimal"},{"name":"floor","kind":"scalar","type":"Decimal"},{"name":"decimals","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"Bytes"},{"name":"leaves","kind":"scalar","type":"Int"},{"name":"sum","kind":"scalar","type":"Decimal"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"day","kind":"scalar","type":"BigInt"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"issuedAt","kind":"scalar","type":"BigInt","dbName":"issued_at"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"leafRows","kind":"object","type":"ListTreeLeaf","relationName":"ListTreeToListTreeLeaf"},{"name":"nodes","kind":"object","type":"ListTreeNode","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree","schema":null},"ListTreeLeaf":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"index","kind":"scalar","type":"Int"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"position","kind":"scalar","type":"Int"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeLeaf"}],"dbName":"list_tree_leaf","schema":null},"ListTreeNode":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree_node","schema":null},"NoticeChannel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"medium","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"host","kind":"scalar","type":"String"},{"name":"kinds","kind":"scalar","type":"String"},{"name":"language","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"namedAt","kind":"scalar","type":"DateTime","dbName":"named_at"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"developer","kind":"object","type":"Developer","relationName":"DeveloperToNoticeChannel"},{"name":"events","kind":"object","type":"NoticeEvent","relationName":"NoticeChannelToNoticeEvent"},{"name":"messages","kind":"object","type":"NoticeMessage","relationName":"NoticeChannelToNoticeMessage"},{"name":"conditions","kind":"object","type":"NoticeCondition","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_channel","schema":null},"NoticeAddress":{"fields":[{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"asked","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"client","kind":"scalar","type":"String"},{"name":"refused","kind":"scalar","type":"Boolean"}],"dbName":"notice_address","schema":null},"NoticeEvent":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeEvent"}],"dbName":"notice_event","schema":null},"NoticeMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"items","kind":"scalar","type":"Json"},{"name":"notices","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeMessage"}],"dbName":"notice_message","schema":null},"NoticeCondition":{"fields":[{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"notifiedAt","kind":"scalar","type":"DateTime","dbName":"notified_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_condition","schema":null},"PersonSession":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"providerSession","kind":"scalar","type":"String","dbName":"provider_session"},{"name":"role","kind":"scalar","type":"String"},{"name":"grantedBy","kind":"scalar","type":"String","dbName":"granted_by"},{"name":"refreshToken","kind":"scalar","type":"String","dbName":"refresh_token"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"checkAt","kind":"scalar","type":"DateTime","dbName":"check_at"},{"name":"checkFault","kind":"scalar","type":"String","dbName":"check_fault"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"person_session","schema":null},"LogoutToken":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"ended","kind":"scalar","type":"String"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"logout_token","schema":null},"Policy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"simulations","kind":"object","type":"PolicySimulation","relationName":"PolicyToPolicySimulation"},{"name":"nullifiers","kind":"object","type":"PassNullifier","relationName":"PassNullifierToPolicy"},{"name":"snapshots","kind":"object","type":"SnapshotToken","relationName":"PolicyToSnapshotToken"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyToPolicyWatch"}],"dbName":"policy","schema":null},"PolicySimulation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"lastSubject","kind":"scalar","type":"String","dbName":"last_subject"},{"name":"tally","kind":"scalar","type":"Json"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicySimulation"}],"dbName":"policy_simulation","schema":null},"PassNullifier":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"nullifier","kind":"scalar","type":"String"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PassNullifierToPolicy"}],"dbName":"pass_nullifier","schema":null},"SnapshotToken":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"stored","kind":"scalar","type":"Int"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToSnapshotToken"},{"name":"blocks","kind":"object","type":"SnapshotBlock","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_token","schema":null},"SnapshotBlock":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"network","kind":"scalar","type":"BigInt"},{"name":"snapshot","kind":"scalar","type":"BigInt"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"token","kind":"object","type":"SnapshotToken","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_block","schema":null},"SnapshotAnswer":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"address","kind":"scalar","type":"String"},{"name":"score","kind":"scalar","type":"Int"}],"dbName":"snapshot_answer","schema":null},"PolicyWatch":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"wallets","kind":"scalar","type":"Int"},{"name":"readsChain","kind":"scalar","type":"Boolean","dbName":"reads_chain"},{"name":"turnAt","kind":"scalar","type":"DateTime","dbName":"turn_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicyWatch"},{"name":"watched","kind":"object","type":"WatchedWallet","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"policy_watch","schema":null},"WatchedWallet":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"chainOutcomes","kind":"scalar","type":"String","dbName":"chain_outcomes"},{"name":"chainReadAt","kind":"scalar","type":"DateTime","dbName":"chain_read_at"},{"name":"nextOutcome","kind":"scalar","type":"String","dbName":"next_outcome"},{"name":"nextBlocks","kind":"scalar","type":"Json","dbName":"next_blocks"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"watched_wallet","schema":null},"ChainRead":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"calls","kind":"scalar","type":"Int"}],"dbName":"chain_read","schema":null},"OnceWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"party","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"traceparent","kind":"scalar","type":"String"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"histories","kind":"object","type":"OnceHistory","relationName":"OnceHistoryToOnceWallet"},{"name":"questions","kind":"object","type":"OnceQuestion","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_wallet","schema":null},"OnceHistory":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"headAt","kind":"scalar","type":"BigInt","dbName":"head_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceHistoryToOnceWallet"}],"dbName":"once_history","schema":null},"OnceQuestion":{"fields":[{"name":"asker","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"reads","kind":"scalar","type":"Boolean"},{"name":"payer","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"compareFrom","kind":"scalar","type":"DateTime","dbName":"compare_from"},{"name":"alike","kind":"scalar","type":"Json"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_question","schema":null},"Reservation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"name","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"deposit","kind":"scalar","type":"Decimal"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"state","kind":"scalar","type":"String"}],"dbName":"reservation","schema":null},"ReservationCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"}],"dbName":"reservation_cursor","schema":null},"Voucher":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"claimer","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"referralCode","kind":"scalar","type":"String","dbName":"referral_code"},{"name":"consents","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"}],"dbName":"voucher","schema":null},"ReferralCode":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"referral_code","schema":null},"Referral":{"fields":[{"name":"referee","kind":"scalar","type":"String"},{"name":"referrer","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"referral","schema":null},"SponsoredMint":{"fields":[{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsored_mint","schema":null},"SentTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"sender","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"raw","kind":"scalar","type":"String"},{"name":"hashes","kind":"scalar","type":"String"},{"name":"raises","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"}],"dbName":"sent_transaction","schema":null},"Score":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"bonus","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"unavailable","kind":"scalar","type":"String"},{"name":"stale","kind":"scalar","type":"String"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"modelHash","kind":"scalar","type":"Bytes","dbName":"model_hash"},{"name":"reachedAt","kind":"scalar","type":"BigInt","dbName":"reached_at"},{"name":"nextChangeDay","kind":"scalar","type":"BigInt","dbName":"next_change_day"},{"name":"steps","kind":"scalar","type":"Int"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"score","schema":null},"ScoreFacts":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"score_facts","schema":null},"ScoreFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"before","kind":"scalar","type":"Int"},{"name":"after","kind":"scalar","type":"Int"},{"name":"rankedBefore","kind":"scalar","type":"Boolean","dbName":"ranked_before"},{"name":"rankedAfter","kind":"scalar","type":"Boolean","dbName":"ranked_after"},{"name":"reachedBefore","kind":"scalar","type":"BigInt","dbName":"reached_before"},{"name":"reachedAfter","kind":"scalar","type":"BigInt","dbName":"reached_after"},{"name":"cause","kind":"scalar","type":"String"},{"name":"sourceChain","kind":"scalar","type":"BigInt","dbName":"source_chain"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"}],"dbName":"score_feed","schema":null},"IdentityFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"identity","kind":"scalar","type":"String"}],"dbName":"identity_feed","schema":null},"SavedRanking":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"position","kind":"scalar","type":"String"},{"name":"scopes","kind":"scalar","type":"Json"},{"name":"savedAt","kind":"scalar","type":"DateTime","dbName":"saved_at"}],"dbName":"saved_ranking","schema":null},"ScoreClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"recordedAt","kind":"scalar","type":"DateTime","dbName":"recorded_at"}],"dbName":"score_close","schema":null},"StaleClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"stale_close","schema":null},"PendingScore":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"scoredTo","kind":"scalar","type":"String","dbName":"scored_to"},{"name":"scored","kind":"scalar","type":"BigInt"}],"dbName":"pending_score","schema":null},"ModelSwitch":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"version","kind":"scalar","type":"String"},{"name":"announcedAt","kind":"scalar","type":"DateTime","dbName":"announced_at"},{"name":"activeFrom","kind":"scalar","type":"DateTime","dbName":"active_from"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"rescoredAt","kind":"scalar","type":"DateTime","dbName":"rescored_at"},{"name":"summary","kind":"scalar","type":"Json"}],"dbName":"model_switch","schema":null},"ModelComparison":{"fields":[{"name":"version","kind":"scalar","type":"String"},{"name":"requestedAt","kind":"scalar","type":"DateTime","dbName":"requested_at"},{"name":"compared","kind":"scalar","type":"Int"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"result","kind":"scalar","type":"Json"}],"dbName":"model_comparison","schema":null},"ScreeningList":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"sourceAt","kind":"scalar","type":"DateTime","dbName":"source_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"changedAt","kind":"scalar","type":"DateTime","dbName":"changed_at"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"entries","kind":"scalar","type":"Int"},{"name":"unread","kind":"scalar","type":"Int"},{"name":"etag","kind":"scalar","type":"String"},{"name":"lastModified","kind":"scalar","type":"String","dbName":"last_modified"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"error","kind":"scalar","type":"String"},{"name":"refused","kind":"scalar","type":"String"},{"name":"refusedCount","kind":"scalar","type":"Int","dbName":"refused_count"},{"name":"accepted","kind":"scalar","type":"String"}],"dbName":"screening_list","schema":null},"ScreeningEntry":{"fields":[{"name":"list","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"listed","kind":"scalar","type":"Boolean"}],"dbName":"screening_entry","schema":null},"ScreeningDay":{"fields":[{"name":"list","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"}],"dbName":"screening_day","schema":null},"Takedown":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"liftedAt","kind":"scalar","type":"DateTime","dbName":"lifted_at"}],"dbName":"takedown","schema":null},"TradingCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"since24h","kind":"scalar","type":"BigInt","dbName":"since_24h"},{"name":"since7d","kind":"scalar","type":"BigInt","dbName":"since_7d"},{"name":"since30d","kind":"scalar","type":"BigInt","dbName":"since_30d"},{"name":"settings","kind":"scalar","type":"String"}],"dbName":"trading_cursor","schema":null},"Trade":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trade","schema":null},"TradingHolding":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"cost","kind":"scalar","type":"Decimal"}],"dbName":"trading_holding","schema":null},"Trader":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"trades","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trader","schema":null},"TraderHistogram":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"sort","kind":"scalar","type":"String"},{"name":"bucket","kind":"scalar","type":"Decimal"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"traders","kind":"scalar","type":"BigInt"}],"dbName":"trader_histogram","schema":null},"StaleTrader":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"subject","kind":"scalar","type":"String"}],"dbName":"stale_trader","schema":null},"Wallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"wallet","schema":null},"TrackedWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"smartAccount","kind":"scalar","type":"Boolean","dbName":"smart_account"},{"name":"error","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"fromBlock","kind":"scalar","type":"BigInt","dbName":"from_block"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"},{"name":"attestedFrom","kind":"scalar","type":"BigInt","dbName":"attested_from"},{"name":"attestedTo","kind":"scalar","type":"BigInt","dbName":"attested_to"},{"name":"attestDue","kind":"scalar","type":"DateTime","dbName":"attest_due"}],"dbName":"tracked_wallet","schema":null},"Tracking":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"tracking","schema":null},"Backfill":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"party","kind":"scalar","type":"String"},{"name":"line","kind":"object","type":"BackfillParty","relationName":"BackfillToBackfillParty"},{"name":"turns","kind":"scalar","type":"Int"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Json"}],"dbName":"backfill","schema":null},"BackfillParty":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"servedAt","kind":"scalar","type":"DateTime","dbName":"served_at"},{"name":"backfills","kind":"object","type":"Backfill","relationName":"BackfillToBackfillParty"}],"dbName":"backfill_party","schema":null},"StagedActivity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"staged_activity","schema":null},"AutomaticTracking":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"automatic_tracking","schema":null},"Outbox":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"event","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subjectsDone","kind":"scalar","type":"Boolean","dbName":"subjects_done"},{"name":"expandedTo","kind":"scalar","type":"String","dbName":"expanded_to"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"events","kind":"scalar","type":"String"},{"name":"subjects","kind":"scalar","type":"String"},{"name":"allSubjects","kind":"scalar","type":"Boolean","dbName":"all_subjects"},{"name":"secret","kind":"scalar","type":"String"},{"name":"oldSecret","kind":"scalar","type":"String","dbName":"old_secret"},{"name":"oldSecretUntil","kind":"scalar","type":"DateTime","dbName":"old_secret_until"},{"name":"signatureKey","kind":"scalar","type":"String","dbName":"signature_key"},{"name":"oldSignatureKey","kind":"scalar","type":"String","dbName":"old_signature_key"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"operatorOff","kind":"scalar","type":"Boolean","dbName":"operator_off"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"isFull","kind":"scalar","type":"Boolean","dbName":"is_full"},{"name":"missedFrom","kind":"scalar","type":"DateTime","dbName":"missed_from"},{"name":"missedUntil","kind":"scalar","type":"DateTime","dbName":"missed_until"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"event","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"earlierAttempts","kind":"scalar","type":"Int","dbName":"earlier_attempts"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"traceparent","kind":"scalar","type":"String"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"},{"name":"attempts","kind":"object","type":"WebhookAttempt","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_delivery","schema":null},"WebhookAttempt":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"error","kind":"scalar","type":"String"},{"name":"requestHeaders","kind":"scalar","type":"Json","dbName":"request_headers"},{"name":"responseBody","kind":"scalar","type":"String","dbName":"response_body"},{"name":"delivery","kind":"object","type":"WebhookDelivery","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_attempt","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","EarnedAchievement.findUnique","EarnedAchievement.findUniqueOrThrow","orderBy","cursor","EarnedAchievement.findFirst","EarnedAchievement.findFirstOrThrow","EarnedAchievement.findMany","data","EarnedAchievement.createOne","EarnedAchievement.createMany","EarnedAchievement.createManyAndReturn","EarnedAchievement.updateOne","EarnedAchievement.updateMany","EarnedAchievement.updateManyAndReturn","create","update","EarnedAchievement.upsertOne","EarnedAchievement.deleteOne","EarnedAchievement.deleteMany","having","_count","_min","_max","EarnedAchievement.groupBy","EarnedAchievement.aggregate","AgentEvent.findUnique","AgentEvent.findUniqueOrThrow","AgentEvent.findFirst","AgentEvent.findFirstOrThrow","AgentEvent.findMany","AgentEvent.createOne","AgentEvent.createMany","AgentEvent.createManyAndReturn","AgentEvent.updateOne","AgentEvent.updateMany","AgentEvent.updateManyAndReturn","AgentEvent.upsertOne","AgentEvent.deleteOne","AgentEvent.deleteMany","_avg","_sum","AgentEvent.groupBy","AgentEvent.aggregate","AgentSource.findUnique","AgentSource.findUniqueOrThrow","AgentSource.findFirst","AgentSource.findFirstOrThrow","AgentSource.findMany","AgentSource.createOne","AgentSource.createMany","AgentSource.createManyAndReturn","AgentSource.updateOne","AgentSource.updateMany","AgentSource.updateManyAndReturn","AgentSource.upsertOne","AgentSource.deleteOne","AgentSource.deleteMany","AgentSource.groupBy","AgentSource.aggregate","Appeal.findUnique","Appeal.findUniqueOrThrow","Appeal.findFirst","Appeal.findFirstOrThrow","Appeal.findMany","Appeal.createOne","Appeal.createMany","Appeal.createManyAndReturn","Appeal.updateOne","Appeal.updateMany","Appeal.updateManyAndReturn","Appeal.upsertOne","Appeal.deleteOne","Appeal.deleteMany","Appeal.groupBy","Appeal.aggregate","AttestationSchema.findUnique","AttestationSchema.findUniqueOrThrow","AttestationSchema.findFirst","AttestationSchema.findFirstOrThrow","AttestationSchema.findMany","AttestationSchema.createOne","AttestationSchema.createMany","AttestationSchema.createManyAndReturn","AttestationSchema.updateOne","AttestationSchema.updateMany","AttestationSchema.updateManyAndReturn","AttestationSchema.upsertOne","AttestationSchema.deleteOne","AttestationSchema.deleteMany","AttestationSchema.groupBy","AttestationSchema.aggregate","Attestation.findUnique","Attestation.findUniqueOrThrow","Attestation.findFirst","Attestation.findFirstOrThrow","Attestation.findMany","Attestation.createOne","Attestation.createMany","Attestation.createManyAndReturn","Attestation.updateOne","Attestation.updateMany","Attestation.updateManyAndReturn","Attestation.upsertOne","Attestation.deleteOne","Attestation.deleteMany","Attestation.groupBy","Attestation.aggregate","LeftOutAttestation.findUnique","LeftOutAttestation.findUniqueOrThrow","LeftOutAttestation.findFirst","LeftOutAttestation.findFirstOrThrow","LeftOutAttestation.findMany","LeftOutAttestation.createOne","LeftOutAttestation.createMany","LeftOutAttestation.createManyAndReturn","LeftOutAttestation.updateOne","LeftOutAttestation.updateMany","LeftOutAttestation.updateManyAndReturn","LeftOutAttestation.upsertOne","LeftOutAttestation.deleteOne","LeftOutAttestation.deleteMany","LeftOutAttestation.groupBy","LeftOutAttestation.aggregate","EarlyRevocation.findUnique","EarlyRevocation.findUniqueOrThrow","EarlyRevocation.findFirst","EarlyRevocation.findFirstOrThrow","EarlyRevocation.findMany","EarlyRevocation.createOne","EarlyRevocation.createMany","EarlyRevocation.createManyAndReturn","EarlyRevocation.updateOne","EarlyRevocation.updateMany","EarlyRevocation.updateManyAndReturn","EarlyRevocation.upsertOne","EarlyRevocation.deleteOne","EarlyRevocation.deleteMany","EarlyRevocation.groupBy","EarlyRevocation.aggregate","IssuerWeight.findUnique","IssuerWeight.findUniqueOrThrow","IssuerWeight.findFirst","IssuerWeight.findFirstOrThrow","IssuerWeight.findMany","IssuerWeight.createOne","IssuerWeight.createMany","IssuerWeight.createManyAndReturn","IssuerWeight.updateOne","IssuerWeight.updateMany","IssuerWeight.updateManyAndReturn","IssuerWeight.upsertOne","IssuerWeight.deleteOne","IssuerWeight.deleteMany","IssuerWeight.groupBy","IssuerWeight.aggregate","Notification.findUnique","Notification.findUniqueOrThrow","Notification.findFirst","Notification.findFirstOrThrow","Notification.findMany","Notification.createOne","Notification.createMany","Notification.createManyAndReturn","Notification.updateOne","Notification.updateMany","Notification.updateManyAndReturn","Notification.upsertOne","Notification.deleteOne","Notification.deleteMany","Notification.groupBy","Notification.aggregate","PendingAttestation.findUnique","PendingAttestation.findUniqueOrThrow","PendingAttestation.findFirst","PendingAttestation.findFirstOrThrow","PendingAttestation.findMany","PendingAttestation.createOne","PendingAttestation.createMany","PendingAttestation.createManyAndReturn","PendingAttestation.updateOne","PendingAttestation.updateMany","PendingAttestation.updateManyAndReturn","PendingAttestation.upsertOne","PendingAttestation.deleteOne","PendingAttestation.deleteMany","PendingAttestation.groupBy","PendingAttestation.aggregate","Meta.findUnique","Meta.findUniqueOrThrow","Meta.findFirst","Meta.findFirstOrThrow","Meta.findMany","Meta.createOne","Meta.createMany","Meta.createManyAndReturn","Meta.updateOne","Meta.updateMany","Meta.updateManyAndReturn","Meta.upsertOne","Meta.deleteOne","Meta.deleteMany","Meta.groupBy","Meta.aggregate","developer","keys","channel","events","messages","conditions","noticeChannels","Developer.findUnique","Developer.findUniqueOrThrow","Developer.findFirst","Developer.findFirstOrThrow","Developer.findMany","Developer.createOne","Developer.createMany","Developer.createManyAndReturn","Developer.updateOne","Developer.updateMany","Developer.updateManyAndReturn","Developer.upsertOne","Developer.deleteOne","Developer.deleteMany","Developer.groupBy","Developer.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","IdempotentRequest.findUnique","IdempotentRequest.findUniqueOrThrow","IdempotentRequest.findFirst","IdempotentRequest.findFirstOrThrow","IdempotentRequest.findMany","IdempotentRequest.createOne","IdempotentRequest.createMany","IdempotentRequest.createManyAndReturn","IdempotentRequest.updateOne","IdempotentRequest.updateMany","IdempotentRequest.updateManyAndReturn","IdempotentRequest.upsertOne","IdempotentRequest.deleteOne","IdempotentRequest.deleteMany","IdempotentRequest.groupBy","IdempotentRequest.aggregate","IdempotentBytes.findUnique","IdempotentBytes.findUniqueOrThrow","IdempotentBytes.findFirst","IdempotentBytes.findFirstOrThrow","IdempotentBytes.findMany","IdempotentBytes.createOne","IdempotentBytes.createMany","IdempotentBytes.createManyAndReturn","IdempotentBytes.updateOne","IdempotentBytes.updateMany","IdempotentBytes.updateManyAndReturn","IdempotentBytes.upsertOne","IdempotentBytes.deleteOne","IdempotentBytes.deleteMany","IdempotentBytes.groupBy","IdempotentBytes.aggregate","DayCount.findUnique","DayCount.findUniqueOrThrow","DayCount.findFirst","DayCount.findFirstOrThrow","DayCount.findMany","DayCount.createOne","DayCount.createMany","DayCount.createManyAndReturn","DayCount.updateOne","DayCount.updateMany","DayCount.updateManyAndReturn","DayCount.upsertOne","DayCount.deleteOne","DayCount.deleteMany","DayCount.groupBy","DayCount.aggregate","AuthNonce.findUnique","AuthNonce.findUniqueOrThrow","AuthNonce.findFirst","AuthNonce.findFirstOrThrow","AuthNonce.findMany","AuthNonce.createOne","AuthNonce.createMany","AuthNonce.createManyAndReturn","AuthNonce.updateOne","AuthNonce.updateMany","AuthNonce.updateManyAndReturn","AuthNonce.upsertOne","AuthNonce.deleteOne","AuthNonce.deleteMany","AuthNonce.groupBy","AuthNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","Epoch.findUnique","Epoch.findUniqueOrThrow","Epoch.findFirst","Epoch.findFirstOrThrow","Epoch.findMany","Epoch.createOne","Epoch.createMany","Epoch.createManyAndReturn","Epoch.updateOne","Epoch.updateMany","Epoch.updateManyAndReturn","Epoch.upsertOne","Epoch.deleteOne","Epoch.deleteMany","Epoch.groupBy","Epoch.aggregate","pages","chunk","EpochPage.findUnique","EpochPage.findUniqueOrThrow","EpochPage.findFirst","EpochPage.findFirstOrThrow","EpochPage.findMany","EpochPage.createOne","EpochPage.createMany","EpochPage.createManyAndReturn","EpochPage.updateOne","EpochPage.updateMany","EpochPage.updateManyAndReturn","EpochPage.upsertOne","EpochPage.deleteOne","EpochPage.deleteMany","EpochPage.groupBy","EpochPage.aggregate","EpochChunk.findUnique","EpochChunk.findUniqueOrThrow","EpochChunk.findFirst","EpochChunk.findFirstOrThrow","EpochChunk.findMany","EpochChunk.createOne","EpochChunk.createMany","EpochChunk.createManyAndReturn","EpochChunk.updateOne","EpochChunk.updateMany","EpochChunk.updateManyAndReturn","EpochChunk.upsertOne","EpochChunk.deleteOne","EpochChunk.deleteMany","EpochChunk.groupBy","EpochChunk.aggregate","NameEvent.findUnique","NameEvent.findUniqueOrThrow","NameEvent.findFirst","NameEvent.findFirstOrThrow","NameEvent.findMany","NameEvent.createOne","NameEvent.createMany","NameEvent.createManyAndReturn","NameEvent.updateOne","NameEvent.updateMany","NameEvent.updateManyAndReturn","NameEvent.upsertOne","NameEvent.deleteOne","NameEvent.deleteMany","NameEvent.groupBy","NameEvent.aggregate","identity","wallets","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","IdentityWallet.findUnique","IdentityWallet.findUniqueOrThrow","IdentityWallet.findFirst","IdentityWallet.findFirstOrThrow","IdentityWallet.findMany","IdentityWallet.createOne","IdentityWallet.createMany","IdentityWallet.createManyAndReturn","IdentityWallet.updateOne","IdentityWallet.updateMany","IdentityWallet.updateManyAndReturn","IdentityWallet.upsertOne","IdentityWallet.deleteOne","IdentityWallet.deleteMany","IdentityWallet.groupBy","IdentityWallet.aggregate","IdentityDeparture.findUnique","IdentityDeparture.findUniqueOrThrow","IdentityDeparture.findFirst","IdentityDeparture.findFirstOrThrow","IdentityDeparture.findMany","IdentityDeparture.createOne","IdentityDeparture.createMany","IdentityDeparture.createManyAndReturn","IdentityDeparture.updateOne","IdentityDeparture.updateMany","IdentityDeparture.updateManyAndReturn","IdentityDeparture.upsertOne","IdentityDeparture.deleteOne","IdentityDeparture.deleteMany","IdentityDeparture.groupBy","IdentityDeparture.aggregate","IdentityPast.findUnique","IdentityPast.findUniqueOrThrow","IdentityPast.findFirst","IdentityPast.findFirstOrThrow","IdentityPast.findMany","IdentityPast.createOne","IdentityPast.createMany","IdentityPast.createManyAndReturn","IdentityPast.updateOne","IdentityPast.updateMany","IdentityPast.updateManyAndReturn","IdentityPast.upsertOne","IdentityPast.deleteOne","IdentityPast.deleteMany","IdentityPast.groupBy","IdentityPast.aggregate","WalletGroup.findUnique","WalletGroup.findUniqueOrThrow","WalletGroup.findFirst","WalletGroup.findFirstOrThrow","WalletGroup.findMany","WalletGroup.createOne","WalletGroup.createMany","WalletGroup.createManyAndReturn","WalletGroup.updateOne","WalletGroup.updateMany","WalletGroup.updateManyAndReturn","WalletGroup.upsertOne","WalletGroup.deleteOne","WalletGroup.deleteMany","WalletGroup.groupBy","WalletGroup.aggregate","ChainCursor.findUnique","ChainCursor.findUniqueOrThrow","ChainCursor.findFirst","ChainCursor.findFirstOrThrow","ChainCursor.findMany","ChainCursor.createOne","ChainCursor.createMany","ChainCursor.createManyAndReturn","ChainCursor.updateOne","ChainCursor.updateMany","ChainCursor.updateManyAndReturn","ChainCursor.upsertOne","ChainCursor.deleteOne","ChainCursor.deleteMany","ChainCursor.groupBy","ChainCursor.aggregate","ExplorerHead.findUnique","ExplorerHead.findUniqueOrThrow","ExplorerHead.findFirst","ExplorerHead.findFirstOrThrow","ExplorerHead.findMany","ExplorerHead.createOne","ExplorerHead.createMany","ExplorerHead.createManyAndReturn","ExplorerHead.updateOne","ExplorerHead.updateMany","ExplorerHead.updateManyAndReturn","ExplorerHead.upsertOne","ExplorerHead.deleteOne","ExplorerHead.deleteMany","ExplorerHead.groupBy","ExplorerHead.aggregate","ExplorerFault.findUnique","ExplorerFault.findUniqueOrThrow","ExplorerFault.findFirst","ExplorerFault.findFirstOrThrow","ExplorerFault.findMany","ExplorerFault.createOne","ExplorerFault.createMany","ExplorerFault.createManyAndReturn","ExplorerFault.updateOne","ExplorerFault.updateMany","ExplorerFault.updateManyAndReturn","ExplorerFault.upsertOne","ExplorerFault.deleteOne","ExplorerFault.deleteMany","ExplorerFault.groupBy","ExplorerFault.aggregate","ChainControl.findUnique","ChainControl.findUniqueOrThrow","ChainControl.findFirst","ChainControl.findFirstOrThrow","ChainControl.findMany","ChainControl.createOne","ChainControl.createMany","ChainControl.createManyAndReturn","ChainControl.updateOne","ChainControl.updateMany","ChainControl.updateManyAndReturn","ChainControl.upsertOne","ChainControl.deleteOne","ChainControl.deleteMany","ChainControl.groupBy","ChainControl.aggregate","Block.findUnique","Block.findUniqueOrThrow","Block.findFirst","Block.findFirstOrThrow","Block.findMany","Block.createOne","Block.createMany","Block.createManyAndReturn","Block.updateOne","Block.updateMany","Block.updateManyAndReturn","Block.upsertOne","Block.deleteOne","Block.deleteMany","Block.groupBy","Block.aggregate","Activity.findUnique","Activity.findUniqueOrThrow","Activity.findFirst","Activity.findFirstOrThrow","Activity.findMany","Activity.createOne","Activity.createMany","Activity.createManyAndReturn","Activity.updateOne","Activity.updateMany","Activity.updateManyAndReturn","Activity.upsertOne","Activity.deleteOne","Activity.deleteMany","Activity.groupBy","Activity.aggregate","Facts.findUnique","Facts.findUniqueOrThrow","Facts.findFirst","Facts.findFirstOrThrow","Facts.findMany","Facts.createOne","Facts.createMany","Facts.createManyAndReturn","Facts.updateOne","Facts.updateMany","Facts.updateManyAndReturn","Facts.upsertOne","Facts.deleteOne","Facts.deleteMany","Facts.groupBy","Facts.aggregate","FactsSnapshot.findUnique","FactsSnapshot.findUniqueOrThrow","FactsSnapshot.findFirst","FactsSnapshot.findFirstOrThrow","FactsSnapshot.findMany","FactsSnapshot.createOne","FactsSnapshot.createMany","FactsSnapshot.createManyAndReturn","FactsSnapshot.updateOne","FactsSnapshot.updateMany","FactsSnapshot.updateManyAndReturn","FactsSnapshot.upsertOne","FactsSnapshot.deleteOne","FactsSnapshot.deleteMany","FactsSnapshot.groupBy","FactsSnapshot.aggregate","FundingCluster.findUnique","FundingCluster.findUniqueOrThrow","FundingCluster.findFirst","FundingCluster.findFirstOrThrow","FundingCluster.findMany","FundingCluster.createOne","FundingCluster.createMany","FundingCluster.createManyAndReturn","FundingCluster.updateOne","FundingCluster.updateMany","FundingCluster.updateManyAndReturn","FundingCluster.upsertOne","FundingCluster.deleteOne","FundingCluster.deleteMany","FundingCluster.groupBy","FundingCluster.aggregate","AlikeCluster.findUnique","AlikeCluster.findUniqueOrThrow","AlikeCluster.findFirst","AlikeCluster.findFirstOrThrow","AlikeCluster.findMany","AlikeCluster.createOne","AlikeCluster.createMany","AlikeCluster.createManyAndReturn","AlikeCluster.updateOne","AlikeCluster.updateMany","AlikeCluster.updateManyAndReturn","AlikeCluster.upsertOne","AlikeCluster.deleteOne","AlikeCluster.deleteMany","AlikeCluster.groupBy","AlikeCluster.aggregate","PassedMoney.findUnique","PassedMoney.findUniqueOrThrow","PassedMoney.findFirst","PassedMoney.findFirstOrThrow","PassedMoney.findMany","PassedMoney.createOne","PassedMoney.createMany","PassedMoney.createManyAndReturn","PassedMoney.updateOne","PassedMoney.updateMany","PassedMoney.updateManyAndReturn","PassedMoney.upsertOne","PassedMoney.deleteOne","PassedMoney.deleteMany","PassedMoney.groupBy","PassedMoney.aggregate","PaymentTrust.findUnique","PaymentTrust.findUniqueOrThrow","PaymentTrust.findFirst","PaymentTrust.findFirstOrThrow","PaymentTrust.findMany","PaymentTrust.createOne","PaymentTrust.createMany","PaymentTrust.createManyAndReturn","PaymentTrust.updateOne","PaymentTrust.updateMany","PaymentTrust.updateManyAndReturn","PaymentTrust.upsertOne","PaymentTrust.deleteOne","PaymentTrust.deleteMany","PaymentTrust.groupBy","PaymentTrust.aggregate","QuarantinedTransaction.findUnique","QuarantinedTransaction.findUniqueOrThrow","QuarantinedTransaction.findFirst","QuarantinedTransaction.findFirstOrThrow","QuarantinedTransaction.findMany","QuarantinedTransaction.createOne","QuarantinedTransaction.createMany","QuarantinedTransaction.createManyAndReturn","QuarantinedTransaction.updateOne","QuarantinedTransaction.updateMany","QuarantinedTransaction.updateManyAndReturn","QuarantinedTransaction.upsertOne","QuarantinedTransaction.deleteOne","QuarantinedTransaction.deleteMany","QuarantinedTransaction.groupBy","QuarantinedTransaction.aggregate","QuarantinedWallet.findUnique","QuarantinedWallet.findUniqueOrThrow","QuarantinedWallet.findFirst","QuarantinedWallet.findFirstOrThrow","QuarantinedWallet.findMany","QuarantinedWallet.createOne","QuarantinedWallet.createMany","QuarantinedWallet.createManyAndReturn","QuarantinedWallet.updateOne","QuarantinedWallet.updateMany","QuarantinedWallet.updateManyAndReturn","QuarantinedWallet.upsertOne","QuarantinedWallet.deleteOne","QuarantinedWallet.deleteMany","QuarantinedWallet.groupBy","QuarantinedWallet.aggregate","list","uploads","balances","rows","lines","clusters","shares","List.findUnique","List.findUniqueOrThrow","List.findFirst","List.findFirstOrThrow","List.findMany","List.createOne","List.createMany","List.createManyAndReturn","List.updateOne","List.updateMany","List.updateManyAndReturn","List.upsertOne","List.deleteOne","List.deleteMany","List.groupBy","List.aggregate","ListUpload.findUnique","ListUpload.findUniqueOrThrow","ListUpload.findFirst","ListUpload.findFirstOrThrow","ListUpload.findMany","ListUpload.createOne","ListUpload.createMany","ListUpload.createManyAndReturn","ListUpload.updateOne","ListUpload.updateMany","ListUpload.updateManyAndReturn","ListUpload.upsertOne","ListUpload.deleteOne","ListUpload.deleteMany","ListUpload.groupBy","ListUpload.aggregate","ListBalance.findUnique","ListBalance.findUniqueOrThrow","ListBalance.findFirst","ListBalance.findFirstOrThrow","ListBalance.findMany","ListBalance.createOne","ListBalance.createMany","ListBalance.createManyAndReturn","ListBalance.updateOne","ListBalance.updateMany","ListBalance.updateManyAndReturn","ListBalance.upsertOne","ListBalance.deleteOne","ListBalance.deleteMany","ListBalance.groupBy","ListBalance.aggregate","ListRow.findUnique","ListRow.findUniqueOrThrow","ListRow.findFirst","ListRow.findFirstOrThrow","ListRow.findMany","ListRow.createOne","ListRow.createMany","ListRow.createManyAndReturn","ListRow.updateOne","ListRow.updateMany","ListRow.updateManyAndReturn","ListRow.upsertOne","ListRow.deleteOne","ListRow.deleteMany","ListRow.groupBy","ListRow.aggregate","ListLine.findUnique","ListLine.findUniqueOrThrow","ListLine.findFirst","ListLine.findFirstOrThrow","ListLine.findMany","ListLine.createOne","ListLine.createMany","ListLine.createManyAndReturn","ListLine.updateOne","ListLine.updateMany","ListLine.updateManyAndReturn","ListLine.upsertOne","ListLine.deleteOne","ListLine.deleteMany","ListLine.groupBy","ListLine.aggregate","ListCluster.findUnique","ListCluster.findUniqueOrThrow","ListCluster.findFirst","ListCluster.findFirstOrThrow","ListCluster.findMany","ListCluster.createOne","ListCluster.createMany","ListCluster.createManyAndReturn","ListCluster.updateOne","ListCluster.updateMany","ListCluster.updateManyAndReturn","ListCluster.upsertOne","ListCluster.deleteOne","ListCluster.deleteMany","ListCluster.groupBy","ListCluster.aggregate","ListShare.findUnique","ListShare.findUniqueOrThrow","ListShare.findFirst","ListShare.findFirstOrThrow","ListShare.findMany","ListShare.createOne","ListShare.createMany","ListShare.createManyAndReturn","ListShare.updateOne","ListShare.updateMany","ListShare.updateManyAndReturn","ListShare.upsertOne","ListShare.deleteOne","ListShare.deleteMany","ListShare.groupBy","ListShare.aggregate","tree","leafRows","nodes","ListTree.findUnique","ListTree.findUniqueOrThrow","ListTree.findFirst","ListTree.findFirstOrThrow","ListTree.findMany","ListTree.createOne","ListTree.createMany","ListTree.createManyAndReturn","ListTree.updateOne","ListTree.updateMany","ListTree.updateManyAndReturn","ListTree.upsertOne","ListTree.deleteOne","ListTree.deleteMany","ListTree.groupBy","ListTree.aggregate","ListTreeLeaf.findUnique","ListTreeLeaf.findUniqueOrThrow","ListTreeLeaf.findFirst","ListTreeLeaf.findFirstOrThrow","ListTreeLeaf.findMany","ListTreeLeaf.createOne","ListTreeLeaf.createMany","ListTreeLeaf.createManyAndReturn","ListTreeLeaf.updateOne","ListTreeLeaf.updateMany","ListTreeLeaf.updateManyAndReturn","ListTreeLeaf.upsertOne","ListTreeLeaf.deleteOne","ListTreeLeaf.deleteMany","ListTreeLeaf.groupBy","ListTreeLeaf.aggregate","ListTreeNode.findUnique","ListTreeNode.findUniqueOrThrow","ListTreeNode.findFirst","ListTreeNode.findFirstOrThrow","ListTreeNode.findMany","ListTreeNode.createOne","ListTreeNode.createMany","ListTreeNode.createManyAndReturn","ListTreeNode.updateOne","ListTreeNode.updateMany","ListTreeNode.updateManyAndReturn","ListTreeNode.upsertOne","ListTreeNode.deleteOne","ListTreeNode.deleteMany","ListTreeNode.groupBy","ListTreeNode.aggregate","NoticeChannel.findUnique","NoticeChannel.findUniqueOrThrow","NoticeChannel.findFirst","NoticeChannel.findFirstOrThrow","NoticeChannel.findMany","NoticeChannel.createOne","NoticeChannel.createMany","NoticeChannel.createManyAndReturn","NoticeChannel.updateOne","NoticeChannel.updateMany","NoticeChannel.updateManyAndReturn","NoticeChannel.upsertOne","NoticeChannel.deleteOne","NoticeChannel.deleteMany","NoticeChannel.groupBy","NoticeChannel.aggregate","NoticeAddress.findUnique","NoticeAddress.findUniqueOrThrow","NoticeAddress.findFirst","NoticeAddress.findFirstOrThrow","NoticeAddress.findMany","NoticeAddress.createOne","NoticeAddress.createMany","NoticeAddress.createManyAndReturn","NoticeAddress.updateOne","NoticeAddress.updateMany","NoticeAddress.updateManyAndReturn","NoticeAddress.upsertOne","NoticeAddress.deleteOne","NoticeAddress.deleteMany","NoticeAddress.groupBy","NoticeAddress.aggregate","NoticeEvent.findUnique","NoticeEvent.findUniqueOrThrow","NoticeEvent.findFirst","NoticeEvent.findFirstOrThrow","NoticeEvent.findMany","NoticeEvent.createOne","NoticeEvent.createMany","NoticeEvent.createManyAndReturn","NoticeEvent.updateOne","NoticeEvent.updateMany","NoticeEvent.updateManyAndReturn","NoticeEvent.upsertOne","NoticeEvent.deleteOne","NoticeEvent.deleteMany","NoticeEvent.groupBy","NoticeEvent.aggregate","NoticeMessage.findUnique","NoticeMessage.findUniqueOrThrow","NoticeMessage.findFirst","NoticeMessage.findFirstOrThrow","NoticeMessage.findMany","NoticeMessage.createOne","NoticeMessage.createMany","NoticeMessage.createManyAndReturn","NoticeMessage.updateOne","NoticeMessage.updateMany","NoticeMessage.updateManyAndReturn","NoticeMessage.upsertOne","NoticeMessage.deleteOne","NoticeMessage.deleteMany","NoticeMessage.groupBy","NoticeMessage.aggregate","NoticeCondition.findUnique","NoticeCondition.findUniqueOrThrow","NoticeCondition.findFirst","NoticeCondition.findFirstOrThrow","NoticeCondition.findMany","NoticeCondition.createOne","NoticeCondition.createMany","NoticeCondition.createManyAndReturn","NoticeCondition.updateOne","NoticeCondition.updateMany","NoticeCondition.updateManyAndReturn","NoticeCondition.upsertOne","NoticeCondition.deleteOne","NoticeCondition.deleteMany","NoticeCondition.groupBy","NoticeCondition.aggregate","PersonSession.findUnique","PersonSession.findUniqueOrThrow","PersonSession.findFirst","PersonSession.findFirstOrThrow","PersonSession.findMany","PersonSession.createOne","PersonSession.createMany","PersonSession.createManyAndReturn","PersonSession.updateOne","PersonSession.updateMany","PersonSession.updateManyAndReturn","PersonSession.upsertOne","PersonSession.deleteOne","PersonSession.deleteMany","PersonSession.groupBy","PersonSession.aggregate","LogoutToken.findUnique","LogoutToken.findUniqueOrThrow","LogoutToken.findFirst","LogoutToken.findFirstOrThrow","LogoutToken.findMany","LogoutToken.createOne","LogoutToken.createMany","LogoutToken.createManyAndReturn","LogoutToken.updateOne","LogoutToken.updateMany","LogoutToken.updateManyAndReturn","LogoutToken.upsertOne","LogoutToken.deleteOne","LogoutToken.deleteMany","LogoutToken.groupBy","LogoutToken.aggregate","policy","simulations","nullifiers","token","blocks","snapshots","watch","watched","Policy.findUnique","Policy.findUniqueOrThrow","Policy.findFirst","Policy.findFirstOrThrow","Policy.findMany","Policy.createOne","Policy.createMany","Policy.createManyAndReturn","Policy.updateOne","Policy.updateMany","Policy.updateManyAndReturn","Policy.upsertOne","Policy.deleteOne","Policy.deleteMany","Policy.groupBy","Policy.aggregate","PolicySimulation.findUnique","PolicySimulation.findUniqueOrThrow","PolicySimulation.findFirst","PolicySimulation.findFirstOrThrow","PolicySimulation.findMany","PolicySimulation.createOne","PolicySimulation.createMany","PolicySimulation.createManyAndReturn","PolicySimulation.updateOne","PolicySimulation.updateMany","PolicySimulation.updateManyAndReturn","PolicySimulation.upsertOne","PolicySimulation.deleteOne","PolicySimulation.deleteMany","PolicySimulation.groupBy","PolicySimulation.aggregate","PassNullifier.findUnique","PassNullifier.findUniqueOrThrow","PassNullifier.findFirst","PassNullifier.findFirstOrThrow","PassNullifier.findMany","PassNullifier.createOne","PassNullifier.createMany","PassNullifier.createManyAndReturn","PassNullifier.updateOne","PassNullifier.updateMany","PassNullifier.updateManyAndReturn","PassNullifier.upsertOne","PassNullifier.deleteOne","PassNullifier.deleteMany","PassNullifier.groupBy","PassNullifier.aggregate","SnapshotToken.findUnique","SnapshotToken.findUniqueOrThrow","SnapshotToken.findFirst","SnapshotToken.findFirstOrThrow","SnapshotToken.findMany","SnapshotToken.createOne","SnapshotToken.createMany","SnapshotToken.createManyAndReturn","SnapshotToken.updateOne","SnapshotToken.updateMany","SnapshotToken.updateManyAndReturn","SnapshotToken.upsertOne","SnapshotToken.deleteOne","SnapshotToken.deleteMany","SnapshotToken.groupBy","SnapshotToken.aggregate","SnapshotBlock.findUnique","SnapshotBlock.findUniqueOrThrow","SnapshotBlock.findFirst","SnapshotBlock.findFirstOrThrow","SnapshotBlock.findMany","SnapshotBlock.createOne","SnapshotBlock.createMany","SnapshotBlock.createManyAndReturn","SnapshotBlock.updateOne","SnapshotBlock.updateMany","SnapshotBlock.updateManyAndReturn","SnapshotBlock.upsertOne","SnapshotBlock.deleteOne","SnapshotBlock.deleteMany","SnapshotBlock.groupBy","SnapshotBlock.aggregate","SnapshotAnswer.findUnique","SnapshotAnswer.findUniqueOrThrow","SnapshotAnswer.findFirst","SnapshotAnswer.findFirstOrThrow","SnapshotAnswer.findMany","SnapshotAnswer.createOne","SnapshotAnswer.createMany","SnapshotAnswer.createManyAndReturn","SnapshotAnswer.updateOne","SnapshotAnswer.updateMany","SnapshotAnswer.updateManyAndReturn","SnapshotAnswer.upsertOne","SnapshotAnswer.deleteOne","SnapshotAnswer.deleteMany","SnapshotAnswer.groupBy","SnapshotAnswer.aggregate","PolicyWatch.findUnique","PolicyWatch.findUniqueOrThrow","PolicyWatch.findFirst","PolicyWatch.findFirstOrThrow","PolicyWatch.findMany","PolicyWatch.createOne","PolicyWatch.createMany","PolicyWatch.createManyAndReturn","PolicyWatch.updateOne","PolicyWatch.updateMany","PolicyWatch.updateManyAndReturn","PolicyWatch.upsertOne","PolicyWatch.deleteOne","PolicyWatch.deleteMany","PolicyWatch.groupBy","PolicyWatch.aggregate","WatchedWallet.findUnique","WatchedWallet.findUniqueOrThrow","WatchedWallet.findFirst","WatchedWallet.findFirstOrThrow","WatchedWallet.findMany","WatchedWallet.createOne","WatchedWallet.createMany","WatchedWallet.createManyAndReturn","WatchedWallet.updateOne","WatchedWallet.updateMany","WatchedWallet.updateManyAndReturn","WatchedWallet.upsertOne","WatchedWallet.deleteOne","WatchedWallet.deleteMany","WatchedWallet.groupBy","WatchedWallet.aggregate","ChainRead.findUnique","ChainRead.findUniqueOrThrow","ChainRead.findFirst","ChainRead.findFirstOrThrow","ChainRead.findMany","ChainRead.createOne","ChainRead.createMany","ChainRead.createManyAndReturn","ChainRead.updateOne","ChainRead.updateMany","ChainRead.updateManyAndReturn","ChainRead.upsertOne","ChainRead.deleteOne","ChainRead.deleteMany","ChainRead.groupBy","ChainRead.aggregate","wallet","histories","questions","OnceWallet.findUnique","OnceWallet.findUniqueOrThrow","OnceWallet.findFirst","OnceWallet.findFirstOrThrow","OnceWallet.findMany","OnceWallet.createOne","OnceWallet.createMany","OnceWallet.createManyAndReturn","OnceWallet.updateOne","OnceWallet.updateMany","OnceWallet.updateManyAndReturn","OnceWallet.upsertOne","OnceWallet.deleteOne","OnceWallet.deleteMany","OnceWallet.groupBy","OnceWallet.aggregate","OnceHistory.findUnique","OnceHistory.findUniqueOrThrow","OnceHistory.findFirst","OnceHistory.findFirstOrThrow","OnceHistory.findMany","OnceHistory.createOne","OnceHistory.createMany","OnceHistory.createManyAndReturn","OnceHistory.updateOne","OnceHistory.updateMany","OnceHistory.updateManyAndReturn","OnceHistory.upsertOne","OnceHistory.deleteOne","OnceHistory.deleteMany","OnceHistory.groupBy","OnceHistory.aggregate","OnceQuestion.findUnique","OnceQuestion.findUniqueOrThrow","OnceQuestion.findFirst","OnceQuestion.findFirstOrThrow","OnceQuestion.findMany","OnceQuestion.createOne","OnceQuestion.createMany","OnceQuestion.createManyAndReturn","OnceQuestion.updateOne","OnceQuestion.updateMany","OnceQuestion.updateManyAndReturn","OnceQuestion.upsertOne","OnceQuestion.deleteOne","OnceQuestion.deleteMany","OnceQuestion.groupBy","OnceQuestion.aggregate","Reservation.findUnique","Reservation.findUniqueOrThrow","Reservation.findFirst","Reservation.findFirstOrThrow","Reservation.findMany","Reservation.createOne","Reservation.createMany","Reservation.createManyAndReturn","Reservation.updateOne","Reservation.updateMany","Reservation.updateManyAndReturn","Reservation.upsertOne","Reservation.deleteOne","Reservation.deleteMany","Reservation.groupBy","Reservation.aggregate","ReservationCursor.findUnique","ReservationCursor.findUniqueOrThrow","ReservationCursor.findFirst","ReservationCursor.findFirstOrThrow","ReservationCursor.findMany","ReservationCursor.createOne","ReservationCursor.createMany","ReservationCursor.createManyAndReturn","ReservationCursor.updateOne","ReservationCursor.updateMany","ReservationCursor.updateManyAndReturn","ReservationCursor.upsertOne","ReservationCursor.deleteOne","ReservationCursor.deleteMany","ReservationCursor.groupBy","ReservationCursor.aggregate","Voucher.findUnique","Voucher.findUniqueOrThrow","Voucher.findFirst","Voucher.findFirstOrThrow","Voucher.findMany","Voucher.createOne","Voucher.createMany","Voucher.createManyAndReturn","Voucher.updateOne","Voucher.updateMany","Voucher.updateManyAndReturn","Voucher.upsertOne","Voucher.deleteOne","Voucher.deleteMany","Voucher.groupBy","Voucher.aggregate","ReferralCode.findUnique","ReferralCode.findUniqueOrThrow","ReferralCode.findFirst","ReferralCode.findFirstOrThrow","ReferralCode.findMany","ReferralCode.createOne","ReferralCode.createMany","ReferralCode.createManyAndReturn","ReferralCode.updateOne","ReferralCode.updateMany","ReferralCode.updateManyAndReturn","ReferralCode.upsertOne","ReferralCode.deleteOne","ReferralCode.deleteMany","ReferralCode.groupBy","ReferralCode.aggregate","Referral.findUnique","Referral.findUniqueOrThrow","Referral.findFirst","Referral.findFirstOrThrow","Referral.findMany","Referral.createOne","Referral.createMany","Referral.createManyAndReturn","Referral.updateOne","Referral.updateMany","Referral.updateManyAndReturn","Referral.upsertOne","Referral.deleteOne","Referral.deleteMany","Referral.groupBy","Referral.aggregate","SponsoredMint.findUnique","SponsoredMint.findUniqueOrThrow","SponsoredMint.findFirst","SponsoredMint.findFirstOrThrow","SponsoredMint.findMany","SponsoredMint.createOne","SponsoredMint.createMany","SponsoredMint.createManyAndReturn","SponsoredMint.updateOne","SponsoredMint.updateMany","SponsoredMint.updateManyAndReturn","SponsoredMint.upsertOne","SponsoredMint.deleteOne","SponsoredMint.deleteMany","SponsoredMint.groupBy","SponsoredMint.aggregate","SentTransaction.findUnique","SentTransaction.findUniqueOrThrow","SentTransaction.findFirst","SentTransaction.findFirstOrThrow","SentTransaction.findMany","SentTransaction.createOne","SentTransaction.createMany","SentTransaction.createManyAndReturn","SentTransaction.updateOne","SentTransaction.updateMany","SentTransaction.updateManyAndReturn","SentTransaction.upsertOne","SentTransaction.deleteOne","SentTransaction.deleteMany","SentTransaction.groupBy","SentTransaction.aggregate","Score.findUnique","Score.findUniqueOrThrow","Score.findFirst","Score.findFirstOrThrow","Score.findMany","Score.createOne","Score.createMany","Score.createManyAndReturn","Score.updateOne","Score.updateMany","Score.updateManyAndReturn","Score.upsertOne","Score.deleteOne","Score.deleteMany","Score.groupBy","Score.aggregate","ScoreFacts.findUnique","ScoreFacts.findUniqueOrThrow","ScoreFacts.findFirst","ScoreFacts.findFirstOrThrow","ScoreFacts.findMany","ScoreFacts.createOne","ScoreFacts.createMany","ScoreFacts.createManyAndReturn","ScoreFacts.updateOne","ScoreFacts.updateMany","ScoreFacts.updateManyAndReturn","ScoreFacts.upsertOne","ScoreFacts.deleteOne","ScoreFacts.deleteMany","ScoreFacts.groupBy","ScoreFacts.aggregate","ScoreFeed.findUnique","ScoreFeed.findUniqueOrThrow","ScoreFeed.findFirst","ScoreFeed.findFirstOrThrow","ScoreFeed.findMany","ScoreFeed.createOne","ScoreFeed.createMany","ScoreFeed.createManyAndReturn","ScoreFeed.updateOne","ScoreFeed.updateMany","ScoreFeed.updateManyAndReturn","ScoreFeed.upsertOne","ScoreFeed.deleteOne","ScoreFeed.deleteMany","ScoreFeed.groupBy","ScoreFeed.aggregate","IdentityFeed.findUnique","IdentityFeed.findUniqueOrThrow","IdentityFeed.findFirst","IdentityFeed.findFirstOrThrow","IdentityFeed.findMany","IdentityFeed.createOne","IdentityFeed.createMany","IdentityFeed.createManyAndReturn","IdentityFeed.updateOne","IdentityFeed.updateMany","IdentityFeed.updateManyAndReturn","IdentityFeed.upsertOne","IdentityFeed.deleteOne","IdentityFeed.deleteMany","IdentityFeed.groupBy","IdentityFeed.aggregate","SavedRanking.findUnique","SavedRanking.findUniqueOrThrow","SavedRanking.findFirst","SavedRanking.findFirstOrThrow","SavedRanking.findMany","SavedRanking.createOne","SavedRanking.createMany","SavedRanking.createManyAndReturn","SavedRanking.updateOne","SavedRanking.updateMany","SavedRanking.updateManyAndReturn","SavedRanking.upsertOne","SavedRanking.deleteOne","SavedRanking.deleteMany","SavedRanking.groupBy","SavedRanking.aggregate","ScoreClose.findUnique","ScoreClose.findUniqueOrThrow","ScoreClose.findFirst","ScoreClose.findFirstOrThrow","ScoreClose.findMany","ScoreClose.createOne","ScoreClose.createMany","ScoreClose.createManyAndReturn","ScoreClose.updateOne","ScoreClose.updateMany","ScoreClose.updateManyAndReturn","ScoreClose.upsertOne","ScoreClose.deleteOne","ScoreClose.deleteMany","ScoreClose.groupBy","ScoreClose.aggregate","StaleClose.findUnique","StaleClose.findUniqueOrThrow","StaleClose.findFirst","StaleClose.findFirstOrThrow","StaleClose.findMany","StaleClose.createOne","StaleClose.createMany","StaleClose.createManyAndReturn","StaleClose.updateOne","StaleClose.updateMany","StaleClose.updateManyAndReturn","StaleClose.upsertOne","StaleClose.deleteOne","StaleClose.deleteMany","StaleClose.groupBy","StaleClose.aggregate","PendingScore.findUnique","PendingScore.findUniqueOrThrow","PendingScore.findFirst","PendingScore.findFirstOrThrow","PendingScore.findMany","PendingScore.createOne","PendingScore.createMany","PendingScore.createManyAndReturn","PendingScore.updateOne","PendingScore.updateMany","PendingScore.updateManyAndReturn","PendingScore.upsertOne","PendingScore.deleteOne","PendingScore.deleteMany","PendingScore.groupBy","PendingScore.aggregate","ModelSwitch.findUnique","ModelSwitch.findUniqueOrThrow","ModelSwitch.findFirst","ModelSwitch.findFirstOrThrow","ModelSwitch.findMany","ModelSwitch.createOne","ModelSwitch.createMany","ModelSwitch.createManyAndReturn","ModelSwitch.updateOne","ModelSwitch.updateMany","ModelSwitch.updateManyAndReturn","ModelSwitch.upsertOne","ModelSwitch.deleteOne","ModelSwitch.deleteMany","ModelSwitch.groupBy","ModelSwitch.aggregate","ModelComparison.findUnique","ModelComparison.findUniqueOrThrow","ModelComparison.findFirst","ModelComparison.findFirstOrThrow","ModelComparison.findMany","ModelComparison.createOne","ModelComparison.createMany","ModelComparison.createManyAndReturn","ModelComparison.updateOne","ModelComparison.updateMany","ModelComparison.updateManyAndReturn","ModelComparison.upsertOne","ModelComparison.deleteOne","ModelComparison.deleteMany","ModelComparison.groupBy","ModelComparison.aggregate","ScreeningList.findUnique","ScreeningList.findUniqueOrThrow","ScreeningList.findFirst","ScreeningList.findFirstOrThrow","ScreeningList.findMany","ScreeningList.createOne","ScreeningList.createMany","ScreeningList.createManyAndReturn","ScreeningList.updateOne","ScreeningList.updateMany","ScreeningList.updateManyAndReturn","ScreeningList.upsertOne","ScreeningList.deleteOne","ScreeningList.deleteMany","ScreeningList.groupBy","ScreeningList.aggregate","ScreeningEntry.findUnique","ScreeningEntry.findUniqueOrThrow","ScreeningEntry.findFirst","ScreeningEntry.findFirstOrThrow","ScreeningEntry.findMany","ScreeningEntry.createOne","ScreeningEntry.createMany","ScreeningEntry.createManyAndReturn","ScreeningEntry.updateOne","ScreeningEntry.updateMany","ScreeningEntry.updateManyAndReturn","ScreeningEntry.upsertOne","ScreeningEntry.deleteOne","ScreeningEntry.deleteMany","ScreeningEntry.groupBy","ScreeningEntry.aggregate","ScreeningDay.findUnique","ScreeningDay.findUniqueOrThrow","ScreeningDay.findFirst","ScreeningDay.findFirstOrThrow","ScreeningDay.findMany","ScreeningDay.createOne","ScreeningDay.createMany","ScreeningDay.createManyAndReturn","ScreeningDay.updateOne","ScreeningDay.updateMany","ScreeningDay.updateManyAndReturn","ScreeningDay.upsertOne","ScreeningDay.deleteOne","ScreeningDay.deleteMany","ScreeningDay.groupBy","ScreeningDay.aggregate","Takedown.findUnique","Takedown.findUniqueOrThrow","Takedown.findFirst","Takedown.findFirstOrThrow","Takedown.findMany","Takedown.createOne","Takedown.createMany","Takedown.createManyAndReturn","Takedown.updateOne","Takedown.updateMany","Takedown.updateManyAndReturn","Takedown.upsertOne","Takedown.deleteOne","Takedown.deleteMany","Takedown.groupBy","Takedown.aggregate","TradingCursor.findUnique","TradingCursor.findUniqueOrThrow","TradingCursor.findFirst","TradingCursor.findFirstOrThrow","TradingCursor.findMany","TradingCursor.createOne","TradingCursor.createMany","TradingCursor.createManyAndReturn","TradingCursor.updateOne","TradingCursor.updateMany","TradingCursor.updateManyAndReturn","TradingCursor.upsertOne","TradingCursor.deleteOne","TradingCursor.deleteMany","TradingCursor.groupBy","TradingCursor.aggregate","Trade.findUnique","Trade.findUniqueOrThrow","Trade.findFirst","Trade.findFirstOrThrow","Trade.findMany","Trade.createOne","Trade.createMany","Trade.createManyAndReturn","Trade.updateOne","Trade.updateMany","Trade.updateManyAndReturn","Trade.upsertOne","Trade.deleteOne","Trade.deleteMany","Trade.groupBy","Trade.aggregate","TradingHolding.findUnique","TradingHolding.findUniqueOrThrow","TradingHolding.findFirst","TradingHolding.findFirstOrThrow","TradingHolding.findMany","TradingHolding.createOne","TradingHolding.createMany","TradingHolding.createManyAndReturn","TradingHolding.updateOne","TradingHolding.updateMany","TradingHolding.updateManyAndReturn","TradingHolding.upsertOne","TradingHolding.deleteOne","TradingHolding.deleteMany","TradingHolding.groupBy","TradingHolding.aggregate","Trader.findUnique","Trader.findUniqueOrThrow","Trader.findFirst","Trader.findFirstOrThrow","Trader.findMany","Trader.createOne","Trader.createMany","Trader.createManyAndReturn","Trader.updateOne","Trader.updateMany","Trader.updateManyAndReturn","Trader.upsertOne","Trader.deleteOne","Trader.deleteMany","Trader.groupBy","Trader.aggregate","TraderHistogram.findUnique","TraderHistogram.findUniqueOrThrow","TraderHistogram.findFirst","TraderHistogram.findFirstOrThrow","TraderHistogram.findMany","TraderHistogram.createOne","TraderHistogram.createMany","TraderHistogram.createManyAndReturn","TraderHistogram.updateOne","TraderHistogram.updateMany","TraderHistogram.updateManyAndReturn","TraderHistogram.upsertOne","TraderHistogram.deleteOne","TraderHistogram.deleteMany","TraderHistogram.groupBy","TraderHistogram.aggregate","StaleTrader.findUnique","StaleTrader.findUniqueOrThrow","StaleTrader.findFirst","StaleTrader.findFirstOrThrow","StaleTrader.findMany","StaleTrader.createOne","StaleTrader.createMany","StaleTrader.createManyAndReturn","StaleTrader.updateOne","StaleTrader.updateMany","StaleTrader.updateManyAndReturn","StaleTrader.upsertOne","StaleTrader.deleteOne","StaleTrader.deleteMany","StaleTrader.groupBy","StaleTrader.aggregate","Wallet.findUnique","Wallet.findUniqueOrThrow","Wallet.findFirst","Wallet.findFirstOrThrow","Wallet.findMany","Wallet.createOne","Wallet.createMany","Wallet.createManyAndReturn","Wallet.updateOne","Wallet.updateMany","Wallet.updateManyAndReturn","Wallet.upsertOne","Wallet.deleteOne","Wallet.deleteMany","Wallet.groupBy","Wallet.aggregate","TrackedWallet.findUnique","TrackedWallet.findUniqueOrThrow","TrackedWallet.findFirst","TrackedWallet.findFirstOrThrow","TrackedWallet.findMany","TrackedWallet.createOne","TrackedWallet.createMany","TrackedWallet.createManyAndReturn","TrackedWallet.updateOne","TrackedWallet.updateMany","TrackedWallet.updateManyAndReturn","TrackedWallet.upsertOne","TrackedWallet.deleteOne","TrackedWallet.deleteMany","TrackedWallet.groupBy","TrackedWallet.aggregate","Tracking.findUnique","Tracking.findUniqueOrThrow","Tracking.findFirst","Tracking.findFirstOrThrow","Tracking.findMany","Tracking.createOne","Tracking.createMany","Tracking.createManyAndReturn","Tracking.updateOne","Tracking.updateMany","Tracking.updateManyAndReturn","Tracking.upsertOne","Tracking.deleteOne","Tracking.deleteMany","Tracking.groupBy","Tracking.aggregate","backfills","line","Backfill.findUnique","Backfill.findUniqueOrThrow","Backfill.findFirst","Backfill.findFirstOrThrow","Backfill.findMany","Backfill.createOne","Backfill.createMany","Backfill.createManyAndReturn","Backfill.updateOne","Backfill.updateMany","Backfill.updateManyAndReturn","Backfill.upsertOne","Backfill.deleteOne","Backfill.deleteMany","Backfill.groupBy","Backfill.aggregate","BackfillParty.findUnique","BackfillParty.findUniqueOrThrow","BackfillParty.findFirst","BackfillParty.findFirstOrThrow","BackfillParty.findMany","BackfillParty.createOne","BackfillParty.createMany","BackfillParty.createManyAndReturn","BackfillParty.updateOne","BackfillParty.updateMany","BackfillParty.updateManyAndReturn","BackfillParty.upsertOne","BackfillParty.deleteOne","BackfillParty.deleteMany","BackfillParty.groupBy","BackfillParty.aggregate","StagedActivity.findUnique","StagedActivity.findUniqueOrThrow","StagedActivity.findFirst","StagedActivity.findFirstOrThrow","StagedActivity.findMany","StagedActivity.createOne","StagedActivity.createMany","StagedActivity.createManyAndReturn","StagedActivity.updateOne","StagedActivity.updateMany","StagedActivity.updateManyAndReturn","StagedActivity.upsertOne","StagedActivity.deleteOne","StagedActivity.deleteMany","StagedActivity.groupBy","StagedActivity.aggregate","AutomaticTracking.findUnique","AutomaticTracking.findUniqueOrThrow","AutomaticTracking.findFirst","AutomaticTracking.findFirstOrThrow","AutomaticTracking.findMany","AutomaticTracking.createOne","AutomaticTracking.createMany","AutomaticTracking.createManyAndReturn","AutomaticTracking.updateOne","AutomaticTracking.updateMany","AutomaticTracking.updateManyAndReturn","AutomaticTracking.upsertOne","AutomaticTracking.deleteOne","AutomaticTracking.deleteMany","AutomaticTracking.groupBy","AutomaticTracking.aggregate","Outbox.findUnique","Outbox.findUniqueOrThrow","Outbox.findFirst","Outbox.findFirstOrThrow","Outbox.findMany","Outbox.createOne","Outbox.createMany","Outbox.createManyAndReturn","Outbox.updateOne","Outbox.updateMany","Outbox.updateManyAndReturn","Outbox.upsertOne","Outbox.deleteOne","Outbox.deleteMany","Outbox.groupBy","Outbox.aggregate","webhook","delivery","attempts","deliveries","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","WebhookAttempt.findUnique","WebhookAttempt.findUniqueOrThrow","WebhookAttempt.findFirst","WebhookAttempt.findFirstOrThrow","WebhookAttempt.findMany","WebhookAttempt.createOne","WebhookAttempt.createMany","WebhookAttempt.createManyAndReturn","WebhookAttempt.updateOne","WebhookAttempt.updateMany","WebhookAttempt.updateManyAndReturn","WebhookAttempt.upsertOne","WebhookAttempt.deleteOne","WebhookAttempt.deleteMany","WebhookAttempt.groupBy","WebhookAttempt.aggregate","AND","OR","NOT","id","deliveryId","at","statusCode","durationMs","error","requestHeaders","responseBody","equals","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","lt","lte","gt","gte","not","in","notIn","contains","startsWith","endsWith","webhookId","messageId","event","body","replayOf","status","attempt","earlierAttempts","nextAttemptAt","claim","leasedUntil","createdAt","traceparent","developerId","url","host","subjects","allSubjects","secret","oldSecret","oldSecretUntil","signatureKey","oldSignatureKey","active","disabledReason","operatorOff","failingSince","isFull","missedFrom","missedUntil","has","hasEvery","hasSome","every","some","none","subjectsDone","expandedTo","address","client","chainId","blockNumber","txIndex","logIndex","own","ran","kind","txHash","counterparty","asset","assetOut","method","amount","amountOut","fee","wallet_chainId_blockNumber_logIndex_kind_txHash","party","servedAt","turns","queuedAt","dueAt","progress","address_chainId","developerId_address","state","transactions","truncated","unreadRows","gaps","smartAccount","source","fromBlock","toBlock","sources","readyAt","checkedAt","attestedFrom","attestedTo","attestDue","subject","period","sort","bucket","prefix","traders","chainId_period_sort_bucket_prefix","trades","volume","profit","chainId_period_subject","units","cost","subject_chainId_token","chainId_at_blockNumber_txIndex_logIndex_wallet","since24h","since7d","since30d","settings","target","reason","liftedAt","kind_target","day","refreshedAt","list_day","listed","list_address_at","name","sourceAt","changedAt","publishedAt","entries","unread","etag","lastModified","refused","refusedCount","accepted","version","requestedAt","compared","finishedAt","result","announcedAt","activeFrom","activatedAt","rescoredAt","summary","cause","scoredTo","scored","fromDay","subject_chainId","until","total","activity","age","diversity","governance","social","risk","loyalty","ranked","confidence","recordedAt","subject_day_chainId","position","scopes","savedAt","before","after","rankedBefore","rankedAfter","reachedBefore","reachedAfter","sourceChain","factsHash","facts","subject_factsHash","bonus","unavailable","stale","modelHash","reachedAt","nextChangeDay","steps","updatedAt","sender","nonce","raw","hashes","raises","sentAt","minedAt","chainId_sender_nonce","referee","referrer","code","confirmedAt","claimer","price","signature","expiresAt","referralCode","consents","blockHash","deposit","reservedAt","chainId_txHash_logIndex","asker","askedAt","reads","payer","readAt","comparedAt","compareFrom","alike","headAt","asker_address","calls","party_day","policyId","outcome","chainOutcomes","chainReadAt","nextOutcome","nextBlocks","since","readsChain","turnAt","tokenHash","score","tokenHash_day_address","network","snapshot","endsAt","stored","groupId","nullifier","firstAt","lastSubject","tally","policyId_address","tokenHash_network_snapshot","policyId_groupId","ended","issuedAt","issuer","providerSession","role","grantedBy","refreshToken","checkAt","checkFault","revokedAt","lastUsedAt","channelId","key","seenAt","notifiedAt","items","notices","endedAt","targetHash","asked","medium","kinds","language","namedAt","failures","treeId","piece","bytes","index","listId","who","cap","floor","decimals","root","leaves","sum","domain","signer","treeId_piece","treeId_index","cluster","size","strength","members","evidence","keep","row","text","input","special","duplicateOf","reasons","svcId","tier","flags","known","sameAs","holder","tokenId","read","repair","column","previousId","format","columns","counts","charged","reading","lastRow","completedAt","sourceState","listId_cluster","listId_line_reason","listId_row","listId_holder_tokenId","listId_piece","partlyRead","wallet_chainId_blockNumber_txIndex","firstBlock","retryAt","resolvedAt","chainId_blockNumber_txIndex","weight","hands","sinceDay","foundBy","funder","clusterSize","chainLength","chainId_wallet","block","wallet_chainId_block","wallet_chainId","number","hash","parentHash","time","statedTime","chainId_number","pausedAt","pauseReason","reindexFrom","reindexRequestedAt","reindexStartedAt","setAsideBlock","setAsideRequestedAt","chainId_host","blockTime","guessed","headNumber","finalizedBlock","scoredBlock","scoredHash","dayBlockNumber","dayBlockHash","dayBlockTime","missingBlock","missingSince","joinedAt","ownerTx","owner","movedAt","name_ownerTx","leftAt","address_name_owner","primary","linkedAt","parent","mintedAt","final","blocked","received","nameHash","account","epoch","firstIndex","firstAddress","chunkHash","epoch_firstIndex","previousRoot","chains","lineBytes","checksum","storedBytes","published","hour","keyId","endpoint","requests","errors","latencies","developerId_hour_keyId_endpoint","developerId_day","caller","caller_hour","path","bodyHash","committed","results","fence","startedAt","caller_method_path_key","actor","act","details","requestId","origins","policyIds","permissions","rateLimit","last4","suspendedAt","suspensionReason","replacedBy","erasingAt","erasedAt","erasedTrackings","channelId_key","channelId_kind","developerId_targetHash","value","uid","revocation","chainId_uid","subject_fromDay","contract","chainId_contract_uid_issuer","schemaUid","expirationTime","attestation","chainId_contract_uid","omittedBytes","decoded","preview","revocable","refUid","salt","signatureKind","revocationReason","revocationDetails","publicReason","revocationSignature","revocationSeq","revokedBlock","revokedTxHash","uid_issuer_chainId_contract","nameKey","schema","resolver","flag","openedAt","decideBy","decidedAt","decision","totalBefore","totalAfter","consent","wallet_flag","reputation","readTo","followedFrom","agentId","feedbackIndex","chainId_blockNumber_logIndex","earnedAt","claimedAt","lostAt","subject_id","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "lCKoCPANCaIOAACQGQAwow4AAAQAEKQOAACQGQAwpQ4BAK8WACGNDwEArxYAIYASQACzFgAhgRJAALIWACGCEkAAshYAIYMSAACRGQAgAQAAAAEAIAEAAAABACAIog4AAJAZADCjDgAABAAQpA4AAJAZADClDgEArxYAIY0PAQCvFgAhgBJAALMWACGBEkAAshYAIYISQACyFgAhAoESAACSGQAgghIAAJIZACADAAAABAAgAwAABQAwBAAAAQAgAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACAFpQ4BAAAAAY0PAQAAAAGAEkAAAAABgRJAAAAAAYISQAAAAAEBCAAACQAgBaUOAQAAAAGNDwEAAAABgBJAAAAAAYESQAAAAAGCEkAAAAABAQgAAAsAMAEIAAALADAFpQ4BAJ0ZACGNDwEAnRkAIYASQACZGQAhgRJAAKUZACGCEkAApRkAIQIAAAABACAIAAAOACAFpQ4BAJ0ZACGNDwEAnRkAIYASQACZGQAhgRJAAKUZACGCEkAApRkAIQIAAAAEACAIAAAQACACAAAABAAgCAAAEAAgAwAAAAEAIA8AAAkAIBAAAA4AIAEAAAABACABAAAABAAgBRUAAPYgACAWAAD4IAAgFwAA9yAAIIESAACSGQAgghIAAJIZACAIog4AAI8ZADCjDgAAFwAQpA4AAI8ZADClDgEAkBYAIY0PAQCQFgAhgBJAAJEWACGBEkAAphYAIYISQACmFgAhAwAAAAQAIAMAABYAMBQAABcAIAMAAAAEACADAAAFADAEAAABACAQCAAAwhYAIKIOAACNGQAwow4AAB0AEKQOAACNGQAwpw4EALoWACHmDgQAuhYAIecOBAC6FgAh6Q4CALcWACHsDgEArxYAIe0OAQCvFgAhwBACALYWACGlEQEAsRYAIdQREADWFgAh_REQAPIWACH-ERAA1hYAIf8RAACOGQAgAQAAABoAIAEAAAAaACAPCAAAwhYAIKIOAACNGQAwow4AAB0AEKQOAACNGQAwpw4EALoWACHmDgQAuhYAIecOBAC6FgAh6Q4CALcWACHsDgEArxYAIe0OAQCvFgAhwBACALYWACGlEQEAsRYAIdQREADWFgAh_REQAPIWACH-ERAA1hYAIQTAEAAAkhkAIKURAACSGQAg1BEAAJIZACD-EQAAkhkAIAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAwIgAAAAAGnDgQAAAAB5g4EAAAAAecOBAAAAAHpDgIAAAAB7A4BAAAAAe0OAQAAAAHAEAIAAAABpREBAAAAAdQREAAAAAH9ERAAAAAB_hEQAAAAAQEIAAAiACAMCIAAAAABpw4EAAAAAeYOBAAAAAHnDgQAAAAB6Q4CAAAAAewOAQAAAAHtDgEAAAABwBACAAAAAaURAQAAAAHUERAAAAAB_REQAAAAAf4REAAAAAEBCAAAJAAwAQgAACQAMAwIgAAAAAGnDgQAmBkAIeYOBACYGQAh5w4EAJgZACHpDgIAmxkAIewOAQCdGQAh7Q4BAJ0ZACHAEAIAmhkAIaURAQCcGQAh1BEQAOAZACH9ERAAkxoAIf4READgGQAhAgAAABoAIAgAACcAIAwIgAAAAAGnDgQAmBkAIeYOBACYGQAh5w4EAJgZACHpDgIAmxkAIewOAQCdGQAh7Q4BAJ0ZACHAEAIAmhkAIaURAQCcGQAh1BEQAOAZACH9ERAAkxoAIf4READgGQAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACAJFQAA8SAAIBYAAPQgACAXAADzIAAgKAAA8iAAICkAAPUgACDAEAAAkhkAIKURAACSGQAg1BEAAJIZACD-EQAAkhkAIA8IAAC_FgAgog4AAIwZADCjDgAAMAAQpA4AAIwZADCnDgQAjxYAIeYOBACPFgAh5w4EAI8WACHpDgIAkxYAIewOAQCQFgAh7Q4BAJAWACHAEAIAkhYAIaURAQCUFgAh1BEQAMkWACH9ERAA7hYAIf4READJFgAhAwAAAB0AIAMAAC8AMBQAADAAIAMAAAAdACADAAAeADAEAAAaACAJpQMBAK8WACGiDgAAixkAMKMOAAA2ABCkDgAAixkAMOYOBAAAAAHuEAQAuhYAIfoRAQCvFgAh-xEEALoWACH8EQQAuhYAIQEAAAAzACABAAAAMwAgCaUDAQCvFgAhog4AAIsZADCjDgAANgAQpA4AAIsZADDmDgQAuhYAIe4QBAC6FgAh-hEBAK8WACH7EQQAuhYAIfwRBAC6FgAhAAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgAwAAADYAIAMAADcAMAQAADMAIAalAwEAAAAB5g4EAAAAAe4QBAAAAAH6EQEAAAAB-xEEAAAAAfwRBAAAAAEBCAAAOwAgBqUDAQAAAAHmDgQAAAAB7hAEAAAAAfoRAQAAAAH7EQQAAAAB_BEEAAAAAQEIAAA9ADABCAAAPQAwBqUDAQCdGQAh5g4EAJgZACHuEAQAmBkAIfoRAQCdGQAh-xEEAJgZACH8EQQAmBkAIQIAAAAzACAIAABAACAGpQMBAJ0ZACHmDgQAmBkAIe4QBACYGQAh-hEBAJ0ZACH7EQQAmBkAIfwRBACYGQAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAFFQAA7CAAIBYAAO8gACAXAADuIAAgKAAA7SAAICkAAPAgACAJpQMBAJAWACGiDgAAihkAMKMOAABJABCkDgAAihkAMOYOBACPFgAh7hAEAI8WACH6EQEAkBYAIfsRBACPFgAh_BEEAI8WACEDAAAANgAgAwAASAAwFAAASQAgAwAAADYAIAMAADcAMAQAADMAIBOJCQEArxYAIaIOAACIGQAwow4AAE8AEKQOAACIGQAwpQ4BAAAAAcMOAQCvFgAhyw4BAK8WACGhDwEArxYAIcEPQACyFgAhzBAAAKoWACDxEQEArxYAIfIRQACzFgAh8xFAALMWACH0EUAAshYAIfURAQCxFgAh9hECALYWACH3EQIAthYAIfgRAQAAAAH5EQAAiRkAIAEAAABMACABAAAATAAgEokJAQCvFgAhog4AAIgZADCjDgAATwAQpA4AAIgZADClDgEArxYAIcMOAQCvFgAhyw4BAK8WACGhDwEArxYAIcEPQACyFgAhzBAAAKoWACDxEQEArxYAIfIRQACzFgAh8xFAALMWACH0EUAAshYAIfURAQCxFgAh9hECALYWACH3EQIAthYAIfgRAQCxFgAhBsEPAACSGQAg9BEAAJIZACD1EQAAkhkAIPYRAACSGQAg9xEAAJIZACD4EQAAkhkAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgAwAAAE8AIAMAAFAAMAQAAEwAIA-JCQEAAAABpQ4BAAAAAcMOAQAAAAHLDgEAAAABoQ8BAAAAAcEPQAAAAAHMEAAA6yAAIPERAQAAAAHyEUAAAAAB8xFAAAAAAfQRQAAAAAH1EQEAAAAB9hECAAAAAfcRAgAAAAH4EQEAAAABAQgAAFQAIA-JCQEAAAABpQ4BAAAAAcMOAQAAAAHLDgEAAAABoQ8BAAAAAcEPQAAAAAHMEAAA6yAAIPERAQAAAAHyEUAAAAAB8xFAAAAAAfQRQAAAAAH1EQEAAAAB9hECAAAAAfcRAgAAAAH4EQEAAAABAQgAAFYAMAEIAABWADAPiQkBAJ0ZACGlDgEAnRkAIcMOAQCdGQAhyw4BAJ0ZACGhDwEAnRkAIcEPQAClGQAhzBAAAOogACDxEQEAnRkAIfIRQACZGQAh8xFAAJkZACH0EUAApRkAIfURAQCcGQAh9hECAJoZACH3EQIAmhkAIfgRAQCcGQAhAgAAAEwAIAgAAFkAIA-JCQEAnRkAIaUOAQCdGQAhww4BAJ0ZACHLDgEAnRkAIaEPAQCdGQAhwQ9AAKUZACHMEAAA6iAAIPERAQCdGQAh8hFAAJkZACHzEUAAmRkAIfQRQAClGQAh9REBAJwZACH2EQIAmhkAIfcRAgCaGQAh-BEBAJwZACECAAAATwAgCAAAWwAgAgAAAE8AIAgAAFsAIAMAAABMACAPAABUACAQAABZACABAAAATAAgAQAAAE8AIAsVAADlIAAgFgAA6CAAIBcAAOcgACAoAADmIAAgKQAA6SAAIMEPAACSGQAg9BEAAJIZACD1EQAAkhkAIPYRAACSGQAg9xEAAJIZACD4EQAAkhkAIBKJCQEAkBYAIaIOAACHGQAwow4AAGIAEKQOAACHGQAwpQ4BAJAWACHDDgEAkBYAIcsOAQCQFgAhoQ8BAJAWACHBD0AAphYAIcwQAACqFgAg8REBAJAWACHyEUAAkRYAIfMRQACRFgAh9BFAAKYWACH1EQEAlBYAIfYRAgCSFgAh9xECAJIWACH4EQEAlBYAIQMAAABPACADAABhADAUAABiACADAAAATwAgAwAAUAAwBAAATAAgC6IOAACGGQAwow4AAGgAEKQOAACGGQAwyQ5AALMWACHLDgEAsRYAIakPAQCxFgAh1REBAAAAAeIRIACwFgAh7hEBAAAAAe8RAQCvFgAh8BEBAK8WACEBAAAAZQAgAQAAAGUAIAuiDgAAhhkAMKMOAABoABCkDgAAhhkAMMkOQACzFgAhyw4BALEWACGpDwEAsRYAIdURAQCvFgAh4hEgALAWACHuEQEAsRYAIe8RAQCvFgAh8BEBAK8WACEDyw4AAJIZACCpDwAAkhkAIO4RAACSGQAgAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgCMkOQAAAAAHLDgEAAAABqQ8BAAAAAdURAQAAAAHiESAAAAAB7hEBAAAAAe8RAQAAAAHwEQEAAAABAQgAAG0AIAjJDkAAAAAByw4BAAAAAakPAQAAAAHVEQEAAAAB4hEgAAAAAe4RAQAAAAHvEQEAAAAB8BEBAAAAAQEIAABvADABCAAAbwAwCMkOQACZGQAhyw4BAJwZACGpDwEAnBkAIdURAQCdGQAh4hEgALsZACHuEQEAnBkAIe8RAQCdGQAh8BEBAJ0ZACECAAAAZQAgCAAAcgAgCMkOQACZGQAhyw4BAJwZACGpDwEAnBkAIdURAQCdGQAh4hEgALsZACHuEQEAnBkAIe8RAQCdGQAh8BEBAJ0ZACECAAAAaAAgCAAAdAAgAgAAAGgAIAgAAHQAIAMAAABlACAPAABtACAQAAByACABAAAAZQAgAQAAAGgAIAYVAADiIAAgFgAA5CAAIBcAAOMgACDLDgAAkhkAIKkPAACSGQAg7hEAAJIZACALog4AAIUZADCjDgAAewAQpA4AAIUZADDJDkAAkRYAIcsOAQCUFgAhqQ8BAJQWACHVEQEAkBYAIeIRIACrFgAh7hEBAJQWACHvEQEAkBYAIfARAQCQFgAhAwAAAGgAIAMAAHoAMBQAAHsAIAMAAABoACADAABpADAEAABlACAlCAEArxYAIaIOAACDGQAwow4AAIEBABCkDgAAgxkAMKUOAQAAAAHJDkAAsxYAIeYOBAC6FgAh5w4EAOcWACHpDgIAthYAIe0OAQCxFgAhjQ8BAK8WACHlDwEAsRYAIfMPAQCxFgAh9w8BALEWACGhEAEArxYAIagQQACyFgAhgBEEALoWACGhESAAsBYAIdURAQCvFgAh2REBAK8WACHbEQEArxYAIdwRBAC6FgAh3xECALYWACHgEQAAuBYAIOERAAC4FgAg4hEgALAWACHjEQEArxYAIeQRAQCxFgAh5REBAK8WACHmEQEAsRYAIecRAQCxFgAh6BEBALEWACHpEQEAsRYAIeoRBAAAAAHrEQQA5xYAIewRAQCxFgAh7REAAIQZACABAAAAfgAgAQAAAH4AICQIAQCvFgAhog4AAIMZADCjDgAAgQEAEKQOAACDGQAwpQ4BAK8WACHJDkAAsxYAIeYOBAC6FgAh5w4EAOcWACHpDgIAthYAIe0OAQCxFgAhjQ8BAK8WACHlDwEAsRYAIfMPAQCxFgAh9w8BALEWACGhEAEArxYAIagQQACyFgAhgBEEALoWACGhESAAsBYAIdURAQCvFgAh2REBAK8WACHbEQEArxYAIdwRBAC6FgAh3xECALYWACHgEQAAuBYAIOERAAC4FgAg4hEgALAWACHjEQEArxYAIeQRAQCxFgAh5REBAK8WACHmEQEAsRYAIecRAQCxFgAh6BEBALEWACHpEQEAsRYAIeoRBADnFgAh6xEEAOcWACHsEQEAsRYAIRLnDgAAkhkAIOkOAACSGQAg7Q4AAJIZACDlDwAAkhkAIPMPAACSGQAg9w8AAJIZACCoEAAAkhkAIN8RAACSGQAg4BEAAJIZACDhEQAAkhkAIOQRAACSGQAg5hEAAJIZACDnEQAAkhkAIOgRAACSGQAg6REAAJIZACDqEQAAkhkAIOsRAACSGQAg7BEAAJIZACADAAAAgQEAIAMAAIIBADAEAAB-ACADAAAAgQEAIAMAAIIBADAEAAB-ACADAAAAgQEAIAMAAIIBADAEAAB-ACAhCAEAAAABpQ4BAAAAAckOQAAAAAHmDgQAAAAB5w4EAAAAAekOAgAAAAHtDgEAAAABjQ8BAAAAAeUPAQAAAAHzDwEAAAAB9w8BAAAAAaEQAQAAAAGoEEAAAAABgBEEAAAAAaERIAAAAAHVEQEAAAAB2REBAAAAAdsRAQAAAAHcEQQAAAAB3xECAAAAAeARgAAAAAHhEYAAAAAB4hEgAAAAAeMRAQAAAAHkEQEAAAAB5REBAAAAAeYRAQAAAAHnEQEAAAAB6BEBAAAAAekRAQAAAAHqEQQAAAAB6xEEAAAAAewRAQAAAAEBCAAAhgEAICEIAQAAAAGlDgEAAAAByQ5AAAAAAeYOBAAAAAHnDgQAAAAB6Q4CAAAAAe0OAQAAAAGNDwEAAAAB5Q8BAAAAAfMPAQAAAAH3DwEAAAABoRABAAAAAagQQAAAAAGAEQQAAAABoREgAAAAAdURAQAAAAHZEQEAAAAB2xEBAAAAAdwRBAAAAAHfEQIAAAAB4BGAAAAAAeERgAAAAAHiESAAAAAB4xEBAAAAAeQRAQAAAAHlEQEAAAAB5hEBAAAAAecRAQAAAAHoEQEAAAAB6REBAAAAAeoRBAAAAAHrEQQAAAAB7BEBAAAAAQEIAACIAQAwAQgAAIgBADAhCAEAnRkAIaUOAQCdGQAhyQ5AAJkZACHmDgQAmBkAIecOBACEGgAh6Q4CAJoZACHtDgEAnBkAIY0PAQCdGQAh5Q8BAJwZACHzDwEAnBkAIfcPAQCcGQAhoRABAJ0ZACGoEEAApRkAIYARBACYGQAhoREgALsZACHVEQEAnRkAIdkRAQCdGQAh2xEBAJ0ZACHcEQQAmBkAId8RAgCaGQAh4BGAAAAAAeERgAAAAAHiESAAuxkAIeMRAQCdGQAh5BEBAJwZACHlEQEAnRkAIeYRAQCcGQAh5xEBAJwZACHoEQEAnBkAIekRAQCcGQAh6hEEAIQaACHrEQQAhBoAIewRAQCcGQAhAgAAAH4AIAgAAIsBACAhCAEAnRkAIaUOAQCdGQAhyQ5AAJkZACHmDgQAmBkAIecOBACEGgAh6Q4CAJoZACHtDgEAnBkAIY0PAQCdGQAh5Q8BAJwZACHzDwEAnBkAIfcPAQCcGQAhoRABAJ0ZACGoEEAApRkAIYARBACYGQAhoREgALsZACHVEQEAnRkAIdkRAQCdGQAh2xEBAJ0ZACHcEQQAmBkAId8RAgCaGQAh4BGAAAAAAeERgAAAAAHiESAAuxkAIeMRAQCdGQAh5BEBAJwZACHlEQEAnRkAIeYRAQCcGQAh5xEBAJwZACHoEQEAnBkAIekRAQCcGQAh6hEEAIQaACHrEQQAhBoAIewRAQCcGQAhAgAAAIEBACAIAACNAQAgAgAAAIEBACAIAACNAQAgAwAAAH4AIA8AAIYBACAQAACLAQAgAQAAAH4AIAEAAACBAQAgFxUAAN0gACAWAADgIAAgFwAA3yAAICgAAN4gACApAADhIAAg5w4AAJIZACDpDgAAkhkAIO0OAACSGQAg5Q8AAJIZACDzDwAAkhkAIPcPAACSGQAgqBAAAJIZACDfEQAAkhkAIOARAACSGQAg4REAAJIZACDkEQAAkhkAIOYRAACSGQAg5xEAAJIZACDoEQAAkhkAIOkRAACSGQAg6hEAAJIZACDrEQAAkhkAIOwRAACSGQAgJAgBAJAWACGiDgAAghkAMKMOAACUAQAQpA4AAIIZADClDgEAkBYAIckOQACRFgAh5g4EAI8WACHnDgQA4xYAIekOAgCSFgAh7Q4BAJQWACGNDwEAkBYAIeUPAQCUFgAh8w8BAJQWACH3DwEAlBYAIaEQAQCQFgAhqBBAAKYWACGAEQQAjxYAIaERIACrFgAh1REBAJAWACHZEQEAkBYAIdsRAQCQFgAh3BEEAI8WACHfEQIAkhYAIeARAACVFgAg4REAAJUWACDiESAAqxYAIeMRAQCQFgAh5BEBAJQWACHlEQEAkBYAIeYRAQCUFgAh5xEBAJQWACHoEQEAlBYAIekRAQCUFgAh6hEEAOMWACHrEQQA4xYAIewRAQCUFgAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIBCiDgAAgBkAMKMOAACaAQAQpA4AAIAZADDmDgQAuhYAIecOBAC6FgAh6Q4CALcWACGNDwEArxYAIeUPAQCvFgAhoRABAK8WACGAEQQAuhYAIdURAQCvFgAh2REBAK8WACHbEQEArxYAIdwRBAC6FgAh3REAAMIWACDeEQAAgRkAIAEAAACXAQAgAQAAAJcBACAPog4AAIAZADCjDgAAmgEAEKQOAACAGQAw5g4EALoWACHnDgQAuhYAIekOAgC3FgAhjQ8BAK8WACHlDwEArxYAIaEQAQCvFgAhgBEEALoWACHVEQEArxYAIdkRAQCvFgAh2xEBAK8WACHcEQQAuhYAId0RAADCFgAgAAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAzmDgQAAAAB5w4EAAAAAekOAgAAAAGNDwEAAAAB5Q8BAAAAAaEQAQAAAAGAEQQAAAAB1REBAAAAAdkRAQAAAAHbEQEAAAAB3BEEAAAAAd0RgAAAAAEBCAAAnwEAIAzmDgQAAAAB5w4EAAAAAekOAgAAAAGNDwEAAAAB5Q8BAAAAAaEQAQAAAAGAEQQAAAAB1REBAAAAAdkRAQAAAAHbEQEAAAAB3BEEAAAAAd0RgAAAAAEBCAAAoQEAMAEIAAChAQAwDOYOBACYGQAh5w4EAJgZACHpDgIAmxkAIY0PAQCdGQAh5Q8BAJ0ZACGhEAEAnRkAIYARBACYGQAh1REBAJ0ZACHZEQEAnRkAIdsRAQCdGQAh3BEEAJgZACHdEYAAAAABAgAAAJcBACAIAACkAQAgDOYOBACYGQAh5w4EAJgZACHpDgIAmxkAIY0PAQCdGQAh5Q8BAJ0ZACGhEAEAnRkAIYARBACYGQAh1REBAJ0ZACHZEQEAnRkAIdsRAQCdGQAh3BEEAJgZACHdEYAAAAABAgAAAJoBACAIAACmAQAgAgAAAJoBACAIAACmAQAgAwAAAJcBACAPAACfAQAgEAAApAEAIAEAAACXAQAgAQAAAJoBACAFFQAA2CAAIBYAANsgACAXAADaIAAgKAAA2SAAICkAANwgACAPog4AAP8YADCjDgAArQEAEKQOAAD_GAAw5g4EAI8WACHnDgQAjxYAIekOAgCTFgAhjQ8BAJAWACHlDwEAkBYAIaEQAQCQFgAhgBEEAI8WACHVEQEAkBYAIdkRAQCQFgAh2xEBAJAWACHcEQQAjxYAId0RAAC_FgAgAwAAAJoBACADAACsAQAwFAAArQEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACALog4AAP0YADCjDgAAswEAEKQOAAD9GAAw5g4EALoWACHnDgQAuhYAIe0OAQCvFgAhoRABAK8WACGLEQQAuhYAIdURAQCvFgAh2REBAK8WACHaEQAA_hgAIAEAAACwAQAgAQAAALABACAKog4AAP0YADCjDgAAswEAEKQOAAD9GAAw5g4EALoWACHnDgQAuhYAIe0OAQCvFgAhoRABAK8WACGLEQQAuhYAIdURAQCvFgAh2REBAK8WACEAAwAAALMBACADAAC0AQAwBAAAsAEAIAMAAACzAQAgAwAAtAEAMAQAALABACADAAAAswEAIAMAALQBADAEAACwAQAgB-YOBAAAAAHnDgQAAAAB7Q4BAAAAAaEQAQAAAAGLEQQAAAAB1REBAAAAAdkRAQAAAAEBCAAAuAEAIAfmDgQAAAAB5w4EAAAAAe0OAQAAAAGhEAEAAAABixEEAAAAAdURAQAAAAHZEQEAAAABAQgAALoBADABCAAAugEAMAfmDgQAmBkAIecOBACYGQAh7Q4BAJ0ZACGhEAEAnRkAIYsRBACYGQAh1REBAJ0ZACHZEQEAnRkAIQIAAACwAQAgCAAAvQEAIAfmDgQAmBkAIecOBACYGQAh7Q4BAJ0ZACGhEAEAnRkAIYsRBACYGQAh1REBAJ0ZACHZEQEAnRkAIQIAAACzAQAgCAAAvwEAIAIAAACzAQAgCAAAvwEAIAMAAACwAQAgDwAAuAEAIBAAAL0BACABAAAAsAEAIAEAAACzAQAgBRUAANMgACAWAADWIAAgFwAA1SAAICgAANQgACApAADXIAAgCqIOAAD8GAAwow4AAMYBABCkDgAA_BgAMOYOBACPFgAh5w4EAI8WACHtDgEAkBYAIaEQAQCQFgAhixEEAI8WACHVEQEAkBYAIdkRAQCQFgAhAwAAALMBACADAADFAQAwFAAAxgEAIAMAAACzAQAgAwAAtAEAMAQAALABACAHog4AAPoYADCjDgAAzAEAEKQOAAD6GAAwjQ8BAK8WACHBDwQAuhYAIfIQAgC3FgAh2BEAAPsYACABAAAAyQEAIAEAAADJAQAgBqIOAAD6GAAwow4AAMwBABCkDgAA-hgAMI0PAQCvFgAhwQ8EALoWACHyEAIAtxYAIQADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACADjQ8BAAAAAcEPBAAAAAHyEAIAAAABAQgAANEBACADjQ8BAAAAAcEPBAAAAAHyEAIAAAABAQgAANMBADABCAAA0wEAMAONDwEAnRkAIcEPBACYGQAh8hACAJsZACECAAAAyQEAIAgAANYBACADjQ8BAJ0ZACHBDwQAmBkAIfIQAgCbGQAhAgAAAMwBACAIAADYAQAgAgAAAMwBACAIAADYAQAgAwAAAMkBACAPAADRAQAgEAAA1gEAIAEAAADJAQAgAQAAAMwBACAFFQAAziAAIBYAANEgACAXAADQIAAgKAAAzyAAICkAANIgACAGog4AAPkYADCjDgAA3wEAEKQOAAD5GAAwjQ8BAJAWACHBDwQAjxYAIfIQAgCTFgAhAwAAAMwBACADAADeAQAwFAAA3wEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACAJCAAAwhYAIKIOAAD4GAAwow4AAOUBABCkDgAA-BgAMKUOAQAAAAGnDkAAsxYAIeQOAQCvFgAh7A4BAK8WACH_D0AAshYAIQEAAADiAQAgAQAAAOIBACAJCAAAwhYAIKIOAAD4GAAwow4AAOUBABCkDgAA-BgAMKUOAQCvFgAhpw5AALMWACHkDgEArxYAIewOAQCvFgAh_w9AALIWACEB_w8AAJIZACADAAAA5QEAIAMAAOYBADAEAADiAQAgAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACAGCIAAAAABpQ4BAAAAAacOQAAAAAHkDgEAAAAB7A4BAAAAAf8PQAAAAAEBCAAA6gEAIAYIgAAAAAGlDgEAAAABpw5AAAAAAeQOAQAAAAHsDgEAAAAB_w9AAAAAAQEIAADsAQAwAQgAAOwBADAGCIAAAAABpQ4BAJ0ZACGnDkAAmRkAIeQOAQCdGQAh7A4BAJ0ZACH_D0AApRkAIQIAAADiAQAgCAAA7wEAIAYIgAAAAAGlDgEAnRkAIacOQACZGQAh5A4BAJ0ZACHsDgEAnRkAIf8PQAClGQAhAgAAAOUBACAIAADxAQAgAgAAAOUBACAIAADxAQAgAwAAAOIBACAPAADqAQAgEAAA7wEAIAEAAADiAQAgAQAAAOUBACAEFQAAyyAAIBYAAM0gACAXAADMIAAg_w8AAJIZACAJCAAAvxYAIKIOAAD3GAAwow4AAPgBABCkDgAA9xgAMKUOAQCQFgAhpw5AAJEWACHkDgEAkBYAIewOAQCQFgAh_w9AAKYWACEDAAAA5QEAIAMAAPcBADAUAAD4AQAgAwAAAOUBACADAADmAQAwBAAA4gEAIBLwDQIAtxYAIaIOAAD1GAAwow4AAP4BABCkDgAA9RgAMKcOQACzFgAh5g4EALoWACHnDgQAuhYAIekOAgC3FgAh7Q4BAK8WACGNDwEArxYAIeUPAQCxFgAh9w8BALEWACGhEAEArxYAIe8QQACzFgAhixEEALoWACHVEQEArxYAIdYRAAC4FgAg1xEAAPYYACABAAAA-wEAIAEAAAD7AQAgEfANAgC3FgAhog4AAPUYADCjDgAA_gEAEKQOAAD1GAAwpw5AALMWACHmDgQAuhYAIecOBAC6FgAh6Q4CALcWACHtDgEArxYAIY0PAQCvFgAh5Q8BALEWACH3DwEAsRYAIaEQAQCvFgAh7xBAALMWACGLEQQAuhYAIdURAQCvFgAh1hEAALgWACAD5Q8AAJIZACD3DwAAkhkAINYRAACSGQAgAwAAAP4BACADAAD_AQAwBAAA-wEAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACADAAAA_gEAIAMAAP8BADAEAAD7AQAgDvANAgAAAAGnDkAAAAAB5g4EAAAAAecOBAAAAAHpDgIAAAAB7Q4BAAAAAY0PAQAAAAHlDwEAAAAB9w8BAAAAAaEQAQAAAAHvEEAAAAABixEEAAAAAdURAQAAAAHWEYAAAAABAQgAAIMCACAO8A0CAAAAAacOQAAAAAHmDgQAAAAB5w4EAAAAAekOAgAAAAHtDgEAAAABjQ8BAAAAAeUPAQAAAAH3DwEAAAABoRABAAAAAe8QQAAAAAGLEQQAAAAB1REBAAAAAdYRgAAAAAEBCAAAhQIAMAEIAACFAgAwDvANAgCbGQAhpw5AAJkZACHmDgQAmBkAIecOBACYGQAh6Q4CAJsZACHtDgEAnRkAIY0PAQCdGQAh5Q8BAJwZACH3DwEAnBkAIaEQAQCdGQAh7xBAAJkZACGLEQQAmBkAIdURAQCdGQAh1hGAAAAAAQIAAAD7AQAgCAAAiAIAIA7wDQIAmxkAIacOQACZGQAh5g4EAJgZACHnDgQAmBkAIekOAgCbGQAh7Q4BAJ0ZACGNDwEAnRkAIeUPAQCcGQAh9w8BAJwZACGhEAEAnRkAIe8QQACZGQAhixEEAJgZACHVEQEAnRkAIdYRgAAAAAECAAAA_gEAIAgAAIoCACACAAAA_gEAIAgAAIoCACADAAAA-wEAIA8AAIMCACAQAACIAgAgAQAAAPsBACABAAAA_gEAIAgVAADGIAAgFgAAySAAIBcAAMggACAoAADHIAAgKQAAyiAAIOUPAACSGQAg9w8AAJIZACDWEQAAkhkAIBHwDQIAkxYAIaIOAAD0GAAwow4AAJECABCkDgAA9BgAMKcOQACRFgAh5g4EAI8WACHnDgQAjxYAIekOAgCTFgAh7Q4BAJAWACGNDwEAkBYAIeUPAQCUFgAh9w8BAJQWACGhEAEAkBYAIe8QQACRFgAhixEEAI8WACHVEQEAkBYAIdYRAACVFgAgAwAAAP4BACADAACQAgAwFAAAkQIAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACAFog4AAPMYADCjDgAAlwIAEKQOAADzGAAwqxABAAAAAdQRAADCFgAgAQAAAJQCACABAAAAlAIAIAWiDgAA8xgAMKMOAACXAgAQpA4AAPMYADCrEAEArxYAIdQRAADCFgAgAAMAAACXAgAgAwAAmAIAMAQAAJQCACADAAAAlwIAIAMAAJgCADAEAACUAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIAKrEAEAAAAB1BGAAAAAAQEIAACcAgAgAqsQAQAAAAHUEYAAAAABAQgAAJ4CADABCAAAngIAMAKrEAEAnRkAIdQRgAAAAAECAAAAlAIAIAgAAKECACACqxABAJ0ZACHUEYAAAAABAgAAAJcCACAIAACjAgAgAgAAAJcCACAIAACjAgAgAwAAAJQCACAPAACcAgAgEAAAoQIAIAEAAACUAgAgAQAAAJcCACADFQAAwyAAIBYAAMUgACAXAADEIAAgBaIOAADyGAAwow4AAKoCABCkDgAA8hgAMKsQAQCQFgAh1BEAAL8WACADAAAAlwIAIAMAAKkCADAUAACqAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIBDNAQAA5xgAINIBAADoGAAgiQkBAAAAAaIOAADmGAAwow4AALcCABCkDgAA5hgAMKUOAQAAAAHJDkAAsxYAIeYOBADnFgAh1RABAK8WACH8EAAA8RgAIMsRQACyFgAhzBEBALEWACHOEUAAshYAIc8RQACyFgAh0BECALcWACEBAAAArQIAIBbMAQAA8BgAIKIOAADvGAAwow4AAK8CABCkDgAA7xgAMKUOAQCvFgAhyQ5AALMWACHLDgEArxYAIewOAQCvFgAhkQ8BAK8WACGpDwEArxYAIfQPQACyFgAhqBBAALIWACGpEEAAshYAIf4QAQCvFgAhxhEAAKoWACDHEQAAqhYAIMgRAACqFgAgyRECALYWACHKEQEArxYAIcsRQACyFgAhzBEBALEWACHNEQEAsRYAIQjMAQAAvyAAIPQPAACSGQAgqBAAAJIZACCpEAAAkhkAIMkRAACSGQAgyxEAAJIZACDMEQAAkhkAIM0RAACSGQAgFswBAADwGAAgog4AAO8YADCjDgAArwIAEKQOAADvGAAwpQ4BAAAAAckOQACzFgAhyw4BAK8WACHsDgEArxYAIZEPAQCvFgAhqQ8BAK8WACH0D0AAshYAIagQQACyFgAhqRBAALIWACH-EAEAAAABxhEAAKoWACDHEQAAqhYAIMgRAACqFgAgyRECALYWACHKEQEArxYAIcsRQACyFgAhzBEBALEWACHNEQEAsRYAIQMAAACvAgAgAwAAsAIAMAQAALECACAVzAEAAOsYACDPAQAA7BgAINABAADtGAAg0QEAAO4YACCiDgAA6hgAMKMOAACzAgAQpA4AAOoYADClDgEArxYAIckOQACzFgAhyw4BALEWACHNDgEArxYAIdYOAQCxFgAhoA8BAK8WACHwD0AAshYAIfwPQACyFgAhsRABAK8WACGzEAEArxYAIbQQAACqFgAgtRABAK8WACG2EEAAshYAIbcQAgC3FgAhCcwBAAC_IAAgzwEAAMAgACDQAQAAwSAAINEBAADCIAAgyw4AAJIZACDWDgAAkhkAIPAPAACSGQAg_A8AAJIZACC2EAAAkhkAIBbMAQAA6xgAIM8BAADsGAAg0AEAAO0YACDRAQAA7hgAIKIOAADqGAAwow4AALMCABCkDgAA6hgAMKUOAQAAAAHJDkAAsxYAIcsOAQCxFgAhzQ4BAK8WACHWDgEAsRYAIaAPAQCvFgAh8A9AALIWACH8D0AAshYAIbEQAQAAAAGzEAEArxYAIbQQAACqFgAgtRABAK8WACG2EEAAshYAIbcQAgC3FgAh0xEAAOkYACADAAAAswIAIAMAALQCADAEAAC1AgAgD80BAADnGAAg0gEAAOgYACCJCQEArxYAIaIOAADmGAAwow4AALcCABCkDgAA5hgAMKUOAQCvFgAhyQ5AALMWACHmDgQA5xYAIdUQAQCvFgAhyxFAALIWACHMEQEAsRYAIc4RQACyFgAhzxFAALIWACHQEQIAtxYAIQEAAAC3AgAgCQgAAMIWACDOAQAA4hgAIKIOAADlGAAwow4AALkCABCkDgAA5RgAMKUOBAC6FgAhpw5AALMWACHsDgEArxYAIaoQAQCvFgAhAc4BAAC-IAAgCQgAAMIWACDOAQAA4hgAIKIOAADlGAAwow4AALkCABCkDgAA5RgAMKUOBAAAAAGnDkAAsxYAIewOAQCvFgAhqhABAK8WACEDAAAAuQIAIAMAALoCADAEAAC7AgAgEc4BAADiGAAgog4AAOQYADCjDgAAvQIAEKQOAADkGAAwpQ4BAK8WACHEDgIAtxYAIcYOQACyFgAhxw4CALcWACHIDkAAshYAIckOQACzFgAh7A4BAK8WACH-DgEArxYAIYgPQACyFgAhqhABAK8WACGuEAAAwhYAIK8QAgC3FgAhsBBAALIWACEFzgEAAL4gACDGDgAAkhkAIMgOAACSGQAgiA8AAJIZACCwEAAAkhkAIBLOAQAA4hgAIKIOAADkGAAwow4AAL0CABCkDgAA5BgAMKUOAQAAAAHEDgIAtxYAIcYOQACyFgAhxw4CALcWACHIDkAAshYAIckOQACzFgAh7A4BAK8WACH-DgEArxYAIYgPQACyFgAhqhABAK8WACGuEAAAwhYAIK8QAgC3FgAhsBBAALIWACHSEQAA4xgAIAMAAAC9AgAgAwAAvgIAMAQAAL8CACALCAAAwhYAIM4BAADiGAAgog4AAOEYADCjDgAAwQIAEKQOAADhGAAw7A4BAK8WACGNEEAAsxYAIaoQAQCvFgAhqxABAK8WACGsEEAAsxYAIa0QQACyFgAhAs4BAAC-IAAgrRAAAJIZACAMCAAAwhYAIM4BAADiGAAgog4AAOEYADCjDgAAwQIAEKQOAADhGAAw7A4BAK8WACGNEEAAsxYAIaoQAQCvFgAhqxABAK8WACGsEEAAsxYAIa0QQACyFgAh0REAAOAYACADAAAAwQIAIAMAAMICADAEAADDAgAgAQAAALkCACABAAAAvQIAIAEAAADBAgAgAQAAAK8CACABAAAAswIAIAEAAACtAgAgB80BAAC8IAAg0gEAAL0gACDmDgAAkhkAIMsRAACSGQAgzBEAAJIZACDOEQAAkhkAIM8RAACSGQAgAwAAALcCACADAADLAgAwBAAArQIAIAMAAAC3AgAgAwAAywIAMAQAAK0CACADAAAAtwIAIAMAAMsCADAEAACtAgAgDM0BAAC6IAAg0gEAALsgACCJCQEAAAABpQ4BAAAAAckOQAAAAAHmDgQAAAAB1RABAAAAAcsRQAAAAAHMEQEAAAABzhFAAAAAAc8RQAAAAAHQEQIAAAABAQgAAM8CACAKiQkBAAAAAaUOAQAAAAHJDkAAAAAB5g4EAAAAAdUQAQAAAAHLEUAAAAABzBEBAAAAAc4RQAAAAAHPEUAAAAAB0BECAAAAAQEIAADRAgAwAQgAANECADAMzQEAAKAgACDSAQAAoSAAIIkJAQCdGQAhpQ4BAJ0ZACHJDkAAmRkAIeYOBACEGgAh1RABAJ0ZACHLEUAApRkAIcwRAQCcGQAhzhFAAKUZACHPEUAApRkAIdARAgCbGQAhAgAAAK0CACAIAADUAgAgCokJAQCdGQAhpQ4BAJ0ZACHJDkAAmRkAIeYOBACEGgAh1RABAJ0ZACHLEUAApRkAIcwRAQCcGQAhzhFAAKUZACHPEUAApRkAIdARAgCbGQAhAgAAALcCACAIAADWAgAgAgAAALcCACAIAADWAgAgAwAAAK0CACAPAADPAgAgEAAA1AIAIAEAAACtAgAgAQAAALcCACAKFQAAmyAAIBYAAJ4gACAXAACdIAAgKAAAnCAAICkAAJ8gACDmDgAAkhkAIMsRAACSGQAgzBEAAJIZACDOEQAAkhkAIM8RAACSGQAgDYkJAQCQFgAhog4AAN8YADCjDgAA3QIAEKQOAADfGAAwpQ4BAJAWACHJDkAAkRYAIeYOBADjFgAh1RABAJAWACHLEUAAphYAIcwRAQCUFgAhzhFAAKYWACHPEUAAphYAIdARAgCTFgAhAwAAALcCACADAADcAgAwFAAA3QIAIAMAAAC3AgAgAwAAywIAMAQAAK0CACABAAAAsQIAIAEAAACxAgAgAwAAAK8CACADAACwAgAwBAAAsQIAIAMAAACvAgAgAwAAsAIAMAQAALECACADAAAArwIAIAMAALACADAEAACxAgAgE8wBAACaIAAgpQ4BAAAAAckOQAAAAAHLDgEAAAAB7A4BAAAAAZEPAQAAAAGpDwEAAAAB9A9AAAAAAagQQAAAAAGpEEAAAAAB_hABAAAAAcYRAACXIAAgxxEAAJggACDIEQAAmSAAIMkRAgAAAAHKEQEAAAAByxFAAAAAAcwRAQAAAAHNEQEAAAABAQgAAOUCACASpQ4BAAAAAckOQAAAAAHLDgEAAAAB7A4BAAAAAZEPAQAAAAGpDwEAAAAB9A9AAAAAAagQQAAAAAGpEEAAAAAB_hABAAAAAcYRAACXIAAgxxEAAJggACDIEQAAmSAAIMkRAgAAAAHKEQEAAAAByxFAAAAAAcwRAQAAAAHNEQEAAAABAQgAAOcCADABCAAA5wIAMBPMAQAAliAAIKUOAQCdGQAhyQ5AAJkZACHLDgEAnRkAIewOAQCdGQAhkQ8BAJ0ZACGpDwEAnRkAIfQPQAClGQAhqBBAAKUZACGpEEAApRkAIf4QAQCdGQAhxhEAAJMgACDHEQAAlCAAIMgRAACVIAAgyRECAJoZACHKEQEAnRkAIcsRQAClGQAhzBEBAJwZACHNEQEAnBkAIQIAAACxAgAgCAAA6gIAIBKlDgEAnRkAIckOQACZGQAhyw4BAJ0ZACHsDgEAnRkAIZEPAQCdGQAhqQ8BAJ0ZACH0D0AApRkAIagQQAClGQAhqRBAAKUZACH-EAEAnRkAIcYRAACTIAAgxxEAAJQgACDIEQAAlSAAIMkRAgCaGQAhyhEBAJ0ZACHLEUAApRkAIcwRAQCcGQAhzREBAJwZACECAAAArwIAIAgAAOwCACACAAAArwIAIAgAAOwCACADAAAAsQIAIA8AAOUCACAQAADqAgAgAQAAALECACABAAAArwIAIAwVAACOIAAgFgAAkSAAIBcAAJAgACAoAACPIAAgKQAAkiAAIPQPAACSGQAgqBAAAJIZACCpEAAAkhkAIMkRAACSGQAgyxEAAJIZACDMEQAAkhkAIM0RAACSGQAgFaIOAADeGAAwow4AAPMCABCkDgAA3hgAMKUOAQCQFgAhyQ5AAJEWACHLDgEAkBYAIewOAQCQFgAhkQ8BAJAWACGpDwEAkBYAIfQPQACmFgAhqBBAAKYWACGpEEAAphYAIf4QAQCQFgAhxhEAAKoWACDHEQAAqhYAIMgRAACqFgAgyRECAJIWACHKEQEAkBYAIcsRQACmFgAhzBEBAJQWACHNEQEAlBYAIQMAAACvAgAgAwAA8gIAMBQAAPMCACADAAAArwIAIAMAALACADAEAACxAgAgCqIOAADdGAAwow4AAPkCABCkDgAA3RgAMKUOAQAAAAGnDkAAsxYAIaAPAQCvFgAhwhEBAK8WACHDEQEArxYAIcQRAADCFgAgxREBALEWACEBAAAA9gIAIAEAAAD2AgAgCqIOAADdGAAwow4AAPkCABCkDgAA3RgAMKUOAQCvFgAhpw5AALMWACGgDwEArxYAIcIRAQCvFgAhwxEBAK8WACHEEQAAwhYAIMURAQCxFgAhAcURAACSGQAgAwAAAPkCACADAAD6AgAwBAAA9gIAIAMAAAD5AgAgAwAA-gIAMAQAAPYCACADAAAA-QIAIAMAAPoCADAEAAD2AgAgB6UOAQAAAAGnDkAAAAABoA8BAAAAAcIRAQAAAAHDEQEAAAABxBGAAAAAAcURAQAAAAEBCAAA_gIAIAelDgEAAAABpw5AAAAAAaAPAQAAAAHCEQEAAAABwxEBAAAAAcQRgAAAAAHFEQEAAAABAQgAAIADADABCAAAgAMAMAelDgEAnRkAIacOQACZGQAhoA8BAJ0ZACHCEQEAnRkAIcMRAQCdGQAhxBGAAAAAAcURAQCcGQAhAgAAAPYCACAIAACDAwAgB6UOAQCdGQAhpw5AAJkZACGgDwEAnRkAIcIRAQCdGQAhwxEBAJ0ZACHEEYAAAAABxREBAJwZACECAAAA-QIAIAgAAIUDACACAAAA-QIAIAgAAIUDACADAAAA9gIAIA8AAP4CACAQAACDAwAgAQAAAPYCACABAAAA-QIAIAQVAACLIAAgFgAAjSAAIBcAAIwgACDFEQAAkhkAIAqiDgAA3BgAMKMOAACMAwAQpA4AANwYADClDgEAkBYAIacOQACRFgAhoA8BAJAWACHCEQEAkBYAIcMRAQCQFgAhxBEAAL8WACDFEQEAlBYAIQMAAAD5AgAgAwAAiwMAMBQAAIwDACADAAAA-QIAIAMAAPoCADAEAAD2AgAgEKIOAADaGAAwow4AAJIDABCkDgAA2hgAMMEOAQCxFgAhww4CALYWACHxDgEArxYAIfQPQACzFgAhqxABAK8WACG5EQEArxYAIbsRAQCvFgAhvBEBAK8WACG9ESAAsBYAIb4RAADZGAAgvxEBAK8WACHAEUAAsxYAIcERAADbGAAgAQAAAI8DACABAAAAjwMAIA-iDgAA2hgAMKMOAACSAwAQpA4AANoYADDBDgEAsRYAIcMOAgC2FgAh8Q4BAK8WACH0D0AAsxYAIasQAQCvFgAhuREBAK8WACG7EQEArxYAIbwRAQCvFgAhvREgALAWACG-EQAA2RgAIL8RAQCvFgAhwBFAALMWACECwQ4AAJIZACDDDgAAkhkAIAMAAACSAwAgAwAAkwMAMAQAAI8DACADAAAAkgMAIAMAAJMDADAEAACPAwAgAwAAAJIDACADAACTAwAwBAAAjwMAIAzBDgEAAAABww4CAAAAAfEOAQAAAAH0D0AAAAABqxABAAAAAbkRAQAAAAG7EQEAAAABvBEBAAAAAb0RIAAAAAG-EQAAiiAAIL8RAQAAAAHAEUAAAAABAQgAAJcDACAMwQ4BAAAAAcMOAgAAAAHxDgEAAAAB9A9AAAAAAasQAQAAAAG5EQEAAAABuxEBAAAAAbwRAQAAAAG9ESAAAAABvhEAAIogACC_EQEAAAABwBFAAAAAAQEIAACZAwAwAQgAAJkDADAMwQ4BAJwZACHDDgIAmhkAIfEOAQCdGQAh9A9AAJkZACGrEAEAnRkAIbkRAQCdGQAhuxEBAJ0ZACG8EQEAnRkAIb0RIAC7GQAhvhEAAIkgACC_EQEAnRkAIcARQACZGQAhAgAAAI8DACAIAACcAwAgDMEOAQCcGQAhww4CAJoZACHxDgEAnRkAIfQPQACZGQAhqxABAJ0ZACG5EQEAnRkAIbsRAQCdGQAhvBEBAJ0ZACG9ESAAuxkAIb4RAACJIAAgvxEBAJ0ZACHAEUAAmRkAIQIAAACSAwAgCAAAngMAIAIAAACSAwAgCAAAngMAIAMAAACPAwAgDwAAlwMAIBAAAJwDACABAAAAjwMAIAEAAACSAwAgBxUAAIQgACAWAACHIAAgFwAAhiAAICgAAIUgACApAACIIAAgwQ4AAJIZACDDDgAAkhkAIA-iDgAA2BgAMKMOAAClAwAQpA4AANgYADDBDgEAlBYAIcMOAgCSFgAh8Q4BAJAWACH0D0AAkRYAIasQAQCQFgAhuREBAJAWACG7EQEAkBYAIbwRAQCQFgAhvREgAKsWACG-EQAA2RgAIL8RAQCQFgAhwBFAAJEWACEDAAAAkgMAIAMAAKQDADAUAAClAwAgAwAAAJIDACADAACTAwAwBAAAjwMAIAeiDgAA1hgAMKMOAACrAwAQpA4AANYYADC6EAQAuhYAIbERQACzFgAhuREBAK8WACG6EQAA1xgAIAEAAACoAwAgAQAAAKgDACAGog4AANYYADCjDgAAqwMAEKQOAADWGAAwuhAEALoWACGxEUAAsxYAIbkRAQCvFgAhAAMAAACrAwAgAwAArAMAMAQAAKgDACADAAAAqwMAIAMAAKwDADAEAACoAwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAO6EAQAAAABsRFAAAAAAbkRAQAAAAEBCAAAsAMAIAO6EAQAAAABsRFAAAAAAbkRAQAAAAEBCAAAsgMAMAEIAACyAwAwA7oQBACYGQAhsRFAAJkZACG5EQEAnRkAIQIAAACoAwAgCAAAtQMAIAO6EAQAmBkAIbERQACZGQAhuREBAJ0ZACECAAAAqwMAIAgAALcDACACAAAAqwMAIAgAALcDACADAAAAqAMAIA8AALADACAQAAC1AwAgAQAAAKgDACABAAAAqwMAIAUVAAD_HwAgFgAAgiAAIBcAAIEgACAoAACAIAAgKQAAgyAAIAaiDgAA1RgAMKMOAAC-AwAQpA4AANUYADC6EAQAjxYAIbERQACRFgAhuREBAJAWACEDAAAAqwMAIAMAAL0DADAUAAC-AwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAeiDgAA0xgAMKMOAADEAwAQpA4AANMYADDLDgEArxYAIaQPQACzFgAhtBECALcWACG4EQAA1BgAIAEAAADBAwAgAQAAAMEDACAGog4AANMYADCjDgAAxAMAEKQOAADTGAAwyw4BAK8WACGkD0AAsxYAIbQRAgC3FgAhAAMAAADEAwAgAwAAxQMAMAQAAMEDACADAAAAxAMAIAMAAMUDADAEAADBAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAPLDgEAAAABpA9AAAAAAbQRAgAAAAEBCAAAyQMAIAPLDgEAAAABpA9AAAAAAbQRAgAAAAEBCAAAywMAMAEIAADLAwAwA8sOAQCdGQAhpA9AAJkZACG0EQIAmxkAIQIAAADBAwAgCAAAzgMAIAPLDgEAnRkAIaQPQACZGQAhtBECAJsZACECAAAAxAMAIAgAANADACACAAAAxAMAIAgAANADACADAAAAwQMAIA8AAMkDACAQAADOAwAgAQAAAMEDACABAAAAxAMAIAUVAAD6HwAgFgAA_R8AIBcAAPwfACAoAAD7HwAgKQAA_h8AIAaiDgAA0hgAMKMOAADXAwAQpA4AANIYADDLDgEAkBYAIaQPQACRFgAhtBECAJMWACEDAAAAxAMAIAMAANYDADAUAADXAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAaiDgAA0RgAMKMOAADdAwAQpA4AANEYADDlDgEAsRYAIeYPAQAAAAH0D0AAsxYAIQEAAADaAwAgAQAAANoDACAGog4AANEYADCjDgAA3QMAEKQOAADRGAAw5Q4BALEWACHmDwEArxYAIfQPQACzFgAhAeUOAACSGQAgAwAAAN0DACADAADeAwAwBAAA2gMAIAMAAADdAwAgAwAA3gMAMAQAANoDACADAAAA3QMAIAMAAN4DADAEAADaAwAgA-UOAQAAAAHmDwEAAAAB9A9AAAAAAQEIAADiAwAgA-UOAQAAAAHmDwEAAAAB9A9AAAAAAQEIAADkAwAwAQgAAOQDADAD5Q4BAJwZACHmDwEAnRkAIfQPQACZGQAhAgAAANoDACAIAADnAwAgA-UOAQCcGQAh5g8BAJ0ZACH0D0AAmRkAIQIAAADdAwAgCAAA6QMAIAIAAADdAwAgCAAA6QMAIAMAAADaAwAgDwAA4gMAIBAAAOcDACABAAAA2gMAIAEAAADdAwAgBBUAAPcfACAWAAD5HwAgFwAA-B8AIOUOAACSGQAgBqIOAADQGAAwow4AAPADABCkDgAA0BgAMOUOAQCUFgAh5g8BAJAWACH0D0AAkRYAIQMAAADdAwAgAwAA7wMAMBQAAPADACADAAAA3QMAIAMAAN4DADAEAADaAwAgDIkJAQCvFgAhog4AAM8YADCjDgAA9gMAEKQOAADPGAAwpQ4BAAAAAckOQACzFgAhyw4BAK8WACHmDgQA5xYAIewOAQCvFgAh9A9AALMWACGoEEAAshYAIakQQACyFgAhAQAAAPMDACABAAAA8wMAIAyJCQEArxYAIaIOAADPGAAwow4AAPYDABCkDgAAzxgAMKUOAQCvFgAhyQ5AALMWACHLDgEArxYAIeYOBADnFgAh7A4BAK8WACH0D0AAsxYAIagQQACyFgAhqRBAALIWACED5g4AAJIZACCoEAAAkhkAIKkQAACSGQAgAwAAAPYDACADAAD3AwAwBAAA8wMAIAMAAAD2AwAgAwAA9wMAMAQAAPMDACADAAAA9gMAIAMAAPcDADAEAADzAwAgCYkJAQAAAAGlDgEAAAAByQ5AAAAAAcsOAQAAAAHmDgQAAAAB7A4BAAAAAfQPQAAAAAGoEEAAAAABqRBAAAAAAQEIAAD7AwAgCYkJAQAAAAGlDgEAAAAByQ5AAAAAAcsOAQAAAAHmDgQAAAAB7A4BAAAAAfQPQAAAAAGoEEAAAAABqRBAAAAAAQEIAAD9AwAwAQgAAP0DADAJiQkBAJ0ZACGlDgEAnRkAIckOQACZGQAhyw4BAJ0ZACHmDgQAhBoAIewOAQCdGQAh9A9AAJkZACGoEEAApRkAIakQQAClGQAhAgAAAPMDACAIAACABAAgCYkJAQCdGQAhpQ4BAJ0ZACHJDkAAmRkAIcsOAQCdGQAh5g4EAIQaACHsDgEAnRkAIfQPQACZGQAhqBBAAKUZACGpEEAApRkAIQIAAAD2AwAgCAAAggQAIAIAAAD2AwAgCAAAggQAIAMAAADzAwAgDwAA-wMAIBAAAIAEACABAAAA8wMAIAEAAAD2AwAgCBUAAPIfACAWAAD1HwAgFwAA9B8AICgAAPMfACApAAD2HwAg5g4AAJIZACCoEAAAkhkAIKkQAACSGQAgDIkJAQCQFgAhog4AAM4YADCjDgAAiQQAEKQOAADOGAAwpQ4BAJAWACHJDkAAkRYAIcsOAQCQFgAh5g4EAOMWACHsDgEAkBYAIfQPQACRFgAhqBBAAKYWACGpEEAAphYAIQMAAAD2AwAgAwAAiAQAMBQAAIkEACADAAAA9gMAIAMAAPcDADAEAADzAwAgC6IOAADMGAAwow4AAI8EABCkDgAAzBgAMMsOAQCvFgAhsRFAALMWACGyEQEArxYAIbMRAQCvFgAhtBECALcWACG1EQIAtxYAIbYRAACbFwAgtxEAAM0YACABAAAAjAQAIAEAAACMBAAgCqIOAADMGAAwow4AAI8EABCkDgAAzBgAMMsOAQCvFgAhsRFAALMWACGyEQEArxYAIbMRAQCvFgAhtBECALcWACG1EQIAtxYAIbYRAACbFwAgAAMAAACPBAAgAwAAkAQAMAQAAIwEACADAAAAjwQAIAMAAJAEADAEAACMBAAgAwAAAI8EACADAACQBAAwBAAAjAQAIAfLDgEAAAABsRFAAAAAAbIRAQAAAAGzEQEAAAABtBECAAAAAbURAgAAAAG2EQAA8R8AIAEIAACUBAAgB8sOAQAAAAGxEUAAAAABshEBAAAAAbMRAQAAAAG0EQIAAAABtRECAAAAAbYRAADxHwAgAQgAAJYEADABCAAAlgQAMAfLDgEAnRkAIbERQACZGQAhshEBAJ0ZACGzEQEAnRkAIbQRAgCbGQAhtRECAJsZACG2EQAA8B8AIAIAAACMBAAgCAAAmQQAIAfLDgEAnRkAIbERQACZGQAhshEBAJ0ZACGzEQEAnRkAIbQRAgCbGQAhtRECAJsZACG2EQAA8B8AIAIAAACPBAAgCAAAmwQAIAIAAACPBAAgCAAAmwQAIAMAAACMBAAgDwAAlAQAIBAAAJkEACABAAAAjAQAIAEAAACPBAAgBRUAAOsfACAWAADuHwAgFwAA7R8AICgAAOwfACApAADvHwAgCqIOAADLGAAwow4AAKIEABCkDgAAyxgAMMsOAQCQFgAhsRFAAJEWACGyEQEAkBYAIbMRAQCQFgAhtBECAJMWACG1EQIAkxYAIbYRAACbFwAgAwAAAI8EACADAAChBAAwFAAAogQAIAMAAACPBAAgAwAAkAQAMAQAAIwEACAS2gUCALcWACHQBgAB1RYAIaIOAADKGAAwow4AAKgEABCkDgAAyhgAMKcOQACzFgAh4A8BAK8WACHzDwEArxYAIcEQAQCvFgAhxBAAAMIWACDFEAEArxYAIf0QAgAAAAGrEQEArxYAIawRAADCFgAgrREEALoWACGuEQQAuhYAIa8RBAC6FgAhsBEAAMIWACABAAAApQQAIAEAAAClBAAgEtoFAgC3FgAh0AYAAdUWACGiDgAAyhgAMKMOAACoBAAQpA4AAMoYADCnDkAAsxYAIeAPAQCvFgAh8w8BAK8WACHBEAEArxYAIcQQAADCFgAgxRABAK8WACH9EAIAtxYAIasRAQCvFgAhrBEAAMIWACCtEQQAuhYAIa4RBAC6FgAhrxEEALoWACGwEQAAwhYAIAHQBgAAkhkAIAMAAACoBAAgAwAAqQQAMAQAAKUEACADAAAAqAQAIAMAAKkEADAEAAClBAAgAwAAAKgEACADAACpBAAwBAAApQQAIA_aBQIAAAAB0AYAAQAAAacOQAAAAAHgDwEAAAAB8w8BAAAAAcEQAQAAAAHEEIAAAAABxRABAAAAAf0QAgAAAAGrEQEAAAABrBGAAAAAAa0RBAAAAAGuEQQAAAABrxEEAAAAAbARgAAAAAEBCAAArQQAIA_aBQIAAAAB0AYAAQAAAacOQAAAAAHgDwEAAAAB8w8BAAAAAcEQAQAAAAHEEIAAAAABxRABAAAAAf0QAgAAAAGrEQEAAAABrBGAAAAAAa0RBAAAAAGuEQQAAAABrxEEAAAAAbARgAAAAAEBCAAArwQAMAEIAACvBAAwD9oFAgCbGQAh0AYAAd8ZACGnDkAAmRkAIeAPAQCdGQAh8w8BAJ0ZACHBEAEAnRkAIcQQgAAAAAHFEAEAnRkAIf0QAgCbGQAhqxEBAJ0ZACGsEYAAAAABrREEAJgZACGuEQQAmBkAIa8RBACYGQAhsBGAAAAAAQIAAAClBAAgCAAAsgQAIA_aBQIAmxkAIdAGAAHfGQAhpw5AAJkZACHgDwEAnRkAIfMPAQCdGQAhwRABAJ0ZACHEEIAAAAABxRABAJ0ZACH9EAIAmxkAIasRAQCdGQAhrBGAAAAAAa0RBACYGQAhrhEEAJgZACGvEQQAmBkAIbARgAAAAAECAAAAqAQAIAgAALQEACACAAAAqAQAIAgAALQEACADAAAApQQAIA8AAK0EACAQAACyBAAgAQAAAKUEACABAAAAqAQAIAYVAADmHwAgFgAA6R8AIBcAAOgfACAoAADnHwAgKQAA6h8AINAGAACSGQAgEtoFAgCTFgAh0AYAAcgWACGiDgAAyRgAMKMOAAC7BAAQpA4AAMkYADCnDkAAkRYAIeAPAQCQFgAh8w8BAJAWACHBEAEAkBYAIcQQAAC_FgAgxRABAJAWACH9EAIAkxYAIasRAQCQFgAhrBEAAL8WACCtEQQAjxYAIa4RBACPFgAhrxEEAI8WACGwEQAAvxYAIAMAAACoBAAgAwAAugQAMBQAALsEACADAAAAqAQAIAMAAKkEADAEAAClBAAgCvQCAADHGAAgog4AAMYYADCjDgAAwAQAEKQOAADGGAAwwhAAAdUWACGmEQIAtxYAIacRAgC3FgAhqBEBAK8WACGpEQAB1BYAIaoRAADIGAAgAQAAAL4EACAJ9AIAAMcYACCiDgAAxhgAMKMOAADABAAQpA4AAMYYADDCEAAB1RYAIaYRAgC3FgAhpxECALcWACGoEQEArxYAIakRAAHUFgAhAvQCAADlHwAgwhAAAJIZACADAAAAwAQAIAMAAMEEADAEAAC-BAAgAQAAAMAEACABAAAAvgQAIAMAAADABAAgAwAAwQQAMAQAAL4EACADAAAAwAQAIAMAAMEEADAEAAC-BAAgAwAAAMAEACADAADBBAAwBAAAvgQAIAb0AgAA5B8AIMIQAAEAAAGmEQIAAAABpxECAAAAAagRAQAAAAGpEQABAAABAQgAAMgEACAFwhAAAQAAAaYRAgAAAAGnEQIAAAABqBEBAAAAAakRAAEAAAEBCAAAygQAMAEIAADKBAAwBvQCAADjHwAgwhAAAd8ZACGmEQIAmxkAIacRAgCbGQAhqBEBAJ0ZACGpEQAB3hkAIQIAAAC-BAAgCAAAzQQAIAXCEAAB3xkAIaYRAgCbGQAhpxECAJsZACGoEQEAnRkAIakRAAHeGQAhAgAAAMAEACAIAADPBAAgAgAAAMAEACAIAADPBAAgAwAAAL4EACAPAADIBAAgEAAAzQQAIAEAAAC-BAAgAQAAAMAEACAGFQAA3h8AIBYAAOEfACAXAADgHwAgKAAA3x8AICkAAOIfACDCEAAAkhkAIAiiDgAAxRgAMKMOAADWBAAQpA4AAMUYADDCEAAByBYAIaYRAgCTFgAhpxECAJMWACGoEQEAkBYAIakRAAHHFgAhAwAAAMAEACADAADVBAAwFAAA1gQAIAMAAADABAAgAwAAwQQAMAQAAL4EACAGCAAB1BYAIfMCAADEGAAgog4AAMMYADCjDgAA3AQAEKQOAADDGAAw_hAAAQAAAQEAAADZBAAgAQAAANkEACAGCAAB1BYAIfMCAADEGAAgog4AAMMYADCjDgAA3AQAEKQOAADDGAAw_hAAAdQWACEB8wIAAN0fACADAAAA3AQAIAMAAN0EADAEAADZBAAgAwAAANwEACADAADdBAAwBAAA2QQAIAMAAADcBAAgAwAA3QQAMAQAANkEACADCAABAAAB8wIAANwfACD-EAABAAABAQgAAOEEACACCAABAAAB_hAAAQAAAQEIAADjBAAwAQgAAOMEADADCAAB3hkAIfMCAADPHwAg_hAAAd4ZACECAAAA2QQAIAgAAOYEACACCAAB3hkAIf4QAAHeGQAhAgAAANwEACAIAADoBAAgAgAAANwEACAIAADoBAAgAwAAANkEACAPAADhBAAgEAAA5gQAIAEAAADZBAAgAQAAANwEACADFQAAzB8AIBYAAM4fACAXAADNHwAgBQgAAccWACGiDgAAwhgAMKMOAADvBAAQpA4AAMIYADD-EAABxxYAIQMAAADcBAAgAwAA7gQAMBQAAO8EACADAAAA3AQAIAMAAN0EADAEAADZBAAgDwgAAMIWACCiDgAAwBgAMKMOAAD1BAAQpA4AAMAYADCnDgQAuhYAIeYOBAC6FgAh5w4EALoWACHpDgIAtxYAIewOAQCvFgAh7Q4BAK8WACGpDwEArxYAIfcPAQCvFgAh-g8AAMEYACCkEQEArxYAIaURAQCvFgAhAQAAAPIEACABAAAA8gQAIA4IAADCFgAgog4AAMAYADCjDgAA9QQAEKQOAADAGAAwpw4EALoWACHmDgQAuhYAIecOBAC6FgAh6Q4CALcWACHsDgEArxYAIe0OAQCvFgAhqQ8BAK8WACH3DwEArxYAIaQRAQCvFgAhpREBAK8WACEAAwAAAPUEACADAAD2BAAwBAAA8gQAIAMAAAD1BAAgAwAA9gQAMAQAAPIEACADAAAA9QQAIAMAAPYEADAEAADyBAAgCwiAAAAAAacOBAAAAAHmDgQAAAAB5w4EAAAAAekOAgAAAAHsDgEAAAAB7Q4BAAAAAakPAQAAAAH3DwEAAAABpBEBAAAAAaURAQAAAAEBCAAA-gQAIAsIgAAAAAGnDgQAAAAB5g4EAAAAAecOBAAAAAHpDgIAAAAB7A4BAAAAAe0OAQAAAAGpDwEAAAAB9w8BAAAAAaQRAQAAAAGlEQEAAAABAQgAAPwEADABCAAA_AQAMAsIgAAAAAGnDgQAmBkAIeYOBACYGQAh5w4EAJgZACHpDgIAmxkAIewOAQCdGQAh7Q4BAJ0ZACGpDwEAnRkAIfcPAQCdGQAhpBEBAJ0ZACGlEQEAnRkAIQIAAADyBAAgCAAA_wQAIAsIgAAAAAGnDgQAmBkAIeYOBACYGQAh5w4EAJgZACHpDgIAmxkAIewOAQCdGQAh7Q4BAJ0ZACGpDwEAnRkAIfcPAQCdGQAhpBEBAJ0ZACGlEQEAnRkAIQIAAAD1BAAgCAAAgQUAIAIAAAD1BAAgCAAAgQUAIAMAAADyBAAgDwAA-gQAIBAAAP8EACABAAAA8gQAIAEAAAD1BAAgBRUAAMcfACAWAADKHwAgFwAAyR8AICgAAMgfACApAADLHwAgDggAAL8WACCiDgAAvxgAMKMOAACIBQAQpA4AAL8YADCnDgQAjxYAIeYOBACPFgAh5w4EAI8WACHpDgIAkxYAIewOAQCQFgAh7Q4BAJAWACGpDwEAkBYAIfcPAQCQFgAhpBEBAJAWACGlEQEAkBYAIQMAAAD1BAAgAwAAhwUAMBQAAIgFACADAAAA9QQAIAMAAPYEADAEAADyBAAgFqYDAAC8GAAgog4AALsYADCjDgAAkwUAEKQOAAC7GAAwyQ5AALMWACHmDgQAuhYAIecOBAC6FgAh7Q4BAK8WACH-DgEArxYAIakPAQAAAAG7D0AAshYAIeYPAgC3FgAh9w8BAK8WACHaEBAA8hYAIZcRAQCvFgAhmBEBAK8WACGZEUAAshYAIZ8RAQCxFgAhoBFAALMWACGhESAAsBYAIaIRIACwFgAhoxEgALAWACEBAAAAiwUAIAqlAwAAvhgAIKIOAAC9GAAwow4AAI0FABCkDgAAvRgAMOQOAQCvFgAhqQ8BAK8WACHhECAAsBYAIZkRQACyFgAhnREgALAWACGeEUAAsxYAIQKlAwAAxh8AIJkRAACSGQAgCqUDAAC-GAAgog4AAL0YADCjDgAAjQUAEKQOAAC9GAAw5A4BAAAAAakPAQCvFgAh4RAgALAWACGZEUAAshYAIZ0RIACwFgAhnhFAALMWACEDAAAAjQUAIAMAAI4FADAEAACPBQAgAQAAAI0FACABAAAAiwUAIBamAwAAvBgAIKIOAAC7GAAwow4AAJMFABCkDgAAuxgAMMkOQACzFgAh5g4EALoWACHnDgQAuhYAIe0OAQCvFgAh_g4BAK8WACGpDwEArxYAIbsPQACyFgAh5g8CALcWACH3DwEArxYAIdoQEADyFgAhlxEBAK8WACGYEQEArxYAIZkRQACyFgAhnxEBALEWACGgEUAAsxYAIaERIACwFgAhohEgALAWACGjESAAsBYAIQSmAwAAxR8AILsPAACSGQAgmREAAJIZACCfEQAAkhkAIAMAAACTBQAgAwAAlAUAMAQAAIsFACADAAAAkwUAIAMAAJQFADAEAACLBQAgAwAAAJMFACADAACUBQAwBAAAiwUAIBOmAwAAxB8AIMkOQAAAAAHmDgQAAAAB5w4EAAAAAe0OAQAAAAH-DgEAAAABqQ8BAAAAAbsPQAAAAAHmDwIAAAAB9w8BAAAAAdoQEAAAAAGXEQEAAAABmBEBAAAAAZkRQAAAAAGfEQEAAAABoBFAAAAAAaERIAAAAAGiESAAAAABoxEgAAAAAQEIAACYBQAgEskOQAAAAAHmDgQAAAAB5w4EAAAAAe0OAQAAAAH-DgEAAAABqQ8BAAAAAbsPQAAAAAHmDwIAAAAB9w8BAAAAAdoQEAAAAAGXEQEAAAABmBEBAAAAAZkRQAAAAAGfEQEAAAABoBFAAAAAAaERIAAAAAGiESAAAAABoxEgAAAAAQEIAACaBQAwAQgAAJoFADATpgMAALcfACDJDkAAmRkAIeYOBACYGQAh5w4EAJgZACHtDgEAnRkAIf4OAQCdGQAhqQ8BAJ0ZACG7D0AApRkAIeYPAgCbGQAh9w8BAJ0ZACHaEBAAkxoAIZcRAQCdGQAhmBEBAJ0ZACGZEUAApRkAIZ8RAQCcGQAhoBFAAJkZACGhESAAuxkAIaIRIAC7GQAhoxEgALsZACECAAAAiwUAIAgAAJ0FACASyQ5AAJkZACHmDgQAmBkAIecOBACYGQAh7Q4BAJ0ZACH-DgEAnRkAIakPAQCdGQAhuw9AAKUZACHmDwIAmxkAIfcPAQCdGQAh2hAQAJMaACGXEQEAnRkAIZgRAQCdGQAhmRFAAKUZACGfEQEAnBkAIaARQACZGQAhoREgALsZACGiESAAuxkAIaMRIAC7GQAhAgAAAJMFACAIAACfBQAgAgAAAJMFACAIAACfBQAgAwAAAIsFACAPAACYBQAgEAAAnQUAIAEAAACLBQAgAQAAAJMFACAIFQAAsh8AIBYAALUfACAXAAC0HwAgKAAAsx8AICkAALYfACC7DwAAkhkAIJkRAACSGQAgnxEAAJIZACAVog4AALoYADCjDgAApgUAEKQOAAC6GAAwyQ5AAJEWACHmDgQAjxYAIecOBACPFgAh7Q4BAJAWACH-DgEAkBYAIakPAQCQFgAhuw9AAKYWACHmDwIAkxYAIfcPAQCQFgAh2hAQAO4WACGXEQEAkBYAIZgRAQCQFgAhmRFAAKYWACGfEQEAlBYAIaARQACRFgAhoREgAKsWACGiESAAqxYAIaMRIACrFgAhAwAAAJMFACADAAClBQAwFAAApgUAIAMAAACTBQAgAwAAlAUAMAQAAIsFACABAAAAjwUAIAEAAACPBQAgAwAAAI0FACADAACOBQAwBAAAjwUAIAMAAACNBQAgAwAAjgUAMAQAAI8FACADAAAAjQUAIAMAAI4FADAEAACPBQAgB6UDAACxHwAg5A4BAAAAAakPAQAAAAHhECAAAAABmRFAAAAAAZ0RIAAAAAGeEUAAAAABAQgAAK4FACAG5A4BAAAAAakPAQAAAAHhECAAAAABmRFAAAAAAZ0RIAAAAAGeEUAAAAABAQgAALAFADABCAAAsAUAMAelAwAAsB8AIOQOAQCdGQAhqQ8BAJ0ZACHhECAAuxkAIZkRQAClGQAhnREgALsZACGeEUAAmRkAIQIAAACPBQAgCAAAswUAIAbkDgEAnRkAIakPAQCdGQAh4RAgALsZACGZEUAApRkAIZ0RIAC7GQAhnhFAAJkZACECAAAAjQUAIAgAALUFACACAAAAjQUAIAgAALUFACADAAAAjwUAIA8AAK4FACAQAACzBQAgAQAAAI8FACABAAAAjQUAIAQVAACtHwAgFgAArx8AIBcAAK4fACCZEQAAkhkAIAmiDgAAuRgAMKMOAAC8BQAQpA4AALkYADDkDgEAkBYAIakPAQCQFgAh4RAgAKsWACGZEUAAphYAIZ0RIACrFgAhnhFAAJEWACEDAAAAjQUAIAMAALsFADAUAAC8BQAgAwAAAI0FACADAACOBQAwBAAAjwUAIAiiDgAAtxgAMKMOAADCBQAQpA4AALcYADDkDgEArxYAIakPAQCvFgAhmBEBAK8WACGbEUAAsxYAIZwRAAC4GAAgAQAAAL8FACABAAAAvwUAIAeiDgAAtxgAMKMOAADCBQAQpA4AALcYADDkDgEArxYAIakPAQCvFgAhmBEBAK8WACGbEUAAsxYAIQADAAAAwgUAIAMAAMMFADAEAAC_BQAgAwAAAMIFACADAADDBQAwBAAAvwUAIAMAAADCBQAgAwAAwwUAMAQAAL8FACAE5A4BAAAAAakPAQAAAAGYEQEAAAABmxFAAAAAAQEIAADHBQAgBOQOAQAAAAGpDwEAAAABmBEBAAAAAZsRQAAAAAEBCAAAyQUAMAEIAADJBQAwBOQOAQCdGQAhqQ8BAJ0ZACGYEQEAnRkAIZsRQACZGQAhAgAAAL8FACAIAADMBQAgBOQOAQCdGQAhqQ8BAJ0ZACGYEQEAnRkAIZsRQACZGQAhAgAAAMIFACAIAADOBQAgAgAAAMIFACAIAADOBQAgAwAAAL8FACAPAADHBQAgEAAAzAUAIAEAAAC_BQAgAQAAAMIFACADFQAAqh8AIBYAAKwfACAXAACrHwAgB6IOAAC2GAAwow4AANUFABCkDgAAthgAMOQOAQCQFgAhqQ8BAJAWACGYEQEAkBYAIZsRQACRFgAhAwAAAMIFACADAADUBQAwFAAA1QUAIAMAAADCBQAgAwAAwwUAMAQAAL8FACALpgMAAMIWACCiDgAAtBgAMKMOAADbBQAQpA4AALQYADCpDwEArxYAIbsPQACyFgAh5g8CALcWACGXEQEArxYAIZgRAQCvFgAhmRFAALIWACGaEQAAtRgAIAEAAADYBQAgAQAAANgFACAKpgMAAMIWACCiDgAAtBgAMKMOAADbBQAQpA4AALQYADCpDwEArxYAIbsPQACyFgAh5g8CALcWACGXEQEArxYAIZgRAQCvFgAhmRFAALIWACECuw8AAJIZACCZEQAAkhkAIAMAAADbBQAgAwAA3AUAMAQAANgFACADAAAA2wUAIAMAANwFADAEAADYBQAgAwAAANsFACADAADcBQAwBAAA2AUAIAemA4AAAAABqQ8BAAAAAbsPQAAAAAHmDwIAAAABlxEBAAAAAZgRAQAAAAGZEUAAAAABAQgAAOAFACAHpgOAAAAAAakPAQAAAAG7D0AAAAAB5g8CAAAAAZcRAQAAAAGYEQEAAAABmRFAAAAAAQEIAADiBQAwAQgAAOIFADAHpgOAAAAAAakPAQCdGQAhuw9AAKUZACHmDwIAmxkAIZcRAQCdGQAhmBEBAJ0ZACGZEUAApRkAIQIAAADYBQAgCAAA5QUAIAemA4AAAAABqQ8BAJ0ZACG7D0AApRkAIeYPAgCbGQAhlxEBAJ0ZACGYEQEAnRkAIZkRQAClGQAhAgAAANsFACAIAADnBQAgAgAAANsFACAIAADnBQAgAwAAANgFACAPAADgBQAgEAAA5QUAIAEAAADYBQAgAQAAANsFACAHFQAApR8AIBYAAKgfACAXAACnHwAgKAAAph8AICkAAKkfACC7DwAAkhkAIJkRAACSGQAgCqYDAAC_FgAgog4AALMYADCjDgAA7gUAEKQOAACzGAAwqQ8BAJAWACG7D0AAphYAIeYPAgCTFgAhlxEBAJAWACGYEQEAkBYAIZkRQACmFgAhAwAAANsFACADAADtBQAwFAAA7gUAIAMAAADbBQAgAwAA3AUAMAQAANgFACAGog4AALIYADCjDgAA9AUAEKQOAACyGAAw5A4BAAAAAZcQAQCvFgAhlhFAALMWACEBAAAA8QUAIAEAAADxBQAgBqIOAACyGAAwow4AAPQFABCkDgAAshgAMOQOAQCvFgAhlxABAK8WACGWEUAAsxYAIQADAAAA9AUAIAMAAPUFADAEAADxBQAgAwAAAPQFACADAAD1BQAwBAAA8QUAIAMAAAD0BQAgAwAA9QUAMAQAAPEFACAD5A4BAAAAAZcQAQAAAAGWEUAAAAABAQgAAPkFACAD5A4BAAAAAZcQAQAAAAGWEUAAAAABAQgAAPsFADABCAAA-wUAMAPkDgEAnRkAIZcQAQCdGQAhlhFAAJkZACECAAAA8QUAIAgAAP4FACAD5A4BAJ0ZACGXEAEAnRkAIZYRQACZGQAhAgAAAPQFACAIAACABgAgAgAAAPQFACAIAACABgAgAwAAAPEFACAPAAD5BQAgEAAA_gUAIAEAAADxBQAgAQAAAPQFACADFQAAoh8AIBYAAKQfACAXAACjHwAgBqIOAACxGAAwow4AAIcGABCkDgAAsRgAMOQOAQCQFgAhlxABAJAWACGWEUAAkRYAIQMAAAD0BQAgAwAAhgYAMBQAAIcGACADAAAA9AUAIAMAAPUFADAEAADxBQAgFKIOAACwGAAwow4AAI0GABCkDgAAsBgAMKoOAQCxFgAh2A5AALIWACHmDgQAAAAB5w4EAOcWACH-DgEArxYAIeQPQACzFgAh9w8BALEWACGLEQQA5xYAIY0RBADnFgAhjhEEAOcWACGPEQQA5xYAIZARAQCxFgAhkREEAOcWACGSEQEAsRYAIZMRBADnFgAhlBEEAOcWACGVEUAAshYAIQEAAACKBgAgAQAAAIoGACAUog4AALAYADCjDgAAjQYAEKQOAACwGAAwqg4BALEWACHYDkAAshYAIeYOBAC6FgAh5w4EAOcWACH-DgEArxYAIeQPQACzFgAh9w8BALEWACGLEQQA5xYAIY0RBADnFgAhjhEEAOcWACGPEQQA5xYAIZARAQCxFgAhkREEAOcWACGSEQEAsRYAIZMRBADnFgAhlBEEAOcWACGVEUAAshYAIQ6qDgAAkhkAINgOAACSGQAg5w4AAJIZACD3DwAAkhkAIIsRAACSGQAgjREAAJIZACCOEQAAkhkAII8RAACSGQAgkBEAAJIZACCREQAAkhkAIJIRAACSGQAgkxEAAJIZACCUEQAAkhkAIJURAACSGQAgAwAAAI0GACADAACOBgAwBAAAigYAIAMAAACNBgAgAwAAjgYAMAQAAIoGACADAAAAjQYAIAMAAI4GADAEAACKBgAgEaoOAQAAAAHYDkAAAAAB5g4EAAAAAecOBAAAAAH-DgEAAAAB5A9AAAAAAfcPAQAAAAGLEQQAAAABjREEAAAAAY4RBAAAAAGPEQQAAAABkBEBAAAAAZERBAAAAAGSEQEAAAABkxEEAAAAAZQRBAAAAAGVEUAAAAABAQgAAJIGACARqg4BAAAAAdgOQAAAAAHmDgQAAAAB5w4EAAAAAf4OAQAAAAHkD0AAAAAB9w8BAAAAAYsRBAAAAAGNEQQAAAABjhEEAAAAAY8RBAAAAAGQEQEAAAABkREEAAAAAZIRAQAAAAGTEQQAAAABlBEEAAAAAZURQAAAAAEBCAAAlAYAMAEIAACUBgAwEaoOAQCcGQAh2A5AAKUZACHmDgQAmBkAIecOBACEGgAh_g4BAJ0ZACHkD0AAmRkAIfcPAQCcGQAhixEEAIQaACGNEQQAhBoAIY4RBACEGgAhjxEEAIQaACGQEQEAnBkAIZERBACEGgAhkhEBAJwZACGTEQQAhBoAIZQRBACEGgAhlRFAAKUZACECAAAAigYAIAgAAJcGACARqg4BAJwZACHYDkAApRkAIeYOBACYGQAh5w4EAIQaACH-DgEAnRkAIeQPQACZGQAh9w8BAJwZACGLEQQAhBoAIY0RBACEGgAhjhEEAIQaACGPEQQAhBoAIZARAQCcGQAhkREEAIQaACGSEQEAnBkAIZMRBACEGgAhlBEEAIQaACGVEUAApRkAIQIAAACNBgAgCAAAmQYAIAIAAACNBgAgCAAAmQYAIAMAAACKBgAgDwAAkgYAIBAAAJcGACABAAAAigYAIAEAAACNBgAgExUAAJ0fACAWAACgHwAgFwAAnx8AICgAAJ4fACApAAChHwAgqg4AAJIZACDYDgAAkhkAIOcOAACSGQAg9w8AAJIZACCLEQAAkhkAII0RAACSGQAgjhEAAJIZACCPEQAAkhkAIJARAACSGQAgkREAAJIZACCSEQAAkhkAIJMRAACSGQAglBEAAJIZACCVEQAAkhkAIBSiDgAArxgAMKMOAACgBgAQpA4AAK8YADCqDgEAlBYAIdgOQACmFgAh5g4EAI8WACHnDgQA4xYAIf4OAQCQFgAh5A9AAJEWACH3DwEAlBYAIYsRBADjFgAhjREEAOMWACGOEQQA4xYAIY8RBADjFgAhkBEBAJQWACGREQQA4xYAIZIRAQCUFgAhkxEEAOMWACGUEQQA4xYAIZURQACmFgAhAwAAAI0GACADAACfBgAwFAAAoAYAIAMAAACNBgAgAwAAjgYAMAQAAIoGACAHog4AAK4YADCjDgAApgYAEKQOAACuGAAw5g4EAAAAAecOBAC6FgAhixEEALoWACGMESAAsBYAIQEAAACjBgAgAQAAAKMGACAHog4AAK4YADCjDgAApgYAEKQOAACuGAAw5g4EALoWACHnDgQAuhYAIYsRBAC6FgAhjBEgALAWACEAAwAAAKYGACADAACnBgAwBAAAowYAIAMAAACmBgAgAwAApwYAMAQAAKMGACADAAAApgYAIAMAAKcGADAEAACjBgAgBOYOBAAAAAHnDgQAAAABixEEAAAAAYwRIAAAAAEBCAAAqwYAIATmDgQAAAAB5w4EAAAAAYsRBAAAAAGMESAAAAABAQgAAK0GADABCAAArQYAMATmDgQAmBkAIecOBACYGQAhixEEAJgZACGMESAAuxkAIQIAAACjBgAgCAAAsAYAIATmDgQAmBkAIecOBACYGQAhixEEAJgZACGMESAAuxkAIQIAAACmBgAgCAAAsgYAIAIAAACmBgAgCAAAsgYAIAMAAACjBgAgDwAAqwYAIBAAALAGACABAAAAowYAIAEAAACmBgAgBRUAAJgfACAWAACbHwAgFwAAmh8AICgAAJkfACApAACcHwAgB6IOAACtGAAwow4AALkGABCkDgAArRgAMOYOBACPFgAh5w4EAI8WACGLEQQAjxYAIYwRIACrFgAhAwAAAKYGACADAAC4BgAwFAAAuQYAIAMAAACmBgAgAwAApwYAMAQAAKMGACAKog4AAKsYADCjDgAAvwYAEKQOAACrGAAwqg4BAK8WACHDDgIAthYAIc0OAQCvFgAh5g4EALoWACGJD0AAsxYAIY0QQACzFgAhihEAAKwYACABAAAAvAYAIAEAAAC8BgAgCaIOAACrGAAwow4AAL8GABCkDgAAqxgAMKoOAQCvFgAhww4CALYWACHNDgEArxYAIeYOBAC6FgAhiQ9AALMWACGNEEAAsxYAIQHDDgAAkhkAIAMAAAC_BgAgAwAAwAYAMAQAALwGACADAAAAvwYAIAMAAMAGADAEAAC8BgAgAwAAAL8GACADAADABgAwBAAAvAYAIAaqDgEAAAABww4CAAAAAc0OAQAAAAHmDgQAAAABiQ9AAAAAAY0QQAAAAAEBCAAAxAYAIAaqDgEAAAABww4CAAAAAc0OAQAAAAHmDgQAAAABiQ9AAAAAAY0QQAAAAAEBCAAAxgYAMAEIAADGBgAwBqoOAQCdGQAhww4CAJoZACHNDgEAnRkAIeYOBACYGQAhiQ9AAJkZACGNEEAAmRkAIQIAAAC8BgAgCAAAyQYAIAaqDgEAnRkAIcMOAgCaGQAhzQ4BAJ0ZACHmDgQAmBkAIYkPQACZGQAhjRBAAJkZACECAAAAvwYAIAgAAMsGACACAAAAvwYAIAgAAMsGACADAAAAvAYAIA8AAMQGACAQAADJBgAgAQAAALwGACABAAAAvwYAIAYVAACTHwAgFgAAlh8AIBcAAJUfACAoAACUHwAgKQAAlx8AIMMOAACSGQAgCaIOAACqGAAwow4AANIGABCkDgAAqhgAMKoOAQCQFgAhww4CAJIWACHNDgEAkBYAIeYOBACPFgAhiQ9AAJEWACGNEEAAkRYAIQMAAAC_BgAgAwAA0QYAMBQAANIGACADAAAAvwYAIAMAAMAGADAEAAC8BgAgC6IOAACpGAAwow4AANgGABCkDgAAqRgAMOYOBAAAAAGDEUAAshYAIYQRAQCxFgAhhREEAOcWACGGEUAAshYAIYcRQACyFgAhiBEEAOcWACGJEUAAshYAIQEAAADVBgAgAQAAANUGACALog4AAKkYADCjDgAA2AYAEKQOAACpGAAw5g4EALoWACGDEUAAshYAIYQRAQCxFgAhhREEAOcWACGGEUAAshYAIYcRQACyFgAhiBEEAOcWACGJEUAAshYAIQeDEQAAkhkAIIQRAACSGQAghREAAJIZACCGEQAAkhkAIIcRAACSGQAgiBEAAJIZACCJEQAAkhkAIAMAAADYBgAgAwAA2QYAMAQAANUGACADAAAA2AYAIAMAANkGADAEAADVBgAgAwAAANgGACADAADZBgAwBAAA1QYAIAjmDgQAAAABgxFAAAAAAYQRAQAAAAGFEQQAAAABhhFAAAAAAYcRQAAAAAGIEQQAAAABiRFAAAAAAQEIAADdBgAgCOYOBAAAAAGDEUAAAAABhBEBAAAAAYURBAAAAAGGEUAAAAABhxFAAAAAAYgRBAAAAAGJEUAAAAABAQgAAN8GADABCAAA3wYAMAjmDgQAmBkAIYMRQAClGQAhhBEBAJwZACGFEQQAhBoAIYYRQAClGQAhhxFAAKUZACGIEQQAhBoAIYkRQAClGQAhAgAAANUGACAIAADiBgAgCOYOBACYGQAhgxFAAKUZACGEEQEAnBkAIYURBACEGgAhhhFAAKUZACGHEUAApRkAIYgRBACEGgAhiRFAAKUZACECAAAA2AYAIAgAAOQGACACAAAA2AYAIAgAAOQGACADAAAA1QYAIA8AAN0GACAQAADiBgAgAQAAANUGACABAAAA2AYAIAwVAACOHwAgFgAAkR8AIBcAAJAfACAoAACPHwAgKQAAkh8AIIMRAACSGQAghBEAAJIZACCFEQAAkhkAIIYRAACSGQAghxEAAJIZACCIEQAAkhkAIIkRAACSGQAgC6IOAACoGAAwow4AAOsGABCkDgAAqBgAMOYOBACPFgAhgxFAAKYWACGEEQEAlBYAIYURBADjFgAhhhFAAKYWACGHEUAAphYAIYgRBADjFgAhiRFAAKYWACEDAAAA2AYAIAMAAOoGADAUAADrBgAgAwAAANgGACADAADZBgAwBAAA1QYAIAqiDgAAphgAMKMOAADxBgAQpA4AAKYYADDmDgQAuhYAIf0QBAC6FgAh_hABAK8WACH_EAEArxYAIYARBAC6FgAhgREEAOcWACGCEQAApxgAIAEAAADuBgAgAQAAAO4GACAJog4AAKYYADCjDgAA8QYAEKQOAACmGAAw5g4EALoWACH9EAQAuhYAIf4QAQCvFgAh_xABAK8WACGAEQQAuhYAIYERBADnFgAhAYERAACSGQAgAwAAAPEGACADAADyBgAwBAAA7gYAIAMAAADxBgAgAwAA8gYAMAQAAO4GACADAAAA8QYAIAMAAPIGADAEAADuBgAgBuYOBAAAAAH9EAQAAAAB_hABAAAAAf8QAQAAAAGAEQQAAAABgREEAAAAAQEIAAD2BgAgBuYOBAAAAAH9EAQAAAAB_hABAAAAAf8QAQAAAAGAEQQAAAABgREEAAAAAQEIAAD4BgAwAQgAAPgGADAG5g4EAJgZACH9EAQAmBkAIf4QAQCdGQAh_xABAJ0ZACGAEQQAmBkAIYERBACEGgAhAgAAAO4GACAIAAD7BgAgBuYOBACYGQAh_RAEAJgZACH-EAEAnRkAIf8QAQCdGQAhgBEEAJgZACGBEQQAhBoAIQIAAADxBgAgCAAA_QYAIAIAAADxBgAgCAAA_QYAIAMAAADuBgAgDwAA9gYAIBAAAPsGACABAAAA7gYAIAEAAADxBgAgBhUAAIkfACAWAACMHwAgFwAAix8AICgAAIofACApAACNHwAggREAAJIZACAJog4AAKUYADCjDgAAhAcAEKQOAAClGAAw5g4EAI8WACH9EAQAjxYAIf4QAQCQFgAh_xABAJAWACGAEQQAjxYAIYERBADjFgAhAwAAAPEGACADAACDBwAwFAAAhAcAIAMAAADxBgAgAwAA8gYAMAQAAO4GACAViQkBAK8WACGiDgAAoxgAMKMOAACKBwAQpA4AAKMYADCnDgQAuhYAIeYOBAC6FgAh5w4EALoWACHoDgIAtxYAIekOAgC3FgAh6g4gANMWACHrDiAA0xYAIewOAQCvFgAh7Q4AAdQWACHuDgAB1RYAIe8OAAHVFgAh8A4AAdUWACHxDgAB1RYAIfIOEADWFgAh8w4QANYWACH0DhAA1hYAIfUOAACkGAAgAQAAAIcHACABAAAAhwcAIBSJCQEArxYAIaIOAACjGAAwow4AAIoHABCkDgAAoxgAMKcOBAC6FgAh5g4EALoWACHnDgQAuhYAIegOAgC3FgAh6Q4CALcWACHqDiAA0xYAIesOIADTFgAh7A4BAK8WACHtDgAB1BYAIe4OAAHVFgAh7w4AAdUWACHwDgAB1RYAIfEOAAHVFgAh8g4QANYWACHzDhAA1hYAIfQOEADWFgAhCeoOAACSGQAg6w4AAJIZACDuDgAAkhkAIO8OAACSGQAg8A4AAJIZACDxDgAAkhkAIPIOAACSGQAg8w4AAJIZACD0DgAAkhkAIAMAAACKBwAgAwAAiwcAMAQAAIcHACADAAAAigcAIAMAAIsHADAEAACHBwAgAwAAAIoHACADAACLBwAwBAAAhwcAIBGJCQEAAAABpw4EAAAAAeYOBAAAAAHnDgQAAAAB6A4CAAAAAekOAgAAAAHqDiAAAAAB6w4gAAAAAewOAQAAAAHtDgABAAAB7g4AAQAAAe8OAAEAAAHwDgABAAAB8Q4AAQAAAfIOEAAAAAHzDhAAAAAB9A4QAAAAAQEIAACPBwAgEYkJAQAAAAGnDgQAAAAB5g4EAAAAAecOBAAAAAHoDgIAAAAB6Q4CAAAAAeoOIAAAAAHrDiAAAAAB7A4BAAAAAe0OAAEAAAHuDgABAAAB7w4AAQAAAfAOAAEAAAHxDgABAAAB8g4QAAAAAfMOEAAAAAH0DhAAAAABAQgAAJEHADABCAAAkQcAMBGJCQEAnRkAIacOBACYGQAh5g4EAJgZACHnDgQAmBkAIegOAgCbGQAh6Q4CAJsZACHqDiAA3RkAIesOIADdGQAh7A4BAJ0ZACHtDgAB3hkAIe4OAAHfGQAh7w4AAd8ZACHwDgAB3xkAIfEOAAHfGQAh8g4QAOAZACHzDhAA4BkAIfQOEADgGQAhAgAAAIcHACAIAACUBwAgEYkJAQCdGQAhpw4EAJgZACHmDgQAmBkAIecOBACYGQAh6A4CAJsZACHpDgIAmxkAIeoOIADdGQAh6w4gAN0ZACHsDgEAnRkAIe0OAAHeGQAh7g4AAd8ZACHvDgAB3xkAIfAOAAHfGQAh8Q4AAd8ZACHyDhAA4BkAIfMOEADgGQAh9A4QAOAZACECAAAAigcAIAgAAJYHACACAAAAigcAIAgAAJYHACADAAAAhwcAIA8AAI8HACAQAACUBwAgAQAAAIcHACABAAAAigcAIA4VAACEHwAgFgAAhx8AIBcAAIYfACAoAACFHwAgKQAAiB8AIOoOAACSGQAg6w4AAJIZACDuDgAAkhkAIO8OAACSGQAg8A4AAJIZACDxDgAAkhkAIPIOAACSGQAg8w4AAJIZACD0DgAAkhkAIBSJCQEAkBYAIaIOAACiGAAwow4AAJ0HABCkDgAAohgAMKcOBACPFgAh5g4EAI8WACHnDgQAjxYAIegOAgCTFgAh6Q4CAJMWACHqDiAAxhYAIesOIADGFgAh7A4BAJAWACHtDgABxxYAIe4OAAHIFgAh7w4AAcgWACHwDgAByBYAIfEOAAHIFgAh8g4QAMkWACHzDhAAyRYAIfQOEADJFgAhAwAAAIoHACADAACcBwAwFAAAnQcAIAMAAACKBwAgAwAAiwcAMAQAAIcHACAJiQkBAK8WACGiDgAAoBgAMKMOAACjBwAQpA4AAKAYADDmDgQAuhYAIf8OAgC3FgAhhg8EALoWACHbDwAB1RYAIfwQAAChGAAgAQAAAKAHACABAAAAoAcAIAiJCQEArxYAIaIOAACgGAAwow4AAKMHABCkDgAAoBgAMOYOBAC6FgAh_w4CALcWACGGDwQAuhYAIdsPAAHVFgAhAdsPAACSGQAgAwAAAKMHACADAACkBwAwBAAAoAcAIAMAAACjBwAgAwAApAcAMAQAAKAHACADAAAAowcAIAMAAKQHADAEAACgBwAgBYkJAQAAAAHmDgQAAAAB_w4CAAAAAYYPBAAAAAHbDwABAAABAQgAAKgHACAFiQkBAAAAAeYOBAAAAAH_DgIAAAABhg8EAAAAAdsPAAEAAAEBCAAAqgcAMAEIAACqBwAwBYkJAQCdGQAh5g4EAJgZACH_DgIAmxkAIYYPBACYGQAh2w8AAd8ZACECAAAAoAcAIAgAAK0HACAFiQkBAJ0ZACHmDgQAmBkAIf8OAgCbGQAhhg8EAJgZACHbDwAB3xkAIQIAAACjBwAgCAAArwcAIAIAAACjBwAgCAAArwcAIAMAAACgBwAgDwAAqAcAIBAAAK0HACABAAAAoAcAIAEAAACjBwAgBhUAAP8eACAWAACCHwAgFwAAgR8AICgAAIAfACApAACDHwAg2w8AAJIZACAIiQkBAJAWACGiDgAAnxgAMKMOAAC2BwAQpA4AAJ8YADDmDgQAjxYAIf8OAgCTFgAhhg8EAI8WACHbDwAByBYAIQMAAACjBwAgAwAAtQcAMBQAALYHACADAAAAowcAIAMAAKQHADAEAACgBwAgCIkJAQCvFgAhog4AAJ0YADCjDgAAvAcAEKQOAACdGAAw5g4EALoWACHbDwAB1BYAIfoQBAC6FgAh-xAAAJ4YACABAAAAuQcAIAEAAAC5BwAgB4kJAQCvFgAhog4AAJ0YADCjDgAAvAcAEKQOAACdGAAw5g4EALoWACHbDwAB1BYAIfoQBAC6FgAhAAMAAAC8BwAgAwAAvQcAMAQAALkHACADAAAAvAcAIAMAAL0HADAEAAC5BwAgAwAAALwHACADAAC9BwAwBAAAuQcAIASJCQEAAAAB5g4EAAAAAdsPAAEAAAH6EAQAAAABAQgAAMEHACAEiQkBAAAAAeYOBAAAAAHbDwABAAAB-hAEAAAAAQEIAADDBwAwAQgAAMMHADAEiQkBAJ0ZACHmDgQAmBkAIdsPAAHeGQAh-hAEAJgZACECAAAAuQcAIAgAAMYHACAEiQkBAJ0ZACHmDgQAmBkAIdsPAAHeGQAh-hAEAJgZACECAAAAvAcAIAgAAMgHACACAAAAvAcAIAgAAMgHACADAAAAuQcAIA8AAMEHACAQAADGBwAgAQAAALkHACABAAAAvAcAIAUVAAD6HgAgFgAA_R4AIBcAAPweACAoAAD7HgAgKQAA_h4AIAeJCQEAkBYAIaIOAACcGAAwow4AAM8HABCkDgAAnBgAMOYOBACPFgAh2w8AAccWACH6EAQAjxYAIQMAAAC8BwAgAwAAzgcAMBQAAM8HACADAAAAvAcAIAMAAL0HADAEAAC5BwAgCYkJAQCvFgAhog4AAJoYADCjDgAA1QcAEKQOAACaGAAw5g4EALoWACH2EAEArxYAIfcQAgC3FgAh-BACALcWACH5EAAAmxgAIAEAAADSBwAgAQAAANIHACAIiQkBAK8WACGiDgAAmhgAMKMOAADVBwAQpA4AAJoYADDmDgQAuhYAIfYQAQCvFgAh9xACALcWACH4EAIAtxYAIQADAAAA1QcAIAMAANYHADAEAADSBwAgAwAAANUHACADAADWBwAwBAAA0gcAIAMAAADVBwAgAwAA1gcAMAQAANIHACAFiQkBAAAAAeYOBAAAAAH2EAEAAAAB9xACAAAAAfgQAgAAAAEBCAAA2gcAIAWJCQEAAAAB5g4EAAAAAfYQAQAAAAH3EAIAAAAB-BACAAAAAQEIAADcBwAwAQgAANwHADAFiQkBAJ0ZACHmDgQAmBkAIfYQAQCdGQAh9xACAJsZACH4EAIAmxkAIQIAAADSBwAgCAAA3wcAIAWJCQEAnRkAIeYOBACYGQAh9hABAJ0ZACH3EAIAmxkAIfgQAgCbGQAhAgAAANUHACAIAADhBwAgAgAAANUHACAIAADhBwAgAwAAANIHACAPAADaBwAgEAAA3wcAIAEAAADSBwAgAQAAANUHACAFFQAA9R4AIBYAAPgeACAXAAD3HgAgKAAA9h4AICkAAPkeACAIiQkBAJAWACGiDgAAmRgAMKMOAADoBwAQpA4AAJkYADDmDgQAjxYAIfYQAQCQFgAh9xACAJMWACH4EAIAkxYAIQMAAADVBwAgAwAA5wcAMBQAAOgHACADAAAA1QcAIAMAANYHADAEAADSBwAgB4kJAQAAAAGiDgAAmBgAMKMOAADuBwAQpA4AAJgYADDJEAIAtxYAIcsQAADCFgAg9RABAK8WACEBAAAA6wcAIAEAAADrBwAgB4kJAQCvFgAhog4AAJgYADCjDgAA7gcAEKQOAACYGAAwyRACALcWACHLEAAAwhYAIPUQAQCvFgAhAAMAAADuBwAgAwAA7wcAMAQAAOsHACADAAAA7gcAIAMAAO8HADAEAADrBwAgAwAAAO4HACADAADvBwAwBAAA6wcAIASJCQEAAAAByRACAAAAAcsQgAAAAAH1EAEAAAABAQgAAPMHACAEiQkBAAAAAckQAgAAAAHLEIAAAAAB9RABAAAAAQEIAAD1BwAwAQgAAPUHADAEiQkBAJ0ZACHJEAIAmxkAIcsQgAAAAAH1EAEAnRkAIQIAAADrBwAgCAAA-AcAIASJCQEAnRkAIckQAgCbGQAhyxCAAAAAAfUQAQCdGQAhAgAAAO4HACAIAAD6BwAgAgAAAO4HACAIAAD6BwAgAwAAAOsHACAPAADzBwAgEAAA-AcAIAEAAADrBwAgAQAAAO4HACAFFQAA8B4AIBYAAPMeACAXAADyHgAgKAAA8R4AICkAAPQeACAHiQkBAJAWACGiDgAAlxgAMKMOAACBCAAQpA4AAJcYADDJEAIAkxYAIcsQAAC_FgAg9RABAJAWACEDAAAA7gcAIAMAAIAIADAUAACBCAAgAwAAAO4HACADAADvBwAwBAAA6wcAIAiJCQEAAAABog4AAJYYADCjDgAAhwgAEKQOAACWGAAw8g4QAPIWACHBDwIAtxYAIfMQAgC3FgAh9BACALcWACEBAAAAhAgAIAEAAACECAAgCIkJAQCvFgAhog4AAJYYADCjDgAAhwgAEKQOAACWGAAw8g4QAPIWACHBDwIAtxYAIfMQAgC3FgAh9BACALcWACEAAwAAAIcIACADAACICAAwBAAAhAgAIAMAAACHCAAgAwAAiAgAMAQAAIQIACADAAAAhwgAIAMAAIgIADAEAACECAAgBYkJAQAAAAHyDhAAAAABwQ8CAAAAAfMQAgAAAAH0EAIAAAABAQgAAIwIACAFiQkBAAAAAfIOEAAAAAHBDwIAAAAB8xACAAAAAfQQAgAAAAEBCAAAjggAMAEIAACOCAAwBYkJAQCdGQAh8g4QAJMaACHBDwIAmxkAIfMQAgCbGQAh9BACAJsZACECAAAAhAgAIAgAAJEIACAFiQkBAJ0ZACHyDhAAkxoAIcEPAgCbGQAh8xACAJsZACH0EAIAmxkAIQIAAACHCAAgCAAAkwgAIAIAAACHCAAgCAAAkwgAIAMAAACECAAgDwAAjAgAIBAAAJEIACABAAAAhAgAIAEAAACHCAAgBRUAAOseACAWAADuHgAgFwAA7R4AICgAAOweACApAADvHgAgCIkJAQCQFgAhog4AAJUYADCjDgAAmggAEKQOAACVGAAw8g4QAO4WACHBDwIAkxYAIfMQAgCTFgAh9BACAJMWACEDAAAAhwgAIAMAAJkIADAUAACaCAAgAwAAAIcIACADAACICAAwBAAAhAgAIAWiDgAAlBgAMKMOAACgCAAQpA4AAJQYADDkDgEAAAAB8hACALcWACEBAAAAnQgAIAEAAACdCAAgBaIOAACUGAAwow4AAKAIABCkDgAAlBgAMOQOAQCvFgAh8hACALcWACEAAwAAAKAIACADAAChCAAwBAAAnQgAIAMAAACgCAAgAwAAoQgAMAQAAJ0IACADAAAAoAgAIAMAAKEIADAEAACdCAAgAuQOAQAAAAHyEAIAAAABAQgAAKUIACAC5A4BAAAAAfIQAgAAAAEBCAAApwgAMAEIAACnCAAwAuQOAQCdGQAh8hACAJsZACECAAAAnQgAIAgAAKoIACAC5A4BAJ0ZACHyEAIAmxkAIQIAAACgCAAgCAAArAgAIAIAAACgCAAgCAAArAgAIAMAAACdCAAgDwAApQgAIBAAAKoIACABAAAAnQgAIAEAAACgCAAgBRUAAOYeACAWAADpHgAgFwAA6B4AICgAAOceACApAADqHgAgBaIOAACTGAAwow4AALMIABCkDgAAkxgAMOQOAQCQFgAh8hACAJMWACEDAAAAoAgAIAMAALIIADAUAACzCAAgAwAAAKAIACADAAChCAAwBAAAnQgAIA_wDQIAtxYAIaIOAACRGAAwow4AALkIABCkDgAAkRgAMKcOQACzFgAh5g4EALoWACHnDgQAuhYAIegOAgC3FgAh7Q4BALEWACGhDwEArxYAIfcPAQCvFgAh7hAEAOcWACHvEEAAsxYAIfAQQACyFgAh8RAAAJIYACABAAAAtggAIAEAAAC2CAAgDvANAgC3FgAhog4AAJEYADCjDgAAuQgAEKQOAACRGAAwpw5AALMWACHmDgQAuhYAIecOBAC6FgAh6A4CALcWACHtDgEAsRYAIaEPAQCvFgAh9w8BAK8WACHuEAQA5xYAIe8QQACzFgAh8BBAALIWACED7Q4AAJIZACDuEAAAkhkAIPAQAACSGQAgAwAAALkIACADAAC6CAAwBAAAtggAIAMAAAC5CAAgAwAAuggAMAQAALYIACADAAAAuQgAIAMAALoIADAEAAC2CAAgC_ANAgAAAAGnDkAAAAAB5g4EAAAAAecOBAAAAAHoDgIAAAAB7Q4BAAAAAaEPAQAAAAH3DwEAAAAB7hAEAAAAAe8QQAAAAAHwEEAAAAABAQgAAL4IACAL8A0CAAAAAacOQAAAAAHmDgQAAAAB5w4EAAAAAegOAgAAAAHtDgEAAAABoQ8BAAAAAfcPAQAAAAHuEAQAAAAB7xBAAAAAAfAQQAAAAAEBCAAAwAgAMAEIAADACAAwC_ANAgCbGQAhpw5AAJkZACHmDgQAmBkAIecOBACYGQAh6A4CAJsZACHtDgEAnBkAIaEPAQCdGQAh9w8BAJ0ZACHuEAQAhBoAIe8QQACZGQAh8BBAAKUZACECAAAAtggAIAgAAMMIACAL8A0CAJsZACGnDkAAmRkAIeYOBACYGQAh5w4EAJgZACHoDgIAmxkAIe0OAQCcGQAhoQ8BAJ0ZACH3DwEAnRkAIe4QBACEGgAh7xBAAJkZACHwEEAApRkAIQIAAAC5CAAgCAAAxQgAIAIAAAC5CAAgCAAAxQgAIAMAAAC2CAAgDwAAvggAIBAAAMMIACABAAAAtggAIAEAAAC5CAAgCBUAAOEeACAWAADkHgAgFwAA4x4AICgAAOIeACApAADlHgAg7Q4AAJIZACDuEAAAkhkAIPAQAACSGQAgDvANAgCTFgAhog4AAJAYADCjDgAAzAgAEKQOAACQGAAwpw5AAJEWACHmDgQAjxYAIecOBACPFgAh6A4CAJMWACHtDgEAlBYAIaEPAQCQFgAh9w8BAJAWACHuEAQA4xYAIe8QQACRFgAh8BBAAKYWACEDAAAAuQgAIAMAAMsIADAUAADMCAAgAwAAALkIACADAAC6CAAwBAAAtggAIAmJCQEArxYAIaIOAACOGAAwow4AANIIABCkDgAAjhgAMOYOBAC6FgAh5w4EALoWACHoDgIAtxYAIewQIACwFgAh7RAAAI8YACABAAAAzwgAIAEAAADPCAAgCIkJAQCvFgAhog4AAI4YADCjDgAA0ggAEKQOAACOGAAw5g4EALoWACHnDgQAuhYAIegOAgC3FgAh7BAgALAWACEAAwAAANIIACADAADTCAAwBAAAzwgAIAMAAADSCAAgAwAA0wgAMAQAAM8IACADAAAA0ggAIAMAANMIADAEAADPCAAgBYkJAQAAAAHmDgQAAAAB5w4EAAAAAegOAgAAAAHsECAAAAABAQgAANcIACAFiQkBAAAAAeYOBAAAAAHnDgQAAAAB6A4CAAAAAewQIAAAAAEBCAAA2QgAMAEIAADZCAAwBYkJAQCdGQAh5g4EAJgZACHnDgQAmBkAIegOAgCbGQAh7BAgALsZACECAAAAzwgAIAgAANwIACAFiQkBAJ0ZACHmDgQAmBkAIecOBACYGQAh6A4CAJsZACHsECAAuxkAIQIAAADSCAAgCAAA3ggAIAIAAADSCAAgCAAA3ggAIAMAAADPCAAgDwAA1wgAIBAAANwIACABAAAAzwgAIAEAAADSCAAgBRUAANweACAWAADfHgAgFwAA3h4AICgAAN0eACApAADgHgAgCIkJAQCQFgAhog4AAI0YADCjDgAA5QgAEKQOAACNGAAw5g4EAI8WACHnDgQAjxYAIegOAgCTFgAh7BAgAKsWACEDAAAA0ggAIAMAAOQIADAUAADlCAAgAwAAANIIACADAADTCAAwBAAAzwgAICPYBQAA-xcAINkFAAD8FwAg2gUAAP0XACDbBQAA_hcAINwFAAD_FwAg3QUAAIAYACDxBwAAuBYAIKIOAAD6FwAwow4AAIkJABCkDgAA-hcAMKUOAQAAAAGnDgQA5xYAIckOQACzFgAhyw4BAK8WACHmDgQA5xYAIf4OAQCvFgAhhA8AALgWACChDwEAsRYAIakPAQCvFgAhvQ8AALgWACD0D0AAsxYAIYcQAQCxFgAhrBBAALIWACHbEAEArxYAIdwQIACwFgAh3RABALEWACHeEAEAsRYAId8QAAC4FgAg4BAAALgWACDhEAAAwhYAIOIQIACwFgAh4xAAAKoWACDkEAIAtxYAIeUQQACyFgAh5hAAALgWACABAAAA6AgAIAfXBQAAghgAIKIOAACMGAAwow4AAOoIABCkDgAAjBgAMLkQAgC3FgAhuhAAAdQWACG8EAEArxYAIQHXBQAA2x4AIAjXBQAAghgAIKIOAACMGAAwow4AAOoIABCkDgAAjBgAMLkQAgC3FgAhuhAAAdQWACG8EAEArxYAIesQAACLGAAgAwAAAOoIACADAADrCAAwBAAA7AgAIAjXBQAAghgAIKIOAACKGAAwow4AAO4IABCkDgAAihgAMJgPEADyFgAhvBABAK8WACHZEAEArxYAIdoQEADyFgAhAdcFAADbHgAgCdcFAACCGAAgog4AAIoYADCjDgAA7ggAEKQOAACKGAAwmA8QAPIWACG8EAEArxYAIdkQAQCvFgAh2hAQAPIWACHqEAAAiRgAIAMAAADuCAAgAwAA7wgAMAQAAPAIACAYpQMBAK8WACHXBQAAghgAIJ0NAgC3FgAhog4AAIgYADCjDgAA8ggAEKQOAACIGAAw5A4BALEWACHEDwIAthYAIc0PAQCxFgAhiBABALEWACGXEAEAsRYAIbwQAQCvFgAhyBACALYWACHNECAA0xYAIc4QAgC3FgAh0BABAK8WACHREAEAsRYAIdIQAgC2FgAh0xAAALgWACDUEAEAsRYAIdUQAQCxFgAh1hAAAKoWACDXECAA0xYAIdgQAgC2FgAhD9cFAADbHgAg5A4AAJIZACDEDwAAkhkAIM0PAACSGQAgiBAAAJIZACCXEAAAkhkAIMgQAACSGQAgzRAAAJIZACDREAAAkhkAINIQAACSGQAg0xAAAJIZACDUEAAAkhkAINUQAACSGQAg1xAAAJIZACDYEAAAkhkAIBmlAwEArxYAIdcFAACCGAAgnQ0CALcWACGiDgAAiBgAMKMOAADyCAAQpA4AAIgYADDkDgEAsRYAIcQPAgC2FgAhzQ8BALEWACGIEAEAsRYAIZcQAQCxFgAhvBABAK8WACHIEAIAthYAIc0QIADTFgAhzhACALcWACHQEAEArxYAIdEQAQCxFgAh0hACALYWACHTEAAAuBYAINQQAQCxFgAh1RABALEWACHWEAAAqhYAINcQIADTFgAh2BACALYWACHpEAAAhxgAIAMAAADyCAAgAwAA8wgAMAQAAPQIACAJ1wUAAIIYACCdDQIAtxYAIaIOAACGGAAwow4AAPYIABCkDgAAhhgAMKEPAQCvFgAhvBABAK8WACHOEAIAthYAIc8QAQCvFgAhAtcFAADbHgAgzhAAAJIZACAK1wUAAIIYACCdDQIAtxYAIaIOAACGGAAwow4AAPYIABCkDgAAhhgAMKEPAQCvFgAhvBABAK8WACHOEAIAthYAIc8QAQCvFgAh6BAAAIUYACADAAAA9ggAIAMAAPcIADAEAAD4CAAgC9cFAACCGAAgog4AAIQYADCjDgAA-ggAEKQOAACEGAAwvBABAK8WACHIEAIAtxYAIckQAgC3FgAhyhACALcWACHLEAAAqhYAIMwQAADCFgAgzRABAK8WACEB1wUAANseACAM1wUAAIIYACCiDgAAhBgAMKMOAAD6CAAQpA4AAIQYADC8EAEArxYAIcgQAgC3FgAhyRACALcWACHKEAIAtxYAIcsQAACqFgAgzBAAAMIWACDNEAEArxYAIecQAACDGAAgAwAAAPoIACADAAD7CAAwBAAA_AgAIAnXBQAAghgAIKIOAACBGAAwow4AAP4IABCkDgAAgRgAMKUOAQCvFgAhyQ5AALMWACH0D0AAsxYAIZAQAAHUFgAhvBABAK8WACEB1wUAANseACAJ1wUAAIIYACCiDgAAgRgAMKMOAAD-CAAQpA4AAIEYADClDgEAAAAByQ5AALMWACH0D0AAsxYAIZAQAAEAAAG8EAEArxYAIQMAAAD-CAAgAwAA_wgAMAQAAIAJACABAAAA6ggAIAEAAADuCAAgAQAAAPIIACABAAAA9ggAIAEAAAD6CAAgAQAAAP4IACABAAAA6AgAICPYBQAA-xcAINkFAAD8FwAg2gUAAP0XACDbBQAA_hcAINwFAAD_FwAg3QUAAIAYACDxBwAAuBYAIKIOAAD6FwAwow4AAIkJABCkDgAA-hcAMKUOAQCvFgAhpw4EAOcWACHJDkAAsxYAIcsOAQCvFgAh5g4EAOcWACH-DgEArxYAIYQPAAC4FgAgoQ8BALEWACGpDwEArxYAIb0PAAC4FgAg9A9AALMWACGHEAEAsRYAIawQQACyFgAh2xABAK8WACHcECAAsBYAId0QAQCxFgAh3hABALEWACHfEAAAuBYAIOAQAAC4FgAg4RAAAMIWACDiECAAsBYAIeMQAACqFgAg5BACALcWACHlEEAAshYAIeYQAAC4FgAgFNgFAADVHgAg2QUAANYeACDaBQAA1x4AINsFAADYHgAg3AUAANkeACDdBQAA2h4AIPEHAACSGQAgpw4AAJIZACDmDgAAkhkAIIQPAACSGQAgoQ8AAJIZACC9DwAAkhkAIIcQAACSGQAgrBAAAJIZACDdEAAAkhkAIN4QAACSGQAg3xAAAJIZACDgEAAAkhkAIOUQAACSGQAg5hAAAJIZACADAAAAiQkAIAMAAIoJADAEAADoCAAgAwAAAIkJACADAACKCQAwBAAA6AgAIAMAAACJCQAgAwAAigkAMAQAAOgIACAg2AUAAM8eACDZBQAA0B4AINoFAADRHgAg2wUAANIeACDcBQAA0x4AIN0FAADUHgAg8QeAAAAAAaUOAQAAAAGnDgQAAAAByQ5AAAAAAcsOAQAAAAHmDgQAAAAB_g4BAAAAAYQPgAAAAAGhDwEAAAABqQ8BAAAAAb0PgAAAAAH0D0AAAAABhxABAAAAAawQQAAAAAHbEAEAAAAB3BAgAAAAAd0QAQAAAAHeEAEAAAAB3xCAAAAAAeAQgAAAAAHhEIAAAAAB4hAgAAAAAeMQAADOHgAg5BACAAAAAeUQQAAAAAHmEIAAAAABAQgAAI4JACAa8QeAAAAAAaUOAQAAAAGnDgQAAAAByQ5AAAAAAcsOAQAAAAHmDgQAAAAB_g4BAAAAAYQPgAAAAAGhDwEAAAABqQ8BAAAAAb0PgAAAAAH0D0AAAAABhxABAAAAAawQQAAAAAHbEAEAAAAB3BAgAAAAAd0QAQAAAAHeEAEAAAAB3xCAAAAAAeAQgAAAAAHhEIAAAAAB4hAgAAAAAeMQAADOHgAg5BACAAAAAeUQQAAAAAHmEIAAAAABAQgAAJAJADABCAAAkAkAMCDYBQAAgB4AINkFAACBHgAg2gUAAIIeACDbBQAAgx4AINwFAACEHgAg3QUAAIUeACDxB4AAAAABpQ4BAJ0ZACGnDgQAhBoAIckOQACZGQAhyw4BAJ0ZACHmDgQAhBoAIf4OAQCdGQAhhA-AAAAAAaEPAQCcGQAhqQ8BAJ0ZACG9D4AAAAAB9A9AAJkZACGHEAEAnBkAIawQQAClGQAh2xABAJ0ZACHcECAAuxkAId0QAQCcGQAh3hABAJwZACHfEIAAAAAB4BCAAAAAAeEQgAAAAAHiECAAuxkAIeMQAAD_HQAg5BACAJsZACHlEEAApRkAIeYQgAAAAAECAAAA6AgAIAgAAJMJACAa8QeAAAAAAaUOAQCdGQAhpw4EAIQaACHJDkAAmRkAIcsOAQCdGQAh5g4EAIQaACH-DgEAnRkAIYQPgAAAAAGhDwEAnBkAIakPAQCdGQAhvQ-AAAAAAfQPQACZGQAhhxABAJwZACGsEEAApRkAIdsQAQCdGQAh3BAgALsZACHdEAEAnBkAId4QAQCcGQAh3xCAAAAAAeAQgAAAAAHhEIAAAAAB4hAgALsZACHjEAAA_x0AIOQQAgCbGQAh5RBAAKUZACHmEIAAAAABAgAAAIkJACAIAACVCQAgAgAAAIkJACAIAACVCQAgAwAAAOgIACAPAACOCQAgEAAAkwkAIAEAAADoCAAgAQAAAIkJACATFQAA-h0AIBYAAP0dACAXAAD8HQAgKAAA-x0AICkAAP4dACDxBwAAkhkAIKcOAACSGQAg5g4AAJIZACCEDwAAkhkAIKEPAACSGQAgvQ8AAJIZACCHEAAAkhkAIKwQAACSGQAg3RAAAJIZACDeEAAAkhkAIN8QAACSGQAg4BAAAJIZACDlEAAAkhkAIOYQAACSGQAgHfEHAACVFgAgog4AAPkXADCjDgAAnAkAEKQOAAD5FwAwpQ4BAJAWACGnDgQA4xYAIckOQACRFgAhyw4BAJAWACHmDgQA4xYAIf4OAQCQFgAhhA8AAJUWACChDwEAlBYAIakPAQCQFgAhvQ8AAJUWACD0D0AAkRYAIYcQAQCUFgAhrBBAAKYWACHbEAEAkBYAIdwQIACrFgAh3RABAJQWACHeEAEAlBYAId8QAACVFgAg4BAAAJUWACDhEAAAvxYAIOIQIACrFgAh4xAAAKoWACDkEAIAkxYAIeUQQACmFgAh5hAAAJUWACADAAAAiQkAIAMAAJsJADAUAACcCQAgAwAAAIkJACADAACKCQAwBAAA6AgAIAEAAADsCAAgAQAAAOwIACADAAAA6ggAIAMAAOsIADAEAADsCAAgAwAAAOoIACADAADrCAAwBAAA7AgAIAMAAADqCAAgAwAA6wgAMAQAAOwIACAE1wUAAPkdACC5EAIAAAABuhAAAQAAAbwQAQAAAAEBCAAApAkAIAO5EAIAAAABuhAAAQAAAbwQAQAAAAEBCAAApgkAMAEIAACmCQAwBNcFAAD4HQAguRACAJsZACG6EAAB3hkAIbwQAQCdGQAhAgAAAOwIACAIAACpCQAgA7kQAgCbGQAhuhAAAd4ZACG8EAEAnRkAIQIAAADqCAAgCAAAqwkAIAIAAADqCAAgCAAAqwkAIAMAAADsCAAgDwAApAkAIBAAAKkJACABAAAA7AgAIAEAAADqCAAgBRUAAPMdACAWAAD2HQAgFwAA9R0AICgAAPQdACApAAD3HQAgBqIOAAD4FwAwow4AALIJABCkDgAA-BcAMLkQAgCTFgAhuhAAAccWACG8EAEAkBYAIQMAAADqCAAgAwAAsQkAMBQAALIJACADAAAA6ggAIAMAAOsIADAEAADsCAAgAQAAAPAIACABAAAA8AgAIAMAAADuCAAgAwAA7wgAMAQAAPAIACADAAAA7ggAIAMAAO8IADAEAADwCAAgAwAAAO4IACADAADvCAAwBAAA8AgAIAXXBQAA8h0AIJgPEAAAAAG8EAEAAAAB2RABAAAAAdoQEAAAAAEBCAAAugkAIASYDxAAAAABvBABAAAAAdkQAQAAAAHaEBAAAAABAQgAALwJADABCAAAvAkAMAXXBQAA8R0AIJgPEACTGgAhvBABAJ0ZACHZEAEAnRkAIdoQEACTGgAhAgAAAPAIACAIAAC_CQAgBJgPEACTGgAhvBABAJ0ZACHZEAEAnRkAIdoQEACTGgAhAgAAAO4IACAIAADBCQAgAgAAAO4IACAIAADBCQAgAwAAAPAIACAPAAC6CQAgEAAAvwkAIAEAAADwCAAgAQAAAO4IACAFFQAA7B0AIBYAAO8dACAXAADuHQAgKAAA7R0AICkAAPAdACAHog4AAPcXADCjDgAAyAkAEKQOAAD3FwAwmA8QAO4WACG8EAEAkBYAIdkQAQCQFgAh2hAQAO4WACEDAAAA7ggAIAMAAMcJADAUAADICQAgAwAAAO4IACADAADvCAAwBAAA8AgAIAEAAAD0CAAgAQAAAPQIACADAAAA8ggAIAMAAPMIADAEAAD0CAAgAwAAAPIIACADAADzCAAwBAAA9AgAIAMAAADyCAAgAwAA8wgAMAQAAPQIACAVpQMBAAAAAdcFAADrHQAgnQ0CAAAAAeQOAQAAAAHEDwIAAAABzQ8BAAAAAYgQAQAAAAGXEAEAAAABvBABAAAAAcgQAgAAAAHNECAAAAABzhACAAAAAdAQAQAAAAHREAEAAAAB0hACAAAAAdMQgAAAAAHUEAEAAAAB1RABAAAAAdYQAADqHQAg1xAgAAAAAdgQAgAAAAEBCAAA0AkAIBSlAwEAAAABnQ0CAAAAAeQOAQAAAAHEDwIAAAABzQ8BAAAAAYgQAQAAAAGXEAEAAAABvBABAAAAAcgQAgAAAAHNECAAAAABzhACAAAAAdAQAQAAAAHREAEAAAAB0hACAAAAAdMQgAAAAAHUEAEAAAAB1RABAAAAAdYQAADqHQAg1xAgAAAAAdgQAgAAAAEBCAAA0gkAMAEIAADSCQAwFaUDAQCdGQAh1wUAAOkdACCdDQIAmxkAIeQOAQCcGQAhxA8CAJoZACHNDwEAnBkAIYgQAQCcGQAhlxABAJwZACG8EAEAnRkAIcgQAgCaGQAhzRAgAN0ZACHOEAIAmxkAIdAQAQCdGQAh0RABAJwZACHSEAIAmhkAIdMQgAAAAAHUEAEAnBkAIdUQAQCcGQAh1hAAAOgdACDXECAA3RkAIdgQAgCaGQAhAgAAAPQIACAIAADVCQAgFKUDAQCdGQAhnQ0CAJsZACHkDgEAnBkAIcQPAgCaGQAhzQ8BAJwZACGIEAEAnBkAIZcQAQCcGQAhvBABAJ0ZACHIEAIAmhkAIc0QIADdGQAhzhACAJsZACHQEAEAnRkAIdEQAQCcGQAh0hACAJoZACHTEIAAAAAB1BABAJwZACHVEAEAnBkAIdYQAADoHQAg1xAgAN0ZACHYEAIAmhkAIQIAAADyCAAgCAAA1wkAIAIAAADyCAAgCAAA1wkAIAMAAAD0CAAgDwAA0AkAIBAAANUJACABAAAA9AgAIAEAAADyCAAgExUAAOMdACAWAADmHQAgFwAA5R0AICgAAOQdACApAADnHQAg5A4AAJIZACDEDwAAkhkAIM0PAACSGQAgiBAAAJIZACCXEAAAkhkAIMgQAACSGQAgzRAAAJIZACDREAAAkhkAINIQAACSGQAg0xAAAJIZACDUEAAAkhkAINUQAACSGQAg1xAAAJIZACDYEAAAkhkAIBelAwEAkBYAIZ0NAgCTFgAhog4AAPYXADCjDgAA3gkAEKQOAAD2FwAw5A4BAJQWACHEDwIAkhYAIc0PAQCUFgAhiBABAJQWACGXEAEAlBYAIbwQAQCQFgAhyBACAJIWACHNECAAxhYAIc4QAgCTFgAh0BABAJAWACHREAEAlBYAIdIQAgCSFgAh0xAAAJUWACDUEAEAlBYAIdUQAQCUFgAh1hAAAKoWACDXECAAxhYAIdgQAgCSFgAhAwAAAPIIACADAADdCQAwFAAA3gkAIAMAAADyCAAgAwAA8wgAMAQAAPQIACABAAAA-AgAIAEAAAD4CAAgAwAAAPYIACADAAD3CAAwBAAA-AgAIAMAAAD2CAAgAwAA9wgAMAQAAPgIACADAAAA9ggAIAMAAPcIADAEAAD4CAAgBtcFAADiHQAgnQ0CAAAAAaEPAQAAAAG8EAEAAAABzhACAAAAAc8QAQAAAAEBCAAA5gkAIAWdDQIAAAABoQ8BAAAAAbwQAQAAAAHOEAIAAAABzxABAAAAAQEIAADoCQAwAQgAAOgJADAG1wUAAOEdACCdDQIAmxkAIaEPAQCdGQAhvBABAJ0ZACHOEAIAmhkAIc8QAQCdGQAhAgAAAPgIACAIAADrCQAgBZ0NAgCbGQAhoQ8BAJ0ZACG8EAEAnRkAIc4QAgCaGQAhzxABAJ0ZACECAAAA9ggAIAgAAO0JACACAAAA9ggAIAgAAO0JACADAAAA-AgAIA8AAOYJACAQAADrCQAgAQAAAPgIACABAAAA9ggAIAYVAADcHQAgFgAA3x0AIBcAAN4dACAoAADdHQAgKQAA4B0AIM4QAACSGQAgCJ0NAgCTFgAhog4AAPUXADCjDgAA9AkAEKQOAAD1FwAwoQ8BAJAWACG8EAEAkBYAIc4QAgCSFgAhzxABAJAWACEDAAAA9ggAIAMAAPMJADAUAAD0CQAgAwAAAPYIACADAAD3CAAwBAAA-AgAIAEAAAD8CAAgAQAAAPwIACADAAAA-ggAIAMAAPsIADAEAAD8CAAgAwAAAPoIACADAAD7CAAwBAAA_AgAIAMAAAD6CAAgAwAA-wgAMAQAAPwIACAI1wUAANsdACC8EAEAAAAByBACAAAAAckQAgAAAAHKEAIAAAAByxAAANodACDMEIAAAAABzRABAAAAAQEIAAD8CQAgB7wQAQAAAAHIEAIAAAAByRACAAAAAcoQAgAAAAHLEAAA2h0AIMwQgAAAAAHNEAEAAAABAQgAAP4JADABCAAA_gkAMAjXBQAA2R0AILwQAQCdGQAhyBACAJsZACHJEAIAmxkAIcoQAgCbGQAhyxAAANgdACDMEIAAAAABzRABAJ0ZACECAAAA_AgAIAgAAIEKACAHvBABAJ0ZACHIEAIAmxkAIckQAgCbGQAhyhACAJsZACHLEAAA2B0AIMwQgAAAAAHNEAEAnRkAIQIAAAD6CAAgCAAAgwoAIAIAAAD6CAAgCAAAgwoAIAMAAAD8CAAgDwAA_AkAIBAAAIEKACABAAAA_AgAIAEAAAD6CAAgBRUAANMdACAWAADWHQAgFwAA1R0AICgAANQdACApAADXHQAgCqIOAAD0FwAwow4AAIoKABCkDgAA9BcAMLwQAQCQFgAhyBACAJMWACHJEAIAkxYAIcoQAgCTFgAhyxAAAKoWACDMEAAAvxYAIM0QAQCQFgAhAwAAAPoIACADAACJCgAwFAAAigoAIAMAAAD6CAAgAwAA-wgAMAQAAPwIACABAAAAgAkAIAEAAACACQAgAwAAAP4IACADAAD_CAAwBAAAgAkAIAMAAAD-CAAgAwAA_wgAMAQAAIAJACADAAAA_ggAIAMAAP8IADAEAACACQAgBtcFAADSHQAgpQ4BAAAAAckOQAAAAAH0D0AAAAABkBAAAQAAAbwQAQAAAAEBCAAAkgoAIAWlDgEAAAAByQ5AAAAAAfQPQAAAAAGQEAABAAABvBABAAAAAQEIAACUCgAwAQgAAJQKADAG1wUAANEdACClDgEAnRkAIckOQACZGQAh9A9AAJkZACGQEAAB3hkAIbwQAQCdGQAhAgAAAIAJACAIAACXCgAgBaUOAQCdGQAhyQ5AAJkZACH0D0AAmRkAIZAQAAHeGQAhvBABAJ0ZACECAAAA_ggAIAgAAJkKACACAAAA_ggAIAgAAJkKACADAAAAgAkAIA8AAJIKACAQAACXCgAgAQAAAIAJACABAAAA_ggAIAMVAADOHQAgFgAA0B0AIBcAAM8dACAIog4AAPMXADCjDgAAoAoAEKQOAADzFwAwpQ4BAJAWACHJDkAAkRYAIfQPQACRFgAhkBAAAccWACG8EAEAkBYAIQMAAAD-CAAgAwAAnwoAMBQAAKAKACADAAAA_ggAIAMAAP8IADAEAACACQAgHM8GAADsFwAg0AYAAO0XACCiDgAA6xcAMKMOAACwCgAQpA4AAOsXADClDgEAAAAByQ5AALMWACHLDgEArxYAIfIOAQCxFgAh-w4CALcWACH-DgEArxYAIYgPQACyFgAhoQ8BALEWACGkDwQA5xYAIeAPAQCxFgAh8w8BALEWACGHEAEAsRYAIaAQBADnFgAhvBABAK8WACG9EAEArxYAIb4QEADWFgAhvxAQANYWACHAEAIAthYAIcEQAAHVFgAhwhACALYWACHDEBAA1hYAIcQQAAC4FgAgxRABALEWACEBAAAAowoAIAnOBgAA8BcAIKIOAADyFwAwow4AAKUKABCkDgAA8hcAMOQOAQCvFgAh8g4QANYWACHQDwIAtxYAIbgQAQCvFgAhuxACALcWACECzgYAAM0dACDyDgAAkhkAIArOBgAA8BcAIKIOAADyFwAwow4AAKUKABCkDgAA8hcAMOQOAQCvFgAh8g4QANYWACHQDwIAtxYAIbgQAQCvFgAhuxACALcWACHHEAAA8RcAIAMAAAClCgAgAwAApgoAMAQAAKcKACAHzgYAAPAXACCiDgAA7xcAMKMOAACpCgAQpA4AAO8XADC4EAEArxYAIbkQAgC3FgAhuhAAAdQWACEBzgYAAM0dACAIzgYAAPAXACCiDgAA7xcAMKMOAACpCgAQpA4AAO8XADC4EAEArxYAIbkQAgC3FgAhuhAAAdQWACHGEAAA7hcAIAMAAACpCgAgAwAAqgoAMAQAAKsKACABAAAApQoAIAEAAACpCgAgAQAAAKMKACAczwYAAOwXACDQBgAA7RcAIKIOAADrFwAwow4AALAKABCkDgAA6xcAMKUOAQCvFgAhyQ5AALMWACHLDgEArxYAIfIOAQCxFgAh-w4CALcWACH-DgEArxYAIYgPQACyFgAhoQ8BALEWACGkDwQA5xYAIeAPAQCxFgAh8w8BALEWACGHEAEAsRYAIaAQBADnFgAhvBABAK8WACG9EAEArxYAIb4QEADWFgAhvxAQANYWACHAEAIAthYAIcEQAAHVFgAhwhACALYWACHDEBAA1hYAIcQQAAC4FgAgxRABALEWACESzwYAAMsdACDQBgAAzB0AIPIOAACSGQAgiA8AAJIZACChDwAAkhkAIKQPAACSGQAg4A8AAJIZACDzDwAAkhkAIIcQAACSGQAgoBAAAJIZACC-EAAAkhkAIL8QAACSGQAgwBAAAJIZACDBEAAAkhkAIMIQAACSGQAgwxAAAJIZACDEEAAAkhkAIMUQAACSGQAgAwAAALAKACADAACxCgAwBAAAowoAIAMAAACwCgAgAwAAsQoAMAQAAKMKACADAAAAsAoAIAMAALEKADAEAACjCgAgGc8GAADJHQAg0AYAAModACClDgEAAAAByQ5AAAAAAcsOAQAAAAHyDgEAAAAB-w4CAAAAAf4OAQAAAAGID0AAAAABoQ8BAAAAAaQPBAAAAAHgDwEAAAAB8w8BAAAAAYcQAQAAAAGgEAQAAAABvBABAAAAAb0QAQAAAAG-EBAAAAABvxAQAAAAAcAQAgAAAAHBEAABAAABwhACAAAAAcMQEAAAAAHEEIAAAAABxRABAAAAAQEIAAC1CgAgF6UOAQAAAAHJDkAAAAAByw4BAAAAAfIOAQAAAAH7DgIAAAAB_g4BAAAAAYgPQAAAAAGhDwEAAAABpA8EAAAAAeAPAQAAAAHzDwEAAAABhxABAAAAAaAQBAAAAAG8EAEAAAABvRABAAAAAb4QEAAAAAG_EBAAAAABwBACAAAAAcEQAAEAAAHCEAIAAAABwxAQAAAAAcQQgAAAAAHFEAEAAAABAQgAALcKADABCAAAtwoAMBnPBgAArx0AINAGAACwHQAgpQ4BAJ0ZACHJDkAAmRkAIcsOAQCdGQAh8g4BAJwZACH7DgIAmxkAIf4OAQCdGQAhiA9AAKUZACGhDwEAnBkAIaQPBACEGgAh4A8BAJwZACHzDwEAnBkAIYcQAQCcGQAhoBAEAIQaACG8EAEAnRkAIb0QAQCdGQAhvhAQAOAZACG_EBAA4BkAIcAQAgCaGQAhwRAAAd8ZACHCEAIAmhkAIcMQEADgGQAhxBCAAAAAAcUQAQCcGQAhAgAAAKMKACAIAAC6CgAgF6UOAQCdGQAhyQ5AAJkZACHLDgEAnRkAIfIOAQCcGQAh-w4CAJsZACH-DgEAnRkAIYgPQAClGQAhoQ8BAJwZACGkDwQAhBoAIeAPAQCcGQAh8w8BAJwZACGHEAEAnBkAIaAQBACEGgAhvBABAJ0ZACG9EAEAnRkAIb4QEADgGQAhvxAQAOAZACHAEAIAmhkAIcEQAAHfGQAhwhACAJoZACHDEBAA4BkAIcQQgAAAAAHFEAEAnBkAIQIAAACwCgAgCAAAvAoAIAIAAACwCgAgCAAAvAoAIAMAAACjCgAgDwAAtQoAIBAAALoKACABAAAAowoAIAEAAACwCgAgFRUAAKodACAWAACtHQAgFwAArB0AICgAAKsdACApAACuHQAg8g4AAJIZACCIDwAAkhkAIKEPAACSGQAgpA8AAJIZACDgDwAAkhkAIPMPAACSGQAghxAAAJIZACCgEAAAkhkAIL4QAACSGQAgvxAAAJIZACDAEAAAkhkAIMEQAACSGQAgwhAAAJIZACDDEAAAkhkAIMQQAACSGQAgxRAAAJIZACAaog4AAOoXADCjDgAAwwoAEKQOAADqFwAwpQ4BAJAWACHJDkAAkRYAIcsOAQCQFgAh8g4BAJQWACH7DgIAkxYAIf4OAQCQFgAhiA9AAKYWACGhDwEAlBYAIaQPBADjFgAh4A8BAJQWACHzDwEAlBYAIYcQAQCUFgAhoBAEAOMWACG8EAEAkBYAIb0QAQCQFgAhvhAQAMkWACG_EBAAyRYAIcAQAgCSFgAhwRAAAcgWACHCEAIAkhYAIcMQEADJFgAhxBAAAJUWACDFEAEAlBYAIQMAAACwCgAgAwAAwgoAMBQAAMMKACADAAAAsAoAIAMAALEKADAEAACjCgAgAQAAAKcKACABAAAApwoAIAMAAAClCgAgAwAApgoAMAQAAKcKACADAAAApQoAIAMAAKYKADAEAACnCgAgAwAAAKUKACADAACmCgAwBAAApwoAIAbOBgAAqR0AIOQOAQAAAAHyDhAAAAAB0A8CAAAAAbgQAQAAAAG7EAIAAAABAQgAAMsKACAF5A4BAAAAAfIOEAAAAAHQDwIAAAABuBABAAAAAbsQAgAAAAEBCAAAzQoAMAEIAADNCgAwBs4GAACoHQAg5A4BAJ0ZACHyDhAA4BkAIdAPAgCbGQAhuBABAJ0ZACG7EAIAmxkAIQIAAACnCgAgCAAA0AoAIAXkDgEAnRkAIfIOEADgGQAh0A8CAJsZACG4EAEAnRkAIbsQAgCbGQAhAgAAAKUKACAIAADSCgAgAgAAAKUKACAIAADSCgAgAwAAAKcKACAPAADLCgAgEAAA0AoAIAEAAACnCgAgAQAAAKUKACAGFQAAox0AIBYAAKYdACAXAAClHQAgKAAApB0AICkAAKcdACDyDgAAkhkAIAiiDgAA6RcAMKMOAADZCgAQpA4AAOkXADDkDgEAkBYAIfIOEADJFgAh0A8CAJMWACG4EAEAkBYAIbsQAgCTFgAhAwAAAKUKACADAADYCgAwFAAA2QoAIAMAAAClCgAgAwAApgoAMAQAAKcKACABAAAAqwoAIAEAAACrCgAgAwAAAKkKACADAACqCgAwBAAAqwoAIAMAAACpCgAgAwAAqgoAMAQAAKsKACADAAAAqQoAIAMAAKoKADAEAACrCgAgBM4GAACiHQAguBABAAAAAbkQAgAAAAG6EAABAAABAQgAAOEKACADuBABAAAAAbkQAgAAAAG6EAABAAABAQgAAOMKADABCAAA4woAMATOBgAAoR0AILgQAQCdGQAhuRACAJsZACG6EAAB3hkAIQIAAACrCgAgCAAA5goAIAO4EAEAnRkAIbkQAgCbGQAhuhAAAd4ZACECAAAAqQoAIAgAAOgKACACAAAAqQoAIAgAAOgKACADAAAAqwoAIA8AAOEKACAQAADmCgAgAQAAAKsKACABAAAAqQoAIAUVAACcHQAgFgAAnx0AIBcAAJ4dACAoAACdHQAgKQAAoB0AIAaiDgAA6BcAMKMOAADvCgAQpA4AAOgXADC4EAEAkBYAIbkQAgCTFgAhuhAAAccWACEDAAAAqQoAIAMAAO4KADAUAADvCgAgAwAAAKkKACADAACqCgAwBAAAqwoAIAEAAAC1AgAgAQAAALUCACADAAAAswIAIAMAALQCADAEAAC1AgAgAwAAALMCACADAAC0AgAwBAAAtQIAIAMAAACzAgAgAwAAtAIAMAQAALUCACASzAEAAJgdACDPAQAAmR0AINABAACaHQAg0QEAAJsdACClDgEAAAAByQ5AAAAAAcsOAQAAAAHNDgEAAAAB1g4BAAAAAaAPAQAAAAHwD0AAAAAB_A9AAAAAAbEQAQAAAAGzEAEAAAABtBAAAJcdACC1EAEAAAABthBAAAAAAbcQAgAAAAEBCAAA9woAIA6lDgEAAAAByQ5AAAAAAcsOAQAAAAHNDgEAAAAB1g4BAAAAAaAPAQAAAAHwD0AAAAAB_A9AAAAAAbEQAQAAAAGzEAEAAAABtBAAAJcdACC1EAEAAAABthBAAAAAAbcQAgAAAAEBCAAA-QoAMAEIAAD5CgAwAQAAALcCACASzAEAAO8cACDPAQAA8BwAINABAADxHAAg0QEAAPIcACClDgEAnRkAIckOQACZGQAhyw4BAJwZACHNDgEAnRkAIdYOAQCcGQAhoA8BAJ0ZACHwD0AApRkAIfwPQAClGQAhsRABAJ0ZACGzEAEAnRkAIbQQAADuHAAgtRABAJ0ZACG2EEAApRkAIbcQAgCbGQAhAgAAALUCACAIAAD9CgAgDqUOAQCdGQAhyQ5AAJkZACHLDgEAnBkAIc0OAQCdGQAh1g4BAJwZACGgDwEAnRkAIfAPQAClGQAh_A9AAKUZACGxEAEAnRkAIbMQAQCdGQAhtBAAAO4cACC1EAEAnRkAIbYQQAClGQAhtxACAJsZACECAAAAswIAIAgAAP8KACACAAAAswIAIAgAAP8KACABAAAAtwIAIAMAAAC1AgAgDwAA9woAIBAAAP0KACABAAAAtQIAIAEAAACzAgAgChUAAOkcACAWAADsHAAgFwAA6xwAICgAAOocACApAADtHAAgyw4AAJIZACDWDgAAkhkAIPAPAACSGQAg_A8AAJIZACC2EAAAkhkAIBGiDgAA5xcAMKMOAACHCwAQpA4AAOcXADClDgEAkBYAIckOQACRFgAhyw4BAJQWACHNDgEAkBYAIdYOAQCUFgAhoA8BAJAWACHwD0AAphYAIfwPQACmFgAhsRABAJAWACGzEAEAkBYAIbQQAACqFgAgtRABAJAWACG2EEAAphYAIbcQAgCTFgAhAwAAALMCACADAACGCwAwFAAAhwsAIAMAAACzAgAgAwAAtAIAMAQAALUCACAJog4AAOYXADCjDgAAjQsAEKQOAADmFwAwyw4BALEWACHlDgEAsRYAIbEPIACwFgAh_A9AALMWACGxEAEAAAABshACALcWACEBAAAAigsAIAEAAACKCwAgCaIOAADmFwAwow4AAI0LABCkDgAA5hcAMMsOAQCxFgAh5Q4BALEWACGxDyAAsBYAIfwPQACzFgAhsRABAK8WACGyEAIAtxYAIQLLDgAAkhkAIOUOAACSGQAgAwAAAI0LACADAACOCwAwBAAAigsAIAMAAACNCwAgAwAAjgsAMAQAAIoLACADAAAAjQsAIAMAAI4LADAEAACKCwAgBssOAQAAAAHlDgEAAAABsQ8gAAAAAfwPQAAAAAGxEAEAAAABshACAAAAAQEIAACSCwAgBssOAQAAAAHlDgEAAAABsQ8gAAAAAfwPQAAAAAGxEAEAAAABshACAAAAAQEIAACUCwAwAQgAAJQLADAGyw4BAJwZACHlDgEAnBkAIbEPIAC7GQAh_A9AAJkZACGxEAEAnRkAIbIQAgCbGQAhAgAAAIoLACAIAACXCwAgBssOAQCcGQAh5Q4BAJwZACGxDyAAuxkAIfwPQACZGQAhsRABAJ0ZACGyEAIAmxkAIQIAAACNCwAgCAAAmQsAIAIAAACNCwAgCAAAmQsAIAMAAACKCwAgDwAAkgsAIBAAAJcLACABAAAAigsAIAEAAACNCwAgBxUAAOQcACAWAADnHAAgFwAA5hwAICgAAOUcACApAADoHAAgyw4AAJIZACDlDgAAkhkAIAmiDgAA5RcAMKMOAACgCwAQpA4AAOUXADDLDgEAlBYAIeUOAQCUFgAhsQ8gAKsWACH8D0AAkRYAIbEQAQCQFgAhshACAJMWACEDAAAAjQsAIAMAAJ8LADAUAACgCwAgAwAAAI0LACADAACOCwAwBAAAigsAIAEAAAC7AgAgAQAAALsCACADAAAAuQIAIAMAALoCADAEAAC7AgAgAwAAALkCACADAAC6AgAwBAAAuwIAIAMAAAC5AgAgAwAAugIAMAQAALsCACAGCIAAAAABzgEAAOMcACClDgQAAAABpw5AAAAAAewOAQAAAAGqEAEAAAABAQgAAKgLACAFCIAAAAABpQ4EAAAAAacOQAAAAAHsDgEAAAABqhABAAAAAQEIAACqCwAwAQgAAKoLADAGCIAAAAABzgEAAOIcACClDgQAmBkAIacOQACZGQAh7A4BAJ0ZACGqEAEAnRkAIQIAAAC7AgAgCAAArQsAIAUIgAAAAAGlDgQAmBkAIacOQACZGQAh7A4BAJ0ZACGqEAEAnRkAIQIAAAC5AgAgCAAArwsAIAIAAAC5AgAgCAAArwsAIAMAAAC7AgAgDwAAqAsAIBAAAK0LACABAAAAuwIAIAEAAAC5AgAgBRUAAN0cACAWAADgHAAgFwAA3xwAICgAAN4cACApAADhHAAgCAgAAL8WACCiDgAA5BcAMKMOAAC2CwAQpA4AAOQXADClDgQAjxYAIacOQACRFgAh7A4BAJAWACGqEAEAkBYAIQMAAAC5AgAgAwAAtQsAMBQAALYLACADAAAAuQIAIAMAALoCADAEAAC7AgAgAQAAAL8CACABAAAAvwIAIAMAAAC9AgAgAwAAvgIAMAQAAL8CACADAAAAvQIAIAMAAL4CADAEAAC_AgAgAwAAAL0CACADAAC-AgAwBAAAvwIAIA7OAQAA3BwAIKUOAQAAAAHEDgIAAAABxg5AAAAAAccOAgAAAAHIDkAAAAAByQ5AAAAAAewOAQAAAAH-DgEAAAABiA9AAAAAAaoQAQAAAAGuEIAAAAABrxACAAAAAbAQQAAAAAEBCAAAvgsAIA2lDgEAAAABxA4CAAAAAcYOQAAAAAHHDgIAAAAByA5AAAAAAckOQAAAAAHsDgEAAAAB_g4BAAAAAYgPQAAAAAGqEAEAAAABrhCAAAAAAa8QAgAAAAGwEEAAAAABAQgAAMALADABCAAAwAsAMA7OAQAA2xwAIKUOAQCdGQAhxA4CAJsZACHGDkAApRkAIccOAgCbGQAhyA5AAKUZACHJDkAAmRkAIewOAQCdGQAh_g4BAJ0ZACGID0AApRkAIaoQAQCdGQAhrhCAAAAAAa8QAgCbGQAhsBBAAKUZACECAAAAvwIAIAgAAMMLACANpQ4BAJ0ZACHEDgIAmxkAIcYOQAClGQAhxw4CAJsZACHIDkAApRkAIckOQACZGQAh7A4BAJ0ZACH-DgEAnRkAIYgPQAClGQAhqhABAJ0ZACGuEIAAAAABrxACAJsZACGwEEAApRkAIQIAAAC9AgAgCAAAxQsAIAIAAAC9AgAgCAAAxQsAIAMAAAC_AgAgDwAAvgsAIBAAAMMLACABAAAAvwIAIAEAAAC9AgAgCRUAANYcACAWAADZHAAgFwAA2BwAICgAANccACApAADaHAAgxg4AAJIZACDIDgAAkhkAIIgPAACSGQAgsBAAAJIZACAQog4AAOMXADCjDgAAzAsAEKQOAADjFwAwpQ4BAJAWACHEDgIAkxYAIcYOQACmFgAhxw4CAJMWACHIDkAAphYAIckOQACRFgAh7A4BAJAWACH-DgEAkBYAIYgPQACmFgAhqhABAJAWACGuEAAAvxYAIK8QAgCTFgAhsBBAAKYWACEDAAAAvQIAIAMAAMsLADAUAADMCwAgAwAAAL0CACADAAC-AgAwBAAAvwIAIAEAAADDAgAgAQAAAMMCACADAAAAwQIAIAMAAMICADAEAADDAgAgAwAAAMECACADAADCAgAwBAAAwwIAIAMAAADBAgAgAwAAwgIAMAQAAMMCACAICIAAAAABzgEAANUcACDsDgEAAAABjRBAAAAAAaoQAQAAAAGrEAEAAAABrBBAAAAAAa0QQAAAAAEBCAAA1AsAIAcIgAAAAAHsDgEAAAABjRBAAAAAAaoQAQAAAAGrEAEAAAABrBBAAAAAAa0QQAAAAAEBCAAA1gsAMAEIAADWCwAwCAiAAAAAAc4BAADUHAAg7A4BAJ0ZACGNEEAAmRkAIaoQAQCdGQAhqxABAJ0ZACGsEEAAmRkAIa0QQAClGQAhAgAAAMMCACAIAADZCwAgBwiAAAAAAewOAQCdGQAhjRBAAJkZACGqEAEAnRkAIasQAQCdGQAhrBBAAJkZACGtEEAApRkAIQIAAADBAgAgCAAA2wsAIAIAAADBAgAgCAAA2wsAIAMAAADDAgAgDwAA1AsAIBAAANkLACABAAAAwwIAIAEAAADBAgAgBBUAANEcACAWAADTHAAgFwAA0hwAIK0QAACSGQAgCggAAL8WACCiDgAA4hcAMKMOAADiCwAQpA4AAOIXADDsDgEAkBYAIY0QQACRFgAhqhABAJAWACGrEAEAkBYAIawQQACRFgAhrRBAAKYWACEDAAAAwQIAIAMAAOELADAUAADiCwAgAwAAAMECACADAADCAgAwBAAAwwIAIBGiDgAA4RcAMKMOAADoCwAQpA4AAOEXADClDgEAAAAByQ5AALMWACGNDwEArxYAIfAPQACzFgAh9A9AALMWACGhEAEArxYAIaIQAQCxFgAhoxABAK8WACGkEAEArxYAIaUQAQCxFgAhphBAALIWACGnEAEAsRYAIagQQACyFgAhqRBAALIWACEBAAAA5QsAIAEAAADlCwAgEaIOAADhFwAwow4AAOgLABCkDgAA4RcAMKUOAQCvFgAhyQ5AALMWACGNDwEArxYAIfAPQACzFgAh9A9AALMWACGhEAEArxYAIaIQAQCxFgAhoxABAK8WACGkEAEArxYAIaUQAQCxFgAhphBAALIWACGnEAEAsRYAIagQQACyFgAhqRBAALIWACEGohAAAJIZACClEAAAkhkAIKYQAACSGQAgpxAAAJIZACCoEAAAkhkAIKkQAACSGQAgAwAAAOgLACADAADpCwAwBAAA5QsAIAMAAADoCwAgAwAA6QsAMAQAAOULACADAAAA6AsAIAMAAOkLADAEAADlCwAgDqUOAQAAAAHJDkAAAAABjQ8BAAAAAfAPQAAAAAH0D0AAAAABoRABAAAAAaIQAQAAAAGjEAEAAAABpBABAAAAAaUQAQAAAAGmEEAAAAABpxABAAAAAagQQAAAAAGpEEAAAAABAQgAAO0LACAOpQ4BAAAAAckOQAAAAAGNDwEAAAAB8A9AAAAAAfQPQAAAAAGhEAEAAAABohABAAAAAaMQAQAAAAGkEAEAAAABpRABAAAAAaYQQAAAAAGnEAEAAAABqBBAAAAAAakQQAAAAAEBCAAA7wsAMAEIAADvCwAwDqUOAQCdGQAhyQ5AAJkZACGNDwEAnRkAIfAPQACZGQAh9A9AAJkZACGhEAEAnRkAIaIQAQCcGQAhoxABAJ0ZACGkEAEAnRkAIaUQAQCcGQAhphBAAKUZACGnEAEAnBkAIagQQAClGQAhqRBAAKUZACECAAAA5QsAIAgAAPILACAOpQ4BAJ0ZACHJDkAAmRkAIY0PAQCdGQAh8A9AAJkZACH0D0AAmRkAIaEQAQCdGQAhohABAJwZACGjEAEAnRkAIaQQAQCdGQAhpRABAJwZACGmEEAApRkAIacQAQCcGQAhqBBAAKUZACGpEEAApRkAIQIAAADoCwAgCAAA9AsAIAIAAADoCwAgCAAA9AsAIAMAAADlCwAgDwAA7QsAIBAAAPILACABAAAA5QsAIAEAAADoCwAgCRUAAM4cACAWAADQHAAgFwAAzxwAIKIQAACSGQAgpRAAAJIZACCmEAAAkhkAIKcQAACSGQAgqBAAAJIZACCpEAAAkhkAIBGiDgAA4BcAMKMOAAD7CwAQpA4AAOAXADClDgEAkBYAIckOQACRFgAhjQ8BAJAWACHwD0AAkRYAIfQPQACRFgAhoRABAJAWACGiEAEAlBYAIaMQAQCQFgAhpBABAJAWACGlEAEAlBYAIaYQQACmFgAhpxABAJQWACGoEEAAphYAIakQQACmFgAhAwAAAOgLACADAAD6CwAwFAAA-wsAIAMAAADoCwAgAwAA6QsAMAQAAOULACAHog4AAN8XADCjDgAAgQwAEKQOAADfFwAwpQ4BAAAAAfQPQACzFgAhnxAAAKoWACCgEEAAshYAIQEAAAD-CwAgAQAAAP4LACAHog4AAN8XADCjDgAAgQwAEKQOAADfFwAwpQ4BAK8WACH0D0AAsxYAIZ8QAACqFgAgoBBAALIWACEBoBAAAJIZACADAAAAgQwAIAMAAIIMADAEAAD-CwAgAwAAAIEMACADAACCDAAwBAAA_gsAIAMAAACBDAAgAwAAggwAMAQAAP4LACAEpQ4BAAAAAfQPQAAAAAGfEAAAzRwAIKAQQAAAAAEBCAAAhgwAIASlDgEAAAAB9A9AAAAAAZ8QAADNHAAgoBBAAAAAAQEIAACIDAAwAQgAAIgMADAEpQ4BAJ0ZACH0D0AAmRkAIZ8QAADMHAAgoBBAAKUZACECAAAA_gsAIAgAAIsMACAEpQ4BAJ0ZACH0D0AAmRkAIZ8QAADMHAAgoBBAAKUZACECAAAAgQwAIAgAAI0MACACAAAAgQwAIAgAAI0MACADAAAA_gsAIA8AAIYMACAQAACLDAAgAQAAAP4LACABAAAAgQwAIAQVAADJHAAgFgAAyxwAIBcAAMocACCgEAAAkhkAIAeiDgAA3hcAMKMOAACUDAAQpA4AAN4XADClDgEAkBYAIfQPQACRFgAhnxAAAKoWACCgEEAAphYAIQMAAACBDAAgAwAAkwwAMBQAAJQMACADAAAAgQwAIAMAAIIMADAEAAD-CwAgDPEHAADCFgAg8gcAAM8XACDzBwAA0BcAIPYHAADRFwAg9wcAANIXACCiDgAAzhcAMKMOAAC1DAAQpA4AAM4XADClDgEAAAAByQ5AALMWACHLDgEArxYAIakPAQCvFgAhAQAAAJcMACAO8QcAAMQXACCiDgAA3RcAMKMOAACZDAAQpA4AAN0XADClDgEArxYAIaoOAQCxFgAhyQ5AALMWACHLDgEArxYAIc4OAgC3FgAhtw9AALIWACHkD0AAsxYAIYcQAQCvFgAhmhABAK8WACGbEAAAuBYAIATxBwAA4BsAIKoOAACSGQAgtw8AAJIZACCbEAAAkhkAIA7xBwAAxBcAIKIOAADdFwAwow4AAJkMABCkDgAA3RcAMKUOAQAAAAGqDgEAsRYAIckOQACzFgAhyw4BAK8WACHODgIAtxYAIbcPQACyFgAh5A9AALMWACGHEAEArxYAIZoQAQCvFgAhmxAAALgWACADAAAAmQwAIAMAAJoMADAEAACbDAAgCPEHAADEFwAgog4AANwXADCjDgAAnQwAEKQOAADcFwAwhxABAK8WACGXEAEArxYAIZgQAQCvFgAhmRBAALMWACEB8QcAAOAbACAJ8QcAAMQXACCiDgAA3BcAMKMOAACdDAAQpA4AANwXADCHEAEArxYAIZcQAQCvFgAhmBABAK8WACGZEEAAsxYAIZ4QAADbFwAgAwAAAJ0MACADAACeDAAwBAAAnwwAIAvxBwAAxBcAIPUHAADaFwAgog4AANkXADCjDgAAoQwAEKQOAADZFwAwyQ5AALMWACHLDgEArxYAIYcQAQCvFgAhkBABAK8WACGVEEAAshYAIZYQAgC3FgAhA_EHAADgGwAg9QcAAMgcACCVEAAAkhkAIAvxBwAAxBcAIPUHAADaFwAgog4AANkXADCjDgAAoQwAEKQOAADZFwAwyQ5AALMWACHLDgEArxYAIYcQAQCvFgAhkBABAAAAAZUQQACyFgAhlhACALcWACEDAAAAoQwAIAMAAKIMADAEAACjDAAgCPQHAADYFwAgog4AANcXADCjDgAApQwAEKQOAADXFwAwpA9AALMWACGQEAEArxYAIZMQBAC6FgAhlBAEALoWACEB9AcAAMccACAJ9AcAANgXACCiDgAA1xcAMKMOAAClDAAQpA4AANcXADCkD0AAsxYAIZAQAQCvFgAhkxAEALoWACGUEAQAuhYAIZ0QAADWFwAgAwAAAKUMACADAACmDAAwBAAApwwAIAEAAAClDAAgC6YDAgC3FgAh8QcAAMQXACD4BwAAxRcAIKIOAADDFwAwow4AAKoMABCkDgAAwxcAMMsOAQCvFgAhhxABAK8WACGNEEAAsxYAIY4QIACwFgAhjxBAALIWACEBAAAAqgwAIA_3BwAA1RcAIKIOAADUFwAwow4AAKwMABCkDgAA1BcAMKcOQACzFgAhvw4BALEWACHHDgEAsRYAIeQOAQCvFgAh-g5AALMWACGHEAEArxYAIYgQAQCvFgAhiRAAAKoWACCKEEAAshYAIYsQAQCxFgAhjBAAALgWACAG9wcAAMYcACC_DgAAkhkAIMcOAACSGQAgihAAAJIZACCLEAAAkhkAIIwQAACSGQAgEPcHAADVFwAgog4AANQXADCjDgAArAwAEKQOAADUFwAwpw5AALMWACG_DgEAsRYAIccOAQCxFgAh5A4BAK8WACH6DkAAsxYAIYcQAQCvFgAhiBABAK8WACGJEAAAqhYAIIoQQACyFgAhixABALEWACGMEAAAuBYAIJwQAADTFwAgAwAAAKwMACADAACtDAAwBAAArgwAIAEAAACsDAAgAQAAAJkMACABAAAAnQwAIAEAAAChDAAgAQAAAJcMACAM8QcAAMIWACDyBwAAzxcAIPMHAADQFwAg9gcAANEXACD3BwAA0hcAIKIOAADOFwAwow4AALUMABCkDgAAzhcAMKUOAQCvFgAhyQ5AALMWACHLDgEArxYAIakPAQCvFgAhBPIHAADDHAAg8wcAAMQcACD2BwAAxRwAIPcHAADGHAAgAwAAALUMACADAAC2DAAwBAAAlwwAIAMAAAC1DAAgAwAAtgwAMAQAAJcMACADAAAAtQwAIAMAALYMADAEAACXDAAgCfEHgAAAAAHyBwAAvxwAIPMHAADAHAAg9gcAAMEcACD3BwAAwhwAIKUOAQAAAAHJDkAAAAAByw4BAAAAAakPAQAAAAEBCAAAugwAIAXxB4AAAAABpQ4BAAAAAckOQAAAAAHLDgEAAAABqQ8BAAAAAQEIAAC8DAAwAQgAALwMADAJ8QeAAAAAAfIHAACSHAAg8wcAAJMcACD2BwAAlBwAIPcHAACVHAAgpQ4BAJ0ZACHJDkAAmRkAIcsOAQCdGQAhqQ8BAJ0ZACECAAAAlwwAIAgAAL8MACAF8QeAAAAAAaUOAQCdGQAhyQ5AAJkZACHLDgEAnRkAIakPAQCdGQAhAgAAALUMACAIAADBDAAgAgAAALUMACAIAADBDAAgAwAAAJcMACAPAAC6DAAgEAAAvwwAIAEAAACXDAAgAQAAALUMACADFQAAjxwAIBYAAJEcACAXAACQHAAgCPEHAAC_FgAgog4AAM0XADCjDgAAyAwAEKQOAADNFwAwpQ4BAJAWACHJDkAAkRYAIcsOAQCQFgAhqQ8BAJAWACEDAAAAtQwAIAMAAMcMADAUAADIDAAgAwAAALUMACADAAC2DAAwBAAAlwwAIAEAAACbDAAgAQAAAJsMACADAAAAmQwAIAMAAJoMADAEAACbDAAgAwAAAJkMACADAACaDAAwBAAAmwwAIAMAAACZDAAgAwAAmgwAMAQAAJsMACAL8QcAAI4cACClDgEAAAABqg4BAAAAAckOQAAAAAHLDgEAAAABzg4CAAAAAbcPQAAAAAHkD0AAAAABhxABAAAAAZoQAQAAAAGbEIAAAAABAQgAANAMACAKpQ4BAAAAAaoOAQAAAAHJDkAAAAAByw4BAAAAAc4OAgAAAAG3D0AAAAAB5A9AAAAAAYcQAQAAAAGaEAEAAAABmxCAAAAAAQEIAADSDAAwAQgAANIMADAL8QcAAI0cACClDgEAnRkAIaoOAQCcGQAhyQ5AAJkZACHLDgEAnRkAIc4OAgCbGQAhtw9AAKUZACHkD0AAmRkAIYcQAQCdGQAhmhABAJ0ZACGbEIAAAAABAgAAAJsMACAIAADVDAAgCqUOAQCdGQAhqg4BAJwZACHJDkAAmRkAIcsOAQCdGQAhzg4CAJsZACG3D0AApRkAIeQPQACZGQAhhxABAJ0ZACGaEAEAnRkAIZsQgAAAAAECAAAAmQwAIAgAANcMACACAAAAmQwAIAgAANcMACADAAAAmwwAIA8AANAMACAQAADVDAAgAQAAAJsMACABAAAAmQwAIAgVAACIHAAgFgAAixwAIBcAAIocACAoAACJHAAgKQAAjBwAIKoOAACSGQAgtw8AAJIZACCbEAAAkhkAIA2iDgAAzBcAMKMOAADeDAAQpA4AAMwXADClDgEAkBYAIaoOAQCUFgAhyQ5AAJEWACHLDgEAkBYAIc4OAgCTFgAhtw9AAKYWACHkD0AAkRYAIYcQAQCQFgAhmhABAJAWACGbEAAAlRYAIAMAAACZDAAgAwAA3QwAMBQAAN4MACADAAAAmQwAIAMAAJoMADAEAACbDAAgAQAAAJ8MACABAAAAnwwAIAMAAACdDAAgAwAAngwAMAQAAJ8MACADAAAAnQwAIAMAAJ4MADAEAACfDAAgAwAAAJ0MACADAACeDAAwBAAAnwwAIAXxBwAAhxwAIIcQAQAAAAGXEAEAAAABmBABAAAAAZkQQAAAAAEBCAAA5gwAIASHEAEAAAABlxABAAAAAZgQAQAAAAGZEEAAAAABAQgAAOgMADABCAAA6AwAMAXxBwAAhhwAIIcQAQCdGQAhlxABAJ0ZACGYEAEAnRkAIZkQQACZGQAhAgAAAJ8MACAIAADrDAAgBIcQAQCdGQAhlxABAJ0ZACGYEAEAnRkAIZkQQACZGQAhAgAAAJ0MACAIAADtDAAgAgAAAJ0MACAIAADtDAAgAwAAAJ8MACAPAADmDAAgEAAA6wwAIAEAAACfDAAgAQAAAJ0MACADFQAAgxwAIBYAAIUcACAXAACEHAAgB6IOAADLFwAwow4AAPQMABCkDgAAyxcAMIcQAQCQFgAhlxABAJAWACGYEAEAkBYAIZkQQACRFgAhAwAAAJ0MACADAADzDAAwFAAA9AwAIAMAAACdDAAgAwAAngwAMAQAAJ8MACABAAAAowwAIAEAAACjDAAgAwAAAKEMACADAACiDAAwBAAAowwAIAMAAAChDAAgAwAAogwAMAQAAKMMACADAAAAoQwAIAMAAKIMADAEAACjDAAgCPEHAACBHAAg9QcAAIIcACDJDkAAAAAByw4BAAAAAYcQAQAAAAGQEAEAAAABlRBAAAAAAZYQAgAAAAEBCAAA_AwAIAbJDkAAAAAByw4BAAAAAYcQAQAAAAGQEAEAAAABlRBAAAAAAZYQAgAAAAEBCAAA_gwAMAEIAAD-DAAwCPEHAADzGwAg9QcAAPQbACDJDkAAmRkAIcsOAQCdGQAhhxABAJ0ZACGQEAEAnRkAIZUQQAClGQAhlhACAJsZACECAAAAowwAIAgAAIENACAGyQ5AAJkZACHLDgEAnRkAIYcQAQCdGQAhkBABAJ0ZACGVEEAApRkAIZYQAgCbGQAhAgAAAKEMACAIAACDDQAgAgAAAKEMACAIAACDDQAgAwAAAKMMACAPAAD8DAAgEAAAgQ0AIAEAAACjDAAgAQAAAKEMACAGFQAA7hsAIBYAAPEbACAXAADwGwAgKAAA7xsAICkAAPIbACCVEAAAkhkAIAmiDgAAyhcAMKMOAACKDQAQpA4AAMoXADDJDkAAkRYAIcsOAQCQFgAhhxABAJAWACGQEAEAkBYAIZUQQACmFgAhlhACAJMWACEDAAAAoQwAIAMAAIkNADAUAACKDQAgAwAAAKEMACADAACiDAAwBAAAowwAIAEAAACnDAAgAQAAAKcMACADAAAApQwAIAMAAKYMADAEAACnDAAgAwAAAKUMACADAACmDAAwBAAApwwAIAMAAAClDAAgAwAApgwAMAQAAKcMACAF9AcAAO0bACCkD0AAAAABkBABAAAAAZMQBAAAAAGUEAQAAAABAQgAAJINACAEpA9AAAAAAZAQAQAAAAGTEAQAAAABlBAEAAAAAQEIAACUDQAwAQgAAJQNADAF9AcAAOwbACCkD0AAmRkAIZAQAQCdGQAhkxAEAJgZACGUEAQAmBkAIQIAAACnDAAgCAAAlw0AIASkD0AAmRkAIZAQAQCdGQAhkxAEAJgZACGUEAQAmBkAIQIAAAClDAAgCAAAmQ0AIAIAAAClDAAgCAAAmQ0AIAMAAACnDAAgDwAAkg0AIBAAAJcNACABAAAApwwAIAEAAAClDAAgBRUAAOcbACAWAADqGwAgFwAA6RsAICgAAOgbACApAADrGwAgB6IOAADJFwAwow4AAKANABCkDgAAyRcAMKQPQACRFgAhkBABAJAWACGTEAQAjxYAIZQQBACPFgAhAwAAAKUMACADAACfDQAwFAAAoA0AIAMAAAClDAAgAwAApgwAMAQAAKcMACAIog4AAMcXADCjDgAApg0AEKQOAADHFwAw5A4BAK8WACGkD0AAsxYAIZAQAQCvFgAhkRACALcWACGSEAAAyBcAIAEAAACjDQAgAQAAAKMNACAHog4AAMcXADCjDgAApg0AEKQOAADHFwAw5A4BAK8WACGkD0AAsxYAIZAQAQCvFgAhkRACALcWACEAAwAAAKYNACADAACnDQAwBAAAow0AIAMAAACmDQAgAwAApw0AMAQAAKMNACADAAAApg0AIAMAAKcNADAEAACjDQAgBOQOAQAAAAGkD0AAAAABkBABAAAAAZEQAgAAAAEBCAAAqw0AIATkDgEAAAABpA9AAAAAAZAQAQAAAAGREAIAAAABAQgAAK0NADABCAAArQ0AMATkDgEAnRkAIaQPQACZGQAhkBABAJ0ZACGREAIAmxkAIQIAAACjDQAgCAAAsA0AIATkDgEAnRkAIaQPQACZGQAhkBABAJ0ZACGREAIAmxkAIQIAAACmDQAgCAAAsg0AIAIAAACmDQAgCAAAsg0AIAMAAACjDQAgDwAAqw0AIBAAALANACABAAAAow0AIAEAAACmDQAgBRUAAOIbACAWAADlGwAgFwAA5BsAICgAAOMbACApAADmGwAgB6IOAADGFwAwow4AALkNABCkDgAAxhcAMOQOAQCQFgAhpA9AAJEWACGQEAEAkBYAIZEQAgCTFgAhAwAAAKYNACADAAC4DQAwFAAAuQ0AIAMAAACmDQAgAwAApw0AMAQAAKMNACALpgMCALcWACHxBwAAxBcAIPgHAADFFwAgog4AAMMXADCjDgAAqgwAEKQOAADDFwAwyw4BAK8WACGHEAEAAAABjRBAALMWACGOECAAsBYAIY8QQACyFgAhAQAAALwNACABAAAAvA0AIAPxBwAA4BsAIPgHAADhGwAgjxAAAJIZACADAAAAqgwAIAMAAL8NADAEAAC8DQAgAwAAAKoMACADAAC_DQAwBAAAvA0AIAMAAACqDAAgAwAAvw0AMAQAALwNACAIpgMCAAAAAfEHAADeGwAg-AcAAN8bACDLDgEAAAABhxABAAAAAY0QQAAAAAGOECAAAAABjxBAAAAAAQEIAADDDQAgBqYDAgAAAAHLDgEAAAABhxABAAAAAY0QQAAAAAGOECAAAAABjxBAAAAAAQEIAADFDQAwAQgAAMUNADAIpgMCAJsZACHxBwAA0BsAIPgHAADRGwAgyw4BAJ0ZACGHEAEAnRkAIY0QQACZGQAhjhAgALsZACGPEEAApRkAIQIAAAC8DQAgCAAAyA0AIAamAwIAmxkAIcsOAQCdGQAhhxABAJ0ZACGNEEAAmRkAIY4QIAC7GQAhjxBAAKUZACECAAAAqgwAIAgAAMoNACACAAAAqgwAIAgAAMoNACADAAAAvA0AIA8AAMMNACAQAADIDQAgAQAAALwNACABAAAAqgwAIAYVAADLGwAgFgAAzhsAIBcAAM0bACAoAADMGwAgKQAAzxsAII8QAACSGQAgCaYDAgCTFgAhog4AAMIXADCjDgAA0Q0AEKQOAADCFwAwyw4BAJAWACGHEAEAkBYAIY0QQACRFgAhjhAgAKsWACGPEEAAphYAIQMAAACqDAAgAwAA0A0AMBQAANENACADAAAAqgwAIAMAAL8NADAEAAC8DQAgAQAAAK4MACABAAAArgwAIAMAAACsDAAgAwAArQwAMAQAAK4MACADAAAArAwAIAMAAK0MADAEAACuDAAgAwAAAKwMACADAACtDAAwBAAArgwAIAz3BwAAyhsAIKcOQAAAAAG_DgEAAAABxw4BAAAAAeQOAQAAAAH6DkAAAAABhxABAAAAAYgQAQAAAAGJEAAAyRsAIIoQQAAAAAGLEAEAAAABjBCAAAAAAQEIAADZDQAgC6cOQAAAAAG_DgEAAAABxw4BAAAAAeQOAQAAAAH6DkAAAAABhxABAAAAAYgQAQAAAAGJEAAAyRsAIIoQQAAAAAGLEAEAAAABjBCAAAAAAQEIAADbDQAwAQgAANsNADAM9wcAAMgbACCnDkAAmRkAIb8OAQCcGQAhxw4BAJwZACHkDgEAnRkAIfoOQACZGQAhhxABAJ0ZACGIEAEAnRkAIYkQAADHGwAgihBAAKUZACGLEAEAnBkAIYwQgAAAAAECAAAArgwAIAgAAN4NACALpw5AAJkZACG_DgEAnBkAIccOAQCcGQAh5A4BAJ0ZACH6DkAAmRkAIYcQAQCdGQAhiBABAJ0ZACGJEAAAxxsAIIoQQAClGQAhixABAJwZACGMEIAAAAABAgAAAKwMACAIAADgDQAgAgAAAKwMACAIAADgDQAgAwAAAK4MACAPAADZDQAgEAAA3g0AIAEAAACuDAAgAQAAAKwMACAIFQAAxBsAIBYAAMYbACAXAADFGwAgvw4AAJIZACDHDgAAkhkAIIoQAACSGQAgixAAAJIZACCMEAAAkhkAIA6iDgAAwRcAMKMOAADnDQAQpA4AAMEXADCnDkAAkRYAIb8OAQCUFgAhxw4BAJQWACHkDgEAkBYAIfoOQACRFgAhhxABAJAWACGIEAEAkBYAIYkQAACqFgAgihBAAKYWACGLEAEAlBYAIYwQAACVFgAgAwAAAKwMACADAADmDQAwFAAA5w0AIAMAAACsDAAgAwAArQwAMAQAAK4MACAHog4AAL8XADCjDgAA7Q0AEKQOAAC_FwAw9g4BAK8WACGkD0AAsxYAIYUQAgC3FgAhhhAAAMAXACABAAAA6g0AIAEAAADqDQAgBqIOAAC_FwAwow4AAO0NABCkDgAAvxcAMPYOAQCvFgAhpA9AALMWACGFEAIAtxYAIQADAAAA7Q0AIAMAAO4NADAEAADqDQAgAwAAAO0NACADAADuDQAwBAAA6g0AIAMAAADtDQAgAwAA7g0AMAQAAOoNACAD9g4BAAAAAaQPQAAAAAGFEAIAAAABAQgAAPINACAD9g4BAAAAAaQPQAAAAAGFEAIAAAABAQgAAPQNADABCAAA9A0AMAP2DgEAnRkAIaQPQACZGQAhhRACAJsZACECAAAA6g0AIAgAAPcNACAD9g4BAJ0ZACGkD0AAmRkAIYUQAgCbGQAhAgAAAO0NACAIAAD5DQAgAgAAAO0NACAIAAD5DQAgAwAAAOoNACAPAADyDQAgEAAA9w0AIAEAAADqDQAgAQAAAO0NACAFFQAAvxsAIBYAAMIbACAXAADBGwAgKAAAwBsAICkAAMMbACAGog4AAL4XADCjDgAAgA4AEKQOAAC-FwAw9g4BAJAWACGkD0AAkRYAIYUQAgCTFgAhAwAAAO0NACADAAD_DQAwFAAAgA4AIAMAAADtDQAgAwAA7g0AMAQAAOoNACAPigkAALcXACCLCQAAuBcAIPANAgC3FgAhog4AALYXADCjDgAAkA4AEKQOAAC2FwAwxw4BALEWACHKDgEAsRYAIeQOAQAAAAH2DgEArxYAIfkOQACzFgAh-g5AALIWACGnDyAAsBYAIfwPQACzFgAh_w9AALIWACEBAAAAgw4AIA6JCQAAuxcAIKIOAAC9FwAwow4AAIUOABCkDgAAvRcAMKoOAQCxFgAh5A4BAK8WACHmDgQAuhYAIYAPIACwFgAhgQ8CALcWACGCDwAAqhYAIIQPAQCxFgAhhw8AAMIWACDbDwAB1RYAIYMQBADnFgAhBYkJAAC-GwAgqg4AAJIZACCEDwAAkhkAINsPAACSGQAggxAAAJIZACAPiQkAALsXACCiDgAAvRcAMKMOAACFDgAQpA4AAL0XADCqDgEAsRYAIeQOAQCvFgAh5g4EALoWACH8DgAAvBcAIIAPIACwFgAhgQ8CALcWACGCDwAAqhYAIIQPAQCxFgAhhw8AAMIWACDbDwAB1RYAIYMQBADnFgAhAwAAAIUOACADAACGDgAwBAAAhw4AIA-JCQAAuxcAIKIOAAC6FwAwow4AAIkOABCkDgAAuhcAMOQOAQCvFgAh-Q5AALIWACGnDyAAsBYAIfsPAQCvFgAh_A9AALMWACH9DyAAsBYAIf4PAQCxFgAh_w9AALIWACGAEEAAshYAIYEQQACyFgAhghAAALgWACAHiQkAAL4bACD5DgAAkhkAIP4PAACSGQAg_w8AAJIZACCAEAAAkhkAIIEQAACSGQAgghAAAJIZACAQiQkAALsXACCiDgAAuhcAMKMOAACJDgAQpA4AALoXADDkDgEArxYAIfkOQACyFgAhpw8gALAWACH7DwEArxYAIfwPQACzFgAh_Q8gALAWACH-DwEAsRYAIf8PQACyFgAhgBBAALIWACGBEEAAshYAIYIQAAC4FgAghBAAALkXACADAAAAiQ4AIAMAAIoOADAEAACLDgAgAQAAAIUOACABAAAAiQ4AIAEAAACDDgAgD4oJAAC3FwAgiwkAALgXACDwDQIAtxYAIaIOAAC2FwAwow4AAJAOABCkDgAAthcAMMcOAQCxFgAhyg4BALEWACHkDgEArxYAIfYOAQCvFgAh-Q5AALMWACH6DkAAshYAIacPIACwFgAh_A9AALMWACH_D0AAshYAIQaKCQAAvBsAIIsJAAC9GwAgxw4AAJIZACDKDgAAkhkAIPoOAACSGQAg_w8AAJIZACADAAAAkA4AIAMAAJEOADAEAACDDgAgAwAAAJAOACADAACRDgAwBAAAgw4AIAMAAACQDgAgAwAAkQ4AMAQAAIMOACAMigkAALobACCLCQAAuxsAIPANAgAAAAHHDgEAAAAByg4BAAAAAeQOAQAAAAH2DgEAAAAB-Q5AAAAAAfoOQAAAAAGnDyAAAAAB_A9AAAAAAf8PQAAAAAEBCAAAlQ4AIArwDQIAAAABxw4BAAAAAcoOAQAAAAHkDgEAAAAB9g4BAAAAAfkOQAAAAAH6DkAAAAABpw8gAAAAAfwPQAAAAAH_D0AAAAABAQgAAJcOADABCAAAlw4AMAyKCQAAoBsAIIsJAAChGwAg8A0CAJsZACHHDgEAnBkAIcoOAQCcGQAh5A4BAJ0ZACH2DgEAnRkAIfkOQACZGQAh-g5AAKUZACGnDyAAuxkAIfwPQACZGQAh_w9AAKUZACECAAAAgw4AIAgAAJoOACAK8A0CAJsZACHHDgEAnBkAIcoOAQCcGQAh5A4BAJ0ZACH2DgEAnRkAIfkOQACZGQAh-g5AAKUZACGnDyAAuxkAIfwPQACZGQAh_w9AAKUZACECAAAAkA4AIAgAAJwOACACAAAAkA4AIAgAAJwOACADAAAAgw4AIA8AAJUOACAQAACaDgAgAQAAAIMOACABAAAAkA4AIAkVAACbGwAgFgAAnhsAIBcAAJ0bACAoAACcGwAgKQAAnxsAIMcOAACSGQAgyg4AAJIZACD6DgAAkhkAIP8PAACSGQAgDfANAgCTFgAhog4AALUXADCjDgAAow4AEKQOAAC1FwAwxw4BAJQWACHKDgEAlBYAIeQOAQCQFgAh9g4BAJAWACH5DkAAkRYAIfoOQACmFgAhpw8gAKsWACH8D0AAkRYAIf8PQACmFgAhAwAAAJAOACADAACiDgAwFAAAow4AIAMAAACQDgAgAwAAkQ4AMAQAAIMOACABAAAAhw4AIAEAAACHDgAgAwAAAIUOACADAACGDgAwBAAAhw4AIAMAAACFDgAgAwAAhg4AMAQAAIcOACADAAAAhQ4AIAMAAIYOADAEAACHDgAgC4kJAACaGwAgqg4BAAAAAeQOAQAAAAHmDgQAAAABgA8gAAAAAYEPAgAAAAGCDwAAmRsAIIQPAQAAAAGHD4AAAAAB2w8AAQAAAYMQBAAAAAEBCAAAqw4AIAqqDgEAAAAB5A4BAAAAAeYOBAAAAAGADyAAAAABgQ8CAAAAAYIPAACZGwAghA8BAAAAAYcPgAAAAAHbDwABAAABgxAEAAAAAQEIAACtDgAwAQgAAK0OADALiQkAAJgbACCqDgEAnBkAIeQOAQCdGQAh5g4EAJgZACGADyAAuxkAIYEPAgCbGQAhgg8AAJcbACCEDwEAnBkAIYcPgAAAAAHbDwAB3xkAIYMQBACEGgAhAgAAAIcOACAIAACwDgAgCqoOAQCcGQAh5A4BAJ0ZACHmDgQAmBkAIYAPIAC7GQAhgQ8CAJsZACGCDwAAlxsAIIQPAQCcGQAhhw-AAAAAAdsPAAHfGQAhgxAEAIQaACECAAAAhQ4AIAgAALIOACACAAAAhQ4AIAgAALIOACADAAAAhw4AIA8AAKsOACAQAACwDgAgAQAAAIcOACABAAAAhQ4AIAkVAACSGwAgFgAAlRsAIBcAAJQbACAoAACTGwAgKQAAlhsAIKoOAACSGQAghA8AAJIZACDbDwAAkhkAIIMQAACSGQAgDaIOAAC0FwAwow4AALkOABCkDgAAtBcAMKoOAQCUFgAh5A4BAJAWACHmDgQAjxYAIYAPIACrFgAhgQ8CAJMWACGCDwAAqhYAIIQPAQCUFgAhhw8AAL8WACDbDwAByBYAIYMQBADjFgAhAwAAAIUOACADAAC4DgAwFAAAuQ4AIAMAAACFDgAgAwAAhg4AMAQAAIcOACABAAAAiw4AIAEAAACLDgAgAwAAAIkOACADAACKDgAwBAAAiw4AIAMAAACJDgAgAwAAig4AMAQAAIsOACADAAAAiQ4AIAMAAIoOADAEAACLDgAgDIkJAACRGwAg5A4BAAAAAfkOQAAAAAGnDyAAAAAB-w8BAAAAAfwPQAAAAAH9DyAAAAAB_g8BAAAAAf8PQAAAAAGAEEAAAAABgRBAAAAAAYIQgAAAAAEBCAAAwQ4AIAvkDgEAAAAB-Q5AAAAAAacPIAAAAAH7DwEAAAAB_A9AAAAAAf0PIAAAAAH-DwEAAAAB_w9AAAAAAYAQQAAAAAGBEEAAAAABghCAAAAAAQEIAADDDgAwAQgAAMMOADAMiQkAAJAbACDkDgEAnRkAIfkOQAClGQAhpw8gALsZACH7DwEAnRkAIfwPQACZGQAh_Q8gALsZACH-DwEAnBkAIf8PQAClGQAhgBBAAKUZACGBEEAApRkAIYIQgAAAAAECAAAAiw4AIAgAAMYOACAL5A4BAJ0ZACH5DkAApRkAIacPIAC7GQAh-w8BAJ0ZACH8D0AAmRkAIf0PIAC7GQAh_g8BAJwZACH_D0AApRkAIYAQQAClGQAhgRBAAKUZACGCEIAAAAABAgAAAIkOACAIAADIDgAgAgAAAIkOACAIAADIDgAgAwAAAIsOACAPAADBDgAgEAAAxg4AIAEAAACLDgAgAQAAAIkOACAJFQAAjRsAIBYAAI8bACAXAACOGwAg-Q4AAJIZACD-DwAAkhkAIP8PAACSGQAggBAAAJIZACCBEAAAkhkAIIIQAACSGQAgDqIOAACzFwAwow4AAM8OABCkDgAAsxcAMOQOAQCQFgAh-Q5AAKYWACGnDyAAqxYAIfsPAQCQFgAh_A9AAJEWACH9DyAAqxYAIf4PAQCUFgAh_w9AAKYWACGAEEAAphYAIYEQQACmFgAhghAAAJUWACADAAAAiQ4AIAMAAM4OADAUAADPDgAgAwAAAIkOACADAACKDgAwBAAAiw4AIA-iDgAAsRcAMKMOAADVDgAQpA4AALEXADDkDgEArxYAIeYOBAC6FgAh5w4EALoWACHpDgIAtxYAIe0OAQCvFgAh_g4BAK8WACGpDwEArxYAIfQPQACzFgAh9w8BAK8WACH4DxAA8hYAIfkPQACzFgAh-g8AALIXACABAAAA0g4AIAEAAADSDgAgDqIOAACxFwAwow4AANUOABCkDgAAsRcAMOQOAQCvFgAh5g4EALoWACHnDgQAuhYAIekOAgC3FgAh7Q4BAK8WACH-DgEArxYAIakPAQCvFgAh9A9AALMWACH3DwEArxYAIfgPEADyFgAh-Q9AALMWACEAAwAAANUOACADAADWDgAwBAAA0g4AIAMAAADVDgAgAwAA1g4AMAQAANIOACADAAAA1Q4AIAMAANYOADAEAADSDgAgC-QOAQAAAAHmDgQAAAAB5w4EAAAAAekOAgAAAAHtDgEAAAAB_g4BAAAAAakPAQAAAAH0D0AAAAAB9w8BAAAAAfgPEAAAAAH5D0AAAAABAQgAANoOACAL5A4BAAAAAeYOBAAAAAHnDgQAAAAB6Q4CAAAAAe0OAQAAAAH-DgEAAAABqQ8BAAAAAfQPQAAAAAH3DwEAAAAB-A8QAAAAAfkPQAAAAAEBCAAA3A4AMAEIAADcDgAwC-QOAQCdGQAh5g4EAJgZACHnDgQAmBkAIekOAgCbGQAh7Q4BAJ0ZACH-DgEAnRkAIakPAQCdGQAh9A9AAJkZACH3DwEAnRkAIfgPEACTGgAh-Q9AAJkZACECAAAA0g4AIAgAAN8OACAL5A4BAJ0ZACHmDgQAmBkAIecOBACYGQAh6Q4CAJsZACHtDgEAnRkAIf4OAQCdGQAhqQ8BAJ0ZACH0D0AAmRkAIfcPAQCdGQAh-A8QAJMaACH5D0AAmRkAIQIAAADVDgAgCAAA4Q4AIAIAAADVDgAgCAAA4Q4AIAMAAADSDgAgDwAA2g4AIBAAAN8OACABAAAA0g4AIAEAAADVDgAgBRUAAIgbACAWAACLGwAgFwAAihsAICgAAIkbACApAACMGwAgDqIOAACwFwAwow4AAOgOABCkDgAAsBcAMOQOAQCQFgAh5g4EAI8WACHnDgQAjxYAIekOAgCTFgAh7Q4BAJAWACH-DgEAkBYAIakPAQCQFgAh9A9AAJEWACH3DwEAkBYAIfgPEADuFgAh-Q9AAJEWACEDAAAA1Q4AIAMAAOcOADAUAADoDgAgAwAAANUOACADAADWDgAwBAAA0g4AIAaiDgAArxcAMKMOAADuDgAQpA4AAK8XADDmDgQAAAAB5w4EALoWACH3DwEArxYAIQEAAADrDgAgAQAAAOsOACAGog4AAK8XADCjDgAA7g4AEKQOAACvFwAw5g4EALoWACHnDgQAuhYAIfcPAQCvFgAhAAMAAADuDgAgAwAA7w4AMAQAAOsOACADAAAA7g4AIAMAAO8OADAEAADrDgAgAwAAAO4OACADAADvDgAwBAAA6w4AIAPmDgQAAAAB5w4EAAAAAfcPAQAAAAEBCAAA8w4AIAPmDgQAAAAB5w4EAAAAAfcPAQAAAAEBCAAA9Q4AMAEIAAD1DgAwA-YOBACYGQAh5w4EAJgZACH3DwEAnRkAIQIAAADrDgAgCAAA-A4AIAPmDgQAmBkAIecOBACYGQAh9w8BAJ0ZACECAAAA7g4AIAgAAPoOACACAAAA7g4AIAgAAPoOACADAAAA6w4AIA8AAPMOACAQAAD4DgAgAQAAAOsOACABAAAA7g4AIAUVAACDGwAgFgAAhhsAIBcAAIUbACAoAACEGwAgKQAAhxsAIAaiDgAArhcAMKMOAACBDwAQpA4AAK4XADDmDgQAjxYAIecOBACPFgAh9w8BAJAWACEDAAAA7g4AIAMAAIAPADAUAACBDwAgAwAAAO4OACADAADvDgAwBAAA6w4AIA6iDgAArRcAMKMOAACHDwAQpA4AAK0XADDJDkAAsxYAIcsOAQCxFgAh5g4EALoWACGpDwEAAAAB5g8QAAAAAfEPAQCvFgAh8g8QAPIWACHzDwEArxYAIfQPQACzFgAh9Q8BALEWACH2DwAAqhYAIAEAAACEDwAgAQAAAIQPACAOog4AAK0XADCjDgAAhw8AEKQOAACtFwAwyQ5AALMWACHLDgEAsRYAIeYOBAC6FgAhqQ8BAK8WACHmDxAA8hYAIfEPAQCvFgAh8g8QAPIWACHzDwEArxYAIfQPQACzFgAh9Q8BALEWACH2DwAAqhYAIALLDgAAkhkAIPUPAACSGQAgAwAAAIcPACADAACIDwAwBAAAhA8AIAMAAACHDwAgAwAAiA8AMAQAAIQPACADAAAAhw8AIAMAAIgPADAEAACEDwAgC8kOQAAAAAHLDgEAAAAB5g4EAAAAAakPAQAAAAHmDxAAAAAB8Q8BAAAAAfIPEAAAAAHzDwEAAAAB9A9AAAAAAfUPAQAAAAH2DwAAghsAIAEIAACMDwAgC8kOQAAAAAHLDgEAAAAB5g4EAAAAAakPAQAAAAHmDxAAAAAB8Q8BAAAAAfIPEAAAAAHzDwEAAAAB9A9AAAAAAfUPAQAAAAH2DwAAghsAIAEIAACODwAwAQgAAI4PADALyQ5AAJkZACHLDgEAnBkAIeYOBACYGQAhqQ8BAJ0ZACHmDxAAkxoAIfEPAQCdGQAh8g8QAJMaACHzDwEAnRkAIfQPQACZGQAh9Q8BAJwZACH2DwAAgRsAIAIAAACEDwAgCAAAkQ8AIAvJDkAAmRkAIcsOAQCcGQAh5g4EAJgZACGpDwEAnRkAIeYPEACTGgAh8Q8BAJ0ZACHyDxAAkxoAIfMPAQCdGQAh9A9AAJkZACH1DwEAnBkAIfYPAACBGwAgAgAAAIcPACAIAACTDwAgAgAAAIcPACAIAACTDwAgAwAAAIQPACAPAACMDwAgEAAAkQ8AIAEAAACEDwAgAQAAAIcPACAHFQAA_BoAIBYAAP8aACAXAAD-GgAgKAAA_RoAICkAAIAbACDLDgAAkhkAIPUPAACSGQAgDqIOAACsFwAwow4AAJoPABCkDgAArBcAMMkOQACRFgAhyw4BAJQWACHmDgQAjxYAIakPAQCQFgAh5g8QAO4WACHxDwEAkBYAIfIPEADuFgAh8w8BAJAWACH0D0AAkRYAIfUPAQCUFgAh9g8AAKoWACADAAAAhw8AIAMAAJkPADAUAACaDwAgAwAAAIcPACADAACIDwAwBAAAhA8AIAaiDgAAqxcAMKMOAACgDwAQpA4AAKsXADDJDkAAsxYAIeQOAQAAAAHvDwEAAAABAQAAAJ0PACABAAAAnQ8AIAaiDgAAqxcAMKMOAACgDwAQpA4AAKsXADDJDkAAsxYAIeQOAQCvFgAh7w8BAK8WACEAAwAAAKAPACADAAChDwAwBAAAnQ8AIAMAAACgDwAgAwAAoQ8AMAQAAJ0PACADAAAAoA8AIAMAAKEPADAEAACdDwAgA8kOQAAAAAHkDgEAAAAB7w8BAAAAAQEIAAClDwAgA8kOQAAAAAHkDgEAAAAB7w8BAAAAAQEIAACnDwAwAQgAAKcPADADyQ5AAJkZACHkDgEAnRkAIe8PAQCdGQAhAgAAAJ0PACAIAACqDwAgA8kOQACZGQAh5A4BAJ0ZACHvDwEAnRkAIQIAAACgDwAgCAAArA8AIAIAAACgDwAgCAAArA8AIAMAAACdDwAgDwAApQ8AIBAAAKoPACABAAAAnQ8AIAEAAACgDwAgAxUAAPkaACAWAAD7GgAgFwAA-hoAIAaiDgAAqhcAMKMOAACzDwAQpA4AAKoXADDJDkAAkRYAIeQOAQCQFgAh7w8BAJAWACEDAAAAoA8AIAMAALIPADAUAACzDwAgAwAAAKAPACADAAChDwAwBAAAnQ8AIAiiDgAAqRcAMKMOAAC5DwAQpA4AAKkXADDJDkAAsxYAIe0PAQAAAAHuDwEArxYAIe8PAQCvFgAh8A9AALIWACEBAAAAtg8AIAEAAAC2DwAgCKIOAACpFwAwow4AALkPABCkDgAAqRcAMMkOQACzFgAh7Q8BAK8WACHuDwEArxYAIe8PAQCvFgAh8A9AALIWACEB8A8AAJIZACADAAAAuQ8AIAMAALoPADAEAAC2DwAgAwAAALkPACADAAC6DwAwBAAAtg8AIAMAAAC5DwAgAwAAug8AMAQAALYPACAFyQ5AAAAAAe0PAQAAAAHuDwEAAAAB7w8BAAAAAfAPQAAAAAEBCAAAvg8AIAXJDkAAAAAB7Q8BAAAAAe4PAQAAAAHvDwEAAAAB8A9AAAAAAQEIAADADwAwAQgAAMAPADAFyQ5AAJkZACHtDwEAnRkAIe4PAQCdGQAh7w8BAJ0ZACHwD0AApRkAIQIAAAC2DwAgCAAAww8AIAXJDkAAmRkAIe0PAQCdGQAh7g8BAJ0ZACHvDwEAnRkAIfAPQAClGQAhAgAAALkPACAIAADFDwAgAgAAALkPACAIAADFDwAgAwAAALYPACAPAAC-DwAgEAAAww8AIAEAAAC2DwAgAQAAALkPACAEFQAA9hoAIBYAAPgaACAXAAD3GgAg8A8AAJIZACAIog4AAKgXADCjDgAAzA8AEKQOAACoFwAwyQ5AAJEWACHtDwEAkBYAIe4PAQCQFgAh7w8BAJAWACHwD0AAphYAIQMAAAC5DwAgAwAAyw8AMBQAAMwPACADAAAAuQ8AIAMAALoPADAEAAC2DwAgB6IOAACnFwAwow4AANIPABCkDgAApxcAMMkOQACzFgAhyw4BAK8WACHtDgEAAAABqQ8BAK8WACEBAAAAzw8AIAEAAADPDwAgB6IOAACnFwAwow4AANIPABCkDgAApxcAMMkOQACzFgAhyw4BAK8WACHtDgEArxYAIakPAQCvFgAhAAMAAADSDwAgAwAA0w8AMAQAAM8PACADAAAA0g8AIAMAANMPADAEAADPDwAgAwAAANIPACADAADTDwAwBAAAzw8AIATJDkAAAAAByw4BAAAAAe0OAQAAAAGpDwEAAAABAQgAANcPACAEyQ5AAAAAAcsOAQAAAAHtDgEAAAABqQ8BAAAAAQEIAADZDwAwAQgAANkPADAEyQ5AAJkZACHLDgEAnRkAIe0OAQCdGQAhqQ8BAJ0ZACECAAAAzw8AIAgAANwPACAEyQ5AAJkZACHLDgEAnRkAIe0OAQCdGQAhqQ8BAJ0ZACECAAAA0g8AIAgAAN4PACACAAAA0g8AIAgAAN4PACADAAAAzw8AIA8AANcPACAQAADcDwAgAQAAAM8PACABAAAA0g8AIAMVAADzGgAgFgAA9RoAIBcAAPQaACAHog4AAKYXADCjDgAA5Q8AEKQOAACmFwAwyQ5AAJEWACHLDgEAkBYAIe0OAQCQFgAhqQ8BAJAWACEDAAAA0g8AIAMAAOQPADAUAADlDwAgAwAAANIPACADAADTDwAwBAAAzw8AIAyiDgAApBcAMKMOAADrDwAQpA4AAKQXADDmDgQAuhYAIeUPAQCvFgAh5g8EALoWACHnDwEArxYAIegPAACqFgAg6Q8CALcWACHqD0AAsxYAIesPQACyFgAh7A8AAKUXACABAAAA6A8AIAEAAADoDwAgC6IOAACkFwAwow4AAOsPABCkDgAApBcAMOYOBAC6FgAh5Q8BAK8WACHmDwQAuhYAIecPAQCvFgAh6A8AAKoWACDpDwIAtxYAIeoPQACzFgAh6w9AALIWACEB6w8AAJIZACADAAAA6w8AIAMAAOwPADAEAADoDwAgAwAAAOsPACADAADsDwAwBAAA6A8AIAMAAADrDwAgAwAA7A8AMAQAAOgPACAI5g4EAAAAAeUPAQAAAAHmDwQAAAAB5w8BAAAAAegPAADyGgAg6Q8CAAAAAeoPQAAAAAHrD0AAAAABAQgAAPAPACAI5g4EAAAAAeUPAQAAAAHmDwQAAAAB5w8BAAAAAegPAADyGgAg6Q8CAAAAAeoPQAAAAAHrD0AAAAABAQgAAPIPADABCAAA8g8AMAjmDgQAmBkAIeUPAQCdGQAh5g8EAJgZACHnDwEAnRkAIegPAADxGgAg6Q8CAJsZACHqD0AAmRkAIesPQAClGQAhAgAAAOgPACAIAAD1DwAgCOYOBACYGQAh5Q8BAJ0ZACHmDwQAmBkAIecPAQCdGQAh6A8AAPEaACDpDwIAmxkAIeoPQACZGQAh6w9AAKUZACECAAAA6w8AIAgAAPcPACACAAAA6w8AIAgAAPcPACADAAAA6A8AIA8AAPAPACAQAAD1DwAgAQAAAOgPACABAAAA6w8AIAYVAADsGgAgFgAA7xoAIBcAAO4aACAoAADtGgAgKQAA8BoAIOsPAACSGQAgC6IOAACjFwAwow4AAP4PABCkDgAAoxcAMOYOBACPFgAh5Q8BAJAWACHmDwQAjxYAIecPAQCQFgAh6A8AAKoWACDpDwIAkxYAIeoPQACRFgAh6w9AAKYWACEDAAAA6w8AIAMAAP0PADAUAAD-DwAgAwAAAOsPACADAADsDwAwBAAA6A8AIBuiDgAAoRcAMKMOAACEEAAQpA4AAKEXADDDDgEArxYAIeYOBAC6FgAhjQ8BAK8WACGVDwIAtxYAIcIPAACiFwAgxA8CALcWACHFDwIAtxYAIcYPAgC3FgAhxw8CALcWACHIDwIAtxYAIckPAgC3FgAhyg8CALcWACHLDwIAtxYAIcwPIACwFgAhzQ8BAK8WACHaDwAB1BYAId0PAADCFgAg3g8BAK8WACHfDwEArxYAIeAPAAHUFgAh4Q8EALoWACHiDwQA5xYAIeMPAACbFwAg5A9AALMWACEBAAAAgRAAIAEAAACBEAAgGqIOAAChFwAwow4AAIQQABCkDgAAoRcAMMMOAQCvFgAh5g4EALoWACGNDwEArxYAIZUPAgC3FgAhxA8CALcWACHFDwIAtxYAIcYPAgC3FgAhxw8CALcWACHIDwIAtxYAIckPAgC3FgAhyg8CALcWACHLDwIAtxYAIcwPIACwFgAhzQ8BAK8WACHaDwAB1BYAId0PAADCFgAg3g8BAK8WACHfDwEArxYAIeAPAAHUFgAh4Q8EALoWACHiDwQA5xYAIeMPAACbFwAg5A9AALMWACEB4g8AAJIZACADAAAAhBAAIAMAAIUQADAEAACBEAAgAwAAAIQQACADAACFEAAwBAAAgRAAIAMAAACEEAAgAwAAhRAAMAQAAIEQACAXww4BAAAAAeYOBAAAAAGNDwEAAAABlQ8CAAAAAcQPAgAAAAHFDwIAAAABxg8CAAAAAccPAgAAAAHIDwIAAAAByQ8CAAAAAcoPAgAAAAHLDwIAAAABzA8gAAAAAc0PAQAAAAHaDwABAAAB3Q-AAAAAAd4PAQAAAAHfDwEAAAAB4A8AAQAAAeEPBAAAAAHiDwQAAAAB4w8AAOsaACDkD0AAAAABAQgAAIkQACAXww4BAAAAAeYOBAAAAAGNDwEAAAABlQ8CAAAAAcQPAgAAAAHFDwIAAAABxg8CAAAAAccPAgAAAAHIDwIAAAAByQ8CAAAAAcoPAgAAAAHLDwIAAAABzA8gAAAAAc0PAQAAAAHaDwABAAAB3Q-AAAAAAd4PAQAAAAHfDwEAAAAB4A8AAQAAAeEPBAAAAAHiDwQAAAAB4w8AAOsaACDkD0AAAAABAQgAAIsQADABCAAAixAAMBfDDgEAnRkAIeYOBACYGQAhjQ8BAJ0ZACGVDwIAmxkAIcQPAgCbGQAhxQ8CAJsZACHGDwIAmxkAIccPAgCbGQAhyA8CAJsZACHJDwIAmxkAIcoPAgCbGQAhyw8CAJsZACHMDyAAuxkAIc0PAQCdGQAh2g8AAd4ZACHdD4AAAAAB3g8BAJ0ZACHfDwEAnRkAIeAPAAHeGQAh4Q8EAJgZACHiDwQAhBoAIeMPAADqGgAg5A9AAJkZACECAAAAgRAAIAgAAI4QACAXww4BAJ0ZACHmDgQAmBkAIY0PAQCdGQAhlQ8CAJsZACHEDwIAmxkAIcUPAgCbGQAhxg8CAJsZACHHDwIAmxkAIcgPAgCbGQAhyQ8CAJsZACHKDwIAmxkAIcsPAgCbGQAhzA8gALsZACHNDwEAnRkAIdoPAAHeGQAh3Q-AAAAAAd4PAQCdGQAh3w8BAJ0ZACHgDwAB3hkAIeEPBACYGQAh4g8EAIQaACHjDwAA6hoAIOQPQACZGQAhAgAAAIQQACAIAACQEAAgAgAAAIQQACAIAACQEAAgAwAAAIEQACAPAACJEAAgEAAAjhAAIAEAAACBEAAgAQAAAIQQACAGFQAA5RoAIBYAAOgaACAXAADnGgAgKAAA5hoAICkAAOkaACDiDwAAkhkAIBqiDgAAoBcAMKMOAACXEAAQpA4AAKAXADDDDgEAkBYAIeYOBACPFgAhjQ8BAJAWACGVDwIAkxYAIcQPAgCTFgAhxQ8CAJMWACHGDwIAkxYAIccPAgCTFgAhyA8CAJMWACHJDwIAkxYAIcoPAgCTFgAhyw8CAJMWACHMDyAAqxYAIc0PAQCQFgAh2g8AAccWACHdDwAAvxYAIN4PAQCQFgAh3w8BAJAWACHgDwABxxYAIeEPBACPFgAh4g8EAOMWACHjDwAAmxcAIOQPQACRFgAhAwAAAIQQACADAACWEAAwFAAAlxAAIAMAAACEEAAgAwAAhRAAMAQAAIEQACAHog4AAJ4XADCjDgAAnRAAEKQOAACeFwAwjQ8BAK8WACHaDwAB1BYAIdsPAAHUFgAh3A8AAJ8XACABAAAAmhAAIAEAAACaEAAgBqIOAACeFwAwow4AAJ0QABCkDgAAnhcAMI0PAQCvFgAh2g8AAdQWACHbDwAB1BYAIQADAAAAnRAAIAMAAJ4QADAEAACaEAAgAwAAAJ0QACADAACeEAAwBAAAmhAAIAMAAACdEAAgAwAAnhAAMAQAAJoQACADjQ8BAAAAAdoPAAEAAAHbDwABAAABAQgAAKIQACADjQ8BAAAAAdoPAAEAAAHbDwABAAABAQgAAKQQADABCAAApBAAMAONDwEAnRkAIdoPAAHeGQAh2w8AAd4ZACECAAAAmhAAIAgAAKcQACADjQ8BAJ0ZACHaDwAB3hkAIdsPAAHeGQAhAgAAAJ0QACAIAACpEAAgAgAAAJ0QACAIAACpEAAgAwAAAJoQACAPAACiEAAgEAAApxAAIAEAAACaEAAgAQAAAJ0QACADFQAA4hoAIBYAAOQaACAXAADjGgAgBqIOAACdFwAwow4AALAQABCkDgAAnRcAMI0PAQCQFgAh2g8AAccWACHbDwABxxYAIQMAAACdEAAgAwAArxAAMBQAALAQACADAAAAnRAAIAMAAJ4QADAEAACaEAAgEKIOAACcFwAwow4AALYQABCkDgAAnBcAMKUOBAAAAAGnDkAAsxYAIeYOBAC6FgAh5w4EAOcWACGNDwEArxYAIb4PAQCvFgAh0w8AAJsXACDUDwAAmxcAINUPIACwFgAh1g8gALAWACHXDwQAuhYAIdgPBAC6FgAh2Q8EAOcWACEBAAAAsxAAIAEAAACzEAAgEKIOAACcFwAwow4AALYQABCkDgAAnBcAMKUOBAC6FgAhpw5AALMWACHmDgQAuhYAIecOBADnFgAhjQ8BAK8WACG-DwEArxYAIdMPAACbFwAg1A8AAJsXACDVDyAAsBYAIdYPIACwFgAh1w8EALoWACHYDwQAuhYAIdkPBADnFgAhAucOAACSGQAg2Q8AAJIZACADAAAAthAAIAMAALcQADAEAACzEAAgAwAAALYQACADAAC3EAAwBAAAsxAAIAMAAAC2EAAgAwAAtxAAMAQAALMQACANpQ4EAAAAAacOQAAAAAHmDgQAAAAB5w4EAAAAAY0PAQAAAAG-DwEAAAAB0w8AAOAaACDUDwAA4RoAINUPIAAAAAHWDyAAAAAB1w8EAAAAAdgPBAAAAAHZDwQAAAABAQgAALsQACANpQ4EAAAAAacOQAAAAAHmDgQAAAAB5w4EAAAAAY0PAQAAAAG-DwEAAAAB0w8AAOAaACDUDwAA4RoAINUPIAAAAAHWDyAAAAAB1w8EAAAAAdgPBAAAAAHZDwQAAAABAQgAAL0QADABCAAAvRAAMA2lDgQAmBkAIacOQACZGQAh5g4EAJgZACHnDgQAhBoAIY0PAQCdGQAhvg8BAJ0ZACHTDwAA3hoAINQPAADfGgAg1Q8gALsZACHWDyAAuxkAIdcPBACYGQAh2A8EAJgZACHZDwQAhBoAIQIAAACzEAAgCAAAwBAAIA2lDgQAmBkAIacOQACZGQAh5g4EAJgZACHnDgQAhBoAIY0PAQCdGQAhvg8BAJ0ZACHTDwAA3hoAINQPAADfGgAg1Q8gALsZACHWDyAAuxkAIdcPBACYGQAh2A8EAJgZACHZDwQAhBoAIQIAAAC2EAAgCAAAwhAAIAIAAAC2EAAgCAAAwhAAIAMAAACzEAAgDwAAuxAAIBAAAMAQACABAAAAsxAAIAEAAAC2EAAgBxUAANkaACAWAADcGgAgFwAA2xoAICgAANoaACApAADdGgAg5w4AAJIZACDZDwAAkhkAIBCiDgAAmhcAMKMOAADJEAAQpA4AAJoXADClDgQAjxYAIacOQACRFgAh5g4EAI8WACHnDgQA4xYAIY0PAQCQFgAhvg8BAJAWACHTDwAAmxcAINQPAACbFwAg1Q8gAKsWACHWDyAAqxYAIdcPBACPFgAh2A8EAI8WACHZDwQA4xYAIQMAAAC2EAAgAwAAyBAAMBQAAMkQACADAAAAthAAIAMAALcQADAEAACzEAAgBqUDAQCvFgAhog4AAJkXADCjDgAAzxAAEKQOAACZFwAwpQ4EAAAAAacOQACzFgAhAQAAAMwQACABAAAAzBAAIAalAwEArxYAIaIOAACZFwAwow4AAM8QABCkDgAAmRcAMKUOBAC6FgAhpw5AALMWACEAAwAAAM8QACADAADQEAAwBAAAzBAAIAMAAADPEAAgAwAA0BAAMAQAAMwQACADAAAAzxAAIAMAANAQADAEAADMEAAgA6UDAQAAAAGlDgQAAAABpw5AAAAAAQEIAADUEAAgA6UDAQAAAAGlDgQAAAABpw5AAAAAAQEIAADWEAAwAQgAANYQADADpQMBAJ0ZACGlDgQAmBkAIacOQACZGQAhAgAAAMwQACAIAADZEAAgA6UDAQCdGQAhpQ4EAJgZACGnDkAAmRkAIQIAAADPEAAgCAAA2xAAIAIAAADPEAAgCAAA2xAAIAMAAADMEAAgDwAA1BAAIBAAANkQACABAAAAzBAAIAEAAADPEAAgBRUAANQaACAWAADXGgAgFwAA1hoAICgAANUaACApAADYGgAgBqUDAQCQFgAhog4AAJgXADCjDgAA4hAAEKQOAACYFwAwpQ4EAI8WACGnDkAAkRYAIQMAAADPEAAgAwAA4RAAMBQAAOIQACADAAAAzxAAIAMAANAQADAEAADMEAAgB6IOAACXFwAwow4AAOgQABCkDgAAlxcAMKUOAgAAAAHQDwEArxYAIdEPAADCFgAg0g9AALMWACEBAAAA5RAAIAEAAADlEAAgB6IOAACXFwAwow4AAOgQABCkDgAAlxcAMKUOAgC3FgAh0A8BAK8WACHRDwAAwhYAINIPQACzFgAhAAMAAADoEAAgAwAA6RAAMAQAAOUQACADAAAA6BAAIAMAAOkQADAEAADlEAAgAwAAAOgQACADAADpEAAwBAAA5RAAIASlDgIAAAAB0A8BAAAAAdEPgAAAAAHSD0AAAAABAQgAAO0QACAEpQ4CAAAAAdAPAQAAAAHRD4AAAAAB0g9AAAAAAQEIAADvEAAwAQgAAO8QADAEpQ4CAJsZACHQDwEAnRkAIdEPgAAAAAHSD0AAmRkAIQIAAADlEAAgCAAA8hAAIASlDgIAmxkAIdAPAQCdGQAh0Q-AAAAAAdIPQACZGQAhAgAAAOgQACAIAAD0EAAgAgAAAOgQACAIAAD0EAAgAwAAAOUQACAPAADtEAAgEAAA8hAAIAEAAADlEAAgAQAAAOgQACAFFQAAzxoAIBYAANIaACAXAADRGgAgKAAA0BoAICkAANMaACAHog4AAJYXADCjDgAA-xAAEKQOAACWFwAwpQ4CAJMWACHQDwEAkBYAIdEPAAC_FgAg0g9AAJEWACEDAAAA6BAAIAMAAPoQADAUAAD7EAAgAwAAAOgQACADAADpEAAwBAAA5RAAIBWiDgAAlBcAMKMOAACBEQAQpA4AAJQXADDmDgQAuhYAIY0PAQCvFgAhlQ8CALcWACGkD0AAsxYAIb4PAQCvFgAhww9AALMWACHEDwIAtxYAIcUPAgC3FgAhxg8CALcWACHHDwIAtxYAIcgPAgC3FgAhyQ8CALcWACHKDwIAtxYAIcsPAgC3FgAhzA8gALAWACHNDwEArxYAIc4PQACzFgAhzw8AAJUXACABAAAA_hAAIAEAAAD-EAAgFKIOAACUFwAwow4AAIERABCkDgAAlBcAMOYOBAC6FgAhjQ8BAK8WACGVDwIAtxYAIaQPQACzFgAhvg8BAK8WACHDD0AAsxYAIcQPAgC3FgAhxQ8CALcWACHGDwIAtxYAIccPAgC3FgAhyA8CALcWACHJDwIAtxYAIcoPAgC3FgAhyw8CALcWACHMDyAAsBYAIc0PAQCvFgAhzg9AALMWACEAAwAAAIERACADAACCEQAwBAAA_hAAIAMAAACBEQAgAwAAghEAMAQAAP4QACADAAAAgREAIAMAAIIRADAEAAD-EAAgEeYOBAAAAAGNDwEAAAABlQ8CAAAAAaQPQAAAAAG-DwEAAAABww9AAAAAAcQPAgAAAAHFDwIAAAABxg8CAAAAAccPAgAAAAHIDwIAAAAByQ8CAAAAAcoPAgAAAAHLDwIAAAABzA8gAAAAAc0PAQAAAAHOD0AAAAABAQgAAIYRACAR5g4EAAAAAY0PAQAAAAGVDwIAAAABpA9AAAAAAb4PAQAAAAHDD0AAAAABxA8CAAAAAcUPAgAAAAHGDwIAAAABxw8CAAAAAcgPAgAAAAHJDwIAAAAByg8CAAAAAcsPAgAAAAHMDyAAAAABzQ8BAAAAAc4PQAAAAAEBCAAAiBEAMAEIAACIEQAwEeYOBACYGQAhjQ8BAJ0ZACGVDwIAmxkAIaQPQACZGQAhvg8BAJ0ZACHDD0AAmRkAIcQPAgCbGQAhxQ8CAJsZACHGDwIAmxkAIccPAgCbGQAhyA8CAJsZACHJDwIAmxkAIcoPAgCbGQAhyw8CAJsZACHMDyAAuxkAIc0PAQCdGQAhzg9AAJkZACECAAAA_hAAIAgAAIsRACAR5g4EAJgZACGNDwEAnRkAIZUPAgCbGQAhpA9AAJkZACG-DwEAnRkAIcMPQACZGQAhxA8CAJsZACHFDwIAmxkAIcYPAgCbGQAhxw8CAJsZACHIDwIAmxkAIckPAgCbGQAhyg8CAJsZACHLDwIAmxkAIcwPIAC7GQAhzQ8BAJ0ZACHOD0AAmRkAIQIAAACBEQAgCAAAjREAIAIAAACBEQAgCAAAjREAIAMAAAD-EAAgDwAAhhEAIBAAAIsRACABAAAA_hAAIAEAAACBEQAgBRUAAMoaACAWAADNGgAgFwAAzBoAICgAAMsaACApAADOGgAgFKIOAACTFwAwow4AAJQRABCkDgAAkxcAMOYOBACPFgAhjQ8BAJAWACGVDwIAkxYAIaQPQACRFgAhvg8BAJAWACHDD0AAkRYAIcQPAgCTFgAhxQ8CAJMWACHGDwIAkxYAIccPAgCTFgAhyA8CAJMWACHJDwIAkxYAIcoPAgCTFgAhyw8CAJMWACHMDyAAqxYAIc0PAQCQFgAhzg9AAJEWACEDAAAAgREAIAMAAJMRADAUAACUEQAgAwAAAIERACADAACCEQAwBAAA_hAAIAiiDgAAkRcAMKMOAACaEQAQpA4AAJEXADDmDgQAuhYAIfoOQACzFgAhjQ8BAK8WACHBD0AAsxYAIcIPAACSFwAgAQAAAJcRACABAAAAlxEAIAeiDgAAkRcAMKMOAACaEQAQpA4AAJEXADDmDgQAuhYAIfoOQACzFgAhjQ8BAK8WACHBD0AAsxYAIQADAAAAmhEAIAMAAJsRADAEAACXEQAgAwAAAJoRACADAACbEQAwBAAAlxEAIAMAAACaEQAgAwAAmxEAMAQAAJcRACAE5g4EAAAAAfoOQAAAAAGNDwEAAAABwQ9AAAAAAQEIAACfEQAgBOYOBAAAAAH6DkAAAAABjQ8BAAAAAcEPQAAAAAEBCAAAoREAMAEIAAChEQAwBOYOBACYGQAh-g5AAJkZACGNDwEAnRkAIcEPQACZGQAhAgAAAJcRACAIAACkEQAgBOYOBACYGQAh-g5AAJkZACGNDwEAnRkAIcEPQACZGQAhAgAAAJoRACAIAACmEQAgAgAAAJoRACAIAACmEQAgAwAAAJcRACAPAACfEQAgEAAApBEAIAEAAACXEQAgAQAAAJoRACAFFQAAxRoAIBYAAMgaACAXAADHGgAgKAAAxhoAICkAAMkaACAHog4AAJAXADCjDgAArREAEKQOAACQFwAw5g4EAI8WACH6DkAAkRYAIY0PAQCQFgAhwQ9AAJEWACEDAAAAmhEAIAMAAKwRADAUAACtEQAgAwAAAJoRACADAACbEQAwBAAAlxEAIAeJCQEAAAABog4AAI8XADCjDgAAsxEAEKQOAACPFwAwvg8BAK8WACG_DwEAsRYAIcAPBADnFgAhAQAAALARACABAAAAsBEAIAeJCQEArxYAIaIOAACPFwAwow4AALMRABCkDgAAjxcAML4PAQCvFgAhvw8BALEWACHADwQA5xYAIQK_DwAAkhkAIMAPAACSGQAgAwAAALMRACADAAC0EQAwBAAAsBEAIAMAAACzEQAgAwAAtBEAMAQAALARACADAAAAsxEAIAMAALQRADAEAACwEQAgBIkJAQAAAAG-DwEAAAABvw8BAAAAAcAPBAAAAAEBCAAAuBEAIASJCQEAAAABvg8BAAAAAb8PAQAAAAHADwQAAAABAQgAALoRADABCAAAuhEAMASJCQEAnRkAIb4PAQCdGQAhvw8BAJwZACHADwQAhBoAIQIAAACwEQAgCAAAvREAIASJCQEAnRkAIb4PAQCdGQAhvw8BAJwZACHADwQAhBoAIQIAAACzEQAgCAAAvxEAIAIAAACzEQAgCAAAvxEAIAMAAACwEQAgDwAAuBEAIBAAAL0RACABAAAAsBEAIAEAAACzEQAgBxUAAMAaACAWAADDGgAgFwAAwhoAICgAAMEaACApAADEGgAgvw8AAJIZACDADwAAkhkAIAeJCQEAkBYAIaIOAACOFwAwow4AAMYRABCkDgAAjhcAML4PAQCQFgAhvw8BAJQWACHADwQA4xYAIQMAAACzEQAgAwAAxREAMBQAAMYRACADAAAAsxEAIAMAALQRADAEAACwEQAgCqIOAACNFwAwow4AAMwRABCkDgAAjRcAMKUOBAAAAAG0DwEArxYAIbkPQACzFgAhug9AALMWACG7D0AAshYAIbwPQACyFgAhvQ8AALgWACABAAAAyREAIAEAAADJEQAgCqIOAACNFwAwow4AAMwRABCkDgAAjRcAMKUOBAC6FgAhtA8BAK8WACG5D0AAsxYAIboPQACzFgAhuw9AALIWACG8D0AAshYAIb0PAAC4FgAgA7sPAACSGQAgvA8AAJIZACC9DwAAkhkAIAMAAADMEQAgAwAAzREAMAQAAMkRACADAAAAzBEAIAMAAM0RADAEAADJEQAgAwAAAMwRACADAADNEQAwBAAAyREAIAelDgQAAAABtA8BAAAAAbkPQAAAAAG6D0AAAAABuw9AAAAAAbwPQAAAAAG9D4AAAAABAQgAANERACAHpQ4EAAAAAbQPAQAAAAG5D0AAAAABug9AAAAAAbsPQAAAAAG8D0AAAAABvQ-AAAAAAQEIAADTEQAwAQgAANMRADAHpQ4EAJgZACG0DwEAnRkAIbkPQACZGQAhug9AAJkZACG7D0AApRkAIbwPQAClGQAhvQ-AAAAAAQIAAADJEQAgCAAA1hEAIAelDgQAmBkAIbQPAQCdGQAhuQ9AAJkZACG6D0AAmRkAIbsPQAClGQAhvA9AAKUZACG9D4AAAAABAgAAAMwRACAIAADYEQAgAgAAAMwRACAIAADYEQAgAwAAAMkRACAPAADREQAgEAAA1hEAIAEAAADJEQAgAQAAAMwRACAIFQAAuxoAIBYAAL4aACAXAAC9GgAgKAAAvBoAICkAAL8aACC7DwAAkhkAILwPAACSGQAgvQ8AAJIZACAKog4AAIwXADCjDgAA3xEAEKQOAACMFwAwpQ4EAI8WACG0DwEAkBYAIbkPQACRFgAhug9AAJEWACG7D0AAphYAIbwPQACmFgAhvQ8AAJUWACADAAAAzBEAIAMAAN4RADAUAADfEQAgAwAAAMwRACADAADNEQAwBAAAyREAIAqiDgAAixcAMKMOAADlEQAQpA4AAIsXADCqDgEAsRYAIc4OAgC3FgAhtA8BAAAAAbUPQACzFgAhtg8CALcWACG3D0AAshYAIbgPAAC4FgAgAQAAAOIRACABAAAA4hEAIAqiDgAAixcAMKMOAADlEQAQpA4AAIsXADCqDgEAsRYAIc4OAgC3FgAhtA8BAK8WACG1D0AAsxYAIbYPAgC3FgAhtw9AALIWACG4DwAAuBYAIAOqDgAAkhkAILcPAACSGQAguA8AAJIZACADAAAA5REAIAMAAOYRADAEAADiEQAgAwAAAOURACADAADmEQAwBAAA4hEAIAMAAADlEQAgAwAA5hEAMAQAAOIRACAHqg4BAAAAAc4OAgAAAAG0DwEAAAABtQ9AAAAAAbYPAgAAAAG3D0AAAAABuA-AAAAAAQEIAADqEQAgB6oOAQAAAAHODgIAAAABtA8BAAAAAbUPQAAAAAG2DwIAAAABtw9AAAAAAbgPgAAAAAEBCAAA7BEAMAEIAADsEQAwB6oOAQCcGQAhzg4CAJsZACG0DwEAnRkAIbUPQACZGQAhtg8CAJsZACG3D0AApRkAIbgPgAAAAAECAAAA4hEAIAgAAO8RACAHqg4BAJwZACHODgIAmxkAIbQPAQCdGQAhtQ9AAJkZACG2DwIAmxkAIbcPQAClGQAhuA-AAAAAAQIAAADlEQAgCAAA8REAIAIAAADlEQAgCAAA8REAIAMAAADiEQAgDwAA6hEAIBAAAO8RACABAAAA4hEAIAEAAADlEQAgCBUAALYaACAWAAC5GgAgFwAAuBoAICgAALcaACApAAC6GgAgqg4AAJIZACC3DwAAkhkAILgPAACSGQAgCqIOAACKFwAwow4AAPgRABCkDgAAihcAMKoOAQCUFgAhzg4CAJMWACG0DwEAkBYAIbUPQACRFgAhtg8CAJMWACG3D0AAphYAIbgPAACVFgAgAwAAAOURACADAAD3EQAwFAAA-BEAIAMAAADlEQAgAwAA5hEAMAQAAOIRACATog4AAIkXADCjDgAA_hEAEKQOAACJFwAwqg4BALEWACHYDkAAshYAIfoOQACzFgAhhA8BAK8WACGlD0AAshYAIakPAQAAAAGqD0AAshYAIasPQACyFgAhrA9AALIWACGtDwIAtxYAIa4PAgC3FgAhrw8BALEWACGwDwEAsRYAIbEPAQCxFgAhsg8CALYWACGzDwEAsRYAIQEAAAD7EQAgAQAAAPsRACATog4AAIkXADCjDgAA_hEAEKQOAACJFwAwqg4BALEWACHYDkAAshYAIfoOQACzFgAhhA8BAK8WACGlD0AAshYAIakPAQCvFgAhqg9AALIWACGrD0AAshYAIawPQACyFgAhrQ8CALcWACGuDwIAtxYAIa8PAQCxFgAhsA8BALEWACGxDwEAsRYAIbIPAgC2FgAhsw8BALEWACELqg4AAJIZACDYDgAAkhkAIKUPAACSGQAgqg8AAJIZACCrDwAAkhkAIKwPAACSGQAgrw8AAJIZACCwDwAAkhkAILEPAACSGQAgsg8AAJIZACCzDwAAkhkAIAMAAAD-EQAgAwAA_xEAMAQAAPsRACADAAAA_hEAIAMAAP8RADAEAAD7EQAgAwAAAP4RACADAAD_EQAwBAAA-xEAIBCqDgEAAAAB2A5AAAAAAfoOQAAAAAGEDwEAAAABpQ9AAAAAAakPAQAAAAGqD0AAAAABqw9AAAAAAawPQAAAAAGtDwIAAAABrg8CAAAAAa8PAQAAAAGwDwEAAAABsQ8BAAAAAbIPAgAAAAGzDwEAAAABAQgAAIMSACAQqg4BAAAAAdgOQAAAAAH6DkAAAAABhA8BAAAAAaUPQAAAAAGpDwEAAAABqg9AAAAAAasPQAAAAAGsD0AAAAABrQ8CAAAAAa4PAgAAAAGvDwEAAAABsA8BAAAAAbEPAQAAAAGyDwIAAAABsw8BAAAAAQEIAACFEgAwAQgAAIUSADAQqg4BAJwZACHYDkAApRkAIfoOQACZGQAhhA8BAJ0ZACGlD0AApRkAIakPAQCdGQAhqg9AAKUZACGrD0AApRkAIawPQAClGQAhrQ8CAJsZACGuDwIAmxkAIa8PAQCcGQAhsA8BAJwZACGxDwEAnBkAIbIPAgCaGQAhsw8BAJwZACECAAAA-xEAIAgAAIgSACAQqg4BAJwZACHYDkAApRkAIfoOQACZGQAhhA8BAJ0ZACGlD0AApRkAIakPAQCdGQAhqg9AAKUZACGrD0AApRkAIawPQAClGQAhrQ8CAJsZACGuDwIAmxkAIa8PAQCcGQAhsA8BAJwZACGxDwEAnBkAIbIPAgCaGQAhsw8BAJwZACECAAAA_hEAIAgAAIoSACACAAAA_hEAIAgAAIoSACADAAAA-xEAIA8AAIMSACAQAACIEgAgAQAAAPsRACABAAAA_hEAIBAVAACxGgAgFgAAtBoAIBcAALMaACAoAACyGgAgKQAAtRoAIKoOAACSGQAg2A4AAJIZACClDwAAkhkAIKoPAACSGQAgqw8AAJIZACCsDwAAkhkAIK8PAACSGQAgsA8AAJIZACCxDwAAkhkAILIPAACSGQAgsw8AAJIZACATog4AAIgXADCjDgAAkRIAEKQOAACIFwAwqg4BAJQWACHYDkAAphYAIfoOQACRFgAhhA8BAJAWACGlD0AAphYAIakPAQCQFgAhqg9AAKYWACGrD0AAphYAIawPQACmFgAhrQ8CAJMWACGuDwIAkxYAIa8PAQCUFgAhsA8BAJQWACGxDwEAlBYAIbIPAgCSFgAhsw8BAJQWACEDAAAA_hEAIAMAAJASADAUAACREgAgAwAAAP4RACADAAD_EQAwBAAA-xEAIAjXBQEArxYAIaIOAACGFwAwow4AAJcSABCkDgAAhhcAMKcOQACzFgAh5A4BAK8WACGnDyAAsBYAIagPAACHFwAgAQAAAJQSACABAAAAlBIAIAfXBQEArxYAIaIOAACGFwAwow4AAJcSABCkDgAAhhcAMKcOQACzFgAh5A4BAK8WACGnDyAAsBYAIQADAAAAlxIAIAMAAJgSADAEAACUEgAgAwAAAJcSACADAACYEgAwBAAAlBIAIAMAAACXEgAgAwAAmBIAMAQAAJQSACAE1wUBAAAAAacOQAAAAAHkDgEAAAABpw8gAAAAAQEIAACcEgAgBNcFAQAAAAGnDkAAAAAB5A4BAAAAAacPIAAAAAEBCAAAnhIAMAEIAACeEgAwBNcFAQCdGQAhpw5AAJkZACHkDgEAnRkAIacPIAC7GQAhAgAAAJQSACAIAAChEgAgBNcFAQCdGQAhpw5AAJkZACHkDgEAnRkAIacPIAC7GQAhAgAAAJcSACAIAACjEgAgAgAAAJcSACAIAACjEgAgAwAAAJQSACAPAACcEgAgEAAAoRIAIAEAAACUEgAgAQAAAJcSACADFQAArhoAIBYAALAaACAXAACvGgAgB9cFAQCQFgAhog4AAIUXADCjDgAAqhIAEKQOAACFFwAwpw5AAJEWACHkDgEAkBYAIacPIACrFgAhAwAAAJcSACADAACpEgAwFAAAqhIAIAMAAACXEgAgAwAAmBIAMAQAAJQSACAH1wUBAK8WACGiDgAAgxcAMKMOAACwEgAQpA4AAIMXADCkD0AAsxYAIaUPQACzFgAhpg8AAIQXACABAAAArRIAIAEAAACtEgAgBtcFAQCvFgAhog4AAIMXADCjDgAAsBIAEKQOAACDFwAwpA9AALMWACGlD0AAsxYAIQADAAAAsBIAIAMAALESADAEAACtEgAgAwAAALASACADAACxEgAwBAAArRIAIAMAAACwEgAgAwAAsRIAMAQAAK0SACAD1wUBAAAAAaQPQAAAAAGlD0AAAAABAQgAALUSACAD1wUBAAAAAaQPQAAAAAGlD0AAAAABAQgAALcSADABCAAAtxIAMAPXBQEAnRkAIaQPQACZGQAhpQ9AAJkZACECAAAArRIAIAgAALoSACAD1wUBAJ0ZACGkD0AAmRkAIaUPQACZGQAhAgAAALASACAIAAC8EgAgAgAAALASACAIAAC8EgAgAwAAAK0SACAPAAC1EgAgEAAAuhIAIAEAAACtEgAgAQAAALASACADFQAAqxoAIBYAAK0aACAXAACsGgAgBtcFAQCQFgAhog4AAIIXADCjDgAAwxIAEKQOAACCFwAwpA9AAJEWACGlD0AAkRYAIQMAAACwEgAgAwAAwhIAMBQAAMMSACADAAAAsBIAIAMAALESADAEAACtEgAgCqIOAACAFwAwow4AAMkSABCkDgAAgBcAMKUOAQAAAAGnDkAAsxYAIewOAQCvFgAhoA8BAK8WACGhDwEArxYAIaIPQACyFgAhow8AAIEXACABAAAAxhIAIAEAAADGEgAgCaIOAACAFwAwow4AAMkSABCkDgAAgBcAMKUOAQCvFgAhpw5AALMWACHsDgEArxYAIaAPAQCvFgAhoQ8BAK8WACGiD0AAshYAIQGiDwAAkhkAIAMAAADJEgAgAwAAyhIAMAQAAMYSACADAAAAyRIAIAMAAMoSADAEAADGEgAgAwAAAMkSACADAADKEgAwBAAAxhIAIAalDgEAAAABpw5AAAAAAewOAQAAAAGgDwEAAAABoQ8BAAAAAaIPQAAAAAEBCAAAzhIAIAalDgEAAAABpw5AAAAAAewOAQAAAAGgDwEAAAABoQ8BAAAAAaIPQAAAAAEBCAAA0BIAMAEIAADQEgAwBqUOAQCdGQAhpw5AAJkZACHsDgEAnRkAIaAPAQCdGQAhoQ8BAJ0ZACGiD0AApRkAIQIAAADGEgAgCAAA0xIAIAalDgEAnRkAIacOQACZGQAh7A4BAJ0ZACGgDwEAnRkAIaEPAQCdGQAhog9AAKUZACECAAAAyRIAIAgAANUSACACAAAAyRIAIAgAANUSACADAAAAxhIAIA8AAM4SACAQAADTEgAgAQAAAMYSACABAAAAyRIAIAQVAACoGgAgFgAAqhoAIBcAAKkaACCiDwAAkhkAIAmiDgAA_xYAMKMOAADcEgAQpA4AAP8WADClDgEAkBYAIacOQACRFgAh7A4BAJAWACGgDwEAkBYAIaEPAQCQFgAhog9AAKYWACEDAAAAyRIAIAMAANsSADAUAADcEgAgAwAAAMkSACADAADKEgAwBAAAxhIAIAqiDgAA_hYAMKMOAADiEgAQpA4AAP4WADCnDgQAuhYAIeYOBAAAAAHnDgQAuhYAIZwPBAC6FgAhnQ8EALoWACGeDwQAuhYAIZ8PAQCvFgAhAQAAAN8SACABAAAA3xIAIAqiDgAA_hYAMKMOAADiEgAQpA4AAP4WADCnDgQAuhYAIeYOBAC6FgAh5w4EALoWACGcDwQAuhYAIZ0PBAC6FgAhng8EALoWACGfDwEArxYAIQADAAAA4hIAIAMAAOMSADAEAADfEgAgAwAAAOISACADAADjEgAwBAAA3xIAIAMAAADiEgAgAwAA4xIAMAQAAN8SACAHpw4EAAAAAeYOBAAAAAHnDgQAAAABnA8EAAAAAZ0PBAAAAAGeDwQAAAABnw8BAAAAAQEIAADnEgAgB6cOBAAAAAHmDgQAAAAB5w4EAAAAAZwPBAAAAAGdDwQAAAABng8EAAAAAZ8PAQAAAAEBCAAA6RIAMAEIAADpEgAwB6cOBACYGQAh5g4EAJgZACHnDgQAmBkAIZwPBACYGQAhnQ8EAJgZACGeDwQAmBkAIZ8PAQCdGQAhAgAAAN8SACAIAADsEgAgB6cOBACYGQAh5g4EAJgZACHnDgQAmBkAIZwPBACYGQAhnQ8EAJgZACGeDwQAmBkAIZ8PAQCdGQAhAgAAAOISACAIAADuEgAgAgAAAOISACAIAADuEgAgAwAAAN8SACAPAADnEgAgEAAA7BIAIAEAAADfEgAgAQAAAOISACAFFQAAoxoAIBYAAKYaACAXAAClGgAgKAAApBoAICkAAKcaACAKog4AAP0WADCjDgAA9RIAEKQOAAD9FgAwpw4EAI8WACHmDgQAjxYAIecOBACPFgAhnA8EAI8WACGdDwQAjxYAIZ4PBACPFgAhnw8BAJAWACEDAAAA4hIAIAMAAPQSADAUAAD1EgAgAwAAAOISACADAADjEgAwBAAA3xIAIA2JCQEArxYAIaIOAAD7FgAwow4AAPsSABCkDgAA-xYAMKcOBAC6FgAh5g4EALoWACHnDgQAuhYAIegOAgC3FgAh6Q4CALcWACGNDwEArxYAIZUPEADyFgAhlg8QAPIWACGbDwAA_BYAIAEAAAD4EgAgAQAAAPgSACAMiQkBAK8WACGiDgAA-xYAMKMOAAD7EgAQpA4AAPsWADCnDgQAuhYAIeYOBAC6FgAh5w4EALoWACHoDgIAtxYAIekOAgC3FgAhjQ8BAK8WACGVDxAA8hYAIZYPEADyFgAhAAMAAAD7EgAgAwAA_BIAMAQAAPgSACADAAAA-xIAIAMAAPwSADAEAAD4EgAgAwAAAPsSACADAAD8EgAwBAAA-BIAIAmJCQEAAAABpw4EAAAAAeYOBAAAAAHnDgQAAAAB6A4CAAAAAekOAgAAAAGNDwEAAAABlQ8QAAAAAZYPEAAAAAEBCAAAgBMAIAmJCQEAAAABpw4EAAAAAeYOBAAAAAHnDgQAAAAB6A4CAAAAAekOAgAAAAGNDwEAAAABlQ8QAAAAAZYPEAAAAAEBCAAAghMAMAEIAACCEwAwCYkJAQCdGQAhpw4EAJgZACHmDgQAmBkAIecOBACYGQAh6A4CAJsZACHpDgIAmxkAIY0PAQCdGQAhlQ8QAJMaACGWDxAAkxoAIQIAAAD4EgAgCAAAhRMAIAmJCQEAnRkAIacOBACYGQAh5g4EAJgZACHnDgQAmBkAIegOAgCbGQAh6Q4CAJsZACGNDwEAnRkAIZUPEACTGgAhlg8QAJMaACECAAAA-xIAIAgAAIcTACACAAAA-xIAIAgAAIcTACADAAAA-BIAIA8AAIATACAQAACFEwAgAQAAAPgSACABAAAA-xIAIAUVAACeGgAgFgAAoRoAIBcAAKAaACAoAACfGgAgKQAAohoAIAyJCQEAkBYAIaIOAAD6FgAwow4AAI4TABCkDgAA-hYAMKcOBACPFgAh5g4EAI8WACHnDgQAjxYAIegOAgCTFgAh6Q4CAJMWACGNDwEAkBYAIZUPEADuFgAhlg8QAO4WACEDAAAA-xIAIAMAAI0TADAUAACOEwAgAwAAAPsSACADAAD8EgAwBAAA-BIAIAn0BwEArxYAIaIOAAD4FgAwow4AAJQTABCkDgAA-BYAMOYOBAC6FgAhjQ8BAK8WACGYDxAA8hYAIZkPEADyFgAhmg8AAPkWACABAAAAkRMAIAEAAACREwAgCPQHAQCvFgAhog4AAPgWADCjDgAAlBMAEKQOAAD4FgAw5g4EALoWACGNDwEArxYAIZgPEADyFgAhmQ8QAPIWACEAAwAAAJQTACADAACVEwAwBAAAkRMAIAMAAACUEwAgAwAAlRMAMAQAAJETACADAAAAlBMAIAMAAJUTADAEAACREwAgBfQHAQAAAAHmDgQAAAABjQ8BAAAAAZgPEAAAAAGZDxAAAAABAQgAAJkTACAF9AcBAAAAAeYOBAAAAAGNDwEAAAABmA8QAAAAAZkPEAAAAAEBCAAAmxMAMAEIAACbEwAwBfQHAQCdGQAh5g4EAJgZACGNDwEAnRkAIZgPEACTGgAhmQ8QAJMaACECAAAAkRMAIAgAAJ4TACAF9AcBAJ0ZACHmDgQAmBkAIY0PAQCdGQAhmA8QAJMaACGZDxAAkxoAIQIAAACUEwAgCAAAoBMAIAIAAACUEwAgCAAAoBMAIAMAAACREwAgDwAAmRMAIBAAAJ4TACABAAAAkRMAIAEAAACUEwAgBRUAAJkaACAWAACcGgAgFwAAmxoAICgAAJoaACApAACdGgAgCPQHAQCQFgAhog4AAPcWADCjDgAApxMAEKQOAAD3FgAw5g4EAI8WACGNDwEAkBYAIZgPEADuFgAhmQ8QAO4WACEDAAAAlBMAIAMAAKYTADAUAACnEwAgAwAAAJQTACADAACVEwAwBAAAkRMAIAqiDgAA9RYAMKMOAACtEwAQpA4AAPUWADDmDgQAuhYAIY0PAQCvFgAhjg8BAK8WACGUDwIAtxYAIZUPEADyFgAhlg8QAPIWACGXDwAA9hYAIAEAAACqEwAgAQAAAKoTACAJog4AAPUWADCjDgAArRMAEKQOAAD1FgAw5g4EALoWACGNDwEArxYAIY4PAQCvFgAhlA8CALcWACGVDxAA8hYAIZYPEADyFgAhAAMAAACtEwAgAwAArhMAMAQAAKoTACADAAAArRMAIAMAAK4TADAEAACqEwAgAwAAAK0TACADAACuEwAwBAAAqhMAIAbmDgQAAAABjQ8BAAAAAY4PAQAAAAGUDwIAAAABlQ8QAAAAAZYPEAAAAAEBCAAAshMAIAbmDgQAAAABjQ8BAAAAAY4PAQAAAAGUDwIAAAABlQ8QAAAAAZYPEAAAAAEBCAAAtBMAMAEIAAC0EwAwBuYOBACYGQAhjQ8BAJ0ZACGODwEAnRkAIZQPAgCbGQAhlQ8QAJMaACGWDxAAkxoAIQIAAACqEwAgCAAAtxMAIAbmDgQAmBkAIY0PAQCdGQAhjg8BAJ0ZACGUDwIAmxkAIZUPEACTGgAhlg8QAJMaACECAAAArRMAIAgAALkTACACAAAArRMAIAgAALkTACADAAAAqhMAIA8AALITACAQAAC3EwAgAQAAAKoTACABAAAArRMAIAUVAACUGgAgFgAAlxoAIBcAAJYaACAoAACVGgAgKQAAmBoAIAmiDgAA9BYAMKMOAADAEwAQpA4AAPQWADDmDgQAjxYAIY0PAQCQFgAhjg8BAJAWACGUDwIAkxYAIZUPEADuFgAhlg8QAO4WACEDAAAArRMAIAMAAL8TADAUAADAEwAgAwAAAK0TACADAACuEwAwBAAAqhMAIAqiDgAA8RYAMKMOAADGEwAQpA4AAPEWADDmDgQAuhYAIY4PAQCvFgAhjw8BAK8WACGQDxAA8hYAIZEPAQCvFgAhkg8EALoWACGTDwAA8xYAIAEAAADDEwAgAQAAAMMTACAJog4AAPEWADCjDgAAxhMAEKQOAADxFgAw5g4EALoWACGODwEArxYAIY8PAQCvFgAhkA8QAPIWACGRDwEArxYAIZIPBAC6FgAhAAMAAADGEwAgAwAAxxMAMAQAAMMTACADAAAAxhMAIAMAAMcTADAEAADDEwAgAwAAAMYTACADAADHEwAwBAAAwxMAIAbmDgQAAAABjg8BAAAAAY8PAQAAAAGQDxAAAAABkQ8BAAAAAZIPBAAAAAEBCAAAyxMAIAbmDgQAAAABjg8BAAAAAY8PAQAAAAGQDxAAAAABkQ8BAAAAAZIPBAAAAAEBCAAAzRMAMAEIAADNEwAwBuYOBACYGQAhjg8BAJ0ZACGPDwEAnRkAIZAPEACTGgAhkQ8BAJ0ZACGSDwQAmBkAIQIAAADDEwAgCAAA0BMAIAbmDgQAmBkAIY4PAQCdGQAhjw8BAJ0ZACGQDxAAkxoAIZEPAQCdGQAhkg8EAJgZACECAAAAxhMAIAgAANITACACAAAAxhMAIAgAANITACADAAAAwxMAIA8AAMsTACAQAADQEwAgAQAAAMMTACABAAAAxhMAIAUVAACOGgAgFgAAkRoAIBcAAJAaACAoAACPGgAgKQAAkhoAIAmiDgAA7RYAMKMOAADZEwAQpA4AAO0WADDmDgQAjxYAIY4PAQCQFgAhjw8BAJAWACGQDxAA7hYAIZEPAQCQFgAhkg8EAI8WACEDAAAAxhMAIAMAANgTADAUAADZEwAgAwAAAMYTACADAADHEwAwBAAAwxMAIAWiDgAA7BYAMKMOAADfEwAQpA4AAOwWADClDgQAAAABjQ8BAK8WACEBAAAA3BMAIAEAAADcEwAgBaIOAADsFgAwow4AAN8TABCkDgAA7BYAMKUOBAC6FgAhjQ8BAK8WACEAAwAAAN8TACADAADgEwAwBAAA3BMAIAMAAADfEwAgAwAA4BMAMAQAANwTACADAAAA3xMAIAMAAOATADAEAADcEwAgAqUOBAAAAAGNDwEAAAABAQgAAOQTACACpQ4EAAAAAY0PAQAAAAEBCAAA5hMAMAEIAADmEwAwAqUOBACYGQAhjQ8BAJ0ZACECAAAA3BMAIAgAAOkTACACpQ4EAJgZACGNDwEAnRkAIQIAAADfEwAgCAAA6xMAIAIAAADfEwAgCAAA6xMAIAMAAADcEwAgDwAA5BMAIBAAAOkTACABAAAA3BMAIAEAAADfEwAgBRUAAIkaACAWAACMGgAgFwAAixoAICgAAIoaACApAACNGgAgBaIOAADrFgAwow4AAPITABCkDgAA6xYAMKUOBACPFgAhjQ8BAJAWACEDAAAA3xMAIAMAAPETADAUAADyEwAgAwAAAN8TACADAADgEwAwBAAA3BMAIAaiDgAA6hYAMKMOAAD4EwAQpA4AAOoWADDJDkAAsxYAIeQOAQAAAAGNDwEArxYAIQEAAAD1EwAgAQAAAPUTACAGog4AAOoWADCjDgAA-BMAEKQOAADqFgAwyQ5AALMWACHkDgEArxYAIY0PAQCvFgAhAAMAAAD4EwAgAwAA-RMAMAQAAPUTACADAAAA-BMAIAMAAPkTADAEAAD1EwAgAwAAAPgTACADAAD5EwAwBAAA9RMAIAPJDkAAAAAB5A4BAAAAAY0PAQAAAAEBCAAA_RMAIAPJDkAAAAAB5A4BAAAAAY0PAQAAAAEBCAAA_xMAMAEIAAD_EwAwA8kOQACZGQAh5A4BAJ0ZACGNDwEAnRkAIQIAAAD1EwAgCAAAghQAIAPJDkAAmRkAIeQOAQCdGQAhjQ8BAJ0ZACECAAAA-BMAIAgAAIQUACACAAAA-BMAIAgAAIQUACADAAAA9RMAIA8AAP0TACAQAACCFAAgAQAAAPUTACABAAAA-BMAIAMVAACGGgAgFgAAiBoAIBcAAIcaACAGog4AAOkWADCjDgAAixQAEKQOAADpFgAwyQ5AAJEWACHkDgEAkBYAIY0PAQCQFgAhAwAAAPgTACADAACKFAAwFAAAixQAIAMAAAD4EwAgAwAA-RMAMAQAAPUTACAXog4AAOYWADCjDgAAkRQAEKQOAADmFgAwqg4BALEWACHJDkAAsxYAIeQOAQCvFgAh5g4EALoWACH8DgAA6BYAIP4OAQCvFgAh_w4CALcWACGADyAAsBYAIYEPAgC3FgAhgg8AAKoWACCDDyAAsBYAIYQPAQCxFgAhhQ8EAOcWACGGDwQA5xYAIYcPAADCFgAgiA9AALIWACGJD0AAshYAIYoPBADnFgAhiw8EAOcWACGMD0AAsxYAIQEAAACOFAAgAQAAAI4UACAWog4AAOYWADCjDgAAkRQAEKQOAADmFgAwqg4BALEWACHJDkAAsxYAIeQOAQCvFgAh5g4EALoWACH-DgEArxYAIf8OAgC3FgAhgA8gALAWACGBDwIAtxYAIYIPAACqFgAggw8gALAWACGEDwEAsRYAIYUPBADnFgAhhg8EAOcWACGHDwAAwhYAIIgPQACyFgAhiQ9AALIWACGKDwQA5xYAIYsPBADnFgAhjA9AALMWACEIqg4AAJIZACCEDwAAkhkAIIUPAACSGQAghg8AAJIZACCIDwAAkhkAIIkPAACSGQAgig8AAJIZACCLDwAAkhkAIAMAAACRFAAgAwAAkhQAMAQAAI4UACADAAAAkRQAIAMAAJIUADAEAACOFAAgAwAAAJEUACADAACSFAAwBAAAjhQAIBOqDgEAAAAByQ5AAAAAAeQOAQAAAAHmDgQAAAAB_g4BAAAAAf8OAgAAAAGADyAAAAABgQ8CAAAAAYIPAACFGgAggw8gAAAAAYQPAQAAAAGFDwQAAAABhg8EAAAAAYcPgAAAAAGID0AAAAABiQ9AAAAAAYoPBAAAAAGLDwQAAAABjA9AAAAAAQEIAACWFAAgE6oOAQAAAAHJDkAAAAAB5A4BAAAAAeYOBAAAAAH-DgEAAAAB_w4CAAAAAYAPIAAAAAGBDwIAAAABgg8AAIUaACCDDyAAAAABhA8BAAAAAYUPBAAAAAGGDwQAAAABhw-AAAAAAYgPQAAAAAGJD0AAAAABig8EAAAAAYsPBAAAAAGMD0AAAAABAQgAAJgUADABCAAAmBQAMBOqDgEAnBkAIckOQACZGQAh5A4BAJ0ZACHmDgQAmBkAIf4OAQCdGQAh_w4CAJsZACGADyAAuxkAIYEPAgCbGQAhgg8AAIMaACCDDyAAuxkAIYQPAQCcGQAhhQ8EAIQaACGGDwQAhBoAIYcPgAAAAAGID0AApRkAIYkPQAClGQAhig8EAIQaACGLDwQAhBoAIYwPQACZGQAhAgAAAI4UACAIAACbFAAgE6oOAQCcGQAhyQ5AAJkZACHkDgEAnRkAIeYOBACYGQAh_g4BAJ0ZACH_DgIAmxkAIYAPIAC7GQAhgQ8CAJsZACGCDwAAgxoAIIMPIAC7GQAhhA8BAJwZACGFDwQAhBoAIYYPBACEGgAhhw-AAAAAAYgPQAClGQAhiQ9AAKUZACGKDwQAhBoAIYsPBACEGgAhjA9AAJkZACECAAAAkRQAIAgAAJ0UACACAAAAkRQAIAgAAJ0UACADAAAAjhQAIA8AAJYUACAQAACbFAAgAQAAAI4UACABAAAAkRQAIA0VAAD-GQAgFgAAgRoAIBcAAIAaACAoAAD_GQAgKQAAghoAIKoOAACSGQAghA8AAJIZACCFDwAAkhkAIIYPAACSGQAgiA8AAJIZACCJDwAAkhkAIIoPAACSGQAgiw8AAJIZACAWog4AAOIWADCjDgAApBQAEKQOAADiFgAwqg4BAJQWACHJDkAAkRYAIeQOAQCQFgAh5g4EAI8WACH-DgEAkBYAIf8OAgCTFgAhgA8gAKsWACGBDwIAkxYAIYIPAACqFgAggw8gAKsWACGEDwEAlBYAIYUPBADjFgAhhg8EAOMWACGHDwAAvxYAIIgPQACmFgAhiQ9AAKYWACGKDwQA4xYAIYsPBADjFgAhjA9AAJEWACEDAAAAkRQAIAMAAKMUADAUAACkFAAgAwAAAJEUACADAACSFAAwBAAAjhQAIAeiDgAA4BYAMKMOAACqFAAQpA4AAOAWADDJDkAAsxYAIcsOAQCvFgAh5A4BAK8WACH9DgAA4RYAIAEAAACnFAAgAQAAAKcUACAGog4AAOAWADCjDgAAqhQAEKQOAADgFgAwyQ5AALMWACHLDgEArxYAIeQOAQCvFgAhAAMAAACqFAAgAwAAqxQAMAQAAKcUACADAAAAqhQAIAMAAKsUADAEAACnFAAgAwAAAKoUACADAACrFAAwBAAApxQAIAPJDkAAAAAByw4BAAAAAeQOAQAAAAEBCAAArxQAIAPJDkAAAAAByw4BAAAAAeQOAQAAAAEBCAAAsRQAMAEIAACxFAAwA8kOQACZGQAhyw4BAJ0ZACHkDgEAnRkAIQIAAACnFAAgCAAAtBQAIAPJDkAAmRkAIcsOAQCdGQAh5A4BAJ0ZACECAAAAqhQAIAgAALYUACACAAAAqhQAIAgAALYUACADAAAApxQAIA8AAK8UACAQAAC0FAAgAQAAAKcUACABAAAAqhQAIAMVAAD7GQAgFgAA_RkAIBcAAPwZACAGog4AAN8WADCjDgAAvRQAEKQOAADfFgAwyQ5AAJEWACHLDgEAkBYAIeQOAQCQFgAhAwAAAKoUACADAAC8FAAwFAAAvRQAIAMAAACqFAAgAwAAqxQAMAQAAKcUACAOnQ0AAN0WACDwDQIAtxYAIaIOAADcFgAwow4AAMIUABCkDgAA3BYAMMcOAQCxFgAh5A4BAK8WACHmDgQAuhYAIfYOAQCvFgAh-A4CALcWACH5DkAAsxYAIfoOQACzFgAh-w4AALgWACD8DgAA3hYAIAEAAADAFAAgDZ0NAADdFgAg8A0CALcWACGiDgAA3BYAMKMOAADCFAAQpA4AANwWADDHDgEAsRYAIeQOAQCvFgAh5g4EALoWACH2DgEArxYAIfgOAgC3FgAh-Q5AALMWACH6DkAAsxYAIfsOAAC4FgAgA50NAAD6GQAgxw4AAJIZACD7DgAAkhkAIAMAAADCFAAgAwAAwxQAMAQAAMAUACABAAAAwhQAIAEAAADAFAAgAwAAAMIUACADAADDFAAwBAAAwBQAIAMAAADCFAAgAwAAwxQAMAQAAMAUACADAAAAwhQAIAMAAMMUADAEAADAFAAgCp0NAAD5GQAg8A0CAAAAAccOAQAAAAHkDgEAAAAB5g4EAAAAAfYOAQAAAAH4DgIAAAAB-Q5AAAAAAfoOQAAAAAH7DoAAAAABAQgAAMoUACAJ8A0CAAAAAccOAQAAAAHkDgEAAAAB5g4EAAAAAfYOAQAAAAH4DgIAAAAB-Q5AAAAAAfoOQAAAAAH7DoAAAAABAQgAAMwUADABCAAAzBQAMAqdDQAA-BkAIPANAgCbGQAhxw4BAJwZACHkDgEAnRkAIeYOBACYGQAh9g4BAJ0ZACH4DgIAmxkAIfkOQACZGQAh-g5AAJkZACH7DoAAAAABAgAAAMAUACAIAADPFAAgCfANAgCbGQAhxw4BAJwZACHkDgEAnRkAIeYOBACYGQAh9g4BAJ0ZACH4DgIAmxkAIfkOQACZGQAh-g5AAJkZACH7DoAAAAABAgAAAMIUACAIAADRFAAgAgAAAMIUACAIAADRFAAgAwAAAMAUACAPAADKFAAgEAAAzxQAIAEAAADAFAAgAQAAAMIUACAHFQAA8xkAIBYAAPYZACAXAAD1GQAgKAAA9BkAICkAAPcZACDHDgAAkhkAIPsOAACSGQAgDPANAgCTFgAhog4AANsWADCjDgAA2BQAEKQOAADbFgAwxw4BAJQWACHkDgEAkBYAIeYOBACPFgAh9g4BAJAWACH4DgIAkxYAIfkOQACRFgAh-g5AAJEWACH7DgAAlRYAIAMAAADCFAAgAwAA1xQAMBQAANgUACADAAAAwhQAIAMAAMMUADAEAADAFAAgBpwNAADaFgAgog4AANkWADCjDgAA3hQAEKQOAADZFgAw9g4BAAAAAfcOQACyFgAhAQAAANsUACABAAAA2xQAIAacDQAA2hYAIKIOAADZFgAwow4AAN4UABCkDgAA2RYAMPYOAQCvFgAh9w5AALIWACECnA0AAPIZACD3DgAAkhkAIAMAAADeFAAgAwAA3xQAMAQAANsUACADAAAA3hQAIAMAAN8UADAEAADbFAAgAwAAAN4UACADAADfFAAwBAAA2xQAIAOcDQAA8RkAIPYOAQAAAAH3DkAAAAABAQgAAOMUACAC9g4BAAAAAfcOQAAAAAEBCAAA5RQAMAEIAADlFAAwA5wNAADkGQAg9g4BAJ0ZACH3DkAApRkAIQIAAADbFAAgCAAA6BQAIAL2DgEAnRkAIfcOQAClGQAhAgAAAN4UACAIAADqFAAgAgAAAN4UACAIAADqFAAgAwAAANsUACAPAADjFAAgEAAA6BQAIAEAAADbFAAgAQAAAN4UACAEFQAA4RkAIBYAAOMZACAXAADiGQAg9w4AAJIZACAFog4AANgWADCjDgAA8RQAEKQOAADYFgAw9g4BAJAWACH3DkAAphYAIQMAAADeFAAgAwAA8BQAMBQAAPEUACADAAAA3hQAIAMAAN8UADAEAADbFAAgFYkJAQCvFgAhog4AANIWADCjDgAA9xQAEKQOAADSFgAwpw4EALoWACHmDgQAuhYAIecOBAC6FgAh6A4CALcWACHpDgIAtxYAIeoOIADTFgAh6w4gANMWACHsDgEArxYAIe0OAAHUFgAh7g4AAdUWACHvDgAB1RYAIfAOAAHVFgAh8Q4AAdUWACHyDhAA1hYAIfMOEADWFgAh9A4QANYWACH1DgAA1xYAIAEAAAD0FAAgAQAAAPQUACAUiQkBAK8WACGiDgAA0hYAMKMOAAD3FAAQpA4AANIWADCnDgQAuhYAIeYOBAC6FgAh5w4EALoWACHoDgIAtxYAIekOAgC3FgAh6g4gANMWACHrDiAA0xYAIewOAQCvFgAh7Q4AAdQWACHuDgAB1RYAIe8OAAHVFgAh8A4AAdUWACHxDgAB1RYAIfIOEADWFgAh8w4QANYWACH0DhAA1hYAIQnqDgAAkhkAIOsOAACSGQAg7g4AAJIZACDvDgAAkhkAIPAOAACSGQAg8Q4AAJIZACDyDgAAkhkAIPMOAACSGQAg9A4AAJIZACADAAAA9xQAIAMAAPgUADAEAAD0FAAgAwAAAPcUACADAAD4FAAwBAAA9BQAIAMAAAD3FAAgAwAA-BQAMAQAAPQUACARiQkBAAAAAacOBAAAAAHmDgQAAAAB5w4EAAAAAegOAgAAAAHpDgIAAAAB6g4gAAAAAesOIAAAAAHsDgEAAAAB7Q4AAQAAAe4OAAEAAAHvDgABAAAB8A4AAQAAAfEOAAEAAAHyDhAAAAAB8w4QAAAAAfQOEAAAAAEBCAAA_BQAIBGJCQEAAAABpw4EAAAAAeYOBAAAAAHnDgQAAAAB6A4CAAAAAekOAgAAAAHqDiAAAAAB6w4gAAAAAewOAQAAAAHtDgABAAAB7g4AAQAAAe8OAAEAAAHwDgABAAAB8Q4AAQAAAfIOEAAAAAHzDhAAAAAB9A4QAAAAAQEIAAD-FAAwAQgAAP4UADARiQkBAJ0ZACGnDgQAmBkAIeYOBACYGQAh5w4EAJgZACHoDgIAmxkAIekOAgCbGQAh6g4gAN0ZACHrDiAA3RkAIewOAQCdGQAh7Q4AAd4ZACHuDgAB3xkAIe8OAAHfGQAh8A4AAd8ZACHxDgAB3xkAIfIOEADgGQAh8w4QAOAZACH0DhAA4BkAIQIAAAD0FAAgCAAAgRUAIBGJCQEAnRkAIacOBACYGQAh5g4EAJgZACHnDgQAmBkAIegOAgCbGQAh6Q4CAJsZACHqDiAA3RkAIesOIADdGQAh7A4BAJ0ZACHtDgAB3hkAIe4OAAHfGQAh7w4AAd8ZACHwDgAB3xkAIfEOAAHfGQAh8g4QAOAZACHzDhAA4BkAIfQOEADgGQAhAgAAAPcUACAIAACDFQAgAgAAAPcUACAIAACDFQAgAwAAAPQUACAPAAD8FAAgEAAAgRUAIAEAAAD0FAAgAQAAAPcUACAOFQAA2BkAIBYAANsZACAXAADaGQAgKAAA2RkAICkAANwZACDqDgAAkhkAIOsOAACSGQAg7g4AAJIZACDvDgAAkhkAIPAOAACSGQAg8Q4AAJIZACDyDgAAkhkAIPMOAACSGQAg9A4AAJIZACAUiQkBAJAWACGiDgAAxRYAMKMOAACKFQAQpA4AAMUWADCnDgQAjxYAIeYOBACPFgAh5w4EAI8WACHoDgIAkxYAIekOAgCTFgAh6g4gAMYWACHrDiAAxhYAIewOAQCQFgAh7Q4AAccWACHuDgAByBYAIe8OAAHIFgAh8A4AAcgWACHxDgAByBYAIfIOEADJFgAh8w4QAMkWACH0DhAAyRYAIQMAAAD3FAAgAwAAiRUAMBQAAIoVACADAAAA9xQAIAMAAPgUADAEAAD0FAAgBqIOAADEFgAwow4AAJAVABCkDgAAxBYAMMkOQACzFgAh5A4BAAAAAeUOAQCxFgAhAQAAAI0VACABAAAAjRUAIAaiDgAAxBYAMKMOAACQFQAQpA4AAMQWADDJDkAAsxYAIeQOAQCvFgAh5Q4BALEWACEB5Q4AAJIZACADAAAAkBUAIAMAAJEVADAEAACNFQAgAwAAAJAVACADAACRFQAwBAAAjRUAIAMAAACQFQAgAwAAkRUAMAQAAI0VACADyQ5AAAAAAeQOAQAAAAHlDgEAAAABAQgAAJUVACADyQ5AAAAAAeQOAQAAAAHlDgEAAAABAQgAAJcVADABCAAAlxUAMAPJDkAAmRkAIeQOAQCdGQAh5Q4BAJwZACECAAAAjRUAIAgAAJoVACADyQ5AAJkZACHkDgEAnRkAIeUOAQCcGQAhAgAAAJAVACAIAACcFQAgAgAAAJAVACAIAACcFQAgAwAAAI0VACAPAACVFQAgEAAAmhUAIAEAAACNFQAgAQAAAJAVACAEFQAA1RkAIBYAANcZACAXAADWGQAg5Q4AAJIZACAGog4AAMMWADCjDgAAoxUAEKQOAADDFgAwyQ5AAJEWACHkDgEAkBYAIeUOAQCUFgAhAwAAAJAVACADAACiFQAwFAAAoxUAIAMAAACQFQAgAwAAkRUAMAQAAI0VACALCAAAwhYAIKIOAADBFgAwow4AAKkVABCkDgAAwRYAMKUOBAAAAAG_DgEAsRYAIcAOAQCvFgAhyQ5AALMWACHKDgEAsRYAIeIOIACwFgAh4w4BALEWACEBAAAAphUAIAEAAACmFQAgCwgAAMIWACCiDgAAwRYAMKMOAACpFQAQpA4AAMEWADClDgQAuhYAIb8OAQCxFgAhwA4BAK8WACHJDkAAsxYAIcoOAQCxFgAh4g4gALAWACHjDgEAsRYAIQO_DgAAkhkAIMoOAACSGQAg4w4AAJIZACADAAAAqRUAIAMAAKoVADAEAACmFQAgAwAAAKkVACADAACqFQAwBAAAphUAIAMAAACpFQAgAwAAqhUAMAQAAKYVACAICIAAAAABpQ4EAAAAAb8OAQAAAAHADgEAAAAByQ5AAAAAAcoOAQAAAAHiDiAAAAAB4w4BAAAAAQEIAACuFQAgCAiAAAAAAaUOBAAAAAG_DgEAAAABwA4BAAAAAckOQAAAAAHKDgEAAAAB4g4gAAAAAeMOAQAAAAEBCAAAsBUAMAEIAACwFQAwCAiAAAAAAaUOBACYGQAhvw4BAJwZACHADgEAnRkAIckOQACZGQAhyg4BAJwZACHiDiAAuxkAIeMOAQCcGQAhAgAAAKYVACAIAACzFQAgCAiAAAAAAaUOBACYGQAhvw4BAJwZACHADgEAnRkAIckOQACZGQAhyg4BAJwZACHiDiAAuxkAIeMOAQCcGQAhAgAAAKkVACAIAAC1FQAgAgAAAKkVACAIAAC1FQAgAwAAAKYVACAPAACuFQAgEAAAsxUAIAEAAACmFQAgAQAAAKkVACAIFQAA0BkAIBYAANMZACAXAADSGQAgKAAA0RkAICkAANQZACC_DgAAkhkAIMoOAACSGQAg4w4AAJIZACALCAAAvxYAIKIOAAC-FgAwow4AALwVABCkDgAAvhYAMKUOBACPFgAhvw4BAJQWACHADgEAkBYAIckOQACRFgAhyg4BAJQWACHiDiAAqxYAIeMOAQCUFgAhAwAAAKkVACADAAC7FQAwFAAAvBUAIAMAAACpFQAgAwAAqhUAMAQAAKYVACAYzwEAAKoWACDxDQAAtBYAIKIOAACuFgAwow4AAMwVABCkDgAArhYAMKUOAQAAAAHJDkAAsxYAIcsOAQCvFgAhzA4BAK8WACHNDgEArxYAIc4OAACqFgAgzw4gALAWACHQDgEArxYAIdEOAQCxFgAh0g5AALIWACHTDgEAsRYAIdQOAQCxFgAh1Q4gALAWACHWDgEAsRYAIdcOIACwFgAh2A5AALIWACHZDiAAsBYAIdoOQACyFgAh2w5AALIWACEBAAAAvxUAIBPuDQAAvBYAIPANAAC9FgAgog4AALsWADCjDgAAwRUAEKQOAAC7FgAwpQ4BAK8WACG-DgEArxYAIb8OAQCvFgAhwA4BAK8WACHBDgEArxYAIcIOAQCxFgAhww4BAK8WACHEDgIAtxYAIcUOAgC3FgAhxg5AALIWACHHDgIAtxYAIcgOQACyFgAhyQ5AALMWACHKDgEAsRYAIQbuDQAAzhkAIPANAADPGQAgwg4AAJIZACDGDgAAkhkAIMgOAACSGQAgyg4AAJIZACAT7g0AALwWACDwDQAAvRYAIKIOAAC7FgAwow4AAMEVABCkDgAAuxYAMKUOAQAAAAG-DgEArxYAIb8OAQCvFgAhwA4BAK8WACHBDgEArxYAIcIOAQCxFgAhww4BAK8WACHEDgIAtxYAIcUOAgC3FgAhxg5AALIWACHHDgIAtxYAIcgOQACyFgAhyQ5AALMWACHKDgEAsRYAIQMAAADBFQAgAwAAwhUAMAQAAMMVACAM7w0AALkWACCiDgAAtRYAMKMOAADFFQAQpA4AALUWADClDgQAuhYAIaYOAQCvFgAhpw5AALMWACGoDgIAthYAIakOAgC3FgAhqg4BALEWACGrDgAAuBYAIKwOAQCxFgAhBe8NAADNGQAgqA4AAJIZACCqDgAAkhkAIKsOAACSGQAgrA4AAJIZACAM7w0AALkWACCiDgAAtRYAMKMOAADFFQAQpA4AALUWADClDgQAAAABpg4BAK8WACGnDkAAsxYAIagOAgC2FgAhqQ4CALcWACGqDgEAsRYAIasOAAC4FgAgrA4BALEWACEDAAAAxRUAIAMAAMYVADAEAADHFQAgAQAAAMUVACABAAAAwRUAIAEAAAC_FQAgGM8BAACqFgAg8Q0AALQWACCiDgAArhYAMKMOAADMFQAQpA4AAK4WADClDgEArxYAIckOQACzFgAhyw4BAK8WACHMDgEArxYAIc0OAQCvFgAhzg4AAKoWACDPDiAAsBYAIdAOAQCvFgAh0Q4BALEWACHSDkAAshYAIdMOAQCxFgAh1A4BALEWACHVDiAAsBYAIdYOAQCxFgAh1w4gALAWACHYDkAAshYAIdkOIACwFgAh2g5AALIWACHbDkAAshYAIQnxDQAAzBkAINEOAACSGQAg0g4AAJIZACDTDgAAkhkAINQOAACSGQAg1g4AAJIZACDYDgAAkhkAINoOAACSGQAg2w4AAJIZACADAAAAzBUAIAMAAM0VADAEAAC_FQAgAwAAAMwVACADAADNFQAwBAAAvxUAIAMAAADMFQAgAwAAzRUAMAQAAL8VACAVzwEAAMkZACDxDQAAyxkAIKUOAQAAAAHJDkAAAAAByw4BAAAAAcwOAQAAAAHNDgEAAAABzg4AAMoZACDPDiAAAAAB0A4BAAAAAdEOAQAAAAHSDkAAAAAB0w4BAAAAAdQOAQAAAAHVDiAAAAAB1g4BAAAAAdcOIAAAAAHYDkAAAAAB2Q4gAAAAAdoOQAAAAAHbDkAAAAABAQgAANEVACAUzwEAAMkZACClDgEAAAAByQ5AAAAAAcsOAQAAAAHMDgEAAAABzQ4BAAAAAc4OAADKGQAgzw4gAAAAAdAOAQAAAAHRDgEAAAAB0g5AAAAAAdMOAQAAAAHUDgEAAAAB1Q4gAAAAAdYOAQAAAAHXDiAAAAAB2A5AAAAAAdkOIAAAAAHaDkAAAAAB2w5AAAAAAQEIAADTFQAwAQgAANMVADAVzwEAALkZACDxDQAAvBkAIKUOAQCdGQAhyQ5AAJkZACHLDgEAnRkAIcwOAQCdGQAhzQ4BAJ0ZACHODgAAuhkAIM8OIAC7GQAh0A4BAJ0ZACHRDgEAnBkAIdIOQAClGQAh0w4BAJwZACHUDgEAnBkAIdUOIAC7GQAh1g4BAJwZACHXDiAAuxkAIdgOQAClGQAh2Q4gALsZACHaDkAApRkAIdsOQAClGQAhAgAAAL8VACAIAADWFQAgFM8BAAC5GQAgpQ4BAJ0ZACHJDkAAmRkAIcsOAQCdGQAhzA4BAJ0ZACHNDgEAnRkAIc4OAAC6GQAgzw4gALsZACHQDgEAnRkAIdEOAQCcGQAh0g5AAKUZACHTDgEAnBkAIdQOAQCcGQAh1Q4gALsZACHWDgEAnBkAIdcOIAC7GQAh2A5AAKUZACHZDiAAuxkAIdoOQAClGQAh2w5AAKUZACECAAAAzBUAIAgAANgVACACAAAAzBUAIAgAANgVACADAAAAvxUAIA8AANEVACAQAADWFQAgAQAAAL8VACABAAAAzBUAIAsVAAC2GQAgFgAAuBkAIBcAALcZACDRDgAAkhkAINIOAACSGQAg0w4AAJIZACDUDgAAkhkAINYOAACSGQAg2A4AAJIZACDaDgAAkhkAINsOAACSGQAgF88BAACqFgAgog4AAKkWADCjDgAA3xUAEKQOAACpFgAwpQ4BAJAWACHJDkAAkRYAIcsOAQCQFgAhzA4BAJAWACHNDgEAkBYAIc4OAACqFgAgzw4gAKsWACHQDgEAkBYAIdEOAQCUFgAh0g5AAKYWACHTDgEAlBYAIdQOAQCUFgAh1Q4gAKsWACHWDgEAlBYAIdcOIACrFgAh2A5AAKYWACHZDiAAqxYAIdoOQACmFgAh2w5AAKYWACEDAAAAzBUAIAMAAN4VADAUAADfFQAgAwAAAMwVACADAADNFQAwBAAAvxUAIAEAAADDFQAgAQAAAMMVACADAAAAwRUAIAMAAMIVADAEAADDFQAgAwAAAMEVACADAADCFQAwBAAAwxUAIAMAAADBFQAgAwAAwhUAMAQAAMMVACAQ7g0AALQZACDwDQAAtRkAIKUOAQAAAAG-DgEAAAABvw4BAAAAAcAOAQAAAAHBDgEAAAABwg4BAAAAAcMOAQAAAAHEDgIAAAABxQ4CAAAAAcYOQAAAAAHHDgIAAAAByA5AAAAAAckOQAAAAAHKDgEAAAABAQgAAOcVACAOpQ4BAAAAAb4OAQAAAAG_DgEAAAABwA4BAAAAAcEOAQAAAAHCDgEAAAABww4BAAAAAcQOAgAAAAHFDgIAAAABxg5AAAAAAccOAgAAAAHIDkAAAAAByQ5AAAAAAcoOAQAAAAEBCAAA6RUAMAEIAADpFQAwEO4NAACmGQAg8A0AAKcZACClDgEAnRkAIb4OAQCdGQAhvw4BAJ0ZACHADgEAnRkAIcEOAQCdGQAhwg4BAJwZACHDDgEAnRkAIcQOAgCbGQAhxQ4CAJsZACHGDkAApRkAIccOAgCbGQAhyA5AAKUZACHJDkAAmRkAIcoOAQCcGQAhAgAAAMMVACAIAADsFQAgDqUOAQCdGQAhvg4BAJ0ZACG_DgEAnRkAIcAOAQCdGQAhwQ4BAJ0ZACHCDgEAnBkAIcMOAQCdGQAhxA4CAJsZACHFDgIAmxkAIcYOQAClGQAhxw4CAJsZACHIDkAApRkAIckOQACZGQAhyg4BAJwZACECAAAAwRUAIAgAAO4VACACAAAAwRUAIAgAAO4VACADAAAAwxUAIA8AAOcVACAQAADsFQAgAQAAAMMVACABAAAAwRUAIAkVAACgGQAgFgAAoxkAIBcAAKIZACAoAAChGQAgKQAApBkAIMIOAACSGQAgxg4AAJIZACDIDgAAkhkAIMoOAACSGQAgEaIOAAClFgAwow4AAPUVABCkDgAApRYAMKUOAQCQFgAhvg4BAJAWACG_DgEAkBYAIcAOAQCQFgAhwQ4BAJAWACHCDgEAlBYAIcMOAQCQFgAhxA4CAJMWACHFDgIAkxYAIcYOQACmFgAhxw4CAJMWACHIDkAAphYAIckOQACRFgAhyg4BAJQWACEDAAAAwRUAIAMAAPQVADAUAAD1FQAgAwAAAMEVACADAADCFQAwBAAAwxUAIAEAAADHFQAgAQAAAMcVACADAAAAxRUAIAMAAMYVADAEAADHFQAgAwAAAMUVACADAADGFQAwBAAAxxUAIAMAAADFFQAgAwAAxhUAMAQAAMcVACAJ7w0AAJ8ZACClDgQAAAABpg4BAAAAAacOQAAAAAGoDgIAAAABqQ4CAAAAAaoOAQAAAAGrDoAAAAABrA4BAAAAAQEIAAD9FQAgCKUOBAAAAAGmDgEAAAABpw5AAAAAAagOAgAAAAGpDgIAAAABqg4BAAAAAasOgAAAAAGsDgEAAAABAQgAAP8VADABCAAA_xUAMAnvDQAAnhkAIKUOBACYGQAhpg4BAJ0ZACGnDkAAmRkAIagOAgCaGQAhqQ4CAJsZACGqDgEAnBkAIasOgAAAAAGsDgEAnBkAIQIAAADHFQAgCAAAghYAIAilDgQAmBkAIaYOAQCdGQAhpw5AAJkZACGoDgIAmhkAIakOAgCbGQAhqg4BAJwZACGrDoAAAAABrA4BAJwZACECAAAAxRUAIAgAAIQWACACAAAAxRUAIAgAAIQWACADAAAAxxUAIA8AAP0VACAQAACCFgAgAQAAAMcVACABAAAAxRUAIAkVAACTGQAgFgAAlhkAIBcAAJUZACAoAACUGQAgKQAAlxkAIKgOAACSGQAgqg4AAJIZACCrDgAAkhkAIKwOAACSGQAgC6IOAACOFgAwow4AAIsWABCkDgAAjhYAMKUOBACPFgAhpg4BAJAWACGnDkAAkRYAIagOAgCSFgAhqQ4CAJMWACGqDgEAlBYAIasOAACVFgAgrA4BAJQWACEDAAAAxRUAIAMAAIoWADAUAACLFgAgAwAAAMUVACADAADGFQAwBAAAxxUAIAuiDgAAjhYAMKMOAACLFgAQpA4AAI4WADClDgQAjxYAIaYOAQCQFgAhpw5AAJEWACGoDgIAkhYAIakOAgCTFgAhqg4BAJQWACGrDgAAlRYAIKwOAQCUFgAhDRUAAJsWACAWAACkFgAgFwAApBYAICgAAJwWACApAACkFgAgrQ4EAAAAAbQOBAAAAAG1DgQAAAABtg4EAAAAAbcOBAAAAAG4DgQAoxYAIbkOBAAAAAS6DgQAAAAEDhUAAJsWACAWAACiFgAgFwAAohYAIK0OAQAAAAG0DgEAAAABtQ4BAAAAAbYOAQAAAAG3DgEAAAABuA4BAKEWACG5DgEAAAAEug4BAAAABLsOAQAAAAG8DgEAAAABvQ4BAAAAAQsVAACbFgAgFgAAoBYAIBcAAKAWACCtDkAAAAABtA5AAAAAAbUOQAAAAAG2DkAAAAABtw5AAAAAAbgOQACfFgAhuQ5AAAAABLoOQAAAAAQNFQAAlhYAIBYAAJYWACAXAACWFgAgKAAAnhYAICkAAJYWACCtDgIAAAABtA4CAAAAAbUOAgAAAAG2DgIAAAABtw4CAAAAAbgOAgCdFgAhuQ4CAAAABboOAgAAAAUNFQAAmxYAIBYAAJsWACAXAACbFgAgKAAAnBYAICkAAJsWACCtDgIAAAABtA4CAAAAAbUOAgAAAAG2DgIAAAABtw4CAAAAAbgOAgCaFgAhuQ4CAAAABLoOAgAAAAQOFQAAlhYAIBYAAJkWACAXAACZFgAgrQ4BAAAAAbQOAQAAAAG1DgEAAAABtg4BAAAAAbcOAQAAAAG4DgEAmBYAIbkOAQAAAAW6DgEAAAAFuw4BAAAAAbwOAQAAAAG9DgEAAAABDxUAAJYWACAWAACXFgAgFwAAlxYAIK0OgAAAAAGuDgEAAAABrw4BAAAAAbAOAQAAAAGxDoAAAAABsg6AAAAAAbMOgAAAAAG0DoAAAAABtQ6AAAAAAbYOgAAAAAG3DoAAAAABuA6AAAAAAQitDgIAAAABtA4CAAAAAbUOAgAAAAG2DgIAAAABtw4CAAAAAbgOAgCWFgAhuQ4CAAAABboOAgAAAAUMrQ6AAAAAAa4OAQAAAAGvDgEAAAABsA4BAAAAAbEOgAAAAAGyDoAAAAABsw6AAAAAAbQOgAAAAAG1DoAAAAABtg6AAAAAAbcOgAAAAAG4DoAAAAABDhUAAJYWACAWAACZFgAgFwAAmRYAIK0OAQAAAAG0DgEAAAABtQ4BAAAAAbYOAQAAAAG3DgEAAAABuA4BAJgWACG5DgEAAAAFug4BAAAABbsOAQAAAAG8DgEAAAABvQ4BAAAAAQutDgEAAAABtA4BAAAAAbUOAQAAAAG2DgEAAAABtw4BAAAAAbgOAQCZFgAhuQ4BAAAABboOAQAAAAW7DgEAAAABvA4BAAAAAb0OAQAAAAENFQAAmxYAIBYAAJsWACAXAACbFgAgKAAAnBYAICkAAJsWACCtDgIAAAABtA4CAAAAAbUOAgAAAAG2DgIAAAABtw4CAAAAAbgOAgCaFgAhuQ4CAAAABLoOAgAAAAQIrQ4CAAAAAbQOAgAAAAG1DgIAAAABtg4CAAAAAbcOAgAAAAG4DgIAmxYAIbkOAgAAAAS6DgIAAAAECK0OCAAAAAG0DggAAAABtQ4IAAAAAbYOCAAAAAG3DggAAAABuA4IAJwWACG5DggAAAAEug4IAAAABA0VAACWFgAgFgAAlhYAIBcAAJYWACAoAACeFgAgKQAAlhYAIK0OAgAAAAG0DgIAAAABtQ4CAAAAAbYOAgAAAAG3DgIAAAABuA4CAJ0WACG5DgIAAAAFug4CAAAABQitDggAAAABtA4IAAAAAbUOCAAAAAG2DggAAAABtw4IAAAAAbgOCACeFgAhuQ4IAAAABboOCAAAAAULFQAAmxYAIBYAAKAWACAXAACgFgAgrQ5AAAAAAbQOQAAAAAG1DkAAAAABtg5AAAAAAbcOQAAAAAG4DkAAnxYAIbkOQAAAAAS6DkAAAAAECK0OQAAAAAG0DkAAAAABtQ5AAAAAAbYOQAAAAAG3DkAAAAABuA5AAKAWACG5DkAAAAAEug5AAAAABA4VAACbFgAgFgAAohYAIBcAAKIWACCtDgEAAAABtA4BAAAAAbUOAQAAAAG2DgEAAAABtw4BAAAAAbgOAQChFgAhuQ4BAAAABLoOAQAAAAS7DgEAAAABvA4BAAAAAb0OAQAAAAELrQ4BAAAAAbQOAQAAAAG1DgEAAAABtg4BAAAAAbcOAQAAAAG4DgEAohYAIbkOAQAAAAS6DgEAAAAEuw4BAAAAAbwOAQAAAAG9DgEAAAABDRUAAJsWACAWAACkFgAgFwAApBYAICgAAJwWACApAACkFgAgrQ4EAAAAAbQOBAAAAAG1DgQAAAABtg4EAAAAAbcOBAAAAAG4DgQAoxYAIbkOBAAAAAS6DgQAAAAECK0OBAAAAAG0DgQAAAABtQ4EAAAAAbYOBAAAAAG3DgQAAAABuA4EAKQWACG5DgQAAAAEug4EAAAABBGiDgAApRYAMKMOAAD1FQAQpA4AAKUWADClDgEAkBYAIb4OAQCQFgAhvw4BAJAWACHADgEAkBYAIcEOAQCQFgAhwg4BAJQWACHDDgEAkBYAIcQOAgCTFgAhxQ4CAJMWACHGDkAAphYAIccOAgCTFgAhyA5AAKYWACHJDkAAkRYAIcoOAQCUFgAhCxUAAJYWACAWAACoFgAgFwAAqBYAIK0OQAAAAAG0DkAAAAABtQ5AAAAAAbYOQAAAAAG3DkAAAAABuA5AAKcWACG5DkAAAAAFug5AAAAABQsVAACWFgAgFgAAqBYAIBcAAKgWACCtDkAAAAABtA5AAAAAAbUOQAAAAAG2DkAAAAABtw5AAAAAAbgOQACnFgAhuQ5AAAAABboOQAAAAAUIrQ5AAAAAAbQOQAAAAAG1DkAAAAABtg5AAAAAAbcOQAAAAAG4DkAAqBYAIbkOQAAAAAW6DkAAAAAFF88BAACqFgAgog4AAKkWADCjDgAA3xUAEKQOAACpFgAwpQ4BAJAWACHJDkAAkRYAIcsOAQCQFgAhzA4BAJAWACHNDgEAkBYAIc4OAACqFgAgzw4gAKsWACHQDgEAkBYAIdEOAQCUFgAh0g5AAKYWACHTDgEAlBYAIdQOAQCUFgAh1Q4gAKsWACHWDgEAlBYAIdcOIACrFgAh2A5AAKYWACHZDiAAqxYAIdoOQACmFgAh2w5AAKYWACEErQ4BAAAABdwOAQAAAAHdDgEAAAAE3g4BAAAABAUVAACbFgAgFgAArRYAIBcAAK0WACCtDiAAAAABuA4gAKwWACEFFQAAmxYAIBYAAK0WACAXAACtFgAgrQ4gAAAAAbgOIACsFgAhAq0OIAAAAAG4DiAArRYAIRjPAQAAqhYAIPENAAC0FgAgog4AAK4WADCjDgAAzBUAEKQOAACuFgAwpQ4BAK8WACHJDkAAsxYAIcsOAQCvFgAhzA4BAK8WACHNDgEArxYAIc4OAACqFgAgzw4gALAWACHQDgEArxYAIdEOAQCxFgAh0g5AALIWACHTDgEAsRYAIdQOAQCxFgAh1Q4gALAWACHWDgEAsRYAIdcOIACwFgAh2A5AALIWACHZDiAAsBYAIdoOQACyFgAh2w5AALIWACELrQ4BAAAAAbQOAQAAAAG1DgEAAAABtg4BAAAAAbcOAQAAAAG4DgEAohYAIbkOAQAAAAS6DgEAAAAEuw4BAAAAAbwOAQAAAAG9DgEAAAABAq0OIAAAAAG4DiAArRYAIQutDgEAAAABtA4BAAAAAbUOAQAAAAG2DgEAAAABtw4BAAAAAbgOAQCZFgAhuQ4BAAAABboOAQAAAAW7DgEAAAABvA4BAAAAAb0OAQAAAAEIrQ5AAAAAAbQOQAAAAAG1DkAAAAABtg5AAAAAAbcOQAAAAAG4DkAAqBYAIbkOQAAAAAW6DkAAAAAFCK0OQAAAAAG0DkAAAAABtQ5AAAAAAbYOQAAAAAG3DkAAAAABuA5AAKAWACG5DkAAAAAEug5AAAAABAPfDgAAwRUAIOAOAADBFQAg4Q4AAMEVACAM7w0AALkWACCiDgAAtRYAMKMOAADFFQAQpA4AALUWADClDgQAuhYAIaYOAQCvFgAhpw5AALMWACGoDgIAthYAIakOAgC3FgAhqg4BALEWACGrDgAAuBYAIKwOAQCxFgAhCK0OAgAAAAG0DgIAAAABtQ4CAAAAAbYOAgAAAAG3DgIAAAABuA4CAJYWACG5DgIAAAAFug4CAAAABQitDgIAAAABtA4CAAAAAbUOAgAAAAG2DgIAAAABtw4CAAAAAbgOAgCbFgAhuQ4CAAAABLoOAgAAAAQMrQ6AAAAAAa4OAQAAAAGvDgEAAAABsA4BAAAAAbEOgAAAAAGyDoAAAAABsw6AAAAAAbQOgAAAAAG1DoAAAAABtg6AAAAAAbcOgAAAAAG4DoAAAAABFe4NAAC8FgAg8A0AAL0WACCiDgAAuxYAMKMOAADBFQAQpA4AALsWADClDgEArxYAIb4OAQCvFgAhvw4BAK8WACHADgEArxYAIcEOAQCvFgAhwg4BALEWACHDDgEArxYAIcQOAgC3FgAhxQ4CALcWACHGDkAAshYAIccOAgC3FgAhyA5AALIWACHJDkAAsxYAIcoOAQCxFgAhhBIAAMEVACCFEgAAwRUAIAitDgQAAAABtA4EAAAAAbUOBAAAAAG2DgQAAAABtw4EAAAAAbgOBACkFgAhuQ4EAAAABLoOBAAAAAQT7g0AALwWACDwDQAAvRYAIKIOAAC7FgAwow4AAMEVABCkDgAAuxYAMKUOAQCvFgAhvg4BAK8WACG_DgEArxYAIcAOAQCvFgAhwQ4BAK8WACHCDgEAsRYAIcMOAQCvFgAhxA4CALcWACHFDgIAtxYAIcYOQACyFgAhxw4CALcWACHIDkAAshYAIckOQACzFgAhyg4BALEWACEazwEAAKoWACDxDQAAtBYAIKIOAACuFgAwow4AAMwVABCkDgAArhYAMKUOAQCvFgAhyQ5AALMWACHLDgEArxYAIcwOAQCvFgAhzQ4BAK8WACHODgAAqhYAIM8OIACwFgAh0A4BAK8WACHRDgEAsRYAIdIOQACyFgAh0w4BALEWACHUDgEAsRYAIdUOIACwFgAh1g4BALEWACHXDiAAsBYAIdgOQACyFgAh2Q4gALAWACHaDkAAshYAIdsOQACyFgAhhBIAAMwVACCFEgAAzBUAIAPfDgAAxRUAIOAOAADFFQAg4Q4AAMUVACALCAAAvxYAIKIOAAC-FgAwow4AALwVABCkDgAAvhYAMKUOBACPFgAhvw4BAJQWACHADgEAkBYAIckOQACRFgAhyg4BAJQWACHiDiAAqxYAIeMOAQCUFgAhDxUAAJsWACAWAADAFgAgFwAAwBYAIK0OgAAAAAGuDgEAAAABrw4BAAAAAbAOAQAAAAGxDoAAAAABsg6AAAAAAbMOgAAAAAG0DoAAAAABtQ6AAAAAAbYOgAAAAAG3DoAAAAABuA6AAAAAAQytDoAAAAABrg4BAAAAAa8OAQAAAAGwDgEAAAABsQ6AAAAAAbIOgAAAAAGzDoAAAAABtA6AAAAAAbUOgAAAAAG2DoAAAAABtw6AAAAAAbgOgAAAAAELCAAAwhYAIKIOAADBFgAwow4AAKkVABCkDgAAwRYAMKUOBAC6FgAhvw4BALEWACHADgEArxYAIckOQACzFgAhyg4BALEWACHiDiAAsBYAIeMOAQCxFgAhDK0OgAAAAAGuDgEAAAABrw4BAAAAAbAOAQAAAAGxDoAAAAABsg6AAAAAAbMOgAAAAAG0DoAAAAABtQ6AAAAAAbYOgAAAAAG3DoAAAAABuA6AAAAAAQaiDgAAwxYAMKMOAACjFQAQpA4AAMMWADDJDkAAkRYAIeQOAQCQFgAh5Q4BAJQWACEGog4AAMQWADCjDgAAkBUAEKQOAADEFgAwyQ5AALMWACHkDgEArxYAIeUOAQCxFgAhFIkJAQCQFgAhog4AAMUWADCjDgAAihUAEKQOAADFFgAwpw4EAI8WACHmDgQAjxYAIecOBACPFgAh6A4CAJMWACHpDgIAkxYAIeoOIADGFgAh6w4gAMYWACHsDgEAkBYAIe0OAAHHFgAh7g4AAcgWACHvDgAByBYAIfAOAAHIFgAh8Q4AAcgWACHyDhAAyRYAIfMOEADJFgAh9A4QAMkWACEFFQAAlhYAIBYAANEWACAXAADRFgAgrQ4gAAAAAbgOIADQFgAhBxUAAJsWACAWAADPFgAgFwAAzxYAIK0OAAEAAAG4DgABzhYAIbkOAAEAAAS6DgABAAAEBxUAAJYWACAWAADNFgAgFwAAzRYAIK0OAAEAAAG4DgABzBYAIbkOAAEAAAW6DgABAAAFDRUAAJYWACAWAADLFgAgFwAAyxYAICgAAMsWACApAADLFgAgrQ4QAAAAAbQOEAAAAAG1DhAAAAABtg4QAAAAAbcOEAAAAAG4DhAAyhYAIbkOEAAAAAW6DhAAAAAFDRUAAJYWACAWAADLFgAgFwAAyxYAICgAAMsWACApAADLFgAgrQ4QAAAAAbQOEAAAAAG1DhAAAAABtg4QAAAAAbcOEAAAAAG4DhAAyhYAIbkOEAAAAAW6DhAAAAAFCK0OEAAAAAG0DhAAAAABtQ4QAAAAAbYOEAAAAAG3DhAAAAABuA4QAMsWACG5DhAAAAAFug4QAAAABQcVAACWFgAgFgAAzRYAIBcAAM0WACCtDgABAAABuA4AAcwWACG5DgABAAAFug4AAQAABQStDgABAAABuA4AAc0WACG5DgABAAAFug4AAQAABQcVAACbFgAgFgAAzxYAIBcAAM8WACCtDgABAAABuA4AAc4WACG5DgABAAAEug4AAQAABAStDgABAAABuA4AAc8WACG5DgABAAAEug4AAQAABAUVAACWFgAgFgAA0RYAIBcAANEWACCtDiAAAAABuA4gANAWACECrQ4gAAAAAbgOIADRFgAhFIkJAQCvFgAhog4AANIWADCjDgAA9xQAEKQOAADSFgAwpw4EALoWACHmDgQAuhYAIecOBAC6FgAh6A4CALcWACHpDgIAtxYAIeoOIADTFgAh6w4gANMWACHsDgEArxYAIe0OAAHUFgAh7g4AAdUWACHvDgAB1RYAIfAOAAHVFgAh8Q4AAdUWACHyDhAA1hYAIfMOEADWFgAh9A4QANYWACECrQ4gAAAAAbgOIADRFgAhBK0OAAEAAAG4DgABzxYAIbkOAAEAAAS6DgABAAAEBK0OAAEAAAG4DgABzRYAIbkOAAEAAAW6DgABAAAFCK0OEAAAAAG0DhAAAAABtQ4QAAAAAbYOEAAAAAG3DhAAAAABuA4QAMsWACG5DhAAAAAFug4QAAAABQaJCQEAAAAB5g4EAAAAAecOBAAAAAHpDgIAAAAB7A4BAAAAAe0OAAEAAAEFog4AANgWADCjDgAA8RQAEKQOAADYFgAw9g4BAJAWACH3DkAAphYAIQacDQAA2hYAIKIOAADZFgAwow4AAN4UABCkDgAA2RYAMPYOAQCvFgAh9w5AALIWACED3w4AAMIUACDgDgAAwhQAIOEOAADCFAAgDPANAgCTFgAhog4AANsWADCjDgAA2BQAEKQOAADbFgAwxw4BAJQWACHkDgEAkBYAIeYOBACPFgAh9g4BAJAWACH4DgIAkxYAIfkOQACRFgAh-g5AAJEWACH7DgAAlRYAIA2dDQAA3RYAIPANAgC3FgAhog4AANwWADCjDgAAwhQAEKQOAADcFgAwxw4BALEWACHkDgEArxYAIeYOBAC6FgAh9g4BAK8WACH4DgIAtxYAIfkOQACzFgAh-g5AALMWACH7DgAAuBYAIAicDQAA2hYAIKIOAADZFgAwow4AAN4UABCkDgAA2RYAMPYOAQCvFgAh9w5AALIWACGEEgAA3hQAIIUSAADeFAAgAuQOAQAAAAHmDgQAAAABBqIOAADfFgAwow4AAL0UABCkDgAA3xYAMMkOQACRFgAhyw4BAJAWACHkDgEAkBYAIQaiDgAA4BYAMKMOAACqFAAQpA4AAOAWADDJDkAAsxYAIcsOAQCvFgAh5A4BAK8WACECyw4BAAAAAeQOAQAAAAEWog4AAOIWADCjDgAApBQAEKQOAADiFgAwqg4BAJQWACHJDkAAkRYAIeQOAQCQFgAh5g4EAI8WACH-DgEAkBYAIf8OAgCTFgAhgA8gAKsWACGBDwIAkxYAIYIPAACqFgAggw8gAKsWACGEDwEAlBYAIYUPBADjFgAhhg8EAOMWACGHDwAAvxYAIIgPQACmFgAhiQ9AAKYWACGKDwQA4xYAIYsPBADjFgAhjA9AAJEWACENFQAAlhYAIBYAAOUWACAXAADlFgAgKAAAnhYAICkAAOUWACCtDgQAAAABtA4EAAAAAbUOBAAAAAG2DgQAAAABtw4EAAAAAbgOBADkFgAhuQ4EAAAABboOBAAAAAUNFQAAlhYAIBYAAOUWACAXAADlFgAgKAAAnhYAICkAAOUWACCtDgQAAAABtA4EAAAAAbUOBAAAAAG2DgQAAAABtw4EAAAAAbgOBADkFgAhuQ4EAAAABboOBAAAAAUIrQ4EAAAAAbQOBAAAAAG1DgQAAAABtg4EAAAAAbcOBAAAAAG4DgQA5RYAIbkOBAAAAAW6DgQAAAAFFqIOAADmFgAwow4AAJEUABCkDgAA5hYAMKoOAQCxFgAhyQ5AALMWACHkDgEArxYAIeYOBAC6FgAh_g4BAK8WACH_DgIAtxYAIYAPIACwFgAhgQ8CALcWACGCDwAAqhYAIIMPIACwFgAhhA8BALEWACGFDwQA5xYAIYYPBADnFgAhhw8AAMIWACCID0AAshYAIYkPQACyFgAhig8EAOcWACGLDwQA5xYAIYwPQACzFgAhCK0OBAAAAAG0DgQAAAABtQ4EAAAAAbYOBAAAAAG3DgQAAAABuA4EAOUWACG5DgQAAAAFug4EAAAABQLkDgEAAAAB5g4EAAAAAQaiDgAA6RYAMKMOAACLFAAQpA4AAOkWADDJDkAAkRYAIeQOAQCQFgAhjQ8BAJAWACEGog4AAOoWADCjDgAA-BMAEKQOAADqFgAwyQ5AALMWACHkDgEArxYAIY0PAQCvFgAhBaIOAADrFgAwow4AAPITABCkDgAA6xYAMKUOBACPFgAhjQ8BAJAWACEFog4AAOwWADCjDgAA3xMAEKQOAADsFgAwpQ4EALoWACGNDwEArxYAIQmiDgAA7RYAMKMOAADZEwAQpA4AAO0WADDmDgQAjxYAIY4PAQCQFgAhjw8BAJAWACGQDxAA7hYAIZEPAQCQFgAhkg8EAI8WACENFQAAmxYAIBYAAPAWACAXAADwFgAgKAAA8BYAICkAAPAWACCtDhAAAAABtA4QAAAAAbUOEAAAAAG2DhAAAAABtw4QAAAAAbgOEADvFgAhuQ4QAAAABLoOEAAAAAQNFQAAmxYAIBYAAPAWACAXAADwFgAgKAAA8BYAICkAAPAWACCtDhAAAAABtA4QAAAAAbUOEAAAAAG2DhAAAAABtw4QAAAAAbgOEADvFgAhuQ4QAAAABLoOEAAAAAQIrQ4QAAAAAbQOEAAAAAG1DhAAAAABtg4QAAAAAbcOEAAAAAG4DhAA8BYAIbkOEAAAAAS6DhAAAAAECaIOAADxFgAwow4AAMYTABCkDgAA8RYAMOYOBAC6FgAhjg8BAK8WACGPDwEArxYAIZAPEADyFgAhkQ8BAK8WACGSDwQAuhYAIQitDhAAAAABtA4QAAAAAbUOEAAAAAG2DhAAAAABtw4QAAAAAbgOEADwFgAhuQ4QAAAABLoOEAAAAAQF5g4EAAAAAY4PAQAAAAGPDwEAAAABkA8QAAAAAZEPAQAAAAEJog4AAPQWADCjDgAAwBMAEKQOAAD0FgAw5g4EAI8WACGNDwEAkBYAIY4PAQCQFgAhlA8CAJMWACGVDxAA7hYAIZYPEADuFgAhCaIOAAD1FgAwow4AAK0TABCkDgAA9RYAMOYOBAC6FgAhjQ8BAK8WACGODwEArxYAIZQPAgC3FgAhlQ8QAPIWACGWDxAA8hYAIQPmDgQAAAABjQ8BAAAAAY4PAQAAAAEI9AcBAJAWACGiDgAA9xYAMKMOAACnEwAQpA4AAPcWADDmDgQAjxYAIY0PAQCQFgAhmA8QAO4WACGZDxAA7hYAIQj0BwEArxYAIaIOAAD4FgAwow4AAJQTABCkDgAA-BYAMOYOBAC6FgAhjQ8BAK8WACGYDxAA8hYAIZkPEADyFgAhA_QHAQAAAAHmDgQAAAABjQ8BAAAAAQyJCQEAkBYAIaIOAAD6FgAwow4AAI4TABCkDgAA-hYAMKcOBACPFgAh5g4EAI8WACHnDgQAjxYAIegOAgCTFgAh6Q4CAJMWACGNDwEAkBYAIZUPEADuFgAhlg8QAO4WACEMiQkBAK8WACGiDgAA-xYAMKMOAAD7EgAQpA4AAPsWADCnDgQAuhYAIeYOBAC6FgAh5w4EALoWACHoDgIAtxYAIekOAgC3FgAhjQ8BAK8WACGVDxAA8hYAIZYPEADyFgAhBokJAQAAAAGnDgQAAAAB5g4EAAAAAecOBAAAAAHoDgIAAAAB6Q4CAAAAAQqiDgAA_RYAMKMOAAD1EgAQpA4AAP0WADCnDgQAjxYAIeYOBACPFgAh5w4EAI8WACGcDwQAjxYAIZ0PBACPFgAhng8EAI8WACGfDwEAkBYAIQqiDgAA_hYAMKMOAADiEgAQpA4AAP4WADCnDgQAuhYAIeYOBAC6FgAh5w4EALoWACGcDwQAuhYAIZ0PBAC6FgAhng8EALoWACGfDwEArxYAIQmiDgAA_xYAMKMOAADcEgAQpA4AAP8WADClDgEAkBYAIacOQACRFgAh7A4BAJAWACGgDwEAkBYAIaEPAQCQFgAhog9AAKYWACEJog4AAIAXADCjDgAAyRIAEKQOAACAFwAwpQ4BAK8WACGnDkAAsxYAIewOAQCvFgAhoA8BAK8WACGhDwEArxYAIaIPQACyFgAhAuwOAQAAAAGgDwEAAAABBtcFAQCQFgAhog4AAIIXADCjDgAAwxIAEKQOAACCFwAwpA9AAJEWACGlD0AAkRYAIQbXBQEArxYAIaIOAACDFwAwow4AALASABCkDgAAgxcAMKQPQACzFgAhpQ9AALMWACEC1wUBAAAAAaQPQAAAAAEH1wUBAJAWACGiDgAAhRcAMKMOAACqEgAQpA4AAIUXADCnDkAAkRYAIeQOAQCQFgAhpw8gAKsWACEH1wUBAK8WACGiDgAAhhcAMKMOAACXEgAQpA4AAIYXADCnDkAAsxYAIeQOAQCvFgAhpw8gALAWACED1wUBAAAAAacOQAAAAAHkDgEAAAABE6IOAACIFwAwow4AAJESABCkDgAAiBcAMKoOAQCUFgAh2A5AAKYWACH6DkAAkRYAIYQPAQCQFgAhpQ9AAKYWACGpDwEAkBYAIaoPQACmFgAhqw9AAKYWACGsD0AAphYAIa0PAgCTFgAhrg8CAJMWACGvDwEAlBYAIbAPAQCUFgAhsQ8BAJQWACGyDwIAkhYAIbMPAQCUFgAhE6IOAACJFwAwow4AAP4RABCkDgAAiRcAMKoOAQCxFgAh2A5AALIWACH6DkAAsxYAIYQPAQCvFgAhpQ9AALIWACGpDwEArxYAIaoPQACyFgAhqw9AALIWACGsD0AAshYAIa0PAgC3FgAhrg8CALcWACGvDwEAsRYAIbAPAQCxFgAhsQ8BALEWACGyDwIAthYAIbMPAQCxFgAhCqIOAACKFwAwow4AAPgRABCkDgAAihcAMKoOAQCUFgAhzg4CAJMWACG0DwEAkBYAIbUPQACRFgAhtg8CAJMWACG3D0AAphYAIbgPAACVFgAgCqIOAACLFwAwow4AAOURABCkDgAAixcAMKoOAQCxFgAhzg4CALcWACG0DwEArxYAIbUPQACzFgAhtg8CALcWACG3D0AAshYAIbgPAAC4FgAgCqIOAACMFwAwow4AAN8RABCkDgAAjBcAMKUOBACPFgAhtA8BAJAWACG5D0AAkRYAIboPQACRFgAhuw9AAKYWACG8D0AAphYAIb0PAACVFgAgCqIOAACNFwAwow4AAMwRABCkDgAAjRcAMKUOBAC6FgAhtA8BAK8WACG5D0AAsxYAIboPQACzFgAhuw9AALIWACG8D0AAshYAIb0PAAC4FgAgB4kJAQCQFgAhog4AAI4XADCjDgAAxhEAEKQOAACOFwAwvg8BAJAWACG_DwEAlBYAIcAPBADjFgAhB4kJAQCvFgAhog4AAI8XADCjDgAAsxEAEKQOAACPFwAwvg8BAK8WACG_DwEAsRYAIcAPBADnFgAhB6IOAACQFwAwow4AAK0RABCkDgAAkBcAMOYOBACPFgAh-g5AAJEWACGNDwEAkBYAIcEPQACRFgAhB6IOAACRFwAwow4AAJoRABCkDgAAkRcAMOYOBAC6FgAh-g5AALMWACGNDwEArxYAIcEPQACzFgAhAuYOBAAAAAGNDwEAAAABFKIOAACTFwAwow4AAJQRABCkDgAAkxcAMOYOBACPFgAhjQ8BAJAWACGVDwIAkxYAIaQPQACRFgAhvg8BAJAWACHDD0AAkRYAIcQPAgCTFgAhxQ8CAJMWACHGDwIAkxYAIccPAgCTFgAhyA8CAJMWACHJDwIAkxYAIcoPAgCTFgAhyw8CAJMWACHMDyAAqxYAIc0PAQCQFgAhzg9AAJEWACEUog4AAJQXADCjDgAAgREAEKQOAACUFwAw5g4EALoWACGNDwEArxYAIZUPAgC3FgAhpA9AALMWACG-DwEArxYAIcMPQACzFgAhxA8CALcWACHFDwIAtxYAIcYPAgC3FgAhxw8CALcWACHIDwIAtxYAIckPAgC3FgAhyg8CALcWACHLDwIAtxYAIcwPIACwFgAhzQ8BAK8WACHOD0AAsxYAIQPmDgQAAAABjQ8BAAAAAaQPQAAAAAEHog4AAJYXADCjDgAA-xAAEKQOAACWFwAwpQ4CAJMWACHQDwEAkBYAIdEPAAC_FgAg0g9AAJEWACEHog4AAJcXADCjDgAA6BAAEKQOAACXFwAwpQ4CALcWACHQDwEArxYAIdEPAADCFgAg0g9AALMWACEGpQMBAJAWACGiDgAAmBcAMKMOAADiEAAQpA4AAJgXADClDgQAjxYAIacOQACRFgAhBqUDAQCvFgAhog4AAJkXADCjDgAAzxAAEKQOAACZFwAwpQ4EALoWACGnDkAAsxYAIRCiDgAAmhcAMKMOAADJEAAQpA4AAJoXADClDgQAjxYAIacOQACRFgAh5g4EAI8WACHnDgQA4xYAIY0PAQCQFgAhvg8BAJAWACHTDwAAmxcAINQPAACbFwAg1Q8gAKsWACHWDyAAqxYAIdcPBACPFgAh2A8EAI8WACHZDwQA4xYAIQStDgIAAAAF3A4CAAAAAd0OAgAAAATeDgIAAAAEEKIOAACcFwAwow4AALYQABCkDgAAnBcAMKUOBAC6FgAhpw5AALMWACHmDgQAuhYAIecOBADnFgAhjQ8BAK8WACG-DwEArxYAIdMPAACbFwAg1A8AAJsXACDVDyAAsBYAIdYPIACwFgAh1w8EALoWACHYDwQAuhYAIdkPBADnFgAhBqIOAACdFwAwow4AALAQABCkDgAAnRcAMI0PAQCQFgAh2g8AAccWACHbDwABxxYAIQaiDgAAnhcAMKMOAACdEAAQpA4AAJ4XADCNDwEArxYAIdoPAAHUFgAh2w8AAdQWACECjQ8BAAAAAdoPAAEAAAEaog4AAKAXADCjDgAAlxAAEKQOAACgFwAwww4BAJAWACHmDgQAjxYAIY0PAQCQFgAhlQ8CAJMWACHEDwIAkxYAIcUPAgCTFgAhxg8CAJMWACHHDwIAkxYAIcgPAgCTFgAhyQ8CAJMWACHKDwIAkxYAIcsPAgCTFgAhzA8gAKsWACHNDwEAkBYAIdoPAAHHFgAh3Q8AAL8WACDeDwEAkBYAId8PAQCQFgAh4A8AAccWACHhDwQAjxYAIeIPBADjFgAh4w8AAJsXACDkD0AAkRYAIRqiDgAAoRcAMKMOAACEEAAQpA4AAKEXADDDDgEArxYAIeYOBAC6FgAhjQ8BAK8WACGVDwIAtxYAIcQPAgC3FgAhxQ8CALcWACHGDwIAtxYAIccPAgC3FgAhyA8CALcWACHJDwIAtxYAIcoPAgC3FgAhyw8CALcWACHMDyAAsBYAIc0PAQCvFgAh2g8AAdQWACHdDwAAwhYAIN4PAQCvFgAh3w8BAK8WACHgDwAB1BYAIeEPBAC6FgAh4g8EAOcWACHjDwAAmxcAIOQPQACzFgAhAuYOBAAAAAGNDwEAAAABC6IOAACjFwAwow4AAP4PABCkDgAAoxcAMOYOBACPFgAh5Q8BAJAWACHmDwQAjxYAIecPAQCQFgAh6A8AAKoWACDpDwIAkxYAIeoPQACRFgAh6w9AAKYWACELog4AAKQXADCjDgAA6w8AEKQOAACkFwAw5g4EALoWACHlDwEArxYAIeYPBAC6FgAh5w8BAK8WACHoDwAAqhYAIOkPAgC3FgAh6g9AALMWACHrD0AAshYAIQPmDgQAAAAB5Q8BAAAAAeYPBAAAAAEHog4AAKYXADCjDgAA5Q8AEKQOAACmFwAwyQ5AAJEWACHLDgEAkBYAIe0OAQCQFgAhqQ8BAJAWACEHog4AAKcXADCjDgAA0g8AEKQOAACnFwAwyQ5AALMWACHLDgEArxYAIe0OAQCvFgAhqQ8BAK8WACEIog4AAKgXADCjDgAAzA8AEKQOAACoFwAwyQ5AAJEWACHtDwEAkBYAIe4PAQCQFgAh7w8BAJAWACHwD0AAphYAIQiiDgAAqRcAMKMOAAC5DwAQpA4AAKkXADDJDkAAsxYAIe0PAQCvFgAh7g8BAK8WACHvDwEArxYAIfAPQACyFgAhBqIOAACqFwAwow4AALMPABCkDgAAqhcAMMkOQACRFgAh5A4BAJAWACHvDwEAkBYAIQaiDgAAqxcAMKMOAACgDwAQpA4AAKsXADDJDkAAsxYAIeQOAQCvFgAh7w8BAK8WACEOog4AAKwXADCjDgAAmg8AEKQOAACsFwAwyQ5AAJEWACHLDgEAlBYAIeYOBACPFgAhqQ8BAJAWACHmDxAA7hYAIfEPAQCQFgAh8g8QAO4WACHzDwEAkBYAIfQPQACRFgAh9Q8BAJQWACH2DwAAqhYAIA6iDgAArRcAMKMOAACHDwAQpA4AAK0XADDJDkAAsxYAIcsOAQCxFgAh5g4EALoWACGpDwEArxYAIeYPEADyFgAh8Q8BAK8WACHyDxAA8hYAIfMPAQCvFgAh9A9AALMWACH1DwEAsRYAIfYPAACqFgAgBqIOAACuFwAwow4AAIEPABCkDgAArhcAMOYOBACPFgAh5w4EAI8WACH3DwEAkBYAIQaiDgAArxcAMKMOAADuDgAQpA4AAK8XADDmDgQAuhYAIecOBAC6FgAh9w8BAK8WACEOog4AALAXADCjDgAA6A4AEKQOAACwFwAw5A4BAJAWACHmDgQAjxYAIecOBACPFgAh6Q4CAJMWACHtDgEAkBYAIf4OAQCQFgAhqQ8BAJAWACH0D0AAkRYAIfcPAQCQFgAh-A8QAO4WACH5D0AAkRYAIQ6iDgAAsRcAMKMOAADVDgAQpA4AALEXADDkDgEArxYAIeYOBAC6FgAh5w4EALoWACHpDgIAtxYAIe0OAQCvFgAh_g4BAK8WACGpDwEArxYAIfQPQACzFgAh9w8BAK8WACH4DxAA8hYAIfkPQACzFgAhA-YOBAAAAAHpDgIAAAAB7Q4BAAAAAQ6iDgAAsxcAMKMOAADPDgAQpA4AALMXADDkDgEAkBYAIfkOQACmFgAhpw8gAKsWACH7DwEAkBYAIfwPQACRFgAh_Q8gAKsWACH-DwEAlBYAIf8PQACmFgAhgBBAAKYWACGBEEAAphYAIYIQAACVFgAgDaIOAAC0FwAwow4AALkOABCkDgAAtBcAMKoOAQCUFgAh5A4BAJAWACHmDgQAjxYAIYAPIACrFgAhgQ8CAJMWACGCDwAAqhYAIIQPAQCUFgAhhw8AAL8WACDbDwAByBYAIYMQBADjFgAhDfANAgCTFgAhog4AALUXADCjDgAAow4AEKQOAAC1FwAwxw4BAJQWACHKDgEAlBYAIeQOAQCQFgAh9g4BAJAWACH5DkAAkRYAIfoOQACmFgAhpw8gAKsWACH8D0AAkRYAIf8PQACmFgAhD4oJAAC3FwAgiwkAALgXACDwDQIAtxYAIaIOAAC2FwAwow4AAJAOABCkDgAAthcAMMcOAQCxFgAhyg4BALEWACHkDgEArxYAIfYOAQCvFgAh-Q5AALMWACH6DkAAshYAIacPIACwFgAh_A9AALMWACH_D0AAshYAIQPfDgAAhQ4AIOAOAACFDgAg4Q4AAIUOACAD3w4AAIkOACDgDgAAiQ4AIOEOAACJDgAgAuQOAQAAAAH7DwEAAAABD4kJAAC7FwAgog4AALoXADCjDgAAiQ4AEKQOAAC6FwAw5A4BAK8WACH5DkAAshYAIacPIACwFgAh-w8BAK8WACH8D0AAsxYAIf0PIACwFgAh_g8BALEWACH_D0AAshYAIYAQQACyFgAhgRBAALIWACGCEAAAuBYAIBGKCQAAtxcAIIsJAAC4FwAg8A0CALcWACGiDgAAthcAMKMOAACQDgAQpA4AALYXADDHDgEAsRYAIcoOAQCxFgAh5A4BAK8WACH2DgEArxYAIfkOQACzFgAh-g5AALIWACGnDyAAsBYAIfwPQACzFgAh_w9AALIWACGEEgAAkA4AIIUSAACQDgAgAuQOAQAAAAHmDgQAAAABDokJAAC7FwAgog4AAL0XADCjDgAAhQ4AEKQOAAC9FwAwqg4BALEWACHkDgEArxYAIeYOBAC6FgAhgA8gALAWACGBDwIAtxYAIYIPAACqFgAghA8BALEWACGHDwAAwhYAINsPAAHVFgAhgxAEAOcWACEGog4AAL4XADCjDgAAgA4AEKQOAAC-FwAw9g4BAJAWACGkD0AAkRYAIYUQAgCTFgAhBqIOAAC_FwAwow4AAO0NABCkDgAAvxcAMPYOAQCvFgAhpA9AALMWACGFEAIAtxYAIQL2DgEAAAABpA9AAAAAAQ6iDgAAwRcAMKMOAADnDQAQpA4AAMEXADCnDkAAkRYAIb8OAQCUFgAhxw4BAJQWACHkDgEAkBYAIfoOQACRFgAhhxABAJAWACGIEAEAkBYAIYkQAACqFgAgihBAAKYWACGLEAEAlBYAIYwQAACVFgAgCaYDAgCTFgAhog4AAMIXADCjDgAA0Q0AEKQOAADCFwAwyw4BAJAWACGHEAEAkBYAIY0QQACRFgAhjhAgAKsWACGPEEAAphYAIQumAwIAtxYAIfEHAADEFwAg-AcAAMUXACCiDgAAwxcAMKMOAACqDAAQpA4AAMMXADDLDgEArxYAIYcQAQCvFgAhjRBAALMWACGOECAAsBYAIY8QQACyFgAhDvEHAADCFgAg8gcAAM8XACDzBwAA0BcAIPYHAADRFwAg9wcAANIXACCiDgAAzhcAMKMOAAC1DAAQpA4AAM4XADClDgEArxYAIckOQACzFgAhyw4BAK8WACGpDwEArxYAIYQSAAC1DAAghRIAALUMACAD3w4AAKwMACDgDgAArAwAIOEOAACsDAAgB6IOAADGFwAwow4AALkNABCkDgAAxhcAMOQOAQCQFgAhpA9AAJEWACGQEAEAkBYAIZEQAgCTFgAhB6IOAADHFwAwow4AAKYNABCkDgAAxxcAMOQOAQCvFgAhpA9AALMWACGQEAEArxYAIZEQAgC3FgAhA-QOAQAAAAGkD0AAAAABkBABAAAAAQeiDgAAyRcAMKMOAACgDQAQpA4AAMkXADCkD0AAkRYAIZAQAQCQFgAhkxAEAI8WACGUEAQAjxYAIQmiDgAAyhcAMKMOAACKDQAQpA4AAMoXADDJDkAAkRYAIcsOAQCQFgAhhxABAJAWACGQEAEAkBYAIZUQQACmFgAhlhACAJMWACEHog4AAMsXADCjDgAA9AwAEKQOAADLFwAwhxABAJAWACGXEAEAkBYAIZgQAQCQFgAhmRBAAJEWACENog4AAMwXADCjDgAA3gwAEKQOAADMFwAwpQ4BAJAWACGqDgEAlBYAIckOQACRFgAhyw4BAJAWACHODgIAkxYAIbcPQACmFgAh5A9AAJEWACGHEAEAkBYAIZoQAQCQFgAhmxAAAJUWACAI8QcAAL8WACCiDgAAzRcAMKMOAADIDAAQpA4AAM0XADClDgEAkBYAIckOQACRFgAhyw4BAJAWACGpDwEAkBYAIQzxBwAAwhYAIPIHAADPFwAg8wcAANAXACD2BwAA0RcAIPcHAADSFwAgog4AAM4XADCjDgAAtQwAEKQOAADOFwAwpQ4BAK8WACHJDkAAsxYAIcsOAQCvFgAhqQ8BAK8WACED3w4AAJkMACDgDgAAmQwAIOEOAACZDAAgA98OAACdDAAg4A4AAJ0MACDhDgAAnQwAIAPfDgAAoQwAIOAOAAChDAAg4Q4AAKEMACANpgMCALcWACHxBwAAxBcAIPgHAADFFwAgog4AAMMXADCjDgAAqgwAEKQOAADDFwAwyw4BAK8WACGHEAEArxYAIY0QQACzFgAhjhAgALAWACGPEEAAshYAIYQSAACqDAAghRIAAKoMACAC5A4BAAAAAYcQAQAAAAEP9wcAANUXACCiDgAA1BcAMKMOAACsDAAQpA4AANQXADCnDkAAsxYAIb8OAQCxFgAhxw4BALEWACHkDgEArxYAIfoOQACzFgAhhxABAK8WACGIEAEArxYAIYkQAACqFgAgihBAALIWACGLEAEAsRYAIYwQAAC4FgAgDaYDAgC3FgAh8QcAAMQXACD4BwAAxRcAIKIOAADDFwAwow4AAKoMABCkDgAAwxcAMMsOAQCvFgAhhxABAK8WACGNEEAAsxYAIY4QIACwFgAhjxBAALIWACGEEgAAqgwAIIUSAACqDAAgA5AQAQAAAAGTEAQAAAABlBAEAAAAAQj0BwAA2BcAIKIOAADXFwAwow4AAKUMABCkDgAA1xcAMKQPQACzFgAhkBABAK8WACGTEAQAuhYAIZQQBAC6FgAhDfEHAADEFwAg9QcAANoXACCiDgAA2RcAMKMOAAChDAAQpA4AANkXADDJDkAAsxYAIcsOAQCvFgAhhxABAK8WACGQEAEArxYAIZUQQACyFgAhlhACALcWACGEEgAAoQwAIIUSAAChDAAgC_EHAADEFwAg9QcAANoXACCiDgAA2RcAMKMOAAChDAAQpA4AANkXADDJDkAAsxYAIcsOAQCvFgAhhxABAK8WACGQEAEArxYAIZUQQACyFgAhlhACALcWACED3w4AAKUMACDgDgAApQwAIOEOAAClDAAgAocQAQAAAAGXEAEAAAABCPEHAADEFwAgog4AANwXADCjDgAAnQwAEKQOAADcFwAwhxABAK8WACGXEAEArxYAIZgQAQCvFgAhmRBAALMWACEO8QcAAMQXACCiDgAA3RcAMKMOAACZDAAQpA4AAN0XADClDgEArxYAIaoOAQCxFgAhyQ5AALMWACHLDgEArxYAIc4OAgC3FgAhtw9AALIWACHkD0AAsxYAIYcQAQCvFgAhmhABAK8WACGbEAAAuBYAIAeiDgAA3hcAMKMOAACUDAAQpA4AAN4XADClDgEAkBYAIfQPQACRFgAhnxAAAKoWACCgEEAAphYAIQeiDgAA3xcAMKMOAACBDAAQpA4AAN8XADClDgEArxYAIfQPQACzFgAhnxAAAKoWACCgEEAAshYAIRGiDgAA4BcAMKMOAAD7CwAQpA4AAOAXADClDgEAkBYAIckOQACRFgAhjQ8BAJAWACHwD0AAkRYAIfQPQACRFgAhoRABAJAWACGiEAEAlBYAIaMQAQCQFgAhpBABAJAWACGlEAEAlBYAIaYQQACmFgAhpxABAJQWACGoEEAAphYAIakQQACmFgAhEaIOAADhFwAwow4AAOgLABCkDgAA4RcAMKUOAQCvFgAhyQ5AALMWACGNDwEArxYAIfAPQACzFgAh9A9AALMWACGhEAEArxYAIaIQAQCxFgAhoxABAK8WACGkEAEArxYAIaUQAQCxFgAhphBAALIWACGnEAEAsRYAIagQQACyFgAhqRBAALIWACEKCAAAvxYAIKIOAADiFwAwow4AAOILABCkDgAA4hcAMOwOAQCQFgAhjRBAAJEWACGqEAEAkBYAIasQAQCQFgAhrBBAAJEWACGtEEAAphYAIRCiDgAA4xcAMKMOAADMCwAQpA4AAOMXADClDgEAkBYAIcQOAgCTFgAhxg5AAKYWACHHDgIAkxYAIcgOQACmFgAhyQ5AAJEWACHsDgEAkBYAIf4OAQCQFgAhiA9AAKYWACGqEAEAkBYAIa4QAAC_FgAgrxACAJMWACGwEEAAphYAIQgIAAC_FgAgog4AAOQXADCjDgAAtgsAEKQOAADkFwAwpQ4EAI8WACGnDkAAkRYAIewOAQCQFgAhqhABAJAWACEJog4AAOUXADCjDgAAoAsAEKQOAADlFwAwyw4BAJQWACHlDgEAlBYAIbEPIACrFgAh_A9AAJEWACGxEAEAkBYAIbIQAgCTFgAhCaIOAADmFwAwow4AAI0LABCkDgAA5hcAMMsOAQCxFgAh5Q4BALEWACGxDyAAsBYAIfwPQACzFgAhsRABAK8WACGyEAIAtxYAIRGiDgAA5xcAMKMOAACHCwAQpA4AAOcXADClDgEAkBYAIckOQACRFgAhyw4BAJQWACHNDgEAkBYAIdYOAQCUFgAhoA8BAJAWACHwD0AAphYAIfwPQACmFgAhsRABAJAWACGzEAEAkBYAIbQQAACqFgAgtRABAJAWACG2EEAAphYAIbcQAgCTFgAhBqIOAADoFwAwow4AAO8KABCkDgAA6BcAMLgQAQCQFgAhuRACAJMWACG6EAABxxYAIQiiDgAA6RcAMKMOAADZCgAQpA4AAOkXADDkDgEAkBYAIfIOEADJFgAh0A8CAJMWACG4EAEAkBYAIbsQAgCTFgAhGqIOAADqFwAwow4AAMMKABCkDgAA6hcAMKUOAQCQFgAhyQ5AAJEWACHLDgEAkBYAIfIOAQCUFgAh-w4CAJMWACH-DgEAkBYAIYgPQACmFgAhoQ8BAJQWACGkDwQA4xYAIeAPAQCUFgAh8w8BAJQWACGHEAEAlBYAIaAQBADjFgAhvBABAJAWACG9EAEAkBYAIb4QEADJFgAhvxAQAMkWACHAEAIAkhYAIcEQAAHIFgAhwhACAJIWACHDEBAAyRYAIcQQAACVFgAgxRABAJQWACEczwYAAOwXACDQBgAA7RcAIKIOAADrFwAwow4AALAKABCkDgAA6xcAMKUOAQCvFgAhyQ5AALMWACHLDgEArxYAIfIOAQCxFgAh-w4CALcWACH-DgEArxYAIYgPQACyFgAhoQ8BALEWACGkDwQA5xYAIeAPAQCxFgAh8w8BALEWACGHEAEAsRYAIaAQBADnFgAhvBABAK8WACG9EAEArxYAIb4QEADWFgAhvxAQANYWACHAEAIAthYAIcEQAAHVFgAhwhACALYWACHDEBAA1hYAIcQQAAC4FgAgxRABALEWACED3w4AAKUKACDgDgAApQoAIOEOAAClCgAgA98OAACpCgAg4A4AAKkKACDhDgAAqQoAIAK4EAEAAAABuRACAAAAAQfOBgAA8BcAIKIOAADvFwAwow4AAKkKABCkDgAA7xcAMLgQAQCvFgAhuRACALcWACG6EAAB1BYAIR7PBgAA7BcAINAGAADtFwAgog4AAOsXADCjDgAAsAoAEKQOAADrFwAwpQ4BAK8WACHJDkAAsxYAIcsOAQCvFgAh8g4BALEWACH7DgIAtxYAIf4OAQCvFgAhiA9AALIWACGhDwEAsRYAIaQPBADnFgAh4A8BALEWACHzDwEAsRYAIYcQAQCxFgAhoBAEAOcWACG8EAEArxYAIb0QAQCvFgAhvhAQANYWACG_EBAA1hYAIcAQAgC2FgAhwRAAAdUWACHCEAIAthYAIcMQEADWFgAhxBAAALgWACDFEAEAsRYAIYQSAACwCgAghRIAALAKACACuBABAAAAAbsQAgAAAAEJzgYAAPAXACCiDgAA8hcAMKMOAAClCgAQpA4AAPIXADDkDgEArxYAIfIOEADWFgAh0A8CALcWACG4EAEArxYAIbsQAgC3FgAhCKIOAADzFwAwow4AAKAKABCkDgAA8xcAMKUOAQCQFgAhyQ5AAJEWACH0D0AAkRYAIZAQAAHHFgAhvBABAJAWACEKog4AAPQXADCjDgAAigoAEKQOAAD0FwAwvBABAJAWACHIEAIAkxYAIckQAgCTFgAhyhACAJMWACHLEAAAqhYAIMwQAAC_FgAgzRABAJAWACEInQ0CAJMWACGiDgAA9RcAMKMOAAD0CQAQpA4AAPUXADChDwEAkBYAIbwQAQCQFgAhzhACAJIWACHPEAEAkBYAIRelAwEAkBYAIZ0NAgCTFgAhog4AAPYXADCjDgAA3gkAEKQOAAD2FwAw5A4BAJQWACHEDwIAkhYAIc0PAQCUFgAhiBABAJQWACGXEAEAlBYAIbwQAQCQFgAhyBACAJIWACHNECAAxhYAIc4QAgCTFgAh0BABAJAWACHREAEAlBYAIdIQAgCSFgAh0xAAAJUWACDUEAEAlBYAIdUQAQCUFgAh1hAAAKoWACDXECAAxhYAIdgQAgCSFgAhB6IOAAD3FwAwow4AAMgJABCkDgAA9xcAMJgPEADuFgAhvBABAJAWACHZEAEAkBYAIdoQEADuFgAhBqIOAAD4FwAwow4AALIJABCkDgAA-BcAMLkQAgCTFgAhuhAAAccWACG8EAEAkBYAIR3xBwAAlRYAIKIOAAD5FwAwow4AAJwJABCkDgAA-RcAMKUOAQCQFgAhpw4EAOMWACHJDkAAkRYAIcsOAQCQFgAh5g4EAOMWACH-DgEAkBYAIYQPAACVFgAgoQ8BAJQWACGpDwEAkBYAIb0PAACVFgAg9A9AAJEWACGHEAEAlBYAIawQQACmFgAh2xABAJAWACHcECAAqxYAId0QAQCUFgAh3hABAJQWACHfEAAAlRYAIOAQAACVFgAg4RAAAL8WACDiECAAqxYAIeMQAACqFgAg5BACAJMWACHlEEAAphYAIeYQAACVFgAgI9gFAAD7FwAg2QUAAPwXACDaBQAA_RcAINsFAAD-FwAg3AUAAP8XACDdBQAAgBgAIPEHAAC4FgAgog4AAPoXADCjDgAAiQkAEKQOAAD6FwAwpQ4BAK8WACGnDgQA5xYAIckOQACzFgAhyw4BAK8WACHmDgQA5xYAIf4OAQCvFgAhhA8AALgWACChDwEAsRYAIakPAQCvFgAhvQ8AALgWACD0D0AAsxYAIYcQAQCxFgAhrBBAALIWACHbEAEArxYAIdwQIACwFgAh3RABALEWACHeEAEAsRYAId8QAAC4FgAg4BAAALgWACDhEAAAwhYAIOIQIACwFgAh4xAAAKoWACDkEAIAtxYAIeUQQACyFgAh5hAAALgWACAD3w4AAOoIACDgDgAA6ggAIOEOAADqCAAgA98OAADuCAAg4A4AAO4IACDhDgAA7ggAIAPfDgAA8ggAIOAOAADyCAAg4Q4AAPIIACAD3w4AAPYIACDgDgAA9ggAIOEOAAD2CAAgA98OAAD6CAAg4A4AAPoIACDhDgAA-ggAIAPfDgAA_ggAIOAOAAD-CAAg4Q4AAP4IACAJ1wUAAIIYACCiDgAAgRgAMKMOAAD-CAAQpA4AAIEYADClDgEArxYAIckOQACzFgAh9A9AALMWACGQEAAB1BYAIbwQAQCvFgAhJdgFAAD7FwAg2QUAAPwXACDaBQAA_RcAINsFAAD-FwAg3AUAAP8XACDdBQAAgBgAIPEHAAC4FgAgog4AAPoXADCjDgAAiQkAEKQOAAD6FwAwpQ4BAK8WACGnDgQA5xYAIckOQACzFgAhyw4BAK8WACHmDgQA5xYAIf4OAQCvFgAhhA8AALgWACChDwEAsRYAIakPAQCvFgAhvQ8AALgWACD0D0AAsxYAIYcQAQCxFgAhrBBAALIWACHbEAEArxYAIdwQIACwFgAh3RABALEWACHeEAEAsRYAId8QAAC4FgAg4BAAALgWACDhEAAAwhYAIOIQIACwFgAh4xAAAKoWACDkEAIAtxYAIeUQQACyFgAh5hAAALgWACCEEgAAiQkAIIUSAACJCQAgArwQAQAAAAHIEAIAAAABC9cFAACCGAAgog4AAIQYADCjDgAA-ggAEKQOAACEGAAwvBABAK8WACHIEAIAtxYAIckQAgC3FgAhyhACALcWACHLEAAAqhYAIMwQAADCFgAgzRABAK8WACEDnQ0CAAAAAaEPAQAAAAG8EAEAAAABCdcFAACCGAAgnQ0CALcWACGiDgAAhhgAMKMOAAD2CAAQpA4AAIYYADChDwEArxYAIbwQAQCvFgAhzhACALYWACHPEAEArxYAIQK8EAEAAAABzhACAAAAARilAwEArxYAIdcFAACCGAAgnQ0CALcWACGiDgAAiBgAMKMOAADyCAAQpA4AAIgYADDkDgEAsRYAIcQPAgC2FgAhzQ8BALEWACGIEAEAsRYAIZcQAQCxFgAhvBABAK8WACHIEAIAthYAIc0QIADTFgAhzhACALcWACHQEAEArxYAIdEQAQCxFgAh0hACALYWACHTEAAAuBYAINQQAQCxFgAh1RABALEWACHWEAAAqhYAINcQIADTFgAh2BACALYWACEDvBABAAAAAdkQAQAAAAHaEBAAAAABCNcFAACCGAAgog4AAIoYADCjDgAA7ggAEKQOAACKGAAwmA8QAPIWACG8EAEArxYAIdkQAQCvFgAh2hAQAPIWACECuRACAAAAAbwQAQAAAAEH1wUAAIIYACCiDgAAjBgAMKMOAADqCAAQpA4AAIwYADC5EAIAtxYAIboQAAHUFgAhvBABAK8WACEIiQkBAJAWACGiDgAAjRgAMKMOAADlCAAQpA4AAI0YADDmDgQAjxYAIecOBACPFgAh6A4CAJMWACHsECAAqxYAIQiJCQEArxYAIaIOAACOGAAwow4AANIIABCkDgAAjhgAMOYOBAC6FgAh5w4EALoWACHoDgIAtxYAIewQIACwFgAhBIkJAQAAAAHmDgQAAAAB5w4EAAAAAegOAgAAAAEO8A0CAJMWACGiDgAAkBgAMKMOAADMCAAQpA4AAJAYADCnDkAAkRYAIeYOBACPFgAh5w4EAI8WACHoDgIAkxYAIe0OAQCUFgAhoQ8BAJAWACH3DwEAkBYAIe4QBADjFgAh7xBAAJEWACHwEEAAphYAIQ7wDQIAtxYAIaIOAACRGAAwow4AALkIABCkDgAAkRgAMKcOQACzFgAh5g4EALoWACHnDgQAuhYAIegOAgC3FgAh7Q4BALEWACGhDwEArxYAIfcPAQCvFgAh7hAEAOcWACHvEEAAsxYAIfAQQACyFgAhA-YOBAAAAAHnDgQAAAAB6A4CAAAAAQWiDgAAkxgAMKMOAACzCAAQpA4AAJMYADDkDgEAkBYAIfIQAgCTFgAhBaIOAACUGAAwow4AAKAIABCkDgAAlBgAMOQOAQCvFgAh8hACALcWACEIiQkBAJAWACGiDgAAlRgAMKMOAACaCAAQpA4AAJUYADDyDhAA7hYAIcEPAgCTFgAh8xACAJMWACH0EAIAkxYAIQiJCQEArxYAIaIOAACWGAAwow4AAIcIABCkDgAAlhgAMPIOEADyFgAhwQ8CALcWACHzEAIAtxYAIfQQAgC3FgAhB4kJAQCQFgAhog4AAJcYADCjDgAAgQgAEKQOAACXGAAwyRACAJMWACHLEAAAvxYAIPUQAQCQFgAhB4kJAQCvFgAhog4AAJgYADCjDgAA7gcAEKQOAACYGAAwyRACALcWACHLEAAAwhYAIPUQAQCvFgAhCIkJAQCQFgAhog4AAJkYADCjDgAA6AcAEKQOAACZGAAw5g4EAI8WACH2EAEAkBYAIfcQAgCTFgAh-BACAJMWACEIiQkBAK8WACGiDgAAmhgAMKMOAADVBwAQpA4AAJoYADDmDgQAuhYAIfYQAQCvFgAh9xACALcWACH4EAIAtxYAIQKJCQEAAAAB5g4EAAAAAQeJCQEAkBYAIaIOAACcGAAwow4AAM8HABCkDgAAnBgAMOYOBACPFgAh2w8AAccWACH6EAQAjxYAIQeJCQEArxYAIaIOAACdGAAwow4AALwHABCkDgAAnRgAMOYOBAC6FgAh2w8AAdQWACH6EAQAuhYAIQOJCQEAAAAB5g4EAAAAAfoQBAAAAAEIiQkBAJAWACGiDgAAnxgAMKMOAAC2BwAQpA4AAJ8YADDmDgQAjxYAIf8OAgCTFgAhhg8EAI8WACHbDwAByBYAIQiJCQEArxYAIaIOAACgGAAwow4AAKMHABCkDgAAoBgAMOYOBAC6FgAh_w4CALcWACGGDwQAuhYAIdsPAAHVFgAhAokJAQAAAAHmDgQAAAABFIkJAQCQFgAhog4AAKIYADCjDgAAnQcAEKQOAACiGAAwpw4EAI8WACHmDgQAjxYAIecOBACPFgAh6A4CAJMWACHpDgIAkxYAIeoOIADGFgAh6w4gAMYWACHsDgEAkBYAIe0OAAHHFgAh7g4AAcgWACHvDgAByBYAIfAOAAHIFgAh8Q4AAcgWACHyDhAAyRYAIfMOEADJFgAh9A4QAMkWACEUiQkBAK8WACGiDgAAoxgAMKMOAACKBwAQpA4AAKMYADCnDgQAuhYAIeYOBAC6FgAh5w4EALoWACHoDgIAtxYAIekOAgC3FgAh6g4gANMWACHrDiAA0xYAIewOAQCvFgAh7Q4AAdQWACHuDgAB1RYAIe8OAAHVFgAh8A4AAdUWACHxDgAB1RYAIfIOEADWFgAh8w4QANYWACH0DhAA1hYAIQaJCQEAAAAB5g4EAAAAAecOBAAAAAHpDgIAAAAB7A4BAAAAAe0OAAEAAAEJog4AAKUYADCjDgAAhAcAEKQOAAClGAAw5g4EAI8WACH9EAQAjxYAIf4QAQCQFgAh_xABAJAWACGAEQQAjxYAIYERBADjFgAhCaIOAACmGAAwow4AAPEGABCkDgAAphgAMOYOBAC6FgAh_RAEALoWACH-EAEArxYAIf8QAQCvFgAhgBEEALoWACGBEQQA5xYAIQLmDgQAAAAB_RAEAAAAAQuiDgAAqBgAMKMOAADrBgAQpA4AAKgYADDmDgQAjxYAIYMRQACmFgAhhBEBAJQWACGFEQQA4xYAIYYRQACmFgAhhxFAAKYWACGIEQQA4xYAIYkRQACmFgAhC6IOAACpGAAwow4AANgGABCkDgAAqRgAMOYOBAC6FgAhgxFAALIWACGEEQEAsRYAIYURBADnFgAhhhFAALIWACGHEUAAshYAIYgRBADnFgAhiRFAALIWACEJog4AAKoYADCjDgAA0gYAEKQOAACqGAAwqg4BAJAWACHDDgIAkhYAIc0OAQCQFgAh5g4EAI8WACGJD0AAkRYAIY0QQACRFgAhCaIOAACrGAAwow4AAL8GABCkDgAAqxgAMKoOAQCvFgAhww4CALYWACHNDgEArxYAIeYOBAC6FgAhiQ9AALMWACGNEEAAsxYAIQLNDgEAAAAB5g4EAAAAAQeiDgAArRgAMKMOAAC5BgAQpA4AAK0YADDmDgQAjxYAIecOBACPFgAhixEEAI8WACGMESAAqxYAIQeiDgAArhgAMKMOAACmBgAQpA4AAK4YADDmDgQAuhYAIecOBAC6FgAhixEEALoWACGMESAAsBYAIRSiDgAArxgAMKMOAACgBgAQpA4AAK8YADCqDgEAlBYAIdgOQACmFgAh5g4EAI8WACHnDgQA4xYAIf4OAQCQFgAh5A9AAJEWACH3DwEAlBYAIYsRBADjFgAhjREEAOMWACGOEQQA4xYAIY8RBADjFgAhkBEBAJQWACGREQQA4xYAIZIRAQCUFgAhkxEEAOMWACGUEQQA4xYAIZURQACmFgAhFKIOAACwGAAwow4AAI0GABCkDgAAsBgAMKoOAQCxFgAh2A5AALIWACHmDgQAuhYAIecOBADnFgAh_g4BAK8WACHkD0AAsxYAIfcPAQCxFgAhixEEAOcWACGNEQQA5xYAIY4RBADnFgAhjxEEAOcWACGQEQEAsRYAIZERBADnFgAhkhEBALEWACGTEQQA5xYAIZQRBADnFgAhlRFAALIWACEGog4AALEYADCjDgAAhwYAEKQOAACxGAAw5A4BAJAWACGXEAEAkBYAIZYRQACRFgAhBqIOAACyGAAwow4AAPQFABCkDgAAshgAMOQOAQCvFgAhlxABAK8WACGWEUAAsxYAIQqmAwAAvxYAIKIOAACzGAAwow4AAO4FABCkDgAAsxgAMKkPAQCQFgAhuw9AAKYWACHmDwIAkxYAIZcRAQCQFgAhmBEBAJAWACGZEUAAphYAIQqmAwAAwhYAIKIOAAC0GAAwow4AANsFABCkDgAAtBgAMKkPAQCvFgAhuw9AALIWACHmDwIAtxYAIZcRAQCvFgAhmBEBAK8WACGZEUAAshYAIQKpDwEAAAABlxEBAAAAAQeiDgAAthgAMKMOAADVBQAQpA4AALYYADDkDgEAkBYAIakPAQCQFgAhmBEBAJAWACGbEUAAkRYAIQeiDgAAtxgAMKMOAADCBQAQpA4AALcYADDkDgEArxYAIakPAQCvFgAhmBEBAK8WACGbEUAAsxYAIQPkDgEAAAABqQ8BAAAAAZgRAQAAAAEJog4AALkYADCjDgAAvAUAEKQOAAC5GAAw5A4BAJAWACGpDwEAkBYAIeEQIACrFgAhmRFAAKYWACGdESAAqxYAIZ4RQACRFgAhFaIOAAC6GAAwow4AAKYFABCkDgAAuhgAMMkOQACRFgAh5g4EAI8WACHnDgQAjxYAIe0OAQCQFgAh_g4BAJAWACGpDwEAkBYAIbsPQACmFgAh5g8CAJMWACH3DwEAkBYAIdoQEADuFgAhlxEBAJAWACGYEQEAkBYAIZkRQACmFgAhnxEBAJQWACGgEUAAkRYAIaERIACrFgAhohEgAKsWACGjESAAqxYAIRamAwAAvBgAIKIOAAC7GAAwow4AAJMFABCkDgAAuxgAMMkOQACzFgAh5g4EALoWACHnDgQAuhYAIe0OAQCvFgAh_g4BAK8WACGpDwEArxYAIbsPQACyFgAh5g8CALcWACH3DwEArxYAIdoQEADyFgAhlxEBAK8WACGYEQEArxYAIZkRQACyFgAhnxEBALEWACGgEUAAsxYAIaERIACwFgAhohEgALAWACGjESAAsBYAIQPfDgAAjQUAIOAOAACNBQAg4Q4AAI0FACAKpQMAAL4YACCiDgAAvRgAMKMOAACNBQAQpA4AAL0YADDkDgEArxYAIakPAQCvFgAh4RAgALAWACGZEUAAshYAIZ0RIACwFgAhnhFAALMWACEYpgMAALwYACCiDgAAuxgAMKMOAACTBQAQpA4AALsYADDJDkAAsxYAIeYOBAC6FgAh5w4EALoWACHtDgEArxYAIf4OAQCvFgAhqQ8BAK8WACG7D0AAshYAIeYPAgC3FgAh9w8BAK8WACHaEBAA8hYAIZcRAQCvFgAhmBEBAK8WACGZEUAAshYAIZ8RAQCxFgAhoBFAALMWACGhESAAsBYAIaIRIACwFgAhoxEgALAWACGEEgAAkwUAIIUSAACTBQAgDggAAL8WACCiDgAAvxgAMKMOAACIBQAQpA4AAL8YADCnDgQAjxYAIeYOBACPFgAh5w4EAI8WACHpDgIAkxYAIewOAQCQFgAh7Q4BAJAWACGpDwEAkBYAIfcPAQCQFgAhpBEBAJAWACGlEQEAkBYAIQ4IAADCFgAgog4AAMAYADCjDgAA9QQAEKQOAADAGAAwpw4EALoWACHmDgQAuhYAIecOBAC6FgAh6Q4CALcWACHsDgEArxYAIe0OAQCvFgAhqQ8BAK8WACH3DwEArxYAIaQRAQCvFgAhpREBAK8WACED5g4EAAAAAekOAgAAAAHtDgEAAAABBQgAAccWACGiDgAAwhgAMKMOAADvBAAQpA4AAMIYADD-EAABxxYAIQYIAAHUFgAh8wIAAMQYACCiDgAAwxgAMKMOAADcBAAQpA4AAMMYADD-EAAB1BYAIQPfDgAAwAQAIOAOAADABAAg4Q4AAMAEACAIog4AAMUYADCjDgAA1gQAEKQOAADFGAAwwhAAAcgWACGmEQIAkxYAIacRAgCTFgAhqBEBAJAWACGpEQABxxYAIQn0AgAAxxgAIKIOAADGGAAwow4AAMAEABCkDgAAxhgAMMIQAAHVFgAhphECALcWACGnEQIAtxYAIagRAQCvFgAhqREAAdQWACEICAAB1BYAIfMCAADEGAAgog4AAMMYADCjDgAA3AQAEKQOAADDGAAw_hAAAdQWACGEEgAA3AQAIIUSAADcBAAgAqYRAgAAAAGnEQIAAAABEtoFAgCTFgAh0AYAAcgWACGiDgAAyRgAMKMOAAC7BAAQpA4AAMkYADCnDkAAkRYAIeAPAQCQFgAh8w8BAJAWACHBEAEAkBYAIcQQAAC_FgAgxRABAJAWACH9EAIAkxYAIasRAQCQFgAhrBEAAL8WACCtEQQAjxYAIa4RBACPFgAhrxEEAI8WACGwEQAAvxYAIBLaBQIAtxYAIdAGAAHVFgAhog4AAMoYADCjDgAAqAQAEKQOAADKGAAwpw5AALMWACHgDwEArxYAIfMPAQCvFgAhwRABAK8WACHEEAAAwhYAIMUQAQCvFgAh_RACALcWACGrEQEArxYAIawRAADCFgAgrREEALoWACGuEQQAuhYAIa8RBAC6FgAhsBEAAMIWACAKog4AAMsYADCjDgAAogQAEKQOAADLGAAwyw4BAJAWACGxEUAAkRYAIbIRAQCQFgAhsxEBAJAWACG0EQIAkxYAIbURAgCTFgAhthEAAJsXACAKog4AAMwYADCjDgAAjwQAEKQOAADMGAAwyw4BAK8WACGxEUAAsxYAIbIRAQCvFgAhsxEBAK8WACG0EQIAtxYAIbURAgC3FgAhthEAAJsXACAEyw4BAAAAAbERQAAAAAGyEQEAAAABsxEBAAAAAQyJCQEAkBYAIaIOAADOGAAwow4AAIkEABCkDgAAzhgAMKUOAQCQFgAhyQ5AAJEWACHLDgEAkBYAIeYOBADjFgAh7A4BAJAWACH0D0AAkRYAIagQQACmFgAhqRBAAKYWACEMiQkBAK8WACGiDgAAzxgAMKMOAAD2AwAQpA4AAM8YADClDgEArxYAIckOQACzFgAhyw4BAK8WACHmDgQA5xYAIewOAQCvFgAh9A9AALMWACGoEEAAshYAIakQQACyFgAhBqIOAADQGAAwow4AAPADABCkDgAA0BgAMOUOAQCUFgAh5g8BAJAWACH0D0AAkRYAIQaiDgAA0RgAMKMOAADdAwAQpA4AANEYADDlDgEAsRYAIeYPAQCvFgAh9A9AALMWACEGog4AANIYADCjDgAA1wMAEKQOAADSGAAwyw4BAJAWACGkD0AAkRYAIbQRAgCTFgAhBqIOAADTGAAwow4AAMQDABCkDgAA0xgAMMsOAQCvFgAhpA9AALMWACG0EQIAtxYAIQLLDgEAAAABpA9AAAAAAQaiDgAA1RgAMKMOAAC-AwAQpA4AANUYADC6EAQAjxYAIbERQACRFgAhuREBAJAWACEGog4AANYYADCjDgAAqwMAEKQOAADWGAAwuhAEALoWACGxEUAAsxYAIbkRAQCvFgAhArERQAAAAAG5EQEAAAABD6IOAADYGAAwow4AAKUDABCkDgAA2BgAMMEOAQCUFgAhww4CAJIWACHxDgEAkBYAIfQPQACRFgAhqxABAJAWACG5EQEAkBYAIbsRAQCQFgAhvBEBAJAWACG9ESAAqxYAIb4RAADZGAAgvxEBAJAWACHAEUAAkRYAIQStDgABAAAF3A4AAQAAAd0OAAEAAATeDgABAAAED6IOAADaGAAwow4AAJIDABCkDgAA2hgAMMEOAQCxFgAhww4CALYWACHxDgEArxYAIfQPQACzFgAhqxABAK8WACG5EQEArxYAIbsRAQCvFgAhvBEBAK8WACG9ESAAsBYAIb4RAADZGAAgvxEBAK8WACHAEUAAsxYAIQTxDgEAAAABqxABAAAAAbkRAQAAAAG7EQEAAAABCqIOAADcGAAwow4AAIwDABCkDgAA3BgAMKUOAQCQFgAhpw5AAJEWACGgDwEAkBYAIcIRAQCQFgAhwxEBAJAWACHEEQAAvxYAIMURAQCUFgAhCqIOAADdGAAwow4AAPkCABCkDgAA3RgAMKUOAQCvFgAhpw5AALMWACGgDwEArxYAIcIRAQCvFgAhwxEBAK8WACHEEQAAwhYAIMURAQCxFgAhFaIOAADeGAAwow4AAPMCABCkDgAA3hgAMKUOAQCQFgAhyQ5AAJEWACHLDgEAkBYAIewOAQCQFgAhkQ8BAJAWACGpDwEAkBYAIfQPQACmFgAhqBBAAKYWACGpEEAAphYAIf4QAQCQFgAhxhEAAKoWACDHEQAAqhYAIMgRAACqFgAgyRECAJIWACHKEQEAkBYAIcsRQACmFgAhzBEBAJQWACHNEQEAlBYAIQ2JCQEAkBYAIaIOAADfGAAwow4AAN0CABCkDgAA3xgAMKUOAQCQFgAhyQ5AAJEWACHmDgQA4xYAIdUQAQCQFgAhyxFAAKYWACHMEQEAlBYAIc4RQACmFgAhzxFAAKYWACHQEQIAkxYAIQKqEAEAAAABqxABAAAAAQsIAADCFgAgzgEAAOIYACCiDgAA4RgAMKMOAADBAgAQpA4AAOEYADDsDgEArxYAIY0QQACzFgAhqhABAK8WACGrEAEArxYAIawQQACzFgAhrRBAALIWACEXzAEAAOsYACDPAQAA7BgAINABAADtGAAg0QEAAO4YACCiDgAA6hgAMKMOAACzAgAQpA4AAOoYADClDgEArxYAIckOQACzFgAhyw4BALEWACHNDgEArxYAIdYOAQCxFgAhoA8BAK8WACHwD0AAshYAIfwPQACyFgAhsRABAK8WACGzEAEArxYAIbQQAACqFgAgtRABAK8WACG2EEAAshYAIbcQAgC3FgAhhBIAALMCACCFEgAAswIAIALsDgEAAAABqhABAAAAARHOAQAA4hgAIKIOAADkGAAwow4AAL0CABCkDgAA5BgAMKUOAQCvFgAhxA4CALcWACHGDkAAshYAIccOAgC3FgAhyA5AALIWACHJDkAAsxYAIewOAQCvFgAh_g4BAK8WACGID0AAshYAIaoQAQCvFgAhrhAAAMIWACCvEAIAtxYAIbAQQACyFgAhCQgAAMIWACDOAQAA4hgAIKIOAADlGAAwow4AALkCABCkDgAA5RgAMKUOBAC6FgAhpw5AALMWACHsDgEArxYAIaoQAQCvFgAhD80BAADnGAAg0gEAAOgYACCJCQEArxYAIaIOAADmGAAwow4AALcCABCkDgAA5hgAMKUOAQCvFgAhyQ5AALMWACHmDgQA5xYAIdUQAQCvFgAhyxFAALIWACHMEQEAsRYAIc4RQACyFgAhzxFAALIWACHQEQIAtxYAIQPfDgAArwIAIOAOAACvAgAg4Q4AAK8CACAD3w4AALMCACDgDgAAswIAIOEOAACzAgAgAssOAQAAAAGxEAEAAAABFcwBAADrGAAgzwEAAOwYACDQAQAA7RgAINEBAADuGAAgog4AAOoYADCjDgAAswIAEKQOAADqGAAwpQ4BAK8WACHJDkAAsxYAIcsOAQCxFgAhzQ4BAK8WACHWDgEAsRYAIaAPAQCvFgAh8A9AALIWACH8D0AAshYAIbEQAQCvFgAhsxABAK8WACG0EAAAqhYAILUQAQCvFgAhthBAALIWACG3EAIAtxYAIRHNAQAA5xgAINIBAADoGAAgiQkBAK8WACGiDgAA5hgAMKMOAAC3AgAQpA4AAOYYADClDgEArxYAIckOQACzFgAh5g4EAOcWACHVEAEArxYAIcsRQACyFgAhzBEBALEWACHOEUAAshYAIc8RQACyFgAh0BECALcWACGEEgAAtwIAIIUSAAC3AgAgA98OAAC5AgAg4A4AALkCACDhDgAAuQIAIAPfDgAAvQIAIOAOAAC9AgAg4Q4AAL0CACAD3w4AAMECACDgDgAAwQIAIOEOAADBAgAgFswBAADwGAAgog4AAO8YADCjDgAArwIAEKQOAADvGAAwpQ4BAK8WACHJDkAAsxYAIcsOAQCvFgAh7A4BAK8WACGRDwEArxYAIakPAQCvFgAh9A9AALIWACGoEEAAshYAIakQQACyFgAh_hABAK8WACHGEQAAqhYAIMcRAACqFgAgyBEAAKoWACDJEQIAthYAIcoRAQCvFgAhyxFAALIWACHMEQEAsRYAIc0RAQCxFgAhEc0BAADnGAAg0gEAAOgYACCJCQEArxYAIaIOAADmGAAwow4AALcCABCkDgAA5hgAMKUOAQCvFgAhyQ5AALMWACHmDgQA5xYAIdUQAQCvFgAhyxFAALIWACHMEQEAsRYAIc4RQACyFgAhzxFAALIWACHQEQIAtxYAIYQSAAC3AgAghRIAALcCACACiQkBAAAAAeYOBAAAAAEFog4AAPIYADCjDgAAqgIAEKQOAADyGAAwqxABAJAWACHUEQAAvxYAIAWiDgAA8xgAMKMOAACXAgAQpA4AAPMYADCrEAEArxYAIdQRAADCFgAgEfANAgCTFgAhog4AAPQYADCjDgAAkQIAEKQOAAD0GAAwpw5AAJEWACHmDgQAjxYAIecOBACPFgAh6Q4CAJMWACHtDgEAkBYAIY0PAQCQFgAh5Q8BAJQWACH3DwEAlBYAIaEQAQCQFgAh7xBAAJEWACGLEQQAjxYAIdURAQCQFgAh1hEAAJUWACAR8A0CALcWACGiDgAA9RgAMKMOAAD-AQAQpA4AAPUYADCnDkAAsxYAIeYOBAC6FgAh5w4EALoWACHpDgIAtxYAIe0OAQCvFgAhjQ8BAK8WACHlDwEAsRYAIfcPAQCxFgAhoRABAK8WACHvEEAAsxYAIYsRBAC6FgAh1REBAK8WACHWEQAAuBYAIALmDgQAAAAB1REBAAAAAQkIAAC_FgAgog4AAPcYADCjDgAA-AEAEKQOAAD3GAAwpQ4BAJAWACGnDkAAkRYAIeQOAQCQFgAh7A4BAJAWACH_D0AAphYAIQkIAADCFgAgog4AAPgYADCjDgAA5QEAEKQOAAD4GAAwpQ4BAK8WACGnDkAAsxYAIeQOAQCvFgAh7A4BAK8WACH_D0AAshYAIQaiDgAA-RgAMKMOAADfAQAQpA4AAPkYADCNDwEAkBYAIcEPBACPFgAh8hACAJMWACEGog4AAPoYADCjDgAAzAEAEKQOAAD6GAAwjQ8BAK8WACHBDwQAuhYAIfIQAgC3FgAhAo0PAQAAAAHBDwQAAAABCqIOAAD8GAAwow4AAMYBABCkDgAA_BgAMOYOBACPFgAh5w4EAI8WACHtDgEAkBYAIaEQAQCQFgAhixEEAI8WACHVEQEAkBYAIdkRAQCQFgAhCqIOAAD9GAAwow4AALMBABCkDgAA_RgAMOYOBAC6FgAh5w4EALoWACHtDgEArxYAIaEQAQCvFgAhixEEALoWACHVEQEArxYAIdkRAQCvFgAhBOYOBAAAAAGhEAEAAAAB1REBAAAAAdkRAQAAAAEPog4AAP8YADCjDgAArQEAEKQOAAD_GAAw5g4EAI8WACHnDgQAjxYAIekOAgCTFgAhjQ8BAJAWACHlDwEAkBYAIaEQAQCQFgAhgBEEAI8WACHVEQEAkBYAIdkRAQCQFgAh2xEBAJAWACHcEQQAjxYAId0RAAC_FgAgD6IOAACAGQAwow4AAJoBABCkDgAAgBkAMOYOBAC6FgAh5w4EALoWACHpDgIAtxYAIY0PAQCvFgAh5Q8BAK8WACGhEAEArxYAIYARBAC6FgAh1REBAK8WACHZEQEArxYAIdsRAQCvFgAh3BEEALoWACHdEQAAwhYAIAPmDgQAAAAB1REBAAAAAdkRAQAAAAEkCAEAkBYAIaIOAACCGQAwow4AAJQBABCkDgAAghkAMKUOAQCQFgAhyQ5AAJEWACHmDgQAjxYAIecOBADjFgAh6Q4CAJIWACHtDgEAlBYAIY0PAQCQFgAh5Q8BAJQWACHzDwEAlBYAIfcPAQCUFgAhoRABAJAWACGoEEAAphYAIYARBACPFgAhoREgAKsWACHVEQEAkBYAIdkRAQCQFgAh2xEBAJAWACHcEQQAjxYAId8RAgCSFgAh4BEAAJUWACDhEQAAlRYAIOIRIACrFgAh4xEBAJAWACHkEQEAlBYAIeURAQCQFgAh5hEBAJQWACHnEQEAlBYAIegRAQCUFgAh6REBAJQWACHqEQQA4xYAIesRBADjFgAh7BEBAJQWACEkCAEArxYAIaIOAACDGQAwow4AAIEBABCkDgAAgxkAMKUOAQCvFgAhyQ5AALMWACHmDgQAuhYAIecOBADnFgAh6Q4CALYWACHtDgEAsRYAIY0PAQCvFgAh5Q8BALEWACHzDwEAsRYAIfcPAQCxFgAhoRABAK8WACGoEEAAshYAIYARBAC6FgAhoREgALAWACHVEQEArxYAIdkRAQCvFgAh2xEBAK8WACHcEQQAuhYAId8RAgC2FgAh4BEAALgWACDhEQAAuBYAIOIRIACwFgAh4xEBAK8WACHkEQEAsRYAIeURAQCvFgAh5hEBALEWACHnEQEAsRYAIegRAQCxFgAh6REBALEWACHqEQQA5xYAIesRBADnFgAh7BEBALEWACEE5g4EAAAAAaEQAQAAAAHVEQEAAAAB2REBAAAAAQuiDgAAhRkAMKMOAAB7ABCkDgAAhRkAMMkOQACRFgAhyw4BAJQWACGpDwEAlBYAIdURAQCQFgAh4hEgAKsWACHuEQEAlBYAIe8RAQCQFgAh8BEBAJAWACELog4AAIYZADCjDgAAaAAQpA4AAIYZADDJDkAAsxYAIcsOAQCxFgAhqQ8BALEWACHVEQEArxYAIeIRIACwFgAh7hEBALEWACHvEQEArxYAIfARAQCvFgAhEokJAQCQFgAhog4AAIcZADCjDgAAYgAQpA4AAIcZADClDgEAkBYAIcMOAQCQFgAhyw4BAJAWACGhDwEAkBYAIcEPQACmFgAhzBAAAKoWACDxEQEAkBYAIfIRQACRFgAh8xFAAJEWACH0EUAAphYAIfURAQCUFgAh9hECAJIWACH3EQIAkhYAIfgRAQCUFgAhEokJAQCvFgAhog4AAIgZADCjDgAATwAQpA4AAIgZADClDgEArxYAIcMOAQCvFgAhyw4BAK8WACGhDwEArxYAIcEPQACyFgAhzBAAAKoWACDxEQEArxYAIfIRQACzFgAh8xFAALMWACH0EUAAshYAIfURAQCxFgAh9hECALYWACH3EQIAthYAIfgRAQCxFgAhAokJAQAAAAHxEQEAAAABCaUDAQCQFgAhog4AAIoZADCjDgAASQAQpA4AAIoZADDmDgQAjxYAIe4QBACPFgAh-hEBAJAWACH7EQQAjxYAIfwRBACPFgAhCaUDAQCvFgAhog4AAIsZADCjDgAANgAQpA4AAIsZADDmDgQAuhYAIe4QBAC6FgAh-hEBAK8WACH7EQQAuhYAIfwRBAC6FgAhDwgAAL8WACCiDgAAjBkAMKMOAAAwABCkDgAAjBkAMKcOBACPFgAh5g4EAI8WACHnDgQAjxYAIekOAgCTFgAh7A4BAJAWACHtDgEAkBYAIcAQAgCSFgAhpREBAJQWACHUERAAyRYAIf0READuFgAh_hEQAMkWACEPCAAAwhYAIKIOAACNGQAwow4AAB0AEKQOAACNGQAwpw4EALoWACHmDgQAuhYAIecOBAC6FgAh6Q4CALcWACHsDgEArxYAIe0OAQCvFgAhwBACALYWACGlEQEAsRYAIdQREADWFgAh_REQAPIWACH-ERAA1hYAIQPmDgQAAAAB5w4EAAAAAekOAgAAAAEIog4AAI8ZADCjDgAAFwAQpA4AAI8ZADClDgEAkBYAIY0PAQCQFgAhgBJAAJEWACGBEkAAphYAIYISQACmFgAhCKIOAACQGQAwow4AAAQAEKQOAACQGQAwpQ4BAK8WACGNDwEArxYAIYASQACzFgAhgRJAALIWACGCEkAAshYAIQKlDgEAAAABjQ8BAAAAAQAAAAAAAAWJEgQAAAABkBIEAAAAAZESBAAAAAGSEgQAAAABkxIEAAAAAQGJEkAAAAABBYkSAgAAAAGQEgIAAAABkRICAAAAAZISAgAAAAGTEgIAAAABBYkSAgAAAAGQEgIAAAABkRICAAAAAZISAgAAAAGTEgIAAAABAYkSAQAAAAEBiRIBAAAAAQUPAACPIgAgEAAAkiIAIIYSAACQIgAghxIAAJEiACCMEgAAwxUAIAMPAACPIgAghhIAAJAiACCMEgAAwxUAIAAAAAAAAYkSQAAAAAEFDwAAiSIAIBAAAI0iACCGEgAAiiIAIIcSAACMIgAgjBIAAL8VACALDwAAqBkAMBAAAK0ZADCGEgAAqRkAMIcSAACqGQAwiBIAAKsZACCJEgAArBkAMIoSAACsGQAwixIAAKwZADCMEgAArBkAMI0SAACuGQAwjhIAAK8ZADAHpQ4EAAAAAacOQAAAAAGoDgIAAAABqQ4CAAAAAaoOAQAAAAGrDoAAAAABrA4BAAAAAQIAAADHFQAgDwAAsxkAIAMAAADHFQAgDwAAsxkAIBAAALIZACABCAAAiyIAMAzvDQAAuRYAIKIOAAC1FgAwow4AAMUVABCkDgAAtRYAMKUOBAAAAAGmDgEArxYAIacOQACzFgAhqA4CALYWACGpDgIAtxYAIaoOAQCxFgAhqw4AALgWACCsDgEAsRYAIQIAAADHFQAgCAAAshkAIAIAAACwGQAgCAAAsRkAIAuiDgAArxkAMKMOAACwGQAQpA4AAK8ZADClDgQAuhYAIaYOAQCvFgAhpw5AALMWACGoDgIAthYAIakOAgC3FgAhqg4BALEWACGrDgAAuBYAIKwOAQCxFgAhC6IOAACvGQAwow4AALAZABCkDgAArxkAMKUOBAC6FgAhpg4BAK8WACGnDkAAsxYAIagOAgC2FgAhqQ4CALcWACGqDgEAsRYAIasOAAC4FgAgrA4BALEWACEHpQ4EAJgZACGnDkAAmRkAIagOAgCaGQAhqQ4CAJsZACGqDgEAnBkAIasOgAAAAAGsDgEAnBkAIQelDgQAmBkAIacOQACZGQAhqA4CAJoZACGpDgIAmxkAIaoOAQCcGQAhqw6AAAAAAawOAQCcGQAhB6UOBAAAAAGnDkAAAAABqA4CAAAAAakOAgAAAAGqDgEAAAABqw6AAAAAAawOAQAAAAEDDwAAiSIAIIYSAACKIgAgjBIAAL8VACAEDwAAqBkAMIYSAACpGQAwiBIAAKsZACCMEgAArBkAMAAAAAKJEgEAAAAEjxIBAAAABQKJEgEAAAAEjxIBAAAABQGJEiAAAAABCw8AAL0ZADAQAADCGQAwhhIAAL4ZADCHEgAAvxkAMIgSAADAGQAgiRIAAMEZADCKEgAAwRkAMIsSAADBGQAwjBIAAMEZADCNEgAAwxkAMI4SAADEGQAwDvANAAC1GQAgpQ4BAAAAAb8OAQAAAAHADgEAAAABwQ4BAAAAAcIOAQAAAAHDDgEAAAABxA4CAAAAAcUOAgAAAAHGDkAAAAABxw4CAAAAAcgOQAAAAAHJDkAAAAAByg4BAAAAAQIAAADDFQAgDwAAyBkAIAMAAADDFQAgDwAAyBkAIBAAAMcZACABCAAAiCIAMBPuDQAAvBYAIPANAAC9FgAgog4AALsWADCjDgAAwRUAEKQOAAC7FgAwpQ4BAAAAAb4OAQCvFgAhvw4BAK8WACHADgEArxYAIcEOAQCvFgAhwg4BALEWACHDDgEArxYAIcQOAgC3FgAhxQ4CALcWACHGDkAAshYAIccOAgC3FgAhyA5AALIWACHJDkAAsxYAIcoOAQCxFgAhAgAAAMMVACAIAADHGQAgAgAAAMUZACAIAADGGQAgEaIOAADEGQAwow4AAMUZABCkDgAAxBkAMKUOAQCvFgAhvg4BAK8WACG_DgEArxYAIcAOAQCvFgAhwQ4BAK8WACHCDgEAsRYAIcMOAQCvFgAhxA4CALcWACHFDgIAtxYAIcYOQACyFgAhxw4CALcWACHIDkAAshYAIckOQACzFgAhyg4BALEWACERog4AAMQZADCjDgAAxRkAEKQOAADEGQAwpQ4BAK8WACG-DgEArxYAIb8OAQCvFgAhwA4BAK8WACHBDgEArxYAIcIOAQCxFgAhww4BAK8WACHEDgIAtxYAIcUOAgC3FgAhxg5AALIWACHHDgIAtxYAIcgOQACyFgAhyQ5AALMWACHKDgEAsRYAIQ2lDgEAnRkAIb8OAQCdGQAhwA4BAJ0ZACHBDgEAnRkAIcIOAQCcGQAhww4BAJ0ZACHEDgIAmxkAIcUOAgCbGQAhxg5AAKUZACHHDgIAmxkAIcgOQAClGQAhyQ5AAJkZACHKDgEAnBkAIQ7wDQAApxkAIKUOAQCdGQAhvw4BAJ0ZACHADgEAnRkAIcEOAQCdGQAhwg4BAJwZACHDDgEAnRkAIcQOAgCbGQAhxQ4CAJsZACHGDkAApRkAIccOAgCbGQAhyA5AAKUZACHJDkAAmRkAIcoOAQCcGQAhDvANAAC1GQAgpQ4BAAAAAb8OAQAAAAHADgEAAAABwQ4BAAAAAcIOAQAAAAHDDgEAAAABxA4CAAAAAcUOAgAAAAHGDkAAAAABxw4CAAAAAcgOQAAAAAHJDkAAAAAByg4BAAAAAQGJEgEAAAAEAYkSAQAAAAQEDwAAvRkAMIYSAAC-GQAwiBIAAMAZACCMEgAAwRkAMAAG7g0AAM4ZACDwDQAAzxkAIMIOAACSGQAgxg4AAJIZACDIDgAAkhkAIMoOAACSGQAgCfENAADMGQAg0Q4AAJIZACDSDgAAkhkAINMOAACSGQAg1A4AAJIZACDWDgAAkhkAINgOAACSGQAg2g4AAJIZACDbDgAAkhkAIAAAAAAAAAAAAAAAAAAAAYkSIAAAAAEBiRIAAQAAAQGJEgABAAABBYkSEAAAAAGQEhAAAAABkRIQAAAAAZISEAAAAAGTEhAAAAABAAAACw8AAOUZADAQAADqGQAwhhIAAOYZADCHEgAA5xkAMIgSAADoGQAgiRIAAOkZADCKEgAA6RkAMIsSAADpGQAwjBIAAOkZADCNEgAA6xkAMI4SAADsGQAwCPANAgAAAAHHDgEAAAAB5A4BAAAAAeYOBAAAAAH4DgIAAAAB-Q5AAAAAAfoOQAAAAAH7DoAAAAABAgAAAMAUACAPAADwGQAgAwAAAMAUACAPAADwGQAgEAAA7xkAIAEIAACHIgAwDp0NAADdFgAg8A0CALcWACGiDgAA3BYAMKMOAADCFAAQpA4AANwWADDHDgEAsRYAIeQOAQCvFgAh5g4EALoWACH2DgEArxYAIfgOAgC3FgAh-Q5AALMWACH6DkAAsxYAIfsOAAC4FgAg_A4AAN4WACACAAAAwBQAIAgAAO8ZACACAAAA7RkAIAgAAO4ZACAM8A0CALcWACGiDgAA7BkAMKMOAADtGQAQpA4AAOwZADDHDgEAsRYAIeQOAQCvFgAh5g4EALoWACH2DgEArxYAIfgOAgC3FgAh-Q5AALMWACH6DkAAsxYAIfsOAAC4FgAgDPANAgC3FgAhog4AAOwZADCjDgAA7RkAEKQOAADsGQAwxw4BALEWACHkDgEArxYAIeYOBAC6FgAh9g4BAK8WACH4DgIAtxYAIfkOQACzFgAh-g5AALMWACH7DgAAuBYAIAjwDQIAmxkAIccOAQCcGQAh5A4BAJ0ZACHmDgQAmBkAIfgOAgCbGQAh-Q5AAJkZACH6DkAAmRkAIfsOgAAAAAEI8A0CAJsZACHHDgEAnBkAIeQOAQCdGQAh5g4EAJgZACH4DgIAmxkAIfkOQACZGQAh-g5AAJkZACH7DoAAAAABCPANAgAAAAHHDgEAAAAB5A4BAAAAAeYOBAAAAAH4DgIAAAAB-Q5AAAAAAfoOQAAAAAH7DoAAAAABBA8AAOUZADCGEgAA5hkAMIgSAADoGQAgjBIAAOkZADAAAAAAAAAFDwAAgiIAIBAAAIUiACCGEgAAgyIAIIcSAACEIgAgjBIAANsUACADDwAAgiIAIIYSAACDIgAgjBIAANsUACACnA0AAPIZACD3DgAAkhkAIAAAAAAAAAAAAokSAQAAAASPEgEAAAAFBYkSBAAAAAGQEgQAAAABkRIEAAAAAZISBAAAAAGTEgQAAAABAYkSAQAAAAQAAAAAAAAAAAAAAAAABYkSEAAAAAGQEhAAAAABkRIQAAAAAZISEAAAAAGTEhAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACiRICAAAABI8SAgAAAAUCiRICAAAABI8SAgAAAAUBiRICAAAABAGJEgIAAAAEAAAAAAAAAAACiRICAAAABI8SAgAAAAUBiRICAAAABAAAAAAAAokSAQAAAASPEgEAAAAFAYkSAQAAAAQAAAAAAAAAAAAAAAAAAAKJEgEAAAAEjxIBAAAABQGJEgEAAAAEAAAAAAAAAAAAAAAAAAUPAAD9IQAgEAAAgCIAIIYSAAD-IQAghxIAAP8hACCMEgAAgw4AIAMPAAD9IQAghhIAAP4hACCMEgAAgw4AIAAAAAAAAokSAQAAAASPEgEAAAAFBQ8AAPghACAQAAD7IQAghhIAAPkhACCHEgAA-iEAIIwSAACDDgAgAYkSAQAAAAQDDwAA-CEAIIYSAAD5IQAgjBIAAIMOACAAAAAAAAsPAACuGwAwEAAAsxsAMIYSAACvGwAwhxIAALAbADCIEgAAsRsAIIkSAACyGwAwihIAALIbADCLEgAAshsAMIwSAACyGwAwjRIAALQbADCOEgAAtRsAMAsPAACiGwAwEAAApxsAMIYSAACjGwAwhxIAAKQbADCIEgAApRsAIIkSAACmGwAwihIAAKYbADCLEgAAphsAMIwSAACmGwAwjRIAAKgbADCOEgAAqRsAMAr5DkAAAAABpw8gAAAAAfsPAQAAAAH8D0AAAAAB_Q8gAAAAAf4PAQAAAAH_D0AAAAABgBBAAAAAAYEQQAAAAAGCEIAAAAABAgAAAIsOACAPAACtGwAgAwAAAIsOACAPAACtGwAgEAAArBsAIAEIAAD3IQAwEIkJAAC7FwAgog4AALoXADCjDgAAiQ4AEKQOAAC6FwAw5A4BAK8WACH5DkAAshYAIacPIACwFgAh-w8BAK8WACH8D0AAsxYAIf0PIACwFgAh_g8BALEWACH_D0AAshYAIYAQQACyFgAhgRBAALIWACGCEAAAuBYAIIQQAAC5FwAgAgAAAIsOACAIAACsGwAgAgAAAKobACAIAACrGwAgDqIOAACpGwAwow4AAKobABCkDgAAqRsAMOQOAQCvFgAh-Q5AALIWACGnDyAAsBYAIfsPAQCvFgAh_A9AALMWACH9DyAAsBYAIf4PAQCxFgAh_w9AALIWACGAEEAAshYAIYEQQACyFgAhghAAALgWACAOog4AAKkbADCjDgAAqhsAEKQOAACpGwAw5A4BAK8WACH5DkAAshYAIacPIACwFgAh-w8BAK8WACH8D0AAsxYAIf0PIACwFgAh_g8BALEWACH_D0AAshYAIYAQQACyFgAhgRBAALIWACGCEAAAuBYAIAr5DkAApRkAIacPIAC7GQAh-w8BAJ0ZACH8D0AAmRkAIf0PIAC7GQAh_g8BAJwZACH_D0AApRkAIYAQQAClGQAhgRBAAKUZACGCEIAAAAABCvkOQAClGQAhpw8gALsZACH7DwEAnRkAIfwPQACZGQAh_Q8gALsZACH-DwEAnBkAIf8PQAClGQAhgBBAAKUZACGBEEAApRkAIYIQgAAAAAEK-Q5AAAAAAacPIAAAAAH7DwEAAAAB_A9AAAAAAf0PIAAAAAH-DwEAAAAB_w9AAAAAAYAQQAAAAAGBEEAAAAABghCAAAAAAQmqDgEAAAAB5g4EAAAAAYAPIAAAAAGBDwIAAAABgg8AAJkbACCEDwEAAAABhw-AAAAAAdsPAAEAAAGDEAQAAAABAgAAAIcOACAPAAC5GwAgAwAAAIcOACAPAAC5GwAgEAAAuBsAIAEIAAD2IQAwD4kJAAC7FwAgog4AAL0XADCjDgAAhQ4AEKQOAAC9FwAwqg4BALEWACHkDgEArxYAIeYOBAC6FgAh_A4AALwXACCADyAAsBYAIYEPAgC3FgAhgg8AAKoWACCEDwEAsRYAIYcPAADCFgAg2w8AAdUWACGDEAQA5xYAIQIAAACHDgAgCAAAuBsAIAIAAAC2GwAgCAAAtxsAIA2iDgAAtRsAMKMOAAC2GwAQpA4AALUbADCqDgEAsRYAIeQOAQCvFgAh5g4EALoWACGADyAAsBYAIYEPAgC3FgAhgg8AAKoWACCEDwEAsRYAIYcPAADCFgAg2w8AAdUWACGDEAQA5xYAIQ2iDgAAtRsAMKMOAAC2GwAQpA4AALUbADCqDgEAsRYAIeQOAQCvFgAh5g4EALoWACGADyAAsBYAIYEPAgC3FgAhgg8AAKoWACCEDwEAsRYAIYcPAADCFgAg2w8AAdUWACGDEAQA5xYAIQmqDgEAnBkAIeYOBACYGQAhgA8gALsZACGBDwIAmxkAIYIPAACXGwAghA8BAJwZACGHD4AAAAAB2w8AAd8ZACGDEAQAhBoAIQmqDgEAnBkAIeYOBACYGQAhgA8gALsZACGBDwIAmxkAIYIPAACXGwAghA8BAJwZACGHD4AAAAAB2w8AAd8ZACGDEAQAhBoAIQmqDgEAAAAB5g4EAAAAAYAPIAAAAAGBDwIAAAABgg8AAJkbACCEDwEAAAABhw-AAAAAAdsPAAEAAAGDEAQAAAABBA8AAK4bADCGEgAArxsAMIgSAACxGwAgjBIAALIbADAEDwAAohsAMIYSAACjGwAwiBIAAKUbACCMEgAAphsAMAAABooJAAC8GwAgiwkAAL0bACDHDgAAkhkAIMoOAACSGQAg-g4AAJIZACD_DwAAkhkAIAAAAAAAAAAAAokSAQAAAASPEgEAAAAFBQ8AAPEhACAQAAD0IQAghhIAAPIhACCHEgAA8yEAIIwSAAC8DQAgAYkSAQAAAAQDDwAA8SEAIIYSAADyIQAgjBIAALwNACAAAAAAAAUPAADrIQAgEAAA7yEAIIYSAADsIQAghxIAAO4hACCMEgAAlwwAIAsPAADSGwAwEAAA1xsAMIYSAADTGwAwhxIAANQbADCIEgAA1RsAIIkSAADWGwAwihIAANYbADCLEgAA1hsAMIwSAADWGwAwjRIAANgbADCOEgAA2RsAMAqnDkAAAAABvw4BAAAAAccOAQAAAAHkDgEAAAAB-g5AAAAAAYgQAQAAAAGJEAAAyRsAIIoQQAAAAAGLEAEAAAABjBCAAAAAAQIAAACuDAAgDwAA3RsAIAMAAACuDAAgDwAA3RsAIBAAANwbACABCAAA7SEAMBD3BwAA1RcAIKIOAADUFwAwow4AAKwMABCkDgAA1BcAMKcOQACzFgAhvw4BALEWACHHDgEAsRYAIeQOAQCvFgAh-g5AALMWACGHEAEArxYAIYgQAQCvFgAhiRAAAKoWACCKEEAAshYAIYsQAQCxFgAhjBAAALgWACCcEAAA0xcAIAIAAACuDAAgCAAA3BsAIAIAAADaGwAgCAAA2xsAIA6iDgAA2RsAMKMOAADaGwAQpA4AANkbADCnDkAAsxYAIb8OAQCxFgAhxw4BALEWACHkDgEArxYAIfoOQACzFgAhhxABAK8WACGIEAEArxYAIYkQAACqFgAgihBAALIWACGLEAEAsRYAIYwQAAC4FgAgDqIOAADZGwAwow4AANobABCkDgAA2RsAMKcOQACzFgAhvw4BALEWACHHDgEAsRYAIeQOAQCvFgAh-g5AALMWACGHEAEArxYAIYgQAQCvFgAhiRAAAKoWACCKEEAAshYAIYsQAQCxFgAhjBAAALgWACAKpw5AAJkZACG_DgEAnBkAIccOAQCcGQAh5A4BAJ0ZACH6DkAAmRkAIYgQAQCdGQAhiRAAAMcbACCKEEAApRkAIYsQAQCcGQAhjBCAAAAAAQqnDkAAmRkAIb8OAQCcGQAhxw4BAJwZACHkDgEAnRkAIfoOQACZGQAhiBABAJ0ZACGJEAAAxxsAIIoQQAClGQAhixABAJwZACGMEIAAAAABCqcOQAAAAAG_DgEAAAABxw4BAAAAAeQOAQAAAAH6DkAAAAABiBABAAAAAYkQAADJGwAgihBAAAAAAYsQAQAAAAGMEIAAAAABAw8AAOshACCGEgAA7CEAIIwSAACXDAAgBA8AANIbADCGEgAA0xsAMIgSAADVGwAgjBIAANYbADAE8gcAAMMcACDzBwAAxBwAIPYHAADFHAAg9wcAAMYcACAAAAAAAAAAAAAAAAUPAADmIQAgEAAA6SEAIIYSAADnIQAghxIAAOghACCMEgAAowwAIAMPAADmIQAghhIAAOchACCMEgAAowwAIAAAAAAABQ8AAOAhACAQAADkIQAghhIAAOEhACCHEgAA4yEAIIwSAACXDAAgCw8AAPUbADAQAAD6GwAwhhIAAPYbADCHEgAA9xsAMIgSAAD4GwAgiRIAAPkbADCKEgAA-RsAMIsSAAD5GwAwjBIAAPkbADCNEgAA-xsAMI4SAAD8GwAwA6QPQAAAAAGTEAQAAAABlBAEAAAAAQIAAACnDAAgDwAAgBwAIAMAAACnDAAgDwAAgBwAIBAAAP8bACABCAAA4iEAMAn0BwAA2BcAIKIOAADXFwAwow4AAKUMABCkDgAA1xcAMKQPQACzFgAhkBABAK8WACGTEAQAuhYAIZQQBAC6FgAhnRAAANYXACACAAAApwwAIAgAAP8bACACAAAA_RsAIAgAAP4bACAHog4AAPwbADCjDgAA_RsAEKQOAAD8GwAwpA9AALMWACGQEAEArxYAIZMQBAC6FgAhlBAEALoWACEHog4AAPwbADCjDgAA_RsAEKQOAAD8GwAwpA9AALMWACGQEAEArxYAIZMQBAC6FgAhlBAEALoWACEDpA9AAJkZACGTEAQAmBkAIZQQBACYGQAhA6QPQACZGQAhkxAEAJgZACGUEAQAmBkAIQOkD0AAAAABkxAEAAAAAZQQBAAAAAEDDwAA4CEAIIYSAADhIQAgjBIAAJcMACAEDwAA9RsAMIYSAAD2GwAwiBIAAPgbACCMEgAA-RsAMAAAAAUPAADbIQAgEAAA3iEAIIYSAADcIQAghxIAAN0hACCMEgAAlwwAIAMPAADbIQAghhIAANwhACCMEgAAlwwAIAAAAAAABQ8AANYhACAQAADZIQAghhIAANchACCHEgAA2CEAIIwSAACXDAAgAw8AANYhACCGEgAA1yEAIIwSAACXDAAgAAAACw8AALMcADAQAAC4HAAwhhIAALQcADCHEgAAtRwAMIgSAAC2HAAgiRIAALccADCKEgAAtxwAMIsSAAC3HAAwjBIAALccADCNEgAAuRwAMI4SAAC6HAAwCw8AAKccADAQAACsHAAwhhIAAKgcADCHEgAAqRwAMIgSAACqHAAgiRIAAKscADCKEgAAqxwAMIsSAACrHAAwjBIAAKscADCNEgAArRwAMI4SAACuHAAwCw8AAJscADAQAACgHAAwhhIAAJwcADCHEgAAnRwAMIgSAACeHAAgiRIAAJ8cADCKEgAAnxwAMIsSAACfHAAwjBIAAJ8cADCNEgAAoRwAMI4SAACiHAAwBw8AAJYcACAQAACZHAAghhIAAJccACCHEgAAmBwAIIoSAACqDAAgixIAAKoMACCMEgAAvA0AIAamAwIAAAAB-AcAAN8bACDLDgEAAAABjRBAAAAAAY4QIAAAAAGPEEAAAAABAgAAALwNACAPAACWHAAgAwAAAKoMACAPAACWHAAgEAAAmhwAIAgAAACqDAAgCAAAmhwAIKYDAgCbGQAh-AcAANEbACDLDgEAnRkAIY0QQACZGQAhjhAgALsZACGPEEAApRkAIQamAwIAmxkAIfgHAADRGwAgyw4BAJ0ZACGNEEAAmRkAIY4QIAC7GQAhjxBAAKUZACEG9QcAAIIcACDJDkAAAAAByw4BAAAAAZAQAQAAAAGVEEAAAAABlhACAAAAAQIAAACjDAAgDwAAphwAIAMAAACjDAAgDwAAphwAIBAAAKUcACABCAAA1SEAMAvxBwAAxBcAIPUHAADaFwAgog4AANkXADCjDgAAoQwAEKQOAADZFwAwyQ5AALMWACHLDgEArxYAIYcQAQCvFgAhkBABAAAAAZUQQACyFgAhlhACALcWACECAAAAowwAIAgAAKUcACACAAAAoxwAIAgAAKQcACAJog4AAKIcADCjDgAAoxwAEKQOAACiHAAwyQ5AALMWACHLDgEArxYAIYcQAQCvFgAhkBABAK8WACGVEEAAshYAIZYQAgC3FgAhCaIOAACiHAAwow4AAKMcABCkDgAAohwAMMkOQACzFgAhyw4BAK8WACGHEAEArxYAIZAQAQCvFgAhlRBAALIWACGWEAIAtxYAIQXJDkAAmRkAIcsOAQCdGQAhkBABAJ0ZACGVEEAApRkAIZYQAgCbGQAhBvUHAAD0GwAgyQ5AAJkZACHLDgEAnRkAIZAQAQCdGQAhlRBAAKUZACGWEAIAmxkAIQb1BwAAghwAIMkOQAAAAAHLDgEAAAABkBABAAAAAZUQQAAAAAGWEAIAAAABA5cQAQAAAAGYEAEAAAABmRBAAAAAAQIAAACfDAAgDwAAshwAIAMAAACfDAAgDwAAshwAIBAAALEcACABCAAA1CEAMAnxBwAAxBcAIKIOAADcFwAwow4AAJ0MABCkDgAA3BcAMIcQAQCvFgAhlxABAK8WACGYEAEArxYAIZkQQACzFgAhnhAAANsXACACAAAAnwwAIAgAALEcACACAAAArxwAIAgAALAcACAHog4AAK4cADCjDgAArxwAEKQOAACuHAAwhxABAK8WACGXEAEArxYAIZgQAQCvFgAhmRBAALMWACEHog4AAK4cADCjDgAArxwAEKQOAACuHAAwhxABAK8WACGXEAEArxYAIZgQAQCvFgAhmRBAALMWACEDlxABAJ0ZACGYEAEAnRkAIZkQQACZGQAhA5cQAQCdGQAhmBABAJ0ZACGZEEAAmRkAIQOXEAEAAAABmBABAAAAAZkQQAAAAAEJpQ4BAAAAAaoOAQAAAAHJDkAAAAAByw4BAAAAAc4OAgAAAAG3D0AAAAAB5A9AAAAAAZoQAQAAAAGbEIAAAAABAgAAAJsMACAPAAC-HAAgAwAAAJsMACAPAAC-HAAgEAAAvRwAIAEIAADTIQAwDvEHAADEFwAgog4AAN0XADCjDgAAmQwAEKQOAADdFwAwpQ4BAAAAAaoOAQCxFgAhyQ5AALMWACHLDgEArxYAIc4OAgC3FgAhtw9AALIWACHkD0AAsxYAIYcQAQCvFgAhmhABAK8WACGbEAAAuBYAIAIAAACbDAAgCAAAvRwAIAIAAAC7HAAgCAAAvBwAIA2iDgAAuhwAMKMOAAC7HAAQpA4AALocADClDgEArxYAIaoOAQCxFgAhyQ5AALMWACHLDgEArxYAIc4OAgC3FgAhtw9AALIWACHkD0AAsxYAIYcQAQCvFgAhmhABAK8WACGbEAAAuBYAIA2iDgAAuhwAMKMOAAC7HAAQpA4AALocADClDgEArxYAIaoOAQCxFgAhyQ5AALMWACHLDgEArxYAIc4OAgC3FgAhtw9AALIWACHkD0AAsxYAIYcQAQCvFgAhmhABAK8WACGbEAAAuBYAIAmlDgEAnRkAIaoOAQCcGQAhyQ5AAJkZACHLDgEAnRkAIc4OAgCbGQAhtw9AAKUZACHkD0AAmRkAIZoQAQCdGQAhmxCAAAAAAQmlDgEAnRkAIaoOAQCcGQAhyQ5AAJkZACHLDgEAnRkAIc4OAgCbGQAhtw9AAKUZACHkD0AAmRkAIZoQAQCdGQAhmxCAAAAAAQmlDgEAAAABqg4BAAAAAckOQAAAAAHLDgEAAAABzg4CAAAAAbcPQAAAAAHkD0AAAAABmhABAAAAAZsQgAAAAAEEDwAAsxwAMIYSAAC0HAAwiBIAALYcACCMEgAAtxwAMAQPAACnHAAwhhIAAKgcADCIEgAAqhwAIIwSAACrHAAwBA8AAJscADCGEgAAnBwAMIgSAACeHAAgjBIAAJ8cADADDwAAlhwAIIYSAACXHAAgjBIAALwNACAAAAAD8QcAAOAbACD4BwAA4RsAII8QAACSGQAgA_EHAADgGwAg9QcAAMgcACCVEAAAkhkAIAAAAAACiRIBAAAABI8SAQAAAAUBiRIBAAAABAAAAAAAAAUPAADOIQAgEAAA0SEAIIYSAADPIQAghxIAANAhACCMEgAAtQIAIAMPAADOIQAghhIAAM8hACCMEgAAtQIAIAAAAAAABQ8AAMkhACAQAADMIQAghhIAAMohACCHEgAAyyEAIIwSAAC1AgAgAw8AAMkhACCGEgAAyiEAIIwSAAC1AgAgAAAAAAAFDwAAxCEAIBAAAMchACCGEgAAxSEAIIcSAADGIQAgjBIAALUCACADDwAAxCEAIIYSAADFIQAgjBIAALUCACAAAAAAAAAAAAAAAokSAQAAAASPEgEAAAAFBw8AALwhACAQAADCIQAghhIAAL0hACCHEgAAwSEAIIoSAAC3AgAgixIAALcCACCMEgAArQIAIAsPAACLHQAwEAAAkB0AMIYSAACMHQAwhxIAAI0dADCIEgAAjh0AIIkSAACPHQAwihIAAI8dADCLEgAAjx0AMIwSAACPHQAwjRIAAJEdADCOEgAAkh0AMAsPAAD_HAAwEAAAhB0AMIYSAACAHQAwhxIAAIEdADCIEgAAgh0AIIkSAACDHQAwihIAAIMdADCLEgAAgx0AMIwSAACDHQAwjRIAAIUdADCOEgAAhh0AMAsPAADzHAAwEAAA-BwAMIYSAAD0HAAwhxIAAPUcADCIEgAA9hwAIIkSAAD3HAAwihIAAPccADCLEgAA9xwAMIwSAAD3HAAwjRIAAPkcADCOEgAA-hwAMAYIgAAAAAHsDgEAAAABjRBAAAAAAasQAQAAAAGsEEAAAAABrRBAAAAAAQIAAADDAgAgDwAA_hwAIAMAAADDAgAgDwAA_hwAIBAAAP0cACABCAAAwCEAMAwIAADCFgAgzgEAAOIYACCiDgAA4RgAMKMOAADBAgAQpA4AAOEYADDsDgEArxYAIY0QQACzFgAhqhABAK8WACGrEAEArxYAIawQQACzFgAhrRBAALIWACHREQAA4BgAIAIAAADDAgAgCAAA_RwAIAIAAAD7HAAgCAAA_BwAIAoIAADCFgAgog4AAPocADCjDgAA-xwAEKQOAAD6HAAw7A4BAK8WACGNEEAAsxYAIaoQAQCvFgAhqxABAK8WACGsEEAAsxYAIa0QQACyFgAhCggAAMIWACCiDgAA-hwAMKMOAAD7HAAQpA4AAPocADDsDgEArxYAIY0QQACzFgAhqhABAK8WACGrEAEArxYAIawQQACzFgAhrRBAALIWACEGCIAAAAAB7A4BAJ0ZACGNEEAAmRkAIasQAQCdGQAhrBBAAJkZACGtEEAApRkAIQYIgAAAAAHsDgEAnRkAIY0QQACZGQAhqxABAJ0ZACGsEEAAmRkAIa0QQAClGQAhBgiAAAAAAewOAQAAAAGNEEAAAAABqxABAAAAAawQQAAAAAGtEEAAAAABDKUOAQAAAAHEDgIAAAABxg5AAAAAAccOAgAAAAHIDkAAAAAByQ5AAAAAAewOAQAAAAH-DgEAAAABiA9AAAAAAa4QgAAAAAGvEAIAAAABsBBAAAAAAQIAAAC_AgAgDwAAih0AIAMAAAC_AgAgDwAAih0AIBAAAIkdACABCAAAvyEAMBLOAQAA4hgAIKIOAADkGAAwow4AAL0CABCkDgAA5BgAMKUOAQAAAAHEDgIAtxYAIcYOQACyFgAhxw4CALcWACHIDkAAshYAIckOQACzFgAh7A4BAK8WACH-DgEArxYAIYgPQACyFgAhqhABAK8WACGuEAAAwhYAIK8QAgC3FgAhsBBAALIWACHSEQAA4xgAIAIAAAC_AgAgCAAAiR0AIAIAAACHHQAgCAAAiB0AIBCiDgAAhh0AMKMOAACHHQAQpA4AAIYdADClDgEArxYAIcQOAgC3FgAhxg5AALIWACHHDgIAtxYAIcgOQACyFgAhyQ5AALMWACHsDgEArxYAIf4OAQCvFgAhiA9AALIWACGqEAEArxYAIa4QAADCFgAgrxACALcWACGwEEAAshYAIRCiDgAAhh0AMKMOAACHHQAQpA4AAIYdADClDgEArxYAIcQOAgC3FgAhxg5AALIWACHHDgIAtxYAIcgOQACyFgAhyQ5AALMWACHsDgEArxYAIf4OAQCvFgAhiA9AALIWACGqEAEArxYAIa4QAADCFgAgrxACALcWACGwEEAAshYAIQylDgEAnRkAIcQOAgCbGQAhxg5AAKUZACHHDgIAmxkAIcgOQAClGQAhyQ5AAJkZACHsDgEAnRkAIf4OAQCdGQAhiA9AAKUZACGuEIAAAAABrxACAJsZACGwEEAApRkAIQylDgEAnRkAIcQOAgCbGQAhxg5AAKUZACHHDgIAmxkAIcgOQAClGQAhyQ5AAJkZACHsDgEAnRkAIf4OAQCdGQAhiA9AAKUZACGuEIAAAAABrxACAJsZACGwEEAApRkAIQylDgEAAAABxA4CAAAAAcYOQAAAAAHHDgIAAAAByA5AAAAAAckOQAAAAAHsDgEAAAAB_g4BAAAAAYgPQAAAAAGuEIAAAAABrxACAAAAAbAQQAAAAAEECIAAAAABpQ4EAAAAAacOQAAAAAHsDgEAAAABAgAAALsCACAPAACWHQAgAwAAALsCACAPAACWHQAgEAAAlR0AIAEIAAC-IQAwCQgAAMIWACDOAQAA4hgAIKIOAADlGAAwow4AALkCABCkDgAA5RgAMKUOBAAAAAGnDkAAsxYAIewOAQCvFgAhqhABAK8WACECAAAAuwIAIAgAAJUdACACAAAAkx0AIAgAAJQdACAICAAAwhYAIKIOAACSHQAwow4AAJMdABCkDgAAkh0AMKUOBAC6FgAhpw5AALMWACHsDgEArxYAIaoQAQCvFgAhCAgAAMIWACCiDgAAkh0AMKMOAACTHQAQpA4AAJIdADClDgQAuhYAIacOQACzFgAh7A4BAK8WACGqEAEArxYAIQQIgAAAAAGlDgQAmBkAIacOQACZGQAh7A4BAJ0ZACEECIAAAAABpQ4EAJgZACGnDkAAmRkAIewOAQCdGQAhBAiAAAAAAaUOBAAAAAGnDkAAAAAB7A4BAAAAAQGJEgEAAAAEAw8AALwhACCGEgAAvSEAIIwSAACtAgAgBA8AAIsdADCGEgAAjB0AMIgSAACOHQAgjBIAAI8dADAEDwAA_xwAMIYSAACAHQAwiBIAAIIdACCMEgAAgx0AMAQPAADzHAAwhhIAAPQcADCIEgAA9hwAIIwSAAD3HAAwAAAAAAAFDwAAtyEAIBAAALohACCGEgAAuCEAIIcSAAC5IQAgjBIAAKMKACADDwAAtyEAIIYSAAC4IQAgjBIAAKMKACAAAAAAAAUPAACyIQAgEAAAtSEAIIYSAACzIQAghxIAALQhACCMEgAAowoAIAMPAACyIQAghhIAALMhACCMEgAAowoAIAAAAAAACw8AAL0dADAQAADCHQAwhhIAAL4dADCHEgAAvx0AMIgSAADAHQAgiRIAAMEdADCKEgAAwR0AMIsSAADBHQAwjBIAAMEdADCNEgAAwx0AMI4SAADEHQAwCw8AALEdADAQAAC2HQAwhhIAALIdADCHEgAAsx0AMIgSAAC0HQAgiRIAALUdADCKEgAAtR0AMIsSAAC1HQAwjBIAALUdADCNEgAAtx0AMI4SAAC4HQAwArkQAgAAAAG6EAABAAABAgAAAKsKACAPAAC8HQAgAwAAAKsKACAPAAC8HQAgEAAAux0AIAEIAACxIQAwCM4GAADwFwAgog4AAO8XADCjDgAAqQoAEKQOAADvFwAwuBABAK8WACG5EAIAtxYAIboQAAHUFgAhxhAAAO4XACACAAAAqwoAIAgAALsdACACAAAAuR0AIAgAALodACAGog4AALgdADCjDgAAuR0AEKQOAAC4HQAwuBABAK8WACG5EAIAtxYAIboQAAHUFgAhBqIOAAC4HQAwow4AALkdABCkDgAAuB0AMLgQAQCvFgAhuRACALcWACG6EAAB1BYAIQK5EAIAmxkAIboQAAHeGQAhArkQAgCbGQAhuhAAAd4ZACECuRACAAAAAboQAAEAAAEE5A4BAAAAAfIOEAAAAAHQDwIAAAABuxACAAAAAQIAAACnCgAgDwAAyB0AIAMAAACnCgAgDwAAyB0AIBAAAMcdACABCAAAsCEAMArOBgAA8BcAIKIOAADyFwAwow4AAKUKABCkDgAA8hcAMOQOAQCvFgAh8g4QANYWACHQDwIAtxYAIbgQAQCvFgAhuxACALcWACHHEAAA8RcAIAIAAACnCgAgCAAAxx0AIAIAAADFHQAgCAAAxh0AIAiiDgAAxB0AMKMOAADFHQAQpA4AAMQdADDkDgEArxYAIfIOEADWFgAh0A8CALcWACG4EAEArxYAIbsQAgC3FgAhCKIOAADEHQAwow4AAMUdABCkDgAAxB0AMOQOAQCvFgAh8g4QANYWACHQDwIAtxYAIbgQAQCvFgAhuxACALcWACEE5A4BAJ0ZACHyDhAA4BkAIdAPAgCbGQAhuxACAJsZACEE5A4BAJ0ZACHyDhAA4BkAIdAPAgCbGQAhuxACAJsZACEE5A4BAAAAAfIOEAAAAAHQDwIAAAABuxACAAAAAQQPAAC9HQAwhhIAAL4dADCIEgAAwB0AIIwSAADBHQAwBA8AALEdADCGEgAAsh0AMIgSAAC0HQAgjBIAALUdADAAABLPBgAAyx0AINAGAADMHQAg8g4AAJIZACCIDwAAkhkAIKEPAACSGQAgpA8AAJIZACDgDwAAkhkAIPMPAACSGQAghxAAAJIZACCgEAAAkhkAIL4QAACSGQAgvxAAAJIZACDAEAAAkhkAIMEQAACSGQAgwhAAAJIZACDDEAAAkhkAIMQQAACSGQAgxRAAAJIZACAAAAAFDwAAqyEAIBAAAK4hACCGEgAArCEAIIcSAACtIQAgjBIAAOgIACADDwAAqyEAIIYSAACsIQAgjBIAAOgIACAAAAAAAAKJEgEAAAAEjxIBAAAABQUPAACmIQAgEAAAqSEAIIYSAACnIQAghxIAAKghACCMEgAA6AgAIAGJEgEAAAAEAw8AAKYhACCGEgAApyEAIIwSAADoCAAgAAAAAAAFDwAAoSEAIBAAAKQhACCGEgAAoiEAIIcSAACjIQAgjBIAAOgIACADDwAAoSEAIIYSAACiIQAgjBIAAOgIACAAAAAAAAKJEgEAAAAEjxIBAAAABQUPAACcIQAgEAAAnyEAIIYSAACdIQAghxIAAJ4hACCMEgAA6AgAIAGJEgEAAAAEAw8AAJwhACCGEgAAnSEAIIwSAADoCAAgAAAAAAAFDwAAlyEAIBAAAJohACCGEgAAmCEAIIcSAACZIQAgjBIAAOgIACADDwAAlyEAIIYSAACYIQAgjBIAAOgIACAAAAAAAAUPAACSIQAgEAAAlSEAIIYSAACTIQAghxIAAJQhACCMEgAA6AgAIAMPAACSIQAghhIAAJMhACCMEgAA6AgAIAAAAAAAAokSAQAAAASPEgEAAAAFCw8AAMIeADAQAADHHgAwhhIAAMMeADCHEgAAxB4AMIgSAADFHgAgiRIAAMYeADCKEgAAxh4AMIsSAADGHgAwjBIAAMYeADCNEgAAyB4AMI4SAADJHgAwCw8AALYeADAQAAC7HgAwhhIAALceADCHEgAAuB4AMIgSAAC5HgAgiRIAALoeADCKEgAAuh4AMIsSAAC6HgAwjBIAALoeADCNEgAAvB4AMI4SAAC9HgAwCw8AAKoeADAQAACvHgAwhhIAAKseADCHEgAArB4AMIgSAACtHgAgiRIAAK4eADCKEgAArh4AMIsSAACuHgAwjBIAAK4eADCNEgAAsB4AMI4SAACxHgAwCw8AAJ4eADAQAACjHgAwhhIAAJ8eADCHEgAAoB4AMIgSAAChHgAgiRIAAKIeADCKEgAAoh4AMIsSAACiHgAwjBIAAKIeADCNEgAApB4AMI4SAAClHgAwCw8AAJIeADAQAACXHgAwhhIAAJMeADCHEgAAlB4AMIgSAACVHgAgiRIAAJYeADCKEgAAlh4AMIsSAACWHgAwjBIAAJYeADCNEgAAmB4AMI4SAACZHgAwCw8AAIYeADAQAACLHgAwhhIAAIceADCHEgAAiB4AMIgSAACJHgAgiRIAAIoeADCKEgAAih4AMIsSAACKHgAwjBIAAIoeADCNEgAAjB4AMI4SAACNHgAwBKUOAQAAAAHJDkAAAAAB9A9AAAAAAZAQAAEAAAECAAAAgAkAIA8AAJEeACADAAAAgAkAIA8AAJEeACAQAACQHgAgAQgAAJEhADAJ1wUAAIIYACCiDgAAgRgAMKMOAAD-CAAQpA4AAIEYADClDgEAAAAByQ5AALMWACH0D0AAsxYAIZAQAAEAAAG8EAEArxYAIQIAAACACQAgCAAAkB4AIAIAAACOHgAgCAAAjx4AIAiiDgAAjR4AMKMOAACOHgAQpA4AAI0eADClDgEArxYAIckOQACzFgAh9A9AALMWACGQEAAB1BYAIbwQAQCvFgAhCKIOAACNHgAwow4AAI4eABCkDgAAjR4AMKUOAQCvFgAhyQ5AALMWACH0D0AAsxYAIZAQAAHUFgAhvBABAK8WACEEpQ4BAJ0ZACHJDkAAmRkAIfQPQACZGQAhkBAAAd4ZACEEpQ4BAJ0ZACHJDkAAmRkAIfQPQACZGQAhkBAAAd4ZACEEpQ4BAAAAAckOQAAAAAH0D0AAAAABkBAAAQAAAQbIEAIAAAAByRACAAAAAcoQAgAAAAHLEAAA2h0AIMwQgAAAAAHNEAEAAAABAgAAAPwIACAPAACdHgAgAwAAAPwIACAPAACdHgAgEAAAnB4AIAEIAACQIQAwDNcFAACCGAAgog4AAIQYADCjDgAA-ggAEKQOAACEGAAwvBABAK8WACHIEAIAtxYAIckQAgC3FgAhyhACALcWACHLEAAAqhYAIMwQAADCFgAgzRABAK8WACHnEAAAgxgAIAIAAAD8CAAgCAAAnB4AIAIAAACaHgAgCAAAmx4AIAqiDgAAmR4AMKMOAACaHgAQpA4AAJkeADC8EAEArxYAIcgQAgC3FgAhyRACALcWACHKEAIAtxYAIcsQAACqFgAgzBAAAMIWACDNEAEArxYAIQqiDgAAmR4AMKMOAACaHgAQpA4AAJkeADC8EAEArxYAIcgQAgC3FgAhyRACALcWACHKEAIAtxYAIcsQAACqFgAgzBAAAMIWACDNEAEArxYAIQbIEAIAmxkAIckQAgCbGQAhyhACAJsZACHLEAAA2B0AIMwQgAAAAAHNEAEAnRkAIQbIEAIAmxkAIckQAgCbGQAhyhACAJsZACHLEAAA2B0AIMwQgAAAAAHNEAEAnRkAIQbIEAIAAAAByRACAAAAAcoQAgAAAAHLEAAA2h0AIMwQgAAAAAHNEAEAAAABBJ0NAgAAAAGhDwEAAAABzhACAAAAAc8QAQAAAAECAAAA-AgAIA8AAKkeACADAAAA-AgAIA8AAKkeACAQAACoHgAgAQgAAI8hADAK1wUAAIIYACCdDQIAtxYAIaIOAACGGAAwow4AAPYIABCkDgAAhhgAMKEPAQCvFgAhvBABAK8WACHOEAIAthYAIc8QAQCvFgAh6BAAAIUYACACAAAA-AgAIAgAAKgeACACAAAAph4AIAgAAKceACAInQ0CALcWACGiDgAApR4AMKMOAACmHgAQpA4AAKUeADChDwEArxYAIbwQAQCvFgAhzhACALYWACHPEAEArxYAIQidDQIAtxYAIaIOAAClHgAwow4AAKYeABCkDgAApR4AMKEPAQCvFgAhvBABAK8WACHOEAIAthYAIc8QAQCvFgAhBJ0NAgCbGQAhoQ8BAJ0ZACHOEAIAmhkAIc8QAQCdGQAhBJ0NAgCbGQAhoQ8BAJ0ZACHOEAIAmhkAIc8QAQCdGQAhBJ0NAgAAAAGhDwEAAAABzhACAAAAAc8QAQAAAAETpQMBAAAAAZ0NAgAAAAHkDgEAAAABxA8CAAAAAc0PAQAAAAGIEAEAAAABlxABAAAAAcgQAgAAAAHNECAAAAABzhACAAAAAdAQAQAAAAHREAEAAAAB0hACAAAAAdMQgAAAAAHUEAEAAAAB1RABAAAAAdYQAADqHQAg1xAgAAAAAdgQAgAAAAECAAAA9AgAIA8AALUeACADAAAA9AgAIA8AALUeACAQAAC0HgAgAQgAAI4hADAZpQMBAK8WACHXBQAAghgAIJ0NAgC3FgAhog4AAIgYADCjDgAA8ggAEKQOAACIGAAw5A4BALEWACHEDwIAthYAIc0PAQCxFgAhiBABALEWACGXEAEAsRYAIbwQAQCvFgAhyBACALYWACHNECAA0xYAIc4QAgC3FgAh0BABAK8WACHREAEAsRYAIdIQAgC2FgAh0xAAALgWACDUEAEAsRYAIdUQAQCxFgAh1hAAAKoWACDXECAA0xYAIdgQAgC2FgAh6RAAAIcYACACAAAA9AgAIAgAALQeACACAAAAsh4AIAgAALMeACAXpQMBAK8WACGdDQIAtxYAIaIOAACxHgAwow4AALIeABCkDgAAsR4AMOQOAQCxFgAhxA8CALYWACHNDwEAsRYAIYgQAQCxFgAhlxABALEWACG8EAEArxYAIcgQAgC2FgAhzRAgANMWACHOEAIAtxYAIdAQAQCvFgAh0RABALEWACHSEAIAthYAIdMQAAC4FgAg1BABALEWACHVEAEAsRYAIdYQAACqFgAg1xAgANMWACHYEAIAthYAIRelAwEArxYAIZ0NAgC3FgAhog4AALEeADCjDgAAsh4AEKQOAACxHgAw5A4BALEWACHEDwIAthYAIc0PAQCxFgAhiBABALEWACGXEAEAsRYAIbwQAQCvFgAhyBACALYWACHNECAA0xYAIc4QAgC3FgAh0BABAK8WACHREAEAsRYAIdIQAgC2FgAh0xAAALgWACDUEAEAsRYAIdUQAQCxFgAh1hAAAKoWACDXECAA0xYAIdgQAgC2FgAhE6UDAQCdGQAhnQ0CAJsZACHkDgEAnBkAIcQPAgCaGQAhzQ8BAJwZACGIEAEAnBkAIZcQAQCcGQAhyBACAJoZACHNECAA3RkAIc4QAgCbGQAh0BABAJ0ZACHREAEAnBkAIdIQAgCaGQAh0xCAAAAAAdQQAQCcGQAh1RABAJwZACHWEAAA6B0AINcQIADdGQAh2BACAJoZACETpQMBAJ0ZACGdDQIAmxkAIeQOAQCcGQAhxA8CAJoZACHNDwEAnBkAIYgQAQCcGQAhlxABAJwZACHIEAIAmhkAIc0QIADdGQAhzhACAJsZACHQEAEAnRkAIdEQAQCcGQAh0hACAJoZACHTEIAAAAAB1BABAJwZACHVEAEAnBkAIdYQAADoHQAg1xAgAN0ZACHYEAIAmhkAIROlAwEAAAABnQ0CAAAAAeQOAQAAAAHEDwIAAAABzQ8BAAAAAYgQAQAAAAGXEAEAAAAByBACAAAAAc0QIAAAAAHOEAIAAAAB0BABAAAAAdEQAQAAAAHSEAIAAAAB0xCAAAAAAdQQAQAAAAHVEAEAAAAB1hAAAOodACDXECAAAAAB2BACAAAAAQOYDxAAAAAB2RABAAAAAdoQEAAAAAECAAAA8AgAIA8AAMEeACADAAAA8AgAIA8AAMEeACAQAADAHgAgAQgAAI0hADAJ1wUAAIIYACCiDgAAihgAMKMOAADuCAAQpA4AAIoYADCYDxAA8hYAIbwQAQCvFgAh2RABAK8WACHaEBAA8hYAIeoQAACJGAAgAgAAAPAIACAIAADAHgAgAgAAAL4eACAIAAC_HgAgB6IOAAC9HgAwow4AAL4eABCkDgAAvR4AMJgPEADyFgAhvBABAK8WACHZEAEArxYAIdoQEADyFgAhB6IOAAC9HgAwow4AAL4eABCkDgAAvR4AMJgPEADyFgAhvBABAK8WACHZEAEArxYAIdoQEADyFgAhA5gPEACTGgAh2RABAJ0ZACHaEBAAkxoAIQOYDxAAkxoAIdkQAQCdGQAh2hAQAJMaACEDmA8QAAAAAdkQAQAAAAHaEBAAAAABArkQAgAAAAG6EAABAAABAgAAAOwIACAPAADNHgAgAwAAAOwIACAPAADNHgAgEAAAzB4AIAEIAACMIQAwCNcFAACCGAAgog4AAIwYADCjDgAA6ggAEKQOAACMGAAwuRACALcWACG6EAAB1BYAIbwQAQCvFgAh6xAAAIsYACACAAAA7AgAIAgAAMweACACAAAAyh4AIAgAAMseACAGog4AAMkeADCjDgAAyh4AEKQOAADJHgAwuRACALcWACG6EAAB1BYAIbwQAQCvFgAhBqIOAADJHgAwow4AAMoeABCkDgAAyR4AMLkQAgC3FgAhuhAAAdQWACG8EAEArxYAIQK5EAIAmxkAIboQAAHeGQAhArkQAgCbGQAhuhAAAd4ZACECuRACAAAAAboQAAEAAAEBiRIBAAAABAQPAADCHgAwhhIAAMMeADCIEgAAxR4AIIwSAADGHgAwBA8AALYeADCGEgAAtx4AMIgSAAC5HgAgjBIAALoeADAEDwAAqh4AMIYSAACrHgAwiBIAAK0eACCMEgAArh4AMAQPAACeHgAwhhIAAJ8eADCIEgAAoR4AIIwSAACiHgAwBA8AAJIeADCGEgAAkx4AMIgSAACVHgAgjBIAAJYeADAEDwAAhh4AMIYSAACHHgAwiBIAAIkeACCMEgAAih4AMAAAAAAAABTYBQAA1R4AINkFAADWHgAg2gUAANceACDbBQAA2B4AINwFAADZHgAg3QUAANoeACDxBwAAkhkAIKcOAACSGQAg5g4AAJIZACCEDwAAkhkAIKEPAACSGQAgvQ8AAJIZACCHEAAAkhkAIKwQAACSGQAg3RAAAJIZACDeEAAAkhkAIN8QAACSGQAg4BAAAJIZACDlEAAAkhkAIOYQAACSGQAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABQ8AAIchACAQAACKIQAghhIAAIghACCHEgAAiSEAIIwSAACLBQAgAw8AAIchACCGEgAAiCEAIIwSAACLBQAgAAAAAAALDwAAuB8AMBAAAL0fADCGEgAAuR8AMIcSAAC6HwAwiBIAALsfACCJEgAAvB8AMIoSAAC8HwAwixIAALwfADCMEgAAvB8AMI0SAAC-HwAwjhIAAL8fADAF5A4BAAAAAeEQIAAAAAGZEUAAAAABnREgAAAAAZ4RQAAAAAECAAAAjwUAIA8AAMMfACADAAAAjwUAIA8AAMMfACAQAADCHwAgAQgAAIYhADAKpQMAAL4YACCiDgAAvRgAMKMOAACNBQAQpA4AAL0YADDkDgEAAAABqQ8BAK8WACHhECAAsBYAIZkRQACyFgAhnREgALAWACGeEUAAsxYAIQIAAACPBQAgCAAAwh8AIAIAAADAHwAgCAAAwR8AIAmiDgAAvx8AMKMOAADAHwAQpA4AAL8fADDkDgEArxYAIakPAQCvFgAh4RAgALAWACGZEUAAshYAIZ0RIACwFgAhnhFAALMWACEJog4AAL8fADCjDgAAwB8AEKQOAAC_HwAw5A4BAK8WACGpDwEArxYAIeEQIACwFgAhmRFAALIWACGdESAAsBYAIZ4RQACzFgAhBeQOAQCdGQAh4RAgALsZACGZEUAApRkAIZ0RIAC7GQAhnhFAAJkZACEF5A4BAJ0ZACHhECAAuxkAIZkRQAClGQAhnREgALsZACGeEUAAmRkAIQXkDgEAAAAB4RAgAAAAAZkRQAAAAAGdESAAAAABnhFAAAAAAQQPAAC4HwAwhhIAALkfADCIEgAAux8AIIwSAAC8HwAwAASmAwAAxR8AILsPAACSGQAgmREAAJIZACCfEQAAkhkAIAAAAAAAAAAACw8AANAfADAQAADVHwAwhhIAANEfADCHEgAA0h8AMIgSAADTHwAgiRIAANQfADCKEgAA1B8AMIsSAADUHwAwjBIAANQfADCNEgAA1h8AMI4SAADXHwAwBMIQAAEAAAGmEQIAAAABpxECAAAAAagRAQAAAAECAAAAvgQAIA8AANsfACADAAAAvgQAIA8AANsfACAQAADaHwAgAQgAAIUhADAK9AIAAMcYACCiDgAAxhgAMKMOAADABAAQpA4AAMYYADDCEAAB1RYAIaYRAgC3FgAhpxECALcWACGoEQEArxYAIakRAAHUFgAhqhEAAMgYACACAAAAvgQAIAgAANofACACAAAA2B8AIAgAANkfACAIog4AANcfADCjDgAA2B8AEKQOAADXHwAwwhAAAdUWACGmEQIAtxYAIacRAgC3FgAhqBEBAK8WACGpEQAB1BYAIQiiDgAA1x8AMKMOAADYHwAQpA4AANcfADDCEAAB1RYAIaYRAgC3FgAhpxECALcWACGoEQEArxYAIakRAAHUFgAhBMIQAAHfGQAhphECAJsZACGnEQIAmxkAIagRAQCdGQAhBMIQAAHfGQAhphECAJsZACGnEQIAmxkAIagRAQCdGQAhBMIQAAEAAAGmEQIAAAABpxECAAAAAagRAQAAAAEEDwAA0B8AMIYSAADRHwAwiBIAANMfACCMEgAA1B8AMAAAAAAAAAUPAACAIQAgEAAAgyEAIIYSAACBIQAghxIAAIIhACCMEgAA2QQAIAMPAACAIQAghhIAAIEhACCMEgAA2QQAIAHzAgAA3R8AIAAAAAAAAAAAAAACiRICAAAABI8SAgAAAAUBiRICAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAokSAAEAAASPEgABAAAFAYkSAAEAAAQAAAAAAAAAAAKJEgEAAAAEjxIBAAAABQKJEgEAAAAEjxIBAAAABQKJEgEAAAAEjxIBAAAABQUPAAD7IAAgEAAA_iAAIIYSAAD8IAAghxIAAP0gACCMEgAArQIAIAGJEgEAAAAEAYkSAQAAAAQBiRIBAAAABAMPAAD7IAAghhIAAPwgACCMEgAArQIAIAAAAAAACw8AAK4gADAQAACzIAAwhhIAAK8gADCHEgAAsCAAMIgSAACxIAAgiRIAALIgADCKEgAAsiAAMIsSAACyIAAwjBIAALIgADCNEgAAtCAAMI4SAAC1IAAwCw8AAKIgADAQAACnIAAwhhIAAKMgADCHEgAApCAAMIgSAAClIAAgiRIAAKYgADCKEgAApiAAMIsSAACmIAAwjBIAAKYgADCNEgAAqCAAMI4SAACpIAAwEM8BAACZHQAg0AEAAJodACDRAQAAmx0AIKUOAQAAAAHJDkAAAAABzQ4BAAAAAdYOAQAAAAGgDwEAAAAB8A9AAAAAAfwPQAAAAAGxEAEAAAABsxABAAAAAbQQAACXHQAgtRABAAAAAbYQQAAAAAG3EAIAAAABAgAAALUCACAPAACtIAAgAwAAALUCACAPAACtIAAgEAAArCAAIAEIAAD6IAAwFswBAADrGAAgzwEAAOwYACDQAQAA7RgAINEBAADuGAAgog4AAOoYADCjDgAAswIAEKQOAADqGAAwpQ4BAAAAAckOQACzFgAhyw4BALEWACHNDgEArxYAIdYOAQCxFgAhoA8BAK8WACHwD0AAshYAIfwPQACyFgAhsRABAAAAAbMQAQCvFgAhtBAAAKoWACC1EAEArxYAIbYQQACyFgAhtxACALcWACHTEQAA6RgAIAIAAAC1AgAgCAAArCAAIAIAAACqIAAgCAAAqyAAIBGiDgAAqSAAMKMOAACqIAAQpA4AAKkgADClDgEArxYAIckOQACzFgAhyw4BALEWACHNDgEArxYAIdYOAQCxFgAhoA8BAK8WACHwD0AAshYAIfwPQACyFgAhsRABAK8WACGzEAEArxYAIbQQAACqFgAgtRABAK8WACG2EEAAshYAIbcQAgC3FgAhEaIOAACpIAAwow4AAKogABCkDgAAqSAAMKUOAQCvFgAhyQ5AALMWACHLDgEAsRYAIc0OAQCvFgAh1g4BALEWACGgDwEArxYAIfAPQACyFgAh_A9AALIWACGxEAEArxYAIbMQAQCvFgAhtBAAAKoWACC1EAEArxYAIbYQQACyFgAhtxACALcWACENpQ4BAJ0ZACHJDkAAmRkAIc0OAQCdGQAh1g4BAJwZACGgDwEAnRkAIfAPQAClGQAh_A9AAKUZACGxEAEAnRkAIbMQAQCdGQAhtBAAAO4cACC1EAEAnRkAIbYQQAClGQAhtxACAJsZACEQzwEAAPAcACDQAQAA8RwAINEBAADyHAAgpQ4BAJ0ZACHJDkAAmRkAIc0OAQCdGQAh1g4BAJwZACGgDwEAnRkAIfAPQAClGQAh_A9AAKUZACGxEAEAnRkAIbMQAQCdGQAhtBAAAO4cACC1EAEAnRkAIbYQQAClGQAhtxACAJsZACEQzwEAAJkdACDQAQAAmh0AINEBAACbHQAgpQ4BAAAAAckOQAAAAAHNDgEAAAAB1g4BAAAAAaAPAQAAAAHwD0AAAAAB_A9AAAAAAbEQAQAAAAGzEAEAAAABtBAAAJcdACC1EAEAAAABthBAAAAAAbcQAgAAAAERpQ4BAAAAAckOQAAAAAHsDgEAAAABkQ8BAAAAAakPAQAAAAH0D0AAAAABqBBAAAAAAakQQAAAAAH-EAEAAAABxhEAAJcgACDHEQAAmCAAIMgRAACZIAAgyRECAAAAAcoRAQAAAAHLEUAAAAABzBEBAAAAAc0RAQAAAAECAAAAsQIAIA8AALkgACADAAAAsQIAIA8AALkgACAQAAC4IAAgAQgAAPkgADAWzAEAAPAYACCiDgAA7xgAMKMOAACvAgAQpA4AAO8YADClDgEAAAAByQ5AALMWACHLDgEArxYAIewOAQCvFgAhkQ8BAK8WACGpDwEArxYAIfQPQACyFgAhqBBAALIWACGpEEAAshYAIf4QAQAAAAHGEQAAqhYAIMcRAACqFgAgyBEAAKoWACDJEQIAthYAIcoRAQCvFgAhyxFAALIWACHMEQEAsRYAIc0RAQCxFgAhAgAAALECACAIAAC4IAAgAgAAALYgACAIAAC3IAAgFaIOAAC1IAAwow4AALYgABCkDgAAtSAAMKUOAQCvFgAhyQ5AALMWACHLDgEArxYAIewOAQCvFgAhkQ8BAK8WACGpDwEArxYAIfQPQACyFgAhqBBAALIWACGpEEAAshYAIf4QAQCvFgAhxhEAAKoWACDHEQAAqhYAIMgRAACqFgAgyRECALYWACHKEQEArxYAIcsRQACyFgAhzBEBALEWACHNEQEAsRYAIRWiDgAAtSAAMKMOAAC2IAAQpA4AALUgADClDgEArxYAIckOQACzFgAhyw4BAK8WACHsDgEArxYAIZEPAQCvFgAhqQ8BAK8WACH0D0AAshYAIagQQACyFgAhqRBAALIWACH-EAEArxYAIcYRAACqFgAgxxEAAKoWACDIEQAAqhYAIMkRAgC2FgAhyhEBAK8WACHLEUAAshYAIcwRAQCxFgAhzREBALEWACERpQ4BAJ0ZACHJDkAAmRkAIewOAQCdGQAhkQ8BAJ0ZACGpDwEAnRkAIfQPQAClGQAhqBBAAKUZACGpEEAApRkAIf4QAQCdGQAhxhEAAJMgACDHEQAAlCAAIMgRAACVIAAgyRECAJoZACHKEQEAnRkAIcsRQAClGQAhzBEBAJwZACHNEQEAnBkAIRGlDgEAnRkAIckOQACZGQAh7A4BAJ0ZACGRDwEAnRkAIakPAQCdGQAh9A9AAKUZACGoEEAApRkAIakQQAClGQAh_hABAJ0ZACHGEQAAkyAAIMcRAACUIAAgyBEAAJUgACDJEQIAmhkAIcoRAQCdGQAhyxFAAKUZACHMEQEAnBkAIc0RAQCcGQAhEaUOAQAAAAHJDkAAAAAB7A4BAAAAAZEPAQAAAAGpDwEAAAAB9A9AAAAAAagQQAAAAAGpEEAAAAAB_hABAAAAAcYRAACXIAAgxxEAAJggACDIEQAAmSAAIMkRAgAAAAHKEQEAAAAByxFAAAAAAcwRAQAAAAHNEQEAAAABBA8AAK4gADCGEgAAryAAMIgSAACxIAAgjBIAALIgADAEDwAAoiAAMIYSAACjIAAwiBIAAKUgACCMEgAApiAAMAAACcwBAAC_IAAgzwEAAMAgACDQAQAAwSAAINEBAADCIAAgyw4AAJIZACDWDgAAkhkAIPAPAACSGQAg_A8AAJIZACC2EAAAkhkAIAfNAQAAvCAAINIBAAC9IAAg5g4AAJIZACDLEQAAkhkAIMwRAACSGQAgzhEAAJIZACDPEQAAkhkAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKJEgEAAAAEjxIBAAAABQGJEgEAAAAEAAAAAAAAAAAAAAAAABGlDgEAAAAByQ5AAAAAAewOAQAAAAGRDwEAAAABqQ8BAAAAAfQPQAAAAAGoEEAAAAABqRBAAAAAAf4QAQAAAAHGEQAAlyAAIMcRAACYIAAgyBEAAJkgACDJEQIAAAAByhEBAAAAAcsRQAAAAAHMEQEAAAABzREBAAAAAQ2lDgEAAAAByQ5AAAAAAc0OAQAAAAHWDgEAAAABoA8BAAAAAfAPQAAAAAH8D0AAAAABsRABAAAAAbMQAQAAAAG0EAAAlx0AILUQAQAAAAG2EEAAAAABtxACAAAAAQvSAQAAuyAAIIkJAQAAAAGlDgEAAAAByQ5AAAAAAeYOBAAAAAHVEAEAAAAByxFAAAAAAcwRAQAAAAHOEUAAAAABzxFAAAAAAdARAgAAAAECAAAArQIAIA8AAPsgACADAAAAtwIAIA8AAPsgACAQAAD_IAAgDQAAALcCACAIAAD_IAAg0gEAAKEgACCJCQEAnRkAIaUOAQCdGQAhyQ5AAJkZACHmDgQAhBoAIdUQAQCdGQAhyxFAAKUZACHMEQEAnBkAIc4RQAClGQAhzxFAAKUZACHQEQIAmxkAIQvSAQAAoSAAIIkJAQCdGQAhpQ4BAJ0ZACHJDkAAmRkAIeYOBACEGgAh1RABAJ0ZACHLEUAApRkAIcwRAQCcGQAhzhFAAKUZACHPEUAApRkAIdARAgCbGQAhAggAAQAAAf4QAAEAAAECAAAA2QQAIA8AAIAhACADAAAA3AQAIA8AAIAhACAQAACEIQAgAwAAANwEACAIAAGUIgAh_hAAAd4ZACECCAAB3hkAIf4QAAHeGQAhBMIQAAEAAAGmEQIAAAABpxECAAAAAagRAQAAAAEF5A4BAAAAAeEQIAAAAAGZEUAAAAABnREgAAAAAZ4RQAAAAAESyQ5AAAAAAeYOBAAAAAHnDgQAAAAB7Q4BAAAAAf4OAQAAAAGpDwEAAAABuw9AAAAAAeYPAgAAAAH3DwEAAAAB2hAQAAAAAZcRAQAAAAGYEQEAAAABmRFAAAAAAZ8RAQAAAAGgEUAAAAABoREgAAAAAaIRIAAAAAGjESAAAAABAgAAAIsFACAPAACHIQAgAwAAAJMFACAPAACHIQAgEAAAiyEAIBQAAACTBQAgCAAAiyEAIMkOQACZGQAh5g4EAJgZACHnDgQAmBkAIe0OAQCdGQAh_g4BAJ0ZACGpDwEAnRkAIbsPQAClGQAh5g8CAJsZACH3DwEAnRkAIdoQEACTGgAhlxEBAJ0ZACGYEQEAnRkAIZkRQAClGQAhnxEBAJwZACGgEUAAmRkAIaERIAC7GQAhohEgALsZACGjESAAuxkAIRLJDkAAmRkAIeYOBACYGQAh5w4EAJgZACHtDgEAnRkAIf4OAQCdGQAhqQ8BAJ0ZACG7D0AApRkAIeYPAgCbGQAh9w8BAJ0ZACHaEBAAkxoAIZcRAQCdGQAhmBEBAJ0ZACGZEUAApRkAIZ8RAQCcGQAhoBFAAJkZACGhESAAuxkAIaIRIAC7GQAhoxEgALsZACECuRACAAAAAboQAAEAAAEDmA8QAAAAAdkQAQAAAAHaEBAAAAABE6UDAQAAAAGdDQIAAAAB5A4BAAAAAcQPAgAAAAHNDwEAAAABiBABAAAAAZcQAQAAAAHIEAIAAAABzRAgAAAAAc4QAgAAAAHQEAEAAAAB0RABAAAAAdIQAgAAAAHTEIAAAAAB1BABAAAAAdUQAQAAAAHWEAAA6h0AINcQIAAAAAHYEAIAAAABBJ0NAgAAAAGhDwEAAAABzhACAAAAAc8QAQAAAAEGyBACAAAAAckQAgAAAAHKEAIAAAAByxAAANodACDMEIAAAAABzRABAAAAAQSlDgEAAAAByQ5AAAAAAfQPQAAAAAGQEAABAAABH9kFAADQHgAg2gUAANEeACDbBQAA0h4AINwFAADTHgAg3QUAANQeACDxB4AAAAABpQ4BAAAAAacOBAAAAAHJDkAAAAAByw4BAAAAAeYOBAAAAAH-DgEAAAABhA-AAAAAAaEPAQAAAAGpDwEAAAABvQ-AAAAAAfQPQAAAAAGHEAEAAAABrBBAAAAAAdsQAQAAAAHcECAAAAAB3RABAAAAAd4QAQAAAAHfEIAAAAAB4BCAAAAAAeEQgAAAAAHiECAAAAAB4xAAAM4eACDkEAIAAAAB5RBAAAAAAeYQgAAAAAECAAAA6AgAIA8AAJIhACADAAAAiQkAIA8AAJIhACAQAACWIQAgIQAAAIkJACAIAACWIQAg2QUAAIEeACDaBQAAgh4AINsFAACDHgAg3AUAAIQeACDdBQAAhR4AIPEHgAAAAAGlDgEAnRkAIacOBACEGgAhyQ5AAJkZACHLDgEAnRkAIeYOBACEGgAh_g4BAJ0ZACGED4AAAAABoQ8BAJwZACGpDwEAnRkAIb0PgAAAAAH0D0AAmRkAIYcQAQCcGQAhrBBAAKUZACHbEAEAnRkAIdwQIAC7GQAh3RABAJwZACHeEAEAnBkAId8QgAAAAAHgEIAAAAAB4RCAAAAAAeIQIAC7GQAh4xAAAP8dACDkEAIAmxkAIeUQQAClGQAh5hCAAAAAAR_ZBQAAgR4AINoFAACCHgAg2wUAAIMeACDcBQAAhB4AIN0FAACFHgAg8QeAAAAAAaUOAQCdGQAhpw4EAIQaACHJDkAAmRkAIcsOAQCdGQAh5g4EAIQaACH-DgEAnRkAIYQPgAAAAAGhDwEAnBkAIakPAQCdGQAhvQ-AAAAAAfQPQACZGQAhhxABAJwZACGsEEAApRkAIdsQAQCdGQAh3BAgALsZACHdEAEAnBkAId4QAQCcGQAh3xCAAAAAAeAQgAAAAAHhEIAAAAAB4hAgALsZACHjEAAA_x0AIOQQAgCbGQAh5RBAAKUZACHmEIAAAAABH9gFAADPHgAg2gUAANEeACDbBQAA0h4AINwFAADTHgAg3QUAANQeACDxB4AAAAABpQ4BAAAAAacOBAAAAAHJDkAAAAAByw4BAAAAAeYOBAAAAAH-DgEAAAABhA-AAAAAAaEPAQAAAAGpDwEAAAABvQ-AAAAAAfQPQAAAAAGHEAEAAAABrBBAAAAAAdsQAQAAAAHcECAAAAAB3RABAAAAAd4QAQAAAAHfEIAAAAAB4BCAAAAAAeEQgAAAAAHiECAAAAAB4xAAAM4eACDkEAIAAAAB5RBAAAAAAeYQgAAAAAECAAAA6AgAIA8AAJchACADAAAAiQkAIA8AAJchACAQAACbIQAgIQAAAIkJACAIAACbIQAg2AUAAIAeACDaBQAAgh4AINsFAACDHgAg3AUAAIQeACDdBQAAhR4AIPEHgAAAAAGlDgEAnRkAIacOBACEGgAhyQ5AAJkZACHLDgEAnRkAIeYOBACEGgAh_g4BAJ0ZACGED4AAAAABoQ8BAJwZACGpDwEAnRkAIb0PgAAAAAH0D0AAmRkAIYcQAQCcGQAhrBBAAKUZACHbEAEAnRkAIdwQIAC7GQAh3RABAJwZACHeEAEAnBkAId8QgAAAAAHgEIAAAAAB4RCAAAAAAeIQIAC7GQAh4xAAAP8dACDkEAIAmxkAIeUQQAClGQAh5hCAAAAAAR_YBQAAgB4AINoFAACCHgAg2wUAAIMeACDcBQAAhB4AIN0FAACFHgAg8QeAAAAAAaUOAQCdGQAhpw4EAIQaACHJDkAAmRkAIcsOAQCdGQAh5g4EAIQaACH-DgEAnRkAIYQPgAAAAAGhDwEAnBkAIakPAQCdGQAhvQ-AAAAAAfQPQACZGQAhhxABAJwZACGsEEAApRkAIdsQAQCdGQAh3BAgALsZACHdEAEAnBkAId4QAQCcGQAh3xCAAAAAAeAQgAAAAAHhEIAAAAAB4hAgALsZACHjEAAA_x0AIOQQAgCbGQAh5RBAAKUZACHmEIAAAAABH9gFAADPHgAg2QUAANAeACDbBQAA0h4AINwFAADTHgAg3QUAANQeACDxB4AAAAABpQ4BAAAAAacOBAAAAAHJDkAAAAAByw4BAAAAAeYOBAAAAAH-DgEAAAABhA-AAAAAAaEPAQAAAAGpDwEAAAABvQ-AAAAAAfQPQAAAAAGHEAEAAAABrBBAAAAAAdsQAQAAAAHcECAAAAAB3RABAAAAAd4QAQAAAAHfEIAAAAAB4BCAAAAAAeEQgAAAAAHiECAAAAAB4xAAAM4eACDkEAIAAAAB5RBAAAAAAeYQgAAAAAECAAAA6AgAIA8AAJwhACADAAAAiQkAIA8AAJwhACAQAACgIQAgIQAAAIkJACAIAACgIQAg2AUAAIAeACDZBQAAgR4AINsFAACDHgAg3AUAAIQeACDdBQAAhR4AIPEHgAAAAAGlDgEAnRkAIacOBACEGgAhyQ5AAJkZACHLDgEAnRkAIeYOBACEGgAh_g4BAJ0ZACGED4AAAAABoQ8BAJwZACGpDwEAnRkAIb0PgAAAAAH0D0AAmRkAIYcQAQCcGQAhrBBAAKUZACHbEAEAnRkAIdwQIAC7GQAh3RABAJwZACHeEAEAnBkAId8QgAAAAAHgEIAAAAAB4RCAAAAAAeIQIAC7GQAh4xAAAP8dACDkEAIAmxkAIeUQQAClGQAh5hCAAAAAAR_YBQAAgB4AINkFAACBHgAg2wUAAIMeACDcBQAAhB4AIN0FAACFHgAg8QeAAAAAAaUOAQCdGQAhpw4EAIQaACHJDkAAmRkAIcsOAQCdGQAh5g4EAIQaACH-DgEAnRkAIYQPgAAAAAGhDwEAnBkAIakPAQCdGQAhvQ-AAAAAAfQPQACZGQAhhxABAJwZACGsEEAApRkAIdsQAQCdGQAh3BAgALsZACHdEAEAnBkAId4QAQCcGQAh3xCAAAAAAeAQgAAAAAHhEIAAAAAB4hAgALsZACHjEAAA_x0AIOQQAgCbGQAh5RBAAKUZACHmEIAAAAABH9gFAADPHgAg2QUAANAeACDaBQAA0R4AINwFAADTHgAg3QUAANQeACDxB4AAAAABpQ4BAAAAAacOBAAAAAHJDkAAAAAByw4BAAAAAeYOBAAAAAH-DgEAAAABhA-AAAAAAaEPAQAAAAGpDwEAAAABvQ-AAAAAAfQPQAAAAAGHEAEAAAABrBBAAAAAAdsQAQAAAAHcECAAAAAB3RABAAAAAd4QAQAAAAHfEIAAAAAB4BCAAAAAAeEQgAAAAAHiECAAAAAB4xAAAM4eACDkEAIAAAAB5RBAAAAAAeYQgAAAAAECAAAA6AgAIA8AAKEhACADAAAAiQkAIA8AAKEhACAQAAClIQAgIQAAAIkJACAIAAClIQAg2AUAAIAeACDZBQAAgR4AINoFAACCHgAg3AUAAIQeACDdBQAAhR4AIPEHgAAAAAGlDgEAnRkAIacOBACEGgAhyQ5AAJkZACHLDgEAnRkAIeYOBACEGgAh_g4BAJ0ZACGED4AAAAABoQ8BAJwZACGpDwEAnRkAIb0PgAAAAAH0D0AAmRkAIYcQAQCcGQAhrBBAAKUZACHbEAEAnRkAIdwQIAC7GQAh3RABAJwZACHeEAEAnBkAId8QgAAAAAHgEIAAAAAB4RCAAAAAAeIQIAC7GQAh4xAAAP8dACDkEAIAmxkAIeUQQAClGQAh5hCAAAAAAR_YBQAAgB4AINkFAACBHgAg2gUAAIIeACDcBQAAhB4AIN0FAACFHgAg8QeAAAAAAaUOAQCdGQAhpw4EAIQaACHJDkAAmRkAIcsOAQCdGQAh5g4EAIQaACH-DgEAnRkAIYQPgAAAAAGhDwEAnBkAIakPAQCdGQAhvQ-AAAAAAfQPQACZGQAhhxABAJwZACGsEEAApRkAIdsQAQCdGQAh3BAgALsZACHdEAEAnBkAId4QAQCcGQAh3xCAAAAAAeAQgAAAAAHhEIAAAAAB4hAgALsZACHjEAAA_x0AIOQQAgCbGQAh5RBAAKUZACHmEIAAAAABH9gFAADPHgAg2QUAANAeACDaBQAA0R4AINsFAADSHgAg3QUAANQeACDxB4AAAAABpQ4BAAAAAacOBAAAAAHJDkAAAAAByw4BAAAAAeYOBAAAAAH-DgEAAAABhA-AAAAAAaEPAQAAAAGpDwEAAAABvQ-AAAAAAfQPQAAAAAGHEAEAAAABrBBAAAAAAdsQAQAAAAHcECAAAAAB3RABAAAAAd4QAQAAAAHfEIAAAAAB4BCAAAAAAeEQgAAAAAHiECAAAAAB4xAAAM4eACDkEAIAAAAB5RBAAAAAAeYQgAAAAAECAAAA6AgAIA8AAKYhACADAAAAiQkAIA8AAKYhACAQAACqIQAgIQAAAIkJACAIAACqIQAg2AUAAIAeACDZBQAAgR4AINoFAACCHgAg2wUAAIMeACDdBQAAhR4AIPEHgAAAAAGlDgEAnRkAIacOBACEGgAhyQ5AAJkZACHLDgEAnRkAIeYOBACEGgAh_g4BAJ0ZACGED4AAAAABoQ8BAJwZACGpDwEAnRkAIb0PgAAAAAH0D0AAmRkAIYcQAQCcGQAhrBBAAKUZACHbEAEAnRkAIdwQIAC7GQAh3RABAJwZACHeEAEAnBkAId8QgAAAAAHgEIAAAAAB4RCAAAAAAeIQIAC7GQAh4xAAAP8dACDkEAIAmxkAIeUQQAClGQAh5hCAAAAAAR_YBQAAgB4AINkFAACBHgAg2gUAAIIeACDbBQAAgx4AIN0FAACFHgAg8QeAAAAAAaUOAQCdGQAhpw4EAIQaACHJDkAAmRkAIcsOAQCdGQAh5g4EAIQaACH-DgEAnRkAIYQPgAAAAAGhDwEAnBkAIakPAQCdGQAhvQ-AAAAAAfQPQACZGQAhhxABAJwZACGsEEAApRkAIdsQAQCdGQAh3BAgALsZACHdEAEAnBkAId4QAQCcGQAh3xCAAAAAAeAQgAAAAAHhEIAAAAAB4hAgALsZACHjEAAA_x0AIOQQAgCbGQAh5RBAAKUZACHmEIAAAAABH9gFAADPHgAg2QUAANAeACDaBQAA0R4AINsFAADSHgAg3AUAANMeACDxB4AAAAABpQ4BAAAAAacOBAAAAAHJDkAAAAAByw4BAAAAAeYOBAAAAAH-DgEAAAABhA-AAAAAAaEPAQAAAAGpDwEAAAABvQ-AAAAAAfQPQAAAAAGHEAEAAAABrBBAAAAAAdsQAQAAAAHcECAAAAAB3RABAAAAAd4QAQAAAAHfEIAAAAAB4BCAAAAAAeEQgAAAAAHiECAAAAAB4xAAAM4eACDkEAIAAAAB5RBAAAAAAeYQgAAAAAECAAAA6AgAIA8AAKshACADAAAAiQkAIA8AAKshACAQAACvIQAgIQAAAIkJACAIAACvIQAg2AUAAIAeACDZBQAAgR4AINoFAACCHgAg2wUAAIMeACDcBQAAhB4AIPEHgAAAAAGlDgEAnRkAIacOBACEGgAhyQ5AAJkZACHLDgEAnRkAIeYOBACEGgAh_g4BAJ0ZACGED4AAAAABoQ8BAJwZACGpDwEAnRkAIb0PgAAAAAH0D0AAmRkAIYcQAQCcGQAhrBBAAKUZACHbEAEAnRkAIdwQIAC7GQAh3RABAJwZACHeEAEAnBkAId8QgAAAAAHgEIAAAAAB4RCAAAAAAeIQIAC7GQAh4xAAAP8dACDkEAIAmxkAIeUQQAClGQAh5hCAAAAAAR_YBQAAgB4AINkFAACBHgAg2gUAAIIeACDbBQAAgx4AINwFAACEHgAg8QeAAAAAAaUOAQCdGQAhpw4EAIQaACHJDkAAmRkAIcsOAQCdGQAh5g4EAIQaACH-DgEAnRkAIYQPgAAAAAGhDwEAnBkAIakPAQCdGQAhvQ-AAAAAAfQPQACZGQAhhxABAJwZACGsEEAApRkAIdsQAQCdGQAh3BAgALsZACHdEAEAnBkAId4QAQCcGQAh3xCAAAAAAeAQgAAAAAHhEIAAAAAB4hAgALsZACHjEAAA_x0AIOQQAgCbGQAh5RBAAKUZACHmEIAAAAABBOQOAQAAAAHyDhAAAAAB0A8CAAAAAbsQAgAAAAECuRACAAAAAboQAAEAAAEY0AYAAModACClDgEAAAAByQ5AAAAAAcsOAQAAAAHyDgEAAAAB-w4CAAAAAf4OAQAAAAGID0AAAAABoQ8BAAAAAaQPBAAAAAHgDwEAAAAB8w8BAAAAAYcQAQAAAAGgEAQAAAABvBABAAAAAb0QAQAAAAG-EBAAAAABvxAQAAAAAcAQAgAAAAHBEAABAAABwhACAAAAAcMQEAAAAAHEEIAAAAABxRABAAAAAQIAAACjCgAgDwAAsiEAIAMAAACwCgAgDwAAsiEAIBAAALYhACAaAAAAsAoAIAgAALYhACDQBgAAsB0AIKUOAQCdGQAhyQ5AAJkZACHLDgEAnRkAIfIOAQCcGQAh-w4CAJsZACH-DgEAnRkAIYgPQAClGQAhoQ8BAJwZACGkDwQAhBoAIeAPAQCcGQAh8w8BAJwZACGHEAEAnBkAIaAQBACEGgAhvBABAJ0ZACG9EAEAnRkAIb4QEADgGQAhvxAQAOAZACHAEAIAmhkAIcEQAAHfGQAhwhACAJoZACHDEBAA4BkAIcQQgAAAAAHFEAEAnBkAIRjQBgAAsB0AIKUOAQCdGQAhyQ5AAJkZACHLDgEAnRkAIfIOAQCcGQAh-w4CAJsZACH-DgEAnRkAIYgPQAClGQAhoQ8BAJwZACGkDwQAhBoAIeAPAQCcGQAh8w8BAJwZACGHEAEAnBkAIaAQBACEGgAhvBABAJ0ZACG9EAEAnRkAIb4QEADgGQAhvxAQAOAZACHAEAIAmhkAIcEQAAHfGQAhwhACAJoZACHDEBAA4BkAIcQQgAAAAAHFEAEAnBkAIRjPBgAAyR0AIKUOAQAAAAHJDkAAAAAByw4BAAAAAfIOAQAAAAH7DgIAAAAB_g4BAAAAAYgPQAAAAAGhDwEAAAABpA8EAAAAAeAPAQAAAAHzDwEAAAABhxABAAAAAaAQBAAAAAG8EAEAAAABvRABAAAAAb4QEAAAAAG_EBAAAAABwBACAAAAAcEQAAEAAAHCEAIAAAABwxAQAAAAAcQQgAAAAAHFEAEAAAABAgAAAKMKACAPAAC3IQAgAwAAALAKACAPAAC3IQAgEAAAuyEAIBoAAACwCgAgCAAAuyEAIM8GAACvHQAgpQ4BAJ0ZACHJDkAAmRkAIcsOAQCdGQAh8g4BAJwZACH7DgIAmxkAIf4OAQCdGQAhiA9AAKUZACGhDwEAnBkAIaQPBACEGgAh4A8BAJwZACHzDwEAnBkAIYcQAQCcGQAhoBAEAIQaACG8EAEAnRkAIb0QAQCdGQAhvhAQAOAZACG_EBAA4BkAIcAQAgCaGQAhwRAAAd8ZACHCEAIAmhkAIcMQEADgGQAhxBCAAAAAAcUQAQCcGQAhGM8GAACvHQAgpQ4BAJ0ZACHJDkAAmRkAIcsOAQCdGQAh8g4BAJwZACH7DgIAmxkAIf4OAQCdGQAhiA9AAKUZACGhDwEAnBkAIaQPBACEGgAh4A8BAJwZACHzDwEAnBkAIYcQAQCcGQAhoBAEAIQaACG8EAEAnRkAIb0QAQCdGQAhvhAQAOAZACG_EBAA4BkAIcAQAgCaGQAhwRAAAd8ZACHCEAIAmhkAIcMQEADgGQAhxBCAAAAAAcUQAQCcGQAhC80BAAC6IAAgiQkBAAAAAaUOAQAAAAHJDkAAAAAB5g4EAAAAAdUQAQAAAAHLEUAAAAABzBEBAAAAAc4RQAAAAAHPEUAAAAAB0BECAAAAAQIAAACtAgAgDwAAvCEAIAQIgAAAAAGlDgQAAAABpw5AAAAAAewOAQAAAAEMpQ4BAAAAAcQOAgAAAAHGDkAAAAABxw4CAAAAAcgOQAAAAAHJDkAAAAAB7A4BAAAAAf4OAQAAAAGID0AAAAABrhCAAAAAAa8QAgAAAAGwEEAAAAABBgiAAAAAAewOAQAAAAGNEEAAAAABqxABAAAAAawQQAAAAAGtEEAAAAABAwAAALcCACAPAAC8IQAgEAAAwyEAIA0AAAC3AgAgCAAAwyEAIM0BAACgIAAgiQkBAJ0ZACGlDgEAnRkAIckOQACZGQAh5g4EAIQaACHVEAEAnRkAIcsRQAClGQAhzBEBAJwZACHOEUAApRkAIc8RQAClGQAh0BECAJsZACELzQEAAKAgACCJCQEAnRkAIaUOAQCdGQAhyQ5AAJkZACHmDgQAhBoAIdUQAQCdGQAhyxFAAKUZACHMEQEAnBkAIc4RQAClGQAhzxFAAKUZACHQEQIAmxkAIRHMAQAAmB0AINABAACaHQAg0QEAAJsdACClDgEAAAAByQ5AAAAAAcsOAQAAAAHNDgEAAAAB1g4BAAAAAaAPAQAAAAHwD0AAAAAB_A9AAAAAAbEQAQAAAAGzEAEAAAABtBAAAJcdACC1EAEAAAABthBAAAAAAbcQAgAAAAECAAAAtQIAIA8AAMQhACADAAAAswIAIA8AAMQhACAQAADIIQAgEwAAALMCACAIAADIIQAgzAEAAO8cACDQAQAA8RwAINEBAADyHAAgpQ4BAJ0ZACHJDkAAmRkAIcsOAQCcGQAhzQ4BAJ0ZACHWDgEAnBkAIaAPAQCdGQAh8A9AAKUZACH8D0AApRkAIbEQAQCdGQAhsxABAJ0ZACG0EAAA7hwAILUQAQCdGQAhthBAAKUZACG3EAIAmxkAIRHMAQAA7xwAINABAADxHAAg0QEAAPIcACClDgEAnRkAIckOQACZGQAhyw4BAJwZACHNDgEAnRkAIdYOAQCcGQAhoA8BAJ0ZACHwD0AApRkAIfwPQAClGQAhsRABAJ0ZACGzEAEAnRkAIbQQAADuHAAgtRABAJ0ZACG2EEAApRkAIbcQAgCbGQAhEcwBAACYHQAgzwEAAJkdACDRAQAAmx0AIKUOAQAAAAHJDkAAAAAByw4BAAAAAc0OAQAAAAHWDgEAAAABoA8BAAAAAfAPQAAAAAH8D0AAAAABsRABAAAAAbMQAQAAAAG0EAAAlx0AILUQAQAAAAG2EEAAAAABtxACAAAAAQIAAAC1AgAgDwAAySEAIAMAAACzAgAgDwAAySEAIBAAAM0hACATAAAAswIAIAgAAM0hACDMAQAA7xwAIM8BAADwHAAg0QEAAPIcACClDgEAnRkAIckOQACZGQAhyw4BAJwZACHNDgEAnRkAIdYOAQCcGQAhoA8BAJ0ZACHwD0AApRkAIfwPQAClGQAhsRABAJ0ZACGzEAEAnRkAIbQQAADuHAAgtRABAJ0ZACG2EEAApRkAIbcQAgCbGQAhEcwBAADvHAAgzwEAAPAcACDRAQAA8hwAIKUOAQCdGQAhyQ5AAJkZACHLDgEAnBkAIc0OAQCdGQAh1g4BAJwZACGgDwEAnRkAIfAPQAClGQAh_A9AAKUZACGxEAEAnRkAIbMQAQCdGQAhtBAAAO4cACC1EAEAnRkAIbYQQAClGQAhtxACAJsZACERzAEAAJgdACDPAQAAmR0AINABAACaHQAgpQ4BAAAAAckOQAAAAAHLDgEAAAABzQ4BAAAAAdYOAQAAAAGgDwEAAAAB8A9AAAAAAfwPQAAAAAGxEAEAAAABsxABAAAAAbQQAACXHQAgtRABAAAAAbYQQAAAAAG3EAIAAAABAgAAALUCACAPAADOIQAgAwAAALMCACAPAADOIQAgEAAA0iEAIBMAAACzAgAgCAAA0iEAIMwBAADvHAAgzwEAAPAcACDQAQAA8RwAIKUOAQCdGQAhyQ5AAJkZACHLDgEAnBkAIc0OAQCdGQAh1g4BAJwZACGgDwEAnRkAIfAPQAClGQAh_A9AAKUZACGxEAEAnRkAIbMQAQCdGQAhtBAAAO4cACC1EAEAnRkAIbYQQAClGQAhtxACAJsZACERzAEAAO8cACDPAQAA8BwAINABAADxHAAgpQ4BAJ0ZACHJDkAAmRkAIcsOAQCcGQAhzQ4BAJ0ZACHWDgEAnBkAIaAPAQCdGQAh8A9AAKUZACH8D0AApRkAIbEQAQCdGQAhsxABAJ0ZACG0EAAA7hwAILUQAQCdGQAhthBAAKUZACG3EAIAmxkAIQmlDgEAAAABqg4BAAAAAckOQAAAAAHLDgEAAAABzg4CAAAAAbcPQAAAAAHkD0AAAAABmhABAAAAAZsQgAAAAAEDlxABAAAAAZgQAQAAAAGZEEAAAAABBckOQAAAAAHLDgEAAAABkBABAAAAAZUQQAAAAAGWEAIAAAABCPEHgAAAAAHzBwAAwBwAIPYHAADBHAAg9wcAAMIcACClDgEAAAAByQ5AAAAAAcsOAQAAAAGpDwEAAAABAgAAAJcMACAPAADWIQAgAwAAALUMACAPAADWIQAgEAAA2iEAIAoAAAC1DAAgCAAA2iEAIPEHgAAAAAHzBwAAkxwAIPYHAACUHAAg9wcAAJUcACClDgEAnRkAIckOQACZGQAhyw4BAJ0ZACGpDwEAnRkAIQjxB4AAAAAB8wcAAJMcACD2BwAAlBwAIPcHAACVHAAgpQ4BAJ0ZACHJDkAAmRkAIcsOAQCdGQAhqQ8BAJ0ZACEI8QeAAAAAAfIHAAC_HAAg9gcAAMEcACD3BwAAwhwAIKUOAQAAAAHJDkAAAAAByw4BAAAAAakPAQAAAAECAAAAlwwAIA8AANshACADAAAAtQwAIA8AANshACAQAADfIQAgCgAAALUMACAIAADfIQAg8QeAAAAAAfIHAACSHAAg9gcAAJQcACD3BwAAlRwAIKUOAQCdGQAhyQ5AAJkZACHLDgEAnRkAIakPAQCdGQAhCPEHgAAAAAHyBwAAkhwAIPYHAACUHAAg9wcAAJUcACClDgEAnRkAIckOQACZGQAhyw4BAJ0ZACGpDwEAnRkAIQjxB4AAAAAB8gcAAL8cACDzBwAAwBwAIPcHAADCHAAgpQ4BAAAAAckOQAAAAAHLDgEAAAABqQ8BAAAAAQIAAACXDAAgDwAA4CEAIAOkD0AAAAABkxAEAAAAAZQQBAAAAAEDAAAAtQwAIA8AAOAhACAQAADlIQAgCgAAALUMACAIAADlIQAg8QeAAAAAAfIHAACSHAAg8wcAAJMcACD3BwAAlRwAIKUOAQCdGQAhyQ5AAJkZACHLDgEAnRkAIakPAQCdGQAhCPEHgAAAAAHyBwAAkhwAIPMHAACTHAAg9wcAAJUcACClDgEAnRkAIckOQACZGQAhyw4BAJ0ZACGpDwEAnRkAIQfxBwAAgRwAIMkOQAAAAAHLDgEAAAABhxABAAAAAZAQAQAAAAGVEEAAAAABlhACAAAAAQIAAACjDAAgDwAA5iEAIAMAAAChDAAgDwAA5iEAIBAAAOohACAJAAAAoQwAIAgAAOohACDxBwAA8xsAIMkOQACZGQAhyw4BAJ0ZACGHEAEAnRkAIZAQAQCdGQAhlRBAAKUZACGWEAIAmxkAIQfxBwAA8xsAIMkOQACZGQAhyw4BAJ0ZACGHEAEAnRkAIZAQAQCdGQAhlRBAAKUZACGWEAIAmxkAIQjxB4AAAAAB8gcAAL8cACDzBwAAwBwAIPYHAADBHAAgpQ4BAAAAAckOQAAAAAHLDgEAAAABqQ8BAAAAAQIAAACXDAAgDwAA6yEAIAqnDkAAAAABvw4BAAAAAccOAQAAAAHkDgEAAAAB-g5AAAAAAYgQAQAAAAGJEAAAyRsAIIoQQAAAAAGLEAEAAAABjBCAAAAAAQMAAAC1DAAgDwAA6yEAIBAAAPAhACAKAAAAtQwAIAgAAPAhACDxB4AAAAAB8gcAAJIcACDzBwAAkxwAIPYHAACUHAAgpQ4BAJ0ZACHJDkAAmRkAIcsOAQCdGQAhqQ8BAJ0ZACEI8QeAAAAAAfIHAACSHAAg8wcAAJMcACD2BwAAlBwAIKUOAQCdGQAhyQ5AAJkZACHLDgEAnRkAIakPAQCdGQAhB6YDAgAAAAHxBwAA3hsAIMsOAQAAAAGHEAEAAAABjRBAAAAAAY4QIAAAAAGPEEAAAAABAgAAALwNACAPAADxIQAgAwAAAKoMACAPAADxIQAgEAAA9SEAIAkAAACqDAAgCAAA9SEAIKYDAgCbGQAh8QcAANAbACDLDgEAnRkAIYcQAQCdGQAhjRBAAJkZACGOECAAuxkAIY8QQAClGQAhB6YDAgCbGQAh8QcAANAbACDLDgEAnRkAIYcQAQCdGQAhjRBAAJkZACGOECAAuxkAIY8QQAClGQAhCaoOAQAAAAHmDgQAAAABgA8gAAAAAYEPAgAAAAGCDwAAmRsAIIQPAQAAAAGHD4AAAAAB2w8AAQAAAYMQBAAAAAEK-Q5AAAAAAacPIAAAAAH7DwEAAAAB_A9AAAAAAf0PIAAAAAH-DwEAAAAB_w9AAAAAAYAQQAAAAAGBEEAAAAABghCAAAAAAQuLCQAAuxsAIPANAgAAAAHHDgEAAAAByg4BAAAAAeQOAQAAAAH2DgEAAAAB-Q5AAAAAAfoOQAAAAAGnDyAAAAAB_A9AAAAAAf8PQAAAAAECAAAAgw4AIA8AAPghACADAAAAkA4AIA8AAPghACAQAAD8IQAgDQAAAJAOACAIAAD8IQAgiwkAAKEbACDwDQIAmxkAIccOAQCcGQAhyg4BAJwZACHkDgEAnRkAIfYOAQCdGQAh-Q5AAJkZACH6DkAApRkAIacPIAC7GQAh_A9AAJkZACH_D0AApRkAIQuLCQAAoRsAIPANAgCbGQAhxw4BAJwZACHKDgEAnBkAIeQOAQCdGQAh9g4BAJ0ZACH5DkAAmRkAIfoOQAClGQAhpw8gALsZACH8D0AAmRkAIf8PQAClGQAhC4oJAAC6GwAg8A0CAAAAAccOAQAAAAHKDgEAAAAB5A4BAAAAAfYOAQAAAAH5DkAAAAAB-g5AAAAAAacPIAAAAAH8D0AAAAAB_w9AAAAAAQIAAACDDgAgDwAA_SEAIAMAAACQDgAgDwAA_SEAIBAAAIEiACANAAAAkA4AIAgAAIEiACCKCQAAoBsAIPANAgCbGQAhxw4BAJwZACHKDgEAnBkAIeQOAQCdGQAh9g4BAJ0ZACH5DkAAmRkAIfoOQAClGQAhpw8gALsZACH8D0AAmRkAIf8PQAClGQAhC4oJAACgGwAg8A0CAJsZACHHDgEAnBkAIcoOAQCcGQAh5A4BAJ0ZACH2DgEAnRkAIfkOQACZGQAh-g5AAKUZACGnDyAAuxkAIfwPQACZGQAh_w9AAKUZACEC9g4BAAAAAfcOQAAAAAECAAAA2xQAIA8AAIIiACADAAAA3hQAIA8AAIIiACAQAACGIgAgBAAAAN4UACAIAACGIgAg9g4BAJ0ZACH3DkAApRkAIQL2DgEAnRkAIfcOQAClGQAhCPANAgAAAAHHDgEAAAAB5A4BAAAAAeYOBAAAAAH4DgIAAAAB-Q5AAAAAAfoOQAAAAAH7DoAAAAABDaUOAQAAAAG_DgEAAAABwA4BAAAAAcEOAQAAAAHCDgEAAAABww4BAAAAAcQOAgAAAAHFDgIAAAABxg5AAAAAAccOAgAAAAHIDkAAAAAByQ5AAAAAAcoOAQAAAAEUzwEAAMkZACClDgEAAAAByQ5AAAAAAcsOAQAAAAHMDgEAAAABzQ4BAAAAAc4OAADKGQAgzw4gAAAAAdAOAQAAAAHRDgEAAAAB0g5AAAAAAdMOAQAAAAHUDgEAAAAB1Q4gAAAAAdYOAQAAAAHXDiAAAAAB2A5AAAAAAdkOIAAAAAHaDkAAAAAB2w5AAAAAAQIAAAC_FQAgDwAAiSIAIAelDgQAAAABpw5AAAAAAagOAgAAAAGpDgIAAAABqg4BAAAAAasOgAAAAAGsDgEAAAABAwAAAMwVACAPAACJIgAgEAAAjiIAIBYAAADMFQAgCAAAjiIAIM8BAAC5GQAgpQ4BAJ0ZACHJDkAAmRkAIcsOAQCdGQAhzA4BAJ0ZACHNDgEAnRkAIc4OAAC6GQAgzw4gALsZACHQDgEAnRkAIdEOAQCcGQAh0g5AAKUZACHTDgEAnBkAIdQOAQCcGQAh1Q4gALsZACHWDgEAnBkAIdcOIAC7GQAh2A5AAKUZACHZDiAAuxkAIdoOQAClGQAh2w5AAKUZACEUzwEAALkZACClDgEAnRkAIckOQACZGQAhyw4BAJ0ZACHMDgEAnRkAIc0OAQCdGQAhzg4AALoZACDPDiAAuxkAIdAOAQCdGQAh0Q4BAJwZACHSDkAApRkAIdMOAQCcGQAh1A4BAJwZACHVDiAAuxkAIdYOAQCcGQAh1w4gALsZACHYDkAApRkAIdkOIAC7GQAh2g5AAKUZACHbDkAApRkAIQ_uDQAAtBkAIKUOAQAAAAG-DgEAAAABvw4BAAAAAcAOAQAAAAHBDgEAAAABwg4BAAAAAcMOAQAAAAHEDgIAAAABxQ4CAAAAAcYOQAAAAAHHDgIAAAAByA5AAAAAAckOQAAAAAHKDgEAAAABAgAAAMMVACAPAACPIgAgAwAAAMEVACAPAACPIgAgEAAAkyIAIBEAAADBFQAgCAAAkyIAIO4NAACmGQAgpQ4BAJ0ZACG-DgEAnRkAIb8OAQCdGQAhwA4BAJ0ZACHBDgEAnRkAIcIOAQCcGQAhww4BAJ0ZACHEDgIAmxkAIcUOAgCbGQAhxg5AAKUZACHHDgIAmxkAIcgOQAClGQAhyQ5AAJkZACHKDgEAnBkAIQ_uDQAAphkAIKUOAQCdGQAhvg4BAJ0ZACG_DgEAnRkAIcAOAQCdGQAhwQ4BAJ0ZACHCDgEAnBkAIcMOAQCdGQAhxA4CAJsZACHFDgIAmxkAIcYOQAClGQAhxw4CAJsZACHIDkAApRkAIckOQACZGQAhyg4BAJwZACEDCAAB3hkAIf4QAAHeGQAhiRIAAQAAAQAAAAADFQAGFgAHFwAIAAAAAxUABhYABxcACAAAAAUVAA4WABEXABIoAA8pABAAAAAAAAUVAA4WABEXABIoAA8pABAAAAAFFQAYFgAbFwAcKAAZKQAaAAAAAAAFFQAYFgAbFwAcKAAZKQAaAAAABRUAIhYAJRcAJigAIykAJAAAAAAABRUAIhYAJRcAJigAIykAJAAAAAMVACwWAC0XAC4AAAADFQAsFgAtFwAuAAAABRUANBYANxcAOCgANSkANgAAAAAABRUANBYANxcAOCgANSkANgAAAAUVAD4WAEEXAEIoAD8pAEAAAAAAAAUVAD4WAEEXAEIoAD8pAEAAAAAFFQBIFgBLFwBMKABJKQBKAAAAAAAFFQBIFgBLFwBMKABJKQBKAAAABRUAUhYAVRcAVigAUykAVAAAAAAABRUAUhYAVRcAVigAUykAVAAAAAMVAFwWAF0XAF4AAAADFQBcFgBdFwBeAAAABRUAZBYAZxcAaCgAZSkAZgAAAAAABRUAZBYAZxcAaCgAZSkAZgAAAAMVAG4WAG8XAHAAAAADFQBuFgBvFwBwAxUAec0BsgJz0gG2AnQBzAEAcgUVAHjMAbgCcs8BvAJ10AHAAnbRAcQCdwHOAQB0Ac4BAHQBzgEAdAPPAcUCANABxgIA0QHHAgACzQHIAgDSAckCAAAABRUAfRYAgAEXAIEBKAB-KQB_AAAAAAAFFQB9FgCAARcAgQEoAH4pAH8BzAEAcgHMAQByBRUAhgEWAIkBFwCKASgAhwEpAIgBAAAAAAAFFQCGARYAiQEXAIoBKACHASkAiAEAAAADFQCQARYAkQEXAJIBAAAAAxUAkAEWAJEBFwCSAQAAAAUVAJgBFgCbARcAnAEoAJkBKQCaAQAAAAAABRUAmAEWAJsBFwCcASgAmQEpAJoBAAAABRUAogEWAKUBFwCmASgAowEpAKQBAAAAAAAFFQCiARYApQEXAKYBKACjASkApAEAAAAFFQCsARYArwEXALABKACtASkArgEAAAAAAAUVAKwBFgCvARcAsAEoAK0BKQCuAQAAAAMVALYBFgC3ARcAuAEAAAADFQC2ARYAtwEXALgBAAAABRUAvgEWAMEBFwDCASgAvwEpAMABAAAAAAAFFQC-ARYAwQEXAMIBKAC_ASkAwAEAAAAFFQDIARYAywEXAMwBKADJASkAygEAAAAAAAUVAMgBFgDLARcAzAEoAMkBKQDKAQAAAAUVANIBFgDVARcA1gEoANMBKQDUAQAAAAAABRUA0gEWANUBFwDWASgA0wEpANQBAfQCANkBAhUA2gHzAsIE2AEB8wLDBAAB9AIA2QEB9AIA2QEFFQDeARYA4QEXAOIBKADfASkA4AEAAAAAAAUVAN4BFgDhARcA4gEoAN8BKQDgAQAAAxUA5wEWAOgBFwDpAQAAAAMVAOcBFgDoARcA6QEAAAAFFQDvARYA8gEXAPMBKADwASkA8QEAAAAAAAUVAO8BFgDyARcA8wEoAPABKQDxAQIVAPcBpgOQBfYBAaUDAPUBAaYDkQUAAAAFFQD7ARYA_gEXAP8BKAD8ASkA_QEAAAAAAAUVAPsBFgD-ARcA_wEoAPwBKQD9AQGlAwD1AQGlAwD1AQMVAIQCFgCFAhcAhgIAAAADFQCEAhYAhQIXAIYCAAAAAxUAjAIWAI0CFwCOAgAAAAMVAIwCFgCNAhcAjgIAAAAFFQCUAhYAlwIXAJgCKACVAikAlgIAAAAAAAUVAJQCFgCXAhcAmAIoAJUCKQCWAgAAAAMVAJ4CFgCfAhcAoAIAAAADFQCeAhYAnwIXAKACAAAABRUApgIWAKkCFwCqAigApwIpAKgCAAAAAAAFFQCmAhYAqQIXAKoCKACnAikAqAIAAAAFFQCwAhYAswIXALQCKACxAikAsgIAAAAAAAUVALACFgCzAhcAtAIoALECKQCyAgAAAAUVALoCFgC9AhcAvgIoALsCKQC8AgAAAAAABRUAugIWAL0CFwC-AigAuwIpALwCAAAABRUAxAIWAMcCFwDIAigAxQIpAMYCAAAAAAAFFQDEAhYAxwIXAMgCKADFAikAxgIAAAAFFQDOAhYA0QIXANICKADPAikA0AIAAAAAAAUVAM4CFgDRAhcA0gIoAM8CKQDQAgAAAAUVANgCFgDbAhcA3AIoANkCKQDaAgAAAAAABRUA2AIWANsCFwDcAigA2QIpANoCAAAABRUA4gIWAOUCFwDmAigA4wIpAOQCAAAAAAAFFQDiAhYA5QIXAOYCKADjAikA5AIAAAAFFQDsAhYA7wIXAPACKADtAikA7gIAAAAAAAUVAOwCFgDvAhcA8AIoAO0CKQDuAgAAAAUVAPYCFgD5AhcA-gIoAPcCKQD4AgAAAAAABRUA9gIWAPkCFwD6AigA9wIpAPgCAAAABRUAgAMWAIMDFwCEAygAgQMpAIIDAAAAAAAFFQCAAxYAgwMXAIQDKACBAykAggMAAAAFFQCKAxYAjQMXAI4DKACLAykAjAMAAAAAAAUVAIoDFgCNAxcAjgMoAIsDKQCMAwAAAAUVAJQDFgCXAxcAmAMoAJUDKQCWAwAAAAAABRUAlAMWAJcDFwCYAygAlQMpAJYDAAAABRUAngMWAKEDFwCiAygAnwMpAKADAAAAAAAFFQCeAxYAoQMXAKIDKACfAykAoAMAAAAFFQCoAxYAqwMXAKwDKACpAykAqgMAAAAAAAUVAKgDFgCrAxcArAMoAKkDKQCqAwcVALUD2AXtCK8D2QXxCLAD2gX1CLED2wX5CLID3AX9CLMD3QWBCbQDAdcFAK4DAdcFAK4DAdcFAK4DAdcFAK4DAdcFAK4DAdcFAK4DBtgFggkA2QWDCQDaBYQJANsFhQkA3AWGCQDdBYcJAAAABRUAuQMWALwDFwC9AygAugMpALsDAAAAAAAFFQC5AxYAvAMXAL0DKAC6AykAuwMB1wUArgMB1wUArgMFFQDCAxYAxQMXAMYDKADDAykAxAMAAAAAAAUVAMIDFgDFAxcAxgMoAMMDKQDEAwHXBQCuAwHXBQCuAwUVAMsDFgDOAxcAzwMoAMwDKQDNAwAAAAAABRUAywMWAM4DFwDPAygAzAMpAM0DAdcFAK4DAdcFAK4DBRUA1AMWANcDFwDYAygA1QMpANYDAAAAAAAFFQDUAxYA1wMXANgDKADVAykA1gMB1wUArgMB1wUArgMFFQDdAxYA4AMXAOEDKADeAykA3wMAAAAAAAUVAN0DFgDgAxcA4QMoAN4DKQDfAwHXBQCuAwHXBQCuAwUVAOYDFgDpAxcA6gMoAOcDKQDoAwAAAAAABRUA5gMWAOkDFwDqAygA5wMpAOgDAdcFAK4DAdcFAK4DAxUA7wMWAPADFwDxAwAAAAMVAO8DFgDwAxcA8QMDFQD2A88GqAr0A9AGrAr1AwHOBgDzAwHOBgDzAwLPBq0KANAGrgoAAAAFFQD6AxYA_QMXAP4DKAD7AykA_AMAAAAAAAUVAPoDFgD9AxcA_gMoAPsDKQD8AwHOBgDzAwHOBgDzAwUVAIMEFgCGBBcAhwQoAIQEKQCFBAAAAAAABRUAgwQWAIYEFwCHBCgAhAQpAIUEAc4GAPMDAc4GAPMDBRUAjAQWAI8EFwCQBCgAjQQpAI4EAAAAAAAFFQCMBBYAjwQXAJAEKACNBCkAjgQBzAH8CnIBzAGCC3IFFQCVBBYAmAQXAJkEKACWBCkAlwQAAAAAAAUVAJUEFgCYBBcAmQQoAJYEKQCXBAAAAAUVAJ8EFgCiBBcAowQoAKAEKQChBAAAAAAABRUAnwQWAKIEFwCjBCgAoAQpAKEEAc4BAHQBzgEAdAUVAKgEFgCrBBcArAQoAKkEKQCqBAAAAAAABRUAqAQWAKsEFwCsBCgAqQQpAKoEAc4BAHQBzgEAdAUVALEEFgC0BBcAtQQoALIEKQCzBAAAAAAABRUAsQQWALQEFwC1BCgAsgQpALMEAc4BAHQBzgEAdAMVALoEFgC7BBcAvAQAAAADFQC6BBYAuwQXALwEAAAAAxUAwgQWAMMEFwDEBAAAAAMVAMIEFgDDBBcAxAQAAAADFQDKBBYAywQXAMwEAAAAAxUAygQWAMsEFwDMBAUVANcE8gecDM8E8wegDNAE9gekDNEE9werDNQEAfEHAM4EAfEHAM4EAxUA0wTxBwDOBPUHqAzSBAH0BwDRBAH1B6kMAAMVANYE8QcAzgT4B68M1QQB9wcA1AQB-AewDAAD8gexDADzB7IMAPYHswwAAAADFQDbBBYA3AQXAN0EAAAAAxUA2wQWANwEFwDdBAHxBwDOBAHxBwDOBAUVAOIEFgDlBBcA5gQoAOMEKQDkBAAAAAAABRUA4gQWAOUEFwDmBCgA4wQpAOQEAfEHAM4EAfEHAM4EAxUA6wQWAOwEFwDtBAAAAAMVAOsEFgDsBBcA7QQB8QcAzgQB8QcAzgQFFQDyBBYA9QQXAPYEKADzBCkA9AQAAAAAAAUVAPIEFgD1BBcA9gQoAPMEKQD0BAH0BwDRBAH0BwDRBAUVAPsEFgD-BBcA_wQoAPwEKQD9BAAAAAAABRUA-wQWAP4EFwD_BCgA_AQpAP0EAAAABRUAhQUWAIgFFwCJBSgAhgUpAIcFAAAAAAAFFQCFBRYAiAUXAIkFKACGBSkAhwUB8QcAzgQB8QcAzgQFFQCOBRYAkQUXAJIFKACPBSkAkAUAAAAAAAUVAI4FFgCRBRcAkgUoAI8FKQCQBQH3BwDUBAH3BwDUBAMVAJcFFgCYBRcAmQUAAAADFQCXBRYAmAUXAJkFAAAABRUAnwUWAKIFFwCjBSgAoAUpAKEFAAAAAAAFFQCfBRYAogUXAKMFKACgBSkAoQUDFQCoBYoJiA6mBYsJjA6nBQGJCQClBQGJCQClBQKKCY0OAIsJjg4AAAAFFQCsBRYArwUXALAFKACtBSkArgUAAAAAAAUVAKwFFgCvBRcAsAUoAK0FKQCuBQGJCQClBQGJCQClBQUVALUFFgC4BRcAuQUoALYFKQC3BQAAAAAABRUAtQUWALgFFwC5BSgAtgUpALcFAYkJAKUFAYkJAKUFAxUAvgUWAL8FFwDABQAAAAMVAL4FFgC_BRcAwAUAAAAFFQDGBRYAyQUXAMoFKADHBSkAyAUAAAAAAAUVAMYFFgDJBRcAygUoAMcFKQDIBQAAAAUVANAFFgDTBRcA1AUoANEFKQDSBQAAAAAABRUA0AUWANMFFwDUBSgA0QUpANIFAAAABRUA2gUWAN0FFwDeBSgA2wUpANwFAAAAAAAFFQDaBRYA3QUXAN4FKADbBSkA3AUAAAADFQDkBRYA5QUXAOYFAAAAAxUA5AUWAOUFFwDmBQAAAAMVAOwFFgDtBRcA7gUAAAADFQDsBRYA7QUXAO4FAAAAAxUA9AUWAPUFFwD2BQAAAAMVAPQFFgD1BRcA9gUAAAAFFQD8BRYA_wUXAIAGKAD9BSkA_gUAAAAAAAUVAPwFFgD_BRcAgAYoAP0FKQD-BQAAAAUVAIYGFgCJBhcAigYoAIcGKQCIBgAAAAAABRUAhgYWAIkGFwCKBigAhwYpAIgGAAAAAxUAkAYWAJEGFwCSBgAAAAMVAJAGFgCRBhcAkgYAAAAFFQCYBhYAmwYXAJwGKACZBikAmgYAAAAAAAUVAJgGFgCbBhcAnAYoAJkGKQCaBgAAAAUVAKIGFgClBhcApgYoAKMGKQCkBgAAAAAABRUAogYWAKUGFwCmBigAowYpAKQGAAAABRUArAYWAK8GFwCwBigArQYpAK4GAAAAAAAFFQCsBhYArwYXALAGKACtBikArgYAAAAFFQC2BhYAuQYXALoGKAC3BikAuAYAAAAAAAUVALYGFgC5BhcAugYoALcGKQC4BgAAAAUVAMAGFgDDBhcAxAYoAMEGKQDCBgAAAAAABRUAwAYWAMMGFwDEBigAwQYpAMIGAAAABRUAygYWAM0GFwDOBigAywYpAMwGAAAAAAAFFQDKBhYAzQYXAM4GKADLBikAzAYAAAAFFQDUBhYA1wYXANgGKADVBikA1gYAAAAAAAUVANQGFgDXBhcA2AYoANUGKQDWBgAAAAUVAN4GFgDhBhcA4gYoAN8GKQDgBgAAAAAABRUA3gYWAOEGFwDiBigA3wYpAOAGAAAABRUA6AYWAOsGFwDsBigA6QYpAOoGAAAAAAAFFQDoBhYA6wYXAOwGKADpBikA6gYAAAADFQDyBhYA8wYXAPQGAAAAAxUA8gYWAPMGFwD0BgAAAAMVAPoGFgD7BhcA_AYAAAADFQD6BhYA-wYXAPwGAAAAAxUAggcWAIMHFwCEBwAAAAMVAIIHFgCDBxcAhAcAAAAFFQCKBxYAjQcXAI4HKACLBykAjAcAAAAAAAUVAIoHFgCNBxcAjgcoAIsHKQCMBwAAAAUVAJQHFgCXBxcAmAcoAJUHKQCWBwAAAAAABRUAlAcWAJcHFwCYBygAlQcpAJYHAAAABRUAngcWAKEHFwCiBygAnwcpAKAHAAAAAAAFFQCeBxYAoQcXAKIHKACfBykAoAcAAAAFFQCoBxYAqwcXAKwHKACpBykAqgcAAAAAAAUVAKgHFgCrBxcArAcoAKkHKQCqBwAAAAUVALIHFgC1BxcAtgcoALMHKQC0BwAAAAAABRUAsgcWALUHFwC2BygAswcpALQHAAAABRUAvAcWAL8HFwDABygAvQcpAL4HAAAAAAAFFQC8BxYAvwcXAMAHKAC9BykAvgcAAAADFQDGBxYAxwcXAMgHAAAAAxUAxgcWAMcHFwDIBwAAAAUVAM4HFgDRBxcA0gcoAM8HKQDQBwAAAAAABRUAzgcWANEHFwDSBygAzwcpANAHAAAAAxUA2AcWANkHFwDaBwAAAAMVANgHFgDZBxcA2gcBnQ0A3QcCFQDeB5wNxBTcBwGcDcUUAAGdDQDdBwGdDQDdBwUVAOIHFgDlBxcA5gcoAOMHKQDkBwAAAAAABRUA4gcWAOUHFwDmBygA4wcpAOQHAAADFQDrBxYA7AcXAO0HAAAAAxUA6wcWAOwHFwDtBwAAAAUVAPMHFgD2BxcA9wcoAPQHKQD1BwAAAAAABRUA8wcWAPYHFwD3BygA9AcpAPUHAAAAAxUA_QcWAP4HFwD_BwAAAAMVAP0HFgD-BxcA_wcAAAAFFQCFCBYAiAgXAIkIKACGCCkAhwgAAAAAAAUVAIUIFgCICBcAiQgoAIYIKQCHCAIVAI8I8Q3EFYwIAxUAjgjuDQCLCPANyBWNCAHvDQCMCAHwDckVAAHxDcoVAAAAAxUAkwgWAJQIFwCVCAAAAAMVAJMIFgCUCBcAlQgB7g0AiwgB7g0AiwgFFQCaCBYAnQgXAJ4IKACbCCkAnAgAAAAAAAUVAJoIFgCdCBcAnggoAJsIKQCcCAHvDQCMCAHvDQCMCAUVAKMIFgCmCBcApwgoAKQIKQClCAAAAAAABRUAowgWAKYIFwCnCCgApAgpAKUIAQIBAgMBBQYBBgcBBwgBCQoBCgwCCw0DDA8BDRECDhIEERMBEhQBExUCGBgFGRkJGhsKGxwKHB8KHSAKHiEKHyMKICUCISYLIigKIyoCJCsMJSwKJi0KJy4CKjENKzITLDQULTUULjgULzkUMDoUMTwUMj4CMz8VNEEUNUMCNkQWN0UUOEYUOUcCOkoXO0sdPE0ePU4ePlEeP1IeQFMeQVUeQlcCQ1gfRFoeRVwCRl0gR14eSF8eSWACSmMhS2QnTGYoTWcoTmooT2soUGwoUW4oUnACU3EpVHMoVXUCVnYqV3coWHgoWXkCWnwrW30vXH8wXYABMF6DATBfhAEwYIUBMGGHATBiiQECY4oBMWSMATBljgECZo8BMmeQATBokQEwaZIBAmqVATNrlgE5bJgBOm2ZATpunAE6b50BOnCeATpxoAE6cqIBAnOjATt0pQE6dacBAnaoATx3qQE6eKoBOnmrAQJ6rgE9e68BQ3yxAUR9sgFEfrUBRH-2AUSAAbcBRIEBuQFEggG7AQKDAbwBRYQBvgFEhQHAAQKGAcEBRocBwgFEiAHDAUSJAcQBAooBxwFHiwHIAU2MAcoBTo0BywFOjgHOAU6PAc8BTpAB0AFOkQHSAU6SAdQBApMB1QFPlAHXAU6VAdkBApYB2gFQlwHbAU6YAdwBTpkB3QECmgHgAVGbAeEBV5wB4wFYnQHkAVieAecBWJ8B6AFYoAHpAVihAesBWKIB7QECowHuAVmkAfABWKUB8gECpgHzAVqnAfQBWKgB9QFYqQH2AQKqAfkBW6sB-gFfrAH8AWCtAf0BYK4BgAJgrwGBAmCwAYICYLEBhAJgsgGGAgKzAYcCYbQBiQJgtQGLAgK2AYwCYrcBjQJguAGOAmC5AY8CAroBkgJjuwGTAmm8AZUCar0BlgJqvgGZAmq_AZoCasABmwJqwQGdAmrCAZ8CAsMBoAJrxAGiAmrFAaQCAsYBpQJsxwGmAmrIAacCaskBqAICygGrAm3LAawCcdMBrgJy1AHKAnLVAcwCctYBzQJy1wHOAnLYAdACctkB0gIC2gHTAnrbAdUCctwB1wIC3QHYAnveAdkCct8B2gJy4AHbAgLhAd4CfOIB3wKCAeMB4AJz5AHhAnPlAeICc-YB4wJz5wHkAnPoAeYCc-kB6AIC6gHpAoMB6wHrAnPsAe0CAu0B7gKEAe4B7wJz7wHwAnPwAfECAvEB9AKFAfIB9QKLAfMB9wKMAfQB-AKMAfUB-wKMAfYB_AKMAfcB_QKMAfgB_wKMAfkBgQMC-gGCA40B-wGEA4wB_AGGAwL9AYcDjgH-AYgDjAH_AYkDjAGAAooDAoECjQOPAYICjgOTAYMCkAOUAYQCkQOUAYUClAOUAYYClQOUAYcClgOUAYgCmAOUAYkCmgMCigKbA5UBiwKdA5QBjAKfAwKNAqADlgGOAqEDlAGPAqIDlAGQAqMDApECpgOXAZICpwOdAZMCqQOeAZQCqgOeAZUCrQOeAZYCrgOeAZcCrwOeAZgCsQOeAZkCswMCmgK0A58BmwK2A54BnAK4AwKdArkDoAGeAroDngGfArsDngGgArwDAqECvwOhAaICwAOnAaMCwgOoAaQCwwOoAaUCxgOoAaYCxwOoAacCyAOoAagCygOoAakCzAMCqgLNA6kBqwLPA6gBrALRAwKtAtIDqgGuAtMDqAGvAtQDqAGwAtUDArEC2AOrAbIC2QOxAbMC2wOyAbQC3AOyAbUC3wOyAbYC4AOyAbcC4QOyAbgC4wOyAbkC5QMCugLmA7MBuwLoA7IBvALqAwK9AusDtAG-AuwDsgG_Au0DsgHAAu4DAsEC8QO1AcIC8gO5AcMC9AO6AcQC9QO6AcUC-AO6AcYC-QO6AccC-gO6AcgC_AO6AckC_gMCygL_A7sBywKBBLoBzAKDBALNAoQEvAHOAoUEugHPAoYEugHQAocEAtECigS9AdICiwTDAdMCjQTEAdQCjgTEAdUCkQTEAdYCkgTEAdcCkwTEAdgClQTEAdkClwQC2gKYBMUB2wKaBMQB3AKcBALdAp0ExgHeAp4ExAHfAp8ExAHgAqAEAuECowTHAeICpATNAeMCpgTOAeQCpwTOAeUCqgTOAeYCqwTOAecCrATOAegCrgTOAekCsAQC6gKxBM8B6wKzBM4B7AK1BALtArYE0AHuArcEzgHvArgEzgHwArkEAvECvATRAfICvQTXAfUCvwTYAfYCxATYAfcCxQTYAfgCxgTYAfkCxwTYAfoCyQTYAfsCywQC_ALMBNsB_QLOBNgB_gLQBAL_AtEE3AGAA9IE2AGBA9ME2AGCA9QEAoMD1wTdAYQD2ATjAYUD2gTZAYYD2wTZAYcD3gTZAYgD3wTZAYkD4ATZAYoD4gTZAYsD5AQCjAPlBOQBjQPnBNkBjgPpBAKPA-oE5QGQA-sE2QGRA-wE2QGSA-0EApMD8ATmAZQD8QTqAZUD8wTrAZYD9ATrAZcD9wTrAZgD-ATrAZkD-QTrAZoD-wTrAZsD_QQCnAP-BOwBnQOABesBngOCBQKfA4MF7QGgA4QF6wGhA4UF6wGiA4YFAqMDiQXuAaQDigX0AacDjAX1AagDkgX1AakDlQX1AaoDlgX1AasDlwX1AawDmQX1Aa0DmwUCrgOcBfgBrwOeBfUBsAOgBQKxA6EF-QGyA6IF9QGzA6MF9QG0A6QFArUDpwX6AbYDqAWAArcDqQX2AbgDqgX2AbkDqwX2AboDrAX2AbsDrQX2AbwDrwX2Ab0DsQUCvgOyBYECvwO0BfYBwAO2BQLBA7cFggLCA7gF9gHDA7kF9gHEA7oFAsUDvQWDAsYDvgWHAscDwAWIAsgDwQWIAskDxAWIAsoDxQWIAssDxgWIAswDyAWIAs0DygUCzgPLBYkCzwPNBYgC0APPBQLRA9AFigLSA9EFiALTA9IFiALUA9MFAtUD1gWLAtYD1wWPAtcD2QWQAtgD2gWQAtkD3QWQAtoD3gWQAtsD3wWQAtwD4QWQAt0D4wUC3gPkBZEC3wPmBZAC4APoBQLhA-kFkgLiA-oFkALjA-sFkALkA-wFAuUD7wWTAuYD8AWZAucD8gWaAugD8wWaAukD9gWaAuoD9wWaAusD-AWaAuwD-gWaAu0D_AUC7gP9BZsC7wP_BZoC8AOBBgLxA4IGnALyA4MGmgLzA4QGmgL0A4UGAvUDiAadAvYDiQahAvcDiwaiAvgDjAaiAvkDjwaiAvoDkAaiAvsDkQaiAvwDkwaiAv0DlQYC_gOWBqMC_wOYBqICgASaBgKBBJsGpAKCBJwGogKDBJ0GogKEBJ4GAoUEoQalAoYEogarAocEpAasAogEpQasAokEqAasAooEqQasAosEqgasAowErAasAo0ErgYCjgSvBq0CjwSxBqwCkASzBgKRBLQGrgKSBLUGrAKTBLYGrAKUBLcGApUEugavApYEuwa1ApcEvQa2ApgEvga2ApkEwQa2ApoEwga2ApsEwwa2ApwExQa2Ap0ExwYCngTIBrcCnwTKBrYCoATMBgKhBM0GuAKiBM4GtgKjBM8GtgKkBNAGAqUE0wa5AqYE1Aa_AqcE1gbAAqgE1wbAAqkE2gbAAqoE2wbAAqsE3AbAAqwE3gbAAq0E4AYCrgThBsECrwTjBsACsATlBgKxBOYGwgKyBOcGwAKzBOgGwAK0BOkGArUE7AbDArYE7QbJArcE7wbKArgE8AbKArkE8wbKAroE9AbKArsE9QbKArwE9wbKAr0E-QYCvgT6BssCvwT8BsoCwAT-BgLBBP8GzALCBIAHygLDBIEHygLEBIIHAsUEhQfNAsYEhgfTAscEiAfUAsgEiQfUAskEjAfUAsoEjQfUAssEjgfUAswEkAfUAs0EkgcCzgSTB9UCzwSVB9QC0ASXBwLRBJgH1gLSBJkH1ALTBJoH1ALUBJsHAtUEngfXAtYEnwfdAtcEoQfeAtgEogfeAtkEpQfeAtoEpgfeAtsEpwfeAtwEqQfeAt0EqwcC3gSsB98C3wSuB94C4ASwBwLhBLEH4ALiBLIH3gLjBLMH3gLkBLQHAuUEtwfhAuYEuAfnAucEugfoAugEuwfoAukEvgfoAuoEvwfoAusEwAfoAuwEwgfoAu0ExAcC7gTFB-kC7wTHB-gC8ATJBwLxBMoH6gLyBMsH6ALzBMwH6AL0BM0HAvUE0AfrAvYE0QfxAvcE0wfyAvgE1AfyAvkE1wfyAvoE2AfyAvsE2QfyAvwE2wfyAv0E3QcC_gTeB_MC_wTgB_ICgAXiBwKBBeMH9AKCBeQH8gKDBeUH8gKEBeYHAoUF6Qf1AoYF6gf7AocF7Af8AogF7Qf8AokF8Af8AooF8Qf8AosF8gf8AowF9Af8Ao0F9gcCjgX3B_0CjwX5B_wCkAX7BwKRBfwH_gKSBf0H_AKTBf4H_AKUBf8HApUFggj_ApYFgwiFA5cFhQiGA5gFhgiGA5kFiQiGA5oFigiGA5sFiwiGA5wFjQiGA50FjwgCngWQCIcDnwWSCIYDoAWUCAKhBZUIiAOiBZYIhgOjBZcIhgOkBZgIAqUFmwiJA6YFnAiPA6cFngiQA6gFnwiQA6kFogiQA6oFowiQA6sFpAiQA6wFpgiQA60FqAgCrgWpCJEDrwWrCJADsAWtCAKxBa4IkgOyBa8IkAOzBbAIkAO0BbEIArUFtAiTA7YFtQiZA7cFtwiaA7gFuAiaA7kFuwiaA7oFvAiaA7sFvQiaA7wFvwiaA70FwQgCvgXCCJsDvwXECJoDwAXGCALBBccInAPCBcgImgPDBckImgPEBcoIAsUFzQidA8YFzgijA8cF0AikA8gF0QikA8kF1AikA8oF1QikA8sF1gikA8wF2AikA80F2ggCzgXbCKUDzwXdCKQD0AXfCALRBeAIpgPSBeEIpAPTBeIIpAPUBeMIAtUF5ginA9YF5witA94F6QiuA98FiAmuA-AFiwmuA-EFjAmuA-IFjQmuA-MFjwmuA-QFkQkC5QWSCbYD5gWUCa4D5wWWCQLoBZcJtwPpBZgJrgPqBZkJrgPrBZoJAuwFnQm4A-0Fngm-A-4FnwmvA-8FoAmvA_AFoQmvA_EFogmvA_IFowmvA_MFpQmvA_QFpwkC9QWoCb8D9gWqCa8D9wWsCQL4Ba0JwAP5Ba4JrwP6Ba8JrwP7BbAJAvwFswnBA_0FtAnHA_4FtQmwA_8FtgmwA4AGtwmwA4EGuAmwA4IGuQmwA4MGuwmwA4QGvQkChQa-CcgDhgbACbADhwbCCQKIBsMJyQOJBsQJsAOKBsUJsAOLBsYJAowGyQnKA40GygnQA44GywmxA48GzAmxA5AGzQmxA5EGzgmxA5IGzwmxA5MG0QmxA5QG0wkClQbUCdEDlgbWCbEDlwbYCQKYBtkJ0gOZBtoJsQOaBtsJsQObBtwJApwG3wnTA50G4AnZA54G4QmyA58G4gmyA6AG4wmyA6EG5AmyA6IG5QmyA6MG5wmyA6QG6QkCpQbqCdoDpgbsCbIDpwbuCQKoBu8J2wOpBvAJsgOqBvEJsgOrBvIJAqwG9QncA60G9gniA64G9wmzA68G-AmzA7AG-QmzA7EG-gmzA7IG-wmzA7MG_QmzA7QG_wkCtQaACuMDtgaCCrMDtwaECgK4BoUK5AO5BoYKswO6BocKswO7BogKArwGiwrlA70GjArrA74GjQq0A78Gjgq0A8AGjwq0A8EGkAq0A8IGkQq0A8MGkwq0A8QGlQoCxQaWCuwDxgaYCrQDxwaaCgLIBpsK7QPJBpwKtAPKBp0KtAPLBp4KAswGoQruA80GogryA9EGpArzA9IGrwrzA9MGsgrzA9QGswrzA9UGtArzA9YGtgrzA9cGuAoC2Aa5CvcD2Qa7CvMD2ga9CgLbBr4K-APcBr8K8wPdBsAK8wPeBsEKAt8GxAr5A-AGxQr_A-EGxgr0A-IGxwr0A-MGyAr0A-QGyQr0A-UGygr0A-YGzAr0A-cGzgoC6AbPCoAE6QbRCvQD6gbTCgLrBtQKgQTsBtUK9APtBtYK9APuBtcKAu8G2gqCBPAG2wqIBPEG3Ar1A_IG3Qr1A_MG3gr1A_QG3wr1A_UG4Ar1A_YG4gr1A_cG5AoC-AblCokE-QbnCvUD-gbpCgL7BuoKigT8BusK9QP9BuwK9QP-Bu0KAv8G8AqLBIAH8QqRBIEH8gp0ggfzCnSDB_QKdIQH9Qp0hQf2CnSGB_gKdIcH-goCiAf7CpIEiQf-CnSKB4ALAosHgQuTBIwHgwt0jQeEC3SOB4ULAo8HiAuUBJAHiQuaBJEHiwubBJIHjAubBJMHjwubBJQHkAubBJUHkQubBJYHkwubBJcHlQsCmAeWC5wEmQeYC5sEmgeaCwKbB5sLnQScB5wLmwSdB50LmwSeB54LAp8HoQueBKAHogukBKEHowt1ogekC3WjB6ULdaQHpgt1pQenC3WmB6kLdacHqwsCqAesC6UEqQeuC3WqB7ALAqsHsQumBKwHsgt1rQezC3WuB7QLAq8HtwunBLAHuAutBLEHuQt2sge6C3azB7sLdrQHvAt2tQe9C3a2B78LdrcHwQsCuAfCC64EuQfEC3a6B8YLArsHxwuvBLwHyAt2vQfJC3a-B8oLAr8HzQuwBMAHzgu2BMEHzwt3wgfQC3fDB9ELd8QH0gt3xQfTC3fGB9ULd8cH1wsCyAfYC7cEyQfaC3fKB9wLAssH3Qu4BMwH3gt3zQffC3fOB-ALAs8H4wu5BNAH5Au9BNEH5gu-BNIH5wu-BNMH6gu-BNQH6wu-BNUH7Au-BNYH7gu-BNcH8AsC2AfxC78E2QfzC74E2gf1CwLbB_YLwATcB_cLvgTdB_gLvgTeB_kLAt8H_AvBBOAH_QvFBOEH_wvGBOIHgAzGBOMHgwzGBOQHhAzGBOUHhQzGBOYHhwzGBOcHiQwC6AeKDMcE6QeMDMYE6geODALrB48MyATsB5AMxgTtB5EMxgTuB5IMAu8HlQzJBPAHlgzNBPkHmAzOBPoHtAzOBPsHtwzOBPwHuAzOBP0HuQzOBP4HuwzOBP8HvQwCgAi-DNgEgQjADM4EggjCDAKDCMMM2QSECMQMzgSFCMUMzgSGCMYMAocIyQzaBIgIygzeBIkIywzPBIoIzAzPBIsIzQzPBIwIzgzPBI0IzwzPBI4I0QzPBI8I0wwCkAjUDN8EkQjWDM8EkgjYDAKTCNkM4ASUCNoMzwSVCNsMzwSWCNwMApcI3wzhBJgI4AznBJkI4QzQBJoI4gzQBJsI4wzQBJwI5AzQBJ0I5QzQBJ4I5wzQBJ8I6QwCoAjqDOgEoQjsDNAEogjuDAKjCO8M6QSkCPAM0ASlCPEM0ASmCPIMAqcI9QzqBKgI9gzuBKkI9wzRBKoI-AzRBKsI-QzRBKwI-gzRBK0I-wzRBK4I_QzRBK8I_wwCsAiADe8EsQiCDdEEsgiEDQKzCIUN8AS0CIYN0QS1CIcN0QS2CIgNArcIiw3xBLgIjA33BLkIjQ3SBLoIjg3SBLsIjw3SBLwIkA3SBL0IkQ3SBL4Ikw3SBL8IlQ0CwAiWDfgEwQiYDdIEwgiaDQLDCJsN-QTECJwN0gTFCJ0N0gTGCJ4NAscIoQ36BMgIog2ABckIpA2BBcoIpQ2BBcsIqA2BBcwIqQ2BBc0Iqg2BBc4IrA2BBc8Irg0C0AivDYIF0QixDYEF0gizDQLTCLQNgwXUCLUNgQXVCLYNgQXWCLcNAtcIug2EBdgIuw2KBdkIvQ3UBNoIvg3UBNsIwA3UBNwIwQ3UBN0Iwg3UBN4IxA3UBN8Ixg0C4AjHDYsF4QjJDdQE4gjLDQLjCMwNjAXkCM0N1ATlCM4N1ATmCM8NAucI0g2NBegI0w2TBekI1A3VBOoI1Q3VBOsI1g3VBOwI1w3VBO0I2A3VBO4I2g3VBO8I3A0C8AjdDZQF8QjfDdUE8gjhDQLzCOINlQX0COMN1QT1COQN1QT2COUNAvcI6A2WBfgI6Q2aBfkI6w2bBfoI7A2bBfsI7w2bBfwI8A2bBf0I8Q2bBf4I8w2bBf8I9Q0CgAn2DZwFgQn4DZsFggn6DQKDCfsNnQWECfwNmwWFCf0NmwWGCf4NAocJgQ6eBYgJgg6kBYwJhA6lBY0Jjw6lBY4Jkg6lBY8Jkw6lBZAJlA6lBZEJlg6lBZIJmA4CkwmZDqkFlAmbDqUFlQmdDgKWCZ4OqgWXCZ8OpQWYCaAOpQWZCaEOApoJpA6rBZsJpQ6xBZwJpg6mBZ0Jpw6mBZ4JqA6mBZ8JqQ6mBaAJqg6mBaEJrA6mBaIJrg4CowmvDrIFpAmxDqYFpQmzDgKmCbQOswWnCbUOpgWoCbYOpgWpCbcOAqoJug60BasJuw66BawJvA6nBa0JvQ6nBa4Jvg6nBa8Jvw6nBbAJwA6nBbEJwg6nBbIJxA4CswnFDrsFtAnHDqcFtQnJDgK2CcoOvAW3CcsOpwW4CcwOpwW5Cc0OAroJ0A69BbsJ0Q7BBbwJ0w7CBb0J1A7CBb4J1w7CBb8J2A7CBcAJ2Q7CBcEJ2w7CBcIJ3Q4CwwneDsMFxAngDsIFxQniDgLGCeMOxAXHCeQOwgXICeUOwgXJCeYOAsoJ6Q7FBcsJ6g7LBcwJ7A7MBc0J7Q7MBc4J8A7MBc8J8Q7MBdAJ8g7MBdEJ9A7MBdIJ9g4C0wn3Ds0F1An5DswF1Qn7DgLWCfwOzgXXCf0OzAXYCf4OzAXZCf8OAtoJgg_PBdsJgw_VBdwJhQ_WBd0Jhg_WBd4JiQ_WBd8Jig_WBeAJiw_WBeEJjQ_WBeIJjw8C4wmQD9cF5AmSD9YF5QmUDwLmCZUP2AXnCZYP1gXoCZcP1gXpCZgPAuoJmw_ZBesJnA_fBewJng_gBe0Jnw_gBe4Jog_gBe8Jow_gBfAJpA_gBfEJpg_gBfIJqA8C8wmpD-EF9AmrD-AF9QmtDwL2Ca4P4gX3Ca8P4AX4CbAP4AX5CbEPAvoJtA_jBfsJtQ_nBfwJtw_oBf0JuA_oBf4Juw_oBf8JvA_oBYAKvQ_oBYEKvw_oBYIKwQ8CgwrCD-kFhArED-gFhQrGDwKGCscP6gWHCsgP6AWICskP6AWJCsoPAooKzQ_rBYsKzg_vBYwK0A_wBY0K0Q_wBY4K1A_wBY8K1Q_wBZAK1g_wBZEK2A_wBZIK2g8CkwrbD_EFlArdD_AFlQrfDwKWCuAP8gWXCuEP8AWYCuIP8AWZCuMPApoK5g_zBZsK5w_3BZwK6Q_4BZ0K6g_4BZ4K7Q_4BZ8K7g_4BaAK7w_4BaEK8Q_4BaIK8w8Cowr0D_kFpAr2D_gFpQr4DwKmCvkP-gWnCvoP-AWoCvsP-AWpCvwPAqoK_w_7BasKgBCBBqwKghCCBq0KgxCCBq4KhhCCBq8KhxCCBrAKiBCCBrEKihCCBrIKjBACswqNEIMGtAqPEIIGtQqREAK2CpIQhAa3CpMQgga4CpQQgga5CpUQAroKmBCFBrsKmRCLBrwKmxCMBr0KnBCMBr4KnxCMBr8KoBCMBsAKoRCMBsEKoxCMBsIKpRACwwqmEI0GxAqoEIwGxQqqEALGCqsQjgbHCqwQjAbICq0QjAbJCq4QAsoKsRCPBssKshCTBswKtBCUBs0KtRCUBs4KuBCUBs8KuRCUBtAKuhCUBtEKvBCUBtIKvhAC0wq_EJUG1ArBEJQG1QrDEALWCsQQlgbXCsUQlAbYCsYQlAbZCscQAtoKyhCXBtsKyxCdBtwKzRCeBt0KzhCeBt4K0RCeBt8K0hCeBuAK0xCeBuEK1RCeBuIK1xAC4wrYEJ8G5AraEJ4G5QrcEALmCt0QoAbnCt4QngboCt8QngbpCuAQAuoK4xChBusK5BCnBuwK5hCoBu0K5xCoBu4K6hCoBu8K6xCoBvAK7BCoBvEK7hCoBvIK8BAC8wrxEKkG9ArzEKgG9Qr1EAL2CvYQqgb3CvcQqAb4CvgQqAb5CvkQAvoK_BCrBvsK_RCxBvwK_xCyBv0KgBGyBv4KgxGyBv8KhBGyBoALhRGyBoELhxGyBoILiRECgwuKEbMGhAuMEbIGhQuOEQKGC48RtAaHC5ARsgaIC5ERsgaJC5IRAooLlRG1BosLlhG7BowLmBG8Bo0LmRG8Bo4LnBG8Bo8LnRG8BpALnhG8BpELoBG8BpILohECkwujEb0GlAulEbwGlQunEQKWC6gRvgaXC6kRvAaYC6oRvAaZC6sRApoLrhG_BpsLrxHFBpwLsRHGBp0LshHGBp4LtRHGBp8LthHGBqALtxHGBqELuRHGBqILuxECowu8EccGpAu-EcYGpQvAEQKmC8ERyAanC8IRxgaoC8MRxgapC8QRAqoLxxHJBqsLyBHPBqwLyhHQBq0LyxHQBq4LzhHQBq8LzxHQBrAL0BHQBrEL0hHQBrIL1BECswvVEdEGtAvXEdAGtQvZEQK2C9oR0ga3C9sR0Aa4C9wR0Aa5C90RAroL4BHTBrsL4RHZBrwL4xHaBr0L5BHaBr4L5xHaBr8L6BHaBsAL6RHaBsEL6xHaBsIL7RECwwvuEdsGxAvwEdoGxQvyEQLGC_MR3AbHC_QR2gbIC_UR2gbJC_YRAsoL-RHdBssL-hHjBswL_BHkBs0L_RHkBs4LgBLkBs8LgRLkBtALghLkBtELhBLkBtILhhIC0wuHEuUG1AuJEuQG1QuLEgLWC4wS5gbXC40S5AbYC44S5AbZC48SAtoLkhLnBtsLkxLtBtwLlRLuBt0LlhLuBt4LmRLuBt8LmhLuBuALmxLuBuELnRLuBuILnxIC4wugEu8G5AuiEu4G5QukEgLmC6US8AbnC6YS7gboC6cS7gbpC6gSAuoLqxLxBusLrBL1BuwLrhL2Bu0LrxL2Bu4LshL2Bu8LsxL2BvALtBL2BvELthL2BvILuBIC8wu5EvcG9Au7EvYG9Qu9EgL2C74S-Ab3C78S9gb4C8AS9gb5C8ESAvoLxBL5BvsLxRL9BvwLxxL-Bv0LyBL-Bv4LyxL-Bv8LzBL-BoAMzRL-BoEMzxL-BoIM0RICgwzSEv8GhAzUEv4GhQzWEgKGDNcSgAeHDNgS_gaIDNkS_gaJDNoSAooM3RKBB4sM3hKFB4wM4BKGB40M4RKGB44M5BKGB48M5RKGB5AM5hKGB5EM6BKGB5IM6hICkwzrEocHlAztEoYHlQzvEgKWDPASiAeXDPEShgeYDPIShgeZDPMSApoM9hKJB5sM9xKPB5wM-RKQB50M-hKQB54M_RKQB58M_hKQB6AM_xKQB6EMgROQB6IMgxMCowyEE5EHpAyGE5AHpQyIEwKmDIkTkgenDIoTkAeoDIsTkAepDIwTAqoMjxOTB6sMkBOZB6wMkhOaB60MkxOaB64MlhOaB68MlxOaB7AMmBOaB7EMmhOaB7IMnBMCswydE5sHtAyfE5oHtQyhEwK2DKITnAe3DKMTmge4DKQTmge5DKUTAroMqBOdB7sMqROjB7wMqxOkB70MrBOkB74MrxOkB78MsBOkB8AMsROkB8EMsxOkB8IMtRMCwwy2E6UHxAy4E6QHxQy6EwLGDLsTpgfHDLwTpAfIDL0TpAfJDL4TAsoMwROnB8sMwhOtB8wMxBOuB80MxROuB84MyBOuB88MyROuB9AMyhOuB9EMzBOuB9IMzhMC0wzPE68H1AzRE64H1QzTEwLWDNQTsAfXDNUTrgfYDNYTrgfZDNcTAtoM2hOxB9sM2xO3B9wM3RO4B90M3hO4B94M4RO4B98M4hO4B-AM4xO4B-EM5RO4B-IM5xMC4wzoE7kH5AzqE7gH5QzsEwLmDO0TugfnDO4TuAfoDO8TuAfpDPATAuoM8xO7B-sM9BPBB-wM9hPCB-0M9xPCB-4M-hPCB-8M-xPCB_AM_BPCB_EM_hPCB_IMgBQC8wyBFMMH9AyDFMIH9QyFFAL2DIYUxAf3DIcUwgf4DIgUwgf5DIkUAvoMjBTFB_sMjRTJB_wMjxTKB_0MkBTKB_4MkxTKB_8MlBTKB4ANlRTKB4ENlxTKB4INmRQCgw2aFMsHhA2cFMoHhQ2eFAKGDZ8UzAeHDaAUygeIDaEUygeJDaIUAooNpRTNB4sNphTTB4wNqBTUB40NqRTUB44NrBTUB48NrRTUB5ANrhTUB5ENsBTUB5INshQCkw2zFNUHlA21FNQHlQ23FAKWDbgU1geXDbkU1AeYDboU1AeZDbsUApoNvhTXB5sNvxTbB54NwRTcB58NxhTcB6ANxxTcB6ENyBTcB6INyRTcB6MNyxTcB6QNzRQCpQ3OFN8Hpg3QFNwHpw3SFAKoDdMU4AepDdQU3AeqDdUU3AerDdYUAqwN2RThB60N2hTnB64N3BTdB68N3RTdB7AN4BTdB7EN4RTdB7IN4hTdB7MN5BTdB7QN5hQCtQ3nFOgHtg3pFN0Htw3rFAK4DewU6Qe5De0U3Qe6De4U3Qe7De8UArwN8hTqB70N8xTuB74N9RTvB78N9hTvB8AN-RTvB8EN-hTvB8IN-xTvB8MN_RTvB8QN_xQCxQ2AFfAHxg2CFe8Hxw2EFQLIDYUV8QfJDYYV7wfKDYcV7wfLDYgVAswNixXyB80NjBX4B84NjhX5B88NjxX5B9ANkhX5B9ENkxX5B9INlBX5B9MNlhX5B9QNmBUC1Q2ZFfoH1g2bFfkH1w2dFQLYDZ4V-wfZDZ8V-QfaDaAV-QfbDaEVAtwNpBX8B90NpRWACN4NpxWBCN8NqBWBCOANqxWBCOENrBWBCOINrRWBCOMNrxWBCOQNsRUC5Q2yFYII5g20FYEI5w22FQLoDbcVgwjpDbgVgQjqDbkVgQjrDboVAuwNvRWECO0NvhWKCPINwBWLCPMNyxWLCPQNzhWLCPUNzxWLCPYN0BWLCPcN0hWLCPgN1BUC-Q3VFZAI-g3XFYsI-w3ZFQL8DdoVkQj9DdsViwj-DdwViwj_Dd0VAoAO4BWSCIEO4RWWCIIO4hWMCIMO4xWMCIQO5BWMCIUO5RWMCIYO5hWMCIcO6BWMCIgO6hUCiQ7rFZcIig7tFYwIiw7vFQKMDvAVmAiNDvEVjAiODvIVjAiPDvMVApAO9hWZCJEO9xWfCJIO-BWNCJMO-RWNCJQO-hWNCJUO-xWNCJYO_BWNCJcO_hWNCJgOgBYCmQ6BFqAImg6DFo0Imw6FFgKcDoYWoQidDocWjQieDogWjQifDokWAqAOjBaiCKEOjRaoCA"
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
