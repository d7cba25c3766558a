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

/// Money that a wallet had on a chain and that passed from hand to hand, found once a day (PassedMoney in lib/engine/score-facts.ts).
model PassedMoney {
  wallet  String
  chainId BigInt @map("chain_id")
  lots    Json

  @@id([wallet, chainId])
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

/// What the logs that were read until now give somebody, while a list is read from a chain. A trigger deletes them with their list, as its
/// rows.
model ListBalance {
  listId  String  @map("list_id")
  /// Lower case.
  holder  String
  /// An id of ERC-1155 or the uid of an attestation; otherwise 0.
  tokenId Decimal @map("token_id") @db.Decimal(78, 0)
  /// Units of a token, weight of votes, or 1 for an attestation.
  units   Decimal @db.Decimal(100, 0)

  @@id([listId, holder, tokenId])
  @@map("list_balance")
}

/// A record that was taken, and what was found of it. A trigger deletes them with their list: a foreign key would be checked for each of
/// them as they are stored.
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

/// What was read of such a wallet on one chain: its folded activity.
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
  /// Its rows, compressed, from which its backfill continues if it is tracked; null: they are not retained, or taken.
  retained   Bytes?

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
config.runtimeDataModel = JSON.parse('{"models":{"EarnedAchievement":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"},{"name":"earnedAt","kind":"scalar","type":"DateTime","dbName":"earned_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"}],"dbName":"earned_achievement","schema":null},"AgentEvent":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"kind","kind":"scalar","type":"String"},{"name":"agentId","kind":"scalar","type":"Decimal","dbName":"agent_id"},{"name":"account","kind":"scalar","type":"String"},{"name":"feedbackIndex","kind":"scalar","type":"Decimal","dbName":"feedback_index"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"decimals","kind":"scalar","type":"Int"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"agent_event","schema":null},"AgentSource":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"identity","kind":"scalar","type":"String"},{"name":"reputation","kind":"scalar","type":"String"},{"name":"firstBlock","kind":"scalar","type":"BigInt","dbName":"first_block"},{"name":"readTo","kind":"scalar","type":"BigInt","dbName":"read_to"},{"name":"followedFrom","kind":"scalar","type":"BigInt","dbName":"followed_from"}],"dbName":"agent_source","schema":null},"Appeal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"flag","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"decideBy","kind":"scalar","type":"DateTime","dbName":"decide_by"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"decision","kind":"scalar","type":"String"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"totalBefore","kind":"scalar","type":"Int","dbName":"total_before"},{"name":"totalAfter","kind":"scalar","type":"Int","dbName":"total_after"},{"name":"consent","kind":"scalar","type":"String"}],"dbName":"appeal","schema":null},"AttestationSchema":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"schema","kind":"scalar","type":"String"},{"name":"resolver","kind":"scalar","type":"String"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"attestation_schema","schema":null},"Attestation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"data","kind":"scalar","type":"String"},{"name":"omittedBytes","kind":"scalar","type":"Int","dbName":"omitted_bytes"},{"name":"decoded","kind":"scalar","type":"Json"},{"name":"preview","kind":"scalar","type":"Json"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"refUid","kind":"scalar","type":"String","dbName":"ref_uid"},{"name":"salt","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"signatureKind","kind":"scalar","type":"String","dbName":"signature_kind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"revocationReason","kind":"scalar","type":"String","dbName":"revocation_reason"},{"name":"revocationDetails","kind":"scalar","type":"String","dbName":"revocation_details"},{"name":"publicReason","kind":"scalar","type":"String","dbName":"public_reason"},{"name":"revocationSignature","kind":"scalar","type":"String","dbName":"revocation_signature"},{"name":"revocationSeq","kind":"scalar","type":"BigInt","dbName":"revocation_seq"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revokedBlock","kind":"scalar","type":"BigInt","dbName":"revoked_block"},{"name":"revokedTxHash","kind":"scalar","type":"String","dbName":"revoked_tx_hash"},{"name":"final","kind":"scalar","type":"Boolean"}],"dbName":"attestation","schema":null},"LeftOutAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"sender","kind":"scalar","type":"String"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"attestation","kind":"scalar","type":"Json"}],"dbName":"left_out_attestation","schema":null},"EarlyRevocation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"}],"dbName":"early_revocation","schema":null},"IssuerWeight":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"fromDay","kind":"scalar","type":"BigInt","dbName":"from_day"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"issuer_weight","schema":null},"Notification":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"}],"dbName":"notification","schema":null},"PendingAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"uid","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"subject","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revocation","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"}],"dbName":"pending_attestation","schema":null},"Meta":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Json"}],"dbName":"meta","schema":null},"Developer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tier","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"erasingAt","kind":"scalar","type":"DateTime","dbName":"erasing_at"},{"name":"erasedAt","kind":"scalar","type":"DateTime","dbName":"erased_at"},{"name":"erasedTrackings","kind":"scalar","type":"Int","dbName":"erased_trackings"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToDeveloper"},{"name":"noticeChannels","kind":"object","type":"NoticeChannel","relationName":"DeveloperToNoticeChannel"}],"dbName":"developer","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"origins","kind":"scalar","type":"String"},{"name":"policyIds","kind":"scalar","type":"String","dbName":"policy_ids"},{"name":"permissions","kind":"scalar","type":"String"},{"name":"rateLimit","kind":"scalar","type":"Int","dbName":"rate_limit"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"last4","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"replacedBy","kind":"scalar","type":"String","dbName":"replaced_by"},{"name":"developer","kind":"object","type":"Developer","relationName":"ApiKeyToDeveloper"}],"dbName":"api_key","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actor","kind":"scalar","type":"String"},{"name":"act","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"}],"dbName":"audit_entry","schema":null},"IdempotentRequest":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"committed","kind":"scalar","type":"Boolean"},{"name":"results","kind":"scalar","type":"Bytes"},{"name":"fence","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"idempotent_request","schema":null},"IdempotentBytes":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"bytes","kind":"scalar","type":"BigInt"}],"dbName":"idempotent_bytes","schema":null},"DayCount":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"requests","kind":"scalar","type":"Int"}],"dbName":"day_count","schema":null},"AuthNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"auth_nonce","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"session","schema":null},"UsageHour":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"endpoint","kind":"scalar","type":"String"},{"name":"requests","kind":"scalar","type":"Int"},{"name":"errors","kind":"scalar","type":"Int"},{"name":"latencies","kind":"scalar","type":"Int"}],"dbName":"usage_hour","schema":null},"Epoch":{"fields":[{"name":"number","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"String"},{"name":"previousRoot","kind":"scalar","type":"String","dbName":"previous_root"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"rows","kind":"scalar","type":"Int"},{"name":"chains","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"nodes","kind":"scalar","type":"Bytes"},{"name":"lineBytes","kind":"scalar","type":"BigInt","dbName":"line_bytes"},{"name":"checksum","kind":"scalar","type":"BigInt"},{"name":"storedBytes","kind":"scalar","type":"BigInt","dbName":"stored_bytes"},{"name":"published","kind":"scalar","type":"Json"}],"dbName":"epoch","schema":null},"EpochPage":{"fields":[{"name":"epoch","kind":"scalar","type":"Int"},{"name":"firstIndex","kind":"scalar","type":"Int","dbName":"first_index"},{"name":"firstAddress","kind":"scalar","type":"String","dbName":"first_address"},{"name":"chunkHash","kind":"scalar","type":"Bytes","dbName":"chunk_hash"},{"name":"leaves","kind":"scalar","type":"Bytes"},{"name":"chunk","kind":"object","type":"EpochChunk","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_page","schema":null},"EpochChunk":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"data","kind":"scalar","type":"Bytes"},{"name":"pages","kind":"object","type":"EpochPage","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_chunk","schema":null},"NameEvent":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameHash","kind":"scalar","type":"String","dbName":"name_hash"},{"name":"account","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"name_event","schema":null},"Identity":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"state","kind":"scalar","type":"String"},{"name":"parent","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"mintedAt","kind":"scalar","type":"DateTime","dbName":"minted_at"},{"name":"final","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"blocked","kind":"scalar","type":"Boolean"},{"name":"received","kind":"scalar","type":"Boolean"},{"name":"wallets","kind":"object","type":"IdentityWallet","relationName":"IdentityToIdentityWallet"}],"dbName":"identity","schema":null},"IdentityWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"primary","kind":"scalar","type":"Boolean"},{"name":"linkedAt","kind":"scalar","type":"DateTime","dbName":"linked_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"counts","kind":"scalar","type":"Boolean"},{"name":"identity","kind":"object","type":"Identity","relationName":"IdentityToIdentityWallet"}],"dbName":"identity_wallet","schema":null},"IdentityDeparture":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leftAt","kind":"scalar","type":"DateTime","dbName":"left_at"}],"dbName":"identity_departure","schema":null},"IdentityPast":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"owner","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"wallets","kind":"scalar","type":"Json"}],"dbName":"identity_past","schema":null},"WalletGroup":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"joinedAt","kind":"scalar","type":"DateTime","dbName":"joined_at"}],"dbName":"wallet_group","schema":null},"ChainCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"headNumber","kind":"scalar","type":"BigInt","dbName":"head_number"},{"name":"finalizedBlock","kind":"scalar","type":"BigInt","dbName":"finalized_block"},{"name":"scoredBlock","kind":"scalar","type":"BigInt","dbName":"scored_block"},{"name":"scoredHash","kind":"scalar","type":"String","dbName":"scored_hash"},{"name":"dayBlockNumber","kind":"scalar","type":"BigInt","dbName":"day_block_number"},{"name":"dayBlockHash","kind":"scalar","type":"String","dbName":"day_block_hash"},{"name":"dayBlockTime","kind":"scalar","type":"BigInt","dbName":"day_block_time"},{"name":"state","kind":"scalar","type":"String"},{"name":"error","kind":"scalar","type":"String"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"missingBlock","kind":"scalar","type":"BigInt","dbName":"missing_block"},{"name":"missingSince","kind":"scalar","type":"DateTime","dbName":"missing_since"}],"dbName":"chain_cursor","schema":null},"ExplorerHead":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"guessed","kind":"scalar","type":"Boolean"}],"dbName":"explorer_head","schema":null},"ExplorerFault":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"host","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"}],"dbName":"explorer_fault","schema":null},"ChainControl":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"pausedAt","kind":"scalar","type":"DateTime","dbName":"paused_at"},{"name":"pauseReason","kind":"scalar","type":"String","dbName":"pause_reason"},{"name":"reindexFrom","kind":"scalar","type":"BigInt","dbName":"reindex_from"},{"name":"reindexRequestedAt","kind":"scalar","type":"DateTime","dbName":"reindex_requested_at"},{"name":"reindexStartedAt","kind":"scalar","type":"DateTime","dbName":"reindex_started_at"},{"name":"setAsideBlock","kind":"scalar","type":"BigInt","dbName":"set_aside_block"},{"name":"setAsideRequestedAt","kind":"scalar","type":"DateTime","dbName":"set_aside_requested_at"}],"dbName":"chain_control","schema":null},"Block":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"String"},{"name":"parentHash","kind":"scalar","type":"String","dbName":"parent_hash"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"statedTime","kind":"scalar","type":"BigInt","dbName":"stated_time"}],"dbName":"block","schema":null},"Activity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"activity","schema":null},"Facts":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"}],"dbName":"facts","schema":null},"FactsSnapshot":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"facts_snapshot","schema":null},"FundingCluster":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"funder","kind":"scalar","type":"String"},{"name":"clusterSize","kind":"scalar","type":"Int","dbName":"cluster_size"},{"name":"chainLength","kind":"scalar","type":"Int","dbName":"chain_length"}],"dbName":"funding_cluster","schema":null},"AlikeCluster":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"size","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"Json"},{"name":"foundBy","kind":"scalar","type":"String","dbName":"found_by"}],"dbName":"alike_cluster","schema":null},"PassedMoney":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"lots","kind":"scalar","type":"Json"}],"dbName":"passed_money","schema":null},"PaymentTrust":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"payment_trust","schema":null},"QuarantinedTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"firstBlock","kind":"scalar","type":"BigInt","dbName":"first_block"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"}],"dbName":"quarantined_transaction","schema":null},"QuarantinedWallet":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"partlyRead","kind":"scalar","type":"Boolean","dbName":"partly_read"}],"dbName":"quarantined_wallet","schema":null},"List":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"read","kind":"scalar","type":"String"},{"name":"repair","kind":"scalar","type":"Boolean"},{"name":"column","kind":"scalar","type":"String"},{"name":"previousId","kind":"scalar","type":"String","dbName":"previous_id"},{"name":"format","kind":"scalar","type":"Json"},{"name":"columns","kind":"scalar","type":"Json"},{"name":"counts","kind":"scalar","type":"Json"},{"name":"summary","kind":"scalar","type":"Json"},{"name":"charged","kind":"scalar","type":"Boolean"},{"name":"reading","kind":"scalar","type":"String"},{"name":"lastRow","kind":"scalar","type":"Int","dbName":"last_row"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"source","kind":"scalar","type":"Json"},{"name":"sourceState","kind":"scalar","type":"Json","dbName":"source_state"},{"name":"uploads","kind":"object","type":"ListUpload","relationName":"ListToListUpload"},{"name":"lines","kind":"object","type":"ListLine","relationName":"ListToListLine"},{"name":"clusters","kind":"object","type":"ListCluster","relationName":"ListToListCluster"},{"name":"shares","kind":"object","type":"ListShare","relationName":"ListToListShare"}],"dbName":"list","schema":null},"ListUpload":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"list","kind":"object","type":"List","relationName":"ListToListUpload"}],"dbName":"list_upload","schema":null},"ListBalance":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"holder","kind":"scalar","type":"String"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"units","kind":"scalar","type":"Decimal"}],"dbName":"list_balance","schema":null},"ListRow":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"row","kind":"scalar","type":"Int"},{"name":"line","kind":"scalar","type":"Int"},{"name":"input","kind":"scalar","type":"String"},{"name":"identity","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"special","kind":"scalar","type":"String"},{"name":"duplicateOf","kind":"scalar","type":"Int","dbName":"duplicate_of"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reasons","kind":"scalar","type":"Json"},{"name":"svcId","kind":"scalar","type":"String","dbName":"svc_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"tier","kind":"scalar","type":"String"},{"name":"flags","kind":"scalar","type":"String"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"known","kind":"scalar","type":"Boolean"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"keep","kind":"scalar","type":"Boolean"},{"name":"sameAs","kind":"scalar","type":"Int","dbName":"same_as"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"}],"dbName":"list_row","schema":null},"ListLine":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"line","kind":"scalar","type":"Int"},{"name":"row","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListLine"}],"dbName":"list_line","schema":null},"ListCluster":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"size","kind":"scalar","type":"Int"},{"name":"strength","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"keep","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListCluster"}],"dbName":"list_cluster","schema":null},"ListShare":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"list","kind":"object","type":"List","relationName":"ListToListShare"}],"dbName":"list_share","schema":null},"ListTree":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"who","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"String"},{"name":"cap","kind":"scalar","type":"Decimal"},{"name":"floor","kind":"scalar","type":"Decimal"},{"name":"decimals","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"Bytes"},{"name":"leaves","kind":"scalar","type":"Int"},{"name":"sum","kind":"scalar","type":"Decimal"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"day","kind":"scalar","type":"BigInt"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"issuedAt","kind":"scalar","type":"BigInt","dbName":"issued_at"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"leafRows","kind":"object","type":"ListTreeLeaf","relationName":"ListTreeToListTreeLeaf"},{"name":"nodes","kind":"object","type":"ListTreeNode","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree","schema":null},"ListTreeLeaf":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"index","kind":"scalar","type":"Int"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"position","kind":"scalar","type":"Int"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeLeaf"}],"dbName":"list_tree_leaf","schema":null},"ListTreeNode":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree_node","schema":null},"NoticeChannel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"medium","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"host","kind":"scalar","type":"String"},{"name":"kinds","kind":"scalar","type":"String"},{"name":"language","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"namedAt","kind":"scalar","type":"DateTime","dbName":"named_at"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"developer","kind":"object","type":"Developer","relationName":"DeveloperToNoticeChannel"},{"name":"events","kind":"object","type":"NoticeEvent","relationName":"NoticeChannelToNoticeEvent"},{"name":"messages","kind":"object","type":"NoticeMessage","relationName":"NoticeChannelToNoticeMessage"},{"name":"conditions","kind":"object","type":"NoticeCondition","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_channel","schema":null},"NoticeAddress":{"fields":[{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"asked","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"client","kind":"scalar","type":"String"},{"name":"refused","kind":"scalar","type":"Boolean"}],"dbName":"notice_address","schema":null},"NoticeEvent":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeEvent"}],"dbName":"notice_event","schema":null},"NoticeMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"items","kind":"scalar","type":"Json"},{"name":"notices","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeMessage"}],"dbName":"notice_message","schema":null},"NoticeCondition":{"fields":[{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"notifiedAt","kind":"scalar","type":"DateTime","dbName":"notified_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_condition","schema":null},"PersonSession":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"providerSession","kind":"scalar","type":"String","dbName":"provider_session"},{"name":"role","kind":"scalar","type":"String"},{"name":"grantedBy","kind":"scalar","type":"String","dbName":"granted_by"},{"name":"refreshToken","kind":"scalar","type":"String","dbName":"refresh_token"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"checkAt","kind":"scalar","type":"DateTime","dbName":"check_at"},{"name":"checkFault","kind":"scalar","type":"String","dbName":"check_fault"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"person_session","schema":null},"LogoutToken":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"ended","kind":"scalar","type":"String"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"logout_token","schema":null},"Policy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"simulations","kind":"object","type":"PolicySimulation","relationName":"PolicyToPolicySimulation"},{"name":"nullifiers","kind":"object","type":"PassNullifier","relationName":"PassNullifierToPolicy"},{"name":"snapshots","kind":"object","type":"SnapshotToken","relationName":"PolicyToSnapshotToken"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyToPolicyWatch"}],"dbName":"policy","schema":null},"PolicySimulation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"lastSubject","kind":"scalar","type":"String","dbName":"last_subject"},{"name":"tally","kind":"scalar","type":"Json"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicySimulation"}],"dbName":"policy_simulation","schema":null},"PassNullifier":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"nullifier","kind":"scalar","type":"String"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PassNullifierToPolicy"}],"dbName":"pass_nullifier","schema":null},"SnapshotToken":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"stored","kind":"scalar","type":"Int"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToSnapshotToken"},{"name":"blocks","kind":"object","type":"SnapshotBlock","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_token","schema":null},"SnapshotBlock":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"network","kind":"scalar","type":"BigInt"},{"name":"snapshot","kind":"scalar","type":"BigInt"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"token","kind":"object","type":"SnapshotToken","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_block","schema":null},"SnapshotAnswer":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"address","kind":"scalar","type":"String"},{"name":"score","kind":"scalar","type":"Int"}],"dbName":"snapshot_answer","schema":null},"PolicyWatch":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"wallets","kind":"scalar","type":"Int"},{"name":"readsChain","kind":"scalar","type":"Boolean","dbName":"reads_chain"},{"name":"turnAt","kind":"scalar","type":"DateTime","dbName":"turn_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicyWatch"},{"name":"watched","kind":"object","type":"WatchedWallet","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"policy_watch","schema":null},"WatchedWallet":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"chainOutcomes","kind":"scalar","type":"String","dbName":"chain_outcomes"},{"name":"chainReadAt","kind":"scalar","type":"DateTime","dbName":"chain_read_at"},{"name":"nextOutcome","kind":"scalar","type":"String","dbName":"next_outcome"},{"name":"nextBlocks","kind":"scalar","type":"Json","dbName":"next_blocks"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"watched_wallet","schema":null},"ChainRead":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"calls","kind":"scalar","type":"Int"}],"dbName":"chain_read","schema":null},"OnceWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"party","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"traceparent","kind":"scalar","type":"String"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"histories","kind":"object","type":"OnceHistory","relationName":"OnceHistoryToOnceWallet"},{"name":"questions","kind":"object","type":"OnceQuestion","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_wallet","schema":null},"OnceHistory":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"headAt","kind":"scalar","type":"BigInt","dbName":"head_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"retained","kind":"scalar","type":"Bytes"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceHistoryToOnceWallet"}],"dbName":"once_history","schema":null},"OnceQuestion":{"fields":[{"name":"asker","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"reads","kind":"scalar","type":"Boolean"},{"name":"payer","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"compareFrom","kind":"scalar","type":"DateTime","dbName":"compare_from"},{"name":"alike","kind":"scalar","type":"Json"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_question","schema":null},"Reservation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"name","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"deposit","kind":"scalar","type":"Decimal"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"state","kind":"scalar","type":"String"}],"dbName":"reservation","schema":null},"ReservationCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"}],"dbName":"reservation_cursor","schema":null},"Voucher":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"claimer","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"referralCode","kind":"scalar","type":"String","dbName":"referral_code"},{"name":"consents","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"}],"dbName":"voucher","schema":null},"ReferralCode":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"referral_code","schema":null},"Referral":{"fields":[{"name":"referee","kind":"scalar","type":"String"},{"name":"referrer","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"referral","schema":null},"SponsoredMint":{"fields":[{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsored_mint","schema":null},"SentTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"sender","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"raw","kind":"scalar","type":"String"},{"name":"hashes","kind":"scalar","type":"String"},{"name":"raises","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"}],"dbName":"sent_transaction","schema":null},"Score":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"bonus","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"unavailable","kind":"scalar","type":"String"},{"name":"stale","kind":"scalar","type":"String"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"modelHash","kind":"scalar","type":"Bytes","dbName":"model_hash"},{"name":"reachedAt","kind":"scalar","type":"BigInt","dbName":"reached_at"},{"name":"nextChangeDay","kind":"scalar","type":"BigInt","dbName":"next_change_day"},{"name":"steps","kind":"scalar","type":"Int"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"score","schema":null},"ScoreFacts":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"score_facts","schema":null},"ScoreFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"before","kind":"scalar","type":"Int"},{"name":"after","kind":"scalar","type":"Int"},{"name":"rankedBefore","kind":"scalar","type":"Boolean","dbName":"ranked_before"},{"name":"rankedAfter","kind":"scalar","type":"Boolean","dbName":"ranked_after"},{"name":"reachedBefore","kind":"scalar","type":"BigInt","dbName":"reached_before"},{"name":"reachedAfter","kind":"scalar","type":"BigInt","dbName":"reached_after"},{"name":"cause","kind":"scalar","type":"String"},{"name":"sourceChain","kind":"scalar","type":"BigInt","dbName":"source_chain"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"}],"dbName":"score_feed","schema":null},"IdentityFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"identity","kind":"scalar","type":"String"}],"dbName":"identity_feed","schema":null},"SavedRanking":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"position","kind":"scalar","type":"String"},{"name":"scopes","kind":"scalar","type":"Json"},{"name":"savedAt","kind":"scalar","type":"DateTime","dbName":"saved_at"}],"dbName":"saved_ranking","schema":null},"ScoreClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"recordedAt","kind":"scalar","type":"DateTime","dbName":"recorded_at"}],"dbName":"score_close","schema":null},"StaleClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"stale_close","schema":null},"PendingScore":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"scoredTo","kind":"scalar","type":"String","dbName":"scored_to"},{"name":"scored","kind":"scalar","type":"BigInt"}],"dbName":"pending_score","schema":null},"ModelSwitch":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"version","kind":"scalar","type":"String"},{"name":"announcedAt","kind":"scalar","type":"DateTime","dbName":"announced_at"},{"name":"activeFrom","kind":"scalar","type":"DateTime","dbName":"active_from"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"rescoredAt","kind":"scalar","type":"DateTime","dbName":"rescored_at"},{"name":"summary","kind":"scalar","type":"Json"}],"dbName":"model_switch","schema":null},"ModelComparison":{"fields":[{"name":"version","kind":"scalar","type":"String"},{"name":"requestedAt","kind":"scalar","type":"DateTime","dbName":"requested_at"},{"name":"compared","kind":"scalar","type":"Int"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"result","kind":"scalar","type":"Json"}],"dbName":"model_comparison","schema":null},"ScreeningList":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"sourceAt","kind":"scalar","type":"DateTime","dbName":"source_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"changedAt","kind":"scalar","type":"DateTime","dbName":"changed_at"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"entries","kind":"scalar","type":"Int"},{"name":"unread","kind":"scalar","type":"Int"},{"name":"etag","kind":"scalar","type":"String"},{"name":"lastModified","kind":"scalar","type":"String","dbName":"last_modified"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"error","kind":"scalar","type":"String"},{"name":"refused","kind":"scalar","type":"String"},{"name":"refusedCount","kind":"scalar","type":"Int","dbName":"refused_count"},{"name":"accepted","kind":"scalar","type":"String"}],"dbName":"screening_list","schema":null},"ScreeningEntry":{"fields":[{"name":"list","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"listed","kind":"scalar","type":"Boolean"}],"dbName":"screening_entry","schema":null},"ScreeningDay":{"fields":[{"name":"list","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"}],"dbName":"screening_day","schema":null},"Takedown":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"liftedAt","kind":"scalar","type":"DateTime","dbName":"lifted_at"}],"dbName":"takedown","schema":null},"TradingCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"since24h","kind":"scalar","type":"BigInt","dbName":"since_24h"},{"name":"since7d","kind":"scalar","type":"BigInt","dbName":"since_7d"},{"name":"since30d","kind":"scalar","type":"BigInt","dbName":"since_30d"},{"name":"settings","kind":"scalar","type":"String"}],"dbName":"trading_cursor","schema":null},"Trade":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trade","schema":null},"TradingHolding":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"cost","kind":"scalar","type":"Decimal"}],"dbName":"trading_holding","schema":null},"Trader":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"trades","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trader","schema":null},"TraderHistogram":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"sort","kind":"scalar","type":"String"},{"name":"bucket","kind":"scalar","type":"Decimal"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"traders","kind":"scalar","type":"BigInt"}],"dbName":"trader_histogram","schema":null},"StaleTrader":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"subject","kind":"scalar","type":"String"}],"dbName":"stale_trader","schema":null},"Wallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"wallet","schema":null},"TrackedWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"smartAccount","kind":"scalar","type":"Boolean","dbName":"smart_account"},{"name":"error","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"fromBlock","kind":"scalar","type":"BigInt","dbName":"from_block"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"},{"name":"attestedFrom","kind":"scalar","type":"BigInt","dbName":"attested_from"},{"name":"attestedTo","kind":"scalar","type":"BigInt","dbName":"attested_to"},{"name":"attestDue","kind":"scalar","type":"DateTime","dbName":"attest_due"}],"dbName":"tracked_wallet","schema":null},"Tracking":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"tracking","schema":null},"Backfill":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"party","kind":"scalar","type":"String"},{"name":"line","kind":"object","type":"BackfillParty","relationName":"BackfillToBackfillParty"},{"name":"turns","kind":"scalar","type":"Int"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Json"}],"dbName":"backfill","schema":null},"BackfillParty":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"servedAt","kind":"scalar","type":"DateTime","dbName":"served_at"},{"name":"backfills","kind":"object","type":"Backfill","relationName":"BackfillToBackfillParty"}],"dbName":"backfill_party","schema":null},"StagedActivity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"staged_activity","schema":null},"AutomaticTracking":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"automatic_tracking","schema":null},"Outbox":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"event","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subjectsDone","kind":"scalar","type":"Boolean","dbName":"subjects_done"},{"name":"expandedTo","kind":"scalar","type":"String","dbName":"expanded_to"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"events","kind":"scalar","type":"String"},{"name":"subjects","kind":"scalar","type":"String"},{"name":"allSubjects","kind":"scalar","type":"Boolean","dbName":"all_subjects"},{"name":"secret","kind":"scalar","type":"String"},{"name":"oldSecret","kind":"scalar","type":"String","dbName":"old_secret"},{"name":"oldSecretUntil","kind":"scalar","type":"DateTime","dbName":"old_secret_until"},{"name":"signatureKey","kind":"scalar","type":"String","dbName":"signature_key"},{"name":"oldSignatureKey","kind":"scalar","type":"String","dbName":"old_signature_key"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"operatorOff","kind":"scalar","type":"Boolean","dbName":"operator_off"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"isFull","kind":"scalar","type":"Boolean","dbName":"is_full"},{"name":"missedFrom","kind":"scalar","type":"DateTime","dbName":"missed_from"},{"name":"missedUntil","kind":"scalar","type":"DateTime","dbName":"missed_until"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"event","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"earlierAttempts","kind":"scalar","type":"Int","dbName":"earlier_attempts"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"traceparent","kind":"scalar","type":"String"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"},{"name":"attempts","kind":"object","type":"WebhookAttempt","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_delivery","schema":null},"WebhookAttempt":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"error","kind":"scalar","type":"String"},{"name":"requestHeaders","kind":"scalar","type":"Json","dbName":"request_headers"},{"name":"responseBody","kind":"scalar","type":"String","dbName":"response_body"},{"name":"delivery","kind":"object","type":"WebhookDelivery","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_attempt","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","EarnedAchievement.findUnique","EarnedAchievement.findUniqueOrThrow","orderBy","cursor","EarnedAchievement.findFirst","EarnedAchievement.findFirstOrThrow","EarnedAchievement.findMany","data","EarnedAchievement.createOne","EarnedAchievement.createMany","EarnedAchievement.createManyAndReturn","EarnedAchievement.updateOne","EarnedAchievement.updateMany","EarnedAchievement.updateManyAndReturn","create","update","EarnedAchievement.upsertOne","EarnedAchievement.deleteOne","EarnedAchievement.deleteMany","having","_count","_min","_max","EarnedAchievement.groupBy","EarnedAchievement.aggregate","AgentEvent.findUnique","AgentEvent.findUniqueOrThrow","AgentEvent.findFirst","AgentEvent.findFirstOrThrow","AgentEvent.findMany","AgentEvent.createOne","AgentEvent.createMany","AgentEvent.createManyAndReturn","AgentEvent.updateOne","AgentEvent.updateMany","AgentEvent.updateManyAndReturn","AgentEvent.upsertOne","AgentEvent.deleteOne","AgentEvent.deleteMany","_avg","_sum","AgentEvent.groupBy","AgentEvent.aggregate","AgentSource.findUnique","AgentSource.findUniqueOrThrow","AgentSource.findFirst","AgentSource.findFirstOrThrow","AgentSource.findMany","AgentSource.createOne","AgentSource.createMany","AgentSource.createManyAndReturn","AgentSource.updateOne","AgentSource.updateMany","AgentSource.updateManyAndReturn","AgentSource.upsertOne","AgentSource.deleteOne","AgentSource.deleteMany","AgentSource.groupBy","AgentSource.aggregate","Appeal.findUnique","Appeal.findUniqueOrThrow","Appeal.findFirst","Appeal.findFirstOrThrow","Appeal.findMany","Appeal.createOne","Appeal.createMany","Appeal.createManyAndReturn","Appeal.updateOne","Appeal.updateMany","Appeal.updateManyAndReturn","Appeal.upsertOne","Appeal.deleteOne","Appeal.deleteMany","Appeal.groupBy","Appeal.aggregate","AttestationSchema.findUnique","AttestationSchema.findUniqueOrThrow","AttestationSchema.findFirst","AttestationSchema.findFirstOrThrow","AttestationSchema.findMany","AttestationSchema.createOne","AttestationSchema.createMany","AttestationSchema.createManyAndReturn","AttestationSchema.updateOne","AttestationSchema.updateMany","AttestationSchema.updateManyAndReturn","AttestationSchema.upsertOne","AttestationSchema.deleteOne","AttestationSchema.deleteMany","AttestationSchema.groupBy","AttestationSchema.aggregate","Attestation.findUnique","Attestation.findUniqueOrThrow","Attestation.findFirst","Attestation.findFirstOrThrow","Attestation.findMany","Attestation.createOne","Attestation.createMany","Attestation.createManyAndReturn","Attestation.updateOne","Attestation.updateMany","Attestation.updateManyAndReturn","Attestation.upsertOne","Attestation.deleteOne","Attestation.deleteMany","Attestation.groupBy","Attestation.aggregate","LeftOutAttestation.findUnique","LeftOutAttestation.findUniqueOrThrow","LeftOutAttestation.findFirst","LeftOutAttestation.findFirstOrThrow","LeftOutAttestation.findMany","LeftOutAttestation.createOne","LeftOutAttestation.createMany","LeftOutAttestation.createManyAndReturn","LeftOutAttestation.updateOne","LeftOutAttestation.updateMany","LeftOutAttestation.updateManyAndReturn","LeftOutAttestation.upsertOne","LeftOutAttestation.deleteOne","LeftOutAttestation.deleteMany","LeftOutAttestation.groupBy","LeftOutAttestation.aggregate","EarlyRevocation.findUnique","EarlyRevocation.findUniqueOrThrow","EarlyRevocation.findFirst","EarlyRevocation.findFirstOrThrow","EarlyRevocation.findMany","EarlyRevocation.createOne","EarlyRevocation.createMany","EarlyRevocation.createManyAndReturn","EarlyRevocation.updateOne","EarlyRevocation.updateMany","EarlyRevocation.updateManyAndReturn","EarlyRevocation.upsertOne","EarlyRevocation.deleteOne","EarlyRevocation.deleteMany","EarlyRevocation.groupBy","EarlyRevocation.aggregate","IssuerWeight.findUnique","IssuerWeight.findUniqueOrThrow","IssuerWeight.findFirst","IssuerWeight.findFirstOrThrow","IssuerWeight.findMany","IssuerWeight.createOne","IssuerWeight.createMany","IssuerWeight.createManyAndReturn","IssuerWeight.updateOne","IssuerWeight.updateMany","IssuerWeight.updateManyAndReturn","IssuerWeight.upsertOne","IssuerWeight.deleteOne","IssuerWeight.deleteMany","IssuerWeight.groupBy","IssuerWeight.aggregate","Notification.findUnique","Notification.findUniqueOrThrow","Notification.findFirst","Notification.findFirstOrThrow","Notification.findMany","Notification.createOne","Notification.createMany","Notification.createManyAndReturn","Notification.updateOne","Notification.updateMany","Notification.updateManyAndReturn","Notification.upsertOne","Notification.deleteOne","Notification.deleteMany","Notification.groupBy","Notification.aggregate","PendingAttestation.findUnique","PendingAttestation.findUniqueOrThrow","PendingAttestation.findFirst","PendingAttestation.findFirstOrThrow","PendingAttestation.findMany","PendingAttestation.createOne","PendingAttestation.createMany","PendingAttestation.createManyAndReturn","PendingAttestation.updateOne","PendingAttestation.updateMany","PendingAttestation.updateManyAndReturn","PendingAttestation.upsertOne","PendingAttestation.deleteOne","PendingAttestation.deleteMany","PendingAttestation.groupBy","PendingAttestation.aggregate","Meta.findUnique","Meta.findUniqueOrThrow","Meta.findFirst","Meta.findFirstOrThrow","Meta.findMany","Meta.createOne","Meta.createMany","Meta.createManyAndReturn","Meta.updateOne","Meta.updateMany","Meta.updateManyAndReturn","Meta.upsertOne","Meta.deleteOne","Meta.deleteMany","Meta.groupBy","Meta.aggregate","developer","keys","channel","events","messages","conditions","noticeChannels","Developer.findUnique","Developer.findUniqueOrThrow","Developer.findFirst","Developer.findFirstOrThrow","Developer.findMany","Developer.createOne","Developer.createMany","Developer.createManyAndReturn","Developer.updateOne","Developer.updateMany","Developer.updateManyAndReturn","Developer.upsertOne","Developer.deleteOne","Developer.deleteMany","Developer.groupBy","Developer.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","IdempotentRequest.findUnique","IdempotentRequest.findUniqueOrThrow","IdempotentRequest.findFirst","IdempotentRequest.findFirstOrThrow","IdempotentRequest.findMany","IdempotentRequest.createOne","IdempotentRequest.createMany","IdempotentRequest.createManyAndReturn","IdempotentRequest.updateOne","IdempotentRequest.updateMany","IdempotentRequest.updateManyAndReturn","IdempotentRequest.upsertOne","IdempotentRequest.deleteOne","IdempotentRequest.deleteMany","IdempotentRequest.groupBy","IdempotentRequest.aggregate","IdempotentBytes.findUnique","IdempotentBytes.findUniqueOrThrow","IdempotentBytes.findFirst","IdempotentBytes.findFirstOrThrow","IdempotentBytes.findMany","IdempotentBytes.createOne","IdempotentBytes.createMany","IdempotentBytes.createManyAndReturn","IdempotentBytes.updateOne","IdempotentBytes.updateMany","IdempotentBytes.updateManyAndReturn","IdempotentBytes.upsertOne","IdempotentBytes.deleteOne","IdempotentBytes.deleteMany","IdempotentBytes.groupBy","IdempotentBytes.aggregate","DayCount.findUnique","DayCount.findUniqueOrThrow","DayCount.findFirst","DayCount.findFirstOrThrow","DayCount.findMany","DayCount.createOne","DayCount.createMany","DayCount.createManyAndReturn","DayCount.updateOne","DayCount.updateMany","DayCount.updateManyAndReturn","DayCount.upsertOne","DayCount.deleteOne","DayCount.deleteMany","DayCount.groupBy","DayCount.aggregate","AuthNonce.findUnique","AuthNonce.findUniqueOrThrow","AuthNonce.findFirst","AuthNonce.findFirstOrThrow","AuthNonce.findMany","AuthNonce.createOne","AuthNonce.createMany","AuthNonce.createManyAndReturn","AuthNonce.updateOne","AuthNonce.updateMany","AuthNonce.updateManyAndReturn","AuthNonce.upsertOne","AuthNonce.deleteOne","AuthNonce.deleteMany","AuthNonce.groupBy","AuthNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","Epoch.findUnique","Epoch.findUniqueOrThrow","Epoch.findFirst","Epoch.findFirstOrThrow","Epoch.findMany","Epoch.createOne","Epoch.createMany","Epoch.createManyAndReturn","Epoch.updateOne","Epoch.updateMany","Epoch.updateManyAndReturn","Epoch.upsertOne","Epoch.deleteOne","Epoch.deleteMany","Epoch.groupBy","Epoch.aggregate","pages","chunk","EpochPage.findUnique","EpochPage.findUniqueOrThrow","EpochPage.findFirst","EpochPage.findFirstOrThrow","EpochPage.findMany","EpochPage.createOne","EpochPage.createMany","EpochPage.createManyAndReturn","EpochPage.updateOne","EpochPage.updateMany","EpochPage.updateManyAndReturn","EpochPage.upsertOne","EpochPage.deleteOne","EpochPage.deleteMany","EpochPage.groupBy","EpochPage.aggregate","EpochChunk.findUnique","EpochChunk.findUniqueOrThrow","EpochChunk.findFirst","EpochChunk.findFirstOrThrow","EpochChunk.findMany","EpochChunk.createOne","EpochChunk.createMany","EpochChunk.createManyAndReturn","EpochChunk.updateOne","EpochChunk.updateMany","EpochChunk.updateManyAndReturn","EpochChunk.upsertOne","EpochChunk.deleteOne","EpochChunk.deleteMany","EpochChunk.groupBy","EpochChunk.aggregate","NameEvent.findUnique","NameEvent.findUniqueOrThrow","NameEvent.findFirst","NameEvent.findFirstOrThrow","NameEvent.findMany","NameEvent.createOne","NameEvent.createMany","NameEvent.createManyAndReturn","NameEvent.updateOne","NameEvent.updateMany","NameEvent.updateManyAndReturn","NameEvent.upsertOne","NameEvent.deleteOne","NameEvent.deleteMany","NameEvent.groupBy","NameEvent.aggregate","identity","wallets","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","IdentityWallet.findUnique","IdentityWallet.findUniqueOrThrow","IdentityWallet.findFirst","IdentityWallet.findFirstOrThrow","IdentityWallet.findMany","IdentityWallet.createOne","IdentityWallet.createMany","IdentityWallet.createManyAndReturn","IdentityWallet.updateOne","IdentityWallet.updateMany","IdentityWallet.updateManyAndReturn","IdentityWallet.upsertOne","IdentityWallet.deleteOne","IdentityWallet.deleteMany","IdentityWallet.groupBy","IdentityWallet.aggregate","IdentityDeparture.findUnique","IdentityDeparture.findUniqueOrThrow","IdentityDeparture.findFirst","IdentityDeparture.findFirstOrThrow","IdentityDeparture.findMany","IdentityDeparture.createOne","IdentityDeparture.createMany","IdentityDeparture.createManyAndReturn","IdentityDeparture.updateOne","IdentityDeparture.updateMany","IdentityDeparture.updateManyAndReturn","IdentityDeparture.upsertOne","IdentityDeparture.deleteOne","IdentityDeparture.deleteMany","IdentityDeparture.groupBy","IdentityDeparture.aggregate","IdentityPast.findUnique","IdentityPast.findUniqueOrThrow","IdentityPast.findFirst","IdentityPast.findFirstOrThrow","IdentityPast.findMany","IdentityPast.createOne","IdentityPast.createMany","IdentityPast.createManyAndReturn","IdentityPast.updateOne","IdentityPast.updateMany","IdentityPast.updateManyAndReturn","IdentityPast.upsertOne","IdentityPast.deleteOne","IdentityPast.deleteMany","IdentityPast.groupBy","IdentityPast.aggregate","WalletGroup.findUnique","WalletGroup.findUniqueOrThrow","WalletGroup.findFirst","WalletGroup.findFirstOrThrow","WalletGroup.findMany","WalletGroup.createOne","WalletGroup.createMany","WalletGroup.createManyAndReturn","WalletGroup.updateOne","WalletGroup.updateMany","WalletGroup.updateManyAndReturn","WalletGroup.upsertOne","WalletGroup.deleteOne","WalletGroup.deleteMany","WalletGroup.groupBy","WalletGroup.aggregate","ChainCursor.findUnique","ChainCursor.findUniqueOrThrow","ChainCursor.findFirst","ChainCursor.findFirstOrThrow","ChainCursor.findMany","ChainCursor.createOne","ChainCursor.createMany","ChainCursor.createManyAndReturn","ChainCursor.updateOne","ChainCursor.updateMany","ChainCursor.updateManyAndReturn","ChainCursor.upsertOne","ChainCursor.deleteOne","ChainCursor.deleteMany","ChainCursor.groupBy","ChainCursor.aggregate","ExplorerHead.findUnique","ExplorerHead.findUniqueOrThrow","ExplorerHead.findFirst","ExplorerHead.findFirstOrThrow","ExplorerHead.findMany","ExplorerHead.createOne","ExplorerHead.createMany","ExplorerHead.createManyAndReturn","ExplorerHead.updateOne","ExplorerHead.updateMany","ExplorerHead.updateManyAndReturn","ExplorerHead.upsertOne","ExplorerHead.deleteOne","ExplorerHead.deleteMany","ExplorerHead.groupBy","ExplorerHead.aggregate","ExplorerFault.findUnique","ExplorerFault.findUniqueOrThrow","ExplorerFault.findFirst","ExplorerFault.findFirstOrThrow","ExplorerFault.findMany","ExplorerFault.createOne","ExplorerFault.createMany","ExplorerFault.createManyAndReturn","ExplorerFault.updateOne","ExplorerFault.updateMany","ExplorerFault.updateManyAndReturn","ExplorerFault.upsertOne","ExplorerFault.deleteOne","ExplorerFault.deleteMany","ExplorerFault.groupBy","ExplorerFault.aggregate","ChainControl.findUnique","ChainControl.findUniqueOrThrow","ChainControl.findFirst","ChainControl.findFirstOrThrow","ChainControl.findMany","ChainControl.createOne","ChainControl.createMany","ChainControl.createManyAndReturn","ChainControl.updateOne","ChainControl.updateMany","ChainControl.updateManyAndReturn","ChainControl.upsertOne","ChainControl.deleteOne","ChainControl.deleteMany","ChainControl.groupBy","ChainControl.aggregate","Block.findUnique","Block.findUniqueOrThrow","Block.findFirst","Block.findFirstOrThrow","Block.findMany","Block.createOne","Block.createMany","Block.createManyAndReturn","Block.updateOne","Block.updateMany","Block.updateManyAndReturn","Block.upsertOne","Block.deleteOne","Block.deleteMany","Block.groupBy","Block.aggregate","Activity.findUnique","Activity.findUniqueOrThrow","Activity.findFirst","Activity.findFirstOrThrow","Activity.findMany","Activity.createOne","Activity.createMany","Activity.createManyAndReturn","Activity.updateOne","Activity.updateMany","Activity.updateManyAndReturn","Activity.upsertOne","Activity.deleteOne","Activity.deleteMany","Activity.groupBy","Activity.aggregate","Facts.findUnique","Facts.findUniqueOrThrow","Facts.findFirst","Facts.findFirstOrThrow","Facts.findMany","Facts.createOne","Facts.createMany","Facts.createManyAndReturn","Facts.updateOne","Facts.updateMany","Facts.updateManyAndReturn","Facts.upsertOne","Facts.deleteOne","Facts.deleteMany","Facts.groupBy","Facts.aggregate","FactsSnapshot.findUnique","FactsSnapshot.findUniqueOrThrow","FactsSnapshot.findFirst","FactsSnapshot.findFirstOrThrow","FactsSnapshot.findMany","FactsSnapshot.createOne","FactsSnapshot.createMany","FactsSnapshot.createManyAndReturn","FactsSnapshot.updateOne","FactsSnapshot.updateMany","FactsSnapshot.updateManyAndReturn","FactsSnapshot.upsertOne","FactsSnapshot.deleteOne","FactsSnapshot.deleteMany","FactsSnapshot.groupBy","FactsSnapshot.aggregate","FundingCluster.findUnique","FundingCluster.findUniqueOrThrow","FundingCluster.findFirst","FundingCluster.findFirstOrThrow","FundingCluster.findMany","FundingCluster.createOne","FundingCluster.createMany","FundingCluster.createManyAndReturn","FundingCluster.updateOne","FundingCluster.updateMany","FundingCluster.updateManyAndReturn","FundingCluster.upsertOne","FundingCluster.deleteOne","FundingCluster.deleteMany","FundingCluster.groupBy","FundingCluster.aggregate","AlikeCluster.findUnique","AlikeCluster.findUniqueOrThrow","AlikeCluster.findFirst","AlikeCluster.findFirstOrThrow","AlikeCluster.findMany","AlikeCluster.createOne","AlikeCluster.createMany","AlikeCluster.createManyAndReturn","AlikeCluster.updateOne","AlikeCluster.updateMany","AlikeCluster.updateManyAndReturn","AlikeCluster.upsertOne","AlikeCluster.deleteOne","AlikeCluster.deleteMany","AlikeCluster.groupBy","AlikeCluster.aggregate","PassedMoney.findUnique","PassedMoney.findUniqueOrThrow","PassedMoney.findFirst","PassedMoney.findFirstOrThrow","PassedMoney.findMany","PassedMoney.createOne","PassedMoney.createMany","PassedMoney.createManyAndReturn","PassedMoney.updateOne","PassedMoney.updateMany","PassedMoney.updateManyAndReturn","PassedMoney.upsertOne","PassedMoney.deleteOne","PassedMoney.deleteMany","PassedMoney.groupBy","PassedMoney.aggregate","PaymentTrust.findUnique","PaymentTrust.findUniqueOrThrow","PaymentTrust.findFirst","PaymentTrust.findFirstOrThrow","PaymentTrust.findMany","PaymentTrust.createOne","PaymentTrust.createMany","PaymentTrust.createManyAndReturn","PaymentTrust.updateOne","PaymentTrust.updateMany","PaymentTrust.updateManyAndReturn","PaymentTrust.upsertOne","PaymentTrust.deleteOne","PaymentTrust.deleteMany","PaymentTrust.groupBy","PaymentTrust.aggregate","QuarantinedTransaction.findUnique","QuarantinedTransaction.findUniqueOrThrow","QuarantinedTransaction.findFirst","QuarantinedTransaction.findFirstOrThrow","QuarantinedTransaction.findMany","QuarantinedTransaction.createOne","QuarantinedTransaction.createMany","QuarantinedTransaction.createManyAndReturn","QuarantinedTransaction.updateOne","QuarantinedTransaction.updateMany","QuarantinedTransaction.updateManyAndReturn","QuarantinedTransaction.upsertOne","QuarantinedTransaction.deleteOne","QuarantinedTransaction.deleteMany","QuarantinedTransaction.groupBy","QuarantinedTransaction.aggregate","QuarantinedWallet.findUnique","QuarantinedWallet.findUniqueOrThrow","QuarantinedWallet.findFirst","QuarantinedWallet.findFirstOrThrow","QuarantinedWallet.findMany","QuarantinedWallet.createOne","QuarantinedWallet.createMany","QuarantinedWallet.createManyAndReturn","QuarantinedWallet.updateOne","QuarantinedWallet.updateMany","QuarantinedWallet.updateManyAndReturn","QuarantinedWallet.upsertOne","QuarantinedWallet.deleteOne","QuarantinedWallet.deleteMany","QuarantinedWallet.groupBy","QuarantinedWallet.aggregate","list","uploads","lines","clusters","shares","List.findUnique","List.findUniqueOrThrow","List.findFirst","List.findFirstOrThrow","List.findMany","List.createOne","List.createMany","List.createManyAndReturn","List.updateOne","List.updateMany","List.updateManyAndReturn","List.upsertOne","List.deleteOne","List.deleteMany","List.groupBy","List.aggregate","ListUpload.findUnique","ListUpload.findUniqueOrThrow","ListUpload.findFirst","ListUpload.findFirstOrThrow","ListUpload.findMany","ListUpload.createOne","ListUpload.createMany","ListUpload.createManyAndReturn","ListUpload.updateOne","ListUpload.updateMany","ListUpload.updateManyAndReturn","ListUpload.upsertOne","ListUpload.deleteOne","ListUpload.deleteMany","ListUpload.groupBy","ListUpload.aggregate","ListBalance.findUnique","ListBalance.findUniqueOrThrow","ListBalance.findFirst","ListBalance.findFirstOrThrow","ListBalance.findMany","ListBalance.createOne","ListBalance.createMany","ListBalance.createManyAndReturn","ListBalance.updateOne","ListBalance.updateMany","ListBalance.updateManyAndReturn","ListBalance.upsertOne","ListBalance.deleteOne","ListBalance.deleteMany","ListBalance.groupBy","ListBalance.aggregate","ListRow.findUnique","ListRow.findUniqueOrThrow","ListRow.findFirst","ListRow.findFirstOrThrow","ListRow.findMany","ListRow.createOne","ListRow.createMany","ListRow.createManyAndReturn","ListRow.updateOne","ListRow.updateMany","ListRow.updateManyAndReturn","ListRow.upsertOne","ListRow.deleteOne","ListRow.deleteMany","ListRow.groupBy","ListRow.aggregate","ListLine.findUnique","ListLine.findUniqueOrThrow","ListLine.findFirst","ListLine.findFirstOrThrow","ListLine.findMany","ListLine.createOne","ListLine.createMany","ListLine.createManyAndReturn","ListLine.updateOne","ListLine.updateMany","ListLine.updateManyAndReturn","ListLine.upsertOne","ListLine.deleteOne","ListLine.deleteMany","ListLine.groupBy","ListLine.aggregate","ListCluster.findUnique","ListCluster.findUniqueOrThrow","ListCluster.findFirst","ListCluster.findFirstOrThrow","ListCluster.findMany","ListCluster.createOne","ListCluster.createMany","ListCluster.createManyAndReturn","ListCluster.updateOne","ListCluster.updateMany","ListCluster.updateManyAndReturn","ListCluster.upsertOne","ListCluster.deleteOne","ListCluster.deleteMany","ListCluster.groupBy","ListCluster.aggregate","ListShare.findUnique","ListShare.findUniqueOrThrow","ListShare.findFirst","ListShare.findFirstOrThrow","ListShare.findMany","ListShare.createOne","ListShare.createMany","ListShare.createManyAndReturn","ListShare.updateOne","ListShare.updateMany","ListShare.updateManyAndReturn","ListShare.upsertOne","ListShare.deleteOne","ListShare.deleteMany","ListShare.groupBy","ListShare.aggregate","tree","leafRows","nodes","ListTree.findUnique","ListTree.findUniqueOrThrow","ListTree.findFirst","ListTree.findFirstOrThrow","ListTree.findMany","ListTree.createOne","ListTree.createMany","ListTree.createManyAndReturn","ListTree.updateOne","ListTree.updateMany","ListTree.updateManyAndReturn","ListTree.upsertOne","ListTree.deleteOne","ListTree.deleteMany","ListTree.groupBy","ListTree.aggregate","ListTreeLeaf.findUnique","ListTreeLeaf.findUniqueOrThrow","ListTreeLeaf.findFirst","ListTreeLeaf.findFirstOrThrow","ListTreeLeaf.findMany","ListTreeLeaf.createOne","ListTreeLeaf.createMany","ListTreeLeaf.createManyAndReturn","ListTreeLeaf.updateOne","ListTreeLeaf.updateMany","ListTreeLeaf.updateManyAndReturn","ListTreeLeaf.upsertOne","ListTreeLeaf.deleteOne","ListTreeLeaf.deleteMany","ListTreeLeaf.groupBy","ListTreeLeaf.aggregate","ListTreeNode.findUnique","ListTreeNode.findUniqueOrThrow","ListTreeNode.findFirst","ListTreeNode.findFirstOrThrow","ListTreeNode.findMany","ListTreeNode.createOne","ListTreeNode.createMany","ListTreeNode.createManyAndReturn","ListTreeNode.updateOne","ListTreeNode.updateMany","ListTreeNode.updateManyAndReturn","ListTreeNode.upsertOne","ListTreeNode.deleteOne","ListTreeNode.deleteMany","ListTreeNode.groupBy","ListTreeNode.aggregate","NoticeChannel.findUnique","NoticeChannel.findUniqueOrThrow","NoticeChannel.findFirst","NoticeChannel.findFirstOrThrow","NoticeChannel.findMany","NoticeChannel.createOne","NoticeChannel.createMany","NoticeChannel.createManyAndReturn","NoticeChannel.updateOne","NoticeChannel.updateMany","NoticeChannel.updateManyAndReturn","NoticeChannel.upsertOne","NoticeChannel.deleteOne","NoticeChannel.deleteMany","NoticeChannel.groupBy","NoticeChannel.aggregate","NoticeAddress.findUnique","NoticeAddress.findUniqueOrThrow","NoticeAddress.findFirst","NoticeAddress.findFirstOrThrow","NoticeAddress.findMany","NoticeAddress.createOne","NoticeAddress.createMany","NoticeAddress.createManyAndReturn","NoticeAddress.updateOne","NoticeAddress.updateMany","NoticeAddress.updateManyAndReturn","NoticeAddress.upsertOne","NoticeAddress.deleteOne","NoticeAddress.deleteMany","NoticeAddress.groupBy","NoticeAddress.aggregate","NoticeEvent.findUnique","NoticeEvent.findUniqueOrThrow","NoticeEvent.findFirst","NoticeEvent.findFirstOrThrow","NoticeEvent.findMany","NoticeEvent.createOne","NoticeEvent.createMany","NoticeEvent.createManyAndReturn","NoticeEvent.updateOne","NoticeEvent.updateMany","NoticeEvent.updateManyAndReturn","NoticeEvent.upsertOne","NoticeEvent.deleteOne","NoticeEvent.deleteMany","NoticeEvent.groupBy","NoticeEvent.aggregate","NoticeMessage.findUnique","NoticeMessage.findUniqueOrThrow","NoticeMessage.findFirst","NoticeMessage.findFirstOrThrow","NoticeMessage.findMany","NoticeMessage.createOne","NoticeMessage.createMany","NoticeMessage.createManyAndReturn","NoticeMessage.updateOne","NoticeMessage.updateMany","NoticeMessage.updateManyAndReturn","NoticeMessage.upsertOne","NoticeMessage.deleteOne","NoticeMessage.deleteMany","NoticeMessage.groupBy","NoticeMessage.aggregate","NoticeCondition.findUnique","NoticeCondition.findUniqueOrThrow","NoticeCondition.findFirst","NoticeCondition.findFirstOrThrow","NoticeCondition.findMany","NoticeCondition.createOne","NoticeCondition.createMany","NoticeCondition.createManyAndReturn","NoticeCondition.updateOne","NoticeCondition.updateMany","NoticeCondition.updateManyAndReturn","NoticeCondition.upsertOne","NoticeCondition.deleteOne","NoticeCondition.deleteMany","NoticeCondition.groupBy","NoticeCondition.aggregate","PersonSession.findUnique","PersonSession.findUniqueOrThrow","PersonSession.findFirst","PersonSession.findFirstOrThrow","PersonSession.findMany","PersonSession.createOne","PersonSession.createMany","PersonSession.createManyAndReturn","PersonSession.updateOne","PersonSession.updateMany","PersonSession.updateManyAndReturn","PersonSession.upsertOne","PersonSession.deleteOne","PersonSession.deleteMany","PersonSession.groupBy","PersonSession.aggregate","LogoutToken.findUnique","LogoutToken.findUniqueOrThrow","LogoutToken.findFirst","LogoutToken.findFirstOrThrow","LogoutToken.findMany","LogoutToken.createOne","LogoutToken.createMany","LogoutToken.createManyAndReturn","LogoutToken.updateOne","LogoutToken.updateMany","LogoutToken.updateManyAndReturn","LogoutToken.upsertOne","LogoutToken.deleteOne","LogoutToken.deleteMany","LogoutToken.groupBy","LogoutToken.aggregate","policy","simulations","nullifiers","token","blocks","snapshots","watch","watched","Policy.findUnique","Policy.findUniqueOrThrow","Policy.findFirst","Policy.findFirstOrThrow","Policy.findMany","Policy.createOne","Policy.createMany","Policy.createManyAndReturn","Policy.updateOne","Policy.updateMany","Policy.updateManyAndReturn","Policy.upsertOne","Policy.deleteOne","Policy.deleteMany","Policy.groupBy","Policy.aggregate","PolicySimulation.findUnique","PolicySimulation.findUniqueOrThrow","PolicySimulation.findFirst","PolicySimulation.findFirstOrThrow","PolicySimulation.findMany","PolicySimulation.createOne","PolicySimulation.createMany","PolicySimulation.createManyAndReturn","PolicySimulation.updateOne","PolicySimulation.updateMany","PolicySimulation.updateManyAndReturn","PolicySimulation.upsertOne","PolicySimulation.deleteOne","PolicySimulation.deleteMany","PolicySimulation.groupBy","PolicySimulation.aggregate","PassNullifier.findUnique","PassNullifier.findUniqueOrThrow","PassNullifier.findFirst","PassNullifier.findFirstOrThrow","PassNullifier.findMany","PassNullifier.createOne","PassNullifier.createMany","PassNullifier.createManyAndReturn","PassNullifier.updateOne","PassNullifier.updateMany","PassNullifier.updateManyAndReturn","PassNullifier.upsertOne","PassNullifier.deleteOne","PassNullifier.deleteMany","PassNullifier.groupBy","PassNullifier.aggregate","SnapshotToken.findUnique","SnapshotToken.findUniqueOrThrow","SnapshotToken.findFirst","SnapshotToken.findFirstOrThrow","SnapshotToken.findMany","SnapshotToken.createOne","SnapshotToken.createMany","SnapshotToken.createManyAndReturn","SnapshotToken.updateOne","SnapshotToken.updateMany","SnapshotToken.updateManyAndReturn","SnapshotToken.upsertOne","SnapshotToken.deleteOne","SnapshotToken.deleteMany","SnapshotToken.groupBy","SnapshotToken.aggregate","SnapshotBlock.findUnique","SnapshotBlock.findUniqueOrThrow","SnapshotBlock.findFirst","SnapshotBlock.findFirstOrThrow","SnapshotBlock.findMany","SnapshotBlock.createOne","SnapshotBlock.createMany","SnapshotBlock.createManyAndReturn","SnapshotBlock.updateOne","SnapshotBlock.updateMany","SnapshotBlock.updateManyAndReturn","SnapshotBlock.upsertOne","SnapshotBlock.deleteOne","SnapshotBlock.deleteMany","SnapshotBlock.groupBy","SnapshotBlock.aggregate","SnapshotAnswer.findUnique","SnapshotAnswer.findUniqueOrThrow","SnapshotAnswer.findFirst","SnapshotAnswer.findFirstOrThrow","SnapshotAnswer.findMany","SnapshotAnswer.createOne","SnapshotAnswer.createMany","SnapshotAnswer.createManyAndReturn","SnapshotAnswer.updateOne","SnapshotAnswer.updateMany","SnapshotAnswer.updateManyAndReturn","SnapshotAnswer.upsertOne","SnapshotAnswer.deleteOne","SnapshotAnswer.deleteMany","SnapshotAnswer.groupBy","SnapshotAnswer.aggregate","PolicyWatch.findUnique","PolicyWatch.findUniqueOrThrow","PolicyWatch.findFirst","PolicyWatch.findFirstOrThrow","PolicyWatch.findMany","PolicyWatch.createOne","PolicyWatch.createMany","PolicyWatch.createManyAndReturn","PolicyWatch.updateOne","PolicyWatch.updateMany","PolicyWatch.updateManyAndReturn","PolicyWatch.upsertOne","PolicyWatch.deleteOne","PolicyWatch.deleteMany","PolicyWatch.groupBy","PolicyWatch.aggregate","WatchedWallet.findUnique","WatchedWallet.findUniqueOrThrow","WatchedWallet.findFirst","WatchedWallet.findFirstOrThrow","WatchedWallet.findMany","WatchedWallet.createOne","WatchedWallet.createMany","WatchedWallet.createManyAndReturn","WatchedWallet.updateOne","WatchedWallet.updateMany","WatchedWallet.updateManyAndReturn","WatchedWallet.upsertOne","WatchedWallet.deleteOne","WatchedWallet.deleteMany","WatchedWallet.groupBy","WatchedWallet.aggregate","ChainRead.findUnique","ChainRead.findUniqueOrThrow","ChainRead.findFirst","ChainRead.findFirstOrThrow","ChainRead.findMany","ChainRead.createOne","ChainRead.createMany","ChainRead.createManyAndReturn","ChainRead.updateOne","ChainRead.updateMany","ChainRead.updateManyAndReturn","ChainRead.upsertOne","ChainRead.deleteOne","ChainRead.deleteMany","ChainRead.groupBy","ChainRead.aggregate","wallet","histories","questions","OnceWallet.findUnique","OnceWallet.findUniqueOrThrow","OnceWallet.findFirst","OnceWallet.findFirstOrThrow","OnceWallet.findMany","OnceWallet.createOne","OnceWallet.createMany","OnceWallet.createManyAndReturn","OnceWallet.updateOne","OnceWallet.updateMany","OnceWallet.updateManyAndReturn","OnceWallet.upsertOne","OnceWallet.deleteOne","OnceWallet.deleteMany","OnceWallet.groupBy","OnceWallet.aggregate","OnceHistory.findUnique","OnceHistory.findUniqueOrThrow","OnceHistory.findFirst","OnceHistory.findFirstOrThrow","OnceHistory.findMany","OnceHistory.createOne","OnceHistory.createMany","OnceHistory.createManyAndReturn","OnceHistory.updateOne","OnceHistory.updateMany","OnceHistory.updateManyAndReturn","OnceHistory.upsertOne","OnceHistory.deleteOne","OnceHistory.deleteMany","OnceHistory.groupBy","OnceHistory.aggregate","OnceQuestion.findUnique","OnceQuestion.findUniqueOrThrow","OnceQuestion.findFirst","OnceQuestion.findFirstOrThrow","OnceQuestion.findMany","OnceQuestion.createOne","OnceQuestion.createMany","OnceQuestion.createManyAndReturn","OnceQuestion.updateOne","OnceQuestion.updateMany","OnceQuestion.updateManyAndReturn","OnceQuestion.upsertOne","OnceQuestion.deleteOne","OnceQuestion.deleteMany","OnceQuestion.groupBy","OnceQuestion.aggregate","Reservation.findUnique","Reservation.findUniqueOrThrow","Reservation.findFirst","Reservation.findFirstOrThrow","Reservation.findMany","Reservation.createOne","Reservation.createMany","Reservation.createManyAndReturn","Reservation.updateOne","Reservation.updateMany","Reservation.updateManyAndReturn","Reservation.upsertOne","Reservation.deleteOne","Reservation.deleteMany","Reservation.groupBy","Reservation.aggregate","ReservationCursor.findUnique","ReservationCursor.findUniqueOrThrow","ReservationCursor.findFirst","ReservationCursor.findFirstOrThrow","ReservationCursor.findMany","ReservationCursor.createOne","ReservationCursor.createMany","ReservationCursor.createManyAndReturn","ReservationCursor.updateOne","ReservationCursor.updateMany","ReservationCursor.updateManyAndReturn","ReservationCursor.upsertOne","ReservationCursor.deleteOne","ReservationCursor.deleteMany","ReservationCursor.groupBy","ReservationCursor.aggregate","Voucher.findUnique","Voucher.findUniqueOrThrow","Voucher.findFirst","Voucher.findFirstOrThrow","Voucher.findMany","Voucher.createOne","Voucher.createMany","Voucher.createManyAndReturn","Voucher.updateOne","Voucher.updateMany","Voucher.updateManyAndReturn","Voucher.upsertOne","Voucher.deleteOne","Voucher.deleteMany","Voucher.groupBy","Voucher.aggregate","ReferralCode.findUnique","ReferralCode.findUniqueOrThrow","ReferralCode.findFirst","ReferralCode.findFirstOrThrow","ReferralCode.findMany","ReferralCode.createOne","ReferralCode.createMany","ReferralCode.createManyAndReturn","ReferralCode.updateOne","ReferralCode.updateMany","ReferralCode.updateManyAndReturn","ReferralCode.upsertOne","ReferralCode.deleteOne","ReferralCode.deleteMany","ReferralCode.groupBy","ReferralCode.aggregate","Referral.findUnique","Referral.findUniqueOrThrow","Referral.findFirst","Referral.findFirstOrThrow","Referral.findMany","Referral.createOne","Referral.createMany","Referral.createManyAndReturn","Referral.updateOne","Referral.updateMany","Referral.updateManyAndReturn","Referral.upsertOne","Referral.deleteOne","Referral.deleteMany","Referral.groupBy","Referral.aggregate","SponsoredMint.findUnique","SponsoredMint.findUniqueOrThrow","SponsoredMint.findFirst","SponsoredMint.findFirstOrThrow","SponsoredMint.findMany","SponsoredMint.createOne","SponsoredMint.createMany","SponsoredMint.createManyAndReturn","SponsoredMint.updateOne","SponsoredMint.updateMany","SponsoredMint.updateManyAndReturn","SponsoredMint.upsertOne","SponsoredMint.deleteOne","SponsoredMint.deleteMany","SponsoredMint.groupBy","SponsoredMint.aggregate","SentTransaction.findUnique","SentTransaction.findUniqueOrThrow","SentTransaction.findFirst","SentTransaction.findFirstOrThrow","SentTransaction.findMany","SentTransaction.createOne","SentTransaction.createMany","SentTransaction.createManyAndReturn","SentTransaction.updateOne","SentTransaction.updateMany","SentTransaction.updateManyAndReturn","SentTransaction.upsertOne","SentTransaction.deleteOne","SentTransaction.deleteMany","SentTransaction.groupBy","SentTransaction.aggregate","Score.findUnique","Score.findUniqueOrThrow","Score.findFirst","Score.findFirstOrThrow","Score.findMany","Score.createOne","Score.createMany","Score.createManyAndReturn","Score.updateOne","Score.updateMany","Score.updateManyAndReturn","Score.upsertOne","Score.deleteOne","Score.deleteMany","Score.groupBy","Score.aggregate","ScoreFacts.findUnique","ScoreFacts.findUniqueOrThrow","ScoreFacts.findFirst","ScoreFacts.findFirstOrThrow","ScoreFacts.findMany","ScoreFacts.createOne","ScoreFacts.createMany","ScoreFacts.createManyAndReturn","ScoreFacts.updateOne","ScoreFacts.updateMany","ScoreFacts.updateManyAndReturn","ScoreFacts.upsertOne","ScoreFacts.deleteOne","ScoreFacts.deleteMany","ScoreFacts.groupBy","ScoreFacts.aggregate","ScoreFeed.findUnique","ScoreFeed.findUniqueOrThrow","ScoreFeed.findFirst","ScoreFeed.findFirstOrThrow","ScoreFeed.findMany","ScoreFeed.createOne","ScoreFeed.createMany","ScoreFeed.createManyAndReturn","ScoreFeed.updateOne","ScoreFeed.updateMany","ScoreFeed.updateManyAndReturn","ScoreFeed.upsertOne","ScoreFeed.deleteOne","ScoreFeed.deleteMany","ScoreFeed.groupBy","ScoreFeed.aggregate","IdentityFeed.findUnique","IdentityFeed.findUniqueOrThrow","IdentityFeed.findFirst","IdentityFeed.findFirstOrThrow","IdentityFeed.findMany","IdentityFeed.createOne","IdentityFeed.createMany","IdentityFeed.createManyAndReturn","IdentityFeed.updateOne","IdentityFeed.updateMany","IdentityFeed.updateManyAndReturn","IdentityFeed.upsertOne","IdentityFeed.deleteOne","IdentityFeed.deleteMany","IdentityFeed.groupBy","IdentityFeed.aggregate","SavedRanking.findUnique","SavedRanking.findUniqueOrThrow","SavedRanking.findFirst","SavedRanking.findFirstOrThrow","SavedRanking.findMany","SavedRanking.createOne","SavedRanking.createMany","SavedRanking.createManyAndReturn","SavedRanking.updateOne","SavedRanking.updateMany","SavedRanking.updateManyAndReturn","SavedRanking.upsertOne","SavedRanking.deleteOne","SavedRanking.deleteMany","SavedRanking.groupBy","SavedRanking.aggregate","ScoreClose.findUnique","ScoreClose.findUniqueOrThrow","ScoreClose.findFirst","ScoreClose.findFirstOrThrow","ScoreClose.findMany","ScoreClose.createOne","ScoreClose.createMany","ScoreClose.createManyAndReturn","ScoreClose.updateOne","ScoreClose.updateMany","ScoreClose.updateManyAndReturn","ScoreClose.upsertOne","ScoreClose.deleteOne","ScoreClose.deleteMany","ScoreClose.groupBy","ScoreClose.aggregate","StaleClose.findUnique","StaleClose.findUniqueOrThrow","StaleClose.findFirst","StaleClose.findFirstOrThrow","StaleClose.findMany","StaleClose.createOne","StaleClose.createMany","StaleClose.createManyAndReturn","StaleClose.updateOne","StaleClose.updateMany","StaleClose.updateManyAndReturn","StaleClose.upsertOne","StaleClose.deleteOne","StaleClose.deleteMany","StaleClose.groupBy","StaleClose.aggregate","PendingScore.findUnique","PendingScore.findUniqueOrThrow","PendingScore.findFirst","PendingScore.findFirstOrThrow","PendingScore.findMany","PendingScore.createOne","PendingScore.createMany","PendingScore.createManyAndReturn","PendingScore.updateOne","PendingScore.updateMany","PendingScore.updateManyAndReturn","PendingScore.upsertOne","PendingScore.deleteOne","PendingScore.deleteMany","PendingScore.groupBy","PendingScore.aggregate","ModelSwitch.findUnique","ModelSwitch.findUniqueOrThrow","ModelSwitch.findFirst","ModelSwitch.findFirstOrThrow","ModelSwitch.findMany","ModelSwitch.createOne","ModelSwitch.createMany","ModelSwitch.createManyAndReturn","ModelSwitch.updateOne","ModelSwitch.updateMany","ModelSwitch.updateManyAndReturn","ModelSwitch.upsertOne","ModelSwitch.deleteOne","ModelSwitch.deleteMany","ModelSwitch.groupBy","ModelSwitch.aggregate","ModelComparison.findUnique","ModelComparison.findUniqueOrThrow","ModelComparison.findFirst","ModelComparison.findFirstOrThrow","ModelComparison.findMany","ModelComparison.createOne","ModelComparison.createMany","ModelComparison.createManyAndReturn","ModelComparison.updateOne","ModelComparison.updateMany","ModelComparison.updateManyAndReturn","ModelComparison.upsertOne","ModelComparison.deleteOne","ModelComparison.deleteMany","ModelComparison.groupBy","ModelComparison.aggregate","ScreeningList.findUnique","ScreeningList.findUniqueOrThrow","ScreeningList.findFirst","ScreeningList.findFirstOrThrow","ScreeningList.findMany","ScreeningList.createOne","ScreeningList.createMany","ScreeningList.createManyAndReturn","ScreeningList.updateOne","ScreeningList.updateMany","ScreeningList.updateManyAndReturn","ScreeningList.upsertOne","ScreeningList.deleteOne","ScreeningList.deleteMany","ScreeningList.groupBy","ScreeningList.aggregate","ScreeningEntry.findUnique","ScreeningEntry.findUniqueOrThrow","ScreeningEntry.findFirst","ScreeningEntry.findFirstOrThrow","ScreeningEntry.findMany","ScreeningEntry.createOne","ScreeningEntry.createMany","ScreeningEntry.createManyAndReturn","ScreeningEntry.updateOne","ScreeningEntry.updateMany","ScreeningEntry.updateManyAndReturn","ScreeningEntry.upsertOne","ScreeningEntry.deleteOne","ScreeningEntry.deleteMany","ScreeningEntry.groupBy","ScreeningEntry.aggregate","ScreeningDay.findUnique","ScreeningDay.findUniqueOrThrow","ScreeningDay.findFirst","ScreeningDay.findFirstOrThrow","ScreeningDay.findMany","ScreeningDay.createOne","ScreeningDay.createMany","ScreeningDay.createManyAndReturn","ScreeningDay.updateOne","ScreeningDay.updateMany","ScreeningDay.updateManyAndReturn","ScreeningDay.upsertOne","ScreeningDay.deleteOne","ScreeningDay.deleteMany","ScreeningDay.groupBy","ScreeningDay.aggregate","Takedown.findUnique","Takedown.findUniqueOrThrow","Takedown.findFirst","Takedown.findFirstOrThrow","Takedown.findMany","Takedown.createOne","Takedown.createMany","Takedown.createManyAndReturn","Takedown.updateOne","Takedown.updateMany","Takedown.updateManyAndReturn","Takedown.upsertOne","Takedown.deleteOne","Takedown.deleteMany","Takedown.groupBy","Takedown.aggregate","TradingCursor.findUnique","TradingCursor.findUniqueOrThrow","TradingCursor.findFirst","TradingCursor.findFirstOrThrow","TradingCursor.findMany","TradingCursor.createOne","TradingCursor.createMany","TradingCursor.createManyAndReturn","TradingCursor.updateOne","TradingCursor.updateMany","TradingCursor.updateManyAndReturn","TradingCursor.upsertOne","TradingCursor.deleteOne","TradingCursor.deleteMany","TradingCursor.groupBy","TradingCursor.aggregate","Trade.findUnique","Trade.findUniqueOrThrow","Trade.findFirst","Trade.findFirstOrThrow","Trade.findMany","Trade.createOne","Trade.createMany","Trade.createManyAndReturn","Trade.updateOne","Trade.updateMany","Trade.updateManyAndReturn","Trade.upsertOne","Trade.deleteOne","Trade.deleteMany","Trade.groupBy","Trade.aggregate","TradingHolding.findUnique","TradingHolding.findUniqueOrThrow","TradingHolding.findFirst","TradingHolding.findFirstOrThrow","TradingHolding.findMany","TradingHolding.createOne","TradingHolding.createMany","TradingHolding.createManyAndReturn","TradingHolding.updateOne","TradingHolding.updateMany","TradingHolding.updateManyAndReturn","TradingHolding.upsertOne","TradingHolding.deleteOne","TradingHolding.deleteMany","TradingHolding.groupBy","TradingHolding.aggregate","Trader.findUnique","Trader.findUniqueOrThrow","Trader.findFirst","Trader.findFirstOrThrow","Trader.findMany","Trader.createOne","Trader.createMany","Trader.createManyAndReturn","Trader.updateOne","Trader.updateMany","Trader.updateManyAndReturn","Trader.upsertOne","Trader.deleteOne","Trader.deleteMany","Trader.groupBy","Trader.aggregate","TraderHistogram.findUnique","TraderHistogram.findUniqueOrThrow","TraderHistogram.findFirst","TraderHistogram.findFirstOrThrow","TraderHistogram.findMany","TraderHistogram.createOne","TraderHistogram.createMany","TraderHistogram.createManyAndReturn","TraderHistogram.updateOne","TraderHistogram.updateMany","TraderHistogram.updateManyAndReturn","TraderHistogram.upsertOne","TraderHistogram.deleteOne","TraderHistogram.deleteMany","TraderHistogram.groupBy","TraderHistogram.aggregate","StaleTrader.findUnique","StaleTrader.findUniqueOrThrow","StaleTrader.findFirst","StaleTrader.findFirstOrThrow","StaleTrader.findMany","StaleTrader.createOne","StaleTrader.createMany","StaleTrader.createManyAndReturn","StaleTrader.updateOne","StaleTrader.updateMany","StaleTrader.updateManyAndReturn","StaleTrader.upsertOne","StaleTrader.deleteOne","StaleTrader.deleteMany","StaleTrader.groupBy","StaleTrader.aggregate","Wallet.findUnique","Wallet.findUniqueOrThrow","Wallet.findFirst","Wallet.findFirstOrThrow","Wallet.findMany","Wallet.createOne","Wallet.createMany","Wallet.createManyAndReturn","Wallet.updateOne","Wallet.updateMany","Wallet.updateManyAndReturn","Wallet.upsertOne","Wallet.deleteOne","Wallet.deleteMany","Wallet.groupBy","Wallet.aggregate","TrackedWallet.findUnique","TrackedWallet.findUniqueOrThrow","TrackedWallet.findFirst","TrackedWallet.findFirstOrThrow","TrackedWallet.findMany","TrackedWallet.createOne","TrackedWallet.createMany","TrackedWallet.createManyAndReturn","TrackedWallet.updateOne","TrackedWallet.updateMany","TrackedWallet.updateManyAndReturn","TrackedWallet.upsertOne","TrackedWallet.deleteOne","TrackedWallet.deleteMany","TrackedWallet.groupBy","TrackedWallet.aggregate","Tracking.findUnique","Tracking.findUniqueOrThrow","Tracking.findFirst","Tracking.findFirstOrThrow","Tracking.findMany","Tracking.createOne","Tracking.createMany","Tracking.createManyAndReturn","Tracking.updateOne","Tracking.updateMany","Tracking.updateManyAndReturn","Tracking.upsertOne","Tracking.deleteOne","Tracking.deleteMany","Tracking.groupBy","Tracking.aggregate","backfills","line","Backfill.findUnique","Backfill.findUniqueOrThrow","Backfill.findFirst","Backfill.findFirstOrThrow","Backfill.findMany","Backfill.createOne","Backfill.createMany","Backfill.createManyAndReturn","Backfill.updateOne","Backfill.updateMany","Backfill.updateManyAndReturn","Backfill.upsertOne","Backfill.deleteOne","Backfill.deleteMany","Backfill.groupBy","Backfill.aggregate","BackfillParty.findUnique","BackfillParty.findUniqueOrThrow","BackfillParty.findFirst","BackfillParty.findFirstOrThrow","BackfillParty.findMany","BackfillParty.createOne","BackfillParty.createMany","BackfillParty.createManyAndReturn","BackfillParty.updateOne","BackfillParty.updateMany","BackfillParty.updateManyAndReturn","BackfillParty.upsertOne","BackfillParty.deleteOne","BackfillParty.deleteMany","BackfillParty.groupBy","BackfillParty.aggregate","StagedActivity.findUnique","StagedActivity.findUniqueOrThrow","StagedActivity.findFirst","StagedActivity.findFirstOrThrow","StagedActivity.findMany","StagedActivity.createOne","StagedActivity.createMany","StagedActivity.createManyAndReturn","StagedActivity.updateOne","StagedActivity.updateMany","StagedActivity.updateManyAndReturn","StagedActivity.upsertOne","StagedActivity.deleteOne","StagedActivity.deleteMany","StagedActivity.groupBy","StagedActivity.aggregate","AutomaticTracking.findUnique","AutomaticTracking.findUniqueOrThrow","AutomaticTracking.findFirst","AutomaticTracking.findFirstOrThrow","AutomaticTracking.findMany","AutomaticTracking.createOne","AutomaticTracking.createMany","AutomaticTracking.createManyAndReturn","AutomaticTracking.updateOne","AutomaticTracking.updateMany","AutomaticTracking.updateManyAndReturn","AutomaticTracking.upsertOne","AutomaticTracking.deleteOne","AutomaticTracking.deleteMany","AutomaticTracking.groupBy","AutomaticTracking.aggregate","Outbox.findUnique","Outbox.findUniqueOrThrow","Outbox.findFirst","Outbox.findFirstOrThrow","Outbox.findMany","Outbox.createOne","Outbox.createMany","Outbox.createManyAndReturn","Outbox.updateOne","Outbox.updateMany","Outbox.updateManyAndReturn","Outbox.upsertOne","Outbox.deleteOne","Outbox.deleteMany","Outbox.groupBy","Outbox.aggregate","webhook","delivery","attempts","deliveries","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","WebhookAttempt.findUnique","WebhookAttempt.findUniqueOrThrow","WebhookAttempt.findFirst","WebhookAttempt.findFirstOrThrow","WebhookAttempt.findMany","WebhookAttempt.createOne","WebhookAttempt.createMany","WebhookAttempt.createManyAndReturn","WebhookAttempt.updateOne","WebhookAttempt.updateMany","WebhookAttempt.updateManyAndReturn","WebhookAttempt.upsertOne","WebhookAttempt.deleteOne","WebhookAttempt.deleteMany","WebhookAttempt.groupBy","WebhookAttempt.aggregate","AND","OR","NOT","id","deliveryId","at","statusCode","durationMs","error","requestHeaders","responseBody","equals","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","lt","lte","gt","gte","not","in","notIn","contains","startsWith","endsWith","webhookId","messageId","event","body","replayOf","status","attempt","earlierAttempts","nextAttemptAt","claim","leasedUntil","createdAt","traceparent","developerId","url","host","subjects","allSubjects","secret","oldSecret","oldSecretUntil","signatureKey","oldSignatureKey","active","disabledReason","operatorOff","failingSince","isFull","missedFrom","missedUntil","has","hasEvery","hasSome","every","some","none","subjectsDone","expandedTo","address","client","chainId","blockNumber","txIndex","logIndex","own","ran","kind","txHash","counterparty","asset","assetOut","method","amount","amountOut","fee","wallet_chainId_blockNumber_logIndex_kind_txHash","party","servedAt","turns","queuedAt","dueAt","progress","address_chainId","developerId_address","state","transactions","truncated","unreadRows","gaps","smartAccount","source","fromBlock","toBlock","sources","readyAt","checkedAt","attestedFrom","attestedTo","attestDue","subject","period","sort","bucket","prefix","traders","chainId_period_sort_bucket_prefix","trades","volume","profit","chainId_period_subject","units","cost","subject_chainId_token","chainId_at_blockNumber_txIndex_logIndex_wallet","since24h","since7d","since30d","settings","target","reason","liftedAt","kind_target","day","refreshedAt","list_day","listed","list_address_at","name","sourceAt","changedAt","publishedAt","entries","unread","etag","lastModified","refused","refusedCount","accepted","version","requestedAt","compared","finishedAt","result","announcedAt","activeFrom","activatedAt","rescoredAt","summary","cause","scoredTo","scored","fromDay","subject_chainId","until","total","activity","age","diversity","governance","social","risk","loyalty","ranked","confidence","recordedAt","subject_day_chainId","position","scopes","savedAt","before","after","rankedBefore","rankedAfter","reachedBefore","reachedAfter","sourceChain","factsHash","facts","subject_factsHash","bonus","unavailable","stale","modelHash","reachedAt","nextChangeDay","steps","updatedAt","sender","nonce","raw","hashes","raises","sentAt","minedAt","chainId_sender_nonce","referee","referrer","code","confirmedAt","claimer","price","signature","expiresAt","referralCode","consents","blockHash","deposit","reservedAt","chainId_txHash_logIndex","asker","askedAt","reads","payer","readAt","comparedAt","compareFrom","alike","headAt","retained","asker_address","calls","party_day","policyId","outcome","chainOutcomes","chainReadAt","nextOutcome","nextBlocks","since","readsChain","turnAt","tokenHash","score","tokenHash_day_address","network","snapshot","endsAt","stored","groupId","nullifier","firstAt","lastSubject","tally","policyId_address","tokenHash_network_snapshot","policyId_groupId","ended","issuedAt","issuer","providerSession","role","grantedBy","refreshToken","checkAt","checkFault","revokedAt","lastUsedAt","channelId","key","seenAt","notifiedAt","items","notices","endedAt","targetHash","asked","medium","kinds","language","namedAt","failures","treeId","piece","bytes","index","listId","who","cap","floor","decimals","root","leaves","sum","domain","signer","treeId_piece","treeId_index","cluster","size","strength","members","evidence","keep","row","text","input","special","duplicateOf","reasons","svcId","tier","flags","known","sameAs","listId_row","holder","tokenId","listId_holder_tokenId","read","repair","column","previousId","format","columns","counts","charged","reading","lastRow","completedAt","sourceState","listId_cluster","listId_line_reason","listId_piece","partlyRead","wallet_chainId_blockNumber_txIndex","firstBlock","retryAt","resolvedAt","chainId_blockNumber_txIndex","weight","lots","wallet_chainId","foundBy","funder","clusterSize","chainLength","chainId_wallet","block","wallet_chainId_block","number","hash","parentHash","time","statedTime","chainId_number","pausedAt","pauseReason","reindexFrom","reindexRequestedAt","reindexStartedAt","setAsideBlock","setAsideRequestedAt","chainId_host","blockTime","guessed","headNumber","finalizedBlock","scoredBlock","scoredHash","dayBlockNumber","dayBlockHash","dayBlockTime","missingBlock","missingSince","joinedAt","ownerTx","owner","movedAt","name_ownerTx","leftAt","address_name_owner","primary","linkedAt","parent","mintedAt","final","blocked","received","nameHash","account","epoch","firstIndex","firstAddress","chunkHash","epoch_firstIndex","previousRoot","rows","chains","lineBytes","checksum","storedBytes","published","hour","keyId","endpoint","requests","errors","latencies","developerId_hour_keyId_endpoint","developerId_day","caller","caller_hour","path","bodyHash","committed","results","fence","startedAt","caller_method_path_key","actor","act","details","requestId","origins","policyIds","permissions","rateLimit","last4","suspendedAt","suspensionReason","replacedBy","erasingAt","erasedAt","erasedTrackings","channelId_key","channelId_kind","developerId_targetHash","value","uid","revocation","chainId_uid","subject_fromDay","contract","chainId_contract_uid_issuer","schemaUid","expirationTime","attestation","chainId_contract_uid","omittedBytes","decoded","preview","revocable","refUid","salt","signatureKind","revocationReason","revocationDetails","publicReason","revocationSignature","revocationSeq","revokedBlock","revokedTxHash","uid_issuer_chainId_contract","nameKey","schema","resolver","flag","openedAt","decideBy","decidedAt","decision","totalBefore","totalAfter","consent","wallet_flag","reputation","readTo","followedFrom","agentId","feedbackIndex","chainId_blockNumber_logIndex","earnedAt","claimedAt","lostAt","subject_id","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "4SGoCPANCaAOAACLGQAwoQ4AAAQAEKIOAACLGQAwow4BAKsWACGLDwEAqxYAIf8RQACvFgAhgBJAAK4WACGBEkAArhYAIYISAACMGQAgAQAAAAEAIAEAAAABACAIoA4AAIsZADChDgAABAAQog4AAIsZADCjDgEAqxYAIYsPAQCrFgAh_xFAAK8WACGAEkAArhYAIYESQACuFgAhAoASAACNGQAggRIAAI0ZACADAAAABAAgAwAABQAwBAAAAQAgAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACAFow4BAAAAAYsPAQAAAAH_EUAAAAABgBJAAAAAAYESQAAAAAEBCAAACQAgBaMOAQAAAAGLDwEAAAAB_xFAAAAAAYASQAAAAAGBEkAAAAABAQgAAAsAMAEIAAALADAFow4BAJgZACGLDwEAmBkAIf8RQACUGQAhgBJAAKAZACGBEkAAoBkAIQIAAAABACAIAAAOACAFow4BAJgZACGLDwEAmBkAIf8RQACUGQAhgBJAAKAZACGBEkAAoBkAIQIAAAAEACAIAAAQACACAAAABAAgCAAAEAAgAwAAAAEAIA8AAAkAIBAAAA4AIAEAAAABACABAAAABAAgBRUAAM8gACAWAADRIAAgFwAA0CAAIIASAACNGQAggRIAAI0ZACAIoA4AAIoZADChDgAAFwAQog4AAIoZADCjDgEAjBYAIYsPAQCMFgAh_xFAAI0WACGAEkAAohYAIYESQACiFgAhAwAAAAQAIAMAABYAMBQAABcAIAMAAAAEACADAAAFADAEAAABACAQCAAAvhYAIKAOAACIGQAwoQ4AAB0AEKIOAACIGQAwpQ4EALYWACHkDgQAthYAIeUOBAC2FgAh5w4CALMWACHqDgEAqxYAIesOAQCrFgAhvxACALIWACGjEQEArRYAIdMREADSFgAh_BEQAO4WACH9ERAA0hYAIf4RAACJGQAgAQAAABoAIAEAAAAaACAPCAAAvhYAIKAOAACIGQAwoQ4AAB0AEKIOAACIGQAwpQ4EALYWACHkDgQAthYAIeUOBAC2FgAh5w4CALMWACHqDgEAqxYAIesOAQCrFgAhvxACALIWACGjEQEArRYAIdMREADSFgAh_BEQAO4WACH9ERAA0hYAIQS_EAAAjRkAIKMRAACNGQAg0xEAAI0ZACD9EQAAjRkAIAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAwIgAAAAAGlDgQAAAAB5A4EAAAAAeUOBAAAAAHnDgIAAAAB6g4BAAAAAesOAQAAAAG_EAIAAAABoxEBAAAAAdMREAAAAAH8ERAAAAAB_REQAAAAAQEIAAAiACAMCIAAAAABpQ4EAAAAAeQOBAAAAAHlDgQAAAAB5w4CAAAAAeoOAQAAAAHrDgEAAAABvxACAAAAAaMRAQAAAAHTERAAAAAB_BEQAAAAAf0REAAAAAEBCAAAJAAwAQgAACQAMAwIgAAAAAGlDgQAkxkAIeQOBACTGQAh5Q4EAJMZACHnDgIAlhkAIeoOAQCYGQAh6w4BAJgZACG_EAIAlRkAIaMRAQCXGQAh0xEQANsZACH8ERAAjhoAIf0READbGQAhAgAAABoAIAgAACcAIAwIgAAAAAGlDgQAkxkAIeQOBACTGQAh5Q4EAJMZACHnDgIAlhkAIeoOAQCYGQAh6w4BAJgZACG_EAIAlRkAIaMRAQCXGQAh0xEQANsZACH8ERAAjhoAIf0READbGQAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACAJFQAAyiAAIBYAAM0gACAXAADMIAAgKAAAyyAAICkAAM4gACC_EAAAjRkAIKMRAACNGQAg0xEAAI0ZACD9EQAAjRkAIA8IAAC7FgAgoA4AAIcZADChDgAAMAAQog4AAIcZADClDgQAixYAIeQOBACLFgAh5Q4EAIsWACHnDgIAjxYAIeoOAQCMFgAh6w4BAIwWACG_EAIAjhYAIaMRAQCQFgAh0xEQAMUWACH8ERAA6hYAIf0READFFgAhAwAAAB0AIAMAAC8AMBQAADAAIAMAAAAdACADAAAeADAEAAAaACAJpQMBAKsWACGgDgAAhhkAMKEOAAA2ABCiDgAAhhkAMOQOBAAAAAHtEAQAthYAIfkRAQCrFgAh-hEEALYWACH7EQQAthYAIQEAAAAzACABAAAAMwAgCaUDAQCrFgAhoA4AAIYZADChDgAANgAQog4AAIYZADDkDgQAthYAIe0QBAC2FgAh-REBAKsWACH6EQQAthYAIfsRBAC2FgAhAAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgAwAAADYAIAMAADcAMAQAADMAIAalAwEAAAAB5A4EAAAAAe0QBAAAAAH5EQEAAAAB-hEEAAAAAfsRBAAAAAEBCAAAOwAgBqUDAQAAAAHkDgQAAAAB7RAEAAAAAfkRAQAAAAH6EQQAAAAB-xEEAAAAAQEIAAA9ADABCAAAPQAwBqUDAQCYGQAh5A4EAJMZACHtEAQAkxkAIfkRAQCYGQAh-hEEAJMZACH7EQQAkxkAIQIAAAAzACAIAABAACAGpQMBAJgZACHkDgQAkxkAIe0QBACTGQAh-REBAJgZACH6EQQAkxkAIfsRBACTGQAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAFFQAAxSAAIBYAAMggACAXAADHIAAgKAAAxiAAICkAAMkgACAJpQMBAIwWACGgDgAAhRkAMKEOAABJABCiDgAAhRkAMOQOBACLFgAh7RAEAIsWACH5EQEAjBYAIfoRBACLFgAh-xEEAIsWACEDAAAANgAgAwAASAAwFAAASQAgAwAAADYAIAMAADcAMAQAADMAIBOHCQEAqxYAIaAOAACDGQAwoQ4AAE8AEKIOAACDGQAwow4BAAAAAcEOAQCrFgAhyQ4BAKsWACGfDwEAqxYAIb8PQACuFgAhyxAAAKYWACDwEQEAqxYAIfERQACvFgAh8hFAAK8WACHzEUAArhYAIfQRAQCtFgAh9RECALIWACH2EQIAshYAIfcRAQAAAAH4EQAAhBkAIAEAAABMACABAAAATAAgEocJAQCrFgAhoA4AAIMZADChDgAATwAQog4AAIMZADCjDgEAqxYAIcEOAQCrFgAhyQ4BAKsWACGfDwEAqxYAIb8PQACuFgAhyxAAAKYWACDwEQEAqxYAIfERQACvFgAh8hFAAK8WACHzEUAArhYAIfQRAQCtFgAh9RECALIWACH2EQIAshYAIfcRAQCtFgAhBr8PAACNGQAg8xEAAI0ZACD0EQAAjRkAIPURAACNGQAg9hEAAI0ZACD3EQAAjRkAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgAwAAAE8AIAMAAFAAMAQAAEwAIA-HCQEAAAABow4BAAAAAcEOAQAAAAHJDgEAAAABnw8BAAAAAb8PQAAAAAHLEAAAxCAAIPARAQAAAAHxEUAAAAAB8hFAAAAAAfMRQAAAAAH0EQEAAAAB9RECAAAAAfYRAgAAAAH3EQEAAAABAQgAAFQAIA-HCQEAAAABow4BAAAAAcEOAQAAAAHJDgEAAAABnw8BAAAAAb8PQAAAAAHLEAAAxCAAIPARAQAAAAHxEUAAAAAB8hFAAAAAAfMRQAAAAAH0EQEAAAAB9RECAAAAAfYRAgAAAAH3EQEAAAABAQgAAFYAMAEIAABWADAPhwkBAJgZACGjDgEAmBkAIcEOAQCYGQAhyQ4BAJgZACGfDwEAmBkAIb8PQACgGQAhyxAAAMMgACDwEQEAmBkAIfERQACUGQAh8hFAAJQZACHzEUAAoBkAIfQRAQCXGQAh9RECAJUZACH2EQIAlRkAIfcRAQCXGQAhAgAAAEwAIAgAAFkAIA-HCQEAmBkAIaMOAQCYGQAhwQ4BAJgZACHJDgEAmBkAIZ8PAQCYGQAhvw9AAKAZACHLEAAAwyAAIPARAQCYGQAh8RFAAJQZACHyEUAAlBkAIfMRQACgGQAh9BEBAJcZACH1EQIAlRkAIfYRAgCVGQAh9xEBAJcZACECAAAATwAgCAAAWwAgAgAAAE8AIAgAAFsAIAMAAABMACAPAABUACAQAABZACABAAAATAAgAQAAAE8AIAsVAAC-IAAgFgAAwSAAIBcAAMAgACAoAAC_IAAgKQAAwiAAIL8PAACNGQAg8xEAAI0ZACD0EQAAjRkAIPURAACNGQAg9hEAAI0ZACD3EQAAjRkAIBKHCQEAjBYAIaAOAACCGQAwoQ4AAGIAEKIOAACCGQAwow4BAIwWACHBDgEAjBYAIckOAQCMFgAhnw8BAIwWACG_D0AAohYAIcsQAACmFgAg8BEBAIwWACHxEUAAjRYAIfIRQACNFgAh8xFAAKIWACH0EQEAkBYAIfURAgCOFgAh9hECAI4WACH3EQEAkBYAIQMAAABPACADAABhADAUAABiACADAAAATwAgAwAAUAAwBAAATAAgC6AOAACBGQAwoQ4AAGgAEKIOAACBGQAwxw5AAK8WACHJDgEArRYAIacPAQCtFgAh1BEBAAAAAeERIACsFgAh7REBAAAAAe4RAQCrFgAh7xEBAKsWACEBAAAAZQAgAQAAAGUAIAugDgAAgRkAMKEOAABoABCiDgAAgRkAMMcOQACvFgAhyQ4BAK0WACGnDwEArRYAIdQRAQCrFgAh4REgAKwWACHtEQEArRYAIe4RAQCrFgAh7xEBAKsWACEDyQ4AAI0ZACCnDwAAjRkAIO0RAACNGQAgAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgCMcOQAAAAAHJDgEAAAABpw8BAAAAAdQRAQAAAAHhESAAAAAB7REBAAAAAe4RAQAAAAHvEQEAAAABAQgAAG0AIAjHDkAAAAAByQ4BAAAAAacPAQAAAAHUEQEAAAAB4REgAAAAAe0RAQAAAAHuEQEAAAAB7xEBAAAAAQEIAABvADABCAAAbwAwCMcOQACUGQAhyQ4BAJcZACGnDwEAlxkAIdQRAQCYGQAh4REgALYZACHtEQEAlxkAIe4RAQCYGQAh7xEBAJgZACECAAAAZQAgCAAAcgAgCMcOQACUGQAhyQ4BAJcZACGnDwEAlxkAIdQRAQCYGQAh4REgALYZACHtEQEAlxkAIe4RAQCYGQAh7xEBAJgZACECAAAAaAAgCAAAdAAgAgAAAGgAIAgAAHQAIAMAAABlACAPAABtACAQAAByACABAAAAZQAgAQAAAGgAIAYVAAC7IAAgFgAAvSAAIBcAALwgACDJDgAAjRkAIKcPAACNGQAg7REAAI0ZACALoA4AAIAZADChDgAAewAQog4AAIAZADDHDkAAjRYAIckOAQCQFgAhpw8BAJAWACHUEQEAjBYAIeERIACnFgAh7REBAJAWACHuEQEAjBYAIe8RAQCMFgAhAwAAAGgAIAMAAHoAMBQAAHsAIAMAAABoACADAABpADAEAABlACAlCAEAqxYAIaAOAAD-GAAwoQ4AAIEBABCiDgAA_hgAMKMOAQAAAAHHDkAArxYAIeQOBAC2FgAh5Q4EAOMWACHnDgIAshYAIesOAQCtFgAhiw8BAKsWACHjDwEArRYAIfEPAQCtFgAh9Q8BAK0WACGgEAEAqxYAIacQQACuFgAh_hAEALYWACGfESAArBYAIdQRAQCrFgAh2BEBAKsWACHaEQEAqxYAIdsRBAC2FgAh3hECALIWACHfEQAAtBYAIOARAAC0FgAg4REgAKwWACHiEQEAqxYAIeMRAQCtFgAh5BEBAKsWACHlEQEArRYAIeYRAQCtFgAh5xEBAK0WACHoEQEArRYAIekRBAAAAAHqEQQA4xYAIesRAQCtFgAh7BEAAP8YACABAAAAfgAgAQAAAH4AICQIAQCrFgAhoA4AAP4YADChDgAAgQEAEKIOAAD-GAAwow4BAKsWACHHDkAArxYAIeQOBAC2FgAh5Q4EAOMWACHnDgIAshYAIesOAQCtFgAhiw8BAKsWACHjDwEArRYAIfEPAQCtFgAh9Q8BAK0WACGgEAEAqxYAIacQQACuFgAh_hAEALYWACGfESAArBYAIdQRAQCrFgAh2BEBAKsWACHaEQEAqxYAIdsRBAC2FgAh3hECALIWACHfEQAAtBYAIOARAAC0FgAg4REgAKwWACHiEQEAqxYAIeMRAQCtFgAh5BEBAKsWACHlEQEArRYAIeYRAQCtFgAh5xEBAK0WACHoEQEArRYAIekRBADjFgAh6hEEAOMWACHrEQEArRYAIRLlDgAAjRkAIOcOAACNGQAg6w4AAI0ZACDjDwAAjRkAIPEPAACNGQAg9Q8AAI0ZACCnEAAAjRkAIN4RAACNGQAg3xEAAI0ZACDgEQAAjRkAIOMRAACNGQAg5REAAI0ZACDmEQAAjRkAIOcRAACNGQAg6BEAAI0ZACDpEQAAjRkAIOoRAACNGQAg6xEAAI0ZACADAAAAgQEAIAMAAIIBADAEAAB-ACADAAAAgQEAIAMAAIIBADAEAAB-ACADAAAAgQEAIAMAAIIBADAEAAB-ACAhCAEAAAABow4BAAAAAccOQAAAAAHkDgQAAAAB5Q4EAAAAAecOAgAAAAHrDgEAAAABiw8BAAAAAeMPAQAAAAHxDwEAAAAB9Q8BAAAAAaAQAQAAAAGnEEAAAAAB_hAEAAAAAZ8RIAAAAAHUEQEAAAAB2BEBAAAAAdoRAQAAAAHbEQQAAAAB3hECAAAAAd8RgAAAAAHgEYAAAAAB4REgAAAAAeIRAQAAAAHjEQEAAAAB5BEBAAAAAeURAQAAAAHmEQEAAAAB5xEBAAAAAegRAQAAAAHpEQQAAAAB6hEEAAAAAesRAQAAAAEBCAAAhgEAICEIAQAAAAGjDgEAAAABxw5AAAAAAeQOBAAAAAHlDgQAAAAB5w4CAAAAAesOAQAAAAGLDwEAAAAB4w8BAAAAAfEPAQAAAAH1DwEAAAABoBABAAAAAacQQAAAAAH-EAQAAAABnxEgAAAAAdQRAQAAAAHYEQEAAAAB2hEBAAAAAdsRBAAAAAHeEQIAAAAB3xGAAAAAAeARgAAAAAHhESAAAAAB4hEBAAAAAeMRAQAAAAHkEQEAAAAB5REBAAAAAeYRAQAAAAHnEQEAAAAB6BEBAAAAAekRBAAAAAHqEQQAAAAB6xEBAAAAAQEIAACIAQAwAQgAAIgBADAhCAEAmBkAIaMOAQCYGQAhxw5AAJQZACHkDgQAkxkAIeUOBAD_GQAh5w4CAJUZACHrDgEAlxkAIYsPAQCYGQAh4w8BAJcZACHxDwEAlxkAIfUPAQCXGQAhoBABAJgZACGnEEAAoBkAIf4QBACTGQAhnxEgALYZACHUEQEAmBkAIdgRAQCYGQAh2hEBAJgZACHbEQQAkxkAId4RAgCVGQAh3xGAAAAAAeARgAAAAAHhESAAthkAIeIRAQCYGQAh4xEBAJcZACHkEQEAmBkAIeURAQCXGQAh5hEBAJcZACHnEQEAlxkAIegRAQCXGQAh6REEAP8ZACHqEQQA_xkAIesRAQCXGQAhAgAAAH4AIAgAAIsBACAhCAEAmBkAIaMOAQCYGQAhxw5AAJQZACHkDgQAkxkAIeUOBAD_GQAh5w4CAJUZACHrDgEAlxkAIYsPAQCYGQAh4w8BAJcZACHxDwEAlxkAIfUPAQCXGQAhoBABAJgZACGnEEAAoBkAIf4QBACTGQAhnxEgALYZACHUEQEAmBkAIdgRAQCYGQAh2hEBAJgZACHbEQQAkxkAId4RAgCVGQAh3xGAAAAAAeARgAAAAAHhESAAthkAIeIRAQCYGQAh4xEBAJcZACHkEQEAmBkAIeURAQCXGQAh5hEBAJcZACHnEQEAlxkAIegRAQCXGQAh6REEAP8ZACHqEQQA_xkAIesRAQCXGQAhAgAAAIEBACAIAACNAQAgAgAAAIEBACAIAACNAQAgAwAAAH4AIA8AAIYBACAQAACLAQAgAQAAAH4AIAEAAACBAQAgFxUAALYgACAWAAC5IAAgFwAAuCAAICgAALcgACApAAC6IAAg5Q4AAI0ZACDnDgAAjRkAIOsOAACNGQAg4w8AAI0ZACDxDwAAjRkAIPUPAACNGQAgpxAAAI0ZACDeEQAAjRkAIN8RAACNGQAg4BEAAI0ZACDjEQAAjRkAIOURAACNGQAg5hEAAI0ZACDnEQAAjRkAIOgRAACNGQAg6REAAI0ZACDqEQAAjRkAIOsRAACNGQAgJAgBAIwWACGgDgAA_RgAMKEOAACUAQAQog4AAP0YADCjDgEAjBYAIccOQACNFgAh5A4EAIsWACHlDgQA3xYAIecOAgCOFgAh6w4BAJAWACGLDwEAjBYAIeMPAQCQFgAh8Q8BAJAWACH1DwEAkBYAIaAQAQCMFgAhpxBAAKIWACH-EAQAixYAIZ8RIACnFgAh1BEBAIwWACHYEQEAjBYAIdoRAQCMFgAh2xEEAIsWACHeEQIAjhYAId8RAACRFgAg4BEAAJEWACDhESAApxYAIeIRAQCMFgAh4xEBAJAWACHkEQEAjBYAIeURAQCQFgAh5hEBAJAWACHnEQEAkBYAIegRAQCQFgAh6REEAN8WACHqEQQA3xYAIesRAQCQFgAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIBCgDgAA-xgAMKEOAACaAQAQog4AAPsYADDkDgQAthYAIeUOBAC2FgAh5w4CALMWACGLDwEAqxYAIeMPAQCrFgAhoBABAKsWACH-EAQAthYAIdQRAQCrFgAh2BEBAKsWACHaEQEAqxYAIdsRBAC2FgAh3BEAAL4WACDdEQAA_BgAIAEAAACXAQAgAQAAAJcBACAPoA4AAPsYADChDgAAmgEAEKIOAAD7GAAw5A4EALYWACHlDgQAthYAIecOAgCzFgAhiw8BAKsWACHjDwEAqxYAIaAQAQCrFgAh_hAEALYWACHUEQEAqxYAIdgRAQCrFgAh2hEBAKsWACHbEQQAthYAIdwRAAC-FgAgAAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAzkDgQAAAAB5Q4EAAAAAecOAgAAAAGLDwEAAAAB4w8BAAAAAaAQAQAAAAH-EAQAAAAB1BEBAAAAAdgRAQAAAAHaEQEAAAAB2xEEAAAAAdwRgAAAAAEBCAAAnwEAIAzkDgQAAAAB5Q4EAAAAAecOAgAAAAGLDwEAAAAB4w8BAAAAAaAQAQAAAAH-EAQAAAAB1BEBAAAAAdgRAQAAAAHaEQEAAAAB2xEEAAAAAdwRgAAAAAEBCAAAoQEAMAEIAAChAQAwDOQOBACTGQAh5Q4EAJMZACHnDgIAlhkAIYsPAQCYGQAh4w8BAJgZACGgEAEAmBkAIf4QBACTGQAh1BEBAJgZACHYEQEAmBkAIdoRAQCYGQAh2xEEAJMZACHcEYAAAAABAgAAAJcBACAIAACkAQAgDOQOBACTGQAh5Q4EAJMZACHnDgIAlhkAIYsPAQCYGQAh4w8BAJgZACGgEAEAmBkAIf4QBACTGQAh1BEBAJgZACHYEQEAmBkAIdoRAQCYGQAh2xEEAJMZACHcEYAAAAABAgAAAJoBACAIAACmAQAgAgAAAJoBACAIAACmAQAgAwAAAJcBACAPAACfAQAgEAAApAEAIAEAAACXAQAgAQAAAJoBACAFFQAAsSAAIBYAALQgACAXAACzIAAgKAAAsiAAICkAALUgACAPoA4AAPoYADChDgAArQEAEKIOAAD6GAAw5A4EAIsWACHlDgQAixYAIecOAgCPFgAhiw8BAIwWACHjDwEAjBYAIaAQAQCMFgAh_hAEAIsWACHUEQEAjBYAIdgRAQCMFgAh2hEBAIwWACHbEQQAixYAIdwRAAC7FgAgAwAAAJoBACADAACsAQAwFAAArQEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACALoA4AAPgYADChDgAAswEAEKIOAAD4GAAw5A4EALYWACHlDgQAthYAIesOAQCrFgAhoBABAKsWACGJEQQAthYAIdQRAQCrFgAh2BEBAKsWACHZEQAA-RgAIAEAAACwAQAgAQAAALABACAKoA4AAPgYADChDgAAswEAEKIOAAD4GAAw5A4EALYWACHlDgQAthYAIesOAQCrFgAhoBABAKsWACGJEQQAthYAIdQRAQCrFgAh2BEBAKsWACEAAwAAALMBACADAAC0AQAwBAAAsAEAIAMAAACzAQAgAwAAtAEAMAQAALABACADAAAAswEAIAMAALQBADAEAACwAQAgB-QOBAAAAAHlDgQAAAAB6w4BAAAAAaAQAQAAAAGJEQQAAAAB1BEBAAAAAdgRAQAAAAEBCAAAuAEAIAfkDgQAAAAB5Q4EAAAAAesOAQAAAAGgEAEAAAABiREEAAAAAdQRAQAAAAHYEQEAAAABAQgAALoBADABCAAAugEAMAfkDgQAkxkAIeUOBACTGQAh6w4BAJgZACGgEAEAmBkAIYkRBACTGQAh1BEBAJgZACHYEQEAmBkAIQIAAACwAQAgCAAAvQEAIAfkDgQAkxkAIeUOBACTGQAh6w4BAJgZACGgEAEAmBkAIYkRBACTGQAh1BEBAJgZACHYEQEAmBkAIQIAAACzAQAgCAAAvwEAIAIAAACzAQAgCAAAvwEAIAMAAACwAQAgDwAAuAEAIBAAAL0BACABAAAAsAEAIAEAAACzAQAgBRUAAKwgACAWAACvIAAgFwAAriAAICgAAK0gACApAACwIAAgCqAOAAD3GAAwoQ4AAMYBABCiDgAA9xgAMOQOBACLFgAh5Q4EAIsWACHrDgEAjBYAIaAQAQCMFgAhiREEAIsWACHUEQEAjBYAIdgRAQCMFgAhAwAAALMBACADAADFAQAwFAAAxgEAIAMAAACzAQAgAwAAtAEAMAQAALABACAHoA4AAPUYADChDgAAzAEAEKIOAAD1GAAwiw8BAKsWACG_DwQAthYAIfEQAgCzFgAh1xEAAPYYACABAAAAyQEAIAEAAADJAQAgBqAOAAD1GAAwoQ4AAMwBABCiDgAA9RgAMIsPAQCrFgAhvw8EALYWACHxEAIAsxYAIQADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACADiw8BAAAAAb8PBAAAAAHxEAIAAAABAQgAANEBACADiw8BAAAAAb8PBAAAAAHxEAIAAAABAQgAANMBADABCAAA0wEAMAOLDwEAmBkAIb8PBACTGQAh8RACAJYZACECAAAAyQEAIAgAANYBACADiw8BAJgZACG_DwQAkxkAIfEQAgCWGQAhAgAAAMwBACAIAADYAQAgAgAAAMwBACAIAADYAQAgAwAAAMkBACAPAADRAQAgEAAA1gEAIAEAAADJAQAgAQAAAMwBACAFFQAApyAAIBYAAKogACAXAACpIAAgKAAAqCAAICkAAKsgACAGoA4AAPQYADChDgAA3wEAEKIOAAD0GAAwiw8BAIwWACG_DwQAixYAIfEQAgCPFgAhAwAAAMwBACADAADeAQAwFAAA3wEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACAJCAAAvhYAIKAOAADzGAAwoQ4AAOUBABCiDgAA8xgAMKMOAQAAAAGlDkAArxYAIeIOAQCrFgAh6g4BAKsWACH9D0AArhYAIQEAAADiAQAgAQAAAOIBACAJCAAAvhYAIKAOAADzGAAwoQ4AAOUBABCiDgAA8xgAMKMOAQCrFgAhpQ5AAK8WACHiDgEAqxYAIeoOAQCrFgAh_Q9AAK4WACEB_Q8AAI0ZACADAAAA5QEAIAMAAOYBADAEAADiAQAgAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACAGCIAAAAABow4BAAAAAaUOQAAAAAHiDgEAAAAB6g4BAAAAAf0PQAAAAAEBCAAA6gEAIAYIgAAAAAGjDgEAAAABpQ5AAAAAAeIOAQAAAAHqDgEAAAAB_Q9AAAAAAQEIAADsAQAwAQgAAOwBADAGCIAAAAABow4BAJgZACGlDkAAlBkAIeIOAQCYGQAh6g4BAJgZACH9D0AAoBkAIQIAAADiAQAgCAAA7wEAIAYIgAAAAAGjDgEAmBkAIaUOQACUGQAh4g4BAJgZACHqDgEAmBkAIf0PQACgGQAhAgAAAOUBACAIAADxAQAgAgAAAOUBACAIAADxAQAgAwAAAOIBACAPAADqAQAgEAAA7wEAIAEAAADiAQAgAQAAAOUBACAEFQAApCAAIBYAAKYgACAXAAClIAAg_Q8AAI0ZACAJCAAAuxYAIKAOAADyGAAwoQ4AAPgBABCiDgAA8hgAMKMOAQCMFgAhpQ5AAI0WACHiDgEAjBYAIeoOAQCMFgAh_Q9AAKIWACEDAAAA5QEAIAMAAPcBADAUAAD4AQAgAwAAAOUBACADAADmAQAwBAAA4gEAIBLuDQIAsxYAIaAOAADwGAAwoQ4AAP4BABCiDgAA8BgAMKUOQACvFgAh5A4EALYWACHlDgQAthYAIecOAgCzFgAh6w4BAKsWACGLDwEAqxYAIeMPAQCtFgAh9Q8BAK0WACGgEAEAqxYAIe4QQACvFgAhiREEALYWACHUEQEAqxYAIdURAAC0FgAg1hEAAPEYACABAAAA-wEAIAEAAAD7AQAgEe4NAgCzFgAhoA4AAPAYADChDgAA_gEAEKIOAADwGAAwpQ5AAK8WACHkDgQAthYAIeUOBAC2FgAh5w4CALMWACHrDgEAqxYAIYsPAQCrFgAh4w8BAK0WACH1DwEArRYAIaAQAQCrFgAh7hBAAK8WACGJEQQAthYAIdQRAQCrFgAh1REAALQWACAD4w8AAI0ZACD1DwAAjRkAINURAACNGQAgAwAAAP4BACADAAD_AQAwBAAA-wEAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACADAAAA_gEAIAMAAP8BADAEAAD7AQAgDu4NAgAAAAGlDkAAAAAB5A4EAAAAAeUOBAAAAAHnDgIAAAAB6w4BAAAAAYsPAQAAAAHjDwEAAAAB9Q8BAAAAAaAQAQAAAAHuEEAAAAABiREEAAAAAdQRAQAAAAHVEYAAAAABAQgAAIMCACAO7g0CAAAAAaUOQAAAAAHkDgQAAAAB5Q4EAAAAAecOAgAAAAHrDgEAAAABiw8BAAAAAeMPAQAAAAH1DwEAAAABoBABAAAAAe4QQAAAAAGJEQQAAAAB1BEBAAAAAdURgAAAAAEBCAAAhQIAMAEIAACFAgAwDu4NAgCWGQAhpQ5AAJQZACHkDgQAkxkAIeUOBACTGQAh5w4CAJYZACHrDgEAmBkAIYsPAQCYGQAh4w8BAJcZACH1DwEAlxkAIaAQAQCYGQAh7hBAAJQZACGJEQQAkxkAIdQRAQCYGQAh1RGAAAAAAQIAAAD7AQAgCAAAiAIAIA7uDQIAlhkAIaUOQACUGQAh5A4EAJMZACHlDgQAkxkAIecOAgCWGQAh6w4BAJgZACGLDwEAmBkAIeMPAQCXGQAh9Q8BAJcZACGgEAEAmBkAIe4QQACUGQAhiREEAJMZACHUEQEAmBkAIdURgAAAAAECAAAA_gEAIAgAAIoCACACAAAA_gEAIAgAAIoCACADAAAA-wEAIA8AAIMCACAQAACIAgAgAQAAAPsBACABAAAA_gEAIAgVAACfIAAgFgAAoiAAIBcAAKEgACAoAACgIAAgKQAAoyAAIOMPAACNGQAg9Q8AAI0ZACDVEQAAjRkAIBHuDQIAjxYAIaAOAADvGAAwoQ4AAJECABCiDgAA7xgAMKUOQACNFgAh5A4EAIsWACHlDgQAixYAIecOAgCPFgAh6w4BAIwWACGLDwEAjBYAIeMPAQCQFgAh9Q8BAJAWACGgEAEAjBYAIe4QQACNFgAhiREEAIsWACHUEQEAjBYAIdURAACRFgAgAwAAAP4BACADAACQAgAwFAAAkQIAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACAFoA4AAO4YADChDgAAlwIAEKIOAADuGAAwqhABAAAAAdMRAAC-FgAgAQAAAJQCACABAAAAlAIAIAWgDgAA7hgAMKEOAACXAgAQog4AAO4YADCqEAEAqxYAIdMRAAC-FgAgAAMAAACXAgAgAwAAmAIAMAQAAJQCACADAAAAlwIAIAMAAJgCADAEAACUAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIAKqEAEAAAAB0xGAAAAAAQEIAACcAgAgAqoQAQAAAAHTEYAAAAABAQgAAJ4CADABCAAAngIAMAKqEAEAmBkAIdMRgAAAAAECAAAAlAIAIAgAAKECACACqhABAJgZACHTEYAAAAABAgAAAJcCACAIAACjAgAgAgAAAJcCACAIAACjAgAgAwAAAJQCACAPAACcAgAgEAAAoQIAIAEAAACUAgAgAQAAAJcCACADFQAAnCAAIBYAAJ4gACAXAACdIAAgBaAOAADtGAAwoQ4AAKoCABCiDgAA7RgAMKoQAQCMFgAh0xEAALsWACADAAAAlwIAIAMAAKkCADAUAACqAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIBDNAQAA4hgAINIBAADjGAAghwkBAAAAAaAOAADhGAAwoQ4AALcCABCiDgAA4RgAMKMOAQAAAAHHDkAArxYAIeQOBADjFgAh1BABAKsWACHzEAAA7BgAIMoRQACuFgAhyxEBAK0WACHNEUAArhYAIc4RQACuFgAhzxECALMWACEBAAAArQIAIBbMAQAA6xgAIKAOAADqGAAwoQ4AAK8CABCiDgAA6hgAMKMOAQCrFgAhxw5AAK8WACHJDgEAqxYAIeoOAQCrFgAhjw8BAKsWACGnDwEAqxYAIfIPQACuFgAhpxBAAK4WACGoEEAArhYAIfwQAQCrFgAhxREAAKYWACDGEQAAphYAIMcRAACmFgAgyBECALIWACHJEQEAqxYAIcoRQACuFgAhyxEBAK0WACHMEQEArRYAIQjMAQAAmCAAIPIPAACNGQAgpxAAAI0ZACCoEAAAjRkAIMgRAACNGQAgyhEAAI0ZACDLEQAAjRkAIMwRAACNGQAgFswBAADrGAAgoA4AAOoYADChDgAArwIAEKIOAADqGAAwow4BAAAAAccOQACvFgAhyQ4BAKsWACHqDgEAqxYAIY8PAQCrFgAhpw8BAKsWACHyD0AArhYAIacQQACuFgAhqBBAAK4WACH8EAEAAAABxREAAKYWACDGEQAAphYAIMcRAACmFgAgyBECALIWACHJEQEAqxYAIcoRQACuFgAhyxEBAK0WACHMEQEArRYAIQMAAACvAgAgAwAAsAIAMAQAALECACAVzAEAAOYYACDPAQAA5xgAINABAADoGAAg0QEAAOkYACCgDgAA5RgAMKEOAACzAgAQog4AAOUYADCjDgEAqxYAIccOQACvFgAhyQ4BAK0WACHLDgEAqxYAIdQOAQCtFgAhng8BAKsWACHuD0AArhYAIfoPQACuFgAhsBABAKsWACGyEAEAqxYAIbMQAACmFgAgtBABAKsWACG1EEAArhYAIbYQAgCzFgAhCcwBAACYIAAgzwEAAJkgACDQAQAAmiAAINEBAACbIAAgyQ4AAI0ZACDUDgAAjRkAIO4PAACNGQAg-g8AAI0ZACC1EAAAjRkAIBbMAQAA5hgAIM8BAADnGAAg0AEAAOgYACDRAQAA6RgAIKAOAADlGAAwoQ4AALMCABCiDgAA5RgAMKMOAQAAAAHHDkAArxYAIckOAQCtFgAhyw4BAKsWACHUDgEArRYAIZ4PAQCrFgAh7g9AAK4WACH6D0AArhYAIbAQAQAAAAGyEAEAqxYAIbMQAACmFgAgtBABAKsWACG1EEAArhYAIbYQAgCzFgAh0hEAAOQYACADAAAAswIAIAMAALQCADAEAAC1AgAgD80BAADiGAAg0gEAAOMYACCHCQEAqxYAIaAOAADhGAAwoQ4AALcCABCiDgAA4RgAMKMOAQCrFgAhxw5AAK8WACHkDgQA4xYAIdQQAQCrFgAhyhFAAK4WACHLEQEArRYAIc0RQACuFgAhzhFAAK4WACHPEQIAsxYAIQEAAAC3AgAgCQgAAL4WACDOAQAA3RgAIKAOAADgGAAwoQ4AALkCABCiDgAA4BgAMKMOBAC2FgAhpQ5AAK8WACHqDgEAqxYAIakQAQCrFgAhAc4BAACXIAAgCQgAAL4WACDOAQAA3RgAIKAOAADgGAAwoQ4AALkCABCiDgAA4BgAMKMOBAAAAAGlDkAArxYAIeoOAQCrFgAhqRABAKsWACEDAAAAuQIAIAMAALoCADAEAAC7AgAgEc4BAADdGAAgoA4AAN8YADChDgAAvQIAEKIOAADfGAAwow4BAKsWACHCDgIAsxYAIcQOQACuFgAhxQ4CALMWACHGDkAArhYAIccOQACvFgAh6g4BAKsWACH8DgEAqxYAIYYPQACuFgAhqRABAKsWACGtEAAAvhYAIK4QAgCzFgAhrxBAAK4WACEFzgEAAJcgACDEDgAAjRkAIMYOAACNGQAghg8AAI0ZACCvEAAAjRkAIBLOAQAA3RgAIKAOAADfGAAwoQ4AAL0CABCiDgAA3xgAMKMOAQAAAAHCDgIAsxYAIcQOQACuFgAhxQ4CALMWACHGDkAArhYAIccOQACvFgAh6g4BAKsWACH8DgEAqxYAIYYPQACuFgAhqRABAKsWACGtEAAAvhYAIK4QAgCzFgAhrxBAAK4WACHREQAA3hgAIAMAAAC9AgAgAwAAvgIAMAQAAL8CACALCAAAvhYAIM4BAADdGAAgoA4AANwYADChDgAAwQIAEKIOAADcGAAw6g4BAKsWACGMEEAArxYAIakQAQCrFgAhqhABAKsWACGrEEAArxYAIawQQACuFgAhAs4BAACXIAAgrBAAAI0ZACAMCAAAvhYAIM4BAADdGAAgoA4AANwYADChDgAAwQIAEKIOAADcGAAw6g4BAKsWACGMEEAArxYAIakQAQCrFgAhqhABAKsWACGrEEAArxYAIawQQACuFgAh0BEAANsYACADAAAAwQIAIAMAAMICADAEAADDAgAgAQAAALkCACABAAAAvQIAIAEAAADBAgAgAQAAAK8CACABAAAAswIAIAEAAACtAgAgB80BAACVIAAg0gEAAJYgACDkDgAAjRkAIMoRAACNGQAgyxEAAI0ZACDNEQAAjRkAIM4RAACNGQAgAwAAALcCACADAADLAgAwBAAArQIAIAMAAAC3AgAgAwAAywIAMAQAAK0CACADAAAAtwIAIAMAAMsCADAEAACtAgAgDM0BAACTIAAg0gEAAJQgACCHCQEAAAABow4BAAAAAccOQAAAAAHkDgQAAAAB1BABAAAAAcoRQAAAAAHLEQEAAAABzRFAAAAAAc4RQAAAAAHPEQIAAAABAQgAAM8CACAKhwkBAAAAAaMOAQAAAAHHDkAAAAAB5A4EAAAAAdQQAQAAAAHKEUAAAAAByxEBAAAAAc0RQAAAAAHOEUAAAAABzxECAAAAAQEIAADRAgAwAQgAANECADAMzQEAAPkfACDSAQAA-h8AIIcJAQCYGQAhow4BAJgZACHHDkAAlBkAIeQOBAD_GQAh1BABAJgZACHKEUAAoBkAIcsRAQCXGQAhzRFAAKAZACHOEUAAoBkAIc8RAgCWGQAhAgAAAK0CACAIAADUAgAgCocJAQCYGQAhow4BAJgZACHHDkAAlBkAIeQOBAD_GQAh1BABAJgZACHKEUAAoBkAIcsRAQCXGQAhzRFAAKAZACHOEUAAoBkAIc8RAgCWGQAhAgAAALcCACAIAADWAgAgAgAAALcCACAIAADWAgAgAwAAAK0CACAPAADPAgAgEAAA1AIAIAEAAACtAgAgAQAAALcCACAKFQAA9B8AIBYAAPcfACAXAAD2HwAgKAAA9R8AICkAAPgfACDkDgAAjRkAIMoRAACNGQAgyxEAAI0ZACDNEQAAjRkAIM4RAACNGQAgDYcJAQCMFgAhoA4AANoYADChDgAA3QIAEKIOAADaGAAwow4BAIwWACHHDkAAjRYAIeQOBADfFgAh1BABAIwWACHKEUAAohYAIcsRAQCQFgAhzRFAAKIWACHOEUAAohYAIc8RAgCPFgAhAwAAALcCACADAADcAgAwFAAA3QIAIAMAAAC3AgAgAwAAywIAMAQAAK0CACABAAAAsQIAIAEAAACxAgAgAwAAAK8CACADAACwAgAwBAAAsQIAIAMAAACvAgAgAwAAsAIAMAQAALECACADAAAArwIAIAMAALACADAEAACxAgAgE8wBAADzHwAgow4BAAAAAccOQAAAAAHJDgEAAAAB6g4BAAAAAY8PAQAAAAGnDwEAAAAB8g9AAAAAAacQQAAAAAGoEEAAAAAB_BABAAAAAcURAADwHwAgxhEAAPEfACDHEQAA8h8AIMgRAgAAAAHJEQEAAAAByhFAAAAAAcsRAQAAAAHMEQEAAAABAQgAAOUCACASow4BAAAAAccOQAAAAAHJDgEAAAAB6g4BAAAAAY8PAQAAAAGnDwEAAAAB8g9AAAAAAacQQAAAAAGoEEAAAAAB_BABAAAAAcURAADwHwAgxhEAAPEfACDHEQAA8h8AIMgRAgAAAAHJEQEAAAAByhFAAAAAAcsRAQAAAAHMEQEAAAABAQgAAOcCADABCAAA5wIAMBPMAQAA7x8AIKMOAQCYGQAhxw5AAJQZACHJDgEAmBkAIeoOAQCYGQAhjw8BAJgZACGnDwEAmBkAIfIPQACgGQAhpxBAAKAZACGoEEAAoBkAIfwQAQCYGQAhxREAAOwfACDGEQAA7R8AIMcRAADuHwAgyBECAJUZACHJEQEAmBkAIcoRQACgGQAhyxEBAJcZACHMEQEAlxkAIQIAAACxAgAgCAAA6gIAIBKjDgEAmBkAIccOQACUGQAhyQ4BAJgZACHqDgEAmBkAIY8PAQCYGQAhpw8BAJgZACHyD0AAoBkAIacQQACgGQAhqBBAAKAZACH8EAEAmBkAIcURAADsHwAgxhEAAO0fACDHEQAA7h8AIMgRAgCVGQAhyREBAJgZACHKEUAAoBkAIcsRAQCXGQAhzBEBAJcZACECAAAArwIAIAgAAOwCACACAAAArwIAIAgAAOwCACADAAAAsQIAIA8AAOUCACAQAADqAgAgAQAAALECACABAAAArwIAIAwVAADnHwAgFgAA6h8AIBcAAOkfACAoAADoHwAgKQAA6x8AIPIPAACNGQAgpxAAAI0ZACCoEAAAjRkAIMgRAACNGQAgyhEAAI0ZACDLEQAAjRkAIMwRAACNGQAgFaAOAADZGAAwoQ4AAPMCABCiDgAA2RgAMKMOAQCMFgAhxw5AAI0WACHJDgEAjBYAIeoOAQCMFgAhjw8BAIwWACGnDwEAjBYAIfIPQACiFgAhpxBAAKIWACGoEEAAohYAIfwQAQCMFgAhxREAAKYWACDGEQAAphYAIMcRAACmFgAgyBECAI4WACHJEQEAjBYAIcoRQACiFgAhyxEBAJAWACHMEQEAkBYAIQMAAACvAgAgAwAA8gIAMBQAAPMCACADAAAArwIAIAMAALACADAEAACxAgAgCqAOAADYGAAwoQ4AAPkCABCiDgAA2BgAMKMOAQAAAAGlDkAArxYAIZ4PAQCrFgAhwREBAKsWACHCEQEAqxYAIcMRAAC-FgAgxBEBAK0WACEBAAAA9gIAIAEAAAD2AgAgCqAOAADYGAAwoQ4AAPkCABCiDgAA2BgAMKMOAQCrFgAhpQ5AAK8WACGeDwEAqxYAIcERAQCrFgAhwhEBAKsWACHDEQAAvhYAIMQRAQCtFgAhAcQRAACNGQAgAwAAAPkCACADAAD6AgAwBAAA9gIAIAMAAAD5AgAgAwAA-gIAMAQAAPYCACADAAAA-QIAIAMAAPoCADAEAAD2AgAgB6MOAQAAAAGlDkAAAAABng8BAAAAAcERAQAAAAHCEQEAAAABwxGAAAAAAcQRAQAAAAEBCAAA_gIAIAejDgEAAAABpQ5AAAAAAZ4PAQAAAAHBEQEAAAABwhEBAAAAAcMRgAAAAAHEEQEAAAABAQgAAIADADABCAAAgAMAMAejDgEAmBkAIaUOQACUGQAhng8BAJgZACHBEQEAmBkAIcIRAQCYGQAhwxGAAAAAAcQRAQCXGQAhAgAAAPYCACAIAACDAwAgB6MOAQCYGQAhpQ5AAJQZACGeDwEAmBkAIcERAQCYGQAhwhEBAJgZACHDEYAAAAABxBEBAJcZACECAAAA-QIAIAgAAIUDACACAAAA-QIAIAgAAIUDACADAAAA9gIAIA8AAP4CACAQAACDAwAgAQAAAPYCACABAAAA-QIAIAQVAADkHwAgFgAA5h8AIBcAAOUfACDEEQAAjRkAIAqgDgAA1xgAMKEOAACMAwAQog4AANcYADCjDgEAjBYAIaUOQACNFgAhng8BAIwWACHBEQEAjBYAIcIRAQCMFgAhwxEAALsWACDEEQEAkBYAIQMAAAD5AgAgAwAAiwMAMBQAAIwDACADAAAA-QIAIAMAAPoCADAEAAD2AgAgEKAOAADVGAAwoQ4AAJIDABCiDgAA1RgAML8OAQCtFgAhwQ4CALIWACHvDgEAqxYAIfIPQACvFgAhqhABAKsWACG4EQEAqxYAIboRAQCrFgAhuxEBAKsWACG8ESAArBYAIb0RAADUGAAgvhEBAKsWACG_EUAArxYAIcARAADWGAAgAQAAAI8DACABAAAAjwMAIA-gDgAA1RgAMKEOAACSAwAQog4AANUYADC_DgEArRYAIcEOAgCyFgAh7w4BAKsWACHyD0AArxYAIaoQAQCrFgAhuBEBAKsWACG6EQEAqxYAIbsRAQCrFgAhvBEgAKwWACG9EQAA1BgAIL4RAQCrFgAhvxFAAK8WACECvw4AAI0ZACDBDgAAjRkAIAMAAACSAwAgAwAAkwMAMAQAAI8DACADAAAAkgMAIAMAAJMDADAEAACPAwAgAwAAAJIDACADAACTAwAwBAAAjwMAIAy_DgEAAAABwQ4CAAAAAe8OAQAAAAHyD0AAAAABqhABAAAAAbgRAQAAAAG6EQEAAAABuxEBAAAAAbwRIAAAAAG9EQAA4x8AIL4RAQAAAAG_EUAAAAABAQgAAJcDACAMvw4BAAAAAcEOAgAAAAHvDgEAAAAB8g9AAAAAAaoQAQAAAAG4EQEAAAABuhEBAAAAAbsRAQAAAAG8ESAAAAABvREAAOMfACC-EQEAAAABvxFAAAAAAQEIAACZAwAwAQgAAJkDADAMvw4BAJcZACHBDgIAlRkAIe8OAQCYGQAh8g9AAJQZACGqEAEAmBkAIbgRAQCYGQAhuhEBAJgZACG7EQEAmBkAIbwRIAC2GQAhvREAAOIfACC-EQEAmBkAIb8RQACUGQAhAgAAAI8DACAIAACcAwAgDL8OAQCXGQAhwQ4CAJUZACHvDgEAmBkAIfIPQACUGQAhqhABAJgZACG4EQEAmBkAIboRAQCYGQAhuxEBAJgZACG8ESAAthkAIb0RAADiHwAgvhEBAJgZACG_EUAAlBkAIQIAAACSAwAgCAAAngMAIAIAAACSAwAgCAAAngMAIAMAAACPAwAgDwAAlwMAIBAAAJwDACABAAAAjwMAIAEAAACSAwAgBxUAAN0fACAWAADgHwAgFwAA3x8AICgAAN4fACApAADhHwAgvw4AAI0ZACDBDgAAjRkAIA-gDgAA0xgAMKEOAAClAwAQog4AANMYADC_DgEAkBYAIcEOAgCOFgAh7w4BAIwWACHyD0AAjRYAIaoQAQCMFgAhuBEBAIwWACG6EQEAjBYAIbsRAQCMFgAhvBEgAKcWACG9EQAA1BgAIL4RAQCMFgAhvxFAAI0WACEDAAAAkgMAIAMAAKQDADAUAAClAwAgAwAAAJIDACADAACTAwAwBAAAjwMAIAegDgAA0RgAMKEOAACrAwAQog4AANEYADC5EAQAthYAIbARQACvFgAhuBEBAKsWACG5EQAA0hgAIAEAAACoAwAgAQAAAKgDACAGoA4AANEYADChDgAAqwMAEKIOAADRGAAwuRAEALYWACGwEUAArxYAIbgRAQCrFgAhAAMAAACrAwAgAwAArAMAMAQAAKgDACADAAAAqwMAIAMAAKwDADAEAACoAwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAO5EAQAAAABsBFAAAAAAbgRAQAAAAEBCAAAsAMAIAO5EAQAAAABsBFAAAAAAbgRAQAAAAEBCAAAsgMAMAEIAACyAwAwA7kQBACTGQAhsBFAAJQZACG4EQEAmBkAIQIAAACoAwAgCAAAtQMAIAO5EAQAkxkAIbARQACUGQAhuBEBAJgZACECAAAAqwMAIAgAALcDACACAAAAqwMAIAgAALcDACADAAAAqAMAIA8AALADACAQAAC1AwAgAQAAAKgDACABAAAAqwMAIAUVAADYHwAgFgAA2x8AIBcAANofACAoAADZHwAgKQAA3B8AIAagDgAA0BgAMKEOAAC-AwAQog4AANAYADC5EAQAixYAIbARQACNFgAhuBEBAIwWACEDAAAAqwMAIAMAAL0DADAUAAC-AwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAegDgAAzhgAMKEOAADEAwAQog4AAM4YADDJDgEAqxYAIaIPQACvFgAhsxECALMWACG3EQAAzxgAIAEAAADBAwAgAQAAAMEDACAGoA4AAM4YADChDgAAxAMAEKIOAADOGAAwyQ4BAKsWACGiD0AArxYAIbMRAgCzFgAhAAMAAADEAwAgAwAAxQMAMAQAAMEDACADAAAAxAMAIAMAAMUDADAEAADBAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAPJDgEAAAABog9AAAAAAbMRAgAAAAEBCAAAyQMAIAPJDgEAAAABog9AAAAAAbMRAgAAAAEBCAAAywMAMAEIAADLAwAwA8kOAQCYGQAhog9AAJQZACGzEQIAlhkAIQIAAADBAwAgCAAAzgMAIAPJDgEAmBkAIaIPQACUGQAhsxECAJYZACECAAAAxAMAIAgAANADACACAAAAxAMAIAgAANADACADAAAAwQMAIA8AAMkDACAQAADOAwAgAQAAAMEDACABAAAAxAMAIAUVAADTHwAgFgAA1h8AIBcAANUfACAoAADUHwAgKQAA1x8AIAagDgAAzRgAMKEOAADXAwAQog4AAM0YADDJDgEAjBYAIaIPQACNFgAhsxECAI8WACEDAAAAxAMAIAMAANYDADAUAADXAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAagDgAAzBgAMKEOAADdAwAQog4AAMwYADDjDgEArRYAIeQPAQAAAAHyD0AArxYAIQEAAADaAwAgAQAAANoDACAGoA4AAMwYADChDgAA3QMAEKIOAADMGAAw4w4BAK0WACHkDwEAqxYAIfIPQACvFgAhAeMOAACNGQAgAwAAAN0DACADAADeAwAwBAAA2gMAIAMAAADdAwAgAwAA3gMAMAQAANoDACADAAAA3QMAIAMAAN4DADAEAADaAwAgA-MOAQAAAAHkDwEAAAAB8g9AAAAAAQEIAADiAwAgA-MOAQAAAAHkDwEAAAAB8g9AAAAAAQEIAADkAwAwAQgAAOQDADAD4w4BAJcZACHkDwEAmBkAIfIPQACUGQAhAgAAANoDACAIAADnAwAgA-MOAQCXGQAh5A8BAJgZACHyD0AAlBkAIQIAAADdAwAgCAAA6QMAIAIAAADdAwAgCAAA6QMAIAMAAADaAwAgDwAA4gMAIBAAAOcDACABAAAA2gMAIAEAAADdAwAgBBUAANAfACAWAADSHwAgFwAA0R8AIOMOAACNGQAgBqAOAADLGAAwoQ4AAPADABCiDgAAyxgAMOMOAQCQFgAh5A8BAIwWACHyD0AAjRYAIQMAAADdAwAgAwAA7wMAMBQAAPADACADAAAA3QMAIAMAAN4DADAEAADaAwAgDIcJAQCrFgAhoA4AAMoYADChDgAA9gMAEKIOAADKGAAwow4BAAAAAccOQACvFgAhyQ4BAKsWACHkDgQA4xYAIeoOAQCrFgAh8g9AAK8WACGnEEAArhYAIagQQACuFgAhAQAAAPMDACABAAAA8wMAIAyHCQEAqxYAIaAOAADKGAAwoQ4AAPYDABCiDgAAyhgAMKMOAQCrFgAhxw5AAK8WACHJDgEAqxYAIeQOBADjFgAh6g4BAKsWACHyD0AArxYAIacQQACuFgAhqBBAAK4WACED5A4AAI0ZACCnEAAAjRkAIKgQAACNGQAgAwAAAPYDACADAAD3AwAwBAAA8wMAIAMAAAD2AwAgAwAA9wMAMAQAAPMDACADAAAA9gMAIAMAAPcDADAEAADzAwAgCYcJAQAAAAGjDgEAAAABxw5AAAAAAckOAQAAAAHkDgQAAAAB6g4BAAAAAfIPQAAAAAGnEEAAAAABqBBAAAAAAQEIAAD7AwAgCYcJAQAAAAGjDgEAAAABxw5AAAAAAckOAQAAAAHkDgQAAAAB6g4BAAAAAfIPQAAAAAGnEEAAAAABqBBAAAAAAQEIAAD9AwAwAQgAAP0DADAJhwkBAJgZACGjDgEAmBkAIccOQACUGQAhyQ4BAJgZACHkDgQA_xkAIeoOAQCYGQAh8g9AAJQZACGnEEAAoBkAIagQQACgGQAhAgAAAPMDACAIAACABAAgCYcJAQCYGQAhow4BAJgZACHHDkAAlBkAIckOAQCYGQAh5A4EAP8ZACHqDgEAmBkAIfIPQACUGQAhpxBAAKAZACGoEEAAoBkAIQIAAAD2AwAgCAAAggQAIAIAAAD2AwAgCAAAggQAIAMAAADzAwAgDwAA-wMAIBAAAIAEACABAAAA8wMAIAEAAAD2AwAgCBUAAMsfACAWAADOHwAgFwAAzR8AICgAAMwfACApAADPHwAg5A4AAI0ZACCnEAAAjRkAIKgQAACNGQAgDIcJAQCMFgAhoA4AAMkYADChDgAAiQQAEKIOAADJGAAwow4BAIwWACHHDkAAjRYAIckOAQCMFgAh5A4EAN8WACHqDgEAjBYAIfIPQACNFgAhpxBAAKIWACGoEEAAohYAIQMAAAD2AwAgAwAAiAQAMBQAAIkEACADAAAA9gMAIAMAAPcDADAEAADzAwAgC6AOAADHGAAwoQ4AAI8EABCiDgAAxxgAMMkOAQCrFgAhsBFAAK8WACGxEQEAqxYAIbIRAQCrFgAhsxECALMWACG0EQIAsxYAIbURAACXFwAgthEAAMgYACABAAAAjAQAIAEAAACMBAAgCqAOAADHGAAwoQ4AAI8EABCiDgAAxxgAMMkOAQCrFgAhsBFAAK8WACGxEQEAqxYAIbIRAQCrFgAhsxECALMWACG0EQIAsxYAIbURAACXFwAgAAMAAACPBAAgAwAAkAQAMAQAAIwEACADAAAAjwQAIAMAAJAEADAEAACMBAAgAwAAAI8EACADAACQBAAwBAAAjAQAIAfJDgEAAAABsBFAAAAAAbERAQAAAAGyEQEAAAABsxECAAAAAbQRAgAAAAG1EQAAyh8AIAEIAACUBAAgB8kOAQAAAAGwEUAAAAABsREBAAAAAbIRAQAAAAGzEQIAAAABtBECAAAAAbURAADKHwAgAQgAAJYEADABCAAAlgQAMAfJDgEAmBkAIbARQACUGQAhsREBAJgZACGyEQEAmBkAIbMRAgCWGQAhtBECAJYZACG1EQAAyR8AIAIAAACMBAAgCAAAmQQAIAfJDgEAmBkAIbARQACUGQAhsREBAJgZACGyEQEAmBkAIbMRAgCWGQAhtBECAJYZACG1EQAAyR8AIAIAAACPBAAgCAAAmwQAIAIAAACPBAAgCAAAmwQAIAMAAACMBAAgDwAAlAQAIBAAAJkEACABAAAAjAQAIAEAAACPBAAgBRUAAMQfACAWAADHHwAgFwAAxh8AICgAAMUfACApAADIHwAgCqAOAADGGAAwoQ4AAKIEABCiDgAAxhgAMMkOAQCMFgAhsBFAAI0WACGxEQEAjBYAIbIRAQCMFgAhsxECAI8WACG0EQIAjxYAIbURAACXFwAgAwAAAI8EACADAAChBAAwFAAAogQAIAMAAACPBAAgAwAAkAQAMAQAAIwEACASzgYAAdEWACGgDgAAxRgAMKEOAACoBAAQog4AAMUYADClDkAArxYAId4PAQCrFgAh8Q8BAKsWACHAEAEAqxYAIcMQAAC-FgAgxBABAKsWACH7EAIAAAABqREBAKsWACGqEQIAsxYAIasRAAC-FgAgrBEEALYWACGtEQQAthYAIa4RBAC2FgAhrxEAAL4WACABAAAApQQAIAEAAAClBAAgEs4GAAHRFgAhoA4AAMUYADChDgAAqAQAEKIOAADFGAAwpQ5AAK8WACHeDwEAqxYAIfEPAQCrFgAhwBABAKsWACHDEAAAvhYAIMQQAQCrFgAh-xACALMWACGpEQEAqxYAIaoRAgCzFgAhqxEAAL4WACCsEQQAthYAIa0RBAC2FgAhrhEEALYWACGvEQAAvhYAIAHOBgAAjRkAIAMAAACoBAAgAwAAqQQAMAQAAKUEACADAAAAqAQAIAMAAKkEADAEAAClBAAgAwAAAKgEACADAACpBAAwBAAApQQAIA_OBgABAAABpQ5AAAAAAd4PAQAAAAHxDwEAAAABwBABAAAAAcMQgAAAAAHEEAEAAAAB-xACAAAAAakRAQAAAAGqEQIAAAABqxGAAAAAAawRBAAAAAGtEQQAAAABrhEEAAAAAa8RgAAAAAEBCAAArQQAIA_OBgABAAABpQ5AAAAAAd4PAQAAAAHxDwEAAAABwBABAAAAAcMQgAAAAAHEEAEAAAAB-xACAAAAAakRAQAAAAGqEQIAAAABqxGAAAAAAawRBAAAAAGtEQQAAAABrhEEAAAAAa8RgAAAAAEBCAAArwQAMAEIAACvBAAwD84GAAHaGQAhpQ5AAJQZACHeDwEAmBkAIfEPAQCYGQAhwBABAJgZACHDEIAAAAABxBABAJgZACH7EAIAlhkAIakRAQCYGQAhqhECAJYZACGrEYAAAAABrBEEAJMZACGtEQQAkxkAIa4RBACTGQAhrxGAAAAAAQIAAAClBAAgCAAAsgQAIA_OBgAB2hkAIaUOQACUGQAh3g8BAJgZACHxDwEAmBkAIcAQAQCYGQAhwxCAAAAAAcQQAQCYGQAh-xACAJYZACGpEQEAmBkAIaoRAgCWGQAhqxGAAAAAAawRBACTGQAhrREEAJMZACGuEQQAkxkAIa8RgAAAAAECAAAAqAQAIAgAALQEACACAAAAqAQAIAgAALQEACADAAAApQQAIA8AAK0EACAQAACyBAAgAQAAAKUEACABAAAAqAQAIAYVAAC_HwAgFgAAwh8AIBcAAMEfACAoAADAHwAgKQAAwx8AIM4GAACNGQAgEs4GAAHEFgAhoA4AAMQYADChDgAAuwQAEKIOAADEGAAwpQ5AAI0WACHeDwEAjBYAIfEPAQCMFgAhwBABAIwWACHDEAAAuxYAIMQQAQCMFgAh-xACAI8WACGpEQEAjBYAIaoRAgCPFgAhqxEAALsWACCsEQQAixYAIa0RBACLFgAhrhEEAIsWACGvEQAAuxYAIAMAAACoBAAgAwAAugQAMBQAALsEACADAAAAqAQAIAMAAKkEADAEAAClBAAgCvQCAADCGAAgoA4AAMEYADChDgAAwAQAEKIOAADBGAAwwRAAAdEWACGkEQIAsxYAIaURAgCzFgAhphEBAKsWACGnEQAB0BYAIagRAADDGAAgAQAAAL4EACAJ9AIAAMIYACCgDgAAwRgAMKEOAADABAAQog4AAMEYADDBEAAB0RYAIaQRAgCzFgAhpRECALMWACGmEQEAqxYAIacRAAHQFgAhAvQCAAC-HwAgwRAAAI0ZACADAAAAwAQAIAMAAMEEADAEAAC-BAAgAQAAAMAEACABAAAAvgQAIAMAAADABAAgAwAAwQQAMAQAAL4EACADAAAAwAQAIAMAAMEEADAEAAC-BAAgAwAAAMAEACADAADBBAAwBAAAvgQAIAb0AgAAvR8AIMEQAAEAAAGkEQIAAAABpRECAAAAAaYRAQAAAAGnEQABAAABAQgAAMgEACAFwRAAAQAAAaQRAgAAAAGlEQIAAAABphEBAAAAAacRAAEAAAEBCAAAygQAMAEIAADKBAAwBvQCAAC8HwAgwRAAAdoZACGkEQIAlhkAIaURAgCWGQAhphEBAJgZACGnEQAB2RkAIQIAAAC-BAAgCAAAzQQAIAXBEAAB2hkAIaQRAgCWGQAhpRECAJYZACGmEQEAmBkAIacRAAHZGQAhAgAAAMAEACAIAADPBAAgAgAAAMAEACAIAADPBAAgAwAAAL4EACAPAADIBAAgEAAAzQQAIAEAAAC-BAAgAQAAAMAEACAGFQAAtx8AIBYAALofACAXAAC5HwAgKAAAuB8AICkAALsfACDBEAAAjRkAIAigDgAAwBgAMKEOAADWBAAQog4AAMAYADDBEAABxBYAIaQRAgCPFgAhpRECAI8WACGmEQEAjBYAIacRAAHDFgAhAwAAAMAEACADAADVBAAwFAAA1gQAIAMAAADABAAgAwAAwQQAMAQAAL4EACAGCAAB0BYAIfMCAAC_GAAgoA4AAL4YADChDgAA3AQAEKIOAAC-GAAw_BAAAQAAAQEAAADZBAAgAQAAANkEACAGCAAB0BYAIfMCAAC_GAAgoA4AAL4YADChDgAA3AQAEKIOAAC-GAAw_BAAAdAWACEB8wIAALYfACADAAAA3AQAIAMAAN0EADAEAADZBAAgAwAAANwEACADAADdBAAwBAAA2QQAIAMAAADcBAAgAwAA3QQAMAQAANkEACADCAABAAAB8wIAALUfACD8EAABAAABAQgAAOEEACACCAABAAAB_BAAAQAAAQEIAADjBAAwAQgAAOMEADADCAAB2RkAIfMCAACoHwAg_BAAAdkZACECAAAA2QQAIAgAAOYEACACCAAB2RkAIfwQAAHZGQAhAgAAANwEACAIAADoBAAgAgAAANwEACAIAADoBAAgAwAAANkEACAPAADhBAAgEAAA5gQAIAEAAADZBAAgAQAAANwEACADFQAApR8AIBYAAKcfACAXAACmHwAgBQgAAcMWACGgDgAAvRgAMKEOAADvBAAQog4AAL0YADD8EAABwxYAIQMAAADcBAAgAwAA7gQAMBQAAO8EACADAAAA3AQAIAMAAN0EADAEAADZBAAgDwgAAL4WACCgDgAAuxgAMKEOAAD1BAAQog4AALsYADClDgQAthYAIeQOBAC2FgAh5Q4EALYWACHnDgIAsxYAIeoOAQCrFgAh6w4BAKsWACGnDwEAqxYAIfUPAQCrFgAh-A8AALwYACCiEQEAqxYAIaMRAQCrFgAhAQAAAPIEACABAAAA8gQAIA4IAAC-FgAgoA4AALsYADChDgAA9QQAEKIOAAC7GAAwpQ4EALYWACHkDgQAthYAIeUOBAC2FgAh5w4CALMWACHqDgEAqxYAIesOAQCrFgAhpw8BAKsWACH1DwEAqxYAIaIRAQCrFgAhoxEBAKsWACEAAwAAAPUEACADAAD2BAAwBAAA8gQAIAMAAAD1BAAgAwAA9gQAMAQAAPIEACADAAAA9QQAIAMAAPYEADAEAADyBAAgCwiAAAAAAaUOBAAAAAHkDgQAAAAB5Q4EAAAAAecOAgAAAAHqDgEAAAAB6w4BAAAAAacPAQAAAAH1DwEAAAABohEBAAAAAaMRAQAAAAEBCAAA-gQAIAsIgAAAAAGlDgQAAAAB5A4EAAAAAeUOBAAAAAHnDgIAAAAB6g4BAAAAAesOAQAAAAGnDwEAAAAB9Q8BAAAAAaIRAQAAAAGjEQEAAAABAQgAAPwEADABCAAA_AQAMAsIgAAAAAGlDgQAkxkAIeQOBACTGQAh5Q4EAJMZACHnDgIAlhkAIeoOAQCYGQAh6w4BAJgZACGnDwEAmBkAIfUPAQCYGQAhohEBAJgZACGjEQEAmBkAIQIAAADyBAAgCAAA_wQAIAsIgAAAAAGlDgQAkxkAIeQOBACTGQAh5Q4EAJMZACHnDgIAlhkAIeoOAQCYGQAh6w4BAJgZACGnDwEAmBkAIfUPAQCYGQAhohEBAJgZACGjEQEAmBkAIQIAAAD1BAAgCAAAgQUAIAIAAAD1BAAgCAAAgQUAIAMAAADyBAAgDwAA-gQAIBAAAP8EACABAAAA8gQAIAEAAAD1BAAgBRUAAKAfACAWAACjHwAgFwAAoh8AICgAAKEfACApAACkHwAgDggAALsWACCgDgAAuhgAMKEOAACIBQAQog4AALoYADClDgQAixYAIeQOBACLFgAh5Q4EAIsWACHnDgIAjxYAIeoOAQCMFgAh6w4BAIwWACGnDwEAjBYAIfUPAQCMFgAhohEBAIwWACGjEQEAjBYAIQMAAAD1BAAgAwAAhwUAMBQAAIgFACADAAAA9QQAIAMAAPYEADAEAADyBAAgFqYDAAC3GAAgoA4AALYYADChDgAAkwUAEKIOAAC2GAAwxw5AAK8WACHkDgQAthYAIeUOBAC2FgAh6w4BAKsWACH8DgEAqxYAIacPAQAAAAG5D0AArhYAIeQPAgCzFgAh9Q8BAKsWACHaEBAA7hYAIZURAQCrFgAhlhEBAKsWACGXEUAArhYAIZ0RAQCtFgAhnhFAAK8WACGfESAArBYAIaARIACsFgAhoREgAKwWACEBAAAAiwUAIAqlAwAAuRgAIKAOAAC4GAAwoQ4AAI0FABCiDgAAuBgAMOIOAQCrFgAhpw8BAKsWACHiECAArBYAIZcRQACuFgAhmxEgAKwWACGcEUAArxYAIQKlAwAAnx8AIJcRAACNGQAgCqUDAAC5GAAgoA4AALgYADChDgAAjQUAEKIOAAC4GAAw4g4BAAAAAacPAQCrFgAh4hAgAKwWACGXEUAArhYAIZsRIACsFgAhnBFAAK8WACEDAAAAjQUAIAMAAI4FADAEAACPBQAgAQAAAI0FACABAAAAiwUAIBamAwAAtxgAIKAOAAC2GAAwoQ4AAJMFABCiDgAAthgAMMcOQACvFgAh5A4EALYWACHlDgQAthYAIesOAQCrFgAh_A4BAKsWACGnDwEAqxYAIbkPQACuFgAh5A8CALMWACH1DwEAqxYAIdoQEADuFgAhlREBAKsWACGWEQEAqxYAIZcRQACuFgAhnREBAK0WACGeEUAArxYAIZ8RIACsFgAhoBEgAKwWACGhESAArBYAIQSmAwAAnh8AILkPAACNGQAglxEAAI0ZACCdEQAAjRkAIAMAAACTBQAgAwAAlAUAMAQAAIsFACADAAAAkwUAIAMAAJQFADAEAACLBQAgAwAAAJMFACADAACUBQAwBAAAiwUAIBOmAwAAnR8AIMcOQAAAAAHkDgQAAAAB5Q4EAAAAAesOAQAAAAH8DgEAAAABpw8BAAAAAbkPQAAAAAHkDwIAAAAB9Q8BAAAAAdoQEAAAAAGVEQEAAAABlhEBAAAAAZcRQAAAAAGdEQEAAAABnhFAAAAAAZ8RIAAAAAGgESAAAAABoREgAAAAAQEIAACYBQAgEscOQAAAAAHkDgQAAAAB5Q4EAAAAAesOAQAAAAH8DgEAAAABpw8BAAAAAbkPQAAAAAHkDwIAAAAB9Q8BAAAAAdoQEAAAAAGVEQEAAAABlhEBAAAAAZcRQAAAAAGdEQEAAAABnhFAAAAAAZ8RIAAAAAGgESAAAAABoREgAAAAAQEIAACaBQAwAQgAAJoFADATpgMAAJAfACDHDkAAlBkAIeQOBACTGQAh5Q4EAJMZACHrDgEAmBkAIfwOAQCYGQAhpw8BAJgZACG5D0AAoBkAIeQPAgCWGQAh9Q8BAJgZACHaEBAAjhoAIZURAQCYGQAhlhEBAJgZACGXEUAAoBkAIZ0RAQCXGQAhnhFAAJQZACGfESAAthkAIaARIAC2GQAhoREgALYZACECAAAAiwUAIAgAAJ0FACASxw5AAJQZACHkDgQAkxkAIeUOBACTGQAh6w4BAJgZACH8DgEAmBkAIacPAQCYGQAhuQ9AAKAZACHkDwIAlhkAIfUPAQCYGQAh2hAQAI4aACGVEQEAmBkAIZYRAQCYGQAhlxFAAKAZACGdEQEAlxkAIZ4RQACUGQAhnxEgALYZACGgESAAthkAIaERIAC2GQAhAgAAAJMFACAIAACfBQAgAgAAAJMFACAIAACfBQAgAwAAAIsFACAPAACYBQAgEAAAnQUAIAEAAACLBQAgAQAAAJMFACAIFQAAix8AIBYAAI4fACAXAACNHwAgKAAAjB8AICkAAI8fACC5DwAAjRkAIJcRAACNGQAgnREAAI0ZACAVoA4AALUYADChDgAApgUAEKIOAAC1GAAwxw5AAI0WACHkDgQAixYAIeUOBACLFgAh6w4BAIwWACH8DgEAjBYAIacPAQCMFgAhuQ9AAKIWACHkDwIAjxYAIfUPAQCMFgAh2hAQAOoWACGVEQEAjBYAIZYRAQCMFgAhlxFAAKIWACGdEQEAkBYAIZ4RQACNFgAhnxEgAKcWACGgESAApxYAIaERIACnFgAhAwAAAJMFACADAAClBQAwFAAApgUAIAMAAACTBQAgAwAAlAUAMAQAAIsFACABAAAAjwUAIAEAAACPBQAgAwAAAI0FACADAACOBQAwBAAAjwUAIAMAAACNBQAgAwAAjgUAMAQAAI8FACADAAAAjQUAIAMAAI4FADAEAACPBQAgB6UDAACKHwAg4g4BAAAAAacPAQAAAAHiECAAAAABlxFAAAAAAZsRIAAAAAGcEUAAAAABAQgAAK4FACAG4g4BAAAAAacPAQAAAAHiECAAAAABlxFAAAAAAZsRIAAAAAGcEUAAAAABAQgAALAFADABCAAAsAUAMAelAwAAiR8AIOIOAQCYGQAhpw8BAJgZACHiECAAthkAIZcRQACgGQAhmxEgALYZACGcEUAAlBkAIQIAAACPBQAgCAAAswUAIAbiDgEAmBkAIacPAQCYGQAh4hAgALYZACGXEUAAoBkAIZsRIAC2GQAhnBFAAJQZACECAAAAjQUAIAgAALUFACACAAAAjQUAIAgAALUFACADAAAAjwUAIA8AAK4FACAQAACzBQAgAQAAAI8FACABAAAAjQUAIAQVAACGHwAgFgAAiB8AIBcAAIcfACCXEQAAjRkAIAmgDgAAtBgAMKEOAAC8BQAQog4AALQYADDiDgEAjBYAIacPAQCMFgAh4hAgAKcWACGXEUAAohYAIZsRIACnFgAhnBFAAI0WACEDAAAAjQUAIAMAALsFADAUAAC8BQAgAwAAAI0FACADAACOBQAwBAAAjwUAIAigDgAAshgAMKEOAADCBQAQog4AALIYADDiDgEAqxYAIacPAQCrFgAhlhEBAKsWACGZEUAArxYAIZoRAACzGAAgAQAAAL8FACABAAAAvwUAIAegDgAAshgAMKEOAADCBQAQog4AALIYADDiDgEAqxYAIacPAQCrFgAhlhEBAKsWACGZEUAArxYAIQADAAAAwgUAIAMAAMMFADAEAAC_BQAgAwAAAMIFACADAADDBQAwBAAAvwUAIAMAAADCBQAgAwAAwwUAMAQAAL8FACAE4g4BAAAAAacPAQAAAAGWEQEAAAABmRFAAAAAAQEIAADHBQAgBOIOAQAAAAGnDwEAAAABlhEBAAAAAZkRQAAAAAEBCAAAyQUAMAEIAADJBQAwBOIOAQCYGQAhpw8BAJgZACGWEQEAmBkAIZkRQACUGQAhAgAAAL8FACAIAADMBQAgBOIOAQCYGQAhpw8BAJgZACGWEQEAmBkAIZkRQACUGQAhAgAAAMIFACAIAADOBQAgAgAAAMIFACAIAADOBQAgAwAAAL8FACAPAADHBQAgEAAAzAUAIAEAAAC_BQAgAQAAAMIFACADFQAAgx8AIBYAAIUfACAXAACEHwAgB6AOAACxGAAwoQ4AANUFABCiDgAAsRgAMOIOAQCMFgAhpw8BAIwWACGWEQEAjBYAIZkRQACNFgAhAwAAAMIFACADAADUBQAwFAAA1QUAIAMAAADCBQAgAwAAwwUAMAQAAL8FACALpgMAAL4WACCgDgAArxgAMKEOAADbBQAQog4AAK8YADCnDwEAqxYAIbkPQACuFgAh5A8CALMWACGVEQEAqxYAIZYRAQCrFgAhlxFAAK4WACGYEQAAsBgAIAEAAADYBQAgAQAAANgFACAKpgMAAL4WACCgDgAArxgAMKEOAADbBQAQog4AAK8YADCnDwEAqxYAIbkPQACuFgAh5A8CALMWACGVEQEAqxYAIZYRAQCrFgAhlxFAAK4WACECuQ8AAI0ZACCXEQAAjRkAIAMAAADbBQAgAwAA3AUAMAQAANgFACADAAAA2wUAIAMAANwFADAEAADYBQAgAwAAANsFACADAADcBQAwBAAA2AUAIAemA4AAAAABpw8BAAAAAbkPQAAAAAHkDwIAAAABlREBAAAAAZYRAQAAAAGXEUAAAAABAQgAAOAFACAHpgOAAAAAAacPAQAAAAG5D0AAAAAB5A8CAAAAAZURAQAAAAGWEQEAAAABlxFAAAAAAQEIAADiBQAwAQgAAOIFADAHpgOAAAAAAacPAQCYGQAhuQ9AAKAZACHkDwIAlhkAIZURAQCYGQAhlhEBAJgZACGXEUAAoBkAIQIAAADYBQAgCAAA5QUAIAemA4AAAAABpw8BAJgZACG5D0AAoBkAIeQPAgCWGQAhlREBAJgZACGWEQEAmBkAIZcRQACgGQAhAgAAANsFACAIAADnBQAgAgAAANsFACAIAADnBQAgAwAAANgFACAPAADgBQAgEAAA5QUAIAEAAADYBQAgAQAAANsFACAHFQAA_h4AIBYAAIEfACAXAACAHwAgKAAA_x4AICkAAIIfACC5DwAAjRkAIJcRAACNGQAgCqYDAAC7FgAgoA4AAK4YADChDgAA7gUAEKIOAACuGAAwpw8BAIwWACG5D0AAohYAIeQPAgCPFgAhlREBAIwWACGWEQEAjBYAIZcRQACiFgAhAwAAANsFACADAADtBQAwFAAA7gUAIAMAAADbBQAgAwAA3AUAMAQAANgFACAGoA4AAK0YADChDgAA9AUAEKIOAACtGAAw4g4BAAAAAZYQAQCrFgAhlBFAAK8WACEBAAAA8QUAIAEAAADxBQAgBqAOAACtGAAwoQ4AAPQFABCiDgAArRgAMOIOAQCrFgAhlhABAKsWACGUEUAArxYAIQADAAAA9AUAIAMAAPUFADAEAADxBQAgAwAAAPQFACADAAD1BQAwBAAA8QUAIAMAAAD0BQAgAwAA9QUAMAQAAPEFACAD4g4BAAAAAZYQAQAAAAGUEUAAAAABAQgAAPkFACAD4g4BAAAAAZYQAQAAAAGUEUAAAAABAQgAAPsFADABCAAA-wUAMAPiDgEAmBkAIZYQAQCYGQAhlBFAAJQZACECAAAA8QUAIAgAAP4FACAD4g4BAJgZACGWEAEAmBkAIZQRQACUGQAhAgAAAPQFACAIAACABgAgAgAAAPQFACAIAACABgAgAwAAAPEFACAPAAD5BQAgEAAA_gUAIAEAAADxBQAgAQAAAPQFACADFQAA-x4AIBYAAP0eACAXAAD8HgAgBqAOAACsGAAwoQ4AAIcGABCiDgAArBgAMOIOAQCMFgAhlhABAIwWACGUEUAAjRYAIQMAAAD0BQAgAwAAhgYAMBQAAIcGACADAAAA9AUAIAMAAPUFADAEAADxBQAgFKAOAACrGAAwoQ4AAI0GABCiDgAAqxgAMKgOAQCtFgAh1g5AAK4WACHkDgQAAAAB5Q4EAOMWACH8DgEAqxYAIeIPQACvFgAh9Q8BAK0WACGJEQQA4xYAIYsRBADjFgAhjBEEAOMWACGNEQQA4xYAIY4RAQCtFgAhjxEEAOMWACGQEQEArRYAIZERBADjFgAhkhEEAOMWACGTEUAArhYAIQEAAACKBgAgAQAAAIoGACAUoA4AAKsYADChDgAAjQYAEKIOAACrGAAwqA4BAK0WACHWDkAArhYAIeQOBAC2FgAh5Q4EAOMWACH8DgEAqxYAIeIPQACvFgAh9Q8BAK0WACGJEQQA4xYAIYsRBADjFgAhjBEEAOMWACGNEQQA4xYAIY4RAQCtFgAhjxEEAOMWACGQEQEArRYAIZERBADjFgAhkhEEAOMWACGTEUAArhYAIQ6oDgAAjRkAINYOAACNGQAg5Q4AAI0ZACD1DwAAjRkAIIkRAACNGQAgixEAAI0ZACCMEQAAjRkAII0RAACNGQAgjhEAAI0ZACCPEQAAjRkAIJARAACNGQAgkREAAI0ZACCSEQAAjRkAIJMRAACNGQAgAwAAAI0GACADAACOBgAwBAAAigYAIAMAAACNBgAgAwAAjgYAMAQAAIoGACADAAAAjQYAIAMAAI4GADAEAACKBgAgEagOAQAAAAHWDkAAAAAB5A4EAAAAAeUOBAAAAAH8DgEAAAAB4g9AAAAAAfUPAQAAAAGJEQQAAAABixEEAAAAAYwRBAAAAAGNEQQAAAABjhEBAAAAAY8RBAAAAAGQEQEAAAABkREEAAAAAZIRBAAAAAGTEUAAAAABAQgAAJIGACARqA4BAAAAAdYOQAAAAAHkDgQAAAAB5Q4EAAAAAfwOAQAAAAHiD0AAAAAB9Q8BAAAAAYkRBAAAAAGLEQQAAAABjBEEAAAAAY0RBAAAAAGOEQEAAAABjxEEAAAAAZARAQAAAAGREQQAAAABkhEEAAAAAZMRQAAAAAEBCAAAlAYAMAEIAACUBgAwEagOAQCXGQAh1g5AAKAZACHkDgQAkxkAIeUOBAD_GQAh_A4BAJgZACHiD0AAlBkAIfUPAQCXGQAhiREEAP8ZACGLEQQA_xkAIYwRBAD_GQAhjREEAP8ZACGOEQEAlxkAIY8RBAD_GQAhkBEBAJcZACGREQQA_xkAIZIRBAD_GQAhkxFAAKAZACECAAAAigYAIAgAAJcGACARqA4BAJcZACHWDkAAoBkAIeQOBACTGQAh5Q4EAP8ZACH8DgEAmBkAIeIPQACUGQAh9Q8BAJcZACGJEQQA_xkAIYsRBAD_GQAhjBEEAP8ZACGNEQQA_xkAIY4RAQCXGQAhjxEEAP8ZACGQEQEAlxkAIZERBAD_GQAhkhEEAP8ZACGTEUAAoBkAIQIAAACNBgAgCAAAmQYAIAIAAACNBgAgCAAAmQYAIAMAAACKBgAgDwAAkgYAIBAAAJcGACABAAAAigYAIAEAAACNBgAgExUAAPYeACAWAAD5HgAgFwAA-B4AICgAAPceACApAAD6HgAgqA4AAI0ZACDWDgAAjRkAIOUOAACNGQAg9Q8AAI0ZACCJEQAAjRkAIIsRAACNGQAgjBEAAI0ZACCNEQAAjRkAII4RAACNGQAgjxEAAI0ZACCQEQAAjRkAIJERAACNGQAgkhEAAI0ZACCTEQAAjRkAIBSgDgAAqhgAMKEOAACgBgAQog4AAKoYADCoDgEAkBYAIdYOQACiFgAh5A4EAIsWACHlDgQA3xYAIfwOAQCMFgAh4g9AAI0WACH1DwEAkBYAIYkRBADfFgAhixEEAN8WACGMEQQA3xYAIY0RBADfFgAhjhEBAJAWACGPEQQA3xYAIZARAQCQFgAhkREEAN8WACGSEQQA3xYAIZMRQACiFgAhAwAAAI0GACADAACfBgAwFAAAoAYAIAMAAACNBgAgAwAAjgYAMAQAAIoGACAHoA4AAKkYADChDgAApgYAEKIOAACpGAAw5A4EAAAAAeUOBAC2FgAhiREEALYWACGKESAArBYAIQEAAACjBgAgAQAAAKMGACAHoA4AAKkYADChDgAApgYAEKIOAACpGAAw5A4EALYWACHlDgQAthYAIYkRBAC2FgAhihEgAKwWACEAAwAAAKYGACADAACnBgAwBAAAowYAIAMAAACmBgAgAwAApwYAMAQAAKMGACADAAAApgYAIAMAAKcGADAEAACjBgAgBOQOBAAAAAHlDgQAAAABiREEAAAAAYoRIAAAAAEBCAAAqwYAIATkDgQAAAAB5Q4EAAAAAYkRBAAAAAGKESAAAAABAQgAAK0GADABCAAArQYAMATkDgQAkxkAIeUOBACTGQAhiREEAJMZACGKESAAthkAIQIAAACjBgAgCAAAsAYAIATkDgQAkxkAIeUOBACTGQAhiREEAJMZACGKESAAthkAIQIAAACmBgAgCAAAsgYAIAIAAACmBgAgCAAAsgYAIAMAAACjBgAgDwAAqwYAIBAAALAGACABAAAAowYAIAEAAACmBgAgBRUAAPEeACAWAAD0HgAgFwAA8x4AICgAAPIeACApAAD1HgAgB6AOAACoGAAwoQ4AALkGABCiDgAAqBgAMOQOBACLFgAh5Q4EAIsWACGJEQQAixYAIYoRIACnFgAhAwAAAKYGACADAAC4BgAwFAAAuQYAIAMAAACmBgAgAwAApwYAMAQAAKMGACAKoA4AAKYYADChDgAAvwYAEKIOAACmGAAwqA4BAKsWACHBDgIAshYAIcsOAQCrFgAh5A4EALYWACGHD0AArxYAIYwQQACvFgAhiBEAAKcYACABAAAAvAYAIAEAAAC8BgAgCaAOAACmGAAwoQ4AAL8GABCiDgAAphgAMKgOAQCrFgAhwQ4CALIWACHLDgEAqxYAIeQOBAC2FgAhhw9AAK8WACGMEEAArxYAIQHBDgAAjRkAIAMAAAC_BgAgAwAAwAYAMAQAALwGACADAAAAvwYAIAMAAMAGADAEAAC8BgAgAwAAAL8GACADAADABgAwBAAAvAYAIAaoDgEAAAABwQ4CAAAAAcsOAQAAAAHkDgQAAAABhw9AAAAAAYwQQAAAAAEBCAAAxAYAIAaoDgEAAAABwQ4CAAAAAcsOAQAAAAHkDgQAAAABhw9AAAAAAYwQQAAAAAEBCAAAxgYAMAEIAADGBgAwBqgOAQCYGQAhwQ4CAJUZACHLDgEAmBkAIeQOBACTGQAhhw9AAJQZACGMEEAAlBkAIQIAAAC8BgAgCAAAyQYAIAaoDgEAmBkAIcEOAgCVGQAhyw4BAJgZACHkDgQAkxkAIYcPQACUGQAhjBBAAJQZACECAAAAvwYAIAgAAMsGACACAAAAvwYAIAgAAMsGACADAAAAvAYAIA8AAMQGACAQAADJBgAgAQAAALwGACABAAAAvwYAIAYVAADsHgAgFgAA7x4AIBcAAO4eACAoAADtHgAgKQAA8B4AIMEOAACNGQAgCaAOAAClGAAwoQ4AANIGABCiDgAApRgAMKgOAQCMFgAhwQ4CAI4WACHLDgEAjBYAIeQOBACLFgAhhw9AAI0WACGMEEAAjRYAIQMAAAC_BgAgAwAA0QYAMBQAANIGACADAAAAvwYAIAMAAMAGADAEAAC8BgAgC6AOAACkGAAwoQ4AANgGABCiDgAApBgAMOQOBAAAAAGBEUAArhYAIYIRAQCtFgAhgxEEAOMWACGEEUAArhYAIYURQACuFgAhhhEEAOMWACGHEUAArhYAIQEAAADVBgAgAQAAANUGACALoA4AAKQYADChDgAA2AYAEKIOAACkGAAw5A4EALYWACGBEUAArhYAIYIRAQCtFgAhgxEEAOMWACGEEUAArhYAIYURQACuFgAhhhEEAOMWACGHEUAArhYAIQeBEQAAjRkAIIIRAACNGQAggxEAAI0ZACCEEQAAjRkAIIURAACNGQAghhEAAI0ZACCHEQAAjRkAIAMAAADYBgAgAwAA2QYAMAQAANUGACADAAAA2AYAIAMAANkGADAEAADVBgAgAwAAANgGACADAADZBgAwBAAA1QYAIAjkDgQAAAABgRFAAAAAAYIRAQAAAAGDEQQAAAABhBFAAAAAAYURQAAAAAGGEQQAAAABhxFAAAAAAQEIAADdBgAgCOQOBAAAAAGBEUAAAAABghEBAAAAAYMRBAAAAAGEEUAAAAABhRFAAAAAAYYRBAAAAAGHEUAAAAABAQgAAN8GADABCAAA3wYAMAjkDgQAkxkAIYERQACgGQAhghEBAJcZACGDEQQA_xkAIYQRQACgGQAhhRFAAKAZACGGEQQA_xkAIYcRQACgGQAhAgAAANUGACAIAADiBgAgCOQOBACTGQAhgRFAAKAZACGCEQEAlxkAIYMRBAD_GQAhhBFAAKAZACGFEUAAoBkAIYYRBAD_GQAhhxFAAKAZACECAAAA2AYAIAgAAOQGACACAAAA2AYAIAgAAOQGACADAAAA1QYAIA8AAN0GACAQAADiBgAgAQAAANUGACABAAAA2AYAIAwVAADnHgAgFgAA6h4AIBcAAOkeACAoAADoHgAgKQAA6x4AIIERAACNGQAgghEAAI0ZACCDEQAAjRkAIIQRAACNGQAghREAAI0ZACCGEQAAjRkAIIcRAACNGQAgC6AOAACjGAAwoQ4AAOsGABCiDgAAoxgAMOQOBACLFgAhgRFAAKIWACGCEQEAkBYAIYMRBADfFgAhhBFAAKIWACGFEUAAohYAIYYRBADfFgAhhxFAAKIWACEDAAAA2AYAIAMAAOoGADAUAADrBgAgAwAAANgGACADAADZBgAwBAAA1QYAIAqgDgAAoRgAMKEOAADxBgAQog4AAKEYADDkDgQAthYAIfsQBAC2FgAh_BABAKsWACH9EAEAqxYAIf4QBAC2FgAh_xAEAOMWACGAEQAAohgAIAEAAADuBgAgAQAAAO4GACAJoA4AAKEYADChDgAA8QYAEKIOAAChGAAw5A4EALYWACH7EAQAthYAIfwQAQCrFgAh_RABAKsWACH-EAQAthYAIf8QBADjFgAhAf8QAACNGQAgAwAAAPEGACADAADyBgAwBAAA7gYAIAMAAADxBgAgAwAA8gYAMAQAAO4GACADAAAA8QYAIAMAAPIGADAEAADuBgAgBuQOBAAAAAH7EAQAAAAB_BABAAAAAf0QAQAAAAH-EAQAAAAB_xAEAAAAAQEIAAD2BgAgBuQOBAAAAAH7EAQAAAAB_BABAAAAAf0QAQAAAAH-EAQAAAAB_xAEAAAAAQEIAAD4BgAwAQgAAPgGADAG5A4EAJMZACH7EAQAkxkAIfwQAQCYGQAh_RABAJgZACH-EAQAkxkAIf8QBAD_GQAhAgAAAO4GACAIAAD7BgAgBuQOBACTGQAh-xAEAJMZACH8EAEAmBkAIf0QAQCYGQAh_hAEAJMZACH_EAQA_xkAIQIAAADxBgAgCAAA_QYAIAIAAADxBgAgCAAA_QYAIAMAAADuBgAgDwAA9gYAIBAAAPsGACABAAAA7gYAIAEAAADxBgAgBhUAAOIeACAWAADlHgAgFwAA5B4AICgAAOMeACApAADmHgAg_xAAAI0ZACAJoA4AAKAYADChDgAAhAcAEKIOAACgGAAw5A4EAIsWACH7EAQAixYAIfwQAQCMFgAh_RABAIwWACH-EAQAixYAIf8QBADfFgAhAwAAAPEGACADAACDBwAwFAAAhAcAIAMAAADxBgAgAwAA8gYAMAQAAO4GACAVhwkBAKsWACGgDgAAnhgAMKEOAACKBwAQog4AAJ4YADClDgQAthYAIeQOBAC2FgAh5Q4EALYWACHmDgIAsxYAIecOAgCzFgAh6A4gAM8WACHpDiAAzxYAIeoOAQCrFgAh6w4AAdAWACHsDgAB0RYAIe0OAAHRFgAh7g4AAdEWACHvDgAB0RYAIfAOEADSFgAh8Q4QANIWACHyDhAA0hYAIfMOAACfGAAgAQAAAIcHACABAAAAhwcAIBSHCQEAqxYAIaAOAACeGAAwoQ4AAIoHABCiDgAAnhgAMKUOBAC2FgAh5A4EALYWACHlDgQAthYAIeYOAgCzFgAh5w4CALMWACHoDiAAzxYAIekOIADPFgAh6g4BAKsWACHrDgAB0BYAIewOAAHRFgAh7Q4AAdEWACHuDgAB0RYAIe8OAAHRFgAh8A4QANIWACHxDhAA0hYAIfIOEADSFgAhCegOAACNGQAg6Q4AAI0ZACDsDgAAjRkAIO0OAACNGQAg7g4AAI0ZACDvDgAAjRkAIPAOAACNGQAg8Q4AAI0ZACDyDgAAjRkAIAMAAACKBwAgAwAAiwcAMAQAAIcHACADAAAAigcAIAMAAIsHADAEAACHBwAgAwAAAIoHACADAACLBwAwBAAAhwcAIBGHCQEAAAABpQ4EAAAAAeQOBAAAAAHlDgQAAAAB5g4CAAAAAecOAgAAAAHoDiAAAAAB6Q4gAAAAAeoOAQAAAAHrDgABAAAB7A4AAQAAAe0OAAEAAAHuDgABAAAB7w4AAQAAAfAOEAAAAAHxDhAAAAAB8g4QAAAAAQEIAACPBwAgEYcJAQAAAAGlDgQAAAAB5A4EAAAAAeUOBAAAAAHmDgIAAAAB5w4CAAAAAegOIAAAAAHpDiAAAAAB6g4BAAAAAesOAAEAAAHsDgABAAAB7Q4AAQAAAe4OAAEAAAHvDgABAAAB8A4QAAAAAfEOEAAAAAHyDhAAAAABAQgAAJEHADABCAAAkQcAMBGHCQEAmBkAIaUOBACTGQAh5A4EAJMZACHlDgQAkxkAIeYOAgCWGQAh5w4CAJYZACHoDiAA2BkAIekOIADYGQAh6g4BAJgZACHrDgAB2RkAIewOAAHaGQAh7Q4AAdoZACHuDgAB2hkAIe8OAAHaGQAh8A4QANsZACHxDhAA2xkAIfIOEADbGQAhAgAAAIcHACAIAACUBwAgEYcJAQCYGQAhpQ4EAJMZACHkDgQAkxkAIeUOBACTGQAh5g4CAJYZACHnDgIAlhkAIegOIADYGQAh6Q4gANgZACHqDgEAmBkAIesOAAHZGQAh7A4AAdoZACHtDgAB2hkAIe4OAAHaGQAh7w4AAdoZACHwDhAA2xkAIfEOEADbGQAh8g4QANsZACECAAAAigcAIAgAAJYHACACAAAAigcAIAgAAJYHACADAAAAhwcAIA8AAI8HACAQAACUBwAgAQAAAIcHACABAAAAigcAIA4VAADdHgAgFgAA4B4AIBcAAN8eACAoAADeHgAgKQAA4R4AIOgOAACNGQAg6Q4AAI0ZACDsDgAAjRkAIO0OAACNGQAg7g4AAI0ZACDvDgAAjRkAIPAOAACNGQAg8Q4AAI0ZACDyDgAAjRkAIBSHCQEAjBYAIaAOAACdGAAwoQ4AAJ0HABCiDgAAnRgAMKUOBACLFgAh5A4EAIsWACHlDgQAixYAIeYOAgCPFgAh5w4CAI8WACHoDiAAwhYAIekOIADCFgAh6g4BAIwWACHrDgABwxYAIewOAAHEFgAh7Q4AAcQWACHuDgABxBYAIe8OAAHEFgAh8A4QAMUWACHxDhAAxRYAIfIOEADFFgAhAwAAAIoHACADAACcBwAwFAAAnQcAIAMAAACKBwAgAwAAiwcAMAQAAIcHACAJhwkBAKsWACGgDgAAmxgAMKEOAACjBwAQog4AAJsYADDkDgQAthYAIf0OAgCzFgAhhA8EALYWACHZDwAB0RYAIfMQAACcGAAgAQAAAKAHACABAAAAoAcAIAiHCQEAqxYAIaAOAACbGAAwoQ4AAKMHABCiDgAAmxgAMOQOBAC2FgAh_Q4CALMWACGEDwQAthYAIdkPAAHRFgAhAdkPAACNGQAgAwAAAKMHACADAACkBwAwBAAAoAcAIAMAAACjBwAgAwAApAcAMAQAAKAHACADAAAAowcAIAMAAKQHADAEAACgBwAgBYcJAQAAAAHkDgQAAAAB_Q4CAAAAAYQPBAAAAAHZDwABAAABAQgAAKgHACAFhwkBAAAAAeQOBAAAAAH9DgIAAAABhA8EAAAAAdkPAAEAAAEBCAAAqgcAMAEIAACqBwAwBYcJAQCYGQAh5A4EAJMZACH9DgIAlhkAIYQPBACTGQAh2Q8AAdoZACECAAAAoAcAIAgAAK0HACAFhwkBAJgZACHkDgQAkxkAIf0OAgCWGQAhhA8EAJMZACHZDwAB2hkAIQIAAACjBwAgCAAArwcAIAIAAACjBwAgCAAArwcAIAMAAACgBwAgDwAAqAcAIBAAAK0HACABAAAAoAcAIAEAAACjBwAgBhUAANgeACAWAADbHgAgFwAA2h4AICgAANkeACApAADcHgAg2Q8AAI0ZACAIhwkBAIwWACGgDgAAmhgAMKEOAAC2BwAQog4AAJoYADDkDgQAixYAIf0OAgCPFgAhhA8EAIsWACHZDwABxBYAIQMAAACjBwAgAwAAtQcAMBQAALYHACADAAAAowcAIAMAAKQHADAEAACgBwAgCIcJAQCrFgAhoA4AAJgYADChDgAAvAcAEKIOAACYGAAw5A4EALYWACHZDwAB0BYAIfkQBAC2FgAh-hAAAJkYACABAAAAuQcAIAEAAAC5BwAgB4cJAQCrFgAhoA4AAJgYADChDgAAvAcAEKIOAACYGAAw5A4EALYWACHZDwAB0BYAIfkQBAC2FgAhAAMAAAC8BwAgAwAAvQcAMAQAALkHACADAAAAvAcAIAMAAL0HADAEAAC5BwAgAwAAALwHACADAAC9BwAwBAAAuQcAIASHCQEAAAAB5A4EAAAAAdkPAAEAAAH5EAQAAAABAQgAAMEHACAEhwkBAAAAAeQOBAAAAAHZDwABAAAB-RAEAAAAAQEIAADDBwAwAQgAAMMHADAEhwkBAJgZACHkDgQAkxkAIdkPAAHZGQAh-RAEAJMZACECAAAAuQcAIAgAAMYHACAEhwkBAJgZACHkDgQAkxkAIdkPAAHZGQAh-RAEAJMZACECAAAAvAcAIAgAAMgHACACAAAAvAcAIAgAAMgHACADAAAAuQcAIA8AAMEHACAQAADGBwAgAQAAALkHACABAAAAvAcAIAUVAADTHgAgFgAA1h4AIBcAANUeACAoAADUHgAgKQAA1x4AIAeHCQEAjBYAIaAOAACXGAAwoQ4AAM8HABCiDgAAlxgAMOQOBACLFgAh2Q8AAcMWACH5EAQAixYAIQMAAAC8BwAgAwAAzgcAMBQAAM8HACADAAAAvAcAIAMAAL0HADAEAAC5BwAgCYcJAQCrFgAhoA4AAJUYADChDgAA1QcAEKIOAACVGAAw5A4EALYWACH1EAEAqxYAIfYQAgCzFgAh9xACALMWACH4EAAAlhgAIAEAAADSBwAgAQAAANIHACAIhwkBAKsWACGgDgAAlRgAMKEOAADVBwAQog4AAJUYADDkDgQAthYAIfUQAQCrFgAh9hACALMWACH3EAIAsxYAIQADAAAA1QcAIAMAANYHADAEAADSBwAgAwAAANUHACADAADWBwAwBAAA0gcAIAMAAADVBwAgAwAA1gcAMAQAANIHACAFhwkBAAAAAeQOBAAAAAH1EAEAAAAB9hACAAAAAfcQAgAAAAEBCAAA2gcAIAWHCQEAAAAB5A4EAAAAAfUQAQAAAAH2EAIAAAAB9xACAAAAAQEIAADcBwAwAQgAANwHADAFhwkBAJgZACHkDgQAkxkAIfUQAQCYGQAh9hACAJYZACH3EAIAlhkAIQIAAADSBwAgCAAA3wcAIAWHCQEAmBkAIeQOBACTGQAh9RABAJgZACH2EAIAlhkAIfcQAgCWGQAhAgAAANUHACAIAADhBwAgAgAAANUHACAIAADhBwAgAwAAANIHACAPAADaBwAgEAAA3wcAIAEAAADSBwAgAQAAANUHACAFFQAAzh4AIBYAANEeACAXAADQHgAgKAAAzx4AICkAANIeACAIhwkBAIwWACGgDgAAlBgAMKEOAADoBwAQog4AAJQYADDkDgQAixYAIfUQAQCMFgAh9hACAI8WACH3EAIAjxYAIQMAAADVBwAgAwAA5wcAMBQAAOgHACADAAAA1QcAIAMAANYHADAEAADSBwAgB4cJAQAAAAGgDgAAkxgAMKEOAADuBwAQog4AAJMYADDIEAIAsxYAIcoQAAC-FgAg9BABAKsWACEBAAAA6wcAIAEAAADrBwAgB4cJAQCrFgAhoA4AAJMYADChDgAA7gcAEKIOAACTGAAwyBACALMWACHKEAAAvhYAIPQQAQCrFgAhAAMAAADuBwAgAwAA7wcAMAQAAOsHACADAAAA7gcAIAMAAO8HADAEAADrBwAgAwAAAO4HACADAADvBwAwBAAA6wcAIASHCQEAAAAByBACAAAAAcoQgAAAAAH0EAEAAAABAQgAAPMHACAEhwkBAAAAAcgQAgAAAAHKEIAAAAAB9BABAAAAAQEIAAD1BwAwAQgAAPUHADAEhwkBAJgZACHIEAIAlhkAIcoQgAAAAAH0EAEAmBkAIQIAAADrBwAgCAAA-AcAIASHCQEAmBkAIcgQAgCWGQAhyhCAAAAAAfQQAQCYGQAhAgAAAO4HACAIAAD6BwAgAgAAAO4HACAIAAD6BwAgAwAAAOsHACAPAADzBwAgEAAA-AcAIAEAAADrBwAgAQAAAO4HACAFFQAAyR4AIBYAAMweACAXAADLHgAgKAAAyh4AICkAAM0eACAHhwkBAIwWACGgDgAAkhgAMKEOAACBCAAQog4AAJIYADDIEAIAjxYAIcoQAAC7FgAg9BABAIwWACEDAAAA7gcAIAMAAIAIADAUAACBCAAgAwAAAO4HACADAADvBwAwBAAA6wcAIAeHCQEAqxYAIaAOAACQGAAwoQ4AAIcIABCiDgAAkBgAMOQOBAC2FgAh8hAAAL4WACDzEAAAkRgAIAEAAACECAAgAQAAAIQIACAGhwkBAKsWACGgDgAAkBgAMKEOAACHCAAQog4AAJAYADDkDgQAthYAIfIQAAC-FgAgAAMAAACHCAAgAwAAiAgAMAQAAIQIACADAAAAhwgAIAMAAIgIADAEAACECAAgAwAAAIcIACADAACICAAwBAAAhAgAIAOHCQEAAAAB5A4EAAAAAfIQgAAAAAEBCAAAjAgAIAOHCQEAAAAB5A4EAAAAAfIQgAAAAAEBCAAAjggAMAEIAACOCAAwA4cJAQCYGQAh5A4EAJMZACHyEIAAAAABAgAAAIQIACAIAACRCAAgA4cJAQCYGQAh5A4EAJMZACHyEIAAAAABAgAAAIcIACAIAACTCAAgAgAAAIcIACAIAACTCAAgAwAAAIQIACAPAACMCAAgEAAAkQgAIAEAAACECAAgAQAAAIcIACAFFQAAxB4AIBYAAMceACAXAADGHgAgKAAAxR4AICkAAMgeACAGhwkBAIwWACGgDgAAjxgAMKEOAACaCAAQog4AAI8YADDkDgQAixYAIfIQAAC7FgAgAwAAAIcIACADAACZCAAwFAAAmggAIAMAAACHCAAgAwAAiAgAMAQAAIQIACAFoA4AAI4YADChDgAAoAgAEKIOAACOGAAw4g4BAAAAAfEQAgCzFgAhAQAAAJ0IACABAAAAnQgAIAWgDgAAjhgAMKEOAACgCAAQog4AAI4YADDiDgEAqxYAIfEQAgCzFgAhAAMAAACgCAAgAwAAoQgAMAQAAJ0IACADAAAAoAgAIAMAAKEIADAEAACdCAAgAwAAAKAIACADAAChCAAwBAAAnQgAIALiDgEAAAAB8RACAAAAAQEIAAClCAAgAuIOAQAAAAHxEAIAAAABAQgAAKcIADABCAAApwgAMALiDgEAmBkAIfEQAgCWGQAhAgAAAJ0IACAIAACqCAAgAuIOAQCYGQAh8RACAJYZACECAAAAoAgAIAgAAKwIACACAAAAoAgAIAgAAKwIACADAAAAnQgAIA8AAKUIACAQAACqCAAgAQAAAJ0IACABAAAAoAgAIAUVAAC_HgAgFgAAwh4AIBcAAMEeACAoAADAHgAgKQAAwx4AIAWgDgAAjRgAMKEOAACzCAAQog4AAI0YADDiDgEAjBYAIfEQAgCPFgAhAwAAAKAIACADAACyCAAwFAAAswgAIAMAAACgCAAgAwAAoQgAMAQAAJ0IACAP7g0CALMWACGgDgAAixgAMKEOAAC5CAAQog4AAIsYADClDkAArxYAIeQOBAC2FgAh5Q4EALYWACHmDgIAsxYAIesOAQCtFgAhnw8BAKsWACH1DwEAqxYAIe0QBADjFgAh7hBAAK8WACHvEEAArhYAIfAQAACMGAAgAQAAALYIACABAAAAtggAIA7uDQIAsxYAIaAOAACLGAAwoQ4AALkIABCiDgAAixgAMKUOQACvFgAh5A4EALYWACHlDgQAthYAIeYOAgCzFgAh6w4BAK0WACGfDwEAqxYAIfUPAQCrFgAh7RAEAOMWACHuEEAArxYAIe8QQACuFgAhA-sOAACNGQAg7RAAAI0ZACDvEAAAjRkAIAMAAAC5CAAgAwAAuggAMAQAALYIACADAAAAuQgAIAMAALoIADAEAAC2CAAgAwAAALkIACADAAC6CAAwBAAAtggAIAvuDQIAAAABpQ5AAAAAAeQOBAAAAAHlDgQAAAAB5g4CAAAAAesOAQAAAAGfDwEAAAAB9Q8BAAAAAe0QBAAAAAHuEEAAAAAB7xBAAAAAAQEIAAC-CAAgC-4NAgAAAAGlDkAAAAAB5A4EAAAAAeUOBAAAAAHmDgIAAAAB6w4BAAAAAZ8PAQAAAAH1DwEAAAAB7RAEAAAAAe4QQAAAAAHvEEAAAAABAQgAAMAIADABCAAAwAgAMAvuDQIAlhkAIaUOQACUGQAh5A4EAJMZACHlDgQAkxkAIeYOAgCWGQAh6w4BAJcZACGfDwEAmBkAIfUPAQCYGQAh7RAEAP8ZACHuEEAAlBkAIe8QQACgGQAhAgAAALYIACAIAADDCAAgC-4NAgCWGQAhpQ5AAJQZACHkDgQAkxkAIeUOBACTGQAh5g4CAJYZACHrDgEAlxkAIZ8PAQCYGQAh9Q8BAJgZACHtEAQA_xkAIe4QQACUGQAh7xBAAKAZACECAAAAuQgAIAgAAMUIACACAAAAuQgAIAgAAMUIACADAAAAtggAIA8AAL4IACAQAADDCAAgAQAAALYIACABAAAAuQgAIAgVAAC6HgAgFgAAvR4AIBcAALweACAoAAC7HgAgKQAAvh4AIOsOAACNGQAg7RAAAI0ZACDvEAAAjRkAIA7uDQIAjxYAIaAOAACKGAAwoQ4AAMwIABCiDgAAihgAMKUOQACNFgAh5A4EAIsWACHlDgQAixYAIeYOAgCPFgAh6w4BAJAWACGfDwEAjBYAIfUPAQCMFgAh7RAEAN8WACHuEEAAjRYAIe8QQACiFgAhAwAAALkIACADAADLCAAwFAAAzAgAIAMAAAC5CAAgAwAAuggAMAQAALYIACAJhwkBAKsWACGgDgAAiBgAMKEOAADSCAAQog4AAIgYADDkDgQAthYAIeUOBAC2FgAh5g4CALMWACHrECAArBYAIewQAACJGAAgAQAAAM8IACABAAAAzwgAIAiHCQEAqxYAIaAOAACIGAAwoQ4AANIIABCiDgAAiBgAMOQOBAC2FgAh5Q4EALYWACHmDgIAsxYAIesQIACsFgAhAAMAAADSCAAgAwAA0wgAMAQAAM8IACADAAAA0ggAIAMAANMIADAEAADPCAAgAwAAANIIACADAADTCAAwBAAAzwgAIAWHCQEAAAAB5A4EAAAAAeUOBAAAAAHmDgIAAAAB6xAgAAAAAQEIAADXCAAgBYcJAQAAAAHkDgQAAAAB5Q4EAAAAAeYOAgAAAAHrECAAAAABAQgAANkIADABCAAA2QgAMAWHCQEAmBkAIeQOBACTGQAh5Q4EAJMZACHmDgIAlhkAIesQIAC2GQAhAgAAAM8IACAIAADcCAAgBYcJAQCYGQAh5A4EAJMZACHlDgQAkxkAIeYOAgCWGQAh6xAgALYZACECAAAA0ggAIAgAAN4IACACAAAA0ggAIAgAAN4IACADAAAAzwgAIA8AANcIACAQAADcCAAgAQAAAM8IACABAAAA0ggAIAUVAAC1HgAgFgAAuB4AIBcAALceACAoAAC2HgAgKQAAuR4AIAiHCQEAjBYAIaAOAACHGAAwoQ4AAOUIABCiDgAAhxgAMOQOBACLFgAh5Q4EAIsWACHmDgIAjxYAIesQIACnFgAhAwAAANIIACADAADkCAAwFAAA5QgAIAMAAADSCAAgAwAA0wgAMAQAAM8IACAh2AUAAPsXACDZBQAA_BcAINoFAAD9FwAg2wUAAP4XACDvBwAAtBYAIKAOAAD6FwAwoQ4AAP8IABCiDgAA-hcAMKMOAQAAAAGlDgQA4xYAIccOQACvFgAhyQ4BAKsWACHkDgQA4xYAIfwOAQCrFgAhgg8AALQWACCfDwEArRYAIacPAQCrFgAhuw8AALQWACDyD0AArxYAIYYQAQCtFgAhqxBAAK4WACHcEAEAqxYAId0QIACsFgAh3hABAK0WACHfEAEArRYAIeAQAAC0FgAg4RAAALQWACDiEAAAvhYAIOMQIACsFgAh5BAAAKYWACDlEAIAsxYAIeYQQACuFgAh5xAAALQWACABAAAA6AgAIAfXBQAAgBgAIKAOAACGGAAwoQ4AAOoIABCiDgAAhhgAMLgQAgCzFgAhuRAAAdAWACG7EAEAqxYAIQHXBQAAtB4AIAjXBQAAgBgAIKAOAACGGAAwoQ4AAOoIABCiDgAAhhgAMLgQAgCzFgAhuRAAAdAWACG7EAEAqxYAIeoQAACFGAAgAwAAAOoIACADAADrCAAwBAAA7AgAIAnXBQAAgBgAIJsNAgCzFgAhoA4AAIQYADChDgAA7ggAEKIOAACEGAAwnw8BAKsWACG7EAEAqxYAIc0QAgCyFgAhzhABAKsWACEC1wUAALQeACDNEAAAjRkAIArXBQAAgBgAIJsNAgCzFgAhoA4AAIQYADChDgAA7ggAEKIOAACEGAAwnw8BAKsWACG7EAEAqxYAIc0QAgCyFgAhzhABAKsWACHpEAAAgxgAIAMAAADuCAAgAwAA7wgAMAQAAPAIACAL1wUAAIAYACCgDgAAghgAMKEOAADyCAAQog4AAIIYADC7EAEAqxYAIccQAgCzFgAhyBACALMWACHJEAIAsxYAIcoQAACmFgAgyxAAAL4WACDMEAEAqxYAIQHXBQAAtB4AIAzXBQAAgBgAIKAOAACCGAAwoQ4AAPIIABCiDgAAghgAMLsQAQCrFgAhxxACALMWACHIEAIAsxYAIckQAgCzFgAhyhAAAKYWACDLEAAAvhYAIMwQAQCrFgAh6BAAAIEYACADAAAA8ggAIAMAAPMIADAEAAD0CAAgCdcFAACAGAAgoA4AAP8XADChDgAA9ggAEKIOAAD_FwAwow4BAKsWACHHDkAArxYAIfIPQACvFgAhjxAAAdAWACG7EAEAqxYAIQHXBQAAtB4AIAnXBQAAgBgAIKAOAAD_FwAwoQ4AAPYIABCiDgAA_xcAMKMOAQAAAAHHDkAArxYAIfIPQACvFgAhjxAAAQAAAbsQAQCrFgAhAwAAAPYIACADAAD3CAAwBAAA-AgAIAEAAADqCAAgAQAAAO4IACABAAAA8ggAIAEAAAD2CAAgAQAAAOgIACAh2AUAAPsXACDZBQAA_BcAINoFAAD9FwAg2wUAAP4XACDvBwAAtBYAIKAOAAD6FwAwoQ4AAP8IABCiDgAA-hcAMKMOAQCrFgAhpQ4EAOMWACHHDkAArxYAIckOAQCrFgAh5A4EAOMWACH8DgEAqxYAIYIPAAC0FgAgnw8BAK0WACGnDwEAqxYAIbsPAAC0FgAg8g9AAK8WACGGEAEArRYAIasQQACuFgAh3BABAKsWACHdECAArBYAId4QAQCtFgAh3xABAK0WACHgEAAAtBYAIOEQAAC0FgAg4hAAAL4WACDjECAArBYAIeQQAACmFgAg5RACALMWACHmEEAArhYAIecQAAC0FgAgEtgFAACwHgAg2QUAALEeACDaBQAAsh4AINsFAACzHgAg7wcAAI0ZACClDgAAjRkAIOQOAACNGQAggg8AAI0ZACCfDwAAjRkAILsPAACNGQAghhAAAI0ZACCrEAAAjRkAIN4QAACNGQAg3xAAAI0ZACDgEAAAjRkAIOEQAACNGQAg5hAAAI0ZACDnEAAAjRkAIAMAAAD_CAAgAwAAgAkAMAQAAOgIACADAAAA_wgAIAMAAIAJADAEAADoCAAgAwAAAP8IACADAACACQAwBAAA6AgAIB7YBQAArB4AINkFAACtHgAg2gUAAK4eACDbBQAArx4AIO8HgAAAAAGjDgEAAAABpQ4EAAAAAccOQAAAAAHJDgEAAAAB5A4EAAAAAfwOAQAAAAGCD4AAAAABnw8BAAAAAacPAQAAAAG7D4AAAAAB8g9AAAAAAYYQAQAAAAGrEEAAAAAB3BABAAAAAd0QIAAAAAHeEAEAAAAB3xABAAAAAeAQgAAAAAHhEIAAAAAB4hCAAAAAAeMQIAAAAAHkEAAAqx4AIOUQAgAAAAHmEEAAAAAB5xCAAAAAAQEIAACECQAgGu8HgAAAAAGjDgEAAAABpQ4EAAAAAccOQAAAAAHJDgEAAAAB5A4EAAAAAfwOAQAAAAGCD4AAAAABnw8BAAAAAacPAQAAAAG7D4AAAAAB8g9AAAAAAYYQAQAAAAGrEEAAAAAB3BABAAAAAd0QIAAAAAHeEAEAAAAB3xABAAAAAeAQgAAAAAHhEIAAAAAB4hCAAAAAAeMQIAAAAAHkEAAAqx4AIOUQAgAAAAHmEEAAAAAB5xCAAAAAAQEIAACGCQAwAQgAAIYJADAe2AUAAPcdACDZBQAA-B0AINoFAAD5HQAg2wUAAPodACDvB4AAAAABow4BAJgZACGlDgQA_xkAIccOQACUGQAhyQ4BAJgZACHkDgQA_xkAIfwOAQCYGQAhgg-AAAAAAZ8PAQCXGQAhpw8BAJgZACG7D4AAAAAB8g9AAJQZACGGEAEAlxkAIasQQACgGQAh3BABAJgZACHdECAAthkAId4QAQCXGQAh3xABAJcZACHgEIAAAAAB4RCAAAAAAeIQgAAAAAHjECAAthkAIeQQAAD2HQAg5RACAJYZACHmEEAAoBkAIecQgAAAAAECAAAA6AgAIAgAAIkJACAa7weAAAAAAaMOAQCYGQAhpQ4EAP8ZACHHDkAAlBkAIckOAQCYGQAh5A4EAP8ZACH8DgEAmBkAIYIPgAAAAAGfDwEAlxkAIacPAQCYGQAhuw-AAAAAAfIPQACUGQAhhhABAJcZACGrEEAAoBkAIdwQAQCYGQAh3RAgALYZACHeEAEAlxkAId8QAQCXGQAh4BCAAAAAAeEQgAAAAAHiEIAAAAAB4xAgALYZACHkEAAA9h0AIOUQAgCWGQAh5hBAAKAZACHnEIAAAAABAgAAAP8IACAIAACLCQAgAgAAAP8IACAIAACLCQAgAwAAAOgIACAPAACECQAgEAAAiQkAIAEAAADoCAAgAQAAAP8IACATFQAA8R0AIBYAAPQdACAXAADzHQAgKAAA8h0AICkAAPUdACDvBwAAjRkAIKUOAACNGQAg5A4AAI0ZACCCDwAAjRkAIJ8PAACNGQAguw8AAI0ZACCGEAAAjRkAIKsQAACNGQAg3hAAAI0ZACDfEAAAjRkAIOAQAACNGQAg4RAAAI0ZACDmEAAAjRkAIOcQAACNGQAgHe8HAACRFgAgoA4AAPkXADChDgAAkgkAEKIOAAD5FwAwow4BAIwWACGlDgQA3xYAIccOQACNFgAhyQ4BAIwWACHkDgQA3xYAIfwOAQCMFgAhgg8AAJEWACCfDwEAkBYAIacPAQCMFgAhuw8AAJEWACDyD0AAjRYAIYYQAQCQFgAhqxBAAKIWACHcEAEAjBYAId0QIACnFgAh3hABAJAWACHfEAEAkBYAIeAQAACRFgAg4RAAAJEWACDiEAAAuxYAIOMQIACnFgAh5BAAAKYWACDlEAIAjxYAIeYQQACiFgAh5xAAAJEWACADAAAA_wgAIAMAAJEJADAUAACSCQAgAwAAAP8IACADAACACQAwBAAA6AgAIAEAAADsCAAgAQAAAOwIACADAAAA6ggAIAMAAOsIADAEAADsCAAgAwAAAOoIACADAADrCAAwBAAA7AgAIAMAAADqCAAgAwAA6wgAMAQAAOwIACAE1wUAAPAdACC4EAIAAAABuRAAAQAAAbsQAQAAAAEBCAAAmgkAIAO4EAIAAAABuRAAAQAAAbsQAQAAAAEBCAAAnAkAMAEIAACcCQAwBNcFAADvHQAguBACAJYZACG5EAAB2RkAIbsQAQCYGQAhAgAAAOwIACAIAACfCQAgA7gQAgCWGQAhuRAAAdkZACG7EAEAmBkAIQIAAADqCAAgCAAAoQkAIAIAAADqCAAgCAAAoQkAIAMAAADsCAAgDwAAmgkAIBAAAJ8JACABAAAA7AgAIAEAAADqCAAgBRUAAOodACAWAADtHQAgFwAA7B0AICgAAOsdACApAADuHQAgBqAOAAD4FwAwoQ4AAKgJABCiDgAA-BcAMLgQAgCPFgAhuRAAAcMWACG7EAEAjBYAIQMAAADqCAAgAwAApwkAMBQAAKgJACADAAAA6ggAIAMAAOsIADAEAADsCAAgCKAOAAD2FwAwoQ4AAK4JABCiDgAA9hcAMJYPEADuFgAhuxABAKsWACHZEAEAqxYAIdoQEADuFgAh2xAAAPcXACABAAAAqwkAIAEAAACrCQAgB6AOAAD2FwAwoQ4AAK4JABCiDgAA9hcAMJYPEADuFgAhuxABAKsWACHZEAEAqxYAIdoQEADuFgAhAAMAAACuCQAgAwAArwkAMAQAAKsJACADAAAArgkAIAMAAK8JADAEAACrCQAgAwAAAK4JACADAACvCQAwBAAAqwkAIASWDxAAAAABuxABAAAAAdkQAQAAAAHaEBAAAAABAQgAALMJACAElg8QAAAAAbsQAQAAAAHZEAEAAAAB2hAQAAAAAQEIAAC1CQAwAQgAALUJADAElg8QAI4aACG7EAEAmBkAIdkQAQCYGQAh2hAQAI4aACECAAAAqwkAIAgAALgJACAElg8QAI4aACG7EAEAmBkAIdkQAQCYGQAh2hAQAI4aACECAAAArgkAIAgAALoJACACAAAArgkAIAgAALoJACADAAAAqwkAIA8AALMJACAQAAC4CQAgAQAAAKsJACABAAAArgkAIAUVAADlHQAgFgAA6B0AIBcAAOcdACAoAADmHQAgKQAA6R0AIAegDgAA9RcAMKEOAADBCQAQog4AAPUXADCWDxAA6hYAIbsQAQCMFgAh2RABAIwWACHaEBAA6hYAIQMAAACuCQAgAwAAwAkAMBQAAMEJACADAAAArgkAIAMAAK8JADAEAACrCQAgGKUDAQCrFgAhmw0CALMWACGgDgAA8xcAMKEOAADHCQAQog4AAPMXADDiDgEArRYAIcIPAgCyFgAhyw8BAK0WACGHEAEArRYAIZYQAQCtFgAhuxABAKsWACHHEAIAshYAIcwQIADPFgAhzRACALMWACHPEAEAqxYAIdAQAQCtFgAh0RACALIWACHSEAAAtBYAINMQAQCtFgAh1BABAK0WACHVEAAAphYAINYQIADPFgAh1xACALIWACHYEAAA9BcAIAEAAADECQAgAQAAAMQJACAXpQMBAKsWACGbDQIAsxYAIaAOAADzFwAwoQ4AAMcJABCiDgAA8xcAMOIOAQCtFgAhwg8CALIWACHLDwEArRYAIYcQAQCtFgAhlhABAK0WACG7EAEAqxYAIccQAgCyFgAhzBAgAM8WACHNEAIAsxYAIc8QAQCrFgAh0BABAK0WACHREAIAshYAIdIQAAC0FgAg0xABAK0WACHUEAEArRYAIdUQAACmFgAg1hAgAM8WACHXEAIAshYAIQ7iDgAAjRkAIMIPAACNGQAgyw8AAI0ZACCHEAAAjRkAIJYQAACNGQAgxxAAAI0ZACDMEAAAjRkAINAQAACNGQAg0RAAAI0ZACDSEAAAjRkAINMQAACNGQAg1BAAAI0ZACDWEAAAjRkAINcQAACNGQAgAwAAAMcJACADAADICQAwBAAAxAkAIAMAAADHCQAgAwAAyAkAMAQAAMQJACADAAAAxwkAIAMAAMgJADAEAADECQAgFKUDAQAAAAGbDQIAAAAB4g4BAAAAAcIPAgAAAAHLDwEAAAABhxABAAAAAZYQAQAAAAG7EAEAAAABxxACAAAAAcwQIAAAAAHNEAIAAAABzxABAAAAAdAQAQAAAAHREAIAAAAB0hCAAAAAAdMQAQAAAAHUEAEAAAAB1RAAAOQdACDWECAAAAAB1xACAAAAAQEIAADMCQAgFKUDAQAAAAGbDQIAAAAB4g4BAAAAAcIPAgAAAAHLDwEAAAABhxABAAAAAZYQAQAAAAG7EAEAAAABxxACAAAAAcwQIAAAAAHNEAIAAAABzxABAAAAAdAQAQAAAAHREAIAAAAB0hCAAAAAAdMQAQAAAAHUEAEAAAAB1RAAAOQdACDWECAAAAAB1xACAAAAAQEIAADOCQAwAQgAAM4JADAUpQMBAJgZACGbDQIAlhkAIeIOAQCXGQAhwg8CAJUZACHLDwEAlxkAIYcQAQCXGQAhlhABAJcZACG7EAEAmBkAIccQAgCVGQAhzBAgANgZACHNEAIAlhkAIc8QAQCYGQAh0BABAJcZACHREAIAlRkAIdIQgAAAAAHTEAEAlxkAIdQQAQCXGQAh1RAAAOMdACDWECAA2BkAIdcQAgCVGQAhAgAAAMQJACAIAADRCQAgFKUDAQCYGQAhmw0CAJYZACHiDgEAlxkAIcIPAgCVGQAhyw8BAJcZACGHEAEAlxkAIZYQAQCXGQAhuxABAJgZACHHEAIAlRkAIcwQIADYGQAhzRACAJYZACHPEAEAmBkAIdAQAQCXGQAh0RACAJUZACHSEIAAAAAB0xABAJcZACHUEAEAlxkAIdUQAADjHQAg1hAgANgZACHXEAIAlRkAIQIAAADHCQAgCAAA0wkAIAIAAADHCQAgCAAA0wkAIAMAAADECQAgDwAAzAkAIBAAANEJACABAAAAxAkAIAEAAADHCQAgExUAAN4dACAWAADhHQAgFwAA4B0AICgAAN8dACApAADiHQAg4g4AAI0ZACDCDwAAjRkAIMsPAACNGQAghxAAAI0ZACCWEAAAjRkAIMcQAACNGQAgzBAAAI0ZACDQEAAAjRkAINEQAACNGQAg0hAAAI0ZACDTEAAAjRkAINQQAACNGQAg1hAAAI0ZACDXEAAAjRkAIBelAwEAjBYAIZsNAgCPFgAhoA4AAPIXADChDgAA2gkAEKIOAADyFwAw4g4BAJAWACHCDwIAjhYAIcsPAQCQFgAhhxABAJAWACGWEAEAkBYAIbsQAQCMFgAhxxACAI4WACHMECAAwhYAIc0QAgCPFgAhzxABAIwWACHQEAEAkBYAIdEQAgCOFgAh0hAAAJEWACDTEAEAkBYAIdQQAQCQFgAh1RAAAKYWACDWECAAwhYAIdcQAgCOFgAhAwAAAMcJACADAADZCQAwFAAA2gkAIAMAAADHCQAgAwAAyAkAMAQAAMQJACABAAAA8AgAIAEAAADwCAAgAwAAAO4IACADAADvCAAwBAAA8AgAIAMAAADuCAAgAwAA7wgAMAQAAPAIACADAAAA7ggAIAMAAO8IADAEAADwCAAgBtcFAADdHQAgmw0CAAAAAZ8PAQAAAAG7EAEAAAABzRACAAAAAc4QAQAAAAEBCAAA4gkAIAWbDQIAAAABnw8BAAAAAbsQAQAAAAHNEAIAAAABzhABAAAAAQEIAADkCQAwAQgAAOQJADAG1wUAANwdACCbDQIAlhkAIZ8PAQCYGQAhuxABAJgZACHNEAIAlRkAIc4QAQCYGQAhAgAAAPAIACAIAADnCQAgBZsNAgCWGQAhnw8BAJgZACG7EAEAmBkAIc0QAgCVGQAhzhABAJgZACECAAAA7ggAIAgAAOkJACACAAAA7ggAIAgAAOkJACADAAAA8AgAIA8AAOIJACAQAADnCQAgAQAAAPAIACABAAAA7ggAIAYVAADXHQAgFgAA2h0AIBcAANkdACAoAADYHQAgKQAA2x0AIM0QAACNGQAgCJsNAgCPFgAhoA4AAPEXADChDgAA8AkAEKIOAADxFwAwnw8BAIwWACG7EAEAjBYAIc0QAgCOFgAhzhABAIwWACEDAAAA7ggAIAMAAO8JADAUAADwCQAgAwAAAO4IACADAADvCAAwBAAA8AgAIAEAAAD0CAAgAQAAAPQIACADAAAA8ggAIAMAAPMIADAEAAD0CAAgAwAAAPIIACADAADzCAAwBAAA9AgAIAMAAADyCAAgAwAA8wgAMAQAAPQIACAI1wUAANYdACC7EAEAAAABxxACAAAAAcgQAgAAAAHJEAIAAAAByhAAANUdACDLEIAAAAABzBABAAAAAQEIAAD4CQAgB7sQAQAAAAHHEAIAAAAByBACAAAAAckQAgAAAAHKEAAA1R0AIMsQgAAAAAHMEAEAAAABAQgAAPoJADABCAAA-gkAMAjXBQAA1B0AILsQAQCYGQAhxxACAJYZACHIEAIAlhkAIckQAgCWGQAhyhAAANMdACDLEIAAAAABzBABAJgZACECAAAA9AgAIAgAAP0JACAHuxABAJgZACHHEAIAlhkAIcgQAgCWGQAhyRACAJYZACHKEAAA0x0AIMsQgAAAAAHMEAEAmBkAIQIAAADyCAAgCAAA_wkAIAIAAADyCAAgCAAA_wkAIAMAAAD0CAAgDwAA-AkAIBAAAP0JACABAAAA9AgAIAEAAADyCAAgBRUAAM4dACAWAADRHQAgFwAA0B0AICgAAM8dACApAADSHQAgCqAOAADwFwAwoQ4AAIYKABCiDgAA8BcAMLsQAQCMFgAhxxACAI8WACHIEAIAjxYAIckQAgCPFgAhyhAAAKYWACDLEAAAuxYAIMwQAQCMFgAhAwAAAPIIACADAACFCgAwFAAAhgoAIAMAAADyCAAgAwAA8wgAMAQAAPQIACABAAAA-AgAIAEAAAD4CAAgAwAAAPYIACADAAD3CAAwBAAA-AgAIAMAAAD2CAAgAwAA9wgAMAQAAPgIACADAAAA9ggAIAMAAPcIADAEAAD4CAAgBtcFAADNHQAgow4BAAAAAccOQAAAAAHyD0AAAAABjxAAAQAAAbsQAQAAAAEBCAAAjgoAIAWjDgEAAAABxw5AAAAAAfIPQAAAAAGPEAABAAABuxABAAAAAQEIAACQCgAwAQgAAJAKADAG1wUAAMwdACCjDgEAmBkAIccOQACUGQAh8g9AAJQZACGPEAAB2RkAIbsQAQCYGQAhAgAAAPgIACAIAACTCgAgBaMOAQCYGQAhxw5AAJQZACHyD0AAlBkAIY8QAAHZGQAhuxABAJgZACECAAAA9ggAIAgAAJUKACACAAAA9ggAIAgAAJUKACADAAAA-AgAIA8AAI4KACAQAACTCgAgAQAAAPgIACABAAAA9ggAIAMVAADJHQAgFgAAyx0AIBcAAModACAIoA4AAO8XADChDgAAnAoAEKIOAADvFwAwow4BAIwWACHHDkAAjRYAIfIPQACNFgAhjxAAAcMWACG7EAEAjBYAIQMAAAD2CAAgAwAAmwoAMBQAAJwKACADAAAA9ggAIAMAAPcIADAEAAD4CAAgHM0GAADoFwAgzgYAAOkXACCgDgAA5xcAMKEOAACsCgAQog4AAOcXADCjDgEAAAABxw5AAK8WACHJDgEAqxYAIfAOAQCtFgAh-Q4CALMWACH8DgEAqxYAIYYPQACuFgAhnw8BAK0WACGiDwQA4xYAId4PAQCtFgAh8Q8BAK0WACGGEAEArRYAIZ8QBADjFgAhuxABAKsWACG8EAEAqxYAIb0QEADSFgAhvhAQANIWACG_EAIAshYAIcAQAAHRFgAhwRACALIWACHCEBAA0hYAIcMQAAC0FgAgxBABAK0WACEBAAAAnwoAIAnMBgAA7BcAIKAOAADuFwAwoQ4AAKEKABCiDgAA7hcAMOIOAQCrFgAh8A4QANIWACHODwIAsxYAIbcQAQCrFgAhuhACALMWACECzAYAAMgdACDwDgAAjRkAIArMBgAA7BcAIKAOAADuFwAwoQ4AAKEKABCiDgAA7hcAMOIOAQCrFgAh8A4QANIWACHODwIAsxYAIbcQAQCrFgAhuhACALMWACHGEAAA7RcAIAMAAAChCgAgAwAAogoAMAQAAKMKACAHzAYAAOwXACCgDgAA6xcAMKEOAAClCgAQog4AAOsXADC3EAEAqxYAIbgQAgCzFgAhuRAAAdAWACEBzAYAAMgdACAIzAYAAOwXACCgDgAA6xcAMKEOAAClCgAQog4AAOsXADC3EAEAqxYAIbgQAgCzFgAhuRAAAdAWACHFEAAA6hcAIAMAAAClCgAgAwAApgoAMAQAAKcKACABAAAAoQoAIAEAAAClCgAgAQAAAJ8KACAczQYAAOgXACDOBgAA6RcAIKAOAADnFwAwoQ4AAKwKABCiDgAA5xcAMKMOAQCrFgAhxw5AAK8WACHJDgEAqxYAIfAOAQCtFgAh-Q4CALMWACH8DgEAqxYAIYYPQACuFgAhnw8BAK0WACGiDwQA4xYAId4PAQCtFgAh8Q8BAK0WACGGEAEArRYAIZ8QBADjFgAhuxABAKsWACG8EAEAqxYAIb0QEADSFgAhvhAQANIWACG_EAIAshYAIcAQAAHRFgAhwRACALIWACHCEBAA0hYAIcMQAAC0FgAgxBABAK0WACESzQYAAMYdACDOBgAAxx0AIPAOAACNGQAghg8AAI0ZACCfDwAAjRkAIKIPAACNGQAg3g8AAI0ZACDxDwAAjRkAIIYQAACNGQAgnxAAAI0ZACC9EAAAjRkAIL4QAACNGQAgvxAAAI0ZACDAEAAAjRkAIMEQAACNGQAgwhAAAI0ZACDDEAAAjRkAIMQQAACNGQAgAwAAAKwKACADAACtCgAwBAAAnwoAIAMAAACsCgAgAwAArQoAMAQAAJ8KACADAAAArAoAIAMAAK0KADAEAACfCgAgGc0GAADEHQAgzgYAAMUdACCjDgEAAAABxw5AAAAAAckOAQAAAAHwDgEAAAAB-Q4CAAAAAfwOAQAAAAGGD0AAAAABnw8BAAAAAaIPBAAAAAHeDwEAAAAB8Q8BAAAAAYYQAQAAAAGfEAQAAAABuxABAAAAAbwQAQAAAAG9EBAAAAABvhAQAAAAAb8QAgAAAAHAEAABAAABwRACAAAAAcIQEAAAAAHDEIAAAAABxBABAAAAAQEIAACxCgAgF6MOAQAAAAHHDkAAAAAByQ4BAAAAAfAOAQAAAAH5DgIAAAAB_A4BAAAAAYYPQAAAAAGfDwEAAAABog8EAAAAAd4PAQAAAAHxDwEAAAABhhABAAAAAZ8QBAAAAAG7EAEAAAABvBABAAAAAb0QEAAAAAG-EBAAAAABvxACAAAAAcAQAAEAAAHBEAIAAAABwhAQAAAAAcMQgAAAAAHEEAEAAAABAQgAALMKADABCAAAswoAMBnNBgAAqh0AIM4GAACrHQAgow4BAJgZACHHDkAAlBkAIckOAQCYGQAh8A4BAJcZACH5DgIAlhkAIfwOAQCYGQAhhg9AAKAZACGfDwEAlxkAIaIPBAD_GQAh3g8BAJcZACHxDwEAlxkAIYYQAQCXGQAhnxAEAP8ZACG7EAEAmBkAIbwQAQCYGQAhvRAQANsZACG-EBAA2xkAIb8QAgCVGQAhwBAAAdoZACHBEAIAlRkAIcIQEADbGQAhwxCAAAAAAcQQAQCXGQAhAgAAAJ8KACAIAAC2CgAgF6MOAQCYGQAhxw5AAJQZACHJDgEAmBkAIfAOAQCXGQAh-Q4CAJYZACH8DgEAmBkAIYYPQACgGQAhnw8BAJcZACGiDwQA_xkAId4PAQCXGQAh8Q8BAJcZACGGEAEAlxkAIZ8QBAD_GQAhuxABAJgZACG8EAEAmBkAIb0QEADbGQAhvhAQANsZACG_EAIAlRkAIcAQAAHaGQAhwRACAJUZACHCEBAA2xkAIcMQgAAAAAHEEAEAlxkAIQIAAACsCgAgCAAAuAoAIAIAAACsCgAgCAAAuAoAIAMAAACfCgAgDwAAsQoAIBAAALYKACABAAAAnwoAIAEAAACsCgAgFRUAAKUdACAWAACoHQAgFwAApx0AICgAAKYdACApAACpHQAg8A4AAI0ZACCGDwAAjRkAIJ8PAACNGQAgog8AAI0ZACDeDwAAjRkAIPEPAACNGQAghhAAAI0ZACCfEAAAjRkAIL0QAACNGQAgvhAAAI0ZACC_EAAAjRkAIMAQAACNGQAgwRAAAI0ZACDCEAAAjRkAIMMQAACNGQAgxBAAAI0ZACAaoA4AAOYXADChDgAAvwoAEKIOAADmFwAwow4BAIwWACHHDkAAjRYAIckOAQCMFgAh8A4BAJAWACH5DgIAjxYAIfwOAQCMFgAhhg9AAKIWACGfDwEAkBYAIaIPBADfFgAh3g8BAJAWACHxDwEAkBYAIYYQAQCQFgAhnxAEAN8WACG7EAEAjBYAIbwQAQCMFgAhvRAQAMUWACG-EBAAxRYAIb8QAgCOFgAhwBAAAcQWACHBEAIAjhYAIcIQEADFFgAhwxAAAJEWACDEEAEAkBYAIQMAAACsCgAgAwAAvgoAMBQAAL8KACADAAAArAoAIAMAAK0KADAEAACfCgAgAQAAAKMKACABAAAAowoAIAMAAAChCgAgAwAAogoAMAQAAKMKACADAAAAoQoAIAMAAKIKADAEAACjCgAgAwAAAKEKACADAACiCgAwBAAAowoAIAbMBgAApB0AIOIOAQAAAAHwDhAAAAABzg8CAAAAAbcQAQAAAAG6EAIAAAABAQgAAMcKACAF4g4BAAAAAfAOEAAAAAHODwIAAAABtxABAAAAAboQAgAAAAEBCAAAyQoAMAEIAADJCgAwBswGAACjHQAg4g4BAJgZACHwDhAA2xkAIc4PAgCWGQAhtxABAJgZACG6EAIAlhkAIQIAAACjCgAgCAAAzAoAIAXiDgEAmBkAIfAOEADbGQAhzg8CAJYZACG3EAEAmBkAIboQAgCWGQAhAgAAAKEKACAIAADOCgAgAgAAAKEKACAIAADOCgAgAwAAAKMKACAPAADHCgAgEAAAzAoAIAEAAACjCgAgAQAAAKEKACAGFQAAnh0AIBYAAKEdACAXAACgHQAgKAAAnx0AICkAAKIdACDwDgAAjRkAIAigDgAA5RcAMKEOAADVCgAQog4AAOUXADDiDgEAjBYAIfAOEADFFgAhzg8CAI8WACG3EAEAjBYAIboQAgCPFgAhAwAAAKEKACADAADUCgAwFAAA1QoAIAMAAAChCgAgAwAAogoAMAQAAKMKACABAAAApwoAIAEAAACnCgAgAwAAAKUKACADAACmCgAwBAAApwoAIAMAAAClCgAgAwAApgoAMAQAAKcKACADAAAApQoAIAMAAKYKADAEAACnCgAgBMwGAACdHQAgtxABAAAAAbgQAgAAAAG5EAABAAABAQgAAN0KACADtxABAAAAAbgQAgAAAAG5EAABAAABAQgAAN8KADABCAAA3woAMATMBgAAnB0AILcQAQCYGQAhuBACAJYZACG5EAAB2RkAIQIAAACnCgAgCAAA4goAIAO3EAEAmBkAIbgQAgCWGQAhuRAAAdkZACECAAAApQoAIAgAAOQKACACAAAApQoAIAgAAOQKACADAAAApwoAIA8AAN0KACAQAADiCgAgAQAAAKcKACABAAAApQoAIAUVAACXHQAgFgAAmh0AIBcAAJkdACAoAACYHQAgKQAAmx0AIAagDgAA5BcAMKEOAADrCgAQog4AAOQXADC3EAEAjBYAIbgQAgCPFgAhuRAAAcMWACEDAAAApQoAIAMAAOoKADAUAADrCgAgAwAAAKUKACADAACmCgAwBAAApwoAIAEAAAC1AgAgAQAAALUCACADAAAAswIAIAMAALQCADAEAAC1AgAgAwAAALMCACADAAC0AgAwBAAAtQIAIAMAAACzAgAgAwAAtAIAMAQAALUCACASzAEAAJMdACDPAQAAlB0AINABAACVHQAg0QEAAJYdACCjDgEAAAABxw5AAAAAAckOAQAAAAHLDgEAAAAB1A4BAAAAAZ4PAQAAAAHuD0AAAAAB-g9AAAAAAbAQAQAAAAGyEAEAAAABsxAAAJIdACC0EAEAAAABtRBAAAAAAbYQAgAAAAEBCAAA8woAIA6jDgEAAAABxw5AAAAAAckOAQAAAAHLDgEAAAAB1A4BAAAAAZ4PAQAAAAHuD0AAAAAB-g9AAAAAAbAQAQAAAAGyEAEAAAABsxAAAJIdACC0EAEAAAABtRBAAAAAAbYQAgAAAAEBCAAA9QoAMAEIAAD1CgAwAQAAALcCACASzAEAAOocACDPAQAA6xwAINABAADsHAAg0QEAAO0cACCjDgEAmBkAIccOQACUGQAhyQ4BAJcZACHLDgEAmBkAIdQOAQCXGQAhng8BAJgZACHuD0AAoBkAIfoPQACgGQAhsBABAJgZACGyEAEAmBkAIbMQAADpHAAgtBABAJgZACG1EEAAoBkAIbYQAgCWGQAhAgAAALUCACAIAAD5CgAgDqMOAQCYGQAhxw5AAJQZACHJDgEAlxkAIcsOAQCYGQAh1A4BAJcZACGeDwEAmBkAIe4PQACgGQAh-g9AAKAZACGwEAEAmBkAIbIQAQCYGQAhsxAAAOkcACC0EAEAmBkAIbUQQACgGQAhthACAJYZACECAAAAswIAIAgAAPsKACACAAAAswIAIAgAAPsKACABAAAAtwIAIAMAAAC1AgAgDwAA8woAIBAAAPkKACABAAAAtQIAIAEAAACzAgAgChUAAOQcACAWAADnHAAgFwAA5hwAICgAAOUcACApAADoHAAgyQ4AAI0ZACDUDgAAjRkAIO4PAACNGQAg-g8AAI0ZACC1EAAAjRkAIBGgDgAA4xcAMKEOAACDCwAQog4AAOMXADCjDgEAjBYAIccOQACNFgAhyQ4BAJAWACHLDgEAjBYAIdQOAQCQFgAhng8BAIwWACHuD0AAohYAIfoPQACiFgAhsBABAIwWACGyEAEAjBYAIbMQAACmFgAgtBABAIwWACG1EEAAohYAIbYQAgCPFgAhAwAAALMCACADAACCCwAwFAAAgwsAIAMAAACzAgAgAwAAtAIAMAQAALUCACAJoA4AAOIXADChDgAAiQsAEKIOAADiFwAwyQ4BAK0WACHjDgEArRYAIa8PIACsFgAh-g9AAK8WACGwEAEAAAABsRACALMWACEBAAAAhgsAIAEAAACGCwAgCaAOAADiFwAwoQ4AAIkLABCiDgAA4hcAMMkOAQCtFgAh4w4BAK0WACGvDyAArBYAIfoPQACvFgAhsBABAKsWACGxEAIAsxYAIQLJDgAAjRkAIOMOAACNGQAgAwAAAIkLACADAACKCwAwBAAAhgsAIAMAAACJCwAgAwAAigsAMAQAAIYLACADAAAAiQsAIAMAAIoLADAEAACGCwAgBskOAQAAAAHjDgEAAAABrw8gAAAAAfoPQAAAAAGwEAEAAAABsRACAAAAAQEIAACOCwAgBskOAQAAAAHjDgEAAAABrw8gAAAAAfoPQAAAAAGwEAEAAAABsRACAAAAAQEIAACQCwAwAQgAAJALADAGyQ4BAJcZACHjDgEAlxkAIa8PIAC2GQAh-g9AAJQZACGwEAEAmBkAIbEQAgCWGQAhAgAAAIYLACAIAACTCwAgBskOAQCXGQAh4w4BAJcZACGvDyAAthkAIfoPQACUGQAhsBABAJgZACGxEAIAlhkAIQIAAACJCwAgCAAAlQsAIAIAAACJCwAgCAAAlQsAIAMAAACGCwAgDwAAjgsAIBAAAJMLACABAAAAhgsAIAEAAACJCwAgBxUAAN8cACAWAADiHAAgFwAA4RwAICgAAOAcACApAADjHAAgyQ4AAI0ZACDjDgAAjRkAIAmgDgAA4RcAMKEOAACcCwAQog4AAOEXADDJDgEAkBYAIeMOAQCQFgAhrw8gAKcWACH6D0AAjRYAIbAQAQCMFgAhsRACAI8WACEDAAAAiQsAIAMAAJsLADAUAACcCwAgAwAAAIkLACADAACKCwAwBAAAhgsAIAEAAAC7AgAgAQAAALsCACADAAAAuQIAIAMAALoCADAEAAC7AgAgAwAAALkCACADAAC6AgAwBAAAuwIAIAMAAAC5AgAgAwAAugIAMAQAALsCACAGCIAAAAABzgEAAN4cACCjDgQAAAABpQ5AAAAAAeoOAQAAAAGpEAEAAAABAQgAAKQLACAFCIAAAAABow4EAAAAAaUOQAAAAAHqDgEAAAABqRABAAAAAQEIAACmCwAwAQgAAKYLADAGCIAAAAABzgEAAN0cACCjDgQAkxkAIaUOQACUGQAh6g4BAJgZACGpEAEAmBkAIQIAAAC7AgAgCAAAqQsAIAUIgAAAAAGjDgQAkxkAIaUOQACUGQAh6g4BAJgZACGpEAEAmBkAIQIAAAC5AgAgCAAAqwsAIAIAAAC5AgAgCAAAqwsAIAMAAAC7AgAgDwAApAsAIBAAAKkLACABAAAAuwIAIAEAAAC5AgAgBRUAANgcACAWAADbHAAgFwAA2hwAICgAANkcACApAADcHAAgCAgAALsWACCgDgAA4BcAMKEOAACyCwAQog4AAOAXADCjDgQAixYAIaUOQACNFgAh6g4BAIwWACGpEAEAjBYAIQMAAAC5AgAgAwAAsQsAMBQAALILACADAAAAuQIAIAMAALoCADAEAAC7AgAgAQAAAL8CACABAAAAvwIAIAMAAAC9AgAgAwAAvgIAMAQAAL8CACADAAAAvQIAIAMAAL4CADAEAAC_AgAgAwAAAL0CACADAAC-AgAwBAAAvwIAIA7OAQAA1xwAIKMOAQAAAAHCDgIAAAABxA5AAAAAAcUOAgAAAAHGDkAAAAABxw5AAAAAAeoOAQAAAAH8DgEAAAABhg9AAAAAAakQAQAAAAGtEIAAAAABrhACAAAAAa8QQAAAAAEBCAAAugsAIA2jDgEAAAABwg4CAAAAAcQOQAAAAAHFDgIAAAABxg5AAAAAAccOQAAAAAHqDgEAAAAB_A4BAAAAAYYPQAAAAAGpEAEAAAABrRCAAAAAAa4QAgAAAAGvEEAAAAABAQgAALwLADABCAAAvAsAMA7OAQAA1hwAIKMOAQCYGQAhwg4CAJYZACHEDkAAoBkAIcUOAgCWGQAhxg5AAKAZACHHDkAAlBkAIeoOAQCYGQAh_A4BAJgZACGGD0AAoBkAIakQAQCYGQAhrRCAAAAAAa4QAgCWGQAhrxBAAKAZACECAAAAvwIAIAgAAL8LACANow4BAJgZACHCDgIAlhkAIcQOQACgGQAhxQ4CAJYZACHGDkAAoBkAIccOQACUGQAh6g4BAJgZACH8DgEAmBkAIYYPQACgGQAhqRABAJgZACGtEIAAAAABrhACAJYZACGvEEAAoBkAIQIAAAC9AgAgCAAAwQsAIAIAAAC9AgAgCAAAwQsAIAMAAAC_AgAgDwAAugsAIBAAAL8LACABAAAAvwIAIAEAAAC9AgAgCRUAANEcACAWAADUHAAgFwAA0xwAICgAANIcACApAADVHAAgxA4AAI0ZACDGDgAAjRkAIIYPAACNGQAgrxAAAI0ZACAQoA4AAN8XADChDgAAyAsAEKIOAADfFwAwow4BAIwWACHCDgIAjxYAIcQOQACiFgAhxQ4CAI8WACHGDkAAohYAIccOQACNFgAh6g4BAIwWACH8DgEAjBYAIYYPQACiFgAhqRABAIwWACGtEAAAuxYAIK4QAgCPFgAhrxBAAKIWACEDAAAAvQIAIAMAAMcLADAUAADICwAgAwAAAL0CACADAAC-AgAwBAAAvwIAIAEAAADDAgAgAQAAAMMCACADAAAAwQIAIAMAAMICADAEAADDAgAgAwAAAMECACADAADCAgAwBAAAwwIAIAMAAADBAgAgAwAAwgIAMAQAAMMCACAICIAAAAABzgEAANAcACDqDgEAAAABjBBAAAAAAakQAQAAAAGqEAEAAAABqxBAAAAAAawQQAAAAAEBCAAA0AsAIAcIgAAAAAHqDgEAAAABjBBAAAAAAakQAQAAAAGqEAEAAAABqxBAAAAAAawQQAAAAAEBCAAA0gsAMAEIAADSCwAwCAiAAAAAAc4BAADPHAAg6g4BAJgZACGMEEAAlBkAIakQAQCYGQAhqhABAJgZACGrEEAAlBkAIawQQACgGQAhAgAAAMMCACAIAADVCwAgBwiAAAAAAeoOAQCYGQAhjBBAAJQZACGpEAEAmBkAIaoQAQCYGQAhqxBAAJQZACGsEEAAoBkAIQIAAADBAgAgCAAA1wsAIAIAAADBAgAgCAAA1wsAIAMAAADDAgAgDwAA0AsAIBAAANULACABAAAAwwIAIAEAAADBAgAgBBUAAMwcACAWAADOHAAgFwAAzRwAIKwQAACNGQAgCggAALsWACCgDgAA3hcAMKEOAADeCwAQog4AAN4XADDqDgEAjBYAIYwQQACNFgAhqRABAIwWACGqEAEAjBYAIasQQACNFgAhrBBAAKIWACEDAAAAwQIAIAMAAN0LADAUAADeCwAgAwAAAMECACADAADCAgAwBAAAwwIAIBGgDgAA3RcAMKEOAADkCwAQog4AAN0XADCjDgEAAAABxw5AAK8WACGLDwEAqxYAIe4PQACvFgAh8g9AAK8WACGgEAEAqxYAIaEQAQCtFgAhohABAKsWACGjEAEAqxYAIaQQAQCtFgAhpRBAAK4WACGmEAEArRYAIacQQACuFgAhqBBAAK4WACEBAAAA4QsAIAEAAADhCwAgEaAOAADdFwAwoQ4AAOQLABCiDgAA3RcAMKMOAQCrFgAhxw5AAK8WACGLDwEAqxYAIe4PQACvFgAh8g9AAK8WACGgEAEAqxYAIaEQAQCtFgAhohABAKsWACGjEAEAqxYAIaQQAQCtFgAhpRBAAK4WACGmEAEArRYAIacQQACuFgAhqBBAAK4WACEGoRAAAI0ZACCkEAAAjRkAIKUQAACNGQAgphAAAI0ZACCnEAAAjRkAIKgQAACNGQAgAwAAAOQLACADAADlCwAwBAAA4QsAIAMAAADkCwAgAwAA5QsAMAQAAOELACADAAAA5AsAIAMAAOULADAEAADhCwAgDqMOAQAAAAHHDkAAAAABiw8BAAAAAe4PQAAAAAHyD0AAAAABoBABAAAAAaEQAQAAAAGiEAEAAAABoxABAAAAAaQQAQAAAAGlEEAAAAABphABAAAAAacQQAAAAAGoEEAAAAABAQgAAOkLACAOow4BAAAAAccOQAAAAAGLDwEAAAAB7g9AAAAAAfIPQAAAAAGgEAEAAAABoRABAAAAAaIQAQAAAAGjEAEAAAABpBABAAAAAaUQQAAAAAGmEAEAAAABpxBAAAAAAagQQAAAAAEBCAAA6wsAMAEIAADrCwAwDqMOAQCYGQAhxw5AAJQZACGLDwEAmBkAIe4PQACUGQAh8g9AAJQZACGgEAEAmBkAIaEQAQCXGQAhohABAJgZACGjEAEAmBkAIaQQAQCXGQAhpRBAAKAZACGmEAEAlxkAIacQQACgGQAhqBBAAKAZACECAAAA4QsAIAgAAO4LACAOow4BAJgZACHHDkAAlBkAIYsPAQCYGQAh7g9AAJQZACHyD0AAlBkAIaAQAQCYGQAhoRABAJcZACGiEAEAmBkAIaMQAQCYGQAhpBABAJcZACGlEEAAoBkAIaYQAQCXGQAhpxBAAKAZACGoEEAAoBkAIQIAAADkCwAgCAAA8AsAIAIAAADkCwAgCAAA8AsAIAMAAADhCwAgDwAA6QsAIBAAAO4LACABAAAA4QsAIAEAAADkCwAgCRUAAMkcACAWAADLHAAgFwAAyhwAIKEQAACNGQAgpBAAAI0ZACClEAAAjRkAIKYQAACNGQAgpxAAAI0ZACCoEAAAjRkAIBGgDgAA3BcAMKEOAAD3CwAQog4AANwXADCjDgEAjBYAIccOQACNFgAhiw8BAIwWACHuD0AAjRYAIfIPQACNFgAhoBABAIwWACGhEAEAkBYAIaIQAQCMFgAhoxABAIwWACGkEAEAkBYAIaUQQACiFgAhphABAJAWACGnEEAAohYAIagQQACiFgAhAwAAAOQLACADAAD2CwAwFAAA9wsAIAMAAADkCwAgAwAA5QsAMAQAAOELACAHoA4AANsXADChDgAA_QsAEKIOAADbFwAwow4BAAAAAfIPQACvFgAhnhAAAKYWACCfEEAArhYAIQEAAAD6CwAgAQAAAPoLACAHoA4AANsXADChDgAA_QsAEKIOAADbFwAwow4BAKsWACHyD0AArxYAIZ4QAACmFgAgnxBAAK4WACEBnxAAAI0ZACADAAAA_QsAIAMAAP4LADAEAAD6CwAgAwAAAP0LACADAAD-CwAwBAAA-gsAIAMAAAD9CwAgAwAA_gsAMAQAAPoLACAEow4BAAAAAfIPQAAAAAGeEAAAyBwAIJ8QQAAAAAEBCAAAggwAIASjDgEAAAAB8g9AAAAAAZ4QAADIHAAgnxBAAAAAAQEIAACEDAAwAQgAAIQMADAEow4BAJgZACHyD0AAlBkAIZ4QAADHHAAgnxBAAKAZACECAAAA-gsAIAgAAIcMACAEow4BAJgZACHyD0AAlBkAIZ4QAADHHAAgnxBAAKAZACECAAAA_QsAIAgAAIkMACACAAAA_QsAIAgAAIkMACADAAAA-gsAIA8AAIIMACAQAACHDAAgAQAAAPoLACABAAAA_QsAIAQVAADEHAAgFgAAxhwAIBcAAMUcACCfEAAAjRkAIAegDgAA2hcAMKEOAACQDAAQog4AANoXADCjDgEAjBYAIfIPQACNFgAhnhAAAKYWACCfEEAAohYAIQMAAAD9CwAgAwAAjwwAMBQAAJAMACADAAAA_QsAIAMAAP4LADAEAAD6CwAgDO8HAAC-FgAg8AcAAMsXACDxBwAAzBcAIPQHAADNFwAg9QcAAM4XACCgDgAAyhcAMKEOAACxDAAQog4AAMoXADCjDgEAAAABxw5AAK8WACHJDgEAqxYAIacPAQCrFgAhAQAAAJMMACAO7wcAAMAXACCgDgAA2RcAMKEOAACVDAAQog4AANkXADCjDgEAqxYAIagOAQCtFgAhxw5AAK8WACHJDgEAqxYAIcwOAgCzFgAhtQ9AAK4WACHiD0AArxYAIYYQAQCrFgAhmRABAKsWACGaEAAAtBYAIATvBwAA2xsAIKgOAACNGQAgtQ8AAI0ZACCaEAAAjRkAIA7vBwAAwBcAIKAOAADZFwAwoQ4AAJUMABCiDgAA2RcAMKMOAQAAAAGoDgEArRYAIccOQACvFgAhyQ4BAKsWACHMDgIAsxYAIbUPQACuFgAh4g9AAK8WACGGEAEAqxYAIZkQAQCrFgAhmhAAALQWACADAAAAlQwAIAMAAJYMADAEAACXDAAgCO8HAADAFwAgoA4AANgXADChDgAAmQwAEKIOAADYFwAwhhABAKsWACGWEAEAqxYAIZcQAQCrFgAhmBBAAK8WACEB7wcAANsbACAJ7wcAAMAXACCgDgAA2BcAMKEOAACZDAAQog4AANgXADCGEAEAqxYAIZYQAQCrFgAhlxABAKsWACGYEEAArxYAIZ0QAADXFwAgAwAAAJkMACADAACaDAAwBAAAmwwAIAvvBwAAwBcAIPMHAADWFwAgoA4AANUXADChDgAAnQwAEKIOAADVFwAwxw5AAK8WACHJDgEAqxYAIYYQAQCrFgAhjxABAKsWACGUEEAArhYAIZUQAgCzFgAhA-8HAADbGwAg8wcAAMMcACCUEAAAjRkAIAvvBwAAwBcAIPMHAADWFwAgoA4AANUXADChDgAAnQwAEKIOAADVFwAwxw5AAK8WACHJDgEAqxYAIYYQAQCrFgAhjxABAAAAAZQQQACuFgAhlRACALMWACEDAAAAnQwAIAMAAJ4MADAEAACfDAAgCPIHAADUFwAgoA4AANMXADChDgAAoQwAEKIOAADTFwAwog9AAK8WACGPEAEAqxYAIZIQBAC2FgAhkxAEALYWACEB8gcAAMIcACAJ8gcAANQXACCgDgAA0xcAMKEOAAChDAAQog4AANMXADCiD0AArxYAIY8QAQCrFgAhkhAEALYWACGTEAQAthYAIZwQAADSFwAgAwAAAKEMACADAACiDAAwBAAAowwAIAEAAAChDAAgC6YDAgCzFgAh7wcAAMAXACD2BwAAwRcAIKAOAAC_FwAwoQ4AAKYMABCiDgAAvxcAMMkOAQCrFgAhhhABAKsWACGMEEAArxYAIY0QIACsFgAhjhBAAK4WACEBAAAApgwAIA_1BwAA0RcAIKAOAADQFwAwoQ4AAKgMABCiDgAA0BcAMKUOQACvFgAhvQ4BAK0WACHFDgEArRYAIeIOAQCrFgAh-A5AAK8WACGGEAEAqxYAIYcQAQCrFgAhiBAAAKYWACCJEEAArhYAIYoQAQCtFgAhixAAALQWACAG9QcAAMEcACC9DgAAjRkAIMUOAACNGQAgiRAAAI0ZACCKEAAAjRkAIIsQAACNGQAgEPUHAADRFwAgoA4AANAXADChDgAAqAwAEKIOAADQFwAwpQ5AAK8WACG9DgEArRYAIcUOAQCtFgAh4g4BAKsWACH4DkAArxYAIYYQAQCrFgAhhxABAKsWACGIEAAAphYAIIkQQACuFgAhihABAK0WACGLEAAAtBYAIJsQAADPFwAgAwAAAKgMACADAACpDAAwBAAAqgwAIAEAAACoDAAgAQAAAJUMACABAAAAmQwAIAEAAACdDAAgAQAAAJMMACAM7wcAAL4WACDwBwAAyxcAIPEHAADMFwAg9AcAAM0XACD1BwAAzhcAIKAOAADKFwAwoQ4AALEMABCiDgAAyhcAMKMOAQCrFgAhxw5AAK8WACHJDgEAqxYAIacPAQCrFgAhBPAHAAC-HAAg8QcAAL8cACD0BwAAwBwAIPUHAADBHAAgAwAAALEMACADAACyDAAwBAAAkwwAIAMAAACxDAAgAwAAsgwAMAQAAJMMACADAAAAsQwAIAMAALIMADAEAACTDAAgCe8HgAAAAAHwBwAAuhwAIPEHAAC7HAAg9AcAALwcACD1BwAAvRwAIKMOAQAAAAHHDkAAAAAByQ4BAAAAAacPAQAAAAEBCAAAtgwAIAXvB4AAAAABow4BAAAAAccOQAAAAAHJDgEAAAABpw8BAAAAAQEIAAC4DAAwAQgAALgMADAJ7weAAAAAAfAHAACNHAAg8QcAAI4cACD0BwAAjxwAIPUHAACQHAAgow4BAJgZACHHDkAAlBkAIckOAQCYGQAhpw8BAJgZACECAAAAkwwAIAgAALsMACAF7weAAAAAAaMOAQCYGQAhxw5AAJQZACHJDgEAmBkAIacPAQCYGQAhAgAAALEMACAIAAC9DAAgAgAAALEMACAIAAC9DAAgAwAAAJMMACAPAAC2DAAgEAAAuwwAIAEAAACTDAAgAQAAALEMACADFQAAihwAIBYAAIwcACAXAACLHAAgCO8HAAC7FgAgoA4AAMkXADChDgAAxAwAEKIOAADJFwAwow4BAIwWACHHDkAAjRYAIckOAQCMFgAhpw8BAIwWACEDAAAAsQwAIAMAAMMMADAUAADEDAAgAwAAALEMACADAACyDAAwBAAAkwwAIAEAAACXDAAgAQAAAJcMACADAAAAlQwAIAMAAJYMADAEAACXDAAgAwAAAJUMACADAACWDAAwBAAAlwwAIAMAAACVDAAgAwAAlgwAMAQAAJcMACAL7wcAAIkcACCjDgEAAAABqA4BAAAAAccOQAAAAAHJDgEAAAABzA4CAAAAAbUPQAAAAAHiD0AAAAABhhABAAAAAZkQAQAAAAGaEIAAAAABAQgAAMwMACAKow4BAAAAAagOAQAAAAHHDkAAAAAByQ4BAAAAAcwOAgAAAAG1D0AAAAAB4g9AAAAAAYYQAQAAAAGZEAEAAAABmhCAAAAAAQEIAADODAAwAQgAAM4MADAL7wcAAIgcACCjDgEAmBkAIagOAQCXGQAhxw5AAJQZACHJDgEAmBkAIcwOAgCWGQAhtQ9AAKAZACHiD0AAlBkAIYYQAQCYGQAhmRABAJgZACGaEIAAAAABAgAAAJcMACAIAADRDAAgCqMOAQCYGQAhqA4BAJcZACHHDkAAlBkAIckOAQCYGQAhzA4CAJYZACG1D0AAoBkAIeIPQACUGQAhhhABAJgZACGZEAEAmBkAIZoQgAAAAAECAAAAlQwAIAgAANMMACACAAAAlQwAIAgAANMMACADAAAAlwwAIA8AAMwMACAQAADRDAAgAQAAAJcMACABAAAAlQwAIAgVAACDHAAgFgAAhhwAIBcAAIUcACAoAACEHAAgKQAAhxwAIKgOAACNGQAgtQ8AAI0ZACCaEAAAjRkAIA2gDgAAyBcAMKEOAADaDAAQog4AAMgXADCjDgEAjBYAIagOAQCQFgAhxw5AAI0WACHJDgEAjBYAIcwOAgCPFgAhtQ9AAKIWACHiD0AAjRYAIYYQAQCMFgAhmRABAIwWACGaEAAAkRYAIAMAAACVDAAgAwAA2QwAMBQAANoMACADAAAAlQwAIAMAAJYMADAEAACXDAAgAQAAAJsMACABAAAAmwwAIAMAAACZDAAgAwAAmgwAMAQAAJsMACADAAAAmQwAIAMAAJoMADAEAACbDAAgAwAAAJkMACADAACaDAAwBAAAmwwAIAXvBwAAghwAIIYQAQAAAAGWEAEAAAABlxABAAAAAZgQQAAAAAEBCAAA4gwAIASGEAEAAAABlhABAAAAAZcQAQAAAAGYEEAAAAABAQgAAOQMADABCAAA5AwAMAXvBwAAgRwAIIYQAQCYGQAhlhABAJgZACGXEAEAmBkAIZgQQACUGQAhAgAAAJsMACAIAADnDAAgBIYQAQCYGQAhlhABAJgZACGXEAEAmBkAIZgQQACUGQAhAgAAAJkMACAIAADpDAAgAgAAAJkMACAIAADpDAAgAwAAAJsMACAPAADiDAAgEAAA5wwAIAEAAACbDAAgAQAAAJkMACADFQAA_hsAIBYAAIAcACAXAAD_GwAgB6AOAADHFwAwoQ4AAPAMABCiDgAAxxcAMIYQAQCMFgAhlhABAIwWACGXEAEAjBYAIZgQQACNFgAhAwAAAJkMACADAADvDAAwFAAA8AwAIAMAAACZDAAgAwAAmgwAMAQAAJsMACABAAAAnwwAIAEAAACfDAAgAwAAAJ0MACADAACeDAAwBAAAnwwAIAMAAACdDAAgAwAAngwAMAQAAJ8MACADAAAAnQwAIAMAAJ4MADAEAACfDAAgCO8HAAD8GwAg8wcAAP0bACDHDkAAAAAByQ4BAAAAAYYQAQAAAAGPEAEAAAABlBBAAAAAAZUQAgAAAAEBCAAA-AwAIAbHDkAAAAAByQ4BAAAAAYYQAQAAAAGPEAEAAAABlBBAAAAAAZUQAgAAAAEBCAAA-gwAMAEIAAD6DAAwCO8HAADuGwAg8wcAAO8bACDHDkAAlBkAIckOAQCYGQAhhhABAJgZACGPEAEAmBkAIZQQQACgGQAhlRACAJYZACECAAAAnwwAIAgAAP0MACAGxw5AAJQZACHJDgEAmBkAIYYQAQCYGQAhjxABAJgZACGUEEAAoBkAIZUQAgCWGQAhAgAAAJ0MACAIAAD_DAAgAgAAAJ0MACAIAAD_DAAgAwAAAJ8MACAPAAD4DAAgEAAA_QwAIAEAAACfDAAgAQAAAJ0MACAGFQAA6RsAIBYAAOwbACAXAADrGwAgKAAA6hsAICkAAO0bACCUEAAAjRkAIAmgDgAAxhcAMKEOAACGDQAQog4AAMYXADDHDkAAjRYAIckOAQCMFgAhhhABAIwWACGPEAEAjBYAIZQQQACiFgAhlRACAI8WACEDAAAAnQwAIAMAAIUNADAUAACGDQAgAwAAAJ0MACADAACeDAAwBAAAnwwAIAEAAACjDAAgAQAAAKMMACADAAAAoQwAIAMAAKIMADAEAACjDAAgAwAAAKEMACADAACiDAAwBAAAowwAIAMAAAChDAAgAwAAogwAMAQAAKMMACAF8gcAAOgbACCiD0AAAAABjxABAAAAAZIQBAAAAAGTEAQAAAABAQgAAI4NACAEog9AAAAAAY8QAQAAAAGSEAQAAAABkxAEAAAAAQEIAACQDQAwAQgAAJANADAF8gcAAOcbACCiD0AAlBkAIY8QAQCYGQAhkhAEAJMZACGTEAQAkxkAIQIAAACjDAAgCAAAkw0AIASiD0AAlBkAIY8QAQCYGQAhkhAEAJMZACGTEAQAkxkAIQIAAAChDAAgCAAAlQ0AIAIAAAChDAAgCAAAlQ0AIAMAAACjDAAgDwAAjg0AIBAAAJMNACABAAAAowwAIAEAAAChDAAgBRUAAOIbACAWAADlGwAgFwAA5BsAICgAAOMbACApAADmGwAgB6AOAADFFwAwoQ4AAJwNABCiDgAAxRcAMKIPQACNFgAhjxABAIwWACGSEAQAixYAIZMQBACLFgAhAwAAAKEMACADAACbDQAwFAAAnA0AIAMAAAChDAAgAwAAogwAMAQAAKMMACAIoA4AAMMXADChDgAAog0AEKIOAADDFwAw4g4BAKsWACGiD0AArxYAIY8QAQCrFgAhkBACALMWACGREAAAxBcAIAEAAACfDQAgAQAAAJ8NACAHoA4AAMMXADChDgAAog0AEKIOAADDFwAw4g4BAKsWACGiD0AArxYAIY8QAQCrFgAhkBACALMWACEAAwAAAKINACADAACjDQAwBAAAnw0AIAMAAACiDQAgAwAAow0AMAQAAJ8NACADAAAAog0AIAMAAKMNADAEAACfDQAgBOIOAQAAAAGiD0AAAAABjxABAAAAAZAQAgAAAAEBCAAApw0AIATiDgEAAAABog9AAAAAAY8QAQAAAAGQEAIAAAABAQgAAKkNADABCAAAqQ0AMATiDgEAmBkAIaIPQACUGQAhjxABAJgZACGQEAIAlhkAIQIAAACfDQAgCAAArA0AIATiDgEAmBkAIaIPQACUGQAhjxABAJgZACGQEAIAlhkAIQIAAACiDQAgCAAArg0AIAIAAACiDQAgCAAArg0AIAMAAACfDQAgDwAApw0AIBAAAKwNACABAAAAnw0AIAEAAACiDQAgBRUAAN0bACAWAADgGwAgFwAA3xsAICgAAN4bACApAADhGwAgB6AOAADCFwAwoQ4AALUNABCiDgAAwhcAMOIOAQCMFgAhog9AAI0WACGPEAEAjBYAIZAQAgCPFgAhAwAAAKINACADAAC0DQAwFAAAtQ0AIAMAAACiDQAgAwAAow0AMAQAAJ8NACALpgMCALMWACHvBwAAwBcAIPYHAADBFwAgoA4AAL8XADChDgAApgwAEKIOAAC_FwAwyQ4BAKsWACGGEAEAAAABjBBAAK8WACGNECAArBYAIY4QQACuFgAhAQAAALgNACABAAAAuA0AIAPvBwAA2xsAIPYHAADcGwAgjhAAAI0ZACADAAAApgwAIAMAALsNADAEAAC4DQAgAwAAAKYMACADAAC7DQAwBAAAuA0AIAMAAACmDAAgAwAAuw0AMAQAALgNACAIpgMCAAAAAe8HAADZGwAg9gcAANobACDJDgEAAAABhhABAAAAAYwQQAAAAAGNECAAAAABjhBAAAAAAQEIAAC_DQAgBqYDAgAAAAHJDgEAAAABhhABAAAAAYwQQAAAAAGNECAAAAABjhBAAAAAAQEIAADBDQAwAQgAAMENADAIpgMCAJYZACHvBwAAyxsAIPYHAADMGwAgyQ4BAJgZACGGEAEAmBkAIYwQQACUGQAhjRAgALYZACGOEEAAoBkAIQIAAAC4DQAgCAAAxA0AIAamAwIAlhkAIckOAQCYGQAhhhABAJgZACGMEEAAlBkAIY0QIAC2GQAhjhBAAKAZACECAAAApgwAIAgAAMYNACACAAAApgwAIAgAAMYNACADAAAAuA0AIA8AAL8NACAQAADEDQAgAQAAALgNACABAAAApgwAIAYVAADGGwAgFgAAyRsAIBcAAMgbACAoAADHGwAgKQAAyhsAII4QAACNGQAgCaYDAgCPFgAhoA4AAL4XADChDgAAzQ0AEKIOAAC-FwAwyQ4BAIwWACGGEAEAjBYAIYwQQACNFgAhjRAgAKcWACGOEEAAohYAIQMAAACmDAAgAwAAzA0AMBQAAM0NACADAAAApgwAIAMAALsNADAEAAC4DQAgAQAAAKoMACABAAAAqgwAIAMAAACoDAAgAwAAqQwAMAQAAKoMACADAAAAqAwAIAMAAKkMADAEAACqDAAgAwAAAKgMACADAACpDAAwBAAAqgwAIAz1BwAAxRsAIKUOQAAAAAG9DgEAAAABxQ4BAAAAAeIOAQAAAAH4DkAAAAABhhABAAAAAYcQAQAAAAGIEAAAxBsAIIkQQAAAAAGKEAEAAAABixCAAAAAAQEIAADVDQAgC6UOQAAAAAG9DgEAAAABxQ4BAAAAAeIOAQAAAAH4DkAAAAABhhABAAAAAYcQAQAAAAGIEAAAxBsAIIkQQAAAAAGKEAEAAAABixCAAAAAAQEIAADXDQAwAQgAANcNADAM9QcAAMMbACClDkAAlBkAIb0OAQCXGQAhxQ4BAJcZACHiDgEAmBkAIfgOQACUGQAhhhABAJgZACGHEAEAmBkAIYgQAADCGwAgiRBAAKAZACGKEAEAlxkAIYsQgAAAAAECAAAAqgwAIAgAANoNACALpQ5AAJQZACG9DgEAlxkAIcUOAQCXGQAh4g4BAJgZACH4DkAAlBkAIYYQAQCYGQAhhxABAJgZACGIEAAAwhsAIIkQQACgGQAhihABAJcZACGLEIAAAAABAgAAAKgMACAIAADcDQAgAgAAAKgMACAIAADcDQAgAwAAAKoMACAPAADVDQAgEAAA2g0AIAEAAACqDAAgAQAAAKgMACAIFQAAvxsAIBYAAMEbACAXAADAGwAgvQ4AAI0ZACDFDgAAjRkAIIkQAACNGQAgihAAAI0ZACCLEAAAjRkAIA6gDgAAvRcAMKEOAADjDQAQog4AAL0XADClDkAAjRYAIb0OAQCQFgAhxQ4BAJAWACHiDgEAjBYAIfgOQACNFgAhhhABAIwWACGHEAEAjBYAIYgQAACmFgAgiRBAAKIWACGKEAEAkBYAIYsQAACRFgAgAwAAAKgMACADAADiDQAwFAAA4w0AIAMAAACoDAAgAwAAqQwAMAQAAKoMACAHoA4AALsXADChDgAA6Q0AEKIOAAC7FwAw9A4BAKsWACGiD0AArxYAIYQQAgCzFgAhhRAAALwXACABAAAA5g0AIAEAAADmDQAgBqAOAAC7FwAwoQ4AAOkNABCiDgAAuxcAMPQOAQCrFgAhog9AAK8WACGEEAIAsxYAIQADAAAA6Q0AIAMAAOoNADAEAADmDQAgAwAAAOkNACADAADqDQAwBAAA5g0AIAMAAADpDQAgAwAA6g0AMAQAAOYNACAD9A4BAAAAAaIPQAAAAAGEEAIAAAABAQgAAO4NACAD9A4BAAAAAaIPQAAAAAGEEAIAAAABAQgAAPANADABCAAA8A0AMAP0DgEAmBkAIaIPQACUGQAhhBACAJYZACECAAAA5g0AIAgAAPMNACAD9A4BAJgZACGiD0AAlBkAIYQQAgCWGQAhAgAAAOkNACAIAAD1DQAgAgAAAOkNACAIAAD1DQAgAwAAAOYNACAPAADuDQAgEAAA8w0AIAEAAADmDQAgAQAAAOkNACAFFQAAuhsAIBYAAL0bACAXAAC8GwAgKAAAuxsAICkAAL4bACAGoA4AALoXADChDgAA_A0AEKIOAAC6FwAw9A4BAIwWACGiD0AAjRYAIYQQAgCPFgAhAwAAAOkNACADAAD7DQAwFAAA_A0AIAMAAADpDQAgAwAA6g0AMAQAAOYNACAPiAkAALMXACCJCQAAtBcAIO4NAgCzFgAhoA4AALIXADChDgAAjA4AEKIOAACyFwAwxQ4BAK0WACHIDgEArRYAIeIOAQAAAAH0DgEAqxYAIfcOQACvFgAh-A5AAK4WACGlDyAArBYAIfoPQACvFgAh_Q9AAK4WACEBAAAA_w0AIA-HCQAAtxcAIKAOAAC5FwAwoQ4AAIEOABCiDgAAuRcAMKgOAQCtFgAh4g4BAKsWACHkDgQAthYAIf4OIACsFgAh_w4CALMWACGADwAAphYAIIIPAQCtFgAhhQ8AAL4WACDZDwAB0RYAIYEQBADjFgAhghAAAdEWACEGhwkAALkbACCoDgAAjRkAIIIPAACNGQAg2Q8AAI0ZACCBEAAAjRkAIIIQAACNGQAgEIcJAAC3FwAgoA4AALkXADChDgAAgQ4AEKIOAAC5FwAwqA4BAK0WACHiDgEAqxYAIeQOBAC2FgAh-g4AALgXACD-DiAArBYAIf8OAgCzFgAhgA8AAKYWACCCDwEArRYAIYUPAAC-FgAg2Q8AAdEWACGBEAQA4xYAIYIQAAHRFgAhAwAAAIEOACADAACCDgAwBAAAgw4AIA-HCQAAtxcAIKAOAAC2FwAwoQ4AAIUOABCiDgAAthcAMOIOAQCrFgAh9w5AAK4WACGlDyAArBYAIfkPAQCrFgAh-g9AAK8WACH7DyAArBYAIfwPAQCtFgAh_Q9AAK4WACH-D0AArhYAIf8PQACuFgAhgBAAALQWACAHhwkAALkbACD3DgAAjRkAIPwPAACNGQAg_Q8AAI0ZACD-DwAAjRkAIP8PAACNGQAggBAAAI0ZACAQhwkAALcXACCgDgAAthcAMKEOAACFDgAQog4AALYXADDiDgEAqxYAIfcOQACuFgAhpQ8gAKwWACH5DwEAqxYAIfoPQACvFgAh-w8gAKwWACH8DwEArRYAIf0PQACuFgAh_g9AAK4WACH_D0AArhYAIYAQAAC0FgAggxAAALUXACADAAAAhQ4AIAMAAIYOADAEAACHDgAgAQAAAIEOACABAAAAhQ4AIAEAAAD_DQAgD4gJAACzFwAgiQkAALQXACDuDQIAsxYAIaAOAACyFwAwoQ4AAIwOABCiDgAAshcAMMUOAQCtFgAhyA4BAK0WACHiDgEAqxYAIfQOAQCrFgAh9w5AAK8WACH4DkAArhYAIaUPIACsFgAh-g9AAK8WACH9D0AArhYAIQaICQAAtxsAIIkJAAC4GwAgxQ4AAI0ZACDIDgAAjRkAIPgOAACNGQAg_Q8AAI0ZACADAAAAjA4AIAMAAI0OADAEAAD_DQAgAwAAAIwOACADAACNDgAwBAAA_w0AIAMAAACMDgAgAwAAjQ4AMAQAAP8NACAMiAkAALUbACCJCQAAthsAIO4NAgAAAAHFDgEAAAAByA4BAAAAAeIOAQAAAAH0DgEAAAAB9w5AAAAAAfgOQAAAAAGlDyAAAAAB-g9AAAAAAf0PQAAAAAEBCAAAkQ4AIAruDQIAAAABxQ4BAAAAAcgOAQAAAAHiDgEAAAAB9A4BAAAAAfcOQAAAAAH4DkAAAAABpQ8gAAAAAfoPQAAAAAH9D0AAAAABAQgAAJMOADABCAAAkw4AMAyICQAAmxsAIIkJAACcGwAg7g0CAJYZACHFDgEAlxkAIcgOAQCXGQAh4g4BAJgZACH0DgEAmBkAIfcOQACUGQAh-A5AAKAZACGlDyAAthkAIfoPQACUGQAh_Q9AAKAZACECAAAA_w0AIAgAAJYOACAK7g0CAJYZACHFDgEAlxkAIcgOAQCXGQAh4g4BAJgZACH0DgEAmBkAIfcOQACUGQAh-A5AAKAZACGlDyAAthkAIfoPQACUGQAh_Q9AAKAZACECAAAAjA4AIAgAAJgOACACAAAAjA4AIAgAAJgOACADAAAA_w0AIA8AAJEOACAQAACWDgAgAQAAAP8NACABAAAAjA4AIAkVAACWGwAgFgAAmRsAIBcAAJgbACAoAACXGwAgKQAAmhsAIMUOAACNGQAgyA4AAI0ZACD4DgAAjRkAIP0PAACNGQAgDe4NAgCPFgAhoA4AALEXADChDgAAnw4AEKIOAACxFwAwxQ4BAJAWACHIDgEAkBYAIeIOAQCMFgAh9A4BAIwWACH3DkAAjRYAIfgOQACiFgAhpQ8gAKcWACH6D0AAjRYAIf0PQACiFgAhAwAAAIwOACADAACeDgAwFAAAnw4AIAMAAACMDgAgAwAAjQ4AMAQAAP8NACABAAAAgw4AIAEAAACDDgAgAwAAAIEOACADAACCDgAwBAAAgw4AIAMAAACBDgAgAwAAgg4AMAQAAIMOACADAAAAgQ4AIAMAAIIOADAEAACDDgAgDIcJAACVGwAgqA4BAAAAAeIOAQAAAAHkDgQAAAAB_g4gAAAAAf8OAgAAAAGADwAAlBsAIIIPAQAAAAGFD4AAAAAB2Q8AAQAAAYEQBAAAAAGCEAABAAABAQgAAKcOACALqA4BAAAAAeIOAQAAAAHkDgQAAAAB_g4gAAAAAf8OAgAAAAGADwAAlBsAIIIPAQAAAAGFD4AAAAAB2Q8AAQAAAYEQBAAAAAGCEAABAAABAQgAAKkOADABCAAAqQ4AMAyHCQAAkxsAIKgOAQCXGQAh4g4BAJgZACHkDgQAkxkAIf4OIAC2GQAh_w4CAJYZACGADwAAkhsAIIIPAQCXGQAhhQ-AAAAAAdkPAAHaGQAhgRAEAP8ZACGCEAAB2hkAIQIAAACDDgAgCAAArA4AIAuoDgEAlxkAIeIOAQCYGQAh5A4EAJMZACH-DiAAthkAIf8OAgCWGQAhgA8AAJIbACCCDwEAlxkAIYUPgAAAAAHZDwAB2hkAIYEQBAD_GQAhghAAAdoZACECAAAAgQ4AIAgAAK4OACACAAAAgQ4AIAgAAK4OACADAAAAgw4AIA8AAKcOACAQAACsDgAgAQAAAIMOACABAAAAgQ4AIAoVAACNGwAgFgAAkBsAIBcAAI8bACAoAACOGwAgKQAAkRsAIKgOAACNGQAggg8AAI0ZACDZDwAAjRkAIIEQAACNGQAgghAAAI0ZACAOoA4AALAXADChDgAAtQ4AEKIOAACwFwAwqA4BAJAWACHiDgEAjBYAIeQOBACLFgAh_g4gAKcWACH_DgIAjxYAIYAPAACmFgAggg8BAJAWACGFDwAAuxYAINkPAAHEFgAhgRAEAN8WACGCEAABxBYAIQMAAACBDgAgAwAAtA4AMBQAALUOACADAAAAgQ4AIAMAAIIOADAEAACDDgAgAQAAAIcOACABAAAAhw4AIAMAAACFDgAgAwAAhg4AMAQAAIcOACADAAAAhQ4AIAMAAIYOADAEAACHDgAgAwAAAIUOACADAACGDgAwBAAAhw4AIAyHCQAAjBsAIOIOAQAAAAH3DkAAAAABpQ8gAAAAAfkPAQAAAAH6D0AAAAAB-w8gAAAAAfwPAQAAAAH9D0AAAAAB_g9AAAAAAf8PQAAAAAGAEIAAAAABAQgAAL0OACAL4g4BAAAAAfcOQAAAAAGlDyAAAAAB-Q8BAAAAAfoPQAAAAAH7DyAAAAAB_A8BAAAAAf0PQAAAAAH-D0AAAAAB_w9AAAAAAYAQgAAAAAEBCAAAvw4AMAEIAAC_DgAwDIcJAACLGwAg4g4BAJgZACH3DkAAoBkAIaUPIAC2GQAh-Q8BAJgZACH6D0AAlBkAIfsPIAC2GQAh_A8BAJcZACH9D0AAoBkAIf4PQACgGQAh_w9AAKAZACGAEIAAAAABAgAAAIcOACAIAADCDgAgC-IOAQCYGQAh9w5AAKAZACGlDyAAthkAIfkPAQCYGQAh-g9AAJQZACH7DyAAthkAIfwPAQCXGQAh_Q9AAKAZACH-D0AAoBkAIf8PQACgGQAhgBCAAAAAAQIAAACFDgAgCAAAxA4AIAIAAACFDgAgCAAAxA4AIAMAAACHDgAgDwAAvQ4AIBAAAMIOACABAAAAhw4AIAEAAACFDgAgCRUAAIgbACAWAACKGwAgFwAAiRsAIPcOAACNGQAg_A8AAI0ZACD9DwAAjRkAIP4PAACNGQAg_w8AAI0ZACCAEAAAjRkAIA6gDgAArxcAMKEOAADLDgAQog4AAK8XADDiDgEAjBYAIfcOQACiFgAhpQ8gAKcWACH5DwEAjBYAIfoPQACNFgAh-w8gAKcWACH8DwEAkBYAIf0PQACiFgAh_g9AAKIWACH_D0AAohYAIYAQAACRFgAgAwAAAIUOACADAADKDgAwFAAAyw4AIAMAAACFDgAgAwAAhg4AMAQAAIcOACAPoA4AAK0XADChDgAA0Q4AEKIOAACtFwAw4g4BAKsWACHkDgQAthYAIeUOBAC2FgAh5w4CALMWACHrDgEAqxYAIfwOAQCrFgAhpw8BAKsWACHyD0AArxYAIfUPAQCrFgAh9g8QAO4WACH3D0AArxYAIfgPAACuFwAgAQAAAM4OACABAAAAzg4AIA6gDgAArRcAMKEOAADRDgAQog4AAK0XADDiDgEAqxYAIeQOBAC2FgAh5Q4EALYWACHnDgIAsxYAIesOAQCrFgAh_A4BAKsWACGnDwEAqxYAIfIPQACvFgAh9Q8BAKsWACH2DxAA7hYAIfcPQACvFgAhAAMAAADRDgAgAwAA0g4AMAQAAM4OACADAAAA0Q4AIAMAANIOADAEAADODgAgAwAAANEOACADAADSDgAwBAAAzg4AIAviDgEAAAAB5A4EAAAAAeUOBAAAAAHnDgIAAAAB6w4BAAAAAfwOAQAAAAGnDwEAAAAB8g9AAAAAAfUPAQAAAAH2DxAAAAAB9w9AAAAAAQEIAADWDgAgC-IOAQAAAAHkDgQAAAAB5Q4EAAAAAecOAgAAAAHrDgEAAAAB_A4BAAAAAacPAQAAAAHyD0AAAAAB9Q8BAAAAAfYPEAAAAAH3D0AAAAABAQgAANgOADABCAAA2A4AMAviDgEAmBkAIeQOBACTGQAh5Q4EAJMZACHnDgIAlhkAIesOAQCYGQAh_A4BAJgZACGnDwEAmBkAIfIPQACUGQAh9Q8BAJgZACH2DxAAjhoAIfcPQACUGQAhAgAAAM4OACAIAADbDgAgC-IOAQCYGQAh5A4EAJMZACHlDgQAkxkAIecOAgCWGQAh6w4BAJgZACH8DgEAmBkAIacPAQCYGQAh8g9AAJQZACH1DwEAmBkAIfYPEACOGgAh9w9AAJQZACECAAAA0Q4AIAgAAN0OACACAAAA0Q4AIAgAAN0OACADAAAAzg4AIA8AANYOACAQAADbDgAgAQAAAM4OACABAAAA0Q4AIAUVAACDGwAgFgAAhhsAIBcAAIUbACAoAACEGwAgKQAAhxsAIA6gDgAArBcAMKEOAADkDgAQog4AAKwXADDiDgEAjBYAIeQOBACLFgAh5Q4EAIsWACHnDgIAjxYAIesOAQCMFgAh_A4BAIwWACGnDwEAjBYAIfIPQACNFgAh9Q8BAIwWACH2DxAA6hYAIfcPQACNFgAhAwAAANEOACADAADjDgAwFAAA5A4AIAMAAADRDgAgAwAA0g4AMAQAAM4OACAGoA4AAKsXADChDgAA6g4AEKIOAACrFwAw5A4EAAAAAeUOBAC2FgAh9Q8BAKsWACEBAAAA5w4AIAEAAADnDgAgBqAOAACrFwAwoQ4AAOoOABCiDgAAqxcAMOQOBAC2FgAh5Q4EALYWACH1DwEAqxYAIQADAAAA6g4AIAMAAOsOADAEAADnDgAgAwAAAOoOACADAADrDgAwBAAA5w4AIAMAAADqDgAgAwAA6w4AMAQAAOcOACAD5A4EAAAAAeUOBAAAAAH1DwEAAAABAQgAAO8OACAD5A4EAAAAAeUOBAAAAAH1DwEAAAABAQgAAPEOADABCAAA8Q4AMAPkDgQAkxkAIeUOBACTGQAh9Q8BAJgZACECAAAA5w4AIAgAAPQOACAD5A4EAJMZACHlDgQAkxkAIfUPAQCYGQAhAgAAAOoOACAIAAD2DgAgAgAAAOoOACAIAAD2DgAgAwAAAOcOACAPAADvDgAgEAAA9A4AIAEAAADnDgAgAQAAAOoOACAFFQAA_hoAIBYAAIEbACAXAACAGwAgKAAA_xoAICkAAIIbACAGoA4AAKoXADChDgAA_Q4AEKIOAACqFwAw5A4EAIsWACHlDgQAixYAIfUPAQCMFgAhAwAAAOoOACADAAD8DgAwFAAA_Q4AIAMAAADqDgAgAwAA6w4AMAQAAOcOACAOoA4AAKkXADChDgAAgw8AEKIOAACpFwAwxw5AAK8WACHJDgEArRYAIeQOBAC2FgAhpw8BAAAAAeQPEAAAAAHvDwEAqxYAIfAPEADuFgAh8Q8BAKsWACHyD0AArxYAIfMPAQCtFgAh9A8AAKYWACABAAAAgA8AIAEAAACADwAgDqAOAACpFwAwoQ4AAIMPABCiDgAAqRcAMMcOQACvFgAhyQ4BAK0WACHkDgQAthYAIacPAQCrFgAh5A8QAO4WACHvDwEAqxYAIfAPEADuFgAh8Q8BAKsWACHyD0AArxYAIfMPAQCtFgAh9A8AAKYWACACyQ4AAI0ZACDzDwAAjRkAIAMAAACDDwAgAwAAhA8AMAQAAIAPACADAAAAgw8AIAMAAIQPADAEAACADwAgAwAAAIMPACADAACEDwAwBAAAgA8AIAvHDkAAAAAByQ4BAAAAAeQOBAAAAAGnDwEAAAAB5A8QAAAAAe8PAQAAAAHwDxAAAAAB8Q8BAAAAAfIPQAAAAAHzDwEAAAAB9A8AAP0aACABCAAAiA8AIAvHDkAAAAAByQ4BAAAAAeQOBAAAAAGnDwEAAAAB5A8QAAAAAe8PAQAAAAHwDxAAAAAB8Q8BAAAAAfIPQAAAAAHzDwEAAAAB9A8AAP0aACABCAAAig8AMAEIAACKDwAwC8cOQACUGQAhyQ4BAJcZACHkDgQAkxkAIacPAQCYGQAh5A8QAI4aACHvDwEAmBkAIfAPEACOGgAh8Q8BAJgZACHyD0AAlBkAIfMPAQCXGQAh9A8AAPwaACACAAAAgA8AIAgAAI0PACALxw5AAJQZACHJDgEAlxkAIeQOBACTGQAhpw8BAJgZACHkDxAAjhoAIe8PAQCYGQAh8A8QAI4aACHxDwEAmBkAIfIPQACUGQAh8w8BAJcZACH0DwAA_BoAIAIAAACDDwAgCAAAjw8AIAIAAACDDwAgCAAAjw8AIAMAAACADwAgDwAAiA8AIBAAAI0PACABAAAAgA8AIAEAAACDDwAgBxUAAPcaACAWAAD6GgAgFwAA-RoAICgAAPgaACApAAD7GgAgyQ4AAI0ZACDzDwAAjRkAIA6gDgAAqBcAMKEOAACWDwAQog4AAKgXADDHDkAAjRYAIckOAQCQFgAh5A4EAIsWACGnDwEAjBYAIeQPEADqFgAh7w8BAIwWACHwDxAA6hYAIfEPAQCMFgAh8g9AAI0WACHzDwEAkBYAIfQPAACmFgAgAwAAAIMPACADAACVDwAwFAAAlg8AIAMAAACDDwAgAwAAhA8AMAQAAIAPACAGoA4AAKcXADChDgAAnA8AEKIOAACnFwAwxw5AAK8WACHiDgEAAAAB7Q8BAAAAAQEAAACZDwAgAQAAAJkPACAGoA4AAKcXADChDgAAnA8AEKIOAACnFwAwxw5AAK8WACHiDgEAqxYAIe0PAQCrFgAhAAMAAACcDwAgAwAAnQ8AMAQAAJkPACADAAAAnA8AIAMAAJ0PADAEAACZDwAgAwAAAJwPACADAACdDwAwBAAAmQ8AIAPHDkAAAAAB4g4BAAAAAe0PAQAAAAEBCAAAoQ8AIAPHDkAAAAAB4g4BAAAAAe0PAQAAAAEBCAAAow8AMAEIAACjDwAwA8cOQACUGQAh4g4BAJgZACHtDwEAmBkAIQIAAACZDwAgCAAApg8AIAPHDkAAlBkAIeIOAQCYGQAh7Q8BAJgZACECAAAAnA8AIAgAAKgPACACAAAAnA8AIAgAAKgPACADAAAAmQ8AIA8AAKEPACAQAACmDwAgAQAAAJkPACABAAAAnA8AIAMVAAD0GgAgFgAA9hoAIBcAAPUaACAGoA4AAKYXADChDgAArw8AEKIOAACmFwAwxw5AAI0WACHiDgEAjBYAIe0PAQCMFgAhAwAAAJwPACADAACuDwAwFAAArw8AIAMAAACcDwAgAwAAnQ8AMAQAAJkPACAIoA4AAKUXADChDgAAtQ8AEKIOAAClFwAwxw5AAK8WACHrDwEAAAAB7A8BAKsWACHtDwEAqxYAIe4PQACuFgAhAQAAALIPACABAAAAsg8AIAigDgAApRcAMKEOAAC1DwAQog4AAKUXADDHDkAArxYAIesPAQCrFgAh7A8BAKsWACHtDwEAqxYAIe4PQACuFgAhAe4PAACNGQAgAwAAALUPACADAAC2DwAwBAAAsg8AIAMAAAC1DwAgAwAAtg8AMAQAALIPACADAAAAtQ8AIAMAALYPADAEAACyDwAgBccOQAAAAAHrDwEAAAAB7A8BAAAAAe0PAQAAAAHuD0AAAAABAQgAALoPACAFxw5AAAAAAesPAQAAAAHsDwEAAAAB7Q8BAAAAAe4PQAAAAAEBCAAAvA8AMAEIAAC8DwAwBccOQACUGQAh6w8BAJgZACHsDwEAmBkAIe0PAQCYGQAh7g9AAKAZACECAAAAsg8AIAgAAL8PACAFxw5AAJQZACHrDwEAmBkAIewPAQCYGQAh7Q8BAJgZACHuD0AAoBkAIQIAAAC1DwAgCAAAwQ8AIAIAAAC1DwAgCAAAwQ8AIAMAAACyDwAgDwAAug8AIBAAAL8PACABAAAAsg8AIAEAAAC1DwAgBBUAAPEaACAWAADzGgAgFwAA8hoAIO4PAACNGQAgCKAOAACkFwAwoQ4AAMgPABCiDgAApBcAMMcOQACNFgAh6w8BAIwWACHsDwEAjBYAIe0PAQCMFgAh7g9AAKIWACEDAAAAtQ8AIAMAAMcPADAUAADIDwAgAwAAALUPACADAAC2DwAwBAAAsg8AIAegDgAAoxcAMKEOAADODwAQog4AAKMXADDHDkAArxYAIckOAQCrFgAh6w4BAAAAAacPAQCrFgAhAQAAAMsPACABAAAAyw8AIAegDgAAoxcAMKEOAADODwAQog4AAKMXADDHDkAArxYAIckOAQCrFgAh6w4BAKsWACGnDwEAqxYAIQADAAAAzg8AIAMAAM8PADAEAADLDwAgAwAAAM4PACADAADPDwAwBAAAyw8AIAMAAADODwAgAwAAzw8AMAQAAMsPACAExw5AAAAAAckOAQAAAAHrDgEAAAABpw8BAAAAAQEIAADTDwAgBMcOQAAAAAHJDgEAAAAB6w4BAAAAAacPAQAAAAEBCAAA1Q8AMAEIAADVDwAwBMcOQACUGQAhyQ4BAJgZACHrDgEAmBkAIacPAQCYGQAhAgAAAMsPACAIAADYDwAgBMcOQACUGQAhyQ4BAJgZACHrDgEAmBkAIacPAQCYGQAhAgAAAM4PACAIAADaDwAgAgAAAM4PACAIAADaDwAgAwAAAMsPACAPAADTDwAgEAAA2A8AIAEAAADLDwAgAQAAAM4PACADFQAA7hoAIBYAAPAaACAXAADvGgAgB6AOAACiFwAwoQ4AAOEPABCiDgAAohcAMMcOQACNFgAhyQ4BAIwWACHrDgEAjBYAIacPAQCMFgAhAwAAAM4PACADAADgDwAwFAAA4Q8AIAMAAADODwAgAwAAzw8AMAQAAMsPACAMoA4AAKAXADChDgAA5w8AEKIOAACgFwAw5A4EALYWACHjDwEAqxYAIeQPBAC2FgAh5Q8BAKsWACHmDwAAphYAIOcPAgCzFgAh6A9AAK8WACHpD0AArhYAIeoPAAChFwAgAQAAAOQPACABAAAA5A8AIAugDgAAoBcAMKEOAADnDwAQog4AAKAXADDkDgQAthYAIeMPAQCrFgAh5A8EALYWACHlDwEAqxYAIeYPAACmFgAg5w8CALMWACHoD0AArxYAIekPQACuFgAhAekPAACNGQAgAwAAAOcPACADAADoDwAwBAAA5A8AIAMAAADnDwAgAwAA6A8AMAQAAOQPACADAAAA5w8AIAMAAOgPADAEAADkDwAgCOQOBAAAAAHjDwEAAAAB5A8EAAAAAeUPAQAAAAHmDwAA7RoAIOcPAgAAAAHoD0AAAAAB6Q9AAAAAAQEIAADsDwAgCOQOBAAAAAHjDwEAAAAB5A8EAAAAAeUPAQAAAAHmDwAA7RoAIOcPAgAAAAHoD0AAAAAB6Q9AAAAAAQEIAADuDwAwAQgAAO4PADAI5A4EAJMZACHjDwEAmBkAIeQPBACTGQAh5Q8BAJgZACHmDwAA7BoAIOcPAgCWGQAh6A9AAJQZACHpD0AAoBkAIQIAAADkDwAgCAAA8Q8AIAjkDgQAkxkAIeMPAQCYGQAh5A8EAJMZACHlDwEAmBkAIeYPAADsGgAg5w8CAJYZACHoD0AAlBkAIekPQACgGQAhAgAAAOcPACAIAADzDwAgAgAAAOcPACAIAADzDwAgAwAAAOQPACAPAADsDwAgEAAA8Q8AIAEAAADkDwAgAQAAAOcPACAGFQAA5xoAIBYAAOoaACAXAADpGgAgKAAA6BoAICkAAOsaACDpDwAAjRkAIAugDgAAnxcAMKEOAAD6DwAQog4AAJ8XADDkDgQAixYAIeMPAQCMFgAh5A8EAIsWACHlDwEAjBYAIeYPAACmFgAg5w8CAI8WACHoD0AAjRYAIekPQACiFgAhAwAAAOcPACADAAD5DwAwFAAA-g8AIAMAAADnDwAgAwAA6A8AMAQAAOQPACAboA4AAJ0XADChDgAAgBAAEKIOAACdFwAwwQ4BAKsWACHkDgQAthYAIYsPAQCrFgAhkw8CALMWACHADwAAnhcAIMIPAgCzFgAhww8CALMWACHEDwIAsxYAIcUPAgCzFgAhxg8CALMWACHHDwIAsxYAIcgPAgCzFgAhyQ8CALMWACHKDyAArBYAIcsPAQCrFgAh2A8AAdAWACHbDwAAvhYAINwPAQCrFgAh3Q8BAKsWACHeDwAB0BYAId8PBAC2FgAh4A8EAOMWACHhDwAAlxcAIOIPQACvFgAhAQAAAP0PACABAAAA_Q8AIBqgDgAAnRcAMKEOAACAEAAQog4AAJ0XADDBDgEAqxYAIeQOBAC2FgAhiw8BAKsWACGTDwIAsxYAIcIPAgCzFgAhww8CALMWACHEDwIAsxYAIcUPAgCzFgAhxg8CALMWACHHDwIAsxYAIcgPAgCzFgAhyQ8CALMWACHKDyAArBYAIcsPAQCrFgAh2A8AAdAWACHbDwAAvhYAINwPAQCrFgAh3Q8BAKsWACHeDwAB0BYAId8PBAC2FgAh4A8EAOMWACHhDwAAlxcAIOIPQACvFgAhAeAPAACNGQAgAwAAAIAQACADAACBEAAwBAAA_Q8AIAMAAACAEAAgAwAAgRAAMAQAAP0PACADAAAAgBAAIAMAAIEQADAEAAD9DwAgF8EOAQAAAAHkDgQAAAABiw8BAAAAAZMPAgAAAAHCDwIAAAABww8CAAAAAcQPAgAAAAHFDwIAAAABxg8CAAAAAccPAgAAAAHIDwIAAAAByQ8CAAAAAcoPIAAAAAHLDwEAAAAB2A8AAQAAAdsPgAAAAAHcDwEAAAAB3Q8BAAAAAd4PAAEAAAHfDwQAAAAB4A8EAAAAAeEPAADmGgAg4g9AAAAAAQEIAACFEAAgF8EOAQAAAAHkDgQAAAABiw8BAAAAAZMPAgAAAAHCDwIAAAABww8CAAAAAcQPAgAAAAHFDwIAAAABxg8CAAAAAccPAgAAAAHIDwIAAAAByQ8CAAAAAcoPIAAAAAHLDwEAAAAB2A8AAQAAAdsPgAAAAAHcDwEAAAAB3Q8BAAAAAd4PAAEAAAHfDwQAAAAB4A8EAAAAAeEPAADmGgAg4g9AAAAAAQEIAACHEAAwAQgAAIcQADAXwQ4BAJgZACHkDgQAkxkAIYsPAQCYGQAhkw8CAJYZACHCDwIAlhkAIcMPAgCWGQAhxA8CAJYZACHFDwIAlhkAIcYPAgCWGQAhxw8CAJYZACHIDwIAlhkAIckPAgCWGQAhyg8gALYZACHLDwEAmBkAIdgPAAHZGQAh2w-AAAAAAdwPAQCYGQAh3Q8BAJgZACHeDwAB2RkAId8PBACTGQAh4A8EAP8ZACHhDwAA5RoAIOIPQACUGQAhAgAAAP0PACAIAACKEAAgF8EOAQCYGQAh5A4EAJMZACGLDwEAmBkAIZMPAgCWGQAhwg8CAJYZACHDDwIAlhkAIcQPAgCWGQAhxQ8CAJYZACHGDwIAlhkAIccPAgCWGQAhyA8CAJYZACHJDwIAlhkAIcoPIAC2GQAhyw8BAJgZACHYDwAB2RkAIdsPgAAAAAHcDwEAmBkAId0PAQCYGQAh3g8AAdkZACHfDwQAkxkAIeAPBAD_GQAh4Q8AAOUaACDiD0AAlBkAIQIAAACAEAAgCAAAjBAAIAIAAACAEAAgCAAAjBAAIAMAAAD9DwAgDwAAhRAAIBAAAIoQACABAAAA_Q8AIAEAAACAEAAgBhUAAOAaACAWAADjGgAgFwAA4hoAICgAAOEaACApAADkGgAg4A8AAI0ZACAaoA4AAJwXADChDgAAkxAAEKIOAACcFwAwwQ4BAIwWACHkDgQAixYAIYsPAQCMFgAhkw8CAI8WACHCDwIAjxYAIcMPAgCPFgAhxA8CAI8WACHFDwIAjxYAIcYPAgCPFgAhxw8CAI8WACHIDwIAjxYAIckPAgCPFgAhyg8gAKcWACHLDwEAjBYAIdgPAAHDFgAh2w8AALsWACDcDwEAjBYAId0PAQCMFgAh3g8AAcMWACHfDwQAixYAIeAPBADfFgAh4Q8AAJcXACDiD0AAjRYAIQMAAACAEAAgAwAAkhAAMBQAAJMQACADAAAAgBAAIAMAAIEQADAEAAD9DwAgB6AOAACaFwAwoQ4AAJkQABCiDgAAmhcAMIsPAQCrFgAh2A8AAdAWACHZDwAB0BYAIdoPAACbFwAgAQAAAJYQACABAAAAlhAAIAagDgAAmhcAMKEOAACZEAAQog4AAJoXADCLDwEAqxYAIdgPAAHQFgAh2Q8AAdAWACEAAwAAAJkQACADAACaEAAwBAAAlhAAIAMAAACZEAAgAwAAmhAAMAQAAJYQACADAAAAmRAAIAMAAJoQADAEAACWEAAgA4sPAQAAAAHYDwABAAAB2Q8AAQAAAQEIAACeEAAgA4sPAQAAAAHYDwABAAAB2Q8AAQAAAQEIAACgEAAwAQgAAKAQADADiw8BAJgZACHYDwAB2RkAIdkPAAHZGQAhAgAAAJYQACAIAACjEAAgA4sPAQCYGQAh2A8AAdkZACHZDwAB2RkAIQIAAACZEAAgCAAApRAAIAIAAACZEAAgCAAApRAAIAMAAACWEAAgDwAAnhAAIBAAAKMQACABAAAAlhAAIAEAAACZEAAgAxUAAN0aACAWAADfGgAgFwAA3hoAIAagDgAAmRcAMKEOAACsEAAQog4AAJkXADCLDwEAjBYAIdgPAAHDFgAh2Q8AAcMWACEDAAAAmRAAIAMAAKsQADAUAACsEAAgAwAAAJkQACADAACaEAAwBAAAlhAAIBCgDgAAmBcAMKEOAACyEAAQog4AAJgXADCjDgQAAAABpQ5AAK8WACHkDgQAthYAIeUOBADjFgAhiw8BAKsWACG8DwEAqxYAIdEPAACXFwAg0g8AAJcXACDTDyAArBYAIdQPIACsFgAh1Q8EALYWACHWDwQAthYAIdcPBADjFgAhAQAAAK8QACABAAAArxAAIBCgDgAAmBcAMKEOAACyEAAQog4AAJgXADCjDgQAthYAIaUOQACvFgAh5A4EALYWACHlDgQA4xYAIYsPAQCrFgAhvA8BAKsWACHRDwAAlxcAINIPAACXFwAg0w8gAKwWACHUDyAArBYAIdUPBAC2FgAh1g8EALYWACHXDwQA4xYAIQLlDgAAjRkAINcPAACNGQAgAwAAALIQACADAACzEAAwBAAArxAAIAMAAACyEAAgAwAAsxAAMAQAAK8QACADAAAAshAAIAMAALMQADAEAACvEAAgDaMOBAAAAAGlDkAAAAAB5A4EAAAAAeUOBAAAAAGLDwEAAAABvA8BAAAAAdEPAADbGgAg0g8AANwaACDTDyAAAAAB1A8gAAAAAdUPBAAAAAHWDwQAAAAB1w8EAAAAAQEIAAC3EAAgDaMOBAAAAAGlDkAAAAAB5A4EAAAAAeUOBAAAAAGLDwEAAAABvA8BAAAAAdEPAADbGgAg0g8AANwaACDTDyAAAAAB1A8gAAAAAdUPBAAAAAHWDwQAAAAB1w8EAAAAAQEIAAC5EAAwAQgAALkQADANow4EAJMZACGlDkAAlBkAIeQOBACTGQAh5Q4EAP8ZACGLDwEAmBkAIbwPAQCYGQAh0Q8AANkaACDSDwAA2hoAINMPIAC2GQAh1A8gALYZACHVDwQAkxkAIdYPBACTGQAh1w8EAP8ZACECAAAArxAAIAgAALwQACANow4EAJMZACGlDkAAlBkAIeQOBACTGQAh5Q4EAP8ZACGLDwEAmBkAIbwPAQCYGQAh0Q8AANkaACDSDwAA2hoAINMPIAC2GQAh1A8gALYZACHVDwQAkxkAIdYPBACTGQAh1w8EAP8ZACECAAAAshAAIAgAAL4QACACAAAAshAAIAgAAL4QACADAAAArxAAIA8AALcQACAQAAC8EAAgAQAAAK8QACABAAAAshAAIAcVAADUGgAgFgAA1xoAIBcAANYaACAoAADVGgAgKQAA2BoAIOUOAACNGQAg1w8AAI0ZACAQoA4AAJYXADChDgAAxRAAEKIOAACWFwAwow4EAIsWACGlDkAAjRYAIeQOBACLFgAh5Q4EAN8WACGLDwEAjBYAIbwPAQCMFgAh0Q8AAJcXACDSDwAAlxcAINMPIACnFgAh1A8gAKcWACHVDwQAixYAIdYPBACLFgAh1w8EAN8WACEDAAAAshAAIAMAAMQQADAUAADFEAAgAwAAALIQACADAACzEAAwBAAArxAAIAalAwEAqxYAIaAOAACVFwAwoQ4AAMsQABCiDgAAlRcAMKMOBAAAAAGlDkAArxYAIQEAAADIEAAgAQAAAMgQACAGpQMBAKsWACGgDgAAlRcAMKEOAADLEAAQog4AAJUXADCjDgQAthYAIaUOQACvFgAhAAMAAADLEAAgAwAAzBAAMAQAAMgQACADAAAAyxAAIAMAAMwQADAEAADIEAAgAwAAAMsQACADAADMEAAwBAAAyBAAIAOlAwEAAAABow4EAAAAAaUOQAAAAAEBCAAA0BAAIAOlAwEAAAABow4EAAAAAaUOQAAAAAEBCAAA0hAAMAEIAADSEAAwA6UDAQCYGQAhow4EAJMZACGlDkAAlBkAIQIAAADIEAAgCAAA1RAAIAOlAwEAmBkAIaMOBACTGQAhpQ5AAJQZACECAAAAyxAAIAgAANcQACACAAAAyxAAIAgAANcQACADAAAAyBAAIA8AANAQACAQAADVEAAgAQAAAMgQACABAAAAyxAAIAUVAADPGgAgFgAA0hoAIBcAANEaACAoAADQGgAgKQAA0xoAIAalAwEAjBYAIaAOAACUFwAwoQ4AAN4QABCiDgAAlBcAMKMOBACLFgAhpQ5AAI0WACEDAAAAyxAAIAMAAN0QADAUAADeEAAgAwAAAMsQACADAADMEAAwBAAAyBAAIAegDgAAkxcAMKEOAADkEAAQog4AAJMXADCjDgIAAAABzg8BAKsWACHPDwAAvhYAINAPQACvFgAhAQAAAOEQACABAAAA4RAAIAegDgAAkxcAMKEOAADkEAAQog4AAJMXADCjDgIAsxYAIc4PAQCrFgAhzw8AAL4WACDQD0AArxYAIQADAAAA5BAAIAMAAOUQADAEAADhEAAgAwAAAOQQACADAADlEAAwBAAA4RAAIAMAAADkEAAgAwAA5RAAMAQAAOEQACAEow4CAAAAAc4PAQAAAAHPD4AAAAAB0A9AAAAAAQEIAADpEAAgBKMOAgAAAAHODwEAAAABzw-AAAAAAdAPQAAAAAEBCAAA6xAAMAEIAADrEAAwBKMOAgCWGQAhzg8BAJgZACHPD4AAAAAB0A9AAJQZACECAAAA4RAAIAgAAO4QACAEow4CAJYZACHODwEAmBkAIc8PgAAAAAHQD0AAlBkAIQIAAADkEAAgCAAA8BAAIAIAAADkEAAgCAAA8BAAIAMAAADhEAAgDwAA6RAAIBAAAO4QACABAAAA4RAAIAEAAADkEAAgBRUAAMoaACAWAADNGgAgFwAAzBoAICgAAMsaACApAADOGgAgB6AOAACSFwAwoQ4AAPcQABCiDgAAkhcAMKMOAgCPFgAhzg8BAIwWACHPDwAAuxYAINAPQACNFgAhAwAAAOQQACADAAD2EAAwFAAA9xAAIAMAAADkEAAgAwAA5RAAMAQAAOEQACAVoA4AAJAXADChDgAA_RAAEKIOAACQFwAw5A4EALYWACGLDwEAqxYAIZMPAgCzFgAhog9AAK8WACG8DwEAqxYAIcEPQACvFgAhwg8CALMWACHDDwIAsxYAIcQPAgCzFgAhxQ8CALMWACHGDwIAsxYAIccPAgCzFgAhyA8CALMWACHJDwIAsxYAIcoPIACsFgAhyw8BAKsWACHMD0AArxYAIc0PAACRFwAgAQAAAPoQACABAAAA-hAAIBSgDgAAkBcAMKEOAAD9EAAQog4AAJAXADDkDgQAthYAIYsPAQCrFgAhkw8CALMWACGiD0AArxYAIbwPAQCrFgAhwQ9AAK8WACHCDwIAsxYAIcMPAgCzFgAhxA8CALMWACHFDwIAsxYAIcYPAgCzFgAhxw8CALMWACHIDwIAsxYAIckPAgCzFgAhyg8gAKwWACHLDwEAqxYAIcwPQACvFgAhAAMAAAD9EAAgAwAA_hAAMAQAAPoQACADAAAA_RAAIAMAAP4QADAEAAD6EAAgAwAAAP0QACADAAD-EAAwBAAA-hAAIBHkDgQAAAABiw8BAAAAAZMPAgAAAAGiD0AAAAABvA8BAAAAAcEPQAAAAAHCDwIAAAABww8CAAAAAcQPAgAAAAHFDwIAAAABxg8CAAAAAccPAgAAAAHIDwIAAAAByQ8CAAAAAcoPIAAAAAHLDwEAAAABzA9AAAAAAQEIAACCEQAgEeQOBAAAAAGLDwEAAAABkw8CAAAAAaIPQAAAAAG8DwEAAAABwQ9AAAAAAcIPAgAAAAHDDwIAAAABxA8CAAAAAcUPAgAAAAHGDwIAAAABxw8CAAAAAcgPAgAAAAHJDwIAAAAByg8gAAAAAcsPAQAAAAHMD0AAAAABAQgAAIQRADABCAAAhBEAMBHkDgQAkxkAIYsPAQCYGQAhkw8CAJYZACGiD0AAlBkAIbwPAQCYGQAhwQ9AAJQZACHCDwIAlhkAIcMPAgCWGQAhxA8CAJYZACHFDwIAlhkAIcYPAgCWGQAhxw8CAJYZACHIDwIAlhkAIckPAgCWGQAhyg8gALYZACHLDwEAmBkAIcwPQACUGQAhAgAAAPoQACAIAACHEQAgEeQOBACTGQAhiw8BAJgZACGTDwIAlhkAIaIPQACUGQAhvA8BAJgZACHBD0AAlBkAIcIPAgCWGQAhww8CAJYZACHEDwIAlhkAIcUPAgCWGQAhxg8CAJYZACHHDwIAlhkAIcgPAgCWGQAhyQ8CAJYZACHKDyAAthkAIcsPAQCYGQAhzA9AAJQZACECAAAA_RAAIAgAAIkRACACAAAA_RAAIAgAAIkRACADAAAA-hAAIA8AAIIRACAQAACHEQAgAQAAAPoQACABAAAA_RAAIAUVAADFGgAgFgAAyBoAIBcAAMcaACAoAADGGgAgKQAAyRoAIBSgDgAAjxcAMKEOAACQEQAQog4AAI8XADDkDgQAixYAIYsPAQCMFgAhkw8CAI8WACGiD0AAjRYAIbwPAQCMFgAhwQ9AAI0WACHCDwIAjxYAIcMPAgCPFgAhxA8CAI8WACHFDwIAjxYAIcYPAgCPFgAhxw8CAI8WACHIDwIAjxYAIckPAgCPFgAhyg8gAKcWACHLDwEAjBYAIcwPQACNFgAhAwAAAP0QACADAACPEQAwFAAAkBEAIAMAAAD9EAAgAwAA_hAAMAQAAPoQACAIoA4AAI0XADChDgAAlhEAEKIOAACNFwAw5A4EALYWACH4DkAArxYAIYsPAQCrFgAhvw9AAK8WACHADwAAjhcAIAEAAACTEQAgAQAAAJMRACAHoA4AAI0XADChDgAAlhEAEKIOAACNFwAw5A4EALYWACH4DkAArxYAIYsPAQCrFgAhvw9AAK8WACEAAwAAAJYRACADAACXEQAwBAAAkxEAIAMAAACWEQAgAwAAlxEAMAQAAJMRACADAAAAlhEAIAMAAJcRADAEAACTEQAgBOQOBAAAAAH4DkAAAAABiw8BAAAAAb8PQAAAAAEBCAAAmxEAIATkDgQAAAAB-A5AAAAAAYsPAQAAAAG_D0AAAAABAQgAAJ0RADABCAAAnREAMATkDgQAkxkAIfgOQACUGQAhiw8BAJgZACG_D0AAlBkAIQIAAACTEQAgCAAAoBEAIATkDgQAkxkAIfgOQACUGQAhiw8BAJgZACG_D0AAlBkAIQIAAACWEQAgCAAAohEAIAIAAACWEQAgCAAAohEAIAMAAACTEQAgDwAAmxEAIBAAAKARACABAAAAkxEAIAEAAACWEQAgBRUAAMAaACAWAADDGgAgFwAAwhoAICgAAMEaACApAADEGgAgB6AOAACMFwAwoQ4AAKkRABCiDgAAjBcAMOQOBACLFgAh-A5AAI0WACGLDwEAjBYAIb8PQACNFgAhAwAAAJYRACADAACoEQAwFAAAqREAIAMAAACWEQAgAwAAlxEAMAQAAJMRACAHhwkBAAAAAaAOAACLFwAwoQ4AAK8RABCiDgAAixcAMLwPAQCrFgAhvQ8BAK0WACG-DwQA4xYAIQEAAACsEQAgAQAAAKwRACAHhwkBAKsWACGgDgAAixcAMKEOAACvEQAQog4AAIsXADC8DwEAqxYAIb0PAQCtFgAhvg8EAOMWACECvQ8AAI0ZACC-DwAAjRkAIAMAAACvEQAgAwAAsBEAMAQAAKwRACADAAAArxEAIAMAALARADAEAACsEQAgAwAAAK8RACADAACwEQAwBAAArBEAIASHCQEAAAABvA8BAAAAAb0PAQAAAAG-DwQAAAABAQgAALQRACAEhwkBAAAAAbwPAQAAAAG9DwEAAAABvg8EAAAAAQEIAAC2EQAwAQgAALYRADAEhwkBAJgZACG8DwEAmBkAIb0PAQCXGQAhvg8EAP8ZACECAAAArBEAIAgAALkRACAEhwkBAJgZACG8DwEAmBkAIb0PAQCXGQAhvg8EAP8ZACECAAAArxEAIAgAALsRACACAAAArxEAIAgAALsRACADAAAArBEAIA8AALQRACAQAAC5EQAgAQAAAKwRACABAAAArxEAIAcVAAC7GgAgFgAAvhoAIBcAAL0aACAoAAC8GgAgKQAAvxoAIL0PAACNGQAgvg8AAI0ZACAHhwkBAIwWACGgDgAAihcAMKEOAADCEQAQog4AAIoXADC8DwEAjBYAIb0PAQCQFgAhvg8EAN8WACEDAAAArxEAIAMAAMERADAUAADCEQAgAwAAAK8RACADAACwEQAwBAAArBEAIAqgDgAAiRcAMKEOAADIEQAQog4AAIkXADCjDgQAAAABsg8BAKsWACG3D0AArxYAIbgPQACvFgAhuQ9AAK4WACG6D0AArhYAIbsPAAC0FgAgAQAAAMURACABAAAAxREAIAqgDgAAiRcAMKEOAADIEQAQog4AAIkXADCjDgQAthYAIbIPAQCrFgAhtw9AAK8WACG4D0AArxYAIbkPQACuFgAhug9AAK4WACG7DwAAtBYAIAO5DwAAjRkAILoPAACNGQAguw8AAI0ZACADAAAAyBEAIAMAAMkRADAEAADFEQAgAwAAAMgRACADAADJEQAwBAAAxREAIAMAAADIEQAgAwAAyREAMAQAAMURACAHow4EAAAAAbIPAQAAAAG3D0AAAAABuA9AAAAAAbkPQAAAAAG6D0AAAAABuw-AAAAAAQEIAADNEQAgB6MOBAAAAAGyDwEAAAABtw9AAAAAAbgPQAAAAAG5D0AAAAABug9AAAAAAbsPgAAAAAEBCAAAzxEAMAEIAADPEQAwB6MOBACTGQAhsg8BAJgZACG3D0AAlBkAIbgPQACUGQAhuQ9AAKAZACG6D0AAoBkAIbsPgAAAAAECAAAAxREAIAgAANIRACAHow4EAJMZACGyDwEAmBkAIbcPQACUGQAhuA9AAJQZACG5D0AAoBkAIboPQACgGQAhuw-AAAAAAQIAAADIEQAgCAAA1BEAIAIAAADIEQAgCAAA1BEAIAMAAADFEQAgDwAAzREAIBAAANIRACABAAAAxREAIAEAAADIEQAgCBUAALYaACAWAAC5GgAgFwAAuBoAICgAALcaACApAAC6GgAguQ8AAI0ZACC6DwAAjRkAILsPAACNGQAgCqAOAACIFwAwoQ4AANsRABCiDgAAiBcAMKMOBACLFgAhsg8BAIwWACG3D0AAjRYAIbgPQACNFgAhuQ9AAKIWACG6D0AAohYAIbsPAACRFgAgAwAAAMgRACADAADaEQAwFAAA2xEAIAMAAADIEQAgAwAAyREAMAQAAMURACAKoA4AAIcXADChDgAA4REAEKIOAACHFwAwqA4BAK0WACHMDgIAsxYAIbIPAQAAAAGzD0AArxYAIbQPAgCzFgAhtQ9AAK4WACG2DwAAtBYAIAEAAADeEQAgAQAAAN4RACAKoA4AAIcXADChDgAA4REAEKIOAACHFwAwqA4BAK0WACHMDgIAsxYAIbIPAQCrFgAhsw9AAK8WACG0DwIAsxYAIbUPQACuFgAhtg8AALQWACADqA4AAI0ZACC1DwAAjRkAILYPAACNGQAgAwAAAOERACADAADiEQAwBAAA3hEAIAMAAADhEQAgAwAA4hEAMAQAAN4RACADAAAA4REAIAMAAOIRADAEAADeEQAgB6gOAQAAAAHMDgIAAAABsg8BAAAAAbMPQAAAAAG0DwIAAAABtQ9AAAAAAbYPgAAAAAEBCAAA5hEAIAeoDgEAAAABzA4CAAAAAbIPAQAAAAGzD0AAAAABtA8CAAAAAbUPQAAAAAG2D4AAAAABAQgAAOgRADABCAAA6BEAMAeoDgEAlxkAIcwOAgCWGQAhsg8BAJgZACGzD0AAlBkAIbQPAgCWGQAhtQ9AAKAZACG2D4AAAAABAgAAAN4RACAIAADrEQAgB6gOAQCXGQAhzA4CAJYZACGyDwEAmBkAIbMPQACUGQAhtA8CAJYZACG1D0AAoBkAIbYPgAAAAAECAAAA4REAIAgAAO0RACACAAAA4REAIAgAAO0RACADAAAA3hEAIA8AAOYRACAQAADrEQAgAQAAAN4RACABAAAA4REAIAgVAACxGgAgFgAAtBoAIBcAALMaACAoAACyGgAgKQAAtRoAIKgOAACNGQAgtQ8AAI0ZACC2DwAAjRkAIAqgDgAAhhcAMKEOAAD0EQAQog4AAIYXADCoDgEAkBYAIcwOAgCPFgAhsg8BAIwWACGzD0AAjRYAIbQPAgCPFgAhtQ9AAKIWACG2DwAAkRYAIAMAAADhEQAgAwAA8xEAMBQAAPQRACADAAAA4REAIAMAAOIRADAEAADeEQAgE6AOAACFFwAwoQ4AAPoRABCiDgAAhRcAMKgOAQCtFgAh1g5AAK4WACH4DkAArxYAIYIPAQCrFgAhow9AAK4WACGnDwEAAAABqA9AAK4WACGpD0AArhYAIaoPQACuFgAhqw8CALMWACGsDwIAsxYAIa0PAQCtFgAhrg8BAK0WACGvDwEArRYAIbAPAgCyFgAhsQ8BAK0WACEBAAAA9xEAIAEAAAD3EQAgE6AOAACFFwAwoQ4AAPoRABCiDgAAhRcAMKgOAQCtFgAh1g5AAK4WACH4DkAArxYAIYIPAQCrFgAhow9AAK4WACGnDwEAqxYAIagPQACuFgAhqQ9AAK4WACGqD0AArhYAIasPAgCzFgAhrA8CALMWACGtDwEArRYAIa4PAQCtFgAhrw8BAK0WACGwDwIAshYAIbEPAQCtFgAhC6gOAACNGQAg1g4AAI0ZACCjDwAAjRkAIKgPAACNGQAgqQ8AAI0ZACCqDwAAjRkAIK0PAACNGQAgrg8AAI0ZACCvDwAAjRkAILAPAACNGQAgsQ8AAI0ZACADAAAA-hEAIAMAAPsRADAEAAD3EQAgAwAAAPoRACADAAD7EQAwBAAA9xEAIAMAAAD6EQAgAwAA-xEAMAQAAPcRACAQqA4BAAAAAdYOQAAAAAH4DkAAAAABgg8BAAAAAaMPQAAAAAGnDwEAAAABqA9AAAAAAakPQAAAAAGqD0AAAAABqw8CAAAAAawPAgAAAAGtDwEAAAABrg8BAAAAAa8PAQAAAAGwDwIAAAABsQ8BAAAAAQEIAAD_EQAgEKgOAQAAAAHWDkAAAAAB-A5AAAAAAYIPAQAAAAGjD0AAAAABpw8BAAAAAagPQAAAAAGpD0AAAAABqg9AAAAAAasPAgAAAAGsDwIAAAABrQ8BAAAAAa4PAQAAAAGvDwEAAAABsA8CAAAAAbEPAQAAAAEBCAAAgRIAMAEIAACBEgAwEKgOAQCXGQAh1g5AAKAZACH4DkAAlBkAIYIPAQCYGQAhow9AAKAZACGnDwEAmBkAIagPQACgGQAhqQ9AAKAZACGqD0AAoBkAIasPAgCWGQAhrA8CAJYZACGtDwEAlxkAIa4PAQCXGQAhrw8BAJcZACGwDwIAlRkAIbEPAQCXGQAhAgAAAPcRACAIAACEEgAgEKgOAQCXGQAh1g5AAKAZACH4DkAAlBkAIYIPAQCYGQAhow9AAKAZACGnDwEAmBkAIagPQACgGQAhqQ9AAKAZACGqD0AAoBkAIasPAgCWGQAhrA8CAJYZACGtDwEAlxkAIa4PAQCXGQAhrw8BAJcZACGwDwIAlRkAIbEPAQCXGQAhAgAAAPoRACAIAACGEgAgAgAAAPoRACAIAACGEgAgAwAAAPcRACAPAAD_EQAgEAAAhBIAIAEAAAD3EQAgAQAAAPoRACAQFQAArBoAIBYAAK8aACAXAACuGgAgKAAArRoAICkAALAaACCoDgAAjRkAINYOAACNGQAgow8AAI0ZACCoDwAAjRkAIKkPAACNGQAgqg8AAI0ZACCtDwAAjRkAIK4PAACNGQAgrw8AAI0ZACCwDwAAjRkAILEPAACNGQAgE6AOAACEFwAwoQ4AAI0SABCiDgAAhBcAMKgOAQCQFgAh1g5AAKIWACH4DkAAjRYAIYIPAQCMFgAhow9AAKIWACGnDwEAjBYAIagPQACiFgAhqQ9AAKIWACGqD0AAohYAIasPAgCPFgAhrA8CAI8WACGtDwEAkBYAIa4PAQCQFgAhrw8BAJAWACGwDwIAjhYAIbEPAQCQFgAhAwAAAPoRACADAACMEgAwFAAAjRIAIAMAAAD6EQAgAwAA-xEAMAQAAPcRACAI1wUBAKsWACGgDgAAghcAMKEOAACTEgAQog4AAIIXADClDkAArxYAIeIOAQCrFgAhpQ8gAKwWACGmDwAAgxcAIAEAAACQEgAgAQAAAJASACAH1wUBAKsWACGgDgAAghcAMKEOAACTEgAQog4AAIIXADClDkAArxYAIeIOAQCrFgAhpQ8gAKwWACEAAwAAAJMSACADAACUEgAwBAAAkBIAIAMAAACTEgAgAwAAlBIAMAQAAJASACADAAAAkxIAIAMAAJQSADAEAACQEgAgBNcFAQAAAAGlDkAAAAAB4g4BAAAAAaUPIAAAAAEBCAAAmBIAIATXBQEAAAABpQ5AAAAAAeIOAQAAAAGlDyAAAAABAQgAAJoSADABCAAAmhIAMATXBQEAmBkAIaUOQACUGQAh4g4BAJgZACGlDyAAthkAIQIAAACQEgAgCAAAnRIAIATXBQEAmBkAIaUOQACUGQAh4g4BAJgZACGlDyAAthkAIQIAAACTEgAgCAAAnxIAIAIAAACTEgAgCAAAnxIAIAMAAACQEgAgDwAAmBIAIBAAAJ0SACABAAAAkBIAIAEAAACTEgAgAxUAAKkaACAWAACrGgAgFwAAqhoAIAfXBQEAjBYAIaAOAACBFwAwoQ4AAKYSABCiDgAAgRcAMKUOQACNFgAh4g4BAIwWACGlDyAApxYAIQMAAACTEgAgAwAApRIAMBQAAKYSACADAAAAkxIAIAMAAJQSADAEAACQEgAgB9cFAQCrFgAhoA4AAP8WADChDgAArBIAEKIOAAD_FgAwog9AAK8WACGjD0AArxYAIaQPAACAFwAgAQAAAKkSACABAAAAqRIAIAbXBQEAqxYAIaAOAAD_FgAwoQ4AAKwSABCiDgAA_xYAMKIPQACvFgAhow9AAK8WACEAAwAAAKwSACADAACtEgAwBAAAqRIAIAMAAACsEgAgAwAArRIAMAQAAKkSACADAAAArBIAIAMAAK0SADAEAACpEgAgA9cFAQAAAAGiD0AAAAABow9AAAAAAQEIAACxEgAgA9cFAQAAAAGiD0AAAAABow9AAAAAAQEIAACzEgAwAQgAALMSADAD1wUBAJgZACGiD0AAlBkAIaMPQACUGQAhAgAAAKkSACAIAAC2EgAgA9cFAQCYGQAhog9AAJQZACGjD0AAlBkAIQIAAACsEgAgCAAAuBIAIAIAAACsEgAgCAAAuBIAIAMAAACpEgAgDwAAsRIAIBAAALYSACABAAAAqRIAIAEAAACsEgAgAxUAAKYaACAWAACoGgAgFwAApxoAIAbXBQEAjBYAIaAOAAD-FgAwoQ4AAL8SABCiDgAA_hYAMKIPQACNFgAhow9AAI0WACEDAAAArBIAIAMAAL4SADAUAAC_EgAgAwAAAKwSACADAACtEgAwBAAAqRIAIAqgDgAA_BYAMKEOAADFEgAQog4AAPwWADCjDgEAAAABpQ5AAK8WACHqDgEAqxYAIZ4PAQCrFgAhnw8BAKsWACGgD0AArhYAIaEPAAD9FgAgAQAAAMISACABAAAAwhIAIAmgDgAA_BYAMKEOAADFEgAQog4AAPwWADCjDgEAqxYAIaUOQACvFgAh6g4BAKsWACGeDwEAqxYAIZ8PAQCrFgAhoA9AAK4WACEBoA8AAI0ZACADAAAAxRIAIAMAAMYSADAEAADCEgAgAwAAAMUSACADAADGEgAwBAAAwhIAIAMAAADFEgAgAwAAxhIAMAQAAMISACAGow4BAAAAAaUOQAAAAAHqDgEAAAABng8BAAAAAZ8PAQAAAAGgD0AAAAABAQgAAMoSACAGow4BAAAAAaUOQAAAAAHqDgEAAAABng8BAAAAAZ8PAQAAAAGgD0AAAAABAQgAAMwSADABCAAAzBIAMAajDgEAmBkAIaUOQACUGQAh6g4BAJgZACGeDwEAmBkAIZ8PAQCYGQAhoA9AAKAZACECAAAAwhIAIAgAAM8SACAGow4BAJgZACGlDkAAlBkAIeoOAQCYGQAhng8BAJgZACGfDwEAmBkAIaAPQACgGQAhAgAAAMUSACAIAADREgAgAgAAAMUSACAIAADREgAgAwAAAMISACAPAADKEgAgEAAAzxIAIAEAAADCEgAgAQAAAMUSACAEFQAAoxoAIBYAAKUaACAXAACkGgAgoA8AAI0ZACAJoA4AAPsWADChDgAA2BIAEKIOAAD7FgAwow4BAIwWACGlDkAAjRYAIeoOAQCMFgAhng8BAIwWACGfDwEAjBYAIaAPQACiFgAhAwAAAMUSACADAADXEgAwFAAA2BIAIAMAAADFEgAgAwAAxhIAMAQAAMISACAKoA4AAPoWADChDgAA3hIAEKIOAAD6FgAwpQ4EALYWACHkDgQAAAAB5Q4EALYWACGaDwQAthYAIZsPBAC2FgAhnA8EALYWACGdDwEAqxYAIQEAAADbEgAgAQAAANsSACAKoA4AAPoWADChDgAA3hIAEKIOAAD6FgAwpQ4EALYWACHkDgQAthYAIeUOBAC2FgAhmg8EALYWACGbDwQAthYAIZwPBAC2FgAhnQ8BAKsWACEAAwAAAN4SACADAADfEgAwBAAA2xIAIAMAAADeEgAgAwAA3xIAMAQAANsSACADAAAA3hIAIAMAAN8SADAEAADbEgAgB6UOBAAAAAHkDgQAAAAB5Q4EAAAAAZoPBAAAAAGbDwQAAAABnA8EAAAAAZ0PAQAAAAEBCAAA4xIAIAelDgQAAAAB5A4EAAAAAeUOBAAAAAGaDwQAAAABmw8EAAAAAZwPBAAAAAGdDwEAAAABAQgAAOUSADABCAAA5RIAMAelDgQAkxkAIeQOBACTGQAh5Q4EAJMZACGaDwQAkxkAIZsPBACTGQAhnA8EAJMZACGdDwEAmBkAIQIAAADbEgAgCAAA6BIAIAelDgQAkxkAIeQOBACTGQAh5Q4EAJMZACGaDwQAkxkAIZsPBACTGQAhnA8EAJMZACGdDwEAmBkAIQIAAADeEgAgCAAA6hIAIAIAAADeEgAgCAAA6hIAIAMAAADbEgAgDwAA4xIAIBAAAOgSACABAAAA2xIAIAEAAADeEgAgBRUAAJ4aACAWAAChGgAgFwAAoBoAICgAAJ8aACApAACiGgAgCqAOAAD5FgAwoQ4AAPESABCiDgAA-RYAMKUOBACLFgAh5A4EAIsWACHlDgQAixYAIZoPBACLFgAhmw8EAIsWACGcDwQAixYAIZ0PAQCMFgAhAwAAAN4SACADAADwEgAwFAAA8RIAIAMAAADeEgAgAwAA3xIAMAQAANsSACANhwkBAKsWACGgDgAA9xYAMKEOAAD3EgAQog4AAPcWADClDgQAthYAIeQOBAC2FgAh5Q4EALYWACHmDgIAsxYAIecOAgCzFgAhiw8BAKsWACGTDxAA7hYAIZQPEADuFgAhmQ8AAPgWACABAAAA9BIAIAEAAAD0EgAgDIcJAQCrFgAhoA4AAPcWADChDgAA9xIAEKIOAAD3FgAwpQ4EALYWACHkDgQAthYAIeUOBAC2FgAh5g4CALMWACHnDgIAsxYAIYsPAQCrFgAhkw8QAO4WACGUDxAA7hYAIQADAAAA9xIAIAMAAPgSADAEAAD0EgAgAwAAAPcSACADAAD4EgAwBAAA9BIAIAMAAAD3EgAgAwAA-BIAMAQAAPQSACAJhwkBAAAAAaUOBAAAAAHkDgQAAAAB5Q4EAAAAAeYOAgAAAAHnDgIAAAABiw8BAAAAAZMPEAAAAAGUDxAAAAABAQgAAPwSACAJhwkBAAAAAaUOBAAAAAHkDgQAAAAB5Q4EAAAAAeYOAgAAAAHnDgIAAAABiw8BAAAAAZMPEAAAAAGUDxAAAAABAQgAAP4SADABCAAA_hIAMAmHCQEAmBkAIaUOBACTGQAh5A4EAJMZACHlDgQAkxkAIeYOAgCWGQAh5w4CAJYZACGLDwEAmBkAIZMPEACOGgAhlA8QAI4aACECAAAA9BIAIAgAAIETACAJhwkBAJgZACGlDgQAkxkAIeQOBACTGQAh5Q4EAJMZACHmDgIAlhkAIecOAgCWGQAhiw8BAJgZACGTDxAAjhoAIZQPEACOGgAhAgAAAPcSACAIAACDEwAgAgAAAPcSACAIAACDEwAgAwAAAPQSACAPAAD8EgAgEAAAgRMAIAEAAAD0EgAgAQAAAPcSACAFFQAAmRoAIBYAAJwaACAXAACbGgAgKAAAmhoAICkAAJ0aACAMhwkBAIwWACGgDgAA9hYAMKEOAACKEwAQog4AAPYWADClDgQAixYAIeQOBACLFgAh5Q4EAIsWACHmDgIAjxYAIecOAgCPFgAhiw8BAIwWACGTDxAA6hYAIZQPEADqFgAhAwAAAPcSACADAACJEwAwFAAAihMAIAMAAAD3EgAgAwAA-BIAMAQAAPQSACAJ8gcBAKsWACGgDgAA9BYAMKEOAACQEwAQog4AAPQWADDkDgQAthYAIYsPAQCrFgAhlg8QAO4WACGXDxAA7hYAIZgPAAD1FgAgAQAAAI0TACABAAAAjRMAIAjyBwEAqxYAIaAOAAD0FgAwoQ4AAJATABCiDgAA9BYAMOQOBAC2FgAhiw8BAKsWACGWDxAA7hYAIZcPEADuFgAhAAMAAACQEwAgAwAAkRMAMAQAAI0TACADAAAAkBMAIAMAAJETADAEAACNEwAgAwAAAJATACADAACREwAwBAAAjRMAIAXyBwEAAAAB5A4EAAAAAYsPAQAAAAGWDxAAAAABlw8QAAAAAQEIAACVEwAgBfIHAQAAAAHkDgQAAAABiw8BAAAAAZYPEAAAAAGXDxAAAAABAQgAAJcTADABCAAAlxMAMAXyBwEAmBkAIeQOBACTGQAhiw8BAJgZACGWDxAAjhoAIZcPEACOGgAhAgAAAI0TACAIAACaEwAgBfIHAQCYGQAh5A4EAJMZACGLDwEAmBkAIZYPEACOGgAhlw8QAI4aACECAAAAkBMAIAgAAJwTACACAAAAkBMAIAgAAJwTACADAAAAjRMAIA8AAJUTACAQAACaEwAgAQAAAI0TACABAAAAkBMAIAUVAACUGgAgFgAAlxoAIBcAAJYaACAoAACVGgAgKQAAmBoAIAjyBwEAjBYAIaAOAADzFgAwoQ4AAKMTABCiDgAA8xYAMOQOBACLFgAhiw8BAIwWACGWDxAA6hYAIZcPEADqFgAhAwAAAJATACADAACiEwAwFAAAoxMAIAMAAACQEwAgAwAAkRMAMAQAAI0TACAKoA4AAPEWADChDgAAqRMAEKIOAADxFgAw5A4EALYWACGLDwEAqxYAIYwPAQCrFgAhkg8CALMWACGTDxAA7hYAIZQPEADuFgAhlQ8AAPIWACABAAAAphMAIAEAAACmEwAgCaAOAADxFgAwoQ4AAKkTABCiDgAA8RYAMOQOBAC2FgAhiw8BAKsWACGMDwEAqxYAIZIPAgCzFgAhkw8QAO4WACGUDxAA7hYAIQADAAAAqRMAIAMAAKoTADAEAACmEwAgAwAAAKkTACADAACqEwAwBAAAphMAIAMAAACpEwAgAwAAqhMAMAQAAKYTACAG5A4EAAAAAYsPAQAAAAGMDwEAAAABkg8CAAAAAZMPEAAAAAGUDxAAAAABAQgAAK4TACAG5A4EAAAAAYsPAQAAAAGMDwEAAAABkg8CAAAAAZMPEAAAAAGUDxAAAAABAQgAALATADABCAAAsBMAMAbkDgQAkxkAIYsPAQCYGQAhjA8BAJgZACGSDwIAlhkAIZMPEACOGgAhlA8QAI4aACECAAAAphMAIAgAALMTACAG5A4EAJMZACGLDwEAmBkAIYwPAQCYGQAhkg8CAJYZACGTDxAAjhoAIZQPEACOGgAhAgAAAKkTACAIAAC1EwAgAgAAAKkTACAIAAC1EwAgAwAAAKYTACAPAACuEwAgEAAAsxMAIAEAAACmEwAgAQAAAKkTACAFFQAAjxoAIBYAAJIaACAXAACRGgAgKAAAkBoAICkAAJMaACAJoA4AAPAWADChDgAAvBMAEKIOAADwFgAw5A4EAIsWACGLDwEAjBYAIYwPAQCMFgAhkg8CAI8WACGTDxAA6hYAIZQPEADqFgAhAwAAAKkTACADAAC7EwAwFAAAvBMAIAMAAACpEwAgAwAAqhMAMAQAAKYTACAKoA4AAO0WADChDgAAwhMAEKIOAADtFgAw5A4EALYWACGMDwEAqxYAIY0PAQCrFgAhjg8QAO4WACGPDwEAqxYAIZAPBAC2FgAhkQ8AAO8WACABAAAAvxMAIAEAAAC_EwAgCaAOAADtFgAwoQ4AAMITABCiDgAA7RYAMOQOBAC2FgAhjA8BAKsWACGNDwEAqxYAIY4PEADuFgAhjw8BAKsWACGQDwQAthYAIQADAAAAwhMAIAMAAMMTADAEAAC_EwAgAwAAAMITACADAADDEwAwBAAAvxMAIAMAAADCEwAgAwAAwxMAMAQAAL8TACAG5A4EAAAAAYwPAQAAAAGNDwEAAAABjg8QAAAAAY8PAQAAAAGQDwQAAAABAQgAAMcTACAG5A4EAAAAAYwPAQAAAAGNDwEAAAABjg8QAAAAAY8PAQAAAAGQDwQAAAABAQgAAMkTADABCAAAyRMAMAbkDgQAkxkAIYwPAQCYGQAhjQ8BAJgZACGODxAAjhoAIY8PAQCYGQAhkA8EAJMZACECAAAAvxMAIAgAAMwTACAG5A4EAJMZACGMDwEAmBkAIY0PAQCYGQAhjg8QAI4aACGPDwEAmBkAIZAPBACTGQAhAgAAAMITACAIAADOEwAgAgAAAMITACAIAADOEwAgAwAAAL8TACAPAADHEwAgEAAAzBMAIAEAAAC_EwAgAQAAAMITACAFFQAAiRoAIBYAAIwaACAXAACLGgAgKAAAihoAICkAAI0aACAJoA4AAOkWADChDgAA1RMAEKIOAADpFgAw5A4EAIsWACGMDwEAjBYAIY0PAQCMFgAhjg8QAOoWACGPDwEAjBYAIZAPBACLFgAhAwAAAMITACADAADUEwAwFAAA1RMAIAMAAADCEwAgAwAAwxMAMAQAAL8TACAFoA4AAOgWADChDgAA2xMAEKIOAADoFgAwow4EAAAAAYsPAQCrFgAhAQAAANgTACABAAAA2BMAIAWgDgAA6BYAMKEOAADbEwAQog4AAOgWADCjDgQAthYAIYsPAQCrFgAhAAMAAADbEwAgAwAA3BMAMAQAANgTACADAAAA2xMAIAMAANwTADAEAADYEwAgAwAAANsTACADAADcEwAwBAAA2BMAIAKjDgQAAAABiw8BAAAAAQEIAADgEwAgAqMOBAAAAAGLDwEAAAABAQgAAOITADABCAAA4hMAMAKjDgQAkxkAIYsPAQCYGQAhAgAAANgTACAIAADlEwAgAqMOBACTGQAhiw8BAJgZACECAAAA2xMAIAgAAOcTACACAAAA2xMAIAgAAOcTACADAAAA2BMAIA8AAOATACAQAADlEwAgAQAAANgTACABAAAA2xMAIAUVAACEGgAgFgAAhxoAIBcAAIYaACAoAACFGgAgKQAAiBoAIAWgDgAA5xYAMKEOAADuEwAQog4AAOcWADCjDgQAixYAIYsPAQCMFgAhAwAAANsTACADAADtEwAwFAAA7hMAIAMAAADbEwAgAwAA3BMAMAQAANgTACAGoA4AAOYWADChDgAA9BMAEKIOAADmFgAwxw5AAK8WACHiDgEAAAABiw8BAKsWACEBAAAA8RMAIAEAAADxEwAgBqAOAADmFgAwoQ4AAPQTABCiDgAA5hYAMMcOQACvFgAh4g4BAKsWACGLDwEAqxYAIQADAAAA9BMAIAMAAPUTADAEAADxEwAgAwAAAPQTACADAAD1EwAwBAAA8RMAIAMAAAD0EwAgAwAA9RMAMAQAAPETACADxw5AAAAAAeIOAQAAAAGLDwEAAAABAQgAAPkTACADxw5AAAAAAeIOAQAAAAGLDwEAAAABAQgAAPsTADABCAAA-xMAMAPHDkAAlBkAIeIOAQCYGQAhiw8BAJgZACECAAAA8RMAIAgAAP4TACADxw5AAJQZACHiDgEAmBkAIYsPAQCYGQAhAgAAAPQTACAIAACAFAAgAgAAAPQTACAIAACAFAAgAwAAAPETACAPAAD5EwAgEAAA_hMAIAEAAADxEwAgAQAAAPQTACADFQAAgRoAIBYAAIMaACAXAACCGgAgBqAOAADlFgAwoQ4AAIcUABCiDgAA5RYAMMcOQACNFgAh4g4BAIwWACGLDwEAjBYAIQMAAAD0EwAgAwAAhhQAMBQAAIcUACADAAAA9BMAIAMAAPUTADAEAADxEwAgF6AOAADiFgAwoQ4AAI0UABCiDgAA4hYAMKgOAQCtFgAhxw5AAK8WACHiDgEAqxYAIeQOBAC2FgAh-g4AAOQWACD8DgEAqxYAIf0OAgCzFgAh_g4gAKwWACH_DgIAsxYAIYAPAACmFgAggQ8gAKwWACGCDwEArRYAIYMPBADjFgAhhA8EAOMWACGFDwAAvhYAIIYPQACuFgAhhw9AAK4WACGIDwQA4xYAIYkPBADjFgAhig9AAK8WACEBAAAAihQAIAEAAACKFAAgFqAOAADiFgAwoQ4AAI0UABCiDgAA4hYAMKgOAQCtFgAhxw5AAK8WACHiDgEAqxYAIeQOBAC2FgAh_A4BAKsWACH9DgIAsxYAIf4OIACsFgAh_w4CALMWACGADwAAphYAIIEPIACsFgAhgg8BAK0WACGDDwQA4xYAIYQPBADjFgAhhQ8AAL4WACCGD0AArhYAIYcPQACuFgAhiA8EAOMWACGJDwQA4xYAIYoPQACvFgAhCKgOAACNGQAggg8AAI0ZACCDDwAAjRkAIIQPAACNGQAghg8AAI0ZACCHDwAAjRkAIIgPAACNGQAgiQ8AAI0ZACADAAAAjRQAIAMAAI4UADAEAACKFAAgAwAAAI0UACADAACOFAAwBAAAihQAIAMAAACNFAAgAwAAjhQAMAQAAIoUACATqA4BAAAAAccOQAAAAAHiDgEAAAAB5A4EAAAAAfwOAQAAAAH9DgIAAAAB_g4gAAAAAf8OAgAAAAGADwAAgBoAIIEPIAAAAAGCDwEAAAABgw8EAAAAAYQPBAAAAAGFD4AAAAABhg9AAAAAAYcPQAAAAAGIDwQAAAABiQ8EAAAAAYoPQAAAAAEBCAAAkhQAIBOoDgEAAAABxw5AAAAAAeIOAQAAAAHkDgQAAAAB_A4BAAAAAf0OAgAAAAH-DiAAAAAB_w4CAAAAAYAPAACAGgAggQ8gAAAAAYIPAQAAAAGDDwQAAAABhA8EAAAAAYUPgAAAAAGGD0AAAAABhw9AAAAAAYgPBAAAAAGJDwQAAAABig9AAAAAAQEIAACUFAAwAQgAAJQUADATqA4BAJcZACHHDkAAlBkAIeIOAQCYGQAh5A4EAJMZACH8DgEAmBkAIf0OAgCWGQAh_g4gALYZACH_DgIAlhkAIYAPAAD-GQAggQ8gALYZACGCDwEAlxkAIYMPBAD_GQAhhA8EAP8ZACGFD4AAAAABhg9AAKAZACGHD0AAoBkAIYgPBAD_GQAhiQ8EAP8ZACGKD0AAlBkAIQIAAACKFAAgCAAAlxQAIBOoDgEAlxkAIccOQACUGQAh4g4BAJgZACHkDgQAkxkAIfwOAQCYGQAh_Q4CAJYZACH-DiAAthkAIf8OAgCWGQAhgA8AAP4ZACCBDyAAthkAIYIPAQCXGQAhgw8EAP8ZACGEDwQA_xkAIYUPgAAAAAGGD0AAoBkAIYcPQACgGQAhiA8EAP8ZACGJDwQA_xkAIYoPQACUGQAhAgAAAI0UACAIAACZFAAgAgAAAI0UACAIAACZFAAgAwAAAIoUACAPAACSFAAgEAAAlxQAIAEAAACKFAAgAQAAAI0UACANFQAA-RkAIBYAAPwZACAXAAD7GQAgKAAA-hkAICkAAP0ZACCoDgAAjRkAIIIPAACNGQAggw8AAI0ZACCEDwAAjRkAIIYPAACNGQAghw8AAI0ZACCIDwAAjRkAIIkPAACNGQAgFqAOAADeFgAwoQ4AAKAUABCiDgAA3hYAMKgOAQCQFgAhxw5AAI0WACHiDgEAjBYAIeQOBACLFgAh_A4BAIwWACH9DgIAjxYAIf4OIACnFgAh_w4CAI8WACGADwAAphYAIIEPIACnFgAhgg8BAJAWACGDDwQA3xYAIYQPBADfFgAhhQ8AALsWACCGD0AAohYAIYcPQACiFgAhiA8EAN8WACGJDwQA3xYAIYoPQACNFgAhAwAAAI0UACADAACfFAAwFAAAoBQAIAMAAACNFAAgAwAAjhQAMAQAAIoUACAHoA4AANwWADChDgAAphQAEKIOAADcFgAwxw5AAK8WACHJDgEAqxYAIeIOAQCrFgAh-w4AAN0WACABAAAAoxQAIAEAAACjFAAgBqAOAADcFgAwoQ4AAKYUABCiDgAA3BYAMMcOQACvFgAhyQ4BAKsWACHiDgEAqxYAIQADAAAAphQAIAMAAKcUADAEAACjFAAgAwAAAKYUACADAACnFAAwBAAAoxQAIAMAAACmFAAgAwAApxQAMAQAAKMUACADxw5AAAAAAckOAQAAAAHiDgEAAAABAQgAAKsUACADxw5AAAAAAckOAQAAAAHiDgEAAAABAQgAAK0UADABCAAArRQAMAPHDkAAlBkAIckOAQCYGQAh4g4BAJgZACECAAAAoxQAIAgAALAUACADxw5AAJQZACHJDgEAmBkAIeIOAQCYGQAhAgAAAKYUACAIAACyFAAgAgAAAKYUACAIAACyFAAgAwAAAKMUACAPAACrFAAgEAAAsBQAIAEAAACjFAAgAQAAAKYUACADFQAA9hkAIBYAAPgZACAXAAD3GQAgBqAOAADbFgAwoQ4AALkUABCiDgAA2xYAMMcOQACNFgAhyQ4BAIwWACHiDgEAjBYAIQMAAACmFAAgAwAAuBQAMBQAALkUACADAAAAphQAIAMAAKcUADAEAACjFAAgDpsNAADZFgAg7g0CALMWACGgDgAA2BYAMKEOAAC-FAAQog4AANgWADDFDgEArRYAIeIOAQCrFgAh5A4EALYWACH0DgEAqxYAIfYOAgCzFgAh9w5AAK8WACH4DkAArxYAIfkOAAC0FgAg-g4AANoWACABAAAAvBQAIA2bDQAA2RYAIO4NAgCzFgAhoA4AANgWADChDgAAvhQAEKIOAADYFgAwxQ4BAK0WACHiDgEAqxYAIeQOBAC2FgAh9A4BAKsWACH2DgIAsxYAIfcOQACvFgAh-A5AAK8WACH5DgAAtBYAIAObDQAA9RkAIMUOAACNGQAg-Q4AAI0ZACADAAAAvhQAIAMAAL8UADAEAAC8FAAgAQAAAL4UACABAAAAvBQAIAMAAAC-FAAgAwAAvxQAMAQAALwUACADAAAAvhQAIAMAAL8UADAEAAC8FAAgAwAAAL4UACADAAC_FAAwBAAAvBQAIAqbDQAA9BkAIO4NAgAAAAHFDgEAAAAB4g4BAAAAAeQOBAAAAAH0DgEAAAAB9g4CAAAAAfcOQAAAAAH4DkAAAAAB-Q6AAAAAAQEIAADGFAAgCe4NAgAAAAHFDgEAAAAB4g4BAAAAAeQOBAAAAAH0DgEAAAAB9g4CAAAAAfcOQAAAAAH4DkAAAAAB-Q6AAAAAAQEIAADIFAAwAQgAAMgUADAKmw0AAPMZACDuDQIAlhkAIcUOAQCXGQAh4g4BAJgZACHkDgQAkxkAIfQOAQCYGQAh9g4CAJYZACH3DkAAlBkAIfgOQACUGQAh-Q6AAAAAAQIAAAC8FAAgCAAAyxQAIAnuDQIAlhkAIcUOAQCXGQAh4g4BAJgZACHkDgQAkxkAIfQOAQCYGQAh9g4CAJYZACH3DkAAlBkAIfgOQACUGQAh-Q6AAAAAAQIAAAC-FAAgCAAAzRQAIAIAAAC-FAAgCAAAzRQAIAMAAAC8FAAgDwAAxhQAIBAAAMsUACABAAAAvBQAIAEAAAC-FAAgBxUAAO4ZACAWAADxGQAgFwAA8BkAICgAAO8ZACApAADyGQAgxQ4AAI0ZACD5DgAAjRkAIAzuDQIAjxYAIaAOAADXFgAwoQ4AANQUABCiDgAA1xYAMMUOAQCQFgAh4g4BAIwWACHkDgQAixYAIfQOAQCMFgAh9g4CAI8WACH3DkAAjRYAIfgOQACNFgAh-Q4AAJEWACADAAAAvhQAIAMAANMUADAUAADUFAAgAwAAAL4UACADAAC_FAAwBAAAvBQAIAaaDQAA1hYAIKAOAADVFgAwoQ4AANoUABCiDgAA1RYAMPQOAQAAAAH1DkAArhYAIQEAAADXFAAgAQAAANcUACAGmg0AANYWACCgDgAA1RYAMKEOAADaFAAQog4AANUWADD0DgEAqxYAIfUOQACuFgAhApoNAADtGQAg9Q4AAI0ZACADAAAA2hQAIAMAANsUADAEAADXFAAgAwAAANoUACADAADbFAAwBAAA1xQAIAMAAADaFAAgAwAA2xQAMAQAANcUACADmg0AAOwZACD0DgEAAAAB9Q5AAAAAAQEIAADfFAAgAvQOAQAAAAH1DkAAAAABAQgAAOEUADABCAAA4RQAMAOaDQAA3xkAIPQOAQCYGQAh9Q5AAKAZACECAAAA1xQAIAgAAOQUACAC9A4BAJgZACH1DkAAoBkAIQIAAADaFAAgCAAA5hQAIAIAAADaFAAgCAAA5hQAIAMAAADXFAAgDwAA3xQAIBAAAOQUACABAAAA1xQAIAEAAADaFAAgBBUAANwZACAWAADeGQAgFwAA3RkAIPUOAACNGQAgBaAOAADUFgAwoQ4AAO0UABCiDgAA1BYAMPQOAQCMFgAh9Q5AAKIWACEDAAAA2hQAIAMAAOwUADAUAADtFAAgAwAAANoUACADAADbFAAwBAAA1xQAIBWHCQEAqxYAIaAOAADOFgAwoQ4AAPMUABCiDgAAzhYAMKUOBAC2FgAh5A4EALYWACHlDgQAthYAIeYOAgCzFgAh5w4CALMWACHoDiAAzxYAIekOIADPFgAh6g4BAKsWACHrDgAB0BYAIewOAAHRFgAh7Q4AAdEWACHuDgAB0RYAIe8OAAHRFgAh8A4QANIWACHxDhAA0hYAIfIOEADSFgAh8w4AANMWACABAAAA8BQAIAEAAADwFAAgFIcJAQCrFgAhoA4AAM4WADChDgAA8xQAEKIOAADOFgAwpQ4EALYWACHkDgQAthYAIeUOBAC2FgAh5g4CALMWACHnDgIAsxYAIegOIADPFgAh6Q4gAM8WACHqDgEAqxYAIesOAAHQFgAh7A4AAdEWACHtDgAB0RYAIe4OAAHRFgAh7w4AAdEWACHwDhAA0hYAIfEOEADSFgAh8g4QANIWACEJ6A4AAI0ZACDpDgAAjRkAIOwOAACNGQAg7Q4AAI0ZACDuDgAAjRkAIO8OAACNGQAg8A4AAI0ZACDxDgAAjRkAIPIOAACNGQAgAwAAAPMUACADAAD0FAAwBAAA8BQAIAMAAADzFAAgAwAA9BQAMAQAAPAUACADAAAA8xQAIAMAAPQUADAEAADwFAAgEYcJAQAAAAGlDgQAAAAB5A4EAAAAAeUOBAAAAAHmDgIAAAAB5w4CAAAAAegOIAAAAAHpDiAAAAAB6g4BAAAAAesOAAEAAAHsDgABAAAB7Q4AAQAAAe4OAAEAAAHvDgABAAAB8A4QAAAAAfEOEAAAAAHyDhAAAAABAQgAAPgUACARhwkBAAAAAaUOBAAAAAHkDgQAAAAB5Q4EAAAAAeYOAgAAAAHnDgIAAAAB6A4gAAAAAekOIAAAAAHqDgEAAAAB6w4AAQAAAewOAAEAAAHtDgABAAAB7g4AAQAAAe8OAAEAAAHwDhAAAAAB8Q4QAAAAAfIOEAAAAAEBCAAA-hQAMAEIAAD6FAAwEYcJAQCYGQAhpQ4EAJMZACHkDgQAkxkAIeUOBACTGQAh5g4CAJYZACHnDgIAlhkAIegOIADYGQAh6Q4gANgZACHqDgEAmBkAIesOAAHZGQAh7A4AAdoZACHtDgAB2hkAIe4OAAHaGQAh7w4AAdoZACHwDhAA2xkAIfEOEADbGQAh8g4QANsZACECAAAA8BQAIAgAAP0UACARhwkBAJgZACGlDgQAkxkAIeQOBACTGQAh5Q4EAJMZACHmDgIAlhkAIecOAgCWGQAh6A4gANgZACHpDiAA2BkAIeoOAQCYGQAh6w4AAdkZACHsDgAB2hkAIe0OAAHaGQAh7g4AAdoZACHvDgAB2hkAIfAOEADbGQAh8Q4QANsZACHyDhAA2xkAIQIAAADzFAAgCAAA_xQAIAIAAADzFAAgCAAA_xQAIAMAAADwFAAgDwAA-BQAIBAAAP0UACABAAAA8BQAIAEAAADzFAAgDhUAANMZACAWAADWGQAgFwAA1RkAICgAANQZACApAADXGQAg6A4AAI0ZACDpDgAAjRkAIOwOAACNGQAg7Q4AAI0ZACDuDgAAjRkAIO8OAACNGQAg8A4AAI0ZACDxDgAAjRkAIPIOAACNGQAgFIcJAQCMFgAhoA4AAMEWADChDgAAhhUAEKIOAADBFgAwpQ4EAIsWACHkDgQAixYAIeUOBACLFgAh5g4CAI8WACHnDgIAjxYAIegOIADCFgAh6Q4gAMIWACHqDgEAjBYAIesOAAHDFgAh7A4AAcQWACHtDgABxBYAIe4OAAHEFgAh7w4AAcQWACHwDhAAxRYAIfEOEADFFgAh8g4QAMUWACEDAAAA8xQAIAMAAIUVADAUAACGFQAgAwAAAPMUACADAAD0FAAwBAAA8BQAIAagDgAAwBYAMKEOAACMFQAQog4AAMAWADDHDkAArxYAIeIOAQAAAAHjDgEArRYAIQEAAACJFQAgAQAAAIkVACAGoA4AAMAWADChDgAAjBUAEKIOAADAFgAwxw5AAK8WACHiDgEAqxYAIeMOAQCtFgAhAeMOAACNGQAgAwAAAIwVACADAACNFQAwBAAAiRUAIAMAAACMFQAgAwAAjRUAMAQAAIkVACADAAAAjBUAIAMAAI0VADAEAACJFQAgA8cOQAAAAAHiDgEAAAAB4w4BAAAAAQEIAACRFQAgA8cOQAAAAAHiDgEAAAAB4w4BAAAAAQEIAACTFQAwAQgAAJMVADADxw5AAJQZACHiDgEAmBkAIeMOAQCXGQAhAgAAAIkVACAIAACWFQAgA8cOQACUGQAh4g4BAJgZACHjDgEAlxkAIQIAAACMFQAgCAAAmBUAIAIAAACMFQAgCAAAmBUAIAMAAACJFQAgDwAAkRUAIBAAAJYVACABAAAAiRUAIAEAAACMFQAgBBUAANAZACAWAADSGQAgFwAA0RkAIOMOAACNGQAgBqAOAAC_FgAwoQ4AAJ8VABCiDgAAvxYAMMcOQACNFgAh4g4BAIwWACHjDgEAkBYAIQMAAACMFQAgAwAAnhUAMBQAAJ8VACADAAAAjBUAIAMAAI0VADAEAACJFQAgCwgAAL4WACCgDgAAvRYAMKEOAAClFQAQog4AAL0WADCjDgQAAAABvQ4BAK0WACG-DgEAqxYAIccOQACvFgAhyA4BAK0WACHgDiAArBYAIeEOAQCtFgAhAQAAAKIVACABAAAAohUAIAsIAAC-FgAgoA4AAL0WADChDgAApRUAEKIOAAC9FgAwow4EALYWACG9DgEArRYAIb4OAQCrFgAhxw5AAK8WACHIDgEArRYAIeAOIACsFgAh4Q4BAK0WACEDvQ4AAI0ZACDIDgAAjRkAIOEOAACNGQAgAwAAAKUVACADAACmFQAwBAAAohUAIAMAAAClFQAgAwAAphUAMAQAAKIVACADAAAApRUAIAMAAKYVADAEAACiFQAgCAiAAAAAAaMOBAAAAAG9DgEAAAABvg4BAAAAAccOQAAAAAHIDgEAAAAB4A4gAAAAAeEOAQAAAAEBCAAAqhUAIAgIgAAAAAGjDgQAAAABvQ4BAAAAAb4OAQAAAAHHDkAAAAAByA4BAAAAAeAOIAAAAAHhDgEAAAABAQgAAKwVADABCAAArBUAMAgIgAAAAAGjDgQAkxkAIb0OAQCXGQAhvg4BAJgZACHHDkAAlBkAIcgOAQCXGQAh4A4gALYZACHhDgEAlxkAIQIAAACiFQAgCAAArxUAIAgIgAAAAAGjDgQAkxkAIb0OAQCXGQAhvg4BAJgZACHHDkAAlBkAIcgOAQCXGQAh4A4gALYZACHhDgEAlxkAIQIAAAClFQAgCAAAsRUAIAIAAAClFQAgCAAAsRUAIAMAAACiFQAgDwAAqhUAIBAAAK8VACABAAAAohUAIAEAAAClFQAgCBUAAMsZACAWAADOGQAgFwAAzRkAICgAAMwZACApAADPGQAgvQ4AAI0ZACDIDgAAjRkAIOEOAACNGQAgCwgAALsWACCgDgAAuhYAMKEOAAC4FQAQog4AALoWADCjDgQAixYAIb0OAQCQFgAhvg4BAIwWACHHDkAAjRYAIcgOAQCQFgAh4A4gAKcWACHhDgEAkBYAIQMAAAClFQAgAwAAtxUAMBQAALgVACADAAAApRUAIAMAAKYVADAEAACiFQAgGM8BAACmFgAg7w0AALAWACCgDgAAqhYAMKEOAADIFQAQog4AAKoWADCjDgEAAAABxw5AAK8WACHJDgEAqxYAIcoOAQCrFgAhyw4BAKsWACHMDgAAphYAIM0OIACsFgAhzg4BAKsWACHPDgEArRYAIdAOQACuFgAh0Q4BAK0WACHSDgEArRYAIdMOIACsFgAh1A4BAK0WACHVDiAArBYAIdYOQACuFgAh1w4gAKwWACHYDkAArhYAIdkOQACuFgAhAQAAALsVACAT7A0AALgWACDuDQAAuRYAIKAOAAC3FgAwoQ4AAL0VABCiDgAAtxYAMKMOAQCrFgAhvA4BAKsWACG9DgEAqxYAIb4OAQCrFgAhvw4BAKsWACHADgEArRYAIcEOAQCrFgAhwg4CALMWACHDDgIAsxYAIcQOQACuFgAhxQ4CALMWACHGDkAArhYAIccOQACvFgAhyA4BAK0WACEG7A0AAMkZACDuDQAAyhkAIMAOAACNGQAgxA4AAI0ZACDGDgAAjRkAIMgOAACNGQAgE-wNAAC4FgAg7g0AALkWACCgDgAAtxYAMKEOAAC9FQAQog4AALcWADCjDgEAAAABvA4BAKsWACG9DgEAqxYAIb4OAQCrFgAhvw4BAKsWACHADgEArRYAIcEOAQCrFgAhwg4CALMWACHDDgIAsxYAIcQOQACuFgAhxQ4CALMWACHGDkAArhYAIccOQACvFgAhyA4BAK0WACEDAAAAvRUAIAMAAL4VADAEAAC_FQAgDO0NAAC1FgAgoA4AALEWADChDgAAwRUAEKIOAACxFgAwow4EALYWACGkDgEAqxYAIaUOQACvFgAhpg4CALIWACGnDgIAsxYAIagOAQCtFgAhqQ4AALQWACCqDgEArRYAIQXtDQAAyBkAIKYOAACNGQAgqA4AAI0ZACCpDgAAjRkAIKoOAACNGQAgDO0NAAC1FgAgoA4AALEWADChDgAAwRUAEKIOAACxFgAwow4EAAAAAaQOAQCrFgAhpQ5AAK8WACGmDgIAshYAIacOAgCzFgAhqA4BAK0WACGpDgAAtBYAIKoOAQCtFgAhAwAAAMEVACADAADCFQAwBAAAwxUAIAEAAADBFQAgAQAAAL0VACABAAAAuxUAIBjPAQAAphYAIO8NAACwFgAgoA4AAKoWADChDgAAyBUAEKIOAACqFgAwow4BAKsWACHHDkAArxYAIckOAQCrFgAhyg4BAKsWACHLDgEAqxYAIcwOAACmFgAgzQ4gAKwWACHODgEAqxYAIc8OAQCtFgAh0A5AAK4WACHRDgEArRYAIdIOAQCtFgAh0w4gAKwWACHUDgEArRYAIdUOIACsFgAh1g5AAK4WACHXDiAArBYAIdgOQACuFgAh2Q5AAK4WACEJ7w0AAMcZACDPDgAAjRkAINAOAACNGQAg0Q4AAI0ZACDSDgAAjRkAINQOAACNGQAg1g4AAI0ZACDYDgAAjRkAINkOAACNGQAgAwAAAMgVACADAADJFQAwBAAAuxUAIAMAAADIFQAgAwAAyRUAMAQAALsVACADAAAAyBUAIAMAAMkVADAEAAC7FQAgFc8BAADEGQAg7w0AAMYZACCjDgEAAAABxw5AAAAAAckOAQAAAAHKDgEAAAAByw4BAAAAAcwOAADFGQAgzQ4gAAAAAc4OAQAAAAHPDgEAAAAB0A5AAAAAAdEOAQAAAAHSDgEAAAAB0w4gAAAAAdQOAQAAAAHVDiAAAAAB1g5AAAAAAdcOIAAAAAHYDkAAAAAB2Q5AAAAAAQEIAADNFQAgFM8BAADEGQAgow4BAAAAAccOQAAAAAHJDgEAAAAByg4BAAAAAcsOAQAAAAHMDgAAxRkAIM0OIAAAAAHODgEAAAABzw4BAAAAAdAOQAAAAAHRDgEAAAAB0g4BAAAAAdMOIAAAAAHUDgEAAAAB1Q4gAAAAAdYOQAAAAAHXDiAAAAAB2A5AAAAAAdkOQAAAAAEBCAAAzxUAMAEIAADPFQAwFc8BAAC0GQAg7w0AALcZACCjDgEAmBkAIccOQACUGQAhyQ4BAJgZACHKDgEAmBkAIcsOAQCYGQAhzA4AALUZACDNDiAAthkAIc4OAQCYGQAhzw4BAJcZACHQDkAAoBkAIdEOAQCXGQAh0g4BAJcZACHTDiAAthkAIdQOAQCXGQAh1Q4gALYZACHWDkAAoBkAIdcOIAC2GQAh2A5AAKAZACHZDkAAoBkAIQIAAAC7FQAgCAAA0hUAIBTPAQAAtBkAIKMOAQCYGQAhxw5AAJQZACHJDgEAmBkAIcoOAQCYGQAhyw4BAJgZACHMDgAAtRkAIM0OIAC2GQAhzg4BAJgZACHPDgEAlxkAIdAOQACgGQAh0Q4BAJcZACHSDgEAlxkAIdMOIAC2GQAh1A4BAJcZACHVDiAAthkAIdYOQACgGQAh1w4gALYZACHYDkAAoBkAIdkOQACgGQAhAgAAAMgVACAIAADUFQAgAgAAAMgVACAIAADUFQAgAwAAALsVACAPAADNFQAgEAAA0hUAIAEAAAC7FQAgAQAAAMgVACALFQAAsRkAIBYAALMZACAXAACyGQAgzw4AAI0ZACDQDgAAjRkAINEOAACNGQAg0g4AAI0ZACDUDgAAjRkAINYOAACNGQAg2A4AAI0ZACDZDgAAjRkAIBfPAQAAphYAIKAOAAClFgAwoQ4AANsVABCiDgAApRYAMKMOAQCMFgAhxw5AAI0WACHJDgEAjBYAIcoOAQCMFgAhyw4BAIwWACHMDgAAphYAIM0OIACnFgAhzg4BAIwWACHPDgEAkBYAIdAOQACiFgAh0Q4BAJAWACHSDgEAkBYAIdMOIACnFgAh1A4BAJAWACHVDiAApxYAIdYOQACiFgAh1w4gAKcWACHYDkAAohYAIdkOQACiFgAhAwAAAMgVACADAADaFQAwFAAA2xUAIAMAAADIFQAgAwAAyRUAMAQAALsVACABAAAAvxUAIAEAAAC_FQAgAwAAAL0VACADAAC-FQAwBAAAvxUAIAMAAAC9FQAgAwAAvhUAMAQAAL8VACADAAAAvRUAIAMAAL4VADAEAAC_FQAgEOwNAACvGQAg7g0AALAZACCjDgEAAAABvA4BAAAAAb0OAQAAAAG-DgEAAAABvw4BAAAAAcAOAQAAAAHBDgEAAAABwg4CAAAAAcMOAgAAAAHEDkAAAAABxQ4CAAAAAcYOQAAAAAHHDkAAAAAByA4BAAAAAQEIAADjFQAgDqMOAQAAAAG8DgEAAAABvQ4BAAAAAb4OAQAAAAG_DgEAAAABwA4BAAAAAcEOAQAAAAHCDgIAAAABww4CAAAAAcQOQAAAAAHFDgIAAAABxg5AAAAAAccOQAAAAAHIDgEAAAABAQgAAOUVADABCAAA5RUAMBDsDQAAoRkAIO4NAACiGQAgow4BAJgZACG8DgEAmBkAIb0OAQCYGQAhvg4BAJgZACG_DgEAmBkAIcAOAQCXGQAhwQ4BAJgZACHCDgIAlhkAIcMOAgCWGQAhxA5AAKAZACHFDgIAlhkAIcYOQACgGQAhxw5AAJQZACHIDgEAlxkAIQIAAAC_FQAgCAAA6BUAIA6jDgEAmBkAIbwOAQCYGQAhvQ4BAJgZACG-DgEAmBkAIb8OAQCYGQAhwA4BAJcZACHBDgEAmBkAIcIOAgCWGQAhww4CAJYZACHEDkAAoBkAIcUOAgCWGQAhxg5AAKAZACHHDkAAlBkAIcgOAQCXGQAhAgAAAL0VACAIAADqFQAgAgAAAL0VACAIAADqFQAgAwAAAL8VACAPAADjFQAgEAAA6BUAIAEAAAC_FQAgAQAAAL0VACAJFQAAmxkAIBYAAJ4ZACAXAACdGQAgKAAAnBkAICkAAJ8ZACDADgAAjRkAIMQOAACNGQAgxg4AAI0ZACDIDgAAjRkAIBGgDgAAoRYAMKEOAADxFQAQog4AAKEWADCjDgEAjBYAIbwOAQCMFgAhvQ4BAIwWACG-DgEAjBYAIb8OAQCMFgAhwA4BAJAWACHBDgEAjBYAIcIOAgCPFgAhww4CAI8WACHEDkAAohYAIcUOAgCPFgAhxg5AAKIWACHHDkAAjRYAIcgOAQCQFgAhAwAAAL0VACADAADwFQAwFAAA8RUAIAMAAAC9FQAgAwAAvhUAMAQAAL8VACABAAAAwxUAIAEAAADDFQAgAwAAAMEVACADAADCFQAwBAAAwxUAIAMAAADBFQAgAwAAwhUAMAQAAMMVACADAAAAwRUAIAMAAMIVADAEAADDFQAgCe0NAACaGQAgow4EAAAAAaQOAQAAAAGlDkAAAAABpg4CAAAAAacOAgAAAAGoDgEAAAABqQ6AAAAAAaoOAQAAAAEBCAAA-RUAIAijDgQAAAABpA4BAAAAAaUOQAAAAAGmDgIAAAABpw4CAAAAAagOAQAAAAGpDoAAAAABqg4BAAAAAQEIAAD7FQAwAQgAAPsVADAJ7Q0AAJkZACCjDgQAkxkAIaQOAQCYGQAhpQ5AAJQZACGmDgIAlRkAIacOAgCWGQAhqA4BAJcZACGpDoAAAAABqg4BAJcZACECAAAAwxUAIAgAAP4VACAIow4EAJMZACGkDgEAmBkAIaUOQACUGQAhpg4CAJUZACGnDgIAlhkAIagOAQCXGQAhqQ6AAAAAAaoOAQCXGQAhAgAAAMEVACAIAACAFgAgAgAAAMEVACAIAACAFgAgAwAAAMMVACAPAAD5FQAgEAAA_hUAIAEAAADDFQAgAQAAAMEVACAJFQAAjhkAIBYAAJEZACAXAACQGQAgKAAAjxkAICkAAJIZACCmDgAAjRkAIKgOAACNGQAgqQ4AAI0ZACCqDgAAjRkAIAugDgAAihYAMKEOAACHFgAQog4AAIoWADCjDgQAixYAIaQOAQCMFgAhpQ5AAI0WACGmDgIAjhYAIacOAgCPFgAhqA4BAJAWACGpDgAAkRYAIKoOAQCQFgAhAwAAAMEVACADAACGFgAwFAAAhxYAIAMAAADBFQAgAwAAwhUAMAQAAMMVACALoA4AAIoWADChDgAAhxYAEKIOAACKFgAwow4EAIsWACGkDgEAjBYAIaUOQACNFgAhpg4CAI4WACGnDgIAjxYAIagOAQCQFgAhqQ4AAJEWACCqDgEAkBYAIQ0VAACXFgAgFgAAoBYAIBcAAKAWACAoAACYFgAgKQAAoBYAIKsOBAAAAAGyDgQAAAABsw4EAAAAAbQOBAAAAAG1DgQAAAABtg4EAJ8WACG3DgQAAAAEuA4EAAAABA4VAACXFgAgFgAAnhYAIBcAAJ4WACCrDgEAAAABsg4BAAAAAbMOAQAAAAG0DgEAAAABtQ4BAAAAAbYOAQCdFgAhtw4BAAAABLgOAQAAAAS5DgEAAAABug4BAAAAAbsOAQAAAAELFQAAlxYAIBYAAJwWACAXAACcFgAgqw5AAAAAAbIOQAAAAAGzDkAAAAABtA5AAAAAAbUOQAAAAAG2DkAAmxYAIbcOQAAAAAS4DkAAAAAEDRUAAJIWACAWAACSFgAgFwAAkhYAICgAAJoWACApAACSFgAgqw4CAAAAAbIOAgAAAAGzDgIAAAABtA4CAAAAAbUOAgAAAAG2DgIAmRYAIbcOAgAAAAW4DgIAAAAFDRUAAJcWACAWAACXFgAgFwAAlxYAICgAAJgWACApAACXFgAgqw4CAAAAAbIOAgAAAAGzDgIAAAABtA4CAAAAAbUOAgAAAAG2DgIAlhYAIbcOAgAAAAS4DgIAAAAEDhUAAJIWACAWAACVFgAgFwAAlRYAIKsOAQAAAAGyDgEAAAABsw4BAAAAAbQOAQAAAAG1DgEAAAABtg4BAJQWACG3DgEAAAAFuA4BAAAABbkOAQAAAAG6DgEAAAABuw4BAAAAAQ8VAACSFgAgFgAAkxYAIBcAAJMWACCrDoAAAAABrA4BAAAAAa0OAQAAAAGuDgEAAAABrw6AAAAAAbAOgAAAAAGxDoAAAAABsg6AAAAAAbMOgAAAAAG0DoAAAAABtQ6AAAAAAbYOgAAAAAEIqw4CAAAAAbIOAgAAAAGzDgIAAAABtA4CAAAAAbUOAgAAAAG2DgIAkhYAIbcOAgAAAAW4DgIAAAAFDKsOgAAAAAGsDgEAAAABrQ4BAAAAAa4OAQAAAAGvDoAAAAABsA6AAAAAAbEOgAAAAAGyDoAAAAABsw6AAAAAAbQOgAAAAAG1DoAAAAABtg6AAAAAAQ4VAACSFgAgFgAAlRYAIBcAAJUWACCrDgEAAAABsg4BAAAAAbMOAQAAAAG0DgEAAAABtQ4BAAAAAbYOAQCUFgAhtw4BAAAABbgOAQAAAAW5DgEAAAABug4BAAAAAbsOAQAAAAELqw4BAAAAAbIOAQAAAAGzDgEAAAABtA4BAAAAAbUOAQAAAAG2DgEAlRYAIbcOAQAAAAW4DgEAAAAFuQ4BAAAAAboOAQAAAAG7DgEAAAABDRUAAJcWACAWAACXFgAgFwAAlxYAICgAAJgWACApAACXFgAgqw4CAAAAAbIOAgAAAAGzDgIAAAABtA4CAAAAAbUOAgAAAAG2DgIAlhYAIbcOAgAAAAS4DgIAAAAECKsOAgAAAAGyDgIAAAABsw4CAAAAAbQOAgAAAAG1DgIAAAABtg4CAJcWACG3DgIAAAAEuA4CAAAABAirDggAAAABsg4IAAAAAbMOCAAAAAG0DggAAAABtQ4IAAAAAbYOCACYFgAhtw4IAAAABLgOCAAAAAQNFQAAkhYAIBYAAJIWACAXAACSFgAgKAAAmhYAICkAAJIWACCrDgIAAAABsg4CAAAAAbMOAgAAAAG0DgIAAAABtQ4CAAAAAbYOAgCZFgAhtw4CAAAABbgOAgAAAAUIqw4IAAAAAbIOCAAAAAGzDggAAAABtA4IAAAAAbUOCAAAAAG2DggAmhYAIbcOCAAAAAW4DggAAAAFCxUAAJcWACAWAACcFgAgFwAAnBYAIKsOQAAAAAGyDkAAAAABsw5AAAAAAbQOQAAAAAG1DkAAAAABtg5AAJsWACG3DkAAAAAEuA5AAAAABAirDkAAAAABsg5AAAAAAbMOQAAAAAG0DkAAAAABtQ5AAAAAAbYOQACcFgAhtw5AAAAABLgOQAAAAAQOFQAAlxYAIBYAAJ4WACAXAACeFgAgqw4BAAAAAbIOAQAAAAGzDgEAAAABtA4BAAAAAbUOAQAAAAG2DgEAnRYAIbcOAQAAAAS4DgEAAAAEuQ4BAAAAAboOAQAAAAG7DgEAAAABC6sOAQAAAAGyDgEAAAABsw4BAAAAAbQOAQAAAAG1DgEAAAABtg4BAJ4WACG3DgEAAAAEuA4BAAAABLkOAQAAAAG6DgEAAAABuw4BAAAAAQ0VAACXFgAgFgAAoBYAIBcAAKAWACAoAACYFgAgKQAAoBYAIKsOBAAAAAGyDgQAAAABsw4EAAAAAbQOBAAAAAG1DgQAAAABtg4EAJ8WACG3DgQAAAAEuA4EAAAABAirDgQAAAABsg4EAAAAAbMOBAAAAAG0DgQAAAABtQ4EAAAAAbYOBACgFgAhtw4EAAAABLgOBAAAAAQRoA4AAKEWADChDgAA8RUAEKIOAAChFgAwow4BAIwWACG8DgEAjBYAIb0OAQCMFgAhvg4BAIwWACG_DgEAjBYAIcAOAQCQFgAhwQ4BAIwWACHCDgIAjxYAIcMOAgCPFgAhxA5AAKIWACHFDgIAjxYAIcYOQACiFgAhxw5AAI0WACHIDgEAkBYAIQsVAACSFgAgFgAApBYAIBcAAKQWACCrDkAAAAABsg5AAAAAAbMOQAAAAAG0DkAAAAABtQ5AAAAAAbYOQACjFgAhtw5AAAAABbgOQAAAAAULFQAAkhYAIBYAAKQWACAXAACkFgAgqw5AAAAAAbIOQAAAAAGzDkAAAAABtA5AAAAAAbUOQAAAAAG2DkAAoxYAIbcOQAAAAAW4DkAAAAAFCKsOQAAAAAGyDkAAAAABsw5AAAAAAbQOQAAAAAG1DkAAAAABtg5AAKQWACG3DkAAAAAFuA5AAAAABRfPAQAAphYAIKAOAAClFgAwoQ4AANsVABCiDgAApRYAMKMOAQCMFgAhxw5AAI0WACHJDgEAjBYAIcoOAQCMFgAhyw4BAIwWACHMDgAAphYAIM0OIACnFgAhzg4BAIwWACHPDgEAkBYAIdAOQACiFgAh0Q4BAJAWACHSDgEAkBYAIdMOIACnFgAh1A4BAJAWACHVDiAApxYAIdYOQACiFgAh1w4gAKcWACHYDkAAohYAIdkOQACiFgAhBKsOAQAAAAXaDgEAAAAB2w4BAAAABNwOAQAAAAQFFQAAlxYAIBYAAKkWACAXAACpFgAgqw4gAAAAAbYOIACoFgAhBRUAAJcWACAWAACpFgAgFwAAqRYAIKsOIAAAAAG2DiAAqBYAIQKrDiAAAAABtg4gAKkWACEYzwEAAKYWACDvDQAAsBYAIKAOAACqFgAwoQ4AAMgVABCiDgAAqhYAMKMOAQCrFgAhxw5AAK8WACHJDgEAqxYAIcoOAQCrFgAhyw4BAKsWACHMDgAAphYAIM0OIACsFgAhzg4BAKsWACHPDgEArRYAIdAOQACuFgAh0Q4BAK0WACHSDgEArRYAIdMOIACsFgAh1A4BAK0WACHVDiAArBYAIdYOQACuFgAh1w4gAKwWACHYDkAArhYAIdkOQACuFgAhC6sOAQAAAAGyDgEAAAABsw4BAAAAAbQOAQAAAAG1DgEAAAABtg4BAJ4WACG3DgEAAAAEuA4BAAAABLkOAQAAAAG6DgEAAAABuw4BAAAAAQKrDiAAAAABtg4gAKkWACELqw4BAAAAAbIOAQAAAAGzDgEAAAABtA4BAAAAAbUOAQAAAAG2DgEAlRYAIbcOAQAAAAW4DgEAAAAFuQ4BAAAAAboOAQAAAAG7DgEAAAABCKsOQAAAAAGyDkAAAAABsw5AAAAAAbQOQAAAAAG1DkAAAAABtg5AAKQWACG3DkAAAAAFuA5AAAAABQirDkAAAAABsg5AAAAAAbMOQAAAAAG0DkAAAAABtQ5AAAAAAbYOQACcFgAhtw5AAAAABLgOQAAAAAQD3Q4AAL0VACDeDgAAvRUAIN8OAAC9FQAgDO0NAAC1FgAgoA4AALEWADChDgAAwRUAEKIOAACxFgAwow4EALYWACGkDgEAqxYAIaUOQACvFgAhpg4CALIWACGnDgIAsxYAIagOAQCtFgAhqQ4AALQWACCqDgEArRYAIQirDgIAAAABsg4CAAAAAbMOAgAAAAG0DgIAAAABtQ4CAAAAAbYOAgCSFgAhtw4CAAAABbgOAgAAAAUIqw4CAAAAAbIOAgAAAAGzDgIAAAABtA4CAAAAAbUOAgAAAAG2DgIAlxYAIbcOAgAAAAS4DgIAAAAEDKsOgAAAAAGsDgEAAAABrQ4BAAAAAa4OAQAAAAGvDoAAAAABsA6AAAAAAbEOgAAAAAGyDoAAAAABsw6AAAAAAbQOgAAAAAG1DoAAAAABtg6AAAAAARXsDQAAuBYAIO4NAAC5FgAgoA4AALcWADChDgAAvRUAEKIOAAC3FgAwow4BAKsWACG8DgEAqxYAIb0OAQCrFgAhvg4BAKsWACG_DgEAqxYAIcAOAQCtFgAhwQ4BAKsWACHCDgIAsxYAIcMOAgCzFgAhxA5AAK4WACHFDgIAsxYAIcYOQACuFgAhxw5AAK8WACHIDgEArRYAIYMSAAC9FQAghBIAAL0VACAIqw4EAAAAAbIOBAAAAAGzDgQAAAABtA4EAAAAAbUOBAAAAAG2DgQAoBYAIbcOBAAAAAS4DgQAAAAEE-wNAAC4FgAg7g0AALkWACCgDgAAtxYAMKEOAAC9FQAQog4AALcWADCjDgEAqxYAIbwOAQCrFgAhvQ4BAKsWACG-DgEAqxYAIb8OAQCrFgAhwA4BAK0WACHBDgEAqxYAIcIOAgCzFgAhww4CALMWACHEDkAArhYAIcUOAgCzFgAhxg5AAK4WACHHDkAArxYAIcgOAQCtFgAhGs8BAACmFgAg7w0AALAWACCgDgAAqhYAMKEOAADIFQAQog4AAKoWADCjDgEAqxYAIccOQACvFgAhyQ4BAKsWACHKDgEAqxYAIcsOAQCrFgAhzA4AAKYWACDNDiAArBYAIc4OAQCrFgAhzw4BAK0WACHQDkAArhYAIdEOAQCtFgAh0g4BAK0WACHTDiAArBYAIdQOAQCtFgAh1Q4gAKwWACHWDkAArhYAIdcOIACsFgAh2A5AAK4WACHZDkAArhYAIYMSAADIFQAghBIAAMgVACAD3Q4AAMEVACDeDgAAwRUAIN8OAADBFQAgCwgAALsWACCgDgAAuhYAMKEOAAC4FQAQog4AALoWADCjDgQAixYAIb0OAQCQFgAhvg4BAIwWACHHDkAAjRYAIcgOAQCQFgAh4A4gAKcWACHhDgEAkBYAIQ8VAACXFgAgFgAAvBYAIBcAALwWACCrDoAAAAABrA4BAAAAAa0OAQAAAAGuDgEAAAABrw6AAAAAAbAOgAAAAAGxDoAAAAABsg6AAAAAAbMOgAAAAAG0DoAAAAABtQ6AAAAAAbYOgAAAAAEMqw6AAAAAAawOAQAAAAGtDgEAAAABrg4BAAAAAa8OgAAAAAGwDoAAAAABsQ6AAAAAAbIOgAAAAAGzDoAAAAABtA6AAAAAAbUOgAAAAAG2DoAAAAABCwgAAL4WACCgDgAAvRYAMKEOAAClFQAQog4AAL0WADCjDgQAthYAIb0OAQCtFgAhvg4BAKsWACHHDkAArxYAIcgOAQCtFgAh4A4gAKwWACHhDgEArRYAIQyrDoAAAAABrA4BAAAAAa0OAQAAAAGuDgEAAAABrw6AAAAAAbAOgAAAAAGxDoAAAAABsg6AAAAAAbMOgAAAAAG0DoAAAAABtQ6AAAAAAbYOgAAAAAEGoA4AAL8WADChDgAAnxUAEKIOAAC_FgAwxw5AAI0WACHiDgEAjBYAIeMOAQCQFgAhBqAOAADAFgAwoQ4AAIwVABCiDgAAwBYAMMcOQACvFgAh4g4BAKsWACHjDgEArRYAIRSHCQEAjBYAIaAOAADBFgAwoQ4AAIYVABCiDgAAwRYAMKUOBACLFgAh5A4EAIsWACHlDgQAixYAIeYOAgCPFgAh5w4CAI8WACHoDiAAwhYAIekOIADCFgAh6g4BAIwWACHrDgABwxYAIewOAAHEFgAh7Q4AAcQWACHuDgABxBYAIe8OAAHEFgAh8A4QAMUWACHxDhAAxRYAIfIOEADFFgAhBRUAAJIWACAWAADNFgAgFwAAzRYAIKsOIAAAAAG2DiAAzBYAIQcVAACXFgAgFgAAyxYAIBcAAMsWACCrDgABAAABtg4AAcoWACG3DgABAAAEuA4AAQAABAcVAACSFgAgFgAAyRYAIBcAAMkWACCrDgABAAABtg4AAcgWACG3DgABAAAFuA4AAQAABQ0VAACSFgAgFgAAxxYAIBcAAMcWACAoAADHFgAgKQAAxxYAIKsOEAAAAAGyDhAAAAABsw4QAAAAAbQOEAAAAAG1DhAAAAABtg4QAMYWACG3DhAAAAAFuA4QAAAABQ0VAACSFgAgFgAAxxYAIBcAAMcWACAoAADHFgAgKQAAxxYAIKsOEAAAAAGyDhAAAAABsw4QAAAAAbQOEAAAAAG1DhAAAAABtg4QAMYWACG3DhAAAAAFuA4QAAAABQirDhAAAAABsg4QAAAAAbMOEAAAAAG0DhAAAAABtQ4QAAAAAbYOEADHFgAhtw4QAAAABbgOEAAAAAUHFQAAkhYAIBYAAMkWACAXAADJFgAgqw4AAQAAAbYOAAHIFgAhtw4AAQAABbgOAAEAAAUEqw4AAQAAAbYOAAHJFgAhtw4AAQAABbgOAAEAAAUHFQAAlxYAIBYAAMsWACAXAADLFgAgqw4AAQAAAbYOAAHKFgAhtw4AAQAABLgOAAEAAAQEqw4AAQAAAbYOAAHLFgAhtw4AAQAABLgOAAEAAAQFFQAAkhYAIBYAAM0WACAXAADNFgAgqw4gAAAAAbYOIADMFgAhAqsOIAAAAAG2DiAAzRYAIRSHCQEAqxYAIaAOAADOFgAwoQ4AAPMUABCiDgAAzhYAMKUOBAC2FgAh5A4EALYWACHlDgQAthYAIeYOAgCzFgAh5w4CALMWACHoDiAAzxYAIekOIADPFgAh6g4BAKsWACHrDgAB0BYAIewOAAHRFgAh7Q4AAdEWACHuDgAB0RYAIe8OAAHRFgAh8A4QANIWACHxDhAA0hYAIfIOEADSFgAhAqsOIAAAAAG2DiAAzRYAIQSrDgABAAABtg4AAcsWACG3DgABAAAEuA4AAQAABASrDgABAAABtg4AAckWACG3DgABAAAFuA4AAQAABQirDhAAAAABsg4QAAAAAbMOEAAAAAG0DhAAAAABtQ4QAAAAAbYOEADHFgAhtw4QAAAABbgOEAAAAAUGhwkBAAAAAeQOBAAAAAHlDgQAAAAB5w4CAAAAAeoOAQAAAAHrDgABAAABBaAOAADUFgAwoQ4AAO0UABCiDgAA1BYAMPQOAQCMFgAh9Q5AAKIWACEGmg0AANYWACCgDgAA1RYAMKEOAADaFAAQog4AANUWADD0DgEAqxYAIfUOQACuFgAhA90OAAC-FAAg3g4AAL4UACDfDgAAvhQAIAzuDQIAjxYAIaAOAADXFgAwoQ4AANQUABCiDgAA1xYAMMUOAQCQFgAh4g4BAIwWACHkDgQAixYAIfQOAQCMFgAh9g4CAI8WACH3DkAAjRYAIfgOQACNFgAh-Q4AAJEWACANmw0AANkWACDuDQIAsxYAIaAOAADYFgAwoQ4AAL4UABCiDgAA2BYAMMUOAQCtFgAh4g4BAKsWACHkDgQAthYAIfQOAQCrFgAh9g4CALMWACH3DkAArxYAIfgOQACvFgAh-Q4AALQWACAImg0AANYWACCgDgAA1RYAMKEOAADaFAAQog4AANUWADD0DgEAqxYAIfUOQACuFgAhgxIAANoUACCEEgAA2hQAIALiDgEAAAAB5A4EAAAAAQagDgAA2xYAMKEOAAC5FAAQog4AANsWADDHDkAAjRYAIckOAQCMFgAh4g4BAIwWACEGoA4AANwWADChDgAAphQAEKIOAADcFgAwxw5AAK8WACHJDgEAqxYAIeIOAQCrFgAhAskOAQAAAAHiDgEAAAABFqAOAADeFgAwoQ4AAKAUABCiDgAA3hYAMKgOAQCQFgAhxw5AAI0WACHiDgEAjBYAIeQOBACLFgAh_A4BAIwWACH9DgIAjxYAIf4OIACnFgAh_w4CAI8WACGADwAAphYAIIEPIACnFgAhgg8BAJAWACGDDwQA3xYAIYQPBADfFgAhhQ8AALsWACCGD0AAohYAIYcPQACiFgAhiA8EAN8WACGJDwQA3xYAIYoPQACNFgAhDRUAAJIWACAWAADhFgAgFwAA4RYAICgAAJoWACApAADhFgAgqw4EAAAAAbIOBAAAAAGzDgQAAAABtA4EAAAAAbUOBAAAAAG2DgQA4BYAIbcOBAAAAAW4DgQAAAAFDRUAAJIWACAWAADhFgAgFwAA4RYAICgAAJoWACApAADhFgAgqw4EAAAAAbIOBAAAAAGzDgQAAAABtA4EAAAAAbUOBAAAAAG2DgQA4BYAIbcOBAAAAAW4DgQAAAAFCKsOBAAAAAGyDgQAAAABsw4EAAAAAbQOBAAAAAG1DgQAAAABtg4EAOEWACG3DgQAAAAFuA4EAAAABRagDgAA4hYAMKEOAACNFAAQog4AAOIWADCoDgEArRYAIccOQACvFgAh4g4BAKsWACHkDgQAthYAIfwOAQCrFgAh_Q4CALMWACH-DiAArBYAIf8OAgCzFgAhgA8AAKYWACCBDyAArBYAIYIPAQCtFgAhgw8EAOMWACGEDwQA4xYAIYUPAAC-FgAghg9AAK4WACGHD0AArhYAIYgPBADjFgAhiQ8EAOMWACGKD0AArxYAIQirDgQAAAABsg4EAAAAAbMOBAAAAAG0DgQAAAABtQ4EAAAAAbYOBADhFgAhtw4EAAAABbgOBAAAAAUC4g4BAAAAAeQOBAAAAAEGoA4AAOUWADChDgAAhxQAEKIOAADlFgAwxw5AAI0WACHiDgEAjBYAIYsPAQCMFgAhBqAOAADmFgAwoQ4AAPQTABCiDgAA5hYAMMcOQACvFgAh4g4BAKsWACGLDwEAqxYAIQWgDgAA5xYAMKEOAADuEwAQog4AAOcWADCjDgQAixYAIYsPAQCMFgAhBaAOAADoFgAwoQ4AANsTABCiDgAA6BYAMKMOBAC2FgAhiw8BAKsWACEJoA4AAOkWADChDgAA1RMAEKIOAADpFgAw5A4EAIsWACGMDwEAjBYAIY0PAQCMFgAhjg8QAOoWACGPDwEAjBYAIZAPBACLFgAhDRUAAJcWACAWAADsFgAgFwAA7BYAICgAAOwWACApAADsFgAgqw4QAAAAAbIOEAAAAAGzDhAAAAABtA4QAAAAAbUOEAAAAAG2DhAA6xYAIbcOEAAAAAS4DhAAAAAEDRUAAJcWACAWAADsFgAgFwAA7BYAICgAAOwWACApAADsFgAgqw4QAAAAAbIOEAAAAAGzDhAAAAABtA4QAAAAAbUOEAAAAAG2DhAA6xYAIbcOEAAAAAS4DhAAAAAECKsOEAAAAAGyDhAAAAABsw4QAAAAAbQOEAAAAAG1DhAAAAABtg4QAOwWACG3DhAAAAAEuA4QAAAABAmgDgAA7RYAMKEOAADCEwAQog4AAO0WADDkDgQAthYAIYwPAQCrFgAhjQ8BAKsWACGODxAA7hYAIY8PAQCrFgAhkA8EALYWACEIqw4QAAAAAbIOEAAAAAGzDhAAAAABtA4QAAAAAbUOEAAAAAG2DhAA7BYAIbcOEAAAAAS4DhAAAAAEBeQOBAAAAAGMDwEAAAABjQ8BAAAAAY4PEAAAAAGPDwEAAAABCaAOAADwFgAwoQ4AALwTABCiDgAA8BYAMOQOBACLFgAhiw8BAIwWACGMDwEAjBYAIZIPAgCPFgAhkw8QAOoWACGUDxAA6hYAIQmgDgAA8RYAMKEOAACpEwAQog4AAPEWADDkDgQAthYAIYsPAQCrFgAhjA8BAKsWACGSDwIAsxYAIZMPEADuFgAhlA8QAO4WACED5A4EAAAAAYsPAQAAAAGMDwEAAAABCPIHAQCMFgAhoA4AAPMWADChDgAAoxMAEKIOAADzFgAw5A4EAIsWACGLDwEAjBYAIZYPEADqFgAhlw8QAOoWACEI8gcBAKsWACGgDgAA9BYAMKEOAACQEwAQog4AAPQWADDkDgQAthYAIYsPAQCrFgAhlg8QAO4WACGXDxAA7hYAIQPyBwEAAAAB5A4EAAAAAYsPAQAAAAEMhwkBAIwWACGgDgAA9hYAMKEOAACKEwAQog4AAPYWADClDgQAixYAIeQOBACLFgAh5Q4EAIsWACHmDgIAjxYAIecOAgCPFgAhiw8BAIwWACGTDxAA6hYAIZQPEADqFgAhDIcJAQCrFgAhoA4AAPcWADChDgAA9xIAEKIOAAD3FgAwpQ4EALYWACHkDgQAthYAIeUOBAC2FgAh5g4CALMWACHnDgIAsxYAIYsPAQCrFgAhkw8QAO4WACGUDxAA7hYAIQaHCQEAAAABpQ4EAAAAAeQOBAAAAAHlDgQAAAAB5g4CAAAAAecOAgAAAAEKoA4AAPkWADChDgAA8RIAEKIOAAD5FgAwpQ4EAIsWACHkDgQAixYAIeUOBACLFgAhmg8EAIsWACGbDwQAixYAIZwPBACLFgAhnQ8BAIwWACEKoA4AAPoWADChDgAA3hIAEKIOAAD6FgAwpQ4EALYWACHkDgQAthYAIeUOBAC2FgAhmg8EALYWACGbDwQAthYAIZwPBAC2FgAhnQ8BAKsWACEJoA4AAPsWADChDgAA2BIAEKIOAAD7FgAwow4BAIwWACGlDkAAjRYAIeoOAQCMFgAhng8BAIwWACGfDwEAjBYAIaAPQACiFgAhCaAOAAD8FgAwoQ4AAMUSABCiDgAA_BYAMKMOAQCrFgAhpQ5AAK8WACHqDgEAqxYAIZ4PAQCrFgAhnw8BAKsWACGgD0AArhYAIQLqDgEAAAABng8BAAAAAQbXBQEAjBYAIaAOAAD-FgAwoQ4AAL8SABCiDgAA_hYAMKIPQACNFgAhow9AAI0WACEG1wUBAKsWACGgDgAA_xYAMKEOAACsEgAQog4AAP8WADCiD0AArxYAIaMPQACvFgAhAtcFAQAAAAGiD0AAAAABB9cFAQCMFgAhoA4AAIEXADChDgAAphIAEKIOAACBFwAwpQ5AAI0WACHiDgEAjBYAIaUPIACnFgAhB9cFAQCrFgAhoA4AAIIXADChDgAAkxIAEKIOAACCFwAwpQ5AAK8WACHiDgEAqxYAIaUPIACsFgAhA9cFAQAAAAGlDkAAAAAB4g4BAAAAAROgDgAAhBcAMKEOAACNEgAQog4AAIQXADCoDgEAkBYAIdYOQACiFgAh-A5AAI0WACGCDwEAjBYAIaMPQACiFgAhpw8BAIwWACGoD0AAohYAIakPQACiFgAhqg9AAKIWACGrDwIAjxYAIawPAgCPFgAhrQ8BAJAWACGuDwEAkBYAIa8PAQCQFgAhsA8CAI4WACGxDwEAkBYAIROgDgAAhRcAMKEOAAD6EQAQog4AAIUXADCoDgEArRYAIdYOQACuFgAh-A5AAK8WACGCDwEAqxYAIaMPQACuFgAhpw8BAKsWACGoD0AArhYAIakPQACuFgAhqg9AAK4WACGrDwIAsxYAIawPAgCzFgAhrQ8BAK0WACGuDwEArRYAIa8PAQCtFgAhsA8CALIWACGxDwEArRYAIQqgDgAAhhcAMKEOAAD0EQAQog4AAIYXADCoDgEAkBYAIcwOAgCPFgAhsg8BAIwWACGzD0AAjRYAIbQPAgCPFgAhtQ9AAKIWACG2DwAAkRYAIAqgDgAAhxcAMKEOAADhEQAQog4AAIcXADCoDgEArRYAIcwOAgCzFgAhsg8BAKsWACGzD0AArxYAIbQPAgCzFgAhtQ9AAK4WACG2DwAAtBYAIAqgDgAAiBcAMKEOAADbEQAQog4AAIgXADCjDgQAixYAIbIPAQCMFgAhtw9AAI0WACG4D0AAjRYAIbkPQACiFgAhug9AAKIWACG7DwAAkRYAIAqgDgAAiRcAMKEOAADIEQAQog4AAIkXADCjDgQAthYAIbIPAQCrFgAhtw9AAK8WACG4D0AArxYAIbkPQACuFgAhug9AAK4WACG7DwAAtBYAIAeHCQEAjBYAIaAOAACKFwAwoQ4AAMIRABCiDgAAihcAMLwPAQCMFgAhvQ8BAJAWACG-DwQA3xYAIQeHCQEAqxYAIaAOAACLFwAwoQ4AAK8RABCiDgAAixcAMLwPAQCrFgAhvQ8BAK0WACG-DwQA4xYAIQegDgAAjBcAMKEOAACpEQAQog4AAIwXADDkDgQAixYAIfgOQACNFgAhiw8BAIwWACG_D0AAjRYAIQegDgAAjRcAMKEOAACWEQAQog4AAI0XADDkDgQAthYAIfgOQACvFgAhiw8BAKsWACG_D0AArxYAIQLkDgQAAAABiw8BAAAAARSgDgAAjxcAMKEOAACQEQAQog4AAI8XADDkDgQAixYAIYsPAQCMFgAhkw8CAI8WACGiD0AAjRYAIbwPAQCMFgAhwQ9AAI0WACHCDwIAjxYAIcMPAgCPFgAhxA8CAI8WACHFDwIAjxYAIcYPAgCPFgAhxw8CAI8WACHIDwIAjxYAIckPAgCPFgAhyg8gAKcWACHLDwEAjBYAIcwPQACNFgAhFKAOAACQFwAwoQ4AAP0QABCiDgAAkBcAMOQOBAC2FgAhiw8BAKsWACGTDwIAsxYAIaIPQACvFgAhvA8BAKsWACHBD0AArxYAIcIPAgCzFgAhww8CALMWACHEDwIAsxYAIcUPAgCzFgAhxg8CALMWACHHDwIAsxYAIcgPAgCzFgAhyQ8CALMWACHKDyAArBYAIcsPAQCrFgAhzA9AAK8WACED5A4EAAAAAYsPAQAAAAGiD0AAAAABB6AOAACSFwAwoQ4AAPcQABCiDgAAkhcAMKMOAgCPFgAhzg8BAIwWACHPDwAAuxYAINAPQACNFgAhB6AOAACTFwAwoQ4AAOQQABCiDgAAkxcAMKMOAgCzFgAhzg8BAKsWACHPDwAAvhYAINAPQACvFgAhBqUDAQCMFgAhoA4AAJQXADChDgAA3hAAEKIOAACUFwAwow4EAIsWACGlDkAAjRYAIQalAwEAqxYAIaAOAACVFwAwoQ4AAMsQABCiDgAAlRcAMKMOBAC2FgAhpQ5AAK8WACEQoA4AAJYXADChDgAAxRAAEKIOAACWFwAwow4EAIsWACGlDkAAjRYAIeQOBACLFgAh5Q4EAN8WACGLDwEAjBYAIbwPAQCMFgAh0Q8AAJcXACDSDwAAlxcAINMPIACnFgAh1A8gAKcWACHVDwQAixYAIdYPBACLFgAh1w8EAN8WACEEqw4CAAAABdoOAgAAAAHbDgIAAAAE3A4CAAAABBCgDgAAmBcAMKEOAACyEAAQog4AAJgXADCjDgQAthYAIaUOQACvFgAh5A4EALYWACHlDgQA4xYAIYsPAQCrFgAhvA8BAKsWACHRDwAAlxcAINIPAACXFwAg0w8gAKwWACHUDyAArBYAIdUPBAC2FgAh1g8EALYWACHXDwQA4xYAIQagDgAAmRcAMKEOAACsEAAQog4AAJkXADCLDwEAjBYAIdgPAAHDFgAh2Q8AAcMWACEGoA4AAJoXADChDgAAmRAAEKIOAACaFwAwiw8BAKsWACHYDwAB0BYAIdkPAAHQFgAhAosPAQAAAAHYDwABAAABGqAOAACcFwAwoQ4AAJMQABCiDgAAnBcAMMEOAQCMFgAh5A4EAIsWACGLDwEAjBYAIZMPAgCPFgAhwg8CAI8WACHDDwIAjxYAIcQPAgCPFgAhxQ8CAI8WACHGDwIAjxYAIccPAgCPFgAhyA8CAI8WACHJDwIAjxYAIcoPIACnFgAhyw8BAIwWACHYDwABwxYAIdsPAAC7FgAg3A8BAIwWACHdDwEAjBYAId4PAAHDFgAh3w8EAIsWACHgDwQA3xYAIeEPAACXFwAg4g9AAI0WACEaoA4AAJ0XADChDgAAgBAAEKIOAACdFwAwwQ4BAKsWACHkDgQAthYAIYsPAQCrFgAhkw8CALMWACHCDwIAsxYAIcMPAgCzFgAhxA8CALMWACHFDwIAsxYAIcYPAgCzFgAhxw8CALMWACHIDwIAsxYAIckPAgCzFgAhyg8gAKwWACHLDwEAqxYAIdgPAAHQFgAh2w8AAL4WACDcDwEAqxYAId0PAQCrFgAh3g8AAdAWACHfDwQAthYAIeAPBADjFgAh4Q8AAJcXACDiD0AArxYAIQLkDgQAAAABiw8BAAAAAQugDgAAnxcAMKEOAAD6DwAQog4AAJ8XADDkDgQAixYAIeMPAQCMFgAh5A8EAIsWACHlDwEAjBYAIeYPAACmFgAg5w8CAI8WACHoD0AAjRYAIekPQACiFgAhC6AOAACgFwAwoQ4AAOcPABCiDgAAoBcAMOQOBAC2FgAh4w8BAKsWACHkDwQAthYAIeUPAQCrFgAh5g8AAKYWACDnDwIAsxYAIegPQACvFgAh6Q9AAK4WACED5A4EAAAAAeMPAQAAAAHkDwQAAAABB6AOAACiFwAwoQ4AAOEPABCiDgAAohcAMMcOQACNFgAhyQ4BAIwWACHrDgEAjBYAIacPAQCMFgAhB6AOAACjFwAwoQ4AAM4PABCiDgAAoxcAMMcOQACvFgAhyQ4BAKsWACHrDgEAqxYAIacPAQCrFgAhCKAOAACkFwAwoQ4AAMgPABCiDgAApBcAMMcOQACNFgAh6w8BAIwWACHsDwEAjBYAIe0PAQCMFgAh7g9AAKIWACEIoA4AAKUXADChDgAAtQ8AEKIOAAClFwAwxw5AAK8WACHrDwEAqxYAIewPAQCrFgAh7Q8BAKsWACHuD0AArhYAIQagDgAAphcAMKEOAACvDwAQog4AAKYXADDHDkAAjRYAIeIOAQCMFgAh7Q8BAIwWACEGoA4AAKcXADChDgAAnA8AEKIOAACnFwAwxw5AAK8WACHiDgEAqxYAIe0PAQCrFgAhDqAOAACoFwAwoQ4AAJYPABCiDgAAqBcAMMcOQACNFgAhyQ4BAJAWACHkDgQAixYAIacPAQCMFgAh5A8QAOoWACHvDwEAjBYAIfAPEADqFgAh8Q8BAIwWACHyD0AAjRYAIfMPAQCQFgAh9A8AAKYWACAOoA4AAKkXADChDgAAgw8AEKIOAACpFwAwxw5AAK8WACHJDgEArRYAIeQOBAC2FgAhpw8BAKsWACHkDxAA7hYAIe8PAQCrFgAh8A8QAO4WACHxDwEAqxYAIfIPQACvFgAh8w8BAK0WACH0DwAAphYAIAagDgAAqhcAMKEOAAD9DgAQog4AAKoXADDkDgQAixYAIeUOBACLFgAh9Q8BAIwWACEGoA4AAKsXADChDgAA6g4AEKIOAACrFwAw5A4EALYWACHlDgQAthYAIfUPAQCrFgAhDqAOAACsFwAwoQ4AAOQOABCiDgAArBcAMOIOAQCMFgAh5A4EAIsWACHlDgQAixYAIecOAgCPFgAh6w4BAIwWACH8DgEAjBYAIacPAQCMFgAh8g9AAI0WACH1DwEAjBYAIfYPEADqFgAh9w9AAI0WACEOoA4AAK0XADChDgAA0Q4AEKIOAACtFwAw4g4BAKsWACHkDgQAthYAIeUOBAC2FgAh5w4CALMWACHrDgEAqxYAIfwOAQCrFgAhpw8BAKsWACHyD0AArxYAIfUPAQCrFgAh9g8QAO4WACH3D0AArxYAIQPkDgQAAAAB5w4CAAAAAesOAQAAAAEOoA4AAK8XADChDgAAyw4AEKIOAACvFwAw4g4BAIwWACH3DkAAohYAIaUPIACnFgAh-Q8BAIwWACH6D0AAjRYAIfsPIACnFgAh_A8BAJAWACH9D0AAohYAIf4PQACiFgAh_w9AAKIWACGAEAAAkRYAIA6gDgAAsBcAMKEOAAC1DgAQog4AALAXADCoDgEAkBYAIeIOAQCMFgAh5A4EAIsWACH-DiAApxYAIf8OAgCPFgAhgA8AAKYWACCCDwEAkBYAIYUPAAC7FgAg2Q8AAcQWACGBEAQA3xYAIYIQAAHEFgAhDe4NAgCPFgAhoA4AALEXADChDgAAnw4AEKIOAACxFwAwxQ4BAJAWACHIDgEAkBYAIeIOAQCMFgAh9A4BAIwWACH3DkAAjRYAIfgOQACiFgAhpQ8gAKcWACH6D0AAjRYAIf0PQACiFgAhD4gJAACzFwAgiQkAALQXACDuDQIAsxYAIaAOAACyFwAwoQ4AAIwOABCiDgAAshcAMMUOAQCtFgAhyA4BAK0WACHiDgEAqxYAIfQOAQCrFgAh9w5AAK8WACH4DkAArhYAIaUPIACsFgAh-g9AAK8WACH9D0AArhYAIQPdDgAAgQ4AIN4OAACBDgAg3w4AAIEOACAD3Q4AAIUOACDeDgAAhQ4AIN8OAACFDgAgAuIOAQAAAAH5DwEAAAABD4cJAAC3FwAgoA4AALYXADChDgAAhQ4AEKIOAAC2FwAw4g4BAKsWACH3DkAArhYAIaUPIACsFgAh-Q8BAKsWACH6D0AArxYAIfsPIACsFgAh_A8BAK0WACH9D0AArhYAIf4PQACuFgAh_w9AAK4WACGAEAAAtBYAIBGICQAAsxcAIIkJAAC0FwAg7g0CALMWACGgDgAAshcAMKEOAACMDgAQog4AALIXADDFDgEArRYAIcgOAQCtFgAh4g4BAKsWACH0DgEAqxYAIfcOQACvFgAh-A5AAK4WACGlDyAArBYAIfoPQACvFgAh_Q9AAK4WACGDEgAAjA4AIIQSAACMDgAgAuIOAQAAAAHkDgQAAAABD4cJAAC3FwAgoA4AALkXADChDgAAgQ4AEKIOAAC5FwAwqA4BAK0WACHiDgEAqxYAIeQOBAC2FgAh_g4gAKwWACH_DgIAsxYAIYAPAACmFgAggg8BAK0WACGFDwAAvhYAINkPAAHRFgAhgRAEAOMWACGCEAAB0RYAIQagDgAAuhcAMKEOAAD8DQAQog4AALoXADD0DgEAjBYAIaIPQACNFgAhhBACAI8WACEGoA4AALsXADChDgAA6Q0AEKIOAAC7FwAw9A4BAKsWACGiD0AArxYAIYQQAgCzFgAhAvQOAQAAAAGiD0AAAAABDqAOAAC9FwAwoQ4AAOMNABCiDgAAvRcAMKUOQACNFgAhvQ4BAJAWACHFDgEAkBYAIeIOAQCMFgAh-A5AAI0WACGGEAEAjBYAIYcQAQCMFgAhiBAAAKYWACCJEEAAohYAIYoQAQCQFgAhixAAAJEWACAJpgMCAI8WACGgDgAAvhcAMKEOAADNDQAQog4AAL4XADDJDgEAjBYAIYYQAQCMFgAhjBBAAI0WACGNECAApxYAIY4QQACiFgAhC6YDAgCzFgAh7wcAAMAXACD2BwAAwRcAIKAOAAC_FwAwoQ4AAKYMABCiDgAAvxcAMMkOAQCrFgAhhhABAKsWACGMEEAArxYAIY0QIACsFgAhjhBAAK4WACEO7wcAAL4WACDwBwAAyxcAIPEHAADMFwAg9AcAAM0XACD1BwAAzhcAIKAOAADKFwAwoQ4AALEMABCiDgAAyhcAMKMOAQCrFgAhxw5AAK8WACHJDgEAqxYAIacPAQCrFgAhgxIAALEMACCEEgAAsQwAIAPdDgAAqAwAIN4OAACoDAAg3w4AAKgMACAHoA4AAMIXADChDgAAtQ0AEKIOAADCFwAw4g4BAIwWACGiD0AAjRYAIY8QAQCMFgAhkBACAI8WACEHoA4AAMMXADChDgAAog0AEKIOAADDFwAw4g4BAKsWACGiD0AArxYAIY8QAQCrFgAhkBACALMWACED4g4BAAAAAaIPQAAAAAGPEAEAAAABB6AOAADFFwAwoQ4AAJwNABCiDgAAxRcAMKIPQACNFgAhjxABAIwWACGSEAQAixYAIZMQBACLFgAhCaAOAADGFwAwoQ4AAIYNABCiDgAAxhcAMMcOQACNFgAhyQ4BAIwWACGGEAEAjBYAIY8QAQCMFgAhlBBAAKIWACGVEAIAjxYAIQegDgAAxxcAMKEOAADwDAAQog4AAMcXADCGEAEAjBYAIZYQAQCMFgAhlxABAIwWACGYEEAAjRYAIQ2gDgAAyBcAMKEOAADaDAAQog4AAMgXADCjDgEAjBYAIagOAQCQFgAhxw5AAI0WACHJDgEAjBYAIcwOAgCPFgAhtQ9AAKIWACHiD0AAjRYAIYYQAQCMFgAhmRABAIwWACGaEAAAkRYAIAjvBwAAuxYAIKAOAADJFwAwoQ4AAMQMABCiDgAAyRcAMKMOAQCMFgAhxw5AAI0WACHJDgEAjBYAIacPAQCMFgAhDO8HAAC-FgAg8AcAAMsXACDxBwAAzBcAIPQHAADNFwAg9QcAAM4XACCgDgAAyhcAMKEOAACxDAAQog4AAMoXADCjDgEAqxYAIccOQACvFgAhyQ4BAKsWACGnDwEAqxYAIQPdDgAAlQwAIN4OAACVDAAg3w4AAJUMACAD3Q4AAJkMACDeDgAAmQwAIN8OAACZDAAgA90OAACdDAAg3g4AAJ0MACDfDgAAnQwAIA2mAwIAsxYAIe8HAADAFwAg9gcAAMEXACCgDgAAvxcAMKEOAACmDAAQog4AAL8XADDJDgEAqxYAIYYQAQCrFgAhjBBAAK8WACGNECAArBYAIY4QQACuFgAhgxIAAKYMACCEEgAApgwAIALiDgEAAAABhhABAAAAAQ_1BwAA0RcAIKAOAADQFwAwoQ4AAKgMABCiDgAA0BcAMKUOQACvFgAhvQ4BAK0WACHFDgEArRYAIeIOAQCrFgAh-A5AAK8WACGGEAEAqxYAIYcQAQCrFgAhiBAAAKYWACCJEEAArhYAIYoQAQCtFgAhixAAALQWACANpgMCALMWACHvBwAAwBcAIPYHAADBFwAgoA4AAL8XADChDgAApgwAEKIOAAC_FwAwyQ4BAKsWACGGEAEAqxYAIYwQQACvFgAhjRAgAKwWACGOEEAArhYAIYMSAACmDAAghBIAAKYMACADjxABAAAAAZIQBAAAAAGTEAQAAAABCPIHAADUFwAgoA4AANMXADChDgAAoQwAEKIOAADTFwAwog9AAK8WACGPEAEAqxYAIZIQBAC2FgAhkxAEALYWACEN7wcAAMAXACDzBwAA1hcAIKAOAADVFwAwoQ4AAJ0MABCiDgAA1RcAMMcOQACvFgAhyQ4BAKsWACGGEAEAqxYAIY8QAQCrFgAhlBBAAK4WACGVEAIAsxYAIYMSAACdDAAghBIAAJ0MACAL7wcAAMAXACDzBwAA1hcAIKAOAADVFwAwoQ4AAJ0MABCiDgAA1RcAMMcOQACvFgAhyQ4BAKsWACGGEAEAqxYAIY8QAQCrFgAhlBBAAK4WACGVEAIAsxYAIQPdDgAAoQwAIN4OAAChDAAg3w4AAKEMACAChhABAAAAAZYQAQAAAAEI7wcAAMAXACCgDgAA2BcAMKEOAACZDAAQog4AANgXADCGEAEAqxYAIZYQAQCrFgAhlxABAKsWACGYEEAArxYAIQ7vBwAAwBcAIKAOAADZFwAwoQ4AAJUMABCiDgAA2RcAMKMOAQCrFgAhqA4BAK0WACHHDkAArxYAIckOAQCrFgAhzA4CALMWACG1D0AArhYAIeIPQACvFgAhhhABAKsWACGZEAEAqxYAIZoQAAC0FgAgB6AOAADaFwAwoQ4AAJAMABCiDgAA2hcAMKMOAQCMFgAh8g9AAI0WACGeEAAAphYAIJ8QQACiFgAhB6AOAADbFwAwoQ4AAP0LABCiDgAA2xcAMKMOAQCrFgAh8g9AAK8WACGeEAAAphYAIJ8QQACuFgAhEaAOAADcFwAwoQ4AAPcLABCiDgAA3BcAMKMOAQCMFgAhxw5AAI0WACGLDwEAjBYAIe4PQACNFgAh8g9AAI0WACGgEAEAjBYAIaEQAQCQFgAhohABAIwWACGjEAEAjBYAIaQQAQCQFgAhpRBAAKIWACGmEAEAkBYAIacQQACiFgAhqBBAAKIWACERoA4AAN0XADChDgAA5AsAEKIOAADdFwAwow4BAKsWACHHDkAArxYAIYsPAQCrFgAh7g9AAK8WACHyD0AArxYAIaAQAQCrFgAhoRABAK0WACGiEAEAqxYAIaMQAQCrFgAhpBABAK0WACGlEEAArhYAIaYQAQCtFgAhpxBAAK4WACGoEEAArhYAIQoIAAC7FgAgoA4AAN4XADChDgAA3gsAEKIOAADeFwAw6g4BAIwWACGMEEAAjRYAIakQAQCMFgAhqhABAIwWACGrEEAAjRYAIawQQACiFgAhEKAOAADfFwAwoQ4AAMgLABCiDgAA3xcAMKMOAQCMFgAhwg4CAI8WACHEDkAAohYAIcUOAgCPFgAhxg5AAKIWACHHDkAAjRYAIeoOAQCMFgAh_A4BAIwWACGGD0AAohYAIakQAQCMFgAhrRAAALsWACCuEAIAjxYAIa8QQACiFgAhCAgAALsWACCgDgAA4BcAMKEOAACyCwAQog4AAOAXADCjDgQAixYAIaUOQACNFgAh6g4BAIwWACGpEAEAjBYAIQmgDgAA4RcAMKEOAACcCwAQog4AAOEXADDJDgEAkBYAIeMOAQCQFgAhrw8gAKcWACH6D0AAjRYAIbAQAQCMFgAhsRACAI8WACEJoA4AAOIXADChDgAAiQsAEKIOAADiFwAwyQ4BAK0WACHjDgEArRYAIa8PIACsFgAh-g9AAK8WACGwEAEAqxYAIbEQAgCzFgAhEaAOAADjFwAwoQ4AAIMLABCiDgAA4xcAMKMOAQCMFgAhxw5AAI0WACHJDgEAkBYAIcsOAQCMFgAh1A4BAJAWACGeDwEAjBYAIe4PQACiFgAh-g9AAKIWACGwEAEAjBYAIbIQAQCMFgAhsxAAAKYWACC0EAEAjBYAIbUQQACiFgAhthACAI8WACEGoA4AAOQXADChDgAA6woAEKIOAADkFwAwtxABAIwWACG4EAIAjxYAIbkQAAHDFgAhCKAOAADlFwAwoQ4AANUKABCiDgAA5RcAMOIOAQCMFgAh8A4QAMUWACHODwIAjxYAIbcQAQCMFgAhuhACAI8WACEaoA4AAOYXADChDgAAvwoAEKIOAADmFwAwow4BAIwWACHHDkAAjRYAIckOAQCMFgAh8A4BAJAWACH5DgIAjxYAIfwOAQCMFgAhhg9AAKIWACGfDwEAkBYAIaIPBADfFgAh3g8BAJAWACHxDwEAkBYAIYYQAQCQFgAhnxAEAN8WACG7EAEAjBYAIbwQAQCMFgAhvRAQAMUWACG-EBAAxRYAIb8QAgCOFgAhwBAAAcQWACHBEAIAjhYAIcIQEADFFgAhwxAAAJEWACDEEAEAkBYAIRzNBgAA6BcAIM4GAADpFwAgoA4AAOcXADChDgAArAoAEKIOAADnFwAwow4BAKsWACHHDkAArxYAIckOAQCrFgAh8A4BAK0WACH5DgIAsxYAIfwOAQCrFgAhhg9AAK4WACGfDwEArRYAIaIPBADjFgAh3g8BAK0WACHxDwEArRYAIYYQAQCtFgAhnxAEAOMWACG7EAEAqxYAIbwQAQCrFgAhvRAQANIWACG-EBAA0hYAIb8QAgCyFgAhwBAAAdEWACHBEAIAshYAIcIQEADSFgAhwxAAALQWACDEEAEArRYAIQPdDgAAoQoAIN4OAAChCgAg3w4AAKEKACAD3Q4AAKUKACDeDgAApQoAIN8OAAClCgAgArcQAQAAAAG4EAIAAAABB8wGAADsFwAgoA4AAOsXADChDgAApQoAEKIOAADrFwAwtxABAKsWACG4EAIAsxYAIbkQAAHQFgAhHs0GAADoFwAgzgYAAOkXACCgDgAA5xcAMKEOAACsCgAQog4AAOcXADCjDgEAqxYAIccOQACvFgAhyQ4BAKsWACHwDgEArRYAIfkOAgCzFgAh_A4BAKsWACGGD0AArhYAIZ8PAQCtFgAhog8EAOMWACHeDwEArRYAIfEPAQCtFgAhhhABAK0WACGfEAQA4xYAIbsQAQCrFgAhvBABAKsWACG9EBAA0hYAIb4QEADSFgAhvxACALIWACHAEAAB0RYAIcEQAgCyFgAhwhAQANIWACHDEAAAtBYAIMQQAQCtFgAhgxIAAKwKACCEEgAArAoAIAK3EAEAAAABuhACAAAAAQnMBgAA7BcAIKAOAADuFwAwoQ4AAKEKABCiDgAA7hcAMOIOAQCrFgAh8A4QANIWACHODwIAsxYAIbcQAQCrFgAhuhACALMWACEIoA4AAO8XADChDgAAnAoAEKIOAADvFwAwow4BAIwWACHHDkAAjRYAIfIPQACNFgAhjxAAAcMWACG7EAEAjBYAIQqgDgAA8BcAMKEOAACGCgAQog4AAPAXADC7EAEAjBYAIccQAgCPFgAhyBACAI8WACHJEAIAjxYAIcoQAACmFgAgyxAAALsWACDMEAEAjBYAIQibDQIAjxYAIaAOAADxFwAwoQ4AAPAJABCiDgAA8RcAMJ8PAQCMFgAhuxABAIwWACHNEAIAjhYAIc4QAQCMFgAhF6UDAQCMFgAhmw0CAI8WACGgDgAA8hcAMKEOAADaCQAQog4AAPIXADDiDgEAkBYAIcIPAgCOFgAhyw8BAJAWACGHEAEAkBYAIZYQAQCQFgAhuxABAIwWACHHEAIAjhYAIcwQIADCFgAhzRACAI8WACHPEAEAjBYAIdAQAQCQFgAh0RACAI4WACHSEAAAkRYAINMQAQCQFgAh1BABAJAWACHVEAAAphYAINYQIADCFgAh1xACAI4WACEXpQMBAKsWACGbDQIAsxYAIaAOAADzFwAwoQ4AAMcJABCiDgAA8xcAMOIOAQCtFgAhwg8CALIWACHLDwEArRYAIYcQAQCtFgAhlhABAK0WACG7EAEAqxYAIccQAgCyFgAhzBAgAM8WACHNEAIAsxYAIc8QAQCrFgAh0BABAK0WACHREAIAshYAIdIQAAC0FgAg0xABAK0WACHUEAEArRYAIdUQAACmFgAg1hAgAM8WACHXEAIAshYAIQK7EAEAAAABzRACAAAAAQegDgAA9RcAMKEOAADBCQAQog4AAPUXADCWDxAA6hYAIbsQAQCMFgAh2RABAIwWACHaEBAA6hYAIQegDgAA9hcAMKEOAACuCQAQog4AAPYXADCWDxAA7hYAIbsQAQCrFgAh2RABAKsWACHaEBAA7hYAIQO7EAEAAAAB2RABAAAAAdoQEAAAAAEGoA4AAPgXADChDgAAqAkAEKIOAAD4FwAwuBACAI8WACG5EAABwxYAIbsQAQCMFgAhHe8HAACRFgAgoA4AAPkXADChDgAAkgkAEKIOAAD5FwAwow4BAIwWACGlDgQA3xYAIccOQACNFgAhyQ4BAIwWACHkDgQA3xYAIfwOAQCMFgAhgg8AAJEWACCfDwEAkBYAIacPAQCMFgAhuw8AAJEWACDyD0AAjRYAIYYQAQCQFgAhqxBAAKIWACHcEAEAjBYAId0QIACnFgAh3hABAJAWACHfEAEAkBYAIeAQAACRFgAg4RAAAJEWACDiEAAAuxYAIOMQIACnFgAh5BAAAKYWACDlEAIAjxYAIeYQQACiFgAh5xAAAJEWACAh2AUAAPsXACDZBQAA_BcAINoFAAD9FwAg2wUAAP4XACDvBwAAtBYAIKAOAAD6FwAwoQ4AAP8IABCiDgAA-hcAMKMOAQCrFgAhpQ4EAOMWACHHDkAArxYAIckOAQCrFgAh5A4EAOMWACH8DgEAqxYAIYIPAAC0FgAgnw8BAK0WACGnDwEAqxYAIbsPAAC0FgAg8g9AAK8WACGGEAEArRYAIasQQACuFgAh3BABAKsWACHdECAArBYAId4QAQCtFgAh3xABAK0WACHgEAAAtBYAIOEQAAC0FgAg4hAAAL4WACDjECAArBYAIeQQAACmFgAg5RACALMWACHmEEAArhYAIecQAAC0FgAgA90OAADqCAAg3g4AAOoIACDfDgAA6ggAIAPdDgAA7ggAIN4OAADuCAAg3w4AAO4IACAD3Q4AAPIIACDeDgAA8ggAIN8OAADyCAAgA90OAAD2CAAg3g4AAPYIACDfDgAA9ggAIAnXBQAAgBgAIKAOAAD_FwAwoQ4AAPYIABCiDgAA_xcAMKMOAQCrFgAhxw5AAK8WACHyD0AArxYAIY8QAAHQFgAhuxABAKsWACEj2AUAAPsXACDZBQAA_BcAINoFAAD9FwAg2wUAAP4XACDvBwAAtBYAIKAOAAD6FwAwoQ4AAP8IABCiDgAA-hcAMKMOAQCrFgAhpQ4EAOMWACHHDkAArxYAIckOAQCrFgAh5A4EAOMWACH8DgEAqxYAIYIPAAC0FgAgnw8BAK0WACGnDwEAqxYAIbsPAAC0FgAg8g9AAK8WACGGEAEArRYAIasQQACuFgAh3BABAKsWACHdECAArBYAId4QAQCtFgAh3xABAK0WACHgEAAAtBYAIOEQAAC0FgAg4hAAAL4WACDjECAArBYAIeQQAACmFgAg5RACALMWACHmEEAArhYAIecQAAC0FgAggxIAAP8IACCEEgAA_wgAIAK7EAEAAAABxxACAAAAAQvXBQAAgBgAIKAOAACCGAAwoQ4AAPIIABCiDgAAghgAMLsQAQCrFgAhxxACALMWACHIEAIAsxYAIckQAgCzFgAhyhAAAKYWACDLEAAAvhYAIMwQAQCrFgAhA5sNAgAAAAGfDwEAAAABuxABAAAAAQnXBQAAgBgAIJsNAgCzFgAhoA4AAIQYADChDgAA7ggAEKIOAACEGAAwnw8BAKsWACG7EAEAqxYAIc0QAgCyFgAhzhABAKsWACECuBACAAAAAbsQAQAAAAEH1wUAAIAYACCgDgAAhhgAMKEOAADqCAAQog4AAIYYADC4EAIAsxYAIbkQAAHQFgAhuxABAKsWACEIhwkBAIwWACGgDgAAhxgAMKEOAADlCAAQog4AAIcYADDkDgQAixYAIeUOBACLFgAh5g4CAI8WACHrECAApxYAIQiHCQEAqxYAIaAOAACIGAAwoQ4AANIIABCiDgAAiBgAMOQOBAC2FgAh5Q4EALYWACHmDgIAsxYAIesQIACsFgAhBIcJAQAAAAHkDgQAAAAB5Q4EAAAAAeYOAgAAAAEO7g0CAI8WACGgDgAAihgAMKEOAADMCAAQog4AAIoYADClDkAAjRYAIeQOBACLFgAh5Q4EAIsWACHmDgIAjxYAIesOAQCQFgAhnw8BAIwWACH1DwEAjBYAIe0QBADfFgAh7hBAAI0WACHvEEAAohYAIQ7uDQIAsxYAIaAOAACLGAAwoQ4AALkIABCiDgAAixgAMKUOQACvFgAh5A4EALYWACHlDgQAthYAIeYOAgCzFgAh6w4BAK0WACGfDwEAqxYAIfUPAQCrFgAh7RAEAOMWACHuEEAArxYAIe8QQACuFgAhA-QOBAAAAAHlDgQAAAAB5g4CAAAAAQWgDgAAjRgAMKEOAACzCAAQog4AAI0YADDiDgEAjBYAIfEQAgCPFgAhBaAOAACOGAAwoQ4AAKAIABCiDgAAjhgAMOIOAQCrFgAh8RACALMWACEGhwkBAIwWACGgDgAAjxgAMKEOAACaCAAQog4AAI8YADDkDgQAixYAIfIQAAC7FgAgBocJAQCrFgAhoA4AAJAYADChDgAAhwgAEKIOAACQGAAw5A4EALYWACHyEAAAvhYAIAKHCQEAAAAB5A4EAAAAAQeHCQEAjBYAIaAOAACSGAAwoQ4AAIEIABCiDgAAkhgAMMgQAgCPFgAhyhAAALsWACD0EAEAjBYAIQeHCQEAqxYAIaAOAACTGAAwoQ4AAO4HABCiDgAAkxgAMMgQAgCzFgAhyhAAAL4WACD0EAEAqxYAIQiHCQEAjBYAIaAOAACUGAAwoQ4AAOgHABCiDgAAlBgAMOQOBACLFgAh9RABAIwWACH2EAIAjxYAIfcQAgCPFgAhCIcJAQCrFgAhoA4AAJUYADChDgAA1QcAEKIOAACVGAAw5A4EALYWACH1EAEAqxYAIfYQAgCzFgAh9xACALMWACEChwkBAAAAAeQOBAAAAAEHhwkBAIwWACGgDgAAlxgAMKEOAADPBwAQog4AAJcYADDkDgQAixYAIdkPAAHDFgAh-RAEAIsWACEHhwkBAKsWACGgDgAAmBgAMKEOAAC8BwAQog4AAJgYADDkDgQAthYAIdkPAAHQFgAh-RAEALYWACEDhwkBAAAAAeQOBAAAAAH5EAQAAAABCIcJAQCMFgAhoA4AAJoYADChDgAAtgcAEKIOAACaGAAw5A4EAIsWACH9DgIAjxYAIYQPBACLFgAh2Q8AAcQWACEIhwkBAKsWACGgDgAAmxgAMKEOAACjBwAQog4AAJsYADDkDgQAthYAIf0OAgCzFgAhhA8EALYWACHZDwAB0RYAIQKHCQEAAAAB5A4EAAAAARSHCQEAjBYAIaAOAACdGAAwoQ4AAJ0HABCiDgAAnRgAMKUOBACLFgAh5A4EAIsWACHlDgQAixYAIeYOAgCPFgAh5w4CAI8WACHoDiAAwhYAIekOIADCFgAh6g4BAIwWACHrDgABwxYAIewOAAHEFgAh7Q4AAcQWACHuDgABxBYAIe8OAAHEFgAh8A4QAMUWACHxDhAAxRYAIfIOEADFFgAhFIcJAQCrFgAhoA4AAJ4YADChDgAAigcAEKIOAACeGAAwpQ4EALYWACHkDgQAthYAIeUOBAC2FgAh5g4CALMWACHnDgIAsxYAIegOIADPFgAh6Q4gAM8WACHqDgEAqxYAIesOAAHQFgAh7A4AAdEWACHtDgAB0RYAIe4OAAHRFgAh7w4AAdEWACHwDhAA0hYAIfEOEADSFgAh8g4QANIWACEGhwkBAAAAAeQOBAAAAAHlDgQAAAAB5w4CAAAAAeoOAQAAAAHrDgABAAABCaAOAACgGAAwoQ4AAIQHABCiDgAAoBgAMOQOBACLFgAh-xAEAIsWACH8EAEAjBYAIf0QAQCMFgAh_hAEAIsWACH_EAQA3xYAIQmgDgAAoRgAMKEOAADxBgAQog4AAKEYADDkDgQAthYAIfsQBAC2FgAh_BABAKsWACH9EAEAqxYAIf4QBAC2FgAh_xAEAOMWACEC5A4EAAAAAfsQBAAAAAELoA4AAKMYADChDgAA6wYAEKIOAACjGAAw5A4EAIsWACGBEUAAohYAIYIRAQCQFgAhgxEEAN8WACGEEUAAohYAIYURQACiFgAhhhEEAN8WACGHEUAAohYAIQugDgAApBgAMKEOAADYBgAQog4AAKQYADDkDgQAthYAIYERQACuFgAhghEBAK0WACGDEQQA4xYAIYQRQACuFgAhhRFAAK4WACGGEQQA4xYAIYcRQACuFgAhCaAOAAClGAAwoQ4AANIGABCiDgAApRgAMKgOAQCMFgAhwQ4CAI4WACHLDgEAjBYAIeQOBACLFgAhhw9AAI0WACGMEEAAjRYAIQmgDgAAphgAMKEOAAC_BgAQog4AAKYYADCoDgEAqxYAIcEOAgCyFgAhyw4BAKsWACHkDgQAthYAIYcPQACvFgAhjBBAAK8WACECyw4BAAAAAeQOBAAAAAEHoA4AAKgYADChDgAAuQYAEKIOAACoGAAw5A4EAIsWACHlDgQAixYAIYkRBACLFgAhihEgAKcWACEHoA4AAKkYADChDgAApgYAEKIOAACpGAAw5A4EALYWACHlDgQAthYAIYkRBAC2FgAhihEgAKwWACEUoA4AAKoYADChDgAAoAYAEKIOAACqGAAwqA4BAJAWACHWDkAAohYAIeQOBACLFgAh5Q4EAN8WACH8DgEAjBYAIeIPQACNFgAh9Q8BAJAWACGJEQQA3xYAIYsRBADfFgAhjBEEAN8WACGNEQQA3xYAIY4RAQCQFgAhjxEEAN8WACGQEQEAkBYAIZERBADfFgAhkhEEAN8WACGTEUAAohYAIRSgDgAAqxgAMKEOAACNBgAQog4AAKsYADCoDgEArRYAIdYOQACuFgAh5A4EALYWACHlDgQA4xYAIfwOAQCrFgAh4g9AAK8WACH1DwEArRYAIYkRBADjFgAhixEEAOMWACGMEQQA4xYAIY0RBADjFgAhjhEBAK0WACGPEQQA4xYAIZARAQCtFgAhkREEAOMWACGSEQQA4xYAIZMRQACuFgAhBqAOAACsGAAwoQ4AAIcGABCiDgAArBgAMOIOAQCMFgAhlhABAIwWACGUEUAAjRYAIQagDgAArRgAMKEOAAD0BQAQog4AAK0YADDiDgEAqxYAIZYQAQCrFgAhlBFAAK8WACEKpgMAALsWACCgDgAArhgAMKEOAADuBQAQog4AAK4YADCnDwEAjBYAIbkPQACiFgAh5A8CAI8WACGVEQEAjBYAIZYRAQCMFgAhlxFAAKIWACEKpgMAAL4WACCgDgAArxgAMKEOAADbBQAQog4AAK8YADCnDwEAqxYAIbkPQACuFgAh5A8CALMWACGVEQEAqxYAIZYRAQCrFgAhlxFAAK4WACECpw8BAAAAAZURAQAAAAEHoA4AALEYADChDgAA1QUAEKIOAACxGAAw4g4BAIwWACGnDwEAjBYAIZYRAQCMFgAhmRFAAI0WACEHoA4AALIYADChDgAAwgUAEKIOAACyGAAw4g4BAKsWACGnDwEAqxYAIZYRAQCrFgAhmRFAAK8WACED4g4BAAAAAacPAQAAAAGWEQEAAAABCaAOAAC0GAAwoQ4AALwFABCiDgAAtBgAMOIOAQCMFgAhpw8BAIwWACHiECAApxYAIZcRQACiFgAhmxEgAKcWACGcEUAAjRYAIRWgDgAAtRgAMKEOAACmBQAQog4AALUYADDHDkAAjRYAIeQOBACLFgAh5Q4EAIsWACHrDgEAjBYAIfwOAQCMFgAhpw8BAIwWACG5D0AAohYAIeQPAgCPFgAh9Q8BAIwWACHaEBAA6hYAIZURAQCMFgAhlhEBAIwWACGXEUAAohYAIZ0RAQCQFgAhnhFAAI0WACGfESAApxYAIaARIACnFgAhoREgAKcWACEWpgMAALcYACCgDgAAthgAMKEOAACTBQAQog4AALYYADDHDkAArxYAIeQOBAC2FgAh5Q4EALYWACHrDgEAqxYAIfwOAQCrFgAhpw8BAKsWACG5D0AArhYAIeQPAgCzFgAh9Q8BAKsWACHaEBAA7hYAIZURAQCrFgAhlhEBAKsWACGXEUAArhYAIZ0RAQCtFgAhnhFAAK8WACGfESAArBYAIaARIACsFgAhoREgAKwWACED3Q4AAI0FACDeDgAAjQUAIN8OAACNBQAgCqUDAAC5GAAgoA4AALgYADChDgAAjQUAEKIOAAC4GAAw4g4BAKsWACGnDwEAqxYAIeIQIACsFgAhlxFAAK4WACGbESAArBYAIZwRQACvFgAhGKYDAAC3GAAgoA4AALYYADChDgAAkwUAEKIOAAC2GAAwxw5AAK8WACHkDgQAthYAIeUOBAC2FgAh6w4BAKsWACH8DgEAqxYAIacPAQCrFgAhuQ9AAK4WACHkDwIAsxYAIfUPAQCrFgAh2hAQAO4WACGVEQEAqxYAIZYRAQCrFgAhlxFAAK4WACGdEQEArRYAIZ4RQACvFgAhnxEgAKwWACGgESAArBYAIaERIACsFgAhgxIAAJMFACCEEgAAkwUAIA4IAAC7FgAgoA4AALoYADChDgAAiAUAEKIOAAC6GAAwpQ4EAIsWACHkDgQAixYAIeUOBACLFgAh5w4CAI8WACHqDgEAjBYAIesOAQCMFgAhpw8BAIwWACH1DwEAjBYAIaIRAQCMFgAhoxEBAIwWACEOCAAAvhYAIKAOAAC7GAAwoQ4AAPUEABCiDgAAuxgAMKUOBAC2FgAh5A4EALYWACHlDgQAthYAIecOAgCzFgAh6g4BAKsWACHrDgEAqxYAIacPAQCrFgAh9Q8BAKsWACGiEQEAqxYAIaMRAQCrFgAhA-QOBAAAAAHnDgIAAAAB6w4BAAAAAQUIAAHDFgAhoA4AAL0YADChDgAA7wQAEKIOAAC9GAAw_BAAAcMWACEGCAAB0BYAIfMCAAC_GAAgoA4AAL4YADChDgAA3AQAEKIOAAC-GAAw_BAAAdAWACED3Q4AAMAEACDeDgAAwAQAIN8OAADABAAgCKAOAADAGAAwoQ4AANYEABCiDgAAwBgAMMEQAAHEFgAhpBECAI8WACGlEQIAjxYAIaYRAQCMFgAhpxEAAcMWACEJ9AIAAMIYACCgDgAAwRgAMKEOAADABAAQog4AAMEYADDBEAAB0RYAIaQRAgCzFgAhpRECALMWACGmEQEAqxYAIacRAAHQFgAhCAgAAdAWACHzAgAAvxgAIKAOAAC-GAAwoQ4AANwEABCiDgAAvhgAMPwQAAHQFgAhgxIAANwEACCEEgAA3AQAIAKkEQIAAAABpRECAAAAARLOBgABxBYAIaAOAADEGAAwoQ4AALsEABCiDgAAxBgAMKUOQACNFgAh3g8BAIwWACHxDwEAjBYAIcAQAQCMFgAhwxAAALsWACDEEAEAjBYAIfsQAgCPFgAhqREBAIwWACGqEQIAjxYAIasRAAC7FgAgrBEEAIsWACGtEQQAixYAIa4RBACLFgAhrxEAALsWACASzgYAAdEWACGgDgAAxRgAMKEOAACoBAAQog4AAMUYADClDkAArxYAId4PAQCrFgAh8Q8BAKsWACHAEAEAqxYAIcMQAAC-FgAgxBABAKsWACH7EAIAsxYAIakRAQCrFgAhqhECALMWACGrEQAAvhYAIKwRBAC2FgAhrREEALYWACGuEQQAthYAIa8RAAC-FgAgCqAOAADGGAAwoQ4AAKIEABCiDgAAxhgAMMkOAQCMFgAhsBFAAI0WACGxEQEAjBYAIbIRAQCMFgAhsxECAI8WACG0EQIAjxYAIbURAACXFwAgCqAOAADHGAAwoQ4AAI8EABCiDgAAxxgAMMkOAQCrFgAhsBFAAK8WACGxEQEAqxYAIbIRAQCrFgAhsxECALMWACG0EQIAsxYAIbURAACXFwAgBMkOAQAAAAGwEUAAAAABsREBAAAAAbIRAQAAAAEMhwkBAIwWACGgDgAAyRgAMKEOAACJBAAQog4AAMkYADCjDgEAjBYAIccOQACNFgAhyQ4BAIwWACHkDgQA3xYAIeoOAQCMFgAh8g9AAI0WACGnEEAAohYAIagQQACiFgAhDIcJAQCrFgAhoA4AAMoYADChDgAA9gMAEKIOAADKGAAwow4BAKsWACHHDkAArxYAIckOAQCrFgAh5A4EAOMWACHqDgEAqxYAIfIPQACvFgAhpxBAAK4WACGoEEAArhYAIQagDgAAyxgAMKEOAADwAwAQog4AAMsYADDjDgEAkBYAIeQPAQCMFgAh8g9AAI0WACEGoA4AAMwYADChDgAA3QMAEKIOAADMGAAw4w4BAK0WACHkDwEAqxYAIfIPQACvFgAhBqAOAADNGAAwoQ4AANcDABCiDgAAzRgAMMkOAQCMFgAhog9AAI0WACGzEQIAjxYAIQagDgAAzhgAMKEOAADEAwAQog4AAM4YADDJDgEAqxYAIaIPQACvFgAhsxECALMWACECyQ4BAAAAAaIPQAAAAAEGoA4AANAYADChDgAAvgMAEKIOAADQGAAwuRAEAIsWACGwEUAAjRYAIbgRAQCMFgAhBqAOAADRGAAwoQ4AAKsDABCiDgAA0RgAMLkQBAC2FgAhsBFAAK8WACG4EQEAqxYAIQKwEUAAAAABuBEBAAAAAQ-gDgAA0xgAMKEOAAClAwAQog4AANMYADC_DgEAkBYAIcEOAgCOFgAh7w4BAIwWACHyD0AAjRYAIaoQAQCMFgAhuBEBAIwWACG6EQEAjBYAIbsRAQCMFgAhvBEgAKcWACG9EQAA1BgAIL4RAQCMFgAhvxFAAI0WACEEqw4AAQAABdoOAAEAAAHbDgABAAAE3A4AAQAABA-gDgAA1RgAMKEOAACSAwAQog4AANUYADC_DgEArRYAIcEOAgCyFgAh7w4BAKsWACHyD0AArxYAIaoQAQCrFgAhuBEBAKsWACG6EQEAqxYAIbsRAQCrFgAhvBEgAKwWACG9EQAA1BgAIL4RAQCrFgAhvxFAAK8WACEE7w4BAAAAAaoQAQAAAAG4EQEAAAABuhEBAAAAAQqgDgAA1xgAMKEOAACMAwAQog4AANcYADCjDgEAjBYAIaUOQACNFgAhng8BAIwWACHBEQEAjBYAIcIRAQCMFgAhwxEAALsWACDEEQEAkBYAIQqgDgAA2BgAMKEOAAD5AgAQog4AANgYADCjDgEAqxYAIaUOQACvFgAhng8BAKsWACHBEQEAqxYAIcIRAQCrFgAhwxEAAL4WACDEEQEArRYAIRWgDgAA2RgAMKEOAADzAgAQog4AANkYADCjDgEAjBYAIccOQACNFgAhyQ4BAIwWACHqDgEAjBYAIY8PAQCMFgAhpw8BAIwWACHyD0AAohYAIacQQACiFgAhqBBAAKIWACH8EAEAjBYAIcURAACmFgAgxhEAAKYWACDHEQAAphYAIMgRAgCOFgAhyREBAIwWACHKEUAAohYAIcsRAQCQFgAhzBEBAJAWACENhwkBAIwWACGgDgAA2hgAMKEOAADdAgAQog4AANoYADCjDgEAjBYAIccOQACNFgAh5A4EAN8WACHUEAEAjBYAIcoRQACiFgAhyxEBAJAWACHNEUAAohYAIc4RQACiFgAhzxECAI8WACECqRABAAAAAaoQAQAAAAELCAAAvhYAIM4BAADdGAAgoA4AANwYADChDgAAwQIAEKIOAADcGAAw6g4BAKsWACGMEEAArxYAIakQAQCrFgAhqhABAKsWACGrEEAArxYAIawQQACuFgAhF8wBAADmGAAgzwEAAOcYACDQAQAA6BgAINEBAADpGAAgoA4AAOUYADChDgAAswIAEKIOAADlGAAwow4BAKsWACHHDkAArxYAIckOAQCtFgAhyw4BAKsWACHUDgEArRYAIZ4PAQCrFgAh7g9AAK4WACH6D0AArhYAIbAQAQCrFgAhshABAKsWACGzEAAAphYAILQQAQCrFgAhtRBAAK4WACG2EAIAsxYAIYMSAACzAgAghBIAALMCACAC6g4BAAAAAakQAQAAAAERzgEAAN0YACCgDgAA3xgAMKEOAAC9AgAQog4AAN8YADCjDgEAqxYAIcIOAgCzFgAhxA5AAK4WACHFDgIAsxYAIcYOQACuFgAhxw5AAK8WACHqDgEAqxYAIfwOAQCrFgAhhg9AAK4WACGpEAEAqxYAIa0QAAC-FgAgrhACALMWACGvEEAArhYAIQkIAAC-FgAgzgEAAN0YACCgDgAA4BgAMKEOAAC5AgAQog4AAOAYADCjDgQAthYAIaUOQACvFgAh6g4BAKsWACGpEAEAqxYAIQ_NAQAA4hgAINIBAADjGAAghwkBAKsWACGgDgAA4RgAMKEOAAC3AgAQog4AAOEYADCjDgEAqxYAIccOQACvFgAh5A4EAOMWACHUEAEAqxYAIcoRQACuFgAhyxEBAK0WACHNEUAArhYAIc4RQACuFgAhzxECALMWACED3Q4AAK8CACDeDgAArwIAIN8OAACvAgAgA90OAACzAgAg3g4AALMCACDfDgAAswIAIALJDgEAAAABsBABAAAAARXMAQAA5hgAIM8BAADnGAAg0AEAAOgYACDRAQAA6RgAIKAOAADlGAAwoQ4AALMCABCiDgAA5RgAMKMOAQCrFgAhxw5AAK8WACHJDgEArRYAIcsOAQCrFgAh1A4BAK0WACGeDwEAqxYAIe4PQACuFgAh-g9AAK4WACGwEAEAqxYAIbIQAQCrFgAhsxAAAKYWACC0EAEAqxYAIbUQQACuFgAhthACALMWACERzQEAAOIYACDSAQAA4xgAIIcJAQCrFgAhoA4AAOEYADChDgAAtwIAEKIOAADhGAAwow4BAKsWACHHDkAArxYAIeQOBADjFgAh1BABAKsWACHKEUAArhYAIcsRAQCtFgAhzRFAAK4WACHOEUAArhYAIc8RAgCzFgAhgxIAALcCACCEEgAAtwIAIAPdDgAAuQIAIN4OAAC5AgAg3w4AALkCACAD3Q4AAL0CACDeDgAAvQIAIN8OAAC9AgAgA90OAADBAgAg3g4AAMECACDfDgAAwQIAIBbMAQAA6xgAIKAOAADqGAAwoQ4AAK8CABCiDgAA6hgAMKMOAQCrFgAhxw5AAK8WACHJDgEAqxYAIeoOAQCrFgAhjw8BAKsWACGnDwEAqxYAIfIPQACuFgAhpxBAAK4WACGoEEAArhYAIfwQAQCrFgAhxREAAKYWACDGEQAAphYAIMcRAACmFgAgyBECALIWACHJEQEAqxYAIcoRQACuFgAhyxEBAK0WACHMEQEArRYAIRHNAQAA4hgAINIBAADjGAAghwkBAKsWACGgDgAA4RgAMKEOAAC3AgAQog4AAOEYADCjDgEAqxYAIccOQACvFgAh5A4EAOMWACHUEAEAqxYAIcoRQACuFgAhyxEBAK0WACHNEUAArhYAIc4RQACuFgAhzxECALMWACGDEgAAtwIAIIQSAAC3AgAgAocJAQAAAAHkDgQAAAABBaAOAADtGAAwoQ4AAKoCABCiDgAA7RgAMKoQAQCMFgAh0xEAALsWACAFoA4AAO4YADChDgAAlwIAEKIOAADuGAAwqhABAKsWACHTEQAAvhYAIBHuDQIAjxYAIaAOAADvGAAwoQ4AAJECABCiDgAA7xgAMKUOQACNFgAh5A4EAIsWACHlDgQAixYAIecOAgCPFgAh6w4BAIwWACGLDwEAjBYAIeMPAQCQFgAh9Q8BAJAWACGgEAEAjBYAIe4QQACNFgAhiREEAIsWACHUEQEAjBYAIdURAACRFgAgEe4NAgCzFgAhoA4AAPAYADChDgAA_gEAEKIOAADwGAAwpQ5AAK8WACHkDgQAthYAIeUOBAC2FgAh5w4CALMWACHrDgEAqxYAIYsPAQCrFgAh4w8BAK0WACH1DwEArRYAIaAQAQCrFgAh7hBAAK8WACGJEQQAthYAIdQRAQCrFgAh1REAALQWACAC5A4EAAAAAdQRAQAAAAEJCAAAuxYAIKAOAADyGAAwoQ4AAPgBABCiDgAA8hgAMKMOAQCMFgAhpQ5AAI0WACHiDgEAjBYAIeoOAQCMFgAh_Q9AAKIWACEJCAAAvhYAIKAOAADzGAAwoQ4AAOUBABCiDgAA8xgAMKMOAQCrFgAhpQ5AAK8WACHiDgEAqxYAIeoOAQCrFgAh_Q9AAK4WACEGoA4AAPQYADChDgAA3wEAEKIOAAD0GAAwiw8BAIwWACG_DwQAixYAIfEQAgCPFgAhBqAOAAD1GAAwoQ4AAMwBABCiDgAA9RgAMIsPAQCrFgAhvw8EALYWACHxEAIAsxYAIQKLDwEAAAABvw8EAAAAAQqgDgAA9xgAMKEOAADGAQAQog4AAPcYADDkDgQAixYAIeUOBACLFgAh6w4BAIwWACGgEAEAjBYAIYkRBACLFgAh1BEBAIwWACHYEQEAjBYAIQqgDgAA-BgAMKEOAACzAQAQog4AAPgYADDkDgQAthYAIeUOBAC2FgAh6w4BAKsWACGgEAEAqxYAIYkRBAC2FgAh1BEBAKsWACHYEQEAqxYAIQTkDgQAAAABoBABAAAAAdQRAQAAAAHYEQEAAAABD6AOAAD6GAAwoQ4AAK0BABCiDgAA-hgAMOQOBACLFgAh5Q4EAIsWACHnDgIAjxYAIYsPAQCMFgAh4w8BAIwWACGgEAEAjBYAIf4QBACLFgAh1BEBAIwWACHYEQEAjBYAIdoRAQCMFgAh2xEEAIsWACHcEQAAuxYAIA-gDgAA-xgAMKEOAACaAQAQog4AAPsYADDkDgQAthYAIeUOBAC2FgAh5w4CALMWACGLDwEAqxYAIeMPAQCrFgAhoBABAKsWACH-EAQAthYAIdQRAQCrFgAh2BEBAKsWACHaEQEAqxYAIdsRBAC2FgAh3BEAAL4WACAD5A4EAAAAAdQRAQAAAAHYEQEAAAABJAgBAIwWACGgDgAA_RgAMKEOAACUAQAQog4AAP0YADCjDgEAjBYAIccOQACNFgAh5A4EAIsWACHlDgQA3xYAIecOAgCOFgAh6w4BAJAWACGLDwEAjBYAIeMPAQCQFgAh8Q8BAJAWACH1DwEAkBYAIaAQAQCMFgAhpxBAAKIWACH-EAQAixYAIZ8RIACnFgAh1BEBAIwWACHYEQEAjBYAIdoRAQCMFgAh2xEEAIsWACHeEQIAjhYAId8RAACRFgAg4BEAAJEWACDhESAApxYAIeIRAQCMFgAh4xEBAJAWACHkEQEAjBYAIeURAQCQFgAh5hEBAJAWACHnEQEAkBYAIegRAQCQFgAh6REEAN8WACHqEQQA3xYAIesRAQCQFgAhJAgBAKsWACGgDgAA_hgAMKEOAACBAQAQog4AAP4YADCjDgEAqxYAIccOQACvFgAh5A4EALYWACHlDgQA4xYAIecOAgCyFgAh6w4BAK0WACGLDwEAqxYAIeMPAQCtFgAh8Q8BAK0WACH1DwEArRYAIaAQAQCrFgAhpxBAAK4WACH-EAQAthYAIZ8RIACsFgAh1BEBAKsWACHYEQEAqxYAIdoRAQCrFgAh2xEEALYWACHeEQIAshYAId8RAAC0FgAg4BEAALQWACDhESAArBYAIeIRAQCrFgAh4xEBAK0WACHkEQEAqxYAIeURAQCtFgAh5hEBAK0WACHnEQEArRYAIegRAQCtFgAh6REEAOMWACHqEQQA4xYAIesRAQCtFgAhBOQOBAAAAAGgEAEAAAAB1BEBAAAAAdgRAQAAAAELoA4AAIAZADChDgAAewAQog4AAIAZADDHDkAAjRYAIckOAQCQFgAhpw8BAJAWACHUEQEAjBYAIeERIACnFgAh7REBAJAWACHuEQEAjBYAIe8RAQCMFgAhC6AOAACBGQAwoQ4AAGgAEKIOAACBGQAwxw5AAK8WACHJDgEArRYAIacPAQCtFgAh1BEBAKsWACHhESAArBYAIe0RAQCtFgAh7hEBAKsWACHvEQEAqxYAIRKHCQEAjBYAIaAOAACCGQAwoQ4AAGIAEKIOAACCGQAwow4BAIwWACHBDgEAjBYAIckOAQCMFgAhnw8BAIwWACG_D0AAohYAIcsQAACmFgAg8BEBAIwWACHxEUAAjRYAIfIRQACNFgAh8xFAAKIWACH0EQEAkBYAIfURAgCOFgAh9hECAI4WACH3EQEAkBYAIRKHCQEAqxYAIaAOAACDGQAwoQ4AAE8AEKIOAACDGQAwow4BAKsWACHBDgEAqxYAIckOAQCrFgAhnw8BAKsWACG_D0AArhYAIcsQAACmFgAg8BEBAKsWACHxEUAArxYAIfIRQACvFgAh8xFAAK4WACH0EQEArRYAIfURAgCyFgAh9hECALIWACH3EQEArRYAIQKHCQEAAAAB8BEBAAAAAQmlAwEAjBYAIaAOAACFGQAwoQ4AAEkAEKIOAACFGQAw5A4EAIsWACHtEAQAixYAIfkRAQCMFgAh-hEEAIsWACH7EQQAixYAIQmlAwEAqxYAIaAOAACGGQAwoQ4AADYAEKIOAACGGQAw5A4EALYWACHtEAQAthYAIfkRAQCrFgAh-hEEALYWACH7EQQAthYAIQ8IAAC7FgAgoA4AAIcZADChDgAAMAAQog4AAIcZADClDgQAixYAIeQOBACLFgAh5Q4EAIsWACHnDgIAjxYAIeoOAQCMFgAh6w4BAIwWACG_EAIAjhYAIaMRAQCQFgAh0xEQAMUWACH8ERAA6hYAIf0READFFgAhDwgAAL4WACCgDgAAiBkAMKEOAAAdABCiDgAAiBkAMKUOBAC2FgAh5A4EALYWACHlDgQAthYAIecOAgCzFgAh6g4BAKsWACHrDgEAqxYAIb8QAgCyFgAhoxEBAK0WACHTERAA0hYAIfwREADuFgAh_REQANIWACED5A4EAAAAAeUOBAAAAAHnDgIAAAABCKAOAACKGQAwoQ4AABcAEKIOAACKGQAwow4BAIwWACGLDwEAjBYAIf8RQACNFgAhgBJAAKIWACGBEkAAohYAIQigDgAAixkAMKEOAAAEABCiDgAAixkAMKMOAQCrFgAhiw8BAKsWACH_EUAArxYAIYASQACuFgAhgRJAAK4WACECow4BAAAAAYsPAQAAAAEAAAAAAAAFiBIEAAAAAY8SBAAAAAGQEgQAAAABkRIEAAAAAZISBAAAAAEBiBJAAAAAAQWIEgIAAAABjxICAAAAAZASAgAAAAGREgIAAAABkhICAAAAAQWIEgIAAAABjxICAAAAAZASAgAAAAGREgIAAAABkhICAAAAAQGIEgEAAAABAYgSAQAAAAEFDwAA3CEAIBAAAN8hACCFEgAA3SEAIIYSAADeIQAgixIAAL8VACADDwAA3CEAIIUSAADdIQAgixIAAL8VACAAAAAAAAGIEkAAAAABBQ8AANYhACAQAADaIQAghRIAANchACCGEgAA2SEAIIsSAAC7FQAgCw8AAKMZADAQAACoGQAwhRIAAKQZADCGEgAApRkAMIcSAACmGQAgiBIAAKcZADCJEgAApxkAMIoSAACnGQAwixIAAKcZADCMEgAAqRkAMI0SAACqGQAwB6MOBAAAAAGlDkAAAAABpg4CAAAAAacOAgAAAAGoDgEAAAABqQ6AAAAAAaoOAQAAAAECAAAAwxUAIA8AAK4ZACADAAAAwxUAIA8AAK4ZACAQAACtGQAgAQgAANghADAM7Q0AALUWACCgDgAAsRYAMKEOAADBFQAQog4AALEWADCjDgQAAAABpA4BAKsWACGlDkAArxYAIaYOAgCyFgAhpw4CALMWACGoDgEArRYAIakOAAC0FgAgqg4BAK0WACECAAAAwxUAIAgAAK0ZACACAAAAqxkAIAgAAKwZACALoA4AAKoZADChDgAAqxkAEKIOAACqGQAwow4EALYWACGkDgEAqxYAIaUOQACvFgAhpg4CALIWACGnDgIAsxYAIagOAQCtFgAhqQ4AALQWACCqDgEArRYAIQugDgAAqhkAMKEOAACrGQAQog4AAKoZADCjDgQAthYAIaQOAQCrFgAhpQ5AAK8WACGmDgIAshYAIacOAgCzFgAhqA4BAK0WACGpDgAAtBYAIKoOAQCtFgAhB6MOBACTGQAhpQ5AAJQZACGmDgIAlRkAIacOAgCWGQAhqA4BAJcZACGpDoAAAAABqg4BAJcZACEHow4EAJMZACGlDkAAlBkAIaYOAgCVGQAhpw4CAJYZACGoDgEAlxkAIakOgAAAAAGqDgEAlxkAIQejDgQAAAABpQ5AAAAAAaYOAgAAAAGnDgIAAAABqA4BAAAAAakOgAAAAAGqDgEAAAABAw8AANYhACCFEgAA1yEAIIsSAAC7FQAgBA8AAKMZADCFEgAApBkAMIcSAACmGQAgixIAAKcZADAAAAACiBIBAAAABI4SAQAAAAUCiBIBAAAABI4SAQAAAAUBiBIgAAAAAQsPAAC4GQAwEAAAvRkAMIUSAAC5GQAwhhIAALoZADCHEgAAuxkAIIgSAAC8GQAwiRIAALwZADCKEgAAvBkAMIsSAAC8GQAwjBIAAL4ZADCNEgAAvxkAMA7uDQAAsBkAIKMOAQAAAAG9DgEAAAABvg4BAAAAAb8OAQAAAAHADgEAAAABwQ4BAAAAAcIOAgAAAAHDDgIAAAABxA5AAAAAAcUOAgAAAAHGDkAAAAABxw5AAAAAAcgOAQAAAAECAAAAvxUAIA8AAMMZACADAAAAvxUAIA8AAMMZACAQAADCGQAgAQgAANUhADAT7A0AALgWACDuDQAAuRYAIKAOAAC3FgAwoQ4AAL0VABCiDgAAtxYAMKMOAQAAAAG8DgEAqxYAIb0OAQCrFgAhvg4BAKsWACG_DgEAqxYAIcAOAQCtFgAhwQ4BAKsWACHCDgIAsxYAIcMOAgCzFgAhxA5AAK4WACHFDgIAsxYAIcYOQACuFgAhxw5AAK8WACHIDgEArRYAIQIAAAC_FQAgCAAAwhkAIAIAAADAGQAgCAAAwRkAIBGgDgAAvxkAMKEOAADAGQAQog4AAL8ZADCjDgEAqxYAIbwOAQCrFgAhvQ4BAKsWACG-DgEAqxYAIb8OAQCrFgAhwA4BAK0WACHBDgEAqxYAIcIOAgCzFgAhww4CALMWACHEDkAArhYAIcUOAgCzFgAhxg5AAK4WACHHDkAArxYAIcgOAQCtFgAhEaAOAAC_GQAwoQ4AAMAZABCiDgAAvxkAMKMOAQCrFgAhvA4BAKsWACG9DgEAqxYAIb4OAQCrFgAhvw4BAKsWACHADgEArRYAIcEOAQCrFgAhwg4CALMWACHDDgIAsxYAIcQOQACuFgAhxQ4CALMWACHGDkAArhYAIccOQACvFgAhyA4BAK0WACENow4BAJgZACG9DgEAmBkAIb4OAQCYGQAhvw4BAJgZACHADgEAlxkAIcEOAQCYGQAhwg4CAJYZACHDDgIAlhkAIcQOQACgGQAhxQ4CAJYZACHGDkAAoBkAIccOQACUGQAhyA4BAJcZACEO7g0AAKIZACCjDgEAmBkAIb0OAQCYGQAhvg4BAJgZACG_DgEAmBkAIcAOAQCXGQAhwQ4BAJgZACHCDgIAlhkAIcMOAgCWGQAhxA5AAKAZACHFDgIAlhkAIcYOQACgGQAhxw5AAJQZACHIDgEAlxkAIQ7uDQAAsBkAIKMOAQAAAAG9DgEAAAABvg4BAAAAAb8OAQAAAAHADgEAAAABwQ4BAAAAAcIOAgAAAAHDDgIAAAABxA5AAAAAAcUOAgAAAAHGDkAAAAABxw5AAAAAAcgOAQAAAAEBiBIBAAAABAGIEgEAAAAEBA8AALgZADCFEgAAuRkAMIcSAAC7GQAgixIAALwZADAABuwNAADJGQAg7g0AAMoZACDADgAAjRkAIMQOAACNGQAgxg4AAI0ZACDIDgAAjRkAIAnvDQAAxxkAIM8OAACNGQAg0A4AAI0ZACDRDgAAjRkAINIOAACNGQAg1A4AAI0ZACDWDgAAjRkAINgOAACNGQAg2Q4AAI0ZACAAAAAAAAAAAAAAAAAAAAGIEiAAAAABAYgSAAEAAAEBiBIAAQAAAQWIEhAAAAABjxIQAAAAAZASEAAAAAGREhAAAAABkhIQAAAAAQAAAAsPAADgGQAwEAAA5RkAMIUSAADhGQAwhhIAAOIZADCHEgAA4xkAIIgSAADkGQAwiRIAAOQZADCKEgAA5BkAMIsSAADkGQAwjBIAAOYZADCNEgAA5xkAMAjuDQIAAAABxQ4BAAAAAeIOAQAAAAHkDgQAAAAB9g4CAAAAAfcOQAAAAAH4DkAAAAAB-Q6AAAAAAQIAAAC8FAAgDwAA6xkAIAMAAAC8FAAgDwAA6xkAIBAAAOoZACABCAAA1CEAMA6bDQAA2RYAIO4NAgCzFgAhoA4AANgWADChDgAAvhQAEKIOAADYFgAwxQ4BAK0WACHiDgEAqxYAIeQOBAC2FgAh9A4BAKsWACH2DgIAsxYAIfcOQACvFgAh-A5AAK8WACH5DgAAtBYAIPoOAADaFgAgAgAAALwUACAIAADqGQAgAgAAAOgZACAIAADpGQAgDO4NAgCzFgAhoA4AAOcZADChDgAA6BkAEKIOAADnGQAwxQ4BAK0WACHiDgEAqxYAIeQOBAC2FgAh9A4BAKsWACH2DgIAsxYAIfcOQACvFgAh-A5AAK8WACH5DgAAtBYAIAzuDQIAsxYAIaAOAADnGQAwoQ4AAOgZABCiDgAA5xkAMMUOAQCtFgAh4g4BAKsWACHkDgQAthYAIfQOAQCrFgAh9g4CALMWACH3DkAArxYAIfgOQACvFgAh-Q4AALQWACAI7g0CAJYZACHFDgEAlxkAIeIOAQCYGQAh5A4EAJMZACH2DgIAlhkAIfcOQACUGQAh-A5AAJQZACH5DoAAAAABCO4NAgCWGQAhxQ4BAJcZACHiDgEAmBkAIeQOBACTGQAh9g4CAJYZACH3DkAAlBkAIfgOQACUGQAh-Q6AAAAAAQjuDQIAAAABxQ4BAAAAAeIOAQAAAAHkDgQAAAAB9g4CAAAAAfcOQAAAAAH4DkAAAAAB-Q6AAAAAAQQPAADgGQAwhRIAAOEZADCHEgAA4xkAIIsSAADkGQAwAAAAAAAABQ8AAM8hACAQAADSIQAghRIAANAhACCGEgAA0SEAIIsSAADXFAAgAw8AAM8hACCFEgAA0CEAIIsSAADXFAAgApoNAADtGQAg9Q4AAI0ZACAAAAAAAAAAAAKIEgEAAAAEjhIBAAAABQWIEgQAAAABjxIEAAAAAZASBAAAAAGREgQAAAABkhIEAAAAAQGIEgEAAAAEAAAAAAAAAAAAAAAAAAWIEhAAAAABjxIQAAAAAZASEAAAAAGREhAAAAABkhIQAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAogSAgAAAASOEgIAAAAFAogSAgAAAASOEgIAAAAFAYgSAgAAAAQBiBICAAAABAAAAAAAAAAAAogSAgAAAASOEgIAAAAFAYgSAgAAAAQAAAAAAAKIEgEAAAAEjhIBAAAABQGIEgEAAAAEAAAAAAAAAAAAAAAAAAACiBIBAAAABI4SAQAAAAUBiBIBAAAABAAAAAAAAAAAAAAAAAAFDwAAyiEAIBAAAM0hACCFEgAAyyEAIIYSAADMIQAgixIAAP8NACADDwAAyiEAIIUSAADLIQAgixIAAP8NACAAAAAAAAKIEgEAAAAEjhIBAAAABQUPAADFIQAgEAAAyCEAIIUSAADGIQAghhIAAMchACCLEgAA_w0AIAGIEgEAAAAEAw8AAMUhACCFEgAAxiEAIIsSAAD_DQAgAAAAAAALDwAAqRsAMBAAAK4bADCFEgAAqhsAMIYSAACrGwAwhxIAAKwbACCIEgAArRsAMIkSAACtGwAwihIAAK0bADCLEgAArRsAMIwSAACvGwAwjRIAALAbADALDwAAnRsAMBAAAKIbADCFEgAAnhsAMIYSAACfGwAwhxIAAKAbACCIEgAAoRsAMIkSAAChGwAwihIAAKEbADCLEgAAoRsAMIwSAACjGwAwjRIAAKQbADAK9w5AAAAAAaUPIAAAAAH5DwEAAAAB-g9AAAAAAfsPIAAAAAH8DwEAAAAB_Q9AAAAAAf4PQAAAAAH_D0AAAAABgBCAAAAAAQIAAACHDgAgDwAAqBsAIAMAAACHDgAgDwAAqBsAIBAAAKcbACABCAAAxCEAMBCHCQAAtxcAIKAOAAC2FwAwoQ4AAIUOABCiDgAAthcAMOIOAQCrFgAh9w5AAK4WACGlDyAArBYAIfkPAQCrFgAh-g9AAK8WACH7DyAArBYAIfwPAQCtFgAh_Q9AAK4WACH-D0AArhYAIf8PQACuFgAhgBAAALQWACCDEAAAtRcAIAIAAACHDgAgCAAApxsAIAIAAAClGwAgCAAAphsAIA6gDgAApBsAMKEOAAClGwAQog4AAKQbADDiDgEAqxYAIfcOQACuFgAhpQ8gAKwWACH5DwEAqxYAIfoPQACvFgAh-w8gAKwWACH8DwEArRYAIf0PQACuFgAh_g9AAK4WACH_D0AArhYAIYAQAAC0FgAgDqAOAACkGwAwoQ4AAKUbABCiDgAApBsAMOIOAQCrFgAh9w5AAK4WACGlDyAArBYAIfkPAQCrFgAh-g9AAK8WACH7DyAArBYAIfwPAQCtFgAh_Q9AAK4WACH-D0AArhYAIf8PQACuFgAhgBAAALQWACAK9w5AAKAZACGlDyAAthkAIfkPAQCYGQAh-g9AAJQZACH7DyAAthkAIfwPAQCXGQAh_Q9AAKAZACH-D0AAoBkAIf8PQACgGQAhgBCAAAAAAQr3DkAAoBkAIaUPIAC2GQAh-Q8BAJgZACH6D0AAlBkAIfsPIAC2GQAh_A8BAJcZACH9D0AAoBkAIf4PQACgGQAh_w9AAKAZACGAEIAAAAABCvcOQAAAAAGlDyAAAAAB-Q8BAAAAAfoPQAAAAAH7DyAAAAAB_A8BAAAAAf0PQAAAAAH-D0AAAAAB_w9AAAAAAYAQgAAAAAEKqA4BAAAAAeQOBAAAAAH-DiAAAAAB_w4CAAAAAYAPAACUGwAggg8BAAAAAYUPgAAAAAHZDwABAAABgRAEAAAAAYIQAAEAAAECAAAAgw4AIA8AALQbACADAAAAgw4AIA8AALQbACAQAACzGwAgAQgAAMMhADAQhwkAALcXACCgDgAAuRcAMKEOAACBDgAQog4AALkXADCoDgEArRYAIeIOAQCrFgAh5A4EALYWACH6DgAAuBcAIP4OIACsFgAh_w4CALMWACGADwAAphYAIIIPAQCtFgAhhQ8AAL4WACDZDwAB0RYAIYEQBADjFgAhghAAAdEWACECAAAAgw4AIAgAALMbACACAAAAsRsAIAgAALIbACAOoA4AALAbADChDgAAsRsAEKIOAACwGwAwqA4BAK0WACHiDgEAqxYAIeQOBAC2FgAh_g4gAKwWACH_DgIAsxYAIYAPAACmFgAggg8BAK0WACGFDwAAvhYAINkPAAHRFgAhgRAEAOMWACGCEAAB0RYAIQ6gDgAAsBsAMKEOAACxGwAQog4AALAbADCoDgEArRYAIeIOAQCrFgAh5A4EALYWACH-DiAArBYAIf8OAgCzFgAhgA8AAKYWACCCDwEArRYAIYUPAAC-FgAg2Q8AAdEWACGBEAQA4xYAIYIQAAHRFgAhCqgOAQCXGQAh5A4EAJMZACH-DiAAthkAIf8OAgCWGQAhgA8AAJIbACCCDwEAlxkAIYUPgAAAAAHZDwAB2hkAIYEQBAD_GQAhghAAAdoZACEKqA4BAJcZACHkDgQAkxkAIf4OIAC2GQAh_w4CAJYZACGADwAAkhsAIIIPAQCXGQAhhQ-AAAAAAdkPAAHaGQAhgRAEAP8ZACGCEAAB2hkAIQqoDgEAAAAB5A4EAAAAAf4OIAAAAAH_DgIAAAABgA8AAJQbACCCDwEAAAABhQ-AAAAAAdkPAAEAAAGBEAQAAAABghAAAQAAAQQPAACpGwAwhRIAAKobADCHEgAArBsAIIsSAACtGwAwBA8AAJ0bADCFEgAAnhsAMIcSAACgGwAgixIAAKEbADAAAAaICQAAtxsAIIkJAAC4GwAgxQ4AAI0ZACDIDgAAjRkAIPgOAACNGQAg_Q8AAI0ZACAAAAAAAAAAAAKIEgEAAAAEjhIBAAAABQUPAAC-IQAgEAAAwSEAIIUSAAC_IQAghhIAAMAhACCLEgAAuA0AIAGIEgEAAAAEAw8AAL4hACCFEgAAvyEAIIsSAAC4DQAgAAAAAAAFDwAAuCEAIBAAALwhACCFEgAAuSEAIIYSAAC7IQAgixIAAJMMACALDwAAzRsAMBAAANIbADCFEgAAzhsAMIYSAADPGwAwhxIAANAbACCIEgAA0RsAMIkSAADRGwAwihIAANEbADCLEgAA0RsAMIwSAADTGwAwjRIAANQbADAKpQ5AAAAAAb0OAQAAAAHFDgEAAAAB4g4BAAAAAfgOQAAAAAGHEAEAAAABiBAAAMQbACCJEEAAAAABihABAAAAAYsQgAAAAAECAAAAqgwAIA8AANgbACADAAAAqgwAIA8AANgbACAQAADXGwAgAQgAALohADAQ9QcAANEXACCgDgAA0BcAMKEOAACoDAAQog4AANAXADClDkAArxYAIb0OAQCtFgAhxQ4BAK0WACHiDgEAqxYAIfgOQACvFgAhhhABAKsWACGHEAEAqxYAIYgQAACmFgAgiRBAAK4WACGKEAEArRYAIYsQAAC0FgAgmxAAAM8XACACAAAAqgwAIAgAANcbACACAAAA1RsAIAgAANYbACAOoA4AANQbADChDgAA1RsAEKIOAADUGwAwpQ5AAK8WACG9DgEArRYAIcUOAQCtFgAh4g4BAKsWACH4DkAArxYAIYYQAQCrFgAhhxABAKsWACGIEAAAphYAIIkQQACuFgAhihABAK0WACGLEAAAtBYAIA6gDgAA1BsAMKEOAADVGwAQog4AANQbADClDkAArxYAIb0OAQCtFgAhxQ4BAK0WACHiDgEAqxYAIfgOQACvFgAhhhABAKsWACGHEAEAqxYAIYgQAACmFgAgiRBAAK4WACGKEAEArRYAIYsQAAC0FgAgCqUOQACUGQAhvQ4BAJcZACHFDgEAlxkAIeIOAQCYGQAh-A5AAJQZACGHEAEAmBkAIYgQAADCGwAgiRBAAKAZACGKEAEAlxkAIYsQgAAAAAEKpQ5AAJQZACG9DgEAlxkAIcUOAQCXGQAh4g4BAJgZACH4DkAAlBkAIYcQAQCYGQAhiBAAAMIbACCJEEAAoBkAIYoQAQCXGQAhixCAAAAAAQqlDkAAAAABvQ4BAAAAAcUOAQAAAAHiDgEAAAAB-A5AAAAAAYcQAQAAAAGIEAAAxBsAIIkQQAAAAAGKEAEAAAABixCAAAAAAQMPAAC4IQAghRIAALkhACCLEgAAkwwAIAQPAADNGwAwhRIAAM4bADCHEgAA0BsAIIsSAADRGwAwBPAHAAC-HAAg8QcAAL8cACD0BwAAwBwAIPUHAADBHAAgAAAAAAAAAAAAAAAFDwAAsyEAIBAAALYhACCFEgAAtCEAIIYSAAC1IQAgixIAAJ8MACADDwAAsyEAIIUSAAC0IQAgixIAAJ8MACAAAAAAAAUPAACtIQAgEAAAsSEAIIUSAACuIQAghhIAALAhACCLEgAAkwwAIAsPAADwGwAwEAAA9RsAMIUSAADxGwAwhhIAAPIbADCHEgAA8xsAIIgSAAD0GwAwiRIAAPQbADCKEgAA9BsAMIsSAAD0GwAwjBIAAPYbADCNEgAA9xsAMAOiD0AAAAABkhAEAAAAAZMQBAAAAAECAAAAowwAIA8AAPsbACADAAAAowwAIA8AAPsbACAQAAD6GwAgAQgAAK8hADAJ8gcAANQXACCgDgAA0xcAMKEOAAChDAAQog4AANMXADCiD0AArxYAIY8QAQCrFgAhkhAEALYWACGTEAQAthYAIZwQAADSFwAgAgAAAKMMACAIAAD6GwAgAgAAAPgbACAIAAD5GwAgB6AOAAD3GwAwoQ4AAPgbABCiDgAA9xsAMKIPQACvFgAhjxABAKsWACGSEAQAthYAIZMQBAC2FgAhB6AOAAD3GwAwoQ4AAPgbABCiDgAA9xsAMKIPQACvFgAhjxABAKsWACGSEAQAthYAIZMQBAC2FgAhA6IPQACUGQAhkhAEAJMZACGTEAQAkxkAIQOiD0AAlBkAIZIQBACTGQAhkxAEAJMZACEDog9AAAAAAZIQBAAAAAGTEAQAAAABAw8AAK0hACCFEgAAriEAIIsSAACTDAAgBA8AAPAbADCFEgAA8RsAMIcSAADzGwAgixIAAPQbADAAAAAFDwAAqCEAIBAAAKshACCFEgAAqSEAIIYSAACqIQAgixIAAJMMACADDwAAqCEAIIUSAACpIQAgixIAAJMMACAAAAAAAAUPAACjIQAgEAAApiEAIIUSAACkIQAghhIAAKUhACCLEgAAkwwAIAMPAACjIQAghRIAAKQhACCLEgAAkwwAIAAAAAsPAACuHAAwEAAAsxwAMIUSAACvHAAwhhIAALAcADCHEgAAsRwAIIgSAACyHAAwiRIAALIcADCKEgAAshwAMIsSAACyHAAwjBIAALQcADCNEgAAtRwAMAsPAACiHAAwEAAApxwAMIUSAACjHAAwhhIAAKQcADCHEgAApRwAIIgSAACmHAAwiRIAAKYcADCKEgAAphwAMIsSAACmHAAwjBIAAKgcADCNEgAAqRwAMAsPAACWHAAwEAAAmxwAMIUSAACXHAAwhhIAAJgcADCHEgAAmRwAIIgSAACaHAAwiRIAAJocADCKEgAAmhwAMIsSAACaHAAwjBIAAJwcADCNEgAAnRwAMAcPAACRHAAgEAAAlBwAIIUSAACSHAAghhIAAJMcACCJEgAApgwAIIoSAACmDAAgixIAALgNACAGpgMCAAAAAfYHAADaGwAgyQ4BAAAAAYwQQAAAAAGNECAAAAABjhBAAAAAAQIAAAC4DQAgDwAAkRwAIAMAAACmDAAgDwAAkRwAIBAAAJUcACAIAAAApgwAIAgAAJUcACCmAwIAlhkAIfYHAADMGwAgyQ4BAJgZACGMEEAAlBkAIY0QIAC2GQAhjhBAAKAZACEGpgMCAJYZACH2BwAAzBsAIMkOAQCYGQAhjBBAAJQZACGNECAAthkAIY4QQACgGQAhBvMHAAD9GwAgxw5AAAAAAckOAQAAAAGPEAEAAAABlBBAAAAAAZUQAgAAAAECAAAAnwwAIA8AAKEcACADAAAAnwwAIA8AAKEcACAQAACgHAAgAQgAAKIhADAL7wcAAMAXACDzBwAA1hcAIKAOAADVFwAwoQ4AAJ0MABCiDgAA1RcAMMcOQACvFgAhyQ4BAKsWACGGEAEAqxYAIY8QAQAAAAGUEEAArhYAIZUQAgCzFgAhAgAAAJ8MACAIAACgHAAgAgAAAJ4cACAIAACfHAAgCaAOAACdHAAwoQ4AAJ4cABCiDgAAnRwAMMcOQACvFgAhyQ4BAKsWACGGEAEAqxYAIY8QAQCrFgAhlBBAAK4WACGVEAIAsxYAIQmgDgAAnRwAMKEOAACeHAAQog4AAJ0cADDHDkAArxYAIckOAQCrFgAhhhABAKsWACGPEAEAqxYAIZQQQACuFgAhlRACALMWACEFxw5AAJQZACHJDgEAmBkAIY8QAQCYGQAhlBBAAKAZACGVEAIAlhkAIQbzBwAA7xsAIMcOQACUGQAhyQ4BAJgZACGPEAEAmBkAIZQQQACgGQAhlRACAJYZACEG8wcAAP0bACDHDkAAAAAByQ4BAAAAAY8QAQAAAAGUEEAAAAABlRACAAAAAQOWEAEAAAABlxABAAAAAZgQQAAAAAECAAAAmwwAIA8AAK0cACADAAAAmwwAIA8AAK0cACAQAACsHAAgAQgAAKEhADAJ7wcAAMAXACCgDgAA2BcAMKEOAACZDAAQog4AANgXADCGEAEAqxYAIZYQAQCrFgAhlxABAKsWACGYEEAArxYAIZ0QAADXFwAgAgAAAJsMACAIAACsHAAgAgAAAKocACAIAACrHAAgB6AOAACpHAAwoQ4AAKocABCiDgAAqRwAMIYQAQCrFgAhlhABAKsWACGXEAEAqxYAIZgQQACvFgAhB6AOAACpHAAwoQ4AAKocABCiDgAAqRwAMIYQAQCrFgAhlhABAKsWACGXEAEAqxYAIZgQQACvFgAhA5YQAQCYGQAhlxABAJgZACGYEEAAlBkAIQOWEAEAmBkAIZcQAQCYGQAhmBBAAJQZACEDlhABAAAAAZcQAQAAAAGYEEAAAAABCaMOAQAAAAGoDgEAAAABxw5AAAAAAckOAQAAAAHMDgIAAAABtQ9AAAAAAeIPQAAAAAGZEAEAAAABmhCAAAAAAQIAAACXDAAgDwAAuRwAIAMAAACXDAAgDwAAuRwAIBAAALgcACABCAAAoCEAMA7vBwAAwBcAIKAOAADZFwAwoQ4AAJUMABCiDgAA2RcAMKMOAQAAAAGoDgEArRYAIccOQACvFgAhyQ4BAKsWACHMDgIAsxYAIbUPQACuFgAh4g9AAK8WACGGEAEAqxYAIZkQAQCrFgAhmhAAALQWACACAAAAlwwAIAgAALgcACACAAAAthwAIAgAALccACANoA4AALUcADChDgAAthwAEKIOAAC1HAAwow4BAKsWACGoDgEArRYAIccOQACvFgAhyQ4BAKsWACHMDgIAsxYAIbUPQACuFgAh4g9AAK8WACGGEAEAqxYAIZkQAQCrFgAhmhAAALQWACANoA4AALUcADChDgAAthwAEKIOAAC1HAAwow4BAKsWACGoDgEArRYAIccOQACvFgAhyQ4BAKsWACHMDgIAsxYAIbUPQACuFgAh4g9AAK8WACGGEAEAqxYAIZkQAQCrFgAhmhAAALQWACAJow4BAJgZACGoDgEAlxkAIccOQACUGQAhyQ4BAJgZACHMDgIAlhkAIbUPQACgGQAh4g9AAJQZACGZEAEAmBkAIZoQgAAAAAEJow4BAJgZACGoDgEAlxkAIccOQACUGQAhyQ4BAJgZACHMDgIAlhkAIbUPQACgGQAh4g9AAJQZACGZEAEAmBkAIZoQgAAAAAEJow4BAAAAAagOAQAAAAHHDkAAAAAByQ4BAAAAAcwOAgAAAAG1D0AAAAAB4g9AAAAAAZkQAQAAAAGaEIAAAAABBA8AAK4cADCFEgAArxwAMIcSAACxHAAgixIAALIcADAEDwAAohwAMIUSAACjHAAwhxIAAKUcACCLEgAAphwAMAQPAACWHAAwhRIAAJccADCHEgAAmRwAIIsSAACaHAAwAw8AAJEcACCFEgAAkhwAIIsSAAC4DQAgAAAAA-8HAADbGwAg9gcAANwbACCOEAAAjRkAIAPvBwAA2xsAIPMHAADDHAAglBAAAI0ZACAAAAAAAogSAQAAAASOEgEAAAAFAYgSAQAAAAQAAAAAAAAFDwAAmyEAIBAAAJ4hACCFEgAAnCEAIIYSAACdIQAgixIAALUCACADDwAAmyEAIIUSAACcIQAgixIAALUCACAAAAAAAAUPAACWIQAgEAAAmSEAIIUSAACXIQAghhIAAJghACCLEgAAtQIAIAMPAACWIQAghRIAAJchACCLEgAAtQIAIAAAAAAABQ8AAJEhACAQAACUIQAghRIAAJIhACCGEgAAkyEAIIsSAAC1AgAgAw8AAJEhACCFEgAAkiEAIIsSAAC1AgAgAAAAAAAAAAAAAAKIEgEAAAAEjhIBAAAABQcPAACJIQAgEAAAjyEAIIUSAACKIQAghhIAAI4hACCJEgAAtwIAIIoSAAC3AgAgixIAAK0CACALDwAAhh0AMBAAAIsdADCFEgAAhx0AMIYSAACIHQAwhxIAAIkdACCIEgAAih0AMIkSAACKHQAwihIAAIodADCLEgAAih0AMIwSAACMHQAwjRIAAI0dADALDwAA-hwAMBAAAP8cADCFEgAA-xwAMIYSAAD8HAAwhxIAAP0cACCIEgAA_hwAMIkSAAD-HAAwihIAAP4cADCLEgAA_hwAMIwSAACAHQAwjRIAAIEdADALDwAA7hwAMBAAAPMcADCFEgAA7xwAMIYSAADwHAAwhxIAAPEcACCIEgAA8hwAMIkSAADyHAAwihIAAPIcADCLEgAA8hwAMIwSAAD0HAAwjRIAAPUcADAGCIAAAAAB6g4BAAAAAYwQQAAAAAGqEAEAAAABqxBAAAAAAawQQAAAAAECAAAAwwIAIA8AAPkcACADAAAAwwIAIA8AAPkcACAQAAD4HAAgAQgAAI0hADAMCAAAvhYAIM4BAADdGAAgoA4AANwYADChDgAAwQIAEKIOAADcGAAw6g4BAKsWACGMEEAArxYAIakQAQCrFgAhqhABAKsWACGrEEAArxYAIawQQACuFgAh0BEAANsYACACAAAAwwIAIAgAAPgcACACAAAA9hwAIAgAAPccACAKCAAAvhYAIKAOAAD1HAAwoQ4AAPYcABCiDgAA9RwAMOoOAQCrFgAhjBBAAK8WACGpEAEAqxYAIaoQAQCrFgAhqxBAAK8WACGsEEAArhYAIQoIAAC-FgAgoA4AAPUcADChDgAA9hwAEKIOAAD1HAAw6g4BAKsWACGMEEAArxYAIakQAQCrFgAhqhABAKsWACGrEEAArxYAIawQQACuFgAhBgiAAAAAAeoOAQCYGQAhjBBAAJQZACGqEAEAmBkAIasQQACUGQAhrBBAAKAZACEGCIAAAAAB6g4BAJgZACGMEEAAlBkAIaoQAQCYGQAhqxBAAJQZACGsEEAAoBkAIQYIgAAAAAHqDgEAAAABjBBAAAAAAaoQAQAAAAGrEEAAAAABrBBAAAAAAQyjDgEAAAABwg4CAAAAAcQOQAAAAAHFDgIAAAABxg5AAAAAAccOQAAAAAHqDgEAAAAB_A4BAAAAAYYPQAAAAAGtEIAAAAABrhACAAAAAa8QQAAAAAECAAAAvwIAIA8AAIUdACADAAAAvwIAIA8AAIUdACAQAACEHQAgAQgAAIwhADASzgEAAN0YACCgDgAA3xgAMKEOAAC9AgAQog4AAN8YADCjDgEAAAABwg4CALMWACHEDkAArhYAIcUOAgCzFgAhxg5AAK4WACHHDkAArxYAIeoOAQCrFgAh_A4BAKsWACGGD0AArhYAIakQAQCrFgAhrRAAAL4WACCuEAIAsxYAIa8QQACuFgAh0REAAN4YACACAAAAvwIAIAgAAIQdACACAAAAgh0AIAgAAIMdACAQoA4AAIEdADChDgAAgh0AEKIOAACBHQAwow4BAKsWACHCDgIAsxYAIcQOQACuFgAhxQ4CALMWACHGDkAArhYAIccOQACvFgAh6g4BAKsWACH8DgEAqxYAIYYPQACuFgAhqRABAKsWACGtEAAAvhYAIK4QAgCzFgAhrxBAAK4WACEQoA4AAIEdADChDgAAgh0AEKIOAACBHQAwow4BAKsWACHCDgIAsxYAIcQOQACuFgAhxQ4CALMWACHGDkAArhYAIccOQACvFgAh6g4BAKsWACH8DgEAqxYAIYYPQACuFgAhqRABAKsWACGtEAAAvhYAIK4QAgCzFgAhrxBAAK4WACEMow4BAJgZACHCDgIAlhkAIcQOQACgGQAhxQ4CAJYZACHGDkAAoBkAIccOQACUGQAh6g4BAJgZACH8DgEAmBkAIYYPQACgGQAhrRCAAAAAAa4QAgCWGQAhrxBAAKAZACEMow4BAJgZACHCDgIAlhkAIcQOQACgGQAhxQ4CAJYZACHGDkAAoBkAIccOQACUGQAh6g4BAJgZACH8DgEAmBkAIYYPQACgGQAhrRCAAAAAAa4QAgCWGQAhrxBAAKAZACEMow4BAAAAAcIOAgAAAAHEDkAAAAABxQ4CAAAAAcYOQAAAAAHHDkAAAAAB6g4BAAAAAfwOAQAAAAGGD0AAAAABrRCAAAAAAa4QAgAAAAGvEEAAAAABBAiAAAAAAaMOBAAAAAGlDkAAAAAB6g4BAAAAAQIAAAC7AgAgDwAAkR0AIAMAAAC7AgAgDwAAkR0AIBAAAJAdACABCAAAiyEAMAkIAAC-FgAgzgEAAN0YACCgDgAA4BgAMKEOAAC5AgAQog4AAOAYADCjDgQAAAABpQ5AAK8WACHqDgEAqxYAIakQAQCrFgAhAgAAALsCACAIAACQHQAgAgAAAI4dACAIAACPHQAgCAgAAL4WACCgDgAAjR0AMKEOAACOHQAQog4AAI0dADCjDgQAthYAIaUOQACvFgAh6g4BAKsWACGpEAEAqxYAIQgIAAC-FgAgoA4AAI0dADChDgAAjh0AEKIOAACNHQAwow4EALYWACGlDkAArxYAIeoOAQCrFgAhqRABAKsWACEECIAAAAABow4EAJMZACGlDkAAlBkAIeoOAQCYGQAhBAiAAAAAAaMOBACTGQAhpQ5AAJQZACHqDgEAmBkAIQQIgAAAAAGjDgQAAAABpQ5AAAAAAeoOAQAAAAEBiBIBAAAABAMPAACJIQAghRIAAIohACCLEgAArQIAIAQPAACGHQAwhRIAAIcdADCHEgAAiR0AIIsSAACKHQAwBA8AAPocADCFEgAA-xwAMIcSAAD9HAAgixIAAP4cADAEDwAA7hwAMIUSAADvHAAwhxIAAPEcACCLEgAA8hwAMAAAAAAABQ8AAIQhACAQAACHIQAghRIAAIUhACCGEgAAhiEAIIsSAACfCgAgAw8AAIQhACCFEgAAhSEAIIsSAACfCgAgAAAAAAAFDwAA_yAAIBAAAIIhACCFEgAAgCEAIIYSAACBIQAgixIAAJ8KACADDwAA_yAAIIUSAACAIQAgixIAAJ8KACAAAAAAAAsPAAC4HQAwEAAAvR0AMIUSAAC5HQAwhhIAALodADCHEgAAux0AIIgSAAC8HQAwiRIAALwdADCKEgAAvB0AMIsSAAC8HQAwjBIAAL4dADCNEgAAvx0AMAsPAACsHQAwEAAAsR0AMIUSAACtHQAwhhIAAK4dADCHEgAArx0AIIgSAACwHQAwiRIAALAdADCKEgAAsB0AMIsSAACwHQAwjBIAALIdADCNEgAAsx0AMAK4EAIAAAABuRAAAQAAAQIAAACnCgAgDwAAtx0AIAMAAACnCgAgDwAAtx0AIBAAALYdACABCAAA_iAAMAjMBgAA7BcAIKAOAADrFwAwoQ4AAKUKABCiDgAA6xcAMLcQAQCrFgAhuBACALMWACG5EAAB0BYAIcUQAADqFwAgAgAAAKcKACAIAAC2HQAgAgAAALQdACAIAAC1HQAgBqAOAACzHQAwoQ4AALQdABCiDgAAsx0AMLcQAQCrFgAhuBACALMWACG5EAAB0BYAIQagDgAAsx0AMKEOAAC0HQAQog4AALMdADC3EAEAqxYAIbgQAgCzFgAhuRAAAdAWACECuBACAJYZACG5EAAB2RkAIQK4EAIAlhkAIbkQAAHZGQAhArgQAgAAAAG5EAABAAABBOIOAQAAAAHwDhAAAAABzg8CAAAAAboQAgAAAAECAAAAowoAIA8AAMMdACADAAAAowoAIA8AAMMdACAQAADCHQAgAQgAAP0gADAKzAYAAOwXACCgDgAA7hcAMKEOAAChCgAQog4AAO4XADDiDgEAqxYAIfAOEADSFgAhzg8CALMWACG3EAEAqxYAIboQAgCzFgAhxhAAAO0XACACAAAAowoAIAgAAMIdACACAAAAwB0AIAgAAMEdACAIoA4AAL8dADChDgAAwB0AEKIOAAC_HQAw4g4BAKsWACHwDhAA0hYAIc4PAgCzFgAhtxABAKsWACG6EAIAsxYAIQigDgAAvx0AMKEOAADAHQAQog4AAL8dADDiDgEAqxYAIfAOEADSFgAhzg8CALMWACG3EAEAqxYAIboQAgCzFgAhBOIOAQCYGQAh8A4QANsZACHODwIAlhkAIboQAgCWGQAhBOIOAQCYGQAh8A4QANsZACHODwIAlhkAIboQAgCWGQAhBOIOAQAAAAHwDhAAAAABzg8CAAAAAboQAgAAAAEEDwAAuB0AMIUSAAC5HQAwhxIAALsdACCLEgAAvB0AMAQPAACsHQAwhRIAAK0dADCHEgAArx0AIIsSAACwHQAwAAASzQYAAMYdACDOBgAAxx0AIPAOAACNGQAghg8AAI0ZACCfDwAAjRkAIKIPAACNGQAg3g8AAI0ZACDxDwAAjRkAIIYQAACNGQAgnxAAAI0ZACC9EAAAjRkAIL4QAACNGQAgvxAAAI0ZACDAEAAAjRkAIMEQAACNGQAgwhAAAI0ZACDDEAAAjRkAIMQQAACNGQAgAAAABQ8AAPggACAQAAD7IAAghRIAAPkgACCGEgAA-iAAIIsSAADoCAAgAw8AAPggACCFEgAA-SAAIIsSAADoCAAgAAAAAAACiBIBAAAABI4SAQAAAAUFDwAA8yAAIBAAAPYgACCFEgAA9CAAIIYSAAD1IAAgixIAAOgIACABiBIBAAAABAMPAADzIAAghRIAAPQgACCLEgAA6AgAIAAAAAAABQ8AAO4gACAQAADxIAAghRIAAO8gACCGEgAA8CAAIIsSAADoCAAgAw8AAO4gACCFEgAA7yAAIIsSAADoCAAgAAAAAAACiBIBAAAABI4SAQAAAAUBiBIBAAAABAAAAAAAAAAAAAAFDwAA6SAAIBAAAOwgACCFEgAA6iAAIIYSAADrIAAgixIAAOgIACADDwAA6SAAIIUSAADqIAAgixIAAOgIACAAAAAAAAKIEgEAAAAEjhIBAAAABQsPAACfHgAwEAAApB4AMIUSAACgHgAwhhIAAKEeADCHEgAAoh4AIIgSAACjHgAwiRIAAKMeADCKEgAAox4AMIsSAACjHgAwjBIAAKUeADCNEgAAph4AMAsPAACTHgAwEAAAmB4AMIUSAACUHgAwhhIAAJUeADCHEgAAlh4AIIgSAACXHgAwiRIAAJceADCKEgAAlx4AMIsSAACXHgAwjBIAAJkeADCNEgAAmh4AMAsPAACHHgAwEAAAjB4AMIUSAACIHgAwhhIAAIkeADCHEgAAih4AIIgSAACLHgAwiRIAAIseADCKEgAAix4AMIsSAACLHgAwjBIAAI0eADCNEgAAjh4AMAsPAAD7HQAwEAAAgB4AMIUSAAD8HQAwhhIAAP0dADCHEgAA_h0AIIgSAAD_HQAwiRIAAP8dADCKEgAA_x0AMIsSAAD_HQAwjBIAAIEeADCNEgAAgh4AMASjDgEAAAABxw5AAAAAAfIPQAAAAAGPEAABAAABAgAAAPgIACAPAACGHgAgAwAAAPgIACAPAACGHgAgEAAAhR4AIAEIAADoIAAwCdcFAACAGAAgoA4AAP8XADChDgAA9ggAEKIOAAD_FwAwow4BAAAAAccOQACvFgAh8g9AAK8WACGPEAABAAABuxABAKsWACECAAAA-AgAIAgAAIUeACACAAAAgx4AIAgAAIQeACAIoA4AAIIeADChDgAAgx4AEKIOAACCHgAwow4BAKsWACHHDkAArxYAIfIPQACvFgAhjxAAAdAWACG7EAEAqxYAIQigDgAAgh4AMKEOAACDHgAQog4AAIIeADCjDgEAqxYAIccOQACvFgAh8g9AAK8WACGPEAAB0BYAIbsQAQCrFgAhBKMOAQCYGQAhxw5AAJQZACHyD0AAlBkAIY8QAAHZGQAhBKMOAQCYGQAhxw5AAJQZACHyD0AAlBkAIY8QAAHZGQAhBKMOAQAAAAHHDkAAAAAB8g9AAAAAAY8QAAEAAAEGxxACAAAAAcgQAgAAAAHJEAIAAAAByhAAANUdACDLEIAAAAABzBABAAAAAQIAAAD0CAAgDwAAkh4AIAMAAAD0CAAgDwAAkh4AIBAAAJEeACABCAAA5yAAMAzXBQAAgBgAIKAOAACCGAAwoQ4AAPIIABCiDgAAghgAMLsQAQCrFgAhxxACALMWACHIEAIAsxYAIckQAgCzFgAhyhAAAKYWACDLEAAAvhYAIMwQAQCrFgAh6BAAAIEYACACAAAA9AgAIAgAAJEeACACAAAAjx4AIAgAAJAeACAKoA4AAI4eADChDgAAjx4AEKIOAACOHgAwuxABAKsWACHHEAIAsxYAIcgQAgCzFgAhyRACALMWACHKEAAAphYAIMsQAAC-FgAgzBABAKsWACEKoA4AAI4eADChDgAAjx4AEKIOAACOHgAwuxABAKsWACHHEAIAsxYAIcgQAgCzFgAhyRACALMWACHKEAAAphYAIMsQAAC-FgAgzBABAKsWACEGxxACAJYZACHIEAIAlhkAIckQAgCWGQAhyhAAANMdACDLEIAAAAABzBABAJgZACEGxxACAJYZACHIEAIAlhkAIckQAgCWGQAhyhAAANMdACDLEIAAAAABzBABAJgZACEGxxACAAAAAcgQAgAAAAHJEAIAAAAByhAAANUdACDLEIAAAAABzBABAAAAAQSbDQIAAAABnw8BAAAAAc0QAgAAAAHOEAEAAAABAgAAAPAIACAPAACeHgAgAwAAAPAIACAPAACeHgAgEAAAnR4AIAEIAADmIAAwCtcFAACAGAAgmw0CALMWACGgDgAAhBgAMKEOAADuCAAQog4AAIQYADCfDwEAqxYAIbsQAQCrFgAhzRACALIWACHOEAEAqxYAIekQAACDGAAgAgAAAPAIACAIAACdHgAgAgAAAJseACAIAACcHgAgCJsNAgCzFgAhoA4AAJoeADChDgAAmx4AEKIOAACaHgAwnw8BAKsWACG7EAEAqxYAIc0QAgCyFgAhzhABAKsWACEImw0CALMWACGgDgAAmh4AMKEOAACbHgAQog4AAJoeADCfDwEAqxYAIbsQAQCrFgAhzRACALIWACHOEAEAqxYAIQSbDQIAlhkAIZ8PAQCYGQAhzRACAJUZACHOEAEAmBkAIQSbDQIAlhkAIZ8PAQCYGQAhzRACAJUZACHOEAEAmBkAIQSbDQIAAAABnw8BAAAAAc0QAgAAAAHOEAEAAAABArgQAgAAAAG5EAABAAABAgAAAOwIACAPAACqHgAgAwAAAOwIACAPAACqHgAgEAAAqR4AIAEIAADlIAAwCNcFAACAGAAgoA4AAIYYADChDgAA6ggAEKIOAACGGAAwuBACALMWACG5EAAB0BYAIbsQAQCrFgAh6hAAAIUYACACAAAA7AgAIAgAAKkeACACAAAApx4AIAgAAKgeACAGoA4AAKYeADChDgAApx4AEKIOAACmHgAwuBACALMWACG5EAAB0BYAIbsQAQCrFgAhBqAOAACmHgAwoQ4AAKceABCiDgAAph4AMLgQAgCzFgAhuRAAAdAWACG7EAEAqxYAIQK4EAIAlhkAIbkQAAHZGQAhArgQAgCWGQAhuRAAAdkZACECuBACAAAAAbkQAAEAAAEBiBIBAAAABAQPAACfHgAwhRIAAKAeADCHEgAAoh4AIIsSAACjHgAwBA8AAJMeADCFEgAAlB4AMIcSAACWHgAgixIAAJceADAEDwAAhx4AMIUSAACIHgAwhxIAAIoeACCLEgAAix4AMAQPAAD7HQAwhRIAAPwdADCHEgAA_h0AIIsSAAD_HQAwAAAAABLYBQAAsB4AINkFAACxHgAg2gUAALIeACDbBQAAsx4AIO8HAACNGQAgpQ4AAI0ZACDkDgAAjRkAIIIPAACNGQAgnw8AAI0ZACC7DwAAjRkAIIYQAACNGQAgqxAAAI0ZACDeEAAAjRkAIN8QAACNGQAg4BAAAI0ZACDhEAAAjRkAIOYQAACNGQAg5xAAAI0ZACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFDwAA4CAAIBAAAOMgACCFEgAA4SAAIIYSAADiIAAgixIAAIsFACADDwAA4CAAIIUSAADhIAAgixIAAIsFACAAAAAAAAsPAACRHwAwEAAAlh8AMIUSAACSHwAwhhIAAJMfADCHEgAAlB8AIIgSAACVHwAwiRIAAJUfADCKEgAAlR8AMIsSAACVHwAwjBIAAJcfADCNEgAAmB8AMAXiDgEAAAAB4hAgAAAAAZcRQAAAAAGbESAAAAABnBFAAAAAAQIAAACPBQAgDwAAnB8AIAMAAACPBQAgDwAAnB8AIBAAAJsfACABCAAA3yAAMAqlAwAAuRgAIKAOAAC4GAAwoQ4AAI0FABCiDgAAuBgAMOIOAQAAAAGnDwEAqxYAIeIQIACsFgAhlxFAAK4WACGbESAArBYAIZwRQACvFgAhAgAAAI8FACAIAACbHwAgAgAAAJkfACAIAACaHwAgCaAOAACYHwAwoQ4AAJkfABCiDgAAmB8AMOIOAQCrFgAhpw8BAKsWACHiECAArBYAIZcRQACuFgAhmxEgAKwWACGcEUAArxYAIQmgDgAAmB8AMKEOAACZHwAQog4AAJgfADDiDgEAqxYAIacPAQCrFgAh4hAgAKwWACGXEUAArhYAIZsRIACsFgAhnBFAAK8WACEF4g4BAJgZACHiECAAthkAIZcRQACgGQAhmxEgALYZACGcEUAAlBkAIQXiDgEAmBkAIeIQIAC2GQAhlxFAAKAZACGbESAAthkAIZwRQACUGQAhBeIOAQAAAAHiECAAAAABlxFAAAAAAZsRIAAAAAGcEUAAAAABBA8AAJEfADCFEgAAkh8AMIcSAACUHwAgixIAAJUfADAABKYDAACeHwAguQ8AAI0ZACCXEQAAjRkAIJ0RAACNGQAgAAAAAAAAAAALDwAAqR8AMBAAAK4fADCFEgAAqh8AMIYSAACrHwAwhxIAAKwfACCIEgAArR8AMIkSAACtHwAwihIAAK0fADCLEgAArR8AMIwSAACvHwAwjRIAALAfADAEwRAAAQAAAaQRAgAAAAGlEQIAAAABphEBAAAAAQIAAAC-BAAgDwAAtB8AIAMAAAC-BAAgDwAAtB8AIBAAALMfACABCAAA3iAAMAr0AgAAwhgAIKAOAADBGAAwoQ4AAMAEABCiDgAAwRgAMMEQAAHRFgAhpBECALMWACGlEQIAsxYAIaYRAQCrFgAhpxEAAdAWACGoEQAAwxgAIAIAAAC-BAAgCAAAsx8AIAIAAACxHwAgCAAAsh8AIAigDgAAsB8AMKEOAACxHwAQog4AALAfADDBEAAB0RYAIaQRAgCzFgAhpRECALMWACGmEQEAqxYAIacRAAHQFgAhCKAOAACwHwAwoQ4AALEfABCiDgAAsB8AMMEQAAHRFgAhpBECALMWACGlEQIAsxYAIaYRAQCrFgAhpxEAAdAWACEEwRAAAdoZACGkEQIAlhkAIaURAgCWGQAhphEBAJgZACEEwRAAAdoZACGkEQIAlhkAIaURAgCWGQAhphEBAJgZACEEwRAAAQAAAaQRAgAAAAGlEQIAAAABphEBAAAAAQQPAACpHwAwhRIAAKofADCHEgAArB8AIIsSAACtHwAwAAAAAAAABQ8AANkgACAQAADcIAAghRIAANogACCGEgAA2yAAIIsSAADZBAAgAw8AANkgACCFEgAA2iAAIIsSAADZBAAgAfMCAAC2HwAgAAAAAAAAAAAAAAKIEgIAAAAEjhICAAAABQGIEgIAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACiBIAAQAABI4SAAEAAAUBiBIAAQAABAAAAAAAAAAAAogSAQAAAASOEgEAAAAFAogSAQAAAASOEgEAAAAFAogSAQAAAASOEgEAAAAFBQ8AANQgACAQAADXIAAghRIAANUgACCGEgAA1iAAIIsSAACtAgAgAYgSAQAAAAQBiBIBAAAABAGIEgEAAAAEAw8AANQgACCFEgAA1SAAIIsSAACtAgAgAAAAAAALDwAAhyAAMBAAAIwgADCFEgAAiCAAMIYSAACJIAAwhxIAAIogACCIEgAAiyAAMIkSAACLIAAwihIAAIsgADCLEgAAiyAAMIwSAACNIAAwjRIAAI4gADALDwAA-x8AMBAAAIAgADCFEgAA_B8AMIYSAAD9HwAwhxIAAP4fACCIEgAA_x8AMIkSAAD_HwAwihIAAP8fADCLEgAA_x8AMIwSAACBIAAwjRIAAIIgADAQzwEAAJQdACDQAQAAlR0AINEBAACWHQAgow4BAAAAAccOQAAAAAHLDgEAAAAB1A4BAAAAAZ4PAQAAAAHuD0AAAAAB-g9AAAAAAbAQAQAAAAGyEAEAAAABsxAAAJIdACC0EAEAAAABtRBAAAAAAbYQAgAAAAECAAAAtQIAIA8AAIYgACADAAAAtQIAIA8AAIYgACAQAACFIAAgAQgAANMgADAWzAEAAOYYACDPAQAA5xgAINABAADoGAAg0QEAAOkYACCgDgAA5RgAMKEOAACzAgAQog4AAOUYADCjDgEAAAABxw5AAK8WACHJDgEArRYAIcsOAQCrFgAh1A4BAK0WACGeDwEAqxYAIe4PQACuFgAh-g9AAK4WACGwEAEAAAABshABAKsWACGzEAAAphYAILQQAQCrFgAhtRBAAK4WACG2EAIAsxYAIdIRAADkGAAgAgAAALUCACAIAACFIAAgAgAAAIMgACAIAACEIAAgEaAOAACCIAAwoQ4AAIMgABCiDgAAgiAAMKMOAQCrFgAhxw5AAK8WACHJDgEArRYAIcsOAQCrFgAh1A4BAK0WACGeDwEAqxYAIe4PQACuFgAh-g9AAK4WACGwEAEAqxYAIbIQAQCrFgAhsxAAAKYWACC0EAEAqxYAIbUQQACuFgAhthACALMWACERoA4AAIIgADChDgAAgyAAEKIOAACCIAAwow4BAKsWACHHDkAArxYAIckOAQCtFgAhyw4BAKsWACHUDgEArRYAIZ4PAQCrFgAh7g9AAK4WACH6D0AArhYAIbAQAQCrFgAhshABAKsWACGzEAAAphYAILQQAQCrFgAhtRBAAK4WACG2EAIAsxYAIQ2jDgEAmBkAIccOQACUGQAhyw4BAJgZACHUDgEAlxkAIZ4PAQCYGQAh7g9AAKAZACH6D0AAoBkAIbAQAQCYGQAhshABAJgZACGzEAAA6RwAILQQAQCYGQAhtRBAAKAZACG2EAIAlhkAIRDPAQAA6xwAINABAADsHAAg0QEAAO0cACCjDgEAmBkAIccOQACUGQAhyw4BAJgZACHUDgEAlxkAIZ4PAQCYGQAh7g9AAKAZACH6D0AAoBkAIbAQAQCYGQAhshABAJgZACGzEAAA6RwAILQQAQCYGQAhtRBAAKAZACG2EAIAlhkAIRDPAQAAlB0AINABAACVHQAg0QEAAJYdACCjDgEAAAABxw5AAAAAAcsOAQAAAAHUDgEAAAABng8BAAAAAe4PQAAAAAH6D0AAAAABsBABAAAAAbIQAQAAAAGzEAAAkh0AILQQAQAAAAG1EEAAAAABthACAAAAARGjDgEAAAABxw5AAAAAAeoOAQAAAAGPDwEAAAABpw8BAAAAAfIPQAAAAAGnEEAAAAABqBBAAAAAAfwQAQAAAAHFEQAA8B8AIMYRAADxHwAgxxEAAPIfACDIEQIAAAAByREBAAAAAcoRQAAAAAHLEQEAAAABzBEBAAAAAQIAAACxAgAgDwAAkiAAIAMAAACxAgAgDwAAkiAAIBAAAJEgACABCAAA0iAAMBbMAQAA6xgAIKAOAADqGAAwoQ4AAK8CABCiDgAA6hgAMKMOAQAAAAHHDkAArxYAIckOAQCrFgAh6g4BAKsWACGPDwEAqxYAIacPAQCrFgAh8g9AAK4WACGnEEAArhYAIagQQACuFgAh_BABAAAAAcURAACmFgAgxhEAAKYWACDHEQAAphYAIMgRAgCyFgAhyREBAKsWACHKEUAArhYAIcsRAQCtFgAhzBEBAK0WACECAAAAsQIAIAgAAJEgACACAAAAjyAAIAgAAJAgACAVoA4AAI4gADChDgAAjyAAEKIOAACOIAAwow4BAKsWACHHDkAArxYAIckOAQCrFgAh6g4BAKsWACGPDwEAqxYAIacPAQCrFgAh8g9AAK4WACGnEEAArhYAIagQQACuFgAh_BABAKsWACHFEQAAphYAIMYRAACmFgAgxxEAAKYWACDIEQIAshYAIckRAQCrFgAhyhFAAK4WACHLEQEArRYAIcwRAQCtFgAhFaAOAACOIAAwoQ4AAI8gABCiDgAAjiAAMKMOAQCrFgAhxw5AAK8WACHJDgEAqxYAIeoOAQCrFgAhjw8BAKsWACGnDwEAqxYAIfIPQACuFgAhpxBAAK4WACGoEEAArhYAIfwQAQCrFgAhxREAAKYWACDGEQAAphYAIMcRAACmFgAgyBECALIWACHJEQEAqxYAIcoRQACuFgAhyxEBAK0WACHMEQEArRYAIRGjDgEAmBkAIccOQACUGQAh6g4BAJgZACGPDwEAmBkAIacPAQCYGQAh8g9AAKAZACGnEEAAoBkAIagQQACgGQAh_BABAJgZACHFEQAA7B8AIMYRAADtHwAgxxEAAO4fACDIEQIAlRkAIckRAQCYGQAhyhFAAKAZACHLEQEAlxkAIcwRAQCXGQAhEaMOAQCYGQAhxw5AAJQZACHqDgEAmBkAIY8PAQCYGQAhpw8BAJgZACHyD0AAoBkAIacQQACgGQAhqBBAAKAZACH8EAEAmBkAIcURAADsHwAgxhEAAO0fACDHEQAA7h8AIMgRAgCVGQAhyREBAJgZACHKEUAAoBkAIcsRAQCXGQAhzBEBAJcZACERow4BAAAAAccOQAAAAAHqDgEAAAABjw8BAAAAAacPAQAAAAHyD0AAAAABpxBAAAAAAagQQAAAAAH8EAEAAAABxREAAPAfACDGEQAA8R8AIMcRAADyHwAgyBECAAAAAckRAQAAAAHKEUAAAAAByxEBAAAAAcwRAQAAAAEEDwAAhyAAMIUSAACIIAAwhxIAAIogACCLEgAAiyAAMAQPAAD7HwAwhRIAAPwfADCHEgAA_h8AIIsSAAD_HwAwAAAJzAEAAJggACDPAQAAmSAAINABAACaIAAg0QEAAJsgACDJDgAAjRkAINQOAACNGQAg7g8AAI0ZACD6DwAAjRkAILUQAACNGQAgB80BAACVIAAg0gEAAJYgACDkDgAAjRkAIMoRAACNGQAgyxEAAI0ZACDNEQAAjRkAIM4RAACNGQAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAogSAQAAAASOEgEAAAAFAYgSAQAAAAQAAAAAAAAAAAAAAAAAEaMOAQAAAAHHDkAAAAAB6g4BAAAAAY8PAQAAAAGnDwEAAAAB8g9AAAAAAacQQAAAAAGoEEAAAAAB_BABAAAAAcURAADwHwAgxhEAAPEfACDHEQAA8h8AIMgRAgAAAAHJEQEAAAAByhFAAAAAAcsRAQAAAAHMEQEAAAABDaMOAQAAAAHHDkAAAAAByw4BAAAAAdQOAQAAAAGeDwEAAAAB7g9AAAAAAfoPQAAAAAGwEAEAAAABshABAAAAAbMQAACSHQAgtBABAAAAAbUQQAAAAAG2EAIAAAABC9IBAACUIAAghwkBAAAAAaMOAQAAAAHHDkAAAAAB5A4EAAAAAdQQAQAAAAHKEUAAAAAByxEBAAAAAc0RQAAAAAHOEUAAAAABzxECAAAAAQIAAACtAgAgDwAA1CAAIAMAAAC3AgAgDwAA1CAAIBAAANggACANAAAAtwIAIAgAANggACDSAQAA-h8AIIcJAQCYGQAhow4BAJgZACHHDkAAlBkAIeQOBAD_GQAh1BABAJgZACHKEUAAoBkAIcsRAQCXGQAhzRFAAKAZACHOEUAAoBkAIc8RAgCWGQAhC9IBAAD6HwAghwkBAJgZACGjDgEAmBkAIccOQACUGQAh5A4EAP8ZACHUEAEAmBkAIcoRQACgGQAhyxEBAJcZACHNEUAAoBkAIc4RQACgGQAhzxECAJYZACECCAABAAAB_BAAAQAAAQIAAADZBAAgDwAA2SAAIAMAAADcBAAgDwAA2SAAIBAAAN0gACADAAAA3AQAIAgAAeEhACH8EAAB2RkAIQIIAAHZGQAh_BAAAdkZACEEwRAAAQAAAaQRAgAAAAGlEQIAAAABphEBAAAAAQXiDgEAAAAB4hAgAAAAAZcRQAAAAAGbESAAAAABnBFAAAAAARLHDkAAAAAB5A4EAAAAAeUOBAAAAAHrDgEAAAAB_A4BAAAAAacPAQAAAAG5D0AAAAAB5A8CAAAAAfUPAQAAAAHaEBAAAAABlREBAAAAAZYRAQAAAAGXEUAAAAABnREBAAAAAZ4RQAAAAAGfESAAAAABoBEgAAAAAaERIAAAAAECAAAAiwUAIA8AAOAgACADAAAAkwUAIA8AAOAgACAQAADkIAAgFAAAAJMFACAIAADkIAAgxw5AAJQZACHkDgQAkxkAIeUOBACTGQAh6w4BAJgZACH8DgEAmBkAIacPAQCYGQAhuQ9AAKAZACHkDwIAlhkAIfUPAQCYGQAh2hAQAI4aACGVEQEAmBkAIZYRAQCYGQAhlxFAAKAZACGdEQEAlxkAIZ4RQACUGQAhnxEgALYZACGgESAAthkAIaERIAC2GQAhEscOQACUGQAh5A4EAJMZACHlDgQAkxkAIesOAQCYGQAh_A4BAJgZACGnDwEAmBkAIbkPQACgGQAh5A8CAJYZACH1DwEAmBkAIdoQEACOGgAhlREBAJgZACGWEQEAmBkAIZcRQACgGQAhnREBAJcZACGeEUAAlBkAIZ8RIAC2GQAhoBEgALYZACGhESAAthkAIQK4EAIAAAABuRAAAQAAAQSbDQIAAAABnw8BAAAAAc0QAgAAAAHOEAEAAAABBscQAgAAAAHIEAIAAAAByRACAAAAAcoQAADVHQAgyxCAAAAAAcwQAQAAAAEEow4BAAAAAccOQAAAAAHyD0AAAAABjxAAAQAAAR3ZBQAArR4AINoFAACuHgAg2wUAAK8eACDvB4AAAAABow4BAAAAAaUOBAAAAAHHDkAAAAAByQ4BAAAAAeQOBAAAAAH8DgEAAAABgg-AAAAAAZ8PAQAAAAGnDwEAAAABuw-AAAAAAfIPQAAAAAGGEAEAAAABqxBAAAAAAdwQAQAAAAHdECAAAAAB3hABAAAAAd8QAQAAAAHgEIAAAAAB4RCAAAAAAeIQgAAAAAHjECAAAAAB5BAAAKseACDlEAIAAAAB5hBAAAAAAecQgAAAAAECAAAA6AgAIA8AAOkgACADAAAA_wgAIA8AAOkgACAQAADtIAAgHwAAAP8IACAIAADtIAAg2QUAAPgdACDaBQAA-R0AINsFAAD6HQAg7weAAAAAAaMOAQCYGQAhpQ4EAP8ZACHHDkAAlBkAIckOAQCYGQAh5A4EAP8ZACH8DgEAmBkAIYIPgAAAAAGfDwEAlxkAIacPAQCYGQAhuw-AAAAAAfIPQACUGQAhhhABAJcZACGrEEAAoBkAIdwQAQCYGQAh3RAgALYZACHeEAEAlxkAId8QAQCXGQAh4BCAAAAAAeEQgAAAAAHiEIAAAAAB4xAgALYZACHkEAAA9h0AIOUQAgCWGQAh5hBAAKAZACHnEIAAAAABHdkFAAD4HQAg2gUAAPkdACDbBQAA-h0AIO8HgAAAAAGjDgEAmBkAIaUOBAD_GQAhxw5AAJQZACHJDgEAmBkAIeQOBAD_GQAh_A4BAJgZACGCD4AAAAABnw8BAJcZACGnDwEAmBkAIbsPgAAAAAHyD0AAlBkAIYYQAQCXGQAhqxBAAKAZACHcEAEAmBkAId0QIAC2GQAh3hABAJcZACHfEAEAlxkAIeAQgAAAAAHhEIAAAAAB4hCAAAAAAeMQIAC2GQAh5BAAAPYdACDlEAIAlhkAIeYQQACgGQAh5xCAAAAAAR3YBQAArB4AINoFAACuHgAg2wUAAK8eACDvB4AAAAABow4BAAAAAaUOBAAAAAHHDkAAAAAByQ4BAAAAAeQOBAAAAAH8DgEAAAABgg-AAAAAAZ8PAQAAAAGnDwEAAAABuw-AAAAAAfIPQAAAAAGGEAEAAAABqxBAAAAAAdwQAQAAAAHdECAAAAAB3hABAAAAAd8QAQAAAAHgEIAAAAAB4RCAAAAAAeIQgAAAAAHjECAAAAAB5BAAAKseACDlEAIAAAAB5hBAAAAAAecQgAAAAAECAAAA6AgAIA8AAO4gACADAAAA_wgAIA8AAO4gACAQAADyIAAgHwAAAP8IACAIAADyIAAg2AUAAPcdACDaBQAA-R0AINsFAAD6HQAg7weAAAAAAaMOAQCYGQAhpQ4EAP8ZACHHDkAAlBkAIckOAQCYGQAh5A4EAP8ZACH8DgEAmBkAIYIPgAAAAAGfDwEAlxkAIacPAQCYGQAhuw-AAAAAAfIPQACUGQAhhhABAJcZACGrEEAAoBkAIdwQAQCYGQAh3RAgALYZACHeEAEAlxkAId8QAQCXGQAh4BCAAAAAAeEQgAAAAAHiEIAAAAAB4xAgALYZACHkEAAA9h0AIOUQAgCWGQAh5hBAAKAZACHnEIAAAAABHdgFAAD3HQAg2gUAAPkdACDbBQAA-h0AIO8HgAAAAAGjDgEAmBkAIaUOBAD_GQAhxw5AAJQZACHJDgEAmBkAIeQOBAD_GQAh_A4BAJgZACGCD4AAAAABnw8BAJcZACGnDwEAmBkAIbsPgAAAAAHyD0AAlBkAIYYQAQCXGQAhqxBAAKAZACHcEAEAmBkAId0QIAC2GQAh3hABAJcZACHfEAEAlxkAIeAQgAAAAAHhEIAAAAAB4hCAAAAAAeMQIAC2GQAh5BAAAPYdACDlEAIAlhkAIeYQQACgGQAh5xCAAAAAAR3YBQAArB4AINkFAACtHgAg2wUAAK8eACDvB4AAAAABow4BAAAAAaUOBAAAAAHHDkAAAAAByQ4BAAAAAeQOBAAAAAH8DgEAAAABgg-AAAAAAZ8PAQAAAAGnDwEAAAABuw-AAAAAAfIPQAAAAAGGEAEAAAABqxBAAAAAAdwQAQAAAAHdECAAAAAB3hABAAAAAd8QAQAAAAHgEIAAAAAB4RCAAAAAAeIQgAAAAAHjECAAAAAB5BAAAKseACDlEAIAAAAB5hBAAAAAAecQgAAAAAECAAAA6AgAIA8AAPMgACADAAAA_wgAIA8AAPMgACAQAAD3IAAgHwAAAP8IACAIAAD3IAAg2AUAAPcdACDZBQAA-B0AINsFAAD6HQAg7weAAAAAAaMOAQCYGQAhpQ4EAP8ZACHHDkAAlBkAIckOAQCYGQAh5A4EAP8ZACH8DgEAmBkAIYIPgAAAAAGfDwEAlxkAIacPAQCYGQAhuw-AAAAAAfIPQACUGQAhhhABAJcZACGrEEAAoBkAIdwQAQCYGQAh3RAgALYZACHeEAEAlxkAId8QAQCXGQAh4BCAAAAAAeEQgAAAAAHiEIAAAAAB4xAgALYZACHkEAAA9h0AIOUQAgCWGQAh5hBAAKAZACHnEIAAAAABHdgFAAD3HQAg2QUAAPgdACDbBQAA-h0AIO8HgAAAAAGjDgEAmBkAIaUOBAD_GQAhxw5AAJQZACHJDgEAmBkAIeQOBAD_GQAh_A4BAJgZACGCD4AAAAABnw8BAJcZACGnDwEAmBkAIbsPgAAAAAHyD0AAlBkAIYYQAQCXGQAhqxBAAKAZACHcEAEAmBkAId0QIAC2GQAh3hABAJcZACHfEAEAlxkAIeAQgAAAAAHhEIAAAAAB4hCAAAAAAeMQIAC2GQAh5BAAAPYdACDlEAIAlhkAIeYQQACgGQAh5xCAAAAAAR3YBQAArB4AINkFAACtHgAg2gUAAK4eACDvB4AAAAABow4BAAAAAaUOBAAAAAHHDkAAAAAByQ4BAAAAAeQOBAAAAAH8DgEAAAABgg-AAAAAAZ8PAQAAAAGnDwEAAAABuw-AAAAAAfIPQAAAAAGGEAEAAAABqxBAAAAAAdwQAQAAAAHdECAAAAAB3hABAAAAAd8QAQAAAAHgEIAAAAAB4RCAAAAAAeIQgAAAAAHjECAAAAAB5BAAAKseACDlEAIAAAAB5hBAAAAAAecQgAAAAAECAAAA6AgAIA8AAPggACADAAAA_wgAIA8AAPggACAQAAD8IAAgHwAAAP8IACAIAAD8IAAg2AUAAPcdACDZBQAA-B0AINoFAAD5HQAg7weAAAAAAaMOAQCYGQAhpQ4EAP8ZACHHDkAAlBkAIckOAQCYGQAh5A4EAP8ZACH8DgEAmBkAIYIPgAAAAAGfDwEAlxkAIacPAQCYGQAhuw-AAAAAAfIPQACUGQAhhhABAJcZACGrEEAAoBkAIdwQAQCYGQAh3RAgALYZACHeEAEAlxkAId8QAQCXGQAh4BCAAAAAAeEQgAAAAAHiEIAAAAAB4xAgALYZACHkEAAA9h0AIOUQAgCWGQAh5hBAAKAZACHnEIAAAAABHdgFAAD3HQAg2QUAAPgdACDaBQAA-R0AIO8HgAAAAAGjDgEAmBkAIaUOBAD_GQAhxw5AAJQZACHJDgEAmBkAIeQOBAD_GQAh_A4BAJgZACGCD4AAAAABnw8BAJcZACGnDwEAmBkAIbsPgAAAAAHyD0AAlBkAIYYQAQCXGQAhqxBAAKAZACHcEAEAmBkAId0QIAC2GQAh3hABAJcZACHfEAEAlxkAIeAQgAAAAAHhEIAAAAAB4hCAAAAAAeMQIAC2GQAh5BAAAPYdACDlEAIAlhkAIeYQQACgGQAh5xCAAAAAAQTiDgEAAAAB8A4QAAAAAc4PAgAAAAG6EAIAAAABArgQAgAAAAG5EAABAAABGM4GAADFHQAgow4BAAAAAccOQAAAAAHJDgEAAAAB8A4BAAAAAfkOAgAAAAH8DgEAAAABhg9AAAAAAZ8PAQAAAAGiDwQAAAAB3g8BAAAAAfEPAQAAAAGGEAEAAAABnxAEAAAAAbsQAQAAAAG8EAEAAAABvRAQAAAAAb4QEAAAAAG_EAIAAAABwBAAAQAAAcEQAgAAAAHCEBAAAAABwxCAAAAAAcQQAQAAAAECAAAAnwoAIA8AAP8gACADAAAArAoAIA8AAP8gACAQAACDIQAgGgAAAKwKACAIAACDIQAgzgYAAKsdACCjDgEAmBkAIccOQACUGQAhyQ4BAJgZACHwDgEAlxkAIfkOAgCWGQAh_A4BAJgZACGGD0AAoBkAIZ8PAQCXGQAhog8EAP8ZACHeDwEAlxkAIfEPAQCXGQAhhhABAJcZACGfEAQA_xkAIbsQAQCYGQAhvBABAJgZACG9EBAA2xkAIb4QEADbGQAhvxACAJUZACHAEAAB2hkAIcEQAgCVGQAhwhAQANsZACHDEIAAAAABxBABAJcZACEYzgYAAKsdACCjDgEAmBkAIccOQACUGQAhyQ4BAJgZACHwDgEAlxkAIfkOAgCWGQAh_A4BAJgZACGGD0AAoBkAIZ8PAQCXGQAhog8EAP8ZACHeDwEAlxkAIfEPAQCXGQAhhhABAJcZACGfEAQA_xkAIbsQAQCYGQAhvBABAJgZACG9EBAA2xkAIb4QEADbGQAhvxACAJUZACHAEAAB2hkAIcEQAgCVGQAhwhAQANsZACHDEIAAAAABxBABAJcZACEYzQYAAMQdACCjDgEAAAABxw5AAAAAAckOAQAAAAHwDgEAAAAB-Q4CAAAAAfwOAQAAAAGGD0AAAAABnw8BAAAAAaIPBAAAAAHeDwEAAAAB8Q8BAAAAAYYQAQAAAAGfEAQAAAABuxABAAAAAbwQAQAAAAG9EBAAAAABvhAQAAAAAb8QAgAAAAHAEAABAAABwRACAAAAAcIQEAAAAAHDEIAAAAABxBABAAAAAQIAAACfCgAgDwAAhCEAIAMAAACsCgAgDwAAhCEAIBAAAIghACAaAAAArAoAIAgAAIghACDNBgAAqh0AIKMOAQCYGQAhxw5AAJQZACHJDgEAmBkAIfAOAQCXGQAh-Q4CAJYZACH8DgEAmBkAIYYPQACgGQAhnw8BAJcZACGiDwQA_xkAId4PAQCXGQAh8Q8BAJcZACGGEAEAlxkAIZ8QBAD_GQAhuxABAJgZACG8EAEAmBkAIb0QEADbGQAhvhAQANsZACG_EAIAlRkAIcAQAAHaGQAhwRACAJUZACHCEBAA2xkAIcMQgAAAAAHEEAEAlxkAIRjNBgAAqh0AIKMOAQCYGQAhxw5AAJQZACHJDgEAmBkAIfAOAQCXGQAh-Q4CAJYZACH8DgEAmBkAIYYPQACgGQAhnw8BAJcZACGiDwQA_xkAId4PAQCXGQAh8Q8BAJcZACGGEAEAlxkAIZ8QBAD_GQAhuxABAJgZACG8EAEAmBkAIb0QEADbGQAhvhAQANsZACG_EAIAlRkAIcAQAAHaGQAhwRACAJUZACHCEBAA2xkAIcMQgAAAAAHEEAEAlxkAIQvNAQAAkyAAIIcJAQAAAAGjDgEAAAABxw5AAAAAAeQOBAAAAAHUEAEAAAAByhFAAAAAAcsRAQAAAAHNEUAAAAABzhFAAAAAAc8RAgAAAAECAAAArQIAIA8AAIkhACAECIAAAAABow4EAAAAAaUOQAAAAAHqDgEAAAABDKMOAQAAAAHCDgIAAAABxA5AAAAAAcUOAgAAAAHGDkAAAAABxw5AAAAAAeoOAQAAAAH8DgEAAAABhg9AAAAAAa0QgAAAAAGuEAIAAAABrxBAAAAAAQYIgAAAAAHqDgEAAAABjBBAAAAAAaoQAQAAAAGrEEAAAAABrBBAAAAAAQMAAAC3AgAgDwAAiSEAIBAAAJAhACANAAAAtwIAIAgAAJAhACDNAQAA-R8AIIcJAQCYGQAhow4BAJgZACHHDkAAlBkAIeQOBAD_GQAh1BABAJgZACHKEUAAoBkAIcsRAQCXGQAhzRFAAKAZACHOEUAAoBkAIc8RAgCWGQAhC80BAAD5HwAghwkBAJgZACGjDgEAmBkAIccOQACUGQAh5A4EAP8ZACHUEAEAmBkAIcoRQACgGQAhyxEBAJcZACHNEUAAoBkAIc4RQACgGQAhzxECAJYZACERzAEAAJMdACDQAQAAlR0AINEBAACWHQAgow4BAAAAAccOQAAAAAHJDgEAAAAByw4BAAAAAdQOAQAAAAGeDwEAAAAB7g9AAAAAAfoPQAAAAAGwEAEAAAABshABAAAAAbMQAACSHQAgtBABAAAAAbUQQAAAAAG2EAIAAAABAgAAALUCACAPAACRIQAgAwAAALMCACAPAACRIQAgEAAAlSEAIBMAAACzAgAgCAAAlSEAIMwBAADqHAAg0AEAAOwcACDRAQAA7RwAIKMOAQCYGQAhxw5AAJQZACHJDgEAlxkAIcsOAQCYGQAh1A4BAJcZACGeDwEAmBkAIe4PQACgGQAh-g9AAKAZACGwEAEAmBkAIbIQAQCYGQAhsxAAAOkcACC0EAEAmBkAIbUQQACgGQAhthACAJYZACERzAEAAOocACDQAQAA7BwAINEBAADtHAAgow4BAJgZACHHDkAAlBkAIckOAQCXGQAhyw4BAJgZACHUDgEAlxkAIZ4PAQCYGQAh7g9AAKAZACH6D0AAoBkAIbAQAQCYGQAhshABAJgZACGzEAAA6RwAILQQAQCYGQAhtRBAAKAZACG2EAIAlhkAIRHMAQAAkx0AIM8BAACUHQAg0QEAAJYdACCjDgEAAAABxw5AAAAAAckOAQAAAAHLDgEAAAAB1A4BAAAAAZ4PAQAAAAHuD0AAAAAB-g9AAAAAAbAQAQAAAAGyEAEAAAABsxAAAJIdACC0EAEAAAABtRBAAAAAAbYQAgAAAAECAAAAtQIAIA8AAJYhACADAAAAswIAIA8AAJYhACAQAACaIQAgEwAAALMCACAIAACaIQAgzAEAAOocACDPAQAA6xwAINEBAADtHAAgow4BAJgZACHHDkAAlBkAIckOAQCXGQAhyw4BAJgZACHUDgEAlxkAIZ4PAQCYGQAh7g9AAKAZACH6D0AAoBkAIbAQAQCYGQAhshABAJgZACGzEAAA6RwAILQQAQCYGQAhtRBAAKAZACG2EAIAlhkAIRHMAQAA6hwAIM8BAADrHAAg0QEAAO0cACCjDgEAmBkAIccOQACUGQAhyQ4BAJcZACHLDgEAmBkAIdQOAQCXGQAhng8BAJgZACHuD0AAoBkAIfoPQACgGQAhsBABAJgZACGyEAEAmBkAIbMQAADpHAAgtBABAJgZACG1EEAAoBkAIbYQAgCWGQAhEcwBAACTHQAgzwEAAJQdACDQAQAAlR0AIKMOAQAAAAHHDkAAAAAByQ4BAAAAAcsOAQAAAAHUDgEAAAABng8BAAAAAe4PQAAAAAH6D0AAAAABsBABAAAAAbIQAQAAAAGzEAAAkh0AILQQAQAAAAG1EEAAAAABthACAAAAAQIAAAC1AgAgDwAAmyEAIAMAAACzAgAgDwAAmyEAIBAAAJ8hACATAAAAswIAIAgAAJ8hACDMAQAA6hwAIM8BAADrHAAg0AEAAOwcACCjDgEAmBkAIccOQACUGQAhyQ4BAJcZACHLDgEAmBkAIdQOAQCXGQAhng8BAJgZACHuD0AAoBkAIfoPQACgGQAhsBABAJgZACGyEAEAmBkAIbMQAADpHAAgtBABAJgZACG1EEAAoBkAIbYQAgCWGQAhEcwBAADqHAAgzwEAAOscACDQAQAA7BwAIKMOAQCYGQAhxw5AAJQZACHJDgEAlxkAIcsOAQCYGQAh1A4BAJcZACGeDwEAmBkAIe4PQACgGQAh-g9AAKAZACGwEAEAmBkAIbIQAQCYGQAhsxAAAOkcACC0EAEAmBkAIbUQQACgGQAhthACAJYZACEJow4BAAAAAagOAQAAAAHHDkAAAAAByQ4BAAAAAcwOAgAAAAG1D0AAAAAB4g9AAAAAAZkQAQAAAAGaEIAAAAABA5YQAQAAAAGXEAEAAAABmBBAAAAAAQXHDkAAAAAByQ4BAAAAAY8QAQAAAAGUEEAAAAABlRACAAAAAQjvB4AAAAAB8QcAALscACD0BwAAvBwAIPUHAAC9HAAgow4BAAAAAccOQAAAAAHJDgEAAAABpw8BAAAAAQIAAACTDAAgDwAAoyEAIAMAAACxDAAgDwAAoyEAIBAAAKchACAKAAAAsQwAIAgAAKchACDvB4AAAAAB8QcAAI4cACD0BwAAjxwAIPUHAACQHAAgow4BAJgZACHHDkAAlBkAIckOAQCYGQAhpw8BAJgZACEI7weAAAAAAfEHAACOHAAg9AcAAI8cACD1BwAAkBwAIKMOAQCYGQAhxw5AAJQZACHJDgEAmBkAIacPAQCYGQAhCO8HgAAAAAHwBwAAuhwAIPQHAAC8HAAg9QcAAL0cACCjDgEAAAABxw5AAAAAAckOAQAAAAGnDwEAAAABAgAAAJMMACAPAACoIQAgAwAAALEMACAPAACoIQAgEAAArCEAIAoAAACxDAAgCAAArCEAIO8HgAAAAAHwBwAAjRwAIPQHAACPHAAg9QcAAJAcACCjDgEAmBkAIccOQACUGQAhyQ4BAJgZACGnDwEAmBkAIQjvB4AAAAAB8AcAAI0cACD0BwAAjxwAIPUHAACQHAAgow4BAJgZACHHDkAAlBkAIckOAQCYGQAhpw8BAJgZACEI7weAAAAAAfAHAAC6HAAg8QcAALscACD1BwAAvRwAIKMOAQAAAAHHDkAAAAAByQ4BAAAAAacPAQAAAAECAAAAkwwAIA8AAK0hACADog9AAAAAAZIQBAAAAAGTEAQAAAABAwAAALEMACAPAACtIQAgEAAAsiEAIAoAAACxDAAgCAAAsiEAIO8HgAAAAAHwBwAAjRwAIPEHAACOHAAg9QcAAJAcACCjDgEAmBkAIccOQACUGQAhyQ4BAJgZACGnDwEAmBkAIQjvB4AAAAAB8AcAAI0cACDxBwAAjhwAIPUHAACQHAAgow4BAJgZACHHDkAAlBkAIckOAQCYGQAhpw8BAJgZACEH7wcAAPwbACDHDkAAAAAByQ4BAAAAAYYQAQAAAAGPEAEAAAABlBBAAAAAAZUQAgAAAAECAAAAnwwAIA8AALMhACADAAAAnQwAIA8AALMhACAQAAC3IQAgCQAAAJ0MACAIAAC3IQAg7wcAAO4bACDHDkAAlBkAIckOAQCYGQAhhhABAJgZACGPEAEAmBkAIZQQQACgGQAhlRACAJYZACEH7wcAAO4bACDHDkAAlBkAIckOAQCYGQAhhhABAJgZACGPEAEAmBkAIZQQQACgGQAhlRACAJYZACEI7weAAAAAAfAHAAC6HAAg8QcAALscACD0BwAAvBwAIKMOAQAAAAHHDkAAAAAByQ4BAAAAAacPAQAAAAECAAAAkwwAIA8AALghACAKpQ5AAAAAAb0OAQAAAAHFDgEAAAAB4g4BAAAAAfgOQAAAAAGHEAEAAAABiBAAAMQbACCJEEAAAAABihABAAAAAYsQgAAAAAEDAAAAsQwAIA8AALghACAQAAC9IQAgCgAAALEMACAIAAC9IQAg7weAAAAAAfAHAACNHAAg8QcAAI4cACD0BwAAjxwAIKMOAQCYGQAhxw5AAJQZACHJDgEAmBkAIacPAQCYGQAhCO8HgAAAAAHwBwAAjRwAIPEHAACOHAAg9AcAAI8cACCjDgEAmBkAIccOQACUGQAhyQ4BAJgZACGnDwEAmBkAIQemAwIAAAAB7wcAANkbACDJDgEAAAABhhABAAAAAYwQQAAAAAGNECAAAAABjhBAAAAAAQIAAAC4DQAgDwAAviEAIAMAAACmDAAgDwAAviEAIBAAAMIhACAJAAAApgwAIAgAAMIhACCmAwIAlhkAIe8HAADLGwAgyQ4BAJgZACGGEAEAmBkAIYwQQACUGQAhjRAgALYZACGOEEAAoBkAIQemAwIAlhkAIe8HAADLGwAgyQ4BAJgZACGGEAEAmBkAIYwQQACUGQAhjRAgALYZACGOEEAAoBkAIQqoDgEAAAAB5A4EAAAAAf4OIAAAAAH_DgIAAAABgA8AAJQbACCCDwEAAAABhQ-AAAAAAdkPAAEAAAGBEAQAAAABghAAAQAAAQr3DkAAAAABpQ8gAAAAAfkPAQAAAAH6D0AAAAAB-w8gAAAAAfwPAQAAAAH9D0AAAAAB_g9AAAAAAf8PQAAAAAGAEIAAAAABC4kJAAC2GwAg7g0CAAAAAcUOAQAAAAHIDgEAAAAB4g4BAAAAAfQOAQAAAAH3DkAAAAAB-A5AAAAAAaUPIAAAAAH6D0AAAAAB_Q9AAAAAAQIAAAD_DQAgDwAAxSEAIAMAAACMDgAgDwAAxSEAIBAAAMkhACANAAAAjA4AIAgAAMkhACCJCQAAnBsAIO4NAgCWGQAhxQ4BAJcZACHIDgEAlxkAIeIOAQCYGQAh9A4BAJgZACH3DkAAlBkAIfgOQACgGQAhpQ8gALYZACH6D0AAlBkAIf0PQACgGQAhC4kJAACcGwAg7g0CAJYZACHFDgEAlxkAIcgOAQCXGQAh4g4BAJgZACH0DgEAmBkAIfcOQACUGQAh-A5AAKAZACGlDyAAthkAIfoPQACUGQAh_Q9AAKAZACELiAkAALUbACDuDQIAAAABxQ4BAAAAAcgOAQAAAAHiDgEAAAAB9A4BAAAAAfcOQAAAAAH4DkAAAAABpQ8gAAAAAfoPQAAAAAH9D0AAAAABAgAAAP8NACAPAADKIQAgAwAAAIwOACAPAADKIQAgEAAAziEAIA0AAACMDgAgCAAAziEAIIgJAACbGwAg7g0CAJYZACHFDgEAlxkAIcgOAQCXGQAh4g4BAJgZACH0DgEAmBkAIfcOQACUGQAh-A5AAKAZACGlDyAAthkAIfoPQACUGQAh_Q9AAKAZACELiAkAAJsbACDuDQIAlhkAIcUOAQCXGQAhyA4BAJcZACHiDgEAmBkAIfQOAQCYGQAh9w5AAJQZACH4DkAAoBkAIaUPIAC2GQAh-g9AAJQZACH9D0AAoBkAIQL0DgEAAAAB9Q5AAAAAAQIAAADXFAAgDwAAzyEAIAMAAADaFAAgDwAAzyEAIBAAANMhACAEAAAA2hQAIAgAANMhACD0DgEAmBkAIfUOQACgGQAhAvQOAQCYGQAh9Q5AAKAZACEI7g0CAAAAAcUOAQAAAAHiDgEAAAAB5A4EAAAAAfYOAgAAAAH3DkAAAAAB-A5AAAAAAfkOgAAAAAENow4BAAAAAb0OAQAAAAG-DgEAAAABvw4BAAAAAcAOAQAAAAHBDgEAAAABwg4CAAAAAcMOAgAAAAHEDkAAAAABxQ4CAAAAAcYOQAAAAAHHDkAAAAAByA4BAAAAARTPAQAAxBkAIKMOAQAAAAHHDkAAAAAByQ4BAAAAAcoOAQAAAAHLDgEAAAABzA4AAMUZACDNDiAAAAABzg4BAAAAAc8OAQAAAAHQDkAAAAAB0Q4BAAAAAdIOAQAAAAHTDiAAAAAB1A4BAAAAAdUOIAAAAAHWDkAAAAAB1w4gAAAAAdgOQAAAAAHZDkAAAAABAgAAALsVACAPAADWIQAgB6MOBAAAAAGlDkAAAAABpg4CAAAAAacOAgAAAAGoDgEAAAABqQ6AAAAAAaoOAQAAAAEDAAAAyBUAIA8AANYhACAQAADbIQAgFgAAAMgVACAIAADbIQAgzwEAALQZACCjDgEAmBkAIccOQACUGQAhyQ4BAJgZACHKDgEAmBkAIcsOAQCYGQAhzA4AALUZACDNDiAAthkAIc4OAQCYGQAhzw4BAJcZACHQDkAAoBkAIdEOAQCXGQAh0g4BAJcZACHTDiAAthkAIdQOAQCXGQAh1Q4gALYZACHWDkAAoBkAIdcOIAC2GQAh2A5AAKAZACHZDkAAoBkAIRTPAQAAtBkAIKMOAQCYGQAhxw5AAJQZACHJDgEAmBkAIcoOAQCYGQAhyw4BAJgZACHMDgAAtRkAIM0OIAC2GQAhzg4BAJgZACHPDgEAlxkAIdAOQACgGQAh0Q4BAJcZACHSDgEAlxkAIdMOIAC2GQAh1A4BAJcZACHVDiAAthkAIdYOQACgGQAh1w4gALYZACHYDkAAoBkAIdkOQACgGQAhD-wNAACvGQAgow4BAAAAAbwOAQAAAAG9DgEAAAABvg4BAAAAAb8OAQAAAAHADgEAAAABwQ4BAAAAAcIOAgAAAAHDDgIAAAABxA5AAAAAAcUOAgAAAAHGDkAAAAABxw5AAAAAAcgOAQAAAAECAAAAvxUAIA8AANwhACADAAAAvRUAIA8AANwhACAQAADgIQAgEQAAAL0VACAIAADgIQAg7A0AAKEZACCjDgEAmBkAIbwOAQCYGQAhvQ4BAJgZACG-DgEAmBkAIb8OAQCYGQAhwA4BAJcZACHBDgEAmBkAIcIOAgCWGQAhww4CAJYZACHEDkAAoBkAIcUOAgCWGQAhxg5AAKAZACHHDkAAlBkAIcgOAQCXGQAhD-wNAAChGQAgow4BAJgZACG8DgEAmBkAIb0OAQCYGQAhvg4BAJgZACG_DgEAmBkAIcAOAQCXGQAhwQ4BAJgZACHCDgIAlhkAIcMOAgCWGQAhxA5AAKAZACHFDgIAlhkAIcYOQACgGQAhxw5AAJQZACHIDgEAlxkAIQMIAAHZGQAh_BAAAdkZACGIEgABAAABAAAAAAMVAAYWAAcXAAgAAAADFQAGFgAHFwAIAAAABRUADhYAERcAEigADykAEAAAAAAABRUADhYAERcAEigADykAEAAAAAUVABgWABsXABwoABkpABoAAAAAAAUVABgWABsXABwoABkpABoAAAAFFQAiFgAlFwAmKAAjKQAkAAAAAAAFFQAiFgAlFwAmKAAjKQAkAAAAAxUALBYALRcALgAAAAMVACwWAC0XAC4AAAAFFQA0FgA3FwA4KAA1KQA2AAAAAAAFFQA0FgA3FwA4KAA1KQA2AAAABRUAPhYAQRcAQigAPykAQAAAAAAABRUAPhYAQRcAQigAPykAQAAAAAUVAEgWAEsXAEwoAEkpAEoAAAAAAAUVAEgWAEsXAEwoAEkpAEoAAAAFFQBSFgBVFwBWKABTKQBUAAAAAAAFFQBSFgBVFwBWKABTKQBUAAAAAxUAXBYAXRcAXgAAAAMVAFwWAF0XAF4AAAAFFQBkFgBnFwBoKABlKQBmAAAAAAAFFQBkFgBnFwBoKABlKQBmAAAAAxUAbhYAbxcAcAAAAAMVAG4WAG8XAHADFQB5zQGyAnPSAbYCdAHMAQByBRUAeMwBuAJyzwG8AnXQAcACdtEBxAJ3Ac4BAHQBzgEAdAHOAQB0A88BxQIA0AHGAgDRAccCAALNAcgCANIByQIAAAAFFQB9FgCAARcAgQEoAH4pAH8AAAAAAAUVAH0WAIABFwCBASgAfikAfwHMAQByAcwBAHIFFQCGARYAiQEXAIoBKACHASkAiAEAAAAAAAUVAIYBFgCJARcAigEoAIcBKQCIAQAAAAMVAJABFgCRARcAkgEAAAADFQCQARYAkQEXAJIBAAAABRUAmAEWAJsBFwCcASgAmQEpAJoBAAAAAAAFFQCYARYAmwEXAJwBKACZASkAmgEAAAAFFQCiARYApQEXAKYBKACjASkApAEAAAAAAAUVAKIBFgClARcApgEoAKMBKQCkAQAAAAUVAKwBFgCvARcAsAEoAK0BKQCuAQAAAAAABRUArAEWAK8BFwCwASgArQEpAK4BAAAAAxUAtgEWALcBFwC4AQAAAAMVALYBFgC3ARcAuAEAAAAFFQC-ARYAwQEXAMIBKAC_ASkAwAEAAAAAAAUVAL4BFgDBARcAwgEoAL8BKQDAAQAAAAUVAMgBFgDLARcAzAEoAMkBKQDKAQAAAAAABRUAyAEWAMsBFwDMASgAyQEpAMoBAAAABRUA0gEWANUBFwDWASgA0wEpANQBAAAAAAAFFQDSARYA1QEXANYBKADTASkA1AEB9AIA2QECFQDaAfMCwgTYAQHzAsMEAAH0AgDZAQH0AgDZAQUVAN4BFgDhARcA4gEoAN8BKQDgAQAAAAAABRUA3gEWAOEBFwDiASgA3wEpAOABAAADFQDnARYA6AEXAOkBAAAAAxUA5wEWAOgBFwDpAQAAAAUVAO8BFgDyARcA8wEoAPABKQDxAQAAAAAABRUA7wEWAPIBFwDzASgA8AEpAPEBAhUA9wGmA5AF9gEBpQMA9QEBpgORBQAAAAUVAPsBFgD-ARcA_wEoAPwBKQD9AQAAAAAABRUA-wEWAP4BFwD_ASgA_AEpAP0BAaUDAPUBAaUDAPUBAxUAhAIWAIUCFwCGAgAAAAMVAIQCFgCFAhcAhgIAAAADFQCMAhYAjQIXAI4CAAAAAxUAjAIWAI0CFwCOAgAAAAUVAJQCFgCXAhcAmAIoAJUCKQCWAgAAAAAABRUAlAIWAJcCFwCYAigAlQIpAJYCAAAAAxUAngIWAJ8CFwCgAgAAAAMVAJ4CFgCfAhcAoAIAAAAFFQCmAhYAqQIXAKoCKACnAikAqAIAAAAAAAUVAKYCFgCpAhcAqgIoAKcCKQCoAgAAAAUVALACFgCzAhcAtAIoALECKQCyAgAAAAAABRUAsAIWALMCFwC0AigAsQIpALICAAAABRUAugIWAL0CFwC-AigAuwIpALwCAAAAAAAFFQC6AhYAvQIXAL4CKAC7AikAvAIAAAAFFQDEAhYAxwIXAMgCKADFAikAxgIAAAAAAAUVAMQCFgDHAhcAyAIoAMUCKQDGAgAAAAUVAM4CFgDRAhcA0gIoAM8CKQDQAgAAAAAABRUAzgIWANECFwDSAigAzwIpANACAAAABRUA2AIWANsCFwDcAigA2QIpANoCAAAAAAAFFQDYAhYA2wIXANwCKADZAikA2gIAAAAFFQDiAhYA5QIXAOYCKADjAikA5AIAAAAAAAUVAOICFgDlAhcA5gIoAOMCKQDkAgAAAAUVAOwCFgDvAhcA8AIoAO0CKQDuAgAAAAAABRUA7AIWAO8CFwDwAigA7QIpAO4CAAAABRUA9gIWAPkCFwD6AigA9wIpAPgCAAAAAAAFFQD2AhYA-QIXAPoCKAD3AikA-AIAAAAFFQCAAxYAgwMXAIQDKACBAykAggMAAAAAAAUVAIADFgCDAxcAhAMoAIEDKQCCAwAAAAUVAIoDFgCNAxcAjgMoAIsDKQCMAwAAAAAABRUAigMWAI0DFwCOAygAiwMpAIwDAAAABRUAlAMWAJcDFwCYAygAlQMpAJYDAAAAAAAFFQCUAxYAlwMXAJgDKACVAykAlgMAAAAFFQCeAxYAoQMXAKIDKACfAykAoAMAAAAAAAUVAJ4DFgChAxcAogMoAJ8DKQCgAwAAAAUVAKgDFgCrAxcArAMoAKkDKQCqAwAAAAAABRUAqAMWAKsDFwCsAygAqQMpAKoDBRUAswPYBe0IrwPZBfEIsAPaBfUIsQPbBfkIsgMB1wUArgMB1wUArgMB1wUArgMB1wUArgME2AX6CADZBfsIANoF_AgA2wX9CAAAAAUVALcDFgC6AxcAuwMoALgDKQC5AwAAAAAABRUAtwMWALoDFwC7AygAuAMpALkDAdcFAK4DAdcFAK4DBRUAwAMWAMMDFwDEAygAwQMpAMIDAAAAAAAFFQDAAxYAwwMXAMQDKADBAykAwgMAAAAFFQDKAxYAzQMXAM4DKADLAykAzAMAAAAAAAUVAMoDFgDNAxcAzgMoAMsDKQDMAwAAAAUVANQDFgDXAxcA2AMoANUDKQDWAwAAAAAABRUA1AMWANcDFwDYAygA1QMpANYDAdcFAK4DAdcFAK4DBRUA3QMWAOADFwDhAygA3gMpAN8DAAAAAAAFFQDdAxYA4AMXAOEDKADeAykA3wMB1wUArgMB1wUArgMFFQDmAxYA6QMXAOoDKADnAykA6AMAAAAAAAUVAOYDFgDpAxcA6gMoAOcDKQDoAwHXBQCuAwHXBQCuAwMVAO8DFgDwAxcA8QMAAAADFQDvAxYA8AMXAPEDAxUA9gPNBqQK9APOBqgK9QMBzAYA8wMBzAYA8wMCzQapCgDOBqoKAAAABRUA-gMWAP0DFwD-AygA-wMpAPwDAAAAAAAFFQD6AxYA_QMXAP4DKAD7AykA_AMBzAYA8wMBzAYA8wMFFQCDBBYAhgQXAIcEKACEBCkAhQQAAAAAAAUVAIMEFgCGBBcAhwQoAIQEKQCFBAHMBgDzAwHMBgDzAwUVAIwEFgCPBBcAkAQoAI0EKQCOBAAAAAAABRUAjAQWAI8EFwCQBCgAjQQpAI4EAcwB-ApyAcwB_gpyBRUAlQQWAJgEFwCZBCgAlgQpAJcEAAAAAAAFFQCVBBYAmAQXAJkEKACWBCkAlwQAAAAFFQCfBBYAogQXAKMEKACgBCkAoQQAAAAAAAUVAJ8EFgCiBBcAowQoAKAEKQChBAHOAQB0Ac4BAHQFFQCoBBYAqwQXAKwEKACpBCkAqgQAAAAAAAUVAKgEFgCrBBcArAQoAKkEKQCqBAHOAQB0Ac4BAHQFFQCxBBYAtAQXALUEKACyBCkAswQAAAAAAAUVALEEFgC0BBcAtQQoALIEKQCzBAHOAQB0Ac4BAHQDFQC6BBYAuwQXALwEAAAAAxUAugQWALsEFwC8BAAAAAMVAMIEFgDDBBcAxAQAAAADFQDCBBYAwwQXAMQEAAAAAxUAygQWAMsEFwDMBAAAAAMVAMoEFgDLBBcAzAQFFQDXBPAHmAzPBPEHnAzQBPQHoAzRBPUHpwzUBAHvBwDOBAHvBwDOBAMVANME7wcAzgTzB6QM0gQB8gcA0QQB8welDAADFQDWBO8HAM4E9gerDNUEAfUHANQEAfYHrAwAA_AHrQwA8QeuDAD0B68MAAAAAxUA2wQWANwEFwDdBAAAAAMVANsEFgDcBBcA3QQB7wcAzgQB7wcAzgQFFQDiBBYA5QQXAOYEKADjBCkA5AQAAAAAAAUVAOIEFgDlBBcA5gQoAOMEKQDkBAHvBwDOBAHvBwDOBAMVAOsEFgDsBBcA7QQAAAADFQDrBBYA7AQXAO0EAe8HAM4EAe8HAM4EBRUA8gQWAPUEFwD2BCgA8wQpAPQEAAAAAAAFFQDyBBYA9QQXAPYEKADzBCkA9AQB8gcA0QQB8gcA0QQFFQD7BBYA_gQXAP8EKAD8BCkA_QQAAAAAAAUVAPsEFgD-BBcA_wQoAPwEKQD9BAAAAAUVAIUFFgCIBRcAiQUoAIYFKQCHBQAAAAAABRUAhQUWAIgFFwCJBSgAhgUpAIcFAe8HAM4EAe8HAM4EBRUAjgUWAJEFFwCSBSgAjwUpAJAFAAAAAAAFFQCOBRYAkQUXAJIFKACPBSkAkAUB9QcA1AQB9QcA1AQDFQCXBRYAmAUXAJkFAAAAAxUAlwUWAJgFFwCZBQAAAAUVAJ8FFgCiBRcAowUoAKAFKQChBQAAAAAABRUAnwUWAKIFFwCjBSgAoAUpAKEFAxUAqAWICYQOpgWJCYgOpwUBhwkApQUBhwkApQUCiAmJDgCJCYoOAAAABRUArAUWAK8FFwCwBSgArQUpAK4FAAAAAAAFFQCsBRYArwUXALAFKACtBSkArgUBhwkApQUBhwkApQUFFQC1BRYAuAUXALkFKAC2BSkAtwUAAAAAAAUVALUFFgC4BRcAuQUoALYFKQC3BQGHCQClBQGHCQClBQMVAL4FFgC_BRcAwAUAAAADFQC-BRYAvwUXAMAFAAAABRUAxgUWAMkFFwDKBSgAxwUpAMgFAAAAAAAFFQDGBRYAyQUXAMoFKADHBSkAyAUAAAAFFQDQBRYA0wUXANQFKADRBSkA0gUAAAAAAAUVANAFFgDTBRcA1AUoANEFKQDSBQAAAAUVANoFFgDdBRcA3gUoANsFKQDcBQAAAAAABRUA2gUWAN0FFwDeBSgA2wUpANwFAAAAAxUA5AUWAOUFFwDmBQAAAAMVAOQFFgDlBRcA5gUAAAADFQDsBRYA7QUXAO4FAAAAAxUA7AUWAO0FFwDuBQAAAAMVAPQFFgD1BRcA9gUAAAADFQD0BRYA9QUXAPYFAAAABRUA_AUWAP8FFwCABigA_QUpAP4FAAAAAAAFFQD8BRYA_wUXAIAGKAD9BSkA_gUAAAAFFQCGBhYAiQYXAIoGKACHBikAiAYAAAAAAAUVAIYGFgCJBhcAigYoAIcGKQCIBgAAAAMVAJAGFgCRBhcAkgYAAAADFQCQBhYAkQYXAJIGAAAABRUAmAYWAJsGFwCcBigAmQYpAJoGAAAAAAAFFQCYBhYAmwYXAJwGKACZBikAmgYAAAAFFQCiBhYApQYXAKYGKACjBikApAYAAAAAAAUVAKIGFgClBhcApgYoAKMGKQCkBgAAAAUVAKwGFgCvBhcAsAYoAK0GKQCuBgAAAAAABRUArAYWAK8GFwCwBigArQYpAK4GAAAABRUAtgYWALkGFwC6BigAtwYpALgGAAAAAAAFFQC2BhYAuQYXALoGKAC3BikAuAYAAAAFFQDABhYAwwYXAMQGKADBBikAwgYAAAAAAAUVAMAGFgDDBhcAxAYoAMEGKQDCBgAAAAUVAMoGFgDNBhcAzgYoAMsGKQDMBgAAAAAABRUAygYWAM0GFwDOBigAywYpAMwGAAAABRUA1AYWANcGFwDYBigA1QYpANYGAAAAAAAFFQDUBhYA1wYXANgGKADVBikA1gYAAAAFFQDeBhYA4QYXAOIGKADfBikA4AYAAAAAAAUVAN4GFgDhBhcA4gYoAN8GKQDgBgAAAAUVAOgGFgDrBhcA7AYoAOkGKQDqBgAAAAAABRUA6AYWAOsGFwDsBigA6QYpAOoGAAAAAxUA8gYWAPMGFwD0BgAAAAMVAPIGFgDzBhcA9AYAAAADFQD6BhYA-wYXAPwGAAAAAxUA-gYWAPsGFwD8BgAAAAMVAIIHFgCDBxcAhAcAAAADFQCCBxYAgwcXAIQHAAAABRUAigcWAI0HFwCOBygAiwcpAIwHAAAAAAAFFQCKBxYAjQcXAI4HKACLBykAjAcAAAAFFQCUBxYAlwcXAJgHKACVBykAlgcAAAAAAAUVAJQHFgCXBxcAmAcoAJUHKQCWBwAAAAUVAJ4HFgChBxcAogcoAJ8HKQCgBwAAAAAABRUAngcWAKEHFwCiBygAnwcpAKAHAAAABRUAqAcWAKsHFwCsBygAqQcpAKoHAAAAAAAFFQCoBxYAqwcXAKwHKACpBykAqgcAAAAFFQCyBxYAtQcXALYHKACzBykAtAcAAAAAAAUVALIHFgC1BxcAtgcoALMHKQC0BwAAAAUVALwHFgC_BxcAwAcoAL0HKQC-BwAAAAAABRUAvAcWAL8HFwDABygAvQcpAL4HAAAAAxUAxgcWAMcHFwDIBwAAAAMVAMYHFgDHBxcAyAcAAAAFFQDOBxYA0QcXANIHKADPBykA0AcAAAAAAAUVAM4HFgDRBxcA0gcoAM8HKQDQBwAAAAMVANgHFgDZBxcA2gcAAAADFQDYBxYA2QcXANoHAZsNAN0HAhUA3geaDcAU3AcBmg3BFAABmw0A3QcBmw0A3QcFFQDiBxYA5QcXAOYHKADjBykA5AcAAAAAAAUVAOIHFgDlBxcA5gcoAOMHKQDkBwAAAxUA6wcWAOwHFwDtBwAAAAMVAOsHFgDsBxcA7QcAAAAFFQDzBxYA9gcXAPcHKAD0BykA9QcAAAAAAAUVAPMHFgD2BxcA9wcoAPQHKQD1BwAAAAMVAP0HFgD-BxcA_wcAAAADFQD9BxYA_gcXAP8HAAAABRUAhQgWAIgIFwCJCCgAhggpAIcIAAAAAAAFFQCFCBYAiAgXAIkIKACGCCkAhwgCFQCPCO8NwBWMCAMVAI4I7A0AiwjuDcQVjQgB7Q0AjAgB7g3FFQAB7w3GFQAAAAMVAJMIFgCUCBcAlQgAAAADFQCTCBYAlAgXAJUIAewNAIsIAewNAIsIBRUAmggWAJ0IFwCeCCgAmwgpAJwIAAAAAAAFFQCaCBYAnQgXAJ4IKACbCCkAnAgB7Q0AjAgB7Q0AjAgFFQCjCBYApggXAKcIKACkCCkApQgAAAAAAAUVAKMIFgCmCBcApwgoAKQIKQClCAECAQIDAQUGAQYHAQcIAQkKAQoMAgsNAwwPAQ0RAg4SBBETARIUARMVAhgYBRkZCRobChscChwfCh0gCh4hCh8jCiAlAiEmCyIoCiMqAiQrDCUsCiYtCicuAioxDSsyEyw0FC01FC44FC85FDA6FDE8FDI-AjM_FTRBFDVDAjZEFjdFFDhGFDlHAjpKFztLHTxNHj1OHj5RHj9SHkBTHkFVHkJXAkNYH0RaHkVcAkZdIEdeHkhfHklgAkpjIUtkJ0xmKE1nKE5qKE9rKFBsKFFuKFJwAlNxKVRzKFV1AlZ2Kld3KFh4KFl5Alp8K1t9L1x_MF2AATBegwEwX4QBMGCFATBhhwEwYokBAmOKATFkjAEwZY4BAmaPATJnkAEwaJEBMGmSAQJqlQEza5YBOWyYATptmQE6bpwBOm-dATpwngE6caABOnKiAQJzowE7dKUBOnWnAQJ2qAE8d6kBOniqATp5qwECeq4BPXuvAUN8sQFEfbIBRH61AUR_tgFEgAG3AUSBAbkBRIIBuwECgwG8AUWEAb4BRIUBwAEChgHBAUaHAcIBRIgBwwFEiQHEAQKKAccBR4sByAFNjAHKAU6NAcsBTo4BzgFOjwHPAU6QAdABTpEB0gFOkgHUAQKTAdUBT5QB1wFOlQHZAQKWAdoBUJcB2wFOmAHcAU6ZAd0BApoB4AFRmwHhAVecAeMBWJ0B5AFYngHnAVifAegBWKAB6QFYoQHrAViiAe0BAqMB7gFZpAHwAVilAfIBAqYB8wFapwH0AVioAfUBWKkB9gECqgH5AVurAfoBX6wB_AFgrQH9AWCuAYACYK8BgQJgsAGCAmCxAYQCYLIBhgICswGHAmG0AYkCYLUBiwICtgGMAmK3AY0CYLgBjgJguQGPAgK6AZICY7sBkwJpvAGVAmq9AZYCar4BmQJqvwGaAmrAAZsCasEBnQJqwgGfAgLDAaACa8QBogJqxQGkAgLGAaUCbMcBpgJqyAGnAmrJAagCAsoBqwJtywGsAnHTAa4CctQBygJy1QHMAnLWAc0CctcBzgJy2AHQAnLZAdICAtoB0wJ62wHVAnLcAdcCAt0B2AJ73gHZAnLfAdoCcuAB2wIC4QHeAnziAd8CggHjAeACc-QB4QJz5QHiAnPmAeMCc-cB5AJz6AHmAnPpAegCAuoB6QKDAesB6wJz7AHtAgLtAe4ChAHuAe8Cc-8B8AJz8AHxAgLxAfQChQHyAfUCiwHzAfcCjAH0AfgCjAH1AfsCjAH2AfwCjAH3Af0CjAH4Af8CjAH5AYEDAvoBggONAfsBhAOMAfwBhgMC_QGHA44B_gGIA4wB_wGJA4wBgAKKAwKBAo0DjwGCAo4DkwGDApADlAGEApEDlAGFApQDlAGGApUDlAGHApYDlAGIApgDlAGJApoDAooCmwOVAYsCnQOUAYwCnwMCjQKgA5YBjgKhA5QBjwKiA5QBkAKjAwKRAqYDlwGSAqcDnQGTAqkDngGUAqoDngGVAq0DngGWAq4DngGXAq8DngGYArEDngGZArMDApoCtAOfAZsCtgOeAZwCuAMCnQK5A6ABngK6A54BnwK7A54BoAK8AwKhAr8DoQGiAsADpwGjAsIDqAGkAsMDqAGlAsYDqAGmAscDqAGnAsgDqAGoAsoDqAGpAswDAqoCzQOpAasCzwOoAawC0QMCrQLSA6oBrgLTA6gBrwLUA6gBsALVAwKxAtgDqwGyAtkDsQGzAtsDsgG0AtwDsgG1At8DsgG2AuADsgG3AuEDsgG4AuMDsgG5AuUDAroC5gOzAbsC6AOyAbwC6gMCvQLrA7QBvgLsA7IBvwLtA7IBwALuAwLBAvEDtQHCAvIDuQHDAvQDugHEAvUDugHFAvgDugHGAvkDugHHAvoDugHIAvwDugHJAv4DAsoC_wO7AcsCgQS6AcwCgwQCzQKEBLwBzgKFBLoBzwKGBLoB0AKHBALRAooEvQHSAosEwwHTAo0ExAHUAo4ExAHVApEExAHWApIExAHXApMExAHYApUExAHZApcEAtoCmATFAdsCmgTEAdwCnAQC3QKdBMYB3gKeBMQB3wKfBMQB4AKgBALhAqMExwHiAqQEzQHjAqYEzgHkAqcEzgHlAqoEzgHmAqsEzgHnAqwEzgHoAq4EzgHpArAEAuoCsQTPAesCswTOAewCtQQC7QK2BNAB7gK3BM4B7wK4BM4B8AK5BALxArwE0QHyAr0E1wH1Ar8E2AH2AsQE2AH3AsUE2AH4AsYE2AH5AscE2AH6AskE2AH7AssEAvwCzATbAf0CzgTYAf4C0AQC_wLRBNwBgAPSBNgBgQPTBNgBggPUBAKDA9cE3QGEA9gE4wGFA9oE2QGGA9sE2QGHA94E2QGIA98E2QGJA-AE2QGKA-IE2QGLA-QEAowD5QTkAY0D5wTZAY4D6QQCjwPqBOUBkAPrBNkBkQPsBNkBkgPtBAKTA_AE5gGUA_EE6gGVA_ME6wGWA_QE6wGXA_cE6wGYA_gE6wGZA_kE6wGaA_sE6wGbA_0EApwD_gTsAZ0DgAXrAZ4DggUCnwODBe0BoAOEBesBoQOFBesBogOGBQKjA4kF7gGkA4oF9AGnA4wF9QGoA5IF9QGpA5UF9QGqA5YF9QGrA5cF9QGsA5kF9QGtA5sFAq4DnAX4Aa8DngX1AbADoAUCsQOhBfkBsgOiBfUBswOjBfUBtAOkBQK1A6cF-gG2A6gFgAK3A6kF9gG4A6oF9gG5A6sF9gG6A6wF9gG7A60F9gG8A68F9gG9A7EFAr4DsgWBAr8DtAX2AcADtgUCwQO3BYICwgO4BfYBwwO5BfYBxAO6BQLFA70FgwLGA74FhwLHA8AFiALIA8EFiALJA8QFiALKA8UFiALLA8YFiALMA8gFiALNA8oFAs4DywWJAs8DzQWIAtADzwUC0QPQBYoC0gPRBYgC0wPSBYgC1APTBQLVA9YFiwLWA9cFjwLXA9kFkALYA9oFkALZA90FkALaA94FkALbA98FkALcA-EFkALdA-MFAt4D5AWRAt8D5gWQAuAD6AUC4QPpBZIC4gPqBZAC4wPrBZAC5APsBQLlA-8FkwLmA_AFmQLnA_IFmgLoA_MFmgLpA_YFmgLqA_cFmgLrA_gFmgLsA_oFmgLtA_wFAu4D_QWbAu8D_wWaAvADgQYC8QOCBpwC8gODBpoC8wOEBpoC9AOFBgL1A4gGnQL2A4kGoQL3A4sGogL4A4wGogL5A48GogL6A5AGogL7A5EGogL8A5MGogL9A5UGAv4DlgajAv8DmAaiAoAEmgYCgQSbBqQCggScBqICgwSdBqIChASeBgKFBKEGpQKGBKIGqwKHBKQGrAKIBKUGrAKJBKgGrAKKBKkGrAKLBKoGrAKMBKwGrAKNBK4GAo4ErwatAo8EsQasApAEswYCkQS0Bq4CkgS1BqwCkwS2BqwClAS3BgKVBLoGrwKWBLsGtQKXBL0GtgKYBL4GtgKZBMEGtgKaBMIGtgKbBMMGtgKcBMUGtgKdBMcGAp4EyAa3Ap8Eyga2AqAEzAYCoQTNBrgCogTOBrYCowTPBrYCpATQBgKlBNMGuQKmBNQGvwKnBNYGwAKoBNcGwAKpBNoGwAKqBNsGwAKrBNwGwAKsBN4GwAKtBOAGAq4E4QbBAq8E4wbAArAE5QYCsQTmBsICsgTnBsACswToBsACtATpBgK1BOwGwwK2BO0GyQK3BO8GygK4BPAGygK5BPMGygK6BPQGygK7BPUGygK8BPcGygK9BPkGAr4E-gbLAr8E_AbKAsAE_gYCwQT_BswCwgSAB8oCwwSBB8oCxASCBwLFBIUHzQLGBIYH0wLHBIgH1ALIBIkH1ALJBIwH1ALKBI0H1ALLBI4H1ALMBJAH1ALNBJIHAs4EkwfVAs8ElQfUAtAElwcC0QSYB9YC0gSZB9QC0wSaB9QC1ASbBwLVBJ4H1wLWBJ8H3QLXBKEH3gLYBKIH3gLZBKUH3gLaBKYH3gLbBKcH3gLcBKkH3gLdBKsHAt4ErAffAt8ErgfeAuAEsAcC4QSxB-AC4gSyB94C4wSzB94C5AS0BwLlBLcH4QLmBLgH5wLnBLoH6ALoBLsH6ALpBL4H6ALqBL8H6ALrBMAH6ALsBMIH6ALtBMQHAu4ExQfpAu8ExwfoAvAEyQcC8QTKB-oC8gTLB-gC8wTMB-gC9ATNBwL1BNAH6wL2BNEH8QL3BNMH8gL4BNQH8gL5BNcH8gL6BNgH8gL7BNkH8gL8BNsH8gL9BN0HAv4E3gfzAv8E4AfyAoAF4gcCgQXjB_QCggXkB_ICgwXlB_IChAXmBwKFBekH9QKGBeoH-wKHBewH_AKIBe0H_AKJBfAH_AKKBfEH_AKLBfIH_AKMBfQH_AKNBfYHAo4F9wf9Ao8F-Qf8ApAF-wcCkQX8B_4CkgX9B_wCkwX-B_wClAX_BwKVBYII_wKWBYMIhQOXBYUIhgOYBYYIhgOZBYkIhgOaBYoIhgObBYsIhgOcBY0IhgOdBY8IAp4FkAiHA58FkgiGA6AFlAgCoQWVCIgDogWWCIYDowWXCIYDpAWYCAKlBZsIiQOmBZwIjwOnBZ4IkAOoBZ8IkAOpBaIIkAOqBaMIkAOrBaQIkAOsBaYIkAOtBagIAq4FqQiRA68FqwiQA7AFrQgCsQWuCJIDsgWvCJADswWwCJADtAWxCAK1BbQIkwO2BbUImQO3BbcImgO4BbgImgO5BbsImgO6BbwImgO7Bb0ImgO8Bb8ImgO9BcEIAr4FwgibA78FxAiaA8AFxggCwQXHCJwDwgXICJoDwwXJCJoDxAXKCALFBc0InQPGBc4IowPHBdAIpAPIBdEIpAPJBdQIpAPKBdUIpAPLBdYIpAPMBdgIpAPNBdoIAs4F2wilA88F3QikA9AF3wgC0QXgCKYD0gXhCKQD0wXiCKQD1AXjCALVBeYIpwPWBecIrQPcBekIrgPdBf4IrgPeBYEJrgPfBYIJrgPgBYMJrgPhBYUJrgPiBYcJAuMFiAm0A-QFigmuA-UFjAkC5gWNCbUD5wWOCa4D6AWPCa4D6QWQCQLqBZMJtgPrBZQJvAPsBZUJrwPtBZYJrwPuBZcJrwPvBZgJrwPwBZkJrwPxBZsJrwPyBZ0JAvMFngm9A_QFoAmvA_UFogkC9gWjCb4D9wWkCa8D-AWlCa8D-QWmCQL6BakJvwP7BaoJxQP8BawJxgP9Ba0JxgP-BbAJxgP_BbEJxgOABrIJxgOBBrQJxgOCBrYJAoMGtwnHA4QGuQnGA4UGuwkChga8CcgDhwa9CcYDiAa-CcYDiQa_CQKKBsIJyQOLBsMJzwOMBsUJ0AONBsYJ0AOOBskJ0AOPBsoJ0AOQBssJ0AORBs0J0AOSBs8JApMG0AnRA5QG0gnQA5UG1AkClgbVCdIDlwbWCdADmAbXCdADmQbYCQKaBtsJ0wObBtwJ2QOcBt0JsAOdBt4JsAOeBt8JsAOfBuAJsAOgBuEJsAOhBuMJsAOiBuUJAqMG5gnaA6QG6AmwA6UG6gkCpgbrCdsDpwbsCbADqAbtCbADqQbuCQKqBvEJ3AOrBvIJ4gOsBvMJsQOtBvQJsQOuBvUJsQOvBvYJsQOwBvcJsQOxBvkJsQOyBvsJArMG_AnjA7QG_gmxA7UGgAoCtgaBCuQDtwaCCrEDuAaDCrEDuQaECgK6BocK5QO7BogK6wO8BokKsgO9BooKsgO-BosKsgO_BowKsgPABo0KsgPBBo8KsgPCBpEKAsMGkgrsA8QGlAqyA8UGlgoCxgaXCu0DxwaYCrIDyAaZCrIDyQaaCgLKBp0K7gPLBp4K8gPPBqAK8wPQBqsK8wPRBq4K8wPSBq8K8wPTBrAK8wPUBrIK8wPVBrQKAtYGtQr3A9cGtwrzA9gGuQoC2Qa6CvgD2ga7CvMD2wa8CvMD3Aa9CgLdBsAK-QPeBsEK_wPfBsIK9APgBsMK9APhBsQK9APiBsUK9APjBsYK9APkBsgK9APlBsoKAuYGywqABOcGzQr0A-gGzwoC6QbQCoEE6gbRCvQD6wbSCvQD7AbTCgLtBtYKggTuBtcKiATvBtgK9QPwBtkK9QPxBtoK9QPyBtsK9QPzBtwK9QP0Bt4K9QP1BuAKAvYG4QqJBPcG4wr1A_gG5QoC-QbmCooE-gbnCvUD-wboCvUD_AbpCgL9BuwKiwT-Bu0KkQT_Bu4KdIAH7wp0gQfwCnSCB_EKdIMH8gp0hAf0CnSFB_YKAoYH9wqSBIcH-gp0iAf8CgKJB_0KkwSKB_8KdIsHgAt0jAeBCwKNB4QLlASOB4ULmgSPB4cLmwSQB4gLmwSRB4sLmwSSB4wLmwSTB40LmwSUB48LmwSVB5ELApYHkgucBJcHlAubBJgHlgsCmQeXC50EmgeYC5sEmweZC5sEnAeaCwKdB50LngSeB54LpASfB58LdaAHoAt1oQehC3WiB6ILdaMHowt1pAelC3WlB6cLAqYHqAulBKcHqgt1qAesCwKpB60LpgSqB64LdasHrwt1rAewCwKtB7MLpwSuB7QLrQSvB7ULdrAHtgt2sQe3C3ayB7gLdrMHuQt2tAe7C3a1B70LArYHvguuBLcHwAt2uAfCCwK5B8MLrwS6B8QLdrsHxQt2vAfGCwK9B8kLsAS-B8oLtgS_B8sLd8AHzAt3wQfNC3fCB84Ld8MHzwt3xAfRC3fFB9MLAsYH1Au3BMcH1gt3yAfYCwLJB9kLuATKB9oLd8sH2wt3zAfcCwLNB98LuQTOB-ALvQTPB-ILvgTQB-MLvgTRB-YLvgTSB-cLvgTTB-gLvgTUB-oLvgTVB-wLAtYH7Qu_BNcH7wu-BNgH8QsC2QfyC8AE2gfzC74E2wf0C74E3Af1CwLdB_gLwQTeB_kLxQTfB_sLxgTgB_wLxgThB_8LxgTiB4AMxgTjB4EMxgTkB4MMxgTlB4UMAuYHhgzHBOcHiAzGBOgHigwC6QeLDMgE6geMDMYE6weNDMYE7AeODALtB5EMyQTuB5IMzQT3B5QMzgT4B7AMzgT5B7MMzgT6B7QMzgT7B7UMzgT8B7cMzgT9B7kMAv4HugzYBP8HvAzOBIAIvgwCgQi_DNkEggjADM4EgwjBDM4EhAjCDAKFCMUM2gSGCMYM3gSHCMcMzwSICMgMzwSJCMkMzwSKCMoMzwSLCMsMzwSMCM0MzwSNCM8MAo4I0AzfBI8I0gzPBJAI1AwCkQjVDOAEkgjWDM8EkwjXDM8ElAjYDAKVCNsM4QSWCNwM5wSXCN0M0ASYCN4M0ASZCN8M0ASaCOAM0ASbCOEM0AScCOMM0ASdCOUMAp4I5gzoBJ8I6AzQBKAI6gwCoQjrDOkEogjsDNAEowjtDNAEpAjuDAKlCPEM6gSmCPIM7gSnCPMM0QSoCPQM0QSpCPUM0QSqCPYM0QSrCPcM0QSsCPkM0QStCPsMAq4I_AzvBK8I_gzRBLAIgA0CsQiBDfAEsgiCDdEEswiDDdEEtAiEDQK1CIcN8QS2CIgN9wS3CIkN0gS4CIoN0gS5CIsN0gS6CIwN0gS7CI0N0gS8CI8N0gS9CJENAr4Ikg34BL8IlA3SBMAIlg0CwQiXDfkEwgiYDdIEwwiZDdIExAiaDQLFCJ0N-gTGCJ4NgAXHCKANgQXICKENgQXJCKQNgQXKCKUNgQXLCKYNgQXMCKgNgQXNCKoNAs4Iqw2CBc8IrQ2BBdAIrw0C0QiwDYMF0gixDYEF0wiyDYEF1AizDQLVCLYNhAXWCLcNigXXCLkN1ATYCLoN1ATZCLwN1ATaCL0N1ATbCL4N1ATcCMAN1ATdCMINAt4Iww2LBd8IxQ3UBOAIxw0C4QjIDYwF4gjJDdQE4wjKDdQE5AjLDQLlCM4NjQXmCM8NkwXnCNAN1QToCNEN1QTpCNIN1QTqCNMN1QTrCNQN1QTsCNYN1QTtCNgNAu4I2Q2UBe8I2w3VBPAI3Q0C8QjeDZUF8gjfDdUE8wjgDdUE9AjhDQL1COQNlgX2COUNmgX3COcNmwX4COgNmwX5COsNmwX6COwNmwX7CO0NmwX8CO8NmwX9CPENAv4I8g2cBf8I9A2bBYAJ9g0CgQn3DZ0Fggn4DZsFgwn5DZsFhAn6DQKFCf0NngWGCf4NpAWKCYAOpQWLCYsOpQWMCY4OpQWNCY8OpQWOCZAOpQWPCZIOpQWQCZQOApEJlQ6pBZIJlw6lBZMJmQ4ClAmaDqoFlQmbDqUFlgmcDqUFlwmdDgKYCaAOqwWZCaEOsQWaCaIOpgWbCaMOpgWcCaQOpgWdCaUOpgWeCaYOpgWfCagOpgWgCaoOAqEJqw6yBaIJrQ6mBaMJrw4CpAmwDrMFpQmxDqYFpgmyDqYFpwmzDgKoCbYOtAWpCbcOugWqCbgOpwWrCbkOpwWsCboOpwWtCbsOpwWuCbwOpwWvCb4OpwWwCcAOArEJwQ67BbIJww6nBbMJxQ4CtAnGDrwFtQnHDqcFtgnIDqcFtwnJDgK4CcwOvQW5Cc0OwQW6Cc8OwgW7CdAOwgW8CdMOwgW9CdQOwgW-CdUOwgW_CdcOwgXACdkOAsEJ2g7DBcIJ3A7CBcMJ3g4CxAnfDsQFxQngDsIFxgnhDsIFxwniDgLICeUOxQXJCeYOywXKCegOzAXLCekOzAXMCewOzAXNCe0OzAXOCe4OzAXPCfAOzAXQCfIOAtEJ8w7NBdIJ9Q7MBdMJ9w4C1An4Ds4F1Qn5DswF1gn6DswF1wn7DgLYCf4OzwXZCf8O1QXaCYEP1gXbCYIP1gXcCYUP1gXdCYYP1gXeCYcP1gXfCYkP1gXgCYsPAuEJjA_XBeIJjg_WBeMJkA8C5AmRD9gF5QmSD9YF5gmTD9YF5wmUDwLoCZcP2QXpCZgP3wXqCZoP4AXrCZsP4AXsCZ4P4AXtCZ8P4AXuCaAP4AXvCaIP4AXwCaQPAvEJpQ_hBfIJpw_gBfMJqQ8C9AmqD-IF9QmrD-AF9gmsD-AF9wmtDwL4CbAP4wX5CbEP5wX6CbMP6AX7CbQP6AX8CbcP6AX9CbgP6AX-CbkP6AX_CbsP6AWACr0PAoEKvg_pBYIKwA_oBYMKwg8ChArDD-oFhQrED-gFhgrFD-gFhwrGDwKICskP6wWJCsoP7wWKCswP8AWLCs0P8AWMCtAP8AWNCtEP8AWOCtIP8AWPCtQP8AWQCtYPApEK1w_xBZIK2Q_wBZMK2w8ClArcD_IFlQrdD_AFlgreD_AFlwrfDwKYCuIP8wWZCuMP9wWaCuUP-AWbCuYP-AWcCukP-AWdCuoP-AWeCusP-AWfCu0P-AWgCu8PAqEK8A_5BaIK8g_4BaMK9A8CpAr1D_oFpQr2D_gFpgr3D_gFpwr4DwKoCvsP-wWpCvwPgQaqCv4PggarCv8PggasCoIQggatCoMQggauCoQQggavCoYQggawCogQArEKiRCDBrIKixCCBrMKjRACtAqOEIQGtQqPEIIGtgqQEIIGtwqREAK4CpQQhQa5CpUQiwa6CpcQjAa7CpgQjAa8CpsQjAa9CpwQjAa-Cp0QjAa_Cp8QjAbACqEQAsEKohCNBsIKpBCMBsMKphACxAqnEI4GxQqoEIwGxgqpEIwGxwqqEALICq0QjwbJCq4QkwbKCrAQlAbLCrEQlAbMCrQQlAbNCrUQlAbOCrYQlAbPCrgQlAbQCroQAtEKuxCVBtIKvRCUBtMKvxAC1ArAEJYG1QrBEJQG1grCEJQG1wrDEALYCsYQlwbZCscQnQbaCskQngbbCsoQngbcCs0QngbdCs4QngbeCs8QngbfCtEQngbgCtMQAuEK1BCfBuIK1hCeBuMK2BAC5ArZEKAG5QraEJ4G5grbEJ4G5wrcEALoCt8QoQbpCuAQpwbqCuIQqAbrCuMQqAbsCuYQqAbtCucQqAbuCugQqAbvCuoQqAbwCuwQAvEK7RCpBvIK7xCoBvMK8RAC9AryEKoG9QrzEKgG9gr0EKgG9wr1EAL4CvgQqwb5CvkQsQb6CvsQsgb7CvwQsgb8Cv8Qsgb9CoARsgb-CoERsgb_CoMRsgaAC4URAoELhhGzBoILiBGyBoMLihEChAuLEbQGhQuMEbIGhguNEbIGhwuOEQKIC5ERtQaJC5IRuwaKC5QRvAaLC5URvAaMC5gRvAaNC5kRvAaOC5oRvAaPC5wRvAaQC54RApELnxG9BpILoRG8BpMLoxEClAukEb4GlQulEbwGlgumEbwGlwunEQKYC6oRvwaZC6sRxQaaC60RxgabC64RxgacC7ERxgadC7IRxgaeC7MRxgafC7URxgagC7cRAqELuBHHBqILuhHGBqMLvBECpAu9EcgGpQu-EcYGpgu_EcYGpwvAEQKoC8MRyQapC8QRzwaqC8YR0AarC8cR0AasC8oR0AatC8sR0AauC8wR0AavC84R0AawC9ARArEL0RHRBrIL0xHQBrML1RECtAvWEdIGtQvXEdAGtgvYEdAGtwvZEQK4C9wR0wa5C90R2Qa6C98R2ga7C-AR2ga8C-MR2ga9C-QR2ga-C-UR2ga_C-cR2gbAC-kRAsEL6hHbBsIL7BHaBsML7hECxAvvEdwGxQvwEdoGxgvxEdoGxwvyEQLIC_UR3QbJC_YR4wbKC_gR5AbLC_kR5AbMC_wR5AbNC_0R5AbOC_4R5AbPC4AS5AbQC4ISAtELgxLlBtILhRLkBtMLhxIC1AuIEuYG1QuJEuQG1guKEuQG1wuLEgLYC44S5wbZC48S7QbaC5ES7gbbC5IS7gbcC5US7gbdC5YS7gbeC5cS7gbfC5kS7gbgC5sSAuELnBLvBuILnhLuBuMLoBIC5AuhEvAG5QuiEu4G5gujEu4G5wukEgLoC6cS8QbpC6gS9QbqC6oS9gbrC6sS9gbsC64S9gbtC68S9gbuC7AS9gbvC7IS9gbwC7QSAvELtRL3BvILtxL2BvMLuRIC9Au6EvgG9Qu7EvYG9gu8EvYG9wu9EgL4C8AS-Qb5C8ES_Qb6C8MS_gb7C8QS_gb8C8cS_gb9C8gS_gb-C8kS_gb_C8sS_gaADM0SAoEMzhL_BoIM0BL-BoMM0hIChAzTEoAHhQzUEv4GhgzVEv4GhwzWEgKIDNkSgQeJDNoShQeKDNwShgeLDN0ShgeMDOAShgeNDOEShgeODOIShgePDOQShgeQDOYSApEM5xKHB5IM6RKGB5MM6xIClAzsEogHlQztEoYHlgzuEoYHlwzvEgKYDPISiQeZDPMSjweaDPUSkAebDPYSkAecDPkSkAedDPoSkAeeDPsSkAefDP0SkAegDP8SAqEMgBORB6IMghOQB6MMhBMCpAyFE5IHpQyGE5AHpgyHE5AHpwyIEwKoDIsTkwepDIwTmQeqDI4TmgerDI8TmgesDJITmgetDJMTmgeuDJQTmgevDJYTmgewDJgTArEMmRObB7IMmxOaB7MMnRMCtAyeE5wHtQyfE5oHtgygE5oHtwyhEwK4DKQTnQe5DKUTowe6DKcTpAe7DKgTpAe8DKsTpAe9DKwTpAe-DK0TpAe_DK8TpAfADLETAsEMshOlB8IMtBOkB8MMthMCxAy3E6YHxQy4E6QHxgy5E6QHxwy6EwLIDL0TpwfJDL4TrQfKDMATrgfLDMETrgfMDMQTrgfNDMUTrgfODMYTrgfPDMgTrgfQDMoTAtEMyxOvB9IMzROuB9MMzxMC1AzQE7AH1QzRE64H1gzSE64H1wzTEwLYDNYTsQfZDNcTtwfaDNkTuAfbDNoTuAfcDN0TuAfdDN4TuAfeDN8TuAffDOETuAfgDOMTAuEM5BO5B-IM5hO4B-MM6BMC5AzpE7oH5QzqE7gH5gzrE7gH5wzsEwLoDO8TuwfpDPATwQfqDPITwgfrDPMTwgfsDPYTwgftDPcTwgfuDPgTwgfvDPoTwgfwDPwTAvEM_RPDB_IM_xPCB_MMgRQC9AyCFMQH9QyDFMIH9gyEFMIH9wyFFAL4DIgUxQf5DIkUyQf6DIsUygf7DIwUygf8DI8Uygf9DJAUygf-DJEUygf_DJMUygeADZUUAoENlhTLB4INmBTKB4MNmhQChA2bFMwHhQ2cFMoHhg2dFMoHhw2eFAKIDaEUzQeJDaIU0weKDaQU1AeLDaUU1AeMDagU1AeNDakU1AeODaoU1AePDawU1AeQDa4UApENrxTVB5INsRTUB5MNsxQClA20FNYHlQ21FNQHlg22FNQHlw23FAKYDboU1weZDbsU2wecDb0U3AedDcIU3AeeDcMU3AefDcQU3AegDcUU3AehDccU3AeiDckUAqMNyhTfB6QNzBTcB6UNzhQCpg3PFOAHpw3QFNwHqA3RFNwHqQ3SFAKqDdUU4QerDdYU5wesDdgU3QetDdkU3QeuDdwU3QevDd0U3QewDd4U3QexDeAU3QeyDeIUArMN4xToB7QN5RTdB7UN5xQCtg3oFOkHtw3pFN0HuA3qFN0HuQ3rFAK6De4U6ge7De8U7ge8DfEU7we9DfIU7we-DfUU7we_DfYU7wfADfcU7wfBDfkU7wfCDfsUAsMN_BTwB8QN_hTvB8UNgBUCxg2BFfEHxw2CFe8HyA2DFe8HyQ2EFQLKDYcV8gfLDYgV-AfMDYoV-QfNDYsV-QfODY4V-QfPDY8V-QfQDZAV-QfRDZIV-QfSDZQVAtMNlRX6B9QNlxX5B9UNmRUC1g2aFfsH1w2bFfkH2A2cFfkH2Q2dFQLaDaAV_AfbDaEVgAjcDaMVgQjdDaQVgQjeDacVgQjfDagVgQjgDakVgQjhDasVgQjiDa0VAuMNrhWCCOQNsBWBCOUNshUC5g2zFYMI5w20FYEI6A21FYEI6Q22FQLqDbkVhAjrDboVigjwDbwViwjxDccViwjyDcoViwjzDcsViwj0DcwViwj1Dc4Viwj2DdAVAvcN0RWQCPgN0xWLCPkN1RUC-g3WFZEI-w3XFYsI_A3YFYsI_Q3ZFQL-DdwVkgj_Dd0VlgiADt4VjAiBDt8VjAiCDuAVjAiDDuEVjAiEDuIVjAiFDuQVjAiGDuYVAocO5xWXCIgO6RWMCIkO6xUCig7sFZgIiw7tFYwIjA7uFYwIjQ7vFQKODvIVmQiPDvMVnwiQDvQVjQiRDvUVjQiSDvYVjQiTDvcVjQiUDvgVjQiVDvoVjQiWDvwVApcO_RWgCJgO_xWNCJkOgRYCmg6CFqEImw6DFo0InA6EFo0InQ6FFgKeDogWogifDokWqAg"
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
