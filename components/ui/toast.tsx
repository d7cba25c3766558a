"use client";

import { CircleCheck } from "lucide-react";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

const SHOWN_MS = 6_000;

const Say = createContext<(message: string) => void>(() => {});

/** Says in a corner of the page that something was done. What failed stands beside the thing that failed. */
export function useToast(): (message: string) => void {
  return useContext(Say);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<{ id: number; message: string } | null>(null);
  // Somebody who points at it is still reading.
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!said || held) return;
    const timer = setTimeout(() => setSaid(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said, held]);
  return (
    <Say value={(message) => setSaid((before) => ({ id: (before?.id ?? 0) + 1, message }))}>
      {children}
      <div
        role="status"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        className="fixed right-4 bottom-4 left-4 z-50 sm:left-auto sm:w-96"
      >
        {said && (
          <p key={said.id} className="rise flex items-center gap-3 rounded-xl bg-ink px-4 py-3 text-paper">
            <CircleCheck size={20} className="shrink-0" />
            {said.message}
          </p>
        )}
      </div>
    </Say>
  );
}
