-- The schema of version 1.0.0, the oldest that is upgraded, in place of its seventy migrations.

CREATE TABLE "activity" (
    "chain_id" bigint NOT NULL,
    "block_number" bigint NOT NULL,
    "at" bigint NOT NULL,
    "tx_index" integer NOT NULL,
    "log_index" integer NOT NULL,
    "own" boolean,
    "ran" boolean,
    "kind" text NOT NULL,
    "wallet" text NOT NULL,
    "tx_hash" bytea NOT NULL,
    "counterparty" bytea,
    "asset" bytea,
    "asset_out" bytea,
    "method" bytea,
    "amount" numeric(78,0),
    "amount_out" numeric(78,0),
    "fee" numeric(78,0),
    CONSTRAINT "activity_pkey" PRIMARY KEY (wallet, chain_id, block_number, log_index, kind, tx_hash)
);
CREATE INDEX "activity_chain_id_block_number_idx" ON "activity" (chain_id, block_number);
CREATE INDEX "activity_senders" ON "activity" (chain_id, at) WHERE (kind = ANY (ARRAY['sent'::text, 'failed'::text]));
CREATE INDEX "activity_swaps" ON "activity" (chain_id, at) WHERE (kind = 'swap'::text);

CREATE TABLE "alike_cluster" (
    "wallet" text NOT NULL,
    "size" integer NOT NULL,
    "members" jsonb NOT NULL,
    "found_by" text NOT NULL,
    CONSTRAINT "alike_cluster_pkey" PRIMARY KEY (wallet)
);

CREATE TABLE "api_key" (
    "id" text NOT NULL,
    "developer_id" text NOT NULL,
    "name" text NOT NULL,
    "permissions" text[],
    "rate_limit" integer,
    "prefix" text NOT NULL,
    "last4" text NOT NULL,
    "hash" text NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "last_used_at" timestamp(3) with time zone,
    "expires_at" timestamp(3) with time zone,
    "revoked_at" timestamp(3) with time zone,
    "replaced_by" text,
    "suspended_at" timestamp(3) with time zone,
    "suspension_reason" text,
    CONSTRAINT "api_key_pkey" PRIMARY KEY (id)
);
CREATE INDEX "api_key_developer_id_idx" ON "api_key" (developer_id);
CREATE UNIQUE INDEX "api_key_hash_key" ON "api_key" (hash);

CREATE TABLE "appeal" (
    "id" text NOT NULL,
    "wallet" text NOT NULL,
    "flag" text NOT NULL,
    "reason" text NOT NULL,
    "evidence" text[],
    "status" text NOT NULL,
    "developer_id" text NOT NULL,
    "opened_at" timestamp(3) with time zone NOT NULL,
    "decide_by" timestamp(3) with time zone NOT NULL,
    "decided_at" timestamp(3) with time zone,
    "decision" text,
    "from_day" date,
    "total_before" integer,
    "total_after" integer,
    "consent" text,
    CONSTRAINT "appeal_pkey" PRIMARY KEY (id)
);
CREATE INDEX "appeal_developer_id_opened_at_idx" ON "appeal" (developer_id, opened_at);
CREATE INDEX "appeal_opened_at_id_idx" ON "appeal" (opened_at, id);
CREATE INDEX "appeal_status_opened_at_idx" ON "appeal" (status, opened_at);
CREATE INDEX "appeal_upheld" ON "appeal" (wallet) WHERE (status = 'upheld'::text);
CREATE INDEX "appeal_wallet_opened_at_idx" ON "appeal" (wallet, opened_at);
CREATE UNIQUE INDEX "appeal_consent_key" ON "appeal" (consent);
CREATE UNIQUE INDEX "appeal_open" ON "appeal" (wallet, flag) WHERE (status = 'open'::text);

CREATE TABLE "attestation" (
    "id" text NOT NULL,
    "uid" text NOT NULL,
    "chain_id" bigint NOT NULL,
    "contract" text NOT NULL,
    "issuer" text NOT NULL,
    "subject" text NOT NULL,
    "schema_uid" text NOT NULL,
    "data" text NOT NULL,
    "decoded" jsonb,
    "time" bigint NOT NULL,
    "expiration_time" bigint NOT NULL,
    "revocable" boolean NOT NULL,
    "ref_uid" text NOT NULL,
    "salt" text,
    "signature" text,
    "signature_kind" text NOT NULL,
    "created_at" timestamp(3) with time zone NOT NULL,
    "revoked_at" timestamp(3) with time zone,
    "revocation_reason" text,
    "revocation_details" text,
    "public_reason" text,
    "revocation_signature" text,
    "revocation_seq" bigint,
    "tx_hash" text,
    "block_number" bigint,
    "block_hash" text,
    "revoked_block" bigint,
    "revoked_tx_hash" text,
    "final" boolean DEFAULT true NOT NULL,
    "omitted_bytes" integer,
    "preview" jsonb,
    CONSTRAINT "attestation_pkey" PRIMARY KEY (id)
);
CREATE INDEX "attestation_chain_id_final_block_number_idx" ON "attestation" (chain_id, final, block_number);
CREATE INDEX "attestation_chain_id_revoked_block_idx" ON "attestation" (chain_id, revoked_block);
CREATE INDEX "attestation_created_at_id_idx" ON "attestation" (created_at, id);
CREATE INDEX "attestation_issuer_created_at_idx" ON "attestation" (issuer, created_at);
CREATE INDEX "attestation_issuer_subject_idx" ON "attestation" (issuer, subject);
CREATE INDEX "attestation_ref_uid_idx" ON "attestation" (ref_uid);
CREATE INDEX "attestation_subject_idx" ON "attestation" (subject);
CREATE UNIQUE INDEX "attestation_revocation_seq_key" ON "attestation" (revocation_seq);
CREATE UNIQUE INDEX "attestation_uid_issuer_chain_id_contract_key" ON "attestation" (uid, issuer, chain_id, contract);

