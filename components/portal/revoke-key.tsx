"use client";

import type { KeyRecord } from "../../lib/domains/developers/index.ts";
import { api } from "../api/client.ts";
import { ConfirmCall } from "../api/confirm-call.tsx";

/** Asks before a key is revoked. */
export function RevokeKey(props: { item: KeyRecord; onRevoked: () => void; onClose: () => void }) {
  const { item } = props;
  return (
    <ConfirmCall
      title={`Revoke “${item.name}”?`}
      action="Revoke key"
      call={() => api.call("DELETE /v1/developer/keys/{keyId}", { params: { keyId: item.id } })}
      onDone={props.onRevoked}
      onCancel={props.onClose}
    >
      <p>
        Requests with{" "}
        <span className="font-mono text-ink">
          {item.prefix}…{item.last4}
        </span>{" "}
        are refused within a second, everywhere. This cannot be undone.
      </p>
    </ConfirmCall>
  );
}
