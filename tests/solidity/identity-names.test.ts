import { type Hex, hexToString, parseEther, size, slice, zeroAddress } from "viem";
import { afterAll, describe, expect, test } from "vitest";
import { isName } from "../../lib/core/schemas.ts";
import { deployNames } from "../../scripts/contracts/deploy-names.ts";
import { signVoucher } from "../../scripts/simulation/names.ts";
import { CHAIN_ID, DEPOSIT, PERIOD, person, startNamesWorld, tokenIdOf } from "./names-world.ts";

const [alice, bob, carol] = [person(3), person(4), person(5)];
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const world = await startNamesWorld();
afterAll(() => world.stop());

describe("mint", () => {
  test("gives the name to the claimer only once, with events, readable by its id", async () => {
    const voucher = await world.voucher({ name: "ada", claimer: alice.address, price: parseEther("0.02") });
    const { events } = await world.send(alice, "names", "mint", [voucher, await world.sign(voucher)], voucher.price);
    const tokenId = tokenIdOf("ada");
    expect(events.map(({ eventName, args }) => [eventName, args])).toEqual([
      ["Transfer", { from: zeroAddress, to: alice.address, tokenId }],
      ["NameMinted", { tokenId, name: "ada", owner: alice.address, price: voucher.price, nonce: voucher.nonce }],
    ]);
    expect(await world.read("names", "ownerOf", tokenId)).toBe(alice.address);
    expect(await world.read("names", "nameOf", tokenId)).toBe("ada");
    expect(await world.read("names", "isMinted", "ada")).toBe(true);
    expect(await world.read("names", "isNonceUsed", voucher.nonce)).toBe(true);
    const again = await world.voucher({ name: "ada", claimer: bob.address });
    const revert = await world.revertOf(bob, "names", "mint", [again, await world.sign(again)]);
    expect(revert).toEqual(["NameTaken", "ada"]);
  });

  test("can be sent only by the claimer or the minter, not by other holders of the voucher", async () => {
    const voucher = await world.voucher({ name: "bea", claimer: alice.address });
    const signature = await world.sign(voucher);
    const stolen = await world.revertOf(bob, "names", "mint", [voucher, signature]);
    expect(stolen).toEqual(["NotClaimer", bob.address, alice.address]);
    await world.send(world.minter, "names", "mint", [voucher, signature]);
    expect(await world.read("names", "ownerOf", tokenIdOf("bea"))).toBe(alice.address);
  });

  test("rejects a used nonce, also for another name", async () => {
    const first = await world.voucher({ name: "cleo", claimer: alice.address });
    await world.send(alice, "names", "mint", [first, await world.sign(first)]);
    const replayed = await world.revertOf(alice, "names", "mint", [first, await world.sign(first)]);
    expect(replayed).toEqual(["NonceUsed", first.nonce]);
    const other = { ...first, name: "cleopatra" };
    expect(await world.revertOf(alice, "names", "mint", [other, await world.sign(other)])).toEqual([
      "NonceUsed",
      first.nonce,
    ]);
  });

  test("accepts a voucher in its last second, and rejects it afterwards", async () => {
    const voucher = await world.voucher({ name: "dora", claimer: alice.address });
    const args = [voucher, await world.sign(voucher)];
    await world.chain.setNextBlockTimestamp({ timestamp: voucher.expiresAt });
    await world.chain.mine({ blocks: 1 });
    expect(await world.revertOf(alice, "names", "mint", args)).toBeNull();
    await world.chain.setNextBlockTimestamp({ timestamp: voucher.expiresAt + 1n });
    await world.chain.mine({ blocks: 1 });
    expect(await world.revertOf(alice, "names", "mint", args)).toEqual(["VoucherExpired", voucher.expiresAt]);
  });

  test("refuses any payment but the price", async () => {
    const voucher = await world.voucher({ name: "edda", claimer: alice.address, price: 100n });
    const args = [voucher, await world.sign(voucher)];
    for (const sent of [0n, 99n, 101n]) {
      expect(await world.revertOf(alice, "names", "mint", args, sent)).toEqual(["WrongPayment", sent, 100n]);
    }
    expect(await world.revertOf(alice, "names", "mint", args, 100n)).toBeNull();
  });

  test("refuses a voucher of another chain", async () => {
    const voucher = await world.voucher({ name: "fanny", claimer: alice.address, chainId: 1n });
    expect(await world.revertOf(alice, "names", "mint", [voucher, await world.sign(voucher)])).toEqual([
      "WrongChain",
      1n,
    ]);
    // Nor one that says this chain but was signed in the domain of another.
    const disguised = { ...voucher, chainId: BigInt(CHAIN_ID) };
    const revert = await world.revertOf(alice, "names", "mint", [disguised, await world.sign(voucher)]);
    expect(revert).toEqual(["InvalidVoucherSignature"]);
  });

  test("refuses a voucher signed for another deployment", async () => {
    const { minter, url } = world;
    const terms = { rpcUrl: url, deployer: bob, voucherSigner: world.signer.address, minter: minter.address };
    const other = await deployNames({ ...terms, deposit: DEPOSIT, period: PERIOD });
    expect(other.names).not.toBe(world.at.names);
    const voucher = await world.voucher({ name: "greta", claimer: alice.address });
    const signature = await signVoucher(world.signer, other.names, voucher);
    const revert = await world.revertOf(alice, "names", "mint", [voucher, signature]);
    expect(revert).toEqual(["InvalidVoucherSignature"]);
  });

  test("rejects a voucher of another signer, and of the former signer after a change", async () => {
    const voucher = await world.voucher({ name: "hanna", claimer: alice.address });
    const forged = await world.sign(voucher, alice);
    expect(await world.revertOf(alice, "names", "mint", [voucher, forged])).toEqual(["InvalidVoucherSignature"]);
    const signature = await world.sign(voucher);
    const { events } = await world.send(world.owner, "names", "setVoucherSigner", [carol.address]);
    expect(events[0]).toMatchObject({ eventName: "VoucherSignerChanged", args: { voucherSigner: carol.address } });
    expect(await world.revertOf(alice, "names", "mint", [voucher, signature])).toEqual(["InvalidVoucherSignature"]);
    await world.send(world.owner, "names", "setVoucherSigner", [world.signer.address]);
    expect(await world.revertOf(alice, "names", "mint", [voucher, signature])).toBeNull();
  });

  test("accepts only one form of a signature: no high s, no short form, nothing appended", async () => {
    const voucher = await world.voucher({ name: "irma", claimer: alice.address });
    const signature = await world.sign(voucher);
    const [r, s, v] = [slice(signature, 0, 32), BigInt(slice(signature, 32, 64)), Number(slice(signature, 64))];
    const word = (value: bigint) => value.toString(16).padStart(64, "0");
    const compact = s | (BigInt(v - 27) << 255n);
    const others: Hex[] = [
      `${r}${word(ORDER - s)}${v === 27 ? "1c" : "1b"}`,
      `${r}${word(compact)}`,
      `${signature}00`,
      `${r}${word(s)}${v === 27 ? "00" : "01"}`,
      `0x${"00".repeat(65)}`,
      "0x",
    ];
    for (const other of others) {
      expect(await world.revertOf(alice, "names", "mint", [voucher, other]), `${size(other)} bytes`).toEqual([
        "InvalidVoucherSignature",
      ]);
    }
    expect(await world.revertOf(alice, "names", "mint", [voucher, signature])).toBeNull();
  });

  test.each(
    [
      ["", "ab", "a".repeat(33), "-ab", "ab-", "a--b", "Alice", "al ice", "al.ice", "al_ice", "älice", 'a"b', "a<b"],
      ["abc", "a".repeat(32), "a-b", "0-0-0", "north-star"],
    ].flat(),
  )("judges the name %j as the service does", async (name) => {
    const voucher = await world.voucher({ name, claimer: alice.address });
    const revert = await world.revertOf(alice, "names", "mint", [voucher, await world.sign(voucher)]);
    // What has a dot is a name of the service too, but a subname, which no voucher mints.
    expect(revert).toEqual(isName(name) && !name.includes(".") ? null : ["InvalidName", name]);
  });

  test("refuses the zero address as claimer, which only the minter could send", async () => {
    const voucher = await world.voucher({ name: "jana", claimer: zeroAddress });
    const revert = await world.revertOf(world.minter, "names", "mint", [voucher, await world.sign(voucher)]);
    expect(revert).toEqual(["ERC721InvalidReceiver", zeroAddress]);
  });

  test("works without a contract of reservations, and with another one", async () => {
    await world.send(world.owner, "names", "setReservations", [zeroAddress]);
    await world.mint(alice, "karla");
    const { events } = await world.send(world.owner, "names", "setReservations", [world.at.reservations]);
    expect(events[0]).toMatchObject({ eventName: "ReservationsChanged" });
    await world.mint(alice, "lena");
  });
});

