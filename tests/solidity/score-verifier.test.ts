import fc from "fast-check";
import {
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  type Hex,
  hashTypedData,
  keccak256,
  maxUint256,
  parseAbiParameters,
  parseEther,
  toHex,
  zeroHash,
} from "viem";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { passDomain, passTypes } from "../../lib/domains/policies/pass-types.ts";
import { readArtifact } from "../../scripts/contracts/artifacts.ts";
import { rounds } from "../setup/rounds.ts";
import { person } from "./contract-chain.ts";
import { ORIGIN, type Pass, POLICY, startVerifierWorld, type VerifierWorld } from "./verifier-world.ts";

const world = await startVerifierWorld();
afterAll(() => world.stop());

const [alice, bob] = [person(2), person(3)];

/** The error a verifier answers a signed pass with, or null. */
async function judged(changes: Partial<Pass>, signature?: (pass: Pass) => Promise<Hex>) {
  const pass = await world.pass(alice.address, changes);
  const signed = await (signature ?? world.signPass)(pass);
  return world.revertOf(bob, "ScoreVerifier", "requirePass", [pass, signed]);
}

describe("a pass", () => {
  test("that the service signed is accepted until its last second, and not after", async () => {
    const issuedAt = await world.now();
    const pass = await world.pass(alice.address, { issuedAt, expiresAt: issuedAt + 60n });
    const signature = await world.signPass(pass);
    const check = () => world.revertOf(bob, "ScoreVerifier", "requirePass", [pass, signature]);
    expect(await check()).toBeNull();
    await world.chain.setNextBlockTimestamp({ timestamp: issuedAt + 60n });
    await world.chain.mine({ blocks: 1 });
    expect(await check()).toBeNull();
    await world.wait(1);
    expect(await check()).toEqual(["Expired", issuedAt + 60n]);
  });

  test.each<[string, (pass: Pass) => Pass]>([
    ["subject", (pass) => ({ ...pass, subject: bob.address })],
    ["policy", (pass) => ({ ...pass, policyId: zeroHash })],
    ["time", (pass) => ({ ...pass, issuedAt: pass.issuedAt - 1n })],
    ["expiry", (pass) => ({ ...pass, expiresAt: pass.expiresAt + 1n })],
    ["nonce", (pass) => ({ ...pass, nonce: zeroHash })],
  ])("with another %s than signed is refused", async (_, altered) => {
    const pass = await world.pass(alice.address);
    const signature = await world.signPass(pass);
    const error = await world.revertOf(bob, "ScoreVerifier", "requirePass", [altered(pass), signature]);
    expect(error?.[0]).toBe("UnknownSigner");
  });

  test("of a failed policy, of the future, of more than a day, is refused", async () => {
    const now = await world.now();
    expect((await judged({ allowed: false }))?.[0]).toBe("NotAllowed");
    expect((await judged({ issuedAt: now + 310n, expiresAt: now + 400n }))?.[0]).toBe("NotYetIssued");
    expect((await judged({ issuedAt: now, expiresAt: now + 86_401n }))?.[0]).toBe("PassTooLong");
    expect(await judged({ issuedAt: now, expiresAt: now + 86_400n })).toBeNull();
  });

  test("for another chain or another contract, or by anybody else, is refused", async () => {
    const elsewhere = (at: { chainId?: number; verifier?: Hex }) => (pass: Pass) =>
      world.signPass(pass, world.signer, at);
    expect((await judged({}, elsewhere({ chainId: 31338 })))?.[0]).toBe("UnknownSigner");
    expect((await judged({}, elsewhere({ verifier: bob.address })))?.[0]).toBe("UnknownSigner");
    expect(await judged({}, (pass) => world.signPass(pass, bob))).toEqual(["UnknownSigner", bob.address]);
  });

  test("with the second form of its signature, a shorter or a longer one, is refused", async () => {
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
    const word = (value: bigint) => value.toString(16).padStart(64, "0");
    const malleable = async (pass: Pass): Promise<Hex> => {
      const signature = await world.signPass(pass);
      const s = BigInt(`0x${signature.slice(66, 130)}`);
      const v = signature.endsWith("1b") ? "1c" : "1b";
      return `0x${signature.slice(2, 66)}${word(order - s)}${v}`;
    };
    expect((await judged({}, malleable))?.[0]).toBe("ECDSAInvalidSignatureS");
    const cut = async (pass: Pass): Promise<Hex> => `0x${(await world.signPass(pass)).slice(2, -2)}`;
    expect((await judged({}, cut))?.[0]).toBe("ECDSAInvalidSignatureLength");
    const longer = async (pass: Pass): Promise<Hex> => `${await world.signPass(pass)}00`;
    expect((await judged({}, longer))?.[0]).toBe("ECDSAInvalidSignatureLength");
    expect((await judged({}, async () => `0x${"00".repeat(65)}`))?.[0]).toBe("ECDSAInvalidSignature");
  });

  test("of any content is accepted as signed, and refused once a byte of the signature differs", async () => {
    const word = fc
      .bigInt({ min: 0n, max: maxUint256 })
      .map((value): Hex => `0x${value.toString(16).padStart(64, "0")}`);
    await fc.assert(
      fc.asyncProperty(
        word,
        word,
        fc.nat(64),
        fc.integer({ min: 1, max: 255 }),
        async (policyId, nonce, at, change) => {
          const pass = await world.pass(alice.address, { policyId, nonce });
          const signature = await world.signPass(pass);
          expect(await world.revertOf(bob, "ScoreVerifier", "requirePass", [pass, signature])).toBeNull();
          const bytes = Buffer.from(signature.slice(2), "hex");
          bytes[at] = (bytes[at] ?? 0) ^ change;
          const forged: Hex = `0x${bytes.toString("hex")}`;
          expect(await world.revertOf(bob, "ScoreVerifier", "requirePass", [pass, forged])).not.toBeNull();
        },
      ),
      { numRuns: 20 },
    );
  });
});

