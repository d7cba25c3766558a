/** SQL condition: no operator hides this attestation (its id) or name, and the name is not blocked; `target` is an SQL expression. */
export function isShown(kind: "attestation" | "name", target: string): string {
  const isHidden = `exists (select 1 from takedown t where t.kind = '${kind}' and t.target = ${target} and t.lifted_at is null)`;
  if (kind === "attestation") return `not ${isHidden}`;
  return `not ${isHidden} and not exists (select 1 from identity b where b.name = ${target} and b.blocked)`;
}