describe("mintSubname", () => {
  test("mints below a name of the caller, and the subname has the parent's name in its own", async () => {
    await world.mint(alice, "mara");
    const parentId = tokenIdOf("mara");
    const { events } = await world.send(alice, "names", "mintSubname", ["team", parentId, bob.address]);
    const tokenId = tokenIdOf("team.mara");
    expect(events.at(-1)).toMatchObject({
      eventName: "SubnameMinted",
      args: { tokenId, parentId, name: "team.mara", owner: bob.address },
    });
    expect(await world.read("names", "nameOf", tokenId)).toBe("team.mara");
    expect(await world.read("names", "isMinted", "team.mara")).toBe(true);
    const twice = await world.revertOf(alice, "names", "mintSubname", ["team", parentId, alice.address]);
    expect(twice).toEqual(["NameTaken", "team.mara"]);
    await world.send(bob, "names", "mintSubname", ["dev", tokenId, bob.address]);
    expect(await world.read("names", "nameOf", tokenIdOf("dev.team.mara"))).toBe("dev.team.mara");
  });

  test("is rejected for everyone but the parent's owner, including approved accounts", async () => {
    await world.mint(alice, "nora");
    const parentId = tokenIdOf("nora");
    await world.send(alice, "names", "approve", [bob.address, parentId]);
    const revert = await world.revertOf(bob, "names", "mintSubname", ["team", parentId, bob.address]);
    expect(revert).toEqual(["NotParentOwner", parentId, bob.address]);
    const missing = tokenIdOf("nobody");
    expect(await world.revertOf(bob, "names", "mintSubname", ["team", missing, bob.address])).toEqual([
      "ERC721NonexistentToken",
      missing,
    ]);
  });

  test("passes to a new owner of the parent; what was minted before stays with its owner", async () => {
    await world.mint(alice, "olga");
    const parentId = tokenIdOf("olga");
    await world.send(alice, "names", "mintSubname", ["team", parentId, alice.address]);
    await world.send(alice, "names", "transferFrom", [alice.address, bob.address, parentId]);
    const former = await world.revertOf(alice, "names", "mintSubname", ["shop", parentId, alice.address]);
    expect(former).toEqual(["NotParentOwner", parentId, alice.address]);
    await world.send(bob, "names", "mintSubname", ["shop", parentId, bob.address]);
    expect(await world.read("names", "ownerOf", tokenIdOf("team.olga"))).toBe(alice.address);
  });

  test("keeps the format rules for its label, and 255 bytes for the whole", async () => {
    await world.mint(alice, "paula");
    let name = "paula";
    for (const label of ["", "ab", "a.b", "a.team", "Team", "-team", "a--b", "a".repeat(33)]) {
      const revert = await world.revertOf(alice, "names", "mintSubname", [label, tokenIdOf(name), alice.address]);
      expect(revert).toEqual(["InvalidName", label]);
    }
    const label = "x".repeat(32);
    while (`${label}.${name}`.length <= 255) {
      await world.send(alice, "names", "mintSubname", [label, tokenIdOf(name), alice.address]);
      name = `${label}.${name}`;
    }
    expect(await world.revertOf(alice, "names", "mintSubname", [label, tokenIdOf(name), alice.address])).toEqual([
      "InvalidName",
      `${label}.${name}`,
    ]);
  });

  test("is refused to the zero address", async () => {
    await world.mint(alice, "quinta");
    const revert = await world.revertOf(alice, "names", "mintSubname", ["team", tokenIdOf("quinta"), zeroAddress]);
    expect(revert).toEqual(["ERC721InvalidReceiver", zeroAddress]);
  });
});