describe("the owner", () => {
  test("revokes one pass by its digest", async () => {
    const pass = await world.pass(alice.address, { nonce: POLICY });
    const signature = await world.signPass(pass);
    const digest = await world.read("ScoreVerifier", "passDigest", pass);
    const domain = passDomain(31337, world.contracts.ScoreVerifier);
    expect(digest).toBe(hashTypedData({ domain, types: passTypes, primaryType: "PolicyPass", message: pass }));
    await world.send(world.owner, "ScoreVerifier", "revoke", [alice.address, digest]);
    expect(await world.revertOf(bob, "ScoreVerifier", "requirePass", [pass, signature])).toEqual([
      "DigestRevoked",
      digest,
    ]);
    expect(await judged({})).toBeNull();
  });

  test("revokes everything issued about a subject before a time, which never moves back", async () => {
    const time = (await world.now()) + 10n;
    await world.send(world.owner, "ScoreVerifier", "revokeBefore", [bob.address, time]);
    expect((await judged({ subject: bob.address }))?.[0]).toBe("SubjectRevoked");
    expect(await judged({})).toBeNull();
    await world.wait(20);
    expect(await judged({ subject: bob.address })).toBeNull();
    const back = await world.revertOf(world.owner, "ScoreVerifier", "revokeBefore", [bob.address, time - 1n]);
    expect(back).toEqual(["RevocationMovesBack", time]);
  });

  test("gives signers a validity: a retired key's passes count for what it signed before, a removed key's never", async () => {
    const other = person(4);
    const sign = (pass: Pass) => world.signPass(pass, other);
    const now = await world.now();
    const set = (from: bigint, until: bigint) =>
      world.send(world.owner, "ScoreVerifier", "setSigner", [other.address, from, until]);
    await set(now - 10n, now + 5n);
    expect(await judged({ issuedAt: now - 10n }, sign)).toBeNull();
    expect((await judged({ issuedAt: now - 11n }, sign))?.[0]).toBe("SignerNotValidAt");
    await world.wait(60);
    expect((await judged({}, sign))?.[0]).toBe("SignerNotValidAt");
    expect(await judged({ issuedAt: now + 5n }, sign)).toBeNull();
    await set(0n, 0n);
    expect((await judged({ issuedAt: now }, sign))?.[0]).toBe("UnknownSigner");
  });

  test.each([
    ["setSigner", [bob.address, 0n, 1n]],
    ["revoke", [bob.address, zeroHash]],
    ["revokeBefore", [bob.address, 1n]],
    ["transferOwnership", [bob.address]],
  ])("alone calls %s", async (fn, args) => {
    expect(await world.revertOf(bob, "ScoreVerifier", fn, args)).toEqual(["OwnableUnauthorizedAccount", bob.address]);
  });

  test("hands over in two steps", async () => {
    await world.send(world.owner, "ScoreVerifier", "transferOwnership", [alice.address]);
    expect(await world.read("ScoreVerifier", "owner")).toBe(world.owner.address);
    await world.send(alice, "ScoreVerifier", "acceptOwnership", []);
    expect(await world.read("ScoreVerifier", "owner")).toBe(alice.address);
    await world.send(alice, "ScoreVerifier", "transferOwnership", [world.owner.address]);
    await world.send(world.owner, "ScoreVerifier", "acceptOwnership", []);
  });
});

