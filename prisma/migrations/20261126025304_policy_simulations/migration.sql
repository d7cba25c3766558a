-- CreateTable
CREATE TABLE "policy_simulation" (
    "id" TEXT NOT NULL,
    "developer_id" TEXT NOT NULL,
    "policy_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "subjects" INTEGER NOT NULL DEFAULT 0,
    "last_subject" TEXT NOT NULL DEFAULT '',
    "tally" JSONB,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "error" TEXT,

    CONSTRAINT "policy_simulation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "policy_simulation_developer_id_finished_at_idx" ON "policy_simulation"("developer_id", "finished_at");

-- CreateIndex
CREATE INDEX "policy_simulation_policy_id_idx" ON "policy_simulation"("policy_id");

-- AddForeignKey
ALTER TABLE "policy_simulation" ADD CONSTRAINT "policy_simulation_policy_id_fkey" FOREIGN KEY ("policy_id") REFERENCES "policy"("id") ON DELETE CASCADE ON UPDATE CASCADE;
