import type { AppealStatus } from "../../lib/domains/appeals/schemas.ts";
import type { Tone } from "../ui/badge.tsx";

export const statusTones: Readonly<Record<AppealStatus, Tone>> = {
  open: "accent",
  upheld: "good",
  rejected: "plain",
  withdrawn: "plain",
};

/** A flag in words: `burst_then_silence` is "Burst then silence", a listed contact has its address. `translate`: for `sentences.inputs`. */
export function flagName(flag: string, translate: (words: string) => string): string {
  const [code = "", address] = flag.split(":");
  const words = code.replaceAll("_", " ");
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  return translate(address ? `${name} ${address}` : name);
}

/** The page that contests a flag. */
export function contestHref(wallet: string, flag: string): string {
  return `/appeals/new?${new URLSearchParams({ wallet, flag })}`;
}
