-- A name that its minter gave away and owns again was not sent to it by somebody else.
UPDATE "identity" i SET "received" = false WHERE i."received"
  and exists (select 1 from name_event m where m.name = i.name and m.chain_id = i.chain_id and m.tx_hash = i.tx_hash
    and m.kind in ('minted', 'subname') and m.account = i.owner)
  and (i.parent is null or i.owner = (
    select e.account from name_event s join name_event e on e.name = i.parent and e.chain_id = i.chain_id
      and e.kind in ('minted', 'subname', 'transferred') and (e.block_number, e.log_index) < (s.block_number, s.log_index)
    where s.name = i.name and s.chain_id = i.chain_id and s.tx_hash = i.tx_hash and s.kind = 'subname'
    order by e.block_number desc, e.log_index desc limit 1));
