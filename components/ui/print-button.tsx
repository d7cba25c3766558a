"use client";

import { Printer } from "lucide-react";
import { useTexts } from "#texts";
import { Button } from "./button.tsx";

export function PrintButton() {
  const t = useTexts("ui");
  return (
    <Button kind="quiet" onClick={() => window.print()}>
      <Printer size={18} /> {t("print")}
    </Button>
  );
}
