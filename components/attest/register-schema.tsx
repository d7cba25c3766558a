"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { fetchAhead, Later } from "../ui/later.tsx";
import { useReady } from "../ui/use-ready.ts";

// Few register a schema: its window is loaded for them alone.
const schemaDialog = () => import("./schema-dialog.tsx");

/** A button to register a schema of one's own. */
export function RegisterSchema() {
  const ready = useReady();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        type="button"
        kind="quiet"
        disabled={!ready}
        className="justify-self-start"
        {...fetchAhead(schemaDialog)}
        onClick={() => setOpen(true)}
      >
        <Plus aria-hidden="true" size={18} /> Register a schema
      </Button>
      {open && (
        <Later part={schemaDialog}>{({ SchemaDialog }) => <SchemaDialog onClose={() => setOpen(false)} />}</Later>
      )}
    </>
  );
}
