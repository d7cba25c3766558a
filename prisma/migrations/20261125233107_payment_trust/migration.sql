-- CreateTable
CREATE TABLE "payment_trust" (
    "address" TEXT NOT NULL,
    "weight" INTEGER NOT NULL,
    "scored" INTEGER NOT NULL,

    CONSTRAINT "payment_trust_pkey" PRIMARY KEY ("address")
);
