export { aliasesOf, loadAliases, refreshAliases } from "./aliases.ts";
export { forgetWallets } from "./forget-wallets.ts";
export { getWallet } from "./get-wallet.ts";
export { rememberWallets } from "./remember-wallets.ts";
export { requireSubject, userNotFound } from "./require-subject.ts";
export { subjectOf, walletsOf } from "./subject-of.ts";
export { backfillKey, MOST_TRACKED, trackWallet } from "./track-wallet.ts";
