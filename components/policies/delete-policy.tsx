"use client";

import { useTexts } from "#texts";
import type { SavedPolicy } from "../../lib/domains/policies/schemas.ts";
import { api } from "../api/client.ts";
import { ConfirmCall } from "../api/confirm-call.tsx";

/** Asks before a saved policy is deleted. */
export function DeletePolicy(props: { policy: SavedPolicy; onCancel: () => void; onDeleted: () => void }) {
  const t = useTexts("policies.saved");
  const { id, name } = props.policy;
  return (
    <ConfirmCall
      title={t("deleteTitle", { name })}
      action={t("deletePolicy")}
      call={() => api.call("DELETE /v1/trust/policies/{policyId}", { params: { policyId: id } })}
      onDone={props.onDeleted}
      onCancel={props.onCancel}
    >
      <p>{t("deleteNote")}</p>
    </ConfirmCall>
  );
}
