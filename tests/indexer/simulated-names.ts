import { type Hex, keccak256, toHex } from "viem";
import { mnemonicToAccount } from "viem/accounts";
import { hashName } from "../../lib/chain/name-logs.ts";
import { LOCAL_MNEMONIC } from "../../lib/core/published-keys.ts";
import type { Call } from "../../scripts/simulation/economy.ts";
import { createNames, localNameAddresses, signVoucher } from "../../scripts/simulation/names.ts";

/** What wallets must remember of names to do sensible things; goes back with the blocks. */
export interface NameState {
  /** Names thought of so far: after a reorg others get the same ones. */
  made: number;
  owners: Map<string, Hex>;
  reservers: Map<string, Hex>;
}

const VOUCHER_SECONDS = 30 * 86_400;
const signer = mnemonicToAccount(LOCAL_MNEMONIC);

/** Where the contracts of names stand in a simulation whose first account deployed them. */
export const nameContracts = localNameAddresses(signer.address);

/** People who reserve, mint, give away and refund names, each kind of event there is. */
export function createNameSimulation(random: (below: number) => number) {
  const deployer = signer.address;
  const names = createNames({ deployer, voucherSigner: signer.address, minter: deployer });
  const oneOf = <T>(from: Iterable<T>): T | undefined => {
    const all = [...from];
    return all[random(Math.max(all.length, 1))];
  };

  async function mint(memory: NameState, name: string, claimer: Hex, time: number): Promise<Call & { from: Hex }> {
    memory.reservers.delete(name);
    memory.owners.set(name, claimer);
    const voucher = {
      name,
      claimer,
      chainId: 31337n,
      price: 0n,
      nonce: BigInt(keccak256(toHex(`${name} ${claimer} ${time}`))),
      expiresAt: BigInt(time + VOUCHER_SECONDS),
    };
    return { ...names.mint(voucher, await signVoucher(signer, nameContracts.names, voucher)), from: claimer };
  }

  return {
    deployments: names.deployments,
    newMemory: (): NameState => ({ made: 0, owners: new Map(), reservers: new Map() }),
    /** What happens to names next; `time` is unix seconds, `person` somebody with native currency. */
    async act(memory: NameState, person: Hex, time: number): Promise<Call & { from: Hex }> {
      const reserved = oneOf(memory.reservers);
      const owned = oneOf(memory.owners);
      const parent = oneOf([...memory.owners].filter(([name]) => !name.includes(".")));
      const fresh = `name-${memory.made++}`;
      switch (random(8)) {
        case 0:
        case 1:
          memory.reservers.set(fresh, person);
          return { ...names.reserve(fresh), from: person };
        case 2:
        case 3:
          return reserved ? mint(memory, ...reserved, time) : mint(memory, fresh, person, time);
        case 4:
          if (!reserved) break;
          memory.reservers.delete(reserved[0]);
          return { ...names.refund(reserved[0]), from: reserved[1] };
        case 5:
          if (!owned) break;
          memory.owners.set(owned[0], person);
          return { ...names.transferName(owned[1], person, BigInt(hashName(owned[0]))), from: owned[1] };
        case 6:
          if (!parent) break;
          memory.owners.set(`${fresh}.${parent[0]}`, person);
          return { ...names.mintSubname(fresh, BigInt(hashName(parent[0])), person), from: parent[1] };
        default:
      }
      return mint(memory, fresh, person, time);
    },
  };
}
