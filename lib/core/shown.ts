/** SQL condition: no operator hides this attestation (its id) or name; `target` is an SQL expression. */
export function isShown(kind: "attestation" | "name", target: string): string {
  return `not exists (select 1 from takedown t where t.kind = '${kind}' and t.target = ${target} and t.lifted_at is null)`;
}
