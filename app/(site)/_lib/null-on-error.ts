import { isServiceError } from "@/lib/core/errors.ts";

/** What a verb answered, or null while the service is still loading what it answers from. Other errors are thrown on. */
export async function whenLoaded<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isServiceError(error) && (error.code === "LEADERBOARD_UNAVAILABLE" || error.code === "SERVICE_UNAVAILABLE")) {
      return null;
    }
    throw error;
  }
}

/** What a verb answered, or null where it knows no such subject. Other errors are thrown on. */
export async function whenKnown<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isServiceError(error) && error.code === "USER_NOT_FOUND") return null;
    throw error;
  }
}
