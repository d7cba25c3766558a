import { encodeAbiParameters, encodeEventTopics, type Hex, parseAbi } from "viem";
import { expect, test } from "vitest";
import { fetchWalletHistory } from "../../lib/chain/etherscan/fetch-wallet-history.ts";
import type { ChainLog } from "../../lib/chain/types.ts";
import { ChainConfig } from "../../lib/core/chains.ts";
import { type Activity, emptyFacts, encodeFacts, foldActivity } from "../../lib/engine/index.ts";
import { decodeBlock } from "../../lib/indexer/decode/decode-block.ts";
import { historyRowsToActivity } from "../../lib/indexer/decode/history-rows.ts";
import { unknownState } from "../../lib/indexer/decode/smart-accounts/operation.ts";
import { startScriptedExplorer } from "../chain/scripted-explorer.ts";
import { address, hash } from "../chain/scripted-node.ts";
import { testClock } from "../chain/test-clock.ts";
import { chainBlock, chainTransaction } from "../factories/blocks.ts";

// One wallet's acts, as blocks and as an explorer give them: one place decides what they mean.

const hexAddress = (name: string) => address(name) as Hex;
const [wallet, friend, coin, art] = ["wallet", "friend", "coin", "art"].map(hexAddress) as [Hex, Hex, Hex, Hex];
const zero = `0x${"0".repeat(40)}` as Hex;
const chain = { id: 1, name: "test" };
const at = (block: number) => 1_600_000_000 + block * 50_000;
const price = 1_000_000_000n;

const events = {
  coin: parseAbi(["event Transfer(address indexed from, address indexed to, uint256 value)"]),
  art: parseAbi(["event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)"]),
  items: parseAbi([
    "event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)",
    "event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)",
  ]),
};

type Move = {
  kind: "coin" | "art" | "item" | "items";
  asset: Hex;
  from: Hex;
  to: Hex;
  ids: bigint[];
  values: bigint[];
};

/** A transaction of the wallet, or of its friend, with what it moved. */
interface Act {
  sender: Hex;
  to: Hex;
  value: bigint;
  moves: Move[];
}

const uints = (...types: string[]) => types.map((type) => ({ type }));

function logOf({ kind, asset, from, to, ids, values }: Move, logIndex: number): ChainLog {
  const args = { operator: friend, from, to };
  const [id = 0n, value = 0n] = [ids[0], values[0]];
  const encoded = {
    coin: () => [
      encodeEventTopics({ abi: events.coin, args: { from, to } }),
      encodeAbiParameters(uints("uint256"), [value]),
    ],
    art: () => [encodeEventTopics({ abi: events.art, args: { from, to, tokenId: id } }), "0x"],
    item: () => [
      encodeEventTopics({ abi: events.items, eventName: "TransferSingle", args }),
      encodeAbiParameters(uints("uint256", "uint256"), [id, value]),
    ],
    items: () => [
      encodeEventTopics({ abi: events.items, eventName: "TransferBatch", args }),
      encodeAbiParameters(uints("uint256[]", "uint256[]"), [ids, values]),
    ],
  }[kind]();
  return { address: asset, logIndex, topics: [...(encoded[0] ?? [])].map(String), data: String(encoded[1]) };
}

const acts: Act[] = [];
const add = (sender: Hex, to: Hex, value: bigint, moves: Move[] = []) => acts.push({ sender, to, value, moves });
const move = (
  kind: Move["kind"],
  from: Hex,
  to: Hex,
  ids: bigint[],
  values: bigint[],
  asset = kind === "coin" ? coin : art,
) => ({ kind, asset, from, to, ids, values }) satisfies Move;
add(friend, wallet, 10n ** 18n);
for (let i = 1; i <= 12; i++) {
  const collection = hexAddress(`collection ${i}`);
  add(wallet, collection, 0n, [move("item", zero, wallet, [BigInt(i)], [2n], collection)]);
  add(friend, collection, 0n, [move("items", friend, wallet, [1n, 2n, 3n], [1n, 1n, 5n], collection)]);
  add(wallet, collection, 0n, [move("items", wallet, zero, [1n, 2n], [1n, 1n], collection)]);
  add(wallet, art, 7n, [move("art", friend, wallet, [BigInt(i)], [1n]), move("art", wallet, friend, [99n], [1n])]);
  add(wallet, coin, 0n, [move("coin", wallet, i % 3 === 0 ? zero : friend, [], [50n + BigInt(i)])]);
  add(friend, coin, 0n, [move("coin", friend, wallet, [], [9n])]);
}

