"use client";

import { useTexts } from "#texts";
import type { KeyRecord } from "../../lib/domains/developers/index.ts";
import { api } from "../api/client.ts";
import { ConfirmCall } from "../api/confirm-call.tsx";

/** Asks before a key is revoked. */
export function RevokeKey(props: { item: KeyRecord; onRevoked: () => void; onClose: () => void }) {
  const t = useTexts("portal.revokeKey");
  const { item } = props;
  return (
    <ConfirmCall
      title={t("title", { name: item.name })}
      action={t("submit")}
      call={() => api.call("DELETE /v1/developer/keys/{keyId}", { params: { keyId: item.id } })}
      onDone={props.onRevoked}
      onCancel={props.onClose}
    >
      <p>
        {t.rich("text", {
          key: `${item.prefix}…${item.last4}`,
          code: (inside) => <span className="font-mono text-ink">{inside}</span>,
        })}
      </p>
    </ConfirmCall>
  );
}
