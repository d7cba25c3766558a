-- AlterTable
ALTER TABLE "webhook" ADD COLUMN     "operator_off" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "takedown" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "lifted_at" TIMESTAMPTZ(3),

    CONSTRAINT "takedown_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "takedown_at_id_idx" ON "takedown"("at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "takedown_kind_target_key" ON "takedown"("kind", "target") WHERE (lifted_at is null);
