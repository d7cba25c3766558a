export { checkAddress, checkCost } from "./check-address.ts";
