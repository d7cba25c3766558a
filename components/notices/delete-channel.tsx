"use client";

import { useTexts } from "#texts";
import { api } from "../api/client.ts";
import { ConfirmCall } from "../api/confirm-call.tsx";

/** Asks before a channel is deleted. */
export function DeleteChannel(props: { id: string; name: string; onDeleted: () => void; onClose: () => void }) {
  const t = useTexts("notices.delete");
  const { id, name, onDeleted, onClose } = props;
  return (
    <ConfirmCall
      title={t("title")}
      action={t("action")}
      call={() => api.call("DELETE /v1/notices/channels/{id}", { params: { id } })}
      onDone={onDeleted}
      onCancel={onClose}
    >
      <p className="wrap-anywhere">{t("text", { name })}</p>
    </ConfirmCall>
  );
}
