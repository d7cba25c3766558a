import { expect, test } from "vitest";
import { readRpcError } from "./read-answers.ts";

const DATA = "0x120a2e77";
const of = (error: object) => readRpcError("node", "eth_call", error);

test.each<[string, object, string | undefined]>([
  ["geth, reth, erigon and anvil", { code: 3, message: "execution reverted", data: DATA }, DATA],
  ["… without data", { code: 3, message: "execution reverted" }, "0x"],
  ["geth's older releases", { code: -32000, message: "execution reverted" }, "0x"],
  ["Nethermind", { code: -32015, message: "VM execution error.", data: `Reverted ${DATA}` }, DATA],
  ["Besu", { code: -32000, message: "Execution reverted", data: DATA }, DATA],
  [
    "Hardhat",
    { code: -32603, message: "VM Exception while processing transaction: reverted", data: { data: DATA } },
    DATA,
  ],
  ["out of gas", { code: -32000, message: "out of gas" }, undefined],
  ["reth, out of gas", { code: -32003, message: "out of gas: gas required exceeds: 16000000" }, undefined],
  ["anvil, out of gas", { code: -32603, message: "EVM error OutOfGas" }, undefined],
  ["an invalid opcode", { code: -32000, message: "invalid opcode: INVALID" }, undefined],
  ["a node's own limit", { code: -32000, message: "execution aborted (timeout = 5s)" }, undefined],
])("what %s says of a call that failed is the contract's own revert, or not", (_, error, data) => {
  expect(of(error)).toMatchObject({ code: "REVERTED" });
  expect(of(error).revertData).toBe(data);
});

test("a contract's words are not taken for the node's, nor state that is gone for a revert", () => {
  const spoken = of({ code: 3, message: "execution reverted: out of gas, missing trie node", data: "0x08c379a0" });
  expect([spoken.code, spoken.revertData]).toEqual(["REVERTED", "0x08c379a0"]);
  expect(of({ code: -32000, message: "missing trie node 12 (path ) <nil>" }).code).toBe("STATE_UNAVAILABLE");
  expect(of({ code: -32000, message: "required historical state unavailable (reexec=128)" }).code).toBe(
    "STATE_UNAVAILABLE",
  );
});
