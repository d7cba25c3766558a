/** The range of an integer type such as `uint8`. */
export function integerRange(type: string): { least: bigint; most: bigint; bits: number } {
  const signed = type.startsWith("int");
  const bits = Number(type.replace(/\D/g, ""));
  const power = 2n ** BigInt(signed ? bits - 1 : bits);
  return { least: signed ? -power : 0n, most: power - 1n, bits };
}
