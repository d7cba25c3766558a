// Anybody can attest about anybody, so attestations that add no points are left in the database: their number is without bound.

/** SQL: the issuer of the attestation `a`, and its weight `w`, if any. Several wallets of one identity are one issuer. */
export const ISSUER = "coalesce(i.subject, a.issuer)";
export const WITH_ISSUER = `left join wallet i on i.address = a.issuer left join issuer_weight w on w.subject = ${ISSUER}`;

/** SQL: the subjects of the addresses in a parameter. */
export const subjectsIn = (addresses: string) =>
  `(select coalesce(o.subject, s.address) from unnest(${addresses}::text[]) as s(address) left join wallet o using (address))`;

/** SQL: whether the issuer has a weight, or is one of the seeds in a parameter, which count in full before they are weighed. */
export const hasWeight = (seeds: string) => `(w.weight > 0 or ${ISSUER} in ${subjectsIn(seeds)})`;