describe("metadata", () => {
  test("is JSON with the name and a picture of it, for names of every length", async () => {
    await world.mint(alice, "rosa");
    await world.mint(alice, "r".repeat(32));
    await world.send(alice, "names", "mintSubname", ["team", tokenIdOf("r".repeat(32)), alice.address]);
    for (const name of ["rosa", "r".repeat(32), `team.${"r".repeat(32)}`]) {
      const uri = String(await world.read("names", "tokenURI", tokenIdOf(name)));
      const metadata = JSON.parse(readDataUrl(uri, "application/json"));
      expect(metadata.name).toBe(name);
      expect(readDataUrl(metadata.image, "image/svg+xml")).toMatch(new RegExp(`^<svg .*>${name}</text></svg>$`));
    }
  });

  test("is there for minted tokens alone", async () => {
    const missing = tokenIdOf("nobody");
    for (const view of ["tokenURI", "nameOf", "ownerOf"]) {
      expect(await world.revertOf(alice, "names", view, [missing])).toEqual(["ERC721NonexistentToken", missing]);
    }
  });
});

describe("ownership", () => {
  test("every setting and the proceeds are the owner's alone", async () => {
    const calls: [string, unknown[]][] = [
      ["setVoucherSigner", [alice.address]],
      ["setMinter", [alice.address]],
      ["setReservations", [alice.address]],
      ["withdraw", [alice.address]],
      ["transferOwnership", [alice.address]],
      ["renounceOwnership", []],
      ["acceptOwnership", []],
    ];
    for (const [name, args] of calls) {
      const revert = await world.revertOf(alice, "names", name, args);
      expect(revert, name).toEqual(["OwnableUnauthorizedAccount", alice.address]);
    }
  });

  test("refuses the zero address as signer of vouchers", async () => {
    const revert = await world.revertOf(world.owner, "names", "setVoucherSigner", [zeroAddress]);
    expect(revert).toEqual(["ZeroVoucherSigner"]);
  });

  test("is transferred only to an account that accepts it", async () => {
    await world.send(world.owner, "names", "transferOwnership", [bob.address]);
    expect(await world.read("names", "owner")).toBe(world.owner.address);
    await world.send(bob, "names", "acceptOwnership", []);
    expect(await world.read("names", "owner")).toBe(bob.address);
    await world.send(bob, "names", "transferOwnership", [world.owner.address]);
    await world.send(world.owner, "names", "acceptOwnership", []);
  });

  test("a minter that was taken away mints no more", async () => {
    const { events } = await world.send(world.owner, "names", "setMinter", [zeroAddress]);
    expect(events[0]).toMatchObject({ eventName: "MinterChanged", args: { minter: zeroAddress } });
    const voucher = await world.voucher({ name: "sara", claimer: alice.address });
    const revert = await world.revertOf(world.minter, "names", "mint", [voucher, await world.sign(voucher)]);
    expect(revert).toEqual(["NotClaimer", world.minter.address, alice.address]);
    await world.send(world.owner, "names", "setMinter", [world.minter.address]);
  });

  test("all proceeds go to the account that the owner names, and remain if that account rejects them", async () => {
    await world.mint(alice, "tilda", { price: 1234n });
    const proceeds = await world.chain.getBalance({ address: world.at.names });
    // The contract of reservations takes no plain payment.
    expect(await world.revertOf(world.owner, "names", "withdraw", [world.at.reservations])).toEqual([
      "WithdrawalFailed",
      world.at.reservations,
    ]);
    const { events } = await world.send(world.owner, "names", "withdraw", [person(99).address]);
    expect(events[0]).toMatchObject({ eventName: "ProceedsWithdrawn", args: { amount: proceeds } });
    expect(await world.chain.getBalance({ address: person(99).address })).toBe(proceeds);
    expect(await world.chain.getBalance({ address: world.at.names })).toBe(0n);
  });
});

