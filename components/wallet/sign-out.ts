import { signOut } from "next-auth/react";

/** Loaded on sign-out, to keep next-auth out of every page. */
export async function endSession(): Promise<void> {
  await signOut({ redirect: false });
}
