import { join } from "node:path";
import type { ChainConfig } from "../../lib/core/chains.ts";
import { isOnThisMachineAlone } from "../../lib/core/env.ts";
import { DEMO_OPERATOR } from "../../lib/core/published-keys.ts";
import { localAccount, localKey } from "../simulation/local-chain.ts";
import { ATTESTATION_SEEDS, MINTER, VOUCHER_SIGNER } from "../simulation/wallets.ts";
import { localEnsParents } from "./local-contracts.ts";
import type { Settings } from "./settings.ts";
import type { Supplied } from "./tool-environment.ts";

/** The settings of the processes besides the given ones. */
export function supplySettings(
  { given, service }: Settings,
  options: { databaseUrl: string; port: number; sessionSecret: string },
): Supplied {
  return {
    NODE_ENV: "production",
    DATABASE_URL: options.databaseUrl,
    PORT: String(options.port),
    PUBLIC_ORIGIN: given.PUBLIC_ORIGIN === undefined ? `http://localhost:${options.port}` : service.PUBLIC_ORIGIN,
    HOST: service.HOST,
    SESSION_SECRET: options.sessionSecret,
  };
}

/** The additional settings of local mode. */
export function supplyLocalSettings(
  { given, service }: Settings,
  options: { root: string; chains: readonly ChainConfig[]; signerKey: string },
): Supplied {
  return {
    CHAINS: JSON.stringify(options.chains),
    RECEIPT_SIGNER_KEY: options.signerKey,
    VOUCHER_SIGNER_KEY: given.VOUCHER_SIGNER_KEY ?? localKey(VOUCHER_SIGNER),
    MINTER_KEY: given.MINTER_KEY ?? localKey(MINTER),
    ATTESTATION_SEEDS:
      given.ATTESTATION_SEEDS ?? ATTESTATION_SEEDS.map((account) => localAccount(account).address).join(),
    OPERATORS: given.OPERATORS ?? (isOnThisMachineAlone(service) ? DEMO_OPERATOR.address : ""),
    ENS_PARENTS: localEnsParents(service).join(),
    LISTED_ADDRESSES: given.LISTED_ADDRESSES ?? join(options.root, "data/lists/listed_addresses.csv"),
    SERVICES: given.SERVICES ?? join(options.root, "data/lists/services.csv"),
  };
}
