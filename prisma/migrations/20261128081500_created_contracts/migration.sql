-- CreateIndex
CREATE INDEX "activity_created" ON "activity" ("counterparty") WHERE (kind = 'created'::text);
