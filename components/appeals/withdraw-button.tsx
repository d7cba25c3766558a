"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { api } from "../api/client.ts";
import { ConfirmCall } from "../api/confirm-call.tsx";
import { Button } from "../ui/button.tsx";

/** A button that withdraws an open appeal, after a confirmation. */
export function WithdrawButton({ id }: { id: string }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Withdraw
      </Button>
      {open && (
        <ConfirmCall
          title="Withdraw this appeal?"
          action="Withdraw"
          call={() => api.call("DELETE /v1/appeals/{id}", { params: { id }, body: {} })}
          onDone={() => {
            setOpen(false);
            router.refresh();
          }}
          onCancel={() => setOpen(false)}
        >
          <p>It stays in the public log, as withdrawn. You can contest the flag again.</p>
        </ConfirmCall>
      )}
    </>
  );
}
