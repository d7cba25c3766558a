"use client";

import { Plus } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { useReady } from "../ui/use-ready.ts";

// Few register a schema: its window is loaded for them alone.
const SchemaDialog = dynamic(() => import("./schema-dialog.tsx").then((module) => module.SchemaDialog));

/** A button to register a schema of one's own. */
export function RegisterSchema() {
  const ready = useReady();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="button" kind="quiet" disabled={!ready} className="justify-self-start" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" size={18} /> Register a schema
      </Button>
      {open && <SchemaDialog onClose={() => setOpen(false)} />}
    </>
  );
}
