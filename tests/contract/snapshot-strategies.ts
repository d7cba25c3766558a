import { getAddress } from "viem";

// Doubles of the strategies of Snapshot's score-api that ask an address: what they send and how they read the answer, by its source. The
// package snapshot.js has no strategies; it only asks score-api for them.

interface Asked {
  network: string;
  snapshot: number | "latest";
  /** With their checksums, each once. */
  addresses: string[];
}
type Params = Record<string, unknown>;
/** By address, in units. Throws where the strategy does, which fails the whole request. */
type Strategy = (params: Params, asked: Asked) => Promise<Record<string, number>>;
interface Answer {
  score?: { address: string; score: unknown }[];
}

/** `BigNumber.from`, then `formatUnits`: text of a whole number, in decimal or hex, or a safe integer. */
function unitsOf(score: unknown, decimals: number): number {
  const isWhole =
    typeof score === "number" ? Number.isSafeInteger(score) : /^-?(?:\d+|0x[0-9a-f]+)$/i.test(String(score));
  if (!isWhole) throw new Error(`invalid BigNumber value ${score}`);
  return Number(BigInt(String(score))) / 10 ** decimals;
}

/** The status is never looked at. */
async function ask(url: string, body?: object): Promise<Answer> {
  const headers = { Accept: "application/json", "Content-Type": "application/json" };
  const response = await fetch(url, body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers });
  return (await response.json()) as Answer;
}

/** `api` and `api-post`: every address of the answer must have its checksum, and the last entry of one counts. */
function readStrictly({ score }: Answer, decimals: number): Record<string, number> {
  if (!score) throw new Error("Cannot read properties of undefined (reading 'map')");
  return Object.fromEntries(score.map((one) => [getAddress(one.address), unitsOf(one.score, decimals)]));
}

/** `api-v2`: addresses are compared without case, and the first entry of one counts. */
function readLeniently({ score }: Answer, { addresses }: Asked, decimals: number): Record<string, number> {
  if (!Array.isArray(score)) throw new Error("Invalid response from API");
  const find = (address: string) => score.find((one) => one.address.toLowerCase() === address.toLowerCase());
  return Object.fromEntries(addresses.map((address) => [address, unitsOf(find(address)?.score ?? 0, decimals)]));
}

const query = ({ network, snapshot, addresses }: Asked) =>
  `network=${network}&snapshot=${snapshot}&addresses=${addresses.join(",")}`;
const textOf = (value: unknown) => (value === undefined ? "" : String(value));

const apiV2: Strategy = async (params, asked) => {
  const { url, type = "api-get", additionalParameters, decimals = 0 } = params;
  const more = additionalParameters === undefined ? "" : `&${additionalParameters}`;
  const answer =
    type === "api-post"
      ? await ask(String(url), { options: params, ...asked })
      : await ask(`${url}?${query(asked)}${more}`);
  return readLeniently(answer, asked, Number(decimals));
};

const strategies: Record<string, Strategy> = {
  // The slash always stands, and nothing is encoded.
  api: async ({ api, strategy, additionalParameters, decimals = 0 }, asked) => {
    const more = additionalParameters === undefined ? "" : `&${additionalParameters}`;
    return readStrictly(await ask(`${api}/${textOf(strategy)}?${query(asked)}${more}`), Number(decimals));
  },
  "api-v2": apiV2,
  "api-v2-override": apiV2,
  "api-post": async (params, asked) => {
    const { api, decimals = 18 } = params;
    return readStrictly(await ask(String(api), { options: params, ...asked }), Number(decimals));
  },
};

/** A strategy's scores of asked addresses above 0, as score-api passes them on. */
export async function callStrategy(name: string, params: Params, asked: Asked): Promise<Record<string, number>> {
  const scores = (await strategies[name]?.(params, asked)) ?? {};
  return Object.fromEntries(
    asked.addresses.flatMap((one) => ((scores[one] ?? 0) > 0 ? [[one, scores[one] ?? 0]] : [])),
  );
}
