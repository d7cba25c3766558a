export { createList, createSourcedList, rerunList, uploadList } from "./create-list.ts";
export { enqueueListClusters, findListClusters } from "./find-clusters.ts";
export { getListClusters } from "./get-clusters.ts";
export { changeList, deleteList, expireLists, getList, getListPolicy, listLists } from "./manage-lists.ts";
export { readSource } from "./read-source.ts";
export { getChanges, getLines, getResultPage, getResults, rowsCost } from "./results.ts";
export {
  createShare,
  deleteShare,
  getSharedList,
  getSharedRows,
  listShares,
  type SharedList,
  type SharedRow,
} from "./shares.ts";
export { type BuiltTree, buildListTree, type ListTreeJob } from "./trees/build-tree.ts";
export { NewTree, TreeId, TreeProofResponse, TreeQuery, TreeResponse, TreesResponse } from "./trees/schemas.ts";
export { createTree, deleteTree, finishTree, listTrees, requireTree, viewTree } from "./trees/tree.ts";
export { getTreeFile, getTreeProof, treeCost } from "./trees/tree-files.ts";
export { workList } from "./work-list.ts";
