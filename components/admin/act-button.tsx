"use client";

import { DialogButton } from "../ui/dialog-button.tsx";
import type { ActName } from "./acts.ts";
import { useRole } from "./role.tsx";

const actDialog = () => import("./act-dialog.tsx");

export interface ActProps {
  act: ActName;
  /** The id of what the act changes. */
  target: string;
  /** Names the act: the button, and the button that confirms it. */
  label: string;
  /** A question. */
  title: string;
  /** What will happen, and how to undo it. */
  note: string;
  /** A field besides the reason. */
  field?: { label: string; hint?: string; value?: string; choices?: readonly string[] };
  /** Whether the operator must say why. */
  asksReason?: boolean;
  /** Whether it is for whoever sees it, whatever their role. */
  isOwn?: boolean;
}

/** A button of an operator's act, which is confirmed in a dialog. Readers do not see it. */
export function ActButton(props: ActProps) {
  const role = useRole();
  if (role !== "operator" && !props.isOwn) return null;
  return (
    <DialogButton
      className="px-4 whitespace-nowrap"
      load={actDialog}
      dialog={({ ActDialog }, close) => <ActDialog {...props} onClose={close} />}
    >
      {props.label}
    </DialogButton>
  );
}
