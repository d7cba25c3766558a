"use client";

import { CircleCheck } from "lucide-react";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

const VISIBLE_MS = 6_000;

const ToastContext = createContext<(message: string) => void>(() => {});

/** Shows a message about something that succeeded. Errors appear beside their cause. */
export function useToast(): (message: string) => void {
  return useContext(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<{ id: number; message: string } | null>(null);
  // It stays while the pointer is over it.
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(() => setToast(null), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [toast, held]);
  return (
    <ToastContext value={(message) => setToast((before) => ({ id: (before?.id ?? 0) + 1, message }))}>
      {children}
      <div
        role="status"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        className="fixed right-4 bottom-4 left-4 z-50 sm:left-auto sm:w-96"
      >
        {toast && (
          <p key={toast.id} className="rise flex items-center gap-3 rounded-xl bg-ink px-4 py-3 text-paper">
            <CircleCheck size={20} className="shrink-0" />
            {toast.message}
          </p>
        )}
      </div>
    </ToastContext>
  );
}
