"use client";

import { createContext, type ReactNode, use } from "react";
import type { Role } from "../../lib/core/permissions.ts";

const ActingRole = createContext<Role | null>(null);

/** Says to the pages of administration what the signed-in person may do. The API decides. */
export function RoleProvider({ role, children }: { role: Role | null; children: ReactNode }) {
  return <ActingRole value={role}>{children}</ActingRole>;
}

export function useRole(): Role | null {
  return use(ActingRole);
}
