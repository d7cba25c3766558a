"use client";

import { createClient } from "../../lib/api/client.ts";
import type { SavedPolicy } from "../../lib/domains/policies/schemas.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

/** Asks before a saved policy goes. */
export function DeletePolicy(props: { policy: SavedPolicy; onCancel: () => void; onDeleted: () => void }) {
  const { policy } = props;
  const { busy, problem, run } = useApiCall();
  const remove = async () => {
    const done = await run(async () => {
      await createClient().call("DELETE /v1/trust/policies/{policyId}", { params: { policyId: policy.id } });
    });
    if (done) props.onDeleted();
  };
  return (
    <ConfirmDialog
      title={`Delete ${policy.name}?`}
      action="Delete it"
      busy={busy}
      problem={<ProblemNotice problem={problem} />}
      onConfirm={() => void remove()}
      onCancel={props.onCancel}
    >
      <p>Calls that use its id will fail with 404. You cannot undo this.</p>
    </ConfirmDialog>
  );
}
