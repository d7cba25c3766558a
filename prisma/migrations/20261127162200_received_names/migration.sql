-- AlterTable
ALTER TABLE "identity" ADD COLUMN     "received" BOOLEAN NOT NULL DEFAULT false;

-- Names that were transferred, and subnames that the parent's owner of then did not mint to itself.
UPDATE "identity" i SET "received" = true WHERE exists (select 1 from name_event e where e.name = i.name and e.chain_id = i.chain_id and e.kind = 'transferred')
  or i.parent is not null and i.owner is distinct from (
    select e.account from name_event s join name_event e on e.name = i.parent and e.chain_id = i.chain_id
      and e.kind in ('minted', 'subname', 'transferred') and (e.block_number, e.log_index) < (s.block_number, s.log_index)
    where s.name = i.name and s.chain_id = i.chain_id and s.tx_hash = i.tx_hash and s.kind = 'subname'
    order by e.block_number desc, e.log_index desc limit 1);
