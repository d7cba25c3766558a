"use client";

import * as Primitive from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "#texts";
import { exposeStyleNonce } from "./style-nonce.ts";
import { useReturnFocus } from "./use-return-focus.ts";

exposeStyleNonce();

interface Props {
  open: boolean;
  /** Called when it should close: by Escape, the cross, or a press beside it. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** A click outside does not close it. */
  persistent?: boolean;
  children: ReactNode;
}

/** A dialog: at the bottom of a phone, in the middle of a larger window. */
export function Dialog({ open, onClose, title, description, persistent = false, children }: Props) {
  const t = useTexts("ui");
  const focus = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="appear fixed inset-0 z-40 bg-scrim" />
        <Primitive.Content
          {...focus}
          onPointerDownOutside={persistent ? (event) => event.preventDefault() : undefined}
          className="rise fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] overflow-y-auto rounded-t-2xl border border-line bg-surface p-5 outline-none sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[30rem] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-2xl sm:p-7"
          {...(!description && { "aria-describedby": undefined })}
        >
          <div className="flex items-start justify-between gap-4">
            <Primitive.Title className="text-xl font-semibold tracking-tight">{title}</Primitive.Title>
            <Primitive.Close
              aria-label={t("close")}
              className="-mt-2 -mr-2 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-lg text-ink-faint transition-colors hover:bg-sunken hover:text-ink"
            >
              <X size={20} />
            </Primitive.Close>
          </div>
          {description && (
            <Primitive.Description asChild>
              <div className="mt-1 text-ink-soft">{description}</div>
            </Primitive.Description>
          )}
          <div className="mt-5">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
