import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Hex } from "viem";
import { MULTICALL3 } from "../../lib/chain/multicall.ts";
import type { Anvil } from "../indexer/anvil.ts";

/** Puts Multicall3 at its address, with the code that viem sends along where a chain lacks it; viem exports no name for it. */
export async function placeMulticall(anvil: Pick<Anvil, "call">): Promise<void> {
  const require = createRequire(import.meta.url);
  const file = join(dirname(require.resolve("viem")), "constants/contracts.js");
  const { multicall3Bytecode } = require(file) as { multicall3Bytecode: Hex };
  const [from] = (await anvil.call("eth_accounts")) as [Hex];
  const hash = await anvil.call("eth_sendTransaction", {
    from,
    data: multicall3Bytecode,
    gas: "0x989680",
    gasPrice: "0x0",
  });
  await anvil.call("evm_mine");
  const { contractAddress } = (await anvil.call("eth_getTransactionReceipt", hash)) as { contractAddress: Hex };
  await anvil.call("anvil_setCode", MULTICALL3, await anvil.call("eth_getCode", contractAddress, "latest"));
}
