import { z } from "zod";
import { AddressParam, Limit, Offset } from "../../core/schemas.ts";
import * as lists from "../../domains/lists/index.ts";
import {
  ChangesResponse,
  ClustersResponse,
  LineRow,
  ListChange,
  ListId,
  ListResponse,
  ListsResponse,
  NewList,
  NewShare,
  NewShareResponse,
  ResultRow,
  ResultsQuery,
  ShareId,
  ShareResponse,
  SharesResponse,
  UploadQuery,
} from "../../domains/lists/schemas.ts";
import { Download, defineEndpoint, endpointGroup } from "../declaration/define-endpoint.ts";

const params = z.object({ listId: ListId });
const treeParams = params.extend({ treeId: lists.TreeId });
const PRICE = `For each hundred rows, a list counts as much as a batch of its policy (one request without a policy), charged to the
day's limit when its rows are counted and before any is evaluated. While the day has no room for it, it is \`waiting\`.`;
const ROWS_PRICE = "Counts as one request, and one more for each 20,000 rows.";

export const listEndpoints = endpointGroup("lists", {
  createList: defineEndpoint({
    method: "POST",
    path: "/v1/lists",
    summary: "Evaluate a list of wallets",
    description: `Takes up to 100,000 identities as JSON, with a saved policy (\`policyId\`) or a new one (\`policy\`), or a file of up to
128 MiB and 1,000,000 rows as \`text/*\`, \`application/x-ndjson\` or \`application/octet-stream\`, whose other fields are query parameters. A file's dialect is judged by its content; of a table the column of
addresses is taken, and where it is not clear the list is \`asking\`. Or with \`source\` a worker reads the wallets first: holders of a token,
voters of a proposal, owners of a Safe, receivers of a schema's attestations, the top of a board. Until then the list is \`waiting\`, its calls of
nodes count to CHAIN_READS_PER_DAY, and a token whose balances are not made of its logs makes it \`failed\`. It is evaluated in the background: \`getList\` has the progress, \`getListResults\` the results, and webhooks get \`lists.completed\`. Outcomes are those that
\`evaluatePolicy\` gives. Without a policy, results have scores and no outcome. An identity that is neither a name nor an address is a bad line
and refuses nothing. Unless \`read\` is \`none\`, wallets that are not known here are read from explorers first, for the caller alone and within LIST_READS_PER_DAY:
the list is \`reading\`, and \`estimate\` has what is left. Of those that are not read the outcome is \`indeterminate\`. ${PRICE} NOT_ELIGIBLE while another list of the caller is at work, or where too many lists or rows are kept.`,
    access: "write",
    query: UploadQuery,
    body: NewList,
    longestBody: 8 * 1024 * 1024,
    upload: { types: ["application/octet-stream", "application/x-ndjson", "text/*"], longest: 128 * 1024 * 1024 },
    response: ListResponse,
    status: 201,
    errors: ["NOT_ELIGIBLE", "NOT_FOUND", "UNSUPPORTED_CHAIN"],
    handler: async ({ ctx, query, body, upload }) => {
      if (upload) return { list: await lists.uploadList(ctx, query, upload) };
      const { identities, source, ...wanted } = body;
      // One of the two is given.
      if (source) return { list: await lists.createSourcedList(ctx, { ...query, ...wanted, source }) };
      return { list: await lists.createList(ctx, { ...query, ...wanted, identities: identities ?? [] }) };
    },
  }),

  listLists: defineEndpoint({
    method: "GET",
    path: "/v1/lists",
    summary: "List the caller's lists",
    description: "Newest first.",
    access: "read",
    query: z.object({ limit: Limit, offset: Offset }),
    response: ListsResponse,
    tools: [
      {
        name: "list_lists",
        description: `Find the caller's lists of wallets, newest first, with their states and summaries. A person makes a list in the portal or by the API; no tool does.`,
      },
    ],
    handler: ({ ctx, query }) => lists.listLists(ctx, query),
  }),

  getList: defineEndpoint({
    method: "GET",
    path: "/v1/lists/{listId}",
    summary: "Get the progress and the summary of a list",
    access: "read",
    params,
    response: ListResponse,
    errors: ["NOT_FOUND"],
    tools: [
      {
        name: "get_list",
        description: `See how far a list of wallets is, and once it is complete who passes: outcomes, why wallets could not be checked (do not treat it as a fail),
whom each rule alone keeps out, and how many would pass at other thresholds.`,
      },
    ],
    handler: async ({ ctx, params }) => ({ list: await lists.getList(ctx, params) }),
  }),

  changeList: defineEndpoint({
    method: "PATCH",
    path: "/v1/lists/{listId}",
    summary: "Correct how a list is read, or cancel it",
    description: `\`column\` chooses the column of addresses, \`repair\` takes lines that can be repaired: the upload is then read, evaluated
and charged again. \`read: "none"\` stops reading unknown wallets and evaluates by what is known. \`state: "cancelled"\` ends it.`,
    access: "write",
    params,
    body: ListChange,
    response: ListResponse,
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params, body }) => ({ list: await lists.changeList(ctx, { ...params, ...body }) }),
  }),

  deleteList: defineEndpoint({
    method: "DELETE",
    path: "/v1/lists/{listId}",
    summary: "Delete a list with its upload and results",
    access: "admin",
    params,
    response: ListResponse,
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params }) => ({ list: await lists.deleteList(ctx, params) }),
  }),

  getListResults: defineEndpoint({
    method: "GET",
    path: "/v1/lists/{listId}/results",
    summary: "Download the results of a list",
    description: `Every row that was taken, doubled ones too, in the order of the upload or by total, as JSON Lines or CSV with the same
columns. No cell of the CSV begins with \`=\`, \`+\`, \`-\` or \`@\`: an apostrophe stands before it. Rows that are not evaluated yet have no
outcome. A list that is deleted meanwhile breaks the connection. ${ROWS_PRICE}`,
    access: "read",
    params,
    query: ResultsQuery,
    cost: ({ ctx, params }) => lists.rowsCost(ctx, params),
    response: ResultRow,
    download: ["application/x-ndjson", "text/csv"],
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params, query }) => {
      const type = query.format === "csv" ? "text/csv" : "application/x-ndjson";
      return new Download(null, { chunks: await lists.getResults(ctx, { ...params, ...query }) }, type);
    },
  }),

  getListClusters: defineEndpoint({
    method: "GET",
    path: "/v1/lists/{listId}/clusters",
    summary: "List the clusters among the wallets of a list",
    description: `Wallets of the list that look like one person's, compared with each other once the list is evaluated: by funding, contracts, weeks of
activity, places where money is gathered, and entries of the upload. The largest cluster is the first. A cluster changes no score and no
outcome.`,
    access: "read",
    params,
    query: z.object({ limit: Limit, offset: Offset }),
    response: ClustersResponse,
    errors: ["NOT_FOUND"],
    tools: [
      {
        name: "get_list_clusters",
        description: `See which wallets of a complete list look like one person's, with the evidence. It is a likeness and no proof; it changes no score.`,
      },
    ],
    handler: ({ ctx, params, query }) => lists.getListClusters(ctx, { ...params, ...query }),
  }),

  getListLines: defineEndpoint({
    method: "GET",
    path: "/v1/lists/{listId}/lines",
    summary: "Download the lines of a list that were not taken as they are",
    description: `Every bad, doubled and repaired line with its number and reason, in the order of the upload, as JSON Lines. ${ROWS_PRICE}`,
    access: "read",
    params,
    cost: ({ ctx, params }) => lists.rowsCost(ctx, params),
    response: LineRow,
    download: ["application/x-ndjson"],
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params }) => new Download(null, { chunks: await lists.getLines(ctx, params) }),
  }),

  rerunList: defineEndpoint({
    method: "POST",
    path: "/v1/lists/{listId}/rerun",
    summary: "Evaluate the same list again",
    description: `Makes a new list of the same upload and policy, as of now; \`getListChanges\` compares it with this one. Charged as a new list.`,
    access: "write",
    params,
    response: ListResponse,
    status: 201,
    errors: ["NOT_ELIGIBLE", "NOT_FOUND"],
    handler: async ({ ctx, params }) => ({ list: await lists.rerunList(ctx, params) }),
  }),

  getListChanges: defineEndpoint({
    method: "GET",
    path: "/v1/lists/{listId}/changes",
    summary: "Compare a list with the one it was made from again",
    description: `Whose outcome differs, who is new and who is gone. NOT_FOUND for a list that was not made by \`rerunList\`. ${ROWS_PRICE}`,
    access: "read",
    params,
    query: z.object({ limit: Limit, offset: Offset }),
    cost: ({ ctx, params }) => lists.rowsCost(ctx, params),
    response: ChangesResponse,
    errors: ["NOT_FOUND"],
    tools: [
      {
        name: "get_list_changes",
        description: "See whose outcome differs from the earlier run of the same list, and why.",
      },
    ],
    handler: ({ ctx, params, query }) => lists.getChanges(ctx, { ...params, ...query }),
  }),

  createListShare: defineEndpoint({
    method: "POST",
    path: "/v1/lists/{listId}/shares",
    summary: "Share a list by a link",
    description: `\`url\` is a page that shows summary, outcomes by address and clusters to whoever has it, without a sign-in: nothing else of
the upload, such as handles. It is shown once; a hash of it is stored. NOT_ELIGIBLE beyond 20 open links of a list.`,
    access: "write",
    params,
    body: NewShare,
    response: NewShareResponse,
    status: 201,
    errors: ["NOT_ELIGIBLE", "NOT_FOUND"],
    handler: ({ ctx, params, body }) => lists.createShare(ctx, { ...params, ...body }),
  }),

  listListShares: defineEndpoint({
    method: "GET",
    path: "/v1/lists/{listId}/shares",
    summary: "List the open links of a list",
    description: "Newest first.",
    access: "read",
    params,
    response: SharesResponse,
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params }) => ({ shares: await lists.listShares(ctx, params) }),
  }),

  deleteListShare: defineEndpoint({
    method: "DELETE",
    path: "/v1/lists/{listId}/shares/{shareId}",
    summary: "Revoke a link of a list",
    description: "Its page is gone at once.",
    access: "write",
    params: params.extend({ shareId: ShareId }),
    response: ShareResponse,
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params }) => ({ share: await lists.deleteShare(ctx, params) }),
  }),

  createListTree: defineEndpoint({
    method: "POST",
    path: "/v1/lists/{listId}/trees",
    summary: "Build a Merkle tree over a list",
    description: `For contracts and votes: a tree over those of a complete list who pass, with or without amounts, built in the background and
signed with policy, day and model. It never changes, and is kept until it is deleted, also when the list is gone. A person has one leaf: the
primary wallet if it is in the list, otherwise the first row. The zero address, burn addresses and precompiles have none. NOT_ELIGIBLE while
another tree of the caller is built.`,
    access: "write",
    params,
    body: lists.NewTree,
    response: lists.TreeResponse,
    status: 201,
    errors: ["NOT_ELIGIBLE", "NOT_FOUND"],
    handler: async ({ ctx, params, body }) => ({ tree: await lists.createTree(ctx, { ...params, ...body }) }),
  }),

  listListTrees: defineEndpoint({
    method: "GET",
    path: "/v1/lists/{listId}/trees",
    summary: "List the trees of a list",
    description: "Newest first, also when the list is gone.",
    access: "read",
    params,
    query: z.object({ limit: Limit, offset: Offset }),
    response: lists.TreesResponse,
    errors: ["NOT_FOUND"],
    handler: ({ ctx, params, query }) => lists.listTrees(ctx, { ...params, ...query }),
  }),

  getListTree: defineEndpoint({
    method: "GET",
    path: "/v1/lists/{listId}/trees/{treeId}",
    summary: "Get the progress and the root of a tree, or its file",
    description: `\`format=standard-v1\` is the file that \`StandardMerkleTree.load\` of \`@openzeppelin/merkle-tree\` reads, as JSON.
\`csv\` has address and amount in tokens, in the order of the list, as Safe's app and Sablier read them; \`safe-csv\` has the columns of Safe's
app for payments to many. A file is SERVICE_UNAVAILABLE with \`Retry-After\` while the tree is built. It counts as one request, and one more for
each 20,000 leaves. A tree that is deleted meanwhile breaks the connection.`,
    access: "read",
    params: treeParams,
    query: lists.TreeQuery,
    cost: ({ ctx, params, query }) => lists.treeCost(ctx, params, query.format),
    response: lists.TreeResponse,
    orDownload: ["application/json", "text/csv"],
    errors: ["NOT_ELIGIBLE", "NOT_FOUND", "SERVICE_UNAVAILABLE"],
    handler: async ({ ctx, params, query: { format, token } }) => {
      if (format === undefined) return { tree: lists.viewTree(await lists.requireTree(ctx, params)) };
      const chunks = await lists.getTreeFile(ctx, { ...params, format, token });
      return new Download(null, { chunks }, format === "standard-v1" ? "application/json" : "text/csv");
    },
  }),

  deleteListTree: defineEndpoint({
    method: "DELETE",
    path: "/v1/lists/{listId}/trees/{treeId}",
    summary: "Delete a tree with its proofs",
    access: "write",
    params: treeParams,
    response: lists.TreeResponse,
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params }) => ({ tree: await lists.deleteTree(ctx, params) }),
  }),

  getTreeProof: defineEndpoint({
    method: "GET",
    path: "/v1/trees/{treeId}/proof/{address}",
    summary: "Prove that an address is in a tree",
    description: `\`leaf\` with its \`proof\`, which OpenZeppelin's MerkleProof verifies, and the signed root. NOT_FOUND for an address without
a leaf.`,
    access: "public",
    params: z.object({ treeId: lists.TreeId, address: AddressParam }),
    response: lists.TreeProofResponse,
    errors: ["NOT_ELIGIBLE", "NOT_FOUND", "SERVICE_UNAVAILABLE"],
    tools: [
      {
        name: "get_tree_proof",
        description: `Prove that an address is in the Merkle tree of a list, to a contract or to anybody. Pass leaf, proof and root on unchanged.`,
      },
    ],
    handler: ({ ctx, params }) => lists.getTreeProof(ctx, params),
  }),
});
