"use client";

import { DropdownMenu as Primitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";

/** A list that drops from its button. */
export function Menu({ trigger, children }: { trigger: ReactNode; children: ReactNode }) {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="appear z-30 min-w-56 rounded-xl border border-line bg-surface p-1.5 shadow-[0_8px_30px_rgb(0_0_0/0.12)]"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const item =
  "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-lg px-3 text-ink-soft outline-none data-[highlighted]:bg-sunken data-[highlighted]:text-ink";

export function MenuItem({ className = "", ...rest }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item {...rest} className={`${item} ${className}`} />;
}

export function MenuLine() {
  return <Primitive.Separator className="my-1.5 h-px bg-line" />;
}
