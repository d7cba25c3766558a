import { type Hex, hexToBytes } from "viem";
import { isNormalName } from "../../core/foreign-names.ts";
import { invalidField } from "../../core/invalid-field.ts";

const MOST_NAME_BYTES = 255;

/** Decodes a DNS-encoded name; "" is the root. Throws INVALID_REQUEST for a malformed name, or one not in ENSIP-15 normal form. */
export function decodeName(encoded: Hex): string {
  const bytes = hexToBytes(encoded);
  if (bytes.length > MOST_NAME_BYTES) throw badName(`is longer than ${MOST_NAME_BYTES} bytes`);
  const labels: string[] = [];
  let at = 0;
  for (let length = bytes[at]; length !== 0; length = bytes[at]) {
    const end = at + 1 + (length ?? bytes.length);
    if (end >= bytes.length) throw badName("is incomplete");
    labels.push(decodeLabel(bytes.subarray(at + 1, end)));
    at = end;
  }
  if (at + 1 !== bytes.length) throw badName("goes on after its end");
  const name = labels.join(".");
  if (name !== "" && !isNormalName(name)) throw badName("is not in ENSIP-15 normal form");
  return name;
}

function decodeLabel(bytes: Uint8Array): string {
  let label: string;
  try {
    label = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw badName("is not UTF-8");
  }
  // A dot inside a label would make it look like another name.
  if (label.includes(".")) throw badName("has a label with a dot");
  return label;
}

function badName(problem: string) {
  return invalidField("data.name", problem);
}
