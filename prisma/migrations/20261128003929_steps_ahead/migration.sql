-- CreateTable
CREATE TABLE "score_steps" (
    "subject" TEXT NOT NULL,
    "chain_id" BIGINT NOT NULL,
    "version" BIGINT NOT NULL,
    "days" INTEGER[],
    "age" SMALLINT[],
    "loyalty" SMALLINT[],

    CONSTRAINT "score_steps_pkey" PRIMARY KEY ("subject","chain_id")
);
