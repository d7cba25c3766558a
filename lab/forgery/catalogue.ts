import { achievementsFamily } from "./families/achievements.ts";
import { alikeWalletsFamily } from "./families/alike-wallets.ts";
import { attestations } from "./families/attestations.ts";
import { boughtWallets } from "./families/bought-wallets.ts";
import { capitalRing } from "./families/capital-ring.ts";
import { codelessContracts } from "./families/codeless-contracts.ts";
import { crowdFamily } from "./families/crowd.ts";
import { fundingFamilies } from "./families/funding.ts";
import { griefingFamilies } from "./families/griefing.ts";
import { honestActs } from "./families/honest-acts.ts";
import { linkingFamilies } from "./families/linking.ts";
import { loneFarmer } from "./families/lone-farmer.ts";
import { nameTransfer } from "./families/name-transfer.ts";
import { paidFarmer } from "./families/paid-farmer.ts";
import { passingRingFamily } from "./families/passing-ring.ts";
import { selfTransfers } from "./families/self-transfers.ts";
import { tokens } from "./families/tokens.ts";
import { votes } from "./families/votes.ts";
import { worthlessChains } from "./families/worthless-chains.ts";
import type { Family } from "./family.ts";

/** Every family of attacks. A new one is one file and one row here. */
export const catalogue: readonly Family[] = [
  loneFarmer,
  paidFarmer,
  capitalRing,
  passingRingFamily,
  ...fundingFamilies,
  boughtWallets,
  tokens,
  votes,
  codelessContracts,
  selfTransfers,
  worthlessChains,
  alikeWalletsFamily,
  attestations,
  achievementsFamily,
  ...linkingFamilies,
  nameTransfer,
  crowdFamily,
  ...griefingFamilies,
  honestActs,
];
