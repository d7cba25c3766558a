"use client";

import { createClient } from "../../lib/api/client.ts";
import type { KeyRecord } from "../../lib/domains/developers/index.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

/** Asks before a key ends for good. */
export function RevokeKey(props: { item: KeyRecord; onRevoked: () => void; onClose: () => void }) {
  const { item } = props;
  const { busy, problem, run } = useApiCall();
  const revoke = async () => {
    const done = await run(async () => {
      await createClient().call("DELETE /v1/developer/keys/{keyId}", { params: { keyId: item.id } });
    });
    if (done) props.onRevoked();
  };
  return (
    <ConfirmDialog
      title={`Revoke “${item.name}”?`}
      action="Revoke the key"
      busy={busy}
      problem={<ProblemNotice problem={problem} />}
      onConfirm={() => void revoke()}
      onCancel={props.onClose}
    >
      <p>
        Requests with{" "}
        <span className="font-mono text-ink">
          {item.prefix}…{item.last4}
        </span>{" "}
        are refused within a second, everywhere. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
