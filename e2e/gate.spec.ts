import type { Page } from "@playwright/test";
import {
  type Abi,
  createPublicClient,
  createWalletClient,
  getAddress,
  type Hex,
  http,
  type LocalAccount,
  parseEther,
} from "viem";
import { ChainConfig } from "../lib/core/chains.ts";
import { passPolicyId } from "../lib/domains/policies/pass-types.ts";
import type { SignedPass } from "../lib/domains/policies/schemas.ts";
import { readArtifact } from "../scripts/contracts/artifacts.ts";
import { waitForReceipt } from "../scripts/contracts/wait-for-receipt.ts";
import { callChain } from "../scripts/simulation/json-rpc.ts";
import { localAccount } from "../scripts/simulation/local-chain.ts";
import { DEPLOYER, FIRST_WALLET } from "../scripts/simulation/wallets.ts";
import { deployLocalContracts } from "../scripts/start/local-contracts.ts";
import { signIn, signInAsDemo } from "./setup/session.ts";
import { expect, sidewaysScroll, test, views } from "./setup/test.ts";
import { newAccount } from "./setup/wallet.ts";

const LOCAL = 31337;
/** For a machine that does much else; nothing is measured. */
const patience = { timeout: 60_000 };
test.describe.configure({ timeout: 240_000 });

/** What the documented steps do on the local chain, as accounts whose keys are published. */
function openChain(nodeUrl: string) {
  const reader = createPublicClient({ transport: http(nodeUrl) });
  const free = { chain: null, gas: 3_000_000n, gasPrice: 0n } as const;
  const writer = (account: LocalAccount) => createWalletClient({ account, transport: http(nodeUrl) });
  const abiOf = (contract: string) => readArtifact(contract).abi as Abi; // Calls name its functions; a wrong name fails the test.
  return {
    newestBlock: () => reader.getBlock(),
    async deploy(contract: string, args: readonly unknown[]): Promise<Hex> {
      const { abi, bytecode } = readArtifact(contract);
      const hash = await writer(localAccount(DEPLOYER)).deployContract({ ...free, abi: abi as Abi, bytecode, args });
      const { contractAddress } = await waitForReceipt(reader, hash, 50);
      if (!contractAddress) throw new Error(`${contract} was not deployed`);
      return contractAddress;
    },
    /** Whether the transaction succeeded. */
    async send(account: LocalAccount, contract: string, address: Hex, functionName: string, args: readonly unknown[]) {
      const call = { ...free, address, abi: abiOf(contract), functionName, args };
      const { status } = await waitForReceipt(reader, await writer(account).writeContract(call), 50);
      return status === "success";
    },
    read: (contract: string, address: Hex, functionName: string, args: readonly unknown[]) =>
      reader.readContract({ address, abi: abiOf(contract), functionName, args }),
  };
}

/** The demo wallets of the simulation with the most and the fewest points, by their numbers. */
async function findDemos(page: Page, origin: string) {
  const numbers = Array.from({ length: 60 }, (_, i) => FIRST_WALLET + i);
  const identities = numbers.map((number) => localAccount(number).address);
  const options = { headers: { Origin: origin }, data: { identities } };
  const { scores } = await (await page.context().request.post(`${origin}/v1/scores/batch`, options)).json();
  const totals: number[] = scores.map((one: { score: { total: number } | null }) => one.score?.total ?? -1);
  const known = totals.filter((total) => total >= 0);
  const of = (total: number) => ({ number: FIRST_WALLET + totals.indexOf(total), total });
  return { rich: of(Math.max(...known)), poor: of(Math.min(...known)) };
}

/** Save a policy by the page, and open its gate from there. Gives the policy's id. */
async function saveGate(page: Page, origin: string, total: number): Promise<string> {
  const policy = { op: "all", rules: [{ module: "total", cmp: "gte", value: total }] };
  await page.goto(`${origin}/policies?${new URLSearchParams({ policy: JSON.stringify(policy) })}`);
  await page.getByLabel("Save this policy as").fill("Members");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("link", { name: "Gate of Members" }).click(patience);
  await expect(page.getByRole("heading", { level: 1, name: "Members" })).toBeVisible(patience);
  return page.url().split("/gate/")[1] ?? "";
}

