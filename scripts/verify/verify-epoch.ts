import { type Keccak, loadKeccak } from "../../lib/core/keccak.ts";
import { rootFrom } from "../../lib/core/merkle-tree.ts";
import { splitPublicOrigin } from "../../lib/core/public-origin.ts";
import { pointsOf } from "../../lib/domains/epochs/epoch-row.ts";
import { createLeafHasher, leafOf } from "../../lib/domains/epochs/leaf.ts";
import { type Epoch, type EpochProof, EpochResponse, ProofResponse } from "../../lib/domains/epochs/schemas.ts";
import {
  checkHeader,
  differenceOf,
  type EpochCheck,
  findAltered,
  findShift,
  type RebuiltEpoch,
  rebuildEpoch,
} from "../../lib/domains/epochs/verify-epoch.ts";
import { linesOf, readLines } from "../read-lines.ts";

interface EpochSource {
  /** The origin of the service. */
  origin: string;
  number: number;
  /** A file with the rows, gzipped or not; the service's if absent. */
  rowsFile?: string | undefined;
  signer?: string | undefined;
}

/**
 * Where an epoch is, from a number or a URL such as https://credence.example/v1/epochs/3, which may have the service's path before `/v1`.
 * Throws for anything else.
 */
export function readEpochSource(text: string, origin: string): { origin: string; number: number } {
  const [, base = origin, number] =
    /^(?:(https?:\/\/[^/?#]+(?:\/[^?#]+?)?)(?:\/api)?\/v1\/epochs\/)?([1-9]\d{0,8})$/.exec(text) ?? [];
  if (number === undefined || !URL.canParse(base)) throw new Error(`${text} is neither an epoch's number nor its URL`);
  const service = splitPublicOrigin(base);
  return { origin: service.origin + service.basePath, number: Number(number) };
}

/** Downloads and checks an epoch. `differences` names the rows that were altered. */
export async function verifyEpoch(source: EpochSource): Promise<{ checks: EpochCheck[]; differences: string[] }> {
  const { origin, number, rowsFile, signer } = source;
  const epoch = await readHeader(origin, number);
  const previous = number > 1 ? await readHeader(origin, number - 1) : null;
  const checks = await checkHeader(epoch, previous, signer);
  const keccak = await loadKeccak();
  const rebuilt = rebuildEpoch(keccak, epoch, await readAll(rowsFile ?? `${origin}/v1/epochs/${number}/rows`));
  checks.push(...rebuilt.checks);
  const isSame = rebuilt.checks.every(({ check, ok }) => check !== "root" || ok);
  return { checks, differences: isSame ? [] : await nameDifferences(keccak, origin, epoch, rebuilt) };
}

async function readHeader(origin: string, number: number): Promise<Epoch> {
  return EpochResponse.parse(await readJson(`${origin}/v1/epochs/${number}`)).epoch;
}

export async function readJson(url: string): Promise<unknown> {
  const answer = await request(url);
  return answer.json();
}

async function request(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (answer.ok) return answer;
  const text = await answer.text();
  throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 300)}`);
}

/** The lines of a file or URL that are not empty. */
export async function readAll(place: string): Promise<string[]> {
  const body = /^https?:/.test(place) ? (await request(place)).body : null;
  const lines: string[] = [];
  for await (const line of body ? linesOf(body) : readLines(place)) {
    const text = line.trimEnd();
    if (text !== "") lines.push(text);
  }
  return lines;
}

/** Names the rows that differ from the signed ones, by proofs that lead to the signed root. */
async function nameDifferences(
  keccak: Keccak,
  origin: string,
  epoch: Epoch,
  { rows, tree }: RebuiltEpoch,
): Promise<string[]> {
  const proofOf = async (index: number) => {
    const url = `${origin}/v1/epochs/${epoch.number}/proof/${rows[index]?.address.toLowerCase()}`;
    const proof = ProofResponse.parse(await readJson(url));
    requireSigned(keccak, epoch, proof);
    return proof;
  };
  const explain = async (index: number) => {
    const row = rows[index];
    return row ? differenceOf(row, await proofOf(index)) : "";
  };
  if (rows.length !== epoch.rows) {
    const at = await findShift(rows.length, async (index) => (await proofOf(index)).index);
    if (at === rows.length) return [`${epoch.rows - rows.length} rows are missing after the last one`];
    const { leaf } = await proofOf(at);
    return [leaf ? `${leaf.previous} is missing before ${leaf.address}` : await explain(at)];
  }
  const altered = await findAltered(keccak, { rows, tree }, async (index) => {
    const { leaf, proof } = await proofOf(index);
    return leaf ? { leaf: bytesOf(leaf.hash), proof: proof.map(bytesOf) } : null;
  });
  return Promise.all(altered.map(explain));
}

/** Throws unless a proof leads from the values of its leaf to the signed root. */
function requireSigned(keccak: Keccak, { root }: Epoch, { leaf, proof }: EpochProof): void {
  if (!leaf) return;
  const { breakdownHash, leafHash } = createLeafHasher(keccak);
  const { previous, next, ...row } = leaf;
  const points = breakdownHash(pointsOf(leaf.breakdown));
  const hash = leafHash(leafOf(row, { previous, next, breakdownHash: points }));
  const found = Buffer.from(rootFrom(keccak, hash, proof.map(bytesOf)));
  if (!found.equals(bytesOf(root)) || !bytesOf(leaf.hash).equals(hash)) {
    throw new Error(`the service's proof of ${leaf.address} does not lead to the signed root`);
  }
}

function bytesOf(hex: string): Buffer {
  return Buffer.from(hex.slice(2), "hex");
}
