"use client";

import { Printer } from "lucide-react";
import { Button } from "./button.tsx";

export function PrintButton() {
  return (
    <Button kind="quiet" onClick={() => window.print()}>
      <Printer size={18} /> Print
    </Button>
  );
}