CREATE TABLE "attestation_schema" (
    "uid" text NOT NULL,
    "name" text,
    "name_key" text,
    "schema" text NOT NULL,
    "resolver" text NOT NULL,
    "revocable" boolean NOT NULL,
    "developer_id" text,
    "created_at" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "attestation_schema_pkey" PRIMARY KEY (uid)
);
CREATE INDEX "attestation_schema_created_at_uid_idx" ON "attestation_schema" (created_at, uid);
CREATE INDEX "attestation_schema_developer_id_idx" ON "attestation_schema" (developer_id);
CREATE UNIQUE INDEX "attestation_schema_name_key_key" ON "attestation_schema" (name_key);

CREATE TABLE "audit_entry" (
    "id" text NOT NULL,
    "at" timestamp(3) with time zone NOT NULL,
    "actor" text NOT NULL,
    "act" text NOT NULL,
    "target" text NOT NULL,
    "details" jsonb DEFAULT '{}'::jsonb NOT NULL,
    "request_id" text,
    CONSTRAINT "audit_entry_pkey" PRIMARY KEY (id)
);
CREATE INDEX "audit_entry_act_at_idx" ON "audit_entry" (act, at);
CREATE INDEX "audit_entry_actor_at_idx" ON "audit_entry" (actor, at);
CREATE INDEX "audit_entry_at_id_idx" ON "audit_entry" (at, id);
CREATE INDEX "audit_entry_target_at_idx" ON "audit_entry" (target, at);

CREATE TABLE "auth_nonce" (
    "nonce" text NOT NULL,
    "expires_at" timestamp(3) with time zone NOT NULL,
    "client" text,
    CONSTRAINT "auth_nonce_pkey" PRIMARY KEY (nonce)
);
CREATE INDEX "auth_nonce_expires_at_idx" ON "auth_nonce" (expires_at);

CREATE TABLE "automatic_tracking" (
    "address" text NOT NULL,
    "client" text,
    "created_at" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "automatic_tracking_pkey" PRIMARY KEY (address)
);
CREATE INDEX "automatic_tracking_created_at_idx" ON "automatic_tracking" (created_at);

CREATE TABLE "backfill" (
    "address" text NOT NULL,
    "chain_id" bigint NOT NULL,
    "party" text NOT NULL,
    "turns" integer DEFAULT 0 NOT NULL,
    "attempts" integer DEFAULT 0 NOT NULL,
    "queued_at" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "due_at" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "claim" text,
    "progress" jsonb,
    CONSTRAINT "backfill_pkey" PRIMARY KEY (address, chain_id)
);
CREATE INDEX "backfill_claim_idx" ON "backfill" (claim);
CREATE INDEX "backfill_party_queued_at_idx" ON "backfill" (party, queued_at);
CREATE INDEX "backfill_party_turns_queued_at_idx" ON "backfill" (party, turns, queued_at);

CREATE TABLE "backfill_party" (
    "party" text NOT NULL,
    "served_at" timestamp(6) with time zone,
    CONSTRAINT "backfill_party_pkey" PRIMARY KEY (party)
);

CREATE TABLE "block" (
    "chain_id" bigint NOT NULL,
    "number" bigint NOT NULL,
    "hash" text NOT NULL,
    "parent_hash" text NOT NULL,
    "time" bigint NOT NULL,
    CONSTRAINT "block_pkey" PRIMARY KEY (chain_id, number)
);

CREATE TABLE "chain_control" (
    "chain_id" bigint NOT NULL,
    "paused_at" timestamp(3) with time zone,
    "pause_reason" text,
    "reindex_from" bigint,
    "reindex_requested_at" timestamp(3) with time zone,
    "reindex_started_at" timestamp(3) with time zone,
    CONSTRAINT "chain_control_pkey" PRIMARY KEY (chain_id)
);

CREATE TABLE "chain_cursor" (
    "chain_id" bigint NOT NULL,
    "block_number" bigint,
    "block_hash" text,
    "block_time" bigint,
    "head_number" bigint,
    "finalized_block" bigint,
    "state" text NOT NULL,
    "error" text,
    "updated_at" timestamp(3) with time zone NOT NULL,
    "failing_since" timestamp(3) with time zone,
    "day_block_number" bigint,
    "day_block_hash" text,
    "day_block_time" bigint,
    CONSTRAINT "chain_cursor_pkey" PRIMARY KEY (chain_id)
);

CREATE TABLE "day_count" (
    "developer_id" text NOT NULL,
    "day" date NOT NULL,
    "requests" integer NOT NULL,
    CONSTRAINT "day_count_pkey" PRIMARY KEY (developer_id, day)
);

