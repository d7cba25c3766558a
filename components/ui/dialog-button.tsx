"use client";

import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import { Lazy, preload } from "./lazy.tsx";

interface Props<M> extends Omit<ComponentProps<typeof Button>, "onClick"> {
  /** Imports the dialog's module; has to be the same function on each render. */
  load: () => Promise<M>;
  /** Renders the module's dialog. */
  dialog: (module: M, close: () => void) => ReactNode;
}

/** A button that opens a dialog, whose code is loaded when the pointer enters the button or it gets the focus. */
export function DialogButton<M>({ load, dialog, ...button }: Props<M>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" {...button} {...preload(load)} onClick={() => setOpen(true)} />
      {isOpen && <Lazy load={load}>{(module) => dialog(module, () => setOpen(false))}</Lazy>}
    </>
  );
}
