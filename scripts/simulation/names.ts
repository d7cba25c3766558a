import { encodeDeployData, encodeFunctionData, getContractAddress, type Hex } from "viem";
import type { LocalAccount } from "viem/accounts";
import { canyAbi, namesAbi, reservationsAbi, voucherTypes } from "../../lib/chain/names-abi.ts";
import { readArtifact } from "../contracts/artifacts.ts";
import { type Call, CONTRACTS_OF_ECONOMY, ONE } from "./economy.ts";

/** The deposit of a reservation on the local chains, wei, and its period, seconds. */
const LOCAL_DEPOSIT = ONE / 100n;
export const LOCAL_PERIOD = 7 * 86_400;

/** The deployer's nonces that the contracts of names take. */
export const CONTRACTS_OF_NAMES = 4;

/** Permission to mint one name, as IdentityNames.sol declares it. */
export interface MintVoucher {
  name: string;
  claimer: Hex;
  chainId: bigint;
  price: bigint;
  nonce: bigint;
  expiresAt: bigint;
}

/** The addresses of the contracts of names on every local chain: they follow from the deployer's nonces after the economy. */
export function localNameAddresses(deployer: Hex): { names: Hex; reservations: Hex; cany: Hex } {
  const at = (place: number) => getContractAddress({ from: deployer, nonce: BigInt(CONTRACTS_OF_ECONOMY + place) });
  return { names: at(0), reservations: at(1), cany: at(2) };
}

/** The calls for names on a local chain: each function returns the call to send. */
export function createNames(input: { deployer: Hex; voucherSigner: Hex; minter: Hex }) {
  const { deployer, voucherSigner, minter } = input;
  const at = localNameAddresses(deployer);
  const create = (contract: string, args: unknown[]): Call => {
    const { abi, bytecode } = readArtifact(contract);
    return { to: null, data: encodeDeployData({ abi, bytecode, args }), value: 0n, gas: 6_000_000 };
  };
  const call = (to: Hex, data: Hex, value = 0n): Call => ({ to, data, value, gas: 400_000 });
  return {
    at,
    /** In this order, after the economy's. */
    deployments: (): Call[] => [
      create("IdentityNames", [deployer, voucherSigner, minter]),
      create("NameReservations", [at.names, LOCAL_DEPOSIT, BigInt(LOCAL_PERIOD)]),
      create("CanyToken", [deployer]),
      call(at.names, encodeFunctionData({ abi: namesAbi, functionName: "setReservations", args: [at.reservations] })),
    ],
    reserve: (name: string) =>
      call(
        at.reservations,
        encodeFunctionData({ abi: reservationsAbi, functionName: "reserve", args: [name] }),
        LOCAL_DEPOSIT,
      ),
    refund: (name: string) =>
      call(at.reservations, encodeFunctionData({ abi: reservationsAbi, functionName: "refund", args: [name] })),
    mint: (voucher: MintVoucher, signature: Hex) =>
      call(
        at.names,
        encodeFunctionData({ abi: namesAbi, functionName: "mint", args: [voucher, signature] }),
        voucher.price,
      ),
    mintSubname: (label: string, parentId: bigint, to: Hex) =>
      call(at.names, encodeFunctionData({ abi: namesAbi, functionName: "mintSubname", args: [label, parentId, to] })),
    transferName: (from: Hex, to: Hex, tokenId: bigint) =>
      call(at.names, encodeFunctionData({ abi: namesAbi, functionName: "transferFrom", args: [from, to, tokenId] })),
    payCany: (to: Hex, amount: bigint) =>
      call(at.cany, encodeFunctionData({ abi: canyAbi, functionName: "transfer", args: [to, amount] })),
  };
}
export type Names = ReturnType<typeof createNames>;

/** Sign a voucher as the service does. */
export function signVoucher(signer: LocalAccount, names: Hex, voucher: MintVoucher): Promise<Hex> {
  return signer.signTypedData({
    domain: { name: "Credence Names", version: "1", chainId: voucher.chainId, verifyingContract: names },
    types: voucherTypes,
    primaryType: "MintVoucher",
    message: voucher,
  });
}
