export { attemptDelivery, MOST_ATTEMPTS, retryDelays } from "./attempt-delivery.ts";
export { findReceiverFault } from "./check-url.ts";
export { type ClaimedDelivery, claimDeliveries, type Room } from "./claim-deliveries.ts";
export {
  expireDeliveries,
  getDelivery,
  listDeliveries,
  redeliver,
  redeliverFailed,
  testWebhook,
} from "./deliveries.ts";
export { dispatchEvents } from "./dispatch-events.ts";
export { judgeReceivers } from "./judge-receivers.ts";
export { limitFull, limitStored, roomForEvents } from "./limit-stored.ts";
export { deleteWebhook, getWebhook, listWebhooks, registerWebhook, updateWebhook } from "./manage-webhooks.ts";
export { listAllWebhooks, switchWebhook } from "./operated-webhooks.ts";
export { createSender } from "./post.ts";
export { replaceSecrets, resealSecrets, rotateSecret } from "./secrets.ts";
