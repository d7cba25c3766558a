"use client";

import { DialogButton } from "../ui/dialog-button.tsx";
import type { ActName } from "./acts.ts";

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
}

/** A button of an operator's act, which is confirmed in a dialog. */
export function ActButton(props: ActProps) {
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