test("a demo wallet passes a policy, gets its pass, and claims with it; one without enough points reads why; a revoked one claims nothing", async ({
  page,
  browser,
  origin,
  nodeUrl,
}) => {
  const operator = await browser.newContext();
  await signIn(operator, origin, newAccount());
  const office = await operator.newPage();
  const { rich, poor } = await findDemos(office, origin);
  const policyId = await saveGate(office, origin, rich.total);
  await operator.close();

  // Whoever has the address reads the rules, and looks up a wallet.
  await page.goto(`${origin}/gate/${policyId}`);
  await expect(page.getByRole("region", { name: "Rules" })).toContainText(`Total score at least ${rich.total}`);
  await expect(page.getByText("See what your wallet is missing")).toBeVisible();
  await page.getByLabel("Name or wallet address").fill(localAccount(poor.number).address);
  await page.getByRole("button", { name: "Check" }).click();
  const check = page.getByRole("region", { name: "Check a wallet" });
  await expect(check.getByRole("status")).toContainText("Fail", patience);
  await expect(check.getByRole("status")).toContainText("0 of 1 rule met.");
  await expect(check).toContainText(
    new RegExp(`Actual${poor.total}Required${rich.total}Gap${rich.total - poor.total}`),
  );
  await expect(page.getByRole("button", { name: "Get pass" })).toHaveCount(0);
  for (const { size, colorScheme, find } of views) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await find(page)).toEqual([]);
  }

  // Connecting on the page shows how one's own wallet does.
  await page.goto(`${origin}/gate/${policyId}`);
  await signInAsDemo(page, rich.number);
  const own = page.getByRole("region", { name: "Your wallet" });
  await expect(own.getByRole("status")).toContainText("Pass", patience);
  await page.getByRole("button", { name: "Get pass" }).click();
  const json = page.getByRole("region", { name: "Pass", exact: true }).locator("pre");
  await expect(json).toContainText('"signature"', patience);
  const signed = JSON.parse((await json.textContent()) ?? "") as SignedPass;
  const { pass, signature } = signed;
  const contract = getAddress(signed.contract);

  await callChain(nodeUrl, "evm_setAutomine", [true]);
  const chains = [1, LOCAL].map((id) => {
    return ChainConfig.parse({ id, name: `chain ${id}`, rpcUrls: [nodeUrl], wallets: "all", local: id === LOCAL });
  });
  await deployLocalContracts(chains, { publicOrigin: origin, signerKey: `0x${"42".repeat(32)}` });
  const chain = openChain(nodeUrl);
  const claimer = localAccount(rich.number);
  const deployToken = () => chain.deploy("ClaimToken", [contract, passPolicyId(policyId)]);
  const claim = (token: Hex) => chain.send(claimer, "ClaimToken", token, "claim", [pass, signature]);
  const balance = (token: Hex) => chain.read("ClaimToken", token, "balanceOf", [claimer.address]);
  const [first, second] = [await deployToken(), await deployToken()];
  // The simulation ended at midnight; the service signs by the clock.
  const { timestamp } = await chain.newestBlock();
  const now = BigInt(Math.floor(Date.now() / 1000));
  if (timestamp < now) await callChain(nodeUrl, "evm_setNextBlockTimestamp", [Number(now)]);
  expect(await claim(first)).toBe(true);
  expect(await balance(first)).toBe(parseEther("100"));

  const owner = localAccount(DEPLOYER);
  const before = [claimer.address, BigInt(pass.issuedAt) + 1n];
  expect(await chain.send(owner, "ScoreVerifier", contract, "revokeBefore", before)).toBe(true);
  expect(await claim(second)).toBe(false);
  expect(await balance(second)).toBe(0n);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a gate is read, and a wallet is looked up", async ({ page, browser, origin, wallet }) => {
    const operator = await browser.newContext();
    await signIn(operator, origin, newAccount());
    const attested = { module: "attestation", params: { schema: "cr\u202Eaft" }, cmp: "gte", value: 1 };
    const policy = { op: "any", rules: [{ module: "total", cmp: "gte", value: 1 }, attested] };
    const options = { headers: { Origin: origin }, data: { name: "Any\u202Ebody\u200B", policy } };
    const saved = await (await operator.request.post(`${origin}/v1/trust/policies`, options)).json();
    await operator.close();
    await page.goto(`${origin}/gate/${saved.policy.id}`);
    // Hidden characters of a stranger's name are shown as their code.
    await expect(page).toHaveTitle(/^Any\[U\+202E\]body\[U\+200B\] /);
    await expect(page.getByRole("heading", { level: 1 }).locator("bdi")).toHaveText("Any[U+202E]body[U+200B]");
    await expect(page.getByRole("region", { name: "Rules" })).toContainText("of \u2068cr[U+202E]aft\u2069");
    await page.getByLabel("Name or wallet address").fill(wallet);
    await page.getByRole("button", { name: "Check" }).click();
    await expect(page.getByText("cr\u202Eaft")).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Check a wallet" }).getByRole("status")).toContainText(
      "Pass",
      patience,
    );
    await expect(page).toHaveURL(new RegExp(`identity=${wallet}`));
  });
});
