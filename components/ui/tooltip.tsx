"use client";

import { Tooltip as Primitive } from "radix-ui";
import type { ReactNode } from "react";

/** A few more words about what stands under the pointer or has the focus. The child can take the focus. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={200}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            sideOffset={6}
            collisionPadding={12}
            className="appear figures z-30 max-w-72 rounded-lg bg-ink px-3 py-1.5 text-sm text-paper"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
