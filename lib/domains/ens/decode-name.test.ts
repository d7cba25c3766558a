import fc from "fast-check";
import { type Hex, stringToHex, toHex } from "viem";
import { packetToBytes } from "viem/ens";
import { expect, test } from "vitest";
import { isServiceError } from "../../core/errors.ts";
import { decodeName } from "./decode-name.ts";

/** The detail of a refusal. */
function refusal(encoded: Hex): string {
  try {
    return `accepted as ${decodeName(encoded)}`;
  } catch (error) {
    if (!isServiceError(error) || error.code !== "INVALID_REQUEST") throw error;
    return error.details?.[0]?.message ?? "";
  }
}

function encode(...labels: readonly string[]): Hex {
  const parts = labels.map((label) => stringToHex(label).slice(2));
  return `0x${parts.map((part) => (part.length / 2).toString(16).padStart(2, "0") + part).join("")}00`;
}

const label = fc.stringMatching(/^[a-z0-9]{1,20}$/);

test("a normalized name is what was encoded", () => {
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 8 }), (labels) => {
      const name = labels.join(".");
      expect(decodeName(toHex(packetToBytes(name)))).toBe(name);
    }),
  );
  for (const name of ["🦊.eth", "ñ.operator.eth"]) expect(decodeName(toHex(packetToBytes(name)))).toBe(name);
  expect(decodeName("0x00")).toBe("");
});

test("any bytes are a name or refused with a reason", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(refusal(toHex(bytes))).not.toBe("");
    }),
  );
});

test.each<[title: string, encoded: Hex, message: string]>([
  ["of no bytes", "0x", "is incomplete"],
  ["without its end", encode("anton", "svc").slice(0, -2) as Hex, "is incomplete"],
  ["whose label is longer than the name", "0x09616e746f6e00", "is incomplete"],
  ["with bytes after its end", `${encode("anton")}00`, "goes on after its end"],
  ["that is not UTF-8", "0x01ff00", "is not UTF-8"],
  ["with a dot inside a label", encode("anton.svc"), "has a label with a dot"],
  ["in capitals", encode("Anton"), "is not in ENSIP-15 normal form"],
  ["with a fullwidth letter", encode("ａnton"), "is not in ENSIP-15 normal form"],
  ["with a zero-width space", encode("anton\u200b"), "is not in ENSIP-15 normal form"],
  ["that mixes scripts", encode("аnton"), "is not in ENSIP-15 normal form"],
  ["that is too long", encode(...Array.from({ length: 60 }, () => "abcd")), "is longer than 255 bytes"],
])("a name %s is refused", (_, encoded, message) => {
  expect(refusal(encoded)).toBe(message);
});
