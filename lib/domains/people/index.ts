export { checkPeople } from "./check-people.ts";
export { endByProvider } from "./end-by-provider.ts";
export {
  endOwnSessions,
  endPersonSession,
  isPersonSession,
  listPersonSessions,
  lookUpPerson,
  markPersonUsed,
  type PersonSessionView,
  signOutPerson,
} from "./person-sessions.ts";
export { clientOf, isRefusal, readProvider, redirectUri } from "./provider.ts";
export { signInPerson } from "./sign-in-person.ts";
