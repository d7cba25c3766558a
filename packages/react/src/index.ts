export { CheckBeforeSending, type CheckBeforeSendingProps } from "./check-before-sending.tsx";
export { Gate, type GateProps } from "./gate.tsx";
export { CredenceProvider, type CredenceProviderProps } from "./provider.tsx";
export { ScoreBadge, type ScoreBadgeProps } from "./score-badge.tsx";
export { ScoreCard, type ScoreCardProps } from "./score-card.tsx";
export type { CallState } from "./use-call.ts";
export { type CheckQuery, useCheck } from "./use-check.ts";
export { type PolicyQuery, usePolicy } from "./use-policy.ts";
export { useScore } from "./use-score.ts";
