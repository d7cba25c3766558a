export {
  type AttestationEvent,
  applyAttestationEvents,
  finalizeAttestations,
  revertAttestations,
  type SchemaRecord,
} from "./chain-events.ts";
export { countAttestations } from "./count-attestations.ts";
export { createAttestation } from "./create-attestation.ts";
export { easOf } from "./eas-chains.ts";
export { getAttestation } from "./get-attestation.ts";
export { listAttestations } from "./list-attestations.ts";
export { listNotifications } from "./list-notifications.ts";
export { listRevocations } from "./list-revocations.ts";
export { listSchemas } from "./list-schemas.ts";
export { prepareAttestation } from "./prepare-attestation.ts";
export { readSharePackages } from "./read-share-packages.ts";
export { registerSchema } from "./register-schema.ts";
export { revokeAttestation } from "./revoke-attestation.ts";
