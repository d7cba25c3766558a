-- CreateTable
CREATE TABLE "appeal" (
    "id" TEXT NOT NULL,
    "wallet" TEXT NOT NULL,
    "flag" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "evidence" TEXT[],
    "status" TEXT NOT NULL,
    "developer_id" TEXT NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "decide_by" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "decision" TEXT,
    "from_day" DATE,
    "total_before" INTEGER,
    "total_after" INTEGER,

    CONSTRAINT "appeal_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "appeal_upheld" ON "appeal"("wallet") WHERE (status = 'upheld');

-- CreateIndex
CREATE INDEX "appeal_wallet_opened_at_idx" ON "appeal"("wallet", "opened_at");

-- CreateIndex
CREATE INDEX "appeal_developer_id_opened_at_idx" ON "appeal"("developer_id", "opened_at");

-- CreateIndex
CREATE INDEX "appeal_opened_at_id_idx" ON "appeal"("opened_at", "id");

-- CreateIndex
CREATE INDEX "appeal_status_opened_at_idx" ON "appeal"("status", "opened_at");

-- CreateIndex
CREATE UNIQUE INDEX "appeal_open" ON "appeal"("wallet", "flag") WHERE (status = 'open');