CREATE TABLE "developer" (
    "id" text NOT NULL,
    "wallet" text NOT NULL,
    "tier" text DEFAULT 'free'::text NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "suspended_at" timestamp(3) with time zone,
    "suspension_reason" text,
    "chain_id" bigint,
    CONSTRAINT "developer_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "developer_unclaimed" ON "developer" (wallet) WHERE (chain_id IS NULL);
CREATE UNIQUE INDEX "developer_wallet_chain_id_key" ON "developer" (wallet, chain_id);

CREATE TABLE "earned_achievement" (
    "subject" text NOT NULL,
    "id" text NOT NULL,
    "earned_at" timestamp(3) with time zone NOT NULL,
    "claimed_at" timestamp(3) with time zone,
    "lost_at" timestamp(3) with time zone,
    CONSTRAINT "earned_achievement_pkey" PRIMARY KEY (subject, id)
);
CREATE INDEX "earned_achievement_id_idx" ON "earned_achievement" (id);

CREATE TABLE "epoch" (
    "number" integer NOT NULL,
    "root" text NOT NULL,
    "previous_root" text NOT NULL,
    "model_hash" text NOT NULL,
    "rows" integer NOT NULL,
    "chains" jsonb NOT NULL,
    "at" timestamp(3) with time zone NOT NULL,
    "domain" jsonb NOT NULL,
    "signer" text NOT NULL,
    "signature" text NOT NULL,
    "nodes" bytea,
    "line_bytes" bigint NOT NULL,
    "checksum" bigint NOT NULL,
    "stored_bytes" bigint NOT NULL,
    "published" jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT "epoch_pkey" PRIMARY KEY (number)
);

CREATE TABLE "epoch_chunk" (
    "hash" bytea NOT NULL,
    "data" bytea NOT NULL,
    CONSTRAINT "epoch_chunk_pkey" PRIMARY KEY (hash)
);

CREATE TABLE "epoch_page" (
    "epoch" integer NOT NULL,
    "first_index" integer NOT NULL,
    "first_address" text NOT NULL,
    "chunk_hash" bytea NOT NULL,
    "leaves" bytea,
    CONSTRAINT "epoch_page_pkey" PRIMARY KEY (epoch, first_index)
);
CREATE INDEX "epoch_page_chunk_hash_idx" ON "epoch_page" (chunk_hash);
CREATE INDEX "epoch_page_epoch_first_address_idx" ON "epoch_page" (epoch, first_address);

CREATE TABLE "facts" (
    "wallet" text NOT NULL,
    "chain_id" bigint NOT NULL,
    "to_block" bigint NOT NULL,
    "facts" bytea,
    "transactions" integer DEFAULT 0 NOT NULL,
    CONSTRAINT "facts_pkey" PRIMARY KEY (wallet, chain_id)
);
ALTER TABLE "facts" ALTER COLUMN "facts" SET STORAGE EXTERNAL;
CREATE INDEX "facts_chain_id_idx" ON "facts" (chain_id);

CREATE TABLE "facts_snapshot" (
    "wallet" text NOT NULL,
    "chain_id" bigint NOT NULL,
    "block" bigint NOT NULL,
    "facts" bytea NOT NULL,
    CONSTRAINT "facts_snapshot_pkey" PRIMARY KEY (wallet, chain_id, block)
);
ALTER TABLE "facts_snapshot" ALTER COLUMN "facts" SET STORAGE EXTERNAL;

CREATE TABLE "funding_cluster" (
    "chain_id" bigint NOT NULL,
    "wallet" text NOT NULL,
    "funder" text NOT NULL,
    "cluster_size" integer NOT NULL,
    "chain_length" integer NOT NULL,
    CONSTRAINT "funding_cluster_pkey" PRIMARY KEY (chain_id, wallet)
);
CREATE INDEX "funding_cluster_chain_id_funder_idx" ON "funding_cluster" (chain_id, funder);

CREATE TABLE "idempotent_bytes" (
    "caller" text NOT NULL,
    "hour" timestamp(0) with time zone NOT NULL,
    "bytes" bigint NOT NULL,
    CONSTRAINT "idempotent_bytes_pkey" PRIMARY KEY (caller, hour)
);
CREATE INDEX "idempotent_bytes_hour_idx" ON "idempotent_bytes" (hour);

CREATE TABLE "idempotent_request" (
    "caller" text NOT NULL,
    "method" text NOT NULL,
    "path" text NOT NULL,
    "key" text NOT NULL,
    "body_hash" text NOT NULL,
    "status" integer,
    "body" text,
    "started_at" timestamp(3) with time zone NOT NULL,
    "expires_at" timestamp(3) with time zone NOT NULL,
    "committed" boolean DEFAULT false NOT NULL,
    "fence" text DEFAULT ''::text NOT NULL,
    "results" bytea[],
    CONSTRAINT "idempotent_request_pkey" PRIMARY KEY (caller, method, path, key)
);
CREATE INDEX "idempotent_request_expires_at_idx" ON "idempotent_request" (expires_at);

CREATE TABLE "identity" (
    "name" text NOT NULL,
    "chain_id" bigint NOT NULL,
    "token_id" numeric(78,0) NOT NULL,
    "owner" text NOT NULL,
    "state" text NOT NULL,
    "parent" text,
    "nonce" integer DEFAULT 0 NOT NULL,
    "tx_hash" text NOT NULL,
    "block_number" bigint NOT NULL,
    "block_hash" text NOT NULL,
    "minted_at" timestamp(3) with time zone NOT NULL,
    "final" boolean DEFAULT false NOT NULL,
    "created_at" timestamp(3) with time zone NOT NULL,
    "activated_at" timestamp(3) with time zone,
    "owner_tx" text NOT NULL,
    "moved_at" timestamp(3) with time zone,
    CONSTRAINT "identity_pkey" PRIMARY KEY (name)
);
CREATE INDEX "identity_chain_id_final_block_number_idx" ON "identity" (chain_id, final, block_number);
CREATE INDEX "identity_owner_idx" ON "identity" (owner);
CREATE INDEX "identity_parent_idx" ON "identity" (parent);

CREATE TABLE "identity_departure" (
    "address" text NOT NULL,
    "name" text NOT NULL,
    "owner" text NOT NULL,
    "left_at" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "identity_departure_pkey" PRIMARY KEY (address, name, owner)
);
CREATE INDEX "identity_departure_left_at_idx" ON "identity_departure" (left_at);

CREATE TABLE "identity_feed" (
    "id" bigserial NOT NULL,
    "xid" xid8 DEFAULT pg_current_xact_id() NOT NULL,
    "at" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "identity" text NOT NULL,
    CONSTRAINT "identity_feed_pkey" PRIMARY KEY (id)
);
CREATE INDEX "identity_feed_at_idx" ON "identity_feed" USING brin (at);
CREATE INDEX "identity_feed_xid_idx" ON "identity_feed" (xid);

CREATE TABLE "identity_past" (
    "name" text NOT NULL,
    "owner_tx" text NOT NULL,
    "owner" text NOT NULL,
    "nonce" integer NOT NULL,
    "activated_at" timestamp(3) with time zone,
    "wallets" jsonb NOT NULL,
    "moved_at" timestamp(3) with time zone,
    CONSTRAINT "identity_past_pkey" PRIMARY KEY (name, owner_tx)
);

CREATE TABLE "identity_wallet" (
    "address" text NOT NULL,
    "name" text NOT NULL,
    "primary" boolean NOT NULL,
    "linked_at" timestamp(3) with time zone NOT NULL,
    "counts" boolean DEFAULT true NOT NULL,
    "moved_at" timestamp(3) with time zone,
    CONSTRAINT "identity_wallet_pkey" PRIMARY KEY (address)
);
CREATE INDEX "identity_wallet_counts_moved_at_idx" ON "identity_wallet" (counts, moved_at);
CREATE INDEX "identity_wallet_name_idx" ON "identity_wallet" (name);

CREATE TABLE "issuer_weight" (
    "subject" text NOT NULL,
    "weight" integer NOT NULL,
    CONSTRAINT "issuer_weight_pkey" PRIMARY KEY (subject)
);

CREATE TABLE "meta" (
    "key" text NOT NULL,
    "value" jsonb NOT NULL,
    CONSTRAINT "meta_pkey" PRIMARY KEY (key)
);

CREATE TABLE "model_comparison" (
    "version" text NOT NULL,
    "requested_at" timestamp(3) with time zone NOT NULL,
    "compared" integer DEFAULT 0 NOT NULL,
    "subjects" integer DEFAULT 0 NOT NULL,
    "finished_at" timestamp(3) with time zone,
    "error" text,
    "result" jsonb,
    CONSTRAINT "model_comparison_pkey" PRIMARY KEY (version)
);

CREATE TABLE "model_switch" (
    "id" bigserial NOT NULL,
    "version" text NOT NULL,
    "announced_at" timestamp(3) with time zone NOT NULL,
    "active_from" timestamp(3) with time zone NOT NULL,
    "activated_at" timestamp(3) with time zone,
    "rescored_at" timestamp(3) with time zone,
    "summary" jsonb,
    CONSTRAINT "model_switch_pkey" PRIMARY KEY (id)
);

CREATE TABLE "name_event" (
    "chain_id" bigint NOT NULL,
    "tx_hash" text NOT NULL,
    "log_index" integer NOT NULL,
    "block_number" bigint NOT NULL,
    "block_hash" text NOT NULL,
    "at" bigint NOT NULL,
    "kind" text NOT NULL,
    "name" text NOT NULL,
    "account" text NOT NULL,
    "data" jsonb DEFAULT '{}'::jsonb NOT NULL,
    "name_hash" text NOT NULL,
    CONSTRAINT "name_event_pkey" PRIMARY KEY (chain_id, tx_hash, log_index)
);
CREATE INDEX "name_event_chain_id_block_number_idx" ON "name_event" (chain_id, block_number);
CREATE INDEX "name_event_chain_id_name_hash_idx" ON "name_event" (chain_id, name_hash);
CREATE INDEX "name_event_name_idx" ON "name_event" (name);

CREATE TABLE "notification" (
    "id" text NOT NULL,
    "address" text NOT NULL,
    "kind" text NOT NULL,
    "data" jsonb NOT NULL,
    "at" timestamp(3) with time zone NOT NULL,
    "read_at" timestamp(3) with time zone,
    CONSTRAINT "notification_pkey" PRIMARY KEY (id)
);
CREATE INDEX "notification_address_at_id_idx" ON "notification" (address, at, id);

CREATE TABLE "outbox" (
    "id" bigserial NOT NULL,
    "event" text NOT NULL,
    "data" jsonb NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "expanded_to" text,
    "message_id" text,
    "subjects_done" boolean DEFAULT false NOT NULL,
    CONSTRAINT "outbox_pkey" PRIMARY KEY (id)
);
CREATE INDEX "outbox_subjects_done_id_idx" ON "outbox" (subjects_done, id);

CREATE TABLE "payment_trust" (
    "address" text NOT NULL,
    "weight" integer NOT NULL,
    "scored" integer NOT NULL,
    CONSTRAINT "payment_trust_pkey" PRIMARY KEY (address)
);

CREATE TABLE "pending_attestation" (
    "chain_id" bigint NOT NULL,
    "uid" text NOT NULL,
    "block_number" bigint NOT NULL,
    "block_hash" text NOT NULL,
    "block_time" bigint NOT NULL,
    "tx_hash" text NOT NULL,
    "log_index" integer NOT NULL,
    "subject" text NOT NULL,
    "issuer" text NOT NULL,
    "revocation" jsonb,
    "at" timestamp(3) with time zone NOT NULL,
    "attempts" integer DEFAULT 0 NOT NULL,
    "retry_at" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "pending_attestation_pkey" PRIMARY KEY (chain_id, uid)
);
CREATE INDEX "pending_attestation_chain_id_retry_at_idx" ON "pending_attestation" (chain_id, retry_at);

CREATE TABLE "policy" (
    "id" text NOT NULL,
    "developer_id" text NOT NULL,
    "name" text NOT NULL,
    "policy" jsonb NOT NULL,
    "created_at" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "policy_pkey" PRIMARY KEY (id)
);
CREATE INDEX "policy_developer_id_created_at_idx" ON "policy" (developer_id, created_at);

CREATE TABLE "policy_simulation" (
    "id" text NOT NULL,
    "developer_id" text NOT NULL,
    "policy_id" text NOT NULL,
    "created_at" timestamp(3) with time zone NOT NULL,
    "subjects" integer DEFAULT 0 NOT NULL,
    "last_subject" text DEFAULT ''::text NOT NULL,
    "tally" jsonb,
    "updated_at" timestamp(3) with time zone NOT NULL,
    "finished_at" timestamp(3) with time zone,
    "error" text,
    CONSTRAINT "policy_simulation_pkey" PRIMARY KEY (id)
);
CREATE INDEX "policy_simulation_developer_id_finished_at_idx" ON "policy_simulation" (developer_id, finished_at);
CREATE INDEX "policy_simulation_policy_id_idx" ON "policy_simulation" (policy_id);

CREATE TABLE "quarantined_transaction" (
    "chain_id" bigint NOT NULL,
    "block_number" bigint NOT NULL,
    "block_hash" text NOT NULL,
    "tx_index" integer NOT NULL,
    "tx_hash" text,
    "reason" text NOT NULL,
    "at" timestamp(3) with time zone NOT NULL,
    "attempts" integer DEFAULT 0 NOT NULL,
    "retry_at" timestamp(3) with time zone NOT NULL,
    "resolved_at" timestamp(3) with time zone,
    CONSTRAINT "quarantined_transaction_pkey" PRIMARY KEY (chain_id, block_number, tx_index)
);
CREATE INDEX "quarantined_transaction_chain_id_resolved_at_retry_at_idx" ON "quarantined_transaction" (chain_id, resolved_at, retry_at);

CREATE TABLE "quarantined_wallet" (
    "chain_id" bigint NOT NULL,
    "wallet" text NOT NULL,
    "block_number" bigint NOT NULL,
    "tx_index" integer NOT NULL,
    CONSTRAINT "quarantined_wallet_pkey" PRIMARY KEY (wallet, chain_id, block_number, tx_index)
);
CREATE INDEX "quarantined_wallet_chain_id_block_number_idx" ON "quarantined_wallet" (chain_id, block_number);

CREATE TABLE "referral" (
    "referee" text NOT NULL,
    "referrer" text NOT NULL,
    "code" text NOT NULL,
    "created_at" timestamp(3) with time zone NOT NULL,
    "confirmed_at" timestamp(3) with time zone,
    CONSTRAINT "referral_pkey" PRIMARY KEY (referee)
);
CREATE INDEX "referral_referrer_idx" ON "referral" (referrer);

CREATE TABLE "referral_code" (
    "address" text NOT NULL,
    "code" text NOT NULL,
    "created_at" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "referral_code_pkey" PRIMARY KEY (address)
);
CREATE UNIQUE INDEX "referral_code_code_key" ON "referral_code" (code);

CREATE TABLE "reservation" (
    "chain_id" bigint NOT NULL,
    "tx_hash" text NOT NULL,
    "log_index" integer NOT NULL,
    "name" text NOT NULL,
    "address" text NOT NULL,
    "deposit" numeric(78,0) NOT NULL,
    "block_number" bigint NOT NULL,
    "block_hash" text NOT NULL,
    "reserved_at" timestamp(3) with time zone NOT NULL,
    "expires_at" timestamp(3) with time zone NOT NULL,
    "state" text NOT NULL,
    CONSTRAINT "reservation_pkey" PRIMARY KEY (chain_id, tx_hash, log_index)
);
CREATE INDEX "reservation_address_idx" ON "reservation" (address);
CREATE INDEX "reservation_name_reserved_at_idx" ON "reservation" (name, reserved_at);

CREATE TABLE "reservation_cursor" (
    "chain_id" bigint NOT NULL,
    "block_number" bigint NOT NULL,
    "block_hash" text NOT NULL,
    CONSTRAINT "reservation_cursor_pkey" PRIMARY KEY (chain_id)
);

CREATE TABLE "saved_ranking" (
    "id" integer NOT NULL,
    "position" text NOT NULL,
    "scopes" jsonb NOT NULL,
    "saved_at" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "saved_ranking_pkey" PRIMARY KEY (id)
);

CREATE TABLE "score" (
    "subject" text NOT NULL,
    "chain_id" bigint NOT NULL,
    "total" integer NOT NULL,
    "activity" integer NOT NULL,
    "volume" integer NOT NULL,
    "age" integer NOT NULL,
    "diversity" integer NOT NULL,
    "governance" integer NOT NULL,
    "social" integer NOT NULL,
    "risk" integer NOT NULL,
    "loyalty" integer NOT NULL,
    "bonus" jsonb DEFAULT '{}'::jsonb NOT NULL,
    "status" text NOT NULL,
    "unavailable" text[],
    "stale" text[],
    "ranked" boolean NOT NULL,
    "model_hash" text NOT NULL,
    "reached_at" bigint NOT NULL,
    "updated_at" timestamp(3) with time zone NOT NULL,
    "confidence" text DEFAULT 'low'::text NOT NULL,
    "next_change_day" bigint DEFAULT 0,
    "facts_hash" text NOT NULL,
    CONSTRAINT "score_pkey" PRIMARY KEY (subject, chain_id)
);
CREATE INDEX "score_activity_board" ON "score" (chain_id, activity DESC, reached_at) WHERE ranked;
CREATE INDEX "score_age_board" ON "score" (chain_id, age DESC, reached_at) WHERE ranked;
CREATE INDEX "score_chain_id_next_change_day_subject_idx" ON "score" (chain_id, next_change_day, subject);
CREATE INDEX "score_diversity_board" ON "score" (chain_id, diversity DESC, reached_at) WHERE ranked;
CREATE INDEX "score_governance_board" ON "score" (chain_id, governance DESC, reached_at) WHERE ranked;
CREATE INDEX "score_loyalty_board" ON "score" (chain_id, loyalty DESC, reached_at) WHERE ranked;
CREATE INDEX "score_provisional" ON "score" (chain_id) WHERE (status = 'provisional'::text);
CREATE INDEX "score_risk_board" ON "score" (chain_id, risk DESC, reached_at) WHERE ranked;
CREATE INDEX "score_social_board" ON "score" (chain_id, social DESC, reached_at) WHERE ranked;
CREATE INDEX "score_total_board" ON "score" (chain_id, total DESC, reached_at, subject) WHERE ranked;
CREATE INDEX "score_volume_board" ON "score" (chain_id, volume DESC, reached_at) WHERE ranked;

CREATE TABLE "score_close" (
    "subject" text NOT NULL,
    "chain_id" bigint NOT NULL,
    "day" date NOT NULL,
    "until" date DEFAULT 'infinity'::date NOT NULL,
    "total" smallint NOT NULL,
    "activity" smallint NOT NULL,
    "volume" smallint NOT NULL,
    "age" smallint NOT NULL,
    "diversity" smallint NOT NULL,
    "governance" smallint NOT NULL,
    "social" smallint NOT NULL,
    "risk" smallint NOT NULL,
    "loyalty" smallint NOT NULL,
    "ranked" boolean NOT NULL,
    "confidence" text NOT NULL,
    "cause" text NOT NULL,
    "recorded_at" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "score_close_pkey" PRIMARY KEY (subject, chain_id, day)
);
CREATE INDEX "score_close_chain_id_day_idx" ON "score_close" (chain_id, day);
CREATE INDEX "score_close_chain_id_until_idx" ON "score_close" (chain_id, until);
CREATE INDEX "score_close_total_board" ON "score_close" (chain_id, total DESC, subject, day, until) WHERE ranked;

CREATE TABLE "score_facts" (
    "subject" text NOT NULL,
    "facts_hash" text NOT NULL,
    "facts" jsonb NOT NULL,
    CONSTRAINT "score_facts_pkey" PRIMARY KEY (subject, facts_hash)
);

CREATE TABLE "score_feed" (
    "id" bigserial NOT NULL,
    "xid" xid8 DEFAULT pg_current_xact_id() NOT NULL,
    "at" timestamp(3) with time zone NOT NULL,
    "subject" text NOT NULL,
    "chain_id" bigint NOT NULL,
    "before" smallint[],
    "after" smallint[],
    "ranked_before" boolean NOT NULL,
    "ranked_after" boolean NOT NULL,
    "reached_before" bigint NOT NULL,
    "reached_after" bigint NOT NULL,
    "cause" text DEFAULT 'transactions'::text NOT NULL,
    "source_chain" bigint,
    "block_number" bigint,
    CONSTRAINT "score_feed_pkey" PRIMARY KEY (id)
);
CREATE INDEX "score_feed_at_idx" ON "score_feed" USING brin (at);
CREATE INDEX "score_feed_changes" ON "score_feed" (id) WHERE ((chain_id = 0) AND ((before IS DISTINCT FROM after) OR (ranked_before <> ranked_after)));
CREATE INDEX "score_feed_changes_by_subject" ON "score_feed" (subject, id) WHERE ((chain_id = 0) AND ((before IS DISTINCT FROM after) OR (ranked_before <> ranked_after)));
CREATE INDEX "score_feed_source_chain_block_number_idx" ON "score_feed" (source_chain, block_number);
CREATE INDEX "score_feed_xid_id_idx" ON "score_feed" (xid, id);

CREATE TABLE "session" (
    "id" text NOT NULL,
    "developer_id" text NOT NULL,
    "wallet" text NOT NULL,
    "kind" text NOT NULL,
    "created_at" timestamp(3) with time zone NOT NULL,
    "expires_at" timestamp(3) with time zone NOT NULL,
    "revoked_at" timestamp(3) with time zone,
    "last_used_at" timestamp(3) with time zone,
    "chain_id" bigint,
    CONSTRAINT "session_pkey" PRIMARY KEY (id)
);
CREATE INDEX "session_developer_id_idx" ON "session" (developer_id);
CREATE INDEX "session_expires_at_idx" ON "session" (expires_at);

CREATE TABLE "sponsored_mint" (
    "tx_hash" text NOT NULL,
    "developer_id" text NOT NULL,
    "name" text NOT NULL,
    "created_at" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "sponsored_mint_pkey" PRIMARY KEY (tx_hash)
);
CREATE INDEX "sponsored_mint_developer_id_created_at_idx" ON "sponsored_mint" (developer_id, created_at);

CREATE TABLE "staged_activity" (
    "chain_id" bigint NOT NULL,
    "block_number" bigint NOT NULL,
    "at" bigint NOT NULL,
    "tx_index" integer NOT NULL,
    "log_index" integer NOT NULL,
    "own" boolean,
    "ran" boolean,
    "kind" text NOT NULL,
    "wallet" text NOT NULL,
    "tx_hash" bytea NOT NULL,
    "counterparty" bytea,
    "asset" bytea,
    "asset_out" bytea,
    "method" bytea,
    "amount" numeric(78,0),
    "amount_out" numeric(78,0),
    "fee" numeric(78,0),
    CONSTRAINT "staged_activity_pkey" PRIMARY KEY (wallet, chain_id, block_number, log_index, kind, tx_hash)
);

CREATE TABLE "stale_close" (
    "subject" text NOT NULL,
    "chain_id" bigint NOT NULL,
    "from_day" date NOT NULL,
    "due_at" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "stale_close_pkey" PRIMARY KEY (subject, chain_id)
);
CREATE INDEX "stale_close_due_at_idx" ON "stale_close" (due_at);

CREATE TABLE "stale_trader" (
    "id" bigserial NOT NULL,
    "subject" text NOT NULL,
    CONSTRAINT "stale_trader_pkey" PRIMARY KEY (id)
);

CREATE TABLE "takedown" (
    "id" text NOT NULL,
    "kind" text NOT NULL,
    "target" text NOT NULL,
    "reason" text NOT NULL,
    "at" timestamp(3) with time zone NOT NULL,
    "lifted_at" timestamp(3) with time zone,
    CONSTRAINT "takedown_pkey" PRIMARY KEY (id)
);
CREATE INDEX "takedown_at_id_idx" ON "takedown" (at, id);
CREATE UNIQUE INDEX "takedown_kind_target_key" ON "takedown" (kind, target) WHERE (lifted_at IS NULL);

CREATE TABLE "tracked_wallet" (
    "address" text NOT NULL,
    "chain_id" bigint NOT NULL,
    "state" text NOT NULL,
    "transactions" integer DEFAULT 0 NOT NULL,
    "truncated" boolean DEFAULT false NOT NULL,
    "error" text,
    "source" text,
    "from_block" bigint,
    "to_block" bigint,
    "sources" jsonb DEFAULT '{}'::jsonb NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "ready_at" timestamp(3) with time zone,
    "checked_at" timestamp(3) with time zone,
    "smart_account" boolean DEFAULT false NOT NULL,
    CONSTRAINT "tracked_wallet_pkey" PRIMARY KEY (address, chain_id)
);
CREATE INDEX "tracked_wallet_chain_id_state_idx" ON "tracked_wallet" (chain_id, state);

CREATE TABLE "tracking" (
    "developer_id" text NOT NULL,
    "address" text NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "tracking_pkey" PRIMARY KEY (developer_id, address)
);

CREATE TABLE "trade" (
    "chain_id" bigint NOT NULL,
    "at" bigint NOT NULL,
    "block_number" bigint NOT NULL,
    "tx_index" integer NOT NULL,
    "log_index" integer NOT NULL,
    "wallet" text NOT NULL,
    "subject" text NOT NULL,
    "volume" numeric(200,0) NOT NULL,
    "profit" numeric(200,0) NOT NULL,
    CONSTRAINT "trade_pkey" PRIMARY KEY (chain_id, at, block_number, tx_index, log_index, wallet)
);
CREATE INDEX "trade_subject_idx" ON "trade" (subject);

CREATE TABLE "trader" (
    "chain_id" bigint NOT NULL,
    "period" text NOT NULL,
    "subject" text NOT NULL,
    "trades" integer NOT NULL,
    "volume" numeric(200,0) NOT NULL,
    "profit" numeric(200,0) NOT NULL,
    CONSTRAINT "trader_pkey" PRIMARY KEY (chain_id, period, subject)
);
CREATE INDEX "trader_chain_id_period_profit_subject_idx" ON "trader" (chain_id, period, profit DESC, subject);
CREATE INDEX "trader_chain_id_period_trades_subject_idx" ON "trader" (chain_id, period, trades DESC, subject);
CREATE INDEX "trader_chain_id_period_volume_subject_idx" ON "trader" (chain_id, period, volume DESC, subject);

CREATE TABLE "trader_histogram" (
    "chain_id" bigint NOT NULL,
    "period" text NOT NULL,
    "sort" text NOT NULL,
    "bucket" numeric(200,0) NOT NULL,
    "prefix" text NOT NULL,
    "traders" bigint NOT NULL,
    CONSTRAINT "trader_histogram_pkey" PRIMARY KEY (chain_id, period, sort, bucket, prefix)
);

CREATE TABLE "trading_cursor" (
    "chain_id" bigint NOT NULL,
    "block_number" bigint NOT NULL,
    "at" bigint NOT NULL,
    "since_24h" bigint NOT NULL,
    "since_7d" bigint NOT NULL,
    "since_30d" bigint NOT NULL,
    "settings" text NOT NULL,
    CONSTRAINT "trading_cursor_pkey" PRIMARY KEY (chain_id)
);

CREATE TABLE "trading_holding" (
    "subject" text NOT NULL,
    "chain_id" bigint NOT NULL,
    "token" text NOT NULL,
    "units" numeric(200,0) NOT NULL,
    "cost" numeric(200,0) NOT NULL,
    CONSTRAINT "trading_holding_pkey" PRIMARY KEY (subject, chain_id, token)
);

CREATE TABLE "usage_hour" (
    "developer_id" text NOT NULL,
    "hour" timestamp(0) with time zone NOT NULL,
    "key_id" text NOT NULL,
    "endpoint" text NOT NULL,
    "requests" integer NOT NULL,
    "errors" integer NOT NULL,
    "latencies" integer[],
    CONSTRAINT "usage_hour_pkey" PRIMARY KEY (developer_id, hour, key_id, endpoint)
);

CREATE TABLE "voucher" (
    "name" text NOT NULL,
    "chain_id" bigint NOT NULL,
    "claimer" text NOT NULL,
    "price" numeric(78,0) NOT NULL,
    "nonce" numeric(78,0) NOT NULL,
    "signature" text NOT NULL,
    "created_at" timestamp(3) with time zone NOT NULL,
    "expires_at" timestamp(3) with time zone NOT NULL,
    "referral_code" text,
    "consents" text[] DEFAULT ARRAY[]::text[],
    "developer_id" text,
    CONSTRAINT "voucher_pkey" PRIMARY KEY (name)
);
CREATE INDEX "voucher_claimer_expires_at_idx" ON "voucher" (claimer, expires_at);
CREATE INDEX "voucher_developer_id_expires_at_idx" ON "voucher" (developer_id, expires_at);
CREATE UNIQUE INDEX "voucher_nonce_key" ON "voucher" (nonce);

CREATE TABLE "wallet" (
    "address" text NOT NULL,
    "subject" text NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "wallet_pkey" PRIMARY KEY (address)
);
CREATE INDEX "wallet_subject_idx" ON "wallet" (subject);

CREATE TABLE "webhook" (
    "id" text NOT NULL,
    "developer_id" text NOT NULL,
    "url" text NOT NULL,
    "events" text[],
    "secret" text NOT NULL,
    "old_secret" text,
    "old_secret_until" timestamp(3) with time zone,
    "active" boolean DEFAULT true NOT NULL,
    "disabled_reason" text,
    "created_at" timestamp(3) with time zone NOT NULL,
    "failing_since" timestamp(3) with time zone,
    "all_subjects" boolean DEFAULT true NOT NULL,
    "host" text DEFAULT ''::text NOT NULL,
    "subjects" text[] DEFAULT ARRAY[]::text[],
    "operator_off" boolean DEFAULT false NOT NULL,
    "is_full" boolean DEFAULT false NOT NULL,
    "missed_from" timestamp(3) with time zone,
    "missed_until" timestamp(3) with time zone,
    CONSTRAINT "webhook_pkey" PRIMARY KEY (id)
);
CREATE INDEX "webhook_all_subjects_id_idx" ON "webhook" (all_subjects, id);
CREATE INDEX "webhook_developer_id_created_at_idx" ON "webhook" (developer_id, created_at);
CREATE INDEX "webhook_subjects_idx" ON "webhook" USING gin (subjects);

CREATE TABLE "webhook_attempt" (
    "id" bigserial NOT NULL,
    "delivery_id" text NOT NULL,
    "at" timestamp(3) with time zone NOT NULL,
    "status_code" integer,
    "duration_ms" integer NOT NULL,
    "error" text,
    "request_headers" jsonb,
    "response_body" text,
    CONSTRAINT "webhook_attempt_pkey" PRIMARY KEY (id)
);
CREATE INDEX "webhook_attempt_delivery_id_at_idx" ON "webhook_attempt" (delivery_id, at);

CREATE TABLE "webhook_delivery" (
    "id" text NOT NULL,
    "webhook_id" text NOT NULL,
    "message_id" text NOT NULL,
    "event" text NOT NULL,
    "body" text NOT NULL,
    "status" text NOT NULL,
    "attempt" integer DEFAULT 0 NOT NULL,
    "next_attempt_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone NOT NULL,
    "claim" integer DEFAULT 0 NOT NULL,
    "leased_until" timestamp(3) with time zone,
    "replay_of" text,
    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY (id)
);
CREATE INDEX "webhook_delivery_created_at_idx" ON "webhook_delivery" (created_at);
CREATE INDEX "webhook_delivery_leased_until_idx" ON "webhook_delivery" (leased_until);
CREATE INDEX "webhook_delivery_webhook_id_created_at_idx" ON "webhook_delivery" (webhook_id, created_at);
CREATE INDEX "webhook_delivery_webhook_id_status_next_attempt_at_idx" ON "webhook_delivery" (webhook_id, status, next_attempt_at);

ALTER TABLE "api_key" ADD CONSTRAINT "api_key_developer_id_fkey" FOREIGN KEY (developer_id) REFERENCES developer(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "backfill" ADD CONSTRAINT "backfill_party_fkey" FOREIGN KEY (party) REFERENCES backfill_party(party) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "epoch_page" ADD CONSTRAINT "epoch_page_chunk_hash_fkey" FOREIGN KEY (chunk_hash) REFERENCES epoch_chunk(hash) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "identity_wallet" ADD CONSTRAINT "identity_wallet_name_fkey" FOREIGN KEY (name) REFERENCES identity(name) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "policy_simulation" ADD CONSTRAINT "policy_simulation_policy_id_fkey" FOREIGN KEY (policy_id) REFERENCES policy(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "webhook_attempt" ADD CONSTRAINT "webhook_attempt_delivery_id_fkey" FOREIGN KEY (delivery_id) REFERENCES webhook_delivery(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_fkey" FOREIGN KEY (webhook_id) REFERENCES webhook(id) ON UPDATE CASCADE ON DELETE CASCADE;

-- Wallets that are read again wait as one party.
INSERT INTO "backfill_party" ("party") VALUES ('refresh');