describe("a gated token", () => {
  test("is claimed once, by the pass's subject alone", async () => {
    const pass = await world.pass(alice.address);
    const signature = await world.signPass(pass);
    expect((await world.revertOf(bob, "ClaimToken", "claim", [pass, signature]))?.[0]).toBe("NotSubject");
    const other = { ...pass, policyId: zeroHash };
    expect((await world.revertOf(alice, "ClaimToken", "claim", [other, signature]))?.[0]).toBe("OtherPolicy");
    await world.send(alice, "ClaimToken", "claim", [pass, signature]);
    expect(await world.read("ClaimToken", "balanceOf", alice.address)).toBe(parseEther("100"));
    expect((await world.revertOf(alice, "ClaimToken", "claim", [pass, signature]))?.[0]).toBe("AlreadyClaimed");
    // A later pass of the same person, for another linked wallet.
    const linked = await world.pass(bob.address, { nonce: pass.nonce });
    const again = await world.revertOf(bob, "ClaimToken", "claim", [linked, await world.signPass(linked)]);
    expect(again).toEqual(["AlreadyClaimed", pass.nonce]);
  });

  test("is refused with the verifier's reason", async () => {
    const pass = await world.pass(bob.address, { expiresAt: await world.now() });
    await world.wait(1);
    const error = await world.revertOf(bob, "ClaimToken", "claim", [pass, await world.signPass(pass)]);
    expect(error?.[0]).toBe("Expired");
  });

  test("costs at most 16,000 gas more than without the gate, also once another pass of the wallet is revoked", async () => {
    const gated = await world.deploy("GateCost", [world.contracts.ScoreVerifier]);
    const { abi } = readArtifact("GateCost");
    const use = async (data: Hex) => Number((await world.sendRaw(alice, { to: gated, data })).gasUsed);
    const plain = encodeFunctionData({ abi, functionName: "plain" });
    await use(plain);
    const pass = await world.pass(bob.address);
    const check = encodeFunctionData({ abi, functionName: "gated", args: [pass, await world.signPass(pass)] });
    expect((await use(check)) - (await use(plain))).toBeLessThanOrEqual(16_000);
    const digest = BigInt(String(await world.read("ScoreVerifier", "passDigest", pass)));
    // With another of the 192 bits that digests have.
    const other = toHex(digest % 192n === 0n ? 1n : 0n, { size: 32 });
    await world.send(world.owner, "ScoreVerifier", "revoke", [bob.address, other]);
    expect((await use(check)) - (await use(plain))).toBeLessThanOrEqual(16_000);
  });

  test("is claimed although a revoked pass of the wallet has the same bit", async () => {
    const [pass, another] = [await world.pass(bob.address), await world.pass(bob.address, { nonce: POLICY })];
    const digest = BigInt(String(await world.read("ScoreVerifier", "passDigest", pass)));
    await world.send(world.owner, "ScoreVerifier", "revoke", [bob.address, toHex(digest % 192n, { size: 32 })]);
    for (const one of [pass, another]) {
      const signature = await world.signPass(one);
      expect(await world.revertOf(bob, "ScoreVerifier", "requirePass", [one, signature])).toBeNull();
    }
  });
});

describe("a gated schema of EAS", () => {
  const SCHEMA =
    "(address subject, bytes32 policyId, bool allowed, uint64 issuedAt, uint64 expiresAt, bytes32 nonce) pass, bytes signature";
  const PERSON = keccak256("0x03");
  let schema: Hex = zeroHash;
  beforeAll(async () => {
    const { GatedResolver } = world.contracts;
    await world.send(alice, "SchemaRegistry", "register", [SCHEMA, GatedResolver, true]);
    schema = keccak256(encodePacked(["string", "address", "bool"], [SCHEMA, GatedResolver, true]));
  });

  async function attestation(changes: Partial<Pass> = {}) {
    const pass = await world.pass(alice.address, { nonce: PERSON, ...changes });
    const data = encodeAbiParameters(parseAbiParameters(SCHEMA), [pass, await world.signPass(pass)]);
    const request = { recipient: bob.address, expirationTime: 0n, revocable: true, refUID: zeroHash, data, value: 0n };
    return [{ schema, data: request }];
  }

  test("takes attestations of those that pass the policy, and revocations of them", async () => {
    const { logs } = await world.send(alice, "EAS", "attest", await attestation());
    const uid = logs[0]?.data;
    await world.send(alice, "EAS", "revoke", [{ schema, data: { uid, value: 0n } }]);
  });

  test("takes attestations of a person from the first of its wallets alone, again and again", async () => {
    await world.send(alice, "EAS", "attest", await attestation());
    const linked = await attestation({ subject: bob.address });
    expect(await world.revertOf(bob, "EAS", "attest", linked)).toEqual(["OtherAttester", PERSON, alice.address]);
    await world.send(bob, "EAS", "attest", await attestation({ subject: bob.address, nonce: keccak256("0x04") }));
  });

  test("refuses another's pass, one of another policy, and one that has expired", async () => {
    const refused = async (from: typeof alice, changes: Partial<Pass> = {}) =>
      (await world.revertOf(from, "EAS", "attest", await attestation(changes)))?.[0];
    expect(await refused(bob)).toBe("NotSubject");
    expect(await refused(alice, { policyId: zeroHash })).toBe("OtherPolicy");
    const now = await world.now();
    expect(await refused(alice, { issuedAt: now - 10n, expiresAt: now - 5n })).toBe("Expired");
  });
});

