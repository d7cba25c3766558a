import { signOut } from "next-auth/react";

/** End the session. Loaded when somebody signs out, not before. */
export async function endSession(): Promise<void> {
  await signOut({ redirect: false });
}
