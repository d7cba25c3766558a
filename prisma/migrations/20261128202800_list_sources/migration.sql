-- AlterTable
ALTER TABLE "list" ADD COLUMN     "source" JSONB,
ADD COLUMN     "source_state" JSONB;

-- CreateTable
CREATE TABLE "list_balance" (
    "list_id" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "token_id" DECIMAL(78,0) NOT NULL,
    "units" DECIMAL(100,0) NOT NULL,

    CONSTRAINT "list_balance_pkey" PRIMARY KEY ("list_id","holder","token_id")
);

-- AddForeignKey
ALTER TABLE "list_balance" ADD CONSTRAINT "list_balance_list_id_fkey" FOREIGN KEY ("list_id") REFERENCES "list"("id") ON DELETE CASCADE ON UPDATE CASCADE;
