export type { AttestationBlock, AttestationEvent, SchemaRecord } from "./attestation-events.ts";
export { applyAttestationEvents, attestedAbove, finalizeAttestations, revertAttestations } from "./chain-events.ts";
export { countAttestations } from "./count-attestations.ts";
export { composeAttestation, createAttestation, prepareAttestation, storageCost } from "./create-attestation.ts";
export { easOf } from "./eas.ts";
export { type FormField, formFields } from "./form-fields.ts";
export { getAttestation, readSharePackages } from "./get-attestation.ts";
export { listAttestations, listRevocations } from "./list-attestations.ts";
export { MOST_A_DAY, MOST_LIVE } from "./live-bound.ts";
export {
  countUnread,
  listNotifications,
  NotificationsResponse,
  ReadNotifications,
  ReadResponse,
  readNotifications,
} from "./notifications.ts";
export { duePending, type PendingAttestation, postponePending, removePending } from "./pending-attestations.ts";
export { findSchema, listSchemas, MOST_SCHEMAS, registerSchema } from "./register-schema.ts";
export { revokeAttestation } from "./revoke-attestation.ts";
