/** The contract that wraps a chain's native currency. */
export interface WrappedNative {
  address: string;
  /** Whether it reports wrapping with transfers from and to the zero address, and not with Deposit and Withdrawal like WETH9. */
  mints: boolean;
}

const likeWeth9 = (address: string): WrappedNative => ({ address, mints: false });
const minting = (address: string): WrappedNative => ({ address, mints: true });

export const wrappedNatives: ReadonlyMap<number, WrappedNative> = new Map([
  [1, likeWeth9("0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2")],
  [56, likeWeth9("0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c")],
  [100, likeWeth9("0xe91d153e0b41518a2ce8dd3d7944fa863463a97d")],
  [137, likeWeth9("0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270")],
  [324, minting("0x5aea5775959fbc2557cc8789bc1bf90a239d9a91")],
  [42161, minting("0x82af49447d8a07e3bd95bd0d56f35241523fbab1")],
  [43114, likeWeth9("0xb31f66aa3c1e785363f0875a1b74e27b85fd66c7")],
  [59144, likeWeth9("0xe5d7c2a44ffddf6b295a15c148167daaaf5cf34f")],
  [534352, minting("0x5300000000000000000000000000000000000004")],
]);
/** On chains of the OP Stack the contract is part of the chain; nobody can deploy to its address elsewhere. */
export const opStackWeth = likeWeth9("0x4200000000000000000000000000000000000006");

export function wrappedNativeOf(chainId: number): WrappedNative {
  return wrappedNatives.get(chainId) ?? opStackWeth;
}

/** Uniswap v4's PoolManager by chain: https://docs.uniswap.org/contracts/v4/deployments. */
export const poolManagers: ReadonlyMap<number, string> = new Map([
  [1, "0x000000000004444c5dc75cb358380d2e3de08a90"],
  [10, "0x9a13f98cb987694c9f086b1f5eb990eea8264ec3"],
  [56, "0x28e2ea090877bf75740558f6bfb36a5ffee9e9df"],
  [130, "0x1f98400000000000000000000000000000000004"],
  [137, "0x67366782805870060151383f4bbff9dab53e5cd6"],
  [480, "0xb1860d529182ac3bc1f51fa2abd56662b7d13f33"],
  [1868, "0x360e68faccca8ca495c1b759fd9eee466db9fb32"],
  [8453, "0x498581ff718922c3f8e6a244956af099b2652b2b"],
  [42161, "0x360e68faccca8ca495c1b759fd9eee466db9fb32"],
  [42220, "0x288dc841a52fca2707c6947b3a777c5e56cd87bc"],
  [43114, "0x06380c0e0912312b5150364b9dc4542ba0dbbc85"],
  [57073, "0x360e68faccca8ca495c1b759fd9eee466db9fb32"],
  [81457, "0x1631559198a9e474033433b2958dabc135ab6446"],
  [7777777, "0x0575338e4c17006ae181b47900a84404247ca30f"],
]);

export function poolManagerOf(chainId: number): string | undefined {
  return poolManagers.get(chainId);
}

/** CoW Protocol's GPv2Settlement, at one address on every chain that has it. */
export const COW_SETTLEMENT = "0x9008d19f58aabd9ed0d60971565aa8510560ab41";