test("names are ERC-721 tokens: the owner and approved accounts can transfer them, and the name does not change", async () => {
  await world.mint(alice, "ursel");
  const tokenId = tokenIdOf("ursel");
  const [from, to] = [alice.address, bob.address];
  expect(await world.revertOf(bob, "names", "transferFrom", [from, to, tokenId])).toEqual([
    "ERC721InsufficientApproval",
    bob.address,
    tokenId,
  ]);
  expect(await world.revertOf(alice, "names", "transferFrom", [carol.address, to, tokenId])).toEqual([
    "ERC721IncorrectOwner",
    carol.address,
    tokenId,
    from,
  ]);
  // A contract that knows nothing of ERC-721 does not get one by the safe way.
  expect(await world.revertOf(alice, "names", "safeTransferFrom", [from, world.at.cany, tokenId])).toEqual([
    "ERC721InvalidReceiver",
    world.at.cany,
  ]);
  await world.send(alice, "names", "transferFrom", [from, to, tokenId]);
  expect(await world.read("names", "ownerOf", tokenId)).toBe(to);
  expect(await world.read("names", "nameOf", tokenId)).toBe("ursel");
});

function readDataUrl(url: string, type: string): string {
  const [head, body = ""] = url.split(",");
  expect(head).toBe(`data:${type};base64`);
  return hexToString(`0x${Buffer.from(body, "base64").toString("hex")}`);
}
