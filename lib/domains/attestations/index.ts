export {
  type AttestationEvent,
  applyAttestationEvents,
  finalizeAttestations,
  revertAttestations,
  type SchemaRecord,
} from "./chain-events.ts";
export { countAttestations } from "./count-attestations.ts";
export { countUnread } from "./count-unread.ts";
export { createAttestation } from "./create-attestation.ts";
export { easOf } from "./eas-chains.ts";
export { findSchema } from "./find-schema.ts";
export { type FormField, formFields } from "./form-fields.ts";
export { getAttestation } from "./get-attestation.ts";
export { listAttestations } from "./list-attestations.ts";
export { listNotifications } from "./list-notifications.ts";
export { listRevocations } from "./list-revocations.ts";
export { listSchemas } from "./list-schemas.ts";
export { composeAttestation, prepareAttestation } from "./prepare-attestation.ts";
export { readNotifications } from "./read-notifications.ts";
export { readSharePackages } from "./read-share-packages.ts";
export { registerSchema } from "./register-schema.ts";
export { revokeAttestation } from "./revoke-attestation.ts";
