import { readFileSync } from "node:fs";
import { join } from "node:path";
import { privateKeyToAccount } from "viem/accounts";
import { expect, test } from "vitest";
import type { Address } from "../../core/chains.ts";
import { decodeData, encodeData } from "./abi-data.ts";
import { type AttestMessage, attestationUid, attestTypedData, schemaUid, sharePackage } from "./eas.ts";
import { type JsonObject, parseSchema } from "./parse-schema.ts";
import { CreateAttestation } from "./schemas.ts";

/** The cases of tests/eas-sdk, and what the EAS SDK made of them and verified. */
const fixtures = join(import.meta.dirname, "../../../tests/eas-sdk/fixtures");
const cases: Case[] = JSON.parse(readFileSync(join(fixtures, "cases.json"), "utf8"));
const golden: { made: Golden[] } = JSON.parse(readFileSync(join(fixtures, "golden.json"), "utf8"));

interface Case {
  name: string;
  key: `0x${string}`;
  eas: { chainId: number; contract: Address; version: string };
  schema: string;
  schemaRevocable: boolean;
  fields: JsonObject;
  recipient: Address;
  time: number;
  expirationTime: number;
  revocable: boolean;
  refUID: `0x${string}`;
  salt: `0x${string}`;
}

interface Golden {
  name: string;
  schemaUid: `0x${string}`;
  data: `0x${string}`;
  package: { sig: { uid: string } };
}

const integersAsText = (name: string, value: unknown) =>
  ["time", "expirationTime", "chainId"].includes(name) ? String(value) : value;

const pairs = cases.map((one, index): [string, Case, Golden | undefined] => [one.name, one, golden.made[index]]);

function messageOf(one: Case): AttestMessage {
  const { recipient, time, expirationTime, revocable, refUID, salt } = one;
  return {
    schema: schemaUid(one.schema, one.schemaRevocable),
    recipient: recipient.toLowerCase() as Address,
    time,
    expirationTime,
    revocable,
    refUID,
    data: encodeData(parseSchema(one.schema), one.fields),
    salt,
  };
}

test.each(pairs)(
  "%s: schema, data, uid and signed package match those of the EAS SDK, which verifies them",
  async (_, one, made) => {
    const message = messageOf(one);
    const eas = { ...one.eas, contract: one.eas.contract.toLowerCase() as Address };
    const issuer = privateKeyToAccount(one.key);
    const { domain, types, primaryType, message: fields } = attestTypedData(eas, message);
    const numbers = { time: BigInt(fields.time), expirationTime: BigInt(fields.expirationTime) };
    const signature = await issuer.signTypedData({ domain, types, primaryType, message: { ...fields, ...numbers } });
    expect({ schemaUid: message.schema, data: message.data, uid: attestationUid(message) }).toEqual({
      schemaUid: made?.schemaUid,
      data: made?.data,
      uid: made?.package.sig.uid,
    });
    const ours = sharePackage(eas, message, { issuer: issuer.address, signature });
    expect(JSON.parse(JSON.stringify(ours))).toEqual(made?.package);
    // The package is taken as it is, and so is one whose large integers the SDK wrote as text.
    for (const given of [made?.package, JSON.parse(JSON.stringify(made?.package), integersAsText)]) {
      const { subject, issuer: by, chainId, signature: signed, ...terms } = CreateAttestation.parse(given);
      expect({ ...terms, recipient: subject }).toEqual(message);
      expect({ by, chainId, signed }).toEqual({
        by: issuer.address.toLowerCase(),
        chainId: eas.chainId,
        signed: signature,
      });
    }
  },
);

test.each(pairs)("%s: data that the SDK encoded decodes to the same fields", (_, one, made) => {
  expect(decodeData(parseSchema(one.schema), made?.data ?? "0x")).toEqual(one.fields);
});
