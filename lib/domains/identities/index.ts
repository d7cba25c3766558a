export { getSigning } from "./get-signing.ts";
export { search } from "./search.ts";
