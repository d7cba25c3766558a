export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export type JsonObject = { readonly [name: string]: Json };

export function jsonBytes(value: Json): number {
  return Buffer.byteLength(JSON.stringify(value));
}
