"use client";

import { useRouter } from "next/navigation";
import { createClient } from "../../lib/api/client.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { ShortAddress } from "../wallet/short-address.tsx";

/** Asks before a wallet leaves a name. */
export function UnlinkWallet({ svcId, address, onClose }: { svcId: string; address: string; onClose: () => void }) {
  const router = useRouter();
  const { busy, problem, run } = useApiCall();
  const unlink = async () => {
    const done = await run(async () => {
      await createClient().call("DELETE /v1/identity/{identity}/wallets/{address}", {
        params: { identity: svcId, address },
        body: {},
      });
    });
    if (!done) return;
    onClose();
    router.refresh();
  };
  return (
    <ConfirmDialog
      title="Unlink this wallet?"
      action="Unlink it"
      busy={busy}
      problem={<ProblemNotice problem={problem} />}
      onConfirm={() => void unlink()}
      onCancel={onClose}
    >
      <p>
        <ShortAddress address={address} always className="text-ink" /> is scored on its own from then on, and {svcId}{" "}
        without it. Nothing has to be signed: you are signed in. It can be linked again.
      </p>
    </ConfirmDialog>
  );
}
