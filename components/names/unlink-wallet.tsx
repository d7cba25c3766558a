"use client";

import { useRouter } from "next/navigation";
import { api } from "../api/client.ts";
import { ConfirmCall } from "../api/confirm-call.tsx";
import { ShortAddress } from "../wallet/short-address.tsx";

/** Asks before a wallet is unlinked from a name. */
export function UnlinkWallet({ svcId, address, onClose }: { svcId: string; address: string; onClose: () => void }) {
  const router = useRouter();
  const params = { identity: svcId, address };
  return (
    <ConfirmCall
      title="Unlink this wallet?"
      action="Unlink"
      call={() => api.call("DELETE /v1/identity/{identity}/wallets/{address}", { params, body: {} })}
      onDone={() => {
        onClose();
        router.refresh();
      }}
      onCancel={onClose}
    >
      <p>
        <ShortAddress address={address} always className="text-ink" /> and {svcId} are then scored separately. No
        signature is needed, and you can link the wallet again.
      </p>
    </ConfirmCall>
  );
}
