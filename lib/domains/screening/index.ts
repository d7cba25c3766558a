export { acceptFewer, listScreeningLists, readListings, readScreeningLists, refreshNow } from "./manage-lists.ts";
export { refreshLists } from "./refresh-lists.ts";
