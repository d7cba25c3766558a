"use client";

import { Printer } from "lucide-react";
import { Button } from "./button.tsx";

/** Prints the page. */
export function PrintButton() {
  return (
    <Button type="button" kind="quiet" onClick={() => window.print()}>
      <Printer aria-hidden="true" size={18} /> Print
    </Button>
  );
}
