import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { type ErrorDetail, ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { requireChain } from "../../core/require-chain.ts";
import { checksum, Identity } from "../../core/schemas.ts";
import { signingAccount } from "../../core/signing-account.ts";
import { nullifierOf, requireIdentity } from "../wallets/index.ts";
import { evaluatePolicy } from "./evaluate-policy.ts";
import { passDomain, passPolicyId, passTypes } from "./pass-types.ts";
import { findPolicyFor } from "./saved-policies.ts";
import type { PolicyResult, SignedPass } from "./schemas.ts";

/** How long a pass is valid, seconds. */
export const PASS_SECONDS = 3_600;

interface PassInput {
  policyId: string;
  identity: string;
  chainId: number;
  /** The wallet that uses the pass, one of the identity's; lower-case hex. Absent: the identity's address. */
  subject?: Address | undefined;
}

/**
 * Evaluates a saved policy and signs a pass for the chain's ScoreVerifier if the identity passes. Its nonce is the nullifier of the
 * person who has the subject, so that contracts can count a person once. Throws NOT_ELIGIBLE if it fails and
 * INDETERMINATE if it could not be checked, with the rules in `details`; FORBIDDEN for a session of another wallet; USER_NOT_FOUND;
 * NOT_FOUND for an unknown policy; UNSUPPORTED_CHAIN for a chain without verifier; INVALID_REQUEST for a foreign subject.
 */
export async function issuePass(ctx: Context, input: PassInput): Promise<SignedPass> {
  const contract = requireVerifier(ctx, input.chainId);
  const policy = await findPolicyFor(ctx, input.policyId);
  const identity = Identity.parse(input.identity);
  const { subject: owner, wallets } = await requireIdentity(ctx, identity);
  const subject = input.subject ?? owner;
  if (!wallets.includes(subject)) throw invalidField("body.subject", "is not a wallet of the identity");
  requireOwnWallet(ctx, wallets);
  requireAllowed(await evaluatePolicy(ctx, { policy, isSaved: true, identity }));
  const issuedAt = Math.floor(ctx.now.getTime() / 1000);
  const pass = {
    subject: checksum(subject),
    policyId: passPolicyId(input.policyId),
    allowed: true,
    issuedAt,
    expiresAt: issuedAt + PASS_SECONDS,
    nonce: await nullifierOf(ctx, { policyId: input.policyId, wallet: subject }),
  };
  const domain = passDomain(input.chainId, contract);
  const signature = await signingAccount(ctx.env.RECEIPT_SIGNER_KEY).signTypedData({
    domain,
    types: passTypes,
    primaryType: "PolicyPass",
    message: { ...pass, issuedAt: BigInt(pass.issuedAt), expiresAt: BigInt(pass.expiresAt) },
  });
  return { pass, signature, domain, contract: domain.verifyingContract };
}

function requireVerifier(ctx: Pick<Context, "env">, chainId: number): Address {
  const { contracts } = requireChain(ctx, chainId);
  if (contracts.verifier) return contracts.verifier;
  throw new ServiceError("UNSUPPORTED_CHAIN", "The chain has no ScoreVerifier, so no passes are issued for it.");
}

/** A key issues passes for everybody, a session for its own wallet. */
function requireOwnWallet({ actor }: Pick<Context, "actor">, wallets: readonly string[]): void {
  if (actor.kind !== "session" || wallets.includes(actor.wallet)) return;
  throw new ServiceError("FORBIDDEN", "A signed-in wallet gets passes for its own identity only.");
}

function requireAllowed({ outcome, rules }: PolicyResult): void {
  if (outcome === "pass") return;
  const details: ErrorDetail[] = rules
    .filter((rule) => rule.outcome === outcome)
    .map(({ id, module, reason, howTo }) => ({
      path: `rules.${id}`,
      message: `${module}: ${reason}${howTo ? ` ${howTo.change}` : ""}`,
    }));
  throw outcome === "fail"
    ? new ServiceError("NOT_ELIGIBLE", "The identity does not pass the policy.", { details })
    : new ServiceError("INDETERMINATE", "Whether the identity passes the policy could not be checked.", { details });
}
