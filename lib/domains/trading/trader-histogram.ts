/**
 * SQL that adds to the histograms of the leaderboards of traders. `rows` is a table with the columns of `trader` and a number `n`, by which
 * each row counts: 1, or -1 for one that is gone.
 *
 * A bucket has the values of two significant digits, rounded up, and is named by its highest one. Many traders may have the same small
 * value, so buckets of values below 100 are divided by the first digit of the subjects, and those below 10 by the first two.
 */
export function addToHistograms(rows: string): string {
  return `insert into trader_histogram as h (chain_id, period, sort, bucket, prefix, traders)
     select chain_id, period, sort, trunc(value, -zeros) + case when trunc(value, -zeros) < value then ('1e' || zeros)::numeric else 0 end as bucket,
       left(subject, case when abs(value) < 10 then 4 when abs(value) < 100 then 3 else 2 end) as prefix, sum(n)
     from ${rows} cross join lateral (values ('trades', trades::numeric), ('volume', volume), ('profit', profit)) as v(sort, value)
       cross join lateral (select greatest(length(abs(value)::text) - 2, 0) as zeros) as z
     group by chain_id, period, sort, bucket, prefix having sum(n) <> 0
     on conflict (chain_id, period, sort, bucket, prefix) do update set traders = h.traders + excluded.traders`;
}
