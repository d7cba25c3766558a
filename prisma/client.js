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
config.runtimeDataModel = JSON.parse('{"models":{"EarnedAchievement":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"id","kind":"scalar","type":"String"},{"name":"earnedAt","kind":"scalar","type":"DateTime","dbName":"earned_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"lostAt","kind":"scalar","type":"DateTime","dbName":"lost_at"}],"dbName":"earned_achievement","schema":null},"AgentEvent":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"kind","kind":"scalar","type":"String"},{"name":"agentId","kind":"scalar","type":"Decimal","dbName":"agent_id"},{"name":"account","kind":"scalar","type":"String"},{"name":"feedbackIndex","kind":"scalar","type":"Decimal","dbName":"feedback_index"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"decimals","kind":"scalar","type":"Int"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"agent_event","schema":null},"AgentSource":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"identity","kind":"scalar","type":"String"},{"name":"reputation","kind":"scalar","type":"String"},{"name":"firstBlock","kind":"scalar","type":"BigInt","dbName":"first_block"},{"name":"readTo","kind":"scalar","type":"BigInt","dbName":"read_to"},{"name":"followedFrom","kind":"scalar","type":"BigInt","dbName":"followed_from"}],"dbName":"agent_source","schema":null},"Appeal":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"flag","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"openedAt","kind":"scalar","type":"DateTime","dbName":"opened_at"},{"name":"decideBy","kind":"scalar","type":"DateTime","dbName":"decide_by"},{"name":"decidedAt","kind":"scalar","type":"DateTime","dbName":"decided_at"},{"name":"decision","kind":"scalar","type":"String"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"totalBefore","kind":"scalar","type":"Int","dbName":"total_before"},{"name":"totalAfter","kind":"scalar","type":"Int","dbName":"total_after"},{"name":"consent","kind":"scalar","type":"String"}],"dbName":"appeal","schema":null},"AttestationSchema":{"fields":[{"name":"uid","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"schema","kind":"scalar","type":"String"},{"name":"resolver","kind":"scalar","type":"String"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"attestation_schema","schema":null},"Attestation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"data","kind":"scalar","type":"String"},{"name":"omittedBytes","kind":"scalar","type":"Int","dbName":"omitted_bytes"},{"name":"decoded","kind":"scalar","type":"Json"},{"name":"preview","kind":"scalar","type":"Json"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"revocable","kind":"scalar","type":"Boolean"},{"name":"refUid","kind":"scalar","type":"String","dbName":"ref_uid"},{"name":"salt","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"signatureKind","kind":"scalar","type":"String","dbName":"signature_kind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"revocationReason","kind":"scalar","type":"String","dbName":"revocation_reason"},{"name":"revocationDetails","kind":"scalar","type":"String","dbName":"revocation_details"},{"name":"publicReason","kind":"scalar","type":"String","dbName":"public_reason"},{"name":"revocationSignature","kind":"scalar","type":"String","dbName":"revocation_signature"},{"name":"revocationSeq","kind":"scalar","type":"BigInt","dbName":"revocation_seq"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revokedBlock","kind":"scalar","type":"BigInt","dbName":"revoked_block"},{"name":"revokedTxHash","kind":"scalar","type":"String","dbName":"revoked_tx_hash"},{"name":"final","kind":"scalar","type":"Boolean"}],"dbName":"attestation","schema":null},"LeftOutAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"schemaUid","kind":"scalar","type":"String","dbName":"schema_uid"},{"name":"sender","kind":"scalar","type":"String"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"expirationTime","kind":"scalar","type":"BigInt","dbName":"expiration_time"},{"name":"attestation","kind":"scalar","type":"Json"}],"dbName":"left_out_attestation","schema":null},"EarlyRevocation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"String"},{"name":"uid","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"}],"dbName":"early_revocation","schema":null},"IssuerWeight":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"fromDay","kind":"scalar","type":"BigInt","dbName":"from_day"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"issuer_weight","schema":null},"Notification":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"}],"dbName":"notification","schema":null},"PendingAttestation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"uid","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"subject","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"sender","kind":"scalar","type":"String"},{"name":"revocation","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"}],"dbName":"pending_attestation","schema":null},"Meta":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Json"}],"dbName":"meta","schema":null},"Developer":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tier","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"erasingAt","kind":"scalar","type":"DateTime","dbName":"erasing_at"},{"name":"erasedAt","kind":"scalar","type":"DateTime","dbName":"erased_at"},{"name":"erasedTrackings","kind":"scalar","type":"Int","dbName":"erased_trackings"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToDeveloper"},{"name":"noticeChannels","kind":"object","type":"NoticeChannel","relationName":"DeveloperToNoticeChannel"}],"dbName":"developer","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"origins","kind":"scalar","type":"String"},{"name":"policyIds","kind":"scalar","type":"String","dbName":"policy_ids"},{"name":"permissions","kind":"scalar","type":"String"},{"name":"rateLimit","kind":"scalar","type":"Int","dbName":"rate_limit"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"last4","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspensionReason","kind":"scalar","type":"String","dbName":"suspension_reason"},{"name":"replacedBy","kind":"scalar","type":"String","dbName":"replaced_by"},{"name":"developer","kind":"object","type":"Developer","relationName":"ApiKeyToDeveloper"}],"dbName":"api_key","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actor","kind":"scalar","type":"String"},{"name":"act","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"details","kind":"scalar","type":"Json"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"}],"dbName":"audit_entry","schema":null},"IdempotentRequest":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"bodyHash","kind":"scalar","type":"String","dbName":"body_hash"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"committed","kind":"scalar","type":"Boolean"},{"name":"results","kind":"scalar","type":"Bytes"},{"name":"fence","kind":"scalar","type":"String"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"idempotent_request","schema":null},"IdempotentBytes":{"fields":[{"name":"caller","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"bytes","kind":"scalar","type":"BigInt"}],"dbName":"idempotent_bytes","schema":null},"DayCount":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"requests","kind":"scalar","type":"Int"}],"dbName":"day_count","schema":null},"AuthNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"auth_nonce","schema":null},"Session":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"session","schema":null},"UsageHour":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"keyId","kind":"scalar","type":"String","dbName":"key_id"},{"name":"endpoint","kind":"scalar","type":"String"},{"name":"requests","kind":"scalar","type":"Int"},{"name":"errors","kind":"scalar","type":"Int"},{"name":"latencies","kind":"scalar","type":"Int"}],"dbName":"usage_hour","schema":null},"Epoch":{"fields":[{"name":"number","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"String"},{"name":"previousRoot","kind":"scalar","type":"String","dbName":"previous_root"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"rows","kind":"scalar","type":"Int"},{"name":"chains","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"nodes","kind":"scalar","type":"Bytes"},{"name":"lineBytes","kind":"scalar","type":"BigInt","dbName":"line_bytes"},{"name":"checksum","kind":"scalar","type":"BigInt"},{"name":"storedBytes","kind":"scalar","type":"BigInt","dbName":"stored_bytes"},{"name":"published","kind":"scalar","type":"Json"}],"dbName":"epoch","schema":null},"EpochPage":{"fields":[{"name":"epoch","kind":"scalar","type":"Int"},{"name":"firstIndex","kind":"scalar","type":"Int","dbName":"first_index"},{"name":"firstAddress","kind":"scalar","type":"String","dbName":"first_address"},{"name":"chunkHash","kind":"scalar","type":"Bytes","dbName":"chunk_hash"},{"name":"leaves","kind":"scalar","type":"Bytes"},{"name":"chunk","kind":"object","type":"EpochChunk","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_page","schema":null},"EpochChunk":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"data","kind":"scalar","type":"Bytes"},{"name":"pages","kind":"object","type":"EpochPage","relationName":"EpochChunkToEpochPage"}],"dbName":"epoch_chunk","schema":null},"NameEvent":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"kind","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"nameHash","kind":"scalar","type":"String","dbName":"name_hash"},{"name":"account","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"}],"dbName":"name_event","schema":null},"Identity":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"state","kind":"scalar","type":"String"},{"name":"parent","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"mintedAt","kind":"scalar","type":"DateTime","dbName":"minted_at"},{"name":"final","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"blocked","kind":"scalar","type":"Boolean"},{"name":"received","kind":"scalar","type":"Boolean"},{"name":"wallets","kind":"object","type":"IdentityWallet","relationName":"IdentityToIdentityWallet"}],"dbName":"identity","schema":null},"IdentityWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"primary","kind":"scalar","type":"Boolean"},{"name":"linkedAt","kind":"scalar","type":"DateTime","dbName":"linked_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"counts","kind":"scalar","type":"Boolean"},{"name":"identity","kind":"object","type":"Identity","relationName":"IdentityToIdentityWallet"}],"dbName":"identity_wallet","schema":null},"IdentityDeparture":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leftAt","kind":"scalar","type":"DateTime","dbName":"left_at"}],"dbName":"identity_departure","schema":null},"IdentityPast":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"ownerTx","kind":"scalar","type":"String","dbName":"owner_tx"},{"name":"owner","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"Int"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"movedAt","kind":"scalar","type":"DateTime","dbName":"moved_at"},{"name":"wallets","kind":"scalar","type":"Json"}],"dbName":"identity_past","schema":null},"WalletGroup":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"joinedAt","kind":"scalar","type":"DateTime","dbName":"joined_at"}],"dbName":"wallet_group","schema":null},"ChainCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"headNumber","kind":"scalar","type":"BigInt","dbName":"head_number"},{"name":"finalizedBlock","kind":"scalar","type":"BigInt","dbName":"finalized_block"},{"name":"scoredBlock","kind":"scalar","type":"BigInt","dbName":"scored_block"},{"name":"scoredHash","kind":"scalar","type":"String","dbName":"scored_hash"},{"name":"dayBlockNumber","kind":"scalar","type":"BigInt","dbName":"day_block_number"},{"name":"dayBlockHash","kind":"scalar","type":"String","dbName":"day_block_hash"},{"name":"dayBlockTime","kind":"scalar","type":"BigInt","dbName":"day_block_time"},{"name":"state","kind":"scalar","type":"String"},{"name":"error","kind":"scalar","type":"String"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"missingBlock","kind":"scalar","type":"BigInt","dbName":"missing_block"},{"name":"missingSince","kind":"scalar","type":"DateTime","dbName":"missing_since"}],"dbName":"chain_cursor","schema":null},"ExplorerHead":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockTime","kind":"scalar","type":"BigInt","dbName":"block_time"},{"name":"guessed","kind":"scalar","type":"Boolean"}],"dbName":"explorer_head","schema":null},"ExplorerFault":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"host","kind":"scalar","type":"String"},{"name":"status","kind":"scalar","type":"Int"},{"name":"error","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"}],"dbName":"explorer_fault","schema":null},"ChainControl":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"pausedAt","kind":"scalar","type":"DateTime","dbName":"paused_at"},{"name":"pauseReason","kind":"scalar","type":"String","dbName":"pause_reason"},{"name":"reindexFrom","kind":"scalar","type":"BigInt","dbName":"reindex_from"},{"name":"reindexRequestedAt","kind":"scalar","type":"DateTime","dbName":"reindex_requested_at"},{"name":"reindexStartedAt","kind":"scalar","type":"DateTime","dbName":"reindex_started_at"},{"name":"setAsideBlock","kind":"scalar","type":"BigInt","dbName":"set_aside_block"},{"name":"setAsideRequestedAt","kind":"scalar","type":"DateTime","dbName":"set_aside_requested_at"}],"dbName":"chain_control","schema":null},"Block":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"String"},{"name":"parentHash","kind":"scalar","type":"String","dbName":"parent_hash"},{"name":"time","kind":"scalar","type":"BigInt"},{"name":"statedTime","kind":"scalar","type":"BigInt","dbName":"stated_time"}],"dbName":"block","schema":null},"Activity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"activity","schema":null},"Facts":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"}],"dbName":"facts","schema":null},"FactsSnapshot":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"facts_snapshot","schema":null},"FundingCluster":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"funder","kind":"scalar","type":"String"},{"name":"clusterSize","kind":"scalar","type":"Int","dbName":"cluster_size"},{"name":"chainLength","kind":"scalar","type":"Int","dbName":"chain_length"}],"dbName":"funding_cluster","schema":null},"AlikeCluster":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"size","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"Json"},{"name":"foundBy","kind":"scalar","type":"String","dbName":"found_by"}],"dbName":"alike_cluster","schema":null},"PassedMoney":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"lots","kind":"scalar","type":"Json"}],"dbName":"passed_money","schema":null},"PaymentTrust":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"weight","kind":"scalar","type":"Int"}],"dbName":"payment_trust","schema":null},"QuarantinedTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"firstBlock","kind":"scalar","type":"BigInt","dbName":"first_block"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"retryAt","kind":"scalar","type":"DateTime","dbName":"retry_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"}],"dbName":"quarantined_transaction","schema":null},"QuarantinedWallet":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"partlyRead","kind":"scalar","type":"Boolean","dbName":"partly_read"}],"dbName":"quarantined_wallet","schema":null},"List":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"read","kind":"scalar","type":"String"},{"name":"repair","kind":"scalar","type":"Boolean"},{"name":"column","kind":"scalar","type":"String"},{"name":"previousId","kind":"scalar","type":"String","dbName":"previous_id"},{"name":"format","kind":"scalar","type":"Json"},{"name":"columns","kind":"scalar","type":"Json"},{"name":"counts","kind":"scalar","type":"Json"},{"name":"summary","kind":"scalar","type":"Json"},{"name":"charged","kind":"scalar","type":"Boolean"},{"name":"reading","kind":"scalar","type":"String"},{"name":"lastRow","kind":"scalar","type":"Int","dbName":"last_row"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"source","kind":"scalar","type":"Json"},{"name":"sourceState","kind":"scalar","type":"Json","dbName":"source_state"},{"name":"uploads","kind":"object","type":"ListUpload","relationName":"ListToListUpload"},{"name":"balances","kind":"object","type":"ListBalance","relationName":"ListToListBalance"},{"name":"lines","kind":"object","type":"ListLine","relationName":"ListToListLine"},{"name":"clusters","kind":"object","type":"ListCluster","relationName":"ListToListCluster"},{"name":"shares","kind":"object","type":"ListShare","relationName":"ListToListShare"}],"dbName":"list","schema":null},"ListUpload":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"list","kind":"object","type":"List","relationName":"ListToListUpload"}],"dbName":"list_upload","schema":null},"ListBalance":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"holder","kind":"scalar","type":"String"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"list","kind":"object","type":"List","relationName":"ListToListBalance"}],"dbName":"list_balance","schema":null},"ListRow":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"row","kind":"scalar","type":"Int"},{"name":"line","kind":"scalar","type":"Int"},{"name":"input","kind":"scalar","type":"String"},{"name":"identity","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"special","kind":"scalar","type":"String"},{"name":"duplicateOf","kind":"scalar","type":"Int","dbName":"duplicate_of"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"reasons","kind":"scalar","type":"Json"},{"name":"svcId","kind":"scalar","type":"String","dbName":"svc_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"tier","kind":"scalar","type":"String"},{"name":"flags","kind":"scalar","type":"String"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"known","kind":"scalar","type":"Boolean"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"keep","kind":"scalar","type":"Boolean"},{"name":"sameAs","kind":"scalar","type":"Int","dbName":"same_as"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"}],"dbName":"list_row","schema":null},"ListLine":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"line","kind":"scalar","type":"Int"},{"name":"row","kind":"scalar","type":"Int"},{"name":"reason","kind":"scalar","type":"String"},{"name":"text","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListLine"}],"dbName":"list_line","schema":null},"ListCluster":{"fields":[{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"cluster","kind":"scalar","type":"Int"},{"name":"size","kind":"scalar","type":"Int"},{"name":"strength","kind":"scalar","type":"Int"},{"name":"members","kind":"scalar","type":"String"},{"name":"evidence","kind":"scalar","type":"Json"},{"name":"keep","kind":"scalar","type":"String"},{"name":"list","kind":"object","type":"List","relationName":"ListToListCluster"}],"dbName":"list_cluster","schema":null},"ListShare":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"list","kind":"object","type":"List","relationName":"ListToListShare"}],"dbName":"list_share","schema":null},"ListTree":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"listId","kind":"scalar","type":"String","dbName":"list_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"who","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"String"},{"name":"cap","kind":"scalar","type":"Decimal"},{"name":"floor","kind":"scalar","type":"Decimal"},{"name":"decimals","kind":"scalar","type":"Int"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"root","kind":"scalar","type":"Bytes"},{"name":"leaves","kind":"scalar","type":"Int"},{"name":"sum","kind":"scalar","type":"Decimal"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"day","kind":"scalar","type":"BigInt"},{"name":"modelHash","kind":"scalar","type":"String","dbName":"model_hash"},{"name":"issuedAt","kind":"scalar","type":"BigInt","dbName":"issued_at"},{"name":"domain","kind":"scalar","type":"Json"},{"name":"signer","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"leafRows","kind":"object","type":"ListTreeLeaf","relationName":"ListTreeToListTreeLeaf"},{"name":"nodes","kind":"object","type":"ListTreeNode","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree","schema":null},"ListTreeLeaf":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"index","kind":"scalar","type":"Int"},{"name":"address","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"position","kind":"scalar","type":"Int"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeLeaf"}],"dbName":"list_tree_leaf","schema":null},"ListTreeNode":{"fields":[{"name":"treeId","kind":"scalar","type":"String","dbName":"tree_id"},{"name":"piece","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"Bytes"},{"name":"tree","kind":"object","type":"ListTree","relationName":"ListTreeToListTreeNode"}],"dbName":"list_tree_node","schema":null},"NoticeChannel":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"medium","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"host","kind":"scalar","type":"String"},{"name":"kinds","kind":"scalar","type":"String"},{"name":"language","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"namedAt","kind":"scalar","type":"DateTime","dbName":"named_at"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"developer","kind":"object","type":"Developer","relationName":"DeveloperToNoticeChannel"},{"name":"events","kind":"object","type":"NoticeEvent","relationName":"NoticeChannelToNoticeEvent"},{"name":"messages","kind":"object","type":"NoticeMessage","relationName":"NoticeChannelToNoticeMessage"},{"name":"conditions","kind":"object","type":"NoticeCondition","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_channel","schema":null},"NoticeAddress":{"fields":[{"name":"targetHash","kind":"scalar","type":"String","dbName":"target_hash"},{"name":"asked","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"client","kind":"scalar","type":"String"},{"name":"refused","kind":"scalar","type":"Boolean"}],"dbName":"notice_address","schema":null},"NoticeEvent":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeEvent"}],"dbName":"notice_event","schema":null},"NoticeMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"items","kind":"scalar","type":"Json"},{"name":"notices","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeMessage"}],"dbName":"notice_message","schema":null},"NoticeCondition":{"fields":[{"name":"channelId","kind":"scalar","type":"String","dbName":"channel_id"},{"name":"key","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"notifiedAt","kind":"scalar","type":"DateTime","dbName":"notified_at"},{"name":"channel","kind":"object","type":"NoticeChannel","relationName":"NoticeChannelToNoticeCondition"}],"dbName":"notice_condition","schema":null},"PersonSession":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"providerSession","kind":"scalar","type":"String","dbName":"provider_session"},{"name":"role","kind":"scalar","type":"String"},{"name":"grantedBy","kind":"scalar","type":"String","dbName":"granted_by"},{"name":"refreshToken","kind":"scalar","type":"String","dbName":"refresh_token"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"checkAt","kind":"scalar","type":"DateTime","dbName":"check_at"},{"name":"checkFault","kind":"scalar","type":"String","dbName":"check_fault"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"}],"dbName":"person_session","schema":null},"LogoutToken":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"ended","kind":"scalar","type":"String"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"logout_token","schema":null},"Policy":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"policy","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"simulations","kind":"object","type":"PolicySimulation","relationName":"PolicyToPolicySimulation"},{"name":"nullifiers","kind":"object","type":"PassNullifier","relationName":"PassNullifierToPolicy"},{"name":"snapshots","kind":"object","type":"SnapshotToken","relationName":"PolicyToSnapshotToken"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyToPolicyWatch"}],"dbName":"policy","schema":null},"PolicySimulation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"lastSubject","kind":"scalar","type":"String","dbName":"last_subject"},{"name":"tally","kind":"scalar","type":"Json"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicySimulation"}],"dbName":"policy_simulation","schema":null},"PassNullifier":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"groupId","kind":"scalar","type":"String","dbName":"group_id"},{"name":"nullifier","kind":"scalar","type":"String"},{"name":"firstAt","kind":"scalar","type":"DateTime","dbName":"first_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PassNullifierToPolicy"}],"dbName":"pass_nullifier","schema":null},"SnapshotToken":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"endsAt","kind":"scalar","type":"DateTime","dbName":"ends_at"},{"name":"stored","kind":"scalar","type":"Int"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToSnapshotToken"},{"name":"blocks","kind":"object","type":"SnapshotBlock","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_token","schema":null},"SnapshotBlock":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"network","kind":"scalar","type":"BigInt"},{"name":"snapshot","kind":"scalar","type":"BigInt"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"token","kind":"object","type":"SnapshotToken","relationName":"SnapshotBlockToSnapshotToken"}],"dbName":"snapshot_block","schema":null},"SnapshotAnswer":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"address","kind":"scalar","type":"String"},{"name":"score","kind":"scalar","type":"Int"}],"dbName":"snapshot_answer","schema":null},"PolicyWatch":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"wallets","kind":"scalar","type":"Int"},{"name":"readsChain","kind":"scalar","type":"Boolean","dbName":"reads_chain"},{"name":"turnAt","kind":"scalar","type":"DateTime","dbName":"turn_at"},{"name":"policy","kind":"object","type":"Policy","relationName":"PolicyToPolicyWatch"},{"name":"watched","kind":"object","type":"WatchedWallet","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"policy_watch","schema":null},"WatchedWallet":{"fields":[{"name":"policyId","kind":"scalar","type":"String","dbName":"policy_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"chainOutcomes","kind":"scalar","type":"String","dbName":"chain_outcomes"},{"name":"chainReadAt","kind":"scalar","type":"DateTime","dbName":"chain_read_at"},{"name":"nextOutcome","kind":"scalar","type":"String","dbName":"next_outcome"},{"name":"nextBlocks","kind":"scalar","type":"Json","dbName":"next_blocks"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"watch","kind":"object","type":"PolicyWatch","relationName":"PolicyWatchToWatchedWallet"}],"dbName":"watched_wallet","schema":null},"ChainRead":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"calls","kind":"scalar","type":"Int"}],"dbName":"chain_read","schema":null},"OnceWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"party","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"traceparent","kind":"scalar","type":"String"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"histories","kind":"object","type":"OnceHistory","relationName":"OnceHistoryToOnceWallet"},{"name":"questions","kind":"object","type":"OnceQuestion","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_wallet","schema":null},"OnceHistory":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"facts","kind":"scalar","type":"Bytes"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"headAt","kind":"scalar","type":"BigInt","dbName":"head_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"retained","kind":"scalar","type":"Bytes"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceHistoryToOnceWallet"}],"dbName":"once_history","schema":null},"OnceQuestion":{"fields":[{"name":"asker","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"reads","kind":"scalar","type":"Boolean"},{"name":"payer","kind":"scalar","type":"String"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"comparedAt","kind":"scalar","type":"DateTime","dbName":"compared_at"},{"name":"compareFrom","kind":"scalar","type":"DateTime","dbName":"compare_from"},{"name":"alike","kind":"scalar","type":"Json"},{"name":"wallet","kind":"object","type":"OnceWallet","relationName":"OnceQuestionToOnceWallet"}],"dbName":"once_question","schema":null},"Reservation":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"name","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"deposit","kind":"scalar","type":"Decimal"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"state","kind":"scalar","type":"String"}],"dbName":"reservation","schema":null},"ReservationCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"blockHash","kind":"scalar","type":"String","dbName":"block_hash"}],"dbName":"reservation_cursor","schema":null},"Voucher":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"claimer","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"nonce","kind":"scalar","type":"Decimal"},{"name":"signature","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"referralCode","kind":"scalar","type":"String","dbName":"referral_code"},{"name":"consents","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"}],"dbName":"voucher","schema":null},"ReferralCode":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"referral_code","schema":null},"Referral":{"fields":[{"name":"referee","kind":"scalar","type":"String"},{"name":"referrer","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"}],"dbName":"referral","schema":null},"SponsoredMint":{"fields":[{"name":"txHash","kind":"scalar","type":"String","dbName":"tx_hash"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"sponsored_mint","schema":null},"SentTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"sender","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"raw","kind":"scalar","type":"String"},{"name":"hashes","kind":"scalar","type":"String"},{"name":"raises","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"}],"dbName":"sent_transaction","schema":null},"Score":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"bonus","kind":"scalar","type":"Json"},{"name":"status","kind":"scalar","type":"String"},{"name":"unavailable","kind":"scalar","type":"String"},{"name":"stale","kind":"scalar","type":"String"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"modelHash","kind":"scalar","type":"Bytes","dbName":"model_hash"},{"name":"reachedAt","kind":"scalar","type":"BigInt","dbName":"reached_at"},{"name":"nextChangeDay","kind":"scalar","type":"BigInt","dbName":"next_change_day"},{"name":"steps","kind":"scalar","type":"Int"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"score","schema":null},"ScoreFacts":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"factsHash","kind":"scalar","type":"Bytes","dbName":"facts_hash"},{"name":"facts","kind":"scalar","type":"Bytes"}],"dbName":"score_facts","schema":null},"ScoreFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"before","kind":"scalar","type":"Int"},{"name":"after","kind":"scalar","type":"Int"},{"name":"rankedBefore","kind":"scalar","type":"Boolean","dbName":"ranked_before"},{"name":"rankedAfter","kind":"scalar","type":"Boolean","dbName":"ranked_after"},{"name":"reachedBefore","kind":"scalar","type":"BigInt","dbName":"reached_before"},{"name":"reachedAfter","kind":"scalar","type":"BigInt","dbName":"reached_after"},{"name":"cause","kind":"scalar","type":"String"},{"name":"sourceChain","kind":"scalar","type":"BigInt","dbName":"source_chain"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"}],"dbName":"score_feed","schema":null},"IdentityFeed":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"identity","kind":"scalar","type":"String"}],"dbName":"identity_feed","schema":null},"SavedRanking":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"position","kind":"scalar","type":"String"},{"name":"scopes","kind":"scalar","type":"Json"},{"name":"savedAt","kind":"scalar","type":"DateTime","dbName":"saved_at"}],"dbName":"saved_ranking","schema":null},"ScoreClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"total","kind":"scalar","type":"Int"},{"name":"activity","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Int"},{"name":"age","kind":"scalar","type":"Int"},{"name":"diversity","kind":"scalar","type":"Int"},{"name":"governance","kind":"scalar","type":"Int"},{"name":"social","kind":"scalar","type":"Int"},{"name":"risk","kind":"scalar","type":"Int"},{"name":"loyalty","kind":"scalar","type":"Int"},{"name":"ranked","kind":"scalar","type":"Boolean"},{"name":"confidence","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"recordedAt","kind":"scalar","type":"DateTime","dbName":"recorded_at"}],"dbName":"score_close","schema":null},"StaleClose":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"fromDay","kind":"scalar","type":"DateTime","dbName":"from_day"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"}],"dbName":"stale_close","schema":null},"PendingScore":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"cause","kind":"scalar","type":"String"},{"name":"scoredTo","kind":"scalar","type":"String","dbName":"scored_to"},{"name":"scored","kind":"scalar","type":"BigInt"}],"dbName":"pending_score","schema":null},"ModelSwitch":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"version","kind":"scalar","type":"String"},{"name":"announcedAt","kind":"scalar","type":"DateTime","dbName":"announced_at"},{"name":"activeFrom","kind":"scalar","type":"DateTime","dbName":"active_from"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"rescoredAt","kind":"scalar","type":"DateTime","dbName":"rescored_at"},{"name":"summary","kind":"scalar","type":"Json"}],"dbName":"model_switch","schema":null},"ModelComparison":{"fields":[{"name":"version","kind":"scalar","type":"String"},{"name":"requestedAt","kind":"scalar","type":"DateTime","dbName":"requested_at"},{"name":"compared","kind":"scalar","type":"Int"},{"name":"subjects","kind":"scalar","type":"Int"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"error","kind":"scalar","type":"String"},{"name":"result","kind":"scalar","type":"Json"}],"dbName":"model_comparison","schema":null},"ScreeningList":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"sourceAt","kind":"scalar","type":"DateTime","dbName":"source_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"changedAt","kind":"scalar","type":"DateTime","dbName":"changed_at"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"entries","kind":"scalar","type":"Int"},{"name":"unread","kind":"scalar","type":"Int"},{"name":"etag","kind":"scalar","type":"String"},{"name":"lastModified","kind":"scalar","type":"String","dbName":"last_modified"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"error","kind":"scalar","type":"String"},{"name":"refused","kind":"scalar","type":"String"},{"name":"refusedCount","kind":"scalar","type":"Int","dbName":"refused_count"},{"name":"accepted","kind":"scalar","type":"String"}],"dbName":"screening_list","schema":null},"ScreeningEntry":{"fields":[{"name":"list","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"listed","kind":"scalar","type":"Boolean"}],"dbName":"screening_entry","schema":null},"ScreeningDay":{"fields":[{"name":"list","kind":"scalar","type":"String"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"}],"dbName":"screening_day","schema":null},"Takedown":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"liftedAt","kind":"scalar","type":"DateTime","dbName":"lifted_at"}],"dbName":"takedown","schema":null},"TradingCursor":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"since24h","kind":"scalar","type":"BigInt","dbName":"since_24h"},{"name":"since7d","kind":"scalar","type":"BigInt","dbName":"since_7d"},{"name":"since30d","kind":"scalar","type":"BigInt","dbName":"since_30d"},{"name":"settings","kind":"scalar","type":"String"}],"dbName":"trading_cursor","schema":null},"Trade":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trade","schema":null},"TradingHolding":{"fields":[{"name":"subject","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"token","kind":"scalar","type":"String"},{"name":"units","kind":"scalar","type":"Decimal"},{"name":"cost","kind":"scalar","type":"Decimal"}],"dbName":"trading_holding","schema":null},"Trader":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"trades","kind":"scalar","type":"Int"},{"name":"volume","kind":"scalar","type":"Decimal"},{"name":"profit","kind":"scalar","type":"Decimal"}],"dbName":"trader","schema":null},"TraderHistogram":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"period","kind":"scalar","type":"String"},{"name":"sort","kind":"scalar","type":"String"},{"name":"bucket","kind":"scalar","type":"Decimal"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"traders","kind":"scalar","type":"BigInt"}],"dbName":"trader_histogram","schema":null},"StaleTrader":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"subject","kind":"scalar","type":"String"}],"dbName":"stale_trader","schema":null},"Wallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"wallet","schema":null},"TrackedWallet":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"truncated","kind":"scalar","type":"Boolean"},{"name":"unreadRows","kind":"scalar","type":"Int","dbName":"unread_rows"},{"name":"gaps","kind":"scalar","type":"String"},{"name":"smartAccount","kind":"scalar","type":"Boolean","dbName":"smart_account"},{"name":"error","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"fromBlock","kind":"scalar","type":"BigInt","dbName":"from_block"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"},{"name":"sources","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"readyAt","kind":"scalar","type":"DateTime","dbName":"ready_at"},{"name":"checkedAt","kind":"scalar","type":"DateTime","dbName":"checked_at"},{"name":"attestedFrom","kind":"scalar","type":"BigInt","dbName":"attested_from"},{"name":"attestedTo","kind":"scalar","type":"BigInt","dbName":"attested_to"},{"name":"attestDue","kind":"scalar","type":"DateTime","dbName":"attest_due"}],"dbName":"tracked_wallet","schema":null},"Tracking":{"fields":[{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"tracking","schema":null},"Backfill":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"party","kind":"scalar","type":"String"},{"name":"line","kind":"object","type":"BackfillParty","relationName":"BackfillToBackfillParty"},{"name":"turns","kind":"scalar","type":"Int"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"queuedAt","kind":"scalar","type":"DateTime","dbName":"queued_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"claim","kind":"scalar","type":"String"},{"name":"progress","kind":"scalar","type":"Json"}],"dbName":"backfill","schema":null},"BackfillParty":{"fields":[{"name":"party","kind":"scalar","type":"String"},{"name":"servedAt","kind":"scalar","type":"DateTime","dbName":"served_at"},{"name":"backfills","kind":"object","type":"Backfill","relationName":"BackfillToBackfillParty"}],"dbName":"backfill_party","schema":null},"StagedActivity":{"fields":[{"name":"chainId","kind":"scalar","type":"BigInt","dbName":"chain_id"},{"name":"blockNumber","kind":"scalar","type":"BigInt","dbName":"block_number"},{"name":"at","kind":"scalar","type":"BigInt"},{"name":"txIndex","kind":"scalar","type":"Int","dbName":"tx_index"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"own","kind":"scalar","type":"Boolean"},{"name":"ran","kind":"scalar","type":"Boolean"},{"name":"kind","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"txHash","kind":"scalar","type":"Bytes","dbName":"tx_hash"},{"name":"counterparty","kind":"scalar","type":"Bytes"},{"name":"asset","kind":"scalar","type":"Bytes"},{"name":"assetOut","kind":"scalar","type":"Bytes","dbName":"asset_out"},{"name":"method","kind":"scalar","type":"Bytes"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"amountOut","kind":"scalar","type":"Decimal","dbName":"amount_out"},{"name":"fee","kind":"scalar","type":"Decimal"}],"dbName":"staged_activity","schema":null},"AutomaticTracking":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"client","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"automatic_tracking","schema":null},"Outbox":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"event","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subjectsDone","kind":"scalar","type":"Boolean","dbName":"subjects_done"},{"name":"expandedTo","kind":"scalar","type":"String","dbName":"expanded_to"},{"name":"traceparent","kind":"scalar","type":"String"}],"dbName":"outbox","schema":null},"Webhook":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"developerId","kind":"scalar","type":"String","dbName":"developer_id"},{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"events","kind":"scalar","type":"String"},{"name":"subjects","kind":"scalar","type":"String"},{"name":"allSubjects","kind":"scalar","type":"Boolean","dbName":"all_subjects"},{"name":"secret","kind":"scalar","type":"String"},{"name":"oldSecret","kind":"scalar","type":"String","dbName":"old_secret"},{"name":"oldSecretUntil","kind":"scalar","type":"DateTime","dbName":"old_secret_until"},{"name":"signatureKey","kind":"scalar","type":"String","dbName":"signature_key"},{"name":"oldSignatureKey","kind":"scalar","type":"String","dbName":"old_signature_key"},{"name":"active","kind":"scalar","type":"Boolean"},{"name":"disabledReason","kind":"scalar","type":"String","dbName":"disabled_reason"},{"name":"operatorOff","kind":"scalar","type":"Boolean","dbName":"operator_off"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"failingSince","kind":"scalar","type":"DateTime","dbName":"failing_since"},{"name":"isFull","kind":"scalar","type":"Boolean","dbName":"is_full"},{"name":"missedFrom","kind":"scalar","type":"DateTime","dbName":"missed_from"},{"name":"missedUntil","kind":"scalar","type":"DateTime","dbName":"missed_until"},{"name":"deliveries","kind":"object","type":"WebhookDelivery","relationName":"WebhookToWebhookDelivery"}],"dbName":"webhook","schema":null},"WebhookDelivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"webhookId","kind":"scalar","type":"String","dbName":"webhook_id"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"event","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"replayOf","kind":"scalar","type":"String","dbName":"replay_of"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempt","kind":"scalar","type":"Int"},{"name":"earlierAttempts","kind":"scalar","type":"Int","dbName":"earlier_attempts"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"claim","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"traceparent","kind":"scalar","type":"String"},{"name":"webhook","kind":"object","type":"Webhook","relationName":"WebhookToWebhookDelivery"},{"name":"attempts","kind":"object","type":"WebhookAttempt","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_delivery","schema":null},"WebhookAttempt":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"deliveryId","kind":"scalar","type":"String","dbName":"delivery_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"durationMs","kind":"scalar","type":"Int","dbName":"duration_ms"},{"name":"error","kind":"scalar","type":"String"},{"name":"requestHeaders","kind":"scalar","type":"Json","dbName":"request_headers"},{"name":"responseBody","kind":"scalar","type":"String","dbName":"response_body"},{"name":"delivery","kind":"object","type":"WebhookDelivery","relationName":"WebhookAttemptToWebhookDelivery"}],"dbName":"webhook_attempt","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","EarnedAchievement.findUnique","EarnedAchievement.findUniqueOrThrow","orderBy","cursor","EarnedAchievement.findFirst","EarnedAchievement.findFirstOrThrow","EarnedAchievement.findMany","data","EarnedAchievement.createOne","EarnedAchievement.createMany","EarnedAchievement.createManyAndReturn","EarnedAchievement.updateOne","EarnedAchievement.updateMany","EarnedAchievement.updateManyAndReturn","create","update","EarnedAchievement.upsertOne","EarnedAchievement.deleteOne","EarnedAchievement.deleteMany","having","_count","_min","_max","EarnedAchievement.groupBy","EarnedAchievement.aggregate","AgentEvent.findUnique","AgentEvent.findUniqueOrThrow","AgentEvent.findFirst","AgentEvent.findFirstOrThrow","AgentEvent.findMany","AgentEvent.createOne","AgentEvent.createMany","AgentEvent.createManyAndReturn","AgentEvent.updateOne","AgentEvent.updateMany","AgentEvent.updateManyAndReturn","AgentEvent.upsertOne","AgentEvent.deleteOne","AgentEvent.deleteMany","_avg","_sum","AgentEvent.groupBy","AgentEvent.aggregate","AgentSource.findUnique","AgentSource.findUniqueOrThrow","AgentSource.findFirst","AgentSource.findFirstOrThrow","AgentSource.findMany","AgentSource.createOne","AgentSource.createMany","AgentSource.createManyAndReturn","AgentSource.updateOne","AgentSource.updateMany","AgentSource.updateManyAndReturn","AgentSource.upsertOne","AgentSource.deleteOne","AgentSource.deleteMany","AgentSource.groupBy","AgentSource.aggregate","Appeal.findUnique","Appeal.findUniqueOrThrow","Appeal.findFirst","Appeal.findFirstOrThrow","Appeal.findMany","Appeal.createOne","Appeal.createMany","Appeal.createManyAndReturn","Appeal.updateOne","Appeal.updateMany","Appeal.updateManyAndReturn","Appeal.upsertOne","Appeal.deleteOne","Appeal.deleteMany","Appeal.groupBy","Appeal.aggregate","AttestationSchema.findUnique","AttestationSchema.findUniqueOrThrow","AttestationSchema.findFirst","AttestationSchema.findFirstOrThrow","AttestationSchema.findMany","AttestationSchema.createOne","AttestationSchema.createMany","AttestationSchema.createManyAndReturn","AttestationSchema.updateOne","AttestationSchema.updateMany","AttestationSchema.updateManyAndReturn","AttestationSchema.upsertOne","AttestationSchema.deleteOne","AttestationSchema.deleteMany","AttestationSchema.groupBy","AttestationSchema.aggregate","Attestation.findUnique","Attestation.findUniqueOrThrow","Attestation.findFirst","Attestation.findFirstOrThrow","Attestation.findMany","Attestation.createOne","Attestation.createMany","Attestation.createManyAndReturn","Attestation.updateOne","Attestation.updateMany","Attestation.updateManyAndReturn","Attestation.upsertOne","Attestation.deleteOne","Attestation.deleteMany","Attestation.groupBy","Attestation.aggregate","LeftOutAttestation.findUnique","LeftOutAttestation.findUniqueOrThrow","LeftOutAttestation.findFirst","LeftOutAttestation.findFirstOrThrow","LeftOutAttestation.findMany","LeftOutAttestation.createOne","LeftOutAttestation.createMany","LeftOutAttestation.createManyAndReturn","LeftOutAttestation.updateOne","LeftOutAttestation.updateMany","LeftOutAttestation.updateManyAndReturn","LeftOutAttestation.upsertOne","LeftOutAttestation.deleteOne","LeftOutAttestation.deleteMany","LeftOutAttestation.groupBy","LeftOutAttestation.aggregate","EarlyRevocation.findUnique","EarlyRevocation.findUniqueOrThrow","EarlyRevocation.findFirst","EarlyRevocation.findFirstOrThrow","EarlyRevocation.findMany","EarlyRevocation.createOne","EarlyRevocation.createMany","EarlyRevocation.createManyAndReturn","EarlyRevocation.updateOne","EarlyRevocation.updateMany","EarlyRevocation.updateManyAndReturn","EarlyRevocation.upsertOne","EarlyRevocation.deleteOne","EarlyRevocation.deleteMany","EarlyRevocation.groupBy","EarlyRevocation.aggregate","IssuerWeight.findUnique","IssuerWeight.findUniqueOrThrow","IssuerWeight.findFirst","IssuerWeight.findFirstOrThrow","IssuerWeight.findMany","IssuerWeight.createOne","IssuerWeight.createMany","IssuerWeight.createManyAndReturn","IssuerWeight.updateOne","IssuerWeight.updateMany","IssuerWeight.updateManyAndReturn","IssuerWeight.upsertOne","IssuerWeight.deleteOne","IssuerWeight.deleteMany","IssuerWeight.groupBy","IssuerWeight.aggregate","Notification.findUnique","Notification.findUniqueOrThrow","Notification.findFirst","Notification.findFirstOrThrow","Notification.findMany","Notification.createOne","Notification.createMany","Notification.createManyAndReturn","Notification.updateOne","Notification.updateMany","Notification.updateManyAndReturn","Notification.upsertOne","Notification.deleteOne","Notification.deleteMany","Notification.groupBy","Notification.aggregate","PendingAttestation.findUnique","PendingAttestation.findUniqueOrThrow","PendingAttestation.findFirst","PendingAttestation.findFirstOrThrow","PendingAttestation.findMany","PendingAttestation.createOne","PendingAttestation.createMany","PendingAttestation.createManyAndReturn","PendingAttestation.updateOne","PendingAttestation.updateMany","PendingAttestation.updateManyAndReturn","PendingAttestation.upsertOne","PendingAttestation.deleteOne","PendingAttestation.deleteMany","PendingAttestation.groupBy","PendingAttestation.aggregate","Meta.findUnique","Meta.findUniqueOrThrow","Meta.findFirst","Meta.findFirstOrThrow","Meta.findMany","Meta.createOne","Meta.createMany","Meta.createManyAndReturn","Meta.updateOne","Meta.updateMany","Meta.updateManyAndReturn","Meta.upsertOne","Meta.deleteOne","Meta.deleteMany","Meta.groupBy","Meta.aggregate","developer","keys","channel","events","messages","conditions","noticeChannels","Developer.findUnique","Developer.findUniqueOrThrow","Developer.findFirst","Developer.findFirstOrThrow","Developer.findMany","Developer.createOne","Developer.createMany","Developer.createManyAndReturn","Developer.updateOne","Developer.updateMany","Developer.updateManyAndReturn","Developer.upsertOne","Developer.deleteOne","Developer.deleteMany","Developer.groupBy","Developer.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","IdempotentRequest.findUnique","IdempotentRequest.findUniqueOrThrow","IdempotentRequest.findFirst","IdempotentRequest.findFirstOrThrow","IdempotentRequest.findMany","IdempotentRequest.createOne","IdempotentRequest.createMany","IdempotentRequest.createManyAndReturn","IdempotentRequest.updateOne","IdempotentRequest.updateMany","IdempotentRequest.updateManyAndReturn","IdempotentRequest.upsertOne","IdempotentRequest.deleteOne","IdempotentRequest.deleteMany","IdempotentRequest.groupBy","IdempotentRequest.aggregate","IdempotentBytes.findUnique","IdempotentBytes.findUniqueOrThrow","IdempotentBytes.findFirst","IdempotentBytes.findFirstOrThrow","IdempotentBytes.findMany","IdempotentBytes.createOne","IdempotentBytes.createMany","IdempotentBytes.createManyAndReturn","IdempotentBytes.updateOne","IdempotentBytes.updateMany","IdempotentBytes.updateManyAndReturn","IdempotentBytes.upsertOne","IdempotentBytes.deleteOne","IdempotentBytes.deleteMany","IdempotentBytes.groupBy","IdempotentBytes.aggregate","DayCount.findUnique","DayCount.findUniqueOrThrow","DayCount.findFirst","DayCount.findFirstOrThrow","DayCount.findMany","DayCount.createOne","DayCount.createMany","DayCount.createManyAndReturn","DayCount.updateOne","DayCount.updateMany","DayCount.updateManyAndReturn","DayCount.upsertOne","DayCount.deleteOne","DayCount.deleteMany","DayCount.groupBy","DayCount.aggregate","AuthNonce.findUnique","AuthNonce.findUniqueOrThrow","AuthNonce.findFirst","AuthNonce.findFirstOrThrow","AuthNonce.findMany","AuthNonce.createOne","AuthNonce.createMany","AuthNonce.createManyAndReturn","AuthNonce.updateOne","AuthNonce.updateMany","AuthNonce.updateManyAndReturn","AuthNonce.upsertOne","AuthNonce.deleteOne","AuthNonce.deleteMany","AuthNonce.groupBy","AuthNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","UsageHour.findUnique","UsageHour.findUniqueOrThrow","UsageHour.findFirst","UsageHour.findFirstOrThrow","UsageHour.findMany","UsageHour.createOne","UsageHour.createMany","UsageHour.createManyAndReturn","UsageHour.updateOne","UsageHour.updateMany","UsageHour.updateManyAndReturn","UsageHour.upsertOne","UsageHour.deleteOne","UsageHour.deleteMany","UsageHour.groupBy","UsageHour.aggregate","Epoch.findUnique","Epoch.findUniqueOrThrow","Epoch.findFirst","Epoch.findFirstOrThrow","Epoch.findMany","Epoch.createOne","Epoch.createMany","Epoch.createManyAndReturn","Epoch.updateOne","Epoch.updateMany","Epoch.updateManyAndReturn","Epoch.upsertOne","Epoch.deleteOne","Epoch.deleteMany","Epoch.groupBy","Epoch.aggregate","pages","chunk","EpochPage.findUnique","EpochPage.findUniqueOrThrow","EpochPage.findFirst","EpochPage.findFirstOrThrow","EpochPage.findMany","EpochPage.createOne","EpochPage.createMany","EpochPage.createManyAndReturn","EpochPage.updateOne","EpochPage.updateMany","EpochPage.updateManyAndReturn","EpochPage.upsertOne","EpochPage.deleteOne","EpochPage.deleteMany","EpochPage.groupBy","EpochPage.aggregate","EpochChunk.findUnique","EpochChunk.findUniqueOrThrow","EpochChunk.findFirst","EpochChunk.findFirstOrThrow","EpochChunk.findMany","EpochChunk.createOne","EpochChunk.createMany","EpochChunk.createManyAndReturn","EpochChunk.updateOne","EpochChunk.updateMany","EpochChunk.updateManyAndReturn","EpochChunk.upsertOne","EpochChunk.deleteOne","EpochChunk.deleteMany","EpochChunk.groupBy","EpochChunk.aggregate","NameEvent.findUnique","NameEvent.findUniqueOrThrow","NameEvent.findFirst","NameEvent.findFirstOrThrow","NameEvent.findMany","NameEvent.createOne","NameEvent.createMany","NameEvent.createManyAndReturn","NameEvent.updateOne","NameEvent.updateMany","NameEvent.updateManyAndReturn","NameEvent.upsertOne","NameEvent.deleteOne","NameEvent.deleteMany","NameEvent.groupBy","NameEvent.aggregate","identity","wallets","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","IdentityWallet.findUnique","IdentityWallet.findUniqueOrThrow","IdentityWallet.findFirst","IdentityWallet.findFirstOrThrow","IdentityWallet.findMany","IdentityWallet.createOne","IdentityWallet.createMany","IdentityWallet.createManyAndReturn","IdentityWallet.updateOne","IdentityWallet.updateMany","IdentityWallet.updateManyAndReturn","IdentityWallet.upsertOne","IdentityWallet.deleteOne","IdentityWallet.deleteMany","IdentityWallet.groupBy","IdentityWallet.aggregate","IdentityDeparture.findUnique","IdentityDeparture.findUniqueOrThrow","IdentityDeparture.findFirst","IdentityDeparture.findFirstOrThrow","IdentityDeparture.findMany","IdentityDeparture.createOne","IdentityDeparture.createMany","IdentityDeparture.createManyAndReturn","IdentityDeparture.updateOne","IdentityDeparture.updateMany","IdentityDeparture.updateManyAndReturn","IdentityDeparture.upsertOne","IdentityDeparture.deleteOne","IdentityDeparture.deleteMany","IdentityDeparture.groupBy","IdentityDeparture.aggregate","IdentityPast.findUnique","IdentityPast.findUniqueOrThrow","IdentityPast.findFirst","IdentityPast.findFirstOrThrow","IdentityPast.findMany","IdentityPast.createOne","IdentityPast.createMany","IdentityPast.createManyAndReturn","IdentityPast.updateOne","IdentityPast.updateMany","IdentityPast.updateManyAndReturn","IdentityPast.upsertOne","IdentityPast.deleteOne","IdentityPast.deleteMany","IdentityPast.groupBy","IdentityPast.aggregate","WalletGroup.findUnique","WalletGroup.findUniqueOrThrow","WalletGroup.findFirst","WalletGroup.findFirstOrThrow","WalletGroup.findMany","WalletGroup.createOne","WalletGroup.createMany","WalletGroup.createManyAndReturn","WalletGroup.updateOne","WalletGroup.updateMany","WalletGroup.updateManyAndReturn","WalletGroup.upsertOne","WalletGroup.deleteOne","WalletGroup.deleteMany","WalletGroup.groupBy","WalletGroup.aggregate","ChainCursor.findUnique","ChainCursor.findUniqueOrThrow","ChainCursor.findFirst","ChainCursor.findFirstOrThrow","ChainCursor.findMany","ChainCursor.createOne","ChainCursor.createMany","ChainCursor.createManyAndReturn","ChainCursor.updateOne","ChainCursor.updateMany","ChainCursor.updateManyAndReturn","ChainCursor.upsertOne","ChainCursor.deleteOne","ChainCursor.deleteMany","ChainCursor.groupBy","ChainCursor.aggregate","ExplorerHead.findUnique","ExplorerHead.findUniqueOrThrow","ExplorerHead.findFirst","ExplorerHead.findFirstOrThrow","ExplorerHead.findMany","ExplorerHead.createOne","ExplorerHead.createMany","ExplorerHead.createManyAndReturn","ExplorerHead.updateOne","ExplorerHead.updateMany","ExplorerHead.updateManyAndReturn","ExplorerHead.upsertOne","ExplorerHead.deleteOne","ExplorerHead.deleteMany","ExplorerHead.groupBy","ExplorerHead.aggregate","ExplorerFault.findUnique","ExplorerFault.findUniqueOrThrow","ExplorerFault.findFirst","ExplorerFault.findFirstOrThrow","ExplorerFault.findMany","ExplorerFault.createOne","ExplorerFault.createMany","ExplorerFault.createManyAndReturn","ExplorerFault.updateOne","ExplorerFault.updateMany","ExplorerFault.updateManyAndReturn","ExplorerFault.upsertOne","ExplorerFault.deleteOne","ExplorerFault.deleteMany","ExplorerFault.groupBy","ExplorerFault.aggregate","ChainControl.findUnique","ChainControl.findUniqueOrThrow","ChainControl.findFirst","ChainControl.findFirstOrThrow","ChainControl.findMany","ChainControl.createOne","ChainControl.createMany","ChainControl.createManyAndReturn","ChainControl.updateOne","ChainControl.updateMany","ChainControl.updateManyAndReturn","ChainControl.upsertOne","ChainControl.deleteOne","ChainControl.deleteMany","ChainControl.groupBy","ChainControl.aggregate","Block.findUnique","Block.findUniqueOrThrow","Block.findFirst","Block.findFirstOrThrow","Block.findMany","Block.createOne","Block.createMany","Block.createManyAndReturn","Block.updateOne","Block.updateMany","Block.updateManyAndReturn","Block.upsertOne","Block.deleteOne","Block.deleteMany","Block.groupBy","Block.aggregate","Activity.findUnique","Activity.findUniqueOrThrow","Activity.findFirst","Activity.findFirstOrThrow","Activity.findMany","Activity.createOne","Activity.createMany","Activity.createManyAndReturn","Activity.updateOne","Activity.updateMany","Activity.updateManyAndReturn","Activity.upsertOne","Activity.deleteOne","Activity.deleteMany","Activity.groupBy","Activity.aggregate","Facts.findUnique","Facts.findUniqueOrThrow","Facts.findFirst","Facts.findFirstOrThrow","Facts.findMany","Facts.createOne","Facts.createMany","Facts.createManyAndReturn","Facts.updateOne","Facts.updateMany","Facts.updateManyAndReturn","Facts.upsertOne","Facts.deleteOne","Facts.deleteMany","Facts.groupBy","Facts.aggregate","FactsSnapshot.findUnique","FactsSnapshot.findUniqueOrThrow","FactsSnapshot.findFirst","FactsSnapshot.findFirstOrThrow","FactsSnapshot.findMany","FactsSnapshot.createOne","FactsSnapshot.createMany","FactsSnapshot.createManyAndReturn","FactsSnapshot.updateOne","FactsSnapshot.updateMany","FactsSnapshot.updateManyAndReturn","FactsSnapshot.upsertOne","FactsSnapshot.deleteOne","FactsSnapshot.deleteMany","FactsSnapshot.groupBy","FactsSnapshot.aggregate","FundingCluster.findUnique","FundingCluster.findUniqueOrThrow","FundingCluster.findFirst","FundingCluster.findFirstOrThrow","FundingCluster.findMany","FundingCluster.createOne","FundingCluster.createMany","FundingCluster.createManyAndReturn","FundingCluster.updateOne","FundingCluster.updateMany","FundingCluster.updateManyAndReturn","FundingCluster.upsertOne","FundingCluster.deleteOne","FundingCluster.deleteMany","FundingCluster.groupBy","FundingCluster.aggregate","AlikeCluster.findUnique","AlikeCluster.findUniqueOrThrow","AlikeCluster.findFirst","AlikeCluster.findFirstOrThrow","AlikeCluster.findMany","AlikeCluster.createOne","AlikeCluster.createMany","AlikeCluster.createManyAndReturn","AlikeCluster.updateOne","AlikeCluster.updateMany","AlikeCluster.updateManyAndReturn","AlikeCluster.upsertOne","AlikeCluster.deleteOne","AlikeCluster.deleteMany","AlikeCluster.groupBy","AlikeCluster.aggregate","PassedMoney.findUnique","PassedMoney.findUniqueOrThrow","PassedMoney.findFirst","PassedMoney.findFirstOrThrow","PassedMoney.findMany","PassedMoney.createOne","PassedMoney.createMany","PassedMoney.createManyAndReturn","PassedMoney.updateOne","PassedMoney.updateMany","PassedMoney.updateManyAndReturn","PassedMoney.upsertOne","PassedMoney.deleteOne","PassedMoney.deleteMany","PassedMoney.groupBy","PassedMoney.aggregate","PaymentTrust.findUnique","PaymentTrust.findUniqueOrThrow","PaymentTrust.findFirst","PaymentTrust.findFirstOrThrow","PaymentTrust.findMany","PaymentTrust.createOne","PaymentTrust.createMany","PaymentTrust.createManyAndReturn","PaymentTrust.updateOne","PaymentTrust.updateMany","PaymentTrust.updateManyAndReturn","PaymentTrust.upsertOne","PaymentTrust.deleteOne","PaymentTrust.deleteMany","PaymentTrust.groupBy","PaymentTrust.aggregate","QuarantinedTransaction.findUnique","QuarantinedTransaction.findUniqueOrThrow","QuarantinedTransaction.findFirst","QuarantinedTransaction.findFirstOrThrow","QuarantinedTransaction.findMany","QuarantinedTransaction.createOne","QuarantinedTransaction.createMany","QuarantinedTransaction.createManyAndReturn","QuarantinedTransaction.updateOne","QuarantinedTransaction.updateMany","QuarantinedTransaction.updateManyAndReturn","QuarantinedTransaction.upsertOne","QuarantinedTransaction.deleteOne","QuarantinedTransaction.deleteMany","QuarantinedTransaction.groupBy","QuarantinedTransaction.aggregate","QuarantinedWallet.findUnique","QuarantinedWallet.findUniqueOrThrow","QuarantinedWallet.findFirst","QuarantinedWallet.findFirstOrThrow","QuarantinedWallet.findMany","QuarantinedWallet.createOne","QuarantinedWallet.createMany","QuarantinedWallet.createManyAndReturn","QuarantinedWallet.updateOne","QuarantinedWallet.updateMany","QuarantinedWallet.updateManyAndReturn","QuarantinedWallet.upsertOne","QuarantinedWallet.deleteOne","QuarantinedWallet.deleteMany","QuarantinedWallet.groupBy","QuarantinedWallet.aggregate","list","uploads","balances","lines","clusters","shares","List.findUnique","List.findUniqueOrThrow","List.findFirst","List.findFirstOrThrow","List.findMany","List.createOne","List.createMany","List.createManyAndReturn","List.updateOne","List.updateMany","List.updateManyAndReturn","List.upsertOne","List.deleteOne","List.deleteMany","List.groupBy","List.aggregate","ListUpload.findUnique","ListUpload.findUniqueOrThrow","ListUpload.findFirst","ListUpload.findFirstOrThrow","ListUpload.findMany","ListUpload.createOne","ListUpload.createMany","ListUpload.createManyAndReturn","ListUpload.updateOne","ListUpload.updateMany","ListUpload.updateManyAndReturn","ListUpload.upsertOne","ListUpload.deleteOne","ListUpload.deleteMany","ListUpload.groupBy","ListUpload.aggregate","ListBalance.findUnique","ListBalance.findUniqueOrThrow","ListBalance.findFirst","ListBalance.findFirstOrThrow","ListBalance.findMany","ListBalance.createOne","ListBalance.createMany","ListBalance.createManyAndReturn","ListBalance.updateOne","ListBalance.updateMany","ListBalance.updateManyAndReturn","ListBalance.upsertOne","ListBalance.deleteOne","ListBalance.deleteMany","ListBalance.groupBy","ListBalance.aggregate","ListRow.findUnique","ListRow.findUniqueOrThrow","ListRow.findFirst","ListRow.findFirstOrThrow","ListRow.findMany","ListRow.createOne","ListRow.createMany","ListRow.createManyAndReturn","ListRow.updateOne","ListRow.updateMany","ListRow.updateManyAndReturn","ListRow.upsertOne","ListRow.deleteOne","ListRow.deleteMany","ListRow.groupBy","ListRow.aggregate","ListLine.findUnique","ListLine.findUniqueOrThrow","ListLine.findFirst","ListLine.findFirstOrThrow","ListLine.findMany","ListLine.createOne","ListLine.createMany","ListLine.createManyAndReturn","ListLine.updateOne","ListLine.updateMany","ListLine.updateManyAndReturn","ListLine.upsertOne","ListLine.deleteOne","ListLine.deleteMany","ListLine.groupBy","ListLine.aggregate","ListCluster.findUnique","ListCluster.findUniqueOrThrow","ListCluster.findFirst","ListCluster.findFirstOrThrow","ListCluster.findMany","ListCluster.createOne","ListCluster.createMany","ListCluster.createManyAndReturn","ListCluster.updateOne","ListCluster.updateMany","ListCluster.updateManyAndReturn","ListCluster.upsertOne","ListCluster.deleteOne","ListCluster.deleteMany","ListCluster.groupBy","ListCluster.aggregate","ListShare.findUnique","ListShare.findUniqueOrThrow","ListShare.findFirst","ListShare.findFirstOrThrow","ListShare.findMany","ListShare.createOne","ListShare.createMany","ListShare.createManyAndReturn","ListShare.updateOne","ListShare.updateMany","ListShare.updateManyAndReturn","ListShare.upsertOne","ListShare.deleteOne","ListShare.deleteMany","ListShare.groupBy","ListShare.aggregate","tree","leafRows","nodes","ListTree.findUnique","ListTree.findUniqueOrThrow","ListTree.findFirst","ListTree.findFirstOrThrow","ListTree.findMany","ListTree.createOne","ListTree.createMany","ListTree.createManyAndReturn","ListTree.updateOne","ListTree.updateMany","ListTree.updateManyAndReturn","ListTree.upsertOne","ListTree.deleteOne","ListTree.deleteMany","ListTree.groupBy","ListTree.aggregate","ListTreeLeaf.findUnique","ListTreeLeaf.findUniqueOrThrow","ListTreeLeaf.findFirst","ListTreeLeaf.findFirstOrThrow","ListTreeLeaf.findMany","ListTreeLeaf.createOne","ListTreeLeaf.createMany","ListTreeLeaf.createManyAndReturn","ListTreeLeaf.updateOne","ListTreeLeaf.updateMany","ListTreeLeaf.updateManyAndReturn","ListTreeLeaf.upsertOne","ListTreeLeaf.deleteOne","ListTreeLeaf.deleteMany","ListTreeLeaf.groupBy","ListTreeLeaf.aggregate","ListTreeNode.findUnique","ListTreeNode.findUniqueOrThrow","ListTreeNode.findFirst","ListTreeNode.findFirstOrThrow","ListTreeNode.findMany","ListTreeNode.createOne","ListTreeNode.createMany","ListTreeNode.createManyAndReturn","ListTreeNode.updateOne","ListTreeNode.updateMany","ListTreeNode.updateManyAndReturn","ListTreeNode.upsertOne","ListTreeNode.deleteOne","ListTreeNode.deleteMany","ListTreeNode.groupBy","ListTreeNode.aggregate","NoticeChannel.findUnique","NoticeChannel.findUniqueOrThrow","NoticeChannel.findFirst","NoticeChannel.findFirstOrThrow","NoticeChannel.findMany","NoticeChannel.createOne","NoticeChannel.createMany","NoticeChannel.createManyAndReturn","NoticeChannel.updateOne","NoticeChannel.updateMany","NoticeChannel.updateManyAndReturn","NoticeChannel.upsertOne","NoticeChannel.deleteOne","NoticeChannel.deleteMany","NoticeChannel.groupBy","NoticeChannel.aggregate","NoticeAddress.findUnique","NoticeAddress.findUniqueOrThrow","NoticeAddress.findFirst","NoticeAddress.findFirstOrThrow","NoticeAddress.findMany","NoticeAddress.createOne","NoticeAddress.createMany","NoticeAddress.createManyAndReturn","NoticeAddress.updateOne","NoticeAddress.updateMany","NoticeAddress.updateManyAndReturn","NoticeAddress.upsertOne","NoticeAddress.deleteOne","NoticeAddress.deleteMany","NoticeAddress.groupBy","NoticeAddress.aggregate","NoticeEvent.findUnique","NoticeEvent.findUniqueOrThrow","NoticeEvent.findFirst","NoticeEvent.findFirstOrThrow","NoticeEvent.findMany","NoticeEvent.createOne","NoticeEvent.createMany","NoticeEvent.createManyAndReturn","NoticeEvent.updateOne","NoticeEvent.updateMany","NoticeEvent.updateManyAndReturn","NoticeEvent.upsertOne","NoticeEvent.deleteOne","NoticeEvent.deleteMany","NoticeEvent.groupBy","NoticeEvent.aggregate","NoticeMessage.findUnique","NoticeMessage.findUniqueOrThrow","NoticeMessage.findFirst","NoticeMessage.findFirstOrThrow","NoticeMessage.findMany","NoticeMessage.createOne","NoticeMessage.createMany","NoticeMessage.createManyAndReturn","NoticeMessage.updateOne","NoticeMessage.updateMany","NoticeMessage.updateManyAndReturn","NoticeMessage.upsertOne","NoticeMessage.deleteOne","NoticeMessage.deleteMany","NoticeMessage.groupBy","NoticeMessage.aggregate","NoticeCondition.findUnique","NoticeCondition.findUniqueOrThrow","NoticeCondition.findFirst","NoticeCondition.findFirstOrThrow","NoticeCondition.findMany","NoticeCondition.createOne","NoticeCondition.createMany","NoticeCondition.createManyAndReturn","NoticeCondition.updateOne","NoticeCondition.updateMany","NoticeCondition.updateManyAndReturn","NoticeCondition.upsertOne","NoticeCondition.deleteOne","NoticeCondition.deleteMany","NoticeCondition.groupBy","NoticeCondition.aggregate","PersonSession.findUnique","PersonSession.findUniqueOrThrow","PersonSession.findFirst","PersonSession.findFirstOrThrow","PersonSession.findMany","PersonSession.createOne","PersonSession.createMany","PersonSession.createManyAndReturn","PersonSession.updateOne","PersonSession.updateMany","PersonSession.updateManyAndReturn","PersonSession.upsertOne","PersonSession.deleteOne","PersonSession.deleteMany","PersonSession.groupBy","PersonSession.aggregate","LogoutToken.findUnique","LogoutToken.findUniqueOrThrow","LogoutToken.findFirst","LogoutToken.findFirstOrThrow","LogoutToken.findMany","LogoutToken.createOne","LogoutToken.createMany","LogoutToken.createManyAndReturn","LogoutToken.updateOne","LogoutToken.updateMany","LogoutToken.updateManyAndReturn","LogoutToken.upsertOne","LogoutToken.deleteOne","LogoutToken.deleteMany","LogoutToken.groupBy","LogoutToken.aggregate","policy","simulations","nullifiers","token","blocks","snapshots","watch","watched","Policy.findUnique","Policy.findUniqueOrThrow","Policy.findFirst","Policy.findFirstOrThrow","Policy.findMany","Policy.createOne","Policy.createMany","Policy.createManyAndReturn","Policy.updateOne","Policy.updateMany","Policy.updateManyAndReturn","Policy.upsertOne","Policy.deleteOne","Policy.deleteMany","Policy.groupBy","Policy.aggregate","PolicySimulation.findUnique","PolicySimulation.findUniqueOrThrow","PolicySimulation.findFirst","PolicySimulation.findFirstOrThrow","PolicySimulation.findMany","PolicySimulation.createOne","PolicySimulation.createMany","PolicySimulation.createManyAndReturn","PolicySimulation.updateOne","PolicySimulation.updateMany","PolicySimulation.updateManyAndReturn","PolicySimulation.upsertOne","PolicySimulation.deleteOne","PolicySimulation.deleteMany","PolicySimulation.groupBy","PolicySimulation.aggregate","PassNullifier.findUnique","PassNullifier.findUniqueOrThrow","PassNullifier.findFirst","PassNullifier.findFirstOrThrow","PassNullifier.findMany","PassNullifier.createOne","PassNullifier.createMany","PassNullifier.createManyAndReturn","PassNullifier.updateOne","PassNullifier.updateMany","PassNullifier.updateManyAndReturn","PassNullifier.upsertOne","PassNullifier.deleteOne","PassNullifier.deleteMany","PassNullifier.groupBy","PassNullifier.aggregate","SnapshotToken.findUnique","SnapshotToken.findUniqueOrThrow","SnapshotToken.findFirst","SnapshotToken.findFirstOrThrow","SnapshotToken.findMany","SnapshotToken.createOne","SnapshotToken.createMany","SnapshotToken.createManyAndReturn","SnapshotToken.updateOne","SnapshotToken.updateMany","SnapshotToken.updateManyAndReturn","SnapshotToken.upsertOne","SnapshotToken.deleteOne","SnapshotToken.deleteMany","SnapshotToken.groupBy","SnapshotToken.aggregate","SnapshotBlock.findUnique","SnapshotBlock.findUniqueOrThrow","SnapshotBlock.findFirst","SnapshotBlock.findFirstOrThrow","SnapshotBlock.findMany","SnapshotBlock.createOne","SnapshotBlock.createMany","SnapshotBlock.createManyAndReturn","SnapshotBlock.updateOne","SnapshotBlock.updateMany","SnapshotBlock.updateManyAndReturn","SnapshotBlock.upsertOne","SnapshotBlock.deleteOne","SnapshotBlock.deleteMany","SnapshotBlock.groupBy","SnapshotBlock.aggregate","SnapshotAnswer.findUnique","SnapshotAnswer.findUniqueOrThrow","SnapshotAnswer.findFirst","SnapshotAnswer.findFirstOrThrow","SnapshotAnswer.findMany","SnapshotAnswer.createOne","SnapshotAnswer.createMany","SnapshotAnswer.createManyAndReturn","SnapshotAnswer.updateOne","SnapshotAnswer.updateMany","SnapshotAnswer.updateManyAndReturn","SnapshotAnswer.upsertOne","SnapshotAnswer.deleteOne","SnapshotAnswer.deleteMany","SnapshotAnswer.groupBy","SnapshotAnswer.aggregate","PolicyWatch.findUnique","PolicyWatch.findUniqueOrThrow","PolicyWatch.findFirst","PolicyWatch.findFirstOrThrow","PolicyWatch.findMany","PolicyWatch.createOne","PolicyWatch.createMany","PolicyWatch.createManyAndReturn","PolicyWatch.updateOne","PolicyWatch.updateMany","PolicyWatch.updateManyAndReturn","PolicyWatch.upsertOne","PolicyWatch.deleteOne","PolicyWatch.deleteMany","PolicyWatch.groupBy","PolicyWatch.aggregate","WatchedWallet.findUnique","WatchedWallet.findUniqueOrThrow","WatchedWallet.findFirst","WatchedWallet.findFirstOrThrow","WatchedWallet.findMany","WatchedWallet.createOne","WatchedWallet.createMany","WatchedWallet.createManyAndReturn","WatchedWallet.updateOne","WatchedWallet.updateMany","WatchedWallet.updateManyAndReturn","WatchedWallet.upsertOne","WatchedWallet.deleteOne","WatchedWallet.deleteMany","WatchedWallet.groupBy","WatchedWallet.aggregate","ChainRead.findUnique","ChainRead.findUniqueOrThrow","ChainRead.findFirst","ChainRead.findFirstOrThrow","ChainRead.findMany","ChainRead.createOne","ChainRead.createMany","ChainRead.createManyAndReturn","ChainRead.updateOne","ChainRead.updateMany","ChainRead.updateManyAndReturn","ChainRead.upsertOne","ChainRead.deleteOne","ChainRead.deleteMany","ChainRead.groupBy","ChainRead.aggregate","wallet","histories","questions","OnceWallet.findUnique","OnceWallet.findUniqueOrThrow","OnceWallet.findFirst","OnceWallet.findFirstOrThrow","OnceWallet.findMany","OnceWallet.createOne","OnceWallet.createMany","OnceWallet.createManyAndReturn","OnceWallet.updateOne","OnceWallet.updateMany","OnceWallet.updateManyAndReturn","OnceWallet.upsertOne","OnceWallet.deleteOne","OnceWallet.deleteMany","OnceWallet.groupBy","OnceWallet.aggregate","OnceHistory.findUnique","OnceHistory.findUniqueOrThrow","OnceHistory.findFirst","OnceHistory.findFirstOrThrow","OnceHistory.findMany","OnceHistory.createOne","OnceHistory.createMany","OnceHistory.createManyAndReturn","OnceHistory.updateOne","OnceHistory.updateMany","OnceHistory.updateManyAndReturn","OnceHistory.upsertOne","OnceHistory.deleteOne","OnceHistory.deleteMany","OnceHistory.groupBy","OnceHistory.aggregate","OnceQuestion.findUnique","OnceQuestion.findUniqueOrThrow","OnceQuestion.findFirst","OnceQuestion.findFirstOrThrow","OnceQuestion.findMany","OnceQuestion.createOne","OnceQuestion.createMany","OnceQuestion.createManyAndReturn","OnceQuestion.updateOne","OnceQuestion.updateMany","OnceQuestion.updateManyAndReturn","OnceQuestion.upsertOne","OnceQuestion.deleteOne","OnceQuestion.deleteMany","OnceQuestion.groupBy","OnceQuestion.aggregate","Reservation.findUnique","Reservation.findUniqueOrThrow","Reservation.findFirst","Reservation.findFirstOrThrow","Reservation.findMany","Reservation.createOne","Reservation.createMany","Reservation.createManyAndReturn","Reservation.updateOne","Reservation.updateMany","Reservation.updateManyAndReturn","Reservation.upsertOne","Reservation.deleteOne","Reservation.deleteMany","Reservation.groupBy","Reservation.aggregate","ReservationCursor.findUnique","ReservationCursor.findUniqueOrThrow","ReservationCursor.findFirst","ReservationCursor.findFirstOrThrow","ReservationCursor.findMany","ReservationCursor.createOne","ReservationCursor.createMany","ReservationCursor.createManyAndReturn","ReservationCursor.updateOne","ReservationCursor.updateMany","ReservationCursor.updateManyAndReturn","ReservationCursor.upsertOne","ReservationCursor.deleteOne","ReservationCursor.deleteMany","ReservationCursor.groupBy","ReservationCursor.aggregate","Voucher.findUnique","Voucher.findUniqueOrThrow","Voucher.findFirst","Voucher.findFirstOrThrow","Voucher.findMany","Voucher.createOne","Voucher.createMany","Voucher.createManyAndReturn","Voucher.updateOne","Voucher.updateMany","Voucher.updateManyAndReturn","Voucher.upsertOne","Voucher.deleteOne","Voucher.deleteMany","Voucher.groupBy","Voucher.aggregate","ReferralCode.findUnique","ReferralCode.findUniqueOrThrow","ReferralCode.findFirst","ReferralCode.findFirstOrThrow","ReferralCode.findMany","ReferralCode.createOne","ReferralCode.createMany","ReferralCode.createManyAndReturn","ReferralCode.updateOne","ReferralCode.updateMany","ReferralCode.updateManyAndReturn","ReferralCode.upsertOne","ReferralCode.deleteOne","ReferralCode.deleteMany","ReferralCode.groupBy","ReferralCode.aggregate","Referral.findUnique","Referral.findUniqueOrThrow","Referral.findFirst","Referral.findFirstOrThrow","Referral.findMany","Referral.createOne","Referral.createMany","Referral.createManyAndReturn","Referral.updateOne","Referral.updateMany","Referral.updateManyAndReturn","Referral.upsertOne","Referral.deleteOne","Referral.deleteMany","Referral.groupBy","Referral.aggregate","SponsoredMint.findUnique","SponsoredMint.findUniqueOrThrow","SponsoredMint.findFirst","SponsoredMint.findFirstOrThrow","SponsoredMint.findMany","SponsoredMint.createOne","SponsoredMint.createMany","SponsoredMint.createManyAndReturn","SponsoredMint.updateOne","SponsoredMint.updateMany","SponsoredMint.updateManyAndReturn","SponsoredMint.upsertOne","SponsoredMint.deleteOne","SponsoredMint.deleteMany","SponsoredMint.groupBy","SponsoredMint.aggregate","SentTransaction.findUnique","SentTransaction.findUniqueOrThrow","SentTransaction.findFirst","SentTransaction.findFirstOrThrow","SentTransaction.findMany","SentTransaction.createOne","SentTransaction.createMany","SentTransaction.createManyAndReturn","SentTransaction.updateOne","SentTransaction.updateMany","SentTransaction.updateManyAndReturn","SentTransaction.upsertOne","SentTransaction.deleteOne","SentTransaction.deleteMany","SentTransaction.groupBy","SentTransaction.aggregate","Score.findUnique","Score.findUniqueOrThrow","Score.findFirst","Score.findFirstOrThrow","Score.findMany","Score.createOne","Score.createMany","Score.createManyAndReturn","Score.updateOne","Score.updateMany","Score.updateManyAndReturn","Score.upsertOne","Score.deleteOne","Score.deleteMany","Score.groupBy","Score.aggregate","ScoreFacts.findUnique","ScoreFacts.findUniqueOrThrow","ScoreFacts.findFirst","ScoreFacts.findFirstOrThrow","ScoreFacts.findMany","ScoreFacts.createOne","ScoreFacts.createMany","ScoreFacts.createManyAndReturn","ScoreFacts.updateOne","ScoreFacts.updateMany","ScoreFacts.updateManyAndReturn","ScoreFacts.upsertOne","ScoreFacts.deleteOne","ScoreFacts.deleteMany","ScoreFacts.groupBy","ScoreFacts.aggregate","ScoreFeed.findUnique","ScoreFeed.findUniqueOrThrow","ScoreFeed.findFirst","ScoreFeed.findFirstOrThrow","ScoreFeed.findMany","ScoreFeed.createOne","ScoreFeed.createMany","ScoreFeed.createManyAndReturn","ScoreFeed.updateOne","ScoreFeed.updateMany","ScoreFeed.updateManyAndReturn","ScoreFeed.upsertOne","ScoreFeed.deleteOne","ScoreFeed.deleteMany","ScoreFeed.groupBy","ScoreFeed.aggregate","IdentityFeed.findUnique","IdentityFeed.findUniqueOrThrow","IdentityFeed.findFirst","IdentityFeed.findFirstOrThrow","IdentityFeed.findMany","IdentityFeed.createOne","IdentityFeed.createMany","IdentityFeed.createManyAndReturn","IdentityFeed.updateOne","IdentityFeed.updateMany","IdentityFeed.updateManyAndReturn","IdentityFeed.upsertOne","IdentityFeed.deleteOne","IdentityFeed.deleteMany","IdentityFeed.groupBy","IdentityFeed.aggregate","SavedRanking.findUnique","SavedRanking.findUniqueOrThrow","SavedRanking.findFirst","SavedRanking.findFirstOrThrow","SavedRanking.findMany","SavedRanking.createOne","SavedRanking.createMany","SavedRanking.createManyAndReturn","SavedRanking.updateOne","SavedRanking.updateMany","SavedRanking.updateManyAndReturn","SavedRanking.upsertOne","SavedRanking.deleteOne","SavedRanking.deleteMany","SavedRanking.groupBy","SavedRanking.aggregate","ScoreClose.findUnique","ScoreClose.findUniqueOrThrow","ScoreClose.findFirst","ScoreClose.findFirstOrThrow","ScoreClose.findMany","ScoreClose.createOne","ScoreClose.createMany","ScoreClose.createManyAndReturn","ScoreClose.updateOne","ScoreClose.updateMany","ScoreClose.updateManyAndReturn","ScoreClose.upsertOne","ScoreClose.deleteOne","ScoreClose.deleteMany","ScoreClose.groupBy","ScoreClose.aggregate","StaleClose.findUnique","StaleClose.findUniqueOrThrow","StaleClose.findFirst","StaleClose.findFirstOrThrow","StaleClose.findMany","StaleClose.createOne","StaleClose.createMany","StaleClose.createManyAndReturn","StaleClose.updateOne","StaleClose.updateMany","StaleClose.updateManyAndReturn","StaleClose.upsertOne","StaleClose.deleteOne","StaleClose.deleteMany","StaleClose.groupBy","StaleClose.aggregate","PendingScore.findUnique","PendingScore.findUniqueOrThrow","PendingScore.findFirst","PendingScore.findFirstOrThrow","PendingScore.findMany","PendingScore.createOne","PendingScore.createMany","PendingScore.createManyAndReturn","PendingScore.updateOne","PendingScore.updateMany","PendingScore.updateManyAndReturn","PendingScore.upsertOne","PendingScore.deleteOne","PendingScore.deleteMany","PendingScore.groupBy","PendingScore.aggregate","ModelSwitch.findUnique","ModelSwitch.findUniqueOrThrow","ModelSwitch.findFirst","ModelSwitch.findFirstOrThrow","ModelSwitch.findMany","ModelSwitch.createOne","ModelSwitch.createMany","ModelSwitch.createManyAndReturn","ModelSwitch.updateOne","ModelSwitch.updateMany","ModelSwitch.updateManyAndReturn","ModelSwitch.upsertOne","ModelSwitch.deleteOne","ModelSwitch.deleteMany","ModelSwitch.groupBy","ModelSwitch.aggregate","ModelComparison.findUnique","ModelComparison.findUniqueOrThrow","ModelComparison.findFirst","ModelComparison.findFirstOrThrow","ModelComparison.findMany","ModelComparison.createOne","ModelComparison.createMany","ModelComparison.createManyAndReturn","ModelComparison.updateOne","ModelComparison.updateMany","ModelComparison.updateManyAndReturn","ModelComparison.upsertOne","ModelComparison.deleteOne","ModelComparison.deleteMany","ModelComparison.groupBy","ModelComparison.aggregate","ScreeningList.findUnique","ScreeningList.findUniqueOrThrow","ScreeningList.findFirst","ScreeningList.findFirstOrThrow","ScreeningList.findMany","ScreeningList.createOne","ScreeningList.createMany","ScreeningList.createManyAndReturn","ScreeningList.updateOne","ScreeningList.updateMany","ScreeningList.updateManyAndReturn","ScreeningList.upsertOne","ScreeningList.deleteOne","ScreeningList.deleteMany","ScreeningList.groupBy","ScreeningList.aggregate","ScreeningEntry.findUnique","ScreeningEntry.findUniqueOrThrow","ScreeningEntry.findFirst","ScreeningEntry.findFirstOrThrow","ScreeningEntry.findMany","ScreeningEntry.createOne","ScreeningEntry.createMany","ScreeningEntry.createManyAndReturn","ScreeningEntry.updateOne","ScreeningEntry.updateMany","ScreeningEntry.updateManyAndReturn","ScreeningEntry.upsertOne","ScreeningEntry.deleteOne","ScreeningEntry.deleteMany","ScreeningEntry.groupBy","ScreeningEntry.aggregate","ScreeningDay.findUnique","ScreeningDay.findUniqueOrThrow","ScreeningDay.findFirst","ScreeningDay.findFirstOrThrow","ScreeningDay.findMany","ScreeningDay.createOne","ScreeningDay.createMany","ScreeningDay.createManyAndReturn","ScreeningDay.updateOne","ScreeningDay.updateMany","ScreeningDay.updateManyAndReturn","ScreeningDay.upsertOne","ScreeningDay.deleteOne","ScreeningDay.deleteMany","ScreeningDay.groupBy","ScreeningDay.aggregate","Takedown.findUnique","Takedown.findUniqueOrThrow","Takedown.findFirst","Takedown.findFirstOrThrow","Takedown.findMany","Takedown.createOne","Takedown.createMany","Takedown.createManyAndReturn","Takedown.updateOne","Takedown.updateMany","Takedown.updateManyAndReturn","Takedown.upsertOne","Takedown.deleteOne","Takedown.deleteMany","Takedown.groupBy","Takedown.aggregate","TradingCursor.findUnique","TradingCursor.findUniqueOrThrow","TradingCursor.findFirst","TradingCursor.findFirstOrThrow","TradingCursor.findMany","TradingCursor.createOne","TradingCursor.createMany","TradingCursor.createManyAndReturn","TradingCursor.updateOne","TradingCursor.updateMany","TradingCursor.updateManyAndReturn","TradingCursor.upsertOne","TradingCursor.deleteOne","TradingCursor.deleteMany","TradingCursor.groupBy","TradingCursor.aggregate","Trade.findUnique","Trade.findUniqueOrThrow","Trade.findFirst","Trade.findFirstOrThrow","Trade.findMany","Trade.createOne","Trade.createMany","Trade.createManyAndReturn","Trade.updateOne","Trade.updateMany","Trade.updateManyAndReturn","Trade.upsertOne","Trade.deleteOne","Trade.deleteMany","Trade.groupBy","Trade.aggregate","TradingHolding.findUnique","TradingHolding.findUniqueOrThrow","TradingHolding.findFirst","TradingHolding.findFirstOrThrow","TradingHolding.findMany","TradingHolding.createOne","TradingHolding.createMany","TradingHolding.createManyAndReturn","TradingHolding.updateOne","TradingHolding.updateMany","TradingHolding.updateManyAndReturn","TradingHolding.upsertOne","TradingHolding.deleteOne","TradingHolding.deleteMany","TradingHolding.groupBy","TradingHolding.aggregate","Trader.findUnique","Trader.findUniqueOrThrow","Trader.findFirst","Trader.findFirstOrThrow","Trader.findMany","Trader.createOne","Trader.createMany","Trader.createManyAndReturn","Trader.updateOne","Trader.updateMany","Trader.updateManyAndReturn","Trader.upsertOne","Trader.deleteOne","Trader.deleteMany","Trader.groupBy","Trader.aggregate","TraderHistogram.findUnique","TraderHistogram.findUniqueOrThrow","TraderHistogram.findFirst","TraderHistogram.findFirstOrThrow","TraderHistogram.findMany","TraderHistogram.createOne","TraderHistogram.createMany","TraderHistogram.createManyAndReturn","TraderHistogram.updateOne","TraderHistogram.updateMany","TraderHistogram.updateManyAndReturn","TraderHistogram.upsertOne","TraderHistogram.deleteOne","TraderHistogram.deleteMany","TraderHistogram.groupBy","TraderHistogram.aggregate","StaleTrader.findUnique","StaleTrader.findUniqueOrThrow","StaleTrader.findFirst","StaleTrader.findFirstOrThrow","StaleTrader.findMany","StaleTrader.createOne","StaleTrader.createMany","StaleTrader.createManyAndReturn","StaleTrader.updateOne","StaleTrader.updateMany","StaleTrader.updateManyAndReturn","StaleTrader.upsertOne","StaleTrader.deleteOne","StaleTrader.deleteMany","StaleTrader.groupBy","StaleTrader.aggregate","Wallet.findUnique","Wallet.findUniqueOrThrow","Wallet.findFirst","Wallet.findFirstOrThrow","Wallet.findMany","Wallet.createOne","Wallet.createMany","Wallet.createManyAndReturn","Wallet.updateOne","Wallet.updateMany","Wallet.updateManyAndReturn","Wallet.upsertOne","Wallet.deleteOne","Wallet.deleteMany","Wallet.groupBy","Wallet.aggregate","TrackedWallet.findUnique","TrackedWallet.findUniqueOrThrow","TrackedWallet.findFirst","TrackedWallet.findFirstOrThrow","TrackedWallet.findMany","TrackedWallet.createOne","TrackedWallet.createMany","TrackedWallet.createManyAndReturn","TrackedWallet.updateOne","TrackedWallet.updateMany","TrackedWallet.updateManyAndReturn","TrackedWallet.upsertOne","TrackedWallet.deleteOne","TrackedWallet.deleteMany","TrackedWallet.groupBy","TrackedWallet.aggregate","Tracking.findUnique","Tracking.findUniqueOrThrow","Tracking.findFirst","Tracking.findFirstOrThrow","Tracking.findMany","Tracking.createOne","Tracking.createMany","Tracking.createManyAndReturn","Tracking.updateOne","Tracking.updateMany","Tracking.updateManyAndReturn","Tracking.upsertOne","Tracking.deleteOne","Tracking.deleteMany","Tracking.groupBy","Tracking.aggregate","backfills","line","Backfill.findUnique","Backfill.findUniqueOrThrow","Backfill.findFirst","Backfill.findFirstOrThrow","Backfill.findMany","Backfill.createOne","Backfill.createMany","Backfill.createManyAndReturn","Backfill.updateOne","Backfill.updateMany","Backfill.updateManyAndReturn","Backfill.upsertOne","Backfill.deleteOne","Backfill.deleteMany","Backfill.groupBy","Backfill.aggregate","BackfillParty.findUnique","BackfillParty.findUniqueOrThrow","BackfillParty.findFirst","BackfillParty.findFirstOrThrow","BackfillParty.findMany","BackfillParty.createOne","BackfillParty.createMany","BackfillParty.createManyAndReturn","BackfillParty.updateOne","BackfillParty.updateMany","BackfillParty.updateManyAndReturn","BackfillParty.upsertOne","BackfillParty.deleteOne","BackfillParty.deleteMany","BackfillParty.groupBy","BackfillParty.aggregate","StagedActivity.findUnique","StagedActivity.findUniqueOrThrow","StagedActivity.findFirst","StagedActivity.findFirstOrThrow","StagedActivity.findMany","StagedActivity.createOne","StagedActivity.createMany","StagedActivity.createManyAndReturn","StagedActivity.updateOne","StagedActivity.updateMany","StagedActivity.updateManyAndReturn","StagedActivity.upsertOne","StagedActivity.deleteOne","StagedActivity.deleteMany","StagedActivity.groupBy","StagedActivity.aggregate","AutomaticTracking.findUnique","AutomaticTracking.findUniqueOrThrow","AutomaticTracking.findFirst","AutomaticTracking.findFirstOrThrow","AutomaticTracking.findMany","AutomaticTracking.createOne","AutomaticTracking.createMany","AutomaticTracking.createManyAndReturn","AutomaticTracking.updateOne","AutomaticTracking.updateMany","AutomaticTracking.updateManyAndReturn","AutomaticTracking.upsertOne","AutomaticTracking.deleteOne","AutomaticTracking.deleteMany","AutomaticTracking.groupBy","AutomaticTracking.aggregate","Outbox.findUnique","Outbox.findUniqueOrThrow","Outbox.findFirst","Outbox.findFirstOrThrow","Outbox.findMany","Outbox.createOne","Outbox.createMany","Outbox.createManyAndReturn","Outbox.updateOne","Outbox.updateMany","Outbox.updateManyAndReturn","Outbox.upsertOne","Outbox.deleteOne","Outbox.deleteMany","Outbox.groupBy","Outbox.aggregate","webhook","delivery","attempts","deliveries","Webhook.findUnique","Webhook.findUniqueOrThrow","Webhook.findFirst","Webhook.findFirstOrThrow","Webhook.findMany","Webhook.createOne","Webhook.createMany","Webhook.createManyAndReturn","Webhook.updateOne","Webhook.updateMany","Webhook.updateManyAndReturn","Webhook.upsertOne","Webhook.deleteOne","Webhook.deleteMany","Webhook.groupBy","Webhook.aggregate","WebhookDelivery.findUnique","WebhookDelivery.findUniqueOrThrow","WebhookDelivery.findFirst","WebhookDelivery.findFirstOrThrow","WebhookDelivery.findMany","WebhookDelivery.createOne","WebhookDelivery.createMany","WebhookDelivery.createManyAndReturn","WebhookDelivery.updateOne","WebhookDelivery.updateMany","WebhookDelivery.updateManyAndReturn","WebhookDelivery.upsertOne","WebhookDelivery.deleteOne","WebhookDelivery.deleteMany","WebhookDelivery.groupBy","WebhookDelivery.aggregate","WebhookAttempt.findUnique","WebhookAttempt.findUniqueOrThrow","WebhookAttempt.findFirst","WebhookAttempt.findFirstOrThrow","WebhookAttempt.findMany","WebhookAttempt.createOne","WebhookAttempt.createMany","WebhookAttempt.createManyAndReturn","WebhookAttempt.updateOne","WebhookAttempt.updateMany","WebhookAttempt.updateManyAndReturn","WebhookAttempt.upsertOne","WebhookAttempt.deleteOne","WebhookAttempt.deleteMany","WebhookAttempt.groupBy","WebhookAttempt.aggregate","AND","OR","NOT","id","deliveryId","at","statusCode","durationMs","error","requestHeaders","responseBody","equals","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","lt","lte","gt","gte","not","in","notIn","contains","startsWith","endsWith","webhookId","messageId","event","body","replayOf","status","attempt","earlierAttempts","nextAttemptAt","claim","leasedUntil","createdAt","traceparent","developerId","url","host","subjects","allSubjects","secret","oldSecret","oldSecretUntil","signatureKey","oldSignatureKey","active","disabledReason","operatorOff","failingSince","isFull","missedFrom","missedUntil","has","hasEvery","hasSome","every","some","none","subjectsDone","expandedTo","address","client","chainId","blockNumber","txIndex","logIndex","own","ran","kind","txHash","counterparty","asset","assetOut","method","amount","amountOut","fee","wallet_chainId_blockNumber_logIndex_kind_txHash","party","servedAt","turns","queuedAt","dueAt","progress","address_chainId","developerId_address","state","transactions","truncated","unreadRows","gaps","smartAccount","source","fromBlock","toBlock","sources","readyAt","checkedAt","attestedFrom","attestedTo","attestDue","subject","period","sort","bucket","prefix","traders","chainId_period_sort_bucket_prefix","trades","volume","profit","chainId_period_subject","units","cost","subject_chainId_token","chainId_at_blockNumber_txIndex_logIndex_wallet","since24h","since7d","since30d","settings","target","reason","liftedAt","kind_target","day","refreshedAt","list_day","listed","list_address_at","name","sourceAt","changedAt","publishedAt","entries","unread","etag","lastModified","refused","refusedCount","accepted","version","requestedAt","compared","finishedAt","result","announcedAt","activeFrom","activatedAt","rescoredAt","summary","cause","scoredTo","scored","fromDay","subject_chainId","until","total","activity","age","diversity","governance","social","risk","loyalty","ranked","confidence","recordedAt","subject_day_chainId","position","scopes","savedAt","before","after","rankedBefore","rankedAfter","reachedBefore","reachedAfter","sourceChain","factsHash","facts","subject_factsHash","bonus","unavailable","stale","modelHash","reachedAt","nextChangeDay","steps","updatedAt","sender","nonce","raw","hashes","raises","sentAt","minedAt","chainId_sender_nonce","referee","referrer","code","confirmedAt","claimer","price","signature","expiresAt","referralCode","consents","blockHash","deposit","reservedAt","chainId_txHash_logIndex","asker","askedAt","reads","payer","readAt","comparedAt","compareFrom","alike","headAt","retained","asker_address","calls","party_day","policyId","outcome","chainOutcomes","chainReadAt","nextOutcome","nextBlocks","since","readsChain","turnAt","tokenHash","score","tokenHash_day_address","network","snapshot","endsAt","stored","groupId","nullifier","firstAt","lastSubject","tally","policyId_address","tokenHash_network_snapshot","policyId_groupId","ended","issuedAt","issuer","providerSession","role","grantedBy","refreshToken","checkAt","checkFault","revokedAt","lastUsedAt","channelId","key","seenAt","notifiedAt","items","notices","endedAt","targetHash","asked","medium","kinds","language","namedAt","failures","treeId","piece","bytes","index","listId","who","cap","floor","decimals","root","leaves","sum","domain","signer","treeId_piece","treeId_index","cluster","size","strength","members","evidence","keep","row","text","input","special","duplicateOf","reasons","svcId","tier","flags","known","sameAs","listId_row","holder","tokenId","read","repair","column","previousId","format","columns","counts","charged","reading","lastRow","completedAt","sourceState","listId_cluster","listId_line_reason","listId_holder_tokenId","listId_piece","partlyRead","wallet_chainId_blockNumber_txIndex","firstBlock","retryAt","resolvedAt","chainId_blockNumber_txIndex","weight","lots","wallet_chainId","foundBy","funder","clusterSize","chainLength","chainId_wallet","block","wallet_chainId_block","number","hash","parentHash","time","statedTime","chainId_number","pausedAt","pauseReason","reindexFrom","reindexRequestedAt","reindexStartedAt","setAsideBlock","setAsideRequestedAt","chainId_host","blockTime","guessed","headNumber","finalizedBlock","scoredBlock","scoredHash","dayBlockNumber","dayBlockHash","dayBlockTime","missingBlock","missingSince","joinedAt","ownerTx","owner","movedAt","name_ownerTx","leftAt","address_name_owner","primary","linkedAt","parent","mintedAt","final","blocked","received","nameHash","account","epoch","firstIndex","firstAddress","chunkHash","epoch_firstIndex","previousRoot","rows","chains","lineBytes","checksum","storedBytes","published","hour","keyId","endpoint","requests","errors","latencies","developerId_hour_keyId_endpoint","developerId_day","caller","caller_hour","path","bodyHash","committed","results","fence","startedAt","caller_method_path_key","actor","act","details","requestId","origins","policyIds","permissions","rateLimit","last4","suspendedAt","suspensionReason","replacedBy","erasingAt","erasedAt","erasedTrackings","channelId_key","channelId_kind","developerId_targetHash","value","uid","revocation","chainId_uid","subject_fromDay","contract","chainId_contract_uid_issuer","schemaUid","expirationTime","attestation","chainId_contract_uid","omittedBytes","decoded","preview","revocable","refUid","salt","signatureKind","revocationReason","revocationDetails","publicReason","revocationSignature","revocationSeq","revokedBlock","revokedTxHash","uid_issuer_chainId_contract","nameKey","schema","resolver","flag","openedAt","decideBy","decidedAt","decision","totalBefore","totalAfter","consent","wallet_flag","reputation","readTo","followedFrom","agentId","feedbackIndex","chainId_blockNumber_logIndex","earnedAt","claimedAt","lostAt","subject_id","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "-yGoCPANCaEOAACOGQAwog4AAAQAEKMOAACOGQAwpA4BAK0WACGMDwEArRYAIYASQACxFgAhgRJAALAWACGCEkAAsBYAIYMSAACPGQAgAQAAAAEAIAEAAAABACAIoQ4AAI4ZADCiDgAABAAQow4AAI4ZADCkDgEArRYAIYwPAQCtFgAhgBJAALEWACGBEkAAsBYAIYISQACwFgAhAoESAACQGQAgghIAAJAZACADAAAABAAgAwAABQAwBAAAAQAgAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACAFpA4BAAAAAYwPAQAAAAGAEkAAAAABgRJAAAAAAYISQAAAAAEBCAAACQAgBaQOAQAAAAGMDwEAAAABgBJAAAAAAYESQAAAAAGCEkAAAAABAQgAAAsAMAEIAAALADAFpA4BAJsZACGMDwEAmxkAIYASQACXGQAhgRJAAKMZACGCEkAAoxkAIQIAAAABACAIAAAOACAFpA4BAJsZACGMDwEAmxkAIYASQACXGQAhgRJAAKMZACGCEkAAoxkAIQIAAAAEACAIAAAQACACAAAABAAgCAAAEAAgAwAAAAEAIA8AAAkAIBAAAA4AIAEAAAABACABAAAABAAgBRUAAOMgACAWAADlIAAgFwAA5CAAIIESAACQGQAgghIAAJAZACAIoQ4AAI0ZADCiDgAAFwAQow4AAI0ZADCkDgEAjhYAIYwPAQCOFgAhgBJAAI8WACGBEkAApBYAIYISQACkFgAhAwAAAAQAIAMAABYAMBQAABcAIAMAAAAEACADAAAFADAEAAABACAQCAAAwBYAIKEOAACLGQAwog4AAB0AEKMOAACLGQAwpg4EALgWACHlDgQAuBYAIeYOBAC4FgAh6A4CALUWACHrDgEArRYAIewOAQCtFgAhwBACALQWACGkEQEArxYAIdQREADUFgAh_REQAPAWACH-ERAA1BYAIf8RAACMGQAgAQAAABoAIAEAAAAaACAPCAAAwBYAIKEOAACLGQAwog4AAB0AEKMOAACLGQAwpg4EALgWACHlDgQAuBYAIeYOBAC4FgAh6A4CALUWACHrDgEArRYAIewOAQCtFgAhwBACALQWACGkEQEArxYAIdQREADUFgAh_REQAPAWACH-ERAA1BYAIQTAEAAAkBkAIKQRAACQGQAg1BEAAJAZACD-EQAAkBkAIAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAwIgAAAAAGmDgQAAAAB5Q4EAAAAAeYOBAAAAAHoDgIAAAAB6w4BAAAAAewOAQAAAAHAEAIAAAABpBEBAAAAAdQREAAAAAH9ERAAAAAB_hEQAAAAAQEIAAAiACAMCIAAAAABpg4EAAAAAeUOBAAAAAHmDgQAAAAB6A4CAAAAAesOAQAAAAHsDgEAAAABwBACAAAAAaQRAQAAAAHUERAAAAAB_REQAAAAAf4REAAAAAEBCAAAJAAwAQgAACQAMAwIgAAAAAGmDgQAlhkAIeUOBACWGQAh5g4EAJYZACHoDgIAmRkAIesOAQCbGQAh7A4BAJsZACHAEAIAmBkAIaQRAQCaGQAh1BEQAN4ZACH9ERAAkRoAIf4READeGQAhAgAAABoAIAgAACcAIAwIgAAAAAGmDgQAlhkAIeUOBACWGQAh5g4EAJYZACHoDgIAmRkAIesOAQCbGQAh7A4BAJsZACHAEAIAmBkAIaQRAQCaGQAh1BEQAN4ZACH9ERAAkRoAIf4READeGQAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACAJFQAA3iAAIBYAAOEgACAXAADgIAAgKAAA3yAAICkAAOIgACDAEAAAkBkAIKQRAACQGQAg1BEAAJAZACD-EQAAkBkAIA8IAAC9FgAgoQ4AAIoZADCiDgAAMAAQow4AAIoZADCmDgQAjRYAIeUOBACNFgAh5g4EAI0WACHoDgIAkRYAIesOAQCOFgAh7A4BAI4WACHAEAIAkBYAIaQRAQCSFgAh1BEQAMcWACH9ERAA7BYAIf4READHFgAhAwAAAB0AIAMAAC8AMBQAADAAIAMAAAAdACADAAAeADAEAAAaACAJpQMBAK0WACGhDgAAiRkAMKIOAAA2ABCjDgAAiRkAMOUOBAAAAAHuEAQAuBYAIfoRAQCtFgAh-xEEALgWACH8EQQAuBYAIQEAAAAzACABAAAAMwAgCaUDAQCtFgAhoQ4AAIkZADCiDgAANgAQow4AAIkZADDlDgQAuBYAIe4QBAC4FgAh-hEBAK0WACH7EQQAuBYAIfwRBAC4FgAhAAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgAwAAADYAIAMAADcAMAQAADMAIAalAwEAAAAB5Q4EAAAAAe4QBAAAAAH6EQEAAAAB-xEEAAAAAfwRBAAAAAEBCAAAOwAgBqUDAQAAAAHlDgQAAAAB7hAEAAAAAfoRAQAAAAH7EQQAAAAB_BEEAAAAAQEIAAA9ADABCAAAPQAwBqUDAQCbGQAh5Q4EAJYZACHuEAQAlhkAIfoRAQCbGQAh-xEEAJYZACH8EQQAlhkAIQIAAAAzACAIAABAACAGpQMBAJsZACHlDgQAlhkAIe4QBACWGQAh-hEBAJsZACH7EQQAlhkAIfwRBACWGQAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAFFQAA2SAAIBYAANwgACAXAADbIAAgKAAA2iAAICkAAN0gACAJpQMBAI4WACGhDgAAiBkAMKIOAABJABCjDgAAiBkAMOUOBACNFgAh7hAEAI0WACH6EQEAjhYAIfsRBACNFgAh_BEEAI0WACEDAAAANgAgAwAASAAwFAAASQAgAwAAADYAIAMAADcAMAQAADMAIBOICQEArRYAIaEOAACGGQAwog4AAE8AEKMOAACGGQAwpA4BAAAAAcIOAQCtFgAhyg4BAK0WACGgDwEArRYAIcAPQACwFgAhzBAAAKgWACDxEQEArRYAIfIRQACxFgAh8xFAALEWACH0EUAAsBYAIfURAQCvFgAh9hECALQWACH3EQIAtBYAIfgRAQAAAAH5EQAAhxkAIAEAAABMACABAAAATAAgEogJAQCtFgAhoQ4AAIYZADCiDgAATwAQow4AAIYZADCkDgEArRYAIcIOAQCtFgAhyg4BAK0WACGgDwEArRYAIcAPQACwFgAhzBAAAKgWACDxEQEArRYAIfIRQACxFgAh8xFAALEWACH0EUAAsBYAIfURAQCvFgAh9hECALQWACH3EQIAtBYAIfgRAQCvFgAhBsAPAACQGQAg9BEAAJAZACD1EQAAkBkAIPYRAACQGQAg9xEAAJAZACD4EQAAkBkAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgAwAAAE8AIAMAAFAAMAQAAEwAIA-ICQEAAAABpA4BAAAAAcIOAQAAAAHKDgEAAAABoA8BAAAAAcAPQAAAAAHMEAAA2CAAIPERAQAAAAHyEUAAAAAB8xFAAAAAAfQRQAAAAAH1EQEAAAAB9hECAAAAAfcRAgAAAAH4EQEAAAABAQgAAFQAIA-ICQEAAAABpA4BAAAAAcIOAQAAAAHKDgEAAAABoA8BAAAAAcAPQAAAAAHMEAAA2CAAIPERAQAAAAHyEUAAAAAB8xFAAAAAAfQRQAAAAAH1EQEAAAAB9hECAAAAAfcRAgAAAAH4EQEAAAABAQgAAFYAMAEIAABWADAPiAkBAJsZACGkDgEAmxkAIcIOAQCbGQAhyg4BAJsZACGgDwEAmxkAIcAPQACjGQAhzBAAANcgACDxEQEAmxkAIfIRQACXGQAh8xFAAJcZACH0EUAAoxkAIfURAQCaGQAh9hECAJgZACH3EQIAmBkAIfgRAQCaGQAhAgAAAEwAIAgAAFkAIA-ICQEAmxkAIaQOAQCbGQAhwg4BAJsZACHKDgEAmxkAIaAPAQCbGQAhwA9AAKMZACHMEAAA1yAAIPERAQCbGQAh8hFAAJcZACHzEUAAlxkAIfQRQACjGQAh9REBAJoZACH2EQIAmBkAIfcRAgCYGQAh-BEBAJoZACECAAAATwAgCAAAWwAgAgAAAE8AIAgAAFsAIAMAAABMACAPAABUACAQAABZACABAAAATAAgAQAAAE8AIAsVAADSIAAgFgAA1SAAIBcAANQgACAoAADTIAAgKQAA1iAAIMAPAACQGQAg9BEAAJAZACD1EQAAkBkAIPYRAACQGQAg9xEAAJAZACD4EQAAkBkAIBKICQEAjhYAIaEOAACFGQAwog4AAGIAEKMOAACFGQAwpA4BAI4WACHCDgEAjhYAIcoOAQCOFgAhoA8BAI4WACHAD0AApBYAIcwQAACoFgAg8REBAI4WACHyEUAAjxYAIfMRQACPFgAh9BFAAKQWACH1EQEAkhYAIfYRAgCQFgAh9xECAJAWACH4EQEAkhYAIQMAAABPACADAABhADAUAABiACADAAAATwAgAwAAUAAwBAAATAAgC6EOAACEGQAwog4AAGgAEKMOAACEGQAwyA5AALEWACHKDgEArxYAIagPAQCvFgAh1REBAAAAAeIRIACuFgAh7hEBAAAAAe8RAQCtFgAh8BEBAK0WACEBAAAAZQAgAQAAAGUAIAuhDgAAhBkAMKIOAABoABCjDgAAhBkAMMgOQACxFgAhyg4BAK8WACGoDwEArxYAIdURAQCtFgAh4hEgAK4WACHuEQEArxYAIe8RAQCtFgAh8BEBAK0WACEDyg4AAJAZACCoDwAAkBkAIO4RAACQGQAgAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgCMgOQAAAAAHKDgEAAAABqA8BAAAAAdURAQAAAAHiESAAAAAB7hEBAAAAAe8RAQAAAAHwEQEAAAABAQgAAG0AIAjIDkAAAAAByg4BAAAAAagPAQAAAAHVEQEAAAAB4hEgAAAAAe4RAQAAAAHvEQEAAAAB8BEBAAAAAQEIAABvADABCAAAbwAwCMgOQACXGQAhyg4BAJoZACGoDwEAmhkAIdURAQCbGQAh4hEgALkZACHuEQEAmhkAIe8RAQCbGQAh8BEBAJsZACECAAAAZQAgCAAAcgAgCMgOQACXGQAhyg4BAJoZACGoDwEAmhkAIdURAQCbGQAh4hEgALkZACHuEQEAmhkAIe8RAQCbGQAh8BEBAJsZACECAAAAaAAgCAAAdAAgAgAAAGgAIAgAAHQAIAMAAABlACAPAABtACAQAAByACABAAAAZQAgAQAAAGgAIAYVAADPIAAgFgAA0SAAIBcAANAgACDKDgAAkBkAIKgPAACQGQAg7hEAAJAZACALoQ4AAIMZADCiDgAAewAQow4AAIMZADDIDkAAjxYAIcoOAQCSFgAhqA8BAJIWACHVEQEAjhYAIeIRIACpFgAh7hEBAJIWACHvEQEAjhYAIfARAQCOFgAhAwAAAGgAIAMAAHoAMBQAAHsAIAMAAABoACADAABpADAEAABlACAlCAEArRYAIaEOAACBGQAwog4AAIEBABCjDgAAgRkAMKQOAQAAAAHIDkAAsRYAIeUOBAC4FgAh5g4EAOUWACHoDgIAtBYAIewOAQCvFgAhjA8BAK0WACHkDwEArxYAIfIPAQCvFgAh9g8BAK8WACGhEAEArRYAIagQQACwFgAh_xAEALgWACGgESAArhYAIdURAQCtFgAh2REBAK0WACHbEQEArRYAIdwRBAC4FgAh3xECALQWACHgEQAAthYAIOERAAC2FgAg4hEgAK4WACHjEQEArRYAIeQRAQCvFgAh5REBAK0WACHmEQEArxYAIecRAQCvFgAh6BEBAK8WACHpEQEArxYAIeoRBAAAAAHrEQQA5RYAIewRAQCvFgAh7REAAIIZACABAAAAfgAgAQAAAH4AICQIAQCtFgAhoQ4AAIEZADCiDgAAgQEAEKMOAACBGQAwpA4BAK0WACHIDkAAsRYAIeUOBAC4FgAh5g4EAOUWACHoDgIAtBYAIewOAQCvFgAhjA8BAK0WACHkDwEArxYAIfIPAQCvFgAh9g8BAK8WACGhEAEArRYAIagQQACwFgAh_xAEALgWACGgESAArhYAIdURAQCtFgAh2REBAK0WACHbEQEArRYAIdwRBAC4FgAh3xECALQWACHgEQAAthYAIOERAAC2FgAg4hEgAK4WACHjEQEArRYAIeQRAQCvFgAh5REBAK0WACHmEQEArxYAIecRAQCvFgAh6BEBAK8WACHpEQEArxYAIeoRBADlFgAh6xEEAOUWACHsEQEArxYAIRLmDgAAkBkAIOgOAACQGQAg7A4AAJAZACDkDwAAkBkAIPIPAACQGQAg9g8AAJAZACCoEAAAkBkAIN8RAACQGQAg4BEAAJAZACDhEQAAkBkAIOQRAACQGQAg5hEAAJAZACDnEQAAkBkAIOgRAACQGQAg6REAAJAZACDqEQAAkBkAIOsRAACQGQAg7BEAAJAZACADAAAAgQEAIAMAAIIBADAEAAB-ACADAAAAgQEAIAMAAIIBADAEAAB-ACADAAAAgQEAIAMAAIIBADAEAAB-ACAhCAEAAAABpA4BAAAAAcgOQAAAAAHlDgQAAAAB5g4EAAAAAegOAgAAAAHsDgEAAAABjA8BAAAAAeQPAQAAAAHyDwEAAAAB9g8BAAAAAaEQAQAAAAGoEEAAAAAB_xAEAAAAAaARIAAAAAHVEQEAAAAB2REBAAAAAdsRAQAAAAHcEQQAAAAB3xECAAAAAeARgAAAAAHhEYAAAAAB4hEgAAAAAeMRAQAAAAHkEQEAAAAB5REBAAAAAeYRAQAAAAHnEQEAAAAB6BEBAAAAAekRAQAAAAHqEQQAAAAB6xEEAAAAAewRAQAAAAEBCAAAhgEAICEIAQAAAAGkDgEAAAAByA5AAAAAAeUOBAAAAAHmDgQAAAAB6A4CAAAAAewOAQAAAAGMDwEAAAAB5A8BAAAAAfIPAQAAAAH2DwEAAAABoRABAAAAAagQQAAAAAH_EAQAAAABoBEgAAAAAdURAQAAAAHZEQEAAAAB2xEBAAAAAdwRBAAAAAHfEQIAAAAB4BGAAAAAAeERgAAAAAHiESAAAAAB4xEBAAAAAeQRAQAAAAHlEQEAAAAB5hEBAAAAAecRAQAAAAHoEQEAAAAB6REBAAAAAeoRBAAAAAHrEQQAAAAB7BEBAAAAAQEIAACIAQAwAQgAAIgBADAhCAEAmxkAIaQOAQCbGQAhyA5AAJcZACHlDgQAlhkAIeYOBACCGgAh6A4CAJgZACHsDgEAmhkAIYwPAQCbGQAh5A8BAJoZACHyDwEAmhkAIfYPAQCaGQAhoRABAJsZACGoEEAAoxkAIf8QBACWGQAhoBEgALkZACHVEQEAmxkAIdkRAQCbGQAh2xEBAJsZACHcEQQAlhkAId8RAgCYGQAh4BGAAAAAAeERgAAAAAHiESAAuRkAIeMRAQCbGQAh5BEBAJoZACHlEQEAmxkAIeYRAQCaGQAh5xEBAJoZACHoEQEAmhkAIekRAQCaGQAh6hEEAIIaACHrEQQAghoAIewRAQCaGQAhAgAAAH4AIAgAAIsBACAhCAEAmxkAIaQOAQCbGQAhyA5AAJcZACHlDgQAlhkAIeYOBACCGgAh6A4CAJgZACHsDgEAmhkAIYwPAQCbGQAh5A8BAJoZACHyDwEAmhkAIfYPAQCaGQAhoRABAJsZACGoEEAAoxkAIf8QBACWGQAhoBEgALkZACHVEQEAmxkAIdkRAQCbGQAh2xEBAJsZACHcEQQAlhkAId8RAgCYGQAh4BGAAAAAAeERgAAAAAHiESAAuRkAIeMRAQCbGQAh5BEBAJoZACHlEQEAmxkAIeYRAQCaGQAh5xEBAJoZACHoEQEAmhkAIekRAQCaGQAh6hEEAIIaACHrEQQAghoAIewRAQCaGQAhAgAAAIEBACAIAACNAQAgAgAAAIEBACAIAACNAQAgAwAAAH4AIA8AAIYBACAQAACLAQAgAQAAAH4AIAEAAACBAQAgFxUAAMogACAWAADNIAAgFwAAzCAAICgAAMsgACApAADOIAAg5g4AAJAZACDoDgAAkBkAIOwOAACQGQAg5A8AAJAZACDyDwAAkBkAIPYPAACQGQAgqBAAAJAZACDfEQAAkBkAIOARAACQGQAg4REAAJAZACDkEQAAkBkAIOYRAACQGQAg5xEAAJAZACDoEQAAkBkAIOkRAACQGQAg6hEAAJAZACDrEQAAkBkAIOwRAACQGQAgJAgBAI4WACGhDgAAgBkAMKIOAACUAQAQow4AAIAZADCkDgEAjhYAIcgOQACPFgAh5Q4EAI0WACHmDgQA4RYAIegOAgCQFgAh7A4BAJIWACGMDwEAjhYAIeQPAQCSFgAh8g8BAJIWACH2DwEAkhYAIaEQAQCOFgAhqBBAAKQWACH_EAQAjRYAIaARIACpFgAh1REBAI4WACHZEQEAjhYAIdsRAQCOFgAh3BEEAI0WACHfEQIAkBYAIeARAACTFgAg4REAAJMWACDiESAAqRYAIeMRAQCOFgAh5BEBAJIWACHlEQEAjhYAIeYRAQCSFgAh5xEBAJIWACHoEQEAkhYAIekRAQCSFgAh6hEEAOEWACHrEQQA4RYAIewRAQCSFgAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIBChDgAA_hgAMKIOAACaAQAQow4AAP4YADDlDgQAuBYAIeYOBAC4FgAh6A4CALUWACGMDwEArRYAIeQPAQCtFgAhoRABAK0WACH_EAQAuBYAIdURAQCtFgAh2REBAK0WACHbEQEArRYAIdwRBAC4FgAh3REAAMAWACDeEQAA_xgAIAEAAACXAQAgAQAAAJcBACAPoQ4AAP4YADCiDgAAmgEAEKMOAAD-GAAw5Q4EALgWACHmDgQAuBYAIegOAgC1FgAhjA8BAK0WACHkDwEArRYAIaEQAQCtFgAh_xAEALgWACHVEQEArRYAIdkRAQCtFgAh2xEBAK0WACHcEQQAuBYAId0RAADAFgAgAAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgAwAAAJoBACADAACbAQAwBAAAlwEAIAzlDgQAAAAB5g4EAAAAAegOAgAAAAGMDwEAAAAB5A8BAAAAAaEQAQAAAAH_EAQAAAAB1REBAAAAAdkRAQAAAAHbEQEAAAAB3BEEAAAAAd0RgAAAAAEBCAAAnwEAIAzlDgQAAAAB5g4EAAAAAegOAgAAAAGMDwEAAAAB5A8BAAAAAaEQAQAAAAH_EAQAAAAB1REBAAAAAdkRAQAAAAHbEQEAAAAB3BEEAAAAAd0RgAAAAAEBCAAAoQEAMAEIAAChAQAwDOUOBACWGQAh5g4EAJYZACHoDgIAmRkAIYwPAQCbGQAh5A8BAJsZACGhEAEAmxkAIf8QBACWGQAh1REBAJsZACHZEQEAmxkAIdsRAQCbGQAh3BEEAJYZACHdEYAAAAABAgAAAJcBACAIAACkAQAgDOUOBACWGQAh5g4EAJYZACHoDgIAmRkAIYwPAQCbGQAh5A8BAJsZACGhEAEAmxkAIf8QBACWGQAh1REBAJsZACHZEQEAmxkAIdsRAQCbGQAh3BEEAJYZACHdEYAAAAABAgAAAJoBACAIAACmAQAgAgAAAJoBACAIAACmAQAgAwAAAJcBACAPAACfAQAgEAAApAEAIAEAAACXAQAgAQAAAJoBACAFFQAAxSAAIBYAAMggACAXAADHIAAgKAAAxiAAICkAAMkgACAPoQ4AAP0YADCiDgAArQEAEKMOAAD9GAAw5Q4EAI0WACHmDgQAjRYAIegOAgCRFgAhjA8BAI4WACHkDwEAjhYAIaEQAQCOFgAh_xAEAI0WACHVEQEAjhYAIdkRAQCOFgAh2xEBAI4WACHcEQQAjRYAId0RAAC9FgAgAwAAAJoBACADAACsAQAwFAAArQEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACALoQ4AAPsYADCiDgAAswEAEKMOAAD7GAAw5Q4EALgWACHmDgQAuBYAIewOAQCtFgAhoRABAK0WACGKEQQAuBYAIdURAQCtFgAh2REBAK0WACHaEQAA_BgAIAEAAACwAQAgAQAAALABACAKoQ4AAPsYADCiDgAAswEAEKMOAAD7GAAw5Q4EALgWACHmDgQAuBYAIewOAQCtFgAhoRABAK0WACGKEQQAuBYAIdURAQCtFgAh2REBAK0WACEAAwAAALMBACADAAC0AQAwBAAAsAEAIAMAAACzAQAgAwAAtAEAMAQAALABACADAAAAswEAIAMAALQBADAEAACwAQAgB-UOBAAAAAHmDgQAAAAB7A4BAAAAAaEQAQAAAAGKEQQAAAAB1REBAAAAAdkRAQAAAAEBCAAAuAEAIAflDgQAAAAB5g4EAAAAAewOAQAAAAGhEAEAAAABihEEAAAAAdURAQAAAAHZEQEAAAABAQgAALoBADABCAAAugEAMAflDgQAlhkAIeYOBACWGQAh7A4BAJsZACGhEAEAmxkAIYoRBACWGQAh1REBAJsZACHZEQEAmxkAIQIAAACwAQAgCAAAvQEAIAflDgQAlhkAIeYOBACWGQAh7A4BAJsZACGhEAEAmxkAIYoRBACWGQAh1REBAJsZACHZEQEAmxkAIQIAAACzAQAgCAAAvwEAIAIAAACzAQAgCAAAvwEAIAMAAACwAQAgDwAAuAEAIBAAAL0BACABAAAAsAEAIAEAAACzAQAgBRUAAMAgACAWAADDIAAgFwAAwiAAICgAAMEgACApAADEIAAgCqEOAAD6GAAwog4AAMYBABCjDgAA-hgAMOUOBACNFgAh5g4EAI0WACHsDgEAjhYAIaEQAQCOFgAhihEEAI0WACHVEQEAjhYAIdkRAQCOFgAhAwAAALMBACADAADFAQAwFAAAxgEAIAMAAACzAQAgAwAAtAEAMAQAALABACAHoQ4AAPgYADCiDgAAzAEAEKMOAAD4GAAwjA8BAK0WACHADwQAuBYAIfIQAgC1FgAh2BEAAPkYACABAAAAyQEAIAEAAADJAQAgBqEOAAD4GAAwog4AAMwBABCjDgAA-BgAMIwPAQCtFgAhwA8EALgWACHyEAIAtRYAIQADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACADjA8BAAAAAcAPBAAAAAHyEAIAAAABAQgAANEBACADjA8BAAAAAcAPBAAAAAHyEAIAAAABAQgAANMBADABCAAA0wEAMAOMDwEAmxkAIcAPBACWGQAh8hACAJkZACECAAAAyQEAIAgAANYBACADjA8BAJsZACHADwQAlhkAIfIQAgCZGQAhAgAAAMwBACAIAADYAQAgAgAAAMwBACAIAADYAQAgAwAAAMkBACAPAADRAQAgEAAA1gEAIAEAAADJAQAgAQAAAMwBACAFFQAAuyAAIBYAAL4gACAXAAC9IAAgKAAAvCAAICkAAL8gACAGoQ4AAPcYADCiDgAA3wEAEKMOAAD3GAAwjA8BAI4WACHADwQAjRYAIfIQAgCRFgAhAwAAAMwBACADAADeAQAwFAAA3wEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACAJCAAAwBYAIKEOAAD2GAAwog4AAOUBABCjDgAA9hgAMKQOAQAAAAGmDkAAsRYAIeMOAQCtFgAh6w4BAK0WACH-D0AAsBYAIQEAAADiAQAgAQAAAOIBACAJCAAAwBYAIKEOAAD2GAAwog4AAOUBABCjDgAA9hgAMKQOAQCtFgAhpg5AALEWACHjDgEArRYAIesOAQCtFgAh_g9AALAWACEB_g8AAJAZACADAAAA5QEAIAMAAOYBADAEAADiAQAgAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACAGCIAAAAABpA4BAAAAAaYOQAAAAAHjDgEAAAAB6w4BAAAAAf4PQAAAAAEBCAAA6gEAIAYIgAAAAAGkDgEAAAABpg5AAAAAAeMOAQAAAAHrDgEAAAAB_g9AAAAAAQEIAADsAQAwAQgAAOwBADAGCIAAAAABpA4BAJsZACGmDkAAlxkAIeMOAQCbGQAh6w4BAJsZACH-D0AAoxkAIQIAAADiAQAgCAAA7wEAIAYIgAAAAAGkDgEAmxkAIaYOQACXGQAh4w4BAJsZACHrDgEAmxkAIf4PQACjGQAhAgAAAOUBACAIAADxAQAgAgAAAOUBACAIAADxAQAgAwAAAOIBACAPAADqAQAgEAAA7wEAIAEAAADiAQAgAQAAAOUBACAEFQAAuCAAIBYAALogACAXAAC5IAAg_g8AAJAZACAJCAAAvRYAIKEOAAD1GAAwog4AAPgBABCjDgAA9RgAMKQOAQCOFgAhpg5AAI8WACHjDgEAjhYAIesOAQCOFgAh_g9AAKQWACEDAAAA5QEAIAMAAPcBADAUAAD4AQAgAwAAAOUBACADAADmAQAwBAAA4gEAIBLvDQIAtRYAIaEOAADzGAAwog4AAP4BABCjDgAA8xgAMKYOQACxFgAh5Q4EALgWACHmDgQAuBYAIegOAgC1FgAh7A4BAK0WACGMDwEArRYAIeQPAQCvFgAh9g8BAK8WACGhEAEArRYAIe8QQACxFgAhihEEALgWACHVEQEArRYAIdYRAAC2FgAg1xEAAPQYACABAAAA-wEAIAEAAAD7AQAgEe8NAgC1FgAhoQ4AAPMYADCiDgAA_gEAEKMOAADzGAAwpg5AALEWACHlDgQAuBYAIeYOBAC4FgAh6A4CALUWACHsDgEArRYAIYwPAQCtFgAh5A8BAK8WACH2DwEArxYAIaEQAQCtFgAh7xBAALEWACGKEQQAuBYAIdURAQCtFgAh1hEAALYWACAD5A8AAJAZACD2DwAAkBkAINYRAACQGQAgAwAAAP4BACADAAD_AQAwBAAA-wEAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACADAAAA_gEAIAMAAP8BADAEAAD7AQAgDu8NAgAAAAGmDkAAAAAB5Q4EAAAAAeYOBAAAAAHoDgIAAAAB7A4BAAAAAYwPAQAAAAHkDwEAAAAB9g8BAAAAAaEQAQAAAAHvEEAAAAABihEEAAAAAdURAQAAAAHWEYAAAAABAQgAAIMCACAO7w0CAAAAAaYOQAAAAAHlDgQAAAAB5g4EAAAAAegOAgAAAAHsDgEAAAABjA8BAAAAAeQPAQAAAAH2DwEAAAABoRABAAAAAe8QQAAAAAGKEQQAAAAB1REBAAAAAdYRgAAAAAEBCAAAhQIAMAEIAACFAgAwDu8NAgCZGQAhpg5AAJcZACHlDgQAlhkAIeYOBACWGQAh6A4CAJkZACHsDgEAmxkAIYwPAQCbGQAh5A8BAJoZACH2DwEAmhkAIaEQAQCbGQAh7xBAAJcZACGKEQQAlhkAIdURAQCbGQAh1hGAAAAAAQIAAAD7AQAgCAAAiAIAIA7vDQIAmRkAIaYOQACXGQAh5Q4EAJYZACHmDgQAlhkAIegOAgCZGQAh7A4BAJsZACGMDwEAmxkAIeQPAQCaGQAh9g8BAJoZACGhEAEAmxkAIe8QQACXGQAhihEEAJYZACHVEQEAmxkAIdYRgAAAAAECAAAA_gEAIAgAAIoCACACAAAA_gEAIAgAAIoCACADAAAA-wEAIA8AAIMCACAQAACIAgAgAQAAAPsBACABAAAA_gEAIAgVAACzIAAgFgAAtiAAIBcAALUgACAoAAC0IAAgKQAAtyAAIOQPAACQGQAg9g8AAJAZACDWEQAAkBkAIBHvDQIAkRYAIaEOAADyGAAwog4AAJECABCjDgAA8hgAMKYOQACPFgAh5Q4EAI0WACHmDgQAjRYAIegOAgCRFgAh7A4BAI4WACGMDwEAjhYAIeQPAQCSFgAh9g8BAJIWACGhEAEAjhYAIe8QQACPFgAhihEEAI0WACHVEQEAjhYAIdYRAACTFgAgAwAAAP4BACADAACQAgAwFAAAkQIAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACAFoQ4AAPEYADCiDgAAlwIAEKMOAADxGAAwqxABAAAAAdQRAADAFgAgAQAAAJQCACABAAAAlAIAIAWhDgAA8RgAMKIOAACXAgAQow4AAPEYADCrEAEArRYAIdQRAADAFgAgAAMAAACXAgAgAwAAmAIAMAQAAJQCACADAAAAlwIAIAMAAJgCADAEAACUAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIAKrEAEAAAAB1BGAAAAAAQEIAACcAgAgAqsQAQAAAAHUEYAAAAABAQgAAJ4CADABCAAAngIAMAKrEAEAmxkAIdQRgAAAAAECAAAAlAIAIAgAAKECACACqxABAJsZACHUEYAAAAABAgAAAJcCACAIAACjAgAgAgAAAJcCACAIAACjAgAgAwAAAJQCACAPAACcAgAgEAAAoQIAIAEAAACUAgAgAQAAAJcCACADFQAAsCAAIBYAALIgACAXAACxIAAgBaEOAADwGAAwog4AAKoCABCjDgAA8BgAMKsQAQCOFgAh1BEAAL0WACADAAAAlwIAIAMAAKkCADAUAACqAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIBDNAQAA5RgAINIBAADmGAAgiAkBAAAAAaEOAADkGAAwog4AALcCABCjDgAA5BgAMKQOAQAAAAHIDkAAsRYAIeUOBADlFgAh1RABAK0WACH0EAAA7xgAIMsRQACwFgAhzBEBAK8WACHOEUAAsBYAIc8RQACwFgAh0BECALUWACEBAAAArQIAIBbMAQAA7hgAIKEOAADtGAAwog4AAK8CABCjDgAA7RgAMKQOAQCtFgAhyA5AALEWACHKDgEArRYAIesOAQCtFgAhkA8BAK0WACGoDwEArRYAIfMPQACwFgAhqBBAALAWACGpEEAAsBYAIf0QAQCtFgAhxhEAAKgWACDHEQAAqBYAIMgRAACoFgAgyRECALQWACHKEQEArRYAIcsRQACwFgAhzBEBAK8WACHNEQEArxYAIQjMAQAArCAAIPMPAACQGQAgqBAAAJAZACCpEAAAkBkAIMkRAACQGQAgyxEAAJAZACDMEQAAkBkAIM0RAACQGQAgFswBAADuGAAgoQ4AAO0YADCiDgAArwIAEKMOAADtGAAwpA4BAAAAAcgOQACxFgAhyg4BAK0WACHrDgEArRYAIZAPAQCtFgAhqA8BAK0WACHzD0AAsBYAIagQQACwFgAhqRBAALAWACH9EAEAAAABxhEAAKgWACDHEQAAqBYAIMgRAACoFgAgyRECALQWACHKEQEArRYAIcsRQACwFgAhzBEBAK8WACHNEQEArxYAIQMAAACvAgAgAwAAsAIAMAQAALECACAVzAEAAOkYACDPAQAA6hgAINABAADrGAAg0QEAAOwYACChDgAA6BgAMKIOAACzAgAQow4AAOgYADCkDgEArRYAIcgOQACxFgAhyg4BAK8WACHMDgEArRYAIdUOAQCvFgAhnw8BAK0WACHvD0AAsBYAIfsPQACwFgAhsRABAK0WACGzEAEArRYAIbQQAACoFgAgtRABAK0WACG2EEAAsBYAIbcQAgC1FgAhCcwBAACsIAAgzwEAAK0gACDQAQAAriAAINEBAACvIAAgyg4AAJAZACDVDgAAkBkAIO8PAACQGQAg-w8AAJAZACC2EAAAkBkAIBbMAQAA6RgAIM8BAADqGAAg0AEAAOsYACDRAQAA7BgAIKEOAADoGAAwog4AALMCABCjDgAA6BgAMKQOAQAAAAHIDkAAsRYAIcoOAQCvFgAhzA4BAK0WACHVDgEArxYAIZ8PAQCtFgAh7w9AALAWACH7D0AAsBYAIbEQAQAAAAGzEAEArRYAIbQQAACoFgAgtRABAK0WACG2EEAAsBYAIbcQAgC1FgAh0xEAAOcYACADAAAAswIAIAMAALQCADAEAAC1AgAgD80BAADlGAAg0gEAAOYYACCICQEArRYAIaEOAADkGAAwog4AALcCABCjDgAA5BgAMKQOAQCtFgAhyA5AALEWACHlDgQA5RYAIdUQAQCtFgAhyxFAALAWACHMEQEArxYAIc4RQACwFgAhzxFAALAWACHQEQIAtRYAIQEAAAC3AgAgCQgAAMAWACDOAQAA4BgAIKEOAADjGAAwog4AALkCABCjDgAA4xgAMKQOBAC4FgAhpg5AALEWACHrDgEArRYAIaoQAQCtFgAhAc4BAACrIAAgCQgAAMAWACDOAQAA4BgAIKEOAADjGAAwog4AALkCABCjDgAA4xgAMKQOBAAAAAGmDkAAsRYAIesOAQCtFgAhqhABAK0WACEDAAAAuQIAIAMAALoCADAEAAC7AgAgEc4BAADgGAAgoQ4AAOIYADCiDgAAvQIAEKMOAADiGAAwpA4BAK0WACHDDgIAtRYAIcUOQACwFgAhxg4CALUWACHHDkAAsBYAIcgOQACxFgAh6w4BAK0WACH9DgEArRYAIYcPQACwFgAhqhABAK0WACGuEAAAwBYAIK8QAgC1FgAhsBBAALAWACEFzgEAAKsgACDFDgAAkBkAIMcOAACQGQAghw8AAJAZACCwEAAAkBkAIBLOAQAA4BgAIKEOAADiGAAwog4AAL0CABCjDgAA4hgAMKQOAQAAAAHDDgIAtRYAIcUOQACwFgAhxg4CALUWACHHDkAAsBYAIcgOQACxFgAh6w4BAK0WACH9DgEArRYAIYcPQACwFgAhqhABAK0WACGuEAAAwBYAIK8QAgC1FgAhsBBAALAWACHSEQAA4RgAIAMAAAC9AgAgAwAAvgIAMAQAAL8CACALCAAAwBYAIM4BAADgGAAgoQ4AAN8YADCiDgAAwQIAEKMOAADfGAAw6w4BAK0WACGNEEAAsRYAIaoQAQCtFgAhqxABAK0WACGsEEAAsRYAIa0QQACwFgAhAs4BAACrIAAgrRAAAJAZACAMCAAAwBYAIM4BAADgGAAgoQ4AAN8YADCiDgAAwQIAEKMOAADfGAAw6w4BAK0WACGNEEAAsRYAIaoQAQCtFgAhqxABAK0WACGsEEAAsRYAIa0QQACwFgAh0REAAN4YACADAAAAwQIAIAMAAMICADAEAADDAgAgAQAAALkCACABAAAAvQIAIAEAAADBAgAgAQAAAK8CACABAAAAswIAIAEAAACtAgAgB80BAACpIAAg0gEAAKogACDlDgAAkBkAIMsRAACQGQAgzBEAAJAZACDOEQAAkBkAIM8RAACQGQAgAwAAALcCACADAADLAgAwBAAArQIAIAMAAAC3AgAgAwAAywIAMAQAAK0CACADAAAAtwIAIAMAAMsCADAEAACtAgAgDM0BAACnIAAg0gEAAKggACCICQEAAAABpA4BAAAAAcgOQAAAAAHlDgQAAAAB1RABAAAAAcsRQAAAAAHMEQEAAAABzhFAAAAAAc8RQAAAAAHQEQIAAAABAQgAAM8CACAKiAkBAAAAAaQOAQAAAAHIDkAAAAAB5Q4EAAAAAdUQAQAAAAHLEUAAAAABzBEBAAAAAc4RQAAAAAHPEUAAAAAB0BECAAAAAQEIAADRAgAwAQgAANECADAMzQEAAI0gACDSAQAAjiAAIIgJAQCbGQAhpA4BAJsZACHIDkAAlxkAIeUOBACCGgAh1RABAJsZACHLEUAAoxkAIcwRAQCaGQAhzhFAAKMZACHPEUAAoxkAIdARAgCZGQAhAgAAAK0CACAIAADUAgAgCogJAQCbGQAhpA4BAJsZACHIDkAAlxkAIeUOBACCGgAh1RABAJsZACHLEUAAoxkAIcwRAQCaGQAhzhFAAKMZACHPEUAAoxkAIdARAgCZGQAhAgAAALcCACAIAADWAgAgAgAAALcCACAIAADWAgAgAwAAAK0CACAPAADPAgAgEAAA1AIAIAEAAACtAgAgAQAAALcCACAKFQAAiCAAIBYAAIsgACAXAACKIAAgKAAAiSAAICkAAIwgACDlDgAAkBkAIMsRAACQGQAgzBEAAJAZACDOEQAAkBkAIM8RAACQGQAgDYgJAQCOFgAhoQ4AAN0YADCiDgAA3QIAEKMOAADdGAAwpA4BAI4WACHIDkAAjxYAIeUOBADhFgAh1RABAI4WACHLEUAApBYAIcwRAQCSFgAhzhFAAKQWACHPEUAApBYAIdARAgCRFgAhAwAAALcCACADAADcAgAwFAAA3QIAIAMAAAC3AgAgAwAAywIAMAQAAK0CACABAAAAsQIAIAEAAACxAgAgAwAAAK8CACADAACwAgAwBAAAsQIAIAMAAACvAgAgAwAAsAIAMAQAALECACADAAAArwIAIAMAALACADAEAACxAgAgE8wBAACHIAAgpA4BAAAAAcgOQAAAAAHKDgEAAAAB6w4BAAAAAZAPAQAAAAGoDwEAAAAB8w9AAAAAAagQQAAAAAGpEEAAAAAB_RABAAAAAcYRAACEIAAgxxEAAIUgACDIEQAAhiAAIMkRAgAAAAHKEQEAAAAByxFAAAAAAcwRAQAAAAHNEQEAAAABAQgAAOUCACASpA4BAAAAAcgOQAAAAAHKDgEAAAAB6w4BAAAAAZAPAQAAAAGoDwEAAAAB8w9AAAAAAagQQAAAAAGpEEAAAAAB_RABAAAAAcYRAACEIAAgxxEAAIUgACDIEQAAhiAAIMkRAgAAAAHKEQEAAAAByxFAAAAAAcwRAQAAAAHNEQEAAAABAQgAAOcCADABCAAA5wIAMBPMAQAAgyAAIKQOAQCbGQAhyA5AAJcZACHKDgEAmxkAIesOAQCbGQAhkA8BAJsZACGoDwEAmxkAIfMPQACjGQAhqBBAAKMZACGpEEAAoxkAIf0QAQCbGQAhxhEAAIAgACDHEQAAgSAAIMgRAACCIAAgyRECAJgZACHKEQEAmxkAIcsRQACjGQAhzBEBAJoZACHNEQEAmhkAIQIAAACxAgAgCAAA6gIAIBKkDgEAmxkAIcgOQACXGQAhyg4BAJsZACHrDgEAmxkAIZAPAQCbGQAhqA8BAJsZACHzD0AAoxkAIagQQACjGQAhqRBAAKMZACH9EAEAmxkAIcYRAACAIAAgxxEAAIEgACDIEQAAgiAAIMkRAgCYGQAhyhEBAJsZACHLEUAAoxkAIcwRAQCaGQAhzREBAJoZACECAAAArwIAIAgAAOwCACACAAAArwIAIAgAAOwCACADAAAAsQIAIA8AAOUCACAQAADqAgAgAQAAALECACABAAAArwIAIAwVAAD7HwAgFgAA_h8AIBcAAP0fACAoAAD8HwAgKQAA_x8AIPMPAACQGQAgqBAAAJAZACCpEAAAkBkAIMkRAACQGQAgyxEAAJAZACDMEQAAkBkAIM0RAACQGQAgFaEOAADcGAAwog4AAPMCABCjDgAA3BgAMKQOAQCOFgAhyA5AAI8WACHKDgEAjhYAIesOAQCOFgAhkA8BAI4WACGoDwEAjhYAIfMPQACkFgAhqBBAAKQWACGpEEAApBYAIf0QAQCOFgAhxhEAAKgWACDHEQAAqBYAIMgRAACoFgAgyRECAJAWACHKEQEAjhYAIcsRQACkFgAhzBEBAJIWACHNEQEAkhYAIQMAAACvAgAgAwAA8gIAMBQAAPMCACADAAAArwIAIAMAALACADAEAACxAgAgCqEOAADbGAAwog4AAPkCABCjDgAA2xgAMKQOAQAAAAGmDkAAsRYAIZ8PAQCtFgAhwhEBAK0WACHDEQEArRYAIcQRAADAFgAgxREBAK8WACEBAAAA9gIAIAEAAAD2AgAgCqEOAADbGAAwog4AAPkCABCjDgAA2xgAMKQOAQCtFgAhpg5AALEWACGfDwEArRYAIcIRAQCtFgAhwxEBAK0WACHEEQAAwBYAIMURAQCvFgAhAcURAACQGQAgAwAAAPkCACADAAD6AgAwBAAA9gIAIAMAAAD5AgAgAwAA-gIAMAQAAPYCACADAAAA-QIAIAMAAPoCADAEAAD2AgAgB6QOAQAAAAGmDkAAAAABnw8BAAAAAcIRAQAAAAHDEQEAAAABxBGAAAAAAcURAQAAAAEBCAAA_gIAIAekDgEAAAABpg5AAAAAAZ8PAQAAAAHCEQEAAAABwxEBAAAAAcQRgAAAAAHFEQEAAAABAQgAAIADADABCAAAgAMAMAekDgEAmxkAIaYOQACXGQAhnw8BAJsZACHCEQEAmxkAIcMRAQCbGQAhxBGAAAAAAcURAQCaGQAhAgAAAPYCACAIAACDAwAgB6QOAQCbGQAhpg5AAJcZACGfDwEAmxkAIcIRAQCbGQAhwxEBAJsZACHEEYAAAAABxREBAJoZACECAAAA-QIAIAgAAIUDACACAAAA-QIAIAgAAIUDACADAAAA9gIAIA8AAP4CACAQAACDAwAgAQAAAPYCACABAAAA-QIAIAQVAAD4HwAgFgAA-h8AIBcAAPkfACDFEQAAkBkAIAqhDgAA2hgAMKIOAACMAwAQow4AANoYADCkDgEAjhYAIaYOQACPFgAhnw8BAI4WACHCEQEAjhYAIcMRAQCOFgAhxBEAAL0WACDFEQEAkhYAIQMAAAD5AgAgAwAAiwMAMBQAAIwDACADAAAA-QIAIAMAAPoCADAEAAD2AgAgEKEOAADYGAAwog4AAJIDABCjDgAA2BgAMMAOAQCvFgAhwg4CALQWACHwDgEArRYAIfMPQACxFgAhqxABAK0WACG5EQEArRYAIbsRAQCtFgAhvBEBAK0WACG9ESAArhYAIb4RAADXGAAgvxEBAK0WACHAEUAAsRYAIcERAADZGAAgAQAAAI8DACABAAAAjwMAIA-hDgAA2BgAMKIOAACSAwAQow4AANgYADDADgEArxYAIcIOAgC0FgAh8A4BAK0WACHzD0AAsRYAIasQAQCtFgAhuREBAK0WACG7EQEArRYAIbwRAQCtFgAhvREgAK4WACG-EQAA1xgAIL8RAQCtFgAhwBFAALEWACECwA4AAJAZACDCDgAAkBkAIAMAAACSAwAgAwAAkwMAMAQAAI8DACADAAAAkgMAIAMAAJMDADAEAACPAwAgAwAAAJIDACADAACTAwAwBAAAjwMAIAzADgEAAAABwg4CAAAAAfAOAQAAAAHzD0AAAAABqxABAAAAAbkRAQAAAAG7EQEAAAABvBEBAAAAAb0RIAAAAAG-EQAA9x8AIL8RAQAAAAHAEUAAAAABAQgAAJcDACAMwA4BAAAAAcIOAgAAAAHwDgEAAAAB8w9AAAAAAasQAQAAAAG5EQEAAAABuxEBAAAAAbwRAQAAAAG9ESAAAAABvhEAAPcfACC_EQEAAAABwBFAAAAAAQEIAACZAwAwAQgAAJkDADAMwA4BAJoZACHCDgIAmBkAIfAOAQCbGQAh8w9AAJcZACGrEAEAmxkAIbkRAQCbGQAhuxEBAJsZACG8EQEAmxkAIb0RIAC5GQAhvhEAAPYfACC_EQEAmxkAIcARQACXGQAhAgAAAI8DACAIAACcAwAgDMAOAQCaGQAhwg4CAJgZACHwDgEAmxkAIfMPQACXGQAhqxABAJsZACG5EQEAmxkAIbsRAQCbGQAhvBEBAJsZACG9ESAAuRkAIb4RAAD2HwAgvxEBAJsZACHAEUAAlxkAIQIAAACSAwAgCAAAngMAIAIAAACSAwAgCAAAngMAIAMAAACPAwAgDwAAlwMAIBAAAJwDACABAAAAjwMAIAEAAACSAwAgBxUAAPEfACAWAAD0HwAgFwAA8x8AICgAAPIfACApAAD1HwAgwA4AAJAZACDCDgAAkBkAIA-hDgAA1hgAMKIOAAClAwAQow4AANYYADDADgEAkhYAIcIOAgCQFgAh8A4BAI4WACHzD0AAjxYAIasQAQCOFgAhuREBAI4WACG7EQEAjhYAIbwRAQCOFgAhvREgAKkWACG-EQAA1xgAIL8RAQCOFgAhwBFAAI8WACEDAAAAkgMAIAMAAKQDADAUAAClAwAgAwAAAJIDACADAACTAwAwBAAAjwMAIAehDgAA1BgAMKIOAACrAwAQow4AANQYADC6EAQAuBYAIbERQACxFgAhuREBAK0WACG6EQAA1RgAIAEAAACoAwAgAQAAAKgDACAGoQ4AANQYADCiDgAAqwMAEKMOAADUGAAwuhAEALgWACGxEUAAsRYAIbkRAQCtFgAhAAMAAACrAwAgAwAArAMAMAQAAKgDACADAAAAqwMAIAMAAKwDADAEAACoAwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAO6EAQAAAABsRFAAAAAAbkRAQAAAAEBCAAAsAMAIAO6EAQAAAABsRFAAAAAAbkRAQAAAAEBCAAAsgMAMAEIAACyAwAwA7oQBACWGQAhsRFAAJcZACG5EQEAmxkAIQIAAACoAwAgCAAAtQMAIAO6EAQAlhkAIbERQACXGQAhuREBAJsZACECAAAAqwMAIAgAALcDACACAAAAqwMAIAgAALcDACADAAAAqAMAIA8AALADACAQAAC1AwAgAQAAAKgDACABAAAAqwMAIAUVAADsHwAgFgAA7x8AIBcAAO4fACAoAADtHwAgKQAA8B8AIAahDgAA0xgAMKIOAAC-AwAQow4AANMYADC6EAQAjRYAIbERQACPFgAhuREBAI4WACEDAAAAqwMAIAMAAL0DADAUAAC-AwAgAwAAAKsDACADAACsAwAwBAAAqAMAIAehDgAA0RgAMKIOAADEAwAQow4AANEYADDKDgEArRYAIaMPQACxFgAhtBECALUWACG4EQAA0hgAIAEAAADBAwAgAQAAAMEDACAGoQ4AANEYADCiDgAAxAMAEKMOAADRGAAwyg4BAK0WACGjD0AAsRYAIbQRAgC1FgAhAAMAAADEAwAgAwAAxQMAMAQAAMEDACADAAAAxAMAIAMAAMUDADAEAADBAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAPKDgEAAAABow9AAAAAAbQRAgAAAAEBCAAAyQMAIAPKDgEAAAABow9AAAAAAbQRAgAAAAEBCAAAywMAMAEIAADLAwAwA8oOAQCbGQAhow9AAJcZACG0EQIAmRkAIQIAAADBAwAgCAAAzgMAIAPKDgEAmxkAIaMPQACXGQAhtBECAJkZACECAAAAxAMAIAgAANADACACAAAAxAMAIAgAANADACADAAAAwQMAIA8AAMkDACAQAADOAwAgAQAAAMEDACABAAAAxAMAIAUVAADnHwAgFgAA6h8AIBcAAOkfACAoAADoHwAgKQAA6x8AIAahDgAA0BgAMKIOAADXAwAQow4AANAYADDKDgEAjhYAIaMPQACPFgAhtBECAJEWACEDAAAAxAMAIAMAANYDADAUAADXAwAgAwAAAMQDACADAADFAwAwBAAAwQMAIAahDgAAzxgAMKIOAADdAwAQow4AAM8YADDkDgEArxYAIeUPAQAAAAHzD0AAsRYAIQEAAADaAwAgAQAAANoDACAGoQ4AAM8YADCiDgAA3QMAEKMOAADPGAAw5A4BAK8WACHlDwEArRYAIfMPQACxFgAhAeQOAACQGQAgAwAAAN0DACADAADeAwAwBAAA2gMAIAMAAADdAwAgAwAA3gMAMAQAANoDACADAAAA3QMAIAMAAN4DADAEAADaAwAgA-QOAQAAAAHlDwEAAAAB8w9AAAAAAQEIAADiAwAgA-QOAQAAAAHlDwEAAAAB8w9AAAAAAQEIAADkAwAwAQgAAOQDADAD5A4BAJoZACHlDwEAmxkAIfMPQACXGQAhAgAAANoDACAIAADnAwAgA-QOAQCaGQAh5Q8BAJsZACHzD0AAlxkAIQIAAADdAwAgCAAA6QMAIAIAAADdAwAgCAAA6QMAIAMAAADaAwAgDwAA4gMAIBAAAOcDACABAAAA2gMAIAEAAADdAwAgBBUAAOQfACAWAADmHwAgFwAA5R8AIOQOAACQGQAgBqEOAADOGAAwog4AAPADABCjDgAAzhgAMOQOAQCSFgAh5Q8BAI4WACHzD0AAjxYAIQMAAADdAwAgAwAA7wMAMBQAAPADACADAAAA3QMAIAMAAN4DADAEAADaAwAgDIgJAQCtFgAhoQ4AAM0YADCiDgAA9gMAEKMOAADNGAAwpA4BAAAAAcgOQACxFgAhyg4BAK0WACHlDgQA5RYAIesOAQCtFgAh8w9AALEWACGoEEAAsBYAIakQQACwFgAhAQAAAPMDACABAAAA8wMAIAyICQEArRYAIaEOAADNGAAwog4AAPYDABCjDgAAzRgAMKQOAQCtFgAhyA5AALEWACHKDgEArRYAIeUOBADlFgAh6w4BAK0WACHzD0AAsRYAIagQQACwFgAhqRBAALAWACED5Q4AAJAZACCoEAAAkBkAIKkQAACQGQAgAwAAAPYDACADAAD3AwAwBAAA8wMAIAMAAAD2AwAgAwAA9wMAMAQAAPMDACADAAAA9gMAIAMAAPcDADAEAADzAwAgCYgJAQAAAAGkDgEAAAAByA5AAAAAAcoOAQAAAAHlDgQAAAAB6w4BAAAAAfMPQAAAAAGoEEAAAAABqRBAAAAAAQEIAAD7AwAgCYgJAQAAAAGkDgEAAAAByA5AAAAAAcoOAQAAAAHlDgQAAAAB6w4BAAAAAfMPQAAAAAGoEEAAAAABqRBAAAAAAQEIAAD9AwAwAQgAAP0DADAJiAkBAJsZACGkDgEAmxkAIcgOQACXGQAhyg4BAJsZACHlDgQAghoAIesOAQCbGQAh8w9AAJcZACGoEEAAoxkAIakQQACjGQAhAgAAAPMDACAIAACABAAgCYgJAQCbGQAhpA4BAJsZACHIDkAAlxkAIcoOAQCbGQAh5Q4EAIIaACHrDgEAmxkAIfMPQACXGQAhqBBAAKMZACGpEEAAoxkAIQIAAAD2AwAgCAAAggQAIAIAAAD2AwAgCAAAggQAIAMAAADzAwAgDwAA-wMAIBAAAIAEACABAAAA8wMAIAEAAAD2AwAgCBUAAN8fACAWAADiHwAgFwAA4R8AICgAAOAfACApAADjHwAg5Q4AAJAZACCoEAAAkBkAIKkQAACQGQAgDIgJAQCOFgAhoQ4AAMwYADCiDgAAiQQAEKMOAADMGAAwpA4BAI4WACHIDkAAjxYAIcoOAQCOFgAh5Q4EAOEWACHrDgEAjhYAIfMPQACPFgAhqBBAAKQWACGpEEAApBYAIQMAAAD2AwAgAwAAiAQAMBQAAIkEACADAAAA9gMAIAMAAPcDADAEAADzAwAgC6EOAADKGAAwog4AAI8EABCjDgAAyhgAMMoOAQCtFgAhsRFAALEWACGyEQEArRYAIbMRAQCtFgAhtBECALUWACG1EQIAtRYAIbYRAACZFwAgtxEAAMsYACABAAAAjAQAIAEAAACMBAAgCqEOAADKGAAwog4AAI8EABCjDgAAyhgAMMoOAQCtFgAhsRFAALEWACGyEQEArRYAIbMRAQCtFgAhtBECALUWACG1EQIAtRYAIbYRAACZFwAgAAMAAACPBAAgAwAAkAQAMAQAAIwEACADAAAAjwQAIAMAAJAEADAEAACMBAAgAwAAAI8EACADAACQBAAwBAAAjAQAIAfKDgEAAAABsRFAAAAAAbIRAQAAAAGzEQEAAAABtBECAAAAAbURAgAAAAG2EQAA3h8AIAEIAACUBAAgB8oOAQAAAAGxEUAAAAABshEBAAAAAbMRAQAAAAG0EQIAAAABtRECAAAAAbYRAADeHwAgAQgAAJYEADABCAAAlgQAMAfKDgEAmxkAIbERQACXGQAhshEBAJsZACGzEQEAmxkAIbQRAgCZGQAhtRECAJkZACG2EQAA3R8AIAIAAACMBAAgCAAAmQQAIAfKDgEAmxkAIbERQACXGQAhshEBAJsZACGzEQEAmxkAIbQRAgCZGQAhtRECAJkZACG2EQAA3R8AIAIAAACPBAAgCAAAmwQAIAIAAACPBAAgCAAAmwQAIAMAAACMBAAgDwAAlAQAIBAAAJkEACABAAAAjAQAIAEAAACPBAAgBRUAANgfACAWAADbHwAgFwAA2h8AICgAANkfACApAADcHwAgCqEOAADJGAAwog4AAKIEABCjDgAAyRgAMMoOAQCOFgAhsRFAAI8WACGyEQEAjhYAIbMRAQCOFgAhtBECAJEWACG1EQIAkRYAIbYRAACZFwAgAwAAAI8EACADAAChBAAwFAAAogQAIAMAAACPBAAgAwAAkAQAMAQAAIwEACASzwYAAdMWACGhDgAAyBgAMKIOAACoBAAQow4AAMgYADCmDkAAsRYAId8PAQCtFgAh8g8BAK0WACHBEAEArRYAIcQQAADAFgAgxRABAK0WACH8EAIAAAABqhEBAK0WACGrEQIAtRYAIawRAADAFgAgrREEALgWACGuEQQAuBYAIa8RBAC4FgAhsBEAAMAWACABAAAApQQAIAEAAAClBAAgEs8GAAHTFgAhoQ4AAMgYADCiDgAAqAQAEKMOAADIGAAwpg5AALEWACHfDwEArRYAIfIPAQCtFgAhwRABAK0WACHEEAAAwBYAIMUQAQCtFgAh_BACALUWACGqEQEArRYAIasRAgC1FgAhrBEAAMAWACCtEQQAuBYAIa4RBAC4FgAhrxEEALgWACGwEQAAwBYAIAHPBgAAkBkAIAMAAACoBAAgAwAAqQQAMAQAAKUEACADAAAAqAQAIAMAAKkEADAEAAClBAAgAwAAAKgEACADAACpBAAwBAAApQQAIA_PBgABAAABpg5AAAAAAd8PAQAAAAHyDwEAAAABwRABAAAAAcQQgAAAAAHFEAEAAAAB_BACAAAAAaoRAQAAAAGrEQIAAAABrBGAAAAAAa0RBAAAAAGuEQQAAAABrxEEAAAAAbARgAAAAAEBCAAArQQAIA_PBgABAAABpg5AAAAAAd8PAQAAAAHyDwEAAAABwRABAAAAAcQQgAAAAAHFEAEAAAAB_BACAAAAAaoRAQAAAAGrEQIAAAABrBGAAAAAAa0RBAAAAAGuEQQAAAABrxEEAAAAAbARgAAAAAEBCAAArwQAMAEIAACvBAAwD88GAAHdGQAhpg5AAJcZACHfDwEAmxkAIfIPAQCbGQAhwRABAJsZACHEEIAAAAABxRABAJsZACH8EAIAmRkAIaoRAQCbGQAhqxECAJkZACGsEYAAAAABrREEAJYZACGuEQQAlhkAIa8RBACWGQAhsBGAAAAAAQIAAAClBAAgCAAAsgQAIA_PBgAB3RkAIaYOQACXGQAh3w8BAJsZACHyDwEAmxkAIcEQAQCbGQAhxBCAAAAAAcUQAQCbGQAh_BACAJkZACGqEQEAmxkAIasRAgCZGQAhrBGAAAAAAa0RBACWGQAhrhEEAJYZACGvEQQAlhkAIbARgAAAAAECAAAAqAQAIAgAALQEACACAAAAqAQAIAgAALQEACADAAAApQQAIA8AAK0EACAQAACyBAAgAQAAAKUEACABAAAAqAQAIAYVAADTHwAgFgAA1h8AIBcAANUfACAoAADUHwAgKQAA1x8AIM8GAACQGQAgEs8GAAHGFgAhoQ4AAMcYADCiDgAAuwQAEKMOAADHGAAwpg5AAI8WACHfDwEAjhYAIfIPAQCOFgAhwRABAI4WACHEEAAAvRYAIMUQAQCOFgAh_BACAJEWACGqEQEAjhYAIasRAgCRFgAhrBEAAL0WACCtEQQAjRYAIa4RBACNFgAhrxEEAI0WACGwEQAAvRYAIAMAAACoBAAgAwAAugQAMBQAALsEACADAAAAqAQAIAMAAKkEADAEAAClBAAgCvQCAADFGAAgoQ4AAMQYADCiDgAAwAQAEKMOAADEGAAwwhAAAdMWACGlEQIAtRYAIaYRAgC1FgAhpxEBAK0WACGoEQAB0hYAIakRAADGGAAgAQAAAL4EACAJ9AIAAMUYACChDgAAxBgAMKIOAADABAAQow4AAMQYADDCEAAB0xYAIaURAgC1FgAhphECALUWACGnEQEArRYAIagRAAHSFgAhAvQCAADSHwAgwhAAAJAZACADAAAAwAQAIAMAAMEEADAEAAC-BAAgAQAAAMAEACABAAAAvgQAIAMAAADABAAgAwAAwQQAMAQAAL4EACADAAAAwAQAIAMAAMEEADAEAAC-BAAgAwAAAMAEACADAADBBAAwBAAAvgQAIAb0AgAA0R8AIMIQAAEAAAGlEQIAAAABphECAAAAAacRAQAAAAGoEQABAAABAQgAAMgEACAFwhAAAQAAAaURAgAAAAGmEQIAAAABpxEBAAAAAagRAAEAAAEBCAAAygQAMAEIAADKBAAwBvQCAADQHwAgwhAAAd0ZACGlEQIAmRkAIaYRAgCZGQAhpxEBAJsZACGoEQAB3BkAIQIAAAC-BAAgCAAAzQQAIAXCEAAB3RkAIaURAgCZGQAhphECAJkZACGnEQEAmxkAIagRAAHcGQAhAgAAAMAEACAIAADPBAAgAgAAAMAEACAIAADPBAAgAwAAAL4EACAPAADIBAAgEAAAzQQAIAEAAAC-BAAgAQAAAMAEACAGFQAAyx8AIBYAAM4fACAXAADNHwAgKAAAzB8AICkAAM8fACDCEAAAkBkAIAihDgAAwxgAMKIOAADWBAAQow4AAMMYADDCEAABxhYAIaURAgCRFgAhphECAJEWACGnEQEAjhYAIagRAAHFFgAhAwAAAMAEACADAADVBAAwFAAA1gQAIAMAAADABAAgAwAAwQQAMAQAAL4EACAGCAAB0hYAIfMCAADCGAAgoQ4AAMEYADCiDgAA3AQAEKMOAADBGAAw_RAAAQAAAQEAAADZBAAgAQAAANkEACAGCAAB0hYAIfMCAADCGAAgoQ4AAMEYADCiDgAA3AQAEKMOAADBGAAw_RAAAdIWACEB8wIAAMofACADAAAA3AQAIAMAAN0EADAEAADZBAAgAwAAANwEACADAADdBAAwBAAA2QQAIAMAAADcBAAgAwAA3QQAMAQAANkEACADCAABAAAB8wIAAMkfACD9EAABAAABAQgAAOEEACACCAABAAAB_RAAAQAAAQEIAADjBAAwAQgAAOMEADADCAAB3BkAIfMCAAC8HwAg_RAAAdwZACECAAAA2QQAIAgAAOYEACACCAAB3BkAIf0QAAHcGQAhAgAAANwEACAIAADoBAAgAgAAANwEACAIAADoBAAgAwAAANkEACAPAADhBAAgEAAA5gQAIAEAAADZBAAgAQAAANwEACADFQAAuR8AIBYAALsfACAXAAC6HwAgBQgAAcUWACGhDgAAwBgAMKIOAADvBAAQow4AAMAYADD9EAABxRYAIQMAAADcBAAgAwAA7gQAMBQAAO8EACADAAAA3AQAIAMAAN0EADAEAADZBAAgDwgAAMAWACChDgAAvhgAMKIOAAD1BAAQow4AAL4YADCmDgQAuBYAIeUOBAC4FgAh5g4EALgWACHoDgIAtRYAIesOAQCtFgAh7A4BAK0WACGoDwEArRYAIfYPAQCtFgAh-Q8AAL8YACCjEQEArRYAIaQRAQCtFgAhAQAAAPIEACABAAAA8gQAIA4IAADAFgAgoQ4AAL4YADCiDgAA9QQAEKMOAAC-GAAwpg4EALgWACHlDgQAuBYAIeYOBAC4FgAh6A4CALUWACHrDgEArRYAIewOAQCtFgAhqA8BAK0WACH2DwEArRYAIaMRAQCtFgAhpBEBAK0WACEAAwAAAPUEACADAAD2BAAwBAAA8gQAIAMAAAD1BAAgAwAA9gQAMAQAAPIEACADAAAA9QQAIAMAAPYEADAEAADyBAAgCwiAAAAAAaYOBAAAAAHlDgQAAAAB5g4EAAAAAegOAgAAAAHrDgEAAAAB7A4BAAAAAagPAQAAAAH2DwEAAAABoxEBAAAAAaQRAQAAAAEBCAAA-gQAIAsIgAAAAAGmDgQAAAAB5Q4EAAAAAeYOBAAAAAHoDgIAAAAB6w4BAAAAAewOAQAAAAGoDwEAAAAB9g8BAAAAAaMRAQAAAAGkEQEAAAABAQgAAPwEADABCAAA_AQAMAsIgAAAAAGmDgQAlhkAIeUOBACWGQAh5g4EAJYZACHoDgIAmRkAIesOAQCbGQAh7A4BAJsZACGoDwEAmxkAIfYPAQCbGQAhoxEBAJsZACGkEQEAmxkAIQIAAADyBAAgCAAA_wQAIAsIgAAAAAGmDgQAlhkAIeUOBACWGQAh5g4EAJYZACHoDgIAmRkAIesOAQCbGQAh7A4BAJsZACGoDwEAmxkAIfYPAQCbGQAhoxEBAJsZACGkEQEAmxkAIQIAAAD1BAAgCAAAgQUAIAIAAAD1BAAgCAAAgQUAIAMAAADyBAAgDwAA-gQAIBAAAP8EACABAAAA8gQAIAEAAAD1BAAgBRUAALQfACAWAAC3HwAgFwAAth8AICgAALUfACApAAC4HwAgDggAAL0WACChDgAAvRgAMKIOAACIBQAQow4AAL0YADCmDgQAjRYAIeUOBACNFgAh5g4EAI0WACHoDgIAkRYAIesOAQCOFgAh7A4BAI4WACGoDwEAjhYAIfYPAQCOFgAhoxEBAI4WACGkEQEAjhYAIQMAAAD1BAAgAwAAhwUAMBQAAIgFACADAAAA9QQAIAMAAPYEADAEAADyBAAgFqYDAAC6GAAgoQ4AALkYADCiDgAAkwUAEKMOAAC5GAAwyA5AALEWACHlDgQAuBYAIeYOBAC4FgAh7A4BAK0WACH9DgEArRYAIagPAQAAAAG6D0AAsBYAIeUPAgC1FgAh9g8BAK0WACHbEBAA8BYAIZYRAQCtFgAhlxEBAK0WACGYEUAAsBYAIZ4RAQCvFgAhnxFAALEWACGgESAArhYAIaERIACuFgAhohEgAK4WACEBAAAAiwUAIAqlAwAAvBgAIKEOAAC7GAAwog4AAI0FABCjDgAAuxgAMOMOAQCtFgAhqA8BAK0WACHiECAArhYAIZgRQACwFgAhnBEgAK4WACGdEUAAsRYAIQKlAwAAsx8AIJgRAACQGQAgCqUDAAC8GAAgoQ4AALsYADCiDgAAjQUAEKMOAAC7GAAw4w4BAAAAAagPAQCtFgAh4hAgAK4WACGYEUAAsBYAIZwRIACuFgAhnRFAALEWACEDAAAAjQUAIAMAAI4FADAEAACPBQAgAQAAAI0FACABAAAAiwUAIBamAwAAuhgAIKEOAAC5GAAwog4AAJMFABCjDgAAuRgAMMgOQACxFgAh5Q4EALgWACHmDgQAuBYAIewOAQCtFgAh_Q4BAK0WACGoDwEArRYAIboPQACwFgAh5Q8CALUWACH2DwEArRYAIdsQEADwFgAhlhEBAK0WACGXEQEArRYAIZgRQACwFgAhnhEBAK8WACGfEUAAsRYAIaARIACuFgAhoREgAK4WACGiESAArhYAIQSmAwAAsh8AILoPAACQGQAgmBEAAJAZACCeEQAAkBkAIAMAAACTBQAgAwAAlAUAMAQAAIsFACADAAAAkwUAIAMAAJQFADAEAACLBQAgAwAAAJMFACADAACUBQAwBAAAiwUAIBOmAwAAsR8AIMgOQAAAAAHlDgQAAAAB5g4EAAAAAewOAQAAAAH9DgEAAAABqA8BAAAAAboPQAAAAAHlDwIAAAAB9g8BAAAAAdsQEAAAAAGWEQEAAAABlxEBAAAAAZgRQAAAAAGeEQEAAAABnxFAAAAAAaARIAAAAAGhESAAAAABohEgAAAAAQEIAACYBQAgEsgOQAAAAAHlDgQAAAAB5g4EAAAAAewOAQAAAAH9DgEAAAABqA8BAAAAAboPQAAAAAHlDwIAAAAB9g8BAAAAAdsQEAAAAAGWEQEAAAABlxEBAAAAAZgRQAAAAAGeEQEAAAABnxFAAAAAAaARIAAAAAGhESAAAAABohEgAAAAAQEIAACaBQAwAQgAAJoFADATpgMAAKQfACDIDkAAlxkAIeUOBACWGQAh5g4EAJYZACHsDgEAmxkAIf0OAQCbGQAhqA8BAJsZACG6D0AAoxkAIeUPAgCZGQAh9g8BAJsZACHbEBAAkRoAIZYRAQCbGQAhlxEBAJsZACGYEUAAoxkAIZ4RAQCaGQAhnxFAAJcZACGgESAAuRkAIaERIAC5GQAhohEgALkZACECAAAAiwUAIAgAAJ0FACASyA5AAJcZACHlDgQAlhkAIeYOBACWGQAh7A4BAJsZACH9DgEAmxkAIagPAQCbGQAhug9AAKMZACHlDwIAmRkAIfYPAQCbGQAh2xAQAJEaACGWEQEAmxkAIZcRAQCbGQAhmBFAAKMZACGeEQEAmhkAIZ8RQACXGQAhoBEgALkZACGhESAAuRkAIaIRIAC5GQAhAgAAAJMFACAIAACfBQAgAgAAAJMFACAIAACfBQAgAwAAAIsFACAPAACYBQAgEAAAnQUAIAEAAACLBQAgAQAAAJMFACAIFQAAnx8AIBYAAKIfACAXAAChHwAgKAAAoB8AICkAAKMfACC6DwAAkBkAIJgRAACQGQAgnhEAAJAZACAVoQ4AALgYADCiDgAApgUAEKMOAAC4GAAwyA5AAI8WACHlDgQAjRYAIeYOBACNFgAh7A4BAI4WACH9DgEAjhYAIagPAQCOFgAhug9AAKQWACHlDwIAkRYAIfYPAQCOFgAh2xAQAOwWACGWEQEAjhYAIZcRAQCOFgAhmBFAAKQWACGeEQEAkhYAIZ8RQACPFgAhoBEgAKkWACGhESAAqRYAIaIRIACpFgAhAwAAAJMFACADAAClBQAwFAAApgUAIAMAAACTBQAgAwAAlAUAMAQAAIsFACABAAAAjwUAIAEAAACPBQAgAwAAAI0FACADAACOBQAwBAAAjwUAIAMAAACNBQAgAwAAjgUAMAQAAI8FACADAAAAjQUAIAMAAI4FADAEAACPBQAgB6UDAACeHwAg4w4BAAAAAagPAQAAAAHiECAAAAABmBFAAAAAAZwRIAAAAAGdEUAAAAABAQgAAK4FACAG4w4BAAAAAagPAQAAAAHiECAAAAABmBFAAAAAAZwRIAAAAAGdEUAAAAABAQgAALAFADABCAAAsAUAMAelAwAAnR8AIOMOAQCbGQAhqA8BAJsZACHiECAAuRkAIZgRQACjGQAhnBEgALkZACGdEUAAlxkAIQIAAACPBQAgCAAAswUAIAbjDgEAmxkAIagPAQCbGQAh4hAgALkZACGYEUAAoxkAIZwRIAC5GQAhnRFAAJcZACECAAAAjQUAIAgAALUFACACAAAAjQUAIAgAALUFACADAAAAjwUAIA8AAK4FACAQAACzBQAgAQAAAI8FACABAAAAjQUAIAQVAACaHwAgFgAAnB8AIBcAAJsfACCYEQAAkBkAIAmhDgAAtxgAMKIOAAC8BQAQow4AALcYADDjDgEAjhYAIagPAQCOFgAh4hAgAKkWACGYEUAApBYAIZwRIACpFgAhnRFAAI8WACEDAAAAjQUAIAMAALsFADAUAAC8BQAgAwAAAI0FACADAACOBQAwBAAAjwUAIAihDgAAtRgAMKIOAADCBQAQow4AALUYADDjDgEArRYAIagPAQCtFgAhlxEBAK0WACGaEUAAsRYAIZsRAAC2GAAgAQAAAL8FACABAAAAvwUAIAehDgAAtRgAMKIOAADCBQAQow4AALUYADDjDgEArRYAIagPAQCtFgAhlxEBAK0WACGaEUAAsRYAIQADAAAAwgUAIAMAAMMFADAEAAC_BQAgAwAAAMIFACADAADDBQAwBAAAvwUAIAMAAADCBQAgAwAAwwUAMAQAAL8FACAE4w4BAAAAAagPAQAAAAGXEQEAAAABmhFAAAAAAQEIAADHBQAgBOMOAQAAAAGoDwEAAAABlxEBAAAAAZoRQAAAAAEBCAAAyQUAMAEIAADJBQAwBOMOAQCbGQAhqA8BAJsZACGXEQEAmxkAIZoRQACXGQAhAgAAAL8FACAIAADMBQAgBOMOAQCbGQAhqA8BAJsZACGXEQEAmxkAIZoRQACXGQAhAgAAAMIFACAIAADOBQAgAgAAAMIFACAIAADOBQAgAwAAAL8FACAPAADHBQAgEAAAzAUAIAEAAAC_BQAgAQAAAMIFACADFQAAlx8AIBYAAJkfACAXAACYHwAgB6EOAAC0GAAwog4AANUFABCjDgAAtBgAMOMOAQCOFgAhqA8BAI4WACGXEQEAjhYAIZoRQACPFgAhAwAAAMIFACADAADUBQAwFAAA1QUAIAMAAADCBQAgAwAAwwUAMAQAAL8FACALpgMAAMAWACChDgAAshgAMKIOAADbBQAQow4AALIYADCoDwEArRYAIboPQACwFgAh5Q8CALUWACGWEQEArRYAIZcRAQCtFgAhmBFAALAWACGZEQAAsxgAIAEAAADYBQAgAQAAANgFACAKpgMAAMAWACChDgAAshgAMKIOAADbBQAQow4AALIYADCoDwEArRYAIboPQACwFgAh5Q8CALUWACGWEQEArRYAIZcRAQCtFgAhmBFAALAWACECug8AAJAZACCYEQAAkBkAIAMAAADbBQAgAwAA3AUAMAQAANgFACADAAAA2wUAIAMAANwFADAEAADYBQAgAwAAANsFACADAADcBQAwBAAA2AUAIAemA4AAAAABqA8BAAAAAboPQAAAAAHlDwIAAAABlhEBAAAAAZcRAQAAAAGYEUAAAAABAQgAAOAFACAHpgOAAAAAAagPAQAAAAG6D0AAAAAB5Q8CAAAAAZYRAQAAAAGXEQEAAAABmBFAAAAAAQEIAADiBQAwAQgAAOIFADAHpgOAAAAAAagPAQCbGQAhug9AAKMZACHlDwIAmRkAIZYRAQCbGQAhlxEBAJsZACGYEUAAoxkAIQIAAADYBQAgCAAA5QUAIAemA4AAAAABqA8BAJsZACG6D0AAoxkAIeUPAgCZGQAhlhEBAJsZACGXEQEAmxkAIZgRQACjGQAhAgAAANsFACAIAADnBQAgAgAAANsFACAIAADnBQAgAwAAANgFACAPAADgBQAgEAAA5QUAIAEAAADYBQAgAQAAANsFACAHFQAAkh8AIBYAAJUfACAXAACUHwAgKAAAkx8AICkAAJYfACC6DwAAkBkAIJgRAACQGQAgCqYDAAC9FgAgoQ4AALEYADCiDgAA7gUAEKMOAACxGAAwqA8BAI4WACG6D0AApBYAIeUPAgCRFgAhlhEBAI4WACGXEQEAjhYAIZgRQACkFgAhAwAAANsFACADAADtBQAwFAAA7gUAIAMAAADbBQAgAwAA3AUAMAQAANgFACAGoQ4AALAYADCiDgAA9AUAEKMOAACwGAAw4w4BAAAAAZcQAQCtFgAhlRFAALEWACEBAAAA8QUAIAEAAADxBQAgBqEOAACwGAAwog4AAPQFABCjDgAAsBgAMOMOAQCtFgAhlxABAK0WACGVEUAAsRYAIQADAAAA9AUAIAMAAPUFADAEAADxBQAgAwAAAPQFACADAAD1BQAwBAAA8QUAIAMAAAD0BQAgAwAA9QUAMAQAAPEFACAD4w4BAAAAAZcQAQAAAAGVEUAAAAABAQgAAPkFACAD4w4BAAAAAZcQAQAAAAGVEUAAAAABAQgAAPsFADABCAAA-wUAMAPjDgEAmxkAIZcQAQCbGQAhlRFAAJcZACECAAAA8QUAIAgAAP4FACAD4w4BAJsZACGXEAEAmxkAIZURQACXGQAhAgAAAPQFACAIAACABgAgAgAAAPQFACAIAACABgAgAwAAAPEFACAPAAD5BQAgEAAA_gUAIAEAAADxBQAgAQAAAPQFACADFQAAjx8AIBYAAJEfACAXAACQHwAgBqEOAACvGAAwog4AAIcGABCjDgAArxgAMOMOAQCOFgAhlxABAI4WACGVEUAAjxYAIQMAAAD0BQAgAwAAhgYAMBQAAIcGACADAAAA9AUAIAMAAPUFADAEAADxBQAgFKEOAACuGAAwog4AAI0GABCjDgAArhgAMKkOAQCvFgAh1w5AALAWACHlDgQAAAAB5g4EAOUWACH9DgEArRYAIeMPQACxFgAh9g8BAK8WACGKEQQA5RYAIYwRBADlFgAhjREEAOUWACGOEQQA5RYAIY8RAQCvFgAhkBEEAOUWACGREQEArxYAIZIRBADlFgAhkxEEAOUWACGUEUAAsBYAIQEAAACKBgAgAQAAAIoGACAUoQ4AAK4YADCiDgAAjQYAEKMOAACuGAAwqQ4BAK8WACHXDkAAsBYAIeUOBAC4FgAh5g4EAOUWACH9DgEArRYAIeMPQACxFgAh9g8BAK8WACGKEQQA5RYAIYwRBADlFgAhjREEAOUWACGOEQQA5RYAIY8RAQCvFgAhkBEEAOUWACGREQEArxYAIZIRBADlFgAhkxEEAOUWACGUEUAAsBYAIQ6pDgAAkBkAINcOAACQGQAg5g4AAJAZACD2DwAAkBkAIIoRAACQGQAgjBEAAJAZACCNEQAAkBkAII4RAACQGQAgjxEAAJAZACCQEQAAkBkAIJERAACQGQAgkhEAAJAZACCTEQAAkBkAIJQRAACQGQAgAwAAAI0GACADAACOBgAwBAAAigYAIAMAAACNBgAgAwAAjgYAMAQAAIoGACADAAAAjQYAIAMAAI4GADAEAACKBgAgEakOAQAAAAHXDkAAAAAB5Q4EAAAAAeYOBAAAAAH9DgEAAAAB4w9AAAAAAfYPAQAAAAGKEQQAAAABjBEEAAAAAY0RBAAAAAGOEQQAAAABjxEBAAAAAZARBAAAAAGREQEAAAABkhEEAAAAAZMRBAAAAAGUEUAAAAABAQgAAJIGACARqQ4BAAAAAdcOQAAAAAHlDgQAAAAB5g4EAAAAAf0OAQAAAAHjD0AAAAAB9g8BAAAAAYoRBAAAAAGMEQQAAAABjREEAAAAAY4RBAAAAAGPEQEAAAABkBEEAAAAAZERAQAAAAGSEQQAAAABkxEEAAAAAZQRQAAAAAEBCAAAlAYAMAEIAACUBgAwEakOAQCaGQAh1w5AAKMZACHlDgQAlhkAIeYOBACCGgAh_Q4BAJsZACHjD0AAlxkAIfYPAQCaGQAhihEEAIIaACGMEQQAghoAIY0RBACCGgAhjhEEAIIaACGPEQEAmhkAIZARBACCGgAhkREBAJoZACGSEQQAghoAIZMRBACCGgAhlBFAAKMZACECAAAAigYAIAgAAJcGACARqQ4BAJoZACHXDkAAoxkAIeUOBACWGQAh5g4EAIIaACH9DgEAmxkAIeMPQACXGQAh9g8BAJoZACGKEQQAghoAIYwRBACCGgAhjREEAIIaACGOEQQAghoAIY8RAQCaGQAhkBEEAIIaACGREQEAmhkAIZIRBACCGgAhkxEEAIIaACGUEUAAoxkAIQIAAACNBgAgCAAAmQYAIAIAAACNBgAgCAAAmQYAIAMAAACKBgAgDwAAkgYAIBAAAJcGACABAAAAigYAIAEAAACNBgAgExUAAIofACAWAACNHwAgFwAAjB8AICgAAIsfACApAACOHwAgqQ4AAJAZACDXDgAAkBkAIOYOAACQGQAg9g8AAJAZACCKEQAAkBkAIIwRAACQGQAgjREAAJAZACCOEQAAkBkAII8RAACQGQAgkBEAAJAZACCREQAAkBkAIJIRAACQGQAgkxEAAJAZACCUEQAAkBkAIBShDgAArRgAMKIOAACgBgAQow4AAK0YADCpDgEAkhYAIdcOQACkFgAh5Q4EAI0WACHmDgQA4RYAIf0OAQCOFgAh4w9AAI8WACH2DwEAkhYAIYoRBADhFgAhjBEEAOEWACGNEQQA4RYAIY4RBADhFgAhjxEBAJIWACGQEQQA4RYAIZERAQCSFgAhkhEEAOEWACGTEQQA4RYAIZQRQACkFgAhAwAAAI0GACADAACfBgAwFAAAoAYAIAMAAACNBgAgAwAAjgYAMAQAAIoGACAHoQ4AAKwYADCiDgAApgYAEKMOAACsGAAw5Q4EAAAAAeYOBAC4FgAhihEEALgWACGLESAArhYAIQEAAACjBgAgAQAAAKMGACAHoQ4AAKwYADCiDgAApgYAEKMOAACsGAAw5Q4EALgWACHmDgQAuBYAIYoRBAC4FgAhixEgAK4WACEAAwAAAKYGACADAACnBgAwBAAAowYAIAMAAACmBgAgAwAApwYAMAQAAKMGACADAAAApgYAIAMAAKcGADAEAACjBgAgBOUOBAAAAAHmDgQAAAABihEEAAAAAYsRIAAAAAEBCAAAqwYAIATlDgQAAAAB5g4EAAAAAYoRBAAAAAGLESAAAAABAQgAAK0GADABCAAArQYAMATlDgQAlhkAIeYOBACWGQAhihEEAJYZACGLESAAuRkAIQIAAACjBgAgCAAAsAYAIATlDgQAlhkAIeYOBACWGQAhihEEAJYZACGLESAAuRkAIQIAAACmBgAgCAAAsgYAIAIAAACmBgAgCAAAsgYAIAMAAACjBgAgDwAAqwYAIBAAALAGACABAAAAowYAIAEAAACmBgAgBRUAAIUfACAWAACIHwAgFwAAhx8AICgAAIYfACApAACJHwAgB6EOAACrGAAwog4AALkGABCjDgAAqxgAMOUOBACNFgAh5g4EAI0WACGKEQQAjRYAIYsRIACpFgAhAwAAAKYGACADAAC4BgAwFAAAuQYAIAMAAACmBgAgAwAApwYAMAQAAKMGACAKoQ4AAKkYADCiDgAAvwYAEKMOAACpGAAwqQ4BAK0WACHCDgIAtBYAIcwOAQCtFgAh5Q4EALgWACGID0AAsRYAIY0QQACxFgAhiREAAKoYACABAAAAvAYAIAEAAAC8BgAgCaEOAACpGAAwog4AAL8GABCjDgAAqRgAMKkOAQCtFgAhwg4CALQWACHMDgEArRYAIeUOBAC4FgAhiA9AALEWACGNEEAAsRYAIQHCDgAAkBkAIAMAAAC_BgAgAwAAwAYAMAQAALwGACADAAAAvwYAIAMAAMAGADAEAAC8BgAgAwAAAL8GACADAADABgAwBAAAvAYAIAapDgEAAAABwg4CAAAAAcwOAQAAAAHlDgQAAAABiA9AAAAAAY0QQAAAAAEBCAAAxAYAIAapDgEAAAABwg4CAAAAAcwOAQAAAAHlDgQAAAABiA9AAAAAAY0QQAAAAAEBCAAAxgYAMAEIAADGBgAwBqkOAQCbGQAhwg4CAJgZACHMDgEAmxkAIeUOBACWGQAhiA9AAJcZACGNEEAAlxkAIQIAAAC8BgAgCAAAyQYAIAapDgEAmxkAIcIOAgCYGQAhzA4BAJsZACHlDgQAlhkAIYgPQACXGQAhjRBAAJcZACECAAAAvwYAIAgAAMsGACACAAAAvwYAIAgAAMsGACADAAAAvAYAIA8AAMQGACAQAADJBgAgAQAAALwGACABAAAAvwYAIAYVAACAHwAgFgAAgx8AIBcAAIIfACAoAACBHwAgKQAAhB8AIMIOAACQGQAgCaEOAACoGAAwog4AANIGABCjDgAAqBgAMKkOAQCOFgAhwg4CAJAWACHMDgEAjhYAIeUOBACNFgAhiA9AAI8WACGNEEAAjxYAIQMAAAC_BgAgAwAA0QYAMBQAANIGACADAAAAvwYAIAMAAMAGADAEAAC8BgAgC6EOAACnGAAwog4AANgGABCjDgAApxgAMOUOBAAAAAGCEUAAsBYAIYMRAQCvFgAhhBEEAOUWACGFEUAAsBYAIYYRQACwFgAhhxEEAOUWACGIEUAAsBYAIQEAAADVBgAgAQAAANUGACALoQ4AAKcYADCiDgAA2AYAEKMOAACnGAAw5Q4EALgWACGCEUAAsBYAIYMRAQCvFgAhhBEEAOUWACGFEUAAsBYAIYYRQACwFgAhhxEEAOUWACGIEUAAsBYAIQeCEQAAkBkAIIMRAACQGQAghBEAAJAZACCFEQAAkBkAIIYRAACQGQAghxEAAJAZACCIEQAAkBkAIAMAAADYBgAgAwAA2QYAMAQAANUGACADAAAA2AYAIAMAANkGADAEAADVBgAgAwAAANgGACADAADZBgAwBAAA1QYAIAjlDgQAAAABghFAAAAAAYMRAQAAAAGEEQQAAAABhRFAAAAAAYYRQAAAAAGHEQQAAAABiBFAAAAAAQEIAADdBgAgCOUOBAAAAAGCEUAAAAABgxEBAAAAAYQRBAAAAAGFEUAAAAABhhFAAAAAAYcRBAAAAAGIEUAAAAABAQgAAN8GADABCAAA3wYAMAjlDgQAlhkAIYIRQACjGQAhgxEBAJoZACGEEQQAghoAIYURQACjGQAhhhFAAKMZACGHEQQAghoAIYgRQACjGQAhAgAAANUGACAIAADiBgAgCOUOBACWGQAhghFAAKMZACGDEQEAmhkAIYQRBACCGgAhhRFAAKMZACGGEUAAoxkAIYcRBACCGgAhiBFAAKMZACECAAAA2AYAIAgAAOQGACACAAAA2AYAIAgAAOQGACADAAAA1QYAIA8AAN0GACAQAADiBgAgAQAAANUGACABAAAA2AYAIAwVAAD7HgAgFgAA_h4AIBcAAP0eACAoAAD8HgAgKQAA_x4AIIIRAACQGQAggxEAAJAZACCEEQAAkBkAIIURAACQGQAghhEAAJAZACCHEQAAkBkAIIgRAACQGQAgC6EOAACmGAAwog4AAOsGABCjDgAAphgAMOUOBACNFgAhghFAAKQWACGDEQEAkhYAIYQRBADhFgAhhRFAAKQWACGGEUAApBYAIYcRBADhFgAhiBFAAKQWACEDAAAA2AYAIAMAAOoGADAUAADrBgAgAwAAANgGACADAADZBgAwBAAA1QYAIAqhDgAApBgAMKIOAADxBgAQow4AAKQYADDlDgQAuBYAIfwQBAC4FgAh_RABAK0WACH-EAEArRYAIf8QBAC4FgAhgBEEAOUWACGBEQAApRgAIAEAAADuBgAgAQAAAO4GACAJoQ4AAKQYADCiDgAA8QYAEKMOAACkGAAw5Q4EALgWACH8EAQAuBYAIf0QAQCtFgAh_hABAK0WACH_EAQAuBYAIYARBADlFgAhAYARAACQGQAgAwAAAPEGACADAADyBgAwBAAA7gYAIAMAAADxBgAgAwAA8gYAMAQAAO4GACADAAAA8QYAIAMAAPIGADAEAADuBgAgBuUOBAAAAAH8EAQAAAAB_RABAAAAAf4QAQAAAAH_EAQAAAABgBEEAAAAAQEIAAD2BgAgBuUOBAAAAAH8EAQAAAAB_RABAAAAAf4QAQAAAAH_EAQAAAABgBEEAAAAAQEIAAD4BgAwAQgAAPgGADAG5Q4EAJYZACH8EAQAlhkAIf0QAQCbGQAh_hABAJsZACH_EAQAlhkAIYARBACCGgAhAgAAAO4GACAIAAD7BgAgBuUOBACWGQAh_BAEAJYZACH9EAEAmxkAIf4QAQCbGQAh_xAEAJYZACGAEQQAghoAIQIAAADxBgAgCAAA_QYAIAIAAADxBgAgCAAA_QYAIAMAAADuBgAgDwAA9gYAIBAAAPsGACABAAAA7gYAIAEAAADxBgAgBhUAAPYeACAWAAD5HgAgFwAA-B4AICgAAPceACApAAD6HgAggBEAAJAZACAJoQ4AAKMYADCiDgAAhAcAEKMOAACjGAAw5Q4EAI0WACH8EAQAjRYAIf0QAQCOFgAh_hABAI4WACH_EAQAjRYAIYARBADhFgAhAwAAAPEGACADAACDBwAwFAAAhAcAIAMAAADxBgAgAwAA8gYAMAQAAO4GACAViAkBAK0WACGhDgAAoRgAMKIOAACKBwAQow4AAKEYADCmDgQAuBYAIeUOBAC4FgAh5g4EALgWACHnDgIAtRYAIegOAgC1FgAh6Q4gANEWACHqDiAA0RYAIesOAQCtFgAh7A4AAdIWACHtDgAB0xYAIe4OAAHTFgAh7w4AAdMWACHwDgAB0xYAIfEOEADUFgAh8g4QANQWACHzDhAA1BYAIfQOAACiGAAgAQAAAIcHACABAAAAhwcAIBSICQEArRYAIaEOAAChGAAwog4AAIoHABCjDgAAoRgAMKYOBAC4FgAh5Q4EALgWACHmDgQAuBYAIecOAgC1FgAh6A4CALUWACHpDiAA0RYAIeoOIADRFgAh6w4BAK0WACHsDgAB0hYAIe0OAAHTFgAh7g4AAdMWACHvDgAB0xYAIfAOAAHTFgAh8Q4QANQWACHyDhAA1BYAIfMOEADUFgAhCekOAACQGQAg6g4AAJAZACDtDgAAkBkAIO4OAACQGQAg7w4AAJAZACDwDgAAkBkAIPEOAACQGQAg8g4AAJAZACDzDgAAkBkAIAMAAACKBwAgAwAAiwcAMAQAAIcHACADAAAAigcAIAMAAIsHADAEAACHBwAgAwAAAIoHACADAACLBwAwBAAAhwcAIBGICQEAAAABpg4EAAAAAeUOBAAAAAHmDgQAAAAB5w4CAAAAAegOAgAAAAHpDiAAAAAB6g4gAAAAAesOAQAAAAHsDgABAAAB7Q4AAQAAAe4OAAEAAAHvDgABAAAB8A4AAQAAAfEOEAAAAAHyDhAAAAAB8w4QAAAAAQEIAACPBwAgEYgJAQAAAAGmDgQAAAAB5Q4EAAAAAeYOBAAAAAHnDgIAAAAB6A4CAAAAAekOIAAAAAHqDiAAAAAB6w4BAAAAAewOAAEAAAHtDgABAAAB7g4AAQAAAe8OAAEAAAHwDgABAAAB8Q4QAAAAAfIOEAAAAAHzDhAAAAABAQgAAJEHADABCAAAkQcAMBGICQEAmxkAIaYOBACWGQAh5Q4EAJYZACHmDgQAlhkAIecOAgCZGQAh6A4CAJkZACHpDiAA2xkAIeoOIADbGQAh6w4BAJsZACHsDgAB3BkAIe0OAAHdGQAh7g4AAd0ZACHvDgAB3RkAIfAOAAHdGQAh8Q4QAN4ZACHyDhAA3hkAIfMOEADeGQAhAgAAAIcHACAIAACUBwAgEYgJAQCbGQAhpg4EAJYZACHlDgQAlhkAIeYOBACWGQAh5w4CAJkZACHoDgIAmRkAIekOIADbGQAh6g4gANsZACHrDgEAmxkAIewOAAHcGQAh7Q4AAd0ZACHuDgAB3RkAIe8OAAHdGQAh8A4AAd0ZACHxDhAA3hkAIfIOEADeGQAh8w4QAN4ZACECAAAAigcAIAgAAJYHACACAAAAigcAIAgAAJYHACADAAAAhwcAIA8AAI8HACAQAACUBwAgAQAAAIcHACABAAAAigcAIA4VAADxHgAgFgAA9B4AIBcAAPMeACAoAADyHgAgKQAA9R4AIOkOAACQGQAg6g4AAJAZACDtDgAAkBkAIO4OAACQGQAg7w4AAJAZACDwDgAAkBkAIPEOAACQGQAg8g4AAJAZACDzDgAAkBkAIBSICQEAjhYAIaEOAACgGAAwog4AAJ0HABCjDgAAoBgAMKYOBACNFgAh5Q4EAI0WACHmDgQAjRYAIecOAgCRFgAh6A4CAJEWACHpDiAAxBYAIeoOIADEFgAh6w4BAI4WACHsDgABxRYAIe0OAAHGFgAh7g4AAcYWACHvDgABxhYAIfAOAAHGFgAh8Q4QAMcWACHyDhAAxxYAIfMOEADHFgAhAwAAAIoHACADAACcBwAwFAAAnQcAIAMAAACKBwAgAwAAiwcAMAQAAIcHACAJiAkBAK0WACGhDgAAnhgAMKIOAACjBwAQow4AAJ4YADDlDgQAuBYAIf4OAgC1FgAhhQ8EALgWACHaDwAB0xYAIfQQAACfGAAgAQAAAKAHACABAAAAoAcAIAiICQEArRYAIaEOAACeGAAwog4AAKMHABCjDgAAnhgAMOUOBAC4FgAh_g4CALUWACGFDwQAuBYAIdoPAAHTFgAhAdoPAACQGQAgAwAAAKMHACADAACkBwAwBAAAoAcAIAMAAACjBwAgAwAApAcAMAQAAKAHACADAAAAowcAIAMAAKQHADAEAACgBwAgBYgJAQAAAAHlDgQAAAAB_g4CAAAAAYUPBAAAAAHaDwABAAABAQgAAKgHACAFiAkBAAAAAeUOBAAAAAH-DgIAAAABhQ8EAAAAAdoPAAEAAAEBCAAAqgcAMAEIAACqBwAwBYgJAQCbGQAh5Q4EAJYZACH-DgIAmRkAIYUPBACWGQAh2g8AAd0ZACECAAAAoAcAIAgAAK0HACAFiAkBAJsZACHlDgQAlhkAIf4OAgCZGQAhhQ8EAJYZACHaDwAB3RkAIQIAAACjBwAgCAAArwcAIAIAAACjBwAgCAAArwcAIAMAAACgBwAgDwAAqAcAIBAAAK0HACABAAAAoAcAIAEAAACjBwAgBhUAAOweACAWAADvHgAgFwAA7h4AICgAAO0eACApAADwHgAg2g8AAJAZACAIiAkBAI4WACGhDgAAnRgAMKIOAAC2BwAQow4AAJ0YADDlDgQAjRYAIf4OAgCRFgAhhQ8EAI0WACHaDwABxhYAIQMAAACjBwAgAwAAtQcAMBQAALYHACADAAAAowcAIAMAAKQHADAEAACgBwAgCIgJAQCtFgAhoQ4AAJsYADCiDgAAvAcAEKMOAACbGAAw5Q4EALgWACHaDwAB0hYAIfoQBAC4FgAh-xAAAJwYACABAAAAuQcAIAEAAAC5BwAgB4gJAQCtFgAhoQ4AAJsYADCiDgAAvAcAEKMOAACbGAAw5Q4EALgWACHaDwAB0hYAIfoQBAC4FgAhAAMAAAC8BwAgAwAAvQcAMAQAALkHACADAAAAvAcAIAMAAL0HADAEAAC5BwAgAwAAALwHACADAAC9BwAwBAAAuQcAIASICQEAAAAB5Q4EAAAAAdoPAAEAAAH6EAQAAAABAQgAAMEHACAEiAkBAAAAAeUOBAAAAAHaDwABAAAB-hAEAAAAAQEIAADDBwAwAQgAAMMHADAEiAkBAJsZACHlDgQAlhkAIdoPAAHcGQAh-hAEAJYZACECAAAAuQcAIAgAAMYHACAEiAkBAJsZACHlDgQAlhkAIdoPAAHcGQAh-hAEAJYZACECAAAAvAcAIAgAAMgHACACAAAAvAcAIAgAAMgHACADAAAAuQcAIA8AAMEHACAQAADGBwAgAQAAALkHACABAAAAvAcAIAUVAADnHgAgFgAA6h4AIBcAAOkeACAoAADoHgAgKQAA6x4AIAeICQEAjhYAIaEOAACaGAAwog4AAM8HABCjDgAAmhgAMOUOBACNFgAh2g8AAcUWACH6EAQAjRYAIQMAAAC8BwAgAwAAzgcAMBQAAM8HACADAAAAvAcAIAMAAL0HADAEAAC5BwAgCYgJAQCtFgAhoQ4AAJgYADCiDgAA1QcAEKMOAACYGAAw5Q4EALgWACH2EAEArRYAIfcQAgC1FgAh-BACALUWACH5EAAAmRgAIAEAAADSBwAgAQAAANIHACAIiAkBAK0WACGhDgAAmBgAMKIOAADVBwAQow4AAJgYADDlDgQAuBYAIfYQAQCtFgAh9xACALUWACH4EAIAtRYAIQADAAAA1QcAIAMAANYHADAEAADSBwAgAwAAANUHACADAADWBwAwBAAA0gcAIAMAAADVBwAgAwAA1gcAMAQAANIHACAFiAkBAAAAAeUOBAAAAAH2EAEAAAAB9xACAAAAAfgQAgAAAAEBCAAA2gcAIAWICQEAAAAB5Q4EAAAAAfYQAQAAAAH3EAIAAAAB-BACAAAAAQEIAADcBwAwAQgAANwHADAFiAkBAJsZACHlDgQAlhkAIfYQAQCbGQAh9xACAJkZACH4EAIAmRkAIQIAAADSBwAgCAAA3wcAIAWICQEAmxkAIeUOBACWGQAh9hABAJsZACH3EAIAmRkAIfgQAgCZGQAhAgAAANUHACAIAADhBwAgAgAAANUHACAIAADhBwAgAwAAANIHACAPAADaBwAgEAAA3wcAIAEAAADSBwAgAQAAANUHACAFFQAA4h4AIBYAAOUeACAXAADkHgAgKAAA4x4AICkAAOYeACAIiAkBAI4WACGhDgAAlxgAMKIOAADoBwAQow4AAJcYADDlDgQAjRYAIfYQAQCOFgAh9xACAJEWACH4EAIAkRYAIQMAAADVBwAgAwAA5wcAMBQAAOgHACADAAAA1QcAIAMAANYHADAEAADSBwAgB4gJAQAAAAGhDgAAlhgAMKIOAADuBwAQow4AAJYYADDJEAIAtRYAIcsQAADAFgAg9RABAK0WACEBAAAA6wcAIAEAAADrBwAgB4gJAQCtFgAhoQ4AAJYYADCiDgAA7gcAEKMOAACWGAAwyRACALUWACHLEAAAwBYAIPUQAQCtFgAhAAMAAADuBwAgAwAA7wcAMAQAAOsHACADAAAA7gcAIAMAAO8HADAEAADrBwAgAwAAAO4HACADAADvBwAwBAAA6wcAIASICQEAAAAByRACAAAAAcsQgAAAAAH1EAEAAAABAQgAAPMHACAEiAkBAAAAAckQAgAAAAHLEIAAAAAB9RABAAAAAQEIAAD1BwAwAQgAAPUHADAEiAkBAJsZACHJEAIAmRkAIcsQgAAAAAH1EAEAmxkAIQIAAADrBwAgCAAA-AcAIASICQEAmxkAIckQAgCZGQAhyxCAAAAAAfUQAQCbGQAhAgAAAO4HACAIAAD6BwAgAgAAAO4HACAIAAD6BwAgAwAAAOsHACAPAADzBwAgEAAA-AcAIAEAAADrBwAgAQAAAO4HACAFFQAA3R4AIBYAAOAeACAXAADfHgAgKAAA3h4AICkAAOEeACAHiAkBAI4WACGhDgAAlRgAMKIOAACBCAAQow4AAJUYADDJEAIAkRYAIcsQAAC9FgAg9RABAI4WACEDAAAA7gcAIAMAAIAIADAUAACBCAAgAwAAAO4HACADAADvBwAwBAAA6wcAIAeICQEArRYAIaEOAACTGAAwog4AAIcIABCjDgAAkxgAMOUOBAC4FgAh8xAAAMAWACD0EAAAlBgAIAEAAACECAAgAQAAAIQIACAGiAkBAK0WACGhDgAAkxgAMKIOAACHCAAQow4AAJMYADDlDgQAuBYAIfMQAADAFgAgAAMAAACHCAAgAwAAiAgAMAQAAIQIACADAAAAhwgAIAMAAIgIADAEAACECAAgAwAAAIcIACADAACICAAwBAAAhAgAIAOICQEAAAAB5Q4EAAAAAfMQgAAAAAEBCAAAjAgAIAOICQEAAAAB5Q4EAAAAAfMQgAAAAAEBCAAAjggAMAEIAACOCAAwA4gJAQCbGQAh5Q4EAJYZACHzEIAAAAABAgAAAIQIACAIAACRCAAgA4gJAQCbGQAh5Q4EAJYZACHzEIAAAAABAgAAAIcIACAIAACTCAAgAgAAAIcIACAIAACTCAAgAwAAAIQIACAPAACMCAAgEAAAkQgAIAEAAACECAAgAQAAAIcIACAFFQAA2B4AIBYAANseACAXAADaHgAgKAAA2R4AICkAANweACAGiAkBAI4WACGhDgAAkhgAMKIOAACaCAAQow4AAJIYADDlDgQAjRYAIfMQAAC9FgAgAwAAAIcIACADAACZCAAwFAAAmggAIAMAAACHCAAgAwAAiAgAMAQAAIQIACAFoQ4AAJEYADCiDgAAoAgAEKMOAACRGAAw4w4BAAAAAfIQAgC1FgAhAQAAAJ0IACABAAAAnQgAIAWhDgAAkRgAMKIOAACgCAAQow4AAJEYADDjDgEArRYAIfIQAgC1FgAhAAMAAACgCAAgAwAAoQgAMAQAAJ0IACADAAAAoAgAIAMAAKEIADAEAACdCAAgAwAAAKAIACADAAChCAAwBAAAnQgAIALjDgEAAAAB8hACAAAAAQEIAAClCAAgAuMOAQAAAAHyEAIAAAABAQgAAKcIADABCAAApwgAMALjDgEAmxkAIfIQAgCZGQAhAgAAAJ0IACAIAACqCAAgAuMOAQCbGQAh8hACAJkZACECAAAAoAgAIAgAAKwIACACAAAAoAgAIAgAAKwIACADAAAAnQgAIA8AAKUIACAQAACqCAAgAQAAAJ0IACABAAAAoAgAIAUVAADTHgAgFgAA1h4AIBcAANUeACAoAADUHgAgKQAA1x4AIAWhDgAAkBgAMKIOAACzCAAQow4AAJAYADDjDgEAjhYAIfIQAgCRFgAhAwAAAKAIACADAACyCAAwFAAAswgAIAMAAACgCAAgAwAAoQgAMAQAAJ0IACAP7w0CALUWACGhDgAAjhgAMKIOAAC5CAAQow4AAI4YADCmDkAAsRYAIeUOBAC4FgAh5g4EALgWACHnDgIAtRYAIewOAQCvFgAhoA8BAK0WACH2DwEArRYAIe4QBADlFgAh7xBAALEWACHwEEAAsBYAIfEQAACPGAAgAQAAALYIACABAAAAtggAIA7vDQIAtRYAIaEOAACOGAAwog4AALkIABCjDgAAjhgAMKYOQACxFgAh5Q4EALgWACHmDgQAuBYAIecOAgC1FgAh7A4BAK8WACGgDwEArRYAIfYPAQCtFgAh7hAEAOUWACHvEEAAsRYAIfAQQACwFgAhA-wOAACQGQAg7hAAAJAZACDwEAAAkBkAIAMAAAC5CAAgAwAAuggAMAQAALYIACADAAAAuQgAIAMAALoIADAEAAC2CAAgAwAAALkIACADAAC6CAAwBAAAtggAIAvvDQIAAAABpg5AAAAAAeUOBAAAAAHmDgQAAAAB5w4CAAAAAewOAQAAAAGgDwEAAAAB9g8BAAAAAe4QBAAAAAHvEEAAAAAB8BBAAAAAAQEIAAC-CAAgC-8NAgAAAAGmDkAAAAAB5Q4EAAAAAeYOBAAAAAHnDgIAAAAB7A4BAAAAAaAPAQAAAAH2DwEAAAAB7hAEAAAAAe8QQAAAAAHwEEAAAAABAQgAAMAIADABCAAAwAgAMAvvDQIAmRkAIaYOQACXGQAh5Q4EAJYZACHmDgQAlhkAIecOAgCZGQAh7A4BAJoZACGgDwEAmxkAIfYPAQCbGQAh7hAEAIIaACHvEEAAlxkAIfAQQACjGQAhAgAAALYIACAIAADDCAAgC-8NAgCZGQAhpg5AAJcZACHlDgQAlhkAIeYOBACWGQAh5w4CAJkZACHsDgEAmhkAIaAPAQCbGQAh9g8BAJsZACHuEAQAghoAIe8QQACXGQAh8BBAAKMZACECAAAAuQgAIAgAAMUIACACAAAAuQgAIAgAAMUIACADAAAAtggAIA8AAL4IACAQAADDCAAgAQAAALYIACABAAAAuQgAIAgVAADOHgAgFgAA0R4AIBcAANAeACAoAADPHgAgKQAA0h4AIOwOAACQGQAg7hAAAJAZACDwEAAAkBkAIA7vDQIAkRYAIaEOAACNGAAwog4AAMwIABCjDgAAjRgAMKYOQACPFgAh5Q4EAI0WACHmDgQAjRYAIecOAgCRFgAh7A4BAJIWACGgDwEAjhYAIfYPAQCOFgAh7hAEAOEWACHvEEAAjxYAIfAQQACkFgAhAwAAALkIACADAADLCAAwFAAAzAgAIAMAAAC5CAAgAwAAuggAMAQAALYIACAJiAkBAK0WACGhDgAAixgAMKIOAADSCAAQow4AAIsYADDlDgQAuBYAIeYOBAC4FgAh5w4CALUWACHsECAArhYAIe0QAACMGAAgAQAAAM8IACABAAAAzwgAIAiICQEArRYAIaEOAACLGAAwog4AANIIABCjDgAAixgAMOUOBAC4FgAh5g4EALgWACHnDgIAtRYAIewQIACuFgAhAAMAAADSCAAgAwAA0wgAMAQAAM8IACADAAAA0ggAIAMAANMIADAEAADPCAAgAwAAANIIACADAADTCAAwBAAAzwgAIAWICQEAAAAB5Q4EAAAAAeYOBAAAAAHnDgIAAAAB7BAgAAAAAQEIAADXCAAgBYgJAQAAAAHlDgQAAAAB5g4EAAAAAecOAgAAAAHsECAAAAABAQgAANkIADABCAAA2QgAMAWICQEAmxkAIeUOBACWGQAh5g4EAJYZACHnDgIAmRkAIewQIAC5GQAhAgAAAM8IACAIAADcCAAgBYgJAQCbGQAh5Q4EAJYZACHmDgQAlhkAIecOAgCZGQAh7BAgALkZACECAAAA0ggAIAgAAN4IACACAAAA0ggAIAgAAN4IACADAAAAzwgAIA8AANcIACAQAADcCAAgAQAAAM8IACABAAAA0ggAIAUVAADJHgAgFgAAzB4AIBcAAMseACAoAADKHgAgKQAAzR4AIAiICQEAjhYAIaEOAACKGAAwog4AAOUIABCjDgAAihgAMOUOBACNFgAh5g4EAI0WACHnDgIAkRYAIewQIACpFgAhAwAAANIIACADAADkCAAwFAAA5QgAIAMAAADSCAAgAwAA0wgAMAQAAM8IACAi2AUAAPsXACDZBQAA_BcAINoFAAD9FwAg2wUAAP4XACDcBQAA_xcAIPAHAAC2FgAgoQ4AAPoXADCiDgAAhAkAEKMOAAD6FwAwpA4BAAAAAaYOBADlFgAhyA5AALEWACHKDgEArRYAIeUOBADlFgAh_Q4BAK0WACGDDwAAthYAIKAPAQCvFgAhqA8BAK0WACG8DwAAthYAIPMPQACxFgAhhxABAK8WACGsEEAAsBYAIdwQAQCtFgAh3RAgAK4WACHeEAEArxYAId8QAQCvFgAh4BAAALYWACDhEAAAthYAIOIQAADAFgAg4xAgAK4WACHkEAAAqBYAIOUQAgC1FgAh5hBAALAWACHnEAAAthYAIAEAAADoCAAgB9cFAACBGAAgoQ4AAIkYADCiDgAA6ggAEKMOAACJGAAwuRACALUWACG6EAAB0hYAIbwQAQCtFgAhAdcFAADIHgAgCNcFAACBGAAgoQ4AAIkYADCiDgAA6ggAEKMOAACJGAAwuRACALUWACG6EAAB0hYAIbwQAQCtFgAh6xAAAIgYACADAAAA6ggAIAMAAOsIADAEAADsCAAgCNcFAACBGAAgoQ4AAIcYADCiDgAA7ggAEKMOAACHGAAwlw8QAPAWACG8EAEArRYAIdoQAQCtFgAh2xAQAPAWACEB1wUAAMgeACAJ1wUAAIEYACChDgAAhxgAMKIOAADuCAAQow4AAIcYADCXDxAA8BYAIbwQAQCtFgAh2hABAK0WACHbEBAA8BYAIeoQAACGGAAgAwAAAO4IACADAADvCAAwBAAA8AgAIAnXBQAAgRgAIJwNAgC1FgAhoQ4AAIUYADCiDgAA8ggAEKMOAACFGAAwoA8BAK0WACG8EAEArRYAIc4QAgC0FgAhzxABAK0WACEC1wUAAMgeACDOEAAAkBkAIArXBQAAgRgAIJwNAgC1FgAhoQ4AAIUYADCiDgAA8ggAEKMOAACFGAAwoA8BAK0WACG8EAEArRYAIc4QAgC0FgAhzxABAK0WACHpEAAAhBgAIAMAAADyCAAgAwAA8wgAMAQAAPQIACAL1wUAAIEYACChDgAAgxgAMKIOAAD2CAAQow4AAIMYADC8EAEArRYAIcgQAgC1FgAhyRACALUWACHKEAIAtRYAIcsQAACoFgAgzBAAAMAWACDNEAEArRYAIQHXBQAAyB4AIAzXBQAAgRgAIKEOAACDGAAwog4AAPYIABCjDgAAgxgAMLwQAQCtFgAhyBACALUWACHJEAIAtRYAIcoQAgC1FgAhyxAAAKgWACDMEAAAwBYAIM0QAQCtFgAh6BAAAIIYACADAAAA9ggAIAMAAPcIADAEAAD4CAAgCdcFAACBGAAgoQ4AAIAYADCiDgAA-ggAEKMOAACAGAAwpA4BAK0WACHIDkAAsRYAIfMPQACxFgAhkBAAAdIWACG8EAEArRYAIQHXBQAAyB4AIAnXBQAAgRgAIKEOAACAGAAwog4AAPoIABCjDgAAgBgAMKQOAQAAAAHIDkAAsRYAIfMPQACxFgAhkBAAAQAAAbwQAQCtFgAhAwAAAPoIACADAAD7CAAwBAAA_AgAIAEAAADqCAAgAQAAAO4IACABAAAA8ggAIAEAAAD2CAAgAQAAAPoIACABAAAA6AgAICLYBQAA-xcAINkFAAD8FwAg2gUAAP0XACDbBQAA_hcAINwFAAD_FwAg8AcAALYWACChDgAA-hcAMKIOAACECQAQow4AAPoXADCkDgEArRYAIaYOBADlFgAhyA5AALEWACHKDgEArRYAIeUOBADlFgAh_Q4BAK0WACGDDwAAthYAIKAPAQCvFgAhqA8BAK0WACG8DwAAthYAIPMPQACxFgAhhxABAK8WACGsEEAAsBYAIdwQAQCtFgAh3RAgAK4WACHeEAEArxYAId8QAQCvFgAh4BAAALYWACDhEAAAthYAIOIQAADAFgAg4xAgAK4WACHkEAAAqBYAIOUQAgC1FgAh5hBAALAWACHnEAAAthYAIBPYBQAAwx4AINkFAADEHgAg2gUAAMUeACDbBQAAxh4AINwFAADHHgAg8AcAAJAZACCmDgAAkBkAIOUOAACQGQAggw8AAJAZACCgDwAAkBkAILwPAACQGQAghxAAAJAZACCsEAAAkBkAIN4QAACQGQAg3xAAAJAZACDgEAAAkBkAIOEQAACQGQAg5hAAAJAZACDnEAAAkBkAIAMAAACECQAgAwAAhQkAMAQAAOgIACADAAAAhAkAIAMAAIUJADAEAADoCAAgAwAAAIQJACADAACFCQAwBAAA6AgAIB_YBQAAvh4AINkFAAC_HgAg2gUAAMAeACDbBQAAwR4AINwFAADCHgAg8AeAAAAAAaQOAQAAAAGmDgQAAAAByA5AAAAAAcoOAQAAAAHlDgQAAAAB_Q4BAAAAAYMPgAAAAAGgDwEAAAABqA8BAAAAAbwPgAAAAAHzD0AAAAABhxABAAAAAawQQAAAAAHcEAEAAAAB3RAgAAAAAd4QAQAAAAHfEAEAAAAB4BCAAAAAAeEQgAAAAAHiEIAAAAAB4xAgAAAAAeQQAAC9HgAg5RACAAAAAeYQQAAAAAHnEIAAAAABAQgAAIkJACAa8AeAAAAAAaQOAQAAAAGmDgQAAAAByA5AAAAAAcoOAQAAAAHlDgQAAAAB_Q4BAAAAAYMPgAAAAAGgDwEAAAABqA8BAAAAAbwPgAAAAAHzD0AAAAABhxABAAAAAawQQAAAAAHcEAEAAAAB3RAgAAAAAd4QAQAAAAHfEAEAAAAB4BCAAAAAAeEQgAAAAAHiEIAAAAAB4xAgAAAAAeQQAAC9HgAg5RACAAAAAeYQQAAAAAHnEIAAAAABAQgAAIsJADABCAAAiwkAMB_YBQAA_B0AINkFAAD9HQAg2gUAAP4dACDbBQAA_x0AINwFAACAHgAg8AeAAAAAAaQOAQCbGQAhpg4EAIIaACHIDkAAlxkAIcoOAQCbGQAh5Q4EAIIaACH9DgEAmxkAIYMPgAAAAAGgDwEAmhkAIagPAQCbGQAhvA-AAAAAAfMPQACXGQAhhxABAJoZACGsEEAAoxkAIdwQAQCbGQAh3RAgALkZACHeEAEAmhkAId8QAQCaGQAh4BCAAAAAAeEQgAAAAAHiEIAAAAAB4xAgALkZACHkEAAA-x0AIOUQAgCZGQAh5hBAAKMZACHnEIAAAAABAgAAAOgIACAIAACOCQAgGvAHgAAAAAGkDgEAmxkAIaYOBACCGgAhyA5AAJcZACHKDgEAmxkAIeUOBACCGgAh_Q4BAJsZACGDD4AAAAABoA8BAJoZACGoDwEAmxkAIbwPgAAAAAHzD0AAlxkAIYcQAQCaGQAhrBBAAKMZACHcEAEAmxkAId0QIAC5GQAh3hABAJoZACHfEAEAmhkAIeAQgAAAAAHhEIAAAAAB4hCAAAAAAeMQIAC5GQAh5BAAAPsdACDlEAIAmRkAIeYQQACjGQAh5xCAAAAAAQIAAACECQAgCAAAkAkAIAIAAACECQAgCAAAkAkAIAMAAADoCAAgDwAAiQkAIBAAAI4JACABAAAA6AgAIAEAAACECQAgExUAAPYdACAWAAD5HQAgFwAA-B0AICgAAPcdACApAAD6HQAg8AcAAJAZACCmDgAAkBkAIOUOAACQGQAggw8AAJAZACCgDwAAkBkAILwPAACQGQAghxAAAJAZACCsEAAAkBkAIN4QAACQGQAg3xAAAJAZACDgEAAAkBkAIOEQAACQGQAg5hAAAJAZACDnEAAAkBkAIB3wBwAAkxYAIKEOAAD5FwAwog4AAJcJABCjDgAA-RcAMKQOAQCOFgAhpg4EAOEWACHIDkAAjxYAIcoOAQCOFgAh5Q4EAOEWACH9DgEAjhYAIYMPAACTFgAgoA8BAJIWACGoDwEAjhYAIbwPAACTFgAg8w9AAI8WACGHEAEAkhYAIawQQACkFgAh3BABAI4WACHdECAAqRYAId4QAQCSFgAh3xABAJIWACHgEAAAkxYAIOEQAACTFgAg4hAAAL0WACDjECAAqRYAIeQQAACoFgAg5RACAJEWACHmEEAApBYAIecQAACTFgAgAwAAAIQJACADAACWCQAwFAAAlwkAIAMAAACECQAgAwAAhQkAMAQAAOgIACABAAAA7AgAIAEAAADsCAAgAwAAAOoIACADAADrCAAwBAAA7AgAIAMAAADqCAAgAwAA6wgAMAQAAOwIACADAAAA6ggAIAMAAOsIADAEAADsCAAgBNcFAAD1HQAguRACAAAAAboQAAEAAAG8EAEAAAABAQgAAJ8JACADuRACAAAAAboQAAEAAAG8EAEAAAABAQgAAKEJADABCAAAoQkAMATXBQAA9B0AILkQAgCZGQAhuhAAAdwZACG8EAEAmxkAIQIAAADsCAAgCAAApAkAIAO5EAIAmRkAIboQAAHcGQAhvBABAJsZACECAAAA6ggAIAgAAKYJACACAAAA6ggAIAgAAKYJACADAAAA7AgAIA8AAJ8JACAQAACkCQAgAQAAAOwIACABAAAA6ggAIAUVAADvHQAgFgAA8h0AIBcAAPEdACAoAADwHQAgKQAA8x0AIAahDgAA-BcAMKIOAACtCQAQow4AAPgXADC5EAIAkRYAIboQAAHFFgAhvBABAI4WACEDAAAA6ggAIAMAAKwJADAUAACtCQAgAwAAAOoIACADAADrCAAwBAAA7AgAIAEAAADwCAAgAQAAAPAIACADAAAA7ggAIAMAAO8IADAEAADwCAAgAwAAAO4IACADAADvCAAwBAAA8AgAIAMAAADuCAAgAwAA7wgAMAQAAPAIACAF1wUAAO4dACCXDxAAAAABvBABAAAAAdoQAQAAAAHbEBAAAAABAQgAALUJACAElw8QAAAAAbwQAQAAAAHaEAEAAAAB2xAQAAAAAQEIAAC3CQAwAQgAALcJADAF1wUAAO0dACCXDxAAkRoAIbwQAQCbGQAh2hABAJsZACHbEBAAkRoAIQIAAADwCAAgCAAAugkAIASXDxAAkRoAIbwQAQCbGQAh2hABAJsZACHbEBAAkRoAIQIAAADuCAAgCAAAvAkAIAIAAADuCAAgCAAAvAkAIAMAAADwCAAgDwAAtQkAIBAAALoJACABAAAA8AgAIAEAAADuCAAgBRUAAOgdACAWAADrHQAgFwAA6h0AICgAAOkdACApAADsHQAgB6EOAAD3FwAwog4AAMMJABCjDgAA9xcAMJcPEADsFgAhvBABAI4WACHaEAEAjhYAIdsQEADsFgAhAwAAAO4IACADAADCCQAwFAAAwwkAIAMAAADuCAAgAwAA7wgAMAQAAPAIACAYpQMBAK0WACGcDQIAtRYAIaEOAAD1FwAwog4AAMkJABCjDgAA9RcAMOMOAQCvFgAhww8CALQWACHMDwEArxYAIYgQAQCvFgAhlxABAK8WACG8EAEArRYAIcgQAgC0FgAhzRAgANEWACHOEAIAtRYAIdAQAQCtFgAh0RABAK8WACHSEAIAtBYAIdMQAAC2FgAg1BABAK8WACHVEAEArxYAIdYQAACoFgAg1xAgANEWACHYEAIAtBYAIdkQAAD2FwAgAQAAAMYJACABAAAAxgkAIBelAwEArRYAIZwNAgC1FgAhoQ4AAPUXADCiDgAAyQkAEKMOAAD1FwAw4w4BAK8WACHDDwIAtBYAIcwPAQCvFgAhiBABAK8WACGXEAEArxYAIbwQAQCtFgAhyBACALQWACHNECAA0RYAIc4QAgC1FgAh0BABAK0WACHREAEArxYAIdIQAgC0FgAh0xAAALYWACDUEAEArxYAIdUQAQCvFgAh1hAAAKgWACDXECAA0RYAIdgQAgC0FgAhDuMOAACQGQAgww8AAJAZACDMDwAAkBkAIIgQAACQGQAglxAAAJAZACDIEAAAkBkAIM0QAACQGQAg0RAAAJAZACDSEAAAkBkAINMQAACQGQAg1BAAAJAZACDVEAAAkBkAINcQAACQGQAg2BAAAJAZACADAAAAyQkAIAMAAMoJADAEAADGCQAgAwAAAMkJACADAADKCQAwBAAAxgkAIAMAAADJCQAgAwAAygkAMAQAAMYJACAUpQMBAAAAAZwNAgAAAAHjDgEAAAABww8CAAAAAcwPAQAAAAGIEAEAAAABlxABAAAAAbwQAQAAAAHIEAIAAAABzRAgAAAAAc4QAgAAAAHQEAEAAAAB0RABAAAAAdIQAgAAAAHTEIAAAAAB1BABAAAAAdUQAQAAAAHWEAAA5x0AINcQIAAAAAHYEAIAAAABAQgAAM4JACAUpQMBAAAAAZwNAgAAAAHjDgEAAAABww8CAAAAAcwPAQAAAAGIEAEAAAABlxABAAAAAbwQAQAAAAHIEAIAAAABzRAgAAAAAc4QAgAAAAHQEAEAAAAB0RABAAAAAdIQAgAAAAHTEIAAAAAB1BABAAAAAdUQAQAAAAHWEAAA5x0AINcQIAAAAAHYEAIAAAABAQgAANAJADABCAAA0AkAMBSlAwEAmxkAIZwNAgCZGQAh4w4BAJoZACHDDwIAmBkAIcwPAQCaGQAhiBABAJoZACGXEAEAmhkAIbwQAQCbGQAhyBACAJgZACHNECAA2xkAIc4QAgCZGQAh0BABAJsZACHREAEAmhkAIdIQAgCYGQAh0xCAAAAAAdQQAQCaGQAh1RABAJoZACHWEAAA5h0AINcQIADbGQAh2BACAJgZACECAAAAxgkAIAgAANMJACAUpQMBAJsZACGcDQIAmRkAIeMOAQCaGQAhww8CAJgZACHMDwEAmhkAIYgQAQCaGQAhlxABAJoZACG8EAEAmxkAIcgQAgCYGQAhzRAgANsZACHOEAIAmRkAIdAQAQCbGQAh0RABAJoZACHSEAIAmBkAIdMQgAAAAAHUEAEAmhkAIdUQAQCaGQAh1hAAAOYdACDXECAA2xkAIdgQAgCYGQAhAgAAAMkJACAIAADVCQAgAgAAAMkJACAIAADVCQAgAwAAAMYJACAPAADOCQAgEAAA0wkAIAEAAADGCQAgAQAAAMkJACATFQAA4R0AIBYAAOQdACAXAADjHQAgKAAA4h0AICkAAOUdACDjDgAAkBkAIMMPAACQGQAgzA8AAJAZACCIEAAAkBkAIJcQAACQGQAgyBAAAJAZACDNEAAAkBkAINEQAACQGQAg0hAAAJAZACDTEAAAkBkAINQQAACQGQAg1RAAAJAZACDXEAAAkBkAINgQAACQGQAgF6UDAQCOFgAhnA0CAJEWACGhDgAA9BcAMKIOAADcCQAQow4AAPQXADDjDgEAkhYAIcMPAgCQFgAhzA8BAJIWACGIEAEAkhYAIZcQAQCSFgAhvBABAI4WACHIEAIAkBYAIc0QIADEFgAhzhACAJEWACHQEAEAjhYAIdEQAQCSFgAh0hACAJAWACHTEAAAkxYAINQQAQCSFgAh1RABAJIWACHWEAAAqBYAINcQIADEFgAh2BACAJAWACEDAAAAyQkAIAMAANsJADAUAADcCQAgAwAAAMkJACADAADKCQAwBAAAxgkAIAEAAAD0CAAgAQAAAPQIACADAAAA8ggAIAMAAPMIADAEAAD0CAAgAwAAAPIIACADAADzCAAwBAAA9AgAIAMAAADyCAAgAwAA8wgAMAQAAPQIACAG1wUAAOAdACCcDQIAAAABoA8BAAAAAbwQAQAAAAHOEAIAAAABzxABAAAAAQEIAADkCQAgBZwNAgAAAAGgDwEAAAABvBABAAAAAc4QAgAAAAHPEAEAAAABAQgAAOYJADABCAAA5gkAMAbXBQAA3x0AIJwNAgCZGQAhoA8BAJsZACG8EAEAmxkAIc4QAgCYGQAhzxABAJsZACECAAAA9AgAIAgAAOkJACAFnA0CAJkZACGgDwEAmxkAIbwQAQCbGQAhzhACAJgZACHPEAEAmxkAIQIAAADyCAAgCAAA6wkAIAIAAADyCAAgCAAA6wkAIAMAAAD0CAAgDwAA5AkAIBAAAOkJACABAAAA9AgAIAEAAADyCAAgBhUAANodACAWAADdHQAgFwAA3B0AICgAANsdACApAADeHQAgzhAAAJAZACAInA0CAJEWACGhDgAA8xcAMKIOAADyCQAQow4AAPMXADCgDwEAjhYAIbwQAQCOFgAhzhACAJAWACHPEAEAjhYAIQMAAADyCAAgAwAA8QkAMBQAAPIJACADAAAA8ggAIAMAAPMIADAEAAD0CAAgAQAAAPgIACABAAAA-AgAIAMAAAD2CAAgAwAA9wgAMAQAAPgIACADAAAA9ggAIAMAAPcIADAEAAD4CAAgAwAAAPYIACADAAD3CAAwBAAA-AgAIAjXBQAA2R0AILwQAQAAAAHIEAIAAAAByRACAAAAAcoQAgAAAAHLEAAA2B0AIMwQgAAAAAHNEAEAAAABAQgAAPoJACAHvBABAAAAAcgQAgAAAAHJEAIAAAAByhACAAAAAcsQAADYHQAgzBCAAAAAAc0QAQAAAAEBCAAA_AkAMAEIAAD8CQAwCNcFAADXHQAgvBABAJsZACHIEAIAmRkAIckQAgCZGQAhyhACAJkZACHLEAAA1h0AIMwQgAAAAAHNEAEAmxkAIQIAAAD4CAAgCAAA_wkAIAe8EAEAmxkAIcgQAgCZGQAhyRACAJkZACHKEAIAmRkAIcsQAADWHQAgzBCAAAAAAc0QAQCbGQAhAgAAAPYIACAIAACBCgAgAgAAAPYIACAIAACBCgAgAwAAAPgIACAPAAD6CQAgEAAA_wkAIAEAAAD4CAAgAQAAAPYIACAFFQAA0R0AIBYAANQdACAXAADTHQAgKAAA0h0AICkAANUdACAKoQ4AAPIXADCiDgAAiAoAEKMOAADyFwAwvBABAI4WACHIEAIAkRYAIckQAgCRFgAhyhACAJEWACHLEAAAqBYAIMwQAAC9FgAgzRABAI4WACEDAAAA9ggAIAMAAIcKADAUAACICgAgAwAAAPYIACADAAD3CAAwBAAA-AgAIAEAAAD8CAAgAQAAAPwIACADAAAA-ggAIAMAAPsIADAEAAD8CAAgAwAAAPoIACADAAD7CAAwBAAA_AgAIAMAAAD6CAAgAwAA-wgAMAQAAPwIACAG1wUAANAdACCkDgEAAAAByA5AAAAAAfMPQAAAAAGQEAABAAABvBABAAAAAQEIAACQCgAgBaQOAQAAAAHIDkAAAAAB8w9AAAAAAZAQAAEAAAG8EAEAAAABAQgAAJIKADABCAAAkgoAMAbXBQAAzx0AIKQOAQCbGQAhyA5AAJcZACHzD0AAlxkAIZAQAAHcGQAhvBABAJsZACECAAAA_AgAIAgAAJUKACAFpA4BAJsZACHIDkAAlxkAIfMPQACXGQAhkBAAAdwZACG8EAEAmxkAIQIAAAD6CAAgCAAAlwoAIAIAAAD6CAAgCAAAlwoAIAMAAAD8CAAgDwAAkAoAIBAAAJUKACABAAAA_AgAIAEAAAD6CAAgAxUAAMwdACAWAADOHQAgFwAAzR0AIAihDgAA8RcAMKIOAACeCgAQow4AAPEXADCkDgEAjhYAIcgOQACPFgAh8w9AAI8WACGQEAABxRYAIbwQAQCOFgAhAwAAAPoIACADAACdCgAwFAAAngoAIAMAAAD6CAAgAwAA-wgAMAQAAPwIACAczgYAAOoXACDPBgAA6xcAIKEOAADpFwAwog4AAK4KABCjDgAA6RcAMKQOAQAAAAHIDkAAsRYAIcoOAQCtFgAh8Q4BAK8WACH6DgIAtRYAIf0OAQCtFgAhhw9AALAWACGgDwEArxYAIaMPBADlFgAh3w8BAK8WACHyDwEArxYAIYcQAQCvFgAhoBAEAOUWACG8EAEArRYAIb0QAQCtFgAhvhAQANQWACG_EBAA1BYAIcAQAgC0FgAhwRAAAdMWACHCEAIAtBYAIcMQEADUFgAhxBAAALYWACDFEAEArxYAIQEAAAChCgAgCc0GAADuFwAgoQ4AAPAXADCiDgAAowoAEKMOAADwFwAw4w4BAK0WACHxDhAA1BYAIc8PAgC1FgAhuBABAK0WACG7EAIAtRYAIQLNBgAAyx0AIPEOAACQGQAgCs0GAADuFwAgoQ4AAPAXADCiDgAAowoAEKMOAADwFwAw4w4BAK0WACHxDhAA1BYAIc8PAgC1FgAhuBABAK0WACG7EAIAtRYAIccQAADvFwAgAwAAAKMKACADAACkCgAwBAAApQoAIAfNBgAA7hcAIKEOAADtFwAwog4AAKcKABCjDgAA7RcAMLgQAQCtFgAhuRACALUWACG6EAAB0hYAIQHNBgAAyx0AIAjNBgAA7hcAIKEOAADtFwAwog4AAKcKABCjDgAA7RcAMLgQAQCtFgAhuRACALUWACG6EAAB0hYAIcYQAADsFwAgAwAAAKcKACADAACoCgAwBAAAqQoAIAEAAACjCgAgAQAAAKcKACABAAAAoQoAIBzOBgAA6hcAIM8GAADrFwAgoQ4AAOkXADCiDgAArgoAEKMOAADpFwAwpA4BAK0WACHIDkAAsRYAIcoOAQCtFgAh8Q4BAK8WACH6DgIAtRYAIf0OAQCtFgAhhw9AALAWACGgDwEArxYAIaMPBADlFgAh3w8BAK8WACHyDwEArxYAIYcQAQCvFgAhoBAEAOUWACG8EAEArRYAIb0QAQCtFgAhvhAQANQWACG_EBAA1BYAIcAQAgC0FgAhwRAAAdMWACHCEAIAtBYAIcMQEADUFgAhxBAAALYWACDFEAEArxYAIRLOBgAAyR0AIM8GAADKHQAg8Q4AAJAZACCHDwAAkBkAIKAPAACQGQAgow8AAJAZACDfDwAAkBkAIPIPAACQGQAghxAAAJAZACCgEAAAkBkAIL4QAACQGQAgvxAAAJAZACDAEAAAkBkAIMEQAACQGQAgwhAAAJAZACDDEAAAkBkAIMQQAACQGQAgxRAAAJAZACADAAAArgoAIAMAAK8KADAEAAChCgAgAwAAAK4KACADAACvCgAwBAAAoQoAIAMAAACuCgAgAwAArwoAMAQAAKEKACAZzgYAAMcdACDPBgAAyB0AIKQOAQAAAAHIDkAAAAAByg4BAAAAAfEOAQAAAAH6DgIAAAAB_Q4BAAAAAYcPQAAAAAGgDwEAAAABow8EAAAAAd8PAQAAAAHyDwEAAAABhxABAAAAAaAQBAAAAAG8EAEAAAABvRABAAAAAb4QEAAAAAG_EBAAAAABwBACAAAAAcEQAAEAAAHCEAIAAAABwxAQAAAAAcQQgAAAAAHFEAEAAAABAQgAALMKACAXpA4BAAAAAcgOQAAAAAHKDgEAAAAB8Q4BAAAAAfoOAgAAAAH9DgEAAAABhw9AAAAAAaAPAQAAAAGjDwQAAAAB3w8BAAAAAfIPAQAAAAGHEAEAAAABoBAEAAAAAbwQAQAAAAG9EAEAAAABvhAQAAAAAb8QEAAAAAHAEAIAAAABwRAAAQAAAcIQAgAAAAHDEBAAAAABxBCAAAAAAcUQAQAAAAEBCAAAtQoAMAEIAAC1CgAwGc4GAACtHQAgzwYAAK4dACCkDgEAmxkAIcgOQACXGQAhyg4BAJsZACHxDgEAmhkAIfoOAgCZGQAh_Q4BAJsZACGHD0AAoxkAIaAPAQCaGQAhow8EAIIaACHfDwEAmhkAIfIPAQCaGQAhhxABAJoZACGgEAQAghoAIbwQAQCbGQAhvRABAJsZACG-EBAA3hkAIb8QEADeGQAhwBACAJgZACHBEAAB3RkAIcIQAgCYGQAhwxAQAN4ZACHEEIAAAAABxRABAJoZACECAAAAoQoAIAgAALgKACAXpA4BAJsZACHIDkAAlxkAIcoOAQCbGQAh8Q4BAJoZACH6DgIAmRkAIf0OAQCbGQAhhw9AAKMZACGgDwEAmhkAIaMPBACCGgAh3w8BAJoZACHyDwEAmhkAIYcQAQCaGQAhoBAEAIIaACG8EAEAmxkAIb0QAQCbGQAhvhAQAN4ZACG_EBAA3hkAIcAQAgCYGQAhwRAAAd0ZACHCEAIAmBkAIcMQEADeGQAhxBCAAAAAAcUQAQCaGQAhAgAAAK4KACAIAAC6CgAgAgAAAK4KACAIAAC6CgAgAwAAAKEKACAPAACzCgAgEAAAuAoAIAEAAAChCgAgAQAAAK4KACAVFQAAqB0AIBYAAKsdACAXAACqHQAgKAAAqR0AICkAAKwdACDxDgAAkBkAIIcPAACQGQAgoA8AAJAZACCjDwAAkBkAIN8PAACQGQAg8g8AAJAZACCHEAAAkBkAIKAQAACQGQAgvhAAAJAZACC_EAAAkBkAIMAQAACQGQAgwRAAAJAZACDCEAAAkBkAIMMQAACQGQAgxBAAAJAZACDFEAAAkBkAIBqhDgAA6BcAMKIOAADBCgAQow4AAOgXADCkDgEAjhYAIcgOQACPFgAhyg4BAI4WACHxDgEAkhYAIfoOAgCRFgAh_Q4BAI4WACGHD0AApBYAIaAPAQCSFgAhow8EAOEWACHfDwEAkhYAIfIPAQCSFgAhhxABAJIWACGgEAQA4RYAIbwQAQCOFgAhvRABAI4WACG-EBAAxxYAIb8QEADHFgAhwBACAJAWACHBEAABxhYAIcIQAgCQFgAhwxAQAMcWACHEEAAAkxYAIMUQAQCSFgAhAwAAAK4KACADAADACgAwFAAAwQoAIAMAAACuCgAgAwAArwoAMAQAAKEKACABAAAApQoAIAEAAAClCgAgAwAAAKMKACADAACkCgAwBAAApQoAIAMAAACjCgAgAwAApAoAMAQAAKUKACADAAAAowoAIAMAAKQKADAEAAClCgAgBs0GAACnHQAg4w4BAAAAAfEOEAAAAAHPDwIAAAABuBABAAAAAbsQAgAAAAEBCAAAyQoAIAXjDgEAAAAB8Q4QAAAAAc8PAgAAAAG4EAEAAAABuxACAAAAAQEIAADLCgAwAQgAAMsKADAGzQYAAKYdACDjDgEAmxkAIfEOEADeGQAhzw8CAJkZACG4EAEAmxkAIbsQAgCZGQAhAgAAAKUKACAIAADOCgAgBeMOAQCbGQAh8Q4QAN4ZACHPDwIAmRkAIbgQAQCbGQAhuxACAJkZACECAAAAowoAIAgAANAKACACAAAAowoAIAgAANAKACADAAAApQoAIA8AAMkKACAQAADOCgAgAQAAAKUKACABAAAAowoAIAYVAAChHQAgFgAApB0AIBcAAKMdACAoAACiHQAgKQAApR0AIPEOAACQGQAgCKEOAADnFwAwog4AANcKABCjDgAA5xcAMOMOAQCOFgAh8Q4QAMcWACHPDwIAkRYAIbgQAQCOFgAhuxACAJEWACEDAAAAowoAIAMAANYKADAUAADXCgAgAwAAAKMKACADAACkCgAwBAAApQoAIAEAAACpCgAgAQAAAKkKACADAAAApwoAIAMAAKgKADAEAACpCgAgAwAAAKcKACADAACoCgAwBAAAqQoAIAMAAACnCgAgAwAAqAoAMAQAAKkKACAEzQYAAKAdACC4EAEAAAABuRACAAAAAboQAAEAAAEBCAAA3woAIAO4EAEAAAABuRACAAAAAboQAAEAAAEBCAAA4QoAMAEIAADhCgAwBM0GAACfHQAguBABAJsZACG5EAIAmRkAIboQAAHcGQAhAgAAAKkKACAIAADkCgAgA7gQAQCbGQAhuRACAJkZACG6EAAB3BkAIQIAAACnCgAgCAAA5goAIAIAAACnCgAgCAAA5goAIAMAAACpCgAgDwAA3woAIBAAAOQKACABAAAAqQoAIAEAAACnCgAgBRUAAJodACAWAACdHQAgFwAAnB0AICgAAJsdACApAACeHQAgBqEOAADmFwAwog4AAO0KABCjDgAA5hcAMLgQAQCOFgAhuRACAJEWACG6EAABxRYAIQMAAACnCgAgAwAA7AoAMBQAAO0KACADAAAApwoAIAMAAKgKADAEAACpCgAgAQAAALUCACABAAAAtQIAIAMAAACzAgAgAwAAtAIAMAQAALUCACADAAAAswIAIAMAALQCADAEAAC1AgAgAwAAALMCACADAAC0AgAwBAAAtQIAIBLMAQAAlh0AIM8BAACXHQAg0AEAAJgdACDRAQAAmR0AIKQOAQAAAAHIDkAAAAAByg4BAAAAAcwOAQAAAAHVDgEAAAABnw8BAAAAAe8PQAAAAAH7D0AAAAABsRABAAAAAbMQAQAAAAG0EAAAlR0AILUQAQAAAAG2EEAAAAABtxACAAAAAQEIAAD1CgAgDqQOAQAAAAHIDkAAAAAByg4BAAAAAcwOAQAAAAHVDgEAAAABnw8BAAAAAe8PQAAAAAH7D0AAAAABsRABAAAAAbMQAQAAAAG0EAAAlR0AILUQAQAAAAG2EEAAAAABtxACAAAAAQEIAAD3CgAwAQgAAPcKADABAAAAtwIAIBLMAQAA7RwAIM8BAADuHAAg0AEAAO8cACDRAQAA8BwAIKQOAQCbGQAhyA5AAJcZACHKDgEAmhkAIcwOAQCbGQAh1Q4BAJoZACGfDwEAmxkAIe8PQACjGQAh-w9AAKMZACGxEAEAmxkAIbMQAQCbGQAhtBAAAOwcACC1EAEAmxkAIbYQQACjGQAhtxACAJkZACECAAAAtQIAIAgAAPsKACAOpA4BAJsZACHIDkAAlxkAIcoOAQCaGQAhzA4BAJsZACHVDgEAmhkAIZ8PAQCbGQAh7w9AAKMZACH7D0AAoxkAIbEQAQCbGQAhsxABAJsZACG0EAAA7BwAILUQAQCbGQAhthBAAKMZACG3EAIAmRkAIQIAAACzAgAgCAAA_QoAIAIAAACzAgAgCAAA_QoAIAEAAAC3AgAgAwAAALUCACAPAAD1CgAgEAAA-woAIAEAAAC1AgAgAQAAALMCACAKFQAA5xwAIBYAAOocACAXAADpHAAgKAAA6BwAICkAAOscACDKDgAAkBkAINUOAACQGQAg7w8AAJAZACD7DwAAkBkAILYQAACQGQAgEaEOAADlFwAwog4AAIULABCjDgAA5RcAMKQOAQCOFgAhyA5AAI8WACHKDgEAkhYAIcwOAQCOFgAh1Q4BAJIWACGfDwEAjhYAIe8PQACkFgAh-w9AAKQWACGxEAEAjhYAIbMQAQCOFgAhtBAAAKgWACC1EAEAjhYAIbYQQACkFgAhtxACAJEWACEDAAAAswIAIAMAAIQLADAUAACFCwAgAwAAALMCACADAAC0AgAwBAAAtQIAIAmhDgAA5BcAMKIOAACLCwAQow4AAOQXADDKDgEArxYAIeQOAQCvFgAhsA8gAK4WACH7D0AAsRYAIbEQAQAAAAGyEAIAtRYAIQEAAACICwAgAQAAAIgLACAJoQ4AAOQXADCiDgAAiwsAEKMOAADkFwAwyg4BAK8WACHkDgEArxYAIbAPIACuFgAh-w9AALEWACGxEAEArRYAIbIQAgC1FgAhAsoOAACQGQAg5A4AAJAZACADAAAAiwsAIAMAAIwLADAEAACICwAgAwAAAIsLACADAACMCwAwBAAAiAsAIAMAAACLCwAgAwAAjAsAMAQAAIgLACAGyg4BAAAAAeQOAQAAAAGwDyAAAAAB-w9AAAAAAbEQAQAAAAGyEAIAAAABAQgAAJALACAGyg4BAAAAAeQOAQAAAAGwDyAAAAAB-w9AAAAAAbEQAQAAAAGyEAIAAAABAQgAAJILADABCAAAkgsAMAbKDgEAmhkAIeQOAQCaGQAhsA8gALkZACH7D0AAlxkAIbEQAQCbGQAhshACAJkZACECAAAAiAsAIAgAAJULACAGyg4BAJoZACHkDgEAmhkAIbAPIAC5GQAh-w9AAJcZACGxEAEAmxkAIbIQAgCZGQAhAgAAAIsLACAIAACXCwAgAgAAAIsLACAIAACXCwAgAwAAAIgLACAPAACQCwAgEAAAlQsAIAEAAACICwAgAQAAAIsLACAHFQAA4hwAIBYAAOUcACAXAADkHAAgKAAA4xwAICkAAOYcACDKDgAAkBkAIOQOAACQGQAgCaEOAADjFwAwog4AAJ4LABCjDgAA4xcAMMoOAQCSFgAh5A4BAJIWACGwDyAAqRYAIfsPQACPFgAhsRABAI4WACGyEAIAkRYAIQMAAACLCwAgAwAAnQsAMBQAAJ4LACADAAAAiwsAIAMAAIwLADAEAACICwAgAQAAALsCACABAAAAuwIAIAMAAAC5AgAgAwAAugIAMAQAALsCACADAAAAuQIAIAMAALoCADAEAAC7AgAgAwAAALkCACADAAC6AgAwBAAAuwIAIAYIgAAAAAHOAQAA4RwAIKQOBAAAAAGmDkAAAAAB6w4BAAAAAaoQAQAAAAEBCAAApgsAIAUIgAAAAAGkDgQAAAABpg5AAAAAAesOAQAAAAGqEAEAAAABAQgAAKgLADABCAAAqAsAMAYIgAAAAAHOAQAA4BwAIKQOBACWGQAhpg5AAJcZACHrDgEAmxkAIaoQAQCbGQAhAgAAALsCACAIAACrCwAgBQiAAAAAAaQOBACWGQAhpg5AAJcZACHrDgEAmxkAIaoQAQCbGQAhAgAAALkCACAIAACtCwAgAgAAALkCACAIAACtCwAgAwAAALsCACAPAACmCwAgEAAAqwsAIAEAAAC7AgAgAQAAALkCACAFFQAA2xwAIBYAAN4cACAXAADdHAAgKAAA3BwAICkAAN8cACAICAAAvRYAIKEOAADiFwAwog4AALQLABCjDgAA4hcAMKQOBACNFgAhpg5AAI8WACHrDgEAjhYAIaoQAQCOFgAhAwAAALkCACADAACzCwAwFAAAtAsAIAMAAAC5AgAgAwAAugIAMAQAALsCACABAAAAvwIAIAEAAAC_AgAgAwAAAL0CACADAAC-AgAwBAAAvwIAIAMAAAC9AgAgAwAAvgIAMAQAAL8CACADAAAAvQIAIAMAAL4CADAEAAC_AgAgDs4BAADaHAAgpA4BAAAAAcMOAgAAAAHFDkAAAAABxg4CAAAAAccOQAAAAAHIDkAAAAAB6w4BAAAAAf0OAQAAAAGHD0AAAAABqhABAAAAAa4QgAAAAAGvEAIAAAABsBBAAAAAAQEIAAC8CwAgDaQOAQAAAAHDDgIAAAABxQ5AAAAAAcYOAgAAAAHHDkAAAAAByA5AAAAAAesOAQAAAAH9DgEAAAABhw9AAAAAAaoQAQAAAAGuEIAAAAABrxACAAAAAbAQQAAAAAEBCAAAvgsAMAEIAAC-CwAwDs4BAADZHAAgpA4BAJsZACHDDgIAmRkAIcUOQACjGQAhxg4CAJkZACHHDkAAoxkAIcgOQACXGQAh6w4BAJsZACH9DgEAmxkAIYcPQACjGQAhqhABAJsZACGuEIAAAAABrxACAJkZACGwEEAAoxkAIQIAAAC_AgAgCAAAwQsAIA2kDgEAmxkAIcMOAgCZGQAhxQ5AAKMZACHGDgIAmRkAIccOQACjGQAhyA5AAJcZACHrDgEAmxkAIf0OAQCbGQAhhw9AAKMZACGqEAEAmxkAIa4QgAAAAAGvEAIAmRkAIbAQQACjGQAhAgAAAL0CACAIAADDCwAgAgAAAL0CACAIAADDCwAgAwAAAL8CACAPAAC8CwAgEAAAwQsAIAEAAAC_AgAgAQAAAL0CACAJFQAA1BwAIBYAANccACAXAADWHAAgKAAA1RwAICkAANgcACDFDgAAkBkAIMcOAACQGQAghw8AAJAZACCwEAAAkBkAIBChDgAA4RcAMKIOAADKCwAQow4AAOEXADCkDgEAjhYAIcMOAgCRFgAhxQ5AAKQWACHGDgIAkRYAIccOQACkFgAhyA5AAI8WACHrDgEAjhYAIf0OAQCOFgAhhw9AAKQWACGqEAEAjhYAIa4QAAC9FgAgrxACAJEWACGwEEAApBYAIQMAAAC9AgAgAwAAyQsAMBQAAMoLACADAAAAvQIAIAMAAL4CADAEAAC_AgAgAQAAAMMCACABAAAAwwIAIAMAAADBAgAgAwAAwgIAMAQAAMMCACADAAAAwQIAIAMAAMICADAEAADDAgAgAwAAAMECACADAADCAgAwBAAAwwIAIAgIgAAAAAHOAQAA0xwAIOsOAQAAAAGNEEAAAAABqhABAAAAAasQAQAAAAGsEEAAAAABrRBAAAAAAQEIAADSCwAgBwiAAAAAAesOAQAAAAGNEEAAAAABqhABAAAAAasQAQAAAAGsEEAAAAABrRBAAAAAAQEIAADUCwAwAQgAANQLADAICIAAAAABzgEAANIcACDrDgEAmxkAIY0QQACXGQAhqhABAJsZACGrEAEAmxkAIawQQACXGQAhrRBAAKMZACECAAAAwwIAIAgAANcLACAHCIAAAAAB6w4BAJsZACGNEEAAlxkAIaoQAQCbGQAhqxABAJsZACGsEEAAlxkAIa0QQACjGQAhAgAAAMECACAIAADZCwAgAgAAAMECACAIAADZCwAgAwAAAMMCACAPAADSCwAgEAAA1wsAIAEAAADDAgAgAQAAAMECACAEFQAAzxwAIBYAANEcACAXAADQHAAgrRAAAJAZACAKCAAAvRYAIKEOAADgFwAwog4AAOALABCjDgAA4BcAMOsOAQCOFgAhjRBAAI8WACGqEAEAjhYAIasQAQCOFgAhrBBAAI8WACGtEEAApBYAIQMAAADBAgAgAwAA3wsAMBQAAOALACADAAAAwQIAIAMAAMICADAEAADDAgAgEaEOAADfFwAwog4AAOYLABCjDgAA3xcAMKQOAQAAAAHIDkAAsRYAIYwPAQCtFgAh7w9AALEWACHzD0AAsRYAIaEQAQCtFgAhohABAK8WACGjEAEArRYAIaQQAQCtFgAhpRABAK8WACGmEEAAsBYAIacQAQCvFgAhqBBAALAWACGpEEAAsBYAIQEAAADjCwAgAQAAAOMLACARoQ4AAN8XADCiDgAA5gsAEKMOAADfFwAwpA4BAK0WACHIDkAAsRYAIYwPAQCtFgAh7w9AALEWACHzD0AAsRYAIaEQAQCtFgAhohABAK8WACGjEAEArRYAIaQQAQCtFgAhpRABAK8WACGmEEAAsBYAIacQAQCvFgAhqBBAALAWACGpEEAAsBYAIQaiEAAAkBkAIKUQAACQGQAgphAAAJAZACCnEAAAkBkAIKgQAACQGQAgqRAAAJAZACADAAAA5gsAIAMAAOcLADAEAADjCwAgAwAAAOYLACADAADnCwAwBAAA4wsAIAMAAADmCwAgAwAA5wsAMAQAAOMLACAOpA4BAAAAAcgOQAAAAAGMDwEAAAAB7w9AAAAAAfMPQAAAAAGhEAEAAAABohABAAAAAaMQAQAAAAGkEAEAAAABpRABAAAAAaYQQAAAAAGnEAEAAAABqBBAAAAAAakQQAAAAAEBCAAA6wsAIA6kDgEAAAAByA5AAAAAAYwPAQAAAAHvD0AAAAAB8w9AAAAAAaEQAQAAAAGiEAEAAAABoxABAAAAAaQQAQAAAAGlEAEAAAABphBAAAAAAacQAQAAAAGoEEAAAAABqRBAAAAAAQEIAADtCwAwAQgAAO0LADAOpA4BAJsZACHIDkAAlxkAIYwPAQCbGQAh7w9AAJcZACHzD0AAlxkAIaEQAQCbGQAhohABAJoZACGjEAEAmxkAIaQQAQCbGQAhpRABAJoZACGmEEAAoxkAIacQAQCaGQAhqBBAAKMZACGpEEAAoxkAIQIAAADjCwAgCAAA8AsAIA6kDgEAmxkAIcgOQACXGQAhjA8BAJsZACHvD0AAlxkAIfMPQACXGQAhoRABAJsZACGiEAEAmhkAIaMQAQCbGQAhpBABAJsZACGlEAEAmhkAIaYQQACjGQAhpxABAJoZACGoEEAAoxkAIakQQACjGQAhAgAAAOYLACAIAADyCwAgAgAAAOYLACAIAADyCwAgAwAAAOMLACAPAADrCwAgEAAA8AsAIAEAAADjCwAgAQAAAOYLACAJFQAAzBwAIBYAAM4cACAXAADNHAAgohAAAJAZACClEAAAkBkAIKYQAACQGQAgpxAAAJAZACCoEAAAkBkAIKkQAACQGQAgEaEOAADeFwAwog4AAPkLABCjDgAA3hcAMKQOAQCOFgAhyA5AAI8WACGMDwEAjhYAIe8PQACPFgAh8w9AAI8WACGhEAEAjhYAIaIQAQCSFgAhoxABAI4WACGkEAEAjhYAIaUQAQCSFgAhphBAAKQWACGnEAEAkhYAIagQQACkFgAhqRBAAKQWACEDAAAA5gsAIAMAAPgLADAUAAD5CwAgAwAAAOYLACADAADnCwAwBAAA4wsAIAehDgAA3RcAMKIOAAD_CwAQow4AAN0XADCkDgEAAAAB8w9AALEWACGfEAAAqBYAIKAQQACwFgAhAQAAAPwLACABAAAA_AsAIAehDgAA3RcAMKIOAAD_CwAQow4AAN0XADCkDgEArRYAIfMPQACxFgAhnxAAAKgWACCgEEAAsBYAIQGgEAAAkBkAIAMAAAD_CwAgAwAAgAwAMAQAAPwLACADAAAA_wsAIAMAAIAMADAEAAD8CwAgAwAAAP8LACADAACADAAwBAAA_AsAIASkDgEAAAAB8w9AAAAAAZ8QAADLHAAgoBBAAAAAAQEIAACEDAAgBKQOAQAAAAHzD0AAAAABnxAAAMscACCgEEAAAAABAQgAAIYMADABCAAAhgwAMASkDgEAmxkAIfMPQACXGQAhnxAAAMocACCgEEAAoxkAIQIAAAD8CwAgCAAAiQwAIASkDgEAmxkAIfMPQACXGQAhnxAAAMocACCgEEAAoxkAIQIAAAD_CwAgCAAAiwwAIAIAAAD_CwAgCAAAiwwAIAMAAAD8CwAgDwAAhAwAIBAAAIkMACABAAAA_AsAIAEAAAD_CwAgBBUAAMccACAWAADJHAAgFwAAyBwAIKAQAACQGQAgB6EOAADcFwAwog4AAJIMABCjDgAA3BcAMKQOAQCOFgAh8w9AAI8WACGfEAAAqBYAIKAQQACkFgAhAwAAAP8LACADAACRDAAwFAAAkgwAIAMAAAD_CwAgAwAAgAwAMAQAAPwLACAM8AcAAMAWACDxBwAAzRcAIPIHAADOFwAg9QcAAM8XACD2BwAA0BcAIKEOAADMFwAwog4AALMMABCjDgAAzBcAMKQOAQAAAAHIDkAAsRYAIcoOAQCtFgAhqA8BAK0WACEBAAAAlQwAIA7wBwAAwhcAIKEOAADbFwAwog4AAJcMABCjDgAA2xcAMKQOAQCtFgAhqQ4BAK8WACHIDkAAsRYAIcoOAQCtFgAhzQ4CALUWACG2D0AAsBYAIeMPQACxFgAhhxABAK0WACGaEAEArRYAIZsQAAC2FgAgBPAHAADeGwAgqQ4AAJAZACC2DwAAkBkAIJsQAACQGQAgDvAHAADCFwAgoQ4AANsXADCiDgAAlwwAEKMOAADbFwAwpA4BAAAAAakOAQCvFgAhyA5AALEWACHKDgEArRYAIc0OAgC1FgAhtg9AALAWACHjD0AAsRYAIYcQAQCtFgAhmhABAK0WACGbEAAAthYAIAMAAACXDAAgAwAAmAwAMAQAAJkMACAI8AcAAMIXACChDgAA2hcAMKIOAACbDAAQow4AANoXADCHEAEArRYAIZcQAQCtFgAhmBABAK0WACGZEEAAsRYAIQHwBwAA3hsAIAnwBwAAwhcAIKEOAADaFwAwog4AAJsMABCjDgAA2hcAMIcQAQCtFgAhlxABAK0WACGYEAEArRYAIZkQQACxFgAhnhAAANkXACADAAAAmwwAIAMAAJwMADAEAACdDAAgC_AHAADCFwAg9AcAANgXACChDgAA1xcAMKIOAACfDAAQow4AANcXADDIDkAAsRYAIcoOAQCtFgAhhxABAK0WACGQEAEArRYAIZUQQACwFgAhlhACALUWACED8AcAAN4bACD0BwAAxhwAIJUQAACQGQAgC_AHAADCFwAg9AcAANgXACChDgAA1xcAMKIOAACfDAAQow4AANcXADDIDkAAsRYAIcoOAQCtFgAhhxABAK0WACGQEAEAAAABlRBAALAWACGWEAIAtRYAIQMAAACfDAAgAwAAoAwAMAQAAKEMACAI8wcAANYXACChDgAA1RcAMKIOAACjDAAQow4AANUXADCjD0AAsRYAIZAQAQCtFgAhkxAEALgWACGUEAQAuBYAIQHzBwAAxRwAIAnzBwAA1hcAIKEOAADVFwAwog4AAKMMABCjDgAA1RcAMKMPQACxFgAhkBABAK0WACGTEAQAuBYAIZQQBAC4FgAhnRAAANQXACADAAAAowwAIAMAAKQMADAEAAClDAAgAQAAAKMMACALpgMCALUWACHwBwAAwhcAIPcHAADDFwAgoQ4AAMEXADCiDgAAqAwAEKMOAADBFwAwyg4BAK0WACGHEAEArRYAIY0QQACxFgAhjhAgAK4WACGPEEAAsBYAIQEAAACoDAAgD_YHAADTFwAgoQ4AANIXADCiDgAAqgwAEKMOAADSFwAwpg5AALEWACG-DgEArxYAIcYOAQCvFgAh4w4BAK0WACH5DkAAsRYAIYcQAQCtFgAhiBABAK0WACGJEAAAqBYAIIoQQACwFgAhixABAK8WACGMEAAAthYAIAb2BwAAxBwAIL4OAACQGQAgxg4AAJAZACCKEAAAkBkAIIsQAACQGQAgjBAAAJAZACAQ9gcAANMXACChDgAA0hcAMKIOAACqDAAQow4AANIXADCmDkAAsRYAIb4OAQCvFgAhxg4BAK8WACHjDgEArRYAIfkOQACxFgAhhxABAK0WACGIEAEArRYAIYkQAACoFgAgihBAALAWACGLEAEArxYAIYwQAAC2FgAgnBAAANEXACADAAAAqgwAIAMAAKsMADAEAACsDAAgAQAAAKoMACABAAAAlwwAIAEAAACbDAAgAQAAAJ8MACABAAAAlQwAIAzwBwAAwBYAIPEHAADNFwAg8gcAAM4XACD1BwAAzxcAIPYHAADQFwAgoQ4AAMwXADCiDgAAswwAEKMOAADMFwAwpA4BAK0WACHIDkAAsRYAIcoOAQCtFgAhqA8BAK0WACEE8QcAAMEcACDyBwAAwhwAIPUHAADDHAAg9gcAAMQcACADAAAAswwAIAMAALQMADAEAACVDAAgAwAAALMMACADAAC0DAAwBAAAlQwAIAMAAACzDAAgAwAAtAwAMAQAAJUMACAJ8AeAAAAAAfEHAAC9HAAg8gcAAL4cACD1BwAAvxwAIPYHAADAHAAgpA4BAAAAAcgOQAAAAAHKDgEAAAABqA8BAAAAAQEIAAC4DAAgBfAHgAAAAAGkDgEAAAAByA5AAAAAAcoOAQAAAAGoDwEAAAABAQgAALoMADABCAAAugwAMAnwB4AAAAAB8QcAAJAcACDyBwAAkRwAIPUHAACSHAAg9gcAAJMcACCkDgEAmxkAIcgOQACXGQAhyg4BAJsZACGoDwEAmxkAIQIAAACVDAAgCAAAvQwAIAXwB4AAAAABpA4BAJsZACHIDkAAlxkAIcoOAQCbGQAhqA8BAJsZACECAAAAswwAIAgAAL8MACACAAAAswwAIAgAAL8MACADAAAAlQwAIA8AALgMACAQAAC9DAAgAQAAAJUMACABAAAAswwAIAMVAACNHAAgFgAAjxwAIBcAAI4cACAI8AcAAL0WACChDgAAyxcAMKIOAADGDAAQow4AAMsXADCkDgEAjhYAIcgOQACPFgAhyg4BAI4WACGoDwEAjhYAIQMAAACzDAAgAwAAxQwAMBQAAMYMACADAAAAswwAIAMAALQMADAEAACVDAAgAQAAAJkMACABAAAAmQwAIAMAAACXDAAgAwAAmAwAMAQAAJkMACADAAAAlwwAIAMAAJgMADAEAACZDAAgAwAAAJcMACADAACYDAAwBAAAmQwAIAvwBwAAjBwAIKQOAQAAAAGpDgEAAAAByA5AAAAAAcoOAQAAAAHNDgIAAAABtg9AAAAAAeMPQAAAAAGHEAEAAAABmhABAAAAAZsQgAAAAAEBCAAAzgwAIAqkDgEAAAABqQ4BAAAAAcgOQAAAAAHKDgEAAAABzQ4CAAAAAbYPQAAAAAHjD0AAAAABhxABAAAAAZoQAQAAAAGbEIAAAAABAQgAANAMADABCAAA0AwAMAvwBwAAixwAIKQOAQCbGQAhqQ4BAJoZACHIDkAAlxkAIcoOAQCbGQAhzQ4CAJkZACG2D0AAoxkAIeMPQACXGQAhhxABAJsZACGaEAEAmxkAIZsQgAAAAAECAAAAmQwAIAgAANMMACAKpA4BAJsZACGpDgEAmhkAIcgOQACXGQAhyg4BAJsZACHNDgIAmRkAIbYPQACjGQAh4w9AAJcZACGHEAEAmxkAIZoQAQCbGQAhmxCAAAAAAQIAAACXDAAgCAAA1QwAIAIAAACXDAAgCAAA1QwAIAMAAACZDAAgDwAAzgwAIBAAANMMACABAAAAmQwAIAEAAACXDAAgCBUAAIYcACAWAACJHAAgFwAAiBwAICgAAIccACApAACKHAAgqQ4AAJAZACC2DwAAkBkAIJsQAACQGQAgDaEOAADKFwAwog4AANwMABCjDgAAyhcAMKQOAQCOFgAhqQ4BAJIWACHIDkAAjxYAIcoOAQCOFgAhzQ4CAJEWACG2D0AApBYAIeMPQACPFgAhhxABAI4WACGaEAEAjhYAIZsQAACTFgAgAwAAAJcMACADAADbDAAwFAAA3AwAIAMAAACXDAAgAwAAmAwAMAQAAJkMACABAAAAnQwAIAEAAACdDAAgAwAAAJsMACADAACcDAAwBAAAnQwAIAMAAACbDAAgAwAAnAwAMAQAAJ0MACADAAAAmwwAIAMAAJwMADAEAACdDAAgBfAHAACFHAAghxABAAAAAZcQAQAAAAGYEAEAAAABmRBAAAAAAQEIAADkDAAgBIcQAQAAAAGXEAEAAAABmBABAAAAAZkQQAAAAAEBCAAA5gwAMAEIAADmDAAwBfAHAACEHAAghxABAJsZACGXEAEAmxkAIZgQAQCbGQAhmRBAAJcZACECAAAAnQwAIAgAAOkMACAEhxABAJsZACGXEAEAmxkAIZgQAQCbGQAhmRBAAJcZACECAAAAmwwAIAgAAOsMACACAAAAmwwAIAgAAOsMACADAAAAnQwAIA8AAOQMACAQAADpDAAgAQAAAJ0MACABAAAAmwwAIAMVAACBHAAgFgAAgxwAIBcAAIIcACAHoQ4AAMkXADCiDgAA8gwAEKMOAADJFwAwhxABAI4WACGXEAEAjhYAIZgQAQCOFgAhmRBAAI8WACEDAAAAmwwAIAMAAPEMADAUAADyDAAgAwAAAJsMACADAACcDAAwBAAAnQwAIAEAAAChDAAgAQAAAKEMACADAAAAnwwAIAMAAKAMADAEAAChDAAgAwAAAJ8MACADAACgDAAwBAAAoQwAIAMAAACfDAAgAwAAoAwAMAQAAKEMACAI8AcAAP8bACD0BwAAgBwAIMgOQAAAAAHKDgEAAAABhxABAAAAAZAQAQAAAAGVEEAAAAABlhACAAAAAQEIAAD6DAAgBsgOQAAAAAHKDgEAAAABhxABAAAAAZAQAQAAAAGVEEAAAAABlhACAAAAAQEIAAD8DAAwAQgAAPwMADAI8AcAAPEbACD0BwAA8hsAIMgOQACXGQAhyg4BAJsZACGHEAEAmxkAIZAQAQCbGQAhlRBAAKMZACGWEAIAmRkAIQIAAAChDAAgCAAA_wwAIAbIDkAAlxkAIcoOAQCbGQAhhxABAJsZACGQEAEAmxkAIZUQQACjGQAhlhACAJkZACECAAAAnwwAIAgAAIENACACAAAAnwwAIAgAAIENACADAAAAoQwAIA8AAPoMACAQAAD_DAAgAQAAAKEMACABAAAAnwwAIAYVAADsGwAgFgAA7xsAIBcAAO4bACAoAADtGwAgKQAA8BsAIJUQAACQGQAgCaEOAADIFwAwog4AAIgNABCjDgAAyBcAMMgOQACPFgAhyg4BAI4WACGHEAEAjhYAIZAQAQCOFgAhlRBAAKQWACGWEAIAkRYAIQMAAACfDAAgAwAAhw0AMBQAAIgNACADAAAAnwwAIAMAAKAMADAEAAChDAAgAQAAAKUMACABAAAApQwAIAMAAACjDAAgAwAApAwAMAQAAKUMACADAAAAowwAIAMAAKQMADAEAAClDAAgAwAAAKMMACADAACkDAAwBAAApQwAIAXzBwAA6xsAIKMPQAAAAAGQEAEAAAABkxAEAAAAAZQQBAAAAAEBCAAAkA0AIASjD0AAAAABkBABAAAAAZMQBAAAAAGUEAQAAAABAQgAAJINADABCAAAkg0AMAXzBwAA6hsAIKMPQACXGQAhkBABAJsZACGTEAQAlhkAIZQQBACWGQAhAgAAAKUMACAIAACVDQAgBKMPQACXGQAhkBABAJsZACGTEAQAlhkAIZQQBACWGQAhAgAAAKMMACAIAACXDQAgAgAAAKMMACAIAACXDQAgAwAAAKUMACAPAACQDQAgEAAAlQ0AIAEAAAClDAAgAQAAAKMMACAFFQAA5RsAIBYAAOgbACAXAADnGwAgKAAA5hsAICkAAOkbACAHoQ4AAMcXADCiDgAAng0AEKMOAADHFwAwow9AAI8WACGQEAEAjhYAIZMQBACNFgAhlBAEAI0WACEDAAAAowwAIAMAAJ0NADAUAACeDQAgAwAAAKMMACADAACkDAAwBAAApQwAIAihDgAAxRcAMKIOAACkDQAQow4AAMUXADDjDgEArRYAIaMPQACxFgAhkBABAK0WACGREAIAtRYAIZIQAADGFwAgAQAAAKENACABAAAAoQ0AIAehDgAAxRcAMKIOAACkDQAQow4AAMUXADDjDgEArRYAIaMPQACxFgAhkBABAK0WACGREAIAtRYAIQADAAAApA0AIAMAAKUNADAEAAChDQAgAwAAAKQNACADAAClDQAwBAAAoQ0AIAMAAACkDQAgAwAApQ0AMAQAAKENACAE4w4BAAAAAaMPQAAAAAGQEAEAAAABkRACAAAAAQEIAACpDQAgBOMOAQAAAAGjD0AAAAABkBABAAAAAZEQAgAAAAEBCAAAqw0AMAEIAACrDQAwBOMOAQCbGQAhow9AAJcZACGQEAEAmxkAIZEQAgCZGQAhAgAAAKENACAIAACuDQAgBOMOAQCbGQAhow9AAJcZACGQEAEAmxkAIZEQAgCZGQAhAgAAAKQNACAIAACwDQAgAgAAAKQNACAIAACwDQAgAwAAAKENACAPAACpDQAgEAAArg0AIAEAAAChDQAgAQAAAKQNACAFFQAA4BsAIBYAAOMbACAXAADiGwAgKAAA4RsAICkAAOQbACAHoQ4AAMQXADCiDgAAtw0AEKMOAADEFwAw4w4BAI4WACGjD0AAjxYAIZAQAQCOFgAhkRACAJEWACEDAAAApA0AIAMAALYNADAUAAC3DQAgAwAAAKQNACADAAClDQAwBAAAoQ0AIAumAwIAtRYAIfAHAADCFwAg9wcAAMMXACChDgAAwRcAMKIOAACoDAAQow4AAMEXADDKDgEArRYAIYcQAQAAAAGNEEAAsRYAIY4QIACuFgAhjxBAALAWACEBAAAAug0AIAEAAAC6DQAgA_AHAADeGwAg9wcAAN8bACCPEAAAkBkAIAMAAACoDAAgAwAAvQ0AMAQAALoNACADAAAAqAwAIAMAAL0NADAEAAC6DQAgAwAAAKgMACADAAC9DQAwBAAAug0AIAimAwIAAAAB8AcAANwbACD3BwAA3RsAIMoOAQAAAAGHEAEAAAABjRBAAAAAAY4QIAAAAAGPEEAAAAABAQgAAMENACAGpgMCAAAAAcoOAQAAAAGHEAEAAAABjRBAAAAAAY4QIAAAAAGPEEAAAAABAQgAAMMNADABCAAAww0AMAimAwIAmRkAIfAHAADOGwAg9wcAAM8bACDKDgEAmxkAIYcQAQCbGQAhjRBAAJcZACGOECAAuRkAIY8QQACjGQAhAgAAALoNACAIAADGDQAgBqYDAgCZGQAhyg4BAJsZACGHEAEAmxkAIY0QQACXGQAhjhAgALkZACGPEEAAoxkAIQIAAACoDAAgCAAAyA0AIAIAAACoDAAgCAAAyA0AIAMAAAC6DQAgDwAAwQ0AIBAAAMYNACABAAAAug0AIAEAAACoDAAgBhUAAMkbACAWAADMGwAgFwAAyxsAICgAAMobACApAADNGwAgjxAAAJAZACAJpgMCAJEWACGhDgAAwBcAMKIOAADPDQAQow4AAMAXADDKDgEAjhYAIYcQAQCOFgAhjRBAAI8WACGOECAAqRYAIY8QQACkFgAhAwAAAKgMACADAADODQAwFAAAzw0AIAMAAACoDAAgAwAAvQ0AMAQAALoNACABAAAArAwAIAEAAACsDAAgAwAAAKoMACADAACrDAAwBAAArAwAIAMAAACqDAAgAwAAqwwAMAQAAKwMACADAAAAqgwAIAMAAKsMADAEAACsDAAgDPYHAADIGwAgpg5AAAAAAb4OAQAAAAHGDgEAAAAB4w4BAAAAAfkOQAAAAAGHEAEAAAABiBABAAAAAYkQAADHGwAgihBAAAAAAYsQAQAAAAGMEIAAAAABAQgAANcNACALpg5AAAAAAb4OAQAAAAHGDgEAAAAB4w4BAAAAAfkOQAAAAAGHEAEAAAABiBABAAAAAYkQAADHGwAgihBAAAAAAYsQAQAAAAGMEIAAAAABAQgAANkNADABCAAA2Q0AMAz2BwAAxhsAIKYOQACXGQAhvg4BAJoZACHGDgEAmhkAIeMOAQCbGQAh-Q5AAJcZACGHEAEAmxkAIYgQAQCbGQAhiRAAAMUbACCKEEAAoxkAIYsQAQCaGQAhjBCAAAAAAQIAAACsDAAgCAAA3A0AIAumDkAAlxkAIb4OAQCaGQAhxg4BAJoZACHjDgEAmxkAIfkOQACXGQAhhxABAJsZACGIEAEAmxkAIYkQAADFGwAgihBAAKMZACGLEAEAmhkAIYwQgAAAAAECAAAAqgwAIAgAAN4NACACAAAAqgwAIAgAAN4NACADAAAArAwAIA8AANcNACAQAADcDQAgAQAAAKwMACABAAAAqgwAIAgVAADCGwAgFgAAxBsAIBcAAMMbACC-DgAAkBkAIMYOAACQGQAgihAAAJAZACCLEAAAkBkAIIwQAACQGQAgDqEOAAC_FwAwog4AAOUNABCjDgAAvxcAMKYOQACPFgAhvg4BAJIWACHGDgEAkhYAIeMOAQCOFgAh-Q5AAI8WACGHEAEAjhYAIYgQAQCOFgAhiRAAAKgWACCKEEAApBYAIYsQAQCSFgAhjBAAAJMWACADAAAAqgwAIAMAAOQNADAUAADlDQAgAwAAAKoMACADAACrDAAwBAAArAwAIAehDgAAvRcAMKIOAADrDQAQow4AAL0XADD1DgEArRYAIaMPQACxFgAhhRACALUWACGGEAAAvhcAIAEAAADoDQAgAQAAAOgNACAGoQ4AAL0XADCiDgAA6w0AEKMOAAC9FwAw9Q4BAK0WACGjD0AAsRYAIYUQAgC1FgAhAAMAAADrDQAgAwAA7A0AMAQAAOgNACADAAAA6w0AIAMAAOwNADAEAADoDQAgAwAAAOsNACADAADsDQAwBAAA6A0AIAP1DgEAAAABow9AAAAAAYUQAgAAAAEBCAAA8A0AIAP1DgEAAAABow9AAAAAAYUQAgAAAAEBCAAA8g0AMAEIAADyDQAwA_UOAQCbGQAhow9AAJcZACGFEAIAmRkAIQIAAADoDQAgCAAA9Q0AIAP1DgEAmxkAIaMPQACXGQAhhRACAJkZACECAAAA6w0AIAgAAPcNACACAAAA6w0AIAgAAPcNACADAAAA6A0AIA8AAPANACAQAAD1DQAgAQAAAOgNACABAAAA6w0AIAUVAAC9GwAgFgAAwBsAIBcAAL8bACAoAAC-GwAgKQAAwRsAIAahDgAAvBcAMKIOAAD-DQAQow4AALwXADD1DgEAjhYAIaMPQACPFgAhhRACAJEWACEDAAAA6w0AIAMAAP0NADAUAAD-DQAgAwAAAOsNACADAADsDQAwBAAA6A0AIA-JCQAAtRcAIIoJAAC2FwAg7w0CALUWACGhDgAAtBcAMKIOAACODgAQow4AALQXADDGDgEArxYAIckOAQCvFgAh4w4BAAAAAfUOAQCtFgAh-A5AALEWACH5DkAAsBYAIaYPIACuFgAh-w9AALEWACH-D0AAsBYAIQEAAACBDgAgD4gJAAC5FwAgoQ4AALsXADCiDgAAgw4AEKMOAAC7FwAwqQ4BAK8WACHjDgEArRYAIeUOBAC4FgAh_w4gAK4WACGADwIAtRYAIYEPAACoFgAggw8BAK8WACGGDwAAwBYAINoPAAHTFgAhghAEAOUWACGDEAAB0xYAIQaICQAAvBsAIKkOAACQGQAggw8AAJAZACDaDwAAkBkAIIIQAACQGQAggxAAAJAZACAQiAkAALkXACChDgAAuxcAMKIOAACDDgAQow4AALsXADCpDgEArxYAIeMOAQCtFgAh5Q4EALgWACH7DgAAuhcAIP8OIACuFgAhgA8CALUWACGBDwAAqBYAIIMPAQCvFgAhhg8AAMAWACDaDwAB0xYAIYIQBADlFgAhgxAAAdMWACEDAAAAgw4AIAMAAIQOADAEAACFDgAgD4gJAAC5FwAgoQ4AALgXADCiDgAAhw4AEKMOAAC4FwAw4w4BAK0WACH4DkAAsBYAIaYPIACuFgAh-g8BAK0WACH7D0AAsRYAIfwPIACuFgAh_Q8BAK8WACH-D0AAsBYAIf8PQACwFgAhgBBAALAWACGBEAAAthYAIAeICQAAvBsAIPgOAACQGQAg_Q8AAJAZACD-DwAAkBkAIP8PAACQGQAggBAAAJAZACCBEAAAkBkAIBCICQAAuRcAIKEOAAC4FwAwog4AAIcOABCjDgAAuBcAMOMOAQCtFgAh-A5AALAWACGmDyAArhYAIfoPAQCtFgAh-w9AALEWACH8DyAArhYAIf0PAQCvFgAh_g9AALAWACH_D0AAsBYAIYAQQACwFgAhgRAAALYWACCEEAAAtxcAIAMAAACHDgAgAwAAiA4AMAQAAIkOACABAAAAgw4AIAEAAACHDgAgAQAAAIEOACAPiQkAALUXACCKCQAAthcAIO8NAgC1FgAhoQ4AALQXADCiDgAAjg4AEKMOAAC0FwAwxg4BAK8WACHJDgEArxYAIeMOAQCtFgAh9Q4BAK0WACH4DkAAsRYAIfkOQACwFgAhpg8gAK4WACH7D0AAsRYAIf4PQACwFgAhBokJAAC6GwAgigkAALsbACDGDgAAkBkAIMkOAACQGQAg-Q4AAJAZACD-DwAAkBkAIAMAAACODgAgAwAAjw4AMAQAAIEOACADAAAAjg4AIAMAAI8OADAEAACBDgAgAwAAAI4OACADAACPDgAwBAAAgQ4AIAyJCQAAuBsAIIoJAAC5GwAg7w0CAAAAAcYOAQAAAAHJDgEAAAAB4w4BAAAAAfUOAQAAAAH4DkAAAAAB-Q5AAAAAAaYPIAAAAAH7D0AAAAAB_g9AAAAAAQEIAACTDgAgCu8NAgAAAAHGDgEAAAAByQ4BAAAAAeMOAQAAAAH1DgEAAAAB-A5AAAAAAfkOQAAAAAGmDyAAAAAB-w9AAAAAAf4PQAAAAAEBCAAAlQ4AMAEIAACVDgAwDIkJAACeGwAgigkAAJ8bACDvDQIAmRkAIcYOAQCaGQAhyQ4BAJoZACHjDgEAmxkAIfUOAQCbGQAh-A5AAJcZACH5DkAAoxkAIaYPIAC5GQAh-w9AAJcZACH-D0AAoxkAIQIAAACBDgAgCAAAmA4AIArvDQIAmRkAIcYOAQCaGQAhyQ4BAJoZACHjDgEAmxkAIfUOAQCbGQAh-A5AAJcZACH5DkAAoxkAIaYPIAC5GQAh-w9AAJcZACH-D0AAoxkAIQIAAACODgAgCAAAmg4AIAIAAACODgAgCAAAmg4AIAMAAACBDgAgDwAAkw4AIBAAAJgOACABAAAAgQ4AIAEAAACODgAgCRUAAJkbACAWAACcGwAgFwAAmxsAICgAAJobACApAACdGwAgxg4AAJAZACDJDgAAkBkAIPkOAACQGQAg_g8AAJAZACAN7w0CAJEWACGhDgAAsxcAMKIOAAChDgAQow4AALMXADDGDgEAkhYAIckOAQCSFgAh4w4BAI4WACH1DgEAjhYAIfgOQACPFgAh-Q5AAKQWACGmDyAAqRYAIfsPQACPFgAh_g9AAKQWACEDAAAAjg4AIAMAAKAOADAUAAChDgAgAwAAAI4OACADAACPDgAwBAAAgQ4AIAEAAACFDgAgAQAAAIUOACADAAAAgw4AIAMAAIQOADAEAACFDgAgAwAAAIMOACADAACEDgAwBAAAhQ4AIAMAAACDDgAgAwAAhA4AMAQAAIUOACAMiAkAAJgbACCpDgEAAAAB4w4BAAAAAeUOBAAAAAH_DiAAAAABgA8CAAAAAYEPAACXGwAggw8BAAAAAYYPgAAAAAHaDwABAAABghAEAAAAAYMQAAEAAAEBCAAAqQ4AIAupDgEAAAAB4w4BAAAAAeUOBAAAAAH_DiAAAAABgA8CAAAAAYEPAACXGwAggw8BAAAAAYYPgAAAAAHaDwABAAABghAEAAAAAYMQAAEAAAEBCAAAqw4AMAEIAACrDgAwDIgJAACWGwAgqQ4BAJoZACHjDgEAmxkAIeUOBACWGQAh_w4gALkZACGADwIAmRkAIYEPAACVGwAggw8BAJoZACGGD4AAAAAB2g8AAd0ZACGCEAQAghoAIYMQAAHdGQAhAgAAAIUOACAIAACuDgAgC6kOAQCaGQAh4w4BAJsZACHlDgQAlhkAIf8OIAC5GQAhgA8CAJkZACGBDwAAlRsAIIMPAQCaGQAhhg-AAAAAAdoPAAHdGQAhghAEAIIaACGDEAAB3RkAIQIAAACDDgAgCAAAsA4AIAIAAACDDgAgCAAAsA4AIAMAAACFDgAgDwAAqQ4AIBAAAK4OACABAAAAhQ4AIAEAAACDDgAgChUAAJAbACAWAACTGwAgFwAAkhsAICgAAJEbACApAACUGwAgqQ4AAJAZACCDDwAAkBkAINoPAACQGQAgghAAAJAZACCDEAAAkBkAIA6hDgAAshcAMKIOAAC3DgAQow4AALIXADCpDgEAkhYAIeMOAQCOFgAh5Q4EAI0WACH_DiAAqRYAIYAPAgCRFgAhgQ8AAKgWACCDDwEAkhYAIYYPAAC9FgAg2g8AAcYWACGCEAQA4RYAIYMQAAHGFgAhAwAAAIMOACADAAC2DgAwFAAAtw4AIAMAAACDDgAgAwAAhA4AMAQAAIUOACABAAAAiQ4AIAEAAACJDgAgAwAAAIcOACADAACIDgAwBAAAiQ4AIAMAAACHDgAgAwAAiA4AMAQAAIkOACADAAAAhw4AIAMAAIgOADAEAACJDgAgDIgJAACPGwAg4w4BAAAAAfgOQAAAAAGmDyAAAAAB-g8BAAAAAfsPQAAAAAH8DyAAAAAB_Q8BAAAAAf4PQAAAAAH_D0AAAAABgBBAAAAAAYEQgAAAAAEBCAAAvw4AIAvjDgEAAAAB-A5AAAAAAaYPIAAAAAH6DwEAAAAB-w9AAAAAAfwPIAAAAAH9DwEAAAAB_g9AAAAAAf8PQAAAAAGAEEAAAAABgRCAAAAAAQEIAADBDgAwAQgAAMEOADAMiAkAAI4bACDjDgEAmxkAIfgOQACjGQAhpg8gALkZACH6DwEAmxkAIfsPQACXGQAh_A8gALkZACH9DwEAmhkAIf4PQACjGQAh_w9AAKMZACGAEEAAoxkAIYEQgAAAAAECAAAAiQ4AIAgAAMQOACAL4w4BAJsZACH4DkAAoxkAIaYPIAC5GQAh-g8BAJsZACH7D0AAlxkAIfwPIAC5GQAh_Q8BAJoZACH-D0AAoxkAIf8PQACjGQAhgBBAAKMZACGBEIAAAAABAgAAAIcOACAIAADGDgAgAgAAAIcOACAIAADGDgAgAwAAAIkOACAPAAC_DgAgEAAAxA4AIAEAAACJDgAgAQAAAIcOACAJFQAAixsAIBYAAI0bACAXAACMGwAg-A4AAJAZACD9DwAAkBkAIP4PAACQGQAg_w8AAJAZACCAEAAAkBkAIIEQAACQGQAgDqEOAACxFwAwog4AAM0OABCjDgAAsRcAMOMOAQCOFgAh-A5AAKQWACGmDyAAqRYAIfoPAQCOFgAh-w9AAI8WACH8DyAAqRYAIf0PAQCSFgAh_g9AAKQWACH_D0AApBYAIYAQQACkFgAhgRAAAJMWACADAAAAhw4AIAMAAMwOADAUAADNDgAgAwAAAIcOACADAACIDgAwBAAAiQ4AIA-hDgAArxcAMKIOAADTDgAQow4AAK8XADDjDgEArRYAIeUOBAC4FgAh5g4EALgWACHoDgIAtRYAIewOAQCtFgAh_Q4BAK0WACGoDwEArRYAIfMPQACxFgAh9g8BAK0WACH3DxAA8BYAIfgPQACxFgAh-Q8AALAXACABAAAA0A4AIAEAAADQDgAgDqEOAACvFwAwog4AANMOABCjDgAArxcAMOMOAQCtFgAh5Q4EALgWACHmDgQAuBYAIegOAgC1FgAh7A4BAK0WACH9DgEArRYAIagPAQCtFgAh8w9AALEWACH2DwEArRYAIfcPEADwFgAh-A9AALEWACEAAwAAANMOACADAADUDgAwBAAA0A4AIAMAAADTDgAgAwAA1A4AMAQAANAOACADAAAA0w4AIAMAANQOADAEAADQDgAgC-MOAQAAAAHlDgQAAAAB5g4EAAAAAegOAgAAAAHsDgEAAAAB_Q4BAAAAAagPAQAAAAHzD0AAAAAB9g8BAAAAAfcPEAAAAAH4D0AAAAABAQgAANgOACAL4w4BAAAAAeUOBAAAAAHmDgQAAAAB6A4CAAAAAewOAQAAAAH9DgEAAAABqA8BAAAAAfMPQAAAAAH2DwEAAAAB9w8QAAAAAfgPQAAAAAEBCAAA2g4AMAEIAADaDgAwC-MOAQCbGQAh5Q4EAJYZACHmDgQAlhkAIegOAgCZGQAh7A4BAJsZACH9DgEAmxkAIagPAQCbGQAh8w9AAJcZACH2DwEAmxkAIfcPEACRGgAh-A9AAJcZACECAAAA0A4AIAgAAN0OACAL4w4BAJsZACHlDgQAlhkAIeYOBACWGQAh6A4CAJkZACHsDgEAmxkAIf0OAQCbGQAhqA8BAJsZACHzD0AAlxkAIfYPAQCbGQAh9w8QAJEaACH4D0AAlxkAIQIAAADTDgAgCAAA3w4AIAIAAADTDgAgCAAA3w4AIAMAAADQDgAgDwAA2A4AIBAAAN0OACABAAAA0A4AIAEAAADTDgAgBRUAAIYbACAWAACJGwAgFwAAiBsAICgAAIcbACApAACKGwAgDqEOAACuFwAwog4AAOYOABCjDgAArhcAMOMOAQCOFgAh5Q4EAI0WACHmDgQAjRYAIegOAgCRFgAh7A4BAI4WACH9DgEAjhYAIagPAQCOFgAh8w9AAI8WACH2DwEAjhYAIfcPEADsFgAh-A9AAI8WACEDAAAA0w4AIAMAAOUOADAUAADmDgAgAwAAANMOACADAADUDgAwBAAA0A4AIAahDgAArRcAMKIOAADsDgAQow4AAK0XADDlDgQAAAAB5g4EALgWACH2DwEArRYAIQEAAADpDgAgAQAAAOkOACAGoQ4AAK0XADCiDgAA7A4AEKMOAACtFwAw5Q4EALgWACHmDgQAuBYAIfYPAQCtFgAhAAMAAADsDgAgAwAA7Q4AMAQAAOkOACADAAAA7A4AIAMAAO0OADAEAADpDgAgAwAAAOwOACADAADtDgAwBAAA6Q4AIAPlDgQAAAAB5g4EAAAAAfYPAQAAAAEBCAAA8Q4AIAPlDgQAAAAB5g4EAAAAAfYPAQAAAAEBCAAA8w4AMAEIAADzDgAwA-UOBACWGQAh5g4EAJYZACH2DwEAmxkAIQIAAADpDgAgCAAA9g4AIAPlDgQAlhkAIeYOBACWGQAh9g8BAJsZACECAAAA7A4AIAgAAPgOACACAAAA7A4AIAgAAPgOACADAAAA6Q4AIA8AAPEOACAQAAD2DgAgAQAAAOkOACABAAAA7A4AIAUVAACBGwAgFgAAhBsAIBcAAIMbACAoAACCGwAgKQAAhRsAIAahDgAArBcAMKIOAAD_DgAQow4AAKwXADDlDgQAjRYAIeYOBACNFgAh9g8BAI4WACEDAAAA7A4AIAMAAP4OADAUAAD_DgAgAwAAAOwOACADAADtDgAwBAAA6Q4AIA6hDgAAqxcAMKIOAACFDwAQow4AAKsXADDIDkAAsRYAIcoOAQCvFgAh5Q4EALgWACGoDwEAAAAB5Q8QAAAAAfAPAQCtFgAh8Q8QAPAWACHyDwEArRYAIfMPQACxFgAh9A8BAK8WACH1DwAAqBYAIAEAAACCDwAgAQAAAIIPACAOoQ4AAKsXADCiDgAAhQ8AEKMOAACrFwAwyA5AALEWACHKDgEArxYAIeUOBAC4FgAhqA8BAK0WACHlDxAA8BYAIfAPAQCtFgAh8Q8QAPAWACHyDwEArRYAIfMPQACxFgAh9A8BAK8WACH1DwAAqBYAIALKDgAAkBkAIPQPAACQGQAgAwAAAIUPACADAACGDwAwBAAAgg8AIAMAAACFDwAgAwAAhg8AMAQAAIIPACADAAAAhQ8AIAMAAIYPADAEAACCDwAgC8gOQAAAAAHKDgEAAAAB5Q4EAAAAAagPAQAAAAHlDxAAAAAB8A8BAAAAAfEPEAAAAAHyDwEAAAAB8w9AAAAAAfQPAQAAAAH1DwAAgBsAIAEIAACKDwAgC8gOQAAAAAHKDgEAAAAB5Q4EAAAAAagPAQAAAAHlDxAAAAAB8A8BAAAAAfEPEAAAAAHyDwEAAAAB8w9AAAAAAfQPAQAAAAH1DwAAgBsAIAEIAACMDwAwAQgAAIwPADALyA5AAJcZACHKDgEAmhkAIeUOBACWGQAhqA8BAJsZACHlDxAAkRoAIfAPAQCbGQAh8Q8QAJEaACHyDwEAmxkAIfMPQACXGQAh9A8BAJoZACH1DwAA_xoAIAIAAACCDwAgCAAAjw8AIAvIDkAAlxkAIcoOAQCaGQAh5Q4EAJYZACGoDwEAmxkAIeUPEACRGgAh8A8BAJsZACHxDxAAkRoAIfIPAQCbGQAh8w9AAJcZACH0DwEAmhkAIfUPAAD_GgAgAgAAAIUPACAIAACRDwAgAgAAAIUPACAIAACRDwAgAwAAAIIPACAPAACKDwAgEAAAjw8AIAEAAACCDwAgAQAAAIUPACAHFQAA-hoAIBYAAP0aACAXAAD8GgAgKAAA-xoAICkAAP4aACDKDgAAkBkAIPQPAACQGQAgDqEOAACqFwAwog4AAJgPABCjDgAAqhcAMMgOQACPFgAhyg4BAJIWACHlDgQAjRYAIagPAQCOFgAh5Q8QAOwWACHwDwEAjhYAIfEPEADsFgAh8g8BAI4WACHzD0AAjxYAIfQPAQCSFgAh9Q8AAKgWACADAAAAhQ8AIAMAAJcPADAUAACYDwAgAwAAAIUPACADAACGDwAwBAAAgg8AIAahDgAAqRcAMKIOAACeDwAQow4AAKkXADDIDkAAsRYAIeMOAQAAAAHuDwEAAAABAQAAAJsPACABAAAAmw8AIAahDgAAqRcAMKIOAACeDwAQow4AAKkXADDIDkAAsRYAIeMOAQCtFgAh7g8BAK0WACEAAwAAAJ4PACADAACfDwAwBAAAmw8AIAMAAACeDwAgAwAAnw8AMAQAAJsPACADAAAAng8AIAMAAJ8PADAEAACbDwAgA8gOQAAAAAHjDgEAAAAB7g8BAAAAAQEIAACjDwAgA8gOQAAAAAHjDgEAAAAB7g8BAAAAAQEIAAClDwAwAQgAAKUPADADyA5AAJcZACHjDgEAmxkAIe4PAQCbGQAhAgAAAJsPACAIAACoDwAgA8gOQACXGQAh4w4BAJsZACHuDwEAmxkAIQIAAACeDwAgCAAAqg8AIAIAAACeDwAgCAAAqg8AIAMAAACbDwAgDwAAow8AIBAAAKgPACABAAAAmw8AIAEAAACeDwAgAxUAAPcaACAWAAD5GgAgFwAA-BoAIAahDgAAqBcAMKIOAACxDwAQow4AAKgXADDIDkAAjxYAIeMOAQCOFgAh7g8BAI4WACEDAAAAng8AIAMAALAPADAUAACxDwAgAwAAAJ4PACADAACfDwAwBAAAmw8AIAihDgAApxcAMKIOAAC3DwAQow4AAKcXADDIDkAAsRYAIewPAQAAAAHtDwEArRYAIe4PAQCtFgAh7w9AALAWACEBAAAAtA8AIAEAAAC0DwAgCKEOAACnFwAwog4AALcPABCjDgAApxcAMMgOQACxFgAh7A8BAK0WACHtDwEArRYAIe4PAQCtFgAh7w9AALAWACEB7w8AAJAZACADAAAAtw8AIAMAALgPADAEAAC0DwAgAwAAALcPACADAAC4DwAwBAAAtA8AIAMAAAC3DwAgAwAAuA8AMAQAALQPACAFyA5AAAAAAewPAQAAAAHtDwEAAAAB7g8BAAAAAe8PQAAAAAEBCAAAvA8AIAXIDkAAAAAB7A8BAAAAAe0PAQAAAAHuDwEAAAAB7w9AAAAAAQEIAAC-DwAwAQgAAL4PADAFyA5AAJcZACHsDwEAmxkAIe0PAQCbGQAh7g8BAJsZACHvD0AAoxkAIQIAAAC0DwAgCAAAwQ8AIAXIDkAAlxkAIewPAQCbGQAh7Q8BAJsZACHuDwEAmxkAIe8PQACjGQAhAgAAALcPACAIAADDDwAgAgAAALcPACAIAADDDwAgAwAAALQPACAPAAC8DwAgEAAAwQ8AIAEAAAC0DwAgAQAAALcPACAEFQAA9BoAIBYAAPYaACAXAAD1GgAg7w8AAJAZACAIoQ4AAKYXADCiDgAAyg8AEKMOAACmFwAwyA5AAI8WACHsDwEAjhYAIe0PAQCOFgAh7g8BAI4WACHvD0AApBYAIQMAAAC3DwAgAwAAyQ8AMBQAAMoPACADAAAAtw8AIAMAALgPADAEAAC0DwAgB6EOAAClFwAwog4AANAPABCjDgAApRcAMMgOQACxFgAhyg4BAK0WACHsDgEAAAABqA8BAK0WACEBAAAAzQ8AIAEAAADNDwAgB6EOAAClFwAwog4AANAPABCjDgAApRcAMMgOQACxFgAhyg4BAK0WACHsDgEArRYAIagPAQCtFgAhAAMAAADQDwAgAwAA0Q8AMAQAAM0PACADAAAA0A8AIAMAANEPADAEAADNDwAgAwAAANAPACADAADRDwAwBAAAzQ8AIATIDkAAAAAByg4BAAAAAewOAQAAAAGoDwEAAAABAQgAANUPACAEyA5AAAAAAcoOAQAAAAHsDgEAAAABqA8BAAAAAQEIAADXDwAwAQgAANcPADAEyA5AAJcZACHKDgEAmxkAIewOAQCbGQAhqA8BAJsZACECAAAAzQ8AIAgAANoPACAEyA5AAJcZACHKDgEAmxkAIewOAQCbGQAhqA8BAJsZACECAAAA0A8AIAgAANwPACACAAAA0A8AIAgAANwPACADAAAAzQ8AIA8AANUPACAQAADaDwAgAQAAAM0PACABAAAA0A8AIAMVAADxGgAgFgAA8xoAIBcAAPIaACAHoQ4AAKQXADCiDgAA4w8AEKMOAACkFwAwyA5AAI8WACHKDgEAjhYAIewOAQCOFgAhqA8BAI4WACEDAAAA0A8AIAMAAOIPADAUAADjDwAgAwAAANAPACADAADRDwAwBAAAzQ8AIAyhDgAAohcAMKIOAADpDwAQow4AAKIXADDlDgQAuBYAIeQPAQCtFgAh5Q8EALgWACHmDwEArRYAIecPAACoFgAg6A8CALUWACHpD0AAsRYAIeoPQACwFgAh6w8AAKMXACABAAAA5g8AIAEAAADmDwAgC6EOAACiFwAwog4AAOkPABCjDgAAohcAMOUOBAC4FgAh5A8BAK0WACHlDwQAuBYAIeYPAQCtFgAh5w8AAKgWACDoDwIAtRYAIekPQACxFgAh6g9AALAWACEB6g8AAJAZACADAAAA6Q8AIAMAAOoPADAEAADmDwAgAwAAAOkPACADAADqDwAwBAAA5g8AIAMAAADpDwAgAwAA6g8AMAQAAOYPACAI5Q4EAAAAAeQPAQAAAAHlDwQAAAAB5g8BAAAAAecPAADwGgAg6A8CAAAAAekPQAAAAAHqD0AAAAABAQgAAO4PACAI5Q4EAAAAAeQPAQAAAAHlDwQAAAAB5g8BAAAAAecPAADwGgAg6A8CAAAAAekPQAAAAAHqD0AAAAABAQgAAPAPADABCAAA8A8AMAjlDgQAlhkAIeQPAQCbGQAh5Q8EAJYZACHmDwEAmxkAIecPAADvGgAg6A8CAJkZACHpD0AAlxkAIeoPQACjGQAhAgAAAOYPACAIAADzDwAgCOUOBACWGQAh5A8BAJsZACHlDwQAlhkAIeYPAQCbGQAh5w8AAO8aACDoDwIAmRkAIekPQACXGQAh6g9AAKMZACECAAAA6Q8AIAgAAPUPACACAAAA6Q8AIAgAAPUPACADAAAA5g8AIA8AAO4PACAQAADzDwAgAQAAAOYPACABAAAA6Q8AIAYVAADqGgAgFgAA7RoAIBcAAOwaACAoAADrGgAgKQAA7hoAIOoPAACQGQAgC6EOAAChFwAwog4AAPwPABCjDgAAoRcAMOUOBACNFgAh5A8BAI4WACHlDwQAjRYAIeYPAQCOFgAh5w8AAKgWACDoDwIAkRYAIekPQACPFgAh6g9AAKQWACEDAAAA6Q8AIAMAAPsPADAUAAD8DwAgAwAAAOkPACADAADqDwAwBAAA5g8AIBuhDgAAnxcAMKIOAACCEAAQow4AAJ8XADDCDgEArRYAIeUOBAC4FgAhjA8BAK0WACGUDwIAtRYAIcEPAACgFwAgww8CALUWACHEDwIAtRYAIcUPAgC1FgAhxg8CALUWACHHDwIAtRYAIcgPAgC1FgAhyQ8CALUWACHKDwIAtRYAIcsPIACuFgAhzA8BAK0WACHZDwAB0hYAIdwPAADAFgAg3Q8BAK0WACHeDwEArRYAId8PAAHSFgAh4A8EALgWACHhDwQA5RYAIeIPAACZFwAg4w9AALEWACEBAAAA_w8AIAEAAAD_DwAgGqEOAACfFwAwog4AAIIQABCjDgAAnxcAMMIOAQCtFgAh5Q4EALgWACGMDwEArRYAIZQPAgC1FgAhww8CALUWACHEDwIAtRYAIcUPAgC1FgAhxg8CALUWACHHDwIAtRYAIcgPAgC1FgAhyQ8CALUWACHKDwIAtRYAIcsPIACuFgAhzA8BAK0WACHZDwAB0hYAIdwPAADAFgAg3Q8BAK0WACHeDwEArRYAId8PAAHSFgAh4A8EALgWACHhDwQA5RYAIeIPAACZFwAg4w9AALEWACEB4Q8AAJAZACADAAAAghAAIAMAAIMQADAEAAD_DwAgAwAAAIIQACADAACDEAAwBAAA_w8AIAMAAACCEAAgAwAAgxAAMAQAAP8PACAXwg4BAAAAAeUOBAAAAAGMDwEAAAABlA8CAAAAAcMPAgAAAAHEDwIAAAABxQ8CAAAAAcYPAgAAAAHHDwIAAAAByA8CAAAAAckPAgAAAAHKDwIAAAAByw8gAAAAAcwPAQAAAAHZDwABAAAB3A-AAAAAAd0PAQAAAAHeDwEAAAAB3w8AAQAAAeAPBAAAAAHhDwQAAAAB4g8AAOkaACDjD0AAAAABAQgAAIcQACAXwg4BAAAAAeUOBAAAAAGMDwEAAAABlA8CAAAAAcMPAgAAAAHEDwIAAAABxQ8CAAAAAcYPAgAAAAHHDwIAAAAByA8CAAAAAckPAgAAAAHKDwIAAAAByw8gAAAAAcwPAQAAAAHZDwABAAAB3A-AAAAAAd0PAQAAAAHeDwEAAAAB3w8AAQAAAeAPBAAAAAHhDwQAAAAB4g8AAOkaACDjD0AAAAABAQgAAIkQADABCAAAiRAAMBfCDgEAmxkAIeUOBACWGQAhjA8BAJsZACGUDwIAmRkAIcMPAgCZGQAhxA8CAJkZACHFDwIAmRkAIcYPAgCZGQAhxw8CAJkZACHIDwIAmRkAIckPAgCZGQAhyg8CAJkZACHLDyAAuRkAIcwPAQCbGQAh2Q8AAdwZACHcD4AAAAAB3Q8BAJsZACHeDwEAmxkAId8PAAHcGQAh4A8EAJYZACHhDwQAghoAIeIPAADoGgAg4w9AAJcZACECAAAA_w8AIAgAAIwQACAXwg4BAJsZACHlDgQAlhkAIYwPAQCbGQAhlA8CAJkZACHDDwIAmRkAIcQPAgCZGQAhxQ8CAJkZACHGDwIAmRkAIccPAgCZGQAhyA8CAJkZACHJDwIAmRkAIcoPAgCZGQAhyw8gALkZACHMDwEAmxkAIdkPAAHcGQAh3A-AAAAAAd0PAQCbGQAh3g8BAJsZACHfDwAB3BkAIeAPBACWGQAh4Q8EAIIaACHiDwAA6BoAIOMPQACXGQAhAgAAAIIQACAIAACOEAAgAgAAAIIQACAIAACOEAAgAwAAAP8PACAPAACHEAAgEAAAjBAAIAEAAAD_DwAgAQAAAIIQACAGFQAA4xoAIBYAAOYaACAXAADlGgAgKAAA5BoAICkAAOcaACDhDwAAkBkAIBqhDgAAnhcAMKIOAACVEAAQow4AAJ4XADDCDgEAjhYAIeUOBACNFgAhjA8BAI4WACGUDwIAkRYAIcMPAgCRFgAhxA8CAJEWACHFDwIAkRYAIcYPAgCRFgAhxw8CAJEWACHIDwIAkRYAIckPAgCRFgAhyg8CAJEWACHLDyAAqRYAIcwPAQCOFgAh2Q8AAcUWACHcDwAAvRYAIN0PAQCOFgAh3g8BAI4WACHfDwABxRYAIeAPBACNFgAh4Q8EAOEWACHiDwAAmRcAIOMPQACPFgAhAwAAAIIQACADAACUEAAwFAAAlRAAIAMAAACCEAAgAwAAgxAAMAQAAP8PACAHoQ4AAJwXADCiDgAAmxAAEKMOAACcFwAwjA8BAK0WACHZDwAB0hYAIdoPAAHSFgAh2w8AAJ0XACABAAAAmBAAIAEAAACYEAAgBqEOAACcFwAwog4AAJsQABCjDgAAnBcAMIwPAQCtFgAh2Q8AAdIWACHaDwAB0hYAIQADAAAAmxAAIAMAAJwQADAEAACYEAAgAwAAAJsQACADAACcEAAwBAAAmBAAIAMAAACbEAAgAwAAnBAAMAQAAJgQACADjA8BAAAAAdkPAAEAAAHaDwABAAABAQgAAKAQACADjA8BAAAAAdkPAAEAAAHaDwABAAABAQgAAKIQADABCAAAohAAMAOMDwEAmxkAIdkPAAHcGQAh2g8AAdwZACECAAAAmBAAIAgAAKUQACADjA8BAJsZACHZDwAB3BkAIdoPAAHcGQAhAgAAAJsQACAIAACnEAAgAgAAAJsQACAIAACnEAAgAwAAAJgQACAPAACgEAAgEAAApRAAIAEAAACYEAAgAQAAAJsQACADFQAA4BoAIBYAAOIaACAXAADhGgAgBqEOAACbFwAwog4AAK4QABCjDgAAmxcAMIwPAQCOFgAh2Q8AAcUWACHaDwABxRYAIQMAAACbEAAgAwAArRAAMBQAAK4QACADAAAAmxAAIAMAAJwQADAEAACYEAAgEKEOAACaFwAwog4AALQQABCjDgAAmhcAMKQOBAAAAAGmDkAAsRYAIeUOBAC4FgAh5g4EAOUWACGMDwEArRYAIb0PAQCtFgAh0g8AAJkXACDTDwAAmRcAINQPIACuFgAh1Q8gAK4WACHWDwQAuBYAIdcPBAC4FgAh2A8EAOUWACEBAAAAsRAAIAEAAACxEAAgEKEOAACaFwAwog4AALQQABCjDgAAmhcAMKQOBAC4FgAhpg5AALEWACHlDgQAuBYAIeYOBADlFgAhjA8BAK0WACG9DwEArRYAIdIPAACZFwAg0w8AAJkXACDUDyAArhYAIdUPIACuFgAh1g8EALgWACHXDwQAuBYAIdgPBADlFgAhAuYOAACQGQAg2A8AAJAZACADAAAAtBAAIAMAALUQADAEAACxEAAgAwAAALQQACADAAC1EAAwBAAAsRAAIAMAAAC0EAAgAwAAtRAAMAQAALEQACANpA4EAAAAAaYOQAAAAAHlDgQAAAAB5g4EAAAAAYwPAQAAAAG9DwEAAAAB0g8AAN4aACDTDwAA3xoAINQPIAAAAAHVDyAAAAAB1g8EAAAAAdcPBAAAAAHYDwQAAAABAQgAALkQACANpA4EAAAAAaYOQAAAAAHlDgQAAAAB5g4EAAAAAYwPAQAAAAG9DwEAAAAB0g8AAN4aACDTDwAA3xoAINQPIAAAAAHVDyAAAAAB1g8EAAAAAdcPBAAAAAHYDwQAAAABAQgAALsQADABCAAAuxAAMA2kDgQAlhkAIaYOQACXGQAh5Q4EAJYZACHmDgQAghoAIYwPAQCbGQAhvQ8BAJsZACHSDwAA3BoAINMPAADdGgAg1A8gALkZACHVDyAAuRkAIdYPBACWGQAh1w8EAJYZACHYDwQAghoAIQIAAACxEAAgCAAAvhAAIA2kDgQAlhkAIaYOQACXGQAh5Q4EAJYZACHmDgQAghoAIYwPAQCbGQAhvQ8BAJsZACHSDwAA3BoAINMPAADdGgAg1A8gALkZACHVDyAAuRkAIdYPBACWGQAh1w8EAJYZACHYDwQAghoAIQIAAAC0EAAgCAAAwBAAIAIAAAC0EAAgCAAAwBAAIAMAAACxEAAgDwAAuRAAIBAAAL4QACABAAAAsRAAIAEAAAC0EAAgBxUAANcaACAWAADaGgAgFwAA2RoAICgAANgaACApAADbGgAg5g4AAJAZACDYDwAAkBkAIBChDgAAmBcAMKIOAADHEAAQow4AAJgXADCkDgQAjRYAIaYOQACPFgAh5Q4EAI0WACHmDgQA4RYAIYwPAQCOFgAhvQ8BAI4WACHSDwAAmRcAINMPAACZFwAg1A8gAKkWACHVDyAAqRYAIdYPBACNFgAh1w8EAI0WACHYDwQA4RYAIQMAAAC0EAAgAwAAxhAAMBQAAMcQACADAAAAtBAAIAMAALUQADAEAACxEAAgBqUDAQCtFgAhoQ4AAJcXADCiDgAAzRAAEKMOAACXFwAwpA4EAAAAAaYOQACxFgAhAQAAAMoQACABAAAAyhAAIAalAwEArRYAIaEOAACXFwAwog4AAM0QABCjDgAAlxcAMKQOBAC4FgAhpg5AALEWACEAAwAAAM0QACADAADOEAAwBAAAyhAAIAMAAADNEAAgAwAAzhAAMAQAAMoQACADAAAAzRAAIAMAAM4QADAEAADKEAAgA6UDAQAAAAGkDgQAAAABpg5AAAAAAQEIAADSEAAgA6UDAQAAAAGkDgQAAAABpg5AAAAAAQEIAADUEAAwAQgAANQQADADpQMBAJsZACGkDgQAlhkAIaYOQACXGQAhAgAAAMoQACAIAADXEAAgA6UDAQCbGQAhpA4EAJYZACGmDkAAlxkAIQIAAADNEAAgCAAA2RAAIAIAAADNEAAgCAAA2RAAIAMAAADKEAAgDwAA0hAAIBAAANcQACABAAAAyhAAIAEAAADNEAAgBRUAANIaACAWAADVGgAgFwAA1BoAICgAANMaACApAADWGgAgBqUDAQCOFgAhoQ4AAJYXADCiDgAA4BAAEKMOAACWFwAwpA4EAI0WACGmDkAAjxYAIQMAAADNEAAgAwAA3xAAMBQAAOAQACADAAAAzRAAIAMAAM4QADAEAADKEAAgB6EOAACVFwAwog4AAOYQABCjDgAAlRcAMKQOAgAAAAHPDwEArRYAIdAPAADAFgAg0Q9AALEWACEBAAAA4xAAIAEAAADjEAAgB6EOAACVFwAwog4AAOYQABCjDgAAlRcAMKQOAgC1FgAhzw8BAK0WACHQDwAAwBYAINEPQACxFgAhAAMAAADmEAAgAwAA5xAAMAQAAOMQACADAAAA5hAAIAMAAOcQADAEAADjEAAgAwAAAOYQACADAADnEAAwBAAA4xAAIASkDgIAAAABzw8BAAAAAdAPgAAAAAHRD0AAAAABAQgAAOsQACAEpA4CAAAAAc8PAQAAAAHQD4AAAAAB0Q9AAAAAAQEIAADtEAAwAQgAAO0QADAEpA4CAJkZACHPDwEAmxkAIdAPgAAAAAHRD0AAlxkAIQIAAADjEAAgCAAA8BAAIASkDgIAmRkAIc8PAQCbGQAh0A-AAAAAAdEPQACXGQAhAgAAAOYQACAIAADyEAAgAgAAAOYQACAIAADyEAAgAwAAAOMQACAPAADrEAAgEAAA8BAAIAEAAADjEAAgAQAAAOYQACAFFQAAzRoAIBYAANAaACAXAADPGgAgKAAAzhoAICkAANEaACAHoQ4AAJQXADCiDgAA-RAAEKMOAACUFwAwpA4CAJEWACHPDwEAjhYAIdAPAAC9FgAg0Q9AAI8WACEDAAAA5hAAIAMAAPgQADAUAAD5EAAgAwAAAOYQACADAADnEAAwBAAA4xAAIBWhDgAAkhcAMKIOAAD_EAAQow4AAJIXADDlDgQAuBYAIYwPAQCtFgAhlA8CALUWACGjD0AAsRYAIb0PAQCtFgAhwg9AALEWACHDDwIAtRYAIcQPAgC1FgAhxQ8CALUWACHGDwIAtRYAIccPAgC1FgAhyA8CALUWACHJDwIAtRYAIcoPAgC1FgAhyw8gAK4WACHMDwEArRYAIc0PQACxFgAhzg8AAJMXACABAAAA_BAAIAEAAAD8EAAgFKEOAACSFwAwog4AAP8QABCjDgAAkhcAMOUOBAC4FgAhjA8BAK0WACGUDwIAtRYAIaMPQACxFgAhvQ8BAK0WACHCD0AAsRYAIcMPAgC1FgAhxA8CALUWACHFDwIAtRYAIcYPAgC1FgAhxw8CALUWACHIDwIAtRYAIckPAgC1FgAhyg8CALUWACHLDyAArhYAIcwPAQCtFgAhzQ9AALEWACEAAwAAAP8QACADAACAEQAwBAAA_BAAIAMAAAD_EAAgAwAAgBEAMAQAAPwQACADAAAA_xAAIAMAAIARADAEAAD8EAAgEeUOBAAAAAGMDwEAAAABlA8CAAAAAaMPQAAAAAG9DwEAAAABwg9AAAAAAcMPAgAAAAHEDwIAAAABxQ8CAAAAAcYPAgAAAAHHDwIAAAAByA8CAAAAAckPAgAAAAHKDwIAAAAByw8gAAAAAcwPAQAAAAHND0AAAAABAQgAAIQRACAR5Q4EAAAAAYwPAQAAAAGUDwIAAAABow9AAAAAAb0PAQAAAAHCD0AAAAABww8CAAAAAcQPAgAAAAHFDwIAAAABxg8CAAAAAccPAgAAAAHIDwIAAAAByQ8CAAAAAcoPAgAAAAHLDyAAAAABzA8BAAAAAc0PQAAAAAEBCAAAhhEAMAEIAACGEQAwEeUOBACWGQAhjA8BAJsZACGUDwIAmRkAIaMPQACXGQAhvQ8BAJsZACHCD0AAlxkAIcMPAgCZGQAhxA8CAJkZACHFDwIAmRkAIcYPAgCZGQAhxw8CAJkZACHIDwIAmRkAIckPAgCZGQAhyg8CAJkZACHLDyAAuRkAIcwPAQCbGQAhzQ9AAJcZACECAAAA_BAAIAgAAIkRACAR5Q4EAJYZACGMDwEAmxkAIZQPAgCZGQAhow9AAJcZACG9DwEAmxkAIcIPQACXGQAhww8CAJkZACHEDwIAmRkAIcUPAgCZGQAhxg8CAJkZACHHDwIAmRkAIcgPAgCZGQAhyQ8CAJkZACHKDwIAmRkAIcsPIAC5GQAhzA8BAJsZACHND0AAlxkAIQIAAAD_EAAgCAAAixEAIAIAAAD_EAAgCAAAixEAIAMAAAD8EAAgDwAAhBEAIBAAAIkRACABAAAA_BAAIAEAAAD_EAAgBRUAAMgaACAWAADLGgAgFwAAyhoAICgAAMkaACApAADMGgAgFKEOAACRFwAwog4AAJIRABCjDgAAkRcAMOUOBACNFgAhjA8BAI4WACGUDwIAkRYAIaMPQACPFgAhvQ8BAI4WACHCD0AAjxYAIcMPAgCRFgAhxA8CAJEWACHFDwIAkRYAIcYPAgCRFgAhxw8CAJEWACHIDwIAkRYAIckPAgCRFgAhyg8CAJEWACHLDyAAqRYAIcwPAQCOFgAhzQ9AAI8WACEDAAAA_xAAIAMAAJERADAUAACSEQAgAwAAAP8QACADAACAEQAwBAAA_BAAIAihDgAAjxcAMKIOAACYEQAQow4AAI8XADDlDgQAuBYAIfkOQACxFgAhjA8BAK0WACHAD0AAsRYAIcEPAACQFwAgAQAAAJURACABAAAAlREAIAehDgAAjxcAMKIOAACYEQAQow4AAI8XADDlDgQAuBYAIfkOQACxFgAhjA8BAK0WACHAD0AAsRYAIQADAAAAmBEAIAMAAJkRADAEAACVEQAgAwAAAJgRACADAACZEQAwBAAAlREAIAMAAACYEQAgAwAAmREAMAQAAJURACAE5Q4EAAAAAfkOQAAAAAGMDwEAAAABwA9AAAAAAQEIAACdEQAgBOUOBAAAAAH5DkAAAAABjA8BAAAAAcAPQAAAAAEBCAAAnxEAMAEIAACfEQAwBOUOBACWGQAh-Q5AAJcZACGMDwEAmxkAIcAPQACXGQAhAgAAAJURACAIAACiEQAgBOUOBACWGQAh-Q5AAJcZACGMDwEAmxkAIcAPQACXGQAhAgAAAJgRACAIAACkEQAgAgAAAJgRACAIAACkEQAgAwAAAJURACAPAACdEQAgEAAAohEAIAEAAACVEQAgAQAAAJgRACAFFQAAwxoAIBYAAMYaACAXAADFGgAgKAAAxBoAICkAAMcaACAHoQ4AAI4XADCiDgAAqxEAEKMOAACOFwAw5Q4EAI0WACH5DkAAjxYAIYwPAQCOFgAhwA9AAI8WACEDAAAAmBEAIAMAAKoRADAUAACrEQAgAwAAAJgRACADAACZEQAwBAAAlREAIAeICQEAAAABoQ4AAI0XADCiDgAAsREAEKMOAACNFwAwvQ8BAK0WACG-DwEArxYAIb8PBADlFgAhAQAAAK4RACABAAAArhEAIAeICQEArRYAIaEOAACNFwAwog4AALERABCjDgAAjRcAML0PAQCtFgAhvg8BAK8WACG_DwQA5RYAIQK-DwAAkBkAIL8PAACQGQAgAwAAALERACADAACyEQAwBAAArhEAIAMAAACxEQAgAwAAshEAMAQAAK4RACADAAAAsREAIAMAALIRADAEAACuEQAgBIgJAQAAAAG9DwEAAAABvg8BAAAAAb8PBAAAAAEBCAAAthEAIASICQEAAAABvQ8BAAAAAb4PAQAAAAG_DwQAAAABAQgAALgRADABCAAAuBEAMASICQEAmxkAIb0PAQCbGQAhvg8BAJoZACG_DwQAghoAIQIAAACuEQAgCAAAuxEAIASICQEAmxkAIb0PAQCbGQAhvg8BAJoZACG_DwQAghoAIQIAAACxEQAgCAAAvREAIAIAAACxEQAgCAAAvREAIAMAAACuEQAgDwAAthEAIBAAALsRACABAAAArhEAIAEAAACxEQAgBxUAAL4aACAWAADBGgAgFwAAwBoAICgAAL8aACApAADCGgAgvg8AAJAZACC_DwAAkBkAIAeICQEAjhYAIaEOAACMFwAwog4AAMQRABCjDgAAjBcAML0PAQCOFgAhvg8BAJIWACG_DwQA4RYAIQMAAACxEQAgAwAAwxEAMBQAAMQRACADAAAAsREAIAMAALIRADAEAACuEQAgCqEOAACLFwAwog4AAMoRABCjDgAAixcAMKQOBAAAAAGzDwEArRYAIbgPQACxFgAhuQ9AALEWACG6D0AAsBYAIbsPQACwFgAhvA8AALYWACABAAAAxxEAIAEAAADHEQAgCqEOAACLFwAwog4AAMoRABCjDgAAixcAMKQOBAC4FgAhsw8BAK0WACG4D0AAsRYAIbkPQACxFgAhug9AALAWACG7D0AAsBYAIbwPAAC2FgAgA7oPAACQGQAguw8AAJAZACC8DwAAkBkAIAMAAADKEQAgAwAAyxEAMAQAAMcRACADAAAAyhEAIAMAAMsRADAEAADHEQAgAwAAAMoRACADAADLEQAwBAAAxxEAIAekDgQAAAABsw8BAAAAAbgPQAAAAAG5D0AAAAABug9AAAAAAbsPQAAAAAG8D4AAAAABAQgAAM8RACAHpA4EAAAAAbMPAQAAAAG4D0AAAAABuQ9AAAAAAboPQAAAAAG7D0AAAAABvA-AAAAAAQEIAADREQAwAQgAANERADAHpA4EAJYZACGzDwEAmxkAIbgPQACXGQAhuQ9AAJcZACG6D0AAoxkAIbsPQACjGQAhvA-AAAAAAQIAAADHEQAgCAAA1BEAIAekDgQAlhkAIbMPAQCbGQAhuA9AAJcZACG5D0AAlxkAIboPQACjGQAhuw9AAKMZACG8D4AAAAABAgAAAMoRACAIAADWEQAgAgAAAMoRACAIAADWEQAgAwAAAMcRACAPAADPEQAgEAAA1BEAIAEAAADHEQAgAQAAAMoRACAIFQAAuRoAIBYAALwaACAXAAC7GgAgKAAAuhoAICkAAL0aACC6DwAAkBkAILsPAACQGQAgvA8AAJAZACAKoQ4AAIoXADCiDgAA3REAEKMOAACKFwAwpA4EAI0WACGzDwEAjhYAIbgPQACPFgAhuQ9AAI8WACG6D0AApBYAIbsPQACkFgAhvA8AAJMWACADAAAAyhEAIAMAANwRADAUAADdEQAgAwAAAMoRACADAADLEQAwBAAAxxEAIAqhDgAAiRcAMKIOAADjEQAQow4AAIkXADCpDgEArxYAIc0OAgC1FgAhsw8BAAAAAbQPQACxFgAhtQ8CALUWACG2D0AAsBYAIbcPAAC2FgAgAQAAAOARACABAAAA4BEAIAqhDgAAiRcAMKIOAADjEQAQow4AAIkXADCpDgEArxYAIc0OAgC1FgAhsw8BAK0WACG0D0AAsRYAIbUPAgC1FgAhtg9AALAWACG3DwAAthYAIAOpDgAAkBkAILYPAACQGQAgtw8AAJAZACADAAAA4xEAIAMAAOQRADAEAADgEQAgAwAAAOMRACADAADkEQAwBAAA4BEAIAMAAADjEQAgAwAA5BEAMAQAAOARACAHqQ4BAAAAAc0OAgAAAAGzDwEAAAABtA9AAAAAAbUPAgAAAAG2D0AAAAABtw-AAAAAAQEIAADoEQAgB6kOAQAAAAHNDgIAAAABsw8BAAAAAbQPQAAAAAG1DwIAAAABtg9AAAAAAbcPgAAAAAEBCAAA6hEAMAEIAADqEQAwB6kOAQCaGQAhzQ4CAJkZACGzDwEAmxkAIbQPQACXGQAhtQ8CAJkZACG2D0AAoxkAIbcPgAAAAAECAAAA4BEAIAgAAO0RACAHqQ4BAJoZACHNDgIAmRkAIbMPAQCbGQAhtA9AAJcZACG1DwIAmRkAIbYPQACjGQAhtw-AAAAAAQIAAADjEQAgCAAA7xEAIAIAAADjEQAgCAAA7xEAIAMAAADgEQAgDwAA6BEAIBAAAO0RACABAAAA4BEAIAEAAADjEQAgCBUAALQaACAWAAC3GgAgFwAAthoAICgAALUaACApAAC4GgAgqQ4AAJAZACC2DwAAkBkAILcPAACQGQAgCqEOAACIFwAwog4AAPYRABCjDgAAiBcAMKkOAQCSFgAhzQ4CAJEWACGzDwEAjhYAIbQPQACPFgAhtQ8CAJEWACG2D0AApBYAIbcPAACTFgAgAwAAAOMRACADAAD1EQAwFAAA9hEAIAMAAADjEQAgAwAA5BEAMAQAAOARACAToQ4AAIcXADCiDgAA_BEAEKMOAACHFwAwqQ4BAK8WACHXDkAAsBYAIfkOQACxFgAhgw8BAK0WACGkD0AAsBYAIagPAQAAAAGpD0AAsBYAIaoPQACwFgAhqw9AALAWACGsDwIAtRYAIa0PAgC1FgAhrg8BAK8WACGvDwEArxYAIbAPAQCvFgAhsQ8CALQWACGyDwEArxYAIQEAAAD5EQAgAQAAAPkRACAToQ4AAIcXADCiDgAA_BEAEKMOAACHFwAwqQ4BAK8WACHXDkAAsBYAIfkOQACxFgAhgw8BAK0WACGkD0AAsBYAIagPAQCtFgAhqQ9AALAWACGqD0AAsBYAIasPQACwFgAhrA8CALUWACGtDwIAtRYAIa4PAQCvFgAhrw8BAK8WACGwDwEArxYAIbEPAgC0FgAhsg8BAK8WACELqQ4AAJAZACDXDgAAkBkAIKQPAACQGQAgqQ8AAJAZACCqDwAAkBkAIKsPAACQGQAgrg8AAJAZACCvDwAAkBkAILAPAACQGQAgsQ8AAJAZACCyDwAAkBkAIAMAAAD8EQAgAwAA_REAMAQAAPkRACADAAAA_BEAIAMAAP0RADAEAAD5EQAgAwAAAPwRACADAAD9EQAwBAAA-REAIBCpDgEAAAAB1w5AAAAAAfkOQAAAAAGDDwEAAAABpA9AAAAAAagPAQAAAAGpD0AAAAABqg9AAAAAAasPQAAAAAGsDwIAAAABrQ8CAAAAAa4PAQAAAAGvDwEAAAABsA8BAAAAAbEPAgAAAAGyDwEAAAABAQgAAIESACAQqQ4BAAAAAdcOQAAAAAH5DkAAAAABgw8BAAAAAaQPQAAAAAGoDwEAAAABqQ9AAAAAAaoPQAAAAAGrD0AAAAABrA8CAAAAAa0PAgAAAAGuDwEAAAABrw8BAAAAAbAPAQAAAAGxDwIAAAABsg8BAAAAAQEIAACDEgAwAQgAAIMSADAQqQ4BAJoZACHXDkAAoxkAIfkOQACXGQAhgw8BAJsZACGkD0AAoxkAIagPAQCbGQAhqQ9AAKMZACGqD0AAoxkAIasPQACjGQAhrA8CAJkZACGtDwIAmRkAIa4PAQCaGQAhrw8BAJoZACGwDwEAmhkAIbEPAgCYGQAhsg8BAJoZACECAAAA-REAIAgAAIYSACAQqQ4BAJoZACHXDkAAoxkAIfkOQACXGQAhgw8BAJsZACGkD0AAoxkAIagPAQCbGQAhqQ9AAKMZACGqD0AAoxkAIasPQACjGQAhrA8CAJkZACGtDwIAmRkAIa4PAQCaGQAhrw8BAJoZACGwDwEAmhkAIbEPAgCYGQAhsg8BAJoZACECAAAA_BEAIAgAAIgSACACAAAA_BEAIAgAAIgSACADAAAA-REAIA8AAIESACAQAACGEgAgAQAAAPkRACABAAAA_BEAIBAVAACvGgAgFgAAshoAIBcAALEaACAoAACwGgAgKQAAsxoAIKkOAACQGQAg1w4AAJAZACCkDwAAkBkAIKkPAACQGQAgqg8AAJAZACCrDwAAkBkAIK4PAACQGQAgrw8AAJAZACCwDwAAkBkAILEPAACQGQAgsg8AAJAZACAToQ4AAIYXADCiDgAAjxIAEKMOAACGFwAwqQ4BAJIWACHXDkAApBYAIfkOQACPFgAhgw8BAI4WACGkD0AApBYAIagPAQCOFgAhqQ9AAKQWACGqD0AApBYAIasPQACkFgAhrA8CAJEWACGtDwIAkRYAIa4PAQCSFgAhrw8BAJIWACGwDwEAkhYAIbEPAgCQFgAhsg8BAJIWACEDAAAA_BEAIAMAAI4SADAUAACPEgAgAwAAAPwRACADAAD9EQAwBAAA-REAIAjXBQEArRYAIaEOAACEFwAwog4AAJUSABCjDgAAhBcAMKYOQACxFgAh4w4BAK0WACGmDyAArhYAIacPAACFFwAgAQAAAJISACABAAAAkhIAIAfXBQEArRYAIaEOAACEFwAwog4AAJUSABCjDgAAhBcAMKYOQACxFgAh4w4BAK0WACGmDyAArhYAIQADAAAAlRIAIAMAAJYSADAEAACSEgAgAwAAAJUSACADAACWEgAwBAAAkhIAIAMAAACVEgAgAwAAlhIAMAQAAJISACAE1wUBAAAAAaYOQAAAAAHjDgEAAAABpg8gAAAAAQEIAACaEgAgBNcFAQAAAAGmDkAAAAAB4w4BAAAAAaYPIAAAAAEBCAAAnBIAMAEIAACcEgAwBNcFAQCbGQAhpg5AAJcZACHjDgEAmxkAIaYPIAC5GQAhAgAAAJISACAIAACfEgAgBNcFAQCbGQAhpg5AAJcZACHjDgEAmxkAIaYPIAC5GQAhAgAAAJUSACAIAAChEgAgAgAAAJUSACAIAAChEgAgAwAAAJISACAPAACaEgAgEAAAnxIAIAEAAACSEgAgAQAAAJUSACADFQAArBoAIBYAAK4aACAXAACtGgAgB9cFAQCOFgAhoQ4AAIMXADCiDgAAqBIAEKMOAACDFwAwpg5AAI8WACHjDgEAjhYAIaYPIACpFgAhAwAAAJUSACADAACnEgAwFAAAqBIAIAMAAACVEgAgAwAAlhIAMAQAAJISACAH1wUBAK0WACGhDgAAgRcAMKIOAACuEgAQow4AAIEXADCjD0AAsRYAIaQPQACxFgAhpQ8AAIIXACABAAAAqxIAIAEAAACrEgAgBtcFAQCtFgAhoQ4AAIEXADCiDgAArhIAEKMOAACBFwAwow9AALEWACGkD0AAsRYAIQADAAAArhIAIAMAAK8SADAEAACrEgAgAwAAAK4SACADAACvEgAwBAAAqxIAIAMAAACuEgAgAwAArxIAMAQAAKsSACAD1wUBAAAAAaMPQAAAAAGkD0AAAAABAQgAALMSACAD1wUBAAAAAaMPQAAAAAGkD0AAAAABAQgAALUSADABCAAAtRIAMAPXBQEAmxkAIaMPQACXGQAhpA9AAJcZACECAAAAqxIAIAgAALgSACAD1wUBAJsZACGjD0AAlxkAIaQPQACXGQAhAgAAAK4SACAIAAC6EgAgAgAAAK4SACAIAAC6EgAgAwAAAKsSACAPAACzEgAgEAAAuBIAIAEAAACrEgAgAQAAAK4SACADFQAAqRoAIBYAAKsaACAXAACqGgAgBtcFAQCOFgAhoQ4AAIAXADCiDgAAwRIAEKMOAACAFwAwow9AAI8WACGkD0AAjxYAIQMAAACuEgAgAwAAwBIAMBQAAMESACADAAAArhIAIAMAAK8SADAEAACrEgAgCqEOAAD-FgAwog4AAMcSABCjDgAA_hYAMKQOAQAAAAGmDkAAsRYAIesOAQCtFgAhnw8BAK0WACGgDwEArRYAIaEPQACwFgAhog8AAP8WACABAAAAxBIAIAEAAADEEgAgCaEOAAD-FgAwog4AAMcSABCjDgAA_hYAMKQOAQCtFgAhpg5AALEWACHrDgEArRYAIZ8PAQCtFgAhoA8BAK0WACGhD0AAsBYAIQGhDwAAkBkAIAMAAADHEgAgAwAAyBIAMAQAAMQSACADAAAAxxIAIAMAAMgSADAEAADEEgAgAwAAAMcSACADAADIEgAwBAAAxBIAIAakDgEAAAABpg5AAAAAAesOAQAAAAGfDwEAAAABoA8BAAAAAaEPQAAAAAEBCAAAzBIAIAakDgEAAAABpg5AAAAAAesOAQAAAAGfDwEAAAABoA8BAAAAAaEPQAAAAAEBCAAAzhIAMAEIAADOEgAwBqQOAQCbGQAhpg5AAJcZACHrDgEAmxkAIZ8PAQCbGQAhoA8BAJsZACGhD0AAoxkAIQIAAADEEgAgCAAA0RIAIAakDgEAmxkAIaYOQACXGQAh6w4BAJsZACGfDwEAmxkAIaAPAQCbGQAhoQ9AAKMZACECAAAAxxIAIAgAANMSACACAAAAxxIAIAgAANMSACADAAAAxBIAIA8AAMwSACAQAADREgAgAQAAAMQSACABAAAAxxIAIAQVAACmGgAgFgAAqBoAIBcAAKcaACChDwAAkBkAIAmhDgAA_RYAMKIOAADaEgAQow4AAP0WADCkDgEAjhYAIaYOQACPFgAh6w4BAI4WACGfDwEAjhYAIaAPAQCOFgAhoQ9AAKQWACEDAAAAxxIAIAMAANkSADAUAADaEgAgAwAAAMcSACADAADIEgAwBAAAxBIAIAqhDgAA_BYAMKIOAADgEgAQow4AAPwWADCmDgQAuBYAIeUOBAAAAAHmDgQAuBYAIZsPBAC4FgAhnA8EALgWACGdDwQAuBYAIZ4PAQCtFgAhAQAAAN0SACABAAAA3RIAIAqhDgAA_BYAMKIOAADgEgAQow4AAPwWADCmDgQAuBYAIeUOBAC4FgAh5g4EALgWACGbDwQAuBYAIZwPBAC4FgAhnQ8EALgWACGeDwEArRYAIQADAAAA4BIAIAMAAOESADAEAADdEgAgAwAAAOASACADAADhEgAwBAAA3RIAIAMAAADgEgAgAwAA4RIAMAQAAN0SACAHpg4EAAAAAeUOBAAAAAHmDgQAAAABmw8EAAAAAZwPBAAAAAGdDwQAAAABng8BAAAAAQEIAADlEgAgB6YOBAAAAAHlDgQAAAAB5g4EAAAAAZsPBAAAAAGcDwQAAAABnQ8EAAAAAZ4PAQAAAAEBCAAA5xIAMAEIAADnEgAwB6YOBACWGQAh5Q4EAJYZACHmDgQAlhkAIZsPBACWGQAhnA8EAJYZACGdDwQAlhkAIZ4PAQCbGQAhAgAAAN0SACAIAADqEgAgB6YOBACWGQAh5Q4EAJYZACHmDgQAlhkAIZsPBACWGQAhnA8EAJYZACGdDwQAlhkAIZ4PAQCbGQAhAgAAAOASACAIAADsEgAgAgAAAOASACAIAADsEgAgAwAAAN0SACAPAADlEgAgEAAA6hIAIAEAAADdEgAgAQAAAOASACAFFQAAoRoAIBYAAKQaACAXAACjGgAgKAAAohoAICkAAKUaACAKoQ4AAPsWADCiDgAA8xIAEKMOAAD7FgAwpg4EAI0WACHlDgQAjRYAIeYOBACNFgAhmw8EAI0WACGcDwQAjRYAIZ0PBACNFgAhng8BAI4WACEDAAAA4BIAIAMAAPISADAUAADzEgAgAwAAAOASACADAADhEgAwBAAA3RIAIA2ICQEArRYAIaEOAAD5FgAwog4AAPkSABCjDgAA-RYAMKYOBAC4FgAh5Q4EALgWACHmDgQAuBYAIecOAgC1FgAh6A4CALUWACGMDwEArRYAIZQPEADwFgAhlQ8QAPAWACGaDwAA-hYAIAEAAAD2EgAgAQAAAPYSACAMiAkBAK0WACGhDgAA-RYAMKIOAAD5EgAQow4AAPkWADCmDgQAuBYAIeUOBAC4FgAh5g4EALgWACHnDgIAtRYAIegOAgC1FgAhjA8BAK0WACGUDxAA8BYAIZUPEADwFgAhAAMAAAD5EgAgAwAA-hIAMAQAAPYSACADAAAA-RIAIAMAAPoSADAEAAD2EgAgAwAAAPkSACADAAD6EgAwBAAA9hIAIAmICQEAAAABpg4EAAAAAeUOBAAAAAHmDgQAAAAB5w4CAAAAAegOAgAAAAGMDwEAAAABlA8QAAAAAZUPEAAAAAEBCAAA_hIAIAmICQEAAAABpg4EAAAAAeUOBAAAAAHmDgQAAAAB5w4CAAAAAegOAgAAAAGMDwEAAAABlA8QAAAAAZUPEAAAAAEBCAAAgBMAMAEIAACAEwAwCYgJAQCbGQAhpg4EAJYZACHlDgQAlhkAIeYOBACWGQAh5w4CAJkZACHoDgIAmRkAIYwPAQCbGQAhlA8QAJEaACGVDxAAkRoAIQIAAAD2EgAgCAAAgxMAIAmICQEAmxkAIaYOBACWGQAh5Q4EAJYZACHmDgQAlhkAIecOAgCZGQAh6A4CAJkZACGMDwEAmxkAIZQPEACRGgAhlQ8QAJEaACECAAAA-RIAIAgAAIUTACACAAAA-RIAIAgAAIUTACADAAAA9hIAIA8AAP4SACAQAACDEwAgAQAAAPYSACABAAAA-RIAIAUVAACcGgAgFgAAnxoAIBcAAJ4aACAoAACdGgAgKQAAoBoAIAyICQEAjhYAIaEOAAD4FgAwog4AAIwTABCjDgAA-BYAMKYOBACNFgAh5Q4EAI0WACHmDgQAjRYAIecOAgCRFgAh6A4CAJEWACGMDwEAjhYAIZQPEADsFgAhlQ8QAOwWACEDAAAA-RIAIAMAAIsTADAUAACMEwAgAwAAAPkSACADAAD6EgAwBAAA9hIAIAnzBwEArRYAIaEOAAD2FgAwog4AAJITABCjDgAA9hYAMOUOBAC4FgAhjA8BAK0WACGXDxAA8BYAIZgPEADwFgAhmQ8AAPcWACABAAAAjxMAIAEAAACPEwAgCPMHAQCtFgAhoQ4AAPYWADCiDgAAkhMAEKMOAAD2FgAw5Q4EALgWACGMDwEArRYAIZcPEADwFgAhmA8QAPAWACEAAwAAAJITACADAACTEwAwBAAAjxMAIAMAAACSEwAgAwAAkxMAMAQAAI8TACADAAAAkhMAIAMAAJMTADAEAACPEwAgBfMHAQAAAAHlDgQAAAABjA8BAAAAAZcPEAAAAAGYDxAAAAABAQgAAJcTACAF8wcBAAAAAeUOBAAAAAGMDwEAAAABlw8QAAAAAZgPEAAAAAEBCAAAmRMAMAEIAACZEwAwBfMHAQCbGQAh5Q4EAJYZACGMDwEAmxkAIZcPEACRGgAhmA8QAJEaACECAAAAjxMAIAgAAJwTACAF8wcBAJsZACHlDgQAlhkAIYwPAQCbGQAhlw8QAJEaACGYDxAAkRoAIQIAAACSEwAgCAAAnhMAIAIAAACSEwAgCAAAnhMAIAMAAACPEwAgDwAAlxMAIBAAAJwTACABAAAAjxMAIAEAAACSEwAgBRUAAJcaACAWAACaGgAgFwAAmRoAICgAAJgaACApAACbGgAgCPMHAQCOFgAhoQ4AAPUWADCiDgAApRMAEKMOAAD1FgAw5Q4EAI0WACGMDwEAjhYAIZcPEADsFgAhmA8QAOwWACEDAAAAkhMAIAMAAKQTADAUAAClEwAgAwAAAJITACADAACTEwAwBAAAjxMAIAqhDgAA8xYAMKIOAACrEwAQow4AAPMWADDlDgQAuBYAIYwPAQCtFgAhjQ8BAK0WACGTDwIAtRYAIZQPEADwFgAhlQ8QAPAWACGWDwAA9BYAIAEAAACoEwAgAQAAAKgTACAJoQ4AAPMWADCiDgAAqxMAEKMOAADzFgAw5Q4EALgWACGMDwEArRYAIY0PAQCtFgAhkw8CALUWACGUDxAA8BYAIZUPEADwFgAhAAMAAACrEwAgAwAArBMAMAQAAKgTACADAAAAqxMAIAMAAKwTADAEAACoEwAgAwAAAKsTACADAACsEwAwBAAAqBMAIAblDgQAAAABjA8BAAAAAY0PAQAAAAGTDwIAAAABlA8QAAAAAZUPEAAAAAEBCAAAsBMAIAblDgQAAAABjA8BAAAAAY0PAQAAAAGTDwIAAAABlA8QAAAAAZUPEAAAAAEBCAAAshMAMAEIAACyEwAwBuUOBACWGQAhjA8BAJsZACGNDwEAmxkAIZMPAgCZGQAhlA8QAJEaACGVDxAAkRoAIQIAAACoEwAgCAAAtRMAIAblDgQAlhkAIYwPAQCbGQAhjQ8BAJsZACGTDwIAmRkAIZQPEACRGgAhlQ8QAJEaACECAAAAqxMAIAgAALcTACACAAAAqxMAIAgAALcTACADAAAAqBMAIA8AALATACAQAAC1EwAgAQAAAKgTACABAAAAqxMAIAUVAACSGgAgFgAAlRoAIBcAAJQaACAoAACTGgAgKQAAlhoAIAmhDgAA8hYAMKIOAAC-EwAQow4AAPIWADDlDgQAjRYAIYwPAQCOFgAhjQ8BAI4WACGTDwIAkRYAIZQPEADsFgAhlQ8QAOwWACEDAAAAqxMAIAMAAL0TADAUAAC-EwAgAwAAAKsTACADAACsEwAwBAAAqBMAIAqhDgAA7xYAMKIOAADEEwAQow4AAO8WADDlDgQAuBYAIY0PAQCtFgAhjg8BAK0WACGPDxAA8BYAIZAPAQCtFgAhkQ8EALgWACGSDwAA8RYAIAEAAADBEwAgAQAAAMETACAJoQ4AAO8WADCiDgAAxBMAEKMOAADvFgAw5Q4EALgWACGNDwEArRYAIY4PAQCtFgAhjw8QAPAWACGQDwEArRYAIZEPBAC4FgAhAAMAAADEEwAgAwAAxRMAMAQAAMETACADAAAAxBMAIAMAAMUTADAEAADBEwAgAwAAAMQTACADAADFEwAwBAAAwRMAIAblDgQAAAABjQ8BAAAAAY4PAQAAAAGPDxAAAAABkA8BAAAAAZEPBAAAAAEBCAAAyRMAIAblDgQAAAABjQ8BAAAAAY4PAQAAAAGPDxAAAAABkA8BAAAAAZEPBAAAAAEBCAAAyxMAMAEIAADLEwAwBuUOBACWGQAhjQ8BAJsZACGODwEAmxkAIY8PEACRGgAhkA8BAJsZACGRDwQAlhkAIQIAAADBEwAgCAAAzhMAIAblDgQAlhkAIY0PAQCbGQAhjg8BAJsZACGPDxAAkRoAIZAPAQCbGQAhkQ8EAJYZACECAAAAxBMAIAgAANATACACAAAAxBMAIAgAANATACADAAAAwRMAIA8AAMkTACAQAADOEwAgAQAAAMETACABAAAAxBMAIAUVAACMGgAgFgAAjxoAIBcAAI4aACAoAACNGgAgKQAAkBoAIAmhDgAA6xYAMKIOAADXEwAQow4AAOsWADDlDgQAjRYAIY0PAQCOFgAhjg8BAI4WACGPDxAA7BYAIZAPAQCOFgAhkQ8EAI0WACEDAAAAxBMAIAMAANYTADAUAADXEwAgAwAAAMQTACADAADFEwAwBAAAwRMAIAWhDgAA6hYAMKIOAADdEwAQow4AAOoWADCkDgQAAAABjA8BAK0WACEBAAAA2hMAIAEAAADaEwAgBaEOAADqFgAwog4AAN0TABCjDgAA6hYAMKQOBAC4FgAhjA8BAK0WACEAAwAAAN0TACADAADeEwAwBAAA2hMAIAMAAADdEwAgAwAA3hMAMAQAANoTACADAAAA3RMAIAMAAN4TADAEAADaEwAgAqQOBAAAAAGMDwEAAAABAQgAAOITACACpA4EAAAAAYwPAQAAAAEBCAAA5BMAMAEIAADkEwAwAqQOBACWGQAhjA8BAJsZACECAAAA2hMAIAgAAOcTACACpA4EAJYZACGMDwEAmxkAIQIAAADdEwAgCAAA6RMAIAIAAADdEwAgCAAA6RMAIAMAAADaEwAgDwAA4hMAIBAAAOcTACABAAAA2hMAIAEAAADdEwAgBRUAAIcaACAWAACKGgAgFwAAiRoAICgAAIgaACApAACLGgAgBaEOAADpFgAwog4AAPATABCjDgAA6RYAMKQOBACNFgAhjA8BAI4WACEDAAAA3RMAIAMAAO8TADAUAADwEwAgAwAAAN0TACADAADeEwAwBAAA2hMAIAahDgAA6BYAMKIOAAD2EwAQow4AAOgWADDIDkAAsRYAIeMOAQAAAAGMDwEArRYAIQEAAADzEwAgAQAAAPMTACAGoQ4AAOgWADCiDgAA9hMAEKMOAADoFgAwyA5AALEWACHjDgEArRYAIYwPAQCtFgAhAAMAAAD2EwAgAwAA9xMAMAQAAPMTACADAAAA9hMAIAMAAPcTADAEAADzEwAgAwAAAPYTACADAAD3EwAwBAAA8xMAIAPIDkAAAAAB4w4BAAAAAYwPAQAAAAEBCAAA-xMAIAPIDkAAAAAB4w4BAAAAAYwPAQAAAAEBCAAA_RMAMAEIAAD9EwAwA8gOQACXGQAh4w4BAJsZACGMDwEAmxkAIQIAAADzEwAgCAAAgBQAIAPIDkAAlxkAIeMOAQCbGQAhjA8BAJsZACECAAAA9hMAIAgAAIIUACACAAAA9hMAIAgAAIIUACADAAAA8xMAIA8AAPsTACAQAACAFAAgAQAAAPMTACABAAAA9hMAIAMVAACEGgAgFgAAhhoAIBcAAIUaACAGoQ4AAOcWADCiDgAAiRQAEKMOAADnFgAwyA5AAI8WACHjDgEAjhYAIYwPAQCOFgAhAwAAAPYTACADAACIFAAwFAAAiRQAIAMAAAD2EwAgAwAA9xMAMAQAAPMTACAXoQ4AAOQWADCiDgAAjxQAEKMOAADkFgAwqQ4BAK8WACHIDkAAsRYAIeMOAQCtFgAh5Q4EALgWACH7DgAA5hYAIP0OAQCtFgAh_g4CALUWACH_DiAArhYAIYAPAgC1FgAhgQ8AAKgWACCCDyAArhYAIYMPAQCvFgAhhA8EAOUWACGFDwQA5RYAIYYPAADAFgAghw9AALAWACGID0AAsBYAIYkPBADlFgAhig8EAOUWACGLD0AAsRYAIQEAAACMFAAgAQAAAIwUACAWoQ4AAOQWADCiDgAAjxQAEKMOAADkFgAwqQ4BAK8WACHIDkAAsRYAIeMOAQCtFgAh5Q4EALgWACH9DgEArRYAIf4OAgC1FgAh_w4gAK4WACGADwIAtRYAIYEPAACoFgAggg8gAK4WACGDDwEArxYAIYQPBADlFgAhhQ8EAOUWACGGDwAAwBYAIIcPQACwFgAhiA9AALAWACGJDwQA5RYAIYoPBADlFgAhiw9AALEWACEIqQ4AAJAZACCDDwAAkBkAIIQPAACQGQAghQ8AAJAZACCHDwAAkBkAIIgPAACQGQAgiQ8AAJAZACCKDwAAkBkAIAMAAACPFAAgAwAAkBQAMAQAAIwUACADAAAAjxQAIAMAAJAUADAEAACMFAAgAwAAAI8UACADAACQFAAwBAAAjBQAIBOpDgEAAAAByA5AAAAAAeMOAQAAAAHlDgQAAAAB_Q4BAAAAAf4OAgAAAAH_DiAAAAABgA8CAAAAAYEPAACDGgAggg8gAAAAAYMPAQAAAAGEDwQAAAABhQ8EAAAAAYYPgAAAAAGHD0AAAAABiA9AAAAAAYkPBAAAAAGKDwQAAAABiw9AAAAAAQEIAACUFAAgE6kOAQAAAAHIDkAAAAAB4w4BAAAAAeUOBAAAAAH9DgEAAAAB_g4CAAAAAf8OIAAAAAGADwIAAAABgQ8AAIMaACCCDyAAAAABgw8BAAAAAYQPBAAAAAGFDwQAAAABhg-AAAAAAYcPQAAAAAGID0AAAAABiQ8EAAAAAYoPBAAAAAGLD0AAAAABAQgAAJYUADABCAAAlhQAMBOpDgEAmhkAIcgOQACXGQAh4w4BAJsZACHlDgQAlhkAIf0OAQCbGQAh_g4CAJkZACH_DiAAuRkAIYAPAgCZGQAhgQ8AAIEaACCCDyAAuRkAIYMPAQCaGQAhhA8EAIIaACGFDwQAghoAIYYPgAAAAAGHD0AAoxkAIYgPQACjGQAhiQ8EAIIaACGKDwQAghoAIYsPQACXGQAhAgAAAIwUACAIAACZFAAgE6kOAQCaGQAhyA5AAJcZACHjDgEAmxkAIeUOBACWGQAh_Q4BAJsZACH-DgIAmRkAIf8OIAC5GQAhgA8CAJkZACGBDwAAgRoAIIIPIAC5GQAhgw8BAJoZACGEDwQAghoAIYUPBACCGgAhhg-AAAAAAYcPQACjGQAhiA9AAKMZACGJDwQAghoAIYoPBACCGgAhiw9AAJcZACECAAAAjxQAIAgAAJsUACACAAAAjxQAIAgAAJsUACADAAAAjBQAIA8AAJQUACAQAACZFAAgAQAAAIwUACABAAAAjxQAIA0VAAD8GQAgFgAA_xkAIBcAAP4ZACAoAAD9GQAgKQAAgBoAIKkOAACQGQAggw8AAJAZACCEDwAAkBkAIIUPAACQGQAghw8AAJAZACCIDwAAkBkAIIkPAACQGQAgig8AAJAZACAWoQ4AAOAWADCiDgAAohQAEKMOAADgFgAwqQ4BAJIWACHIDkAAjxYAIeMOAQCOFgAh5Q4EAI0WACH9DgEAjhYAIf4OAgCRFgAh_w4gAKkWACGADwIAkRYAIYEPAACoFgAggg8gAKkWACGDDwEAkhYAIYQPBADhFgAhhQ8EAOEWACGGDwAAvRYAIIcPQACkFgAhiA9AAKQWACGJDwQA4RYAIYoPBADhFgAhiw9AAI8WACEDAAAAjxQAIAMAAKEUADAUAACiFAAgAwAAAI8UACADAACQFAAwBAAAjBQAIAehDgAA3hYAMKIOAACoFAAQow4AAN4WADDIDkAAsRYAIcoOAQCtFgAh4w4BAK0WACH8DgAA3xYAIAEAAAClFAAgAQAAAKUUACAGoQ4AAN4WADCiDgAAqBQAEKMOAADeFgAwyA5AALEWACHKDgEArRYAIeMOAQCtFgAhAAMAAACoFAAgAwAAqRQAMAQAAKUUACADAAAAqBQAIAMAAKkUADAEAAClFAAgAwAAAKgUACADAACpFAAwBAAApRQAIAPIDkAAAAAByg4BAAAAAeMOAQAAAAEBCAAArRQAIAPIDkAAAAAByg4BAAAAAeMOAQAAAAEBCAAArxQAMAEIAACvFAAwA8gOQACXGQAhyg4BAJsZACHjDgEAmxkAIQIAAAClFAAgCAAAshQAIAPIDkAAlxkAIcoOAQCbGQAh4w4BAJsZACECAAAAqBQAIAgAALQUACACAAAAqBQAIAgAALQUACADAAAApRQAIA8AAK0UACAQAACyFAAgAQAAAKUUACABAAAAqBQAIAMVAAD5GQAgFgAA-xkAIBcAAPoZACAGoQ4AAN0WADCiDgAAuxQAEKMOAADdFgAwyA5AAI8WACHKDgEAjhYAIeMOAQCOFgAhAwAAAKgUACADAAC6FAAwFAAAuxQAIAMAAACoFAAgAwAAqRQAMAQAAKUUACAOnA0AANsWACDvDQIAtRYAIaEOAADaFgAwog4AAMAUABCjDgAA2hYAMMYOAQCvFgAh4w4BAK0WACHlDgQAuBYAIfUOAQCtFgAh9w4CALUWACH4DkAAsRYAIfkOQACxFgAh-g4AALYWACD7DgAA3BYAIAEAAAC-FAAgDZwNAADbFgAg7w0CALUWACGhDgAA2hYAMKIOAADAFAAQow4AANoWADDGDgEArxYAIeMOAQCtFgAh5Q4EALgWACH1DgEArRYAIfcOAgC1FgAh-A5AALEWACH5DkAAsRYAIfoOAAC2FgAgA5wNAAD4GQAgxg4AAJAZACD6DgAAkBkAIAMAAADAFAAgAwAAwRQAMAQAAL4UACABAAAAwBQAIAEAAAC-FAAgAwAAAMAUACADAADBFAAwBAAAvhQAIAMAAADAFAAgAwAAwRQAMAQAAL4UACADAAAAwBQAIAMAAMEUADAEAAC-FAAgCpwNAAD3GQAg7w0CAAAAAcYOAQAAAAHjDgEAAAAB5Q4EAAAAAfUOAQAAAAH3DgIAAAAB-A5AAAAAAfkOQAAAAAH6DoAAAAABAQgAAMgUACAJ7w0CAAAAAcYOAQAAAAHjDgEAAAAB5Q4EAAAAAfUOAQAAAAH3DgIAAAAB-A5AAAAAAfkOQAAAAAH6DoAAAAABAQgAAMoUADABCAAAyhQAMAqcDQAA9hkAIO8NAgCZGQAhxg4BAJoZACHjDgEAmxkAIeUOBACWGQAh9Q4BAJsZACH3DgIAmRkAIfgOQACXGQAh-Q5AAJcZACH6DoAAAAABAgAAAL4UACAIAADNFAAgCe8NAgCZGQAhxg4BAJoZACHjDgEAmxkAIeUOBACWGQAh9Q4BAJsZACH3DgIAmRkAIfgOQACXGQAh-Q5AAJcZACH6DoAAAAABAgAAAMAUACAIAADPFAAgAgAAAMAUACAIAADPFAAgAwAAAL4UACAPAADIFAAgEAAAzRQAIAEAAAC-FAAgAQAAAMAUACAHFQAA8RkAIBYAAPQZACAXAADzGQAgKAAA8hkAICkAAPUZACDGDgAAkBkAIPoOAACQGQAgDO8NAgCRFgAhoQ4AANkWADCiDgAA1hQAEKMOAADZFgAwxg4BAJIWACHjDgEAjhYAIeUOBACNFgAh9Q4BAI4WACH3DgIAkRYAIfgOQACPFgAh-Q5AAI8WACH6DgAAkxYAIAMAAADAFAAgAwAA1RQAMBQAANYUACADAAAAwBQAIAMAAMEUADAEAAC-FAAgBpsNAADYFgAgoQ4AANcWADCiDgAA3BQAEKMOAADXFgAw9Q4BAAAAAfYOQACwFgAhAQAAANkUACABAAAA2RQAIAabDQAA2BYAIKEOAADXFgAwog4AANwUABCjDgAA1xYAMPUOAQCtFgAh9g5AALAWACECmw0AAPAZACD2DgAAkBkAIAMAAADcFAAgAwAA3RQAMAQAANkUACADAAAA3BQAIAMAAN0UADAEAADZFAAgAwAAANwUACADAADdFAAwBAAA2RQAIAObDQAA7xkAIPUOAQAAAAH2DkAAAAABAQgAAOEUACAC9Q4BAAAAAfYOQAAAAAEBCAAA4xQAMAEIAADjFAAwA5sNAADiGQAg9Q4BAJsZACH2DkAAoxkAIQIAAADZFAAgCAAA5hQAIAL1DgEAmxkAIfYOQACjGQAhAgAAANwUACAIAADoFAAgAgAAANwUACAIAADoFAAgAwAAANkUACAPAADhFAAgEAAA5hQAIAEAAADZFAAgAQAAANwUACAEFQAA3xkAIBYAAOEZACAXAADgGQAg9g4AAJAZACAFoQ4AANYWADCiDgAA7xQAEKMOAADWFgAw9Q4BAI4WACH2DkAApBYAIQMAAADcFAAgAwAA7hQAMBQAAO8UACADAAAA3BQAIAMAAN0UADAEAADZFAAgFYgJAQCtFgAhoQ4AANAWADCiDgAA9RQAEKMOAADQFgAwpg4EALgWACHlDgQAuBYAIeYOBAC4FgAh5w4CALUWACHoDgIAtRYAIekOIADRFgAh6g4gANEWACHrDgEArRYAIewOAAHSFgAh7Q4AAdMWACHuDgAB0xYAIe8OAAHTFgAh8A4AAdMWACHxDhAA1BYAIfIOEADUFgAh8w4QANQWACH0DgAA1RYAIAEAAADyFAAgAQAAAPIUACAUiAkBAK0WACGhDgAA0BYAMKIOAAD1FAAQow4AANAWADCmDgQAuBYAIeUOBAC4FgAh5g4EALgWACHnDgIAtRYAIegOAgC1FgAh6Q4gANEWACHqDiAA0RYAIesOAQCtFgAh7A4AAdIWACHtDgAB0xYAIe4OAAHTFgAh7w4AAdMWACHwDgAB0xYAIfEOEADUFgAh8g4QANQWACHzDhAA1BYAIQnpDgAAkBkAIOoOAACQGQAg7Q4AAJAZACDuDgAAkBkAIO8OAACQGQAg8A4AAJAZACDxDgAAkBkAIPIOAACQGQAg8w4AAJAZACADAAAA9RQAIAMAAPYUADAEAADyFAAgAwAAAPUUACADAAD2FAAwBAAA8hQAIAMAAAD1FAAgAwAA9hQAMAQAAPIUACARiAkBAAAAAaYOBAAAAAHlDgQAAAAB5g4EAAAAAecOAgAAAAHoDgIAAAAB6Q4gAAAAAeoOIAAAAAHrDgEAAAAB7A4AAQAAAe0OAAEAAAHuDgABAAAB7w4AAQAAAfAOAAEAAAHxDhAAAAAB8g4QAAAAAfMOEAAAAAEBCAAA-hQAIBGICQEAAAABpg4EAAAAAeUOBAAAAAHmDgQAAAAB5w4CAAAAAegOAgAAAAHpDiAAAAAB6g4gAAAAAesOAQAAAAHsDgABAAAB7Q4AAQAAAe4OAAEAAAHvDgABAAAB8A4AAQAAAfEOEAAAAAHyDhAAAAAB8w4QAAAAAQEIAAD8FAAwAQgAAPwUADARiAkBAJsZACGmDgQAlhkAIeUOBACWGQAh5g4EAJYZACHnDgIAmRkAIegOAgCZGQAh6Q4gANsZACHqDiAA2xkAIesOAQCbGQAh7A4AAdwZACHtDgAB3RkAIe4OAAHdGQAh7w4AAd0ZACHwDgAB3RkAIfEOEADeGQAh8g4QAN4ZACHzDhAA3hkAIQIAAADyFAAgCAAA_xQAIBGICQEAmxkAIaYOBACWGQAh5Q4EAJYZACHmDgQAlhkAIecOAgCZGQAh6A4CAJkZACHpDiAA2xkAIeoOIADbGQAh6w4BAJsZACHsDgAB3BkAIe0OAAHdGQAh7g4AAd0ZACHvDgAB3RkAIfAOAAHdGQAh8Q4QAN4ZACHyDhAA3hkAIfMOEADeGQAhAgAAAPUUACAIAACBFQAgAgAAAPUUACAIAACBFQAgAwAAAPIUACAPAAD6FAAgEAAA_xQAIAEAAADyFAAgAQAAAPUUACAOFQAA1hkAIBYAANkZACAXAADYGQAgKAAA1xkAICkAANoZACDpDgAAkBkAIOoOAACQGQAg7Q4AAJAZACDuDgAAkBkAIO8OAACQGQAg8A4AAJAZACDxDgAAkBkAIPIOAACQGQAg8w4AAJAZACAUiAkBAI4WACGhDgAAwxYAMKIOAACIFQAQow4AAMMWADCmDgQAjRYAIeUOBACNFgAh5g4EAI0WACHnDgIAkRYAIegOAgCRFgAh6Q4gAMQWACHqDiAAxBYAIesOAQCOFgAh7A4AAcUWACHtDgABxhYAIe4OAAHGFgAh7w4AAcYWACHwDgABxhYAIfEOEADHFgAh8g4QAMcWACHzDhAAxxYAIQMAAAD1FAAgAwAAhxUAMBQAAIgVACADAAAA9RQAIAMAAPYUADAEAADyFAAgBqEOAADCFgAwog4AAI4VABCjDgAAwhYAMMgOQACxFgAh4w4BAAAAAeQOAQCvFgAhAQAAAIsVACABAAAAixUAIAahDgAAwhYAMKIOAACOFQAQow4AAMIWADDIDkAAsRYAIeMOAQCtFgAh5A4BAK8WACEB5A4AAJAZACADAAAAjhUAIAMAAI8VADAEAACLFQAgAwAAAI4VACADAACPFQAwBAAAixUAIAMAAACOFQAgAwAAjxUAMAQAAIsVACADyA5AAAAAAeMOAQAAAAHkDgEAAAABAQgAAJMVACADyA5AAAAAAeMOAQAAAAHkDgEAAAABAQgAAJUVADABCAAAlRUAMAPIDkAAlxkAIeMOAQCbGQAh5A4BAJoZACECAAAAixUAIAgAAJgVACADyA5AAJcZACHjDgEAmxkAIeQOAQCaGQAhAgAAAI4VACAIAACaFQAgAgAAAI4VACAIAACaFQAgAwAAAIsVACAPAACTFQAgEAAAmBUAIAEAAACLFQAgAQAAAI4VACAEFQAA0xkAIBYAANUZACAXAADUGQAg5A4AAJAZACAGoQ4AAMEWADCiDgAAoRUAEKMOAADBFgAwyA5AAI8WACHjDgEAjhYAIeQOAQCSFgAhAwAAAI4VACADAACgFQAwFAAAoRUAIAMAAACOFQAgAwAAjxUAMAQAAIsVACALCAAAwBYAIKEOAAC_FgAwog4AAKcVABCjDgAAvxYAMKQOBAAAAAG-DgEArxYAIb8OAQCtFgAhyA5AALEWACHJDgEArxYAIeEOIACuFgAh4g4BAK8WACEBAAAApBUAIAEAAACkFQAgCwgAAMAWACChDgAAvxYAMKIOAACnFQAQow4AAL8WADCkDgQAuBYAIb4OAQCvFgAhvw4BAK0WACHIDkAAsRYAIckOAQCvFgAh4Q4gAK4WACHiDgEArxYAIQO-DgAAkBkAIMkOAACQGQAg4g4AAJAZACADAAAApxUAIAMAAKgVADAEAACkFQAgAwAAAKcVACADAACoFQAwBAAApBUAIAMAAACnFQAgAwAAqBUAMAQAAKQVACAICIAAAAABpA4EAAAAAb4OAQAAAAG_DgEAAAAByA5AAAAAAckOAQAAAAHhDiAAAAAB4g4BAAAAAQEIAACsFQAgCAiAAAAAAaQOBAAAAAG-DgEAAAABvw4BAAAAAcgOQAAAAAHJDgEAAAAB4Q4gAAAAAeIOAQAAAAEBCAAArhUAMAEIAACuFQAwCAiAAAAAAaQOBACWGQAhvg4BAJoZACG_DgEAmxkAIcgOQACXGQAhyQ4BAJoZACHhDiAAuRkAIeIOAQCaGQAhAgAAAKQVACAIAACxFQAgCAiAAAAAAaQOBACWGQAhvg4BAJoZACG_DgEAmxkAIcgOQACXGQAhyQ4BAJoZACHhDiAAuRkAIeIOAQCaGQAhAgAAAKcVACAIAACzFQAgAgAAAKcVACAIAACzFQAgAwAAAKQVACAPAACsFQAgEAAAsRUAIAEAAACkFQAgAQAAAKcVACAIFQAAzhkAIBYAANEZACAXAADQGQAgKAAAzxkAICkAANIZACC-DgAAkBkAIMkOAACQGQAg4g4AAJAZACALCAAAvRYAIKEOAAC8FgAwog4AALoVABCjDgAAvBYAMKQOBACNFgAhvg4BAJIWACG_DgEAjhYAIcgOQACPFgAhyQ4BAJIWACHhDiAAqRYAIeIOAQCSFgAhAwAAAKcVACADAAC5FQAwFAAAuhUAIAMAAACnFQAgAwAAqBUAMAQAAKQVACAYzwEAAKgWACDwDQAAshYAIKEOAACsFgAwog4AAMoVABCjDgAArBYAMKQOAQAAAAHIDkAAsRYAIcoOAQCtFgAhyw4BAK0WACHMDgEArRYAIc0OAACoFgAgzg4gAK4WACHPDgEArRYAIdAOAQCvFgAh0Q5AALAWACHSDgEArxYAIdMOAQCvFgAh1A4gAK4WACHVDgEArxYAIdYOIACuFgAh1w5AALAWACHYDiAArhYAIdkOQACwFgAh2g5AALAWACEBAAAAvRUAIBPtDQAAuhYAIO8NAAC7FgAgoQ4AALkWADCiDgAAvxUAEKMOAAC5FgAwpA4BAK0WACG9DgEArRYAIb4OAQCtFgAhvw4BAK0WACHADgEArRYAIcEOAQCvFgAhwg4BAK0WACHDDgIAtRYAIcQOAgC1FgAhxQ5AALAWACHGDgIAtRYAIccOQACwFgAhyA5AALEWACHJDgEArxYAIQbtDQAAzBkAIO8NAADNGQAgwQ4AAJAZACDFDgAAkBkAIMcOAACQGQAgyQ4AAJAZACAT7Q0AALoWACDvDQAAuxYAIKEOAAC5FgAwog4AAL8VABCjDgAAuRYAMKQOAQAAAAG9DgEArRYAIb4OAQCtFgAhvw4BAK0WACHADgEArRYAIcEOAQCvFgAhwg4BAK0WACHDDgIAtRYAIcQOAgC1FgAhxQ5AALAWACHGDgIAtRYAIccOQACwFgAhyA5AALEWACHJDgEArxYAIQMAAAC_FQAgAwAAwBUAMAQAAMEVACAM7g0AALcWACChDgAAsxYAMKIOAADDFQAQow4AALMWADCkDgQAuBYAIaUOAQCtFgAhpg5AALEWACGnDgIAtBYAIagOAgC1FgAhqQ4BAK8WACGqDgAAthYAIKsOAQCvFgAhBe4NAADLGQAgpw4AAJAZACCpDgAAkBkAIKoOAACQGQAgqw4AAJAZACAM7g0AALcWACChDgAAsxYAMKIOAADDFQAQow4AALMWADCkDgQAAAABpQ4BAK0WACGmDkAAsRYAIacOAgC0FgAhqA4CALUWACGpDgEArxYAIaoOAAC2FgAgqw4BAK8WACEDAAAAwxUAIAMAAMQVADAEAADFFQAgAQAAAMMVACABAAAAvxUAIAEAAAC9FQAgGM8BAACoFgAg8A0AALIWACChDgAArBYAMKIOAADKFQAQow4AAKwWADCkDgEArRYAIcgOQACxFgAhyg4BAK0WACHLDgEArRYAIcwOAQCtFgAhzQ4AAKgWACDODiAArhYAIc8OAQCtFgAh0A4BAK8WACHRDkAAsBYAIdIOAQCvFgAh0w4BAK8WACHUDiAArhYAIdUOAQCvFgAh1g4gAK4WACHXDkAAsBYAIdgOIACuFgAh2Q5AALAWACHaDkAAsBYAIQnwDQAAyhkAINAOAACQGQAg0Q4AAJAZACDSDgAAkBkAINMOAACQGQAg1Q4AAJAZACDXDgAAkBkAINkOAACQGQAg2g4AAJAZACADAAAAyhUAIAMAAMsVADAEAAC9FQAgAwAAAMoVACADAADLFQAwBAAAvRUAIAMAAADKFQAgAwAAyxUAMAQAAL0VACAVzwEAAMcZACDwDQAAyRkAIKQOAQAAAAHIDkAAAAAByg4BAAAAAcsOAQAAAAHMDgEAAAABzQ4AAMgZACDODiAAAAABzw4BAAAAAdAOAQAAAAHRDkAAAAAB0g4BAAAAAdMOAQAAAAHUDiAAAAAB1Q4BAAAAAdYOIAAAAAHXDkAAAAAB2A4gAAAAAdkOQAAAAAHaDkAAAAABAQgAAM8VACAUzwEAAMcZACCkDgEAAAAByA5AAAAAAcoOAQAAAAHLDgEAAAABzA4BAAAAAc0OAADIGQAgzg4gAAAAAc8OAQAAAAHQDgEAAAAB0Q5AAAAAAdIOAQAAAAHTDgEAAAAB1A4gAAAAAdUOAQAAAAHWDiAAAAAB1w5AAAAAAdgOIAAAAAHZDkAAAAAB2g5AAAAAAQEIAADRFQAwAQgAANEVADAVzwEAALcZACDwDQAAuhkAIKQOAQCbGQAhyA5AAJcZACHKDgEAmxkAIcsOAQCbGQAhzA4BAJsZACHNDgAAuBkAIM4OIAC5GQAhzw4BAJsZACHQDgEAmhkAIdEOQACjGQAh0g4BAJoZACHTDgEAmhkAIdQOIAC5GQAh1Q4BAJoZACHWDiAAuRkAIdcOQACjGQAh2A4gALkZACHZDkAAoxkAIdoOQACjGQAhAgAAAL0VACAIAADUFQAgFM8BAAC3GQAgpA4BAJsZACHIDkAAlxkAIcoOAQCbGQAhyw4BAJsZACHMDgEAmxkAIc0OAAC4GQAgzg4gALkZACHPDgEAmxkAIdAOAQCaGQAh0Q5AAKMZACHSDgEAmhkAIdMOAQCaGQAh1A4gALkZACHVDgEAmhkAIdYOIAC5GQAh1w5AAKMZACHYDiAAuRkAIdkOQACjGQAh2g5AAKMZACECAAAAyhUAIAgAANYVACACAAAAyhUAIAgAANYVACADAAAAvRUAIA8AAM8VACAQAADUFQAgAQAAAL0VACABAAAAyhUAIAsVAAC0GQAgFgAAthkAIBcAALUZACDQDgAAkBkAINEOAACQGQAg0g4AAJAZACDTDgAAkBkAINUOAACQGQAg1w4AAJAZACDZDgAAkBkAINoOAACQGQAgF88BAACoFgAgoQ4AAKcWADCiDgAA3RUAEKMOAACnFgAwpA4BAI4WACHIDkAAjxYAIcoOAQCOFgAhyw4BAI4WACHMDgEAjhYAIc0OAACoFgAgzg4gAKkWACHPDgEAjhYAIdAOAQCSFgAh0Q5AAKQWACHSDgEAkhYAIdMOAQCSFgAh1A4gAKkWACHVDgEAkhYAIdYOIACpFgAh1w5AAKQWACHYDiAAqRYAIdkOQACkFgAh2g5AAKQWACEDAAAAyhUAIAMAANwVADAUAADdFQAgAwAAAMoVACADAADLFQAwBAAAvRUAIAEAAADBFQAgAQAAAMEVACADAAAAvxUAIAMAAMAVADAEAADBFQAgAwAAAL8VACADAADAFQAwBAAAwRUAIAMAAAC_FQAgAwAAwBUAMAQAAMEVACAQ7Q0AALIZACDvDQAAsxkAIKQOAQAAAAG9DgEAAAABvg4BAAAAAb8OAQAAAAHADgEAAAABwQ4BAAAAAcIOAQAAAAHDDgIAAAABxA4CAAAAAcUOQAAAAAHGDgIAAAABxw5AAAAAAcgOQAAAAAHJDgEAAAABAQgAAOUVACAOpA4BAAAAAb0OAQAAAAG-DgEAAAABvw4BAAAAAcAOAQAAAAHBDgEAAAABwg4BAAAAAcMOAgAAAAHEDgIAAAABxQ5AAAAAAcYOAgAAAAHHDkAAAAAByA5AAAAAAckOAQAAAAEBCAAA5xUAMAEIAADnFQAwEO0NAACkGQAg7w0AAKUZACCkDgEAmxkAIb0OAQCbGQAhvg4BAJsZACG_DgEAmxkAIcAOAQCbGQAhwQ4BAJoZACHCDgEAmxkAIcMOAgCZGQAhxA4CAJkZACHFDkAAoxkAIcYOAgCZGQAhxw5AAKMZACHIDkAAlxkAIckOAQCaGQAhAgAAAMEVACAIAADqFQAgDqQOAQCbGQAhvQ4BAJsZACG-DgEAmxkAIb8OAQCbGQAhwA4BAJsZACHBDgEAmhkAIcIOAQCbGQAhww4CAJkZACHEDgIAmRkAIcUOQACjGQAhxg4CAJkZACHHDkAAoxkAIcgOQACXGQAhyQ4BAJoZACECAAAAvxUAIAgAAOwVACACAAAAvxUAIAgAAOwVACADAAAAwRUAIA8AAOUVACAQAADqFQAgAQAAAMEVACABAAAAvxUAIAkVAACeGQAgFgAAoRkAIBcAAKAZACAoAACfGQAgKQAAohkAIMEOAACQGQAgxQ4AAJAZACDHDgAAkBkAIMkOAACQGQAgEaEOAACjFgAwog4AAPMVABCjDgAAoxYAMKQOAQCOFgAhvQ4BAI4WACG-DgEAjhYAIb8OAQCOFgAhwA4BAI4WACHBDgEAkhYAIcIOAQCOFgAhww4CAJEWACHEDgIAkRYAIcUOQACkFgAhxg4CAJEWACHHDkAApBYAIcgOQACPFgAhyQ4BAJIWACEDAAAAvxUAIAMAAPIVADAUAADzFQAgAwAAAL8VACADAADAFQAwBAAAwRUAIAEAAADFFQAgAQAAAMUVACADAAAAwxUAIAMAAMQVADAEAADFFQAgAwAAAMMVACADAADEFQAwBAAAxRUAIAMAAADDFQAgAwAAxBUAMAQAAMUVACAJ7g0AAJ0ZACCkDgQAAAABpQ4BAAAAAaYOQAAAAAGnDgIAAAABqA4CAAAAAakOAQAAAAGqDoAAAAABqw4BAAAAAQEIAAD7FQAgCKQOBAAAAAGlDgEAAAABpg5AAAAAAacOAgAAAAGoDgIAAAABqQ4BAAAAAaoOgAAAAAGrDgEAAAABAQgAAP0VADABCAAA_RUAMAnuDQAAnBkAIKQOBACWGQAhpQ4BAJsZACGmDkAAlxkAIacOAgCYGQAhqA4CAJkZACGpDgEAmhkAIaoOgAAAAAGrDgEAmhkAIQIAAADFFQAgCAAAgBYAIAikDgQAlhkAIaUOAQCbGQAhpg5AAJcZACGnDgIAmBkAIagOAgCZGQAhqQ4BAJoZACGqDoAAAAABqw4BAJoZACECAAAAwxUAIAgAAIIWACACAAAAwxUAIAgAAIIWACADAAAAxRUAIA8AAPsVACAQAACAFgAgAQAAAMUVACABAAAAwxUAIAkVAACRGQAgFgAAlBkAIBcAAJMZACAoAACSGQAgKQAAlRkAIKcOAACQGQAgqQ4AAJAZACCqDgAAkBkAIKsOAACQGQAgC6EOAACMFgAwog4AAIkWABCjDgAAjBYAMKQOBACNFgAhpQ4BAI4WACGmDkAAjxYAIacOAgCQFgAhqA4CAJEWACGpDgEAkhYAIaoOAACTFgAgqw4BAJIWACEDAAAAwxUAIAMAAIgWADAUAACJFgAgAwAAAMMVACADAADEFQAwBAAAxRUAIAuhDgAAjBYAMKIOAACJFgAQow4AAIwWADCkDgQAjRYAIaUOAQCOFgAhpg5AAI8WACGnDgIAkBYAIagOAgCRFgAhqQ4BAJIWACGqDgAAkxYAIKsOAQCSFgAhDRUAAJkWACAWAACiFgAgFwAAohYAICgAAJoWACApAACiFgAgrA4EAAAAAbMOBAAAAAG0DgQAAAABtQ4EAAAAAbYOBAAAAAG3DgQAoRYAIbgOBAAAAAS5DgQAAAAEDhUAAJkWACAWAACgFgAgFwAAoBYAIKwOAQAAAAGzDgEAAAABtA4BAAAAAbUOAQAAAAG2DgEAAAABtw4BAJ8WACG4DgEAAAAEuQ4BAAAABLoOAQAAAAG7DgEAAAABvA4BAAAAAQsVAACZFgAgFgAAnhYAIBcAAJ4WACCsDkAAAAABsw5AAAAAAbQOQAAAAAG1DkAAAAABtg5AAAAAAbcOQACdFgAhuA5AAAAABLkOQAAAAAQNFQAAlBYAIBYAAJQWACAXAACUFgAgKAAAnBYAICkAAJQWACCsDgIAAAABsw4CAAAAAbQOAgAAAAG1DgIAAAABtg4CAAAAAbcOAgCbFgAhuA4CAAAABbkOAgAAAAUNFQAAmRYAIBYAAJkWACAXAACZFgAgKAAAmhYAICkAAJkWACCsDgIAAAABsw4CAAAAAbQOAgAAAAG1DgIAAAABtg4CAAAAAbcOAgCYFgAhuA4CAAAABLkOAgAAAAQOFQAAlBYAIBYAAJcWACAXAACXFgAgrA4BAAAAAbMOAQAAAAG0DgEAAAABtQ4BAAAAAbYOAQAAAAG3DgEAlhYAIbgOAQAAAAW5DgEAAAAFug4BAAAAAbsOAQAAAAG8DgEAAAABDxUAAJQWACAWAACVFgAgFwAAlRYAIKwOgAAAAAGtDgEAAAABrg4BAAAAAa8OAQAAAAGwDoAAAAABsQ6AAAAAAbIOgAAAAAGzDoAAAAABtA6AAAAAAbUOgAAAAAG2DoAAAAABtw6AAAAAAQisDgIAAAABsw4CAAAAAbQOAgAAAAG1DgIAAAABtg4CAAAAAbcOAgCUFgAhuA4CAAAABbkOAgAAAAUMrA6AAAAAAa0OAQAAAAGuDgEAAAABrw4BAAAAAbAOgAAAAAGxDoAAAAABsg6AAAAAAbMOgAAAAAG0DoAAAAABtQ6AAAAAAbYOgAAAAAG3DoAAAAABDhUAAJQWACAWAACXFgAgFwAAlxYAIKwOAQAAAAGzDgEAAAABtA4BAAAAAbUOAQAAAAG2DgEAAAABtw4BAJYWACG4DgEAAAAFuQ4BAAAABboOAQAAAAG7DgEAAAABvA4BAAAAAQusDgEAAAABsw4BAAAAAbQOAQAAAAG1DgEAAAABtg4BAAAAAbcOAQCXFgAhuA4BAAAABbkOAQAAAAW6DgEAAAABuw4BAAAAAbwOAQAAAAENFQAAmRYAIBYAAJkWACAXAACZFgAgKAAAmhYAICkAAJkWACCsDgIAAAABsw4CAAAAAbQOAgAAAAG1DgIAAAABtg4CAAAAAbcOAgCYFgAhuA4CAAAABLkOAgAAAAQIrA4CAAAAAbMOAgAAAAG0DgIAAAABtQ4CAAAAAbYOAgAAAAG3DgIAmRYAIbgOAgAAAAS5DgIAAAAECKwOCAAAAAGzDggAAAABtA4IAAAAAbUOCAAAAAG2DggAAAABtw4IAJoWACG4DggAAAAEuQ4IAAAABA0VAACUFgAgFgAAlBYAIBcAAJQWACAoAACcFgAgKQAAlBYAIKwOAgAAAAGzDgIAAAABtA4CAAAAAbUOAgAAAAG2DgIAAAABtw4CAJsWACG4DgIAAAAFuQ4CAAAABQisDggAAAABsw4IAAAAAbQOCAAAAAG1DggAAAABtg4IAAAAAbcOCACcFgAhuA4IAAAABbkOCAAAAAULFQAAmRYAIBYAAJ4WACAXAACeFgAgrA5AAAAAAbMOQAAAAAG0DkAAAAABtQ5AAAAAAbYOQAAAAAG3DkAAnRYAIbgOQAAAAAS5DkAAAAAECKwOQAAAAAGzDkAAAAABtA5AAAAAAbUOQAAAAAG2DkAAAAABtw5AAJ4WACG4DkAAAAAEuQ5AAAAABA4VAACZFgAgFgAAoBYAIBcAAKAWACCsDgEAAAABsw4BAAAAAbQOAQAAAAG1DgEAAAABtg4BAAAAAbcOAQCfFgAhuA4BAAAABLkOAQAAAAS6DgEAAAABuw4BAAAAAbwOAQAAAAELrA4BAAAAAbMOAQAAAAG0DgEAAAABtQ4BAAAAAbYOAQAAAAG3DgEAoBYAIbgOAQAAAAS5DgEAAAAEug4BAAAAAbsOAQAAAAG8DgEAAAABDRUAAJkWACAWAACiFgAgFwAAohYAICgAAJoWACApAACiFgAgrA4EAAAAAbMOBAAAAAG0DgQAAAABtQ4EAAAAAbYOBAAAAAG3DgQAoRYAIbgOBAAAAAS5DgQAAAAECKwOBAAAAAGzDgQAAAABtA4EAAAAAbUOBAAAAAG2DgQAAAABtw4EAKIWACG4DgQAAAAEuQ4EAAAABBGhDgAAoxYAMKIOAADzFQAQow4AAKMWADCkDgEAjhYAIb0OAQCOFgAhvg4BAI4WACG_DgEAjhYAIcAOAQCOFgAhwQ4BAJIWACHCDgEAjhYAIcMOAgCRFgAhxA4CAJEWACHFDkAApBYAIcYOAgCRFgAhxw5AAKQWACHIDkAAjxYAIckOAQCSFgAhCxUAAJQWACAWAACmFgAgFwAAphYAIKwOQAAAAAGzDkAAAAABtA5AAAAAAbUOQAAAAAG2DkAAAAABtw5AAKUWACG4DkAAAAAFuQ5AAAAABQsVAACUFgAgFgAAphYAIBcAAKYWACCsDkAAAAABsw5AAAAAAbQOQAAAAAG1DkAAAAABtg5AAAAAAbcOQAClFgAhuA5AAAAABbkOQAAAAAUIrA5AAAAAAbMOQAAAAAG0DkAAAAABtQ5AAAAAAbYOQAAAAAG3DkAAphYAIbgOQAAAAAW5DkAAAAAFF88BAACoFgAgoQ4AAKcWADCiDgAA3RUAEKMOAACnFgAwpA4BAI4WACHIDkAAjxYAIcoOAQCOFgAhyw4BAI4WACHMDgEAjhYAIc0OAACoFgAgzg4gAKkWACHPDgEAjhYAIdAOAQCSFgAh0Q5AAKQWACHSDgEAkhYAIdMOAQCSFgAh1A4gAKkWACHVDgEAkhYAIdYOIACpFgAh1w5AAKQWACHYDiAAqRYAIdkOQACkFgAh2g5AAKQWACEErA4BAAAABdsOAQAAAAHcDgEAAAAE3Q4BAAAABAUVAACZFgAgFgAAqxYAIBcAAKsWACCsDiAAAAABtw4gAKoWACEFFQAAmRYAIBYAAKsWACAXAACrFgAgrA4gAAAAAbcOIACqFgAhAqwOIAAAAAG3DiAAqxYAIRjPAQAAqBYAIPANAACyFgAgoQ4AAKwWADCiDgAAyhUAEKMOAACsFgAwpA4BAK0WACHIDkAAsRYAIcoOAQCtFgAhyw4BAK0WACHMDgEArRYAIc0OAACoFgAgzg4gAK4WACHPDgEArRYAIdAOAQCvFgAh0Q5AALAWACHSDgEArxYAIdMOAQCvFgAh1A4gAK4WACHVDgEArxYAIdYOIACuFgAh1w5AALAWACHYDiAArhYAIdkOQACwFgAh2g5AALAWACELrA4BAAAAAbMOAQAAAAG0DgEAAAABtQ4BAAAAAbYOAQAAAAG3DgEAoBYAIbgOAQAAAAS5DgEAAAAEug4BAAAAAbsOAQAAAAG8DgEAAAABAqwOIAAAAAG3DiAAqxYAIQusDgEAAAABsw4BAAAAAbQOAQAAAAG1DgEAAAABtg4BAAAAAbcOAQCXFgAhuA4BAAAABbkOAQAAAAW6DgEAAAABuw4BAAAAAbwOAQAAAAEIrA5AAAAAAbMOQAAAAAG0DkAAAAABtQ5AAAAAAbYOQAAAAAG3DkAAphYAIbgOQAAAAAW5DkAAAAAFCKwOQAAAAAGzDkAAAAABtA5AAAAAAbUOQAAAAAG2DkAAAAABtw5AAJ4WACG4DkAAAAAEuQ5AAAAABAPeDgAAvxUAIN8OAAC_FQAg4A4AAL8VACAM7g0AALcWACChDgAAsxYAMKIOAADDFQAQow4AALMWADCkDgQAuBYAIaUOAQCtFgAhpg5AALEWACGnDgIAtBYAIagOAgC1FgAhqQ4BAK8WACGqDgAAthYAIKsOAQCvFgAhCKwOAgAAAAGzDgIAAAABtA4CAAAAAbUOAgAAAAG2DgIAAAABtw4CAJQWACG4DgIAAAAFuQ4CAAAABQisDgIAAAABsw4CAAAAAbQOAgAAAAG1DgIAAAABtg4CAAAAAbcOAgCZFgAhuA4CAAAABLkOAgAAAAQMrA6AAAAAAa0OAQAAAAGuDgEAAAABrw4BAAAAAbAOgAAAAAGxDoAAAAABsg6AAAAAAbMOgAAAAAG0DoAAAAABtQ6AAAAAAbYOgAAAAAG3DoAAAAABFe0NAAC6FgAg7w0AALsWACChDgAAuRYAMKIOAAC_FQAQow4AALkWADCkDgEArRYAIb0OAQCtFgAhvg4BAK0WACG_DgEArRYAIcAOAQCtFgAhwQ4BAK8WACHCDgEArRYAIcMOAgC1FgAhxA4CALUWACHFDkAAsBYAIcYOAgC1FgAhxw5AALAWACHIDkAAsRYAIckOAQCvFgAhhBIAAL8VACCFEgAAvxUAIAisDgQAAAABsw4EAAAAAbQOBAAAAAG1DgQAAAABtg4EAAAAAbcOBACiFgAhuA4EAAAABLkOBAAAAAQT7Q0AALoWACDvDQAAuxYAIKEOAAC5FgAwog4AAL8VABCjDgAAuRYAMKQOAQCtFgAhvQ4BAK0WACG-DgEArRYAIb8OAQCtFgAhwA4BAK0WACHBDgEArxYAIcIOAQCtFgAhww4CALUWACHEDgIAtRYAIcUOQACwFgAhxg4CALUWACHHDkAAsBYAIcgOQACxFgAhyQ4BAK8WACEazwEAAKgWACDwDQAAshYAIKEOAACsFgAwog4AAMoVABCjDgAArBYAMKQOAQCtFgAhyA5AALEWACHKDgEArRYAIcsOAQCtFgAhzA4BAK0WACHNDgAAqBYAIM4OIACuFgAhzw4BAK0WACHQDgEArxYAIdEOQACwFgAh0g4BAK8WACHTDgEArxYAIdQOIACuFgAh1Q4BAK8WACHWDiAArhYAIdcOQACwFgAh2A4gAK4WACHZDkAAsBYAIdoOQACwFgAhhBIAAMoVACCFEgAAyhUAIAPeDgAAwxUAIN8OAADDFQAg4A4AAMMVACALCAAAvRYAIKEOAAC8FgAwog4AALoVABCjDgAAvBYAMKQOBACNFgAhvg4BAJIWACG_DgEAjhYAIcgOQACPFgAhyQ4BAJIWACHhDiAAqRYAIeIOAQCSFgAhDxUAAJkWACAWAAC-FgAgFwAAvhYAIKwOgAAAAAGtDgEAAAABrg4BAAAAAa8OAQAAAAGwDoAAAAABsQ6AAAAAAbIOgAAAAAGzDoAAAAABtA6AAAAAAbUOgAAAAAG2DoAAAAABtw6AAAAAAQysDoAAAAABrQ4BAAAAAa4OAQAAAAGvDgEAAAABsA6AAAAAAbEOgAAAAAGyDoAAAAABsw6AAAAAAbQOgAAAAAG1DoAAAAABtg6AAAAAAbcOgAAAAAELCAAAwBYAIKEOAAC_FgAwog4AAKcVABCjDgAAvxYAMKQOBAC4FgAhvg4BAK8WACG_DgEArRYAIcgOQACxFgAhyQ4BAK8WACHhDiAArhYAIeIOAQCvFgAhDKwOgAAAAAGtDgEAAAABrg4BAAAAAa8OAQAAAAGwDoAAAAABsQ6AAAAAAbIOgAAAAAGzDoAAAAABtA6AAAAAAbUOgAAAAAG2DoAAAAABtw6AAAAAAQahDgAAwRYAMKIOAAChFQAQow4AAMEWADDIDkAAjxYAIeMOAQCOFgAh5A4BAJIWACEGoQ4AAMIWADCiDgAAjhUAEKMOAADCFgAwyA5AALEWACHjDgEArRYAIeQOAQCvFgAhFIgJAQCOFgAhoQ4AAMMWADCiDgAAiBUAEKMOAADDFgAwpg4EAI0WACHlDgQAjRYAIeYOBACNFgAh5w4CAJEWACHoDgIAkRYAIekOIADEFgAh6g4gAMQWACHrDgEAjhYAIewOAAHFFgAh7Q4AAcYWACHuDgABxhYAIe8OAAHGFgAh8A4AAcYWACHxDhAAxxYAIfIOEADHFgAh8w4QAMcWACEFFQAAlBYAIBYAAM8WACAXAADPFgAgrA4gAAAAAbcOIADOFgAhBxUAAJkWACAWAADNFgAgFwAAzRYAIKwOAAEAAAG3DgABzBYAIbgOAAEAAAS5DgABAAAEBxUAAJQWACAWAADLFgAgFwAAyxYAIKwOAAEAAAG3DgAByhYAIbgOAAEAAAW5DgABAAAFDRUAAJQWACAWAADJFgAgFwAAyRYAICgAAMkWACApAADJFgAgrA4QAAAAAbMOEAAAAAG0DhAAAAABtQ4QAAAAAbYOEAAAAAG3DhAAyBYAIbgOEAAAAAW5DhAAAAAFDRUAAJQWACAWAADJFgAgFwAAyRYAICgAAMkWACApAADJFgAgrA4QAAAAAbMOEAAAAAG0DhAAAAABtQ4QAAAAAbYOEAAAAAG3DhAAyBYAIbgOEAAAAAW5DhAAAAAFCKwOEAAAAAGzDhAAAAABtA4QAAAAAbUOEAAAAAG2DhAAAAABtw4QAMkWACG4DhAAAAAFuQ4QAAAABQcVAACUFgAgFgAAyxYAIBcAAMsWACCsDgABAAABtw4AAcoWACG4DgABAAAFuQ4AAQAABQSsDgABAAABtw4AAcsWACG4DgABAAAFuQ4AAQAABQcVAACZFgAgFgAAzRYAIBcAAM0WACCsDgABAAABtw4AAcwWACG4DgABAAAEuQ4AAQAABASsDgABAAABtw4AAc0WACG4DgABAAAEuQ4AAQAABAUVAACUFgAgFgAAzxYAIBcAAM8WACCsDiAAAAABtw4gAM4WACECrA4gAAAAAbcOIADPFgAhFIgJAQCtFgAhoQ4AANAWADCiDgAA9RQAEKMOAADQFgAwpg4EALgWACHlDgQAuBYAIeYOBAC4FgAh5w4CALUWACHoDgIAtRYAIekOIADRFgAh6g4gANEWACHrDgEArRYAIewOAAHSFgAh7Q4AAdMWACHuDgAB0xYAIe8OAAHTFgAh8A4AAdMWACHxDhAA1BYAIfIOEADUFgAh8w4QANQWACECrA4gAAAAAbcOIADPFgAhBKwOAAEAAAG3DgABzRYAIbgOAAEAAAS5DgABAAAEBKwOAAEAAAG3DgAByxYAIbgOAAEAAAW5DgABAAAFCKwOEAAAAAGzDhAAAAABtA4QAAAAAbUOEAAAAAG2DhAAAAABtw4QAMkWACG4DhAAAAAFuQ4QAAAABQaICQEAAAAB5Q4EAAAAAeYOBAAAAAHoDgIAAAAB6w4BAAAAAewOAAEAAAEFoQ4AANYWADCiDgAA7xQAEKMOAADWFgAw9Q4BAI4WACH2DkAApBYAIQabDQAA2BYAIKEOAADXFgAwog4AANwUABCjDgAA1xYAMPUOAQCtFgAh9g5AALAWACED3g4AAMAUACDfDgAAwBQAIOAOAADAFAAgDO8NAgCRFgAhoQ4AANkWADCiDgAA1hQAEKMOAADZFgAwxg4BAJIWACHjDgEAjhYAIeUOBACNFgAh9Q4BAI4WACH3DgIAkRYAIfgOQACPFgAh-Q5AAI8WACH6DgAAkxYAIA2cDQAA2xYAIO8NAgC1FgAhoQ4AANoWADCiDgAAwBQAEKMOAADaFgAwxg4BAK8WACHjDgEArRYAIeUOBAC4FgAh9Q4BAK0WACH3DgIAtRYAIfgOQACxFgAh-Q5AALEWACH6DgAAthYAIAibDQAA2BYAIKEOAADXFgAwog4AANwUABCjDgAA1xYAMPUOAQCtFgAh9g5AALAWACGEEgAA3BQAIIUSAADcFAAgAuMOAQAAAAHlDgQAAAABBqEOAADdFgAwog4AALsUABCjDgAA3RYAMMgOQACPFgAhyg4BAI4WACHjDgEAjhYAIQahDgAA3hYAMKIOAACoFAAQow4AAN4WADDIDkAAsRYAIcoOAQCtFgAh4w4BAK0WACECyg4BAAAAAeMOAQAAAAEWoQ4AAOAWADCiDgAAohQAEKMOAADgFgAwqQ4BAJIWACHIDkAAjxYAIeMOAQCOFgAh5Q4EAI0WACH9DgEAjhYAIf4OAgCRFgAh_w4gAKkWACGADwIAkRYAIYEPAACoFgAggg8gAKkWACGDDwEAkhYAIYQPBADhFgAhhQ8EAOEWACGGDwAAvRYAIIcPQACkFgAhiA9AAKQWACGJDwQA4RYAIYoPBADhFgAhiw9AAI8WACENFQAAlBYAIBYAAOMWACAXAADjFgAgKAAAnBYAICkAAOMWACCsDgQAAAABsw4EAAAAAbQOBAAAAAG1DgQAAAABtg4EAAAAAbcOBADiFgAhuA4EAAAABbkOBAAAAAUNFQAAlBYAIBYAAOMWACAXAADjFgAgKAAAnBYAICkAAOMWACCsDgQAAAABsw4EAAAAAbQOBAAAAAG1DgQAAAABtg4EAAAAAbcOBADiFgAhuA4EAAAABbkOBAAAAAUIrA4EAAAAAbMOBAAAAAG0DgQAAAABtQ4EAAAAAbYOBAAAAAG3DgQA4xYAIbgOBAAAAAW5DgQAAAAFFqEOAADkFgAwog4AAI8UABCjDgAA5BYAMKkOAQCvFgAhyA5AALEWACHjDgEArRYAIeUOBAC4FgAh_Q4BAK0WACH-DgIAtRYAIf8OIACuFgAhgA8CALUWACGBDwAAqBYAIIIPIACuFgAhgw8BAK8WACGEDwQA5RYAIYUPBADlFgAhhg8AAMAWACCHD0AAsBYAIYgPQACwFgAhiQ8EAOUWACGKDwQA5RYAIYsPQACxFgAhCKwOBAAAAAGzDgQAAAABtA4EAAAAAbUOBAAAAAG2DgQAAAABtw4EAOMWACG4DgQAAAAFuQ4EAAAABQLjDgEAAAAB5Q4EAAAAAQahDgAA5xYAMKIOAACJFAAQow4AAOcWADDIDkAAjxYAIeMOAQCOFgAhjA8BAI4WACEGoQ4AAOgWADCiDgAA9hMAEKMOAADoFgAwyA5AALEWACHjDgEArRYAIYwPAQCtFgAhBaEOAADpFgAwog4AAPATABCjDgAA6RYAMKQOBACNFgAhjA8BAI4WACEFoQ4AAOoWADCiDgAA3RMAEKMOAADqFgAwpA4EALgWACGMDwEArRYAIQmhDgAA6xYAMKIOAADXEwAQow4AAOsWADDlDgQAjRYAIY0PAQCOFgAhjg8BAI4WACGPDxAA7BYAIZAPAQCOFgAhkQ8EAI0WACENFQAAmRYAIBYAAO4WACAXAADuFgAgKAAA7hYAICkAAO4WACCsDhAAAAABsw4QAAAAAbQOEAAAAAG1DhAAAAABtg4QAAAAAbcOEADtFgAhuA4QAAAABLkOEAAAAAQNFQAAmRYAIBYAAO4WACAXAADuFgAgKAAA7hYAICkAAO4WACCsDhAAAAABsw4QAAAAAbQOEAAAAAG1DhAAAAABtg4QAAAAAbcOEADtFgAhuA4QAAAABLkOEAAAAAQIrA4QAAAAAbMOEAAAAAG0DhAAAAABtQ4QAAAAAbYOEAAAAAG3DhAA7hYAIbgOEAAAAAS5DhAAAAAECaEOAADvFgAwog4AAMQTABCjDgAA7xYAMOUOBAC4FgAhjQ8BAK0WACGODwEArRYAIY8PEADwFgAhkA8BAK0WACGRDwQAuBYAIQisDhAAAAABsw4QAAAAAbQOEAAAAAG1DhAAAAABtg4QAAAAAbcOEADuFgAhuA4QAAAABLkOEAAAAAQF5Q4EAAAAAY0PAQAAAAGODwEAAAABjw8QAAAAAZAPAQAAAAEJoQ4AAPIWADCiDgAAvhMAEKMOAADyFgAw5Q4EAI0WACGMDwEAjhYAIY0PAQCOFgAhkw8CAJEWACGUDxAA7BYAIZUPEADsFgAhCaEOAADzFgAwog4AAKsTABCjDgAA8xYAMOUOBAC4FgAhjA8BAK0WACGNDwEArRYAIZMPAgC1FgAhlA8QAPAWACGVDxAA8BYAIQPlDgQAAAABjA8BAAAAAY0PAQAAAAEI8wcBAI4WACGhDgAA9RYAMKIOAAClEwAQow4AAPUWADDlDgQAjRYAIYwPAQCOFgAhlw8QAOwWACGYDxAA7BYAIQjzBwEArRYAIaEOAAD2FgAwog4AAJITABCjDgAA9hYAMOUOBAC4FgAhjA8BAK0WACGXDxAA8BYAIZgPEADwFgAhA_MHAQAAAAHlDgQAAAABjA8BAAAAAQyICQEAjhYAIaEOAAD4FgAwog4AAIwTABCjDgAA-BYAMKYOBACNFgAh5Q4EAI0WACHmDgQAjRYAIecOAgCRFgAh6A4CAJEWACGMDwEAjhYAIZQPEADsFgAhlQ8QAOwWACEMiAkBAK0WACGhDgAA-RYAMKIOAAD5EgAQow4AAPkWADCmDgQAuBYAIeUOBAC4FgAh5g4EALgWACHnDgIAtRYAIegOAgC1FgAhjA8BAK0WACGUDxAA8BYAIZUPEADwFgAhBogJAQAAAAGmDgQAAAAB5Q4EAAAAAeYOBAAAAAHnDgIAAAAB6A4CAAAAAQqhDgAA-xYAMKIOAADzEgAQow4AAPsWADCmDgQAjRYAIeUOBACNFgAh5g4EAI0WACGbDwQAjRYAIZwPBACNFgAhnQ8EAI0WACGeDwEAjhYAIQqhDgAA_BYAMKIOAADgEgAQow4AAPwWADCmDgQAuBYAIeUOBAC4FgAh5g4EALgWACGbDwQAuBYAIZwPBAC4FgAhnQ8EALgWACGeDwEArRYAIQmhDgAA_RYAMKIOAADaEgAQow4AAP0WADCkDgEAjhYAIaYOQACPFgAh6w4BAI4WACGfDwEAjhYAIaAPAQCOFgAhoQ9AAKQWACEJoQ4AAP4WADCiDgAAxxIAEKMOAAD-FgAwpA4BAK0WACGmDkAAsRYAIesOAQCtFgAhnw8BAK0WACGgDwEArRYAIaEPQACwFgAhAusOAQAAAAGfDwEAAAABBtcFAQCOFgAhoQ4AAIAXADCiDgAAwRIAEKMOAACAFwAwow9AAI8WACGkD0AAjxYAIQbXBQEArRYAIaEOAACBFwAwog4AAK4SABCjDgAAgRcAMKMPQACxFgAhpA9AALEWACEC1wUBAAAAAaMPQAAAAAEH1wUBAI4WACGhDgAAgxcAMKIOAACoEgAQow4AAIMXADCmDkAAjxYAIeMOAQCOFgAhpg8gAKkWACEH1wUBAK0WACGhDgAAhBcAMKIOAACVEgAQow4AAIQXADCmDkAAsRYAIeMOAQCtFgAhpg8gAK4WACED1wUBAAAAAaYOQAAAAAHjDgEAAAABE6EOAACGFwAwog4AAI8SABCjDgAAhhcAMKkOAQCSFgAh1w5AAKQWACH5DkAAjxYAIYMPAQCOFgAhpA9AAKQWACGoDwEAjhYAIakPQACkFgAhqg9AAKQWACGrD0AApBYAIawPAgCRFgAhrQ8CAJEWACGuDwEAkhYAIa8PAQCSFgAhsA8BAJIWACGxDwIAkBYAIbIPAQCSFgAhE6EOAACHFwAwog4AAPwRABCjDgAAhxcAMKkOAQCvFgAh1w5AALAWACH5DkAAsRYAIYMPAQCtFgAhpA9AALAWACGoDwEArRYAIakPQACwFgAhqg9AALAWACGrD0AAsBYAIawPAgC1FgAhrQ8CALUWACGuDwEArxYAIa8PAQCvFgAhsA8BAK8WACGxDwIAtBYAIbIPAQCvFgAhCqEOAACIFwAwog4AAPYRABCjDgAAiBcAMKkOAQCSFgAhzQ4CAJEWACGzDwEAjhYAIbQPQACPFgAhtQ8CAJEWACG2D0AApBYAIbcPAACTFgAgCqEOAACJFwAwog4AAOMRABCjDgAAiRcAMKkOAQCvFgAhzQ4CALUWACGzDwEArRYAIbQPQACxFgAhtQ8CALUWACG2D0AAsBYAIbcPAAC2FgAgCqEOAACKFwAwog4AAN0RABCjDgAAihcAMKQOBACNFgAhsw8BAI4WACG4D0AAjxYAIbkPQACPFgAhug9AAKQWACG7D0AApBYAIbwPAACTFgAgCqEOAACLFwAwog4AAMoRABCjDgAAixcAMKQOBAC4FgAhsw8BAK0WACG4D0AAsRYAIbkPQACxFgAhug9AALAWACG7D0AAsBYAIbwPAAC2FgAgB4gJAQCOFgAhoQ4AAIwXADCiDgAAxBEAEKMOAACMFwAwvQ8BAI4WACG-DwEAkhYAIb8PBADhFgAhB4gJAQCtFgAhoQ4AAI0XADCiDgAAsREAEKMOAACNFwAwvQ8BAK0WACG-DwEArxYAIb8PBADlFgAhB6EOAACOFwAwog4AAKsRABCjDgAAjhcAMOUOBACNFgAh-Q5AAI8WACGMDwEAjhYAIcAPQACPFgAhB6EOAACPFwAwog4AAJgRABCjDgAAjxcAMOUOBAC4FgAh-Q5AALEWACGMDwEArRYAIcAPQACxFgAhAuUOBAAAAAGMDwEAAAABFKEOAACRFwAwog4AAJIRABCjDgAAkRcAMOUOBACNFgAhjA8BAI4WACGUDwIAkRYAIaMPQACPFgAhvQ8BAI4WACHCD0AAjxYAIcMPAgCRFgAhxA8CAJEWACHFDwIAkRYAIcYPAgCRFgAhxw8CAJEWACHIDwIAkRYAIckPAgCRFgAhyg8CAJEWACHLDyAAqRYAIcwPAQCOFgAhzQ9AAI8WACEUoQ4AAJIXADCiDgAA_xAAEKMOAACSFwAw5Q4EALgWACGMDwEArRYAIZQPAgC1FgAhow9AALEWACG9DwEArRYAIcIPQACxFgAhww8CALUWACHEDwIAtRYAIcUPAgC1FgAhxg8CALUWACHHDwIAtRYAIcgPAgC1FgAhyQ8CALUWACHKDwIAtRYAIcsPIACuFgAhzA8BAK0WACHND0AAsRYAIQPlDgQAAAABjA8BAAAAAaMPQAAAAAEHoQ4AAJQXADCiDgAA-RAAEKMOAACUFwAwpA4CAJEWACHPDwEAjhYAIdAPAAC9FgAg0Q9AAI8WACEHoQ4AAJUXADCiDgAA5hAAEKMOAACVFwAwpA4CALUWACHPDwEArRYAIdAPAADAFgAg0Q9AALEWACEGpQMBAI4WACGhDgAAlhcAMKIOAADgEAAQow4AAJYXADCkDgQAjRYAIaYOQACPFgAhBqUDAQCtFgAhoQ4AAJcXADCiDgAAzRAAEKMOAACXFwAwpA4EALgWACGmDkAAsRYAIRChDgAAmBcAMKIOAADHEAAQow4AAJgXADCkDgQAjRYAIaYOQACPFgAh5Q4EAI0WACHmDgQA4RYAIYwPAQCOFgAhvQ8BAI4WACHSDwAAmRcAINMPAACZFwAg1A8gAKkWACHVDyAAqRYAIdYPBACNFgAh1w8EAI0WACHYDwQA4RYAIQSsDgIAAAAF2w4CAAAAAdwOAgAAAATdDgIAAAAEEKEOAACaFwAwog4AALQQABCjDgAAmhcAMKQOBAC4FgAhpg5AALEWACHlDgQAuBYAIeYOBADlFgAhjA8BAK0WACG9DwEArRYAIdIPAACZFwAg0w8AAJkXACDUDyAArhYAIdUPIACuFgAh1g8EALgWACHXDwQAuBYAIdgPBADlFgAhBqEOAACbFwAwog4AAK4QABCjDgAAmxcAMIwPAQCOFgAh2Q8AAcUWACHaDwABxRYAIQahDgAAnBcAMKIOAACbEAAQow4AAJwXADCMDwEArRYAIdkPAAHSFgAh2g8AAdIWACECjA8BAAAAAdkPAAEAAAEaoQ4AAJ4XADCiDgAAlRAAEKMOAACeFwAwwg4BAI4WACHlDgQAjRYAIYwPAQCOFgAhlA8CAJEWACHDDwIAkRYAIcQPAgCRFgAhxQ8CAJEWACHGDwIAkRYAIccPAgCRFgAhyA8CAJEWACHJDwIAkRYAIcoPAgCRFgAhyw8gAKkWACHMDwEAjhYAIdkPAAHFFgAh3A8AAL0WACDdDwEAjhYAId4PAQCOFgAh3w8AAcUWACHgDwQAjRYAIeEPBADhFgAh4g8AAJkXACDjD0AAjxYAIRqhDgAAnxcAMKIOAACCEAAQow4AAJ8XADDCDgEArRYAIeUOBAC4FgAhjA8BAK0WACGUDwIAtRYAIcMPAgC1FgAhxA8CALUWACHFDwIAtRYAIcYPAgC1FgAhxw8CALUWACHIDwIAtRYAIckPAgC1FgAhyg8CALUWACHLDyAArhYAIcwPAQCtFgAh2Q8AAdIWACHcDwAAwBYAIN0PAQCtFgAh3g8BAK0WACHfDwAB0hYAIeAPBAC4FgAh4Q8EAOUWACHiDwAAmRcAIOMPQACxFgAhAuUOBAAAAAGMDwEAAAABC6EOAAChFwAwog4AAPwPABCjDgAAoRcAMOUOBACNFgAh5A8BAI4WACHlDwQAjRYAIeYPAQCOFgAh5w8AAKgWACDoDwIAkRYAIekPQACPFgAh6g9AAKQWACELoQ4AAKIXADCiDgAA6Q8AEKMOAACiFwAw5Q4EALgWACHkDwEArRYAIeUPBAC4FgAh5g8BAK0WACHnDwAAqBYAIOgPAgC1FgAh6Q9AALEWACHqD0AAsBYAIQPlDgQAAAAB5A8BAAAAAeUPBAAAAAEHoQ4AAKQXADCiDgAA4w8AEKMOAACkFwAwyA5AAI8WACHKDgEAjhYAIewOAQCOFgAhqA8BAI4WACEHoQ4AAKUXADCiDgAA0A8AEKMOAAClFwAwyA5AALEWACHKDgEArRYAIewOAQCtFgAhqA8BAK0WACEIoQ4AAKYXADCiDgAAyg8AEKMOAACmFwAwyA5AAI8WACHsDwEAjhYAIe0PAQCOFgAh7g8BAI4WACHvD0AApBYAIQihDgAApxcAMKIOAAC3DwAQow4AAKcXADDIDkAAsRYAIewPAQCtFgAh7Q8BAK0WACHuDwEArRYAIe8PQACwFgAhBqEOAACoFwAwog4AALEPABCjDgAAqBcAMMgOQACPFgAh4w4BAI4WACHuDwEAjhYAIQahDgAAqRcAMKIOAACeDwAQow4AAKkXADDIDkAAsRYAIeMOAQCtFgAh7g8BAK0WACEOoQ4AAKoXADCiDgAAmA8AEKMOAACqFwAwyA5AAI8WACHKDgEAkhYAIeUOBACNFgAhqA8BAI4WACHlDxAA7BYAIfAPAQCOFgAh8Q8QAOwWACHyDwEAjhYAIfMPQACPFgAh9A8BAJIWACH1DwAAqBYAIA6hDgAAqxcAMKIOAACFDwAQow4AAKsXADDIDkAAsRYAIcoOAQCvFgAh5Q4EALgWACGoDwEArRYAIeUPEADwFgAh8A8BAK0WACHxDxAA8BYAIfIPAQCtFgAh8w9AALEWACH0DwEArxYAIfUPAACoFgAgBqEOAACsFwAwog4AAP8OABCjDgAArBcAMOUOBACNFgAh5g4EAI0WACH2DwEAjhYAIQahDgAArRcAMKIOAADsDgAQow4AAK0XADDlDgQAuBYAIeYOBAC4FgAh9g8BAK0WACEOoQ4AAK4XADCiDgAA5g4AEKMOAACuFwAw4w4BAI4WACHlDgQAjRYAIeYOBACNFgAh6A4CAJEWACHsDgEAjhYAIf0OAQCOFgAhqA8BAI4WACHzD0AAjxYAIfYPAQCOFgAh9w8QAOwWACH4D0AAjxYAIQ6hDgAArxcAMKIOAADTDgAQow4AAK8XADDjDgEArRYAIeUOBAC4FgAh5g4EALgWACHoDgIAtRYAIewOAQCtFgAh_Q4BAK0WACGoDwEArRYAIfMPQACxFgAh9g8BAK0WACH3DxAA8BYAIfgPQACxFgAhA-UOBAAAAAHoDgIAAAAB7A4BAAAAAQ6hDgAAsRcAMKIOAADNDgAQow4AALEXADDjDgEAjhYAIfgOQACkFgAhpg8gAKkWACH6DwEAjhYAIfsPQACPFgAh_A8gAKkWACH9DwEAkhYAIf4PQACkFgAh_w9AAKQWACGAEEAApBYAIYEQAACTFgAgDqEOAACyFwAwog4AALcOABCjDgAAshcAMKkOAQCSFgAh4w4BAI4WACHlDgQAjRYAIf8OIACpFgAhgA8CAJEWACGBDwAAqBYAIIMPAQCSFgAhhg8AAL0WACDaDwABxhYAIYIQBADhFgAhgxAAAcYWACEN7w0CAJEWACGhDgAAsxcAMKIOAAChDgAQow4AALMXADDGDgEAkhYAIckOAQCSFgAh4w4BAI4WACH1DgEAjhYAIfgOQACPFgAh-Q5AAKQWACGmDyAAqRYAIfsPQACPFgAh_g9AAKQWACEPiQkAALUXACCKCQAAthcAIO8NAgC1FgAhoQ4AALQXADCiDgAAjg4AEKMOAAC0FwAwxg4BAK8WACHJDgEArxYAIeMOAQCtFgAh9Q4BAK0WACH4DkAAsRYAIfkOQACwFgAhpg8gAK4WACH7D0AAsRYAIf4PQACwFgAhA94OAACDDgAg3w4AAIMOACDgDgAAgw4AIAPeDgAAhw4AIN8OAACHDgAg4A4AAIcOACAC4w4BAAAAAfoPAQAAAAEPiAkAALkXACChDgAAuBcAMKIOAACHDgAQow4AALgXADDjDgEArRYAIfgOQACwFgAhpg8gAK4WACH6DwEArRYAIfsPQACxFgAh_A8gAK4WACH9DwEArxYAIf4PQACwFgAh_w9AALAWACGAEEAAsBYAIYEQAAC2FgAgEYkJAAC1FwAgigkAALYXACDvDQIAtRYAIaEOAAC0FwAwog4AAI4OABCjDgAAtBcAMMYOAQCvFgAhyQ4BAK8WACHjDgEArRYAIfUOAQCtFgAh-A5AALEWACH5DkAAsBYAIaYPIACuFgAh-w9AALEWACH-D0AAsBYAIYQSAACODgAghRIAAI4OACAC4w4BAAAAAeUOBAAAAAEPiAkAALkXACChDgAAuxcAMKIOAACDDgAQow4AALsXADCpDgEArxYAIeMOAQCtFgAh5Q4EALgWACH_DiAArhYAIYAPAgC1FgAhgQ8AAKgWACCDDwEArxYAIYYPAADAFgAg2g8AAdMWACGCEAQA5RYAIYMQAAHTFgAhBqEOAAC8FwAwog4AAP4NABCjDgAAvBcAMPUOAQCOFgAhow9AAI8WACGFEAIAkRYAIQahDgAAvRcAMKIOAADrDQAQow4AAL0XADD1DgEArRYAIaMPQACxFgAhhRACALUWACEC9Q4BAAAAAaMPQAAAAAEOoQ4AAL8XADCiDgAA5Q0AEKMOAAC_FwAwpg5AAI8WACG-DgEAkhYAIcYOAQCSFgAh4w4BAI4WACH5DkAAjxYAIYcQAQCOFgAhiBABAI4WACGJEAAAqBYAIIoQQACkFgAhixABAJIWACGMEAAAkxYAIAmmAwIAkRYAIaEOAADAFwAwog4AAM8NABCjDgAAwBcAMMoOAQCOFgAhhxABAI4WACGNEEAAjxYAIY4QIACpFgAhjxBAAKQWACELpgMCALUWACHwBwAAwhcAIPcHAADDFwAgoQ4AAMEXADCiDgAAqAwAEKMOAADBFwAwyg4BAK0WACGHEAEArRYAIY0QQACxFgAhjhAgAK4WACGPEEAAsBYAIQ7wBwAAwBYAIPEHAADNFwAg8gcAAM4XACD1BwAAzxcAIPYHAADQFwAgoQ4AAMwXADCiDgAAswwAEKMOAADMFwAwpA4BAK0WACHIDkAAsRYAIcoOAQCtFgAhqA8BAK0WACGEEgAAswwAIIUSAACzDAAgA94OAACqDAAg3w4AAKoMACDgDgAAqgwAIAehDgAAxBcAMKIOAAC3DQAQow4AAMQXADDjDgEAjhYAIaMPQACPFgAhkBABAI4WACGREAIAkRYAIQehDgAAxRcAMKIOAACkDQAQow4AAMUXADDjDgEArRYAIaMPQACxFgAhkBABAK0WACGREAIAtRYAIQPjDgEAAAABow9AAAAAAZAQAQAAAAEHoQ4AAMcXADCiDgAAng0AEKMOAADHFwAwow9AAI8WACGQEAEAjhYAIZMQBACNFgAhlBAEAI0WACEJoQ4AAMgXADCiDgAAiA0AEKMOAADIFwAwyA5AAI8WACHKDgEAjhYAIYcQAQCOFgAhkBABAI4WACGVEEAApBYAIZYQAgCRFgAhB6EOAADJFwAwog4AAPIMABCjDgAAyRcAMIcQAQCOFgAhlxABAI4WACGYEAEAjhYAIZkQQACPFgAhDaEOAADKFwAwog4AANwMABCjDgAAyhcAMKQOAQCOFgAhqQ4BAJIWACHIDkAAjxYAIcoOAQCOFgAhzQ4CAJEWACG2D0AApBYAIeMPQACPFgAhhxABAI4WACGaEAEAjhYAIZsQAACTFgAgCPAHAAC9FgAgoQ4AAMsXADCiDgAAxgwAEKMOAADLFwAwpA4BAI4WACHIDkAAjxYAIcoOAQCOFgAhqA8BAI4WACEM8AcAAMAWACDxBwAAzRcAIPIHAADOFwAg9QcAAM8XACD2BwAA0BcAIKEOAADMFwAwog4AALMMABCjDgAAzBcAMKQOAQCtFgAhyA5AALEWACHKDgEArRYAIagPAQCtFgAhA94OAACXDAAg3w4AAJcMACDgDgAAlwwAIAPeDgAAmwwAIN8OAACbDAAg4A4AAJsMACAD3g4AAJ8MACDfDgAAnwwAIOAOAACfDAAgDaYDAgC1FgAh8AcAAMIXACD3BwAAwxcAIKEOAADBFwAwog4AAKgMABCjDgAAwRcAMMoOAQCtFgAhhxABAK0WACGNEEAAsRYAIY4QIACuFgAhjxBAALAWACGEEgAAqAwAIIUSAACoDAAgAuMOAQAAAAGHEAEAAAABD_YHAADTFwAgoQ4AANIXADCiDgAAqgwAEKMOAADSFwAwpg5AALEWACG-DgEArxYAIcYOAQCvFgAh4w4BAK0WACH5DkAAsRYAIYcQAQCtFgAhiBABAK0WACGJEAAAqBYAIIoQQACwFgAhixABAK8WACGMEAAAthYAIA2mAwIAtRYAIfAHAADCFwAg9wcAAMMXACChDgAAwRcAMKIOAACoDAAQow4AAMEXADDKDgEArRYAIYcQAQCtFgAhjRBAALEWACGOECAArhYAIY8QQACwFgAhhBIAAKgMACCFEgAAqAwAIAOQEAEAAAABkxAEAAAAAZQQBAAAAAEI8wcAANYXACChDgAA1RcAMKIOAACjDAAQow4AANUXADCjD0AAsRYAIZAQAQCtFgAhkxAEALgWACGUEAQAuBYAIQ3wBwAAwhcAIPQHAADYFwAgoQ4AANcXADCiDgAAnwwAEKMOAADXFwAwyA5AALEWACHKDgEArRYAIYcQAQCtFgAhkBABAK0WACGVEEAAsBYAIZYQAgC1FgAhhBIAAJ8MACCFEgAAnwwAIAvwBwAAwhcAIPQHAADYFwAgoQ4AANcXADCiDgAAnwwAEKMOAADXFwAwyA5AALEWACHKDgEArRYAIYcQAQCtFgAhkBABAK0WACGVEEAAsBYAIZYQAgC1FgAhA94OAACjDAAg3w4AAKMMACDgDgAAowwAIAKHEAEAAAABlxABAAAAAQjwBwAAwhcAIKEOAADaFwAwog4AAJsMABCjDgAA2hcAMIcQAQCtFgAhlxABAK0WACGYEAEArRYAIZkQQACxFgAhDvAHAADCFwAgoQ4AANsXADCiDgAAlwwAEKMOAADbFwAwpA4BAK0WACGpDgEArxYAIcgOQACxFgAhyg4BAK0WACHNDgIAtRYAIbYPQACwFgAh4w9AALEWACGHEAEArRYAIZoQAQCtFgAhmxAAALYWACAHoQ4AANwXADCiDgAAkgwAEKMOAADcFwAwpA4BAI4WACHzD0AAjxYAIZ8QAACoFgAgoBBAAKQWACEHoQ4AAN0XADCiDgAA_wsAEKMOAADdFwAwpA4BAK0WACHzD0AAsRYAIZ8QAACoFgAgoBBAALAWACERoQ4AAN4XADCiDgAA-QsAEKMOAADeFwAwpA4BAI4WACHIDkAAjxYAIYwPAQCOFgAh7w9AAI8WACHzD0AAjxYAIaEQAQCOFgAhohABAJIWACGjEAEAjhYAIaQQAQCOFgAhpRABAJIWACGmEEAApBYAIacQAQCSFgAhqBBAAKQWACGpEEAApBYAIRGhDgAA3xcAMKIOAADmCwAQow4AAN8XADCkDgEArRYAIcgOQACxFgAhjA8BAK0WACHvD0AAsRYAIfMPQACxFgAhoRABAK0WACGiEAEArxYAIaMQAQCtFgAhpBABAK0WACGlEAEArxYAIaYQQACwFgAhpxABAK8WACGoEEAAsBYAIakQQACwFgAhCggAAL0WACChDgAA4BcAMKIOAADgCwAQow4AAOAXADDrDgEAjhYAIY0QQACPFgAhqhABAI4WACGrEAEAjhYAIawQQACPFgAhrRBAAKQWACEQoQ4AAOEXADCiDgAAygsAEKMOAADhFwAwpA4BAI4WACHDDgIAkRYAIcUOQACkFgAhxg4CAJEWACHHDkAApBYAIcgOQACPFgAh6w4BAI4WACH9DgEAjhYAIYcPQACkFgAhqhABAI4WACGuEAAAvRYAIK8QAgCRFgAhsBBAAKQWACEICAAAvRYAIKEOAADiFwAwog4AALQLABCjDgAA4hcAMKQOBACNFgAhpg5AAI8WACHrDgEAjhYAIaoQAQCOFgAhCaEOAADjFwAwog4AAJ4LABCjDgAA4xcAMMoOAQCSFgAh5A4BAJIWACGwDyAAqRYAIfsPQACPFgAhsRABAI4WACGyEAIAkRYAIQmhDgAA5BcAMKIOAACLCwAQow4AAOQXADDKDgEArxYAIeQOAQCvFgAhsA8gAK4WACH7D0AAsRYAIbEQAQCtFgAhshACALUWACERoQ4AAOUXADCiDgAAhQsAEKMOAADlFwAwpA4BAI4WACHIDkAAjxYAIcoOAQCSFgAhzA4BAI4WACHVDgEAkhYAIZ8PAQCOFgAh7w9AAKQWACH7D0AApBYAIbEQAQCOFgAhsxABAI4WACG0EAAAqBYAILUQAQCOFgAhthBAAKQWACG3EAIAkRYAIQahDgAA5hcAMKIOAADtCgAQow4AAOYXADC4EAEAjhYAIbkQAgCRFgAhuhAAAcUWACEIoQ4AAOcXADCiDgAA1woAEKMOAADnFwAw4w4BAI4WACHxDhAAxxYAIc8PAgCRFgAhuBABAI4WACG7EAIAkRYAIRqhDgAA6BcAMKIOAADBCgAQow4AAOgXADCkDgEAjhYAIcgOQACPFgAhyg4BAI4WACHxDgEAkhYAIfoOAgCRFgAh_Q4BAI4WACGHD0AApBYAIaAPAQCSFgAhow8EAOEWACHfDwEAkhYAIfIPAQCSFgAhhxABAJIWACGgEAQA4RYAIbwQAQCOFgAhvRABAI4WACG-EBAAxxYAIb8QEADHFgAhwBACAJAWACHBEAABxhYAIcIQAgCQFgAhwxAQAMcWACHEEAAAkxYAIMUQAQCSFgAhHM4GAADqFwAgzwYAAOsXACChDgAA6RcAMKIOAACuCgAQow4AAOkXADCkDgEArRYAIcgOQACxFgAhyg4BAK0WACHxDgEArxYAIfoOAgC1FgAh_Q4BAK0WACGHD0AAsBYAIaAPAQCvFgAhow8EAOUWACHfDwEArxYAIfIPAQCvFgAhhxABAK8WACGgEAQA5RYAIbwQAQCtFgAhvRABAK0WACG-EBAA1BYAIb8QEADUFgAhwBACALQWACHBEAAB0xYAIcIQAgC0FgAhwxAQANQWACHEEAAAthYAIMUQAQCvFgAhA94OAACjCgAg3w4AAKMKACDgDgAAowoAIAPeDgAApwoAIN8OAACnCgAg4A4AAKcKACACuBABAAAAAbkQAgAAAAEHzQYAAO4XACChDgAA7RcAMKIOAACnCgAQow4AAO0XADC4EAEArRYAIbkQAgC1FgAhuhAAAdIWACEezgYAAOoXACDPBgAA6xcAIKEOAADpFwAwog4AAK4KABCjDgAA6RcAMKQOAQCtFgAhyA5AALEWACHKDgEArRYAIfEOAQCvFgAh-g4CALUWACH9DgEArRYAIYcPQACwFgAhoA8BAK8WACGjDwQA5RYAId8PAQCvFgAh8g8BAK8WACGHEAEArxYAIaAQBADlFgAhvBABAK0WACG9EAEArRYAIb4QEADUFgAhvxAQANQWACHAEAIAtBYAIcEQAAHTFgAhwhACALQWACHDEBAA1BYAIcQQAAC2FgAgxRABAK8WACGEEgAArgoAIIUSAACuCgAgArgQAQAAAAG7EAIAAAABCc0GAADuFwAgoQ4AAPAXADCiDgAAowoAEKMOAADwFwAw4w4BAK0WACHxDhAA1BYAIc8PAgC1FgAhuBABAK0WACG7EAIAtRYAIQihDgAA8RcAMKIOAACeCgAQow4AAPEXADCkDgEAjhYAIcgOQACPFgAh8w9AAI8WACGQEAABxRYAIbwQAQCOFgAhCqEOAADyFwAwog4AAIgKABCjDgAA8hcAMLwQAQCOFgAhyBACAJEWACHJEAIAkRYAIcoQAgCRFgAhyxAAAKgWACDMEAAAvRYAIM0QAQCOFgAhCJwNAgCRFgAhoQ4AAPMXADCiDgAA8gkAEKMOAADzFwAwoA8BAI4WACG8EAEAjhYAIc4QAgCQFgAhzxABAI4WACEXpQMBAI4WACGcDQIAkRYAIaEOAAD0FwAwog4AANwJABCjDgAA9BcAMOMOAQCSFgAhww8CAJAWACHMDwEAkhYAIYgQAQCSFgAhlxABAJIWACG8EAEAjhYAIcgQAgCQFgAhzRAgAMQWACHOEAIAkRYAIdAQAQCOFgAh0RABAJIWACHSEAIAkBYAIdMQAACTFgAg1BABAJIWACHVEAEAkhYAIdYQAACoFgAg1xAgAMQWACHYEAIAkBYAIRelAwEArRYAIZwNAgC1FgAhoQ4AAPUXADCiDgAAyQkAEKMOAAD1FwAw4w4BAK8WACHDDwIAtBYAIcwPAQCvFgAhiBABAK8WACGXEAEArxYAIbwQAQCtFgAhyBACALQWACHNECAA0RYAIc4QAgC1FgAh0BABAK0WACHREAEArxYAIdIQAgC0FgAh0xAAALYWACDUEAEArxYAIdUQAQCvFgAh1hAAAKgWACDXECAA0RYAIdgQAgC0FgAhArwQAQAAAAHOEAIAAAABB6EOAAD3FwAwog4AAMMJABCjDgAA9xcAMJcPEADsFgAhvBABAI4WACHaEAEAjhYAIdsQEADsFgAhBqEOAAD4FwAwog4AAK0JABCjDgAA-BcAMLkQAgCRFgAhuhAAAcUWACG8EAEAjhYAIR3wBwAAkxYAIKEOAAD5FwAwog4AAJcJABCjDgAA-RcAMKQOAQCOFgAhpg4EAOEWACHIDkAAjxYAIcoOAQCOFgAh5Q4EAOEWACH9DgEAjhYAIYMPAACTFgAgoA8BAJIWACGoDwEAjhYAIbwPAACTFgAg8w9AAI8WACGHEAEAkhYAIawQQACkFgAh3BABAI4WACHdECAAqRYAId4QAQCSFgAh3xABAJIWACHgEAAAkxYAIOEQAACTFgAg4hAAAL0WACDjECAAqRYAIeQQAACoFgAg5RACAJEWACHmEEAApBYAIecQAACTFgAgItgFAAD7FwAg2QUAAPwXACDaBQAA_RcAINsFAAD-FwAg3AUAAP8XACDwBwAAthYAIKEOAAD6FwAwog4AAIQJABCjDgAA-hcAMKQOAQCtFgAhpg4EAOUWACHIDkAAsRYAIcoOAQCtFgAh5Q4EAOUWACH9DgEArRYAIYMPAAC2FgAgoA8BAK8WACGoDwEArRYAIbwPAAC2FgAg8w9AALEWACGHEAEArxYAIawQQACwFgAh3BABAK0WACHdECAArhYAId4QAQCvFgAh3xABAK8WACHgEAAAthYAIOEQAAC2FgAg4hAAAMAWACDjECAArhYAIeQQAACoFgAg5RACALUWACHmEEAAsBYAIecQAAC2FgAgA94OAADqCAAg3w4AAOoIACDgDgAA6ggAIAPeDgAA7ggAIN8OAADuCAAg4A4AAO4IACAD3g4AAPIIACDfDgAA8ggAIOAOAADyCAAgA94OAAD2CAAg3w4AAPYIACDgDgAA9ggAIAPeDgAA-ggAIN8OAAD6CAAg4A4AAPoIACAJ1wUAAIEYACChDgAAgBgAMKIOAAD6CAAQow4AAIAYADCkDgEArRYAIcgOQACxFgAh8w9AALEWACGQEAAB0hYAIbwQAQCtFgAhJNgFAAD7FwAg2QUAAPwXACDaBQAA_RcAINsFAAD-FwAg3AUAAP8XACDwBwAAthYAIKEOAAD6FwAwog4AAIQJABCjDgAA-hcAMKQOAQCtFgAhpg4EAOUWACHIDkAAsRYAIcoOAQCtFgAh5Q4EAOUWACH9DgEArRYAIYMPAAC2FgAgoA8BAK8WACGoDwEArRYAIbwPAAC2FgAg8w9AALEWACGHEAEArxYAIawQQACwFgAh3BABAK0WACHdECAArhYAId4QAQCvFgAh3xABAK8WACHgEAAAthYAIOEQAAC2FgAg4hAAAMAWACDjECAArhYAIeQQAACoFgAg5RACALUWACHmEEAAsBYAIecQAAC2FgAghBIAAIQJACCFEgAAhAkAIAK8EAEAAAAByBACAAAAAQvXBQAAgRgAIKEOAACDGAAwog4AAPYIABCjDgAAgxgAMLwQAQCtFgAhyBACALUWACHJEAIAtRYAIcoQAgC1FgAhyxAAAKgWACDMEAAAwBYAIM0QAQCtFgAhA5wNAgAAAAGgDwEAAAABvBABAAAAAQnXBQAAgRgAIJwNAgC1FgAhoQ4AAIUYADCiDgAA8ggAEKMOAACFGAAwoA8BAK0WACG8EAEArRYAIc4QAgC0FgAhzxABAK0WACEDvBABAAAAAdoQAQAAAAHbEBAAAAABCNcFAACBGAAgoQ4AAIcYADCiDgAA7ggAEKMOAACHGAAwlw8QAPAWACG8EAEArRYAIdoQAQCtFgAh2xAQAPAWACECuRACAAAAAbwQAQAAAAEH1wUAAIEYACChDgAAiRgAMKIOAADqCAAQow4AAIkYADC5EAIAtRYAIboQAAHSFgAhvBABAK0WACEIiAkBAI4WACGhDgAAihgAMKIOAADlCAAQow4AAIoYADDlDgQAjRYAIeYOBACNFgAh5w4CAJEWACHsECAAqRYAIQiICQEArRYAIaEOAACLGAAwog4AANIIABCjDgAAixgAMOUOBAC4FgAh5g4EALgWACHnDgIAtRYAIewQIACuFgAhBIgJAQAAAAHlDgQAAAAB5g4EAAAAAecOAgAAAAEO7w0CAJEWACGhDgAAjRgAMKIOAADMCAAQow4AAI0YADCmDkAAjxYAIeUOBACNFgAh5g4EAI0WACHnDgIAkRYAIewOAQCSFgAhoA8BAI4WACH2DwEAjhYAIe4QBADhFgAh7xBAAI8WACHwEEAApBYAIQ7vDQIAtRYAIaEOAACOGAAwog4AALkIABCjDgAAjhgAMKYOQACxFgAh5Q4EALgWACHmDgQAuBYAIecOAgC1FgAh7A4BAK8WACGgDwEArRYAIfYPAQCtFgAh7hAEAOUWACHvEEAAsRYAIfAQQACwFgAhA-UOBAAAAAHmDgQAAAAB5w4CAAAAAQWhDgAAkBgAMKIOAACzCAAQow4AAJAYADDjDgEAjhYAIfIQAgCRFgAhBaEOAACRGAAwog4AAKAIABCjDgAAkRgAMOMOAQCtFgAh8hACALUWACEGiAkBAI4WACGhDgAAkhgAMKIOAACaCAAQow4AAJIYADDlDgQAjRYAIfMQAAC9FgAgBogJAQCtFgAhoQ4AAJMYADCiDgAAhwgAEKMOAACTGAAw5Q4EALgWACHzEAAAwBYAIAKICQEAAAAB5Q4EAAAAAQeICQEAjhYAIaEOAACVGAAwog4AAIEIABCjDgAAlRgAMMkQAgCRFgAhyxAAAL0WACD1EAEAjhYAIQeICQEArRYAIaEOAACWGAAwog4AAO4HABCjDgAAlhgAMMkQAgC1FgAhyxAAAMAWACD1EAEArRYAIQiICQEAjhYAIaEOAACXGAAwog4AAOgHABCjDgAAlxgAMOUOBACNFgAh9hABAI4WACH3EAIAkRYAIfgQAgCRFgAhCIgJAQCtFgAhoQ4AAJgYADCiDgAA1QcAEKMOAACYGAAw5Q4EALgWACH2EAEArRYAIfcQAgC1FgAh-BACALUWACECiAkBAAAAAeUOBAAAAAEHiAkBAI4WACGhDgAAmhgAMKIOAADPBwAQow4AAJoYADDlDgQAjRYAIdoPAAHFFgAh-hAEAI0WACEHiAkBAK0WACGhDgAAmxgAMKIOAAC8BwAQow4AAJsYADDlDgQAuBYAIdoPAAHSFgAh-hAEALgWACEDiAkBAAAAAeUOBAAAAAH6EAQAAAABCIgJAQCOFgAhoQ4AAJ0YADCiDgAAtgcAEKMOAACdGAAw5Q4EAI0WACH-DgIAkRYAIYUPBACNFgAh2g8AAcYWACEIiAkBAK0WACGhDgAAnhgAMKIOAACjBwAQow4AAJ4YADDlDgQAuBYAIf4OAgC1FgAhhQ8EALgWACHaDwAB0xYAIQKICQEAAAAB5Q4EAAAAARSICQEAjhYAIaEOAACgGAAwog4AAJ0HABCjDgAAoBgAMKYOBACNFgAh5Q4EAI0WACHmDgQAjRYAIecOAgCRFgAh6A4CAJEWACHpDiAAxBYAIeoOIADEFgAh6w4BAI4WACHsDgABxRYAIe0OAAHGFgAh7g4AAcYWACHvDgABxhYAIfAOAAHGFgAh8Q4QAMcWACHyDhAAxxYAIfMOEADHFgAhFIgJAQCtFgAhoQ4AAKEYADCiDgAAigcAEKMOAAChGAAwpg4EALgWACHlDgQAuBYAIeYOBAC4FgAh5w4CALUWACHoDgIAtRYAIekOIADRFgAh6g4gANEWACHrDgEArRYAIewOAAHSFgAh7Q4AAdMWACHuDgAB0xYAIe8OAAHTFgAh8A4AAdMWACHxDhAA1BYAIfIOEADUFgAh8w4QANQWACEGiAkBAAAAAeUOBAAAAAHmDgQAAAAB6A4CAAAAAesOAQAAAAHsDgABAAABCaEOAACjGAAwog4AAIQHABCjDgAAoxgAMOUOBACNFgAh_BAEAI0WACH9EAEAjhYAIf4QAQCOFgAh_xAEAI0WACGAEQQA4RYAIQmhDgAApBgAMKIOAADxBgAQow4AAKQYADDlDgQAuBYAIfwQBAC4FgAh_RABAK0WACH-EAEArRYAIf8QBAC4FgAhgBEEAOUWACEC5Q4EAAAAAfwQBAAAAAELoQ4AAKYYADCiDgAA6wYAEKMOAACmGAAw5Q4EAI0WACGCEUAApBYAIYMRAQCSFgAhhBEEAOEWACGFEUAApBYAIYYRQACkFgAhhxEEAOEWACGIEUAApBYAIQuhDgAApxgAMKIOAADYBgAQow4AAKcYADDlDgQAuBYAIYIRQACwFgAhgxEBAK8WACGEEQQA5RYAIYURQACwFgAhhhFAALAWACGHEQQA5RYAIYgRQACwFgAhCaEOAACoGAAwog4AANIGABCjDgAAqBgAMKkOAQCOFgAhwg4CAJAWACHMDgEAjhYAIeUOBACNFgAhiA9AAI8WACGNEEAAjxYAIQmhDgAAqRgAMKIOAAC_BgAQow4AAKkYADCpDgEArRYAIcIOAgC0FgAhzA4BAK0WACHlDgQAuBYAIYgPQACxFgAhjRBAALEWACECzA4BAAAAAeUOBAAAAAEHoQ4AAKsYADCiDgAAuQYAEKMOAACrGAAw5Q4EAI0WACHmDgQAjRYAIYoRBACNFgAhixEgAKkWACEHoQ4AAKwYADCiDgAApgYAEKMOAACsGAAw5Q4EALgWACHmDgQAuBYAIYoRBAC4FgAhixEgAK4WACEUoQ4AAK0YADCiDgAAoAYAEKMOAACtGAAwqQ4BAJIWACHXDkAApBYAIeUOBACNFgAh5g4EAOEWACH9DgEAjhYAIeMPQACPFgAh9g8BAJIWACGKEQQA4RYAIYwRBADhFgAhjREEAOEWACGOEQQA4RYAIY8RAQCSFgAhkBEEAOEWACGREQEAkhYAIZIRBADhFgAhkxEEAOEWACGUEUAApBYAIRShDgAArhgAMKIOAACNBgAQow4AAK4YADCpDgEArxYAIdcOQACwFgAh5Q4EALgWACHmDgQA5RYAIf0OAQCtFgAh4w9AALEWACH2DwEArxYAIYoRBADlFgAhjBEEAOUWACGNEQQA5RYAIY4RBADlFgAhjxEBAK8WACGQEQQA5RYAIZERAQCvFgAhkhEEAOUWACGTEQQA5RYAIZQRQACwFgAhBqEOAACvGAAwog4AAIcGABCjDgAArxgAMOMOAQCOFgAhlxABAI4WACGVEUAAjxYAIQahDgAAsBgAMKIOAAD0BQAQow4AALAYADDjDgEArRYAIZcQAQCtFgAhlRFAALEWACEKpgMAAL0WACChDgAAsRgAMKIOAADuBQAQow4AALEYADCoDwEAjhYAIboPQACkFgAh5Q8CAJEWACGWEQEAjhYAIZcRAQCOFgAhmBFAAKQWACEKpgMAAMAWACChDgAAshgAMKIOAADbBQAQow4AALIYADCoDwEArRYAIboPQACwFgAh5Q8CALUWACGWEQEArRYAIZcRAQCtFgAhmBFAALAWACECqA8BAAAAAZYRAQAAAAEHoQ4AALQYADCiDgAA1QUAEKMOAAC0GAAw4w4BAI4WACGoDwEAjhYAIZcRAQCOFgAhmhFAAI8WACEHoQ4AALUYADCiDgAAwgUAEKMOAAC1GAAw4w4BAK0WACGoDwEArRYAIZcRAQCtFgAhmhFAALEWACED4w4BAAAAAagPAQAAAAGXEQEAAAABCaEOAAC3GAAwog4AALwFABCjDgAAtxgAMOMOAQCOFgAhqA8BAI4WACHiECAAqRYAIZgRQACkFgAhnBEgAKkWACGdEUAAjxYAIRWhDgAAuBgAMKIOAACmBQAQow4AALgYADDIDkAAjxYAIeUOBACNFgAh5g4EAI0WACHsDgEAjhYAIf0OAQCOFgAhqA8BAI4WACG6D0AApBYAIeUPAgCRFgAh9g8BAI4WACHbEBAA7BYAIZYRAQCOFgAhlxEBAI4WACGYEUAApBYAIZ4RAQCSFgAhnxFAAI8WACGgESAAqRYAIaERIACpFgAhohEgAKkWACEWpgMAALoYACChDgAAuRgAMKIOAACTBQAQow4AALkYADDIDkAAsRYAIeUOBAC4FgAh5g4EALgWACHsDgEArRYAIf0OAQCtFgAhqA8BAK0WACG6D0AAsBYAIeUPAgC1FgAh9g8BAK0WACHbEBAA8BYAIZYRAQCtFgAhlxEBAK0WACGYEUAAsBYAIZ4RAQCvFgAhnxFAALEWACGgESAArhYAIaERIACuFgAhohEgAK4WACED3g4AAI0FACDfDgAAjQUAIOAOAACNBQAgCqUDAAC8GAAgoQ4AALsYADCiDgAAjQUAEKMOAAC7GAAw4w4BAK0WACGoDwEArRYAIeIQIACuFgAhmBFAALAWACGcESAArhYAIZ0RQACxFgAhGKYDAAC6GAAgoQ4AALkYADCiDgAAkwUAEKMOAAC5GAAwyA5AALEWACHlDgQAuBYAIeYOBAC4FgAh7A4BAK0WACH9DgEArRYAIagPAQCtFgAhug9AALAWACHlDwIAtRYAIfYPAQCtFgAh2xAQAPAWACGWEQEArRYAIZcRAQCtFgAhmBFAALAWACGeEQEArxYAIZ8RQACxFgAhoBEgAK4WACGhESAArhYAIaIRIACuFgAhhBIAAJMFACCFEgAAkwUAIA4IAAC9FgAgoQ4AAL0YADCiDgAAiAUAEKMOAAC9GAAwpg4EAI0WACHlDgQAjRYAIeYOBACNFgAh6A4CAJEWACHrDgEAjhYAIewOAQCOFgAhqA8BAI4WACH2DwEAjhYAIaMRAQCOFgAhpBEBAI4WACEOCAAAwBYAIKEOAAC-GAAwog4AAPUEABCjDgAAvhgAMKYOBAC4FgAh5Q4EALgWACHmDgQAuBYAIegOAgC1FgAh6w4BAK0WACHsDgEArRYAIagPAQCtFgAh9g8BAK0WACGjEQEArRYAIaQRAQCtFgAhA-UOBAAAAAHoDgIAAAAB7A4BAAAAAQUIAAHFFgAhoQ4AAMAYADCiDgAA7wQAEKMOAADAGAAw_RAAAcUWACEGCAAB0hYAIfMCAADCGAAgoQ4AAMEYADCiDgAA3AQAEKMOAADBGAAw_RAAAdIWACED3g4AAMAEACDfDgAAwAQAIOAOAADABAAgCKEOAADDGAAwog4AANYEABCjDgAAwxgAMMIQAAHGFgAhpRECAJEWACGmEQIAkRYAIacRAQCOFgAhqBEAAcUWACEJ9AIAAMUYACChDgAAxBgAMKIOAADABAAQow4AAMQYADDCEAAB0xYAIaURAgC1FgAhphECALUWACGnEQEArRYAIagRAAHSFgAhCAgAAdIWACHzAgAAwhgAIKEOAADBGAAwog4AANwEABCjDgAAwRgAMP0QAAHSFgAhhBIAANwEACCFEgAA3AQAIAKlEQIAAAABphECAAAAARLPBgABxhYAIaEOAADHGAAwog4AALsEABCjDgAAxxgAMKYOQACPFgAh3w8BAI4WACHyDwEAjhYAIcEQAQCOFgAhxBAAAL0WACDFEAEAjhYAIfwQAgCRFgAhqhEBAI4WACGrEQIAkRYAIawRAAC9FgAgrREEAI0WACGuEQQAjRYAIa8RBACNFgAhsBEAAL0WACASzwYAAdMWACGhDgAAyBgAMKIOAACoBAAQow4AAMgYADCmDkAAsRYAId8PAQCtFgAh8g8BAK0WACHBEAEArRYAIcQQAADAFgAgxRABAK0WACH8EAIAtRYAIaoRAQCtFgAhqxECALUWACGsEQAAwBYAIK0RBAC4FgAhrhEEALgWACGvEQQAuBYAIbARAADAFgAgCqEOAADJGAAwog4AAKIEABCjDgAAyRgAMMoOAQCOFgAhsRFAAI8WACGyEQEAjhYAIbMRAQCOFgAhtBECAJEWACG1EQIAkRYAIbYRAACZFwAgCqEOAADKGAAwog4AAI8EABCjDgAAyhgAMMoOAQCtFgAhsRFAALEWACGyEQEArRYAIbMRAQCtFgAhtBECALUWACG1EQIAtRYAIbYRAACZFwAgBMoOAQAAAAGxEUAAAAABshEBAAAAAbMRAQAAAAEMiAkBAI4WACGhDgAAzBgAMKIOAACJBAAQow4AAMwYADCkDgEAjhYAIcgOQACPFgAhyg4BAI4WACHlDgQA4RYAIesOAQCOFgAh8w9AAI8WACGoEEAApBYAIakQQACkFgAhDIgJAQCtFgAhoQ4AAM0YADCiDgAA9gMAEKMOAADNGAAwpA4BAK0WACHIDkAAsRYAIcoOAQCtFgAh5Q4EAOUWACHrDgEArRYAIfMPQACxFgAhqBBAALAWACGpEEAAsBYAIQahDgAAzhgAMKIOAADwAwAQow4AAM4YADDkDgEAkhYAIeUPAQCOFgAh8w9AAI8WACEGoQ4AAM8YADCiDgAA3QMAEKMOAADPGAAw5A4BAK8WACHlDwEArRYAIfMPQACxFgAhBqEOAADQGAAwog4AANcDABCjDgAA0BgAMMoOAQCOFgAhow9AAI8WACG0EQIAkRYAIQahDgAA0RgAMKIOAADEAwAQow4AANEYADDKDgEArRYAIaMPQACxFgAhtBECALUWACECyg4BAAAAAaMPQAAAAAEGoQ4AANMYADCiDgAAvgMAEKMOAADTGAAwuhAEAI0WACGxEUAAjxYAIbkRAQCOFgAhBqEOAADUGAAwog4AAKsDABCjDgAA1BgAMLoQBAC4FgAhsRFAALEWACG5EQEArRYAIQKxEUAAAAABuREBAAAAAQ-hDgAA1hgAMKIOAAClAwAQow4AANYYADDADgEAkhYAIcIOAgCQFgAh8A4BAI4WACHzD0AAjxYAIasQAQCOFgAhuREBAI4WACG7EQEAjhYAIbwRAQCOFgAhvREgAKkWACG-EQAA1xgAIL8RAQCOFgAhwBFAAI8WACEErA4AAQAABdsOAAEAAAHcDgABAAAE3Q4AAQAABA-hDgAA2BgAMKIOAACSAwAQow4AANgYADDADgEArxYAIcIOAgC0FgAh8A4BAK0WACHzD0AAsRYAIasQAQCtFgAhuREBAK0WACG7EQEArRYAIbwRAQCtFgAhvREgAK4WACG-EQAA1xgAIL8RAQCtFgAhwBFAALEWACEE8A4BAAAAAasQAQAAAAG5EQEAAAABuxEBAAAAAQqhDgAA2hgAMKIOAACMAwAQow4AANoYADCkDgEAjhYAIaYOQACPFgAhnw8BAI4WACHCEQEAjhYAIcMRAQCOFgAhxBEAAL0WACDFEQEAkhYAIQqhDgAA2xgAMKIOAAD5AgAQow4AANsYADCkDgEArRYAIaYOQACxFgAhnw8BAK0WACHCEQEArRYAIcMRAQCtFgAhxBEAAMAWACDFEQEArxYAIRWhDgAA3BgAMKIOAADzAgAQow4AANwYADCkDgEAjhYAIcgOQACPFgAhyg4BAI4WACHrDgEAjhYAIZAPAQCOFgAhqA8BAI4WACHzD0AApBYAIagQQACkFgAhqRBAAKQWACH9EAEAjhYAIcYRAACoFgAgxxEAAKgWACDIEQAAqBYAIMkRAgCQFgAhyhEBAI4WACHLEUAApBYAIcwRAQCSFgAhzREBAJIWACENiAkBAI4WACGhDgAA3RgAMKIOAADdAgAQow4AAN0YADCkDgEAjhYAIcgOQACPFgAh5Q4EAOEWACHVEAEAjhYAIcsRQACkFgAhzBEBAJIWACHOEUAApBYAIc8RQACkFgAh0BECAJEWACECqhABAAAAAasQAQAAAAELCAAAwBYAIM4BAADgGAAgoQ4AAN8YADCiDgAAwQIAEKMOAADfGAAw6w4BAK0WACGNEEAAsRYAIaoQAQCtFgAhqxABAK0WACGsEEAAsRYAIa0QQACwFgAhF8wBAADpGAAgzwEAAOoYACDQAQAA6xgAINEBAADsGAAgoQ4AAOgYADCiDgAAswIAEKMOAADoGAAwpA4BAK0WACHIDkAAsRYAIcoOAQCvFgAhzA4BAK0WACHVDgEArxYAIZ8PAQCtFgAh7w9AALAWACH7D0AAsBYAIbEQAQCtFgAhsxABAK0WACG0EAAAqBYAILUQAQCtFgAhthBAALAWACG3EAIAtRYAIYQSAACzAgAghRIAALMCACAC6w4BAAAAAaoQAQAAAAERzgEAAOAYACChDgAA4hgAMKIOAAC9AgAQow4AAOIYADCkDgEArRYAIcMOAgC1FgAhxQ5AALAWACHGDgIAtRYAIccOQACwFgAhyA5AALEWACHrDgEArRYAIf0OAQCtFgAhhw9AALAWACGqEAEArRYAIa4QAADAFgAgrxACALUWACGwEEAAsBYAIQkIAADAFgAgzgEAAOAYACChDgAA4xgAMKIOAAC5AgAQow4AAOMYADCkDgQAuBYAIaYOQACxFgAh6w4BAK0WACGqEAEArRYAIQ_NAQAA5RgAINIBAADmGAAgiAkBAK0WACGhDgAA5BgAMKIOAAC3AgAQow4AAOQYADCkDgEArRYAIcgOQACxFgAh5Q4EAOUWACHVEAEArRYAIcsRQACwFgAhzBEBAK8WACHOEUAAsBYAIc8RQACwFgAh0BECALUWACED3g4AAK8CACDfDgAArwIAIOAOAACvAgAgA94OAACzAgAg3w4AALMCACDgDgAAswIAIALKDgEAAAABsRABAAAAARXMAQAA6RgAIM8BAADqGAAg0AEAAOsYACDRAQAA7BgAIKEOAADoGAAwog4AALMCABCjDgAA6BgAMKQOAQCtFgAhyA5AALEWACHKDgEArxYAIcwOAQCtFgAh1Q4BAK8WACGfDwEArRYAIe8PQACwFgAh-w9AALAWACGxEAEArRYAIbMQAQCtFgAhtBAAAKgWACC1EAEArRYAIbYQQACwFgAhtxACALUWACERzQEAAOUYACDSAQAA5hgAIIgJAQCtFgAhoQ4AAOQYADCiDgAAtwIAEKMOAADkGAAwpA4BAK0WACHIDkAAsRYAIeUOBADlFgAh1RABAK0WACHLEUAAsBYAIcwRAQCvFgAhzhFAALAWACHPEUAAsBYAIdARAgC1FgAhhBIAALcCACCFEgAAtwIAIAPeDgAAuQIAIN8OAAC5AgAg4A4AALkCACAD3g4AAL0CACDfDgAAvQIAIOAOAAC9AgAgA94OAADBAgAg3w4AAMECACDgDgAAwQIAIBbMAQAA7hgAIKEOAADtGAAwog4AAK8CABCjDgAA7RgAMKQOAQCtFgAhyA5AALEWACHKDgEArRYAIesOAQCtFgAhkA8BAK0WACGoDwEArRYAIfMPQACwFgAhqBBAALAWACGpEEAAsBYAIf0QAQCtFgAhxhEAAKgWACDHEQAAqBYAIMgRAACoFgAgyRECALQWACHKEQEArRYAIcsRQACwFgAhzBEBAK8WACHNEQEArxYAIRHNAQAA5RgAINIBAADmGAAgiAkBAK0WACGhDgAA5BgAMKIOAAC3AgAQow4AAOQYADCkDgEArRYAIcgOQACxFgAh5Q4EAOUWACHVEAEArRYAIcsRQACwFgAhzBEBAK8WACHOEUAAsBYAIc8RQACwFgAh0BECALUWACGEEgAAtwIAIIUSAAC3AgAgAogJAQAAAAHlDgQAAAABBaEOAADwGAAwog4AAKoCABCjDgAA8BgAMKsQAQCOFgAh1BEAAL0WACAFoQ4AAPEYADCiDgAAlwIAEKMOAADxGAAwqxABAK0WACHUEQAAwBYAIBHvDQIAkRYAIaEOAADyGAAwog4AAJECABCjDgAA8hgAMKYOQACPFgAh5Q4EAI0WACHmDgQAjRYAIegOAgCRFgAh7A4BAI4WACGMDwEAjhYAIeQPAQCSFgAh9g8BAJIWACGhEAEAjhYAIe8QQACPFgAhihEEAI0WACHVEQEAjhYAIdYRAACTFgAgEe8NAgC1FgAhoQ4AAPMYADCiDgAA_gEAEKMOAADzGAAwpg5AALEWACHlDgQAuBYAIeYOBAC4FgAh6A4CALUWACHsDgEArRYAIYwPAQCtFgAh5A8BAK8WACH2DwEArxYAIaEQAQCtFgAh7xBAALEWACGKEQQAuBYAIdURAQCtFgAh1hEAALYWACAC5Q4EAAAAAdURAQAAAAEJCAAAvRYAIKEOAAD1GAAwog4AAPgBABCjDgAA9RgAMKQOAQCOFgAhpg5AAI8WACHjDgEAjhYAIesOAQCOFgAh_g9AAKQWACEJCAAAwBYAIKEOAAD2GAAwog4AAOUBABCjDgAA9hgAMKQOAQCtFgAhpg5AALEWACHjDgEArRYAIesOAQCtFgAh_g9AALAWACEGoQ4AAPcYADCiDgAA3wEAEKMOAAD3GAAwjA8BAI4WACHADwQAjRYAIfIQAgCRFgAhBqEOAAD4GAAwog4AAMwBABCjDgAA-BgAMIwPAQCtFgAhwA8EALgWACHyEAIAtRYAIQKMDwEAAAABwA8EAAAAAQqhDgAA-hgAMKIOAADGAQAQow4AAPoYADDlDgQAjRYAIeYOBACNFgAh7A4BAI4WACGhEAEAjhYAIYoRBACNFgAh1REBAI4WACHZEQEAjhYAIQqhDgAA-xgAMKIOAACzAQAQow4AAPsYADDlDgQAuBYAIeYOBAC4FgAh7A4BAK0WACGhEAEArRYAIYoRBAC4FgAh1REBAK0WACHZEQEArRYAIQTlDgQAAAABoRABAAAAAdURAQAAAAHZEQEAAAABD6EOAAD9GAAwog4AAK0BABCjDgAA_RgAMOUOBACNFgAh5g4EAI0WACHoDgIAkRYAIYwPAQCOFgAh5A8BAI4WACGhEAEAjhYAIf8QBACNFgAh1REBAI4WACHZEQEAjhYAIdsRAQCOFgAh3BEEAI0WACHdEQAAvRYAIA-hDgAA_hgAMKIOAACaAQAQow4AAP4YADDlDgQAuBYAIeYOBAC4FgAh6A4CALUWACGMDwEArRYAIeQPAQCtFgAhoRABAK0WACH_EAQAuBYAIdURAQCtFgAh2REBAK0WACHbEQEArRYAIdwRBAC4FgAh3REAAMAWACAD5Q4EAAAAAdURAQAAAAHZEQEAAAABJAgBAI4WACGhDgAAgBkAMKIOAACUAQAQow4AAIAZADCkDgEAjhYAIcgOQACPFgAh5Q4EAI0WACHmDgQA4RYAIegOAgCQFgAh7A4BAJIWACGMDwEAjhYAIeQPAQCSFgAh8g8BAJIWACH2DwEAkhYAIaEQAQCOFgAhqBBAAKQWACH_EAQAjRYAIaARIACpFgAh1REBAI4WACHZEQEAjhYAIdsRAQCOFgAh3BEEAI0WACHfEQIAkBYAIeARAACTFgAg4REAAJMWACDiESAAqRYAIeMRAQCOFgAh5BEBAJIWACHlEQEAjhYAIeYRAQCSFgAh5xEBAJIWACHoEQEAkhYAIekRAQCSFgAh6hEEAOEWACHrEQQA4RYAIewRAQCSFgAhJAgBAK0WACGhDgAAgRkAMKIOAACBAQAQow4AAIEZADCkDgEArRYAIcgOQACxFgAh5Q4EALgWACHmDgQA5RYAIegOAgC0FgAh7A4BAK8WACGMDwEArRYAIeQPAQCvFgAh8g8BAK8WACH2DwEArxYAIaEQAQCtFgAhqBBAALAWACH_EAQAuBYAIaARIACuFgAh1REBAK0WACHZEQEArRYAIdsRAQCtFgAh3BEEALgWACHfEQIAtBYAIeARAAC2FgAg4REAALYWACDiESAArhYAIeMRAQCtFgAh5BEBAK8WACHlEQEArRYAIeYRAQCvFgAh5xEBAK8WACHoEQEArxYAIekRAQCvFgAh6hEEAOUWACHrEQQA5RYAIewRAQCvFgAhBOUOBAAAAAGhEAEAAAAB1REBAAAAAdkRAQAAAAELoQ4AAIMZADCiDgAAewAQow4AAIMZADDIDkAAjxYAIcoOAQCSFgAhqA8BAJIWACHVEQEAjhYAIeIRIACpFgAh7hEBAJIWACHvEQEAjhYAIfARAQCOFgAhC6EOAACEGQAwog4AAGgAEKMOAACEGQAwyA5AALEWACHKDgEArxYAIagPAQCvFgAh1REBAK0WACHiESAArhYAIe4RAQCvFgAh7xEBAK0WACHwEQEArRYAIRKICQEAjhYAIaEOAACFGQAwog4AAGIAEKMOAACFGQAwpA4BAI4WACHCDgEAjhYAIcoOAQCOFgAhoA8BAI4WACHAD0AApBYAIcwQAACoFgAg8REBAI4WACHyEUAAjxYAIfMRQACPFgAh9BFAAKQWACH1EQEAkhYAIfYRAgCQFgAh9xECAJAWACH4EQEAkhYAIRKICQEArRYAIaEOAACGGQAwog4AAE8AEKMOAACGGQAwpA4BAK0WACHCDgEArRYAIcoOAQCtFgAhoA8BAK0WACHAD0AAsBYAIcwQAACoFgAg8REBAK0WACHyEUAAsRYAIfMRQACxFgAh9BFAALAWACH1EQEArxYAIfYRAgC0FgAh9xECALQWACH4EQEArxYAIQKICQEAAAAB8REBAAAAAQmlAwEAjhYAIaEOAACIGQAwog4AAEkAEKMOAACIGQAw5Q4EAI0WACHuEAQAjRYAIfoRAQCOFgAh-xEEAI0WACH8EQQAjRYAIQmlAwEArRYAIaEOAACJGQAwog4AADYAEKMOAACJGQAw5Q4EALgWACHuEAQAuBYAIfoRAQCtFgAh-xEEALgWACH8EQQAuBYAIQ8IAAC9FgAgoQ4AAIoZADCiDgAAMAAQow4AAIoZADCmDgQAjRYAIeUOBACNFgAh5g4EAI0WACHoDgIAkRYAIesOAQCOFgAh7A4BAI4WACHAEAIAkBYAIaQRAQCSFgAh1BEQAMcWACH9ERAA7BYAIf4READHFgAhDwgAAMAWACChDgAAixkAMKIOAAAdABCjDgAAixkAMKYOBAC4FgAh5Q4EALgWACHmDgQAuBYAIegOAgC1FgAh6w4BAK0WACHsDgEArRYAIcAQAgC0FgAhpBEBAK8WACHUERAA1BYAIf0READwFgAh_hEQANQWACED5Q4EAAAAAeYOBAAAAAHoDgIAAAABCKEOAACNGQAwog4AABcAEKMOAACNGQAwpA4BAI4WACGMDwEAjhYAIYASQACPFgAhgRJAAKQWACGCEkAApBYAIQihDgAAjhkAMKIOAAAEABCjDgAAjhkAMKQOAQCtFgAhjA8BAK0WACGAEkAAsRYAIYESQACwFgAhghJAALAWACECpA4BAAAAAYwPAQAAAAEAAAAAAAAFiRIEAAAAAZASBAAAAAGREgQAAAABkhIEAAAAAZMSBAAAAAEBiRJAAAAAAQWJEgIAAAABkBICAAAAAZESAgAAAAGSEgIAAAABkxICAAAAAQWJEgIAAAABkBICAAAAAZESAgAAAAGSEgIAAAABkxICAAAAAQGJEgEAAAABAYkSAQAAAAEFDwAA9iEAIBAAAPkhACCGEgAA9yEAIIcSAAD4IQAgjBIAAMEVACADDwAA9iEAIIYSAAD3IQAgjBIAAMEVACAAAAAAAAGJEkAAAAABBQ8AAPAhACAQAAD0IQAghhIAAPEhACCHEgAA8yEAIIwSAAC9FQAgCw8AAKYZADAQAACrGQAwhhIAAKcZADCHEgAAqBkAMIgSAACpGQAgiRIAAKoZADCKEgAAqhkAMIsSAACqGQAwjBIAAKoZADCNEgAArBkAMI4SAACtGQAwB6QOBAAAAAGmDkAAAAABpw4CAAAAAagOAgAAAAGpDgEAAAABqg6AAAAAAasOAQAAAAECAAAAxRUAIA8AALEZACADAAAAxRUAIA8AALEZACAQAACwGQAgAQgAAPIhADAM7g0AALcWACChDgAAsxYAMKIOAADDFQAQow4AALMWADCkDgQAAAABpQ4BAK0WACGmDkAAsRYAIacOAgC0FgAhqA4CALUWACGpDgEArxYAIaoOAAC2FgAgqw4BAK8WACECAAAAxRUAIAgAALAZACACAAAArhkAIAgAAK8ZACALoQ4AAK0ZADCiDgAArhkAEKMOAACtGQAwpA4EALgWACGlDgEArRYAIaYOQACxFgAhpw4CALQWACGoDgIAtRYAIakOAQCvFgAhqg4AALYWACCrDgEArxYAIQuhDgAArRkAMKIOAACuGQAQow4AAK0ZADCkDgQAuBYAIaUOAQCtFgAhpg5AALEWACGnDgIAtBYAIagOAgC1FgAhqQ4BAK8WACGqDgAAthYAIKsOAQCvFgAhB6QOBACWGQAhpg5AAJcZACGnDgIAmBkAIagOAgCZGQAhqQ4BAJoZACGqDoAAAAABqw4BAJoZACEHpA4EAJYZACGmDkAAlxkAIacOAgCYGQAhqA4CAJkZACGpDgEAmhkAIaoOgAAAAAGrDgEAmhkAIQekDgQAAAABpg5AAAAAAacOAgAAAAGoDgIAAAABqQ4BAAAAAaoOgAAAAAGrDgEAAAABAw8AAPAhACCGEgAA8SEAIIwSAAC9FQAgBA8AAKYZADCGEgAApxkAMIgSAACpGQAgjBIAAKoZADAAAAACiRIBAAAABI8SAQAAAAUCiRIBAAAABI8SAQAAAAUBiRIgAAAAAQsPAAC7GQAwEAAAwBkAMIYSAAC8GQAwhxIAAL0ZADCIEgAAvhkAIIkSAAC_GQAwihIAAL8ZADCLEgAAvxkAMIwSAAC_GQAwjRIAAMEZADCOEgAAwhkAMA7vDQAAsxkAIKQOAQAAAAG-DgEAAAABvw4BAAAAAcAOAQAAAAHBDgEAAAABwg4BAAAAAcMOAgAAAAHEDgIAAAABxQ5AAAAAAcYOAgAAAAHHDkAAAAAByA5AAAAAAckOAQAAAAECAAAAwRUAIA8AAMYZACADAAAAwRUAIA8AAMYZACAQAADFGQAgAQgAAO8hADAT7Q0AALoWACDvDQAAuxYAIKEOAAC5FgAwog4AAL8VABCjDgAAuRYAMKQOAQAAAAG9DgEArRYAIb4OAQCtFgAhvw4BAK0WACHADgEArRYAIcEOAQCvFgAhwg4BAK0WACHDDgIAtRYAIcQOAgC1FgAhxQ5AALAWACHGDgIAtRYAIccOQACwFgAhyA5AALEWACHJDgEArxYAIQIAAADBFQAgCAAAxRkAIAIAAADDGQAgCAAAxBkAIBGhDgAAwhkAMKIOAADDGQAQow4AAMIZADCkDgEArRYAIb0OAQCtFgAhvg4BAK0WACG_DgEArRYAIcAOAQCtFgAhwQ4BAK8WACHCDgEArRYAIcMOAgC1FgAhxA4CALUWACHFDkAAsBYAIcYOAgC1FgAhxw5AALAWACHIDkAAsRYAIckOAQCvFgAhEaEOAADCGQAwog4AAMMZABCjDgAAwhkAMKQOAQCtFgAhvQ4BAK0WACG-DgEArRYAIb8OAQCtFgAhwA4BAK0WACHBDgEArxYAIcIOAQCtFgAhww4CALUWACHEDgIAtRYAIcUOQACwFgAhxg4CALUWACHHDkAAsBYAIcgOQACxFgAhyQ4BAK8WACENpA4BAJsZACG-DgEAmxkAIb8OAQCbGQAhwA4BAJsZACHBDgEAmhkAIcIOAQCbGQAhww4CAJkZACHEDgIAmRkAIcUOQACjGQAhxg4CAJkZACHHDkAAoxkAIcgOQACXGQAhyQ4BAJoZACEO7w0AAKUZACCkDgEAmxkAIb4OAQCbGQAhvw4BAJsZACHADgEAmxkAIcEOAQCaGQAhwg4BAJsZACHDDgIAmRkAIcQOAgCZGQAhxQ5AAKMZACHGDgIAmRkAIccOQACjGQAhyA5AAJcZACHJDgEAmhkAIQ7vDQAAsxkAIKQOAQAAAAG-DgEAAAABvw4BAAAAAcAOAQAAAAHBDgEAAAABwg4BAAAAAcMOAgAAAAHEDgIAAAABxQ5AAAAAAcYOAgAAAAHHDkAAAAAByA5AAAAAAckOAQAAAAEBiRIBAAAABAGJEgEAAAAEBA8AALsZADCGEgAAvBkAMIgSAAC-GQAgjBIAAL8ZADAABu0NAADMGQAg7w0AAM0ZACDBDgAAkBkAIMUOAACQGQAgxw4AAJAZACDJDgAAkBkAIAnwDQAAyhkAINAOAACQGQAg0Q4AAJAZACDSDgAAkBkAINMOAACQGQAg1Q4AAJAZACDXDgAAkBkAINkOAACQGQAg2g4AAJAZACAAAAAAAAAAAAAAAAAAAAGJEiAAAAABAYkSAAEAAAEBiRIAAQAAAQWJEhAAAAABkBIQAAAAAZESEAAAAAGSEhAAAAABkxIQAAAAAQAAAAsPAADjGQAwEAAA6BkAMIYSAADkGQAwhxIAAOUZADCIEgAA5hkAIIkSAADnGQAwihIAAOcZADCLEgAA5xkAMIwSAADnGQAwjRIAAOkZADCOEgAA6hkAMAjvDQIAAAABxg4BAAAAAeMOAQAAAAHlDgQAAAAB9w4CAAAAAfgOQAAAAAH5DkAAAAAB-g6AAAAAAQIAAAC-FAAgDwAA7hkAIAMAAAC-FAAgDwAA7hkAIBAAAO0ZACABCAAA7iEAMA6cDQAA2xYAIO8NAgC1FgAhoQ4AANoWADCiDgAAwBQAEKMOAADaFgAwxg4BAK8WACHjDgEArRYAIeUOBAC4FgAh9Q4BAK0WACH3DgIAtRYAIfgOQACxFgAh-Q5AALEWACH6DgAAthYAIPsOAADcFgAgAgAAAL4UACAIAADtGQAgAgAAAOsZACAIAADsGQAgDO8NAgC1FgAhoQ4AAOoZADCiDgAA6xkAEKMOAADqGQAwxg4BAK8WACHjDgEArRYAIeUOBAC4FgAh9Q4BAK0WACH3DgIAtRYAIfgOQACxFgAh-Q5AALEWACH6DgAAthYAIAzvDQIAtRYAIaEOAADqGQAwog4AAOsZABCjDgAA6hkAMMYOAQCvFgAh4w4BAK0WACHlDgQAuBYAIfUOAQCtFgAh9w4CALUWACH4DkAAsRYAIfkOQACxFgAh-g4AALYWACAI7w0CAJkZACHGDgEAmhkAIeMOAQCbGQAh5Q4EAJYZACH3DgIAmRkAIfgOQACXGQAh-Q5AAJcZACH6DoAAAAABCO8NAgCZGQAhxg4BAJoZACHjDgEAmxkAIeUOBACWGQAh9w4CAJkZACH4DkAAlxkAIfkOQACXGQAh-g6AAAAAAQjvDQIAAAABxg4BAAAAAeMOAQAAAAHlDgQAAAAB9w4CAAAAAfgOQAAAAAH5DkAAAAAB-g6AAAAAAQQPAADjGQAwhhIAAOQZADCIEgAA5hkAIIwSAADnGQAwAAAAAAAABQ8AAOkhACAQAADsIQAghhIAAOohACCHEgAA6yEAIIwSAADZFAAgAw8AAOkhACCGEgAA6iEAIIwSAADZFAAgApsNAADwGQAg9g4AAJAZACAAAAAAAAAAAAKJEgEAAAAEjxIBAAAABQWJEgQAAAABkBIEAAAAAZESBAAAAAGSEgQAAAABkxIEAAAAAQGJEgEAAAAEAAAAAAAAAAAAAAAAAAWJEhAAAAABkBIQAAAAAZESEAAAAAGSEhAAAAABkxIQAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAokSAgAAAASPEgIAAAAFAokSAgAAAASPEgIAAAAFAYkSAgAAAAQBiRICAAAABAAAAAAAAAAAAokSAgAAAASPEgIAAAAFAYkSAgAAAAQAAAAAAAKJEgEAAAAEjxIBAAAABQGJEgEAAAAEAAAAAAAAAAAAAAAAAAACiRIBAAAABI8SAQAAAAUBiRIBAAAABAAAAAAAAAAAAAAAAAAFDwAA5CEAIBAAAOchACCGEgAA5SEAIIcSAADmIQAgjBIAAIEOACADDwAA5CEAIIYSAADlIQAgjBIAAIEOACAAAAAAAAKJEgEAAAAEjxIBAAAABQUPAADfIQAgEAAA4iEAIIYSAADgIQAghxIAAOEhACCMEgAAgQ4AIAGJEgEAAAAEAw8AAN8hACCGEgAA4CEAIIwSAACBDgAgAAAAAAALDwAArBsAMBAAALEbADCGEgAArRsAMIcSAACuGwAwiBIAAK8bACCJEgAAsBsAMIoSAACwGwAwixIAALAbADCMEgAAsBsAMI0SAACyGwAwjhIAALMbADALDwAAoBsAMBAAAKUbADCGEgAAoRsAMIcSAACiGwAwiBIAAKMbACCJEgAApBsAMIoSAACkGwAwixIAAKQbADCMEgAApBsAMI0SAACmGwAwjhIAAKcbADAK-A5AAAAAAaYPIAAAAAH6DwEAAAAB-w9AAAAAAfwPIAAAAAH9DwEAAAAB_g9AAAAAAf8PQAAAAAGAEEAAAAABgRCAAAAAAQIAAACJDgAgDwAAqxsAIAMAAACJDgAgDwAAqxsAIBAAAKobACABCAAA3iEAMBCICQAAuRcAIKEOAAC4FwAwog4AAIcOABCjDgAAuBcAMOMOAQCtFgAh-A5AALAWACGmDyAArhYAIfoPAQCtFgAh-w9AALEWACH8DyAArhYAIf0PAQCvFgAh_g9AALAWACH_D0AAsBYAIYAQQACwFgAhgRAAALYWACCEEAAAtxcAIAIAAACJDgAgCAAAqhsAIAIAAACoGwAgCAAAqRsAIA6hDgAApxsAMKIOAACoGwAQow4AAKcbADDjDgEArRYAIfgOQACwFgAhpg8gAK4WACH6DwEArRYAIfsPQACxFgAh_A8gAK4WACH9DwEArxYAIf4PQACwFgAh_w9AALAWACGAEEAAsBYAIYEQAAC2FgAgDqEOAACnGwAwog4AAKgbABCjDgAApxsAMOMOAQCtFgAh-A5AALAWACGmDyAArhYAIfoPAQCtFgAh-w9AALEWACH8DyAArhYAIf0PAQCvFgAh_g9AALAWACH_D0AAsBYAIYAQQACwFgAhgRAAALYWACAK-A5AAKMZACGmDyAAuRkAIfoPAQCbGQAh-w9AAJcZACH8DyAAuRkAIf0PAQCaGQAh_g9AAKMZACH_D0AAoxkAIYAQQACjGQAhgRCAAAAAAQr4DkAAoxkAIaYPIAC5GQAh-g8BAJsZACH7D0AAlxkAIfwPIAC5GQAh_Q8BAJoZACH-D0AAoxkAIf8PQACjGQAhgBBAAKMZACGBEIAAAAABCvgOQAAAAAGmDyAAAAAB-g8BAAAAAfsPQAAAAAH8DyAAAAAB_Q8BAAAAAf4PQAAAAAH_D0AAAAABgBBAAAAAAYEQgAAAAAEKqQ4BAAAAAeUOBAAAAAH_DiAAAAABgA8CAAAAAYEPAACXGwAggw8BAAAAAYYPgAAAAAHaDwABAAABghAEAAAAAYMQAAEAAAECAAAAhQ4AIA8AALcbACADAAAAhQ4AIA8AALcbACAQAAC2GwAgAQgAAN0hADAQiAkAALkXACChDgAAuxcAMKIOAACDDgAQow4AALsXADCpDgEArxYAIeMOAQCtFgAh5Q4EALgWACH7DgAAuhcAIP8OIACuFgAhgA8CALUWACGBDwAAqBYAIIMPAQCvFgAhhg8AAMAWACDaDwAB0xYAIYIQBADlFgAhgxAAAdMWACECAAAAhQ4AIAgAALYbACACAAAAtBsAIAgAALUbACAOoQ4AALMbADCiDgAAtBsAEKMOAACzGwAwqQ4BAK8WACHjDgEArRYAIeUOBAC4FgAh_w4gAK4WACGADwIAtRYAIYEPAACoFgAggw8BAK8WACGGDwAAwBYAINoPAAHTFgAhghAEAOUWACGDEAAB0xYAIQ6hDgAAsxsAMKIOAAC0GwAQow4AALMbADCpDgEArxYAIeMOAQCtFgAh5Q4EALgWACH_DiAArhYAIYAPAgC1FgAhgQ8AAKgWACCDDwEArxYAIYYPAADAFgAg2g8AAdMWACGCEAQA5RYAIYMQAAHTFgAhCqkOAQCaGQAh5Q4EAJYZACH_DiAAuRkAIYAPAgCZGQAhgQ8AAJUbACCDDwEAmhkAIYYPgAAAAAHaDwAB3RkAIYIQBACCGgAhgxAAAd0ZACEKqQ4BAJoZACHlDgQAlhkAIf8OIAC5GQAhgA8CAJkZACGBDwAAlRsAIIMPAQCaGQAhhg-AAAAAAdoPAAHdGQAhghAEAIIaACGDEAAB3RkAIQqpDgEAAAAB5Q4EAAAAAf8OIAAAAAGADwIAAAABgQ8AAJcbACCDDwEAAAABhg-AAAAAAdoPAAEAAAGCEAQAAAABgxAAAQAAAQQPAACsGwAwhhIAAK0bADCIEgAArxsAIIwSAACwGwAwBA8AAKAbADCGEgAAoRsAMIgSAACjGwAgjBIAAKQbADAAAAaJCQAAuhsAIIoJAAC7GwAgxg4AAJAZACDJDgAAkBkAIPkOAACQGQAg_g8AAJAZACAAAAAAAAAAAAKJEgEAAAAEjxIBAAAABQUPAADYIQAgEAAA2yEAIIYSAADZIQAghxIAANohACCMEgAAug0AIAGJEgEAAAAEAw8AANghACCGEgAA2SEAIIwSAAC6DQAgAAAAAAAFDwAA0iEAIBAAANYhACCGEgAA0yEAIIcSAADVIQAgjBIAAJUMACALDwAA0BsAMBAAANUbADCGEgAA0RsAMIcSAADSGwAwiBIAANMbACCJEgAA1BsAMIoSAADUGwAwixIAANQbADCMEgAA1BsAMI0SAADWGwAwjhIAANcbADAKpg5AAAAAAb4OAQAAAAHGDgEAAAAB4w4BAAAAAfkOQAAAAAGIEAEAAAABiRAAAMcbACCKEEAAAAABixABAAAAAYwQgAAAAAECAAAArAwAIA8AANsbACADAAAArAwAIA8AANsbACAQAADaGwAgAQgAANQhADAQ9gcAANMXACChDgAA0hcAMKIOAACqDAAQow4AANIXADCmDkAAsRYAIb4OAQCvFgAhxg4BAK8WACHjDgEArRYAIfkOQACxFgAhhxABAK0WACGIEAEArRYAIYkQAACoFgAgihBAALAWACGLEAEArxYAIYwQAAC2FgAgnBAAANEXACACAAAArAwAIAgAANobACACAAAA2BsAIAgAANkbACAOoQ4AANcbADCiDgAA2BsAEKMOAADXGwAwpg5AALEWACG-DgEArxYAIcYOAQCvFgAh4w4BAK0WACH5DkAAsRYAIYcQAQCtFgAhiBABAK0WACGJEAAAqBYAIIoQQACwFgAhixABAK8WACGMEAAAthYAIA6hDgAA1xsAMKIOAADYGwAQow4AANcbADCmDkAAsRYAIb4OAQCvFgAhxg4BAK8WACHjDgEArRYAIfkOQACxFgAhhxABAK0WACGIEAEArRYAIYkQAACoFgAgihBAALAWACGLEAEArxYAIYwQAAC2FgAgCqYOQACXGQAhvg4BAJoZACHGDgEAmhkAIeMOAQCbGQAh-Q5AAJcZACGIEAEAmxkAIYkQAADFGwAgihBAAKMZACGLEAEAmhkAIYwQgAAAAAEKpg5AAJcZACG-DgEAmhkAIcYOAQCaGQAh4w4BAJsZACH5DkAAlxkAIYgQAQCbGQAhiRAAAMUbACCKEEAAoxkAIYsQAQCaGQAhjBCAAAAAAQqmDkAAAAABvg4BAAAAAcYOAQAAAAHjDgEAAAAB-Q5AAAAAAYgQAQAAAAGJEAAAxxsAIIoQQAAAAAGLEAEAAAABjBCAAAAAAQMPAADSIQAghhIAANMhACCMEgAAlQwAIAQPAADQGwAwhhIAANEbADCIEgAA0xsAIIwSAADUGwAwBPEHAADBHAAg8gcAAMIcACD1BwAAwxwAIPYHAADEHAAgAAAAAAAAAAAAAAAFDwAAzSEAIBAAANAhACCGEgAAziEAIIcSAADPIQAgjBIAAKEMACADDwAAzSEAIIYSAADOIQAgjBIAAKEMACAAAAAAAAUPAADHIQAgEAAAyyEAIIYSAADIIQAghxIAAMohACCMEgAAlQwAIAsPAADzGwAwEAAA-BsAMIYSAAD0GwAwhxIAAPUbADCIEgAA9hsAIIkSAAD3GwAwihIAAPcbADCLEgAA9xsAMIwSAAD3GwAwjRIAAPkbADCOEgAA-hsAMAOjD0AAAAABkxAEAAAAAZQQBAAAAAECAAAApQwAIA8AAP4bACADAAAApQwAIA8AAP4bACAQAAD9GwAgAQgAAMkhADAJ8wcAANYXACChDgAA1RcAMKIOAACjDAAQow4AANUXADCjD0AAsRYAIZAQAQCtFgAhkxAEALgWACGUEAQAuBYAIZ0QAADUFwAgAgAAAKUMACAIAAD9GwAgAgAAAPsbACAIAAD8GwAgB6EOAAD6GwAwog4AAPsbABCjDgAA-hsAMKMPQACxFgAhkBABAK0WACGTEAQAuBYAIZQQBAC4FgAhB6EOAAD6GwAwog4AAPsbABCjDgAA-hsAMKMPQACxFgAhkBABAK0WACGTEAQAuBYAIZQQBAC4FgAhA6MPQACXGQAhkxAEAJYZACGUEAQAlhkAIQOjD0AAlxkAIZMQBACWGQAhlBAEAJYZACEDow9AAAAAAZMQBAAAAAGUEAQAAAABAw8AAMchACCGEgAAyCEAIIwSAACVDAAgBA8AAPMbADCGEgAA9BsAMIgSAAD2GwAgjBIAAPcbADAAAAAFDwAAwiEAIBAAAMUhACCGEgAAwyEAIIcSAADEIQAgjBIAAJUMACADDwAAwiEAIIYSAADDIQAgjBIAAJUMACAAAAAAAAUPAAC9IQAgEAAAwCEAIIYSAAC-IQAghxIAAL8hACCMEgAAlQwAIAMPAAC9IQAghhIAAL4hACCMEgAAlQwAIAAAAAsPAACxHAAwEAAAthwAMIYSAACyHAAwhxIAALMcADCIEgAAtBwAIIkSAAC1HAAwihIAALUcADCLEgAAtRwAMIwSAAC1HAAwjRIAALccADCOEgAAuBwAMAsPAAClHAAwEAAAqhwAMIYSAACmHAAwhxIAAKccADCIEgAAqBwAIIkSAACpHAAwihIAAKkcADCLEgAAqRwAMIwSAACpHAAwjRIAAKscADCOEgAArBwAMAsPAACZHAAwEAAAnhwAMIYSAACaHAAwhxIAAJscADCIEgAAnBwAIIkSAACdHAAwihIAAJ0cADCLEgAAnRwAMIwSAACdHAAwjRIAAJ8cADCOEgAAoBwAMAcPAACUHAAgEAAAlxwAIIYSAACVHAAghxIAAJYcACCKEgAAqAwAIIsSAACoDAAgjBIAALoNACAGpgMCAAAAAfcHAADdGwAgyg4BAAAAAY0QQAAAAAGOECAAAAABjxBAAAAAAQIAAAC6DQAgDwAAlBwAIAMAAACoDAAgDwAAlBwAIBAAAJgcACAIAAAAqAwAIAgAAJgcACCmAwIAmRkAIfcHAADPGwAgyg4BAJsZACGNEEAAlxkAIY4QIAC5GQAhjxBAAKMZACEGpgMCAJkZACH3BwAAzxsAIMoOAQCbGQAhjRBAAJcZACGOECAAuRkAIY8QQACjGQAhBvQHAACAHAAgyA5AAAAAAcoOAQAAAAGQEAEAAAABlRBAAAAAAZYQAgAAAAECAAAAoQwAIA8AAKQcACADAAAAoQwAIA8AAKQcACAQAACjHAAgAQgAALwhADAL8AcAAMIXACD0BwAA2BcAIKEOAADXFwAwog4AAJ8MABCjDgAA1xcAMMgOQACxFgAhyg4BAK0WACGHEAEArRYAIZAQAQAAAAGVEEAAsBYAIZYQAgC1FgAhAgAAAKEMACAIAACjHAAgAgAAAKEcACAIAACiHAAgCaEOAACgHAAwog4AAKEcABCjDgAAoBwAMMgOQACxFgAhyg4BAK0WACGHEAEArRYAIZAQAQCtFgAhlRBAALAWACGWEAIAtRYAIQmhDgAAoBwAMKIOAAChHAAQow4AAKAcADDIDkAAsRYAIcoOAQCtFgAhhxABAK0WACGQEAEArRYAIZUQQACwFgAhlhACALUWACEFyA5AAJcZACHKDgEAmxkAIZAQAQCbGQAhlRBAAKMZACGWEAIAmRkAIQb0BwAA8hsAIMgOQACXGQAhyg4BAJsZACGQEAEAmxkAIZUQQACjGQAhlhACAJkZACEG9AcAAIAcACDIDkAAAAAByg4BAAAAAZAQAQAAAAGVEEAAAAABlhACAAAAAQOXEAEAAAABmBABAAAAAZkQQAAAAAECAAAAnQwAIA8AALAcACADAAAAnQwAIA8AALAcACAQAACvHAAgAQgAALshADAJ8AcAAMIXACChDgAA2hcAMKIOAACbDAAQow4AANoXADCHEAEArRYAIZcQAQCtFgAhmBABAK0WACGZEEAAsRYAIZ4QAADZFwAgAgAAAJ0MACAIAACvHAAgAgAAAK0cACAIAACuHAAgB6EOAACsHAAwog4AAK0cABCjDgAArBwAMIcQAQCtFgAhlxABAK0WACGYEAEArRYAIZkQQACxFgAhB6EOAACsHAAwog4AAK0cABCjDgAArBwAMIcQAQCtFgAhlxABAK0WACGYEAEArRYAIZkQQACxFgAhA5cQAQCbGQAhmBABAJsZACGZEEAAlxkAIQOXEAEAmxkAIZgQAQCbGQAhmRBAAJcZACEDlxABAAAAAZgQAQAAAAGZEEAAAAABCaQOAQAAAAGpDgEAAAAByA5AAAAAAcoOAQAAAAHNDgIAAAABtg9AAAAAAeMPQAAAAAGaEAEAAAABmxCAAAAAAQIAAACZDAAgDwAAvBwAIAMAAACZDAAgDwAAvBwAIBAAALscACABCAAAuiEAMA7wBwAAwhcAIKEOAADbFwAwog4AAJcMABCjDgAA2xcAMKQOAQAAAAGpDgEArxYAIcgOQACxFgAhyg4BAK0WACHNDgIAtRYAIbYPQACwFgAh4w9AALEWACGHEAEArRYAIZoQAQCtFgAhmxAAALYWACACAAAAmQwAIAgAALscACACAAAAuRwAIAgAALocACANoQ4AALgcADCiDgAAuRwAEKMOAAC4HAAwpA4BAK0WACGpDgEArxYAIcgOQACxFgAhyg4BAK0WACHNDgIAtRYAIbYPQACwFgAh4w9AALEWACGHEAEArRYAIZoQAQCtFgAhmxAAALYWACANoQ4AALgcADCiDgAAuRwAEKMOAAC4HAAwpA4BAK0WACGpDgEArxYAIcgOQACxFgAhyg4BAK0WACHNDgIAtRYAIbYPQACwFgAh4w9AALEWACGHEAEArRYAIZoQAQCtFgAhmxAAALYWACAJpA4BAJsZACGpDgEAmhkAIcgOQACXGQAhyg4BAJsZACHNDgIAmRkAIbYPQACjGQAh4w9AAJcZACGaEAEAmxkAIZsQgAAAAAEJpA4BAJsZACGpDgEAmhkAIcgOQACXGQAhyg4BAJsZACHNDgIAmRkAIbYPQACjGQAh4w9AAJcZACGaEAEAmxkAIZsQgAAAAAEJpA4BAAAAAakOAQAAAAHIDkAAAAAByg4BAAAAAc0OAgAAAAG2D0AAAAAB4w9AAAAAAZoQAQAAAAGbEIAAAAABBA8AALEcADCGEgAAshwAMIgSAAC0HAAgjBIAALUcADAEDwAApRwAMIYSAACmHAAwiBIAAKgcACCMEgAAqRwAMAQPAACZHAAwhhIAAJocADCIEgAAnBwAIIwSAACdHAAwAw8AAJQcACCGEgAAlRwAIIwSAAC6DQAgAAAAA_AHAADeGwAg9wcAAN8bACCPEAAAkBkAIAPwBwAA3hsAIPQHAADGHAAglRAAAJAZACAAAAAAAokSAQAAAASPEgEAAAAFAYkSAQAAAAQAAAAAAAAFDwAAtSEAIBAAALghACCGEgAAtiEAIIcSAAC3IQAgjBIAALUCACADDwAAtSEAIIYSAAC2IQAgjBIAALUCACAAAAAAAAUPAACwIQAgEAAAsyEAIIYSAACxIQAghxIAALIhACCMEgAAtQIAIAMPAACwIQAghhIAALEhACCMEgAAtQIAIAAAAAAABQ8AAKshACAQAACuIQAghhIAAKwhACCHEgAArSEAIIwSAAC1AgAgAw8AAKshACCGEgAArCEAIIwSAAC1AgAgAAAAAAAAAAAAAAKJEgEAAAAEjxIBAAAABQcPAACjIQAgEAAAqSEAIIYSAACkIQAghxIAAKghACCKEgAAtwIAIIsSAAC3AgAgjBIAAK0CACALDwAAiR0AMBAAAI4dADCGEgAAih0AMIcSAACLHQAwiBIAAIwdACCJEgAAjR0AMIoSAACNHQAwixIAAI0dADCMEgAAjR0AMI0SAACPHQAwjhIAAJAdADALDwAA_RwAMBAAAIIdADCGEgAA_hwAMIcSAAD_HAAwiBIAAIAdACCJEgAAgR0AMIoSAACBHQAwixIAAIEdADCMEgAAgR0AMI0SAACDHQAwjhIAAIQdADALDwAA8RwAMBAAAPYcADCGEgAA8hwAMIcSAADzHAAwiBIAAPQcACCJEgAA9RwAMIoSAAD1HAAwixIAAPUcADCMEgAA9RwAMI0SAAD3HAAwjhIAAPgcADAGCIAAAAAB6w4BAAAAAY0QQAAAAAGrEAEAAAABrBBAAAAAAa0QQAAAAAECAAAAwwIAIA8AAPwcACADAAAAwwIAIA8AAPwcACAQAAD7HAAgAQgAAKchADAMCAAAwBYAIM4BAADgGAAgoQ4AAN8YADCiDgAAwQIAEKMOAADfGAAw6w4BAK0WACGNEEAAsRYAIaoQAQCtFgAhqxABAK0WACGsEEAAsRYAIa0QQACwFgAh0REAAN4YACACAAAAwwIAIAgAAPscACACAAAA-RwAIAgAAPocACAKCAAAwBYAIKEOAAD4HAAwog4AAPkcABCjDgAA-BwAMOsOAQCtFgAhjRBAALEWACGqEAEArRYAIasQAQCtFgAhrBBAALEWACGtEEAAsBYAIQoIAADAFgAgoQ4AAPgcADCiDgAA-RwAEKMOAAD4HAAw6w4BAK0WACGNEEAAsRYAIaoQAQCtFgAhqxABAK0WACGsEEAAsRYAIa0QQACwFgAhBgiAAAAAAesOAQCbGQAhjRBAAJcZACGrEAEAmxkAIawQQACXGQAhrRBAAKMZACEGCIAAAAAB6w4BAJsZACGNEEAAlxkAIasQAQCbGQAhrBBAAJcZACGtEEAAoxkAIQYIgAAAAAHrDgEAAAABjRBAAAAAAasQAQAAAAGsEEAAAAABrRBAAAAAAQykDgEAAAABww4CAAAAAcUOQAAAAAHGDgIAAAABxw5AAAAAAcgOQAAAAAHrDgEAAAAB_Q4BAAAAAYcPQAAAAAGuEIAAAAABrxACAAAAAbAQQAAAAAECAAAAvwIAIA8AAIgdACADAAAAvwIAIA8AAIgdACAQAACHHQAgAQgAAKYhADASzgEAAOAYACChDgAA4hgAMKIOAAC9AgAQow4AAOIYADCkDgEAAAABww4CALUWACHFDkAAsBYAIcYOAgC1FgAhxw5AALAWACHIDkAAsRYAIesOAQCtFgAh_Q4BAK0WACGHD0AAsBYAIaoQAQCtFgAhrhAAAMAWACCvEAIAtRYAIbAQQACwFgAh0hEAAOEYACACAAAAvwIAIAgAAIcdACACAAAAhR0AIAgAAIYdACAQoQ4AAIQdADCiDgAAhR0AEKMOAACEHQAwpA4BAK0WACHDDgIAtRYAIcUOQACwFgAhxg4CALUWACHHDkAAsBYAIcgOQACxFgAh6w4BAK0WACH9DgEArRYAIYcPQACwFgAhqhABAK0WACGuEAAAwBYAIK8QAgC1FgAhsBBAALAWACEQoQ4AAIQdADCiDgAAhR0AEKMOAACEHQAwpA4BAK0WACHDDgIAtRYAIcUOQACwFgAhxg4CALUWACHHDkAAsBYAIcgOQACxFgAh6w4BAK0WACH9DgEArRYAIYcPQACwFgAhqhABAK0WACGuEAAAwBYAIK8QAgC1FgAhsBBAALAWACEMpA4BAJsZACHDDgIAmRkAIcUOQACjGQAhxg4CAJkZACHHDkAAoxkAIcgOQACXGQAh6w4BAJsZACH9DgEAmxkAIYcPQACjGQAhrhCAAAAAAa8QAgCZGQAhsBBAAKMZACEMpA4BAJsZACHDDgIAmRkAIcUOQACjGQAhxg4CAJkZACHHDkAAoxkAIcgOQACXGQAh6w4BAJsZACH9DgEAmxkAIYcPQACjGQAhrhCAAAAAAa8QAgCZGQAhsBBAAKMZACEMpA4BAAAAAcMOAgAAAAHFDkAAAAABxg4CAAAAAccOQAAAAAHIDkAAAAAB6w4BAAAAAf0OAQAAAAGHD0AAAAABrhCAAAAAAa8QAgAAAAGwEEAAAAABBAiAAAAAAaQOBAAAAAGmDkAAAAAB6w4BAAAAAQIAAAC7AgAgDwAAlB0AIAMAAAC7AgAgDwAAlB0AIBAAAJMdACABCAAApSEAMAkIAADAFgAgzgEAAOAYACChDgAA4xgAMKIOAAC5AgAQow4AAOMYADCkDgQAAAABpg5AALEWACHrDgEArRYAIaoQAQCtFgAhAgAAALsCACAIAACTHQAgAgAAAJEdACAIAACSHQAgCAgAAMAWACChDgAAkB0AMKIOAACRHQAQow4AAJAdADCkDgQAuBYAIaYOQACxFgAh6w4BAK0WACGqEAEArRYAIQgIAADAFgAgoQ4AAJAdADCiDgAAkR0AEKMOAACQHQAwpA4EALgWACGmDkAAsRYAIesOAQCtFgAhqhABAK0WACEECIAAAAABpA4EAJYZACGmDkAAlxkAIesOAQCbGQAhBAiAAAAAAaQOBACWGQAhpg5AAJcZACHrDgEAmxkAIQQIgAAAAAGkDgQAAAABpg5AAAAAAesOAQAAAAEBiRIBAAAABAMPAACjIQAghhIAAKQhACCMEgAArQIAIAQPAACJHQAwhhIAAIodADCIEgAAjB0AIIwSAACNHQAwBA8AAP0cADCGEgAA_hwAMIgSAACAHQAgjBIAAIEdADAEDwAA8RwAMIYSAADyHAAwiBIAAPQcACCMEgAA9RwAMAAAAAAABQ8AAJ4hACAQAAChIQAghhIAAJ8hACCHEgAAoCEAIIwSAAChCgAgAw8AAJ4hACCGEgAAnyEAIIwSAAChCgAgAAAAAAAFDwAAmSEAIBAAAJwhACCGEgAAmiEAIIcSAACbIQAgjBIAAKEKACADDwAAmSEAIIYSAACaIQAgjBIAAKEKACAAAAAAAAsPAAC7HQAwEAAAwB0AMIYSAAC8HQAwhxIAAL0dADCIEgAAvh0AIIkSAAC_HQAwihIAAL8dADCLEgAAvx0AMIwSAAC_HQAwjRIAAMEdADCOEgAAwh0AMAsPAACvHQAwEAAAtB0AMIYSAACwHQAwhxIAALEdADCIEgAAsh0AIIkSAACzHQAwihIAALMdADCLEgAAsx0AMIwSAACzHQAwjRIAALUdADCOEgAAth0AMAK5EAIAAAABuhAAAQAAAQIAAACpCgAgDwAAuh0AIAMAAACpCgAgDwAAuh0AIBAAALkdACABCAAAmCEAMAjNBgAA7hcAIKEOAADtFwAwog4AAKcKABCjDgAA7RcAMLgQAQCtFgAhuRACALUWACG6EAAB0hYAIcYQAADsFwAgAgAAAKkKACAIAAC5HQAgAgAAALcdACAIAAC4HQAgBqEOAAC2HQAwog4AALcdABCjDgAAth0AMLgQAQCtFgAhuRACALUWACG6EAAB0hYAIQahDgAAth0AMKIOAAC3HQAQow4AALYdADC4EAEArRYAIbkQAgC1FgAhuhAAAdIWACECuRACAJkZACG6EAAB3BkAIQK5EAIAmRkAIboQAAHcGQAhArkQAgAAAAG6EAABAAABBOMOAQAAAAHxDhAAAAABzw8CAAAAAbsQAgAAAAECAAAApQoAIA8AAMYdACADAAAApQoAIA8AAMYdACAQAADFHQAgAQgAAJchADAKzQYAAO4XACChDgAA8BcAMKIOAACjCgAQow4AAPAXADDjDgEArRYAIfEOEADUFgAhzw8CALUWACG4EAEArRYAIbsQAgC1FgAhxxAAAO8XACACAAAApQoAIAgAAMUdACACAAAAwx0AIAgAAMQdACAIoQ4AAMIdADCiDgAAwx0AEKMOAADCHQAw4w4BAK0WACHxDhAA1BYAIc8PAgC1FgAhuBABAK0WACG7EAIAtRYAIQihDgAAwh0AMKIOAADDHQAQow4AAMIdADDjDgEArRYAIfEOEADUFgAhzw8CALUWACG4EAEArRYAIbsQAgC1FgAhBOMOAQCbGQAh8Q4QAN4ZACHPDwIAmRkAIbsQAgCZGQAhBOMOAQCbGQAh8Q4QAN4ZACHPDwIAmRkAIbsQAgCZGQAhBOMOAQAAAAHxDhAAAAABzw8CAAAAAbsQAgAAAAEEDwAAux0AMIYSAAC8HQAwiBIAAL4dACCMEgAAvx0AMAQPAACvHQAwhhIAALAdADCIEgAAsh0AIIwSAACzHQAwAAASzgYAAMkdACDPBgAAyh0AIPEOAACQGQAghw8AAJAZACCgDwAAkBkAIKMPAACQGQAg3w8AAJAZACDyDwAAkBkAIIcQAACQGQAgoBAAAJAZACC-EAAAkBkAIL8QAACQGQAgwBAAAJAZACDBEAAAkBkAIMIQAACQGQAgwxAAAJAZACDEEAAAkBkAIMUQAACQGQAgAAAABQ8AAJIhACAQAACVIQAghhIAAJMhACCHEgAAlCEAIIwSAADoCAAgAw8AAJIhACCGEgAAkyEAIIwSAADoCAAgAAAAAAACiRIBAAAABI8SAQAAAAUFDwAAjSEAIBAAAJAhACCGEgAAjiEAIIcSAACPIQAgjBIAAOgIACABiRIBAAAABAMPAACNIQAghhIAAI4hACCMEgAA6AgAIAAAAAAABQ8AAIghACAQAACLIQAghhIAAIkhACCHEgAAiiEAIIwSAADoCAAgAw8AAIghACCGEgAAiSEAIIwSAADoCAAgAAAAAAACiRIBAAAABI8SAQAAAAUBiRIBAAAABAAAAAAABQ8AAIMhACAQAACGIQAghhIAAIQhACCHEgAAhSEAIIwSAADoCAAgAw8AAIMhACCGEgAAhCEAIIwSAADoCAAgAAAAAAAFDwAA_iAAIBAAAIEhACCGEgAA_yAAIIcSAACAIQAgjBIAAOgIACADDwAA_iAAIIYSAAD_IAAgjBIAAOgIACAAAAAAAAKJEgEAAAAEjxIBAAAABQsPAACxHgAwEAAAth4AMIYSAACyHgAwhxIAALMeADCIEgAAtB4AIIkSAAC1HgAwihIAALUeADCLEgAAtR4AMIwSAAC1HgAwjRIAALceADCOEgAAuB4AMAsPAAClHgAwEAAAqh4AMIYSAACmHgAwhxIAAKceADCIEgAAqB4AIIkSAACpHgAwihIAAKkeADCLEgAAqR4AMIwSAACpHgAwjRIAAKseADCOEgAArB4AMAsPAACZHgAwEAAAnh4AMIYSAACaHgAwhxIAAJseADCIEgAAnB4AIIkSAACdHgAwihIAAJ0eADCLEgAAnR4AMIwSAACdHgAwjRIAAJ8eADCOEgAAoB4AMAsPAACNHgAwEAAAkh4AMIYSAACOHgAwhxIAAI8eADCIEgAAkB4AIIkSAACRHgAwihIAAJEeADCLEgAAkR4AMIwSAACRHgAwjRIAAJMeADCOEgAAlB4AMAsPAACBHgAwEAAAhh4AMIYSAACCHgAwhxIAAIMeADCIEgAAhB4AIIkSAACFHgAwihIAAIUeADCLEgAAhR4AMIwSAACFHgAwjRIAAIceADCOEgAAiB4AMASkDgEAAAAByA5AAAAAAfMPQAAAAAGQEAABAAABAgAAAPwIACAPAACMHgAgAwAAAPwIACAPAACMHgAgEAAAix4AIAEIAAD9IAAwCdcFAACBGAAgoQ4AAIAYADCiDgAA-ggAEKMOAACAGAAwpA4BAAAAAcgOQACxFgAh8w9AALEWACGQEAABAAABvBABAK0WACECAAAA_AgAIAgAAIseACACAAAAiR4AIAgAAIoeACAIoQ4AAIgeADCiDgAAiR4AEKMOAACIHgAwpA4BAK0WACHIDkAAsRYAIfMPQACxFgAhkBAAAdIWACG8EAEArRYAIQihDgAAiB4AMKIOAACJHgAQow4AAIgeADCkDgEArRYAIcgOQACxFgAh8w9AALEWACGQEAAB0hYAIbwQAQCtFgAhBKQOAQCbGQAhyA5AAJcZACHzD0AAlxkAIZAQAAHcGQAhBKQOAQCbGQAhyA5AAJcZACHzD0AAlxkAIZAQAAHcGQAhBKQOAQAAAAHIDkAAAAAB8w9AAAAAAZAQAAEAAAEGyBACAAAAAckQAgAAAAHKEAIAAAAByxAAANgdACDMEIAAAAABzRABAAAAAQIAAAD4CAAgDwAAmB4AIAMAAAD4CAAgDwAAmB4AIBAAAJceACABCAAA_CAAMAzXBQAAgRgAIKEOAACDGAAwog4AAPYIABCjDgAAgxgAMLwQAQCtFgAhyBACALUWACHJEAIAtRYAIcoQAgC1FgAhyxAAAKgWACDMEAAAwBYAIM0QAQCtFgAh6BAAAIIYACACAAAA-AgAIAgAAJceACACAAAAlR4AIAgAAJYeACAKoQ4AAJQeADCiDgAAlR4AEKMOAACUHgAwvBABAK0WACHIEAIAtRYAIckQAgC1FgAhyhACALUWACHLEAAAqBYAIMwQAADAFgAgzRABAK0WACEKoQ4AAJQeADCiDgAAlR4AEKMOAACUHgAwvBABAK0WACHIEAIAtRYAIckQAgC1FgAhyhACALUWACHLEAAAqBYAIMwQAADAFgAgzRABAK0WACEGyBACAJkZACHJEAIAmRkAIcoQAgCZGQAhyxAAANYdACDMEIAAAAABzRABAJsZACEGyBACAJkZACHJEAIAmRkAIcoQAgCZGQAhyxAAANYdACDMEIAAAAABzRABAJsZACEGyBACAAAAAckQAgAAAAHKEAIAAAAByxAAANgdACDMEIAAAAABzRABAAAAAQScDQIAAAABoA8BAAAAAc4QAgAAAAHPEAEAAAABAgAAAPQIACAPAACkHgAgAwAAAPQIACAPAACkHgAgEAAAox4AIAEIAAD7IAAwCtcFAACBGAAgnA0CALUWACGhDgAAhRgAMKIOAADyCAAQow4AAIUYADCgDwEArRYAIbwQAQCtFgAhzhACALQWACHPEAEArRYAIekQAACEGAAgAgAAAPQIACAIAACjHgAgAgAAAKEeACAIAACiHgAgCJwNAgC1FgAhoQ4AAKAeADCiDgAAoR4AEKMOAACgHgAwoA8BAK0WACG8EAEArRYAIc4QAgC0FgAhzxABAK0WACEInA0CALUWACGhDgAAoB4AMKIOAAChHgAQow4AAKAeADCgDwEArRYAIbwQAQCtFgAhzhACALQWACHPEAEArRYAIQScDQIAmRkAIaAPAQCbGQAhzhACAJgZACHPEAEAmxkAIQScDQIAmRkAIaAPAQCbGQAhzhACAJgZACHPEAEAmxkAIQScDQIAAAABoA8BAAAAAc4QAgAAAAHPEAEAAAABA5cPEAAAAAHaEAEAAAAB2xAQAAAAAQIAAADwCAAgDwAAsB4AIAMAAADwCAAgDwAAsB4AIBAAAK8eACABCAAA-iAAMAnXBQAAgRgAIKEOAACHGAAwog4AAO4IABCjDgAAhxgAMJcPEADwFgAhvBABAK0WACHaEAEArRYAIdsQEADwFgAh6hAAAIYYACACAAAA8AgAIAgAAK8eACACAAAArR4AIAgAAK4eACAHoQ4AAKweADCiDgAArR4AEKMOAACsHgAwlw8QAPAWACG8EAEArRYAIdoQAQCtFgAh2xAQAPAWACEHoQ4AAKweADCiDgAArR4AEKMOAACsHgAwlw8QAPAWACG8EAEArRYAIdoQAQCtFgAh2xAQAPAWACEDlw8QAJEaACHaEAEAmxkAIdsQEACRGgAhA5cPEACRGgAh2hABAJsZACHbEBAAkRoAIQOXDxAAAAAB2hABAAAAAdsQEAAAAAECuRACAAAAAboQAAEAAAECAAAA7AgAIA8AALweACADAAAA7AgAIA8AALweACAQAAC7HgAgAQgAAPkgADAI1wUAAIEYACChDgAAiRgAMKIOAADqCAAQow4AAIkYADC5EAIAtRYAIboQAAHSFgAhvBABAK0WACHrEAAAiBgAIAIAAADsCAAgCAAAux4AIAIAAAC5HgAgCAAAuh4AIAahDgAAuB4AMKIOAAC5HgAQow4AALgeADC5EAIAtRYAIboQAAHSFgAhvBABAK0WACEGoQ4AALgeADCiDgAAuR4AEKMOAAC4HgAwuRACALUWACG6EAAB0hYAIbwQAQCtFgAhArkQAgCZGQAhuhAAAdwZACECuRACAJkZACG6EAAB3BkAIQK5EAIAAAABuhAAAQAAAQGJEgEAAAAEBA8AALEeADCGEgAAsh4AMIgSAAC0HgAgjBIAALUeADAEDwAApR4AMIYSAACmHgAwiBIAAKgeACCMEgAAqR4AMAQPAACZHgAwhhIAAJoeADCIEgAAnB4AIIwSAACdHgAwBA8AAI0eADCGEgAAjh4AMIgSAACQHgAgjBIAAJEeADAEDwAAgR4AMIYSAACCHgAwiBIAAIQeACCMEgAAhR4AMAAAAAAAE9gFAADDHgAg2QUAAMQeACDaBQAAxR4AINsFAADGHgAg3AUAAMceACDwBwAAkBkAIKYOAACQGQAg5Q4AAJAZACCDDwAAkBkAIKAPAACQGQAgvA8AAJAZACCHEAAAkBkAIKwQAACQGQAg3hAAAJAZACDfEAAAkBkAIOAQAACQGQAg4RAAAJAZACDmEAAAkBkAIOcQAACQGQAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABQ8AAPQgACAQAAD3IAAghhIAAPUgACCHEgAA9iAAIIwSAACLBQAgAw8AAPQgACCGEgAA9SAAIIwSAACLBQAgAAAAAAALDwAApR8AMBAAAKofADCGEgAAph8AMIcSAACnHwAwiBIAAKgfACCJEgAAqR8AMIoSAACpHwAwixIAAKkfADCMEgAAqR8AMI0SAACrHwAwjhIAAKwfADAF4w4BAAAAAeIQIAAAAAGYEUAAAAABnBEgAAAAAZ0RQAAAAAECAAAAjwUAIA8AALAfACADAAAAjwUAIA8AALAfACAQAACvHwAgAQgAAPMgADAKpQMAALwYACChDgAAuxgAMKIOAACNBQAQow4AALsYADDjDgEAAAABqA8BAK0WACHiECAArhYAIZgRQACwFgAhnBEgAK4WACGdEUAAsRYAIQIAAACPBQAgCAAArx8AIAIAAACtHwAgCAAArh8AIAmhDgAArB8AMKIOAACtHwAQow4AAKwfADDjDgEArRYAIagPAQCtFgAh4hAgAK4WACGYEUAAsBYAIZwRIACuFgAhnRFAALEWACEJoQ4AAKwfADCiDgAArR8AEKMOAACsHwAw4w4BAK0WACGoDwEArRYAIeIQIACuFgAhmBFAALAWACGcESAArhYAIZ0RQACxFgAhBeMOAQCbGQAh4hAgALkZACGYEUAAoxkAIZwRIAC5GQAhnRFAAJcZACEF4w4BAJsZACHiECAAuRkAIZgRQACjGQAhnBEgALkZACGdEUAAlxkAIQXjDgEAAAAB4hAgAAAAAZgRQAAAAAGcESAAAAABnRFAAAAAAQQPAAClHwAwhhIAAKYfADCIEgAAqB8AIIwSAACpHwAwAASmAwAAsh8AILoPAACQGQAgmBEAAJAZACCeEQAAkBkAIAAAAAAAAAAACw8AAL0fADAQAADCHwAwhhIAAL4fADCHEgAAvx8AMIgSAADAHwAgiRIAAMEfADCKEgAAwR8AMIsSAADBHwAwjBIAAMEfADCNEgAAwx8AMI4SAADEHwAwBMIQAAEAAAGlEQIAAAABphECAAAAAacRAQAAAAECAAAAvgQAIA8AAMgfACADAAAAvgQAIA8AAMgfACAQAADHHwAgAQgAAPIgADAK9AIAAMUYACChDgAAxBgAMKIOAADABAAQow4AAMQYADDCEAAB0xYAIaURAgC1FgAhphECALUWACGnEQEArRYAIagRAAHSFgAhqREAAMYYACACAAAAvgQAIAgAAMcfACACAAAAxR8AIAgAAMYfACAIoQ4AAMQfADCiDgAAxR8AEKMOAADEHwAwwhAAAdMWACGlEQIAtRYAIaYRAgC1FgAhpxEBAK0WACGoEQAB0hYAIQihDgAAxB8AMKIOAADFHwAQow4AAMQfADDCEAAB0xYAIaURAgC1FgAhphECALUWACGnEQEArRYAIagRAAHSFgAhBMIQAAHdGQAhpRECAJkZACGmEQIAmRkAIacRAQCbGQAhBMIQAAHdGQAhpRECAJkZACGmEQIAmRkAIacRAQCbGQAhBMIQAAEAAAGlEQIAAAABphECAAAAAacRAQAAAAEEDwAAvR8AMIYSAAC-HwAwiBIAAMAfACCMEgAAwR8AMAAAAAAAAAUPAADtIAAgEAAA8CAAIIYSAADuIAAghxIAAO8gACCMEgAA2QQAIAMPAADtIAAghhIAAO4gACCMEgAA2QQAIAHzAgAAyh8AIAAAAAAAAAAAAAACiRICAAAABI8SAgAAAAUBiRICAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAokSAAEAAASPEgABAAAFAYkSAAEAAAQAAAAAAAAAAAKJEgEAAAAEjxIBAAAABQKJEgEAAAAEjxIBAAAABQKJEgEAAAAEjxIBAAAABQUPAADoIAAgEAAA6yAAIIYSAADpIAAghxIAAOogACCMEgAArQIAIAGJEgEAAAAEAYkSAQAAAAQBiRIBAAAABAMPAADoIAAghhIAAOkgACCMEgAArQIAIAAAAAAACw8AAJsgADAQAACgIAAwhhIAAJwgADCHEgAAnSAAMIgSAACeIAAgiRIAAJ8gADCKEgAAnyAAMIsSAACfIAAwjBIAAJ8gADCNEgAAoSAAMI4SAACiIAAwCw8AAI8gADAQAACUIAAwhhIAAJAgADCHEgAAkSAAMIgSAACSIAAgiRIAAJMgADCKEgAAkyAAMIsSAACTIAAwjBIAAJMgADCNEgAAlSAAMI4SAACWIAAwEM8BAACXHQAg0AEAAJgdACDRAQAAmR0AIKQOAQAAAAHIDkAAAAABzA4BAAAAAdUOAQAAAAGfDwEAAAAB7w9AAAAAAfsPQAAAAAGxEAEAAAABsxABAAAAAbQQAACVHQAgtRABAAAAAbYQQAAAAAG3EAIAAAABAgAAALUCACAPAACaIAAgAwAAALUCACAPAACaIAAgEAAAmSAAIAEIAADnIAAwFswBAADpGAAgzwEAAOoYACDQAQAA6xgAINEBAADsGAAgoQ4AAOgYADCiDgAAswIAEKMOAADoGAAwpA4BAAAAAcgOQACxFgAhyg4BAK8WACHMDgEArRYAIdUOAQCvFgAhnw8BAK0WACHvD0AAsBYAIfsPQACwFgAhsRABAAAAAbMQAQCtFgAhtBAAAKgWACC1EAEArRYAIbYQQACwFgAhtxACALUWACHTEQAA5xgAIAIAAAC1AgAgCAAAmSAAIAIAAACXIAAgCAAAmCAAIBGhDgAAliAAMKIOAACXIAAQow4AAJYgADCkDgEArRYAIcgOQACxFgAhyg4BAK8WACHMDgEArRYAIdUOAQCvFgAhnw8BAK0WACHvD0AAsBYAIfsPQACwFgAhsRABAK0WACGzEAEArRYAIbQQAACoFgAgtRABAK0WACG2EEAAsBYAIbcQAgC1FgAhEaEOAACWIAAwog4AAJcgABCjDgAAliAAMKQOAQCtFgAhyA5AALEWACHKDgEArxYAIcwOAQCtFgAh1Q4BAK8WACGfDwEArRYAIe8PQACwFgAh-w9AALAWACGxEAEArRYAIbMQAQCtFgAhtBAAAKgWACC1EAEArRYAIbYQQACwFgAhtxACALUWACENpA4BAJsZACHIDkAAlxkAIcwOAQCbGQAh1Q4BAJoZACGfDwEAmxkAIe8PQACjGQAh-w9AAKMZACGxEAEAmxkAIbMQAQCbGQAhtBAAAOwcACC1EAEAmxkAIbYQQACjGQAhtxACAJkZACEQzwEAAO4cACDQAQAA7xwAINEBAADwHAAgpA4BAJsZACHIDkAAlxkAIcwOAQCbGQAh1Q4BAJoZACGfDwEAmxkAIe8PQACjGQAh-w9AAKMZACGxEAEAmxkAIbMQAQCbGQAhtBAAAOwcACC1EAEAmxkAIbYQQACjGQAhtxACAJkZACEQzwEAAJcdACDQAQAAmB0AINEBAACZHQAgpA4BAAAAAcgOQAAAAAHMDgEAAAAB1Q4BAAAAAZ8PAQAAAAHvD0AAAAAB-w9AAAAAAbEQAQAAAAGzEAEAAAABtBAAAJUdACC1EAEAAAABthBAAAAAAbcQAgAAAAERpA4BAAAAAcgOQAAAAAHrDgEAAAABkA8BAAAAAagPAQAAAAHzD0AAAAABqBBAAAAAAakQQAAAAAH9EAEAAAABxhEAAIQgACDHEQAAhSAAIMgRAACGIAAgyRECAAAAAcoRAQAAAAHLEUAAAAABzBEBAAAAAc0RAQAAAAECAAAAsQIAIA8AAKYgACADAAAAsQIAIA8AAKYgACAQAAClIAAgAQgAAOYgADAWzAEAAO4YACChDgAA7RgAMKIOAACvAgAQow4AAO0YADCkDgEAAAAByA5AALEWACHKDgEArRYAIesOAQCtFgAhkA8BAK0WACGoDwEArRYAIfMPQACwFgAhqBBAALAWACGpEEAAsBYAIf0QAQAAAAHGEQAAqBYAIMcRAACoFgAgyBEAAKgWACDJEQIAtBYAIcoRAQCtFgAhyxFAALAWACHMEQEArxYAIc0RAQCvFgAhAgAAALECACAIAAClIAAgAgAAAKMgACAIAACkIAAgFaEOAACiIAAwog4AAKMgABCjDgAAoiAAMKQOAQCtFgAhyA5AALEWACHKDgEArRYAIesOAQCtFgAhkA8BAK0WACGoDwEArRYAIfMPQACwFgAhqBBAALAWACGpEEAAsBYAIf0QAQCtFgAhxhEAAKgWACDHEQAAqBYAIMgRAACoFgAgyRECALQWACHKEQEArRYAIcsRQACwFgAhzBEBAK8WACHNEQEArxYAIRWhDgAAoiAAMKIOAACjIAAQow4AAKIgADCkDgEArRYAIcgOQACxFgAhyg4BAK0WACHrDgEArRYAIZAPAQCtFgAhqA8BAK0WACHzD0AAsBYAIagQQACwFgAhqRBAALAWACH9EAEArRYAIcYRAACoFgAgxxEAAKgWACDIEQAAqBYAIMkRAgC0FgAhyhEBAK0WACHLEUAAsBYAIcwRAQCvFgAhzREBAK8WACERpA4BAJsZACHIDkAAlxkAIesOAQCbGQAhkA8BAJsZACGoDwEAmxkAIfMPQACjGQAhqBBAAKMZACGpEEAAoxkAIf0QAQCbGQAhxhEAAIAgACDHEQAAgSAAIMgRAACCIAAgyRECAJgZACHKEQEAmxkAIcsRQACjGQAhzBEBAJoZACHNEQEAmhkAIRGkDgEAmxkAIcgOQACXGQAh6w4BAJsZACGQDwEAmxkAIagPAQCbGQAh8w9AAKMZACGoEEAAoxkAIakQQACjGQAh_RABAJsZACHGEQAAgCAAIMcRAACBIAAgyBEAAIIgACDJEQIAmBkAIcoRAQCbGQAhyxFAAKMZACHMEQEAmhkAIc0RAQCaGQAhEaQOAQAAAAHIDkAAAAAB6w4BAAAAAZAPAQAAAAGoDwEAAAAB8w9AAAAAAagQQAAAAAGpEEAAAAAB_RABAAAAAcYRAACEIAAgxxEAAIUgACDIEQAAhiAAIMkRAgAAAAHKEQEAAAAByxFAAAAAAcwRAQAAAAHNEQEAAAABBA8AAJsgADCGEgAAnCAAMIgSAACeIAAgjBIAAJ8gADAEDwAAjyAAMIYSAACQIAAwiBIAAJIgACCMEgAAkyAAMAAACcwBAACsIAAgzwEAAK0gACDQAQAAriAAINEBAACvIAAgyg4AAJAZACDVDgAAkBkAIO8PAACQGQAg-w8AAJAZACC2EAAAkBkAIAfNAQAAqSAAINIBAACqIAAg5Q4AAJAZACDLEQAAkBkAIMwRAACQGQAgzhEAAJAZACDPEQAAkBkAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKJEgEAAAAEjxIBAAAABQGJEgEAAAAEAAAAAAAAAAAAAAAAABGkDgEAAAAByA5AAAAAAesOAQAAAAGQDwEAAAABqA8BAAAAAfMPQAAAAAGoEEAAAAABqRBAAAAAAf0QAQAAAAHGEQAAhCAAIMcRAACFIAAgyBEAAIYgACDJEQIAAAAByhEBAAAAAcsRQAAAAAHMEQEAAAABzREBAAAAAQ2kDgEAAAAByA5AAAAAAcwOAQAAAAHVDgEAAAABnw8BAAAAAe8PQAAAAAH7D0AAAAABsRABAAAAAbMQAQAAAAG0EAAAlR0AILUQAQAAAAG2EEAAAAABtxACAAAAAQvSAQAAqCAAIIgJAQAAAAGkDgEAAAAByA5AAAAAAeUOBAAAAAHVEAEAAAAByxFAAAAAAcwRAQAAAAHOEUAAAAABzxFAAAAAAdARAgAAAAECAAAArQIAIA8AAOggACADAAAAtwIAIA8AAOggACAQAADsIAAgDQAAALcCACAIAADsIAAg0gEAAI4gACCICQEAmxkAIaQOAQCbGQAhyA5AAJcZACHlDgQAghoAIdUQAQCbGQAhyxFAAKMZACHMEQEAmhkAIc4RQACjGQAhzxFAAKMZACHQEQIAmRkAIQvSAQAAjiAAIIgJAQCbGQAhpA4BAJsZACHIDkAAlxkAIeUOBACCGgAh1RABAJsZACHLEUAAoxkAIcwRAQCaGQAhzhFAAKMZACHPEUAAoxkAIdARAgCZGQAhAggAAQAAAf0QAAEAAAECAAAA2QQAIA8AAO0gACADAAAA3AQAIA8AAO0gACAQAADxIAAgAwAAANwEACAIAAH7IQAh_RAAAdwZACECCAAB3BkAIf0QAAHcGQAhBMIQAAEAAAGlEQIAAAABphECAAAAAacRAQAAAAEF4w4BAAAAAeIQIAAAAAGYEUAAAAABnBEgAAAAAZ0RQAAAAAESyA5AAAAAAeUOBAAAAAHmDgQAAAAB7A4BAAAAAf0OAQAAAAGoDwEAAAABug9AAAAAAeUPAgAAAAH2DwEAAAAB2xAQAAAAAZYRAQAAAAGXEQEAAAABmBFAAAAAAZ4RAQAAAAGfEUAAAAABoBEgAAAAAaERIAAAAAGiESAAAAABAgAAAIsFACAPAAD0IAAgAwAAAJMFACAPAAD0IAAgEAAA-CAAIBQAAACTBQAgCAAA-CAAIMgOQACXGQAh5Q4EAJYZACHmDgQAlhkAIewOAQCbGQAh_Q4BAJsZACGoDwEAmxkAIboPQACjGQAh5Q8CAJkZACH2DwEAmxkAIdsQEACRGgAhlhEBAJsZACGXEQEAmxkAIZgRQACjGQAhnhEBAJoZACGfEUAAlxkAIaARIAC5GQAhoREgALkZACGiESAAuRkAIRLIDkAAlxkAIeUOBACWGQAh5g4EAJYZACHsDgEAmxkAIf0OAQCbGQAhqA8BAJsZACG6D0AAoxkAIeUPAgCZGQAh9g8BAJsZACHbEBAAkRoAIZYRAQCbGQAhlxEBAJsZACGYEUAAoxkAIZ4RAQCaGQAhnxFAAJcZACGgESAAuRkAIaERIAC5GQAhohEgALkZACECuRACAAAAAboQAAEAAAEDlw8QAAAAAdoQAQAAAAHbEBAAAAABBJwNAgAAAAGgDwEAAAABzhACAAAAAc8QAQAAAAEGyBACAAAAAckQAgAAAAHKEAIAAAAByxAAANgdACDMEIAAAAABzRABAAAAAQSkDgEAAAAByA5AAAAAAfMPQAAAAAGQEAABAAABHtkFAAC_HgAg2gUAAMAeACDbBQAAwR4AINwFAADCHgAg8AeAAAAAAaQOAQAAAAGmDgQAAAAByA5AAAAAAcoOAQAAAAHlDgQAAAAB_Q4BAAAAAYMPgAAAAAGgDwEAAAABqA8BAAAAAbwPgAAAAAHzD0AAAAABhxABAAAAAawQQAAAAAHcEAEAAAAB3RAgAAAAAd4QAQAAAAHfEAEAAAAB4BCAAAAAAeEQgAAAAAHiEIAAAAAB4xAgAAAAAeQQAAC9HgAg5RACAAAAAeYQQAAAAAHnEIAAAAABAgAAAOgIACAPAAD-IAAgAwAAAIQJACAPAAD-IAAgEAAAgiEAICAAAACECQAgCAAAgiEAINkFAAD9HQAg2gUAAP4dACDbBQAA_x0AINwFAACAHgAg8AeAAAAAAaQOAQCbGQAhpg4EAIIaACHIDkAAlxkAIcoOAQCbGQAh5Q4EAIIaACH9DgEAmxkAIYMPgAAAAAGgDwEAmhkAIagPAQCbGQAhvA-AAAAAAfMPQACXGQAhhxABAJoZACGsEEAAoxkAIdwQAQCbGQAh3RAgALkZACHeEAEAmhkAId8QAQCaGQAh4BCAAAAAAeEQgAAAAAHiEIAAAAAB4xAgALkZACHkEAAA-x0AIOUQAgCZGQAh5hBAAKMZACHnEIAAAAABHtkFAAD9HQAg2gUAAP4dACDbBQAA_x0AINwFAACAHgAg8AeAAAAAAaQOAQCbGQAhpg4EAIIaACHIDkAAlxkAIcoOAQCbGQAh5Q4EAIIaACH9DgEAmxkAIYMPgAAAAAGgDwEAmhkAIagPAQCbGQAhvA-AAAAAAfMPQACXGQAhhxABAJoZACGsEEAAoxkAIdwQAQCbGQAh3RAgALkZACHeEAEAmhkAId8QAQCaGQAh4BCAAAAAAeEQgAAAAAHiEIAAAAAB4xAgALkZACHkEAAA-x0AIOUQAgCZGQAh5hBAAKMZACHnEIAAAAABHtgFAAC-HgAg2gUAAMAeACDbBQAAwR4AINwFAADCHgAg8AeAAAAAAaQOAQAAAAGmDgQAAAAByA5AAAAAAcoOAQAAAAHlDgQAAAAB_Q4BAAAAAYMPgAAAAAGgDwEAAAABqA8BAAAAAbwPgAAAAAHzD0AAAAABhxABAAAAAawQQAAAAAHcEAEAAAAB3RAgAAAAAd4QAQAAAAHfEAEAAAAB4BCAAAAAAeEQgAAAAAHiEIAAAAAB4xAgAAAAAeQQAAC9HgAg5RACAAAAAeYQQAAAAAHnEIAAAAABAgAAAOgIACAPAACDIQAgAwAAAIQJACAPAACDIQAgEAAAhyEAICAAAACECQAgCAAAhyEAINgFAAD8HQAg2gUAAP4dACDbBQAA_x0AINwFAACAHgAg8AeAAAAAAaQOAQCbGQAhpg4EAIIaACHIDkAAlxkAIcoOAQCbGQAh5Q4EAIIaACH9DgEAmxkAIYMPgAAAAAGgDwEAmhkAIagPAQCbGQAhvA-AAAAAAfMPQACXGQAhhxABAJoZACGsEEAAoxkAIdwQAQCbGQAh3RAgALkZACHeEAEAmhkAId8QAQCaGQAh4BCAAAAAAeEQgAAAAAHiEIAAAAAB4xAgALkZACHkEAAA-x0AIOUQAgCZGQAh5hBAAKMZACHnEIAAAAABHtgFAAD8HQAg2gUAAP4dACDbBQAA_x0AINwFAACAHgAg8AeAAAAAAaQOAQCbGQAhpg4EAIIaACHIDkAAlxkAIcoOAQCbGQAh5Q4EAIIaACH9DgEAmxkAIYMPgAAAAAGgDwEAmhkAIagPAQCbGQAhvA-AAAAAAfMPQACXGQAhhxABAJoZACGsEEAAoxkAIdwQAQCbGQAh3RAgALkZACHeEAEAmhkAId8QAQCaGQAh4BCAAAAAAeEQgAAAAAHiEIAAAAAB4xAgALkZACHkEAAA-x0AIOUQAgCZGQAh5hBAAKMZACHnEIAAAAABHtgFAAC-HgAg2QUAAL8eACDbBQAAwR4AINwFAADCHgAg8AeAAAAAAaQOAQAAAAGmDgQAAAAByA5AAAAAAcoOAQAAAAHlDgQAAAAB_Q4BAAAAAYMPgAAAAAGgDwEAAAABqA8BAAAAAbwPgAAAAAHzD0AAAAABhxABAAAAAawQQAAAAAHcEAEAAAAB3RAgAAAAAd4QAQAAAAHfEAEAAAAB4BCAAAAAAeEQgAAAAAHiEIAAAAAB4xAgAAAAAeQQAAC9HgAg5RACAAAAAeYQQAAAAAHnEIAAAAABAgAAAOgIACAPAACIIQAgAwAAAIQJACAPAACIIQAgEAAAjCEAICAAAACECQAgCAAAjCEAINgFAAD8HQAg2QUAAP0dACDbBQAA_x0AINwFAACAHgAg8AeAAAAAAaQOAQCbGQAhpg4EAIIaACHIDkAAlxkAIcoOAQCbGQAh5Q4EAIIaACH9DgEAmxkAIYMPgAAAAAGgDwEAmhkAIagPAQCbGQAhvA-AAAAAAfMPQACXGQAhhxABAJoZACGsEEAAoxkAIdwQAQCbGQAh3RAgALkZACHeEAEAmhkAId8QAQCaGQAh4BCAAAAAAeEQgAAAAAHiEIAAAAAB4xAgALkZACHkEAAA-x0AIOUQAgCZGQAh5hBAAKMZACHnEIAAAAABHtgFAAD8HQAg2QUAAP0dACDbBQAA_x0AINwFAACAHgAg8AeAAAAAAaQOAQCbGQAhpg4EAIIaACHIDkAAlxkAIcoOAQCbGQAh5Q4EAIIaACH9DgEAmxkAIYMPgAAAAAGgDwEAmhkAIagPAQCbGQAhvA-AAAAAAfMPQACXGQAhhxABAJoZACGsEEAAoxkAIdwQAQCbGQAh3RAgALkZACHeEAEAmhkAId8QAQCaGQAh4BCAAAAAAeEQgAAAAAHiEIAAAAAB4xAgALkZACHkEAAA-x0AIOUQAgCZGQAh5hBAAKMZACHnEIAAAAABHtgFAAC-HgAg2QUAAL8eACDaBQAAwB4AINwFAADCHgAg8AeAAAAAAaQOAQAAAAGmDgQAAAAByA5AAAAAAcoOAQAAAAHlDgQAAAAB_Q4BAAAAAYMPgAAAAAGgDwEAAAABqA8BAAAAAbwPgAAAAAHzD0AAAAABhxABAAAAAawQQAAAAAHcEAEAAAAB3RAgAAAAAd4QAQAAAAHfEAEAAAAB4BCAAAAAAeEQgAAAAAHiEIAAAAAB4xAgAAAAAeQQAAC9HgAg5RACAAAAAeYQQAAAAAHnEIAAAAABAgAAAOgIACAPAACNIQAgAwAAAIQJACAPAACNIQAgEAAAkSEAICAAAACECQAgCAAAkSEAINgFAAD8HQAg2QUAAP0dACDaBQAA_h0AINwFAACAHgAg8AeAAAAAAaQOAQCbGQAhpg4EAIIaACHIDkAAlxkAIcoOAQCbGQAh5Q4EAIIaACH9DgEAmxkAIYMPgAAAAAGgDwEAmhkAIagPAQCbGQAhvA-AAAAAAfMPQACXGQAhhxABAJoZACGsEEAAoxkAIdwQAQCbGQAh3RAgALkZACHeEAEAmhkAId8QAQCaGQAh4BCAAAAAAeEQgAAAAAHiEIAAAAAB4xAgALkZACHkEAAA-x0AIOUQAgCZGQAh5hBAAKMZACHnEIAAAAABHtgFAAD8HQAg2QUAAP0dACDaBQAA_h0AINwFAACAHgAg8AeAAAAAAaQOAQCbGQAhpg4EAIIaACHIDkAAlxkAIcoOAQCbGQAh5Q4EAIIaACH9DgEAmxkAIYMPgAAAAAGgDwEAmhkAIagPAQCbGQAhvA-AAAAAAfMPQACXGQAhhxABAJoZACGsEEAAoxkAIdwQAQCbGQAh3RAgALkZACHeEAEAmhkAId8QAQCaGQAh4BCAAAAAAeEQgAAAAAHiEIAAAAAB4xAgALkZACHkEAAA-x0AIOUQAgCZGQAh5hBAAKMZACHnEIAAAAABHtgFAAC-HgAg2QUAAL8eACDaBQAAwB4AINsFAADBHgAg8AeAAAAAAaQOAQAAAAGmDgQAAAAByA5AAAAAAcoOAQAAAAHlDgQAAAAB_Q4BAAAAAYMPgAAAAAGgDwEAAAABqA8BAAAAAbwPgAAAAAHzD0AAAAABhxABAAAAAawQQAAAAAHcEAEAAAAB3RAgAAAAAd4QAQAAAAHfEAEAAAAB4BCAAAAAAeEQgAAAAAHiEIAAAAAB4xAgAAAAAeQQAAC9HgAg5RACAAAAAeYQQAAAAAHnEIAAAAABAgAAAOgIACAPAACSIQAgAwAAAIQJACAPAACSIQAgEAAAliEAICAAAACECQAgCAAAliEAINgFAAD8HQAg2QUAAP0dACDaBQAA_h0AINsFAAD_HQAg8AeAAAAAAaQOAQCbGQAhpg4EAIIaACHIDkAAlxkAIcoOAQCbGQAh5Q4EAIIaACH9DgEAmxkAIYMPgAAAAAGgDwEAmhkAIagPAQCbGQAhvA-AAAAAAfMPQACXGQAhhxABAJoZACGsEEAAoxkAIdwQAQCbGQAh3RAgALkZACHeEAEAmhkAId8QAQCaGQAh4BCAAAAAAeEQgAAAAAHiEIAAAAAB4xAgALkZACHkEAAA-x0AIOUQAgCZGQAh5hBAAKMZACHnEIAAAAABHtgFAAD8HQAg2QUAAP0dACDaBQAA_h0AINsFAAD_HQAg8AeAAAAAAaQOAQCbGQAhpg4EAIIaACHIDkAAlxkAIcoOAQCbGQAh5Q4EAIIaACH9DgEAmxkAIYMPgAAAAAGgDwEAmhkAIagPAQCbGQAhvA-AAAAAAfMPQACXGQAhhxABAJoZACGsEEAAoxkAIdwQAQCbGQAh3RAgALkZACHeEAEAmhkAId8QAQCaGQAh4BCAAAAAAeEQgAAAAAHiEIAAAAAB4xAgALkZACHkEAAA-x0AIOUQAgCZGQAh5hBAAKMZACHnEIAAAAABBOMOAQAAAAHxDhAAAAABzw8CAAAAAbsQAgAAAAECuRACAAAAAboQAAEAAAEYzwYAAMgdACCkDgEAAAAByA5AAAAAAcoOAQAAAAHxDgEAAAAB-g4CAAAAAf0OAQAAAAGHD0AAAAABoA8BAAAAAaMPBAAAAAHfDwEAAAAB8g8BAAAAAYcQAQAAAAGgEAQAAAABvBABAAAAAb0QAQAAAAG-EBAAAAABvxAQAAAAAcAQAgAAAAHBEAABAAABwhACAAAAAcMQEAAAAAHEEIAAAAABxRABAAAAAQIAAAChCgAgDwAAmSEAIAMAAACuCgAgDwAAmSEAIBAAAJ0hACAaAAAArgoAIAgAAJ0hACDPBgAArh0AIKQOAQCbGQAhyA5AAJcZACHKDgEAmxkAIfEOAQCaGQAh-g4CAJkZACH9DgEAmxkAIYcPQACjGQAhoA8BAJoZACGjDwQAghoAId8PAQCaGQAh8g8BAJoZACGHEAEAmhkAIaAQBACCGgAhvBABAJsZACG9EAEAmxkAIb4QEADeGQAhvxAQAN4ZACHAEAIAmBkAIcEQAAHdGQAhwhACAJgZACHDEBAA3hkAIcQQgAAAAAHFEAEAmhkAIRjPBgAArh0AIKQOAQCbGQAhyA5AAJcZACHKDgEAmxkAIfEOAQCaGQAh-g4CAJkZACH9DgEAmxkAIYcPQACjGQAhoA8BAJoZACGjDwQAghoAId8PAQCaGQAh8g8BAJoZACGHEAEAmhkAIaAQBACCGgAhvBABAJsZACG9EAEAmxkAIb4QEADeGQAhvxAQAN4ZACHAEAIAmBkAIcEQAAHdGQAhwhACAJgZACHDEBAA3hkAIcQQgAAAAAHFEAEAmhkAIRjOBgAAxx0AIKQOAQAAAAHIDkAAAAAByg4BAAAAAfEOAQAAAAH6DgIAAAAB_Q4BAAAAAYcPQAAAAAGgDwEAAAABow8EAAAAAd8PAQAAAAHyDwEAAAABhxABAAAAAaAQBAAAAAG8EAEAAAABvRABAAAAAb4QEAAAAAG_EBAAAAABwBACAAAAAcEQAAEAAAHCEAIAAAABwxAQAAAAAcQQgAAAAAHFEAEAAAABAgAAAKEKACAPAACeIQAgAwAAAK4KACAPAACeIQAgEAAAoiEAIBoAAACuCgAgCAAAoiEAIM4GAACtHQAgpA4BAJsZACHIDkAAlxkAIcoOAQCbGQAh8Q4BAJoZACH6DgIAmRkAIf0OAQCbGQAhhw9AAKMZACGgDwEAmhkAIaMPBACCGgAh3w8BAJoZACHyDwEAmhkAIYcQAQCaGQAhoBAEAIIaACG8EAEAmxkAIb0QAQCbGQAhvhAQAN4ZACG_EBAA3hkAIcAQAgCYGQAhwRAAAd0ZACHCEAIAmBkAIcMQEADeGQAhxBCAAAAAAcUQAQCaGQAhGM4GAACtHQAgpA4BAJsZACHIDkAAlxkAIcoOAQCbGQAh8Q4BAJoZACH6DgIAmRkAIf0OAQCbGQAhhw9AAKMZACGgDwEAmhkAIaMPBACCGgAh3w8BAJoZACHyDwEAmhkAIYcQAQCaGQAhoBAEAIIaACG8EAEAmxkAIb0QAQCbGQAhvhAQAN4ZACG_EBAA3hkAIcAQAgCYGQAhwRAAAd0ZACHCEAIAmBkAIcMQEADeGQAhxBCAAAAAAcUQAQCaGQAhC80BAACnIAAgiAkBAAAAAaQOAQAAAAHIDkAAAAAB5Q4EAAAAAdUQAQAAAAHLEUAAAAABzBEBAAAAAc4RQAAAAAHPEUAAAAAB0BECAAAAAQIAAACtAgAgDwAAoyEAIAQIgAAAAAGkDgQAAAABpg5AAAAAAesOAQAAAAEMpA4BAAAAAcMOAgAAAAHFDkAAAAABxg4CAAAAAccOQAAAAAHIDkAAAAAB6w4BAAAAAf0OAQAAAAGHD0AAAAABrhCAAAAAAa8QAgAAAAGwEEAAAAABBgiAAAAAAesOAQAAAAGNEEAAAAABqxABAAAAAawQQAAAAAGtEEAAAAABAwAAALcCACAPAACjIQAgEAAAqiEAIA0AAAC3AgAgCAAAqiEAIM0BAACNIAAgiAkBAJsZACGkDgEAmxkAIcgOQACXGQAh5Q4EAIIaACHVEAEAmxkAIcsRQACjGQAhzBEBAJoZACHOEUAAoxkAIc8RQACjGQAh0BECAJkZACELzQEAAI0gACCICQEAmxkAIaQOAQCbGQAhyA5AAJcZACHlDgQAghoAIdUQAQCbGQAhyxFAAKMZACHMEQEAmhkAIc4RQACjGQAhzxFAAKMZACHQEQIAmRkAIRHMAQAAlh0AINABAACYHQAg0QEAAJkdACCkDgEAAAAByA5AAAAAAcoOAQAAAAHMDgEAAAAB1Q4BAAAAAZ8PAQAAAAHvD0AAAAAB-w9AAAAAAbEQAQAAAAGzEAEAAAABtBAAAJUdACC1EAEAAAABthBAAAAAAbcQAgAAAAECAAAAtQIAIA8AAKshACADAAAAswIAIA8AAKshACAQAACvIQAgEwAAALMCACAIAACvIQAgzAEAAO0cACDQAQAA7xwAINEBAADwHAAgpA4BAJsZACHIDkAAlxkAIcoOAQCaGQAhzA4BAJsZACHVDgEAmhkAIZ8PAQCbGQAh7w9AAKMZACH7D0AAoxkAIbEQAQCbGQAhsxABAJsZACG0EAAA7BwAILUQAQCbGQAhthBAAKMZACG3EAIAmRkAIRHMAQAA7RwAINABAADvHAAg0QEAAPAcACCkDgEAmxkAIcgOQACXGQAhyg4BAJoZACHMDgEAmxkAIdUOAQCaGQAhnw8BAJsZACHvD0AAoxkAIfsPQACjGQAhsRABAJsZACGzEAEAmxkAIbQQAADsHAAgtRABAJsZACG2EEAAoxkAIbcQAgCZGQAhEcwBAACWHQAgzwEAAJcdACDRAQAAmR0AIKQOAQAAAAHIDkAAAAAByg4BAAAAAcwOAQAAAAHVDgEAAAABnw8BAAAAAe8PQAAAAAH7D0AAAAABsRABAAAAAbMQAQAAAAG0EAAAlR0AILUQAQAAAAG2EEAAAAABtxACAAAAAQIAAAC1AgAgDwAAsCEAIAMAAACzAgAgDwAAsCEAIBAAALQhACATAAAAswIAIAgAALQhACDMAQAA7RwAIM8BAADuHAAg0QEAAPAcACCkDgEAmxkAIcgOQACXGQAhyg4BAJoZACHMDgEAmxkAIdUOAQCaGQAhnw8BAJsZACHvD0AAoxkAIfsPQACjGQAhsRABAJsZACGzEAEAmxkAIbQQAADsHAAgtRABAJsZACG2EEAAoxkAIbcQAgCZGQAhEcwBAADtHAAgzwEAAO4cACDRAQAA8BwAIKQOAQCbGQAhyA5AAJcZACHKDgEAmhkAIcwOAQCbGQAh1Q4BAJoZACGfDwEAmxkAIe8PQACjGQAh-w9AAKMZACGxEAEAmxkAIbMQAQCbGQAhtBAAAOwcACC1EAEAmxkAIbYQQACjGQAhtxACAJkZACERzAEAAJYdACDPAQAAlx0AINABAACYHQAgpA4BAAAAAcgOQAAAAAHKDgEAAAABzA4BAAAAAdUOAQAAAAGfDwEAAAAB7w9AAAAAAfsPQAAAAAGxEAEAAAABsxABAAAAAbQQAACVHQAgtRABAAAAAbYQQAAAAAG3EAIAAAABAgAAALUCACAPAAC1IQAgAwAAALMCACAPAAC1IQAgEAAAuSEAIBMAAACzAgAgCAAAuSEAIMwBAADtHAAgzwEAAO4cACDQAQAA7xwAIKQOAQCbGQAhyA5AAJcZACHKDgEAmhkAIcwOAQCbGQAh1Q4BAJoZACGfDwEAmxkAIe8PQACjGQAh-w9AAKMZACGxEAEAmxkAIbMQAQCbGQAhtBAAAOwcACC1EAEAmxkAIbYQQACjGQAhtxACAJkZACERzAEAAO0cACDPAQAA7hwAINABAADvHAAgpA4BAJsZACHIDkAAlxkAIcoOAQCaGQAhzA4BAJsZACHVDgEAmhkAIZ8PAQCbGQAh7w9AAKMZACH7D0AAoxkAIbEQAQCbGQAhsxABAJsZACG0EAAA7BwAILUQAQCbGQAhthBAAKMZACG3EAIAmRkAIQmkDgEAAAABqQ4BAAAAAcgOQAAAAAHKDgEAAAABzQ4CAAAAAbYPQAAAAAHjD0AAAAABmhABAAAAAZsQgAAAAAEDlxABAAAAAZgQAQAAAAGZEEAAAAABBcgOQAAAAAHKDgEAAAABkBABAAAAAZUQQAAAAAGWEAIAAAABCPAHgAAAAAHyBwAAvhwAIPUHAAC_HAAg9gcAAMAcACCkDgEAAAAByA5AAAAAAcoOAQAAAAGoDwEAAAABAgAAAJUMACAPAAC9IQAgAwAAALMMACAPAAC9IQAgEAAAwSEAIAoAAACzDAAgCAAAwSEAIPAHgAAAAAHyBwAAkRwAIPUHAACSHAAg9gcAAJMcACCkDgEAmxkAIcgOQACXGQAhyg4BAJsZACGoDwEAmxkAIQjwB4AAAAAB8gcAAJEcACD1BwAAkhwAIPYHAACTHAAgpA4BAJsZACHIDkAAlxkAIcoOAQCbGQAhqA8BAJsZACEI8AeAAAAAAfEHAAC9HAAg9QcAAL8cACD2BwAAwBwAIKQOAQAAAAHIDkAAAAAByg4BAAAAAagPAQAAAAECAAAAlQwAIA8AAMIhACADAAAAswwAIA8AAMIhACAQAADGIQAgCgAAALMMACAIAADGIQAg8AeAAAAAAfEHAACQHAAg9QcAAJIcACD2BwAAkxwAIKQOAQCbGQAhyA5AAJcZACHKDgEAmxkAIagPAQCbGQAhCPAHgAAAAAHxBwAAkBwAIPUHAACSHAAg9gcAAJMcACCkDgEAmxkAIcgOQACXGQAhyg4BAJsZACGoDwEAmxkAIQjwB4AAAAAB8QcAAL0cACDyBwAAvhwAIPYHAADAHAAgpA4BAAAAAcgOQAAAAAHKDgEAAAABqA8BAAAAAQIAAACVDAAgDwAAxyEAIAOjD0AAAAABkxAEAAAAAZQQBAAAAAEDAAAAswwAIA8AAMchACAQAADMIQAgCgAAALMMACAIAADMIQAg8AeAAAAAAfEHAACQHAAg8gcAAJEcACD2BwAAkxwAIKQOAQCbGQAhyA5AAJcZACHKDgEAmxkAIagPAQCbGQAhCPAHgAAAAAHxBwAAkBwAIPIHAACRHAAg9gcAAJMcACCkDgEAmxkAIcgOQACXGQAhyg4BAJsZACGoDwEAmxkAIQfwBwAA_xsAIMgOQAAAAAHKDgEAAAABhxABAAAAAZAQAQAAAAGVEEAAAAABlhACAAAAAQIAAAChDAAgDwAAzSEAIAMAAACfDAAgDwAAzSEAIBAAANEhACAJAAAAnwwAIAgAANEhACDwBwAA8RsAIMgOQACXGQAhyg4BAJsZACGHEAEAmxkAIZAQAQCbGQAhlRBAAKMZACGWEAIAmRkAIQfwBwAA8RsAIMgOQACXGQAhyg4BAJsZACGHEAEAmxkAIZAQAQCbGQAhlRBAAKMZACGWEAIAmRkAIQjwB4AAAAAB8QcAAL0cACDyBwAAvhwAIPUHAAC_HAAgpA4BAAAAAcgOQAAAAAHKDgEAAAABqA8BAAAAAQIAAACVDAAgDwAA0iEAIAqmDkAAAAABvg4BAAAAAcYOAQAAAAHjDgEAAAAB-Q5AAAAAAYgQAQAAAAGJEAAAxxsAIIoQQAAAAAGLEAEAAAABjBCAAAAAAQMAAACzDAAgDwAA0iEAIBAAANchACAKAAAAswwAIAgAANchACDwB4AAAAAB8QcAAJAcACDyBwAAkRwAIPUHAACSHAAgpA4BAJsZACHIDkAAlxkAIcoOAQCbGQAhqA8BAJsZACEI8AeAAAAAAfEHAACQHAAg8gcAAJEcACD1BwAAkhwAIKQOAQCbGQAhyA5AAJcZACHKDgEAmxkAIagPAQCbGQAhB6YDAgAAAAHwBwAA3BsAIMoOAQAAAAGHEAEAAAABjRBAAAAAAY4QIAAAAAGPEEAAAAABAgAAALoNACAPAADYIQAgAwAAAKgMACAPAADYIQAgEAAA3CEAIAkAAACoDAAgCAAA3CEAIKYDAgCZGQAh8AcAAM4bACDKDgEAmxkAIYcQAQCbGQAhjRBAAJcZACGOECAAuRkAIY8QQACjGQAhB6YDAgCZGQAh8AcAAM4bACDKDgEAmxkAIYcQAQCbGQAhjRBAAJcZACGOECAAuRkAIY8QQACjGQAhCqkOAQAAAAHlDgQAAAAB_w4gAAAAAYAPAgAAAAGBDwAAlxsAIIMPAQAAAAGGD4AAAAAB2g8AAQAAAYIQBAAAAAGDEAABAAABCvgOQAAAAAGmDyAAAAAB-g8BAAAAAfsPQAAAAAH8DyAAAAAB_Q8BAAAAAf4PQAAAAAH_D0AAAAABgBBAAAAAAYEQgAAAAAELigkAALkbACDvDQIAAAABxg4BAAAAAckOAQAAAAHjDgEAAAAB9Q4BAAAAAfgOQAAAAAH5DkAAAAABpg8gAAAAAfsPQAAAAAH-D0AAAAABAgAAAIEOACAPAADfIQAgAwAAAI4OACAPAADfIQAgEAAA4yEAIA0AAACODgAgCAAA4yEAIIoJAACfGwAg7w0CAJkZACHGDgEAmhkAIckOAQCaGQAh4w4BAJsZACH1DgEAmxkAIfgOQACXGQAh-Q5AAKMZACGmDyAAuRkAIfsPQACXGQAh_g9AAKMZACELigkAAJ8bACDvDQIAmRkAIcYOAQCaGQAhyQ4BAJoZACHjDgEAmxkAIfUOAQCbGQAh-A5AAJcZACH5DkAAoxkAIaYPIAC5GQAh-w9AAJcZACH-D0AAoxkAIQuJCQAAuBsAIO8NAgAAAAHGDgEAAAAByQ4BAAAAAeMOAQAAAAH1DgEAAAAB-A5AAAAAAfkOQAAAAAGmDyAAAAAB-w9AAAAAAf4PQAAAAAECAAAAgQ4AIA8AAOQhACADAAAAjg4AIA8AAOQhACAQAADoIQAgDQAAAI4OACAIAADoIQAgiQkAAJ4bACDvDQIAmRkAIcYOAQCaGQAhyQ4BAJoZACHjDgEAmxkAIfUOAQCbGQAh-A5AAJcZACH5DkAAoxkAIaYPIAC5GQAh-w9AAJcZACH-D0AAoxkAIQuJCQAAnhsAIO8NAgCZGQAhxg4BAJoZACHJDgEAmhkAIeMOAQCbGQAh9Q4BAJsZACH4DkAAlxkAIfkOQACjGQAhpg8gALkZACH7D0AAlxkAIf4PQACjGQAhAvUOAQAAAAH2DkAAAAABAgAAANkUACAPAADpIQAgAwAAANwUACAPAADpIQAgEAAA7SEAIAQAAADcFAAgCAAA7SEAIPUOAQCbGQAh9g5AAKMZACEC9Q4BAJsZACH2DkAAoxkAIQjvDQIAAAABxg4BAAAAAeMOAQAAAAHlDgQAAAAB9w4CAAAAAfgOQAAAAAH5DkAAAAAB-g6AAAAAAQ2kDgEAAAABvg4BAAAAAb8OAQAAAAHADgEAAAABwQ4BAAAAAcIOAQAAAAHDDgIAAAABxA4CAAAAAcUOQAAAAAHGDgIAAAABxw5AAAAAAcgOQAAAAAHJDgEAAAABFM8BAADHGQAgpA4BAAAAAcgOQAAAAAHKDgEAAAAByw4BAAAAAcwOAQAAAAHNDgAAyBkAIM4OIAAAAAHPDgEAAAAB0A4BAAAAAdEOQAAAAAHSDgEAAAAB0w4BAAAAAdQOIAAAAAHVDgEAAAAB1g4gAAAAAdcOQAAAAAHYDiAAAAAB2Q5AAAAAAdoOQAAAAAECAAAAvRUAIA8AAPAhACAHpA4EAAAAAaYOQAAAAAGnDgIAAAABqA4CAAAAAakOAQAAAAGqDoAAAAABqw4BAAAAAQMAAADKFQAgDwAA8CEAIBAAAPUhACAWAAAAyhUAIAgAAPUhACDPAQAAtxkAIKQOAQCbGQAhyA5AAJcZACHKDgEAmxkAIcsOAQCbGQAhzA4BAJsZACHNDgAAuBkAIM4OIAC5GQAhzw4BAJsZACHQDgEAmhkAIdEOQACjGQAh0g4BAJoZACHTDgEAmhkAIdQOIAC5GQAh1Q4BAJoZACHWDiAAuRkAIdcOQACjGQAh2A4gALkZACHZDkAAoxkAIdoOQACjGQAhFM8BAAC3GQAgpA4BAJsZACHIDkAAlxkAIcoOAQCbGQAhyw4BAJsZACHMDgEAmxkAIc0OAAC4GQAgzg4gALkZACHPDgEAmxkAIdAOAQCaGQAh0Q5AAKMZACHSDgEAmhkAIdMOAQCaGQAh1A4gALkZACHVDgEAmhkAIdYOIAC5GQAh1w5AAKMZACHYDiAAuRkAIdkOQACjGQAh2g5AAKMZACEP7Q0AALIZACCkDgEAAAABvQ4BAAAAAb4OAQAAAAG_DgEAAAABwA4BAAAAAcEOAQAAAAHCDgEAAAABww4CAAAAAcQOAgAAAAHFDkAAAAABxg4CAAAAAccOQAAAAAHIDkAAAAAByQ4BAAAAAQIAAADBFQAgDwAA9iEAIAMAAAC_FQAgDwAA9iEAIBAAAPohACARAAAAvxUAIAgAAPohACDtDQAApBkAIKQOAQCbGQAhvQ4BAJsZACG-DgEAmxkAIb8OAQCbGQAhwA4BAJsZACHBDgEAmhkAIcIOAQCbGQAhww4CAJkZACHEDgIAmRkAIcUOQACjGQAhxg4CAJkZACHHDkAAoxkAIcgOQACXGQAhyQ4BAJoZACEP7Q0AAKQZACCkDgEAmxkAIb0OAQCbGQAhvg4BAJsZACG_DgEAmxkAIcAOAQCbGQAhwQ4BAJoZACHCDgEAmxkAIcMOAgCZGQAhxA4CAJkZACHFDkAAoxkAIcYOAgCZGQAhxw5AAKMZACHIDkAAlxkAIckOAQCaGQAhAwgAAdwZACH9EAAB3BkAIYkSAAEAAAEAAAAAAxUABhYABxcACAAAAAMVAAYWAAcXAAgAAAAFFQAOFgARFwASKAAPKQAQAAAAAAAFFQAOFgARFwASKAAPKQAQAAAABRUAGBYAGxcAHCgAGSkAGgAAAAAABRUAGBYAGxcAHCgAGSkAGgAAAAUVACIWACUXACYoACMpACQAAAAAAAUVACIWACUXACYoACMpACQAAAADFQAsFgAtFwAuAAAAAxUALBYALRcALgAAAAUVADQWADcXADgoADUpADYAAAAAAAUVADQWADcXADgoADUpADYAAAAFFQA-FgBBFwBCKAA_KQBAAAAAAAAFFQA-FgBBFwBCKAA_KQBAAAAABRUASBYASxcATCgASSkASgAAAAAABRUASBYASxcATCgASSkASgAAAAUVAFIWAFUXAFYoAFMpAFQAAAAAAAUVAFIWAFUXAFYoAFMpAFQAAAADFQBcFgBdFwBeAAAAAxUAXBYAXRcAXgAAAAUVAGQWAGcXAGgoAGUpAGYAAAAAAAUVAGQWAGcXAGgoAGUpAGYAAAADFQBuFgBvFwBwAAAAAxUAbhYAbxcAcAMVAHnNAbICc9IBtgJ0AcwBAHIFFQB4zAG4AnLPAbwCddABwAJ20QHEAncBzgEAdAHOAQB0Ac4BAHQDzwHFAgDQAcYCANEBxwIAAs0ByAIA0gHJAgAAAAUVAH0WAIABFwCBASgAfikAfwAAAAAABRUAfRYAgAEXAIEBKAB-KQB_AcwBAHIBzAEAcgUVAIYBFgCJARcAigEoAIcBKQCIAQAAAAAABRUAhgEWAIkBFwCKASgAhwEpAIgBAAAAAxUAkAEWAJEBFwCSAQAAAAMVAJABFgCRARcAkgEAAAAFFQCYARYAmwEXAJwBKACZASkAmgEAAAAAAAUVAJgBFgCbARcAnAEoAJkBKQCaAQAAAAUVAKIBFgClARcApgEoAKMBKQCkAQAAAAAABRUAogEWAKUBFwCmASgAowEpAKQBAAAABRUArAEWAK8BFwCwASgArQEpAK4BAAAAAAAFFQCsARYArwEXALABKACtASkArgEAAAADFQC2ARYAtwEXALgBAAAAAxUAtgEWALcBFwC4AQAAAAUVAL4BFgDBARcAwgEoAL8BKQDAAQAAAAAABRUAvgEWAMEBFwDCASgAvwEpAMABAAAABRUAyAEWAMsBFwDMASgAyQEpAMoBAAAAAAAFFQDIARYAywEXAMwBKADJASkAygEAAAAFFQDSARYA1QEXANYBKADTASkA1AEAAAAAAAUVANIBFgDVARcA1gEoANMBKQDUAQH0AgDZAQIVANoB8wLCBNgBAfMCwwQAAfQCANkBAfQCANkBBRUA3gEWAOEBFwDiASgA3wEpAOABAAAAAAAFFQDeARYA4QEXAOIBKADfASkA4AEAAAMVAOcBFgDoARcA6QEAAAADFQDnARYA6AEXAOkBAAAABRUA7wEWAPIBFwDzASgA8AEpAPEBAAAAAAAFFQDvARYA8gEXAPMBKADwASkA8QECFQD3AaYDkAX2AQGlAwD1AQGmA5EFAAAABRUA-wEWAP4BFwD_ASgA_AEpAP0BAAAAAAAFFQD7ARYA_gEXAP8BKAD8ASkA_QEBpQMA9QEBpQMA9QEDFQCEAhYAhQIXAIYCAAAAAxUAhAIWAIUCFwCGAgAAAAMVAIwCFgCNAhcAjgIAAAADFQCMAhYAjQIXAI4CAAAABRUAlAIWAJcCFwCYAigAlQIpAJYCAAAAAAAFFQCUAhYAlwIXAJgCKACVAikAlgIAAAADFQCeAhYAnwIXAKACAAAAAxUAngIWAJ8CFwCgAgAAAAUVAKYCFgCpAhcAqgIoAKcCKQCoAgAAAAAABRUApgIWAKkCFwCqAigApwIpAKgCAAAABRUAsAIWALMCFwC0AigAsQIpALICAAAAAAAFFQCwAhYAswIXALQCKACxAikAsgIAAAAFFQC6AhYAvQIXAL4CKAC7AikAvAIAAAAAAAUVALoCFgC9AhcAvgIoALsCKQC8AgAAAAUVAMQCFgDHAhcAyAIoAMUCKQDGAgAAAAAABRUAxAIWAMcCFwDIAigAxQIpAMYCAAAABRUAzgIWANECFwDSAigAzwIpANACAAAAAAAFFQDOAhYA0QIXANICKADPAikA0AIAAAAFFQDYAhYA2wIXANwCKADZAikA2gIAAAAAAAUVANgCFgDbAhcA3AIoANkCKQDaAgAAAAUVAOICFgDlAhcA5gIoAOMCKQDkAgAAAAAABRUA4gIWAOUCFwDmAigA4wIpAOQCAAAABRUA7AIWAO8CFwDwAigA7QIpAO4CAAAAAAAFFQDsAhYA7wIXAPACKADtAikA7gIAAAAFFQD2AhYA-QIXAPoCKAD3AikA-AIAAAAAAAUVAPYCFgD5AhcA-gIoAPcCKQD4AgAAAAUVAIADFgCDAxcAhAMoAIEDKQCCAwAAAAAABRUAgAMWAIMDFwCEAygAgQMpAIIDAAAABRUAigMWAI0DFwCOAygAiwMpAIwDAAAAAAAFFQCKAxYAjQMXAI4DKACLAykAjAMAAAAFFQCUAxYAlwMXAJgDKACVAykAlgMAAAAAAAUVAJQDFgCXAxcAmAMoAJUDKQCWAwAAAAUVAJ4DFgChAxcAogMoAJ8DKQCgAwAAAAAABRUAngMWAKEDFwCiAygAnwMpAKADAAAABRUAqAMWAKsDFwCsAygAqQMpAKoDAAAAAAAFFQCoAxYAqwMXAKwDKACpAykAqgMGFQC0A9gF7QivA9kF8QiwA9oF9QixA9sF-QiyA9wF_QizAwHXBQCuAwHXBQCuAwHXBQCuAwHXBQCuAwHXBQCuAwXYBf4IANkF_wgA2gWACQDbBYEJANwFggkAAAAFFQC4AxYAuwMXALwDKAC5AykAugMAAAAAAAUVALgDFgC7AxcAvAMoALkDKQC6AwHXBQCuAwHXBQCuAwUVAMEDFgDEAxcAxQMoAMIDKQDDAwAAAAAABRUAwQMWAMQDFwDFAygAwgMpAMMDAdcFAK4DAdcFAK4DBRUAygMWAM0DFwDOAygAywMpAMwDAAAAAAAFFQDKAxYAzQMXAM4DKADLAykAzAMAAAAFFQDUAxYA1wMXANgDKADVAykA1gMAAAAAAAUVANQDFgDXAxcA2AMoANUDKQDWAwHXBQCuAwHXBQCuAwUVAN0DFgDgAxcA4QMoAN4DKQDfAwAAAAAABRUA3QMWAOADFwDhAygA3gMpAN8DAdcFAK4DAdcFAK4DBRUA5gMWAOkDFwDqAygA5wMpAOgDAAAAAAAFFQDmAxYA6QMXAOoDKADnAykA6AMB1wUArgMB1wUArgMDFQDvAxYA8AMXAPEDAAAAAxUA7wMWAPADFwDxAwMVAPYDzgamCvQDzwaqCvUDAc0GAPMDAc0GAPMDAs4GqwoAzwasCgAAAAUVAPoDFgD9AxcA_gMoAPsDKQD8AwAAAAAABRUA-gMWAP0DFwD-AygA-wMpAPwDAc0GAPMDAc0GAPMDBRUAgwQWAIYEFwCHBCgAhAQpAIUEAAAAAAAFFQCDBBYAhgQXAIcEKACEBCkAhQQBzQYA8wMBzQYA8wMFFQCMBBYAjwQXAJAEKACNBCkAjgQAAAAAAAUVAIwEFgCPBBcAkAQoAI0EKQCOBAHMAfoKcgHMAYALcgUVAJUEFgCYBBcAmQQoAJYEKQCXBAAAAAAABRUAlQQWAJgEFwCZBCgAlgQpAJcEAAAABRUAnwQWAKIEFwCjBCgAoAQpAKEEAAAAAAAFFQCfBBYAogQXAKMEKACgBCkAoQQBzgEAdAHOAQB0BRUAqAQWAKsEFwCsBCgAqQQpAKoEAAAAAAAFFQCoBBYAqwQXAKwEKACpBCkAqgQBzgEAdAHOAQB0BRUAsQQWALQEFwC1BCgAsgQpALMEAAAAAAAFFQCxBBYAtAQXALUEKACyBCkAswQBzgEAdAHOAQB0AxUAugQWALsEFwC8BAAAAAMVALoEFgC7BBcAvAQAAAADFQDCBBYAwwQXAMQEAAAAAxUAwgQWAMMEFwDEBAAAAAMVAMoEFgDLBBcAzAQAAAADFQDKBBYAywQXAMwEBRUA1wTxB5oMzwTyB54M0AT1B6IM0QT2B6kM1AQB8AcAzgQB8AcAzgQDFQDTBPAHAM4E9AemDNIEAfMHANEEAfQHpwwAAxUA1gTwBwDOBPcHrQzVBAH2BwDUBAH3B64MAAPxB68MAPIHsAwA9QexDAAAAAMVANsEFgDcBBcA3QQAAAADFQDbBBYA3AQXAN0EAfAHAM4EAfAHAM4EBRUA4gQWAOUEFwDmBCgA4wQpAOQEAAAAAAAFFQDiBBYA5QQXAOYEKADjBCkA5AQB8AcAzgQB8AcAzgQDFQDrBBYA7AQXAO0EAAAAAxUA6wQWAOwEFwDtBAHwBwDOBAHwBwDOBAUVAPIEFgD1BBcA9gQoAPMEKQD0BAAAAAAABRUA8gQWAPUEFwD2BCgA8wQpAPQEAfMHANEEAfMHANEEBRUA-wQWAP4EFwD_BCgA_AQpAP0EAAAAAAAFFQD7BBYA_gQXAP8EKAD8BCkA_QQAAAAFFQCFBRYAiAUXAIkFKACGBSkAhwUAAAAAAAUVAIUFFgCIBRcAiQUoAIYFKQCHBQHwBwDOBAHwBwDOBAUVAI4FFgCRBRcAkgUoAI8FKQCQBQAAAAAABRUAjgUWAJEFFwCSBSgAjwUpAJAFAfYHANQEAfYHANQEAxUAlwUWAJgFFwCZBQAAAAMVAJcFFgCYBRcAmQUAAAAFFQCfBRYAogUXAKMFKACgBSkAoQUAAAAAAAUVAJ8FFgCiBRcAowUoAKAFKQChBQMVAKgFiQmGDqYFigmKDqcFAYgJAKUFAYgJAKUFAokJiw4AigmMDgAAAAUVAKwFFgCvBRcAsAUoAK0FKQCuBQAAAAAABRUArAUWAK8FFwCwBSgArQUpAK4FAYgJAKUFAYgJAKUFBRUAtQUWALgFFwC5BSgAtgUpALcFAAAAAAAFFQC1BRYAuAUXALkFKAC2BSkAtwUBiAkApQUBiAkApQUDFQC-BRYAvwUXAMAFAAAAAxUAvgUWAL8FFwDABQAAAAUVAMYFFgDJBRcAygUoAMcFKQDIBQAAAAAABRUAxgUWAMkFFwDKBSgAxwUpAMgFAAAABRUA0AUWANMFFwDUBSgA0QUpANIFAAAAAAAFFQDQBRYA0wUXANQFKADRBSkA0gUAAAAFFQDaBRYA3QUXAN4FKADbBSkA3AUAAAAAAAUVANoFFgDdBRcA3gUoANsFKQDcBQAAAAMVAOQFFgDlBRcA5gUAAAADFQDkBRYA5QUXAOYFAAAAAxUA7AUWAO0FFwDuBQAAAAMVAOwFFgDtBRcA7gUAAAADFQD0BRYA9QUXAPYFAAAAAxUA9AUWAPUFFwD2BQAAAAUVAPwFFgD_BRcAgAYoAP0FKQD-BQAAAAAABRUA_AUWAP8FFwCABigA_QUpAP4FAAAABRUAhgYWAIkGFwCKBigAhwYpAIgGAAAAAAAFFQCGBhYAiQYXAIoGKACHBikAiAYAAAADFQCQBhYAkQYXAJIGAAAAAxUAkAYWAJEGFwCSBgAAAAUVAJgGFgCbBhcAnAYoAJkGKQCaBgAAAAAABRUAmAYWAJsGFwCcBigAmQYpAJoGAAAABRUAogYWAKUGFwCmBigAowYpAKQGAAAAAAAFFQCiBhYApQYXAKYGKACjBikApAYAAAAFFQCsBhYArwYXALAGKACtBikArgYAAAAAAAUVAKwGFgCvBhcAsAYoAK0GKQCuBgAAAAUVALYGFgC5BhcAugYoALcGKQC4BgAAAAAABRUAtgYWALkGFwC6BigAtwYpALgGAAAABRUAwAYWAMMGFwDEBigAwQYpAMIGAAAAAAAFFQDABhYAwwYXAMQGKADBBikAwgYAAAAFFQDKBhYAzQYXAM4GKADLBikAzAYAAAAAAAUVAMoGFgDNBhcAzgYoAMsGKQDMBgAAAAUVANQGFgDXBhcA2AYoANUGKQDWBgAAAAAABRUA1AYWANcGFwDYBigA1QYpANYGAAAABRUA3gYWAOEGFwDiBigA3wYpAOAGAAAAAAAFFQDeBhYA4QYXAOIGKADfBikA4AYAAAAFFQDoBhYA6wYXAOwGKADpBikA6gYAAAAAAAUVAOgGFgDrBhcA7AYoAOkGKQDqBgAAAAMVAPIGFgDzBhcA9AYAAAADFQDyBhYA8wYXAPQGAAAAAxUA-gYWAPsGFwD8BgAAAAMVAPoGFgD7BhcA_AYAAAADFQCCBxYAgwcXAIQHAAAAAxUAggcWAIMHFwCEBwAAAAUVAIoHFgCNBxcAjgcoAIsHKQCMBwAAAAAABRUAigcWAI0HFwCOBygAiwcpAIwHAAAABRUAlAcWAJcHFwCYBygAlQcpAJYHAAAAAAAFFQCUBxYAlwcXAJgHKACVBykAlgcAAAAFFQCeBxYAoQcXAKIHKACfBykAoAcAAAAAAAUVAJ4HFgChBxcAogcoAJ8HKQCgBwAAAAUVAKgHFgCrBxcArAcoAKkHKQCqBwAAAAAABRUAqAcWAKsHFwCsBygAqQcpAKoHAAAABRUAsgcWALUHFwC2BygAswcpALQHAAAAAAAFFQCyBxYAtQcXALYHKACzBykAtAcAAAAFFQC8BxYAvwcXAMAHKAC9BykAvgcAAAAAAAUVALwHFgC_BxcAwAcoAL0HKQC-BwAAAAMVAMYHFgDHBxcAyAcAAAADFQDGBxYAxwcXAMgHAAAABRUAzgcWANEHFwDSBygAzwcpANAHAAAAAAAFFQDOBxYA0QcXANIHKADPBykA0AcAAAADFQDYBxYA2QcXANoHAAAAAxUA2AcWANkHFwDaBwGcDQDdBwIVAN4Hmw3CFNwHAZsNwxQAAZwNAN0HAZwNAN0HBRUA4gcWAOUHFwDmBygA4wcpAOQHAAAAAAAFFQDiBxYA5QcXAOYHKADjBykA5AcAAAMVAOsHFgDsBxcA7QcAAAADFQDrBxYA7AcXAO0HAAAABRUA8wcWAPYHFwD3BygA9AcpAPUHAAAAAAAFFQDzBxYA9gcXAPcHKAD0BykA9QcAAAADFQD9BxYA_gcXAP8HAAAAAxUA_QcWAP4HFwD_BwAAAAUVAIUIFgCICBcAiQgoAIYIKQCHCAAAAAAABRUAhQgWAIgIFwCJCCgAhggpAIcIAhUAjwjwDcIVjAgDFQCOCO0NAIsI7w3GFY0IAe4NAIwIAe8NxxUAAfANyBUAAAADFQCTCBYAlAgXAJUIAAAAAxUAkwgWAJQIFwCVCAHtDQCLCAHtDQCLCAUVAJoIFgCdCBcAnggoAJsIKQCcCAAAAAAABRUAmggWAJ0IFwCeCCgAmwgpAJwIAe4NAIwIAe4NAIwIBRUAowgWAKYIFwCnCCgApAgpAKUIAAAAAAAFFQCjCBYApggXAKcIKACkCCkApQgBAgECAwEFBgEGBwEHCAEJCgEKDAILDQMMDwENEQIOEgQREwESFAETFQIYGAUZGQkaGwobHAocHwodIAoeIQofIwogJQIhJgsiKAojKgIkKwwlLAomLQonLgIqMQ0rMhMsNBQtNRQuOBQvORQwOhQxPBQyPgIzPxU0QRQ1QwI2RBY3RRQ4RhQ5RwI6Shc7Sx08TR49Th4-UR4_Uh5AUx5BVR5CVwJDWB9EWh5FXAJGXSBHXh5IXx5JYAJKYyFLZCdMZihNZyhOaihPayhQbChRbihScAJTcSlUcyhVdQJWdipXdyhYeChZeQJafCtbfS9cfzBdgAEwXoMBMF-EATBghQEwYYcBMGKJAQJjigExZIwBMGWOAQJmjwEyZ5ABMGiRATBpkgECapUBM2uWATlsmAE6bZkBOm6cATpvnQE6cJ4BOnGgATpyogECc6MBO3SlATp1pwECdqgBPHepATp4qgE6easBAnquAT17rwFDfLEBRH2yAUR-tQFEf7YBRIABtwFEgQG5AUSCAbsBAoMBvAFFhAG-AUSFAcABAoYBwQFGhwHCAUSIAcMBRIkBxAECigHHAUeLAcgBTYwBygFOjQHLAU6OAc4BTo8BzwFOkAHQAU6RAdIBTpIB1AECkwHVAU-UAdcBTpUB2QEClgHaAVCXAdsBTpgB3AFOmQHdAQKaAeABUZsB4QFXnAHjAVidAeQBWJ4B5wFYnwHoAVigAekBWKEB6wFYogHtAQKjAe4BWaQB8AFYpQHyAQKmAfMBWqcB9AFYqAH1AVipAfYBAqoB-QFbqwH6AV-sAfwBYK0B_QFgrgGAAmCvAYECYLABggJgsQGEAmCyAYYCArMBhwJhtAGJAmC1AYsCArYBjAJitwGNAmC4AY4CYLkBjwICugGSAmO7AZMCabwBlQJqvQGWAmq-AZkCar8BmgJqwAGbAmrBAZ0CasIBnwICwwGgAmvEAaICasUBpAICxgGlAmzHAaYCasgBpwJqyQGoAgLKAasCbcsBrAJx0wGuAnLUAcoCctUBzAJy1gHNAnLXAc4CctgB0AJy2QHSAgLaAdMCetsB1QJy3AHXAgLdAdgCe94B2QJy3wHaAnLgAdsCAuEB3gJ84gHfAoIB4wHgAnPkAeECc-UB4gJz5gHjAnPnAeQCc-gB5gJz6QHoAgLqAekCgwHrAesCc-wB7QIC7QHuAoQB7gHvAnPvAfACc_AB8QIC8QH0AoUB8gH1AosB8wH3AowB9AH4AowB9QH7AowB9gH8AowB9wH9AowB-AH_AowB-QGBAwL6AYIDjQH7AYQDjAH8AYYDAv0BhwOOAf4BiAOMAf8BiQOMAYACigMCgQKNA48BggKOA5MBgwKQA5QBhAKRA5QBhQKUA5QBhgKVA5QBhwKWA5QBiAKYA5QBiQKaAwKKApsDlQGLAp0DlAGMAp8DAo0CoAOWAY4CoQOUAY8CogOUAZACowMCkQKmA5cBkgKnA50BkwKpA54BlAKqA54BlQKtA54BlgKuA54BlwKvA54BmAKxA54BmQKzAwKaArQDnwGbArYDngGcArgDAp0CuQOgAZ4CugOeAZ8CuwOeAaACvAMCoQK_A6EBogLAA6cBowLCA6gBpALDA6gBpQLGA6gBpgLHA6gBpwLIA6gBqALKA6gBqQLMAwKqAs0DqQGrAs8DqAGsAtEDAq0C0gOqAa4C0wOoAa8C1AOoAbAC1QMCsQLYA6sBsgLZA7EBswLbA7IBtALcA7IBtQLfA7IBtgLgA7IBtwLhA7IBuALjA7IBuQLlAwK6AuYDswG7AugDsgG8AuoDAr0C6wO0Ab4C7AOyAb8C7QOyAcAC7gMCwQLxA7UBwgLyA7kBwwL0A7oBxAL1A7oBxQL4A7oBxgL5A7oBxwL6A7oByAL8A7oByQL-AwLKAv8DuwHLAoEEugHMAoMEAs0ChAS8Ac4ChQS6Ac8ChgS6AdAChwQC0QKKBL0B0gKLBMMB0wKNBMQB1AKOBMQB1QKRBMQB1gKSBMQB1wKTBMQB2AKVBMQB2QKXBALaApgExQHbApoExAHcApwEAt0CnQTGAd4CngTEAd8CnwTEAeACoAQC4QKjBMcB4gKkBM0B4wKmBM4B5AKnBM4B5QKqBM4B5gKrBM4B5wKsBM4B6AKuBM4B6QKwBALqArEEzwHrArMEzgHsArUEAu0CtgTQAe4CtwTOAe8CuATOAfACuQQC8QK8BNEB8gK9BNcB9QK_BNgB9gLEBNgB9wLFBNgB-ALGBNgB-QLHBNgB-gLJBNgB-wLLBAL8AswE2wH9As4E2AH-AtAEAv8C0QTcAYAD0gTYAYED0wTYAYID1AQCgwPXBN0BhAPYBOMBhQPaBNkBhgPbBNkBhwPeBNkBiAPfBNkBiQPgBNkBigPiBNkBiwPkBAKMA-UE5AGNA-cE2QGOA-kEAo8D6gTlAZAD6wTZAZED7ATZAZID7QQCkwPwBOYBlAPxBOoBlQPzBOsBlgP0BOsBlwP3BOsBmAP4BOsBmQP5BOsBmgP7BOsBmwP9BAKcA_4E7AGdA4AF6wGeA4IFAp8DgwXtAaADhAXrAaEDhQXrAaIDhgUCowOJBe4BpAOKBfQBpwOMBfUBqAOSBfUBqQOVBfUBqgOWBfUBqwOXBfUBrAOZBfUBrQObBQKuA5wF-AGvA54F9QGwA6AFArEDoQX5AbIDogX1AbMDowX1AbQDpAUCtQOnBfoBtgOoBYACtwOpBfYBuAOqBfYBuQOrBfYBugOsBfYBuwOtBfYBvAOvBfYBvQOxBQK-A7IFgQK_A7QF9gHAA7YFAsEDtwWCAsIDuAX2AcMDuQX2AcQDugUCxQO9BYMCxgO-BYcCxwPABYgCyAPBBYgCyQPEBYgCygPFBYgCywPGBYgCzAPIBYgCzQPKBQLOA8sFiQLPA80FiALQA88FAtED0AWKAtID0QWIAtMD0gWIAtQD0wUC1QPWBYsC1gPXBY8C1wPZBZAC2APaBZAC2QPdBZAC2gPeBZAC2wPfBZAC3APhBZAC3QPjBQLeA-QFkQLfA-YFkALgA-gFAuED6QWSAuID6gWQAuMD6wWQAuQD7AUC5QPvBZMC5gPwBZkC5wPyBZoC6APzBZoC6QP2BZoC6gP3BZoC6wP4BZoC7AP6BZoC7QP8BQLuA_0FmwLvA_8FmgLwA4EGAvEDggacAvIDgwaaAvMDhAaaAvQDhQYC9QOIBp0C9gOJBqEC9wOLBqIC-AOMBqIC-QOPBqIC-gOQBqIC-wORBqIC_AOTBqIC_QOVBgL-A5YGowL_A5gGogKABJoGAoEEmwakAoIEnAaiAoMEnQaiAoQEngYChQShBqUChgSiBqsChwSkBqwCiASlBqwCiQSoBqwCigSpBqwCiwSqBqwCjASsBqwCjQSuBgKOBK8GrQKPBLEGrAKQBLMGApEEtAauApIEtQasApMEtgasApQEtwYClQS6Bq8ClgS7BrUClwS9BrYCmAS-BrYCmQTBBrYCmgTCBrYCmwTDBrYCnATFBrYCnQTHBgKeBMgGtwKfBMoGtgKgBMwGAqEEzQa4AqIEzga2AqMEzwa2AqQE0AYCpQTTBrkCpgTUBr8CpwTWBsACqATXBsACqQTaBsACqgTbBsACqwTcBsACrATeBsACrQTgBgKuBOEGwQKvBOMGwAKwBOUGArEE5gbCArIE5wbAArME6AbAArQE6QYCtQTsBsMCtgTtBskCtwTvBsoCuATwBsoCuQTzBsoCugT0BsoCuwT1BsoCvAT3BsoCvQT5BgK-BPoGywK_BPwGygLABP4GAsEE_wbMAsIEgAfKAsMEgQfKAsQEggcCxQSFB80CxgSGB9MCxwSIB9QCyASJB9QCyQSMB9QCygSNB9QCywSOB9QCzASQB9QCzQSSBwLOBJMH1QLPBJUH1ALQBJcHAtEEmAfWAtIEmQfUAtMEmgfUAtQEmwcC1QSeB9cC1gSfB90C1wShB94C2ASiB94C2QSlB94C2gSmB94C2wSnB94C3ASpB94C3QSrBwLeBKwH3wLfBK4H3gLgBLAHAuEEsQfgAuIEsgfeAuMEswfeAuQEtAcC5QS3B-EC5gS4B-cC5wS6B-gC6AS7B-gC6QS-B-gC6gS_B-gC6wTAB-gC7ATCB-gC7QTEBwLuBMUH6QLvBMcH6ALwBMkHAvEEygfqAvIEywfoAvMEzAfoAvQEzQcC9QTQB-sC9gTRB_EC9wTTB_IC-ATUB_IC-QTXB_IC-gTYB_IC-wTZB_IC_ATbB_IC_QTdBwL-BN4H8wL_BOAH8gKABeIHAoEF4wf0AoIF5AfyAoMF5QfyAoQF5gcChQXpB_UChgXqB_sChwXsB_wCiAXtB_wCiQXwB_wCigXxB_wCiwXyB_wCjAX0B_wCjQX2BwKOBfcH_QKPBfkH_AKQBfsHApEF_Af-ApIF_Qf8ApMF_gf8ApQF_wcClQWCCP8ClgWDCIUDlwWFCIYDmAWGCIYDmQWJCIYDmgWKCIYDmwWLCIYDnAWNCIYDnQWPCAKeBZAIhwOfBZIIhgOgBZQIAqEFlQiIA6IFlgiGA6MFlwiGA6QFmAgCpQWbCIkDpgWcCI8DpwWeCJADqAWfCJADqQWiCJADqgWjCJADqwWkCJADrAWmCJADrQWoCAKuBakIkQOvBasIkAOwBa0IArEFrgiSA7IFrwiQA7MFsAiQA7QFsQgCtQW0CJMDtgW1CJkDtwW3CJoDuAW4CJoDuQW7CJoDugW8CJoDuwW9CJoDvAW_CJoDvQXBCAK-BcIImwO_BcQImgPABcYIAsEFxwicA8IFyAiaA8MFyQiaA8QFyggCxQXNCJ0DxgXOCKMDxwXQCKQDyAXRCKQDyQXUCKQDygXVCKQDywXWCKQDzAXYCKQDzQXaCALOBdsIpQPPBd0IpAPQBd8IAtEF4AimA9IF4QikA9MF4gikA9QF4wgC1QXmCKcD1gXnCK0D3QXpCK4D3gWDCa4D3wWGCa4D4AWHCa4D4QWICa4D4gWKCa4D4wWMCQLkBY0JtQPlBY8JrgPmBZEJAucFkgm2A-gFkwmuA-kFlAmuA-oFlQkC6wWYCbcD7AWZCb0D7QWaCa8D7gWbCa8D7wWcCa8D8AWdCa8D8QWeCa8D8gWgCa8D8wWiCQL0BaMJvgP1BaUJrwP2BacJAvcFqAm_A_gFqQmvA_kFqgmvA_oFqwkC-wWuCcAD_AWvCcYD_QWwCbAD_gWxCbAD_wWyCbADgAazCbADgQa0CbADgga2CbADgwa4CQKEBrkJxwOFBrsJsAOGBr0JAocGvgnIA4gGvwmwA4kGwAmwA4oGwQkCiwbECckDjAbFCc8DjQbHCdADjgbICdADjwbLCdADkAbMCdADkQbNCdADkgbPCdADkwbRCQKUBtIJ0QOVBtQJ0AOWBtYJApcG1wnSA5gG2AnQA5kG2QnQA5oG2gkCmwbdCdMDnAbeCdkDnQbfCbEDngbgCbEDnwbhCbEDoAbiCbEDoQbjCbEDogblCbEDowbnCQKkBugJ2gOlBuoJsQOmBuwJAqcG7QnbA6gG7gmxA6kG7wmxA6oG8AkCqwbzCdwDrAb0CeIDrQb1CbIDrgb2CbIDrwb3CbIDsAb4CbIDsQb5CbIDsgb7CbIDswb9CQK0Bv4J4wO1BoAKsgO2BoIKArcGgwrkA7gGhAqyA7kGhQqyA7oGhgoCuwaJCuUDvAaKCusDvQaLCrMDvgaMCrMDvwaNCrMDwAaOCrMDwQaPCrMDwgaRCrMDwwaTCgLEBpQK7APFBpYKswPGBpgKAscGmQrtA8gGmgqzA8kGmwqzA8oGnAoCywafCu4DzAagCvID0AaiCvMD0QatCvMD0gawCvMD0waxCvMD1AayCvMD1Qa0CvMD1ga2CgLXBrcK9wPYBrkK8wPZBrsKAtoGvAr4A9sGvQrzA9wGvgrzA90GvwoC3gbCCvkD3wbDCv8D4AbECvQD4QbFCvQD4gbGCvQD4wbHCvQD5AbICvQD5QbKCvQD5gbMCgLnBs0KgAToBs8K9APpBtEKAuoG0gqBBOsG0wr0A-wG1Ar0A-0G1QoC7gbYCoIE7wbZCogE8AbaCvUD8QbbCvUD8gbcCvUD8wbdCvUD9AbeCvUD9QbgCvUD9gbiCgL3BuMKiQT4BuUK9QP5BucKAvoG6AqKBPsG6Qr1A_wG6gr1A_0G6woC_gbuCosE_wbvCpEEgAfwCnSBB_EKdIIH8gp0gwfzCnSEB_QKdIUH9gp0hgf4CgKHB_kKkgSIB_wKdIkH_goCigf_CpMEiweBC3SMB4ILdI0HgwsCjgeGC5QEjweHC5oEkAeJC5sEkQeKC5sEkgeNC5sEkweOC5sElAePC5sElQeRC5sElgeTCwKXB5QLnASYB5YLmwSZB5gLApoHmQudBJsHmgubBJwHmwubBJ0HnAsCngefC54EnwegC6QEoAehC3WhB6ILdaIHowt1owekC3WkB6ULdaUHpwt1pgepCwKnB6oLpQSoB6wLdakHrgsCqgevC6YEqwewC3WsB7ELda0HsgsCrge1C6cErwe2C60EsAe3C3axB7gLdrIHuQt2swe6C3a0B7sLdrUHvQt2tge_CwK3B8ALrgS4B8ILdrkHxAsCugfFC68EuwfGC3a8B8cLdr0HyAsCvgfLC7AEvwfMC7YEwAfNC3fBB84Ld8IHzwt3wwfQC3fEB9ELd8UH0wt3xgfVCwLHB9YLtwTIB9gLd8kH2gsCygfbC7gEywfcC3fMB90Ld80H3gsCzgfhC7kEzwfiC70E0AfkC74E0QflC74E0gfoC74E0wfpC74E1AfqC74E1QfsC74E1gfuCwLXB-8LvwTYB_ELvgTZB_MLAtoH9AvABNsH9Qu-BNwH9gu-BN0H9wsC3gf6C8EE3wf7C8UE4Af9C8YE4Qf-C8YE4geBDMYE4weCDMYE5AeDDMYE5QeFDMYE5geHDALnB4gMxwToB4oMxgTpB4wMAuoHjQzIBOsHjgzGBOwHjwzGBO0HkAwC7geTDMkE7weUDM0E-AeWDM4E-QeyDM4E-ge1DM4E-we2DM4E_Ae3DM4E_Qe5DM4E_ge7DAL_B7wM2ASACL4MzgSBCMAMAoIIwQzZBIMIwgzOBIQIwwzOBIUIxAwChgjHDNoEhwjIDN4EiAjJDM8EiQjKDM8EigjLDM8EiwjMDM8EjAjNDM8EjQjPDM8EjgjRDAKPCNIM3wSQCNQMzwSRCNYMApII1wzgBJMI2AzPBJQI2QzPBJUI2gwClgjdDOEElwjeDOcEmAjfDNAEmQjgDNAEmgjhDNAEmwjiDNAEnAjjDNAEnQjlDNAEngjnDAKfCOgM6ASgCOoM0AShCOwMAqII7QzpBKMI7gzQBKQI7wzQBKUI8AwCpgjzDOoEpwj0DO4EqAj1DNEEqQj2DNEEqgj3DNEEqwj4DNEErAj5DNEErQj7DNEErgj9DAKvCP4M7wSwCIAN0QSxCIINArIIgw3wBLMIhA3RBLQIhQ3RBLUIhg0CtgiJDfEEtwiKDfcEuAiLDdIEuQiMDdIEugiNDdIEuwiODdIEvAiPDdIEvQiRDdIEvgiTDQK_CJQN-ATACJYN0gTBCJgNAsIImQ35BMMImg3SBMQImw3SBMUInA0CxgifDfoExwigDYAFyAiiDYEFyQijDYEFygimDYEFywinDYEFzAioDYEFzQiqDYEFzgisDQLPCK0NggXQCK8NgQXRCLENAtIIsg2DBdMIsw2BBdQItA2BBdUItQ0C1gi4DYQF1wi5DYoF2Ai7DdQE2Qi8DdQE2gi-DdQE2wi_DdQE3AjADdQE3QjCDdQE3gjEDQLfCMUNiwXgCMcN1AThCMkNAuIIyg2MBeMIyw3UBOQIzA3UBOUIzQ0C5gjQDY0F5wjRDZMF6AjSDdUE6QjTDdUE6gjUDdUE6wjVDdUE7AjWDdUE7QjYDdUE7gjaDQLvCNsNlAXwCN0N1QTxCN8NAvII4A2VBfMI4Q3VBPQI4g3VBPUI4w0C9gjmDZYF9wjnDZoF-AjpDZsF-QjqDZsF-gjtDZsF-wjuDZsF_AjvDZsF_QjxDZsF_gjzDQL_CPQNnAWACfYNmwWBCfgNAoIJ-Q2dBYMJ-g2bBYQJ-w2bBYUJ_A0Chgn_DZ4FhwmADqQFiwmCDqUFjAmNDqUFjQmQDqUFjgmRDqUFjwmSDqUFkAmUDqUFkQmWDgKSCZcOqQWTCZkOpQWUCZsOApUJnA6qBZYJnQ6lBZcJng6lBZgJnw4CmQmiDqsFmgmjDrEFmwmkDqYFnAmlDqYFnQmmDqYFngmnDqYFnwmoDqYFoAmqDqYFoQmsDgKiCa0OsgWjCa8OpgWkCbEOAqUJsg6zBaYJsw6mBacJtA6mBagJtQ4CqQm4DrQFqgm5DroFqwm6DqcFrAm7DqcFrQm8DqcFrgm9DqcFrwm-DqcFsAnADqcFsQnCDgKyCcMOuwWzCcUOpwW0CccOArUJyA68BbYJyQ6nBbcJyg6nBbgJyw4CuQnODr0FugnPDsEFuwnRDsIFvAnSDsIFvQnVDsIFvgnWDsIFvwnXDsIFwAnZDsIFwQnbDgLCCdwOwwXDCd4OwgXECeAOAsUJ4Q7EBcYJ4g7CBccJ4w7CBcgJ5A4CyQnnDsUFygnoDssFywnqDswFzAnrDswFzQnuDswFzgnvDswFzwnwDswF0AnyDswF0Qn0DgLSCfUOzQXTCfcOzAXUCfkOAtUJ-g7OBdYJ-w7MBdcJ_A7MBdgJ_Q4C2QmAD88F2gmBD9UF2wmDD9YF3AmED9YF3QmHD9YF3gmID9YF3wmJD9YF4AmLD9YF4QmNDwLiCY4P1wXjCZAP1gXkCZIPAuUJkw_YBeYJlA_WBecJlQ_WBegJlg8C6QmZD9kF6gmaD98F6wmcD-AF7AmdD-AF7QmgD-AF7gmhD-AF7wmiD-AF8AmkD-AF8QmmDwLyCacP4QXzCakP4AX0CasPAvUJrA_iBfYJrQ_gBfcJrg_gBfgJrw8C-QmyD-MF-gmzD-cF-wm1D-gF_Am2D-gF_Qm5D-gF_gm6D-gF_wm7D-gFgAq9D-gFgQq_DwKCCsAP6QWDCsIP6AWECsQPAoUKxQ_qBYYKxg_oBYcKxw_oBYgKyA8CiQrLD-sFigrMD-8FiwrOD_AFjArPD_AFjQrSD_AFjgrTD_AFjwrUD_AFkArWD_AFkQrYDwKSCtkP8QWTCtsP8AWUCt0PApUK3g_yBZYK3w_wBZcK4A_wBZgK4Q8CmQrkD_MFmgrlD_cFmwrnD_gFnAroD_gFnQrrD_gFngrsD_gFnwrtD_gFoArvD_gFoQrxDwKiCvIP-QWjCvQP-AWkCvYPAqUK9w_6BaYK-A_4BacK-Q_4BagK-g8CqQr9D_sFqgr-D4EGqwqAEIIGrAqBEIIGrQqEEIIGrgqFEIIGrwqGEIIGsAqIEIIGsQqKEAKyCosQgwazCo0Qgga0Co8QArUKkBCEBrYKkRCCBrcKkhCCBrgKkxACuQqWEIUGugqXEIsGuwqZEIwGvAqaEIwGvQqdEIwGvgqeEIwGvwqfEIwGwAqhEIwGwQqjEALCCqQQjQbDCqYQjAbECqgQAsUKqRCOBsYKqhCMBscKqxCMBsgKrBACyQqvEI8GygqwEJMGywqyEJQGzAqzEJQGzQq2EJQGzgq3EJQGzwq4EJQG0Aq6EJQG0Qq8EALSCr0QlQbTCr8QlAbUCsEQAtUKwhCWBtYKwxCUBtcKxBCUBtgKxRAC2QrIEJcG2grJEJ0G2wrLEJ4G3ArMEJ4G3QrPEJ4G3grQEJ4G3wrREJ4G4ArTEJ4G4QrVEALiCtYQnwbjCtgQngbkCtoQAuUK2xCgBuYK3BCeBucK3RCeBugK3hAC6QrhEKEG6griEKcG6wrkEKgG7ArlEKgG7QroEKgG7grpEKgG7wrqEKgG8ArsEKgG8QruEALyCu8QqQbzCvEQqAb0CvMQAvUK9BCqBvYK9RCoBvcK9hCoBvgK9xAC-Qr6EKsG-gr7ELEG-wr9ELIG_Ar-ELIG_QqBEbIG_gqCEbIG_wqDEbIGgAuFEbIGgQuHEQKCC4gRswaDC4oRsgaEC4wRAoULjRG0BoYLjhGyBocLjxGyBogLkBECiQuTEbUGiguUEbsGiwuWEbwGjAuXEbwGjQuaEbwGjgubEbwGjwucEbwGkAueEbwGkQugEQKSC6ERvQaTC6MRvAaUC6URApULphG-BpYLpxG8BpcLqBG8BpgLqRECmQusEb8GmgutEcUGmwuvEcYGnAuwEcYGnQuzEcYGngu0EcYGnwu1EcYGoAu3EcYGoQu5EQKiC7oRxwajC7wRxgakC74RAqULvxHIBqYLwBHGBqcLwRHGBqgLwhECqQvFEckGqgvGEc8GqwvIEdAGrAvJEdAGrQvMEdAGrgvNEdAGrwvOEdAGsAvQEdAGsQvSEQKyC9MR0QazC9UR0Aa0C9cRArUL2BHSBrYL2RHQBrcL2hHQBrgL2xECuQveEdMGugvfEdkGuwvhEdoGvAviEdoGvQvlEdoGvgvmEdoGvwvnEdoGwAvpEdoGwQvrEQLCC-wR2wbDC-4R2gbEC_ARAsUL8RHcBsYL8hHaBscL8xHaBsgL9BECyQv3Ed0Gygv4EeMGywv6EeQGzAv7EeQGzQv-EeQGzgv_EeQGzwuAEuQG0AuCEuQG0QuEEgLSC4US5QbTC4cS5AbUC4kSAtULihLmBtYLixLkBtcLjBLkBtgLjRIC2QuQEucG2guREu0G2wuTEu4G3AuUEu4G3QuXEu4G3guYEu4G3wuZEu4G4AubEu4G4QudEgLiC54S7wbjC6AS7gbkC6ISAuULoxLwBuYLpBLuBucLpRLuBugLphIC6QupEvEG6guqEvUG6wusEvYG7AutEvYG7QuwEvYG7guxEvYG7wuyEvYG8Au0EvYG8Qu2EgLyC7cS9wbzC7kS9gb0C7sSAvULvBL4BvYLvRL2BvcLvhL2BvgLvxIC-QvCEvkG-gvDEv0G-wvFEv4G_AvGEv4G_QvJEv4G_gvKEv4G_wvLEv4GgAzNEv4GgQzPEgKCDNAS_waDDNIS_gaEDNQSAoUM1RKAB4YM1hL-BocM1xL-BogM2BICiQzbEoEHigzcEoUHiwzeEoYHjAzfEoYHjQziEoYHjgzjEoYHjwzkEoYHkAzmEoYHkQzoEgKSDOkShweTDOsShgeUDO0SApUM7hKIB5YM7xKGB5cM8BKGB5gM8RICmQz0EokHmgz1Eo8Hmwz3EpAHnAz4EpAHnQz7EpAHngz8EpAHnwz9EpAHoAz_EpAHoQyBEwKiDIITkQejDIQTkAekDIYTAqUMhxOSB6YMiBOQB6cMiROQB6gMihMCqQyNE5MHqgyOE5kHqwyQE5oHrAyRE5oHrQyUE5oHrgyVE5oHrwyWE5oHsAyYE5oHsQyaEwKyDJsTmwezDJ0Tmge0DJ8TArUMoBOcB7YMoROaB7cMohOaB7gMoxMCuQymE50HugynE6MHuwypE6QHvAyqE6QHvQytE6QHvgyuE6QHvwyvE6QHwAyxE6QHwQyzEwLCDLQTpQfDDLYTpAfEDLgTAsUMuROmB8YMuhOkB8cMuxOkB8gMvBMCyQy_E6cHygzAE60HywzCE64HzAzDE64HzQzGE64HzgzHE64HzwzIE64H0AzKE64H0QzMEwLSDM0TrwfTDM8TrgfUDNETAtUM0hOwB9YM0xOuB9cM1BOuB9gM1RMC2QzYE7EH2gzZE7cH2wzbE7gH3AzcE7gH3QzfE7gH3gzgE7gH3wzhE7gH4AzjE7gH4QzlEwLiDOYTuQfjDOgTuAfkDOoTAuUM6xO6B-YM7BO4B-cM7RO4B-gM7hMC6QzxE7sH6gzyE8EH6wz0E8IH7Az1E8IH7Qz4E8IH7gz5E8IH7wz6E8IH8Az8E8IH8Qz-EwLyDP8TwwfzDIEUwgf0DIMUAvUMhBTEB_YMhRTCB_cMhhTCB_gMhxQC-QyKFMUH-gyLFMkH-wyNFMoH_AyOFMoH_QyRFMoH_gySFMoH_wyTFMoHgA2VFMoHgQ2XFAKCDZgUyweDDZoUygeEDZwUAoUNnRTMB4YNnhTKB4cNnxTKB4gNoBQCiQ2jFM0Hig2kFNMHiw2mFNQHjA2nFNQHjQ2qFNQHjg2rFNQHjw2sFNQHkA2uFNQHkQ2wFAKSDbEU1QeTDbMU1AeUDbUUApUNthTWB5YNtxTUB5cNuBTUB5gNuRQCmQ28FNcHmg29FNsHnQ2_FNwHng3EFNwHnw3FFNwHoA3GFNwHoQ3HFNwHog3JFNwHow3LFAKkDcwU3welDc4U3AemDdAUAqcN0RTgB6gN0hTcB6kN0xTcB6oN1BQCqw3XFOEHrA3YFOcHrQ3aFN0Hrg3bFN0Hrw3eFN0HsA3fFN0HsQ3gFN0Hsg3iFN0Hsw3kFAK0DeUU6Ae1DecU3Qe2DekUArcN6hTpB7gN6xTdB7kN7BTdB7oN7RQCuw3wFOoHvA3xFO4HvQ3zFO8Hvg30FO8Hvw33FO8HwA34FO8HwQ35FO8Hwg37FO8Hww39FALEDf4U8AfFDYAV7wfGDYIVAscNgxXxB8gNhBXvB8kNhRXvB8oNhhUCyw2JFfIHzA2KFfgHzQ2MFfkHzg2NFfkHzw2QFfkH0A2RFfkH0Q2SFfkH0g2UFfkH0w2WFQLUDZcV-gfVDZkV-QfWDZsVAtcNnBX7B9gNnRX5B9kNnhX5B9oNnxUC2w2iFfwH3A2jFYAI3Q2lFYEI3g2mFYEI3w2pFYEI4A2qFYEI4Q2rFYEI4g2tFYEI4w2vFQLkDbAVggjlDbIVgQjmDbQVAucNtRWDCOgNthWBCOkNtxWBCOoNuBUC6w27FYQI7A28FYoI8Q2-FYsI8g3JFYsI8w3MFYsI9A3NFYsI9Q3OFYsI9g3QFYsI9w3SFQL4DdMVkAj5DdUViwj6DdcVAvsN2BWRCPwN2RWLCP0N2hWLCP4N2xUC_w3eFZIIgA7fFZYIgQ7gFYwIgg7hFYwIgw7iFYwIhA7jFYwIhQ7kFYwIhg7mFYwIhw7oFQKIDukVlwiJDusVjAiKDu0VAosO7hWYCIwO7xWMCI0O8BWMCI4O8RUCjw70FZkIkA71FZ8IkQ72FY0Ikg73FY0Ikw74FY0IlA75FY0IlQ76FY0Ilg78FY0Ilw7-FQKYDv8VoAiZDoEWjQiaDoMWApsOhBahCJwOhRaNCJ0OhhaNCJ4OhxYCnw6KFqIIoA6LFqgI"
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
