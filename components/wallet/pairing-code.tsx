import { Check, Copy, Smartphone } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "../ui/button.tsx";
import { InProgress } from "../ui/status-line.tsx";
import { getPairing, type PairingCode, subscribePairing } from "./pairing.ts";

/** The code with which a wallet pairs; closing it cancels. */
export function PairWallet({ onCancel }: { onCancel?: () => void }) {
  const pairing = useSyncExternalStore(subscribePairing, getPairing, () => null);
  useEffect(() => () => getPairing()?.cancel(), []);
  const code = pairing?.code;
  return (
    <div className="grid gap-5">
      {code && (
        <>
          <p className="text-ink-soft">
            Scan this code with the wallet on your phone, or paste its link into your Safe.
          </p>
          <QrCode code={code} />
          <div className="grid gap-3">
            <a
              href={code.uri}
              className="hidden min-h-11 items-center justify-center gap-2 rounded-lg border border-line-strong px-5 font-medium hover:bg-sunken pointer-coarse:inline-flex"
            >
              <Smartphone size={18} /> Open a wallet on this device
            </a>
            <CopyLink uri={code.uri} />
          </div>
        </>
      )}
      <InProgress>{statusOf(pairing)}</InProgress>
      {onCancel && (
        <Button kind="plain" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}

function statusOf(pairing: ReturnType<typeof getPairing>): string {
  if (pairing && !pairing.isConnected) return "The connection to the relay was lost. Connecting again.";
  return pairing?.code ? "Waiting for the wallet. The code is valid for five minutes." : "Preparing the code.";
}

/** Dark on light in both themes, as scanners need it. */
function QrCode({ code: { path, size } }: { code: PairingCode }) {
  return (
    <div data-theme="light" className="justify-self-center rounded-xl border border-line bg-surface p-4 text-ink">
      <svg
        role="img"
        aria-label="QR code"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-60"
      >
        <path d={path} fill="currentColor" />
      </svg>
    </div>
  );
}

function CopyLink({ uri }: { uri: string }) {
  const [state, setState] = useState<"idle" | "copied" | "blocked">("idle");
  const copy = () =>
    navigator.clipboard.writeText(uri).then(
      () => setState("copied"),
      () => setState("blocked"),
    );
  return (
    <Button kind="quiet" data-first-focus onClick={copy} onBlur={() => setState("idle")}>
      {state === "copied" ? <Check size={18} /> : <Copy size={18} />}
      {state === "copied" ? "Link copied" : state === "blocked" ? "The browser blocked copying" : "Copy link"}
    </Button>
  );
}
