export {
  ANSWER_SECONDS,
  answerLookup,
  lookupCost,
  PROVISIONAL_SECONDS,
  RECORDS_PER_REQUEST,
  type TextKey,
  textKeys,
} from "./answer-lookup.ts";
export { MOST_CALLS, MOST_DEPTH } from "./decode-calls.ts";
export { type EnsAddress, findEnsAddress } from "./find-ens-address.ts";
