import type { Texts } from "../texts/create-texts.ts";

const GROUP = 4;

/** An address in groups of four digits; those that differ from `other` at the same place are marked. */
export function Digits({ address, other }: { address: string; other?: string }) {
  const digits = address.slice(2);
  const isOther = (at: number) =>
    other !== undefined && digits[at]?.toLowerCase() !== other.slice(2)[at]?.toLowerCase();
  return (
    <span className="flex flex-wrap gap-x-1.5 font-mono text-[0.95rem] leading-7">
      <span>0x</span>
      {Array.from({ length: digits.length / GROUP }, (_, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the digits of an address have no other order.
        <span key={group} className="whitespace-nowrap">
          {[...digits.slice(group * GROUP, (group + 1) * GROUP)].map((digit, place) => {
            const at = group * GROUP + place;
            return isOther(at) ? (
              <mark key={at} className="bg-down-soft font-semibold text-down underline decoration-2 underline-offset-4">
                {digit}
              </mark>
            ) : (
              digit
            );
          })}
        </span>
      ))}
    </span>
  );
}

/** How many digits of two addresses differ: "4 digits differ". */
export function countOther(t: Texts<"check">, one: string, other: string): string {
  const count = [...one.toLowerCase()].filter((digit, at) => digit !== other.toLowerCase()[at]).length;
  return t("differ", { count });
}
