import { EnsPlugin, JsonRpcProvider, Network } from "ethers";
import { type Address, createPublicClient, defineChain, type Hex, http } from "viem";
import { privateKeyToAddress } from "viem/accounts";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { endpoints } from "../../lib/api/endpoints/registry.ts";
import { type Api, createApi } from "../../lib/api/serve.ts";
import { resolverAbi } from "../../lib/chain/ens-abi.ts";
import { deployLocalEns, type EnsContracts } from "../../scripts/contracts/deploy-ens.ts";
import { type OpenAdapter, openNodeAdapter } from "../contract/adapters.ts";
import { testEnv, useContext } from "../setup/context.ts";
import { CHAIN_ID, person, startContractChain } from "../solidity/contract-chain.ts";

export const ORIGIN = "https://credence.example";
/** What the registry has the resolver on. The gateway does not answer for `foreign`. */
const NODES = ["svc", "reverse", "foreign"];

type Chain = Awaited<ReturnType<typeof startContractChain>>;

/** The service's gateway over HTTP, and a chain with the resolver, a registry and a universal resolver that clients find it by. */
export function useEnsWorld() {
  const holder = useContext();
  let chain: Chain;
  let adapter: OpenAdapter;
  let api: Api;
  let at: EnsContracts;
  let provider: JsonRpcProvider;

  beforeAll(async () => {
    chain = await startContractChain(2);
    adapter = await openNodeAdapter(() => api);
    const { RECEIPT_SIGNER_KEY } = testEnv(holder.url());
    at = await deployLocalEns({
      ...{ rpcUrl: chain.url, deployer: person(1), owner: person(1).address },
      ...{ signer: privateKeyToAddress(RECEIPT_SIGNER_KEY), gateway: gateway(), parents: NODES },
    });
    const config = { id: CHAIN_ID, name: "Local", rpcUrls: [chain.url], local: true, contracts: { ens: at } };
    const env = testEnv(holder.url(), {
      CHAINS: JSON.stringify([config]),
      ENS_PARENTS: "svc,reverse,operator.eth",
      PUBLIC_ORIGIN: ORIGIN,
    });
    const { db, pg, log } = holder.ctx();
    api = createApi({ base: { env, db, pg, log }, endpoints, clock: () => holder.now.getTime() });
    const network = new Network("local", CHAIN_ID).attachPlugin(new EnsPlugin(at.registry, CHAIN_ID));
    provider = new JsonRpcProvider(chain.url, network, { staticNetwork: network, cacheTimeout: -1 });
  });
  beforeEach(async () => {
    // Answers expire by the chain's clock.
    holder.now = new Date(Number(await chain.now()) * 1000);
  });
  afterAll(async () => {
    provider?.destroy();
    await adapter?.close();
    await api?.close();
    await chain?.stop();
  });

  const gateway = () => `http://127.0.0.1:${adapter.port}/ens`;

  return {
    holder,
    gateway,
    get chain(): Chain {
      return chain;
    },
    get at(): EnsContracts {
      return at;
    },
    get ethers(): JsonRpcProvider {
      return provider;
    },
    /** A stock client of viem on the chain, as the docs show it. */
    viem: () =>
      createPublicClient({
        transport: http(chain.url),
        chain: defineChain({
          ...{ id: CHAIN_ID, name: "Local", rpcUrls: { default: { http: [chain.url] } } },
          nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
          contracts: { ensUniversalResolver: { address: at.universalResolver } },
        }),
      }),
    /** The gateway's answer to a request: the status and the body. */
    async ask(request: Hex, sender: string = at.resolver) {
      const response = await fetch(`${gateway()}/${sender}/${request}.json`);
      // Every answer is an object; the tests check its fields.
      return { status: response.status, headers: response.headers, json: (await response.json()) as AnswerJson };
    },
    /** What a resolver says to an answer: its result, or the name of the error it reverts with. */
    async verify(answer: Hex, request: Hex, resolver: Address = at.resolver) {
      const call = { address: resolver, abi: resolverAbi, functionName: "resolveWithProof", args: [answer, request] };
      const refused = await chain.revertOf(person(1), { ...call, abi: [...resolverAbi] });
      if (refused) return { error: refused[0] };
      const result = await chain.chain.readContract({
        ...call,
        abi: resolverAbi,
        functionName: "resolveWithProof",
        args: [answer, request],
      });
      return { result };
    },
  };
}

export interface AnswerJson {
  data?: Hex;
  success: boolean;
  error?: string;
  details?: { path: string; message: string }[];
}
