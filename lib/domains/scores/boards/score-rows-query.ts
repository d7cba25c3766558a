import { boardCategories } from "../../../ranking/board-category.ts";
import { IDENTITY_COLUMNS, IDENTITY_JOINS } from "../../wallets/index.ts";

const milliseconds = (time: string) => `extract(epoch from ${time})::float8 * 1000`;

const SCORE = `json_build_array(
      array[${boardCategories.map((column) => `s.${column}`).join(", ")}], s.ranked, s.confidence, s.status, s.unavailable,
      ${milliseconds("s.updated_at")})`;

const KEYS = `unnest($3::text[], $4::bigint[]) with ordinality as k(identity, chain_id, index) ${IDENTITY_JOINS}`;

/** The scores of identities in scopes, with the identities; without a score, when it was last known that there is none. */
export const oneServer = `select json_build_array(k.index, json_build_array(${IDENTITY_COLUMNS}),
    case when s.subject is not null then ${SCORE} end,
    case when s.subject is null then json_build_array(
      ${milliseconds("coalesce((select updated_at from score where subject = w.subject and chain_id = 0), w.created_at)")},
      not exists (select from wallet o join tracked_wallet t on t.address = o.address
        where o.subject = w.subject and (k.chain_id = 0 or t.chain_id = k.chain_id) and t.ready_at is null)) end) as row
  from ${KEYS}
  left join score s on s.subject = w.subject and s.chain_id = k.chain_id`;

/** The same where the scores are on several nodes: each joins its scores with the identities that the coordinator resolved. */
export const onCluster = `with k as materialized (
    select k.index, k.chain_id, w.subject, w.created_at, json_build_array(${IDENTITY_COLUMNS}) as identity from ${KEYS}),
  found as materialized (
    select k.index, ${SCORE} as score from k join score s on s.subject = k.subject and s.chain_id = k.chain_id),
  updated as materialized (
    select k.index, s.updated_at from k join score s on s.subject = k.subject and s.chain_id = 0 where k.chain_id <> 0),
  unread as materialized (
    select distinct k.index from k join wallet o on o.subject = k.subject join tracked_wallet t on t.address = o.address
    where (k.chain_id = 0 or t.chain_id = k.chain_id) and t.ready_at is null)
  select json_build_array(k.index, k.identity, f.score, case when f.score is null then json_build_array(
    ${milliseconds("coalesce(u.updated_at, k.created_at)")}, n.index is null) end) as row
  from k left join found f using (index) left join updated u using (index) left join unread n using (index)`;
