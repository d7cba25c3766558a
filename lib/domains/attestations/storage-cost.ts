/** Bytes of data as JSON for which an attestation counts as one request; most have fewer. They are stored for ever. */
const BYTES_PER_REQUEST = 2_048;
/** Within a minute's limit of every plan. */
const MAX_REQUESTS = 50;

/** How many requests storing an attestation counts as, by its data: fields, or encoded bytes as hexadecimal. */
export function storageCost({ data }: { data: unknown }): number {
  const bytes = Buffer.byteLength(JSON.stringify(data));
  return Math.min(MAX_REQUESTS, Math.max(1, Math.ceil(bytes / BYTES_PER_REQUEST)));
}
