"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { Lazy, preload } from "../ui/lazy.tsx";

const schemaDialog = () => import("./schema-dialog.tsx");

/** A button that opens the dialog to register a schema. */
export function RegisterSchema() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" className="justify-self-start" {...preload(schemaDialog)} onClick={() => setOpen(true)}>
        <Plus size={18} /> Register a schema
      </Button>
      {open && <Lazy load={schemaDialog}>{({ SchemaDialog }) => <SchemaDialog onClose={() => setOpen(false)} />}</Lazy>}
    </>
  );
}
