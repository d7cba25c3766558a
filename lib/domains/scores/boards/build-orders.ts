import { compareAddresses } from "./address-table.ts";
import { createOrderedRows } from "./ordered-rows.ts";
import { compareRows, type Scope } from "./scope.ts";
import { sortRows } from "./sort-rows.ts";

/** Build the orders of all boards of a scope at once, after loading. */
export function buildOrders(scope: Scope): void {
  const { byAddress, boards } = sortRows(scope);
  scope.byAddress = createOrderedRows((a, b) => compareAddresses(scope.addresses, a, b), byAddress);
  scope.orders = boards.map((sorted, board) => createOrderedRows((a, b) => compareRows(scope, board, a, b), sorted));
}