describe("the adapter of Passport", () => {
  const store = async (changes: Parameters<VerifierWorld["receipt"]>[1] = {}, origin = ORIGIN) => {
    const receipt = await world.receipt(alice.address, changes);
    const signature = await world.signReceipt(receipt, world.signer, origin);
    return {
      receipt,
      signature,
      error: await world.revertOf(bob, "PassportAdapter", "storeScore", [receipt, signature]),
    };
  };
  const scoreOf = (address: Hex) => world.revertOf(bob, "PassportAdapter", "getScore", [address]);

  test("answers by its functions and errors, from the newest receipt that anybody stored", async () => {
    expect(await scoreOf(alice.address)).toEqual(["AttestationNotFound"]);
    // Credentials behind a score are in no receipt.
    const credentials = await world.revertOf(bob, "PassportAdapter", "getPassport", [alice.address]);
    expect(credentials).toEqual(["CredentialsNotKept"]);
    const { receipt, signature } = await store();
    await world.send(bob, "PassportAdapter", "storeScore", [receipt, signature]);
    expect(await world.read("PassportAdapter", "getScore", alice.address)).toBe(500_000n);
    expect(await world.read("PassportAdapter", "isHuman", alice.address)).toBe(true);
    const again = await world.revertOf(bob, "PassportAdapter", "storeScore", [receipt, signature]);
    expect(again).toEqual(["NotNewer", receipt.issuedAt]);
    await world.wait(10);
    const low = await store({ total: 499n });
    await world.send(bob, "PassportAdapter", "storeScore", [low.receipt, low.signature]);
    expect(await world.revertOf(bob, "PassportAdapter", "isHuman", [alice.address])).toEqual([
      "ScoreDoesNotMeetThreshold",
      383_846n,
    ]);
  });

  test("refuses receipts of other services, of the future, older than it allows, and of impossible points", async () => {
    expect((await store({}, "https://other.example")).error?.[0]).toBe("UnknownSigner");
    const now = await world.now();
    expect((await store({ issuedAt: now + 310n })).error?.[0]).toBe("NotYetIssued");
    expect((await store({ issuedAt: now - 31n * 86_400n })).error?.[0]).toBe("Expired");
    expect((await store({ total: 1_301n })).error?.[0]).toBe("TooManyPoints");
  });

  test("forgets a score that the verifier's owner revoked, and one that is too old", async () => {
    const { receipt, signature } = await store({ subject: bob.address });
    await world.send(bob, "PassportAdapter", "storeScore", [receipt, signature]);
    expect(await scoreOf(bob.address)).toBeNull();
    await world.send(world.owner, "ScoreVerifier", "revoke", [
      bob.address,
      await world.read("ScoreVerifier", "receiptDigest", receipt),
    ]);
    expect(await scoreOf(bob.address)).toEqual(["AttestationNotFound"]);
    await world.wait(30 * 86_400 + 60);
    expect((await scoreOf(alice.address))?.[0]).toBe("AttestationExpired");
  });

  test("counts a stored score exactly while the verifier counts its signer at the time of the receipt", async () => {
    const stolen = person(7);
    const setSigner = (from: bigint, until: bigint) =>
      world.send(world.owner, "ScoreVerifier", "setSigner", [stolen.address, from, until]);
    await setSigner(0n, 2n ** 64n - 1n);
    const receipt = await world.receipt(person(8).address);
    await world.send(bob, "PassportAdapter", "storeScore", [receipt, await world.signReceipt(receipt, stolen)]);
    expect(await scoreOf(receipt.subject)).toBeNull();
    const time = fc.bigInt({ min: receipt.issuedAt - 3n, max: receipt.issuedAt + 3n });
    const property = fc.asyncProperty(time, fc.oneof(time, fc.constant(0n)), async (from, until) => {
      await setSigner(from, until);
      const isValid = until !== 0n && from <= receipt.issuedAt && receipt.issuedAt <= until;
      expect(await scoreOf(receipt.subject)).toEqual(isValid ? null : ["AttestationNotFound"]);
    });
    await fc.assert(property, { numRuns: rounds(60, 15), examples: [[0n, 0n]] });
  });
});
