export { contractWarnings, watchContracts } from "./check-contracts.ts";
export { claimMint, confirmMint, confirmSubname, usableCode } from "./claim-mint.ts";
export { describeContracts } from "./describe-contracts.ts";
export { foldReservations } from "./fold-reservations.ts";
export { getCanyBalance, getMintEligibility } from "./get-mint-eligibility.ts";
export { getMintChains, getMintTerms } from "./get-mint-terms.ts";
export { getReservations, lookUpName, lookUpNames } from "./get-reservations.ts";
export {
  confirmReferrals,
  eraseFromReferrals,
  expireReferralCodes,
  getReferralCode,
  getReferrals,
  getReferrer,
  trackReferral,
} from "./referrals.ts";
export { forgetSync, syncFromChain } from "./sync-from-chain.ts";
