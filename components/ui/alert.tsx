import type { ReactNode } from "react";

/** An error in a corner of the window, for what has no place of its own on the page. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 rounded-xl bg-ink px-4 py-3 text-paper sm:left-auto sm:w-96"
    >
      {children}
    </p>
  );
}
