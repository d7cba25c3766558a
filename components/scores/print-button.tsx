"use client";

import { Printer } from "lucide-react";
import { Button } from "../ui/button.tsx";

/** Prints the page as it stands. */
export function PrintButton() {
  return (
    <Button type="button" onClick={() => window.print()}>
      <Printer aria-hidden="true" size={18} /> Print it
    </Button>
  );
}
