export { checkPeople } from "./check-people.ts";
export { endByProvider } from "./end-by-provider.ts";
export { endOwnSessions, endPersonSession, signOutPerson } from "./end-person-sessions.ts";
export { listPersonSessions, type PersonSessionView } from "./list-person-sessions.ts";
export { lookUpPerson, markPersonUsed } from "./look-up-person.ts";
export { isPersonSession } from "./person.ts";
export { clientOf, isRefusal, readProvider, redirectUri } from "./provider.ts";
export { signInPerson } from "./sign-in-person.ts";
