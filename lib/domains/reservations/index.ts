export { contractWarnings, watchContracts } from "./check-contracts.ts";
export { claimMint, confirmMint, confirmSubname, usableCode } from "./claim-mint.ts";
export { describeContracts } from "./describe-contracts.ts";
export { foldReservations } from "./fold-reservations.ts";
export { getCanyBalance, getMintChains, getMintEligibility, getMintTerms } from "./get-mint-eligibility.ts";
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
