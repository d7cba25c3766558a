"use client";

import { Plus } from "lucide-react";
import { useTexts } from "#texts";
import { DialogButton } from "../ui/dialog-button.tsx";

const schemaDialog = () => import("./schema-dialog.tsx");

/** A button that opens the dialog to register a schema. */
export function RegisterSchema() {
  const t = useTexts("attest.register");
  return (
    <DialogButton
      className="justify-self-start"
      load={schemaDialog}
      dialog={({ SchemaDialog }, close) => <SchemaDialog onClose={close} />}
    >
      <Plus size={18} /> {t("open")}
    </DialogButton>
  );
}
