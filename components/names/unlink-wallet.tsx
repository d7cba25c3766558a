"use client";

import { useRouter } from "next/navigation";
import { useTexts } from "#texts";
import { api } from "../api/client.ts";
import { ConfirmCall } from "../api/confirm-call.tsx";
import { ShortAddress } from "../wallet/short-address.tsx";

/** Asks before a wallet is unlinked from a name. */
export function UnlinkWallet({ svcId, address, onClose }: { svcId: string; address: string; onClose: () => void }) {
  const t = useTexts("names.unlink");
  const router = useRouter();
  const params = { identity: svcId, address };
  return (
    <ConfirmCall
      title={t("title")}
      action={t("action")}
      call={() => api.call("DELETE /v1/identity/{identity}/wallets/{address}", { params, body: {} })}
      onDone={() => {
        onClose();
        router.refresh();
      }}
      onCancel={onClose}
    >
      <p>
        {t.rich("text", { name: svcId, address: () => <ShortAddress address={address} always className="text-ink" /> })}
      </p>
    </ConfirmCall>
  );
}
