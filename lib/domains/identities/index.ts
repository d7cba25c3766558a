export { getSigning } from "./get-signing.ts";
export { issueVoucher, VOUCHER_SECONDS } from "./issue-voucher.ts";
export { type NamesChain, namesChains, requireNamesChain } from "./names-chain.ts";
export { search } from "./search.ts";
export { type MintVoucher, type SignedVoucher, signVoucher } from "./sign-voucher.ts";
