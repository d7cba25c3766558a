import { z } from "zod";
import { AddressParam, Limit, Offset } from "../../core/schemas.ts";
import * as epochs from "../../domains/epochs/index.ts";
import { EpochRow } from "../../domains/epochs/index.ts";
import { EpochNumber, EpochResponse, EpochsResponse, ProofResponse } from "../../domains/epochs/schemas.ts";
import { Download, defineEndpoint, endpointGroup } from "../declaration/define-endpoint.ts";

const number = z.object({ number: EpochNumber });

export const epochEndpoints = endpointGroup("epochs", {
  listEpochs: defineEndpoint({
    method: "GET",
    path: "/v1/epochs",
    summary: "List the epochs of the board",
    description: `An epoch is a signed Merkle root over the scores of all ranked subjects, made at the end of each UTC day. The newest is
first. Each header names the root before it, so that no epoch can be replaced unnoticed.`,
    access: "public",
    replica: true,
    query: z.object({ limit: Limit, offset: Offset }),
    response: EpochsResponse,
    handler: ({ ctx, query }) => epochs.listEpochs(ctx, query),
  }),

  getEpoch: defineEndpoint({
    method: "GET",
    path: "/v1/epochs/{number}",
    summary: "Get the header of an epoch",
    access: "public",
    replica: true,
    params: number,
    response: EpochResponse,
    errors: ["NOT_FOUND"],
    handler: ({ ctx, params }) => epochs.getEpoch(ctx, params),
  }),

  getEpochRows: defineEndpoint({
    method: "GET",
    path: "/v1/epochs/{number}/rows",
    summary: "Download all rows of an epoch",
    description: `JSON Lines in the order of addresses, gzipped if the request accepts it (\`curl --compressed\`). \`npm run verify --
epoch\` rebuilds the root from them. Counts as one request, and one more for each 20,000 rows. The rows of old epochs are deleted; their
headers and roots stay.`,
    access: "public",
    params: number,
    cost: ({ ctx, params }) => epochs.rowsCost(ctx, params),
    response: EpochRow,
    download: ["application/x-ndjson"],
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params }) => {
      const { plain, ...gzip } = await epochs.getEpochRows(ctx, params);
      return new Download(gzip, plain);
    },
  }),

  getEpochProof: defineEndpoint({
    method: "GET",
    path: "/v1/epochs/{number}/proof/{address}",
    summary: "Prove that a score is in an epoch, or that an address is not",
    description: `\`leaf\` with its \`proof\`, which OpenZeppelin's MerkleProof verifies. An address that is not ranked has \`included\` false
and its two neighbours: rows whose leaves name each other, so that nothing is between them. Counts as ${epochs.PROOF_COST} requests.`,
    access: "public",
    replica: true,
    params: number.extend({ address: AddressParam }),
    cost: () => epochs.PROOF_COST,
    response: ProofResponse,
    errors: ["NOT_FOUND"],
    handler: ({ ctx, params }) => epochs.getEpochProof(ctx, params),
  }),
});
