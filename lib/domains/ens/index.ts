export {
  ANSWER_SECONDS,
  answerLookup,
  lookupCost,
  MOST_CALLS,
  MOST_DEPTH,
  PROVISIONAL_SECONDS,
  RECORDS_PER_REQUEST,
  type TextKey,
  textKeys,
} from "./answer-lookup.ts";
export { type EnsAddress, findEnsAddress } from "./find-ens-address.ts";
