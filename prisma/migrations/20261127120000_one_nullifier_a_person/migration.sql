-- CreateTable
CREATE TABLE "wallet_group" (
    "address" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "wallet_group_pkey" PRIMARY KEY ("address")
);

-- CreateTable
CREATE TABLE "pass_nullifier" (
    "policy_id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "nullifier" TEXT NOT NULL,
    "first_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pass_nullifier_pkey" PRIMARY KEY ("policy_id","group_id")
);

-- CreateIndex
CREATE INDEX "wallet_group_group_id_idx" ON "wallet_group"("group_id");

-- CreateIndex
CREATE INDEX "pass_nullifier_group_id_idx" ON "pass_nullifier"("group_id");

-- AddForeignKey
ALTER TABLE "pass_nullifier" ADD CONSTRAINT "pass_nullifier_policy_id_fkey" FOREIGN KEY ("policy_id") REFERENCES "policy"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Wallets that links joined so far, as far as the database knows: those of identities, of their former owners, and of departures. Each
-- takes the least address that it is joined with, until none changes.
CREATE TEMPORARY TABLE joined ON COMMIT DROP AS
  SELECT w.address AS one, i.owner AS other, w.linked_at AS at FROM identity_wallet w JOIN identity i USING (name)
    WHERE w.address <> i.owner
  UNION ALL
  SELECT link->>'address', p.owner, now() FROM identity_past p CROSS JOIN LATERAL jsonb_array_elements(
    CASE WHEN jsonb_typeof(p.wallets) = 'array' THEN p.wallets ELSE '[]' END) AS link
    WHERE link->>'address' <> p.owner
  UNION ALL
  SELECT address, owner, left_at FROM identity_departure WHERE address <> owner;

INSERT INTO wallet_group (address, group_id, joined_at)
  SELECT address, address, min(at) FROM (SELECT one AS address, at FROM joined UNION ALL SELECT other, at FROM joined) AS ends
  GROUP BY address;

DO $$
DECLARE changed bigint := 1;
BEGIN
  WHILE changed > 0 LOOP
    UPDATE wallet_group g SET group_id = least.group_id
      FROM (
        SELECT ends.address, min(n.group_id) AS group_id
          FROM (SELECT one AS address, other AS neighbour FROM joined UNION ALL SELECT other, one FROM joined) AS ends
          JOIN wallet_group n ON n.address = ends.neighbour
          GROUP BY ends.address
      ) AS least
      WHERE least.address = g.address AND least.group_id < g.group_id;
    GET DIAGNOSTICS changed = ROW_COUNT;
  END LOOP;
END $$;
