/** A signal that takes a good part of the trust; most are weaker, and alone say little. */
const SEVERE = 300;

/** Policies to start from. The page opens with the first. */
export const templates = [
  {
    id: "trusted",
    policy: {
      op: "all",
      rules: [
        { module: "total", cmp: "gte", value: 300 },
        { module: "walletAgeDays", cmp: "gte", value: 90 },
        { module: "flag", params: { code: "same_funder", minPermille: SEVERE }, cmp: "eq", value: false },
      ],
    },
  },
  {
    id: "anySign",
    policy: {
      op: "any",
      rules: [
        { module: "governance", cmp: "gte", value: 30 },
        { module: "attestation", params: { schema: "endorsement" }, cmp: "gte", value: 1 },
        { module: "identity", cmp: "gte", value: "activated" },
      ],
    },
  },
  {
    id: "sybil",
    policy: {
      op: "all",
      rules: [
        {
          op: "atLeast",
          n: 2,
          rules: [
            { module: "activity", cmp: "gte", value: 40 },
            { module: "diversity", cmp: "gte", value: 40 },
            { module: "loyalty", cmp: "gte", value: 20 },
          ],
        },
        { module: "flag", params: { code: "star_funding", minPermille: SEVERE }, cmp: "eq", value: false },
        { module: "flag", params: { code: "chain_funding", minPermille: SEVERE }, cmp: "eq", value: false },
      ],
    },
  },
] as const;
