-- CreateTable
CREATE TABLE "passed_money" (
    "wallet" TEXT NOT NULL,
    "hands" INTEGER NOT NULL,
    "amount" DECIMAL(78,0) NOT NULL,
    "from_day" INTEGER NOT NULL,
    "since_day" INTEGER NOT NULL,

    CONSTRAINT "passed_money_pkey" PRIMARY KEY ("wallet")
);
