import { Check, Copy, Smartphone } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useTexts } from "#texts";
import type { Texts } from "../texts/create-texts.ts";
import { Button } from "../ui/button.tsx";
import { InProgress } from "../ui/status-line.tsx";
import { getPairing, type PairingCode, subscribePairing } from "./pairing.ts";

/** The code with which a wallet pairs; closing it cancels. */
export function PairWallet({ onCancel }: { onCancel?: () => void }) {
  const [t, ui] = [useTexts("wallet.pairing"), useTexts("ui")];
  const pairing = useSyncExternalStore(subscribePairing, getPairing, () => null);
  useEffect(() => () => getPairing()?.cancel(), []);
  const code = pairing?.code;
  return (
    <div className="grid gap-5">
      {code && (
        <>
          <p className="text-ink-soft">{t("scan")}</p>
          <QrCode code={code} />
          <div className="grid gap-3">
            <a
              href={code.uri}
              className="hidden min-h-11 items-center justify-center gap-2 rounded-lg border border-line-strong px-5 font-medium hover:bg-sunken pointer-coarse:inline-flex"
            >
              <Smartphone size={18} /> {t("open")}
            </a>
            <CopyLink uri={code.uri} />
          </div>
        </>
      )}
      <InProgress>{statusOf(t, pairing)}</InProgress>
      {onCancel && (
        <Button kind="plain" onClick={onCancel}>
          {ui("cancel")}
        </Button>
      )}
    </div>
  );
}

function statusOf(t: Texts<"wallet.pairing">, pairing: ReturnType<typeof getPairing>): string {
  if (pairing && !pairing.isConnected) return t("lost");
  return pairing?.code ? t("waiting") : t("preparing");
}

/** Dark on light in both themes, as scanners need it. */
function QrCode({ code: { path, size } }: { code: PairingCode }) {
  const t = useTexts("wallet.pairing");
  return (
    <div data-theme="light" className="justify-self-center rounded-xl border border-line bg-surface p-4 text-ink">
      <svg
        role="img"
        aria-label={t("code")}
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
  const t = useTexts("wallet.pairing");
  const [state, setState] = useState<"idle" | "copied" | "blocked">("idle");
  const copy = () =>
    navigator.clipboard.writeText(uri).then(
      () => setState("copied"),
      () => setState("blocked"),
    );
  return (
    <Button kind="quiet" data-first-focus onClick={copy} onBlur={() => setState("idle")}>
      {state === "copied" ? <Check size={18} /> : <Copy size={18} />}
      {state === "copied" ? t("copied") : state === "blocked" ? t("blocked") : t("copy")}
    </Button>
  );
}
