"use client";

import { Ellipsis, KeyRound, Plus, RefreshCw, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { KeyRecord } from "../../lib/domains/developers/index.ts";
import { Badge, type Tone } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Lazy, preload } from "../ui/lazy.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { ToastProvider, useToast } from "../ui/toast.tsx";
import { timeAgo, timeUntil } from "./format.ts";

interface Props {
  keys: readonly KeyRecord[];
  /** Requests a minute of the developer's tier. */
  perMinute: number;
  /** Unix milliseconds of the page: relative times count from it, on the server and in the browser. */
  now: number;
  /** Scheme and host of the API, and an identity it knows: for the first call. */
  origin: string;
  example: string;
}

const createKey = () => import("./create-key.tsx");
const rotateKey = () => import("./rotate-key.tsx");
const revokeKey = () => import("./revoke-key.tsx");

type Open = { name: "create" } | { name: "rotate" | "revoke"; key: KeyRecord } | null;

/** A developer's keys, and everything that can be done with them. */
export function Keys(props: Props) {
  return (
    <ToastProvider>
      <KeyList {...props} />
    </ToastProvider>
  );
}

function KeyList({ keys, perMinute, now, origin, example }: Props) {
  const router = useRouter();
  const say = useToast();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const create = (
    <Button {...preload(createKey)} onClick={() => setOpen({ name: "create" })}>
      <Plus size={18} /> Create a key
    </Button>
  );
  return (
    <div className="mt-8">
      {keys.length === 0 ? (
        <EmptyState icon={KeyRound} title="No key yet">
          <p>Your server sends a key with each call. Create one, copy it, and make the first call.</p>
          {create}
        </EmptyState>
      ) : (
        <>
          {create}
          <ul aria-label="API keys" className="mt-6 divide-y divide-line rounded-xl border border-line bg-surface">
            {keys.map((key) => (
              <KeyRow key={key.id} item={key} now={now} onOpen={(name) => setOpen({ name, key })} />
            ))}
          </ul>
        </>
      )}
      {open?.name === "create" && (
        <Lazy part={createKey}>
          {({ CreateKey }) => (
            <CreateKey
              perMinute={perMinute}
              origin={origin}
              example={example}
              onCreated={() => router.refresh()}
              onClose={close}
            />
          )}
        </Lazy>
      )}
      {open?.name === "rotate" && (
        <Lazy part={rotateKey}>
          {({ RotateKey }) => (
            <RotateKey
              item={open.key}
              origin={origin}
              example={example}
              onRotated={() => router.refresh()}
              onClose={close}
            />
          )}
        </Lazy>
      )}
      {open?.name === "revoke" && (
        <Lazy part={revokeKey}>
          {({ RevokeKey }) => (
            <RevokeKey
              item={open.key}
              onRevoked={() => {
                close();
                say(`“${open.key.name}” is revoked.`);
                router.refresh();
              }}
              onClose={close}
            />
          )}
        </Lazy>
      )}
    </div>
  );
}

function stateOf(key: KeyRecord, now: number): { word: string; tone: Tone; expiries: boolean } {
  if (key.revokedAt !== null) return { word: `revoked ${timeAgo(key.revokedAt, now)}`, tone: "plain", expiries: false };
  if (key.expiresAt === null) return { word: "active", tone: "good", expiries: true };
  if (Date.parse(key.expiresAt) <= now)
    return { word: `ended ${timeAgo(key.expiresAt, now)}`, tone: "plain", expiries: false };
  return { word: `replaced, ends ${timeUntil(key.expiresAt, now)}`, tone: "caution", expiries: true };
}

function KeyRow(props: { item: KeyRecord; now: number; onOpen: (what: "rotate" | "revoke") => void }) {
  const { item: key, now, onOpen } = props;
  const { word, tone, expiries } = stateOf(key, now);
  return (
    <li className="flex items-start gap-3 p-4 sm:p-5">
      <div className="grid min-w-0 flex-1 gap-x-8 gap-y-3 lg:grid-cols-[1fr_28rem] lg:items-center">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className={`font-semibold wrap-anywhere ${expiries ? "" : "text-ink-faint"}`}>{key.name}</h2>
            <Badge tone={tone}>{word}</Badge>
          </div>
          <p className="figures mt-1 font-mono text-sm text-ink-faint">
            {key.prefix}…{key.last4}
          </p>
        </div>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-3">
          <Fact name="Permissions">{key.permissions.join(", ")}</Fact>
          <Fact name="Limit">
            {key.rateLimit === null ? "the tier’s" : `${key.rateLimit.toLocaleString("en")} a minute`}
          </Fact>
          <Fact name="Last used">{key.lastUsedAt === null ? "never" : timeAgo(key.lastUsedAt, now)}</Fact>
        </dl>
      </div>
      {expiries ? (
        <Menu
          label={`What to do with ${key.name}`}
          className="-mt-1 -mr-2 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-lg text-ink-faint transition-colors hover:bg-sunken hover:text-ink lg:mt-1"
          face={<Ellipsis size={20} />}
        >
          {key.expiresAt === null && (
            <MenuItem {...preload(rotateKey)} onClick={() => onOpen("rotate")}>
              <RefreshCw size={18} /> Rotate
            </MenuItem>
          )}
          <MenuItem {...preload(revokeKey)} onClick={() => onOpen("revoke")} className="text-down">
            <Trash2 size={18} /> Revoke
          </MenuItem>
        </Menu>
      ) : (
        <span className="hidden w-9 shrink-0 lg:block" />
      )}
    </li>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-ink-faint">{name}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}
