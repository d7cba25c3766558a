"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTexts } from "#texts";
import { api } from "../api/client.ts";
import { ConfirmCall } from "../api/confirm-call.tsx";
import { Button } from "../ui/button.tsx";

/** A button that withdraws an open appeal, after a confirmation. */
export function WithdrawButton({ id }: { id: string }) {
  const t = useTexts("appeals.withdraw");
  const router = useRouter();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t("withdraw")}
      </Button>
      {open && (
        <ConfirmCall
          title={t("title")}
          action={t("withdraw")}
          call={() => api.call("DELETE /v1/appeals/{id}", { params: { id }, body: {} })}
          onDone={() => {
            setOpen(false);
            router.refresh();
          }}
          onCancel={() => setOpen(false)}
        >
          <p>{t("text")}</p>
        </ConfirmCall>
      )}
    </>
  );
}
