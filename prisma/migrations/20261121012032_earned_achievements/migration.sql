-- CreateTable
CREATE TABLE "earned_achievement" (
    "subject" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "earned_at" TIMESTAMPTZ(3) NOT NULL,
    "claimed_at" TIMESTAMPTZ(3),

    CONSTRAINT "earned_achievement_pkey" PRIMARY KEY ("subject","id")
);

-- CreateIndex
CREATE INDEX "earned_achievement_id_idx" ON "earned_achievement"("id");
