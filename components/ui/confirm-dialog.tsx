"use client";

import * as Primitive from "@radix-ui/react-alert-dialog";
import type { ReactNode } from "react";
import { useTexts } from "#texts";
import { Button } from "./button.tsx";
import { exposeStyleNonce } from "./style-nonce.ts";
import { useReturnFocus } from "./use-return-focus.ts";

exposeStyleNonce();

interface Props {
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The label of the button that confirms. */
  action: string;
  cancel?: string;
  busy: boolean;
  /** Why the last attempt failed. */
  problem: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. Cancel has the focus. */
export function ConfirmDialog(props: Props) {
  const t = useTexts("ui");
  const focus = useReturnFocus();
  return (
    <Primitive.Root open onOpenChange={(open) => !open && props.onCancel()}>
      <Primitive.Portal>
        <Primitive.Overlay className="appear fixed inset-0 z-40 bg-scrim" />
        <Primitive.Content
          {...focus}
          className="rise fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] overflow-y-auto rounded-t-2xl border border-line bg-surface p-5 outline-none sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[28rem] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-2xl sm:p-7"
        >
          <Primitive.Title className="text-xl font-semibold tracking-tight">{props.title}</Primitive.Title>
          <Primitive.Description asChild>
            <div className="mt-2 text-ink-soft">{props.children}</div>
          </Primitive.Description>
          <div className="mt-4 empty:hidden">{props.problem}</div>
          <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Primitive.Cancel asChild>
              <Button kind="quiet">{props.cancel ?? t("cancel")}</Button>
            </Primitive.Cancel>
            {/* Not Primitive.Action: it would close before the call has finished. */}
            <Button kind="danger" busy={props.busy} onClick={props.onConfirm}>
              {props.action}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
