-- CreateTable
CREATE TABLE "notice_channel" (
    "id" TEXT NOT NULL,
    "developer_id" TEXT,
    "medium" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "target_hash" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "kinds" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "asked_at" TIMESTAMPTZ(3),
    "named_at" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "disabled_reason" TEXT,

    CONSTRAINT "notice_channel_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notice_address" (
    "target_hash" TEXT NOT NULL,
    "asked" INTEGER NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "developer_id" TEXT,
    "client" TEXT,
    "refused" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "notice_address_pkey" PRIMARY KEY ("target_hash")
);

-- CreateTable
CREATE TABLE "notice_event" (
    "id" BIGSERIAL NOT NULL,
    "channel_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notice_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notice_message" (
    "id" TEXT NOT NULL,
    "channel_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "items" JSONB NOT NULL,
    "notices" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ready_at" TIMESTAMPTZ(3),
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3),
    "claim" INTEGER NOT NULL DEFAULT 0,
    "leased_until" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "notice_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notice_condition" (
    "channel_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "notified_at" TIMESTAMPTZ(3),

    CONSTRAINT "notice_condition_pkey" PRIMARY KEY ("channel_id","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "notice_channel_developer_id_target_hash_key" ON "notice_channel"("developer_id", "target_hash");

-- CreateIndex
CREATE UNIQUE INDEX "notice_channel_operators" ON "notice_channel"("target_hash") WHERE (developer_id IS NULL);

-- CreateIndex
CREATE INDEX "notice_address_asked_at_idx" ON "notice_address"("asked_at");

-- CreateIndex
CREATE INDEX "notice_event_channel_id_idx" ON "notice_event"("channel_id");

-- CreateIndex
CREATE INDEX "notice_message_channel_id_ready_at_idx" ON "notice_message"("channel_id", "ready_at");

-- CreateIndex
CREATE INDEX "notice_message_state_next_attempt_at_idx" ON "notice_message"("state", "next_attempt_at");

-- CreateIndex
CREATE INDEX "notice_message_leased_until_idx" ON "notice_message"("leased_until");

-- CreateIndex
CREATE UNIQUE INDEX "notice_message_collecting" ON "notice_message"("channel_id", "kind") WHERE (state = 'collecting');

-- AddForeignKey
ALTER TABLE "notice_channel" ADD CONSTRAINT "notice_channel_developer_id_fkey" FOREIGN KEY ("developer_id") REFERENCES "developer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice_event" ADD CONSTRAINT "notice_event_channel_id_fkey" FOREIGN KEY ("channel_id") REFERENCES "notice_channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice_message" ADD CONSTRAINT "notice_message_channel_id_fkey" FOREIGN KEY ("channel_id") REFERENCES "notice_channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice_condition" ADD CONSTRAINT "notice_condition_channel_id_fkey" FOREIGN KEY ("channel_id") REFERENCES "notice_channel"("id") ON DELETE CASCADE ON UPDATE CASCADE;
