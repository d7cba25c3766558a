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
config.runtimeDataModel = JSON.parse('{"models":{"EarnedAchievement":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"},{"name":"earnedAt","kind":"scalar","type":"DateTime","dbName":"earned_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"}],"dbName":"earned_achievement","schema":null},"AgentEvent":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"kind","kind":"scalar","type":"String"},{"name":"agentId","kind":"scalar","type":"Decimal","dbName":"agent_id"},{"name":"account","kind":"scalar","type":"String"},{"name":"feedbackIndex","kind":"scalar","type":"Decimal","dbName":"feedback_index"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"decimals","kind":"scalar","type":"Int"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"agent_event","schema":null},"AgentSource":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"identity","kind":"scalar","type":"String"},{"name":"reputation","kind":"scalar","type":"String"},{"name":"firstBlock","kind":"scalar","type":"BigInt","dbName":"first_block"},{"name":"readTo","kind":"scalar","type":"BigInt","dbName":"read_to"},{"name":"followedFrom","kind":"scalar","type":"BigInt","dbName":"followed_from"}],"dbName":"agent_source","schema":null},"Appeal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"flag","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"decideBy","kind":"scalar","type":"DateTime","dbName":"decide_by"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"decision","kind":"scalar","type":"String"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"totalBefore","kind":"scalar","type":"Int","dbName":"total_before"},{"name":"totalAfter","kind":"scalar","type":"Int","dbName":"total_after"},{"name":"consent","kind":"scalar","type":"String"}],"dbName":"appeal","schema":null},"AttestationSchema":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"schema","kind":"scalar","type":"String"},{"name":"resolver","kind":"scalar","type":"String"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"attestation_schema","schema":null},"Attestation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"data","kind":"scalar","type":"String"},{"name":"omittedBytes","kind":"scalar","type":"Int","dbName":"omitted_bytes"},{"name":"decoded","kind":"scalar","type":"Json"},{"name":"preview","kind":"scalar","type":"Json"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"refUid","kind":"scalar","type":"String","dbName":"ref_uid"},{"name":"salt","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"signatureKind","kind":"scalar","type":"String","dbName":"signature_kind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"revocationReason","kind":"scalar","type":"String","dbName":"revocation_reason"},{"name":"revocationDetails","kind":"scalar","type":"String","dbName":"revocation_details"},{"name":"publicReason","kind":"scalar","type":"String","dbName":"public_reason"},{"name":"revocationSignature","kind":"scalar","type":"String","dbName":"revocation_signature"},{"name":"revocationSeq","kind":"scalar","type":"BigInt","dbName":"revocation_seq"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revokedBlock","kind":"scalar","type":"BigInt","dbName":"revoked_block"},{"name":"revokedTxHash","kind":"scalar","type":"String","dbName":"revoked_tx_hash"},{"name":"final","kind":"scalar","type":"Boolean"}],"dbName":"attestation","schema":null},"LeftOutAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"sender","kind":"scalar","type":"String"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"attestation","kind":"scalar","type":"Json"}],"dbName":"left_out_attestation","schema":null},"EarlyRevocation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"}],"dbName":"early_revocation","schema":null},"IssuerWeight":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"fromDay","kind":"scalar","type":"BigInt","dbName":"from_day"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"issuer_weight","schema":null},"Notification":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"}],"dbName":"notification","schema":null},"PendingAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"uid","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"subject","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revocation","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"}],"dbName":"pending_attestation","schema":null},"Meta":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Json"}],"dbName":"meta","schema":null},"Developer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tier","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"erasingAt","kind":"scalar","type":"DateTime","dbName":"erasing_at"},{"name":"erasedAt","kind":"scalar","type":"DateTime","dbName":"erased_at"},{"name":"erasedTrackings","kind":"scalar","type":"Int","dbName":"erased_trackings"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToDeveloper"},{"name":"noticeChannels","kind":"object","type":"NoticeChannel","relationName":"DeveloperToNoticeChannel"}],"dbName":"developer","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"origins","kind":"scalar","type":"String"},{"name":"policyIds","kind":"scalar","type":"String","dbName":"policy_ids"},{"name":"permissions","kind":"scalar","type":"String"},{"name":"rateLimit","kind":"scalar","type":"Int","dbName":"rate_limit"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"last4","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"replacedBy","kind":"scalar","type":"String","dbName":"replaced_by"},{"name":"developer","kind":"object","type":"Developer","relationName":"ApiKeyToDeveloper"}],"dbName":"api_key","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actor","kind":"scalar","type":"String"},{"name":"act","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"}],"dbName":"audit_entry","schema":null},"IdempotentRequest":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"committed","kind":"scalar","type":"Boolean"},{"name":"results","kind":"scalar","type":"Bytes"},{"name":"fence","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"idempotent_request","schema":null},"IdempotentBytes":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"bytes","kind":"scalar","type":"BigInt"}],"dbName":"idempotent_bytes","schema":null},"DayCount":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"requests","kind":"scalar","type":"Int"}],"dbName":"day_count","schema":null},"AuthNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"auth_nonce","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"session","schema":null},"UsageHour":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"endpoint","kind":"scalar","type":"String"},{"name":"requests","kind":"scalar","type":"Int"},{"name":"errors","kind":"scalar","type":"Int"},{"name":"latencies","kind":"scalar","type":"Int"}],"dbName":"usage_hour","schema":null},"Epoch":{"fields":[{"name":"number","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"String"},{"name":"previousRoot","kind":"scalar","type":"String","dbName":"previous_root"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"rows","kind":"scalar","type":"Int"},{"name":"chains","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"nodes","kind":"scalar","type":"Bytes"},{"name":"lineBytes","kind":"scalar","type":"BigInt","dbName":"line_bytes"},{"name":"checksum","kind":"scalar","type":"BigInt"},{"name":"storedBytes","kind":"scalar","type":"BigInt","dbName":"stored_bytes"},{"name":"published","kind":"scalar","type":"Json"}],"dbName":"epoch","schema":null},"EpochPage":{"fields":[{"name":"epoch","kind":"scalar","type":"Int"},{"name":"firstIndex","kind":"scalar","type":"Int","dbName":"first_index"},{"name":"firstAddress","kind":"scalar","type":"String","dbName":"first_address"},{"name":"chunkHash","kind":"scalar","type":"Bytes","dbName":"chunk_hash"},{"name":"leaves","kind":"scalar","type":"Bytes"},{"name":"chunk","kind":"object","type":"EpochChunk","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_page","schema":null},"EpochChunk":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"data","kind":"scalar","type":"Bytes"},{"name":"pages","kind":"object","type":"EpochPage","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_chunk","schema":null},"NameEvent":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameHash","kind":"scalar","type":"String","dbName":"name_hash"},{"name":"account","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"name_event","schema":null},"Identity":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"state","kind":"scalar","type":"String"},{"name":"parent","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"mintedAt","kind":"scalar","type":"DateTime","dbName":"minted_at"},{"name":"final","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"blocked","kind":"scalar","type":"Boolean"},{"name":"received","kind":"scalar","type":"Boolean"},{"name":"wallets","kind":"object","type":"IdentityWallet","relationName":"IdentityToIdentityWallet"}],"dbName":"identity","schema":null},"IdentityWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"primary","kind":"scalar","type":"Boolean"},{"name":"linkedAt","kind":"scalar","type":"DateTime","dbName":"linked_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"counts","kind":"scalar","type":"Boolean"},{"name":"identity","kind":"object","type":"Identity","relationName":"IdentityToIdentityWallet"}],"dbName":"identity_wallet","schema":null},"IdentityDeparture":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leftAt","kind":"scalar","type":"DateTime","dbName":"left_at"}],"dbName":"identity_departure","schema":null},"IdentityPast":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"owner","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"wallets","kind":"scalar","type":"Json"}],"dbName":"identity_past","schema":null},"WalletGroup":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"joinedAt","kind":"scalar","type":"DateTime","dbName":"joined_at"}],"dbName":"wallet_group","schema":null},"ChainCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"headNumber","kind":"scalar","type":"BigInt","dbName":"head_number"},{"name":"finalizedBlock","kind":"scalar","type":"BigInt","dbName":"finalized_block"},{"name":"scoredBlock","kind":"scalar","type":"BigInt","dbName":"scored_block"},{"name":"scoredHash","kind":"scalar","type":"String","dbName":"scored_hash"},{"name":"dayBlockNumber","kind":"scalar","type":"BigInt","dbName":"day_block_number"},{"name":"dayBlockHash","kind":"scalar","type":"String","dbName":"day_block_hash"},{"name":"dayBlockTime","kind":"scalar","type":"BigInt","dbName":"day_block_time"},{"name":"state","kind":"scalar","type":"String"},{"name":"error","kind":"scalar","type":"String"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"missingBlock","kind":"scalar","type":"BigInt","dbName":"missing_block"},{"name":"missingSince","kind":"scalar","type":"DateTime","dbName":"missing_since"}],"dbName":"chain_cursor","schema":null},"ExplorerHead":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"guessed","kind":"scalar","type":"Boolean"}],"dbName":"explorer_head","schema":null},"ExplorerFault":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"host","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"}],"dbName":"explorer_fault","schema":null},"ChainControl":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"pausedAt","kind":"scalar","type":"DateTime","dbName":"paused_at"},{"name":"pauseReason","kind":"scalar","type":"String","dbName":"pause_reason"},{"name":"reindexFrom","kind":"scalar","type":"BigInt","dbName":"reindex_from"},{"name":"reindexRequestedAt","kind":"scalar","type":"DateTime","dbName":"reindex_requested_at"},{"name":"reindexStartedAt","kind":"scalar","type":"DateTime","dbName":"reindex_started_at"},{"name":"setAsideBlock","kind":"scalar","type":"BigInt","dbName":"set_aside_block"},{"name":"setAsideRequestedAt","kind":"scalar","type":"DateTime","dbName":"set_aside_requested_at"}],"dbName":"chain_control","schema":null},"Block":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"String"},{"name":"parentHash","kind":"scalar","type":"String","dbName":"parent_hash"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"statedTime","kind":"scalar","type":"BigInt","dbName":"stated_time"}],"dbName":"block","schema":null},"Activity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"activity","schema":null},"Facts":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"}],"dbName":"facts","schema":null},"FactsSnapshot":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"facts_snapshot","schema":null},"FundingCluster":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"funder","kind":"scalar","type":"String"},{"name":"clusterSize","kind":"scalar","type":"Int","dbName":"cluster_size"},{"name":"chainLength","kind":"scalar","type":"Int","dbName":"chain_length"}],"dbName":"funding_cluster","schema":null},"AlikeCluster":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"size","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"Json"},{"name":"foundBy","kind":"scalar","type":"String","dbName":"found_by"}],"dbName":"alike_cluster","schema":null},"PassedMoney":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"lots","kind":"scalar","type":"Json"}],"dbName":"passed_money","schema":null},"PaymentTrust":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"payment_trust","schema":null},"QuarantinedTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"firstBlock","kind":"scalar","type":"BigInt","dbName":"first_block"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"}],"dbName":"quarantined_transaction","schema":null},"QuarantinedWallet":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"partlyRead","kind":"scalar","type":"Boolean","dbName":"partly_read"}],"dbName":"quarantined_wallet","schema":null},"List":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"read","kind":"scalar","type":"String"},{"name":"repair","kind":"scalar","type":"Boolean"},{"name":"column","kind":"scalar","type":"String"},{"name":"previousId","kind":"scalar","type":"String","dbName":"previous_id"},{"name":"format","kind":"scalar","type":"Json"},{"name":"columns","kind":"scalar","type":"Json"},{"name":"counts","kind":"scalar","type":"Json"},{"name":"summary","kind":"scalar","type":"Json"},{"name":"charged","kind":"scalar","type":"Boolean"},{"name":"reading","kind":"scalar","type":"String"},{"name":"lastRow","kind":"scalar","type":"Int","dbName":"last_row"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"source","kind":"scalar","type":"Json"},{"name":"sourceState","kind":"scalar","type":"Json","dbName":"source_state"},{"name":"uploads","kind":"object","type":"ListUpload","relationName":"ListToListUpload"},{"name":"balances","kind":"object","type":"ListBalance","relationName":"ListToListBalance"},{"name":"rows","kind":"object","type":"ListRow","relationName":"ListToListRow"},{"name":"lines","kind":"object","type":"ListLine","relationName":"ListToListLine"},{"name":"clusters","kind":"object","type":"ListCluster","relationName":"ListToListCluster"},{"name":"shares","kind":"object","type":"ListShare","relationName":"ListToListShare"}],"dbName":"list","schema":null},"ListUpload":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"list","kind":"object","type":"List","relationName":"ListToListUpload"}],"dbName":"list_upload","schema":null},"ListBalance":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"holder","kind":"scalar","type":"String"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"list","kind":"object","type":"List","relationName":"ListToListBalance"}],"dbName":"list_balance","schema":null},"ListRow":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"row","kind":"scalar","type":"Int"},{"name":"line","kind":"scalar","type":"Int"},{"name":"input","kind":"scalar","type":"String"},{"name":"identity","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"special","kind":"scalar","type":"String"},{"name":"duplicateOf","kind":"scalar","type":"Int","dbName":"duplicate_of"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reasons","kind":"scalar","type":"Json"},{"name":"svcId","kind":"scalar","type":"String","dbName":"svc_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"tier","kind":"scalar","type":"String"},{"name":"flags","kind":"scalar","type":"String"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"known","kind":"scalar","type":"Boolean"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"keep","kind":"scalar","type":"Boolean"},{"name":"sameAs","kind":"scalar","type":"Int","dbName":"same_as"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"list","kind":"object","type":"List","relationName":"ListToListRow"}],"dbName":"list_row","schema":null},"ListLine":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"line","kind":"scalar","type":"Int"},{"name":"row","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListLine"}],"dbName":"list_line","schema":null},"ListCluster":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"size","kind":"scalar","type":"Int"},{"name":"strength","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"keep","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListCluster"}],"dbName":"list_cluster","schema":null},"ListShare":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"list","kind":"object","type":"List","relationName":"ListToListShare"}],"dbName":"list_share","schema":null},"ListTree":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"who","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"String"},{"name":"cap","kind":"scalar","type":"Decimal"},{"name":"floor","kind":"scalar","type":"Decimal"},{"name":"decimals","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"Bytes"},{"name":"leaves","kind":"scalar","type":"Int"},{"name":"sum","kind":"scalar","type":"Decimal"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"day","kind":"scalar","type":"BigInt"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"issuedAt","kind":"scalar","type":"BigInt","dbName":"issued_at"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"leafRows","kind":"object","type":"ListTreeLeaf","relationName":"ListTreeToListTreeLeaf"},{"name":"nodes","kind":"object","type":"ListTreeNode","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree","schema":null},"ListTreeLeaf":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"index","kind":"scalar","type":"Int"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"position","kind":"scalar","type":"Int"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeLeaf"}],"dbName":"list_tree_leaf","schema":null},"ListTreeNode":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree_node","schema":null},"NoticeChannel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"medium","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"host","kind":"scalar","type":"String"},{"name":"kinds","kind":"scalar","type":"String"},{"name":"language","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"namedAt","kind":"scalar","type":"DateTime","dbName":"named_at"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"developer","kind":"object","type":"Developer","relationName":"DeveloperToNoticeChannel"},{"name":"events","kind":"object","type":"NoticeEvent","relationName":"NoticeChannelToNoticeEvent"},{"name":"messages","kind":"object","type":"NoticeMessage","relationName":"NoticeChannelToNoticeMessage"},{"name":"conditions","kind":"object","type":"NoticeCondition","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_channel","schema":null},"NoticeAddress":{"fields":[{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"asked","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"client","kind":"scalar","type":"String"},{"name":"refused","kind":"scalar","type":"Boolean"}],"dbName":"notice_address","schema":null},"NoticeEvent":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeEvent"}],"dbName":"notice_event","schema":null},"NoticeMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"items","kind":"scalar","type":"Json"},{"name":"notices","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeMessage"}],"dbName":"notice_message","schema":null},"NoticeCondition":{"fields":[{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"notifiedAt","kind":"scalar","type":"DateTime","dbName":"notified_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_condition","schema":null},"PersonSession":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"providerSession","kind":"scalar","type":"String","dbName":"provider_session"},{"name":"role","kind":"scalar","type":"String"},{"name":"grantedBy","kind":"scalar","type":"String","dbName":"granted_by"},{"name":"refreshToken","kind":"scalar","type":"String","dbName":"refresh_token"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"checkAt","kind":"scalar","type":"DateTime","dbName":"check_at"},{"name":"checkFault","kind":"scalar","type":"String","dbName":"check_fault"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"person_session","schema":null},"LogoutToken":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"ended","kind":"scalar","type":"String"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"logout_token","schema":null},"Policy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"simulations","kind":"object","type":"PolicySimulation","relationName":"PolicyToPolicySimulation"},{"name":"nullifiers","kind":"object","type":"PassNullifier","relationName":"PassNullifierToPolicy"},{"name":"snapshots","kind":"object","type":"SnapshotToken","relationName":"PolicyToSnapshotToken"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyToPolicyWatch"}],"dbName":"policy","schema":null},"PolicySimulation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"lastSubject","kind":"scalar","type":"String","dbName":"last_subject"},{"name":"tally","kind":"scalar","type":"Json"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicySimulation"}],"dbName":"policy_simulation","schema":null},"PassNullifier":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"nullifier","kind":"scalar","type":"String"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PassNullifierToPolicy"}],"dbName":"pass_nullifier","schema":null},"SnapshotToken":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"stored","kind":"scalar","type":"Int"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToSnapshotToken"},{"name":"blocks","kind":"object","type":"SnapshotBlock","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_token","schema":null},"SnapshotBlock":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"network","kind":"scalar","type":"BigInt"},{"name":"snapshot","kind":"scalar","type":"BigInt"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"token","kind":"object","type":"SnapshotToken","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_block","schema":null},"SnapshotAnswer":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"address","kind":"scalar","type":"String"},{"name":"score","kind":"scalar","type":"Int"}],"dbName":"snapshot_answer","schema":null},"PolicyWatch":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"wallets","kind":"scalar","type":"Int"},{"name":"readsChain","kind":"scalar","type":"Boolean","dbName":"reads_chain"},{"name":"turnAt","kind":"scalar","type":"DateTime","dbName":"turn_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicyWatch"},{"name":"watched","kind":"object","type":"WatchedWallet","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"policy_watch","schema":null},"WatchedWallet":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"chainOutcomes","kind":"scalar","type":"String","dbName":"chain_outcomes"},{"name":"chainReadAt","kind":"scalar","type":"DateTime","dbName":"chain_read_at"},{"name":"nextOutcome","kind":"scalar","type":"String","dbName":"next_outcome"},{"name":"nextBlocks","kind":"scalar","type":"Json","dbName":"next_blocks"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"watched_wallet","schema":null},"ChainRead":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"calls","kind":"scalar","type":"Int"}],"dbName":"chain_read","schema":null},"OnceWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"party","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"traceparent","kind":"scalar","type":"String"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"histories","kind":"object","type":"OnceHistory","relationName":"OnceHistoryToOnceWallet"},{"name":"questions","kind":"object","type":"OnceQuestion","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_wallet","schema":null},"OnceHistory":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"headAt","kind":"scalar","type":"BigInt","dbName":"head_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceHistoryToOnceWallet"}],"dbName":"once_history","schema":null},"OnceQuestion":{"fields":[{"name":"asker","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"reads","kind":"scalar","type":"Boolean"},{"name":"payer","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"compareFrom","kind":"scalar","type":"DateTime","dbName":"compare_from"},{"name":"alike","kind":"scalar","type":"Json"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_question","schema":null},"Reservation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"name","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"deposit","kind":"scalar","type":"Decimal"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"state","kind":"scalar","type":"String"}],"dbName":"reservation","schema":null},"ReservationCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"}],"dbName":"reservation_cursor","schema":null},"Voucher":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"claimer","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"referralCode","kind":"scalar","type":"String","dbName":"referral_code"},{"name":"consents","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"}],"dbName":"voucher","schema":null},"ReferralCode":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"referral_code","schema":null},"Referral":{"fields":[{"name":"referee","kind":"scalar","type":"String"},{"name":"referrer","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"referral","schema":null},"SponsoredMint":{"fields":[{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsored_mint","schema":null},"SentTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"sender","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"raw","kind":"scalar","type":"String"},{"name":"hashes","kind":"scalar","type":"String"},{"name":"raises","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"}],"dbName":"sent_transaction","schema":null},"Score":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"bonus","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"unavailable","kind":"scalar","type":"String"},{"name":"stale","kind":"scalar","type":"String"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"modelHash","kind":"scalar","type":"Bytes","dbName":"model_hash"},{"name":"reachedAt","kind":"scalar","type":"BigInt","dbName":"reached_at"},{"name":"nextChangeDay","kind":"scalar","type":"BigInt","dbName":"next_change_day"},{"name":"steps","kind":"scalar","type":"Int"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"score","schema":null},"ScoreFacts":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"score_facts","schema":null},"ScoreFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"before","kind":"scalar","type":"Int"},{"name":"after","kind":"scalar","type":"Int"},{"name":"rankedBefore","kind":"scalar","type":"Boolean","dbName":"ranked_before"},{"name":"rankedAfter","kind":"scalar","type":"Boolean","dbName":"ranked_after"},{"name":"reachedBefore","kind":"scalar","type":"BigInt","dbName":"reached_before"},{"name":"reachedAfter","kind":"scalar","type":"BigInt","dbName":"reached_after"},{"name":"cause","kind":"scalar","type":"String"},{"name":"sourceChain","kind":"scalar","type":"BigInt","dbName":"source_chain"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"}],"dbName":"score_feed","schema":null},"IdentityFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"identity","kind":"scalar","type":"String"}],"dbName":"identity_feed","schema":null},"SavedRanking":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"position","kind":"scalar","type":"String"},{"name":"scopes","kind":"scalar","type":"Json"},{"name":"savedAt","kind":"scalar","type":"DateTime","dbName":"saved_at"}],"dbName":"saved_ranking","schema":null},"ScoreClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"recordedAt","kind":"scalar","type":"DateTime","dbName":"recorded_at"}],"dbName":"score_close","schema":null},"StaleClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"stale_close","schema":null},"PendingScore":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"scoredTo","kind":"scalar","type":"String","dbName":"scored_to"},{"name":"scored","kind":"scalar","type":"BigInt"}],"dbName":"pending_score","schema":null},"ModelSwitch":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"version","kind":"scalar","type":"String"},{"name":"announcedAt","kind":"scalar","type":"DateTime","dbName":"announced_at"},{"name":"activeFrom","kind":"scalar","type":"DateTime","dbName":"active_from"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"rescoredAt","kind":"scalar","type":"DateTime","dbName":"rescored_at"},{"name":"summary","kind":"scalar","type":"Json"}],"dbName":"model_switch","schema":null},"ModelComparison":{"fields":[{"name":"version","kind":"scalar","type":"String"},{"name":"requestedAt","kind":"scalar","type":"DateTime","dbName":"requested_at"},{"name":"compared","kind":"scalar","type":"Int"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"result","kind":"scalar","type":"Json"}],"dbName":"model_comparison","schema":null},"ScreeningList":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"sourceAt","kind":"scalar","type":"DateTime","dbName":"source_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"changedAt","kind":"scalar","type":"DateTime","dbName":"changed_at"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"entries","kind":"scalar","type":"Int"},{"name":"unread","kind":"scalar","type":"Int"},{"name":"etag","kind":"scalar","type":"String"},{"name":"lastModified","kind":"scalar","type":"String","dbName":"last_modified"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"error","kind":"scalar","type":"String"},{"name":"refused","kind":"scalar","type":"String"},{"name":"refusedCount","kind":"scalar","type":"Int","dbName":"refused_count"},{"name":"accepted","kind":"scalar","type":"String"}],"dbName":"screening_list","schema":null},"ScreeningEntry":{"fields":[{"name":"list","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"listed","kind":"scalar","type":"Boolean"}],"dbName":"screening_entry","schema":null},"ScreeningDay":{"fields":[{"name":"list","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"}],"dbName":"screening_day","schema":null},"Takedown":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"liftedAt","kind":"scalar","type":"DateTime","dbName":"lifted_at"}],"dbName":"takedown","schema":null},"TradingCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"since24h","kind":"scalar","type":"BigInt","dbName":"since_24h"},{"name":"since7d","kind":"scalar","type":"BigInt","dbName":"since_7d"},{"name":"since30d","kind":"scalar","type":"BigInt","dbName":"since_30d"},{"name":"settings","kind":"scalar","type":"String"}],"dbName":"trading_cursor","schema":null},"Trade":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trade","schema":null},"TradingHolding":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"cost","kind":"scalar","type":"Decimal"}],"dbName":"trading_holding","schema":null},"Trader":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"trades","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trader","schema":null},"TraderHistogram":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"sort","kind":"scalar","type":"String"},{"name":"bucket","kind":"scalar","type":"Decimal"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"traders","kind":"scalar","type":"BigInt"}],"dbName":"trader_histogram","schema":null},"StaleTrader":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"subject","kind":"scalar","type":"String"}],"dbName":"stale_trader","schema":null},"Wallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"wallet","schema":null},"TrackedWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"smartAccount","kind":"scalar","type":"Boolean","dbName":"smart_account"},{"name":"error","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"fromBlock","kind":"scalar","type":"BigInt","dbName":"from_block"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"},{"name":"attestedFrom","kind":"scalar","type":"BigInt","dbName":"attested_from"},{"name":"attestedTo","kind":"scalar","type":"BigInt","dbName":"attested_to"},{"name":"attestDue","kind":"scalar","type":"DateTime","dbName":"attest_due"}],"dbName":"tracked_wallet","schema":null},"Tracking":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"tracking","schema":null},"Backfill":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"party","kind":"scalar","type":"String"},{"name":"line","kind":"object","type":"BackfillParty","relationName":"BackfillToBackfillParty"},{"name":"turns","kind":"scalar","type":"Int"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Json"}],"dbName":"backfill","schema":null},"BackfillParty":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"servedAt","kind":"scalar","type":"DateTime","dbName":"served_at"},{"name":"backfills","kind":"object","type":"Backfill","relationName":"BackfillToBackfillParty"}],"dbName":"backfill_party","schema":null},"StagedActivity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"staged_activity","schema":null},"AutomaticTracking":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"automatic_tracking","schema":null},"Outbox":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"event","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subjectsDone","kind":"scalar","type":"Boolean","dbName":"subjects_done"},{"name":"expandedTo","kind":"scalar","type":"String","dbName":"expanded_to"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"events","kind":"scalar","type":"String"},{"name":"subjects","kind":"scalar","type":"String"},{"name":"allSubjects","kind":"scalar","type":"Boolean","dbName":"all_subjects"},{"name":"secret","kind":"scalar","type":"String"},{"name":"oldSecret","kind":"scalar","type":"String","dbName":"old_secret"},{"name":"oldSecretUntil","kind":"scalar","type":"DateTime","dbName":"old_secret_until"},{"name":"signatureKey","kind":"scalar","type":"String","dbName":"signature_key"},{"name":"oldSignatureKey","kind":"scalar","type":"String","dbName":"old_signature_key"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"operatorOff","kind":"scalar","type":"Boolean","dbName":"operator_off"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"isFull","kind":"scalar","type":"Boolean","dbName":"is_full"},{"name":"missedFrom","kind":"scalar","type":"DateTime","dbName":"missed_from"},{"name":"missedUntil","kind":"scalar","type":"DateTime","dbName":"missed_until"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"event","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"earlierAttempts","kind":"scalar","type":"Int","dbName":"earlier_attempts"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"traceparent","kind":"scalar","type":"String"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"},{"name":"attempts","kind":"object","type":"WebhookAttempt","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_delivery","schema":null},"WebhookAttempt":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"error","kind":"scalar","type":"String"},{"name":"requestHeaders","kind":"scalar","type":"Json","dbName":"request_headers"},{"name":"responseBody","kind":"scalar","type":"String","dbName":"response_body"},{"name":"delivery","kind":"object","type":"WebhookDelivery","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_attempt","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","EarnedAchievement.findUnique","EarnedAchievement.findUniqueOrThrow","orderBy","cursor","EarnedAchievement.findFirst","EarnedAchievement.findFirstOrThrow","EarnedAchievement.findMany","data","EarnedAchievement.createOne","EarnedAchievement.createMany","EarnedAchievement.createManyAndReturn","EarnedAchievement.updateOne","EarnedAchievement.updateMany","EarnedAchievement.updateManyAndReturn","create","update","EarnedAchievement.upsertOne","EarnedAchievement.deleteOne","EarnedAchievement.deleteMany","having","_count","_min","_max","EarnedAchievement.groupBy","EarnedAchievement.aggregate","AgentEvent.findUnique","AgentEvent.findUniqueOrThrow","AgentEvent.findFirst","AgentEvent.findFirstOrThrow","AgentEvent.findMany","AgentEvent.createOne","AgentEvent.createMany","AgentEvent.createManyAndReturn","AgentEvent.updateOne","AgentEvent.updateMany","AgentEvent.updateManyAndReturn","AgentEvent.upsertOne","AgentEvent.deleteOne","AgentEvent.deleteMany","_avg","_sum","AgentEvent.groupBy","AgentEvent.aggregate","AgentSource.findUnique","AgentSource.findUniqueOrThrow","AgentSource.findFirst","AgentSource.findFirstOrThrow","AgentSource.findMany","AgentSource.createOne","AgentSource.createMany","AgentSource.createManyAndReturn","AgentSource.updateOne","AgentSource.updateMany","AgentSource.updateManyAndReturn","AgentSource.upsertOne","AgentSource.deleteOne","AgentSource.deleteMany","AgentSource.groupBy","AgentSource.aggregate","Appeal.findUnique","Appeal.findUniqueOrThrow","Appeal.findFirst","Appeal.findFirstOrThrow","Appeal.findMany","Appeal.createOne","Appeal.createMany","Appeal.createManyAndReturn","Appeal.updateOne","Appeal.updateMany","Appeal.updateManyAndReturn","Appeal.upsertOne","Appeal.deleteOne","Appeal.deleteMany","Appeal.groupBy","Appeal.aggregate","AttestationSchema.findUnique","AttestationSchema.findUniqueOrThrow","AttestationSchema.findFirst","AttestationSchema.findFirstOrThrow","AttestationSchema.findMany","AttestationSchema.createOne","AttestationSchema.createMany","AttestationSchema.createManyAndReturn","AttestationSchema.updateOne","AttestationSchema.updateMany","AttestationSchema.updateManyAndReturn","AttestationSchema.upsertOne","AttestationSchema.deleteOne","AttestationSchema.deleteMany","AttestationSchema.groupBy","AttestationSchema.aggregate","Attestation.findUnique","Attestation.findUniqueOrThrow","Attestation.findFirst","Attestation.findFirstOrThrow","Attestation.findMany","Attestation.createOne","Attestation.createMany","Attestation.createManyAndReturn","Attestation.updateOne","Attestation.updateMany","Attestation.updateManyAndReturn","Attestation.upsertOne","Attestation.deleteOne","Attestation.deleteMany","Attestation.groupBy","Attestation.aggregate","LeftOutAttestation.findUnique","LeftOutAttestation.findUniqueOrThrow","LeftOutAttestation.findFirst","LeftOutAttestation.findFirstOrThrow","LeftOutAttestation.findMany","LeftOutAttestation.createOne","LeftOutAttestation.createMany","LeftOutAttestation.createManyAndReturn","LeftOutAttestation.updateOne","LeftOutAttestation.updateMany","LeftOutAttestation.updateManyAndReturn","LeftOutAttestation.upsertOne","LeftOutAttestation.deleteOne","LeftOutAttestation.deleteMany","LeftOutAttestation.groupBy","LeftOutAttestation.aggregate","EarlyRevocation.findUnique","EarlyRevocation.findUniqueOrThrow","EarlyRevocation.findFirst","EarlyRevocation.findFirstOrThrow","EarlyRevocation.findMany","EarlyRevocation.createOne","EarlyRevocation.createMany","EarlyRevocation.createManyAndReturn","EarlyRevocation.updateOne","EarlyRevocation.updateMany","EarlyRevocation.updateManyAndReturn","EarlyRevocation.upsertOne","EarlyRevocation.deleteOne","EarlyRevocation.deleteMany","EarlyRevocation.groupBy","EarlyRevocation.aggregate","IssuerWeight.findUnique","IssuerWeight.findUniqueOrThrow","IssuerWeight.findFirst","IssuerWeight.findFirstOrThrow","IssuerWeight.findMany","IssuerWeight.createOne","IssuerWeight.createMany","IssuerWeight.createManyAndReturn","IssuerWeight.updateOne","IssuerWeight.updateMany","IssuerWeight.updateManyAndReturn","IssuerWeight.upsertOne","IssuerWeight.deleteOne","IssuerWeight.deleteMany","IssuerWeight.groupBy","IssuerWeight.aggregate","Notification.findUnique","Notification.findUniqueOrThrow","Notification.findFirst","Notification.findFirstOrThrow","Notification.findMany","Notification.createOne","Notification.createMany","Notification.createManyAndReturn","Notification.updateOne","Notification.updateMany","Notification.updateManyAndReturn","Notification.upsertOne","Notification.deleteOne","Notification.deleteMany","Notification.groupBy","Notification.aggregate","PendingAttestation.findUnique","PendingAttestation.findUniqueOrThrow","PendingAttestation.findFirst","PendingAttestation.findFirstOrThrow","PendingAttestation.findMany","PendingAttestation.createOne","PendingAttestation.createMany","PendingAttestation.createManyAndReturn","PendingAttestation.updateOne","PendingAttestation.updateMany","PendingAttestation.updateManyAndReturn","PendingAttestation.upsertOne","PendingAttestation.deleteOne","PendingAttestation.deleteMany","PendingAttestation.groupBy","PendingAttestation.aggregate","Meta.findUnique","Meta.findUniqueOrThrow","Meta.findFirst","Meta.findFirstOrThrow","Meta.findMany","Meta.createOne","Meta.createMany","Meta.createManyAndReturn","Meta.updateOne","Meta.updateMany","Meta.updateManyAndReturn","Meta.upsertOne","Meta.deleteOne","Meta.deleteMany","Meta.groupBy","Meta.aggregate","developer","keys","channel","events","messages","conditions","noticeChannels","Developer.findUnique","Developer.findUniqueOrThrow","Developer.findFirst","Developer.findFirstOrThrow","Developer.findMany","Developer.createOne","Developer.createMany","Developer.createManyAndReturn","Developer.updateOne","Developer.updateMany","Developer.updateManyAndReturn","Developer.upsertOne","Developer.deleteOne","Developer.deleteMany","Developer.groupBy","Developer.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","IdempotentRequest.findUnique","IdempotentRequest.findUniqueOrThrow","IdempotentRequest.findFirst","IdempotentRequest.findFirstOrThrow","IdempotentRequest.findMany","IdempotentRequest.createOne","IdempotentRequest.createMany","IdempotentRequest.createManyAndReturn","IdempotentRequest.updateOne","IdempotentRequest.updateMany","IdempotentRequest.updateManyAndReturn","IdempotentRequest.upsertOne","IdempotentRequest.deleteOne","IdempotentRequest.deleteMany","IdempotentRequest.groupBy","IdempotentRequest.aggregate","IdempotentBytes.findUnique","IdempotentBytes.findUniqueOrThrow","IdempotentBytes.findFirst","IdempotentBytes.findFirstOrThrow","IdempotentBytes.findMany","IdempotentBytes.createOne","IdempotentBytes.createMany","IdempotentBytes.createManyAndReturn","IdempotentBytes.updateOne","IdempotentBytes.updateMany","IdempotentBytes.updateManyAndReturn","IdempotentBytes.upsertOne","IdempotentBytes.deleteOne","IdempotentBytes.deleteMany","IdempotentBytes.groupBy","IdempotentBytes.aggregate","DayCount.findUnique","DayCount.findUniqueOrThrow","DayCount.findFirst","DayCount.findFirstOrThrow","DayCount.findMany","DayCount.createOne","DayCount.createMany","DayCount.createManyAndReturn","DayCount.updateOne","DayCount.updateMany","DayCount.updateManyAndReturn","DayCount.upsertOne","DayCount.deleteOne","DayCount.deleteMany","DayCount.groupBy","DayCount.aggregate","AuthNonce.findUnique","AuthNonce.findUniqueOrThrow","AuthNonce.findFirst","AuthNonce.findFirstOrThrow","AuthNonce.findMany","AuthNonce.createOne","AuthNonce.createMany","AuthNonce.createManyAndReturn","AuthNonce.updateOne","AuthNonce.updateMany","AuthNonce.updateManyAndReturn","AuthNonce.upsertOne","AuthNonce.deleteOne","AuthNonce.deleteMany","AuthNonce.groupBy","AuthNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","Epoch.findUnique","Epoch.findUniqueOrThrow","Epoch.findFirst","Epoch.findFirstOrThrow","Epoch.findMany","Epoch.createOne","Epoch.createMany","Epoch.createManyAndReturn","Epoch.updateOne","Epoch.updateMany","Epoch.updateManyAndReturn","Epoch.upsertOne","Epoch.deleteOne","Epoch.deleteMany","Epoch.groupBy","Epoch.aggregate","pages","chunk","EpochPage.findUnique","EpochPage.findUniqueOrThrow","EpochPage.findFirst","EpochPage.findFirstOrThrow","EpochPage.findMany","EpochPage.createOne","EpochPage.createMany","EpochPage.createManyAndReturn","EpochPage.updateOne","EpochPage.updateMany","EpochPage.updateManyAndReturn","EpochPage.upsertOne","EpochPage.deleteOne","EpochPage.deleteMany","EpochPage.groupBy","EpochPage.aggregate","EpochChunk.findUnique","EpochChunk.findUniqueOrThrow","EpochChunk.findFirst","EpochChunk.findFirstOrThrow","EpochChunk.findMany","EpochChunk.createOne","EpochChunk.createMany","EpochChunk.createManyAndReturn","EpochChunk.updateOne","EpochChunk.updateMany","EpochChunk.updateManyAndReturn","EpochChunk.upsertOne","EpochChunk.deleteOne","EpochChunk.deleteMany","EpochChunk.groupBy","EpochChunk.aggregate","NameEvent.findUnique","NameEvent.findUniqueOrThrow","NameEvent.findFirst","NameEvent.findFirstOrThrow","NameEvent.findMany","NameEvent.createOne","NameEvent.createMany","NameEvent.createManyAndReturn","NameEvent.updateOne","NameEvent.updateMany","NameEvent.updateManyAndReturn","NameEvent.upsertOne","NameEvent.deleteOne","NameEvent.deleteMany","NameEvent.groupBy","NameEvent.aggregate","identity","wallets","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","IdentityWallet.findUnique","IdentityWallet.findUniqueOrThrow","IdentityWallet.findFirst","IdentityWallet.findFirstOrThrow","IdentityWallet.findMany","IdentityWallet.createOne","IdentityWallet.createMany","IdentityWallet.createManyAndReturn","IdentityWallet.updateOne","IdentityWallet.updateMany","IdentityWallet.updateManyAndReturn","IdentityWallet.upsertOne","IdentityWallet.deleteOne","IdentityWallet.deleteMany","IdentityWallet.groupBy","IdentityWallet.aggregate","IdentityDeparture.findUnique","IdentityDeparture.findUniqueOrThrow","IdentityDeparture.findFirst","IdentityDeparture.findFirstOrThrow","IdentityDeparture.findMany","IdentityDeparture.createOne","IdentityDeparture.createMany","IdentityDeparture.createManyAndReturn","IdentityDeparture.updateOne","IdentityDeparture.updateMany","IdentityDeparture.updateManyAndReturn","IdentityDeparture.upsertOne","IdentityDeparture.deleteOne","IdentityDeparture.deleteMany","IdentityDeparture.groupBy","IdentityDeparture.aggregate","IdentityPast.findUnique","IdentityPast.findUniqueOrThrow","IdentityPast.findFirst","IdentityPast.findFirstOrThrow","IdentityPast.findMany","IdentityPast.createOne","IdentityPast.createMany","IdentityPast.createManyAndReturn","IdentityPast.updateOne","IdentityPast.updateMany","IdentityPast.updateManyAndReturn","IdentityPast.upsertOne","IdentityPast.deleteOne","IdentityPast.deleteMany","IdentityPast.groupBy","IdentityPast.aggregate","WalletGroup.findUnique","WalletGroup.findUniqueOrThrow","WalletGroup.findFirst","WalletGroup.findFirstOrThrow","WalletGroup.findMany","WalletGroup.createOne","WalletGroup.createMany","WalletGroup.createManyAndReturn","WalletGroup.updateOne","WalletGroup.updateMany","WalletGroup.updateManyAndReturn","WalletGroup.upsertOne","WalletGroup.deleteOne","WalletGroup.deleteMany","WalletGroup.groupBy","WalletGroup.aggregate","ChainCursor.findUnique","ChainCursor.findUniqueOrThrow","ChainCursor.findFirst","ChainCursor.findFirstOrThrow","ChainCursor.findMany","ChainCursor.createOne","ChainCursor.createMany","ChainCursor.createManyAndReturn","ChainCursor.updateOne","ChainCursor.updateMany","ChainCursor.updateManyAndReturn","ChainCursor.upsertOne","ChainCursor.deleteOne","ChainCursor.deleteMany","ChainCursor.groupBy","ChainCursor.aggregate","ExplorerHead.findUnique","ExplorerHead.findUniqueOrThrow","ExplorerHead.findFirst","ExplorerHead.findFirstOrThrow","ExplorerHead.findMany","ExplorerHead.createOne","ExplorerHead.createMany","ExplorerHead.createManyAndReturn","ExplorerHead.updateOne","ExplorerHead.updateMany","ExplorerHead.updateManyAndReturn","ExplorerHead.upsertOne","ExplorerHead.deleteOne","ExplorerHead.deleteMany","ExplorerHead.groupBy","ExplorerHead.aggregate","ExplorerFault.findUnique","ExplorerFault.findUniqueOrThrow","ExplorerFault.findFirst","ExplorerFault.findFirstOrThrow","ExplorerFault.findMany","ExplorerFault.createOne","ExplorerFault.createMany","ExplorerFault.createManyAndReturn","ExplorerFault.updateOne","ExplorerFault.updateMany","ExplorerFault.updateManyAndReturn","ExplorerFault.upsertOne","ExplorerFault.deleteOne","ExplorerFault.deleteMany","ExplorerFault.groupBy","ExplorerFault.aggregate","ChainControl.findUnique","ChainControl.findUniqueOrThrow","ChainControl.findFirst","ChainControl.findFirstOrThrow","ChainControl.findMany","ChainControl.createOne","ChainControl.createMany","ChainControl.createManyAndReturn","ChainControl.updateOne","ChainControl.updateMany","ChainControl.updateManyAndReturn","ChainControl.upsertOne","ChainControl.deleteOne","ChainControl.deleteMany","ChainControl.groupBy","ChainControl.aggregate","Block.findUnique","Block.findUniqueOrThrow","Block.findFirst","Block.findFirstOrThrow","Block.findMany","Block.createOne","Block.createMany","Block.createManyAndReturn","Block.updateOne","Block.updateMany","Block.updateManyAndReturn","Block.upsertOne","Block.deleteOne","Block.deleteMany","Block.groupBy","Block.aggregate","Activity.findUnique","Activity.findUniqueOrThrow","Activity.findFirst","Activity.findFirstOrThrow","Activity.findMany","Activity.createOne","Activity.createMany","Activity.createManyAndReturn","Activity.updateOne","Activity.updateMany","Activity.updateManyAndReturn","Activity.upsertOne","Activity.deleteOne","Activity.deleteMany","Activity.groupBy","Activity.aggregate","Facts.findUnique","Facts.findUniqueOrThrow","Facts.findFirst","Facts.findFirstOrThrow","Facts.findMany","Facts.createOne","Facts.createMany","Facts.createManyAndReturn","Facts.updateOne","Facts.updateMany","Facts.updateManyAndReturn","Facts.upsertOne","Facts.deleteOne","Facts.deleteMany","Facts.groupBy","Facts.aggregate","FactsSnapshot.findUnique","FactsSnapshot.findUniqueOrThrow","FactsSnapshot.findFirst","FactsSnapshot.findFirstOrThrow","FactsSnapshot.findMany","FactsSnapshot.createOne","FactsSnapshot.createMany","FactsSnapshot.createManyAndReturn","FactsSnapshot.updateOne","FactsSnapshot.updateMany","FactsSnapshot.updateManyAndReturn","FactsSnapshot.upsertOne","FactsSnapshot.deleteOne","FactsSnapshot.deleteMany","FactsSnapshot.groupBy","FactsSnapshot.aggregate","FundingCluster.findUnique","FundingCluster.findUniqueOrThrow","FundingCluster.findFirst","FundingCluster.findFirstOrThrow","FundingCluster.findMany","FundingCluster.createOne","FundingCluster.createMany","FundingCluster.createManyAndReturn","FundingCluster.updateOne","FundingCluster.updateMany","FundingCluster.updateManyAndReturn","FundingCluster.upsertOne","FundingCluster.deleteOne","FundingCluster.deleteMany","FundingCluster.groupBy","FundingCluster.aggregate","AlikeCluster.findUnique","AlikeCluster.findUniqueOrThrow","AlikeCluster.findFirst","AlikeCluster.findFirstOrThrow","AlikeCluster.findMany","AlikeCluster.createOne","AlikeCluster.createMany","AlikeCluster.createManyAndReturn","AlikeCluster.updateOne","AlikeCluster.updateMany","AlikeCluster.updateManyAndReturn","AlikeCluster.upsertOne","AlikeCluster.deleteOne","AlikeCluster.deleteMany","AlikeCluster.groupBy","AlikeCluster.aggregate","PassedMoney.findUnique","PassedMoney.findUniqueOrThrow","PassedMoney.findFirst","PassedMoney.findFirstOrThrow","PassedMoney.findMany","PassedMoney.createOne","PassedMoney.createMany","PassedMoney.createManyAndReturn","PassedMoney.updateOne","PassedMoney.updateMany","PassedMoney.updateManyAndReturn","PassedMoney.upsertOne","PassedMoney.deleteOne","PassedMoney.deleteMany","PassedMoney.groupBy","PassedMoney.aggregate","PaymentTrust.findUnique","PaymentTrust.findUniqueOrThrow","PaymentTrust.findFirst","PaymentTrust.findFirstOrThrow","PaymentTrust.findMany","PaymentTrust.createOne","PaymentTrust.createMany","PaymentTrust.createManyAndReturn","PaymentTrust.updateOne","PaymentTrust.updateMany","PaymentTrust.updateManyAndReturn","PaymentTrust.upsertOne","PaymentTrust.deleteOne","PaymentTrust.deleteMany","PaymentTrust.groupBy","PaymentTrust.aggregate","QuarantinedTransaction.findUnique","QuarantinedTransaction.findUniqueOrThrow","QuarantinedTransaction.findFirst","QuarantinedTransaction.findFirstOrThrow","QuarantinedTransaction.findMany","QuarantinedTransaction.createOne","QuarantinedTransaction.createMany","QuarantinedTransaction.createManyAndReturn","QuarantinedTransaction.updateOne","QuarantinedTransaction.updateMany","QuarantinedTransaction.updateManyAndReturn","QuarantinedTransaction.upsertOne","QuarantinedTransaction.deleteOne","QuarantinedTransaction.deleteMany","QuarantinedTransaction.groupBy","QuarantinedTransaction.aggregate","QuarantinedWallet.findUnique","QuarantinedWallet.findUniqueOrThrow","QuarantinedWallet.findFirst","QuarantinedWallet.findFirstOrThrow","QuarantinedWallet.findMany","QuarantinedWallet.createOne","QuarantinedWallet.createMany","QuarantinedWallet.createManyAndReturn","QuarantinedWallet.updateOne","QuarantinedWallet.updateMany","QuarantinedWallet.updateManyAndReturn","QuarantinedWallet.upsertOne","QuarantinedWallet.deleteOne","QuarantinedWallet.deleteMany","QuarantinedWallet.groupBy","QuarantinedWallet.aggregate","list","uploads","balances","rows","lines","clusters","shares","List.findUnique","List.findUniqueOrThrow","List.findFirst","List.findFirstOrThrow","List.findMany","List.createOne","List.createMany","List.createManyAndReturn","List.updateOne","List.updateMany","List.updateManyAndReturn","List.upsertOne","List.deleteOne","List.deleteMany","List.groupBy","List.aggregate","ListUpload.findUnique","ListUpload.findUniqueOrThrow","ListUpload.findFirst","ListUpload.findFirstOrThrow","ListUpload.findMany","ListUpload.createOne","ListUpload.createMany","ListUpload.createManyAndReturn","ListUpload.updateOne","ListUpload.updateMany","ListUpload.updateManyAndReturn","ListUpload.upsertOne","ListUpload.deleteOne","ListUpload.deleteMany","ListUpload.groupBy","ListUpload.aggregate","ListBalance.findUnique","ListBalance.findUniqueOrThrow","ListBalance.findFirst","ListBalance.findFirstOrThrow","ListBalance.findMany","ListBalance.createOne","ListBalance.createMany","ListBalance.createManyAndReturn","ListBalance.updateOne","ListBalance.updateMany","ListBalance.updateManyAndReturn","ListBalance.upsertOne","ListBalance.deleteOne","ListBalance.deleteMany","ListBalance.groupBy","ListBalance.aggregate","ListRow.findUnique","ListRow.findUniqueOrThrow","ListRow.findFirst","ListRow.findFirstOrThrow","ListRow.findMany","ListRow.createOne","ListRow.createMany","ListRow.createManyAndReturn","ListRow.updateOne","ListRow.updateMany","ListRow.updateManyAndReturn","ListRow.upsertOne","ListRow.deleteOne","ListRow.deleteMany","ListRow.groupBy","ListRow.aggregate","ListLine.findUnique","ListLine.findUniqueOrThrow","ListLine.findFirst","ListLine.findFirstOrThrow","ListLine.findMany","ListLine.createOne","ListLine.createMany","ListLine.createManyAndReturn","ListLine.updateOne","ListLine.updateMany","ListLine.updateManyAndReturn","ListLine.upsertOne","ListLine.deleteOne","ListLine.deleteMany","ListLine.groupBy","ListLine.aggregate","ListCluster.findUnique","ListCluster.findUniqueOrThrow","ListCluster.findFirst","ListCluster.findFirstOrThrow","ListCluster.findMany","ListCluster.createOne","ListCluster.createMany","ListCluster.createManyAndReturn","ListCluster.updateOne","ListCluster.updateMany","ListCluster.updateManyAndReturn","ListCluster.upsertOne","ListCluster.deleteOne","ListCluster.deleteMany","ListCluster.groupBy","ListCluster.aggregate","ListShare.findUnique","ListShare.findUniqueOrThrow","ListShare.findFirst","ListShare.findFirstOrThrow","ListShare.findMany","ListShare.createOne","ListShare.createMany","ListShare.createManyAndReturn","ListShare.updateOne","ListShare.updateMany","ListShare.updateManyAndReturn","ListShare.upsertOne","ListShare.deleteOne","ListShare.deleteMany","ListShare.groupBy","ListShare.aggregate","tree","leafRows","nodes","ListTree.findUnique","ListTree.findUniqueOrThrow","ListTree.findFirst","ListTree.findFirstOrThrow","ListTree.findMany","ListTree.createOne","ListTree.createMany","ListTree.createManyAndReturn","ListTree.updateOne","ListTree.updateMany","ListTree.updateManyAndReturn","ListTree.upsertOne","ListTree.deleteOne","ListTree.deleteMany","ListTree.groupBy","ListTree.aggregate","ListTreeLeaf.findUnique","ListTreeLeaf.findUniqueOrThrow","ListTreeLeaf.findFirst","ListTreeLeaf.findFirstOrThrow","ListTreeLeaf.findMany","ListTreeLeaf.createOne","ListTreeLeaf.createMany","ListTreeLeaf.createManyAndReturn","ListTreeLeaf.updateOne","ListTreeLeaf.updateMany","ListTreeLeaf.updateManyAndReturn","ListTreeLeaf.upsertOne","ListTreeLeaf.deleteOne","ListTreeLeaf.deleteMany","ListTreeLeaf.groupBy","ListTreeLeaf.aggregate","ListTreeNode.findUnique","ListTreeNode.findUniqueOrThrow","ListTreeNode.findFirst","ListTreeNode.findFirstOrThrow","ListTreeNode.findMany","ListTreeNode.createOne","ListTreeNode.createMany","ListTreeNode.createManyAndReturn","ListTreeNode.updateOne","ListTreeNode.updateMany","ListTreeNode.updateManyAndReturn","ListTreeNode.upsertOne","ListTreeNode.deleteOne","ListTreeNode.deleteMany","ListTreeNode.groupBy","ListTreeNode.aggregate","NoticeChannel.findUnique","NoticeChannel.findUniqueOrThrow","NoticeChannel.findFirst","NoticeChannel.findFirstOrThrow","NoticeChannel.findMany","NoticeChannel.createOne","NoticeChannel.createMany","NoticeChannel.createManyAndReturn","NoticeChannel.updateOne","NoticeChannel.updateMany","NoticeChannel.updateManyAndReturn","NoticeChannel.upsertOne","NoticeChannel.deleteOne","NoticeChannel.deleteMany","NoticeChannel.groupBy","NoticeChannel.aggregate","NoticeAddress.findUnique","NoticeAddress.findUniqueOrThrow","NoticeAddress.findFirst","NoticeAddress.findFirstOrThrow","NoticeAddress.findMany","NoticeAddress.createOne","NoticeAddress.createMany","NoticeAddress.createManyAndReturn","NoticeAddress.updateOne","NoticeAddress.updateMany","NoticeAddress.updateManyAndReturn","NoticeAddress.upsertOne","NoticeAddress.deleteOne","NoticeAddress.deleteMany","NoticeAddress.groupBy","NoticeAddress.aggregate","NoticeEvent.findUnique","NoticeEvent.findUniqueOrThrow","NoticeEvent.findFirst","NoticeEvent.findFirstOrThrow","NoticeEvent.findMany","NoticeEvent.createOne","NoticeEvent.createMany","NoticeEvent.createManyAndReturn","NoticeEvent.updateOne","NoticeEvent.updateMany","NoticeEvent.updateManyAndReturn","NoticeEvent.upsertOne","NoticeEvent.deleteOne","NoticeEvent.deleteMany","NoticeEvent.groupBy","NoticeEvent.aggregate","NoticeMessage.findUnique","NoticeMessage.findUniqueOrThrow","NoticeMessage.findFirst","NoticeMessage.findFirstOrThrow","NoticeMessage.findMany","NoticeMessage.createOne","NoticeMessage.createMany","NoticeMessage.createManyAndReturn","NoticeMessage.updateOne","NoticeMessage.updateMany","NoticeMessage.updateManyAndReturn","NoticeMessage.upsertOne","NoticeMessage.deleteOne","NoticeMessage.deleteMany","NoticeMessage.groupBy","NoticeMessage.aggregate","NoticeCondition.findUnique","NoticeCondition.findUniqueOrThrow","NoticeCondition.findFirst","NoticeCondition.findFirstOrThrow","NoticeCondition.findMany","NoticeCondition.createOne","NoticeCondition.createMany","NoticeCondition.createManyAndReturn","NoticeCondition.updateOne","NoticeCondition.updateMany","NoticeCondition.updateManyAndReturn","NoticeCondition.upsertOne","NoticeCondition.deleteOne","NoticeCondition.deleteMany","NoticeCondition.groupBy","NoticeCondition.aggregate","PersonSession.findUnique","PersonSession.findUniqueOrThrow","PersonSession.findFirst","PersonSession.findFirstOrThrow","PersonSession.findMany","PersonSession.createOne","PersonSession.createMany","PersonSession.createManyAndReturn","PersonSession.updateOne","PersonSession.updateMany","PersonSession.updateManyAndReturn","PersonSession.upsertOne","PersonSession.deleteOne","PersonSession.deleteMany","PersonSession.groupBy","PersonSession.aggregate","LogoutToken.findUnique","LogoutToken.findUniqueOrThrow","LogoutToken.findFirst","LogoutToken.findFirstOrThrow","LogoutToken.findMany","LogoutToken.createOne","LogoutToken.createMany","LogoutToken.createManyAndReturn","LogoutToken.updateOne","LogoutToken.updateMany","LogoutToken.updateManyAndReturn","LogoutToken.upsertOne","LogoutToken.deleteOne","LogoutToken.deleteMany","LogoutToken.groupBy","LogoutToken.aggregate","policy","simulations","nullifiers","token","blocks","snapshots","watch","watched","Policy.findUnique","Policy.findUniqueOrThrow","Policy.findFirst","Policy.findFirstOrThrow","Policy.findMany","Policy.createOne","Policy.createMany","Policy.createManyAndReturn","Policy.updateOne","Policy.updateMany","Policy.updateManyAndReturn","Policy.upsertOne","Policy.deleteOne","Policy.deleteMany","Policy.groupBy","Policy.aggregate","PolicySimulation.findUnique","PolicySimulation.findUniqueOrThrow","PolicySimulation.findFirst","PolicySimulation.findFirstOrThrow","PolicySimulation.findMany","PolicySimulation.createOne","PolicySimulation.createMany","PolicySimulation.createManyAndReturn","PolicySimulation.updateOne","PolicySimulation.updateMany","PolicySimulation.updateManyAndReturn","PolicySimulation.upsertOne","PolicySimulation.deleteOne","PolicySimulation.deleteMany","PolicySimulation.groupBy","PolicySimulation.aggregate","PassNullifier.findUnique","PassNullifier.findUniqueOrThrow","PassNullifier.findFirst","PassNullifier.findFirstOrThrow","PassNullifier.findMany","PassNullifier.createOne","PassNullifier.createMany","PassNullifier.createManyAndReturn","PassNullifier.updateOne","PassNullifier.updateMany","PassNullifier.updateManyAndReturn","PassNullifier.upsertOne","PassNullifier.deleteOne","PassNullifier.deleteMany","PassNullifier.groupBy","PassNullifier.aggregate","SnapshotToken.findUnique","SnapshotToken.findUniqueOrThrow","SnapshotToken.findFirst","SnapshotToken.findFirstOrThrow","SnapshotToken.findMany","SnapshotToken.createOne","SnapshotToken.createMany","SnapshotToken.createManyAndReturn","SnapshotToken.updateOne","SnapshotToken.updateMany","SnapshotToken.updateManyAndReturn","SnapshotToken.upsertOne","SnapshotToken.deleteOne","SnapshotToken.deleteMany","SnapshotToken.groupBy","SnapshotToken.aggregate","SnapshotBlock.findUnique","SnapshotBlock.findUniqueOrThrow","SnapshotBlock.findFirst","SnapshotBlock.findFirstOrThrow","SnapshotBlock.findMany","SnapshotBlock.createOne","SnapshotBlock.createMany","SnapshotBlock.createManyAndReturn","SnapshotBlock.updateOne","SnapshotBlock.updateMany","SnapshotBlock.updateManyAndReturn","SnapshotBlock.upsertOne","SnapshotBlock.deleteOne","SnapshotBlock.deleteMany","SnapshotBlock.groupBy","SnapshotBlock.aggregate","SnapshotAnswer.findUnique","SnapshotAnswer.findUniqueOrThrow","SnapshotAnswer.findFirst","SnapshotAnswer.findFirstOrThrow","SnapshotAnswer.findMany","SnapshotAnswer.createOne","SnapshotAnswer.createMany","SnapshotAnswer.createManyAndReturn","SnapshotAnswer.updateOne","SnapshotAnswer.updateMany","SnapshotAnswer.updateManyAndReturn","SnapshotAnswer.upsertOne","SnapshotAnswer.deleteOne","SnapshotAnswer.deleteMany","SnapshotAnswer.groupBy","SnapshotAnswer.aggregate","PolicyWatch.findUnique","PolicyWatch.findUniqueOrThrow","PolicyWatch.findFirst","PolicyWatch.findFirstOrThrow","PolicyWatch.findMany","PolicyWatch.createOne","PolicyWatch.createMany","PolicyWatch.createManyAndReturn","PolicyWatch.updateOne","PolicyWatch.updateMany","PolicyWatch.updateManyAndReturn","PolicyWatch.upsertOne","PolicyWatch.deleteOne","PolicyWatch.deleteMany","PolicyWatch.groupBy","PolicyWatch.aggregate","WatchedWallet.findUnique","WatchedWallet.findUniqueOrThrow","WatchedWallet.findFirst","WatchedWallet.findFirstOrThrow","WatchedWallet.findMany","WatchedWallet.createOne","WatchedWallet.createMany","WatchedWallet.createManyAndReturn","WatchedWallet.updateOne","WatchedWallet.updateMany","WatchedWallet.updateManyAndReturn","WatchedWallet.upsertOne","WatchedWallet.deleteOne","WatchedWallet.deleteMany","WatchedWallet.groupBy","WatchedWallet.aggregate","ChainRead.findUnique","ChainRead.findUniqueOrThrow","ChainRead.findFirst","ChainRead.findFirstOrThrow","ChainRead.findMany","ChainRead.createOne","ChainRead.createMany","ChainRead.createManyAndReturn","ChainRead.updateOne","ChainRead.updateMany","ChainRead.updateManyAndReturn","ChainRead.upsertOne","ChainRead.deleteOne","ChainRead.deleteMany","ChainRead.groupBy","ChainRead.aggregate","wallet","histories","questions","OnceWallet.findUnique","OnceWallet.findUniqueOrThrow","OnceWallet.findFirst","OnceWallet.findFirstOrThrow","OnceWallet.findMany","OnceWallet.createOne","OnceWallet.createMany","OnceWallet.createManyAndReturn","OnceWallet.updateOne","OnceWallet.updateMany","OnceWallet.updateManyAndReturn","OnceWallet.upsertOne","OnceWallet.deleteOne","OnceWallet.deleteMany","OnceWallet.groupBy","OnceWallet.aggregate","OnceHistory.findUnique","OnceHistory.findUniqueOrThrow","OnceHistory.findFirst","OnceHistory.findFirstOrThrow","OnceHistory.findMany","OnceHistory.createOne","OnceHistory.createMany","OnceHistory.createManyAndReturn","OnceHistory.updateOne","OnceHistory.updateMany","OnceHistory.updateManyAndReturn","OnceHistory.upsertOne","OnceHistory.deleteOne","OnceHistory.deleteMany","OnceHistory.groupBy","OnceHistory.aggregate","OnceQuestion.findUnique","OnceQuestion.findUniqueOrThrow","OnceQuestion.findFirst","OnceQuestion.findFirstOrThrow","OnceQuestion.findMany","OnceQuestion.createOne","OnceQuestion.createMany","OnceQuestion.createManyAndReturn","OnceQuestion.updateOne","OnceQuestion.updateMany","OnceQuestion.updateManyAndReturn","OnceQuestion.upsertOne","OnceQuestion.deleteOne","OnceQuestion.deleteMany","OnceQuestion.groupBy","OnceQuestion.aggregate","Reservation.findUnique","Reservation.findUniqueOrThrow","Reservation.findFirst","Reservation.findFirstOrThrow","Reservation.findMany","Reservation.createOne","Reservation.createMany","Reservation.createManyAndReturn","Reservation.updateOne","Reservation.updateMany","Reservation.updateManyAndReturn","Reservation.upsertOne","Reservation.deleteOne","Reservation.deleteMany","Reservation.groupBy","Reservation.aggregate","ReservationCursor.findUnique","ReservationCursor.findUniqueOrThrow","ReservationCursor.findFirst","ReservationCursor.findFirstOrThrow","ReservationCursor.findMany","ReservationCursor.createOne","ReservationCursor.createMany","ReservationCursor.createManyAndReturn","ReservationCursor.updateOne","ReservationCursor.updateMany","ReservationCursor.updateManyAndReturn","ReservationCursor.upsertOne","ReservationCursor.deleteOne","ReservationCursor.deleteMany","ReservationCursor.groupBy","ReservationCursor.aggregate","Voucher.findUnique","Voucher.findUniqueOrThrow","Voucher.findFirst","Voucher.findFirstOrThrow","Voucher.findMany","Voucher.createOne","Voucher.createMany","Voucher.createManyAndReturn","Voucher.updateOne","Voucher.updateMany","Voucher.updateManyAndReturn","Voucher.upsertOne","Voucher.deleteOne","Voucher.deleteMany","Voucher.groupBy","Voucher.aggregate","ReferralCode.findUnique","ReferralCode.findUniqueOrThrow","ReferralCode.findFirst","ReferralCode.findFirstOrThrow","ReferralCode.findMany","ReferralCode.createOne","ReferralCode.createMany","ReferralCode.createManyAndReturn","ReferralCode.updateOne","ReferralCode.updateMany","ReferralCode.updateManyAndReturn","ReferralCode.upsertOne","ReferralCode.deleteOne","ReferralCode.deleteMany","ReferralCode.groupBy","ReferralCode.aggregate","Referral.findUnique","Referral.findUniqueOrThrow","Referral.findFirst","Referral.findFirstOrThrow","Referral.findMany","Referral.createOne","Referral.createMany","Referral.createManyAndReturn","Referral.updateOne","Referral.updateMany","Referral.updateManyAndReturn","Referral.upsertOne","Referral.deleteOne","Referral.deleteMany","Referral.groupBy","Referral.aggregate","SponsoredMint.findUnique","SponsoredMint.findUniqueOrThrow","SponsoredMint.findFirst","SponsoredMint.findFirstOrThrow","SponsoredMint.findMany","SponsoredMint.createOne","SponsoredMint.createMany","SponsoredMint.createManyAndReturn","SponsoredMint.updateOne","SponsoredMint.updateMany","SponsoredMint.updateManyAndReturn","SponsoredMint.upsertOne","SponsoredMint.deleteOne","SponsoredMint.deleteMany","SponsoredMint.groupBy","SponsoredMint.aggregate","SentTransaction.findUnique","SentTransaction.findUniqueOrThrow","SentTransaction.findFirst","SentTransaction.findFirstOrThrow","SentTransaction.findMany","SentTransaction.createOne","SentTransaction.createMany","SentTransaction.createManyAndReturn","SentTransaction.updateOne","SentTransaction.updateMany","SentTransaction.updateManyAndReturn","SentTransaction.upsertOne","SentTransaction.deleteOne","SentTransaction.deleteMany","SentTransaction.groupBy","SentTransaction.aggregate","Score.findUnique","Score.findUniqueOrThrow","Score.findFirst","Score.findFirstOrThrow","Score.findMany","Score.createOne","Score.createMany","Score.createManyAndReturn","Score.updateOne","Score.updateMany","Score.updateManyAndReturn","Score.upsertOne","Score.deleteOne","Score.deleteMany","Score.groupBy","Score.aggregate","ScoreFacts.findUnique","ScoreFacts.findUniqueOrThrow","ScoreFacts.findFirst","ScoreFacts.findFirstOrThrow","ScoreFacts.findMany","ScoreFacts.createOne","ScoreFacts.createMany","ScoreFacts.createManyAndReturn","ScoreFacts.updateOne","ScoreFacts.updateMany","ScoreFacts.updateManyAndReturn","ScoreFacts.upsertOne","ScoreFacts.deleteOne","ScoreFacts.deleteMany","ScoreFacts.groupBy","ScoreFacts.aggregate","ScoreFeed.findUnique","ScoreFeed.findUniqueOrThrow","ScoreFeed.findFirst","ScoreFeed.findFirstOrThrow","ScoreFeed.findMany","ScoreFeed.createOne","ScoreFeed.createMany","ScoreFeed.createManyAndReturn","ScoreFeed.updateOne","ScoreFeed.updateMany","ScoreFeed.updateManyAndReturn","ScoreFeed.upsertOne","ScoreFeed.deleteOne","ScoreFeed.deleteMany","ScoreFeed.groupBy","ScoreFeed.aggregate","IdentityFeed.findUnique","IdentityFeed.findUniqueOrThrow","IdentityFeed.findFirst","IdentityFeed.findFirstOrThrow","IdentityFeed.findMany","IdentityFeed.createOne","IdentityFeed.createMany","IdentityFeed.createManyAndReturn","IdentityFeed.updateOne","IdentityFeed.updateMany","IdentityFeed.updateManyAndReturn","IdentityFeed.upsertOne","IdentityFeed.deleteOne","IdentityFeed.deleteMany","IdentityFeed.groupBy","IdentityFeed.aggregate","SavedRanking.findUnique","SavedRanking.findUniqueOrThrow","SavedRanking.findFirst","SavedRanking.findFirstOrThrow","SavedRanking.findMany","SavedRanking.createOne","SavedRanking.createMany","SavedRanking.createManyAndReturn","SavedRanking.updateOne","SavedRanking.updateMany","SavedRanking.updateManyAndReturn","SavedRanking.upsertOne","SavedRanking.deleteOne","SavedRanking.deleteMany","SavedRanking.groupBy","SavedRanking.aggregate","ScoreClose.findUnique","ScoreClose.findUniqueOrThrow","ScoreClose.findFirst","ScoreClose.findFirstOrThrow","ScoreClose.findMany","ScoreClose.createOne","ScoreClose.createMany","ScoreClose.createManyAndReturn","ScoreClose.updateOne","ScoreClose.updateMany","ScoreClose.updateManyAndReturn","ScoreClose.upsertOne","ScoreClose.deleteOne","ScoreClose.deleteMany","ScoreClose.groupBy","ScoreClose.aggregate","StaleClose.findUnique","StaleClose.findUniqueOrThrow","StaleClose.findFirst","StaleClose.findFirstOrThrow","StaleClose.findMany","StaleClose.createOne","StaleClose.createMany","StaleClose.createManyAndReturn","StaleClose.updateOne","StaleClose.updateMany","StaleClose.updateManyAndReturn","StaleClose.upsertOne","StaleClose.deleteOne","StaleClose.deleteMany","StaleClose.groupBy","StaleClose.aggregate","PendingScore.findUnique","PendingScore.findUniqueOrThrow","PendingScore.findFirst","PendingScore.findFirstOrThrow","PendingScore.findMany","PendingScore.createOne","PendingScore.createMany","PendingScore.createManyAndReturn","PendingScore.updateOne","PendingScore.updateMany","PendingScore.updateManyAndReturn","PendingScore.upsertOne","PendingScore.deleteOne","PendingScore.deleteMany","PendingScore.groupBy","PendingScore.aggregate","ModelSwitch.findUnique","ModelSwitch.findUniqueOrThrow","ModelSwitch.findFirst","ModelSwitch.findFirstOrThrow","ModelSwitch.findMany","ModelSwitch.createOne","ModelSwitch.createMany","ModelSwitch.createManyAndReturn","ModelSwitch.updateOne","ModelSwitch.updateMany","ModelSwitch.updateManyAndReturn","ModelSwitch.upsertOne","ModelSwitch.deleteOne","ModelSwitch.deleteMany","ModelSwitch.groupBy","ModelSwitch.aggregate","ModelComparison.findUnique","ModelComparison.findUniqueOrThrow","ModelComparison.findFirst","ModelComparison.findFirstOrThrow","ModelComparison.findMany","ModelComparison.createOne","ModelComparison.createMany","ModelComparison.createManyAndReturn","ModelComparison.updateOne","ModelComparison.updateMany","ModelComparison.updateManyAndReturn","ModelComparison.upsertOne","ModelComparison.deleteOne","ModelComparison.deleteMany","ModelComparison.groupBy","ModelComparison.aggregate","ScreeningList.findUnique","ScreeningList.findUniqueOrThrow","ScreeningList.findFirst","ScreeningList.findFirstOrThrow","ScreeningList.findMany","ScreeningList.createOne","ScreeningList.createMany","ScreeningList.createManyAndReturn","ScreeningList.updateOne","ScreeningList.updateMany","ScreeningList.updateManyAndReturn","ScreeningList.upsertOne","ScreeningList.deleteOne","ScreeningList.deleteMany","ScreeningList.groupBy","ScreeningList.aggregate","ScreeningEntry.findUnique","ScreeningEntry.findUniqueOrThrow","ScreeningEntry.findFirst","ScreeningEntry.findFirstOrThrow","ScreeningEntry.findMany","ScreeningEntry.createOne","ScreeningEntry.createMany","ScreeningEntry.createManyAndReturn","ScreeningEntry.updateOne","ScreeningEntry.updateMany","ScreeningEntry.updateManyAndReturn","ScreeningEntry.upsertOne","ScreeningEntry.deleteOne","ScreeningEntry.deleteMany","ScreeningEntry.groupBy","ScreeningEntry.aggregate","ScreeningDay.findUnique","ScreeningDay.findUniqueOrThrow","ScreeningDay.findFirst","ScreeningDay.findFirstOrThrow","ScreeningDay.findMany","ScreeningDay.createOne","ScreeningDay.createMany","ScreeningDay.createManyAndReturn","ScreeningDay.updateOne","ScreeningDay.updateMany","ScreeningDay.updateManyAndReturn","ScreeningDay.upsertOne","ScreeningDay.deleteOne","ScreeningDay.deleteMany","ScreeningDay.groupBy","ScreeningDay.aggregate","Takedown.findUnique","Takedown.findUniqueOrThrow","Takedown.findFirst","Takedown.findFirstOrThrow","Takedown.findMany","Takedown.createOne","Takedown.createMany","Takedown.createManyAndReturn","Takedown.updateOne","Takedown.updateMany","Takedown.updateManyAndReturn","Takedown.upsertOne","Takedown.deleteOne","Takedown.deleteMany","Takedown.groupBy","Takedown.aggregate","TradingCursor.findUnique","TradingCursor.findUniqueOrThrow","TradingCursor.findFirst","TradingCursor.findFirstOrThrow","TradingCursor.findMany","TradingCursor.createOne","TradingCursor.createMany","TradingCursor.createManyAndReturn","TradingCursor.updateOne","TradingCursor.updateMany","TradingCursor.updateManyAndReturn","TradingCursor.upsertOne","TradingCursor.deleteOne","TradingCursor.deleteMany","TradingCursor.groupBy","TradingCursor.aggregate","Trade.findUnique","Trade.findUniqueOrThrow","Trade.findFirst","Trade.findFirstOrThrow","Trade.findMany","Trade.createOne","Trade.createMany","Trade.createManyAndReturn","Trade.updateOne","Trade.updateMany","Trade.updateManyAndReturn","Trade.upsertOne","Trade.deleteOne","Trade.deleteMany","Trade.groupBy","Trade.aggregate","TradingHolding.findUnique","TradingHolding.findUniqueOrThrow","TradingHolding.findFirst","TradingHolding.findFirstOrThrow","TradingHolding.findMany","TradingHolding.createOne","TradingHolding.createMany","TradingHolding.createManyAndReturn","TradingHolding.updateOne","TradingHolding.updateMany","TradingHolding.updateManyAndReturn","TradingHolding.upsertOne","TradingHolding.deleteOne","TradingHolding.deleteMany","TradingHolding.groupBy","TradingHolding.aggregate","Trader.findUnique","Trader.findUniqueOrThrow","Trader.findFirst","Trader.findFirstOrThrow","Trader.findMany","Trader.createOne","Trader.createMany","Trader.createManyAndReturn","Trader.updateOne","Trader.updateMany","Trader.updateManyAndReturn","Trader.upsertOne","Trader.deleteOne","Trader.deleteMany","Trader.groupBy","Trader.aggregate","TraderHistogram.findUnique","TraderHistogram.findUniqueOrThrow","TraderHistogram.findFirst","TraderHistogram.findFirstOrThrow","TraderHistogram.findMany","TraderHistogram.createOne","TraderHistogram.createMany","TraderHistogram.createManyAndReturn","TraderHistogram.updateOne","TraderHistogram.updateMany","TraderHistogram.updateManyAndReturn","TraderHistogram.upsertOne","TraderHistogram.deleteOne","TraderHistogram.deleteMany","TraderHistogram.groupBy","TraderHistogram.aggregate","StaleTrader.findUnique","StaleTrader.findUniqueOrThrow","StaleTrader.findFirst","StaleTrader.findFirstOrThrow","StaleTrader.findMany","StaleTrader.createOne","StaleTrader.createMany","StaleTrader.createManyAndReturn","StaleTrader.updateOne","StaleTrader.updateMany","StaleTrader.updateManyAndReturn","StaleTrader.upsertOne","StaleTrader.deleteOne","StaleTrader.deleteMany","StaleTrader.groupBy","StaleTrader.aggregate","Wallet.findUnique","Wallet.findUniqueOrThrow","Wallet.findFirst","Wallet.findFirstOrThrow","Wallet.findMany","Wallet.createOne","Wallet.createMany","Wallet.createManyAndReturn","Wallet.updateOne","Wallet.updateMany","Wallet.updateManyAndReturn","Wallet.upsertOne","Wallet.deleteOne","Wallet.deleteMany","Wallet.groupBy","Wallet.aggregate","TrackedWallet.findUnique","TrackedWallet.findUniqueOrThrow","TrackedWallet.findFirst","TrackedWallet.findFirstOrThrow","TrackedWallet.findMany","TrackedWallet.createOne","TrackedWallet.createMany","TrackedWallet.createManyAndReturn","TrackedWallet.updateOne","TrackedWallet.updateMany","TrackedWallet.updateManyAndReturn","TrackedWallet.upsertOne","TrackedWallet.deleteOne","TrackedWallet.deleteMany","TrackedWallet.groupBy","TrackedWallet.aggregate","Tracking.findUnique","Tracking.findUniqueOrThrow","Tracking.findFirst","Tracking.findFirstOrThrow","Tracking.findMany","Tracking.createOne","Tracking.createMany","Tracking.createManyAndReturn","Tracking.updateOne","Tracking.updateMany","Tracking.updateManyAndReturn","Tracking.upsertOne","Tracking.deleteOne","Tracking.deleteMany","Tracking.groupBy","Tracking.aggregate","backfills","line","Backfill.findUnique","Backfill.findUniqueOrThrow","Backfill.findFirst","Backfill.findFirstOrThrow","Backfill.findMany","Backfill.createOne","Backfill.createMany","Backfill.createManyAndReturn","Backfill.updateOne","Backfill.updateMany","Backfill.updateManyAndReturn","Backfill.upsertOne","Backfill.deleteOne","Backfill.deleteMany","Backfill.groupBy","Backfill.aggregate","BackfillParty.findUnique","BackfillParty.findUniqueOrThrow","BackfillParty.findFirst","BackfillParty.findFirstOrThrow","BackfillParty.findMany","BackfillParty.createOne","BackfillParty.createMany","BackfillParty.createManyAndReturn","BackfillParty.updateOne","BackfillParty.updateMany","BackfillParty.updateManyAndReturn","BackfillParty.upsertOne","BackfillParty.deleteOne","BackfillParty.deleteMany","BackfillParty.groupBy","BackfillParty.aggregate","StagedActivity.findUnique","StagedActivity.findUniqueOrThrow","StagedActivity.findFirst","StagedActivity.findFirstOrThrow","StagedActivity.findMany","StagedActivity.createOne","StagedActivity.createMany","StagedActivity.createManyAndReturn","StagedActivity.updateOne","StagedActivity.updateMany","StagedActivity.updateManyAndReturn","StagedActivity.upsertOne","StagedActivity.deleteOne","StagedActivity.deleteMany","StagedActivity.groupBy","StagedActivity.aggregate","AutomaticTracking.findUnique","AutomaticTracking.findUniqueOrThrow","AutomaticTracking.findFirst","AutomaticTracking.findFirstOrThrow","AutomaticTracking.findMany","AutomaticTracking.createOne","AutomaticTracking.createMany","AutomaticTracking.createManyAndReturn","AutomaticTracking.updateOne","AutomaticTracking.updateMany","AutomaticTracking.updateManyAndReturn","AutomaticTracking.upsertOne","AutomaticTracking.deleteOne","AutomaticTracking.deleteMany","AutomaticTracking.groupBy","AutomaticTracking.aggregate","Outbox.findUnique","Outbox.findUniqueOrThrow","Outbox.findFirst","Outbox.findFirstOrThrow","Outbox.findMany","Outbox.createOne","Outbox.createMany","Outbox.createManyAndReturn","Outbox.updateOne","Outbox.updateMany","Outbox.updateManyAndReturn","Outbox.upsertOne","Outbox.deleteOne","Outbox.deleteMany","Outbox.groupBy","Outbox.aggregate","webhook","delivery","attempts","deliveries","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","WebhookAttempt.findUnique","WebhookAttempt.findUniqueOrThrow","WebhookAttempt.findFirst","WebhookAttempt.findFirstOrThrow","WebhookAttempt.findMany","WebhookAttempt.createOne","WebhookAttempt.createMany","WebhookAttempt.createManyAndReturn","WebhookAttempt.updateOne","WebhookAttempt.updateMany","WebhookAttempt.updateManyAndReturn","WebhookAttempt.upsertOne","WebhookAttempt.deleteOne","WebhookAttempt.deleteMany","WebhookAttempt.groupBy","WebhookAttempt.aggregate","AND","OR","NOT","id","deliveryId","at","statusCode","durationMs","error","requestHeaders","responseBody","equals","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","lt","lte","gt","gte","not","in","notIn","contains","startsWith","endsWith","webhookId","messageId","event","body","replayOf","status","attempt","earlierAttempts","nextAttemptAt","claim","leasedUntil","createdAt","traceparent","developerId","url","host","subjects","allSubjects","secret","oldSecret","oldSecretUntil","signatureKey","oldSignatureKey","active","disabledReason","operatorOff","failingSince","isFull","missedFrom","missedUntil","has","hasEvery","hasSome","every","some","none","subjectsDone","expandedTo","address","client","chainId","blockNumber","txIndex","logIndex","own","ran","kind","txHash","counterparty","asset","assetOut","method","amount","amountOut","fee","wallet_chainId_blockNumber_logIndex_kind_txHash","party","servedAt","turns","queuedAt","dueAt","progress","address_chainId","developerId_address","state","transactions","truncated","unreadRows","gaps","smartAccount","source","fromBlock","toBlock","sources","readyAt","checkedAt","attestedFrom","attestedTo","attestDue","subject","period","sort","bucket","prefix","traders","chainId_period_sort_bucket_prefix","trades","volume","profit","chainId_period_subject","units","cost","subject_chainId_token","chainId_at_blockNumber_txIndex_logIndex_wallet","since24h","since7d","since30d","settings","target","reason","liftedAt","kind_target","day","refreshedAt","list_day","listed","list_address_at","name","sourceAt","changedAt","publishedAt","entries","unread","etag","lastModified","refused","refusedCount","accepted","version","requestedAt","compared","finishedAt","result","announcedAt","activeFrom","activatedAt","rescoredAt","summary","cause","scoredTo","scored","fromDay","subject_chainId","until","total","activity","age","diversity","governance","social","risk","loyalty","ranked","confidence","recordedAt","subject_day_chainId","position","scopes","savedAt","before","after","rankedBefore","rankedAfter","reachedBefore","reachedAfter","sourceChain","factsHash","facts","subject_factsHash","bonus","unavailable","stale","modelHash","reachedAt","nextChangeDay","steps","updatedAt","sender","nonce","raw","hashes","raises","sentAt","minedAt","chainId_sender_nonce","referee","referrer","code","confirmedAt","claimer","price","signature","expiresAt","referralCode","consents","blockHash","deposit","reservedAt","chainId_txHash_logIndex","asker","askedAt","reads","payer","readAt","comparedAt","compareFrom","alike","headAt","asker_address","calls","party_day","policyId","outcome","chainOutcomes","chainReadAt","nextOutcome","nextBlocks","since","readsChain","turnAt","tokenHash","score","tokenHash_day_address","network","snapshot","endsAt","stored","groupId","nullifier","firstAt","lastSubject","tally","policyId_address","tokenHash_network_snapshot","policyId_groupId","ended","issuedAt","issuer","providerSession","role","grantedBy","refreshToken","checkAt","checkFault","revokedAt","lastUsedAt","channelId","key","seenAt","notifiedAt","items","notices","endedAt","targetHash","asked","medium","kinds","language","namedAt","failures","treeId","piece","bytes","index","listId","who","cap","floor","decimals","root","leaves","sum","domain","signer","treeId_piece","treeId_index","cluster","size","strength","members","evidence","keep","row","text","input","special","duplicateOf","reasons","svcId","tier","flags","known","sameAs","holder","tokenId","read","repair","column","previousId","format","columns","counts","charged","reading","lastRow","completedAt","sourceState","listId_cluster","listId_line_reason","listId_row","listId_holder_tokenId","listId_piece","partlyRead","wallet_chainId_blockNumber_txIndex","firstBlock","retryAt","resolvedAt","chainId_blockNumber_txIndex","weight","lots","wallet_chainId","foundBy","funder","clusterSize","chainLength","chainId_wallet","block","wallet_chainId_block","number","hash","parentHash","time","statedTime","chainId_number","pausedAt","pauseReason","reindexFrom","reindexRequestedAt","reindexStartedAt","setAsideBlock","setAsideRequestedAt","chainId_host","blockTime","guessed","headNumber","finalizedBlock","scoredBlock","scoredHash","dayBlockNumber","dayBlockHash","dayBlockTime","missingBlock","missingSince","joinedAt","ownerTx","owner","movedAt","name_ownerTx","leftAt","address_name_owner","primary","linkedAt","parent","mintedAt","final","blocked","received","nameHash","account","epoch","firstIndex","firstAddress","chunkHash","epoch_firstIndex","previousRoot","chains","lineBytes","checksum","storedBytes","published","hour","keyId","endpoint","requests","errors","latencies","developerId_hour_keyId_endpoint","developerId_day","caller","caller_hour","path","bodyHash","committed","results","fence","startedAt","caller_method_path_key","actor","act","details","requestId","origins","policyIds","permissions","rateLimit","last4","suspendedAt","suspensionReason","replacedBy","erasingAt","erasedAt","erasedTrackings","channelId_key","channelId_kind","developerId_targetHash","value","uid","revocation","chainId_uid","subject_fromDay","contract","chainId_contract_uid_issuer","schemaUid","expirationTime","attestation","chainId_contract_uid","omittedBytes","decoded","preview","revocable","refUid","salt","signatureKind","revocationReason","revocationDetails","publicReason","revocationSignature","revocationSeq","revokedBlock","revokedTxHash","uid_issuer_chainId_contract","nameKey","schema","resolver","flag","openedAt","decideBy","decidedAt","decision","totalBefore","totalAfter","consent","wallet_flag","reputation","readTo","followedFrom","agentId","feedbackIndex","chainId_blockNumber_logIndex","earnedAt","claimedAt","lostAt","subject_id","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "lSKoCPANCaIOAACRGQAwow4AAAQAEKQOAACRGQAwpQ4BAK8WACGNDwEArxYAIf8RQACzFgAhgBJAALIWACGBEkAAshYAIYISAACSGQAgAQAAAAEAIAEAAAABACAIog4AAJEZADCjDgAABAAQpA4AAJEZADClDgEArxYAIY0PAQCvFgAh_xFAALMWACGAEkAAshYAIYESQACyFgAhAoASAACTGQAggRIAAJMZACADAAAABAAgAwAABQAwBAAAAQAgAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACAFpQ4BAAAAAY0PAQAAAAH_EUAAAAABgBJAAAAAAYESQAAAAAEBCAAACQAgBaUOAQAAAAGNDwEAAAAB_xFAAAAAAYASQAAAAAGBEkAAAAABAQgAAAsAMAEIAAALADAFpQ4BAJ4ZACGNDwEAnhkAIf8RQACaGQAhgBJAAKYZACGBEkAAphkAIQIAAAABACAIAAAOACAFpQ4BAJ4ZACGNDwEAnhkAIf8RQACaGQAhgBJAAKYZACGBEkAAphkAIQIAAAAEACAIAAAQACACAAAABAAgCAAAEAAgAwAAAAEAIA8AAAkAIBAAAA4AIAEAAAABACABAAAABAAgBRUAAPcgACAWAAD5IAAgFwAA-CAAIIASAACTGQAggRIAAJMZACAIog4AAJAZADCjDgAAFwAQpA4AAJAZADClDgEAkBYAIY0PAQCQFgAh_xFAAJEWACGAEkAAphYAIYESQACmFgAhAwAAAAQAIAMAABYAMBQAABcAIAMAAAAEACADAAAFADAEAAABACAQCAAAwhYAIKIOAACOGQAwow4AAB0AEKQOAACOGQAwpw4EALoWACHmDgQAuhYAIecOBAC6FgAh6Q4CALcWACHsDgEArxYAIe0OAQCvFgAhwBACALYWACGkEQEAsRYAIdMREADWFgAh_BEQAPIWACH9ERAA1hYAIf4RAACPGQAgAQAAABoAIAEAAAAaACAPCAAAwhYAIKIOAACOGQAwow4AAB0AEKQOAACOGQAwpw4EALoWACHmDgQAuhYAIecOBAC6FgAh6Q4CALcWACHsDgEArxYAIe0OAQCvFgAhwBACALYWACGkEQEAsRYAIdMREADWFgAh_BEQAPIWACH9ERAA1hYAIQTAEAAAkxkAIKQRAACTGQAg0xEAAJMZACD9EQAAkxkAIAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAwIgAAAAAGnDgQAAAAB5g4EAAAAAecOBAAAAAHpDgIAAAAB7A4BAAAAAe0OAQAAAAHAEAIAAAABpBEBAAAAAdMREAAAAAH8ERAAAAAB_REQAAAAAQEIAAAiACAMCIAAAAABpw4EAAAAAeYOBAAAAAHnDgQAAAAB6Q4CAAAAAewOAQAAAAHtDgEAAAABwBACAAAAAaQRAQAAAAHTERAAAAAB_BEQAAAAAf0REAAAAAEBCAAAJAAwAQgAACQAMAwIgAAAAAGnDgQAmRkAIeYOBACZGQAh5w4EAJkZACHpDgIAnBkAIewOAQCeGQAh7Q4BAJ4ZACHAEAIAmxkAIaQRAQCdGQAh0xEQAOEZACH8ERAAlBoAIf0READhGQAhAgAAABoAIAgAACcAIAwIgAAAAAGnDgQAmRkAIeYOBACZGQAh5w4EAJkZACHpDgIAnBkAIewOAQCeGQAh7Q4BAJ4ZACHAEAIAmxkAIaQRAQCdGQAh0xEQAOEZACH8ERAAlBoAIf0READhGQAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACAJFQAA8iAAIBYAAPUgACAXAAD0IAAgKAAA8yAAICkAAPYgACDAEAAAkxkAIKQRAACTGQAg0xEAAJMZACD9EQAAkxkAIA8IAAC_FgAgog4AAI0ZADCjDgAAMAAQpA4AAI0ZADCnDgQAjxYAIeYOBACPFgAh5w4EAI8WACHpDgIAkxYAIewOAQCQFgAh7Q4BAJAWACHAEAIAkhYAIaQRAQCUFgAh0xEQAMkWACH8ERAA7hYAIf0READJFgAhAwAAAB0AIAMAAC8AMBQAADAAIAMAAAAdACADAAAeADAEAAAaACAJpQMBAK8WACGiDgAAjBkAMKMOAAA2ABCkDgAAjBkAMOYOBAAAAAHuEAQAuhYAIfkRAQCvFgAh-hEEALoWACH7EQQAuhYAIQEAAAAzACABAAAAMwAgCaUDAQCvFgAhog4AAIwZADCjDgAANgAQpA4AAIwZADDmDgQAuhYAIe4QBAC6FgAh-REBAK8WACH6EQQAuhYAIfsRBAC6FgAhAAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgAwAAADYAIAMAADcAMAQAADMAIAalAwEAAAAB5g4EAAAAAe4QBAAAAAH5EQEAAAAB-hEEAAAAAfsRBAAAAAEBCAAAOwAgBqUDAQAAAAHmDgQAAAAB7hAEAAAAAfkRAQAAAAH6EQQAAAAB-xEEAAAAAQEIAAA9ADABCAAAPQAwBqUDAQCeGQAh5g4EAJkZACHuEAQAmRkAIfkRAQCeGQAh-hEEAJkZACH7EQQAmRkAIQIAAAAzACAIAABAACAGpQMBAJ4ZACHmDgQAmRkAIe4QBACZGQAh-REBAJ4ZACH6EQQAmRkAIfsRBACZGQAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAFFQAA7SAAIBYAAPAgACAXAADvIAAgKAAA7iAAICkAAPEgACAJpQMBAJAWACGiDgAAixkAMKMOAABJABCkDgAAixkAMOYOBACPFgAh7hAEAI8WACH5EQEAkBYAIfoRBACPFgAh-xEEAI8WACEDAAAANgAgAwAASAAwFAAASQAgAwAAADYAIAMAADcAMAQAADMAIBOJCQEArxYAIaIOAACJGQAwow4AAE8AEKQOAACJGQAwpQ4BAAAAAcMOAQCvFgAhyw4BAK8WACGhDwEArxYAIcEPQACyFgAhzBAAAKoWACDwEQEArxYAIfERQACzFgAh8hFAALMWACHzEUAAshYAIfQRAQCxFgAh9RECALYWACH2EQIAthYAIfcRAQAAAAH4EQAAihkAIAEAAABMACABAAAATAAgEokJAQCvFgAhog4AAIkZADCjDgAATwAQpA4AAIkZADClDgEArxYAIcMOAQCvFgAhyw4BAK8WACGhDwEArxYAIcEPQACyFgAhzBAAAKoWACDwEQEArxYAIfERQACzFgAh8hFAALMWACHzEUAAshYAIfQRAQCxFgAh9RECALYWACH2EQIAthYAIfcRAQCxFgAhBsEPAACTGQAg8xEAAJMZACD0EQAAkxkAIPURAACTGQAg9hEAAJMZACD3EQAAkxkAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgAwAAAE8AIAMAAFAAMAQAAEwAIA-JCQEAAAABpQ4BAAAAAcMOAQAAAAHLDgEAAAABoQ8BAAAAAcEPQAAAAAHMEAAA7CAAIPARAQAAAAHxEUAAAAAB8hFAAAAAAfMRQAAAAAH0EQEAAAAB9RECAAAAAfYRAgAAAAH3EQEAAAABAQgAAFQAIA-JCQEAAAABpQ4BAAAAAcMOAQAAAAHLDgEAAAABoQ8BAAAAAcEPQAAAAAHMEAAA7CAAIPARAQAAAAHxEUAAAAAB8hFAAAAAAfMRQAAAAAH0EQEAAAAB9RECAAAAAfYRAgAAAAH3EQEAAAABAQgAAFYAMAEIAABWADAPiQkBAJ4ZACGlDgEAnhkAIcMOAQCeGQAhyw4BAJ4ZACGhDwEAnhkAIcEPQACmGQAhzBAAAOsgACDwEQEAnhkAIfERQACaGQAh8hFAAJoZACHzEUAAphkAIfQRAQCdGQAh9RECAJsZACH2EQIAmxkAIfcRAQCdGQAhAgAAAEwAIAgAAFkAIA-JCQEAnhkAIaUOAQCeGQAhww4BAJ4ZACHLDgEAnhkAIaEPAQCeGQAhwQ9AAKYZACHMEAAA6yAAIPARAQCeGQAh8RFAAJoZACHyEUAAmhkAIfMRQACmGQAh9BEBAJ0ZACH1EQIAmxkAIfYRAgCbGQAh9xEBAJ0ZACECAAAATwAgCAAAWwAgAgAAAE8AIAgAAFsAIAMAAABMACAPAABUACAQAABZACABAAAATAAgAQAAAE8AIAsVAADmIAAgFgAA6SAAIBcAAOggACAoAADnIAAgKQAA6iAAIMEPAACTGQAg8xEAAJMZACD0EQAAkxkAIPURAACTGQAg9hEAAJMZACD3EQAAkxkAIBKJCQEAkBYAIaIOAACIGQAwow4AAGIAEKQOAACIGQAwpQ4BAJAWACHDDgEAkBYAIcsOAQCQFgAhoQ8BAJAWACHBD0AAphYAIcwQAACqFgAg8BEBAJAWACHxEUAAkRYAIfIRQACRFgAh8xFAAKYWACH0EQEAlBYAIfURAgCSFgAh9hECAJIWACH3EQEAlBYAIQMAAABPACADAABhADAUAABiACADAAAATwAgAwAAUAAwBAAATAAgC6IOAACHGQAwow4AAGgAEKQOAACHGQAwyQ5AALMWACHLDgEAsRYAIakPAQCxFgAh1BEBAAAAAeERIACwFgAh7REBAAAAAe4RAQCvFgAh7xEBAK8WACEBAAAAZQAgAQAAAGUAIAuiDgAAhxkAMKMOAABoABCkDgAAhxkAMMkOQACzFgAhyw4BALEWACGpDwEAsRYAIdQRAQCvFgAh4REgALAWACHtEQEAsRYAIe4RAQCvFgAh7xEBAK8WACEDyw4AAJMZACCpDwAAkxkAIO0RAACTGQAgAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgCMkOQAAAAAHLDgEAAAABqQ8BAAAAAdQRAQAAAAHhESAAAAAB7REBAAAAAe4RAQAAAAHvEQEAAAABAQgAAG0AIAjJDkAAAAAByw4BAAAAAakPAQAAAAHUEQEAAAAB4REgAAAAAe0RAQAAAAHuEQEAAAAB7xEBAAAAAQEIAABvADABCAAAbwAwCMkOQACaGQAhyw4BAJ0ZACGpDwEAnRkAIdQRAQCeGQAh4REgALwZACHtEQEAnRkAIe4RAQCeGQAh7xEBAJ4ZACECAAAAZQAgCAAAcgAgCMkOQACaGQAhyw4BAJ0ZACGpDwEAnRkAIdQRAQCeGQAh4REgALwZACHtEQEAnRkAIe4RAQCeGQAh7xEBAJ4ZACECAAAAaAAgCAAAdAAgAgAAAGgAIAgAAHQAIAMAAABlACAPAABtACAQAAByACABAAAAZQAgAQAAAGgAIAYVAADjIAAgFgAA5SAAIBcAAOQgACDLDgAAkxkAIKkPAACTGQAg7REAAJMZACALog4AAIYZADCjDgAAewAQpA4AAIYZADDJDkAAkRYAIcsOAQCUFgAhqQ8BAJQWACHUEQEAkBYAIeERIACrFgAh7REBAJQWACHuEQEAkBYAIe8RAQCQFgAhAwAAAGgAIAMAAHoAMBQAAHsAIAMAAABoACADAABpADAEAABlACAlCAEArxYAIaIOAACEGQAwow4AAIEBABCkDgAAhBkAMKUOAQAAAAHJDkAAsxYAIeYOBAC6FgAh5w4EAOcWACHpDgIAthYAIe0OAQCxFgAhjQ8BAK8WACHlDwEAsRYAIfMPAQCxFgAh9w8BALEWACGhEAEArxYAIagQQACyFgAh_xAEALoWACGgESAAsBYAIdQRAQCvFgAh2BEBAK8WACHaEQEArxYAIdsRBAC6FgAh3hECALYWACHfEQAAuBYAIOARAAC4FgAg4REgALAWACHiEQEArxYAIeMRAQCxFgAh5BEBAK8WACHlEQEAsRYAIeYRAQCxFgAh5xEBALEWACHoEQEAsRYAIekRBAAAAAHqEQQA5xYAIesRAQCxFgAh7BEAAIUZACABAAAAfgAgAQAAAH4AICQIAQCvFgAhog4AAIQZADCjDgAAgQEAEKQOAACEGQAwpQ4BAK8WACHJDkAAsxYAIeYOBAC6FgAh5w4EAOcWACHpDgIAthYAIe0OAQCxFgAhjQ8BAK8WACHlDwEAsRYAIfMPAQCxFgAh9w8BALEWACGhEAEArxYAIagQQACyFgAh_xAEALoWACGgESAAsBYAIdQRAQCvFgAh2BEBAK8WACHaEQEArxYAIdsRBAC6FgAh3hECALYWACHfEQAAuBYAIOARAAC4FgAg4REgALAWACHiEQEArxYAIeMRAQCxFgAh5BEBAK8WACHlEQEAsRYAIeYRAQCxFgAh5xEBALEWACHoEQEAsRYAIekRBADnFgAh6hEEAOcWACHrEQEAsRYAIRLnDgAAkxkAIOkOAACTGQAg7Q4AAJMZACDlDwAAkxkAIPMPAACTGQAg9w8AAJMZACCoEAAAkxkAIN4RAACTGQAg3xEAAJMZACDgEQAAkxkAIOMRAACTGQAg5REAAJMZACDmEQAAkxkAIOcRAACTGQAg6BEAAJMZACDpEQAAkxkAIOoRAACTGQAg6xEAAJMZACADAAAAgQEAIAMAAIIBADAEAAB-ACADAAAAgQEAIAMAAIIBADAEAAB-ACADAAAAgQEAIAMAAIIBADAEAAB-ACAhCAEAAAABpQ4BAAAAAckOQAAAAAHmDgQAAAAB5w4EAAAAAekOAgAAAAHtDgEAAAABjQ8BAAAAAeUPAQAAAAHzDwEAAAAB9w8BAAAAAaEQAQAAAAGoEEAAAAAB_xAEAAAAAaARIAAAAAHUEQEAAAAB2BEBAAAAAdoRAQAAAAHbEQQAAAAB3hECAAAAAd8RgAAAAAHgEYAAAAAB4REgAAAAAeIRAQAAAAHjEQEAAAAB5BEBAAAAAeURAQAAAAHmEQEAAAAB5xEBAAAAAegRAQAAAAHpEQQAAAAB6hEEAAAAAesRAQAAAAEBCAAAhgEAICEIAQAAAAGlDgEAAAAByQ5AAAAAAeYOBAAAAAHnDgQAAAAB6Q4CAAAAAe0OAQAAAAGNDwEAAAAB5Q8BAAAAAfMPAQAAAAH3DwEAAAABoRABAAAAAagQQAAAAAH_EAQAAAABoBEgAAAAAdQRAQAAAAHYEQEAAAAB2hEBAAAAAdsRBAAAAAHeEQIAAAAB3xGAAAAAAeARgAAAAAHhESAAAAAB4hEBAAAAAeMRAQAAAAHkEQEAAAAB5REBAAAAAeYRAQAAAAHnEQEAAAAB6BEBAAAAAekRBAAAAAHqEQQAAAAB6xEBAAAAAQEIAACIAQAwAQgAAIgBADAhCAEAnhkAIaUOAQCeGQAhyQ5AAJoZACHmDgQAmRkAIecOBACFGgAh6Q4CAJsZACHtDgEAnRkAIY0PAQCeGQAh5Q8BAJ0ZACHzDwEAnRkAIfcPAQCdGQAhoRABAJ4ZACGoEEAAphkAIf8QBACZGQAhoBEgALwZACHUEQEAnhkAIdgRAQCeGQAh2hEBAJ4ZACHbEQQAmRkAId4RAgCbGQAh3xGAAAAAAeARgAAAAAHhESAAvBkAIeIRAQCeGQAh4xEBAJ0ZACHkEQEAnhkAIeURAQCdGQAh5hEBAJ0ZACHnEQEAnRkAIegRAQCdGQAh6REEAIUaACHqEQQAhRoAIesRAQCdGQAhAgAAAH4AIAgAAIsBACAhCAEAnhkAIaUOAQCeGQAhyQ5AAJoZACHmDgQAmRkAIecOBACFGgAh6Q4CAJsZACHtDgEAnRkAIY0PAQCeGQAh5Q8BAJ0ZACHzDwEAnRkAIfcPAQCdGQAhoRABAJ4ZACGoEEAAphkAIf8QBACZGQAhoBEgALwZACHUEQEAnhkAIdgRAQCeGQAh2hEBAJ4ZACHbEQQAmRkAId4RAgCbGQAh3xGAAAAAAeARgAAAAAHhESAAvBkAIeIRAQCeGQAh4xEBAJ0ZACHkEQEAnhkAIeURAQCdGQAh5hEBAJ0ZACHnEQEAnRkAIegRAQCdGQAh6REEAIUaACHqEQQAhRoAIesRAQCdGQAhAgAAAIEBACAIAACNAQAgAgAAAIEBACAIAACNAQAgAwAAAH4AIA8AAIYBACAQAACLAQAgAQAAAH4AIAEAAACBAQAgFxUAAN4gACAWAADhIAAgFwAA4CAAICgAAN8gACApAADiIAAg5w4AAJMZACDpDgAAkxkAIO0OAACTGQAg5Q8AAJMZACDzDwAAkxkAIPcPAACTGQAgqBAAAJMZACDeEQAAkxkAIN8RAACTGQAg4BEAAJMZACDjEQAAkxkAIOURAACTGQAg5hEAAJMZACDnEQAAkxkAIOgRAACTGQAg6REAAJMZACDqEQAAkxkAIOsRAACTGQAgJAgBAJAWACGiDgAAgxkAMKMOAACUAQAQpA4AAIMZADClDgEAkBYAIckOQACRFgAh5g4EAI8WACHnDgQA4xYAIekOAgCSFgAh7Q4BAJQWACGNDwEAkBYAIeUPAQCUFgAh8w8BAJQWACH3DwEAlBYAIaEQAQCQFgAhqBBAAKYWACH_EAQAjxYAIaARIACrFgAh1BEBAJAWACHYEQEAkBYAIdoRAQCQFgAh2xEEAI8WACHeEQIAkhYAId8RAACVFgAg4BEAAJUWACDhESAAqxYAIeIRAQCQFgAh4xEBAJQWACHkEQEAkBYAIeURAQCUFgAh5hEBAJQWACHnEQEAlBYAIegRAQCUFgAh6REEAOMWACHqEQQA4xYAIesRAQCUFgAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIBCiDgAAgRkAMKMOAACaAQAQpA4AAIEZADDmDgQAuhYAIecOBAC6FgAh6Q4CALcWACGNDwEArxYAIeUPAQCvFgAhoRABAK8WACH_EAQAuhYAIdQRAQCvFgAh2BEBAK8WACHaEQEArxYAIdsRBAC6FgAh3BEAAMIWACDdEQAAghkAIAEAAACXAQAgAQAAAJcBACAPog4AAIEZADCjDgAAmgEAEKQOAACBGQAw5g4EALoWACHnDgQAuhYAIekOAgC3FgAhjQ8BAK8WACHlDwEArxYAIaEQAQCvFgAh_xAEALoWACHUEQEArxYAIdgRAQCvFgAh2hEBAK8WACHbEQQAuhYAIdwRAADCFgAgAAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAzmDgQAAAAB5w4EAAAAAekOAgAAAAGNDwEAAAAB5Q8BAAAAAaEQAQAAAAH_EAQAAAAB1BEBAAAAAdgRAQAAAAHaEQEAAAAB2xEEAAAAAdwRgAAAAAEBCAAAnwEAIAzmDgQAAAAB5w4EAAAAAekOAgAAAAGNDwEAAAAB5Q8BAAAAAaEQAQAAAAH_EAQAAAAB1BEBAAAAAdgRAQAAAAHaEQEAAAAB2xEEAAAAAdwRgAAAAAEBCAAAoQEAMAEIAAChAQAwDOYOBACZGQAh5w4EAJkZACHpDgIAnBkAIY0PAQCeGQAh5Q8BAJ4ZACGhEAEAnhkAIf8QBACZGQAh1BEBAJ4ZACHYEQEAnhkAIdoRAQCeGQAh2xEEAJkZACHcEYAAAAABAgAAAJcBACAIAACkAQAgDOYOBACZGQAh5w4EAJkZACHpDgIAnBkAIY0PAQCeGQAh5Q8BAJ4ZACGhEAEAnhkAIf8QBACZGQAh1BEBAJ4ZACHYEQEAnhkAIdoRAQCeGQAh2xEEAJkZACHcEYAAAAABAgAAAJoBACAIAACmAQAgAgAAAJoBACAIAACmAQAgAwAAAJcBACAPAACfAQAgEAAApAEAIAEAAACXAQAgAQAAAJoBACAFFQAA2SAAIBYAANwgACAXAADbIAAgKAAA2iAAICkAAN0gACAPog4AAIAZADCjDgAArQEAEKQOAACAGQAw5g4EAI8WACHnDgQAjxYAIekOAgCTFgAhjQ8BAJAWACHlDwEAkBYAIaEQAQCQFgAh_xAEAI8WACHUEQEAkBYAIdgRAQCQFgAh2hEBAJAWACHbEQQAjxYAIdwRAAC_FgAgAwAAAJoBACADAACsAQAwFAAArQEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACALog4AAP4YADCjDgAAswEAEKQOAAD-GAAw5g4EALoWACHnDgQAuhYAIe0OAQCvFgAhoRABAK8WACGKEQQAuhYAIdQRAQCvFgAh2BEBAK8WACHZEQAA_xgAIAEAAACwAQAgAQAAALABACAKog4AAP4YADCjDgAAswEAEKQOAAD-GAAw5g4EALoWACHnDgQAuhYAIe0OAQCvFgAhoRABAK8WACGKEQQAuhYAIdQRAQCvFgAh2BEBAK8WACEAAwAAALMBACADAAC0AQAwBAAAsAEAIAMAAACzAQAgAwAAtAEAMAQAALABACADAAAAswEAIAMAALQBADAEAACwAQAgB-YOBAAAAAHnDgQAAAAB7Q4BAAAAAaEQAQAAAAGKEQQAAAAB1BEBAAAAAdgRAQAAAAEBCAAAuAEAIAfmDgQAAAAB5w4EAAAAAe0OAQAAAAGhEAEAAAABihEEAAAAAdQRAQAAAAHYEQEAAAABAQgAALoBADABCAAAugEAMAfmDgQAmRkAIecOBACZGQAh7Q4BAJ4ZACGhEAEAnhkAIYoRBACZGQAh1BEBAJ4ZACHYEQEAnhkAIQIAAACwAQAgCAAAvQEAIAfmDgQAmRkAIecOBACZGQAh7Q4BAJ4ZACGhEAEAnhkAIYoRBACZGQAh1BEBAJ4ZACHYEQEAnhkAIQIAAACzAQAgCAAAvwEAIAIAAACzAQAgCAAAvwEAIAMAAACwAQAgDwAAuAEAIBAAAL0BACABAAAAsAEAIAEAAACzAQAgBRUAANQgACAWAADXIAAgFwAA1iAAICgAANUgACApAADYIAAgCqIOAAD9GAAwow4AAMYBABCkDgAA_RgAMOYOBACPFgAh5w4EAI8WACHtDgEAkBYAIaEQAQCQFgAhihEEAI8WACHUEQEAkBYAIdgRAQCQFgAhAwAAALMBACADAADFAQAwFAAAxgEAIAMAAACzAQAgAwAAtAEAMAQAALABACAHog4AAPsYADCjDgAAzAEAEKQOAAD7GAAwjQ8BAK8WACHBDwQAuhYAIfIQAgC3FgAh1xEAAPwYACABAAAAyQEAIAEAAADJAQAgBqIOAAD7GAAwow4AAMwBABCkDgAA-xgAMI0PAQCvFgAhwQ8EALoWACHyEAIAtxYAIQADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACADjQ8BAAAAAcEPBAAAAAHyEAIAAAABAQgAANEBACADjQ8BAAAAAcEPBAAAAAHyEAIAAAABAQgAANMBADABCAAA0wEAMAONDwEAnhkAIcEPBACZGQAh8hACAJwZACECAAAAyQEAIAgAANYBACADjQ8BAJ4ZACHBDwQAmRkAIfIQAgCcGQAhAgAAAMwBACAIAADYAQAgAgAAAMwBACAIAADYAQAgAwAAAMkBACAPAADRAQAgEAAA1gEAIAEAAADJAQAgAQAAAMwBACAFFQAAzyAAIBYAANIgACAXAADRIAAgKAAA0CAAICkAANMgACAGog4AAPoYADCjDgAA3wEAEKQOAAD6GAAwjQ8BAJAWACHBDwQAjxYAIfIQAgCTFgAhAwAAAMwBACADAADeAQAwFAAA3wEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACAJCAAAwhYAIKIOAAD5GAAwow4AAOUBABCkDgAA-RgAMKUOAQAAAAGnDkAAsxYAIeQOAQCvFgAh7A4BAK8WACH_D0AAshYAIQEAAADiAQAgAQAAAOIBACAJCAAAwhYAIKIOAAD5GAAwow4AAOUBABCkDgAA-RgAMKUOAQCvFgAhpw5AALMWACHkDgEArxYAIewOAQCvFgAh_w9AALIWACEB_w8AAJMZACADAAAA5QEAIAMAAOYBADAEAADiAQAgAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACAGCIAAAAABpQ4BAAAAAacOQAAAAAHkDgEAAAAB7A4BAAAAAf8PQAAAAAEBCAAA6gEAIAYIgAAAAAGlDgEAAAABpw5AAAAAAeQOAQAAAAHsDgEAAAAB_w9AAAAAAQEIAADsAQAwAQgAAOwBADAGCIAAAAABpQ4BAJ4ZACGnDkAAmhkAIeQOAQCeGQAh7A4BAJ4ZACH_D0AAphkAIQIAAADiAQAgCAAA7wEAIAYIgAAAAAGlDgEAnhkAIacOQACaGQAh5A4BAJ4ZACHsDgEAnhkAIf8PQACmGQAhAgAAAOUBACAIAADxAQAgAgAAAOUBACAIAADxAQAgAwAAAOIBACAPAADqAQAgEAAA7wEAIAEAAADiAQAgAQAAAOUBACAEFQAAzCAAIBYAAM4gACAXAADNIAAg_w8AAJMZACAJCAAAvxYAIKIOAAD4GAAwow4AAPgBABCkDgAA-BgAMKUOAQCQFgAhpw5AAJEWACHkDgEAkBYAIewOAQCQFgAh_w9AAKYWACEDAAAA5QEAIAMAAPcBADAUAAD4AQAgAwAAAOUBACADAADmAQAwBAAA4gEAIBLwDQIAtxYAIaIOAAD2GAAwow4AAP4BABCkDgAA9hgAMKcOQACzFgAh5g4EALoWACHnDgQAuhYAIekOAgC3FgAh7Q4BAK8WACGNDwEArxYAIeUPAQCxFgAh9w8BALEWACGhEAEArxYAIe8QQACzFgAhihEEALoWACHUEQEArxYAIdURAAC4FgAg1hEAAPcYACABAAAA-wEAIAEAAAD7AQAgEfANAgC3FgAhog4AAPYYADCjDgAA_gEAEKQOAAD2GAAwpw5AALMWACHmDgQAuhYAIecOBAC6FgAh6Q4CALcWACHtDgEArxYAIY0PAQCvFgAh5Q8BALEWACH3DwEAsRYAIaEQAQCvFgAh7xBAALMWACGKEQQAuhYAIdQRAQCvFgAh1REAALgWACAD5Q8AAJMZACD3DwAAkxkAINURAACTGQAgAwAAAP4BACADAAD_AQAwBAAA-wEAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACADAAAA_gEAIAMAAP8BADAEAAD7AQAgDvANAgAAAAGnDkAAAAAB5g4EAAAAAecOBAAAAAHpDgIAAAAB7Q4BAAAAAY0PAQAAAAHlDwEAAAAB9w8BAAAAAaEQAQAAAAHvEEAAAAABihEEAAAAAdQRAQAAAAHVEYAAAAABAQgAAIMCACAO8A0CAAAAAacOQAAAAAHmDgQAAAAB5w4EAAAAAekOAgAAAAHtDgEAAAABjQ8BAAAAAeUPAQAAAAH3DwEAAAABoRABAAAAAe8QQAAAAAGKEQQAAAAB1BEBAAAAAdURgAAAAAEBCAAAhQIAMAEIAACFAgAwDvANAgCcGQAhpw5AAJoZACHmDgQAmRkAIecOBACZGQAh6Q4CAJwZACHtDgEAnhkAIY0PAQCeGQAh5Q8BAJ0ZACH3DwEAnRkAIaEQAQCeGQAh7xBAAJoZACGKEQQAmRkAIdQRAQCeGQAh1RGAAAAAAQIAAAD7AQAgCAAAiAIAIA7wDQIAnBkAIacOQACaGQAh5g4EAJkZACHnDgQAmRkAIekOAgCcGQAh7Q4BAJ4ZACGNDwEAnhkAIeUPAQCdGQAh9w8BAJ0ZACGhEAEAnhkAIe8QQACaGQAhihEEAJkZACHUEQEAnhkAIdURgAAAAAECAAAA_gEAIAgAAIoCACACAAAA_gEAIAgAAIoCACADAAAA-wEAIA8AAIMCACAQAACIAgAgAQAAAPsBACABAAAA_gEAIAgVAADHIAAgFgAAyiAAIBcAAMkgACAoAADIIAAgKQAAyyAAIOUPAACTGQAg9w8AAJMZACDVEQAAkxkAIBHwDQIAkxYAIaIOAAD1GAAwow4AAJECABCkDgAA9RgAMKcOQACRFgAh5g4EAI8WACHnDgQAjxYAIekOAgCTFgAh7Q4BAJAWACGNDwEAkBYAIeUPAQCUFgAh9w8BAJQWACGhEAEAkBYAIe8QQACRFgAhihEEAI8WACHUEQEAkBYAIdURAACVFgAgAwAAAP4BACADAACQAgAwFAAAkQIAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACAFog4AAPQYADCjDgAAlwIAEKQOAAD0GAAwqxABAAAAAdMRAADCFgAgAQAAAJQCACABAAAAlAIAIAWiDgAA9BgAMKMOAACXAgAQpA4AAPQYADCrEAEArxYAIdMRAADCFgAgAAMAAACXAgAgAwAAmAIAMAQAAJQCACADAAAAlwIAIAMAAJgCADAEAACUAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIAKrEAEAAAAB0xGAAAAAAQEIAACcAgAgAqsQAQAAAAHTEYAAAAABAQgAAJ4CADABCAAAngIAMAKrEAEAnhkAIdMRgAAAAAECAAAAlAIAIAgAAKECACACqxABAJ4ZACHTEYAAAAABAgAAAJcCACAIAACjAgAgAgAAAJcCACAIAACjAgAgAwAAAJQCACAPAACcAgAgEAAAoQIAIAEAAACUAgAgAQAAAJcCACADFQAAxCAAIBYAAMYgACAXAADFIAAgBaIOAADzGAAwow4AAKoCABCkDgAA8xgAMKsQAQCQFgAh0xEAAL8WACADAAAAlwIAIAMAAKkCADAUAACqAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIBDNAQAA6BgAINIBAADpGAAgiQkBAAAAAaIOAADnGAAwow4AALcCABCkDgAA5xgAMKUOAQAAAAHJDkAAsxYAIeYOBADnFgAh1RABAK8WACH0EAAA8hgAIMoRQACyFgAhyxEBALEWACHNEUAAshYAIc4RQACyFgAhzxECALcWACEBAAAArQIAIBbMAQAA8RgAIKIOAADwGAAwow4AAK8CABCkDgAA8BgAMKUOAQCvFgAhyQ5AALMWACHLDgEArxYAIewOAQCvFgAhkQ8BAK8WACGpDwEArxYAIfQPQACyFgAhqBBAALIWACGpEEAAshYAIf0QAQCvFgAhxREAAKoWACDGEQAAqhYAIMcRAACqFgAgyBECALYWACHJEQEArxYAIcoRQACyFgAhyxEBALEWACHMEQEAsRYAIQjMAQAAwCAAIPQPAACTGQAgqBAAAJMZACCpEAAAkxkAIMgRAACTGQAgyhEAAJMZACDLEQAAkxkAIMwRAACTGQAgFswBAADxGAAgog4AAPAYADCjDgAArwIAEKQOAADwGAAwpQ4BAAAAAckOQACzFgAhyw4BAK8WACHsDgEArxYAIZEPAQCvFgAhqQ8BAK8WACH0D0AAshYAIagQQACyFgAhqRBAALIWACH9EAEAAAABxREAAKoWACDGEQAAqhYAIMcRAACqFgAgyBECALYWACHJEQEArxYAIcoRQACyFgAhyxEBALEWACHMEQEAsRYAIQMAAACvAgAgAwAAsAIAMAQAALECACAVzAEAAOwYACDPAQAA7RgAINABAADuGAAg0QEAAO8YACCiDgAA6xgAMKMOAACzAgAQpA4AAOsYADClDgEArxYAIckOQACzFgAhyw4BALEWACHNDgEArxYAIdYOAQCxFgAhoA8BAK8WACHwD0AAshYAIfwPQACyFgAhsRABAK8WACGzEAEArxYAIbQQAACqFgAgtRABAK8WACG2EEAAshYAIbcQAgC3FgAhCcwBAADAIAAgzwEAAMEgACDQAQAAwiAAINEBAADDIAAgyw4AAJMZACDWDgAAkxkAIPAPAACTGQAg_A8AAJMZACC2EAAAkxkAIBbMAQAA7BgAIM8BAADtGAAg0AEAAO4YACDRAQAA7xgAIKIOAADrGAAwow4AALMCABCkDgAA6xgAMKUOAQAAAAHJDkAAsxYAIcsOAQCxFgAhzQ4BAK8WACHWDgEAsRYAIaAPAQCvFgAh8A9AALIWACH8D0AAshYAIbEQAQAAAAGzEAEArxYAIbQQAACqFgAgtRABAK8WACG2EEAAshYAIbcQAgC3FgAh0hEAAOoYACADAAAAswIAIAMAALQCADAEAAC1AgAgD80BAADoGAAg0gEAAOkYACCJCQEArxYAIaIOAADnGAAwow4AALcCABCkDgAA5xgAMKUOAQCvFgAhyQ5AALMWACHmDgQA5xYAIdUQAQCvFgAhyhFAALIWACHLEQEAsRYAIc0RQACyFgAhzhFAALIWACHPEQIAtxYAIQEAAAC3AgAgCQgAAMIWACDOAQAA4xgAIKIOAADmGAAwow4AALkCABCkDgAA5hgAMKUOBAC6FgAhpw5AALMWACHsDgEArxYAIaoQAQCvFgAhAc4BAAC_IAAgCQgAAMIWACDOAQAA4xgAIKIOAADmGAAwow4AALkCABCkDgAA5hgAMKUOBAAAAAGnDkAAsxYAIewOAQCvFgAhqhABAK8WACEDAAAAuQIAIAMAALoCADAEAAC7AgAgEc4BAADjGAAgog4AAOUYADCjDgAAvQIAEKQOAADlGAAwpQ4BAK8WACHEDgIAtxYAIcYOQACyFgAhxw4CALcWACHIDkAAshYAIckOQACzFgAh7A4BAK8WACH-DgEArxYAIYgPQACyFgAhqhABAK8WACGuEAAAwhYAIK8QAgC3FgAhsBBAALIWACEFzgEAAL8gACDGDgAAkxkAIMgOAACTGQAgiA8AAJMZACCwEAAAkxkAIBLOAQAA4xgAIKIOAADlGAAwow4AAL0CABCkDgAA5RgAMKUOAQAAAAHEDgIAtxYAIcYOQACyFgAhxw4CALcWACHIDkAAshYAIckOQACzFgAh7A4BAK8WACH-DgEArxYAIYgPQACyFgAhqhABAK8WACGuEAAAwhYAIK8QAgC3FgAhsBBAALIWACHREQAA5BgAIAMAAAC9AgAgAwAAvgIAMAQAAL8CACALCAAAwhYAIM4BAADjGAAgog4AAOIYADCjDgAAwQIAEKQOAADiGAAw7A4BAK8WACGNEEAAsxYAIaoQAQCvFgAhqxABAK8WACGsEEAAsxYAIa0QQACyFgAhAs4BAAC_IAAgrRAAAJMZACAMCAAAwhYAIM4BAADjGAAgog4AAOIYADCjDgAAwQIAEKQOAADiGAAw7A4BAK8WACGNEEAAsxYAIaoQAQCvFgAhqxABAK8WACGsEEAAsxYAIa0QQACyFgAh0BEAAOEYACADAAAAwQIAIAMAAMICADAEAADDAgAgAQAAALkCACABAAAAvQIAIAEAAADBAgAgAQAAAK8CACABAAAAswIAIAEAAACtAgAgB80BAAC9IAAg0gEAAL4gACDmDgAAkxkAIMoRAACTGQAgyxEAAJMZACDNEQAAkxkAIM4RAACTGQAgAwAAALcCACADAADLAgAwBAAArQIAIAMAAAC3AgAgAwAAywIAMAQAAK0CACADAAAAtwIAIAMAAMsCADAEAACtAgAgDM0BAAC7IAAg0gEAALwgACCJCQEAAAABpQ4BAAAAAckOQAAAAAHmDgQAAAAB1RABAAAAAcoRQAAAAAHLEQEAAAABzRFAAAAAAc4RQAAAAAHPEQIAAAABAQgAAM8CACAKiQkBAAAAAaUOAQAAAAHJDkAAAAAB5g4EAAAAAdUQAQAAAAHKEUAAAAAByxEBAAAAAc0RQAAAAAHOEUAAAAABzxECAAAAAQEIAADRAgAwAQgAANECADAMzQEAAKEgACDSAQAAoiAAIIkJAQCeGQAhpQ4BAJ4ZACHJDkAAmhkAIeYOBACFGgAh1RABAJ4ZACHKEUAAphkAIcsRAQCdGQAhzRFAAKYZACHOEUAAphkAIc8RAgCcGQAhAgAAAK0CACAIAADUAgAgCokJAQCeGQAhpQ4BAJ4ZACHJDkAAmhkAIeYOBACFGgAh1RABAJ4ZACHKEUAAphkAIcsRAQCdGQAhzRFAAKYZACHOEUAAphkAIc8RAgCcGQAhAgAAALcCACAIAADWAgAgAgAAALcCACAIAADWAgAgAwAAAK0CACAPAADPAgAgEAAA1AIAIAEAAACtAgAgAQAAALcCACAKFQAAnCAAIBYAAJ8gACAXAACeIAAgKAAAnSAAICkAAKAgACDmDgAAkxkAIMoRAACTGQAgyxEAAJMZACDNEQAAkxkAIM4RAACTGQAgDYkJAQCQFgAhog4AAOAYADCjDgAA3QIAEKQOAADgGAAwpQ4BAJAWACHJDkAAkRYAIeYOBADjFgAh1RABAJAWACHKEUAAphYAIcsRAQCUFgAhzRFAAKYWACHOEUAAphYAIc8RAgCTFgAhAwAAALcCACADAADcAgAwFAAA3QIAIAMAAAC3AgAgAwAAywIAMAQAAK0CACABAAAAsQIAIAEAAACxAgAgAwAAAK8CACADAACwAgAwBAAAsQIAIAMAAACvAgAgAwAAsAIAMAQAALECACADAAAArwIAIAMAALACADAEAACxAgAgE8wBAACbIAAgpQ4BAAAAAckOQAAAAAHLDgEAAAAB7A4BAAAAAZEPAQAAAAGpDwEAAAAB9A9AAAAAAagQQAAAAAGpEEAAAAAB_RABAAAAAcURAACYIAAgxhEAAJkgACDHEQAAmiAAIMgRAgAAAAHJEQEAAAAByhFAAAAAAcsRAQAAAAHMEQEAAAABAQgAAOUCACASpQ4BAAAAAckOQAAAAAHLDgEAAAAB7A4BAAAAAZEPAQAAAAGpDwEAAAAB9A9AAAAAAagQQAAAAAGpEEAAAAAB_RABAAAAAcURAACYIAAgxhEAAJkgACDHEQAAmiAAIMgRAgAAAAHJEQEAAAAByhFAAAAAAcsRAQAAAAHMEQEAAAABAQgAAOcCADABCAAA5wIAMBPMAQAAlyAAIKUOAQCeGQAhyQ5AAJoZACHLDgEAnhkAIewOAQCeGQAhkQ8BAJ4ZACGpDwEAnhkAIfQPQACmGQAhqBBAAKYZACGpEEAAphkAIf0QAQCeGQAhxREAAJQgACDGEQAAlSAAIMcRAACWIAAgyBECAJsZACHJEQEAnhkAIcoRQACmGQAhyxEBAJ0ZACHMEQEAnRkAIQIAAACxAgAgCAAA6gIAIBKlDgEAnhkAIckOQACaGQAhyw4BAJ4ZACHsDgEAnhkAIZEPAQCeGQAhqQ8BAJ4ZACH0D0AAphkAIagQQACmGQAhqRBAAKYZACH9EAEAnhkAIcURAACUIAAgxhEAAJUgACDHEQAAliAAIMgRAgCbGQAhyREBAJ4ZACHKEUAAphkAIcsRAQCdGQAhzBEBAJ0ZACECAAAArwIAIAgAAOwCACACAAAArwIAIAgAAOwCACADAAAAsQIAIA8AAOUCACAQAADqAgAgAQAAALECACABAAAArwIAIAwVAACPIAAgFgAAkiAAIBcAAJEgACAoAACQIAAgKQAAkyAAIPQPAACTGQAgqBAAAJMZACCpEAAAkxkAIMgRAACTGQAgyhEAAJMZACDLEQAAkxkAIMwRAACTGQAgFaIOAADfGAAwow4AAPMCABCkDgAA3xgAMKUOAQCQFgAhyQ5AAJEWACHLDgEAkBYAIewOAQCQFgAhkQ8BAJAWACGpDwEAkBYAIfQPQACmFgAhqBBAAKYWACGpEEAAphYAIf0QAQCQFgAhxREAAKoWACDGEQAAqhYAIMcRAACqFgAgyBECAJIWACHJEQEAkBYAIcoRQACmFgAhyxEBAJQWACHMEQEAlBYAIQMAAACvAgAgAwAA8gIAMBQAAPMCACADAAAArwIAIAMAALACADAEAACxAgAgCqIOAADeGAAwow4AAPkCABCkDgAA3hgAMKUOAQAAAAGnDkAAsxYAIaAPAQCvFgAhwREBAK8WACHCEQEArxYAIcMRAADCFgAgxBEBALEWACEBAAAA9gIAIAEAAAD2AgAgCqIOAADeGAAwow4AAPkCABCkDgAA3hgAMKUOAQCvFgAhpw5AALMWACGgDwEArxYAIcERAQCvFgAhwhEBAK8WACHDEQAAwhYAIMQRAQCxFgAhAcQRAACTGQAgAwAAAPkCACADAAD6AgAwBAAA9gIAIAMAAAD5AgAgAwAA-gIAMAQAAPYCACADAAAA-QIAIAMAAPoCADAEAAD2AgAgB6UOAQAAAAGnDkAAAAABoA8BAAAAAcERAQAAAAHCEQEAAAABwxGAAAAAAcQRAQAAAAEBCAAA_gIAIAelDgEAAAABpw5AAAAAAaAPAQAAAAHBEQEAAAABwhEBAAAAAcMRgAAAAAHEEQEAAAABAQgAAIADADABCAAAgAMAMAelDgEAnhkAIacOQACaGQAhoA8BAJ4ZACHBEQEAnhkAIcIRAQCeGQAhwxGAAAAAAcQRAQCdGQAhAgAAAPYCACAIAACDAwAgB6UOAQCeGQAhpw5AAJoZACGgDwEAnhkAIcERAQCeGQAhwhEBAJ4ZACHDEYAAAAABxBEBAJ0ZACECAAAA-QIAIAgAAIUDACACAAAA-QIAIAgAAIUDACADAAAA9gIAIA8AAP4CACAQAACDAwAgAQAAAPYCACABAAAA-QIAIAQVAACMIAAgFgAAjiAAIBcAAI0gACDEEQAAkxkAIAqiDgAA3RgAMKMOAACMAwAQpA4AAN0YADClDgEAkBYAIacOQACRFgAhoA8BAJAWACHBEQEAkBYAIcIRAQCQFgAhwxEAAL8WACDEEQEAlBYAIQMAAAD5AgAgAwAAiwMAMBQAAIwDACADAAAA-QIAIAMAAPoCADAEAAD2AgAgEKIOAADbGAAwow4AAJIDABCkDgAA2xgAMMEOAQCxFgAhww4CALYWACHxDgEArxYAIfQPQACzFgAhqxABAK8WACG4EQEArxYAIboRAQCvFgAhuxEBAK8WACG8ESAAsBYAIb0RAADaGAAgvhEBAK8WACG_EUAAsxYAIcARAADcGAAgAQAAAI8DACABAAAAjwMAIA-iDgAA2xgAMKMOAACSAwAQpA4AANsYADDBDgEAsRYAIcMOAgC2FgAh8Q4BAK8WACH0D0AAsxYAIasQAQCvFgAhuBEBAK8WACG6EQEArxYAIbsRAQCvFgAhvBEgALAWACG9EQAA2hgAIL4RAQCvFgAhvxFAALMWACECwQ4AAJMZACDDDgAAkxkAIAMAAACSAwAgAwAAkwMAMAQAAI8DACADAAAAkgMAIAMAAJMDADAEAACPAwAgAwAAAJIDACADAACTAwAwBAAAjwMAIAzBDgEAAAABww4CAAAAAfEOAQAAAAH0D0AAAAABqxABAAAAAbgRAQAAAAG6EQEAAAABuxEBAAAAAbwRIAAAAAG9EQAAiyAAIL4RAQAAAAG_EUAAAAABAQgAAJcDACAMwQ4BAAAAAcMOAgAAAAHxDgEAAAAB9A9AAAAAAasQAQAAAAG4EQEAAAABuhEBAAAAAbsRAQAAAAG8ESAAAAABvREAAIsgACC-EQEAAAABvxFAAAAAAQEIAACZAwAwAQgAAJkDADAMwQ4BAJ0ZACHDDgIAmxkAIfEOAQCeGQAh9A9AAJoZACGrEAEAnhkAIbgRAQCeGQAhuhEBAJ4ZACG7EQEAnhkAIbwRIAC8GQAhvREAAIogACC-EQEAnhkAIb8RQACaGQAhAgAAAI8DACAIAACcAwAgDMEOAQCdGQAhww4CAJsZACHxDgEAnhkAIfQPQACaGQAhqxABAJ4ZACG4EQEAnhkAIboRAQCeGQAhuxEBAJ4ZACG8ESAAvBkAIb0RAACKIAAgvhEBAJ4ZACG_EUAAmhkAIQIAAACSAwAgCAAAngMAIAIAAACSAwAgCAAAngMAIAMAAACPAwAgDwAAlwMAIBAAAJwDACABAAAAjwMAIAEAAACSAwAgBxUAAIUgACAWAACIIAAgFwAAhyAAICgAAIYgACApAACJIAAgwQ4AAJMZACDDDgAAkxkAIA-iDgAA2RgAMKMOAAClAwAQpA4AANkYADDBDgEAlBYAIcMOAgCSFgAh8Q4BAJAWACH0D0AAkRYAIasQAQCQFgAhuBEBAJAWACG6EQEAkBYAIbsRAQCQFgAhvBEgAKsWACG9EQAA2hgAIL4RAQCQFgAhvxFAAJEWACEDAAAAkgMAIAMAAKQDADAUAAClAwAgAwAAAJIDACADAACTAwAwBAAAjwMAIAeiDgAA1xgAMKMOAACrAwAQpA4AANcYADC6EAQAuhYAIbARQACzFgAhuBEBAK8WACG5EQAA2BgAIAEAAACoAwAgAQAAAKgDACAGog4AANcYADCjDgAAqwMAEKQOAADXGAAwuhAEALoWACGwEUAAsxYAIbgRAQCvFgAhAAMAAACrAwAgAwAArAMAMAQAAKgDACADAAAAqwMAIAMAAKwDADAEAACoAwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAO6EAQAAAABsBFAAAAAAbgRAQAAAAEBCAAAsAMAIAO6EAQAAAABsBFAAAAAAbgRAQAAAAEBCAAAsgMAMAEIAACyAwAwA7oQBACZGQAhsBFAAJoZACG4EQEAnhkAIQIAAACoAwAgCAAAtQMAIAO6EAQAmRkAIbARQACaGQAhuBEBAJ4ZACECAAAAqwMAIAgAALcDACACAAAAqwMAIAgAALcDACADAAAAqAMAIA8AALADACAQAAC1AwAgAQAAAKgDACABAAAAqwMAIAUVAACAIAAgFgAAgyAAIBcAAIIgACAoAACBIAAgKQAAhCAAIAaiDgAA1hgAMKMOAAC-AwAQpA4AANYYADC6EAQAjxYAIbARQACRFgAhuBEBAJAWACEDAAAAqwMAIAMAAL0DADAUAAC-AwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAeiDgAA1BgAMKMOAADEAwAQpA4AANQYADDLDgEArxYAIaQPQACzFgAhsxECALcWACG3EQAA1RgAIAEAAADBAwAgAQAAAMEDACAGog4AANQYADCjDgAAxAMAEKQOAADUGAAwyw4BAK8WACGkD0AAsxYAIbMRAgC3FgAhAAMAAADEAwAgAwAAxQMAMAQAAMEDACADAAAAxAMAIAMAAMUDADAEAADBAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAPLDgEAAAABpA9AAAAAAbMRAgAAAAEBCAAAyQMAIAPLDgEAAAABpA9AAAAAAbMRAgAAAAEBCAAAywMAMAEIAADLAwAwA8sOAQCeGQAhpA9AAJoZACGzEQIAnBkAIQIAAADBAwAgCAAAzgMAIAPLDgEAnhkAIaQPQACaGQAhsxECAJwZACECAAAAxAMAIAgAANADACACAAAAxAMAIAgAANADACADAAAAwQMAIA8AAMkDACAQAADOAwAgAQAAAMEDACABAAAAxAMAIAUVAAD7HwAgFgAA_h8AIBcAAP0fACAoAAD8HwAgKQAA_x8AIAaiDgAA0xgAMKMOAADXAwAQpA4AANMYADDLDgEAkBYAIaQPQACRFgAhsxECAJMWACEDAAAAxAMAIAMAANYDADAUAADXAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAaiDgAA0hgAMKMOAADdAwAQpA4AANIYADDlDgEAsRYAIeYPAQAAAAH0D0AAsxYAIQEAAADaAwAgAQAAANoDACAGog4AANIYADCjDgAA3QMAEKQOAADSGAAw5Q4BALEWACHmDwEArxYAIfQPQACzFgAhAeUOAACTGQAgAwAAAN0DACADAADeAwAwBAAA2gMAIAMAAADdAwAgAwAA3gMAMAQAANoDACADAAAA3QMAIAMAAN4DADAEAADaAwAgA-UOAQAAAAHmDwEAAAAB9A9AAAAAAQEIAADiAwAgA-UOAQAAAAHmDwEAAAAB9A9AAAAAAQEIAADkAwAwAQgAAOQDADAD5Q4BAJ0ZACHmDwEAnhkAIfQPQACaGQAhAgAAANoDACAIAADnAwAgA-UOAQCdGQAh5g8BAJ4ZACH0D0AAmhkAIQIAAADdAwAgCAAA6QMAIAIAAADdAwAgCAAA6QMAIAMAAADaAwAgDwAA4gMAIBAAAOcDACABAAAA2gMAIAEAAADdAwAgBBUAAPgfACAWAAD6HwAgFwAA-R8AIOUOAACTGQAgBqIOAADRGAAwow4AAPADABCkDgAA0RgAMOUOAQCUFgAh5g8BAJAWACH0D0AAkRYAIQMAAADdAwAgAwAA7wMAMBQAAPADACADAAAA3QMAIAMAAN4DADAEAADaAwAgDIkJAQCvFgAhog4AANAYADCjDgAA9gMAEKQOAADQGAAwpQ4BAAAAAckOQACzFgAhyw4BAK8WACHmDgQA5xYAIewOAQCvFgAh9A9AALMWACGoEEAAshYAIakQQACyFgAhAQAAAPMDACABAAAA8wMAIAyJCQEArxYAIaIOAADQGAAwow4AAPYDABCkDgAA0BgAMKUOAQCvFgAhyQ5AALMWACHLDgEArxYAIeYOBADnFgAh7A4BAK8WACH0D0AAsxYAIagQQACyFgAhqRBAALIWACED5g4AAJMZACCoEAAAkxkAIKkQAACTGQAgAwAAAPYDACADAAD3AwAwBAAA8wMAIAMAAAD2AwAgAwAA9wMAMAQAAPMDACADAAAA9gMAIAMAAPcDADAEAADzAwAgCYkJAQAAAAGlDgEAAAAByQ5AAAAAAcsOAQAAAAHmDgQAAAAB7A4BAAAAAfQPQAAAAAGoEEAAAAABqRBAAAAAAQEIAAD7AwAgCYkJAQAAAAGlDgEAAAAByQ5AAAAAAcsOAQAAAAHmDgQAAAAB7A4BAAAAAfQPQAAAAAGoEEAAAAABqRBAAAAAAQEIAAD9AwAwAQgAAP0DADAJiQkBAJ4ZACGlDgEAnhkAIckOQACaGQAhyw4BAJ4ZACHmDgQAhRoAIewOAQCeGQAh9A9AAJoZACGoEEAAphkAIakQQACmGQAhAgAAAPMDACAIAACABAAgCYkJAQCeGQAhpQ4BAJ4ZACHJDkAAmhkAIcsOAQCeGQAh5g4EAIUaACHsDgEAnhkAIfQPQACaGQAhqBBAAKYZACGpEEAAphkAIQIAAAD2AwAgCAAAggQAIAIAAAD2AwAgCAAAggQAIAMAAADzAwAgDwAA-wMAIBAAAIAEACABAAAA8wMAIAEAAAD2AwAgCBUAAPMfACAWAAD2HwAgFwAA9R8AICgAAPQfACApAAD3HwAg5g4AAJMZACCoEAAAkxkAIKkQAACTGQAgDIkJAQCQFgAhog4AAM8YADCjDgAAiQQAEKQOAADPGAAwpQ4BAJAWACHJDkAAkRYAIcsOAQCQFgAh5g4EAOMWACHsDgEAkBYAIfQPQACRFgAhqBBAAKYWACGpEEAAphYAIQMAAAD2AwAgAwAAiAQAMBQAAIkEACADAAAA9gMAIAMAAPcDADAEAADzAwAgC6IOAADNGAAwow4AAI8EABCkDgAAzRgAMMsOAQCvFgAhsBFAALMWACGxEQEArxYAIbIRAQCvFgAhsxECALcWACG0EQIAtxYAIbURAACbFwAgthEAAM4YACABAAAAjAQAIAEAAACMBAAgCqIOAADNGAAwow4AAI8EABCkDgAAzRgAMMsOAQCvFgAhsBFAALMWACGxEQEArxYAIbIRAQCvFgAhsxECALcWACG0EQIAtxYAIbURAACbFwAgAAMAAACPBAAgAwAAkAQAMAQAAIwEACADAAAAjwQAIAMAAJAEADAEAACMBAAgAwAAAI8EACADAACQBAAwBAAAjAQAIAfLDgEAAAABsBFAAAAAAbERAQAAAAGyEQEAAAABsxECAAAAAbQRAgAAAAG1EQAA8h8AIAEIAACUBAAgB8sOAQAAAAGwEUAAAAABsREBAAAAAbIRAQAAAAGzEQIAAAABtBECAAAAAbURAADyHwAgAQgAAJYEADABCAAAlgQAMAfLDgEAnhkAIbARQACaGQAhsREBAJ4ZACGyEQEAnhkAIbMRAgCcGQAhtBECAJwZACG1EQAA8R8AIAIAAACMBAAgCAAAmQQAIAfLDgEAnhkAIbARQACaGQAhsREBAJ4ZACGyEQEAnhkAIbMRAgCcGQAhtBECAJwZACG1EQAA8R8AIAIAAACPBAAgCAAAmwQAIAIAAACPBAAgCAAAmwQAIAMAAACMBAAgDwAAlAQAIBAAAJkEACABAAAAjAQAIAEAAACPBAAgBRUAAOwfACAWAADvHwAgFwAA7h8AICgAAO0fACApAADwHwAgCqIOAADMGAAwow4AAKIEABCkDgAAzBgAMMsOAQCQFgAhsBFAAJEWACGxEQEAkBYAIbIRAQCQFgAhsxECAJMWACG0EQIAkxYAIbURAACbFwAgAwAAAI8EACADAAChBAAwFAAAogQAIAMAAACPBAAgAwAAkAQAMAQAAIwEACAS2gUCALcWACHQBgAB1RYAIaIOAADLGAAwow4AAKgEABCkDgAAyxgAMKcOQACzFgAh4A8BAK8WACHzDwEArxYAIcEQAQCvFgAhxBAAAMIWACDFEAEArxYAIfwQAgAAAAGqEQEArxYAIasRAADCFgAgrBEEALoWACGtEQQAuhYAIa4RBAC6FgAhrxEAAMIWACABAAAApQQAIAEAAAClBAAgEtoFAgC3FgAh0AYAAdUWACGiDgAAyxgAMKMOAACoBAAQpA4AAMsYADCnDkAAsxYAIeAPAQCvFgAh8w8BAK8WACHBEAEArxYAIcQQAADCFgAgxRABAK8WACH8EAIAtxYAIaoRAQCvFgAhqxEAAMIWACCsEQQAuhYAIa0RBAC6FgAhrhEEALoWACGvEQAAwhYAIAHQBgAAkxkAIAMAAACoBAAgAwAAqQQAMAQAAKUEACADAAAAqAQAIAMAAKkEADAEAAClBAAgAwAAAKgEACADAACpBAAwBAAApQQAIA_aBQIAAAAB0AYAAQAAAacOQAAAAAHgDwEAAAAB8w8BAAAAAcEQAQAAAAHEEIAAAAABxRABAAAAAfwQAgAAAAGqEQEAAAABqxGAAAAAAawRBAAAAAGtEQQAAAABrhEEAAAAAa8RgAAAAAEBCAAArQQAIA_aBQIAAAAB0AYAAQAAAacOQAAAAAHgDwEAAAAB8w8BAAAAAcEQAQAAAAHEEIAAAAABxRABAAAAAfwQAgAAAAGqEQEAAAABqxGAAAAAAawRBAAAAAGtEQQAAAABrhEEAAAAAa8RgAAAAAEBCAAArwQAMAEIAACvBAAwD9oFAgCcGQAh0AYAAeAZACGnDkAAmhkAIeAPAQCeGQAh8w8BAJ4ZACHBEAEAnhkAIcQQgAAAAAHFEAEAnhkAIfwQAgCcGQAhqhEBAJ4ZACGrEYAAAAABrBEEAJkZACGtEQQAmRkAIa4RBACZGQAhrxGAAAAAAQIAAAClBAAgCAAAsgQAIA_aBQIAnBkAIdAGAAHgGQAhpw5AAJoZACHgDwEAnhkAIfMPAQCeGQAhwRABAJ4ZACHEEIAAAAABxRABAJ4ZACH8EAIAnBkAIaoRAQCeGQAhqxGAAAAAAawRBACZGQAhrREEAJkZACGuEQQAmRkAIa8RgAAAAAECAAAAqAQAIAgAALQEACACAAAAqAQAIAgAALQEACADAAAApQQAIA8AAK0EACAQAACyBAAgAQAAAKUEACABAAAAqAQAIAYVAADnHwAgFgAA6h8AIBcAAOkfACAoAADoHwAgKQAA6x8AINAGAACTGQAgEtoFAgCTFgAh0AYAAcgWACGiDgAAyhgAMKMOAAC7BAAQpA4AAMoYADCnDkAAkRYAIeAPAQCQFgAh8w8BAJAWACHBEAEAkBYAIcQQAAC_FgAgxRABAJAWACH8EAIAkxYAIaoRAQCQFgAhqxEAAL8WACCsEQQAjxYAIa0RBACPFgAhrhEEAI8WACGvEQAAvxYAIAMAAACoBAAgAwAAugQAMBQAALsEACADAAAAqAQAIAMAAKkEADAEAAClBAAgCvQCAADIGAAgog4AAMcYADCjDgAAwAQAEKQOAADHGAAwwhAAAdUWACGlEQIAtxYAIaYRAgC3FgAhpxEBAK8WACGoEQAB1BYAIakRAADJGAAgAQAAAL4EACAJ9AIAAMgYACCiDgAAxxgAMKMOAADABAAQpA4AAMcYADDCEAAB1RYAIaURAgC3FgAhphECALcWACGnEQEArxYAIagRAAHUFgAhAvQCAADmHwAgwhAAAJMZACADAAAAwAQAIAMAAMEEADAEAAC-BAAgAQAAAMAEACABAAAAvgQAIAMAAADABAAgAwAAwQQAMAQAAL4EACADAAAAwAQAIAMAAMEEADAEAAC-BAAgAwAAAMAEACADAADBBAAwBAAAvgQAIAb0AgAA5R8AIMIQAAEAAAGlEQIAAAABphECAAAAAacRAQAAAAGoEQABAAABAQgAAMgEACAFwhAAAQAAAaURAgAAAAGmEQIAAAABpxEBAAAAAagRAAEAAAEBCAAAygQAMAEIAADKBAAwBvQCAADkHwAgwhAAAeAZACGlEQIAnBkAIaYRAgCcGQAhpxEBAJ4ZACGoEQAB3xkAIQIAAAC-BAAgCAAAzQQAIAXCEAAB4BkAIaURAgCcGQAhphECAJwZACGnEQEAnhkAIagRAAHfGQAhAgAAAMAEACAIAADPBAAgAgAAAMAEACAIAADPBAAgAwAAAL4EACAPAADIBAAgEAAAzQQAIAEAAAC-BAAgAQAAAMAEACAGFQAA3x8AIBYAAOIfACAXAADhHwAgKAAA4B8AICkAAOMfACDCEAAAkxkAIAiiDgAAxhgAMKMOAADWBAAQpA4AAMYYADDCEAAByBYAIaURAgCTFgAhphECAJMWACGnEQEAkBYAIagRAAHHFgAhAwAAAMAEACADAADVBAAwFAAA1gQAIAMAAADABAAgAwAAwQQAMAQAAL4EACAGCAAB1BYAIfMCAADFGAAgog4AAMQYADCjDgAA3AQAEKQOAADEGAAw_RAAAQAAAQEAAADZBAAgAQAAANkEACAGCAAB1BYAIfMCAADFGAAgog4AAMQYADCjDgAA3AQAEKQOAADEGAAw_RAAAdQWACEB8wIAAN4fACADAAAA3AQAIAMAAN0EADAEAADZBAAgAwAAANwEACADAADdBAAwBAAA2QQAIAMAAADcBAAgAwAA3QQAMAQAANkEACADCAABAAAB8wIAAN0fACD9EAABAAABAQgAAOEEACACCAABAAAB_RAAAQAAAQEIAADjBAAwAQgAAOMEADADCAAB3xkAIfMCAADQHwAg_RAAAd8ZACECAAAA2QQAIAgAAOYEACACCAAB3xkAIf0QAAHfGQAhAgAAANwEACAIAADoBAAgAgAAANwEACAIAADoBAAgAwAAANkEACAPAADhBAAgEAAA5gQAIAEAAADZBAAgAQAAANwEACADFQAAzR8AIBYAAM8fACAXAADOHwAgBQgAAccWACGiDgAAwxgAMKMOAADvBAAQpA4AAMMYADD9EAABxxYAIQMAAADcBAAgAwAA7gQAMBQAAO8EACADAAAA3AQAIAMAAN0EADAEAADZBAAgDwgAAMIWACCiDgAAwRgAMKMOAAD1BAAQpA4AAMEYADCnDgQAuhYAIeYOBAC6FgAh5w4EALoWACHpDgIAtxYAIewOAQCvFgAh7Q4BAK8WACGpDwEArxYAIfcPAQCvFgAh-g8AAMIYACCjEQEArxYAIaQRAQCvFgAhAQAAAPIEACABAAAA8gQAIA4IAADCFgAgog4AAMEYADCjDgAA9QQAEKQOAADBGAAwpw4EALoWACHmDgQAuhYAIecOBAC6FgAh6Q4CALcWACHsDgEArxYAIe0OAQCvFgAhqQ8BAK8WACH3DwEArxYAIaMRAQCvFgAhpBEBAK8WACEAAwAAAPUEACADAAD2BAAwBAAA8gQAIAMAAAD1BAAgAwAA9gQAMAQAAPIEACADAAAA9QQAIAMAAPYEADAEAADyBAAgCwiAAAAAAacOBAAAAAHmDgQAAAAB5w4EAAAAAekOAgAAAAHsDgEAAAAB7Q4BAAAAAakPAQAAAAH3DwEAAAABoxEBAAAAAaQRAQAAAAEBCAAA-gQAIAsIgAAAAAGnDgQAAAAB5g4EAAAAAecOBAAAAAHpDgIAAAAB7A4BAAAAAe0OAQAAAAGpDwEAAAAB9w8BAAAAAaMRAQAAAAGkEQEAAAABAQgAAPwEADABCAAA_AQAMAsIgAAAAAGnDgQAmRkAIeYOBACZGQAh5w4EAJkZACHpDgIAnBkAIewOAQCeGQAh7Q4BAJ4ZACGpDwEAnhkAIfcPAQCeGQAhoxEBAJ4ZACGkEQEAnhkAIQIAAADyBAAgCAAA_wQAIAsIgAAAAAGnDgQAmRkAIeYOBACZGQAh5w4EAJkZACHpDgIAnBkAIewOAQCeGQAh7Q4BAJ4ZACGpDwEAnhkAIfcPAQCeGQAhoxEBAJ4ZACGkEQEAnhkAIQIAAAD1BAAgCAAAgQUAIAIAAAD1BAAgCAAAgQUAIAMAAADyBAAgDwAA-gQAIBAAAP8EACABAAAA8gQAIAEAAAD1BAAgBRUAAMgfACAWAADLHwAgFwAAyh8AICgAAMkfACApAADMHwAgDggAAL8WACCiDgAAwBgAMKMOAACIBQAQpA4AAMAYADCnDgQAjxYAIeYOBACPFgAh5w4EAI8WACHpDgIAkxYAIewOAQCQFgAh7Q4BAJAWACGpDwEAkBYAIfcPAQCQFgAhoxEBAJAWACGkEQEAkBYAIQMAAAD1BAAgAwAAhwUAMBQAAIgFACADAAAA9QQAIAMAAPYEADAEAADyBAAgFqYDAAC9GAAgog4AALwYADCjDgAAkwUAEKQOAAC8GAAwyQ5AALMWACHmDgQAuhYAIecOBAC6FgAh7Q4BAK8WACH-DgEArxYAIakPAQAAAAG7D0AAshYAIeYPAgC3FgAh9w8BAK8WACHaEBAA8hYAIZYRAQCvFgAhlxEBAK8WACGYEUAAshYAIZ4RAQCxFgAhnxFAALMWACGgESAAsBYAIaERIACwFgAhohEgALAWACEBAAAAiwUAIAqlAwAAvxgAIKIOAAC-GAAwow4AAI0FABCkDgAAvhgAMOQOAQCvFgAhqQ8BAK8WACHhECAAsBYAIZgRQACyFgAhnBEgALAWACGdEUAAsxYAIQKlAwAAxx8AIJgRAACTGQAgCqUDAAC_GAAgog4AAL4YADCjDgAAjQUAEKQOAAC-GAAw5A4BAAAAAakPAQCvFgAh4RAgALAWACGYEUAAshYAIZwRIACwFgAhnRFAALMWACEDAAAAjQUAIAMAAI4FADAEAACPBQAgAQAAAI0FACABAAAAiwUAIBamAwAAvRgAIKIOAAC8GAAwow4AAJMFABCkDgAAvBgAMMkOQACzFgAh5g4EALoWACHnDgQAuhYAIe0OAQCvFgAh_g4BAK8WACGpDwEArxYAIbsPQACyFgAh5g8CALcWACH3DwEArxYAIdoQEADyFgAhlhEBAK8WACGXEQEArxYAIZgRQACyFgAhnhEBALEWACGfEUAAsxYAIaARIACwFgAhoREgALAWACGiESAAsBYAIQSmAwAAxh8AILsPAACTGQAgmBEAAJMZACCeEQAAkxkAIAMAAACTBQAgAwAAlAUAMAQAAIsFACADAAAAkwUAIAMAAJQFADAEAACLBQAgAwAAAJMFACADAACUBQAwBAAAiwUAIBOmAwAAxR8AIMkOQAAAAAHmDgQAAAAB5w4EAAAAAe0OAQAAAAH-DgEAAAABqQ8BAAAAAbsPQAAAAAHmDwIAAAAB9w8BAAAAAdoQEAAAAAGWEQEAAAABlxEBAAAAAZgRQAAAAAGeEQEAAAABnxFAAAAAAaARIAAAAAGhESAAAAABohEgAAAAAQEIAACYBQAgEskOQAAAAAHmDgQAAAAB5w4EAAAAAe0OAQAAAAH-DgEAAAABqQ8BAAAAAbsPQAAAAAHmDwIAAAAB9w8BAAAAAdoQEAAAAAGWEQEAAAABlxEBAAAAAZgRQAAAAAGeEQEAAAABnxFAAAAAAaARIAAAAAGhESAAAAABohEgAAAAAQEIAACaBQAwAQgAAJoFADATpgMAALgfACDJDkAAmhkAIeYOBACZGQAh5w4EAJkZACHtDgEAnhkAIf4OAQCeGQAhqQ8BAJ4ZACG7D0AAphkAIeYPAgCcGQAh9w8BAJ4ZACHaEBAAlBoAIZYRAQCeGQAhlxEBAJ4ZACGYEUAAphkAIZ4RAQCdGQAhnxFAAJoZACGgESAAvBkAIaERIAC8GQAhohEgALwZACECAAAAiwUAIAgAAJ0FACASyQ5AAJoZACHmDgQAmRkAIecOBACZGQAh7Q4BAJ4ZACH-DgEAnhkAIakPAQCeGQAhuw9AAKYZACHmDwIAnBkAIfcPAQCeGQAh2hAQAJQaACGWEQEAnhkAIZcRAQCeGQAhmBFAAKYZACGeEQEAnRkAIZ8RQACaGQAhoBEgALwZACGhESAAvBkAIaIRIAC8GQAhAgAAAJMFACAIAACfBQAgAgAAAJMFACAIAACfBQAgAwAAAIsFACAPAACYBQAgEAAAnQUAIAEAAACLBQAgAQAAAJMFACAIFQAAsx8AIBYAALYfACAXAAC1HwAgKAAAtB8AICkAALcfACC7DwAAkxkAIJgRAACTGQAgnhEAAJMZACAVog4AALsYADCjDgAApgUAEKQOAAC7GAAwyQ5AAJEWACHmDgQAjxYAIecOBACPFgAh7Q4BAJAWACH-DgEAkBYAIakPAQCQFgAhuw9AAKYWACHmDwIAkxYAIfcPAQCQFgAh2hAQAO4WACGWEQEAkBYAIZcRAQCQFgAhmBFAAKYWACGeEQEAlBYAIZ8RQACRFgAhoBEgAKsWACGhESAAqxYAIaIRIACrFgAhAwAAAJMFACADAAClBQAwFAAApgUAIAMAAACTBQAgAwAAlAUAMAQAAIsFACABAAAAjwUAIAEAAACPBQAgAwAAAI0FACADAACOBQAwBAAAjwUAIAMAAACNBQAgAwAAjgUAMAQAAI8FACADAAAAjQUAIAMAAI4FADAEAACPBQAgB6UDAACyHwAg5A4BAAAAAakPAQAAAAHhECAAAAABmBFAAAAAAZwRIAAAAAGdEUAAAAABAQgAAK4FACAG5A4BAAAAAakPAQAAAAHhECAAAAABmBFAAAAAAZwRIAAAAAGdEUAAAAABAQgAALAFADABCAAAsAUAMAelAwAAsR8AIOQOAQCeGQAhqQ8BAJ4ZACHhECAAvBkAIZgRQACmGQAhnBEgALwZACGdEUAAmhkAIQIAAACPBQAgCAAAswUAIAbkDgEAnhkAIakPAQCeGQAh4RAgALwZACGYEUAAphkAIZwRIAC8GQAhnRFAAJoZACECAAAAjQUAIAgAALUFACACAAAAjQUAIAgAALUFACADAAAAjwUAIA8AAK4FACAQAACzBQAgAQAAAI8FACABAAAAjQUAIAQVAACuHwAgFgAAsB8AIBcAAK8fACCYEQAAkxkAIAmiDgAAuhgAMKMOAAC8BQAQpA4AALoYADDkDgEAkBYAIakPAQCQFgAh4RAgAKsWACGYEUAAphYAIZwRIACrFgAhnRFAAJEWACEDAAAAjQUAIAMAALsFADAUAAC8BQAgAwAAAI0FACADAACOBQAwBAAAjwUAIAiiDgAAuBgAMKMOAADCBQAQpA4AALgYADDkDgEArxYAIakPAQCvFgAhlxEBAK8WACGaEUAAsxYAIZsRAAC5GAAgAQAAAL8FACABAAAAvwUAIAeiDgAAuBgAMKMOAADCBQAQpA4AALgYADDkDgEArxYAIakPAQCvFgAhlxEBAK8WACGaEUAAsxYAIQADAAAAwgUAIAMAAMMFADAEAAC_BQAgAwAAAMIFACADAADDBQAwBAAAvwUAIAMAAADCBQAgAwAAwwUAMAQAAL8FACAE5A4BAAAAAakPAQAAAAGXEQEAAAABmhFAAAAAAQEIAADHBQAgBOQOAQAAAAGpDwEAAAABlxEBAAAAAZoRQAAAAAEBCAAAyQUAMAEIAADJBQAwBOQOAQCeGQAhqQ8BAJ4ZACGXEQEAnhkAIZoRQACaGQAhAgAAAL8FACAIAADMBQAgBOQOAQCeGQAhqQ8BAJ4ZACGXEQEAnhkAIZoRQACaGQAhAgAAAMIFACAIAADOBQAgAgAAAMIFACAIAADOBQAgAwAAAL8FACAPAADHBQAgEAAAzAUAIAEAAAC_BQAgAQAAAMIFACADFQAAqx8AIBYAAK0fACAXAACsHwAgB6IOAAC3GAAwow4AANUFABCkDgAAtxgAMOQOAQCQFgAhqQ8BAJAWACGXEQEAkBYAIZoRQACRFgAhAwAAAMIFACADAADUBQAwFAAA1QUAIAMAAADCBQAgAwAAwwUAMAQAAL8FACALpgMAAMIWACCiDgAAtRgAMKMOAADbBQAQpA4AALUYADCpDwEArxYAIbsPQACyFgAh5g8CALcWACGWEQEArxYAIZcRAQCvFgAhmBFAALIWACGZEQAAthgAIAEAAADYBQAgAQAAANgFACAKpgMAAMIWACCiDgAAtRgAMKMOAADbBQAQpA4AALUYADCpDwEArxYAIbsPQACyFgAh5g8CALcWACGWEQEArxYAIZcRAQCvFgAhmBFAALIWACECuw8AAJMZACCYEQAAkxkAIAMAAADbBQAgAwAA3AUAMAQAANgFACADAAAA2wUAIAMAANwFADAEAADYBQAgAwAAANsFACADAADcBQAwBAAA2AUAIAemA4AAAAABqQ8BAAAAAbsPQAAAAAHmDwIAAAABlhEBAAAAAZcRAQAAAAGYEUAAAAABAQgAAOAFACAHpgOAAAAAAakPAQAAAAG7D0AAAAAB5g8CAAAAAZYRAQAAAAGXEQEAAAABmBFAAAAAAQEIAADiBQAwAQgAAOIFADAHpgOAAAAAAakPAQCeGQAhuw9AAKYZACHmDwIAnBkAIZYRAQCeGQAhlxEBAJ4ZACGYEUAAphkAIQIAAADYBQAgCAAA5QUAIAemA4AAAAABqQ8BAJ4ZACG7D0AAphkAIeYPAgCcGQAhlhEBAJ4ZACGXEQEAnhkAIZgRQACmGQAhAgAAANsFACAIAADnBQAgAgAAANsFACAIAADnBQAgAwAAANgFACAPAADgBQAgEAAA5QUAIAEAAADYBQAgAQAAANsFACAHFQAAph8AIBYAAKkfACAXAACoHwAgKAAApx8AICkAAKofACC7DwAAkxkAIJgRAACTGQAgCqYDAAC_FgAgog4AALQYADCjDgAA7gUAEKQOAAC0GAAwqQ8BAJAWACG7D0AAphYAIeYPAgCTFgAhlhEBAJAWACGXEQEAkBYAIZgRQACmFgAhAwAAANsFACADAADtBQAwFAAA7gUAIAMAAADbBQAgAwAA3AUAMAQAANgFACAGog4AALMYADCjDgAA9AUAEKQOAACzGAAw5A4BAAAAAZcQAQCvFgAhlRFAALMWACEBAAAA8QUAIAEAAADxBQAgBqIOAACzGAAwow4AAPQFABCkDgAAsxgAMOQOAQCvFgAhlxABAK8WACGVEUAAsxYAIQADAAAA9AUAIAMAAPUFADAEAADxBQAgAwAAAPQFACADAAD1BQAwBAAA8QUAIAMAAAD0BQAgAwAA9QUAMAQAAPEFACAD5A4BAAAAAZcQAQAAAAGVEUAAAAABAQgAAPkFACAD5A4BAAAAAZcQAQAAAAGVEUAAAAABAQgAAPsFADABCAAA-wUAMAPkDgEAnhkAIZcQAQCeGQAhlRFAAJoZACECAAAA8QUAIAgAAP4FACAD5A4BAJ4ZACGXEAEAnhkAIZURQACaGQAhAgAAAPQFACAIAACABgAgAgAAAPQFACAIAACABgAgAwAAAPEFACAPAAD5BQAgEAAA_gUAIAEAAADxBQAgAQAAAPQFACADFQAAox8AIBYAAKUfACAXAACkHwAgBqIOAACyGAAwow4AAIcGABCkDgAAshgAMOQOAQCQFgAhlxABAJAWACGVEUAAkRYAIQMAAAD0BQAgAwAAhgYAMBQAAIcGACADAAAA9AUAIAMAAPUFADAEAADxBQAgFKIOAACxGAAwow4AAI0GABCkDgAAsRgAMKoOAQCxFgAh2A5AALIWACHmDgQAAAAB5w4EAOcWACH-DgEArxYAIeQPQACzFgAh9w8BALEWACGKEQQA5xYAIYwRBADnFgAhjREEAOcWACGOEQQA5xYAIY8RAQCxFgAhkBEEAOcWACGREQEAsRYAIZIRBADnFgAhkxEEAOcWACGUEUAAshYAIQEAAACKBgAgAQAAAIoGACAUog4AALEYADCjDgAAjQYAEKQOAACxGAAwqg4BALEWACHYDkAAshYAIeYOBAC6FgAh5w4EAOcWACH-DgEArxYAIeQPQACzFgAh9w8BALEWACGKEQQA5xYAIYwRBADnFgAhjREEAOcWACGOEQQA5xYAIY8RAQCxFgAhkBEEAOcWACGREQEAsRYAIZIRBADnFgAhkxEEAOcWACGUEUAAshYAIQ6qDgAAkxkAINgOAACTGQAg5w4AAJMZACD3DwAAkxkAIIoRAACTGQAgjBEAAJMZACCNEQAAkxkAII4RAACTGQAgjxEAAJMZACCQEQAAkxkAIJERAACTGQAgkhEAAJMZACCTEQAAkxkAIJQRAACTGQAgAwAAAI0GACADAACOBgAwBAAAigYAIAMAAACNBgAgAwAAjgYAMAQAAIoGACADAAAAjQYAIAMAAI4GADAEAACKBgAgEaoOAQAAAAHYDkAAAAAB5g4EAAAAAecOBAAAAAH-DgEAAAAB5A9AAAAAAfcPAQAAAAGKEQQAAAABjBEEAAAAAY0RBAAAAAGOEQQAAAABjxEBAAAAAZARBAAAAAGREQEAAAABkhEEAAAAAZMRBAAAAAGUEUAAAAABAQgAAJIGACARqg4BAAAAAdgOQAAAAAHmDgQAAAAB5w4EAAAAAf4OAQAAAAHkD0AAAAAB9w8BAAAAAYoRBAAAAAGMEQQAAAABjREEAAAAAY4RBAAAAAGPEQEAAAABkBEEAAAAAZERAQAAAAGSEQQAAAABkxEEAAAAAZQRQAAAAAEBCAAAlAYAMAEIAACUBgAwEaoOAQCdGQAh2A5AAKYZACHmDgQAmRkAIecOBACFGgAh_g4BAJ4ZACHkD0AAmhkAIfcPAQCdGQAhihEEAIUaACGMEQQAhRoAIY0RBACFGgAhjhEEAIUaACGPEQEAnRkAIZARBACFGgAhkREBAJ0ZACGSEQQAhRoAIZMRBACFGgAhlBFAAKYZACECAAAAigYAIAgAAJcGACARqg4BAJ0ZACHYDkAAphkAIeYOBACZGQAh5w4EAIUaACH-DgEAnhkAIeQPQACaGQAh9w8BAJ0ZACGKEQQAhRoAIYwRBACFGgAhjREEAIUaACGOEQQAhRoAIY8RAQCdGQAhkBEEAIUaACGREQEAnRkAIZIRBACFGgAhkxEEAIUaACGUEUAAphkAIQIAAACNBgAgCAAAmQYAIAIAAACNBgAgCAAAmQYAIAMAAACKBgAgDwAAkgYAIBAAAJcGACABAAAAigYAIAEAAACNBgAgExUAAJ4fACAWAAChHwAgFwAAoB8AICgAAJ8fACApAACiHwAgqg4AAJMZACDYDgAAkxkAIOcOAACTGQAg9w8AAJMZACCKEQAAkxkAIIwRAACTGQAgjREAAJMZACCOEQAAkxkAII8RAACTGQAgkBEAAJMZACCREQAAkxkAIJIRAACTGQAgkxEAAJMZACCUEQAAkxkAIBSiDgAAsBgAMKMOAACgBgAQpA4AALAYADCqDgEAlBYAIdgOQACmFgAh5g4EAI8WACHnDgQA4xYAIf4OAQCQFgAh5A9AAJEWACH3DwEAlBYAIYoRBADjFgAhjBEEAOMWACGNEQQA4xYAIY4RBADjFgAhjxEBAJQWACGQEQQA4xYAIZERAQCUFgAhkhEEAOMWACGTEQQA4xYAIZQRQACmFgAhAwAAAI0GACADAACfBgAwFAAAoAYAIAMAAACNBgAgAwAAjgYAMAQAAIoGACAHog4AAK8YADCjDgAApgYAEKQOAACvGAAw5g4EAAAAAecOBAC6FgAhihEEALoWACGLESAAsBYAIQEAAACjBgAgAQAAAKMGACAHog4AAK8YADCjDgAApgYAEKQOAACvGAAw5g4EALoWACHnDgQAuhYAIYoRBAC6FgAhixEgALAWACEAAwAAAKYGACADAACnBgAwBAAAowYAIAMAAACmBgAgAwAApwYAMAQAAKMGACADAAAApgYAIAMAAKcGADAEAACjBgAgBOYOBAAAAAHnDgQAAAABihEEAAAAAYsRIAAAAAEBCAAAqwYAIATmDgQAAAAB5w4EAAAAAYoRBAAAAAGLESAAAAABAQgAAK0GADABCAAArQYAMATmDgQAmRkAIecOBACZGQAhihEEAJkZACGLESAAvBkAIQIAAACjBgAgCAAAsAYAIATmDgQAmRkAIecOBACZGQAhihEEAJkZACGLESAAvBkAIQIAAACmBgAgCAAAsgYAIAIAAACmBgAgCAAAsgYAIAMAAACjBgAgDwAAqwYAIBAAALAGACABAAAAowYAIAEAAACmBgAgBRUAAJkfACAWAACcHwAgFwAAmx8AICgAAJofACApAACdHwAgB6IOAACuGAAwow4AALkGABCkDgAArhgAMOYOBACPFgAh5w4EAI8WACGKEQQAjxYAIYsRIACrFgAhAwAAAKYGACADAAC4BgAwFAAAuQYAIAMAAACmBgAgAwAApwYAMAQAAKMGACAKog4AAKwYADCjDgAAvwYAEKQOAACsGAAwqg4BAK8WACHDDgIAthYAIc0OAQCvFgAh5g4EALoWACGJD0AAsxYAIY0QQACzFgAhiREAAK0YACABAAAAvAYAIAEAAAC8BgAgCaIOAACsGAAwow4AAL8GABCkDgAArBgAMKoOAQCvFgAhww4CALYWACHNDgEArxYAIeYOBAC6FgAhiQ9AALMWACGNEEAAsxYAIQHDDgAAkxkAIAMAAAC_BgAgAwAAwAYAMAQAALwGACADAAAAvwYAIAMAAMAGADAEAAC8BgAgAwAAAL8GACADAADABgAwBAAAvAYAIAaqDgEAAAABww4CAAAAAc0OAQAAAAHmDgQAAAABiQ9AAAAAAY0QQAAAAAEBCAAAxAYAIAaqDgEAAAABww4CAAAAAc0OAQAAAAHmDgQAAAABiQ9AAAAAAY0QQAAAAAEBCAAAxgYAMAEIAADGBgAwBqoOAQCeGQAhww4CAJsZACHNDgEAnhkAIeYOBACZGQAhiQ9AAJoZACGNEEAAmhkAIQIAAAC8BgAgCAAAyQYAIAaqDgEAnhkAIcMOAgCbGQAhzQ4BAJ4ZACHmDgQAmRkAIYkPQACaGQAhjRBAAJoZACECAAAAvwYAIAgAAMsGACACAAAAvwYAIAgAAMsGACADAAAAvAYAIA8AAMQGACAQAADJBgAgAQAAALwGACABAAAAvwYAIAYVAACUHwAgFgAAlx8AIBcAAJYfACAoAACVHwAgKQAAmB8AIMMOAACTGQAgCaIOAACrGAAwow4AANIGABCkDgAAqxgAMKoOAQCQFgAhww4CAJIWACHNDgEAkBYAIeYOBACPFgAhiQ9AAJEWACGNEEAAkRYAIQMAAAC_BgAgAwAA0QYAMBQAANIGACADAAAAvwYAIAMAAMAGADAEAAC8BgAgC6IOAACqGAAwow4AANgGABCkDgAAqhgAMOYOBAAAAAGCEUAAshYAIYMRAQCxFgAhhBEEAOcWACGFEUAAshYAIYYRQACyFgAhhxEEAOcWACGIEUAAshYAIQEAAADVBgAgAQAAANUGACALog4AAKoYADCjDgAA2AYAEKQOAACqGAAw5g4EALoWACGCEUAAshYAIYMRAQCxFgAhhBEEAOcWACGFEUAAshYAIYYRQACyFgAhhxEEAOcWACGIEUAAshYAIQeCEQAAkxkAIIMRAACTGQAghBEAAJMZACCFEQAAkxkAIIYRAACTGQAghxEAAJMZACCIEQAAkxkAIAMAAADYBgAgAwAA2QYAMAQAANUGACADAAAA2AYAIAMAANkGADAEAADVBgAgAwAAANgGACADAADZBgAwBAAA1QYAIAjmDgQAAAABghFAAAAAAYMRAQAAAAGEEQQAAAABhRFAAAAAAYYRQAAAAAGHEQQAAAABiBFAAAAAAQEIAADdBgAgCOYOBAAAAAGCEUAAAAABgxEBAAAAAYQRBAAAAAGFEUAAAAABhhFAAAAAAYcRBAAAAAGIEUAAAAABAQgAAN8GADABCAAA3wYAMAjmDgQAmRkAIYIRQACmGQAhgxEBAJ0ZACGEEQQAhRoAIYURQACmGQAhhhFAAKYZACGHEQQAhRoAIYgRQACmGQAhAgAAANUGACAIAADiBgAgCOYOBACZGQAhghFAAKYZACGDEQEAnRkAIYQRBACFGgAhhRFAAKYZACGGEUAAphkAIYcRBACFGgAhiBFAAKYZACECAAAA2AYAIAgAAOQGACACAAAA2AYAIAgAAOQGACADAAAA1QYAIA8AAN0GACAQAADiBgAgAQAAANUGACABAAAA2AYAIAwVAACPHwAgFgAAkh8AIBcAAJEfACAoAACQHwAgKQAAkx8AIIIRAACTGQAggxEAAJMZACCEEQAAkxkAIIURAACTGQAghhEAAJMZACCHEQAAkxkAIIgRAACTGQAgC6IOAACpGAAwow4AAOsGABCkDgAAqRgAMOYOBACPFgAhghFAAKYWACGDEQEAlBYAIYQRBADjFgAhhRFAAKYWACGGEUAAphYAIYcRBADjFgAhiBFAAKYWACEDAAAA2AYAIAMAAOoGADAUAADrBgAgAwAAANgGACADAADZBgAwBAAA1QYAIAqiDgAApxgAMKMOAADxBgAQpA4AAKcYADDmDgQAuhYAIfwQBAC6FgAh_RABAK8WACH-EAEArxYAIf8QBAC6FgAhgBEEAOcWACGBEQAAqBgAIAEAAADuBgAgAQAAAO4GACAJog4AAKcYADCjDgAA8QYAEKQOAACnGAAw5g4EALoWACH8EAQAuhYAIf0QAQCvFgAh_hABAK8WACH_EAQAuhYAIYARBADnFgAhAYARAACTGQAgAwAAAPEGACADAADyBgAwBAAA7gYAIAMAAADxBgAgAwAA8gYAMAQAAO4GACADAAAA8QYAIAMAAPIGADAEAADuBgAgBuYOBAAAAAH8EAQAAAAB_RABAAAAAf4QAQAAAAH_EAQAAAABgBEEAAAAAQEIAAD2BgAgBuYOBAAAAAH8EAQAAAAB_RABAAAAAf4QAQAAAAH_EAQAAAABgBEEAAAAAQEIAAD4BgAwAQgAAPgGADAG5g4EAJkZACH8EAQAmRkAIf0QAQCeGQAh_hABAJ4ZACH_EAQAmRkAIYARBACFGgAhAgAAAO4GACAIAAD7BgAgBuYOBACZGQAh_BAEAJkZACH9EAEAnhkAIf4QAQCeGQAh_xAEAJkZACGAEQQAhRoAIQIAAADxBgAgCAAA_QYAIAIAAADxBgAgCAAA_QYAIAMAAADuBgAgDwAA9gYAIBAAAPsGACABAAAA7gYAIAEAAADxBgAgBhUAAIofACAWAACNHwAgFwAAjB8AICgAAIsfACApAACOHwAggBEAAJMZACAJog4AAKYYADCjDgAAhAcAEKQOAACmGAAw5g4EAI8WACH8EAQAjxYAIf0QAQCQFgAh_hABAJAWACH_EAQAjxYAIYARBADjFgAhAwAAAPEGACADAACDBwAwFAAAhAcAIAMAAADxBgAgAwAA8gYAMAQAAO4GACAViQkBAK8WACGiDgAApBgAMKMOAACKBwAQpA4AAKQYADCnDgQAuhYAIeYOBAC6FgAh5w4EALoWACHoDgIAtxYAIekOAgC3FgAh6g4gANMWACHrDiAA0xYAIewOAQCvFgAh7Q4AAdQWACHuDgAB1RYAIe8OAAHVFgAh8A4AAdUWACHxDgAB1RYAIfIOEADWFgAh8w4QANYWACH0DhAA1hYAIfUOAAClGAAgAQAAAIcHACABAAAAhwcAIBSJCQEArxYAIaIOAACkGAAwow4AAIoHABCkDgAApBgAMKcOBAC6FgAh5g4EALoWACHnDgQAuhYAIegOAgC3FgAh6Q4CALcWACHqDiAA0xYAIesOIADTFgAh7A4BAK8WACHtDgAB1BYAIe4OAAHVFgAh7w4AAdUWACHwDgAB1RYAIfEOAAHVFgAh8g4QANYWACHzDhAA1hYAIfQOEADWFgAhCeoOAACTGQAg6w4AAJMZACDuDgAAkxkAIO8OAACTGQAg8A4AAJMZACDxDgAAkxkAIPIOAACTGQAg8w4AAJMZACD0DgAAkxkAIAMAAACKBwAgAwAAiwcAMAQAAIcHACADAAAAigcAIAMAAIsHADAEAACHBwAgAwAAAIoHACADAACLBwAwBAAAhwcAIBGJCQEAAAABpw4EAAAAAeYOBAAAAAHnDgQAAAAB6A4CAAAAAekOAgAAAAHqDiAAAAAB6w4gAAAAAewOAQAAAAHtDgABAAAB7g4AAQAAAe8OAAEAAAHwDgABAAAB8Q4AAQAAAfIOEAAAAAHzDhAAAAAB9A4QAAAAAQEIAACPBwAgEYkJAQAAAAGnDgQAAAAB5g4EAAAAAecOBAAAAAHoDgIAAAAB6Q4CAAAAAeoOIAAAAAHrDiAAAAAB7A4BAAAAAe0OAAEAAAHuDgABAAAB7w4AAQAAAfAOAAEAAAHxDgABAAAB8g4QAAAAAfMOEAAAAAH0DhAAAAABAQgAAJEHADABCAAAkQcAMBGJCQEAnhkAIacOBACZGQAh5g4EAJkZACHnDgQAmRkAIegOAgCcGQAh6Q4CAJwZACHqDiAA3hkAIesOIADeGQAh7A4BAJ4ZACHtDgAB3xkAIe4OAAHgGQAh7w4AAeAZACHwDgAB4BkAIfEOAAHgGQAh8g4QAOEZACHzDhAA4RkAIfQOEADhGQAhAgAAAIcHACAIAACUBwAgEYkJAQCeGQAhpw4EAJkZACHmDgQAmRkAIecOBACZGQAh6A4CAJwZACHpDgIAnBkAIeoOIADeGQAh6w4gAN4ZACHsDgEAnhkAIe0OAAHfGQAh7g4AAeAZACHvDgAB4BkAIfAOAAHgGQAh8Q4AAeAZACHyDhAA4RkAIfMOEADhGQAh9A4QAOEZACECAAAAigcAIAgAAJYHACACAAAAigcAIAgAAJYHACADAAAAhwcAIA8AAI8HACAQAACUBwAgAQAAAIcHACABAAAAigcAIA4VAACFHwAgFgAAiB8AIBcAAIcfACAoAACGHwAgKQAAiR8AIOoOAACTGQAg6w4AAJMZACDuDgAAkxkAIO8OAACTGQAg8A4AAJMZACDxDgAAkxkAIPIOAACTGQAg8w4AAJMZACD0DgAAkxkAIBSJCQEAkBYAIaIOAACjGAAwow4AAJ0HABCkDgAAoxgAMKcOBACPFgAh5g4EAI8WACHnDgQAjxYAIegOAgCTFgAh6Q4CAJMWACHqDiAAxhYAIesOIADGFgAh7A4BAJAWACHtDgABxxYAIe4OAAHIFgAh7w4AAcgWACHwDgAByBYAIfEOAAHIFgAh8g4QAMkWACHzDhAAyRYAIfQOEADJFgAhAwAAAIoHACADAACcBwAwFAAAnQcAIAMAAACKBwAgAwAAiwcAMAQAAIcHACAJiQkBAK8WACGiDgAAoRgAMKMOAACjBwAQpA4AAKEYADDmDgQAuhYAIf8OAgC3FgAhhg8EALoWACHbDwAB1RYAIfQQAACiGAAgAQAAAKAHACABAAAAoAcAIAiJCQEArxYAIaIOAAChGAAwow4AAKMHABCkDgAAoRgAMOYOBAC6FgAh_w4CALcWACGGDwQAuhYAIdsPAAHVFgAhAdsPAACTGQAgAwAAAKMHACADAACkBwAwBAAAoAcAIAMAAACjBwAgAwAApAcAMAQAAKAHACADAAAAowcAIAMAAKQHADAEAACgBwAgBYkJAQAAAAHmDgQAAAAB_w4CAAAAAYYPBAAAAAHbDwABAAABAQgAAKgHACAFiQkBAAAAAeYOBAAAAAH_DgIAAAABhg8EAAAAAdsPAAEAAAEBCAAAqgcAMAEIAACqBwAwBYkJAQCeGQAh5g4EAJkZACH_DgIAnBkAIYYPBACZGQAh2w8AAeAZACECAAAAoAcAIAgAAK0HACAFiQkBAJ4ZACHmDgQAmRkAIf8OAgCcGQAhhg8EAJkZACHbDwAB4BkAIQIAAACjBwAgCAAArwcAIAIAAACjBwAgCAAArwcAIAMAAACgBwAgDwAAqAcAIBAAAK0HACABAAAAoAcAIAEAAACjBwAgBhUAAIAfACAWAACDHwAgFwAAgh8AICgAAIEfACApAACEHwAg2w8AAJMZACAIiQkBAJAWACGiDgAAoBgAMKMOAAC2BwAQpA4AAKAYADDmDgQAjxYAIf8OAgCTFgAhhg8EAI8WACHbDwAByBYAIQMAAACjBwAgAwAAtQcAMBQAALYHACADAAAAowcAIAMAAKQHADAEAACgBwAgCIkJAQCvFgAhog4AAJ4YADCjDgAAvAcAEKQOAACeGAAw5g4EALoWACHbDwAB1BYAIfoQBAC6FgAh-xAAAJ8YACABAAAAuQcAIAEAAAC5BwAgB4kJAQCvFgAhog4AAJ4YADCjDgAAvAcAEKQOAACeGAAw5g4EALoWACHbDwAB1BYAIfoQBAC6FgAhAAMAAAC8BwAgAwAAvQcAMAQAALkHACADAAAAvAcAIAMAAL0HADAEAAC5BwAgAwAAALwHACADAAC9BwAwBAAAuQcAIASJCQEAAAAB5g4EAAAAAdsPAAEAAAH6EAQAAAABAQgAAMEHACAEiQkBAAAAAeYOBAAAAAHbDwABAAAB-hAEAAAAAQEIAADDBwAwAQgAAMMHADAEiQkBAJ4ZACHmDgQAmRkAIdsPAAHfGQAh-hAEAJkZACECAAAAuQcAIAgAAMYHACAEiQkBAJ4ZACHmDgQAmRkAIdsPAAHfGQAh-hAEAJkZACECAAAAvAcAIAgAAMgHACACAAAAvAcAIAgAAMgHACADAAAAuQcAIA8AAMEHACAQAADGBwAgAQAAALkHACABAAAAvAcAIAUVAAD7HgAgFgAA_h4AIBcAAP0eACAoAAD8HgAgKQAA_x4AIAeJCQEAkBYAIaIOAACdGAAwow4AAM8HABCkDgAAnRgAMOYOBACPFgAh2w8AAccWACH6EAQAjxYAIQMAAAC8BwAgAwAAzgcAMBQAAM8HACADAAAAvAcAIAMAAL0HADAEAAC5BwAgCYkJAQCvFgAhog4AAJsYADCjDgAA1QcAEKQOAACbGAAw5g4EALoWACH2EAEArxYAIfcQAgC3FgAh-BACALcWACH5EAAAnBgAIAEAAADSBwAgAQAAANIHACAIiQkBAK8WACGiDgAAmxgAMKMOAADVBwAQpA4AAJsYADDmDgQAuhYAIfYQAQCvFgAh9xACALcWACH4EAIAtxYAIQADAAAA1QcAIAMAANYHADAEAADSBwAgAwAAANUHACADAADWBwAwBAAA0gcAIAMAAADVBwAgAwAA1gcAMAQAANIHACAFiQkBAAAAAeYOBAAAAAH2EAEAAAAB9xACAAAAAfgQAgAAAAEBCAAA2gcAIAWJCQEAAAAB5g4EAAAAAfYQAQAAAAH3EAIAAAAB-BACAAAAAQEIAADcBwAwAQgAANwHADAFiQkBAJ4ZACHmDgQAmRkAIfYQAQCeGQAh9xACAJwZACH4EAIAnBkAIQIAAADSBwAgCAAA3wcAIAWJCQEAnhkAIeYOBACZGQAh9hABAJ4ZACH3EAIAnBkAIfgQAgCcGQAhAgAAANUHACAIAADhBwAgAgAAANUHACAIAADhBwAgAwAAANIHACAPAADaBwAgEAAA3wcAIAEAAADSBwAgAQAAANUHACAFFQAA9h4AIBYAAPkeACAXAAD4HgAgKAAA9x4AICkAAPoeACAIiQkBAJAWACGiDgAAmhgAMKMOAADoBwAQpA4AAJoYADDmDgQAjxYAIfYQAQCQFgAh9xACAJMWACH4EAIAkxYAIQMAAADVBwAgAwAA5wcAMBQAAOgHACADAAAA1QcAIAMAANYHADAEAADSBwAgB4kJAQAAAAGiDgAAmRgAMKMOAADuBwAQpA4AAJkYADDJEAIAtxYAIcsQAADCFgAg9RABAK8WACEBAAAA6wcAIAEAAADrBwAgB4kJAQCvFgAhog4AAJkYADCjDgAA7gcAEKQOAACZGAAwyRACALcWACHLEAAAwhYAIPUQAQCvFgAhAAMAAADuBwAgAwAA7wcAMAQAAOsHACADAAAA7gcAIAMAAO8HADAEAADrBwAgAwAAAO4HACADAADvBwAwBAAA6wcAIASJCQEAAAAByRACAAAAAcsQgAAAAAH1EAEAAAABAQgAAPMHACAEiQkBAAAAAckQAgAAAAHLEIAAAAAB9RABAAAAAQEIAAD1BwAwAQgAAPUHADAEiQkBAJ4ZACHJEAIAnBkAIcsQgAAAAAH1EAEAnhkAIQIAAADrBwAgCAAA-AcAIASJCQEAnhkAIckQAgCcGQAhyxCAAAAAAfUQAQCeGQAhAgAAAO4HACAIAAD6BwAgAgAAAO4HACAIAAD6BwAgAwAAAOsHACAPAADzBwAgEAAA-AcAIAEAAADrBwAgAQAAAO4HACAFFQAA8R4AIBYAAPQeACAXAADzHgAgKAAA8h4AICkAAPUeACAHiQkBAJAWACGiDgAAmBgAMKMOAACBCAAQpA4AAJgYADDJEAIAkxYAIcsQAAC_FgAg9RABAJAWACEDAAAA7gcAIAMAAIAIADAUAACBCAAgAwAAAO4HACADAADvBwAwBAAA6wcAIAeJCQEArxYAIaIOAACWGAAwow4AAIcIABCkDgAAlhgAMOYOBAC6FgAh8xAAAMIWACD0EAAAlxgAIAEAAACECAAgAQAAAIQIACAGiQkBAK8WACGiDgAAlhgAMKMOAACHCAAQpA4AAJYYADDmDgQAuhYAIfMQAADCFgAgAAMAAACHCAAgAwAAiAgAMAQAAIQIACADAAAAhwgAIAMAAIgIADAEAACECAAgAwAAAIcIACADAACICAAwBAAAhAgAIAOJCQEAAAAB5g4EAAAAAfMQgAAAAAEBCAAAjAgAIAOJCQEAAAAB5g4EAAAAAfMQgAAAAAEBCAAAjggAMAEIAACOCAAwA4kJAQCeGQAh5g4EAJkZACHzEIAAAAABAgAAAIQIACAIAACRCAAgA4kJAQCeGQAh5g4EAJkZACHzEIAAAAABAgAAAIcIACAIAACTCAAgAgAAAIcIACAIAACTCAAgAwAAAIQIACAPAACMCAAgEAAAkQgAIAEAAACECAAgAQAAAIcIACAFFQAA7B4AIBYAAO8eACAXAADuHgAgKAAA7R4AICkAAPAeACAGiQkBAJAWACGiDgAAlRgAMKMOAACaCAAQpA4AAJUYADDmDgQAjxYAIfMQAAC_FgAgAwAAAIcIACADAACZCAAwFAAAmggAIAMAAACHCAAgAwAAiAgAMAQAAIQIACAFog4AAJQYADCjDgAAoAgAEKQOAACUGAAw5A4BAAAAAfIQAgC3FgAhAQAAAJ0IACABAAAAnQgAIAWiDgAAlBgAMKMOAACgCAAQpA4AAJQYADDkDgEArxYAIfIQAgC3FgAhAAMAAACgCAAgAwAAoQgAMAQAAJ0IACADAAAAoAgAIAMAAKEIADAEAACdCAAgAwAAAKAIACADAAChCAAwBAAAnQgAIALkDgEAAAAB8hACAAAAAQEIAAClCAAgAuQOAQAAAAHyEAIAAAABAQgAAKcIADABCAAApwgAMALkDgEAnhkAIfIQAgCcGQAhAgAAAJ0IACAIAACqCAAgAuQOAQCeGQAh8hACAJwZACECAAAAoAgAIAgAAKwIACACAAAAoAgAIAgAAKwIACADAAAAnQgAIA8AAKUIACAQAACqCAAgAQAAAJ0IACABAAAAoAgAIAUVAADnHgAgFgAA6h4AIBcAAOkeACAoAADoHgAgKQAA6x4AIAWiDgAAkxgAMKMOAACzCAAQpA4AAJMYADDkDgEAkBYAIfIQAgCTFgAhAwAAAKAIACADAACyCAAwFAAAswgAIAMAAACgCAAgAwAAoQgAMAQAAJ0IACAP8A0CALcWACGiDgAAkRgAMKMOAAC5CAAQpA4AAJEYADCnDkAAsxYAIeYOBAC6FgAh5w4EALoWACHoDgIAtxYAIe0OAQCxFgAhoQ8BAK8WACH3DwEArxYAIe4QBADnFgAh7xBAALMWACHwEEAAshYAIfEQAACSGAAgAQAAALYIACABAAAAtggAIA7wDQIAtxYAIaIOAACRGAAwow4AALkIABCkDgAAkRgAMKcOQACzFgAh5g4EALoWACHnDgQAuhYAIegOAgC3FgAh7Q4BALEWACGhDwEArxYAIfcPAQCvFgAh7hAEAOcWACHvEEAAsxYAIfAQQACyFgAhA-0OAACTGQAg7hAAAJMZACDwEAAAkxkAIAMAAAC5CAAgAwAAuggAMAQAALYIACADAAAAuQgAIAMAALoIADAEAAC2CAAgAwAAALkIACADAAC6CAAwBAAAtggAIAvwDQIAAAABpw5AAAAAAeYOBAAAAAHnDgQAAAAB6A4CAAAAAe0OAQAAAAGhDwEAAAAB9w8BAAAAAe4QBAAAAAHvEEAAAAAB8BBAAAAAAQEIAAC-CAAgC_ANAgAAAAGnDkAAAAAB5g4EAAAAAecOBAAAAAHoDgIAAAAB7Q4BAAAAAaEPAQAAAAH3DwEAAAAB7hAEAAAAAe8QQAAAAAHwEEAAAAABAQgAAMAIADABCAAAwAgAMAvwDQIAnBkAIacOQACaGQAh5g4EAJkZACHnDgQAmRkAIegOAgCcGQAh7Q4BAJ0ZACGhDwEAnhkAIfcPAQCeGQAh7hAEAIUaACHvEEAAmhkAIfAQQACmGQAhAgAAALYIACAIAADDCAAgC_ANAgCcGQAhpw5AAJoZACHmDgQAmRkAIecOBACZGQAh6A4CAJwZACHtDgEAnRkAIaEPAQCeGQAh9w8BAJ4ZACHuEAQAhRoAIe8QQACaGQAh8BBAAKYZACECAAAAuQgAIAgAAMUIACACAAAAuQgAIAgAAMUIACADAAAAtggAIA8AAL4IACAQAADDCAAgAQAAALYIACABAAAAuQgAIAgVAADiHgAgFgAA5R4AIBcAAOQeACAoAADjHgAgKQAA5h4AIO0OAACTGQAg7hAAAJMZACDwEAAAkxkAIA7wDQIAkxYAIaIOAACQGAAwow4AAMwIABCkDgAAkBgAMKcOQACRFgAh5g4EAI8WACHnDgQAjxYAIegOAgCTFgAh7Q4BAJQWACGhDwEAkBYAIfcPAQCQFgAh7hAEAOMWACHvEEAAkRYAIfAQQACmFgAhAwAAALkIACADAADLCAAwFAAAzAgAIAMAAAC5CAAgAwAAuggAMAQAALYIACAJiQkBAK8WACGiDgAAjhgAMKMOAADSCAAQpA4AAI4YADDmDgQAuhYAIecOBAC6FgAh6A4CALcWACHsECAAsBYAIe0QAACPGAAgAQAAAM8IACABAAAAzwgAIAiJCQEArxYAIaIOAACOGAAwow4AANIIABCkDgAAjhgAMOYOBAC6FgAh5w4EALoWACHoDgIAtxYAIewQIACwFgAhAAMAAADSCAAgAwAA0wgAMAQAAM8IACADAAAA0ggAIAMAANMIADAEAADPCAAgAwAAANIIACADAADTCAAwBAAAzwgAIAWJCQEAAAAB5g4EAAAAAecOBAAAAAHoDgIAAAAB7BAgAAAAAQEIAADXCAAgBYkJAQAAAAHmDgQAAAAB5w4EAAAAAegOAgAAAAHsECAAAAABAQgAANkIADABCAAA2QgAMAWJCQEAnhkAIeYOBACZGQAh5w4EAJkZACHoDgIAnBkAIewQIAC8GQAhAgAAAM8IACAIAADcCAAgBYkJAQCeGQAh5g4EAJkZACHnDgQAmRkAIegOAgCcGQAh7BAgALwZACECAAAA0ggAIAgAAN4IACACAAAA0ggAIAgAAN4IACADAAAAzwgAIA8AANcIACAQAADcCAAgAQAAAM8IACABAAAA0ggAIAUVAADdHgAgFgAA4B4AIBcAAN8eACAoAADeHgAgKQAA4R4AIAiJCQEAkBYAIaIOAACNGAAwow4AAOUIABCkDgAAjRgAMOYOBACPFgAh5w4EAI8WACHoDgIAkxYAIewQIACrFgAhAwAAANIIACADAADkCAAwFAAA5QgAIAMAAADSCAAgAwAA0wgAMAQAAM8IACAj2AUAAPsXACDZBQAA_BcAINoFAAD9FwAg2wUAAP4XACDcBQAA_xcAIN0FAACAGAAg8QcAALgWACCiDgAA-hcAMKMOAACJCQAQpA4AAPoXADClDgEAAAABpw4EAOcWACHJDkAAsxYAIcsOAQCvFgAh5g4EAOcWACH-DgEArxYAIYQPAAC4FgAgoQ8BALEWACGpDwEArxYAIb0PAAC4FgAg9A9AALMWACGHEAEAsRYAIawQQACyFgAh2xABAK8WACHcECAAsBYAId0QAQCxFgAh3hABALEWACHfEAAAuBYAIOAQAAC4FgAg4RAAAMIWACDiECAAsBYAIeMQAACqFgAg5BACALcWACHlEEAAshYAIeYQAAC4FgAgAQAAAOgIACAH1wUAAIIYACCiDgAAjBgAMKMOAADqCAAQpA4AAIwYADC5EAIAtxYAIboQAAHUFgAhvBABAK8WACEB1wUAANweACAI1wUAAIIYACCiDgAAjBgAMKMOAADqCAAQpA4AAIwYADC5EAIAtxYAIboQAAHUFgAhvBABAK8WACHrEAAAixgAIAMAAADqCAAgAwAA6wgAMAQAAOwIACAI1wUAAIIYACCiDgAAihgAMKMOAADuCAAQpA4AAIoYADCYDxAA8hYAIbwQAQCvFgAh2RABAK8WACHaEBAA8hYAIQHXBQAA3B4AIAnXBQAAghgAIKIOAACKGAAwow4AAO4IABCkDgAAihgAMJgPEADyFgAhvBABAK8WACHZEAEArxYAIdoQEADyFgAh6hAAAIkYACADAAAA7ggAIAMAAO8IADAEAADwCAAgGKUDAQCvFgAh1wUAAIIYACCdDQIAtxYAIaIOAACIGAAwow4AAPIIABCkDgAAiBgAMOQOAQCxFgAhxA8CALYWACHNDwEAsRYAIYgQAQCxFgAhlxABALEWACG8EAEArxYAIcgQAgC2FgAhzRAgANMWACHOEAIAtxYAIdAQAQCvFgAh0RABALEWACHSEAIAthYAIdMQAAC4FgAg1BABALEWACHVEAEAsRYAIdYQAACqFgAg1xAgANMWACHYEAIAthYAIQ_XBQAA3B4AIOQOAACTGQAgxA8AAJMZACDNDwAAkxkAIIgQAACTGQAglxAAAJMZACDIEAAAkxkAIM0QAACTGQAg0RAAAJMZACDSEAAAkxkAINMQAACTGQAg1BAAAJMZACDVEAAAkxkAINcQAACTGQAg2BAAAJMZACAZpQMBAK8WACHXBQAAghgAIJ0NAgC3FgAhog4AAIgYADCjDgAA8ggAEKQOAACIGAAw5A4BALEWACHEDwIAthYAIc0PAQCxFgAhiBABALEWACGXEAEAsRYAIbwQAQCvFgAhyBACALYWACHNECAA0xYAIc4QAgC3FgAh0BABAK8WACHREAEAsRYAIdIQAgC2FgAh0xAAALgWACDUEAEAsRYAIdUQAQCxFgAh1hAAAKoWACDXECAA0xYAIdgQAgC2FgAh6RAAAIcYACADAAAA8ggAIAMAAPMIADAEAAD0CAAgCdcFAACCGAAgnQ0CALcWACGiDgAAhhgAMKMOAAD2CAAQpA4AAIYYADChDwEArxYAIbwQAQCvFgAhzhACALYWACHPEAEArxYAIQLXBQAA3B4AIM4QAACTGQAgCtcFAACCGAAgnQ0CALcWACGiDgAAhhgAMKMOAAD2CAAQpA4AAIYYADChDwEArxYAIbwQAQCvFgAhzhACALYWACHPEAEArxYAIegQAACFGAAgAwAAAPYIACADAAD3CAAwBAAA-AgAIAvXBQAAghgAIKIOAACEGAAwow4AAPoIABCkDgAAhBgAMLwQAQCvFgAhyBACALcWACHJEAIAtxYAIcoQAgC3FgAhyxAAAKoWACDMEAAAwhYAIM0QAQCvFgAhAdcFAADcHgAgDNcFAACCGAAgog4AAIQYADCjDgAA-ggAEKQOAACEGAAwvBABAK8WACHIEAIAtxYAIckQAgC3FgAhyhACALcWACHLEAAAqhYAIMwQAADCFgAgzRABAK8WACHnEAAAgxgAIAMAAAD6CAAgAwAA-wgAMAQAAPwIACAJ1wUAAIIYACCiDgAAgRgAMKMOAAD-CAAQpA4AAIEYADClDgEArxYAIckOQACzFgAh9A9AALMWACGQEAAB1BYAIbwQAQCvFgAhAdcFAADcHgAgCdcFAACCGAAgog4AAIEYADCjDgAA_ggAEKQOAACBGAAwpQ4BAAAAAckOQACzFgAh9A9AALMWACGQEAABAAABvBABAK8WACEDAAAA_ggAIAMAAP8IADAEAACACQAgAQAAAOoIACABAAAA7ggAIAEAAADyCAAgAQAAAPYIACABAAAA-ggAIAEAAAD-CAAgAQAAAOgIACAj2AUAAPsXACDZBQAA_BcAINoFAAD9FwAg2wUAAP4XACDcBQAA_xcAIN0FAACAGAAg8QcAALgWACCiDgAA-hcAMKMOAACJCQAQpA4AAPoXADClDgEArxYAIacOBADnFgAhyQ5AALMWACHLDgEArxYAIeYOBADnFgAh_g4BAK8WACGEDwAAuBYAIKEPAQCxFgAhqQ8BAK8WACG9DwAAuBYAIPQPQACzFgAhhxABALEWACGsEEAAshYAIdsQAQCvFgAh3BAgALAWACHdEAEAsRYAId4QAQCxFgAh3xAAALgWACDgEAAAuBYAIOEQAADCFgAg4hAgALAWACHjEAAAqhYAIOQQAgC3FgAh5RBAALIWACHmEAAAuBYAIBTYBQAA1h4AINkFAADXHgAg2gUAANgeACDbBQAA2R4AINwFAADaHgAg3QUAANseACDxBwAAkxkAIKcOAACTGQAg5g4AAJMZACCEDwAAkxkAIKEPAACTGQAgvQ8AAJMZACCHEAAAkxkAIKwQAACTGQAg3RAAAJMZACDeEAAAkxkAIN8QAACTGQAg4BAAAJMZACDlEAAAkxkAIOYQAACTGQAgAwAAAIkJACADAACKCQAwBAAA6AgAIAMAAACJCQAgAwAAigkAMAQAAOgIACADAAAAiQkAIAMAAIoJADAEAADoCAAgINgFAADQHgAg2QUAANEeACDaBQAA0h4AINsFAADTHgAg3AUAANQeACDdBQAA1R4AIPEHgAAAAAGlDgEAAAABpw4EAAAAAckOQAAAAAHLDgEAAAAB5g4EAAAAAf4OAQAAAAGED4AAAAABoQ8BAAAAAakPAQAAAAG9D4AAAAAB9A9AAAAAAYcQAQAAAAGsEEAAAAAB2xABAAAAAdwQIAAAAAHdEAEAAAAB3hABAAAAAd8QgAAAAAHgEIAAAAAB4RCAAAAAAeIQIAAAAAHjEAAAzx4AIOQQAgAAAAHlEEAAAAAB5hCAAAAAAQEIAACOCQAgGvEHgAAAAAGlDgEAAAABpw4EAAAAAckOQAAAAAHLDgEAAAAB5g4EAAAAAf4OAQAAAAGED4AAAAABoQ8BAAAAAakPAQAAAAG9D4AAAAAB9A9AAAAAAYcQAQAAAAGsEEAAAAAB2xABAAAAAdwQIAAAAAHdEAEAAAAB3hABAAAAAd8QgAAAAAHgEIAAAAAB4RCAAAAAAeIQIAAAAAHjEAAAzx4AIOQQAgAAAAHlEEAAAAAB5hCAAAAAAQEIAACQCQAwAQgAAJAJADAg2AUAAIEeACDZBQAAgh4AINoFAACDHgAg2wUAAIQeACDcBQAAhR4AIN0FAACGHgAg8QeAAAAAAaUOAQCeGQAhpw4EAIUaACHJDkAAmhkAIcsOAQCeGQAh5g4EAIUaACH-DgEAnhkAIYQPgAAAAAGhDwEAnRkAIakPAQCeGQAhvQ-AAAAAAfQPQACaGQAhhxABAJ0ZACGsEEAAphkAIdsQAQCeGQAh3BAgALwZACHdEAEAnRkAId4QAQCdGQAh3xCAAAAAAeAQgAAAAAHhEIAAAAAB4hAgALwZACHjEAAAgB4AIOQQAgCcGQAh5RBAAKYZACHmEIAAAAABAgAAAOgIACAIAACTCQAgGvEHgAAAAAGlDgEAnhkAIacOBACFGgAhyQ5AAJoZACHLDgEAnhkAIeYOBACFGgAh_g4BAJ4ZACGED4AAAAABoQ8BAJ0ZACGpDwEAnhkAIb0PgAAAAAH0D0AAmhkAIYcQAQCdGQAhrBBAAKYZACHbEAEAnhkAIdwQIAC8GQAh3RABAJ0ZACHeEAEAnRkAId8QgAAAAAHgEIAAAAAB4RCAAAAAAeIQIAC8GQAh4xAAAIAeACDkEAIAnBkAIeUQQACmGQAh5hCAAAAAAQIAAACJCQAgCAAAlQkAIAIAAACJCQAgCAAAlQkAIAMAAADoCAAgDwAAjgkAIBAAAJMJACABAAAA6AgAIAEAAACJCQAgExUAAPsdACAWAAD-HQAgFwAA_R0AICgAAPwdACApAAD_HQAg8QcAAJMZACCnDgAAkxkAIOYOAACTGQAghA8AAJMZACChDwAAkxkAIL0PAACTGQAghxAAAJMZACCsEAAAkxkAIN0QAACTGQAg3hAAAJMZACDfEAAAkxkAIOAQAACTGQAg5RAAAJMZACDmEAAAkxkAIB3xBwAAlRYAIKIOAAD5FwAwow4AAJwJABCkDgAA-RcAMKUOAQCQFgAhpw4EAOMWACHJDkAAkRYAIcsOAQCQFgAh5g4EAOMWACH-DgEAkBYAIYQPAACVFgAgoQ8BAJQWACGpDwEAkBYAIb0PAACVFgAg9A9AAJEWACGHEAEAlBYAIawQQACmFgAh2xABAJAWACHcECAAqxYAId0QAQCUFgAh3hABAJQWACHfEAAAlRYAIOAQAACVFgAg4RAAAL8WACDiECAAqxYAIeMQAACqFgAg5BACAJMWACHlEEAAphYAIeYQAACVFgAgAwAAAIkJACADAACbCQAwFAAAnAkAIAMAAACJCQAgAwAAigkAMAQAAOgIACABAAAA7AgAIAEAAADsCAAgAwAAAOoIACADAADrCAAwBAAA7AgAIAMAAADqCAAgAwAA6wgAMAQAAOwIACADAAAA6ggAIAMAAOsIADAEAADsCAAgBNcFAAD6HQAguRACAAAAAboQAAEAAAG8EAEAAAABAQgAAKQJACADuRACAAAAAboQAAEAAAG8EAEAAAABAQgAAKYJADABCAAApgkAMATXBQAA-R0AILkQAgCcGQAhuhAAAd8ZACG8EAEAnhkAIQIAAADsCAAgCAAAqQkAIAO5EAIAnBkAIboQAAHfGQAhvBABAJ4ZACECAAAA6ggAIAgAAKsJACACAAAA6ggAIAgAAKsJACADAAAA7AgAIA8AAKQJACAQAACpCQAgAQAAAOwIACABAAAA6ggAIAUVAAD0HQAgFgAA9x0AIBcAAPYdACAoAAD1HQAgKQAA-B0AIAaiDgAA-BcAMKMOAACyCQAQpA4AAPgXADC5EAIAkxYAIboQAAHHFgAhvBABAJAWACEDAAAA6ggAIAMAALEJADAUAACyCQAgAwAAAOoIACADAADrCAAwBAAA7AgAIAEAAADwCAAgAQAAAPAIACADAAAA7ggAIAMAAO8IADAEAADwCAAgAwAAAO4IACADAADvCAAwBAAA8AgAIAMAAADuCAAgAwAA7wgAMAQAAPAIACAF1wUAAPMdACCYDxAAAAABvBABAAAAAdkQAQAAAAHaEBAAAAABAQgAALoJACAEmA8QAAAAAbwQAQAAAAHZEAEAAAAB2hAQAAAAAQEIAAC8CQAwAQgAALwJADAF1wUAAPIdACCYDxAAlBoAIbwQAQCeGQAh2RABAJ4ZACHaEBAAlBoAIQIAAADwCAAgCAAAvwkAIASYDxAAlBoAIbwQAQCeGQAh2RABAJ4ZACHaEBAAlBoAIQIAAADuCAAgCAAAwQkAIAIAAADuCAAgCAAAwQkAIAMAAADwCAAgDwAAugkAIBAAAL8JACABAAAA8AgAIAEAAADuCAAgBRUAAO0dACAWAADwHQAgFwAA7x0AICgAAO4dACApAADxHQAgB6IOAAD3FwAwow4AAMgJABCkDgAA9xcAMJgPEADuFgAhvBABAJAWACHZEAEAkBYAIdoQEADuFgAhAwAAAO4IACADAADHCQAwFAAAyAkAIAMAAADuCAAgAwAA7wgAMAQAAPAIACABAAAA9AgAIAEAAAD0CAAgAwAAAPIIACADAADzCAAwBAAA9AgAIAMAAADyCAAgAwAA8wgAMAQAAPQIACADAAAA8ggAIAMAAPMIADAEAAD0CAAgFaUDAQAAAAHXBQAA7B0AIJ0NAgAAAAHkDgEAAAABxA8CAAAAAc0PAQAAAAGIEAEAAAABlxABAAAAAbwQAQAAAAHIEAIAAAABzRAgAAAAAc4QAgAAAAHQEAEAAAAB0RABAAAAAdIQAgAAAAHTEIAAAAAB1BABAAAAAdUQAQAAAAHWEAAA6x0AINcQIAAAAAHYEAIAAAABAQgAANAJACAUpQMBAAAAAZ0NAgAAAAHkDgEAAAABxA8CAAAAAc0PAQAAAAGIEAEAAAABlxABAAAAAbwQAQAAAAHIEAIAAAABzRAgAAAAAc4QAgAAAAHQEAEAAAAB0RABAAAAAdIQAgAAAAHTEIAAAAAB1BABAAAAAdUQAQAAAAHWEAAA6x0AINcQIAAAAAHYEAIAAAABAQgAANIJADABCAAA0gkAMBWlAwEAnhkAIdcFAADqHQAgnQ0CAJwZACHkDgEAnRkAIcQPAgCbGQAhzQ8BAJ0ZACGIEAEAnRkAIZcQAQCdGQAhvBABAJ4ZACHIEAIAmxkAIc0QIADeGQAhzhACAJwZACHQEAEAnhkAIdEQAQCdGQAh0hACAJsZACHTEIAAAAAB1BABAJ0ZACHVEAEAnRkAIdYQAADpHQAg1xAgAN4ZACHYEAIAmxkAIQIAAAD0CAAgCAAA1QkAIBSlAwEAnhkAIZ0NAgCcGQAh5A4BAJ0ZACHEDwIAmxkAIc0PAQCdGQAhiBABAJ0ZACGXEAEAnRkAIbwQAQCeGQAhyBACAJsZACHNECAA3hkAIc4QAgCcGQAh0BABAJ4ZACHREAEAnRkAIdIQAgCbGQAh0xCAAAAAAdQQAQCdGQAh1RABAJ0ZACHWEAAA6R0AINcQIADeGQAh2BACAJsZACECAAAA8ggAIAgAANcJACACAAAA8ggAIAgAANcJACADAAAA9AgAIA8AANAJACAQAADVCQAgAQAAAPQIACABAAAA8ggAIBMVAADkHQAgFgAA5x0AIBcAAOYdACAoAADlHQAgKQAA6B0AIOQOAACTGQAgxA8AAJMZACDNDwAAkxkAIIgQAACTGQAglxAAAJMZACDIEAAAkxkAIM0QAACTGQAg0RAAAJMZACDSEAAAkxkAINMQAACTGQAg1BAAAJMZACDVEAAAkxkAINcQAACTGQAg2BAAAJMZACAXpQMBAJAWACGdDQIAkxYAIaIOAAD2FwAwow4AAN4JABCkDgAA9hcAMOQOAQCUFgAhxA8CAJIWACHNDwEAlBYAIYgQAQCUFgAhlxABAJQWACG8EAEAkBYAIcgQAgCSFgAhzRAgAMYWACHOEAIAkxYAIdAQAQCQFgAh0RABAJQWACHSEAIAkhYAIdMQAACVFgAg1BABAJQWACHVEAEAlBYAIdYQAACqFgAg1xAgAMYWACHYEAIAkhYAIQMAAADyCAAgAwAA3QkAMBQAAN4JACADAAAA8ggAIAMAAPMIADAEAAD0CAAgAQAAAPgIACABAAAA-AgAIAMAAAD2CAAgAwAA9wgAMAQAAPgIACADAAAA9ggAIAMAAPcIADAEAAD4CAAgAwAAAPYIACADAAD3CAAwBAAA-AgAIAbXBQAA4x0AIJ0NAgAAAAGhDwEAAAABvBABAAAAAc4QAgAAAAHPEAEAAAABAQgAAOYJACAFnQ0CAAAAAaEPAQAAAAG8EAEAAAABzhACAAAAAc8QAQAAAAEBCAAA6AkAMAEIAADoCQAwBtcFAADiHQAgnQ0CAJwZACGhDwEAnhkAIbwQAQCeGQAhzhACAJsZACHPEAEAnhkAIQIAAAD4CAAgCAAA6wkAIAWdDQIAnBkAIaEPAQCeGQAhvBABAJ4ZACHOEAIAmxkAIc8QAQCeGQAhAgAAAPYIACAIAADtCQAgAgAAAPYIACAIAADtCQAgAwAAAPgIACAPAADmCQAgEAAA6wkAIAEAAAD4CAAgAQAAAPYIACAGFQAA3R0AIBYAAOAdACAXAADfHQAgKAAA3h0AICkAAOEdACDOEAAAkxkAIAidDQIAkxYAIaIOAAD1FwAwow4AAPQJABCkDgAA9RcAMKEPAQCQFgAhvBABAJAWACHOEAIAkhYAIc8QAQCQFgAhAwAAAPYIACADAADzCQAwFAAA9AkAIAMAAAD2CAAgAwAA9wgAMAQAAPgIACABAAAA_AgAIAEAAAD8CAAgAwAAAPoIACADAAD7CAAwBAAA_AgAIAMAAAD6CAAgAwAA-wgAMAQAAPwIACADAAAA-ggAIAMAAPsIADAEAAD8CAAgCNcFAADcHQAgvBABAAAAAcgQAgAAAAHJEAIAAAAByhACAAAAAcsQAADbHQAgzBCAAAAAAc0QAQAAAAEBCAAA_AkAIAe8EAEAAAAByBACAAAAAckQAgAAAAHKEAIAAAAByxAAANsdACDMEIAAAAABzRABAAAAAQEIAAD-CQAwAQgAAP4JADAI1wUAANodACC8EAEAnhkAIcgQAgCcGQAhyRACAJwZACHKEAIAnBkAIcsQAADZHQAgzBCAAAAAAc0QAQCeGQAhAgAAAPwIACAIAACBCgAgB7wQAQCeGQAhyBACAJwZACHJEAIAnBkAIcoQAgCcGQAhyxAAANkdACDMEIAAAAABzRABAJ4ZACECAAAA-ggAIAgAAIMKACACAAAA-ggAIAgAAIMKACADAAAA_AgAIA8AAPwJACAQAACBCgAgAQAAAPwIACABAAAA-ggAIAUVAADUHQAgFgAA1x0AIBcAANYdACAoAADVHQAgKQAA2B0AIAqiDgAA9BcAMKMOAACKCgAQpA4AAPQXADC8EAEAkBYAIcgQAgCTFgAhyRACAJMWACHKEAIAkxYAIcsQAACqFgAgzBAAAL8WACDNEAEAkBYAIQMAAAD6CAAgAwAAiQoAMBQAAIoKACADAAAA-ggAIAMAAPsIADAEAAD8CAAgAQAAAIAJACABAAAAgAkAIAMAAAD-CAAgAwAA_wgAMAQAAIAJACADAAAA_ggAIAMAAP8IADAEAACACQAgAwAAAP4IACADAAD_CAAwBAAAgAkAIAbXBQAA0x0AIKUOAQAAAAHJDkAAAAAB9A9AAAAAAZAQAAEAAAG8EAEAAAABAQgAAJIKACAFpQ4BAAAAAckOQAAAAAH0D0AAAAABkBAAAQAAAbwQAQAAAAEBCAAAlAoAMAEIAACUCgAwBtcFAADSHQAgpQ4BAJ4ZACHJDkAAmhkAIfQPQACaGQAhkBAAAd8ZACG8EAEAnhkAIQIAAACACQAgCAAAlwoAIAWlDgEAnhkAIckOQACaGQAh9A9AAJoZACGQEAAB3xkAIbwQAQCeGQAhAgAAAP4IACAIAACZCgAgAgAAAP4IACAIAACZCgAgAwAAAIAJACAPAACSCgAgEAAAlwoAIAEAAACACQAgAQAAAP4IACADFQAAzx0AIBYAANEdACAXAADQHQAgCKIOAADzFwAwow4AAKAKABCkDgAA8xcAMKUOAQCQFgAhyQ5AAJEWACH0D0AAkRYAIZAQAAHHFgAhvBABAJAWACEDAAAA_ggAIAMAAJ8KADAUAACgCgAgAwAAAP4IACADAAD_CAAwBAAAgAkAIBzPBgAA7BcAINAGAADtFwAgog4AAOsXADCjDgAAsAoAEKQOAADrFwAwpQ4BAAAAAckOQACzFgAhyw4BAK8WACHyDgEAsRYAIfsOAgC3FgAh_g4BAK8WACGID0AAshYAIaEPAQCxFgAhpA8EAOcWACHgDwEAsRYAIfMPAQCxFgAhhxABALEWACGgEAQA5xYAIbwQAQCvFgAhvRABAK8WACG-EBAA1hYAIb8QEADWFgAhwBACALYWACHBEAAB1RYAIcIQAgC2FgAhwxAQANYWACHEEAAAuBYAIMUQAQCxFgAhAQAAAKMKACAJzgYAAPAXACCiDgAA8hcAMKMOAAClCgAQpA4AAPIXADDkDgEArxYAIfIOEADWFgAh0A8CALcWACG4EAEArxYAIbsQAgC3FgAhAs4GAADOHQAg8g4AAJMZACAKzgYAAPAXACCiDgAA8hcAMKMOAAClCgAQpA4AAPIXADDkDgEArxYAIfIOEADWFgAh0A8CALcWACG4EAEArxYAIbsQAgC3FgAhxxAAAPEXACADAAAApQoAIAMAAKYKADAEAACnCgAgB84GAADwFwAgog4AAO8XADCjDgAAqQoAEKQOAADvFwAwuBABAK8WACG5EAIAtxYAIboQAAHUFgAhAc4GAADOHQAgCM4GAADwFwAgog4AAO8XADCjDgAAqQoAEKQOAADvFwAwuBABAK8WACG5EAIAtxYAIboQAAHUFgAhxhAAAO4XACADAAAAqQoAIAMAAKoKADAEAACrCgAgAQAAAKUKACABAAAAqQoAIAEAAACjCgAgHM8GAADsFwAg0AYAAO0XACCiDgAA6xcAMKMOAACwCgAQpA4AAOsXADClDgEArxYAIckOQACzFgAhyw4BAK8WACHyDgEAsRYAIfsOAgC3FgAh_g4BAK8WACGID0AAshYAIaEPAQCxFgAhpA8EAOcWACHgDwEAsRYAIfMPAQCxFgAhhxABALEWACGgEAQA5xYAIbwQAQCvFgAhvRABAK8WACG-EBAA1hYAIb8QEADWFgAhwBACALYWACHBEAAB1RYAIcIQAgC2FgAhwxAQANYWACHEEAAAuBYAIMUQAQCxFgAhEs8GAADMHQAg0AYAAM0dACDyDgAAkxkAIIgPAACTGQAgoQ8AAJMZACCkDwAAkxkAIOAPAACTGQAg8w8AAJMZACCHEAAAkxkAIKAQAACTGQAgvhAAAJMZACC_EAAAkxkAIMAQAACTGQAgwRAAAJMZACDCEAAAkxkAIMMQAACTGQAgxBAAAJMZACDFEAAAkxkAIAMAAACwCgAgAwAAsQoAMAQAAKMKACADAAAAsAoAIAMAALEKADAEAACjCgAgAwAAALAKACADAACxCgAwBAAAowoAIBnPBgAAyh0AINAGAADLHQAgpQ4BAAAAAckOQAAAAAHLDgEAAAAB8g4BAAAAAfsOAgAAAAH-DgEAAAABiA9AAAAAAaEPAQAAAAGkDwQAAAAB4A8BAAAAAfMPAQAAAAGHEAEAAAABoBAEAAAAAbwQAQAAAAG9EAEAAAABvhAQAAAAAb8QEAAAAAHAEAIAAAABwRAAAQAAAcIQAgAAAAHDEBAAAAABxBCAAAAAAcUQAQAAAAEBCAAAtQoAIBelDgEAAAAByQ5AAAAAAcsOAQAAAAHyDgEAAAAB-w4CAAAAAf4OAQAAAAGID0AAAAABoQ8BAAAAAaQPBAAAAAHgDwEAAAAB8w8BAAAAAYcQAQAAAAGgEAQAAAABvBABAAAAAb0QAQAAAAG-EBAAAAABvxAQAAAAAcAQAgAAAAHBEAABAAABwhACAAAAAcMQEAAAAAHEEIAAAAABxRABAAAAAQEIAAC3CgAwAQgAALcKADAZzwYAALAdACDQBgAAsR0AIKUOAQCeGQAhyQ5AAJoZACHLDgEAnhkAIfIOAQCdGQAh-w4CAJwZACH-DgEAnhkAIYgPQACmGQAhoQ8BAJ0ZACGkDwQAhRoAIeAPAQCdGQAh8w8BAJ0ZACGHEAEAnRkAIaAQBACFGgAhvBABAJ4ZACG9EAEAnhkAIb4QEADhGQAhvxAQAOEZACHAEAIAmxkAIcEQAAHgGQAhwhACAJsZACHDEBAA4RkAIcQQgAAAAAHFEAEAnRkAIQIAAACjCgAgCAAAugoAIBelDgEAnhkAIckOQACaGQAhyw4BAJ4ZACHyDgEAnRkAIfsOAgCcGQAh_g4BAJ4ZACGID0AAphkAIaEPAQCdGQAhpA8EAIUaACHgDwEAnRkAIfMPAQCdGQAhhxABAJ0ZACGgEAQAhRoAIbwQAQCeGQAhvRABAJ4ZACG-EBAA4RkAIb8QEADhGQAhwBACAJsZACHBEAAB4BkAIcIQAgCbGQAhwxAQAOEZACHEEIAAAAABxRABAJ0ZACECAAAAsAoAIAgAALwKACACAAAAsAoAIAgAALwKACADAAAAowoAIA8AALUKACAQAAC6CgAgAQAAAKMKACABAAAAsAoAIBUVAACrHQAgFgAArh0AIBcAAK0dACAoAACsHQAgKQAArx0AIPIOAACTGQAgiA8AAJMZACChDwAAkxkAIKQPAACTGQAg4A8AAJMZACDzDwAAkxkAIIcQAACTGQAgoBAAAJMZACC-EAAAkxkAIL8QAACTGQAgwBAAAJMZACDBEAAAkxkAIMIQAACTGQAgwxAAAJMZACDEEAAAkxkAIMUQAACTGQAgGqIOAADqFwAwow4AAMMKABCkDgAA6hcAMKUOAQCQFgAhyQ5AAJEWACHLDgEAkBYAIfIOAQCUFgAh-w4CAJMWACH-DgEAkBYAIYgPQACmFgAhoQ8BAJQWACGkDwQA4xYAIeAPAQCUFgAh8w8BAJQWACGHEAEAlBYAIaAQBADjFgAhvBABAJAWACG9EAEAkBYAIb4QEADJFgAhvxAQAMkWACHAEAIAkhYAIcEQAAHIFgAhwhACAJIWACHDEBAAyRYAIcQQAACVFgAgxRABAJQWACEDAAAAsAoAIAMAAMIKADAUAADDCgAgAwAAALAKACADAACxCgAwBAAAowoAIAEAAACnCgAgAQAAAKcKACADAAAApQoAIAMAAKYKADAEAACnCgAgAwAAAKUKACADAACmCgAwBAAApwoAIAMAAAClCgAgAwAApgoAMAQAAKcKACAGzgYAAKodACDkDgEAAAAB8g4QAAAAAdAPAgAAAAG4EAEAAAABuxACAAAAAQEIAADLCgAgBeQOAQAAAAHyDhAAAAAB0A8CAAAAAbgQAQAAAAG7EAIAAAABAQgAAM0KADABCAAAzQoAMAbOBgAAqR0AIOQOAQCeGQAh8g4QAOEZACHQDwIAnBkAIbgQAQCeGQAhuxACAJwZACECAAAApwoAIAgAANAKACAF5A4BAJ4ZACHyDhAA4RkAIdAPAgCcGQAhuBABAJ4ZACG7EAIAnBkAIQIAAAClCgAgCAAA0goAIAIAAAClCgAgCAAA0goAIAMAAACnCgAgDwAAywoAIBAAANAKACABAAAApwoAIAEAAAClCgAgBhUAAKQdACAWAACnHQAgFwAAph0AICgAAKUdACApAACoHQAg8g4AAJMZACAIog4AAOkXADCjDgAA2QoAEKQOAADpFwAw5A4BAJAWACHyDhAAyRYAIdAPAgCTFgAhuBABAJAWACG7EAIAkxYAIQMAAAClCgAgAwAA2AoAMBQAANkKACADAAAApQoAIAMAAKYKADAEAACnCgAgAQAAAKsKACABAAAAqwoAIAMAAACpCgAgAwAAqgoAMAQAAKsKACADAAAAqQoAIAMAAKoKADAEAACrCgAgAwAAAKkKACADAACqCgAwBAAAqwoAIATOBgAAox0AILgQAQAAAAG5EAIAAAABuhAAAQAAAQEIAADhCgAgA7gQAQAAAAG5EAIAAAABuhAAAQAAAQEIAADjCgAwAQgAAOMKADAEzgYAAKIdACC4EAEAnhkAIbkQAgCcGQAhuhAAAd8ZACECAAAAqwoAIAgAAOYKACADuBABAJ4ZACG5EAIAnBkAIboQAAHfGQAhAgAAAKkKACAIAADoCgAgAgAAAKkKACAIAADoCgAgAwAAAKsKACAPAADhCgAgEAAA5goAIAEAAACrCgAgAQAAAKkKACAFFQAAnR0AIBYAAKAdACAXAACfHQAgKAAAnh0AICkAAKEdACAGog4AAOgXADCjDgAA7woAEKQOAADoFwAwuBABAJAWACG5EAIAkxYAIboQAAHHFgAhAwAAAKkKACADAADuCgAwFAAA7woAIAMAAACpCgAgAwAAqgoAMAQAAKsKACABAAAAtQIAIAEAAAC1AgAgAwAAALMCACADAAC0AgAwBAAAtQIAIAMAAACzAgAgAwAAtAIAMAQAALUCACADAAAAswIAIAMAALQCADAEAAC1AgAgEswBAACZHQAgzwEAAJodACDQAQAAmx0AINEBAACcHQAgpQ4BAAAAAckOQAAAAAHLDgEAAAABzQ4BAAAAAdYOAQAAAAGgDwEAAAAB8A9AAAAAAfwPQAAAAAGxEAEAAAABsxABAAAAAbQQAACYHQAgtRABAAAAAbYQQAAAAAG3EAIAAAABAQgAAPcKACAOpQ4BAAAAAckOQAAAAAHLDgEAAAABzQ4BAAAAAdYOAQAAAAGgDwEAAAAB8A9AAAAAAfwPQAAAAAGxEAEAAAABsxABAAAAAbQQAACYHQAgtRABAAAAAbYQQAAAAAG3EAIAAAABAQgAAPkKADABCAAA-QoAMAEAAAC3AgAgEswBAADwHAAgzwEAAPEcACDQAQAA8hwAINEBAADzHAAgpQ4BAJ4ZACHJDkAAmhkAIcsOAQCdGQAhzQ4BAJ4ZACHWDgEAnRkAIaAPAQCeGQAh8A9AAKYZACH8D0AAphkAIbEQAQCeGQAhsxABAJ4ZACG0EAAA7xwAILUQAQCeGQAhthBAAKYZACG3EAIAnBkAIQIAAAC1AgAgCAAA_QoAIA6lDgEAnhkAIckOQACaGQAhyw4BAJ0ZACHNDgEAnhkAIdYOAQCdGQAhoA8BAJ4ZACHwD0AAphkAIfwPQACmGQAhsRABAJ4ZACGzEAEAnhkAIbQQAADvHAAgtRABAJ4ZACG2EEAAphkAIbcQAgCcGQAhAgAAALMCACAIAAD_CgAgAgAAALMCACAIAAD_CgAgAQAAALcCACADAAAAtQIAIA8AAPcKACAQAAD9CgAgAQAAALUCACABAAAAswIAIAoVAADqHAAgFgAA7RwAIBcAAOwcACAoAADrHAAgKQAA7hwAIMsOAACTGQAg1g4AAJMZACDwDwAAkxkAIPwPAACTGQAgthAAAJMZACARog4AAOcXADCjDgAAhwsAEKQOAADnFwAwpQ4BAJAWACHJDkAAkRYAIcsOAQCUFgAhzQ4BAJAWACHWDgEAlBYAIaAPAQCQFgAh8A9AAKYWACH8D0AAphYAIbEQAQCQFgAhsxABAJAWACG0EAAAqhYAILUQAQCQFgAhthBAAKYWACG3EAIAkxYAIQMAAACzAgAgAwAAhgsAMBQAAIcLACADAAAAswIAIAMAALQCADAEAAC1AgAgCaIOAADmFwAwow4AAI0LABCkDgAA5hcAMMsOAQCxFgAh5Q4BALEWACGxDyAAsBYAIfwPQACzFgAhsRABAAAAAbIQAgC3FgAhAQAAAIoLACABAAAAigsAIAmiDgAA5hcAMKMOAACNCwAQpA4AAOYXADDLDgEAsRYAIeUOAQCxFgAhsQ8gALAWACH8D0AAsxYAIbEQAQCvFgAhshACALcWACECyw4AAJMZACDlDgAAkxkAIAMAAACNCwAgAwAAjgsAMAQAAIoLACADAAAAjQsAIAMAAI4LADAEAACKCwAgAwAAAI0LACADAACOCwAwBAAAigsAIAbLDgEAAAAB5Q4BAAAAAbEPIAAAAAH8D0AAAAABsRABAAAAAbIQAgAAAAEBCAAAkgsAIAbLDgEAAAAB5Q4BAAAAAbEPIAAAAAH8D0AAAAABsRABAAAAAbIQAgAAAAEBCAAAlAsAMAEIAACUCwAwBssOAQCdGQAh5Q4BAJ0ZACGxDyAAvBkAIfwPQACaGQAhsRABAJ4ZACGyEAIAnBkAIQIAAACKCwAgCAAAlwsAIAbLDgEAnRkAIeUOAQCdGQAhsQ8gALwZACH8D0AAmhkAIbEQAQCeGQAhshACAJwZACECAAAAjQsAIAgAAJkLACACAAAAjQsAIAgAAJkLACADAAAAigsAIA8AAJILACAQAACXCwAgAQAAAIoLACABAAAAjQsAIAcVAADlHAAgFgAA6BwAIBcAAOccACAoAADmHAAgKQAA6RwAIMsOAACTGQAg5Q4AAJMZACAJog4AAOUXADCjDgAAoAsAEKQOAADlFwAwyw4BAJQWACHlDgEAlBYAIbEPIACrFgAh_A9AAJEWACGxEAEAkBYAIbIQAgCTFgAhAwAAAI0LACADAACfCwAwFAAAoAsAIAMAAACNCwAgAwAAjgsAMAQAAIoLACABAAAAuwIAIAEAAAC7AgAgAwAAALkCACADAAC6AgAwBAAAuwIAIAMAAAC5AgAgAwAAugIAMAQAALsCACADAAAAuQIAIAMAALoCADAEAAC7AgAgBgiAAAAAAc4BAADkHAAgpQ4EAAAAAacOQAAAAAHsDgEAAAABqhABAAAAAQEIAACoCwAgBQiAAAAAAaUOBAAAAAGnDkAAAAAB7A4BAAAAAaoQAQAAAAEBCAAAqgsAMAEIAACqCwAwBgiAAAAAAc4BAADjHAAgpQ4EAJkZACGnDkAAmhkAIewOAQCeGQAhqhABAJ4ZACECAAAAuwIAIAgAAK0LACAFCIAAAAABpQ4EAJkZACGnDkAAmhkAIewOAQCeGQAhqhABAJ4ZACECAAAAuQIAIAgAAK8LACACAAAAuQIAIAgAAK8LACADAAAAuwIAIA8AAKgLACAQAACtCwAgAQAAALsCACABAAAAuQIAIAUVAADeHAAgFgAA4RwAIBcAAOAcACAoAADfHAAgKQAA4hwAIAgIAAC_FgAgog4AAOQXADCjDgAAtgsAEKQOAADkFwAwpQ4EAI8WACGnDkAAkRYAIewOAQCQFgAhqhABAJAWACEDAAAAuQIAIAMAALULADAUAAC2CwAgAwAAALkCACADAAC6AgAwBAAAuwIAIAEAAAC_AgAgAQAAAL8CACADAAAAvQIAIAMAAL4CADAEAAC_AgAgAwAAAL0CACADAAC-AgAwBAAAvwIAIAMAAAC9AgAgAwAAvgIAMAQAAL8CACAOzgEAAN0cACClDgEAAAABxA4CAAAAAcYOQAAAAAHHDgIAAAAByA5AAAAAAckOQAAAAAHsDgEAAAAB_g4BAAAAAYgPQAAAAAGqEAEAAAABrhCAAAAAAa8QAgAAAAGwEEAAAAABAQgAAL4LACANpQ4BAAAAAcQOAgAAAAHGDkAAAAABxw4CAAAAAcgOQAAAAAHJDkAAAAAB7A4BAAAAAf4OAQAAAAGID0AAAAABqhABAAAAAa4QgAAAAAGvEAIAAAABsBBAAAAAAQEIAADACwAwAQgAAMALADAOzgEAANwcACClDgEAnhkAIcQOAgCcGQAhxg5AAKYZACHHDgIAnBkAIcgOQACmGQAhyQ5AAJoZACHsDgEAnhkAIf4OAQCeGQAhiA9AAKYZACGqEAEAnhkAIa4QgAAAAAGvEAIAnBkAIbAQQACmGQAhAgAAAL8CACAIAADDCwAgDaUOAQCeGQAhxA4CAJwZACHGDkAAphkAIccOAgCcGQAhyA5AAKYZACHJDkAAmhkAIewOAQCeGQAh_g4BAJ4ZACGID0AAphkAIaoQAQCeGQAhrhCAAAAAAa8QAgCcGQAhsBBAAKYZACECAAAAvQIAIAgAAMULACACAAAAvQIAIAgAAMULACADAAAAvwIAIA8AAL4LACAQAADDCwAgAQAAAL8CACABAAAAvQIAIAkVAADXHAAgFgAA2hwAIBcAANkcACAoAADYHAAgKQAA2xwAIMYOAACTGQAgyA4AAJMZACCIDwAAkxkAILAQAACTGQAgEKIOAADjFwAwow4AAMwLABCkDgAA4xcAMKUOAQCQFgAhxA4CAJMWACHGDkAAphYAIccOAgCTFgAhyA5AAKYWACHJDkAAkRYAIewOAQCQFgAh_g4BAJAWACGID0AAphYAIaoQAQCQFgAhrhAAAL8WACCvEAIAkxYAIbAQQACmFgAhAwAAAL0CACADAADLCwAwFAAAzAsAIAMAAAC9AgAgAwAAvgIAMAQAAL8CACABAAAAwwIAIAEAAADDAgAgAwAAAMECACADAADCAgAwBAAAwwIAIAMAAADBAgAgAwAAwgIAMAQAAMMCACADAAAAwQIAIAMAAMICADAEAADDAgAgCAiAAAAAAc4BAADWHAAg7A4BAAAAAY0QQAAAAAGqEAEAAAABqxABAAAAAawQQAAAAAGtEEAAAAABAQgAANQLACAHCIAAAAAB7A4BAAAAAY0QQAAAAAGqEAEAAAABqxABAAAAAawQQAAAAAGtEEAAAAABAQgAANYLADABCAAA1gsAMAgIgAAAAAHOAQAA1RwAIOwOAQCeGQAhjRBAAJoZACGqEAEAnhkAIasQAQCeGQAhrBBAAJoZACGtEEAAphkAIQIAAADDAgAgCAAA2QsAIAcIgAAAAAHsDgEAnhkAIY0QQACaGQAhqhABAJ4ZACGrEAEAnhkAIawQQACaGQAhrRBAAKYZACECAAAAwQIAIAgAANsLACACAAAAwQIAIAgAANsLACADAAAAwwIAIA8AANQLACAQAADZCwAgAQAAAMMCACABAAAAwQIAIAQVAADSHAAgFgAA1BwAIBcAANMcACCtEAAAkxkAIAoIAAC_FgAgog4AAOIXADCjDgAA4gsAEKQOAADiFwAw7A4BAJAWACGNEEAAkRYAIaoQAQCQFgAhqxABAJAWACGsEEAAkRYAIa0QQACmFgAhAwAAAMECACADAADhCwAwFAAA4gsAIAMAAADBAgAgAwAAwgIAMAQAAMMCACARog4AAOEXADCjDgAA6AsAEKQOAADhFwAwpQ4BAAAAAckOQACzFgAhjQ8BAK8WACHwD0AAsxYAIfQPQACzFgAhoRABAK8WACGiEAEAsRYAIaMQAQCvFgAhpBABAK8WACGlEAEAsRYAIaYQQACyFgAhpxABALEWACGoEEAAshYAIakQQACyFgAhAQAAAOULACABAAAA5QsAIBGiDgAA4RcAMKMOAADoCwAQpA4AAOEXADClDgEArxYAIckOQACzFgAhjQ8BAK8WACHwD0AAsxYAIfQPQACzFgAhoRABAK8WACGiEAEAsRYAIaMQAQCvFgAhpBABAK8WACGlEAEAsRYAIaYQQACyFgAhpxABALEWACGoEEAAshYAIakQQACyFgAhBqIQAACTGQAgpRAAAJMZACCmEAAAkxkAIKcQAACTGQAgqBAAAJMZACCpEAAAkxkAIAMAAADoCwAgAwAA6QsAMAQAAOULACADAAAA6AsAIAMAAOkLADAEAADlCwAgAwAAAOgLACADAADpCwAwBAAA5QsAIA6lDgEAAAAByQ5AAAAAAY0PAQAAAAHwD0AAAAAB9A9AAAAAAaEQAQAAAAGiEAEAAAABoxABAAAAAaQQAQAAAAGlEAEAAAABphBAAAAAAacQAQAAAAGoEEAAAAABqRBAAAAAAQEIAADtCwAgDqUOAQAAAAHJDkAAAAABjQ8BAAAAAfAPQAAAAAH0D0AAAAABoRABAAAAAaIQAQAAAAGjEAEAAAABpBABAAAAAaUQAQAAAAGmEEAAAAABpxABAAAAAagQQAAAAAGpEEAAAAABAQgAAO8LADABCAAA7wsAMA6lDgEAnhkAIckOQACaGQAhjQ8BAJ4ZACHwD0AAmhkAIfQPQACaGQAhoRABAJ4ZACGiEAEAnRkAIaMQAQCeGQAhpBABAJ4ZACGlEAEAnRkAIaYQQACmGQAhpxABAJ0ZACGoEEAAphkAIakQQACmGQAhAgAAAOULACAIAADyCwAgDqUOAQCeGQAhyQ5AAJoZACGNDwEAnhkAIfAPQACaGQAh9A9AAJoZACGhEAEAnhkAIaIQAQCdGQAhoxABAJ4ZACGkEAEAnhkAIaUQAQCdGQAhphBAAKYZACGnEAEAnRkAIagQQACmGQAhqRBAAKYZACECAAAA6AsAIAgAAPQLACACAAAA6AsAIAgAAPQLACADAAAA5QsAIA8AAO0LACAQAADyCwAgAQAAAOULACABAAAA6AsAIAkVAADPHAAgFgAA0RwAIBcAANAcACCiEAAAkxkAIKUQAACTGQAgphAAAJMZACCnEAAAkxkAIKgQAACTGQAgqRAAAJMZACARog4AAOAXADCjDgAA-wsAEKQOAADgFwAwpQ4BAJAWACHJDkAAkRYAIY0PAQCQFgAh8A9AAJEWACH0D0AAkRYAIaEQAQCQFgAhohABAJQWACGjEAEAkBYAIaQQAQCQFgAhpRABAJQWACGmEEAAphYAIacQAQCUFgAhqBBAAKYWACGpEEAAphYAIQMAAADoCwAgAwAA-gsAMBQAAPsLACADAAAA6AsAIAMAAOkLADAEAADlCwAgB6IOAADfFwAwow4AAIEMABCkDgAA3xcAMKUOAQAAAAH0D0AAsxYAIZ8QAACqFgAgoBBAALIWACEBAAAA_gsAIAEAAAD-CwAgB6IOAADfFwAwow4AAIEMABCkDgAA3xcAMKUOAQCvFgAh9A9AALMWACGfEAAAqhYAIKAQQACyFgAhAaAQAACTGQAgAwAAAIEMACADAACCDAAwBAAA_gsAIAMAAACBDAAgAwAAggwAMAQAAP4LACADAAAAgQwAIAMAAIIMADAEAAD-CwAgBKUOAQAAAAH0D0AAAAABnxAAAM4cACCgEEAAAAABAQgAAIYMACAEpQ4BAAAAAfQPQAAAAAGfEAAAzhwAIKAQQAAAAAEBCAAAiAwAMAEIAACIDAAwBKUOAQCeGQAh9A9AAJoZACGfEAAAzRwAIKAQQACmGQAhAgAAAP4LACAIAACLDAAgBKUOAQCeGQAh9A9AAJoZACGfEAAAzRwAIKAQQACmGQAhAgAAAIEMACAIAACNDAAgAgAAAIEMACAIAACNDAAgAwAAAP4LACAPAACGDAAgEAAAiwwAIAEAAAD-CwAgAQAAAIEMACAEFQAAyhwAIBYAAMwcACAXAADLHAAgoBAAAJMZACAHog4AAN4XADCjDgAAlAwAEKQOAADeFwAwpQ4BAJAWACH0D0AAkRYAIZ8QAACqFgAgoBBAAKYWACEDAAAAgQwAIAMAAJMMADAUAACUDAAgAwAAAIEMACADAACCDAAwBAAA_gsAIAzxBwAAwhYAIPIHAADPFwAg8wcAANAXACD2BwAA0RcAIPcHAADSFwAgog4AAM4XADCjDgAAtQwAEKQOAADOFwAwpQ4BAAAAAckOQACzFgAhyw4BAK8WACGpDwEArxYAIQEAAACXDAAgDvEHAADEFwAgog4AAN0XADCjDgAAmQwAEKQOAADdFwAwpQ4BAK8WACGqDgEAsRYAIckOQACzFgAhyw4BAK8WACHODgIAtxYAIbcPQACyFgAh5A9AALMWACGHEAEArxYAIZoQAQCvFgAhmxAAALgWACAE8QcAAOEbACCqDgAAkxkAILcPAACTGQAgmxAAAJMZACAO8QcAAMQXACCiDgAA3RcAMKMOAACZDAAQpA4AAN0XADClDgEAAAABqg4BALEWACHJDkAAsxYAIcsOAQCvFgAhzg4CALcWACG3D0AAshYAIeQPQACzFgAhhxABAK8WACGaEAEArxYAIZsQAAC4FgAgAwAAAJkMACADAACaDAAwBAAAmwwAIAjxBwAAxBcAIKIOAADcFwAwow4AAJ0MABCkDgAA3BcAMIcQAQCvFgAhlxABAK8WACGYEAEArxYAIZkQQACzFgAhAfEHAADhGwAgCfEHAADEFwAgog4AANwXADCjDgAAnQwAEKQOAADcFwAwhxABAK8WACGXEAEArxYAIZgQAQCvFgAhmRBAALMWACGeEAAA2xcAIAMAAACdDAAgAwAAngwAMAQAAJ8MACAL8QcAAMQXACD1BwAA2hcAIKIOAADZFwAwow4AAKEMABCkDgAA2RcAMMkOQACzFgAhyw4BAK8WACGHEAEArxYAIZAQAQCvFgAhlRBAALIWACGWEAIAtxYAIQPxBwAA4RsAIPUHAADJHAAglRAAAJMZACAL8QcAAMQXACD1BwAA2hcAIKIOAADZFwAwow4AAKEMABCkDgAA2RcAMMkOQACzFgAhyw4BAK8WACGHEAEArxYAIZAQAQAAAAGVEEAAshYAIZYQAgC3FgAhAwAAAKEMACADAACiDAAwBAAAowwAIAj0BwAA2BcAIKIOAADXFwAwow4AAKUMABCkDgAA1xcAMKQPQACzFgAhkBABAK8WACGTEAQAuhYAIZQQBAC6FgAhAfQHAADIHAAgCfQHAADYFwAgog4AANcXADCjDgAApQwAEKQOAADXFwAwpA9AALMWACGQEAEArxYAIZMQBAC6FgAhlBAEALoWACGdEAAA1hcAIAMAAAClDAAgAwAApgwAMAQAAKcMACABAAAApQwAIAumAwIAtxYAIfEHAADEFwAg-AcAAMUXACCiDgAAwxcAMKMOAACqDAAQpA4AAMMXADDLDgEArxYAIYcQAQCvFgAhjRBAALMWACGOECAAsBYAIY8QQACyFgAhAQAAAKoMACAP9wcAANUXACCiDgAA1BcAMKMOAACsDAAQpA4AANQXADCnDkAAsxYAIb8OAQCxFgAhxw4BALEWACHkDgEArxYAIfoOQACzFgAhhxABAK8WACGIEAEArxYAIYkQAACqFgAgihBAALIWACGLEAEAsRYAIYwQAAC4FgAgBvcHAADHHAAgvw4AAJMZACDHDgAAkxkAIIoQAACTGQAgixAAAJMZACCMEAAAkxkAIBD3BwAA1RcAIKIOAADUFwAwow4AAKwMABCkDgAA1BcAMKcOQACzFgAhvw4BALEWACHHDgEAsRYAIeQOAQCvFgAh-g5AALMWACGHEAEArxYAIYgQAQCvFgAhiRAAAKoWACCKEEAAshYAIYsQAQCxFgAhjBAAALgWACCcEAAA0xcAIAMAAACsDAAgAwAArQwAMAQAAK4MACABAAAArAwAIAEAAACZDAAgAQAAAJ0MACABAAAAoQwAIAEAAACXDAAgDPEHAADCFgAg8gcAAM8XACDzBwAA0BcAIPYHAADRFwAg9wcAANIXACCiDgAAzhcAMKMOAAC1DAAQpA4AAM4XADClDgEArxYAIckOQACzFgAhyw4BAK8WACGpDwEArxYAIQTyBwAAxBwAIPMHAADFHAAg9gcAAMYcACD3BwAAxxwAIAMAAAC1DAAgAwAAtgwAMAQAAJcMACADAAAAtQwAIAMAALYMADAEAACXDAAgAwAAALUMACADAAC2DAAwBAAAlwwAIAnxB4AAAAAB8gcAAMAcACDzBwAAwRwAIPYHAADCHAAg9wcAAMMcACClDgEAAAAByQ5AAAAAAcsOAQAAAAGpDwEAAAABAQgAALoMACAF8QeAAAAAAaUOAQAAAAHJDkAAAAAByw4BAAAAAakPAQAAAAEBCAAAvAwAMAEIAAC8DAAwCfEHgAAAAAHyBwAAkxwAIPMHAACUHAAg9gcAAJUcACD3BwAAlhwAIKUOAQCeGQAhyQ5AAJoZACHLDgEAnhkAIakPAQCeGQAhAgAAAJcMACAIAAC_DAAgBfEHgAAAAAGlDgEAnhkAIckOQACaGQAhyw4BAJ4ZACGpDwEAnhkAIQIAAAC1DAAgCAAAwQwAIAIAAAC1DAAgCAAAwQwAIAMAAACXDAAgDwAAugwAIBAAAL8MACABAAAAlwwAIAEAAAC1DAAgAxUAAJAcACAWAACSHAAgFwAAkRwAIAjxBwAAvxYAIKIOAADNFwAwow4AAMgMABCkDgAAzRcAMKUOAQCQFgAhyQ5AAJEWACHLDgEAkBYAIakPAQCQFgAhAwAAALUMACADAADHDAAwFAAAyAwAIAMAAAC1DAAgAwAAtgwAMAQAAJcMACABAAAAmwwAIAEAAACbDAAgAwAAAJkMACADAACaDAAwBAAAmwwAIAMAAACZDAAgAwAAmgwAMAQAAJsMACADAAAAmQwAIAMAAJoMADAEAACbDAAgC_EHAACPHAAgpQ4BAAAAAaoOAQAAAAHJDkAAAAAByw4BAAAAAc4OAgAAAAG3D0AAAAAB5A9AAAAAAYcQAQAAAAGaEAEAAAABmxCAAAAAAQEIAADQDAAgCqUOAQAAAAGqDgEAAAAByQ5AAAAAAcsOAQAAAAHODgIAAAABtw9AAAAAAeQPQAAAAAGHEAEAAAABmhABAAAAAZsQgAAAAAEBCAAA0gwAMAEIAADSDAAwC_EHAACOHAAgpQ4BAJ4ZACGqDgEAnRkAIckOQACaGQAhyw4BAJ4ZACHODgIAnBkAIbcPQACmGQAh5A9AAJoZACGHEAEAnhkAIZoQAQCeGQAhmxCAAAAAAQIAAACbDAAgCAAA1QwAIAqlDgEAnhkAIaoOAQCdGQAhyQ5AAJoZACHLDgEAnhkAIc4OAgCcGQAhtw9AAKYZACHkD0AAmhkAIYcQAQCeGQAhmhABAJ4ZACGbEIAAAAABAgAAAJkMACAIAADXDAAgAgAAAJkMACAIAADXDAAgAwAAAJsMACAPAADQDAAgEAAA1QwAIAEAAACbDAAgAQAAAJkMACAIFQAAiRwAIBYAAIwcACAXAACLHAAgKAAAihwAICkAAI0cACCqDgAAkxkAILcPAACTGQAgmxAAAJMZACANog4AAMwXADCjDgAA3gwAEKQOAADMFwAwpQ4BAJAWACGqDgEAlBYAIckOQACRFgAhyw4BAJAWACHODgIAkxYAIbcPQACmFgAh5A9AAJEWACGHEAEAkBYAIZoQAQCQFgAhmxAAAJUWACADAAAAmQwAIAMAAN0MADAUAADeDAAgAwAAAJkMACADAACaDAAwBAAAmwwAIAEAAACfDAAgAQAAAJ8MACADAAAAnQwAIAMAAJ4MADAEAACfDAAgAwAAAJ0MACADAACeDAAwBAAAnwwAIAMAAACdDAAgAwAAngwAMAQAAJ8MACAF8QcAAIgcACCHEAEAAAABlxABAAAAAZgQAQAAAAGZEEAAAAABAQgAAOYMACAEhxABAAAAAZcQAQAAAAGYEAEAAAABmRBAAAAAAQEIAADoDAAwAQgAAOgMADAF8QcAAIccACCHEAEAnhkAIZcQAQCeGQAhmBABAJ4ZACGZEEAAmhkAIQIAAACfDAAgCAAA6wwAIASHEAEAnhkAIZcQAQCeGQAhmBABAJ4ZACGZEEAAmhkAIQIAAACdDAAgCAAA7QwAIAIAAACdDAAgCAAA7QwAIAMAAACfDAAgDwAA5gwAIBAAAOsMACABAAAAnwwAIAEAAACdDAAgAxUAAIQcACAWAACGHAAgFwAAhRwAIAeiDgAAyxcAMKMOAAD0DAAQpA4AAMsXADCHEAEAkBYAIZcQAQCQFgAhmBABAJAWACGZEEAAkRYAIQMAAACdDAAgAwAA8wwAMBQAAPQMACADAAAAnQwAIAMAAJ4MADAEAACfDAAgAQAAAKMMACABAAAAowwAIAMAAAChDAAgAwAAogwAMAQAAKMMACADAAAAoQwAIAMAAKIMADAEAACjDAAgAwAAAKEMACADAACiDAAwBAAAowwAIAjxBwAAghwAIPUHAACDHAAgyQ5AAAAAAcsOAQAAAAGHEAEAAAABkBABAAAAAZUQQAAAAAGWEAIAAAABAQgAAPwMACAGyQ5AAAAAAcsOAQAAAAGHEAEAAAABkBABAAAAAZUQQAAAAAGWEAIAAAABAQgAAP4MADABCAAA_gwAMAjxBwAA9BsAIPUHAAD1GwAgyQ5AAJoZACHLDgEAnhkAIYcQAQCeGQAhkBABAJ4ZACGVEEAAphkAIZYQAgCcGQAhAgAAAKMMACAIAACBDQAgBskOQACaGQAhyw4BAJ4ZACGHEAEAnhkAIZAQAQCeGQAhlRBAAKYZACGWEAIAnBkAIQIAAAChDAAgCAAAgw0AIAIAAAChDAAgCAAAgw0AIAMAAACjDAAgDwAA_AwAIBAAAIENACABAAAAowwAIAEAAAChDAAgBhUAAO8bACAWAADyGwAgFwAA8RsAICgAAPAbACApAADzGwAglRAAAJMZACAJog4AAMoXADCjDgAAig0AEKQOAADKFwAwyQ5AAJEWACHLDgEAkBYAIYcQAQCQFgAhkBABAJAWACGVEEAAphYAIZYQAgCTFgAhAwAAAKEMACADAACJDQAwFAAAig0AIAMAAAChDAAgAwAAogwAMAQAAKMMACABAAAApwwAIAEAAACnDAAgAwAAAKUMACADAACmDAAwBAAApwwAIAMAAAClDAAgAwAApgwAMAQAAKcMACADAAAApQwAIAMAAKYMADAEAACnDAAgBfQHAADuGwAgpA9AAAAAAZAQAQAAAAGTEAQAAAABlBAEAAAAAQEIAACSDQAgBKQPQAAAAAGQEAEAAAABkxAEAAAAAZQQBAAAAAEBCAAAlA0AMAEIAACUDQAwBfQHAADtGwAgpA9AAJoZACGQEAEAnhkAIZMQBACZGQAhlBAEAJkZACECAAAApwwAIAgAAJcNACAEpA9AAJoZACGQEAEAnhkAIZMQBACZGQAhlBAEAJkZACECAAAApQwAIAgAAJkNACACAAAApQwAIAgAAJkNACADAAAApwwAIA8AAJINACAQAACXDQAgAQAAAKcMACABAAAApQwAIAUVAADoGwAgFgAA6xsAIBcAAOobACAoAADpGwAgKQAA7BsAIAeiDgAAyRcAMKMOAACgDQAQpA4AAMkXADCkD0AAkRYAIZAQAQCQFgAhkxAEAI8WACGUEAQAjxYAIQMAAAClDAAgAwAAnw0AMBQAAKANACADAAAApQwAIAMAAKYMADAEAACnDAAgCKIOAADHFwAwow4AAKYNABCkDgAAxxcAMOQOAQCvFgAhpA9AALMWACGQEAEArxYAIZEQAgC3FgAhkhAAAMgXACABAAAAow0AIAEAAACjDQAgB6IOAADHFwAwow4AAKYNABCkDgAAxxcAMOQOAQCvFgAhpA9AALMWACGQEAEArxYAIZEQAgC3FgAhAAMAAACmDQAgAwAApw0AMAQAAKMNACADAAAApg0AIAMAAKcNADAEAACjDQAgAwAAAKYNACADAACnDQAwBAAAow0AIATkDgEAAAABpA9AAAAAAZAQAQAAAAGREAIAAAABAQgAAKsNACAE5A4BAAAAAaQPQAAAAAGQEAEAAAABkRACAAAAAQEIAACtDQAwAQgAAK0NADAE5A4BAJ4ZACGkD0AAmhkAIZAQAQCeGQAhkRACAJwZACECAAAAow0AIAgAALANACAE5A4BAJ4ZACGkD0AAmhkAIZAQAQCeGQAhkRACAJwZACECAAAApg0AIAgAALINACACAAAApg0AIAgAALINACADAAAAow0AIA8AAKsNACAQAACwDQAgAQAAAKMNACABAAAApg0AIAUVAADjGwAgFgAA5hsAIBcAAOUbACAoAADkGwAgKQAA5xsAIAeiDgAAxhcAMKMOAAC5DQAQpA4AAMYXADDkDgEAkBYAIaQPQACRFgAhkBABAJAWACGREAIAkxYAIQMAAACmDQAgAwAAuA0AMBQAALkNACADAAAApg0AIAMAAKcNADAEAACjDQAgC6YDAgC3FgAh8QcAAMQXACD4BwAAxRcAIKIOAADDFwAwow4AAKoMABCkDgAAwxcAMMsOAQCvFgAhhxABAAAAAY0QQACzFgAhjhAgALAWACGPEEAAshYAIQEAAAC8DQAgAQAAALwNACAD8QcAAOEbACD4BwAA4hsAII8QAACTGQAgAwAAAKoMACADAAC_DQAwBAAAvA0AIAMAAACqDAAgAwAAvw0AMAQAALwNACADAAAAqgwAIAMAAL8NADAEAAC8DQAgCKYDAgAAAAHxBwAA3xsAIPgHAADgGwAgyw4BAAAAAYcQAQAAAAGNEEAAAAABjhAgAAAAAY8QQAAAAAEBCAAAww0AIAamAwIAAAAByw4BAAAAAYcQAQAAAAGNEEAAAAABjhAgAAAAAY8QQAAAAAEBCAAAxQ0AMAEIAADFDQAwCKYDAgCcGQAh8QcAANEbACD4BwAA0hsAIMsOAQCeGQAhhxABAJ4ZACGNEEAAmhkAIY4QIAC8GQAhjxBAAKYZACECAAAAvA0AIAgAAMgNACAGpgMCAJwZACHLDgEAnhkAIYcQAQCeGQAhjRBAAJoZACGOECAAvBkAIY8QQACmGQAhAgAAAKoMACAIAADKDQAgAgAAAKoMACAIAADKDQAgAwAAALwNACAPAADDDQAgEAAAyA0AIAEAAAC8DQAgAQAAAKoMACAGFQAAzBsAIBYAAM8bACAXAADOGwAgKAAAzRsAICkAANAbACCPEAAAkxkAIAmmAwIAkxYAIaIOAADCFwAwow4AANENABCkDgAAwhcAMMsOAQCQFgAhhxABAJAWACGNEEAAkRYAIY4QIACrFgAhjxBAAKYWACEDAAAAqgwAIAMAANANADAUAADRDQAgAwAAAKoMACADAAC_DQAwBAAAvA0AIAEAAACuDAAgAQAAAK4MACADAAAArAwAIAMAAK0MADAEAACuDAAgAwAAAKwMACADAACtDAAwBAAArgwAIAMAAACsDAAgAwAArQwAMAQAAK4MACAM9wcAAMsbACCnDkAAAAABvw4BAAAAAccOAQAAAAHkDgEAAAAB-g5AAAAAAYcQAQAAAAGIEAEAAAABiRAAAMobACCKEEAAAAABixABAAAAAYwQgAAAAAEBCAAA2Q0AIAunDkAAAAABvw4BAAAAAccOAQAAAAHkDgEAAAAB-g5AAAAAAYcQAQAAAAGIEAEAAAABiRAAAMobACCKEEAAAAABixABAAAAAYwQgAAAAAEBCAAA2w0AMAEIAADbDQAwDPcHAADJGwAgpw5AAJoZACG_DgEAnRkAIccOAQCdGQAh5A4BAJ4ZACH6DkAAmhkAIYcQAQCeGQAhiBABAJ4ZACGJEAAAyBsAIIoQQACmGQAhixABAJ0ZACGMEIAAAAABAgAAAK4MACAIAADeDQAgC6cOQACaGQAhvw4BAJ0ZACHHDgEAnRkAIeQOAQCeGQAh-g5AAJoZACGHEAEAnhkAIYgQAQCeGQAhiRAAAMgbACCKEEAAphkAIYsQAQCdGQAhjBCAAAAAAQIAAACsDAAgCAAA4A0AIAIAAACsDAAgCAAA4A0AIAMAAACuDAAgDwAA2Q0AIBAAAN4NACABAAAArgwAIAEAAACsDAAgCBUAAMUbACAWAADHGwAgFwAAxhsAIL8OAACTGQAgxw4AAJMZACCKEAAAkxkAIIsQAACTGQAgjBAAAJMZACAOog4AAMEXADCjDgAA5w0AEKQOAADBFwAwpw5AAJEWACG_DgEAlBYAIccOAQCUFgAh5A4BAJAWACH6DkAAkRYAIYcQAQCQFgAhiBABAJAWACGJEAAAqhYAIIoQQACmFgAhixABAJQWACGMEAAAlRYAIAMAAACsDAAgAwAA5g0AMBQAAOcNACADAAAArAwAIAMAAK0MADAEAACuDAAgB6IOAAC_FwAwow4AAO0NABCkDgAAvxcAMPYOAQCvFgAhpA9AALMWACGFEAIAtxYAIYYQAADAFwAgAQAAAOoNACABAAAA6g0AIAaiDgAAvxcAMKMOAADtDQAQpA4AAL8XADD2DgEArxYAIaQPQACzFgAhhRACALcWACEAAwAAAO0NACADAADuDQAwBAAA6g0AIAMAAADtDQAgAwAA7g0AMAQAAOoNACADAAAA7Q0AIAMAAO4NADAEAADqDQAgA_YOAQAAAAGkD0AAAAABhRACAAAAAQEIAADyDQAgA_YOAQAAAAGkD0AAAAABhRACAAAAAQEIAAD0DQAwAQgAAPQNADAD9g4BAJ4ZACGkD0AAmhkAIYUQAgCcGQAhAgAAAOoNACAIAAD3DQAgA_YOAQCeGQAhpA9AAJoZACGFEAIAnBkAIQIAAADtDQAgCAAA-Q0AIAIAAADtDQAgCAAA-Q0AIAMAAADqDQAgDwAA8g0AIBAAAPcNACABAAAA6g0AIAEAAADtDQAgBRUAAMAbACAWAADDGwAgFwAAwhsAICgAAMEbACApAADEGwAgBqIOAAC-FwAwow4AAIAOABCkDgAAvhcAMPYOAQCQFgAhpA9AAJEWACGFEAIAkxYAIQMAAADtDQAgAwAA_w0AMBQAAIAOACADAAAA7Q0AIAMAAO4NADAEAADqDQAgD4oJAAC3FwAgiwkAALgXACDwDQIAtxYAIaIOAAC2FwAwow4AAJAOABCkDgAAthcAMMcOAQCxFgAhyg4BALEWACHkDgEAAAAB9g4BAK8WACH5DkAAsxYAIfoOQACyFgAhpw8gALAWACH8D0AAsxYAIf8PQACyFgAhAQAAAIMOACAOiQkAALsXACCiDgAAvRcAMKMOAACFDgAQpA4AAL0XADCqDgEAsRYAIeQOAQCvFgAh5g4EALoWACGADyAAsBYAIYEPAgC3FgAhgg8AAKoWACCEDwEAsRYAIYcPAADCFgAg2w8AAdUWACGDEAQA5xYAIQWJCQAAvxsAIKoOAACTGQAghA8AAJMZACDbDwAAkxkAIIMQAACTGQAgD4kJAAC7FwAgog4AAL0XADCjDgAAhQ4AEKQOAAC9FwAwqg4BALEWACHkDgEArxYAIeYOBAC6FgAh_A4AALwXACCADyAAsBYAIYEPAgC3FgAhgg8AAKoWACCEDwEAsRYAIYcPAADCFgAg2w8AAdUWACGDEAQA5xYAIQMAAACFDgAgAwAAhg4AMAQAAIcOACAPiQkAALsXACCiDgAAuhcAMKMOAACJDgAQpA4AALoXADDkDgEArxYAIfkOQACyFgAhpw8gALAWACH7DwEArxYAIfwPQACzFgAh_Q8gALAWACH-DwEAsRYAIf8PQACyFgAhgBBAALIWACGBEEAAshYAIYIQAAC4FgAgB4kJAAC_GwAg-Q4AAJMZACD-DwAAkxkAIP8PAACTGQAggBAAAJMZACCBEAAAkxkAIIIQAACTGQAgEIkJAAC7FwAgog4AALoXADCjDgAAiQ4AEKQOAAC6FwAw5A4BAK8WACH5DkAAshYAIacPIACwFgAh-w8BAK8WACH8D0AAsxYAIf0PIACwFgAh_g8BALEWACH_D0AAshYAIYAQQACyFgAhgRBAALIWACGCEAAAuBYAIIQQAAC5FwAgAwAAAIkOACADAACKDgAwBAAAiw4AIAEAAACFDgAgAQAAAIkOACABAAAAgw4AIA-KCQAAtxcAIIsJAAC4FwAg8A0CALcWACGiDgAAthcAMKMOAACQDgAQpA4AALYXADDHDgEAsRYAIcoOAQCxFgAh5A4BAK8WACH2DgEArxYAIfkOQACzFgAh-g5AALIWACGnDyAAsBYAIfwPQACzFgAh_w9AALIWACEGigkAAL0bACCLCQAAvhsAIMcOAACTGQAgyg4AAJMZACD6DgAAkxkAIP8PAACTGQAgAwAAAJAOACADAACRDgAwBAAAgw4AIAMAAACQDgAgAwAAkQ4AMAQAAIMOACADAAAAkA4AIAMAAJEOADAEAACDDgAgDIoJAAC7GwAgiwkAALwbACDwDQIAAAABxw4BAAAAAcoOAQAAAAHkDgEAAAAB9g4BAAAAAfkOQAAAAAH6DkAAAAABpw8gAAAAAfwPQAAAAAH_D0AAAAABAQgAAJUOACAK8A0CAAAAAccOAQAAAAHKDgEAAAAB5A4BAAAAAfYOAQAAAAH5DkAAAAAB-g5AAAAAAacPIAAAAAH8D0AAAAAB_w9AAAAAAQEIAACXDgAwAQgAAJcOADAMigkAAKEbACCLCQAAohsAIPANAgCcGQAhxw4BAJ0ZACHKDgEAnRkAIeQOAQCeGQAh9g4BAJ4ZACH5DkAAmhkAIfoOQACmGQAhpw8gALwZACH8D0AAmhkAIf8PQACmGQAhAgAAAIMOACAIAACaDgAgCvANAgCcGQAhxw4BAJ0ZACHKDgEAnRkAIeQOAQCeGQAh9g4BAJ4ZACH5DkAAmhkAIfoOQACmGQAhpw8gALwZACH8D0AAmhkAIf8PQACmGQAhAgAAAJAOACAIAACcDgAgAgAAAJAOACAIAACcDgAgAwAAAIMOACAPAACVDgAgEAAAmg4AIAEAAACDDgAgAQAAAJAOACAJFQAAnBsAIBYAAJ8bACAXAACeGwAgKAAAnRsAICkAAKAbACDHDgAAkxkAIMoOAACTGQAg-g4AAJMZACD_DwAAkxkAIA3wDQIAkxYAIaIOAAC1FwAwow4AAKMOABCkDgAAtRcAMMcOAQCUFgAhyg4BAJQWACHkDgEAkBYAIfYOAQCQFgAh-Q5AAJEWACH6DkAAphYAIacPIACrFgAh_A9AAJEWACH_D0AAphYAIQMAAACQDgAgAwAAog4AMBQAAKMOACADAAAAkA4AIAMAAJEOADAEAACDDgAgAQAAAIcOACABAAAAhw4AIAMAAACFDgAgAwAAhg4AMAQAAIcOACADAAAAhQ4AIAMAAIYOADAEAACHDgAgAwAAAIUOACADAACGDgAwBAAAhw4AIAuJCQAAmxsAIKoOAQAAAAHkDgEAAAAB5g4EAAAAAYAPIAAAAAGBDwIAAAABgg8AAJobACCEDwEAAAABhw-AAAAAAdsPAAEAAAGDEAQAAAABAQgAAKsOACAKqg4BAAAAAeQOAQAAAAHmDgQAAAABgA8gAAAAAYEPAgAAAAGCDwAAmhsAIIQPAQAAAAGHD4AAAAAB2w8AAQAAAYMQBAAAAAEBCAAArQ4AMAEIAACtDgAwC4kJAACZGwAgqg4BAJ0ZACHkDgEAnhkAIeYOBACZGQAhgA8gALwZACGBDwIAnBkAIYIPAACYGwAghA8BAJ0ZACGHD4AAAAAB2w8AAeAZACGDEAQAhRoAIQIAAACHDgAgCAAAsA4AIAqqDgEAnRkAIeQOAQCeGQAh5g4EAJkZACGADyAAvBkAIYEPAgCcGQAhgg8AAJgbACCEDwEAnRkAIYcPgAAAAAHbDwAB4BkAIYMQBACFGgAhAgAAAIUOACAIAACyDgAgAgAAAIUOACAIAACyDgAgAwAAAIcOACAPAACrDgAgEAAAsA4AIAEAAACHDgAgAQAAAIUOACAJFQAAkxsAIBYAAJYbACAXAACVGwAgKAAAlBsAICkAAJcbACCqDgAAkxkAIIQPAACTGQAg2w8AAJMZACCDEAAAkxkAIA2iDgAAtBcAMKMOAAC5DgAQpA4AALQXADCqDgEAlBYAIeQOAQCQFgAh5g4EAI8WACGADyAAqxYAIYEPAgCTFgAhgg8AAKoWACCEDwEAlBYAIYcPAAC_FgAg2w8AAcgWACGDEAQA4xYAIQMAAACFDgAgAwAAuA4AMBQAALkOACADAAAAhQ4AIAMAAIYOADAEAACHDgAgAQAAAIsOACABAAAAiw4AIAMAAACJDgAgAwAAig4AMAQAAIsOACADAAAAiQ4AIAMAAIoOADAEAACLDgAgAwAAAIkOACADAACKDgAwBAAAiw4AIAyJCQAAkhsAIOQOAQAAAAH5DkAAAAABpw8gAAAAAfsPAQAAAAH8D0AAAAAB_Q8gAAAAAf4PAQAAAAH_D0AAAAABgBBAAAAAAYEQQAAAAAGCEIAAAAABAQgAAMEOACAL5A4BAAAAAfkOQAAAAAGnDyAAAAAB-w8BAAAAAfwPQAAAAAH9DyAAAAAB_g8BAAAAAf8PQAAAAAGAEEAAAAABgRBAAAAAAYIQgAAAAAEBCAAAww4AMAEIAADDDgAwDIkJAACRGwAg5A4BAJ4ZACH5DkAAphkAIacPIAC8GQAh-w8BAJ4ZACH8D0AAmhkAIf0PIAC8GQAh_g8BAJ0ZACH_D0AAphkAIYAQQACmGQAhgRBAAKYZACGCEIAAAAABAgAAAIsOACAIAADGDgAgC-QOAQCeGQAh-Q5AAKYZACGnDyAAvBkAIfsPAQCeGQAh_A9AAJoZACH9DyAAvBkAIf4PAQCdGQAh_w9AAKYZACGAEEAAphkAIYEQQACmGQAhghCAAAAAAQIAAACJDgAgCAAAyA4AIAIAAACJDgAgCAAAyA4AIAMAAACLDgAgDwAAwQ4AIBAAAMYOACABAAAAiw4AIAEAAACJDgAgCRUAAI4bACAWAACQGwAgFwAAjxsAIPkOAACTGQAg_g8AAJMZACD_DwAAkxkAIIAQAACTGQAggRAAAJMZACCCEAAAkxkAIA6iDgAAsxcAMKMOAADPDgAQpA4AALMXADDkDgEAkBYAIfkOQACmFgAhpw8gAKsWACH7DwEAkBYAIfwPQACRFgAh_Q8gAKsWACH-DwEAlBYAIf8PQACmFgAhgBBAAKYWACGBEEAAphYAIYIQAACVFgAgAwAAAIkOACADAADODgAwFAAAzw4AIAMAAACJDgAgAwAAig4AMAQAAIsOACAPog4AALEXADCjDgAA1Q4AEKQOAACxFwAw5A4BAK8WACHmDgQAuhYAIecOBAC6FgAh6Q4CALcWACHtDgEArxYAIf4OAQCvFgAhqQ8BAK8WACH0D0AAsxYAIfcPAQCvFgAh-A8QAPIWACH5D0AAsxYAIfoPAACyFwAgAQAAANIOACABAAAA0g4AIA6iDgAAsRcAMKMOAADVDgAQpA4AALEXADDkDgEArxYAIeYOBAC6FgAh5w4EALoWACHpDgIAtxYAIe0OAQCvFgAh_g4BAK8WACGpDwEArxYAIfQPQACzFgAh9w8BAK8WACH4DxAA8hYAIfkPQACzFgAhAAMAAADVDgAgAwAA1g4AMAQAANIOACADAAAA1Q4AIAMAANYOADAEAADSDgAgAwAAANUOACADAADWDgAwBAAA0g4AIAvkDgEAAAAB5g4EAAAAAecOBAAAAAHpDgIAAAAB7Q4BAAAAAf4OAQAAAAGpDwEAAAAB9A9AAAAAAfcPAQAAAAH4DxAAAAAB-Q9AAAAAAQEIAADaDgAgC-QOAQAAAAHmDgQAAAAB5w4EAAAAAekOAgAAAAHtDgEAAAAB_g4BAAAAAakPAQAAAAH0D0AAAAAB9w8BAAAAAfgPEAAAAAH5D0AAAAABAQgAANwOADABCAAA3A4AMAvkDgEAnhkAIeYOBACZGQAh5w4EAJkZACHpDgIAnBkAIe0OAQCeGQAh_g4BAJ4ZACGpDwEAnhkAIfQPQACaGQAh9w8BAJ4ZACH4DxAAlBoAIfkPQACaGQAhAgAAANIOACAIAADfDgAgC-QOAQCeGQAh5g4EAJkZACHnDgQAmRkAIekOAgCcGQAh7Q4BAJ4ZACH-DgEAnhkAIakPAQCeGQAh9A9AAJoZACH3DwEAnhkAIfgPEACUGgAh-Q9AAJoZACECAAAA1Q4AIAgAAOEOACACAAAA1Q4AIAgAAOEOACADAAAA0g4AIA8AANoOACAQAADfDgAgAQAAANIOACABAAAA1Q4AIAUVAACJGwAgFgAAjBsAIBcAAIsbACAoAACKGwAgKQAAjRsAIA6iDgAAsBcAMKMOAADoDgAQpA4AALAXADDkDgEAkBYAIeYOBACPFgAh5w4EAI8WACHpDgIAkxYAIe0OAQCQFgAh_g4BAJAWACGpDwEAkBYAIfQPQACRFgAh9w8BAJAWACH4DxAA7hYAIfkPQACRFgAhAwAAANUOACADAADnDgAwFAAA6A4AIAMAAADVDgAgAwAA1g4AMAQAANIOACAGog4AAK8XADCjDgAA7g4AEKQOAACvFwAw5g4EAAAAAecOBAC6FgAh9w8BAK8WACEBAAAA6w4AIAEAAADrDgAgBqIOAACvFwAwow4AAO4OABCkDgAArxcAMOYOBAC6FgAh5w4EALoWACH3DwEArxYAIQADAAAA7g4AIAMAAO8OADAEAADrDgAgAwAAAO4OACADAADvDgAwBAAA6w4AIAMAAADuDgAgAwAA7w4AMAQAAOsOACAD5g4EAAAAAecOBAAAAAH3DwEAAAABAQgAAPMOACAD5g4EAAAAAecOBAAAAAH3DwEAAAABAQgAAPUOADABCAAA9Q4AMAPmDgQAmRkAIecOBACZGQAh9w8BAJ4ZACECAAAA6w4AIAgAAPgOACAD5g4EAJkZACHnDgQAmRkAIfcPAQCeGQAhAgAAAO4OACAIAAD6DgAgAgAAAO4OACAIAAD6DgAgAwAAAOsOACAPAADzDgAgEAAA-A4AIAEAAADrDgAgAQAAAO4OACAFFQAAhBsAIBYAAIcbACAXAACGGwAgKAAAhRsAICkAAIgbACAGog4AAK4XADCjDgAAgQ8AEKQOAACuFwAw5g4EAI8WACHnDgQAjxYAIfcPAQCQFgAhAwAAAO4OACADAACADwAwFAAAgQ8AIAMAAADuDgAgAwAA7w4AMAQAAOsOACAOog4AAK0XADCjDgAAhw8AEKQOAACtFwAwyQ5AALMWACHLDgEAsRYAIeYOBAC6FgAhqQ8BAAAAAeYPEAAAAAHxDwEArxYAIfIPEADyFgAh8w8BAK8WACH0D0AAsxYAIfUPAQCxFgAh9g8AAKoWACABAAAAhA8AIAEAAACEDwAgDqIOAACtFwAwow4AAIcPABCkDgAArRcAMMkOQACzFgAhyw4BALEWACHmDgQAuhYAIakPAQCvFgAh5g8QAPIWACHxDwEArxYAIfIPEADyFgAh8w8BAK8WACH0D0AAsxYAIfUPAQCxFgAh9g8AAKoWACACyw4AAJMZACD1DwAAkxkAIAMAAACHDwAgAwAAiA8AMAQAAIQPACADAAAAhw8AIAMAAIgPADAEAACEDwAgAwAAAIcPACADAACIDwAwBAAAhA8AIAvJDkAAAAAByw4BAAAAAeYOBAAAAAGpDwEAAAAB5g8QAAAAAfEPAQAAAAHyDxAAAAAB8w8BAAAAAfQPQAAAAAH1DwEAAAAB9g8AAIMbACABCAAAjA8AIAvJDkAAAAAByw4BAAAAAeYOBAAAAAGpDwEAAAAB5g8QAAAAAfEPAQAAAAHyDxAAAAAB8w8BAAAAAfQPQAAAAAH1DwEAAAAB9g8AAIMbACABCAAAjg8AMAEIAACODwAwC8kOQACaGQAhyw4BAJ0ZACHmDgQAmRkAIakPAQCeGQAh5g8QAJQaACHxDwEAnhkAIfIPEACUGgAh8w8BAJ4ZACH0D0AAmhkAIfUPAQCdGQAh9g8AAIIbACACAAAAhA8AIAgAAJEPACALyQ5AAJoZACHLDgEAnRkAIeYOBACZGQAhqQ8BAJ4ZACHmDxAAlBoAIfEPAQCeGQAh8g8QAJQaACHzDwEAnhkAIfQPQACaGQAh9Q8BAJ0ZACH2DwAAghsAIAIAAACHDwAgCAAAkw8AIAIAAACHDwAgCAAAkw8AIAMAAACEDwAgDwAAjA8AIBAAAJEPACABAAAAhA8AIAEAAACHDwAgBxUAAP0aACAWAACAGwAgFwAA_xoAICgAAP4aACApAACBGwAgyw4AAJMZACD1DwAAkxkAIA6iDgAArBcAMKMOAACaDwAQpA4AAKwXADDJDkAAkRYAIcsOAQCUFgAh5g4EAI8WACGpDwEAkBYAIeYPEADuFgAh8Q8BAJAWACHyDxAA7hYAIfMPAQCQFgAh9A9AAJEWACH1DwEAlBYAIfYPAACqFgAgAwAAAIcPACADAACZDwAwFAAAmg8AIAMAAACHDwAgAwAAiA8AMAQAAIQPACAGog4AAKsXADCjDgAAoA8AEKQOAACrFwAwyQ5AALMWACHkDgEAAAAB7w8BAAAAAQEAAACdDwAgAQAAAJ0PACAGog4AAKsXADCjDgAAoA8AEKQOAACrFwAwyQ5AALMWACHkDgEArxYAIe8PAQCvFgAhAAMAAACgDwAgAwAAoQ8AMAQAAJ0PACADAAAAoA8AIAMAAKEPADAEAACdDwAgAwAAAKAPACADAAChDwAwBAAAnQ8AIAPJDkAAAAAB5A4BAAAAAe8PAQAAAAEBCAAApQ8AIAPJDkAAAAAB5A4BAAAAAe8PAQAAAAEBCAAApw8AMAEIAACnDwAwA8kOQACaGQAh5A4BAJ4ZACHvDwEAnhkAIQIAAACdDwAgCAAAqg8AIAPJDkAAmhkAIeQOAQCeGQAh7w8BAJ4ZACECAAAAoA8AIAgAAKwPACACAAAAoA8AIAgAAKwPACADAAAAnQ8AIA8AAKUPACAQAACqDwAgAQAAAJ0PACABAAAAoA8AIAMVAAD6GgAgFgAA_BoAIBcAAPsaACAGog4AAKoXADCjDgAAsw8AEKQOAACqFwAwyQ5AAJEWACHkDgEAkBYAIe8PAQCQFgAhAwAAAKAPACADAACyDwAwFAAAsw8AIAMAAACgDwAgAwAAoQ8AMAQAAJ0PACAIog4AAKkXADCjDgAAuQ8AEKQOAACpFwAwyQ5AALMWACHtDwEAAAAB7g8BAK8WACHvDwEArxYAIfAPQACyFgAhAQAAALYPACABAAAAtg8AIAiiDgAAqRcAMKMOAAC5DwAQpA4AAKkXADDJDkAAsxYAIe0PAQCvFgAh7g8BAK8WACHvDwEArxYAIfAPQACyFgAhAfAPAACTGQAgAwAAALkPACADAAC6DwAwBAAAtg8AIAMAAAC5DwAgAwAAug8AMAQAALYPACADAAAAuQ8AIAMAALoPADAEAAC2DwAgBckOQAAAAAHtDwEAAAAB7g8BAAAAAe8PAQAAAAHwD0AAAAABAQgAAL4PACAFyQ5AAAAAAe0PAQAAAAHuDwEAAAAB7w8BAAAAAfAPQAAAAAEBCAAAwA8AMAEIAADADwAwBckOQACaGQAh7Q8BAJ4ZACHuDwEAnhkAIe8PAQCeGQAh8A9AAKYZACECAAAAtg8AIAgAAMMPACAFyQ5AAJoZACHtDwEAnhkAIe4PAQCeGQAh7w8BAJ4ZACHwD0AAphkAIQIAAAC5DwAgCAAAxQ8AIAIAAAC5DwAgCAAAxQ8AIAMAAAC2DwAgDwAAvg8AIBAAAMMPACABAAAAtg8AIAEAAAC5DwAgBBUAAPcaACAWAAD5GgAgFwAA-BoAIPAPAACTGQAgCKIOAACoFwAwow4AAMwPABCkDgAAqBcAMMkOQACRFgAh7Q8BAJAWACHuDwEAkBYAIe8PAQCQFgAh8A9AAKYWACEDAAAAuQ8AIAMAAMsPADAUAADMDwAgAwAAALkPACADAAC6DwAwBAAAtg8AIAeiDgAApxcAMKMOAADSDwAQpA4AAKcXADDJDkAAsxYAIcsOAQCvFgAh7Q4BAAAAAakPAQCvFgAhAQAAAM8PACABAAAAzw8AIAeiDgAApxcAMKMOAADSDwAQpA4AAKcXADDJDkAAsxYAIcsOAQCvFgAh7Q4BAK8WACGpDwEArxYAIQADAAAA0g8AIAMAANMPADAEAADPDwAgAwAAANIPACADAADTDwAwBAAAzw8AIAMAAADSDwAgAwAA0w8AMAQAAM8PACAEyQ5AAAAAAcsOAQAAAAHtDgEAAAABqQ8BAAAAAQEIAADXDwAgBMkOQAAAAAHLDgEAAAAB7Q4BAAAAAakPAQAAAAEBCAAA2Q8AMAEIAADZDwAwBMkOQACaGQAhyw4BAJ4ZACHtDgEAnhkAIakPAQCeGQAhAgAAAM8PACAIAADcDwAgBMkOQACaGQAhyw4BAJ4ZACHtDgEAnhkAIakPAQCeGQAhAgAAANIPACAIAADeDwAgAgAAANIPACAIAADeDwAgAwAAAM8PACAPAADXDwAgEAAA3A8AIAEAAADPDwAgAQAAANIPACADFQAA9BoAIBYAAPYaACAXAAD1GgAgB6IOAACmFwAwow4AAOUPABCkDgAAphcAMMkOQACRFgAhyw4BAJAWACHtDgEAkBYAIakPAQCQFgAhAwAAANIPACADAADkDwAwFAAA5Q8AIAMAAADSDwAgAwAA0w8AMAQAAM8PACAMog4AAKQXADCjDgAA6w8AEKQOAACkFwAw5g4EALoWACHlDwEArxYAIeYPBAC6FgAh5w8BAK8WACHoDwAAqhYAIOkPAgC3FgAh6g9AALMWACHrD0AAshYAIewPAAClFwAgAQAAAOgPACABAAAA6A8AIAuiDgAApBcAMKMOAADrDwAQpA4AAKQXADDmDgQAuhYAIeUPAQCvFgAh5g8EALoWACHnDwEArxYAIegPAACqFgAg6Q8CALcWACHqD0AAsxYAIesPQACyFgAhAesPAACTGQAgAwAAAOsPACADAADsDwAwBAAA6A8AIAMAAADrDwAgAwAA7A8AMAQAAOgPACADAAAA6w8AIAMAAOwPADAEAADoDwAgCOYOBAAAAAHlDwEAAAAB5g8EAAAAAecPAQAAAAHoDwAA8xoAIOkPAgAAAAHqD0AAAAAB6w9AAAAAAQEIAADwDwAgCOYOBAAAAAHlDwEAAAAB5g8EAAAAAecPAQAAAAHoDwAA8xoAIOkPAgAAAAHqD0AAAAAB6w9AAAAAAQEIAADyDwAwAQgAAPIPADAI5g4EAJkZACHlDwEAnhkAIeYPBACZGQAh5w8BAJ4ZACHoDwAA8hoAIOkPAgCcGQAh6g9AAJoZACHrD0AAphkAIQIAAADoDwAgCAAA9Q8AIAjmDgQAmRkAIeUPAQCeGQAh5g8EAJkZACHnDwEAnhkAIegPAADyGgAg6Q8CAJwZACHqD0AAmhkAIesPQACmGQAhAgAAAOsPACAIAAD3DwAgAgAAAOsPACAIAAD3DwAgAwAAAOgPACAPAADwDwAgEAAA9Q8AIAEAAADoDwAgAQAAAOsPACAGFQAA7RoAIBYAAPAaACAXAADvGgAgKAAA7hoAICkAAPEaACDrDwAAkxkAIAuiDgAAoxcAMKMOAAD-DwAQpA4AAKMXADDmDgQAjxYAIeUPAQCQFgAh5g8EAI8WACHnDwEAkBYAIegPAACqFgAg6Q8CAJMWACHqD0AAkRYAIesPQACmFgAhAwAAAOsPACADAAD9DwAwFAAA_g8AIAMAAADrDwAgAwAA7A8AMAQAAOgPACAbog4AAKEXADCjDgAAhBAAEKQOAAChFwAwww4BAK8WACHmDgQAuhYAIY0PAQCvFgAhlQ8CALcWACHCDwAAohcAIMQPAgC3FgAhxQ8CALcWACHGDwIAtxYAIccPAgC3FgAhyA8CALcWACHJDwIAtxYAIcoPAgC3FgAhyw8CALcWACHMDyAAsBYAIc0PAQCvFgAh2g8AAdQWACHdDwAAwhYAIN4PAQCvFgAh3w8BAK8WACHgDwAB1BYAIeEPBAC6FgAh4g8EAOcWACHjDwAAmxcAIOQPQACzFgAhAQAAAIEQACABAAAAgRAAIBqiDgAAoRcAMKMOAACEEAAQpA4AAKEXADDDDgEArxYAIeYOBAC6FgAhjQ8BAK8WACGVDwIAtxYAIcQPAgC3FgAhxQ8CALcWACHGDwIAtxYAIccPAgC3FgAhyA8CALcWACHJDwIAtxYAIcoPAgC3FgAhyw8CALcWACHMDyAAsBYAIc0PAQCvFgAh2g8AAdQWACHdDwAAwhYAIN4PAQCvFgAh3w8BAK8WACHgDwAB1BYAIeEPBAC6FgAh4g8EAOcWACHjDwAAmxcAIOQPQACzFgAhAeIPAACTGQAgAwAAAIQQACADAACFEAAwBAAAgRAAIAMAAACEEAAgAwAAhRAAMAQAAIEQACADAAAAhBAAIAMAAIUQADAEAACBEAAgF8MOAQAAAAHmDgQAAAABjQ8BAAAAAZUPAgAAAAHEDwIAAAABxQ8CAAAAAcYPAgAAAAHHDwIAAAAByA8CAAAAAckPAgAAAAHKDwIAAAAByw8CAAAAAcwPIAAAAAHNDwEAAAAB2g8AAQAAAd0PgAAAAAHeDwEAAAAB3w8BAAAAAeAPAAEAAAHhDwQAAAAB4g8EAAAAAeMPAADsGgAg5A9AAAAAAQEIAACJEAAgF8MOAQAAAAHmDgQAAAABjQ8BAAAAAZUPAgAAAAHEDwIAAAABxQ8CAAAAAcYPAgAAAAHHDwIAAAAByA8CAAAAAckPAgAAAAHKDwIAAAAByw8CAAAAAcwPIAAAAAHNDwEAAAAB2g8AAQAAAd0PgAAAAAHeDwEAAAAB3w8BAAAAAeAPAAEAAAHhDwQAAAAB4g8EAAAAAeMPAADsGgAg5A9AAAAAAQEIAACLEAAwAQgAAIsQADAXww4BAJ4ZACHmDgQAmRkAIY0PAQCeGQAhlQ8CAJwZACHEDwIAnBkAIcUPAgCcGQAhxg8CAJwZACHHDwIAnBkAIcgPAgCcGQAhyQ8CAJwZACHKDwIAnBkAIcsPAgCcGQAhzA8gALwZACHNDwEAnhkAIdoPAAHfGQAh3Q-AAAAAAd4PAQCeGQAh3w8BAJ4ZACHgDwAB3xkAIeEPBACZGQAh4g8EAIUaACHjDwAA6xoAIOQPQACaGQAhAgAAAIEQACAIAACOEAAgF8MOAQCeGQAh5g4EAJkZACGNDwEAnhkAIZUPAgCcGQAhxA8CAJwZACHFDwIAnBkAIcYPAgCcGQAhxw8CAJwZACHIDwIAnBkAIckPAgCcGQAhyg8CAJwZACHLDwIAnBkAIcwPIAC8GQAhzQ8BAJ4ZACHaDwAB3xkAId0PgAAAAAHeDwEAnhkAId8PAQCeGQAh4A8AAd8ZACHhDwQAmRkAIeIPBACFGgAh4w8AAOsaACDkD0AAmhkAIQIAAACEEAAgCAAAkBAAIAIAAACEEAAgCAAAkBAAIAMAAACBEAAgDwAAiRAAIBAAAI4QACABAAAAgRAAIAEAAACEEAAgBhUAAOYaACAWAADpGgAgFwAA6BoAICgAAOcaACApAADqGgAg4g8AAJMZACAaog4AAKAXADCjDgAAlxAAEKQOAACgFwAwww4BAJAWACHmDgQAjxYAIY0PAQCQFgAhlQ8CAJMWACHEDwIAkxYAIcUPAgCTFgAhxg8CAJMWACHHDwIAkxYAIcgPAgCTFgAhyQ8CAJMWACHKDwIAkxYAIcsPAgCTFgAhzA8gAKsWACHNDwEAkBYAIdoPAAHHFgAh3Q8AAL8WACDeDwEAkBYAId8PAQCQFgAh4A8AAccWACHhDwQAjxYAIeIPBADjFgAh4w8AAJsXACDkD0AAkRYAIQMAAACEEAAgAwAAlhAAMBQAAJcQACADAAAAhBAAIAMAAIUQADAEAACBEAAgB6IOAACeFwAwow4AAJ0QABCkDgAAnhcAMI0PAQCvFgAh2g8AAdQWACHbDwAB1BYAIdwPAACfFwAgAQAAAJoQACABAAAAmhAAIAaiDgAAnhcAMKMOAACdEAAQpA4AAJ4XADCNDwEArxYAIdoPAAHUFgAh2w8AAdQWACEAAwAAAJ0QACADAACeEAAwBAAAmhAAIAMAAACdEAAgAwAAnhAAMAQAAJoQACADAAAAnRAAIAMAAJ4QADAEAACaEAAgA40PAQAAAAHaDwABAAAB2w8AAQAAAQEIAACiEAAgA40PAQAAAAHaDwABAAAB2w8AAQAAAQEIAACkEAAwAQgAAKQQADADjQ8BAJ4ZACHaDwAB3xkAIdsPAAHfGQAhAgAAAJoQACAIAACnEAAgA40PAQCeGQAh2g8AAd8ZACHbDwAB3xkAIQIAAACdEAAgCAAAqRAAIAIAAACdEAAgCAAAqRAAIAMAAACaEAAgDwAAohAAIBAAAKcQACABAAAAmhAAIAEAAACdEAAgAxUAAOMaACAWAADlGgAgFwAA5BoAIAaiDgAAnRcAMKMOAACwEAAQpA4AAJ0XADCNDwEAkBYAIdoPAAHHFgAh2w8AAccWACEDAAAAnRAAIAMAAK8QADAUAACwEAAgAwAAAJ0QACADAACeEAAwBAAAmhAAIBCiDgAAnBcAMKMOAAC2EAAQpA4AAJwXADClDgQAAAABpw5AALMWACHmDgQAuhYAIecOBADnFgAhjQ8BAK8WACG-DwEArxYAIdMPAACbFwAg1A8AAJsXACDVDyAAsBYAIdYPIACwFgAh1w8EALoWACHYDwQAuhYAIdkPBADnFgAhAQAAALMQACABAAAAsxAAIBCiDgAAnBcAMKMOAAC2EAAQpA4AAJwXADClDgQAuhYAIacOQACzFgAh5g4EALoWACHnDgQA5xYAIY0PAQCvFgAhvg8BAK8WACHTDwAAmxcAINQPAACbFwAg1Q8gALAWACHWDyAAsBYAIdcPBAC6FgAh2A8EALoWACHZDwQA5xYAIQLnDgAAkxkAINkPAACTGQAgAwAAALYQACADAAC3EAAwBAAAsxAAIAMAAAC2EAAgAwAAtxAAMAQAALMQACADAAAAthAAIAMAALcQADAEAACzEAAgDaUOBAAAAAGnDkAAAAAB5g4EAAAAAecOBAAAAAGNDwEAAAABvg8BAAAAAdMPAADhGgAg1A8AAOIaACDVDyAAAAAB1g8gAAAAAdcPBAAAAAHYDwQAAAAB2Q8EAAAAAQEIAAC7EAAgDaUOBAAAAAGnDkAAAAAB5g4EAAAAAecOBAAAAAGNDwEAAAABvg8BAAAAAdMPAADhGgAg1A8AAOIaACDVDyAAAAAB1g8gAAAAAdcPBAAAAAHYDwQAAAAB2Q8EAAAAAQEIAAC9EAAwAQgAAL0QADANpQ4EAJkZACGnDkAAmhkAIeYOBACZGQAh5w4EAIUaACGNDwEAnhkAIb4PAQCeGQAh0w8AAN8aACDUDwAA4BoAINUPIAC8GQAh1g8gALwZACHXDwQAmRkAIdgPBACZGQAh2Q8EAIUaACECAAAAsxAAIAgAAMAQACANpQ4EAJkZACGnDkAAmhkAIeYOBACZGQAh5w4EAIUaACGNDwEAnhkAIb4PAQCeGQAh0w8AAN8aACDUDwAA4BoAINUPIAC8GQAh1g8gALwZACHXDwQAmRkAIdgPBACZGQAh2Q8EAIUaACECAAAAthAAIAgAAMIQACACAAAAthAAIAgAAMIQACADAAAAsxAAIA8AALsQACAQAADAEAAgAQAAALMQACABAAAAthAAIAcVAADaGgAgFgAA3RoAIBcAANwaACAoAADbGgAgKQAA3hoAIOcOAACTGQAg2Q8AAJMZACAQog4AAJoXADCjDgAAyRAAEKQOAACaFwAwpQ4EAI8WACGnDkAAkRYAIeYOBACPFgAh5w4EAOMWACGNDwEAkBYAIb4PAQCQFgAh0w8AAJsXACDUDwAAmxcAINUPIACrFgAh1g8gAKsWACHXDwQAjxYAIdgPBACPFgAh2Q8EAOMWACEDAAAAthAAIAMAAMgQADAUAADJEAAgAwAAALYQACADAAC3EAAwBAAAsxAAIAalAwEArxYAIaIOAACZFwAwow4AAM8QABCkDgAAmRcAMKUOBAAAAAGnDkAAsxYAIQEAAADMEAAgAQAAAMwQACAGpQMBAK8WACGiDgAAmRcAMKMOAADPEAAQpA4AAJkXADClDgQAuhYAIacOQACzFgAhAAMAAADPEAAgAwAA0BAAMAQAAMwQACADAAAAzxAAIAMAANAQADAEAADMEAAgAwAAAM8QACADAADQEAAwBAAAzBAAIAOlAwEAAAABpQ4EAAAAAacOQAAAAAEBCAAA1BAAIAOlAwEAAAABpQ4EAAAAAacOQAAAAAEBCAAA1hAAMAEIAADWEAAwA6UDAQCeGQAhpQ4EAJkZACGnDkAAmhkAIQIAAADMEAAgCAAA2RAAIAOlAwEAnhkAIaUOBACZGQAhpw5AAJoZACECAAAAzxAAIAgAANsQACACAAAAzxAAIAgAANsQACADAAAAzBAAIA8AANQQACAQAADZEAAgAQAAAMwQACABAAAAzxAAIAUVAADVGgAgFgAA2BoAIBcAANcaACAoAADWGgAgKQAA2RoAIAalAwEAkBYAIaIOAACYFwAwow4AAOIQABCkDgAAmBcAMKUOBACPFgAhpw5AAJEWACEDAAAAzxAAIAMAAOEQADAUAADiEAAgAwAAAM8QACADAADQEAAwBAAAzBAAIAeiDgAAlxcAMKMOAADoEAAQpA4AAJcXADClDgIAAAAB0A8BAK8WACHRDwAAwhYAINIPQACzFgAhAQAAAOUQACABAAAA5RAAIAeiDgAAlxcAMKMOAADoEAAQpA4AAJcXADClDgIAtxYAIdAPAQCvFgAh0Q8AAMIWACDSD0AAsxYAIQADAAAA6BAAIAMAAOkQADAEAADlEAAgAwAAAOgQACADAADpEAAwBAAA5RAAIAMAAADoEAAgAwAA6RAAMAQAAOUQACAEpQ4CAAAAAdAPAQAAAAHRD4AAAAAB0g9AAAAAAQEIAADtEAAgBKUOAgAAAAHQDwEAAAAB0Q-AAAAAAdIPQAAAAAEBCAAA7xAAMAEIAADvEAAwBKUOAgCcGQAh0A8BAJ4ZACHRD4AAAAAB0g9AAJoZACECAAAA5RAAIAgAAPIQACAEpQ4CAJwZACHQDwEAnhkAIdEPgAAAAAHSD0AAmhkAIQIAAADoEAAgCAAA9BAAIAIAAADoEAAgCAAA9BAAIAMAAADlEAAgDwAA7RAAIBAAAPIQACABAAAA5RAAIAEAAADoEAAgBRUAANAaACAWAADTGgAgFwAA0hoAICgAANEaACApAADUGgAgB6IOAACWFwAwow4AAPsQABCkDgAAlhcAMKUOAgCTFgAh0A8BAJAWACHRDwAAvxYAINIPQACRFgAhAwAAAOgQACADAAD6EAAwFAAA-xAAIAMAAADoEAAgAwAA6RAAMAQAAOUQACAVog4AAJQXADCjDgAAgREAEKQOAACUFwAw5g4EALoWACGNDwEArxYAIZUPAgC3FgAhpA9AALMWACG-DwEArxYAIcMPQACzFgAhxA8CALcWACHFDwIAtxYAIcYPAgC3FgAhxw8CALcWACHIDwIAtxYAIckPAgC3FgAhyg8CALcWACHLDwIAtxYAIcwPIACwFgAhzQ8BAK8WACHOD0AAsxYAIc8PAACVFwAgAQAAAP4QACABAAAA_hAAIBSiDgAAlBcAMKMOAACBEQAQpA4AAJQXADDmDgQAuhYAIY0PAQCvFgAhlQ8CALcWACGkD0AAsxYAIb4PAQCvFgAhww9AALMWACHEDwIAtxYAIcUPAgC3FgAhxg8CALcWACHHDwIAtxYAIcgPAgC3FgAhyQ8CALcWACHKDwIAtxYAIcsPAgC3FgAhzA8gALAWACHNDwEArxYAIc4PQACzFgAhAAMAAACBEQAgAwAAghEAMAQAAP4QACADAAAAgREAIAMAAIIRADAEAAD-EAAgAwAAAIERACADAACCEQAwBAAA_hAAIBHmDgQAAAABjQ8BAAAAAZUPAgAAAAGkD0AAAAABvg8BAAAAAcMPQAAAAAHEDwIAAAABxQ8CAAAAAcYPAgAAAAHHDwIAAAAByA8CAAAAAckPAgAAAAHKDwIAAAAByw8CAAAAAcwPIAAAAAHNDwEAAAABzg9AAAAAAQEIAACGEQAgEeYOBAAAAAGNDwEAAAABlQ8CAAAAAaQPQAAAAAG-DwEAAAABww9AAAAAAcQPAgAAAAHFDwIAAAABxg8CAAAAAccPAgAAAAHIDwIAAAAByQ8CAAAAAcoPAgAAAAHLDwIAAAABzA8gAAAAAc0PAQAAAAHOD0AAAAABAQgAAIgRADABCAAAiBEAMBHmDgQAmRkAIY0PAQCeGQAhlQ8CAJwZACGkD0AAmhkAIb4PAQCeGQAhww9AAJoZACHEDwIAnBkAIcUPAgCcGQAhxg8CAJwZACHHDwIAnBkAIcgPAgCcGQAhyQ8CAJwZACHKDwIAnBkAIcsPAgCcGQAhzA8gALwZACHNDwEAnhkAIc4PQACaGQAhAgAAAP4QACAIAACLEQAgEeYOBACZGQAhjQ8BAJ4ZACGVDwIAnBkAIaQPQACaGQAhvg8BAJ4ZACHDD0AAmhkAIcQPAgCcGQAhxQ8CAJwZACHGDwIAnBkAIccPAgCcGQAhyA8CAJwZACHJDwIAnBkAIcoPAgCcGQAhyw8CAJwZACHMDyAAvBkAIc0PAQCeGQAhzg9AAJoZACECAAAAgREAIAgAAI0RACACAAAAgREAIAgAAI0RACADAAAA_hAAIA8AAIYRACAQAACLEQAgAQAAAP4QACABAAAAgREAIAUVAADLGgAgFgAAzhoAIBcAAM0aACAoAADMGgAgKQAAzxoAIBSiDgAAkxcAMKMOAACUEQAQpA4AAJMXADDmDgQAjxYAIY0PAQCQFgAhlQ8CAJMWACGkD0AAkRYAIb4PAQCQFgAhww9AAJEWACHEDwIAkxYAIcUPAgCTFgAhxg8CAJMWACHHDwIAkxYAIcgPAgCTFgAhyQ8CAJMWACHKDwIAkxYAIcsPAgCTFgAhzA8gAKsWACHNDwEAkBYAIc4PQACRFgAhAwAAAIERACADAACTEQAwFAAAlBEAIAMAAACBEQAgAwAAghEAMAQAAP4QACAIog4AAJEXADCjDgAAmhEAEKQOAACRFwAw5g4EALoWACH6DkAAsxYAIY0PAQCvFgAhwQ9AALMWACHCDwAAkhcAIAEAAACXEQAgAQAAAJcRACAHog4AAJEXADCjDgAAmhEAEKQOAACRFwAw5g4EALoWACH6DkAAsxYAIY0PAQCvFgAhwQ9AALMWACEAAwAAAJoRACADAACbEQAwBAAAlxEAIAMAAACaEQAgAwAAmxEAMAQAAJcRACADAAAAmhEAIAMAAJsRADAEAACXEQAgBOYOBAAAAAH6DkAAAAABjQ8BAAAAAcEPQAAAAAEBCAAAnxEAIATmDgQAAAAB-g5AAAAAAY0PAQAAAAHBD0AAAAABAQgAAKERADABCAAAoREAMATmDgQAmRkAIfoOQACaGQAhjQ8BAJ4ZACHBD0AAmhkAIQIAAACXEQAgCAAApBEAIATmDgQAmRkAIfoOQACaGQAhjQ8BAJ4ZACHBD0AAmhkAIQIAAACaEQAgCAAAphEAIAIAAACaEQAgCAAAphEAIAMAAACXEQAgDwAAnxEAIBAAAKQRACABAAAAlxEAIAEAAACaEQAgBRUAAMYaACAWAADJGgAgFwAAyBoAICgAAMcaACApAADKGgAgB6IOAACQFwAwow4AAK0RABCkDgAAkBcAMOYOBACPFgAh-g5AAJEWACGNDwEAkBYAIcEPQACRFgAhAwAAAJoRACADAACsEQAwFAAArREAIAMAAACaEQAgAwAAmxEAMAQAAJcRACAHiQkBAAAAAaIOAACPFwAwow4AALMRABCkDgAAjxcAML4PAQCvFgAhvw8BALEWACHADwQA5xYAIQEAAACwEQAgAQAAALARACAHiQkBAK8WACGiDgAAjxcAMKMOAACzEQAQpA4AAI8XADC-DwEArxYAIb8PAQCxFgAhwA8EAOcWACECvw8AAJMZACDADwAAkxkAIAMAAACzEQAgAwAAtBEAMAQAALARACADAAAAsxEAIAMAALQRADAEAACwEQAgAwAAALMRACADAAC0EQAwBAAAsBEAIASJCQEAAAABvg8BAAAAAb8PAQAAAAHADwQAAAABAQgAALgRACAEiQkBAAAAAb4PAQAAAAG_DwEAAAABwA8EAAAAAQEIAAC6EQAwAQgAALoRADAEiQkBAJ4ZACG-DwEAnhkAIb8PAQCdGQAhwA8EAIUaACECAAAAsBEAIAgAAL0RACAEiQkBAJ4ZACG-DwEAnhkAIb8PAQCdGQAhwA8EAIUaACECAAAAsxEAIAgAAL8RACACAAAAsxEAIAgAAL8RACADAAAAsBEAIA8AALgRACAQAAC9EQAgAQAAALARACABAAAAsxEAIAcVAADBGgAgFgAAxBoAIBcAAMMaACAoAADCGgAgKQAAxRoAIL8PAACTGQAgwA8AAJMZACAHiQkBAJAWACGiDgAAjhcAMKMOAADGEQAQpA4AAI4XADC-DwEAkBYAIb8PAQCUFgAhwA8EAOMWACEDAAAAsxEAIAMAAMURADAUAADGEQAgAwAAALMRACADAAC0EQAwBAAAsBEAIAqiDgAAjRcAMKMOAADMEQAQpA4AAI0XADClDgQAAAABtA8BAK8WACG5D0AAsxYAIboPQACzFgAhuw9AALIWACG8D0AAshYAIb0PAAC4FgAgAQAAAMkRACABAAAAyREAIAqiDgAAjRcAMKMOAADMEQAQpA4AAI0XADClDgQAuhYAIbQPAQCvFgAhuQ9AALMWACG6D0AAsxYAIbsPQACyFgAhvA9AALIWACG9DwAAuBYAIAO7DwAAkxkAILwPAACTGQAgvQ8AAJMZACADAAAAzBEAIAMAAM0RADAEAADJEQAgAwAAAMwRACADAADNEQAwBAAAyREAIAMAAADMEQAgAwAAzREAMAQAAMkRACAHpQ4EAAAAAbQPAQAAAAG5D0AAAAABug9AAAAAAbsPQAAAAAG8D0AAAAABvQ-AAAAAAQEIAADREQAgB6UOBAAAAAG0DwEAAAABuQ9AAAAAAboPQAAAAAG7D0AAAAABvA9AAAAAAb0PgAAAAAEBCAAA0xEAMAEIAADTEQAwB6UOBACZGQAhtA8BAJ4ZACG5D0AAmhkAIboPQACaGQAhuw9AAKYZACG8D0AAphkAIb0PgAAAAAECAAAAyREAIAgAANYRACAHpQ4EAJkZACG0DwEAnhkAIbkPQACaGQAhug9AAJoZACG7D0AAphkAIbwPQACmGQAhvQ-AAAAAAQIAAADMEQAgCAAA2BEAIAIAAADMEQAgCAAA2BEAIAMAAADJEQAgDwAA0REAIBAAANYRACABAAAAyREAIAEAAADMEQAgCBUAALwaACAWAAC_GgAgFwAAvhoAICgAAL0aACApAADAGgAguw8AAJMZACC8DwAAkxkAIL0PAACTGQAgCqIOAACMFwAwow4AAN8RABCkDgAAjBcAMKUOBACPFgAhtA8BAJAWACG5D0AAkRYAIboPQACRFgAhuw9AAKYWACG8D0AAphYAIb0PAACVFgAgAwAAAMwRACADAADeEQAwFAAA3xEAIAMAAADMEQAgAwAAzREAMAQAAMkRACAKog4AAIsXADCjDgAA5REAEKQOAACLFwAwqg4BALEWACHODgIAtxYAIbQPAQAAAAG1D0AAsxYAIbYPAgC3FgAhtw9AALIWACG4DwAAuBYAIAEAAADiEQAgAQAAAOIRACAKog4AAIsXADCjDgAA5REAEKQOAACLFwAwqg4BALEWACHODgIAtxYAIbQPAQCvFgAhtQ9AALMWACG2DwIAtxYAIbcPQACyFgAhuA8AALgWACADqg4AAJMZACC3DwAAkxkAILgPAACTGQAgAwAAAOURACADAADmEQAwBAAA4hEAIAMAAADlEQAgAwAA5hEAMAQAAOIRACADAAAA5REAIAMAAOYRADAEAADiEQAgB6oOAQAAAAHODgIAAAABtA8BAAAAAbUPQAAAAAG2DwIAAAABtw9AAAAAAbgPgAAAAAEBCAAA6hEAIAeqDgEAAAABzg4CAAAAAbQPAQAAAAG1D0AAAAABtg8CAAAAAbcPQAAAAAG4D4AAAAABAQgAAOwRADABCAAA7BEAMAeqDgEAnRkAIc4OAgCcGQAhtA8BAJ4ZACG1D0AAmhkAIbYPAgCcGQAhtw9AAKYZACG4D4AAAAABAgAAAOIRACAIAADvEQAgB6oOAQCdGQAhzg4CAJwZACG0DwEAnhkAIbUPQACaGQAhtg8CAJwZACG3D0AAphkAIbgPgAAAAAECAAAA5REAIAgAAPERACACAAAA5REAIAgAAPERACADAAAA4hEAIA8AAOoRACAQAADvEQAgAQAAAOIRACABAAAA5REAIAgVAAC3GgAgFgAAuhoAIBcAALkaACAoAAC4GgAgKQAAuxoAIKoOAACTGQAgtw8AAJMZACC4DwAAkxkAIAqiDgAAihcAMKMOAAD4EQAQpA4AAIoXADCqDgEAlBYAIc4OAgCTFgAhtA8BAJAWACG1D0AAkRYAIbYPAgCTFgAhtw9AAKYWACG4DwAAlRYAIAMAAADlEQAgAwAA9xEAMBQAAPgRACADAAAA5REAIAMAAOYRADAEAADiEQAgE6IOAACJFwAwow4AAP4RABCkDgAAiRcAMKoOAQCxFgAh2A5AALIWACH6DkAAsxYAIYQPAQCvFgAhpQ9AALIWACGpDwEAAAABqg9AALIWACGrD0AAshYAIawPQACyFgAhrQ8CALcWACGuDwIAtxYAIa8PAQCxFgAhsA8BALEWACGxDwEAsRYAIbIPAgC2FgAhsw8BALEWACEBAAAA-xEAIAEAAAD7EQAgE6IOAACJFwAwow4AAP4RABCkDgAAiRcAMKoOAQCxFgAh2A5AALIWACH6DkAAsxYAIYQPAQCvFgAhpQ9AALIWACGpDwEArxYAIaoPQACyFgAhqw9AALIWACGsD0AAshYAIa0PAgC3FgAhrg8CALcWACGvDwEAsRYAIbAPAQCxFgAhsQ8BALEWACGyDwIAthYAIbMPAQCxFgAhC6oOAACTGQAg2A4AAJMZACClDwAAkxkAIKoPAACTGQAgqw8AAJMZACCsDwAAkxkAIK8PAACTGQAgsA8AAJMZACCxDwAAkxkAILIPAACTGQAgsw8AAJMZACADAAAA_hEAIAMAAP8RADAEAAD7EQAgAwAAAP4RACADAAD_EQAwBAAA-xEAIAMAAAD-EQAgAwAA_xEAMAQAAPsRACAQqg4BAAAAAdgOQAAAAAH6DkAAAAABhA8BAAAAAaUPQAAAAAGpDwEAAAABqg9AAAAAAasPQAAAAAGsD0AAAAABrQ8CAAAAAa4PAgAAAAGvDwEAAAABsA8BAAAAAbEPAQAAAAGyDwIAAAABsw8BAAAAAQEIAACDEgAgEKoOAQAAAAHYDkAAAAAB-g5AAAAAAYQPAQAAAAGlD0AAAAABqQ8BAAAAAaoPQAAAAAGrD0AAAAABrA9AAAAAAa0PAgAAAAGuDwIAAAABrw8BAAAAAbAPAQAAAAGxDwEAAAABsg8CAAAAAbMPAQAAAAEBCAAAhRIAMAEIAACFEgAwEKoOAQCdGQAh2A5AAKYZACH6DkAAmhkAIYQPAQCeGQAhpQ9AAKYZACGpDwEAnhkAIaoPQACmGQAhqw9AAKYZACGsD0AAphkAIa0PAgCcGQAhrg8CAJwZACGvDwEAnRkAIbAPAQCdGQAhsQ8BAJ0ZACGyDwIAmxkAIbMPAQCdGQAhAgAAAPsRACAIAACIEgAgEKoOAQCdGQAh2A5AAKYZACH6DkAAmhkAIYQPAQCeGQAhpQ9AAKYZACGpDwEAnhkAIaoPQACmGQAhqw9AAKYZACGsD0AAphkAIa0PAgCcGQAhrg8CAJwZACGvDwEAnRkAIbAPAQCdGQAhsQ8BAJ0ZACGyDwIAmxkAIbMPAQCdGQAhAgAAAP4RACAIAACKEgAgAgAAAP4RACAIAACKEgAgAwAAAPsRACAPAACDEgAgEAAAiBIAIAEAAAD7EQAgAQAAAP4RACAQFQAAshoAIBYAALUaACAXAAC0GgAgKAAAsxoAICkAALYaACCqDgAAkxkAINgOAACTGQAgpQ8AAJMZACCqDwAAkxkAIKsPAACTGQAgrA8AAJMZACCvDwAAkxkAILAPAACTGQAgsQ8AAJMZACCyDwAAkxkAILMPAACTGQAgE6IOAACIFwAwow4AAJESABCkDgAAiBcAMKoOAQCUFgAh2A5AAKYWACH6DkAAkRYAIYQPAQCQFgAhpQ9AAKYWACGpDwEAkBYAIaoPQACmFgAhqw9AAKYWACGsD0AAphYAIa0PAgCTFgAhrg8CAJMWACGvDwEAlBYAIbAPAQCUFgAhsQ8BAJQWACGyDwIAkhYAIbMPAQCUFgAhAwAAAP4RACADAACQEgAwFAAAkRIAIAMAAAD-EQAgAwAA_xEAMAQAAPsRACAI1wUBAK8WACGiDgAAhhcAMKMOAACXEgAQpA4AAIYXADCnDkAAsxYAIeQOAQCvFgAhpw8gALAWACGoDwAAhxcAIAEAAACUEgAgAQAAAJQSACAH1wUBAK8WACGiDgAAhhcAMKMOAACXEgAQpA4AAIYXADCnDkAAsxYAIeQOAQCvFgAhpw8gALAWACEAAwAAAJcSACADAACYEgAwBAAAlBIAIAMAAACXEgAgAwAAmBIAMAQAAJQSACADAAAAlxIAIAMAAJgSADAEAACUEgAgBNcFAQAAAAGnDkAAAAAB5A4BAAAAAacPIAAAAAEBCAAAnBIAIATXBQEAAAABpw5AAAAAAeQOAQAAAAGnDyAAAAABAQgAAJ4SADABCAAAnhIAMATXBQEAnhkAIacOQACaGQAh5A4BAJ4ZACGnDyAAvBkAIQIAAACUEgAgCAAAoRIAIATXBQEAnhkAIacOQACaGQAh5A4BAJ4ZACGnDyAAvBkAIQIAAACXEgAgCAAAoxIAIAIAAACXEgAgCAAAoxIAIAMAAACUEgAgDwAAnBIAIBAAAKESACABAAAAlBIAIAEAAACXEgAgAxUAAK8aACAWAACxGgAgFwAAsBoAIAfXBQEAkBYAIaIOAACFFwAwow4AAKoSABCkDgAAhRcAMKcOQACRFgAh5A4BAJAWACGnDyAAqxYAIQMAAACXEgAgAwAAqRIAMBQAAKoSACADAAAAlxIAIAMAAJgSADAEAACUEgAgB9cFAQCvFgAhog4AAIMXADCjDgAAsBIAEKQOAACDFwAwpA9AALMWACGlD0AAsxYAIaYPAACEFwAgAQAAAK0SACABAAAArRIAIAbXBQEArxYAIaIOAACDFwAwow4AALASABCkDgAAgxcAMKQPQACzFgAhpQ9AALMWACEAAwAAALASACADAACxEgAwBAAArRIAIAMAAACwEgAgAwAAsRIAMAQAAK0SACADAAAAsBIAIAMAALESADAEAACtEgAgA9cFAQAAAAGkD0AAAAABpQ9AAAAAAQEIAAC1EgAgA9cFAQAAAAGkD0AAAAABpQ9AAAAAAQEIAAC3EgAwAQgAALcSADAD1wUBAJ4ZACGkD0AAmhkAIaUPQACaGQAhAgAAAK0SACAIAAC6EgAgA9cFAQCeGQAhpA9AAJoZACGlD0AAmhkAIQIAAACwEgAgCAAAvBIAIAIAAACwEgAgCAAAvBIAIAMAAACtEgAgDwAAtRIAIBAAALoSACABAAAArRIAIAEAAACwEgAgAxUAAKwaACAWAACuGgAgFwAArRoAIAbXBQEAkBYAIaIOAACCFwAwow4AAMMSABCkDgAAghcAMKQPQACRFgAhpQ9AAJEWACEDAAAAsBIAIAMAAMISADAUAADDEgAgAwAAALASACADAACxEgAwBAAArRIAIAqiDgAAgBcAMKMOAADJEgAQpA4AAIAXADClDgEAAAABpw5AALMWACHsDgEArxYAIaAPAQCvFgAhoQ8BAK8WACGiD0AAshYAIaMPAACBFwAgAQAAAMYSACABAAAAxhIAIAmiDgAAgBcAMKMOAADJEgAQpA4AAIAXADClDgEArxYAIacOQACzFgAh7A4BAK8WACGgDwEArxYAIaEPAQCvFgAhog9AALIWACEBog8AAJMZACADAAAAyRIAIAMAAMoSADAEAADGEgAgAwAAAMkSACADAADKEgAwBAAAxhIAIAMAAADJEgAgAwAAyhIAMAQAAMYSACAGpQ4BAAAAAacOQAAAAAHsDgEAAAABoA8BAAAAAaEPAQAAAAGiD0AAAAABAQgAAM4SACAGpQ4BAAAAAacOQAAAAAHsDgEAAAABoA8BAAAAAaEPAQAAAAGiD0AAAAABAQgAANASADABCAAA0BIAMAalDgEAnhkAIacOQACaGQAh7A4BAJ4ZACGgDwEAnhkAIaEPAQCeGQAhog9AAKYZACECAAAAxhIAIAgAANMSACAGpQ4BAJ4ZACGnDkAAmhkAIewOAQCeGQAhoA8BAJ4ZACGhDwEAnhkAIaIPQACmGQAhAgAAAMkSACAIAADVEgAgAgAAAMkSACAIAADVEgAgAwAAAMYSACAPAADOEgAgEAAA0xIAIAEAAADGEgAgAQAAAMkSACAEFQAAqRoAIBYAAKsaACAXAACqGgAgog8AAJMZACAJog4AAP8WADCjDgAA3BIAEKQOAAD_FgAwpQ4BAJAWACGnDkAAkRYAIewOAQCQFgAhoA8BAJAWACGhDwEAkBYAIaIPQACmFgAhAwAAAMkSACADAADbEgAwFAAA3BIAIAMAAADJEgAgAwAAyhIAMAQAAMYSACAKog4AAP4WADCjDgAA4hIAEKQOAAD-FgAwpw4EALoWACHmDgQAAAAB5w4EALoWACGcDwQAuhYAIZ0PBAC6FgAhng8EALoWACGfDwEArxYAIQEAAADfEgAgAQAAAN8SACAKog4AAP4WADCjDgAA4hIAEKQOAAD-FgAwpw4EALoWACHmDgQAuhYAIecOBAC6FgAhnA8EALoWACGdDwQAuhYAIZ4PBAC6FgAhnw8BAK8WACEAAwAAAOISACADAADjEgAwBAAA3xIAIAMAAADiEgAgAwAA4xIAMAQAAN8SACADAAAA4hIAIAMAAOMSADAEAADfEgAgB6cOBAAAAAHmDgQAAAAB5w4EAAAAAZwPBAAAAAGdDwQAAAABng8EAAAAAZ8PAQAAAAEBCAAA5xIAIAenDgQAAAAB5g4EAAAAAecOBAAAAAGcDwQAAAABnQ8EAAAAAZ4PBAAAAAGfDwEAAAABAQgAAOkSADABCAAA6RIAMAenDgQAmRkAIeYOBACZGQAh5w4EAJkZACGcDwQAmRkAIZ0PBACZGQAhng8EAJkZACGfDwEAnhkAIQIAAADfEgAgCAAA7BIAIAenDgQAmRkAIeYOBACZGQAh5w4EAJkZACGcDwQAmRkAIZ0PBACZGQAhng8EAJkZACGfDwEAnhkAIQIAAADiEgAgCAAA7hIAIAIAAADiEgAgCAAA7hIAIAMAAADfEgAgDwAA5xIAIBAAAOwSACABAAAA3xIAIAEAAADiEgAgBRUAAKQaACAWAACnGgAgFwAAphoAICgAAKUaACApAACoGgAgCqIOAAD9FgAwow4AAPUSABCkDgAA_RYAMKcOBACPFgAh5g4EAI8WACHnDgQAjxYAIZwPBACPFgAhnQ8EAI8WACGeDwQAjxYAIZ8PAQCQFgAhAwAAAOISACADAAD0EgAwFAAA9RIAIAMAAADiEgAgAwAA4xIAMAQAAN8SACANiQkBAK8WACGiDgAA-xYAMKMOAAD7EgAQpA4AAPsWADCnDgQAuhYAIeYOBAC6FgAh5w4EALoWACHoDgIAtxYAIekOAgC3FgAhjQ8BAK8WACGVDxAA8hYAIZYPEADyFgAhmw8AAPwWACABAAAA-BIAIAEAAAD4EgAgDIkJAQCvFgAhog4AAPsWADCjDgAA-xIAEKQOAAD7FgAwpw4EALoWACHmDgQAuhYAIecOBAC6FgAh6A4CALcWACHpDgIAtxYAIY0PAQCvFgAhlQ8QAPIWACGWDxAA8hYAIQADAAAA-xIAIAMAAPwSADAEAAD4EgAgAwAAAPsSACADAAD8EgAwBAAA-BIAIAMAAAD7EgAgAwAA_BIAMAQAAPgSACAJiQkBAAAAAacOBAAAAAHmDgQAAAAB5w4EAAAAAegOAgAAAAHpDgIAAAABjQ8BAAAAAZUPEAAAAAGWDxAAAAABAQgAAIATACAJiQkBAAAAAacOBAAAAAHmDgQAAAAB5w4EAAAAAegOAgAAAAHpDgIAAAABjQ8BAAAAAZUPEAAAAAGWDxAAAAABAQgAAIITADABCAAAghMAMAmJCQEAnhkAIacOBACZGQAh5g4EAJkZACHnDgQAmRkAIegOAgCcGQAh6Q4CAJwZACGNDwEAnhkAIZUPEACUGgAhlg8QAJQaACECAAAA-BIAIAgAAIUTACAJiQkBAJ4ZACGnDgQAmRkAIeYOBACZGQAh5w4EAJkZACHoDgIAnBkAIekOAgCcGQAhjQ8BAJ4ZACGVDxAAlBoAIZYPEACUGgAhAgAAAPsSACAIAACHEwAgAgAAAPsSACAIAACHEwAgAwAAAPgSACAPAACAEwAgEAAAhRMAIAEAAAD4EgAgAQAAAPsSACAFFQAAnxoAIBYAAKIaACAXAAChGgAgKAAAoBoAICkAAKMaACAMiQkBAJAWACGiDgAA-hYAMKMOAACOEwAQpA4AAPoWADCnDgQAjxYAIeYOBACPFgAh5w4EAI8WACHoDgIAkxYAIekOAgCTFgAhjQ8BAJAWACGVDxAA7hYAIZYPEADuFgAhAwAAAPsSACADAACNEwAwFAAAjhMAIAMAAAD7EgAgAwAA_BIAMAQAAPgSACAJ9AcBAK8WACGiDgAA-BYAMKMOAACUEwAQpA4AAPgWADDmDgQAuhYAIY0PAQCvFgAhmA8QAPIWACGZDxAA8hYAIZoPAAD5FgAgAQAAAJETACABAAAAkRMAIAj0BwEArxYAIaIOAAD4FgAwow4AAJQTABCkDgAA-BYAMOYOBAC6FgAhjQ8BAK8WACGYDxAA8hYAIZkPEADyFgAhAAMAAACUEwAgAwAAlRMAMAQAAJETACADAAAAlBMAIAMAAJUTADAEAACREwAgAwAAAJQTACADAACVEwAwBAAAkRMAIAX0BwEAAAAB5g4EAAAAAY0PAQAAAAGYDxAAAAABmQ8QAAAAAQEIAACZEwAgBfQHAQAAAAHmDgQAAAABjQ8BAAAAAZgPEAAAAAGZDxAAAAABAQgAAJsTADABCAAAmxMAMAX0BwEAnhkAIeYOBACZGQAhjQ8BAJ4ZACGYDxAAlBoAIZkPEACUGgAhAgAAAJETACAIAACeEwAgBfQHAQCeGQAh5g4EAJkZACGNDwEAnhkAIZgPEACUGgAhmQ8QAJQaACECAAAAlBMAIAgAAKATACACAAAAlBMAIAgAAKATACADAAAAkRMAIA8AAJkTACAQAACeEwAgAQAAAJETACABAAAAlBMAIAUVAACaGgAgFgAAnRoAIBcAAJwaACAoAACbGgAgKQAAnhoAIAj0BwEAkBYAIaIOAAD3FgAwow4AAKcTABCkDgAA9xYAMOYOBACPFgAhjQ8BAJAWACGYDxAA7hYAIZkPEADuFgAhAwAAAJQTACADAACmEwAwFAAApxMAIAMAAACUEwAgAwAAlRMAMAQAAJETACAKog4AAPUWADCjDgAArRMAEKQOAAD1FgAw5g4EALoWACGNDwEArxYAIY4PAQCvFgAhlA8CALcWACGVDxAA8hYAIZYPEADyFgAhlw8AAPYWACABAAAAqhMAIAEAAACqEwAgCaIOAAD1FgAwow4AAK0TABCkDgAA9RYAMOYOBAC6FgAhjQ8BAK8WACGODwEArxYAIZQPAgC3FgAhlQ8QAPIWACGWDxAA8hYAIQADAAAArRMAIAMAAK4TADAEAACqEwAgAwAAAK0TACADAACuEwAwBAAAqhMAIAMAAACtEwAgAwAArhMAMAQAAKoTACAG5g4EAAAAAY0PAQAAAAGODwEAAAABlA8CAAAAAZUPEAAAAAGWDxAAAAABAQgAALITACAG5g4EAAAAAY0PAQAAAAGODwEAAAABlA8CAAAAAZUPEAAAAAGWDxAAAAABAQgAALQTADABCAAAtBMAMAbmDgQAmRkAIY0PAQCeGQAhjg8BAJ4ZACGUDwIAnBkAIZUPEACUGgAhlg8QAJQaACECAAAAqhMAIAgAALcTACAG5g4EAJkZACGNDwEAnhkAIY4PAQCeGQAhlA8CAJwZACGVDxAAlBoAIZYPEACUGgAhAgAAAK0TACAIAAC5EwAgAgAAAK0TACAIAAC5EwAgAwAAAKoTACAPAACyEwAgEAAAtxMAIAEAAACqEwAgAQAAAK0TACAFFQAAlRoAIBYAAJgaACAXAACXGgAgKAAAlhoAICkAAJkaACAJog4AAPQWADCjDgAAwBMAEKQOAAD0FgAw5g4EAI8WACGNDwEAkBYAIY4PAQCQFgAhlA8CAJMWACGVDxAA7hYAIZYPEADuFgAhAwAAAK0TACADAAC_EwAwFAAAwBMAIAMAAACtEwAgAwAArhMAMAQAAKoTACAKog4AAPEWADCjDgAAxhMAEKQOAADxFgAw5g4EALoWACGODwEArxYAIY8PAQCvFgAhkA8QAPIWACGRDwEArxYAIZIPBAC6FgAhkw8AAPMWACABAAAAwxMAIAEAAADDEwAgCaIOAADxFgAwow4AAMYTABCkDgAA8RYAMOYOBAC6FgAhjg8BAK8WACGPDwEArxYAIZAPEADyFgAhkQ8BAK8WACGSDwQAuhYAIQADAAAAxhMAIAMAAMcTADAEAADDEwAgAwAAAMYTACADAADHEwAwBAAAwxMAIAMAAADGEwAgAwAAxxMAMAQAAMMTACAG5g4EAAAAAY4PAQAAAAGPDwEAAAABkA8QAAAAAZEPAQAAAAGSDwQAAAABAQgAAMsTACAG5g4EAAAAAY4PAQAAAAGPDwEAAAABkA8QAAAAAZEPAQAAAAGSDwQAAAABAQgAAM0TADABCAAAzRMAMAbmDgQAmRkAIY4PAQCeGQAhjw8BAJ4ZACGQDxAAlBoAIZEPAQCeGQAhkg8EAJkZACECAAAAwxMAIAgAANATACAG5g4EAJkZACGODwEAnhkAIY8PAQCeGQAhkA8QAJQaACGRDwEAnhkAIZIPBACZGQAhAgAAAMYTACAIAADSEwAgAgAAAMYTACAIAADSEwAgAwAAAMMTACAPAADLEwAgEAAA0BMAIAEAAADDEwAgAQAAAMYTACAFFQAAjxoAIBYAAJIaACAXAACRGgAgKAAAkBoAICkAAJMaACAJog4AAO0WADCjDgAA2RMAEKQOAADtFgAw5g4EAI8WACGODwEAkBYAIY8PAQCQFgAhkA8QAO4WACGRDwEAkBYAIZIPBACPFgAhAwAAAMYTACADAADYEwAwFAAA2RMAIAMAAADGEwAgAwAAxxMAMAQAAMMTACAFog4AAOwWADCjDgAA3xMAEKQOAADsFgAwpQ4EAAAAAY0PAQCvFgAhAQAAANwTACABAAAA3BMAIAWiDgAA7BYAMKMOAADfEwAQpA4AAOwWADClDgQAuhYAIY0PAQCvFgAhAAMAAADfEwAgAwAA4BMAMAQAANwTACADAAAA3xMAIAMAAOATADAEAADcEwAgAwAAAN8TACADAADgEwAwBAAA3BMAIAKlDgQAAAABjQ8BAAAAAQEIAADkEwAgAqUOBAAAAAGNDwEAAAABAQgAAOYTADABCAAA5hMAMAKlDgQAmRkAIY0PAQCeGQAhAgAAANwTACAIAADpEwAgAqUOBACZGQAhjQ8BAJ4ZACECAAAA3xMAIAgAAOsTACACAAAA3xMAIAgAAOsTACADAAAA3BMAIA8AAOQTACAQAADpEwAgAQAAANwTACABAAAA3xMAIAUVAACKGgAgFgAAjRoAIBcAAIwaACAoAACLGgAgKQAAjhoAIAWiDgAA6xYAMKMOAADyEwAQpA4AAOsWADClDgQAjxYAIY0PAQCQFgAhAwAAAN8TACADAADxEwAwFAAA8hMAIAMAAADfEwAgAwAA4BMAMAQAANwTACAGog4AAOoWADCjDgAA-BMAEKQOAADqFgAwyQ5AALMWACHkDgEAAAABjQ8BAK8WACEBAAAA9RMAIAEAAAD1EwAgBqIOAADqFgAwow4AAPgTABCkDgAA6hYAMMkOQACzFgAh5A4BAK8WACGNDwEArxYAIQADAAAA-BMAIAMAAPkTADAEAAD1EwAgAwAAAPgTACADAAD5EwAwBAAA9RMAIAMAAAD4EwAgAwAA-RMAMAQAAPUTACADyQ5AAAAAAeQOAQAAAAGNDwEAAAABAQgAAP0TACADyQ5AAAAAAeQOAQAAAAGNDwEAAAABAQgAAP8TADABCAAA_xMAMAPJDkAAmhkAIeQOAQCeGQAhjQ8BAJ4ZACECAAAA9RMAIAgAAIIUACADyQ5AAJoZACHkDgEAnhkAIY0PAQCeGQAhAgAAAPgTACAIAACEFAAgAgAAAPgTACAIAACEFAAgAwAAAPUTACAPAAD9EwAgEAAAghQAIAEAAAD1EwAgAQAAAPgTACADFQAAhxoAIBYAAIkaACAXAACIGgAgBqIOAADpFgAwow4AAIsUABCkDgAA6RYAMMkOQACRFgAh5A4BAJAWACGNDwEAkBYAIQMAAAD4EwAgAwAAihQAMBQAAIsUACADAAAA-BMAIAMAAPkTADAEAAD1EwAgF6IOAADmFgAwow4AAJEUABCkDgAA5hYAMKoOAQCxFgAhyQ5AALMWACHkDgEArxYAIeYOBAC6FgAh_A4AAOgWACD-DgEArxYAIf8OAgC3FgAhgA8gALAWACGBDwIAtxYAIYIPAACqFgAggw8gALAWACGEDwEAsRYAIYUPBADnFgAhhg8EAOcWACGHDwAAwhYAIIgPQACyFgAhiQ9AALIWACGKDwQA5xYAIYsPBADnFgAhjA9AALMWACEBAAAAjhQAIAEAAACOFAAgFqIOAADmFgAwow4AAJEUABCkDgAA5hYAMKoOAQCxFgAhyQ5AALMWACHkDgEArxYAIeYOBAC6FgAh_g4BAK8WACH_DgIAtxYAIYAPIACwFgAhgQ8CALcWACGCDwAAqhYAIIMPIACwFgAhhA8BALEWACGFDwQA5xYAIYYPBADnFgAhhw8AAMIWACCID0AAshYAIYkPQACyFgAhig8EAOcWACGLDwQA5xYAIYwPQACzFgAhCKoOAACTGQAghA8AAJMZACCFDwAAkxkAIIYPAACTGQAgiA8AAJMZACCJDwAAkxkAIIoPAACTGQAgiw8AAJMZACADAAAAkRQAIAMAAJIUADAEAACOFAAgAwAAAJEUACADAACSFAAwBAAAjhQAIAMAAACRFAAgAwAAkhQAMAQAAI4UACATqg4BAAAAAckOQAAAAAHkDgEAAAAB5g4EAAAAAf4OAQAAAAH_DgIAAAABgA8gAAAAAYEPAgAAAAGCDwAAhhoAIIMPIAAAAAGEDwEAAAABhQ8EAAAAAYYPBAAAAAGHD4AAAAABiA9AAAAAAYkPQAAAAAGKDwQAAAABiw8EAAAAAYwPQAAAAAEBCAAAlhQAIBOqDgEAAAAByQ5AAAAAAeQOAQAAAAHmDgQAAAAB_g4BAAAAAf8OAgAAAAGADyAAAAABgQ8CAAAAAYIPAACGGgAggw8gAAAAAYQPAQAAAAGFDwQAAAABhg8EAAAAAYcPgAAAAAGID0AAAAABiQ9AAAAAAYoPBAAAAAGLDwQAAAABjA9AAAAAAQEIAACYFAAwAQgAAJgUADATqg4BAJ0ZACHJDkAAmhkAIeQOAQCeGQAh5g4EAJkZACH-DgEAnhkAIf8OAgCcGQAhgA8gALwZACGBDwIAnBkAIYIPAACEGgAggw8gALwZACGEDwEAnRkAIYUPBACFGgAhhg8EAIUaACGHD4AAAAABiA9AAKYZACGJD0AAphkAIYoPBACFGgAhiw8EAIUaACGMD0AAmhkAIQIAAACOFAAgCAAAmxQAIBOqDgEAnRkAIckOQACaGQAh5A4BAJ4ZACHmDgQAmRkAIf4OAQCeGQAh_w4CAJwZACGADyAAvBkAIYEPAgCcGQAhgg8AAIQaACCDDyAAvBkAIYQPAQCdGQAhhQ8EAIUaACGGDwQAhRoAIYcPgAAAAAGID0AAphkAIYkPQACmGQAhig8EAIUaACGLDwQAhRoAIYwPQACaGQAhAgAAAJEUACAIAACdFAAgAgAAAJEUACAIAACdFAAgAwAAAI4UACAPAACWFAAgEAAAmxQAIAEAAACOFAAgAQAAAJEUACANFQAA_xkAIBYAAIIaACAXAACBGgAgKAAAgBoAICkAAIMaACCqDgAAkxkAIIQPAACTGQAghQ8AAJMZACCGDwAAkxkAIIgPAACTGQAgiQ8AAJMZACCKDwAAkxkAIIsPAACTGQAgFqIOAADiFgAwow4AAKQUABCkDgAA4hYAMKoOAQCUFgAhyQ5AAJEWACHkDgEAkBYAIeYOBACPFgAh_g4BAJAWACH_DgIAkxYAIYAPIACrFgAhgQ8CAJMWACGCDwAAqhYAIIMPIACrFgAhhA8BAJQWACGFDwQA4xYAIYYPBADjFgAhhw8AAL8WACCID0AAphYAIYkPQACmFgAhig8EAOMWACGLDwQA4xYAIYwPQACRFgAhAwAAAJEUACADAACjFAAwFAAApBQAIAMAAACRFAAgAwAAkhQAMAQAAI4UACAHog4AAOAWADCjDgAAqhQAEKQOAADgFgAwyQ5AALMWACHLDgEArxYAIeQOAQCvFgAh_Q4AAOEWACABAAAApxQAIAEAAACnFAAgBqIOAADgFgAwow4AAKoUABCkDgAA4BYAMMkOQACzFgAhyw4BAK8WACHkDgEArxYAIQADAAAAqhQAIAMAAKsUADAEAACnFAAgAwAAAKoUACADAACrFAAwBAAApxQAIAMAAACqFAAgAwAAqxQAMAQAAKcUACADyQ5AAAAAAcsOAQAAAAHkDgEAAAABAQgAAK8UACADyQ5AAAAAAcsOAQAAAAHkDgEAAAABAQgAALEUADABCAAAsRQAMAPJDkAAmhkAIcsOAQCeGQAh5A4BAJ4ZACECAAAApxQAIAgAALQUACADyQ5AAJoZACHLDgEAnhkAIeQOAQCeGQAhAgAAAKoUACAIAAC2FAAgAgAAAKoUACAIAAC2FAAgAwAAAKcUACAPAACvFAAgEAAAtBQAIAEAAACnFAAgAQAAAKoUACADFQAA_BkAIBYAAP4ZACAXAAD9GQAgBqIOAADfFgAwow4AAL0UABCkDgAA3xYAMMkOQACRFgAhyw4BAJAWACHkDgEAkBYAIQMAAACqFAAgAwAAvBQAMBQAAL0UACADAAAAqhQAIAMAAKsUADAEAACnFAAgDp0NAADdFgAg8A0CALcWACGiDgAA3BYAMKMOAADCFAAQpA4AANwWADDHDgEAsRYAIeQOAQCvFgAh5g4EALoWACH2DgEArxYAIfgOAgC3FgAh-Q5AALMWACH6DkAAsxYAIfsOAAC4FgAg_A4AAN4WACABAAAAwBQAIA2dDQAA3RYAIPANAgC3FgAhog4AANwWADCjDgAAwhQAEKQOAADcFgAwxw4BALEWACHkDgEArxYAIeYOBAC6FgAh9g4BAK8WACH4DgIAtxYAIfkOQACzFgAh-g5AALMWACH7DgAAuBYAIAOdDQAA-xkAIMcOAACTGQAg-w4AAJMZACADAAAAwhQAIAMAAMMUADAEAADAFAAgAQAAAMIUACABAAAAwBQAIAMAAADCFAAgAwAAwxQAMAQAAMAUACADAAAAwhQAIAMAAMMUADAEAADAFAAgAwAAAMIUACADAADDFAAwBAAAwBQAIAqdDQAA-hkAIPANAgAAAAHHDgEAAAAB5A4BAAAAAeYOBAAAAAH2DgEAAAAB-A4CAAAAAfkOQAAAAAH6DkAAAAAB-w6AAAAAAQEIAADKFAAgCfANAgAAAAHHDgEAAAAB5A4BAAAAAeYOBAAAAAH2DgEAAAAB-A4CAAAAAfkOQAAAAAH6DkAAAAAB-w6AAAAAAQEIAADMFAAwAQgAAMwUADAKnQ0AAPkZACDwDQIAnBkAIccOAQCdGQAh5A4BAJ4ZACHmDgQAmRkAIfYOAQCeGQAh-A4CAJwZACH5DkAAmhkAIfoOQACaGQAh-w6AAAAAAQIAAADAFAAgCAAAzxQAIAnwDQIAnBkAIccOAQCdGQAh5A4BAJ4ZACHmDgQAmRkAIfYOAQCeGQAh-A4CAJwZACH5DkAAmhkAIfoOQACaGQAh-w6AAAAAAQIAAADCFAAgCAAA0RQAIAIAAADCFAAgCAAA0RQAIAMAAADAFAAgDwAAyhQAIBAAAM8UACABAAAAwBQAIAEAAADCFAAgBxUAAPQZACAWAAD3GQAgFwAA9hkAICgAAPUZACApAAD4GQAgxw4AAJMZACD7DgAAkxkAIAzwDQIAkxYAIaIOAADbFgAwow4AANgUABCkDgAA2xYAMMcOAQCUFgAh5A4BAJAWACHmDgQAjxYAIfYOAQCQFgAh-A4CAJMWACH5DkAAkRYAIfoOQACRFgAh-w4AAJUWACADAAAAwhQAIAMAANcUADAUAADYFAAgAwAAAMIUACADAADDFAAwBAAAwBQAIAacDQAA2hYAIKIOAADZFgAwow4AAN4UABCkDgAA2RYAMPYOAQAAAAH3DkAAshYAIQEAAADbFAAgAQAAANsUACAGnA0AANoWACCiDgAA2RYAMKMOAADeFAAQpA4AANkWADD2DgEArxYAIfcOQACyFgAhApwNAADzGQAg9w4AAJMZACADAAAA3hQAIAMAAN8UADAEAADbFAAgAwAAAN4UACADAADfFAAwBAAA2xQAIAMAAADeFAAgAwAA3xQAMAQAANsUACADnA0AAPIZACD2DgEAAAAB9w5AAAAAAQEIAADjFAAgAvYOAQAAAAH3DkAAAAABAQgAAOUUADABCAAA5RQAMAOcDQAA5RkAIPYOAQCeGQAh9w5AAKYZACECAAAA2xQAIAgAAOgUACAC9g4BAJ4ZACH3DkAAphkAIQIAAADeFAAgCAAA6hQAIAIAAADeFAAgCAAA6hQAIAMAAADbFAAgDwAA4xQAIBAAAOgUACABAAAA2xQAIAEAAADeFAAgBBUAAOIZACAWAADkGQAgFwAA4xkAIPcOAACTGQAgBaIOAADYFgAwow4AAPEUABCkDgAA2BYAMPYOAQCQFgAh9w5AAKYWACEDAAAA3hQAIAMAAPAUADAUAADxFAAgAwAAAN4UACADAADfFAAwBAAA2xQAIBWJCQEArxYAIaIOAADSFgAwow4AAPcUABCkDgAA0hYAMKcOBAC6FgAh5g4EALoWACHnDgQAuhYAIegOAgC3FgAh6Q4CALcWACHqDiAA0xYAIesOIADTFgAh7A4BAK8WACHtDgAB1BYAIe4OAAHVFgAh7w4AAdUWACHwDgAB1RYAIfEOAAHVFgAh8g4QANYWACHzDhAA1hYAIfQOEADWFgAh9Q4AANcWACABAAAA9BQAIAEAAAD0FAAgFIkJAQCvFgAhog4AANIWADCjDgAA9xQAEKQOAADSFgAwpw4EALoWACHmDgQAuhYAIecOBAC6FgAh6A4CALcWACHpDgIAtxYAIeoOIADTFgAh6w4gANMWACHsDgEArxYAIe0OAAHUFgAh7g4AAdUWACHvDgAB1RYAIfAOAAHVFgAh8Q4AAdUWACHyDhAA1hYAIfMOEADWFgAh9A4QANYWACEJ6g4AAJMZACDrDgAAkxkAIO4OAACTGQAg7w4AAJMZACDwDgAAkxkAIPEOAACTGQAg8g4AAJMZACDzDgAAkxkAIPQOAACTGQAgAwAAAPcUACADAAD4FAAwBAAA9BQAIAMAAAD3FAAgAwAA-BQAMAQAAPQUACADAAAA9xQAIAMAAPgUADAEAAD0FAAgEYkJAQAAAAGnDgQAAAAB5g4EAAAAAecOBAAAAAHoDgIAAAAB6Q4CAAAAAeoOIAAAAAHrDiAAAAAB7A4BAAAAAe0OAAEAAAHuDgABAAAB7w4AAQAAAfAOAAEAAAHxDgABAAAB8g4QAAAAAfMOEAAAAAH0DhAAAAABAQgAAPwUACARiQkBAAAAAacOBAAAAAHmDgQAAAAB5w4EAAAAAegOAgAAAAHpDgIAAAAB6g4gAAAAAesOIAAAAAHsDgEAAAAB7Q4AAQAAAe4OAAEAAAHvDgABAAAB8A4AAQAAAfEOAAEAAAHyDhAAAAAB8w4QAAAAAfQOEAAAAAEBCAAA_hQAMAEIAAD-FAAwEYkJAQCeGQAhpw4EAJkZACHmDgQAmRkAIecOBACZGQAh6A4CAJwZACHpDgIAnBkAIeoOIADeGQAh6w4gAN4ZACHsDgEAnhkAIe0OAAHfGQAh7g4AAeAZACHvDgAB4BkAIfAOAAHgGQAh8Q4AAeAZACHyDhAA4RkAIfMOEADhGQAh9A4QAOEZACECAAAA9BQAIAgAAIEVACARiQkBAJ4ZACGnDgQAmRkAIeYOBACZGQAh5w4EAJkZACHoDgIAnBkAIekOAgCcGQAh6g4gAN4ZACHrDiAA3hkAIewOAQCeGQAh7Q4AAd8ZACHuDgAB4BkAIe8OAAHgGQAh8A4AAeAZACHxDgAB4BkAIfIOEADhGQAh8w4QAOEZACH0DhAA4RkAIQIAAAD3FAAgCAAAgxUAIAIAAAD3FAAgCAAAgxUAIAMAAAD0FAAgDwAA_BQAIBAAAIEVACABAAAA9BQAIAEAAAD3FAAgDhUAANkZACAWAADcGQAgFwAA2xkAICgAANoZACApAADdGQAg6g4AAJMZACDrDgAAkxkAIO4OAACTGQAg7w4AAJMZACDwDgAAkxkAIPEOAACTGQAg8g4AAJMZACDzDgAAkxkAIPQOAACTGQAgFIkJAQCQFgAhog4AAMUWADCjDgAAihUAEKQOAADFFgAwpw4EAI8WACHmDgQAjxYAIecOBACPFgAh6A4CAJMWACHpDgIAkxYAIeoOIADGFgAh6w4gAMYWACHsDgEAkBYAIe0OAAHHFgAh7g4AAcgWACHvDgAByBYAIfAOAAHIFgAh8Q4AAcgWACHyDhAAyRYAIfMOEADJFgAh9A4QAMkWACEDAAAA9xQAIAMAAIkVADAUAACKFQAgAwAAAPcUACADAAD4FAAwBAAA9BQAIAaiDgAAxBYAMKMOAACQFQAQpA4AAMQWADDJDkAAsxYAIeQOAQAAAAHlDgEAsRYAIQEAAACNFQAgAQAAAI0VACAGog4AAMQWADCjDgAAkBUAEKQOAADEFgAwyQ5AALMWACHkDgEArxYAIeUOAQCxFgAhAeUOAACTGQAgAwAAAJAVACADAACRFQAwBAAAjRUAIAMAAACQFQAgAwAAkRUAMAQAAI0VACADAAAAkBUAIAMAAJEVADAEAACNFQAgA8kOQAAAAAHkDgEAAAAB5Q4BAAAAAQEIAACVFQAgA8kOQAAAAAHkDgEAAAAB5Q4BAAAAAQEIAACXFQAwAQgAAJcVADADyQ5AAJoZACHkDgEAnhkAIeUOAQCdGQAhAgAAAI0VACAIAACaFQAgA8kOQACaGQAh5A4BAJ4ZACHlDgEAnRkAIQIAAACQFQAgCAAAnBUAIAIAAACQFQAgCAAAnBUAIAMAAACNFQAgDwAAlRUAIBAAAJoVACABAAAAjRUAIAEAAACQFQAgBBUAANYZACAWAADYGQAgFwAA1xkAIOUOAACTGQAgBqIOAADDFgAwow4AAKMVABCkDgAAwxYAMMkOQACRFgAh5A4BAJAWACHlDgEAlBYAIQMAAACQFQAgAwAAohUAMBQAAKMVACADAAAAkBUAIAMAAJEVADAEAACNFQAgCwgAAMIWACCiDgAAwRYAMKMOAACpFQAQpA4AAMEWADClDgQAAAABvw4BALEWACHADgEArxYAIckOQACzFgAhyg4BALEWACHiDiAAsBYAIeMOAQCxFgAhAQAAAKYVACABAAAAphUAIAsIAADCFgAgog4AAMEWADCjDgAAqRUAEKQOAADBFgAwpQ4EALoWACG_DgEAsRYAIcAOAQCvFgAhyQ5AALMWACHKDgEAsRYAIeIOIACwFgAh4w4BALEWACEDvw4AAJMZACDKDgAAkxkAIOMOAACTGQAgAwAAAKkVACADAACqFQAwBAAAphUAIAMAAACpFQAgAwAAqhUAMAQAAKYVACADAAAAqRUAIAMAAKoVADAEAACmFQAgCAiAAAAAAaUOBAAAAAG_DgEAAAABwA4BAAAAAckOQAAAAAHKDgEAAAAB4g4gAAAAAeMOAQAAAAEBCAAArhUAIAgIgAAAAAGlDgQAAAABvw4BAAAAAcAOAQAAAAHJDkAAAAAByg4BAAAAAeIOIAAAAAHjDgEAAAABAQgAALAVADABCAAAsBUAMAgIgAAAAAGlDgQAmRkAIb8OAQCdGQAhwA4BAJ4ZACHJDkAAmhkAIcoOAQCdGQAh4g4gALwZACHjDgEAnRkAIQIAAACmFQAgCAAAsxUAIAgIgAAAAAGlDgQAmRkAIb8OAQCdGQAhwA4BAJ4ZACHJDkAAmhkAIcoOAQCdGQAh4g4gALwZACHjDgEAnRkAIQIAAACpFQAgCAAAtRUAIAIAAACpFQAgCAAAtRUAIAMAAACmFQAgDwAArhUAIBAAALMVACABAAAAphUAIAEAAACpFQAgCBUAANEZACAWAADUGQAgFwAA0xkAICgAANIZACApAADVGQAgvw4AAJMZACDKDgAAkxkAIOMOAACTGQAgCwgAAL8WACCiDgAAvhYAMKMOAAC8FQAQpA4AAL4WADClDgQAjxYAIb8OAQCUFgAhwA4BAJAWACHJDkAAkRYAIcoOAQCUFgAh4g4gAKsWACHjDgEAlBYAIQMAAACpFQAgAwAAuxUAMBQAALwVACADAAAAqRUAIAMAAKoVADAEAACmFQAgGM8BAACqFgAg8Q0AALQWACCiDgAArhYAMKMOAADMFQAQpA4AAK4WADClDgEAAAAByQ5AALMWACHLDgEArxYAIcwOAQCvFgAhzQ4BAK8WACHODgAAqhYAIM8OIACwFgAh0A4BAK8WACHRDgEAsRYAIdIOQACyFgAh0w4BALEWACHUDgEAsRYAIdUOIACwFgAh1g4BALEWACHXDiAAsBYAIdgOQACyFgAh2Q4gALAWACHaDkAAshYAIdsOQACyFgAhAQAAAL8VACAT7g0AALwWACDwDQAAvRYAIKIOAAC7FgAwow4AAMEVABCkDgAAuxYAMKUOAQCvFgAhvg4BAK8WACG_DgEArxYAIcAOAQCvFgAhwQ4BAK8WACHCDgEAsRYAIcMOAQCvFgAhxA4CALcWACHFDgIAtxYAIcYOQACyFgAhxw4CALcWACHIDkAAshYAIckOQACzFgAhyg4BALEWACEG7g0AAM8ZACDwDQAA0BkAIMIOAACTGQAgxg4AAJMZACDIDgAAkxkAIMoOAACTGQAgE-4NAAC8FgAg8A0AAL0WACCiDgAAuxYAMKMOAADBFQAQpA4AALsWADClDgEAAAABvg4BAK8WACG_DgEArxYAIcAOAQCvFgAhwQ4BAK8WACHCDgEAsRYAIcMOAQCvFgAhxA4CALcWACHFDgIAtxYAIcYOQACyFgAhxw4CALcWACHIDkAAshYAIckOQACzFgAhyg4BALEWACEDAAAAwRUAIAMAAMIVADAEAADDFQAgDO8NAAC5FgAgog4AALUWADCjDgAAxRUAEKQOAAC1FgAwpQ4EALoWACGmDgEArxYAIacOQACzFgAhqA4CALYWACGpDgIAtxYAIaoOAQCxFgAhqw4AALgWACCsDgEAsRYAIQXvDQAAzhkAIKgOAACTGQAgqg4AAJMZACCrDgAAkxkAIKwOAACTGQAgDO8NAAC5FgAgog4AALUWADCjDgAAxRUAEKQOAAC1FgAwpQ4EAAAAAaYOAQCvFgAhpw5AALMWACGoDgIAthYAIakOAgC3FgAhqg4BALEWACGrDgAAuBYAIKwOAQCxFgAhAwAAAMUVACADAADGFQAwBAAAxxUAIAEAAADFFQAgAQAAAMEVACABAAAAvxUAIBjPAQAAqhYAIPENAAC0FgAgog4AAK4WADCjDgAAzBUAEKQOAACuFgAwpQ4BAK8WACHJDkAAsxYAIcsOAQCvFgAhzA4BAK8WACHNDgEArxYAIc4OAACqFgAgzw4gALAWACHQDgEArxYAIdEOAQCxFgAh0g5AALIWACHTDgEAsRYAIdQOAQCxFgAh1Q4gALAWACHWDgEAsRYAIdcOIACwFgAh2A5AALIWACHZDiAAsBYAIdoOQACyFgAh2w5AALIWACEJ8Q0AAM0ZACDRDgAAkxkAINIOAACTGQAg0w4AAJMZACDUDgAAkxkAINYOAACTGQAg2A4AAJMZACDaDgAAkxkAINsOAACTGQAgAwAAAMwVACADAADNFQAwBAAAvxUAIAMAAADMFQAgAwAAzRUAMAQAAL8VACADAAAAzBUAIAMAAM0VADAEAAC_FQAgFc8BAADKGQAg8Q0AAMwZACClDgEAAAAByQ5AAAAAAcsOAQAAAAHMDgEAAAABzQ4BAAAAAc4OAADLGQAgzw4gAAAAAdAOAQAAAAHRDgEAAAAB0g5AAAAAAdMOAQAAAAHUDgEAAAAB1Q4gAAAAAdYOAQAAAAHXDiAAAAAB2A5AAAAAAdkOIAAAAAHaDkAAAAAB2w5AAAAAAQEIAADRFQAgFM8BAADKGQAgpQ4BAAAAAckOQAAAAAHLDgEAAAABzA4BAAAAAc0OAQAAAAHODgAAyxkAIM8OIAAAAAHQDgEAAAAB0Q4BAAAAAdIOQAAAAAHTDgEAAAAB1A4BAAAAAdUOIAAAAAHWDgEAAAAB1w4gAAAAAdgOQAAAAAHZDiAAAAAB2g5AAAAAAdsOQAAAAAEBCAAA0xUAMAEIAADTFQAwFc8BAAC6GQAg8Q0AAL0ZACClDgEAnhkAIckOQACaGQAhyw4BAJ4ZACHMDgEAnhkAIc0OAQCeGQAhzg4AALsZACDPDiAAvBkAIdAOAQCeGQAh0Q4BAJ0ZACHSDkAAphkAIdMOAQCdGQAh1A4BAJ0ZACHVDiAAvBkAIdYOAQCdGQAh1w4gALwZACHYDkAAphkAIdkOIAC8GQAh2g5AAKYZACHbDkAAphkAIQIAAAC_FQAgCAAA1hUAIBTPAQAAuhkAIKUOAQCeGQAhyQ5AAJoZACHLDgEAnhkAIcwOAQCeGQAhzQ4BAJ4ZACHODgAAuxkAIM8OIAC8GQAh0A4BAJ4ZACHRDgEAnRkAIdIOQACmGQAh0w4BAJ0ZACHUDgEAnRkAIdUOIAC8GQAh1g4BAJ0ZACHXDiAAvBkAIdgOQACmGQAh2Q4gALwZACHaDkAAphkAIdsOQACmGQAhAgAAAMwVACAIAADYFQAgAgAAAMwVACAIAADYFQAgAwAAAL8VACAPAADRFQAgEAAA1hUAIAEAAAC_FQAgAQAAAMwVACALFQAAtxkAIBYAALkZACAXAAC4GQAg0Q4AAJMZACDSDgAAkxkAINMOAACTGQAg1A4AAJMZACDWDgAAkxkAINgOAACTGQAg2g4AAJMZACDbDgAAkxkAIBfPAQAAqhYAIKIOAACpFgAwow4AAN8VABCkDgAAqRYAMKUOAQCQFgAhyQ5AAJEWACHLDgEAkBYAIcwOAQCQFgAhzQ4BAJAWACHODgAAqhYAIM8OIACrFgAh0A4BAJAWACHRDgEAlBYAIdIOQACmFgAh0w4BAJQWACHUDgEAlBYAIdUOIACrFgAh1g4BAJQWACHXDiAAqxYAIdgOQACmFgAh2Q4gAKsWACHaDkAAphYAIdsOQACmFgAhAwAAAMwVACADAADeFQAwFAAA3xUAIAMAAADMFQAgAwAAzRUAMAQAAL8VACABAAAAwxUAIAEAAADDFQAgAwAAAMEVACADAADCFQAwBAAAwxUAIAMAAADBFQAgAwAAwhUAMAQAAMMVACADAAAAwRUAIAMAAMIVADAEAADDFQAgEO4NAAC1GQAg8A0AALYZACClDgEAAAABvg4BAAAAAb8OAQAAAAHADgEAAAABwQ4BAAAAAcIOAQAAAAHDDgEAAAABxA4CAAAAAcUOAgAAAAHGDkAAAAABxw4CAAAAAcgOQAAAAAHJDkAAAAAByg4BAAAAAQEIAADnFQAgDqUOAQAAAAG-DgEAAAABvw4BAAAAAcAOAQAAAAHBDgEAAAABwg4BAAAAAcMOAQAAAAHEDgIAAAABxQ4CAAAAAcYOQAAAAAHHDgIAAAAByA5AAAAAAckOQAAAAAHKDgEAAAABAQgAAOkVADABCAAA6RUAMBDuDQAApxkAIPANAACoGQAgpQ4BAJ4ZACG-DgEAnhkAIb8OAQCeGQAhwA4BAJ4ZACHBDgEAnhkAIcIOAQCdGQAhww4BAJ4ZACHEDgIAnBkAIcUOAgCcGQAhxg5AAKYZACHHDgIAnBkAIcgOQACmGQAhyQ5AAJoZACHKDgEAnRkAIQIAAADDFQAgCAAA7BUAIA6lDgEAnhkAIb4OAQCeGQAhvw4BAJ4ZACHADgEAnhkAIcEOAQCeGQAhwg4BAJ0ZACHDDgEAnhkAIcQOAgCcGQAhxQ4CAJwZACHGDkAAphkAIccOAgCcGQAhyA5AAKYZACHJDkAAmhkAIcoOAQCdGQAhAgAAAMEVACAIAADuFQAgAgAAAMEVACAIAADuFQAgAwAAAMMVACAPAADnFQAgEAAA7BUAIAEAAADDFQAgAQAAAMEVACAJFQAAoRkAIBYAAKQZACAXAACjGQAgKAAAohkAICkAAKUZACDCDgAAkxkAIMYOAACTGQAgyA4AAJMZACDKDgAAkxkAIBGiDgAApRYAMKMOAAD1FQAQpA4AAKUWADClDgEAkBYAIb4OAQCQFgAhvw4BAJAWACHADgEAkBYAIcEOAQCQFgAhwg4BAJQWACHDDgEAkBYAIcQOAgCTFgAhxQ4CAJMWACHGDkAAphYAIccOAgCTFgAhyA5AAKYWACHJDkAAkRYAIcoOAQCUFgAhAwAAAMEVACADAAD0FQAwFAAA9RUAIAMAAADBFQAgAwAAwhUAMAQAAMMVACABAAAAxxUAIAEAAADHFQAgAwAAAMUVACADAADGFQAwBAAAxxUAIAMAAADFFQAgAwAAxhUAMAQAAMcVACADAAAAxRUAIAMAAMYVADAEAADHFQAgCe8NAACgGQAgpQ4EAAAAAaYOAQAAAAGnDkAAAAABqA4CAAAAAakOAgAAAAGqDgEAAAABqw6AAAAAAawOAQAAAAEBCAAA_RUAIAilDgQAAAABpg4BAAAAAacOQAAAAAGoDgIAAAABqQ4CAAAAAaoOAQAAAAGrDoAAAAABrA4BAAAAAQEIAAD_FQAwAQgAAP8VADAJ7w0AAJ8ZACClDgQAmRkAIaYOAQCeGQAhpw5AAJoZACGoDgIAmxkAIakOAgCcGQAhqg4BAJ0ZACGrDoAAAAABrA4BAJ0ZACECAAAAxxUAIAgAAIIWACAIpQ4EAJkZACGmDgEAnhkAIacOQACaGQAhqA4CAJsZACGpDgIAnBkAIaoOAQCdGQAhqw6AAAAAAawOAQCdGQAhAgAAAMUVACAIAACEFgAgAgAAAMUVACAIAACEFgAgAwAAAMcVACAPAAD9FQAgEAAAghYAIAEAAADHFQAgAQAAAMUVACAJFQAAlBkAIBYAAJcZACAXAACWGQAgKAAAlRkAICkAAJgZACCoDgAAkxkAIKoOAACTGQAgqw4AAJMZACCsDgAAkxkAIAuiDgAAjhYAMKMOAACLFgAQpA4AAI4WADClDgQAjxYAIaYOAQCQFgAhpw5AAJEWACGoDgIAkhYAIakOAgCTFgAhqg4BAJQWACGrDgAAlRYAIKwOAQCUFgAhAwAAAMUVACADAACKFgAwFAAAixYAIAMAAADFFQAgAwAAxhUAMAQAAMcVACALog4AAI4WADCjDgAAixYAEKQOAACOFgAwpQ4EAI8WACGmDgEAkBYAIacOQACRFgAhqA4CAJIWACGpDgIAkxYAIaoOAQCUFgAhqw4AAJUWACCsDgEAlBYAIQ0VAACbFgAgFgAApBYAIBcAAKQWACAoAACcFgAgKQAApBYAIK0OBAAAAAG0DgQAAAABtQ4EAAAAAbYOBAAAAAG3DgQAAAABuA4EAKMWACG5DgQAAAAEug4EAAAABA4VAACbFgAgFgAAohYAIBcAAKIWACCtDgEAAAABtA4BAAAAAbUOAQAAAAG2DgEAAAABtw4BAAAAAbgOAQChFgAhuQ4BAAAABLoOAQAAAAS7DgEAAAABvA4BAAAAAb0OAQAAAAELFQAAmxYAIBYAAKAWACAXAACgFgAgrQ5AAAAAAbQOQAAAAAG1DkAAAAABtg5AAAAAAbcOQAAAAAG4DkAAnxYAIbkOQAAAAAS6DkAAAAAEDRUAAJYWACAWAACWFgAgFwAAlhYAICgAAJ4WACApAACWFgAgrQ4CAAAAAbQOAgAAAAG1DgIAAAABtg4CAAAAAbcOAgAAAAG4DgIAnRYAIbkOAgAAAAW6DgIAAAAFDRUAAJsWACAWAACbFgAgFwAAmxYAICgAAJwWACApAACbFgAgrQ4CAAAAAbQOAgAAAAG1DgIAAAABtg4CAAAAAbcOAgAAAAG4DgIAmhYAIbkOAgAAAAS6DgIAAAAEDhUAAJYWACAWAACZFgAgFwAAmRYAIK0OAQAAAAG0DgEAAAABtQ4BAAAAAbYOAQAAAAG3DgEAAAABuA4BAJgWACG5DgEAAAAFug4BAAAABbsOAQAAAAG8DgEAAAABvQ4BAAAAAQ8VAACWFgAgFgAAlxYAIBcAAJcWACCtDoAAAAABrg4BAAAAAa8OAQAAAAGwDgEAAAABsQ6AAAAAAbIOgAAAAAGzDoAAAAABtA6AAAAAAbUOgAAAAAG2DoAAAAABtw6AAAAAAbgOgAAAAAEIrQ4CAAAAAbQOAgAAAAG1DgIAAAABtg4CAAAAAbcOAgAAAAG4DgIAlhYAIbkOAgAAAAW6DgIAAAAFDK0OgAAAAAGuDgEAAAABrw4BAAAAAbAOAQAAAAGxDoAAAAABsg6AAAAAAbMOgAAAAAG0DoAAAAABtQ6AAAAAAbYOgAAAAAG3DoAAAAABuA6AAAAAAQ4VAACWFgAgFgAAmRYAIBcAAJkWACCtDgEAAAABtA4BAAAAAbUOAQAAAAG2DgEAAAABtw4BAAAAAbgOAQCYFgAhuQ4BAAAABboOAQAAAAW7DgEAAAABvA4BAAAAAb0OAQAAAAELrQ4BAAAAAbQOAQAAAAG1DgEAAAABtg4BAAAAAbcOAQAAAAG4DgEAmRYAIbkOAQAAAAW6DgEAAAAFuw4BAAAAAbwOAQAAAAG9DgEAAAABDRUAAJsWACAWAACbFgAgFwAAmxYAICgAAJwWACApAACbFgAgrQ4CAAAAAbQOAgAAAAG1DgIAAAABtg4CAAAAAbcOAgAAAAG4DgIAmhYAIbkOAgAAAAS6DgIAAAAECK0OAgAAAAG0DgIAAAABtQ4CAAAAAbYOAgAAAAG3DgIAAAABuA4CAJsWACG5DgIAAAAEug4CAAAABAitDggAAAABtA4IAAAAAbUOCAAAAAG2DggAAAABtw4IAAAAAbgOCACcFgAhuQ4IAAAABLoOCAAAAAQNFQAAlhYAIBYAAJYWACAXAACWFgAgKAAAnhYAICkAAJYWACCtDgIAAAABtA4CAAAAAbUOAgAAAAG2DgIAAAABtw4CAAAAAbgOAgCdFgAhuQ4CAAAABboOAgAAAAUIrQ4IAAAAAbQOCAAAAAG1DggAAAABtg4IAAAAAbcOCAAAAAG4DggAnhYAIbkOCAAAAAW6DggAAAAFCxUAAJsWACAWAACgFgAgFwAAoBYAIK0OQAAAAAG0DkAAAAABtQ5AAAAAAbYOQAAAAAG3DkAAAAABuA5AAJ8WACG5DkAAAAAEug5AAAAABAitDkAAAAABtA5AAAAAAbUOQAAAAAG2DkAAAAABtw5AAAAAAbgOQACgFgAhuQ5AAAAABLoOQAAAAAQOFQAAmxYAIBYAAKIWACAXAACiFgAgrQ4BAAAAAbQOAQAAAAG1DgEAAAABtg4BAAAAAbcOAQAAAAG4DgEAoRYAIbkOAQAAAAS6DgEAAAAEuw4BAAAAAbwOAQAAAAG9DgEAAAABC60OAQAAAAG0DgEAAAABtQ4BAAAAAbYOAQAAAAG3DgEAAAABuA4BAKIWACG5DgEAAAAEug4BAAAABLsOAQAAAAG8DgEAAAABvQ4BAAAAAQ0VAACbFgAgFgAApBYAIBcAAKQWACAoAACcFgAgKQAApBYAIK0OBAAAAAG0DgQAAAABtQ4EAAAAAbYOBAAAAAG3DgQAAAABuA4EAKMWACG5DgQAAAAEug4EAAAABAitDgQAAAABtA4EAAAAAbUOBAAAAAG2DgQAAAABtw4EAAAAAbgOBACkFgAhuQ4EAAAABLoOBAAAAAQRog4AAKUWADCjDgAA9RUAEKQOAAClFgAwpQ4BAJAWACG-DgEAkBYAIb8OAQCQFgAhwA4BAJAWACHBDgEAkBYAIcIOAQCUFgAhww4BAJAWACHEDgIAkxYAIcUOAgCTFgAhxg5AAKYWACHHDgIAkxYAIcgOQACmFgAhyQ5AAJEWACHKDgEAlBYAIQsVAACWFgAgFgAAqBYAIBcAAKgWACCtDkAAAAABtA5AAAAAAbUOQAAAAAG2DkAAAAABtw5AAAAAAbgOQACnFgAhuQ5AAAAABboOQAAAAAULFQAAlhYAIBYAAKgWACAXAACoFgAgrQ5AAAAAAbQOQAAAAAG1DkAAAAABtg5AAAAAAbcOQAAAAAG4DkAApxYAIbkOQAAAAAW6DkAAAAAFCK0OQAAAAAG0DkAAAAABtQ5AAAAAAbYOQAAAAAG3DkAAAAABuA5AAKgWACG5DkAAAAAFug5AAAAABRfPAQAAqhYAIKIOAACpFgAwow4AAN8VABCkDgAAqRYAMKUOAQCQFgAhyQ5AAJEWACHLDgEAkBYAIcwOAQCQFgAhzQ4BAJAWACHODgAAqhYAIM8OIACrFgAh0A4BAJAWACHRDgEAlBYAIdIOQACmFgAh0w4BAJQWACHUDgEAlBYAIdUOIACrFgAh1g4BAJQWACHXDiAAqxYAIdgOQACmFgAh2Q4gAKsWACHaDkAAphYAIdsOQACmFgAhBK0OAQAAAAXcDgEAAAAB3Q4BAAAABN4OAQAAAAQFFQAAmxYAIBYAAK0WACAXAACtFgAgrQ4gAAAAAbgOIACsFgAhBRUAAJsWACAWAACtFgAgFwAArRYAIK0OIAAAAAG4DiAArBYAIQKtDiAAAAABuA4gAK0WACEYzwEAAKoWACDxDQAAtBYAIKIOAACuFgAwow4AAMwVABCkDgAArhYAMKUOAQCvFgAhyQ5AALMWACHLDgEArxYAIcwOAQCvFgAhzQ4BAK8WACHODgAAqhYAIM8OIACwFgAh0A4BAK8WACHRDgEAsRYAIdIOQACyFgAh0w4BALEWACHUDgEAsRYAIdUOIACwFgAh1g4BALEWACHXDiAAsBYAIdgOQACyFgAh2Q4gALAWACHaDkAAshYAIdsOQACyFgAhC60OAQAAAAG0DgEAAAABtQ4BAAAAAbYOAQAAAAG3DgEAAAABuA4BAKIWACG5DgEAAAAEug4BAAAABLsOAQAAAAG8DgEAAAABvQ4BAAAAAQKtDiAAAAABuA4gAK0WACELrQ4BAAAAAbQOAQAAAAG1DgEAAAABtg4BAAAAAbcOAQAAAAG4DgEAmRYAIbkOAQAAAAW6DgEAAAAFuw4BAAAAAbwOAQAAAAG9DgEAAAABCK0OQAAAAAG0DkAAAAABtQ5AAAAAAbYOQAAAAAG3DkAAAAABuA5AAKgWACG5DkAAAAAFug5AAAAABQitDkAAAAABtA5AAAAAAbUOQAAAAAG2DkAAAAABtw5AAAAAAbgOQACgFgAhuQ5AAAAABLoOQAAAAAQD3w4AAMEVACDgDgAAwRUAIOEOAADBFQAgDO8NAAC5FgAgog4AALUWADCjDgAAxRUAEKQOAAC1FgAwpQ4EALoWACGmDgEArxYAIacOQACzFgAhqA4CALYWACGpDgIAtxYAIaoOAQCxFgAhqw4AALgWACCsDgEAsRYAIQitDgIAAAABtA4CAAAAAbUOAgAAAAG2DgIAAAABtw4CAAAAAbgOAgCWFgAhuQ4CAAAABboOAgAAAAUIrQ4CAAAAAbQOAgAAAAG1DgIAAAABtg4CAAAAAbcOAgAAAAG4DgIAmxYAIbkOAgAAAAS6DgIAAAAEDK0OgAAAAAGuDgEAAAABrw4BAAAAAbAOAQAAAAGxDoAAAAABsg6AAAAAAbMOgAAAAAG0DoAAAAABtQ6AAAAAAbYOgAAAAAG3DoAAAAABuA6AAAAAARXuDQAAvBYAIPANAAC9FgAgog4AALsWADCjDgAAwRUAEKQOAAC7FgAwpQ4BAK8WACG-DgEArxYAIb8OAQCvFgAhwA4BAK8WACHBDgEArxYAIcIOAQCxFgAhww4BAK8WACHEDgIAtxYAIcUOAgC3FgAhxg5AALIWACHHDgIAtxYAIcgOQACyFgAhyQ5AALMWACHKDgEAsRYAIYMSAADBFQAghBIAAMEVACAIrQ4EAAAAAbQOBAAAAAG1DgQAAAABtg4EAAAAAbcOBAAAAAG4DgQApBYAIbkOBAAAAAS6DgQAAAAEE-4NAAC8FgAg8A0AAL0WACCiDgAAuxYAMKMOAADBFQAQpA4AALsWADClDgEArxYAIb4OAQCvFgAhvw4BAK8WACHADgEArxYAIcEOAQCvFgAhwg4BALEWACHDDgEArxYAIcQOAgC3FgAhxQ4CALcWACHGDkAAshYAIccOAgC3FgAhyA5AALIWACHJDkAAsxYAIcoOAQCxFgAhGs8BAACqFgAg8Q0AALQWACCiDgAArhYAMKMOAADMFQAQpA4AAK4WADClDgEArxYAIckOQACzFgAhyw4BAK8WACHMDgEArxYAIc0OAQCvFgAhzg4AAKoWACDPDiAAsBYAIdAOAQCvFgAh0Q4BALEWACHSDkAAshYAIdMOAQCxFgAh1A4BALEWACHVDiAAsBYAIdYOAQCxFgAh1w4gALAWACHYDkAAshYAIdkOIACwFgAh2g5AALIWACHbDkAAshYAIYMSAADMFQAghBIAAMwVACAD3w4AAMUVACDgDgAAxRUAIOEOAADFFQAgCwgAAL8WACCiDgAAvhYAMKMOAAC8FQAQpA4AAL4WADClDgQAjxYAIb8OAQCUFgAhwA4BAJAWACHJDkAAkRYAIcoOAQCUFgAh4g4gAKsWACHjDgEAlBYAIQ8VAACbFgAgFgAAwBYAIBcAAMAWACCtDoAAAAABrg4BAAAAAa8OAQAAAAGwDgEAAAABsQ6AAAAAAbIOgAAAAAGzDoAAAAABtA6AAAAAAbUOgAAAAAG2DoAAAAABtw6AAAAAAbgOgAAAAAEMrQ6AAAAAAa4OAQAAAAGvDgEAAAABsA4BAAAAAbEOgAAAAAGyDoAAAAABsw6AAAAAAbQOgAAAAAG1DoAAAAABtg6AAAAAAbcOgAAAAAG4DoAAAAABCwgAAMIWACCiDgAAwRYAMKMOAACpFQAQpA4AAMEWADClDgQAuhYAIb8OAQCxFgAhwA4BAK8WACHJDkAAsxYAIcoOAQCxFgAh4g4gALAWACHjDgEAsRYAIQytDoAAAAABrg4BAAAAAa8OAQAAAAGwDgEAAAABsQ6AAAAAAbIOgAAAAAGzDoAAAAABtA6AAAAAAbUOgAAAAAG2DoAAAAABtw6AAAAAAbgOgAAAAAEGog4AAMMWADCjDgAAoxUAEKQOAADDFgAwyQ5AAJEWACHkDgEAkBYAIeUOAQCUFgAhBqIOAADEFgAwow4AAJAVABCkDgAAxBYAMMkOQACzFgAh5A4BAK8WACHlDgEAsRYAIRSJCQEAkBYAIaIOAADFFgAwow4AAIoVABCkDgAAxRYAMKcOBACPFgAh5g4EAI8WACHnDgQAjxYAIegOAgCTFgAh6Q4CAJMWACHqDiAAxhYAIesOIADGFgAh7A4BAJAWACHtDgABxxYAIe4OAAHIFgAh7w4AAcgWACHwDgAByBYAIfEOAAHIFgAh8g4QAMkWACHzDhAAyRYAIfQOEADJFgAhBRUAAJYWACAWAADRFgAgFwAA0RYAIK0OIAAAAAG4DiAA0BYAIQcVAACbFgAgFgAAzxYAIBcAAM8WACCtDgABAAABuA4AAc4WACG5DgABAAAEug4AAQAABAcVAACWFgAgFgAAzRYAIBcAAM0WACCtDgABAAABuA4AAcwWACG5DgABAAAFug4AAQAABQ0VAACWFgAgFgAAyxYAIBcAAMsWACAoAADLFgAgKQAAyxYAIK0OEAAAAAG0DhAAAAABtQ4QAAAAAbYOEAAAAAG3DhAAAAABuA4QAMoWACG5DhAAAAAFug4QAAAABQ0VAACWFgAgFgAAyxYAIBcAAMsWACAoAADLFgAgKQAAyxYAIK0OEAAAAAG0DhAAAAABtQ4QAAAAAbYOEAAAAAG3DhAAAAABuA4QAMoWACG5DhAAAAAFug4QAAAABQitDhAAAAABtA4QAAAAAbUOEAAAAAG2DhAAAAABtw4QAAAAAbgOEADLFgAhuQ4QAAAABboOEAAAAAUHFQAAlhYAIBYAAM0WACAXAADNFgAgrQ4AAQAAAbgOAAHMFgAhuQ4AAQAABboOAAEAAAUErQ4AAQAAAbgOAAHNFgAhuQ4AAQAABboOAAEAAAUHFQAAmxYAIBYAAM8WACAXAADPFgAgrQ4AAQAAAbgOAAHOFgAhuQ4AAQAABLoOAAEAAAQErQ4AAQAAAbgOAAHPFgAhuQ4AAQAABLoOAAEAAAQFFQAAlhYAIBYAANEWACAXAADRFgAgrQ4gAAAAAbgOIADQFgAhAq0OIAAAAAG4DiAA0RYAIRSJCQEArxYAIaIOAADSFgAwow4AAPcUABCkDgAA0hYAMKcOBAC6FgAh5g4EALoWACHnDgQAuhYAIegOAgC3FgAh6Q4CALcWACHqDiAA0xYAIesOIADTFgAh7A4BAK8WACHtDgAB1BYAIe4OAAHVFgAh7w4AAdUWACHwDgAB1RYAIfEOAAHVFgAh8g4QANYWACHzDhAA1hYAIfQOEADWFgAhAq0OIAAAAAG4DiAA0RYAIQStDgABAAABuA4AAc8WACG5DgABAAAEug4AAQAABAStDgABAAABuA4AAc0WACG5DgABAAAFug4AAQAABQitDhAAAAABtA4QAAAAAbUOEAAAAAG2DhAAAAABtw4QAAAAAbgOEADLFgAhuQ4QAAAABboOEAAAAAUGiQkBAAAAAeYOBAAAAAHnDgQAAAAB6Q4CAAAAAewOAQAAAAHtDgABAAABBaIOAADYFgAwow4AAPEUABCkDgAA2BYAMPYOAQCQFgAh9w5AAKYWACEGnA0AANoWACCiDgAA2RYAMKMOAADeFAAQpA4AANkWADD2DgEArxYAIfcOQACyFgAhA98OAADCFAAg4A4AAMIUACDhDgAAwhQAIAzwDQIAkxYAIaIOAADbFgAwow4AANgUABCkDgAA2xYAMMcOAQCUFgAh5A4BAJAWACHmDgQAjxYAIfYOAQCQFgAh-A4CAJMWACH5DkAAkRYAIfoOQACRFgAh-w4AAJUWACANnQ0AAN0WACDwDQIAtxYAIaIOAADcFgAwow4AAMIUABCkDgAA3BYAMMcOAQCxFgAh5A4BAK8WACHmDgQAuhYAIfYOAQCvFgAh-A4CALcWACH5DkAAsxYAIfoOQACzFgAh-w4AALgWACAInA0AANoWACCiDgAA2RYAMKMOAADeFAAQpA4AANkWADD2DgEArxYAIfcOQACyFgAhgxIAAN4UACCEEgAA3hQAIALkDgEAAAAB5g4EAAAAAQaiDgAA3xYAMKMOAAC9FAAQpA4AAN8WADDJDkAAkRYAIcsOAQCQFgAh5A4BAJAWACEGog4AAOAWADCjDgAAqhQAEKQOAADgFgAwyQ5AALMWACHLDgEArxYAIeQOAQCvFgAhAssOAQAAAAHkDgEAAAABFqIOAADiFgAwow4AAKQUABCkDgAA4hYAMKoOAQCUFgAhyQ5AAJEWACHkDgEAkBYAIeYOBACPFgAh_g4BAJAWACH_DgIAkxYAIYAPIACrFgAhgQ8CAJMWACGCDwAAqhYAIIMPIACrFgAhhA8BAJQWACGFDwQA4xYAIYYPBADjFgAhhw8AAL8WACCID0AAphYAIYkPQACmFgAhig8EAOMWACGLDwQA4xYAIYwPQACRFgAhDRUAAJYWACAWAADlFgAgFwAA5RYAICgAAJ4WACApAADlFgAgrQ4EAAAAAbQOBAAAAAG1DgQAAAABtg4EAAAAAbcOBAAAAAG4DgQA5BYAIbkOBAAAAAW6DgQAAAAFDRUAAJYWACAWAADlFgAgFwAA5RYAICgAAJ4WACApAADlFgAgrQ4EAAAAAbQOBAAAAAG1DgQAAAABtg4EAAAAAbcOBAAAAAG4DgQA5BYAIbkOBAAAAAW6DgQAAAAFCK0OBAAAAAG0DgQAAAABtQ4EAAAAAbYOBAAAAAG3DgQAAAABuA4EAOUWACG5DgQAAAAFug4EAAAABRaiDgAA5hYAMKMOAACRFAAQpA4AAOYWADCqDgEAsRYAIckOQACzFgAh5A4BAK8WACHmDgQAuhYAIf4OAQCvFgAh_w4CALcWACGADyAAsBYAIYEPAgC3FgAhgg8AAKoWACCDDyAAsBYAIYQPAQCxFgAhhQ8EAOcWACGGDwQA5xYAIYcPAADCFgAgiA9AALIWACGJD0AAshYAIYoPBADnFgAhiw8EAOcWACGMD0AAsxYAIQitDgQAAAABtA4EAAAAAbUOBAAAAAG2DgQAAAABtw4EAAAAAbgOBADlFgAhuQ4EAAAABboOBAAAAAUC5A4BAAAAAeYOBAAAAAEGog4AAOkWADCjDgAAixQAEKQOAADpFgAwyQ5AAJEWACHkDgEAkBYAIY0PAQCQFgAhBqIOAADqFgAwow4AAPgTABCkDgAA6hYAMMkOQACzFgAh5A4BAK8WACGNDwEArxYAIQWiDgAA6xYAMKMOAADyEwAQpA4AAOsWADClDgQAjxYAIY0PAQCQFgAhBaIOAADsFgAwow4AAN8TABCkDgAA7BYAMKUOBAC6FgAhjQ8BAK8WACEJog4AAO0WADCjDgAA2RMAEKQOAADtFgAw5g4EAI8WACGODwEAkBYAIY8PAQCQFgAhkA8QAO4WACGRDwEAkBYAIZIPBACPFgAhDRUAAJsWACAWAADwFgAgFwAA8BYAICgAAPAWACApAADwFgAgrQ4QAAAAAbQOEAAAAAG1DhAAAAABtg4QAAAAAbcOEAAAAAG4DhAA7xYAIbkOEAAAAAS6DhAAAAAEDRUAAJsWACAWAADwFgAgFwAA8BYAICgAAPAWACApAADwFgAgrQ4QAAAAAbQOEAAAAAG1DhAAAAABtg4QAAAAAbcOEAAAAAG4DhAA7xYAIbkOEAAAAAS6DhAAAAAECK0OEAAAAAG0DhAAAAABtQ4QAAAAAbYOEAAAAAG3DhAAAAABuA4QAPAWACG5DhAAAAAEug4QAAAABAmiDgAA8RYAMKMOAADGEwAQpA4AAPEWADDmDgQAuhYAIY4PAQCvFgAhjw8BAK8WACGQDxAA8hYAIZEPAQCvFgAhkg8EALoWACEIrQ4QAAAAAbQOEAAAAAG1DhAAAAABtg4QAAAAAbcOEAAAAAG4DhAA8BYAIbkOEAAAAAS6DhAAAAAEBeYOBAAAAAGODwEAAAABjw8BAAAAAZAPEAAAAAGRDwEAAAABCaIOAAD0FgAwow4AAMATABCkDgAA9BYAMOYOBACPFgAhjQ8BAJAWACGODwEAkBYAIZQPAgCTFgAhlQ8QAO4WACGWDxAA7hYAIQmiDgAA9RYAMKMOAACtEwAQpA4AAPUWADDmDgQAuhYAIY0PAQCvFgAhjg8BAK8WACGUDwIAtxYAIZUPEADyFgAhlg8QAPIWACED5g4EAAAAAY0PAQAAAAGODwEAAAABCPQHAQCQFgAhog4AAPcWADCjDgAApxMAEKQOAAD3FgAw5g4EAI8WACGNDwEAkBYAIZgPEADuFgAhmQ8QAO4WACEI9AcBAK8WACGiDgAA-BYAMKMOAACUEwAQpA4AAPgWADDmDgQAuhYAIY0PAQCvFgAhmA8QAPIWACGZDxAA8hYAIQP0BwEAAAAB5g4EAAAAAY0PAQAAAAEMiQkBAJAWACGiDgAA-hYAMKMOAACOEwAQpA4AAPoWADCnDgQAjxYAIeYOBACPFgAh5w4EAI8WACHoDgIAkxYAIekOAgCTFgAhjQ8BAJAWACGVDxAA7hYAIZYPEADuFgAhDIkJAQCvFgAhog4AAPsWADCjDgAA-xIAEKQOAAD7FgAwpw4EALoWACHmDgQAuhYAIecOBAC6FgAh6A4CALcWACHpDgIAtxYAIY0PAQCvFgAhlQ8QAPIWACGWDxAA8hYAIQaJCQEAAAABpw4EAAAAAeYOBAAAAAHnDgQAAAAB6A4CAAAAAekOAgAAAAEKog4AAP0WADCjDgAA9RIAEKQOAAD9FgAwpw4EAI8WACHmDgQAjxYAIecOBACPFgAhnA8EAI8WACGdDwQAjxYAIZ4PBACPFgAhnw8BAJAWACEKog4AAP4WADCjDgAA4hIAEKQOAAD-FgAwpw4EALoWACHmDgQAuhYAIecOBAC6FgAhnA8EALoWACGdDwQAuhYAIZ4PBAC6FgAhnw8BAK8WACEJog4AAP8WADCjDgAA3BIAEKQOAAD_FgAwpQ4BAJAWACGnDkAAkRYAIewOAQCQFgAhoA8BAJAWACGhDwEAkBYAIaIPQACmFgAhCaIOAACAFwAwow4AAMkSABCkDgAAgBcAMKUOAQCvFgAhpw5AALMWACHsDgEArxYAIaAPAQCvFgAhoQ8BAK8WACGiD0AAshYAIQLsDgEAAAABoA8BAAAAAQbXBQEAkBYAIaIOAACCFwAwow4AAMMSABCkDgAAghcAMKQPQACRFgAhpQ9AAJEWACEG1wUBAK8WACGiDgAAgxcAMKMOAACwEgAQpA4AAIMXADCkD0AAsxYAIaUPQACzFgAhAtcFAQAAAAGkD0AAAAABB9cFAQCQFgAhog4AAIUXADCjDgAAqhIAEKQOAACFFwAwpw5AAJEWACHkDgEAkBYAIacPIACrFgAhB9cFAQCvFgAhog4AAIYXADCjDgAAlxIAEKQOAACGFwAwpw5AALMWACHkDgEArxYAIacPIACwFgAhA9cFAQAAAAGnDkAAAAAB5A4BAAAAAROiDgAAiBcAMKMOAACREgAQpA4AAIgXADCqDgEAlBYAIdgOQACmFgAh-g5AAJEWACGEDwEAkBYAIaUPQACmFgAhqQ8BAJAWACGqD0AAphYAIasPQACmFgAhrA9AAKYWACGtDwIAkxYAIa4PAgCTFgAhrw8BAJQWACGwDwEAlBYAIbEPAQCUFgAhsg8CAJIWACGzDwEAlBYAIROiDgAAiRcAMKMOAAD-EQAQpA4AAIkXADCqDgEAsRYAIdgOQACyFgAh-g5AALMWACGEDwEArxYAIaUPQACyFgAhqQ8BAK8WACGqD0AAshYAIasPQACyFgAhrA9AALIWACGtDwIAtxYAIa4PAgC3FgAhrw8BALEWACGwDwEAsRYAIbEPAQCxFgAhsg8CALYWACGzDwEAsRYAIQqiDgAAihcAMKMOAAD4EQAQpA4AAIoXADCqDgEAlBYAIc4OAgCTFgAhtA8BAJAWACG1D0AAkRYAIbYPAgCTFgAhtw9AAKYWACG4DwAAlRYAIAqiDgAAixcAMKMOAADlEQAQpA4AAIsXADCqDgEAsRYAIc4OAgC3FgAhtA8BAK8WACG1D0AAsxYAIbYPAgC3FgAhtw9AALIWACG4DwAAuBYAIAqiDgAAjBcAMKMOAADfEQAQpA4AAIwXADClDgQAjxYAIbQPAQCQFgAhuQ9AAJEWACG6D0AAkRYAIbsPQACmFgAhvA9AAKYWACG9DwAAlRYAIAqiDgAAjRcAMKMOAADMEQAQpA4AAI0XADClDgQAuhYAIbQPAQCvFgAhuQ9AALMWACG6D0AAsxYAIbsPQACyFgAhvA9AALIWACG9DwAAuBYAIAeJCQEAkBYAIaIOAACOFwAwow4AAMYRABCkDgAAjhcAML4PAQCQFgAhvw8BAJQWACHADwQA4xYAIQeJCQEArxYAIaIOAACPFwAwow4AALMRABCkDgAAjxcAML4PAQCvFgAhvw8BALEWACHADwQA5xYAIQeiDgAAkBcAMKMOAACtEQAQpA4AAJAXADDmDgQAjxYAIfoOQACRFgAhjQ8BAJAWACHBD0AAkRYAIQeiDgAAkRcAMKMOAACaEQAQpA4AAJEXADDmDgQAuhYAIfoOQACzFgAhjQ8BAK8WACHBD0AAsxYAIQLmDgQAAAABjQ8BAAAAARSiDgAAkxcAMKMOAACUEQAQpA4AAJMXADDmDgQAjxYAIY0PAQCQFgAhlQ8CAJMWACGkD0AAkRYAIb4PAQCQFgAhww9AAJEWACHEDwIAkxYAIcUPAgCTFgAhxg8CAJMWACHHDwIAkxYAIcgPAgCTFgAhyQ8CAJMWACHKDwIAkxYAIcsPAgCTFgAhzA8gAKsWACHNDwEAkBYAIc4PQACRFgAhFKIOAACUFwAwow4AAIERABCkDgAAlBcAMOYOBAC6FgAhjQ8BAK8WACGVDwIAtxYAIaQPQACzFgAhvg8BAK8WACHDD0AAsxYAIcQPAgC3FgAhxQ8CALcWACHGDwIAtxYAIccPAgC3FgAhyA8CALcWACHJDwIAtxYAIcoPAgC3FgAhyw8CALcWACHMDyAAsBYAIc0PAQCvFgAhzg9AALMWACED5g4EAAAAAY0PAQAAAAGkD0AAAAABB6IOAACWFwAwow4AAPsQABCkDgAAlhcAMKUOAgCTFgAh0A8BAJAWACHRDwAAvxYAINIPQACRFgAhB6IOAACXFwAwow4AAOgQABCkDgAAlxcAMKUOAgC3FgAh0A8BAK8WACHRDwAAwhYAINIPQACzFgAhBqUDAQCQFgAhog4AAJgXADCjDgAA4hAAEKQOAACYFwAwpQ4EAI8WACGnDkAAkRYAIQalAwEArxYAIaIOAACZFwAwow4AAM8QABCkDgAAmRcAMKUOBAC6FgAhpw5AALMWACEQog4AAJoXADCjDgAAyRAAEKQOAACaFwAwpQ4EAI8WACGnDkAAkRYAIeYOBACPFgAh5w4EAOMWACGNDwEAkBYAIb4PAQCQFgAh0w8AAJsXACDUDwAAmxcAINUPIACrFgAh1g8gAKsWACHXDwQAjxYAIdgPBACPFgAh2Q8EAOMWACEErQ4CAAAABdwOAgAAAAHdDgIAAAAE3g4CAAAABBCiDgAAnBcAMKMOAAC2EAAQpA4AAJwXADClDgQAuhYAIacOQACzFgAh5g4EALoWACHnDgQA5xYAIY0PAQCvFgAhvg8BAK8WACHTDwAAmxcAINQPAACbFwAg1Q8gALAWACHWDyAAsBYAIdcPBAC6FgAh2A8EALoWACHZDwQA5xYAIQaiDgAAnRcAMKMOAACwEAAQpA4AAJ0XADCNDwEAkBYAIdoPAAHHFgAh2w8AAccWACEGog4AAJ4XADCjDgAAnRAAEKQOAACeFwAwjQ8BAK8WACHaDwAB1BYAIdsPAAHUFgAhAo0PAQAAAAHaDwABAAABGqIOAACgFwAwow4AAJcQABCkDgAAoBcAMMMOAQCQFgAh5g4EAI8WACGNDwEAkBYAIZUPAgCTFgAhxA8CAJMWACHFDwIAkxYAIcYPAgCTFgAhxw8CAJMWACHIDwIAkxYAIckPAgCTFgAhyg8CAJMWACHLDwIAkxYAIcwPIACrFgAhzQ8BAJAWACHaDwABxxYAId0PAAC_FgAg3g8BAJAWACHfDwEAkBYAIeAPAAHHFgAh4Q8EAI8WACHiDwQA4xYAIeMPAACbFwAg5A9AAJEWACEaog4AAKEXADCjDgAAhBAAEKQOAAChFwAwww4BAK8WACHmDgQAuhYAIY0PAQCvFgAhlQ8CALcWACHEDwIAtxYAIcUPAgC3FgAhxg8CALcWACHHDwIAtxYAIcgPAgC3FgAhyQ8CALcWACHKDwIAtxYAIcsPAgC3FgAhzA8gALAWACHNDwEArxYAIdoPAAHUFgAh3Q8AAMIWACDeDwEArxYAId8PAQCvFgAh4A8AAdQWACHhDwQAuhYAIeIPBADnFgAh4w8AAJsXACDkD0AAsxYAIQLmDgQAAAABjQ8BAAAAAQuiDgAAoxcAMKMOAAD-DwAQpA4AAKMXADDmDgQAjxYAIeUPAQCQFgAh5g8EAI8WACHnDwEAkBYAIegPAACqFgAg6Q8CAJMWACHqD0AAkRYAIesPQACmFgAhC6IOAACkFwAwow4AAOsPABCkDgAApBcAMOYOBAC6FgAh5Q8BAK8WACHmDwQAuhYAIecPAQCvFgAh6A8AAKoWACDpDwIAtxYAIeoPQACzFgAh6w9AALIWACED5g4EAAAAAeUPAQAAAAHmDwQAAAABB6IOAACmFwAwow4AAOUPABCkDgAAphcAMMkOQACRFgAhyw4BAJAWACHtDgEAkBYAIakPAQCQFgAhB6IOAACnFwAwow4AANIPABCkDgAApxcAMMkOQACzFgAhyw4BAK8WACHtDgEArxYAIakPAQCvFgAhCKIOAACoFwAwow4AAMwPABCkDgAAqBcAMMkOQACRFgAh7Q8BAJAWACHuDwEAkBYAIe8PAQCQFgAh8A9AAKYWACEIog4AAKkXADCjDgAAuQ8AEKQOAACpFwAwyQ5AALMWACHtDwEArxYAIe4PAQCvFgAh7w8BAK8WACHwD0AAshYAIQaiDgAAqhcAMKMOAACzDwAQpA4AAKoXADDJDkAAkRYAIeQOAQCQFgAh7w8BAJAWACEGog4AAKsXADCjDgAAoA8AEKQOAACrFwAwyQ5AALMWACHkDgEArxYAIe8PAQCvFgAhDqIOAACsFwAwow4AAJoPABCkDgAArBcAMMkOQACRFgAhyw4BAJQWACHmDgQAjxYAIakPAQCQFgAh5g8QAO4WACHxDwEAkBYAIfIPEADuFgAh8w8BAJAWACH0D0AAkRYAIfUPAQCUFgAh9g8AAKoWACAOog4AAK0XADCjDgAAhw8AEKQOAACtFwAwyQ5AALMWACHLDgEAsRYAIeYOBAC6FgAhqQ8BAK8WACHmDxAA8hYAIfEPAQCvFgAh8g8QAPIWACHzDwEArxYAIfQPQACzFgAh9Q8BALEWACH2DwAAqhYAIAaiDgAArhcAMKMOAACBDwAQpA4AAK4XADDmDgQAjxYAIecOBACPFgAh9w8BAJAWACEGog4AAK8XADCjDgAA7g4AEKQOAACvFwAw5g4EALoWACHnDgQAuhYAIfcPAQCvFgAhDqIOAACwFwAwow4AAOgOABCkDgAAsBcAMOQOAQCQFgAh5g4EAI8WACHnDgQAjxYAIekOAgCTFgAh7Q4BAJAWACH-DgEAkBYAIakPAQCQFgAh9A9AAJEWACH3DwEAkBYAIfgPEADuFgAh-Q9AAJEWACEOog4AALEXADCjDgAA1Q4AEKQOAACxFwAw5A4BAK8WACHmDgQAuhYAIecOBAC6FgAh6Q4CALcWACHtDgEArxYAIf4OAQCvFgAhqQ8BAK8WACH0D0AAsxYAIfcPAQCvFgAh-A8QAPIWACH5D0AAsxYAIQPmDgQAAAAB6Q4CAAAAAe0OAQAAAAEOog4AALMXADCjDgAAzw4AEKQOAACzFwAw5A4BAJAWACH5DkAAphYAIacPIACrFgAh-w8BAJAWACH8D0AAkRYAIf0PIACrFgAh_g8BAJQWACH_D0AAphYAIYAQQACmFgAhgRBAAKYWACGCEAAAlRYAIA2iDgAAtBcAMKMOAAC5DgAQpA4AALQXADCqDgEAlBYAIeQOAQCQFgAh5g4EAI8WACGADyAAqxYAIYEPAgCTFgAhgg8AAKoWACCEDwEAlBYAIYcPAAC_FgAg2w8AAcgWACGDEAQA4xYAIQ3wDQIAkxYAIaIOAAC1FwAwow4AAKMOABCkDgAAtRcAMMcOAQCUFgAhyg4BAJQWACHkDgEAkBYAIfYOAQCQFgAh-Q5AAJEWACH6DkAAphYAIacPIACrFgAh_A9AAJEWACH_D0AAphYAIQ-KCQAAtxcAIIsJAAC4FwAg8A0CALcWACGiDgAAthcAMKMOAACQDgAQpA4AALYXADDHDgEAsRYAIcoOAQCxFgAh5A4BAK8WACH2DgEArxYAIfkOQACzFgAh-g5AALIWACGnDyAAsBYAIfwPQACzFgAh_w9AALIWACED3w4AAIUOACDgDgAAhQ4AIOEOAACFDgAgA98OAACJDgAg4A4AAIkOACDhDgAAiQ4AIALkDgEAAAAB-w8BAAAAAQ-JCQAAuxcAIKIOAAC6FwAwow4AAIkOABCkDgAAuhcAMOQOAQCvFgAh-Q5AALIWACGnDyAAsBYAIfsPAQCvFgAh_A9AALMWACH9DyAAsBYAIf4PAQCxFgAh_w9AALIWACGAEEAAshYAIYEQQACyFgAhghAAALgWACARigkAALcXACCLCQAAuBcAIPANAgC3FgAhog4AALYXADCjDgAAkA4AEKQOAAC2FwAwxw4BALEWACHKDgEAsRYAIeQOAQCvFgAh9g4BAK8WACH5DkAAsxYAIfoOQACyFgAhpw8gALAWACH8D0AAsxYAIf8PQACyFgAhgxIAAJAOACCEEgAAkA4AIALkDgEAAAAB5g4EAAAAAQ6JCQAAuxcAIKIOAAC9FwAwow4AAIUOABCkDgAAvRcAMKoOAQCxFgAh5A4BAK8WACHmDgQAuhYAIYAPIACwFgAhgQ8CALcWACGCDwAAqhYAIIQPAQCxFgAhhw8AAMIWACDbDwAB1RYAIYMQBADnFgAhBqIOAAC-FwAwow4AAIAOABCkDgAAvhcAMPYOAQCQFgAhpA9AAJEWACGFEAIAkxYAIQaiDgAAvxcAMKMOAADtDQAQpA4AAL8XADD2DgEArxYAIaQPQACzFgAhhRACALcWACEC9g4BAAAAAaQPQAAAAAEOog4AAMEXADCjDgAA5w0AEKQOAADBFwAwpw5AAJEWACG_DgEAlBYAIccOAQCUFgAh5A4BAJAWACH6DkAAkRYAIYcQAQCQFgAhiBABAJAWACGJEAAAqhYAIIoQQACmFgAhixABAJQWACGMEAAAlRYAIAmmAwIAkxYAIaIOAADCFwAwow4AANENABCkDgAAwhcAMMsOAQCQFgAhhxABAJAWACGNEEAAkRYAIY4QIACrFgAhjxBAAKYWACELpgMCALcWACHxBwAAxBcAIPgHAADFFwAgog4AAMMXADCjDgAAqgwAEKQOAADDFwAwyw4BAK8WACGHEAEArxYAIY0QQACzFgAhjhAgALAWACGPEEAAshYAIQ7xBwAAwhYAIPIHAADPFwAg8wcAANAXACD2BwAA0RcAIPcHAADSFwAgog4AAM4XADCjDgAAtQwAEKQOAADOFwAwpQ4BAK8WACHJDkAAsxYAIcsOAQCvFgAhqQ8BAK8WACGDEgAAtQwAIIQSAAC1DAAgA98OAACsDAAg4A4AAKwMACDhDgAArAwAIAeiDgAAxhcAMKMOAAC5DQAQpA4AAMYXADDkDgEAkBYAIaQPQACRFgAhkBABAJAWACGREAIAkxYAIQeiDgAAxxcAMKMOAACmDQAQpA4AAMcXADDkDgEArxYAIaQPQACzFgAhkBABAK8WACGREAIAtxYAIQPkDgEAAAABpA9AAAAAAZAQAQAAAAEHog4AAMkXADCjDgAAoA0AEKQOAADJFwAwpA9AAJEWACGQEAEAkBYAIZMQBACPFgAhlBAEAI8WACEJog4AAMoXADCjDgAAig0AEKQOAADKFwAwyQ5AAJEWACHLDgEAkBYAIYcQAQCQFgAhkBABAJAWACGVEEAAphYAIZYQAgCTFgAhB6IOAADLFwAwow4AAPQMABCkDgAAyxcAMIcQAQCQFgAhlxABAJAWACGYEAEAkBYAIZkQQACRFgAhDaIOAADMFwAwow4AAN4MABCkDgAAzBcAMKUOAQCQFgAhqg4BAJQWACHJDkAAkRYAIcsOAQCQFgAhzg4CAJMWACG3D0AAphYAIeQPQACRFgAhhxABAJAWACGaEAEAkBYAIZsQAACVFgAgCPEHAAC_FgAgog4AAM0XADCjDgAAyAwAEKQOAADNFwAwpQ4BAJAWACHJDkAAkRYAIcsOAQCQFgAhqQ8BAJAWACEM8QcAAMIWACDyBwAAzxcAIPMHAADQFwAg9gcAANEXACD3BwAA0hcAIKIOAADOFwAwow4AALUMABCkDgAAzhcAMKUOAQCvFgAhyQ5AALMWACHLDgEArxYAIakPAQCvFgAhA98OAACZDAAg4A4AAJkMACDhDgAAmQwAIAPfDgAAnQwAIOAOAACdDAAg4Q4AAJ0MACAD3w4AAKEMACDgDgAAoQwAIOEOAAChDAAgDaYDAgC3FgAh8QcAAMQXACD4BwAAxRcAIKIOAADDFwAwow4AAKoMABCkDgAAwxcAMMsOAQCvFgAhhxABAK8WACGNEEAAsxYAIY4QIACwFgAhjxBAALIWACGDEgAAqgwAIIQSAACqDAAgAuQOAQAAAAGHEAEAAAABD_cHAADVFwAgog4AANQXADCjDgAArAwAEKQOAADUFwAwpw5AALMWACG_DgEAsRYAIccOAQCxFgAh5A4BAK8WACH6DkAAsxYAIYcQAQCvFgAhiBABAK8WACGJEAAAqhYAIIoQQACyFgAhixABALEWACGMEAAAuBYAIA2mAwIAtxYAIfEHAADEFwAg-AcAAMUXACCiDgAAwxcAMKMOAACqDAAQpA4AAMMXADDLDgEArxYAIYcQAQCvFgAhjRBAALMWACGOECAAsBYAIY8QQACyFgAhgxIAAKoMACCEEgAAqgwAIAOQEAEAAAABkxAEAAAAAZQQBAAAAAEI9AcAANgXACCiDgAA1xcAMKMOAAClDAAQpA4AANcXADCkD0AAsxYAIZAQAQCvFgAhkxAEALoWACGUEAQAuhYAIQ3xBwAAxBcAIPUHAADaFwAgog4AANkXADCjDgAAoQwAEKQOAADZFwAwyQ5AALMWACHLDgEArxYAIYcQAQCvFgAhkBABAK8WACGVEEAAshYAIZYQAgC3FgAhgxIAAKEMACCEEgAAoQwAIAvxBwAAxBcAIPUHAADaFwAgog4AANkXADCjDgAAoQwAEKQOAADZFwAwyQ5AALMWACHLDgEArxYAIYcQAQCvFgAhkBABAK8WACGVEEAAshYAIZYQAgC3FgAhA98OAAClDAAg4A4AAKUMACDhDgAApQwAIAKHEAEAAAABlxABAAAAAQjxBwAAxBcAIKIOAADcFwAwow4AAJ0MABCkDgAA3BcAMIcQAQCvFgAhlxABAK8WACGYEAEArxYAIZkQQACzFgAhDvEHAADEFwAgog4AAN0XADCjDgAAmQwAEKQOAADdFwAwpQ4BAK8WACGqDgEAsRYAIckOQACzFgAhyw4BAK8WACHODgIAtxYAIbcPQACyFgAh5A9AALMWACGHEAEArxYAIZoQAQCvFgAhmxAAALgWACAHog4AAN4XADCjDgAAlAwAEKQOAADeFwAwpQ4BAJAWACH0D0AAkRYAIZ8QAACqFgAgoBBAAKYWACEHog4AAN8XADCjDgAAgQwAEKQOAADfFwAwpQ4BAK8WACH0D0AAsxYAIZ8QAACqFgAgoBBAALIWACERog4AAOAXADCjDgAA-wsAEKQOAADgFwAwpQ4BAJAWACHJDkAAkRYAIY0PAQCQFgAh8A9AAJEWACH0D0AAkRYAIaEQAQCQFgAhohABAJQWACGjEAEAkBYAIaQQAQCQFgAhpRABAJQWACGmEEAAphYAIacQAQCUFgAhqBBAAKYWACGpEEAAphYAIRGiDgAA4RcAMKMOAADoCwAQpA4AAOEXADClDgEArxYAIckOQACzFgAhjQ8BAK8WACHwD0AAsxYAIfQPQACzFgAhoRABAK8WACGiEAEAsRYAIaMQAQCvFgAhpBABAK8WACGlEAEAsRYAIaYQQACyFgAhpxABALEWACGoEEAAshYAIakQQACyFgAhCggAAL8WACCiDgAA4hcAMKMOAADiCwAQpA4AAOIXADDsDgEAkBYAIY0QQACRFgAhqhABAJAWACGrEAEAkBYAIawQQACRFgAhrRBAAKYWACEQog4AAOMXADCjDgAAzAsAEKQOAADjFwAwpQ4BAJAWACHEDgIAkxYAIcYOQACmFgAhxw4CAJMWACHIDkAAphYAIckOQACRFgAh7A4BAJAWACH-DgEAkBYAIYgPQACmFgAhqhABAJAWACGuEAAAvxYAIK8QAgCTFgAhsBBAAKYWACEICAAAvxYAIKIOAADkFwAwow4AALYLABCkDgAA5BcAMKUOBACPFgAhpw5AAJEWACHsDgEAkBYAIaoQAQCQFgAhCaIOAADlFwAwow4AAKALABCkDgAA5RcAMMsOAQCUFgAh5Q4BAJQWACGxDyAAqxYAIfwPQACRFgAhsRABAJAWACGyEAIAkxYAIQmiDgAA5hcAMKMOAACNCwAQpA4AAOYXADDLDgEAsRYAIeUOAQCxFgAhsQ8gALAWACH8D0AAsxYAIbEQAQCvFgAhshACALcWACERog4AAOcXADCjDgAAhwsAEKQOAADnFwAwpQ4BAJAWACHJDkAAkRYAIcsOAQCUFgAhzQ4BAJAWACHWDgEAlBYAIaAPAQCQFgAh8A9AAKYWACH8D0AAphYAIbEQAQCQFgAhsxABAJAWACG0EAAAqhYAILUQAQCQFgAhthBAAKYWACG3EAIAkxYAIQaiDgAA6BcAMKMOAADvCgAQpA4AAOgXADC4EAEAkBYAIbkQAgCTFgAhuhAAAccWACEIog4AAOkXADCjDgAA2QoAEKQOAADpFwAw5A4BAJAWACHyDhAAyRYAIdAPAgCTFgAhuBABAJAWACG7EAIAkxYAIRqiDgAA6hcAMKMOAADDCgAQpA4AAOoXADClDgEAkBYAIckOQACRFgAhyw4BAJAWACHyDgEAlBYAIfsOAgCTFgAh_g4BAJAWACGID0AAphYAIaEPAQCUFgAhpA8EAOMWACHgDwEAlBYAIfMPAQCUFgAhhxABAJQWACGgEAQA4xYAIbwQAQCQFgAhvRABAJAWACG-EBAAyRYAIb8QEADJFgAhwBACAJIWACHBEAAByBYAIcIQAgCSFgAhwxAQAMkWACHEEAAAlRYAIMUQAQCUFgAhHM8GAADsFwAg0AYAAO0XACCiDgAA6xcAMKMOAACwCgAQpA4AAOsXADClDgEArxYAIckOQACzFgAhyw4BAK8WACHyDgEAsRYAIfsOAgC3FgAh_g4BAK8WACGID0AAshYAIaEPAQCxFgAhpA8EAOcWACHgDwEAsRYAIfMPAQCxFgAhhxABALEWACGgEAQA5xYAIbwQAQCvFgAhvRABAK8WACG-EBAA1hYAIb8QEADWFgAhwBACALYWACHBEAAB1RYAIcIQAgC2FgAhwxAQANYWACHEEAAAuBYAIMUQAQCxFgAhA98OAAClCgAg4A4AAKUKACDhDgAApQoAIAPfDgAAqQoAIOAOAACpCgAg4Q4AAKkKACACuBABAAAAAbkQAgAAAAEHzgYAAPAXACCiDgAA7xcAMKMOAACpCgAQpA4AAO8XADC4EAEArxYAIbkQAgC3FgAhuhAAAdQWACEezwYAAOwXACDQBgAA7RcAIKIOAADrFwAwow4AALAKABCkDgAA6xcAMKUOAQCvFgAhyQ5AALMWACHLDgEArxYAIfIOAQCxFgAh-w4CALcWACH-DgEArxYAIYgPQACyFgAhoQ8BALEWACGkDwQA5xYAIeAPAQCxFgAh8w8BALEWACGHEAEAsRYAIaAQBADnFgAhvBABAK8WACG9EAEArxYAIb4QEADWFgAhvxAQANYWACHAEAIAthYAIcEQAAHVFgAhwhACALYWACHDEBAA1hYAIcQQAAC4FgAgxRABALEWACGDEgAAsAoAIIQSAACwCgAgArgQAQAAAAG7EAIAAAABCc4GAADwFwAgog4AAPIXADCjDgAApQoAEKQOAADyFwAw5A4BAK8WACHyDhAA1hYAIdAPAgC3FgAhuBABAK8WACG7EAIAtxYAIQiiDgAA8xcAMKMOAACgCgAQpA4AAPMXADClDgEAkBYAIckOQACRFgAh9A9AAJEWACGQEAABxxYAIbwQAQCQFgAhCqIOAAD0FwAwow4AAIoKABCkDgAA9BcAMLwQAQCQFgAhyBACAJMWACHJEAIAkxYAIcoQAgCTFgAhyxAAAKoWACDMEAAAvxYAIM0QAQCQFgAhCJ0NAgCTFgAhog4AAPUXADCjDgAA9AkAEKQOAAD1FwAwoQ8BAJAWACG8EAEAkBYAIc4QAgCSFgAhzxABAJAWACEXpQMBAJAWACGdDQIAkxYAIaIOAAD2FwAwow4AAN4JABCkDgAA9hcAMOQOAQCUFgAhxA8CAJIWACHNDwEAlBYAIYgQAQCUFgAhlxABAJQWACG8EAEAkBYAIcgQAgCSFgAhzRAgAMYWACHOEAIAkxYAIdAQAQCQFgAh0RABAJQWACHSEAIAkhYAIdMQAACVFgAg1BABAJQWACHVEAEAlBYAIdYQAACqFgAg1xAgAMYWACHYEAIAkhYAIQeiDgAA9xcAMKMOAADICQAQpA4AAPcXADCYDxAA7hYAIbwQAQCQFgAh2RABAJAWACHaEBAA7hYAIQaiDgAA-BcAMKMOAACyCQAQpA4AAPgXADC5EAIAkxYAIboQAAHHFgAhvBABAJAWACEd8QcAAJUWACCiDgAA-RcAMKMOAACcCQAQpA4AAPkXADClDgEAkBYAIacOBADjFgAhyQ5AAJEWACHLDgEAkBYAIeYOBADjFgAh_g4BAJAWACGEDwAAlRYAIKEPAQCUFgAhqQ8BAJAWACG9DwAAlRYAIPQPQACRFgAhhxABAJQWACGsEEAAphYAIdsQAQCQFgAh3BAgAKsWACHdEAEAlBYAId4QAQCUFgAh3xAAAJUWACDgEAAAlRYAIOEQAAC_FgAg4hAgAKsWACHjEAAAqhYAIOQQAgCTFgAh5RBAAKYWACHmEAAAlRYAICPYBQAA-xcAINkFAAD8FwAg2gUAAP0XACDbBQAA_hcAINwFAAD_FwAg3QUAAIAYACDxBwAAuBYAIKIOAAD6FwAwow4AAIkJABCkDgAA-hcAMKUOAQCvFgAhpw4EAOcWACHJDkAAsxYAIcsOAQCvFgAh5g4EAOcWACH-DgEArxYAIYQPAAC4FgAgoQ8BALEWACGpDwEArxYAIb0PAAC4FgAg9A9AALMWACGHEAEAsRYAIawQQACyFgAh2xABAK8WACHcECAAsBYAId0QAQCxFgAh3hABALEWACHfEAAAuBYAIOAQAAC4FgAg4RAAAMIWACDiECAAsBYAIeMQAACqFgAg5BACALcWACHlEEAAshYAIeYQAAC4FgAgA98OAADqCAAg4A4AAOoIACDhDgAA6ggAIAPfDgAA7ggAIOAOAADuCAAg4Q4AAO4IACAD3w4AAPIIACDgDgAA8ggAIOEOAADyCAAgA98OAAD2CAAg4A4AAPYIACDhDgAA9ggAIAPfDgAA-ggAIOAOAAD6CAAg4Q4AAPoIACAD3w4AAP4IACDgDgAA_ggAIOEOAAD-CAAgCdcFAACCGAAgog4AAIEYADCjDgAA_ggAEKQOAACBGAAwpQ4BAK8WACHJDkAAsxYAIfQPQACzFgAhkBAAAdQWACG8EAEArxYAISXYBQAA-xcAINkFAAD8FwAg2gUAAP0XACDbBQAA_hcAINwFAAD_FwAg3QUAAIAYACDxBwAAuBYAIKIOAAD6FwAwow4AAIkJABCkDgAA-hcAMKUOAQCvFgAhpw4EAOcWACHJDkAAsxYAIcsOAQCvFgAh5g4EAOcWACH-DgEArxYAIYQPAAC4FgAgoQ8BALEWACGpDwEArxYAIb0PAAC4FgAg9A9AALMWACGHEAEAsRYAIawQQACyFgAh2xABAK8WACHcECAAsBYAId0QAQCxFgAh3hABALEWACHfEAAAuBYAIOAQAAC4FgAg4RAAAMIWACDiECAAsBYAIeMQAACqFgAg5BACALcWACHlEEAAshYAIeYQAAC4FgAggxIAAIkJACCEEgAAiQkAIAK8EAEAAAAByBACAAAAAQvXBQAAghgAIKIOAACEGAAwow4AAPoIABCkDgAAhBgAMLwQAQCvFgAhyBACALcWACHJEAIAtxYAIcoQAgC3FgAhyxAAAKoWACDMEAAAwhYAIM0QAQCvFgAhA50NAgAAAAGhDwEAAAABvBABAAAAAQnXBQAAghgAIJ0NAgC3FgAhog4AAIYYADCjDgAA9ggAEKQOAACGGAAwoQ8BAK8WACG8EAEArxYAIc4QAgC2FgAhzxABAK8WACECvBABAAAAAc4QAgAAAAEYpQMBAK8WACHXBQAAghgAIJ0NAgC3FgAhog4AAIgYADCjDgAA8ggAEKQOAACIGAAw5A4BALEWACHEDwIAthYAIc0PAQCxFgAhiBABALEWACGXEAEAsRYAIbwQAQCvFgAhyBACALYWACHNECAA0xYAIc4QAgC3FgAh0BABAK8WACHREAEAsRYAIdIQAgC2FgAh0xAAALgWACDUEAEAsRYAIdUQAQCxFgAh1hAAAKoWACDXECAA0xYAIdgQAgC2FgAhA7wQAQAAAAHZEAEAAAAB2hAQAAAAAQjXBQAAghgAIKIOAACKGAAwow4AAO4IABCkDgAAihgAMJgPEADyFgAhvBABAK8WACHZEAEArxYAIdoQEADyFgAhArkQAgAAAAG8EAEAAAABB9cFAACCGAAgog4AAIwYADCjDgAA6ggAEKQOAACMGAAwuRACALcWACG6EAAB1BYAIbwQAQCvFgAhCIkJAQCQFgAhog4AAI0YADCjDgAA5QgAEKQOAACNGAAw5g4EAI8WACHnDgQAjxYAIegOAgCTFgAh7BAgAKsWACEIiQkBAK8WACGiDgAAjhgAMKMOAADSCAAQpA4AAI4YADDmDgQAuhYAIecOBAC6FgAh6A4CALcWACHsECAAsBYAIQSJCQEAAAAB5g4EAAAAAecOBAAAAAHoDgIAAAABDvANAgCTFgAhog4AAJAYADCjDgAAzAgAEKQOAACQGAAwpw5AAJEWACHmDgQAjxYAIecOBACPFgAh6A4CAJMWACHtDgEAlBYAIaEPAQCQFgAh9w8BAJAWACHuEAQA4xYAIe8QQACRFgAh8BBAAKYWACEO8A0CALcWACGiDgAAkRgAMKMOAAC5CAAQpA4AAJEYADCnDkAAsxYAIeYOBAC6FgAh5w4EALoWACHoDgIAtxYAIe0OAQCxFgAhoQ8BAK8WACH3DwEArxYAIe4QBADnFgAh7xBAALMWACHwEEAAshYAIQPmDgQAAAAB5w4EAAAAAegOAgAAAAEFog4AAJMYADCjDgAAswgAEKQOAACTGAAw5A4BAJAWACHyEAIAkxYAIQWiDgAAlBgAMKMOAACgCAAQpA4AAJQYADDkDgEArxYAIfIQAgC3FgAhBokJAQCQFgAhog4AAJUYADCjDgAAmggAEKQOAACVGAAw5g4EAI8WACHzEAAAvxYAIAaJCQEArxYAIaIOAACWGAAwow4AAIcIABCkDgAAlhgAMOYOBAC6FgAh8xAAAMIWACACiQkBAAAAAeYOBAAAAAEHiQkBAJAWACGiDgAAmBgAMKMOAACBCAAQpA4AAJgYADDJEAIAkxYAIcsQAAC_FgAg9RABAJAWACEHiQkBAK8WACGiDgAAmRgAMKMOAADuBwAQpA4AAJkYADDJEAIAtxYAIcsQAADCFgAg9RABAK8WACEIiQkBAJAWACGiDgAAmhgAMKMOAADoBwAQpA4AAJoYADDmDgQAjxYAIfYQAQCQFgAh9xACAJMWACH4EAIAkxYAIQiJCQEArxYAIaIOAACbGAAwow4AANUHABCkDgAAmxgAMOYOBAC6FgAh9hABAK8WACH3EAIAtxYAIfgQAgC3FgAhAokJAQAAAAHmDgQAAAABB4kJAQCQFgAhog4AAJ0YADCjDgAAzwcAEKQOAACdGAAw5g4EAI8WACHbDwABxxYAIfoQBACPFgAhB4kJAQCvFgAhog4AAJ4YADCjDgAAvAcAEKQOAACeGAAw5g4EALoWACHbDwAB1BYAIfoQBAC6FgAhA4kJAQAAAAHmDgQAAAAB-hAEAAAAAQiJCQEAkBYAIaIOAACgGAAwow4AALYHABCkDgAAoBgAMOYOBACPFgAh_w4CAJMWACGGDwQAjxYAIdsPAAHIFgAhCIkJAQCvFgAhog4AAKEYADCjDgAAowcAEKQOAAChGAAw5g4EALoWACH_DgIAtxYAIYYPBAC6FgAh2w8AAdUWACECiQkBAAAAAeYOBAAAAAEUiQkBAJAWACGiDgAAoxgAMKMOAACdBwAQpA4AAKMYADCnDgQAjxYAIeYOBACPFgAh5w4EAI8WACHoDgIAkxYAIekOAgCTFgAh6g4gAMYWACHrDiAAxhYAIewOAQCQFgAh7Q4AAccWACHuDgAByBYAIe8OAAHIFgAh8A4AAcgWACHxDgAByBYAIfIOEADJFgAh8w4QAMkWACH0DhAAyRYAIRSJCQEArxYAIaIOAACkGAAwow4AAIoHABCkDgAApBgAMKcOBAC6FgAh5g4EALoWACHnDgQAuhYAIegOAgC3FgAh6Q4CALcWACHqDiAA0xYAIesOIADTFgAh7A4BAK8WACHtDgAB1BYAIe4OAAHVFgAh7w4AAdUWACHwDgAB1RYAIfEOAAHVFgAh8g4QANYWACHzDhAA1hYAIfQOEADWFgAhBokJAQAAAAHmDgQAAAAB5w4EAAAAAekOAgAAAAHsDgEAAAAB7Q4AAQAAAQmiDgAAphgAMKMOAACEBwAQpA4AAKYYADDmDgQAjxYAIfwQBACPFgAh_RABAJAWACH-EAEAkBYAIf8QBACPFgAhgBEEAOMWACEJog4AAKcYADCjDgAA8QYAEKQOAACnGAAw5g4EALoWACH8EAQAuhYAIf0QAQCvFgAh_hABAK8WACH_EAQAuhYAIYARBADnFgAhAuYOBAAAAAH8EAQAAAABC6IOAACpGAAwow4AAOsGABCkDgAAqRgAMOYOBACPFgAhghFAAKYWACGDEQEAlBYAIYQRBADjFgAhhRFAAKYWACGGEUAAphYAIYcRBADjFgAhiBFAAKYWACELog4AAKoYADCjDgAA2AYAEKQOAACqGAAw5g4EALoWACGCEUAAshYAIYMRAQCxFgAhhBEEAOcWACGFEUAAshYAIYYRQACyFgAhhxEEAOcWACGIEUAAshYAIQmiDgAAqxgAMKMOAADSBgAQpA4AAKsYADCqDgEAkBYAIcMOAgCSFgAhzQ4BAJAWACHmDgQAjxYAIYkPQACRFgAhjRBAAJEWACEJog4AAKwYADCjDgAAvwYAEKQOAACsGAAwqg4BAK8WACHDDgIAthYAIc0OAQCvFgAh5g4EALoWACGJD0AAsxYAIY0QQACzFgAhAs0OAQAAAAHmDgQAAAABB6IOAACuGAAwow4AALkGABCkDgAArhgAMOYOBACPFgAh5w4EAI8WACGKEQQAjxYAIYsRIACrFgAhB6IOAACvGAAwow4AAKYGABCkDgAArxgAMOYOBAC6FgAh5w4EALoWACGKEQQAuhYAIYsRIACwFgAhFKIOAACwGAAwow4AAKAGABCkDgAAsBgAMKoOAQCUFgAh2A5AAKYWACHmDgQAjxYAIecOBADjFgAh_g4BAJAWACHkD0AAkRYAIfcPAQCUFgAhihEEAOMWACGMEQQA4xYAIY0RBADjFgAhjhEEAOMWACGPEQEAlBYAIZARBADjFgAhkREBAJQWACGSEQQA4xYAIZMRBADjFgAhlBFAAKYWACEUog4AALEYADCjDgAAjQYAEKQOAACxGAAwqg4BALEWACHYDkAAshYAIeYOBAC6FgAh5w4EAOcWACH-DgEArxYAIeQPQACzFgAh9w8BALEWACGKEQQA5xYAIYwRBADnFgAhjREEAOcWACGOEQQA5xYAIY8RAQCxFgAhkBEEAOcWACGREQEAsRYAIZIRBADnFgAhkxEEAOcWACGUEUAAshYAIQaiDgAAshgAMKMOAACHBgAQpA4AALIYADDkDgEAkBYAIZcQAQCQFgAhlRFAAJEWACEGog4AALMYADCjDgAA9AUAEKQOAACzGAAw5A4BAK8WACGXEAEArxYAIZURQACzFgAhCqYDAAC_FgAgog4AALQYADCjDgAA7gUAEKQOAAC0GAAwqQ8BAJAWACG7D0AAphYAIeYPAgCTFgAhlhEBAJAWACGXEQEAkBYAIZgRQACmFgAhCqYDAADCFgAgog4AALUYADCjDgAA2wUAEKQOAAC1GAAwqQ8BAK8WACG7D0AAshYAIeYPAgC3FgAhlhEBAK8WACGXEQEArxYAIZgRQACyFgAhAqkPAQAAAAGWEQEAAAABB6IOAAC3GAAwow4AANUFABCkDgAAtxgAMOQOAQCQFgAhqQ8BAJAWACGXEQEAkBYAIZoRQACRFgAhB6IOAAC4GAAwow4AAMIFABCkDgAAuBgAMOQOAQCvFgAhqQ8BAK8WACGXEQEArxYAIZoRQACzFgAhA-QOAQAAAAGpDwEAAAABlxEBAAAAAQmiDgAAuhgAMKMOAAC8BQAQpA4AALoYADDkDgEAkBYAIakPAQCQFgAh4RAgAKsWACGYEUAAphYAIZwRIACrFgAhnRFAAJEWACEVog4AALsYADCjDgAApgUAEKQOAAC7GAAwyQ5AAJEWACHmDgQAjxYAIecOBACPFgAh7Q4BAJAWACH-DgEAkBYAIakPAQCQFgAhuw9AAKYWACHmDwIAkxYAIfcPAQCQFgAh2hAQAO4WACGWEQEAkBYAIZcRAQCQFgAhmBFAAKYWACGeEQEAlBYAIZ8RQACRFgAhoBEgAKsWACGhESAAqxYAIaIRIACrFgAhFqYDAAC9GAAgog4AALwYADCjDgAAkwUAEKQOAAC8GAAwyQ5AALMWACHmDgQAuhYAIecOBAC6FgAh7Q4BAK8WACH-DgEArxYAIakPAQCvFgAhuw9AALIWACHmDwIAtxYAIfcPAQCvFgAh2hAQAPIWACGWEQEArxYAIZcRAQCvFgAhmBFAALIWACGeEQEAsRYAIZ8RQACzFgAhoBEgALAWACGhESAAsBYAIaIRIACwFgAhA98OAACNBQAg4A4AAI0FACDhDgAAjQUAIAqlAwAAvxgAIKIOAAC-GAAwow4AAI0FABCkDgAAvhgAMOQOAQCvFgAhqQ8BAK8WACHhECAAsBYAIZgRQACyFgAhnBEgALAWACGdEUAAsxYAIRimAwAAvRgAIKIOAAC8GAAwow4AAJMFABCkDgAAvBgAMMkOQACzFgAh5g4EALoWACHnDgQAuhYAIe0OAQCvFgAh_g4BAK8WACGpDwEArxYAIbsPQACyFgAh5g8CALcWACH3DwEArxYAIdoQEADyFgAhlhEBAK8WACGXEQEArxYAIZgRQACyFgAhnhEBALEWACGfEUAAsxYAIaARIACwFgAhoREgALAWACGiESAAsBYAIYMSAACTBQAghBIAAJMFACAOCAAAvxYAIKIOAADAGAAwow4AAIgFABCkDgAAwBgAMKcOBACPFgAh5g4EAI8WACHnDgQAjxYAIekOAgCTFgAh7A4BAJAWACHtDgEAkBYAIakPAQCQFgAh9w8BAJAWACGjEQEAkBYAIaQRAQCQFgAhDggAAMIWACCiDgAAwRgAMKMOAAD1BAAQpA4AAMEYADCnDgQAuhYAIeYOBAC6FgAh5w4EALoWACHpDgIAtxYAIewOAQCvFgAh7Q4BAK8WACGpDwEArxYAIfcPAQCvFgAhoxEBAK8WACGkEQEArxYAIQPmDgQAAAAB6Q4CAAAAAe0OAQAAAAEFCAABxxYAIaIOAADDGAAwow4AAO8EABCkDgAAwxgAMP0QAAHHFgAhBggAAdQWACHzAgAAxRgAIKIOAADEGAAwow4AANwEABCkDgAAxBgAMP0QAAHUFgAhA98OAADABAAg4A4AAMAEACDhDgAAwAQAIAiiDgAAxhgAMKMOAADWBAAQpA4AAMYYADDCEAAByBYAIaURAgCTFgAhphECAJMWACGnEQEAkBYAIagRAAHHFgAhCfQCAADIGAAgog4AAMcYADCjDgAAwAQAEKQOAADHGAAwwhAAAdUWACGlEQIAtxYAIaYRAgC3FgAhpxEBAK8WACGoEQAB1BYAIQgIAAHUFgAh8wIAAMUYACCiDgAAxBgAMKMOAADcBAAQpA4AAMQYADD9EAAB1BYAIYMSAADcBAAghBIAANwEACACpRECAAAAAaYRAgAAAAES2gUCAJMWACHQBgAByBYAIaIOAADKGAAwow4AALsEABCkDgAAyhgAMKcOQACRFgAh4A8BAJAWACHzDwEAkBYAIcEQAQCQFgAhxBAAAL8WACDFEAEAkBYAIfwQAgCTFgAhqhEBAJAWACGrEQAAvxYAIKwRBACPFgAhrREEAI8WACGuEQQAjxYAIa8RAAC_FgAgEtoFAgC3FgAh0AYAAdUWACGiDgAAyxgAMKMOAACoBAAQpA4AAMsYADCnDkAAsxYAIeAPAQCvFgAh8w8BAK8WACHBEAEArxYAIcQQAADCFgAgxRABAK8WACH8EAIAtxYAIaoRAQCvFgAhqxEAAMIWACCsEQQAuhYAIa0RBAC6FgAhrhEEALoWACGvEQAAwhYAIAqiDgAAzBgAMKMOAACiBAAQpA4AAMwYADDLDgEAkBYAIbARQACRFgAhsREBAJAWACGyEQEAkBYAIbMRAgCTFgAhtBECAJMWACG1EQAAmxcAIAqiDgAAzRgAMKMOAACPBAAQpA4AAM0YADDLDgEArxYAIbARQACzFgAhsREBAK8WACGyEQEArxYAIbMRAgC3FgAhtBECALcWACG1EQAAmxcAIATLDgEAAAABsBFAAAAAAbERAQAAAAGyEQEAAAABDIkJAQCQFgAhog4AAM8YADCjDgAAiQQAEKQOAADPGAAwpQ4BAJAWACHJDkAAkRYAIcsOAQCQFgAh5g4EAOMWACHsDgEAkBYAIfQPQACRFgAhqBBAAKYWACGpEEAAphYAIQyJCQEArxYAIaIOAADQGAAwow4AAPYDABCkDgAA0BgAMKUOAQCvFgAhyQ5AALMWACHLDgEArxYAIeYOBADnFgAh7A4BAK8WACH0D0AAsxYAIagQQACyFgAhqRBAALIWACEGog4AANEYADCjDgAA8AMAEKQOAADRGAAw5Q4BAJQWACHmDwEAkBYAIfQPQACRFgAhBqIOAADSGAAwow4AAN0DABCkDgAA0hgAMOUOAQCxFgAh5g8BAK8WACH0D0AAsxYAIQaiDgAA0xgAMKMOAADXAwAQpA4AANMYADDLDgEAkBYAIaQPQACRFgAhsxECAJMWACEGog4AANQYADCjDgAAxAMAEKQOAADUGAAwyw4BAK8WACGkD0AAsxYAIbMRAgC3FgAhAssOAQAAAAGkD0AAAAABBqIOAADWGAAwow4AAL4DABCkDgAA1hgAMLoQBACPFgAhsBFAAJEWACG4EQEAkBYAIQaiDgAA1xgAMKMOAACrAwAQpA4AANcYADC6EAQAuhYAIbARQACzFgAhuBEBAK8WACECsBFAAAAAAbgRAQAAAAEPog4AANkYADCjDgAApQMAEKQOAADZGAAwwQ4BAJQWACHDDgIAkhYAIfEOAQCQFgAh9A9AAJEWACGrEAEAkBYAIbgRAQCQFgAhuhEBAJAWACG7EQEAkBYAIbwRIACrFgAhvREAANoYACC-EQEAkBYAIb8RQACRFgAhBK0OAAEAAAXcDgABAAAB3Q4AAQAABN4OAAEAAAQPog4AANsYADCjDgAAkgMAEKQOAADbGAAwwQ4BALEWACHDDgIAthYAIfEOAQCvFgAh9A9AALMWACGrEAEArxYAIbgRAQCvFgAhuhEBAK8WACG7EQEArxYAIbwRIACwFgAhvREAANoYACC-EQEArxYAIb8RQACzFgAhBPEOAQAAAAGrEAEAAAABuBEBAAAAAboRAQAAAAEKog4AAN0YADCjDgAAjAMAEKQOAADdGAAwpQ4BAJAWACGnDkAAkRYAIaAPAQCQFgAhwREBAJAWACHCEQEAkBYAIcMRAAC_FgAgxBEBAJQWACEKog4AAN4YADCjDgAA-QIAEKQOAADeGAAwpQ4BAK8WACGnDkAAsxYAIaAPAQCvFgAhwREBAK8WACHCEQEArxYAIcMRAADCFgAgxBEBALEWACEVog4AAN8YADCjDgAA8wIAEKQOAADfGAAwpQ4BAJAWACHJDkAAkRYAIcsOAQCQFgAh7A4BAJAWACGRDwEAkBYAIakPAQCQFgAh9A9AAKYWACGoEEAAphYAIakQQACmFgAh_RABAJAWACHFEQAAqhYAIMYRAACqFgAgxxEAAKoWACDIEQIAkhYAIckRAQCQFgAhyhFAAKYWACHLEQEAlBYAIcwRAQCUFgAhDYkJAQCQFgAhog4AAOAYADCjDgAA3QIAEKQOAADgGAAwpQ4BAJAWACHJDkAAkRYAIeYOBADjFgAh1RABAJAWACHKEUAAphYAIcsRAQCUFgAhzRFAAKYWACHOEUAAphYAIc8RAgCTFgAhAqoQAQAAAAGrEAEAAAABCwgAAMIWACDOAQAA4xgAIKIOAADiGAAwow4AAMECABCkDgAA4hgAMOwOAQCvFgAhjRBAALMWACGqEAEArxYAIasQAQCvFgAhrBBAALMWACGtEEAAshYAIRfMAQAA7BgAIM8BAADtGAAg0AEAAO4YACDRAQAA7xgAIKIOAADrGAAwow4AALMCABCkDgAA6xgAMKUOAQCvFgAhyQ5AALMWACHLDgEAsRYAIc0OAQCvFgAh1g4BALEWACGgDwEArxYAIfAPQACyFgAh_A9AALIWACGxEAEArxYAIbMQAQCvFgAhtBAAAKoWACC1EAEArxYAIbYQQACyFgAhtxACALcWACGDEgAAswIAIIQSAACzAgAgAuwOAQAAAAGqEAEAAAABEc4BAADjGAAgog4AAOUYADCjDgAAvQIAEKQOAADlGAAwpQ4BAK8WACHEDgIAtxYAIcYOQACyFgAhxw4CALcWACHIDkAAshYAIckOQACzFgAh7A4BAK8WACH-DgEArxYAIYgPQACyFgAhqhABAK8WACGuEAAAwhYAIK8QAgC3FgAhsBBAALIWACEJCAAAwhYAIM4BAADjGAAgog4AAOYYADCjDgAAuQIAEKQOAADmGAAwpQ4EALoWACGnDkAAsxYAIewOAQCvFgAhqhABAK8WACEPzQEAAOgYACDSAQAA6RgAIIkJAQCvFgAhog4AAOcYADCjDgAAtwIAEKQOAADnGAAwpQ4BAK8WACHJDkAAsxYAIeYOBADnFgAh1RABAK8WACHKEUAAshYAIcsRAQCxFgAhzRFAALIWACHOEUAAshYAIc8RAgC3FgAhA98OAACvAgAg4A4AAK8CACDhDgAArwIAIAPfDgAAswIAIOAOAACzAgAg4Q4AALMCACACyw4BAAAAAbEQAQAAAAEVzAEAAOwYACDPAQAA7RgAINABAADuGAAg0QEAAO8YACCiDgAA6xgAMKMOAACzAgAQpA4AAOsYADClDgEArxYAIckOQACzFgAhyw4BALEWACHNDgEArxYAIdYOAQCxFgAhoA8BAK8WACHwD0AAshYAIfwPQACyFgAhsRABAK8WACGzEAEArxYAIbQQAACqFgAgtRABAK8WACG2EEAAshYAIbcQAgC3FgAhEc0BAADoGAAg0gEAAOkYACCJCQEArxYAIaIOAADnGAAwow4AALcCABCkDgAA5xgAMKUOAQCvFgAhyQ5AALMWACHmDgQA5xYAIdUQAQCvFgAhyhFAALIWACHLEQEAsRYAIc0RQACyFgAhzhFAALIWACHPEQIAtxYAIYMSAAC3AgAghBIAALcCACAD3w4AALkCACDgDgAAuQIAIOEOAAC5AgAgA98OAAC9AgAg4A4AAL0CACDhDgAAvQIAIAPfDgAAwQIAIOAOAADBAgAg4Q4AAMECACAWzAEAAPEYACCiDgAA8BgAMKMOAACvAgAQpA4AAPAYADClDgEArxYAIckOQACzFgAhyw4BAK8WACHsDgEArxYAIZEPAQCvFgAhqQ8BAK8WACH0D0AAshYAIagQQACyFgAhqRBAALIWACH9EAEArxYAIcURAACqFgAgxhEAAKoWACDHEQAAqhYAIMgRAgC2FgAhyREBAK8WACHKEUAAshYAIcsRAQCxFgAhzBEBALEWACERzQEAAOgYACDSAQAA6RgAIIkJAQCvFgAhog4AAOcYADCjDgAAtwIAEKQOAADnGAAwpQ4BAK8WACHJDkAAsxYAIeYOBADnFgAh1RABAK8WACHKEUAAshYAIcsRAQCxFgAhzRFAALIWACHOEUAAshYAIc8RAgC3FgAhgxIAALcCACCEEgAAtwIAIAKJCQEAAAAB5g4EAAAAAQWiDgAA8xgAMKMOAACqAgAQpA4AAPMYADCrEAEAkBYAIdMRAAC_FgAgBaIOAAD0GAAwow4AAJcCABCkDgAA9BgAMKsQAQCvFgAh0xEAAMIWACAR8A0CAJMWACGiDgAA9RgAMKMOAACRAgAQpA4AAPUYADCnDkAAkRYAIeYOBACPFgAh5w4EAI8WACHpDgIAkxYAIe0OAQCQFgAhjQ8BAJAWACHlDwEAlBYAIfcPAQCUFgAhoRABAJAWACHvEEAAkRYAIYoRBACPFgAh1BEBAJAWACHVEQAAlRYAIBHwDQIAtxYAIaIOAAD2GAAwow4AAP4BABCkDgAA9hgAMKcOQACzFgAh5g4EALoWACHnDgQAuhYAIekOAgC3FgAh7Q4BAK8WACGNDwEArxYAIeUPAQCxFgAh9w8BALEWACGhEAEArxYAIe8QQACzFgAhihEEALoWACHUEQEArxYAIdURAAC4FgAgAuYOBAAAAAHUEQEAAAABCQgAAL8WACCiDgAA-BgAMKMOAAD4AQAQpA4AAPgYADClDgEAkBYAIacOQACRFgAh5A4BAJAWACHsDgEAkBYAIf8PQACmFgAhCQgAAMIWACCiDgAA-RgAMKMOAADlAQAQpA4AAPkYADClDgEArxYAIacOQACzFgAh5A4BAK8WACHsDgEArxYAIf8PQACyFgAhBqIOAAD6GAAwow4AAN8BABCkDgAA-hgAMI0PAQCQFgAhwQ8EAI8WACHyEAIAkxYAIQaiDgAA-xgAMKMOAADMAQAQpA4AAPsYADCNDwEArxYAIcEPBAC6FgAh8hACALcWACECjQ8BAAAAAcEPBAAAAAEKog4AAP0YADCjDgAAxgEAEKQOAAD9GAAw5g4EAI8WACHnDgQAjxYAIe0OAQCQFgAhoRABAJAWACGKEQQAjxYAIdQRAQCQFgAh2BEBAJAWACEKog4AAP4YADCjDgAAswEAEKQOAAD-GAAw5g4EALoWACHnDgQAuhYAIe0OAQCvFgAhoRABAK8WACGKEQQAuhYAIdQRAQCvFgAh2BEBAK8WACEE5g4EAAAAAaEQAQAAAAHUEQEAAAAB2BEBAAAAAQ-iDgAAgBkAMKMOAACtAQAQpA4AAIAZADDmDgQAjxYAIecOBACPFgAh6Q4CAJMWACGNDwEAkBYAIeUPAQCQFgAhoRABAJAWACH_EAQAjxYAIdQRAQCQFgAh2BEBAJAWACHaEQEAkBYAIdsRBACPFgAh3BEAAL8WACAPog4AAIEZADCjDgAAmgEAEKQOAACBGQAw5g4EALoWACHnDgQAuhYAIekOAgC3FgAhjQ8BAK8WACHlDwEArxYAIaEQAQCvFgAh_xAEALoWACHUEQEArxYAIdgRAQCvFgAh2hEBAK8WACHbEQQAuhYAIdwRAADCFgAgA-YOBAAAAAHUEQEAAAAB2BEBAAAAASQIAQCQFgAhog4AAIMZADCjDgAAlAEAEKQOAACDGQAwpQ4BAJAWACHJDkAAkRYAIeYOBACPFgAh5w4EAOMWACHpDgIAkhYAIe0OAQCUFgAhjQ8BAJAWACHlDwEAlBYAIfMPAQCUFgAh9w8BAJQWACGhEAEAkBYAIagQQACmFgAh_xAEAI8WACGgESAAqxYAIdQRAQCQFgAh2BEBAJAWACHaEQEAkBYAIdsRBACPFgAh3hECAJIWACHfEQAAlRYAIOARAACVFgAg4REgAKsWACHiEQEAkBYAIeMRAQCUFgAh5BEBAJAWACHlEQEAlBYAIeYRAQCUFgAh5xEBAJQWACHoEQEAlBYAIekRBADjFgAh6hEEAOMWACHrEQEAlBYAISQIAQCvFgAhog4AAIQZADCjDgAAgQEAEKQOAACEGQAwpQ4BAK8WACHJDkAAsxYAIeYOBAC6FgAh5w4EAOcWACHpDgIAthYAIe0OAQCxFgAhjQ8BAK8WACHlDwEAsRYAIfMPAQCxFgAh9w8BALEWACGhEAEArxYAIagQQACyFgAh_xAEALoWACGgESAAsBYAIdQRAQCvFgAh2BEBAK8WACHaEQEArxYAIdsRBAC6FgAh3hECALYWACHfEQAAuBYAIOARAAC4FgAg4REgALAWACHiEQEArxYAIeMRAQCxFgAh5BEBAK8WACHlEQEAsRYAIeYRAQCxFgAh5xEBALEWACHoEQEAsRYAIekRBADnFgAh6hEEAOcWACHrEQEAsRYAIQTmDgQAAAABoRABAAAAAdQRAQAAAAHYEQEAAAABC6IOAACGGQAwow4AAHsAEKQOAACGGQAwyQ5AAJEWACHLDgEAlBYAIakPAQCUFgAh1BEBAJAWACHhESAAqxYAIe0RAQCUFgAh7hEBAJAWACHvEQEAkBYAIQuiDgAAhxkAMKMOAABoABCkDgAAhxkAMMkOQACzFgAhyw4BALEWACGpDwEAsRYAIdQRAQCvFgAh4REgALAWACHtEQEAsRYAIe4RAQCvFgAh7xEBAK8WACESiQkBAJAWACGiDgAAiBkAMKMOAABiABCkDgAAiBkAMKUOAQCQFgAhww4BAJAWACHLDgEAkBYAIaEPAQCQFgAhwQ9AAKYWACHMEAAAqhYAIPARAQCQFgAh8RFAAJEWACHyEUAAkRYAIfMRQACmFgAh9BEBAJQWACH1EQIAkhYAIfYRAgCSFgAh9xEBAJQWACESiQkBAK8WACGiDgAAiRkAMKMOAABPABCkDgAAiRkAMKUOAQCvFgAhww4BAK8WACHLDgEArxYAIaEPAQCvFgAhwQ9AALIWACHMEAAAqhYAIPARAQCvFgAh8RFAALMWACHyEUAAsxYAIfMRQACyFgAh9BEBALEWACH1EQIAthYAIfYRAgC2FgAh9xEBALEWACECiQkBAAAAAfARAQAAAAEJpQMBAJAWACGiDgAAixkAMKMOAABJABCkDgAAixkAMOYOBACPFgAh7hAEAI8WACH5EQEAkBYAIfoRBACPFgAh-xEEAI8WACEJpQMBAK8WACGiDgAAjBkAMKMOAAA2ABCkDgAAjBkAMOYOBAC6FgAh7hAEALoWACH5EQEArxYAIfoRBAC6FgAh-xEEALoWACEPCAAAvxYAIKIOAACNGQAwow4AADAAEKQOAACNGQAwpw4EAI8WACHmDgQAjxYAIecOBACPFgAh6Q4CAJMWACHsDgEAkBYAIe0OAQCQFgAhwBACAJIWACGkEQEAlBYAIdMREADJFgAh_BEQAO4WACH9ERAAyRYAIQ8IAADCFgAgog4AAI4ZADCjDgAAHQAQpA4AAI4ZADCnDgQAuhYAIeYOBAC6FgAh5w4EALoWACHpDgIAtxYAIewOAQCvFgAh7Q4BAK8WACHAEAIAthYAIaQRAQCxFgAh0xEQANYWACH8ERAA8hYAIf0READWFgAhA-YOBAAAAAHnDgQAAAAB6Q4CAAAAAQiiDgAAkBkAMKMOAAAXABCkDgAAkBkAMKUOAQCQFgAhjQ8BAJAWACH_EUAAkRYAIYASQACmFgAhgRJAAKYWACEIog4AAJEZADCjDgAABAAQpA4AAJEZADClDgEArxYAIY0PAQCvFgAh_xFAALMWACGAEkAAshYAIYESQACyFgAhAqUOAQAAAAGNDwEAAAABAAAAAAAABYgSBAAAAAGPEgQAAAABkBIEAAAAAZESBAAAAAGSEgQAAAABAYgSQAAAAAEFiBICAAAAAY8SAgAAAAGQEgIAAAABkRICAAAAAZISAgAAAAEFiBICAAAAAY8SAgAAAAGQEgIAAAABkRICAAAAAZISAgAAAAEBiBIBAAAAAQGIEgEAAAABBQ8AAJAiACAQAACTIgAghRIAAJEiACCGEgAAkiIAIIsSAADDFQAgAw8AAJAiACCFEgAAkSIAIIsSAADDFQAgAAAAAAABiBJAAAAAAQUPAACKIgAgEAAAjiIAIIUSAACLIgAghhIAAI0iACCLEgAAvxUAIAsPAACpGQAwEAAArhkAMIUSAACqGQAwhhIAAKsZADCHEgAArBkAIIgSAACtGQAwiRIAAK0ZADCKEgAArRkAMIsSAACtGQAwjBIAAK8ZADCNEgAAsBkAMAelDgQAAAABpw5AAAAAAagOAgAAAAGpDgIAAAABqg4BAAAAAasOgAAAAAGsDgEAAAABAgAAAMcVACAPAAC0GQAgAwAAAMcVACAPAAC0GQAgEAAAsxkAIAEIAACMIgAwDO8NAAC5FgAgog4AALUWADCjDgAAxRUAEKQOAAC1FgAwpQ4EAAAAAaYOAQCvFgAhpw5AALMWACGoDgIAthYAIakOAgC3FgAhqg4BALEWACGrDgAAuBYAIKwOAQCxFgAhAgAAAMcVACAIAACzGQAgAgAAALEZACAIAACyGQAgC6IOAACwGQAwow4AALEZABCkDgAAsBkAMKUOBAC6FgAhpg4BAK8WACGnDkAAsxYAIagOAgC2FgAhqQ4CALcWACGqDgEAsRYAIasOAAC4FgAgrA4BALEWACELog4AALAZADCjDgAAsRkAEKQOAACwGQAwpQ4EALoWACGmDgEArxYAIacOQACzFgAhqA4CALYWACGpDgIAtxYAIaoOAQCxFgAhqw4AALgWACCsDgEAsRYAIQelDgQAmRkAIacOQACaGQAhqA4CAJsZACGpDgIAnBkAIaoOAQCdGQAhqw6AAAAAAawOAQCdGQAhB6UOBACZGQAhpw5AAJoZACGoDgIAmxkAIakOAgCcGQAhqg4BAJ0ZACGrDoAAAAABrA4BAJ0ZACEHpQ4EAAAAAacOQAAAAAGoDgIAAAABqQ4CAAAAAaoOAQAAAAGrDoAAAAABrA4BAAAAAQMPAACKIgAghRIAAIsiACCLEgAAvxUAIAQPAACpGQAwhRIAAKoZADCHEgAArBkAIIsSAACtGQAwAAAAAogSAQAAAASOEgEAAAAFAogSAQAAAASOEgEAAAAFAYgSIAAAAAELDwAAvhkAMBAAAMMZADCFEgAAvxkAMIYSAADAGQAwhxIAAMEZACCIEgAAwhkAMIkSAADCGQAwihIAAMIZADCLEgAAwhkAMIwSAADEGQAwjRIAAMUZADAO8A0AALYZACClDgEAAAABvw4BAAAAAcAOAQAAAAHBDgEAAAABwg4BAAAAAcMOAQAAAAHEDgIAAAABxQ4CAAAAAcYOQAAAAAHHDgIAAAAByA5AAAAAAckOQAAAAAHKDgEAAAABAgAAAMMVACAPAADJGQAgAwAAAMMVACAPAADJGQAgEAAAyBkAIAEIAACJIgAwE-4NAAC8FgAg8A0AAL0WACCiDgAAuxYAMKMOAADBFQAQpA4AALsWADClDgEAAAABvg4BAK8WACG_DgEArxYAIcAOAQCvFgAhwQ4BAK8WACHCDgEAsRYAIcMOAQCvFgAhxA4CALcWACHFDgIAtxYAIcYOQACyFgAhxw4CALcWACHIDkAAshYAIckOQACzFgAhyg4BALEWACECAAAAwxUAIAgAAMgZACACAAAAxhkAIAgAAMcZACARog4AAMUZADCjDgAAxhkAEKQOAADFGQAwpQ4BAK8WACG-DgEArxYAIb8OAQCvFgAhwA4BAK8WACHBDgEArxYAIcIOAQCxFgAhww4BAK8WACHEDgIAtxYAIcUOAgC3FgAhxg5AALIWACHHDgIAtxYAIcgOQACyFgAhyQ5AALMWACHKDgEAsRYAIRGiDgAAxRkAMKMOAADGGQAQpA4AAMUZADClDgEArxYAIb4OAQCvFgAhvw4BAK8WACHADgEArxYAIcEOAQCvFgAhwg4BALEWACHDDgEArxYAIcQOAgC3FgAhxQ4CALcWACHGDkAAshYAIccOAgC3FgAhyA5AALIWACHJDkAAsxYAIcoOAQCxFgAhDaUOAQCeGQAhvw4BAJ4ZACHADgEAnhkAIcEOAQCeGQAhwg4BAJ0ZACHDDgEAnhkAIcQOAgCcGQAhxQ4CAJwZACHGDkAAphkAIccOAgCcGQAhyA5AAKYZACHJDkAAmhkAIcoOAQCdGQAhDvANAACoGQAgpQ4BAJ4ZACG_DgEAnhkAIcAOAQCeGQAhwQ4BAJ4ZACHCDgEAnRkAIcMOAQCeGQAhxA4CAJwZACHFDgIAnBkAIcYOQACmGQAhxw4CAJwZACHIDkAAphkAIckOQACaGQAhyg4BAJ0ZACEO8A0AALYZACClDgEAAAABvw4BAAAAAcAOAQAAAAHBDgEAAAABwg4BAAAAAcMOAQAAAAHEDgIAAAABxQ4CAAAAAcYOQAAAAAHHDgIAAAAByA5AAAAAAckOQAAAAAHKDgEAAAABAYgSAQAAAAQBiBIBAAAABAQPAAC-GQAwhRIAAL8ZADCHEgAAwRkAIIsSAADCGQAwAAbuDQAAzxkAIPANAADQGQAgwg4AAJMZACDGDgAAkxkAIMgOAACTGQAgyg4AAJMZACAJ8Q0AAM0ZACDRDgAAkxkAINIOAACTGQAg0w4AAJMZACDUDgAAkxkAINYOAACTGQAg2A4AAJMZACDaDgAAkxkAINsOAACTGQAgAAAAAAAAAAAAAAAAAAABiBIgAAAAAQGIEgABAAABAYgSAAEAAAEFiBIQAAAAAY8SEAAAAAGQEhAAAAABkRIQAAAAAZISEAAAAAEAAAALDwAA5hkAMBAAAOsZADCFEgAA5xkAMIYSAADoGQAwhxIAAOkZACCIEgAA6hkAMIkSAADqGQAwihIAAOoZADCLEgAA6hkAMIwSAADsGQAwjRIAAO0ZADAI8A0CAAAAAccOAQAAAAHkDgEAAAAB5g4EAAAAAfgOAgAAAAH5DkAAAAAB-g5AAAAAAfsOgAAAAAECAAAAwBQAIA8AAPEZACADAAAAwBQAIA8AAPEZACAQAADwGQAgAQgAAIgiADAOnQ0AAN0WACDwDQIAtxYAIaIOAADcFgAwow4AAMIUABCkDgAA3BYAMMcOAQCxFgAh5A4BAK8WACHmDgQAuhYAIfYOAQCvFgAh-A4CALcWACH5DkAAsxYAIfoOQACzFgAh-w4AALgWACD8DgAA3hYAIAIAAADAFAAgCAAA8BkAIAIAAADuGQAgCAAA7xkAIAzwDQIAtxYAIaIOAADtGQAwow4AAO4ZABCkDgAA7RkAMMcOAQCxFgAh5A4BAK8WACHmDgQAuhYAIfYOAQCvFgAh-A4CALcWACH5DkAAsxYAIfoOQACzFgAh-w4AALgWACAM8A0CALcWACGiDgAA7RkAMKMOAADuGQAQpA4AAO0ZADDHDgEAsRYAIeQOAQCvFgAh5g4EALoWACH2DgEArxYAIfgOAgC3FgAh-Q5AALMWACH6DkAAsxYAIfsOAAC4FgAgCPANAgCcGQAhxw4BAJ0ZACHkDgEAnhkAIeYOBACZGQAh-A4CAJwZACH5DkAAmhkAIfoOQACaGQAh-w6AAAAAAQjwDQIAnBkAIccOAQCdGQAh5A4BAJ4ZACHmDgQAmRkAIfgOAgCcGQAh-Q5AAJoZACH6DkAAmhkAIfsOgAAAAAEI8A0CAAAAAccOAQAAAAHkDgEAAAAB5g4EAAAAAfgOAgAAAAH5DkAAAAAB-g5AAAAAAfsOgAAAAAEEDwAA5hkAMIUSAADnGQAwhxIAAOkZACCLEgAA6hkAMAAAAAAAAAUPAACDIgAgEAAAhiIAIIUSAACEIgAghhIAAIUiACCLEgAA2xQAIAMPAACDIgAghRIAAIQiACCLEgAA2xQAIAKcDQAA8xkAIPcOAACTGQAgAAAAAAAAAAACiBIBAAAABI4SAQAAAAUFiBIEAAAAAY8SBAAAAAGQEgQAAAABkRIEAAAAAZISBAAAAAEBiBIBAAAABAAAAAAAAAAAAAAAAAAFiBIQAAAAAY8SEAAAAAGQEhAAAAABkRIQAAAAAZISEAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKIEgIAAAAEjhICAAAABQKIEgIAAAAEjhICAAAABQGIEgIAAAAEAYgSAgAAAAQAAAAAAAAAAAKIEgIAAAAEjhICAAAABQGIEgIAAAAEAAAAAAACiBIBAAAABI4SAQAAAAUBiBIBAAAABAAAAAAAAAAAAAAAAAAAAogSAQAAAASOEgEAAAAFAYgSAQAAAAQAAAAAAAAAAAAAAAAABQ8AAP4hACAQAACBIgAghRIAAP8hACCGEgAAgCIAIIsSAACDDgAgAw8AAP4hACCFEgAA_yEAIIsSAACDDgAgAAAAAAACiBIBAAAABI4SAQAAAAUFDwAA-SEAIBAAAPwhACCFEgAA-iEAIIYSAAD7IQAgixIAAIMOACABiBIBAAAABAMPAAD5IQAghRIAAPohACCLEgAAgw4AIAAAAAAACw8AAK8bADAQAAC0GwAwhRIAALAbADCGEgAAsRsAMIcSAACyGwAgiBIAALMbADCJEgAAsxsAMIoSAACzGwAwixIAALMbADCMEgAAtRsAMI0SAAC2GwAwCw8AAKMbADAQAACoGwAwhRIAAKQbADCGEgAApRsAMIcSAACmGwAgiBIAAKcbADCJEgAApxsAMIoSAACnGwAwixIAAKcbADCMEgAAqRsAMI0SAACqGwAwCvkOQAAAAAGnDyAAAAAB-w8BAAAAAfwPQAAAAAH9DyAAAAAB_g8BAAAAAf8PQAAAAAGAEEAAAAABgRBAAAAAAYIQgAAAAAECAAAAiw4AIA8AAK4bACADAAAAiw4AIA8AAK4bACAQAACtGwAgAQgAAPghADAQiQkAALsXACCiDgAAuhcAMKMOAACJDgAQpA4AALoXADDkDgEArxYAIfkOQACyFgAhpw8gALAWACH7DwEArxYAIfwPQACzFgAh_Q8gALAWACH-DwEAsRYAIf8PQACyFgAhgBBAALIWACGBEEAAshYAIYIQAAC4FgAghBAAALkXACACAAAAiw4AIAgAAK0bACACAAAAqxsAIAgAAKwbACAOog4AAKobADCjDgAAqxsAEKQOAACqGwAw5A4BAK8WACH5DkAAshYAIacPIACwFgAh-w8BAK8WACH8D0AAsxYAIf0PIACwFgAh_g8BALEWACH_D0AAshYAIYAQQACyFgAhgRBAALIWACGCEAAAuBYAIA6iDgAAqhsAMKMOAACrGwAQpA4AAKobADDkDgEArxYAIfkOQACyFgAhpw8gALAWACH7DwEArxYAIfwPQACzFgAh_Q8gALAWACH-DwEAsRYAIf8PQACyFgAhgBBAALIWACGBEEAAshYAIYIQAAC4FgAgCvkOQACmGQAhpw8gALwZACH7DwEAnhkAIfwPQACaGQAh_Q8gALwZACH-DwEAnRkAIf8PQACmGQAhgBBAAKYZACGBEEAAphkAIYIQgAAAAAEK-Q5AAKYZACGnDyAAvBkAIfsPAQCeGQAh_A9AAJoZACH9DyAAvBkAIf4PAQCdGQAh_w9AAKYZACGAEEAAphkAIYEQQACmGQAhghCAAAAAAQr5DkAAAAABpw8gAAAAAfsPAQAAAAH8D0AAAAAB_Q8gAAAAAf4PAQAAAAH_D0AAAAABgBBAAAAAAYEQQAAAAAGCEIAAAAABCaoOAQAAAAHmDgQAAAABgA8gAAAAAYEPAgAAAAGCDwAAmhsAIIQPAQAAAAGHD4AAAAAB2w8AAQAAAYMQBAAAAAECAAAAhw4AIA8AALobACADAAAAhw4AIA8AALobACAQAAC5GwAgAQgAAPchADAPiQkAALsXACCiDgAAvRcAMKMOAACFDgAQpA4AAL0XADCqDgEAsRYAIeQOAQCvFgAh5g4EALoWACH8DgAAvBcAIIAPIACwFgAhgQ8CALcWACGCDwAAqhYAIIQPAQCxFgAhhw8AAMIWACDbDwAB1RYAIYMQBADnFgAhAgAAAIcOACAIAAC5GwAgAgAAALcbACAIAAC4GwAgDaIOAAC2GwAwow4AALcbABCkDgAAthsAMKoOAQCxFgAh5A4BAK8WACHmDgQAuhYAIYAPIACwFgAhgQ8CALcWACGCDwAAqhYAIIQPAQCxFgAhhw8AAMIWACDbDwAB1RYAIYMQBADnFgAhDaIOAAC2GwAwow4AALcbABCkDgAAthsAMKoOAQCxFgAh5A4BAK8WACHmDgQAuhYAIYAPIACwFgAhgQ8CALcWACGCDwAAqhYAIIQPAQCxFgAhhw8AAMIWACDbDwAB1RYAIYMQBADnFgAhCaoOAQCdGQAh5g4EAJkZACGADyAAvBkAIYEPAgCcGQAhgg8AAJgbACCEDwEAnRkAIYcPgAAAAAHbDwAB4BkAIYMQBACFGgAhCaoOAQCdGQAh5g4EAJkZACGADyAAvBkAIYEPAgCcGQAhgg8AAJgbACCEDwEAnRkAIYcPgAAAAAHbDwAB4BkAIYMQBACFGgAhCaoOAQAAAAHmDgQAAAABgA8gAAAAAYEPAgAAAAGCDwAAmhsAIIQPAQAAAAGHD4AAAAAB2w8AAQAAAYMQBAAAAAEEDwAArxsAMIUSAACwGwAwhxIAALIbACCLEgAAsxsAMAQPAACjGwAwhRIAAKQbADCHEgAAphsAIIsSAACnGwAwAAAGigkAAL0bACCLCQAAvhsAIMcOAACTGQAgyg4AAJMZACD6DgAAkxkAIP8PAACTGQAgAAAAAAAAAAACiBIBAAAABI4SAQAAAAUFDwAA8iEAIBAAAPUhACCFEgAA8yEAIIYSAAD0IQAgixIAALwNACABiBIBAAAABAMPAADyIQAghRIAAPMhACCLEgAAvA0AIAAAAAAABQ8AAOwhACAQAADwIQAghRIAAO0hACCGEgAA7yEAIIsSAACXDAAgCw8AANMbADAQAADYGwAwhRIAANQbADCGEgAA1RsAMIcSAADWGwAgiBIAANcbADCJEgAA1xsAMIoSAADXGwAwixIAANcbADCMEgAA2RsAMI0SAADaGwAwCqcOQAAAAAG_DgEAAAABxw4BAAAAAeQOAQAAAAH6DkAAAAABiBABAAAAAYkQAADKGwAgihBAAAAAAYsQAQAAAAGMEIAAAAABAgAAAK4MACAPAADeGwAgAwAAAK4MACAPAADeGwAgEAAA3RsAIAEIAADuIQAwEPcHAADVFwAgog4AANQXADCjDgAArAwAEKQOAADUFwAwpw5AALMWACG_DgEAsRYAIccOAQCxFgAh5A4BAK8WACH6DkAAsxYAIYcQAQCvFgAhiBABAK8WACGJEAAAqhYAIIoQQACyFgAhixABALEWACGMEAAAuBYAIJwQAADTFwAgAgAAAK4MACAIAADdGwAgAgAAANsbACAIAADcGwAgDqIOAADaGwAwow4AANsbABCkDgAA2hsAMKcOQACzFgAhvw4BALEWACHHDgEAsRYAIeQOAQCvFgAh-g5AALMWACGHEAEArxYAIYgQAQCvFgAhiRAAAKoWACCKEEAAshYAIYsQAQCxFgAhjBAAALgWACAOog4AANobADCjDgAA2xsAEKQOAADaGwAwpw5AALMWACG_DgEAsRYAIccOAQCxFgAh5A4BAK8WACH6DkAAsxYAIYcQAQCvFgAhiBABAK8WACGJEAAAqhYAIIoQQACyFgAhixABALEWACGMEAAAuBYAIAqnDkAAmhkAIb8OAQCdGQAhxw4BAJ0ZACHkDgEAnhkAIfoOQACaGQAhiBABAJ4ZACGJEAAAyBsAIIoQQACmGQAhixABAJ0ZACGMEIAAAAABCqcOQACaGQAhvw4BAJ0ZACHHDgEAnRkAIeQOAQCeGQAh-g5AAJoZACGIEAEAnhkAIYkQAADIGwAgihBAAKYZACGLEAEAnRkAIYwQgAAAAAEKpw5AAAAAAb8OAQAAAAHHDgEAAAAB5A4BAAAAAfoOQAAAAAGIEAEAAAABiRAAAMobACCKEEAAAAABixABAAAAAYwQgAAAAAEDDwAA7CEAIIUSAADtIQAgixIAAJcMACAEDwAA0xsAMIUSAADUGwAwhxIAANYbACCLEgAA1xsAMATyBwAAxBwAIPMHAADFHAAg9gcAAMYcACD3BwAAxxwAIAAAAAAAAAAAAAAABQ8AAOchACAQAADqIQAghRIAAOghACCGEgAA6SEAIIsSAACjDAAgAw8AAOchACCFEgAA6CEAIIsSAACjDAAgAAAAAAAFDwAA4SEAIBAAAOUhACCFEgAA4iEAIIYSAADkIQAgixIAAJcMACALDwAA9hsAMBAAAPsbADCFEgAA9xsAMIYSAAD4GwAwhxIAAPkbACCIEgAA-hsAMIkSAAD6GwAwihIAAPobADCLEgAA-hsAMIwSAAD8GwAwjRIAAP0bADADpA9AAAAAAZMQBAAAAAGUEAQAAAABAgAAAKcMACAPAACBHAAgAwAAAKcMACAPAACBHAAgEAAAgBwAIAEIAADjIQAwCfQHAADYFwAgog4AANcXADCjDgAApQwAEKQOAADXFwAwpA9AALMWACGQEAEArxYAIZMQBAC6FgAhlBAEALoWACGdEAAA1hcAIAIAAACnDAAgCAAAgBwAIAIAAAD-GwAgCAAA_xsAIAeiDgAA_RsAMKMOAAD-GwAQpA4AAP0bADCkD0AAsxYAIZAQAQCvFgAhkxAEALoWACGUEAQAuhYAIQeiDgAA_RsAMKMOAAD-GwAQpA4AAP0bADCkD0AAsxYAIZAQAQCvFgAhkxAEALoWACGUEAQAuhYAIQOkD0AAmhkAIZMQBACZGQAhlBAEAJkZACEDpA9AAJoZACGTEAQAmRkAIZQQBACZGQAhA6QPQAAAAAGTEAQAAAABlBAEAAAAAQMPAADhIQAghRIAAOIhACCLEgAAlwwAIAQPAAD2GwAwhRIAAPcbADCHEgAA-RsAIIsSAAD6GwAwAAAABQ8AANwhACAQAADfIQAghRIAAN0hACCGEgAA3iEAIIsSAACXDAAgAw8AANwhACCFEgAA3SEAIIsSAACXDAAgAAAAAAAFDwAA1yEAIBAAANohACCFEgAA2CEAIIYSAADZIQAgixIAAJcMACADDwAA1yEAIIUSAADYIQAgixIAAJcMACAAAAALDwAAtBwAMBAAALkcADCFEgAAtRwAMIYSAAC2HAAwhxIAALccACCIEgAAuBwAMIkSAAC4HAAwihIAALgcADCLEgAAuBwAMIwSAAC6HAAwjRIAALscADALDwAAqBwAMBAAAK0cADCFEgAAqRwAMIYSAACqHAAwhxIAAKscACCIEgAArBwAMIkSAACsHAAwihIAAKwcADCLEgAArBwAMIwSAACuHAAwjRIAAK8cADALDwAAnBwAMBAAAKEcADCFEgAAnRwAMIYSAACeHAAwhxIAAJ8cACCIEgAAoBwAMIkSAACgHAAwihIAAKAcADCLEgAAoBwAMIwSAACiHAAwjRIAAKMcADAHDwAAlxwAIBAAAJocACCFEgAAmBwAIIYSAACZHAAgiRIAAKoMACCKEgAAqgwAIIsSAAC8DQAgBqYDAgAAAAH4BwAA4BsAIMsOAQAAAAGNEEAAAAABjhAgAAAAAY8QQAAAAAECAAAAvA0AIA8AAJccACADAAAAqgwAIA8AAJccACAQAACbHAAgCAAAAKoMACAIAACbHAAgpgMCAJwZACH4BwAA0hsAIMsOAQCeGQAhjRBAAJoZACGOECAAvBkAIY8QQACmGQAhBqYDAgCcGQAh-AcAANIbACDLDgEAnhkAIY0QQACaGQAhjhAgALwZACGPEEAAphkAIQb1BwAAgxwAIMkOQAAAAAHLDgEAAAABkBABAAAAAZUQQAAAAAGWEAIAAAABAgAAAKMMACAPAACnHAAgAwAAAKMMACAPAACnHAAgEAAAphwAIAEIAADWIQAwC_EHAADEFwAg9QcAANoXACCiDgAA2RcAMKMOAAChDAAQpA4AANkXADDJDkAAsxYAIcsOAQCvFgAhhxABAK8WACGQEAEAAAABlRBAALIWACGWEAIAtxYAIQIAAACjDAAgCAAAphwAIAIAAACkHAAgCAAApRwAIAmiDgAAoxwAMKMOAACkHAAQpA4AAKMcADDJDkAAsxYAIcsOAQCvFgAhhxABAK8WACGQEAEArxYAIZUQQACyFgAhlhACALcWACEJog4AAKMcADCjDgAApBwAEKQOAACjHAAwyQ5AALMWACHLDgEArxYAIYcQAQCvFgAhkBABAK8WACGVEEAAshYAIZYQAgC3FgAhBckOQACaGQAhyw4BAJ4ZACGQEAEAnhkAIZUQQACmGQAhlhACAJwZACEG9QcAAPUbACDJDkAAmhkAIcsOAQCeGQAhkBABAJ4ZACGVEEAAphkAIZYQAgCcGQAhBvUHAACDHAAgyQ5AAAAAAcsOAQAAAAGQEAEAAAABlRBAAAAAAZYQAgAAAAEDlxABAAAAAZgQAQAAAAGZEEAAAAABAgAAAJ8MACAPAACzHAAgAwAAAJ8MACAPAACzHAAgEAAAshwAIAEIAADVIQAwCfEHAADEFwAgog4AANwXADCjDgAAnQwAEKQOAADcFwAwhxABAK8WACGXEAEArxYAIZgQAQCvFgAhmRBAALMWACGeEAAA2xcAIAIAAACfDAAgCAAAshwAIAIAAACwHAAgCAAAsRwAIAeiDgAArxwAMKMOAACwHAAQpA4AAK8cADCHEAEArxYAIZcQAQCvFgAhmBABAK8WACGZEEAAsxYAIQeiDgAArxwAMKMOAACwHAAQpA4AAK8cADCHEAEArxYAIZcQAQCvFgAhmBABAK8WACGZEEAAsxYAIQOXEAEAnhkAIZgQAQCeGQAhmRBAAJoZACEDlxABAJ4ZACGYEAEAnhkAIZkQQACaGQAhA5cQAQAAAAGYEAEAAAABmRBAAAAAAQmlDgEAAAABqg4BAAAAAckOQAAAAAHLDgEAAAABzg4CAAAAAbcPQAAAAAHkD0AAAAABmhABAAAAAZsQgAAAAAECAAAAmwwAIA8AAL8cACADAAAAmwwAIA8AAL8cACAQAAC-HAAgAQgAANQhADAO8QcAAMQXACCiDgAA3RcAMKMOAACZDAAQpA4AAN0XADClDgEAAAABqg4BALEWACHJDkAAsxYAIcsOAQCvFgAhzg4CALcWACG3D0AAshYAIeQPQACzFgAhhxABAK8WACGaEAEArxYAIZsQAAC4FgAgAgAAAJsMACAIAAC-HAAgAgAAALwcACAIAAC9HAAgDaIOAAC7HAAwow4AALwcABCkDgAAuxwAMKUOAQCvFgAhqg4BALEWACHJDkAAsxYAIcsOAQCvFgAhzg4CALcWACG3D0AAshYAIeQPQACzFgAhhxABAK8WACGaEAEArxYAIZsQAAC4FgAgDaIOAAC7HAAwow4AALwcABCkDgAAuxwAMKUOAQCvFgAhqg4BALEWACHJDkAAsxYAIcsOAQCvFgAhzg4CALcWACG3D0AAshYAIeQPQACzFgAhhxABAK8WACGaEAEArxYAIZsQAAC4FgAgCaUOAQCeGQAhqg4BAJ0ZACHJDkAAmhkAIcsOAQCeGQAhzg4CAJwZACG3D0AAphkAIeQPQACaGQAhmhABAJ4ZACGbEIAAAAABCaUOAQCeGQAhqg4BAJ0ZACHJDkAAmhkAIcsOAQCeGQAhzg4CAJwZACG3D0AAphkAIeQPQACaGQAhmhABAJ4ZACGbEIAAAAABCaUOAQAAAAGqDgEAAAAByQ5AAAAAAcsOAQAAAAHODgIAAAABtw9AAAAAAeQPQAAAAAGaEAEAAAABmxCAAAAAAQQPAAC0HAAwhRIAALUcADCHEgAAtxwAIIsSAAC4HAAwBA8AAKgcADCFEgAAqRwAMIcSAACrHAAgixIAAKwcADAEDwAAnBwAMIUSAACdHAAwhxIAAJ8cACCLEgAAoBwAMAMPAACXHAAghRIAAJgcACCLEgAAvA0AIAAAAAPxBwAA4RsAIPgHAADiGwAgjxAAAJMZACAD8QcAAOEbACD1BwAAyRwAIJUQAACTGQAgAAAAAAKIEgEAAAAEjhIBAAAABQGIEgEAAAAEAAAAAAAABQ8AAM8hACAQAADSIQAghRIAANAhACCGEgAA0SEAIIsSAAC1AgAgAw8AAM8hACCFEgAA0CEAIIsSAAC1AgAgAAAAAAAFDwAAyiEAIBAAAM0hACCFEgAAyyEAIIYSAADMIQAgixIAALUCACADDwAAyiEAIIUSAADLIQAgixIAALUCACAAAAAAAAUPAADFIQAgEAAAyCEAIIUSAADGIQAghhIAAMchACCLEgAAtQIAIAMPAADFIQAghRIAAMYhACCLEgAAtQIAIAAAAAAAAAAAAAACiBIBAAAABI4SAQAAAAUHDwAAvSEAIBAAAMMhACCFEgAAviEAIIYSAADCIQAgiRIAALcCACCKEgAAtwIAIIsSAACtAgAgCw8AAIwdADAQAACRHQAwhRIAAI0dADCGEgAAjh0AMIcSAACPHQAgiBIAAJAdADCJEgAAkB0AMIoSAACQHQAwixIAAJAdADCMEgAAkh0AMI0SAACTHQAwCw8AAIAdADAQAACFHQAwhRIAAIEdADCGEgAAgh0AMIcSAACDHQAgiBIAAIQdADCJEgAAhB0AMIoSAACEHQAwixIAAIQdADCMEgAAhh0AMI0SAACHHQAwCw8AAPQcADAQAAD5HAAwhRIAAPUcADCGEgAA9hwAMIcSAAD3HAAgiBIAAPgcADCJEgAA-BwAMIoSAAD4HAAwixIAAPgcADCMEgAA-hwAMI0SAAD7HAAwBgiAAAAAAewOAQAAAAGNEEAAAAABqxABAAAAAawQQAAAAAGtEEAAAAABAgAAAMMCACAPAAD_HAAgAwAAAMMCACAPAAD_HAAgEAAA_hwAIAEIAADBIQAwDAgAAMIWACDOAQAA4xgAIKIOAADiGAAwow4AAMECABCkDgAA4hgAMOwOAQCvFgAhjRBAALMWACGqEAEArxYAIasQAQCvFgAhrBBAALMWACGtEEAAshYAIdARAADhGAAgAgAAAMMCACAIAAD-HAAgAgAAAPwcACAIAAD9HAAgCggAAMIWACCiDgAA-xwAMKMOAAD8HAAQpA4AAPscADDsDgEArxYAIY0QQACzFgAhqhABAK8WACGrEAEArxYAIawQQACzFgAhrRBAALIWACEKCAAAwhYAIKIOAAD7HAAwow4AAPwcABCkDgAA-xwAMOwOAQCvFgAhjRBAALMWACGqEAEArxYAIasQAQCvFgAhrBBAALMWACGtEEAAshYAIQYIgAAAAAHsDgEAnhkAIY0QQACaGQAhqxABAJ4ZACGsEEAAmhkAIa0QQACmGQAhBgiAAAAAAewOAQCeGQAhjRBAAJoZACGrEAEAnhkAIawQQACaGQAhrRBAAKYZACEGCIAAAAAB7A4BAAAAAY0QQAAAAAGrEAEAAAABrBBAAAAAAa0QQAAAAAEMpQ4BAAAAAcQOAgAAAAHGDkAAAAABxw4CAAAAAcgOQAAAAAHJDkAAAAAB7A4BAAAAAf4OAQAAAAGID0AAAAABrhCAAAAAAa8QAgAAAAGwEEAAAAABAgAAAL8CACAPAACLHQAgAwAAAL8CACAPAACLHQAgEAAAih0AIAEIAADAIQAwEs4BAADjGAAgog4AAOUYADCjDgAAvQIAEKQOAADlGAAwpQ4BAAAAAcQOAgC3FgAhxg5AALIWACHHDgIAtxYAIcgOQACyFgAhyQ5AALMWACHsDgEArxYAIf4OAQCvFgAhiA9AALIWACGqEAEArxYAIa4QAADCFgAgrxACALcWACGwEEAAshYAIdERAADkGAAgAgAAAL8CACAIAACKHQAgAgAAAIgdACAIAACJHQAgEKIOAACHHQAwow4AAIgdABCkDgAAhx0AMKUOAQCvFgAhxA4CALcWACHGDkAAshYAIccOAgC3FgAhyA5AALIWACHJDkAAsxYAIewOAQCvFgAh_g4BAK8WACGID0AAshYAIaoQAQCvFgAhrhAAAMIWACCvEAIAtxYAIbAQQACyFgAhEKIOAACHHQAwow4AAIgdABCkDgAAhx0AMKUOAQCvFgAhxA4CALcWACHGDkAAshYAIccOAgC3FgAhyA5AALIWACHJDkAAsxYAIewOAQCvFgAh_g4BAK8WACGID0AAshYAIaoQAQCvFgAhrhAAAMIWACCvEAIAtxYAIbAQQACyFgAhDKUOAQCeGQAhxA4CAJwZACHGDkAAphkAIccOAgCcGQAhyA5AAKYZACHJDkAAmhkAIewOAQCeGQAh_g4BAJ4ZACGID0AAphkAIa4QgAAAAAGvEAIAnBkAIbAQQACmGQAhDKUOAQCeGQAhxA4CAJwZACHGDkAAphkAIccOAgCcGQAhyA5AAKYZACHJDkAAmhkAIewOAQCeGQAh_g4BAJ4ZACGID0AAphkAIa4QgAAAAAGvEAIAnBkAIbAQQACmGQAhDKUOAQAAAAHEDgIAAAABxg5AAAAAAccOAgAAAAHIDkAAAAAByQ5AAAAAAewOAQAAAAH-DgEAAAABiA9AAAAAAa4QgAAAAAGvEAIAAAABsBBAAAAAAQQIgAAAAAGlDgQAAAABpw5AAAAAAewOAQAAAAECAAAAuwIAIA8AAJcdACADAAAAuwIAIA8AAJcdACAQAACWHQAgAQgAAL8hADAJCAAAwhYAIM4BAADjGAAgog4AAOYYADCjDgAAuQIAEKQOAADmGAAwpQ4EAAAAAacOQACzFgAh7A4BAK8WACGqEAEArxYAIQIAAAC7AgAgCAAAlh0AIAIAAACUHQAgCAAAlR0AIAgIAADCFgAgog4AAJMdADCjDgAAlB0AEKQOAACTHQAwpQ4EALoWACGnDkAAsxYAIewOAQCvFgAhqhABAK8WACEICAAAwhYAIKIOAACTHQAwow4AAJQdABCkDgAAkx0AMKUOBAC6FgAhpw5AALMWACHsDgEArxYAIaoQAQCvFgAhBAiAAAAAAaUOBACZGQAhpw5AAJoZACHsDgEAnhkAIQQIgAAAAAGlDgQAmRkAIacOQACaGQAh7A4BAJ4ZACEECIAAAAABpQ4EAAAAAacOQAAAAAHsDgEAAAABAYgSAQAAAAQDDwAAvSEAIIUSAAC-IQAgixIAAK0CACAEDwAAjB0AMIUSAACNHQAwhxIAAI8dACCLEgAAkB0AMAQPAACAHQAwhRIAAIEdADCHEgAAgx0AIIsSAACEHQAwBA8AAPQcADCFEgAA9RwAMIcSAAD3HAAgixIAAPgcADAAAAAAAAUPAAC4IQAgEAAAuyEAIIUSAAC5IQAghhIAALohACCLEgAAowoAIAMPAAC4IQAghRIAALkhACCLEgAAowoAIAAAAAAABQ8AALMhACAQAAC2IQAghRIAALQhACCGEgAAtSEAIIsSAACjCgAgAw8AALMhACCFEgAAtCEAIIsSAACjCgAgAAAAAAALDwAAvh0AMBAAAMMdADCFEgAAvx0AMIYSAADAHQAwhxIAAMEdACCIEgAAwh0AMIkSAADCHQAwihIAAMIdADCLEgAAwh0AMIwSAADEHQAwjRIAAMUdADALDwAAsh0AMBAAALcdADCFEgAAsx0AMIYSAAC0HQAwhxIAALUdACCIEgAAth0AMIkSAAC2HQAwihIAALYdADCLEgAAth0AMIwSAAC4HQAwjRIAALkdADACuRACAAAAAboQAAEAAAECAAAAqwoAIA8AAL0dACADAAAAqwoAIA8AAL0dACAQAAC8HQAgAQgAALIhADAIzgYAAPAXACCiDgAA7xcAMKMOAACpCgAQpA4AAO8XADC4EAEArxYAIbkQAgC3FgAhuhAAAdQWACHGEAAA7hcAIAIAAACrCgAgCAAAvB0AIAIAAAC6HQAgCAAAux0AIAaiDgAAuR0AMKMOAAC6HQAQpA4AALkdADC4EAEArxYAIbkQAgC3FgAhuhAAAdQWACEGog4AALkdADCjDgAAuh0AEKQOAAC5HQAwuBABAK8WACG5EAIAtxYAIboQAAHUFgAhArkQAgCcGQAhuhAAAd8ZACECuRACAJwZACG6EAAB3xkAIQK5EAIAAAABuhAAAQAAAQTkDgEAAAAB8g4QAAAAAdAPAgAAAAG7EAIAAAABAgAAAKcKACAPAADJHQAgAwAAAKcKACAPAADJHQAgEAAAyB0AIAEIAACxIQAwCs4GAADwFwAgog4AAPIXADCjDgAApQoAEKQOAADyFwAw5A4BAK8WACHyDhAA1hYAIdAPAgC3FgAhuBABAK8WACG7EAIAtxYAIccQAADxFwAgAgAAAKcKACAIAADIHQAgAgAAAMYdACAIAADHHQAgCKIOAADFHQAwow4AAMYdABCkDgAAxR0AMOQOAQCvFgAh8g4QANYWACHQDwIAtxYAIbgQAQCvFgAhuxACALcWACEIog4AAMUdADCjDgAAxh0AEKQOAADFHQAw5A4BAK8WACHyDhAA1hYAIdAPAgC3FgAhuBABAK8WACG7EAIAtxYAIQTkDgEAnhkAIfIOEADhGQAh0A8CAJwZACG7EAIAnBkAIQTkDgEAnhkAIfIOEADhGQAh0A8CAJwZACG7EAIAnBkAIQTkDgEAAAAB8g4QAAAAAdAPAgAAAAG7EAIAAAABBA8AAL4dADCFEgAAvx0AMIcSAADBHQAgixIAAMIdADAEDwAAsh0AMIUSAACzHQAwhxIAALUdACCLEgAAth0AMAAAEs8GAADMHQAg0AYAAM0dACDyDgAAkxkAIIgPAACTGQAgoQ8AAJMZACCkDwAAkxkAIOAPAACTGQAg8w8AAJMZACCHEAAAkxkAIKAQAACTGQAgvhAAAJMZACC_EAAAkxkAIMAQAACTGQAgwRAAAJMZACDCEAAAkxkAIMMQAACTGQAgxBAAAJMZACDFEAAAkxkAIAAAAAUPAACsIQAgEAAAryEAIIUSAACtIQAghhIAAK4hACCLEgAA6AgAIAMPAACsIQAghRIAAK0hACCLEgAA6AgAIAAAAAAAAogSAQAAAASOEgEAAAAFBQ8AAKchACAQAACqIQAghRIAAKghACCGEgAAqSEAIIsSAADoCAAgAYgSAQAAAAQDDwAApyEAIIUSAACoIQAgixIAAOgIACAAAAAAAAUPAACiIQAgEAAApSEAIIUSAACjIQAghhIAAKQhACCLEgAA6AgAIAMPAACiIQAghRIAAKMhACCLEgAA6AgAIAAAAAAAAogSAQAAAASOEgEAAAAFBQ8AAJ0hACAQAACgIQAghRIAAJ4hACCGEgAAnyEAIIsSAADoCAAgAYgSAQAAAAQDDwAAnSEAIIUSAACeIQAgixIAAOgIACAAAAAAAAUPAACYIQAgEAAAmyEAIIUSAACZIQAghhIAAJohACCLEgAA6AgAIAMPAACYIQAghRIAAJkhACCLEgAA6AgAIAAAAAAABQ8AAJMhACAQAACWIQAghRIAAJQhACCGEgAAlSEAIIsSAADoCAAgAw8AAJMhACCFEgAAlCEAIIsSAADoCAAgAAAAAAACiBIBAAAABI4SAQAAAAULDwAAwx4AMBAAAMgeADCFEgAAxB4AMIYSAADFHgAwhxIAAMYeACCIEgAAxx4AMIkSAADHHgAwihIAAMceADCLEgAAxx4AMIwSAADJHgAwjRIAAMoeADALDwAAtx4AMBAAALweADCFEgAAuB4AMIYSAAC5HgAwhxIAALoeACCIEgAAux4AMIkSAAC7HgAwihIAALseADCLEgAAux4AMIwSAAC9HgAwjRIAAL4eADALDwAAqx4AMBAAALAeADCFEgAArB4AMIYSAACtHgAwhxIAAK4eACCIEgAArx4AMIkSAACvHgAwihIAAK8eADCLEgAArx4AMIwSAACxHgAwjRIAALIeADALDwAAnx4AMBAAAKQeADCFEgAAoB4AMIYSAAChHgAwhxIAAKIeACCIEgAAox4AMIkSAACjHgAwihIAAKMeADCLEgAAox4AMIwSAAClHgAwjRIAAKYeADALDwAAkx4AMBAAAJgeADCFEgAAlB4AMIYSAACVHgAwhxIAAJYeACCIEgAAlx4AMIkSAACXHgAwihIAAJceADCLEgAAlx4AMIwSAACZHgAwjRIAAJoeADALDwAAhx4AMBAAAIweADCFEgAAiB4AMIYSAACJHgAwhxIAAIoeACCIEgAAix4AMIkSAACLHgAwihIAAIseADCLEgAAix4AMIwSAACNHgAwjRIAAI4eADAEpQ4BAAAAAckOQAAAAAH0D0AAAAABkBAAAQAAAQIAAACACQAgDwAAkh4AIAMAAACACQAgDwAAkh4AIBAAAJEeACABCAAAkiEAMAnXBQAAghgAIKIOAACBGAAwow4AAP4IABCkDgAAgRgAMKUOAQAAAAHJDkAAsxYAIfQPQACzFgAhkBAAAQAAAbwQAQCvFgAhAgAAAIAJACAIAACRHgAgAgAAAI8eACAIAACQHgAgCKIOAACOHgAwow4AAI8eABCkDgAAjh4AMKUOAQCvFgAhyQ5AALMWACH0D0AAsxYAIZAQAAHUFgAhvBABAK8WACEIog4AAI4eADCjDgAAjx4AEKQOAACOHgAwpQ4BAK8WACHJDkAAsxYAIfQPQACzFgAhkBAAAdQWACG8EAEArxYAIQSlDgEAnhkAIckOQACaGQAh9A9AAJoZACGQEAAB3xkAIQSlDgEAnhkAIckOQACaGQAh9A9AAJoZACGQEAAB3xkAIQSlDgEAAAAByQ5AAAAAAfQPQAAAAAGQEAABAAABBsgQAgAAAAHJEAIAAAAByhACAAAAAcsQAADbHQAgzBCAAAAAAc0QAQAAAAECAAAA_AgAIA8AAJ4eACADAAAA_AgAIA8AAJ4eACAQAACdHgAgAQgAAJEhADAM1wUAAIIYACCiDgAAhBgAMKMOAAD6CAAQpA4AAIQYADC8EAEArxYAIcgQAgC3FgAhyRACALcWACHKEAIAtxYAIcsQAACqFgAgzBAAAMIWACDNEAEArxYAIecQAACDGAAgAgAAAPwIACAIAACdHgAgAgAAAJseACAIAACcHgAgCqIOAACaHgAwow4AAJseABCkDgAAmh4AMLwQAQCvFgAhyBACALcWACHJEAIAtxYAIcoQAgC3FgAhyxAAAKoWACDMEAAAwhYAIM0QAQCvFgAhCqIOAACaHgAwow4AAJseABCkDgAAmh4AMLwQAQCvFgAhyBACALcWACHJEAIAtxYAIcoQAgC3FgAhyxAAAKoWACDMEAAAwhYAIM0QAQCvFgAhBsgQAgCcGQAhyRACAJwZACHKEAIAnBkAIcsQAADZHQAgzBCAAAAAAc0QAQCeGQAhBsgQAgCcGQAhyRACAJwZACHKEAIAnBkAIcsQAADZHQAgzBCAAAAAAc0QAQCeGQAhBsgQAgAAAAHJEAIAAAAByhACAAAAAcsQAADbHQAgzBCAAAAAAc0QAQAAAAEEnQ0CAAAAAaEPAQAAAAHOEAIAAAABzxABAAAAAQIAAAD4CAAgDwAAqh4AIAMAAAD4CAAgDwAAqh4AIBAAAKkeACABCAAAkCEAMArXBQAAghgAIJ0NAgC3FgAhog4AAIYYADCjDgAA9ggAEKQOAACGGAAwoQ8BAK8WACG8EAEArxYAIc4QAgC2FgAhzxABAK8WACHoEAAAhRgAIAIAAAD4CAAgCAAAqR4AIAIAAACnHgAgCAAAqB4AIAidDQIAtxYAIaIOAACmHgAwow4AAKceABCkDgAAph4AMKEPAQCvFgAhvBABAK8WACHOEAIAthYAIc8QAQCvFgAhCJ0NAgC3FgAhog4AAKYeADCjDgAApx4AEKQOAACmHgAwoQ8BAK8WACG8EAEArxYAIc4QAgC2FgAhzxABAK8WACEEnQ0CAJwZACGhDwEAnhkAIc4QAgCbGQAhzxABAJ4ZACEEnQ0CAJwZACGhDwEAnhkAIc4QAgCbGQAhzxABAJ4ZACEEnQ0CAAAAAaEPAQAAAAHOEAIAAAABzxABAAAAAROlAwEAAAABnQ0CAAAAAeQOAQAAAAHEDwIAAAABzQ8BAAAAAYgQAQAAAAGXEAEAAAAByBACAAAAAc0QIAAAAAHOEAIAAAAB0BABAAAAAdEQAQAAAAHSEAIAAAAB0xCAAAAAAdQQAQAAAAHVEAEAAAAB1hAAAOsdACDXECAAAAAB2BACAAAAAQIAAAD0CAAgDwAAth4AIAMAAAD0CAAgDwAAth4AIBAAALUeACABCAAAjyEAMBmlAwEArxYAIdcFAACCGAAgnQ0CALcWACGiDgAAiBgAMKMOAADyCAAQpA4AAIgYADDkDgEAsRYAIcQPAgC2FgAhzQ8BALEWACGIEAEAsRYAIZcQAQCxFgAhvBABAK8WACHIEAIAthYAIc0QIADTFgAhzhACALcWACHQEAEArxYAIdEQAQCxFgAh0hACALYWACHTEAAAuBYAINQQAQCxFgAh1RABALEWACHWEAAAqhYAINcQIADTFgAh2BACALYWACHpEAAAhxgAIAIAAAD0CAAgCAAAtR4AIAIAAACzHgAgCAAAtB4AIBelAwEArxYAIZ0NAgC3FgAhog4AALIeADCjDgAAsx4AEKQOAACyHgAw5A4BALEWACHEDwIAthYAIc0PAQCxFgAhiBABALEWACGXEAEAsRYAIbwQAQCvFgAhyBACALYWACHNECAA0xYAIc4QAgC3FgAh0BABAK8WACHREAEAsRYAIdIQAgC2FgAh0xAAALgWACDUEAEAsRYAIdUQAQCxFgAh1hAAAKoWACDXECAA0xYAIdgQAgC2FgAhF6UDAQCvFgAhnQ0CALcWACGiDgAAsh4AMKMOAACzHgAQpA4AALIeADDkDgEAsRYAIcQPAgC2FgAhzQ8BALEWACGIEAEAsRYAIZcQAQCxFgAhvBABAK8WACHIEAIAthYAIc0QIADTFgAhzhACALcWACHQEAEArxYAIdEQAQCxFgAh0hACALYWACHTEAAAuBYAINQQAQCxFgAh1RABALEWACHWEAAAqhYAINcQIADTFgAh2BACALYWACETpQMBAJ4ZACGdDQIAnBkAIeQOAQCdGQAhxA8CAJsZACHNDwEAnRkAIYgQAQCdGQAhlxABAJ0ZACHIEAIAmxkAIc0QIADeGQAhzhACAJwZACHQEAEAnhkAIdEQAQCdGQAh0hACAJsZACHTEIAAAAAB1BABAJ0ZACHVEAEAnRkAIdYQAADpHQAg1xAgAN4ZACHYEAIAmxkAIROlAwEAnhkAIZ0NAgCcGQAh5A4BAJ0ZACHEDwIAmxkAIc0PAQCdGQAhiBABAJ0ZACGXEAEAnRkAIcgQAgCbGQAhzRAgAN4ZACHOEAIAnBkAIdAQAQCeGQAh0RABAJ0ZACHSEAIAmxkAIdMQgAAAAAHUEAEAnRkAIdUQAQCdGQAh1hAAAOkdACDXECAA3hkAIdgQAgCbGQAhE6UDAQAAAAGdDQIAAAAB5A4BAAAAAcQPAgAAAAHNDwEAAAABiBABAAAAAZcQAQAAAAHIEAIAAAABzRAgAAAAAc4QAgAAAAHQEAEAAAAB0RABAAAAAdIQAgAAAAHTEIAAAAAB1BABAAAAAdUQAQAAAAHWEAAA6x0AINcQIAAAAAHYEAIAAAABA5gPEAAAAAHZEAEAAAAB2hAQAAAAAQIAAADwCAAgDwAAwh4AIAMAAADwCAAgDwAAwh4AIBAAAMEeACABCAAAjiEAMAnXBQAAghgAIKIOAACKGAAwow4AAO4IABCkDgAAihgAMJgPEADyFgAhvBABAK8WACHZEAEArxYAIdoQEADyFgAh6hAAAIkYACACAAAA8AgAIAgAAMEeACACAAAAvx4AIAgAAMAeACAHog4AAL4eADCjDgAAvx4AEKQOAAC-HgAwmA8QAPIWACG8EAEArxYAIdkQAQCvFgAh2hAQAPIWACEHog4AAL4eADCjDgAAvx4AEKQOAAC-HgAwmA8QAPIWACG8EAEArxYAIdkQAQCvFgAh2hAQAPIWACEDmA8QAJQaACHZEAEAnhkAIdoQEACUGgAhA5gPEACUGgAh2RABAJ4ZACHaEBAAlBoAIQOYDxAAAAAB2RABAAAAAdoQEAAAAAECuRACAAAAAboQAAEAAAECAAAA7AgAIA8AAM4eACADAAAA7AgAIA8AAM4eACAQAADNHgAgAQgAAI0hADAI1wUAAIIYACCiDgAAjBgAMKMOAADqCAAQpA4AAIwYADC5EAIAtxYAIboQAAHUFgAhvBABAK8WACHrEAAAixgAIAIAAADsCAAgCAAAzR4AIAIAAADLHgAgCAAAzB4AIAaiDgAAyh4AMKMOAADLHgAQpA4AAMoeADC5EAIAtxYAIboQAAHUFgAhvBABAK8WACEGog4AAMoeADCjDgAAyx4AEKQOAADKHgAwuRACALcWACG6EAAB1BYAIbwQAQCvFgAhArkQAgCcGQAhuhAAAd8ZACECuRACAJwZACG6EAAB3xkAIQK5EAIAAAABuhAAAQAAAQGIEgEAAAAEBA8AAMMeADCFEgAAxB4AMIcSAADGHgAgixIAAMceADAEDwAAtx4AMIUSAAC4HgAwhxIAALoeACCLEgAAux4AMAQPAACrHgAwhRIAAKweADCHEgAArh4AIIsSAACvHgAwBA8AAJ8eADCFEgAAoB4AMIcSAACiHgAgixIAAKMeADAEDwAAkx4AMIUSAACUHgAwhxIAAJYeACCLEgAAlx4AMAQPAACHHgAwhRIAAIgeADCHEgAAih4AIIsSAACLHgAwAAAAAAAAFNgFAADWHgAg2QUAANceACDaBQAA2B4AINsFAADZHgAg3AUAANoeACDdBQAA2x4AIPEHAACTGQAgpw4AAJMZACDmDgAAkxkAIIQPAACTGQAgoQ8AAJMZACC9DwAAkxkAIIcQAACTGQAgrBAAAJMZACDdEAAAkxkAIN4QAACTGQAg3xAAAJMZACDgEAAAkxkAIOUQAACTGQAg5hAAAJMZACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFDwAAiCEAIBAAAIshACCFEgAAiSEAIIYSAACKIQAgixIAAIsFACADDwAAiCEAIIUSAACJIQAgixIAAIsFACAAAAAAAAsPAAC5HwAwEAAAvh8AMIUSAAC6HwAwhhIAALsfADCHEgAAvB8AIIgSAAC9HwAwiRIAAL0fADCKEgAAvR8AMIsSAAC9HwAwjBIAAL8fADCNEgAAwB8AMAXkDgEAAAAB4RAgAAAAAZgRQAAAAAGcESAAAAABnRFAAAAAAQIAAACPBQAgDwAAxB8AIAMAAACPBQAgDwAAxB8AIBAAAMMfACABCAAAhyEAMAqlAwAAvxgAIKIOAAC-GAAwow4AAI0FABCkDgAAvhgAMOQOAQAAAAGpDwEArxYAIeEQIACwFgAhmBFAALIWACGcESAAsBYAIZ0RQACzFgAhAgAAAI8FACAIAADDHwAgAgAAAMEfACAIAADCHwAgCaIOAADAHwAwow4AAMEfABCkDgAAwB8AMOQOAQCvFgAhqQ8BAK8WACHhECAAsBYAIZgRQACyFgAhnBEgALAWACGdEUAAsxYAIQmiDgAAwB8AMKMOAADBHwAQpA4AAMAfADDkDgEArxYAIakPAQCvFgAh4RAgALAWACGYEUAAshYAIZwRIACwFgAhnRFAALMWACEF5A4BAJ4ZACHhECAAvBkAIZgRQACmGQAhnBEgALwZACGdEUAAmhkAIQXkDgEAnhkAIeEQIAC8GQAhmBFAAKYZACGcESAAvBkAIZ0RQACaGQAhBeQOAQAAAAHhECAAAAABmBFAAAAAAZwRIAAAAAGdEUAAAAABBA8AALkfADCFEgAAuh8AMIcSAAC8HwAgixIAAL0fADAABKYDAADGHwAguw8AAJMZACCYEQAAkxkAIJ4RAACTGQAgAAAAAAAAAAALDwAA0R8AMBAAANYfADCFEgAA0h8AMIYSAADTHwAwhxIAANQfACCIEgAA1R8AMIkSAADVHwAwihIAANUfADCLEgAA1R8AMIwSAADXHwAwjRIAANgfADAEwhAAAQAAAaURAgAAAAGmEQIAAAABpxEBAAAAAQIAAAC-BAAgDwAA3B8AIAMAAAC-BAAgDwAA3B8AIBAAANsfACABCAAAhiEAMAr0AgAAyBgAIKIOAADHGAAwow4AAMAEABCkDgAAxxgAMMIQAAHVFgAhpRECALcWACGmEQIAtxYAIacRAQCvFgAhqBEAAdQWACGpEQAAyRgAIAIAAAC-BAAgCAAA2x8AIAIAAADZHwAgCAAA2h8AIAiiDgAA2B8AMKMOAADZHwAQpA4AANgfADDCEAAB1RYAIaURAgC3FgAhphECALcWACGnEQEArxYAIagRAAHUFgAhCKIOAADYHwAwow4AANkfABCkDgAA2B8AMMIQAAHVFgAhpRECALcWACGmEQIAtxYAIacRAQCvFgAhqBEAAdQWACEEwhAAAeAZACGlEQIAnBkAIaYRAgCcGQAhpxEBAJ4ZACEEwhAAAeAZACGlEQIAnBkAIaYRAgCcGQAhpxEBAJ4ZACEEwhAAAQAAAaURAgAAAAGmEQIAAAABpxEBAAAAAQQPAADRHwAwhRIAANIfADCHEgAA1B8AIIsSAADVHwAwAAAAAAAABQ8AAIEhACAQAACEIQAghRIAAIIhACCGEgAAgyEAIIsSAADZBAAgAw8AAIEhACCFEgAAgiEAIIsSAADZBAAgAfMCAADeHwAgAAAAAAAAAAAAAAKIEgIAAAAEjhICAAAABQGIEgIAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACiBIAAQAABI4SAAEAAAUBiBIAAQAABAAAAAAAAAAAAogSAQAAAASOEgEAAAAFAogSAQAAAASOEgEAAAAFAogSAQAAAASOEgEAAAAFBQ8AAPwgACAQAAD_IAAghRIAAP0gACCGEgAA_iAAIIsSAACtAgAgAYgSAQAAAAQBiBIBAAAABAGIEgEAAAAEAw8AAPwgACCFEgAA_SAAIIsSAACtAgAgAAAAAAALDwAAryAAMBAAALQgADCFEgAAsCAAMIYSAACxIAAwhxIAALIgACCIEgAAsyAAMIkSAACzIAAwihIAALMgADCLEgAAsyAAMIwSAAC1IAAwjRIAALYgADALDwAAoyAAMBAAAKggADCFEgAApCAAMIYSAAClIAAwhxIAAKYgACCIEgAApyAAMIkSAACnIAAwihIAAKcgADCLEgAApyAAMIwSAACpIAAwjRIAAKogADAQzwEAAJodACDQAQAAmx0AINEBAACcHQAgpQ4BAAAAAckOQAAAAAHNDgEAAAAB1g4BAAAAAaAPAQAAAAHwD0AAAAAB_A9AAAAAAbEQAQAAAAGzEAEAAAABtBAAAJgdACC1EAEAAAABthBAAAAAAbcQAgAAAAECAAAAtQIAIA8AAK4gACADAAAAtQIAIA8AAK4gACAQAACtIAAgAQgAAPsgADAWzAEAAOwYACDPAQAA7RgAINABAADuGAAg0QEAAO8YACCiDgAA6xgAMKMOAACzAgAQpA4AAOsYADClDgEAAAAByQ5AALMWACHLDgEAsRYAIc0OAQCvFgAh1g4BALEWACGgDwEArxYAIfAPQACyFgAh_A9AALIWACGxEAEAAAABsxABAK8WACG0EAAAqhYAILUQAQCvFgAhthBAALIWACG3EAIAtxYAIdIRAADqGAAgAgAAALUCACAIAACtIAAgAgAAAKsgACAIAACsIAAgEaIOAACqIAAwow4AAKsgABCkDgAAqiAAMKUOAQCvFgAhyQ5AALMWACHLDgEAsRYAIc0OAQCvFgAh1g4BALEWACGgDwEArxYAIfAPQACyFgAh_A9AALIWACGxEAEArxYAIbMQAQCvFgAhtBAAAKoWACC1EAEArxYAIbYQQACyFgAhtxACALcWACERog4AAKogADCjDgAAqyAAEKQOAACqIAAwpQ4BAK8WACHJDkAAsxYAIcsOAQCxFgAhzQ4BAK8WACHWDgEAsRYAIaAPAQCvFgAh8A9AALIWACH8D0AAshYAIbEQAQCvFgAhsxABAK8WACG0EAAAqhYAILUQAQCvFgAhthBAALIWACG3EAIAtxYAIQ2lDgEAnhkAIckOQACaGQAhzQ4BAJ4ZACHWDgEAnRkAIaAPAQCeGQAh8A9AAKYZACH8D0AAphkAIbEQAQCeGQAhsxABAJ4ZACG0EAAA7xwAILUQAQCeGQAhthBAAKYZACG3EAIAnBkAIRDPAQAA8RwAINABAADyHAAg0QEAAPMcACClDgEAnhkAIckOQACaGQAhzQ4BAJ4ZACHWDgEAnRkAIaAPAQCeGQAh8A9AAKYZACH8D0AAphkAIbEQAQCeGQAhsxABAJ4ZACG0EAAA7xwAILUQAQCeGQAhthBAAKYZACG3EAIAnBkAIRDPAQAAmh0AINABAACbHQAg0QEAAJwdACClDgEAAAAByQ5AAAAAAc0OAQAAAAHWDgEAAAABoA8BAAAAAfAPQAAAAAH8D0AAAAABsRABAAAAAbMQAQAAAAG0EAAAmB0AILUQAQAAAAG2EEAAAAABtxACAAAAARGlDgEAAAAByQ5AAAAAAewOAQAAAAGRDwEAAAABqQ8BAAAAAfQPQAAAAAGoEEAAAAABqRBAAAAAAf0QAQAAAAHFEQAAmCAAIMYRAACZIAAgxxEAAJogACDIEQIAAAAByREBAAAAAcoRQAAAAAHLEQEAAAABzBEBAAAAAQIAAACxAgAgDwAAuiAAIAMAAACxAgAgDwAAuiAAIBAAALkgACABCAAA-iAAMBbMAQAA8RgAIKIOAADwGAAwow4AAK8CABCkDgAA8BgAMKUOAQAAAAHJDkAAsxYAIcsOAQCvFgAh7A4BAK8WACGRDwEArxYAIakPAQCvFgAh9A9AALIWACGoEEAAshYAIakQQACyFgAh_RABAAAAAcURAACqFgAgxhEAAKoWACDHEQAAqhYAIMgRAgC2FgAhyREBAK8WACHKEUAAshYAIcsRAQCxFgAhzBEBALEWACECAAAAsQIAIAgAALkgACACAAAAtyAAIAgAALggACAVog4AALYgADCjDgAAtyAAEKQOAAC2IAAwpQ4BAK8WACHJDkAAsxYAIcsOAQCvFgAh7A4BAK8WACGRDwEArxYAIakPAQCvFgAh9A9AALIWACGoEEAAshYAIakQQACyFgAh_RABAK8WACHFEQAAqhYAIMYRAACqFgAgxxEAAKoWACDIEQIAthYAIckRAQCvFgAhyhFAALIWACHLEQEAsRYAIcwRAQCxFgAhFaIOAAC2IAAwow4AALcgABCkDgAAtiAAMKUOAQCvFgAhyQ5AALMWACHLDgEArxYAIewOAQCvFgAhkQ8BAK8WACGpDwEArxYAIfQPQACyFgAhqBBAALIWACGpEEAAshYAIf0QAQCvFgAhxREAAKoWACDGEQAAqhYAIMcRAACqFgAgyBECALYWACHJEQEArxYAIcoRQACyFgAhyxEBALEWACHMEQEAsRYAIRGlDgEAnhkAIckOQACaGQAh7A4BAJ4ZACGRDwEAnhkAIakPAQCeGQAh9A9AAKYZACGoEEAAphkAIakQQACmGQAh_RABAJ4ZACHFEQAAlCAAIMYRAACVIAAgxxEAAJYgACDIEQIAmxkAIckRAQCeGQAhyhFAAKYZACHLEQEAnRkAIcwRAQCdGQAhEaUOAQCeGQAhyQ5AAJoZACHsDgEAnhkAIZEPAQCeGQAhqQ8BAJ4ZACH0D0AAphkAIagQQACmGQAhqRBAAKYZACH9EAEAnhkAIcURAACUIAAgxhEAAJUgACDHEQAAliAAIMgRAgCbGQAhyREBAJ4ZACHKEUAAphkAIcsRAQCdGQAhzBEBAJ0ZACERpQ4BAAAAAckOQAAAAAHsDgEAAAABkQ8BAAAAAakPAQAAAAH0D0AAAAABqBBAAAAAAakQQAAAAAH9EAEAAAABxREAAJggACDGEQAAmSAAIMcRAACaIAAgyBECAAAAAckRAQAAAAHKEUAAAAAByxEBAAAAAcwRAQAAAAEEDwAAryAAMIUSAACwIAAwhxIAALIgACCLEgAAsyAAMAQPAACjIAAwhRIAAKQgADCHEgAApiAAIIsSAACnIAAwAAAJzAEAAMAgACDPAQAAwSAAINABAADCIAAg0QEAAMMgACDLDgAAkxkAINYOAACTGQAg8A8AAJMZACD8DwAAkxkAILYQAACTGQAgB80BAAC9IAAg0gEAAL4gACDmDgAAkxkAIMoRAACTGQAgyxEAAJMZACDNEQAAkxkAIM4RAACTGQAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAogSAQAAAASOEgEAAAAFAYgSAQAAAAQAAAAAAAAAAAAAAAAAEaUOAQAAAAHJDkAAAAAB7A4BAAAAAZEPAQAAAAGpDwEAAAAB9A9AAAAAAagQQAAAAAGpEEAAAAAB_RABAAAAAcURAACYIAAgxhEAAJkgACDHEQAAmiAAIMgRAgAAAAHJEQEAAAAByhFAAAAAAcsRAQAAAAHMEQEAAAABDaUOAQAAAAHJDkAAAAABzQ4BAAAAAdYOAQAAAAGgDwEAAAAB8A9AAAAAAfwPQAAAAAGxEAEAAAABsxABAAAAAbQQAACYHQAgtRABAAAAAbYQQAAAAAG3EAIAAAABC9IBAAC8IAAgiQkBAAAAAaUOAQAAAAHJDkAAAAAB5g4EAAAAAdUQAQAAAAHKEUAAAAAByxEBAAAAAc0RQAAAAAHOEUAAAAABzxECAAAAAQIAAACtAgAgDwAA_CAAIAMAAAC3AgAgDwAA_CAAIBAAAIAhACANAAAAtwIAIAgAAIAhACDSAQAAoiAAIIkJAQCeGQAhpQ4BAJ4ZACHJDkAAmhkAIeYOBACFGgAh1RABAJ4ZACHKEUAAphkAIcsRAQCdGQAhzRFAAKYZACHOEUAAphkAIc8RAgCcGQAhC9IBAACiIAAgiQkBAJ4ZACGlDgEAnhkAIckOQACaGQAh5g4EAIUaACHVEAEAnhkAIcoRQACmGQAhyxEBAJ0ZACHNEUAAphkAIc4RQACmGQAhzxECAJwZACECCAABAAAB_RAAAQAAAQIAAADZBAAgDwAAgSEAIAMAAADcBAAgDwAAgSEAIBAAAIUhACADAAAA3AQAIAgAAZUiACH9EAAB3xkAIQIIAAHfGQAh_RAAAd8ZACEEwhAAAQAAAaURAgAAAAGmEQIAAAABpxEBAAAAAQXkDgEAAAAB4RAgAAAAAZgRQAAAAAGcESAAAAABnRFAAAAAARLJDkAAAAAB5g4EAAAAAecOBAAAAAHtDgEAAAAB_g4BAAAAAakPAQAAAAG7D0AAAAAB5g8CAAAAAfcPAQAAAAHaEBAAAAABlhEBAAAAAZcRAQAAAAGYEUAAAAABnhEBAAAAAZ8RQAAAAAGgESAAAAABoREgAAAAAaIRIAAAAAECAAAAiwUAIA8AAIghACADAAAAkwUAIA8AAIghACAQAACMIQAgFAAAAJMFACAIAACMIQAgyQ5AAJoZACHmDgQAmRkAIecOBACZGQAh7Q4BAJ4ZACH-DgEAnhkAIakPAQCeGQAhuw9AAKYZACHmDwIAnBkAIfcPAQCeGQAh2hAQAJQaACGWEQEAnhkAIZcRAQCeGQAhmBFAAKYZACGeEQEAnRkAIZ8RQACaGQAhoBEgALwZACGhESAAvBkAIaIRIAC8GQAhEskOQACaGQAh5g4EAJkZACHnDgQAmRkAIe0OAQCeGQAh_g4BAJ4ZACGpDwEAnhkAIbsPQACmGQAh5g8CAJwZACH3DwEAnhkAIdoQEACUGgAhlhEBAJ4ZACGXEQEAnhkAIZgRQACmGQAhnhEBAJ0ZACGfEUAAmhkAIaARIAC8GQAhoREgALwZACGiESAAvBkAIQK5EAIAAAABuhAAAQAAAQOYDxAAAAAB2RABAAAAAdoQEAAAAAETpQMBAAAAAZ0NAgAAAAHkDgEAAAABxA8CAAAAAc0PAQAAAAGIEAEAAAABlxABAAAAAcgQAgAAAAHNECAAAAABzhACAAAAAdAQAQAAAAHREAEAAAAB0hACAAAAAdMQgAAAAAHUEAEAAAAB1RABAAAAAdYQAADrHQAg1xAgAAAAAdgQAgAAAAEEnQ0CAAAAAaEPAQAAAAHOEAIAAAABzxABAAAAAQbIEAIAAAAByRACAAAAAcoQAgAAAAHLEAAA2x0AIMwQgAAAAAHNEAEAAAABBKUOAQAAAAHJDkAAAAAB9A9AAAAAAZAQAAEAAAEf2QUAANEeACDaBQAA0h4AINsFAADTHgAg3AUAANQeACDdBQAA1R4AIPEHgAAAAAGlDgEAAAABpw4EAAAAAckOQAAAAAHLDgEAAAAB5g4EAAAAAf4OAQAAAAGED4AAAAABoQ8BAAAAAakPAQAAAAG9D4AAAAAB9A9AAAAAAYcQAQAAAAGsEEAAAAAB2xABAAAAAdwQIAAAAAHdEAEAAAAB3hABAAAAAd8QgAAAAAHgEIAAAAAB4RCAAAAAAeIQIAAAAAHjEAAAzx4AIOQQAgAAAAHlEEAAAAAB5hCAAAAAAQIAAADoCAAgDwAAkyEAIAMAAACJCQAgDwAAkyEAIBAAAJchACAhAAAAiQkAIAgAAJchACDZBQAAgh4AINoFAACDHgAg2wUAAIQeACDcBQAAhR4AIN0FAACGHgAg8QeAAAAAAaUOAQCeGQAhpw4EAIUaACHJDkAAmhkAIcsOAQCeGQAh5g4EAIUaACH-DgEAnhkAIYQPgAAAAAGhDwEAnRkAIakPAQCeGQAhvQ-AAAAAAfQPQACaGQAhhxABAJ0ZACGsEEAAphkAIdsQAQCeGQAh3BAgALwZACHdEAEAnRkAId4QAQCdGQAh3xCAAAAAAeAQgAAAAAHhEIAAAAAB4hAgALwZACHjEAAAgB4AIOQQAgCcGQAh5RBAAKYZACHmEIAAAAABH9kFAACCHgAg2gUAAIMeACDbBQAAhB4AINwFAACFHgAg3QUAAIYeACDxB4AAAAABpQ4BAJ4ZACGnDgQAhRoAIckOQACaGQAhyw4BAJ4ZACHmDgQAhRoAIf4OAQCeGQAhhA-AAAAAAaEPAQCdGQAhqQ8BAJ4ZACG9D4AAAAAB9A9AAJoZACGHEAEAnRkAIawQQACmGQAh2xABAJ4ZACHcECAAvBkAId0QAQCdGQAh3hABAJ0ZACHfEIAAAAAB4BCAAAAAAeEQgAAAAAHiECAAvBkAIeMQAACAHgAg5BACAJwZACHlEEAAphkAIeYQgAAAAAEf2AUAANAeACDaBQAA0h4AINsFAADTHgAg3AUAANQeACDdBQAA1R4AIPEHgAAAAAGlDgEAAAABpw4EAAAAAckOQAAAAAHLDgEAAAAB5g4EAAAAAf4OAQAAAAGED4AAAAABoQ8BAAAAAakPAQAAAAG9D4AAAAAB9A9AAAAAAYcQAQAAAAGsEEAAAAAB2xABAAAAAdwQIAAAAAHdEAEAAAAB3hABAAAAAd8QgAAAAAHgEIAAAAAB4RCAAAAAAeIQIAAAAAHjEAAAzx4AIOQQAgAAAAHlEEAAAAAB5hCAAAAAAQIAAADoCAAgDwAAmCEAIAMAAACJCQAgDwAAmCEAIBAAAJwhACAhAAAAiQkAIAgAAJwhACDYBQAAgR4AINoFAACDHgAg2wUAAIQeACDcBQAAhR4AIN0FAACGHgAg8QeAAAAAAaUOAQCeGQAhpw4EAIUaACHJDkAAmhkAIcsOAQCeGQAh5g4EAIUaACH-DgEAnhkAIYQPgAAAAAGhDwEAnRkAIakPAQCeGQAhvQ-AAAAAAfQPQACaGQAhhxABAJ0ZACGsEEAAphkAIdsQAQCeGQAh3BAgALwZACHdEAEAnRkAId4QAQCdGQAh3xCAAAAAAeAQgAAAAAHhEIAAAAAB4hAgALwZACHjEAAAgB4AIOQQAgCcGQAh5RBAAKYZACHmEIAAAAABH9gFAACBHgAg2gUAAIMeACDbBQAAhB4AINwFAACFHgAg3QUAAIYeACDxB4AAAAABpQ4BAJ4ZACGnDgQAhRoAIckOQACaGQAhyw4BAJ4ZACHmDgQAhRoAIf4OAQCeGQAhhA-AAAAAAaEPAQCdGQAhqQ8BAJ4ZACG9D4AAAAAB9A9AAJoZACGHEAEAnRkAIawQQACmGQAh2xABAJ4ZACHcECAAvBkAId0QAQCdGQAh3hABAJ0ZACHfEIAAAAAB4BCAAAAAAeEQgAAAAAHiECAAvBkAIeMQAACAHgAg5BACAJwZACHlEEAAphkAIeYQgAAAAAEf2AUAANAeACDZBQAA0R4AINsFAADTHgAg3AUAANQeACDdBQAA1R4AIPEHgAAAAAGlDgEAAAABpw4EAAAAAckOQAAAAAHLDgEAAAAB5g4EAAAAAf4OAQAAAAGED4AAAAABoQ8BAAAAAakPAQAAAAG9D4AAAAAB9A9AAAAAAYcQAQAAAAGsEEAAAAAB2xABAAAAAdwQIAAAAAHdEAEAAAAB3hABAAAAAd8QgAAAAAHgEIAAAAAB4RCAAAAAAeIQIAAAAAHjEAAAzx4AIOQQAgAAAAHlEEAAAAAB5hCAAAAAAQIAAADoCAAgDwAAnSEAIAMAAACJCQAgDwAAnSEAIBAAAKEhACAhAAAAiQkAIAgAAKEhACDYBQAAgR4AINkFAACCHgAg2wUAAIQeACDcBQAAhR4AIN0FAACGHgAg8QeAAAAAAaUOAQCeGQAhpw4EAIUaACHJDkAAmhkAIcsOAQCeGQAh5g4EAIUaACH-DgEAnhkAIYQPgAAAAAGhDwEAnRkAIakPAQCeGQAhvQ-AAAAAAfQPQACaGQAhhxABAJ0ZACGsEEAAphkAIdsQAQCeGQAh3BAgALwZACHdEAEAnRkAId4QAQCdGQAh3xCAAAAAAeAQgAAAAAHhEIAAAAAB4hAgALwZACHjEAAAgB4AIOQQAgCcGQAh5RBAAKYZACHmEIAAAAABH9gFAACBHgAg2QUAAIIeACDbBQAAhB4AINwFAACFHgAg3QUAAIYeACDxB4AAAAABpQ4BAJ4ZACGnDgQAhRoAIckOQACaGQAhyw4BAJ4ZACHmDgQAhRoAIf4OAQCeGQAhhA-AAAAAAaEPAQCdGQAhqQ8BAJ4ZACG9D4AAAAAB9A9AAJoZACGHEAEAnRkAIawQQACmGQAh2xABAJ4ZACHcECAAvBkAId0QAQCdGQAh3hABAJ0ZACHfEIAAAAAB4BCAAAAAAeEQgAAAAAHiECAAvBkAIeMQAACAHgAg5BACAJwZACHlEEAAphkAIeYQgAAAAAEf2AUAANAeACDZBQAA0R4AINoFAADSHgAg3AUAANQeACDdBQAA1R4AIPEHgAAAAAGlDgEAAAABpw4EAAAAAckOQAAAAAHLDgEAAAAB5g4EAAAAAf4OAQAAAAGED4AAAAABoQ8BAAAAAakPAQAAAAG9D4AAAAAB9A9AAAAAAYcQAQAAAAGsEEAAAAAB2xABAAAAAdwQIAAAAAHdEAEAAAAB3hABAAAAAd8QgAAAAAHgEIAAAAAB4RCAAAAAAeIQIAAAAAHjEAAAzx4AIOQQAgAAAAHlEEAAAAAB5hCAAAAAAQIAAADoCAAgDwAAoiEAIAMAAACJCQAgDwAAoiEAIBAAAKYhACAhAAAAiQkAIAgAAKYhACDYBQAAgR4AINkFAACCHgAg2gUAAIMeACDcBQAAhR4AIN0FAACGHgAg8QeAAAAAAaUOAQCeGQAhpw4EAIUaACHJDkAAmhkAIcsOAQCeGQAh5g4EAIUaACH-DgEAnhkAIYQPgAAAAAGhDwEAnRkAIakPAQCeGQAhvQ-AAAAAAfQPQACaGQAhhxABAJ0ZACGsEEAAphkAIdsQAQCeGQAh3BAgALwZACHdEAEAnRkAId4QAQCdGQAh3xCAAAAAAeAQgAAAAAHhEIAAAAAB4hAgALwZACHjEAAAgB4AIOQQAgCcGQAh5RBAAKYZACHmEIAAAAABH9gFAACBHgAg2QUAAIIeACDaBQAAgx4AINwFAACFHgAg3QUAAIYeACDxB4AAAAABpQ4BAJ4ZACGnDgQAhRoAIckOQACaGQAhyw4BAJ4ZACHmDgQAhRoAIf4OAQCeGQAhhA-AAAAAAaEPAQCdGQAhqQ8BAJ4ZACG9D4AAAAAB9A9AAJoZACGHEAEAnRkAIawQQACmGQAh2xABAJ4ZACHcECAAvBkAId0QAQCdGQAh3hABAJ0ZACHfEIAAAAAB4BCAAAAAAeEQgAAAAAHiECAAvBkAIeMQAACAHgAg5BACAJwZACHlEEAAphkAIeYQgAAAAAEf2AUAANAeACDZBQAA0R4AINoFAADSHgAg2wUAANMeACDdBQAA1R4AIPEHgAAAAAGlDgEAAAABpw4EAAAAAckOQAAAAAHLDgEAAAAB5g4EAAAAAf4OAQAAAAGED4AAAAABoQ8BAAAAAakPAQAAAAG9D4AAAAAB9A9AAAAAAYcQAQAAAAGsEEAAAAAB2xABAAAAAdwQIAAAAAHdEAEAAAAB3hABAAAAAd8QgAAAAAHgEIAAAAAB4RCAAAAAAeIQIAAAAAHjEAAAzx4AIOQQAgAAAAHlEEAAAAAB5hCAAAAAAQIAAADoCAAgDwAApyEAIAMAAACJCQAgDwAApyEAIBAAAKshACAhAAAAiQkAIAgAAKshACDYBQAAgR4AINkFAACCHgAg2gUAAIMeACDbBQAAhB4AIN0FAACGHgAg8QeAAAAAAaUOAQCeGQAhpw4EAIUaACHJDkAAmhkAIcsOAQCeGQAh5g4EAIUaACH-DgEAnhkAIYQPgAAAAAGhDwEAnRkAIakPAQCeGQAhvQ-AAAAAAfQPQACaGQAhhxABAJ0ZACGsEEAAphkAIdsQAQCeGQAh3BAgALwZACHdEAEAnRkAId4QAQCdGQAh3xCAAAAAAeAQgAAAAAHhEIAAAAAB4hAgALwZACHjEAAAgB4AIOQQAgCcGQAh5RBAAKYZACHmEIAAAAABH9gFAACBHgAg2QUAAIIeACDaBQAAgx4AINsFAACEHgAg3QUAAIYeACDxB4AAAAABpQ4BAJ4ZACGnDgQAhRoAIckOQACaGQAhyw4BAJ4ZACHmDgQAhRoAIf4OAQCeGQAhhA-AAAAAAaEPAQCdGQAhqQ8BAJ4ZACG9D4AAAAAB9A9AAJoZACGHEAEAnRkAIawQQACmGQAh2xABAJ4ZACHcECAAvBkAId0QAQCdGQAh3hABAJ0ZACHfEIAAAAAB4BCAAAAAAeEQgAAAAAHiECAAvBkAIeMQAACAHgAg5BACAJwZACHlEEAAphkAIeYQgAAAAAEf2AUAANAeACDZBQAA0R4AINoFAADSHgAg2wUAANMeACDcBQAA1B4AIPEHgAAAAAGlDgEAAAABpw4EAAAAAckOQAAAAAHLDgEAAAAB5g4EAAAAAf4OAQAAAAGED4AAAAABoQ8BAAAAAakPAQAAAAG9D4AAAAAB9A9AAAAAAYcQAQAAAAGsEEAAAAAB2xABAAAAAdwQIAAAAAHdEAEAAAAB3hABAAAAAd8QgAAAAAHgEIAAAAAB4RCAAAAAAeIQIAAAAAHjEAAAzx4AIOQQAgAAAAHlEEAAAAAB5hCAAAAAAQIAAADoCAAgDwAArCEAIAMAAACJCQAgDwAArCEAIBAAALAhACAhAAAAiQkAIAgAALAhACDYBQAAgR4AINkFAACCHgAg2gUAAIMeACDbBQAAhB4AINwFAACFHgAg8QeAAAAAAaUOAQCeGQAhpw4EAIUaACHJDkAAmhkAIcsOAQCeGQAh5g4EAIUaACH-DgEAnhkAIYQPgAAAAAGhDwEAnRkAIakPAQCeGQAhvQ-AAAAAAfQPQACaGQAhhxABAJ0ZACGsEEAAphkAIdsQAQCeGQAh3BAgALwZACHdEAEAnRkAId4QAQCdGQAh3xCAAAAAAeAQgAAAAAHhEIAAAAAB4hAgALwZACHjEAAAgB4AIOQQAgCcGQAh5RBAAKYZACHmEIAAAAABH9gFAACBHgAg2QUAAIIeACDaBQAAgx4AINsFAACEHgAg3AUAAIUeACDxB4AAAAABpQ4BAJ4ZACGnDgQAhRoAIckOQACaGQAhyw4BAJ4ZACHmDgQAhRoAIf4OAQCeGQAhhA-AAAAAAaEPAQCdGQAhqQ8BAJ4ZACG9D4AAAAAB9A9AAJoZACGHEAEAnRkAIawQQACmGQAh2xABAJ4ZACHcECAAvBkAId0QAQCdGQAh3hABAJ0ZACHfEIAAAAAB4BCAAAAAAeEQgAAAAAHiECAAvBkAIeMQAACAHgAg5BACAJwZACHlEEAAphkAIeYQgAAAAAEE5A4BAAAAAfIOEAAAAAHQDwIAAAABuxACAAAAAQK5EAIAAAABuhAAAQAAARjQBgAAyx0AIKUOAQAAAAHJDkAAAAAByw4BAAAAAfIOAQAAAAH7DgIAAAAB_g4BAAAAAYgPQAAAAAGhDwEAAAABpA8EAAAAAeAPAQAAAAHzDwEAAAABhxABAAAAAaAQBAAAAAG8EAEAAAABvRABAAAAAb4QEAAAAAG_EBAAAAABwBACAAAAAcEQAAEAAAHCEAIAAAABwxAQAAAAAcQQgAAAAAHFEAEAAAABAgAAAKMKACAPAACzIQAgAwAAALAKACAPAACzIQAgEAAAtyEAIBoAAACwCgAgCAAAtyEAINAGAACxHQAgpQ4BAJ4ZACHJDkAAmhkAIcsOAQCeGQAh8g4BAJ0ZACH7DgIAnBkAIf4OAQCeGQAhiA9AAKYZACGhDwEAnRkAIaQPBACFGgAh4A8BAJ0ZACHzDwEAnRkAIYcQAQCdGQAhoBAEAIUaACG8EAEAnhkAIb0QAQCeGQAhvhAQAOEZACG_EBAA4RkAIcAQAgCbGQAhwRAAAeAZACHCEAIAmxkAIcMQEADhGQAhxBCAAAAAAcUQAQCdGQAhGNAGAACxHQAgpQ4BAJ4ZACHJDkAAmhkAIcsOAQCeGQAh8g4BAJ0ZACH7DgIAnBkAIf4OAQCeGQAhiA9AAKYZACGhDwEAnRkAIaQPBACFGgAh4A8BAJ0ZACHzDwEAnRkAIYcQAQCdGQAhoBAEAIUaACG8EAEAnhkAIb0QAQCeGQAhvhAQAOEZACG_EBAA4RkAIcAQAgCbGQAhwRAAAeAZACHCEAIAmxkAIcMQEADhGQAhxBCAAAAAAcUQAQCdGQAhGM8GAADKHQAgpQ4BAAAAAckOQAAAAAHLDgEAAAAB8g4BAAAAAfsOAgAAAAH-DgEAAAABiA9AAAAAAaEPAQAAAAGkDwQAAAAB4A8BAAAAAfMPAQAAAAGHEAEAAAABoBAEAAAAAbwQAQAAAAG9EAEAAAABvhAQAAAAAb8QEAAAAAHAEAIAAAABwRAAAQAAAcIQAgAAAAHDEBAAAAABxBCAAAAAAcUQAQAAAAECAAAAowoAIA8AALghACADAAAAsAoAIA8AALghACAQAAC8IQAgGgAAALAKACAIAAC8IQAgzwYAALAdACClDgEAnhkAIckOQACaGQAhyw4BAJ4ZACHyDgEAnRkAIfsOAgCcGQAh_g4BAJ4ZACGID0AAphkAIaEPAQCdGQAhpA8EAIUaACHgDwEAnRkAIfMPAQCdGQAhhxABAJ0ZACGgEAQAhRoAIbwQAQCeGQAhvRABAJ4ZACG-EBAA4RkAIb8QEADhGQAhwBACAJsZACHBEAAB4BkAIcIQAgCbGQAhwxAQAOEZACHEEIAAAAABxRABAJ0ZACEYzwYAALAdACClDgEAnhkAIckOQACaGQAhyw4BAJ4ZACHyDgEAnRkAIfsOAgCcGQAh_g4BAJ4ZACGID0AAphkAIaEPAQCdGQAhpA8EAIUaACHgDwEAnRkAIfMPAQCdGQAhhxABAJ0ZACGgEAQAhRoAIbwQAQCeGQAhvRABAJ4ZACG-EBAA4RkAIb8QEADhGQAhwBACAJsZACHBEAAB4BkAIcIQAgCbGQAhwxAQAOEZACHEEIAAAAABxRABAJ0ZACELzQEAALsgACCJCQEAAAABpQ4BAAAAAckOQAAAAAHmDgQAAAAB1RABAAAAAcoRQAAAAAHLEQEAAAABzRFAAAAAAc4RQAAAAAHPEQIAAAABAgAAAK0CACAPAAC9IQAgBAiAAAAAAaUOBAAAAAGnDkAAAAAB7A4BAAAAAQylDgEAAAABxA4CAAAAAcYOQAAAAAHHDgIAAAAByA5AAAAAAckOQAAAAAHsDgEAAAAB_g4BAAAAAYgPQAAAAAGuEIAAAAABrxACAAAAAbAQQAAAAAEGCIAAAAAB7A4BAAAAAY0QQAAAAAGrEAEAAAABrBBAAAAAAa0QQAAAAAEDAAAAtwIAIA8AAL0hACAQAADEIQAgDQAAALcCACAIAADEIQAgzQEAAKEgACCJCQEAnhkAIaUOAQCeGQAhyQ5AAJoZACHmDgQAhRoAIdUQAQCeGQAhyhFAAKYZACHLEQEAnRkAIc0RQACmGQAhzhFAAKYZACHPEQIAnBkAIQvNAQAAoSAAIIkJAQCeGQAhpQ4BAJ4ZACHJDkAAmhkAIeYOBACFGgAh1RABAJ4ZACHKEUAAphkAIcsRAQCdGQAhzRFAAKYZACHOEUAAphkAIc8RAgCcGQAhEcwBAACZHQAg0AEAAJsdACDRAQAAnB0AIKUOAQAAAAHJDkAAAAAByw4BAAAAAc0OAQAAAAHWDgEAAAABoA8BAAAAAfAPQAAAAAH8D0AAAAABsRABAAAAAbMQAQAAAAG0EAAAmB0AILUQAQAAAAG2EEAAAAABtxACAAAAAQIAAAC1AgAgDwAAxSEAIAMAAACzAgAgDwAAxSEAIBAAAMkhACATAAAAswIAIAgAAMkhACDMAQAA8BwAINABAADyHAAg0QEAAPMcACClDgEAnhkAIckOQACaGQAhyw4BAJ0ZACHNDgEAnhkAIdYOAQCdGQAhoA8BAJ4ZACHwD0AAphkAIfwPQACmGQAhsRABAJ4ZACGzEAEAnhkAIbQQAADvHAAgtRABAJ4ZACG2EEAAphkAIbcQAgCcGQAhEcwBAADwHAAg0AEAAPIcACDRAQAA8xwAIKUOAQCeGQAhyQ5AAJoZACHLDgEAnRkAIc0OAQCeGQAh1g4BAJ0ZACGgDwEAnhkAIfAPQACmGQAh_A9AAKYZACGxEAEAnhkAIbMQAQCeGQAhtBAAAO8cACC1EAEAnhkAIbYQQACmGQAhtxACAJwZACERzAEAAJkdACDPAQAAmh0AINEBAACcHQAgpQ4BAAAAAckOQAAAAAHLDgEAAAABzQ4BAAAAAdYOAQAAAAGgDwEAAAAB8A9AAAAAAfwPQAAAAAGxEAEAAAABsxABAAAAAbQQAACYHQAgtRABAAAAAbYQQAAAAAG3EAIAAAABAgAAALUCACAPAADKIQAgAwAAALMCACAPAADKIQAgEAAAziEAIBMAAACzAgAgCAAAziEAIMwBAADwHAAgzwEAAPEcACDRAQAA8xwAIKUOAQCeGQAhyQ5AAJoZACHLDgEAnRkAIc0OAQCeGQAh1g4BAJ0ZACGgDwEAnhkAIfAPQACmGQAh_A9AAKYZACGxEAEAnhkAIbMQAQCeGQAhtBAAAO8cACC1EAEAnhkAIbYQQACmGQAhtxACAJwZACERzAEAAPAcACDPAQAA8RwAINEBAADzHAAgpQ4BAJ4ZACHJDkAAmhkAIcsOAQCdGQAhzQ4BAJ4ZACHWDgEAnRkAIaAPAQCeGQAh8A9AAKYZACH8D0AAphkAIbEQAQCeGQAhsxABAJ4ZACG0EAAA7xwAILUQAQCeGQAhthBAAKYZACG3EAIAnBkAIRHMAQAAmR0AIM8BAACaHQAg0AEAAJsdACClDgEAAAAByQ5AAAAAAcsOAQAAAAHNDgEAAAAB1g4BAAAAAaAPAQAAAAHwD0AAAAAB_A9AAAAAAbEQAQAAAAGzEAEAAAABtBAAAJgdACC1EAEAAAABthBAAAAAAbcQAgAAAAECAAAAtQIAIA8AAM8hACADAAAAswIAIA8AAM8hACAQAADTIQAgEwAAALMCACAIAADTIQAgzAEAAPAcACDPAQAA8RwAINABAADyHAAgpQ4BAJ4ZACHJDkAAmhkAIcsOAQCdGQAhzQ4BAJ4ZACHWDgEAnRkAIaAPAQCeGQAh8A9AAKYZACH8D0AAphkAIbEQAQCeGQAhsxABAJ4ZACG0EAAA7xwAILUQAQCeGQAhthBAAKYZACG3EAIAnBkAIRHMAQAA8BwAIM8BAADxHAAg0AEAAPIcACClDgEAnhkAIckOQACaGQAhyw4BAJ0ZACHNDgEAnhkAIdYOAQCdGQAhoA8BAJ4ZACHwD0AAphkAIfwPQACmGQAhsRABAJ4ZACGzEAEAnhkAIbQQAADvHAAgtRABAJ4ZACG2EEAAphkAIbcQAgCcGQAhCaUOAQAAAAGqDgEAAAAByQ5AAAAAAcsOAQAAAAHODgIAAAABtw9AAAAAAeQPQAAAAAGaEAEAAAABmxCAAAAAAQOXEAEAAAABmBABAAAAAZkQQAAAAAEFyQ5AAAAAAcsOAQAAAAGQEAEAAAABlRBAAAAAAZYQAgAAAAEI8QeAAAAAAfMHAADBHAAg9gcAAMIcACD3BwAAwxwAIKUOAQAAAAHJDkAAAAAByw4BAAAAAakPAQAAAAECAAAAlwwAIA8AANchACADAAAAtQwAIA8AANchACAQAADbIQAgCgAAALUMACAIAADbIQAg8QeAAAAAAfMHAACUHAAg9gcAAJUcACD3BwAAlhwAIKUOAQCeGQAhyQ5AAJoZACHLDgEAnhkAIakPAQCeGQAhCPEHgAAAAAHzBwAAlBwAIPYHAACVHAAg9wcAAJYcACClDgEAnhkAIckOQACaGQAhyw4BAJ4ZACGpDwEAnhkAIQjxB4AAAAAB8gcAAMAcACD2BwAAwhwAIPcHAADDHAAgpQ4BAAAAAckOQAAAAAHLDgEAAAABqQ8BAAAAAQIAAACXDAAgDwAA3CEAIAMAAAC1DAAgDwAA3CEAIBAAAOAhACAKAAAAtQwAIAgAAOAhACDxB4AAAAAB8gcAAJMcACD2BwAAlRwAIPcHAACWHAAgpQ4BAJ4ZACHJDkAAmhkAIcsOAQCeGQAhqQ8BAJ4ZACEI8QeAAAAAAfIHAACTHAAg9gcAAJUcACD3BwAAlhwAIKUOAQCeGQAhyQ5AAJoZACHLDgEAnhkAIakPAQCeGQAhCPEHgAAAAAHyBwAAwBwAIPMHAADBHAAg9wcAAMMcACClDgEAAAAByQ5AAAAAAcsOAQAAAAGpDwEAAAABAgAAAJcMACAPAADhIQAgA6QPQAAAAAGTEAQAAAABlBAEAAAAAQMAAAC1DAAgDwAA4SEAIBAAAOYhACAKAAAAtQwAIAgAAOYhACDxB4AAAAAB8gcAAJMcACDzBwAAlBwAIPcHAACWHAAgpQ4BAJ4ZACHJDkAAmhkAIcsOAQCeGQAhqQ8BAJ4ZACEI8QeAAAAAAfIHAACTHAAg8wcAAJQcACD3BwAAlhwAIKUOAQCeGQAhyQ5AAJoZACHLDgEAnhkAIakPAQCeGQAhB_EHAACCHAAgyQ5AAAAAAcsOAQAAAAGHEAEAAAABkBABAAAAAZUQQAAAAAGWEAIAAAABAgAAAKMMACAPAADnIQAgAwAAAKEMACAPAADnIQAgEAAA6yEAIAkAAAChDAAgCAAA6yEAIPEHAAD0GwAgyQ5AAJoZACHLDgEAnhkAIYcQAQCeGQAhkBABAJ4ZACGVEEAAphkAIZYQAgCcGQAhB_EHAAD0GwAgyQ5AAJoZACHLDgEAnhkAIYcQAQCeGQAhkBABAJ4ZACGVEEAAphkAIZYQAgCcGQAhCPEHgAAAAAHyBwAAwBwAIPMHAADBHAAg9gcAAMIcACClDgEAAAAByQ5AAAAAAcsOAQAAAAGpDwEAAAABAgAAAJcMACAPAADsIQAgCqcOQAAAAAG_DgEAAAABxw4BAAAAAeQOAQAAAAH6DkAAAAABiBABAAAAAYkQAADKGwAgihBAAAAAAYsQAQAAAAGMEIAAAAABAwAAALUMACAPAADsIQAgEAAA8SEAIAoAAAC1DAAgCAAA8SEAIPEHgAAAAAHyBwAAkxwAIPMHAACUHAAg9gcAAJUcACClDgEAnhkAIckOQACaGQAhyw4BAJ4ZACGpDwEAnhkAIQjxB4AAAAAB8gcAAJMcACDzBwAAlBwAIPYHAACVHAAgpQ4BAJ4ZACHJDkAAmhkAIcsOAQCeGQAhqQ8BAJ4ZACEHpgMCAAAAAfEHAADfGwAgyw4BAAAAAYcQAQAAAAGNEEAAAAABjhAgAAAAAY8QQAAAAAECAAAAvA0AIA8AAPIhACADAAAAqgwAIA8AAPIhACAQAAD2IQAgCQAAAKoMACAIAAD2IQAgpgMCAJwZACHxBwAA0RsAIMsOAQCeGQAhhxABAJ4ZACGNEEAAmhkAIY4QIAC8GQAhjxBAAKYZACEHpgMCAJwZACHxBwAA0RsAIMsOAQCeGQAhhxABAJ4ZACGNEEAAmhkAIY4QIAC8GQAhjxBAAKYZACEJqg4BAAAAAeYOBAAAAAGADyAAAAABgQ8CAAAAAYIPAACaGwAghA8BAAAAAYcPgAAAAAHbDwABAAABgxAEAAAAAQr5DkAAAAABpw8gAAAAAfsPAQAAAAH8D0AAAAAB_Q8gAAAAAf4PAQAAAAH_D0AAAAABgBBAAAAAAYEQQAAAAAGCEIAAAAABC4sJAAC8GwAg8A0CAAAAAccOAQAAAAHKDgEAAAAB5A4BAAAAAfYOAQAAAAH5DkAAAAAB-g5AAAAAAacPIAAAAAH8D0AAAAAB_w9AAAAAAQIAAACDDgAgDwAA-SEAIAMAAACQDgAgDwAA-SEAIBAAAP0hACANAAAAkA4AIAgAAP0hACCLCQAAohsAIPANAgCcGQAhxw4BAJ0ZACHKDgEAnRkAIeQOAQCeGQAh9g4BAJ4ZACH5DkAAmhkAIfoOQACmGQAhpw8gALwZACH8D0AAmhkAIf8PQACmGQAhC4sJAACiGwAg8A0CAJwZACHHDgEAnRkAIcoOAQCdGQAh5A4BAJ4ZACH2DgEAnhkAIfkOQACaGQAh-g5AAKYZACGnDyAAvBkAIfwPQACaGQAh_w9AAKYZACELigkAALsbACDwDQIAAAABxw4BAAAAAcoOAQAAAAHkDgEAAAAB9g4BAAAAAfkOQAAAAAH6DkAAAAABpw8gAAAAAfwPQAAAAAH_D0AAAAABAgAAAIMOACAPAAD-IQAgAwAAAJAOACAPAAD-IQAgEAAAgiIAIA0AAACQDgAgCAAAgiIAIIoJAAChGwAg8A0CAJwZACHHDgEAnRkAIcoOAQCdGQAh5A4BAJ4ZACH2DgEAnhkAIfkOQACaGQAh-g5AAKYZACGnDyAAvBkAIfwPQACaGQAh_w9AAKYZACELigkAAKEbACDwDQIAnBkAIccOAQCdGQAhyg4BAJ0ZACHkDgEAnhkAIfYOAQCeGQAh-Q5AAJoZACH6DkAAphkAIacPIAC8GQAh_A9AAJoZACH_D0AAphkAIQL2DgEAAAAB9w5AAAAAAQIAAADbFAAgDwAAgyIAIAMAAADeFAAgDwAAgyIAIBAAAIciACAEAAAA3hQAIAgAAIciACD2DgEAnhkAIfcOQACmGQAhAvYOAQCeGQAh9w5AAKYZACEI8A0CAAAAAccOAQAAAAHkDgEAAAAB5g4EAAAAAfgOAgAAAAH5DkAAAAAB-g5AAAAAAfsOgAAAAAENpQ4BAAAAAb8OAQAAAAHADgEAAAABwQ4BAAAAAcIOAQAAAAHDDgEAAAABxA4CAAAAAcUOAgAAAAHGDkAAAAABxw4CAAAAAcgOQAAAAAHJDkAAAAAByg4BAAAAARTPAQAAyhkAIKUOAQAAAAHJDkAAAAAByw4BAAAAAcwOAQAAAAHNDgEAAAABzg4AAMsZACDPDiAAAAAB0A4BAAAAAdEOAQAAAAHSDkAAAAAB0w4BAAAAAdQOAQAAAAHVDiAAAAAB1g4BAAAAAdcOIAAAAAHYDkAAAAAB2Q4gAAAAAdoOQAAAAAHbDkAAAAABAgAAAL8VACAPAACKIgAgB6UOBAAAAAGnDkAAAAABqA4CAAAAAakOAgAAAAGqDgEAAAABqw6AAAAAAawOAQAAAAEDAAAAzBUAIA8AAIoiACAQAACPIgAgFgAAAMwVACAIAACPIgAgzwEAALoZACClDgEAnhkAIckOQACaGQAhyw4BAJ4ZACHMDgEAnhkAIc0OAQCeGQAhzg4AALsZACDPDiAAvBkAIdAOAQCeGQAh0Q4BAJ0ZACHSDkAAphkAIdMOAQCdGQAh1A4BAJ0ZACHVDiAAvBkAIdYOAQCdGQAh1w4gALwZACHYDkAAphkAIdkOIAC8GQAh2g5AAKYZACHbDkAAphkAIRTPAQAAuhkAIKUOAQCeGQAhyQ5AAJoZACHLDgEAnhkAIcwOAQCeGQAhzQ4BAJ4ZACHODgAAuxkAIM8OIAC8GQAh0A4BAJ4ZACHRDgEAnRkAIdIOQACmGQAh0w4BAJ0ZACHUDgEAnRkAIdUOIAC8GQAh1g4BAJ0ZACHXDiAAvBkAIdgOQACmGQAh2Q4gALwZACHaDkAAphkAIdsOQACmGQAhD-4NAAC1GQAgpQ4BAAAAAb4OAQAAAAG_DgEAAAABwA4BAAAAAcEOAQAAAAHCDgEAAAABww4BAAAAAcQOAgAAAAHFDgIAAAABxg5AAAAAAccOAgAAAAHIDkAAAAAByQ5AAAAAAcoOAQAAAAECAAAAwxUAIA8AAJAiACADAAAAwRUAIA8AAJAiACAQAACUIgAgEQAAAMEVACAIAACUIgAg7g0AAKcZACClDgEAnhkAIb4OAQCeGQAhvw4BAJ4ZACHADgEAnhkAIcEOAQCeGQAhwg4BAJ0ZACHDDgEAnhkAIcQOAgCcGQAhxQ4CAJwZACHGDkAAphkAIccOAgCcGQAhyA5AAKYZACHJDkAAmhkAIcoOAQCdGQAhD-4NAACnGQAgpQ4BAJ4ZACG-DgEAnhkAIb8OAQCeGQAhwA4BAJ4ZACHBDgEAnhkAIcIOAQCdGQAhww4BAJ4ZACHEDgIAnBkAIcUOAgCcGQAhxg5AAKYZACHHDgIAnBkAIcgOQACmGQAhyQ5AAJoZACHKDgEAnRkAIQMIAAHfGQAh_RAAAd8ZACGIEgABAAABAAAAAAMVAAYWAAcXAAgAAAADFQAGFgAHFwAIAAAABRUADhYAERcAEigADykAEAAAAAAABRUADhYAERcAEigADykAEAAAAAUVABgWABsXABwoABkpABoAAAAAAAUVABgWABsXABwoABkpABoAAAAFFQAiFgAlFwAmKAAjKQAkAAAAAAAFFQAiFgAlFwAmKAAjKQAkAAAAAxUALBYALRcALgAAAAMVACwWAC0XAC4AAAAFFQA0FgA3FwA4KAA1KQA2AAAAAAAFFQA0FgA3FwA4KAA1KQA2AAAABRUAPhYAQRcAQigAPykAQAAAAAAABRUAPhYAQRcAQigAPykAQAAAAAUVAEgWAEsXAEwoAEkpAEoAAAAAAAUVAEgWAEsXAEwoAEkpAEoAAAAFFQBSFgBVFwBWKABTKQBUAAAAAAAFFQBSFgBVFwBWKABTKQBUAAAAAxUAXBYAXRcAXgAAAAMVAFwWAF0XAF4AAAAFFQBkFgBnFwBoKABlKQBmAAAAAAAFFQBkFgBnFwBoKABlKQBmAAAAAxUAbhYAbxcAcAAAAAMVAG4WAG8XAHADFQB5zQGyAnPSAbYCdAHMAQByBRUAeMwBuAJyzwG8AnXQAcACdtEBxAJ3Ac4BAHQBzgEAdAHOAQB0A88BxQIA0AHGAgDRAccCAALNAcgCANIByQIAAAAFFQB9FgCAARcAgQEoAH4pAH8AAAAAAAUVAH0WAIABFwCBASgAfikAfwHMAQByAcwBAHIFFQCGARYAiQEXAIoBKACHASkAiAEAAAAAAAUVAIYBFgCJARcAigEoAIcBKQCIAQAAAAMVAJABFgCRARcAkgEAAAADFQCQARYAkQEXAJIBAAAABRUAmAEWAJsBFwCcASgAmQEpAJoBAAAAAAAFFQCYARYAmwEXAJwBKACZASkAmgEAAAAFFQCiARYApQEXAKYBKACjASkApAEAAAAAAAUVAKIBFgClARcApgEoAKMBKQCkAQAAAAUVAKwBFgCvARcAsAEoAK0BKQCuAQAAAAAABRUArAEWAK8BFwCwASgArQEpAK4BAAAAAxUAtgEWALcBFwC4AQAAAAMVALYBFgC3ARcAuAEAAAAFFQC-ARYAwQEXAMIBKAC_ASkAwAEAAAAAAAUVAL4BFgDBARcAwgEoAL8BKQDAAQAAAAUVAMgBFgDLARcAzAEoAMkBKQDKAQAAAAAABRUAyAEWAMsBFwDMASgAyQEpAMoBAAAABRUA0gEWANUBFwDWASgA0wEpANQBAAAAAAAFFQDSARYA1QEXANYBKADTASkA1AEB9AIA2QECFQDaAfMCwgTYAQHzAsMEAAH0AgDZAQH0AgDZAQUVAN4BFgDhARcA4gEoAN8BKQDgAQAAAAAABRUA3gEWAOEBFwDiASgA3wEpAOABAAADFQDnARYA6AEXAOkBAAAAAxUA5wEWAOgBFwDpAQAAAAUVAO8BFgDyARcA8wEoAPABKQDxAQAAAAAABRUA7wEWAPIBFwDzASgA8AEpAPEBAhUA9wGmA5AF9gEBpQMA9QEBpgORBQAAAAUVAPsBFgD-ARcA_wEoAPwBKQD9AQAAAAAABRUA-wEWAP4BFwD_ASgA_AEpAP0BAaUDAPUBAaUDAPUBAxUAhAIWAIUCFwCGAgAAAAMVAIQCFgCFAhcAhgIAAAADFQCMAhYAjQIXAI4CAAAAAxUAjAIWAI0CFwCOAgAAAAUVAJQCFgCXAhcAmAIoAJUCKQCWAgAAAAAABRUAlAIWAJcCFwCYAigAlQIpAJYCAAAAAxUAngIWAJ8CFwCgAgAAAAMVAJ4CFgCfAhcAoAIAAAAFFQCmAhYAqQIXAKoCKACnAikAqAIAAAAAAAUVAKYCFgCpAhcAqgIoAKcCKQCoAgAAAAUVALACFgCzAhcAtAIoALECKQCyAgAAAAAABRUAsAIWALMCFwC0AigAsQIpALICAAAABRUAugIWAL0CFwC-AigAuwIpALwCAAAAAAAFFQC6AhYAvQIXAL4CKAC7AikAvAIAAAAFFQDEAhYAxwIXAMgCKADFAikAxgIAAAAAAAUVAMQCFgDHAhcAyAIoAMUCKQDGAgAAAAUVAM4CFgDRAhcA0gIoAM8CKQDQAgAAAAAABRUAzgIWANECFwDSAigAzwIpANACAAAABRUA2AIWANsCFwDcAigA2QIpANoCAAAAAAAFFQDYAhYA2wIXANwCKADZAikA2gIAAAAFFQDiAhYA5QIXAOYCKADjAikA5AIAAAAAAAUVAOICFgDlAhcA5gIoAOMCKQDkAgAAAAUVAOwCFgDvAhcA8AIoAO0CKQDuAgAAAAAABRUA7AIWAO8CFwDwAigA7QIpAO4CAAAABRUA9gIWAPkCFwD6AigA9wIpAPgCAAAAAAAFFQD2AhYA-QIXAPoCKAD3AikA-AIAAAAFFQCAAxYAgwMXAIQDKACBAykAggMAAAAAAAUVAIADFgCDAxcAhAMoAIEDKQCCAwAAAAUVAIoDFgCNAxcAjgMoAIsDKQCMAwAAAAAABRUAigMWAI0DFwCOAygAiwMpAIwDAAAABRUAlAMWAJcDFwCYAygAlQMpAJYDAAAAAAAFFQCUAxYAlwMXAJgDKACVAykAlgMAAAAFFQCeAxYAoQMXAKIDKACfAykAoAMAAAAAAAUVAJ4DFgChAxcAogMoAJ8DKQCgAwAAAAUVAKgDFgCrAxcArAMoAKkDKQCqAwAAAAAABRUAqAMWAKsDFwCsAygAqQMpAKoDBxUAtQPYBe0IrwPZBfEIsAPaBfUIsQPbBfkIsgPcBf0IswPdBYEJtAMB1wUArgMB1wUArgMB1wUArgMB1wUArgMB1wUArgMB1wUArgMG2AWCCQDZBYMJANoFhAkA2wWFCQDcBYYJAN0FhwkAAAAFFQC5AxYAvAMXAL0DKAC6AykAuwMAAAAAAAUVALkDFgC8AxcAvQMoALoDKQC7AwHXBQCuAwHXBQCuAwUVAMIDFgDFAxcAxgMoAMMDKQDEAwAAAAAABRUAwgMWAMUDFwDGAygAwwMpAMQDAdcFAK4DAdcFAK4DBRUAywMWAM4DFwDPAygAzAMpAM0DAAAAAAAFFQDLAxYAzgMXAM8DKADMAykAzQMB1wUArgMB1wUArgMFFQDUAxYA1wMXANgDKADVAykA1gMAAAAAAAUVANQDFgDXAxcA2AMoANUDKQDWAwHXBQCuAwHXBQCuAwUVAN0DFgDgAxcA4QMoAN4DKQDfAwAAAAAABRUA3QMWAOADFwDhAygA3gMpAN8DAdcFAK4DAdcFAK4DBRUA5gMWAOkDFwDqAygA5wMpAOgDAAAAAAAFFQDmAxYA6QMXAOoDKADnAykA6AMB1wUArgMB1wUArgMDFQDvAxYA8AMXAPEDAAAAAxUA7wMWAPADFwDxAwMVAPYDzwaoCvQD0AasCvUDAc4GAPMDAc4GAPMDAs8GrQoA0AauCgAAAAUVAPoDFgD9AxcA_gMoAPsDKQD8AwAAAAAABRUA-gMWAP0DFwD-AygA-wMpAPwDAc4GAPMDAc4GAPMDBRUAgwQWAIYEFwCHBCgAhAQpAIUEAAAAAAAFFQCDBBYAhgQXAIcEKACEBCkAhQQBzgYA8wMBzgYA8wMFFQCMBBYAjwQXAJAEKACNBCkAjgQAAAAAAAUVAIwEFgCPBBcAkAQoAI0EKQCOBAHMAfwKcgHMAYILcgUVAJUEFgCYBBcAmQQoAJYEKQCXBAAAAAAABRUAlQQWAJgEFwCZBCgAlgQpAJcEAAAABRUAnwQWAKIEFwCjBCgAoAQpAKEEAAAAAAAFFQCfBBYAogQXAKMEKACgBCkAoQQBzgEAdAHOAQB0BRUAqAQWAKsEFwCsBCgAqQQpAKoEAAAAAAAFFQCoBBYAqwQXAKwEKACpBCkAqgQBzgEAdAHOAQB0BRUAsQQWALQEFwC1BCgAsgQpALMEAAAAAAAFFQCxBBYAtAQXALUEKACyBCkAswQBzgEAdAHOAQB0AxUAugQWALsEFwC8BAAAAAMVALoEFgC7BBcAvAQAAAADFQDCBBYAwwQXAMQEAAAAAxUAwgQWAMMEFwDEBAAAAAMVAMoEFgDLBBcAzAQAAAADFQDKBBYAywQXAMwEBRUA1wTyB5wMzwTzB6AM0AT2B6QM0QT3B6sM1AQB8QcAzgQB8QcAzgQDFQDTBPEHAM4E9QeoDNIEAfQHANEEAfUHqQwAAxUA1gTxBwDOBPgHrwzVBAH3BwDUBAH4B7AMAAPyB7EMAPMHsgwA9gezDAAAAAMVANsEFgDcBBcA3QQAAAADFQDbBBYA3AQXAN0EAfEHAM4EAfEHAM4EBRUA4gQWAOUEFwDmBCgA4wQpAOQEAAAAAAAFFQDiBBYA5QQXAOYEKADjBCkA5AQB8QcAzgQB8QcAzgQDFQDrBBYA7AQXAO0EAAAAAxUA6wQWAOwEFwDtBAHxBwDOBAHxBwDOBAUVAPIEFgD1BBcA9gQoAPMEKQD0BAAAAAAABRUA8gQWAPUEFwD2BCgA8wQpAPQEAfQHANEEAfQHANEEBRUA-wQWAP4EFwD_BCgA_AQpAP0EAAAAAAAFFQD7BBYA_gQXAP8EKAD8BCkA_QQAAAAFFQCFBRYAiAUXAIkFKACGBSkAhwUAAAAAAAUVAIUFFgCIBRcAiQUoAIYFKQCHBQHxBwDOBAHxBwDOBAUVAI4FFgCRBRcAkgUoAI8FKQCQBQAAAAAABRUAjgUWAJEFFwCSBSgAjwUpAJAFAfcHANQEAfcHANQEAxUAlwUWAJgFFwCZBQAAAAMVAJcFFgCYBRcAmQUAAAAFFQCfBRYAogUXAKMFKACgBSkAoQUAAAAAAAUVAJ8FFgCiBRcAowUoAKAFKQChBQMVAKgFigmIDqYFiwmMDqcFAYkJAKUFAYkJAKUFAooJjQ4AiwmODgAAAAUVAKwFFgCvBRcAsAUoAK0FKQCuBQAAAAAABRUArAUWAK8FFwCwBSgArQUpAK4FAYkJAKUFAYkJAKUFBRUAtQUWALgFFwC5BSgAtgUpALcFAAAAAAAFFQC1BRYAuAUXALkFKAC2BSkAtwUBiQkApQUBiQkApQUDFQC-BRYAvwUXAMAFAAAAAxUAvgUWAL8FFwDABQAAAAUVAMYFFgDJBRcAygUoAMcFKQDIBQAAAAAABRUAxgUWAMkFFwDKBSgAxwUpAMgFAAAABRUA0AUWANMFFwDUBSgA0QUpANIFAAAAAAAFFQDQBRYA0wUXANQFKADRBSkA0gUAAAAFFQDaBRYA3QUXAN4FKADbBSkA3AUAAAAAAAUVANoFFgDdBRcA3gUoANsFKQDcBQAAAAMVAOQFFgDlBRcA5gUAAAADFQDkBRYA5QUXAOYFAAAAAxUA7AUWAO0FFwDuBQAAAAMVAOwFFgDtBRcA7gUAAAADFQD0BRYA9QUXAPYFAAAAAxUA9AUWAPUFFwD2BQAAAAUVAPwFFgD_BRcAgAYoAP0FKQD-BQAAAAAABRUA_AUWAP8FFwCABigA_QUpAP4FAAAABRUAhgYWAIkGFwCKBigAhwYpAIgGAAAAAAAFFQCGBhYAiQYXAIoGKACHBikAiAYAAAADFQCQBhYAkQYXAJIGAAAAAxUAkAYWAJEGFwCSBgAAAAUVAJgGFgCbBhcAnAYoAJkGKQCaBgAAAAAABRUAmAYWAJsGFwCcBigAmQYpAJoGAAAABRUAogYWAKUGFwCmBigAowYpAKQGAAAAAAAFFQCiBhYApQYXAKYGKACjBikApAYAAAAFFQCsBhYArwYXALAGKACtBikArgYAAAAAAAUVAKwGFgCvBhcAsAYoAK0GKQCuBgAAAAUVALYGFgC5BhcAugYoALcGKQC4BgAAAAAABRUAtgYWALkGFwC6BigAtwYpALgGAAAABRUAwAYWAMMGFwDEBigAwQYpAMIGAAAAAAAFFQDABhYAwwYXAMQGKADBBikAwgYAAAAFFQDKBhYAzQYXAM4GKADLBikAzAYAAAAAAAUVAMoGFgDNBhcAzgYoAMsGKQDMBgAAAAUVANQGFgDXBhcA2AYoANUGKQDWBgAAAAAABRUA1AYWANcGFwDYBigA1QYpANYGAAAABRUA3gYWAOEGFwDiBigA3wYpAOAGAAAAAAAFFQDeBhYA4QYXAOIGKADfBikA4AYAAAAFFQDoBhYA6wYXAOwGKADpBikA6gYAAAAAAAUVAOgGFgDrBhcA7AYoAOkGKQDqBgAAAAMVAPIGFgDzBhcA9AYAAAADFQDyBhYA8wYXAPQGAAAAAxUA-gYWAPsGFwD8BgAAAAMVAPoGFgD7BhcA_AYAAAADFQCCBxYAgwcXAIQHAAAAAxUAggcWAIMHFwCEBwAAAAUVAIoHFgCNBxcAjgcoAIsHKQCMBwAAAAAABRUAigcWAI0HFwCOBygAiwcpAIwHAAAABRUAlAcWAJcHFwCYBygAlQcpAJYHAAAAAAAFFQCUBxYAlwcXAJgHKACVBykAlgcAAAAFFQCeBxYAoQcXAKIHKACfBykAoAcAAAAAAAUVAJ4HFgChBxcAogcoAJ8HKQCgBwAAAAUVAKgHFgCrBxcArAcoAKkHKQCqBwAAAAAABRUAqAcWAKsHFwCsBygAqQcpAKoHAAAABRUAsgcWALUHFwC2BygAswcpALQHAAAAAAAFFQCyBxYAtQcXALYHKACzBykAtAcAAAAFFQC8BxYAvwcXAMAHKAC9BykAvgcAAAAAAAUVALwHFgC_BxcAwAcoAL0HKQC-BwAAAAMVAMYHFgDHBxcAyAcAAAADFQDGBxYAxwcXAMgHAAAABRUAzgcWANEHFwDSBygAzwcpANAHAAAAAAAFFQDOBxYA0QcXANIHKADPBykA0AcAAAADFQDYBxYA2QcXANoHAAAAAxUA2AcWANkHFwDaBwGdDQDdBwIVAN4HnA3EFNwHAZwNxRQAAZ0NAN0HAZ0NAN0HBRUA4gcWAOUHFwDmBygA4wcpAOQHAAAAAAAFFQDiBxYA5QcXAOYHKADjBykA5AcAAAMVAOsHFgDsBxcA7QcAAAADFQDrBxYA7AcXAO0HAAAABRUA8wcWAPYHFwD3BygA9AcpAPUHAAAAAAAFFQDzBxYA9gcXAPcHKAD0BykA9QcAAAADFQD9BxYA_gcXAP8HAAAAAxUA_QcWAP4HFwD_BwAAAAUVAIUIFgCICBcAiQgoAIYIKQCHCAAAAAAABRUAhQgWAIgIFwCJCCgAhggpAIcIAhUAjwjxDcQVjAgDFQCOCO4NAIsI8A3IFY0IAe8NAIwIAfANyRUAAfENyhUAAAADFQCTCBYAlAgXAJUIAAAAAxUAkwgWAJQIFwCVCAHuDQCLCAHuDQCLCAUVAJoIFgCdCBcAnggoAJsIKQCcCAAAAAAABRUAmggWAJ0IFwCeCCgAmwgpAJwIAe8NAIwIAe8NAIwIBRUAowgWAKYIFwCnCCgApAgpAKUIAAAAAAAFFQCjCBYApggXAKcIKACkCCkApQgBAgECAwEFBgEGBwEHCAEJCgEKDAILDQMMDwENEQIOEgQREwESFAETFQIYGAUZGQkaGwobHAocHwodIAoeIQofIwogJQIhJgsiKAojKgIkKwwlLAomLQonLgIqMQ0rMhMsNBQtNRQuOBQvORQwOhQxPBQyPgIzPxU0QRQ1QwI2RBY3RRQ4RhQ5RwI6Shc7Sx08TR49Th4-UR4_Uh5AUx5BVR5CVwJDWB9EWh5FXAJGXSBHXh5IXx5JYAJKYyFLZCdMZihNZyhOaihPayhQbChRbihScAJTcSlUcyhVdQJWdipXdyhYeChZeQJafCtbfS9cfzBdgAEwXoMBMF-EATBghQEwYYcBMGKJAQJjigExZIwBMGWOAQJmjwEyZ5ABMGiRATBpkgECapUBM2uWATlsmAE6bZkBOm6cATpvnQE6cJ4BOnGgATpyogECc6MBO3SlATp1pwECdqgBPHepATp4qgE6easBAnquAT17rwFDfLEBRH2yAUR-tQFEf7YBRIABtwFEgQG5AUSCAbsBAoMBvAFFhAG-AUSFAcABAoYBwQFGhwHCAUSIAcMBRIkBxAECigHHAUeLAcgBTYwBygFOjQHLAU6OAc4BTo8BzwFOkAHQAU6RAdIBTpIB1AECkwHVAU-UAdcBTpUB2QEClgHaAVCXAdsBTpgB3AFOmQHdAQKaAeABUZsB4QFXnAHjAVidAeQBWJ4B5wFYnwHoAVigAekBWKEB6wFYogHtAQKjAe4BWaQB8AFYpQHyAQKmAfMBWqcB9AFYqAH1AVipAfYBAqoB-QFbqwH6AV-sAfwBYK0B_QFgrgGAAmCvAYECYLABggJgsQGEAmCyAYYCArMBhwJhtAGJAmC1AYsCArYBjAJitwGNAmC4AY4CYLkBjwICugGSAmO7AZMCabwBlQJqvQGWAmq-AZkCar8BmgJqwAGbAmrBAZ0CasIBnwICwwGgAmvEAaICasUBpAICxgGlAmzHAaYCasgBpwJqyQGoAgLKAasCbcsBrAJx0wGuAnLUAcoCctUBzAJy1gHNAnLXAc4CctgB0AJy2QHSAgLaAdMCetsB1QJy3AHXAgLdAdgCe94B2QJy3wHaAnLgAdsCAuEB3gJ84gHfAoIB4wHgAnPkAeECc-UB4gJz5gHjAnPnAeQCc-gB5gJz6QHoAgLqAekCgwHrAesCc-wB7QIC7QHuAoQB7gHvAnPvAfACc_AB8QIC8QH0AoUB8gH1AosB8wH3AowB9AH4AowB9QH7AowB9gH8AowB9wH9AowB-AH_AowB-QGBAwL6AYIDjQH7AYQDjAH8AYYDAv0BhwOOAf4BiAOMAf8BiQOMAYACigMCgQKNA48BggKOA5MBgwKQA5QBhAKRA5QBhQKUA5QBhgKVA5QBhwKWA5QBiAKYA5QBiQKaAwKKApsDlQGLAp0DlAGMAp8DAo0CoAOWAY4CoQOUAY8CogOUAZACowMCkQKmA5cBkgKnA50BkwKpA54BlAKqA54BlQKtA54BlgKuA54BlwKvA54BmAKxA54BmQKzAwKaArQDnwGbArYDngGcArgDAp0CuQOgAZ4CugOeAZ8CuwOeAaACvAMCoQK_A6EBogLAA6cBowLCA6gBpALDA6gBpQLGA6gBpgLHA6gBpwLIA6gBqALKA6gBqQLMAwKqAs0DqQGrAs8DqAGsAtEDAq0C0gOqAa4C0wOoAa8C1AOoAbAC1QMCsQLYA6sBsgLZA7EBswLbA7IBtALcA7IBtQLfA7IBtgLgA7IBtwLhA7IBuALjA7IBuQLlAwK6AuYDswG7AugDsgG8AuoDAr0C6wO0Ab4C7AOyAb8C7QOyAcAC7gMCwQLxA7UBwgLyA7kBwwL0A7oBxAL1A7oBxQL4A7oBxgL5A7oBxwL6A7oByAL8A7oByQL-AwLKAv8DuwHLAoEEugHMAoMEAs0ChAS8Ac4ChQS6Ac8ChgS6AdAChwQC0QKKBL0B0gKLBMMB0wKNBMQB1AKOBMQB1QKRBMQB1gKSBMQB1wKTBMQB2AKVBMQB2QKXBALaApgExQHbApoExAHcApwEAt0CnQTGAd4CngTEAd8CnwTEAeACoAQC4QKjBMcB4gKkBM0B4wKmBM4B5AKnBM4B5QKqBM4B5gKrBM4B5wKsBM4B6AKuBM4B6QKwBALqArEEzwHrArMEzgHsArUEAu0CtgTQAe4CtwTOAe8CuATOAfACuQQC8QK8BNEB8gK9BNcB9QK_BNgB9gLEBNgB9wLFBNgB-ALGBNgB-QLHBNgB-gLJBNgB-wLLBAL8AswE2wH9As4E2AH-AtAEAv8C0QTcAYAD0gTYAYED0wTYAYID1AQCgwPXBN0BhAPYBOMBhQPaBNkBhgPbBNkBhwPeBNkBiAPfBNkBiQPgBNkBigPiBNkBiwPkBAKMA-UE5AGNA-cE2QGOA-kEAo8D6gTlAZAD6wTZAZED7ATZAZID7QQCkwPwBOYBlAPxBOoBlQPzBOsBlgP0BOsBlwP3BOsBmAP4BOsBmQP5BOsBmgP7BOsBmwP9BAKcA_4E7AGdA4AF6wGeA4IFAp8DgwXtAaADhAXrAaEDhQXrAaIDhgUCowOJBe4BpAOKBfQBpwOMBfUBqAOSBfUBqQOVBfUBqgOWBfUBqwOXBfUBrAOZBfUBrQObBQKuA5wF-AGvA54F9QGwA6AFArEDoQX5AbIDogX1AbMDowX1AbQDpAUCtQOnBfoBtgOoBYACtwOpBfYBuAOqBfYBuQOrBfYBugOsBfYBuwOtBfYBvAOvBfYBvQOxBQK-A7IFgQK_A7QF9gHAA7YFAsEDtwWCAsIDuAX2AcMDuQX2AcQDugUCxQO9BYMCxgO-BYcCxwPABYgCyAPBBYgCyQPEBYgCygPFBYgCywPGBYgCzAPIBYgCzQPKBQLOA8sFiQLPA80FiALQA88FAtED0AWKAtID0QWIAtMD0gWIAtQD0wUC1QPWBYsC1gPXBY8C1wPZBZAC2APaBZAC2QPdBZAC2gPeBZAC2wPfBZAC3APhBZAC3QPjBQLeA-QFkQLfA-YFkALgA-gFAuED6QWSAuID6gWQAuMD6wWQAuQD7AUC5QPvBZMC5gPwBZkC5wPyBZoC6APzBZoC6QP2BZoC6gP3BZoC6wP4BZoC7AP6BZoC7QP8BQLuA_0FmwLvA_8FmgLwA4EGAvEDggacAvIDgwaaAvMDhAaaAvQDhQYC9QOIBp0C9gOJBqEC9wOLBqIC-AOMBqIC-QOPBqIC-gOQBqIC-wORBqIC_AOTBqIC_QOVBgL-A5YGowL_A5gGogKABJoGAoEEmwakAoIEnAaiAoMEnQaiAoQEngYChQShBqUChgSiBqsChwSkBqwCiASlBqwCiQSoBqwCigSpBqwCiwSqBqwCjASsBqwCjQSuBgKOBK8GrQKPBLEGrAKQBLMGApEEtAauApIEtQasApMEtgasApQEtwYClQS6Bq8ClgS7BrUClwS9BrYCmAS-BrYCmQTBBrYCmgTCBrYCmwTDBrYCnATFBrYCnQTHBgKeBMgGtwKfBMoGtgKgBMwGAqEEzQa4AqIEzga2AqMEzwa2AqQE0AYCpQTTBrkCpgTUBr8CpwTWBsACqATXBsACqQTaBsACqgTbBsACqwTcBsACrATeBsACrQTgBgKuBOEGwQKvBOMGwAKwBOUGArEE5gbCArIE5wbAArME6AbAArQE6QYCtQTsBsMCtgTtBskCtwTvBsoCuATwBsoCuQTzBsoCugT0BsoCuwT1BsoCvAT3BsoCvQT5BgK-BPoGywK_BPwGygLABP4GAsEE_wbMAsIEgAfKAsMEgQfKAsQEggcCxQSFB80CxgSGB9MCxwSIB9QCyASJB9QCyQSMB9QCygSNB9QCywSOB9QCzASQB9QCzQSSBwLOBJMH1QLPBJUH1ALQBJcHAtEEmAfWAtIEmQfUAtMEmgfUAtQEmwcC1QSeB9cC1gSfB90C1wShB94C2ASiB94C2QSlB94C2gSmB94C2wSnB94C3ASpB94C3QSrBwLeBKwH3wLfBK4H3gLgBLAHAuEEsQfgAuIEsgfeAuMEswfeAuQEtAcC5QS3B-EC5gS4B-cC5wS6B-gC6AS7B-gC6QS-B-gC6gS_B-gC6wTAB-gC7ATCB-gC7QTEBwLuBMUH6QLvBMcH6ALwBMkHAvEEygfqAvIEywfoAvMEzAfoAvQEzQcC9QTQB-sC9gTRB_EC9wTTB_IC-ATUB_IC-QTXB_IC-gTYB_IC-wTZB_IC_ATbB_IC_QTdBwL-BN4H8wL_BOAH8gKABeIHAoEF4wf0AoIF5AfyAoMF5QfyAoQF5gcChQXpB_UChgXqB_sChwXsB_wCiAXtB_wCiQXwB_wCigXxB_wCiwXyB_wCjAX0B_wCjQX2BwKOBfcH_QKPBfkH_AKQBfsHApEF_Af-ApIF_Qf8ApMF_gf8ApQF_wcClQWCCP8ClgWDCIUDlwWFCIYDmAWGCIYDmQWJCIYDmgWKCIYDmwWLCIYDnAWNCIYDnQWPCAKeBZAIhwOfBZIIhgOgBZQIAqEFlQiIA6IFlgiGA6MFlwiGA6QFmAgCpQWbCIkDpgWcCI8DpwWeCJADqAWfCJADqQWiCJADqgWjCJADqwWkCJADrAWmCJADrQWoCAKuBakIkQOvBasIkAOwBa0IArEFrgiSA7IFrwiQA7MFsAiQA7QFsQgCtQW0CJMDtgW1CJkDtwW3CJoDuAW4CJoDuQW7CJoDugW8CJoDuwW9CJoDvAW_CJoDvQXBCAK-BcIImwO_BcQImgPABcYIAsEFxwicA8IFyAiaA8MFyQiaA8QFyggCxQXNCJ0DxgXOCKMDxwXQCKQDyAXRCKQDyQXUCKQDygXVCKQDywXWCKQDzAXYCKQDzQXaCALOBdsIpQPPBd0IpAPQBd8IAtEF4AimA9IF4QikA9MF4gikA9QF4wgC1QXmCKcD1gXnCK0D3gXpCK4D3wWICa4D4AWLCa4D4QWMCa4D4gWNCa4D4wWPCa4D5AWRCQLlBZIJtgPmBZQJrgPnBZYJAugFlwm3A-kFmAmuA-oFmQmuA-sFmgkC7AWdCbgD7QWeCb4D7gWfCa8D7wWgCa8D8AWhCa8D8QWiCa8D8gWjCa8D8wWlCa8D9AWnCQL1BagJvwP2BaoJrwP3BawJAvgFrQnAA_kFrgmvA_oFrwmvA_sFsAkC_AWzCcED_QW0CccD_gW1CbAD_wW2CbADgAa3CbADgQa4CbADgga5CbADgwa7CbADhAa9CQKFBr4JyAOGBsAJsAOHBsIJAogGwwnJA4kGxAmwA4oGxQmwA4sGxgkCjAbJCcoDjQbKCdADjgbLCbEDjwbMCbEDkAbNCbEDkQbOCbEDkgbPCbEDkwbRCbEDlAbTCQKVBtQJ0QOWBtYJsQOXBtgJApgG2QnSA5kG2gmxA5oG2wmxA5sG3AkCnAbfCdMDnQbgCdkDngbhCbIDnwbiCbIDoAbjCbIDoQbkCbIDogblCbIDowbnCbIDpAbpCQKlBuoJ2gOmBuwJsgOnBu4JAqgG7wnbA6kG8AmyA6oG8QmyA6sG8gkCrAb1CdwDrQb2CeIDrgb3CbMDrwb4CbMDsAb5CbMDsQb6CbMDsgb7CbMDswb9CbMDtAb_CQK1BoAK4wO2BoIKswO3BoQKArgGhQrkA7kGhgqzA7oGhwqzA7sGiAoCvAaLCuUDvQaMCusDvgaNCrQDvwaOCrQDwAaPCrQDwQaQCrQDwgaRCrQDwwaTCrQDxAaVCgLFBpYK7APGBpgKtAPHBpoKAsgGmwrtA8kGnAq0A8oGnQq0A8sGngoCzAahCu4DzQaiCvID0QakCvMD0gavCvMD0wayCvMD1AazCvMD1Qa0CvMD1ga2CvMD1wa4CgLYBrkK9wPZBrsK8wPaBr0KAtsGvgr4A9wGvwrzA90GwArzA94GwQoC3wbECvkD4AbFCv8D4QbGCvQD4gbHCvQD4wbICvQD5AbJCvQD5QbKCvQD5gbMCvQD5wbOCgLoBs8KgATpBtEK9APqBtMKAusG1AqBBOwG1Qr0A-0G1gr0A-4G1woC7wbaCoIE8AbbCogE8QbcCvUD8gbdCvUD8wbeCvUD9AbfCvUD9QbgCvUD9gbiCvUD9wbkCgL4BuUKiQT5BucK9QP6BukKAvsG6gqKBPwG6wr1A_0G7Ar1A_4G7QoC_wbwCosEgAfxCpEEgQfyCnSCB_MKdIMH9Ap0hAf1CnSFB_YKdIYH-Ap0hwf6CgKIB_sKkgSJB_4KdIoHgAsCiweBC5MEjAeDC3SNB4QLdI4HhQsCjweIC5QEkAeJC5oEkQeLC5sEkgeMC5sEkwePC5sElAeQC5sElQeRC5sElgeTC5sElweVCwKYB5YLnASZB5gLmwSaB5oLApsHmwudBJwHnAubBJ0HnQubBJ4HngsCnwehC54EoAeiC6QEoQejC3WiB6QLdaMHpQt1pAemC3WlB6cLdaYHqQt1pwerCwKoB6wLpQSpB64LdaoHsAsCqwexC6YErAeyC3WtB7MLda4HtAsCrwe3C6cEsAe4C60EsQe5C3ayB7oLdrMHuwt2tAe8C3a1B70LdrYHvwt2twfBCwK4B8ILrgS5B8QLdroHxgsCuwfHC68EvAfIC3a9B8kLdr4HygsCvwfNC7AEwAfOC7YEwQfPC3fCB9ALd8MH0Qt3xAfSC3fFB9MLd8YH1Qt3xwfXCwLIB9gLtwTJB9oLd8oH3AsCywfdC7gEzAfeC3fNB98Ld84H4AsCzwfjC7kE0AfkC70E0QfmC74E0gfnC74E0wfqC74E1AfrC74E1QfsC74E1gfuC74E1wfwCwLYB_ELvwTZB_MLvgTaB_ULAtsH9gvABNwH9wu-BN0H-Au-BN4H-QsC3wf8C8EE4Af9C8UE4Qf_C8YE4geADMYE4weDDMYE5AeEDMYE5QeFDMYE5geHDMYE5weJDALoB4oMxwTpB4wMxgTqB44MAusHjwzIBOwHkAzGBO0HkQzGBO4HkgwC7weVDMkE8AeWDM0E-QeYDM4E-ge0DM4E-we3DM4E_Ae4DM4E_Qe5DM4E_ge7DM4E_we9DAKACL4M2ASBCMAMzgSCCMIMAoMIwwzZBIQIxAzOBIUIxQzOBIYIxgwChwjJDNoEiAjKDN4EiQjLDM8EigjMDM8EiwjNDM8EjAjODM8EjQjPDM8EjgjRDM8EjwjTDAKQCNQM3wSRCNYMzwSSCNgMApMI2QzgBJQI2gzPBJUI2wzPBJYI3AwClwjfDOEEmAjgDOcEmQjhDNAEmgjiDNAEmwjjDNAEnAjkDNAEnQjlDNAEngjnDNAEnwjpDAKgCOoM6AShCOwM0ASiCO4MAqMI7wzpBKQI8AzQBKUI8QzQBKYI8gwCpwj1DOoEqAj2DO4EqQj3DNEEqgj4DNEEqwj5DNEErAj6DNEErQj7DNEErgj9DNEErwj_DAKwCIAN7wSxCIIN0QSyCIQNArMIhQ3wBLQIhg3RBLUIhw3RBLYIiA0CtwiLDfEEuAiMDfcEuQiNDdIEugiODdIEuwiPDdIEvAiQDdIEvQiRDdIEvgiTDdIEvwiVDQLACJYN-ATBCJgN0gTCCJoNAsMImw35BMQInA3SBMUInQ3SBMYIng0CxwihDfoEyAiiDYAFyQikDYEFygilDYEFywioDYEFzAipDYEFzQiqDYEFzgisDYEFzwiuDQLQCK8NggXRCLENgQXSCLMNAtMItA2DBdQItQ2BBdUItg2BBdYItw0C1wi6DYQF2Ai7DYoF2Qi9DdQE2gi-DdQE2wjADdQE3AjBDdQE3QjCDdQE3gjEDdQE3wjGDQLgCMcNiwXhCMkN1ATiCMsNAuMIzA2MBeQIzQ3UBOUIzg3UBOYIzw0C5wjSDY0F6AjTDZMF6QjUDdUE6gjVDdUE6wjWDdUE7AjXDdUE7QjYDdUE7gjaDdUE7wjcDQLwCN0NlAXxCN8N1QTyCOENAvMI4g2VBfQI4w3VBPUI5A3VBPYI5Q0C9wjoDZYF-AjpDZoF-QjrDZsF-gjsDZsF-wjvDZsF_AjwDZsF_QjxDZsF_gjzDZsF_wj1DQKACfYNnAWBCfgNmwWCCfoNAoMJ-w2dBYQJ_A2bBYUJ_Q2bBYYJ_g0ChwmBDp4FiAmCDqQFjAmEDqUFjQmPDqUFjgmSDqUFjwmTDqUFkAmUDqUFkQmWDqUFkgmYDgKTCZkOqQWUCZsOpQWVCZ0OApYJng6qBZcJnw6lBZgJoA6lBZkJoQ4CmgmkDqsFmwmlDrEFnAmmDqYFnQmnDqYFngmoDqYFnwmpDqYFoAmqDqYFoQmsDqYFogmuDgKjCa8OsgWkCbEOpgWlCbMOAqYJtA6zBacJtQ6mBagJtg6mBakJtw4Cqgm6DrQFqwm7DroFrAm8DqcFrQm9DqcFrgm-DqcFrwm_DqcFsAnADqcFsQnCDqcFsgnEDgKzCcUOuwW0CccOpwW1CckOArYJyg68BbcJyw6nBbgJzA6nBbkJzQ4CugnQDr0FuwnRDsEFvAnTDsIFvQnUDsIFvgnXDsIFvwnYDsIFwAnZDsIFwQnbDsIFwgndDgLDCd4OwwXECeAOwgXFCeIOAsYJ4w7EBccJ5A7CBcgJ5Q7CBckJ5g4CygnpDsUFywnqDssFzAnsDswFzQntDswFzgnwDswFzwnxDswF0AnyDswF0Qn0DswF0gn2DgLTCfcOzQXUCfkOzAXVCfsOAtYJ_A7OBdcJ_Q7MBdgJ_g7MBdkJ_w4C2gmCD88F2wmDD9UF3AmFD9YF3QmGD9YF3gmJD9YF3wmKD9YF4AmLD9YF4QmND9YF4gmPDwLjCZAP1wXkCZIP1gXlCZQPAuYJlQ_YBecJlg_WBegJlw_WBekJmA8C6gmbD9kF6wmcD98F7AmeD-AF7QmfD-AF7gmiD-AF7wmjD-AF8AmkD-AF8QmmD-AF8gmoDwLzCakP4QX0CasP4AX1Ca0PAvYJrg_iBfcJrw_gBfgJsA_gBfkJsQ8C-gm0D-MF-wm1D-cF_Am3D-gF_Qm4D-gF_gm7D-gF_wm8D-gFgAq9D-gFgQq_D-gFggrBDwKDCsIP6QWECsQP6AWFCsYPAoYKxw_qBYcKyA_oBYgKyQ_oBYkKyg8CigrND-sFiwrOD-8FjArQD_AFjQrRD_AFjgrUD_AFjwrVD_AFkArWD_AFkQrYD_AFkgraDwKTCtsP8QWUCt0P8AWVCt8PApYK4A_yBZcK4Q_wBZgK4g_wBZkK4w8CmgrmD_MFmwrnD_cFnArpD_gFnQrqD_gFngrtD_gFnwruD_gFoArvD_gFoQrxD_gFogrzDwKjCvQP-QWkCvYP-AWlCvgPAqYK-Q_6BacK-g_4BagK-w_4BakK_A8Cqgr_D_sFqwqAEIEGrAqCEIIGrQqDEIIGrgqGEIIGrwqHEIIGsAqIEIIGsQqKEIIGsgqMEAKzCo0Qgwa0Co8Qgga1CpEQArYKkhCEBrcKkxCCBrgKlBCCBrkKlRACugqYEIUGuwqZEIsGvAqbEIwGvQqcEIwGvgqfEIwGvwqgEIwGwAqhEIwGwQqjEIwGwgqlEALDCqYQjQbECqgQjAbFCqoQAsYKqxCOBscKrBCMBsgKrRCMBskKrhACygqxEI8GywqyEJMGzAq0EJQGzQq1EJQGzgq4EJQGzwq5EJQG0Aq6EJQG0Qq8EJQG0gq-EALTCr8QlQbUCsEQlAbVCsMQAtYKxBCWBtcKxRCUBtgKxhCUBtkKxxAC2grKEJcG2wrLEJ0G3ArNEJ4G3QrOEJ4G3grREJ4G3wrSEJ4G4ArTEJ4G4QrVEJ4G4grXEALjCtgQnwbkCtoQngblCtwQAuYK3RCgBucK3hCeBugK3xCeBukK4BAC6grjEKEG6wrkEKcG7ArmEKgG7QrnEKgG7grqEKgG7wrrEKgG8ArsEKgG8QruEKgG8grwEALzCvEQqQb0CvMQqAb1CvUQAvYK9hCqBvcK9xCoBvgK-BCoBvkK-RAC-gr8EKsG-wr9ELEG_Ar_ELIG_QqAEbIG_gqDEbIG_wqEEbIGgAuFEbIGgQuHEbIGgguJEQKDC4oRswaEC4wRsgaFC44RAoYLjxG0BocLkBGyBogLkRGyBokLkhECiguVEbUGiwuWEbsGjAuYEbwGjQuZEbwGjgucEbwGjwudEbwGkAueEbwGkQugEbwGkguiEQKTC6MRvQaUC6URvAaVC6cRApYLqBG-BpcLqRG8BpgLqhG8BpkLqxECmguuEb8GmwuvEcUGnAuxEcYGnQuyEcYGngu1EcYGnwu2EcYGoAu3EcYGoQu5EcYGogu7EQKjC7wRxwakC74RxgalC8ARAqYLwRHIBqcLwhHGBqgLwxHGBqkLxBECqgvHEckGqwvIEc8GrAvKEdAGrQvLEdAGrgvOEdAGrwvPEdAGsAvQEdAGsQvSEdAGsgvUEQKzC9UR0Qa0C9cR0Aa1C9kRArYL2hHSBrcL2xHQBrgL3BHQBrkL3RECugvgEdMGuwvhEdkGvAvjEdoGvQvkEdoGvgvnEdoGvwvoEdoGwAvpEdoGwQvrEdoGwgvtEQLDC-4R2wbEC_AR2gbFC_IRAsYL8xHcBscL9BHaBsgL9RHaBskL9hECygv5Ed0Gywv6EeMGzAv8EeQGzQv9EeQGzguAEuQGzwuBEuQG0AuCEuQG0QuEEuQG0guGEgLTC4cS5QbUC4kS5AbVC4sSAtYLjBLmBtcLjRLkBtgLjhLkBtkLjxIC2guSEucG2wuTEu0G3AuVEu4G3QuWEu4G3guZEu4G3wuaEu4G4AubEu4G4QudEu4G4gufEgLjC6AS7wbkC6IS7gblC6QSAuYLpRLwBucLphLuBugLpxLuBukLqBIC6gurEvEG6wusEvUG7AuuEvYG7QuvEvYG7guyEvYG7wuzEvYG8Au0EvYG8Qu2EvYG8gu4EgLzC7kS9wb0C7sS9gb1C70SAvYLvhL4BvcLvxL2BvgLwBL2BvkLwRIC-gvEEvkG-wvFEv0G_AvHEv4G_QvIEv4G_gvLEv4G_wvMEv4GgAzNEv4GgQzPEv4GggzREgKDDNIS_waEDNQS_gaFDNYSAoYM1xKAB4cM2BL-BogM2RL-BokM2hICigzdEoEHiwzeEoUHjAzgEoYHjQzhEoYHjgzkEoYHjwzlEoYHkAzmEoYHkQzoEoYHkgzqEgKTDOsShweUDO0ShgeVDO8SApYM8BKIB5cM8RKGB5gM8hKGB5kM8xICmgz2EokHmwz3Eo8HnAz5EpAHnQz6EpAHngz9EpAHnwz-EpAHoAz_EpAHoQyBE5AHogyDEwKjDIQTkQekDIYTkAelDIgTAqYMiROSB6cMihOQB6gMixOQB6kMjBMCqgyPE5MHqwyQE5kHrAySE5oHrQyTE5oHrgyWE5oHrwyXE5oHsAyYE5oHsQyaE5oHsgycEwKzDJ0Tmwe0DJ8Tmge1DKETArYMohOcB7cMoxOaB7gMpBOaB7kMpRMCugyoE50HuwypE6MHvAyrE6QHvQysE6QHvgyvE6QHvwywE6QHwAyxE6QHwQyzE6QHwgy1EwLDDLYTpQfEDLgTpAfFDLoTAsYMuxOmB8cMvBOkB8gMvROkB8kMvhMCygzBE6cHywzCE60HzAzEE64HzQzFE64HzgzIE64HzwzJE64H0AzKE64H0QzME64H0gzOEwLTDM8TrwfUDNETrgfVDNMTAtYM1BOwB9cM1ROuB9gM1hOuB9kM1xMC2gzaE7EH2wzbE7cH3AzdE7gH3QzeE7gH3gzhE7gH3wziE7gH4AzjE7gH4QzlE7gH4gznEwLjDOgTuQfkDOoTuAflDOwTAuYM7RO6B-cM7hO4B-gM7xO4B-kM8BMC6gzzE7sH6wz0E8EH7Az2E8IH7Qz3E8IH7gz6E8IH7wz7E8IH8Az8E8IH8Qz-E8IH8gyAFALzDIEUwwf0DIMUwgf1DIUUAvYMhhTEB_cMhxTCB_gMiBTCB_kMiRQC-gyMFMUH-wyNFMkH_AyPFMoH_QyQFMoH_gyTFMoH_wyUFMoHgA2VFMoHgQ2XFMoHgg2ZFAKDDZoUyweEDZwUygeFDZ4UAoYNnxTMB4cNoBTKB4gNoRTKB4kNohQCig2lFM0Hiw2mFNMHjA2oFNQHjQ2pFNQHjg2sFNQHjw2tFNQHkA2uFNQHkQ2wFNQHkg2yFAKTDbMU1QeUDbUU1AeVDbcUApYNuBTWB5cNuRTUB5gNuhTUB5kNuxQCmg2-FNcHmw2_FNsHng3BFNwHnw3GFNwHoA3HFNwHoQ3IFNwHog3JFNwHow3LFNwHpA3NFAKlDc4U3wemDdAU3AenDdIUAqgN0xTgB6kN1BTcB6oN1RTcB6sN1hQCrA3ZFOEHrQ3aFOcHrg3cFN0Hrw3dFN0HsA3gFN0HsQ3hFN0Hsg3iFN0Hsw3kFN0HtA3mFAK1DecU6Ae2DekU3Qe3DesUArgN7BTpB7kN7RTdB7oN7hTdB7sN7xQCvA3yFOoHvQ3zFO4Hvg31FO8Hvw32FO8HwA35FO8HwQ36FO8Hwg37FO8Hww39FO8HxA3_FALFDYAV8AfGDYIV7wfHDYQVAsgNhRXxB8kNhhXvB8oNhxXvB8sNiBUCzA2LFfIHzQ2MFfgHzg2OFfkHzw2PFfkH0A2SFfkH0Q2TFfkH0g2UFfkH0w2WFfkH1A2YFQLVDZkV-gfWDZsV-QfXDZ0VAtgNnhX7B9kNnxX5B9oNoBX5B9sNoRUC3A2kFfwH3Q2lFYAI3g2nFYEI3w2oFYEI4A2rFYEI4Q2sFYEI4g2tFYEI4w2vFYEI5A2xFQLlDbIVggjmDbQVgQjnDbYVAugNtxWDCOkNuBWBCOoNuRWBCOsNuhUC7A29FYQI7Q2-FYoI8g3AFYsI8w3LFYsI9A3OFYsI9Q3PFYsI9g3QFYsI9w3SFYsI-A3UFQL5DdUVkAj6DdcViwj7DdkVAvwN2hWRCP0N2xWLCP4N3BWLCP8N3RUCgA7gFZIIgQ7hFZYIgg7iFYwIgw7jFYwIhA7kFYwIhQ7lFYwIhg7mFYwIhw7oFYwIiA7qFQKJDusVlwiKDu0VjAiLDu8VAowO8BWYCI0O8RWMCI4O8hWMCI8O8xUCkA72FZkIkQ73FZ8Ikg74FY0Ikw75FY0IlA76FY0IlQ77FY0Ilg78FY0Ilw7-FY0ImA6AFgKZDoEWoAiaDoMWjQibDoUWApwOhhahCJ0OhxaNCJ4OiBaNCJ8OiRYCoA6MFqIIoQ6NFqgI"
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
