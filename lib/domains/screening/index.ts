export { acceptFewer, listScreeningLists, readScreeningLists, refreshNow } from "./manage-lists.ts";
export { readListings } from "./read-listings.ts";
export { refreshLists } from "./refresh-lists.ts";
