"use client";

import { useRouter } from "next/navigation";
import type { KeyRecord } from "../../lib/domains/developers/index.ts";
import { Lazy } from "../ui/lazy.tsx";
import { useToast } from "../ui/toast.tsx";

export const createKey = () => import("./create-key.tsx");
export const rotateKey = () => import("./rotate-key.tsx");
export const revokeKey = () => import("./revoke-key.tsx");

export type OpenKeyDialog = { name: "create" } | { name: "rotate" | "revoke"; key: KeyRecord } | null;

export interface KeyDialogProps {
  open: OpenKeyDialog;
  /** Requests per minute of the developer's tier. */
  perMinute: number;
  /** Scheme and host of the API. */
  origin: string;
  /** An identity with a score, for the first call. */
  example: string;
  /** The developer's newest saved policies. */
  policies: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** The dialog that creates, rotates or revokes a key. */
export function KeyDialog({ open, onClose, perMinute, policies, ...call }: KeyDialogProps) {
  const router = useRouter();
  const toast = useToast();
  const refresh = () => router.refresh();
  if (open?.name === "create") {
    return (
      <Lazy load={createKey}>
        {({ CreateKey }) => (
          <CreateKey {...call} perMinute={perMinute} policies={policies} onCreated={refresh} onClose={onClose} />
        )}
      </Lazy>
    );
  }
  if (open?.name === "rotate") {
    return (
      <Lazy load={rotateKey}>
        {({ RotateKey }) => <RotateKey {...call} item={open.key} onRotated={refresh} onClose={onClose} />}
      </Lazy>
    );
  }
  if (!open) return null;
  const onRevoked = () => {
    onClose();
    toast(`“${open.key.name}” is revoked.`);
    refresh();
  };
  return (
    <Lazy load={revokeKey}>
      {({ RevokeKey }) => <RevokeKey item={open.key} onRevoked={onRevoked} onClose={onClose} />}
    </Lazy>
  );
}
