import type { Address } from "../../core/chains.ts";
import { oraclePresets } from "../../core/screening-lists.ts";

// Registries that others keep on chain: where each is, which function answers, and how it says no. `npm run check` knows no chain, so addresses and
// functions are as their sources state them; docs/policies.md says which were run against real code.

export interface ContractPreset {
  title: string;
  /** Human-readable, as viem parses it. */
  function: string;
  /** `null`: the rule's `args` give it. */
  args: readonly (string | null)[];
  /** Errors that mean no. */
  onRevert: readonly string[];
  /** The contract on each chain; or one address for any chain; null: the rule names it. */
  address: { readonly [chainId: number]: Address } | Address | null;
  /** Where one call cannot decide: what is read after it, and by what. */
  code?: { kind: "attestation"; chains: { readonly [chainId: number]: AttestationRegistry } };
  /** What its number means. */
  unit?: string;
  /** Repository or package with what is stated here, and its commit or version. */
  source: string;
  commit: string;
  /** Where its test got the code that answers. */
  testedWith: string;
}

/** Where EAS is, and whose attestations of which schema count. */
export interface AttestationRegistry {
  eas: Address;
  attester: Address;
  schema: `0x${string}`;
}

const passport = {
  args: ["{wallet}"],
  onRevert: ["AttestationNotFound()", "AttestationExpired(uint64 expirationTime)"],
  address: {
    10: "0x5558d441779eca04a329bcd6b47830d2c6607769",
    324: "0x1166fcdca3b04311ba9e2ed5ad2c660e730e1386",
    360: "0x2443d22db6d25d141a1138d80724e3eee54fd4c2",
    8453: "0xaa24a127d10c68c8f9ac06199aa606953cd82ee7",
    42161: "0x2050256a91cbabd7c42465aa0d5325115c1deb43",
    59144: "0x423cd60ab053f1b63d6f78c8c0c63e20f009d669",
    534352: "0x8a5820030188346cc9532a1dd9fd2ef8d8f464de",
  },
  source: "passportxyz/eas-proxy",
  commit: "c9f7a35103396130984f5c33ce2bde71d7ebfca8",
  testedWith: "a double of ours",
} as const;

const coinbase = {
  function: "getAttestationUid(address recipient, bytes32 schemaUid) view returns (bytes32)",
  onRevert: [],
  address: { 8453: "0x2c7ee1e5f416dff40054c27a62f7b357c4e8619c" },
  source: "coinbase/verifications",
  commit: "8101e93db9acaadbb893499ec75524d18ba4d3af",
  testedWith: "EAS of @ethereum-attestation-service/eas-contracts 1.9.0; the indexer is a double of ours",
} as const;

/** On Base. */
const coinbaseAttestations = (schema: `0x${string}`) =>
  ({
    args: ["{wallet}", schema],
    code: {
      kind: "attestation",
      chains: {
        8453: {
          eas: "0x4200000000000000000000000000000000000021",
          attester: "0x357458739f90461b99789350868cd7cf330dd7ee",
          schema,
        },
      },
    },
  }) as const;

const definitions = {
  "passport-score": {
    ...passport,
    title: "Human Passport score",
    function: "getScore(address user) view returns (uint256)",
    unit: "ten-thousandths of a point: 200000 is a score of 20",
  },
  "passport-human": {
    ...passport,
    title: "Human Passport: is human",
    function: "isHuman(address user) view returns (bool)",
  },
  "coinbase-account": {
    ...coinbase,
    ...coinbaseAttestations("0xf8b05c79f090979bf4a80270aba232dff11a10d9ca55c4f88de95317970f0de9"),
    title: "Coinbase: verified account",
  },
  "coinbase-one": {
    ...coinbase,
    ...coinbaseAttestations("0x254bd1b63e0591fefa66818ca054c78627306f253f86be6023725a67ee6bf9f4"),
    title: "Coinbase One",
    source: "base-org/web (schema); coinbase/verifications",
    commit: "ae6c2122b0962874135d808d47c09ee804c1205f; 8101e93db9acaadbb893499ec75524d18ba4d3af",
  },
  "hats-wearer": {
    title: "Hats: wears a hat",
    function: "isWearerOfHat(address _user, uint256 _hatId) view returns (bool)",
    args: ["{wallet}", null],
    onRevert: [],
    address: "0x3bc1a0ad72417f2d411118085256fc53cbddd137",
    source: "Hats-Protocol/hats-protocol",
    commit: "cccb71a061cdb9095af7d11dfdb47026993d8c4e",
    testedWith: "a double of ours",
  },
  "world-id": {
    title: "World ID: verified until",
    function: "addressVerifiedUntil(address account) view returns (uint256)",
    args: ["{wallet}"],
    onRevert: [],
    address: { 480: "0x57b930d551e677cc36e2fa036ae2fe8fdae0330d" },
    unit: 'unix seconds; a lapsed date stays, so compare with `gt` and "{now}"',
    source: "@worldcoin/minikit-js",
    commit: "2.0.3",
    testedWith: "a double of ours",
  },
  "chainalysis-sanctions": {
    ...oraclePresets["chainalysis-sanctions"],
    title: "Chainalysis: sanctioned",
    args: ["{wallet}"],
    onRevert: [],
    source: "nounsDAO/nouns-monorepo (interface)",
    commit: "e0c0f47e",
    testedWith: "a double of ours",
  },
  "unlock-key": {
    title: "Unlock: has a valid key",
    function: "getHasValidKey(address _keyOwner) view returns (bool)",
    args: ["{wallet}"],
    onRevert: [],
    address: null,
    source: "@unlock-protocol/contracts",
    commit: "0.0.34",
    testedWith: "PublicLockV15 of @unlock-protocol/contracts 0.0.34",
  },
} as const satisfies Record<string, ContractPreset>;

export type PresetId = keyof typeof definitions;

export const contractPresets: Readonly<Record<PresetId, ContractPreset>> = definitions;

// The table's own keys.
export const presetIds = Object.keys(definitions) as [PresetId, ...PresetId[]];
