-- CreateTable
CREATE TABLE "model_comparison" (
    "version" TEXT NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "compared" INTEGER NOT NULL DEFAULT 0,
    "subjects" INTEGER NOT NULL DEFAULT 0,
    "finished_at" TIMESTAMPTZ(3),
    "error" TEXT,
    "result" JSONB,

    CONSTRAINT "model_comparison_pkey" PRIMARY KEY ("version")
);
