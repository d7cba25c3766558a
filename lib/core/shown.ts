/** SQL condition: no operator hides this attestation (its id) or name, and the name is not blocked; `target` is an SQL expression. */
export function isShown(kind: "attestation" | "name", target: string): string {
  const isHidden = `exists (select 1 from takedown t where t.kind = '${kind}' and t.target = ${target} and t.lifted_at is null)`;
  if (kind === "attestation") return `not ${isHidden}`;
  return `not ${isHidden} and not exists (select 1 from identity b where b.name = ${target} and b.blocked)`;
}

/**
 * SQL condition: a wallet has a name of its own, which cost something; `address` is an SQL expression. Wallets without one are made in any
 * number at no cost.
 */
export function hasName(address: string): string {
  return `(exists (select 1 from identity_wallet i where i.address = ${address})
    or exists (select 1 from identity i where i.owner = ${address} and not i.received))`;
}

/**
 * SQL condition: somebody else sent the name to its owner, by a transfer or as a subname, and the owner has not activated it, so that it
 * does not speak for the wallet; `identity` is the alias of the table.
 */
export function isReceived(identity: string): string {
  return `${identity}.received and ${identity}.state = 'minted'`;
}
