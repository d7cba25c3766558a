"use client";

import { api } from "../api/client.ts";
import { ConfirmCall } from "../api/confirm-call.tsx";

/** Asks before a channel is deleted. */
export function DeleteChannel(props: { id: string; name: string; onDeleted: () => void; onClose: () => void }) {
  const { id, name, onDeleted, onClose } = props;
  return (
    <ConfirmCall
      title="Delete this channel?"
      action="Delete channel"
      call={() => api.call("DELETE /v1/notices/channels/{id}", { params: { id } })}
      onDone={onDeleted}
      onCancel={onClose}
    >
      <p className="wrap-anywhere">{name} gets nothing more, and is forgotten here.</p>
    </ConfirmCall>
  );
}
