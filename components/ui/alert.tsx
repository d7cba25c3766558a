import type { ReactNode } from "react";

/** An error in a corner of the window, for errors without a place on the page. */
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
