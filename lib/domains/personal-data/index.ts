export { collectData, collectDataOf } from "./collect-data.ts";
export { eraseData, eraseDataOf, finishErasure, resumeErasures } from "./erase-data.ts";
export { type StoredTable, storedTables } from "./stored-tables.ts";
