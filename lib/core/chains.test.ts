import * as definitions from "viem/chains";
import { expect, test } from "vitest";
import { testNetworks } from "./chains.ts";

test("the test networks are those of viem's definitions whose id no main network shares", () => {
  const chains = Object.values(definitions).flatMap((one) => (typeof one === "object" && "id" in one ? [one] : []));
  const isTest = (chain: (typeof chains)[number]) => "testnet" in chain && chain.testnet === true;
  const others = new Set(chains.filter((one) => !isTest(one)).map(({ id }) => id));
  const local = [1337, 31337, 31338];
  const expected = chains.filter((one) => isTest(one) && !others.has(one.id) && !local.includes(one.id));
  expect([...testNetworks].sort((a, b) => a - b)).toEqual(
    [...new Set(expected.map(({ id }) => id))].sort((a, b) => a - b),
  );
});
