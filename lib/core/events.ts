/** Every event a webhook can be sent, and what its `data` carries. Addresses are checksummed. */
export interface EventData {
  "identity.created": { svcId: string; address: string; chainId: number; txHash: string };
  "identity.activated": { svcId: string; address: string; chainId: number; txHash: string };
  "score.updated": { address: string; svcId: string | null; newScore: number; oldScore: number; tier: string };
  "achievement.earned": AchievementEvent;
  "achievement.claimed": AchievementEvent;
  "attestation.created": AttestationEvent;
  "attestation.revoked": AttestationEvent;
}

interface AchievementEvent {
  address: string;
  svcId: string | null;
  achievementId: string;
  points: number;
  scoreBonus: number;
}

interface AttestationEvent {
  attestationId: string;
  subject: string;
  issuer: string;
  schema: string;
  reason?: string;
}

/** The events as a list, in the order of the table above. */
export const eventNames = [
  "identity.created",
  "identity.activated",
  "score.updated",
  "achievement.earned",
  "achievement.claimed",
  "attestation.created",
  "attestation.revoked",
] as const satisfies readonly (keyof EventData)[];
export type EventName = (typeof eventNames)[number];