function byBlocks(): Activity[] {
  return acts.flatMap((act, block) => {
    const logs = act.moves.map((one, i) => logOf(one, 5 + i));
    const transaction = chainTransaction({
      ...{ hash: hash(`act ${block}`), index: 2, from: act.sender, to: act.to, value: act.value, logs },
      ...{ method: "0x12345678", fee: 90_000n * price, gasUsed: 90_000, input: "0x12345678" },
    });
    const context = {
      chainId: 1,
      trustedPools: new Set<string>(),
      baseTokens: new Set<string>(),
      governors: new Set<string>(),
    };
    const whole = chainBlock([transaction], { number: block, time: at(block), hash: hash(`block ${block}`) });
    return decodeBlock(whole, { ...context, state: unknownState, keep: (one) => one === wallet });
  });
}

/** The same acts as rows of the lists of an explorer in the manner of Etherscan or of Blockscout. */
function rowsOf(manner: "etherscan" | "blockscout" | "blockscout before 7") {
  const lists: Record<string, object[]> = { txlist: [], tokentx: [], tokennfttx: [], token1155tx: [] };
  for (const [block, { sender, to, value, moves }] of acts.entries()) {
    const place = {
      blockNumber: String(block),
      timeStamp: String(at(block)),
      hash: hash(`act ${block}`),
      transactionIndex: "2",
    };
    const gas = { gasUsed: "90000", gasPrice: String(price), methodId: "0x12345678", input: "0x12345678" };
    if ([sender, to].includes(wallet)) {
      lists.txlist?.push({
        ...place,
        ...gas,
        from: sender,
        to,
        value: String(value),
        isError: "0",
        contractAddress: "",
      });
    }
    for (const [i, one] of moves.entries()) {
      const shared = { ...place, from: one.from, to: one.to, contractAddress: one.asset };
      const row = manner === "etherscan" ? shared : { ...shared, logIndex: String(5 + i) };
      const ids = one.ids.map(String);
      const values = one.values.map(String);
      const own = { coin: "tokentx", art: "tokennfttx", item: "token1155tx", items: "token1155tx" }[one.kind];
      const rows =
        one.kind === "coin"
          ? [{ ...row, value: values[0] }]
          : one.kind === "art"
            ? [{ ...row, tokenID: ids[0] }]
            : manner === "etherscan"
              ? ids.map((tokenID, n) => ({ ...row, tokenID, tokenValue: values[n] }))
              : [one.kind === "item" ? { ...row, tokenID: ids[0] } : { ...row, tokenIDs: ids, values }];
      lists[own]?.push(...rows);
      // Versions without separate lists name all among the tokens.
      if (manner === "blockscout before 7" && own !== "tokentx") lists.tokentx?.push(...rows);
    }
  }
  return lists;
}

const factsOf = (rows: Activity[]) =>
  Buffer.from(encodeFacts(foldActivity(emptyFacts(wallet, 1), rows))).toString("hex");

test.each(["etherscan", "blockscout", "blockscout before 7"] as const)(
  "one wallet has the same facts from blocks and from an explorer in the manner of %s, its NFTs of both standards included",
  async (manner) => {
    const lists = rowsOf(manner);
    const explorer = await startScriptedExplorer(lists, { maxRows: 10 });
    if (manner === "blockscout before 7") {
      explorer.broken.token1155tx = (to) =>
        to.writeHead(400).end('{"status":"0","message":"Unknown action","result":null}');
    }
    const config = ChainConfig.parse({ ...chain, explorers: [{ url: `${explorer.url}/api`, rate: 1000 }] });
    const { lists: read } = await fetchWalletHistory(config, wallet, { clock: testClock() });
    await explorer.close();
    const { transactions, internal, tokens, nfts } = read;
    const rows = historyRowsToActivity(config, wallet, {
      ...{ transactions: transactions.rows, internal: internal.rows, tokens: tokens.rows, nfts: nfts.rows },
    });
    const facts = foldActivity(emptyFacts(wallet, 1), rows);
    expect(facts.nftsIn.entries.size).toBe(13);
    expect(factsOf(rows)).toBe(factsOf(byBlocks()));
  },
);
