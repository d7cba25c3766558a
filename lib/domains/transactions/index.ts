export { findReceipt, raiseFees, senderLock, sendStored, signAndStore } from "./stored-transactions.ts";
