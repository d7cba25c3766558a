"use client";
import { CircleCheck, Undo2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { decodeAbiParameters, encodeFunctionData, getAddress, isAddress, isHex, parseAbi } from "viem";
import { useTexts } from "#texts";
import { api } from "../api/client.ts";
import type { Texts } from "../texts/create-texts.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FieldList } from "../ui/field-list.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { Done, InProgress } from "../ui/status-line.tsx";
import { WalletError } from "../wallet/errors.ts";
import { FailureNotice } from "../wallet/failure-notice.tsx";
import { WhileSwitching } from "../wallet/while-switching.tsx";
import { fullName, type NameAction, type NamesChain } from "./actions.ts";
import { formatAmount } from "./amount.ts";
import { NameError } from "./errors.ts";
import { readContract, type TransactionRequest } from "./transactions.ts";
import { type Phase, type Recorded, type TransactionPlan, useTransaction } from "./use-transaction.ts";

interface Props {
  action: NameAction;
  /** Checksummed address of the signed-in wallet. */
  account: string;
  onClose: () => void;
}

/** Shows a transaction, has the wallet send it, and shows its progress. */
export function TransactionDialog({ action, account, onClose }: Props) {
  const t = useTexts("names.transaction");
  const router = useRouter();
  const [plan] = useState(() => planNameAction(action, account, t));
  const { phase, send } = useTransaction(plan);
  const name = fullName(action);
  const close = () => {
    onClose();
    // Refreshing earlier could remove the button this dialog belongs to.
    if ("hash" in phase) router.refresh();
  };
  return (
    <Dialog open onClose={close} title={t(`titles.${action.kind}`, { name })} persistent>
      <div aria-live="polite" className="grid gap-6">
        {phase.name === "preparing" && (
          <WhileSwitching>
            <InProgress>{t("preparing")}</InProgress>
          </WhileSwitching>
        )}
        {phase.name === "wallet" && <WhileSwitching />}
        <Progress phase={phase} />
        {(phase.name === "ready" || phase.name === "wallet") && (
          <FieldList title={t("shows")} fields={phase.request.fields} />
        )}
        {phase.name === "ready" && <Button onClick={send}>{t(`buttons.${action.kind}`)}</Button>}
        {phase.name === "done" && (
          <>
            <Done>{t(`done.${action.kind}`, { name })}</Done>
            <Button onClick={close}>{t("close")}</Button>
          </>
        )}
        {phase.name === "lost" && <Reorged />}
        {phase.name === "failed" && <FailureNotice failure={phase.failure} onRetry={phase.retry} />}
      </div>
    </Dialog>
  );
}

type Hex = `0x${string}`;
type Words = Texts<"names.transaction">;
type Steps = Pick<TransactionPlan, "prepare" | "record">;

/** How an action on a name is sent, and how the service records it. */
function planNameAction(action: NameAction, account: string, t: Words): TransactionPlan {
  return { chainId: action.chain.chainId, account, ...stepsOf(action, account, t) };
}

function stepsOf(action: NameAction, account: string, t: Words): Steps {
  switch (action.kind) {
    case "reserve":
      return planReserve(action.chain, action.name, account, t);
    case "refund":
      return planRefund(action.chain, action.name, account, t);
    case "mint":
      return planMint(action, account, t);
    case "subname":
      return planSubname(action, t);
    case "transfer":
      return planTransfer(action, account, t);
  }
}

function planReserve(chain: NamesChain, name: string, account: string, t: Words): Steps {
  const to = requireHex(chain.reservations);
  return {
    prepare: async (signer) => {
      const value = decodeAmount(await readContract(signer, to, encodeDeposit()));
      return request(t, chain, { to, data: encodeReserve(name), value }, [
        { name: t("fields.deposit"), value: formatAmount(String(value), chain.currency, t.language) },
        { name: t("fields.calls"), value: `reserve("${name}")` },
      ]);
    },
    record: () => syncReservations(chain, account),
  };
}

function planRefund(chain: NamesChain, name: string, account: string, t: Words): Steps {
  const to = requireHex(chain.reservations);
  return {
    prepare: async () =>
      request(t, chain, { to, data: encodeRefund(name), value: 0n }, [
        { name: t("fields.refund"), value: t("fields.whole") },
        { name: t("fields.calls"), value: `refund("${name}")` },
      ]),
    record: () => syncReservations(chain, account),
  };
}

function planMint({ chain, name, referralCode }: NameAction & { kind: "mint" }, account: string, t: Words): Steps {
  const { chainId } = chain;
  return {
    prepare: async () => {
      const { transaction, expiresAt } = await api.call("POST /reserve/{name}/claim-mint", {
        params: { name },
        body: { address: account, chainId, ...(referralCode !== undefined && { referralCode }) },
      });
      const { to, data, value } = transaction;
      return request(t, chain, { to: requireHex(to), data: requireHex(data), value: BigInt(value) }, [
        { name: t("fields.price"), value: formatAmount(value, chain.currency, t.language) },
        { name: t("fields.calls"), value: `mint(voucher for "${name}")` },
        { name: t("fields.voucher"), value: `${expiresAt.slice(11, 19)} UTC` },
      ]);
    },
    record: (txHash) => api.call("POST /mint/confirm", { body: { txHash, chainId } }),
  };
}

function planSubname({ chain, parent, parentId, label, to }: NameAction & { kind: "subname" }, t: Words): Steps {
  return {
    prepare: async () => {
      const owner = requireAddress(to);
      const data = encodeSubname(label, parentId, owner);
      return request(t, chain, { to: requireHex(chain.contract), data, value: 0n }, [
        { name: t("fields.owner"), value: owner },
        { name: t("fields.calls"), value: `mintSubname("${label}", ${parent})` },
      ]);
    },
    record: (txHash) => api.call("POST /mint/subname/confirm", { body: { txHash, chainId: chain.chainId } }),
  };
}

function planTransfer(
  { chain, name, tokenId, to }: NameAction & { kind: "transfer" },
  account: string,
  t: Words,
): Steps {
  return {
    prepare: async () => {
      const owner = requireAddress(to);
      const data = encodeTransfer(getAddress(account), owner, tokenId);
      return request(t, chain, { to: requireHex(chain.contract), data, value: 0n }, [
        { name: t("fields.newOwner"), value: owner },
        { name: t("fields.calls"), value: `transferFrom(you, new owner, ${name})` },
      ]);
    },
    // The indexer records transfers: this only waits for it.
    record: async () => {
      const { identity } = await api.call("GET /v1/identity/{identity}", { params: { identity: name } });
      if (identity.owner.toLowerCase() !== to.toLowerCase()) throw new NameError("unseen");
      return {};
    },
  };
}

async function syncReservations({ chainId }: NamesChain, address: string): Promise<Recorded> {
  await api.call("POST /reservations/{address}/sync-from-chain", { params: { address }, body: { chainId } });
  return {};
}

function request(
  t: Words,
  chain: NamesChain,
  call: Omit<TransactionRequest, "fields">,
  fields: TransactionRequest["fields"],
): TransactionRequest {
  return {
    ...call,
    fields: [
      ...fields,
      { name: t("fields.network"), value: chain.name },
      { name: t("fields.contract"), value: getAddress(call.to) },
    ],
  };
}

function requireHex(value: string | null): Hex {
  if (value === null || !isHex(value)) throw new WalletError("unknown");
  return value;
}

function requireAddress(value: string): Hex {
  if (!isAddress(value)) throw new NameError("badAddress");
  return value;
}

// The calls these pages encode themselves; the service encodes mints.
const abi = parseAbi([
  "function deposit() view returns (uint256)",
  "function reserve(string name) payable",
  "function refund(string name)",
  "function mintSubname(string label, uint256 parentId, address to) returns (uint256)",
  "function transferFrom(address from, address to, uint256 tokenId)",
]);

const encodeDeposit = (): Hex => encodeFunctionData({ abi, functionName: "deposit" });
const encodeReserve = (name: string): Hex => encodeFunctionData({ abi, functionName: "reserve", args: [name] });
const encodeRefund = (name: string): Hex => encodeFunctionData({ abi, functionName: "refund", args: [name] });

function encodeSubname(label: string, parentId: string, to: Hex): Hex {
  return encodeFunctionData({ abi, functionName: "mintSubname", args: [label, BigInt(parentId), to] });
}

function encodeTransfer(from: Hex, to: Hex, tokenId: string): Hex {
  return encodeFunctionData({ abi, functionName: "transferFrom", args: [from, to, BigInt(tokenId)] });
}

/** Wei returned by a contract. */
function decodeAmount(answer: Hex): bigint {
  return decodeAbiParameters([{ type: "uint256" }], answer)[0];
}

function Reorged() {
  const t = useTexts("names.transaction");
  return (
    <p className="flex gap-3">
      <Undo2 size={22} className="mt-0.5 shrink-0 text-caution" />
      <span>
        <span className="block font-medium">{t("reorg")}</span>
        <span className="block text-ink-soft">{t("reorgText")}</span>
      </span>
    </p>
  );
}

const steps = ["wallet", "chain", "indexed"] as const;

/** Index of the current step; null if no steps are shown. */
function stepOf(phase: Phase): number | null {
  switch (phase.name) {
    case "wallet":
      return 0;
    case "mining":
    case "lost":
      return 1;
    case "recording":
      return 2;
    case "done":
      return steps.length;
    default:
      return null;
  }
}

function Progress({ phase }: { phase: Phase }) {
  const t = useTexts("names.transaction");
  const current = stepOf(phase);
  if (current === null) return null;
  return (
    <ol className="grid gap-3">
      {steps.map((step, i) => (
        <li key={step} className={`flex gap-3 ${i > current ? "text-ink-faint" : ""}`}>
          {i < current && <CircleCheck size={22} className="mt-0.5 shrink-0 text-up" />}
          {i === current && <Spinner className="mt-0.5 text-accent" />}
          {i > current && (
            <span aria-hidden="true" className="mt-2 mr-1.5 ml-1.5 size-2.5 rounded-full bg-line-strong" />
          )}
          <span>
            {t(`steps.${step}`)}
            <span className="sr-only">
              {t(`state.${i < current ? "done" : i === current ? "current" : "pending"}`)}
            </span>
            {i === 1 && phase.name === "done" && <Confirmations {...phase.recorded} />}
            {i > 0 && i === current && "hash" in phase && (
              <span className="figures block font-mono text-sm wrap-anywhere text-ink-faint">{phase.hash}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Confirmations({ confirmations, final }: Recorded) {
  const t = useTexts("names.transaction");
  if (confirmations === undefined) return null;
  return (
    <span className="figures block text-sm text-ink-faint">
      {t(final ? "confirmations" : "confirmationsNotFinal", { count: confirmations })}
    </span>
  );
}
