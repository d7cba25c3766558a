import { type Abi, decodeFunctionResult, encodeFunctionData, isAddress, parseAbi } from "viem";
import { hasCapability } from "../../chain/capabilities.ts";
import { resolverAbi } from "../../chain/ens-abi.ts";
import { isChainError } from "../../chain/errors.ts";
import { canyAbi, namesAbi, reservationsAbi } from "../../chain/names-abi.ts";
import { rootsAbi } from "../../chain/roots-abi.ts";
import { interactiveClient } from "../../chain/sources/open-source.ts";
import type { StateReader } from "../../chain/types.ts";
import { passportAbi, verifierAbi } from "../../chain/verifier-abi.ts";
import type { Address, ChainConfig } from "../../core/chains.ts";
import { repeat } from "../../core/concurrency.ts";
import type { Context } from "../../core/context.ts";
import { processSingleton } from "../../core/process-singleton.ts";
import { checksum } from "../../core/schemas.ts";

/** A contract that CHAINS names. */
interface Kind {
  name: string;
  /** A call with a fixed cost that no other kind answers with such a result. */
  abi: Abi;
  ask: string;
  args?: readonly unknown[];
  /** The setting whose address the call returns. */
  returns?: Setting;
}

const settings = [
  "names",
  "reservations",
  "cany",
  "verifier",
  "passport",
  "roots",
  "eas",
  "schemaRegistry",
  "ens.resolver",
  "ens.registry",
  "ens.universalResolver",
] as const;
type Setting = (typeof settings)[number];

const easAbi = parseAbi(["function getSchemaRegistry() view returns (address)"]);
const schemaRegistryAbi = parseAbi([
  "struct SchemaRecord { bytes32 uid; address resolver; bool revocable; string schema; }",
  "function getSchema(bytes32 uid) view returns (SchemaRecord)",
]);
const ensAbi = parseAbi([
  "function resolver(bytes32 node) view returns (address)",
  "function findResolver(bytes name) view returns (address, bytes32, uint256)",
]);
const ZERO = `0x${"0".repeat(64)}`;
/** `eth` as DNS has it. */
const ETH = "0x0365746800";

const kinds: Record<Setting, Kind> = {
  names: { name: "IdentityNames", abi: namesAbi, ask: "reservations", returns: "reservations" },
  reservations: { name: "NameReservations", abi: reservationsAbi, ask: "names", returns: "names" },
  cany: { name: "CanyToken", abi: canyAbi, ask: "decimals" },
  verifier: { name: "ScoreVerifier", abi: verifierAbi, ask: "receiptDomainSeparator" },
  passport: { name: "PassportAdapter", abi: passportAbi, ask: "verifier", returns: "verifier" },
  roots: { name: "BoardRoots", abi: rootsAbi, ask: "newest" },
  eas: { name: "EAS", abi: easAbi, ask: "getSchemaRegistry", returns: "schemaRegistry" },
  schemaRegistry: { name: "SchemaRegistry", abi: schemaRegistryAbi, ask: "getSchema", args: [ZERO] },
  "ens.resolver": { name: "CredenceResolver", abi: resolverAbi, ask: "urls" },
  "ens.registry": { name: "ENS's registry", abi: ensAbi, ask: "resolver", args: [ZERO] },
  "ens.universalResolver": { name: "ENS's universal resolver", abi: ensAbi, ask: "findResolver", args: [ETH] },
};

interface Placed {
  setting: Setting;
  address: Address;
}

/** A contract that is not of its setting's kind, with the setting of the kind that it is, as far as is known. */
interface Misplaced extends Placed {
  is: Setting | null;
}

/** How often a chain's contracts are asked again until all answer as CHAINS says, milliseconds. */
const EVERY_MS = 60_000;
/** The same of a local chain: `npm start` deploys there once the service answers. */
const LOCAL_EVERY_MS = 3_000;

const found = processSingleton("warnings about contracts", () => new Map<number, readonly string[]>());

/** What is wrong with the contracts that CHAINS names, as sentences; nothing before they have been asked. */
export function contractWarnings(): string[] {
  return [...found.values()].flat();
}

