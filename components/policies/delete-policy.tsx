"use client";

import type { SavedPolicy } from "../../lib/domains/policies/schemas.ts";
import { api } from "../api/client.ts";
import { ConfirmCall } from "../api/confirm-call.tsx";

/** Asks before a saved policy is deleted. */
export function DeletePolicy(props: { policy: SavedPolicy; onCancel: () => void; onDeleted: () => void }) {
  const { id, name } = props.policy;
  return (
    <ConfirmCall
      title={`Delete ${name}?`}
      action="Delete policy"
      call={() => api.call("DELETE /v1/trust/policies/{policyId}", { params: { policyId: id } })}
      onDone={props.onDeleted}
      onCancel={props.onCancel}
    >
      <p>Calls that use its id will fail with 404. You cannot undo this.</p>
    </ConfirmCall>
  );
}
