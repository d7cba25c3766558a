import { type ErrorCode, isServiceError } from "@/lib/core/errors.ts";

/** The answer, or null if the use case throws one of these codes. Throws every other error. */
export async function nullOn<T>(answer: Promise<T>, ...codes: readonly ErrorCode[]): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isServiceError(error) && codes.includes(error.code)) return null;
    throw error;
  }
}

/** The result, or null while the service is still loading its data. */
export function whenLoaded<T>(answer: Promise<T>): Promise<T | null> {
  return nullOn(answer, "LEADERBOARD_UNAVAILABLE", "SERVICE_UNAVAILABLE");
}

/** The answer, or null for an unknown subject. */
export function whenKnown<T>(answer: Promise<T>): Promise<T | null> {
  return nullOn(answer, "USER_NOT_FOUND");
}
