export { createList, rerunList, uploadList } from "./create-list.ts";
export { changeList, deleteList, expireLists, getList, listLists } from "./manage-lists.ts";
export { getChanges, getLines, getResults, rowsCost } from "./results.ts";
export { workList } from "./work-list.ts";
