// cd tests/eas-sdk && npm ci && node golden.cjs [--check]
//
// What the EAS SDK makes of the cases in fixtures/cases.json: schema uids, encoded data, and off-chain attestations as share
// packages, each of which it has verified itself. Signatures are deterministic (RFC 6979), so whoever signs the same with the
// same key makes the same bytes: tests/attestations compares ours with these. With --check nothing is written, and a
// difference fails.
const { readFileSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const {
  Offchain,
  OffchainAttestationVersion,
  SchemaEncoder,
  SchemaRegistry,
} = require("@ethereum-attestation-service/eas-sdk");
const { Wallet, ZeroAddress } = require("ethers");
const { dependencies } = require("./package.json");
const sdk = dependencies["@ethereum-attestation-service/eas-sdk"];

const golden = join(__dirname, "fixtures/golden.json");

async function make(one) {
  const config = { address: one.eas.contract, version: one.eas.version, chainId: BigInt(one.eas.chainId) };
  const offchain = new Offchain(config, OffchainAttestationVersion.Version2);
  const schema = SchemaRegistry.getSchemaUID(one.schema, ZeroAddress, one.schemaRevocable);
  const data = new SchemaEncoder(one.schema).encodeData(one.encoded);
  const { recipient, time, expirationTime, revocable, refUID, salt } = one;
  const params = { schema, recipient, time, expirationTime, revocable, refUID, data, salt };
  const signer = new Wallet(one.key);
  const sig = await offchain.signOffchainAttestation(params, signer);
  // As it arrives by JSON.
  const received = JSON.parse(JSON.stringify(sig, (_, value) => (typeof value === "bigint" ? Number(value) : value)));
  if (!offchain.verifyOffchainAttestationSignature(signer.address, received))
    throw new Error(`${one.name}: not verified`);
  const { chainId, ...domain } = received.domain;
  return {
    name: one.name,
    schemaUid: schema,
    data,
    package: { sig: { ...received, domain: { ...domain, chainId } }, signer: signer.address },
  };
}

async function main() {
  const cases = JSON.parse(readFileSync(join(__dirname, "fixtures/cases.json"), "utf8"));
  const made = [];
  for (const one of cases) made.push(await make(one));
  const text = `${JSON.stringify({ sdk, made }, null, 1)}\n`;
  if (process.argv.includes("--check")) {
    if (readFileSync(golden, "utf8") !== text)
      throw new Error("The SDK makes something else than fixtures/golden.json.");
  } else writeFileSync(golden, text);
  console.log(`${made.length} attestations made and verified by the EAS SDK ${sdk}.`);
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
