export { attemptMessage, type NoticeHealth, readNoticeHealth } from "./attempt-message.ts";
export {
  addChannel,
  deleteChannel,
  listChannels,
  sendConfirmation,
  syncOperators,
  updateChannel,
  viewChannels,
} from "./channels.ts";
export { type ClaimedMessage, claimMessages } from "./claim-messages.ts";
export { composeMessages } from "./compose-messages.ts";
export { expireNotices } from "./expire-notices.ts";
export { followLink, type LinkState, readLink } from "./follow-link.ts";
export { createMailer } from "./mail.ts";
export { scanConditions } from "./scan-conditions.ts";
