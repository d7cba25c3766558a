import type { Hex } from "viem";
import type { LocalAccount } from "viem/accounts";
import { voucherTypes } from "../../lib/chain/names-abi.ts";
import { type Call, CONTRACTS_OF_ECONOMY, callsOf, deployedAt, ONE } from "./economy.ts";

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
  const at = (place: number) => deployedAt(deployer, CONTRACTS_OF_ECONOMY + place);
  return { names: at(0), reservations: at(1), cany: at(2) };
}

/** The calls for names on a local chain: each function returns the call to send. */
export function createNames(input: { deployer: Hex; voucherSigner: Hex; minter: Hex }) {
  const { deployer, voucherSigner, minter } = input;
  const at = localNameAddresses(deployer);
  const names = callsOf("IdentityNames", at.names);
  const reservations = callsOf("NameReservations", at.reservations);
  const cany = callsOf("CanyToken", at.cany);
  return {
    at,
    /** In this order, after the economy's. */
    deployments: (): Call[] => [
      names.create(deployer, voucherSigner, minter),
      reservations.create(at.names, LOCAL_DEPOSIT, BigInt(LOCAL_PERIOD)),
      cany.create(deployer),
      names.call("setReservations", [at.reservations]),
    ],
    reserve: (name: string) => reservations.call("reserve", [name], undefined, LOCAL_DEPOSIT),
    refund: (name: string) => reservations.call("refund", [name]),
    mint: (voucher: MintVoucher, signature: Hex) => names.call("mint", [voucher, signature], undefined, voucher.price),
    mintSubname: (label: string, parentId: bigint, to: Hex) => names.call("mintSubname", [label, parentId, to]),
    transferName: (from: Hex, to: Hex, tokenId: bigint) => names.call("transferFrom", [from, to, tokenId]),
    payCany: (to: Hex, amount: bigint) => cany.call("transfer", [to, amount]),
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
