import { describe, expect, test } from "vitest";
import { parseEnv } from "./env.ts";

const required = {
  DATABASE_URL: "postgres://db/credence",
  RECEIPT_SIGNER_KEY: `0x${"11".repeat(32)}`,
  SESSION_SECRET: "22".repeat(32),
};
/** Account 0 of the mnemonic of Foundry and Hardhat. */
const publishedKey = "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80";

function chainAt(url: string): string {
  return JSON.stringify([{ id: 5, name: "Five", rpcUrls: [url] }]);
}

describe("parseEnv", () => {
  test("fills in every default and derives the public origin from the port", () => {
    expect(parseEnv({ ...required, PORT: "4000" })).toMatchObject({
      PORT: 4000,
      PUBLIC_ORIGIN: "http://localhost:4000",
      CHAINS: [],
      LIST_CONTACTS: true,
      LIST_SELF: false,
    });
  });

  test("accepts seeds of attestations only as distinct addresses separated by commas", () => {
    const seed = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
    const seeds = (value: string) => parseEnv({ ...required, ATTESTATION_SEEDS: value }).ATTESTATION_SEEDS;
    expect(parseEnv(required).ATTESTATION_SEEDS).toEqual([]);
    expect(seeds(`${seed}, ${seed.toLowerCase()},`)).toEqual([seed.toLowerCase()]);
    expect(() => seeds(`${seed},alice`)).toThrow("ATTESTATION_SEEDS: must be addresses, separated by commas");
  });

  test("accepts screening lists that can be read: each from one source, over TLS, with names of their own", () => {
    const CHAINS = chainAt("http://127.0.0.1:1");
    const parse = (...lists: object[]) =>
      parseEnv({ ...required, CHAINS, SCREENING_LISTS: JSON.stringify(lists) }).SCREENING_LISTS;
    const list = (more: object) => ({ name: "one", title: "One", ...more });
    const url = "https://lists.example.org/one.csv";
    expect(parse(list({ url }), { ...list({ file: "/two" }), name: "two" })).toEqual([
      { name: "one", title: "One", url, private: false, refreshMinutes: 60, staleMinutes: 1440 },
      { name: "two", title: "One", file: "/two", refreshMinutes: 60, staleMinutes: 1440 },
    ]);
    const address = `0x${"ab".repeat(20)}`;
    expect(parse(list({ oracle: { chainId: 5, address: address.toUpperCase().replace("X", "x") } }))).toMatchObject([
      { oracle: { chainId: 5, address, function: "isSanctioned(address addr) view returns (bool)" } },
    ]);
    for (const [wrong, message] of [
      [{}, "must have one of file, url and oracle"],
      [{ url, file: "/two" }, "must have one of file, url and oracle"],
      [{ url: "ftp://lists.example.org/" }, "SCREENING_LISTS.0.url: Invalid URL"],
      [{ url: "https://user:word@lists.example.org/" }, "must have no user and no fragment"],
      [{ url: "http://lists.example.org/" }, 'must begin with https://, but with "private": true'],
      [{ url, staleMinutes: 60 }, "must be more than refreshMinutes"],
      [{ url, name: "One" }, "must be lower-case letters, digits and single hyphens"],
      [{ oracle: { chainId: 5 } }, "must have preset or address"],
      [{ oracle: { chainId: 5, preset: "chainalysis-sanctions" } }, "has a preset that is on the chains 1, 10, 56"],
      [
        { oracle: { chainId: 5, address, function: "isListed(uint256) view returns (bool)" } },
        "must be like isListed(address)",
      ],
      [{ oracle: { chainId: 6, address } }, "one asks chain 6, which CHAINS does not have with rpcUrls"],
    ] as const) {
      expect(() => parse(list(wrong)), JSON.stringify(wrong)).toThrow(message);
    }
    expect(() => parse(list({ url }), list({ url }))).toThrow("must have different names");
    expect(() => parseEnv({ ...required, SCREENING_LISTS: "/none.json" })).toThrow(
      "must be JSON or a readable JSON file",
    );
  });

  test("accepts ENS parents of any script, only in the form that ENS hashes", () => {
    const parents = (value: string) => parseEnv({ ...required, ENS_PARENTS: value }).ENS_PARENTS;
    expect(parseEnv(required).ENS_PARENTS).toEqual([]);
    expect(parents("operator.eth, ñandú.eth,пример.eth,reverse,operator.eth")).toEqual([
      ...["operator.eth", "ñandú.eth", "пример.eth", "reverse"],
    ]);
    // Capitals, empty labels, an underscore inside, a hyphen in third and fourth place, mixed scripts, a fullwidth letter.
    for (const wrong of ["Operator.eth", "a..eth", ".eth", "a_b.eth", "ab--c.eth", "аnton.eth", "ａ.eth"]) {
      expect(() => parents(`operator.eth,${wrong}`), wrong).toThrow(`separated by commas: ${wrong} is not`);
    }
  });

  test("rejects a pool that long work could occupy completely", () => {
    expect(parseEnv({ ...required, DATABASE_POOL: "5" }).DATABASE_POOL).toBe(5);
    expect(() => parseEnv({ ...required, DATABASE_POOL: "3" })).toThrow("DATABASE_POOL: must be at least 5");
  });

  test("accepts allowed hosts only without scheme and port, in any letter case", () => {
    const hosts = (value: string) => parseEnv({ ...required, ALLOWED_HOSTS: value }).ALLOWED_HOSTS;
    expect(parseEnv(required).ALLOWED_HOSTS).toEqual([]);
    expect(hosts("Credence.internal, 10.0.0.7,[fd00::7]")).toEqual(["credence.internal", "10.0.0.7", "[fd00::7]"]);
    for (const wrong of ["http://a.example", "a.example:3000", "a.example/b", "a b@c", "*"]) {
      expect(() => hosts(wrong)).toThrow("ALLOWED_HOSTS: must be hosts without scheme and port");
    }
  });

  test("requires a chain's EAS settings completely or not at all", () => {
    const chain = (contracts: object) =>
      JSON.stringify([{ id: 5, name: "Five", rpcUrls: ["http://127.0.0.1:1"], contracts }]);
    const eas = { eas: `0x${"11".repeat(20)}`, easVersion: "1.4.0", schemaRegistry: `0x${"22".repeat(20)}` };
    expect(parseEnv({ ...required, CHAINS: chain(eas) }).CHAINS[0]?.contracts).toMatchObject(eas);
    const { easVersion: _, ...without } = eas;
    expect(() => parseEnv({ ...required, CHAINS: chain(without) })).toThrow("given together or not at all");
  });

  test("allows private receivers of events by default only where the service listens on this machine alone", () => {
    const allowed = (settings: Record<string, string>) => parseEnv({ ...required, ...settings }).WEBHOOK_ALLOW_PRIVATE;
    for (const HOST of ["127.0.0.1", "localhost", "::1"]) expect(allowed({ HOST }), HOST).toBe(true);
    for (const HOST of ["0.0.0.0", "::", "192.168.1.5"]) expect(allowed({ HOST }), HOST).toBe(false);
    const loopback = { HOST: "127.0.0.1", PORT: "3000" };
    expect(allowed({ ...loopback, PUBLIC_ORIGIN: "http://localhost:3000" })).toBe(true);
    expect(allowed({ ...loopback, PUBLIC_ORIGIN: "https://credence.example" })).toBe(false);
    expect(allowed({ ...loopback, TRUST_PROXY: "true" })).toBe(false);
    expect(allowed({ HOST: "0.0.0.0", WEBHOOK_ALLOW_PRIVATE: "true" })).toBe(true);
    expect(allowed({ WEBHOOK_ALLOW_PRIVATE: "false" })).toBe(false);
  });

  test("takes listed hosts and networks as the only private receivers, whatever WEBHOOK_ALLOW_PRIVATE says", () => {
    const allowed = (list: string) =>
      parseEnv({ ...required, WEBHOOK_ALLOWED_RECEIVERS: list, WEBHOOK_ALLOW_PRIVATE: "true" }).WEBHOOK_ALLOW_PRIVATE;
    expect(allowed("Hooks.LAN, 10.1.0.0/16 192.168.1.7,fd12::/16,[::1]")).toEqual([
      ...["hooks.lan", "10.1.0.0/16", "192.168.1.7/32", "fd12::/16", "::1/128"],
    ]);
    expect(allowed(" ")).toBe(true);
    for (const bad of [
      "10.1",
      "10.0.0.0/33",
      "hooks.lan/8",
      "http://hooks.lan",
      "hooks.lan:80",
      "fd12::/129",
      "::ffff:10.1.0.0/112",
      "*.lan",
    ]) {
      expect(() => allowed(bad), bad).toThrow("hosts such as hooks.lan and networks");
    }
    // Of these no address could ever be a receiver: the list would be without effect.
    for (const never of [
      ...["169.254.0.0/16", "169.254.1.7", "fe80::/10", "[fe80::1]", "fe80::1/128", "100.100.100.200", "fd00:ec2::254"],
      ...["0.0.0.0", "224.0.0.0/4", "255.255.255.255", "::", "ff02::1", "64:ff9b::/96", "192.0.2.0/24"],
    ]) {
      expect(() => allowed(`10.0.0.1,${never}`), never).toThrow(
        `never link-local, metadata or reserved ones, separated`,
      );
    }
    for (const wide of ["0.0.0.0/0", "::/0", "168.0.0.0/5", "fd00:ec2::/120", "100.100.100.0/24", "9.9.9.9"]) {
      expect(allowed(wide), wide).toHaveLength(1);
    }
  });

  test("treats an empty setting as unset", () => {
    expect(parseEnv({ ...required, METRICS_TOKEN: "", PORT: "" })).toMatchObject({ PORT: 3000 });
  });

  test("names every fault in one error", () => {
    const read = () =>
      parseEnv({ PORT: "99999", ROLE: "boss", CHAINS: "[{}]", METRICS_TOKEN: "short", RECEIPT_SIGNER_KEY: "0x12" });
    for (const name of [
      "PORT",
      "ROLE",
      "CHAINS.0",
      "METRICS_TOKEN",
      "DATABASE_URL",
      "RECEIPT_SIGNER_KEY",
      "SESSION_SECRET",
    ]) {
      expect(read).toThrow(new RegExp(`^  ${name}`, "m"));
    }
  });

  test("rejects a signer key that is not a private key", () => {
    for (const digits of ["00", "ff"]) {
      expect(() => parseEnv({ ...required, RECEIPT_SIGNER_KEY: `0x${digits.repeat(32)}` })).toThrow(/private key/);
    }
  });

  test("rejects published test keys if a chain is not declared local, or is not on this machine", () => {
    const names = { names: `0x${"33".repeat(20)}` };
    const chains = {
      remote: { rpcUrls: ["https://rpc.example.org"], local: true },
      "not local": { rpcUrls: ["http://127.0.0.1:8545"] },
      explorer: { explorers: [{ url: "http://127.0.0.1:9/api" }] },
      "remote explorer": {
        rpcUrls: ["http://127.0.0.1:8545"],
        explorers: [{ url: "https://explorer.example.org/api" }],
        local: true,
      },
    };
    const read = (name: string, chain: object) =>
      parseEnv({
        ...required,
        [name]: publishedKey,
        CHAINS: JSON.stringify([{ id: 5, name: "Five", contracts: names, ...chain }]),
      });
    for (const name of ["RECEIPT_SIGNER_KEY", "VOUCHER_SIGNER_KEY", "MINTER_KEY"]) {
      const fault = new RegExp(`${name}: is a published test key`);
      for (const [what, chain] of Object.entries(chains)) expect(() => read(name, chain), what).toThrow(fault);
      expect(read(name, { rpcUrls: ["http://127.0.0.1:8545"], local: true })).toMatchObject({ [name]: publishedKey });
    }
    expect(parseEnv({ ...required, CHAINS: chainAt("https://rpc.example.org") }).CHAINS).toHaveLength(1);
  });

  test("accepts published keys for vouchers and mints with a further chain without names, as in npm start", () => {
    const CHAINS = JSON.stringify([
      { id: 1, name: "Sample", explorers: [{ url: "http://127.0.0.1:9/api" }] },
      { id: 31337, name: "Local", rpcUrls: ["http://127.0.0.1:8545"], local: true },
    ]);
    expect(parseEnv({ ...required, CHAINS, MINTER_KEY: publishedKey }).MINTER_KEY).toBe(publishedKey);
    expect(() => parseEnv({ ...required, CHAINS, RECEIPT_SIGNER_KEY: publishedKey })).toThrow(/chain 1$/m);
  });

  test("rejects a HOST beyond loopback with a local chain unless allowed, and names the exposed chain", () => {
    const CHAINS = JSON.stringify([{ id: 5, name: "Five", rpcUrls: ["http://127.0.0.1:1"], local: true }]);
    for (const HOST of ["0.0.0.0", "::", "192.168.1.5"]) {
      expect(() => parseEnv({ ...required, CHAINS, HOST })).toThrow(/demo wallets.*ALLOW_PUBLIC_LOCAL_CHAIN=true/);
      expect(parseEnv({ ...required, CHAINS, HOST, ALLOW_PUBLIC_LOCAL_CHAIN: "true" }).HOST).toBe(HOST);
      expect(parseEnv({ ...required, CHAINS, HOST, ROLE: "worker" }).HOST).toBe(HOST);
      expect(parseEnv({ ...required, CHAINS: chainAt("http://127.0.0.1:1"), HOST }).HOST).toBe(HOST);
    }
    for (const HOST of ["127.0.0.1", "localhost", "::1"]) {
      expect(parseEnv({ ...required, CHAINS, HOST }).HOST).toBe(HOST);
    }
  });
});
