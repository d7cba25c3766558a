"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { Lazy, preload } from "../ui/lazy.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

// Few register a schema: its window is loaded for them alone.
const schemaDialog = () => import("./schema-dialog.tsx");

/** A button to register a schema of one's own. */
export function RegisterSchema() {
  const ready = useHydrated();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        disabled={!ready}
        className="justify-self-start"
        {...preload(schemaDialog)}
        onClick={() => setOpen(true)}
      >
        <Plus size={18} /> Register a schema
      </Button>
      {open && <Lazy part={schemaDialog}>{({ SchemaDialog }) => <SchemaDialog onClose={() => setOpen(false)} />}</Lazy>}
    </>
  );
}
