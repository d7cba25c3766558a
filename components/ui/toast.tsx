"use client";

import { CircleCheck } from "lucide-react";
import { Toast as Primitive } from "radix-ui";
import { createContext, type ReactNode, useContext, useState } from "react";

const Say = createContext<(message: string) => void>(() => {});

/** Says in a corner of the page that something was done. What failed stands beside the thing that failed. */
export function useToast(): (message: string) => void {
  return useContext(Say);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<{ id: number; message: string } | null>(null);
  return (
    <Say value={(message) => setSaid((before) => ({ id: (before?.id ?? 0) + 1, message }))}>
      <Primitive.Provider duration={6000} label="Notice">
        {children}
        {said && (
          <Primitive.Root
            key={said.id}
            onOpenChange={(open) => !open && setSaid(null)}
            className="rise flex items-center gap-3 rounded-xl bg-ink px-4 py-3 text-paper"
          >
            <CircleCheck aria-hidden="true" size={20} className="shrink-0" />
            <Primitive.Title>{said.message}</Primitive.Title>
          </Primitive.Root>
        )}
        <Primitive.Viewport className="fixed right-4 bottom-4 left-4 z-50 outline-none sm:left-auto sm:w-96" />
      </Primitive.Provider>
    </Say>
  );
}
