-- CreateTable
CREATE TABLE "model_switch" (
    "id" BIGSERIAL NOT NULL,
    "version" TEXT NOT NULL,
    "announced_at" TIMESTAMPTZ(3) NOT NULL,
    "active_from" TIMESTAMPTZ(3) NOT NULL,
    "activated_at" TIMESTAMPTZ(3),
    "rescored_at" TIMESTAMPTZ(3),
    "summary" JSONB,

    CONSTRAINT "model_switch_pkey" PRIMARY KEY ("id")
);