/** Asks the contracts of each chain with a node whether they are what CHAINS says, once, and again (each minute) while one is not. */
export function watchContracts({ env, log }: Pick<Context, "env" | "log">): { stop(): void } {
  const ending = new AbortController();
  for (const chain of env.CHAINS.filter((one) => hasCapability(one, "blocks") && placedIn(one).length > 0)) {
    const done = new AbortController();
    const check = async () => {
      const before = found.get(chain.id);
      const warnings = await checkContracts(chain, interactiveClient(chain));
      found.set(chain.id, warnings);
      if (warnings.length === 0) done.abort();
      else if (warnings.join() !== before?.join()) for (const warning of warnings) log.warn(warning);
    };
    const onError = (err: unknown) => log.error({ err, chainId: chain.id }, "contracts were not checked");
    const everyMs = chain.local ? LOCAL_EVERY_MS : EVERY_MS;
    repeat(check, { everyMs, signal: AbortSignal.any([ending.signal, done.signal]), onError });
  }
  return { stop: () => ending.abort() };
}

async function checkContracts(chain: ChainConfig, state: StateReader): Promise<string[]> {
  try {
    const placed = placedIn(chain);
    const answers = await Promise.all(placed.map(({ setting, address }) => ask(state, address, setting)));
    const wrong = placed.filter((_, i) => answers[i] === null);
    const misplaced = await Promise.all(wrong.map(async (one) => ({ ...one, is: await identify(state, one) })));
    const unrelated = placed.flatMap((one, i) => describeRelation(chain.id, placed, one, answers[i]));
    return [...describeMisplaced(chain.id, misplaced), ...unrelated];
  } catch (error) {
    if (!isChainError(error)) throw error;
    return [`The contracts of chain ${chain.id} in CHAINS could not be checked: ${error.message}.`];
  }
}

function placedIn({ contracts }: ChainConfig): Placed[] {
  const { ens, ...others } = contracts;
  const at: Partial<Record<Setting, Address | undefined>> = {
    ...others,
    "ens.resolver": ens?.resolver,
    "ens.registry": ens?.registry,
    "ens.universalResolver": ens?.universalResolver,
  };
  return settings.flatMap((setting) => {
    const address = at[setting];
    return address ? [{ setting, address }] : [];
  });
}

/** What a contract returns to the call of a kind; null if it is not of the kind. Throws ChainErrors that are no fault of the contract. */
async function ask(state: StateReader, address: Address, setting: Setting): Promise<{ result: unknown } | null> {
  const { abi, ask: functionName, args = [] } = kinds[setting];
  try {
    const data = await state.call(address, encodeFunctionData({ abi, functionName, args }));
    return { result: decodeFunctionResult({ abi, functionName, data: data as `0x${string}` }) }; // The client returns only hex.
  } catch (error) {
    if (isChainError(error) && error.code !== "REVERTED" && error.code !== "TOO_LARGE") throw error;
    return null;
  }
}

async function identify(state: StateReader, { setting, address }: Placed): Promise<Setting | null> {
  for (const other of settings) if (other !== setting && (await ask(state, address, other))) return other;
  return null;
}

function describeMisplaced(chainId: number, misplaced: readonly Misplaced[]): string[] {
  const at = new Map(misplaced.map((one) => [one.setting, one]));
  return misplaced.flatMap((one) => {
    const other = one.is && at.get(one.is);
    if (!other || other.is !== one.setting) return `CHAINS, chain ${chainId}: ${describe(one)}.`;
    if (misplaced.indexOf(other) < misplaced.indexOf(one)) return []; // Described with the other.
    return `CHAINS, chain ${chainId}, has two contracts in each other's place: ${describe(one)}, and ${describe(other)}.`;
  });
}

function describe({ setting, address, is }: Misplaced): string {
  const due = kinds[setting].name;
  const place = `contracts.${setting} is ${checksum(address)}`;
  return is ? `${place}, which is ${kinds[is].name} and not ${due}` : `${place}, which does not answer as ${due}`;
}

/** That a contract works with another than the one beside it in CHAINS. */
function describeRelation(
  chainId: number,
  placed: readonly Placed[],
  { setting, address }: Placed,
  answer: { result: unknown } | null | undefined,
): string[] {
  const { returns, name } = kinds[setting];
  const expected = placed.find((one) => one.setting === returns);
  const { result } = answer ?? {};
  if (!returns || !expected || typeof result !== "string" || !isAddress(result)) return [];
  if (result.toLowerCase() === expected.address) return [];
  return [
    `CHAINS, chain ${chainId}: contracts.${setting}, ${checksum(address)}, is ${name} of the ${kinds[returns].name} ` +
      `${result}, and contracts.${returns} is ${checksum(expected.address)}.`,
  ];
}
